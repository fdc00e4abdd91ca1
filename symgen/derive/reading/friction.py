"""The friction part of a document: law, bearing loads, drives, holding limits, sticking forces, dead bands.

Every joint that rubs has a mode s: +1 or -1 when it slides that way, 0 when it is stuck. Small chains show their
bearing loads and the sticking forces of all patterns in closed form.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from sympy import Abs, Expr, ImmutableDenseMatrix, Integer, Max, Min, Symbol, fraction, sign, sqrt, together

from symgen.derive.friction.drives import drive_losses, drive_ratio
from symgen.derive.friction.laws import Law, friction_law, frictional, is_loaded
from symgen.derive.friction.sticking import joint_friction, kept_values
from symgen.derive.lagrange.closed_form import readable, tree_size
from symgen.derive.lagrange.rotors import rotor_torque
from symgen.derive.symbols import rate, translate
from symgen.describe.chain import Chain, Joint, Mdh, Xyz
from symgen.describe.expression import Number

if TYPE_CHECKING:
    from symgen.derive.equations import EquationsOfMotion
    from symgen.derive.reading.document import Block

__all__ = ["friction_blocks"]

LONGEST = 400
"""Operations up to which a sticking force or a reaction is shown."""

SHORT = 40
"""Operations up to which a sticking force keeps its fractions."""

PATTERN_JOINTS = 3
"""Joints with friction up to which all patterns are listed."""

HALF = Integer(1) / 2


def friction_blocks(equations: EquationsOfMotion, closed: bool) -> list[Block]:
    """All there is to say about friction; nothing for a chain without."""
    from symgen.derive.reading.document import Equations, Paragraph, Title

    chain = equations.chain
    rubbing = [k for k, joint in enumerate(chain.moving) if _rubs(joint)]
    if not rubbing:
        return []
    blocks: list[Block] = [
        Title("Friction"),
        Paragraph(
            (
                "M qdd + h + f = tau, f against the motion. s is the mode of a joint: +1 or -1 when it slides that "
                "way, 0 when it is stuck; modes change at events only, so that the sign is never that of a rounded "
                "rate.",
            )
        ),
        Equations(tuple((element("f", k), _law(chain, k)) for k in rubbing)),
    ]
    blocks.extend(_load_blocks(equations, closed))
    blocks.extend(_drive_blocks(equations, closed))
    sticking = [k for k in rubbing if frictional(chain.moving[k]) and k not in equations.accelerations]
    if sticking:
        blocks.extend(_holding_blocks(chain, sticking))
        if closed and len(sticking) <= PATTERN_JOINTS:
            blocks.extend(_pattern_blocks(equations, sticking))
        blocks.extend(_dead_band_blocks(chain, sticking))
    return blocks


def element(stem: str, *position: int) -> Symbol:
    """An element of a vector of this document, counted from 1."""
    return Symbol(f"<{stem}>" + ",".join(str(k + 1) for k in position))


def _rubs(joint: Joint) -> bool:
    drive = joint.drive
    return joint.friction is not None or (drive is not None and (frictional(joint) or drive.motor_friction is not None))


def _named(chain: Chain, expression: Any) -> Any:
    """The expression in the letters of the document: s, N, l for signs, bearing loads, load torques."""
    images: dict[Expr, Expr] = {}
    for k, name in enumerate(chain.q_names):
        images[sign(rate(name))] = element("s", k)
        images[Symbol(f"N({name})")] = element("N", k)
        images[Symbol(f"tau_l({name})")] = element("l", k)
    return expression.xreplace(images)


def _law(chain: Chain, k: int) -> Expr:
    joint = chain.moving[k]
    if not frictional(joint):
        algebra, values = kept_values(chain)
        v = algebra.scalar(rate(joint.name))
        total = algebra.zero
        if joint.friction is not None:
            total = total + friction_law(joint.friction, values).drag(v)
        if joint.drive is not None and joint.drive.motor_friction is not None:
            N = drive_ratio(joint.drive, values)
            total = total + N * friction_law(joint.drive.motor_friction, values).drag(N * v)
        return total.x
    return _named(chain, joint_friction(chain, joint))


# bearings


def _load_blocks(equations: EquationsOfMotion, closed: bool) -> list[Block]:
    from symgen.derive.reading.document import Equations, Paragraph, Title

    chain = equations.chain
    loaded = [k for k, joint in enumerate(chain.moving) if is_loaded(joint.friction)]
    if not loaded:
        return []
    pairs: list[tuple[Any, Any]] = []
    parts: list[tuple[Any, Any]] = []
    told: list[Block] = []
    for k in loaded:
        load, used = _load(chain, k)
        if isinstance(load, str):
            told.append(Paragraph((element("N", k), f"is the {load}.")))
            continue
        pairs.append((element("N", k), load))
        parts.extend((element("P", k, component), equations.reactions[k, component]) for component in used)
    words = (
        "N is the load of a bearing, from the force and moment P (elements 1 to 3 and 4 to 6) that the parent exerts "
        "on the link at its frame's origin, in the link's frame."
    )
    blocks: list[Block] = [Title("Bearing loads"), Paragraph((words,)), *told]
    if pairs:
        blocks.append(Equations(tuple(pairs)))
    if closed:
        blocks.extend(_shown([(name, _expanded(equations, x)) for name, x in parts]))
    return blocks


def _expanded(equations: EquationsOfMotion, expression: Expr) -> Expr:
    """Without intermediates, in the shortest form; as it is when that would fill pages."""
    whole = equations.expand(ImmutableDenseMatrix([expression]))[0].doit()
    return readable(whole) if tree_size(whole) <= 4 * LONGEST else whole


def _spread(expression: Expr) -> Expr:
    """A number in front of a sum multiplied into it."""
    number, rest = expression.as_coeff_Mul()
    return (number * rest).expand(deep=False) if rest.is_Add else expression


def _shown(pairs: list[tuple[Any, Any]]) -> list[Block]:
    """The equations that are short enough, and which are not."""
    from symgen.derive.reading.document import Equations, Paragraph

    short = tuple((left, _spread(right)) for left, right in pairs if tree_size(right) <= LONGEST)
    long = [left for left, right in pairs if tree_size(right) > LONGEST]
    blocks: list[Block] = [Equations(short)] if short else []
    if long:
        parts: list[Any] = ["Too long to be read:"]
        for k, left in enumerate(long):
            parts.extend([left, "," if k + 1 < len(long) else "."])
        blocks.append(Paragraph(tuple(parts)))
    return blocks


def _load(chain: Chain, k: int) -> tuple[Any, list[int]]:
    """N in the elements of P, and which of these it needs; words where the bearing's axis is no axis of the frame."""
    joint = chain.moving[k]
    friction, place = joint.friction, joint.place
    assert friction is not None
    aligned = isinstance(place, Mdh) or (
        isinstance(place, Xyz) and place.axis == (Number(0.0), Number(0.0), Number(1.0))
    )
    normal = friction.normal
    if isinstance(normal, tuple):
        n = [translate(c) for c in normal]
        length = sqrt(sum(c * c for c in n))
        if friction.span is None:
            used = [c for c in range(3) if n[c] != 0]
            return Abs(sum(n[c] * element("P", k, c) for c in used) / length), used
        return "sum of |n.(P/2 + M x e/b)| and |n.(P/2 - M x e/b)|: n normal, e axis, M moment at it, b span", []
    if normal == "axial":
        return (Abs(element("P", k, 2)), [2]) if aligned else ("size of P along the joint's axis", [])
    if not aligned and friction.span is None:
        return "length of P across the joint's axis", []
    if not aligned:
        return "sum of the lengths of P/2 + M x e/b and P/2 - M x e/b across the axis e: M moment at it, b span", []
    x, y = element("P", k, 0), element("P", k, 1)
    if friction.span is None:
        return sqrt(x**2 + y**2), [0, 1]
    span, mx, my = translate(friction.span), element("P", k, 3), element("P", k, 4)
    ends = [sqrt((x * HALF + s * my / span) ** 2 + (y * HALF - s * mx / span) ** 2) for s in (1, -1)]
    return ends[0] + ends[1], [0, 1, 3, 4]


