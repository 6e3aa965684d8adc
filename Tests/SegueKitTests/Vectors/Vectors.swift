import Foundation
import SegueKit
import Testing

/// A case with an expected value that was found without this code.
struct Vector: Sendable, Decodable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var input: JSON
    var expected: JSON
    var tolerance: Double

    var testDescription: String { id }
}

/// The files in Tests/Vectors.
enum Vectors {
    /// UIKit, AVFoundation and Core Animation: documented, or measured on a device.
    static let uikit = load("uikit")
    /// CSS Images 3 and the sources of four platforms, worked out by hand. The kit knows the names of CSS; all
    /// of them run through the service.
    static let fit = load("fit")
    /// Measured in Chromium 156, Firefox 153, WebKitGTK 2.50 and Flutter 3.44, whose own run through the service.
    static let browsers = load("browsers")

    /// The arcs of Android, Flutter, Compose and Motion, worked out from their sources.
    static let arc = load("arc")
    /// Easings and springs that styles are made of.
    static let styles = load("styles")

    private static func load(_ name: String) -> [Vector] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        guard let data = try? Data(contentsOf: tests.appending(path: "Vectors/\(name).json")),
            let vectors = try? JSONDecoder().decode([Vector].self, from: data)
        else {
            Issue.record("Tests/Vectors/\(name).json cannot be read")
            return []
        }
        return vectors
    }
}

extension [Vector] {
    func of(_ kind: String) -> [Vector] { filter { $0.kind == kind } }

    var countsByKind: [String: Int] { reduce(into: [:]) { $0[$1.kind, default: 0] += 1 } }
}

extension JSON {
    /// A point as an object, or as an array of x and y.
    var point: Point {
        guard case .object = self else { return Point(x: self[0].number, y: self[1].number) }
        return Point(x: self["x"].number, y: self["y"].number)
    }

    /// A size as `{width, height}`, `{w, h}` or `[width, height]`.
    var size: Size {
        switch self {
        case .array: Size(width: self[0].number, height: self[1].number)
        case .object(let members) where members["w"] != nil:
            Size(width: self["w"].number, height: self["h"].number)
        default: Size(width: self["width"].number, height: self["height"].number)
        }
    }

    /// A rectangle as an object, or as an array of x, y, width and height.
    var rect: Rect {
        guard case .object = self else {
            return Rect(
                x: self[0].number, y: self[1].number, width: self[2].number, height: self[3].number)
        }
        return Rect(x: self["x"].number, y: self["y"].number, width: size.width, height: size.height)
    }

    /// Six coefficients; nothing is the identity.
    var transform: SegueKit.AffineTransform {
        guard items.count == 6 else { return .identity }
        return SegueKit.AffineTransform(
            a: self[0].number, b: self[1].number, c: self[2].number, d: self[3].number, tx: self[4].number,
            ty: self[5].number)
    }

    var bezier: UnitBezier {
        UnitBezier(self[0].number, self[1].number, self[2].number, self[3].number)
    }
}

/// Values by the names that the vectors use.
enum Names {
    static let uikit: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let css: [String: ContentMode] = [
        "fill": .fill, "contain": .contain, "cover": .cover, "none": .none, "scale-down": .scaleDown,
    ]

    static let calculationModes: [String: CalculationMode] = [
        "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic, "cubicPaced": .cubicPaced,
    ]
    static let directions: [String: Direction] = ["present": .present, "dismiss": .dismiss]
}
