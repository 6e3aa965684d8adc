import SegueJSON
import SegueKit

/// The names of members among which are those that say how a view draws its picture; they are the same in an
/// element and in an item of `/v1/rects`.
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

extension Violations {
    /// Reads what is said of a view into one that has a frame and the content mode that it has otherwise.
    ///
    /// - Parameters:
    ///   - direction: Where lines start; nil where that is not known, so that no side leads.
    ///   - scale: Device pixels per point.
    mutating func readPictureView<Name: PictureViewMemberName>(
        _ members: Members<Name>, _ direction: LayoutDirection?, scale: Double, into view: inout PictureView
    ) {
        let contentMode = contentMode(members[.contentMode])
        if let contentMode { view.contentMode = contentMode.mode }
        if members[.position] != nil || members[.focus] != nil {
            view.position = position(
                members[.position], focus: members[.focus], anchor: view.contentMode.anchor, direction)
        }
        if rounds(members[.rounding]) { view.rounding = contentMode?.rounding(toScale: scale) }
        if let clips = boolean(members[.clips]) { view.clips = clips }
        if let radius = cornerRadius(members[.cornerRadius]) { view.cornerRadius = radius }
        if let insets = insets(members[.insets]) { view.insets = insets }
        if let limit = number(members[.maxUpscale], Limits.upscales) { view.maximumUpscale = limit }
    }

    /// Bars that cover a view.
    mutating func occluders(_ value: JSONValue) -> [Rect] {
        guard let elements = elements(of: value, count: 0...Limits.occluders) else { return [] }
        var bars: [Rect] = []
        for element in elements {
            if let bar = rect(element) { bars.append(bar) }
        }
        return bars
    }
}
