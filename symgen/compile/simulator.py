"""The simulators in C, `templates/simulator`, compiled once per machine: they call a chain's functions by address."""

from __future__ import annotations

from functools import cache
from typing import Any

from symgen.compile.event_table import event_header, status_header
from symgen.compile.library import load_native
from symgen.emit.templates import template_folder

__all__ = [
    "BETWEEN_EVENTS",
    "FIXED_STEPS",
    "MANY_EVENTS",
    "load_fixed_steps",
    "load_simulator",
    "simulator_source",
    "simulator_text",
]

BETWEEN_EVENTS = (
    "simulator.h", "calls.h", "chain.c", "signals.c", "stops.c", "motion.c", "dop853.c", "layout.c", "armed.c",
    "switches.c", "roots.c", "crossings.c", "rows.c", "standing.c", "impacts.c", "closed_stops.c", "decisions.c",
    "events.c", "begin.c", "landing.c", "flights.c", "driver.c",
)  # fmt: skip
"""Sources of the event-driven simulator in order, compiled as one."""

SLOPES = tuple(
    f"slopes/{name}.c"
    for name in (
        "parts", "spread", "rates", "elimination", "collocation", "rows", "instants", "impacts", "forwards", "backwards"
    )
)  # fmt: skip
"""Sources of sensitivities in order."""

MANY_EVENTS = (*BETWEEN_EVENTS, "many/events.c")
"""Sources of motion between events, and of runs one after the other."""

FIXED_STEPS = (
    "calls.h",
    *(
        f"fixed_steps/{name}"
        for name in (
            "steps.h",
            "block.c",
            "lane.c",
            "slopes.c",
            "stages.c",
            "signals.c",
            "ledger.c",
            "impacts.c",
            "locate.c",
            "event_slopes.c",
            "steps.c",
            "back.c",
        )
    ),
)
"""Sources of fixed steps, of many runs a block at a time or of one."""

BOOKKEEPING = (
    "stops.c", "rows.c", "standing.c", "impacts.c", "closed_stops.c", "decisions.c", "events.c", "begin.c", "landing.c",
    "flights.c", "driver.c", "many/events.c", *SLOPES,
)  # fmt: skip
"""Sources that gcc compiles at a lower level: most of its time went into them, and runs are no faster for it; those
with derivatives take 3 % longer."""

OF_GCC = "#if defined(__GNUC__) && !defined(__clang__)\n{}\n#endif\n"
LOWER = OF_GCC.format('#pragma GCC push_options\n#pragma GCC optimize("O1", "expensive-optimizations")')
"""The pass that fuses products and sums belongs to the expensive ones: with it bits are those of `-O3`."""

HIGHER = "\n" + OF_GCC.format("#pragma GCC pop_options")

HEAD = """#include <math.h>
#include <stddef.h>
#include <stdint.h>
#if !defined(REAL)
#define REAL double
#endif
"""


@cache
def simulator_text(piece: str) -> str:
    """The text of one piece, the tables of events in place."""
    text = (template_folder() / "simulator" / piece).read_text(encoding="utf-8")
    return text.replace("/*EVENT TABLE*/", event_header()).replace("/*STATUSES*/", status_header())


@cache
def simulator_source(pieces: tuple[str, ...]) -> str:
    """The text of all pieces, as one source."""
    parts = [HEAD]
    for piece in pieces:
        low = piece in BOOKKEEPING
        parts.append(f"{LOWER * low}{simulator_text(piece)}{HIGHER * low}")
    return "\n".join(parts)


@cache
def load_simulator(slopes: bool = False) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of the event-driven simulator, for one run and for many.

    Args:
        slopes: with sensitivities, half of the text, for which others need not wait.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = simulator_source((*BETWEEN_EVENTS, *SLOPES) if slopes else MANY_EVENTS)
    return load_native("sensitivities" if slopes else "events", source, _declared(source))


@cache
def load_fixed_steps(real: str) -> tuple[Any, Any]:
    """The same for fixed steps.

    Args:
        real: C's name of the model's numbers.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = simulator_source(FIXED_STEPS)
    return load_native("fixed_steps", source, _declared(source).replace("REAL", real), [f"-DREAL={real}"])


def _declared(source: str) -> str:
    """Structs and functions that Python reads."""
    return "\n".join(piece.split("/*END*/")[0] for piece in source.split("/*DECLARATIONS*/")[1:])
