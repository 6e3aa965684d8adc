#if !FUZZING
    import Glibc

    /// Reading files with the C library: the sources do without Foundation.
    enum Files {
        /// The files at a path: itself, or all in the folder and its folders, sorted.
        static func paths(at path: String) -> [String] {
            guard let folder = opendir(path) else { return [path] }
            defer { closedir(folder) }
            var names: [String] = []
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                if !name.hasPrefix(".") { names.append(name) }
            }
            return names.sorted().flatMap { paths(at: "\(path)/\($0)") }
        }

        /// Nil where the file cannot be read.
        static func bytes(of path: String) -> [UInt8]? {
            guard let file = fopen(path, "r") else { return nil }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
                bytes += buffer[..<count]
            }
            return ferror(file) == 0 ? bytes : nil
        }
    }
#endif
