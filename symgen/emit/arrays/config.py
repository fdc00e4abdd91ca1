"""Names that emitted modules call: names of operators and functions, and the two libraries that have them."""

from __future__ import annotations

from dataclasses import dataclass

from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["FUNCTIONS", "INFIX", "JAX", "NUMPY", "TYPES", "Arrays"]

INFIX = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "div": "/",
    "lt": "<",
    "le": "<=",
    "eq": "==",
    "same": "==",
    "and": "&",
    "or": "|",
}

FUNCTIONS = {
    "sqrt": "{}.sqrt",
    "sin": "{}.sin",
    "cos": "{}.cos",
    "tan": "{}.tan",
    "asin": "{}.arcsin",
    "acos": "{}.arccos",
    "atan": "{}.arctan",
    "atan2": "{}.arctan2",
    "exp": "{}.exp",
    "log": "{}.log",
    "pow": "{}.power",
    "abs": "{}.abs",
    "sign": "{}.sign",
    "round": "{}.rint",
    "select": "{}.where",
    "min": "_min",
    "max": "_max",
    "mode_of": "_mode_of",
    "real_of": "_real_of",
    "refined": "_refined",
}

TYPES = {REAL: "REAL", BOOLEAN: "{}.bool_", MODE: "{}.int8"}
"""dtype of arrays by type; the module defines `REAL`. `{}` stands for the library."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """A library of arrays with the names of NumPy's functions.

    Attributes:
        name: of its module in emitted text.
        target: whose folder in `templates/` has what is not common: imports and helpers, and loops.
        around: statement around the calculations of a function, `{}` its name.
        around_rules: statement around the rules on parameters, which are judged in double precision.
        decorator: line above public functions; empty for none.
        backward: choices and loops have no derivatives backward; functions with them are called through `_forward`.
    """

    name: str
    target: str
    around: str
    around_rules: str
    decorator: str = ""
    backward: bool = False

    def function(self, op: str) -> str:
        """Name of an operation of `FUNCTIONS`."""
        return FUNCTIONS[op].format(self.name)

    def dtype(self, type_: str) -> str:
        """Name of the dtype of a type of the program."""
        return TYPES[type_].format(self.name)


QUIET = 'np.errstate(all="ignore")'

NUMPY = Arrays("np", "numpy", QUIET, QUIET)

JAX = Arrays("jnp", "jax", 'jax.named_scope("{}")', "jax.enable_x64(True)", "@jax.jit", backward=True)
