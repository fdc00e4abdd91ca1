"""Work and energy on the page: what changes the energy of a small chain, as a table of powers."""

from __future__ import annotations

from typing import Any

from sympy import Symbol

from symgen.derive.lagrange.canonical import acting
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.vectors import total
from symgen.derive.symbols import TIME
from symgen.describe.traits import joint_rubs
from symgen.report.blocks import Block, Paragraph, Title, element, sentence, table
from symgen.report.quantities import Quantities

__all__ = ["power_blocks"]


def power_blocks(equations: LagrangeEquations, shown: Quantities) -> list[Block]:
    """The rate of T + V, on request: by actuators, loads, dampers and friction; nothing where V depends on the time."""
    V, qd = shown.potential_energy, equations.qd
    if V.has(TIME) or any(entry.has(TIME) for entry in shown.M.flat()) or equations.system.projection.given:
        return []
    rows: list[tuple[Any, ...]] = []
    driven = {k: force * qd[k] for k, force in enumerate(acting(equations)) if force != 0}
    moved = [k for k in driven if k not in equations.accelerations]
    given = [k for k in driven if k in equations.accelerations]
    if moved:
        rows.append(("actuators", total(driven[k] for k in moved)))
    if given:
        rows.append(("drives of given motions", total(driven[k] for k in given)))
    loads = total(x * rate for x, rate in zip(shown.applied, qd, strict=True))
    if loads != 0:
        rows.append(("loads and forces", loads))
    lost = total(-x * rate for x, rate in zip(shown.dampers, qd, strict=True))
    if lost != 0:
        quadratic = (lost + 2 * shown.dissipation).expand() == 0
        rows.append(("dampers", -2 * Symbol("<R>") if quadratic else lost))
    bristles = total(-x * rate for x, rate in zip(shown.bristles, qd, strict=True))
    if bristles != 0:
        rows.append(("bristles", bristles))
    rubbing = [k for k, joint in enumerate(equations.mechanism.own_joints) if joint_rubs(joint)]
    if rubbing:
        rows.append(("friction", total(-element("f", k) * qd[k] for k in rubbing)))
    if not rows:
        words = "Nothing does work: the energy `<T> + <V>` is constant."
        return [Title("Work and energy", 3), Paragraph(sentence(words if V != 0 else words.replace(" + <V>", "")))]
    energy = "`<T> + <V>`" if V != 0 else "`<T>`"
    words = f"The energy {energy} changes at the sum of these powers:"
    return [Title("Work and energy", 3), Paragraph(sentence(words)), table(("work of", "power"), rows)]
