/// How long a piece of work takes when it is done over and over.
struct Measurement {
    static let batches = 31
    /// How often the work is done in a batch; the command's first argument.
    static let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000

    private let name: String
    private let nanoseconds: Double

    /// - Parameter count: How many of what is measured are done at a time.
    init(_ name: String, of count: Int = 1, _ work: () -> Void) {
        self.name = name
        for _ in 0..<Self.rounds { work() }
        let times = (0..<Self.batches).map { _ in
            ContinuousClock().measure { for _ in 0..<Self.rounds { work() } } / Self.rounds
        }
        let median = times.sorted()[Self.batches / 2]
        nanoseconds = Double(median.components.attoseconds) / 1e9 / Double(count)
    }

    func report() {
        let padding = String(repeating: " ", count: max(1, 24 - name.count))
        print("\(name)\(padding)\(text)")
    }

    /// Whole nanoseconds, or tenths of them where there are few.
    private var text: String {
        nanoseconds < 100
            ? "\((nanoseconds * 10).rounded() / 10)" : "\(Int(nanoseconds.rounded()))"
    }
}
