"""The controller of a run: a user's expressions checked, and made compiled functions beside the model.

{"x": "8*sin(2.4*t) - k*e"}, {"e": {"rate": "r - x"}} --parse, check--> Controller
    --lower, optimise, emit, build--> Controls
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.describe.controller import Controller, State
from symgen.describe.couplings import substituted
from symgen.describe.expression import Expression, Name
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError, ChainError
from symgen.pipeline.actuation import refuse_idle

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.controls import Controls

__all__ = ["controls", "read_controller"]

KEPT = 32
"""Controllers that stay compiled in memory."""

COLUMNS = ("energy", "work_in", "dissipated", "impacts")
"""Names of columns beside those of joints and states."""

MOST_DELAYED = 100
"""Values on their way to a sampled state with a delay."""

READ = 512
"""Expressions that stay read in memory; each holds its chain."""

_read: dict[tuple[int, str, str, tuple[tuple[str, str], ...], bool], tuple[Mechanism, Expression]] = {}
_kept: dict[tuple[int, Controller, str, str], tuple[Mechanism, Any, dict[str, Any]]] = {}


def controls(
    mechanism: Mechanism,
    model: Model,
    tau: Any,
    inputs: Any,
    states: Any,
    until: Any,
    held: bool,
    dtype: str = "float64",
    constants: Any = None,
) -> tuple[Any, Any, Controls]:
    """tau and inputs without their expressions, and these compiled.

    Args:
        mechanism: of the model; its joints, rates `d(joint)`, the time `t`, parameters and the states may be used.
        model: beside which the expressions are compiled, for the same target.
        tau, inputs: as the user gave them; only texts in mappings are taken out. Those of tau may use inputs.
        states: name -> `{"rate": text, "start": number}` or `{"next": text, "hold": seconds, "start": number}`, the
            latter with a `delay` after which the value is seen, in seconds.
        until: a condition or a value, as text; None: the run goes to its end.
        held: True when tau and inputs are evaluated at renewals only.
        dtype: of the compiled expressions.
        constants: numbers by name, which all expressions may use.

    Raises:
        ArgumentError: a text that is no expression, a name that may not be used, a state that is neither, tau at a
            joint without an actuator.
    """
    from symgen.describe.conditions import chain_conditions
    from symgen.simulate.controls import Controls

    numbers = _constants(mechanism, constants)
    rest_tau, rest_inputs, controller = read_controller(mechanism, tau, inputs, states, until, held, tuple(numbers))
    found, end = controller.all_states, controller.until
    key = (id(mechanism), controller, model.target, dtype)
    if key not in _kept:
        if len(_kept) >= KEPT:
            _kept.pop(next(iter(_kept)))
        quiet, written = controller.quiet_conditions(mechanism.chain), controller.conditions(mechanism.chain)
        own = chain_conditions(mechanism.chain)
        texts = {
            "texts": tuple(condition.text for condition in written),
            "quiet": quiet,
            "chain_texts": tuple(condition.text for condition in own),
            "corners": tuple(condition.corner for condition in (*own, *written)),
        }
        _kept[key] = (mechanism, _built(mechanism, controller, model.target, dtype), texts)
    _, built, known = _kept[key]
    return (
        rest_tau,
        rest_inputs,
        Controls(
            model=built,
            tau=tuple(model.q_names.index(name) for name, _ in controller.tau),
            inputs=tuple(model.input_names.index(name) for name, _ in controller.inputs),
            states=tuple(state.name for state in found),
            continuous=len(controller.own) + len(controller.continuous),
            own=len(controller.own),
            start=tuple(state.start for state in found),
            periods=tuple(float(state.hold or 0.0) for state in controller.sampled),
            until=0 if end is None else 1 if controller.ends_by_condition else 2,
            constants=numbers,
            **known,
        ),
    )


def read_controller(
    mechanism: Mechanism,
    tau: Any,
    inputs: Any,
    states: Any,
    until: Any,
    held: bool,
    constants: tuple[str, ...] = (),
) -> tuple[Any, Any, Controller]:
    """tau and inputs without their expressions, and these with the states and the end, checked; see `controls`."""
    refuse_idle(mechanism, tau)
    numbers = dict.fromkeys(constants, "parameter")
    own, states = _own_states(mechanism, states)
    found = _states(mechanism, states, numbers)
    known = numbers | {state.name: "state" for state in (*own, *found)}
    rest_tau, tau_laws = _taken(mechanism, tau, mechanism.q_names, "tau", "drive", known)
    _refuse_states(mechanism, inputs)
    signals = mechanism.input_names[: mechanism.state_places.start]
    rest_inputs, input_laws = _taken(mechanism, inputs, signals, "inputs", "signal", known)
    end = None if until is None else _checked(mechanism, until, "until", "drive", known, condition=True)
    return rest_tau, rest_inputs, Controller(tau_laws, input_laws, found, end, held, own, constants)


def _constants(mechanism: Mechanism, given: Any) -> dict[str, Any]:
    """Numbers by name, checked."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise ArgumentError(f"constants: a mapping from names to numbers is wanted, not {given!r:.80}")
    found = {}
    for name, value in given.items():
        what = f"constants[{name!r}]"
        _refuse_name(mechanism, name, what)
        if isinstance(value, bool) or not isinstance(value, int | float):
            remedy = "; numbers that differ between runs are `params` or `inputs`" if np.ndim(value) else ""
            raise ArgumentError(f"{what}: a number is wanted, not {value!r:.80}{remedy}")
        if not abs(float(value)) < float("inf"):
            raise ArgumentError(f"{what}: must be finite, not {value}")
        found[name] = float(value)
    return found


