"""Derives, emits, compiles, checks and simulates chains, and prints a summary of each."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import add_json, first_sources, load
from symgen.cli.console import bar, say, say_json, spinner, table
from symgen.describe.mechanism import Mechanism
from symgen.emit.targets import TARGETS
from symgen.text.prose import MOST, prose

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.model.model import Model
    from symgen.simulate.trajectory import Trajectory

EXAMPLE = "example: symgen demo examples/two_link.yaml examples/puma560.yaml"

SECONDS = 5.0

RESULTS = ("check.md", "check.json", "motion.csv")


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("chains", metavar="CHAIN", nargs="+", help="files that describe chains: YAML, URDF or MJCF")
    parser.add_argument(
        "-o", "--output", metavar="DIR", default="generated", help="folder to write to; default: generated/"
    )
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """One chapter per chain."""
    from symgen.output import check_output

    chains = [load(argparse.Namespace(chain=path)) for path in arguments.chains]
    folders = [Path(arguments.output) / chain.name for chain in chains]
    for chain, folder in zip(chains, folders, strict=True):
        sources = [path for target in TARGETS for path in first_sources(folder / target, chain.name, target)]
        check_output(*sources, *(folder / name for name in RESULTS))
    chapters = []
    for chain, folder in zip(chains, folders, strict=True):
        chapters.append(chapter(chain, folder))
        if not arguments.json:
            summary(chapters[-1])
    if arguments.json:
        say_json({"chains": [fields(found) for found in chapters]})
    return 0 if all(found.report.passed for found in chapters) else 1


@dataclass(frozen=True)
class Chapter:
    """Everything about one chain: seconds of the stages, the check, nanoseconds of each function, a motion."""

    mechanism: Mechanism
    folder: Path
    seconds: dict[str, float | None]
    model: Model
    report: Report
    times: dict[str, tuple[float, float]]
    run: Trajectory


def chapter(mechanism: Mechanism, folder: Path) -> Chapter:
    """Runs everything on one chain and writes its files."""
    from symgen.cli.timing import stages
    from symgen.output import write_files
    from symgen.pipeline import check_model, emit_sources, plan_times

    with spinner(f"deriving and compiling {mechanism.name}"):
        seconds, model = stages(mechanism)
    with bar(f"checking {mechanism.name}", 1.0) as progress:
        report = check_model(mechanism.authored, progress=lambda what, share: progress(share, what))
    for target in TARGETS:
        write_files({folder / target / s.name: s.text for s in emit_sources(mechanism.authored, target)})
    write_files({folder / "check.md": report.to_markdown(), folder / "check.json": report.to_json()})
    with spinner(f"simulating {mechanism.name}"):
        run = motion(mechanism, model)
    run.to_csv(folder / "motion.csv")
    with spinner(f"timing {mechanism.name}"):
        times = plan_times(mechanism.authored)
    return Chapter(mechanism, folder, seconds, model, report, times, run)


def motion(mechanism: Mechanism, model: Model) -> Trajectory:
    """Five seconds of free fall from a bent pose; chains with friction take fixed steps."""
    from symgen.pipeline import simulate

    n = len(mechanism.q_names)
    return simulate(model, SECONDS, q=[0.3] * n, qd=[0.0] * n, sample=0.01)


def fields(found: Chapter) -> dict[str, Any]:
    """A chapter for scripts; the whole report of the check is in check.json."""
    functions = {
        name: {"flops": found.model.operations[name].flops, "ns_single": single, "ns_batch": batch}
        for name, (single, batch) in found.times.items()
    }
    told = {"name": found.mechanism.name, "folder": str(found.folder), "passed": found.report.passed}
    return told | {"seconds": found.seconds, "functions": functions, "energy_error": found.run.energy_error}


def summary(found: Chapter) -> None:
    """Prints costs, times, errors and the result of the check for each function, and the end of a short motion."""
    from symgen.cli.tables import amount

    mechanism, report, seconds, run = found.mechanism, found.report, found.seconds, found.run
    heading = f"{mechanism.name}: {prose(mechanism.chain.description, MOST)}"
    say(heading)
    say("=" * len(heading))
    spent = sum(seconds[stage] or 0.0 for stage in ("derive", "emit"))
    check = sum(report.seconds.values())
    compiled = "compiled before" if seconds["compile"] is None else f"compiled in {seconds['compile']:.2f} s"
    say(f"{len(mechanism.q_names)} joints; derived and emitted in {spent:.2f} s, {compiled}, checked in {check:.1f} s")
    say()
    subjects = report.subjects
    operations = found.model.operations
    rows = []
    for function in report.functions:
        errors = [f"{report.worst(function, subject).error:.0e}" for subject in subjects]
        counts = operations[function]
        rows.append(
            [
                function,
                amount(counts.flops, counts),
                amount(counts.sincos, counts),
                *(f"{ns:.0f}" for ns in found.times[function]),
                *errors,
            ]
        )
    say(table(["function", "flops", "sincos", "ns single", "ns batch", *subjects], rows))
    say()
    say(
        f"check {'passed' if report.passed else 'FAILED'}: {report.samples} states, three opinions, "
        f"{report.laws_in_words}; the last columns are the worst errors, by largest summand"
    )
    say("ns are per state: single is one state at a time, batch many at a time in vector code; one thread each")
    say(
        f"{SECONDS:g} s of free motion: energy ledger closes to {run.energy_error:.1e} J, q at the end "
        + ", ".join(f"{name} {value:.4f}" for name, value in zip(run.q_names, run.q[-1], strict=True))
    )
    say(f"files in {found.folder}: {', '.join((*(f'{target}/' for target in TARGETS), *RESULTS))}")
    say()
