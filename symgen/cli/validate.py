"""Reads a chain description and lists its errors, and remarks on what looks unintended, with line and column."""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import problem_fields, say, say_json
from symgen.describe.mechanism import Mechanism
from symgen.describe.records import Joint
from symgen.describe.traits import stop_bounds
from symgen.errors import SHOWN, ChainWarning
from symgen.text.visible import visible

LISTED = 50
"""Names of one kind that are printed."""

EXAMPLE = "example: symgen validate examples/puma560.yaml"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser, explained=True)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Loads the chain and prints what it holds."""
    from symgen.describe.composite import axes_of
    from symgen.pipeline.mobility import joints_without_inertia, what_each_moves

    with warnings.catch_warnings(record=True) as remarks:
        warnings.simplefilter("always")
        mechanism = load(arguments)
    idle = joints_without_inertia(mechanism)
    written = mechanism.written
    composite = {joint.name: (joint.type, axes_of(joint)) for joint in mechanism.authored.joints if axes_of(joint)}
    bending = {joint.name: joint.flexible.elements for joint in written.joints if joint.flexible is not None}
    count_of = _freedoms(mechanism)
    if arguments.json:
        names = {"joints": list(mechanism.q_names), "inputs": list(mechanism.input_names)}
        names |= {"without_inertia": list(idle), "flexible": list(bending)}
        became = {name: [f"{name}_{axis}" for axis in axes] for name, (_, axes) in composite.items()}
        found = [problem_fields(w.message.problem) for w in remarks if isinstance(w.message, ChainWarning)]
        say_json({"valid": True, "name": mechanism.name, **names, "composite": became, **count_of, "remarks": found})
        return 0
    for remark in remarks:
        warnings.warn(remark.message, stacklevel=2)
    say(f"{visible(arguments.chain)}: {mechanism.name} is valid")
    _say_motion(mechanism, count_of)
    _say_names(mechanism)
    words = what_each_moves(mechanism) if idle else {}
    for name in idle[:SHOWN]:  # a chain that was read knows its places
        say(f"  {mechanism.chain.place_of(name)}: {words[name]}: functions with accelerations are left out")
    if len(idle) > SHOWN:
        say(f"  ... and {len(idle) - SHOWN} more of {len(idle)} such joints")
    for name, (kind, axes) in composite.items():
        parts = ", ".join(f"{name}_{axis}" for axis in axes)
        say(f"  {mechanism.authored.place_of(name)}: joint {name} ({kind}) stands for {parts}")
    for name, rods in bending.items():
        say(f"  {written.place_of(name)}: joint {name} carries a bending link, which becomes {rods} rigid rods")
    if bending:
        say(f"  coordinates with the springs between rods: {_listed(mechanism.q_names)}")
    return 0


def _say_motion(mechanism: Mechanism, count_of: Mapping[str, Any]) -> None:
    """Joints, and the freedoms of loops."""
    count, moving = len(mechanism.authored.joints), len(mechanism.written.q_names)
    joints = "1 joint" if count == 1 else f"{count} joints"
    if not moving:
        say(f"  {joints}, fixed")
    else:
        what = "1 coordinate" if moving == 1 else f"{moving} coordinates"
        say(f"  {joints}, {what}: {_listed(mechanism.written.q_names)}")
    if mechanism.chain.dependent:
        say(f"  joints that follow others: {_listed(mechanism.chain.dependent)}")
    if count_of:
        loops = ", ".join(f"{loop.name} by {', '.join(loop.dependent)}" for loop in mechanism.chain.loops)
        say(f"  loops, with the joints that depend: {loops}")
        counts = count_of["freedoms"]
        say(
            f"  freedoms: {counts['true']}; Gruebler counts {counts['gruebler']} with planar loops in their planes, "
            f"{counts['kutzbach']} in space"
        )
        for name, more in count_of["redundant_loops"].items():
            say(f"  loop {name} is redundant: other loops imply {more} of its conditions")
        for name, ends in count_of["reaches"].items():
            say(f"  {name} has no limits: {_reach(ends)}")


def _say_names(mechanism: Mechanism) -> None:
    """Parameters, inputs, points and stops."""
    run_time = [p.name for p in mechanism.parameters if not p.constant]
    say(f"  run-time parameters: {_listed(run_time) or 'none'}")
    first = mechanism.state_places.start
    inputs, bristles = mechanism.input_names[:first], mechanism.input_names[first:]
    if inputs:
        say(f"  inputs: {_listed(inputs)}")
    if bristles:
        say(f"  deflections of bristles, the last inputs of functions: {_listed(bristles)}")
    if mechanism.chain.points:
        say(f"  points: {_listed([point.name for point in mechanism.chain.points])}")
    stopped = [joint for joint in mechanism.joints if joint.stop is not None]
    if stopped:
        say(f"  stops: {_listed([_bounded(joint) for joint in stopped])}")


def _bounded(joint: Joint) -> str:
    """A joint with the bounds of its stop."""
    from symgen.describe.write_expression import plain_text

    lower, upper = (None if bound is None else plain_text(bound) for bound in stop_bounds(joint))
    if lower is None or upper is None:
        return f"{joint.name} above {lower}" if upper is None else f"{joint.name} below {upper}"
    return f"{joint.name} from {lower} to {upper}"


def _listed(names: Sequence[str]) -> str:
    """Names with commas; of many the first and a count."""
    rest = f", ... ({len(names) - LISTED} more)" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + rest


def _reach(ends: Mapping[str, float | None]) -> str:
    """The range that loops let a coordinate go through."""
    lower, upper = ends["lower"], ends["upper"]
    if lower is None and upper is None:
        return "loops close through its whole turn"
    low = "" if lower is None else f" from {lower:.4g}"
    high = "" if upper is None else f" to {upper:.4g}"
    return f"loops close{low}{high}, and are singular at the end"


def _freedoms(mechanism: Mechanism) -> dict[str, dict[str, Any]]:
    """Counts of freedoms, conditions of redundant loops, and how far coordinates without limits go, where loops are."""
    if not mechanism.chain.loops:
        return {}
    from symgen.derive.feasibility import freedoms, reaches

    found = freedoms(mechanism)
    ends = {name: {"lower": reach.lower, "upper": reach.upper} for name, reach in reaches(mechanism).items()}
    counts = {"true": found.true, "gruebler": found.gruebler, "kutzbach": found.kutzbach}
    return {"freedoms": counts, "redundant_loops": dict(found.redundant), "reaches": ends}
