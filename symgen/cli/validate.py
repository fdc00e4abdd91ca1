"""Reads a chain description and lists its errors, and remarks on what looks unintended, with line and column."""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Sequence

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import problem_fields, say, say_json
from symgen.errors import SHOWN, ChainWarning
from symgen.visible import visible

LISTED = 50
"""Names of one kind that are printed."""

EXAMPLE = "example: symgen validate examples/puma560.yaml"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Loads the chain and prints what it holds."""
    from symgen.pipeline.mobility import joints_without_inertia, what_each_moves

    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        chain = load(arguments)
    idle = joints_without_inertia(chain)
    bending = [joint.name for joint in chain.joints if joint.flexible is not None]
    if arguments.json:
        names = {"joints": list(chain.q_names), "inputs": list(chain.input_names)}
        names |= {"without_inertia": list(idle), "flexible": bending}
        found = [problem_fields(w.message.problem) for w in remarks if isinstance(w.message, ChainWarning)]
        say_json({"valid": True, "name": chain.name, **names, "remarks": found})
        return 0
    for remark in remarks:
        warnings.warn(remark.message, stacklevel=2)
    say(f"{visible(arguments.chain)}: {chain.name} is valid")
    count, moving = len(chain.joints), len(chain.q_names)
    what = "1 joint that moves" if count == 1 else f"{count} joints, {moving} of them move{'s' if moving == 1 else ''}"
    say(f"  {what}: {_listed(chain.q_names)}")
    run_time = [p.name for p in chain.parameters if not p.constant]
    say(f"  run-time parameters: {_listed(run_time) or 'none'}")
    if chain.input_names:
        say(f"  inputs: {_listed(chain.input_names)}")
    if chain.points:
        say(f"  points: {_listed([point.name for point in chain.points])}")
    words = what_each_moves(chain) if idle else {}
    for name in idle[:SHOWN]:  # a chain that was read knows its places
        say(f"  {chain.place_of(name)}: {words[name]}: functions with accelerations are left out")
    if len(idle) > SHOWN:
        say(f"  ... and {len(idle) - SHOWN} more of {len(idle)} such joints")
    for name in bending:
        say(
            f"  {chain.place_of(name)}: joint {name} carries a flexible link, which is not derived yet: commands other "
            "than validate refuse the chain"
        )
    return 0


def _listed(names: Sequence[str]) -> str:
    """Names with commas; of many the first and a count."""
    rest = f", ... ({len(names) - LISTED} more)" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + rest
