"""Letters that the author gives to coordinates and parameters: known ones, no two alike, none with a meaning."""

from __future__ import annotations

from symgen.describe.letters import why_no_letter, why_no_subscript, why_taken
from symgen.describe.records import Joint, Parameter
from symgen.describe.rules.findings import Findings

__all__ = ["check_letters"]


def check_letters(findings: Findings) -> None:
    """Every `symbol` and `subscript`."""
    chain = findings.chain
    first: dict[tuple[str, str], str] = {}
    given: list[tuple[str, str, Joint | Parameter]] = [
        *((f"parameters.{p.name}", f"parameter {p.name!r}", p) for p in chain.parameters),
        *((f"joints[{k}]", f"joint {joint.name!r}", joint) for k, joint in enumerate(chain.joints)),
    ]
    for path, what, item in given:
        if item.symbol is None and item.subscript is None:
            continue
        if not _sound(findings, path, item):
            continue
        key = (item.symbol or "q", item.subscript or "")
        shown = " with the subscript ".join(repr(part) for part in key if part)
        if key in first:
            findings.error(f"{path}.symbol", f"{shown} is the letter of {first[key]} already; give one of them another")
        first.setdefault(key, what)


def _sound(findings: Findings, path: str, item: Joint | Parameter) -> bool:
    """True when the letter and its subscript can be used; reports why they cannot."""
    before = len(findings.problems)
    if isinstance(item, Joint) and item.type == "fixed":
        findings.error(path, "a fixed joint has no coordinate, and so no symbol or subscript")
        return False
    if isinstance(item, Parameter) and item.symbol is None:
        findings.error(f"{path}.subscript", "a parameter has a subscript of its own only with a symbol; add symbol:")
    for key, text, why in (
        ("symbol", item.symbol, why_no_letter),
        ("subscript", item.subscript, why_no_subscript),
    ):
        reason = None if text is None else why(text)
        if reason is not None:
            findings.error(f"{path}.{key}", f"found the {key} {text!r:.80}; {reason}")
    taken = None if item.symbol is None else why_taken(item.symbol, item.subscript)
    if taken is not None:
        findings.error(f"{path}.symbol", f"found the symbol {item.symbol!r}; {taken}")
    return len(findings.problems) == before
