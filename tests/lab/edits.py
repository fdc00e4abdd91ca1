"""Single changes of a C token that leave the file valid, or nearly always do.

operator     another operator of its kind; a sign or a negation dropped
sign         the negative of a bracket or of what is assigned
constant     an integer plus or minus one, a real number times 1 + 1e-6, one for zero, zero for others, true for false
index        another index of the same array, or plus or minus one
bound        the limit of a loop plus or minus one
name         another name of the same kind in scope: variable of the same type, array, member, function
arguments    two neighbours in a call exchanged
select       the arms of a conditional expression exchanged
condition    the condition of an `if` negated
dropped      a statement left out
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from tests.lab.tokens import KEYWORDS, Code

__all__ = ["KINDS", "Edit", "applied", "edits"]

KINDS = ("operator", "sign", "constant", "index", "bound", "name", "arguments", "select", "condition", "dropped")

GROUPS = ("+ - * /", "< <= > >= == !=", "&& ||", "& | ^", "<< >>", "++ --", "+= -= *=", "|= &= ^=")
"""Binary operators that may stand for each other."""

OPERATORS = {operator: tuple(o for o in g.split() if o != operator) for g in GROUPS for operator in g.split()}

WORDS = {"true": "false", "false": "true"}

SMALL = 1e-6
"""Relative change of a real constant."""

MOST = 12
"""Names drawn from at most: those declared nearest."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A piece of a file's text, from `start` to before `end`, and what takes its place."""

    kind: str
    start: int
    end: int
    new: str


def applied(text: str, edit: Edit) -> str:
    """The text with one change."""
    return text[: edit.start] + edit.new + text[edit.end :]


def edits(code: Code, k: int) -> tuple[Edit, ...]:
    """All changes of the code token at a position; none for one whose changes would mean nothing."""
    token = code.tokens[k]
    if code.function(k) is None and token.kind != "number":
        return ()
    makers = {"number": _number, "name": _name, "operator": _operator}
    maker = makers.get(token.kind)
    found = () if maker is None else maker(code, k)
    return tuple(edit for edit in found if applied(code.text, edit) != code.text)


# numbers


def _number(code: Code, k: int) -> Iterator[Edit]:
    token = code.tokens[k]
    digits = re.match(r"(?:0[xX][0-9a-fA-F]+|[\d.]+(?:[eE][+-]?\d+)?)", token.text)
    number = digits[0] if digits else token.text
    suffix = token.text[len(number) :]
    hexadecimal = number[:2].lower() == "0x"
    if not hexadecimal and re.search(r"[.eE]", number):
        value = float(number)
        others = [1.0] if value == 0.0 else [value * (1.0 + SMALL), 0.0]
        for other in others:
            yield Edit("constant", token.start, token.end, f"{other!r}{suffix}")
        return
    value_ = int(number, 0) if hexadecimal else int(number)
    kind = "bound" if _bounds(code, k) else "index" if code.is_(k - 1, "[") and code.is_(k + 1, "]") else "constant"
    others_ = _indices(code, k) if kind == "index" else []
    for integer in others_ or [value_ + 1, value_ - 1]:
        if integer >= 0:
            text = hex(integer) if hexadecimal else str(integer)
            yield Edit(kind, token.start, token.end, f"{text}{suffix}")


def _indices(code: Code, k: int) -> list[int]:
    """Other indices of the same array in the same function, which lie inside of it."""
    function = code.function(k)
    if function is None:
        return []
    array, own = code.tokens[k - 2].text, code.tokens[k].text
    positions = range(function.opening, function.closing - 2)
    found = {code.tokens[p + 2].text for p in positions if code.is_(p, array) and code.is_(p + 1, "[")}
    return sorted(int(text) for text in found if text.isdigit() and text != own)


def _bounds(code: Code, k: int) -> bool:
    """True when a position lies in the condition of a `for`."""
    opening = _enclosing(code, k)
    if opening is None or not code.is_(opening - 1, "for"):
        return False
    return sum(code.is_(p, ";") for p in range(opening, k)) == 1


def _enclosing(code: Code, k: int) -> int | None:
    """Position of the round bracket that opens last before a position and closes behind it."""
    found = [p for p in range(max(0, k - 400), k) if code.is_(p, "(") and code.partner.get(p, -1) > k]
    return found[-1] if found else None


# names


def _name(code: Code, k: int) -> Iterator[Edit]:
    token = code.tokens[k]
    if token.text in WORDS:
        yield Edit("constant", token.start, token.end, WORDS[token.text])
    elif token.text == "if" and code.is_(k + 1, "(") and k + 1 in code.partner:
        first, last = code.tokens[k + 1], code.tokens[code.partner[k + 1]]
        yield Edit("condition", first.start, last.end, f"(!{code.text[first.start : last.end]})")
    elif token.text not in KEYWORDS:
        for other in _others(code, k):
            yield Edit("name", token.start, token.end, other)


def _others(code: Code, k: int) -> list[str]:
    """Names that could stand at a position, nearest first."""
    function, own = code.function(k), code.tokens[k].text
    if function is None or k <= function.opening:
        return []
    inside = range(function.opening, function.closing)
    if code.is_(k - 1, ".", "->"):
        found = [code.tokens[p + 1].text for p in inside if code.is_(p, ".", "->")]
    elif code.is_(k + 1, "("):
        found = _callable(code, k)
    elif own in function.types:
        type_ = function.types[own][0]
        known = sorted((at, name) for name, (other, at) in function.types.items() if other == type_ and at < k)
        found = [name for _, name in reversed(known)]
    else:
        found = []
    return [name for name in dict.fromkeys(found) if name != own][:MOST]


