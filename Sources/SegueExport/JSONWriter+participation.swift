public import SegueJSON
public import SegueKit

extension JSONWriter {
    /// Writes the member `participant` of an open object: a name, or null where no screen takes part.
    public mutating func participant(of participation: Participation) {
        name("participant")
        if let screen = participation.name { string(screen) } else { null() }
    }

    /// Writes the member `path` of an open object: names from the root on.
    public mutating func path(of participation: Participation) {
        name("path")
        openArray()
        for stop in participation.path { string(stop.name) }
        closeArray()
    }
}

extension Participation {
    /// A JSON Pointer (RFC 6901) from the root of the tree to the end of the path; empty for the root.
    public var pointer: String {
        path.compactMap(\.step).map { step in
            switch step {
            case .child(let index): "/children/\(index)"
            case .presented: "/presented"
            }
        }.joined()
    }
}
