/// The way that what travels takes between its two places, as platforms have it.
public enum TravelPath: CaseIterable, Sendable {
    case line
    case materialArc, androidArc
    /// Two opposite corners take an arc each, so that the size changes unevenly (MaterialRectArcTween).
    case flutterRectArc
    /// The centre takes an arc (MaterialRectCenterArcTween).
    case flutterCenterArc
    case composeArcAbove, composeArcBelow
    case motionArc

    /// Returns the way of a point.
    public func trail(from start: Point, to end: Point) -> Trail {
        switch self {
        case .line: .line(from: start, to: end)
        case .materialArc: .materialArc(from: start, to: end)
        case .androidArc: .androidArc(from: start, to: end)
        case .flutterRectArc, .flutterCenterArc: .flutterArc(from: start, to: end)
        case .composeArcAbove: .composeArc(from: start, to: end, isAbove: true)
        case .composeArcBelow: .composeArc(from: start, to: end, isAbove: false)
        case .motionArc: .motionArc(from: start, to: end)
        }
    }
}
