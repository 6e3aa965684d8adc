import SegueJSON
import SegueKit

enum ZoomMember: Int, MemberName {
    case contentOffset, contentSize
    static let table = MemberTable<ZoomMember>()
}

extension Violations {
    /// Where the content of a zoomed viewer lies, in the space of its frame; nil where that is not known.
    mutating func content(_ value: JSONValue?, in frame: Rect?) -> Rect? {
        guard let members = members(of: value, as: ZoomMember.self) else { return nil }
        let offset = point(required(.contentOffset, of: members), Limits.coordinates)
        let size = size(required(.contentSize, of: members))
        guard let offset, let size, let frame else { return nil }
        return Rect(x: frame.x - offset.x, y: frame.y - offset.y, width: size.width, height: size.height)
    }

    private mutating func size(_ value: JSONValue?) -> Size? {
        guard let members = members(of: value, as: SizeMember.self) else { return nil }
        let width = requiredNumber(.width, of: members, Limits.lengths)
        let height = requiredNumber(.height, of: members, Limits.lengths)
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }
}
