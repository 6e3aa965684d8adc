import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct JSONWriterDragTests {
    @Test func writesWhatIsOnScreen() {
        let layer = Layer(
            name: "image", kind: .image, view: ViewReference(.source, "image"),
            tracks: [
                PropertyTrack(.window, Track(constant: Rect(x: 1, y: 2, width: 30, height: 40))),
                PropertyTrack(.cornerRadii, Track(constant: CornerRadii(5))),
                PropertyTrack(.opacity, Track(constant: 0.123_456_7)),
            ])
        let gesture = Gesture(law: .photoSwipe, translation: Point(x: 0, y: 100))
        let dragged = transition(layers: [layer]).dragged(by: gesture, in: Size(width: 300, height: 720))
        let text = written { writer in
            writer.openObject()
            writer.drag(dragged, DecimalPlaces(lengths: 2))
            writer.closeObject()
        }
        #expect(
            text == #"{"progress":0.25,"layers":[{"name":"image","values":{"#
                + #""window":{"x":1,"y":62,"width":30,"height":40},"#
                + #""cornerRadii":{"topLeft":5,"topRight":5,"bottomRight":5,"bottomLeft":5},"#
                + #""opacity":0.123457}}]}"#)
    }
}
