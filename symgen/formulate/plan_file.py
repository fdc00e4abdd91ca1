"""Plan files: JSON, one line per choice; read with every mistake named."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, NoReturn

from symgen.derive.functions import signatures
from symgen.derive.reduced.plan import ENTRIES, SOLVERS, FormulationPlan
from symgen.describe.mechanism import Mechanism
from symgen.describe.plain_json import json_from_text
from symgen.describe.text_file import read_text
from symgen.errors import ArgumentError, ChainError
from symgen.formulate.chain_plan import ChainPlan, FunctionPlan, fingerprint
from symgen.formulate.rules import PLANNED, form_of
from symgen.program.passes.extract import Search
from symgen.program.to_network import Spread
from symgen.text.visible import brief

__all__ = ["FORMAT", "checked", "plan_from_text", "plan_to_text", "read_plan"]

FORMAT = 2

FIELDS = tuple(field.name for field in fields(FormulationPlan))

FLAGS = {"regroup": True, "symmetric_tip": True, "upright": False}
"""With the value of a plan that does not say."""

MOST = 99
"""Largest number in a move."""

OLD_FORMS = re.compile("_special(_batch)?$")
"""Forms in older files for parameters that keep the symmetries of their defaults; they are left out."""

BY_SIZE = "by size"
"""In the place of moves: those of the fixed rules."""


def plan_to_text(plan: ChainPlan) -> str:
    """The plan file; the same plan gives the same text."""
    functions = []
    for name, choice in plan.functions:
        lines = [f'"flops": {choice.flops}']
        form = choice.formulation
        if form is not None:
            entries = [f'      "{field}": {json.dumps(getattr(form, field))}' for field in FIELDS]
            lines.append('"formulation": {\n' + ",\n".join(entries) + "\n    }")
        search = choice.search
        moves = json.dumps(BY_SIZE if search.moves is None else [list(move) for move in search.moves])
        lines.append(f'"extraction": {{"moves": {moves}, "seed": {search.seed}, "effort": {search.effort}}}')
        functions.append(f'  "{name}": {{\n    ' + ",\n    ".join(lines) + "\n  }")
    head = f'"format": {FORMAT},\n"chain": {json.dumps(plan.chain)},\n"fingerprint": "{plan.fingerprint}",\n'
    return "{\n" + head + '"functions": {\n' + ",\n".join(functions) + "\n}\n}\n"


def read_plan(path: str | Path, mechanism: Mechanism) -> ChainPlan:
    """The plan of a file, for this chain; see `plan_from_text`."""
    try:
        text = read_text(path)
    except ChainError as error:
        raise ArgumentError(f"plan: {error}; `symgen tune` writes plans") from None
    return plan_from_text(text, mechanism, str(path))


def checked(plan: ChainPlan | None, mechanism: Mechanism) -> ChainPlan | None:
    """The plan, when it is of this chain; raises ArgumentError otherwise."""
    if plan is not None and plan.fingerprint != fingerprint(mechanism):
        raise ArgumentError(f"plan: it was made for {plan.chain!r} in another state, not for this {mechanism.name!r}")
    return plan


def plan_from_text(text: str, mechanism: Mechanism, file: str = "<plan>") -> ChainPlan:
    """The plan that a text describes.

    Raises:
        ArgumentError: not a plan file, a plan of another chain or of another state of it, an unknown choice, or one
            that is made twice.
    """
    try:
        data = json_from_text(text)
    except ArgumentError as error:
        raise ArgumentError(f"{file}: not a plan file, which is JSON as `symgen tune` writes it: {error}") from None
    reader = _Reader(file, mechanism)
    top = reader.fields(data, "", {"format": int, "chain": str, "fingerprint": str, "functions": dict})
    if top["format"] != FORMAT:
        reader.refuse("format", f"{top['format']} is not {FORMAT}; run `symgen tune` again")
    if top["chain"] != mechanism.name:
        reader.refuse("chain", f"this is a plan of {brief(top['chain'])}, not of {mechanism.name!r}")
    if top["fingerprint"] != fingerprint(mechanism):
        reader.refuse("fingerprint", f"{mechanism.name} has changed since this plan was made; run `symgen tune` again")
    functions = tuple(
        (name, reader.function(name, given)) for name, given in top["functions"].items() if not OLD_FORMS.search(name)
    )
    return ChainPlan(mechanism.name, top["fingerprint"], functions)


class _Reader:
    """Checks what a plan file says; every refusal names the place."""

    def __init__(self, file: str, mechanism: Mechanism) -> None:
        self.file = file
        self.table = signatures(mechanism)
        self.n = mechanism.nv

    def refuse(self, where: str, what: str) -> NoReturn:
        raise ArgumentError(f"{self.file}: {where + ': ' if where else ''}{what}")

    def fields(
        self, data: Any, where: str, wanted: Mapping[str, type], optional: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        """The members of an object, all of the wanted types and no others."""
        if not isinstance(data, dict):
            self.refuse(where, "an object in braces is needed")
        for name in data:
            if name not in wanted:
                self.refuse(where, f"unknown member {brief(name)}; there are {', '.join(wanted)}")
        for name, type_ in wanted.items():
            if name not in data:
                if name not in optional:
                    self.refuse(where, f"{name!r} is missing")
            elif type(data[name]) is not type_:
                self.refuse(f"{where}.{name}".lstrip("."), f"{brief(data[name])} is not of the kind {type_.__name__}")
        return dict(data)

    def function(self, name: str, data: Any) -> FunctionPlan:
        """The choices for one function."""
        where = f"functions.{name}"
        base = form_of(name).function
        if base not in self.table:
            self.refuse(where, f"the chain has no such function; there are {', '.join(self.table)}")
        optional = () if base in PLANNED else ("formulation",)
        wanted = {"flops": int, "formulation": dict, "extraction": dict}
        found = self.fields(data, where, wanted, optional)
        if found["flops"] < 0:
            self.refuse(f"{where}.flops", f"{found['flops']} is no number of operations")
        if base not in PLANNED and "formulation" in found:
            self.refuse(where, "this function has no choice of formulation")
        form = self.formulation(found["formulation"], f"{where}.formulation") if "formulation" in found else None
        return FunctionPlan(form, self.search(found["extraction"], f"{where}.extraction"), found["flops"])

    def formulation(self, data: Any, where: str) -> FormulationPlan:
        """One entry per moving joint, each an allowed word."""
        kinds: dict[str, type] = dict.fromkeys(ENTRIES, list) | dict.fromkeys(FLAGS, bool) | {"solver": str}
        found = FLAGS | self.fields(data, where, kinds, tuple(FLAGS))
        for name, allowed in ENTRIES.items():
            if len(found[name]) != self.n:
                self.refuse(f"{where}.{name}", f"{self.n} entries are needed, one per moving joint")
            for entry in found[name]:
                if not any(entry is word or (isinstance(entry, str) and entry == word) for word in allowed):
                    self.refuse(f"{where}.{name}", f"{brief(entry)} is not one of {', '.join(map(str, allowed))}")
        if found["solver"] not in SOLVERS:
            self.refuse(f"{where}.solver", f"{brief(found['solver'])} is not one of {', '.join(SOLVERS)}")
        rest: dict[str, Any] = {name: found[name] for name in (*FLAGS, "solver")}
        return FormulationPlan(**rest | {name: tuple(found[name]) for name in ENTRIES})

    def search(self, data: Any, where: str) -> Search:
        """Moves of three small numbers or those of the rules, seed, effort."""
        by_size = isinstance(data, dict) and data.get("moves") == BY_SIZE
        found = self.fields(data, where, {"moves": str if by_size else list, "seed": int, "effort": int})
        moves = []
        for move in () if by_size else found["moves"]:
            if not isinstance(move, list) or len(move) != 3 or not all(type(k) is int and 1 <= k <= MOST for k in move):
                self.refuse(f"{where}.moves", f"{brief(move)} is not three numbers from 1 to {MOST}")
            moves.append(Spread(*move))
        if found["seed"] < 0 or not 0 <= found["effort"] <= 10**7:
            self.refuse(where, "seed and effort must not be negative, nor effort above 10 000 000")
        return Search(None if by_size else tuple(moves), found["seed"], found["effort"])
