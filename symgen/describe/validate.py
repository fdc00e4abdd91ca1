"""The rules of the format for any chain, and the normal form that all later stages receive."""

from __future__ import annotations

from dataclasses import replace

from symgen.describe.chain import Chain
from symgen.describe.conform import conform
from symgen.describe.normalise import normalise
from symgen.describe.rules import problems
from symgen.describe.values import shown
from symgen.errors import ChainError, Problem

__all__ = ["remarks", "validate"]


def validate(chain: Chain) -> Chain:
    """The chain in its normal form.

    Numbers and texts in the place of expressions are read, signs are folded into literals, and constant angles
    within 1e-9 of a multiple of pi/12 become that multiple. A valid chain in normal form is returned unchanged.

    Raises:
        ChainError: every rule that is broken, at once.

    Example:
        >>> from symgen.describe.chain import Joint
        >>> validate(Chain("arm", (Joint("elbow", "revolute", mass=-1),)))
        Traceback (most recent call last):
        symgen.errors.ChainError: joints.elbow.mass: the mass is -1; it must be at least 0
    """
    normal = normalise(conform(chain))
    errors = tuple(named(problem, normal) for problem in problems(normal) if problem.severity == "error")
    if errors:
        raise ChainError(errors)
    return normal


def remarks(chain: Chain) -> tuple[Problem, ...]:
    """What in a valid chain looks unintended: angles close to right ones, impossible inertias."""
    found = problems(validate(chain))
    return tuple(named(problem, chain) for problem in found if problem.severity == "warning")


def named(problem: Problem, chain: Chain) -> Problem:
    """The problem with the joint's name in its path."""
    return replace(problem, path=shown(problem.path, chain))
