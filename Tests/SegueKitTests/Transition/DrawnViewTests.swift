import Testing

@testable import SegueKit

/// How a snapshot fits the frame it is not taken from, and what a picture is seen through at rest.
@Suite struct DrawnViewTests {
    private static let source = Rect(x: 12, y: 300, width: 120, height: 80)
    private static let destination = Rect(x: 0, y: 60, width: 390, height: 700)

    private static var view: DrawnView {
        var view = DrawnView()
        view[.frame] = Ends(source: source, destination: destination).components
        view[.cornerRadii] = Ends(source: CornerRadii(40), destination: CornerRadii(150)).components
        return view
    }

    /// As wide as the other frame, from the top down: 390 * 80 / 120 = 260, and 120 * 700 / 390 = 215.3846.
    @Test(arguments: [
        (End.source, Rect(x: 0, y: 60, width: 390, height: 260), CornerRadii(130)),
        (.destination, Rect(x: 12, y: 300, width: 120, height: 2800.0 / 13), CornerRadii(40)),
    ])
    func asWideAsTheOtherFrame(end: End, other: Rect, radii: CornerRadii) throws {
        var view = Self.view
        view.keepAspectRatio(of: end)
        let (frames, corners) = (try #require(view[.frame]), try #require(view[.cornerRadii]))
        let opposite: End = end == .source ? .destination : .source
        #expect(frames[end] == (end == .source ? Self.source : Self.destination).components)
        #expect(isApproximately(Rect(components: frames[opposite]), other))
        #expect(CornerRadii(components: corners[opposite]) == radii)
        #expect(corners[end] == Self.view[.cornerRadii]?[end])
    }

    @Test func whatHasNoWidthHasNoAspectRatioToKeep() {
        var view = Self.view
        view[.frame]?.source = Rect(x: 1, y: 2, width: 0, height: 80).components
        let frames = view[.frame]
        view.keepAspectRatio(of: .source)
        #expect(view[.frame]?.destination == frames?.destination)
        var plain = DrawnView()
        plain.keepAspectRatio(of: .source)
        #expect(plain[.frame] == nil && plain[.cornerRadii] == nil)
    }

    @Test func aPictureOpensToTheContainer() {
        let bounds = Rect(x: 0, y: 0, width: 390, height: 844)
        var view = Self.view
        view.openTo(bounds)
        #expect(view[.window] == nil)
        view[.window] = view[.frame]
        view.bends = [DrawnView.Bend(property: .window, progress: 0.5, value: bounds.components)]
        view.openTo(bounds)
        #expect(view[.window]?.source == Self.source.components)
        #expect(view[.window]?.destination == bounds.components)
        #expect(view.bends.isEmpty)
    }

    @Test func nothingIsLeftOfTheLastViewInItsPlace() {
        var view = Self.view
        view.bends = [DrawnView.Bend(property: .frame, progress: 0.5, value: Self.source.components)]
        view.begin(opacity: Ends(source: 0.5, destination: 0.25))
        #expect(Property.allCases.filter(view.has) == [.opacity])
        #expect(view[.opacity]?.destination.x == 0.25)
        #expect(view.bends.isEmpty)
    }

    @Test(arguments: Property.allCases)
    func everyPropertyHasItsOwnEnds(property: Property) {
        var view = DrawnView(opacity: Ends(source: 6, destination: 7))
        let ends = { (value: Double) in Ends(source: value, destination: value + 1).components }
        (view[.window], view[.image], view[.frame]) = (ends(1), ends(2), ends(3))
        (view[.cornerRadii], view[.fontScale]) = (ends(4), ends(5))
        let order: [Property] = [.window, .image, .frame, .cornerRadii, .fontScale, .opacity]
        let number = order.firstIndex(of: property).map { Double($0 + 1) } ?? 0
        #expect(view[property]?.source == number.components)
    }
}
