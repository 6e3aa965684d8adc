/// The names of the members that an object may have: the names of the cases are the names on the wire.
///
///     enum SizeMember: Int, MemberName {
///         case width, height
///         static let table = MemberTable<SizeMember>()
///     }
public protocol MemberName: RawRepresentable<Int>, CaseIterable, Sendable {
    static var table: MemberTable<Self> { get }
}

/// The names of all cases of `Name`; made once for each.
public struct MemberTable<Name: MemberName>: Sendable {
    public let keywords: KeywordTable
    /// The first four names.
    @usableFromInline let firstFour: KeywordRun

    /// `Name` must have at most `memberLimit` cases, with the raw values 0, 1, 2 and so on (which are those
    /// that Swift gives them); else this traps.
    public init() {
        precondition(Name.allCases.count <= memberLimit, "an object of more members than Members has slots")
        precondition(Name.allCases.map(\.rawValue) == Array(0..<Name.allCases.count), "raw values of its own")
        keywords = KeywordTable(Name.allCases.map { "\($0)" })
        firstFour = KeywordRun(keywords.names.prefix(4))
    }

    public func text(of name: Name) -> String {
        keywords.names[name.rawValue]
    }
}

/// How many cases a `MemberName` may have: the slots of `Members`.
public let memberLimit = 24
