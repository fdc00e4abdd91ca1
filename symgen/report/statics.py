"""Cyclic coordinates with their momenta, and equilibria."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from sympy import Add, Dummy, Expr, Float, Integer, Mul, Symbol, acos, asin, cos, factor_terms, pi, sin, sqrt

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.equilibria import equilibria
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.steady import Steady, steady_motions
from symgen.derive.lagrange.symmetries import symmetries
from symgen.derive.lagrange.vectors import NULL, cross, dot, total
from symgen.derive.symbols import TIME
from symgen.describe.chain import BASE
from symgen.describe.evaluate import names_in, parameter_defaults
from symgen.describe.traits import idle_joints, joint_rubs
from symgen.report.blocks import Block, Equations, Paragraph, Product, Sum, Title, element, listed
from symgen.report.quantities import Quantities
from symgen.report.small_motions import small_motion_blocks

__all__ = ["cyclic_blocks", "equilibrium_blocks", "steady_blocks"]

ELSEWHERE = "; symgen.analyse.equilibrium finds them in numbers."

SHORT = 40
"""Operations up to which the square of a frequency is printed."""

LOOPS = "Equilibria depend on joints that closed loops move, and none was sought in closed form"


def cyclic_blocks(equations: LagrangeEquations, shown: Quantities | None) -> list[Block]:
    """Directions in the coordinates along which Lagrange's function does not change, and their momenta."""
    title = Title("Cyclic coordinates and equilibria", 3)
    if shown is None and equations.mechanism.chain.loops:
        return [title, Paragraph(("No cyclic coordinate was sought in a chain of this length with closed loops.",))]
    n, q = equations.n, equations.q
    unit = [tuple(Integer(int(j == k)) for j in range(n)) for k in cyclic(equations, shown)]
    joint = [] if shown is None else [c for c in directions(equations, shown) if c not in unit]
    blocks: list[Block] = [title, *given_blocks(equations, shown)]
    if not unit and shown is None:
        none = "None of the joints on the base is cyclic"
        return [*blocks, Paragraph((f"{none}; others were not sought in a chain of this length.",))]
    if not unit and not joint:
        none = "No constant direction in the coordinates leaves Lagrange's function unchanged"
        return [*blocks, Paragraph((f"{none}: no momentum is conserved.",))]
    names = {c: element("p", c.index(1)) for c in unit}
    names |= {c: Symbol(f"<p>{letter}") for c, letter in zip(joint, "abcdefgh", strict=False)}
    if unit:
        one = len(unit) == 1
        said = f" {'is' if one else 'are'} cyclic: Lagrange's function does not contain {'it' if one else 'them'}."
        named = f" The generalised {'momentum' if one else 'momenta'}"
        blocks.append(Paragraph((*listed(q[c.index(1)] for c in unit), said + named)))
        blocks.append(Equations(tuple((names[c], momentum(equations, shown, c)) for c in unit)))
    for c in joint:
        moved = [k for k in range(n) if c[k] != 0]
        together = ("(", *listed(q[k] for k in moved), ") move together by (", *listed(c[k] for k in moved), ")")
        blocks.append(Paragraph(("Lagrange's function does not change where ", *together, ". The momentum")))
        blocks.append(Equations(((names[c], momentum(equations, shown, c)),)))
    return [*blocks, *(Paragraph(words) for words in rate_sentences(equations, shown, names))]


def directions(equations: LagrangeEquations, shown: Quantities) -> list[tuple[Expr, ...]]:
    """Constant directions of several coordinates along which neither M nor V changes; none is sought with loops."""
    if equations.system.projection.given:
        return []
    free = [k for k in range(equations.n) if k not in equations.accelerations]
    return symmetries([*shown.M.flat(), shown.potential_energy], equations.q, free)


