import SegueAPI
import SegueExport
import SegueKit

/// The request that is measured: a photo, a label and a close button.
let body = Array(
    """
    {"style":"photo-zoom","direction":"present","container":{"width":390,"height":844,"scale":3,
    "safeArea":{"top":47,"bottom":34},"layoutDirection":"ltr"},
    "image":{"width":4032,"height":3024,"orientation":6},
    "source":{"elements":{"image":{"frame":{"x":12.5,"y":300,"width":120,"height":120},
    "contentMode":"scaleAspectFill","cornerRadius":12},
    "label":{"frame":{"x":12.5,"y":425,"width":120,"height":20},"fontSize":14}}},
    "destination":{"elements":{"image":{"frame":{"x":0,"y":0,"width":390,"height":844},
    "contentMode":"scaleAspectFit"},"label":{"frame":{"x":20,"y":700,"width":350,"height":40},"fontSize":24},
    "closeButton":{"frame":{"x":330,"y":50,"width":44,"height":44}}},"backgroundColor":"#000000"}}
    """.utf8)

let transitions = Transitions()
let (planner, places) = try transitions.withRequest(body) { ($0.planner, $0.places) }
let transition = planner.transition
let samples = transition.sampled(.framesPerSecond(60))

print("nanoseconds a request, the median of \(Measurement.batches) batches of \(Measurement.rounds)")
Measurement("decode") { try? transitions.withRequest(body) { _ in } }.report()
Measurement("plan") { _ = planner.transition }.report()
Measurement("encode") { _ = Transitions.document(of: transition, samples: nil, places) }.report()
Measurement("sample, 25 times") { _ = transition.sampled(.framesPerSecond(60)) }.report()
Measurement("encode with samples") {
    _ = Transitions.document(of: transition, samples: samples, places)
}.report()

/// Kept, so that nothing of what is measured may be left out.
var kept = 0.0

let valueCount = samples.layers.reduce(0) { $0 + $1.tracks.count } * samples.timesMs.count
let spring = Spring(stiffness: 300, damping: 18, initialVelocity: 2)
let times = (0..<100).map { Double($0) / 100 }

print("\nnanoseconds each")
Measurement("sampled value", of: valueCount) {
    kept += transition.sampled(.framesPerSecond(60)).timesMs[1]
}.report()
Measurement("spring, its value", of: times.count) {
    for time in times { kept += spring.value(at: time) }
}.report()
Measurement("spring, its duration", of: times.count) {
    for time in times { kept += Spring(stiffness: 300 + time, damping: 18).settlingDuration }
}.report()
Measurement("spring, from ratio", of: times.count) {
    for time in times { kept += Spring(dampingRatio: 0.7, settlingDuration: 0.4 + time).stiffness }
}.report()
