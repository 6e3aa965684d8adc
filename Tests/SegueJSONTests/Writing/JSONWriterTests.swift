import SegueJSON
import Testing

@Suite struct JSONWriterTests {
    @Test func takesBackTheCommaAfterTheLastValue() {
        var writer = JSONWriter(capacity: 1)
        writer.openObject()
        writer.name("a")
        writer.openArray()
        writer.bool(true)
        writer.bool(false)
        writer.null()
        writer.closeArray()
        writer.name("b")
        writer.openObject()
        writer.closeObject()
        writer.name("c")
        writer.keyword("scaleAspectFit")
        writer.closeObject()
        #expect(text(writer.finish()) == #"{"a":[true,false,null],"b":{},"c":"scaleAspectFit"}"#)
    }

    @Test func writesLiteralsAsTheyAre() {
        var writer = JSONWriter()
        writer.literal(#"{"version":1,"frame":{"x":"#)
        writer.integer(12)
        writer.literal(#""y":"#)
        writer.integer(-7)
        writer.closeObject()
        writer.closeObject()
        #expect(text(writer.finish()) == #"{"version":1,"frame":{"x":12,"y":-7}}"#)
    }

    @Test func finishesADocumentOfNothing() {
        #expect(JSONWriter().finish() == [])
    }

    @Test func growsPastItsCapacity() {
        var writer = JSONWriter(capacity: 3)
        writer.openArray()
        for number in 0..<5000 { writer.integer(number) }
        writer.closeArray()
        #expect(text(writer.finish()) == "[" + (0..<5000).map { "\($0)" }.joined(separator: ",") + "]")
    }
}

@Suite struct JSONWriterDocumentTests {
    private static func document(capacity: Int, numbers: Int) -> [UInt8] {
        JSONWriter.document(capacity: capacity) { writer in
            writer.openArray()
            for number in 0..<numbers { writer.integer(number) }
            writer.closeArray()
        }
    }

    /// Capacities at, below and above the seven bytes of the document.
    @Test(arguments: [0, 1, 6, 7, 8, 100])
    func writesTheSameWhateverItsCapacity(capacity: Int) {
        #expect(text(Self.document(capacity: capacity, numbers: 3)) == "[0,1,2]")
    }

    @Test func growsMoreThanOnce() {
        let expected = "[" + (0..<5000).map { "\($0)" }.joined(separator: ",") + "]"
        #expect(text(Self.document(capacity: 2, numbers: 5000)) == expected)
    }

    @Test func mayBeEmpty() {
        #expect(JSONWriter.document { _ in } == [])
    }
}