def _callable(code: Code, k: int) -> list[str]:
    """Functions that this file defines before a position, with as many arguments as the call there."""
    wanted = len(_arguments(code, k + 1))
    return [f.name for f in code.functions if f.closing < k and len(_arguments(code, f.start + 1)) == wanted]


def _arguments(code: Code, opening: int) -> list[tuple[int, int]]:
    """First and last position of each argument in a bracket."""
    closing = code.partner.get(opening, opening)
    found, first, p = [], opening + 1, opening + 1
    while p < closing:
        if code.is_(p, "(", "[", "{"):
            p = code.partner.get(p, p)
        elif code.is_(p, ","):
            found.append((first, p - 1))
            first = p + 1
        p += 1
    return [*found, (first, closing - 1)] if first < closing else found


# operators and punctuation


def _operator(code: Code, k: int) -> Iterator[Edit]:
    token = code.tokens[k]
    special: dict[str, Callable[[Code, int], Iterator[Edit]]] = {
        ";": _statement, "}": _block, ",": _exchanged, "?": _arms, "(": _negative, "=": _assigned,
    }  # fmt: skip
    if token.text in special:
        yield from special[token.text](code, k)
    elif token.text in ("-", "!", "~", "+", "*", "&") and not _binary(code, k):
        if token.text in ("-", "!", "~"):
            yield Edit("operator", token.start, token.end, "")
    else:
        for other in OPERATORS.get(token.text, ()):
            yield Edit("operator", token.start, token.end, other)


def _binary(code: Code, k: int) -> bool:
    before = code.tokens[k - 1]
    operand = before.kind == "number" or (before.kind == "name" and before.text not in KEYWORDS)
    return operand or before.text in (")", "]")


def _statement(code: Code, k: int) -> Iterator[Edit]:
    """Without the statement that ends here; declarations stay, which others need, and so do results of functions."""
    first = k
    while first > 0 and not code.is_(first - 1, ";", "{", "}"):
        first = code.partner.get(first - 1, first - 1)
    begins = code.tokens[first]
    if begins.text in KEYWORDS or _enclosing(code, k) is not None or first == k:
        return
    yield Edit("dropped", begins.start, code.tokens[k].end, ";")


def _block(code: Code, k: int) -> Iterator[Edit]:
    """Without the `if`, `for` or `while` whose block ends here."""
    opening = code.partner.get(k, 0)
    bracket = code.partner.get(opening - 1, 0)
    if code.is_(opening - 1, ")") and code.is_(bracket - 1, "if", "for", "while") and not code.is_(k + 1, "else"):
        yield Edit("dropped", code.tokens[bracket - 1].start, code.tokens[k].end, ";")


def _exchanged(code: Code, k: int) -> Iterator[Edit]:
    opening = next((p for p in range(k, 0, -1) if code.is_(p, "(", "{") and code.partner.get(p, -1) > k), None)
    parts = [] if opening is None else _arguments(code, opening)
    for left, right in pairwise(parts):
        if left[1] == k - 1:
            start, end = code.tokens[left[0]].start, code.tokens[right[1]].end
            one = code.text[start : code.tokens[left[1]].end]
            two = code.text[code.tokens[right[0]].start : end]
            yield Edit("arguments", start, end, f"{two}, {one}")


def _arms(code: Code, k: int) -> Iterator[Edit]:
    colon, end = _arm(code, k + 1), 0
    if code.is_(colon, ":"):
        end = _arm(code, colon + 1)
        one = code.text[code.tokens[k + 1].start : code.tokens[colon - 1].end]
        two = code.text[code.tokens[colon + 1].start : code.tokens[end - 1].end]
        yield Edit("select", code.tokens[k + 1].start, code.tokens[end - 1].end, f"{two} : {one}")


def _arm(code: Code, p: int) -> int:
    """Position behind the arm of a conditional expression that begins at `p`."""
    while p < len(code.tokens) and not code.is_(p, ":", ",", ";", ")", "]", "}"):
        p = code.partner.get(p, p) if code.is_(p, "(", "[", "{") else p
        p += 1
    return p


def _negative(code: Code, k: int) -> Iterator[Edit]:
    """The negative of a bracket that is no list of arguments; of a condition its negation."""
    before, closing = code.tokens[k - 1], code.partner.get(k, 0)
    if before.kind == "name" or before.text in (")", "]"):
        return
    inside = [p for p in range(k + 1, closing) if code.tokens[p].text in OPERATORS]
    logical = any(code.tokens[p].text in ("&&", "||", "<", "<=", ">", ">=", "==", "!=") for p in inside)
    if inside and all(code.partner.get(p, p) < closing for p in range(k + 1, closing)):
        token = code.tokens[k]
        yield Edit("sign", token.start, token.start, "!" if logical else "-")


def _assigned(code: Code, k: int) -> Iterator[Edit]:
    """The negative of what is assigned."""
    end = k + 1
    while end < len(code.tokens) and not code.is_(end, ";", ",", ")", "}"):
        end = code.partner.get(end, end) + 1
    if code.is_(k + 1, "{") or not code.is_(end, ";"):
        return
    start, stop = code.tokens[k + 1].start, code.tokens[end - 1].end
    yield Edit("sign", start, stop, f"-({code.text[start:stop]})")
