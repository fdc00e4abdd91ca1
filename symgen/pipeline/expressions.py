"""Signals that a user wrote as expressions, checked, and made compiled functions beside the model.

{"x": "8*sin(2.4*t) - 3*x"} --parse, check--> Expression --lower, optimise, emit, build--> Compiled entries
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.errors import ArgumentError, ChainError

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.program.function import Program
    from symgen.simulate.signals import Source

__all__ = ["compiled_signals"]


def compiled_signals(
    chain: Chain, source: Source, names: Sequence[str], what: str, model: Model, params: Any = None
) -> Source:
    """The source with every expression replaced by an entry that can be called, and by C from C.

    Args:
        chain: of the model; its joints, rates `d(joint)`, the time `t` and parameters may be used.
        source: what the user gave as `tau` or `inputs`; only texts in mappings are touched.
        names: of the entries.
        what: `"tau"` or `"inputs"`.
        model: beside which the expressions are compiled, for the same target.
        params: run-time parameters of the run.

    Raises:
        ArgumentError: a text that is no expression, or uses a name that it may not.
    """
    if isinstance(source, str):
        raise ArgumentError(f"{what}: an expression belongs to a name, such as {{{names[0] if names else 'x'!r}: ...}}")
    if not isinstance(source, Mapping) or not any(isinstance(value, str) for value in source.values()):
        return source
    from symgen.simulate.held_signals import Compiled

    written = {name: value for name, value in source.items() if isinstance(value, str)}
    unknown = [name for name in written if name not in names]
    if unknown:
        raise ArgumentError(f"{what}: no entry is called {unknown[0]!r}; there are {', '.join(names) or 'none'}")
    expressions = {name: _checked(chain, text, f"{what}[{name!r}]") for name, text in written.items()}
    law = _built(chain, what, tuple(names), tuple(sorted(expressions.items())), model.target)
    return {k: Compiled(law, list(names).index(k), params) if k in expressions else v for k, v in source.items()}


def _checked(chain: Chain, text: str, what: str) -> Expression:
    from symgen.describe.parse import parse_expression
    from symgen.describe.rules.expressions import kinds_of_names, misuses, not_a_value

    try:
        expression = parse_expression(text)
    except ChainError as error:
        raise ArgumentError(f"{what}: {error}") from None
    problems = misuses(expression, "signal", kinds_of_names(chain))
    if problems:
        raise ArgumentError(f"{what}: {problems[0]}")
    wrong = not_a_value(expression)
    if wrong is not None:
        raise ArgumentError(f"{what}: {wrong}")
    return expression


def _built(
    chain: Chain, what: str, names: tuple[str, ...], expressions: tuple[tuple[str, Expression], ...], target: str
) -> Model:
    from symgen.derive.signals import signal_program
    from symgen.emit import emit_sources
    from symgen.model import load_model
    from symgen.model.model import Model
    from symgen.program.interface import interface
    from symgen.program.optimise import optimise

    derive = partial(signal_program, chain, what, names, dict(expressions))
    if target == "reference":
        from symgen.reference.backend import InterpreterBackend

        plain: Program = derive()
        return Model(interface(plain, "float64"), InterpreterBackend(plain))
    program = optimise(derive())
    known = interface(program, "float64")
    return load_model(emit_sources(program, target, "float64"), known, target, "float64")
