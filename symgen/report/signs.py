"""Signs of a chain's coordinates, parameters and inputs: the author's letters, else what their names suggest.

A name that is a letter with an index (theta1, m_2) is printed so; other coordinates are q with their number, other
parameters upright words. No two signs are alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sympy import Symbol

from symgen.describe.assemble import assemble
from symgen.describe.chain import Joint, Parameter
from symgen.describe.letters import GREEK, LETTERS, Letter, read_letter
from symgen.describe.mechanism import Mechanism

__all__ = [
    "NAMES",
    "Sign",
    "called",
    "chain_signs",
    "escaped",
    "forces_latex",
    "letter",
    "letter_latex",
    "lettered",
    "parameter_latex",
    "word_upright",
]

COMMANDS = frozenset(name for name in LETTERS if len(name) > 1)
"""Letters whose names are commands of LaTeX."""

NAMES = frozenset((*GREEK, "varepsilon", "vartheta", "varphi")) - {"pi"}
"""Names that are taken for letters where the author says nothing."""

AXES = ("x", "y", "z")
"""Subscripts that are variables themselves."""

INDEXED = re.compile(r"[A-Za-z]_[A-Za-z0-9]{1,4}")
"""Coordinates whose names are a letter and its index."""


@dataclass(frozen=True, slots=True)
class Sign:
    r"""A letter, or a word, with its subscript.

    Attributes:
        text: in plain text.
        stem: in LaTeX, without its subscript: `\bar{\theta}`.
        below: the subscript in LaTeX, empty for none.
    """

    text: str
    stem: str
    below: str = ""

    @property
    def latex(self) -> str:
        """The sign in LaTeX."""
        return f"{self.stem}_{{{self.below}}}" if self.below else self.stem

    def dotted(self, dots: int) -> str:
        """The rate (1) or the acceleration (2) in LaTeX."""
        stem = rf"\{'d' * dots}ot{{{self.stem}}}"
        return f"{stem}_{{{self.below}}}" if self.below else stem


def chain_signs(mechanism: Mechanism, taken: Iterable[str] = ()) -> dict[str, Sign]:
    """The printed signs of all coordinates, parameters and inputs, by name.

    Args:
        taken: signs in LaTeX that are in use already, which no parameter or input gets.
    """
    used: set[str] = set()
    found: dict[str, Sign] = {}
    joints = mechanism.joints
    names = {*(j.name for j in joints), *(p.name for p in mechanism.parameters), *mechanism.input_names}
    names |= {point.name for point in mechanism.chain.points}

    def settle(name: str, *choices: Sign) -> None:
        """The first choice that is still free; the last one in any case."""
        chosen = next((choice for choice in choices if choice.latex not in used), choices[-1])
        if chosen.text != name and chosen.text in names:
            chosen = Sign(name, chosen.stem, chosen.below)
        used.add(chosen.latex)
        found[name] = chosen

    own = [(j, joint_sign(j)) for j in joints if j.symbol or j.subscript]
    for joint, sign in own:
        settle(joint.name, sign)
    given = [(p, given_sign(p)) for p in mechanism.parameters if p.symbol is not None]
    used |= {sign.latex for _, sign in given}
    for joint in joints:
        if joint.name not in found and (named := named_sign(joint.name)) is not None:
            settle(joint.name, named, worded(joint.name))
    for k, joint in enumerate(joints, start=1):
        if joint.name not in found:
            settle(joint.name, Sign(joint.name, "q", str(k)), worded(joint.name))
    forces = forces_latex([found[name] for name in mechanism.q_names])
    used = (used - {sign.latex for _, sign in given}) | {*taken, *forces}
    for parameter, sign in given:
        settle(parameter.name, sign, Sign(parameter.name, word_upright(parameter.name)))
    for state in mechanism.states:
        below = found[state.joint].latex
        settle(
            state.name,
            Sign(f"z_{state.joint}", "z", below),
            Sign(state.name, "z", rf"\mathrm{{{escaped(state.joint)}}}"),
        )
    for name in (*(p.name for p in mechanism.parameters), *mechanism.input_names):
        if name not in found:
            stem, below = parameter_parts(name)
            settle(name, Sign(name, stem, below), Sign(name, word_upright(name)))
    return found


def called(mechanism: Mechanism, names: Iterable[str]) -> tuple[Any, ...]:
    """Joints as sentences name them, commas between: by the letters of their coordinates, else by their names."""
    signs = chain_signs(mechanism)
    found: list[Any] = []
    for name in names:
        sign = signs.get(name)
        worded = sign is None or (sign.stem, sign.text) == ("q", name)
        found += [", ", name if worded else Symbol(name)]
    return tuple(found[1:])


def lettered(mechanism: Mechanism) -> Mechanism:
    """The mechanism with the numbers of coordinates that are a q written into it, for the letters of its figure."""
    signs = chain_signs(mechanism)

    def numbered(joint: Joint) -> Joint:
        sign = signs.get(joint.name)
        if sign is None or joint.symbol or joint.subscript or (sign.stem, sign.text) != ("q", joint.name):
            return joint
        return replace(joint, subscript=sign.below) if sign.below.isdigit() and letter(joint.name) is None else joint

    chain, written = (
        replace(chain, joints=tuple(map(numbered, chain.joints))) for chain in (mechanism.chain, mechanism.written)
    )
    return replace(assemble(chain), written=written, authored=mechanism.authored)


def forces_latex(coordinates: Sequence[Sign]) -> list[str]:
    """The joint forces in LaTeX: tau with the coordinates' subscripts where these differ, else with their signs."""
    below = [sign.below for sign in coordinates]
    if len(below) == 1 or ("" not in below and len({*below}) == len(below)):
        return [rf"\tau_{{{b}}}" if b else r"\tau" for b in below]
    return [rf"\tau_{{{sign.below if sign.stem == 'q' and sign.below else sign.latex}}}" for sign in coordinates]


