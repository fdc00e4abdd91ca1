"""Longest paths of functions in a disassembly: bounds on instructions where there are no loops.

    path(i) = 1 + [bound of the function that i calls] + max path(j) over the instructions j that may follow i

An instruction under a condition counts as one, as QEMU counts it. A function with a branch backwards has no bound, nor
has one that calls such a function, or jumps to an unknown place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

__all__ = ["Routine", "longest_paths", "read_listing"]

HEAD = re.compile(r"^([0-9a-f]+) <([^>]+)>:$")
LINE = re.compile(r"^\s*([0-9a-f]+):\t([^\t]+)(?:\t([^@;]*))?")
TARGET = re.compile(r"\b([0-9a-f]+) <([^>+]+)(\+0x[0-9a-f]+)?>")
JUMP = re.compile(r"b(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)?(\.[nw])?|cbn?z")
CALL = re.compile(r"blx?(eq|ne|cs|hs|cc|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)?(\.[nw])?")
UNKNOWN = re.compile(r"tb[bh]|mov\S* pc|ldr\S* pc,(?!.*\[sp\])|bx (?!lr)")
RETURN = re.compile(r"bx(\.[nw])? lr|pop(\.[nw])? .*pc|ldmia(\.[nw])? sp.*pc|ldr(\.[nw])? pc,")


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line: where, the operation, its operands."""

    address: int
    operation: str
    operands: str


@dataclass(frozen=True, slots=True)
class Routine:
    """A function of the listing."""

    name: str
    address: int
    instructions: tuple[Instruction, ...]


def read_listing(text: str) -> dict[str, Routine]:
    """The functions of `objdump -d --no-show-raw-insn`, by name."""
    found: dict[str, Routine] = {}
    head: tuple[str, int] | None = None
    lines: list[Instruction] = []

    def close() -> None:
        if head is not None:
            found[head[0]] = Routine(head[0], head[1], tuple(lines))

    for line in text.splitlines():
        named = HEAD.match(line)
        if named:
            close()
            head, lines = (named[2], int(named[1], 16)), []
            continue
        read = LINE.match(line)
        if read and not read[2].startswith("."):
            lines.append(Instruction(int(read[1], 16), read[2].strip(), (read[3] or "").strip()))
    close()
    return found


def longest_paths(routines: Mapping[str, Routine]) -> dict[str, int | None]:
    """Most instructions of a call of each function; None where a loop or an unknown jump leaves it open."""
    known: dict[str, int | None] = {}
    open_: set[str] = set()

    def bound(name: str) -> int | None:
        if name in known:
            return known[name]
        if name in open_ or name not in routines:  # recursion, or not linked in
            return None
        open_.add(name)
        known[name] = _longest(routines[name], bound)
        open_.discard(name)
        return known[name]

    for name in routines:
        bound(name)
    return known


def _longest(routine: Routine, bound: Callable[[str], int | None]) -> int | None:
    """The longest path from the first instruction; None with a loop, or where a callee or a jump is not known."""
    lines = routine.instructions
    at = {line.address: k for k, line in enumerate(lines)}
    costs: list[int] = []
    following: list[list[int]] = []
    for k, line in enumerate(lines):
        read = _read(routine, line, at, bound)
        if read is None:
            return None
        extra, jumps, falls = read
        costs.append(1 + extra)
        following.append([*jumps, *([k + 1] if falls and k + 1 < len(lines) else [])])
    return _most(costs, following)


def _read(
    routine: Routine, line: Instruction, at: Mapping[int, int], bound: Callable[[str], int | None]
) -> tuple[int, list[int], bool] | None:
    """Instructions of a callee, where the line may jump to within the function, and whether it goes on to the next."""
    target = TARGET.search(line.operands)
    inside = target is not None and target[2] == routine.name and int(target[1], 16) in at
    whole = f"{line.operation} {line.operands}"
    if JUMP.fullmatch(line.operation) and target is not None:
        goes_on = line.operation not in ("b", "b.n", "b.w")
        if inside:
            return 0, [at[int(target[1], 16)]], goes_on
        called = bound(target[2])  # the last call: its return is this function's
        return None if called is None else (called, [], goes_on)
    if CALL.fullmatch(line.operation):
        called = None if target is None else bound(target[2])
        return None if called is None else (called, [], True)
    if UNKNOWN.match(whole):
        return None
    return 0, [], RETURN.match(whole) is None


def _most(costs: list[int], following: list[list[int]]) -> int | None:
    """The heaviest path from the first node of a graph; None where it has a circle."""
    done: dict[int, int] = {}
    entered: set[int] = set()
    stack = [0] if costs else []
    while stack:
        k = stack[-1]
        if k in done:
            stack.pop()
            continue
        if k not in entered:
            entered.add(k)
            for other in following[k]:
                if other in done:
                    continue
                if other in entered:
                    return None
                stack.append(other)
        else:
            done[k] = costs[k] + max((done[other] for other in following[k]), default=0)
            stack.pop()
    return done.get(0, 0)
