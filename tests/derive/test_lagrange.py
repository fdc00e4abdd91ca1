"""Lagrange's equations: the laws that they obey, and sympy.physics.mechanics as another author."""

import numpy as np
import pytest
import zoo
from evaluate_definition import Definition, state
from random_chains import random_chain
from sympy import Matrix, Rational, Symbol, diff, pi, sin
from sympy.physics.mechanics import (
    KanesMethod,
    LagrangesMethod,
    Particle,
    Point,
    ReferenceFrame,
    RigidBody,
    dynamicsymbols,
    inertia,
)

from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Inertia, Joint, Mdh, Parameter, Xyz
from symgen.describe.load import loads_chain
from tests.seeds import seeds

STEP = 1e-6
FUNCTIONS = (
    "mass_matrix", "bias", "gravity", "coriolis_matrix", "inertia_power", "kinetic_energy", "potential_energy",
    "inverse_dynamics", "reactions", "stiffness_matrix",
)  # fmt: skip


def along(function, q, direction):
    """Derivative of a function of q in a direction."""
    return (function(q + STEP * direction) - function(q - STEP * direction)) / (2 * STEP)


@pytest.mark.parametrize("seed", seeds("test_laws_of_motion_hold_for_random_trees", 8))
def test_laws_of_motion_hold_for_random_trees(seed):
    chain = random_chain(seed, 4)
    d, at = Definition(chain, *FUNCTIONS), state(chain, seed)
    q, qd, qdd, n = at["q"], at["qd"], at["qdd"], len(at["q"])
    M, C, P = (d(f, **at) for f in ("mass_matrix", "coriolis_matrix", "inertia_power"))
    velocity_terms = d("bias", **at) - d("gravity", **at)
    assert (M == M.T).all()
    assert np.linalg.eigvalsh(M).min() > 0
    np.testing.assert_allclose(d("kinetic_energy", **at), qd @ M @ qd / 2)
    np.testing.assert_allclose(C @ qd, velocity_terms, atol=1e-12)
    np.testing.assert_allclose(np.einsum("ilm,l,m->i", P, qd, qd), velocity_terms, atol=1e-12)
    symmetric = (P + np.swapaxes(P, 1, 2)) / 2
    np.testing.assert_allclose(np.einsum("ilj,l->ij", symmetric, qd), C, atol=1e-12)
    dM = along(lambda x: d("mass_matrix", q=x), q, qd)
    np.testing.assert_allclose(dM - 2 * C, -(dM - 2 * C).T, atol=1e-7)
    gradient = [along(lambda x: d("potential_energy", q=x), q, unit) for unit in np.eye(n)]
    np.testing.assert_allclose(d("gravity", **at), gradient, atol=1e-7)
    hessian = [along(lambda x: d("gravity", q=x), q, unit) for unit in np.eye(n)]
    np.testing.assert_allclose(d("stiffness_matrix", **at), hessian, atol=1e-7)
    np.testing.assert_allclose(d("inverse_dynamics", **at), M @ qdd + d("bias", **at), atol=1e-12)


@pytest.mark.parametrize("seed", seeds("test_reactions_along_the_axis_are_the_joint_forces", 8))
def test_reactions_along_the_axis_are_the_joint_forces(seed):
    chain = random_chain(seed, 4, placements=("mdh",))
    d, at = Definition(chain, *FUNCTIONS), state(chain, seed)
    F, tau = d("reactions", **at), d("inverse_dynamics", **at)
    transmitted = [F[k, 5] if joint.type == "revolute" else F[k, 2] for k, joint in enumerate(chain.moving)]
    np.testing.assert_allclose(transmitted, tau, atol=1e-11)


def with_rates(expression, q_of_t, chain):
    """A SymPy mechanics expression in our symbols."""
    t = dynamicsymbols._t
    replaced = {}
    for q, name in zip(q_of_t, chain.q_names, strict=True):
        replaced[diff(q, t, 2)] = Symbol(f"dd({name})")
        replaced[diff(q, t)] = Symbol(f"d({name})")
        replaced[q] = Symbol(name)
    return expression.subs(replaced)


def assert_same(ours, theirs, trials=2):
    """Equal at random rational points, to 30 digits."""
    symbols = sorted(ours.free_symbols | theirs.free_symbols, key=str)
    rng = np.random.default_rng(1)
    for _ in range(trials):
        at = {s: Rational(int(rng.integers(2, 99)), 37) for s in symbols}
        for x, y in zip(ours.flat(), theirs.flat(), strict=True):
            x, y = x.subs(at).evalf(40), y.subs(at).evalf(40)
            assert abs(x - y) <= 1e-30 * (1 + abs(y))


def assert_equations(chain, q_of_t, M, forcing):
    equations = derive_equations(assemble(chain))
    assert_same(equations.expand(equations.M), with_rates(M, q_of_t, chain))
    assert_same(-equations.expand(equations.h), with_rates(forcing, q_of_t, chain))


