import Glibc

/// The time of day as RFC 3339 has it.
enum Timestamp {
    /// Returns the time now in UTC to the millisecond, as in `2026-11-30T03:13:17.042Z`.
    static func now() -> String {
        var clock = timespec()
        clock_gettime(CLOCK_REALTIME, &clock)
        return text(seconds: clock.tv_sec, milliseconds: clock.tv_nsec / 1_000_000)
    }

    /// Returns a time since 1970 in UTC.
    static func text(seconds: Int, milliseconds: Int) -> String {
        var (seconds, fields) = (seconds, tm())
        gmtime_r(&seconds, &fields)
        let date = "\(fields.tm_year + 1900)-\(padded(fields.tm_mon + 1))-\(padded(fields.tm_mday))"
        let time = "\(padded(fields.tm_hour)):\(padded(fields.tm_min)):\(padded(fields.tm_sec))"
        return "\(date)T\(time).\(milliseconds < 100 ? "0" : "")\(padded(Int32(milliseconds)))Z"
    }

    private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