def _taken(
    mechanism: Mechanism, source: Any, names: Sequence[str], what: str, place: str, known: Mapping[str, str]
) -> tuple[Any, tuple[tuple[str, Expression], ...]]:
    """The source without its expressions, and these by name."""
    if isinstance(source, str):
        raise ArgumentError(f"{what}: an expression belongs to a name, such as {{{names[0] if names else 'x'!r}: ...}}")
    if not isinstance(source, Mapping) or not any(isinstance(value, str) for value in source.values()):
        return source, ()
    written = {name: value for name, value in source.items() if isinstance(value, str)}
    unknown = [name for name in written if name not in names]
    if unknown:
        raise ArgumentError(f"{what}: no entry is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
    laws = {name: _checked(mechanism, text, f"{what}[{name!r}]", place, known) for name, text in written.items()}
    return {k: v for k, v in source.items() if k not in written}, tuple((n, laws[n]) for n in names if n in laws)


def _own_states(mechanism: Mechanism, given: Any) -> tuple[tuple[State, ...], Any]:
    """The states of the chain with their starts, and what is given of others."""
    from symgen.simulate.start import number

    names = [state.name for state in mechanism.states]
    mine = {name: given[name] for name in names if name in given} if isinstance(given, Mapping) else {}
    starts = {}
    for name, entry in mine.items():
        what = f"states[{name!r}]"
        if not isinstance(entry, Mapping) or set(entry) != {"start"}:
            raise ArgumentError(f"{what}: a state of the chain has a start alone, {{'start': 0.0}}, not {entry!r:.80}")
        starts[name] = number(f"{what}: start", entry["start"])
        if not abs(starts[name]) < float("inf"):
            raise ArgumentError(f"{what}: start must be finite, not {starts[name]}")
    own = tuple(State(state.name, state.rate, starts.get(state.name, 0.0)) for state in mechanism.states)
    rest = {name: entry for name, entry in given.items() if name not in mine} if mine else given
    return own, rest


def _refuse_states(mechanism: Mechanism, inputs: Any) -> None:
    """Raises ArgumentError for a state of the chain among the inputs of a run, which integrates it."""
    for state in mechanism.states:
        if isinstance(inputs, Mapping) and state.name in inputs:
            message = f"{state.name!r} is the deflection of the bristle of joint {state.joint}, which a run integrates"
            raise ArgumentError(f"inputs: {message}; its start is states={{{state.name!r}: {{'start': ...}}}}")


def _states(mechanism: Mechanism, given: Any, constants: Mapping[str, str]) -> tuple[State, ...]:
    """The states, continuous ones first."""
    if given is None:
        return ()
    if not isinstance(given, Mapping):
        raise ArgumentError("states: a mapping from names to states is wanted, such as {'e': {'rate': 'r - x'}}")
    names = list(given)
    found = [
        state
        for name, description in given.items()
        for state in _delayed(_state(mechanism, name, description, names, constants), description, names)
    ]
    return (*(s for s in found if s.hold is None), *(s for s in found if s.hold is not None))


def _delayed(state: State, given: Mapping[str, Any], names: Sequence[str]) -> tuple[State, ...]:
    """The state; with a `delay` the values on their way to it, `<name>_0` the one that is replaced, then the state."""
    from symgen.simulate.start import positive

    if "delay" not in given:
        return (state,)
    what = f"states[{state.name!r}]: delay"
    assert state.hold is not None
    delay = positive(what, given["delay"])
    count = round(delay / state.hold)
    if not 1 <= count <= MOST_DELAYED or abs(delay - count * state.hold) > 1e-9 * delay:
        message = f"{delay:g} s is not 1 to {MOST_DELAYED} times the state's hold of {state.hold:g} s"
        raise ArgumentError(f"{what}: {message}, which its values wait for")
    waiting = [f"{state.name}_{k}" for k in range(count)]
    taken = [name for name in waiting if name in names]
    if taken:
        raise ArgumentError(f"{what}: the name {taken[0]!r} is that of a value on its way; rename the other state")
    first = replace(state, name=waiting[0], law=substituted(state.law, {state.name: Name(waiting[0])}))
    later = zip([*waiting[1:], state.name], waiting, strict=True)
    return (first, *(State(name, Name(before), state.start, state.hold) for name, before in later))


def _state(mechanism: Mechanism, name: Any, given: Any, names: Sequence[str], constants: Mapping[str, str]) -> State:
    from symgen.simulate.start import number, positive

    what = f"states[{name!r}]"
    _refuse_name(mechanism, name, what)
    if name in constants:
        raise ArgumentError(f"{what}: the name {name!r} is that of a constant; rename one of them")
    known = {**constants, **dict.fromkeys(names, "state")}
    kinds = {"rate": ("rate", "start"), "next": ("next", "hold", "start", "delay")}
    kind = next((k for k in kinds if isinstance(given, Mapping) and k in given), None)
    if kind is None or not isinstance(given, Mapping):
        wanted = '{"rate": "r - x", "start": 0.0} or {"next": "e + h*(r - x)", "hold": 0.001, "start": 0.0}'
        raise ArgumentError(f"{what}: a state is {wanted}, not {given!r:.80}")
    strange = [key for key in given if key not in kinds[kind]]
    if strange:
        raise ArgumentError(f"{what}: unknown key {strange[0]!r}; a state with {kind!r} has {', '.join(kinds[kind])}")
    start = number(f"{what}: start", given.get("start", 0.0))
    if not abs(start) < float("inf"):
        raise ArgumentError(f"{what}: start must be finite, not {start}")
    if kind == "rate":
        return State(name, _checked(mechanism, given["rate"], f"{what}: rate", "state", known), start)
    if "hold" not in given:
        raise ArgumentError(f"{what}: a state with 'next' needs 'hold', the seconds between two replacements")
    law = _checked(mechanism, given["next"], f"{what}: next", "state", known | {"h": "state"})
    return State(name, law, start, positive(f"{what}: hold", given["hold"]))


def _refuse_name(mechanism: Mechanism, name: Any, what: str) -> None:
    from symgen.describe.names import why_not

    reason = why_not(name) if isinstance(name, str) else "is no text"
    taken = {**_kinds(mechanism), **dict.fromkeys(mechanism.input_names, "input")}
    if reason is None and name == "h":
        reason = "is reserved for a sampled state's own hold"
    if reason is None and name in COLUMNS:
        reason = "is a column of every trajectory"
    if reason is None and name in taken:
        reason = f"is the name of the chain's {taken[name]}"
    if reason is not None:
        raise ArgumentError(f"{what}: the name {name!r:.80} {reason}")


def _checked(
    mechanism: Mechanism, text: Any, what: str, place: str, known: Mapping[str, str], condition: bool = False
) -> Expression:
    """The expression of a text; of one that was read before, the same.

    Args:
        known: kinds of names beside those of the chain: states and constants.
    """
    if not isinstance(text, str):
        return _read_text(mechanism, text, what, place, known, condition)
    key = (id(mechanism), text, place, tuple(known.items()), condition)
    if key not in _read:
        if len(_read) >= READ:
            _read.pop(next(iter(_read)))
        _read[key] = (mechanism, _read_text(mechanism, text, what, place, known, condition))
    return _read[key][1]


def _kinds(mechanism: Mechanism) -> dict[str, str]:
    """The kind of every name, of springs between rods and of composite joints, too."""
    from symgen.describe.rules.expressions import kinds_of_names

    return kinds_of_names(mechanism.chain) | kinds_of_names(mechanism.authored)


def _read_text(
    mechanism: Mechanism, text: Any, what: str, place: str, known: Mapping[str, str], condition: bool
) -> Expression:
    from symgen.describe.expression import CONDITIONS, Operation
    from symgen.describe.parse import parse_expression
    from symgen.describe.rules.expressions import PLACES, misuses, not_a_condition, not_a_value

    if isinstance(text, int | float) and not isinstance(text, bool):
        text = repr(float(text))
    if not isinstance(text, str):
        raise ArgumentError(f"{what}: an expression is wanted, as text, not {text!r:.80}")
    try:
        expression = parse_expression(text)
    except ChainError as error:
        raise ArgumentError(f"{what}: {error}") from None
    kinds = _kinds(mechanism)
    if "input" in PLACES[place][1]:
        kinds |= dict.fromkeys(mechanism.input_names, "input")
    kinds |= known
    problems = misuses(expression, place, kinds)
    if problems:
        raise ArgumentError(f"{what}: {problems[0]}")
    logical = condition and isinstance(expression, Operation) and expression.operator in CONDITIONS
    wrong = not_a_condition(expression, "until") if logical else not_a_value(expression)
    if wrong is not None:
        raise ArgumentError(f"{what}: {wrong}")
    return expression


def _built(mechanism: Mechanism, controller: Controller, target: str, dtype: str) -> Model | None:
    from symgen.derive.control import control_program
    from symgen.emit import emit_sources
    from symgen.model import load_model
    from symgen.model.model import Model
    from symgen.model.units import Unit, Whole
    from symgen.program.interface import interface
    from symgen.program.optimise import optimise

    plain = control_program(mechanism, controller)
    if plain is None:
        return None
    if target == "reference":
        from symgen.reference.backend import InterpreterBackend

        face = interface(plain, dtype)
        return Model(face, Whole(Unit(face, InterpreterBackend(plain))))
    program = optimise(plain)
    return load_model(emit_sources(program, target, dtype), interface(program, dtype), target, dtype)
