import SegueJSON
import SegueKit
import Testing

@testable import SegueAPI

@Suite struct ContentModeVocabularyTests {
    /// Names of different platforms that mean the same.
    @Test(arguments: [
        [
            "scaleAspectFill", "cover", "android:centerCrop", "compose:Crop", "flutter:cover", "rn:cover",
            "rn-ios:cover", "rn-android:cover",
        ],
        [
            "scaleAspectFit", "contain", "android:fitCenter", "compose:Fit", "flutter:contain", "rn:contain",
            "rn-ios:contain", "rn-android:contain",
        ],
        [
            "scaleToFill", "redraw", "fill", "android:fitXY", "compose:FillBounds", "flutter:fill",
            "rn:stretch", "rn-ios:stretch", "rn-android:stretch",
        ],
        ["center", "none", "android:center", "compose:None", "flutter:none"],
        ["topLeft", "android:matrix", "rn:none", "rn-ios:none"],
        [
            "scale-down", "android:centerInside", "compose:Inside", "flutter:scaleDown", "rn:center",
            "rn-ios:center", "rn-android:center",
        ],
        ["rn:repeat", "rn-ios:repeat", "rn-android:repeat", "rn-android:none"],
        ["compose:FillWidth", "flutter:fitWidth"], ["compose:FillHeight", "flutter:fitHeight"],
    ])
    func namesOfTheSameMode(names: [String]) throws {
        let modes = try names.map { try #require(Self.mode($0)?.mode) }
        #expect(modes.allSatisfy { $0 == modes[0] })
    }

    /// What one platform calls otherwise than another.
    @Test(arguments: [
        ("center", "rn:center"), ("none", "rn:none"), ("none", "rn-android:none"),
        ("rn-ios:none", "rn-android:none"), ("fill", "scaleAspectFill"),
    ])
    func falseFriends(one: String, other: String) throws {
        #expect(try #require(Self.mode(one)?.mode) != #require(Self.mode(other)?.mode))
    }

    /// The scale types of `ImageView` that set a matrix of their own round it.
    @Test func androidRoundsThreeModes() {
        let rounded = ContentModeVocabulary.android.modes.filter { $0.meaning.rounding != nil }
        #expect(rounded.map(\.name) == ["center", "centerCrop", "centerInside"])
    }

    @Test(arguments: [
        (ContentModeVocabulary.uikit, nil), (.css, nil), (.flutter, nil), (.reactNative, nil),
        (.reactNativeIOS, nil), (.compose, Rounding.Rule.nearestOfWholeSizes),
        (.reactNativeAndroid, Rounding.Rule.truncated),
    ])
    func othersRoundAllOrNone(vocabulary: ContentModeVocabulary, rule: Rounding.Rule?) {
        #expect(vocabulary.modes.allSatisfy { $0.meaning.rounding == rule })
    }

    private static func mode(_ name: String) -> PlatformContentMode? {
        let modes = ContentModes.all
        return modes.keywords.names.firstIndex(of: name).map { modes.values[$0] }
    }
}
