"""Initial states and times of a motion: numbers as the user gives them, converted and checked."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.errors import ArgumentError
from symgen.text.visible import brief

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.chain_facts import WatchedLoop

__all__ = [
    "ATOL",
    "RTOL",
    "finite_at_start",
    "instants",
    "needed",
    "number",
    "numbers",
    "positive",
    "refuse_open_loops",
    "refuse_tolerances",
    "start_values",
]

RTOL, ATOL = 1e-11, 1e-12
"""Tolerances of method 'events' where none are given. Errors of the steps add up: with these a slider-crank that coasts
to rest ends within 1e-11 rad; with rtol 1e-9 2e-9 rad off, in two thirds of the steps."""

FINEST = 1e-13
"""Smallest relative tolerance; below it steps are rounding."""

UNITS = "; values are in the chain's own units, angles in rad"


def start_values(what: str, value: Any, names: Sequence[str], home: Sequence[float] = ()) -> npt.NDArray[np.float64]:
    """(n,): one number per joint.

    Args:
        what: `"q"` or `"qd"`, for messages.
        value: (n,) numbers; a mapping from names to numbers; None for none.
        names: of the joints.
        home: (n,) values of those that are not given; empty for zeros.

    Raises:
        ArgumentError: another shape, an unknown name, anything that is not a finite number.
    """
    others = list(home) or [0.0] * len(names)
    if value is None:
        return np.array(others, dtype=np.float64)
    if isinstance(value, Mapping):
        unknown = [name for name in value if name not in names]
        if unknown:
            raise ArgumentError(f"{what}: no joint that moves is called {unknown[0]!r}; there are {', '.join(names)}")
        value = [
            number(f"{what}: {name}", value.get(name, other), UNITS) for name, other in zip(names, others, strict=True)
        ]
    try:
        found = np.array(value, dtype=np.float64)
    except (TypeError, ValueError):
        raise ArgumentError(f"{what}: {needed(names)}, not {value!r}") from None
    if found.shape != (len(names),):
        raise ArgumentError(f"{what}: {needed(names)}, not shape {found.shape}")
    if not np.all(np.isfinite(found)):
        raise ArgumentError(f"{what}: every entry must be finite, not {found}")
    return found


def needed(names: Sequence[str]) -> str:
    """Message about the numbers that are needed: how many, and their names.

    Example:
        >>> needed(["swing"]), needed(["shoulder", "elbow"])
        ('1 number is needed (swing)', '2 numbers are needed (shoulder, elbow)')
    """
    return f"{len(names)} number{' is' if len(names) == 1 else 's are'} needed ({', '.join(names)})"


def positive(what: str, value: Any) -> float:
    """A time, s; raises ArgumentError for one that is not positive and finite."""
    found = number(what, value)
    if not (math.isfinite(found) and found > 0.0):
        raise ArgumentError(f"{what}: must be positive and finite, not {value}")
    return found


def number(what: str, value: Any, remedy: str = "") -> float:
    """A number, infinite or NaN as well; raises ArgumentError, with a remedy if there is one, for anything else."""
    try:
        if not isinstance(value, str | bytes):
            return float(value)
    except (TypeError, ValueError, OverflowError):
        pass
    raise ArgumentError(f"{what}: a number is wanted, not {brief(value)}{remedy}")


def numbers(what: str, value: Any) -> npt.NDArray[np.float64]:
    """An array of numbers, a copy; raises ArgumentError for anything else."""
    try:
        return np.array(value, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        raise ArgumentError(f"{what}: numbers are wanted, not {value!r:.60}") from None


def refuse_tolerances(rtol: float, atol: float) -> None:
    """Raises ArgumentError for tolerances that no integrator can keep."""
    if not 0.0 < rtol < 1.0:
        raise ArgumentError(f"rtol: must be above 0 and below 1, not {rtol}")
    if rtol < FINEST:
        raise ArgumentError(
            f"rtol: {rtol:g} is too small: below {FINEST:g} steps are rounding; take {FINEST:g} or more"
        )
    if not (math.isfinite(atol) and atol >= 0.0):
        raise ArgumentError(f"atol: must be finite and at least 0, not {atol}")


def finite_at_start(what: str, values: Any, names: Sequence[str], t: float) -> None:
    """Raises ArgumentError for a signal that is not finite before anything moved."""
    bad = np.flatnonzero(~np.isfinite(values))
    if len(bad):
        raise ArgumentError(f"{what}: {names[bad[0]]} is {values[bad[0]]} at the start, t = {t:g}; it must be finite")


def refuse_open_loops(model: Model, loops: Sequence[WatchedLoop], q: npt.NDArray[np.float64], params: Any) -> None:
    """Raises ArgumentError for coordinates (n,) at which closed loops do not close."""
    if not loops or "loop_regularity" not in model.functions:
        return
    D = model.loop_regularity(q.astype(model.dtype), **({} if params is None else {"params": params}))
    names = [loop.name for loop, distance in zip(loops, D, strict=True) if not np.isfinite(distance)]
    if names:
        which = f"loop{'' if len(names) == 1 else 's'} {', '.join(names)}"
        given = ", ".join(f"{name} = {value:g}" for name, value in zip(model.q_names, q, strict=True))
        raise ArgumentError(
            f"q: at the start {which} cannot be closed, {given}; start where the links reach each other, as in the "
            "pose that the loop's 'near' gives"
        )


def instants(sample: Any, start: float, end: float, most: int) -> npt.NDArray[np.float64] | None:
    """The instants to return, ascending, within [start, end]; None for the integrator's own."""
    if sample is None:
        return None
    if np.ndim(sample) == 0:
        step = positive("sample", sample)
        if (end - start) / step > most:
            raise ArgumentError(
                f"sample: {end - start:g} s in steps of {step:g} s are {(end - start) / step:.3g} rows; at most "
                f"{most} are kept, so sample less often or simulate for less time"
            )
        count = math.floor((end - start) / step * (1.0 + 1e-12))
        times = np.array(start + step * np.arange(count + 1), dtype=np.float64)
        return np.append(times[:-1] if math.isclose(times[-1], end) else times, end)
    times = numbers("sample", sample)
    # comparisons with NaN are false, so that these say what must hold
    sound = times.ndim == 1 and len(times) > 0 and start <= times[0] and times[-1] <= end
    if not (sound and np.all(np.diff(times) > 0.0)):
        raise ArgumentError(f"sample: instants must ascend within [{start:g}, {end:g}]")
    return times
