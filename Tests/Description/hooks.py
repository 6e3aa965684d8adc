"""What JSON Schema cannot say: a limit is on a product of members, another on the size of a tree, views name each
other, and the points of an easing are in order.

The service refuses such requests with 422, and schemathesis must not take them for right ones.
"""

import copy
import json
import pathlib

import schemathesis

STYLE_MS = {
    "photo-zoom": 400,
    "card-zoom": 1250,
    "card-zoom-opaque": 1250,
    "ios-photos": 600,
    "material-container": 500,
    "material-container-arc": 500,
    "flutter-hero": 300,
    "compose-shared-bounds": 600,
    "view-transition": 250,
    "motion-layout": 450,
    "photoswipe": 333,
    "medium-zoom": 300,
    "fade": 300,
}
MOST_STYLE_LAYERS = 5
OWN_LAYERS = json.loads(
    (pathlib.Path(__file__).parents[1] / "Styles/photoswipe-viewport.json").read_text())["layers"]


def style_ms(style):
    """How long a style takes at most; one that is sent whole has been made to fit."""
    if isinstance(style, str):
        return STYLE_MS[style]
    duration = style["durationMs"]
    return max(duration.values()) if isinstance(duration, dict) else duration


def fit_style(style):
    """Has a style that is sent whole draw what can be drawn: its layers keep rules that a schema cannot say."""
    style["layers"] = copy.deepcopy(OWN_LAYERS)
    style.setdefault("durationMs", 300)
    for member in ("companions", "fallback"):
        style.pop(member, None)
    if not isinstance(style.get("pacing"), str):
        style.pop("pacing", None)


def sample_times(body):
    """How many times a request asks for; 0 where that is not to be told."""
    samples = body.get("samples") or {}
    if "count" in samples:
        return samples["count"]
    timing = body.get("timing") or {}
    duration = timing.get("durationMs", style_ms(body.get("style", "photo-zoom")))
    return samples.get("framesPerSecond", 0) * (duration + timing.get("delayMs", 0)) / 1000 + 2


def screens(tree):
    """All the screens of a tree."""
    held = [*(tree.get("children") or []), tree.get("presented") or {}]
    return [tree, *(screen for each in filter(None, held) for screen in screens(each))]


def layouts(body):
    return [body.get("source") or {}, body.get("destination") or {}]


def is_easing(pacing):
    """Whether an easing that fits its schema is taken."""
    if "linear" in pacing:
        times = [point["at"] for point in pacing["linear"]]
        return times == sorted(times)
    return True


def is_timed(body):
    """Whether the duration is told by other members than a spring, which would have to be solved for it."""
    timing = body.get("timing") or {}
    pacing = timing.get("pacing")
    is_spring = isinstance(pacing, dict) and "spring" in pacing and "durationMs" not in timing
    return not (is_spring and "framesPerSecond" in (body.get("samples") or {}))


def companions(body):
    """The most that a request may have; which of its screens take part is for the service to say."""
    return sum(
        max(len(each.get("elements", {})) for each in [layout, *screens(layout.get("screens", {}))])
        for layout in layouts(body))


@schemathesis.hook
def filter_body(context, body):
    try:
        if any(len(screens(each.get("screens", {}))) > 1000 for each in [body, *layouts(body)]):
            return False
        if "framesPerSecond" in (body.get("samples") or {}) and ("resume" in body or "gesture" in body):
            return False  # How long a spring takes to settle is for the service to say.
        limit = min(5000, 100_000 // (MOST_STYLE_LAYERS + 2 * companions(body)))
        pacing = (body.get("timing") or {}).get("pacing")
        if isinstance(pacing, dict) and not is_easing(pacing):
            return False
        return is_timed(body) and sample_times(body) <= limit
    except (AttributeError, KeyError, TypeError):
        return True  # A body that is wrong on purpose, or none of a transition.


def is_usable(transform):
    """Whether a transform can be inverted, and leaves room for those around it."""
    a, b, c, d = (transform.get(name, default) for name, default in zip("abcd", (1, 0, 0, 1)))
    largest = max(abs(a), abs(b), abs(c), abs(d))
    return largest <= 100 and abs(a * d - b * c) >= 0.01 * max(1, largest)


def join(views):
    """Makes views a tree of two levels, and returns their ids."""
    ids = set()
    for number, view in enumerate(views):
        if view["id"] in ids:
            view["id"] = f"{number} {view['id']}"[:64]
        if view.get("parent") not in ids:
            view["parent"] = views[0]["id"] if number and view.get("parent") else None
        if not is_usable(view.get("transform", {})):
            del view["transform"]
        if "bounds" in view:
            view.pop("contentOffset", None)
        if any(other.get("zoomScale", 1) != 1 for other in views):
            view.pop("scale", None)
        ids.add(view["id"])
    return list(ids)


def name_spaces(owner, members, ids):
    """Has each member name a view; returns whether there are any."""
    for member in members:
        if member in owner and owner[member] not in ids:
            if not ids:
                return False
            owner[member] = ids[0]
    return True


def near(value):
    """Keeps numbers so small that no frame leaves the limits of the container."""
    if isinstance(value, dict):
        return {name: near(part) for name, part in value.items()}
    return max(-1e6, min(1e6, value)) if isinstance(value, (int, float)) else value


def elements(layout):
    """All the elements of a layout and its screens, each of several places by itself."""
    for each in [layout, *screens(layout.get("screens") or {})]:
        for element in (each.get("elements") or {}).values():
            yield from element if isinstance(element, list) else [element]


def name_views(body, ids):
    """Has what a transition says of views name some; without any, the elements are nowhere."""
    for view in body.get("views", []):
        for member in ("transform", "scale", "zoomScale", "anchor"):
            view.pop(member, None)
        view.update({name: near(part) for name, part in view.items() if isinstance(part, dict)})
    if not name_spaces(body["container"], ["view"], ids):
        del body["container"]["view"]
    for layout in (body["source"] or {}, body["destination"] or {}):
        for element in elements(layout):
            if element and not name_spaces(element, ["space", "view"], ids):
                element.update(frame=None)
                element.pop("space", None)
                element.pop("view", None)
            if element and "space" in element:
                element["frame"] = near(element["frame"])


@schemathesis.hook
def map_case(context, case):
    """Views, ids and references of right requests are made to fit; wrong ones stay as they are."""
    path = context.operation.path
    if case.meta.generation.mode.value != "positive" or path not in (
            "/v1/conversions", "/v1/transitions", "/v1/gestures"):
        return case
    # Cases share parts of their bodies.
    case.body = copy.deepcopy(case.body)
    ids = join(case.body.get("views", []))
    if path != "/v1/conversions":
        name_views(case.body, ids)
        if isinstance(case.body.get("style"), dict):
            fit_style(case.body["style"])
    else:
        case.body["items"] = [item for item in case.body["items"] if name_spaces(item, ["from", "to"], ids)]
    return case
