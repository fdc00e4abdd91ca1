"""The evidence as a record, as Markdown and as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from symgen.evidence.coding_rules import DEVIATIONS, OF_PRODUCTS, CodingRules
from symgen.evidence.cuda import Kernel, kernel_lines
from symgen.evidence.eva import Witness
from symgen.program.hazards import PARAMETER, Box, Key, Proof
from symgen.program.intervals import Interval
from symgen.text.prose import prose

__all__ = ["Evidence", "Proven", "markdown"]


@dataclass(frozen=True, slots=True)
class Proven:
    """A function, the ranges that were declared for it, and the proof."""

    name: str
    box: Box
    proof: Proof


@dataclass(frozen=True, slots=True)
class Evidence:
    """All evidence about the C of one chain.

    Attributes:
        name, dtype: of the chain and the numbers.
        rules: findings of tools.
        proofs: of each function that `emit` writes.
        witnesses: of Frama-C's Eva where it is installed.
        text: edited files beside what `emit` writes, in words; empty for fresh ones.
        differences: places where their code differs; no proof is about them.
        product: name of the product whose C was examined; empty: C for a controller. Of a product nothing is proven.
        kernels: what those of a CUDA source need; None for C.
        architecture: they were compiled for.
    """

    name: str
    dtype: str
    rules: CodingRules
    proofs: tuple[Proven, ...]
    witnesses: tuple[Witness, ...] = ()
    text: str = ""
    differences: tuple[str, ...] = ()
    product: str = ""
    kernels: tuple[Kernel, ...] | None = None
    architecture: str = ""

    @property
    def proven(self) -> bool:
        """True when every function is proven, and the text is what the proofs are about."""
        return not self.differences and all(each.proof.proven for each in self.proofs)

    @property
    def clean(self) -> bool:
        """True when no tool is missing, none stopped before its end, and no finding is outside the deviations."""
        return not self.rules.missing and not self.rules.left and not self.rules.outside

    def witness(self, name: str) -> Witness | None:
        """Eva's word on a function."""
        return next((one for one in self.witnesses if one.name == name), None)

    def to_dict(self) -> dict[str, Any]:
        """Dictionaries, lists, strings and numbers only."""
        return {
            "name": self.name,
            **({"product": self.product} if self.product else {}),
            **({"kernels": [k._asdict() for k in self.kernels]} if self.kernels is not None else {}),
            "dtype": self.dtype,
            "text": self.text or None,
            "differences": list(self.differences),
            "tools": self.rules.tools,
            "missing": self.rules.missing,
            "rules_looked_for": list(self.rules.checked),
            "findings": [
                {key: value for key, value in asdict(finding).items() if key != "allowed"}
                | {"deviation": finding.allowed}
                for finding in self.rules.findings
            ],
            "functions_left": list(self.rules.left),
            "proofs": [
                {
                    "function": each.name,
                    "proven": each.proof.proven,
                    "share": each.proof.share,
                    "boxes": each.proof.boxes,
                    "hazard": each.proof.hazard.message if each.proof.hazard else None,
                    "witness": _witness(found) if (found := self.witness(each.name)) else None,
                    "ranges": {_word(key): list(ends) for key, ends in each.box.items()},
                }
                for each in self.proofs
            ],
        }


