extension Planner {
    /// Returns why the style cannot be played as it is; nil where it can.
    func obstacle(to rests: Ends<Transition.Rest>) -> Reason? {
        switch motion {
        case .none: .motionNone
        case .reduced: .reducedMotion
        case .full: style.strategy == .zoom ? geometricObstacle(to: rests) : nil
        }
    }

    private func geometricObstacle(to rests: Ends<Transition.Rest>) -> Reason? {
        if scene.layouts.source.lacksParticipant || scene.layouts.destination.lacksParticipant {
            return .participantNotFound
        }
        guard let source = rests.source.frame else { return .sourceMissing }
        guard let destination = rests.destination.frame else { return .destinationMissing }
        guard Self.hasExtent(scene.layouts.source.image?.view),
            Self.hasExtent(scene.layouts.destination.image?.view)
        else { return .degenerateFrame }
        if style.drawsPicture && rests.source.picture == nil { return .imageSizeUnknown }
        return sourceObstacle(source, rests.source.placement)
            ?? destinationObstacle(destination, rests.destination.placement)
    }

    private static func hasExtent(_ view: PictureView?) -> Bool {
        view?.contentBox.size.isDegenerate == false
    }

    private func sourceObstacle(_ frame: Rect, _ placement: Placement?) -> Reason? {
        if scene.layouts.source.isHidden { return .sourceHidden }
        if frame.intersection(scene.container.bounds) == nil { return .sourceOffscreen }
        guard let placement else { return nil }
        guard let window = placement.window else { return .sourceHidden }
        return window.intersection(scene.container.bounds) == nil ? .sourceOffscreen : nil
    }

    /// A viewer that cannot be seen is as good as none.
    private func destinationObstacle(_ frame: Rect, _ placement: Placement?) -> Reason? {
        let seen = placement.map(\.window) ?? frame
        let isSeen = seen?.intersection(scene.container.bounds) != nil
        return scene.layouts.destination.isHidden || !isSeen ? .destinationMissing : nil
    }
}
