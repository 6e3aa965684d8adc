import SegueJSON
import SegueKit

/// The members that say how a view draws its picture; the same in an element and in an item of `/v1/rects`.
struct PictureViewMembers {
    var contentMode: JSONValue?
    var rounding: JSONValue?
    var position: JSONValue?
    var focus: JSONValue?
    var clips: JSONValue?
    var insets: JSONValue?
    var maxUpscale: JSONValue?
    var cornerRadius: JSONValue?
}

/// The names of members among which are those of a view that draws a picture.
protocol PictureViewMemberName: MemberName {
    static var contentMode: Self { get }
    static var rounding: Self { get }
    static var position: Self { get }
    static var focus: Self { get }
    static var clips: Self { get }
    static var insets: Self { get }
    static var maxUpscale: Self { get }
    static var cornerRadius: Self { get }
}

extension PictureViewMembers {
    /// Takes the members of a view out of those of an object.
    init<Name: PictureViewMemberName>(of members: Members<Name>) {
        self.init(
            contentMode: members[.contentMode], rounding: members[.rounding],
            position: members[.position], focus: members[.focus],
            clips: members[.clips], insets: members[.insets], maxUpscale: members[.maxUpscale],
            cornerRadius: members[.cornerRadius])
    }
}

extension Violations {
    /// Returns the view; nil where it has no frame. Every member is read, so that all violations are found.
    ///
    /// - Parameters:
    ///   - mode: The content mode where none is said.
    ///   - direction: Where lines start; nil where that is not known, so that no side leads.
    ///   - scale: Device pixels per point.
    mutating func pictureView(
        _ members: PictureViewMembers, frame: Rect?, otherwise mode: ContentMode,
        _ direction: LayoutDirection?,
        scale: Double
    ) -> PictureView? {
        let contentMode = contentMode(members.contentMode) ?? PlatformContentMode(mode: mode)
        let position = position(
            members.position, focus: members.focus, anchor: contentMode.mode.anchor, direction)
        var view = PictureView(
            frame: frame ?? Rect(x: 0, y: 0, width: 0, height: 0), contentMode: contentMode.mode,
            position: position)
        if rounds(members.rounding) { view.rounding = contentMode.rounding(toScale: scale) }
        view.clips = boolean(members.clips) ?? true
        view.cornerRadius = cornerRadius(members.cornerRadius) ?? .zero
        view.insets = insets(members.insets) ?? .zero
        view.maximumUpscale = number(members.maxUpscale, Limits.upscales) ?? .infinity
        return frame == nil ? nil : view
    }

    /// Bars that cover a view.
    mutating func occluders(_ value: JSONValue?) -> [Rect] {
        guard let elements = elements(of: value, count: 0...Limits.occluders) else { return [] }
        var bars: [Rect] = []
        for element in elements {
            if let bar = rect(element) { bars.append(bar) }
        }
        return bars
    }
}
