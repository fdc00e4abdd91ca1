"""The examples have the numbers they claim to have."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from symgen.describe.chain import Chain, Dh, Joint, Mdh, Vector
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.load import load_chain, loads_chain
from tests import zoo

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

EXAMPLES = Path(__file__).parents[2] / "examples"
Rows = list[list[float]]


def product(a: Rows, b: Rows) -> Rows:
    """Matrix product."""
    return [[sum(a[i][k] * b[k][j] for k in range(len(b))) for j in range(len(b[0]))] for i in range(len(a))]


def turn(axis: int, angle: float) -> Rows:
    """Homogeneous rotation about x, y or z."""
    c, s = math.cos(angle), math.sin(angle)
    m = [[float(i == j) for j in range(4)] for i in range(4)]
    i, j = (axis + 1) % 3, (axis + 2) % 3
    m[i][i] = m[j][j] = c
    m[i][j], m[j][i] = -s, s
    return m


def shift(x: float, y: float, z: float) -> Rows:
    """Homogeneous translation."""
    m = turn(0, 0.0)
    m[0][3], m[1][3], m[2][3] = x, y, z
    return m


def numbers(chain: Chain, vector: Vector) -> list[float]:
    """A vector's values with default parameters."""
    known = parameter_defaults(chain)
    return [evaluate(component, known) for component in vector]


def transform(chain: Chain, joint: Joint, q: float) -> Rows:
    """Parent to link, revolute joints."""
    place, known = joint.place, parameter_defaults(chain)
    if isinstance(place, Mdh | Dh):
        a, alpha, d, theta = (evaluate(x, known) for x in (place.a, place.alpha, place.d, place.theta))
        if isinstance(place, Mdh):
            return product(product(turn(0, alpha), shift(a, 0, 0)), product(turn(2, theta + q), shift(0, 0, d)))
        return product(product(turn(2, theta + q), shift(0, 0, d)), product(shift(a, 0, 0), turn(0, alpha)))
    roll, pitch, yaw = numbers(chain, place.rpy)
    turned = product(turn(2, yaw), product(turn(1, pitch), turn(0, roll)))
    assert numbers(chain, place.axis) == [0, 0, 1]
    return product(product(shift(*numbers(chain, place.xyz)), turned), turn(2, q))


def entry(name: str) -> dict[str, Any]:
    """One checked table of the thesis."""
    data = json.loads((zoo.DATA / "behi_1985.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = next(e for e in data["entries"] if e["id"] == name)
    return found


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.yaml")), ids=lambda path: path.stem)
def test_loads_and_round_trips(path: Path) -> None:
    chain = load_chain(path)
    assert chain.name == path.stem
    assert loads_chain(chain.to_yaml()) == chain


@pytest.mark.parametrize("name", ["puma560", "panda", "planar8"])
def test_twins(name: str) -> None:
    """Frames, bodies and gravity are those of the published numbers, to the last digits."""
    chain, data = load_chain(EXAMPLES / f"{name}.yaml"), zoo.twin(name)
    known = parameter_defaults(chain)
    assert numbers(chain, chain.gravity) == data["gravity"]
    assert len(chain.joints) == len(data["joints"])
    for joint, row in zip(chain.joints, data["joints"], strict=True):
        frame = transform(chain, joint, 0.0)
        inertia = joint.inertia
        order = (inertia.xx, inertia.xy, inertia.xz, inertia.yy, inertia.yz, inertia.zz)
        got = [
            *(frame[i][j] for i in range(3) for j in range(3)),
            *(frame[i][3] for i in range(3)),
            evaluate(joint.mass, known),
            *(numbers(chain, joint.com) if row["mass"] else row["com"]),
            *(evaluate(element, known) for element in order),
        ]
        wanted = [*row["rotation"], *row["origin"], row["mass"], *row["com"], *row["inertia"]]
        assert got == pytest.approx(wanted, rel=4e-16, abs=1e-16)


@pytest.mark.parametrize("name", ["pendulum", "cart_double_pendulum"])
def test_same_bodies_as_in_the_zoo(name: str) -> None:
    ours, theirs = load_chain(EXAMPLES / f"{name}.yaml"), zoo.CHAINS[name]()
    mine, other = parameter_defaults(ours), parameter_defaults(theirs)
    assert {**mine, **other} == mine
    assert [(j.place, j.mass, j.com, j.inertia) for j in ours.joints] == [
        (j.place, j.mass, j.com, j.inertia) for j in theirs.joints
    ]


def test_behi_pose() -> None:
    """Origins, joint axes, link axes and mass centres of Table 4.2 at the exact 3-4-5 angles."""
    chain = load_chain(EXAMPLES / "behi_six_joint.yaml")
    angle = math.atan2(3, 4)
    pose = [0.0, angle, -2 * angle, angle, math.pi / 2, math.pi]
    frame, frames = shift(0, 0, 0), []
    for joint, q in zip(chain.joints, pose, strict=True):
        frame = product(frame, transform(chain, joint, q))
        frames.append(frame)
    columns = {"4.2-R": 3, "4.2-S": 2, "4.2-a": 0}
    for name, column in columns.items():
        printed = entry(name)["printed"]
        for frame, wanted in zip(frames, printed, strict=True):
            assert [frame[i][column] for i in range(3)] == pytest.approx(wanted, abs=1e-12)
    data = json.loads((zoo.DATA / "behi_1985.json").read_text(encoding="utf-8"))
    for frame, joint, point, wanted in zip(
        frames, chain.joints, chain.points, data["example_42"]["mass_centres_global"], strict=True
    ):
        assert point.at == joint.com
        x, y, z = numbers(chain, joint.com)
        centre = product(frame, [[x], [y], [z], [1.0]])
        assert [centre[i][0] for i in range(3)] == pytest.approx(wanted, abs=1e-12)
