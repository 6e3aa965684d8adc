import Foundation
import SegueKit

extension Position {
    /// Reads the forms of CSS `<position>` (CSS Values 4 §9.1) that the vectors use; nil where it is none.
    init?(css text: String) {
        let expression = /calc\([^)]*\)|\S+/
        let words = text.matches(of: expression).map { String($0.output) }
        guard let (x, y) = Self.axes(words), let x = Self.axis(x), let y = Self.axis(y) else { return nil }
        self = .anchored(Anchor(x: x.share, y: y.share), offset: Point(x: x.offset, y: y.offset))
    }

    private static func axes(_ words: [String]) -> ([String], [String])? {
        switch words.count {
        case 2: ([words[0]], [words[1]])
        case 4: (Array(words[0...1]), Array(words[2...3]))
        default: nil
        }
    }

    /// A side and a distance from it, or one of the two.
    private static func axis(_ words: [String]) -> (share: Double, offset: Double)? {
        let sides = ["left": 0.0, "top": 0, "center": 0.5, "right": 1, "bottom": 1]
        guard let side = sides[words[0]] else { return words.count == 1 ? length(words[0]) : nil }
        guard words.count == 2 else { return (side, 0) }
        guard let inwards = length(words[1]), inwards.share == 0 else { return nil }
        return (side, side == 1 ? -inwards.offset : inwards.offset)
    }

    private static func length(_ text: String) -> (share: Double, offset: Double)? {
        if let sum = text.wholeMatch(of: /calc\((.+)% ([+-]) (.+)px\)/) {
            guard let share = Double(sum.1), let offset = Double(sum.3) else { return nil }
            return (share / 100, sum.2 == "-" ? -offset : offset)
        }
        if text.hasSuffix("%") { return Double(text.dropLast()).map { ($0 / 100, 0) } }
        return Double(text.hasSuffix("px") ? text.dropLast(2) : text[...]).map { (0, $0) }
    }
}
