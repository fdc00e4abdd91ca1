"""States at which friction functions are compared: joints exactly at rest, near breakaway, within dead bands, sliding.

Joint forces are drawn by the band that holds each resting joint, so that about half of the joints stick; loads enter
through the pose and the accelerations of the others. Of ten states

    two     are all at rest, held or pushed beyond
    one     rests in some joints
    one     does so, or slides in all, in a step near the longest stable one, where there is a limit
    one     is at rest with one joint within 1e-8 to 1e-3 of its breakaway (1e-3 to 1e-2 where single precision must
            decide alike), one rests in some joints, most of them so
    one     slides in all joints
    one     has joints whose static limit was reached at this event
    one     rests in some joints at angles of up to a thousand radians
    one     has rates within and around a fixed step's dead band

Steps near the longest stable one are beyond it, and every fourth within it: a long step meets many events, and single
precision may miss one, so those within have states that it does not hold.

Of joints with a preloaded drive that slide, a third are pushed by forces about its preload.

Limits are taken in turn: each joint's own breakaway, at the lower and the upper end of its band, from inside and from
outside; each joint's limit reached, alone; the edge of each joint's dead band, for both signs of its rate and from both
sides. Zeros at rest have both signs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.longest_steps import ANY, FAR, LONGEST, longest_steps
from symgen.check.states import States
from symgen.derive.functions import Signature
from symgen.describe.couplings import friction_groups
from symgen.describe.expression import Expression
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import stop_bounds
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.interpreter import Interpreter
from symgen.reference.joint_motion import joint_motion
from symgen.reference.state import mode_rates

__all__ = ["FRICTION_KINDS", "friction_states"]


PAIRS = (
    ("at rest, held", "at rest, pushed"),
    ("partly at rest", "at rest, near breakaway"),
    ("sliding", "at its limit"),
    ("near the longest step", "near breakaway"),
    ("partly at rest, large angles", "within a dead band"),
)
FRICTION_KINDS = (*(kind for pair in PAIRS for kind in pair), *(kind for pair in PAIRS for kind in reversed(pair)))
"""Twice ten, in pairs: every other state is one that single precision holds, and those have to be of all kinds."""

IN_TURN = ("at rest, near breakaway", "at its limit", "within a dead band")
"""Kinds in which one joint after the other is the one that matters."""

SLIDING = ("within a dead band", "near the longest step")
"""Kinds in which most joints move."""

MOVES = 20
"""Newton's steps that bring joints which follow others back to their stops."""

MEETING = ("sliding", "partly at rest")
"""Kinds of states; in every other state of these the joints that move meet their stops within the step."""

EDGE = 1e-6
"""Smallest relative distance from the edge of a dead band, whose width takes a solution with the inertia matrix."""


