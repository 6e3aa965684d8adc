import SegueJSON
public import SegueKit

extension JSONWriter {
    mutating func warning(_ warning: Warning, in transition: Transition) {
        let pointer = { (subject: Warning.Subject) in
            subject.pointer(transition.participations, taken: transition.taken)
        }
        let related = warning.related.map { " " + pointer($0) }
        openObject()
        name("code")
        keyword(warning.code.wireName)
        name("pointer")
        string(pointer(warning.subject))
        name("detail")
        string(warning.detail + (related ?? ""))
        closeObject()
    }
}

extension Warning.Subject {
    /// A JSON Pointer (RFC 6901) into the request, in which an element may be that of a screen.
    ///
    /// - Parameter taken: Which candidates were taken of elements that have several.
    public func pointer(
        _ participations: Ends<Participation?>,
        taken: Ends<[TakenCandidate]> = Ends(source: [], destination: [])
    ) -> String {
        let place = { (end: End, name: String, index: Int?) in
            let screen = participations[end].map { "/screens\($0.pointer)" } ?? ""
            let number = index.map { "/\($0)" } ?? ""
            return "/\(end.wireText)\(screen)/elements/\(JSONPointer.escaped(name))\(number)"
        }
        let element = { (end: End, name: String) in
            place(end, name, taken[end].first { $0.name == name }?.index)
        }
        return switch self {
        case .style: "/style"
        case .timing: "/timing"
        case .duration(let source): source.pointer
        case .element(let end, let name): element(end, name)
        case .candidate(let end, let name, let index): place(end, name, index)
        case .cornerRadius(let end, let name): element(end, name) + "/cornerRadius"
        case .occluders(let end): element(end, "image") + "/occludedBy"
        case .picture(let end): end.map { element($0, "image") + "/image" } ?? "/image"
        case .lines(let end, let name): element(end, name) + "/lines"
        }
    }
}

extension DurationSource {
    fileprivate var pointer: String {
        switch self {
        case .style: "/style"
        case .duration: "/timing/durationMs"
        case .pacing: "/timing/pacing"
        }
    }
}
