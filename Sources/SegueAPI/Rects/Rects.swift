import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit

/// `/v1/rects`: where pictures lie in their views, without a timeline.
struct Rects: Sendable {
    func post(_ request: Request) throws(Problem) -> Response {
        .json(Self.document(for: try JSONBody.read(request.body) { $1.rectsRequest($0) }))
    }

    private static func document(for request: RectsRequest) -> [UInt8] {
        JSONWriter.document(capacity: 8192) { writer in
            writer.openObject()
            writer.name("items")
            writer.openArray()
            for item in request.items { write(item, request.places, to: &writer) }
            writer.closeArray()
            writer.closeObject()
        }
    }

    private static func write(
        _ item: RectsRequest.Item, _ places: DecimalPlaces, to writer: inout JSONWriter
    ) {
        let placement = placement(of: item)
        let frame = placement.flatMap { placement in
            item.picture.flatMap {
                placement.correctedFrame(for: item.target.mode, rounding: item.target.rounding, of: $0.size)
            }
        }
        writer.openObject()
        writer.placementMembers(
            frame: item.view?.frame, placement, of: item.picture,
            corrected: CorrectedFrame(contentMode: item.target.name, frame: frame), places)
        writer.name("cornerRadii")
        writer.cornerRadii(placement?.cornerRadii ?? .zero, digits: places.lengths)
        writer.closeObject()
    }

    /// Nil where the picture or the view has no extent to place or to be placed in.
    private static func placement(of item: RectsRequest.Item) -> Placement? {
        guard let picture = item.picture, let view = item.view, !picture.isDegenerate,
            !view.frame.size.isDegenerate, !view.contentBox.size.isDegenerate
        else { return nil }
        return Placement(of: picture.size, in: view, occluders: item.occluders)
    }
}
