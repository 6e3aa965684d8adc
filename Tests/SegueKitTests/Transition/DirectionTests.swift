import SegueKit
import Testing

@Suite struct DirectionTests {
    @Test func sourceAndDestinationAreTheSameInBothDirections() {
        #expect(Direction.present.start == .source)
        #expect(Direction.present.finish == .destination)
        #expect(Direction.dismiss.start == .destination)
        #expect(Direction.dismiss.finish == .source)
    }

    @Test func theDirectionSelects() {
        #expect(Directional(present: 1, dismiss: 2)[.present] == 1)
        #expect(Directional(present: 1, dismiss: 2)[.dismiss] == 2)
        #expect(Directional.both(3) == Directional(present: 3, dismiss: 3))
    }

    @Test func anEndSelectsAndChanges() {
        var ends = Ends(source: 1, destination: 2)
        #expect(ends == Ends(source: 1, destination: 2))
        ends[.destination] = 5
        ends[.source] += 2
        #expect(ends[.source] == 3)
        #expect(ends[.destination] == 5)
    }
}
