import SegueJSON
public import SegueKit

extension JSONWriter {
    mutating func warning(_ warning: Warning) {
        openObject()
        name("code")
        keyword(warning.code.wireName)
        name("pointer")
        string(warning.subject.pointer)
        name("detail")
        string(warning.detail)
        closeObject()
    }
}

extension Warning.Subject {
    /// A JSON Pointer (RFC 6901) into the request.
    public var pointer: String {
        switch self {
        case .style: "/style"
        case .durationMs: "/timing/durationMs"
        case .element(let end, let name): Self.element(end, name)
        case .candidate(let end, let name, let index): Self.element(end, name) + "/\(index)"
        case .cornerRadius(let end, let name): Self.element(end, name) + "/cornerRadius"
        case .occluders(let end): Self.element(end, "image") + "/occludedBy"
        case .picture(let end): end.map { Self.element($0, "image") + "/image" } ?? "/image"
        case .lines(let end, let name): Self.element(end, name) + "/lines"
        }
    }

    private static func element(_ end: End, _ name: String) -> String {
        "/\(end.wireText)/elements/\(JSONPointer.escaped(name))"
    }
}
