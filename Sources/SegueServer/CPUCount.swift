import Glibc

/// How many CPUs this process may use.
package enum CPUCount {
    /// The CPUs of the affinity mask, or fewer where a cgroup's quota is smaller; at least 1.
    package static var available: Int {
        let affinity = affinity(in: readFile("/proc/self/status") ?? "")
        let quota = quota(ofGroup: readFile("/proc/self/cgroup") ?? "", under: "/sys/fs/cgroup")
        return max(1, min(affinity, quota))
    }

    /// Counts the CPUs in the text of /proc/self/status, whose mask is hexadecimal digits in groups.
    ///
    /// `sched_getaffinity` would say the same, but Swift's Glibc does not have it.
    static func affinity(in status: String) -> Int {
        let name = "Cpus_allowed:"
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return 1 }
        return line.dropFirst(name.count).reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
    }

    /// The smallest quota of a group of version 2 and of those that it lies in.
    ///
    /// - Parameters:
    ///   - list: The text of /proc/self/cgroup.
    ///   - root: The folder where the groups are mounted.
    static func quota(ofGroup list: String, under root: String) -> Int {
        let line = list.split(separator: "\n").first { $0.hasPrefix("0::/") }
        let names = line?.dropFirst("0::/".count).split(separator: "/") ?? []
        return (0...names.count).reduce(Int.max) { smallest, depth in
            let folder = ([Substring(root)] + names.prefix(depth)).joined(separator: "/")
            return min(smallest, readFile(folder + "/cpu.max").flatMap(quota(in:)) ?? Int.max)
        }
    }

    /// Reads a `cpu.max`, such as `150000 100000`, and rounds up; nil where there is no limit.
    static func quota(in text: String) -> Int? {
        let parts = text.split { $0 == " " || $0 == "\n" }.map { Int($0) }
        guard parts.count == 2, let quota = parts[0], let period = parts[1], quota > 0, period > 0
        else { return nil }
        return (quota - 1) / period + 1
    }

    /// The beginning of a small file, or nil where it cannot be read.
    private static func readFile(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return String(unsafeUninitializedCapacity: 4096) { max(0, read(file, $0.baseAddress, $0.count)) }
    }
}
