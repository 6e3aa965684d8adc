import SegueExport
import SegueJSON
import SegueKit
import Testing

@Suite struct WireNameTests {
    /// Every name of a type, as the contract of the wire has them.
    private static func names<Value: WireNamed>(_ type: Value.Type) -> [String] {
        type.allCases.map(\.wireText)
    }

    @Test func areThoseOfTheContract() {
        #expect(Self.names(Direction.self) == ["present", "dismiss"])
        #expect(Self.names(Strategy.self) == ["zoom", "fade", "cut"])
        #expect(
            Self.names(Reason.self) == [
                "sourceMissing", "sourceOffscreen", "sourceHidden", "destinationMissing", "imageSizeUnknown",
                "degenerateFrame", "participantNotFound", "reducedMotion", "motionNone",
            ])
        #expect(Self.names(Motion.self) == ["full", "reduced", "none"])
        #expect(Self.names(Snap.self) == ["none", "ends"])
        #expect(Self.names(ImageMotion.self) == ["morph", "reflow"])
        #expect(Self.names(CalculationMode.self) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
        #expect(
            Self.names(TravelPath.self) == [
                "line", "materialArc", "androidArc", "flutterRectArc", "flutterCenterArc", "composeArcAbove",
                "composeArcBelow", "motionArc",
            ])
        #expect(Self.names(Reverse.self) == ["retrace", "recompute"])
        #expect(Self.names(ScaleInterpolation.self) == ["linear", "log"])
        #expect(Self.names(Steps.Position.self) == ["jump-start", "jump-end", "jump-none", "jump-both"])
        #expect(Self.names(End.self) == ["source", "destination"])
        #expect(Self.names(Layer.Kind.self) == ["screen", "backdrop", "image", "snapshot"])
        #expect(
            Self.names(Property.self) == ["window", "image", "frame", "cornerRadii", "fontScale", "opacity"])
        #expect(
            Self.names(Warning.Code.self) == [
                "aspectMismatch", "duplicateId", "distortion", "coverageDip", "radiusLimited",
                "overshootClamped",
                "upscaled", "partlyOccluded", "unusualDuration", "textReflow",
            ])
    }

    @Test func areUniqueAndShortAndNeedNoEscapes() {
        let all = [
            Self.names(Direction.self), Self.names(Strategy.self), Self.names(Reason.self),
            Self.names(Motion.self), Self.names(Snap.self), Self.names(ImageMotion.self),
            Self.names(CalculationMode.self), Self.names(End.self), Self.names(Layer.Kind.self),
            Self.names(Property.self), Self.names(Warning.Code.self), Self.names(TravelPath.self),
            Self.names(Reverse.self), Self.names(ScaleInterpolation.self), Self.names(Steps.Position.self),
        ]
        for names in all {
            #expect(!names.isEmpty)
            #expect(Set(names).count == names.count)
            #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][-A-Za-z]*/) != nil })
            #expect(names.allSatisfy { $0.utf8.count <= Cursor.longestWord })
        }
    }
}
