import Testing

@Suite struct FieldCasesTests {
    @Test(arguments: FieldCase.all)
    func answersAsItMust(fieldCase: FieldCase) throws {
        for call in fieldCase.calls {
            let answer = post(call.body, to: call.path)
            #expect(call.complaints(about: answer) == [])
            guard call.path == "/v1/transitions", call.status == 200 else { continue }
            let spec = try #require(answer.json)
            #expect(SpecLaws(spec: spec).complaints == [])
            let request = try #require(JSON(Array(call.body.utf8)))
            for warning in spec["warnings"]?.array ?? [] {
                let pointer = try #require(warning["pointer"]?.string)
                #expect(request.at(pointer) != nil, "\(pointer)")
            }
        }
    }

    @Test func runsEveryCase() {
        #expect(FieldCase.all.count == 79)
        #expect(Set(FieldCase.all.map(\.id)).count == 79)
        #expect(FieldCase.all.allSatisfy { !$0.calls.isEmpty })
    }
}
