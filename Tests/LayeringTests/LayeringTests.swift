import Testing

@Suite struct LayeringTests {
    /// What a target may import of the package's own: nobody imports upwards.
    private static let layers: [String: Set<String>] = [
        "SegueKit": [],
        "SegueJSON": ["CSimdJSON"],
        "SegueExport": ["SegueKit", "SegueJSON"],
        "SegueHTTP": ["SegueJSON"],
        "SegueAPI": ["SegueKit", "SegueExport", "SegueHTTP", "SegueJSON", "CAssets"],
        "SegueServer": ["SegueHTTP", "CMicroHTTPD"],
        "segue": ["SegueAPI", "SegueHTTP", "SegueServer"],
        "segue-bench": ["SegueKit", "SegueExport", "SegueAPI"],
        "segue-fuzz": ["SegueAPI", "SegueHTTP", "SegueJSON"],
    ]

    /// The C library and its threads belong to the server and the executables, and to no one else.
    private static let system: [String: Set<String>] = [
        "SegueServer": ["Glibc", "Synchronization"],
        "segue": ["Glibc", "Synchronization"],
        "segue-bench": ["Glibc"],
        "segue-fuzz": ["Glibc"],
    ]

    /// The one file of the core that may call the C library, for its mathematics.
    private static let mathematics = "SegueKit"

    private static func isAllowed(_ module: String, in target: String) -> Bool {
        layers[target]?.contains(module) == true || system[target]?.contains(module) == true
    }

    @Test(arguments: SourceFile.targets)
    func importsOnlyWhatItMay(target: String) {
        #expect(Self.layers[target] != nil, "a target that the table does not know")
        for file in SourceFile.all where file.target == target {
            let forbidden = file.imports.filter {
                !Self.isAllowed($0, in: target) && !(target == Self.mathematics && $0 == "Glibc")
            }
            #expect(forbidden == [], "\(target)/\(file.path)")
        }
    }

    @Test func theCoreCallsTheCLibraryInOneFileAtMost() {
        let files = SourceFile.all.filter { $0.target == Self.mathematics && $0.imports.contains("Glibc") }
        #expect(files.count <= 1, "\(files.map(\.path))")
    }

    @Test func nothingImportsFoundation() {
        let modules: Set = ["Foundation", "FoundationEssentials", "Dispatch"]
        for file in SourceFile.all {
            #expect(modules.isDisjoint(with: file.imports), "\(file.target)/\(file.path)")
        }
    }

    @Test func theServerAndTheServiceDoNotKnowEachOther() {
        let imports = { (target: String) in
            Set(SourceFile.all.filter { $0.target == target }.flatMap(\.imports))
        }
        #expect(imports("SegueServer").isDisjoint(with: ["SegueAPI", "SegueExport", "SegueKit"]))
        #expect(imports("SegueAPI").isDisjoint(with: ["SegueServer", "CMicroHTTPD", "Glibc"]))
        #expect(imports("segue").isSuperset(of: ["SegueAPI", "SegueServer"]))
    }

    /// That the files were found at all, and that a forbidden import would be seen.
    @Test func findsTheFiles() {
        let targets = Set(SourceFile.all.map(\.target))
        #expect(targets.isSuperset(of: ["SegueKit", "SegueJSON", "SegueExport", "SegueHTTP", "SegueAPI"]))
        #expect(SourceFile.all.count > 100)
        let upwards = ImportFinder.imports(in: "package import SegueServer\n")
        #expect(upwards.allSatisfy { !Self.isAllowed($0, in: "SegueAPI") })
        #expect(upwards.allSatisfy { Self.isAllowed($0, in: "segue") })
        #expect(!Self.isAllowed("Glibc", in: "SegueHTTP"))
    }
}
