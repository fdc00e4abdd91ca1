"""A source distribution, and the wheel that pip builds of it, in an environment of its own: all files are in them."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from symgen.describe.examples import chapters

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """The folder of the unpacked source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("symgen-*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel(unpacked, tmp_path_factory):
    """The wheel, built of the source distribution as pip does."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(unpacked)], check=True, capture_output=True)
    return next(folder.glob("symgen-*.whl"))


def test_source_distribution_holds_the_repository(unpacked):
    """Its files at the top, and all of the folders that its tests read."""
    ours = {path.name for path in ROOT.iterdir() if path.is_file() and not path.name.startswith(".")}
    for folder in ("symgen", "templates", "tests", "examples", "docs", "generated", "benchmarks"):
        paths = (path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        ours |= {str(path.relative_to(ROOT)) for path in paths}
    assert len(ours) > 1000
    assert {name for name in ours if not (unpacked / name).is_file()} == set()


def test_wheel_holds_templates_and_type_marker(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "symgen/py.typed" in names
    in_tree = {f"symgen/{path.relative_to(ROOT)}" for path in (ROOT / "templates").rglob("*") if path.is_file()}
    in_tree |= {f"symgen/{path.relative_to(ROOT / 'symgen')}" for path in (ROOT / "symgen").rglob("*.html")}
    assert len(in_tree) > 50
    assert in_tree <= set(names)


def test_wheel_holds_the_gallery(wheel):
    """The catalogue and the chains that it names, which `symgen new --from` copies; no Python of the examples."""
    names = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("symgen/examples/")]
    wanted = {f"symgen/examples/{example.chain}" for chapter in chapters() for example in chapter.examples}
    assert wanted | {"symgen/examples/gallery/catalogue.yaml"} <= set(names)
    assert {Path(name).suffix for name in names} == {".yaml", ".urdf"}


def test_metadata_says_what_it_is(wheel):
    archive = zipfile.ZipFile(wheel)
    (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    found = Parser().parsestr(archive.read(name).decode())
    assert (found["Name"], found["License-Expression"]) == ("symgen", "MIT")
    assert found["Description-Content-Type"] == "text/markdown"
    assert found.get_payload().startswith("# symgen")
    assert set(found.get_all("Provides-Extra")) >= {"plot", "parquet", "identify", "casadi", "cluster", "completion"}


COMMANDS = (
    "derive crane.yaml -o crane.html",
    "new tackle --from block_and_tackle",
    "emit crane.yaml",
    "emit crane.yaml --target numpy",
    "emit crane.yaml --functions bias --with simulator -o simulator",
    "emit crane.yaml --target casadi --functions xdot",
    "simulate crane.yaml --target numpy --duration 0.1 --png motion.png",
    "check crane.yaml --functions bias --samples 10",
)
SCRIPT = """
import sys
import symgen
from symgen.cli import main
for words in sys.argv[1:]:
    assert main(words.split()) == 0, words
symgen.simulate("crane.yaml", 0.1, q=[0.3, 0.0]).animate("motion.html")
print(symgen.__file__)
"""


def test_wheel_in_an_empty_environment_runs_the_commands(wheel, tmp_path):
    """The first by the installed program, the others in one interpreter, as each would import SymPy again."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True, env=environment)
    python = tmp_path / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, env=environment, capture_output=True)
    # dependencies come from this environment by a plain path line: an editable install in it stays invisible
    site = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")

    work = tmp_path / "work"
    work.mkdir()
    new = [str(tmp_path / "venv" / "bin" / "symgen"), "new", "crane"]
    subprocess.run(new, check=True, cwd=work, env=environment, capture_output=True)
    command = [str(python), "-c", SCRIPT, *COMMANDS]
    found = subprocess.run(command, check=False, cwd=work, env=environment, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "crane: passed" in found.stdout
    assert found.stdout.splitlines()[-1].startswith(str(tmp_path))
    assert "<math" in (work / "crane.html").read_text()
    assert (work / "generated" / "crane" / "c" / "crane.c").is_file()
    assert (work / "generated" / "crane" / "numpy" / "crane.py").is_file()
    assert "<canvas" in (work / "motion.html").read_text() or "<svg" in (work / "motion.html").read_text()
