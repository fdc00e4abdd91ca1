"""Tokens of emitted C, single changes of them, and what those can reach."""

from collections import Counter

import pytest
import zoo

from symgen.compile.compiler import find_compiler, run
from symgen.emit import emit_sources
from symgen.emit.source import SourceFile
from symgen.pipeline import program
from symgen.program.interface import interface
from tests.lab.draw import mutants
from tests.lab.edits import KINDS, applied, edits
from tests.lab.reach import Reach
from tests.lab.tokens import Code, tokens

TEXT = """#include "m.h"
/* a comment; with code = 1 */
static double half(double x)
{
    return 0.5 * x;
}

static double twice(double x)
{
    return 2.0 * x;
}

void m_f(const double q[2], const double qd[2], bool flag, double y[3])
{
    const double v0 = q[0] - half(qd[1]);
    const double v1 = (v0 < 0.0) ? -v0 : v0;
    const bool v2 = flag && !(v1 >= 1.0);

    for (int k = 0; k < 2; k++) {
        y[k] = q[k] + v1;
    }
    if (v2) {
        y[2] = true ? v0 : v1;
    }
    atan2(v0, v1); // a call
}
"""


@pytest.fixture
def code():
    return Code(SourceFile("m.c", TEXT))


@pytest.fixture(scope="module")
def emitted():
    return program(zoo.CHAINS["planar3"](), ["mass_matrix", "bias", "forward_dynamics"])


@pytest.fixture(scope="module")
def codes(emitted):
    return [Code(source) for source in emit_sources(emitted, "c", "float64") if source.name.endswith(".c")]


def changes(code, text, number=0):
    """The line that each change of a token makes, by kind; of several tokens of that text the one of that number."""
    k = [k for k, token in enumerate(code.tokens) if token.text == text][number]
    found = {}
    for edit in edits(code, k):
        changed = applied(code.text, edit)
        line = next((b for a, b in zip(TEXT.splitlines(), changed.splitlines(), strict=False) if a != b), "").strip()
        found.setdefault(edit.kind, set()).add(line)
    return found


def test_tokens_joined_are_the_text(codes):
    for code in (Code(SourceFile("m.c", TEXT)), Code(SourceFile("m.c", 'a\\$\'x\' "/*" /* " */ 0x1.8p3 ~')), *codes):
        assert "".join(token.text for token in tokens(code.text)) == code.text
    assert not [token for code in codes for token in tokens(code.text) if token.kind == "other"]
    strings = [token.text for code in codes for token in tokens(code.text) if token.kind == "string"]
    names = {f'"{joint}"' for chain in zoo.CHAINS.values() for joint in chain().q_names}  # of <model>_joint_name
    assert all(text == '""' or ": must " in text or text in names for text in strings), "strings of another kind"


def test_comments_and_directives_are_no_code(code):
    words = {token.text for token in code.tokens}
    assert not words & {"comment", "include", "call", "//", "#"}
    assert all(code.text[token.start : token.end] == token.text for token in code.tokens)


def test_types_of_names_are_read_from_their_declarations(code):
    function = code.functions[2]
    assert (function.name, function.types["q"][0], function.types["v0"][0]) == ("m_f", "double[]", "double")
    assert (function.types["flag"][0], function.types["k"][0]) == ("bool", "int")
    assert "half" not in function.types


