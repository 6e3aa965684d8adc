package import SegueExport
package import SegueHTTP
import SegueJSON
package import SegueKit

/// `/v1/transitions`: a request becomes a transition spec.
package struct Transitions: Sendable {
    private let styles: Styles

    package init(styles: Styles = .builtIn) {
        self.styles = styles
    }

    func post(_ request: Request) throws(Problem) -> Response {
        .json(try withRequest(request.body, Self.document(for:)))
    }

    /// Reads a body and calls `use` with it, or throws the problem that names all that is wrong with it.
    ///
    package func withRequest<Value>(
        _ body: [UInt8], _ use: (borrowing TransitionRequest) -> Value
    ) throws(Problem) -> Value {
        try JSONBody.read(body) { root, violations in
            guard let request = violations.transitionRequest(root, styles: styles) else { return nil }
            return use(request)
        }
    }

    /// Returns the spec that answers a request.
    package static func document(for request: borrowing TransitionRequest) -> [UInt8] {
        let transition = request.planner.transition
        return document(of: transition, samples: request.sampleRate.map(transition.sampled), request.places)
    }

    package static func document(
        of transition: Transition, samples: Samples?, _ places: DecimalPlaces
    ) -> [UInt8] {
        JSONWriter.document(capacity: 8192) { $0.transition(transition, samples: samples, places) }
    }
}
