"""The check checked: planted faults are emitted, compiled and compared like the real code, and counted when seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from symgen.build.backend import Backend
from symgen.check.compare import Judge
from symgen.check.faults import PREPARE, Planted, faulty_program, plant
from symgen.check.measure import TOLERANCES, worst
from symgen.check.opinions import Emitted, Exact, exact_values
from symgen.check.results import Fault
from symgen.check.states import States
from symgen.program.function import Program
from symgen.reference.interpreter import Interpreter

__all__ = ["VISIBLE", "campaign"]

VISIBLE = 2.0**-53
"""An effect below the rounding of double precision cannot be seen in it."""

EFFECT_STATES = 20
STATEMENTS = 20_000
"""So many nodes go into one compilation."""


def campaign(
    judge_of: Callable[[str], Judge],
    program: Program,
    compile_: Callable[[Program], Backend],
    count: int,
    seed: int,
    progress: Callable[[float], None] = lambda done: None,
) -> list[Fault]:
    """Plants, compiles, compares.

    Args:
        judge_of: the judge of a function, who holds the interpreter's opinion on it.
        program: what is emitted; its C passes the check.
        compile_: emits and compiles a program, cheaply (optimisation would take longer than it saves).
        count: how many faults.
        seed: of the draw.
        progress: called with the number of faults done.
    """
    found: list[Fault] = []
    for group in _groups(program, plant(program, count, seed)):
        faulty = faulty_program(program, group)
        emitted = Emitted("c float64", "float64", compile_(faulty))
        for fault in group:
            found.append(_judged(judge_of, program, faulty, emitted, fault))
            progress(len(found))
    return found


def _groups(program: Program, faults: Sequence[Planted]) -> Iterator[list[Planted]]:
    sizes = {f.name: len(f.nodes) for f in program.functions}
    helpers = sum(size for name, size in sizes.items() if program.function(name).internal)
    group: list[Planted] = []
    total = 0
    for fault in faults:
        inside = fault.function not in (PREPARE, *fault.affected)
        size = sum(sizes[name] for name in fault.affected) + (helpers if inside else 0)
        if group and total + size > STATEMENTS:
            yield group
            group, total = [], 0
        group.append(fault)
        total += size
    if group:
        yield group


def _judged(
    judge_of: Callable[[str], Judge], program: Program, faulty: Program, emitted: Emitted, fault: Planted
) -> Fault:
    largest = 0.0
    for name in fault.affected:
        judge = judge_of(name)
        everywhere = np.arange(judge.states.count)
        signature = judge.signatures[name]
        shapes = [o.shape for o in signature.outputs]
        values = emitted.call(fault.copy_of(name), shapes, signature.inputs, judge.states)
        largest = max(largest, worst(judge.errors(name, values, None, everywhere)).error)
    caught = largest > TOLERANCES["float64"]
    result = Fault(fault.function, fault.kind, fault.text, caught, largest)
    if caught:
        return result
    effect = _effect(judge_of, program, faulty, fault)
    return replace(result, effect=effect, visible=effect > VISIBLE)


def _effect(judge_of: Callable[[str], Judge], program: Program, faulty: Program, fault: Planted) -> float:
    """The largest relative change of any affected output at 50 digits, over a few states of all kinds."""
    right, wrong = Interpreter(program), Interpreter(faulty)
    largest = 0.0
    for name in fault.affected:
        judge = judge_of(name)
        chosen = np.arange(min(EFFECT_STATES, judge.states.count))
        states = judge.states.take(chosen)
        inputs = judge.signatures[name].inputs
        true = _executed(right, program, name, inputs, states)
        false = _executed(wrong, faulty, fault.copy_of(name), inputs, states)
        scales = [scale[:, chosen] for scale in judge.definition(name)[1]]
        differences = [apart + low for apart, low in zip(true.difference(false.high), false.low, strict=True)]
        for errors in judge.effects(name, differences, scales, true.high, chosen):
            largest = max(largest, float(np.max(errors, initial=0.0)))
    return largest


def _executed(interpreter: Interpreter, program: Program, name: str, inputs: Any, states: States) -> Exact:
    """What a function gives."""
    return exact_values(interpreter, name, inputs, states)
