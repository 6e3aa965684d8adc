import Testing

@Suite struct ImportFinderTests {
    @Test(arguments: [
        ("import SegueKit", "SegueKit"), ("public import SegueKit", "SegueKit"),
        ("package import SegueHTTP", "SegueHTTP"), ("internal  import  Glibc", "Glibc"),
        ("@testable import SegueAPI", "SegueAPI"), ("@preconcurrency public import Foundation", "Foundation"),
        ("@_spi(Testing) import SegueKit", "SegueKit"), ("import struct Foundation.Data", "Foundation"),
        ("import func Glibc.pow", "Glibc"), ("    import Foundation // for Data", "Foundation"),
        ("let a = 1; import Foundation", "Foundation"), ("@_exported import Foundation", "Foundation"),
    ])
    func findsAnImport(line: String, module: String) {
        #expect(ImportFinder.imports(in: "/// A file.\n\(line)\n\nstruct A {}") == [module])
    }

    @Test(arguments: [
        "// import Foundation", "/// import Foundation", "let text = \"import Foundation\"",
        "imports Foundation",
        "let important = 1", "func import_(a: Int)",
    ])
    func findsNothingElse(line: String) {
        #expect(ImportFinder.imports(in: line) == [])
    }

    @Test func findsThemAllInOrder() {
        let source = "import B\r\npackage import A\n#if os(Linux)\n    import C\n#endif\n"
        #expect(ImportFinder.imports(in: source) == ["B", "A", "C"])
    }
}
