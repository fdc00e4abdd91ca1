"""Simulates a chain, smooth or with joints that stick, and writes the motion as CSV or Parquet."""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import add_chain, add_json, add_plan, add_target, constant, load, split, values
from symgen.cli.console import bar, say, say_json, spinner
from symgen.cli.parameters import add_params, differing, in_words, parameters
from symgen.describe.angles import perhaps_degrees
from symgen.describe.chain import Joint
from symgen.describe.mechanism import Mechanism
from symgen.describe.tokens import gives_degrees
from symgen.errors import ArgumentError, SimulationWarning, warn

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

EXAMPLE = """\
example: symgen simulate examples/pendulum.yaml --duration 5 --q swing=0.3 --output motion.csv --png motion.png
         symgen simulate examples/xy_table.yaml --dt 1e-4 --tau 'x=8*sin(2.4*t) - 3*x' --tau y=2

exit code: 0 if the run reached its end, 1 if it ended early
"""

SAMPLE = 0.01
"""Seconds between rows unless others are chosen."""

OTHERS = (".xls", ".xlsx", ".ods", ".json", ".mat", ".h5", ".npz")
"""Endings by which a CSV file would be misread."""

PICTURES = (".png", ".pdf", ".svg", ".jpg", ".jpeg")


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser, "reference")
    add_plan(parser)
    parser.add_argument("--duration", type=float, default=5.0, metavar="S", help="seconds to simulate; default: 5")
    words = "coordinates at the start, rad or m: a number for each, or NAME=NUMBER,... such as x=0.3,arm=45 deg"
    parser.add_argument("--q", action="append", metavar="Q,...", help=f"{words}; default: the loops' near, else 0")
    parser.add_argument("--qd", action="append", metavar="V,...", help="rates at the start, like --q; default: 0")
    parser.add_argument("--t0", type=float, default=0.0, metavar="S", help="time at the start; default: 0")
    words = "joint forces: a number for each, or NAME=EXPRESSION,... of t, coordinates, rates d(NAME); default: 0"
    parser.add_argument("--tau", action="append", metavar="F,...", help=words)
    parser.add_argument("--inputs", action="append", metavar="U,...", help="external signals, like --tau; default: 0")
    add_params(parser)
    methods = ("events", "interpolated", "karnopp")
    words = "events, or fixed steps: interpolated, karnopp; default: events, or interpolated where --dt is given"
    parser.add_argument("--method", choices=methods, metavar="NAME", help=words)
    parser.add_argument("--dt", type=float, metavar="S", help="time step of interpolated and karnopp; default: 0.001")
    words = "end the run when this becomes true, such as 'x > 0.5'"
    parser.add_argument("--until", metavar="CONDITION", help=words)
    parser.add_argument("--hold", type=float, metavar="S", help="hold values of expressions for S seconds")
    words = "seconds between rows; default: 0.01"
    parser.add_argument("--sample", type=float, metavar="S", help=words)
    parser.add_argument("--rtol", type=float, metavar="R", help="relative tolerance of events; default: 1e-11")
    parser.add_argument("-o", "--output", metavar="PATH", help="motion, .csv or .parquet; default: <name>.csv")
    parser.add_argument("--png", metavar="PNG", help="also draw the motion")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Builds, integrates, writes; 1 when the run ended early."""
    from symgen.functions import FAILED
    from symgen.output import check_output
    from symgen.pipeline import build_model, simulate

    mechanism = load(arguments)
    files, parquet = _files(arguments, mechanism)
    check_output(*files, source=arguments.chain)
    for name in ("duration", "dt", "hold", "sample"):
        value = getattr(arguments, name)
        if value is not None and not 0.0 < value < math.inf:
            raise ArgumentError(f"--{name}: must be positive and finite, not {value:g}")
    if arguments.png:
        from symgen.simulate.plot import picture_format

        picture_format(arguments.png)
    chosen = _chosen(arguments, mechanism)
    with spinner(f"building {mechanism.name}"):
        model = build_model(mechanism.authored, arguments.target, plan=arguments.plan)
    with bar("integrating", arguments.duration, "s simulated") as progress:
        run = simulate(
            model,
            arguments.duration,
            sample=_sample(arguments),
            rtol=arguments.rtol,
            progress=lambda t: progress(t - arguments.t0),
            **chosen,
        )
    (run.to_parquet if parquet else run.to_csv)(files[0])
    for picture in files[1:]:
        run.plot(picture)
    changed = differing(chosen["params"], model.parameters)
    final = dict(zip(mechanism.q_names, run.q[-1].tolist(), strict=True))
    code = int(run.status in FAILED)
    if arguments.json:
        told = {"files": list(map(str, files)), "rows": len(run.t), "final_q": final, "energy_error": run.energy_error}
        reached = {"time": float(run.t[-1]), "status": run.status, "message": run.message}
        say_json({**told, **reached, "events": len(run.events), "params": changed})
        return code
    _say(arguments, mechanism, run, files, in_words(changed, model.parameters) if changed else "")
    return code


def _files(arguments: argparse.Namespace, mechanism: Mechanism) -> tuple[list[Path], bool]:
    """Files of the motion and of its picture, and whether the first is in Parquet; refuses other formats."""
    files = [Path(arguments.output or f"{mechanism.name}.csv"), *([Path(arguments.png)] if arguments.png else [])]
    if files[0].suffix.lower() in PICTURES:
        raise ArgumentError(f"-o: {files[0]}: the motion is written as CSV or Parquet; --png {files[0]} draws it")
    if files[0].suffix.lower() in OTHERS:
        raise ArgumentError(f"-o: {files[0]}: the motion is written as CSV (.csv) or Parquet (.parquet)")
    parquet = files[0].suffix.lower() == ".parquet"
    if parquet and not find_spec("pyarrow"):
        raise ArgumentError(f"-o: {files[0]}: Parquet needs pyarrow: pip install 'symgen[parquet]', or write CSV")
    return files, parquet


def _chosen(arguments: argparse.Namespace, mechanism: Mechanism) -> dict[str, Any]:
    """Arguments of `simulate` that the command was given."""
    chosen: dict[str, Any] = {"t0": arguments.t0, "params": parameters(arguments, mechanism)}
    moved = {joint.name: _moved_by(joint) for joint in mechanism.own_joints if joint.motion is not None}
    refuse_degrees(mechanism, arguments)
    for name, read in (("q", constant), ("qd", constant), ("tau", None)):
        chosen[name] = values(getattr(arguments, name), mechanism.q_names, f"--{name}", refused=moved, read=read)
    remark_on_degrees(mechanism, chosen["q"])
    if arguments.inputs and not mechanism.input_names:
        raise ArgumentError(f"--inputs: {mechanism.name} has no external signals; 'inputs' in the chain declares them")
    if mechanism.input_names:
        chosen["inputs"] = values(arguments.inputs, mechanism.input_names, "--inputs")
    for name in ("method", "dt", "hold", "until"):
        if getattr(arguments, name) is not None:
            chosen[name] = getattr(arguments, name)
    return chosen


def _say(
    arguments: argparse.Namespace, mechanism: Mechanism, run: Trajectory, files: Sequence[Path], changed: str
) -> None:
    """The outcome in sentences; `changed` names parameters with other values than the chain's."""
    from symgen.functions import FAILED, STATUSES

    failed = run.status in FAILED
    final = dict(zip(mechanism.q_names, run.q[-1].tolist(), strict=True))
    span = f"{run.t[-1] - arguments.t0:g} of {arguments.duration:g} s" if failed else f"{arguments.duration:g} s"
    say(f"{mechanism.name}: {span} in {len(run.t)} rows -> {', '.join(map(str, files))}")
    if changed:
        say(f"  {changed}")
    say("  q at the end: " + ", ".join(f"{name} = {value:.6g}" for name, value in final.items()))
    if run.events:
        counts = {kind: sum(event.kind == kind for event in run.events) for kind in (e.kind for e in run.events)}
        say("  events: " + ", ".join(f"{number} {kind}" for kind, number in counts.items()))
    if run.status:
        outcome = "the run ended early" if failed else "the run went on" if run.message else "every law holds"
        say(f"  status {run.status} ({STATUSES[run.status].word}): {outcome}")
    say(f"  energy ledger: energy - energy(0) and work in - dissipated differ by at most {run.energy_error:.2g} J")


