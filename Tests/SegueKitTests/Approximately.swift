import SegueKit

/// A value that is compared number by number.
protocol Approximable {
    var numbers: [Double] { get }
}

extension Double: Approximable {
    var numbers: [Double] { [self] }
}

extension Point: Approximable {
    var numbers: [Double] { [x, y] }
}

extension Size: Approximable {
    var numbers: [Double] { [width, height] }
}

extension Rect: Approximable {
    var numbers: [Double] { [x, y, width, height] }
}

extension CornerRadii: Approximable {
    var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension Array: Approximable where Element: Approximable {
    var numbers: [Double] { flatMap(\.numbers) }
}

/// Whether two values are the same but for a tolerance, absolute and in points; nothing is never the same.
func isApproximately<Value: Approximable>(
    _ actual: Value?, _ expected: Value, within tolerance: Double = 1e-9
)
    -> Bool
{
    guard let actual, actual.numbers.count == expected.numbers.count else { return false }
    return zip(actual.numbers, expected.numbers).allSatisfy { abs($0 - $1) <= tolerance }
}
