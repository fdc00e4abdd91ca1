"""The registry of targets: each record leads to a printer and a backend, and is all that the rest of symgen asks."""

import ast
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.emit import emit_sources
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.options import Options
from symgen.pipeline.choices import check_taken, options_of
from symgen.program.interface import interface
from tests.emit.samples import pendulum

PACKAGE = Path(symgen.__file__).parent


@pytest.mark.parametrize(
    "target",
    [pytest.param(t, marks=pytest.mark.needs(*[t.package] * bool(t.package)), id=name) for name, t in TARGETS.items()],
)
def test_records_lead_to_printers_and_backends(target):
    program = pendulum()
    for dtype in target.dtypes:
        sources = target.emit(program, dtype, Options())
        written = [source.name for source in sources]
        assert {f"{program.name}{ending}" for ending in target.files} <= set(written)
        backend = target.load(emit_sources(program, target.name, dtype), interface(program, dtype), Options())
        assert callable(backend.prepare)
        assert callable(backend.call)


def test_records_are_kept_by_their_names_and_take_options_that_exist():
    assert [target.name for target in TARGETS.values()] == list(TARGETS)
    for target in TARGETS.values():
        assert target.takes <= {field.name for field in fields(Options)}


@pytest.fixture
def further():
    """A further target, made of the parts of NumPy's, in an entry of the registry and nowhere else."""
    numpy = TARGETS["numpy"]
    TARGETS["further"] = replace(numpy, name="further", dtypes=("float64",))
    yield
    del TARGETS["further"]


@pytest.mark.usefixtures("further")
def test_a_new_record_is_a_target_of_every_call(tmp_path, capsys, repository):
    example = repository / "examples" / "pendulum.yaml"
    chosen = {"functions": ["mass_matrix"]}
    models = [symgen.build_model(example, target, **chosen) for target in ("further", "numpy")]
    np.testing.assert_array_equal(*(model.mass_matrix([0.5]) for model in models))
    assert symgen.emit_sources(example, "further", **chosen) == symgen.emit_sources(example, "numpy", **chosen)
    assert main(["emit", str(example), "--target", "further", "--output", str(tmp_path)]) == 0
    assert (tmp_path / "pendulum.py").is_file()
    capsys.readouterr()
    assert main(["emit", str(example), "--target", "another"]) == 2
    assert "further" in capsys.readouterr().err


def test_an_option_that_no_target_takes_is_refused_by_its_name():
    with pytest.raises(ArgumentError, match="threads: it is for target 'c', not for numpy; leave it out"):
        check_taken(["numpy"], libm=False, threads=2)
    check_taken(["numpy", "c"], libm=True, threads=2)
    check_taken(["numpy"], libm=False)
    assert options_of(["c"], "debug", libm=True) == Options("debug", libm=True)


def test_no_other_file_lists_targets():
    """Pairs such as ("c", "numpy") stand in the registry alone; `"c"` where only C can be meant is no list."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple | ast.List | ast.Set):
                words = {item.value for item in node.elts if isinstance(item, ast.Constant)}
                if TARGETS.keys() <= words:
                    found.append(str(path.relative_to(PACKAGE)))
    assert found == []
