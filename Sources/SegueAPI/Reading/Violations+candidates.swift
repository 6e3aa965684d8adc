import SegueJSON
import SegueKit

extension Violations {
    /// Reads an element that may be in several places; null stands for one that is not there.
    mutating func candidates(
        _ value: JSONValue, of key: JSONValue, at end: End, in surroundings: Surroundings,
        into layout: inout Layout
    ) {
        guard let elements = elements(of: value, count: 0...Limits.candidates) else { return }
        if key.matches("image") {
            layout.candidates.append(.image(elements.map { imageCandidate($0, at: end, in: surroundings) }))
            layout.notices += Self.duplicateIDs(in: value, of: "image", at: end)
        } else if let name = companionName(key, of: value) {
            let companions = elements.map { companion($0, named: name, in: surroundings) }
            layout.candidates.append(.companion(name, companions))
            layout.notices += Self.duplicateIDs(in: value, of: name, at: end)
        }
    }

    private mutating func imageCandidate(
        _ value: JSONValue, at end: End, in surroundings: Surroundings
    ) -> ImageElement {
        image(value, at: end, in: surroundings) ?? ImageElement(view: nil)
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
