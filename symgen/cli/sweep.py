"""Simulates many runs over values of parameters, starts and signals, and keeps the results as Parquet.

The file of --over says which names take which values and how each run is simulated. A sweep that was stopped goes on
where it was when the same command is given again.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from symgen.cli.arguments import add_chain, add_json, load, names
from symgen.cli.console import line_width, rate_bar, say, say_json
from symgen.errors import ArgumentError

EXAMPLE = """\
example: symgen sweep examples/karnopp_masses.yaml --over examples/many/friction_sweep.yaml -o swept --by Fr,q0_r
         symgen sweep arm.yaml --over sweep.yaml -o swept --scheduler tcp://node1:8786

exit code: 0 if all runs are there, 1 if the sweep was interrupted
"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    words = (
        "file with over: {NAME: [VALUE, ...] | {from, to, count, scale} | {random, ..., count, seed}}, combine: grid"
    )
    words += " or zip, simulate: {duration, ...}, keep: end, rows or events"
    parser.add_argument("--over", metavar="YAML", required=True, help=words)
    parser.add_argument("-o", "--output", metavar="DIR", help="folder of the results; default: <name>_sweep")
    parser.add_argument("--processes", type=int, metavar="N", help="processes of this machine; default: one per core")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="compute on the workers of this Dask scheduler")
    words = "round so that machines of different kinds give equal bits, for slower code"
    parser.add_argument("--strict-fp", action="store_true", help=words)
    words = "one or two swept names for the summary; default: the first"
    parser.add_argument("--by", metavar="NAME,NAME", type=names, help=words)
    words = "column of the ends that is summed up, such as q_x, t or state_e; default: the first coordinate"
    parser.add_argument("--value", metavar="COLUMN", help=words)
    words = "also draw the summary into this file (needs matplotlib); with keep: rows a dot for each row over one name"
    parser.add_argument("--plot", metavar="PNG", help=words)
    parser.add_argument("--after", type=float, metavar="S", help="keep: rows: leave rows before this out of the plot")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Computes what is missing, and sums up."""
    from symgen.functions import FAILED
    from symgen.output import check_output
    from symgen.pipeline import sweep
    from symgen.simulate.sweep.summary import summary, summary_table

    if arguments.plot:
        from symgen.simulate.plot import picture_format

        check_output(Path(arguments.plot), source=arguments.chain)
        picture_format(arguments.plot)
    if not Path(arguments.over).is_file():
        remedy = "--over takes a YAML file, such as one line over: {NAME: [1, 2, 3]}"
        raise ArgumentError(f"--over: there is no file {arguments.over!r:.200}; {remedy}")
    mechanism = load(arguments)
    folder = arguments.output or f"{mechanism.name}_sweep"
    with rate_bar(f"sweeping {mechanism.name}", "runs") as progress:
        result = sweep(
            mechanism.authored,
            arguments.over,
            folder,
            processes=arguments.processes,
            scheduler=arguments.scheduler,
            strict_fp=arguments.strict_fp,
            progress=progress,
        )
    ends = result.ends()
    there = len(ends["run"]) if ends else 0
    failed = [k for k, status in enumerate(ends["status"]) if status in FAILED] if ends else []
    told: dict[str, Any] = {"folder": folder, "runs": result.runs, "there": there, "computed": result.computed}
    found = summary(ends, result.swept, arguments.by or result.swept[:1], arguments.value) if there else None
    if found is not None and arguments.plot:
        from symgen.simulate.sweep.plot import plot_rows, plot_summary

        rows = result.rows() if len(found.names) == 1 else {}
        if rows:
            plot_rows(rows, found.names[0], found.value, arguments.after or 0.0, arguments.plot)
        else:
            plot_summary(found, arguments.plot)
    if arguments.json:
        table = None if found is None else found.to_dict()
        say_json(told | {"failed": len(failed), "interrupted": result.interrupted, "summary": table})
        return int(result.interrupted)
    say(f"{mechanism.name}: {there} of {result.runs} runs in {folder}, {result.computed} of them computed now")
    if failed:
        say(f"  {len(failed)} runs ended early, run {ends['run'][failed[0]]} the first: {ends['message'][failed[0]]}")
    if found is not None:
        say("\n".join(f"  {line}" for line in summary_table(found, line_width() - 2).splitlines()))
    if result.interrupted:
        say("  interrupted; the same command goes on from here")
    return int(result.interrupted)
