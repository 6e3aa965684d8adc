import SegueJSON
import SegueKit

enum ContainerTransformMember: Int, MemberName {
    case fit, scale, scaleMask, shapeMask
    static let table = MemberTable<ContainerTransformMember>()
}

extension Violations {
    /// Reads how windows travel as containers, in the words of `MaterialContainerTransform`.
    mutating func containerTransform(_ value: JSONValue?) -> Directional<ContainerTransform>? {
        guard let members = members(of: value, as: ContainerTransformMember.self) else { return nil }
        let fit = choice(members[.fit], of: Vocabularies.containerFits) ?? .auto
        let scale = members[.scale].flatMap { phase($0) } ?? .both(.whole)
        let mask = members[.scaleMask].flatMap { phase($0) } ?? .both(.whole)
        let corners = members[.shapeMask].flatMap { phase($0) } ?? .both(.whole)
        return Directional {
            ContainerTransform(fit: fit, scale: scale[$0], scaleMask: mask[$0], shapeMask: corners[$0])
        }
    }
}

extension Vocabularies {
    static let containerFits = Vocabulary<ContainerTransform.Fit>([
        "auto": .auto, "width": .width, "height": .height,
    ])
}