def _moved_by(joint: Joint) -> str:
    """Why a joint with a motion is given none at the start, and no force."""
    inputs = f"{joint.name}_q, {joint.name}_qd and {joint.name}_qdd of --inputs"
    return f"moved by {inputs if joint.motion == 'prescribed' else 'its motion'} alone"


def _sample(arguments: argparse.Namespace) -> float:
    """Seconds between rows."""
    if arguments.sample is not None:
        return float(arguments.sample)
    if not arguments.dt or not 0.0 < arguments.dt < math.inf:
        return SAMPLE
    return float(max(1, round(SAMPLE / arguments.dt)) * arguments.dt)


def refuse_degrees(mechanism: Mechanism, arguments: argparse.Namespace) -> None:
    """Refuses an angle as the coordinate or rate of a joint that slides."""
    slides = [joint.type == "prismatic" for joint in mechanism.own_joints]
    of = dict(zip(mechanism.q_names, slides, strict=True))
    for option, unit in (("q", "m"), ("qd", "m/s")):
        pieces = [piece for text in getattr(arguments, option, None) or () for piece in split(text)]
        for k, piece in enumerate(pieces):
            name, _, value = piece.rpartition("=")
            slide = of.get(name.strip()) if name else slides[k : k + 1] == [True]
            if slide and gives_degrees(value):
                named = name.strip() or mechanism.q_names[k]
                raise ArgumentError(
                    f"--{option}: {named} slides and is given in {unit}, not in degrees: {piece.strip()!r:.80}"
                )


def remark_on_degrees(mechanism: Mechanism, q: Sequence[float] | Mapping[str, float | str] | None) -> None:
    """Warns of angles that are surely meant in degrees."""
    given = q if isinstance(q, Mapping) else dict(zip(mechanism.q_names, q or (), strict=False))
    for joint in mechanism.own_joints:
        angle = given.get(joint.name)
        if joint.type == "revolute" and isinstance(angle, float) and perhaps_degrees(angle, turns=True):
            degrees = f"'{joint.name}={angle:g} deg'"
            warn(SimulationWarning(f"--q: {joint.name}={angle:g} is in rad; for {angle:g} degrees give {degrees}"))
