"""The emitted rules give the verdict of the format's rules, on both sides of the limit of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zoo

from benchmarks.written import with_parameters
from symgen.describe.adjust import with_values
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.validate import validate
from symgen.errors import ChainError, DerivationError
from symgen.pipeline import build_model

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

RULES = """
symgen: 1
name: rules
parameters:
  {m: 1.0, ix: 0.2, iy: 0.3, iz: 0.4, pxy: 0.01, pxz: -0.02, pyz: 0.03, ax: 0.1, ay: 0.2, az: 1.0, c: 0.5, low: -1.0,
   high: 1.0, v: 2.0, f: 30.0, k1: 10.0, k2: 2.0, k3: 2.0, fc: 0.4, fs: 0.6, fv: 0.1, vs: 0.01, de: 2.0, mu: 0.1,
   mus: 0.2, r: 0.02, b: 0.1, band: 0.001, al: 0.3, n1: 1.0, n2: 0.0, N: 50.0, J: 1.0e-4, e1: 0.8, e2: 1.3, s1: 0.7,
   s2: 1.5, l1: 0.2, l2: 0.3, t1: 0.25, t2: 0.4, lead: 0.01, K: 0.1, width: 0.02, mc: 0.1, ms: 0.2, u: 0.0, big: 1.0e20,
   n3: 0.7, turn: 0.03}
joints:
  - name: one
    type: revolute
    place: {xyz: [0, 0, 0.3], axis: [ax, ay, az - 0.9]}
    mass: m
    inertia: {xx: ix, yy: iy, zz: iz, xy: pxy, xz: pxz, yz: pyz}
    damping: c - 0.1
    limits: {lower: low, upper: high, velocity: v, effort: f}
    friction: {coulomb: fc, static: fs, viscous: fv, stribeck: {velocity: vs, exponent: de}, coefficient: mu,
               static_coefficient: mus, normal: radial, radius: r, span: b, dead_band: band}
    drive: {ratio: N, inertia: J, axis: [ax, 0, ay], efficiency: [e1, e2], static_efficiency: [s1, s2]}
  - name: two
    type: prismatic
    parent: one
    place: {dh: {a: 0.1, alpha: al}}
    mass: 1/m - 0.5
    inertia: {xx: 1, yy: 1 + u, zz: 1}
    friction: {coefficient: mu, normal: [n1, n2, 0]}
    drive: {lead: lead, loss: [l1, l2], static_loss: [t1, t2], motor_friction: {coulomb: mc, static: ms}}
  - name: plate
    type: fixed
    parent: two
    place: {xyz: [0, 0, 0]}
    mass: big*m*1.0e-20
    com: [0, 0, u]
    inertia: {xx: u*u*m*1.0e-15 - u*u*m*3.0e-15}
  - name: three
    type: prismatic
    parent: plate
    place: {xyz: [0, 0, 0], axis: [0, ay, az - 0.9]}
    mass: "where(ix > 0 and 1/ix > 1.0e-3, m - 0.2, log(iy)**2)"
    friction: {coefficient: mu, normal: [n3, (az - 0.9)*n2 + u, -n2*ay]}
    drive: {lead_per_turn: "turn*exp(-1/abs(u - 3))", friction_angle: {K: K, d: width}}
stiffness:
  - {joints: [one, two], matrix: [[k1, k2], [k3, k1]]}
"""
"""Every rule that a parameter can break."""


BEAM = """
symgen: 1
name: beam
parameters: {L: 0.6, mu: 0.4, EIy: 9.0, EI: 3.0, GJ: 2.0, j: 0.001, EA: 5.0e3, zeta: 0.02, tip: 0.1}
joints:
  - name: shoulder
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: tip
    flexible: {elements: 2, length: L, mass_per_length: mu, bending: [EIy, EI], torsion: GJ,
               polar_inertia_per_length: j, axial: EA, damping_ratio: zeta}
  - name: wrist
    type: revolute
    place: {xyz: [L, 0, 0]}
    flexible: {elements: 2, length: 2*L - 0.8, mass_per_length: mu, bending: EI - 0.5}
