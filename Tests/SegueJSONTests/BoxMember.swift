import SegueJSON

/// The members of the objects in these tests.
enum BoxMember: Int, MemberName {
    case width, height, contentMode, x, `repeat`

    static let table = MemberTable<BoxMember>()
}
