"""The parser of the command line and the one place where errors become messages and exit codes."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from symgen.errors import ChainError, SymgenError

__all__ = ["COMMANDS", "parser", "run"]

COMMANDS = {
    "new": "write a first chain description to start from",
    "validate": "read a chain description and say everything that is wrong with it",
    "derive": "print the equations of motion",
    "emit": "write C or NumPy sources",
    "tune": "search the cheapest way to write the functions, and keep it as a plan for emit",
    "build": "compile a model and list what it offers",
    "check": "prove emitted code against the reference",
    "simulate": "integrate a smooth motion",
    "bench": "measure operations and nanoseconds per call",
    "demo": "show everything on a chain, with a summary",
}
"""Command -> what it does; each lives in the module of its name, with `options(parser)` and `command(arguments)`."""

OK, FAILED, USAGE = 0, 1, 2


def parser() -> argparse.ArgumentParser:
    """The parser without the options of any command; `run` adds those of the chosen one."""
    top = argparse.ArgumentParser(
        prog="symgen",
        description="A compiler for mechanics: from the description of a kinematic chain to checked C and NumPy.",
        epilog="example: symgen check examples/two_link.yaml",
    )
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name, text in COMMANDS.items():
        commands.add_parser(name, help=text, add_help=False)
    return top


def run(arguments: Sequence[str] | None = None) -> int:
    """Parses the arguments, runs the command, and turns every error of the user into a message."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except SystemExit as stop:  # argparse has printed help or what was wrong
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except ChainError as error:
        for found in error.problems:
            print(found, file=sys.stderr)
        count = len(error.problems)
        print(f"{count} problem{'s' if count != 1 else ''} found", file=sys.stderr)
        return FAILED
    except SymgenError as error:
        print(f"symgen: {error}", file=sys.stderr)
        return FAILED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"symgen: {where}{error.strerror or error}", file=sys.stderr)
        return USAGE


def _run(given: list[str]) -> int:
    top = parser()
    name = given[0] if given else ""
    if name not in COMMANDS:
        found = top.parse_args(given)  # --help, --version, or a refusal that lists the commands
        if found.version:
            from symgen import __version__

            print(f"symgen {__version__}")
            return OK
        top.print_help()
        return USAGE
    from symgen.cli.console import warnings_as_lines

    module = importlib.import_module(f"symgen.cli.{name}")
    command = argparse.ArgumentParser(
        prog=f"symgen {name}",
        description=module.__doc__,
        epilog=module.EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.options(command)
    chosen = command.parse_args(given[1:])
    with warnings_as_lines():
        return int(module.command(chosen))
