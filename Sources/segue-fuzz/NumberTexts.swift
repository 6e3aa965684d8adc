/// How the numbers of a document are written, which a parser does not tell.
struct NumberTexts {
    private let bytes: [UInt8]
    private var numbers: [ArraySlice<UInt8>] = []

    /// `bytes` should be JSON, but may be anything.
    init(in bytes: [UInt8]) {
        self.bytes = bytes
        var position = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\"") {
                position = endOfString(from: position)
            } else if Self.isOfNumber(bytes[position]) {
                let number = bytes[position...].prefix(while: Self.isOfNumber)
                numbers.append(number)
                position = number.endIndex
            } else {
                position = endOfOther(from: position)
            }
        }
    }

    /// The first number that has an exponent, a zero at its end, more than nine digits after the point or is
    /// `-0`; nil where there is none.
    var firstWrong: String? {
        numbers.first(where: Self.isWrong).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The document with `.0` after the numbers that simdjson takes for integers of more than 64 bits, which
    /// it refuses; they are right all the same.
    var readable: [UInt8] {
        var readable: [UInt8] = []
        var start = 0
        for number in numbers where number.count > 18 && !number.contains(UInt8(ascii: ".")) {
            readable += bytes[start..<number.endIndex] + [UInt8(ascii: "."), UInt8(ascii: "0")]
            start = number.endIndex
        }
        return start == 0 ? bytes : readable + bytes[start...]
    }

    private func endOfString(from start: Int) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position + 1
    }

    /// The end of a literal, whose letters look like an exponent, or of one other byte.
    private func endOfOther(from start: Int) -> Int {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return bytes[(start + 1)...].firstIndex { !(letters ~= $0) } ?? bytes.count
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private static func isWrong(_ number: ArraySlice<UInt8>) -> Bool {
        let point = number.firstIndex(of: UInt8(ascii: "."))
        let decimals = point.map { number.endIndex - $0 - 1 } ?? 0
        let isZero = number.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
        return number.contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "+") }
            || decimals > 9 || (point != nil && number.last == UInt8(ascii: "0"))
            || (isZero && number.first == UInt8(ascii: "-"))
    }
}
