"""Files beside the sources of a controller: CMakeLists.txt, a pkg-config file, a first program, and the commands.

    Interface --> CMakeLists.txt, <model>.pc.in, main.c

The library that CMake installs is found by `find_package(<model>)` as target `<model>::<model>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symgen.about import __version__
from symgen.emit.c.config import CONFIGS, RESERVED, Config
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import REAL
from symgen.text.prose import Prose, prose

__all__ = ["cross_commands", "project_commands", "project_files"]


@dataclass(frozen=True, slots=True)
class CMakeContext:
    """The library, its installation, and example programs as (name, source)."""

    template: ClassVar[str] = "c/controller/CMakeLists.txt.j2"
    name: str
    version: str
    programs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PackageContext:
    """The pkg-config file."""

    template: ClassVar[str] = "c/controller/package.pc.in.j2"
    name: str
    version: str


@dataclass(frozen=True, slots=True)
class FirstCall:
    """A call in `main.c`: declarations and the call, then the lines that print its first results."""

    doc: Prose
    lines: tuple[str, ...]
    use: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MainContext:
    """The first program."""

    template: ClassVar[str] = "c/controller/main.c.j2"
    name: str
    calls: tuple[FirstCall, ...]


def project_files(interface: Interface, kit: bool = False) -> tuple[SourceFile, ...]:
    """CMakeLists.txt, `<model>.pc.in` and main.c; `kit` adds the test program to the build."""
    name, config = interface.name, CONFIGS[interface.dtype]
    programs = [(f"{name}_main", "main.c"), *([(f"{name}_kit", f"{name}_kit.c")] if kit else [])]
    calls = tuple(_call(name, function, config) for function in interface.functions)
    texts = (
        SourceFile("CMakeLists.txt", render(CMakeContext(name, __version__, tuple(programs)))),
        SourceFile(f"{name}.pc.in", render(PackageContext(name, __version__))),
        SourceFile("main.c", render(MainContext(name, calls))),
    )
    return tuple(marked(text, name) for text in texts)


def project_commands(name: str, kit: bool = False) -> list[str]:
    """Commands for the desk: compile and run, the program with known answers too, and build and install with CMake.

    Example:
        >>> project_commands("arm")[0]
        'gcc -std=c99 -O2 -ffp-contract=off arm.c main.c -lm -o arm_main && ./arm_main'
    """
    gcc = f"gcc -std=c99 -O2 -ffp-contract=off {name}.c"
    return [
        f"{gcc} main.c -lm -o {name}_main && ./{name}_main",
        *([f"{gcc} {name}_kit.c -lm -o {name}_kit && ./{name}_kit"] if kit else []),
        "cmake -S . -B build && cmake --build build && cmake --install build --prefix PREFIX",
    ]


def cross_commands(name: str) -> list[str]:
    """Commands that compile the source for Cortex-M.

    Example:
        >>> cross_commands("arm")[0].split()[0]
        'arm-none-eabi-gcc'
    """
    own = "-std=c99 -O2 -ffp-contract=off -ffunction-sections -fdata-sections"
    return [
        f"arm-none-eabi-gcc -mcpu={cpu} -mthumb -mfloat-abi=hard -mfpu={fpu} {own} -c {name}.c"
        for cpu, fpu in (("cortex-m4", "fpv4-sp-d16"), ("cortex-m7", "fpv5-d16"))
    ]


def _call(model: str, function: FunctionInterface, config: Config) -> FirstCall:
    if advances(function):
        return _step(model, function, config)
    taken = {*RESERVED, *(argument.name for argument in function.inputs)}
    lines, given = [], ["current"]
    for argument in function.inputs:
        lines.append(_declared(argument, argument.name, config))
        given.append(argument.name)
    outputs = []
    for output in function.outputs:
        name = output.name
        while name in taken:
            name += "_out"
        taken.add(name)
        lines.append(_declared(output, name, config))
        given.append(name if output.shape else f"&{name}")
        outputs.append((name, output))
    lines += ["", f"{model}_{function.name}({', '.join(given)});"]
    return FirstCall(prose(function.doc), tuple(lines), _printed(outputs))


def _step(model: str, function: FunctionInterface, config: Config) -> FirstCall:
    held = held_arguments(function)
    states = f"{{{_zero(config)}}}, " if state_count(function) else ""
    lines = [f"{model}_state state = {{{{{_zero(config)}}}, {{{_zero(config)}}}, {{0}}, {states}0U}};"]
    lines += [_declared(argument, argument.name, config) for argument in held if argument.name != "dt"]
    given = ", ".join(["current", "&state", *(f"0.001{config.literal}" if a.name == "dt" else a.name for a in held)])
    lines += [f"const int status = {model}_{function.name}({given});"]
    use = (f'printf("{function.name}: status %d, q[0] %g\\n", status, (double)state.q[0]);',)
    return FirstCall(prose(function.doc), tuple(lines), use)


def _zero(config: Config) -> str:
    return f"0.0{config.literal}"


def _declared(item: Argument | OutputInterface, name: str, config: Config) -> str:
    """A variable of an argument or a result, zero at first."""
    zero = _zero(config) if item.type == REAL else "0"
    if not item.shape:
        return f"{config.types[item.type]} {name} = {zero};"
    return f"{config.types[item.type]} {name}[{max(1, item.size)}] = {{{zero}}};"


def _printed(outputs: Sequence[tuple[str, OutputInterface]]) -> tuple[str, ...]:
    lines = []
    for name, output in outputs:
        first = f"{name}[0]" if output.shape else name
        word = f"{name}[0]" if output.shape else name
        if output.size == 0 and output.shape:
            continue
        lines.append(f'printf("{word} %g\\n", (double){first});')
    return tuple(lines)
