import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterEventsTests {
    @Test func writesEveryAction() {
        var transition = transition(layers: [
            Layer(name: "destinationScreen", kind: .screen, view: ViewReference(.destination), tracks: []),
            Layer(
                name: "image", kind: .image, view: ViewReference(.source, "image"), isTemporary: true,
                hidesView: true, tracks: []),
            Layer(
                name: "label \"a\"", kind: .snapshot, view: ViewReference(.destination, "\"a\""),
                isTemporary: true, tracks: []),
            Layer(
                name: "sourceScreen", kind: .screen, view: ViewReference(.source), hidesView: true, tracks: []
            ),
        ])
        transition.timing = Timing(durationMs: 33.333333333)
        transition.finishes = false
        let expected = array(
            #"""
            [{"timeMs": 0, "action": "add", "target": "image"},
             {"timeMs": 0, "action": "add", "target": "label \"a\""},
             {"timeMs": 0, "action": "hide", "target": "source.image"},
             {"timeMs": 0, "action": "hide", "target": "source.screen"},
             {"timeMs": 33.333333, "action": "show", "target": "source.image"},
             {"timeMs": 33.333333, "action": "show", "target": "source.screen"},
             {"timeMs": 33.333333, "action": "remove", "target": "image"},
             {"timeMs": 33.333333, "action": "remove", "target": "label \"a\""},
             {"timeMs": 33.333333, "action": "complete", "finished": false}]
            """#)
        #expect(specMember("events", of: transition) as? NSArray == expected)
    }

    @Test func nothingButTheEnd() {
        let expected = array(#"[{"timeMs": 400, "action": "complete", "finished": true}]"#)
        #expect(specMember("events", of: transition()) as? NSArray == expected)
    }
}
