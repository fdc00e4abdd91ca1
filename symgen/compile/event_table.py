"""Events of a motion in one table: kinds of switching functions, the driver's policy, reasons for an early end.

The C of the simulator has its enumerations, dispatch and constants from `event_header`; Python reads the same records.
A new kind is one record of `KINDS`: its values are a result of the card `switching_functions` with the name in `result`
(or are computed by `switch_values`), `armed` and `happens` name functions in `armed.c` and `events.c`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal

from symgen.functions import GRAVITY, STATUSES

__all__ = [
    "KINDS",
    "MARKS",
    "NUMBER",
    "PLACES",
    "POLICY",
    "REASONS",
    "EventKind",
    "Policy",
    "Reason",
    "event_header",
    "status_header",
    "switching_layout",
]


@dataclass(frozen=True, slots=True)
class EventKind:
    """Switching functions of one kind.

    Attributes:
        name: in C, after `KIND_`.
        meaning: of a zero.
        result: of `switching_functions` that holds the values; empty: the driver computes them.
        sides: 1 where the function is positive and ends at zero; 2 where it changes its sign, either way.
        armed: C function in `armed.c`, `armed_<word>(run, joint)`: whether the kind counts in the present modes.
        happens: C function in `events.c`, `happens_<word>(run, layout, function, joint)`, at a zero.
        event: kind in the list of events of the joint that it marks; empty: its modes, or a condition, make the event.
        bends: True where the right-hand side has a corner or a jump, so that a step ends before the zero.
        of: `"joints"`, with as many values for each; `"loops"`, with one for each; or `"conditions"`: expressions,
            which belong to no joint and may be no numbers.
    """

    name: str
    meaning: str
    result: str = ""
    sides: int = 1
    armed: str = "always"
    happens: str = "marks"
    event: str = ""
    bends: bool = False
    of: Literal["joints", "loops", "conditions"] = "joints"


KINDS = (
    EventKind("RATE", "a sliding joint comes to rest", "rate", 1, "sliding", "stops"),
    EventKind("LOWER", "a resting joint breaks away in the negative sense", "lower", 1, "resting", "breaks_away"),
    EventKind("UPPER", "a resting joint breaks away in the positive sense", "upper", 1, "resting", "breaks_away"),
    EventKind("LOAD", "a load of a sliding joint changes its sign", "load", 2, "sliding", "marks", "normal_sign"),
    EventKind("GAP_LOWER", "a joint reaches its lower stop", "", 1, "above", "marks", "impact"),
    EventKind("GAP_UPPER", "a joint reaches its upper stop", "", 1, "below", "marks", "impact"),
    EventKind("CONTACT", "a closed stop ceases to push", "", 1, "pressed", "marks", "release"),
    EventKind("REVERSAL", "a joint with friction whose motion is given turns round", "reversal", 2, happens="marks",
              event="reversal", bends=True),
    EventKind("DEAD_CENTRE", "a joint turns round while its coordinate goes on", "dead_centre", 2, "moving",
              "marks_each", "dead_centre"),
    EventKind("SINGULAR", "a loop comes to a singular pose", happens="is_singular", event="singular", of="loops"),
    EventKind("CONDITION", "an expression of the chain has a corner or a jump", "condition", 2, happens="switches",
              bends=True, of="conditions"),
    EventKind("SIGNAL", "an expression of the controller has one", "", 2, happens="switches", bends=True,
              of="conditions"),
    EventKind("QUIET", "an expression of `until` alone has one", "", 2, happens="nothing", of="conditions"),
    EventKind("UNTIL", "the condition of `until` begins to hold", "", 2, happens="ends", of="conditions"),
    EventKind("VALUE", "the value of `until` is zero", "", 2, happens="ends", of="conditions"),
)  # fmt: skip
"""All kinds, in the order of their values; kinds of joints come before those of loops, these before conditions."""

MARKS = {
    event: 1 << k
    for k, event in enumerate(dict.fromkeys(kind.event for kind in KINDS if kind.event and kind.of == "joints"))
}
"""Kind in the list of events -> its bit in the marks that an event leaves for each joint."""

OF_STOPS = ("GAP_LOWER", "GAP_UPPER", "CONTACT")
"""Kinds of each joint where any has a stop."""

assert max(MARKS.values()) == MARKS["dead_centre"], "its joints have bits of their own, behind all others"


@dataclass(frozen=True, slots=True)
class Policy:
    """A number that the driver decides by."""

    name: str
    value: str
    meaning: str


POLICY = (
    Policy("SAFETY", "0.85", "of the step that the error estimate allows"),
    Policy("SHRINK", "0.2", "least change of a step's length"),
    Policy("GROW", "10.0", "largest change of a step's length"),
    Policy("EXPONENT", "(-0.125)", "of the error in a step's length"),
    Policy("BEFORE", "0.98", "part of the way to a condition that a step goes, so that all its stages lie before it"),
    Policy("BEYOND", "1.1", "part of a step up to which its interpolant is followed to find that condition"),
    Policy("APPROACHES", "12", "attempts to end a step just before a condition"),
    Policy("RESOLVING", "40", "halvings of a step that does not resolve the switching functions"),
    Policy("NOISE", "1000", "excess of halvings over steps from which signals are noise that no step resolves"),
    Policy("NEARBY", "0.999", "part of the way to an event, for the slope there"),
    Policy("CLOSE", "1e-6", "part of a step in which an event is not worth a step of its own"),
    Policy("STORM", "100", "events in a short time that end a run"),
    Policy("SHORT", "1e-10", "of the run: that time"),
    Policy("UNRESOLVED", "0.02", "part of its size by which a function may miss the polynomial through its samples"),
    Policy("DIPS", "16", "attempts to find a zero between samples of one sign"),
    Policy("ITERATIONS", "100", "of a root"),
    Policy("LOOK", "0.01", "of the way to a sample that tells which way a joint goes"),
    Policy("TOLERATED", "10", "times what the tolerances make of a corner: a change of its sign within it is none"),
    Policy("TOUCH", "1e-12", "of the size of the value of `until`: it is zero to rounding"),
    Policy("SECTIONS", "80", "golden sections that find a minimum to rounding"),
    Policy("ASIDE", "4096.0", "roundings of the time beside a change of sign where it is told from a pole"),
    Policy("CEASES", "1e-9", "of a run, within which a condition that holds at the start does not end it"),
    Policy("SPANNED", "1e-9", "of its size: what a direction of rates differs by from those at rest, and is none"),
    Policy("SETTLED", "1e-6", "of the rates: largest rounding that is taken off"),
    Policy("RESTING", "1e-9", "of the rates: one of a joint that follows several coordinates that is rounding"),
    Policy("STOP_TRIALS", "256", "changes of the stops that are closed at an instant"),
    Policy("STANDS", "1e-12", "of one and the bound: distance at which a joint that follows stands at its stop"),
    Policy("STOP_MERGED", "3", "of these, after which joints that were let go are not held again"),
    Policy("STOP_PASSES", "8", "that find the forces of closed stops"),
    Policy("FLIGHT", "1e-8", "s: a joint whose next flight from a stop is shorter stays there at the flights' limit"),
    Policy(
        "LOW",
        "1e-10",
        "of one and the coordinate of a joint that follows by a curve: four times the height of a "
        "flight that coordinates do not resolve",
    ),
    Policy("TOGETHER", "1e4", "times FLIGHT: ends of flights that follow each other sooner belong together"),
    Policy("FLIGHTS", "1e3", "flights to that limit at most"),
    Policy("SINGULAR_AT", "1e-8", "distance of a loop from its singular pose at which a run ends"),
    Policy("SINGULAR_ROUGH", "100.0", "times the relative tolerance: the same, if that is more"),
    Policy("SINGULAR_NEAR", "1e-4", "distance from which on a motion that is lost is lost to the singular pose"),
    Policy("TOUCHES", "1e-8", "of a switching function's size: at a minimum below it the function touches zero"),
    Policy("GRAZES", "1e-4", "of a switching function's size over a step's length: a slope below it grazes zero"),
    Policy("TOGETHER_SLOPES", "1e-6", "relative distance of the derivatives of instants that are one by construction"),
    Policy("SAME", "1e-12", "relative distance of instants that are one"),
)
"""Numbers of the event driver, in C and in Python."""

NUMBER = {policy.name: float(policy.value.strip("()")) for policy in POLICY}
"""Name of a kind -> its record."""

PLACES = (0.0, 0.15, 0.35, 0.6, 0.8, 1.0)
"""Places in a step at which switching functions are looked at, both ends among them."""


class Reason(IntEnum):
    """Why a run ended early."""

    TAU = 1
    INPUT = 2
    COORDINATE = 3
    ACCELERATION = 4
    RATE = 5
    MOTION = 6
    STEP = 7
    STORM = 8
    CHATTER = 9
    DECISION = 10
    MODES = 11
    STATE = 12
    STOP = 13
    SINGULAR = 14
    LOOP = 15


REASONS = {
    Reason.TAU: ("tau is not finite", "joint"),
    Reason.INPUT: ("an input is not finite", "input"),
    Reason.COORDINATE: ("a coordinate is not finite", "joint"),
    Reason.ACCELERATION: ("an acceleration is not finite", "joint"),
    Reason.RATE: ("the rate of a state is not finite", "state"),
    Reason.MOTION: ("no motion in the modes of the joints", ""),
    Reason.STEP: ("steps become too small", ""),
    Reason.STORM: ("the modes of a joint change without end", "joint"),
    Reason.CHATTER: ("a condition switches without end", "condition"),
    Reason.DECISION: ("no choice of sticking and sliding obeys every law of friction", ""),
    Reason.MODES: ("a joint starts in a mode against its rate", "joint"),
    Reason.STATE: ("a state is not finite", "state"),
    Reason.STOP: ("a joint starts beyond its stop", "joint"),
    Reason.SINGULAR: ("a loop comes to a singular pose; take other joints as its dependent ones", "loop"),
    Reason.LOOP: ("a loop does not close at the next pose", "loop"),
}
"""The finding in words, and the list that `concern` counts in: joints, inputs, states, conditions, loops, or none."""


def switching_layout(
    results: Iterable[tuple[str, int]], watch_loads: bool, stops: int = 0, loops: int = 0
) -> tuple[list[int], list[int]]:
    """The way in which results of `switching_functions` become values of switching functions.

    Args:
        results: name and size of each, in order; the status is none of a kind.
        watch_loads: False where no load has a sign, and its zeros mean nothing.
        stops: number of joints, where any has a stop.
        loops: number of closed loops.

    Returns:
        The kind of each result, -1 for one that is not watched; and the number of functions of each kind.
    """
    of = {kind.result: number for number, kind in enumerate(KINDS) if kind.result}
    kinds, counts = [], [stops * (kind.name in OF_STOPS) + loops * (kind.of == "loops") for kind in KINDS]
    for name, size in results:
        number = of.get(name, -1)
        if name == "load" and not watch_loads:
            number = -1
        kinds.append(number)
        if number >= 0:
            counts[number] = size
    return kinds, counts


def event_header() -> str:
    """The part of `simulator.h` that comes from the tables."""
    kinds = ", ".join(f"KIND_{kind.name}" for kind in KINDS)
    joints, conditions = (sum(kind.of in of for kind in KINDS) for of in (("joints",), ("joints", "loops")))
    rows = [
        f"    ROW({k.name}, {k.sides}, {int(k.bends)}, {k.armed}, {k.happens}, {MARKS.get(k.event, 0)})" for k in KINDS
    ]
    reasons = [f"SIM_{reason.name}" for reason in REASONS]
    lines = (
        "/* Kinds of switching functions, in the order of their values: those of joints, of loops, then conditions. */",
        f"enum {{ {kinds}, KINDS = {len(KINDS)}, FIRST_LOOP = {joints}, FIRST_CONDITION = {conditions} }};",
        "",
        "/* Name; 1: ends at zero, 2: changes its sign; whether a step ends before a zero; when it counts; what",
        "   happens at a zero; the mark that an event leaves. */",
        "#define EACH_KIND(ROW) \\",
        " \\\n".join(rows),
        "",
        f"enum {{ {', '.join(f'SIM_{event.upper()} = {bit}' for event, bit in MARKS.items())} }};",
        "",
        status_header(),
        "",
        "/* Why a run ended early. */",
        *_enumeration(reasons, 1),
        "",
        "/* The policy of the driver. */",
        *(f"#define {policy.name} {policy.value} /* {policy.meaning} */" for policy in POLICY),
        f"#define SAMPLES {len(PLACES)} /* places in a step at which switching functions are looked at */",
        f"#define PLACES {', '.join(map(str, PLACES))}",
    )
    return "\n".join(lines)


def status_header() -> str:
    """Statuses in C, for all loops."""
    words = [f"SIM_{status.word.replace(' ', '').replace('not', 'non').upper()}" for status in STATUSES]
    ranks = ", ".join(str(len(GRAVITY) - 1 - GRAVITY.index(status)) for status in range(len(GRAVITY)))
    head = "/* Statuses as in the emitted functions, and their ranks, the gravest highest. */"
    return "\n".join((head, *_enumeration(words, 0), f"#define SIM_RANKS {ranks}"))


def _enumeration(names: Sequence[str], first: int) -> list[str]:
    return ["enum {", *(f"    {name} = {number}," for number, name in enumerate(names[:-1], first)),
            f"    {names[-1]} = {first + len(names) - 1}", "};"]  # fmt: skip
