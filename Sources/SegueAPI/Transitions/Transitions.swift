package import SegueExport
package import SegueHTTP
import SegueJSON
package import SegueKit

/// `/v1/transitions`: a request becomes a transition spec.
package struct Transitions: Sendable {
    private let styles: Vocabulary<TransitionStyle>

    package init(styles: [TransitionStyle]) {
        self.styles = Vocabulary(styles.map { ($0.name, $0) })
    }

    func post(_ request: Request) throws(Problem) -> Response {
        .json(Self.document(for: try read(request.body)))
    }

    /// Reads a body, or throws the problem that names all that is wrong with it.
    package func read(_ body: [UInt8]) throws(Problem) -> TransitionRequest {
        try JSONBody.read(body) { $1.transitionRequest($0, styles: styles) }
    }

    /// Returns the spec that answers a request.
    package static func document(for request: TransitionRequest) -> [UInt8] {
        let transition = request.planner.transition
        return document(of: transition, samples: request.sampleRate.map(transition.sampled), request.places)
    }

    package static func document(
        of transition: Transition, samples: Samples?, _ places: DecimalPlaces
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 8192)
        writer.transition(transition, samples: samples, places)
        return writer.finish()
    }
}
