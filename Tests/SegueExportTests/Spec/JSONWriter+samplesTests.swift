import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterSamplesTests {
    @Test func writesOneValueATime() {
        let rects = Track([
            Keyframe(time: 0, value: Rect(x: 0, y: 0, width: 2, height: 2)),
            Keyframe(time: 1, value: Rect(x: 3, y: 0, width: 2, height: 4)),
        ])
        let layer = Layer(
            name: "image", kind: .image, view: ViewReference(.source, "image"),
            tracks: [
                PropertyTrack(.window, rects), PropertyTrack(.cornerRadii, Track(constant: CornerRadii(1))),
                PropertyTrack(.opacity, Track(constant: 1)),
            ])
        let sampled = transition(layers: [layer])
        let expected = parsed(
            #"""
            {"timesMs": [0, 133.333333, 266.666667, 400], "layers": [{"name": "image", "tracks": [
              {"property": "window", "values": [
                {"x": 0, "y": 0, "width": 2, "height": 2}, {"x": 1, "y": 0, "width": 2, "height": 2.6667},
                {"x": 2, "y": 0, "width": 2, "height": 3.3333}, {"x": 3, "y": 0, "width": 2, "height": 4}]},
              {"property": "cornerRadii", "values": [
                {"topLeft": 1, "topRight": 1, "bottomRight": 1, "bottomLeft": 1},
                {"topLeft": 1, "topRight": 1, "bottomRight": 1, "bottomLeft": 1},
                {"topLeft": 1, "topRight": 1, "bottomRight": 1, "bottomLeft": 1},
                {"topLeft": 1, "topRight": 1, "bottomRight": 1, "bottomLeft": 1}]},
              {"property": "opacity", "values": [1, 1, 1, 1]}]}]}
            """#)
        let samples = sampled.sampled(.count(4))
        #expect(specMember("samples", of: sampled, samples: samples) as? NSDictionary == expected)
        #expect(specMember("samples", of: sampled) == nil)
    }
}
