"""Prints the lines that complete commands and options in a shell.

The shell calls symgen for each completion, so the lines need no update with a new version. They need argcomplete:
pip install 'symgen[completion]'.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from typing import NoReturn

from symgen.cli.arguments import listing
from symgen.cli.console import say
from symgen.errors import ArgumentError

EXAMPLE = """examples:
  eval "$(symgen completion bash)"              # in ~/.bashrc, or zsh in ~/.zshrc
  symgen completion fish | source               # in ~/.config/fish/config.fish"""

SHELLS = ("bash", "zsh", "fish")

ASKED = "_ARGCOMPLETE"
"""Variable by which a shell asks for completions."""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of the command."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=listing(SHELLS))


def command(arguments: argparse.Namespace) -> int:
    """Prints the lines."""
    if not find_spec("argcomplete"):
        raise ArgumentError("completion needs argcomplete: pip install 'symgen[completion]'")
    from argcomplete.shell_integration import shellcode

    lines = shellcode(["symgen"], shell=arguments.shell).strip()
    autoload = "autoload -U +X compinit && compinit\n" if arguments.shell == "zsh" else ""
    say(autoload + lines)
    return 0


def line_to_complete() -> list[str]:
    """The words of the line that a shell asks about; raises KeyError where none asks."""
    return os.environ["COMP_LINE"].split()


def answer(parser: argparse.ArgumentParser) -> NoReturn:
    """Answers the shell that asks for completions, and ends the process."""
    import argcomplete

    argcomplete.autocomplete(parser)
    sys.exit(1)
