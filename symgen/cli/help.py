"""The look of `--help`: a short usage, paragraphs that fit the terminal, examples as they are written."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

__all__ = ["HelpFormatter", "short_usage"]

AS_WRITTEN = ("example", "exit code")
"""Paragraphs that begin so keep their lines."""

COLUMN = 24
"""Where the descriptions of options begin."""


class HelpFormatter(argparse.HelpFormatter):
    """Wraps paragraphs to the terminal, and writes `-o, --output FILE` once."""

    def __init__(self, *given: Any, **options: Any) -> None:
        options.setdefault("max_help_position", COLUMN)
        super().__init__(*given, **options)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        paragraphs = [self._paragraph(part, width, indent) for part in text.strip("\n").split("\n\n")]
        return "\n\n".join(paragraphs)

    @staticmethod
    def _paragraph(text: str, width: int, indent: str) -> str:
        if text.startswith(AS_WRITTEN):
            return textwrap.indent(text, indent)
        return textwrap.fill(" ".join(text.split()), width, initial_indent=indent, subsequent_indent=indent)

    def _format_action_invocation(self, action: argparse.Action) -> str:
        if not action.option_strings or action.nargs == 0:
            return super()._format_action_invocation(action)
        value = self._format_args(action, self._get_default_metavar_for_optional(action))
        return f"{', '.join(action.option_strings)} {value}"


def short_usage(parser: argparse.ArgumentParser) -> str:
    """The usage of a command: what must be given, and `[options]` for the rest, which the help lists.

    Example:
        >>> parser = argparse.ArgumentParser(prog="symgen sweep")
        >>> _ = parser.add_argument("chain", metavar="CHAIN"), parser.add_argument("--over", required=True)
        >>> short_usage(parser)
        'symgen sweep CHAIN --over OVER [options]'
    """
    words = [parser.prog]
    for action in parser._actions:
        name = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        if not action.option_strings:
            words.append(f"{name} ..." if action.nargs in (argparse.PARSER, argparse.ONE_OR_MORE) else name)
        elif action.required:
            words.append(f"{action.option_strings[-1]} {name}")
    return " ".join([*words, "[options]"])
