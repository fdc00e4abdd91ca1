"""Comments that divide long functions: what quantity the statements below are about.

A statement is about the quantity that it computes, or else about the next one that a later statement computes. Passes
rewrite what a derivation has made, so a quantity is recognised by its values at the program's probes. A comment stands
where most of the next statements are about another quantity than those before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf

from symgen.emit.schedule import Assign, Schedule, SinCos, Step, Store
from symgen.program.function import Function, Label, Program, statements
from symgen.program.nodes import topological
from symgen.program.probes import Values, node_values
from symgen.text.prose import Prose, prose

__all__ = ["Sections"]

LONG = 24
"""Statements of a function from which it is divided."""

FEWEST = 8
"""Statements between two comments."""

REACH = 16
"""Statements before one that computes a part of a quantity that may be about the quantity, too."""

SHARE = 4
"""A function with less than this share of the parts of a quantity that another function has is not about that quantity:
some of its own coincide with them."""

CLOSE = 1e-9
"""Relative difference below which values at all probes are those of one quantity."""

DIGITS = 7
"""Significant digits of the first value by which a quantity is looked up."""


class Sections:
    """Divides the functions of one program; without names of quantities, none is divided.

    Args:
        program: whose quantities.
        functions: that are emitted.
    """

    def __init__(self, program: Program, functions: Sequence[Function]) -> None:
        known = _Known(program.quantities)
        before = topological(program.prepare)
        self._names: dict[int, dict[int, str]] = {}
        for function in functions if program.quantities else ():
            values = node_values([*before, *statements(function)], program.parameters, program.prepare)
            named = ((node.index, known.name(values[node.index])) for node in function.nodes)
            self._names[id(function)] = {index: name for index, name in named if name}
        counts = [Counter(names.values()) for names in self._names.values()]
        most = {name: max(count[name] for count in counts) for count in counts for name in count}
        for names, count in zip(self._names.values(), counts, strict=True):
            for index, name in list(names.items()):
                if SHARE * count[name] < most[name]:
                    del names[index]

    def __call__(self, function: Function, plan: Schedule) -> dict[Step, Prose]:
        """The comments of a function, by the step before which each stands."""
        steps = [step for step in plan.steps if not isinstance(step, Store)]
        names = self._names.get(id(function))
        if len(steps) < LONG or not names:
            return {}
        return _divided(steps, _filled([_about(step, plan, names) for step in steps]))


class _Known:
    """Looks quantities up by the values of a part."""

    def __init__(self, quantities: Sequence[Label]) -> None:
        self.named: dict[str, list[Label]] = {}
        for label in quantities:
            size = abs(label.values[0])
            keys = [_key(size * (1.0 + shift)) for shift in (0.0, CLOSE, -CLOSE)]
            for key in dict.fromkeys([key for key in keys if key]):
                self.named.setdefault(key, []).append(label)

    def name(self, values: Values) -> str:
        """The quantity with a part of these values, or of their negatives; empty when there is none."""
        for label in self.named.get(_key(abs(values[0])), ()):
            if any(_same(values, [sign * x for x in label.values]) for sign in (1.0, -1.0)):
                return label.name
        return ""


def _about(step: Step, plan: Schedule, names: Mapping[int, str]) -> str:
    """The quantity that a step computes a part of; empty when it is none that is known."""
    if isinstance(step, SinCos):
        return "sines and cosines"
    stack = [step.node] if isinstance(step, Assign) else []
    while stack:
        node = stack.pop()
        if node.index in names:
            return names[node.index]
        stack.extend(a for a in reversed(node.args) if a.index not in plan.numbers)  # written in the same statement
    return ""


def _key(size: float) -> str:
    """Lookup key of a magnitude; empty where it tells nothing."""
    return f"{size:.{DIGITS}e}" if 0.0 < size < inf else ""


def _same(values: Values, others: Sequence[float]) -> bool:
    return all(abs(x - y) <= CLOSE * abs(y) for x, y in zip(values, others, strict=True))


def _filled(about: Sequence[str]) -> list[str]:
    """The same with every gap taken to the quantity behind it, as far as `REACH`."""
    found, behind, place = list(about), "", len(about)
    for k in reversed(range(len(found))):
        if found[k]:
            behind, place = found[k], k
        elif place - k <= REACH:
            found[k] = behind
    return found


def _divided(steps: Sequence[Step], about: Sequence[str]) -> dict[Step, Prose]:
    comments: dict[Step, Prose] = {}
    last, k = "", 0
    while k < len(steps):
        window = about[k : k + FEWEST]
        ((most, times),) = Counter(window).most_common(1)
        if most in ("", last) or 2 * times <= len(window):
            k += 1
            continue
        comments[steps[k + window.index(most)]] = prose(most)
        last, k = most, k + FEWEST
    return comments
