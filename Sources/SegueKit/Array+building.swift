extension Array {
    /// Creates an array whose elements are made in their places.
    ///
    /// `init(capacity:initializingWith:)` does the same, but looks the type of the storage up in the runtime each time,
    /// which costs more than the storage.
    @inline(__always)
    init(building capacity: Int, _ build: (inout OutputSpan<Element>) -> Void) {
        self = []
        guard capacity > 0 else { return }
        append(addingCapacity: capacity, initializingWith: build)
    }
}
