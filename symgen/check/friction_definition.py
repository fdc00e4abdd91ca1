"""Values of the interpreted definition of friction functions, at chosen states, to judge claims with."""

from __future__ import annotations

import itertools
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import Judge, Opinion
from symgen.check.measure import SMALL
from symgen.describe.couplings import followed, friction_groups
from symgen.describe.expression import Expression
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.traits import uses_time
from symgen.reference.batched_newton_euler import ManyStates, Needed
from symgen.reference.expressions import evaluate
from symgen.reference.friction import FrictionReference
from symgen.reference.friction_residuals import Claims, judge
from symgen.reference.joined_law import Modes
from symgen.reference.joint_motion import JointMotion, joint_motion
from symgen.reference.state import mode_rates

__all__ = ["EXPLICIT", "HELPERS", "LOST", "FrictionDefinition"]


HELPERS = (
    "mass_matrix",
    "inverse_dynamics",
    "reactions",
    "friction_dynamics",
    "friction_limits",
    "friction_inverse_dynamics",
)
"""Functions of the interpreter that judging needs in addition to the judged one."""

EXPLICIT = ("friction_inverse_dynamics", "friction_torque", "drive_forces")
"""Formulas, without anything to solve: judged like all smooth functions."""

CENTRED = 64.0
"""Ratio of a joint's rate to its coordinate's, in roundings of its summands, up to which its sign is rounding."""

SAME, PROPORTION = 1e-10, {"float64": 1e-4, "float32": 3e-2}
"""Sines of angles between motions that all count as one (the reference up to 1e-9), and that emitted code may count as
one (3e-5, and 1e-2), both with a margin."""

MOST_SETS = 10
"""Joints with friction up to which all sets of them are looked at."""

SHORT = 1e-4
"""Ratio of a joint's rate to its coordinate's, as a part of its summands, below which claims lose digits with it."""

LOST = (2, 5, 6)
"""Statuses that claim nothing: none, limit, not finite."""