def joint_sign(joint: Joint) -> Sign:
    """The sign of a coordinate that its author gives; a subscript alone is that of the name's letter, or of q."""
    if joint.symbol is not None:
        return given_sign(joint)
    stem, _ = letter(joint.name) or ("q", "")
    below = joint.subscript or ""
    return Sign(f"{stem.lstrip(chr(92))}{text_below(below)}", stem, below_latex(below))


def given_sign(item: Joint | Parameter) -> Sign:
    """The sign that `symbol` and `subscript` say."""
    read = read_letter(item.symbol or "")
    if read is None:
        return Sign(item.name, word_upright(item.name))
    below = item.subscript or ""
    accent = f"_{read.accent}" if read.accent else ""
    return Sign(f"{read.name}{accent}{text_below(below)}", letter_latex(read), below_latex(below))


def text_below(below: str) -> str:
    """A subscript in plain text: digits follow the letter, words an underscore."""
    return below if below.isdigit() or not below else f"_{below.replace(',', '_')}"


def below_latex(below: str) -> str:
    """A subscript in LaTeX."""
    return ",".join(part_latex(part) for part in below.split(",") if part)


def part_latex(part: str) -> str:
    """A number or the name of an axis in a subscript as it is, words and letters that stand for words upright."""
    return part if part.isdigit() or part in AXES else rf"\mathrm{{{escaped(part)}}}"


def letter_latex(read: Letter) -> str:
    r"""A letter with its accent.

    >>> letter_latex(Letter("theta", "bar"))
    '\\bar{\\theta}'
    """
    bare = f"\\{read.name}" if read.name in COMMANDS else read.name
    return rf"\{read.accent}{{{bare}}}" if read.accent else bare


def letter(name: str) -> tuple[str, str] | None:
    """Letter and subscript of a name that a textbook would print as such: theta1, m_2, L12; else None."""
    match = re.fullmatch(r"([A-Za-z]+?)_?(\d*)", name)
    if match is None:
        return None
    stem, digits = match.groups()
    if stem in NAMES:
        return "\\" + stem, digits
    return (stem, digits) if len(stem) == 1 else None


def named_sign(name: str) -> Sign | None:
    """The sign of a coordinate whose name is a letter, an index or a short word behind it: theta1, x_c."""
    if letter(name) is None and INDEXED.fullmatch(name) is None:
        return None
    return Sign(name, *parameter_parts(name))


def worded(name: str) -> Sign:
    """A coordinate as q with its name."""
    return Sign(name, "q", rf"\mathrm{{{escaped(name)}}}")


def parameter_parts(name: str) -> tuple[str, str]:
    """Stem and subscript of a parameter or input: a letter with its subscript, else the word upright."""
    found = letter(name)
    if found is not None:
        return found
    stem, _, below = name.partition("_")
    found = letter(stem)
    if found is not None and below:
        return found[0], found[1] + ("," if found[1] else "") + part_latex(below)
    return word_upright(name), ""


def parameter_latex(name: str) -> str:
    """A parameter or input without a letter of its own."""
    stem, below = parameter_parts(name)
    return f"{stem}_{{{below}}}" if below else stem


def word_upright(name: str) -> str:
    """A name as it is."""
    return rf"\mathrm{{{escaped(name)}}}"


def escaped(text: str) -> str:
    """Plain text for LaTeX: printed as it is, never a command, a formula or an argument."""
    for special in "\\&%$#_{}":
        text = text.replace(special, "\\" + special if special != "\\" else r"\textbackslash ")
    for special, word in (("~", "asciitilde"), ("^", "asciicircum"), ("<", "less"), (">", "greater"), ("|", "bar")):
        text = text.replace(special, rf"\text{word}{{}}")
    return text.replace("[", "{[}").replace("]", "{]}")  # behind the end of a row it would be an argument
