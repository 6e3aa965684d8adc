import Foundation
import SegueAPI
import SegueExport
import SegueJSON
import SegueKit

/// The text of what a closure writes.
func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
}

/// A document as Foundation reads it, for comparing; nil where it is none.
func parsed(_ text: String) -> NSDictionary? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? NSDictionary
}

/// A transition without layers, for tests to fill in.
func transition(
    layers: [Layer] = [], warnings: [Warning] = [],
    source: Transition.Rest = Transition.Rest(), destination: Transition.Rest = Transition.Rest()
) -> Transition {
    let scene = Scene(
        container: Container(size: Size(width: 100, height: 100)), picture: nil, source: Layout(),
        destination: Layout())
    var empty = Planner(scene: scene, style: Styles.builtIn.all[0], direction: .present).transition
    (empty.strategy, empty.reason, empty.timing) = (.zoom, nil, Timing(durationMs: 400))
    (empty.layers, empty.warnings) = (layers, warnings)
    empty.rests = Ends(source: source, destination: destination)
    return empty
}

/// A member of the spec of a transition as it is written.
func specMember(_ name: String, of transition: Transition, lengths: Int = 4, samples: Samples? = nil) -> Any?
{
    let text = written { $0.transition(transition, samples: samples, DecimalPlaces(lengths: lengths)) }
    return parsed(text)?[name]
}

/// A JSON array in Swift text, for comparing.
func array(_ text: String) -> NSArray? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? NSArray
}
