import Foundation
import SegueKit

/// Scenes of every kind, most of them as a screen may have them, some beyond all sense.
struct RandomScenes {
    private var random: SplitMix64

    private static let modes: [ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
        .topLeft, .topRight, .bottomLeft, .bottomRight, .fill, .contain, .cover, .none, .scaleDown,
        ContentMode(scaling: .fitWidth), ContentMode(scaling: .fitHeight, anchor: .topLeft),
    ]

    /// The one that says most about the laws more often.
    private static let styles = TransitionStyle.builtIn + [.photoZoom, .photoZoom, .photoZoom, .photoZoom]

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    mutating func next() -> Planner {
        var style = random.pick(Self.styles)
        style.imageMotion = .both(random.pick(ImageMotion.allCases))
        if random.once(in: 4) { style.calculationMode = .both(random.pick(CalculationMode.allCases)) }
        // What does not run straight takes long to plan in a debug build.
        if style.travel != .both(Travel()), !random.once(in: 50) { style.travel = .both(Travel()) }
        if random.once(in: 100) {
            var travel = Travel()
            travel.path = random.pick(TravelPath.allCases)
            travel.reverse = random.pick(Reverse.allCases)
            travel.scaleInterpolation = random.pick(ScaleInterpolation.allCases)
            style.travel = .both(travel)
        }
        return Planner(
            scene: scene(), style: style, direction: random.pick(Direction.allCases),
            motion: random.once(in: 20) ? random.pick(Motion.allCases) : .full,
            snap: random.pick(Snap.allCases))
    }

    private mutating func scene() -> Scene {
        let container = Container(size: size(), scale: random.pick([1, 2, 3, 1.5]))
        return Scene(
            container: container, picture: random.once(in: 20) ? nil : picture(),
            source: layout(in: container), destination: layout(in: container))
    }

    private mutating func layout(in container: Container) -> Layout {
        let companions = ["label", "closeButton", "badge"].filter { _ in random.once(in: 4) }
        return Layout(
            image: random.once(in: 50) ? nil : element(in: container),
            companions: companions.map { companion($0, in: container) }, isHidden: random.once(in: 50))
    }

    private mutating func element(in container: Container) -> ImageElement {
        ImageElement(
            view: random.once(in: 50) ? nil : view(in: container),
            cornerRadius: random.once(in: 2) ? nil : cornerRadius(),
            picture: random.once(in: 6) ? picture() : nil, opacity: random.once(in: 4) ? random.unit() : 1,
            occluders: random.once(in: 4) ? [frame(in: container), frame(in: container)] : [])
    }

    private mutating func companion(_ name: String, in container: Container) -> Companion {
        Companion(
            name: name, frame: frame(in: container), cornerRadius: cornerRadius(), z: random.number(-1, 1),
            opacity: random.unit(), fontSize: random.once(in: 2) ? random.number(1, 50) : nil,
            lines: random.once(in: 2) ? Int(random.next() % 3) : nil)
    }

    private mutating func view(in container: Container) -> PictureView {
        PictureView(
            frame: frame(in: container), contentMode: random.pick(Self.modes),
            position: random.once(in: 3) ? position() : nil, clips: !random.once(in: 5),
            insets: random.once(in: 5) ? insets() : .zero,
            maximumUpscale: random.once(in: 5) ? random.number(0.1, 4) : .infinity,
            rounding: random.once(in: 4) ? rounding(to: container.scale) : nil)
    }

    private mutating func position() -> Position {
        let (x, y) = (random.number(-0.5, 1.5), random.number(-0.5, 1.5))
        if random.once(in: 2) { return .focused(Point(x: x, y: y)) }
        return .anchored(
            Anchor(x: x, y: y), offset: Point(x: random.number(-50, 50), y: random.number(-50, 50)))
    }

    private mutating func rounding(to scale: Double) -> Rounding {
        Rounding(rule: random.pick(Rounding.Rule.allCases), scale: scale)
    }

    private mutating func insets() -> Insets {
        Insets(
            top: random.number(0, 40), left: random.number(0, 40), bottom: random.number(0, 40),
            right: random.number(0, 40))
    }

    private mutating func cornerRadius() -> CornerRadius {
        if random.once(in: 3) { return .fraction(random.number(0, 0.8)) }
        let largest = random.pick([0.0, 12, 40, 1e9])
        return .radii(
            CornerRadii(
                topLeft: random.number(0, largest), topRight: random.number(0, largest),
                bottomRight: random.number(0, largest), bottomLeft: random.number(0, largest)))
    }

    private mutating func picture() -> Picture {
        let size = size()
        return Picture(
            pixels: PixelSize(width: size.width, height: size.height),
            orientation: random.pick(Orientation.allCases), scale: random.pick([1, 2, 3]))
    }

    /// Most frames lie on the screen, whole or in part.
    private mutating func frame(in container: Container) -> Rect {
        let own = random.once(in: 10) ? size() : container.size
        let (width, height) = (own.width * random.number(0.02, 1.2), own.height * random.number(0.02, 1.2))
        return Rect(
            x: container.size.width * random.number(-0.3, 0.9),
            y: container.size.height * random.number(-0.3, 0.9),
            width: random.once(in: 200) ? 0 : width, height: height)
    }

    private mutating func size() -> Size {
        if random.once(in: 200) { return Size(width: 0, height: random.number(0, 10)) }
        if random.once(in: 10) { return Size(width: extreme(), height: extreme()) }
        return Size(width: random.number(20, 4000).rounded(), height: random.number(20, 4000).rounded())
    }

    /// From 1e-6 to 1e9, evenly by order of magnitude.
    private mutating func extreme() -> Double { pow(10, random.number(-6, 9)) }
}
