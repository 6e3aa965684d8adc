import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterEventsTests {
    @Test func writesEveryAction() {
        let events = [
            Event(timeMs: 0, .add(layer: "image")), Event(timeMs: 0, .hide(ViewReference(.source, "image"))),
            Event(timeMs: 33.333333333, .show(ViewReference(.destination, "image"))),
            Event(timeMs: 400, .show(ViewReference(.destination))),
            Event(timeMs: 400, .remove(layer: "label \"a\"")), Event(timeMs: 400, .complete(finished: false)),
        ]
        let expected = array(
            #"""
            [{"timeMs": 0, "action": "add", "target": "image"},
             {"timeMs": 0, "action": "hide", "target": "source.image"},
             {"timeMs": 33.333333, "action": "show", "target": "destination.image"},
             {"timeMs": 400, "action": "show", "target": "destination.screen"},
             {"timeMs": 400, "action": "remove", "target": "label \"a\""},
             {"timeMs": 400, "action": "complete", "finished": false}]
            """#)
        #expect(specMember("events", of: transition(events: events)) as? NSArray == expected)
    }
}
