"""`docs/firmware.md`: its program prints what it says, and its costs are those that are measured."""

import re
import subprocess

import pytest

from symgen.pipeline import emit_sources
from symgen.pipeline.cost import cost_card
from tests.controller.scara import SCARA
from tests.documents import ROOT, blocks

pytestmark = pytest.mark.release
PAGE = ROOT / "docs" / "firmware.md"


@pytest.mark.needs("gcc")
def test_the_program_prints_what_it_says(tmp_path):
    (program,) = blocks(PAGE, "c")
    (tmp_path / "main.c").write_text(program)
    for source in emit_sources(SCARA, "c", "float32", profile="controller"):
        (tmp_path / source.name).write_text(source.text)
    command = ["gcc", "-std=c99", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror", "main.c", "scara.c", "-lm"]
    subprocess.run([*command, "-o", "main"], cwd=tmp_path, check=True)
    found = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == re.findall(r"/\* (.*?) \*/", program)[-1]


@pytest.mark.needs("arm-none-eabi-gcc", "qemu-system-arm")
def test_the_costs_are_those_that_are_measured():
    """To 5 %: another compiler allocates registers otherwise, and the page names the one that was used."""
    rows = re.findall(r"^\| `(\w+)` \| ([\d to]+) \| (\d+) \| (\d+) \|$", PAGE.read_text(), re.M)
    functions = [name for name, *_ in rows if name != "prepare"]
    card, _ = cost_card(SCARA, functions, cores=["cortex-m4f"], samples=100)
    known = {cost.name: cost for cost in card.cores[0].functions}
    assert len(rows) == 3
    for name, span, bound, stack in rows:
        cost, (least, most) = known[name], (span.split(" to ") * 2)[:2]
        assert cost.least == pytest.approx(int(least), rel=0.05)
        assert cost.most == pytest.approx(int(most), rel=0.05)
        assert cost.bound == pytest.approx(int(bound), rel=0.05)
        assert cost.stack <= 1.5 * int(stack)
