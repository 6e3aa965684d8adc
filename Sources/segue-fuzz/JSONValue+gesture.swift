import SegueJSON

extension JSONValue {
    /// What is wrong with an answer of `/v1/gestures`: what settles starts with what is on screen, and goes to the
    /// end that was decided on.
    var gestureViolation: String? {
        guard self["progress"]?.number != nil, let layers = self["layers"] else { return "there is no state" }
        guard let settling = self["settling"] else {
            return self["decision"].map { _ in "a decision without what settles" }
        }
        let finishes = self["decision"]?.matches("finish") == true
        guard settling["events"]?.last?["finished"]?.bool == finishes else { return "it settles elsewhere" }
        guard layers.count == settling["layers"]?.count else { return "layers come or go" }
        return SpecLaws(settling).violation.map { "settling: \($0)" }
    }
}
