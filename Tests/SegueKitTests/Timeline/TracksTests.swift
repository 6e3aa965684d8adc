import Testing

@testable import SegueKit

@Suite struct TracksTests {
    private static let all = [0.25, 0.5, 0.75, 1].map { PropertyTrack(.opacity, Track(constant: $0)) }

    @Test func countFromZeroWhereverTheyLie() {
        let tracks = Tracks(Self.all, at: 1..<3)
        #expect(tracks.count == 2)
        #expect(tracks[0] == Self.all[1])
        #expect(Array(tracks) == Array(Self.all[1..<3]))
        #expect(tracks.places.map { tracks.shared[$0] } == Array(tracks))
    }

    @Test func areTheSameWhereverTheyLie() {
        #expect(Tracks(Self.all, at: 1..<3) == Tracks(Array(Self.all[1..<3])))
        #expect(Tracks(Self.all, at: 1..<3) != Tracks(Self.all, at: 0..<2))
        #expect(Tracks(Self.all, at: 1..<1) == [])
    }

    @Test func layersFindThoseThatWereMadeBesideThem() {
        var layers = [0..<1, 1..<4].map { Layer(name: "", kind: .image, tracks: Tracks([], at: $0)) }
        layers.share(Self.all)
        #expect(layers.map { Array($0.tracks) } == [[Self.all[0]], Array(Self.all[1...])])
    }
}
