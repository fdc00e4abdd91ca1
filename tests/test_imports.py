"""What imports what, read from the source, not run.

The stages may import what the table of the design allows, and nothing else, and modules do not import each other in
circles.
"""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from symgen.pipeline.source_fingerprint import DERIVATION, EMISSION, RECIPES

PACKAGE = Path(__file__).parents[1] / "symgen"

STAGES = {
    "describe": set(),
    "program": set(),
    "derive": {"describe", "program"},
    "formulate": {"describe", "program", "derive"},
    "emit": {"program"},
    "compile": {"program", "emit"},
    "model": {"describe", "program", "emit", "compile"},
    "reference": {"describe", "program"},
    "report": {"describe", "program", "derive", "reference"},
    "check": {"describe", "program", "derive", "compile", "model", "reference", "report"},
    "cost": {"program", "emit"},
    "evidence": {"program", "emit", "cost"},
    "viewer": set(),
    "simulate": {"describe", "program", "compile", "model", "viewer"},
    "analyse": {"describe", "model", "reference", "simulate", "viewer"},
    "pipeline": {
        "describe",
        "program",
        "derive",
        "formulate",
        "emit",
        "compile",
        "model",
        "reference",
        "report",
        "check",
        "simulate",
        "analyse",
        "cost",
        "evidence",
        "viewer",
        "products",
    },
    "products": {"describe", "program", "derive", "formulate", "emit", "compile", "check", "simulate", "pipeline"},
    "identify": {"describe", "program", "model", "reference", "report", "simulate", "analyse", "pipeline"},
    "autodiff": {"describe", "program", "compile", "model", "simulate", "pipeline"},
}
"""Stage -> the other stages that its modules may import; `cli` may import all of them. `identify`,
`products` and `autodiff` stand above the pipeline, which builds the models that are fitted or differentiated and the
sources that products hold; the pipeline asks the registry of products for those that users name."""

LIBRARIES = {
    "describe": {"sympy", "numpy", "scipy"},
    "program": {"jinja2", "cffi", "numpy"},
    "derive": {"numpy", "jinja2", "cffi"},
    "formulate": {"sympy", "numpy", "jinja2", "cffi"},
    "emit": {"cffi", "numpy", "sympy"},
    "compile": {"sympy", "jinja2"},
    "model": {"sympy", "jinja2"},
    "report": {"numpy", "jinja2", "cffi"},
    "reference": {"sympy", "jinja2", "cffi"},
    "check": {"sympy", "jinja2", "cffi"},
    "cost": {"sympy", "jinja2", "cffi"},
    "evidence": {"sympy", "jinja2", "cffi", "numpy"},
    "viewer": {"sympy", "numpy", "jinja2", "cffi"},
    "simulate": {"sympy", "jinja2", "cffi"},
    "analyse": {"sympy", "jinja2", "cffi"},
    "identify": {"sympy", "jinja2", "cffi"},
    "autodiff": {"sympy", "jinja2", "cffi"},
    "pipeline": {"sympy", "jinja2", "cffi"},
    "products": {"sympy", "jinja2", "cffi"},
    "cli": {"sympy", "numpy", "jinja2", "cffi"},
}
"""Stage -> libraries that its modules must not import. `pipeline` and `cli` have no logic of their own."""

SHARED = {"text"}
"""Rooms beside the stages, open to all of them; they import no stage."""

ALL = {*STAGES, "cli"}
FORBIDDEN = {
    stage: LIBRARIES[stage] | {f"symgen.{other}" for other in ALL - STAGES.get(stage, ALL) - {stage}} for stage in ALL
}
"""Stage -> what its modules must not import."""

OF_PROGRAM = {
    "count",
    "differentiate",
    "folding",
    "from_sympy",
    "function",
    "nodes",
    "probes",
    "rewrite",
    "rounding",
    "second_order",
    "validity",
}
"""The parts of `program` that `derive` knows: nodes and functions, never the passes. The choice of what is
cheaper after the passes belongs to `formulate`."""

OF_EMISSION = {"source", "names", "targets", "templates"}
"""The parts of `emit` that `compile` and `model` know: its files, how functions are called in them, the registry of
targets, how templates are filled in. Nothing that prints."""

INTERPRETER = {
    "arithmetic",
    "backend",
    "double_double",
    "exact",
    "interpreter",
    "magnitude",
    "monte_carlo_arithmetic",
    "scale",
    "schedule",
}
"""What executes programs, of `reference`; the rest is numeric mechanics, which shares nothing with it, derive or
program."""


def imported(path: Path) -> set[str]:
    """Every module that a file imports, lazily or not; what only type checkers read is left out."""
    names: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(path.read_text(encoding="utf-8")))
    return names


def offences(path: Path, forbidden: set[str]) -> list[str]:
    """What a file imports although it must not."""
    return sorted(n for n in imported(path) if any(n == bad or n.startswith(bad + ".") for bad in forbidden))


@pytest.mark.parametrize("stage", sorted(FORBIDDEN))
def test_stage_imports_only_what_it_may(stage):
    found = {
        str(p.relative_to(PACKAGE)): offences(p, FORBIDDEN[stage]) for p in sorted((PACKAGE / stage).rglob("*.py"))
    }
    assert found, "the stage has no modules"
    assert {path: names for path, names in found.items() if names} == {}


def test_every_stage_has_its_rule():
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} == FORBIDDEN.keys() | SHARED


@pytest.mark.parametrize("room", sorted(SHARED))
def test_shared_rooms_import_no_stage(room):
    stages = {f"symgen.{stage}" for stage in ALL}
    assert [path.name for path in (PACKAGE / room).rglob("*.py") if offences(path, stages)] == []


