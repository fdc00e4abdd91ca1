"""Compares emitted code with two independent references: the interpreted definition, and plain numeric mechanics.

Functions and laws of mechanics are checked at random states and parameters, to 1e-13 of the largest summand in float64,
5e-6 in float32.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.cli.arguments import (
    add_chain,
    add_functions,
    add_instruction_set,
    add_json,
    add_libm,
    add_optimization,
    add_plan,
    add_prefix,
    add_product,
    add_ranges,
    count,
    listing,
    load,
    read_settings,
    settings_of_pairs,
)
from symgen.cli.console import bar, say, say_json, table
from symgen.emit.targets import TARGETS
from symgen.products.registry import checkable_products
from symgen.program.interface import DTYPES

if TYPE_CHECKING:
    from symgen.check.report import Report

EXAMPLE = """examples:
  symgen check examples/puma560.yaml --thorough --seed 7
  symgen check examples/two_link.yaml --source my_edited_c/"""

SHOWN = 12
"""Places at which edited text differs, shown on the terminal."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    parser.add_argument("--samples", type=int, default=1000, metavar="N", help="number of states; default: 1000")
    parser.add_argument("--seed", type=count, default=0, metavar="S", help="seed of the states; default: 0")
    add_ranges(parser, "by limits and sizes")
    words = "all targets, types and branches, fully optimised"
    parser.add_argument("--thorough", action="store_true", help=words)
    parser.add_argument("--source", metavar="PATH", help="check edited C in this folder, or an edited product")
    words = f"{listing(TARGETS)}; default: c; --thorough: all"
    parser.add_argument("--target", choices=TARGETS, metavar="NAME", help=words)
    words = f"{listing(DTYPES)}; default: float64; --thorough: all"
    parser.add_argument("--dtype", choices=DTYPES, metavar="TYPE", help=words)
    add_functions(parser, "check")
    add_product(parser, "check a product, too", action="append", default=[])
    add_prefix(parser)
    add_plan(parser)
    add_libm(parser)
    add_instruction_set(parser)
    add_optimization(parser)
    parser.add_argument("-o", "--output", metavar="DIR", help="folder for the report; default: generated/<name>/")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Checks, writes the report, prints its worst figures."""
    from symgen.output import check_output, write_files
    from symgen.pipeline import check_model
    from symgen.pipeline.load import renamed

    mechanism = renamed(load(arguments), arguments.prefix)
    folder = Path(arguments.output) if arguments.output else Path("generated") / mechanism.name
    check_output(folder / "check.md", folder / "check.json", source=arguments.chain)
    pairs = _pairs(arguments)
    settings = read_settings(settings_of_pairs(arguments), [checkable_products()[name] for name in arguments.product])
    with bar(f"checking {mechanism.name}", 1.0) as progress:
        report = check_model(
            mechanism.authored,
            arguments.samples,
            arguments.seed,
            functions=arguments.functions,
            targets=pairs,
            source=arguments.source,
            ranges=arguments.ranges,
            thorough=arguments.thorough,
            plan=arguments.plan,
            libm=arguments.libm,
            instruction_set=arguments.instruction_set,
            optimization=arguments.optimization,
            products=arguments.product,
            settings=settings,
            progress=lambda what, share: progress(share, what),
        )
    files = write_files({folder / "check.md": report.to_markdown(), folder / "check.json": report.to_json()})
    if arguments.json:
        say_json(report.to_dict())
    else:
        summary(report)
        say(f"report: {', '.join(map(str, files))}")
    return 0 if report.passed else 1


def _pairs(arguments: argparse.Namespace) -> list[tuple[str, str]] | None:
    """Targets with their number types, as asked for; None for the usual ones."""
    if arguments.target is None and arguments.dtype is None:
        return None
    everything = arguments.thorough or bool(arguments.source)
    core = [name for name, target in TARGETS.items() if not target.asked]
    targets = [arguments.target] if arguments.target else core if everything else ["c"]
    dtypes = [arguments.dtype] if arguments.dtype else list(DTYPES) if everything else ["float64"]
    if arguments.source and not arguments.target:
        targets = [name for name in targets if TARGETS[name].compiled]
    return [(name, dtype) for name in targets for dtype in dtypes if dtype in TARGETS[name].dtypes]


def summary(report: Report) -> None:
    """Worst error per function and emitted model, broken laws."""
    for text in report.edited:
        say(f"text: {text}")
        for difference in text.differences[:SHOWN]:
            say(f"  {difference}")
        if len(text.differences) > SHOWN:
            say(f"  and {len(text.differences) - SHOWN} more places, in the report")
        for difference in text.unreached:
            say(f"BEYOND REACH {difference.file}:{difference.line} differs, and no number shows what that does")
    subjects = report.subjects
    rows = []
    for function in report.functions:
        there = {c.first for c in report.comparisons if c.function == function}
        worst = [report.worst(function, subject) if subject in there else None for subject in subjects]
        rows.append([function, *("-" if c is None else f"{c.error:.1e}" + ("" if c.passed else " !") for c in worst)])
    say(table(["worst error", *subjects], rows))
    for comparison in (c for c in report.comparisons if not c.passed):
        say(
            f"BEYOND TOLERANCE {comparison.function}: {comparison.first} against {comparison.second}: "
            f"{comparison.error:.2e} > {comparison.tolerance:.0e} at a state that is {comparison.kind}"
            + (f", called {comparison.called}" if comparison.called else "")
        )
    for law in (law for law in report.laws if not law.passed):
        say(f"LAW BROKEN {law.law} ({law.subject}): {law.error:.2e} > {law.tolerance:.0e}")
    if report.domain is not None:
        say(f"domain: {report.domain}")
    for note in report.notes:
        say(f"note: {note}")
    if report.covered:
        say(f"covered: {report.covered}")
    within = ", ".join(f"{error:.0e} in {dtype}" for dtype, error in report.tolerances.items())
    say(f"tolerances: {within}, of the largest summand")
    say(f"{report.chain}: {report.verdict}; {report.samples} states, {report.laws_in_words}")
