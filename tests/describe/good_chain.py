"""A chain file in order, which tests break in one place, and the message with which it is then refused."""

from collections.abc import Iterable

import pytest

from symgen.describe.load import loads_chain
from symgen.errors import ChainError

GOOD = """\
symgen: 1
name: two_link
gravity: [0, -g0, 0]
parameters:
  g0: 9.81
  m1: {value: 1.2, unit: kg}
  L1: {value: 0.4, constant: true}
inputs: [v0]
joints:
  - name: shoulder
    type: revolute
    place: {mdh: {a: 0, alpha: 0, d: 0, theta: 0}}
    mass: m1
    com: [L1/2, 0, 0]
    inertia: {xx: 0.1, yy: 0.1, zz: 0.1}
  - name: slide
    type: prismatic
    place: {xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}
    mass: 0.5
  - name: flange
    type: fixed
    place: {dh: {a: 0.1, alpha: pi/2, d: 0, theta: 0}}
points:
  tip: {joint: flange, at: [0, 0, 0.1]}
loads:
  - {point: tip, force: [v0, 0, 0]}
potential: slide**2
forces:
  slide: -d(slide)
"""

FRICTION = "    mass: m1\n    friction: "
SLIDING = "    mass: 0.5\n    friction: "
DRIVE = "    mass: m1\n    drive: "
BEAM = "    mass: m1\n    flexible: "


def refusal(text: str) -> str:
    """The message with which a text is refused."""
    with pytest.raises(ChainError) as caught:
        loads_chain(text, "bad.yaml")
    assert all(problem.file == "bad.yaml" for problem in caught.value.problems)
    return str(caught.value)


def assert_refused(old: str, new: str, says: str) -> None:
    """The chain with `new` in place of `old` is refused in words that hold `says`."""
    assert old in GOOD
    message = refusal(GOOD.replace(old, new, 1))
    assert says in message, message


def assert_told_once(refused: Iterable[tuple[str, str, str]]) -> None:
    """Where a number that others use cannot be read, they are not blamed: three lines at most."""
    misread = [(old, new) for old, new, _ in refused if old in ("g0: 9.81", "symgen: 1", "mass: 0.5")]
    told = [refusal(GOOD.replace(*change, 1)) for change in misread if "is_circle" not in change[1]]
    assert told
    for message in told:
        assert len(message.splitlines()) <= 3, message
