/// The fewest chords from the first to the last of some times.
enum Joints {
    /// Returns the times where the chords meet, the first and the last among them.
    ///
    /// - Parameters:
    ///   - times: At least one.
    ///   - reach: Returns where a chord from an index may end: later indices, the next one among them.
    static func fewest(of times: [Double], reach: (Int) -> [Int]) -> [Double] {
        var counts = [Int](repeating: .max, count: times.count)
        var before = [Int](repeating: 0, count: times.count)
        counts[0] = 0
        for index in times.indices.dropLast() {
            for end in reach(index) where counts[index] + 1 < counts[end] {
                (counts[end], before[end]) = (counts[index] + 1, index)
            }
        }
        var joints = [times.count - 1]
        while let joint = joints.last, joint > 0 { joints.append(before[joint]) }
        return joints.reversed().map { times[$0] }
    }
}