# drives


def _drive_blocks(equations: EquationsOfMotion, closed: bool) -> list[Block]:
    from symgen.derive.reading.document import Paragraph, Table, Title

    chain = equations.chain
    driven = [k for k, joint in enumerate(chain.moving) if joint.drive is not None]
    if not driven:
        return []
    _, values = kept_values(chain)
    torques = rotor_torque(equations.system)
    rows: list[tuple[Any, ...]] = []
    pairs: list[tuple[Any, Any]] = []
    for k in driven:
        joint = chain.moving[k]
        assert joint.drive is not None
        losses = drive_losses(joint.drive, values)
        shown = ("0",) * 4 if losses is None else tuple(
            x.x for x in (losses.k1, losses.k2, losses.static_k1, losses.static_k2)
        )  # fmt: skip
        J = "0" if joint.drive.inertia is None else translate(joint.drive.inertia)
        rows.append((joint.name, drive_ratio(joint.drive, values).x, J, *shown))
        if k in torques:
            pairs.append((element("tau_s", k), _expanded(equations, torques[k]) if closed else torques[k]))
    blocks: list[Block] = [
        Title("Drives"),
        Paragraph(
            (
                "tau is the motor's torque referred to the joint; N the ratio, J the inertia of rotor and screw, k1 "
                "and k2 the losses when the motor drives and when the load does, k2 of 1 and more locks itself. tau_s "
                "is the torque that the rotor's inertia takes, part of M qdd + h; l the load torque, everything "
                "across the joint but tau, tau_s and friction. Sliding, tau - tau_s = (1 + k)(l + s F) + s Fm with F "
                "the joint's friction, Fm the motor's, and k = k1 while s (l + s F) > 0, else -k2.",
            )
        ),
        Table(("joint", "N", "J", "k1", "k2", "k1 at rest", "k2 at rest"), tuple(rows)),
    ]
    return [*blocks, *_shown(pairs)]


