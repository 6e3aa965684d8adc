import SegueHTTP
import SegueJSON
import Testing

@testable import SegueAPI

/// Holds the members of the description to those that are read, and its numbers to the limits.
@Suite struct OpenAPIMemberTests {
    private let document: OpenAPIDocument

    init() throws {
        document = try OpenAPIDocument()
    }

    @Test(arguments: [
        (["TransitionRequest"], TransitionMember.names), (["Container"], ContainerMember.names),
        (["StoredPicture", "StandIn"], PictureMember.names), (["PixelSize"], SizeMember.names),
        (["Layout"], LayoutMember.names), (["ImageElement"], ImageMember.names),
        (["Companion"], CompanionMember.names), (["Rect"], RectMember.names),
        (["Rect", "LeadingFrame", "TrailingFrame"], FrameMember.names),
        (["Position", "LeadingPosition"], PositionMember.names), (["Offset"], PointMember.names),
        (["Focus"], PointMember.names), (["Corners"], CornerMember.names),
        (["RadiusFraction"], FractionMember.names), (["Sides"], InsetsMember.names),
        (["Timing"], TimingMember.names),
        (["CubicBezier", "StepsEasing", "LinearEasing", "SpringEasing"], EasingMember.names),
        (["JumpingSteps"], StepsMember.names), (["InnerSteps"], StepsMember.names),
        (["EasingPoint"], EasingPointMember.names),
        (
            ["PhysicalSpring", "BouncingSpring", "RespondingSpring", "DampedSpring"],
            SpringMember.names
        ),
        (["SampleCount", "SampleFrequency", "SampleTolerance"], SamplesMember.names),
        (["GestureRequest"], GestureRequestMember.names.filter { $0 != "resume" }),
        (["Gesture"], GestureMember.names), (["FingerVelocity"], PointMember.names),
        (["ElapsedTransition", "LayersOnScreen"], ResumeMember.names),
        (["LayerOnScreen"], LayerStateMember.names), (["PictureOnScreen"], LayerStateMember.names),
        (["RectsRequest"], RectsMember.names),
        (["RectsItem"], ItemMember.names), (["ParticipantsRequest"], ParticipantsMember.names),
        (["Screen"], ScreenMember.names), (["ConversionsRequest"], ConversionsMember.names),
        (["ConversionsItem"], ConversionMember.names),
        (["FramedView", "CenteredView", "PositionedView"], ViewMember.names),
        (["ViewTransform"], TransformMember.names), (["ScaleFactors"], PointMember.names),
        (["Zoom"], ZoomMember.names), (["ContentSize"], SizeMember.names),
        (["ContentOffset"], PointMember.names),
        (["Style"], StyleMember.names), (["StyleLayer"], StyleLayerMember.names),
        (["StyleTrack"], StyleTrackMember.names), (["StyleKeyframe"], StyleKeyframeMember.names),
        (["StyleCompanions"], StyleCompanionsMember.names), (["StyleReflow"], StyleReflowMember.names),
        (["ContainerTransform"], ContainerTransformMember.names),
        (["StylePhase"], StyleKeyframeMember.names.filter { $0 != "to" }),
        (["StyleCorners"], StyleCornersMember.names), (["StyleTimePair"], DirectionalMember.names),
        (["Point"], PointMember.names), (["ViewAnchor"], PointMember.names),
    ])
    func hasTheMembersThatAreRead(schemas: [String], names: [String]) throws {
        let described = try schemas.map(document.members)
        #expect(described.reduce(into: Set()) { $0.formUnion($1) } == Set(names))
    }

    /// Every schema is of one type and closed, so that no generated client has a value of any type.
    @Test func leavesNothingOpen() {
        for (name, schema) in document.schemas {
            let isUnion = schema["oneOf"] != nil
            #expect(isUnion || schema["type"] != nil, "\(name)")
            let isOpen = schema["type"] as? String == "object" && schema["additionalProperties"] == nil
            #expect(!isOpen, "\(name)")
            for (member, value) in schema["properties"] as? [String: OpenAPIDocument.Object] ?? [:] {
                let isTyped = ["type", "oneOf", "$ref"].contains { value[$0] != nil }
                let isDescribed = value["description"] != nil || value["$ref"] != nil
                #expect(isTyped && isDescribed, "\(name).\(member)")
            }
        }
    }

