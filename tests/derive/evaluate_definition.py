"""Numbers of the definition, for tests: the program of a chain executed by the reference interpreter."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.program.function import Program
from symgen.reference.interpreter import Interpreter


@lru_cache(maxsize=64)
def compiled(chain: Chain, functions: tuple[str, ...]) -> Program:
    """The definition program, kept."""
    return definition_program(derive_equations(assemble(chain)), functions)


class Definition:
    """Calls functions of a chain's definition at one state; named arguments are those of the signature."""

    def __init__(self, chain: Chain, *functions: str) -> None:
        self.table = signatures(assemble(chain))
        self.program = compiled(chain, functions or tuple(self.table))
        self.interpreter = Interpreter(self.program)

    def __call__(self, function: str, **state: Any) -> Any:
        signature = self.table[function]
        inputs = [np.asarray(state[a.name], float).reshape(-1, 1) for a in signature.inputs]
        parameters = np.array([p.default for p in self.program.parameters])
        flat = self.interpreter.float64(function, inputs, parameters)
        shaped = [x.reshape(o.shape) for x, o in zip(flat, signature.outputs, strict=True)]
        return shaped[0] if len(shaped) == 1 else tuple(shaped)


def state(chain: Chain, seed: int = 0) -> dict[str, Any]:
    """A random state with every argument that a function may have."""
    rng = np.random.default_rng(seed)
    n = len(chain.moving)
    drawn = {name: rng.normal(size=n) for name in ("q", "qd", "qdd", "tau", "residual")}
    drawn |= {"q_next": drawn["q"] + 0.01 * drawn["qd"], "qd_next": drawn["qd"] + 0.01 * drawn["qdd"]}
    drawn |= {"mode": np.sign(drawn["qd"]), "gain": np.full(n, 20.0)}
    return {**drawn, "inputs": rng.normal(size=len(chain.input_names)), "t": 0.7, "dt": 0.01}
