"""A chain written and read again is the same chain."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from symgen.describe.chain import (
    Chain,
    Drive,
    Flexible,
    Friction,
    FrictionAngle,
    Inertia,
    Joint,
    Limits,
    Mdh,
    Parameter,
    SpringMatrix,
    Stribeck,
    Xyz,
)
from symgen.describe.expression import ARITHMETIC, FUNCTIONS, Expression, Name, Number, Operation, Rate, Time
from symgen.describe.limits import MAX_MAGNITUDE, too_large
from symgen.describe.load import loads_chain
from symgen.describe.normalise import tidy
from symgen.describe.parse import parse
from symgen.describe.validate import validate
from symgen.describe.write import text, to_yaml
from symgen.describe.write_expression import to_text
from tests import zoo
from tests.random_chains import chains
from tests.zoo import e, vector

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")


@pytest.mark.parametrize("name", zoo.CHAINS)
def test_zoo(name: str) -> None:
    chain = validate(zoo.CHAINS[name]())
    assert loads_chain(chain.to_yaml()) == chain
    assert validate(chain) == chain


@settings(max_examples=40, deadline=None)
@given(chains(joints=6, extras=True))
def test_random_chains(chain: Chain) -> None:
    chain = validate(chain)
    assert loads_chain(to_yaml(chain)) == chain


def everything() -> Chain:
    """Every key of the format, with values that need care in YAML."""
    rubbing = Friction(
        coulomb=e(0.3),
        static=e(0.5),
        viscous=e("c/2"),
        stribeck=Stribeck(e(0.01)),
        coefficient=e(0.1),
        static_coefficient=e("max(0.1, c)"),
        normal="radial",
        radius=e(0.02),
        span=e(0.1),
        dead_band=e(1e-6),
    )
    joints = (
        Joint(
            "a",
            "revolute",
            Mdh(theta=e("atan2(1, 2)")),
            mass=e("max(c, 1)"),
            com=vector("min(c, 1)", "-c", "where(c < 1 and not c < 0, 1, 2)"),
            inertia=Inertia(e(1), e(1), e(1)),
            friction=rubbing,
            drive=Drive(
                ratio=e(-50),
                inertia=e(1e-5),
                axis=vector(0, 0, 1),
                efficiency=(e(0.7), e(1.6)),
                static_efficiency=(e(0.6), e(2)),
                motor_friction=Friction(coulomb=e(0.1)),
            ),
            limits=Limits(e(-1), e("pi/2"), e(3), e(20)),
        ),
        Joint(
            "b",
            "prismatic",
            Xyz(axis=vector(1, 0, 0)),
            "a",
            mass=e(1),
            friction=Friction(coefficient=e(0.1), normal=vector(0, 1, 1)),
            drive=Drive(lead=e(0.01), friction_angle=FrictionAngle(e(0.2), e(0.03))),
        ),
        Joint(
            "c1",
            "revolute",
            parent="base",
            drive=Drive(loss=(e(0.2), e(1.5)), static_loss=(e(0.3), e(1.6)), preload=e("40*c")),
            flexible=Flexible(
                4,
                e(1),
                e(0.5),
                (e(20), e(30)),
                torsion=e(5),
                polar_inertia_per_length=e(0.01),
                axial=e(1e6),
                damping_ratio=e(0.01),
            ),
        ),
        Joint("d1", "revolute", parent="base", pseudo=True, stiffness=e(3), mass=e(1)),
        Joint("d2", "revolute", parent="base", actuated=False, mass=e(1)),
        Joint("d3", "revolute", parent="base", motion="prescribed"),
        Joint("d4", "prismatic", motion=e("c*sin(t)")),
        Joint("last", "fixed", parent="a", flexible=Flexible(2, e(1), e(1), e(1))),
    )
    return Chain(
        "everything",
        joints,
        description='Quotes ", backslashes \\, colons: # hash\nlines\tand \u00fc, \x07, \U0001f600',
        parameters=(
            Parameter("c", e(0.125), unit="N s/m", doc="true"),
            Parameter("on", e("1e-300"), doc=" - leading", constant=True),
            Parameter("z", e("0.1 + 0.2*c"), unit="1/s: x"),
        ),
        stiffness=(SpringMatrix(("a", "b"), ((e(1e9), e("max(c, 2)")), (e("max(c, 2)"), e(7)))),),
        potential=e("where(a < 0 or b < 0, 0, a**2*b**-2)"),
    )


def test_every_key() -> None:
    chain = validate(everything())
    assert loads_chain(to_yaml(chain)) == chain


def test_defaults_are_not_written() -> None:
    written = to_yaml(zoo.planar(2))
    assert "parent" not in written
    assert "description" not in written
    assert re.search(r"^  m: \{value: 1.2, constant: true\}$", written, re.M)


PLAIN = {name: count for name, count in {**ARITHMETIC, **FUNCTIONS}.items() if name not in ("pi", "where")}


@st.composite
def expressions(draw: st.DrawFn, depth: int = 4) -> Expression:
    """All operators over literals and names."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        literal = st.floats(-MAX_MAGNITUDE, MAX_MAGNITUDE).map(Number)
        others = [Name("x"), Name("y1"), Rate("x"), Time(), Operation("pi", ())]
        return draw(st.one_of(literal, st.sampled_from(others)))
    operator = draw(st.sampled_from([*PLAIN, "where"]))
    inner = expressions(depth - 1)
    if operator == "where":
        return Operation("where", (draw(conditions(depth - 1)), draw(inner), draw(inner)))
    count = PLAIN[operator] or draw(st.integers(2, 4))
    return Operation(operator, tuple(draw(inner) for _ in range(count)))


@st.composite
def conditions(draw: st.DrawFn, depth: int) -> Expression:
    """Comparisons, and, or, not."""
    operator = draw(st.sampled_from(["lt", "le", "gt", "ge"] + ["and", "or", "not"] * (depth > 0)))
    inner = conditions(depth - 1) if operator in ("and", "or", "not") else expressions(max(depth - 1, 0))
    return Operation(operator, tuple(draw(inner) for _ in range(1 if operator == "not" else 2)))


@settings(max_examples=300, deadline=None)
@given(expressions())
def test_expressions(expression: Expression) -> None:
    expression = tidy(expression)
    if too_large(expression) is None:
        assert parse(to_text(expression)) == expression


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_texts(content: str) -> None:
    try:
        content.encode("utf-8")
    except UnicodeEncodeError:
        return
    read = loads_chain(
        f"symgen: 1\nname: x\ndescription: {text(content)}\njoints: [{{name: a, type: revolute, place: {{mdh: {{}}}}}}]"
    )
    assert read.description == content
