"""Judges the answers of C that was called as a controller calls it: every declared function, in every build.

The same states, tolerances and reference values judge these answers as judge those of a model; all of that is computed
once. Answers of equal bits are judged once, whichever build and function gave them. Beyond numbers there is what a
controller relies on: nothing but outputs is written, what is not a number does not come out as one, a step that is
refused leaves its state alone, taken steps are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import zip_longest
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.compare import Judge
from symgen.check.measure import TOLERANCES, worst
from symgen.check.results import Comparison, LawResult
from symgen.check.rule_edges import RuleEdges
from symgen.check.states import States
from symgen.check.unkind import Unkind
from symgen.compile.controller import Answers, Calls, Controller, call_data
from symgen.compile.controller_source import BATCH, ENSEMBLE, Declared, declared_calls
from symgen.derive.functions import Signature
from symgen.functions import NONFINITE, STATUSES
from symgen.program.interface import Interface

__all__ = ["ControllerJudge", "Findings", "Panel"]


SEVERAL_STEPS = 2.0**33
"""Steps taken before, where the time does not tell: more than 32 bits hold."""

REFUSED = tuple(range(NONFINITE, len(STATUSES)))
"""Statuses of steps that are not taken; they come last."""


@dataclass(frozen=True, slots=True, eq=False)
class Panel:
    """States at which functions are called, and their judge.

    Attributes:
        judge: holds the ordinary states.
        functions: names.
        unkind: further states, which the judge cannot judge: NaN, infinities, invalid steps.
    """

    judge: Judge
    functions: tuple[str, ...]
    unkind: Unkind | None = None

    def calls(self, interface: Interface, asked: Array | None = None) -> Calls:
        """The ordinary states, then the unkind ones; `asked` are sets (p, r) that are asked about rules alone."""
        all_states = [self.judge.states, *([] if self.unkind is None else [self.unkind.states])]
        given = [_with_count(states, interface) for states in all_states]
        values = {name: np.concatenate([each[name] for each in given], axis=1) for name in given[0]}
        which = np.concatenate([states.which for states in all_states])
        return call_data(interface, values, self.judge.states.parameters, which, asked)


@dataclass(frozen=True, slots=True)
class Findings:
    """Comparisons and laws; `failures` are those that did not pass."""

    comparisons: tuple[Comparison, ...]
    laws: tuple[LawResult, ...]

    @property
    def failures(self) -> tuple[Comparison | LawResult, ...]:
        everything: list[Comparison | LawResult] = [*self.comparisons, *self.laws]
        return tuple(found for found in everything if not found.passed)


@dataclass
class ControllerJudge:
    """Judges what one header's functions answer.

    Attributes:
        interface: of the sources.
        header: their header.
        panels: as many runs of a program.
        edges: sets at the edges of the rules on parameters; None asks about no rules.
    """

    interface: Interface
    header: str
    panels: tuple[Panel, ...]
    edges: RuleEdges | None = None
    _expected: dict[tuple[int, str], Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The subject of reports: C of this number type, however it is called."""
        return f"c {self.interface.dtype}"

    @cached_property
    def declared(self) -> tuple[Declared, ...]:
        """The functions of the header."""
        return declared_calls(self.interface, self.header)

    @cached_property
    def calls(self) -> tuple[Calls, ...]:
        """Input of the programs, panel by panel."""
        asked = None if self.edges is None else self.edges.sets
        return tuple(
            panel.calls(self.interface, asked if number == 0 else None) for number, panel in enumerate(self.panels)
        )

    def of_controller(
        self, controller: Controller, progress: Callable[[str, float], None] = lambda what, share: None
    ) -> Findings:
        """Findings on all builds; `progress` is told what is judged, and the share that is done."""
        answers: dict[str, list[Answers]] = {build: [] for build in controller.programs}
        for panel, calls in zip(self.panels, self.calls, strict=True):
            for build, found in controller.answers(calls, panel.functions).items():
                answers[build].append(found)
        judged = self.judged(answers, progress=progress)
        return Findings(judged.comparisons, (*judged.laws, *self._of_objects(controller)))

    def _of_objects(self, controller: Controller) -> tuple[LawResult, ...]:
        """Laws on what was compiled: no writable static data, and a header that refuses lax arithmetic."""
        laws = _Laws(self.name)
        for build, writable in controller.writable.items():
            if writable is not None:
                words = f"no writable static data{f': {writable[0]}' if writable else ''}"
                laws.add(words, len(writable), None, build)
        if controller.lax is not None:
            laws.add("the header refuses -ffast-math and the like", len(controller.lax), None, "any build")
        return laws.results

    def statuses(self) -> dict[str, tuple[int, ...]]:
        """By function, the statuses that its states lead to, as the definition has them."""
        found = {}
        for number, panel in enumerate(self.panels):
            for function in panel.functions:
                signature = panel.judge.signatures[function]
                if signature.outputs[-1].name == "status":
                    reached = set(np.unique(panel.judge.definition(function)[0][-1]).astype(int).tolist())
                    refused = panel.unkind is not None and bool(np.any(self._wanted(number, signature)))
                    found[function] = tuple(sorted(reached | ({NONFINITE} if refused else set())))
        return found

    def judged(
        self,
        answers: Mapping[str, Sequence[Answers]],
        known: Mapping[str, Sequence[Answers]] | None = None,
        functions: Collection[str] | None = None,
        progress: Callable[[str, float], None] = lambda what, share: None,
    ) -> Findings:
        """Findings on the answers.

        Args:
            answers: by build, the answers to `calls`, panel by panel.
            known: others that passed: equal answers of the same build are not judged again.
            functions: only these.
            progress: is told what is judged, and the share that is done.
        """
        count = sum(len(panel.functions) for panel in self.panels)
        asked = 0
        comparisons: list[Comparison] = []
        laws = _Laws(self.name)
        for build, found in answers.items():
            self._beside(build, found[0], laws)
        for number, panel in enumerate(self.panels):
            for function in panel.functions:
                progress(f"judging C as controllers call it: {function}", asked / count)
                asked += 1
                if functions is not None and function not in functions:
                    continue
                callers = self._callers(number, function, answers, known)
                for build, call, _ in callers:
                    spoiled = answers[build][number].spoiled[call.name]
                    laws.add("inputs and bytes beside outputs stay as they are", spoiled, call, build)
                    laws.add(
                        "two threads at once get what one gets", answers[build][number].apart[call.name], call, build
                    )
                if callers:
                    comparisons.append(self._compared(panel, function, callers))
                    self._unkind(number, function, callers, laws)
        return Findings(tuple(comparisons), laws.results)

    def _callers(
        self,
        number: int,
        function: str,
        answers: Mapping[str, Sequence[Answers]],
        known: Mapping[str, Sequence[Answers]] | None,
    ) -> list[tuple[str, Declared, list[Array]]]:
        """Build, declared function and outputs of all that answered and is not known."""
        found = []
        for build, each in answers.items():
            for call in self.declared:
                if call.function != function or call.name not in each[number].values:
                    continue
                outputs = each[number].values[call.name]
                if known is not None:
                    mine, same = each[number], known[build][number]
                    equal = all(
                        a.tobytes() == b.tobytes() for a, b in zip(outputs, same.values[call.name], strict=True)
                    )
                    beside = (mine.spoiled, same.spoiled), (mine.apart, same.apart)
                    if equal and all(a[call.name] == b[call.name] for a, b in beside):
                        continue
                found.append((build, call, outputs))
        return found

    def _beside(self, build: str, found: Answers, laws: _Laws) -> None:
        """Adds the laws on parameters: the writes of `prepare`, the defaults, the rules."""
        laws.add("prepare writes prepared numbers alone", found.spoiled["prepare"], None, build)
        own = np.array([p.default for p in self.interface.parameters]).astype(found.defaults.dtype)
        wrong = np.count_nonzero(found.defaults != own)
        laws.add("default parameters are the chain's", wrong, None, build)
        if self.edges is None:
            return
        wrong = np.count_nonzero(found.rules[0] != self.edges.first)
        laws.add("valid names the first broken rule, at the edges of all", wrong, None, build)
        wrong = np.count_nonzero(found.rules[1] != self.edges.first)
        laws.add("valid_ensemble names the first broken rule, at the edges of all", wrong, None, build)
        texts = ("", "", *self.edges.texts, "")
        other = sum(a != b for a, b in zip_longest(texts, found.texts))
        laws.add("rule has the text of each rule, and none for other numbers", other, None, build)

    def _compared(self, panel: Panel, function: str, callers: list[tuple[str, Declared, list[Array]]]) -> Comparison:
        """The worst of all answers at ordinary states; equal ones are judged once."""
        judge, dtype = panel.judge, self.interface.dtype
        single = dtype == "float32"
        chosen = np.flatnonzero(judge.states.single) if single else np.arange(judge.states.count)
        width = len(judge.signatures[function].outputs)
        opinions = [[np.asarray(o[:, chosen], dtype=float) for o in outputs[:width]] for _, _, outputs in callers]
        first, state, place = _distinct(opinions)
        errors = judge.errors(function, first, None, chosen[state], dtype)
        largest = np.max(np.stack(errors), axis=0)[place] if errors and len(chosen) else np.zeros((len(callers), 1))
        by_caller = worst([largest.max(axis=1)]) if largest.size else worst([])
        build, call, _ = callers[by_caller.state]
        at = int(np.argmax(largest[by_caller.state])) if largest.size else 0
        kind = judge.states.kind(int(chosen[at])) if len(chosen) else ""
        called, judged = f"{_way(call)}, {build}", int(np.count_nonzero(judge.held(function, dtype)[chosen]))
        return Comparison(function, self.name, "interpreter", judged, by_caller.error, TOLERANCES[dtype], kind, called)

    def _unkind(
        self, number: int, function: str, callers: list[tuple[str, Declared, list[Array]]], laws: _Laws
    ) -> None:
        """Adds the laws on the count of steps, and on results for NaN, infinities and invalid steps."""
        panel = self.panels[number]
        signature, ordinary = panel.judge.signatures[function], panel.judge.states
        for build, call, outputs in callers:
            if call.struct:
                status, count = outputs[-2][0], outputs[-1][0]
                given = [ordinary, *([] if panel.unkind is None else [panel.unkind.states])]
                before = np.concatenate([_with_count(states, self.interface)["count"][0] for states in given])
                taken = ~np.isin(status, REFUSED)
                with np.errstate(invalid="ignore"):
                    miscounted = np.count_nonzero(count.astype(float) != before + taken)
                laws.add("a step that is taken is counted, no other", miscounted, call, build)
            if panel.unkind is None:
                continue
            late = [output[:, ordinary.count :] for output in outputs]
            if signature.outputs[-1].name != "status":
                wrong = panel.unkind.wrong(self._wanted(number, signature), late)
                laws.add("what depends on a NaN or an infinity is not finite", wrong, call, build)
                continue
            refused, judged = self._wanted(number, signature), self._judged(number, signature)
            if call.struct:  # whose time is that of its count
                refused = refused & (panel.unkind.names != "t")
                judged = judged & refused
            at = next(k for k, output in enumerate(signature.outputs) if output.name == "status")
            other = np.count_nonzero(((late[at][0] == NONFINITE) != refused) & judged)
            laws.add("NaN, infinities and steps that are none have status 6", other, call, build)
            if signature.outputs[0].name == "q_next":
                states = panel.unkind.states
                old = [np.asarray(states.values[name]) for name in ("q", "qd", "mode")]
                kind = self.interface.dtype
                old = [array.astype(kind if array.dtype.kind == "f" else array.dtype) for array in old]
                kept = refused & judged
                same = [_equal(a[:, kept], b[:, kept]) for a, b in zip(late, old, strict=False)]
                laws.add("a step that is refused leaves the state as it was", same.count(False), call, build)

    def _wanted(self, number: int, signature: Signature) -> Any:
        """`Unkind.refused` of functions with a status, `Unkind.not_finite` of others; found out once."""
        panel, key = self.panels[number], (number, signature.name)
        if key not in self._expected and panel.unkind is not None:
            has_status = signature.outputs[-1].name == "status"
            find = panel.unkind.refused if has_status else panel.unkind.not_finite
            self._expected[key] = find(panel.judge.interpreter, signature)
        return self._expected[key]

    def _judged(self, number: int, signature: Signature) -> Any:
        """`Unkind.judged` of a function with a status; found out once."""
        panel, key = self.panels[number], (number, f"{signature.name} judged")
        if key not in self._expected and panel.unkind is not None:
            held = panel.judge.held(signature.name, self.interface.dtype)
            self._expected[key] = panel.unkind.judged(panel.judge.interpreter, signature, held)
        return self._expected[key]


