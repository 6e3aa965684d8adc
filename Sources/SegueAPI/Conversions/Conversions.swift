import SegueExport
import SegueHTTP
import SegueJSON
import SegueKit

/// `/v1/conversions`: rectangles of some views' spaces in those of others.
struct Conversions: Sendable {
    func post(_ request: Request) throws(Problem) -> Response {
        .json(Self.document(for: try JSONBody.read(request.body) { $1.conversionsRequest($0) }))
    }

    private static func document(for request: ConversionsRequest) -> [UInt8] {
        JSONWriter.document(capacity: 8192) { writer in
            writer.openObject()
            writer.name("items")
            writer.openArray()
            for item in request.items {
                let quad = request.tree.convert(item.rect, from: item.source, to: item.destination)
                writer.conversion(quad, request.places)
            }
            writer.closeArray()
            writer.closeObject()
        }
    }
}
