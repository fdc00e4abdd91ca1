"""The registry of products: each record leads to its maker, and is all that the command line and the pipeline ask."""

import inspect
from dataclasses import fields, replace
from importlib import import_module

import pytest

import symgen
from symgen.cli import main
from symgen.emit.source import SourceFile
from symgen.emit.targets import TARGETS, target_of
from symgen.errors import ArgumentError
from symgen.options import Options
from symgen.products.product import Product, Setting, Summary
from symgen.products.registry import PRODUCTS, beside, in_place


def place(named):
    module, name = named.split(":")
    return getattr(import_module(module), name)


@pytest.mark.parametrize("product", PRODUCTS.values(), ids=PRODUCTS)
def test_records_lead_to_functions_that_take_their_settings(product):
    own = {setting.name for setting in product.settings}
    for named, before in ((product.make, 2), (product.functions, 2), (product.summary, 2)):
        if named:
            taken = list(inspect.signature(place(named)).parameters.values())
            assert {p.name for p in taken[before:]} == own or taken[-1].kind == inspect.Parameter.VAR_KEYWORD
    for setting in product.settings:
        assert callable(place(setting.read)) if setting.read else True
    assert product.takes | set(product.options) <= {field.name for field in fields(Options)}
    assert target_of(product.target or product.beside)


def test_names_are_one_for_each_and_none_is_a_target():
    assert [product.name for product in PRODUCTS.values()] == list(PRODUCTS)
    assert not PRODUCTS.keys() & TARGETS.keys()
    assert PRODUCTS.keys() == beside().keys() | in_place().keys()


MARK = b"pendulum, emitted by symgen 0"


def card(build, before, letter="a"):
    """A maker: text and bytes, the latter in a folder."""
    names = ",".join(build.functions)
    return (
        SourceFile(f"{build.mechanism.name}.card", f"/* {build.mechanism.name}, emitted by symgen 0 */\n{names}\n"),
        SourceFile(f"raw/{letter}.bin", "", letter.encode() + bytes([0, 255, len(before)]) + MARK),
    )


def with_bias(mechanism, asked, letter="a"):
    return [*(asked or ()), "bias"]


def what_to_do(build, names, letter="a"):
    return Summary((f"print {names[-1]}",), ("of paper",), {"letters": letter})


@pytest.fixture
def further():
    """A product in an entry of the registry and nowhere else."""
    here = "tests.products.test_registry"
    PRODUCTS["card"] = Product(
        "card", "a card", f"{here}:card", f"{here}:with_bias", f"{here}:what_to_do",
        dtypes=("float64",), settings=(Setting("letter", "X", "card: a letter"),),
    )  # fmt: skip
    yield PRODUCTS["card"]
    del PRODUCTS["card"]


PENDULUM = "examples/pendulum.yaml"


@pytest.mark.usefixtures("further")
def test_a_new_record_is_a_product_of_every_call(tmp_path, capsys):
    files = symgen.emit_sources(PENDULUM, functions=["gravity"], products=["card"], letter="z")
    assert [file.name for file in files] == ["pendulum.h", "pendulum.c", "pendulum.card", "raw/z.bin"]
    assert files[-1].content == b"z\x00\xff\x02" + MARK
    assert files[-2].text.endswith("\nbias,gravity\n") or files[-2].text.endswith("\ngravity,bias\n")
    words = ["emit", PENDULUM, "--functions", "gravity", "--with", "card", "--letter", "z", "-o", str(tmp_path)]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert f"raw/z.bin  {4 + len(MARK)} bytes" in out
    assert "print raw/z.bin" in out
    assert "of paper" in out
    assert (tmp_path / "raw" / "z.bin").read_bytes() == b"z\x00\xff\x02" + MARK
    assert main([*words, "--json"]) == 0
    assert '"letters": "z"' in capsys.readouterr().out
    (tmp_path / "raw" / "z.bin").write_bytes(b"\x00 somebody's")
    assert main(words) == 1
    assert main(["emit", "--help"]) == 0
    assert "card: a letter" in capsys.readouterr().out


def test_a_product_in_place_of_sources_may_be_one_file_with_a_name_of_its_own(further, tmp_path):
    PRODUCTS["card"] = replace(further, make="tests.products.test_registry:only", target="c", endings=(".card",))
    assert main(["emit", PENDULUM, "--target", "card", "-o", str(tmp_path / "mine.card")]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["mine.card"]
    assert main(["emit", PENDULUM, "--target", "card", "--with", "simulator"]) == 1


def only(build, before, letter="a"):
    return card(build, before)[:1]


@pytest.mark.usefixtures("further")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"products": "card"}, "a list of names is wanted, not a text"),
        ({"products": ["cart"]}, r"there is no 'cart' \(did you mean 'card'\?\)"),
        ({"letter": "z"}, "letter: it belongs to card; leave it out"),
        ({"products": ["card"], "leter": "z"}, "leter: no product has this setting"),
        ({"products": ["card"], "dtype": "float32"}, "card computes in float64, not in float32"),
        ({"products": ["card"], "target": "numpy"}, "card: it stands beside target c, not beside numpy"),
        ({"products": ["card"], "profile": "controller"}, "card: it needs what a profile leaves out"),
        ({"products": ["kit"]}, "kit: it is for profile controller"),
        ({"products": ["card"], "target": "casadi"}, "casadi stands alone; leave card out"),
    ],
)
def test_products_refuse_what_they_do_not_have(given, words):
    with pytest.raises(ArgumentError, match=words):
        symgen.emit_sources(PENDULUM, **given)
