extension Planner {
    /// Returns why the style cannot be played as it is; nil where it can.
    func obstacle(to rests: borrowing Ends<Transition.Rest>) -> Reason? {
        switch motion {
        case .none: .motionNone
        case .reduced: .reducedMotion
        case .full: style.strategy == .zoom ? geometricObstacle(to: rests) : nil
        }
    }

    // The rests are lent whole: one of them would be copied.
    private func geometricObstacle(to rests: borrowing Ends<Transition.Rest>) -> Reason? {
        if !scene.layouts.source.isPlain || !scene.layouts.destination.isPlain,
            scene.layouts.source.lacksParticipant || scene.layouts.destination.lacksParticipant
        {
            return .participantNotFound
        }
        guard rests.source.hasFrame else { return .sourceMissing }
        guard rests.destination.hasFrame else { return .destinationMissing }
        guard !scene.layouts.source.knownImage.knownView.contentBox.size.isDegenerate,
            !scene.layouts.destination.knownImage.knownView.contentBox.size.isDegenerate
        else { return .degenerateFrame }
        if style.drawsPicture && rests.source.picture == nil { return .imageSizeUnknown }
        return sourceObstacle(to: rests) ?? destinationObstacle(to: rests)
    }

    private func sourceObstacle(to rests: borrowing Ends<Transition.Rest>) -> Reason? {
        if scene.layouts.source.isHidden { return .sourceHidden }
        if rests.source.knownFrame.intersection(scene.container.bounds) == nil { return .sourceOffscreen }
        guard rests.source.hasPlacement else { return nil }
        guard let window = rests.source.knownPlacement.window else { return .sourceHidden }
        return window.intersection(scene.container.bounds) == nil ? .sourceOffscreen : nil
    }

    /// A viewer that cannot be seen is as good as none.
    private func destinationObstacle(to rests: borrowing Ends<Transition.Rest>) -> Reason? {
        let seen =
            rests.destination.hasPlacement
            ? rests.destination.knownPlacement.window : rests.destination.knownFrame
        let isSeen = seen?.intersection(scene.container.bounds) != nil
        return scene.layouts.destination.isHidden || !isSeen ? .destinationMissing : nil
    }
}
