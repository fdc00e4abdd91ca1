"""The fast form against plain numeric mechanics, function by function, on the zoo and on random chains."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from random_chains import random_chain
from zoo import CHAINS

from symgen.derive.algebra.branches import nodes_of
from symgen.derive.algebra.spatial import cross
from symgen.derive.fast import Writer
from symgen.derive.functions import Signature, signatures
from symgen.derive.reduced.plan import ENTRIES, SOLVERS
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive
from symgen.describe.expression import Number
from symgen.formulate.program import fast_program
from symgen.formulate.rules import starting_plan
from symgen.program.nodes import Node
from symgen.program.optimise import optimise
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds


def state(chain: Chain, seed: int) -> dict[str, Any]:
    """A random state with inputs and a time."""
    draw = np.random.default_rng(seed)
    n = len(chain.moving)
    values: dict[str, Any] = {name: draw.uniform(-1.0, 1.0, n) for name in ("q", "qd", "qdd", "tau")}
    values["inputs"] = draw.uniform(-1.0, 1.0, len(chain.input_names))
    values["t"], values["dt"] = np.array([0.37]), np.array([0.01])
    values |= {"q_next": values["q"] + 0.01 * values["qd"], "qd_next": values["qd"] + 0.01 * values["qdd"]}
    values |= {"mode": np.sign(values["qd"]), "residual": draw.uniform(-1.0, 1.0, n), "gain": np.full(n, 20.0)}
    return values


def expected(mechanics: Mechanics, signature: Signature, values: dict[str, Any]) -> list[Any]:
    """The outputs that the numeric mechanics gives."""
    arguments = [values[a.name] for a in signature.inputs if a.name not in ("inputs", "t")]
    if signature.point is not None:
        arguments.insert(0, signature.point)
    result = getattr(mechanics, signature.call)(*arguments)
    return list(result) if isinstance(result, tuple) else [result]


def worst(chain: Chain, seed: int, names: list[str] | None = None, passes: bool = False) -> dict[str, float]:
    """Largest difference per function, relative to the largest number of the output."""
    table = signatures(assemble(chain))
    names = names or [name for name, signature in table.items() if not signature.friction]
    program = fast_program(assemble(chain), names)
    errors: dict[str, float] = {}
    values = state(chain, seed)
    mechanics = Mechanics(chain, inputs=values["inputs"] if chain.input_names else None, t=float(values["t"][0]))
    interpreters = [Interpreter(program)]
    if passes:
        interpreters.append(Interpreter(optimise(program)))
    for name in names:
        signature = table[name]
        wanted = expected(mechanics, signature, values)
        arguments = [np.reshape(values[a.name], (a.size,)) for a in signature.inputs]
        for interpreter in interpreters:
            found = interpreter.float64(name, arguments)
            for f, w, output in zip(found, wanted, signature.outputs, strict=True):
                assert np.size(w) == f.size, (name, output.name)
                scale = max(1e-300, np.abs(w).max(initial=0.0)) if np.size(w) else 1.0
                error = np.abs(f[:, 0] - np.ravel(w)).max(initial=0.0)
                errors[name] = max(errors.get(name, 0.0), error / scale if error > 1e-14 else 0.0)
    return errors


@pytest.mark.parametrize("name", sorted(CHAINS))
def test_every_function_of_the_zoo(name: str) -> None:
    chain = CHAINS[name]()
    large = [n for n, s in signatures(assemble(chain)).items() if not s.on_request and not s.friction]
    for function, error in worst(chain, 5, large).items():
        assert error < 2e-11, function


@pytest.mark.parametrize("seed", seeds("test_every_function_of_random_chains", 10))
def test_every_function_of_random_chains(seed: int) -> None:
    chain = random_chain(seed, 2 + seed % 5)
    for function, error in worst(chain, seed, passes=seed < 3).items():
        assert error < 2e-11, function


@pytest.mark.parametrize("seed", seeds("test_rotors", 4))
def test_rotors(seed: int) -> None:
    chain = random_chain(seed, 4)
    rotor = Drive(ratio=Number(3.0), inertia=Number(0.07), axis=(Number(0.3), Number(-0.4), Number(1.2)))
    plain = Drive(lead=Number(0.5), inertia=Number(0.11))
    joints = tuple(
        replace(j, drive=rotor if k % 2 else plain) if j.type != "fixed" else j for k, j in enumerate(chain.joints)
    )
    for function, error in worst(replace(chain, joints=joints), seed).items():
        assert error < 2e-11, function


def test_mass_matrix_is_symmetric_node_by_node() -> None:
    nodes = fast_program(assemble(CHAINS["tree"]()), ["mass_matrix"]).functions[0].output_nodes
    n = round(len(nodes) ** 0.5)
    assert all(nodes[n * i + j] is nodes[n * j + i] for i in range(n) for j in range(n))


def test_a_broken_recursion_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(a: object, b: object) -> object:
        return cross(b, a)  # type: ignore[arg-type]

    monkeypatch.setattr("symgen.derive.recursive.newton_euler.cross", wrong)
    assert worst(CHAINS["puma560"](), 5, ["reactions"])["reactions"] > 1e-3


@pytest.mark.parametrize("name", ["mass_matrix", "gravity", "inverse_dynamics", "forward_dynamics"])
def test_plans_of_equal_essence_describe_the_same_form(name: str) -> None:
    """Written anew, they give the nodes that are there; and some plans of the rules are equal, others are not."""
    chain = CHAINS["puma560"]()
    writer = Writer(assemble(chain), {})
    start = starting_plan(writer.quantities)
    plans = [start.changed(field, i, value) for field, values in ENTRIES.items() for i in range(6) for value in values]
    plans = list(dict.fromkeys([*plans, *[replace(start, solver=solver) for solver in SOLVERS]]))
    written: dict[Hashable, list[Node]] = {}
    for plan in plans:
        nodes = nodes_of(writer.in_form(name, writer.form(plan)))
        assert written.setdefault(writer.form(plan).essence, nodes) == nodes
    assert 1 < len(written) < len(plans)
