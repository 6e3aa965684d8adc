import SegueKit
import Testing

@testable import SegueAPI

@Suite struct StylesTests {
    /// Equal styles plan the same transitions, to the last bit.
    @Test(arguments: SeedStyles.all)
    func theFirstStylesAreAsTheyWereInSwift(style: TransitionStyle) throws {
        #expect(try #require(Styles.builtIn.all.first { $0.name == style.name }) == style)
    }
}
