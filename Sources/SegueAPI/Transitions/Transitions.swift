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
    package func withRequest<Value>(
        _ body: [UInt8], _ use: (borrowing TransitionRequest) -> Value
    ) throws(Problem) -> Value {
        try JSONBody.read(body) { root, violations in
            guard let object = violations.object(root) else { return nil }
            let members = Members<TransitionMember>(of: object, reportingTo: &violations)
            let request = TransitionRequest(of: members, styles: styles, reportingTo: &violations)
            return violations.isEmpty ? use(request) : nil
        }
    }

    /// Returns the spec that answers a request.
    package static func document(for request: borrowing TransitionRequest) -> [UInt8] {
        let asksForMore = request.resumption != nil || request.sampleRate != nil || request.addsReduced
        if asksForMore { return longDocument(for: request) }
        return document(of: request.planner.transition, samples: nil, request.places)
    }

    /// The spec of a request with what few ask for; apart, so that the others do not pay for it.
    @inline(never)
    private static func longDocument(for request: borrowing TransitionRequest) -> [UInt8] {
        let transition = request.transition
        let samples = request.sampleRate.map(transition.sampled)
        guard request.addsReduced else { return document(of: transition, samples: samples, request.places) }
        let reduced = request.reduced
        return JSONWriter.document(capacity: 16_384) { writer in
            writer.transition(transition, samples: samples, request.places) {
                $0.name("reduced")
                $0.transition(reduced, samples: request.sampleRate.map(reduced.sampled), request.places)
            }
        }
    }

    package static func document(
        of transition: Transition, samples: Samples?, _ places: DecimalPlaces
    ) -> [UInt8] {
        JSONWriter.document(capacity: 8192) { $0.transition(transition, samples: samples, places) }
    }
}

extension TransitionRequest {
    /// The transition that is asked for.
    var transition: Transition {
        let planned = planner.transition
        return resumption.map(planned.resumed) ?? planned
    }

    /// The same for somebody who wants less movement.
    fileprivate var reduced: Transition {
        var planner = planner
        planner.motion = .reduced
        let planned = planner.transition
        return resumption.map(planned.resumed) ?? planned
    }
}
