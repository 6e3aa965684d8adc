import Glibc
import SegueAPI

/// Reads the styles of the service and those of a folder, or says all that is wrong with them.
func loadStyles(from folder: String?) throws(StyleFile.Faults) -> Styles {
    guard let folder else { return .builtIn }
    return try Styles(files: try styleFiles(in: folder))
}

/// The files of a folder whose names end with `.json`, by name; others and hidden ones are passed over.
private func styleFiles(in folder: String) throws(StyleFile.Faults) -> [StyleFile] {
    guard let names = names(in: folder) else {
        throw StyleFile.Faults(sentences: ["\(folder) cannot be read: \(lastError)"])
    }
    var files: [StyleFile] = []
    var faults: [String] = []
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if let bytes = readAll(path) {
            files.append(StyleFile(path: path, bytes: bytes))
        } else {
            faults.append("\(path) cannot be read: \(lastError)")
        }
    }
    guard faults.isEmpty else { throw StyleFile.Faults(sentences: faults) }
    return files
}

/// The names of what is in a folder; nil where it cannot be read.
private func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        names.append(name)
    }
    return names
}
