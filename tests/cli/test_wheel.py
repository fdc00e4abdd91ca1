"""A wheel in an environment of its own writes code and checks it: templates, type marker, entry point are in it."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True, capture_output=True)
    return next(folder.glob("symgen-*.whl"))


def test_wheel_holds_templates_and_type_marker(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "symgen/py.typed" in names
    for target in ("c", "numpy"):
        in_tree = {f"symgen/templates/{target}/{path.name}" for path in (ROOT / "templates" / target).glob("*.j2")}
        assert in_tree
        assert in_tree <= set(names)


def test_wheel_in_an_empty_environment_writes_code_and_checks_it(wheel, tmp_path):
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True, env=environment)
    python = tmp_path / "venv" / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, env=environment, capture_output=True)
    # dependencies come from this environment by a plain path line: an editable install in it stays invisible
    site = next((tmp_path / "venv" / "lib").glob("python*/site-packages"))
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")

    symgen = str(tmp_path / "venv" / "bin" / "symgen")
    work = tmp_path / "work"
    work.mkdir()
    for arguments in ("new crane", "emit crane.yaml", "emit crane.yaml --target numpy"):
        subprocess.run([symgen, *arguments.split()], check=True, cwd=work, env=environment, capture_output=True)
    assert (work / "generated" / "crane" / "c" / "crane.c").is_file()
    assert (work / "generated" / "crane" / "numpy" / "crane.py").is_file()
    check = [symgen, "check", "crane.yaml", "--functions", "bias", "--samples", "10"]
    found = subprocess.run(check, check=False, cwd=work, env=environment, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "crane: passed" in found.stdout
    where = subprocess.run(
        [str(python), "-c", "import symgen; print(symgen.__file__)"],
        check=True, cwd=work, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert str(tmp_path) in where.stdout
