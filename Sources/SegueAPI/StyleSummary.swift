import SegueExport
import SegueKit

/// What people are told of a style.
package struct StyleSummary: Equatable, Sendable {
    package var name: String
    /// How it is played and how long it takes.
    package var summary: String
    /// Where its numbers come from.
    package var origin: String

    init(_ style: TransitionStyle) {
        let present = style.timing.present.durationMs
        let dismiss = style.timing.dismiss.durationMs
        let whole = { (milliseconds: Double) in Int(milliseconds.rounded()) }
        let duration =
            present == dismiss ? "\(whole(present)) ms" : "\(whole(present)) ms, back \(whole(dismiss)) ms"
        name = style.name
        summary = "\(style.strategy.wireText), \(duration), \(style.calculationMode.present.wireText)"
        origin = style.origin
    }
}