def given_blocks(equations: LagrangeEquations, shown: Quantities | None) -> list[Block]:
    """Joints whose motion is given: whether Lagrange's function contains them."""
    given = sorted(equations.accelerations)
    if shown is None or not given:
        return []
    feels, parts = equations.system.projection.feels, [*shown.M.flat(), shown.potential_energy]
    inside = [k for k in given if any(feels(part, k) for part in parts)]
    outside = [k for k in given if k not in inside]
    words: list[Any] = []
    for found, verb in ((inside, "contains"), (outside, "does not contain")):
        if found:
            words += ["; it " if words else "Lagrange's function ", f"{verb} ", *listed(equations.q[k] for k in found)]
    one = len(given) == 1
    words.append(f", whose {'motion is' if one else 'motions are'} given: ")
    words.append(f"{'its drive acts' if one else 'their drives act'} as the motion asks, and no momentum along ")
    words.append(f"{'it' if one else 'them'} is conserved.")
    return [Paragraph(tuple(words))]


def momentum(equations: LagrangeEquations, shown: Quantities | None, c: tuple[Expr, ...]) -> Any:
    """c' M qd, common factors taken out."""
    n, M = equations.n, equations.M if shown is None else shown.M
    moved = [k for k in range(n) if c[k] != 0]
    terms = []
    for j in range(n):
        if all(M[k, j] == 0 for k in moved):
            continue
        if shown is None:
            entry: Expr = element("M", min(j, moved[0]), max(j, moved[0]))
        else:
            entry = (
                M[moved[0], j] if c[moved[0]] == 1 and len(moved) == 1 else readable(sum(c[k] * M[k, j] for k in moved))
            )
        terms.append((entry, equations.qd[j]))
    whole = factor_terms(Add(*(entry * rate for entry, rate in terms)))
    factors = [f for f in Mul.make_args(whole) if not f.is_Add]
    if shown is not None and len(terms) > 1 and factors and whole.is_Mul:
        return Sum((Product(whole / Mul(*factors), before=Mul(*factors)),))
    return Sum(tuple(Product(entry, after=rate) for entry, rate in terms))


def rate_sentences(
    equations: LagrangeEquations, shown: Quantities | None, names: dict[tuple[Expr, ...], Symbol]
) -> list[tuple[Any, ...]]:
    """Sentences on what changes the momenta: actuators, loads, dampers along their directions, and friction."""
    mechanism, system = equations.mechanism, equations.system
    idle = idle_joints(mechanism.chain)
    dampers, applied = (equations.dampers, equations.applied) if shown is None else (shown.dampers, shown.applied)
    kept: list[tuple[tuple[Expr, ...], Symbol]] = []
    said: list[tuple[Any, ...]] = []
    for c, name in names.items():
        moved = [k for k in range(equations.n) if c[k] != 0]
        driven = total(c[k] * equations.forces[k] for k in moved if mechanism.own_joints[k].name not in idle)
        loads = readable(total(c[k] * (applied[k] - dampers[k]) for k in moved)) if shown is not None else None
        bare = all(applied[k] == 0 and dampers[k] == 0 for k in moved) if loads is None else loads == 0
        rows = zip(system.mechanism.bodies, system.projection.first, strict=True)
        along_them = [body.joint for body, row in rows if any(row[k] != 0 for k in moved)]
        rubs = any(joint_rubs(joint) or joint.bristle is not None for joint in along_them)
        hits = any(joint.stop is not None and joint.stop.stiffness is None for joint in along_them)
        others = " and ".join([*["friction"] * rubs, *["stops"] * hits])
        besides = f" and by {others}" if others else ""
        if driven == 0 and bare:
            if others:
                said.append((name, f" changes by {others} alone."))
            else:
                kept.append((c, name))
        elif loads is None:
            said.append((name, f" changes by the force across its joint, dampers and loads included{besides}."))
        else:
            said.append((name, " changes at the rate ", driven + loads, f"{besides}, and is conserved without."))
    if kept:
        names_kept = listed(name for _, name in kept)
        unit = [equations.q[c.index(1)] for c, _ in kept if sum(1 for x in c if x != 0) == 1]
        along = (" along ", *listed(unit)) if len(unit) == len(kept) else (" there",)
        said.insert(0, ("Nothing acts", *along, ": ", *names_kept, f" {'is' if len(kept) == 1 else 'are'} conserved."))
    return said


