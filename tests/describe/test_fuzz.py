"""Whatever the input: a chain, or a ChainError whose problems say where; never another exception, never a hang.

`make fuzz` runs these tests with more examples and new seeds for as long as it is told.
"""

from __future__ import annotations

import random
import string
import warnings
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from symgen.describe.chain import Chain
from symgen.describe.load import loads_chain
from symgen.describe.parse import ExpressionSyntaxError, parse
from symgen.describe.schema.chain import CHAIN, LOAD, PARAMETER, POINT
from symgen.describe.schema.friction import DRIVE, FRICTION
from symgen.describe.schema.joints import FLEXIBLE, INERTIA, JOINT, PLACE
from symgen.describe.urdf import loads_urdf
from symgen.describe.validate import validate
from symgen.describe.write import to_yaml
from symgen.describe.write_expression import to_text
from symgen.errors import ChainError, ChainWarning
from tests import zoo
from tests.bounded import within
from tests.random_chains import chains

pytestmark = pytest.mark.fuzz

EXAMPLES = Path(__file__).parents[2] / "examples"
SEEDS = [path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.glob("*.yaml"))] + [zoo.tree().to_yaml()]
KEYS = sorted({*CHAIN, *JOINT, *FRICTION, *DRIVE, *FLEXIBLE, *INERTIA, *PLACE, *POINT, *LOAD, *PARAMETER})
SNIPPETS = [
    *("0", "-1", "1e309", ".nan", "-.inf", "true", "null", "~", "''", "[]", "{}", "[1, 2, 3]", "{a: 1}", "0x1f", "1_0"),
    *("pi/2", "90 deg", "t", "d(elbow)", "sin(t)", "m1*L1**2", "9**9**9", "x.y", "x[0]", "f(x)", "where(t<1,1,2)"),
    *("!!str 1", "&a 1", "*a", "<<", "? ", "- ", ": ", "#", "|", ">", "%YAML 1.1", "---", "...", "\t", '"', "'", "\\"),
    *("base", "fixed", "ball", "prescribed", "radial", "while", "import", "__class__", "lambda", "é", "\u2028", "\x00"),
    *("[" * 30, "{" * 30, "(" * 100, "-" * 100, "1+" * 400, "a:\n " * 20, "\U0001f600", "\ufeff"),
]


SECONDS = 30.0
"""For one text: a second or two is what it takes."""


def outcome(call: Callable[[], Any]) -> Any:
    """What a call returns, or the proper refusal it raises; anything else that it raises is a defect."""
    with warnings.catch_warnings(), within(SECONDS):
        warnings.simplefilter("ignore", ChainWarning)
        try:
            return call()
        except (ChainError, ExpressionSyntaxError) as refusal:
            return refusal


def attempt(text: str) -> None:
    """Loads a text; the outcome is a chain that survives a round trip, or a proper refusal."""
    result = outcome(lambda: loads_chain(text, "fuzz.yaml"))
    if isinstance(result, ChainError):
        assert result.problems
        assert all(problem.file == "fuzz.yaml" and problem.message for problem in result.problems)
        breaks = sum(map(text.count, "\n\r\x85\u2028\u2029"))
        assert all(0 <= problem.line <= breaks + 2 for problem in result.problems)
    else:
        assert outcome(lambda: loads_chain(to_yaml(result))) == result


@given(st.text(max_size=200))
@example("\x85\u2028\u2029\r\r\n")
def test_any_text(text: str) -> None:
    attempt(text)


@given(st.binary(max_size=200))
def test_any_bytes(content: bytes) -> None:
    attempt(content.decode("utf-8", "replace"))


@given(st.sampled_from(SEEDS), st.integers(0, 2**32), st.integers(1, 6))
def test_edited_examples(text: str, seed: int, count: int) -> None:
    draw = random.Random(seed)
    for _ in range(count):
        text = edited(text, draw)
    attempt(text)


