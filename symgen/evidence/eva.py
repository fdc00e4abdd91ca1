"""Frama-C's Eva as a witness of the proofs: another program's abstract interpretation, of the emitted C itself.

    source, ranges --harness--> C --frama-c -eva--> Witness

The harness calls a function once with arguments anywhere in their ranges. Eva bounds products well and sines badly, so
sines and cosines are numbers between their bounds, in slices of the angle that Eva looks at one by one:

    x in [x_k, x_k+1]:  sin x in [min, max over the slice],  cos x likewise,  both widened by the error of the pair

That the emitted pair keeps within its error is for the tests, not for Eva. Functions whose loops end by data are not
asked about.
"""

from __future__ import annotations

import math
import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

from symgen.cost.tools import ToolTimeout, run_tool
from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.c.macros import member_names
from symgen.emit.c.scalar_sincos import RANGES, SINCOS
from symgen.emit.literals import literal
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.evidence.units import function_text
from symgen.program.hazards import PARAMETER, Box
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import MODE, REAL

__all__ = ["TOOL", "Witness", "ask_eva"]

TOOL = "frama-c"

FLAGS = ("-machdep", "gcc_x86_64", "-eva", "-eva-slevel", "100000", "-warn-special-float", "non-finite")

STATES = 1024
"""Most combinations of slices."""

FINEST = 64
"""Most slices of one angle, from -2 pi to 2 pi; beyond, an angle's pair is anything in the unit square."""


@dataclass(frozen=True, slots=True)
class Witness:
    """Eva's word on one function.

    Attributes:
        name: of the function.
        slices: of each angle.
        alarms: each in Eva's words; None where it was not asked, or did not finish.
        remark: why there are none.
    """

    name: str
    slices: int
    alarms: tuple[str, ...] | None
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Slice:
    """Bounds of sine and cosine for angles up to `upto`, from the slice before on; without `upto` for all others."""

    upto: str
    sine: tuple[str, str]
    cosine: tuple[str, str]


@dataclass(frozen=True, slots=True)
class EvaContext:
    """The harness."""

    template: ClassVar[str] = "evidence/eva.c.j2"
    prefix: str
    real: str
    interval: str
    before: str
    after: str
    sizes: tuple[int, ...]
    slices: tuple[Slice, ...]
    function: str
    declarations: tuple[str, ...]
    given: tuple[str, ...]
    arguments: str


def ask_eva(
    interface: Interface,
    sources: Sequence[SourceFile],
    boxes: Sequence[tuple[str, Box]],
    patience: float,
    progress: Callable[[str], None],
) -> tuple[Witness, ...]:
    """Eva's word on functions over ranges; none where it is not installed.

    Args:
        interface: of the emitted functions.
        sources: of the profile `controller`.
        boxes: names of functions, each with its ranges.
        patience: seconds for each function.
        progress: called with what is being done.

    Raises:
        BuildError: Frama-C failed, in its own words.
    """
    if shutil.which(TOOL) is None:
        return ()
    found = []
    for name, box in boxes:
        function = interface.function(name)
        if function.operations.bound:
            found.append(Witness(name, 0, None, "not asked: loops end by data"))
            continue
        progress(f"asking Frama-C about {name}")
        found.append(_asked(interface, function, sources, box, patience))
    return tuple(found)


def _asked(
    interface: Interface, function: FunctionInterface, sources: Sequence[SourceFile], box: Box, patience: float
) -> Witness:
    text, slices = _harness(interface, function, sources, box)
    with tempfile.TemporaryDirectory(prefix="symgen-eva-") as name:
        folder = Path(name)
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8")
        (folder / "harness.c").write_text(text, encoding="utf-8")
        command = [TOOL, *FLAGS, "-main", f"{interface.name}_eva", str(folder / "harness.c")]
        try:
            told = run_tool(command, folder, f"asking Frama-C about {function.name}", patience)
        except ToolTimeout:
            return Witness(function.name, slices, None, f"not finished within {patience:g} s")
    if "ANALYSIS SUMMARY" not in told:
        return Witness(function.name, slices, None, "no summary")
    alarms = re.findall(r"^\[eva:alarm\] [^ ]+:\d+: Warning:((?:\s*\n {2}.*)+)", told, re.M)
    return Witness(function.name, slices, tuple(dict.fromkeys(" ".join(alarm.split()) for alarm in alarms)))


