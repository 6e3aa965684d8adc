/// Which way a transition runs between the cell and the viewer.
public enum Direction: CaseIterable, Sendable {
    /// From the source, the cell, to the destination, the viewer.
    case present
    /// From the destination back to the source.
    case dismiss

    /// The layout that is on screen when the transition starts.
    public var start: End { Directional(present: .source, dismiss: .destination)[self] }

    /// The layout that is on screen when it has ended.
    public var finish: End { Directional(present: .destination, dismiss: .source)[self] }
}

/// Two values, of which the direction of the transition selects one.
public struct Directional<Value: Equatable & Sendable>: Equatable, Sendable {
    public var present: Value
    public var dismiss: Value

    public init(present: Value, dismiss: Value) {
        self.present = present
        self.dismiss = dismiss
    }

    public static func both(_ value: Value) -> Self { Self(present: value, dismiss: value) }

    public subscript(direction: Direction) -> Value {
        switch direction {
        case .present: present
        case .dismiss: dismiss
        }
    }
}