def cyclic(equations: LagrangeEquations, shown: Quantities | None) -> list[int]:
    """Positions of the cyclic coordinates; for a long chain only those of the joints on the base are found."""
    given = equations.accelerations
    if shown is not None:
        feels, parts = equations.system.projection.feels, [*shown.M.flat(), shown.potential_energy]
        return [k for k in range(equations.n) if k not in given and not any(feels(part, k) for part in parts)]
    system, mechanism = equations.system, equations.mechanism
    followed = {name for value in mechanism.chain.couplings.values() for name in names_in(value)}
    own = {name: k for k, name in enumerate(mechanism.q_names) if name not in followed}
    found = []
    for frame in system.frames:
        joint = frame.joint
        k = None if joint is None else own.get(joint.name)
        if k is None or joint is None or joint.parent != BASE or k in given or equations.springs[k] != 0:
            continue
        along = cross(frame.axis, system.gravity) == NULL if frame.revolute else dot(frame.axis, system.gravity) == 0
        if along:
            found.append(k)
    return found


def equilibrium_blocks(equations: LagrangeEquations, shown: Quantities | None, linear: bool = False) -> list[Block]:
    """The configurations of rest without joint forces, where they have a closed form, and small motions about them.

    Args:
        equations: of the chain.
        shown: its quantities in the forms of the page; None for a long chain.
        linear: whether matrices of small motions are written where they are not short.
    """
    if shown is None:
        return [Paragraph((f"No equilibrium was sought in closed form for a chain of this length{ELSEWHERE}",))]
    gradient = [g + k - a for g, k, a in zip(shown.gravity, shown.springs, shown.applied, strict=True)]
    at_rest = dict.fromkeys(equations.qd, 0)
    gradient = [e.xreplace(at_rest) for e in gradient]
    if equations.accelerations:
        return []
    if any(e.has(TIME) for e in gradient):
        return [Paragraph(("Forces depend on the time, and no equilibrium was sought.",))]
    inputs = {Symbol(name) for name in equations.mechanism.chain.inputs}
    followers = equations.system.projection.given
    gradient, needed, never = balanced(gradient, [*equations.q, *followers], inputs)
    given = (" and with ", *listed_values(needed)) if needed else ()
    if all(e == 0 for e in gradient):
        return [Paragraph(("Every configuration is an equilibrium without forces across the joints", *given, "."))]
    if any(e.free_symbols.intersection(followers) for e in gradient):
        return [Paragraph((LOOPS + ELSEWHERE,))]
    if never is not None:
        words = " is not zero: no configuration is an equilibrium without forces across the joints."
        return [Paragraph((never, words))]
    found = equilibria(gradient, equations.q)
    if found is None:
        words = "No equilibrium was found by solving one equation after the other in closed form"
        return [Paragraph((words + ELSEWHERE,))]
    found = sorted(found, key=lambda one: any(value.has(asin, acos) for value in one.values()))
    regular = [one for one in found if readable(shown.M.xreplace(one).det(method="berkowitz")) != 0]
    singular = [one for one in found if one not in regular]
    q = listed(equations.q)
    blocks: list[Block] = []
    if regular:
        turning = [
            s for joint, s in zip(equations.mechanism.own_joints, equations.q, strict=True) if joint.type == "revolute"
        ]
        angles = [s for s in turning if all(periodic(e, s) for e in gradient)]
        rests_at = ("Without forces across the joints", *given, ", friction left aside, the chain rests at (")
        end = (
            () if not angles
            else ("; ", *listed(angles), f" {'is' if len(angles) == 1 else 'are'} modulo ", 2 * pi) if angles != turning
            else ("; angles are modulo ", 2 * pi)
        )  # fmt: skip
        real = existence(equations, regular) if has_inverse(regular) else ()
        blocks.append(Paragraph((*rests_at, *q, ") = (", *places(regular, equations), *end, ".", *real)))
        blocks.extend(small_motion_blocks(equations, shown, gradient, regular, linear))
    if singular:
        too = ", too," if regular else ""
        words = f" the gradient vanishes{too} but the inertia matrix is singular: these coordinates do not tell."
        real = existence(equations, singular) if has_inverse(singular) else ()
        blocks.append(Paragraph(("At (", *q, ") = (", *places(singular, equations), words, *real)))
    if not regular:
        special = "parameters and inputs" if inputs else "parameters"
        rests = (
            f"Elsewhere the chain does not rest without forces across the joints, special values of {special} apart."
        )
        blocks.append(Paragraph((rests,)))
    return blocks


