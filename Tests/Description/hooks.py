"""What JSON Schema cannot say: a limit is on a product of members, another on the size of a tree.

The service refuses such requests with 422, and schemathesis must not take them for right ones.
"""

import schemathesis

STYLE_MS = {"photo-zoom": 400, "card-zoom": 1250, "card-zoom-opaque": 1250, "fade": 300}
MOST_STYLE_LAYERS = 5


def sample_times(body):
    """How many times a request asks for; 0 where that is not to be told."""
    samples = body.get("samples") or {}
    if "count" in samples:
        return samples["count"]
    timing = body.get("timing") or {}
    duration = timing.get("durationMs", STYLE_MS[body.get("style", "photo-zoom")])
    return samples.get("framesPerSecond", 0) * (duration + timing.get("delayMs", 0)) / 1000 + 2


def screens(tree):
    """All the screens of a tree."""
    held = [*tree.get("children", []), tree.get("presented") or {}]
    return [tree, *(screen for each in filter(None, held) for screen in screens(each))]


def layouts(body):
    return [body.get("source") or {}, body.get("destination") or {}]


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
        limit = min(5000, 100_000 // (MOST_STYLE_LAYERS + 2 * companions(body)))
        return sample_times(body) <= limit
    except (AttributeError, KeyError, TypeError):
        return True  # A body that is wrong on purpose, or none of a transition.
