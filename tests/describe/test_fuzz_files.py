"""Files and options whatever they hold: a result, or a refusal of symgen; in bounded time and without a traceback.

Numbers of all sizes, bytes in all encodings, texts that repeat one thing thousands of times, and options of commands.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen.cli import main
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.errors import ChainWarning, SymgenError
from symgen.formulate.chain_plan import ChainPlan, FunctionPlan, fingerprint
from symgen.formulate.plan_file import plan_to_text, read_plan
from symgen.pipeline import load_chain
from symgen.pipeline.mobility import joints_without_inertia
from symgen.program.passes.extract import Search
from tests import zoo
from tests.bounded import within
from tests.describe.test_fuzz import KEYS, SEEDS, SNIPPETS, URDF, edited

pytestmark = pytest.mark.fuzz

SECONDS = 30.0
"""For one file, which takes a second or two at most: slow machines, and others that use the processor."""

NUMBERS = [
    *(
        "1e308",
        "-1e308",
        "1.7976931348623157e308",
        "1e309",
        "1e200",
        "-1e154",
        "1e51",
        "1e50",
        "-1e50",
        "1e30",
        "1e-30",
    ),
    *("1e-50", "1e-154", "1e-200", "1e-308", "5e-324", "-5e-324", "1e-400", "0", "-0", "0.0", "-0.0", "1", "-1", "1e5"),
    *(
        "9" * 400,
        "." + "0" * 400 + "1",
        "1e99999",
        "1e-99999",
        ".nan",
        ".inf",
        "-.inf",
        "NaN",
        "Infinity",
        "1e",
        "0x1p5",
    ),
    *("10**50", "10**49*10", "exp(100)", "exp(115)", "exp(1000)", "1/0", "0/0", "1/1e-300", "0**-1", "(-1)**0.5"),
    *("sqrt(-1)", "log(0)", "tan(pi/2)", "asin(2)", "atan2(0, 0)", "1e200*1e-200", "1e25**2", "where(1 < 2, 1e300, 0)"),
]
NUMBER = re.compile(r"(?<![A-Za-z0-9_.])[0-9]+(\.[0-9]*)?(e-?[0-9]+)?(?![A-Za-z0-9_.])")

ENCODINGS = [
    *(
        "utf-8",
        "utf-8-sig",
        "utf-16",
        "utf-16-le",
        "utf-32",
        "utf-7",
        "latin-1",
        "cp1252",
        "cp037",
        "shift_jis",
        "gb18030",
    ),
    *(
        "idna",
        "punycode",
        "rot13",
        "hex",
        "base64",
        "zip",
        "unicode_escape",
        "undefined",
        "mbcs",
        "x-nothing",
        "",
        "\xe9",
    ),
]


def outcome(call: Callable[[], Any]) -> Any:
    """What a call returns, or the refusal that it raises, within the time."""
    with warnings.catch_warnings(), within(SECONDS):
        warnings.simplefilter("ignore", ChainWarning)
        try:
            return call()
        except SymgenError as refusal:
            return refusal


def loaded(content: bytes, ending: str = ".yaml") -> Any:
    """What becomes of a file: with everything that `symgen validate` asks of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"fuzz{ending}"
        path.write_bytes(content)
        chain = outcome(lambda: load_chain(path))
        if isinstance(chain, Chain):
            outcome(lambda: joints_without_inertia(assemble(chain)))
        return chain


def renumbered(text: str, draw: random.Random) -> str:
    """The text with some of its numbers replaced by others of any size."""
    share = draw.choice((0.02, 0.1, 0.5))
    return NUMBER.sub(lambda m: draw.choice(NUMBERS) if draw.random() < share else m[0], text.partition("\n")[2])


@given(st.sampled_from(SEEDS), st.integers(0, 2**32))
def test_numbers_of_any_size(text: str, seed: int) -> None:
    loaded(b"symgen: 1\n" + renumbered(text, random.Random(seed)).encode())


@given(st.integers(0, 2**32))
def test_numbers_of_any_size_in_a_urdf(seed: int) -> None:
    loaded(renumbered(f"\n{URDF}", random.Random(seed)).encode(), ".urdf")


@given(st.sampled_from([*SEEDS[:3], URDF]), st.sampled_from(ENCODINGS), st.sampled_from(ENCODINGS), st.integers(0, 9))
def test_encodings(text: str, declared: str, used: str, cut: int) -> None:
    if text is URDF:
        text = f'<?xml version="1.0" encoding="{declared}"?>{text.replace("name=", f"d{chr(0x3B1)}=", cut % 2)}'
    try:
        content = text.encode(used)
    except (LookupError, ValueError):
        content = text.encode()
    loaded(content[: len(content) - cut], ".urdf" if text.startswith("<?xml") else ".yaml")


