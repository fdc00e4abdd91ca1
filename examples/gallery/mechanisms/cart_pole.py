"""The cart and pole against the accelerations of Barto, Sutton and Anderson (1983), and SymPy's mechanics."""

from sympy import Rational, Symbol, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of, vanishes
from examples.gallery.textbook import mechanics_torques, moved_body, moved_particle
from symgen import derive_equations, load_chain


def compare() -> tuple[Comparison, ...]:
    """The printed accelerations, put into symgen's equations, leave nothing; a particle and a rod."""
    chain = load_chain(MECHANISM.path)
    (x, theta), (v, w), (a, b), p = symbols_of(chain)
    mc, mp, l, g, F = p["mc"], p["mp"], p["l"], p["g"], Symbol("F")
    total = mc + mp
    theta_dd = (g * sin(theta) + cos(theta) * (-F - mp * l * w**2 * sin(theta)) / total) / (
        l * (Rational(4, 3) - mp * cos(theta) ** 2 / total)
    )
    x_dd = (F + mp * l * (w**2 * sin(theta) - theta_dd * cos(theta))) / total
    tau = derive_equations(chain).closed_form().tau.subs({a: x_dd, b: theta_dd})
    left = [tau[0] - F, tau[1]]

    def bodies(N, O, q):
        A = N.orientnew("A", "Axis", (-q[1], N.z))
        centre = q[0] * N.x + l * A.y
        return [
            moved_particle("cart", mc, N, O, q[0] * N.x, 0, g),
            moved_body("pole", mp, A, (0, 0, mp * l**2 / 3), N, O, centre, centre.dot(N.y), g),
        ]

    return (
        Comparison(
            "accelerations of Barto, Sutton and Anderson (1983)",
            "2 equations",
            sum(not vanishes(e) for e in left),
            unit="equations left unbalanced",
        ),
        compare_torques(chain, mechanics_torques((x, theta), (v, w), (a, b), bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Cart and pole",
    chain="gallery/cart_pole.yaml",
    shows="A sliding and a turning joint; the standard task of reinforcement learning, with its numbers.",
    source=(
        "A. G. Barto, R. S. Sutton and C. W. Anderson, Neuronlike adaptive elements that can solve difficult learning "
        "control problems, IEEE Trans. SMC 13(5), 1983."
    ),
    motion=Motion(
        "Held upright by u = 30 theta + 8 d(theta) + 2 x + 4 d(x).",
        6.0,
        (0.0, 0.3),
        tau={"x": "30*theta + 8*d(theta) + 2*x + 4*d(x)"},
    ),
    compare=compare,
)
