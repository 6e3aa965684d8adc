import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct JSONWriterEasingTests {
    private static let places = DecimalPlaces(lengths: 0)

    private static let easings: [(Easing, String)] = [
        (.linear, #""linear""#),
        (
            .cubicBezier(UnitBezier(0.1234567, -0.5, 1, 1.5)),
            #"{"cubicBezier":[0.123457,-0.5,1,1.5]}"#
        ),
        (.steps(Steps(4, .jumpNone)), #"{"steps":{"count":4,"position":"jump-none"}}"#),
        (
            .piecewise(PiecewiseLinear([.init(at: 0, value: 0), .init(at: 1.0 / 3, value: 1)])),
            #"{"linear":[{"at":0,"value":0},{"at":0.333333,"value":1}]}"#
        ),
        (
            .spring(Spring(mass: 2, stiffness: 200.5, damping: 15, initialVelocity: -0.5)),
            #"{"spring":{"mass":2,"stiffness":200.5,"damping":15,"initialVelocity":-0.5}}"#
        ),
    ]

    @Test(arguments: easings)
    func writesEasings(easing: Easing, expected: String) {
        #expect(written { $0.easing(easing, Self.places) } == expected)
    }

    /// A path of Béziers has no form of its own: its points are within a thousandth of it, but for their rounding.
    @Test func writesPathsAsPoints() throws {
        let text = written { $0.easing(.emphasized, Self.places) }
        let expression = /\{"at":([0-9.]+),"value":([0-9.]+)\}/
        let stops = try text.matches(of: expression).map {
            PiecewiseLinear.Stop(at: try #require(Double($0.1)), value: try #require(Double($0.2)))
        }
        #expect(
            text.hasPrefix(#"{"linear":[{"at":0,"value":0},"#) && text.hasSuffix(#"{"at":1,"value":1}]}"#))
        #expect((3...45).contains(stops.count))
        let points = PiecewiseLinear(stops)
        for step in 0...1000 {
            let time = Double(step) / 1000
            #expect(abs(points.value(at: time) - Easing.emphasized.value(at: time)) < 0.001 + 1e-6)
        }
    }
}
