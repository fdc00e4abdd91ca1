"""The two strengths of a check, and what each covers.

The quick check is for every day: one target and number type, compiled in the two ways that `symgen emit` prints and
with little optimisation, judged by the definition in double precision and in 32 digits. The thorough check builds every
target and number type with full optimisation, and C once more for every branch of the preprocessor, and has the
definition in 50 digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.check.compare import FEW
from symgen.check.subjects import DIGITS, PAIRED
from symgen.compile.controller import Controller

__all__ = ["QUICK", "THOROUGH", "Strength", "coverage"]


@dataclass(frozen=True, slots=True)
class Strength:
    """The effort of a check.

    Attributes:
        name: for reports.
        digits: decimal digits of the definition at a few states.
        every_branch: C is compiled for every branch of the preprocessor, as optimised as a user compiles it.
    """

    name: str
    digits: int
    every_branch: bool


QUICK = Strength("quick", PAIRED, every_branch=False)
THOROUGH = Strength("thorough", DIGITS, every_branch=True)


def coverage(strength: Strength, subjects: Sequence[str], samples: int, controllers: Sequence[Controller]) -> str:
    """Words for what a check covered, and for what the thorough one adds."""
    builds = [build for controller in controllers for build in controller.builds]
    names = list(dict.fromkeys(build.name for build in builds))
    level = [flag for build in builds[:1] for flag in build.flags if flag.startswith("-O")]
    how = f" in {len(names)} build{'s' if names[1:] else ''} ({'; '.join(names)}), at {level[-1]}" if level else ""
    covered = (
        f"{strength.name} check of {', '.join(subjects)}{how}; the definition in double precision at {samples} states "
        f"and in {strength.digits} digits at up to {FEW}; numeric mechanics at up to {FEW}"
    )
    if strength.every_branch:
        return covered
    return (
        f"{covered}; left to the thorough check: other targets and number types, full optimisation, other branches of "
        f"the preprocessor, {THOROUGH.digits} digits"
    )