REPEATED = [
    *(
        "a: ",
        "- ",
        "? ",
        ": ",
        "&a ",
        "*a ",
        "!t ",
        "[",
        "{",
        "]",
        "}",
        "(",
        ")",
        "-",
        "+",
        "1+",
        "'",
        '"',
        "\\",
        "\n",
        " ",
    ),
    *(
        "\t",
        "#",
        "|",
        ">",
        "---\n",
        "...\n",
        "a\n",
        "a: 1\n",
        "- a\n",
        " - a\n",
        "%X\n",
        "a: [\n",
        "[a, ",
        "{a: ",
        "? a\n: b\n",
    ),
    *(
        "''",
        '""',
        "\\n",
        "é",
        "\U0001f600",
        "<a>",
        "<a/>",
        "</a>",
        "<a b='1' ",
        "&amp;",
        "&#1;",
        "<!--",
        "<![CDATA[",
        "]]>",
    ),
    *(
        "<!DOCTYPE a>",
        "<?x?>",
        "<link name='a'/>",
        "<joint name='a'/>",
        "  - {name: a}\n",
        "f(",
        "where(",
        "x**",
        "not ",
        "1<",
    ),
]
BEGINNINGS = [
    *(
        "",
        "symgen: 1\nname: a\njoints:\n",
        "symgen: 1\nname: a\ndescription: ",
        "symgen: 1\nparameters:\n  a: ",
        "joints: [",
    ),
    *("symgen: 1\nname: a\npotential: ", "symgen: 1\nname: a\ndissipation: ", "<robot name='r'>", "<robot ", "<?xml "),
    *("symgen: 1\nname: a\ndescription: |\n  ", 'symgen: 1\nname: a\ndescription: "', "symgen: 1\nparameters:\n"),
]


@given(
    st.sampled_from(BEGINNINGS),
    st.lists(st.tuples(st.sampled_from(REPEATED), st.sampled_from((1, 7, 60, 3000))), min_size=1, max_size=4),
    st.sampled_from((1, 40)),
)
def test_one_thing_again_and_again(start: str, pieces: list[tuple[str, int]], times: int) -> None:
    text = (start + "".join(piece * count for piece, count in pieces) * times)[: 600 * 1024]
    loaded(text.encode("utf-8", "surrogatepass"), ".urdf" if start.startswith("<") else ".yaml")


@given(st.sampled_from(SEEDS), st.integers(0, 2**32), st.integers(1, 4))
def test_commands_on_edited_files(text: str, seed: int, count: int) -> None:
    """Exit codes 0, 1 or 2, and one JSON document where that is asked for."""
    draw = random.Random(seed)
    for _ in range(count):
        text = edited(text, draw)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / draw.choice(("fuzz.yaml", "fuzz.urdf", "f z\xe9.yaml"))
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        run(["validate", str(path), *draw.choice(([], ["--json"], ["--tip", "a,b"], ["--tip", ","]))])


ODD = st.one_of(
    st.sampled_from([*SNIPPETS, *NUMBERS, *KEYS, "", "=", "a=", "=1", "theta=1,theta=2", "m=1", "m=-1"]), st.text()
)


@given(st.sampled_from(["--q", "--qd", "--tau", "--inputs", "--params", "--dt", "--t0", "--duration", "--plan"]), ODD)
def test_options_of_a_simulation(option: str, text: str) -> None:
    """Up to the place where code would be built: the chain's file is missing in half of them."""
    run(["simulate", "no-such-file.yaml", f"{option}={text}"])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "swing.yaml"
        path.write_text(zoo.SWING)
        run(["simulate", str(path), f"{option}={text}", "--q", "no_such_joint=1", "-o", f"{folder}/out.csv"])


def run(arguments: list[str]) -> None:
    said, complaints = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complaints), within(SECONDS):
        code = main(arguments)
    assert code in (0, 1, 2)
    assert "Traceback" not in complaints.getvalue()
    assert code == 0 or complaints.getvalue() or said.getvalue()


CHAIN = zoo.planar(1)
CHOICES = tuple((name, FunctionPlan(None, Search(None, 0, 1), 3)) for name in ("kinetic_energy", "mass_matrix"))
PLAN = plan_to_text(ChainPlan(CHAIN.name, fingerprint(assemble(CHAIN)), CHOICES))


@given(st.integers(0, 2**32), st.integers(0, 6), st.binary(max_size=100))
def test_plans(seed: int, count: int, junk: bytes) -> None:
    draw = random.Random(seed)
    text = PLAN
    for _ in range(count):
        text = edited(text, draw)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "plan.json"
        for content in (
            text.encode("utf-8", "surrogatepass"),
            junk,
            b"[" * draw.choice((1, 100, 100_000)),
            b"9" * 10_000,
        ):
            path.write_bytes(content)
            outcome(lambda: read_plan(path, assemble(CHAIN)))
