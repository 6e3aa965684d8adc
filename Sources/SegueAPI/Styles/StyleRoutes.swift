import SegueHTTP
import SegueKit

/// `/v1/styles`: every style, whole, as its file has it; it can be changed and sent as the `style` of a request.
struct StyleRoutes: Sendable {
    static let path = "/v1/styles"
    let styles: Styles

    func list(_ request: Request) throws(Problem) -> Response {
        var body = Array("{\"styles\":[".utf8)
        for (index, document) in styles.documents.enumerated() {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            body += document
        }
        body += Array("]}".utf8)
        return .json(body)
    }

    /// The one whose name is the last part of the path.
    func get(_ request: Request) throws(Problem) -> Response {
        let name = request.head.path.dropFirst(Self.path.count + 1)
        guard let index = styles.all.firstIndex(where: { $0.name == name }) else {
            throw .unknownStyle(String(name), known: styles.all.map(\.name))
        }
        return .json(styles.documents[index])
    }
}

extension Problem {
    fileprivate static func unknownStyle(_ name: String, known: [String]) -> Problem {
        Problem(
            title: "Not Found", status: 404,
            detail: "There is no style \(name.prefix(64)); there are \(known.joined(separator: ", ")).")
    }
}
