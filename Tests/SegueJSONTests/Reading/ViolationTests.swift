import SegueJSON
import Testing

@Suite struct ViolationTests {
    @Test func hasTheCodesOfTheWire() {
        #expect(
            Violation.Code.allCases.map(\.rawValue) == [
                "required", "wrongType", "outOfRange", "notAllowed", "unknownMember", "duplicateMember",
            ])
    }
}