    @Test(arguments: [
        ("Container", ["width", "height"], Limits.positiveLengths), ("Container", ["scale"], Limits.scales),
        ("StoredPicture", ["width", "height"], Limits.lengths), ("StoredPicture", ["scale"], Limits.scales),
        ("StandIn", ["width", "height"], Limits.lengths), ("StandIn", ["scale"], Limits.scales),
        ("PixelSize", ["width", "height"], Limits.lengths), ("Rect", ["x", "y"], Limits.coordinates),
        ("Rect", ["width", "height"], Limits.lengths),
        ("LeadingFrame", ["leading", "y"], Limits.coordinates),
        ("LeadingFrame", ["width", "height"], Limits.lengths),
        ("TrailingFrame", ["trailing", "y"], Limits.coordinates),
        ("TrailingFrame", ["width", "height"], Limits.lengths), ("Position", ["x", "y"], Limits.anchors),
        ("LeadingPosition", ["leading", "y"], Limits.anchors),
        ("Offset", ["x", "y"], Limits.coordinates), ("Focus", ["x", "y"], Limits.unit),
        ("Corners", ["topLeft", "topRight", "bottomRight", "bottomLeft"], Limits.lengths),
        ("RadiusFraction", ["fraction"], Limits.unit),
        ("Sides", ["top", "left", "bottom", "right"], Limits.lengths),
        ("ImageElement", ["z"], Limits.coordinates), ("ImageElement", ["opacity"], Limits.unit),
        ("ImageElement", ["fontSize"], Limits.fontSizes), ("ImageElement", ["maxUpscale"], Limits.upscales),
        ("Companion", ["z"], Limits.coordinates), ("Companion", ["opacity"], Limits.unit),
        ("Companion", ["fontSize"], Limits.fontSizes), ("RectsItem", ["maxUpscale"], Limits.upscales),
        ("RectsRequest", ["scale"], Limits.scales),
        ("Timing", ["durationMs", "delayMs"], Limits.times), ("Transition", ["durationMs"], Limits.times),
        ("EasingPoint", ["at"], Limits.unit), ("EasingPoint", ["value"], Limits.overshoots),
        ("PhysicalSpring", ["mass", "stiffness", "damping"], Limits.springConstants),
        ("BouncingSpring", ["bounce"], Limits.bounces),
        ("BouncingSpring", ["durationMs"], Limits.springTimes),
        ("RespondingSpring", ["response"], Limits.responses),
        ("RespondingSpring", ["dampingFraction"], Limits.dampingFractions),
        ("DampedSpring", ["dampingRatio"], Limits.dampingRatios),
        ("DampedSpring", ["durationMs"], Limits.springTimes),
        ("SampleFrequency", ["framesPerSecond"], Limits.framesPerSecond),
        ("SampleTolerance", ["tolerance"], Limits.tolerances),
        ("ElapsedTransition", ["progress"], Limits.unit), ("LayerOnScreen", ["opacity"], Limits.unit),
        ("LayerOnScreen", ["fontScale"], Limits.fontScales), ("FingerVelocity", ["x", "y"], Limits.speeds),
        ("FramedView", ["rotation"], Limits.degrees), ("FramedView", ["zoomScale"], Limits.scales),
        ("CenteredView", ["rotation"], Limits.degrees), ("CenteredView", ["zoomScale"], Limits.scales),
        ("PositionedView", ["rotation"], Limits.degrees), ("PositionedView", ["zoomScale"], Limits.scales),
        ("Point", ["x", "y"], Limits.coordinates), ("ViewAnchor", ["x", "y"], Limits.anchors),
        ("ViewTransform", ["a", "b", "c", "d"], Limits.factors),
        ("ViewTransform", ["tx", "ty"], Limits.coordinates), ("ScaleFactors", ["x", "y"], Limits.factors),
        ("StyleCompanions", ["stagger"], Limits.unit),
        ("StyleTimePair", ["present", "dismiss"], Limits.times),
        ("StyleUnitPair", ["present", "dismiss"], Limits.unit),
    ])
    func hasTheSameBounds(schema: String, members: [String], rule: NumberRule) throws {
        for member in members {
            #expect(try Bounds(of: document.schema(schema, member)) == Bounds(rule), "\(schema).\(member)")
        }
    }

    @Test func hasTheSameBoundsInUnionsAndArrays() throws {
        for union in ["CornerRadius", "Insets"] {
            let cases = try #require(try document.schema(union)["oneOf"] as? [OpenAPIDocument.Object])
            #expect(Bounds(of: cases[0]) == Bounds(Limits.lengths))
        }
        #expect(Bounds(of: try document.schema("WayVelocity")) == Bounds(Limits.velocities))
        #expect(Bounds(of: try document.schema("SpringVelocity")) == Bounds(Limits.velocities))
        let curve = try document.schema("CubicBezier", "cubicBezier")
        let numbers = try #require(curve["prefixItems"] as? [OpenAPIDocument.Object])
        let rules = [Limits.unit, Limits.overshoots, Limits.unit, Limits.overshoots]
        #expect(numbers.map(Bounds.init(of:)) == rules.map(Bounds.init))
    }

