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
        name("image")
        rect(placement?.image, digits: places.lengths)
        name("window")
        rect(placement?.window, digits: places.lengths)
        name("crop")
        crop(placement?.unitCrop, of: picture, places)
        name("corrected")
        self.corrected(corrected, places)
    }

    private mutating func crop(_ unit: Rect?, of picture: Picture?, _ places: DecimalPlaces) {
        guard let unit, let picture else { return null() }
        openObject()
        name("unit")
        rect(unit, digits: places.ratios)
        name("pixels")
        rect(picture.storedPixels(ofShown: unit), digits: places.lengths)
        closeObject()
    }

    private mutating func corrected(_ corrected: CorrectedFrame, _ places: DecimalPlaces) {
        openObject()
        name("contentMode")
        string(corrected.contentMode)
        name("frame")
        rect(corrected.frame, digits: places.lengths)
        name("exact")
        bool(corrected.frame != nil)
        closeObject()
    }
}
