/// What a client may have meant by a name that is not known.
enum Suggestion {
    /// How many letters may differ at most, however long the name.
    private static let distanceLimit = 2

    /// The name that differs least from `text`, if by at most two letters and a third of its own; case, `-`
    /// and `_` do not count. The first of those that differ as little.
    static func closest(to text: String, among names: [String]) -> String? {
        let letters = folded(text)
        var closest: (name: String, distance: Int)?
        for name in names {
            let limit = min(distanceLimit, name.utf8.count / 3, (closest?.distance ?? .max) - 1)
            if let distance = distance(letters, folded(name), limit: limit) { closest = (name, distance) }
        }
        return closest?.name
    }

    private static func folded(_ text: String) -> [UInt8] {
        text.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    }

    /// How many letters must be put in, taken out, replaced or swapped with their neighbour (the optimal
    /// string alignment distance); nil where it is more than `limit`.
    private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
        // Most names differ by more in length alone, which spares the work that a hostile body could ask for.
        guard abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
