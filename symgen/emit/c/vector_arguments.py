"""Arguments and results of functions on packs of lanes: passed as packs, or accessed in their arrays."""

from __future__ import annotations

from dataclasses import dataclass

from symgen.emit.c.body import element
from symgen.emit.c.config import LANE_SUFFIX, RESERVED, Config
from symgen.emit.names import lanes_name, output_names, stem
from symgen.emit.split_function import Parts
from symgen.program.function import Function
from symgen.program.nodes import REAL

__all__ = ["Pack", "packed", "strided"]


@dataclass(frozen=True, slots=True)
class Pack:
    """Reads and writes of a function on a pack of lanes.

    Attributes:
        form: the function that is printed.
        split: its statements, in parts where they are many.
        function: its name in C.
        names: C expression of each element of an argument.
        targets: C destination of each element of the outputs.
        parameters: by name, as declared.
        stem: of the intermediates.
        libm: sines and cosines by the library.
        live: the array of values that parts hand on.
        ahead: offset of this pack's states from the first pack's, in states; empty for the first.
        narrow: flags and modes are written as bytes, one each.
        beyond: name of the bits that mark states with an angle out of the sines' range. These states are computed again
            in the end. When empty, such an angle's sine comes from the library at once.
    """

    form: Function
    split: Parts
    function: str
    names: dict[object, str]
    targets: tuple[str, ...]
    parameters: dict[str, str]
    stem: str
    libm: bool
    live: str = "live"
    ahead: str = ""
    narrow: bool = False
    beyond: str = ""


def packed(config: Config, prefix: str, function: Function, split: Parts, libm: bool) -> Pack:
    """A function that others call: its arguments are packs."""
    outputs = tuple(zip(output_names(function, RESERVED), function.outputs, strict=True))
    types = config.types
    parameters = {
        a.name: f"const {types[a.type]} *restrict {a.name}" if a.shape else f"{types[a.type]} {a.name}"
        for a in function.inputs
    }
    return Pack(
        function,
        split,
        function=f"{prefix}{function.name}",
        names={(a.name, k): element(a.name, a.shape, k) for a in function.inputs for k in range(a.size)},
        targets=tuple(
            f"{name}[{k}]" if output.shape else f"*{name}" for name, output in outputs for k in range(output.size)
        ),
        parameters=parameters | {name: f"{types[output.type]} *restrict {name}" for name, output in outputs},
        stem=stem(function.inputs, (name for name, _ in outputs)),
        libm=libm,
    )


def strided(
    config: Config,
    model: str,
    function: Function,
    split: Parts,
    libm: bool,
    *,
    second: bool = False,
    again: bool = False,
) -> Pack:
    """A public function: element k of the first state lies at `[k * stride]`, states side by side.

    Args:
        config: spelling of scalars in C, the arrays' elements.
        model: the model's name.
        function: the function that is printed.
        split: its statements.
        libm: sines and cosines by the library.
        second: the pack follows another one.
        again: states with angles out of range are computed again; see `Pack.beyond`.
    """
    outputs = tuple(zip(output_names(function, RESERVED), function.outputs, strict=True))
    types, prefix, ahead = config.types, f"{model}_pack_", lanes_name(model) if second else ""
    inputs = {a.name: f"const {types[a.type]} *restrict {a.name}" for a in function.inputs}
    letter = stem(function.inputs, (name for name, _ in outputs)) + ("b" if second else "")
    return Pack(
        function,
        split,
        function=f"{prefix}{function.name}_block",
        names={
            (a.name, k): f"{prefix}at{LANE_SUFFIX[a.type]}(&{a.name}[{_place(k, 'stride', ahead)}])"
            for a in function.inputs
            for k in range(a.size)
        },
        targets=tuple(
            f"*({model}_{'unaligned' if output.type == REAL else 'bytes'} *)&{name}[{_place(k, 'stride', ahead)}]"
            for name, output in outputs
            for k in range(output.size)
        ),
        parameters={
            "stride": "size_t stride",
            **inputs,
            **{name: f"{types[output.type]} *restrict {name}" for name, output in outputs},
        },
        stem=letter,
        libm=libm,
        live="liveb" if second else "live",
        ahead=ahead,
        narrow=True,
        beyond=f"{letter}_beyond" if again else "",
    )


def _place(row: int, length: str, ahead: str) -> str:
    """The position of the first state of a pack in a row of an array."""
    begin = "" if row == 0 else length if row == 1 else f"({row}U * {length})" if ahead else f"{row}U * {length}"
    return " + ".join(part for part in (begin, ahead) if part) or "0"
