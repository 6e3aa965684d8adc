import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterTransitionTests {
    /// A square picture fills the source; the destination has a frame, but nothing to place in it.
    @Test func writesEveryMember() {
        var spec = transition(
            source: Transition.Rest(
                frame: Rect(x: 0, y: 0, width: 20, height: 10),
                placement: Placement(
                    of: Size(width: 40, height: 40),
                    in: PictureView(frame: Rect(x: 0, y: 0, width: 20, height: 10))),
                picture: Picture(pixels: PixelSize(width: 40, height: 40)),
                size: Size(width: 40, height: 40)),
            destination: Transition.Rest(frame: Rect(x: 1, y: 2, width: 0, height: 0)))
        (spec.direction, spec.strategy, spec.reason) = (.dismiss, .fade, .degenerateFrame)
        spec.timing = Timing(durationMs: 1000.0 / 3, delayMs: 20, pacing: .easeIn)
        let text = written { $0.transition(spec, samples: nil, DecimalPlaces()) }
        let expected = parsed(
            #"""
            {"style": "photo-zoom", "direction": "dismiss", "strategy": "fade", "reason": "degenerateFrame",
             "durationMs": 333.333333, "delayMs": 20, "pacing": {"cubicBezier": [0.42, 0, 1, 1]},
             "layers": [], "events": [{"timeMs": 353.333333, "action": "complete", "finished": true}],
             "warnings": [], "rects": {
               "source": {"frame": {"x": 0, "y": 0, "width": 20, "height": 10},
                 "image": {"x": 0, "y": -5, "width": 20, "height": 20},
                 "window": {"x": 0, "y": 0, "width": 20, "height": 10},
                 "crop": {"unit": {"x": 0, "y": 0.25, "width": 1, "height": 0.5},
                          "pixels": {"x": 0, "y": 10, "width": 40, "height": 20}},
                 "corrected": {"contentMode": "scaleAspectFill", "exact": true,
                   "frame": {"x": 0, "y": 0, "width": 20, "height": 10}}},
               "destination": {"frame": {"x": 1, "y": 2, "width": 0, "height": 0}, "image": null,
                 "window": null, "crop": null,
                 "corrected": {"contentMode": "scaleAspectFill", "frame": null, "exact": false}}}}
            """#)
        #expect(parsed(text) == expected)
        // NSNumber takes 1 and true for the same.
        #expect(text.contains("\"exact\":true") && text.contains("\"exact\":false"))
    }

    /// Only where screens were asked for.
    @Test func tellsWhichScreensTakePart() {
        var spec = transition()
        let path = ["tab", "grid"].map { Participation.Stop(name: $0) }
        spec.participations.source = Participation(screen: 1, path: path)
        spec.participations.destination = Participation(screen: nil, path: Array(path.prefix(1)))
        let rects = specMember("rects", of: spec) as? [String: NSDictionary]
        #expect(rects?["source"]?["participant"] as? String == "grid")
        #expect(rects?["source"]?["path"] as? [String] == ["tab", "grid"])
        #expect(rects?["destination"]?["participant"] is NSNull)
        #expect(rects?["destination"]?["path"] as? [String] == ["tab"])
        let unasked = specMember("rects", of: transition()) as? [String: NSDictionary]
        #expect(unasked?["source"]?["participant"] == nil)
        #expect(unasked?["source"]?["path"] == nil)
    }

    @Test func aZoomHasNoReason() {
        #expect(specMember("strategy", of: transition()) as? String == "zoom")
        #expect(specMember("reason", of: transition()) == nil)
        #expect(specMember("pacing", of: transition()) as? String == "linear")
    }
}
