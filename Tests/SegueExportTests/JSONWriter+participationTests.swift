import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct JSONWriterParticipationTests {
    private static let path = [
        Participation.Stop(name: "tab"), Participation.Stop(name: "a\"b", step: .child(3)),
        Participation.Stop(name: "é", step: .presented),
    ]

    private static func text(_ participation: Participation) -> String {
        written { writer in
            writer.openObject()
            writer.participant(of: participation)
            writer.path(of: participation)
            writer.closeObject()
        }
    }

    @Test func writesTheNameAndThePath() {
        let found = Participation(screen: 4, path: Self.path)
        #expect(Self.text(found) == #"{"participant":"é","path":["tab","a\"b","é"]}"#)
        let missing = Participation(screen: nil, path: Array(Self.path.prefix(1)))
        #expect(Self.text(missing) == #"{"participant":null,"path":["tab"]}"#)
    }

    @Test func pointsAtTheEndOfThePath() {
        #expect(Participation(screen: 4, path: Self.path).pointer == "/children/3/presented")
        #expect(Participation(screen: 0, path: Array(Self.path.prefix(1))).pointer == "")
    }
}
