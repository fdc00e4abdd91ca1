"""Closed forms of the page against `sympy.physics.mechanics`, whose derivation shares no code, and their numbers."""

import pytest
from sympy import Matrix, Symbol, acos, asin, cos, pi, simplify, sin
from sympy.physics.mechanics import (
    LagrangesMethod,
    Point,
    ReferenceFrame,
    RigidBody,
    dynamicsymbols,
    inertia,
)

from symgen.derive.lagrange.equilibria import equilibria
from symgen.describe.load import load_chain, loads_chain
from symgen.pipeline import derive_equations
from symgen.report.blocks import Derivative, Equations, Paragraph, Product, Ref, Sum, Whole
from symgen.report.document import equations_document
from tests.report.example_equations import equations, plain_page, written

RAIL = """
symgen: 1
name: rail
gravity: [0, -g, 0]
parameters: {g: 9.81, M: 2, m: 0.5, L: 0.4, J: 0.02, k: 30, b: 0.1}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: M, stiffness: k}
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: m, com: [L, 0, 0],
     inertia: {zz: J}, damping: b, actuated: false}
points: {bob: {joint: theta, at: [L, 0, 0]}}
"""


def mechanics():
    """The same cart and pendulum by LagrangesMethod: M, forcing without tau, and T as expressions of plain symbols."""
    g, M, m, L, J, k, b = map(Symbol, ("g", "M", "m", "L", "J", "k", "b"))
    x, theta = dynamicsymbols("x theta")
    xd, thetad = dynamicsymbols("x theta", 1)
    N = ReferenceFrame("N")
    B = N.orientnew("B", "Axis", [theta - pi / 2, N.z])
    origin, C = Point("O"), Point("C")
    origin.set_vel(N, 0)
    C.set_pos(origin, x * N.x)
    C.set_vel(N, xd * N.x)
    bob = C.locatenew("bob", L * B.x)
    bob.v2pt_theory(C, N, B)
    cart = RigidBody("cart", C, N, M, (inertia(N, 0, 0, 0), C))
    rod = RigidBody("rod", bob, B, m, (inertia(B, 0, 0, J), bob))
    cart.potential_energy = k * x**2 / 2
    rod.potential_energy = m * g * bob.pos_from(origin).dot(N.y)
    T = cart.kinetic_energy(N) + rod.kinetic_energy(N)
    lagrangian = T - cart.potential_energy - rod.potential_energy
    method = LagrangesMethod(lagrangian, [x, theta], forcelist=[(B, -b * thetad * N.z)], frame=N)
    method.form_lagranges_equations()
    plain = {xd: Symbol("d(x)"), thetad: Symbol("d(theta)")}
    last = {x: Symbol("x"), theta: Symbol("theta")}
    return tuple(e.subs(plain).subs(last) for e in (method.mass_matrix, method.forcing, T))


def written_out(side):
    """A right side of the page as one expression."""
    if isinstance(side, Product):
        return side.before * side.inner * side.after
    return sum(map(written_out, side.terms)) if isinstance(side, Sum) else side


def test_matrices_and_steps_are_those_of_sympys_mechanics():
    found = derive_equations(loads_chain(RAIL))
    pairs = [pair for b in equations_document(found).blocks if isinstance(b, Equations) for pair in b.pairs]
    page = {left: right for left, right in pairs if not isinstance(left, Derivative)}
    steps = {(d.stem, d.by, d.rate): right for d, right in pairs if isinstance(d, Derivative) and d.by is not None}
    M, forcing, T = mechanics()
    assert simplify(page[Whole("M")] - M) == Matrix.zeros(2, 2)
    bias = page[Whole("c")] + page[Whole("g")] + page[Whole("k")] + page[Whole("d")]
    assert simplify(bias + forcing) == Matrix.zeros(2, 1)
    assert simplify(written_out(page[Symbol("<T>")]) - T) == 0
    for i, (q, qd, qdd) in enumerate(zip(found.q, found.qd, found.qdd, strict=True)):
        left = written_out(steps["T", qd, True]) - written_out(steps["T", q, False])
        left += written_out(steps["V", q, False]) + written_out(steps["R", qd, False])
        whole = (M.row(i) * Matrix(found.qdd))[0] - forcing[i]
        assert simplify(left - whole) == 0, qdd


