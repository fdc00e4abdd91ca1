"""How functions on packs of lanes read arguments and write results: as packs, or where they lie in arrays."""

from __future__ import annotations

from symgen.emit.c.body import element
from symgen.emit.c.config import LANE_SUFFIX, RESERVED, Config
from symgen.emit.names import lanes_name, output_names, stem
from symgen.emit.parts import Parts
from symgen.program.function import Function
from symgen.program.nodes import REAL

__all__ = ["Packed", "Strided"]


class Packed:
    """How a function that others call reads and writes: its arguments are packs.

    Attributes:
        form: the function that is printed.
        split: its statements, in parts where they are many.
        function: its name in C.
        names: what each element of an argument is written as.
        targets: where each output goes.
        parameters: by name, as declared.
        stem: of the intermediates.
        live: the array of what parts hand on.
        ahead: how far behind the first pack's states this one's begin, nothing for the first.
        narrow: flags and modes are written as bytes, one each.
        libm: sines and cosines by the library.
    """

    ahead = ""
    live = "live"
    narrow = False
    libm = False

    def __init__(self, config: Config, prefix: str, function: Function, split: Parts) -> None:
        outputs = tuple(zip(output_names(function, RESERVED), function.outputs, strict=True))
        self.form = function
        self.split = split
        self.function = f"{prefix}{function.name}"
        self.stem = stem(function.inputs, (name for name, _ in outputs))
        self.names: dict[object, str] = {
            (a.name, k): element(a.name, a.shape, k) for a in function.inputs for k in range(a.size)
        }
        self.targets = [
            f"{name}[{k}]" if output.shape else f"*{name}" for name, output in outputs for k in range(output.size)
        ]
        types = config.types
        self.parameters = {
            a.name: f"const {types[a.type]} *restrict {a.name}" if a.shape else f"{types[a.type]} {a.name}"
            for a in function.inputs
        }
        self.parameters |= {name: f"{types[output.type]} *restrict {name}" for name, output in outputs}


class Strided(Packed):
    """How a public function reads and writes: element k of the first state at `[k * stride]`, states side by side.

    Args:
        types: of the arrays' elements.
        second: 1 for the pack that follows the first, else 0.
    """

    narrow = True

    def __init__(
        self,
        config: Config,
        prefix: str,
        function: Function,
        split: Parts,
        model: str,
        types: dict[str, str],
        second: int,
    ) -> None:
        super().__init__(config, prefix, function, split)
        self.function += "_block"
        self.ahead = lanes_name(model) if second else ""
        self.stem += "b" if second else ""
        self.live += "b" if second else ""
        outputs = tuple(zip(output_names(function, RESERVED), function.outputs, strict=True))
        self.names = {
            (a.name, k): f"{prefix}at{LANE_SUFFIX[a.type]}(&{a.name}[{_place(k, 'stride', self.ahead)}])"
            for a in function.inputs
            for k in range(a.size)
        }
        self.targets = [
            f"*({model}_{'unaligned' if output.type == REAL else 'bytes'} *)&{name}[{_place(k, 'stride', self.ahead)}]"
            for name, output in outputs
            for k in range(output.size)
        ]
        self.parameters = {"stride": "size_t stride"}
        self.parameters |= {a.name: f"const {types[a.type]} *restrict {a.name}" for a in function.inputs}
        self.parameters |= {name: f"{types[output.type]} *restrict {name}" for name, output in outputs}


def _place(row: int, length: str, ahead: str) -> str:
    """The position of the first state of a pack in a row of an array."""
    begin = "" if row == 0 else length if row == 1 else f"({row}U * {length})" if ahead else f"{row}U * {length}"
    return " + ".join(part for part in (begin, ahead) if part) or "0"