def periodic(expression: Expr, angle: Symbol) -> bool:
    """True where an angle occurs in sines and cosines of its whole multiples alone: a whole turn changes nothing.

    Example:
        >>> from sympy import symbols, sin
        >>> a, b, k = symbols("a b k")
        >>> periodic(k * sin(2 * a + b), a), periodic(sin(a) + k * a, a), periodic(sin(a / 2), a)
        (True, False, False)
    """
    turned = {call: Dummy() for call in expression.atoms(sin, cos) if call.args[0].diff(angle).is_Integer}
    return angle not in expression.xreplace(turned).free_symbols


def balanced(
    gradient: Sequence[Expr], q: Sequence[Symbol], inputs: set[Symbol]
) -> tuple[list[Expr], dict[Symbol, Expr], Expr | None]:
    """The gradient under the inputs that its rows without coordinates need for rest.

    Returns:
        The gradient, the needed values of inputs, and a row that no input brings to zero, or None.

    Example:
        >>> from sympy import symbols
        >>> a, u, w, m = symbols("a u w m")
        >>> balanced([m - u, a - w], [a], {u, w})
        ([0, a - w], {u: m}, None)
    """
    rows, needed = [readable(e) for e in gradient], dict[Symbol, Expr]()
    while True:
        never = next((e for e in rows if e != 0 and not e.free_symbols & {*q}), None)
        if never is None:
            return rows, needed, None
        slopes = {u: never.diff(u) for u in sorted(never.free_symbols & inputs, key=str)}
        u = next((u for u, slope in slopes.items() if slope != 0 and not slope.free_symbols & inputs), None)
        if u is None:
            return rows, needed, never
        put = {u: readable(-never.xreplace({u: Integer(0)}) / slopes[u])}
        rows = [readable(e.xreplace(put)) for e in rows]
        needed = {s: readable(value.xreplace(put)) for s, value in needed.items()} | put


def listed_values(values: Mapping[Symbol, Expr]) -> tuple[Any, ...]:
    """Symbols with their values, as a sentence lists them."""
    items = sorted(values.items(), key=lambda item: item[0].name)
    parts = [(", " if k < len(items) - 1 else " and ", s, " = ", v) for k, (s, v) in enumerate(items)]
    return tuple(part for words in parts for part in words)[1:]


