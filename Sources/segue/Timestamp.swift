import Glibc
import Synchronization

/// The time of day as RFC 3339 has it.
enum Timestamp {
    /// The last second that was written out; the next line is most likely of the same one.
    private static let latest = Mutex(Second(number: 0))

    /// Returns the time now in UTC to the millisecond, as in `2026-11-30T03:13:17.042Z`.
    static func now() -> String {
        var clock = timespec()
        clock_gettime(CLOCK_REALTIME, &clock)
        return text(seconds: clock.tv_sec, milliseconds: clock.tv_nsec / 1_000_000)
    }

    /// Returns a time since 1970 in UTC.
    static func text(seconds: Int, milliseconds: Int) -> String {
        let second = latest.withLock { latest in
            if latest.number != seconds { latest = Second(number: seconds) }
            return latest.bytes
        }
        let zero = UInt8(ascii: "0")
        return String(unsafeUninitializedCapacity: second.count + 4) { buffer in
            _ = buffer.update(fromContentsOf: second)
            buffer[second.count] = zero + UInt8(milliseconds / 100)
            buffer[second.count + 1] = zero + UInt8(milliseconds / 10 % 10)
            buffer[second.count + 2] = zero + UInt8(milliseconds % 10)
            buffer[second.count + 3] = UInt8(ascii: "Z")
            return second.count + 4
        }
    }

    /// A second since 1970, and how it is written up to the point.
    private struct Second {
        var number: Int
        var bytes: [UInt8]

        init(number: Int) {
            var (seconds, fields) = (number, tm())
            gmtime_r(&seconds, &fields)
            let date =
                "\(fields.tm_year + 1900)-\(Self.padded(fields.tm_mon + 1))-\(Self.padded(fields.tm_mday))"
            let time = [fields.tm_hour, fields.tm_min, fields.tm_sec].map(Self.padded).joined(separator: ":")
            self.number = number
            bytes = Array("\(date)T\(time).".utf8)
        }

        private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }
}
