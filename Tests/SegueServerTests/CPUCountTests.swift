import Foundation
import Testing

@testable import SegueServer

@Suite struct CPUCountTests {
    @Test func isAtMostWhatTheMachineHas() {
        #expect((1...ProcessInfo.processInfo.processorCount).contains(CPUCount.available))
    }

    @Test(arguments: [
        ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
        ("Cpus_allowed:\tff,80000001\n", 10),
        ("Name:\tx\n", 1),
    ])
    func countsTheAffinityMask(status: String, expected: Int) {
        #expect(CPUCount.affinity(in: status) == expected)
    }

    @Test(arguments: [
        ("200000 100000\n", 2), ("150000 100000\n", 2), ("50000 100000\n", 1), ("max 100000\n", nil),
        ("", nil), ("0 0\n", nil),
    ])
    func roundsTheQuotaUp(text: String, expected: Int?) {
        #expect(CPUCount.quota(in: text) == expected)
    }

    @Test func takesTheSmallestQuotaOnTheWayUp() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let inner = root.appending(path: "a/b")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data("300000 100000\n".utf8).write(to: root.appending(path: "a/cpu.max"))
        try Data("max 100000\n".utf8).write(to: inner.appending(path: "cpu.max"))
        #expect(CPUCount.quota(ofGroup: "1:x:/y\n0::/a/b\n", under: root.path) == 3)
        #expect(CPUCount.quota(ofGroup: "0::/\n", under: root.path) == Int.max)
        #expect(CPUCount.quota(ofGroup: "", under: root.path) == Int.max)
    }
}
