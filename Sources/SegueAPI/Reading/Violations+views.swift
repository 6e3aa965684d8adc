import SegueJSON
import SegueKit

enum ViewMember: Int, MemberName {
    case id, parent, frame, bounds, center, position, anchor, transform, scale, rotation
    case contentOffset, zoomScale
    static let table = MemberTable<ViewMember>()
}

extension Violations {
    /// The spaces of the views of a request.
    mutating func spaces(_ value: JSONValue?) -> Spaces {
        guard let value else { return .none }
        return viewTree(value).map { .views($0, container: .outermost) } ?? .unreadable
    }

    /// Reads views and joins them to a tree; nil for what it reports.
    mutating func viewTree(_ value: JSONValue?) -> ViewTree? {
        guard let elements = elements(of: value, count: 0...Limits.views), let value else { return nil }
        let before = list.count
        var views: [View] = []
        views.reserveCapacity(value.count)
        for element in elements {
            if let view = view(element) { views.append(view) }
        }
        return tree(of: views, areComplete: views.count == value.count).flatMap { tree in
            reportZoomTwice(views, in: tree)
            return list.count == before ? tree : nil
        }
    }

    /// - Parameter areComplete: False where views are missing, which parents that are not known may be.
    private mutating func tree(of views: [View], areComplete: Bool) -> ViewTree? {
        do throws(ViewTree.Faults) {
            return try ViewTree(views.map(\.node))
        } catch {
            for fault in error.list where areComplete || fault.kind != .unknownParent {
                report(fault.kind, of: views[fault.view])
            }
            return nil
        }
    }

    private mutating func report(_ fault: ViewTree.Fault.Kind, of view: View) {
        switch fault {
        case .duplicateID:
            report(.notAllowed, member: "id", of: view.object, "must be the id of one view, is here again")
        case .unknownParent:
            report(.notAllowed, member: "parent", of: view.object, "must be the id of one of the views")
        case .cycle:
            report(.notAllowed, member: "parent", of: view.object, "must not lie in the view itself")
        case .outOfScale:
            report(
                .outOfRange, at: view.object,
                "must not be shrunk or enlarged 1000000000 times in all, by the views around it and its own scale"
            )
        }
    }

    /// The zoom of a scroll view is the scale of the view in it: sent twice, it would count twice.
    private mutating func reportZoomTwice(_ views: [View], in tree: ViewTree) {
        for view in views {
            guard let scale = view.scale, let parent = view.node.parent.flatMap(tree.space(of:)),
                tree.view(of: parent)?.zoomScale != 1
            else { continue }
            report(.notAllowed, at: scale, "must not be sent together with the `zoomScale` of the parent")
        }
    }
}

/// A view and where it is in the document.
private struct View {
    var node: ViewNode
    var object: JSONValue
    /// The member, where the view has one that is not 1.
    var scale: JSONValue?
}

extension Violations {
    /// Reads a view; nil only where it has no id, so that what is wrong with the tree is found all the same.
    private mutating func view(_ value: JSONValue) -> View? {
        guard let members = members(of: value, as: ViewMember.self) else { return nil }
        let id = name(required(.id, of: members))
        let parent = members[.parent]?.isNull == true ? nil : name(members[.parent])
        let place = place(of: members)
        let turn = TransformMembers(
            transform: members[.transform], scale: members[.scale], rotation: members[.rotation])
        let transform = transform(turn) ?? .identity
        let zoomScale = number(members[.zoomScale], Limits.scales) ?? 1
        guard let id else { return nil }
        let node = ViewNode(
            id: id, parent: parent, frame: place.frame, anchor: place.anchor, transform: transform,
            contentOffset: place.contentOffset, zoomScale: zoomScale)
        let isScaled = turn.scale != nil && transform.factors != (1, 1)
        return View(node: node, object: value, scale: isScaled ? turn.scale : nil)
    }
}
