"""The end of every reader: rules applied, problems located and sorted, remarks given, the chain returned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.normalise import normalise
from symgen.describe.notes import upwards
from symgen.describe.records import Origin
from symgen.describe.rules import problems
from symgen.describe.short_forms import written_form
from symgen.describe.values import Paths
from symgen.errors import SHOWN, ChainError, ChainWarning, Problem, warn
from symgen.text.visible import visible

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["Rule", "nearest_position", "verdict"]

Position = tuple[int, int]
Rule = Callable[["Chain"], Sequence[Problem]]
"""Finds problems of a valid chain in its normal form."""


def nearest_position(positions: Mapping[str, Position], path: str) -> Position:
    """Line and column of a path, or of the nearest thing around it that was read; zeros when there is none."""
    return next((positions[step] for step in upwards(path) if step in positions), (0, 0))


def verdict(
    chain: Chain | None,
    found: Sequence[Problem],
    file: str,
    positions: Mapping[str, Position],
    is_broken: Callable[[str], bool] = lambda path: False,
    rules: Sequence[Rule] = (),
) -> Chain:
    """The chain in its normal form, if nothing is wrong with it.

    Args:
        chain: what was read, with placeholders where it could not be read; None when too little could.
        found: problems of reading.
        file: its name.
        positions: line and column of what was read, by path.
        is_broken: true for paths that hold placeholders; the rules' verdict on them is dropped.
        rules: of later stages; asked when nothing else is wrong.

    Raises:
        ChainError: all problems, in the order of the file.

    Warns:
        ChainWarning: what looks unintended, when nothing is wrong.
    """
    everything = list(found)
    if chain is not None:
        written, chain = chain, normalise(chain)
        broken = list(problems(chain))
        if all(problem.severity != "error" for problem in (*everything, *broken)):
            broken += [problem for rule in rules for problem in rule(chain)]
        for problem in broken:
            form, path = written_form(written, chain, problem.path)
            if form and any(other.path.startswith(form) for other in found):
                continue  # the form was not read whole
            path = path or problem.path
            if not is_broken(path):
                line, column = nearest_position(positions, path)
                everything.append(replace(problem, path=path, file=file, line=line, column=column))
        paths = Paths(chain)
        everything = [replace(problem, path=paths.shown(problem.path)) for problem in everything]
    errors = [problem for problem in everything if problem.severity == "error"]
    if errors or chain is None:
        raise ChainError(tuple(sorted(errors, key=lambda problem: (problem.line, problem.column))))
    for problem in everything[:SHOWN]:
        warn(ChainWarning(problem))
    if len(everything) > SHOWN:
        message = f"{len(everything) - SHOWN} more remarks; the first {SHOWN} of {len(everything)} are shown"
        warn(ChainWarning(Problem(message, file=file, severity="warning")))
    joints = tuple((joint.name, *nearest_position(positions, f"joints[{k}]")) for k, joint in enumerate(chain.joints))
    return replace(chain, origin=Origin(visible(file), joints))
