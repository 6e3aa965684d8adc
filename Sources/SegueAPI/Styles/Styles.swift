import CAssets
package import SegueKit

/// The styles that a request may name, and the documents they are read from. Made once, when the service starts.
package struct Styles: Sendable {
    /// The first is the one that is used where none is named.
    package let all: [TransitionStyle]
    let vocabulary: Vocabulary<TransitionStyle>
    /// The file of each style, without white space around it.
    let documents: [[UInt8]]
    /// How many come with the service; their layers have names that no companion may have.
    let builtInCount: Int

    /// Those that come with the service, each a file in `Sources/CAssets/styles`.
    package static let builtIn: Styles = {
        do throws(StyleFile.Faults) {
            return try Styles(reading: embedded, into: [], after: [], builtInCount: embedded.count)
        } catch {
            preconditionFailure("a built-in style is not right: \(error.sentences)")
        }
    }()

    /// Those that come with the service and those of files.
    ///
    /// All that is wrong with any of the files is thrown at once.
    package init(files: [StyleFile]) throws(StyleFile.Faults) {
        let builtIn = Self.builtIn
        try self.init(
            reading: files, into: builtIn.all, after: builtIn.documents, builtInCount: builtIn.builtInCount)
    }

    private init(
        reading files: [StyleFile], into styles: [TransitionStyle], after documents: [[UInt8]],
        builtInCount: Int
    ) throws(StyleFile.Faults) {
        var styles = styles
        var faults: [String] = []
        for file in files {
            do throws(StyleFile.Faults) {
                styles.append(
                    try file.style(otherwise: styles.first?.companions ?? .none, beside: styles))
            } catch {
                faults += error.sentences
            }
        }
        guard faults.isEmpty else { throw StyleFile.Faults(sentences: faults) }
        all = styles
        vocabulary = Vocabulary(styles.map { ($0.name, $0) })
        self.documents = documents + files.map { Self.trimmed($0.bytes) }
        self.builtInCount = builtInCount
    }

    /// What people are told of each.
    package var summaries: [StyleSummary] { all.map(StyleSummary.init) }

    private static var embedded: [StyleFile] {
        (0..<segue_asset_style_count()).map { index in
            let asset = segue_asset_style(index)
            return StyleFile(
                path: "built-in style \(index)",
                bytes: Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length)))
        }
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return Array(bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

extension Styles {
    /// The default companions of a style of a request.
    var standardCompanions: StyleCompanions { all[0].companions }
}
