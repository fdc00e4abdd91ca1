"""Kernels of CUDA, one thread a state, and the host's functions that launch them.

A thread loads its state from structures of arrays, element k of state s at [k*count + s], so that neighbouring threads
read neighbouring numbers; it keeps it in arrays that are indexed by constants, calls the device function, and stores
the results. All is loaded before anything is stored: results may take the place of arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.emit.c.config import RESERVED, Config
from symgen.emit.c.state import state_call, state_sizes
from symgen.emit.cuda.contexts import KernelContext, LaunchContext
from symgen.emit.names import array_name, held_arguments, output_names, state_count
from symgen.emit.templates import render
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE

__all__ = ["Kernel", "over_parameters", "over_states", "reset", "state_step"]

LANES = "count"
SETS = (("size_t", "count"), ("size_t", "sets"), ("const {real} *", "prepared"))
"""Arguments of kernels over states, before a function's own."""

COUNT = "unsigned long long"
"""Type of the number of steps taken."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """A kernel and the function that launches it.

    Attributes:
        name: without the model's.
        parameters: type and name of each, as the host's function takes them after the stream.
        lines: of one thread, whose state is `lane`.
        count: name of the argument that says how many threads run.
    """

    name: str
    parameters: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]
    count: str = LANES

    def device(self, model: str) -> str:
        """The kernel's text."""
        words = [_word(kind, name, device=True) for kind, name in self.parameters]
        return render(
            KernelContext(f"{model}_cuda_{self.name}", model.upper(), ", ".join(words), self.count, self.lines)
        )

    def signature(self, model: str) -> str:
        """The head of the host's function."""
        words = ["struct CUstream_st *stream", *(_word(kind, name) for kind, name in self.parameters)]
        return f"int {model}_cuda_{self.name}({', '.join(words)})"

    def launch(self, model: str) -> str:
        """The host's function."""
        arguments = ", ".join(name for _, name in self.parameters)
        shared = any(name == "sets" for _, name in self.parameters) and self.count == LANES
        return render(
            LaunchContext(
                f"{model}_cuda_{self.name}", f"{model}_cuda_", self.signature(model), arguments, self.count, shared
            )
        )


def _word(kind: str, name: str, device: bool = False) -> str:
    """A parameter's declaration; a kernel's prepared numbers are declared `__restrict__`."""
    apart = "__restrict__ " if device and name == "prepared" else ""
    return f"{kind}{apart}{name}" if kind.endswith("*") else f"{kind} {name}"


def over_states(function: Function, model: str, config: Config) -> Kernel:
    """The function at many states, each argument and result an array over them."""
    types, names = config.types, output_names(function, RESERVED)
    lines: list[str] = []
    loads: list[str] = []
    stores: list[str] = []
    given: list[str] = []
    parameters = _sets(config)
    for argument in function.inputs:
        parameters.append((f"const {types[argument.type]} *", argument.name))
        given.append(_taken(argument, argument.name, types[argument.type], lines, loads, model))
    for name, output in zip(names, function.outputs, strict=True):
        parameters.append((f"{types[output.type]} *", name))
        given.append(_found(output, name, types[output.type], lines, stores, model))
    call = _call(model, array_name(function), given)
    return Kernel(array_name(function), tuple(parameters), (*lines, *loads, call, *stores))


