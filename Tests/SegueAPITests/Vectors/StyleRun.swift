import Foundation
import SegueAPI
import SegueHTTP
import Testing

/// Transitions over the service with the built-in styles and with those of `Tests/Styles`.
enum StyleRun {
    private static let service: Service? = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Styles")
        let paths =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        let files = (paths ?? []).compactMap { url in
            (try? Data(contentsOf: url)).map { StyleFile(path: url.path(), bytes: Array($0)) }
        }
        return (try? Styles(files: files)).map { Service(styles: $0) }
    }()

    /// Between two frames that are drawn whole, at evenly spaced progress.
    static func samples(
        _ style: String, _ direction: String = "present", source: String, destination: String,
        container: String = #"{"width": 390, "height": 844}"#, image: String = #"{"width": 4, "height": 3}"#,
        count: Int
    ) throws -> JSON {
        let body = """
            {"style": "\(style)", "direction": "\(direction)", "container": \(container), "image": \(image),
             "source": {"elements": {"image": \(source)}},
             "destination": {"elements": {"image": \(destination)}},
             "timing": {"pacing": "linear"}, "samples": {"count": \(count)}, "precision": 6}
            """
        let answer = answer(
            .post, "/v1/transitions", body: Array(body.utf8), service: try #require(service))
        #expect(answer.status == 200, "\(answer.text.prefix(300))")
        return try #require(answer.json?["samples"]?["layers"])
    }

    static func values(_ samples: JSON, _ layer: String, _ property: String) throws -> [JSON] {
        try #require(samples.at("/\(layer)/tracks/\(property)/values")?.array)
    }

    static func opacities(_ samples: JSON, _ layer: String) throws -> [Double] {
        try values(samples, layer, "opacity").compactMap(\.number)
    }

    static func view(_ rect: JSON?, _ more: String = #""contentMode": "scaleToFill""#) throws
        -> String
    {
        let sides = try ["x", "y", "w", "h"].map { try #require(rect?[$0]?.number) }
        return
            #"{"frame": {"x": \#(sides[0]), "y": \#(sides[1]), "width": \#(sides[2]), "height": \#(sides[3])}, "#
            + more + "}"
    }

    /// The sides of a rectangle of a vector or of an answer: x, y, width and height.
    static func sides(_ rect: JSON?) throws -> [Double] {
        try [("x", "x"), ("y", "y"), ("width", "w"), ("height", "h")].map { name, short in
            try #require((rect?[name] ?? rect?[short])?.number)
        }
    }
}
