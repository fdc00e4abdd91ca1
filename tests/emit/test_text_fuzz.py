"""No text of a chain becomes code: emitted files have the tokens that they have without the text.

`HYPOTHESIS_PROFILE=fuzz` draws for longer.
"""

import io
import subprocess
import sys
import tokenize
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from symgen.describe.chain import Chain, Joint, Parameter
from symgen.describe.expression import Name, Number
from symgen.describe.validate import validate
from symgen.emit import emit_sources
from symgen.emit.arrays.contexts import PublicContext
from symgen.emit.comments import paragraph
from symgen.emit.templates import render
from symgen.errors import EmitError
from symgen.pipeline import build_model, program
from symgen.pipeline import emit_sources as chain_sources
from symgen.text.prose import SIGNS, Prose, prose
from tests.emit.c_lexer import tokens
from tests.emit.strict import needs_gcc

INGREDIENTS = [
    *("*/", "/*", "//", "*\\", "\\*", "*\\/", "/\\*", "*", "/", "\\", "\\\n", "\\ \n", "/\n", "\n/", "*\n/", "\\\\"),
    *("??/", "??'", "??=", "??(", "??", "?", "<%", "%:", "<:", '"""', "'''", '"', "'", '\\"""', '""', "''", "\\u002a/"),
    *("\n", "\r", "\r\n", "\v", "\f", "\t", "\0", "\x1a", "\x1b[2J", "\x7f", "\x85", "\u2028", "\u2029", "\ufeff"),
    *("\u202e", "\u2066", "\u2069", "\u200b", "\u200d", "\u2060", "\xad", "\u034f", "\u3164", "\uffa0", "\ufe0f"),
    *("\uff0a", "\uff0f", "\u2217", "\u2215", "\u2044", "\u29f8", "\uff3c", "\uff02", "\ud800", "\udfff", "\U000e0041"),
    *("#", "\n#define q 1\n", "\nimport os\n", ">>> import os", "\n>>> 1/0\n", "-->", "<!--", "]]>", "{{", "}}", "{%"),
    *("$x$", "$$", "\\alpha", "\\N{DIGIT ONE}", "\\x41", "\\", "%s", "{0}", "/ ", " *", "* /", "int run(void) {}", ";"),
    *(
        "m",
        "kg m^2",
        "N·m/s²",
        "é",
        "Ω",
        "ß",
        "नमस्ते",
        "한",
        "א",
        "e\u0301",
        " ",
        "\xa0",
        "\u3000",
        "a" * 300,
        "x " * 600,
    ),
]
"""What a text may be made of: delimiters of every target, what joins lines, what hides, and ordinary words."""

TEXTS = st.lists(st.sampled_from(INGREDIENTS) | st.characters(), max_size=12).map("".join)


def pendulum(description="", doc="", unit=""):
    """A chain of one joint with texts wherever it may have them."""
    parameters = (Parameter("m", Number(1.0), unit, doc), Parameter("c", Number(2.0), unit, doc, constant=True))
    joint = Joint("a", "revolute", mass=Name("m"), com=(Name("c"), Number(0.0), Number(0.0)))
    return Chain("arm", (joint,), description, parameters=parameters)


PLAIN = program(validate(pendulum()), ("mass_matrix", "forward_dynamics"))
"""Two functions, emitted again and again; texts do not change what is derived."""


def files(description, doc, unit):
    """The files of both targets with these texts."""
    (m,) = PLAIN.parameters
    written = replace(PLAIN, doc=description, parameters=(replace(m, doc=doc, unit=unit),))
    return {source.name: source.text for target in ("c", "numpy") for source in emit_sources(written, target)}


def code(name, text):
    """The tokens of a file outside of comments and strings."""
    if not name.endswith(".py"):
        return tokens(text, trigraphs=True), tokens(text, trigraphs=False)
    found = tokenize.generate_tokens(io.StringIO(text, newline="").readline)
    return [(t.type, "" if t.type == tokenize.STRING else t.string) for t in found if t.type != tokenize.COMMENT]


WITHOUT = {name: code(name, text) for name, text in files("", "", "").items()}


def test_all_kinds_of_files_are_compared():
    assert WITHOUT.keys() == {
        *("arm.h", "arm.c", "arm_batch.h", "arm_batch.c", "arm_inline.h", "arm_vector.c"),
        "arm.py",
    }
    assert all(len(token_list) > 100 for token_list in (*WITHOUT["arm.h"], WITHOUT["arm.py"]))


@pytest.mark.fuzz
@given(TEXTS, TEXTS, TEXTS)
@example("*\\ int x; /\\*", "*\\ int y; \\*", "*\\ int z; \\*")
@example('"""\nimport os\n"""', "\\", "??/")
def test_no_text_becomes_a_token(description, doc, unit):
    for name, text in files(description, doc, unit).items():
        assert code(name, text) == WITHOUT[name]
        text.encode("utf-8")


