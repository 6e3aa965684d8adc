import Testing

@testable import SegueKit

@Suite struct ViewTreeTests {
    private static func view(
        _ id: String, in parent: String? = nil, _ x: Double = 0, _ y: Double = 0,
        _ transform: AffineTransform = .identity, zoom: Double = 1
    ) -> ViewNode {
        ViewNode(
            id: id, parent: parent, frame: Rect(x: x, y: y, width: 100, height: 50), transform: transform,
            zoomScale: zoom)
    }

    private static func box(
        _ views: [ViewNode], from source: String, to destination: String?
    ) throws -> Rect {
        let tree = try ViewTree(views)
        let space = try #require(tree.space(of: source))
        let other = try destination.map { try #require(tree.space(of: $0)) } ?? .outermost
        let bounds = try #require(tree.view(of: space)?.bounds)
        return tree.convert(bounds, from: space, to: other).boundingBox
    }

    @Test(arguments: [
        ("leaf", nil, Rect(x: 111, y: 22, width: 100, height: 50)),
        ("leaf", "root", Rect(x: 11, y: 12, width: 100, height: 50)),
        ("leaf", "aside", Rect(x: -19, y: 12, width: 100, height: 50)),
        ("root", "leaf", Rect(x: -11, y: -12, width: 100, height: 50)),
        ("leaf", "leaf", Rect(x: 0, y: 0, width: 100, height: 50)),
        ("other", "leaf", Rect(x: 889, y: -22, width: 100, height: 50)),
    ])
    func convertsByWayOfTheCommonSpace(source: String, destination: String?, box: Rect) throws {
        // Children may come before their parents.
        let views = [
            Self.view("leaf", in: "middle", 1, 2), Self.view("middle", in: "root", 10, 10),
            Self.view("aside", in: "root", 30, 0), Self.view("root", 100, 10), Self.view("other", 1000, 0),
        ]
        #expect(try Self.box(views, from: source, to: destination) == box)
    }

    @Test func aZoomEnlargesTheChildrenOnly() throws {
        let views = [
            Self.view("scroll", 5, 6, zoom: 2), Self.view("content", in: "scroll", 10, 20),
            Self.view("inner", in: "content", 1, 1),
        ]
        #expect(try Self.box(views, from: "scroll", to: nil) == Rect(x: 5, y: 6, width: 100, height: 50))
        #expect(try Self.box(views, from: "content", to: nil) == Rect(x: 25, y: 46, width: 200, height: 100))
        #expect(try Self.box(views, from: "inner", to: nil) == Rect(x: 27, y: 48, width: 200, height: 100))
        #expect(
            try Self.box(views, from: "content", to: "scroll") == Rect(x: 20, y: 40, width: 200, height: 100))
    }

    /// A chain +30°, -30° gives the size back, as the corners are boxed once only.
    @Test func boxesOnce() throws {
        let views = [
            Self.view("outer", 0, 0, AffineTransform(rotationInDegrees: -30)),
            Self.view("inner", in: "outer", 0, 0, AffineTransform(rotationInDegrees: 30)),
        ]
        let box = try Self.box(views, from: "inner", to: nil)
        #expect(isApproximately(box, Rect(x: 0, y: 0, width: 100, height: 50), within: 1e-12))
    }

    /// What is far out, and cannot be written to the last digit there, does not blur what is near.
    @Test func losesNoDigitsToWhatIsAround() throws {
        let views = [
            Self.view("far", 123_456_789.123, 1e9, AffineTransform(scaleX: 1e-3, y: 333)),
            Self.view("a", in: "far", 0.1, 0.2), Self.view("b", in: "far", 0.3, 0.4),
        ]
        let box = try Self.box(views, from: "a", to: "b")
        #expect(box == Rect(x: 0.1 - 0.3, y: 0.2 - 0.4, width: 100, height: 50))
    }

    private typealias Fault = ViewTree.Fault

    private static func faults(_ views: [ViewNode]) -> [Fault] {
        do throws(ViewTree.Faults) {
            _ = try ViewTree(views)
            return []
        } catch {
            return error.list
        }
    }

    @Test func reportsAllFaultsAtOnce() {
        let views = [
            Self.view("a", in: "c"), Self.view("b", in: "a"), Self.view("c", in: "b"),
            Self.view("d", in: "a"),
            Self.view("e", in: "e"), Self.view("f", in: "x"), Self.view("g", in: "f"), Self.view("h"),
            Self.view("h"), Self.view("i", 0, 0, AffineTransform(scaleX: 0, y: 1)), Self.view("j", in: "i"),
        ]
        #expect(
            Self.faults(views) == [
                Fault(kind: .duplicateID, view: 8), Fault(kind: .unknownParent, view: 5),
                Fault(kind: .cycle, view: 0), Fault(kind: .cycle, view: 4), Fault(kind: .outOfScale, view: 9),
            ])
    }

    /// The ring is b, c, d: that a leads into it is no fault of a's.
    @Test func namesTheFirstViewOfARing() {
        let views = [
            Self.view("a", in: "d"), Self.view("c", in: "b"), Self.view("b", in: "d"),
            Self.view("d", in: "c"),
        ]
        #expect(Self.faults(views) == [Fault(kind: .cycle, view: 1)])
    }

    /// Three times a thousand is 1e9, and that is the limit.
    @Test(arguments: [(1000.0, 3, true), (1000, 4, false), (0.001, 3, true), (0.001, 4, false)])
    func boundsTheScaleInAll(scale: Double, depth: Int, isRight: Bool) {
        let views = (0..<depth).map { index in
            let parent = index == 0 ? nil : "\(index - 1)"
            return Self.view("\(index)", in: parent, 0, 0, AffineTransform(scaleX: scale, y: 1))
        }
        #expect(Self.faults(views) == (isRight ? [] : [Fault(kind: .outOfScale, view: depth - 1)]))
    }

    @Test func whatIsNoNumberIsAFault() {
        #expect(Self.faults([Self.view("a", 0, 0, AffineTransform(a: .nan))]).count == 1)
        #expect(Self.faults([Self.view("a", 0, 0, AffineTransform(a: 1e300))]).count == 1)
    }

    /// Byte by byte, as JSON has it: an é and an e with an accent are equal strings.
    @Test func tellsIDsByTheirBytes() throws {
        let tree = try ViewTree([Self.view("\u{E9}", 1, 0), Self.view("e\u{301}", 2, 0)])
        let spaces = [tree.space(of: "\u{E9}"), tree.space(of: "e\u{301}")]
        #expect(spaces.map { $0.flatMap(tree.view(of:))?.frame.x } == [1, 2])
        #expect(tree.space(of: "e") == nil)
        #expect(tree.view(of: .outermost) == nil)
    }

    @Test func noViewsAreATree() throws {
        let tree = try ViewTree([])
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(tree.convert(rect, from: .outermost, to: .outermost).boundingBox == rect)
    }
}
