import SegueKit

/// What the elements of a request lie in.
struct Surroundings: Sendable {
    var container: Container
    var spaces: Spaces

    /// Those of elements whose transition is not asked for: they are read as if they lay in any.
    static let unknown = Surroundings(
        container: Container(size: Size(width: 1, height: 1)), spaces: .unreadable)
}
