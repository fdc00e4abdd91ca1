"""The cost card: what every function costs on every core."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

__all__ = ["CoreCost", "CostCard", "FunctionCost"]


@dataclass(frozen=True, slots=True)
class FunctionCost:
    """One function on one core; `None` where a tool that tells it is missing.

    Attributes:
        name: without the model's prefix.
        least, median, most: instructions over the states.
        states: how many there were.
        stack: bytes, of the function and all that it calls.
        code: bytes of the function and of the model's own functions that it calls, constants in it included.
        bound: instructions of the longest path; `None` where the function has a loop.
        loops: the function has a loop.
        estimate: of the bound of a function with loops and a budget, from the instructions that its work took.
    """

    name: str
    least: int | None
    median: int | None
    most: int | None
    states: int
    stack: int | None
    code: int | None
    bound: int | None
    loops: bool
    estimate: int | None = None


@dataclass(frozen=True, slots=True)
class CoreCost:
    """One core.

    Attributes:
        core, title: its name, and in words.
        functions: `prepare` first.
        code, constants, memory: bytes of the whole object: code, constant data, variables.
    """

    core: str
    title: str
    functions: tuple[FunctionCost, ...]
    code: int | None
    constants: int | None
    memory: int | None


@dataclass(frozen=True, slots=True)
class CostCard:
    """Costs of one chain's functions.

    Attributes:
        name: of the chain.
        dtype: number type.
        compiler: its version, empty without one.
        flags: of the compilation, without those of the core.
        sizes: bytes of the structs by name.
        cores: one entry for each.
        missing: tools that are not installed, each with the packages that have it.
        operations: additions and multiplications and so on of each function, which need no tool.
        work: of each function with loops, in estimated instructions: bound, the most that a search found, and over how
            many states; the budget of a call, None for none.
    """

    name: str
    dtype: str
    compiler: str
    flags: tuple[str, ...]
    sizes: dict[str, int]
    cores: tuple[CoreCost, ...]
    missing: dict[str, str]
    operations: dict[str, dict[str, Any]]
    work: dict[str, dict[str, int | None]]

    def to_dict(self) -> dict[str, Any]:
        """Dictionaries, lists, strings and numbers only."""
        return asdict(self)
