"""The friction part of a document: law, bearing loads, drives, holding limits, sticking forces, dead bands.

Every joint with friction has a mode s: +1 or -1 when it slides that way, 0 when it is stuck. Small chains show their
bearing loads and the sticking forces of all patterns in closed form.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from sympy import Abs, Expr, Integer, Max, Min, Mul

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.feasibility.mobility import joints_without_inertia
from symgen.derive.friction.drives import Losses
from symgen.derive.friction.laws import Level, friction_law
from symgen.derive.friction.sticking import coordinate_friction, joint_friction, kept_values, not_written_out
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import rate, translate
from symgen.describe.chain import Drive, Friction, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional, joint_rubs
from symgen.report.blocks import STEP, Block, Equations, Formula, Paragraph, Title, element, equation, sentence
from symgen.report.drives import drive_blocks, losses_of
from symgen.report.loads import load_blocks
from symgen.report.sticking import pattern_blocks, with_modes
from symgen.report.switching import switching_blocks

__all__ = ["friction_blocks"]

PATTERN_JOINTS = 3
"""Joints with friction up to which all patterns are listed."""

HALF = Integer(1) / 2

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


def friction_blocks(equations: LagrangeEquations, closed: bool, h: Sequence[str]) -> list[Block]:
    """All there is to say about friction; nothing for a chain without.

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
    """Friction where coupled joints have some: along each coordinate in closed form where that is one."""
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
    return blocks


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
    losses = losses_of(mechanism, joint)
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
    law, rate_ = friction_law(friction, values), algebra.scalar(rate(mechanism.q_names[k]))
    if drive is None:
        return _with_load(law.sliding(rate_), algebra.scalar(element("N", k))).x, law.viscous.x
    ratio = drive_ratio(drive, values)
    return (algebra.function("abs", (ratio,)) * law.sliding(ratio * rate_).offset).x, (ratio * ratio * law.viscous).x


def _with_load(level: Level, load: Scalar) -> Scalar:
    return level.offset + level.slope * load


# rest


def _static(mechanism: Mechanism, k: int) -> tuple[Expr, Expr]:
    """Static level of the joint and of its motor, referred to the joint."""
    algebra, values = kept_values(mechanism)
    joint = mechanism.own_joints[k]
    own = motor = algebra.zero
    if joint.friction is not None:
        own = _with_load(friction_law(joint.friction, values).breakaway, algebra.scalar(element("N", k)))
    if joint.drive is not None and joint.drive.motor_friction is not None:
        size = algebra.function("abs", (drive_ratio(joint.drive, values),))
        motor = size * friction_law(joint.drive.motor_friction, values).breakaway.offset
    return own.x, motor.x


def _holding_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """Static levels and dead bands."""
    pairs: list[tuple[Any, Any]] = []
    held = preloaded = False
    for k in sticking:
        own, motor = _static(mechanism, k)
        losses = losses_of(mechanism, mechanism.own_joints[k])
        if losses is None:
            pairs.append((element("F_s", k), own + motor))
            continue
        held, preloaded = True, preloaded or losses.preload is not None
        band = _band if losses.preload is None else partial(_preloaded_band, preload=losses.preload.x)
        pairs.extend(band(k, own != 0, motor != 0, 1 + losses.static_k1.x, 1 - losses.static_k2.x))
        pairs.extend((element(stem, k), x) for stem, x in (("F_s", own), ("F_ms", motor)) if x != 0)
    words = " ".join([REST, *([HELD] if held else []), *([SHARED] if preloaded else [])])
    return [Title("At rest", 3), Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]


def _band(k: int, own: bool, motor: bool, up: Expr, down: Expr) -> list[tuple[Any, Any]]:
    """low and high of a lossy drive; of the ends of a product with a number only the outer one is written."""
    load, F = element("tau_l", k), element("F_s", k)
    low: list[Expr] = []
    high: list[Expr] = []
    for factor in (up, down):
        ends = [load - F, load + F] if own else [load]
        if own and factor.is_number:
            ends = ends if factor >= 0 else ends[::-1]
            below, above = ends[:1], ends[1:]
        else:
            below = above = ends
        low.extend(Mul(factor, end, evaluate=False) if factor != 1 else end for end in below)
        high.extend(Mul(factor, end, evaluate=False) if factor != 1 else end for end in above)
    less = element("F_ms", k) if motor else Integer(0)
    return [
        (element("low", k), Min(*low, evaluate=False) - less),
        (element("high", k), Max(*high, evaluate=False) + less),
    ]


def _preloaded_band(k: int, own: bool, motor: bool, up: Expr, down: Expr, preload: Expr) -> list[tuple[Any, Any]]:
    """low and high of a preloaded drive: at every load the mean of both factors, and their half difference of the
    larger of load and preload."""
    load, F = element("tau_l", k), element("F_s", k)
    mean, half = (up + down) / 2, (up - down) / 2
    ends = [load - F, load + F] if own else [load]
    less = element("F_ms", k) if motor else Integer(0)
    low, high = ([mean * x + sign * half * Max(Abs(x), preload) for x in ends] for sign in (-1, 1))
    return [
        (element("low", k), (Min(*low, evaluate=False) if own else low[0]) - less),
        (element("high", k), (Max(*high, evaluate=False) if own else high[0]) + less),
    ]


def _dead_band_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """The rates below which fixed steps take a joint for resting."""
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
        lossy = losses_of(mechanism, joint) is not None
        level: Expr = (element("high", k) - element("low", k)) * HALF if lossy else element("F_s", k)
        width = STEP * level * element("W", k, k) if band is None else translate(band)
        pairs.append((element("DV", k), width))
    return [Title("Dead bands", 3), Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]