def test_rows_of_the_page_are_its_matrices():
    document = equations_document(equations("two_link"))
    pairs = [pair for b in document.blocks if isinstance(b, Equations) for pair in b.pairs]
    page = dict(pairs)
    found = document.equations
    rows = page[Whole("M")] * Matrix(found.qdd) + page[Whole("c")] + page[Whole("g")]
    for force, row in zip(found.forces, rows, strict=True):
        assert (written_out(page[force]) - row).expand() == 0


@pytest.mark.parametrize("name", ["two_link", "lift", "planar8"])
def test_equations_have_numbers_from_one_and_references_meet_them(name):
    blocks = equations_document(equations(name)).blocks
    numbers = [n for b in blocks if isinstance(b, Equations) for n in b.numbers if n]
    assert numbers == list(range(1, len(numbers) + 1))
    referred = [part.number for b in blocks if isinstance(b, Paragraph) for part in b.parts if isinstance(part, Ref)]
    assert referred
    assert {*referred} <= {*numbers}


def test_every_format_has_the_numbers():
    text = written("two_link")
    assert "(Behi 1985" in text
    ways = {"latex": r"\tag{4}", "markdown": r"\tag{4}", "html": 'href="#eq-motion"'}
    for format, wanted in ways.items():
        assert wanted in written("two_link", format)
    assert "The rows of (4), written out" in written("two_link", "latex")
    (line,) = (line for line in text.splitlines() if line.startswith("M qdd + c + g = tau "))
    assert line.endswith(" (4)")


a, b, A, B, k, F = map(Symbol, ("a", "b", "A", "B", "k", "F"))


@pytest.mark.parametrize(
    ("gradient", "wanted"),
    [
        ([A * sin(a)], [{a: 0}, {a: pi}]),
        ([A * cos(a) + B * sin(a)], None),
        ([k * a - F], [{a: F / k}]),
        ([A * sin(a) + B * sin(a + b), B * sin(a + b)], [{a: 0, b: 0}, {a: pi, b: pi}, {a: 0, b: pi}, {a: pi, b: 0}]),
        ([k * a - F * b, k * b - F], [{a: F**2 / k**2, b: F / k}]),
        ([A * sin(a) - F], [{a: asin(F / A)}, {a: pi - asin(F / A)}]),
        ([A * cos(a) + F], [{a: acos(-F / A)}, {a: -acos(-F / A)}]),
        # a bob of weight A on a spring of stiffness k and length B that swings: hanging, standing, and the bob in the
        # pivot, where the spring carries part of its weight
        (
            [A * (B + b) * sin(a), k * b - A * cos(a)],
            [
                {a: 0, b: A / k},
                {a: pi, b: -A / k},
                {a: acos(-B * k / A), b: -B},
                {a: -acos(-B * k / A), b: -B},
            ],
        ),
    ],
)
def test_equilibria_in_closed_form(gradient, wanted):
    found = equilibria(gradient, [a, b])
    assert all(simplify(e.subs(one)) == 0 for one in found for e in gradient)
    if wanted is not None:
        assert sorted(map(str, found)) == sorted(map(str, wanted))


def test_an_angle_held_against_its_weight_has_two_values():
    """A cos(a) + B sin(a) = F at numbers: both values fulfil the equation, and they differ."""
    numbers = {A: 2, B: 3, F: 1}
    one, other = (values[a].subs(numbers) for values in equilibria([A * cos(a) + B * sin(a) - F], [a]))
    for value in (one, other):
        assert abs((2 * cos(value) + 3 * sin(value) - 1).evalf(20)) < 1e-15  # 20 digits are evaluated
    assert abs((one - other).evalf()) > 0.1


def test_what_has_no_closed_form_is_left_alone():
    assert equilibria([k * a - F * sin(a)], [a]) is None
    assert equilibria([A * sin(a) + B * cos(2 * a)], [a]) is None
    text = plain_page(derive_equations(loads_chain(RAIL.replace("damping: b,", "damping: b, stiffness: 3,"))))
    assert "No equilibrium was found by solving one equation after the other" in text


