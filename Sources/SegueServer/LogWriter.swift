import Glibc
import Synchronization

/// Lines on their way to a file, gathered by many threads and written by one in batches.
///
/// A line costs the thread that logs it a copy; only the first one after a rest costs a system call more, to
/// wake the writer. A file that cannot keep up costs lines, which are counted, never time.
package final class LogWriter: Sendable {
    /// How long the writer gathers lines before it writes them.
    private static let batchMicroseconds: UInt32 = 20_000

    private let descriptor: Int32
    private let limit: Int
    private let dropNotice: @Sendable (Int) -> [UInt8]
    private let pending = Mutex(Pending())
    /// Held while a batch is taken and written, so that batches do not overtake each other.
    private let spare = Mutex([UInt8]())
    /// Posted when there is something to do.
    private let wake: Semaphore
    private let thread = Mutex<pthread_t?>(nil)

    private struct Semaphore: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<sem_t>
    }

    private struct Pending {
        var bytes: [UInt8] = []
        var dropped = 0
        var isClosed = false
    }

    /// Starts the writer.
    ///
    /// - Parameters:
    ///   - descriptor: Stays open when the writer is closed.
    ///   - limit: The bytes that may wait to be written; lines beyond them are dropped.
    ///   - dropNotice: Makes the line that says how many lines were dropped.
    package init(
        descriptor: Int32, limit: Int = 1 << 20, dropNotice: @escaping @Sendable (Int) -> [UInt8]
    ) {
        self.descriptor = descriptor
        self.limit = limit
        self.dropNotice = dropNotice
        wake = Semaphore(pointer: .allocate(capacity: 1))
        sem_init(wake.pointer, 0, 0)
        var created = pthread_t()
        let context = Unmanaged.passRetained(self)
        let failed = pthread_create(&created, nil, writeBatches, context.toOpaque()) != 0
        if failed { context.release() }
        let started = failed ? nil : created
        thread.withLock { $0 = started }
    }

    deinit {
        sem_destroy(wake.pointer)
        wake.pointer.deallocate()
    }

    /// Takes a line that ends with a newline; does not wait for it to be written.
    package func append(_ line: [UInt8]) {
        line.withUnsafeBufferPointer { append($0) }
    }

    /// The same with a line in memory of the caller's.
    package func append(_ line: UnsafeBufferPointer<UInt8>) {
        let isFirst = pending.withLock { pending in
            guard pending.bytes.count < limit, !pending.isClosed else {
                pending.dropped += 1
                return false
            }
            let wasEmpty = pending.bytes.isEmpty
            pending.bytes.append(contentsOf: line)
            return wasEmpty
        }
        if isFirst { sem_post(wake.pointer) }
    }

    /// Writes what was appended so far, and returns when that is done.
    package func flush() {
        spare.withLock { batch in
            let dropped = pending.withLock { pending in
                swap(&pending.bytes, &batch)
                defer { pending.dropped = 0 }
                return pending.dropped
            }
            if dropped > 0 { batch.append(contentsOf: dropNotice(dropped)) }
            batch.withUnsafeBytes(write)
            batch.removeAll(keepingCapacity: true)
        }
    }

    /// Writes what was appended so far and ends the writer; lines that come later are lost.
    package func close() {
        pending.withLock { $0.isClosed = true }
        let running = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        guard let running else { return flush() }
        sem_post(wake.pointer)
        pthread_join(running, nil)
    }

    fileprivate func run() {
        while true {
            while sem_wait(wake.pointer) != 0 {}
            if pending.withLock({ $0.isClosed }) { return flush() }
            usleep(Self.batchMicroseconds)
            flush()
        }
    }

    /// Writes all bytes, or gives up where the file takes no more.
    private func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return
            }
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}

private func writeBatches(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    Unmanaged<LogWriter>.fromOpaque(context!).takeRetainedValue().run()
    return nil
}