# rest


def _level(chain: Chain, joint: Joint, k: int) -> tuple[Expr, Expr]:
    """Static friction of the joint and of its motor, referred to the joint."""
    algebra, values = kept_values(chain)
    own = motor = algebra.zero
    if joint.friction is not None:
        law: Law = friction_law(joint.friction, values)
        own = law.breakaway.offset + law.breakaway.slope * algebra.scalar(element("N", k))
    if joint.drive is not None and joint.drive.motor_friction is not None:
        size = algebra.function("abs", (drive_ratio(joint.drive, values),))
        motor = size * friction_law(joint.drive.motor_friction, values).breakaway.offset
    return own.x, motor.x


def _holding_blocks(chain: Chain, sticking: list[int]) -> list[Block]:
    from symgen.derive.reading.document import Equations, Paragraph, Title

    pairs: list[tuple[Any, Any]] = []
    for k in sticking:
        joint = chain.moving[k]
        own, motor = _level(chain, joint, k)
        _, values = kept_values(chain)
        losses = None if joint.drive is None else drive_losses(joint.drive, values)
        if losses is None:
            pairs.append((element("F", k), own + motor))
            continue
        up, down = 1 + losses.static_k1.x, 1 - losses.static_k2.x
        ends = [element("l", k)] if own == 0 else [element("l", k) - own, element("l", k) + own]
        products = [factor * end for end in ends for factor in (up, down)]
        pairs.append((element("low", k), Min(*products, evaluate=False) - motor))
        pairs.append((element("high", k), Max(*products, evaluate=False) + motor))
    words = (
        "A stuck joint has qd = qdd = 0, no viscous friction, and the f that the equations leave over. It stays while "
        "|f| is at most F, or, with a lossy drive, while tau - tau_s lies between low and high: its dead band."
    )
    return [Title("At rest"), Paragraph((words,)), Equations(tuple(pairs))]


def _pattern_blocks(equations: EquationsOfMotion, sticking: list[int]) -> list[Block]:
    from symgen.derive.reading.document import Paragraph, Title

    chain = equations.chain
    blocks: list[Block] = []
    for size in range(1, len(sticking) + 1):
        for stuck in itertools.combinations(sticking, size):
            names = [chain.q_names[k] for k in stuck]
            found = _named(chain, equations.sticking_forces(names))
            still = {rate(name): Integer(0) for name in names}
            forces = [_readable(element("f", k), found[k].xreplace(still)) for k in stuck]
            verb = "sticks" if len(names) == 1 else "stick"
            others = [chain.q_names[k] for k in sticking if k not in stuck]
            rest = f", {', '.join(others)} {'slides' if len(others) == 1 else 'slide'}" if others else ""
            blocks.append(Paragraph((f"{', '.join(names)} {verb}{rest}:",)))
            blocks.extend(_shown(forces))
    return [Title("Sticking forces"), *blocks]


def _readable(left: Symbol, right: Expr) -> tuple[Expr, Expr]:
    """The equation as it is, or multiplied by its denominator when that is much shorter."""
    if tree_size(right) > 10 * LONGEST:
        return left, right
    plain = min((right, readable(right)), key=tree_size)
    above, below = fraction(together(right))
    if below.is_number or tree_size(plain) <= SHORT:
        return left, plain
    content, below = below.as_content_primitive()
    above = readable((above / content).expand())
    return (readable(below) * left, above) if tree_size(above) < tree_size(plain) else (left, plain)


def _dead_band_blocks(chain: Chain, sticking: list[int]) -> list[Block]:
    from symgen.derive.reading.document import Equations, Paragraph, Title

    words = (
        "A fixed step treats a joint as resting while its rate is smaller than DV; dt is the step, W the inverse of M."
    )
    pairs: list[tuple[Any, Any]] = []
    for k in sticking:
        joint = chain.moving[k]
        band = None if joint.friction is None else joint.friction.dead_band
        lossy = joint.drive is not None and drive_losses(joint.drive, kept_values(chain)[1]) is not None
        level: Expr = (element("high", k) - element("low", k)) * HALF if lossy else element("F", k)
        width = Symbol("dt") * level * element("W", k, k) if band is None else translate(band)
        pairs.append((element("DV", k), width))
    return [Title("Dead bands"), Paragraph((words,)), Equations(tuple(pairs))]
