package import SegueExport
import SegueJSON
package import SegueKit

/// A request for a transition, read and found right. It is large, so it is lent and never copied.
package struct TransitionRequest: ~Copyable, Sendable {
    package var planner: Planner
    package var sampleRate: Samples.Rate? = nil
    package var places: DecimalPlaces
}

enum TransitionMember: Int, MemberName {
    case style, direction, container, image, source, destination, timing, motion, samples, snap
    case precision, views
    static let table = MemberTable<TransitionMember>()
}

extension Violations {
    /// Reads the body of a request for a transition; nil where something of it is reported.
    mutating func transitionRequest(
        _ value: JSONValue, styles: Styles
    ) -> TransitionRequest? {
        guard let members = members(of: value, as: TransitionMember.self) else { return nil }
        let (named, isBuiltIn) = style(members[.style], among: styles)
        let style = style(named, timedBy: members[.timing])
        let direction = choice(required(.direction, of: members), of: Vocabularies.directions)
        var spaces = spaces(members[.views])
        let container = container(required(.container, of: members), in: &spaces)
        // The scene is large: its layouts are read in their place, and what is missing has been reported.
        let scene = Scene(
            container: container ?? Container(size: Size(width: 1, height: 1)),
            picture: nullablePicture(required(.image, of: members)), source: Layout(), destination: Layout())
        var request = TransitionRequest(
            planner: Planner(scene: scene, style: style, direction: direction ?? .present),
            places: DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4))
        read(members, in: spaces, into: &request)
        if !isBuiltIn, let style = members[.style] { checkNames(of: request.planner, at: style) }
        guard isEmpty else { return nil }
        return request
    }

    /// The style that is named, or that is sent whole.
    private mutating func style(
        _ value: JSONValue?, among styles: Styles
    ) -> (TransitionStyle, isBuiltIn: Bool) {
        guard let value else { return (styles.all[0], true) }
        if value.kind == .object {
            return (style(value, otherwise: styles.standardCompanions) ?? styles.all[0], false)
        }
        let index = keyword(value, in: styles.vocabulary.keywords, or: "an object") ?? 0
        return (styles.all[index], index < styles.builtInCount)
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
        request.planner.motion = choice(members[.motion], of: Vocabularies.motions) ?? .full
        request.planner.snap = choice(members[.snap], of: Vocabularies.snaps) ?? .none
        request.sampleRate = sampleRate(members[.samples])
        checkExtent(of: request.sampleRate, request.planner, at: members[.samples])
    }

    /// Reports samples that would make the answer too large.
    private mutating func checkExtent(of rate: Samples.Rate?, _ planner: Planner, at value: JSONValue?) {
        guard let rate, let value else { return }
        let times = rate.count(upToMs: planner.style.timing[planner.direction].totalMs)
        let layouts = planner.scene.layouts
        let layers =
            planner.style.layers.count + 2
            * (layouts.source.companions.count + layouts.destination.companions.count)
        let limit = min(Limits.sampleTimes, Limits.sampledLayers / layers)
        guard times > Double(limit) else { return }
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
