"""Numbers and chains that are too large are refused with their place, and large ones are read in bounded time."""

import contextlib
import math
import time
import tracemalloc
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Joint
from symgen.describe.expression import Number
from symgen.describe.limits import MAX_JOINTS
from symgen.describe.load import loads_chain
from symgen.describe.urdf import loads_urdf
from symgen.describe.validate import validate
from symgen.errors import SHOWN, ArgumentError, ChainError, ChainWarning
from symgen.pipeline import build_model, load_chain
from symgen.pipeline.mobility import joints_without_inertia

HEAD = "symgen: 1\nname: arm\nparameters: {big: 1e30, mass: 1.0}\njoints:\n"
JOINT = """\
  - name: a
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: mass*big/big
"""
FIELDS = [
    *("com: [HERE, 0, 0]", "inertia: {zz: HERE}", "stiffness: HERE", "damping: HERE", "rest: HERE", "mass: HERE"),
    *("friction: {coulomb: HERE}", "friction: {coulomb: 1, static: HERE, stribeck: {velocity: HERE}}"),
    *("limits: {upper: HERE}", "drive: {ratio: HERE}", "drive: {lead: HERE}", "drive: {inertia: HERE}"),
    *(
        "drive: {loss: [HERE, 0]}",
        "drive: {efficiency: [0.5, HERE]}",
        "drive: {lead: 0.01, friction_angle: {K: HERE, d: 0.1}}",
    ),
    *("place: {xyz: [HERE, 0, 0]}", "place: {xyz: [0, 0, 0], rpy: [HERE, 0, 0]}", "place: {mdh: {alpha: HERE}}"),
    *("place: {dh: {theta: HERE}}", "place: {xyz: [0, 0, 0], axis: [HERE, 0, 0]}", "place: {mdh: {a: HERE}}"),
]


def chain(field: str) -> str:
    """A chain file with that line in its joint."""
    key = field.split(":")[0]
    kept = "".join(line for line in JOINT.splitlines(keepends=True) if not line.strip().startswith(f"{key}:"))
    return f"{HEAD}{kept}    {field}\n"


@pytest.mark.parametrize(
    "number", ["1e200", "1e308", "-1e51", "big**2", "-big*big", "exp(700)", "1/(1/big)**2", "1e999"]
)
@pytest.mark.parametrize("field", FIELDS)
def test_magnitudes_have_a_limit(field: str, number: str) -> None:
    with pytest.raises(ChainError) as caught:
        loads_chain(chain(field.replace("HERE", number)), "bad.yaml")
    first = caught.value.problems[0]
    assert "too large" in first.message
    assert (first.file, first.line) == ("bad.yaml", chain(field).count("\n"))
    assert first.column > 5


@pytest.mark.parametrize("number", ["1e50", "-1e50", "1e-300", "5e-324", "-5e-324", "0"])
@pytest.mark.parametrize("field", FIELDS)
def test_what_is_allowed_is_judged_without_overflow(field: str, number: str) -> None:
    with warnings.catch_warnings(), contextlib.suppress(ChainError):
        warnings.simplefilter("ignore", ChainWarning)
        joints_without_inertia(assemble(loads_chain(chain(field.replace("HERE", number)))))


@pytest.mark.parametrize(
    "value", [1e200, -1e308, math.inf, math.nan, 10**400, 10**5000], ids=lambda value: type(value).__name__
)
def test_magnitudes_of_the_python_interface(value: float) -> None:
    joint = Joint("a", "revolute", mass=Number(1.0), com=(Number(0.0), Number(value), Number(0.0)))
    for com in (joint.com, (0.0, value, 0.0)):
        with pytest.raises(ChainError, match=r"too large|not finite"):
            validate(Chain("arm", (replace(joint, com=com),)))  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["1e200", "-1e60", "inf", "nan", "1e999"])
@pytest.mark.parametrize("attribute", ['xyz="HERE 0 0"', 'rpy="0 0 HERE"'])
def test_magnitudes_of_a_urdf(attribute: str, text: str) -> None:
    urdf = f"""<robot name="r"><link name="a"/><link name="b"/>
      <joint name="j" type="revolute"><parent link="a"/><child link="b"/>
        <origin {attribute.replace("HERE", text)}/></joint></robot>"""
    with pytest.raises(ChainError, match=r"^bad.urdf:3:9: joints.j.place.*(too large|finite)"):
        loads_urdf(urdf, "bad.urdf")


def test_parameter_sets_have_the_same_limit() -> None:
    chain = loads_chain(HEAD + JOINT.replace("mass*big/big", "mass*big"))
    model = build_model(chain, "numpy", functions=["mass_matrix"])
    sets = np.array([[1e30, 2.0], [1e30, 1e30], [1e20, 3.0]])
    with pytest.raises(ArgumentError, match=r"too large.*set 1, counted from 0"):
        model.mass_matrix(np.zeros((3, 1)), params=sets)
    with pytest.raises(ArgumentError, match="too large"):
        model.mass_matrix([0.0], params=sets[1])