@pytest.mark.fuzz
@given(TEXTS)
def test_what_passes_the_gate_passes_it_unchanged(text):
    passed = prose(text)
    assert prose(passed) == passed == Prose(passed)
    assert not {"\\", "\n", "\ud800", "\u202e", "\uff0a", "\uff0f", "\u2215"} & set(passed)


@pytest.mark.parametrize(
    "text", ["*/", "/*", "\\", "??/", '"""', "'''", ">>>", "\n", "\x1b", "\u202e", "\u2028", "\ud800", "\uff0f", "\0"]
)
def test_emitters_refuse_text_that_has_not_passed(text):
    with pytest.raises(EmitError, match="has not passed the gate"):
        Prose(f"a {text} b")
    with pytest.raises(EmitError, match=r"arrays/public.py.j2: comment has a text that has not passed"):
        render(PublicContext("", "", "f", (f"a {text} b",), "", "", "", ()))


@pytest.mark.parametrize("name", ["a b", "x;int y", "q\n", "é", "_x", "", "1a", "a*/b", "\uff51"])
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_emitters_refuse_names_that_are_no_identifiers(name, target):
    (m,) = PLAIN.parameters
    first, *others = PLAIN.functions
    argument = replace(first.inputs[0], name=name)
    for changed in (
        replace(PLAIN, name=name),
        replace(PLAIN, parameters=(replace(m, name=name),)),
        replace(PLAIN, functions=(replace(first, name=name), *others)),
        replace(PLAIN, functions=(replace(first, inputs=(argument, *first.inputs[1:])), *others)),
    ):
        with pytest.raises(EmitError, match="is no identifier and cannot be emitted"):
            emit_sources(changed, target)


def test_ordinary_texts_stay_as_they_are():
    text = "Arm \"A\" of 3 m (see [1]): 50 % at -5 °C, T/2*pi, N·m/s², λ, è, 漢字, x'' <= y # 1 & 2; https://a.b/c?d=e"
    assert prose(text) == text
    assert all(prose(sign) == sign for sign in SIGNS)
    assert paragraph("") == ()


def test_long_texts_are_cut():
    header = files("word " * 50_000, "x" * 200_000, "y" * 200_000)["arm.h"]
    assert len(header) < 20_000
    assert max(map(len, header.splitlines())) < 4096  # of a line, C99 promises so many


ATTACKS = {
    "backslash": "*\\ %s \\*",
    "twice": "**\\/ %s /\\**",
    "trigraph": "*??/\n/ %s /??/\n*",
    "spliced": "*\\\n/ %s /\\\n*",
    "plain": "*/ %s /*",
    "full width": "*\uff0f %s /\uff0a",
    "invisible": "*\u200b/ %s /\u200b*",
    "nul": "*\0/ %s /\0*",
    "backspace": "*x\b/ %s /x\b*",
}
CODE = """enum{a='\\*'};__attribute__((constructor,weak))int(r)(){return(puts("OWNED"));}enum{b='*\\'};"""
"""Reads as C to a compiler, and as harmless declarations to the parser that loads the library."""


@needs_gcc
def test_no_constructor_runs(tmp_path):
    """Each attack in every text of a chain: loaded, built and called in another process, whose output is only ours."""
    for name, attack in ATTACKS.items():
        text = attack % CODE
        (tmp_path / f"{name}.yaml").write_text(validate(pendulum(text, text, text)).to_yaml(), encoding="utf-8")
    script = (
        "import pathlib, symgen, sys\n"
        "for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):\n"
        "    model = symgen.build_model(symgen.load_chain(path), functions=['mass_matrix'], optimization='debug')\n"
        "    print(path.stem, model.mass_matrix([0.5]).item())\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stderr, result.returncode) == ("", 0)
    assert result.stdout.splitlines() == [f"{name} 4.0" for name in sorted(ATTACKS)]


def test_no_module_code_runs():
    text = '"""\nprint("OWNED")\n"""\\'
    model = build_model(validate(pendulum(text, text, text)), "numpy", functions=["mass_matrix"])
    assert model.mass_matrix([0.5]).item() == pytest.approx(4.0)


@needs_gcc
def test_nothing_is_read_out_of_comments():
    """What looks for code in emitted files finds it in code alone."""
    wraps = "x" * (110 - len(" #ifdef __cplusplus"))
    text = f'{wraps} #ifdef __cplusplus int arm_mass_matrix(void); extern "Python" ...'
    chain = validate(pendulum(text, text, text))
    sources = chain_sources(chain, functions=["mass_matrix"])
    assert " #ifdef __cplusplus\n" in sources[0].text
    assert build_model(chain, functions=["mass_matrix"], optimization="debug").mass_matrix([0.5]).item() == 4.0
