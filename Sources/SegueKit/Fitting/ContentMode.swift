/// Where a view draws its picture: a scaling rule, and the anchor that stays put.
///
/// Every platform's modes are values of this one type; those of UIKit and of CSS have names here.
public struct ContentMode: Equatable, Sendable {
    public var scaling: Scaling
    public var anchor: Anchor

    public init(scaling: Scaling, anchor: Anchor = .center) {
        self.scaling = scaling
        self.anchor = anchor
    }
}

/// The modes of `UIView.ContentMode` (UIKit documentation), as a `UIImageView` draws them.
extension ContentMode {
    public static let scaleToFill = ContentMode(scaling: .stretch)
    public static let scaleAspectFit = ContentMode(scaling: .fit)
    public static let scaleAspectFill = ContentMode(scaling: .fill)
    /// A `UIImageView` draws `redraw` as `scaleToFill`.
    public static let redraw = ContentMode(scaling: .stretch)
    public static let center = ContentMode(scaling: .none)
    public static let top = ContentMode(scaling: .none, anchor: .top)
    public static let bottom = ContentMode(scaling: .none, anchor: .bottom)
    public static let left = ContentMode(scaling: .none, anchor: .left)
    public static let right = ContentMode(scaling: .none, anchor: .right)
    public static let topLeft = ContentMode(scaling: .none, anchor: .topLeft)
    public static let topRight = ContentMode(scaling: .none, anchor: .topRight)
    public static let bottomLeft = ContentMode(scaling: .none, anchor: .bottomLeft)
    public static let bottomRight = ContentMode(scaling: .none, anchor: .bottomRight)
}

/// The values of CSS `object-fit` (CSS Images 3 §5.5).
extension ContentMode {
    public static let fill = ContentMode(scaling: .stretch)
    public static let contain = ContentMode(scaling: .fit)
    public static let cover = ContentMode(scaling: .fill)
    public static let none = ContentMode(scaling: .none)
    public static let scaleDown = ContentMode(scaling: .scaleDown)
}
