"""Facts about the chain behind a compiled model, for simulation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt

from symgen.derive.friction.modes import deciding, shared_places
from symgen.derive.functions.bearing_rates import closes_with_a_mode
from symgen.derive.ledger import has_explicit_potential, motion_at
from symgen.derive.loops.assembly import assembly_mode, default_pose
from symgen.describe.bristles import state_scale
from symgen.describe.chain import Joint, Limits
from symgen.describe.composite import singular_poses
from symgen.describe.conditions import chain_conditions
from symgen.describe.couplings import followed, friction_groups
from symgen.describe.dead_centres import reversing_joints
from symgen.describe.evaluate import evaluate, names_in, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import has_signed_load, joint_rubs, stop_bounds
from symgen.errors import ArgumentError
from symgen.simulate.chain_facts import JointStop, Surroundings, WatchedLoop

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.run_facts import Drawing

__all__ = ["home", "stop_numbers", "surroundings"]


def surroundings(mechanism: Mechanism, model: Model | None = None, params: Any = None) -> Surroundings:
    """Facts about the chain behind a model that a simulation needs.

    Args:
        mechanism: of the model.
        model: that is simulated; needed where params are an array.
        params: run-time parameters, as the model's methods take them.
    """
    if model is None or params is not None or mechanism is not model.description.mechanism:
        return _surroundings(mechanism, model, params)
    if "surroundings" not in model.kept:
        model.kept["surroundings"] = _surroundings(mechanism, model, params)
    return cast("Surroundings", model.kept["surroundings"])


def _surroundings(mechanism: Mechanism, model: Model | None, params: Any) -> Surroundings:
    names = parameter_defaults(mechanism.chain) | dict(_parameter_values(model, params))
    moving, groups = mechanism.own_joints, friction_groups(mechanism.chain)
    inputs = mechanism.input_names
    given = mechanism.given
    moved = tuple(k for k, motion in given.items() if motion != "prescribed")
    signalled = tuple(
        (k, inputs.index(f"{moving[k].name}_q"), inputs.index(f"{moving[k].name}_qd"))
        for k, motion in given.items()
        if motion == "prescribed"
    )
    return Surroundings(
        rough=tuple(group[0].name for group in groups if any(map(joint_rubs, group))),
        prescribed=tuple(given),
        moved=moved,
        motion=motion_at(mechanism, names) if moved else None,
        signalled=signalled,
        states=tuple(state_scale(state, mechanism.chain, names) for state in mechanism.states),
        applied=bool(mechanism.chain.loads or mechanism.chain.forces) or mechanism.chain.potential is not None,
        signed_loads=any(map(_signed, mechanism.joints)),
        conditions=bool(chain_conditions(mechanism.chain)),
        rubbing=tuple(deciding(mechanism)),
        following=tuple(shared_places(mechanism)),
        rates="bearing_rates" if closes_with_a_mode(mechanism) else "coordinate_rates",
        reversing=reversing_joints(mechanism.chain),
        loaded=tuple(k for k, group in enumerate(groups) if any(map(_loaded, group))),
        explicit_potential=has_explicit_potential(mechanism),
        damped=mechanism.chain.dissipation is not None or any(j.damping is not None for j in mechanism.joints),
        limits=tuple(_range(j.limits, names) for j in moving) if any(j.limits for j in moving) else (),
        stops=_stops(mechanism, names),
        slides=tuple(j.type == "prismatic" for j in moving),
        singular=tuple(singular_poses(mechanism.authored)),
        loops=_loops(mechanism),
        home=home(mechanism),
        drawing=partial(_drawing, mechanism, dict(_parameter_values(model, params))),
    )


def _loops(mechanism: Mechanism) -> tuple[WatchedLoop, ...]:
    """The closed loops; parallelograms pass their singular poses."""
    parallels = assembly_mode(mechanism).parallels if mechanism.chain.loops else {}
    return tuple(WatchedLoop(loop.name, loop.dependent, k in parallels) for k, loop in enumerate(mechanism.chain.loops))


def home(mechanism: Mechanism) -> tuple[float, ...]:
    """Coordinates of the default pose; empty where all are zero."""
    near = default_pose(mechanism)
    found = tuple(near.get(name, 0.0) for name in mechanism.q_names)
    return found if any(found) else ()


def _drawing(mechanism: Mechanism, params: Mapping[str, float], q: npt.NDArray[np.float64]) -> Drawing:
    """The chain in space; the stage that draws it is imported when it is asked."""
    from symgen.analyse.drawing import chain_drawing

    return chain_drawing(mechanism, params, q)


def _parameter_values(model: Model | None, params: Any) -> Mapping[str, float]:
    """Run-time parameters by name."""
    if params is None or isinstance(params, Mapping) or model is None:
        return params or {}
    return dict(zip(model.parameters, (float(value) for value in params), strict=True))


def _loaded(joint: Joint) -> bool:
    """True when the joint's friction depends on a load, or its drive has losses."""
    drive, friction = joint.drive, joint.friction
    losses = () if drive is None else (drive.efficiency, drive.loss, drive.friction_angle, drive.static_loss)
    return any(x is not None for x in losses) or (friction is not None and friction.coefficient is not None)


