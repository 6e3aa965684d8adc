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
        guard let members = members(of: value, as: PictureMember.self) else { return nil }
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
        let declared = pixelSize(members[.declaredSize])
        let isDeclared = members[.declaredSize] != nil
        let width = number(isDeclared ? members[.width] : required(.width, of: members), Limits.lengths)
        let height = number(isDeclared ? members[.height] : required(.height, of: members), Limits.lengths)
        if isDeclared { return declared }
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