def _harness(
    interface: Interface, function: FunctionInterface, sources: Sequence[SourceFile], box: Box
) -> tuple[str, int]:
    """The program, and its slices of each angle."""
    config, prefix = CONFIGS[interface.dtype], f"{interface.name}_"
    (text,) = (source.text for source in sources if source.name == f"{interface.name}.c")
    own = re.sub(r"^void (?=\w+_default_parameters\()", "\0void ", text, count=1, flags=re.M)
    before, after = own.split("\0")
    sizes = tuple(size for size, name in SINCOS.items() if f" {prefix}{name}(" in before)
    body = function_text(after, prefix + function.name) + function_text(after, f"{prefix}prepare")
    angles = sum(size * body.count(f"{prefix}{SINCOS[size]}(") for size in sizes)
    count = min(FINEST, int(STATES ** (1.0 / max(1, angles)) + 1e-9))
    for size in sizes:
        after = after.replace(f"{prefix}{SINCOS[size]}(", f"{prefix}bounds{size if size > 1 else ''}(")
    declarations, given, arguments = _arguments(interface, function, box, config)
    context = EvaContext(
        prefix=prefix,
        real=config.real,
        interval=f"Frama_C_{config.real}_interval",
        before=before,
        after=after,
        sizes=sizes,
        slices=_slices(count, config) if sizes else (),
        function=prefix + function.name,
        declarations=tuple(declarations),
        given=tuple(given),
        arguments=", ".join(arguments),
    )
    return render(context), count if angles else 1


def _slices(count: int, config: Config) -> tuple[Slice, ...]:
    """Bounds below -2 pi, in equal slices up to 2 pi, and above; NaN is above."""
    around = 4.0 * RANGES[config.dtype].error

    def number(value: float) -> str:
        return literal(value, config.dtype) + config.literal

    def ends(low: float, high: float) -> tuple[str, str]:
        return number(low - around), number(high + around)

    whole = ends(-1.0, 1.0)
    steps = [2.0 * math.pi * (2.0 * k / count - 1.0) for k in range(count + 1)]
    found = [Slice(number(steps[0]), whole, whole)]
    for a, b in pairwise(steps):
        wide = (a - 1e-6, b + 1e-6)  # the ends are rounded
        found.append(Slice(number(b), ends(*_sine(*wide)), ends(*_sine(*(x + 0.5 * math.pi for x in wide)))))
    return (*found, Slice("", whole, whole))


def _sine(a: float, b: float) -> tuple[float, float]:
    """Least and greatest sine in [a, b]."""
    values = [math.sin(a), math.sin(b)]
    first = math.ceil(a / math.pi - 0.5)
    values += [1.0 if k % 2 == 0 else -1.0 for k in range(first, math.floor(b / math.pi - 0.5) + 1)]
    return min(values), max(values)


def _arguments(
    interface: Interface, function: FunctionInterface, box: Box, config: Config
) -> tuple[list[str], list[str], list[str]]:
    """Declarations, the statements that give values, and the arguments of the call."""

    def anywhere(key: tuple[str, int]) -> str:
        low, high = (literal(end, config.dtype) + config.literal for end in box[key])
        return f"Frama_C_{config.real}_interval({low}, {high})"

    members = member_names(parameter.name for parameter in interface.parameters)
    given = [f"parameters.{member} = {anywhere((name, PARAMETER))};" for name, member in members.items()]
    declarations, arguments = [], ["&prepared"]
    for argument in function.inputs:
        declarations.append(f"{config.types[argument.type]} {argument.name}_[{max(1, argument.size)}]")
        arguments.append(f"{argument.name}_" if argument.shape else f"{argument.name}_[0]")
        for k in range(argument.size):
            value = f"Frama_C_interval({-1 if argument.type == MODE else 0}, 1)"
            given.append(f"{argument.name}_[{k}] = {anywhere((argument.name, k)) if argument.type == REAL else value};")
    for output in function.outputs:
        declarations.append(f"{config.types[output.type]} result_{output.name}[{max(1, output.size)}]")
        arguments.append(f"result_{output.name}")
    return declarations, given, arguments
