"""A program that calls every method of the class beside its C function and compares the bits of their results."""

from __future__ import annotations

from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.c.macros import member_names
from symgen.emit.cpp.contexts import CheckProgramContext
from symgen.emit.cpp.header import namespace_of, result_name
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import REAL

__all__ = ["check_program"]


def check_program(interface: Interface, states: int, seed: int) -> str:
    """The program; it prints `pass: N functions, M states`, or what differs."""
    config = CONFIGS[interface.dtype]
    members = member_names(parameter.name for parameter in interface.parameters)
    return render(
        CheckProgramContext(
            interface.name,
            namespace_of(interface.name),
            2 * seed + 1,
            states,
            tuple(f'if (&values["{name}"] != &values.{member}) {{ differing++; }}' for name, member in members.items()),
            tuple(_compared(interface.name, function, config) for function in interface.functions),
        )
    )


def _compared(model: str, function: FunctionInterface, config: Config) -> tuple[str, ...]:
    lines = []
    held = held_arguments(function) if advances(function) else list(function.inputs)
    for argument in held:
        lines += _drawn(argument, config)
    names = [argument.name if argument.shape else f"{argument.name}[0]" for argument in held]
    if advances(function):
        return (*lines, *_steps(model, function, names))
    places, compared = [], []
    for k, output in enumerate(function.outputs):
        lines.append(f"{_kind(output, config)} expected{k}[{max(1, output.size)}];")
        places.append(f"expected{k}")
        member = f"found.{output.name}" if result_name(function) else "found"
        found = f"{member}.data()" if output.shape else f"&{member}"
        compared.append(f'same("{function.name}: {output.name}", {found}, expected{k}, {max(1, output.size)});')
    lines.append(f"{model}_{function.name}({', '.join(['&prepared', *names, *places])});")
    lines.append(f"const auto found = model.{function.name}({', '.join(names)});")
    return (*lines, *compared)


def _steps(model: str, function: FunctionInterface, names: list[str]) -> list[str]:
    step = function.name
    parts = ["q", "qd", "mode", *(["states"] if state_count(function) else [])]
    return [
        "model_of::State found;",
        "fill(found.q);",
        "fill(found.qd);",
        f"{model}_state expected = found;",
        f"const int answer = {model}_{step}({', '.join(['&prepared', '&expected', *names])});",
        f"const auto status = model.{step}({', '.join(['found', *names])});",
        "if (static_cast<int>(status) != answer || found.count != expected.count) {",
        "    differing++;",
        "}",
        *(f'same("{step}: {part}", found.{part}, expected.{part}, sizeof found.{part} / sizeof found.{part}[0]);'
          for part in parts),
    ]  # fmt: skip


def _drawn(argument: Argument, config: Config) -> list[str]:
    lines = [f"{_kind(argument, config)} {argument.name}[{max(1, argument.size)}];", f"fill({argument.name});"]
    if argument.name == "dt":
        lines.append(f"dt[0] = 0.001{config.literal} * (dt[0] + 2);")
    return lines


def _kind(item: Argument | OutputInterface, config: Config) -> str:
    return "Real" if item.type == REAL else config.types[item.type]
