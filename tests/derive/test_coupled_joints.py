"""Coupled joints: the fast form and the definition against multipliers on the tree, and against closed forms."""

from __future__ import annotations

import inspect
import json
import random
from dataclasses import replace

import numpy as np
import pytest
from random_chains import random_chain
from sympy import Rational, Symbol, cos, simplify, sin

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.load import loads_chain
from symgen.describe.parse import parse
from symgen.describe.urdf import loads_urdf
from symgen.describe.validate import validate
from symgen.errors import ChainError, ChainWarning
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.mechanics import Mechanics

HEAD = "symgen: 1\nname: mechanism\n"

BENT = """
gravity: [0, -9.81, 0.3]
parameters: {N: 1.7, c0: 0.1, k1: 2.0}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.2, 0.05, 0], inertia: {xx: 0.05, yy: 0.07,
     zz: 0.1}, damping: 0.3}
  - {name: b, type: revolute, place: {xyz: [0.4, 0, 0], axis: [0, 1, 0]}, mass: 1.2, com: [0.2, 0, 0.1], stiffness: k1,
     inertia: {xx: 0.03, yy: 0.08, zz: 0.1, xy: 0.01}, rest: 0.2, damping: 0.1, drive: {ratio: 5, inertia: 0.002}}
  - {name: c, type: prismatic, place: {xyz: [0.1, 0.2, 0], axis: [1, 1, 0]}, mass: 0.7, com: [0.1, 0, 0.1],
     inertia: {xx: 0.03, yy: 0.08, zz: 0.1}, stiffness: 3, damping: 0.2, armature: 0.4}
  - {name: w, type: revolute, place: {xyz: [0.1, 0.2, 0]}, mass: 0.5, com: [0.1, 0, 0.1], inertia: {xx: 0.03, yy: 0.08,
     zz: 0.1}}
points: {tip: {joint: w, at: [0.1, 0.2, 0.3]}}
loads: [{point: tip, force: [1.0, 2.0, -0.5], moment: [0.1, 0.2, 0.3]}]
potential: 0.5*b**2*c + a*w
dissipation: 0.2*(d(c) + d(a))**2 + d(c)**2
forces: {c: 0.3*d(c)*b, a: 0.4*c}
coupled:
  c: 0.3*sin(b) + 0.1*a*w
  b: -N*a + c0
"""
"""Couplings of couplings, linear and not, beside every kind of force."""

TOLERANCE = 1e-11
"""Relative to the largest number of an output: sums of some hundred terms, and central differences of third
derivatives in the multipliers' velocity terms."""


def mechanism(text: str) -> Chain:
    return loads_chain(HEAD + text)


def coupled(seed: int) -> Chain:
    """A random tree with about a third of its joints coupled, in lines and in curves."""
    draw = random.Random(seed)
    chain = random_chain(seed, 5, fixed=False, extras=True)
    names = [joint.name for joint in chain.joints]
    entries = []
    for place in sorted(draw.sample(range(1, len(names)), 2)):
        others = draw.sample(names[:place], min(place, draw.randint(1, 2)))
        terms = [f"{draw.uniform(-2.0, 2.0):.3f}*{draw.choice(['{}', 'sin({})', '{}**2']).format(x)}" for x in others]
        entries.append((names[place], parse(" + ".join([f"{draw.uniform(-0.5, 0.5):.3f}", *terms]))))
    return validate(replace(chain, coupled=tuple(entries)))


CASES = {"bent": mechanism(BENT), **{f"random{seed}": coupled(seed) for seed in (0, 1)}}


def worst(chain: Chain, target: str) -> dict[str, float]:
    """Largest difference of each smooth function from the multipliers' answer."""
    names = [name for name, signature in signatures(assemble(chain)).items() if not signature.friction]
    model = symgen.build_model(chain, target, functions=names)
    draw = np.random.default_rng(3)
    state = dict(zip(("q", "qd", "qdd", "tau"), draw.normal(size=(4, len(chain.q_names))), strict=True))
    state |= dict(zip(("q_next", "qd_next", "residual"), draw.normal(size=(3, len(chain.q_names))), strict=True))
    state |= {"gain": draw.uniform(1.0, 9.0, len(chain.q_names)), "dt": 0.01}
    inputs = draw.normal(size=len(chain.input_names)).tolist()
    judge = mechanics_of(chain, inputs=inputs or None, t=0.3)
    more = ({"inputs": inputs} if inputs else {}) | {"t": 0.3}
    errors = {}
    for name in names:
        signature = signatures(assemble(chain))[name]
        wanted_of = getattr(judge, signature.call)
        arguments = [signature.point if a == "point" else state[a] for a in inspect.signature(wanted_of).parameters]
        given = {key: value for key, value in more.items() if key in {a.name for a in signature.inputs}}
        found, wanted = getattr(model, signature.call)(*arguments, **given), wanted_of(*arguments)
        pairs = zip(found, wanted, strict=True) if isinstance(found, tuple) else [(found, wanted)]
        errors[name] = max(float(np.max(np.abs(f - w)) / max(1.0, np.max(np.abs(w)))) for f, w in pairs)
    return errors


