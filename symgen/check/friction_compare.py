"""Opinions on friction functions.

A friction force, an acceleration or a mode is not compared with another opinion's number: it is a claim, judged by the
law it has to obey (`reference.friction_residuals`), with the inertia matrix, forces and reactions of the interpreted
definition. That is the residual of the equations and of the law, relative to the largest summand. Statuses and modes
have to agree with the interpreter's. Where two opinions decide differently the error is what excuses it: how far the
emitted answer is from being consistent, and, unless its pattern comes first in the order of trial, how far the other
opinion's is from being inconsistent; both are rounding only where a joint stands at its limit to rounding.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import FEW, REGULAR, ROOM, SHAKES, SOLVABLE, Opinion
from symgen.check.friction_definition import EXPLICIT, LOST
from symgen.check.friction_reference import by_constraints, by_law
from symgen.check.friction_step_compare import StepJudge
from symgen.check.measure import SMALL, TOLERANCES, filled, finite, ratio
from symgen.check.results import Comparison
from symgen.check.subjects import DIGITS, Code, interpreted
from symgen.functions import GRADIENTS, LIMIT, UNSTABLE
from symgen.reference.interpreter import Interpreter
from symgen.reference.monte_carlo_arithmetic import SHAKE, ShakenArithmetic

__all__ = ["FrictionJudge"]


UNSCALED = 100.0
"""The constraint equations are one system of forces and accelerations of all bodies, as they come: rounding is that of
its largest numbers, whatever the smallest inertia."""

MOST_FORCE = 2.0**30
"""Forces of a joint are judged up to this multiple of its friction."""

STABLE = 2.7
"""dt times the largest eigenvalue up to which classical Runge-Kutta steps are stable."""

STRAY = 10.0
"""Ways of a step, rad or m, from which on its end may be rounding. States are drawn so that most lead less far; one
that is too long for a single joint is taken where this joint sticks."""

MOVED = 1e-6
"""Coordinates and rates are moved by this part of them to see what accelerations depend on."""

SINGULAR = 0.1
"""Condition of M, times the rounding unit, up to which decisions are judged: their accelerations have a digit."""

FRICTION = 1e-3
"""Part of a joint's friction that the rounding of its forces may be."""

LOAD = 4
"""Position of the bearings' loads among the outputs of `friction_limits`; other `CLAIMS` have fewer outputs."""

SWITCHING = "switching_functions"

RATED = 4
"""Position of the chain's conditions among its outputs: rates before margins and loads stand before them."""

NEAR = {"float64": 1e-9, "float32": 1e-3}
"""Part of the forces at work below which a load is next to a corner of the law."""

SLIGHT = 1e-6
"""Part of the forces at work that the change of a force per unit of a variable counts at least: differences of 32
digits over 2^-40 keep 19 digits of forces."""

CLAIMS = ("sticking_forces", "friction_dynamics", "friction_limits")

FOLLOWING = ("friction_limits", SWITCHING, "step", "step_interpolated", *GRADIENTS)
"""Functions with results that follow from accelerations."""


