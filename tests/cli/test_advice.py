"""What refusals advise can be done: built, written otherwise, or had by no model of this chain."""

import pickle
import warnings

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, ChainWarning, DerivationError, SymgenError
from tests.golden_examples import ROOT

ARM = """\
symgen: 1
name: arm
gravity: [9.81, 0, 0]
parameters: {m: 1.5, L: {value: 0.8, constant: true}}
joints:
  - {name: theta, type: revolute, mass: m, com: [L/2, 0, 0], place: {xyz: [0, 0, 0]}}
points: {tip: {joint: theta, at: [L, 0, 0]}}
"""


@pytest.fixture(scope="module")
def arm():
    return loads_chain(ARM)


@pytest.fixture(scope="module", params=["made", "unpickled"])
def model(arm, request):
    made = symgen.build_model(arm, "numpy", functions=["mass_matrix", "regressor"])
    return made if request.param == "made" else pickle.loads(pickle.dumps(made))


def test_what_was_not_built_ahead_is_built_when_called_and_a_wrong_name_is_told(model):
    assert model.bias([0.1], [0.2]).shape == (1,)
    assert model.position("tip", [0.1]).shape == (3,)
    for call in (lambda: model.evaluate("mass_matirx", [0.1]), lambda: model.position("tap", [0.1])):
        with pytest.raises(ArgumentError, match=r"did you mean (mass_matrix|tip)") as refused:
            call()
        assert "build" not in str(refused.value)


def test_what_a_chain_cannot_have_is_not_advised(arm, model):
    with pytest.raises(ArgumentError, match=r"step: this chain has no friction, so it has no step$"):
        model.step(([0.1], [0.0], [0], 0), [0.0], 1e-3)
    with pytest.raises(ArgumentError, match="drive_forces: no joint of this chain has a 'motion'"):
        model.drive_forces([0.1], [0.0], [0.0])
    with pytest.raises(DerivationError, match=r"step: this chain has no friction, so it has no step$"):
        symgen.build_model(arm, functions=["step"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("position_tip", "did you mean position('tip', q)?"),
        ("influence_rotational_tip", "did you mean influence_rotational('tip', q)?"),
        ("step_interpolated", "did you mean step(state, tau, dt, method='interpolated')?"),
        ("mass_matirx", "'Model' object has no attribute 'mass_matirx'"),
    ],
)
def test_names_of_emitted_functions_that_are_no_methods(model, name, words):
    with pytest.raises(AttributeError) as refused:
        getattr(model, name)
    assert str(refused.value).endswith(words)
    assert (refused.value.name, refused.value.obj) == (name, model)


def test_every_emitted_function_is_a_method_or_has_its_call_named():
    made = symgen.build_model(ROOT / "examples" / "two_link.yaml", "numpy")
    others = [name for name in made.functions if name not in dir(made)]
    assert len(others) == 6
    for name in others:
        with pytest.raises(AttributeError, match="did you mean"):
            getattr(made, name)


def test_a_joint_without_inertia_is_named_by_its_model():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        chain = loads_chain(ARM.replace("mass: m, ", ""))
    with pytest.raises(ArgumentError, match=r"forward_dynamics: .*joint theta moves no inertia"):
        symgen.build_model(chain, "numpy").forward_dynamics([0.1], [0.0], [0.0])


def test_all_unknown_functions_are_named_with_what_may_be_meant(arm):
    words = r"'mass_matirx' \(did you mean 'mass_matrix'\?\) and 'foo' are not functions of arm; there are mass_matrix,"
    with pytest.raises(ArgumentError, match=words):
        symgen.build_model(arm, functions=["mass_matirx", "foo"])


def test_constants_are_not_unknown(model):
    with pytest.raises(ArgumentError, match="params: L is a constant, folded into the code"):
        model.mass_matrix([0.1], params={"L": 1.0})
    with pytest.raises(ArgumentError, match="unknown parameter 'M'; there are m"):
        model.mass_matrix([0.1], params={"M": 1.0})


def test_base_parameters_belong_to_one_set(model):
    with pytest.raises(ArgumentError, match=r"base_parameters: params: one set is wanted, not \(3,\) sets"):
        model.base_parameters(params={"m": np.ones(3)})
    assert model.base_parameters(params={"m": 2.0}).columns == model.base_parameters().columns


def test_warnings_point_at_their_caller(tmp_path):
    path = tmp_path / "arm.yaml"
    path.write_text(
        ARM.replace("mass: m, com: [L/2, 0, 0]", "mass: m, com: [L/2, 0, 0], inertia: {xx: 9, yy: 1, zz: 1}")
    )
    for call in (symgen.load_chain, symgen.derive_equations):
        with pytest.warns(ChainWarning) as seen:
            call(path)
        assert {warning.filename for warning in seen} == {__file__}


def test_every_refusal_is_of_symgen(arm):
    with pytest.raises(SymgenError, match="nowhere"):
        symgen.build_model(arm, plan="nowhere.json")


def test_own_values_of_parameters_cannot_be_changed(model):
    """Changing them would change no call."""
    own = model.parameters
    told = (
        r"the chain's own values, which stay as they are; other values are given to each call, params=\{name: value\}"
    )
    for change in (lambda: own.__setitem__("m", 99.0), lambda: own.update(m=99.0), lambda: own.pop("m")):
        with pytest.raises(ArgumentError, match=told):
            change()
    assert own == {"m": 1.5}
    assert own | {"m": 2.0} == {"m": 2.0}  # a mapping of one's own
    assert pickle.loads(pickle.dumps(own)) == own
    assert model.mass_matrix([0.1], params=own | {"m": 3.0}) == 2.0 * model.mass_matrix([0.1])


def test_a_single_input_may_be_given_by_name():
    text = ARM.replace("points:", "inputs: [wind]\npoints:") + "loads: [{point: tip, force: [0, wind, 0]}]\n"
    windy = symgen.build_model(loads_chain(text), "numpy", functions=["bias"])
    given = r"^inputs: a number was given, a list of one entry is wanted \(wind\); or by name, inputs=\{'wind': 30.0\}$"
    with pytest.raises(ArgumentError, match=given):
        windy.bias([0.0], [0.0], inputs=30.0)
    assert windy.bias([0.0], [0.0], inputs={"wind": 30.0}) == pytest.approx(-0.8 * 30.0)


def test_python_speaks_of_the_model(model):
    with pytest.raises(TypeError, match=r"^Model\.inverse_dynamics\(\) missing 1 required positional argument: 'qdd'$"):
        model.inverse_dynamics([0.1], [0.2])
