"""Chains built in Python: conforming fields, the same rules as for files, one normal form."""

import math
import subprocess
import sys
from dataclasses import fields, replace
from typing import Any

import pytest

from symgen.derive.functions import signatures
from symgen.describe import chain as data
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Load, Mdh, Parameter, Point, Xyz
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.names import emitted_collisions
from symgen.describe.parse import parse_expression
from symgen.describe.schema.chain import CHAIN, LOAD, PARAMETER, POINT, SPRING_MATRIX
from symgen.describe.schema.friction import DAHL, DRIVE, FRICTION, LUGRE, STRIBECK
from symgen.describe.schema.joints import AXIS, DH, FLEXIBLE, INERTIA, JOINT, LIMITS
from symgen.describe.validate import remarks, validate
from symgen.errors import ChainError
from symgen.functions import POINT_FUNCTIONS
from tests import zoo
from tests.zoo import e, vector


def arm(**fields: Any) -> Chain:
    """A chain of one joint."""
    return Chain("arm", (Joint("elbow", "revolute", **fields),))


def test_numbers_texts_and_lists_are_taken_for_what_they_mean() -> None:
    loose: Any = Chain(
        "arm",
        [Joint("elbow", "revolute", Mdh(a=1, alpha="pi/2"), mass="m/2", com=[0, "m", 0.5])],  # type: ignore[arg-type,list-item]
        parameters=[Parameter("m", 2)],  # type: ignore[arg-type,list-item]
        gravity=[0, -9.81, 0],  # type: ignore[arg-type,list-item]
    )
    strict = Chain(
        "arm",
        (Joint("elbow", "revolute", Mdh(a=e(1), alpha=e("pi/2")), mass=e("m/2"), com=vector(0, "m", 0.5)),),
        parameters=(Parameter("m", e(2)),),
        gravity=vector(0, -9.81, 0),
    )
    assert validate(loose) == strict


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (arm(mass=None), "joints.0..mass: expected a number or an expression, found nothing"),
        (arm(mass=True), "found True .bool."),
        (arm(mass=math.nan), "found nan, which is not finite"),
        (arm(mass=Number(math.inf)), "found inf, which is not finite"),
        (arm(mass=10**400), "not finite"),
        (arm(mass="1 +"), "ends too early"),
        (arm(mass=Operation("sin", ())), "unknown operation 'sin' with 0 arguments"),
        (arm(mass=Operation("evil", (Number(1.0),))), "unknown operation 'evil'"),
        (arm(mass=Operation("neg", [Number(1.0)])), "a tuple of expressions"),  # type: ignore[arg-type]
        (arm(mass=Operation("neg", (3,))), "expected an expression, found 3"),  # type: ignore[arg-type]
        (arm(com=(0, 0)), "expected 3 values"),
        (arm(pseudo=1), "expected True or False, found 1"),
        (arm(place="here"), "expected Mdh or Dh or Xyz, found 'here'"),
        (arm(friction=Friction(normal="up")), "'up' is not declared|expected"),  # type: ignore[arg-type]
        (Chain("arm", (Joint("a", "hinge"),)), "expected 'revolute' or 'prismatic' or 'fixed' or .*, found 'hinge'"),  # type: ignore[arg-type]
        (Chain("arm", (Joint(3, "fixed"),)), "joints.0..name: expected a text, found 3"),  # type: ignore[arg-type]
        (Chain("arm", None), "joints: expected a tuple, found nothing"),  # type: ignore[arg-type]
        (arm(mass=-1), "^joints.elbow.mass: the mass is -1; it must be at least 0$"),
        (arm(motion="often"), "'often' is not declared"),
        (arm(parent="elbow"), "circle"),
        ("chain", "expected a Chain, found str"),
    ],
)
def test_refused(wrong: Any, says: str) -> None:
    with pytest.raises(ChainError, match=says):
        validate(wrong)