    /// Scales keep away from 0 on both sides of it.
    @Test func hasTheSameScales() throws {
        let even = try document.schema("ViewScale")["oneOf"] as? [OpenAPIDocument.Object]
        let factors = try ["x", "y"].map { try document.schema("ScaleFactors", $0) }
        for schema in try [#require(even?.first)] + factors {
            let gap = try #require(schema["not"] as? [String: Double])
            let least = Limits.scales.lower
            #expect(gap == ["exclusiveMinimum": -least, "exclusiveMaximum": least])
            #expect(
                Bounds(of: schema) == Bounds(NumberRule.within(-Limits.scales.upper...Limits.scales.upper)))
        }
    }

    @Test func hasTheSameCounts() throws {
        let elements = try document.schema("Elements")
        #expect(elements["maxProperties"] as? Int == Limits.elements)
        #expect(
            (elements["propertyNames"] as? OpenAPIDocument.Object)?["maxLength"] as? Int == Limits.nameLength)
        #expect(try document.schema("Screen", "children")["maxItems"] as? Int == Limits.children)
        #expect(try document.schema("ScreenPath")["maxItems"] as? Int == Limits.screens)
        let selections = try document.schema("Selection")["oneOf"] as? [OpenAPIDocument.Object]
        #expect(selections?.last?["maxLength"] as? Int == Limits.nameLength)
        let layers = try document.schema("LayersOnScreen", "elements")["maxProperties"]
        #expect(layers as? Int == Limits.resumedLayers)
        #expect(try document.schema("ElementID")["maxLength"] as? Int == Limits.nameLength)
        #expect(try document.schema("Screen", "id")["maxLength"] as? Int == Limits.nameLength)
        for schema in ["ElementCandidates", "ImageCandidates", "CompanionCandidates"] {
            #expect(try document.schema(schema)["maxItems"] as? Int == Limits.candidates)
        }
        for schema in ["ImageElement", "RectsItem"] {
            #expect(try document.schema(schema, "occludedBy")["maxItems"] as? Int == Limits.occluders)
        }
        for schema in ["RectsRequest", "Rects", "ConversionsRequest", "Conversions"] {
            #expect(try document.schema(schema, "items")["maxItems"] as? Int == Limits.items)
        }
        for schema in ["TransitionRequest", "ConversionsRequest"] {
            #expect(try document.schema(schema, "views")["maxItems"] as? Int == Limits.views)
        }
        #expect(try document.schema("Style", "layers")["maxItems"] as? Int == Limits.styleLayers)
        #expect(try document.schema("Style", "fallback")["maxItems"] as? Int == Limits.styleLayers)
        #expect(try document.schema("StyleLayer", "tracks")["maxItems"] as? Int == Limits.styleTracks)
        #expect(try document.schema("StyleTracks")["maxItems"] as? Int == Limits.styleTracks)
        #expect(try document.schema("StyleKeyframeList")["maxItems"] as? Int == Limits.styleKeyframes)
        #expect(try document.schema("Style", "origin")["maxLength"] as? Int == Limits.originLength)
        #expect(try document.schema("Style", "name")["maxLength"] as? Int == Limits.nameLength)
        #expect(try document.schema("ViewID")["maxLength"] as? Int == Limits.nameLength)
        #expect(try document.schema("SampleCount", "count")["maximum"] as? Int == Limits.sampleTimes)
        for schema in ["JumpingSteps", "InnerSteps"] {
            #expect(try document.schema(schema, "count")["maximum"] as? Int == Limits.steps)
        }
        #expect(try document.schema("LinearEasing", "linear")["maxItems"] as? Int == Limits.easingPoints)
        #expect(try document.schema("Problem", "errors")["maxItems"] as? Int == Violations.limit)
    }
}

extension MemberName {
    fileprivate static var names: [String] { table.keywords.names }
}

extension Bounds {
    fileprivate init(_ rule: NumberRule) {
        self.init(
            minimum: rule.isLowerExcluded ? nil : rule.lower,
            exclusiveMinimum: rule.isLowerExcluded ? rule.lower : nil,
            maximum: rule.isUpperExcluded ? nil : rule.upper,
            exclusiveMaximum: rule.isUpperExcluded ? rule.upper : nil)
    }
}
