public import SegueJSON
public import SegueKit

/// A frame in which a view with another content mode shows the same picture.
public struct CorrectedFrame {
    /// The other mode, as the request names it.
    public var contentMode: String
    /// Nil where no single frame shows the same.
    public var frame: Rect?

    public init(contentMode: String, frame: Rect?) {
        self.contentMode = contentMode
        self.frame = frame
    }
}

extension JSONWriter {
    /// Writes the members `frame`, `image`, `window`, `crop` and `corrected` of an open object.
    public mutating func placementMembers(
        frame: Rect?, _ placement: Placement?, of picture: Picture?, corrected: CorrectedFrame,
        _ places: DecimalPlaces
    ) {
        name("frame")
        rect(frame, digits: places.lengths)
        if let placement {
            self.placement(placement, of: picture, places)
        } else {
            noPlacement()
        }
        literal("\"corrected\":{\"contentMode\":")
        string(corrected.contentMode)
        literal("\"frame\":")
        exactFrame(corrected.frame, places)
    }

    /// Writes the members of a placement that is not known.
    @inline(never)
    mutating func noPlacement() {
        literal("\"image\":null,\"window\":null,\"crop\":null,")
    }

    /// Writes the members `image`, `window` and `crop` of an open object.
    ///
    /// Inlined, so that a placement that lies in something larger is not copied.
    @inline(__always)
    mutating func placement(
        _ placement: borrowing Placement, of picture: Picture?, _ places: DecimalPlaces
    ) {
        rect(placement.image, named: "image", digits: places.lengths)
        if let window = placement.window {
            rect(window, named: "window", digits: places.lengths)
        } else {
            literal("\"window\":null,")
        }
        if let unit = placement.unitCrop, let picture {
            crop(unit, picture.storedPixels(ofShown: unit), places)
        } else {
            literal("\"crop\":null,")
        }
    }

    private mutating func crop(_ unit: Rect, _ pixels: Rect, _ places: DecimalPlaces) {
        compose(atMost: 2 * Cursor.longestValue + 32) {
            $0.literal("\"crop\":{\"unit\":")
            $0.rect(unit.components, digits: places.ratios)
            $0.literal(",\"pixels\":")
            $0.rect(pixels.components, digits: places.lengths)
            $0.literal("},")
        }
    }

    /// Writes the frame, behind its name, and the end of the object for another content mode.
    mutating func exactFrame(_ frame: Rect?, _ places: DecimalPlaces) {
        guard let frame else { return literal("null,\"exact\":false},") }
        compose(atMost: Cursor.longestValue + 16) {
            $0.rect(frame.components, digits: places.lengths)
            $0.literal(",\"exact\":true},")
        }
    }
}
