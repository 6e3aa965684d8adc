/// Which screen of a tree takes part in a transition, and how to get there.
public struct Participation: Equatable, Sendable {
    /// Its index in the tree; nil where none takes part.
    public var screen: Int?
    /// From the root to the screen or, where none takes part, as far as the way was tried; at least the root.
    public var path: [Stop]

    public init(screen: Int?, path: [Stop]) {
        self.screen = screen
        self.path = path
    }

    /// What the screen that takes part is called; nil where none does.
    public var name: String? { screen == nil ? nil : path.last?.name }

    /// A screen on the path.
    public struct Stop: Equatable, Sendable {
        public var name: String
        /// How to get here from the stop before; nil at the root.
        public var step: Step?

        public init(name: String, step: Step? = nil) {
            self.name = name
            self.step = step
        }
    }

    public enum Step: Equatable, Sendable {
        /// To the child of an index.
        case child(Int)
        /// To what the screen presents.
        case presented
    }
}

extension Layout {
    /// The layout of the screen that takes part; an empty one where none does.
    public init(of tree: ScreenTree) {
        let participation = tree.participation
        self = participation.screen.map { tree[$0].layout } ?? Layout()
        self.participation = participation
    }

    /// Whether there is a tree of screens, and none of them takes part.
    var lacksParticipant: Bool { participation != nil && participation?.screen == nil }
}