def edited(text: str, draw: random.Random) -> str:
    """The text with one random edit: cut, doubled, swapped, or a snippet or key put in."""
    i = draw.randrange(len(text) + 1)
    j = min(len(text), i + draw.choice((1, 2, 5, 30)))
    words = [match for match in text.split() if match]
    kind = draw.randrange(6)
    if kind == 0:
        return text[:i] + text[j:]
    if kind == 1:
        return text[:j] + text[i:]
    if kind == 2:
        return text[:i] + draw.choice(SNIPPETS) + text[j:]
    if kind == 3 and words:
        return text.replace(draw.choice(words), draw.choice([*words, *SNIPPETS, *KEYS]), 1)
    if kind == 4:
        return text[:i] + draw.choice(KEYS) + ": " + draw.choice(SNIPPETS) + text[i:]
    lines = text.split("\n")
    a, b = draw.randrange(len(lines)), draw.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines)


scalars = st.sampled_from([*SNIPPETS[:30], "m1", "elbow", "a1", "tip", "revolute", "prismatic", "0.5", "2"])
trees = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda items: "[" + ", ".join(items) + "]"),
        st.dictionaries(st.sampled_from(KEYS), inner, max_size=5).map(
            lambda items: "{" + ", ".join(f"{key}: {value}" for key, value in items.items()) + "}"
        ),
    ),
    max_leaves=12,
)


@given(
    st.dictionaries(st.sampled_from(sorted(CHAIN)), trees, max_size=8), st.dictionaries(st.sampled_from(KEYS), trees)
)
def test_any_structure(top: dict[str, str], joint: dict[str, str]) -> None:
    """The right keys with the wrong things in them."""
    lines = ["symgen: 1", "name: x", "joints:", "  - name: elbow", "    type: revolute", "    place: {mdh: {a: 1}}"]
    lines += [f"    {key}: {value}" for key, value in joint.items() if key not in ("name", "type", "place")]
    lines += [f"{key}: {value}" for key, value in top.items() if key not in ("symgen", "name", "joints")]
    attempt("\n".join(lines))


ALPHABET = string.ascii_letters[:6] + string.digits + "+-*/().,<>= _" + "dtpi"


@given(st.one_of(st.text(max_size=60), st.text(ALPHABET, max_size=60)))
def test_any_expression(text: str) -> None:
    result = outcome(lambda: parse(text))
    if isinstance(result, ExpressionSyntaxError):
        assert result.message
        assert 0 <= result.offset <= len(text)
    else:
        assert parse(to_text(result)) == result


URDF = """<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1"/></inertial></link><joint name="j" type="revolute"><parent link="a"/>
<child link="b"/><origin xyz="1 2 3" rpy="0 0 1"/><axis xyz="0 0 1"/></joint></robot>"""


@given(st.integers(0, 2**32), st.integers(0, 5))
def test_edited_urdf(seed: int, count: int) -> None:
    draw = random.Random(seed)
    text = URDF
    for _ in range(count):
        text = edited(text, draw)
    result = outcome(lambda: loads_urdf(text, "fuzz.urdf", tip=draw.choice((None, "b", "a"))))
    assert isinstance(result, Chain) or result.problems


@given(chains(joints=3, extras=True), st.data())
def test_any_field_of_the_python_interface(chain: Chain, data: st.DataObject) -> None:
    """A field with a value of any type: taken for what it means, or refused."""
    target = data.draw(st.sampled_from([chain, *chain.joints, *chain.points, *chain.loads]))
    name = data.draw(st.sampled_from([f.name for f in fields(target)]))
    junk = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=10),
        st.lists(st.one_of(st.floats(), st.text(max_size=3)), max_size=3),
        st.just(chain),
        st.just(object()),
    )
    broken = replace(target, **{name: data.draw(junk)})  # type: ignore[arg-type]
    if isinstance(broken, Chain):
        edited_chain = broken
    else:
        swap = {
            key: tuple(broken if item is target else item for item in getattr(chain, key))
            for key in ("joints", "points", "loads")
        }
        edited_chain = replace(chain, **swap)
    result = outcome(lambda: validate(edited_chain))
    assert result.problems if isinstance(result, ChainError) else validate(result) == result


def test_the_fuzzer_sees_both_sides() -> None:
    """Edited examples are neither all good nor all bad, so the fuzzing above exercises both ends."""
    texts = [edited(SEEDS[seed % len(SEEDS)], random.Random(seed)) for seed in range(60)]
    good = sum(isinstance(outcome(lambda text=text: loads_chain(text)), Chain) for text in texts)
    assert 3 <= good <= 57
