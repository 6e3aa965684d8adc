import SegueJSON

/// What holds of every answer to a request for conversions, but for the rounding of its numbers.
struct ConversionLaws {
    private let answer: JSONValue

    init(_ answer: JSONValue) {
        self.answer = answer
    }

    var violation: String? {
        guard let items = answer["items"] else { return "there are no items" }
        for item in items.elements {
            guard let box = item["boundingBox"], let corners = item["quad"], corners.count == 4 else {
                return "there are no box and four corners"
            }
            let names: [(StaticString, StaticString)] = [("x", "width"), ("y", "height")]
            for (axis, side) in names {
                if let violation = violation(of: box, corners, axis, side) { return violation }
            }
        }
        return nil
    }

    /// The box begins and ends at corners, and each corner has one across from it at the same distance.
    private func violation(
        of box: JSONValue, _ corners: JSONValue, _ axis: StaticString, _ side: StaticString
    ) -> String? {
        let places = corners.elements.compactMap { $0[axis]?.number }
        guard let start = box[axis]?.number, let length = box[side]?.number, places.count == 4,
            let least = places.min(), let most = places.max()
        else { return "a corner or a side is missing" }
        // Half a unit for each number at a precision of 0, and doubles far from 0.
        let slack = 2 + 1e-12 * max(abs(least), abs(most))
        if abs(start - least) > slack { return "the box begins at \(start), the corners at \(least)" }
        if abs(start + length - most) > slack { return "the box ends before or after \(most)" }
        let crossed = places[0] + places[2] - places[1] - places[3]
        return abs(crossed) > 2 * slack ? "the corners are no parallelogram" : nil
    }
}
