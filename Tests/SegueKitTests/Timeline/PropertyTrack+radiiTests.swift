import Testing

@testable import SegueKit

@Suite struct PropertyTrackRadiiTests {
    private static func box(_ property: Property, _ sides: (Double, Double)...) -> PropertyTrack {
        PropertyTrack(
            property,
            Track(
                sides.map { Keyframe(time: $0.0, value: Rect(x: 3, y: 4, width: 200, height: $0.1)) }))
    }

    private static func radii(_ radii: (Double, Double)..., easing: Easing = .linear) -> PropertyTrack {
        PropertyTrack(
            .cornerRadii,
            Track(radii.map { Keyframe(time: $0.0, value: CornerRadii($0.1), easing: easing) }))
    }

    private static func limited(_ tracks: PropertyTrack...) -> [PropertyTrack] {
        var limited = tracks
        limited.limitRadii()
        return limited
    }

    /// Half of 100 is 50, half of 40 is 20. At 0.75 the height is 40 and the radius still 50 * (1 - 0.75).
    @Test(arguments: [Property.window, .frame])
    func radiiShrinkWithTheirBox(property: Property) throws {
        let tracks = Self.limited(
            Self.box(property, (0, 100), (0.5, 40), (1, 40)), Self.radii((0, 50), (1, 0)))
        let corners = Track<CornerRadii>(tracks[1].curve)
        // In the middle 25 would be left of the radius, but the box has room for 20.
        for (time, radius) in [(0.0, 50.0), (0.5, 20), (0.75, 10), (1, 0)] {
            #expect(isApproximately(corners.value(at: time), CornerRadii(radius)), "\(time)")
        }
        for step in 0...100 {
            let time = Double(step) / 100
            let height = Track<Rect>(tracks[0].curve).value(at: time).height
            #expect(corners.value(at: time).largest <= height / 2 + 1e-9, "\(time)")
        }
    }

    /// Each corner by itself: those that fit stay as they are.
    @Test func onlyCornersThatAreTooRoundChange() {
        let corners = CornerRadii(topLeft: 50, topRight: 10, bottomRight: 0, bottomLeft: 30)
        let tracks = Self.limited(
            Self.box(.window, (0, 100), (0.5, 40), (1, 100)),
            PropertyTrack(
                .cornerRadii, Track([Keyframe(time: 0, value: corners), Keyframe(time: 1, value: corners)])))
        let middle = Track<CornerRadii>(tracks[1].curve).value(at: 0.5)
        #expect(middle == CornerRadii(topLeft: 20, topRight: 10, bottomRight: 0, bottomLeft: 20))
    }

    private static let kept: [(String, [PropertyTrack])] = [
        ("radii that fit", [box(.window, (0, 100), (0.5, 40), (1, 40)), radii((0, 20), (1, 0))]),
        ("radii that just fit", [box(.window, (0, 100), (1, 40)), radii((0, 50), (1, 20))]),
        ("radii that stay", [box(.window, (0, 100), (1, 40)), radii((0, 50))]),
        ("radii of nothing", [radii((0, 50), (1, 50))]),
        ("a box without radii", [box(.frame, (0, 100), (1, 40))]),
        ("the whole picture's", [box(.image, (0, 100), (1, 40)), radii((0, 50), (1, 40))]),
        ("curved radii", [box(.window, (0, 100), (1, 40)), radii((0, 50), (1, 50), easing: .easeIn)]),
    ]

    @Test(arguments: kept.map(\.0))
    func whatNeedNotChangeStays(name: String) throws {
        let tracks = try #require(Self.kept.first { $0.0 == name }).1
        var limited = tracks
        limited.limitRadii()
        #expect(limited == tracks)
    }
}
