import SegueJSON
import Testing

@Suite struct JSONWriterLendingTests {
    /// The memory grows where the text is longer than was thought.
    @Test(arguments: [0, 1, 8, 100]) func lendsTheWholeText(capacity: Int) {
        var text = ""
        JSONWriter.withText(
            capacity: capacity,
            {
                $0.literal("{\"a\":")
                $0.integer(12)
                $0.closeObject(with: "\n")
            }, { text = String(decoding: $0, as: UTF8.self) })
        #expect(text == "{\"a\":12}\n")
    }
}
