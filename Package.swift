// swift-tools-version: 6.2
import PackageDescription

/// How often each part runs in a service, as `Scripts/profile` counts it: release builds are laid out by that, which takes 7 % off
/// a call. The name says what is inside, so that other counts build everything anew.
let counts = "\(Context.packageDirectory)/Sources/bc12d139.profdata"
let profiling = Context.environment["COUNTING"] == nil ? "-ir-profile-use=\(counts)" : "-ir-profile-generate"

/// The settings of every Swift target: Swift 6, warnings are errors, imports say what they need.
let swiftSettings: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", profiling], .when(configuration: .release)),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target; `imports` are all it may import (Tests/LayeringTests holds the sources to it).
func library(_ name: String, imports: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: swiftSettings)
}

func tests(_ name: String, of imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports, swiftSettings: swiftSettings)
}

let package = Package(
    name: "segue",
    products: [
        .library(name: "SegueKit", targets: ["SegueKit"]),
        .executable(name: "segue", targets: ["segue"]),
    ],
    targets: [
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "CAssets", exclude: ["openapi.json", "styles"]),
        .target(name: "CMicroHTTPD", linkerSettings: [.linkedLibrary("microhttpd")]),

        .target(name: "SegueKit", swiftSettings: swiftSettings, linkerSettings: [.linkedLibrary("m")]),
        library("SegueJSON", imports: ["CSimdJSON"]),
        library("SegueExport", imports: ["SegueKit", "SegueJSON"]),
        library("SegueHTTP", imports: ["SegueJSON"]),
        library("SegueAPI", imports: ["SegueKit", "SegueExport", "SegueHTTP", "SegueJSON", "CAssets"]),
        library("SegueServer", imports: ["SegueHTTP", "CMicroHTTPD"]),
        .executableTarget(
            name: "segue", dependencies: ["SegueAPI", "SegueHTTP", "SegueServer"],
            swiftSettings: swiftSettings),
        .executableTarget(
            name: "segue-bench", dependencies: ["SegueKit", "SegueExport", "SegueAPI"],
            swiftSettings: swiftSettings),
        .executableTarget(
            name: "segue-fuzz", dependencies: ["SegueAPI", "SegueHTTP", "SegueJSON"],
            swiftSettings: swiftSettings),

        tests("SegueKitTests", of: ["SegueKit", "SegueAPI"]),
        tests("SegueJSONTests", of: ["SegueJSON"]),
        tests("SegueExportTests", of: ["SegueExport", "SegueKit", "SegueJSON", "SegueAPI"]),
        tests("SegueHTTPTests", of: ["SegueHTTP", "SegueJSON"]),
        tests("SegueAPITests", of: ["SegueAPI", "SegueExport", "SegueHTTP", "SegueJSON", "SegueKit"]),
        tests("SegueServerTests", of: ["SegueServer", "SegueHTTP", "SegueAPI"]),
        tests("SegueFuzzTests", of: ["segue-fuzz", "SegueHTTP", "SegueJSON"]),
        tests("LayeringTests", of: []),
    ],
    cxxLanguageStandard: .cxx17
)