@dataclass
class FrictionJudge(StepJudge):
    """Judges the friction functions of one chain."""

    @np.errstate(invalid="ignore", over="ignore")
    def errors(
        self,
        function: str,
        first: Opinion,
        second: Opinion | None,
        chosen: npt.NDArray[np.intp],
        dtype: str = "float64",
    ) -> list[Array]:
        """(len(chosen),) per output."""
        call = self.signatures[function].call
        known = [value[:, chosen] for value in self.definition(function)[0]]
        if call in EXPLICIT:
            return super().errors(function, first, second, chosen, dtype)
        if call in CLAIMS:
            errors = self._claimed(function, first, known, chosen)
        elif call in GRADIENTS:
            errors = self._sloped(function, first, known if second is None else second, chosen)
        elif call == "decide":
            errors = self._decided(first, known, chosen)
        elif call == SWITCHING:
            errors = self._switched(first, known, chosen)
        else:
            errors = self._stepped(function, first, known, chosen)
        errors = self._followed_conditioned(function, errors, chosen, dtype)
        held = self.held(function, dtype)[chosen]
        return [np.where(held, error, 0.0) for error in errors]

    def held(self, function: str, dtype: str) -> npt.NDArray[np.bool_]:
        """(count,): true when the number type holds all numbers, and friction is more than the rounding of forces.

        A force that a potential has made may be so large that its last digit is more than a joint's friction. Where the
        number type cannot tell M from a singular matrix, accelerations have no right sign that a mode could follow:
        three joints without mass between them have such poses, those of a link that bends and twists among them.
        Nor has friction a right sense in a joint at its dead centre, where loads depend on it, or one right share where
        joints that rest nearly move in one proportion. The ends of steps that lead far and are too long for the motion
        to be stable are rounding.
        """
        held = super().held(function, dtype) & ~self.at_dead_centre(dtype)
        if self.signatures[function].call in EXPLICIT:
            return held
        if self.signatures[function].call in GRADIENTS:
            held = held & self._smooth(function, dtype)
        held = held & ~self.in_one_proportion(function, dtype)
        most = SOLVABLE if self.signatures[function].call in FOLLOWING else SINGULAR
        held = held & (self.condition_of_M * np.finfo(dtype).eps < most)
        if self.signatures[function].call.startswith("step"):
            end, *_, status = self.definition(function)[0]
            with np.errstate(invalid="ignore"):
                doubtful = np.max(np.abs(end - self.states.values["q"]), axis=0, initial=0.0) > STRAY
            doubtful = (doubtful | self._has_expressions) & (status[0] != UNSTABLE)  # nothing is computed there
            held = held & ~(doubtful & self._unstable) if np.any(doubtful) else held
        most = min(MOST_FORCE, FRICTION / float(np.finfo(dtype).eps))
        return np.asarray(held & (self._force_by_friction < most))

    def _few(self, function: str) -> npt.NDArray[np.intp]:
        """Regular ones among the states that single precision holds."""
        regular = self.condition_of_M * np.finfo(np.float64).eps < REGULAR
        return np.flatnonzero(self.states.single & self.held(function, "float64") & regular)[:FEW]

    @cached_property
    def _unstable(self) -> npt.NDArray[np.bool_]:
        """(count,): true when dt exceeds the stability limit of Runge-Kutta steps, so that their ends are rounding.

        The measure is the change of the accelerations when all coordinates, and all rates, are moved a little.
        """
        states, everything = self.states.values, np.arange(self.states.count)
        qdd, rng = self.at("friction_dynamics", everything)[1], np.random.default_rng(0)
        found = np.zeros(self.states.count, dtype=bool)
        for name, power in (("q", 2), ("qd", 1)):
            moved = MOVED * (1.0 + np.abs(states[name])) * rng.choice([-1.0, 1.0], qdd.shape)
            apart = np.abs(self.at("friction_dynamics", everything, **{name: states[name] + moved})[1] - qdd)
            slope = np.max(apart, axis=0, initial=0.0) / np.max(np.abs(moved), axis=0, initial=MOVED)
            found |= ~(slope * states["dt"][0] ** power <= STABLE**power)
        return found

    @cached_property
    def _force_by_friction(self) -> Array:
        """(count,): the largest summand of a joint's forces as a multiple of its static friction."""
        low, high = (x[: self.mechanism.nv] for x in self.definition("friction_limits")[0][2:4])
        width, force = 0.5 * (high - low), np.maximum(self.definition("bias")[1][0], np.abs(self.states.values["tau"]))
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.where(width > 0.0, force / width, 0.0)
        return np.asarray(np.max(share, axis=0, initial=0.0))

    def judged(
        self,
        function: str,
        differences: list[Array],
        scales: list[Array],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
        vectors: bool = False,
        dtype: str = "float64",
    ) -> list[Array]:
        """From differences: forces relative to the largest force, accelerations by the force behind them."""
        if self.signatures[function].call in EXPLICIT:
            return super().judged(function, differences, scales, first, chosen, vectors, dtype)
        return self._followed_conditioned(function, self._weighed(function, differences, first, chosen), chosen, dtype)

    def _weighed(
        self, function: str, differences: list[Array], first: Opinion, chosen: npt.NDArray[np.intp]
    ) -> list[Array]:
        """As `judged`, without an allowance for the condition of the states."""
        call = self.signatures[function].call
        if call == SWITCHING:
            known = [value[:, chosen] for value in self.definition(function)[0]]  # a load is known to its own digits
            return self._switched([a + b for a, b in zip(known, differences, strict=True)], known, chosen)
        if call not in CLAIMS:
            return [np.max(np.abs(d), axis=0, initial=0.0) for d in differences]
        force = self.claims(function, first, chosen).force
        angle = self.rounding(chosen)
        found = []
        for k, difference in enumerate(differences):
            with np.errstate(invalid="ignore"):
                if k == 1:
                    difference = np.einsum("ijs,js->is", self.mass(chosen), difference)
                size = self._load_size(function, force, chosen) if k == LOAD else force
                apart = ratio(np.max(np.abs(difference), axis=0, initial=0.0), size * angle)
            found.append(finite(apart))
        return found

    def effects(
        self,
        function: str,
        differences: list[Array],
        scales: list[Array],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
    ) -> list[Array]:
        """Changes of what is solved for as `judged` weighs them; another decision is an effect of its own."""
        if self.signatures[function].call in EXPLICIT:
            return super().effects(function, differences, scales, first, chosen)
        return self._weighed(function, differences, first, chosen)

    # the parts

    def _followed(self, function: str, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """Errors of what follows from accelerations: ends of steps, switching functions, loads."""
        call = self.signatures[function].call
        if call == SWITCHING:
            return self._switched(first, known, chosen)[:-1]
        if call in GRADIENTS:
            return self._sloped(function, first, known, chosen)[:-1]
        if call == "friction_limits":
            motion = self.at("friction_dynamics", chosen)
            force = self.claims("friction_dynamics", motion, chosen).force
            ends = zip(first[2:LOAD], known[2:LOAD], strict=True) if self.felt else ()
            bands = [np.max(np.abs(a - b), axis=0) / (force * self.rounding(chosen)) for a, b in ends]
            return [*bands, self._load_error(function, first, force, chosen)]
        return self._stepped(function, first, known, chosen)[:2]

    def _followed_conditioned(
        self, function: str, errors: list[Array], chosen: npt.NDArray[np.intp], dtype: str
    ) -> list[Array]:
        """Errors of all outputs, those of what follows from accelerations by their condition.

        In loops bands depend on loads, and near a joint's dead centre loads on the last digits of its friction.
        """
        call = self.signatures[function].call
        if call == "friction_limits":
            first = 2 if self.felt else LOAD
            some = self._conditioned(function, errors[first : LOAD + 1], chosen, dtype)
            return [*errors[:first], *some, *errors[LOAD + 1 :]]
        if call in CLAIMS or call == "decide":
            return errors
        errors = self._conditioned(function, errors, chosen, dtype)
        far = np.max(np.stack(errors), axis=0) > TOLERANCES[dtype]
        if call in GRADIENTS and np.any(far):  # near singular poses rounding comes in behind coordinates
            growth = np.ones(len(chosen))
            growth[far] = self._shaken(function, chosen[far])
            lost = growth * max(SHAKE, float(np.finfo(dtype).eps)) >= SOLVABLE
            errors = [np.where(lost, 0.0, error / growth) for error in errors]
        return errors

    def _shaken(self, function: str, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),), at least 1: the factor by which the definition's derivatives enlarge rounding."""
        states, inputs = self.states.take(chosen), self.signatures[function].inputs
        known, shaken = [x[:, chosen] for x in self.definition(function)[0]], Interpreter(self.interpreter.program)
        grown = np.ones(len(chosen))
        for seed in range(SHAKES):
            shaken.arithmetic = partial(ShakenArithmetic, seed)
            moved = shaken.float64(function, states.inputs(inputs), states.per_state_parameters())
            apart = np.max(np.stack(self._sloped(function, moved, known, chosen)[:-1]), axis=0)
            grown = np.maximum(grown, apart / SHAKE)
        return grown

    def _claimed(self, function: str, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """f by the law, qdd by the equations and of given motions by agreement, bands by the law, status by agreement.

        Equations hold for any motion of a joint that is moved, so they cannot tell that it is the chain's.
        """
        claims = self.claims(function, first, chosen)
        angle = self.rounding(chosen)
        found = [finite(claims.law / angle), finite(np.maximum(claims.equation, claims.rest) / angle)]
        given = [k for k, joint in enumerate(self.mechanism.own_joints) if joint.motion is not None]
        if given:
            apart = np.max(np.abs(np.asarray(first[1])[given] - known[1][given]), axis=0)
            size = np.max(np.abs(known[1]), axis=0)
            with np.errstate(divide="ignore", invalid="ignore"):
                found[1] = np.maximum(found[1], finite(ratio(apart, size * angle)))
        call = self.signatures[function].call
        if call == "friction_limits":
            for mine, right in zip(first[2:4], (claims.low, claims.high), strict=True):
                found.append(finite(np.max(np.abs(mine - right), axis=0) / (claims.force * angle)))
            found.append(self._load_error(function, first, claims.force, chosen))
        if call == "sticking_forces":
            # outside the law there may be no answer that obeys it: then that of the definition is one
            apart = ratio(np.max(np.abs(first[0] - known[0]), axis=0, initial=0.0), claims.force * angle)
            found[0] = np.where(self.outside_the_law(chosen), np.minimum(found[0], finite(apart)), found[0])
            return [np.where(self.without_motion(chosen), 0.0, e) for e in found]
        lost = np.isin(known[-1][0], LOST)
        found = [np.where(lost, 0.0, e) for e in found]
        return [*found, np.where(first[-1][0] == known[-1][0], 0.0, np.inf)]

    def _switched(self, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """Rates and conditions by the largest of their kind, margins and loads by the forces at work; status by
        agreement. Nothing is judged where the modes have no motion."""
        motion = self.at("friction_dynamics", chosen)
        lost = np.isin(motion[-1][0], LOST)
        force = self.claims("friction_dynamics", motion, chosen).force
        states, found = self.states.take(chosen).values, []
        for k, (mine, right) in enumerate(zip(first[:-1], known[:-1], strict=True)):
            size = force if 0 < k < RATED else np.max(np.abs(states["qd"]), axis=0, initial=0.0)
            size = np.maximum(size, np.max(np.abs(right), axis=0, initial=0.0))
            if k == RATED:
                size = np.maximum(size, self._condition_size(chosen))
            with np.errstate(invalid="ignore"):
                apart = np.max(np.abs(mine - right), axis=0, initial=0.0)
            found.append(np.where(lost, 0.0, finite(ratio(apart, size * self.rounding(chosen)))))
        return [*found, np.where(first[-1][0] == known[-1][0], 0.0, np.inf)]

    def _sloped(self, function: str, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """Derivatives by the largest of their kind in a block, those of accelerations by the forces behind them.

        A kind is a result of the function. At least count a thousandth of its summands in the definition, of other
        kinds, and of what is usual in the block, and `SLIGHT` of the forces: what is smaller may be rounding of these.
        Rounding of linearisations may be `ROOM` times that of forces.
        """
        of, found, angle = self.signatures[GRADIENTS[function]], [], self.rounding(chosen)
        ends = np.cumsum([math.prod(result.shape) for result in of.outputs if result.name != "status"])
        force = self.claims("friction_dynamics", self.at("friction_dynamics", chosen), chosen).force
        M, (own, summands) = self.mass(chosen), ([x[:, chosen] for x in part] for part in self.definition(function))

        def kinds(block: Array, M: Array) -> Array:
            """(kinds, states): the largest element."""
            parts = np.split(block.reshape(ends[-1], -1, len(chosen)), ends[:-1])
            if of.call == "friction_dynamics":
                parts = [parts[0], np.einsum("ijs,jks->iks", M, parts[1])]
            return np.array([np.max(np.abs(part), axis=(0, 1), initial=0.0) for part in parts])

        for mine, right, size, summand in zip(first[:-1], known[:-1], own[:-1], summands[:-1], strict=True):
            with np.errstate(invalid="ignore", over="ignore"):
                apart, sizes, terms = kinds(mine - right, M), kinds(size, M), kinds(summand, np.abs(M))
            largest, terms = np.max(sizes, axis=0), np.where(np.isfinite(terms), terms, 0.0)
            usual = filled(largest[None], self.weight)[0]
            least = SMALL * np.max([largest, usual, np.max(terms, axis=0)], axis=0)
            sizes = np.maximum(sizes, np.fmax(least, SLIGHT * force))
            found.append(np.max(finite(ratio(apart, ROOM * sizes * angle)), axis=0))
        return [*found, np.where(first[-1][0] == known[-1][0], 0.0, np.inf)]

    def _smooth(self, function: str, dtype: str) -> npt.NDArray[np.bool_]:
        """(count,): true where derivatives exist, and rounding cannot take a state across a corner."""
        everything = np.arange(self.states.count)
        known, table = self.definition(function)[0], self.signatures[SWITCHING].outputs
        functions = dict(zip([output.name for output in table], self.definition(SWITCHING)[0], strict=True))
        force = self.claims("friction_dynamics", self.at("friction_dynamics", everything), everything).force
        near = NEAR[dtype] * force
        found = ~np.any([np.any(np.isnan(block), axis=0) for block in known], axis=0)
        for name, size in (
            ("load", near),
            ("condition", NEAR[dtype] * self._condition_size(everything)),
            ("dead_centre", NEAR[dtype]),
        ):
            for value in functions.get(name, ()):
                found &= (value == 0.0) | (np.abs(value) > size)
        return np.asarray(found)

    def _magnitude(self, function: str) -> Array:
        """Magnitudes of a function; of derivatives those of the function itself, as they need not exist."""
        return super()._magnitude(GRADIENTS.get(function, function))

    def _condition_size(self, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): the largest summand of the chain's conditions, of the interpreter."""
        _, scales = interpreted(self.interpreter, self.signatures[SWITCHING], self.states.take(chosen))
        return np.asarray(np.max(scales[RATED], axis=0, initial=0.0))

    def _load_error(self, function: str, first: Opinion, force: Array, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): the error of the bearings' loads, which `friction_limits` has."""
        apart = np.max(np.abs(first[LOAD] - self.definition(function)[0][LOAD][:, chosen]), axis=0, initial=0.0)
        return finite(apart / (self._load_size(function, force, chosen) * self.rounding(chosen)))

    def _load_size(self, function: str, force: Array, chosen: npt.NDArray[np.intp]) -> Array:
        """(len(chosen),): the error scale of the bearings' loads; a pin's load, a force, is no joint torque."""
        known = self.definition(function)[0][LOAD][:, chosen]
        largest: Array = np.maximum(force, np.max(np.abs(known), axis=0, initial=0.0))
        return largest

    def _decided(self, first: Opinion, known: Opinion, chosen: npt.NDArray[np.intp]) -> list[Array]:
        """Modes by the law, and by agreement."""
        mine, right = np.asarray(first[0]).astype(np.int8), np.asarray(known[0]).astype(np.int8)
        violated, _ = self.pattern(mine, chosen)
        _, margin = self.pattern(right, chosen)
        rates = self.rates(chosen)
        moving = self.idle(chosen)[:, None] | (rates != 0.0)
        same = np.all(mine == right, axis=0)
        earlier = self.earlier(np.where(moving, 0, mine), np.where(moving, 0, right), chosen)
        excused = np.where(earlier, violated, np.maximum(violated, margin))
        lost = np.isin(known[1][0], LOST)
        modes = np.where(same, np.where(lost, 0.0, violated), excused)
        limited = (first[1][0] == LIMIT) & (known[1][0] == LIMIT)  # the best so far, which rounding may choose
        modes = np.where(limited, 0.0, modes)
        modes = np.where(np.any((mine != right) & moving, axis=0), np.inf, modes)
        status = np.where(first[1][0] == known[1][0], 0.0, np.where(same, np.inf, excused))
        return [finite(modes), finite(status)]

    # comparisons

    def with_exact(self, subjects: Sequence[Code], function: str, digits: int = DIGITS) -> list[Comparison]:
        """Without distances in units in the last place: forces that cancel to nothing would fill the report."""
        found = super().with_exact(subjects, function, digits)
        return [replace(c, ulp_median=None, ulp_worst=None, ulp_zeros=None) for c in found]

    @np.errstate(invalid="ignore", over="ignore")
    def with_numeric(self, subjects: Sequence[Code], function: str) -> list[Comparison]:
        """Emitted functions, and the interpreter, against the literal law and the constraint equations."""
        call = self.signatures[function].call
        chosen = self._few(function)
        if call.startswith("step"):
            return self._with_steps(subjects, function, chosen)
        found = []
        for subject, name, dtype, values in self._opinions(subjects, function, chosen):
            pairs = [("law", by_law(self, function, values, chosen))]
            if call in CLAIMS:
                pairs.append(("constraints", by_constraints(self, function, values, chosen)))
            if call == SWITCHING:
                pairs = [(other, self._conditioned(function, [errors], chosen, dtype)[0]) for other, errors in pairs]
            for other, errors in pairs:
                tolerance = TOLERANCES[dtype] * (UNSCALED if other == "constraints" else 1.0)
                errors = np.where(self.held(function, dtype)[chosen], errors, 0.0)
                found.append(self._comparison(function, name, other, [errors], chosen, tolerance, subject))
        return found