class _Laws:
    """Laws as they are counted, each with the place of its first offence."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.found: dict[str, LawResult] = {}

    def add(self, law: str, wrong: Any, call: Declared | None, build: str) -> None:
        """Adds `wrong` violations of a law; the first build that violates it is named."""
        known = self.found.get(law, LawResult(law, self.subject, 0.0, 0.0))
        if wrong and known.passed:
            known = replace(known, law=f"{law}: not so {'of' if call is None else f'of {call.name},'} {build}")
        self.found[law] = replace(known, error=known.error + int(wrong))

    @property
    def results(self) -> tuple[LawResult, ...]:
        return tuple(self.found.values())


def _with_count(states: States, interface: Interface) -> dict[str, Array]:
    """The values with the steps taken so far: those that lead to the time, where a step asks for it."""
    timed = any(a.name == "t" for f in interface.functions for a in f.inputs)
    values: dict[str, Array] = dict(states.values)
    with np.errstate(all="ignore"):
        taken = np.round(values["t"] / values["dt"])
    count = np.where(np.isfinite(taken) & (taken > 0.0), taken, 0.0)
    return {**values, "count": count if timed else count + SEVERAL_STEPS}


def _distinct(opinions: Sequence[Sequence[Array]]) -> tuple[list[Array], npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """The columns that differ from others of the same state.

    Args:
        opinions: of each caller, per output (size, count).

    Returns:
        per output (size, m); the state of each of the m; (callers, count), which of the m each column is.
    """
    each = [np.stack([outputs[k] for outputs in opinions]) for k in range(len(opinions[0]))]
    callers, count = len(opinions), each[0].shape[2]
    rng = np.random.default_rng(0)
    key = np.zeros((callers, count), dtype=np.uint64)
    for array in each:
        factors = 2 * rng.integers(1, 2**62, (1, array.shape[1], 1), dtype=np.uint64) + 1
        key += np.sum(np.ascontiguousarray(array).view(np.uint64) * factors, axis=1, dtype=np.uint64)
    state = np.tile(np.arange(count), callers)
    pairs = np.empty(callers * count, dtype=[("state", np.intp), ("key", np.uint64)])
    pairs["state"], pairs["key"] = state, key.ravel()
    _, where, place = np.unique(pairs, return_index=True, return_inverse=True)
    columns = [array.transpose(1, 0, 2).reshape(array.shape[1], callers * count)[:, where] for array in each]
    return columns, state[where], place.reshape(callers, count)


def _equal(a: Array, b: Array) -> bool:
    return bool(np.array_equal(a, b, equal_nan=a.dtype.kind == "f"))


def _way(call: Declared) -> str:
    """The way in which a function is called, in words."""
    if call.struct:
        return "on its struct"
    return {BATCH: "in a batch", ENSEMBLE: "in an ensemble"}.get(call.kind, "alone")
