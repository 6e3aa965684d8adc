import Glibc
import Testing

@testable import SegueServer

@Suite(.timeLimit(.minutes(1))) struct SignalsTests {
    @Test func waitsForTheFirst() async {
        await #expect(processExitsWith: .exitCode(SIGTERM)) {
            Signals.block()
            kill(getpid(), SIGPIPE)
            pthread_kill(pthread_self(), SIGTERM)
            exit(Signals.wait())
        }
    }

    @Test func leavesAtTheSecond() async {
        await #expect(processExitsWith: .exitCode(130)) {
            Signals.block()
            pthread_kill(pthread_self(), SIGTERM)
            _ = Signals.wait()
            kill(getpid(), SIGINT)
            sleep(10)
        }
    }
}