def markdown(found: Evidence) -> str:
    """The page."""
    product = f", product {found.product}" if found.product else ", CUDA" if found.kernels is not None else ""
    lines = [f"# Evidence about {found.name}, {found.dtype}{product}", ""]
    reasons = OF_PRODUCTS if found.product else DEVIATIONS
    if found.text:
        lines += ["## Text", "", f"{prose(found.text)}.", ""]
        lines += [f"- {prose(difference)}" for difference in found.differences]
        lines += ["", _VOID, ""] if found.differences and found.proofs else []
    lines += ["## Coding rules", ""]
    lines += [f"- {tool}: {reason}" for tool, reason in found.rules.missing.items()]
    lines += [f"- {tool} {version}" for tool, version in found.rules.tools.items()]
    if found.rules.checked:
        lines += [f"- cppcheck's addon looks for {len(found.rules.checked)} rules of MISRA C:2012, and no others."]
    if found.rules.parts > 1:
        lines += [
            f"- cppcheck examined the source in {found.rules.parts} parts, each beside the declarations of the others."
        ]
    if found.rules.left:
        lines += [f"- **not examined by cppcheck**, which took too long: {', '.join(found.rules.left)}"]
    lines += ["", "| rule | findings | deviation |", "|---|---:|---|"]
    counts = Counter((finding.rule, finding.allowed) for finding in found.rules.findings)
    for (rule, allowed), count in sorted(counts.items()):
        lines.append(f"| {rule} | {count} | {reasons[rule] if allowed else '**none**'} |")
    if not counts:
        lines.append("| all that the tools look for | 0 | |")
    if found.rules.checked:
        broken = {rule.removeprefix("misra-c2012-") for rule, _ in counts}
        kept = [rule for rule in found.rules.checked if rule not in broken]
        lines += ["", f"Looked for and not found broken: {', '.join(kept)}."]
    for finding in found.rules.outside[:20]:
        lines += ["", f"- {finding.file}:{finding.line}: {finding.rule}: {finding.message}"]
    if found.kernels is not None:
        lines += ["", *kernel_lines(found.kernels, found.architecture), "", "## Numbers", "", _OF_CUDA]
        return "\n".join(lines) + "\n"
    if found.product:
        return "\n".join([*lines, "", "## Numbers", "", _DOMAIN]).rstrip() + "\n"
    lines += ["", "## Numbers", "", _CLAIM, "", "| function | result | boxes | Frama-C's Eva |", "|---|---|---:|---|"]
    for each in found.proofs:
        one = found.witness(each.name)
        told = _told(one) if one else "-"
        lines.append(f"| `{each.name}` | {_result(each.proof)} | {each.proof.boxes} | {told} |")
    lines += ["", _WITNESS if found.witnesses else _NO_WITNESS]
    for one in found.witnesses:
        lines += [f"- Eva, `{one.name}`: {alarm}" for alarm in (one.alarms or ())[:5]]
    lines += ["", "Ranges:", ""]
    for each in found.proofs:
        lines.append(f"- `{each.name}`: {', '.join(_grouped(each.box))}")
    return "\n".join(lines).rstrip() + "\n"


_VOID = "The proofs below are about what `emit` writes. **They say nothing about this text**, whose code differs."

_DOMAIN = (
    "The domain of this page is the text: warnings of the compiler and remarks of cppcheck, in all C of the product. "
    "MISRA C is not asked: the product reads files, allocates memory or calls a library. Nothing is proven about its "
    "numbers; `symgen check --product` compares them, and `symgen evidence` without `--product` proves functions of a "
    "controller."
)

_OF_CUDA = (
    "The domain of this page is the text: warnings of a C++ compiler about the source as the host compiles it, and "
    "what kernels need. `symgen check --target cuda` compares numbers, and says whether a device or the host computed "
    "them."
)

_CLAIM = (
    "Interval evaluation of the emitted operations over the declared ranges, rounding included. Proven means: no NaN, "
    "no overflow, no division by zero, no root or logarithm of what has none."
)


_WITNESS = (
    "Eva interprets the emitted C itself over the same ranges; sines and cosines are any numbers between their bounds "
    "in slices of the angle. An alarm is a place where it cannot exclude what the proof excludes."
)
_NO_WITNESS = "Frama-C is not installed: with frama-c-base, its Eva examines the emitted C over the same ranges, too."


def _told(one: Witness) -> str:
    """Eva's word in a cell."""
    if one.alarms is None:
        return one.remark
    slices = f", {one.slices} slices of each angle" if one.slices > 1 else ""
    many = f"{len(one.alarms)} alarm{'s' if len(one.alarms) > 1 else ''}" if one.alarms else "no alarm"
    return many + slices


def _witness(one: Witness) -> dict[str, Any]:
    return {"slices": one.slices, "alarms": None if one.alarms is None else list(one.alarms), "remark": one.remark}


def _result(proof: Proof) -> str:
    hazard = proof.hazard
    if proof.proven or hazard is None:
        return "proven"
    why = f"{hazard.message}, operand from {hazard.operand[0]:.3g} to {hazard.operand[1]:.3g}"
    where = ", ".join(_grouped({k: v for k, v in (proof.box or {}).items() if k in hazard.inputs}))
    return f"**not proven** beyond {100.0 * proof.share:.3g} % of the ranges: {why}{f', at {where}' if where else ''}"


def _grouped(box: Box) -> Sequence[str]:
    """Ranges as text, those of equal elements together."""
    arguments: dict[str, list[tuple[Key, Interval]]] = {}
    for key, ends in box.items():
        arguments.setdefault(key[0], []).append((key, ends))
    found = []
    for name, items in arguments.items():
        if len({ends for _, ends in items}) == 1 and len(items) > 1:
            found.append(f"{name} {_ends(items[0][1])}")
        else:
            found += [f"{_word(key)} {_ends(ends)}" for key, ends in items]
    return found


def _word(key: Key) -> str:
    return key[0] if key[1] == PARAMETER else f"{key[0]}[{key[1]}]"


def _ends(ends: Interval) -> str:
    return f"{ends[0]:.6g}" if ends[0] == ends[1] else f"{ends[0]:.6g} to {ends[1]:.6g}"
