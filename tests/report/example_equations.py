"""The equations of the examples, derived once for all tests of a process."""

from functools import cache
from pathlib import Path

from symgen.derive.equations import EquationsOfMotion, derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain
from symgen.report.equations import format_equations

EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def equations(name: str) -> EquationsOfMotion:
    """Those of an example; what they derive when asked for stays known."""
    return derive_equations(assemble(load_chain(EXAMPLES / f"{name}.yaml")))


@cache
def written(name: str, format: str = "text") -> str:
    """Their document."""
    return format_equations(equations(name), format)
