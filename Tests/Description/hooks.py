"""What JSON Schema cannot say: the limit of sampled values is on a product of members, and the points of an
easing are in order.

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
    layouts = [body.get("source") or {}, body.get("destination") or {}]
    return sum(len(layout.get("elements") or {}) for layout in layouts)


@schemathesis.hook
def filter_body(context, body):
    try:
        limit = min(5000, 100_000 // (MOST_STYLE_LAYERS + 2 * companions(body)))
        pacing = (body.get("timing") or {}).get("pacing")
        if isinstance(pacing, dict) and not is_easing(pacing):
            return False
        return is_timed(body) and sample_times(body) <= limit
    except (AttributeError, KeyError, TypeError):
        return True  # A body that is wrong on purpose, or none of a transition.
