"""What a simulation must know of the chain behind a compiled model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from symgen.derive.ledger import applied_only, has_explicit_potential, motion_at
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.traits import joint_rubs
from symgen.simulate.surroundings import Surroundings

if TYPE_CHECKING:
    from symgen.build.model import Model

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
        prescribed=tuple(k for k, j in enumerate(moving) if j.motion is not None),
        moved=moved,
        motion=motion_at(chain, names) if moved else None,
        signalled=signalled,
        applied=None if applied is None else partial(_applied, applied, params),
        applied_model=applied,
        rubbing=tuple(k for k, j in enumerate(moving) if j.motion is None and joint_rubs(j)),
        explicit_potential=has_explicit_potential(chain),
        damped=chain.dissipation is not None or any(j.damping is not None for j in moving),
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
