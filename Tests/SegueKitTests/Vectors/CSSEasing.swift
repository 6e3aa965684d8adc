import SegueKit

extension Easing {
    /// Reads the forms of CSS `<easing-function>` (CSS Easing 2 §2) that the vectors use; nil where it is none.
    init?(css text: String) {
        let named: [String: Easing] = [
            "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut,
            "ease-in-out": .easeInOut,
        ]
        if let easing = named[text] {
            self = easing
            return
        }
        let parts = text.dropLast().split(separator: "(")
        guard text.hasSuffix(")"), parts.count == 2 else { return nil }
        let arguments = parts[1].split(separator: ", ").map(String.init)
        switch parts[0] {
        case "cubic-bezier": self.init(bezier: arguments.compactMap(Double.init))
        case "steps": self.init(steps: arguments)
        default: return nil
        }
    }

    private init?(bezier numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self = .cubicBezier(UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    private init?(steps arguments: [String]) {
        guard arguments.count == 2, let count = Int(arguments[0]),
            let position = Steps.Position(css: arguments[1])
        else { return nil }
        self = .steps(Steps(count, position))
    }
}

extension Steps.Position {
    init?(css text: String) {
        let positions: [String: Steps.Position] = [
            "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone, "jump-both": .jumpBoth,
        ]
        guard let position = positions[text] else { return nil }
        self = position
    }
}
