"""`symbol` and `subscript`: known letters and accents, no two alike, kept by `to_yaml`, without effect on mechanics."""

from dataclasses import replace

import pytest

from symgen.describe.assemble import assemble
from symgen.describe.letters import ACCENTS, LETTERS, read_letter, why_no_letter
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.formulate.chain_plan import fingerprint

TEXT = """
symgen: 1
name: arm
parameters:
  mass: {value: 1, symbol: bar m, subscript: l}
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0]}, mass: mass, com: [1, 0, 0], symbol: vartheta,
     subscript: 1}
  - {name: elbow, type: revolute, place: {xyz: [0, 0, 0]}, mass: mass, com: [1, 0, 0], subscript: 2}
  - {name: flange, type: fixed, place: {xyz: [0, 0, 0]}}
"""


def test_letters_survive_a_round_trip():
    chain = loads_chain(TEXT)
    assert (chain.joints[0].symbol, chain.joints[0].subscript) == ("vartheta", "1")
    assert (chain.parameters[0].symbol, chain.parameters[0].subscript) == ("bar m", "l")
    assert loads_chain(chain.to_yaml()) == chain


def test_a_plan_serves_the_chain_in_other_letters():
    chain = loads_chain(TEXT)
    bare = replace(chain, joints=tuple(replace(j, symbol=None, subscript=None) for j in chain.joints))
    assert bare != chain
    assert fingerprint(assemble(bare)) == fingerprint(assemble(chain))


def test_every_letter_with_every_accent_is_read_and_nothing_else():
    for name in LETTERS:
        assert why_no_letter(name) is None
        for accent in ACCENTS:
            assert read_letter(f"{accent} {name}") is not None
    for text in ("", " ", "theta ", "bar", "bar  m", "bar bar m", "m bar", "é", "θ", "\\theta", "}", "x\n", "ab"):
        assert read_letter(text) is None
        assert why_no_letter(text)


@pytest.mark.parametrize("letter", ["t", "d", "pi"])
def test_letters_with_a_meaning_serve_with_a_subscript_or_an_accent(letter):
    for symbol, below in ((letter, ", subscript: 1"), (f"hat {letter}", "")):
        chain = loads_chain(TEXT.replace("symbol: vartheta,\n     subscript: 1", f"symbol: {symbol}{below}"))
        assert chain.joints[0].symbol == symbol


REFUSED = [
    ("symbol: vartheta", "symbol: thta", "found the symbol 'thta'; it is a Latin or Greek letter .*mean 'theta'"),
    ("symbol: vartheta", r"symbol: '\bar{\theta}'", r"found the symbol '\\\\bar\{\\\\theta\}'; write 'bar theta'"),
    ("symbol: vartheta", "symbol: theta_1", "write 'theta', and '1' as its subscript"),
    ("symbol: vartheta", "symbol: Mu", "it has the form of the Latin letter: write 'M'"),
    ("symbol: vartheta", "symbol: [a]", "expected a text, found a list of 1"),
    ("subscript: 1", "subscript: '{x}'", "found the subscript '{x}'; it is letters and digits"),
    ("subscript: 1", "subscript: thirteenchars", "at most 12 characters"),
    ("subscript: 2", "symbol: vartheta, subscript: 1", "'vartheta' with the subscript '1' is the letter of joint 'sh"),
    ("symbol: bar m, subscript: l", "subscript: l", "a parameter has a subscript of its own only with a symbol"),
    (
        "symbol: vartheta,\n     subscript: 1",
        "symbol: t",
        "found the symbol 't'; in documents it is the time; give it a sub",
    ),
    ("symbol: vartheta,\n     subscript: 1", "symbol: d", "'d'; in documents it is the sign of derivatives"),
    ("symbol: bar m, subscript: l", "symbol: pi", "'pi'; in documents it is the number pi; .* accent .'hat pi'.,"),
    ("type: fixed,", "type: fixed, symbol: a,", "a fixed joint has no coordinate"),
]


@pytest.mark.parametrize(("old", "new", "says"), REFUSED)
def test_what_is_no_letter_is_refused(old, new, says):
    assert TEXT.count(old) == 1
    with pytest.raises(ChainError, match=says):
        loads_chain(TEXT.replace(old, new))
