"""Measures what functions cost on a microcontroller: instructions, stack, code, constants and memory.

The C of --profile controller is compiled with arm-none-eabi-gcc and run in QEMU at states that include rest, sliding
in every direction and breakaway. Instructions are exact counts, not cycles. Written are the sources, with the costs in
the header, cost.md and cost.json. What can be had without a tool is given where it is not installed.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from symgen.cli.arguments import (
    add_chain,
    add_functions,
    add_json,
    add_optimization,
    add_plan,
    count,
    load,
    names,
)
from symgen.cli.console import say, say_json, stages

CORES = ("cortex-m4f", "cortex-m7")

EXAMPLE = "example: symgen cost examples/puma560_friction.yaml --core cortex-m4f,cortex-m7 --functions friction_torque"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    parser.add_argument(
        "--core",
        metavar="NAME,...",
        type=names,
        action="extend",
        help="cores, of cortex-m3, cortex-m4f and cortex-m7; default: cortex-m4f,cortex-m7",
    )
    parser.add_argument(
        "--dtype",
        choices=("float32", "float64"),
        default="float32",
        metavar="TYPE",
        help="float32 or float64; default: float32",
    )
    add_functions(parser, "measure", "the feed-forward of the chain")
    add_plan(parser)
    add_optimization(parser)
    parser.add_argument("--samples", metavar="N", type=count, default=100, help="number of states; default: 100")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="seed of the states; default: 0")
    parser.add_argument("-o", "--output", metavar="DIR", help="folder to write to; default: nothing is written")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Measures, prints, writes."""
    import json

    from symgen.cli.stale_sources import check_owner
    from symgen.cost.tables import markdown
    from symgen.output import check_output, write_files
    from symgen.pipeline.cost import cost_card

    mechanism = load(arguments)
    folder = Path(arguments.output) if arguments.output else None
    if folder is not None:
        check_output(folder / "cost.md", folder / "cost.json")
    with stages(f"measuring {mechanism.name}") as progress:
        card, sources = cost_card(
            mechanism.authored,
            arguments.functions,
            cores=arguments.core or CORES,
            dtype=arguments.dtype,
            plan=arguments.plan,
            samples=arguments.samples,
            seed=arguments.seed,
            optimization=arguments.optimization,
            progress=progress,
        )
    text = markdown(card)
    written: list[str] = []
    if folder is not None:
        check_owner(folder, mechanism.name, [source.name for source in sources])
        files: dict[Path, str | bytes] = {folder / source.name: source.text for source in sources}
        files |= {folder / "cost.md": text, folder / "cost.json": json.dumps(card.to_dict(), indent=1) + "\n"}
        written = [str(path) for path in write_files(files)]
    if arguments.json:
        say_json(card.to_dict() | {"files": written})
    else:
        say(text.rstrip())
        for path in written:
            say(path)
    return 1 if card.missing else 0