def friction_states(
    mechanism: Mechanism,
    interpreter: Interpreter,
    signatures: dict[str, Signature],
    states: States,
    seed: int,
    steps: Reals | None = None,
) -> States:
    """The states with other rates and forces, and with modes, masks and steps.

    Args:
        mechanism: of a chain with friction.
        interpreter: holds `friction_inverse_dynamics`.
        signatures: of the chain.
        states: coordinates, inputs, parameters.
        seed: of the draw.
        steps: (1, count), the usual lengths of steps; None draws powers of two about a tenth of a millisecond.
    """
    states = _within_stops(mechanism, states)
    rng = np.random.default_rng([seed, 1])
    n, count = mechanism.nv, states.count
    kinds = np.array([FRICTION_KINDS[k % len(FRICTION_KINDS)] for k in range(count)])
    share_at_rest = np.select(
        [np.char.startswith(kinds, "at rest"), kinds == "sliding", np.isin(kinds, SLIDING)], [1.0, 0.0, 0.3], 0.6
    )
    resting = rng.random((n, count)) < share_at_rest
    usual = 2.0 ** -rng.integers(10, 16, (1, count)).astype(float) if steps is None else steps
    turn = np.arange(count) // len(FRICTION_KINDS)  # how many states of this kind there were before
    near_it = np.flatnonzero(kinds == "near the longest step")
    beyond_it = np.isin(np.arange(count), near_it) & (states.single | (turn % 2 == 0))
    most = LONGEST if steps is None else ANY
    limits = longest_steps(mechanism, states.take(near_it), resting[:, near_it], most)
    dt = usual.copy()
    dt[0, near_it] = limits.draw(beyond_it[near_it], usual[0, near_it], rng)
    long = (dt != usual)[0]
    beyond_it &= long
    one = (np.arange(n)[:, None] == turn % max(n, 1)) & np.isin(kinds, IN_TURN)
    upper, outside = turn // max(n, 1) % 2 == 1, turn // max(2 * n, 1) % 2 == 1
    resting = np.where(one, kinds != "within a dead band", resting)
    near = 10.0 ** np.where(states.single, rng.uniform(-3.0, -2.0, (n, count)), rng.uniform(-8.0, -3.0, (n, count)))
    edge = np.where(upper, 1.0, -1.0) * (1.0 + np.where(outside, 1.0, -1.0) * np.maximum(near, EDGE))
    slow = np.where(one, edge, np.sign(states.values["qd"]) * rng.uniform(0.02, 1.5, (n, count)))
    widths = _dead_bands(mechanism, interpreter, signatures, states, dt)
    widths = np.where(np.isfinite(widths), widths, np.abs(states.values["qd"]))  # joints that jam hold whatever acts
    fast = np.maximum(np.abs(states.values["qd"]), rng.uniform(1.1, 2.0, (n, count)) * widths)
    fast = np.copysign(np.where(beyond_it, fast, np.minimum(fast, FAR / dt)), states.values["qd"])
    rest = rng.choice([0.0, -0.0], (n, count))
    qd = np.select([resting, kinds == "within a dead band", long], [rest, slow * widths, fast], states.values["qd"])
    qd = np.where(states.single, _single(qd), qd)
    at_rest = (kinds == "partly at rest") & ~states.single
    qd = _some_following_at_rest(mechanism, states, qd, np.flatnonzero(at_rest))
    resting = resting & (qd == 0.0)
    values = {**states.values, "dt": dt, "qd": qd}
    values["q"] = _before_stops(mechanism, states, qd, dt, np.isin(kinds, MEETING) & (turn % 2 == 0), rng)
    states = replace(states, values={**states.values, "q": values["q"]})
    values["t"] = dt * np.round(states.values["t"] / dt)  # as a step knows it, from a count
    values["qdd"] = np.where(resting & (rng.random((n, count)) < 0.5), 0.0, states.values["qdd"])

    smooth, low, high = _holding(mechanism, interpreter, signatures, replace(states, values=values))
    end = np.where(one, upper, rng.random((n, count)) < 0.5)
    past = np.where(one, outside, rng.random((n, count)) < 0.5)
    near = end + near * np.where(end == past, 1.0, -1.0)
    inside = rng.uniform(0.02, 0.98, (n, count))
    beyond = rng.uniform(-0.6, 1.6, (n, count))
    some = rng.random((n, count)) < 0.5
    share = np.where(
        (kinds == "at rest, held")
        | long
        | ((kinds == "near breakaway") & some)
        | ((kinds == "at rest, near breakaway") & ~one),
        inside,
        np.where(np.isin(kinds, ("at rest, near breakaway", "near breakaway", "at its limit")), near, beyond),
    )
    forced = states.values["tau"]
    tau = np.where(resting, low + share * (high - low), smooth + np.where(long, 0.002 * forced * smooth, 0.3 * forced))
    tau = np.where(resting, tau, tau + _across_preloads(mechanism, states, rng))
    takes = np.isin(np.arange(n), mechanism.actuated)[:, None]
    tau = np.where(takes, tau, 0.0)
    values["tau"] = np.where(states.single, _single(tau), tau)

    mode = np.where(resting, rng.choice([0, 0, 0, 1, -1], (n, count)), np.sign(qd)).astype(np.int8)
    reaching = kinds == "at its limit"
    mode[one & reaching] = 0
    values["mode"] = mode
    values["direction"] = np.where(resting, mode, -np.sign(qd)).astype(np.int8)
    values["stuck"] = resting & (rng.random((n, count)) < 0.9)
    values["reached"] = reaching & resting & (mode == 0) & np.where(upper, one, ~some)
    behind = _following_rates(mechanism, states, qd)
    if len(behind):
        more = _following_modes(behind, reaching, rng)
        values |= {name: np.concatenate([values[name], array]) for name, array in more.items()}
    kept = {name: np.ascontiguousarray(array) for name, array in values.items()}
    return replace(states, values=kept, kinds=FRICTION_KINDS if steps is None else tuple(kinds.tolist()))


