"""Searches for forms of a chain's functions with fewer operations, and writes them to a plan file.

`emit`, `build`, `check`, `simulate` and `bench` take the file as --plan. Without a plan, fixed rules choose the forms.
The table at the end compares both. The search is seeded: the same call writes the same file. It ends before --trials
when further trials gain nothing.

The form with the fewest operations is not always the fastest. With --measure, the cheapest forms are compiled and timed
on this machine, one state at a time and in batches, and the fastest are kept. A form that is faster in batches only is
kept as <function>_batch.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.cli.arguments import add_chain, add_functions, add_json, count, load
from symgen.cli.console import bar, problem, say, say_json, spinner, table
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan

EXAMPLE = "example: symgen tune examples/puma560.yaml --trials 400 -o puma560.plan.json"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    parser.add_argument("--trials", type=int, default=1000, metavar="N", help="most trials per function; default: 1000")
    parser.add_argument("--seed", type=count, default=0, metavar="S", help="seed of the random choices; default: 0")
    parser.add_argument(
        "--measure", action="store_true", help="time the cheapest forms on this machine and keep the fastest"
    )
    add_functions(parser, "tune", "inertia matrix, bias, inverse and forward dynamics")
    parser.add_argument("-o", "--output", metavar="FILE", help="plan file to write; default: <name>.plan.json")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Searches, writes, prints what was gained."""
    from symgen.formulate.plan_file import plan_to_text
    from symgen.formulate.rules import OTHER_FORMS, form_of
    from symgen.output import check_output, write_files
    from symgen.pipeline import program, tune
    from symgen.program.count import operations

    mechanism = load(arguments)
    path = Path(arguments.output or f"{mechanism.name}.plan.json")
    check_output(path, source=arguments.chain)
    with bar(f"tuning {mechanism.name}", 1.0) as progress:
        seen: dict[str, int] = {}

        def tell(function: str, done: int, flops: int) -> None:
            if function not in seen:
                report(seen, arguments.measure)
            seen[function] = min(flops, seen.get(function, flops))
            progress(min(1.0, (len(seen) - 1 + done / arguments.trials) / _expected(arguments)))

        plan = tune(mechanism.authored, arguments.functions, arguments.trials, arguments.seed, tell, arguments.measure)
        report(seen, arguments.measure)
    write_files({path: plan_to_text(plan)})
    names = [form_of(name).function for name, _ in plan.functions]
    counts = operations(program(mechanism.authored, names))
    before = {name: counts[form_of(name)._replace(batch=False).name].flops for name, _ in plan.functions}
    times: dict[str, dict[str, float]] = {}
    if arguments.measure:
        with spinner(f"timing {mechanism.name}"):
            times = measured(mechanism, names, plan)
    if arguments.json:
        functions = {
            name: {"flops": choice.flops, "untuned": before[name], **times.get(name, {})}
            for name, choice in plan.functions
        }
        say_json({"file": str(path), "functions": functions})
        return 0
    rows = [
        [name, str(before[name]), str(choice.flops), *(f"{ns:.1f}" for ns in times.get(name, {}).values())]
        for name, choice in plan.functions
    ]
    heads = ["ns single by rules", "by plan", "ns batch by rules", "by plan"] if arguments.measure else []
    wide = [row + [""] * (3 + len(heads) - len(row)) for row in rows]
    say(table(["function", "flops by rules", "by plan", *heads], wide))
    for name, *_ in rows:
        if name in OTHER_FORMS:
            say(f"{name}: the form of {form_of(name).function} for batches; its times stand above")
    say(str(path))
    return 0


def report(seen: Mapping[str, int], measure: bool) -> None:
    """A line about the function that is done, where no bar shows it; what is fastest may take more operations."""
    if seen and not sys.stderr.isatty():
        name, flops = list(seen.items())[-1]
        problem(f"tuned {name}: {flops} flops{' at the fewest' if measure else ''}")


def measured(mechanism: Mechanism, names: Sequence[str], plan: ChainPlan) -> dict[str, dict[str, float]]:
    """Nanoseconds per state of each function, by the rules and by the plan."""
    from symgen.pipeline import times_in_turn

    return {
        name: {
            "ns_single_untuned": rules[0],
            "ns_single": planned[0],
            "ns_batch_untuned": rules[1],
            "ns_batch": planned[1],
        }
        for name, (rules, planned) in times_in_turn(mechanism, names, [None, plan]).items()
    }


def _expected(arguments: argparse.Namespace) -> int:
    from symgen.formulate.tune import DEFAULT

    return len(arguments.functions or DEFAULT)
