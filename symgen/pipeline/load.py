"""The chain that every function of the pipeline begins with: from its file, or as it was given.

    YAML, URDF, MJCF --load_chain--> Chain as written --as_mechanism--> Mechanism

Later stages know single joints and rigid links only (`symgen.describe.assemble`); texts and caches are those of
`Mechanism.authored`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError, Problem

__all__ = ["as_mechanism", "load_chain", "renamed"]


def load_chain(
    path: str | Path,
    *,
    tip: str | Sequence[str] | None = None,
    loops: str | Path | None = None,
    gravity: str | None = None,
    payload: str | Sequence[str] = (),
    snap: bool = False,
) -> Chain:
    """Reads a chain from YAML, URDF or MJCF.

    Args:
        path: the file.
        tip: robots only: the link or body, or several, that the chain ends at; without it the whole tree is taken.
        loops: robots only: a YAML file of the joints that close loops of the robot; see `symgen.describe.loop_file`.
        gravity: `"parameters"` makes the components of gravity run-time parameters `gravity_x`, `gravity_y`,
            `gravity_z`, with the file's as defaults.
        payload: the link, joint or point, or several, that carries a body whose mass, centre and inertia are run-time
            parameters `payload_mass`, `payload_x`, ..., `payload_xx`, ...; see `symgen.describe.payload`.
        snap: rounds lengths, axes and angles that are round but for what an exporter lost.

    Raises:
        ChainError: everything that is wrong with the file, each with its line and column; the file is in MJCF, and the
            package `mujoco` is not installed.
        ArgumentError: gravity is another word.

    Warns:
        ChainWarning: what looks unintended.
    """
    from symgen.describe.adjust import PARAMETERS, Adjustments
    from symgen.describe.load import load_chain as load

    if gravity not in (None, PARAMETERS):
        words = f"gravity: {gravity!r:.80} is not {PARAMETERS!r}; numbers are the defaults of these parameters"
        raise ArgumentError(f"{words}, or stand in the chain file")
    asked = Adjustments(gravity, (payload,) if isinstance(payload, str) else tuple(payload), snap)
    return load(
        path, tip=tip, loops=loops, asked=asked, rules=(_loops_that_close, _non_unique_drives, _friction_without_motion)
    )


def as_mechanism(given: Chain | str | Path) -> Mechanism:
    """The mechanism of a chain, or of a file: what the pipeline works on.

    Raises:
        ArgumentError: neither a chain nor the path of a file.
        ChainError: everything that is wrong with the file or the chain.
    """
    from symgen.describe.assemble import assemble

    if isinstance(given, Chain):
        return assemble(given)
    if isinstance(given, str | Path):
        return assemble(load_chain(given))
    raise ArgumentError(f"chain: a Chain, or the path of its file, is wanted, not {type(given).__name__}")


def renamed(mechanism: Mechanism, prefix: str | None) -> Mechanism:
    """The mechanism under the name that `prefix` gives to files and symbols; None leaves it its own.

    Raises:
        ArgumentError: a chain cannot be called so.
    """
    from symgen.describe.names import not_a_chain

    if prefix is None or prefix == mechanism.name:
        return mechanism
    reason = not_a_chain(prefix)
    if reason is not None:
        raise ArgumentError(f"prefix: {prefix!r:.80} {reason}")
    chain, authored, written = (
        replace(c, name=prefix) for c in (mechanism.chain, mechanism.authored, mechanism.written)
    )
    return replace(mechanism, chain=chain, authored=authored, written=written)


def _as_written(problems: Sequence[Problem], mechanism: Mechanism) -> Sequence[Problem]:
    """Problems of the joints of a mechanism, with their places in the chain as its author wrote it."""
    from symgen.describe.composite import single_places

    index = {joint.name: k for k, joint in enumerate(mechanism.written.joints)}
    place = single_places(mechanism.authored)

    def written(match: re.Match[str]) -> str:
        return f"joints[{index[mechanism.chain.joints[int(match[1])].name]}]"

    return [replace(problem, path=place(re.sub(r"\Ajoints\[(\d+)\]", written, problem.path))) for problem in problems]


def _non_unique_drives(chain: Chain) -> Sequence[Problem]:
    """Drives that have several motions or none whatever the state; computed for chains with drives only."""
    if all(joint.drive is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import non_unique_drives

    mechanism = as_mechanism(chain)
    return _as_written(non_unique_drives(mechanism), mechanism)


def _friction_without_motion(chain: Chain) -> Sequence[Problem]:
    """Remarks on load-dependent friction so large that a joint cannot slide; computed where there is some."""
    if all(joint.friction is None or joint.friction.normal is None for joint in chain.joints):
        return ()
    from symgen.derive.feasibility import joints_that_cannot_slide

    mechanism = as_mechanism(chain)
    return _as_written(joints_that_cannot_slide(mechanism), mechanism)


def _loops_that_close(chain: Chain) -> Sequence[Problem]:
    """Loops that do not close or do not stay closed, and remarks on singular poses; computed where there are loops."""
    if not chain.loops:
        return ()
    from symgen.derive.feasibility import loop_problems

    mechanism = as_mechanism(chain)
    return _as_written(loop_problems(mechanism), mechanism)
