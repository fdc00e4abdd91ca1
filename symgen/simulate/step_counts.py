"""Fixed steps: their methods, and times as whole numbers of them."""

from __future__ import annotations

from collections.abc import Callable

from symgen.errors import ArgumentError

__all__ = ["FIXED", "STEP", "steps_of_run", "whole_steps"]

FIXED = ("interpolated", "karnopp")
"""Methods that take steps of fixed length."""

STEP = 1e-3
"""Default length of a fixed step, s."""

WHOLE = 1e-6
"""Fraction of a step by which a time may miss a whole number of steps."""

MOST_STEPS = 10**12
"""More steps would take weeks."""

MANY_STEPS = 10**9
"""From here on a run takes minutes to hours, and is taken only by a caller who watches its progress."""


def steps_of_run(duration: float, dt: float, progress: Callable[..., None] | None) -> int:
    """Number of steps of a run; raises ArgumentError for 1e9 or more without `progress`, and as `whole_steps` does."""
    steps = whole_steps("duration", duration, dt)
    if steps >= MANY_STEPS and progress is None:
        raise ArgumentError(
            f"duration: {duration:g} s are {steps:.3g} steps of {dt:g} s, which take minutes to hours; give `progress`,"
            " a function that is called on the way, to have them taken, or a longer dt"
        )
    return steps


def whole_steps(what: str, value: float, dt: float) -> int:
    """Number of steps of `dt` in a time `value`, s; raises ArgumentError when it is not whole or too large."""
    if value / dt > MOST_STEPS:
        raise ArgumentError(
            f"{what}: {value:g} s are {value / dt:.3g} steps of {dt:g} s; at most {MOST_STEPS:g} are taken"
        )
    steps = round(value / dt)
    if steps < 1 or abs(value / dt - steps) > max(WHOLE, 1e-9 * steps):
        raise ArgumentError(f"{what}: {value:g} s is not a whole number of steps of {dt:g} s")
    return steps
