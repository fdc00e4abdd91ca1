"""Measures a chain: seconds to derive, emit and compile; operations and nanoseconds of every function.

Nanoseconds are per state: the fastest of many passes over a few hundred states on one thread. `one state` calls the
plain C function once per state; `batch` passes many states at a time through the vector code for this processor. The
parameters are the chain's own or those of --params; the time of loops of friction depends on them.
"""

from __future__ import annotations

import argparse

from symgen.cli.arguments import (
    add_chain,
    add_dtype,
    add_functions,
    add_instruction_set,
    add_json,
    add_libm,
    add_plan,
    load,
)
from symgen.cli.console import say, say_json, spinner, table
from symgen.cli.parameters import add_params, differing, in_words, parameters

EXAMPLE = "example: symgen bench examples/puma560.yaml --functions forward_dynamics,inverse_dynamics"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_dtype(parser)
    add_functions(parser, "measure")
    add_plan(parser)
    add_libm(parser)
    add_instruction_set(parser)
    add_params(parser)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Times the stages, then the compiled functions."""
    from symgen.cli.tables import amount
    from symgen.cli.timing import stages
    from symgen.pipeline import plan_times

    mechanism = load(arguments)
    given = parameters(arguments, mechanism)
    with spinner(f"measuring {mechanism.name}"):
        built = {"libm": arguments.libm, "instruction_set": arguments.instruction_set}
        seconds, model = stages(mechanism, arguments.dtype, arguments.functions, arguments.plan, **built)
        params = None if given is None else model.prepared(given)
        times = plan_times(
            mechanism.authored, arguments.functions, arguments.plan, arguments.dtype, params=params, **built
        )
    counts, changed = model.operations, differing(given, model.parameters)
    if arguments.json:
        functions = {
            name: {"flops": counts[name].flops, "bound": counts[name].bound, "ns_single": one, "ns_batch": batch}
            for name, (one, batch) in times.items()
        }
        say_json({"name": mechanism.name, "seconds": seconds, "params": changed, "functions": functions})
        return 0
    spent = ", ".join(f"{stage} cached" if t is None else f"{stage} {t:.2f} s" for stage, t in seconds.items())
    say(f"{mechanism.name}, {arguments.dtype}: {spent}")
    if changed:
        say(in_words(changed, model.parameters))
    rows = [
        [name, amount(counts[name].flops, counts[name]), amount(counts[name].sincos, counts[name])]
        + [f"{ns:.1f}" for ns in times[name]]
        for name in times
    ]
    say(table(["function", "flops", "sincos", "ns, one state", "ns per state in a batch"], rows))
    if any(counts[name].bound for name in times):
        say("<= is an upper bound: every loop takes as many turns as it can")
    return 0
