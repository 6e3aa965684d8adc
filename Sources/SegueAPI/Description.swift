import CAssets
import SegueHTTP

/// The description of the service (OpenAPI 3.1), in both of its forms.
enum Description {
    static func yaml(_ request: Request) throws(Problem) -> Response {
        response(MediaType.yaml, segue_asset_openapi_yaml())
    }

    static func json(_ request: Request) throws(Problem) -> Response {
        response(MediaType.json, segue_asset_openapi_json())
    }

    /// Tools ask for it again and again, yet soon after an update nobody should see the old one.
    private static func response(_ type: String, _ asset: segue_asset) -> Response {
        Response(
            status: 200,
            fields: [
                Response.Field("Content-Type", type), Response.Field("Cache-Control", "public, max-age=300"),
            ],
            body: Array(UnsafeBufferPointer(start: asset.bytes, count: asset.length)))
    }
}
