import SegueJSON
import SegueKit

enum StyleCompanionsMember: Int, MemberName {
    case travelling, sourceOnly, destinationOnly, reflowing, stagger, temporary, hidesView
    static let table = MemberTable<StyleCompanionsMember>()
}

enum StyleReflowMember: Int, MemberName {
    case source, destination
    static let table = MemberTable<StyleReflowMember>()
}

extension Violations {
    /// How a style treats what goes along with the picture; null leaves it to the screens.
    mutating func styleCompanions(_ value: JSONValue?) -> StyleCompanions? {
        guard value?.isNull != true else { return StyleCompanions.none }
        guard let members = members(of: value, as: StyleCompanionsMember.self) else { return nil }
        return StyleCompanions(
            travelling: companionTracks(required(.travelling, of: members)),
            lone: Ends(
                source: companionTracks(required(.sourceOnly, of: members)),
                destination: companionTracks(required(.destinationOnly, of: members))),
            reflowing: reflowing(required(.reflowing, of: members)),
            isTemporary: boolean(members[.temporary]) ?? false,
            hidesView: boolean(members[.hidesView]) ?? false,
            stagger: number(members[.stagger], Limits.unit) ?? 0)
    }

    private mutating func reflowing(_ value: JSONValue?) -> Ends<[StyleTrack]> {
        guard let members = members(of: value, as: StyleReflowMember.self) else {
            return Ends(source: [], destination: [])
        }
        return Ends(
            source: companionTracks(required(.source, of: members)),
            destination: companionTracks(required(.destination, of: members)))
    }

    private mutating func companionTracks(_ value: JSONValue?) -> [StyleTrack] {
        styleTracks(value, .companion)
    }
}
