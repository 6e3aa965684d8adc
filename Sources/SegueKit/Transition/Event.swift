/// What a client does at a moment of a transition beside moving the layers.
public struct Event: Equatable, Sendable {
    public enum Action: Equatable, Sendable {
        /// Puts a layer, by name, on screen.
        case add(layer: String)
        /// Takes a layer, by name, off the screen.
        case remove(layer: String)
        /// Hides a view that a layer stands for.
        case hide(ViewReference)
        /// Shows a view again that was hidden.
        case show(ViewReference)
        /// Tells the system that all is over; `finished` is false where it ended where it started.
        case complete(finished: Bool)
    }

    /// What a client does with a layer, or with the view it stands for.
    public enum Step: CaseIterable, Sendable {
        case add, hide, show, remove

        /// Whether that is at the end of the transition, and not at its start.
        @inlinable public var isAtEnd: Bool { self == .show || self == .remove }
    }

    /// In milliseconds from the start, the delay included.
    public var timeMs: Double
    public var action: Action

    public init(timeMs: Double, _ action: Action) {
        self.timeMs = timeMs
        self.action = action
    }
}
