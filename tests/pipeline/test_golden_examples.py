"""The examples emit what is committed under `generated/`, whatever the hash seed; `make golden` renews it."""

import json
import os
import re
import subprocess
import sys
from functools import cache

import pytest
import sympy

from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.options import RELEASE, VARIABLE
from symgen.pipeline import load_chain
from tests.golden import RESULTS, differences
from tests.golden_examples import (
    EXAMPLES,
    FULL,
    GENERATED,
    LOCKED,
    ROOT,
    TARGETS,
    definitions,
    emitted,
    extract,
    golden,
    manifest,
    operations,
)

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
BUDGET = 3_300_000
"""Bytes of `generated/`, of four targets: more than a reviewer can read guards nothing."""

needs_the_locked_sympy = pytest.mark.skipif(
    sympy.__version__ != LOCKED,
    reason=f"golden files are written with SymPy {LOCKED}, here is {sympy.__version__}",
)
"""Another version may order terms otherwise: the same values, other text."""

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
texts = cache(emitted)


@needs_the_locked_sympy
@each_example
def test_emitted_text_is_what_is_committed(example):
    folder = GENERATED / load_chain(example).name
    assert differences(golden(example), folder, beside=texts(example)) == []


def without_comment(text):
    """Heads of static functions that no comment stands before."""
    return re.findall(r"(?<!\*/\n)^static (?:inline )?\w[^;{=]*\)$", text, re.M)


@each_example
def test_every_helper_says_what_it_does(example):
    """In plain C: a comment before each, that names the file of its formula, and no anonymous position in it."""
    name = load_chain(example).name
    text = "".join(t for path, t in texts(example).items() if re.fullmatch(rf"c/{name}(_\d+)?\.c", path))
    assert without_comment(text) == []
    outlined = re.findall(r"^/\* ([^*]+) \*/\nstatic ([^;{=]*)\)\n\{\n(.*?)^\}", text, re.M | re.S)
    outlined = [(comment, body) for comment, head, body in outlined if "context_" in head]
    assert bool(outlined) == any(signature.friction for signature in signatures(assemble(load_chain(example))).values())
    for comment, body in outlined:
        words, _, file = comment.partition(": ")
        assert len(words.split()) > 3
        assert (ROOT / file.removesuffix(".")).is_file()
        assert not re.search(r"(?<![\w])(?:context|result)_\w+\[\d", body)


@each_example
def test_operands_of_a_choice_keep_their_parentheses(example):
    """cppcheck takes those off that stand around two words between `?` and `:`, and then reports rule 12.1 of MISRA."""
    for path, text in texts(example).items():
        if path.endswith(".c") and "_vector" not in path:
            assert not re.findall(r"\? \([\w.]+ [-+*/] [\w.]+\) :", text), path


def test_helpers_without_a_comment_are_found():
    assert without_comment("/* A. */\nstatic void f(int x)\n{\n}\n\nstatic inline double g(void)\n{\n}\n") == [
        "static inline double g(void)"
    ]


def test_folders_are_those_of_the_examples():
    names = {load_chain(example).name for example in EXAMPLES}
    assert {path.name for path in GENERATED.iterdir()} == names | {"README.md"}
    assert names > set(FULL)


def test_what_is_committed_can_be_read():
    files = [path for path in GENERATED.rglob("*") if path.is_file() and path.name not in RESULTS]
    committed = [path for path in files if path.suffix != ".pyc"]
    assert sum(path.stat().st_size for path in committed) < BUDGET


WORDS = r"break|case|do|else|for|goto|if|return|sizeof|static|struct|switch|union|volatile|while|bool|char|double|int"


def kinds(text):
    """Operators, words of C and Python, directives of the preprocessor, and functions of libraries."""
    code = re.sub(r"/\*.*?\*/|\"\"\".*?\"\"\"", "", text, flags=re.S)
    code = re.sub(r"^ *# .*$|\"[^\"\n]*\"|f?'[^'\n]*'", "", code, flags=re.M)
    found = set(re.findall(rf"#\w+|\b(?:{WORDS}|in|not|and|or|lambda|range)\b|[-+*/%<>=!&|^~?]+", code))
    return found | set(re.findall(r"\bnp\.\w+|\b(?:a?sin|a?cos|a?tan2?|sqrt|exp|log|pow|fabs)f?(?=\()", code))


def test_full_chains_have_every_kind_of_statement():
    shown, others = {}, {}
    for example in EXAMPLES:
        for path, text in texts(example).items():
            group = (shown if load_chain(example).name in FULL else others).setdefault(path.rpartition(".")[2], set())
            group |= kinds(text)
    assert {ending: words - shown[ending] for ending, words in others.items()} == {ending: set() for ending in others}
    assert all(len(shown[ending]) > 15 for ending in ("c", "h", "py"))


def test_full_chains_have_every_function():
    called = {e.stem: {s.call for s in signatures(assemble(load_chain(e))).values()} for e in EXAMPLES}
    assert set().union(*(called[name] for name in FULL)) == set().union(*called.values())


def test_a_manifest_changes_with_every_file_and_function():
    example = next(path for path in EXAMPLES if load_chain(path).name not in FULL)
    name = load_chain(example).name
    files = texts(example)
    before = json.loads(manifest(name, files))
    assert before["files"].keys() == files.keys()
    for path, text in files.items():
        after = json.loads(manifest(name, {**files, path: text + "\n"}))
        assert [key for key in files if after["files"][key] != before["files"][key]] == [path]
    source = f"c/{name}.c"
    after = json.loads(manifest(name, {**files, source: files[source].replace("    M[0] = ", "    M[0] = 1.0 + ", 1)}))
    changed = [key for key, entry in before["functions"].items() if after["functions"][key] != entry]
    assert changed == ["mass_matrix"]


def test_an_extract_leaves_out_friction_and_long_functions():
    body = "void arm_{}(double *x)\n{{\n{}}}\n"
    long = "    x[0] += 1.0;\n" * 1000
    text = body.format("bias", "    *x = 1.0;\n") + body.format("decide", "") + body.format("linearize", long)
    found = definitions("arm", text + "static " + body.format("bias_part1", ""))
    assert list(found) == ["bias", "decide", "linearize"]
    shown = extract("arm", found, {"bias", "linearize"})
    assert found["bias"] in shown
    assert "decide" not in shown
    assert "linearize" not in shown


def test_operations_are_those_of_the_header():
    header = " * Operations: 2 add, 1 mul.\n */\nvoid arm_bias(const double q[1]);\n\n/*\n * Operations: 3 add.\n */\n"
    assert operations("arm", header + "int arm_step(void);\n") == {"bias": "2 add, 1 mul", "step": "3 add"}


def test_text_does_not_depend_on_the_hash_seed(tmp_path):
    for seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), VARIABLE: RELEASE}
        environment["SYMGEN_CACHE"] = str(tmp_path / f"cache{seed}")
        words = [
            ["emit", "examples/puma560.yaml", "--target", target, "--output", str(tmp_path / seed / target)]
            + ["--batches"] * (target == "c")
            for target in TARGETS
        ]
        code = f"from symgen.cli import main\nassert [main(words) for words in {words}] == {[0] * len(words)}"
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, capture_output=True)
    one, other = tmp_path / "1", tmp_path / "4711"
    names = sorted(path.relative_to(one) for path in one.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(other) for path in other.rglob("*") if path.is_file())
    assert len(names) > 2
    for name in names:
        assert (one / name).read_bytes() == (other / name).read_bytes()


def test_there_are_examples():
    assert {"puma560", "two_link", "pendulum"} <= {path.stem for path in EXAMPLES}
