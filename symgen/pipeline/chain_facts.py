"""What a simulation must know of the chain behind a compiled model."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from symgen.derive.ledger import applied_only, has_explicit_potential, motion_at
from symgen.describe.chain import Chain, Friction, Joint, Limits
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expression import Expression
from symgen.describe.traits import joint_rubs
from symgen.simulate.chain_facts import Surroundings

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["surroundings"]


def surroundings(chain: Chain, model: Model, build: Callable[..., Model], params: Any = None) -> Surroundings:
    """What a simulation has to know of the chain behind a model.

    Args:
        chain: of the model.
        model: that is simulated.
        build: `symgen.pipeline.build_model`, for the generalised forces of loads and `forces`: (minus) the bias of a
            chain with nothing else.
        params: run-time parameters, as the model's methods take them.
    """
    names = parameter_defaults(chain) | dict(_parameter_values(model, params))
    moving = chain.moving
    inputs = chain.input_names
    moved = tuple(k for k, j in enumerate(moving) if j.motion is not None and not isinstance(j.motion, str))
    signalled = tuple(
        (k, inputs.index(f"{j.name}_q"), inputs.index(f"{j.name}_qd"))
        for k, j in enumerate(moving)
        if j.motion == "prescribed"
    )
    bare = applied_only(chain)
    target = "numpy" if model.target == "reference" else model.target
    applied = None if bare is None else build(bare, target, str(model.dtype), functions=["bias"])
    return Surroundings(
        rough=tuple(j.name for j in moving if joint_rubs(j)),
        resisting=tuple(j.name for j in moving if joint_rubs(j) and _resists(j, names)),
        prescribed=tuple(k for k, j in enumerate(moving) if j.motion is not None),
        moved=moved,
        motion=motion_at(chain, names) if moved else None,
        signalled=signalled,
        applied=None if applied is None else partial(_applied, applied, params),
        applied_model=applied,
        rubbing=tuple(k for k, j in enumerate(moving) if j.motion is None and joint_rubs(j)),
        loaded=tuple(k for k, j in enumerate(moving) if _loaded(j)),
        explicit_potential=has_explicit_potential(chain),
        damped=chain.dissipation is not None or any(j.damping is not None for j in moving),
        limits=tuple(_range(j.limits, names) for j in moving) if any(j.limits for j in moving) else (),
        slides=tuple(j.type == "prismatic" for j in moving),
    )


def _applied(bare: Model, params: Any, q: Any, qd: Any, inputs: Any, t: float) -> Any:
    """Generalised forces of loads and `forces`."""
    more: dict[str, Any] = {"t": t}
    if len(bare.input_names):
        more["inputs"] = inputs
    if params is not None:
        more["params"] = params
    return -bare.bias(q, qd, **more)


def _parameter_values(model: Model, params: Any) -> Mapping[str, float]:
    """Run-time parameters by name."""
    if params is None or isinstance(params, Mapping):
        return params or {}
    return dict(zip(model.parameters, (float(value) for value in params), strict=True))


def _loaded(joint: Joint) -> bool:
    """Whether friction depends on a load, or a drive loses."""
    drive, friction = joint.drive, joint.friction
    losses = () if drive is None else (drive.efficiency, drive.loss, drive.friction_angle, drive.static_loss)
    return any(x is not None for x in losses) or (friction is not None and friction.coefficient is not None)


def _resists(joint: Joint, names: Mapping[str, float]) -> bool:
    """Whether any number of a joint's friction or of its drive's losses is other than that of a drive without."""

    def some(*expressions: Expression | None, none: float = 0.0) -> bool:
        return any(x is not None and evaluate(x, names) != none for x in expressions)

    def rubs(law: Friction | None) -> bool:
        levels = () if law is None else (law.coulomb, law.static, law.viscous, law.coefficient, law.static_coefficient)
        return some(*levels)

    drive = joint.drive
    if drive is None:
        return rubs(joint.friction)
    angle = () if drive.friction_angle is None else (drive.friction_angle.K,)
    return (
        rubs(joint.friction)
        or rubs(drive.motor_friction)
        or some(*(drive.loss or ()), *(drive.static_loss or ()), *angle)
        or some(*(drive.efficiency or ()), *(drive.static_efficiency or ()), none=1.0)
    )


def _range(limits: Limits | None, names: Mapping[str, float]) -> tuple[float, float]:
    """Lower and upper limit, infinite where there is none."""
    lower = None if limits is None else limits.lower
    upper = None if limits is None else limits.upper
    return (
        -math.inf if lower is None else evaluate(lower, names),
        math.inf if upper is None else evaluate(upper, names),
    )
