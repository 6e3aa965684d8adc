/// Collects what breaks a rule in one document, so that a client learns of all of it at once.
public struct Violations {
    /// How many are kept.
    public static let limit = 100

    public private(set) var list: [Violation] = []
    /// Whether there were more than are kept.
    public private(set) var isTruncated = false
    private let root: JSONValue

    /// `root` is what pointers start from.
    public init(root: JSONValue) {
        self.root = root
    }

    public var isEmpty: Bool { list.isEmpty }

    public mutating func report(
        _ code: Violation.Code, at value: JSONValue, _ detail: @autoclosure () -> String
    ) {
        guard hasRoom() else { return }
        let pointer = JSONPointer.text(from: root, to: value)
        list.append(Violation(pointer: pointer, detail: detail(), code: code))
    }

    /// Reports on the member `name` of `object`, whether it is there or not.
    public mutating func report(
        _ code: Violation.Code, member name: String, of object: JSONValue, _ detail: @autoclosure () -> String
    ) {
        guard hasRoom() else { return }
        let pointer = JSONPointer.text(from: root, to: object, name)
        list.append(Violation(pointer: pointer, detail: detail(), code: code))
    }

    /// Asked before anything is computed, so that a hostile body costs no more than a full list.
    private mutating func hasRoom() -> Bool {
        isTruncated = list.count >= Self.limit
        return !isTruncated
    }
}

extension Violations {
    @inline(never)
    mutating func reportUnknownMember(_ key: JSONValue, of object: JSONValue, known names: [String]) {
        report(.unknownMember, member: key.excerpt(), of: object, Self.unknownMember(key, known: names))
    }

    @inline(never)
    mutating func reportDuplicateMember(_ key: JSONValue, of object: JSONValue) {
        report(.duplicateMember, member: key.excerpt(), of: object, "must occur once, is here again")
    }

    private static func unknownMember(_ key: JSONValue, known names: [String]) -> String {
        if let name = Suggestion.closest(to: key.excerpt(), among: names) {
            return "is not a member here; did you mean `\(name)`?"
        }
        return "is not a member here; allowed are \(names.quoted)"
    }
}
