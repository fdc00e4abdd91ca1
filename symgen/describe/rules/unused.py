"""Names that are declared and then used by nothing: most often a value that was put in the wrong place, or misspelt."""

from __future__ import annotations

from symgen.describe.evaluate import names_in
from symgen.describe.rules.findings import Findings
from symgen.describe.values import values

__all__ = ["check_unused"]


def check_unused(findings: Findings) -> None:
    """Parameters and inputs; a formula counts where the parameter that it gives is used."""
    chain = findings.chain
    formulas = {f"parameters.{parameter.name}.value": parameter.name for parameter in chain.parameters}
    needs: dict[str, tuple[str, ...]] = {}
    waiting: list[str] = []
    for path, expression in values(chain):
        if path in formulas:
            needs[formulas[path]] = names_in(expression)
        else:
            waiting += names_in(expression)
    used: dict[str, None] = {}
    while waiting:
        name = waiting.pop()
        if name not in used:
            used[name] = None
            waiting += needs.get(name, ())
    for parameter in chain.parameters:
        if parameter.name not in used:
            findings.warning(f"parameters.{parameter.name}", f"nothing uses the parameter {parameter.name!r}")
    for k, name in enumerate(chain.inputs):
        if name not in used:
            findings.warning(f"inputs[{k}]", f"nothing uses the input {name!r}")
