import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterWarningsTests {
    @Test(arguments: [
        (Warning.Subject.style, "/style"), (.duration(.style), "/style"), (.timing, "/timing"),
        (.duration(.duration), "/timing/durationMs"), (.duration(.pacing), "/timing/pacing"),
        (.element(.destination, "image"), "/destination/elements/image"),
        (.cornerRadius(.source, "label"), "/source/elements/label/cornerRadius"),
        (.occluders(.source), "/source/elements/image/occludedBy"),
        (.picture(nil), "/image"), (.picture(.source), "/source/elements/image/image"),
        (.lines(.destination, "label"), "/destination/elements/label/lines"),
        // RFC 6901 §3: ~ is ~0 and / is ~1.
        (.element(.source, "a/b"), "/source/elements/a~1b"),
        (.lines(.source, "~1"), "/source/elements/~01/lines"),
        (.cornerRadius(.destination, "é \""), "/destination/elements/é \"/cornerRadius"),
    ])
    func pointsAtWhatItIsAbout(subject: Warning.Subject, pointer: String) {
        #expect(subject.pointer(Ends(source: nil, destination: nil)) == pointer)
    }

    /// An element is where its screen is: the root, or further down.
    @Test(arguments: [
        (Warning.Subject.element(.source, "image"), "/source/screens/elements/image"),
        (.picture(.source), "/source/screens/elements/image/image"),
        (
            .cornerRadius(.destination, "a/b"),
            "/destination/screens/presented/children/2/elements/a~1b/cornerRadius"
        ),
        (.occluders(.destination), "/destination/screens/presented/children/2/elements/image/occludedBy"),
        (.picture(nil), "/image"), (.duration(.duration), "/timing/durationMs"),
    ])
    func pointsIntoScreens(subject: Warning.Subject, pointer: String) {
        let root = Participation.Stop(name: "a")
        let steps: [Participation.Step] = [.presented, .child(2)]
        let path = [root] + steps.map { Participation.Stop(name: "a", step: $0) }
        let participations = Ends<Participation?>(
            source: Participation(screen: 0, path: [root]), destination: Participation(screen: 2, path: path))
        #expect(subject.pointer(participations) == pointer)
    }

    @Test func writesEveryMember() {
        let warning = Warning(.radiusLimited, .cornerRadius(.source, "a\"b"), "is \"limited\"\nto 4")
        let expected = array(
            #"""
            [{"code": "radiusLimited", "pointer": "/source/elements/a\"b/cornerRadius",
              "detail": "is \"limited\"\nto 4"}]
            """#)
        #expect(specMember("warnings", of: transition(warnings: [warning])) as? NSArray == expected)
    }
}
