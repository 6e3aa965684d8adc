import SegueKit

/// Short words for the tracks that the built-in styles are made of.
extension StyleTrack {
    /// A property that travels the whole time.
    static func travel(_ property: Property) -> StyleTrack {
        StyleTrack(property, .both(.travel(.whole)))
    }

    /// An opacity that changes in one phase for each direction.
    static func opacity(present: Course, dismiss: Course) -> StyleTrack {
        StyleTrack(.opacity, Directional(present: present, dismiss: dismiss))
    }

    /// An opacity that stays until everything else has ended, in the directions in which it then changes. A
    /// smooth curve would bend on the way to the step.
    static func stepping(present: Course, dismiss: Course) -> StyleTrack {
        StyleTrack(.opacity, Directional(present: present, dismiss: dismiss), calculationMode: .linear)
    }

    /// An opacity that stays the same in both directions.
    static func opacity(_ value: Double) -> StyleTrack {
        StyleTrack(.opacity, .both(.values(from: value, [])))
    }
}

extension StyleTrack.Course {
    static func constant(_ value: Double) -> Self { .values(from: value, []) }

    /// A change from one value to another; before its start and after its end it holds still.
    static func change(_ from: Double, _ to: Double, start: Double = 0, duration: Double = 1) -> Self {
        .values(from: from, [RelativeKeyframe(start: start, duration: duration, value: to)])
    }

    /// A change that happens all at once when everything else has ended.
    static func step(_ from: Double, _ to: Double) -> Self {
        .values(
            from: from,
            [
                RelativeKeyframe(start: 0, duration: 1, value: from),
                RelativeKeyframe(start: 1, duration: 0, value: to),
            ])
    }
}

extension StyleLayer {
    /// The viewer's own screen, which stays when the transition is over.
    static func destinationScreen(hidesView: Bool = false, _ opacity: StyleTrack) -> StyleLayer {
        StyleLayer(
            "destinationScreen", .screen, of: .screen(.destination), isTemporary: false,
            hidesView: hidesView,
            tracks: [opacity])
    }
}