def steady_blocks(equations: LagrangeEquations, shown: Quantities | None) -> list[Block]:
    """Motions with cyclic coordinates, and those that are given, at constant rates and the others at rest."""
    if shown is None or equations.system.projection.given:
        return []
    cycles, given = cyclic(equations, shown), sorted(equations.accelerations)
    parts = [*shown.M.flat(), shown.potential_energy]
    inside = any(part.has(equations.q[k]) for part in parts for k in given)
    if inside or any(equations.accelerations[k] != 0 for k in given):
        return []
    turning = sorted([*cycles, *given])
    M, q, qd = shown.M, equations.q, equations.qd
    sums = zip(shown.velocity_terms, shown.gravity, shown.springs, shown.dampers, shown.applied, strict=True)
    h = [c + g + k + d - a for c, g, k, d, a in sums]
    rest = [k for k in range(equations.n) if k not in turning]
    rates = [qd[k] for k in turning]
    still = {qd[k]: 0 for k in rest}
    if not rest or not any(h[k].xreplace(still).has(*rates) for k in rest) or any(h[k].has(TIME) for k in rest):
        return []
    one = len(turning) == 1
    says = ("With ", *listed(q[k] for k in turning), f" at {'a constant rate' if one else 'constant rates'}, ")
    found = steady_motions(M, h, q, qd, cycles, given)
    if found is None:
        return [Paragraph((*says, "no steady motion was found in closed form" + ELSEWHERE))]
    if not found:
        return [Paragraph((*says, "no steady motion is possible, special values apart."))]
    wanted = [q[k] for k in rest]
    blocks: list[Block] = [Paragraph((*says, "the chain moves steadily at ", *constants(found, wanted), "."))]
    damped = any(e.has(*qd) for e in (*shown.dampers, *shown.applied))
    undamped = ", damping left aside" if damped else ""
    ones = listed(element("p", k) for k in cycles)
    kept = (", ", *ones, " being kept,") if cycles else ()
    shown_squares: set[Expr] = set()
    for motion in found:
        square = motion.square
        if square is None or square in shown_squares or square.count_ops() > SHORT:
            continue
        shown_squares.add(square)
        where = (wanted[0], " = ", motion.place.get(wanted[0], "any"))
        words = f" have the square of a frequency{undamped}, stable where positive:"
        blocks.append(Paragraph(("Small motions about ", *where, *kept, words)))
        blocks.append(Equations(((Symbol("<omega>0") ** 2, square),)))
        limit = limit_rate(square, rates)
        if limit is not None:
            blocks.append(Paragraph(("It vanishes at ", rates[0], " = ", limit, ", where that is real.")))
    return blocks


def limit_rate(square: Expr, rates: Sequence[Symbol]) -> Expr | None:
    """The rate at which the square of a frequency vanishes, where it is a sum of a constant and the rate's square."""
    if len(rates) != 1 or not square.is_polynomial(rates[0]):
        return None
    u = rates[0]
    constant, slope = (square.expand().coeff(u, power) for power in (0, 2))
    if slope == 0 or (square - constant - slope * u**2).expand() != 0:
        return None
    limit = factor_terms(-constant / slope)
    return None if limit == 0 or limit.could_extract_minus_sign() else sqrt(limit)


def constants(found: Sequence[Steady], wanted: Sequence[Symbol]) -> tuple[Any, ...]:
    """The places of steady motions, coordinate by coordinate where all combinations occur."""
    values = [list(dict.fromkeys(m.place.get(s, "any") for m in found)) for s in wanted]
    if prod(len(each) for each in values) == len(found):
        sentences = ((s, " = ", *listed(each)) for s, each in zip(wanted, values, strict=True))
        return tuple(part for words in sentences for part in (" and ", *words))[1:]
    listing = [part for m in found for part in ("; (", *listed(m.place.get(s, "any") for s in wanted), ")")]
    return ("(", *listed(wanted), ") = (", *listing[1:])


def places(found: Sequence[Mapping[Symbol, Expr]], equations: LagrangeEquations) -> tuple[Any, ...]:
    """Configurations as a sentence lists them, behind a bracket that is open: `0, pi); (pi, 0)`."""
    parts = [part for one in found for part in ("; (", *listed(one.get(s, "any") for s in equations.q), ")")]
    return tuple(parts[1:])


def has_inverse(found: Sequence[Mapping[Symbol, Expr]]) -> bool:
    """True where arcsines or arccosines occur, which need not exist."""
    return any(value.has(asin, acos) for one in found for value in one.values())


def existence(equations: LagrangeEquations, found: Sequence[Mapping[Symbol, Expr]]) -> tuple[Any, ...]:
    """Where arcsines and arccosines exist, and whether they do with the default numbers."""
    general = " An arcsine or arccosine of a number above 1 in size is none: the configuration does not exist then."
    defaults = parameter_defaults(equations.mechanism.chain)
    for call in sorted({call for one in found for e in one.values() for call in e.atoms(asin, acos)}, key=str):
        ratio = call.args[0]
        value = ratio.xreplace({s: Float(defaults[s.name]) for s in ratio.free_symbols if s.name in defaults})
        if value.is_number and abs(complex(value)) > 1.0:
            number = Float(value, 4)
            return (general, " With the default numbers it does not: ", ratio, " is ", number, ".")
    return (general,)
