"""The loops over blocks of states around a function on packs: `_batch`, `_ensemble`, `_prepare_ensemble`.

A last block of a batch that would not be full begins earlier, and so does a second one, where results are large, for
packs to be stored at their own places; fewer states than a block has are copied into small arrays, and their results
back. Blocks of an ensemble begin where its groups of prepared sets do, so a last one that is not full is copied, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.emit.c.config import LANE_SUFFIX, RESERVED, Config
from symgen.emit.c.sincos import CONSTANTS
from symgen.emit.c.vector_arguments import Pack
from symgen.emit.c.vector_contexts import VectorAgainContext, VectorBatchContext, VectorPreparationContext
from symgen.emit.names import array_name, lanes_name, output_names
from symgen.emit.templates import render
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import REAL

__all__ = ["Blocks"]

LARGE = 16
"""Smallest count of numbers per state, such as those of a matrix, for which their place in a cache line matters."""


class Blocks:
    """Prints the loops of one program.

    Args:
        config: spelling of scalars in C.
        name: the chain's name.
        prefix: of the names of what works on packs.
        prepared_size: numbers that one set of parameters is prepared to.
    """

    def __init__(self, config: Config, name: str, prefix: str, prepared_size: int) -> None:
        self.dtype = config.dtype
        self.types = config.types
        self.name = name
        self.prefix = prefix
        self.prepared_size = prepared_size

    def batch(self, called: str, function: Function, packs: Sequence[Pack]) -> str:
        """A function's `_batch` and `_ensemble`.

        Args:
            called: their name without the ending.
            function: whose arrays they take.
            packs: one block of it, on one pack or on two abreast.
        """
        items, block = _items(function), self._block(packs)
        return render(
            VectorBatchContext(
                name=self.name,
                block=block,
                function=called,
                packed=packs[0].function,
                prefix=self.prefix,
                real=self.types[REAL],
                parameters=self._parameters(function),
                arguments=_listed(items, "&{}[first]"),
                rest_arguments=_listed(items, "{}_rest"),
                arrays=self._arrays(items),
                takes=self._takes(function, block),
                gives=self._gives(function, block),
                large=_large(function),
            )
        )

    def preparation(self, parameters: int, packed: str) -> str:
        """`_prepare_ensemble`.

        Args:
            parameters: their number.
            packed: name of the function that prepares a pack of sets.
        """
        return render(
            VectorPreparationContext(
                self.name, packed, self.prefix, lanes_name(self.name), self.types[REAL], parameters
            )
        )

    def again(self, function: Function) -> str:
        """C function that computes the states with an angle out of range once more, each by that for one state."""
        inputs, outputs = _inputs(function), _outputs(function)
        arrays, arguments = [], ""
        for name, item in (*inputs, *outputs):
            if item.shape:
                arrays.append(f"{self.types[item.type]} {name}_lane[{max(1, item.size)}];")
            place = f"{name}_lane" if item.shape else f"{name}[lane]"
            arguments += f", {'&' if not item.shape and isinstance(item, Output) else ''}{place}"
        constants = CONSTANTS[self.dtype]
        return render(
            VectorAgainContext(
                name=self.name,
                macro=self.name.upper(),
                prefix=self.prefix,
                function=self._again_name(function),
                real=self.types[REAL],
                parameters=self._parameters(function),
                lanes=lanes_name(self.name),
                free=constants.free,
                zero_bits=f"0{constants.word[1]}",
                prepared_size=self.prepared_size,
                arrays=tuple(arrays),
                taken=tuple((name, item.size) for name, item in inputs if item.shape and item.size),
                single=f"{self.name}_{array_name(function)}",
                arguments=arguments,
                given=tuple((name, item.size) for name, item in outputs if item.shape and item.size),
            )
        )

    def _again_name(self, function: Function) -> str:
        return f"{self.prefix}{function.name}_again"

    def within(self, function: Function, packs: Sequence[Pack]) -> tuple[list[str], list[str]]:
        """Statements before and after those of a block that recompute the states with an angle out of range.

        Args:
            function: see `again`.
            packs: of the block, on one pack or on two abreast.
        """
        collected = [pack.beyond for pack in packs if pack.beyond]
        if not collected:
            return [], []
        called = self._again_name(function)
        given = ", ".join(["spacing", "prepared", "stride", *(name for name, _ in _items(function))])
        calls = [f"    {called}({pack.beyond}, {pack.ahead or '0U'}, {given});" for pack in packs]
        return (
            [f"{self.name}_bits {name} = {{ 0U }};" for name in collected],
            [f"if (!{self.prefix}within({' | '.join(collected)})) {{", *calls, "}"],
        )

    def _block(self, packs: Sequence[Pack]) -> str:
        """C expression for the number of states of a block."""
        return self._several() if len(packs) == 2 else lanes_name(self.name)

    def _several(self) -> str:
        return f"(2U * {lanes_name(self.name)})"

    def _parameters(self, function: Function) -> str:
        inputs = [f", const {self.types[item.type]} *{name}" for name, item in _inputs(function)]
        return "".join([*inputs, *(f", {self.types[item.type]} *{name}" for name, item in _outputs(function))])

    def _arrays(self, items: Sequence[tuple[str, Argument | Output]]) -> tuple[tuple[str, str, int], ...]:
        """The small arrays of a block that is not full: type, name, elements."""
        return tuple((self.types[item.type], f"{name}_rest", max(1, item.size)) for name, item in items)

    def _takes(self, function: Function, block: str) -> tuple[str, ...]:
        """Statements that copy the states of a partial block in."""
        return tuple(self._moved("take", item, block, f"{name}, {name}_rest") for name, item in _inputs(function))

    def _gives(self, function: Function, block: str) -> tuple[str, ...]:
        """Statements that copy the results of a partial block back."""
        return tuple(self._moved("give", item, block, f"{name}_rest, {name}") for name, item in _outputs(function))

    def _moved(self, verb: str, item: Argument | Output, block: str, arrays: str) -> str:
        return f"{self.prefix}{verb}{LANE_SUFFIX[item.type]}({item.size}U, count, first, {block}, {arrays});"


def _inputs(function: Function) -> list[tuple[str, Argument | Output]]:
    return [(argument.name, argument) for argument in function.inputs]


def _outputs(function: Function) -> list[tuple[str, Argument | Output]]:
    return list(zip(output_names(function, RESERVED), function.outputs, strict=True))


def _items(function: Function) -> list[tuple[str, Argument | Output]]:
    """The arrays of a function by name, inputs first."""
    return [*_inputs(function), *_outputs(function)]


def _large(function: Function) -> tuple[str, int] | None:
    """Name and size of the largest result, where it has as many numbers as a matrix."""
    real = [(output.size, name) for name, output in _outputs(function) if output.type == REAL]
    size, name = max(real, key=lambda each: each[0], default=(0, ""))
    return (name, size) if size >= LARGE else None


def _listed(items: Sequence[tuple[str, Argument | Output]], form: str) -> str:
    """The arrays as further arguments of a call."""
    return "".join(", " + form.format(name) for name, _ in items)
