/// One of the two layouts of a transition, the same ones in both directions.
public enum End: CaseIterable, Sendable {
    /// The cell in a grid or a list.
    case source
    /// The viewer.
    case destination
}

/// Two values, one for each end of a transition.
public struct Ends<Value> {
    public var source: Value
    public var destination: Value

    public init(source: Value, destination: Value) {
        self.source = source
        self.destination = destination
    }

    public subscript(end: End) -> Value {
        get {
            switch end {
            case .source: source
            case .destination: destination
            }
        }
        set {
            switch end {
            case .source: source = newValue
            case .destination: destination = newValue
            }
        }
    }
}

extension Ends: Equatable where Value: Equatable {}
extension Ends: Sendable where Value: Sendable {}
