import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterWarningsTests {
    @Test(arguments: [
        (Warning.Subject.style, "/style"), (.durationMs, "/timing/durationMs"),
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
        #expect(subject.pointer == pointer)
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
