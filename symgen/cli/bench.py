"""Measures a chain: seconds to derive, emit and compile, operations and nanoseconds per call of every function."""

from __future__ import annotations

import argparse

from symgen.cli.arguments import add_chain, add_dtype, add_functions, add_json, add_plan, load
from symgen.cli.console import say, say_json, spinner

EXAMPLE = "example: symgen bench examples/puma560.yaml --functions forward_dynamics,inverse_dynamics"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_dtype(parser)
    add_functions(parser, "measure")
    add_plan(parser)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Times the stages, then the compiled functions."""
    from symgen.cli.tables import amount, table
    from symgen.cli.timing import nanoseconds, stages

    chain = load(arguments)
    with spinner(f"measuring {chain.name}"):
        seconds, model = stages(chain, arguments.dtype, arguments.functions, arguments.plan)
        times = nanoseconds(model)
    counts = model.operations
    if arguments.json:
        functions = {
            name: {"flops": counts[name].flops, "bound": counts[name].bound, "ns": times[name]} for name in times
        }
        say_json({"name": chain.name, "seconds": seconds, "functions": functions})
        return 0
    say(f"{chain.name}, {arguments.dtype}: " + ", ".join(f"{stage} {t:.2f} s" for stage, t in seconds.items()))
    rows = [
        [name, amount(counts[name].flops, counts[name]), amount(counts[name].sincos, counts[name]), f"{ns:.1f}"]
        for name, ns in times.items()
    ]
    say(table(["function", "flops", "sincos", "ns per state"], rows))
    if any(counts[name].bound for name in times):
        say("<= counts every loop up to its limit; a loop ends as soon as it is done")
    return 0
