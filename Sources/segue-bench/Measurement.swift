/// How long a piece of work takes when it is done over and over.
struct Measurement {
    static let batches = 31
    /// How often the work is done in a batch; the command's first argument.
    static let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000

    private let name: String
    private let nanoseconds: Int

    init(_ name: String, _ work: () -> Void) {
        self.name = name
        for _ in 0..<Self.rounds { work() }
        let times = (0..<Self.batches).map { _ in
            ContinuousClock().measure { for _ in 0..<Self.rounds { work() } } / Self.rounds
        }
        let median = times.sorted()[Self.batches / 2]
        nanoseconds = Int(median.components.attoseconds / 1_000_000_000)
    }

    func report() {
        let padding = String(repeating: " ", count: max(1, 24 - name.count))
        print("\(name)\(padding)\(nanoseconds)")
    }
}
