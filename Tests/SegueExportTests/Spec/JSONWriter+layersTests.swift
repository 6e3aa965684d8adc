import Foundation
import SegueExport
import SegueKit
import Testing

@Suite struct JSONWriterLayersTests {
    private static let image = Layer(
        name: "image", kind: .image, view: ViewReference(.source, "image"),
        tracks: [
            PropertyTrack(
                .window,
                Track([
                    Keyframe(time: 0, value: Rect(x: 1.00005, y: 2, width: 3, height: 4)),
                    Keyframe(
                        time: 1.0 / 3, value: Rect(x: 5, y: 6, width: 7, height: 8), easing: .easeInOut),
                ])),
            PropertyTrack(.cornerRadii, Track(constant: CornerRadii(12), calculationMode: .cubic)),
            PropertyTrack(.opacity, Track(constant: 0.66666666)),
        ])

    @Test func writesEveryKindOfTrack() {
        let expected = array(
            #"""
            [{"name": "image", "kind": "image", "of": "source.image", "tracks": [
               {"property": "window", "calculationMode": "linear", "keyframes": [
                 {"time": 0, "value": {"x": 1.0001, "y": 2, "width": 3, "height": 4}},
                 {"time": 0.333333, "value": {"x": 5, "y": 6, "width": 7, "height": 8},
                  "easing": {"cubicBezier": [0.42, 0, 0.58, 1]}}]},
               {"property": "cornerRadii", "calculationMode": "cubic", "keyframes": [
                 {"time": 0, "value": {"topLeft": 12, "topRight": 12, "bottomRight": 12, "bottomLeft": 12}}]},
               {"property": "opacity", "calculationMode": "linear", "keyframes": [
                 {"time": 0, "value": 0.666667}]}]}]
            """#)
        #expect(specMember("layers", of: transition(layers: [Self.image])) as? NSArray == expected)
    }

    @Test func keepsTheOrderAndNamesWhatIsDrawn() {
        let layers = [
            Layer(name: "destinationScreen", kind: .screen, view: ViewReference(.destination), tracks: []),
            Layer(name: "backdrop", kind: .backdrop, color: "#00000080", tracks: []),
            Layer(name: "a/b", kind: .snapshot, view: ViewReference(.destination, "a\"b\\"), tracks: []),
            Layer(name: "sourceScreen", kind: .screen, view: ViewReference(.source), tracks: []),
        ]
        let expected = array(
            #"""
            [{"name": "destinationScreen", "kind": "screen", "of": "destination.screen", "tracks": []},
             {"name": "backdrop", "kind": "backdrop", "color": "#00000080", "tracks": []},
             {"name": "a/b", "kind": "snapshot", "of": "destination.a\"b\\", "tracks": []},
             {"name": "sourceScreen", "kind": "screen", "of": "source.screen", "tracks": []}]
            """#)
        #expect(specMember("layers", of: transition(layers: layers)) as? NSArray == expected)
    }

    /// What is drawn over the rest needs no word.
    @Test func saysWhatIsAdded() {
        let layers = Layer.Compositing.allCases.map {
            Layer(
                name: "\($0)", kind: .image, view: ViewReference(.source, "image"), compositing: $0,
                tracks: [])
        }
        let expected = array(
            #"""
            [{"name": "over", "kind": "image", "of": "source.image", "tracks": []},
             {"name": "additive", "kind": "image", "of": "source.image", "compositing": "additive", "tracks": []}]
            """#)
        #expect(specMember("layers", of: transition(layers: layers)) as? NSArray == expected)
    }
}
