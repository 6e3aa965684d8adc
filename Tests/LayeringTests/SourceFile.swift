import Foundation

/// A Swift file of the package.
struct SourceFile: Sendable {
    var target: String
    /// The path in the folder of the target.
    var path: String
    var imports: [String]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    static let all: [SourceFile] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.sorted().flatMap(files)
    }()

    /// The targets that have Swift files.
    static let targets = Set(all.map(\.target)).sorted()

    private static func files(of target: String) -> [SourceFile] {
        let root = folder.appending(path: target)
        let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            return SourceFile(target: target, path: path, imports: ImportFinder.imports(in: text ?? ""))
        }
    }
}