def test_shared_subexpressions_cannot_explode() -> None:
    """A tree of 2**40 leaves over 40 shared nodes is refused at once."""
    tower: Expression = Name("x")
    for _ in range(40):
        tower = Operation("add", (tower, tower))
    with pytest.raises(ChainError, match="more than 5000 operations"):
        validate(arm(mass=tower))
    tower = Name("x")
    for _ in range(5000):
        tower = Operation("neg", (tower,))
    with pytest.raises(ChainError, match="inside each other"):
        validate(arm(mass=tower))


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        (math.pi / 2, "pi/2"),
        (-math.pi / 2 + 9e-10, "-pi/2"),
        (math.pi * 7 / 12, "7*pi/12"),
        (-3 * math.pi, "-3*pi"),
        (1e-10, "0"),
        ("acos(0)", "pi/2"),
        ("right", "pi/2"),
        ("-right/3", "-pi/6"),
        ("3*pi/6", "3*pi/6"),
        ("slack", "slack"),
        (1.5708, "1.5708"),
        (0.3, "0.3"),
    ],
)
def test_right_angles_become_exact(written: Any, normal: str) -> None:
    """Literals and constants do; a run-time parameter stays what it is."""
    chain = arm(place=Mdh(alpha=written))
    constants = (Parameter("right", e(1.5707963267948966), constant=True), Parameter("slack", e(0.0)))
    place = validate(replace(chain, parameters=constants)).joints[0].place
    assert isinstance(place, Mdh)
    assert place.alpha == parse_expression(normal)


def test_normal_form() -> None:
    negative = validate(arm(rest=Operation("neg", (Operation("neg", (Number(2.0),)),)), com=vector(-0.0, 0, 0)))
    assert negative.joints[0].rest == Number(2.0)
    assert math.copysign(1.0, negative.joints[0].com[0].value) == 1.0  # type: ignore[union-attr]
    assert negative == validate(negative)


def test_remarks() -> None:
    flat = Inertia(e(1), e(1), e(2.5))
    found = remarks(arm(place=Xyz(rpy=vector(0, 0, 3.1416)), inertia=flat))
    assert [problem.path for problem in found] == ["joints.elbow.inertia", "joints.elbow.place.rpy[2]"]
    assert remarks(validate(zoo.panda())) == ()


def test_tables_are_the_fields_of_the_dataclasses() -> None:
    tables = {
        "Chain": {*CHAIN, "origin", "forms", "ties"} - {"symgen", "payload", "snap"},
        "Joint": {*JOINT, "bristle"},  # `friction` in normal form
        "Axis": {*AXIS, "name"},
        "Parameter": {*PARAMETER, "name"},
        "Mdh": {*DH},
        "Dh": {*DH},
        "Inertia": {*INERTIA},
        "Friction": {*FRICTION},
        "Stribeck": {*STRIBECK},
        "LuGre": {*LUGRE},
        "Dahl": {*DAHL},
        "Drive": {*DRIVE},
        "Flexible": {*FLEXIBLE},
        "Limits": {*LIMITS},
        "Point": {*POINT, "name"},
        "Load": {*LOAD},
        "SpringMatrix": {*SPRING_MATRIX},
    }
    for name, keys in tables.items():
        assert keys == {f.name for f in fields(getattr(data, name))}, name


def test_functions_per_point_are_known() -> None:
    """The collision rule knows every function that is emitted per point."""
    per_point = {s.call for s in signatures(assemble(zoo.pendulum())).values() if s.point is not None}
    assert per_point == set(POINT_FUNCTIONS)


def test_no_two_functions_share_a_name() -> None:
    chain = zoo.tree()
    collisions = emitted_collisions(point.name for point in chain.points)
    assert collisions == {}
    several = replace(chain, points=(Point("x", "wrist"), Point("rotational_x", "wrist")), loads=())
    assert emitted_collisions(point.name for point in several.points)
    with pytest.raises(ChainError, match="influence_rotational_x"):
        validate(several)


def test_all_problems_at_once() -> None:
    wrong = Chain(
        "arm",
        (Joint("a", "revolute", mass=e(-1)), Joint("a", "prismatic", mass=e("x"))),
        loads=(Load(),),
    )
    with pytest.raises(ChainError) as caught:
        validate(wrong)
    assert len(caught.value.problems) == 5


def test_a_chain_is_loaded_without_mathematics_library() -> None:
    code = (
        "import sys; import symgen, symgen.pipeline, symgen.describe.write, symgen.describe.urdf; symgen.load_chain; "
        "sys.exit(any(name in sys.modules for name in ('sympy', 'numpy', 'scipy', 'jinja2', 'cffi', 'rich')))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
