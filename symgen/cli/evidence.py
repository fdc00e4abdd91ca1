"""Collects evidence about C for a controller: coding rules, and proofs over declared ranges.

A compliance table comes from cppcheck's MISRA C:2012 addon and the compiler's warnings: rule, findings, deviation. That
no operation gives NaN, overflows or divides by zero is proven by interval evaluation over --range, as far as --budget
allows. The exit code is 1 when a tool is missing, a finding has no deviation, or a function is not proven.

With --product the C of a product is examined: by the compiler's warnings and cppcheck without MISRA.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from symgen.cli.arguments import (
    add_chain,
    add_functions,
    add_json,
    add_optimization,
    add_plan,
    add_prefix,
    add_product,
    add_ranges,
    count,
    load,
    read_settings,
    seconds,
    settings_of_pairs,
)
from symgen.cli.console import say, say_json, stages
from symgen.errors import ArgumentError
from symgen.products.registry import checkable_products

EXAMPLE = (
    "example: symgen evidence examples/two_link.yaml --functions inverse_dynamics --range q=-3.2:3.2 --range qd=-9:9"
)


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_functions(parser, "examine", "the feed-forward of the chain")
    parser.add_argument(
        "--dtype",
        choices=("float32", "float64"),
        metavar="TYPE",
        help="default: float32, of a product float64",
    )
    parser.add_argument(
        "--target",
        choices=("c", "cuda"),
        default="c",
        metavar="NAME",
        help="c, of a controller, or cuda, with registers of kernels",
    )
    add_product(parser, "examine a product")
    add_ranges(parser, "generous ones, which the report names")
    parser.add_argument("--source", metavar="PATH", help="examine edited C in this folder, or an edited product")
    add_prefix(parser)
    add_plan(parser)
    add_optimization(parser)
    parser.add_argument(
        "--budget", metavar="N", type=count, default=4000, help="interval evaluations of a function; default: 4000"
    )
    parser.add_argument(
        "--patience",
        metavar="S",
        type=seconds,
        default=240.0,
        help="seconds of a tool for one part; default: 240",
    )
    parser.add_argument("-o", "--output", metavar="DIR", help="folder for evidence.md and .json; default: none")
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Examines, prints, writes."""
    from symgen.evidence.report import markdown
    from symgen.output import check_output, write_files
    from symgen.pipeline.evidence import controller_evidence, cuda_evidence, product_evidence
    from symgen.pipeline.load import renamed

    mechanism = renamed(load(arguments), arguments.prefix)
    folder = Path(arguments.output) if arguments.output else None
    if folder is not None:
        check_output(folder / "evidence.md", folder / "evidence.json")
    shared = {"plan": arguments.plan, "source": arguments.source, "optimization": arguments.optimization}
    shared |= {"patience": arguments.patience}
    product = arguments.product
    if arguments.ranges and (product is not None or arguments.target != "c"):
        raise ArgumentError("range: it is for proofs, which are of C for a controller; leave it out")
    if product is not None and arguments.target != "c":
        raise ArgumentError("target: it is for sources, not for products; leave it out")
    settings = read_settings(settings_of_pairs(arguments), [] if product is None else [checkable_products()[product]])
    with stages(f"examining {mechanism.name}") as progress:
        if arguments.target == "cuda":
            del shared["patience"]
            found = cuda_evidence(
                mechanism.authored, arguments.functions, dtype=arguments.dtype or "float32", progress=progress, **shared
            )
        elif product is not None:
            found = product_evidence(
                mechanism.authored, product, arguments.functions, dtype=arguments.dtype or "float64",
                settings=settings, progress=progress, **shared,
            )  # fmt: skip
        else:
            found = controller_evidence(
                mechanism.authored, arguments.functions, ranges=arguments.ranges, dtype=arguments.dtype or "float32",
                budget=arguments.budget, progress=progress, **shared,
            )  # fmt: skip
    text, data = markdown(found), found.to_dict()
    written: list[str] = []
    if folder is not None:
        files: dict[Path, str | bytes] = {folder / "evidence.md": text}
        files[folder / "evidence.json"] = json.dumps(data, indent=1) + "\n"
        written = [str(path) for path in write_files(files)]
    if arguments.json:
        say_json(data | {"files": written})
    else:
        say(text.rstrip())
        for path in written:
            say(path)
    return 0 if found.clean and found.proven else 1