def state_step(function: Function, model: str, config: Config) -> Kernel:
    """A step of many states in place, with their counts of steps; each has a `status`."""
    types, real = config.types, config.real
    size, modes = state_sizes(function)
    states, held = state_count(function), held_arguments(function)
    parameters = [*_sets(config), (f"{real} *", "q"), (f"{real} *", "qd"), (f"{types[MODE]} *", "mode")]
    parameters += [(f"{real} *", "states")] if states else []
    parameters += [(f"{COUNT} *", "steps")]
    parameters += [(f"const {real} *", a.name) if a.shape else (real, a.name) for a in held]
    parameters += [("int *", "status")]
    lines: list[str] = []
    stores: list[str] = []
    for argument in function.inputs:
        name, kind = argument.name, types[argument.type]
        if name == "t":
            lines.append(f"const {real} time = ({real})steps[lane] * dt;")
        elif argument.shape:
            lines.append(f"{kind} {name}_lane[{max(1, argument.size)}];")
            own = argument.size - (states if name == "inputs" else 0)
            lines += [f"{name}_lane[{k}] = {_at(name, k)};" for k in range(own)]
            lines += [f"{name}_lane[{own + k}] = {_at('states', k)};" for k in range(argument.size - own)]
    given = [_of_step(word) for word in state_call(function)[0].split(", ")]
    sizes = {"q": size, "qd": size, "mode": modes, "states": states}
    for output in function.outputs:
        name, kind = output.name.removesuffix("_next"), types[output.type]
        if not output.shape:
            lines.append(f"{kind} {name}_lane;")
            given.append(f"&{name}_lane")
            continue
        lines.append(f"{kind} {name}_next[{max(1, output.size)}];")
        given.append(f"{name}_next")
        stores += [f"{_at(name, k)} = {name}_next[{k}];" for k in range(min(output.size, sizes[name]))]
    stores += [f"if (status_lane < 6.0{config.literal}) {{", "    steps[lane] += 1U;", "}"]
    stores += ["status[lane] = (int)status_lane;"]
    call = _call(model, array_name(function), given)
    return Kernel(function.name, tuple(parameters), (*lines, call, *stores))


def reset(function: Function, config: Config) -> Kernel:
    """Starts the states that a mask selects anew: coordinates and rates as given, everything else cleared."""
    real, mode = config.real, config.types[MODE]
    size, modes = state_sizes(function)
    states = state_count(function)
    parameters = [("size_t", "count"), (f"const {config.flag} *", "mask")]
    parameters += [(f"const {real} *", "q_start"), (f"const {real} *", "qd_start")]
    parameters += [(f"{real} *", "q"), (f"{real} *", "qd"), (f"{mode} *", "mode")]
    parameters += [(f"{real} *", "states")] if states else []
    parameters += [(f"{COUNT} *", "steps")]
    cleared = [f"{_at(name, k)} = {_at(f'{name}_start', k)};" for name in ("q", "qd") for k in range(size)]
    cleared += [f"{_at('mode', k)} = 0;" for k in range(modes)]
    cleared += [f"{_at('states', k)} = 0.0{config.literal};" for k in range(states)]
    cleared += ["steps[lane] = 0U;"]
    return Kernel("reset", tuple(parameters), ("if (mask[lane]) {", *(f"    {line}" for line in cleared), "}"))


def over_parameters(name: str, result: tuple[str, str], lines: Sequence[str], config: Config) -> Kernel:
    """The kernel that prepares many sets of parameters; thread `lane` has one of them."""
    parameters = (("size_t", "sets"), (f"const {config.real} *", "parameters"), result)
    return Kernel(name, parameters, tuple(lines), count="sets")


def _sets(config: Config) -> list[tuple[str, str]]:
    return [(kind.format(real=config.real), name) for kind, name in SETS]


def _at(name: str, k: int) -> str:
    """Element k of the thread's state."""
    return f"{name}[{f'({k}U * count) + ' if k > 1 else 'count + ' if k else ''}lane]"


def _call(model: str, function: str, given: Sequence[str]) -> str:
    own = "&prepared[(sets == 1U) ? 0U : lane]"
    return f"{model}_{function}({', '.join([own, 'sets', *given])});"


def _taken(item: Argument, name: str, kind: str, lines: list[str], loads: list[str], model: str) -> str:
    """The expression passed for an argument, which `loads` fetch."""
    if not item.shape:
        return f"{name}[lane]"
    lines.append(f"{kind} {name}_lane[{max(1, item.size)}];")
    if item.size:
        loads.append(f"{model}_load(count, lane, {name}, {name}_lane);")
    return f"{name}_lane"


def _found(item: Output, name: str, kind: str, lines: list[str], stores: list[str], model: str) -> str:
    """The expression passed for a result, which `stores` writes back."""
    if not item.shape:
        lines.append(f"{kind} {name}_lane;")
        stores.append(f"{name}[lane] = {name}_lane;")
        return f"&{name}_lane"
    lines.append(f"{kind} {name}_lane[{max(1, item.size)}];")
    if item.size:
        stores.append(f"{model}_store(count, lane, {name}_lane, {name});")
    return f"{name}_lane"


def _of_step(word: str) -> str:
    """An argument of the function on arrays, as the kernel of a step has it."""
    if word in ("time", "dt"):
        return word
    name = {"signals": "inputs"}.get(word, word.removeprefix("state->"))
    return f"{name}_lane"
