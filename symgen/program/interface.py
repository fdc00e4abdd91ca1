"""The interface of a Program without its nodes, for callers and compilers: plain, picklable data that JSON can hold."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from symgen.errors import ProgramError
from symgen.program.count import Operations, operations
from symgen.program.function import Argument, Limits, Program, RuntimeParameter

__all__ = ["DTYPES", "FunctionInterface", "Interface", "OutputInterface", "interface"]

DTYPES = ("float64", "float32")


@dataclass(frozen=True, slots=True)
class OutputInterface:
    """An output of a function: name, shape, type, documentation, unit."""

    name: str
    shape: tuple[int, ...]
    type: str
    doc: str = ""
    unit: str = ""

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True, slots=True)
class FunctionInterface:
    """A public function: arguments and outputs in order, and its operation count."""

    name: str
    inputs: tuple[Argument, ...]
    outputs: tuple[OutputInterface, ...]
    operations: Operations
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Interface:
    """The public face of an emitted Program.

    Attributes:
        name: prefix of every external symbol.
        dtype: `"float64"` or `"float32"`.
        functions: public ones, in order of emission.
        parameters: members of the parameter struct, in order.
        prepared: how many numbers `prepare` fills.
        q_names: names of the coordinates.
        limits: of the coordinates, by the chain's own values.
        input_names: names of the external signals.
        doc: the chain's description.
        rules: texts of the rules on parameters; the emitted `valid` counts them from 1.
    """

    name: str
    dtype: str
    functions: tuple[FunctionInterface, ...]
    parameters: tuple[RuntimeParameter, ...]
    prepared: int
    q_names: tuple[str, ...] = ()
    input_names: tuple[str, ...] = ()
    doc: str = ""
    rules: tuple[str, ...] = ()
    limits: tuple[Limits, ...] = ()

    def function(self, name: str) -> FunctionInterface:
        """The function of that name; raises ProgramError with the names there are."""
        for function in self.functions:
            if function.name == name:
                return function
        raise ProgramError(f"{self.name} has no function {name!r}; it has {', '.join(f.name for f in self.functions)}")

    def to_dict(self) -> dict[str, Any]:
        """Dictionaries, lists, strings and numbers only."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Interface:
        """The inverse of `to_dict`, also after a round trip through JSON."""

        def shaped(item: Mapping[str, Any]) -> dict[str, Any]:
            return {**item, "shape": tuple(item["shape"])}

        functions = tuple(
            FunctionInterface(
                item["name"],
                tuple(Argument(**shaped(argument)) for argument in item["inputs"]),
                tuple(OutputInterface(**shaped(output)) for output in item["outputs"]),
                Operations(**item["operations"]),
                item["doc"],
            )
            for item in data["functions"]
        )
        return cls(
            name=data["name"],
            dtype=data["dtype"],
            functions=functions,
            parameters=tuple(RuntimeParameter(**item) for item in data["parameters"]),
            prepared=data["prepared"],
            q_names=tuple(data["q_names"]),
            input_names=tuple(data["input_names"]),
            doc=data["doc"],
            rules=tuple(data["rules"]),
            limits=tuple(Limits(**item) for item in data["limits"]),
        )


def interface(program: Program, dtype: str = "float64") -> Interface:
    """The interface of a program emitted with numbers of `dtype`."""
    if dtype not in DTYPES:
        raise ProgramError(f"unknown dtype {dtype!r}; known are {', '.join(DTYPES)}")
    counts = operations(program)
    functions = tuple(
        FunctionInterface(
            function.name,
            function.inputs,
            tuple(OutputInterface(o.name, o.shape, o.type, o.doc, o.unit) for o in function.outputs),
            counts[function.name],
            function.doc,
        )
        for function in program.functions
        if not function.internal
    )
    return Interface(
        program.name,
        dtype,
        functions,
        program.parameters,
        len(program.prepare),
        program.q_names,
        program.input_names,
        program.doc,
        () if program.validity is None else tuple(rule.text for rule in program.validity.rules),
        program.limits,
    )
