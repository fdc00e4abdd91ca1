"""The rules of the format for any chain, and the normal form that all later stages receive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.conform import conform
from symgen.describe.normalise import normalise
from symgen.describe.rules import problems
from symgen.describe.values import Paths
from symgen.errors import ChainError, Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["remarks", "validate"]


def validate(chain: Chain) -> Chain:
    """The chain in its normal form.

    Numbers and texts in the place of expressions are read, signs are folded into literals, and constant angles
    within 1e-9 of a multiple of pi/12 become that multiple. A valid chain in normal form is returned unchanged.

    Raises:
        ChainError: every rule that is broken, at once.

    Example:
        >>> from symgen.describe.chain import Chain, Joint
        >>> validate(Chain("arm", (Joint("elbow", "revolute", mass=-1),)))
        Traceback (most recent call last):
        symgen.errors.ChainError: joints.elbow.mass: the mass is -1; it must be at least 0
    """
    normal = normalise(conform(chain))
    errors = [problem for problem in problems(normal) if problem.severity == "error"]
    if errors:
        raise ChainError(named(errors, normal))
    return normal


def remarks(chain: Chain) -> tuple[Problem, ...]:
    """Remarks on entries of a valid chain that look unintended: angles close to right ones, impossible inertias."""
    normal = validate(chain)
    return named([problem for problem in problems(normal) if problem.severity == "warning"], normal)


def named(found: Sequence[Problem], chain: Chain) -> tuple[Problem, ...]:
    """The problems with joints' names in their paths."""
    paths = Paths(chain)
    return tuple(replace(problem, path=paths.shown(problem.path)) for problem in found)
