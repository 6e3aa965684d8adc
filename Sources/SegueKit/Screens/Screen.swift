/// A screen of an app, or a container of screens such as a tab bar's.
public struct Screen: Equatable, Sendable {
    public var kind: Kind
    /// What a path calls it: its id, or what its kind is called where it has none.
    public var name: String
    /// What a selection may call it; nil where none can. Need not be unique.
    public var id: String?
    /// Which child is on screen, where the kind lets one be selected.
    public var selection: Selection?
    /// Whether it has a picture for the transition. Nil where nobody has said: such a screen takes part if no
    /// other does by its own word and its kind `takesPartUnasked`.
    public var isParticipant: Bool?
    /// What is on it; counts where it takes part.
    public var layout: Layout

    public init(
        _ kind: Kind, name: String, id: String? = nil, selection: Selection? = nil,
        isParticipant: Bool? = nil, layout: Layout = Layout()
    ) {
        self.kind = kind
        self.name = name
        self.id = id
        self.selection = selection
        self.isParticipant = isParticipant
        self.layout = layout
    }

    /// Which child a container has selected; one that there is not selects nothing.
    public enum Selection: Equatable, Sendable {
        /// From 0.
        case index(Int)
        /// The first child of this id.
        case id(String)
    }
}

extension Screen {
    /// Which of its children a container has on screen: all that a resolution knows of its kind.
    public struct Kind: Equatable, Sendable {
        /// Whether a selection decides. Otherwise, and where nothing is selected, `unselected` does.
        public var canSelect: Bool
        public var unselected: Children
        /// Whether one takes part without having said so.
        public var takesPartUnasked: Bool

        public init(canSelect: Bool, unselected: Children, takesPartUnasked: Bool = false) {
            self.canSelect = canSelect
            self.unselected = unselected
            self.takesPartUnasked = takesPartUnasked
        }
    }

    /// Some of the children of a container.
    public enum Children: Equatable, Sendable {
        case none, first, last
        /// All of them, the last one in front.
        case all
    }
}

extension Screen.Kind {
    /// Shows the selected one of its children.
    public static let tab = Self(canSelect: true, unselected: .none)
    /// Shows the top of its stack.
    public static let navigation = Self(canSelect: false, unselected: .last)
    /// Shows its columns side by side, or the selected one where there is room for one only.
    public static let split = Self(canSelect: true, unselected: .all)
    /// Shows one page, the first one unless another is selected (seed 000 takes the first).
    public static let page = Self(canSelect: true, unselected: .first)
    /// A container of the app's own.
    public static let container = Self(canSelect: true, unselected: .all)
    /// Shows itself.
    public static let screen = Self(canSelect: false, unselected: .none, takesPartUnasked: true)
}
