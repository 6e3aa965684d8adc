/// The tracks of a layer. They lie in one array with those of the other layers of a transition: an array for each
/// layer would cost as much to make as all that is in it.
public struct Tracks: RandomAccessCollection, Sendable {
    /// Where they lie; a span of it lends them without a copy.
    public private(set) var shared: [PropertyTrack]
    /// Which of `shared` they are.
    public let places: Range<Int>

    /// - Parameter places: Which of `shared` they are; inside of its indices, once it is whole.
    init(_ shared: [PropertyTrack], at places: Range<Int>) {
        self.shared = shared
        self.places = places
    }

    public init(_ tracks: [PropertyTrack]) {
        self.init(tracks, at: tracks.indices)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }

    public subscript(index: Int) -> PropertyTrack {
        precondition(indices.contains(index), "There is no such track")
        return shared[places.lowerBound + index]
    }
}

extension Tracks: ExpressibleByArrayLiteral {
    public init(arrayLiteral tracks: PropertyTrack...) {
        self.init(tracks)
    }
}

extension Tracks: Equatable {
    public static func == (one: Tracks, other: Tracks) -> Bool { one.elementsEqual(other) }
}

extension [Layer] {
    /// Has the layers find their tracks, which were made beside them.
    mutating func share(_ tracks: [PropertyTrack]) {
        var layers = mutableSpan
        for index in layers.indices { layers[index].tracks.lie(in: tracks) }
    }
}

extension Tracks {
    fileprivate mutating func lie(in shared: [PropertyTrack]) { self.shared = shared }
}