"""
"""Every rule on bending links that a parameter can break, with dampers and without."""

LINKAGE = """
symgen: 1
name: linkage
gravity: [0, -9.81, 0]
parameters: {l: 0.5, fc: 0.1, fs: 0.2, fv: 0.05, mu: 0.1, mus: 0.2, r: 0.01, m: 1.0}
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [0.1, 0, 0]}
  - {name: coupler, type: revolute, parent: crank, place: {xyz: [0.2, 0, 0]}, mass: 1, actuated: false}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.5, 0, 0]}, mass: 1, actuated: false}
  - {name: lever, type: revolute, parent: base, place: {xyz: [-0.5, 0, 0]}, mass: 1, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.5, 0, 0]}, {joint: rocker, at: [0.4, 0, 0]}],
     branch: left, friction: {coulomb: fc, static: fs, viscous: fv, coefficient: mu,
     static_coefficient: mus, normal: radial, radius: r}}
  - {name: R, type: rod, length: l, between: [{joint: crank, at: [0, 0.2, 0]}, {joint: lever, at: [0, 0.3, 0]}],
     dependent: [lever], branch: left}
"""
"""Every rule on joints that close loops that a parameter can break."""

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = [
    "rules",
    "beam",
    "linkage",
    "puma560_friction with parameters",
    *(f"zoo {name}" for name in ("cart_double_pendulum", "planar3", "tree")),
    *sorted(path.stem for path in EXAMPLES.glob("*.yaml") if "\nparameters:" in path.read_text(encoding="utf-8")),
]


@cache
def chain_of(name: str) -> Chain:
    """A chain with run-time parameters."""
    if name == "rules":
        return loads_chain(RULES)
    if name == "beam":
        return loads_chain(BEAM)
    if name == "linkage":
        return loads_chain(LINKAGE)
    if name.startswith("zoo "):
        return zoo.CHAINS[name.removeprefix("zoo ")]()
    chain = load_chain(EXAMPLES / f"{name.split()[0]}.yaml")
    return with_parameters(chain) if name.endswith("with parameters") else chain


def accepted(chain: Chain, values: np.ndarray) -> bool:
    """The verdict of the format's rules."""
    names = [p.name for p in chain.parameters if not p.constant]
    try:
        validate(with_values(chain, dict(zip(names, values.tolist(), strict=True))))
    except ChainError:
        return False
    return True