def symbols_of(chain):
    return {p.name: Symbol(p.name) for p in chain.parameters}


def test_double_pendulum_on_a_cart_as_kane_has_it():
    chain = zoo.cart_double_pendulum()
    s = symbols_of(chain)
    m0, m1, m2, L1, L2 = (s[k] for k in ("m0", "m1", "m2", "L1", "L2"))
    g = Rational(981, 100)
    x, a, b = q = dynamicsymbols("x a b")
    u = dynamicsymbols("u v w")
    t = dynamicsymbols._t
    N, A, B = ReferenceFrame("N"), ReferenceFrame("A"), ReferenceFrame("B")
    origin, cart, knee, centre1, centre2 = (Point(k) for k in ("O", "cart", "knee", "C1", "C2"))
    origin.set_vel(N, 0)
    cart.set_pos(origin, x * N.x)
    cart.set_vel(N, u[0] * N.x)
    A.orient_axis(N, a, N.z)  # the rods hang along -y of their frames when all angles are zero
    B.orient_axis(N, a + b, N.z)
    A.set_ang_vel(N, u[1] * N.z)
    B.set_ang_vel(N, (u[1] + u[2]) * N.z)
    centre1.set_pos(cart, -L1 / 2 * A.y)
    knee.set_pos(cart, -L1 * A.y)
    centre2.set_pos(knee, -L2 / 2 * B.y)
    for point, before, frame in ((centre1, cart, A), (knee, cart, A), (centre2, knee, B)):
        point.v2pt_theory(before, N, frame)
    rod1 = RigidBody("rod1", centre1, A, m1, (inertia(A, 0, 0, m1 * L1**2 / 12), centre1))
    rod2 = RigidBody("rod2", centre2, B, m2, (inertia(B, 0, 0, m2 * L2**2 / 12), centre2))
    kane = KanesMethod(N, q, u, [diff(qi, t) - ui for qi, ui in zip(q, u, strict=True)])
    weights = [(centre1, -m1 * g * N.y), (centre2, -m2 * g * N.y)]
    kane.kanes_equations([Particle("cart", cart, m0), rod1, rod2], weights)
    back = dict(zip(u, [diff(qi, t) for qi in q], strict=True))
    assert_equations(chain, q, kane.mass_matrix.subs(back), kane.forcing.subs(back))


