import Testing

@Suite struct ConversionsRequestTests {
    @Test(arguments: [
        Wrong("/views", "", "required"),
        Wrong("/items", "", "required"),
        Wrong("/items", "null", "wrongType"),
        Wrong("/items/0", "[]", "wrongType"),
        Wrong("/items/0", "{}", "/from required", "/to required"),
        Wrong("/items/0/from", "7", "wrongType"),
        Wrong("/items/0/from", "\"nobody\"", "notAllowed"),
        Wrong("/items/0/to", "\"\"", "outOfRange"),
        Wrong("/items/0/to", "null", "wrongType"),
        Wrong("/items/0/rect", "null", "wrongType"),
        Wrong("/items/0/rect", "{}", "/x required", "/y required", "/width required", "/height required"),
        Wrong(
            "/items/0/rect", #"{"x": 0, "y": 0, "width": -1, "height": 1e10}"#, "/width outOfRange",
            "/height outOfRange"),
        Wrong("/items/0/view", "\"window\"", "unknownMember"),
        Wrong("/precision", "10", "outOfRange"),
        Wrong("/space", "1", "unknownMember"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints(from: Sample.conversions, at: "/v1/conversions") == [])
    }

    @Test(arguments: [0, 1000, 1001])
    func boundsHowManyItemsThereAre(count: Int) {
        let items = Array(repeating: #"{"from": "window", "to": "badge"}"#, count: count)
        let request = Sample.conversions.with("/items", .document("[\(items.joined(separator: ","))]"))
        let answer = post(request.text, to: "/v1/conversions")
        #expect(answer.errors == (count > 1000 ? ["/items outOfRange"] : []))
        #expect(count > 1000 || answer.json?["items"]?.array?.count == count)
    }

    @Test func namesWhatIsNotThere() {
        let wrong = Wrong("/items/0/from", "\"nobody\"")
        let answer = wrong.answer(from: Sample.conversions, at: "/v1/conversions")
        let detail = "must be the id of one of the `views`, is `nobody`"
        #expect(answer.detail(of: "/items/0/from") == detail)
    }

    @Test(arguments: [("4", "20.1235"), ("0", "20"), ("9", "20.123456789")])
    func roundsToThePrecision(precision: String, expected: String) {
        let request = Sample.conversions.with("/views/2/frame/x", .number(20.123456789))
            .with("/precision", .document(precision))
        let answer = post(request.text, to: "/v1/conversions")
        #expect(answer.text.hasPrefix("{\"items\":[{\"boundingBox\":{\"x\":\(expected),"))
        let plain = post(request.with("/precision", nil).text, to: "/v1/conversions").text
        #expect((answer.text == plain) == (precision == "4"))
    }
}
