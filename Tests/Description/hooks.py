"""What JSON Schema cannot say: the limit of sampled values is on a product of members.

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


def most_elements(screen):
    """The most elements that a screen of a tree has; which of them takes part is for the service to say."""
    held = [*screen.get("children", []), screen.get("presented") or {}]
    return max([len(screen.get("elements", {})), *map(most_elements, filter(None, held))])


def companions(body):
    layouts = [body.get("source") or {}, body.get("destination") or {}]
    return sum(len(layout.get("elements", {})) + most_elements(layout.get("screens", {})) for layout in layouts)


@schemathesis.hook
def filter_body(context, body):
    try:
        limit = min(5000, 100_000 // (MOST_STYLE_LAYERS + 2 * companions(body)))
        return sample_times(body) <= limit
    except (AttributeError, KeyError, TypeError):
        return True  # A body that is wrong on purpose, or none of a transition.
