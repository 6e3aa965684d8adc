import Testing

@Suite struct ViolationsCornersTests {
    private static let radius = "/source/elements/image/cornerRadius"

    @Test(arguments: [
        Wrong(radius, "-1", "outOfRange"),
        Wrong(radius, "1000000001", "outOfRange"),
        Wrong(radius, "\"12\"", "wrongType"),
        Wrong(radius, "[12, 12, 12, 12]", "wrongType"),
        Wrong(radius, #"{"topLeft": -1}"#, "/topLeft outOfRange"),
        Wrong(radius, #"{"topleft": 1}"#, "/topleft unknownMember"),
        Wrong(radius, #"{"fraction": 1.5}"#, "/fraction outOfRange"),
        Wrong(radius, #"{"fraction": -0.5}"#, "/fraction outOfRange"),
        Wrong(radius, #"{"fraction": 0.5, "topLeft": 1}"#, "/topLeft unknownMember"),
        Wrong("/source/elements/label/cornerRadius", "-1", "outOfRange"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// Of a side of 120: half of it is the limit.
    @Test(arguments: [
        ("12", [12, 12, 12, 12]), ("0", [0, 0, 0, 0]), ("100", [60, 60, 60, 60]),
        (#"{"topLeft": 4, "bottomRight": 80}"#, [4, 0, 60, 0]), ("{}", [0, 0, 0, 0]),
        (#"{"fraction": 0.25}"#, [30, 30, 30, 30]), (#"{"fraction": 1}"#, [60, 60, 60, 60]),
    ])
    func readsEveryForm(text: String, radii: [Double]) {
        let answer = Sample.answer((Self.radius, text))
        let value = answer.json?.at("/layers/image/tracks/cornerRadii/keyframes/0/value")
        let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
        #expect(names.map { value?[$0]?.number } == radii)
    }
}
