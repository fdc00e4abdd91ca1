"""Feasibility of a chain's motions, decided in numbers before anything is derived: whether they exist and are unique.

    inertia    the inertia matrix at a pose, over floats
    mobility    joints that move no inertia, so that accelerations do not exist
    uniqueness    drives whose losses leave several motions, or none
    closures    loops that do not close or do not stay closed, freedoms, singular poses
    sliding    load-dependent friction too large for a joint to slide under every load

The numbers come from the bodies and recursions of `derive` over `FloatAlgebra`. `symgen.reference` has opinions of its
own on the same questions, which tests compare.
"""

from __future__ import annotations

from symgen.derive.feasibility.closures import Freedoms, Reach, freedoms, loop_problems, reaches
from symgen.derive.feasibility.mobility import joints_without_inertia, moved_alike
from symgen.derive.feasibility.sliding import joints_that_cannot_slide
from symgen.derive.feasibility.uniqueness import non_unique_drives

__all__ = [
    "Freedoms",
    "Reach",
    "freedoms",
    "joints_that_cannot_slide",
    "joints_without_inertia",
    "loop_problems",
    "moved_alike",
    "non_unique_drives",
    "reaches",
]
