import SegueAPI
import SegueKit

/// The built-in styles, which are files that `SegueAPI` reads.
extension TransitionStyle {
    static let builtIn = Styles.builtIn.all
    static let photoZoom = builtIn(named: "photo-zoom")
    static let cardZoom = builtIn(named: "card-zoom")
    static let cardZoomOpaque = builtIn(named: "card-zoom-opaque")
    static let fade = builtIn(named: "fade")

    private static func builtIn(named name: String) -> TransitionStyle {
        guard let style = builtIn.first(where: { $0.name == name }) else {
            preconditionFailure("there is no style \(name)")
        }
        return style
    }
}