@pytest.mark.parametrize(
    ("token", "number", "kind", "wanted"),
    [
        ("-", 0, "operator", {"const double v0 = q[0] + half(qd[1]);", "const double v0 = q[0] * half(qd[1]);",
                              "const double v0 = q[0] / half(qd[1]);"}),
        ("-", 1, "operator", {"const double v1 = (v0 < 0.0) ? v0 : v0;"}),
        ("!", 0, "operator", {"const bool v2 = flag && (v1 >= 1.0);"}),
        ("&&", 0, "operator", {"const bool v2 = flag || !(v1 >= 1.0);"}),
        ("++", 0, "operator", {"for (int k = 0; k < 2; k--) {"}),
        (">=", 0, "operator", {f"const bool v2 = flag && !(v1 {o} 1.0);" for o in ("<", "<=", ">", "==", "!=")}),
        ("0.5", 0, "constant", {"return 0.0 * x;", "return 0.5000005 * x;"}),
        ("0.0", 0, "constant", {"const double v1 = (v0 < 1.0) ? -v0 : v0;"}),
        ("const", 0, "constant", set()),
        ("true", 0, "constant", {"y[2] = false ? v0 : v1;"}),
        ("0", 1, "constant", {"for (int k = 1; k < 2; k++) {"}),
        ("2", 2, "bound", {"for (int k = 0; k < 1; k++) {", "for (int k = 0; k < 3; k++) {"}),
        ("1", 0, "index", {"const double v0 = q[0] - half(qd[0]);", "const double v0 = q[0] - half(qd[2]);"}),
        ("q", 1, "name", {"const double v0 = qd[0] - half(qd[1]);", "const double v0 = y[0] - half(qd[1]);"}),
        ("v0", 0, "name", set()),
        ("v1", 1, "name", {"const bool v2 = flag && !(v0 >= 1.0);"}),
        ("half", 1, "name", {"const double v0 = q[0] - twice(qd[1]);"}),
        ("?", 0, "select", {"const double v1 = (v0 < 0.0) ? v0 : -v0;"}),
        ("if", 0, "condition", {"if (!(v2)) {"}),
        ("}", 2, "dropped", {";"}),
        (";", 2, "dropped", set()),
        (";", 7, "dropped", {";"}),
        (";", 9, "dropped", {"; // a call"}),
        (",", 3, "arguments", {"atan2(v1, v0); // a call"}),
        ("=", 5, "sign", {"y[2] = -(true ? v0 : v1);"}),
    ],
)  # fmt: skip
def test_each_kind_of_change(code, token, number, kind, wanted):
    assert changes(code, token, number).get(kind, set()) == wanted


def test_every_kind_is_drawn_and_nearly_all_compile(codes, emitted, tmp_path):
    """Of changes drawn in a row four of five are valid C."""
    for source in emit_sources(emitted, "c", "float64"):
        if source.name.endswith(".h"):
            (tmp_path / source.name).write_text(source.text)
    drawn = [mutant for mutant, _ in zip(mutants(codes, 1), range(1500), strict=False)]
    assert {mutant.edit.kind for mutant in drawn} == set(KINDS)
    valid = 0
    for number, mutant in enumerate(drawn[:20]):
        path = tmp_path / f"{number}.c"
        path.write_text(mutant.source.text)
        try:
            run([*find_compiler().command, "-std=c99", "-fsyntax-only", "-w", "-I", str(tmp_path), str(path)])
        except Exception:
            continue
        valid += 1
    assert valid >= 16


def test_tokens_are_drawn_uniformly_over_all_files(codes):
    drawn = Counter(mutant.code.file for mutant, _ in zip(mutants(codes, 0), range(2000), strict=False))
    sizes = {code.file: sum(bool(edits(code, k)) for k in range(len(code.tokens))) for code in codes}
    total = sum(sizes.values())
    for file, size in sizes.items():
        share = 2000 * size / total
        assert drawn[file] == pytest.approx(share, abs=5.0 * share**0.5 + 0.05 * share)


def test_the_draw_is_seeded(codes):
    def first(seed):
        return [(m.code.file, m.edit) for m, _ in zip(mutants(codes, seed), range(50), strict=False)]

    assert first(3) == first(3)
    assert first(3) != first(4)
    assert len(set(first(3))) == 50


def test_what_a_change_can_reach(codes, emitted):
    reach, file = Reach(codes, interface(emitted)), codes[0].file
    assert reach.ways("planar3_batch.c", "planar3_bias_batch") == ("bias:batch", "bias:few-batch")
    alone = reach.ways(file, "planar3_bias")
    assert {"bias:alone", "bias:batch", "bias:ensemble"} <= set(alone)
    assert not any(way.startswith("mass_matrix") for way in alone)
    assert reach.ways(file, None) == tuple(dict.fromkeys([*reach.ways(file, None)]))
    assert "default_parameters:alone" in reach.ways(file, None)
    assert "default_parameters:alone" not in reach.ways(file, "planar3_prepare")