def test_derive_knows_nodes_not_passes():
    found = {name for path in (PACKAGE / "derive").rglob("*.py") for name in imported(path)}
    assert {name.split(".")[2] for name in found if name.startswith("symgen.program.")} <= OF_PROGRAM


def test_compile_and_model_know_what_is_emitted_not_how():
    paths = [path for stage in ("compile", "model") for path in (PACKAGE / stage).rglob("*.py")]
    found = {name for path in paths for name in imported(path)}
    assert {name.split(".")[2] for name in found if name.startswith("symgen.emit.")} == OF_EMISSION


@pytest.mark.parametrize("path", sorted((PACKAGE / "reference").glob("*.py")), ids=lambda path: path.stem)
def test_numeric_mechanics_stands_alone(path):
    interpreter = {f"symgen.reference.{name}" for name in INTERPRETER}
    found = offences(path, {"symgen.derive", "symgen.program", *interpreter})
    assert bool(found) == (path.stem in INTERPRETER)


def test_the_pipeline_knows_products_by_their_records():
    found = {name for path in (PACKAGE / "pipeline").rglob("*.py") for name in imported(path)}
    assert {name.split(".")[2] for name in found if name.startswith("symgen.products.")} == {"product", "registry"}


OF_REFERENCE = {"chain_answers", "controls", "models"}
"""The modules of `pipeline` that import the reference: to enumerate modes, and for target "reference".
`check` is the reference's own stage."""


def test_the_reference_decides_nothing_about_what_is_built():
    found = {path.stem for path in (PACKAGE / "pipeline").rglob("*.py") if offences(path, {"symgen.reference"})}
    assert found == OF_REFERENCE


@pytest.mark.parametrize("places", [DERIVATION, EMISSION])
def test_keys_of_the_cache_name_all_that_can_change_a_result(places):
    """Every module that one of these places imports is in one of them; recipes import the makers of choices besides."""
    paths = {
        path for place in places for path in ((PACKAGE / place).rglob("*.py"), PACKAGE.glob(place)) for path in path
    }
    names = {".".join(("symgen", *path.relative_to(PACKAGE).with_suffix("").parts)): path for path in paths}
    known = {name.removesuffix(".__init__"): path for name, path in names.items() if name != "symgen.__main__"}
    graph = dependencies(PACKAGE)
    assert len(known) > 200
    recipes = {PACKAGE / name for name in RECIPES}
    assert {needed for name, path in known.items() if path not in recipes for needed in graph[name]} <= known.keys()


COPIED = 6
"""Lines of code in a row that two methods do not have in common by chance; tables of operations have five."""


def rows(path: Path) -> set[tuple[str, ...]]:
    """Every `COPIED` lines of code in a row, without imports, docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            texts = [x for x in node.body if isinstance(x, ast.Expr) and isinstance(x.value, ast.Constant)]
            node.body = [x for x in node.body if x not in texts and not isinstance(x, ast.Import | ast.ImportFrom)]
    lines = ast.unparse(ast.fix_missing_locations(tree)).splitlines()
    code = [line.strip() for line in lines if line.strip()]
    return {tuple(code[k : k + COPIED]) for k in range(len(code) - COPIED + 1)}


def test_the_reference_is_no_copy_of_what_it_judges():
    """An error that both make is found by neither."""
    judged = [path for stage in ("derive", "formulate", "program", "emit") for path in (PACKAGE / stage).rglob("*.py")]
    theirs = set().union(*map(rows, judged))
    copies = [(path.name, row) for path in (PACKAGE / "reference").glob("*.py") for row in rows(path) & theirs]
    assert copies == []


def dependencies(package: Path) -> dict[str, set[str]]:
    """Module -> modules of the package that it imports, lazily or not.

    Imports of the package itself are left out: Python imports it before any of its modules, and it imports them when
    one of its names is used.
    """
    paths = {path.relative_to(package.parent).with_suffix(""): path for path in sorted(package.rglob("*.py"))}
    modules = {".".join(name.parts).removesuffix(".__init__"): path for name, path in paths.items()}
    return {name: (imported(path) & modules.keys()) - {name, package.name} for name, path in modules.items()}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other, the first one again at the end; none when there is no circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_circles():
    assert circle(dependencies(PACKAGE)) == []


def test_circles_are_found(tmp_path):
    package = tmp_path / "arm"
    (package / "hand").mkdir(parents=True)
    (package / "__init__.py").write_text("def grip():\n    from arm.hand import grip\n    return grip()\n")
    (package / "hand" / "__init__.py").write_text("from arm.hand.finger import grip\n")
    (package / "hand" / "finger.py").write_text("import arm\n")
    assert circle(dependencies(package)) == []
    (package / "hand" / "finger.py").write_text("def grip():\n    from arm.nail import keratin\n")
    (package / "nail.py").write_text("from arm.hand import finger\n")
    assert sorted(circle(dependencies(package))[1:]) in (["arm.hand.finger", "arm.nail"],
                                                         ["arm.hand", "arm.hand.finger", "arm.nail"])  # fmt: skip


def test_the_rule_can_fail(tmp_path):
    guilty = tmp_path / "guilty.py"
    guilty.write_text("def f():\n    from sympy.core import Expr\n    return Expr\n")
    assert offences(guilty, {"sympy"}) == ["sympy.core", "sympy.core.Expr"]
    guilty.write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import sympy\n")
    assert offences(guilty, {"sympy"}) == []