def test_cyclic_coordinates_and_conserved_momenta():
    free = RAIL.replace(", stiffness: k", ", actuated: false").replace("k: 30, ", "")
    lines = plain_page(derive_equations(loads_chain(free))).splitlines()
    assert "p[1] = (m + M) d(x) + m L cos(theta) d(theta)" in lines
    assert "Nothing acts along x: p[1] is conserved." in lines
    text = " ".join(plain_page(derive_equations(loads_chain(RAIL))).split())
    assert "No constant direction in the coordinates leaves Lagrange's function unchanged: no momentum" in text


def test_momenta_of_cyclic_coordinates_change_by_loads():
    # dp/dt of x is the generalised force of what acts along it: tau + F
    free = RAIL.replace(", stiffness: k}", "}").replace("k: 30, ", "")
    text = " ".join(plain_page(derive_equations(loads_chain(free))).split())
    assert "p[1] changes at the rate tau(x), and is conserved without." in text
    loaded = free.replace("b: 0.1}", "b: 0.1, F: 3}") + "loads: [{point: bob, force: [F, 0, 0]}]\n"
    text = " ".join(plain_page(derive_equations(loads_chain(loaded))).split())
    assert "x is cyclic" in text
    assert "p[1] changes at the rate F + tau(x), and is conserved without." in text


GEAR = """
symgen: 1
name: gear
gravity: [0, 0, 0]
parameters: {J1: 0.02, J2: 0.5, k: 300, n: 4}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: J1}}
  - {name: b, type: revolute, parent: base, place: {xyz: [0, 0, 0.3]}, inertia: {zz: J2}, actuated: false}
potential: k*(a/n - b)**2/2
"""


def test_a_momentum_belongs_to_joints_that_move_together():
    # the discs turn by (n, 1) without twisting the shaft, so d(n J1 a' + J2 b')/dt = n tau (Noether 1918)
    text = " ".join(plain_page(derive_equations(loads_chain(GEAR))).split())
    assert "does not change where (a, b) move together by (n, 1). The momentum p[a] = n J1 d(a) + J2 d(b)" in text
    assert "p[a] changes at the rate n tau(a), and is conserved without." in text
    free = GEAR.replace("inertia: {zz: J1}}", "inertia: {zz: J1}, actuated: false}")
    text = " ".join(plain_page(derive_equations(loads_chain(free))).split())
    assert "Nothing acts there: p[a] is conserved." in text


def test_joints_of_given_motion_have_no_conserved_momentum():
    given = GEAR.replace("inertia: {zz: J1}}", "inertia: {zz: J1}, motion: 3*t}")
    text = " ".join(plain_page(derive_equations(loads_chain(given))).split())
    assert "Lagrange's function contains a, whose motion is given: its drive acts as the motion asks" in text
    assert "p[a]" not in text


def test_equilibria_need_inertia_and_a_gradient_that_can_vanish():
    crane = """
symgen: 1
name: crane
gravity: [0, -g, 0]
parameters: {g: 9.81, m: 1}
joints:
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0]}, actuated: false}
  - {name: r, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, -1, 0]}, mass: m}
"""
    text = " ".join(plain_page(derive_equations(loads_chain(crane))).split())
    # -m g cos(theta) and m g r sin(theta) vanish at r = 0, where the bob has no inertia about the pivot
    assert "the gradient vanishes but the inertia matrix is singular: these coordinates do not tell." in text
    assert "Elsewhere the chain does not rest without forces across the joints" in text
    slide = crane.replace("  - {name: theta, type: revolute, place: {xyz: [0, 0, 0]}, actuated: false}\n", "")
    text = " ".join(plain_page(derive_equations(loads_chain(slide))).split())
    assert "-g m is not zero: no configuration is an equilibrium without forces across the joints." in text
    held = """
symgen: 1
name: held
gravity: [0, -g, 0]
parameters: {g: 10, m: 1, L: 0.5, F: 12.5}
joints:
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [0, -L, 0]}
potential: -F*arm
"""
    text = " ".join(plain_page(derive_equations(loads_chain(held))).split())
    assert "With the default numbers it does not: F/(g m L) is 2.500." in text  # sin(arm) = F/(m g L)


