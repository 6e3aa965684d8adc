/// How far a change is along at a progress.
enum Progression: Equatable {
    case even
    /// By the logarithm of a ratio, at least so large that it is told from 0.
    case geometric(Double)

    /// - Parameter ratio: Of the size at the end to that at the start; greater than zero.
    init(geometricBy ratio: Double) {
        let logarithm = log(ratio)
        self = logarithm.isFinite && abs(logarithm) > 1e-6 ? .geometric(logarithm) : .even
    }

    /// Returns the part of the whole difference that is behind, 0...1.
    func value(at progress: Double) -> Double {
        switch self {
        case .even: progress
        case .geometric(let logarithm): (exp(logarithm * progress) - 1) / (exp(logarithm) - 1)
        }
    }
}
