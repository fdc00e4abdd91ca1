"""Lagrange's, Hamilton's and Routh's functions against `sympy.physics.mechanics` and textbooks, with `lambdify`."""

import pytest
from sympy import Derivative, Matrix, Rational, Symbol, cos, lambdify, simplify, sin, solve, sqrt, symbols
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, DerivationError

CART = """
symgen: 1
name: cart
gravity: [0, -g, 0]
parameters: {g: 9.81, M: 2, m: 0.5, L: 0.4, k: 30, b: 0.1}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: M, stiffness: k}
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: m, com: [L, 0, 0], damping: b,
     actuated: false}
"""

TOP = """
symgen: 1
name: top
gravity: [0, 0, -g]
parameters: {g: 9.81, m: 1, s: 0.1, A: 0.01, C: 0.02}
joints:
  - {name: psi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, actuated: false}
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, actuated: false}
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: m, com: [0, 0, s],
     inertia: {xx: A, yy: A, zz: C}, actuated: false}
"""

g, M, m, L, k, b = symbols("g M m L k b")


@pytest.fixture(scope="module")
def cart():
    return symgen.derive_equations(loads_chain(CART))


@pytest.fixture(scope="module")
def top():
    return symgen.derive_equations(loads_chain(TOP))


def independent():
    """L of the cart written by hand, and the left sides that `LagrangesMethod` makes of it, in plain symbols."""
    x, theta = dynamicsymbols("x theta")
    xd, thetad = dynamicsymbols("x theta", 1)
    T = M * xd**2 / 2 + m * ((xd + L * cos(theta) * thetad) ** 2 + (L * sin(theta) * thetad) ** 2) / 2
    V = k * x**2 / 2 - m * g * L * cos(theta)
    left = LagrangesMethod(T - V, [x, theta]).form_lagranges_equations()
    t = dynamicsymbols._t
    plain = [
        {Derivative(q, (t, 2)): Symbol(f"dd({q.func})") for q in (x, theta)},
        {xd: Symbol("d(x)"), thetad: Symbol("d(theta)")},
        {x: Symbol("x"), theta: Symbol("theta")},
    ]

    def bare(e):
        for step in plain:
            e = e.subs(step)
        return e

    return bare(T - V), [bare(e) for e in left]


def test_lagranges_steps_are_those_of_sympys_mechanics(cart):
    lagrangian, left = independent()
    assert simplify(cart.lagrangian - lagrangian) == 0
    for joint, whole, damping in zip(("x", "theta"), left, (0, b * Symbol("d(theta)")), strict=True):
        steps = cart.lagrange_steps(joint)
        assert simplify(steps.equation.lhs - whole - damping) == 0
        assert simplify(steps.momentum - lagrangian.diff(Symbol(f"d({joint})"))) == 0
        assert simplify(steps.kinetic_gradient - steps.potential_gradient - lagrangian.diff(Symbol(joint))) == 0
    assert cart.lagrange_steps("x").equation.rhs == Symbol("tau(x)")
    assert cart.lagrange_steps("theta").equation.rhs == 0
    assert [simplify(p - lagrangian.diff(qd)) for p, qd in zip(cart.momenta, cart.qd, strict=True)] == [0, 0]


def test_hamiltons_function_is_the_legendre_transform(cart):
    lagrangian, _ = independent()
    p = [Symbol("p(x)"), Symbol("p(theta)")]
    rates = solve([lagrangian.diff(qd) - own for qd, own in zip(cart.qd, p, strict=True)], cart.qd, dict=True)[0]
    wanted = sum(own * qd for own, qd in zip(p, cart.qd, strict=True)) - lagrangian
    assert simplify(cart.hamiltonian - wanted.subs(rates)) == 0
    found = cart.hamilton_equations()
    forces = {"x": Symbol("tau(x)"), "theta": -b * Symbol("d(theta)")}
    for joint, own in zip(("x", "theta"), p, strict=True):
        assert simplify(found[Symbol(f"d({joint})")] - rates[Symbol(f"d({joint})")]) == 0
        slope = -wanted.subs(rates).diff(Symbol(joint)) + forces[joint].subs(rates)
        assert simplify(found[Symbol(f"d({own.name})")] - slope) == 0


def test_the_objects_can_be_evaluated(cart):
    arguments = (*map(Symbol, ("x", "theta", "p(x)", "p(theta)")), g, M, m, L, k)
    H = lambdify(arguments, cart.hamiltonian)
    # at theta = 0 both masses are one: T is that of M + m pushed by p, and p_theta = 0 needs theta' = -x'/L
    p, values = 0.7, (9.81, 2.0, 0.5, 0.4, 30.0)
    assert H(0.1, 0.0, p, 0.0, *values) == pytest.approx(p**2 / (2 * 2.0) + 15.0 * 0.01 - 0.5 * 9.81 * 0.4, rel=1e-14)


