"""Compiles a model, keeps it in the cache, and lists its functions with their operations."""

from __future__ import annotations

import argparse
import time

from symgen.cli.arguments import (
    add_chain,
    add_dtype,
    add_functions,
    add_instruction_set,
    add_json,
    add_libm,
    add_optimization,
    add_plan,
    add_target,
    load,
)
from symgen.cli.console import say, say_json, spinner

EXAMPLE = "example: symgen build examples/puma560.yaml --dtype float32"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_target(parser)
    add_dtype(parser)
    add_functions(parser, "build")
    add_plan(parser)
    add_libm(parser)
    add_instruction_set(parser)
    parser.add_argument(
        "--strict-fp", action="store_true", help="C only: round a*b before adding c, for equal bits on every machine"
    )
    add_optimization(parser)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Builds the model and prints its table of functions."""
    from dataclasses import asdict

    from symgen.cli.tables import operations_table
    from symgen.pipeline import build_model

    mechanism = load(arguments)
    start = time.perf_counter()
    with spinner(f"building {mechanism.name}"):
        model = build_model(
            mechanism.authored,
            arguments.target,
            arguments.dtype,
            arguments.functions or ["default"],
            strict_fp=arguments.strict_fp,
            plan=arguments.plan,
            libm=arguments.libm,
            instruction_set=arguments.instruction_set,
            optimization=arguments.optimization,
        )
    seconds = time.perf_counter() - start
    if arguments.json:
        operations = {name: asdict(counts) for name, counts in model.operations.items()}
        say_json({"name": mechanism.name, "seconds": seconds, "operations": operations})
        return 0
    say(f"{mechanism.name}: {arguments.target}, {arguments.dtype}, ready after {seconds:.2f} s")
    say(operations_table(model.operations))
    return 0
