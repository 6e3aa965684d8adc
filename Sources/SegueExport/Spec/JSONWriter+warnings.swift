import SegueJSON
public import SegueKit

extension JSONWriter {
    mutating func warning(_ warning: Warning, _ participations: Ends<Participation?>) {
        openObject()
        name("code")
        keyword(warning.code.wireName)
        name("pointer")
        string(warning.subject.pointer(participations))
        name("detail")
        string(warning.detail)
        closeObject()
    }
}

extension Warning.Subject {
    /// A JSON Pointer (RFC 6901) into the request, in which an element may be that of a screen.
    public func pointer(_ participations: Ends<Participation?>) -> String {
        let element = { (end: End, name: String) in
            let screen = participations[end].map { "/screens\($0.pointer)" } ?? ""
            return "/\(end.wireText)\(screen)/elements/\(JSONPointer.escaped(name))"
        }
        return switch self {
        case .style: "/style"
        case .durationMs: "/timing/durationMs"
        case .element(let end, let name): element(end, name)
        case .cornerRadius(let end, let name): element(end, name) + "/cornerRadius"
        case .occluders(let end): element(end, "image") + "/occludedBy"
        case .picture(let end): end.map { element($0, "image") + "/image" } ?? "/image"
        case .lines(let end, let name): element(end, name) + "/lines"
        }
    }
}
