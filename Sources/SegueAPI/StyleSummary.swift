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
        let duration =
            present == dismiss ? "\(Int(present)) ms" : "\(Int(present)) ms, back \(Int(dismiss)) ms"
        name = style.name
        summary = "\(style.strategy.wireText), \(duration), \(style.calculationMode.present.wireText)"
        origin = style.origin
    }
}