@pytest.mark.parametrize("target", ["numpy", "reference"])
@pytest.mark.parametrize("case", CASES)
def test_every_smooth_function_is_that_of_the_tree_under_constraints(case, target):
    assert {name: error for name, error in worst(CASES[case], target).items() if not error < TOLERANCE} == {}


def test_a_tree_without_couplings_is_its_own_tree():
    chain = random_chain(0)
    assert type(mechanics_of(chain)) is Mechanics


def test_gear_pair_in_the_textbooks_letters():
    chain = mechanism("""
gravity: [0, 0, 0]
parameters: {J1: 0.02, J2: 0.5, N: 4}
joints:
  - {name: pinion, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: J1}}
  - {name: gear, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, inertia: {zz: J2}}
coupled: {pinion: -N*gear}
""")
    assert chain.q_names == ("gear",)
    J1, J2, N = (Symbol(name) for name in ("J1", "J2", "N"))
    assert simplify(symgen.derive_equations(chain).closed_form().M[0, 0] - (J2 + N**2 * J1)) == 0


def test_trammel_of_a_rod():
    """Slots along x and y: (m L^2/3) th'' + m g L cos(th)/2 = 0, whatever the angle."""
    chain = mechanism("""
gravity: [0, -g, 0]
parameters: {g: 9.81, L: 1, m: 2}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}}
  - {name: th, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [L/2, 0, 0], inertia: {zz: m*L**2/12}}
coupled: {x: -L*cos(th)}
""")
    form = symgen.derive_equations(chain).closed_form()
    g, L, m, th = (Symbol(name) for name in ("g", "L", "m", "th"))
    assert simplify(form.M[0, 0] - m * L**2 / 3) == 0
    assert simplify(form.h[0] - m * g * L * cos(th) / 2) == 0


def test_disc_that_rolls_down_a_plane():
    chain = mechanism("""
gravity: [g*sin(beta), -g*cos(beta), 0]
parameters: {g: 9.81, m: 3, r: 0.2, beta: 0.4}
joints:
  - {name: s, type: prismatic, place: {xyz: [0, r, 0], axis: [1, 0, 0]}, mass: m}
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: m*r**2/2}}
coupled: {phi: -s/r}
""")
    form = symgen.derive_equations(chain).closed_form()
    g, m, beta = (Symbol(name) for name in ("g", "m", "beta"))
    assert simplify(form.M[0, 0] - Rational(3, 2) * m) == 0
    assert simplify(form.h[0] + m * g * sin(beta)) == 0


def test_double_pendulum_in_absolute_angles():
    """Both angles from the vertical: a joint without mass carries the second coordinate (accelerations of the textbook,
    by hand: g 9.81, all masses and lengths 1, angles 3 pi/7 and 3 pi/4, rates 1 and -2)."""
    chain = mechanism("""
gravity: [0, -9.81, 0]
joints:
  - {name: theta1, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: 1, com: [1, 0, 0]}
  - {name: elbow, type: revolute, place: {xyz: [1, 0, 0]}, mass: 1, com: [1, 0, 0]}
  - {name: theta2, type: revolute, parent: base, place: {xyz: [0, 0, 0]}}
coupled: {elbow: theta2 - theta1}
""")
    q, qd = np.array([3 * np.pi / 7, 3 * np.pi / 4]), np.array([1.0, -2.0])
    delta, g = q[0] - q[1], 9.81
    below = 2.0 - np.cos(2.0 * delta) + 1.0  # 2 m1 + m2 - m2 cos(2 delta)
    first = -g * 3.0 * np.sin(q[0]) - g * np.sin(q[0] - 2.0 * q[1])
    first -= 2.0 * np.sin(delta) * (qd[1] ** 2 + qd[0] ** 2 * np.cos(delta))
    second = 2.0 * np.sin(delta) * (2.0 * qd[0] ** 2 + 2.0 * g * np.cos(q[0]) + qd[1] ** 2 * np.cos(delta))
    model = symgen.build_model(chain, "numpy", functions=["forward_dynamics"])
    assert model.forward_dynamics(q, qd, np.zeros(2)) == pytest.approx([first / below, second / below], rel=1e-13)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("{b: 2.0}", "depends on no coordinate"),
        ("{b: abs(a)}", "has a corner"),
        ("{b: a + b}", "follows itself"),
        ("{c: a}", "there is no joint 'c'"),
        ("{b: 2*x}", "'x' is not declared"),
        ("{a: b, b: a}", "in a circle: a -> b -> a"),
        ("{b: a + t}", "the time t cannot occur here"),
        ("{b: a + d(a)}", "a coupling may use"),
        ("{b: 0*a}", "the coupling moves nothing: whatever the coordinates are, 'b' stands still; make it fixed"),
        ("{b: a - a + 2}", "the coupling moves nothing"),
        ("{b: sin(a)**2 + cos(a)**2}", "the coupling moves nothing"),
        ("{b: a**0}", "the coupling moves nothing"),
        ("{b: sqrt(a**2)}", "the root of a square has a corner"),
        ("{b: (a*a)**0.5}", "the root of a square has a corner"),
        ("{b: acos(cos(a))}", "acos of cos has a corner"),
        ("{b: asin(sin(3*a))}", "asin of sin has a corner"),
    ],
)
def test_bad_couplings_are_refused_with_their_place(entry, words):
    text = """
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: b, type: revolute, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}}
"""
    with pytest.raises(ChainError, match=r"<string>:\d+:\d+: coupled") as found:
        mechanism(f"{text}coupled: {entry}")
    assert words in str(found.value)


