"""Dimensionless equations of motion on the page: scales, groups, and the equations in their units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sympy import Integer

from symgen.derive.lagrange.dimensionless import dimensionless
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.report.blocks import Block, Equations, Paragraph, Product, Sum, Title, element, listed
from symgen.report.canonical import bias
from symgen.report.forms import Forms
from symgen.report.quantities import PARTS, Quantities, acting_forces

__all__ = ["dimensionless_blocks"]


def dimensionless_blocks(
    equations: LagrangeEquations, form: Forms, shown: Quantities, chosen: Sequence[str]
) -> list[Block]:
    """The equations in units of some of the chain's parameters, on request.

    Args:
        chosen: names of the parameters that are scales; empty for those that are usual.
    """
    symbols = equations.system.symbols
    named = [element("Pi", k) for k in range(len(symbols.parameters) + len(symbols.inputs))]
    found = dimensionless(equations, shown, bias(shown), chosen, named)
    n, put = equations.n, dict(found.put)
    scaled = replace(shown, M=form(shown.M.xreplace(put)))
    pairs = []
    for i, force in enumerate(acting_forces(equations)):
        terms: list[Any] = [
            Product(scaled.M[i, j], after=equations.qdd[j]) for j in range(n) if scaled.M[i, j] != 0
        ]  # fmt: skip
        for stem, name, _ in PARTS:
            value = form(getattr(shown, name)[i].xreplace(put)) * (-1 if stem == "a" else 1)
            if value != 0:
                terms.append(value)
        pairs.append((force, Sum(tuple(terms)) if terms else Integer(0)))
    scales = [part for name, value in found.scales.items() for part in (f"; {name} ", value)]
    units = (
        ("Scales: ", str(scales[0]).lstrip("; "), *scales[1:], ".") if scales else ("No unit has a scale of its own.",)
    )
    said = (
        f" Coordinates, forces and the time stand for what they are in these units; rates and accelerations are "
        f"derivatives by that time. The scale of the {'row is' if n == 1 else 'rows is'} "
    )
    blocks: list[Block] = [Title("Dimensionless equations"), Paragraph((*units, said, *listed(found.forces), "."))]
    if found.groups:
        blocks += [Paragraph(("Groups:",)), Equations(tuple(found.groups.items()), packed=True)]
    blocks += [Paragraph(("Equations of motion:",)), Equations(tuple(pairs))]
    given = [(equations.qdd[k], value) for k, value in found.accelerations.items()]
    return [*blocks, Paragraph(("Given motions:",)), Equations(tuple(given))] if given else blocks
