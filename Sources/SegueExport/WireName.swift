public import SegueKit

/// A value of the kit that has a name on the wire.
public protocol WireNamed: CaseIterable, Sendable {
    var wireName: StaticString { get }
}

extension WireNamed {
    /// The name as a string, for tables and sentences.
    public var wireText: String { "\(wireName)" }
}

extension Direction: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .present: "present"
        case .dismiss: "dismiss"
        }
    }
}

extension Strategy: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .zoom: "zoom"
        case .fade: "fade"
        case .cut: "cut"
        }
    }
}

extension Reason: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .sourceMissing: "sourceMissing"
        case .sourceOffscreen: "sourceOffscreen"
        case .sourceHidden: "sourceHidden"
        case .destinationMissing: "destinationMissing"
        case .imageSizeUnknown: "imageSizeUnknown"
        case .degenerateFrame: "degenerateFrame"
        case .participantNotFound: "participantNotFound"
        case .reducedMotion: "reducedMotion"
        case .motionNone: "motionNone"
        }
    }
}

extension Motion: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .full: "full"
        case .reduced: "reduced"
        case .none: "none"
        }
    }
}

extension Snap: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .none: "none"
        case .ends: "ends"
        }
    }
}

extension ImageMotion: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .morph: "morph"
        case .reflow: "reflow"
        }
    }
}

extension CalculationMode: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .linear: "linear"
        case .discrete: "discrete"
        case .paced: "paced"
        case .cubic: "cubic"
        case .cubicPaced: "cubicPaced"
        }
    }
}

extension TravelPath: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .line: "line"
        case .materialArc: "materialArc"
        case .androidArc: "androidArc"
        case .flutterRectArc: "flutterRectArc"
        case .flutterCenterArc: "flutterCenterArc"
        case .composeArcAbove: "composeArcAbove"
        case .composeArcBelow: "composeArcBelow"
        case .motionArc: "motionArc"
        }
    }
}

extension Reverse: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .retrace: "retrace"
        case .recompute: "recompute"
        }
    }
}

extension ScaleInterpolation: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .linear: "linear"
        case .log: "log"
        }
    }
}

/// The names are those of CSS Easing 2.
extension Steps.Position: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .jumpStart: "jump-start"
        case .jumpEnd: "jump-end"
        case .jumpNone: "jump-none"
        case .jumpBoth: "jump-both"
        }
    }
}

extension End: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .source: "source"
        case .destination: "destination"
        }
    }
}

extension Layer.Kind: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .screen: "screen"
        case .backdrop: "backdrop"
        case .image: "image"
        case .snapshot: "snapshot"
        }
    }
}

extension Property: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .window: "window"
        case .image: "image"
        case .frame: "frame"
        case .cornerRadii: "cornerRadii"
        case .fontScale: "fontScale"
        case .opacity: "opacity"
        }
    }
}

extension Warning.Code: WireNamed {
    public var wireName: StaticString {
        switch self {
        case .aspectMismatch: "aspectMismatch"
        case .duplicateID: "duplicateId"
        case .distortion: "distortion"
        case .coverageDip: "coverageDip"
        case .radiusLimited: "radiusLimited"
        case .overshootClamped: "overshootClamped"
        case .upscaled: "upscaled"
        case .partlyOccluded: "partlyOccluded"
        case .unusualDuration: "unusualDuration"
        case .textReflow: "textReflow"
        }
    }
}
