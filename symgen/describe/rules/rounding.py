"""One remark on numbers that are round but for what an exporter lost."""

from __future__ import annotations

import math

from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Number
from symgen.describe.rules.angles import remarkable
from symgen.describe.rules.findings import Findings
from symgen.describe.snap import almost_round
from symgen.describe.values import Paths, values
from symgen.describe.write_expression import to_text

__all__ = ["check_rounding"]

LAST_DIGIT = 1e-15
"""Relative distance of computed numbers such as 0.7 * 0.4, where nothing was lost."""

LISTED = 8
"""Numbers that the remark names at most."""


def check_rounding(findings: Findings) -> None:
    """Literal lengths, angles, axes and products of inertia that are almost round, by more than the last digit."""
    near_by = almost_round(findings.chain)
    if not near_by:
        return
    literals = {where: evaluate(value, {}) for where, value in values(findings.chain) if where in near_by}
    found = {
        where: near
        for where, near in near_by.items()
        if not (
            isinstance(near, Number) and near.value and math.isclose(literals[where], near.value, rel_tol=LAST_DIGIT)
        )
    }
    if not found:
        return
    (path, near), *others = found.items()
    number = literals[path]
    message = remarkable(number) if not isinstance(near, Number) or path.endswith(("alpha", "theta")) else None
    message = message or f"the number {number!r} is almost {to_text(near)}; if that is meant, write {to_text(near)}"
    if others:
        shown = Paths(findings.chain).shown
        named = ", ".join(shown(where) for where, _ in others[:LISTED]) + (", ..." if len(others) > LISTED else "")
        many = f"{len(others)} more numbers are" if len(others) > 1 else "another number is"
        message += f". Here {many} almost round: {named}; 'snap: true' in a chain file, --snap or snap=True rounds all"
    findings.warning(path, message)
