import SegueHTTP
import Testing

@testable import SegueServer

@Suite struct HTTPProbeTests {
    @Test func tellsTheStatus() throws {
        try withServer { server in
            #expect(HTTPProbe.status(of: "/", at: server.address, withinMilliseconds: 2000) == 200)
            #expect(HTTPProbe.status(of: "/refuse", at: server.address, withinMilliseconds: 2000) == 415)
        }
    }

    @Test func tellsNothingWhereNobodyAnswers() throws {
        let address = try withServer { $0.address }
        #expect(HTTPProbe.status(of: "/", at: address, withinMilliseconds: 2000) == nil)
    }

    @Test func waitsNoLongerThanItMay() throws {
        try withServer { server in
            let time = ContinuousClock().measure {
                #expect(HTTPProbe.status(of: "/slow", at: server.address, withinMilliseconds: 50) == nil)
            }
            #expect(time < .milliseconds(290))
        }
    }

    @Test(arguments: [("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("10.0.0.1", "10.0.0.1")])
    func findsAServerOnItsOwnMachine(host: String, reachable: String) {
        #expect(ListenAddress(host: host, port: 80).reachable == ListenAddress(host: reachable, port: 80))
    }
}
