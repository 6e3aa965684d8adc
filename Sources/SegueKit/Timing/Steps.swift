/// Progress in equal steps (CSS Easing 2 §2.3).
public struct Steps: Equatable, Sendable {
    /// Where it jumps beside between the steps.
    public enum Position: CaseIterable, Sendable {
        case jumpStart, jumpEnd, jumpNone, jumpBoth

        /// How few steps there may be: the last one must have somewhere to go.
        public var fewestSteps: Int { self == .jumpNone ? 2 : 1 }
    }

    /// At least `position.fewestSteps`.
    public let count: Int
    public let position: Position

    public init(_ count: Int, _ position: Position = .jumpEnd) {
        precondition(count >= position.fewestSteps, "There are too few steps for their position")
        (self.count, self.position) = (count, position)
    }

    private var jumpsAtStart: Bool { position == .jumpStart || position == .jumpBoth }

    private var jumps: Double {
        switch position {
        case .jumpStart, .jumpEnd: Double(count)
        case .jumpNone: Double(count - 1)
        case .jumpBoth: Double(count + 1)
        }
    }

    /// Returns the progress at a time; a step begins at its own time.
    public func value(at time: Double) -> Double {
        let step = (time * Double(count)).rounded(.down) + (jumpsAtStart ? 1 : 0)
        if time >= 0, step < 0 { return 0 }
        if time <= 1, step > jumps { return 1 }
        return step / jumps
    }
}
