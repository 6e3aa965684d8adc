/// How many digits after the point the numbers of an answer have at most.
public struct DecimalPlaces: Equatable, Sendable {
    static let most = 9

    /// 0...9, for lengths.
    public let lengths: Int
    /// 6...9, for ratios and times, in which the fourth digit is still seen.
    public let ratios: Int

    public init(lengths: Int = 4) {
        self.lengths = lengths
        ratios = max(6, lengths)
    }
}
