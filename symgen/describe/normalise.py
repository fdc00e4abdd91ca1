"""One spelling for equal values: what makes a written chain read back equal, and right angles exact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.describe.angles import PI, exact_multiple
from symgen.describe.evaluate import EvaluationError, defaults, given_value, names_in
from symgen.describe.expression import Expression, Number, Operation, parts
from symgen.describe.loops import with_dependents
from symgen.describe.rules.bodies import angles_of
from symgen.describe.short_forms import spelled_out
from symgen.describe.values import map_values

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["normalise"]


def normalise(chain: Chain) -> Chain:
    """The chain with signs folded into literals, no negative zeros, exact multiples of pi/12 as angles, and the
    dependent joints of its loops named.

    An angle that depends on literals and constants alone and lies within 1e-9 of a multiple of pi/12 becomes that
    multiple (conventions), unless it is written with `pi` already. An angle with a run-time parameter stays.
    """
    chain = with_dependents(spelled_out(chain))
    constants = constant_values(chain)
    angles = {f"joints[{k}].{where}" for k, joint in enumerate(chain.joints) for where, _ in angles_of(joint)}
    angles |= {f"loops[{k}].between[{j}].rpy[{i}]" for k in range(len(chain.loops)) for j in range(2) for i in range(3)}

    def change(path: str, expression: Expression) -> Expression:
        tidied = tidy(expression)
        return exact(tidied, constants) if path in angles else tidied

    return map_values(chain, change)


def constant_values(chain: Chain) -> dict[str, float]:
    """The constants that have a value from literals and constants alone."""
    known, _ = defaults(chain)
    return {
        parameter.name: known[parameter.name]
        for parameter in chain.parameters
        if parameter.constant and parameter.name in known
    }


def tidy(expression: Expression) -> Expression:
    """The expression with `neg` of a literal as a negative literal, and zeros without sign."""
    match expression:
        case Number(value):
            return expression if isinstance(value, float) and (value or str(value) == "0.0") else Number(value + 0.0)
        case Operation("neg", (Number(value),)):
            return Number(-value + 0.0)
        case Operation(operator, arguments):
            new = tuple(tidy(argument) for argument in arguments)
            unchanged = all(a is b for a, b in zip(new, arguments, strict=True))
            return expression if unchanged else tidy_again(Operation(operator, new))
    return expression


def tidy_again(operation: Operation) -> Expression:
    """Folds a sign whose operand has just become a literal."""
    match operation:
        case Operation("neg", (Number(value),)):
            return Number(-value + 0.0)
    return operation


def exact(angle: Expression, constants: dict[str, float]) -> Expression:
    """The exact multiple of pi/12 that a constant angle is, or the angle."""
    if PI in parts(angle) or any(name not in constants for name in names_in(angle)):
        return angle
    try:
        multiple = exact_multiple(given_value(angle, constants))
    except EvaluationError:
        return angle
    return angle if multiple is None else multiple
