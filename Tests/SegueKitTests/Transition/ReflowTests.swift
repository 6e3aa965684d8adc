import SegueKit
import Testing

/// A picture that fills its window at every moment, as UIKit draws it (uikit.md §3.5).
@Suite struct ReflowTests {
    private static let size = Size(width: 800, height: 535)

    private static func transition(
        _ from: Rect, _ to: Rect, mode: ContentMode = .scaleAspectFill, position: Position? = nil,
        _ direction: Direction = .present
    ) -> Transition {
        func layout(_ frame: Rect) -> Layout {
            Layout(
                image: ImageElement(view: PictureView(frame: frame, contentMode: mode, position: position)))
        }
        var style = TransitionStyle.photoZoom
        style.imageMotion = .both(.reflow)
        let scene = Scene(
            container: Container(size: Size(width: 400, height: 700)),
            picture: Picture(pixels: PixelSize(width: size.width, height: size.height)),
            source: layout(from), destination: layout(to))
        return Planner(scene: scene, style: style, direction: direction).transition
    }

    private static let tall = Rect(x: 0, y: 0, width: 100, height: 200)
    private static let wide = Rect(x: 20, y: 300, width: 300, height: 150)
    private static let square = Rect(x: 50, y: 50, width: 80, height: 80)

    private static func imageTimes(_ transition: Transition) -> [Double] {
        guard case .rect(let track)? = transition.layers.first(where: { $0.kind == .image })?[.image] else {
            return []
        }
        return track.keyframes.map(\.time)
    }

    @Test(arguments: Direction.allCases, [(tall, wide), (wide, tall), (tall, square), (square, wide)])
    func thePictureFillsTheWindowAtEveryMoment(direction: Direction, row: (Rect, Rect)) throws {
        let transition = Self.transition(row.0, row.1, direction)
        for step in 0...100 {
            let state = LayerStates(transition, at: Double(step) / 100)
            let window = try #require(state.rect("image", .window))
            let scale = max(window.width / Self.size.width, window.height / Self.size.height)
            let (width, height) = (Self.size.width * scale, Self.size.height * scale)
            let filled = Rect(
                x: window.center.x - width / 2, y: window.center.y - height / 2, width: width, height: height)
            #expect(isApproximately(state.rect("image", .image), filled))
        }
    }

    @Test func thereIsOneBendWhereTheCroppedSideChanges() {
        // w / 800 = h / 535 with w = 100 + 200 t and h = 200 - 50 t: t = 106.5 / 147.
        let times = Self.imageTimes(Self.transition(Self.tall, Self.wide))
        #expect(isApproximately(times, [0, 106.5 / 147, 1]))
        // Both are cropped at the sides: no bend.
        #expect(Self.imageTimes(Self.transition(Self.tall, Self.square)) == [0, 1])
    }

    @Test func whatDoesNotFillItsWindowRunsStraight() {
        let fitted = Self.transition(Self.tall, Self.wide, mode: .scaleAspectFit)
        #expect(Self.imageTimes(fitted) == [0, 1])
        let stretched = Self.transition(Self.tall, Self.wide, mode: .scaleToFill)
        #expect(Self.imageTimes(stretched) == [0, 1])
        let moved = Self.transition(
            Self.tall, Self.wide, position: .anchored(.topLeft, offset: .zero))
        #expect(Self.imageTimes(moved) == [0, 1])
    }
}
