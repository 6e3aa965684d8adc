import SegueKit
import Testing

/// The scene that the planner's tests start from: a square cell and a viewer on a phone, nothing unusual.
enum Scenes {
    static let picture = Picture(pixels: PixelSize(width: 4000, height: 3000))

    static let source = Layout(
        image: ImageElement(
            view: PictureView(
                frame: Rect(x: 12.5, y: 300, width: 120, height: 120), contentMode: .scaleAspectFill),
            cornerRadius: .radii(CornerRadii(12))),
        companions: [
            Companion(name: "label", frame: Rect(x: 12.5, y: 425, width: 120, height: 20), fontSize: 14),
            Companion(name: "badge", frame: Rect(x: 100, y: 305, width: 24, height: 24)),
        ])

    static let destination = Layout(
        image: ImageElement(
            view: PictureView(
                frame: Rect(x: 0, y: 0, width: 390, height: 844), contentMode: .scaleAspectFit),
            cornerRadius: .zero),
        companions: [
            Companion(name: "label", frame: Rect(x: 20, y: 700, width: 350, height: 40), fontSize: 24),
            Companion(name: "closeButton", frame: Rect(x: 330, y: 50, width: 44, height: 44)),
        ], backgroundColor: "#102030")

    static let plain = Scene(
        container: Container(size: Size(width: 390, height: 844), scale: 3), picture: picture,
        source: source, destination: destination)

    /// Where the whole picture lies at both ends: 4:3 filling a square of 120, and fitted into 390 points.
    static let sourceImage = Rect(x: -7.5, y: 300, width: 160, height: 120)
    static let destinationImage = Rect(x: 0, y: 275.75, width: 390, height: 292.5)
}

/// A change to the plain scene.
struct SceneCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Planner) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout Planner) -> Void) {
        testDescription = name
        self.change = change
    }

    func planner(_ style: TransitionStyle = .photoZoom, _ direction: Direction = .present) -> Planner {
        var planner = Planner(scene: Scenes.plain, style: style, direction: direction)
        change(&planner)
        return planner
    }
}

extension Layout {
    /// Changes the view that shows the picture.
    mutating func changeView(_ change: (inout PictureView) -> Void) {
        guard var view = image?.view else {
            Issue.record("there is no view to change")
            return
        }
        change(&view)
        image?.view = view
    }
}

extension TransitionStyle {
    /// Every built-in style in both directions.
    static let inBothDirections = builtIn.flatMap { style in Direction.allCases.map { (style, $0) } }
}