def test_reduced_potential_of_the_heavy_top_is_the_textbooks(top):
    """Goldstein (1980), 5-62: V' = (p_psi - p_phi cos theta)^2/(2 A sin^2 theta) + p_phi^2/(2 C) + m g s cos theta."""
    A, C, s, theta, p1, p3 = map(Symbol, ("A", "C", "s", "theta", "p(psi)", "p(phi)"))
    found = top.routhian()
    about_point = A + m * s**2
    wanted = (
        (p1 - p3 * cos(theta)) ** 2 / (2 * about_point * sin(theta) ** 2) + p3**2 / (2 * C) + m * g * s * cos(theta)
    )
    assert simplify(found.potential - wanted) == 0
    assert [top.mechanism.q_names[k] for k in found.cyclic] == ["psi", "phi"]
    assert simplify(found.function - about_point * Symbol("d(theta)") ** 2 / 2 + wanted) == 0
    rates = dict(zip(("psi", "phi"), found.rates, strict=True))
    assert simplify(rates["psi"] - (p1 - p3 * cos(theta)) / (about_point * sin(theta) ** 2)) == 0
    assert simplify(rates["phi"] - p3 / C + rates["psi"] * cos(theta)) == 0
    assert top.routhian("phi").momenta == (p3,)


def test_a_given_motion_is_no_canonical_coordinate():
    hoop = symgen.derive_equations("examples/gallery/bead_on_hoop.yaml")
    given = [hoop.mechanism.q_names[k] for k in hoop.accelerations]
    found = hoop.closed_form().canonical
    assert given
    assert not {f"p({name})" for name in given} & {p.name for p in found.momenta}
    # H = sum p qd - L with the given rate kept: it is not T + V
    p, rates = found.momenta, dict(zip((hoop.qd[k] for k in found.coordinates), found.rates, strict=True))
    legendre = sum(own * value for own, value in zip(p, rates.values(), strict=True)) - hoop.lagrangian.xreplace(rates)
    assert simplify(found.function - legendre) == 0


@pytest.mark.filterwarnings("ignore:.*nothing uses the parameter:symgen.errors.ChainWarning")
def test_refusals(cart, top):
    with pytest.raises(ArgumentError, match="no coordinate 'y'; it has x, theta"):
        cart.lagrange_steps("y")
    with pytest.raises(ArgumentError, match="theta is no cyclic coordinate of top; cyclic: psi, phi"):
        top.routhian("theta")
    with pytest.raises(ArgumentError, match="has no cyclic coordinate"):
        cart.routhian()
    massless = symgen.derive_equations(
        loads_chain(TOP.replace("mass: m, com: [0, 0, s],", "").replace("{xx: A, yy: A, zz: C}", "{zz: C}"))
    )
    with pytest.raises(DerivationError, match=r"inertia matrix of coordinates .* is singular"):
        massless.hamiltonian  # noqa: B018


# dimensionless equations


def positive(e):
    """The expression at one set of numbers, the same for equal names."""
    return e.subs({s: Rational(3 + 2 * sum(map(ord, s.name)) % 17, 7) for s in e.free_symbols}).evalf(30)


@pytest.mark.parametrize(
    "name", ["gallery/cart_pole", "gallery/double_pendulum", "gallery/governor", "gallery/kapitza_pendulum", "pendulum"]
)
def test_dimensionless_equations_are_the_chains_own_in_other_units(name):
    equations = symgen.derive_equations(f"examples/{name}.yaml").closed_form()
    found = equations.dimensionless()
    rows = (found.M * Matrix(equations.qdd) + found.h).xreplace(dict(found.restored))
    own = equations.M * Matrix(equations.qdd) + equations.h
    for row, scale, whole in zip(rows, found.forces, own, strict=True):
        assert abs(positive(row * scale) - positive(whole)) <= 1e-25 * abs(positive(whole))
    assert not {*found.parameters} & (found.M.free_symbols | found.h.free_symbols)


def test_scales_of_the_double_pendulum_are_those_of_textbooks():
    found = symgen.derive_equations("examples/gallery/double_pendulum.yaml").dimensionless()
    m1, m2, l1, l2, gravity = symbols("m1 m2 l1 l2 g")
    assert dict(found.scales) == {"mass": m1, "length": l1, "time": sqrt(l1 / gravity)}
    assert [*found.groups.values()] == [m2 / m1, l2 / l1]


def test_scales_can_be_chosen():
    equations = symgen.derive_equations("examples/gallery/double_pendulum.yaml")
    found = equations.dimensionless("m2", "l2", "g")
    assert [*found.groups.values()] == [Symbol("m1") / Symbol("m2"), Symbol("l1") / Symbol("l2")]
    with pytest.raises(ArgumentError, match="need 3 scales of independent dimensions"):
        equations.dimensionless("m1", "m2", "g")
    with pytest.raises(ArgumentError, match="'mass' is no parameter"):
        equations.dimensionless("mass")


def test_what_no_parameter_scales_keeps_its_unit():
    spring = loads_chain("""
symgen: 1
name: oscillator
gravity: [0, 0, 0]
parameters: {m: 1, k: 4, c: 0.1}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, stiffness: k, damping: c}
""")
    found = symgen.derive_equations(spring).dimensionless()
    mass, stiffness, c = symbols("m k c")
    assert dict(found.scales) == {"mass": mass, "time": sqrt(mass / stiffness)}
    assert [*found.groups.values()] == [c / sqrt(mass * stiffness)]  # twice the damping ratio


@pytest.mark.filterwarnings("ignore:.*nothing uses the parameter:symgen.errors.ChainWarning")
def test_numbers_with_units_are_refused():
    with pytest.raises(DerivationError, match="numbers with units, such as"):
        symgen.derive_equations(loads_chain(CART.replace("[0, -g, 0]", "[0, -9.81, 0]"))).dimensionless()