def test_squares_of_cosines_become_those_of_sines():
    # a rod and a bob on a shaft: b^2 (m + mr/3) sin(theta)^2 + J about the shaft, b^2 (m + mr/3) about the hinge
    rod = """
symgen: 1
name: rod
gravity: [0, 0, -g]
parameters: {g: 9.81, m: 1.5, mr: 0.6, b: 0.4, J: 0.05}
joints:
  - {name: psi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, inertia: {zz: J}, actuated: false}
  - name: theta
    type: revolute
    place: {xyz: [0, 0, 0], axis: [0, -1, 0]}
    mass: m + mr
    com: [0, 0, -(m + mr/2)*b/(m + mr)]
    inertia: {xx: (m + mr/3)*b**2 - ((m + mr/2)*b)**2/(m + mr), yy: (m + mr/3)*b**2 - ((m + mr/2)*b)**2/(m + mr)}
    actuated: false
"""
    text = " ".join(plain_page(derive_equations(loads_chain(rod))).split())
    assert "T = 1/2 (b^2 (mr/3 + m) sin(theta)^2 + J) d(psi)^2 + b^2 (mr/3 + m) d(theta)^2/2" in text
    assert "cos(psi - theta)" not in text  # velocities in products, not in sums of angles


def test_a_cell_of_many_lines_is_not_stretched():
    body = RAIL.replace("inertia: {zz: J}", "inertia: {xx: J, yy: 0.02, zz: 0.02}")
    text = plain_page(derive_equations(loads_chain(body)), "latex")
    assert r"l>{\raggedright\arraybackslash}p{" in text
    assert r"\usepackage{amsmath,array}" in text  # where `>` is defined


def steady(name):
    """The page's text about cyclic coordinates, rest and steady motions of a chain of the gallery."""
    text = plain_page(derive_equations(load_chain(f"examples/gallery/{name}.yaml")))
    return " ".join(text[text.index("Cyclic coordinates") :].split())


def test_steady_motions_of_bead_pendulum_and_top():
    # bead on a hoop: cos(phi) = g/(r W^2), w^2 = g/r - W^2 at the bottom (Goldstein 2002, exercise 2.18)
    bead = steady("bead_on_hoop")
    assert "the chain moves steadily at phi = 0, pi, acos(g/(r d(hoop)^2)), -acos(g/(r d(hoop)^2))." in bead
    assert "omega[0]^2 = (g - r d(hoop)^2)/r It vanishes at d(hoop) = sqrt(g/r)" in bead
    # conical pendulum: w^2 = W^2 (1 + 3 cos^2(theta)), cos(theta) = g/(l W^2) , from V + p^2/(2 m l^2 sin(theta)^2)
    assert "omega[0]^2 = (3 g^2/(l d(phi)^2) + l d(phi)^2)/l" in steady("spherical_pendulum")
    # regular precession: cos(theta) (A - C) W^2 + C W s = -M g l, theta from the upright, s the spin's rate
    top = steady("heavy_top")
    assert "With phi, psi at constant rates, the chain moves steadily at theta = acos(" in top
    assert "these coordinates do not tell" in top  # the angles are singular where the top is upright


def section(text):
    page = plain_page(derive_equations(loads_chain(text)))
    return " ".join(page[page.index("Cyclic coordinates") :].split())


SPRUNG = """symgen: 1
name: sprung
gravity: [0, -g, 0]
parameters: {g: 9.81, m: 2, L: 0.5, k: 3}
joints:
  - {name: alpha, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [0, -L, 0]}
  - {name: beta, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: m*L**2}, stiffness: k}
"""


def test_angles_with_springs_are_not_modulo_turns():
    """A spring winds up; a pendulum does not tell its turns."""
    assert "(0, 0); (pi, 0); alpha is modulo 2 pi." in section(SPRUNG)
    free = "mass: m, com: [0, L, 0], damping: k"
    assert "angles are modulo 2 pi." in section(SPRUNG.replace("inertia: {zz: m*L**2}, stiffness: k", free))
    assert "modulo" not in section(SPRUNG.replace("mass: m, com: [0, -L, 0]", "inertia: {zz: m}, stiffness: k"))


def test_an_axis_of_sines_and_cosines_has_length_one():
    slope = """symgen: 1
name: slope
gravity: [0, -g, 0]
parameters: {g: 9.81, m: 2, beta: 0.3}
joints:
  - {name: s, type: prismatic, place: {axis: [cos(beta), -sin(beta), 0]}, mass: m, actuated: false}
"""
    page = plain_page(derive_equations(loads_chain(slope)))
    assert "sqrt" not in page
    assert "0 = m dd(s) - g m sin(beta)" in page


