"""Known answers of emitted functions: states, results to 50 digits, and how far code may be from them.

A bound has two parts: `ROUNDINGS` rounding units of the largest summand of the output, of a solution of its largest
element; and the condition of the function, measured: `AMPLIFIED` times what inputs do to the result that are changed
by a rounding unit of the number type, or, where it is more, `SHAKEN` times what operations do that all round by as
much. The latter is more where light links make the inertia matrix nearly singular, as the rods of a bending link do.
States at which a change of the inputs makes another decision are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np

from symgen.check.measure import filled
from symgen.check.of_all_kinds import states_of_all_kinds
from symgen.check.states import States
from symgen.check.subjects import exact_values
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.program.function import Program
from symgen.program.nodes import REAL
from symgen.reference.interpreter import Interpreter
from symgen.reference.monte_carlo_arithmetic import SHAKE, ShakenArithmetic

__all__ = ["KnownAnswers", "known_answers"]


NUDGES = 4
ROUNDINGS = 16.0
AMPLIFIED = 16.0
"""Rounding errors of a function's steps are this many times those of its inputs, at most: measured, with a margin."""

SHAKEN = 4.0
"""Emitted code rounds elsewhere than the definition, and few draws miss the largest change: measured, with a margin."""

DRAWN = 4
"""States are drawn this many times as often as wanted: single precision holds every other one."""

DECIDED = ("mode", "mode_next", "status")
"""Outputs that are right or wrong."""


@dataclass(frozen=True, slots=True)
class KnownAnswers:
    """Of one function at `count` states, as nested lists: the states' values come last.

    Attributes:
        inputs: by argument (count, size).
        which: (count,), the set of parameters.
        expected, bounds: per output (count, size).
    """

    inputs: dict[str, list[list[float]]]
    which: list[int]
    expected: list[list[list[float]]]
    bounds: list[list[list[float]]]


def known_answers(
    mechanism: Mechanism,
    definition: Program,
    signatures: Mapping[str, Signature],
    functions: tuple[str, ...],
    dtype: str,
    samples: int,
    seed: int,
) -> tuple[dict[str, KnownAnswers], list[list[float]]]:
    """The answers by function, and the sets of parameters (sets, p).

    Args:
        definition: Lagrange's equations, never optimised; it holds `functions` and `friction_definition.HELPERS`.
        signatures: of the chain.
        functions: names.
        dtype: of the code that is to be judged.
        samples: states of each function; fewer of one whose number type cannot hold the results.
        seed: of the draw.
    """
    interpreter = Interpreter(definition)
    drawn = states_of_all_kinds(mechanism, definition, signatures, DRAWN * samples, seed)
    single = drawn.take(np.flatnonzero(drawn.single))
    found = {name: _answers(interpreter, signatures[name], single, dtype, samples, seed) for name in functions}
    return found, np.asarray(drawn.parameters).T.tolist()


def _answers(
    interpreter: Interpreter, signature: Signature, states: States, dtype: str, samples: int, seed: int
) -> KnownAnswers:
    name, parameters = signature.name, states.per_state_parameters()
    inputs = states.inputs(signature.inputs)
    if signature.card.scale in ("summand", "joint"):
        values, scales = interpreter.float64(name, inputs, parameters, scale=True)
    else:
        values = interpreter.float64(name, inputs, parameters)
        scales = [np.abs(value) for value in values]
    unit, rng = float(np.finfo(dtype).eps), np.random.default_rng(seed)
    moved, steady = [np.zeros(np.shape(v)) for v in values], np.ones(states.count, dtype=bool)
    for _ in range(NUDGES):
        near = [
            x * (1.0 + unit * rng.choice([-1.0, 1.0], x.shape)) if argument.type == REAL else x
            for argument, x in zip(signature.inputs, inputs, strict=True)
        ]
        others = interpreter.float64(name, near, parameters)
        for k, (one, other, spec) in enumerate(zip(values, others, signature.outputs, strict=True)):
            with np.errstate(invalid="ignore"):
                moved[k] = np.maximum(moved[k], AMPLIFIED * np.abs(other - one))
            if spec.name in DECIDED:
                steady &= np.all(other == one, axis=0)
    shaken = Interpreter(interpreter.program)
    for draw in range(NUDGES):
        shaken.arithmetic = partial(ShakenArithmetic, draw)
        for k, (one, other) in enumerate(zip(values, shaken.float64(name, inputs, parameters), strict=True)):
            with np.errstate(invalid="ignore"):
                moved[k] = np.maximum(moved[k], SHAKEN * (unit / SHAKE) * np.abs(other - one))
    largest = HOLDS * float(np.finfo(dtype).max)
    for value in (*values, *scales, *moved):
        with np.errstate(invalid="ignore"):
            steady &= np.all(np.abs(value) < largest, axis=0)
    chosen = np.flatnonzero(steady)[:samples]
    kept = states.take(chosen)
    exact = exact_values(interpreter, name, signature.inputs, kept)
    bounds = []
    for spec, scale, change in zip(signature.outputs, scales, moved, strict=True):
        if spec.name in DECIDED:
            bounds.append(np.zeros((len(chosen), scale.shape[0])))
            continue
        room = ROUNDINGS * unit * filled(scale, 1.0)[0, chosen]
        worst = np.max(change[:, chosen], axis=0, initial=0.0)
        bounds.append(np.repeat((room + worst)[:, None], scale.shape[0], axis=1))
    given = zip(signature.inputs, kept.inputs(signature.inputs), strict=True)
    return KnownAnswers(
        {argument.name: np.asarray(array).T.tolist() for argument, array in given},
        kept.which.tolist(),
        [np.asarray(high, dtype=float).T.tolist() for high in exact.high],
        [b.tolist() for b in bounds],
    )


HOLDS = 2.0**-20
"""Part of the largest number of a type up to which it holds results and what they are made of."""
