"""The parser of the command line and the one place where errors become messages and exit codes."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from symgen.cli.completion import ASKED, answer, line_to_complete
from symgen.cli.console import LONGEST, any_text, problem, problem_fields, say_json, warnings_as_lines
from symgen.cli.help import HelpFormatter, short_usage
from symgen.errors import SHOWN, ChainError, Problem, SymgenError
from symgen.text.visible import visible_lines

__all__ = ["COMMANDS", "parser", "run"]

GROUPS = {
    "describe a mechanism": {
        "new": "write a first chain description to start from",
        "validate": "read a chain description and list its errors and remarks",
        "convert": "write a robot in URDF or MJCF as a chain description",
        "figure": "draw the chain with its frames, springs and loads",
    },
    "equations": {
        "derive": "print the equations of motion",
        "report": "write one HTML page: view in space, equations, check, motion",
    },
    "code": {
        "emit": "write C or NumPy sources",
        "build": "compile a model and list its functions",
        "tune": "search for forms of fewer operations, and write a plan file",
        "cost": "measure instructions, stack and memory on a microcontroller",
        "bench": "count operations, and measure nanoseconds per state",
    },
    "motion": {
        "simulate": "compute a motion, smooth or with joints that stick",
        "sweep": "simulate many runs over values of parameters, starts and signals",
    },
    "vibration": {
        "modes": "natural frequencies and mode shapes about a configuration",
        "frf": "frequency response of a point, a joint or a mode",
        "deflect": "deformation of an elastic arm along a straight line",
    },
    "measurements": {"identify": "parameters of a chain from measurements"},
    "evidence": {
        "check": "compare emitted code with independent references",
        "evidence": "coding rules, and proofs of finite numbers over declared ranges",
    },
    "symgen itself": {
        "demo": "derive, emit, compile, check and simulate, with a summary",
        "completion": "print what completes commands and options in a shell",
    },
}
"""Purpose -> the commands for it, each with what it does.

Each command lives in the module of its name, with `options(parser)` and `command(arguments)`.
"""

COMMANDS = {name: text for commands in GROUPS.values() for name, text in commands.items()}
"""Command -> what it does."""

OK, FAILED, USAGE = 0, 1, 2


def parser(filled: str = "") -> argparse.ArgumentParser:
    """The parser of all commands, with the options of the named one alone."""
    top = TopParser(
        prog="symgen",
        description="A compiler for mechanics: from mechanisms to equations and checked code.",
        epilog="example: symgen check examples/two_link.yaml\n\n"
        "`symgen COMMAND --help` says more. Exit codes: 0 well, 1 wrong, 2 wrong usage.",
    )
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name, text in COMMANDS.items():
        if name == filled:
            module = importlib.import_module(f"symgen.cli.{name}")
            module.options(commands.add_parser(name, help=text))
        else:
            commands.add_parser(name, help=text, add_help=False)
    return top


def run(arguments: Sequence[str] | None = None) -> int:
    """Parses the arguments, runs the command, and turns every error of the user into a message.

    With `--json` a refusal is a document like any other result: `{"error": text, "count": number,
    "problems": [...]}`: how many problems a chain has, and the first hundred with their places; none for other errors.
    For a chain with problems, the document also holds `"valid": false`.
    """
    if ASKED in os.environ and arguments is None:
        answer(parser(next((word for word in line_to_complete() if word in COMMANDS), "")))
    any_text(sys.stdout)
    any_text(sys.stderr)
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = "--json" in given
    try:
        return _run(given)
    except UsageError as error:
        print(error.usage, file=sys.stderr, end="")
        return _refused(f"symgen: {error}", str(error), asked, USAGE)
    except SystemExit as stop:  # argparse has printed help
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except ChainError as error:
        count = len(error.problems)
        words = f"{count} problem{'s' if count != 1 else ''} found"
        return _refused(f"{error}\n{words}", words, asked, FAILED, error.problems)
    except SymgenError as error:
        return _refused(f"symgen: {error}", str(error), asked, FAILED)
    except MemoryError:
        words = "there is not enough memory for this; a smaller input, or a machine with more, is needed"
        return _refused(f"symgen: {words}", words, asked, FAILED)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        words = f"{where}{error.strerror or error}"
        return _refused(f"symgen: {words}", words, asked, FAILED)


def _refused(text: str, words: str, asked: bool, code: int, problems: Sequence[Problem] = ()) -> int:
    """Says why nothing came of it, on stderr or, where JSON was asked for, as the one document on stdout."""
    if not asked:
        problem(text)
        return code
    listed = [problem_fields(found) for found in problems[:SHOWN]]
    shown = visible_lines(words, LONGEST)
    say_json({**({"valid": False} if problems else {}), "error": shown, "count": len(problems), "problems": listed})
    return code


class UsageError(Exception):
    """The arguments of a command are wrong; `usage` is how they should be."""

    def __init__(self, message: str, usage: str) -> None:
        super().__init__(message)
        self.usage = usage


class Parser(argparse.ArgumentParser):
    """Raises UsageError where argparse would print and exit; takes -0.3,1 for numbers as it does -0.3."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **{"formatter_class": HelpFormatter, **options})
        self._negative_number_matcher = re.compile(r"-\.?\d")

    def error(self, message: str) -> NoReturn:
        raise UsageError(message, f"usage: {short_usage(self)}\n")

    def format_help(self) -> str:
        self.usage = short_usage(self)
        return super().format_help()


class TopParser(Parser):
    """Lists the commands in groups: by what a person is about."""

    def format_help(self) -> str:
        commands = next(action for action in self._actions if isinstance(action, argparse._SubParsersAction))
        shown = {action.dest: action for action in commands._get_subactions()}
        form = self._get_formatter()
        form.add_usage(short_usage(self), [], [])
        form.add_text(self.description)
        for title, names in GROUPS.items():
            form.start_section(title)
            form.add_arguments([shown[name] for name in names])
            form.end_section()
        form.start_section("options")
        form.add_arguments([action for action in self._actions if action.option_strings])
        form.end_section()
        form.add_text(self.epilog)
        text = form.format_help()
        for title in [*list(GROUPS)[1:], "options"]:  # the groups stand close, so that all fits a screen
            text = text.replace(f"\n\n{title}:", f"\n{title}:")
        return text


def _run(given: list[str]) -> int:
    top = parser()
    name = given[0] if given else ""
    if name and name not in COMMANDS and not name.startswith("-"):
        from symgen.describe.nearest import nearest

        known = ", ".join(COMMANDS)
        raise UsageError(
            f"no command is called {name!r:.80}{nearest(name, COMMANDS)}; there are {known}",
            f"usage: {short_usage(top)}\n",
        )
    if name not in COMMANDS:
        found = top.parse_args(given)  # --help, --version, or a refusal that lists the commands
        if found.version:
            from symgen.about import __version__

            print(f"symgen {__version__}")
            return OK
        top.print_help()
        return USAGE
    module = importlib.import_module(f"symgen.cli.{name}")
    command = Parser(prog=f"symgen {name}", description=module.__doc__, epilog=module.EXAMPLE)
    module.options(command)
    chosen = command.parse_args(given[1:])
    if getattr(chosen, "output", None) == "":
        command.error("argument -o/--output: a path is needed, not ''; leave -o out for the default")
    if getattr(chosen, "output", None) == "-" and not getattr(module, "PRINTS", False):
        command.error("argument -o/--output: this command writes files, not to standard output; a file - is named ./-")
    with warnings_as_lines():
        return int(module.command(chosen))
