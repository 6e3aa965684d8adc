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
        (["Position"], PositionMember.names), (["Offset"], PointMember.names),
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
        (["SampleCount", "SampleFrequency"], SamplesMember.names), (["RectsRequest"], RectsMember.names),
        (["RectsItem"], ItemMember.names),
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
        ("Rect", ["width", "height"], Limits.lengths), ("Position", ["x", "y"], Limits.anchors),
        ("Offset", ["x", "y"], Limits.coordinates), ("Focus", ["x", "y"], Limits.unit),
        ("Corners", ["topLeft", "topRight", "bottomRight", "bottomLeft"], Limits.lengths),
        ("RadiusFraction", ["fraction"], Limits.unit),
        ("Sides", ["top", "left", "bottom", "right"], Limits.lengths),
        ("ImageElement", ["z"], Limits.coordinates), ("ImageElement", ["opacity"], Limits.unit),
        ("ImageElement", ["fontSize"], Limits.fontSizes), ("ImageElement", ["maxUpscale"], Limits.upscales),
        ("Companion", ["z"], Limits.coordinates), ("Companion", ["opacity"], Limits.unit),
        ("Companion", ["fontSize"], Limits.fontSizes), ("RectsItem", ["maxUpscale"], Limits.upscales),
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
        #expect(Bounds(of: try document.schema("SpringVelocity")) == Bounds(Limits.velocities))
        let curve = try document.schema("CubicBezier", "cubicBezier")
        let numbers = try #require(curve["prefixItems"] as? [OpenAPIDocument.Object])
        let rules = [Limits.unit, Limits.overshoots, Limits.unit, Limits.overshoots]
        #expect(numbers.map(Bounds.init(of:)) == rules.map(Bounds.init))
    }

    @Test func hasTheSameCounts() throws {
        let elements = try document.schema("Elements")
        #expect(elements["maxProperties"] as? Int == Limits.elements)
        #expect(
            (elements["propertyNames"] as? OpenAPIDocument.Object)?["maxLength"] as? Int == Limits.nameLength)
        for schema in ["ImageElement", "Companion"] {
            #expect(try document.schema(schema, "id")["maxLength"] as? Int == Limits.nameLength)
        }
        for schema in ["ImageElement", "RectsItem"] {
            #expect(try document.schema(schema, "occludedBy")["maxItems"] as? Int == Limits.occluders)
        }
        #expect(try document.schema("RectsRequest", "items")["maxItems"] as? Int == Limits.items)
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
