import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit

/// `/v1/transitions`: a request becomes a transition spec.
struct Transitions: Sendable {
    let styles: Vocabulary<TransitionStyle>

    init(styles: [TransitionStyle]) {
        self.styles = Vocabulary(styles.map { ($0.name, $0) })
    }

    func post(_ request: Request) throws(Problem) -> Response {
        let read = try request.reading { $1.transitionRequest($0, styles: styles) }
        return .json(Self.document(for: read))
    }

    private static func document(for request: TransitionRequest) -> [UInt8] {
        let transition = request.planner.transition
        var writer = JSONWriter(capacity: 8192)
        writer.transition(transition, samples: request.sampleRate.map(transition.sampled), request.places)
        return writer.finish()
    }
}
