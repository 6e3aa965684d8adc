import Foundation
import Testing

/// Values that other implementations and standards give, from `Tests/Vectors`.
struct Vector: Sendable, CustomTestStringConvertible {
    var id: String
    var input: JSON
    var expected: JSON
    var tolerance: Double

    var testDescription: String { id }

    /// The vectors of a kind in a file.
    static func all(_ kind: String, in file: String) -> [Vector] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try? Data(contentsOf: tests.appending(path: "Vectors/\(file).json"))
        let vectors = data.flatMap { JSON(Array($0)) }?.array ?? []
        return vectors.filter { $0["kind"]?.string == kind }.compactMap { vector in
            guard let id = vector["id"]?.string, let input = vector["input"],
                let expected = vector["expected"], let tolerance = vector["tolerance"]?.number
            else { return nil }
            return Vector(id: id, input: input, expected: expected, tolerance: tolerance)
        }
    }
}
