"""Writes a report on a chain as one HTML file that needs no network.

It has the chain in space, a motion to play and its plots, the equations, operation counts, and a check. The chain is
released at rest, and moves without joint forces, unless told otherwise.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from symgen.cli.arguments import add_chain, add_json, add_target, constant, count, load, values
from symgen.cli.console import bar, say, say_json
from symgen.cli.parameters import add_params, parameters
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  symgen report examples/two_link.yaml -o two_link.html
  symgen report examples/pendulum.yaml -o pendulum.html --no-check --q swing=1.2
  symgen report examples/two_link.yaml --qd shoulder=2,elbow=-1 --params m2=1.5

exit code: 0 if all is well, 1 if the motion ended early, the check or another part failed; the page says which"""

QUICK = 50
"""States of a quick check."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    from symgen.pipeline.chain_report import SAMPLES

    add_chain(parser)
    add_target(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="file to write; default: <name>.html")
    parser.add_argument("--title", metavar="TEXT", help="heading of the page; default: the chain's name")
    parser.add_argument("--duration", type=float, default=5.0, metavar="S", help="seconds of the motion; default: 5")
    words = (
        "coordinates at the start, rad or m: a number for each, or NAME=NUMBER,...; default: joints that turn 0.5 rad"
    )
    parser.add_argument("--q", action="append", metavar="Q,...", help=words)
    parser.add_argument("--qd", action="append", metavar="V,...", help="rates at the start, like --q; default: 0")
    add_params(parser)
    words = "joint forces: a number for each, or NAME=EXPRESSION,... of t, coordinates, rates d(NAME); default: 0"
    parser.add_argument("--tau", action="append", metavar="F,...", help=words)
    words = f"states of the check; default: {SAMPLES}"
    parser.add_argument("--samples", type=count, default=SAMPLES, metavar="N", help=words)
    parser.add_argument("--quick", action="store_true", help=f"check at {QUICK} states")
    words = "leave the equations out, which take minutes for tens of joints"
    parser.add_argument("--no-equations", action="store_true", help=words)
    parser.add_argument("--no-check", action="store_true", help="leave the check out")
    parser.add_argument("--no-simulate", action="store_true", help="leave the motion out")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Derives, builds, simulates, checks, writes; 1 when the motion ends early or the check fails."""
    from symgen.cli.simulate import refuse_degrees, remark_on_degrees
    from symgen.functions import FAILED, STATUSES
    from symgen.output import check_output
    from symgen.pipeline.chain_report import report_on

    mechanism = load(arguments)
    path = Path(arguments.output or f"{mechanism.name}.html")
    if path.suffix.lower() not in (".html", ".htm"):
        raise ArgumentError(f"-o: {path}: a report is written as HTML (.html), not as {path.suffix!r}")
    check_output(path, source=arguments.chain)
    if not 0.0 < arguments.duration < math.inf:
        raise ArgumentError(f"--duration: must be positive and finite, not {arguments.duration:g}")
    moved = {joint.name: "moved by its motion alone" for joint in mechanism.own_joints if joint.motion is not None}
    refuse_degrees(mechanism, arguments)
    q = values(arguments.q, mechanism.q_names, "--q", refused=moved, read=constant)
    remark_on_degrees(mechanism, q)
    qd = values(arguments.qd, mechanism.q_names, "--qd", refused=moved, read=constant)
    tau = values(arguments.tau, mechanism.q_names, "--tau", refused=moved)
    samples = QUICK if arguments.quick else arguments.samples
    with bar(f"report on {mechanism.name}", 1.0) as progress:
        written = report_on(
            mechanism.authored,
            path,
            title=arguments.title,
            q=q,
            qd=qd,
            params=parameters(arguments, mechanism),
            tau=tau,
            duration=arguments.duration,
            run=not arguments.no_simulate,
            check=not arguments.no_check,
            equations=not arguments.no_equations,
            samples=samples,
            target=arguments.target,
            progress=lambda what, share: progress(share, what),
        )
    run, found = written.run, written.check
    early = run is not None and run.status in FAILED
    if arguments.json:
        passed = None if found is None else found.passed
        told = {"name": mechanism.name, "files": [str(written.path)], "bytes": written.path.stat().st_size}
        status = None if run is None else run.status
        say_json({**told, "passed": passed, "status": status, "failures": list(written.failures)})
        return int(early or passed is False or bool(written.failures))
    say(f"{written.path} written, {written.path.stat().st_size / 1024:.0f} KB")
    for failure in written.failures:
        say(f"not on the page: {failure}")
    if run is not None and early:
        span = f"{run.t[-1]:g} of {arguments.duration:g} s"
        say(f"motion: {span}; status {run.status} ({STATUSES[run.status].word}): the run ended early")
    if found is None:
        return int(early or bool(written.failures))
    say(f"check of {found.chain}: {found.verdict}; {found.samples} states, {found.laws_in_words}")
    return int(early or not found.passed or bool(written.failures))
