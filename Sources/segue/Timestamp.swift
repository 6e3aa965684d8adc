import Glibc
import Synchronization

/// A time of day in UTC to the millisecond as RFC 3339 has it, such as `2026-11-30T03:13:17.042Z`.
struct Timestamp: CustomStringConvertible {
    /// Inline, as every line of the log has one.
    let bytes: InlineArray<24, UInt8>

    /// The last second that was written out; the next line is most likely of the same one.
    private static let latest = Mutex(Second(number: 0))

    /// The time now.
    static func now() -> Timestamp {
        var clock = timespec()
        clock_gettime(CLOCK_REALTIME, &clock)
        return Timestamp(seconds: clock.tv_sec, milliseconds: clock.tv_nsec / 1_000_000)
    }

    /// A time since 1970.
    init(seconds: Int, milliseconds: Int) {
        var bytes = Self.latest.withLock { latest in
            if latest.number != seconds { latest = Second(number: seconds) }
            return latest.bytes
        }
        let zero = UInt8(ascii: "0")
        bytes[20] = zero + UInt8(milliseconds / 100)
        bytes[21] = zero + UInt8(milliseconds / 10 % 10)
        bytes[22] = zero + UInt8(milliseconds % 10)
        self.bytes = bytes
    }

    var description: String { String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self) }

    /// A second since 1970, and how its first millisecond is written.
    private struct Second {
        var number: Int
        var bytes: InlineArray<24, UInt8>

        init(number: Int) {
            var (seconds, fields) = (number, tm())
            gmtime_r(&seconds, &fields)
            let date =
                "\(fields.tm_year + 1900)-\(Self.padded(fields.tm_mon + 1))-\(Self.padded(fields.tm_mday))"
            let time = [fields.tm_hour, fields.tm_min, fields.tm_sec].map(Self.padded).joined(separator: ":")
            self.number = number
            let text = Array("\(date)T\(time).000Z".utf8)
            bytes = InlineArray { text[$0] }
        }

        private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }
}
