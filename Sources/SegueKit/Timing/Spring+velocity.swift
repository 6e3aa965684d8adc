extension Spring {
    /// Returns how fast it moves after a time in seconds, in whole ways a second: the derivative of `value(at:)`.
    public func velocity(at seconds: Double) -> Double {
        switch regime {
        case .swinging(let swing):
            let decay = dampingRatio * frequency
            let share = (decay - initialVelocity) / swing
            let (cosine, sine) = (cos(swing * seconds), sin(swing * seconds))
            let fall = decay * (cosine + share * sine) + swing * (sine - share * cosine)
            return exp(-decay * seconds) * fall
        case .critical:
            let slowing = frequency - initialVelocity
            return exp(-frequency * seconds) * (frequency * (1 + slowing * seconds) - slowing)
        case .creeping(let slow, let fast):
            let share = (fast + initialVelocity) / (fast - slow)
            return -share * slow * exp(slow * seconds) - (1 - share) * fast * exp(fast * seconds)
        }
    }

    /// Returns the same spring with another velocity at its start, in whole ways a second.
    func starting(at velocity: Double) -> Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
}
