import Testing

@Suite struct FieldCasesTests {
    @Test(arguments: FieldCase.all)
    func answersAsItMust(fieldCase: FieldCase) throws {
        for call in fieldCase.calls {
            let answer = post(call.body, to: call.path)
            #expect(call.complaints(about: answer) == [])
            guard call.path == "/v1/transitions", call.status == 200 else { continue }
            #expect(SpecLaws(spec: try #require(answer.json)).complaints == [])
        }
    }

    @Test func runsEveryCase() {
        #expect(FieldCase.all.count == 79)
        #expect(Set(FieldCase.all.map(\.id)).count == 79)
        #expect(FieldCase.all.allSatisfy { !$0.calls.isEmpty })
    }
}
