/// A window that bars cut off at one end of its way: the cut edge stays at the bar until the rest of the window
/// has come out from under it, as if the window moved below the bar.
///
/// A side that is cut at both ends, or whose cut edge lies outside of the other end's, runs straight instead, so
/// that the window is right at both ends (react-native-shared-element, the clip insets of its native views).
struct PinnedWindow {
    /// The window along one side; all edges are measured inwards, so that a larger one cuts off more.
    private struct Side {
        var from: Double
        var to: Double
        /// The edges without bars.
        var freeFrom: Double
        var freeTo: Double

        /// Where the edge leaves the bar or comes to it, 0...1; nil where it runs straight.
        var bend: Double? {
            if from > freeFrom, to == freeTo, from <= to { return (from - freeFrom) / (freeTo - freeFrom) }
            if to > freeTo, from == freeFrom, to <= from { return (to - freeFrom) / (freeTo - freeFrom) }
            return nil
        }

        func edge(at progress: Double) -> Double {
            guard bend != nil else { return from.interpolated(to: to, by: progress) }
            return max(min(from, to), freeFrom.interpolated(to: freeTo, by: progress))
        }

        /// Returns what is left of an edge that takes a way of its own where there are no bars.
        func edge(of free: Double, at progress: Double) -> Double {
            guard from > freeFrom || to > freeTo else { return free }
            return max(free, bend == nil ? from.interpolated(to: to, by: progress) : min(from, to))
        }
    }

    /// Left, top, right, bottom.
    private let sides: [Side]

    init(_ from: Placement, _ to: Placement) {
        let (edges, others) = (Self.edges(of: from.seen), Self.edges(of: to.seen))
        let free = Self.edges(of: from.unoccluded ?? from.seen)
        let otherFree = Self.edges(of: to.unoccluded ?? to.seen)
        sides = (0..<4).map {
            Side(from: edges[$0], to: others[$0], freeFrom: free[$0], freeTo: otherFree[$0])
        }
    }

    private static func edges(of rect: Rect) -> [Double] { [rect.x, rect.y, -rect.maxX, -rect.maxY] }

    /// The window wherever one of its edges leaves a bar or comes to it, in order.
    var bends: [DrawnView.Bend] {
        sides.compactMap(\.bend).filter { $0 > 0 && $0 < 1 }.sorted().map { progress in
            let edges = sides.map { $0.edge(at: progress) }
            let window = Rect(minX: edges[0], minY: edges[1], maxX: -edges[2], maxY: -edges[3])
            return DrawnView.Bend(property: .window, progress: progress, value: window.components)
        }
    }

    /// Returns what is seen of a window that takes a way of its own where there are no bars.
    ///
    /// - Parameter free: The whole window at that progress.
    func seen(of free: Rect, at progress: Double) -> Rect {
        let whole = Self.edges(of: free)
        // What is under a bar altogether ends at its own other side.
        let edges = (0..<4).map { min(sides[$0].edge(of: whole[$0], at: progress), -whole[($0 + 2) % 4]) }
        return Rect(minX: edges[0], minY: edges[1], maxX: -edges[2], maxY: -edges[3])
    }
}