SLIDER = """symgen: 1
name: slider
gravity: [0, 0, 0]
inputs: [p]
parameters: {r: 0.1, L: 0.3, M: 2, k: 100, J: 0.01}
joints:
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: J}}
  - {name: rod, type: revolute, parent: phi, place: {xyz: [r, 0, 0]}, actuated: false}
  - {name: x, type: prismatic, parent: base, place: {axis: [1, 0, 0]}, mass: M, stiffness: k, actuated: false}
loops:
  - {name: pin, type: revolute, between: [{joint: rod, at: [L, 0, 0]}, {joint: x}], near: {phi: 60 deg, x: 0.3}}
forces: {x: -p}
"""


def test_inputs_do_not_balance_what_loops_move():
    """The force on a crank's slider that rest needs changes with the slider: no constant input holds every pose."""
    page = section(SLIDER)
    assert "Every configuration" not in page
    assert "Equilibria depend on joints that closed loops move" in page


def test_inputs_take_the_values_that_rest_needs():
    """Inputs are signals that may be zero: rows without coordinates say what they have to be."""
    text = steady("balancing_robot")
    assert "Without forces across the joints and with u = 0, friction left aside, the chain rests at" in text
    assert "no configuration is an equilibrium" not in text
    lift = """symgen: 1
name: lift
gravity: [0, 0, -g]
parameters: {g: 9.81, m: 2}
inputs: [u]
joints: [{name: z, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m}]
forces: {z: u}
"""
    page = " ".join(plain_page(derive_equations(loads_chain(lift))).split())
    assert "Every configuration is an equilibrium without forces across the joints and with u = g m." in page


def test_forces_that_depend_on_the_time_have_no_equilibrium():
    # a mass on a spring whose end moves as sin(t) does not rest at x = sin(t)
    text = section(RAIL + 'potential: "k*(x - sin(t))**2"\n')
    assert "Forces depend on the time, and no equilibrium was sought." in text
    assert "the chain rests" not in text


ARM_OF_SPRING = """
symgen: 1
name: arm
gravity: [0, 0, 0]
parameters: {J: 1, m: 2, k: 5, r0: 0.3}
joints:
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, inertia: {zz: J}, actuated: false}
  - {name: r, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, stiffness: k, rest: r0}
"""


def test_stops_change_momenta():
    assert "Nothing acts along phi: p[1] is conserved." in section(ARM_OF_SPRING)
    stops = section(ARM_OF_SPRING.replace("actuated: false", "actuated: false, stop: {lower: -1, upper: 1}"))
    assert "p[1] changes by stops alone." in stops
    play = "drive: {ratio: 5, inertia: 0.1, backlash: {gap: 0.1}}"
    motor = section(ARM_OF_SPRING.replace("actuated: false", play))
    assert "p[3] changes at the rate tau(phi_motor) and by stops, and is conserved without." in motor


def test_small_motions_say_what_is_kept_and_left_aside():
    # w^2 = k/m - u^2 + 4 m r^2 u^2/(m r^2 + J) for a kept momentum; a drive that keeps the rate has no last term
    assert ", p[1] being kept, have the square of a frequency, stable where positive:" in section(ARM_OF_SPRING)
    damped = section(ARM_OF_SPRING.replace("rest: r0", "rest: r0, damping: 0.1"))
    assert "the square of a frequency, damping left aside, stable where positive:" in damped


def test_long_chains_say_where_no_cyclic_coordinate_was_sought():
    # the second slide across gravity is cyclic, but only joints on the base of a long chain are looked at
    slides = "".join(
        f"  - {{name: a{k}, type: revolute, place: {{xyz: [0, 0, 0.3], axis: [{k % 2}, {(k + 1) % 2}, 0]}}, mass: 1,"
        " com: [0.1, 0, 0.2], inertia: {xx: 0.1, yy: 0.2, zz: 0.2}}\n"
        for k in range(4)
    )
    text = section(
        "symgen: 1\nname: gantry\ngravity: [0, 0, -9.81]\njoints:\n"
        "  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, stiffness: 3}\n"
        "  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1}\n" + slides
    )
    assert "None of the joints on the base is cyclic; others were not sought" in text
    assert "no momentum is conserved" not in text
