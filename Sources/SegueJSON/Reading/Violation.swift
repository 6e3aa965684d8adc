/// Something in a body that breaks a rule.
public struct Violation: Error, Equatable, Sendable {
    public enum Code: String, CaseIterable, Sendable {
        case required, wrongType, outOfRange, notAllowed, unknownMember, duplicateMember
    }

    /// A JSON Pointer (RFC 6901) to the value or to where it is missing; empty for the whole document.
    public var pointer: String
    /// What is wrong and what would be right, as the rest of a sentence about the value.
    public var detail: String
    public var code: Code

    public init(pointer: String, detail: String, code: Code) {
        self.pointer = pointer
        self.detail = detail
        self.code = code
    }
}
