import SegueJSON
import Testing

@Suite struct CursorTests {
    @Test func appendsTextOfOneLetterAndOfNone() {
        let written = appended {
            $0.literal("a")
            $0.literal("")
            $0.literal("bc")
        }
        #expect(written == "abc")
    }

    @Test func endsAContainerInPlaceOfTheComma() {
        let written = appended {
            $0.literal("[[1,")
            $0.ending("],")
            $0.ending("]")
        }
        #expect(written == "[[1]]")
    }

    /// Every length that is copied in its own way.
    @Test(
        arguments: [
            "", "a", "ab", "abc", "abcd", "abcde", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmno",
            "abcdefghijklmnop", "abcdefghijklmnopq", "abcdefghijklmnopqrstuvwxyz012345",
        ] as [StaticString])
    func appendsWordsOfAnyLength(word: StaticString) {
        let written = appended {
            $0.word(word)
            $0.literal("|")
        }
        #expect(written == "\(word)|")
    }

    @Test func takesNoWordThatIsLong() async {
        await #expect(processExitsWith: .failure) {
            _ = appended { $0.word("abcdefghijklmnopqrstuvwxyz0123456") }
        }
    }
}
