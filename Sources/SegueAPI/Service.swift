package import SegueHTTP
import SegueJSON

/// The whole service without its server: every route, as functions from requests to answers.
package struct Service: Sendable {
    package static let version = "0.1.0"

    /// The routes for the apps.
    package let main: Router
    /// The routes for those who run it.
    package let admin: Router

    /// - Parameters:
    ///   - corsOrigin: The origin whose pages may call, `*` for all, nil for none.
    ///   - styles: Those that a request may name.
    ///   - isReady: Whether new requests are welcome; false while the server drains.
    package init(
        corsOrigin: String? = nil, styles: Styles = .builtIn,
        isReady: @escaping @Sendable () -> Bool = { true }
    ) {
        main = Router(
            Self.routes(styles: styles, isReady: isReady),
            crossOrigin: CrossOrigin(allowedOrigin: corsOrigin))
        admin = Router(Self.probes(isReady: isReady))
    }

    /// The routes for the apps, the busiest first.
    static func routes(
        styles: Styles = .builtIn, isReady: @escaping @Sendable () -> Bool
    ) -> [Route] {
        let transitions = Transitions(styles: styles)
        let gestures = Gestures(styles: styles)
        let styles = StyleRoutes(styles: styles)
        return [
            Route(.post, "/v1/transitions", transitions.post), Route(.post, "/v1/rects", Rects().post),
            Route(.post, "/v1/conversions", Conversions().post),
            Route(.post, "/v1/participants", Participants.post),
            Route(.post, "/v1/gestures", gestures.post), Route(.get, StyleRoutes.path, styles.list),
            Route(.get, StyleRoutes.path + "/{name}", styles.get), Route(.get, "/", Welcome.get),
            Route(.get, "/openapi.yaml", Description.yaml),
            Route(.get, "/openapi.json", Description.json),
        ] + probes(isReady: isReady)
    }

    private static func probes(isReady: @escaping @Sendable () -> Bool) -> [Route] {
        let probes = Probes(isReady: isReady)
        return [
            Route(.get, "/livez", probes.live), Route(.get, "/readyz", probes.ready),
            Route(.get, "/version", probes.version),
        ]
    }
}
