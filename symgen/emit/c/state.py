"""Functions that advance a state: in C they work on a struct `<model>_state` that holds it.

A function advances a state when it takes q, qd, mode, tau, dt and gives q_next, qd_next, mode_next, status. Its public
form is `int <model>_step(prepared, state, tau, dt)`, which counts the steps and knows the time from the count; the
function on plain arrays is `<model>_step_arrays`, and `_batch` and `_ensemble` are those of any function. Deflections
of bristles, the last of the inputs on plain arrays, are in the struct, too.
"""

from __future__ import annotations

from symgen.emit.c.config import Config
from symgen.emit.c.contexts import StateContext, StateStepContext
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.templates import render
from symgen.program.function import Argument, Function
from symgen.program.nodes import MODE, REAL

__all__ = ["state_call", "state_declaration", "state_signature", "state_sizes", "state_step"]


def state_declaration(functions: tuple[Function, ...], name: str, config: Config) -> str:
    """The struct's typedef; empty when no function advances a state."""
    first = next((function for function in functions if advances(function)), None)
    if first is None:
        return ""
    size, modes = state_sizes(first)
    return render(StateContext(name, config.types[REAL], config.types[MODE], size, modes, state_count(first)))


def state_signature(function: Function, name: str, config: Config, restrict: str = "") -> str:
    """The head of the form that works on the struct."""
    real = config.types[REAL]
    words = [f"const {name}_prepared *{restrict}prepared", f"{name}_state *{restrict}state"]
    words += [_word(argument, real, restrict) for argument in held_arguments(function)]
    return f"int {name}_{function.name}({', '.join(words)})"


def state_step(
    function: Function, name: str, config: Config, restrict: str = "restrict ", levelled: str | None = None
) -> str:
    """The form that works on the struct, by way of the one on arrays.

    Args:
        levelled: C name of a function in the place of that one, which tells whether its budget was spent.
    """
    arguments, timed = state_call(function)
    return render(
        StateStepContext(
            state_signature(function, name, config, restrict),
            levelled or f"{name}_{function.name}_arrays",
            config.types[REAL],
            config.types[MODE],
            config.literal,
            *state_sizes(function),
            arguments,
            timed,
            state_count(function),
            sum(argument.size for argument in function.inputs if argument.name == "inputs"),
            levelled is not None,
        )
    )


def state_sizes(function: Function) -> tuple[int, int]:
    """Lengths of the struct's vectors: of coordinates and rates, and of modes."""
    sizes = {argument.name: argument.size for argument in function.inputs}
    return max(1, sizes["q"]), max(1, sizes["mode"])


def state_call(function: Function) -> tuple[str, bool]:
    """C of what is passed of the struct and of what is held, and whether time is."""
    given = {"q": "state->q", "qd": "state->qd", "mode": "state->mode", "t": "time"}
    given |= {"inputs": "signals"} if state_count(function) else {}
    arguments = ", ".join(given.get(argument.name, argument.name) for argument in function.inputs)
    return arguments, any(argument.name == "t" for argument in function.inputs)


def _word(argument: Argument, real: str, restrict: str) -> str:
    if argument.shape:
        return f"const {real} {argument.name}[{restrict}{max(1, argument.size)}]"
    return f"{real} {argument.name}"