def around_limits(chain: Chain, model: Any, lines: int, seed: int) -> tuple[np.ndarray, list[bool]]:
    """Sets on both sides of limits, and the verdicts of the format's rules.

    On lines from the chain's own values, along each parameter in both directions and along random combinations, the
    limit of the model's own rules is found by halving. Sets are taken 1e-6 on either side, relatively: right at a limit
    the verdicts may differ by rounding. A model whose limit is another one than the format's is wrong on one side, and
    one that has none at the end of the line.
    """
    rng = np.random.default_rng(seed)
    defaults = parameter_defaults(chain)
    own = np.array([defaults[p.name] for p in chain.parameters if not p.constant])
    along, reach = np.zeros((lines, len(own))), np.zeros((lines, 1))
    for line in range(lines):
        along[line] = np.maximum(abs(own), 0.1) * rng.uniform(-1.0, 1.0, len(own))
        if line < 2 * len(own):
            along[line] = np.where(np.arange(len(own)) == line // 2, (-1.0) ** line * np.maximum(abs(own), 0.1), 0.0)
        reach[line] = 10.0 ** rng.uniform(0.2, 1.2)
    good, bad = np.zeros_like(reach), reach
    for _ in range(22):
        middle = 0.5 * (good + bad)
        kept = (model.valid(own + middle * along) == 0)[:, None]
        good, bad = np.where(kept, middle, good), np.where(kept, bad, middle)
    limited = model.valid(own + reach * along) != 0
    sides = [(own + at * along)[limited] for at in (good * (1.0 - 1e-6), bad * (1.0 + 1e-6))]
    sets = np.concatenate([(own + reach * along)[~limited], *sides])
    return sets, [accepted(chain, one) for one in sets]


@cache
def model_of(name: str, target: str, dtype: str = "float64") -> Any:
    return build_model(chain_of(name), target, dtype, functions=["kinetic_energy"])


@cache
def looked_at(name: str) -> tuple[np.ndarray, list[bool]]:
    chain = chain_of(name)
    count = sum(not p.constant for p in chain.parameters)
    return around_limits(chain, model_of(name, "numpy"), min(2 * count + 10, 120), seed=1)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("name", NAMES)
def test_verdicts_are_those_of_the_format(name: str, target: str) -> None:
    sets, verdicts = looked_at(name)
    assert True in verdicts
    model = model_of(name, target)
    together = model.valid(sets) == 0
    np.testing.assert_array_equal(together, verdicts)
    assert [model.valid(one) == 0 for one in sets] == verdicts


def test_both_verdicts_occur() -> None:
    """But for the screw, whose parameters stand where no value is refused."""
    assert [name for name in NAMES if False not in looked_at(name)[1]] == ["dupont_screw"]


POINTS: list[dict[str, float]] = [
    {"ax": 0.0, "ay": 0.0, "az": 0.9},
    {"ay": 0.0, "az": 0.9},
    {"ax": 0.0, "ay": 0.0},
    {"n1": 0.0, "n2": 0.0},
    {"n3": 0.0, "n2": 0.0},
    {"N": 0.0},
    {"lead": 0.0},
    {"turn": 0.0},
    *({name: -1.0} for name in ("m", "fs", "mus", "t1", "t2", "ms")),
    {"s1": 1.2},
    {"s2": 0.5},
]
"""Sets that no line meets: isolated points, and beyond the limit of another rule on the same value."""


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_every_rule_is_broken_by_some_set(target: str) -> None:
    """Of the chain with every rule, but for magnitudes: a huge parameter breaks the rule on itself."""
    model = model_of("rules", target)
    sets = np.array([[*(dict(model.parameters) | point).values()] for point in POINTS])
    assert not any(accepted(chain_of("rules"), one) for one in sets)
    numbers = {*model.valid(looked_at("rules")[0]).tolist(), *model.valid(sets).tolist()}
    assert 0 not in model.valid(sets)
    rules = enumerate(model.interface.rules, 1)
    assert [text for number, text in rules if number not in numbers and "finite" not in text] == []


def test_a_rule_that_a_beam_breaks_names_the_beam() -> None:
    """Not a rod, a spring or a damper of those that stand for it."""
    model = model_of("beam", "c")
    known = [text.split(":")[0] for text in model.interface.rules]
    for name, key in (("L", "length"), ("EI", "bending"), ("mu", "mass_per_length"), ("zeta", "damping_ratio")):
        sets = np.array([[*(dict(model.parameters) | {name: -1.0}).values()]])
        (number,) = model.valid(sets)
        assert known[number - 1] == f"joints.shoulder.flexible.{key}"


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_float32_models_judge_in_double_precision(target: str) -> None:
    """The numbers are rounded, the conditions are not: a tensor within 1e-9 of its limit is told from one beyond."""
    sets = looked_at("rules")[0].astype(np.float32)
    wanted = [accepted(chain_of("rules"), one) for one in sets.astype(np.float64)]
    np.testing.assert_array_equal(model_of("rules", target, "float32").valid(sets) == 0, wanted)


@pytest.mark.parametrize("place", ["axis: [0, 0, l]", "xyz: [0.2, 0, 0], axis: [0, 0, l]"])
def test_planes_that_hang_on_a_run_time_parameter_are_refused(place):
    """Axes that are parallel by numbers alone would close the loop in another way than the emitted code."""
    if place.startswith("axis"):
        text = LINKAGE.replace("branch: left, friction", f"branch: left, {place}, friction")
    else:
        text = LINKAGE.replace("xyz: [0.2, 0, 0]", place)
    with pytest.raises(DerivationError, match=r"loops\.B: its axes are parallel by the values of run-time parameters"):
        build_model(loads_chain(text), "numpy", functions=["mass_matrix"])