def many(count: int, line: Callable[[int], str]) -> str:
    return "symgen: 1\nname: big\njoints:\n" + "".join(f"  - {{{line(k)}}}\n" for k in range(count))


def test_a_chain_has_so_many_joints_at_most() -> None:
    text = many(MAX_JOINTS + 1, lambda k: f"name: j{k}, type: revolute, place: {{xyz: [1, 0, 0]}}")
    with pytest.raises(ChainError) as caught:
        loads_chain(text, "big.yaml")
    assert str(caught.value) == f"big.yaml:{MAX_JOINTS + 4}:5: joints: a chain has at most 1000 joints, found 1001"
    joints = tuple(Joint(f"j{k}", "revolute") for k in range(MAX_JOINTS + 1))
    with pytest.raises(ChainError, match="at most 1000 joints, found 1001"):
        validate(Chain("big", joints))
    links = "".join(f"<link name='l{k}'/>" for k in range(MAX_JOINTS + 2))
    ends = ((f"l{k}", f"l{k + 1}") for k in range(MAX_JOINTS + 1))
    between = [f"<joint name='j{a}' type='revolute'><parent link='{a}'/><child link='{b}'/></joint>" for a, b in ends]
    with pytest.raises(ChainError, match="at most 1000 joints, found 1001"):
        loads_urdf(f"<robot name='r'>{links}{''.join(between)}</robot>")


def test_the_first_hundred_of_many_problems_are_shown_in_little_time() -> None:
    text = many(1, lambda k: "name: a") + "".join(f"nme{k}: {k}\n" for k in range(20000))
    start = time.process_time()
    with pytest.raises(ChainError) as caught:
        loads_chain(text)
    assert time.process_time() - start < 10.0
    lines = str(caught.value).splitlines()
    count = len(caught.value.problems)
    assert count >= 20000
    assert lines[-1] == f"... and {count - SHOWN} more; the first {SHOWN} of {count} are shown"
    assert len(lines) == SHOWN + 1


@pytest.mark.parametrize("key", ["parent", "name", "mass"])
def test_names_that_are_unknown_or_used_twice_a_thousand_times(key: str) -> None:
    text = many(
        MAX_JOINTS, lambda k: f"name: j{0 if key == 'name' else k}, type: fixed, place: {{dh: {{}}}}, {key}: x{k}"
    )
    text = text.replace(", name: x", ", rest: x")
    start = time.process_time()
    with pytest.raises(ChainError):
        loads_chain(text)
    assert time.process_time() - start < 5.0


def test_a_long_dissipation_function_is_judged_in_little_time() -> None:
    terms = [f"c*(d(j{k}) - d(j{k + 1}))**2" for k in range(100)]
    joints = many(101, lambda k: f"name: j{k}, type: revolute, mass: 1, com: [1, 0, 0], place: {{xyz: [1, 0, 0]}}")
    text = f"{joints}parameters: {{c: 0.1}}\ndissipation: {' + '.join(terms)}\n"
    start = time.process_time()
    loads_chain(text)
    with pytest.warns(ChainWarning, match=r"negative for d\(j40\) = 1, d\(j41\) = 1"):
        loads_chain(text.replace("(d(j40) - d(j41))**2", "d(j40)*d(j41)*(-3)"))
    assert time.process_time() - start < 5.0


POINT_MASSES = "name: j{k}, type: revolute, place: {{xyz: [0, 0, 0.3], axis: [0, 1, 0]}}, mass: 1.2, com: [0, 0, 0.1]"
LONG = {
    "point masses": POINT_MASSES,
    "one mass at the tip": POINT_MASSES.replace("mass: 1.2", "mass: {k}//99"),
    "drives": f"{POINT_MASSES}, drive: {{{{ratio: 50, inertia: 1e-5, loss: [0.1, 0.1]}}}}",
    "pins": f"{POINT_MASSES}, friction: {{{{coefficient: 0.1, normal: radial, radius: 0.01}}}}",
}


@pytest.mark.parametrize("kind", LONG)
def test_a_long_chain_is_read_in_little_time_and_memory(kind: str, tmp_path: Path) -> None:
    """100 joints with everything that loading asks of NumPy: a second or two of the processor, and 10 MB.

    Bodies with the derivatives of their influence coefficients took ten times as much of both, and for drives a
    thousand times: the bounds leave room for slow machines.
    """
    path = tmp_path / "big.yaml"
    path.write_text(many(100, lambda k: LONG[kind].format(k=k).replace(f"{k}//99", str(float(k // 99)))))
    tracemalloc.start()
    start = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        joints_without_inertia(assemble(load_chain(path)))
    assert time.process_time() - start < 15.0
    assert tracemalloc.get_traced_memory()[1] < 33e6
    tracemalloc.stop()