def _holding(
    mechanism: Mechanism, interpreter: Interpreter, signatures: dict[str, Signature], states: States
) -> list[Reals]:
    """Joint forces (n, count) that hold a motion, and the ends of the band, with nothing accelerating that need not."""
    n, count = states.values["q"].shape
    zero: dict[str, npt.NDArray[Any]] = {
        "qdd": np.zeros((n, count)),
        "tau": np.zeros((n, count)),
        "mode": np.zeros((len(friction_groups(mechanism.chain)), count), np.int8),
    }
    still, parameters = replace(states, values={**states.values, **zero}), states.per_state_parameters()
    given = [k for k, joint in enumerate(mechanism.own_joints) if joint.motion is not None]
    if given:
        dynamics = signatures["friction_dynamics"]
        known = interpreter.float64(dynamics.name, still.inputs(dynamics.inputs), parameters)[1]
        still.values["qdd"][given] = known[given]
    inverse = signatures["friction_inverse_dynamics"]
    found: list[Reals] = interpreter.float64(inverse.name, still.inputs(inverse.inputs), parameters)
    return found


def _following_modes(
    rates: Reals, reaching: npt.NDArray[np.bool_], rng: np.random.Generator
) -> dict[str, npt.NDArray[Any]]:
    """Modes and masks (e, count) of joints that follow several coordinates, by their rates."""
    still = rates == 0.0
    mode = np.where(still, rng.choice([0, 0, 0, 1, -1], still.shape), np.sign(rates)).astype(np.int8)
    mode[:, reaching] = np.where(still[:, reaching], 0, mode[:, reaching])
    return {
        "mode": mode,
        "direction": np.where(still, mode, -mode),
        "stuck": still & (rng.random(still.shape) < 0.9),
        "reached": np.zeros(still.shape, dtype=bool),
    }


def _following(mechanism: Mechanism, states: States, qd: Reals) -> tuple[Reals, list[int]]:
    """Rates (joints, n, count) of all joints by those of the coordinates, and which follow several with friction."""
    names = [joint.name for joint in bearing_joints(mechanism.chain)]
    places = [names.index(group[0].name) for group in friction_groups(mechanism.chain)[mechanism.nv :]]
    if not places:
        return np.zeros((0, *qd.shape)), places
    motion = joint_motion(mechanism.chain, _parameters(mechanism, states), states.values["q"], qd, np.zeros_like(qd))
    return motion.N, places


def _following_rates(mechanism: Mechanism, states: States, qd: Reals) -> Reals:
    """(e, count): rates of joints with friction that follow several coordinates."""
    N, places = _following(mechanism, states, qd)
    if not places:
        return np.zeros((0, qd.shape[1]))
    n = len(qd)
    rows = np.concatenate([np.broadcast_to(np.eye(n)[:, :, None], (n, n, qd.shape[1])), N[places]])
    return np.asarray(mode_rates(rows, qd)[n:])


def _some_following_at_rest(mechanism: Mechanism, states: States, qd: Reals, chosen: npt.NDArray[np.intp]) -> Reals:
    """Rates with which, in the chosen states, one joint that follows several coordinates rests while they move."""
    N, places = _following(mechanism, states, qd)
    result = qd.copy()
    given = np.array([joint.motion is not None for joint in mechanism.own_joints])
    for turn, c in enumerate(chosen.tolist() if places else []):
        row, v = N[places[turn % len(places)], :, c], result[:, c]
        movable = np.where(given | (v == 0.0), 0.0, np.abs(row))
        k = int(np.argmax(movable))
        rest = row @ v - row[k] * v[k]
        if movable[k] > 0.0 and rest != 0.0:
            result[k, c] = -rest / row[k]
    return result


def _dead_bands(
    mechanism: Mechanism, interpreter: Interpreter, signatures: dict[str, Signature], states: States, dt: Reals
) -> Reals:
    """(n, count): the rates at which a fixed step stops a joint: `dead_band`, or dt F_s (M^-1)_ii of free joints."""
    n, count = states.values["q"].shape
    zero = np.zeros((n, count))
    still = replace(states, values={**states.values, "qd": zero, "qdd": zero})

    def at_rest(name: str) -> list[Reals]:
        function = signatures[name]
        found: list[Reals] = interpreter.float64(
            function.name, still.inputs(function.inputs), states.per_state_parameters()
        )
        return found

    _, low, high = at_rest("friction_inverse_dynamics")
    free = [k for k, joint in enumerate(mechanism.own_joints) if joint.motion is None]
    M = at_rest("mass_matrix")[0].reshape(n, n, count)[np.ix_(free, free)]
    widths = np.zeros((n, count))
    widths[free] = np.diagonal(np.linalg.pinv(M.transpose(2, 0, 1)), axis1=1, axis2=2).T
    widths *= 0.5 * dt * (high - low)
    for k, joint in enumerate(mechanism.own_joints):
        if joint.friction is not None and joint.friction.dead_band is not None:
            widths[k] = _in_each_state(mechanism, states, joint.friction.dead_band)
    return widths


