"""Stops of a document: bounds, the jump of the rates in an impact, what closed stops obey; soft stops, distances."""

from __future__ import annotations

from typing import Any

from sympy import Expr, ImmutableDenseMatrix, Integer

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable, tree_size
from symgen.derive.symbols import translate
from symgen.describe.expression import Expression
from symgen.describe.mechanism import Mechanism
from symgen.describe.records import BASE, Anchor, Distance, Play, SoftStop
from symgen.describe.traits import stop_bounds
from symgen.report.blocks import Block, Equations, Formula, Paragraph, Title, Whole, equation, sentence, table
from symgen.report.forms import LONGEST

__all__ = ["distance_blocks", "stop_blocks"]

IMPACT = (
    "`g` is the row by which a joint's rate `v = g <qd>` follows from those of the coordinates, 1 in its own place for "
    "a coordinate. A joint that reaches its stop with `v` leaves with `-<epsilon> v`, `<epsilon>` the restitution; the "
    "impulse acts along `g'`, and the rates jump by"
)
IMPULSES = (
    "At several stops at one instant impulses `p` only push: with the rates `u` before and `w` after, counted away "
    "from each bound, `p >= 0`, `w + <epsilon> u >= 0`, and `p (w + <epsilon> u) = 0`, without restitution "
    "where `u > 0`. Friction has no impulse."
)
CLOSED = (
    "A closed stop has a force `<lambda>` across its joint that only pushes, and adds `g' <lambda>` to `<tau>`: with "
    "the acceleration `a = g <qdd> + <qd>' h <qd>` of the joint, `h` zero for a coordinate, and both counted away from "
    "the bound, `<lambda> >= 0`, `a >= 0`, and `<lambda> a = 0`. The stop opens where `<lambda>` comes to zero."
)
DIRECTIONS = "Written out, the jump is `-(1 + <epsilon>) v` times"
PLAY = (
    "The play of a joint is the way of its motor, referred to the joint, beyond the joint: between its two sides the "
    "motor moves by itself."
)
SOFT = (
    "Beyond its bound a soft stop pushes back with its stiffness times the depth and its damping times the rate of the "
    "depth, and never pulls; the force is part of `<a>`."
)


def stop_blocks(equations: LagrangeEquations, closed: bool) -> list[Block]:
    """The stops of a chain; nothing for one without."""
    mechanism = equations.mechanism
    soft = [form for form in mechanism.authored.forms if isinstance(form, SoftStop)]
    rigid = [joint for joint in mechanism.joints if joint.stop is not None]
    if not rigid and not soft:
        return []
    blocks: list[Block] = [Title("Stops")]
    plays = {f"{form.joint}_backlash": form for form in mechanism.authored.forms if isinstance(form, Play)}
    if rigid:
        rows = []
        for joint in rigid:
            assert joint.stop is not None
            play = plays.get(joint.name)
            name = joint.name if play is None else f"{joint.name}, the play of {play.joint}"
            restitution = joint.stop.restitution
            rows.append((name, *map(_cell, stop_bounds(joint)), "0" if restitution is None else translate(restitution)))
        blocks.append(table(("joint", "lower", "upper", "restitution `<epsilon>`"), rows))
        blocks.append(Paragraph(sentence(IMPACT)))
        jump = "-(1 + <epsilon>) v/(g <M>^-1 g') <M>^-1 g'"
        blocks.append(equation(Formula("<Delta> <qd>"), Formula(jump), "impact"))
        pairs = _directions(equations, [joint.name for joint in rigid]) if closed else ()
        if pairs:
            blocks.append(Paragraph(sentence(DIRECTIONS)))
            blocks.append(Equations(pairs, packed=True))
        blocks.extend(Paragraph(sentence(words)) for words in (IMPULSES, CLOSED))
        if plays.keys() & {joint.name for joint in rigid}:
            blocks.append(Paragraph((PLAY,)))
    if soft:
        heads = ("soft stop of", "lower", "upper", "stiffness", "damping")
        values = [(form.stop.lower, form.stop.upper, form.stop.stiffness, form.stop.damping) for form in soft]
        names = [form.joint for form in soft]
        blocks.append(table(heads, [(name, *map(_cell, row)) for name, row in zip(names, values, strict=True)]))
        blocks.append(Paragraph(sentence(SOFT)))
    return blocks


def distance_blocks(mechanism: Mechanism) -> list[Block]:
    """The distances of a chain, as they were written; nothing for one without."""
    found = [form for form in mechanism.authored.forms if isinstance(form, Distance)]
    if not found:
        return []
    rows = [(f.name, *map(_place, f.between), *map(_cell, (f.stiffness, f.rest, f.damping))) for f in found]
    words = "The coordinate of a distance is the length between two places; it has no link of its own."
    heads = ("distance", "from", "to", "stiffness", "rest", "damping")
    return [Title("Distances", 3), Paragraph((words,)), table(heads, rows)]


def _cell(value: Expression | None) -> Any:
    return "" if value is None else translate(value)


def _place(place: Anchor | str) -> tuple[Any, ...] | str:
    """A named point, or a place on a link."""
    if isinstance(place, str):
        return place
    return (*map(translate, place.at), "of the base" if place.joint == BASE else f"of {place.joint}")


def _directions(equations: LagrangeEquations, joints: list[str]) -> tuple[tuple[Any, Any], ...]:
    """Jumps of the rates by a unit of rate across each stop, where all are short: M^-1 g'/(g M^-1 g')."""
    form, own = equations.closed_form(), equations.mechanism.q_names
    if any(name not in own for name in joints):
        return ()
    adjugate = form.M.adjugate()
    pairs = []
    for name in joints:
        k = own.index(name)
        if adjugate[k, k] == 0 or sum(map(tree_size, adjugate[:, k])) > LONGEST // 4:
            return ()
        along = [_ratio(adjugate[i, k], adjugate[k, k]) for i in range(equations.n)]
        pairs.append((Whole("b", name), ImmutableDenseMatrix(along)))
    return tuple(pairs)


def _ratio(above: Expr, below: Expr) -> Expr:
    return Integer(0) if above == 0 else readable((above / below).cancel())
