/// The ways out of a space: to the one around it, and by a jump to one far out.
///
/// Jumps are laid out so that any two spaces of the same depth jump to the same depth, and any space around is
/// reached in O(log *n*) steps (Myers, "An applicative random-access stack", 1983).
struct ViewLink {
    /// How many spaces lie around this one.
    var depth = 0
    var parent = 0
    var jump = 0
    var toParent = AffineTransform.identity
    var toJump = AffineTransform.identity

    /// The outermost space, which leads to itself.
    static let outermost = ViewLink()

    private init() {}

    /// A space that lies in the one of index `parent`, whose own links are in `links` already.
    init(in parent: Int, _ toParent: AffineTransform, _ links: [ViewLink]) {
        let around = links[parent]
        let far = links[around.jump]
        self.parent = parent
        self.toParent = toParent
        depth = around.depth + 1
        if around.depth - far.depth == far.depth - links[far.jump].depth {
            jump = far.jump
            toJump = far.toJump.after(around.toJump).after(toParent)
        } else {
            jump = parent
            toJump = toParent
        }
    }
}

/// A way outwards from a space.
struct ViewClimb {
    private(set) var index: Int
    /// From where it started to where it is.
    private(set) var transform = AffineTransform.identity

    init(from index: Int) {
        self.index = index
    }

    /// Goes one space outwards, or as far as the link jumps.
    mutating func step(jumps: Bool, _ links: [ViewLink]) {
        let link = links[index]
        index = jumps ? link.jump : link.parent
        transform = (jumps ? link.toJump : link.toParent).after(transform)
    }

    /// Goes outwards until no more than `depth` spaces lie around.
    mutating func climb(toDepth depth: Int, _ links: [ViewLink]) {
        while links[index].depth > depth {
            step(jumps: links[links[index].jump].depth >= depth, links)
        }
    }
}
