import SegueAPI
import SegueHTTP

private let router = Service(corsOrigin: "https://example.com").main

/// What libFuzzer calls with each input; a law that is broken ends the process, which libFuzzer reports.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let violation = violation(by: input) { fatalError(violation) }
    return 0
}

/// Sends an input through the whole service, and returns what law the answer breaks; nil where it keeps all.
func violation(by bytes: [UInt8]) -> String? {
    let input = Input(bytes)
    let response = answer(input.request)
    if answer(input.copy) != response { return "the same request is answered in two ways" }
    return AnswerLaws(input, response).violation
}

/// Answers as a server does: refused by the head alone, or answered with the body.
private func answer(_ request: Request) -> Response {
    router.refusal(of: request.head) ?? router.answer(to: request)
}
