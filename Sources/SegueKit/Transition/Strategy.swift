/// How a transition is played.
public enum Strategy: CaseIterable, Sendable {
    /// The picture travels between its two places.
    case zoom
    /// The screens fade; nothing travels.
    case fade
    /// The end state, at once.
    case cut
}

/// Why a transition is not played as its style has it.
public enum Reason: CaseIterable, Sendable {
    case sourceMissing
    case sourceOffscreen
    case sourceHidden
    case destinationMissing
    case imageSizeUnknown
    case degenerateFrame
    /// None of an end's screens takes part.
    case participantNotFound
    case reducedMotion
    case motionNone
}

/// How much movement the person in front of the screen wants.
public enum Motion: CaseIterable, Sendable {
    case full
    /// A short cross-fade; nothing travels.
    case reduced
    case none
}

/// Whether the places where the picture comes to rest are moved to device pixels.
public enum Snap: CaseIterable, Sendable {
    case none
    /// Both ends are; what moves between them never is.
    case ends
}

/// How the picture moves inside of its window between two frames that it fills.
public enum ImageMotion: CaseIterable, Sendable {
    /// Both rectangles run straight from end to end.
    case morph
    /// At every moment the picture fills the window, as UIKit draws it: where the cropped side changes, the
    /// picture's size has a kink.
    case reflow
}
