"""Every snippet of the README and of `docs/` runs, and gives the numbers that it shows."""

import doctest
import importlib
import re
import shutil
import subprocess
import textwrap

import pytest

import symgen
from symgen.cli import main
from symgen.cli.emit import compile_commands
from symgen.cli.parser import COMMANDS, Parser
from symgen.describe.load import loads_chain
from symgen.options import RELEASE
from symgen.pipeline import emit_sources, load_chain
from tests.documents import PAGES, README, ROOT, blocks, languages, shell_lines

DOCS = ROOT / "docs"
LONGEST = 120
"""Lines of the README; the rest stands in `docs/`."""

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")


SOURCES = [path.read_text() for folder in ("symgen", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]


def quoted(block):
    """The block as it stands in a source, less what both have before each line."""
    return textwrap.dedent(block).strip("\n")


@pytest.fixture(scope="module")
def emitted(tmp_path_factory):
    """What `symgen emit examples/two_link.yaml --batches` writes, and with `--target cuda`."""
    folder, chain = tmp_path_factory.mktemp("c"), ROOT / "examples" / "two_link.yaml"
    for source in (*emit_sources(chain, batches=True), *emit_sources(chain, "cuda")):
        (folder / source.name).write_text(source.text)
    return folder


def test_the_readme_is_short():
    assert len(README.read_text().splitlines()) <= LONGEST


def test_pages_lead_to_each_other():
    """Each page is in the index of the site, and every page and file that is named exists."""
    listed = "\n".join(blocks(DOCS / "index.md", "{toctree}")).splitlines()
    assert sorted(page.stem for page in PAGES if page not in (README, DOCS / "index.md")) == sorted(
        line for line in listed if re.fullmatch(r"[\w-]+", line)
    )
    assert "(docs/index.md)" in README.read_text()
    for page in PAGES:
        text = page.read_text()
        for name in re.findall(r"\]\(([\w/.-]+)\)", text):
            assert (page.parent / name).exists(), (page.name, name)
        for name in re.findall(r"`((?:docs|examples|benchmarks)/[\w/]+\.\w+)`", text):
            assert (ROOT / name).exists(), (page.name, name)


@pytest.mark.parametrize("name", ["llms.txt", "CONTRIBUTING.md", "SECURITY.md"])
def test_papers_name_files_commands_and_targets_that_exist(name):
    text = (ROOT / name).read_text()
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    named = re.findall(r"\]\(([\w/.-]+)\)", text) + re.findall(r"`((?:docs|examples|symgen|tests)/[\w/.]+)`", text)
    assert named or name == "SECURITY.md"
    assert all((ROOT / path).exists() for path in named)
    assert set(re.findall(r"`?make ([a-z]+)", text)) <= {*targets, "it", "sure"}
    assert set(re.findall(r"`symgen (\w+)", text)) <= set(COMMANDS)
    assert all(hasattr(symgen, call) for call in re.findall(r"`symgen\.(\w+)`", text))


def test_llms_leads_to_every_page():
    text = (ROOT / "llms.txt").read_text()
    assert {f"docs/{page.name}" for page in PAGES if page.stem not in ("README", "index")} <= set(
        re.findall(r"\]\(([\w/.-]+)\)", text)
    )


@each_page
def test_every_block_is_of_a_language_that_is_tested(page):
    assert languages(page) <= {
        "python", "yaml", "c", "cmake", "text", "cpp", "rust", "julia", "{toctree}", "{eval-rst}",
    }  # fmt: skip
    assert "".join(blocks(page, "text")).count(">>>") == 0


@each_page
def test_numbers_are_what_comes_out(page, tmp_path, monkeypatch):
    """Every block with a prompt runs; the others are lines of a source or an example."""
    needed = {"jax": "jax", "differentiable": "jax", "fmu": "fmpy"}.get(page.stem)
    if needed is not None:
        pytest.importorskip(needed)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    shown = [block for block in blocks(page, "python") if ">>>" in block]
    assert (found.attempted > 0) == bool(shown)
    assert found.failed == 0
    for block in blocks(page, "python"):
        assert block in shown or any(quoted(block) in text for text in SOURCES)


def test_pages_have_examples():
    shown = {page.stem: "".join(blocks(page, "python")).count(">>> ") for page in PAGES}
    assert {page for page, count in shown.items() if count > 0} >= {"README", "python", "friction", "check"}
    assert min(shown["vibration"], shown["identification"]) > 20


@each_page
def test_chains_are_those_of_the_examples(page):
    """Parts of the examples, or whole chains; `chain-format.md` has a skeleton, with dots where a chain goes on."""
    examples = [path.read_text() for path in sorted((ROOT / "examples").rglob("*.yaml"))]
    for block in blocks(page, "yaml"):
        if not any(block in text for text in examples) and not (page.stem == "chain-format" and "..." in block):
            assert loads_chain(block).moving
    assert page != README or blocks(page, "yaml") == [(ROOT / "examples" / "two_link.yaml").read_text()]


@each_page
def test_declarations_are_those_of_the_headers(page, emitted):
    header = "".join(path.read_text() for path in emitted.glob("*.h"))
    for block in blocks(page, "c"):
        for line in [] if "main" in block else block.splitlines():
            assert line in header


@needs_gcc
@pytest.mark.parametrize("page", [README, DOCS / "c.md"], ids=lambda path: path.stem)
def test_programs_print_what_they_say(page, emitted, tmp_path):
    """The last comment of a program is what it prints."""
    (program,) = [block for block in blocks(page, "c") if "main" in block]
    (tmp_path / "main.c").write_text(program)
    sources = sorted(str(path) for path in emitted.glob("*.c") if not re.search("_(vector|batch)", path.name))
    strict = ["-std=c99", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror"]
    command = ["gcc", *strict, f"-I{emitted}", "main.c", *sources, "-lm", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run([str(tmp_path / "main")], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == re.findall(r"/\* (.*?) \*/", program)[-1]


def additions(model, function):
    """Those of an emitted function, as its header counts them."""
    header = emit_sources(load_chain(ROOT / "examples" / f"{model}.yaml"), optimization=RELEASE)[0].text
    before = re.split(rf"\b{model}_{function}\(", header)[0]
    return re.findall(r"Operations: (.*) add,", before)[-1]


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_bounds_are_those_of_the_headers():
    text = " ".join((DOCS / "friction.md").read_text().split())
    arm, robot = (additions(model, "step") for model in ("two_link", "puma560_friction"))
    assert f"a `step` takes {arm} additions, for a PUMA 560 with friction in all joints {robot}." in text
    feed_forward = additions("puma560_friction", "friction_inverse_dynamics")
    assert feed_forward.isdigit()
    assert f"no loops: {feed_forward} additions" in text


ROBOT = """<robot name="robot"><link name="foot"/>
  <link name="left_hand"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="lift" type="prismatic"><parent link="foot"/><child link="left_hand"/><axis xyz="0 0 1"/>
    <limit lower="0" upper="1" effort="1" velocity="1"/></joint></robot>
"""
"""A URDF file for the commands that name one."""

FEW = ["--functions", "mass_matrix,forward_dynamics"]
SHORTER = {
    "emit": FEW,
    "check": [*FEW, "--samples", "60", "--dtype", "float64"],
    "tune": ["--trials", "30", "--functions", "mass_matrix"],
    "simulate": ["--duration", "0.5"],
    "report": ["--no-check", "--duration", "0.5", "--target", "numpy"],
    "cost": ["--samples", "10"],
}
"""What makes a command of a page short; the last of two options counts."""

TOOLS = {"cost": ("arm-none-eabi-gcc", "qemu-system-arm"), "evidence": ("gcc", "cppcheck")}
"""Programs that a command needs."""


def shorter(command, *words):
    """The command with little to do."""
    if "casadi" in words:
        return [command, *words, "--functions", "xdot"]
    if command == "simulate" and words[0] in ("arm.yaml", "lifting_arm.yaml"):
        return [command, *words, *SHORTER[command], "--target", "numpy"]  # nothing to compile
    return [command, *words, *SHORTER.get(command, [])]


def test_commands_run_in_their_order(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples", "examples")
    (tmp_path / "robot.urdf").write_text(ROBOT)
    for page in PAGES:
        for block in blocks(page, "yaml"):
            if block.startswith("symgen:") and "..." not in block:
                (tmp_path / f"{loads_chain(block).name}.yaml").write_text(block)
    order = sorted(PAGES, key=lambda page: page.stem != "start")  # which begins with a chain that others use
    lines = [tuple(words[1:]) for page in order for words in shell_lines(page) if words[0] == "symgen"]
    shown = [*map(list, dict.fromkeys(lines))]  # a page may repeat what another shows
    assert {"new", "validate", "derive", "emit", "check", "simulate", "tune", "bench"} <= {name for name, *_ in shown}
    for words in shown:
        if words[0] == "bench" or any(shutil.which(tool) is None for tool in TOOLS.get(words[0], ())):
            continue
        assert main(shorter(*words)) == 0, (words, capsys.readouterr().err)
    assert (tmp_path / "motion.png").stat().st_size > 0


@each_page
def test_every_command_is_one(page):
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    for program, *words in shell_lines(page):
        assert program in ("symgen", "make", "gcc", "nvcc", "cmake", "pip")
        if program == "make":
            assert set(words) <= set(targets)
        if program == "symgen":
            assert words[0] in COMMANDS
            command = importlib.import_module(f"symgen.cli.{words[0]}")
            reader = Parser(prog="symgen")
            command.options(reader)
            reader.parse_args(words[1:])
    for target in re.findall(r"`make ([a-z]+)", page.read_text()):
        assert target in targets


@needs_gcc
def test_compilers_compile(emitted, tmp_path):
    """The commands are those that `emit` prints, and one that links the page's program."""
    folder = shutil.copytree(emitted, tmp_path / "c")
    page = DOCS / "c.md"
    (program,) = [block for block in blocks(page, "c") if "main" in block]
    (folder / "main.c").write_text(program)
    lines = [words for words in shell_lines(page) if words[0] == "gcc"]
    assert len(lines) == 3
    printed = compile_commands(
        "two_link", sorted(path.name for path in folder.glob("two_link*") if "_cuda." not in path.name)
    )
    assert [" ".join(lines[0]), " ".join(lines[2])] == [command.split("  #")[0] for command in printed]
    for words in lines:
        subprocess.run(" ".join(words), shell=True, cwd=folder, check=True)


@needs_gcc
@pytest.mark.needs("cmake")
def test_cmake_builds(emitted, tmp_path):
    folder = tmp_path / "c"
    folder.mkdir()
    for name in ("two_link.h", "two_link.c", "two_link_2.c"):
        shutil.copy(emitted / name, folder)
    page = DOCS / "c.md"
    (lists,) = blocks(page, "cmake")
    (program,) = [block for block in blocks(page, "c") if "main" in block]
    (folder / "CMakeLists.txt").write_text(lists)
    (folder / "main.c").write_text(program)
    (line,) = [words for words in shell_lines(page) if words[0] == "cmake"]
    subprocess.run(" ".join(line), shell=True, cwd=folder, check=True, capture_output=True)
    found = subprocess.run([folder / "build" / "main"], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == re.findall(r"/\* (.*?) \*/", program)[-1]


def test_reference_has_every_public_name():
    """Names of symgen one by one; those of its public modules by `automodule`."""
    text = (DOCS / "api.md").read_text()
    named = set(re.findall(r"auto(?:function|class|exception|data):: symgen\.(\w+)$", text, flags=re.MULTILINE))
    assert named == set(symgen.__all__) - {"__version__"}
    modules = set(re.findall(r"automodule:: symgen\.(\w+)$", text, flags=re.MULTILINE))
    assert modules == set(symgen._MODULES)
