import SegueHTTP

/// What `GET /` says: how to call the service.
enum Welcome {
    static func get(_ request: Request) throws(Problem) -> Response { .text(text) }

    private static let text = """
        Segue \(Service.version) serves transition specs: the zoom of a picture between two screens.

          POST /v1/transitions   a request with two layouts -> a transition spec
          POST /v1/rects         pictures in views -> drawn, visible, cropped and corrected rects
          POST /v1/participants  a tree of screens -> the one that takes part, and the path to it
          POST /v1/gestures      a request and a finger -> the picture under it, and what a release plays
          POST /v1/conversions   a view tree and rects in named spaces -> the same in other spaces
          GET  /v1/styles, /v1/styles/{name}   the styles that a request may name, whole
          GET  /openapi.yaml /openapi.json   all of it, described
          GET  /livez /readyz /version

        Try it:

          curl --json '{"direction": "present", "container": {"width": 390, "height": 844},
            "image": {"width": 4032, "height": 3024, "orientation": 6},
            "source": {"elements": {"image": {"frame": {"x": 12.5, "y": 300, "width": 120, "height": 120}}}},
            "destination": {"elements": {"image": {"frame": {"x": 0, "y": 0, "width": 390, "height": 844}}}}}' \\
            http://localhost:8080/v1/transitions

        """
}
