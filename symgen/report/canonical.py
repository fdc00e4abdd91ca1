"""Hamilton's equations, Routh's reduced potential and solved accelerations of a small chain on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Expr, Integer, Pow, Symbol, count_ops

from symgen.derive.lagrange.canonical import canonical, cyclic_coordinates, routh, solved_accelerations
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.steps import lagrange_steps
from symgen.derive.symbols import momentum
from symgen.describe.traits import rubs
from symgen.errors import DerivationError
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, listed, sentence
from symgen.report.forms import Forms
from symgen.report.forms import shown as short_equations
from symgen.report.lengths import by_lengths, length_letters
from symgen.report.quantities import Quantities
from symgen.report.statics import momentum as momentum_of

__all__ = ["acceleration_blocks", "hamilton_blocks", "reduced_blocks"]

LONG_DENOMINATOR = 6
"""Operations of a denominator from which on it has a letter where it recurs."""

SHORT = 40
"""Operations up to which an acceleration or a reduced potential is printed unasked."""


def hamilton_blocks(equations: LagrangeEquations, form: Forms, shown: Quantities) -> list[Block]:
    """Hamilton's function and equations, on request."""
    found = canonical(equations, shown, shown.potential_energy)
    names = {p: element("p", k) for p, k in zip(found.momenta, found.coordinates, strict=True)}
    unit = {k: tuple(Integer(int(j == k)) for j in range(equations.n)) for k in found.coordinates}
    momenta = tuple((element("p", k), momentum_of(equations, shown, c)) for k, c in unit.items())
    rates: list[tuple[Any, Any]] = []
    solved = {equations.qd[k]: value for k, value in zip(found.coordinates, found.rates, strict=True)}
    for k, value in zip(found.coordinates, found.rates, strict=True):
        rates.append((equations.qd[k], value.xreplace(names)))
    for k, gradient in zip(found.coordinates, found.gradients, strict=True):
        step = lagrange_steps(equations, shown, form, k)
        forces = (step.force - step.dissipation_gradient).xreplace(solved)
        rates.append((element("pd", k), (forces - gradient).xreplace(names)))
    given = [k for k in range(equations.n) if k not in found.coordinates]
    rates_given = (", with the given rates of ", *listed(equations.q[k] for k in given)) if given else ()
    blocks: list[Block] = [
        Title("Hamilton's equations"),
        Paragraph(("The generalised momenta are",)),
        Equations(momenta),
    ]
    without = ", friction left out" if rubs(equations.mechanism.chain) else ""
    told = f", and the equations that it gives{without}:"
    blocks.append(Paragraph((*sentence("Hamilton's function `<Ham>`"), *rates_given, told)))
    letters = length_letters(equations)
    pairs = [(Symbol("<Ham>"), found.function.xreplace(names)), *rates]
    return [*blocks, *abbreviated([(left, by_lengths(right, letters)) for left, right in pairs])]


def abbreviated(pairs: Sequence[tuple[Any, Any]]) -> list[Block]:
    """Equations whose long denominators have a letter where they recur."""
    counts: dict[Expr, int] = {}
    for _, value in pairs:
        for power in value.atoms(Pow):
            if power.exp.could_extract_minus_sign() and power.base.is_Add and count_ops(power.base) >= LONG_DENOMINATOR:
                counts[power.base] = counts.get(power.base, 0) + 1
    recurring = [base for base, count in counts.items() if count > 1]
    one = len(recurring) == 1
    letters = {base: Symbol("<Delta>" if one else f"<Delta>{k}") for k, base in enumerate(recurring, start=1)}
    found = short_equations([(left, value.xreplace(letters)) for left, value in pairs])
    where = [(letter, base) for base, letter in letters.items()]
    return [*found, Paragraph(("where",)), Equations(tuple(where))] if where else found


def reduced_blocks(equations: LagrangeEquations, shown: Quantities) -> list[Block]:
    """Routh's reduced potential, where it is short and depends on the other coordinates."""
    if equations.system.projection.given:
        return []
    V = shown.potential_energy
    cyclic, given = cyclic_coordinates(equations, shown, V), sorted(equations.accelerations)
    rest = [k for k in range(equations.n) if k not in cyclic and k not in given]
    inside = any(part.has(equations.q[k]) for part in (*shown.M.flat(), V) for k in given)
    if not rest or not (cyclic or given) or inside or any(equations.accelerations[k] != 0 for k in given):
        return []
    try:
        found = routh(equations, shown, V, cyclic)
    except DerivationError:
        return []
    felt = found.potential - V
    if count_ops(found.potential) > 2 * SHORT or not felt.has(*(equations.q[k] for k in rest)):
        return []
    names = {momentum(equations.mechanism.q_names[k]): element("p", k) for k in cyclic}
    verb = "moves" if len(rest) == 1 else "move"
    others = (*listed(equations.q[k] for k in rest), f" {verb} as in Routh's reduced potential")
    kept: list[Any] = []
    if cyclic:
        kept += [*listed(names.values()), " kept"]
    if given:
        rates = "a constant rate" if len(given) == 1 else "constant rates"
        kept += [" and " if kept else "", *listed(equations.q[k] for k in given), f" at {rates}"]
    words = ("With ", *kept, ", ", *others)
    pairs: list[tuple[Any, Any]] = [(Symbol("<V_r>"), found.potential.xreplace(names))]
    turning = [
        (equations.qd[k], value.xreplace(names)) for k, value in zip(cyclic, found.rates, strict=True)
        if count_ops(value) <= SHORT
    ]  # fmt: skip
    if turning:
        pairs += turning
    return [Paragraph(words), *abbreviated(pairs)]


def acceleration_blocks(equations: LagrangeEquations, shown: Quantities) -> list[Block]:
    """The equations of motion solved for the accelerations, where that is short and not done already."""
    if equations.system.projection.given:
        return []
    found: dict[int, Expr] = {}
    try:
        for k, value in solved_accelerations(equations, shown, bias(shown)):
            if count_ops(value) > SHORT:
                return []
            found[k] = value
    except DerivationError:
        return []
    if not found:
        return []
    pairs = [(equations.qdd[k], found[k]) for k in sorted(found)]
    return [Paragraph(("Solved for the accelerations:",)), *abbreviated(pairs)]


def bias(shown: Quantities) -> Any:
    """h of M qdd + h = tau."""
    return shown.velocity_terms + shown.gravity + shown.springs + shown.dampers - shown.applied + shown.bristles