@pytest.mark.parametrize("value", ["sqrt(a)", "1/a", "log(a)", "a**1.5"])
def test_a_slope_without_a_value_at_the_zero_pose_is_remarked_on(value):
    text = """
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: b, type: revolute, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}}
"""
    with pytest.warns(ChainWarning, match="7:14: coupled.b: the coupling or a derivative of it has no finite value"):
        mechanism(f"{text}coupled: {{b: {value}}}")


def test_a_ratio_of_zero_by_default_is_remarked_on():
    text = """
parameters: {N: 0}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: b, type: revolute, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}}
coupled: {b: N*a}
"""
    with pytest.warns(ChainWarning, match="with the default parameters the coupling moves nothing"):
        mechanism(text)
    with pytest.raises(ChainError, match="the coupling moves nothing"):
        mechanism(text.replace("N: 0", "N: {value: 0, constant: true}"))


def test_couplings_of_couplings_keep_a_size():
    joints = [f"  - {{name: j{k}, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 1}}}}" for k in range(16)]
    doubled = ", ".join(f"j{k}: j{k - 1} + j{k - 1}*j{k - 1}" for k in range(1, 16))
    with pytest.raises(ChainError, match="more than 5000 operations"):
        mechanism("joints:\n" + "\n".join(joints) + f"\ncoupled: {{{doubled}}}")


def test_written_and_read_again():
    chain = CASES["bent"]
    assert loads_chain(chain.to_yaml()) == chain
    assert json.dumps(chain.q_names) == '["a", "w"]'


def test_a_mimic_gripper_is_that_of_another_library():
    """M and torques by Pinocchio 4.1 (mimic=True) of the same links and joints, URDF in memory; rtol by its digits."""
    link = (
        '<link name="{0}"><inertial><origin xyz="{1}"/><mass value="{2}"/>'
        '<inertia ixx="{3}" ixy="0" ixz="0" iyy="{3}" iyz="0" izz="{4}"/></inertial></link>'
    )
    links = [
        ("wrist", "0 0 0.05", 0.9, 0.002, 0.001), ("crank_l", "0.01 0 0.03", 0.05, 2e-5, 1e-5),
        ("crank_r", "-0.01 0 0.03", 0.05, 2e-5, 1e-5), ("pad_l", "0 0 0.02", 0.04, 1e-5, 5e-6),
        ("pad_r", "0 0 0.02", 0.04, 1e-5, 5e-6),
    ]  # fmt: skip
    joint = (
        '<joint name="{0}" type="continuous"><parent link="{1}"/><child link="{2}"/><origin xyz="{3}" rpy="{4}"/>'
        '<axis xyz="{5}"/>{6}</joint>'
    )
    mimic = '<mimic joint="grip" multiplier="{}"/>'
    joints = [
        ("roll", "base", "wrist", "0 0 0", "1.5707963267948966 0 0", "0 0 1", ""),
        ("grip", "wrist", "crank_l", "0.03 0 0.1", "0 0 0", "0 1 0", ""),
        ("grip_r", "wrist", "crank_r", "-0.03 0 0.1", "0 0 0", "0 1 0", mimic.format(-1)),
        ("keep_l", "crank_l", "pad_l", "0 0 0.06", "0 0 0", "0 1 0", mimic.format(-1)),
        ("keep_r", "crank_r", "pad_r", "0 0 0.06", "0 0 0", "0 1 0", mimic.format(1)),
    ]
    body = "".join([*(link.format(*entry) for entry in links), *(joint.format(*entry) for entry in joints)])
    chain = loads_urdf(f'<robot name="gripper"><link name="base"/>{body}</robot>')
    assert chain.q_names == ("roll", "grip")
    model = symgen.build_model(chain, "numpy", functions=["mass_matrix", "inverse_dynamics"])
    found = model.inverse_dynamics([0.3, 0.5], [1.0, -2.0], [3.0, 4.0])
    np.testing.assert_allclose(found, [0.00329865079, 0.001341574006], rtol=1e-9)
    wanted = [[0.001593451588, 0.0], [0.0, 0.000428]]
    np.testing.assert_allclose(model.mass_matrix([0.3, 0.5]), wanted, rtol=1e-9, atol=1e-15)
