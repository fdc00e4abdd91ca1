"""The recursions of the emitted code on SymPy expressions, which read as equations, and on floats: the same numbers."""

from __future__ import annotations

import numpy as np
import sympy
from zoo import CHAINS

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.recursive.formulation import Formulation
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.assemble import assemble
from symgen.describe.evaluate import parameter_defaults
from symgen.formulate.rules import starting_plan
from symgen.reference.mechanics import Mechanics


def test_pendulum_reads_as_in_the_book() -> None:
    chain = CHAINS["pendulum"]()
    algebra = SymbolicAlgebra()
    names = {p.name: algebra.scalar(sympy.Symbol(p.name)) for p in chain.parameters}
    q, qd = sympy.symbols("q qd")
    quantities = Quantities(assemble(chain), algebra, names, [algebra.scalar(q)], [algebra.scalar(qd)])
    form = Formulation(quantities, starting_plan(quantities))
    mass = sympy.expand(form.M[0][0].x)
    assert mass.free_symbols <= {sympy.Symbol(p.name) for p in chain.parameters}
    gravity = form.gravity[0].x
    assert sympy.simplify(gravity.diff(q, 2) + gravity) == 0


def test_expressions_give_the_numbers_of_the_mechanics() -> None:
    chain = CHAINS["planar3"]()
    algebra = SymbolicAlgebra()
    n = len(chain.moving)
    q, qd, qdd = (sympy.symbols(f"{s}:{n}") for s in ("q", "v", "a"))
    values = [dict(zip(s, np.linspace(low, 1.0, n), strict=True)) for s, low in ((q, 0.2), (qd, -0.5), (qdd, 0.7))]
    known: dict[sympy.Symbol, float] = {k: v for part in values for k, v in part.items()}
    defaults = parameter_defaults(chain)
    known |= {sympy.Symbol(name): value for name, value in defaults.items()}
    names = {p.name: algebra.scalar(sympy.Symbol(p.name)) for p in chain.parameters if not p.constant}
    quantities = Quantities(assemble(chain), algebra, names, *([algebra.scalar(s) for s in part] for part in (q, qd)))
    form = Formulation(quantities, starting_plan(quantities))
    tau = form.inverse_dynamics([algebra.scalar(s) for s in qdd])
    found = [float(x.x.subs(known)) for x in tau]
    wanted = Mechanics(chain).inverse_dynamics(*([part[s] for s in part] for part in values))
    np.testing.assert_allclose(found, wanted, rtol=1e-12)


def test_floats_give_the_numbers_of_the_mechanics() -> None:
    chain = CHAINS["tree"]()
    algebra = FloatAlgebra()
    n = len(chain.moving)
    q = np.linspace(-0.7, 0.9, n)
    constants = {name: algebra.constant(value) for name, value in parameter_defaults(chain).items()}
    inputs = np.linspace(0.1, 0.5, len(chain.input_names))
    quantities = Quantities(
        assemble(chain),
        algebra,
        constants,
        *([algebra.constant(x) for x in part] for part in (q, q[::-1], inputs)),
        algebra.constant(0.4),
    )
    form = Formulation(quantities, starting_plan(quantities))
    found = [[x.x for x in row] for row in form.M]
    mechanics = Mechanics(chain, inputs=inputs, t=0.4)
    np.testing.assert_allclose(found, mechanics.mass_matrix(q), atol=1e-12)
    bias = form.inverse_dynamics(quantities.zeros)
    np.testing.assert_allclose([x.x for x in bias], mechanics.bias(q, q[::-1]), rtol=1e-11)
