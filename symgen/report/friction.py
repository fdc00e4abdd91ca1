"""The friction part of a document: law, bearing loads, drives, holding limits, sticking forces, dead bands.

Every joint with friction has a mode s: +1 or -1 when it slides that way, 0 when it is stuck. Small chains show their
bearing loads and the sticking forces of all patterns in closed form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sympy import Abs, Expr, Integer, Max, Min, Mul, Symbol

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.feasibility.mobility import joints_without_inertia
from symgen.derive.friction.drives import Losses, drive_losses
from symgen.derive.friction.laws import Level, friction_law
from symgen.derive.friction.modes import differs
from symgen.derive.friction.sticking import (
    coordinate_friction,
    joint_friction,
    kept_values,
    named_curves,
    not_written_out,
    sensed_law,
    sensed_losses,
)
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import Spline, rate, translate
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional, joint_rubs
from symgen.report.blocks import STEP, Block, Equations, Formula, Paragraph, Title, element, equation, sentence
from symgen.report.drives import drive_blocks, losses_of
from symgen.report.loads import load_blocks
from symgen.report.sticking import pattern_blocks, switching_blocks, with_modes

__all__ = ["friction_blocks"]

PATTERN_JOINTS = 3
"""Joints with friction up to which all patterns are listed."""

HALF = Integer(1) / 2

POINTS = 12
"""Knots of a curve that are listed."""

SLIDING = (
    "the friction `<f>`, which opposes the motion, the equations are `{friction}`. The mode `<s>` of a joint is "
    "`+1` or `-1` when it slides that way, `0` when it is stuck; it changes at events only."
)
DRIVEN = (
    "Of a joint with a drive, `<F_k>` is the kinetic level and `<b>` the viscous friction of the joint itself, "
    "`<F_mk>` and `<b_m>` those of the motor, referred to the joint. The losses add `<kappa> <x>`, with `<kappa>` as "
    "under Drives."
)
REST = (
    "A stuck joint has `qd = qdd = 0`, no viscous friction, and the `<f>` that the equations leave over. It stays "
    "while `|<f>|` is at most the static level `<F_s>`."
)
APART = (
    "A joint whose levels differ by direction stays while its `<f>` lies between `<low>` and `<high>`, which the "
    "static levels against negative and positive rates give."
)
HELD = (
    "One with a lossy drive stays while `tau - <tau_s>` lies between `<low>` and `<high>`, its dead band; `<F_s>` is "
    "its own static level there, `<F_ms>` the motor's, and the factors are `1 + <kappa_m>` and `1 - <kappa_l>` at rest."
)

SHARED = (
    "Of a preloaded drive the load counts with the mean of these factors, and the larger of load and preload with half "
    "their difference."
)
SINGULAR = (
    "`<M>` is singular, the accelerations do not exist, and neither do forces that hold joints while others slide, nor "
    "dead bands."
)


FOLLOWING = (
    "A joint whose rate is `g` times that of the coordinate that it follows adds `|g|` times its level, and `g^2` "
    "times its viscous coefficient, to the friction along that coordinate; the joints stick and slide together."
)


SEVERAL = (
    "Friction of a joint whose rate is `g <qd>`, `g` a row, acts on the coordinates by `g` transposed, besides `<f>`; "
    "the joint rests while its own acceleration is zero. Forces of joints at rest that rigid bodies leave undetermined "
    "are shared by their static limits."
)


LEVELS = (
    "With `<F_k>` the kinetic level of a joint, `<mu> |N|` where it follows the load `N` of its bearing, and `g` of a "
    "closing joint the rate of its second link against the first, viscous friction left out:"
)


def friction_blocks(equations: LagrangeEquations, closed: bool, h: Sequence[str]) -> list[Block]:
    """The section on friction; nothing for a chain without friction.

    Args:
        equations: of the chain.
        closed: whether expressions are shown in closed form.
        h: letters of the terms that h consists of, each with its sign: `+ <g>`, `- <a>`.
    """
    mechanism = equations.mechanism
    rubbing = [k for k, joint in enumerate(mechanism.own_joints) if joint_rubs(joint)]
    own = set(mechanism.q_names)
    following = [j.name for j in bearing_joints(mechanism.chain) if j.name not in own and joint_rubs(j)]
    if not rubbing and not following:
        return []
    terms = f"`<h> = {' '.join(h).removeprefix('+ ')}` of `{{motion}}`" if h else "`<h> = 0`"
    words = f"With {terms} and {SLIDING}"
    law = equation(Formula("<M> <qdd> + <h> + <f>"), Formula("<tau>"), "friction")
    if following:
        return _following_blocks(equations, words, law, following)
    if any(_has_parts(mechanism.own_joints[k], mechanism) for k in rubbing):
        words += f" {DRIVEN}"
    laws = [pair for k in rubbing for pair in _law(mechanism, k)]
    blocks: list[Block] = [
        Title("Friction"),
        Paragraph(sentence(words)),
        law,
        Equations(tuple(laws), packed=True),
        *(Paragraph(parts) for k in rubbing for parts in _about_curve(mechanism.own_joints[k])),
    ]
    blocks.extend(load_blocks(equations, closed))
    blocks.extend(drive_blocks(equations, closed))
    sticking = [k for k in rubbing if frictional(mechanism.own_joints[k]) and k not in equations.accelerations]
    if sticking:
        blocks.extend(_holding_blocks(mechanism, sticking))
        idle = joints_without_inertia(mechanism)
        if idle:
            names = f"joint {idle[0]} moves" if len(idle) == 1 else f"joints {', '.join(idle)} move"
            blocks.append(Paragraph(sentence(f"{names[0].upper()}{names[1:]} no inertia: {SINGULAR}")))
        elif closed and len(sticking) <= PATTERN_JOINTS:
            blocks.extend(pattern_blocks(equations, sticking))
        blocks.extend(switching_blocks(mechanism, sticking))
        if not idle:
            blocks.extend(_dead_band_blocks(mechanism, sticking))
    return blocks


def _following_blocks(equations: LagrangeEquations, words: str, law: Block, following: Sequence[str]) -> list[Block]:
    """Friction of coupled joints, along each coordinate, in closed form where there is one."""
    mechanism, n = equations.mechanism, len(equations.mechanism.own_joints)
    groups = friction_groups(mechanism.chain)
    several = [joint.name for (joint,) in groups[n:]]
    alone = [name for name in following if name not in several]
    more = []
    if alone:
        more.append(f"{FOLLOWING} Here {', '.join(alone)} {'does' if len(alone) == 1 else 'do'}.")
    if several:
        one = len(several) == 1
        verb = "follows several coordinates and has a mode of its own" if one else "follow several coordinates"
        more.append(f"{', '.join(several)} {verb}. {SEVERAL}")
    blocks: list[Block] = [Title("Friction"), Paragraph(sentence(words)), law, Paragraph(sentence(" ".join(more)))]
    if not not_written_out(mechanism):
        pairs = []
        for k in range(n):
            total = equations.expand(coordinate_friction(equations, k))
            if total != 0:
                pairs.append((element("f", k), with_modes(mechanism, total)))
        blocks.append(Equations(tuple(pairs), packed=True))
    elif mechanism.chain.loops and (rows := _rows_of_levels(equations, groups[:n])):
        blocks.extend([Paragraph(sentence(LEVELS)), Equations(tuple(rows))])
    return blocks


def _rows_of_levels(equations: LagrangeEquations, groups: Sequence[Sequence[Joint]]) -> list[tuple[Any, Any]]:
    """f of each coordinate by the levels of its own joint and of those that follow it alone, closing joints too."""
    projection, places = equations.system.projection, list(equations.system.mechanism.names)
    rows: list[tuple[Any, Any]] = []
    for k, joints in enumerate(groups):
        total: Expr = Integer(0)
        for joint in filter(joint_rubs, joints):
            closes = joint.name not in places
            g = Symbol(f"<g>{joint.name}") if closes else projection.first[places.index(joint.name)][k]
            total += element("s", k) * Abs(g) * Symbol(f"<F_k>{joint.name}")
        if total != 0:
            rows.append((element("f", k), total))
    return rows


def _about_curve(joint: Joint) -> Iterator[tuple[Any, ...]]:
    """Sentences on friction that is a table over the rate."""
    for knots in named_curves(joint).values():
        table = knots.table
        points = f"{len(table.x)} knots from a rate of {table.x[0]:.6g} to {table.x[-1]:.6g}"
        if len(table.x) <= POINTS:
            points = ", ".join(f"({x:.6g}, {y:.6g})" for x, y in zip(table.x, table.y, strict=True))
            points = f"these pairs of rate and friction: {points}"
        words = f" is the monotone cubic spline through {points}. Beyond its ends it is straight."
        yield Spline(Abs(rate(joint.name)), knots), words


def _has_parts(joint: Joint, mechanism: Mechanism) -> bool:
    """True when the law is shown in letters, one per physical part: losses, or friction of joint and motor."""
    return joint.drive is not None and (
        losses_of(mechanism, joint) is not None or joint.drive.motor_friction is not None
    )


# the law of a sliding joint


def _law(mechanism: Mechanism, k: int) -> list[tuple[Any, Any]]:
    """The friction of a sliding joint: one line, or one line per part for a joint with a drive."""
    joint = mechanism.own_joints[k]
    if not _has_parts(joint, mechanism):
        if frictional(joint) or joint.friction is None:
            return [(element("f", k), with_modes(mechanism, joint_friction(mechanism, joint)))]
        algebra, values = kept_values(mechanism)
        return [(element("f", k), friction_law(joint.friction, values).drag(algebra.scalar(rate(joint.name))).x)]
    assert joint.drive is not None
    v, s = rate(joint.name), element("s", k)
    own, drag = _parts(mechanism, joint.friction, k)
    motor, motor_drag = _parts(mechanism, joint.drive.motor_friction, k, joint.drive)
    parts = {"F_k": own, "F_mk": motor, "b": drag, "b_m": motor_drag}
    F, Fm, b, bm = (element(stem, k) if x != 0 else Integer(0) for stem, x in parts.items())
    x = F + s * (element("tau_l", k) + b * v)
    algebra, values = kept_values(mechanism)
    losses = sensed_losses(joint.drive, values, algebra.scalar(s))
    lossy = losses is not None
    added = _added(losses, element("x", k), element("kappa", k))
    pairs: list[tuple[Any, Any]] = [(element("f", k), s * (F + Fm + added) + (b + bm) * v)]
    if lossy:
        pairs.append((element("x", k), x))
    pairs.extend((element(stem, k), value) for stem, value in parts.items() if value != 0)
    return pairs


def _added(losses: Losses | None, x: Expr, kappa: Expr) -> Expr:
    """Losses of a drive at the load x."""
    if losses is None:
        return Integer(0)
    if losses.preload is None:
        return kappa * x
    return losses.shared.x * x + (losses.k1.x + losses.k2.x) / 2 * Max(Abs(x), losses.preload.x)


def _parts(mechanism: Mechanism, friction: Friction | None, k: int, drive: Drive | None = None) -> tuple[Expr, Expr]:
    """Kinetic level and viscous coefficient of a joint, or of its motor and referred to the joint."""
    algebra, values = kept_values(mechanism)
    if friction is None:
        return Integer(0), Integer(0)
    rate_, sense = algebra.scalar(rate(mechanism.q_names[k])), algebra.scalar(element("s", k))
    if drive is None:
        law = sensed_law(friction, values, sense)
        return _with_load(law.sliding(rate_), algebra.scalar(element("N", k))).x, law.viscous.x
    ratio = drive_ratio(drive, values)
    law = sensed_law(friction, values, sense * algebra.function("sign", (ratio,)))
    return (algebra.function("abs", (ratio,)) * law.sliding(ratio * rate_).offset).x, (ratio * ratio * law.viscous).x


def _with_load(level: Level, load: Scalar) -> Scalar:
    return level.offset + level.slope * load


# rest


@dataclass(frozen=True)
class _Rest:
    """Resistance to one direction at rest: static levels of joint and motor, losses of the drive."""

    own: Expr
    motor: Expr
    losses: Losses | None


def _rest(mechanism: Mechanism, k: int, side: int) -> _Rest:
    """Static level of the joint and of its motor, referred to the joint, and the losses, against one direction."""
    algebra, values = kept_values(mechanism)
    joint = mechanism.own_joints[k]
    own = motor = algebra.zero
    losses = None
    if joint.friction is not None:
        own = _with_load(friction_law(joint.friction, values, side).breakaway, algebra.scalar(element("N", k)))
    if joint.drive is not None:
        losses = drive_losses(joint.drive, values, side)
        if joint.drive.motor_friction is not None:
            ratio = drive_ratio(joint.drive, values)
            size, sense = algebra.function("abs", (ratio,)), algebra.function("sign", (ratio,))
            law = sensed_law(joint.drive.motor_friction, values, sense if side == FORWARD else -sense)
            motor = size * law.breakaway.offset
    return _Rest(own.x, motor.x, losses)


def _holding_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """Static levels and dead bands."""
    pairs: list[tuple[Any, Any]] = []
    held = preloaded = apart = False
    for k in sticking:
        forward, backward = (_rest(mechanism, k, side) for side in (FORWARD, BACKWARD))
        losses = forward.losses
        if losses is None:
            if forward == backward:
                pairs.append((element("F_s", k), forward.own + forward.motor))
                continue
            apart = True
            pairs.append((element("low", k), -(backward.own + backward.motor)))
            pairs.append((element("high", k), forward.own + forward.motor))
            continue
        held, preloaded = True, preloaded or losses.preload is not None
        if forward == backward:
            letters = replace(
                forward,
                own=element("F_s", k) if forward.own != 0 else Integer(0),
                motor=element("F_ms", k) if forward.motor != 0 else Integer(0),
            )
            pairs.extend(_band(k, letters, letters))
            given = (("F_s", forward.own), ("F_ms", forward.motor))
            pairs.extend((element(stem, k), x) for stem, x in given if x != 0)
        else:
            pairs.extend(_band(k, backward, forward))
    words = " ".join([REST, *([APART] if apart else []), *([HELD] if held else []), *([SHARED] if preloaded else [])])
    return [Title("At rest", 3), Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]


def _band(k: int, backward: _Rest, forward: _Rest) -> list[tuple[Any, Any]]:
    """Lower and upper bound of a drive with losses; of two ends that are multiples of each other the outer one."""
    load, below, above = element("tau_l", k), backward.losses, forward.losses
    assert below is not None
    assert above is not None
    ends = [load - backward.own, load + forward.own] if (backward.own, forward.own) != (0, 0) else [load]
    low: list[Expr] = []
    high: list[Expr] = []
    for found, losses, sense in ((low, below, -1), (high, above, 1)):
        up, down = 1 + losses.static_k1.x, 1 - losses.static_k2.x
        if losses.preload is not None:
            # at every load the mean of both factors, and their half difference of the larger of load and preload
            mean, half = (up + down) / 2, (up - down) / 2
            found.extend(mean * x + sense * half * Max(Abs(x), losses.preload.x) for x in ends)
            continue
        for factor in (up, down):
            outer = ends
            if len(ends) > 1 and factor.is_number:
                outer = ends[-1:] if (factor >= 0) == (sense > 0) else ends[:1]
            found.extend(Mul(factor, end, evaluate=False) if factor != 1 else end for end in outer)
    return [
        (element("low", k), (Min(*low, evaluate=False) if len(low) > 1 else low[0]) - backward.motor),
        (element("high", k), (Max(*high, evaluate=False) if len(high) > 1 else high[0]) + forward.motor),
    ]


def _dead_band_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """The rates below which fixed steps treat a joint as resting."""
    words = (
        "A fixed step treats a joint as resting while its rate is smaller than `<DV>`; `dt` is the step, `<W>` the "
        "inverse of `<M>`"
    )
    given = [joint.name for joint in mechanism.own_joints if joint.motion is not None]
    words += f", less the rows and columns of {', '.join(given)}, whose motion is given." if given else "."
    pairs: list[tuple[Any, Any]] = []
    for k in sticking:
        joint = mechanism.own_joints[k]
        band = None if joint.friction is None else joint.friction.dead_band
        between = losses_of(mechanism, joint) is not None or differs(joint)
        level: Expr = (element("high", k) - element("low", k)) * HALF if between else element("F_s", k)
        width = STEP * level * element("W", k, k) if band is None else translate(band)
        pairs.append((element("DV", k), width))
    return [Title("Dead bands", 3), Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]
