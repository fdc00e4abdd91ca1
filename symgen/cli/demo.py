"""Derives, emits, compiles, checks and simulates chains, and prints a summary of each."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.cli.arguments import first_sources, load
from symgen.cli.console import bar, say, spinner
from symgen.emit.targets import TARGETS
from symgen.prose import MOST, prose

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.describe.chain import Chain
    from symgen.model.model import Model
    from symgen.simulate.trajectory import Trajectory

EXAMPLE = "example: symgen demo examples/two_link.yaml examples/puma560.yaml"

SECONDS = 5.0

RESULTS = ("check.md", "check.json", "motion.csv")


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("chains", metavar="CHAIN", nargs="+", help="files that describe chains, YAML or URDF")
    parser.add_argument(
        "-o", "--output", metavar="DIR", default="generated", help="folder to write to; default: generated/"
    )


def command(arguments: argparse.Namespace) -> int:
    """One chapter per chain."""
    from symgen.output import check_output

    chains = [load(argparse.Namespace(chain=path, tip=None)) for path in arguments.chains]
    folders = [Path(arguments.output) / chain.name for chain in chains]
    for chain, folder in zip(chains, folders, strict=True):
        sources = [path for target in TARGETS for path in first_sources(folder / target, chain, target)]
        check_output(*sources, *(folder / name for name in RESULTS))
    passed = [chapter(chain, folder) for chain, folder in zip(chains, folders, strict=True)]
    return 0 if all(passed) else 1


def chapter(chain: Chain, folder: Path) -> bool:
    """Runs everything on one chain and prints its summary; True when the check passed."""
    from symgen.cli.timing import stages
    from symgen.output import write_files
    from symgen.pipeline import check_model, emit_sources, plan_times

    with spinner(f"deriving and compiling {chain.name}"):
        seconds, model = stages(chain)
    with bar(f"checking {chain.name}", 1.0) as progress:
        report = check_model(chain, progress=lambda what, share: progress(share))
    for target in TARGETS:
        write_files({folder / target / s.name: s.text for s in emit_sources(chain, target)})
    write_files({folder / "check.md": report.to_markdown(), folder / "check.json": report.to_json()})
    with spinner(f"simulating {chain.name}"):
        run = motion(chain, model)
    run.to_csv(folder / "motion.csv")
    with spinner(f"timing {chain.name}"):
        times = plan_times(chain)
    summary(chain, report, model, seconds, times, run)
    say(f"files in {folder}: {', '.join((*(f'{target}/' for target in TARGETS), *RESULTS))}")
    say()
    return report.passed


def motion(chain: Chain, model: Model) -> Trajectory:
    """Five seconds of free fall from a bent pose; chains with friction take fixed steps."""
    from symgen.pipeline import simulate

    n = len(chain.q_names)
    return simulate(model, SECONDS, q=[0.3] * n, qd=[0.0] * n, sample=0.01)


def summary(
    chain: Chain,
    report: Report,
    model: Model,
    seconds: dict[str, float | None],
    times: dict[str, tuple[float, float]],
    run: Trajectory,
) -> None:
    """Prints costs, times, errors and the result of the check for each function, and the end of a short motion."""
    from symgen.cli.tables import amount
    from symgen.report.tables import text_table

    heading = f"{chain.name}: {prose(chain.description, MOST)}"
    say(heading)
    say("=" * len(heading))
    spent = sum(seconds[stage] or 0.0 for stage in ("derive", "emit"))
    check = sum(report.seconds.values())
    compiled = "compiled before" if seconds["compile"] is None else f"compiled in {seconds['compile']:.2f} s"
    say(f"{len(chain.q_names)} joints; derived and emitted in {spent:.2f} s, {compiled}, checked in {check:.1f} s")
    say()
    subjects = report.subjects
    operations = model.operations
    rows = []
    for function in report.functions:
        errors = [f"{report.worst(function, subject).error:.0e}" for subject in subjects]
        counts = operations[function]
        rows.append(
            [
                function,
                amount(counts.flops, counts),
                amount(counts.sincos, counts),
                *(f"{ns:.0f}" for ns in times[function]),
                *errors,
            ]
        )
    say(text_table(["function", "flops", "sincos", "ns single", "ns batch", *subjects], rows))
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
