"""The check checked: mutants of the emitted C are compiled, those that show are given to a judge, and counted.

    tokens --draw--> mutant --compile--> library --compare--> visible --judge--> caught, or a survivor
                              |             |          |
                          refused     same code     invisible        counted, and drawn again

Mutants are examined side by side, in as many threads as there are cores, and judged in the order of the draw, so the
outcome depends on the seed alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from symgen.compile.builds import Build
from symgen.compile.threads import cores
from symgen.errors import BuildError
from symgen.program.interface import Interface
from tests.lab.beyond import BEYOND
from tests.lab.draw import Mutant, mutants
from tests.lab.reach import Reach
from tests.lab.results import Campaign, Fault
from tests.lab.tokens import Code
from tests.lab.variants import Linked, Variants
from tests.lab.visible import Difference, Witness

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile

__all__ = ["Judge", "campaign"]

Judge = Callable[[Linked, Sequence[str]], str]
"""(what one build was linked to, functions that may be wrong) -> why the check fails; empty when it does not.

An empty list of functions stands for all."""

PRINTED = 2
"""Builds that `symgen emit` prints, which come first; others matter for what those two leave out."""

OTHERS = 3
"""Mutants drawn for one fault beyond their states; most of the drawn show nowhere, so both are about as many."""

MOST = 20
"""Mutants examined at most, for each visible one that is wanted: code may be such that hardly any shows."""


@dataclass(frozen=True, slots=True)
class Examined:
    """A mutant and what became of it.

    Attributes:
        mutant: the change.
        name: of the mutant's folders.
        outcome: `refused`, `same code`, `invisible` or `visible`.
        linked: the build in which it shows.
        differences: of its results.
    """

    mutant: Mutant
    name: str
    outcome: str
    linked: Linked | None = None
    differences: tuple[Difference, ...] = ()


def campaign(
    sources: Sequence[SourceFile],
    interface: Interface,
    variants: Variants,
    witness: Witness,
    judge: Judge,
    count: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    beyond: Iterable[Mutant] = (),
) -> Campaign:
    """Draws mutants until `count` visible ones have been judged.

    Args:
        sources: emitted C, which passes the check.
        interface: of the model.
        variants: compiles it with a file changed.
        witness: says whether a change shows.
        judge: the check.
        count: visible faults that are wanted.
        seed: of the draw.
        progress: called with the number of visible faults judged.
        beyond: faults that show by construction, one for every `OTHERS` of the others; see `faults_beyond`.
    """
    codes = [code for code in map(Code, sources) if code.functions]
    reach = Reach(codes, interface)
    drawn = islice(_mixed(mutants(codes, seed, reach.nothing(codes)), iter(beyond)), MOST * count)
    counts = dict.fromkeys(("refused", "same code", "invisible"), 0)
    faults: list[Fault] = []
    if count:
        for examined in _side_by_side(variants, witness, reach, drawn):
            if examined.outcome in counts:
                counts[examined.outcome] += 1
                continue
            faults.append(_judged(variants, judge, reach, examined))
            progress(len(faults))
            if len(faults) == count:
                break
    return Campaign(tuple(faults), counts["refused"], counts["same code"], counts["invisible"], witness.count)


def _mixed(drawn: Iterator[Mutant], beyond: Iterator[Mutant]) -> Iterator[Mutant]:
    """One of `beyond` after every `OTHERS` of the drawn."""
    for number, mutant in enumerate(drawn):
        yield mutant
        if number % OTHERS == OTHERS - 1:
            yield from islice(beyond, 1)


def _side_by_side(variants: Variants, witness: Witness, reach: Reach, drawn: Iterator[Mutant]) -> Iterator[Examined]:
    """The mutants examined, in order; a few are on their way ahead of the one that is asked for."""
    with ThreadPoolExecutor(max_workers=cores()) as pool:
        ahead: deque[Future[Examined]] = deque()
        try:
            for number, mutant in enumerate(drawn):
                ahead.append(pool.submit(_examined, variants, witness, reach, mutant, f"mutant-{number}"))
                if len(ahead) > cores():
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            for future in ahead:
                future.cancel()


def _examined(variants: Variants, witness: Witness, reach: Reach, mutant: Mutant, name: str) -> Examined:
    """A mutant, classified as refused, visible, same code or invisible; the first build in which it shows decides.

    Builds that are not printed exist for a few lines of code: they are tried where the printed ones leave a change out.
    """
    called, same = reach.ways(mutant.code.file, mutant.function), True
    for way in _ways(variants, mutant):
        if not same and way not in variants.ways[:PRINTED]:
            break
        original = variants.original(way)
        try:
            linked = variants.changed(way, mutant.source, _folder(name, variants, way))
        except BuildError:
            return Examined(mutant, name, "refused")
        if linked is None:
            continue
        same = False
        if mutant.edit.kind in BEYOND:
            return Examined(mutant, name, "visible", linked, (Difference("", "by construction", float("inf")),))
        found = witness.differences(original.library, linked.library, called)
        if found:
            return Examined(mutant, name, "visible", linked, tuple(found))
        variants.forget(linked)
    return Examined(mutant, name, "same code" if same else "invisible")


def _judged(variants: Variants, judge: Judge, reach: Reach, examined: Examined) -> Fault:
    """A visible mutant before the check: first where it shows, then in full, then in the other builds."""
    mutant, shown = examined.mutant, examined.linked
    original, changed = mutant.shown()
    worst = examined.differences[0]
    where = f"{worst.function or 'the library'} {worst.way}"
    name = mutant.function or ""
    place = mutant.code.file, mutant.line, name
    fault = Fault(*place, mutant.edit.kind, original, changed, where, worst.error, worst.state)
    if shown is None:
        return fault
    named = list(dict.fromkeys(d.function for d in examined.differences if d.function in reach.functions))
    seen = (judge(shown, named) if named else "") or judge(shown, ())
    variants.forget(shown)
    for way in _ways(variants, mutant):
        if seen or way == shown.build:
            continue
        try:
            other = variants.changed(way, mutant.source, f"{_folder(examined.name, variants, way)}-again")
        except BuildError as error:
            seen = f"not compiled: {error}"
            continue
        if other is not None:
            seen = judge(other, ())
            variants.forget(other)
    return replace(fault, caught=bool(seen), seen=seen)


def _ways(variants: Variants, mutant: Mutant) -> list[Build]:
    """The builds that the changed file takes part in."""
    return [way for way in variants.ways if variants.compiles(way, mutant.code.file)]


def _folder(name: str, variants: Variants, way: Build) -> str:
    return f"{name}-{variants.ways.index(way)}"
