/// The direction that lines run in, which says whether the left side leads or the right one.
///
/// It turns what is counted from the leading side into physical coordinates, once; what is physical already is
/// never mirrored.
public enum LayoutDirection: CaseIterable, Sendable {
    case leftToRight
    case rightToLeft

    /// Returns how far the left edge of something lies from the left edge of its container.
    ///
    /// - Parameters:
    ///   - leading: How far its leading edge lies from the container's, in points.
    ///   - width: Its width in points.
    ///   - containerWidth: The container's width in points.
    public func x(leading: Double, width: Double, in containerWidth: Double) -> Double {
        self == .leftToRight ? leading : containerWidth - leading - width
    }

    /// Returns how far the left edge of something lies from the left edge of its container.
    ///
    /// - Parameters:
    ///   - trailing: How far its trailing edge lies from the container's, in points.
    ///   - width: Its width in points.
    ///   - containerWidth: The container's width in points.
    public func x(trailing: Double, width: Double, in containerWidth: Double) -> Double {
        self == .rightToLeft ? trailing : containerWidth - trailing - width
    }

    /// Returns the share of a width counted from the left that is `leading` counted from the leading side.
    public func share(leading: Double) -> Double {
        self == .leftToRight ? leading : 1 - leading
    }
}
