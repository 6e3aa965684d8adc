import SegueJSON
import SegueKit

/// A request for the state of a gesture, read and found right. It is large, so it is lent and never copied.
struct GestureRequest: ~Copyable, Sendable {
    var transition: TransitionRequest
    var gesture: Gesture
    /// Whether the finger is up.
    var isEnded: Bool
}

/// The members of a transition's request, and one more.
enum GestureRequestMember: Int, MemberName {
    case style, direction, container, image, source, destination, timing, motion, samples, snap
    case precision, views, resume, gesture
    static let table = MemberTable<GestureRequestMember>()
}

enum GestureMember: Int, MemberName {
    case law, start, translation, velocity, phase
    static let table = MemberTable<GestureMember>()
}

extension Violations {
    /// Reads the body of a request for a gesture; nil where something of it is reported.
    mutating func gestureRequest(
        _ value: JSONValue, styles: Styles
    ) -> GestureRequest? {
        guard let members = members(of: value, as: GestureRequestMember.self) else { return nil }
        if let resume = members[.resume] {
            report(
                .notAllowed, at: resume, "must not be sent with a gesture, which starts where it comes down")
        }
        let gesture = gesture(required(.gesture, of: members))
        let request = TransitionRequest(
            of: Members<TransitionMember>(members), styles: styles,
            settlingMs: gesture?.gesture.law.longestSettlingMs ?? 0, reportingTo: &self)
        guard let gesture, isEmpty else { return nil }
        return GestureRequest(transition: request, gesture: gesture.gesture, isEnded: gesture.isEnded)
    }

    private mutating func gesture(_ value: JSONValue?) -> (gesture: Gesture, isEnded: Bool)? {
        guard let members = members(of: value, as: GestureMember.self) else { return nil }
        let law = choice(members[.law], of: Vocabularies.gestureLaws) ?? Vocabularies.gestureLaws.values[0]
        let start = point(members[.start], Limits.coordinates)
        let translation = point(required(.translation, of: members), Limits.coordinates)
        let velocity = point(members[.velocity], Limits.speeds) ?? Point(x: 0, y: 0)
        let isEnded = choice(required(.phase, of: members), of: Vocabularies.gesturePhases)
        guard let translation, let isEnded else { return nil }
        return (Gesture(law: law, start: start, translation: translation, velocity: velocity), isEnded)
    }
}

extension Vocabularies {
    /// Whether the finger is up.
    static let gesturePhases = Vocabulary<Bool>(["changed": false, "ended": true])
}
