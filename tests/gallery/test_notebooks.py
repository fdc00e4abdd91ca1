"""The notebooks run, are stored without outputs, and show what they promise."""

import json

import nbformat
import pytest
from nbclient.exceptions import CellExecutionError

from examples.gallery.notebooks import NOTEBOOKS, execute, notebook_page


def test_there_are_five():
    assert [path.stem for path in NOTEBOOKS] == [
        "double_pendulum",
        "identification",
        "influence_coefficients",
        "robot_to_c",
        "stick_slip",
    ]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_is_stored_without_outputs(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    nbformat.validate(nbformat.read(path, as_version=4))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_runs(path):
    notebook = execute(path)
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert not [output for output in shown if output.get("name") == "stderr"]
    forms = {form for output in shown for form in output.get("data", {})}
    assert {"text/plain", "text/latex", "image/svg+xml"} <= forms
    page = notebook_page(notebook, path.stem)
    assert page.count("<math ") >= 1
    assert "$" not in "".join(line for line in page.splitlines() if line.startswith("<p>"))


def test_a_failing_cell_fails(tmp_path):
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("assert 1 + 1 == 3")])
    path = tmp_path / "wrong.ipynb"
    nbformat.write(notebook, path)
    with pytest.raises(CellExecutionError, match="AssertionError"):
        execute(path)
