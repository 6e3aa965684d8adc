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
    package var places = DecimalPlaces(lengths: 4)

    /// Reads the members of a request and reports what is wrong with them; then the request is not of use.
    ///
    /// - Parameter settlingMs: How long a transition may take that the request does not ask for itself.
    init(
        of members: Members<TransitionMember>, styles: borrowing Styles, settlingMs: Double = 0,
        reportingTo violations: inout Violations
    ) {
        let index = violations.styleIndex(members[.style], among: styles)
        planner = Planner(style: styles.all[index ?? 0], direction: .present)
        if index == nil, let style = violations.style(members[.style], otherwise: styles.standardCompanions) {
            planner.style = style
        }
        violations.read(members, into: &self)
        if let samples = members[.samples] { violations.read(samples: samples, settlingMs, into: &self) }
        guard index ?? .max >= styles.builtInCount, let style = members[.style] else { return }
        violations.checkNames(of: planner, at: style)
    }
}

enum TransitionMember: Int, MemberName {
    case style, direction, container, image, source, destination, timing, motion, samples, snap
    case precision, views, resume
    static let table = MemberTable<TransitionMember>()
}

extension Violations {
    /// The style that is named, or the first where none is; nil where one is sent whole.
    fileprivate mutating func styleIndex(_ value: JSONValue?, among styles: borrowing Styles) -> Int? {
        guard let value else { return 0 }
        if value.kind == .object { return nil }
        return keyword(value, in: styles.vocabulary.keywords, or: "an object") ?? 0
    }

    /// Reports a layer of a style that has the name of a companion, which has a layer too. Those that come with
    /// the service have names that no companion may have.
    fileprivate mutating func checkNames(of planner: Planner, at style: JSONValue) {
        for layer in planner.style.layers
        where End.allCases.contains(where: { planner.scene.layouts[$0].mentions(companion: layer.name) }) {
            report(
                .notAllowed, at: style,
                "must have layers whose names no element of the layouts has; both have `\(layer.name)`")
        }
    }

    /// Reads all but the style and the samples into a request that has what is to be where they are absent.
    fileprivate mutating func read(
        _ members: Members<TransitionMember>, into request: inout TransitionRequest
    ) {
        if let timing = members[.timing] { read(timing: timing, into: &request.planner.style) }
        if let direction = choice(required(.direction, of: members), of: Vocabularies.directions) {
            request.planner.direction = direction
        }
        let spaces = readScene(members, into: &request.planner.scene)
        if let digits = integer(members[.precision], in: 0...9) {
            request.places = DecimalPlaces(lengths: digits)
        }
        readLayouts(members, in: spaces, into: &request.planner.scene)
        if let motion = members[.motion] { read(motion: motion, into: &request) }
        request.planner.snap = choice(members[.snap], of: Vocabularies.snaps) ?? .none
        if let resume = members[.resume] { request.resumption = resumption(resume) }
    }

    /// Reads the container and the picture, and returns the spaces of the views.
    private mutating func readScene(_ members: Members<TransitionMember>, into scene: inout Scene) -> Spaces {
        var spaces = spaces(members[.views])
        if let container = container(required(.container, of: members), in: &spaces) {
            scene.container = container
        }
        scene.picture = nullablePicture(required(.image, of: members))
        return spaces
    }

    private mutating func readLayouts(
        _ members: Members<TransitionMember>, in spaces: Spaces, into scene: inout Scene
    ) {
        let surroundings = Surroundings(container: scene.container, spaces: spaces)
        layout(required(.source, of: members), at: .source, in: surroundings, into: &scene.layouts.source)
        layout(
            required(.destination, of: members), at: .destination, in: surroundings,
            into: &scene.layouts.destination)
        scene.chooseCandidates()
    }

    private mutating func read(motion value: JSONValue, into request: inout TransitionRequest) {
        guard let motion = choice(value, of: Vocabularies.motions) else { return }
        request.planner.motion = motion ?? .full
        request.addsReduced = motion == nil
    }

    /// Reports samples that would make the answer too large.
    fileprivate mutating func read(
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
