"""Parameters of a chain from measurements: inertial and friction parameters of a motion, friction tests, modes.

DATA is a CSV or Parquet file; DATA with the ending .yaml, where it is there, says what the columns are.
"""

from __future__ import annotations

import argparse
import importlib
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import paragraph, say, say_json, spinner, table
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.identify.result import Result

EXAMPLE = """examples:
  symgen identify inertial --help
  symgen identify inertial run.csv examples/puma560_friction.yaml --validate other.csv -o report.html"""

KINDS: dict[str, str] = {
    "friction": "friction of joints from constant-velocity and breakaway tests",
    "inertial": "inertial and joint parameters from the joint forces of a motion",
    "motion": "parameters from a motion alone, simulated beside the measured one",
    "modal": "stiffnesses, dampings and masses from measured modes or frequency responses",
}
"""Kind -> what it does; each lives in `symgen.cli.identify_<kind>`, with `EXAMPLE`, `options(parser)` and
`fit(arguments, chain)`, which returns a `Result`."""

REPORTS = (".md", ".html")


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command: one parser per kind."""
    kinds = parser.add_subparsers(dest="kind", metavar="KIND", required=True)
    for name, text in KINDS.items():
        module = importlib.import_module(f"symgen.cli.identify_{name}")
        kind = kinds.add_parser(name, help=text, description=module.__doc__, epilog=module.EXAMPLE)
        kind.add_argument("data", metavar="DATA", help="measurements, CSV or Parquet")
        add_chain(kind)
        kind.add_argument("--description", metavar="YAML", help="of the columns; default: DATA with the ending .yaml")
        kind.add_argument("-o", "--output", metavar="FILE", help="report to write, .md or .html")
        kind.add_argument("--write-chain", metavar="FILE", help="chain file to write, with the identified values")
        module.options(kind)
        add_json(kind)


def command(arguments: argparse.Namespace) -> int:
    """Fit, write, and say; 1 where a validation failed."""
    from symgen.output import check_output

    if arguments.output and Path(arguments.output).suffix.lower() not in REPORTS:
        raise ArgumentError(f"-o: {arguments.output}: reports are written as {' or '.join(REPORTS)}")
    files = [Path(path) for path in (arguments.output, arguments.write_chain) if path]
    for source in (arguments.chain, arguments.data):
        check_output(*files, source=source)
    chain = load(arguments).written
    module = importlib.import_module(f"symgen.cli.identify_{arguments.kind}")
    with spinner(f"identifying {chain.name}"):
        result: Result = module.fit(arguments, chain)
        if arguments.output:
            result.save_report(arguments.output)
        if arguments.write_chain:
            result.save_chain(arguments.write_chain)
    if arguments.json:
        say_json(fields(result))
    else:
        say(summary(result, [str(path) for path in files]))
    return 0 if all(verdict.passed for verdict in result.verdicts) else 1


def summary(result: Result, files: list[str]) -> str:
    """Lines about a result: estimates, what stays open, verdicts, files."""
    from symgen.identify.report import labels

    order, numbers = labels(result.names)
    errors = list(result.standard_errors.values())
    rows = [
        [
            numbers.get(result.names[k], result.names[k]),
            f"{result.values[k]:.6g}",
            f"{errors[k]:.2g}" if math.isfinite(errors[k]) else "at a bound",
            result.units[k],
        ]
        for k in order
    ]
    lines = [paragraph(repr(result)[1:-1].removesuffix("; report() shows all"))]
    if rows:
        lines += ["", table(["parameter", "estimate", "standard error", "unit"], rows)]
        lines += ["", *(paragraph(f"{number} = {name}") for name, number in numbers.items())] if numbers else []
    lines += ["", *map(paragraph, result.remarks)] if result.remarks else []
    if result.open:
        lines += ["", "not determined by these data:", *(paragraph(str(item), "  ") for item in result.open)]
    for verdict in result.verdicts:
        word = "passed" if verdict.passed else "FAILED"
        share, limit = 100.0 * verdict.share, 100.0 * verdict.limit
        lines.append(
            paragraph(f"validation of {verdict.name}: {word}, rms error {share:.3g} % of peak, limit {limit:.3g} %")
        )
    return "\n".join([*lines, *(f"wrote {file}" for file in files)])


def fields(result: Result) -> dict[str, Any]:
    """A result for scripts."""
    errors = {name: sigma if math.isfinite(sigma) else None for name, sigma in result.standard_errors.items()}
    return {
        "name": result.chain.name,
        "kind": result.kind,
        "estimates": result.estimates,
        "standard_errors": errors,
        "units": dict(zip(result.names, result.units, strict=True)),
        "condition": result.condition if math.isfinite(result.condition) else None,
        "chi2": result.chi2 if math.isfinite(result.chi2) else None,
        "degrees_of_freedom": result.degrees_of_freedom,
        "remarks": list(result.remarks),
        "undetermined": [
            {"name": item.name, "reason": item.reason, "experiment": item.experiment} for item in result.open
        ],
        "validation": [
            {
                "name": verdict.name,
                "rms": verdict.rms,
                "largest": verdict.largest,
                "peak": verdict.peak,
                "limit": verdict.limit,
                "passed": verdict.passed,
            }
            for verdict in result.verdicts
        ],
    }
