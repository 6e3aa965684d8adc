package import SegueExport
import SegueJSON
package import SegueKit

/// A request for a transition, read and found right. It is large, so it is lent and never copied.
package struct TransitionRequest: ~Copyable, Sendable {
    package var planner: Planner
    package var sampleRate: Samples.Rate? = nil
    /// The running transition that this one starts from.
    package var resumption: Resumption? = nil
    /// Whether the one for reduced motion is wanted beside it.
    package var addsReduced = false
    package var places: DecimalPlaces
}

enum TransitionMember: Int, MemberName {
    case style, direction, container, image, source, destination, timing, motion, samples, snap
    case precision, views, resume
    static let table = MemberTable<TransitionMember>()
}

extension Violations {
    /// Reads the body of a request for a transition; nil where something of it is reported.
    mutating func transitionRequest(
        _ value: JSONValue, styles: Styles
    ) -> TransitionRequest? {
        members(of: value, as: TransitionMember.self).flatMap { transitionRequest($0, styles: styles) }
    }

    /// - Parameter settlingMs: How long a transition may take that the request does not ask for itself.
    mutating func transitionRequest(
        _ members: Members<TransitionMember>, styles: Styles, settlingMs: Double = 0
    ) -> TransitionRequest? {
        // The request is large: it is made once, and its parts are read in their place.
        var isBuiltIn = true
        var style = style(members[.style], among: styles, &isBuiltIn)
        if let timing = members[.timing] { read(timing: timing, into: &style) }
        let direction = choice(required(.direction, of: members), of: Vocabularies.directions)
        var spaces = spaces(members[.views])
        // What is missing has been reported.
        let container = container(required(.container, of: members), in: &spaces)
        let scene = Scene(
            container: container ?? Container(size: Size(width: 1, height: 1)),
            picture: nullablePicture(required(.image, of: members)))
        var request = TransitionRequest(
            planner: Planner(scene: scene, style: consume style, direction: direction ?? .present),
            places: DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4))
        read(members, in: spaces, into: &request)
        if let samples = members[.samples] { read(samples: samples, settlingMs, into: &request) }
        if !isBuiltIn, let style = members[.style] { checkNames(of: request.planner, at: style) }
        guard isEmpty else { return nil }
        return request
    }

    /// The style that is named, or that is sent whole.
    private mutating func style(
        _ value: JSONValue?, among styles: Styles, _ isBuiltIn: inout Bool
    ) -> TransitionStyle {
        guard let value else { return styles.all[0] }
        if value.kind == .object {
            isBuiltIn = false
            return style(value, otherwise: styles.standardCompanions) ?? styles.all[0]
        }
        let index = keyword(value, in: styles.vocabulary.keywords, or: "an object") ?? 0
        isBuiltIn = index < styles.builtInCount
        return styles.all[index]
    }

    /// Reports a layer of a style that has the name of a companion, which has a layer too. Those that come with
    /// the service have names that no companion may have.
    private mutating func checkNames(of planner: Planner, at style: JSONValue) {
        for layer in planner.style.layers
        where End.allCases.contains(where: { planner.scene.layouts[$0].mentions(companion: layer.name) }) {
            report(
                .notAllowed, at: style,
                "must have layers whose names no element of the layouts has; both have `\(layer.name)`")
        }
    }

    /// Reads the layouts and what is said of the answer.
    private mutating func read(
        _ members: Members<TransitionMember>, in spaces: Spaces, into request: inout TransitionRequest
    ) {
        let surroundings = Surroundings(container: request.planner.scene.container, spaces: spaces)
        layout(
            required(.source, of: members), at: .source, in: surroundings,
            into: &request.planner.scene.layouts.source)
        layout(
            required(.destination, of: members), at: .destination, in: surroundings,
            into: &request.planner.scene.layouts.destination)
        request.planner.scene.chooseCandidates()
        if let motion = members[.motion] { read(motion: motion, into: &request) }
        request.planner.snap = choice(members[.snap], of: Vocabularies.snaps) ?? .none
        if let resume = members[.resume] { request.resumption = resumption(resume) }
    }

    private mutating func read(motion value: JSONValue, into request: inout TransitionRequest) {
        guard let motion = choice(value, of: Vocabularies.motions) else { return }
        request.planner.motion = motion ?? .full
        request.addsReduced = motion == nil
    }

    /// Reports samples that would make the answer too large.
    private mutating func read(
        samples value: JSONValue, _ settlingMs: Double, into request: inout TransitionRequest
    ) {
        let layers =
            request.planner.style.layers.count + 2
            * (request.planner.scene.layouts.source.companions.count
                + request.planner.scene.layouts.destination.companions.count)
        let limit = min(Limits.sampleTimes, Limits.sampledLayers / layers)
        request.sampleRate = sampleRate(value, limit: limit)
        let planned = request.planner.style.timing[request.planner.direction]
        let total = max(settlingMs, (request.resumption.map(planned.resumed) ?? planned).totalMs)
        guard let times = request.sampleRate?.count(upToMs: total), times > Double(limit) else { return }
        report(.outOfRange, at: value, "must give at most \(limit) times here, gives \(Int(times))")
    }
}

extension Layout {
    /// Whether a companion has a name, or may have it.
    fileprivate func mentions(companion name: String) -> Bool {
        companions.contains { $0.name == name }
            || candidates.contains { if case .companion(name, _) = $0 { true } else { false } }
    }
}
