"""The chain that every function of the pipeline begins with: from its file, or as it was given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, Problem

__all__ = ["as_chain", "load_chain"]


def load_chain(path: str | Path, *, tip: str | Sequence[str] | None = None) -> Chain:
    """Reads a chain from YAML (or URDF, up to the link or links `tip`); raises ChainError with all problems at once."""
    from symgen.describe.load import load_chain as load

    return load(path, tip=tip, rules=(_non_unique_drives, _friction_without_motion))


def as_chain(given: Chain | str | Path) -> Chain:
    """The chain itself, or the one that a file describes: what every function here takes as its `chain`.

    Raises:
        ArgumentError: neither a chain nor the path of a file.
        ChainError: everything that is wrong with the file.
    """
    if isinstance(given, Chain):
        return given
    if isinstance(given, str | Path):
        return load_chain(given)
    raise ArgumentError(f"chain: a Chain, or the path of its file, is wanted, not {type(given).__name__}")


def _non_unique_drives(chain: Chain) -> Sequence[Problem]:
    """Drives that have several motions or none whatever the state; computed for chains with drives only."""
    if all(joint.drive is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import non_unique_drives

    return non_unique_drives(chain)


def _friction_without_motion(chain: Chain) -> Sequence[Problem]:
    """Remarks on load-dependent friction so large that a joint cannot slide; computed where there is some."""
    if all(joint.friction is None or joint.friction.normal is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import joints_that_cannot_slide

    return joints_that_cannot_slide(chain)
