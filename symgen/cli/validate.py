"""Reads a chain description and says everything that is wrong with it, with line and column."""

from __future__ import annotations

import argparse

from symgen.cli.arguments import add_chain, add_json, load
from symgen.cli.console import say, say_json

EXAMPLE = "example: symgen validate examples/puma560.yaml"


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    add_chain(parser)
    add_json(parser)


def command(arguments: argparse.Namespace) -> int:
    """Loads the chain and prints what it holds."""
    from symgen.errors import ChainError

    try:
        chain = load(arguments)
    except ChainError as error:
        if not arguments.json:
            raise
        fields = ("severity", "file", "line", "column", "path", "message")
        problems = [{name: getattr(found, name) for name in fields} for found in error.problems]
        say_json({"valid": False, "problems": problems})
        return 1
    if arguments.json:
        say_json({"valid": True, "name": chain.name, "joints": list(chain.q_names), "inputs": list(chain.input_names)})
        return 0
    say(f"{arguments.chain}: {chain.name} is valid")
    say(f"  {len(chain.joints)} joints, {len(chain.q_names)} of them move: {', '.join(chain.q_names)}")
    run_time = [p.name for p in chain.parameters if not p.constant]
    say(f"  run-time parameters: {', '.join(run_time) or 'none'}")
    if chain.input_names:
        say(f"  inputs: {', '.join(chain.input_names)}")
    if chain.points:
        say(f"  points: {', '.join(point.name for point in chain.points)}")
    return 0
