import SegueJSON
import Testing

@testable import SegueAPI

@Suite struct ContentModesTests {
    /// Every name is found as what it means, however it is looked for.
    @Test func findsEveryName() throws {
        let modes = ContentModes.all
        #expect(modes.keywords.names.count == modes.values.count)
        #expect(Set(modes.keywords.names).count == modes.values.count)
        for (name, meaning) in zip(modes.keywords.names, modes.values) {
            #expect(try Self.find(name, in: modes) == meaning, "\(name)")
        }
    }

    @Test func namesWithoutAPrefixComeFirst() {
        let count = ContentModes.all.plain.names.count
        #expect(count == 18)
        #expect(ContentModes.all.keywords.names.prefix(count).allSatisfy { !$0.contains(":") })
        #expect(ContentModes.all.keywords.names.dropFirst(count).allSatisfy { $0.contains(":") })
    }

    @Test(arguments: ["", "cove", "covers", "android:", "android:centerCro", "rn-android:containx", "é"])
    func findsNothingElse(name: String) throws {
        #expect(try Self.find(name, in: .all) == nil)
        let long = String(repeating: "x", count: 1000)
        #expect(try Self.find(long, in: .all) == nil)
    }

    private static func find(_ name: String, in modes: ContentModes) throws -> PlatformContentMode? {
        try JSONDocument.withParsed(Array("\"\(name)\"".utf8)) { modes.mode(named: $0) }.get()
    }
}
