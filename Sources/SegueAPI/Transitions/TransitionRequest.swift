package import SegueExport
import SegueJSON
package import SegueKit

/// A request for a transition, read and found right.
package struct TransitionRequest: Sendable {
    package var planner: Planner
    package var sampleRate: Samples.Rate?
    package var places: DecimalPlaces
}

enum TransitionMember: Int, MemberName {
    case style, direction, container, image, source, destination, timing, motion, samples, snap, precision
    static let table = MemberTable<TransitionMember>()
}

extension Violations {
    /// Reads the body of a request for a transition; nil where something of it is reported.
    mutating func transitionRequest(_ value: JSONValue, styles: Vocabulary<TransitionStyle>)
        -> TransitionRequest?
    {
        guard let members = members(of: value, as: TransitionMember.self) else { return nil }
        let named = choice(members[.style], of: styles) ?? styles.values[0]
        let style = style(named, timedBy: members[.timing])
        let direction = choice(required(.direction, of: members), of: Vocabularies.directions)
        let scene = scene(members)
        let motion = choice(members[.motion], of: Vocabularies.motions) ?? .full
        let snap = choice(members[.snap], of: Vocabularies.snaps) ?? .none
        let rate = sampleRate(members[.samples])
        let places = DecimalPlaces(lengths: integer(members[.precision], in: 0...9) ?? 4)
        guard let direction, let scene else { return nil }
        let planner = Planner(scene: scene, style: style, direction: direction, motion: motion, snap: snap)
        checkExtent(of: rate, planner, at: members[.samples])
        return TransitionRequest(planner: planner, sampleRate: rate, places: places)
    }

    private mutating func scene(_ members: Members<TransitionMember>) -> Scene? {
        let container = container(required(.container, of: members))
        let picture = nullablePicture(required(.image, of: members))
        let source = layout(required(.source, of: members), at: .source)
        let destination = layout(required(.destination, of: members), at: .destination)
        return container.map {
            Scene(container: $0, picture: picture, source: source, destination: destination)
        }
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
