"""Names that a chain only declares, and a command's expression uses."""

import argparse
import warnings

from symgen.cli.arguments import load

AXIS = """
symgen: 1
name: axis
parameters: {kp: 400.0, kd: 30.0, spare: 1.0}
inputs: [r]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2}
"""


def remarks(path, **options):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        load(argparse.Namespace(chain=str(path), **options))
    return sorted(str(warning.message).rpartition(" ")[2] for warning in caught)


def test_gains_and_commands_in_a_law_are_used(tmp_path):
    path = tmp_path / "axis.yaml"
    path.write_text(AXIS)
    assert remarks(path) == ["'kd'", "'kp'", "'r'", "'spare'"]
    assert remarks(path, tau=["x=kp*(r - x) - kd*d(x)"]) == ["'spare'"]
    assert remarks(path, tau=["x=kp"], inputs=["r=1"]) == ["'kd'", "'spare'"]
