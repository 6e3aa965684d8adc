import Foundation
import SegueHTTP
import Testing

@testable import SegueAPI

/// Sends the examples of the description.
@Suite struct OpenAPIExampleTests {
    private let document: OpenAPIDocument

    init() throws {
        document = try OpenAPIDocument()
    }

    /// An example whose answer is in the description too is answered with just that.
    @Test(arguments: ["/v1/transitions", "/v1/rects", "/v1/conversions", "/v1/participants", "/v1/gestures"])
    func answersEveryExample(path: String) throws {
        let examples = document.examples(path)
        let answers = document.examples(path, status: "200")
        #expect(examples.count >= 2)
        #expect(Set(answers.keys).isSubset(of: examples.keys))
        for (name, value) in examples {
            let response = post(try Self.text(value), to: path).response
            #expect(response.status == 200, "\(name)")
            guard let expected = answers[name] as? NSObject else { continue }
            let answer = try JSONSerialization.jsonObject(with: Data(response.body)) as? NSObject
            #expect(answer == expected, "\(name)")
        }
    }

    /// What the examples are there to show.
    @Test(arguments: [
        ("photoZoom", "zoom", nil, "photo-zoom"), ("cardZoom", "zoom", nil, "card-zoom"),
        ("dismissal", "zoom", nil, "card-zoom-opaque"), ("screens", "zoom", nil, "photo-zoom"),
        ("inViews", "zoom", nil, "photo-zoom"), ("turnedBack", "zoom", nil, "photo-zoom"),
        ("elsewhere", "zoom", nil, "photo-zoom"), ("ownStyle", "zoom", nil, "swing"),
        ("fallback", "fade", "reducedMotion" as String?, "photo-zoom"),
    ])
    func showsWhatIsSaid(example: String, strategy: String, reason: String?, style: String) throws {
        let value = try #require(document.examples("/v1/transitions")[example])
        let body = post(try Self.text(value), to: "/v1/transitions").response.body
        let answer = try #require(JSONSerialization.jsonObject(with: Data(body)) as? OpenAPIDocument.Object)
        #expect(answer["strategy"] as? String == strategy)
        #expect(answer["reason"] as? String == reason)
        #expect(answer["style"] as? String == style)
    }

    /// The example of a refusal is the answer to a body that is wrong in the two ways that it names.
    @Test func refusesAsInTheExample() throws {
        let body =
            #"{"direction":"open","contaner":{},"container":{"width":1,"height":1},"image":null,"#
            + #""source":null,"destination":null}"#
        let response = post(body, to: "/v1/transitions").response
        let answer = try JSONSerialization.jsonObject(with: Data(response.body)) as? NSObject
        #expect(answer == document.refusal as? NSObject)
    }

    private static func text(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
}

extension OpenAPIDocument {
    fileprivate var refusal: Any? {
        let responses = (root["components"] as? Object)?["responses"] as? [String: Object]
        let content = responses?["Invalid"]?["content"] as? [String: Object]
        let examples = content?["application/problem+json"]?["examples"] as? [String: Object]
        return examples?["openTransition"]?["value"]
    }
}
