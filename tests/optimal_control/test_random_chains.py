"""Second derivatives on random chains against the definition, differenced in 60 digits.

Lagrange's equations, interpreted, share nothing with the recursions that are differentiated. Mixed differences with a
step of 2^-30 in 60 digits err by 1e-18 times the fourth derivatives: they are exact beside double. The interpreter has
parameters as doubles, so these are multiples of 2^-20 and move by multiples of 2^-30, without rounding.
"""

import mpmath
import numpy as np
import pytest
from random_chains import random_chain

from symgen.derive.optimal_control.functions import FORMULATIONS, control_program
from symgen.describe.assemble import assemble
from symgen.formulate.chooser import Chooser
from symgen.pipeline import definition
from symgen.pipeline.mobility import joints_without_inertia
from symgen.program.optimise import Plan, optimise
from symgen.reference.interpreter import Interpreter

H = mpmath.mpf(2) ** -30
DIRECTIONS = 3


def flat(program, name, values, parameters):
    """Results of a function at one state, by name, as matrices."""
    function = program.function(name)
    given = [[values[argument.name]] for argument in function.inputs]
    found = Interpreter(program).float64(name, [np.array(x, dtype=float).ravel() for x in given], parameters)
    return {o.name: np.reshape(block, o.shape) for o, block in zip(function.outputs, found, strict=True)}


def difference(seed, joints=3):
    """Largest relative difference of d1'H d2 over random directions of states, forces, parameters, signals and time."""
    chain = random_chain(seed, joints, extras=seed % 2 == 0)
    if joints_without_inertia(assemble(chain)):
        return None
    chooser = Chooser(assemble(chain), None, "debug")
    chooser.complete(FORMULATIONS)
    program = optimise(control_program(chooser.writer, ["xdot"]), Plan(leave_out=("extract",)))
    rng = np.random.default_rng(seed)
    n, m = len(chain.moving), len(chain.actuated)
    values = {"x": rng.standard_normal(2 * n), "u": rng.standard_normal(m), "t": np.array(rng.uniform(0, 2))}
    values["inputs"] = rng.standard_normal(len(chain.input_names))
    values["adj_xdot"] = rng.standard_normal(2 * n)
    own = {p.name: round(p.default * 2**20) / 2**20 for p in program.parameters}
    blocks = dict(flat(program, "xdot_hes", values, own))
    if own:
        blocks |= flat(program, "xdot_hes_all", values, own)
    reference = Interpreter(definition(chain, ["forward_dynamics"]))
    asked = reference.program.function("forward_dynamics").inputs
    groups = {name: np.atleast_1d(x) for name, x in values.items() if name != "adj_xdot"} | {
        "p": np.array(list(own.values()))
    }

    def total(moved):
        given = {"q": moved["x"][:n], "qd": moved["x"][n:], "inputs": moved["inputs"], "t": moved["t"]}
        forces = dict(zip(chain.actuated, moved["u"], strict=True))
        given["tau"] = [forces.get(joint.name, mpmath.mpf(0)) for joint in chain.moving]
        parameters = dict(zip(own, map(float, moved["p"]), strict=True))
        arguments = [given[a.name] if a.shape else list(given[a.name])[:1] for a in asked]
        (qdd,) = reference.exact("forward_dynamics", arguments, parameters, digits=60)
        return mpmath.fdot(zip([*given["qd"], *qdd], map(mpmath.mpf, values["adj_xdot"]), strict=True))

    worst = 0.0
    for _ in range(DIRECTIONS):
        first, second = ({name: np.round(rng.standard_normal(len(x))) for name, x in groups.items()} for _ in range(2))
        expected = mpmath.mpf(0)
        with mpmath.workdps(60):
            for a in (1, -1):
                for b in (1, -1):
                    moved = {
                        name: [mpmath.mpf(x) + H * (a * mpmath.mpf(d) + b * mpmath.mpf(e)) for x, d, e in zip(
                            base, first[name], second[name], strict=True)]
                        for name, base in groups.items()
                    }  # fmt: skip
                    expected += a * b * total(moved)
            expected = float(expected / (4 * H * H))
        found = size = 0.0
        for i, d in first.items():
            for j, e in second.items():
                block = blocks.get(f"jac_adj_{i}_{j}")
                if block is not None:
                    found += d @ block @ e
                    size += np.abs(d) @ np.abs(block) @ np.abs(e)
        worst = max(worst, abs(found - expected) / (size + 1.0))
    return worst


@pytest.mark.parametrize(("seed", "joints"), [(0, 3), (1, 2), (3, 3)])
def test_hessians_on_random_chains(seed, joints):
    """Relative to the sum of all terms, or to one; solves with M may lose two digits. 118 chains: at most 2.6e-15."""
    assert difference(seed, joints) < 1e-13
