import SegueJSON
import SegueKit

extension Violations {
    /// Reads an element that may be in several places.
    mutating func candidates(
        _ value: JSONValue, of key: JSONValue, at end: End, in surroundings: Surroundings,
        into layout: inout Layout
    ) {
        guard let elements = elements(of: value, count: 0...Limits.candidates) else { return }
        if key.matches("image") {
            let images = elements.filter { isPlace($0) }.map { place in
                var image = ImageElement()
                _ = readImage(place, at: end, in: surroundings, into: &image)
                return image
            }
            layout.candidates.append(.image(images))
            layout.notices += Self.duplicateIDs(in: value, of: "image", at: end)
        } else if let name = companionName(key, of: value) {
            let companions = elements.filter { isPlace($0) }.map { place in
                var companion = Companion(name: name, frame: .zero)
                return readCompanion(place, in: surroundings, into: &companion) ? companion : nil
            }
            layout.candidates.append(.companion(name, companions))
            layout.notices += Self.duplicateIDs(in: value, of: name, at: end)
        }
    }

    /// Null is no place: one that is not there has a frame of null.
    private mutating func isPlace(_ value: JSONValue) -> Bool {
        if value.isNull { reportType(of: value, "an object, whose frame may be null") }
        return !value.isNull
    }

    /// Warns of each candidate whose id an earlier one has.
    private static func duplicateIDs(in candidates: JSONValue, of name: String, at end: End) -> [Warning] {
        let ids = candidates.elements.map { element in element.members.first { $0.key.matches("id") }?.value }
        return ids.indices.compactMap { index in
            guard let id = ids[index] else { return nil }
            let first = ids.firstIndex { $0?.isSameString(as: id) == true }
            guard let first, first < index else { return nil }
            return Warning(
                .duplicateID, .candidate(end, name, index), "has the id of an earlier one, which counts:",
                related: .candidate(end, name, first))
        }
    }
}
