"""Faults beyond the states that are drawn most: caps, dead zones, thresholds and dropped rules.

cap          results change where a number of an argument, or a parameter, is larger than a threshold
dead zone    results change where a number of an argument is smaller than a threshold, and not zero
rule         a rule on parameters always holds

Each shows by construction: thresholds lie inside of the domain, and the change is one of a hundredth and one more.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

from symgen.check.domain import Domain, Range
from tests.lab.draw import Mutant
from tests.lab.edits import Edit
from tests.lab.tokens import Code

__all__ = ["BEYOND", "faults_beyond"]

BEYOND = ("cap", "dead zone", "rule")
"""Kinds of these faults."""

FUNCTION = re.compile(
    r"^void (\w+)\(const \w+_prepared \*(?:restrict )?prepared, ([^;{]*)\)\n\{\n.*?^\}\n", re.M | re.S
)

GIVEN = re.compile(r"const (?:double|float) (\w+)\[(?:restrict )?(\d+)\]")
TAKEN = re.compile(r"(?<!const )\b(?:double|float) (\w+)\[(?:restrict )?(\d+)\]")
RULE = re.compile(r"^    kept\[(\d+)\] = ", re.M)
PARAMETER = re.compile(r"parameters->(\w+)")


def faults_beyond(codes: Sequence[Code], domain: Domain, shown: Sequence[int], seed: int) -> Iterator[Mutant]:
    """Mutants without end, the kinds in turn; the same seed gives the same ones.

    Args:
        codes: the plain files; those of vectors and loops stay as they are.
        domain: ranges of arguments and parameters.
        shown: numbers of the rules that some set of parameters breaks first.
        seed: of the draw.
    """
    rng = random.Random(seed)
    plain = [code for code in codes if "_vector" not in code.file and "_batch" not in code.file]
    found = [_of_arguments(plain, domain, rng, kind) for kind in ("cap", "dead zone")]
    found += [_of_parameters(plain, domain, rng), _of_rules(plain, shown, rng)]
    makers = [maker for maker in found if maker is not None]
    seen: set[tuple[str, Edit]] = set()
    fruitless = 0
    while makers and fruitless < 100:
        for maker in makers:
            mutant = next(maker)
            known = (mutant.code.file, mutant.edit)
            fruitless = fruitless + 1 if known in seen else 0
            if known not in seen:
                seen.add(known)
                yield mutant


def _of_arguments(codes: Sequence[Code], domain: Domain, rng: random.Random, kind: str) -> Iterator[Mutant] | None:
    """Another result of a function where a number is large, or small."""
    places: list[tuple[Code, re.Match[str], list[tuple[str, Range]], list[str]]] = []
    for code in codes:
        for function in FUNCTION.finditer(code.text):
            given = [
                (f"{name}[{k}]", ranges[k])
                for name, size in GIVEN.findall(function[2])
                if (ranges := domain.arguments.get(name)) and len(ranges) == int(size)
                for k in range(int(size))
                if ranges[k].size > 0.0 and (kind != "cap" or ranges[k].largest > 2.0 * ranges[k].size)
            ]
            taken = [f"{name}[{k}]" for name, size in TAKEN.findall(function[2]) for k in range(int(size))]
            if given and taken:
                places.append((code, function, given, taken))
    return _drawn(places, rng, kind) if places else None


def _drawn(
    places: Sequence[tuple[Code, re.Match[str], list[tuple[str, Range]], list[str]]], rng: random.Random, kind: str
) -> Iterator[Mutant]:
    while True:
        code, function, given, taken = rng.choice(places)
        number, ranges = rng.choice(given)
        result = rng.choice(taken)
        if kind == "cap":
            far = min(ranges.largest, 1e5) / ranges.size  # as far as both number types are tried
            threshold = ranges.size * rng.uniform(0.5, 0.9) * max(1.0, far ** rng.uniform(0.0, 0.7))
            condition = f"(({number} > {threshold!r}) || ({number} < -{threshold!r}))"
        else:
            threshold = ranges.size * 10.0 ** rng.uniform(-10.0, -3.0)
            condition = f"(({number} < {threshold!r}) && ({number} > -{threshold!r}) && ({number} != 0))"
        at = function.end() - 2
        text = f"    if ({condition}) {{ {result} = (({result} * 101) / 100) + 1; }}\n"
        yield Mutant(code, function[1], Edit(kind, at, at, text))


def _of_parameters(codes: Sequence[Code], domain: Domain, rng: random.Random) -> Iterator[Mutant] | None:
    """A parameter that `prepare` takes for smaller than it is."""
    ranges = {each.name: each for each in domain.parameters}
    own = {each.name: float(row[0]) for each, row in zip(domain.parameters, domain.sets, strict=True)}
    places = []
    for code in codes:
        for function in code.functions:
            if not function.name.endswith("_prepare"):
                continue
            first, last = code.tokens[function.opening].start, code.tokens[function.closing].end
            for match in PARAMETER.finditer(code.text, first, last):
                name = match[1] if match[1] in ranges else match[1].removesuffix("_")
                if name in ranges and ranges[name].high > 1.2 * max(own[name], 0.0) and own[name] >= 0.0:
                    places.append((code, function.name, match, own[name], ranges[name].high))

    def drawn() -> Iterator[Mutant]:
        while True:
            code, function, match, low, high = rng.choice(places)
            threshold = low + (high - low) * rng.uniform(0.05, 0.6)
            new = f"(({match[0]} > {threshold!r}) ? {threshold!r} : {match[0]})"
            yield Mutant(code, function, Edit("cap", match.start(), match.end(), new))

    return drawn() if places else None


def _of_rules(codes: Sequence[Code], shown: Sequence[int], rng: random.Random) -> Iterator[Mutant] | None:
    """A rule that always holds."""
    places = [(code, match) for code in codes for match in RULE.finditer(code.text) if int(match[1]) + 1 in set(shown)]

    def drawn() -> Iterator[Mutant]:
        while True:
            code, match = rng.choice(places)
            function = code.function(next(k for k, token in enumerate(code.tokens) if token.start >= match.end()))
            name = None if function is None else function.name
            yield Mutant(code, name, Edit("rule", match.end(), match.end(), "true || "))

    return drawn() if places else None
