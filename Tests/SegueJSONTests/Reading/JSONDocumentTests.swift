import Dispatch
import SegueJSON
import Testing

@Suite struct JSONDocumentTests {
    private struct Refusal: Error, Equatable {}

    @Test func lendsTheRoot() {
        let result = JSONDocument.withParsed(Array("[1,2]".utf8)) { $0.count }
        #expect(result == .success(2))
    }

    @Test func saysWhyBytesAreNoDocument() {
        let result = JSONDocument.withParsed(Array("[1,2".utf8)) { $0.count }
        #expect(result == .failure(SyntaxError(byteOffset: 4, cause: .unexpectedEnd)))
    }

    @Test func throwsWhatTheClosureThrowsAndParsesOn() {
        #expect(throws: Refusal()) {
            _ = try JSONDocument.withParsed(Array("1".utf8)) { _ throws(Refusal) in throw Refusal() }
        }
        #expect(JSONDocument.withParsed(Array("1".utf8)) { $0.number } == .success(1))
    }

    @Test(arguments: ["[", "{\"a\":"], ["", "0", "{}", "[]"])
    func countsAllContainersUpToTheDepthLimit(opening: String, content: String) {
        let own = content == "{}" || content == "[]" ? 1 : 0
        for levels in (JSONDocument.depthLimit - 2)...(JSONDocument.depthLimit + 2) {
            let inside = opening != "[" && content.isEmpty ? "0" : content
            let closing = String(repeating: opening == "[" ? "]" : "}", count: levels)
            let body = String(repeating: opening, count: levels) + inside + closing
            let result = JSONDocument.withParsed(Array(body.utf8)) { $0.count }
            if levels + own <= JSONDocument.depthLimit {
                #expect((try? result.get()) != nil)
            } else {
                let offset = opening.utf8.count * JSONDocument.depthLimit
                #expect(result == .failure(SyntaxError(byteOffset: offset, cause: .tooDeep)))
            }
        }
    }

    @Test func parsesALargeBodyAndThenASmallOne() throws {
        let body = "[" + Array(repeating: "123.5", count: 200_000).joined(separator: ",") + "]"
        #expect(try parsed(body) { root in root.count } == 200_000)
        #expect(try parsed("[[[]],1]") { root in root.count } == 2)
        #expect(throws: SyntaxError.self) { try parsed(body + "]") { root in root.count } }
    }

    @Test func hasAParserForEachThread() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<200 {
                let body = "[" + Array(repeating: "\(thread)", count: round).joined(separator: ",") + "]"
                let result = JSONDocument.withParsed(Array(body.utf8)) { root in
                    root.elements.allSatisfy { $0.number == Double(thread) } && root.count == round
                }
                #expect(result == .success(true))
            }
        }
    }

    @Test func trapsInsideTheClosureOfAnother() async {
        await #expect(processExitsWith: .failure) {
            _ = JSONDocument.withParsed([0x31]) { _ in JSONDocument.withParsed([0x31]) { _ in 0 } }
        }
    }
}
