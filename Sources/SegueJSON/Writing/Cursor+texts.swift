extension Cursor {
    /// Copies the bytes of a word and returns where they end. Two words of the machine that overlap are
    /// faster than a call of a function for any number of bytes.
    @usableFromInline
    @inline(never)
    func appendingWord(_ bytes: UnsafePointer<UInt8>, count: Int) -> Cursor {
        switch count {
        case 4..<8:
            Self.copy(UInt32.self, bytes, 0, to: position)
            Self.copy(UInt32.self, bytes, count - 4, to: position)
        case 8...16:
            Self.copy(UInt64.self, bytes, 0, to: position)
            Self.copy(UInt64.self, bytes, count - 8, to: position)
        default:
            return appendingUnusualWord(bytes, count: count)
        }
        return Cursor(position + count)
    }

    /// Apart, so that nothing is put aside for the call in it.
    @inline(never)
    private func appendingUnusualWord(_ bytes: UnsafePointer<UInt8>, count: Int) -> Cursor {
        precondition(count <= Self.longestWord, "A word must be short")
        position.initialize(from: bytes, count: count)
        return Cursor(position + count)
    }

    @inline(__always)
    private static func copy<Word: BitwiseCopyable>(
        _ type: Word.Type, _ bytes: UnsafePointer<UInt8>, _ offset: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: Word.self)
        UnsafeMutableRawPointer(target + offset).storeBytes(of: word, as: Word.self)
    }

    /// Appends 4...16 bytes none of which must be escaped, as most names are, and returns true; else nothing is
    /// appended.
    @inline(__always)
    mutating func appendShort(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        let isCopied =
            switch count {
            case 4..<8: copyHalves(bytes, count - 4)
            case 8...16: copyWords(bytes, count - 8)
            default: false
            }
        if isCopied { position += count }
        return isCopied
    }

    /// Copies the first eight bytes and those from `offset` on, unless one of them must be escaped.
    @inline(__always)
    private func copyWords(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        let first = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
        let last = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
        guard !Escapes.areNeeded(in: first, last) else { return false }
        UnsafeMutableRawPointer(position).storeBytes(of: first, as: UInt64.self)
        UnsafeMutableRawPointer(position + offset).storeBytes(of: last, as: UInt64.self)
        return true
    }

    /// Appends the bytes up to the first one that a JSON string must escape, and returns how many those are.
    @inline(__always)
    mutating func appendUnescaped(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var done = 0
        if count >= 8 {
            let last = count - 8
            while done < last, copyWord(bytes, done) { done += 8 }
            // The last word overlaps the one before it, so that no bytes are left over.
            if done >= last, copyWord(bytes, last) { done = count }
        }
        while done < count, !Escapes.isNeeded(for: bytes[done]) {
            position[done] = bytes[done]
            done += 1
        }
        position += done
        return done
    }

    /// Copies eight bytes, unless one of them must be escaped.
    @inline(__always)
    private func copyWord(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
        guard !Escapes.areNeeded(in: word) else { return false }
        UnsafeMutableRawPointer(position + offset).storeBytes(of: word, as: UInt64.self)
        return true
    }

    /// Copies the first four bytes and those from `offset` on, unless one of them must be escaped.
    @inline(__always)
    private func copyHalves(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        let first = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
        let last = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt32.self)
        guard !Escapes.areNeeded(in: UInt64(first) | UInt64(last) << 32) else { return false }
        UnsafeMutableRawPointer(position).storeBytes(of: first, as: UInt32.self)
        UnsafeMutableRawPointer(position + offset).storeBytes(of: last, as: UInt32.self)
        return true
    }
}
