import Testing

@testable import SegueKit

@Suite struct ViewLinkTests {
    /// A chain of spaces, each moved by 1.
    private static func chain(_ count: Int) -> [ViewLink] {
        var links = [ViewLink.outermost]
        for index in 0..<count { links.append(ViewLink(in: index, AffineTransform(tx: 1), links)) }
        return links
    }

    @Test func jumpsLeadAsFarAsTheySay() {
        let links = Self.chain(1000)
        for (index, link) in links.enumerated().dropFirst() {
            #expect(link.depth == index)
            #expect(link.jump < index)
            #expect(link.toJump.tx == Double(index - link.jump))
        }
    }

    /// Any depth is reached from any other: from 10,000 in less than 40 steps, where one by one takes as many
    /// as there are between.
    @Test func climbsInFewSteps() {
        let links = Self.chain(10_000)
        for depth in stride(from: 0, through: 10_000, by: 97) {
            var climb = ViewClimb(from: 10_000)
            var steps = 0
            while climb.index > depth {
                climb.step(jumps: links[links[climb.index].jump].depth >= depth, links)
                steps += 1
            }
            #expect(climb.index == depth)
            #expect(climb.transform.tx == Double(10_000 - depth))
            #expect(steps < 40)
            var other = ViewClimb(from: 10_000)
            other.climb(toDepth: depth, links)
            #expect(other.index == depth)
        }
    }

    @Test func theOutermostSpaceLeadsToItself() {
        var climb = ViewClimb(from: 0)
        climb.step(jumps: true, [.outermost])
        climb.step(jumps: false, [.outermost])
        #expect(climb.index == 0)
        #expect(climb.transform == .identity)
    }
}