def spatial_chain():
    """A turret that tilts: two perpendicular axes and a full inertia tensor."""
    e, v = zoo.e, zoo.vector
    return Chain(
        "spatial",
        (
            Joint("pan", "revolute", Mdh(d=e("H")), inertia=Inertia(zz=e("J"))),
            Joint(
                "tilt",
                "revolute",
                Mdh(a=e("A"), alpha=e("pi/2")),
                parent="pan",
                mass=e("m"),
                com=v("X", "Y", "Z"),
                inertia=Inertia(*(e(k) for k in ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz"))),
            ),
        ),
        gravity=v(0, 0, "-g"),
        parameters=tuple(
            Parameter(name, e(value))
            for name, value in {
                "H": 0.5, "J": 1.0, "A": 0.3, "m": 2.0, "X": 0.1, "Y": 0.2, "Z": 0.3, "g": 9.81, "Ixx": 1.0,
                "Iyy": 1.1, "Izz": 1.2, "Ixy": 0.1, "Ixz": 0.05, "Iyz": -0.1,
            }.items()
        ),
    )  # fmt: skip


def test_turret_with_a_full_inertia_tensor_as_lagrange_has_it():
    chain = spatial_chain()
    s = symbols_of(chain)
    q = dynamicsymbols("a b")
    N = ReferenceFrame("N")
    pan = N.orientnew("pan", "Axis", [q[0], N.z])
    middle = pan.orientnew("middle", "Axis", [pi / 2, pan.x])
    tilt = middle.orientnew("tilt", "Axis", [q[1], middle.z])
    origin = Point("O")
    origin.set_vel(N, 0)
    pivot = origin.locatenew("pivot", s["H"] * N.z + s["A"] * pan.x)
    centre = pivot.locatenew("centre", s["X"] * tilt.x + s["Y"] * tilt.y + s["Z"] * tilt.z)
    centre.set_vel(N, centre.pos_from(origin).dt(N))
    tensor = inertia(tilt, s["Ixx"], s["Iyy"], s["Izz"], s["Ixy"], s["Iyz"], s["Ixz"])
    head = RigidBody("head", centre, tilt, s["m"], (tensor, centre))
    omega = pan.ang_vel_in(N)
    kinetic = head.kinetic_energy(N) + s["J"] * omega.dot(N.z) ** 2 / 2
    potential = s["m"] * s["g"] * centre.pos_from(origin).dot(N.z)
    lagrange = LagrangesMethod(kinetic - potential, q, frame=N)
    lagrange.form_lagranges_equations()
    assert_equations(chain, q, lagrange.mass_matrix, lagrange.forcing)


def slider_chain():
    """A slide on an incline that carries a pendulum, with springs, dampers and a force."""
    e, v = zoo.e, zoo.vector
    return Chain(
        "slider",
        (
            Joint("s", "prismatic", Xyz(axis=v(3, 4, 0)), mass=e("M"), stiffness=e("k"), rest=e("s0"), damping=e("c")),
            Joint("phi", "revolute", Xyz(xyz=v(0, "B", 0)), parent="s", mass=e("m"), com=v("L", 0, 0)),
        ),
        gravity=v(0, "-g", 0),
        parameters=tuple(zoo.parameter(k, 0.5) for k in ("M", "m", "L", "B", "g", "k", "s0", "c", "K")),
        inputs=("u",),
        potential=e("K*phi**2*s/2"),
        forces=(("phi", e("u - sin(phi)")),),
    )


def test_slider_with_springs_and_forces_as_lagrange_has_it():
    chain = slider_chain()
    p = symbols_of(chain)
    q = s, phi = dynamicsymbols("s phi")
    N = ReferenceFrame("N")
    arm = N.orientnew("arm", "Axis", [phi, N.z])
    origin = Point("O")
    origin.set_vel(N, 0)
    block = origin.locatenew("block", s * (Rational(3, 5) * N.x + Rational(4, 5) * N.y))
    bob = block.locatenew("bob", p["B"] * N.y + p["L"] * arm.x)
    for point in (block, bob):
        point.set_vel(N, point.pos_from(origin).dt(N))
    kinetic = Particle("block", block, p["M"]).kinetic_energy(N) + Particle("bob", bob, p["m"]).kinetic_energy(N)
    height = [point.pos_from(origin).dot(N.y) for point in (block, bob)]
    potential = p["g"] * (p["M"] * height[0] + p["m"] * height[1])
    potential += p["k"] * (s - p["s0"]) ** 2 / 2 + p["K"] * phi**2 * s / 2
    lagrange = LagrangesMethod(kinetic - potential, q, frame=N)
    lagrange.form_lagranges_equations()
    t = dynamicsymbols._t
    applied = Matrix([-p["c"] * diff(s, t), Symbol("u") - sin(phi)])
    assert_equations(chain, q, lagrange.mass_matrix, lagrange.forcing + applied)


def test_pendulum_by_hand():
    equations = derive_equations(assemble(zoo.pendulum())).closed_form()
    m, L, g, c = (Symbol(k) for k in ("m", "L", "g", "c"))
    swing, rate = equations.q[0], equations.qd[0]
    assert equations.M[0] == m * L**2 / 3
    assert equations.h[0] == m * g * L * sin(swing) / 2 + c * rate


TELESCOPE = """
symgen: 1
name: telescope
parameters: {m: 2.0, J: 0.1}
joints:
  - {name: torso, type: revolute, place: {xyz: [0, 0, 1], rpy: [0.1, 0, 0], axis: [0, 0, 1]}, inertia: {zz: 1}}
  - {name: tilt, type: revolute, place: {xyz: [0.1, 0.2, 0.3], axis: [0, 1, 0]}, inertia: {yy: 1}}
  - {name: left, type: prismatic, place: {xyz: [0, 0.1, 0], axis: [0, 1, 0]}}
  - {name: right, type: prismatic, place: {xyz: [0.2, 0, 0], axis: [0, -1, 0]}}
  - {name: roll, type: revolute, place: {xyz: [0.3, 0, 0], axis: [1, 2, 2]}, inertia: {xx: 1}}
  - {name: out, type: prismatic, place: {xyz: [0, 0.1, 0], axis: [1, 2, 2]}, drive: {ratio: 50, inertia: J}}
  - {name: back, type: prismatic, place: {xyz: [0, 0, 0.1], axis: [1, 2, 2]}, mass: m, com: [0.1, 0.2, 0]}
"""


def test_slides_and_parallel_axes_have_elements_of_the_inertia_matrix_without_letters():
    m, J = Symbol("m"), Symbol("J")
    torso, tilt, left, right, roll, out, back = range(7)
    M = derive_equations(assemble(loads_chain(TELESCOPE))).M
    assert (M[left, left], M[left, right], M[tilt, left]) == (m, -m, 0)  # e.e, e.(e x r)
    assert (M[back, back], M[out, back], M[roll, back], M[out, out]) == (m, m, 0, m + 2500 * J)
    assert M[roll, out] == 50 * J  # the rotor turns with roll, about the same axis
    assert all(M[k, back].free_symbols - {m} for k in (torso, tilt))
