/// What a client may have meant by a name that is not known.
enum Suggestion {
    /// The name that differs least from `text`, if by at most a third of its letters and two; case, `-` and
    /// `_` do not count.
    static func closest(to text: String, among names: [String]) -> String? {
        let letters = folded(text)
        let distances = names.map { (name: $0, distance: distance(letters, folded($0))) }
        let closest = distances.min { $0.distance < $1.distance }
        guard let closest, closest.distance <= min(2, closest.name.utf8.count / 3) else { return nil }
        return closest.name
    }

    private static func folded(_ text: String) -> [Character] {
        text.lowercased().filter { $0 != "-" && $0 != "_" }
    }

    /// How many letters must be put in, taken out, replaced or swapped with their neighbour (the optimal
    /// string alignment distance).
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
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
        return last[second.count]
    }
}
