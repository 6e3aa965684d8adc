import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit

/// `/v1/gestures`: a transition under a finger, and what a release plays.
struct Gestures: Sendable {
    private let styles: Styles

    init(styles: Styles) {
        self.styles = styles
    }

    func post(_ request: Request) throws(Problem) -> Response {
        .json(
            try JSONBody.read(request.body) { root, violations in
                guard let request = violations.gestureRequest(root, styles: styles) else { return nil }
                return Self.document(for: request)
            })
    }

    /// While the finger is down there is nothing to say of a release.
    private static func document(for request: borrowing GestureRequest) -> [UInt8] {
        let planner = request.transition.planner
        let dragged = planner.transition.dragged(by: request.gesture, in: planner.scene.container.size)
        let (rate, places) = (request.transition.sampleRate, request.transition.places)
        return JSONWriter.document(capacity: request.isEnded ? 8192 : 2048) { writer in
            writer.openObject()
            writer.drag(dragged, places)
            if request.isEnded {
                writer.name("decision")
                writer.keyword(dragged.finishes ? "finish" : "cancel")
                writer.name("settling")
                writer.transition(dragged.settling, samples: rate.map(dragged.settling.sampled), places)
            }
            writer.closeObject()
        }
    }
}
