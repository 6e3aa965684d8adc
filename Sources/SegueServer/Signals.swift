import Glibc

/// The signals that end the process.
package enum Signals {
    /// Keeps the signals for `wait`; threads that start later inherit this, so it comes before all else.
    ///
    /// A peer that is gone is the error of the write then, no signal.
    package static func block() {
        signal(SIGPIPE, SIG_IGN)
        var set = ending
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for SIGTERM or SIGINT and returns its number; another one after it ends the process at once.
    ///
    /// The process ends then as a shell reports one that a signal killed, with 143 or 130.
    package static func wait() -> Int32 {
        var set = ending
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        signal(SIGTERM, exitAtOnce)
        signal(SIGINT, exitAtOnce)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        return number
    }

    private static var ending: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }
}

private func exitAtOnce(_ number: Int32) {
    _exit(128 + number)
}
