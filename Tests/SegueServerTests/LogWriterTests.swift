import Dispatch
import Glibc
import Synchronization
import Testing

@testable import SegueServer

@Suite(.timeLimit(.minutes(1))) struct LogWriterTests {
    @Test func writesEveryLineOfManyThreads() throws {
        let (output, input) = try pipeEnds()
        let text = Output(output)
        let writer = LogWriter(descriptor: input) { Array("\($0) dropped\n".utf8) }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<100 { writer.append(Array("\(thread)-\(number)\n".utf8)) }
        }
        writer.close()
        close(input)
        let lines = text.read().split(separator: "\n")
        #expect(Set(lines).count == 800)
        #expect(lines.filter { $0.hasPrefix("3-") }.map { Int($0.dropFirst(2)) } == Array(0..<100))
    }

    @Test func writesSoonWithoutBeingTold() throws {
        let (output, input) = try pipeEnds()
        let writer = LogWriter(descriptor: input) { _ in [] }
        Array("line\n".utf8).withUnsafeBufferPointer { writer.append($0) }
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        #expect(poll(&ready, 1, 2000) == 1)
        writer.close()
        close(input)
        #expect(Output(output).read() == "line\n")
    }

    @Test func flushesBeforeItReturns() throws {
        let (output, input) = try pipeEnds()
        let writer = LogWriter(descriptor: input) { _ in [] }
        writer.append(Array("line\n".utf8))
        writer.flush()
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        #expect(poll(&ready, 1, 0) == 1)
        writer.close()
        close(input)
        close(output)
    }

    @Test func countsWhatItDrops() throws {
        let (output, input) = try pipeEnds()
        let writer = LogWriter(descriptor: input, limit: 10) { Array("\($0) dropped\n".utf8) }
        // A writer that is busy with one batch takes no other: the pipe is full until it is read.
        writer.append([UInt8](repeating: 120, count: 200_000))
        usleep(200_000)
        for _ in 0..<5 { writer.append(Array("123456789\n".utf8)) }
        let text = Output(output)
        writer.close()
        close(input)
        #expect(text.read().hasSuffix("x123456789\n4 dropped\n"))
    }

    private func pipeEnds() throws -> (output: Int32, input: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    /// What comes out of a pipe, read on a thread of its own until the other end is closed.
    private struct Output {
        private let bytes = Bytes()
        private let reader: Background

        init(_ descriptor: Int32) {
            reader = Background { [bytes] in
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
                    bytes.all.withLock { $0 += buffer[..<count] }
                }
                close(descriptor)
            }
        }

        func read() -> String {
            #expect(reader.wait())
            return String(decoding: bytes.all.withLock { $0 }, as: UTF8.self)
        }
    }

    private final class Bytes: Sendable {
        let all = Mutex<[UInt8]>([])
    }
}
