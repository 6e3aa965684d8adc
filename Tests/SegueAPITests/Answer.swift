import SegueAPI
import SegueHTTP

/// An answer of the service in process, its body read by Foundation.
struct Answer {
    let response: Response
    let json: JSON?

    var status: Int { response.status }
    var text: String { String(decoding: response.body, as: UTF8.self) }

    init(_ response: Response) {
        self.response = response
        json = JSON(response.body)
    }

    func field(_ name: String) -> String? {
        response.fields.first { $0.name == name }?.value
    }

    /// The errors of a problem as "pointer code", sorted.
    var errors: [String] {
        let errors = json?["errors"]?.array ?? []
        return errors.map { "\($0["pointer"]?.string ?? "-") \($0["code"]?.string ?? "-")" }.sorted()
    }

    /// What a problem says of the value at a pointer.
    func detail(of pointer: String) -> String? {
        json?["errors"]?.array?.first { $0["pointer"]?.string == pointer }?["detail"]?.string
    }
}

/// Answers a head as a server does: refused by the head alone, or answered with the body.
func answer(
    _ method: SegueHTTP.Method?, _ path: String, named name: String? = nil, body: [UInt8] = [],
    contentType: String? = nil, service: Service = Service()
) -> Answer {
    let length = method == .post ? body.count : nil
    let head = Head(
        method: method, methodName: name, path: path, contentType: contentType, contentLength: length)
    let response =
        service.main.refusal(of: head) ?? service.main.answer(to: Request(head: head, body: body))
    return Answer(response)
}

func post(_ body: String, to path: String) -> Answer {
    answer(.post, path, body: Array(body.utf8), contentType: "application/json")
}
