import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit

enum ParticipantsMember: Int, MemberName {
    case screens
    static let table = MemberTable<ParticipantsMember>()
}

/// `/v1/participants`: which screen of a tree takes part in a transition.
enum Participants {
    static func post(_ request: Request) throws(Problem) -> Response {
        .json(document(for: try JSONBody.read(request.body) { $1.participantsRequest($0) }))
    }

    private static func document(for tree: ScreenTree) -> [UInt8] {
        let participation = tree.participation
        return JSONWriter.document(capacity: 1024) { writer in
            writer.openObject()
            writer.participant(of: participation)
            if participation.screen == nil {
                writer.name("reason")
                writer.keyword(Reason.participantNotFound.wireName)
            }
            writer.path(of: participation)
            writer.closeObject()
        }
    }
}

extension Violations {
    /// Reads the body of a request for a participant; an element's defaults do not matter to it.
    fileprivate mutating func participantsRequest(_ value: JSONValue) -> ScreenTree? {
        guard let members = members(of: value, as: ParticipantsMember.self) else { return nil }
        return screenTree(
            required(.screens, of: members), at: .source, in: .unknown)
    }
}
