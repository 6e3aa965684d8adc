import Foundation
import Testing

@testable import SegueKit

/// What holds for every spring and every easing, whatever its numbers.
@Suite struct MotionLawTests {
    /// From almost undamped to five times critical.
    private static func spring(_ random: inout SplitMix64) -> Spring {
        let (frequency, mass) = (random.number(1, 40), random.number(0.1, 10))
        let ratio = random.once(in: 5) ? 1 : random.number(0.02, 5)
        return Spring(
            mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency,
            initialVelocity: random.once(in: 3) ? 0 : random.number(-30, 30))
    }

    /// A closed form and 4000 Runge-Kutta steps of m x'' = k (1 - x) - c x' come to the same place.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func springsSolveTheirEquation(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<60 {
            let spring = Self.spring(&random)
            let (time, steps) = (random.number(0.05, 1), 4000)
            let place = Self.integrated(spring, until: time, steps)
            #expect(isApproximately(spring.value(at: time), place, within: 1e-6), "\(spring) at \(time)")
        }
    }

    private static func integrated(_ spring: Spring, until end: Double, _ steps: Int) -> Double {
        let step = end / Double(steps)
        let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        var (x, v) = (0.0, spring.initialVelocity)
        for _ in 0..<steps {
            let (x1, v1) = (v, stiffness * (1 - x) - damping * v)
            let (x2, v2) = (
                v + step / 2 * v1, stiffness * (1 - x - step / 2 * x1) - damping * (v + step / 2 * v1)
            )
            let (x3, v3) = (
                v + step / 2 * v2, stiffness * (1 - x - step / 2 * x2) - damping * (v + step / 2 * v2)
            )
            let (x4, v4) = (v + step * v3, stiffness * (1 - x - step * x3) - damping * (v + step * v3))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return x
    }

    /// After its settling time a spring never leaves a thousandth of the way again.
    @Test(arguments: [4, 5] as [UInt64])
    func settledSpringsStay(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<200 {
            let spring = Self.spring(&random)
            let settled = spring.settlingDuration
            let stays = (0..<200).allSatisfy { step in
                abs(spring.value(at: settled * (1 + Double(step) / 50)) - 1) <= Spring.settledDistance + 1e-9
            }
            #expect(stays, "\(spring)")
        }
    }

    private static func easing(_ random: inout SplitMix64) -> Easing {
        switch random.next() % 4 {
        case 0:
            .cubicBezier(
                UnitBezier(
                    random.unit(), random.number(-2, 3), random.unit(), random.number(-2, 3)))
        case 1: .steps(Steps(2 + Int(random.next() % 9), random.pick(Steps.Position.allCases)))
        case 2: .spring(spring(&random))
        default: .piecewise(PiecewiseLinear(stops(&random)))
        }
    }

    private static func stops(_ random: inout SplitMix64) -> [PiecewiseLinear.Stop] {
        let times = (0..<(1 + random.next() % 6)).map { _ in random.unit() }.sorted()
        let inner = times.map { PiecewiseLinear.Stop(at: $0, value: random.number(-1, 2)) }
        return [.init(at: 0, value: 0)] + inner + [.init(at: 1, value: 1)]
    }

    @Test(arguments: [6, 7, 8] as [UInt64])
    func flattenedEasingsStayWithinTheirTolerance(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<60 {
            let (easing, tolerance) = (Self.easing(&random), pow(10, random.number(-4, -1)))
            let flat = easing.flattened(within: tolerance)
            let furthest = (0...1999).reduce(0.0) { furthest, step in
                let time = Double(step) / 1999
                return max(furthest, abs(flat.value(at: time) - easing.value(at: time)))
            }
            #expect(furthest <= tolerance, "\(easing) within \(tolerance)")
        }
    }

    /// There and back is nowhere: what is turned back twice at once is where it was, and goes on to its end.
    @Test(arguments: [9, 10] as [UInt64])
    func turnedBackTwiceGoesOn(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<200 {
            let bezier = UnitBezier(random.unit(), random.unit(), random.unit(), random.unit())
            let timing = Timing(durationMs: random.number(50, 2000), pacing: .cubicBezier(bezier))
            let elapsed = random.number(0.05, 0.95)
            let back = timing.remainder(after: elapsed, velocity: nil, isReversed: true)
            let again = back.timing.remainder(after: 0, velocity: nil, isReversed: true)
            #expect(again.timing.durationMs == 0 && again.start == 0)
            let (turned, part) = (random.unit(), back.timing.durationMs)
            let home = back.timing.remainder(after: turned, velocity: nil, isReversed: true)
            #expect(isApproximately(home.timing.durationMs, part * turned, within: 1e-9))
            // Half of the way back to where it had turned, as seen from both sides.
            let shown = home.start + (home.end - home.start) * home.timing.progress(atMs: part * turned / 2)
            let seen = back.timing.progress(atMs: part * turned / 2)
            let isExact = [back, home].allSatisfy {
                if case .cubicBezier = $0.timing.pacing { true } else { false }
            }
            #expect(isApproximately(shown, seen, within: isExact ? 1e-6 : 0.0015))
        }
    }
}
