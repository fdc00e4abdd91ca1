"""Expressions: declared names in the right places, conditions where conditions belong, finite values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from symgen.describe.composite import COMPOSITE, singles
from symgen.describe.evaluate import EvaluationError, names_in
from symgen.describe.expression import (
    ARITHMETIC,
    CONDITIONS,
    FUNCTIONS,
    TABLES,
    Expression,
    Name,
    Operation,
    Rate,
    Table,
    Time,
    parts,
)
from symgen.describe.friction_numbers import is_friction, is_law
from symgen.describe.joint_records import RATE
from symgen.describe.nearest import nearest
from symgen.describe.records import BASE
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.names import article, bent_links, inside_a_link
from symgen.describe.values import values
from symgen.describe.write_expression import to_text

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["PLACES", "check_expressions", "kinds_of_names", "misuses", "not_a_condition", "not_a_value"]

Hint = Callable[[str, Iterable[str]], str]

PLACES = {
    "load": ("a load", ("parameter", "input")),
    "potential": ("the potential", ("parameter", "input", "joint", "time")),
    "dissipation": ("the dissipation function", ("parameter", "input", "joint", "rate", "time")),
    "force": ("a force", ("parameter", "input", "joint", "rate", "time")),
    "drive": ("a signal", ("parameter", "input", "joint", "rate", "time", "state")),
    "signal": ("a signal", ("parameter", "joint", "rate", "time", "state")),
    "state": ("a state of a controller", ("parameter", "input", "joint", "rate", "time", "state")),
    "motion": ("a motion", ("parameter", "time")),
    "coupling": ("a coupling", ("parameter", "joint")),
    "law": ("a law of friction", ("own rate", "parameter", "input", "joint", "time")),
    "friction": ("friction", ("parameter", "input", "joint", "time")),
    "value": ("this value", ("parameter",)),
}
"""Where an expression stands -> what the place is called, and what may occur in it."""

PLURAL = {
    "parameter": "parameters",
    "input": "inputs",
    "joint": "joint coordinates",
    "rate": "rates d(joint)",
    "own rate": "the rate's magnitude v",
    "time": "the time t",
    "state": "the states of a controller",
}

RATES = ("_dot", "_d", "d", "_qd", "_rate", "_velocity", "_vel", "_speed"), ("d", "d_", "dot_")
"""Suffixes and prefixes that people use to write the rate of a joint."""


def place_of(path: str) -> str:
    """The key of `PLACES` for the path of an expression."""
    if path.startswith("loads["):
        return "load"
    if path.startswith("forces."):
        return "force"
    if path.startswith("coupled."):
        return "coupling"
    if path.startswith("joints[") and path.endswith("].motion"):
        return "motion"
    if path in ("potential", "dissipation"):
        return path
    if is_law(path):
        return "law"
    return "friction" if is_friction(path) else "value"


def check_expressions(findings: Findings) -> None:
    """Every expression of the chain."""
    chain = findings.chain
    declared, bent = {**kinds_of_names(findings.written), RATE.name: "own rate"}, bent_links(chain)
    constants = {parameter.name for parameter in chain.parameters if parameter.constant}
    for path, expression in values(chain):
        place = place_of(path)
        before = len(findings.problems)
        for message in misuses(expression, place, declared, findings.hint, bent):
            findings.error(path, message)
        if not (place == "coupling" and is_spline(expression)) and any(isinstance(e, Table) for e in parts(expression)):
            findings.error(path, "a spline is all that a joint in 'coupled' follows; couple others to that joint")
        wrong = not_a_value(expression)
        if wrong is not None:
            findings.error(path, wrong)
        if path.startswith("parameters.") and path.split(".")[1] in constants:
            for name in names_in(expression):
                if declared.get(name) == "parameter" and name not in constants:
                    message = f"a constant may refer to constants only, but {name!r} is read at run time"
                    findings.error(path, f"{message}; make it 'constant: true' too")
        if place == "law" and "v" in declared and RATE in parts(expression):
            kind = article(declared["v"])
            findings.error(path, f"v is the joint's rate in a law of friction, and {kind} of the chain; rename that")
        constant = place == "value" or (place == "friction" and Time() not in parts(expression))
        if constant and len(findings.problems) == before:
            check_finite(findings, path, expression)


def is_spline(expression: Expression) -> bool:
    """True for a spline of an expression without another."""
    match expression:
        case Operation("spline", (of, Table())):
            return not any(isinstance(part, Table) for part in parts(of))
    return False


def check_finite(findings: Findings, path: str, expression: Expression) -> None:
    """A value that depends on parameters alone has a finite value for the values they have."""
    if path.startswith("parameters."):
        failure = findings.failures.get(path.split(".")[1])
        if failure is not None:
            findings.error(path, failure)
    elif all(name in findings.defaults for name in names_in(expression)):
        try:
            findings.known(expression)
        except EvaluationError as error:
            findings.error(path, f"has no value with the parameters given: {error}")


def kinds_of_names(chain: Chain) -> dict[str, str]:
    """The kind of every declared name; the first declaration counts."""
    kinds: dict[str, str] = {}
    for parameter in chain.parameters:
        kinds.setdefault(parameter.name, "parameter")
    for name in chain.inputs:
        kinds.setdefault(name, "input")
    for joint in chain.joints:
        if joint.type in COMPOSITE:
            kinds.setdefault(joint.name, "composite joint")
        for single in singles(joint):
            kinds.setdefault(single.name, "fixed joint" if single.type == "fixed" else "joint")
    for point in chain.points:
        kinds.setdefault(point.name, "point")
    for loop in chain.loops:
        kinds.setdefault(loop.name, "loop")
    return kinds


def several(name: str, declared: Iterable[str]) -> str:
    """Says that a joint has no coordinate of its own."""
    single = ", ".join(other for other in declared if other.startswith(f"{name}_"))
    return f"the joint {name!r} stands for several: name one of {single}"


def misuses(
    expression: Expression,
    place: str,
    declared: dict[str, str],
    hint: Hint = nearest,
    bent: Collection[str] = frozenset(),
) -> list[str]:
    """Problems with the names of an expression, each reported once.

    Args:
        expression: any expression.
        place: a key of `PLACES`.
        declared: what every name is.
        hint: finds the nearest right word.
        bent: joints whose links bend.
    """
    where, allowed = PLACES[place]
    may = f"{where} may use {', '.join(PLURAL[kind] for kind in allowed)}"
    found: dict[str, None] = {}

    def visit(node: Expression) -> None:
        match node:
            case Time() if "time" not in allowed:
                found[f"the time t cannot occur here; {may}"] = None
            case Rate(joint):
                kind = declared.get(joint)
                if kind == "fixed joint":
                    found[f"d({joint}): the joint is fixed and has no rate"] = None
                elif kind == "composite joint":
                    found[f"d({joint}): {several(joint, declared)}"] = None
                elif kind is None and (inside := inside_a_link(joint, bent)) is not None:
                    found[inside] = None
                elif kind != "joint":
                    found[f"d({joint:.80}): {joint!r:.80} is no joint{hint(joint, declared)}"] = None
                elif "rate" not in allowed:
                    found[f"the rate d({joint}) cannot occur here; {may}"] = None
            case Name(name):
                found.update(dict.fromkeys(misused(name)))
            case Operation(operator, arguments):
                arity = {**ARITHMETIC, **FUNCTIONS, **TABLES, **CONDITIONS}.get(operator, -1)
                if arity == -1 or (len(arguments) != arity if arity is not None else len(arguments) < 2):
                    found[f"unknown operation {operator!r:.80} with {len(arguments)} arguments"] = None
                for argument in arguments:
                    visit(argument)

    def misused(name: str) -> list[str]:
        kind = declared.get(name)
        inside = inside_a_link(name, bent) if kind is None else None
        if inside is not None:
            return [inside]
        if kind is None:
            usable = [known for known, of in declared.items() if of in allowed]
            meant = written_as(name, declared, allowed) or hint(name, usable)
            if name == BASE or name.lower() in ("nan", "inf"):
                meant = "; values are finite numbers and declared names"
            keys = "'parameters', or an external signal under 'inputs'" if "input" in allowed else "'parameters'"
            remedy = may if place in ("signal", "drive") else f"declare it under {keys}"
            return [f"{name!r:.80} is not declared{meant}; {remedy}"]
        if kind in allowed:
            return []
        if kind == "fixed joint":
            return [f"the joint {name!r} is fixed and has no coordinate"]
        if kind == "composite joint":
            return [several(name, declared)]
        return [f"{name!r} is {article(kind)} and cannot occur here; {may}"]

    visit(expression)
    return list(found)


def written_as(name: str, declared: dict[str, str], allowed: tuple[str, ...]) -> str:
    """A hint on the notation of time and rates, for names that look like one of them."""
    if name.lower() == "time" and "time" in allowed:
        return "; the time is t"
    bare = {name.removesuffix(end) for end in RATES[0]} | {name.removeprefix(start) for start in RATES[1]}
    rates = [joint for joint, kind in declared.items() if kind == "joint" and joint in bare]
    return f"; the rate of {rates[0]} is d({rates[0]})" if rates and "rate" in allowed else ""


def not_a_value(expression: Expression) -> str | None:
    """Reason why the expression is no number whose parts are numbers, the conditions of `where` aside; or None."""
    match expression:
        case Operation("where", (condition, yes, no)):
            return not_a_condition(condition, "where(condition, a, b)") or not_a_value(yes) or not_a_value(no)
        case Operation(operator) if operator in CONDITIONS:
            return "conditions belong into where(condition, a, b); found one where a number is wanted"
        case Operation(_, arguments):
            return next(filter(None, map(not_a_value, arguments)), None)
    return None


def not_a_condition(expression: Expression, place: str) -> str | None:
    """Reason why the expression is no comparison of numbers and no conditions joined by and, or, not; or None."""
    match expression:
        case Operation("and" | "or" | "not" as word, arguments):
            return next(filter(None, (not_a_condition(argument, f"'{word}'") for argument in arguments)), None)
        case Operation(operator, arguments) if operator in CONDITIONS:
            return next(filter(None, map(not_a_value, arguments)), None)
    return f"{place} needs a condition such as x > 0; found a number, {to_text(expression):.60}"
