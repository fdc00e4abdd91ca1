"""Letters that a document introduces although its chain uses them for something else; sentences that say so.

The letters that a document introduces are read from the printed blocks: elements of its matrices and vectors,
intermediates and the letters that explain them, joint forces, the q of coordinates that are no letters themselves. It
clashes with a name of the chain where both are printed alike, but for bold, script and upright faces, or are so without
the indices of an element. Elements of matrices and energies have a face of their own, in plain text where they clash.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from sympy import Basic, Symbol
from sympy import ImmutableDenseMatrix as Matrix

from symgen.report.blocks import Block, Equations, Formula, Paragraph, Table, Whole, listed
from symgen.report.document import START, WHERE, Document
from symgen.report.formulas import ENERGIES, WORDS, formula_latex, has_face
from symgen.report.notation import Notation
from symgen.report.signs import chain_signs

__all__ = ["clash_blocks", "intermediates_of"]

FACED = "FACED", "FACED"
LISTED = ("is listed below and has", "are listed below and have")
EXPLAINED = ("is explained below and has", "are explained below and have")
FORCE = ("is the force or torque across a joint and has", "are the forces or torques across joints and have")
COORDINATE = ("is the coordinate of a joint and has", "are the coordinates of joints and have")
"""Nouns for a letter's meaning, singular and plural."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of a document, or of a chain.

    Attributes:
        shown: what stands for it in a sentence.
        written: as it is printed, without indices.
        elements: symbol of an element -> as it is printed.
        what: what it is, one and several.
    """

    shown: Any
    written: frozenset[str]
    elements: dict[Symbol, frozenset[str]]
    what: tuple[str, str] = EXPLAINED


def clash_blocks(document: Document, names: Notation, tex: bool) -> list[Block]:
    """A sentence for each kind of letter that the chain uses for something else; nothing where all differ.

    Args:
        document: as it is printed but for these sentences.
        names: how its symbols are printed.
        tex: whether they are printed as LaTeX; clashes in plain text are then named, too.
    """
    told: dict[tuple[str, str], tuple[list[Any], list[Any]]] = {}
    own = [*_own(document, names, tex)]
    for its in _letters(document, names, tex):
        whole = [mine for mine in own if mine.written & its.written and not its.elements.keys() & mine.elements]
        for symbol, written in its.elements.items():
            owners = [mine for mine in own if mine.written & written and symbol not in mine.elements]
            _tell(told, its.what, its.shown if whole else symbol, owners)
        _tell(told, its.what, its.shown, whole)
    return [_sentence(what, *both) for what, both in told.items()]


def intermediates_of(document: Document) -> list[Symbol]:
    """The intermediates that the document lists."""
    left = (side for block in document.blocks if isinstance(block, Equations) for side, _ in block.pairs)
    return [side for side in left if isinstance(side, Symbol) and side in document.equations.system.names]


def _tell(told: dict[Any, Any], what: tuple[str, str], shown: Any, owners: Sequence[Letter]) -> None:
    for mine in owners:
        for group, item in zip(told.setdefault(what, ([], [])), (shown, mine.shown), strict=True):
            if item not in group:
                group.append(item)


def _sentence(what: tuple[str, str], letters: Sequence[Any], owners: Sequence[Any]) -> Paragraph:
    if what is FACED:
        words = (
            ", in another alphabet, " + ("are" if len(letters) > 1 else "is"),
            " this page's own, not the chain's ",
        )
        return Paragraph((*listed(letters), *words, *listed(owners), "."))
    return Paragraph(
        (*listed(letters), f" {what[len(letters) > 1]} nothing to do with the chain's own ", *listed(owners), ".")
    )


# the chain's letters


def _own(document: Document, names: Notation, tex: bool) -> Iterator[Letter]:
    """Parameters, inputs and coordinates."""
    symbols = document.equations.system.symbols
    for symbol in (*symbols.parameters, *symbols.inputs, *symbols.q):
        written = _written(symbol, names, tex)
        yield Letter(symbol, written, {symbol: written})


# the document's letters


def _letters(document: Document, names: Notation, tex: bool) -> Iterator[Letter]:
    """All letters of the document, those with equations of their own first."""
    blocks = document.blocks[document.blocks.index(START) :]
    pairs = [pair for block in blocks if isinstance(block, Equations) for pair in block.pairs]
    defined = [symbol for left, right in pairs for symbol in _defined(left, right)]
    used = dict.fromkeys([*defined, *(symbol for block in blocks for symbol in _symbols(block))])
    stems: dict[str, list[Symbol]] = {}
    for symbol in used:
        if symbol.name.startswith("<"):
            stems.setdefault(_stem(symbol), []).append(symbol)
    listed_stems = {_stem(symbol) for symbol in defined}
    for stem, elements in stems.items():
        count = max(len(x.name.split(">")[1].split(",")) if x.name[-1] != ">" else 0 for x in elements)
        bare = any(x.name.endswith(">") for x in elements) and (stem in ENERGIES or count == 0)
        shown = Symbol(f"<{stem}>{'' if bare else ','.join('ijk'[:count])}")
        yield Letter(
            shown,
            _written(Symbol(f"<{stem}>"), names, tex),
            {symbol: _written(symbol, names, tex) for symbol in elements},
            FACED if has_face(stem.rstrip("*")) else LISTED if stem in listed_stems else EXPLAINED,
        )
    for symbol in intermediates_of(document):
        yield Letter(symbol, frozenset(), {symbol: _written(symbol, names, tex)}, LISTED)
    yield from _explained(document, tex)
    symbols, signs = document.equations.system.symbols, chain_signs(document.equations.mechanism)
    for name, q, force in zip(document.equations.system.mechanism.names, symbols.q, symbols.tau, strict=True):
        if force in used:
            written = _written(force, names, tex)
            yield Letter(force, _forms("tau", r"\tau", tex), {force: written}, FORCE)
        if tex and signs[name].stem == "q" and not name.startswith("q"):
            yield Letter(q, _forms("", "q", tex), {q: _written(q, names, tex)}, COORDINATE)


def _defined(left: Any, right: Any) -> list[Symbol]:
    """The letter that an equation defines, or the elements of the matrix."""
    if isinstance(left, Whole) and isinstance(right, Matrix):
        rows, columns = right.shape
        return [left.element(i) if columns == 1 else left.element(i, j) for i in range(rows) for j in range(columns)]
    return _symbols_in(left) if isinstance(left, Symbol | Whole) else []


def _symbols_in(part: Any) -> list[Symbol]:
    """The symbols of an expression or of a vector expression, vectors as symbols."""
    if isinstance(part, Basic):
        return sorted(part.atoms(Symbol), key=str)
    if isinstance(part, Whole):
        return [Symbol(f"<{part.stem}{'*' if part.star else ''}>{part.index}")]
    if isinstance(part, Formula):
        return [Symbol(word) for word in re.findall(r"<\w+\*?>", part.text)]
    if isinstance(part, tuple):
        return [symbol for item in part for symbol in _symbols_in(item)]
    if is_dataclass(part):
        return [symbol for field in fields(part) for symbol in _symbols_in(getattr(part, field.name))]
    return []


def _stem(symbol: Symbol) -> str:
    """`M` of an element `<M>1,2`."""
    return str(symbol.name)[1:].split(">")[0]


def _symbols(block: Block) -> list[Symbol]:
    """The symbols of a block, and those that its sentences name."""
    if isinstance(block, Equations):
        parts: list[Any] = [side for pair in block.pairs for side in pair]
    elif isinstance(block, Table):
        parts = [part for cells in (*block.header, *block.rows) for part in cells]
    else:
        parts = list(block.parts) if isinstance(block, Paragraph) else []
    return [symbol for part in parts for symbol in _symbols_in(part)]


def _explained(document: Document, tex: bool) -> Iterator[Letter]:
    """The letters of the sentence that explains the names of intermediates."""
    if WHERE not in document.blocks:
        return
    paragraph = document.blocks[document.blocks.index(WHERE) + 1]
    assert isinstance(paragraph, Paragraph)
    formulas = [part.text for part in paragraph.parts if isinstance(part, Formula)]
    for word in dict.fromkeys(word for text in formulas for word in re.findall(r"[A-Za-z]\w*", text)):
        if word not in WORDS:
            formula = Formula(word)
            yield Letter(formula, _forms(word, formula_latex(formula), tex), {Symbol(f"<{word}>"): frozenset()})


# how they are printed


def _written(symbol: Symbol, names: Notation, tex: bool) -> frozenset[str]:
    return _forms(names.text(symbol), names.latex(symbol), tex)


def _forms(text: str, latex: str, tex: bool) -> frozenset[str]:
    """Plain text and, if wanted, LaTeX without faces; an underscore that is printed is no index."""
    faceless = re.sub(r"\\(mathbf|mathrm|mathcal|boldsymbol)\b", "", latex).replace(r"\_", " ")
    bare_latex = re.sub(r"[{}\\]", "", faceless)
    return frozenset((f"text {text}", f"latex {bare_latex}") if tex else (f"text {text}",))
