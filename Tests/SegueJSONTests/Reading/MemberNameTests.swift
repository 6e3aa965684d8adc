import SegueJSON
import Testing

@Suite struct MemberNameTests {
    private enum Shifted: Int, MemberName {
        case first = 1
        static let table = MemberTable<Shifted>()
    }

    private enum Endless: Int, MemberName {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y
        static let table = MemberTable<Endless>()
    }

    @Test func takesNamesFromCases() {
        #expect(BoxMember.table.keywords.names == ["width", "height", "contentMode", "x", "repeat"])
        #expect(BoxMember.table.text(of: .repeat) == "repeat")
    }

    @Test func trapsOnRawValuesOfItsOwn() async {
        await #expect(processExitsWith: .failure) { _ = Shifted.table }
    }

    @Test func trapsOnMoreNamesThanSlots() async {
        await #expect(processExitsWith: .failure) { _ = Endless.table }
    }
}
