import SegueExport
import SegueJSON
import SegueKit

/// The names that a member may have, and what each means.
struct Vocabulary<Value: Sendable>: Sendable {
    let keywords: KeywordTable
    let values: [Value]

    init(_ pairs: KeyValuePairs<String, Value>) {
        self.init(pairs.map { ($0.key, $0.value) })
    }

    init(_ pairs: [(String, Value)]) {
        keywords = KeywordTable(pairs.map(\.0))
        values = pairs.map(\.1)
    }

    /// All values of a type under their names on the wire.
    init() where Value: WireNamed {
        values = Array(Value.allCases)
        keywords = KeywordTable(values.map(\.wireText))
    }
}

extension Violations {
    /// The value that a string names; nil for nil and for what is reported.
    ///
    /// - Parameter alternative: What else the value may be, for messages, as in "an object".
    mutating func choice<Value>(
        _ value: JSONValue?, of vocabulary: Vocabulary<Value>, or alternative: String? = nil
    ) -> Value? {
        keyword(value, in: vocabulary.keywords, or: alternative).map { vocabulary.values[$0] }
    }
}

/// The vocabularies of the wire.
enum Vocabularies {
    static let directions = Vocabulary<Direction>()
    /// Nil: `full`, and `reduced` beside it.
    static let motions = Vocabulary<Motion?>(
        Motion.allCases.map { ($0.wireText, $0) } + [("both", nil)])
    static let gestureLaws = Vocabulary<GestureLaw>(GestureLaw.builtIn.map { ($0.name, $0) })
    static let snaps = Vocabulary<Snap>()
    static let imageMotions = Vocabulary<ImageMotion>()
    static let calculationModes = Vocabulary<CalculationMode>()
    static let paths = Vocabulary<TravelPath>()
    static let reverses = Vocabulary<Reverse>()
    static let scaleInterpolations = Vocabulary<ScaleInterpolation>()
    static let layoutDirections = Vocabulary<LayoutDirection>(["ltr": .leftToRight, "rtl": .rightToLeft])
    static let roundings = Vocabulary<Bool>(["none": false, "platform": true])

    static let easings = Vocabulary<Easing>([
        "linear": .linear, "ease": .ease, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "emphasized": .path(.emphasized),
    ])

    /// The words of CSS Easing 2, of which the last two are older ones.
    static let stepPositions = Vocabulary<Steps.Position>([
        "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone, "jump-both": .jumpBoth,
        "start": .jumpStart, "end": .jumpEnd,
    ])

    /// The names of `UIImage.Orientation`; its raw values are not those of EXIF and are not taken.
    static let orientations = Vocabulary<Orientation>([
        "up": .up, "upMirrored": .upMirrored, "down": .down, "downMirrored": .downMirrored,
        "left": .left, "leftMirrored": .leftMirrored, "right": .right, "rightMirrored": .rightMirrored,
    ])
}
