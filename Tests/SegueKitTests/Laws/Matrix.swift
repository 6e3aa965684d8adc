import Foundation
import SegueKit

/// A 3x3 matrix that column vectors (x, y, 1) are multiplied by: rows of columns, as in a book.
///
/// The independent check of conversions; it shares nothing with them and knows no shortcut.
struct Matrix {
    var rows: [[Double]]

    static let identity = Matrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

    static func moving(_ x: Double, _ y: Double) -> Matrix {
        Matrix(rows: [[1, 0, x], [0, 1, y], [0, 0, 1]])
    }

    static func scaling(_ x: Double, _ y: Double) -> Matrix {
        Matrix(rows: [[x, 0, 0], [0, y, 0], [0, 0, 1]])
    }

    /// On a screen, whose y runs down, this is clockwise.
    static func turning(degrees: Double) -> Matrix {
        let angle = degrees / 180 * Double.pi
        return Matrix(rows: [[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1]])
    }

    static func * (left: Matrix, right: Matrix) -> Matrix {
        Matrix(
            rows: (0..<3).map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + left.rows[row][$1] * right.rows[$1][column] }
                }
            })
    }

    func carry(_ x: Double, _ y: Double) -> Point {
        let sums = rows.map { $0[0] * x + $0[1] * y + $0[2] }
        return Point(x: sums[0] / sums[2], y: sums[1] / sums[2])
    }

    /// By cofactors, over the determinant.
    var inverse: Matrix {
        func cofactor(_ row: Int, _ column: Int) -> Double {
            let (r, s) = ((row + 1) % 3, (row + 2) % 3)
            let (c, d) = ((column + 1) % 3, (column + 2) % 3)
            return rows[r][c] * rows[s][d] - rows[r][d] * rows[s][c]
        }
        let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
        return Matrix(rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
    }
}
