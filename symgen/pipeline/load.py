"""The chain that every function of the pipeline begins with: from its file, or as it was given.

    YAML, URDF --load_chain--> Chain as written --as_chain--> Chain of rigid links

Later stages know single joints and rigid links only (`symgen.describe.assemble`); texts, caches and plans of the chain
are those of `Chain.as_written`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, Problem

__all__ = ["as_chain", "load_chain"]


def load_chain(path: str | Path, *, tip: str | Sequence[str] | None = None) -> Chain:
    """Reads a chain from YAML (or URDF, up to the link or links `tip`); raises ChainError with all problems at once."""
    from symgen.describe.load import load_chain as load

    return load(path, tip=tip, rules=(_non_unique_drives, _friction_without_motion))


def as_chain(given: Chain | str | Path) -> Chain:
    """The chain of single joints and rigid links of a chain, or of a file: what the pipeline works on.

    Raises:
        ArgumentError: neither a chain nor the path of a file.
        ChainError: everything that is wrong with the file, or with a chain that has bending links.
    """
    from symgen.describe.assemble import lower

    if isinstance(given, Chain):
        return lower(given)
    if isinstance(given, str | Path):
        return lower(load_chain(given))
    raise ArgumentError(f"chain: a Chain, or the path of its file, is wanted, not {type(given).__name__}")


def _as_written(problems: Sequence[Problem], chain: Chain) -> Sequence[Problem]:
    """Problems of joints of a chain of rigid links, with their places in the chain as it was written."""
    if chain.written is None:
        return problems
    index = {joint.name: k for k, joint in enumerate(chain.written.joints)}

    def written(match: re.Match[str]) -> str:
        return f"joints[{index[chain.joints[int(match[1])].name]}]"

    return [replace(problem, path=re.sub(r"\Ajoints\[(\d+)\]", written, problem.path)) for problem in problems]


def _non_unique_drives(chain: Chain) -> Sequence[Problem]:
    """Drives that have several motions or none whatever the state; computed for chains with drives only."""
    if all(joint.drive is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import non_unique_drives

    rigid = as_chain(chain)
    return _as_written(non_unique_drives(rigid), rigid)


def _friction_without_motion(chain: Chain) -> Sequence[Problem]:
    """Remarks on load-dependent friction so large that a joint cannot slide; computed where there is some."""
    if all(joint.friction is None or joint.friction.normal is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import joints_that_cannot_slide

    rigid = as_chain(chain)
    return _as_written(joints_that_cannot_slide(rigid), rigid)
