"""Opinions on every function, in pairs.

The difference of two opinions is judged by the largest summand of the definition, that of a joint's force by those of
the joints behind it alone, so that the torque of a pointer is not judged by that of the crane that carries it.
Accelerations are the solution of a linear system, whose error grows with the condition of M; there the residual
M qdd + h - tau is judged instead, and of a linearisation M times its lower rows, by the interpreter's M and h. Its
error may grow with the square of that condition, and a time step passes through states of its own, of any condition;
how far that comes about is measured: the interpreter repeats them with coarse rounding, by the definition and by the
emitted Program, whose way to a solution near singular poses is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.closing import settled_turns
from symgen.check.differences import differences
from symgen.check.error_scales import at_least_median, behind, by_joint, residuals
from symgen.check.measure import TOLERANCES, Worst, condition, error, filled, ulps, worst, zeros
from symgen.check.results import Comparison
from symgen.check.states import States
from symgen.check.subjects import DIGITS, Code, Exact, exact_values, interpreted, numeric
from symgen.derive.functions import Signature
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.functions import GRADIENTS
from symgen.program.function import Program
from symgen.reference.arithmetic import MagnitudeArithmetic
from symgen.reference.interpreter import BLOCK, Interpreter
from symgen.reference.monte_carlo_arithmetic import SHAKE, ShakenArithmetic

__all__ = ["FEW", "REGULAR", "ROOM", "SHAKES", "SOLVABLE", "Judge", "Opinion"]

Opinion = Sequence[Reals]

FEW = 20
"""States at which the numeric mechanics and 50 digits are asked, which take their time."""

SOLVABLE = 0.01
"""Largest condition of M, times growth of errors, times the rounding unit, at which accelerations are judged."""

REGULAR = 1e-6
"""The same without growth, up to which the numeric mechanics and 50 digits are asked: they solve in their own way."""

SHAKES = 4
"""Repetitions of a linearisation with coarse rounding: once may chance to change nothing."""

HELD = 2.0**-10
"""Part of the largest number of a type up to which numbers count as held: sums in another order may be larger."""

RUNAWAY = 1e20
"""A step through larger numbers is beyond its stability: its derivative is that of rounding."""

LINEARISED = ("linearize", "linearize_step")
"""Functions whose rounding grows with the square of the condition of M; by how much is measured."""

PLAIN = 1e15
"""Summands up to this are no reason to look for numbers that a type cannot hold, in chains without expressions."""

ROOM = 16.0
"""Largest enlargement of errors without an allowance: the tolerances have room for that."""


@dataclass
class Judge:
    """Compares opinions on the functions of one chain; interpreter and numeric values are computed once.

    Attributes:
        mechanism: the chain of the functions.
        interpreter: of the unoptimised definition; it holds the compared functions, `mass_matrix` and `bias`.
        signatures: by name.
        states: the states of all comparisons.
        emitted: the emitted Program; without it the definition alone tells how rounding grows.
    """

    mechanism: Mechanism
    interpreter: Interpreter
    signatures: dict[str, Signature]
    states: States
    emitted: Program | None = None
    _known: dict[str, tuple[list[Reals], list[Reals]]] = field(default_factory=dict)
    _grown: dict[str, Reals] = field(default_factory=dict)
    _largest: dict[str, Reals] = field(default_factory=dict)

    def definition(self, function: str) -> tuple[list[Reals], list[Reals]]:
        """The interpreter's values and largest summands at all states."""
        if function not in self._known:
            self._known[function] = interpreted(self.interpreter, self.signatures[function], self.states)
        return self._known[function]

    @property
    def weight(self) -> float:
        """Error scale, in N, of a quantity without summands: total mass times gravity, each at least 1 in SI units."""
        values = parameter_defaults(self.mechanism.chain)
        masses = sum(abs(evaluate(joint.mass, values)) for joint in self.mechanism.chain.joints)
        pull = max(abs(evaluate(g, values)) for g in self.mechanism.chain.gravity)
        return max(1.0, masses) * max(1.0, pull)

    @property
    def free(self) -> npt.NDArray[np.intp]:
        """Positions of the joints whose motion is not given."""
        return np.array([k for k, joint in enumerate(self.mechanism.own_joints) if joint.motion is None], dtype=np.intp)

    @np.errstate(invalid="ignore", over="ignore")
    def errors(
        self,
        function: str,
        first: Opinion,
        second: Opinion | None,
        chosen: npt.NDArray[np.intp],
        dtype: str = "float64",
    ) -> list[Reals]:
        """(len(chosen),) per output: the errors of two opinions given at the chosen states.

        `second` is None for the interpreter's own opinion.
        """
        values, scales = self.definition(function)
        reference = [value[:, chosen] for value in values] if second is None else second
        differences = [a - b for a, b in zip(first, reference, strict=True)]
        return self.judged(
            function, differences, [s[:, chosen] for s in scales], first, chosen, second is not None, dtype
        )

    @np.errstate(invalid="ignore", over="ignore")
    def judged(
        self,
        function: str,
        differences: list[Reals],
        scales: list[Reals],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
        vectors: bool = False,
        dtype: str = "float64",
    ) -> list[Reals]:
        """The error of each output in each chosen state, from differences and largest summands.

        `vectors` is for opinions that add up vectors in the base frame: their summands are as large at a folded pose,
        where the few terms of the definition all but vanish, as at any other, so no state's scale is below the median,
        and as large for a pointer as for the crane that carries it.
        """
        call, kind = self.signatures[function].call, self.signatures[function].card.scale
        if kind == "solution":
            differences, scales = self._residuals(call, differences, first, chosen)
        if vectors:
            scales = [at_least_median(scale) for scale in scales]
        elif kind == "joint":
            differences, scales = by_joint(differences[0], scales[0], self._behind, self.weight)
        angle = self.states.angle[chosen]
        errors = [error(d, filled(s, self.weight), angle) for d, s in zip(differences, scales, strict=True)]
        held = self.held(function, dtype)[chosen]
        far = held & (np.max(np.stack(errors), axis=0) > TOLERANCES[dtype]) if call in LINEARISED else ~held
        if call in LINEARISED and np.any(far):
            growth, singularity = self._growth(function)[chosen[far]], self._singularity[chosen[far]]
            lost = growth * np.maximum(singularity * np.finfo(dtype).eps, SHAKE) >= SOLVABLE
            if vectors:  # the numeric mechanics solves with M twice, once for the derivatives
                growth = np.maximum(growth, singularity)
            for e in errors:
                e[far] = np.where(lost, 0.0, e[far] / np.maximum(1.0, growth / ROOM))
        return [np.where(held, e, 0.0) for e in errors]

    def held(self, function: str, dtype: str) -> npt.NDArray[np.bool_]:
        """(count,): true when the number type holds every number of the definition; other states are not judged.

        Neither are solutions where the number type cannot tell M from a singular matrix.
        """
        if function not in self._largest:
            self._largest[function] = self._magnitude(function)
        most = HELD * float(np.finfo(dtype).max)
        if self.signatures[function].call == "linearize_step":
            most = min(most, RUNAWAY)
        held = self._largest[function] <= most
        if self.signatures[function].card.scale == "solution":
            held = held & (self._singularity * np.finfo(dtype).eps < SOLVABLE)
        return np.asarray(held)

    def _magnitude(self, function: str) -> Reals:
        """(count,): the largest number on the way to a function's results, by the definition or as it is emitted."""
        # the definition solves by elimination, whose numbers are larger than those of any force
        solves = self.signatures[function].card.scale == "solution"
        values, scales = self.definition("bias" if solves else function)
        largest = [np.max(np.abs(x), axis=0, initial=0.0) for x in (*values, *scales)]
        plain = np.max(largest, axis=0) if largest else np.zeros(self.states.count)
        plain = np.where(np.isnan(plain), np.inf, plain)
        if not self._has_expressions and float(np.max(plain, initial=0.0)) <= PLAIN:
            return np.asarray(plain)
        ways = [self.interpreter.program] if self.emitted is None or not solves else []
        ways += [] if self.emitted is None else [self.emitted]
        watched = [self._watched(Interpreter(way), function) for way in ways]
        return np.asarray(np.max([plain, *watched], axis=0))

    def _watched(self, interpreter: Interpreter, function: str) -> Reals:
        signature, largest = self.signatures[function], np.zeros(self.states.count)
        for first in range(0, self.states.count, BLOCK):
            block = slice(first, first + BLOCK)
            inputs = [array[:, block] for array in self.states.inputs(signature.inputs)]
            arithmetic = MagnitudeArithmetic(inputs[0].shape[1] if inputs else 1)
            interpreter.arithmetic = lambda watching=arithmetic: watching  # type: ignore[misc]
            interpreter.float64(function, inputs, self.states.per_state_parameters()[:, block])
            largest[block] = arithmetic.largest
        return largest

    @property
    def _has_expressions(self) -> bool:
        """True when energies or forces are expressions, whose intermediate values may be of any size."""
        return (
            self.mechanism.chain.potential is not None
            or self.mechanism.chain.dissipation is not None
            or bool(self.mechanism.chain.forces)
        )

    def _growth(self, function: str) -> Reals:
        """(count,), at least 1: the factor by which a linearisation enlarges rounding."""
        if function not in self._grown:
            ways = [self.interpreter.program] if self.emitted is None else [self.interpreter.program, self.emitted]
            self._grown[function] = np.max([self._growth_of(Interpreter(way), function) for way in ways], axis=0)
        return self._grown[function]

    def _growth_of(self, shaken: Interpreter, function: str) -> Reals:
        """The same in the function as a Program has it, which the interpreter repeats with coarse rounding."""
        signature = self.signatures[function]
        inputs, parameters = self.states.inputs(signature.inputs), self.states.per_state_parameters()
        known = shaken.float64(function, inputs, parameters)
        grown = np.ones(self.states.count)
        for seed in range(SHAKES):
            shaken.arithmetic = partial(ShakenArithmetic, seed)
            moved = shaken.float64(function, inputs, parameters)
            with np.errstate(invalid="ignore"):
                apart = [a - b for a, b in zip(moved, known, strict=True)]
            apart, scales = self._residuals(signature.call, apart, known, np.arange(self.states.count))
            for difference, scale in zip(apart, scales, strict=True):
                grown = np.maximum(grown, error(difference, filled(scale, self.weight), self.states.angle) / SHAKE)
        return grown

    def effects(
        self,
        function: str,
        differences: list[Reals],
        scales: list[Reals],
        first: Opinion,
        chosen: npt.NDArray[np.intp],
    ) -> list[Reals]:
        """The relative size of changes of each output in each chosen state: what a fault does."""
        angle = self.states.angle[chosen]
        return [error(d, s, angle) for d, s in zip(differences, scales, strict=True)]

    @cached_property
    def _behind(self) -> list[npt.NDArray[np.intp]]:
        return behind(self.mechanism)

    def _residuals(
        self, call: str, differences: list[Reals], first: Opinion, chosen: npt.NDArray[np.intp]
    ) -> tuple[list[Reals], list[Reals]]:
        """Differences of solutions as differences of forces, and the largest summands of these."""
        n = self.mechanism.nv
        (M,), (M_scale,) = self.definition("mass_matrix")
        (_,), (h_scale,) = self.definition("bias")
        M, M_scale = (x[:, chosen].reshape(n, n, len(chosen)) for x in (M, M_scale))
        tau, dt = self.states.values["tau"][:, chosen], self.states.values["dt"][0, chosen]
        summand = np.maximum(np.max(h_scale[:, chosen], axis=0), np.max(np.abs(tau), axis=0))
        return residuals(call, differences, first, M, M_scale, summand, self.free, dt, len(self.mechanism.states))

    @cached_property
    def _singularity(self) -> Reals:
        """(count,): condition of M over the joints whose motion is not given, by its largest summands."""
        n, free = self.mechanism.nv, self.free
        (M,), (M_scale,) = self.definition("mass_matrix")
        block = np.ix_(free, free)
        return condition(*(x.reshape(n, n, -1)[block] for x in (M, M_scale)))

    # comparisons

    def with_interpreter(self, subject: Code, function: str) -> Comparison:
        """An emitted function against the interpreter: all states, or those that single precision holds."""
        chosen = np.flatnonzero(self.states.single) if subject.dtype == "float32" else np.arange(self.states.count)
        found = subject.values(self.signatures[function], self.states.take(chosen))
        errors = self.errors(function, found, None, chosen, subject.dtype)
        return self._comparison(
            function, subject.name, "interpreter", errors, chosen, TOLERANCES[subject.dtype], subject
        )

    def with_numeric(self, subjects: Sequence[Code], function: str) -> list[Comparison]:
        """Emitted functions, and the interpreter, against the numeric mechanics at a few states."""
        chosen = self._few(function)
        states, signature = self.states.take(chosen), self.signatures[function]
        third = numeric(self.mechanism, signature, states)
        found = []
        for subject in subjects:
            own = subject.values(signature, states)
            errors = self.errors(function, own, self._turned(signature, states, own, third), chosen, subject.dtype)
            limit = TOLERANCES[subject.dtype]
            found.append(self._comparison(function, subject.name, "mechanics", errors, chosen, limit, subject))
        second = [value[:, chosen] for value in self.definition(function)[0]]
        errors = self.errors(function, second, self._turned(signature, states, second, third), chosen)
        found.append(self._comparison(function, "interpreter", "mechanics", errors, chosen, TOLERANCES["float64"]))
        return found

    def _turned(self, signature: Signature, states: States, first: Opinion, third: list[Reals]) -> Opinion:
        """The third opinion, with whole turns of angles as the first has them where they are not settled."""
        if signature.call != "coordinates" or not self.mechanism.chain.loops:
            return third
        names = [p.name for p in self.mechanism.parameters if not p.constant]
        return settled_turns(self.mechanism, names, states, first, third)

    def with_differences(self, subjects: Sequence[Code], function: str, digits: int = DIGITS) -> list[Comparison]:
        """Derivatives, and the interpreter's own, against differences of their function in `digits` digits."""
        chosen, signature = self._few(function), self.signatures[function]
        if not len(chosen):
            return []
        states = self.states.take(chosen)
        real = [output.name for output in signature.outputs if output.name != "status"]
        of = self.signatures[GRADIENTS[function]]
        third = differences(self.interpreter, of, len(real), states, digits)
        known = np.flatnonzero(~np.any([np.any(np.isnan(block), axis=0) for block in third], axis=0))
        chosen, states, third = chosen[known], states.take(known), [block[:, known] for block in third]
        own = [value[:, chosen] for value in self.definition(function)[0]]
        third = [*third, *own[len(real) :]]
        found = []
        for subject in (*subjects, None):
            values = own if subject is None else subject.values(signature, states)
            name, dtype = ("interpreter", "float64") if subject is None else (subject.name, subject.dtype)
            errors = self.errors(function, values, third, chosen, dtype)
            second = f"differences in {digits} digits"
            found.append(self._comparison(function, name, second, errors, chosen, TOLERANCES[dtype], subject))
        return found

    def with_exact(self, subjects: Sequence[Code], function: str, digits: int = DIGITS) -> list[Comparison]:
        """Emitted functions, and the interpreter's double precision, against `digits` digits at a few states."""
        chosen = self._few(function)
        if not len(chosen):
            return []
        states, signature = self.states.take(chosen), self.signatures[function]
        exact = exact_values(self.interpreter, function, signature.inputs, states, digits)
        found = [
            self._exact(function, subject, subject.values(signature, states), exact, chosen) for subject in subjects
        ]
        own = [value[:, chosen] for value in self.definition(function)[0]]
        return [*found, self._exact(function, None, own, exact, chosen)]

    @np.errstate(invalid="ignore", over="ignore")
    def _exact(
        self, function: str, subject: Code | None, values: Opinion, exact: Exact, chosen: npt.NDArray[np.intp]
    ) -> Comparison:
        name, dtype = ("interpreter", "float64") if subject is None else (subject.name, subject.dtype)
        differences = exact.difference(values)
        scales = [scale[:, chosen] for scale in self.definition(function)[1]]
        errors = self.judged(function, differences, scales, exact.high, chosen, dtype=dtype)
        given = list(zip(differences, exact.high, scales, strict=True))
        distances = np.concatenate([ulps(d, x, s, dtype, exact.digits) for d, x, s in given])
        second = f"{exact.digits} digits"
        found = self._comparison(function, name, second, errors, chosen, TOLERANCES[dtype], subject)
        return replace(
            found,
            ulp_median=float(np.median(distances)) if distances.size else None,
            ulp_worst=float(np.max(distances)) if distances.size else None,
            ulp_zeros=sum(int(np.count_nonzero(zeros(x, s, exact.digits))) for _, x, s in given),
        )

    def _few(self, function: str) -> npt.NDArray[np.intp]:
        """Some of the states that single precision holds, of all kinds, where numbers are none too large."""
        chosen = self.states.single & self.held(function, "float64")
        if self.signatures[function].card.scale == "solution":
            chosen = chosen & (self._singularity * np.finfo(np.float64).eps < REGULAR)
        return np.flatnonzero(chosen)[:FEW]

    def _comparison(
        self,
        function: str,
        first: str,
        second: str,
        errors: list[Reals],
        chosen: npt.NDArray[np.intp],
        tolerance: float,
        subject: Code | None = None,
    ) -> Comparison:
        """Of errors (len(chosen),) per output; `subject` is what gave the first opinion, at just the chosen states."""
        found: Worst = worst(errors)
        kind = self.states.kind(int(chosen[found.state])) if len(chosen) else ""
        called = str(subject.called(len(chosen))[found.state]) if subject is not None and len(chosen) else ""
        held = self.held(function, "float64" if subject is None else subject.dtype)[chosen]
        judged = int(np.count_nonzero(held))
        return Comparison(function, first, second, judged, found.error, tolerance, kind, called)
