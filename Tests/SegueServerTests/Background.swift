import Foundation

/// Work on a thread of its own: Dispatch's are those that the tests themselves block.
final class Background: Sendable {
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping @Sendable () -> Void) {
        Thread { [done] in
            work()
            done.signal()
        }.start()
    }

    /// Returns whether the work ends within 5 s.
    func wait() -> Bool {
        done.wait(timeout: .now() + 5) == .success
    }
}
