import Testing

@Suite struct ViolationsSamplesTests {
    @Test(arguments: [
        Wrong("/samples", "60", "wrongType"),
        Wrong("/samples", "{}", "/count required"),
        Wrong("/samples", #"{"count": 3, "framesPerSecond": 60}"#, "/count notAllowed"),
        Wrong("/samples", #"{"count": 1}"#, "/count outOfRange"),
        Wrong("/samples", #"{"count": 2.5}"#, "/count outOfRange"),
        Wrong("/samples", #"{"count": 5001}"#, "/count outOfRange"),
        Wrong("/samples", #"{"framesPerSecond": 0}"#, "/framesPerSecond outOfRange"),
        Wrong("/samples", #"{"framesPerSecond": 1001}"#, "/framesPerSecond outOfRange"),
        Wrong("/samples", #"{"tolerance": 0}"#, "/tolerance outOfRange"),
        Wrong("/samples", #"{"tolerance": 1001}"#, "/tolerance outOfRange"),
        Wrong(
            "/samples", #"{"tolerance": 1, "count": 3, "framesPerSecond": 60}"#, "/tolerance notAllowed",
            "/count notAllowed"),
    ])
    func refuses(wrong: Wrong) {
        #expect(wrong.complaints() == [])
    }

    /// An hour at 1000 frames a second would be 3,600,001 times.
    @Test func boundsHowManyTimesThereAre() {
        let answer = Sample.answer(
            ("/samples", #"{"framesPerSecond": 1000}"#), ("/timing/durationMs", "3600000"))
        #expect(answer.errors == ["/samples outOfRange"])
        #expect(answer.detail(of: "/samples") == "must give at most 5000 times here, gives 3600001")
        let most = Sample.answer(("/samples", #"{"count": 5000}"#))
        #expect(most.json?.at("/samples/timesMs")?.array?.count == 5000)
    }

    /// A straight motion needs its ends only; and an answer says which tolerance it keeps.
    @Test func samplesWithinATolerance() {
        let answer = Sample.answer(("/samples", #"{"tolerance": 0.5}"#), ("/timing/pacing", #""linear""#))
        #expect(answer.json?.at("/samples/tolerance")?.number == 0.5)
        #expect(answer.json?.at("/samples/timesMs")?.array?.compactMap(\.number) == [0, 400])
    }

    /// Over 400 ms, the end among them even where no frame falls on it.
    @Test(arguments: [
        (#"{"count": 3}"#, [0, 200, 400]), (#"{"count": 2}"#, [0, 400]),
        (#"{"framesPerSecond": 10}"#, [0, 100, 200, 300, 400]), (#"{"framesPerSecond": 4}"#, [0, 250, 400]),
    ])
    func samplesEvenly(text: String, times: [Double]) {
        let answer = Sample.answer(("/samples", text))
        #expect(answer.json?.at("/samples/timesMs")?.array?.compactMap(\.number) == times)
        let layers = answer.json?["layers"]?.array ?? []
        #expect(!layers.isEmpty)
        for layer in layers {
            let name = layer["name"]?.string ?? ""
            for track in layer["tracks"]?.array ?? [] {
                let pointer = "/samples/layers/\(name)/tracks/\(track["property"]?.string ?? "")/values"
                let values = answer.json?.at(pointer)?.array
                #expect(values?.count == times.count)
                #expect(values?.last == track["keyframes"]?.array?.last?["value"])
            }
        }
        #expect(Sample.answer().json?["samples"] == nil)
    }
}
