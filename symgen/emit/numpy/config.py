"""Constants of the NumPy target: names of functions and operators."""

from __future__ import annotations

from symgen.program.nodes import BOOLEAN, MODE, REAL

__all__ = ["FUNCTIONS", "INFIX", "TYPES"]

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
    "sqrt": "np.sqrt",
    "sin": "np.sin",
    "cos": "np.cos",
    "tan": "np.tan",
    "asin": "np.arcsin",
    "acos": "np.arccos",
    "atan": "np.arctan",
    "atan2": "np.arctan2",
    "exp": "np.exp",
    "log": "np.log",
    "pow": "np.power",
    "abs": "np.abs",
    "sign": "np.sign",
    "round": "np.rint",
    "select": "np.where",
    "min": "_min",
    "max": "_max",
    "mode_of": "_mode_of",
    "real_of": "_real_of",
}

TYPES = {REAL: "REAL", BOOLEAN: "np.bool_", MODE: "np.int8"}
"""dtype of arrays by type; the module defines `REAL`."""