def _signed(joint: Joint) -> bool:
    """True when the joint's friction has a corner where one of its loads changes sign."""
    drive, friction = joint.drive, joint.friction
    losses = () if drive is None else (drive.efficiency, drive.loss, drive.friction_angle, drive.static_loss)
    return any(x is not None for x in losses) or (friction is not None and has_signed_load(friction))


def _stops(mechanism: Mechanism, names: Mapping[str, float]) -> tuple[JointStop, ...]:
    """Rigid stops of the joints that move."""
    own = {name: k for k, name in enumerate(mechanism.q_names)}
    leads = dict(own) | {name: own[of[0]] for name, of in followed(mechanism.chain).items() if len(of) == 1}
    return tuple(
        JointStop(joint.name, i, own.get(joint.name, -1), leads.get(joint.name, -1), *_stop(joint, names))
        for i, joint in enumerate(mechanism.joints)
        if joint.stop is not None
    )


def stop_numbers(mechanism: Mechanism, names: Sequence[str], values: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    """(r, 3, s): lower and upper bound and restitution of each joint with a rigid stop.

    Args:
        mechanism: of the model.
        names: of its run-time parameters.
        values: (r, p), their sets.

    Raises:
        ArgumentError: bounds that cross, or a restitution that is none.
    """
    joints = [joint for joint in mechanism.joints if joint.stop is not None]
    written = [x for j in joints if j.stop is not None for x in (*stop_bounds(j), j.stop.restitution) if x is not None]
    used = {name for expression in written for name in names_in(expression)}
    columns = [k for k, name in enumerate(names) if name in used]
    _, first, which = np.unique(values[:, columns], axis=0, return_index=True, return_inverse=True)
    known = parameter_defaults(mechanism.chain)
    sets = [known | dict(zip(names, values[k].astype(np.float64).tolist(), strict=True)) for k in first]
    found = np.array([[_stop(joint, one) for joint in joints] for one in sets]).reshape(len(sets), len(joints), 3)
    return np.ascontiguousarray(found.swapaxes(1, 2)[which.reshape(-1)])


def _stop(joint: Joint, names: Mapping[str, float]) -> tuple[float, float, float]:
    """Lower and upper bound of a joint's stop, and its restitution."""
    assert joint.stop is not None
    lower, upper = (None if x is None else evaluate(x, names) for x in stop_bounds(joint))
    restitution = 0.0 if joint.stop.restitution is None else evaluate(joint.stop.restitution, names)
    bounds = (-math.inf if lower is None else lower), (math.inf if upper is None else upper)
    if not bounds[0] < bounds[1]:
        raise ArgumentError(f"stop of joint {joint.name}: its lower bound {bounds[0]:g} is not below {bounds[1]:g}")
    if not 0.0 <= restitution <= 1.0:
        raise ArgumentError(f"stop of joint {joint.name}: its restitution must be from 0 to 1, not {restitution:g}")
    return *bounds, restitution


def _range(limits: Limits | None, names: Mapping[str, float]) -> tuple[float, float]:
    """Lower and upper limit, infinite where there is none."""
    lower = None if limits is None else limits.lower
    upper = None if limits is None else limits.upper
    return (
        -math.inf if lower is None else evaluate(lower, names),
        math.inf if upper is None else evaluate(upper, names),
    )
