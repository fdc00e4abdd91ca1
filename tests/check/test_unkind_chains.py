"""Chains on which a check can wrongly fail, or see nothing: exact zeros, kinks, massless links, zero parameters."""

import re

import pytest

import symgen
from symgen.check.states import draw
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, BuildError
from symgen.pipeline import emit_sources, program

GANTRY = """
symgen: 1
name: gantry
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 3}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], rpy: [pi/2, 0, 0], axis: [0, 0, 1]}, mass: 3}
"""

SPHERICAL_PENDULUM = """
symgen: 1
name: spherical
joints:
  - {name: a, type: revolute, place: {mdh: {}}}
  - {name: b, type: revolute, place: {mdh: {alpha: pi/2}}, mass: 1, com: [0.3, 0, 0]}
"""

KINKED = """
symgen: 1
name: kinked
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.3, 0, 0], inertia: {zz: 0.1}}
  - {name: b, type: prismatic, place: {xyz: [0.1, 0, 0], axis: [1, 1, 0]}, mass: 1, com: [0.3, 0, 0]}
potential: max(b, 0)**2
"""

PAYLOAD = """
symgen: 1
name: payload_arm
gravity: [0, -9.81, 0]
parameters: {m: 1.2, payload: {value: 0.0, unit: kg}, product: 0.0}
joints:
  - {name: j1, type: revolute, place: {mdh: {}}, mass: m, com: [0.2, 0, 0], inertia: {zz: 0.01, xy: product}}
  - {name: j2, type: revolute, place: {xyz: [0.4, 0, 0]}, mass: payload, com: [0.3, 0, 0], inertia: {zz: 0.001}}
"""


SLIDER = """
symgen: 1
name: slider
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    friction: {coulomb: 6, static: 8, viscous: 0.2}
"""

SHAKER = """
symgen: 1
name: shaker
parameters: {A: 0.1, w: 3.0}
joints:
  - {name: table, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, motion: A*sin(w*t)}
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.2, 0, 0]}
"""

IDLE = """
symgen: 1
name: idle_roll
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.1, 0, 0]}
  - {name: roll, type: revolute, place: {mdh: {alpha: pi/2}}, mass: 1}
"""


@pytest.mark.parametrize(
    "text",
    [GANTRY, SPHERICAL_PENDULUM, KINKED, IDLE, SLIDER, SHAKER],
    ids=["gantry", "spherical", "kinked", "idle", "slider", "shaker"],
)
def test_right_code_of_unkind_chains_passes(text):
    report = symgen.check_model(loads_chain(text), samples=300)
    assert report.passed, report.to_markdown()


def test_no_parameter_is_invisible_because_its_default_is_zero():
    chain = loads_chain(PAYLOAD)
    parameters = program(chain).parameters
    states = draw(assemble(chain), parameters, 30, 0)
    other = dict(zip([p.name for p in parameters], states.parameters[:, 1], strict=True))
    assert other["payload"] > 0.01
    assert other["product"] == 0.0  # a product without moments is no inertia: it has to stay
    assert set(states.which) == {0, 1}


def test_code_that_ignores_a_zero_parameter_fails(tmp_path):
    chain = loads_chain(PAYLOAD)
    for source in emit_sources(chain, "c"):
        (tmp_path / source.name).write_text(re.sub(r"parameters->payload(?! =)", "0.0", source.text))
    assert not symgen.check_model(chain, samples=30, source=tmp_path).passed


def test_sources_of_single_precision_are_recognised(tmp_path):
    chain = loads_chain(GANTRY)
    for source in emit_sources(chain, "c", dtype="float32"):
        (tmp_path / source.name).write_text(source.text)
    report = symgen.check_model(chain, samples=30, source=tmp_path)
    assert report.subjects == ("c float32",)
    assert report.passed
    with pytest.raises(ArgumentError, match=r"are c float32, and to be checked is c float64$"):
        symgen.check_model(chain, samples=30, source=tmp_path, targets=[("c", "float64")])
    with pytest.raises(ArgumentError, match=r"^source: edited sources are checked in C and CUDA only, not in NumPy$"):
        symgen.check_model(chain, samples=30, source=tmp_path, targets=[("numpy", "float32")])


def test_the_functions_of_the_sources_are_those_that_are_checked(tmp_path):
    """Their number of prepared constants is that of all of them: no part can be called by itself."""
    chain = loads_chain(GANTRY)
    for source in emit_sources(chain, "c", dtype="float32", functions=["gravity", "bias"]):
        (tmp_path / source.name).write_text(source.text)
    report = symgen.check_model(chain, samples=30, source=tmp_path)
    assert set(report.functions) == {"gravity", "bias"}
    assert not any("left out" in note or "on request" in note for note in report.notes)
    told = r"\.h, in float32, declares \w+_bias besides what is checked: check with the"
    with pytest.raises(BuildError, match=told):
        symgen.check_model(chain, samples=30, source=tmp_path, functions=["gravity"])
    with pytest.raises(BuildError, match=r"in float32, does not declare \w+_mass_matrix.*: check with the --functions"):
        symgen.check_model(chain, samples=30, source=tmp_path, functions=["gravity", "bias", "mass_matrix"])


def test_sources_that_are_not_there_are_said_once(tmp_path):
    chain = loads_chain(GANTRY)
    folder, name = tmp_path / "mine", f"{chain.name}.h"
    with pytest.raises(BuildError) as missing:
        symgen.check_model(chain, samples=30, source=folder)
    told = f"{folder / name} cannot be read: No such file or directory; `symgen emit` writes it"
    assert str(missing.value) == told
    folder.mkdir()
    (folder / name).write_text("/* nothing */\n")
    with pytest.raises(BuildError, match=f"declares no function of {chain.name}; `symgen emit` writes it"):
        symgen.check_model(chain, samples=30, source=folder)


def test_sources_of_another_chain_are_refused_before_any_call(tmp_path):
    for source in emit_sources(loads_chain(PAYLOAD.replace("m: 1.2", "m: 1.2, more: 2").replace("0.4", "more")), "c"):
        (tmp_path / source.name).write_text(source.text)
    with pytest.raises(BuildError, match="in float64, declares other parameters, sizes or types"):
        symgen.check_model(loads_chain(PAYLOAD), samples=30, source=tmp_path)


def test_wrong_default_parameters_fail(tmp_path):
    chain = loads_chain(PAYLOAD)
    for source in emit_sources(chain, "c"):
        (tmp_path / source.name).write_text(source.text.replace("parameters->m = 1.2", "parameters->m = 12.0"))
    report = symgen.check_model(chain, samples=30, source=tmp_path)
    failed = {
        law.law.partition(":")[0] for law in report.laws if not law.passed
    }  # as users call it, and as controllers do
    assert failed == {"default parameters are the chain's"}
