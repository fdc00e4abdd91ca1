"""The functions of a chain with friction, as Program functions: one text for every target, lane and interpreter.

`FrictionFunctions` is given the smooth terms at (q, qd) by a supplier, so the definition and the fast form share it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, GroupLevel, changed_bearings
from symgen.derive.friction.consistency import Trial, obeys
from symgen.derive.friction.coordinate_friction import rubbing_joint
from symgen.derive.friction.decide import Decision, decide
from symgen.derive.friction.drives import holding_band
from symgen.derive.friction.load_law import Loaded
from symgen.derive.friction.loaded import LoadedSolution, grows, solve_loaded
from symgen.derive.friction.mode_pattern import Motion, move, shown_apart, unloaded
from symgen.derive.friction.modes import mode_rates, shared_places
from symgen.derive.friction.pieces import explorable, explored
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.friction.resistance import Rubbing, holds, sliding_force, static_limits
from symgen.derive.friction.smooth import Smooth
from symgen.describe.couplings import friction_groups
from symgen.describe.expression import Name, Time, parts
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import loses
from symgen.functions import NONFINITE
from symgen.program.function import Function
from symgen.program.nodes import Node

__all__ = ["FrictionFunctions", "Supplier"]

Supplier = Callable[[Sequence[Scalar], Sequence[Scalar], Scalar], Smooth]
"""Smooth terms at coordinates and rates, so long after the argument `t`."""


class FrictionFunctions:
    """Writes the friction functions of one chain into the pool of `algebra`."""

    def __init__(self, mechanism: Mechanism, algebra: NodeAlgebra, supply: Supplier) -> None:
        self.mechanism = mechanism
        self.algebra = algebra
        self.branches = Branches(algebra)
        self.supply = supply
        self.n = mechanism.nv
        self.modes_count = len(friction_groups(mechanism.chain))
        self.helpers: list[Function] = []
        self._felt: dict[tuple[Loaded, ...], LoadedSolution] = {}

    def vector(self, name: str) -> list[Scalar]:
        """The elements of a real argument over the coordinates."""
        return [self.algebra.scalar(self.algebra.pool.input(name, k)) for k in range(self.n)]

    def flags(self, name: str, type_: str) -> list[Node]:
        """The elements of an argument of modes or conditions, in the order of the modes."""
        return [self.algebra.pool.input(name, k, type_) for k in range(self.modes_count)]

    @cached_property
    def signals(self) -> list[Scalar]:
        """Inputs and the time where numbers of friction name them; a level that is not in force hides what they are."""
        named = {part for _, expression in varying_friction(self.mechanism.chain) for part in parts(expression)}
        used = [("inputs", k) for k, name in enumerate(self.mechanism.input_names) if Name(name) in named]
        used += [("t", 0)] if Time() in named else []
        return [self.algebra.scalar(self.algebra.pool.input(name, k)) for name, k in used]

    def problem(self, rates: Sequence[Scalar] = ()) -> FrictionProblem:
        """At the arguments q, qd, tau; for the laws at these rates, see `friction_problem`."""
        smooth = self.supply(self.vector("q"), self.vector("qd"), self.branches.zero)
        return friction_problem(self.mechanism, self.branches, smooth, self.vector("qd"), self.vector("tau"), rates)

    def spread(self, found: FrictionProblem, values: Sequence[Scalar], elsewhere: Sequence[Scalar]) -> list[Scalar]:
        """Values of the free joints at their places in q, `elsewhere` at the others."""
        result = list(elsewhere)
        for place, i in enumerate(found.smooth.motion.free):
            result[i] = values[place]
        return result

    def accelerations(self, found: FrictionProblem, motion: Motion) -> list[Scalar]:
        """qdd of all joints."""
        return self.spread(found, motion.qdd, found.smooth.motion.given)

    def forces(self, found: FrictionProblem, motion: Motion) -> list[Scalar]:
        """Friction in the order of the modes; that of prescribed joints is what their known motion meets."""
        own = [f + d for f, d in zip(motion.f, found.drag, strict=False)]
        qdd, behind = self.accelerations(found, motion), []
        pressing = iter(motion.qdd[len(found.problem.right) :])
        felt = {k: next(pressing) for k, known in enumerate(found.felt) if known is None} if motion.f else {}
        rubbing = dict(zip(found.joints, found.problem.rubbing, strict=True))
        for i in range(self.n, self.modes_count):
            if i in rubbing:
                behind.append(motion.f[rubbing[i].place])
            else:
                known = found.dragged.get(i)
                behind.append(self.met_force(found.smooth, i, qdd, felt=felt) if known is None else known)
        return [*self.spread(found, own, self.known_forces(found.smooth, qdd, behind, felt)), *behind]

    def known_forces(
        self,
        smooth: Smooth,
        qdd: Sequence[Scalar],
        behind: Sequence[Scalar],
        felt: Mapping[int, Scalar] | None = None,
    ) -> list[Scalar]:
        """Friction of prescribed joints for known accelerations; zero at the others.

        Args:
            behind: friction of the joints that follow several coordinates.
            felt: friction that loads depend on, as far as the motion was found with it.
        """
        result = [self.branches.zero] * self.n
        for i in range(self.n):
            if i not in smooth.motion.free:
                result[i] = self.met_force(smooth, i, qdd, behind, felt)
        return result

    def rates(self, smooth: Smooth) -> list[Scalar]:
        """Rates in the order of the modes, at the argument qd."""
        return mode_rates(self.branches, self.mechanism, smooth.motion, self.vector("qd"))

    def mode_accelerations(self, smooth: Smooth, qdd: Sequence[Scalar]) -> list[Scalar]:
        """Accelerations in the order of the modes."""
        return [*qdd, *(smooth.motion.acceleration(place, qdd) for place in shared_places(self.mechanism))]

    def onto(self, smooth: Smooth, forces: Sequence[Scalar]) -> list[Scalar]:
        """Forces in the order of the modes as forces of the coordinates (n,)."""
        result = list(forces[: self.n])
        for place, force in zip(shared_places(self.mechanism), forces[self.n :], strict=True):
            for k, slope in smooth.motion.bearing(place)[0].items():
                result[k] = result[k] + slope * force
        return result

    def met_force(
        self,
        smooth: Smooth,
        i: int,
        qdd: Sequence[Scalar],
        behind: Sequence[Scalar] | None = None,
        felt: Mapping[int, Scalar] | None = None,
    ) -> Scalar:
        """Friction of joint i in known motion, against the rate, or at rest against the acceleration.

        Args:
            behind: friction of the joints that follow several coordinates; by default what they meet.
            felt: friction that loads depend on, by position in `smooth.felt`; by default what all of them meet.
        """
        sense = self._met_sense(smooth, i, qdd)
        total = self.total(smooth, i, qdd)
        if self.passes_others(i):
            if behind is None:
                behind = [self.met_force(smooth, e, qdd) for e in range(self.n, self.modes_count)]
            total = total + self.onto(smooth, [*[self.branches.zero] * self.n, *behind])[i]
        pressing = self.felt(smooth, qdd, self._met(smooth, qdd), known=felt)[1].u if smooth.felt else ()
        return self.opposing_force(smooth, i, qdd, sense, total, pressing)

    def _met_sense(self, smooth: Smooth, i: int, qdd: Sequence[Scalar]) -> Scalar:
        """The sign of a mode's rate, or at rest of its acceleration."""
        branches = self.branches
        v = self.rates(smooth)[i]
        sign = branches.algebra.function("sign", (v,))
        resting = branches.equal(v, branches.zero)
        acceleration = self.mode_accelerations(smooth, qdd)[i]
        return branches.where(resting, branches.algebra.function("sign", (acceleration,)), sign)

    def passes_others(self, i: int) -> bool:
        """True when the drive of coordinate i has losses, so that its load holds friction of joints that follow it."""
        return i < self.n < self.modes_count and any(map(loses, friction_groups(self.mechanism.chain)[i]))

    def opposing_force(
        self,
        smooth: Smooth,
        i: int,
        qdd: Sequence[Scalar],
        sense: Scalar,
        total: Scalar,
        felt: Sequence[Scalar] = (),
    ) -> Scalar:
        """Friction of joint i that slides in a sense (+1, 0, -1) at known accelerations; `total` is (M qdd + h)_i,
        and friction of joints that follow several coordinates where a drive with losses passes it on.

        Args:
            felt: friction that loads depend on, see `felt`.
        """
        v = self.rates(smooth)[i]
        joint = rubbing_joint(self.mechanism, i, self.branches, smooth, v, self.branches.zero)
        load = total if joint.rotor is None else total - joint.rotor.at(qdd)
        return sliding_force(self.branches, joint, sense, (*qdd, *felt), load)

    def felt(
        self,
        smooth: Smooth,
        qdd: Sequence[Scalar],
        senses: Sequence[Scalar],
        breaking: Mapping[int, Node] | None = None,
        name: str = "known",
        known: Mapping[int, Scalar] | None = None,
    ) -> tuple[tuple[Loaded, ...], LoadedSolution]:
        """Friction that loads depend on, with its laws, of joints that slide in senses (+1, 0, -1) in a known motion.

        Args:
            senses: by mode.
            breaking: whether a mode is about to slide, so that its levels are static and nothing is viscous.
            name: prefix of the names of loop bodies.
            known: some of these forces, by position in `smooth.felt`.
        """
        branches, n, zero = self.branches, self.n, self.branches.zero
        if not smooth.felt:
            return (), LoadedSolution((), *[branches.true] * 2, *[branches.false] * 2)
        found: dict[int, Loaded] = {}
        for i, sense in enumerate(senses):
            starts = (breaking or {}).get(i)
            v = self.rates(smooth)[i]
            v = v if starts is None else branches.where(starts, branches.zero, v)
            for member in rubbing_joint(self.mechanism, i, branches, smooth, v, branches.zero).members:
                if member.felt is None:
                    continue
                if known and member.felt in known:
                    level, force = GroupLevel(zero, ()), known[member.felt]
                    found[member.felt] = Loaded(branches.true, zero, level, force, zero, zero, None, (), None)
                    continue
                forwards = sense * branches.algebra.function("sign", (member.ratio,))
                groups = changed_bearings(
                    member.groups, lambda load: Affine(load.row[n:], replace(load, row=load.row[:n]).at(qdd))
                )
                way = member.toward(branches, sense)
                level = way.level if starts is None else branches.choose(starts, way.static, way.level)
                found[member.felt] = Loaded(
                    branches.true, forwards, level, way.drag, branches.zero, branches.zero, None, groups, None
                )
        problem, start = tuple(found[k] for k in range(len(found))), [branches.zero] * len(found)
        if problem not in self._felt:
            self._felt[problem] = solve_loaded(branches, problem, start, f"{name}_loads_{len(self._felt)}")
        return problem, self._felt[problem]

    def total(self, smooth: Smooth, i: int, qdd: Sequence[Scalar]) -> Scalar:
        """Joint i's smooth force; none across a joint that follows several coordinates."""
        if i >= self.n:
            return self.branches.zero
        return smooth.h[i] + self.branches.sum([a * b for a, b in zip(smooth.M[i], qdd, strict=True)])

    def holding_torques(self, smooth: Smooth, i: int, qdd: Sequence[Scalar]) -> tuple[Scalar, Scalar]:
        """The band of motor torques that hold joint i at rest while the others accelerate as given."""
        branches = self.branches
        held = [branches.zero if k == i else a for k, a in enumerate(qdd)]
        joint = rubbing_joint(self.mechanism, i, branches, smooth, branches.zero, branches.zero)
        inertial = branches.zero if joint.rotor is None else joint.rotor.at(held)
        load = self.total(smooth, i, held) - inertial
        if smooth.felt:
            return self._held_in_loops(smooth, joint, i, held, load, inertial)
        backward, forward = static_limits(branches, joint, held)
        low = high = load
        for e, place in enumerate(shared_places(self.mechanism), start=self.n):
            slope = smooth.motion.bearing(place)[0].get(i)
            if slope is None:
                continue
            other = rubbing_joint(self.mechanism, e, branches, smooth, branches.zero, branches.zero)
            below, above = holds(branches, other, held)
            size = branches.abs(slope)
            if other.backward is not None:
                turns = branches.less(slope, branches.zero)
                below, above = branches.where(turns, above, below), branches.where(turns, below, above)
            force = slope * self.met_force(smooth, e, held)
            ends = self.rates(smooth)[e], self.mode_accelerations(smooth, held)[e]
            rests = branches.all(branches.equal(x, branches.zero) for x in ends)
            low, high = (
                end + branches.where(rests, side * (size * most), force)
                for end, side, most in ((low, -branches.one, below), (high, branches.one, above))
            )
        bands = [holding_band(end, backward, forward) for end in (low, high)]
        lowest, highest = bands[0][0], bands[1][1]
        if joint.losses is not None and high is not load:  # g_lo is concave and g_up convex: the ends decide
            lowest = branches.algebra.function("min", (lowest, bands[1][0]))
            highest = branches.algebra.function("max", (highest, bands[0][1]))
        return lowest + inertial, highest + inertial

    def _met(self, smooth: Smooth, qdd: Sequence[Scalar]) -> list[Scalar]:
        return [self._met_sense(smooth, k, qdd) for k in range(self.modes_count)]

    def _held_in_loops(
        self, smooth: Smooth, joint: Rubbing, i: int, held: Sequence[Scalar], load: Scalar, inertial: Scalar
    ) -> tuple[Scalar, Scalar]:
        """The band of motor torques where loads depend on friction; no number where no limit is known (self-locking).

        Joints at rest that move with the coordinate break away with it.

        Args:
            load: tau_l of the coordinate without friction.
            inertial: tau_s.
        """
        branches, own = self.branches, (-self.branches.one, self.branches.one)
        shared = dict(enumerate(shared_places(self.mechanism), start=self.n))
        slopes = {e: row[i] for e, place in shared.items() if i in (row := smooth.motion.bearing(place)[0])}
        rates, ahead = self.rates(smooth), self.mode_accelerations(smooth, held)
        rests = {e: branches.all(branches.equal(x, branches.zero) for x in (rates[e], ahead[e])) for e in slopes}
        met, ends, sound, at = self._met(smooth, held), list[Scalar](), list[Node](), tuple(held)
        for side, sense in enumerate(own):
            senses = [sense if k == i else x for k, x in enumerate(met)]
            for e, slope in slopes.items():
                away = sense * branches.algebra.function("sign", (slope,))
                senses[e] = branches.where(rests[e], away, senses[e])
            problem, solution = self.felt(smooth, held, senses, {i: branches.true, **rests})
            at = (*held, *solution.u)
            grown = branches.any((solution.proven, grows(branches, problem, solution.u)))
            sound.append(branches.all((grown, solution.converged)))
            level = static_limits(branches, joint, at)[side]
            total = sense * (level.own if joint.losses is not None else level.own + level.motor)
            for e, slope in slopes.items():
                other = rubbing_joint(self.mechanism, e, branches, smooth, branches.zero, branches.zero)
                limits = holds(branches, other, at)
                most = branches.where(branches.less(senses[e], branches.zero), *limits)
                slides = self.opposing_force(smooth, e, held, senses[e], branches.zero, solution.u)
                total = total + slope * branches.where(rests[e], senses[e] * most, slides)
            ends.append(load + total)
        backward, forward = static_limits(branches, joint, at)
        low, high = ends
        if backward.losses is not None and forward.losses is not None:
            low = branches.min(*(x - backward.losses.static_excess(-x) for x in ends)) - backward.motor
            high = branches.max(*(x + forward.losses.static_excess(x) for x in ends)) + forward.motor
            sound = [branches.all(sound)] * 2
        low, high = (
            branches.where(known, end, self._no_number(i, end)) for known, end in zip(sound, (low, high), strict=True)
        )
        return low + inertial, high + inertial

    def _no_number(self, i: int, end: Scalar) -> Scalar:
        """NaN in the place of an end of coordinate i's band, also of one that is a literal."""
        size = end * end
        if self.algebra.number(end) is not None:
            size = size + self.vector("qd")[i] * self.vector("qd")[i]
        return self.branches.sqrt(-(self.branches.one + size))

    def held_joints(self, found: FrictionProblem, stuck: Sequence[Node]) -> list[Node]:
        """By place whether its mode holds a joint; joints that cannot stick are never held."""
        result = [self.branches.false] * found.problem.places
        for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
            result[joint.place] = stuck[i]
        return result

    def quick_motion(self, found: FrictionProblem, mode: Sequence[Node], name: str) -> Motion:
        """The motion for given modes that Newton's method meets."""
        signs = [self.branches.sign(mode[i]) for i in found.joints]
        return move(self.branches, found.problem, self._held(found, mode), signs, None, name)

    def given_motion(self, found: FrictionProblem, mode: Sequence[Node], name: str) -> Motion:
        """The motion for given modes; of several one in which joints at rest obey them, if there is one."""
        branches, problem = self.branches, found.problem
        motion = self.quick_motion(found, mode, name)
        if not explorable(problem):
            return motion
        moving = tuple(branches.no(branches.equal(found.rates[i], branches.zero)) for i in found.joints)
        pattern = tuple(mode[i] for i in found.joints)
        trial = Trial(problem, pattern, moving, (branches.false,) * len(pattern))
        sure = branches.any((motion.proven, obeys(branches, trial, motion.qdd, motion.f)))
        asks = branches.no(branches.any((motion.none, branches.all((motion.converged, sure)))))
        parts = unloaded(branches, problem, self._held(found, mode), [branches.sign(x) for x in pattern])
        asks = branches.all((asks, *shown_apart(branches, parts)))
        return explored(branches, problem, parts, motion, asks, trial, obeys, name)

    def _held(self, found: FrictionProblem, mode: Sequence[Node]) -> list[Node]:
        return self.held_joints(found, [self.branches.is_mode(x, 0) for x in mode])

    def sound(self, status: Scalar) -> Scalar:
        """The status, or that the state is not finite, also where nothing depends on it."""
        state = self.branches.finite([*self.vector("q"), *self.vector("qd"), *self.signals])
        return self.branches.where(state, status, self.algebra.constant(float(NONFINITE)))

    def decided(
        self, found: FrictionProblem, mode: Sequence[Node], reached: Sequence[Node], forced: Sequence[Node], name: str
    ) -> Decision:
        """The decision over all joints at zero rate; the others keep their mode, or take their rate's sign."""
        branches, qd = self.branches, found.rates
        moving, modes = [], []
        for i in found.joints:
            moving.append(branches.no(branches.equal(qd[i], branches.zero)))
            modes.append(branches.pick(branches.is_mode(mode[i], 0), branches.mode_of(qd[i]), mode[i]))
        return decide(branches, found.problem, moving, modes, reached, forced, name)

    def modes(self, found: FrictionProblem, decision: Decision) -> list[Node]:
        """Modes of all joints: as decided, else the sign of the rate."""
        result = [self.branches.mode_of(v) for v in found.rates]
        for mode, i in zip(decision.modes, found.joints, strict=True):
            result[i] = mode
        return result