class FrictionDefinition(Judge):
    """The interpreter's opinions on the friction functions of one chain; it holds `HELPERS` too."""

    def definition(self, function: str) -> tuple[list[Array], list[Array]]:
        """The interpreter's values; summands of explicit functions, of derivatives, and of those without friction."""
        signature = self.signatures[function]
        if signature.call in EXPLICIT or signature.card.scale == "gradient" or not signature.friction:
            return super().definition(function)
        if function not in self._known:
            values = self.at(function, np.arange(self.states.count))
            self._known[function] = (values, [np.zeros(v.shape) for v in values])
        return self._known[function]

    def at(self, function: str, chosen: npt.NDArray[np.intp], **replaced: Array) -> list[Array]:
        """The interpreter's values at chosen states, some arguments replaced."""
        if not replaced and function in self._known:
            return [value[:, chosen] for value in self._known[function][0]]
        states = self.states.take(chosen)
        inputs = [replaced.get(a.name, states.values[a.name]) for a in self.signatures[function].inputs]
        found: list[Array] = self.interpreter.float64(function, inputs, states.per_state_parameters())
        return found

    @cached_property
    def least(self) -> float:
        """Least error scale of forces, in N and N m: `SMALL` times the median over the states of their largest.

        As in `measure.filled`: where gravity all but cancels, the rounding of its summands stays.
        """
        forces = np.abs([self.definition("bias")[0][0], self.states.values["tau"]])
        largest = np.max(forces, axis=(0, 1), initial=0.0)
        some = largest[largest > 0.0]
        return SMALL * float(np.median(some)) if len(some) else 0.0

    def mass(self, chosen: npt.NDArray[np.intp]) -> Array:
        """M (n, n, len(chosen)) of the interpreter."""
        n = self.mechanism.nv
        (M,), _ = self.definition("mass_matrix")
        return M[:, chosen].reshape(n, n, -1)

    def mass_scale(self, chosen: npt.NDArray[np.intp]) -> Array:
        """The largest summand of each element of M, (n, n, len(chosen)): light links lie far from heavy ones' axes."""
        n = self.mechanism.nv
        return self.definition("mass_matrix")[1][0][:, chosen].reshape(n, n, -1)

    @cached_property
    def parameter_sets(self) -> list[dict[str, float]]:
        """Values of all parameters, one set after the other."""
        return self.states.sets_by_name(self.mechanism)

    @cached_property
    def _evaluated(self) -> dict[Expression, Array]:
        return {}

    def _numbers(self, expression: Expression) -> Array:
        """(sets,): the value of an expression of parameters in each set."""
        if expression not in self._evaluated:
            found = [evaluate(expression, names) for names in self.parameter_sets]
            self._evaluated[expression] = np.array(found, dtype=float)
        return self._evaluated[expression]

    @cached_property
    def _varying(self) -> frozenset[Expression]:
        """Numbers of friction that are not of parameters alone."""
        return frozenset(expression for _, expression in varying_friction(self.mechanism.chain))

    def _names(self, chosen: npt.NDArray[np.intp]) -> list[dict[str, float]]:
        """Values of parameters, inputs and coordinates of all joints at chosen states."""
        states = self.states.take(chosen)
        still = np.zeros_like(states.values["q"])
        q = self.joint_motion(chosen, states.values["q"], still, still).q
        signals = [*self.mechanism.input_names, *self.mechanism.names]
        values = np.concatenate([states.values["inputs"], q]).T.tolist()
        sets = [self.parameter_sets[k] for k in states.which]
        return [known | dict(zip(signals, row, strict=True)) for known, row in zip(sets, values, strict=True)]

    def joint_motion(self, chosen: npt.NDArray[np.intp], q: Array, qd: Array, qdd: Array) -> JointMotion:
        """Coordinates, rates and accelerations of all joints that move, from those of the coordinates."""
        names = [self.parameter_sets[k] for k in self.states.which[chosen]]
        return joint_motion(self.mechanism.chain, names, q, qd, qdd)

    def many(self, chosen: npt.NDArray[np.intp]) -> ManyStates:
        """The numbers of the chain at chosen states."""
        which, t = self.states.which[chosen], self.states.values["t"][0, chosen].tolist()
        names = self._names(chosen) if self._varying else []

        def number(expression: Expression) -> Array:
            if expression not in self._varying:
                return self._numbers(expression)[which]
            return np.array([evaluate(expression, known, t=now) for known, now in zip(names, t, strict=True)])

        return ManyStates(self.mechanism.chain, number, len(chosen))

    def claims(
        self,
        function: str,
        first: Opinion,
        chosen: npt.NDArray[np.intp],
        reached: Array | None = None,
        **replaced: Array,
    ) -> Claims:
        """The claims f, qdd of a function's first two outputs."""
        values = {name: array[:, chosen] for name, array in self.states.values.items()} | replaced
        f, qdd = np.asarray(first[0]), np.asarray(first[1])
        qdd = np.where(np.isfinite(qdd), qdd, np.nan)  # what an infinity leads to is not a number without a warning
        held = mode = None
        if self.signatures[function].call == "sticking_forces":
            free = self.decides[:, None]
            held, mode = values["stuck"] & free, np.sign(self.rates(chosen))
        else:
            mode = values["mode"]
        smooth = self.at("inverse_dynamics", chosen, qdd=qdd)[0]
        motion = self.joint_motion(chosen, values["q"], values["qd"], qdd)
        many = self.many(chosen)
        modes = motion.modes(many.laws)
        wrench = self.at("reactions", chosen, qdd=qdd)[0].reshape(many.n, 6, -1)
        if self.felt:
            wrench = self._pressed(chosen, values["tau"], mode, held, f, qdd)
        elif self.mechanism.closures:
            closing = np.zeros((len(many.laws) - many.n, *wrench.shape[1:]))
            wrench = np.concatenate([wrench, closing])
        rotor = np.zeros((len(modes.laws), len(chosen)))
        if any(body.rotor is not None for body in many.bodies):
            own = many.needed(motion.q, motion.qd, motion.qdd).rotor
            rotor = np.array([ratio * own[place] for place, ratio in modes.rotors])
        given = [k for k, joint in enumerate(self.mechanism.own_joints) if joint.motion is not None]
        needed = Needed(smooth, wrench, rotor)
        state = (values["qd"], values["tau"], mode)
        inertia = (self.mass(chosen), self.mass_scale(chosen))
        # fast joints have summands that cancel: the judge's own forces keep their rounding
        summand = np.max(self.definition("bias")[1][0][:, chosen], axis=0, initial=0.0)
        least = np.maximum(self.least, SMALL * summand)
        return judge(modes, given, *state, f, qdd, needed, *inertia, held, reached, least)

    @cached_property
    def felt(self) -> bool:
        """True where loads depend on the friction of joints, in closed loops or along distances."""
        return not self.mechanism.is_tree and self.law(0).feels

    def at_dead_centre(self, dtype: str) -> npt.NDArray[np.bool_]:
        """(count,): true where loads depend on the friction of a joint at its dead centre.

        The joint turns round there, its friction may be anything up to its level, and its load is left to it: numbers
        on both sides differ, and rounding decides between them.
        """
        if not self.felt:
            return np.zeros(self.states.count, dtype=bool)
        return np.asarray(self._least_ratio <= CENTRED * np.finfo(dtype).eps * self.states.angle)

    @cached_property
    def _least_ratio(self) -> Array:
        """(count,): least ratio of the rate of a joint that loads depend on to its coordinate's, by its summands."""
        law, q = self.law(0), self.states.values["q"]
        motion = self.joint_motion(np.arange(self.states.count), q, np.zeros_like(q), np.zeros_like(q))
        felt = law.mechanics.felt(law.laws)
        ratio, summands = (np.linalg.norm(x[felt], axis=1) for x in (motion.N, motion.summands))
        parts = np.divide(ratio, summands, out=np.zeros_like(ratio), where=summands > 0.0)
        return np.asarray(np.min(parts, axis=0))

    def rounding(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): `States.angle`, more near the dead centre of a joint that loads depend on.

        The short row of its rate is known to its summands' last digits, and so is the force that it shares.
        """
        angle: Array = self.states.angle[chosen]
        return angle * np.maximum(1.0, SHORT / np.maximum(self._least_ratio[chosen], 1e-16)) if self.felt else angle

    def in_one_proportion(self, function: str, dtype: str) -> npt.NDArray[np.bool_]:
        """(count,): true where joints that rest nearly move in one proportion, so nearly that opinions on it differ.

        Emitted code counts them as such up to `PROPORTION`; forces that rigid bodies leave undetermined are shared in
        another way then, and a pattern in which they rest leaves another motion. Joints that slide know their forces.
        """
        found = np.zeros(self.states.count, dtype=bool)
        for some, angle in self._least_angles.items():
            near = (angle > SAME) & (angle < PROPORTION[dtype])
            if np.any(near):
                found |= near & np.all(self._at_rest(function)[list(some)], axis=0)
        return found

    def _at_rest(self, function: str) -> npt.NDArray[np.bool_]:
        """(s, count): true for the modes that rest, or that a function may let rest."""
        call, states = self.signatures[function].call, self.states.values
        if call == "sticking_forces":
            return np.asarray(states["stuck"] & self.decides[:, None])
        if call == "decide" or call.startswith("step"):
            still = self.rates(np.arange(self.states.count)) == 0.0
            return np.asarray(still if call == "decide" else still | (self.definition(function)[0][2] == 0.0))
        return np.asarray(states["mode"] == 0)

    @cached_property
    def _least_angles(self) -> dict[tuple[int, ...], Array]:
        """(count,) least singular value of the directions of some modes, by the metric of M^-1, set by set."""
        everything, free = np.arange(self.states.count), self.free
        sticks = np.flatnonzero(~self.idle(everything))
        if len(self.decides) == self.mechanism.nv or not 1 < len(sticks) <= MOST_SETS:
            return {}
        rows = self._modes(everything).rows[np.ix_(sticks, free)].transpose(2, 0, 1)
        M = self.mass(everything)[np.ix_(free, free)].transpose(2, 0, 1)
        sizes, vectors = np.linalg.eigh(M)
        along = (rows @ vectors) / np.sqrt(np.maximum(sizes, np.finfo(float).tiny))[:, None, :]
        lengths = np.linalg.norm(along, axis=2, keepdims=True)
        along = along / np.where(lengths > 0.0, lengths, 1.0)
        sets = [s for k in range(2, len(free) + 1) for s in itertools.combinations(range(len(sticks)), k)]
        return {
            tuple(sticks[list(some)].tolist()): np.linalg.svd(along[:, list(some)], compute_uv=False)[:, -1]
            for some in sets
        }

    def law(self, k: int) -> FrictionReference:
        """The literal law at the parameters, the inputs and the time of a state; one for states that share them."""
        t = float(self.states.values["t"][0, k]) if self._timed else 0.0
        key = int(self.states.which[k]), self.states.values["inputs"][:, k].tobytes(), t
        if key not in self._laws:
            self._laws[key] = FrictionReference(self.mechanism.chain, *self.surroundings(k))
        return self._laws[key]

    @cached_property
    def _laws(self) -> dict[tuple[int, bytes, float], FrictionReference]:
        return {}

    @cached_property
    def _timed(self) -> bool:
        """True where anything depends on the time."""
        return uses_time(self.mechanism.chain)

    def surroundings(self, k: int) -> tuple[dict[str, float], list[float] | None, float]:
        """Parameters, inputs and time of state k."""
        return self.states.surroundings(self.mechanism, k)

    def _pressed(
        self, chosen: npt.NDArray[np.intp], tau: Array, mode: Array, held: Array | None, f: Array, qdd: Array
    ) -> Array:
        """(bearings, 6, len(chosen)) reactions of claimed motions with the friction that is behind them, by the law."""
        found = []
        for at, k in enumerate(chosen.tolist()):
            q, qd = (self.states.values[name][:, k] for name in ("q", "qd"))
            modes = mode[:, at].astype(int).tolist()
            resting = None if held is None else np.flatnonzero(held[:, at]).tolist()
            found.append(self.law(k).pressed(q, qd, tau[:, at], modes, f[:, at], qdd[:, at], resting))
        return np.stack(found, axis=-1)

    def without_motion(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): true when no motion has the given modes; `sticking_forces` has no status to say so."""
        states = self.states.take(chosen).values
        mode = np.where(states["stuck"], 0, np.sign(self.rates(chosen))).astype(np.int8)
        return np.isin(self.at("friction_dynamics", chosen, mode=mode)[-1][0], LOST)

    def outside_the_law(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): true when a joint is held without friction, or rests with friction and is not held."""
        states, rubs = self.states.take(chosen).values, ~self.idle(chosen)[:, None]
        return np.asarray(
            np.any((states["stuck"] & ~rubs) | (~states["stuck"] & rubs & (self.rates(chosen) == 0.0)), axis=0)
        )

    def idle(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(s,) true for the modes of joints that never stick."""
        laws = self._modes(chosen[:1]).laws
        return np.array([law is None or not law.sticks for law in laws], dtype=bool) | ~self.decides

    @cached_property
    def decides(self) -> npt.NDArray[np.bool_]:
        """(s,): true for modes of coordinates that are free, and of joints that follow some."""
        given = {joint.name for joint in self.mechanism.own_joints if joint.motion is not None}
        several = followed(self.mechanism.chain)
        groups = friction_groups(self.mechanism.chain)
        own = [group[0].name not in given for group in groups[: self.mechanism.nv]]
        behind = [not given.issuperset(several[joint.name]) for (joint,) in groups[len(own) :]]
        return np.array([*own, *behind], dtype=bool)

    def rates(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(s, len(chosen)): rates in the order of the modes."""
        qd = self.states.values["qd"][:, chosen]
        if len(self.decides) == len(qd):
            return qd
        return mode_rates(self._modes(chosen).rows, qd)

    def _modes(self, chosen: npt.NDArray[np.intp]) -> Modes:
        q, qd = (self.states.values[name][:, chosen] for name in ("q", "qd"))
        return self.joint_motion(chosen, q, qd, np.zeros_like(q)).modes(self.many(chosen).laws)

    def pattern(self, mode: Array, chosen: npt.NDArray[np.intp]) -> tuple[Array, Array]:
        """Violation of the law by a pattern, and its margin to a violation; (len(chosen),) each."""
        f, qdd, status = self.at("friction_dynamics", chosen, mode=mode)
        reached = self.states.values["reached"][:, chosen]
        claims = self.claims("friction_dynamics", [f, qdd], chosen, reached, mode=mode)
        lost = np.isin(status[0], LOST)
        angle = self.rounding(chosen)
        return np.where(lost, np.inf, claims.worst / angle), np.where(lost, 0.0, np.maximum(claims.margin, 0.0))

    def earlier(self, mine: Array, right: Array, chosen: npt.NDArray[np.intp]) -> Array:
        """True when a pattern is tried before the other: reached limits slide, few slide, 0 before +1 before -1."""
        reached = self.states.values["reached"][:, chosen]
        place = {0: 0, 1: 1, -1: 2}  # what is no mode comes last

        def key(mode: Array) -> list[tuple[Any, ...]]:
            return [
                (bool(np.any(r & (m == 0))), int(np.count_nonzero(m)), *(place.get(int(x), 3) for x in m))
                for m, r in zip(mode.T, reached.T, strict=True)
            ]

        return np.array([a < b for a, b in zip(key(mine), key(right), strict=True)], dtype=bool)
