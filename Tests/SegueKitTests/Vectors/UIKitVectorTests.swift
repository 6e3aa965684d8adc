import SegueKit
import Testing

@Suite struct UIKitVectorTests {
    @Test(arguments: Vectors.uikit.of("avMakeRect"))
    func fittingIsAVMakeRect(vector: Vector) {
        let size = vector.input["aspect"].size
        guard vector.expected["x"] != .string("NaN") else {
            // What UIKit answers with NaN is never fitted here: such a picture has no usable size.
            #expect(Picture(pixels: PixelSize(width: size.width, height: size.height)).isDegenerate)
            return
        }
        let view = PictureView(frame: vector.input["rect"].rect, contentMode: .scaleAspectFit)
        let image = view.imageRect(of: size)
        #expect(isApproximately(image, vector.expected.rect, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("contentMode"))
    func modesDrawAndClip(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let mode = try #require(Names.uikit[input["mode"].string])
        let view = PictureView(
            frame: input["bounds"].rect, contentMode: mode, clips: input["clipsToBounds"].isTrue)
        let placement = Placement(of: input["imageSizePoints"].size, in: view)

        #expect(isApproximately(placement.image, expected["drawn"].rect, within: vector.tolerance))
        #expect(isApproximately(placement.window, expected["visible"].rect, within: vector.tolerance))
        #expect(isApproximately(placement.unitCrop, expected["unitCrop"].rect, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("contentModeSwitch"))
    func oneFrameOrTwoRectsSwitchTheMode(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let from = try #require(Names.uikit[input["fromMode"].string])
        let to = try #require(Names.uikit[input["toMode"].string])
        let size = input["imageSizePoints"].size
        let view = PictureView(
            frame: input["frame"].rect, contentMode: from, clips: input["clipsToBounds"].isTrue)
        let placement = Placement(of: size, in: view)

        #expect(isApproximately(placement.window, expected["clipRect"].rect, within: vector.tolerance))
        #expect(isApproximately(placement.image, expected["imageRect"].rect, within: vector.tolerance))
        let frame = placement.correctedFrame(for: to, of: size)
        #expect((frame != nil) == expected["exactWithSingleFrame"].isTrue)
        guard expected["singleFrame"] != .null else { return }
        #expect(isApproximately(frame, expected["singleFrame"].rect, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("exifOrientation"))
    func orientationsTurnPointsAndCrops(vector: Vector) throws {
        let (input, expected) = (vector.input, vector.expected)
        let orientation = try #require(Orientation(rawValue: Int(input["exif"].number)))
        let pixels = PixelSize(
            width: input["storedPixelWidth"].number, height: input["storedPixelHeight"].number)
        let picture = Picture(pixels: pixels, orientation: orientation)

        #expect("\(orientation)" == expected["uiImageOrientation"].string)
        #expect(picture.size.width == expected["displayWidth"].number)
        #expect(picture.size.height == expected["displayHeight"].number)
        let shown = orientation.shown(input["storedUnitPoint"].point)
        #expect(isApproximately(shown, expected["displayUnitPoint"].point, within: vector.tolerance))
        let crop = picture.storedPixels(ofShown: input["displayUnitCrop"].rect)
        #expect(isApproximately(crop, expected["storedPixelCrop"].rect, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("imagePoints"))
    func sizesInPointsAreUpright(vector: Vector) throws {
        let input = vector.input
        let orientation = try #require(Orientation(rawValue: Int(input["exifOrientation"].number)))
        let picture = Picture(
            pixels: PixelSize(width: input["pixelWidth"].number, height: input["pixelHeight"].number),
            orientation: orientation, scale: input["scale"].number)
        #expect(isApproximately(picture.size, vector.expected.size, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("cubicBezier"))
    func curvesAreSolved(vector: Vector) {
        let value = vector.input["controlPoints"].bezier.value(at: vector.input["x"].number)
        #expect(isApproximately(value, vector.expected.number, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("keyframeBuild"))
    func relativeKeyframesFollowUIKit(vector: Vector) {
        let (input, expected) = (vector.input, vector.expected)
        let changes = input["frames"].items.map {
            RelativeKeyframe(
                start: $0["start"].number, duration: $0["duration"].number, value: $0["value"].number)
        }
        let frame = input["frameInterval"].number / input["duration"].number
        let track = Track(initial: input["initial"].number, relative: changes, frameInterval: frame)
        let (times, values) = (track.keyframes.map(\.time), track.keyframes.map(\.value))
        #expect(isApproximately(times, expected["keyTimes"].numbers, within: vector.tolerance))
        #expect(isApproximately(values, expected["values"].numbers, within: vector.tolerance))
    }

    @Test(arguments: Vectors.uikit.of("keyframeEval"))
    func keyframesAreEvaluated(vector: Vector) throws {
        let input = vector.input
        let mode = try #require(Names.calculationModes[input["calculationMode"].string])
        let scaling = input["tangentScaling"] == .string("kochanekBartelsNonUniform")
        let tangents: TangentScaling = scaling ? .nonUniform : .uniform
        let values = input["values"].items
        // A paced mode has no times of its own.
        let times = input["keyTimes"] == .null ? values.map { _ in 0 } : input["keyTimes"].numbers
        let progress = input["progress"].number
        func value<Value: Interpolatable>(_ read: (JSON) -> Value) -> Value {
            let keyframes = zip(times, values).map { Keyframe(time: $0, value: read($1)) }
            return Track(keyframes, calculationMode: mode, tangentScaling: tangents).value(at: progress)
        }
        if vector.expected.items.isEmpty {
            #expect(isApproximately(value(\.number), vector.expected.number, within: vector.tolerance))
        } else {
            #expect(isApproximately(value(\.point), vector.expected.point, within: vector.tolerance))
        }
    }

    /// A chain of views from the inside outwards; the rectangle leaves the last one too.
    @Test(arguments: Vectors.uikit.of("convertRect"))
    func rectanglesAreConverted(vector: Vector) throws {
        let chain = vector.input["chain"].items
        let views = chain.enumerated().map { depth, view in
            ViewNode(
                id: "\(depth)", parent: depth + 1 < chain.count ? "\(depth + 1)" : nil,
                bounds: view["bounds"].rect, position: view["position"].point,
                transform: view["transform"].transform)
        }
        let tree = try ViewTree(views)
        let inner = try #require(tree.space(of: "0"))
        let box = tree.convert(vector.input["rect"].rect, from: inner, to: .outermost).boundingBox
        #expect(isApproximately(box, vector.expected.rect, within: vector.tolerance))
    }

    @Test func everyVectorRuns() {
        let counts = [
            "avMakeRect": 9, "contentMode": 17, "contentModeSwitch": 7, "exifOrientation": 5,
            "imagePoints": 3, "aspectFillMidflight": 4, "seedTransitionSample": 3,
            "seedCustomTransition": 6, "cubicBezier": 18, "keyframeBuild": 9, "keyframeEval": 19,
            "convertRect": 6,
            "springFromUIViewAnimate": 7, "springValue": 7, "springFromDurationBounce": 4,
            "springSettlingDuration": 2, "durationBounceFromSpring": 1, "uiSpringTimingDefault": 1,
            "photosSwipeDown": 2, "fluidPhotoPan": 3, "momentumProjection": 2,
        ]
        #expect(Vectors.uikit.countsByKind == counts)
    }
}
