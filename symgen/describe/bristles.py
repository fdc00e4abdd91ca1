"""Bristles: friction whose deflection is a state of the joint, and the states of a chain.

A bristle of deflection z, stiffness s0 and damping s1 resists the rate v of its joint with

    F = s0 z + s1 dz/dt + s2 v,    dz/dt = v - s0 |v| z / g(v),    g = F_C + (F_S - F_C) exp(-|v / v_s|^delta)

(Canudas de Wit, Olsson, Astrom and Lischinsky 1995, eqs. 1 to 3). Held at one rate it slides with F = g + s2 v; from
rest it is a spring of stiffness s0 that yields near g. Dahl's bristle (1968) has F_S = F_C and s1 = 0.

Design. A state of a chain is a signal that a run integrates itself, beside the states of a controller.

- Emitted functions take it as they take external signals: the states stand last in `inputs`. What takes inputs takes
  bristles, in C, NumPy, the reference, CasADi, batches and `check`. Without a value a bristle is undeformed.
- F is continuous, so a bristle is no matter of modes and decisions. It belongs to the bias h of M qdd + h = tau like a
  damper, and `forward_dynamics`, `linearize` and frequency responses see it. The corner at v = 0 is an event as any
  corner of the chain's expressions. Beside it other joints may have dry friction with exact rest.
- The rates are an emitted function, `bristles`, so that a bristle may sit on any joint of the tree, one that follows by
  a coupling or a loop too. The integrator of exact runs carries the states behind those of the controller.
- Fixed steps advance the state themselves, for with z held over a step the bristle would be an explicit spring: see
  `symgen.derive.friction.state_steps`.

The normal form of a chain has the bristle in `Joint.bristle` and no `friction` there, so that nothing that reads dry
friction has to know about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from symgen.describe.evaluate import EvaluationError, evaluate
from symgen.describe.expression import Expression, Number, Operation, Rate
from symgen.describe.expression import Name as Symbol
from symgen.describe.joint_records import BACKWARD, FORWARD, Bristle, Dahl, Friction, Level, LuGre

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.records import Joint

__all__ = ["ChainState", "bristle_key", "bristle_state", "state_name", "state_scale", "with_bristle"]

SINGLE = ("revolute", "prismatic", "fixed")
ZERO, HALF, TWO = Number(0.0), Number(0.5), Number(2.0)


@dataclass(frozen=True, slots=True)
class ChainState:
    """A state of the chain, and the force that depends on it.

    Attributes:
        name: by which expressions of a run use it; `<joint>_bristle`.
        joint: across which the force acts.
        rate: of the state, an expression of rates `d(joint)` and whatever its numbers depend on.
        force: against the joint's motion, positive for positive rates.
        stiffness, damping: of small motion about rest, where dz/dt = v.
        most: bound of the magnitude, and scale, of the state.
        law: as it was written.
    """

    name: str
    joint: str
    rate: Expression
    force: Expression
    stiffness: Expression
    damping: Expression
    most: Expression
    law: Bristle


def state_scale(state: ChainState, chain: Chain, parameters: Mapping[str, float]) -> float:
    """Largest magnitude of a state; of numbers that vary, where coordinates, inputs and the time are zero."""
    names = {**dict.fromkeys((*chain.movable_names, *chain.input_names), 0.0), **parameters}
    try:
        found = evaluate(state.most, names, t=0.0)
    except EvaluationError:
        return 1.0
    return found if found > 0.0 else 1.0


def state_name(joint: str) -> str:
    """Name of the deflection of a joint's bristle."""
    return f"{joint}_bristle"


def bristle_key(law: Bristle) -> str:
    """The key of chain files."""
    return "dahl" if isinstance(law, Dahl) else "lugre"


def with_bristle(joint: Joint) -> Joint:
    """The joint in normal form: friction that is a bristle alone becomes `bristle`; else itself."""
    friction = joint.friction
    if friction is None or joint.type not in SINGLE:
        return joint
    law = friction.lugre or friction.dahl
    alone = law is not None and friction in (Friction(lugre=friction.lugre), Friction(dahl=friction.dahl))
    return replace(joint, friction=None, bristle=law) if alone and joint.bristle is None else joint


def bristle_state(joint: Joint) -> ChainState:
    """The state of a joint with a bristle.

    Example:
        >>> from symgen.describe.chain import Joint
        >>> from symgen.describe.write_expression import to_text
        >>> slide = Joint("x", "prismatic", bristle=Dahl(Number(1e5), Number(1.5)))
        >>> to_text(bristle_state(slide).rate)
        'd(x) - 100000*abs(d(x))*x_bristle/1.5'
    """
    law, z, v = joint.bristle, Symbol(state_name(joint.name)), Rate(joint.name)
    assert law is not None
    s0 = law.stiffness
    rate = _sub(v, _div(_mul(_mul(s0, _abs(v)), z), _sliding(law, v)))
    viscous = ZERO if law.viscous is None else _mul(_by_direction(law.viscous, v), v)
    force, damping = _mul(s0, z), ZERO if law.viscous is None else _mean(law.viscous)
    if isinstance(law, LuGre) and law.damping is not None:
        force, damping = _add(force, _mul(law.damping, rate)), _add(law.damping, damping)
    level = law.static if isinstance(law, LuGre) and law.static is not None else law.coulomb
    return ChainState(
        z.name, joint.name, rate, force if law.viscous is None else _add(force, viscous), s0, damping,
        _div(_largest(level), s0), law,
    )  # fmt: skip


def _sliding(law: Bristle, v: Expression) -> Expression:
    """g(v): the steady friction less its viscous part."""
    kinetic = _by_direction(law.coulomb, v)
    if isinstance(law, Dahl) or law.static is None or law.stribeck is None:
        return kinetic
    ratio, exponent = _div(v, law.stribeck.velocity), law.stribeck.exponent
    power = _mul(ratio, ratio) if exponent == TWO else Operation("pow", (_abs(ratio), exponent))
    decay = Operation("exp", (Operation("neg", (power,)),))
    return _add(kinetic, _mul(_sub(_by_direction(law.static, v), kinetic), decay))


def _by_direction(level: Level, v: Expression) -> Expression:
    if not isinstance(level, tuple):
        return level
    return Operation("where", (Operation("ge", (v, ZERO)), level[FORWARD], level[BACKWARD]))


def _mean(level: Level) -> Expression:
    return _mul(HALF, _add(*level)) if isinstance(level, tuple) else level


def _largest(level: Level) -> Expression:
    return Operation("max", level) if isinstance(level, tuple) else level


def _abs(a: Expression) -> Expression:
    return Operation("abs", (a,))


def _add(a: Expression, b: Expression) -> Expression:
    return b if a == ZERO else a if b == ZERO else Operation("add", (a, b))


def _sub(a: Expression, b: Expression) -> Expression:
    return Operation("sub", (a, b))


def _mul(a: Expression, b: Expression) -> Expression:
    return Operation("mul", (a, b))


def _div(a: Expression, b: Expression) -> Expression:
    return Operation("div", (a, b))
