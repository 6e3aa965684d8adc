import Testing

/// Where the platforms draw pictures, as the service answers it in both of its calls.
@Suite struct FitVectorTests {
    private static let css = Vector.all("css.object-fit", in: "fit")
    private static let android = Vector.all("android.scaleType", in: "fit")
    private static let compose = Vector.all("compose.contentScale", in: "fit")
    private static let flutter = Vector.all("flutter.boxFit", in: "fit")
    private static let reactNative = Vector.all("rn.resizeMode", in: "fit")

    @Test(arguments: css)
    func placesAsCSSDoes(vector: Vector) throws {
        let position = try #require(Self.positions[vector.input["objectPosition"]?.string ?? ""])
        var fit = try Fit(vector, mode: "", name: "objectFit")
        fit.members["position"] = .document(position)
        try fit.check()
    }

    @Test(arguments: android)
    func placesAsAndroidDoes(vector: Vector) throws {
        var fit = try Fit(vector, mode: "android:", name: "scaleType")
        let type = try #require(vector.input["scaleType"]?.string)
        fit.members["contentMode"] = .string("android:" + (try #require(Self.scaleTypes[type])))
        // Start is left in a layout from right to left as well.
        for direction in ["ltr", "rtl"] {
            fit.layoutDirection = direction
            try fit.check()
        }
    }

    @Test(arguments: compose)
    func placesAsComposeDoes(vector: Vector) throws {
        var fit = try Fit(vector, mode: "compose:", name: "contentScale")
        let alignment = try #require(vector.input["alignment"]?.string)
        let leading = alignment.hasSuffix("Start") ? 0 : alignment.hasSuffix("End") ? 1 : 0.5
        let y = alignment.hasPrefix("Top") ? 0 : alignment.hasPrefix("Bottom") ? 1 : 0.5
        fit.members["position"] = .object(["leading": .number(leading), "y": .number(y)])
        fit.layoutDirection = try #require(vector.input["layoutDirection"]?.string)
        if let scale = vector.input["fixedScale"]?.number {
            fit.members["contentMode"] = .string("compose:None")
            fit.picture["scale"] = .number(1 / scale)
        }
        try fit.check()
    }

    @Test(arguments: flutter)
    func placesAsFlutterDoes(vector: Vector) throws {
        var fit = try Fit(vector, mode: "flutter:", name: "boxFit")
        let alignment = try #require(vector.input["alignment"])
        fit.members["position"] =
            alignment.string.flatMap { Self.alignments[$0] } ?? Self.fractions(alignment)
        if vector.input["alignmentDirectional"]?.string == "centerStart" {
            fit.members["position"] = .document(#"{"leading": 0, "y": 0.5}"#)
        }
        fit.layoutDirection = vector.input["textDirection"]?.string ?? "ltr"
        fit.picture["scale"] = vector.input["imageScale"] ?? .number(1)
        try fit.check()
    }

    @Test(arguments: reactNative)
    func placesAsReactNativeDoes(vector: Vector) throws {
        let platform = try #require(vector.input["platform"]?.string)
        let prefix = try #require(["spec": "rn:", "ios": "rn-ios:", "android": "rn-android:"][platform])
        var fit = try Fit(vector, mode: prefix, name: "resizeMode")
        fit.members["rounding"] = .string("platform")
        try fit.check()
    }

    @Test func runsEveryVector() {
        let counts = [Self.css, Self.android, Self.compose, Self.flutter, Self.reactNative].map(\.count)
        #expect(counts == [21, 17, 10, 15, 10])
    }

    /// The positions of CSS in our words: a share of the slack and an offset.
    private static let positions = [
        "50% 50%": "{}", "0% 0%": #"{"x": 0, "y": 0}"#, "100% 100%": #"{"x": 1, "y": 1}"#,
        "50% 0": #"{"y": 0}"#, "left top": #"{"x": 0, "y": 0}"#, "right bottom": #"{"x": 1, "y": 1}"#,
        "right 10px top 4px": #"{"x": 1, "y": 0, "offset": {"x": -10, "y": 4}}"#,
        "-10px 0": #"{"x": 0, "y": 0, "offset": {"x": -10, "y": 0}}"#,
        "calc(100% - 20px) 50%": #"{"x": 1, "y": 0.5, "offset": {"x": -20, "y": 0}}"#,
        "150% 50%": #"{"x": 1.5, "y": 0.5}"#,
    ]

    private static let scaleTypes = [
        "MATRIX": "matrix", "FIT_XY": "fitXY", "FIT_START": "fitStart", "FIT_CENTER": "fitCenter",
        "FIT_END": "fitEnd", "CENTER": "center", "CENTER_CROP": "centerCrop",
        "CENTER_INSIDE": "centerInside",
    ]

    private static let alignments: [String: JSON] = [
        "center": .document("{}"), "topLeft": .document(#"{"x": 0, "y": 0}"#),
        "topCenter": .document(#"{"y": 0}"#),
    ]

    /// Flutter counts from the middle, -1...1.
    private static func fractions(_ alignment: JSON) -> JSON {
        let (x, y) = (alignment["x"]?.number ?? .nan, alignment["y"]?.number ?? .nan)
        return .object(["x": .number((1 + x) / 2), "y": .number((1 + y) / 2)])
    }
}
