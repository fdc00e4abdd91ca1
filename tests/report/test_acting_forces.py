"""The right sides of printed equations: what actuators supply."""

import zoo

import symgen
from symgen.describe.load import loads_chain
from symgen.report.document import equations_document
from tests.report.example_equations import plain_page


def test_nothing_stands_on_the_right_where_no_actuator_is():
    text = plain_page(symgen.derive_equations(zoo.cart_double_pendulum()))
    written = text.split("The rows of (")[1].split("No actuator")[0].splitlines()
    assert [line.split(" = ")[0] for line in written if " = " in line] == ["tau(cart)", "0", "0"]
    assert "tau(upper)" not in text
    assert "No actuator acts across upper, lower; tau is zero there." in text
    assert "\\tau_{\\mathrm{upper}}" not in symgen.derive_equations(zoo.cart_double_pendulum())._repr_latex_()


def test_given_motions_keep_the_force_of_their_drive():
    document = equations_document(symgen.derive_equations(zoo.prescribed()))
    forces = document.equations.forces
    given = list(document.equations.accelerations)
    sides = [pair[0] for block in document.blocks for pair in getattr(block, "pairs", ())]
    assert given
    assert all(forces[k] in sides for k in given)


PASSIVE = """
symgen: 1
name: passive
parameters: {m: 2}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, friction: {coulomb: 3}}
  - {name: y, type: prismatic, actuated: false, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m,
     friction: {coulomb: 2}, drive: {ratio: 30}}
"""


def test_sticking_forces_are_without_forces_that_are_not():
    text = plain_page(symgen.derive_equations(loads_chain(PASSIVE)))
    assert "tau(y)" not in text
    assert "f[1] = 2 s[2] + tau(x)" in text.splitlines()
    assert "At the drives of" not in text  # it has no motor that acts