def _within_stops(mechanism: Mechanism, states: States) -> States:
    """The states with joints beyond a stop at it, where steps start."""
    q = _own_within_stops(mechanism, states, states.values["q"].copy())
    return replace(states, values={**states.values, "q": _followers_within_stops(mechanism, states, q)})


def _own_within_stops(mechanism: Mechanism, states: States, q: Reals) -> Reals:
    for k, joint in enumerate(mechanism.own_joints):
        lower, upper = stop_bounds(joint)
        if lower is not None:
            q[k] = np.maximum(q[k], _in_each_state(mechanism, states, lower))
        if upper is not None:
            q[k] = np.minimum(q[k], _in_each_state(mechanism, states, upper))
    return q


def _before_stops(
    mechanism: Mechanism, states: States, qd: Reals, dt: Reals, chosen: npt.NDArray[np.bool_], rng: np.random.Generator
) -> Reals:
    """Coordinates from which the joints with stops that move in the chosen states meet them within the step."""
    q = states.values["q"].copy()
    for k, joint in enumerate(mechanism.own_joints):
        if joint.stop is None:
            continue
        share = rng.uniform(0.1, 0.9, states.count)
        for sense, bound in zip((-1.0, 1.0), stop_bounds(joint), strict=True):
            if bound is not None:
                near = _in_each_state(mechanism, states, bound) - share * qd[k] * dt[0]
                near = np.where(states.single, _single(near), near)
                q[k] = np.where(chosen & (sense * qd[k] > 0.0), near, q[k])
    return _own_within_stops(mechanism, states, q)


def _followers_within_stops(mechanism: Mechanism, states: States, q: Reals) -> Reals:
    """Coordinates that leave joints which follow others within their stops as well, by Newton's method."""
    own = set(mechanism.places)
    stops = [(i, *stop_bounds(joint)) for i, joint in enumerate(mechanism.joints) if joint.stop is not None]
    followers = [
        (i, *(None if bound is None else _in_each_state(mechanism, states, bound) for bound in bounds))
        for i, *bounds in stops
        if i not in own
    ]
    known, still = _parameters(mechanism, states), np.zeros_like(q)
    for _ in range(MOVES if followers else 0):
        for i, lower, upper in followers:
            motion = joint_motion(mechanism.chain, known, q, still, still)
            x, row = motion.q[i], motion.N[i][list(mechanism.free)]
            beyond = x - np.clip(x, -np.inf if lower is None else lower, np.inf if upper is None else upper)
            size = np.sum(row * row, axis=0)
            q[list(mechanism.free)] -= row * np.divide(beyond, size, out=np.zeros_like(size), where=size > 0.0)
        q = _own_within_stops(mechanism, states, q)
    return q


def _across_preloads(mechanism: Mechanism, states: States, rng: np.random.Generator) -> Reals:
    """(n, count): of joints with a preloaded drive, forces in a third of the states that reach and cross the preload.

    They are 0.1 to 30 times the preload, for a rotor takes its share of the force.
    """
    added = np.zeros((mechanism.nv, states.count))
    for k, joint in enumerate(mechanism.own_joints):
        if joint.drive is not None and joint.drive.preload is not None:
            size = rng.choice([0.0, 0.0, 1.0], states.count) * 10.0 ** rng.uniform(-1.0, 1.5, states.count)
            preload = _in_each_state(mechanism, states, joint.drive.preload)
            added[k] = rng.choice([-1.0, 1.0], states.count) * size * preload
    return added


def _in_each_state(mechanism: Mechanism, states: States, expression: Expression) -> Reals:
    """(count,): the value of a number of friction."""
    if all(expression != other for _, other in varying_friction(mechanism.chain)):
        sets = states.sets_by_name(mechanism)
        return np.array([real_part(evaluate(expression, known)) for known in sets])[states.which]
    known = _parameters(mechanism, states)
    still = np.zeros_like(states.values["q"])
    q = joint_motion(mechanism.chain, known, states.values["q"], still, still).q
    signals = np.concatenate([states.values["inputs"], q]).T.tolist()
    by_name = [dict(zip((*mechanism.input_names, *mechanism.names), row, strict=True)) for row in signals]
    found = zip(known, by_name, states.values["t"][0].tolist(), strict=True)
    return np.array([real_part(evaluate(expression, a | b, t=t)) for a, b, t in found])


def _parameters(mechanism: Mechanism, states: States) -> list[dict[str, float]]:
    """Values of the parameters by name, state by state."""
    sets = states.sets_by_name(mechanism)
    return [sets[k] for k in states.which]


def _single(values: Reals) -> Reals:
    return np.asarray(values.astype(np.float32).astype(np.float64))
