/// Numbers of bytes as people write them.
enum ByteCount {
    /// More than any request needs; a larger limit is most likely a slip.
    static let largest = 64 << 20

    private static let units: [(suffix: String, bytes: Int)] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("", 1)]

    /// Returns the bytes in a text such as `262144`, `256KiB` or `4MiB`; nil where it is none.
    static func bytes(in text: String) -> Int? {
        for unit in units where text.hasSuffix(unit.suffix) {
            let digits = text.dropLast(unit.suffix.count)
            guard !digits.isEmpty, digits.allSatisfy(\.isASCII), digits.allSatisfy(\.isNumber) else {
                continue
            }
            let (bytes, overflows) = (Int(digits) ?? .max).multipliedReportingOverflow(by: unit.bytes)
            return overflows ? .max : bytes
        }
        return nil
    }
}
