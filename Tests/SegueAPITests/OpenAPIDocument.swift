import Foundation
import SegueAPI
import SegueHTTP
import Testing

/// The description that the service serves, for questions to it.
struct OpenAPIDocument {
    typealias Object = [String: Any]

    let root: Object

    init() throws {
        let body = answer(.get, "/openapi.json").response.body
        root = try #require(JSONSerialization.jsonObject(with: Data(body)) as? Object)
    }

    var paths: [String: Object] { root["paths"] as? [String: Object] ?? [:] }

    var schemas: [String: Object] { (root["components"] as? Object)?["schemas"] as? [String: Object] ?? [:] }

    /// What a schema says of one of its members, or of itself.
    func schema(_ name: String, _ member: String? = nil) throws -> Object {
        let schema = try #require(schemas[name], "no schema \(name)")
        guard let member else { return schema }
        let members = try #require(schema["properties"] as? [String: Object])
        return try #require(members[member], "no member \(member) of \(name)")
    }

    func members(_ name: String) throws -> Set<String> {
        Set(try #require(try schema(name)["properties"] as? Object).keys)
    }

    func values(_ name: String, _ member: String? = nil) throws -> Set<String> {
        Set(try #require(try schema(name, member)["enum"] as? [String]))
    }

    /// The examples of a body, by name; `status` is nil for that of the request.
    func examples(_ path: String, status: String? = nil) -> [String: Any] {
        let operation = paths[path]?["post"] as? Object
        let body =
            status.map { (operation?["responses"] as? Object)?[$0] as? Object }
            ?? operation?["requestBody"] as? Object
        let media = (body?["content"] as? Object)?["application/json"] as? Object
        return (media?["examples"] as? [String: Object] ?? [:]).compactMapValues { $0["value"] }
    }
}

/// The bounds of a number in the description; nil where it has none.
struct Bounds: Equatable {
    var minimum: Double?
    var exclusiveMinimum: Double?
    var maximum: Double?
    var exclusiveMaximum: Double?
}

extension Bounds {
    init(of schema: OpenAPIDocument.Object) {
        let number = { (name: String) in (schema[name] as? NSNumber)?.doubleValue }
        self.init(
            minimum: number("minimum"), exclusiveMinimum: number("exclusiveMinimum"),
            maximum: number("maximum"), exclusiveMaximum: number("exclusiveMaximum"))
    }
}
