import SegueJSON
import SegueKit

enum PictureMember: Int, MemberName {
    case width, height, orientation, applyOrientation, scale, hasAlpha, declaredSize
    static let table = MemberTable<PictureMember>()
}

extension Violations {
    /// A picture; null where its size is not known.
    mutating func nullablePicture(_ value: JSONValue?) -> Picture? {
        value?.isNull == true ? nil : picture(value)
    }

    mutating func picture(_ value: JSONValue?) -> Picture? {
        guard let object = object(value) else { return nil }
        let members = Members<PictureMember>(of: object, reportingTo: &self)
        let pixels = pixels(of: members)
        let orientation = orientation(members[.orientation]) ?? .up
        let isApplied = boolean(members[.applyOrientation]) ?? true
        let scale = number(members[.scale], Limits.scales) ?? 1
        let hasAlpha = boolean(members[.hasAlpha]) ?? false
        guard let pixels else { return nil }
        return Picture(
            pixels: pixels, orientation: isApplied ? orientation : .up, scale: scale, hasAlpha: hasAlpha)
    }

    /// The declared size of the picture that a stand-in stands for, or the size of the picture itself.
    private mutating func pixels(of members: Members<PictureMember>) -> PixelSize? {
        if let declared = members[.declaredSize] {
            let size = pixelSize(declared)
            _ = (number(members[.width], Limits.lengths), number(members[.height], Limits.lengths))
            return size
        }
        let width = requiredNumber(.width, of: members, Limits.lengths)
        let height = requiredNumber(.height, of: members, Limits.lengths)
        guard let width, let height else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// An EXIF orientation, 1...8, or a name of `UIImage.Orientation`.
    private mutating func orientation(_ value: JSONValue?) -> Orientation? {
        value?.kind == .number
            ? integer(value, in: 1...8).flatMap(Orientation.init(rawValue:))
            : choice(value, of: Vocabularies.orientations, or: "a whole number 1...8")
    }
}
