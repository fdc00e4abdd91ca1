"""`<model>_broken_rule`: the first rule of the chain's format that a set of parameters breaks, and `<model>_rule`, its
text. `<model>_valid` is the former name of the first, which reads wrongly in a condition.

The conditions are computed in double precision whatever the numbers of the program are: their tolerances are those of
printed digits.
"""

from __future__ import annotations

from collections.abc import Mapping

from symgen.emit.c.body import Body
from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.c.contexts import HelpersContext, ValidContext
from symgen.emit.c.macros import member_names
from symgen.emit.names import unused
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Program
from symgen.text.prose import Prose, prose

__all__ = ["rule_lines", "rule_texts", "valid_functions", "valid_source"]

DOUBLE = CONFIGS["float64"]


def valid_source(program: Program, dtype: str) -> SourceFile:
    """A file of its own with these functions, for a header of the profile `controller` without them."""
    members = member_names(parameter.name for parameter in program.parameters)
    text, _ = valid_functions(program, CONFIGS[dtype], members)
    return SourceFile(f"{program.name}_rules.c", f'#include "{program.name}.h"\n\n#include <math.h>\n\n{text}')


def valid_functions(program: Program, config: Config, members: Mapping[str, str]) -> tuple[str, set[str]]:
    """The text of the functions, with helpers of their own, and the operations that need helpers or the library.

    Args:
        members: of the struct of parameters, by the parameters' names.
    """
    places = {name: f"parameters->{member}" for name, member in members.items()}
    lines, helpers, ops = rule_lines(program, config, places)
    functions = render(ValidContext(program.name, lines, rule_texts(program)))
    return helpers + functions, ops


def rule_lines(
    program: Program, config: Config, places: Mapping[str, str], static: str = "static"
) -> tuple[tuple[str, ...], str, set[str]]:
    """The statements that fill `kept[]`, the text of helpers of their own, and the operations of helpers and library.

    Args:
        places: of the parameters by name, numbers of the program's type.
        static: words before the helpers.
    """
    rules = () if program.validity is None else program.validity.rules
    prefix = f"{program.name}_valid_"
    cast = "" if config.real == DOUBLE.real else f"({DOUBLE.real})"
    names: dict[object, str] = {("parameter", name): f"{cast}{place}" for name, place in places.items()}
    body = Body(DOUBLE, prefix, names, "v", libm=True)
    lines = body.lines([rule.condition for rule in rules], [f"kept[{k}]" for k in range(len(rules))])
    lines = (*(f"(void){name};" for name in unused(("parameters",), lines)), *lines) if lines else ()
    ops = body.printer.helpers
    return lines, render(HelpersContext(prefix, DOUBLE.real, "0.0", "1.0", tuple(sorted(ops)), static)), ops


def rule_texts(program: Program) -> tuple[str, ...]:
    """The insides of C strings, one for each rule."""
    rules = () if program.validity is None else program.validity.rules
    return tuple(_literal(prose(rule.text)) for rule in rules)


def _literal(text: Prose) -> str:
    """The inside of a C string; the gate has taken out backslashes and trigraphs."""
    ascii_only = "".join(character if character.isascii() else "?" for character in text)
    return ascii_only.replace("??", "? ?").replace('"', r"\"")
