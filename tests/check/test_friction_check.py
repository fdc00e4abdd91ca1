"""The check covers friction: right code passes, wrong claims, wrong decisions and faults in loop bodies are seen."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from together import numpy_backend
from zoo import JAMMING, e, friction_signatures, vector

import symgen
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_condition import CROSSING
from symgen.check.friction_laws import check_friction_laws
from symgen.check.friction_states import FRICTION_KINDS, friction_states
from symgen.check.states import draw
from symgen.check.subjects import Emitted
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive, Friction, Inertia, Joint, Mdh, Parameter, Xyz
from symgen.describe.load import loads_chain
from symgen.functions import LIMIT, OK
from symgen.pipeline import definition
from symgen.reference.interpreter import Interpreter

WHO = ("c float64", "c float32", "numpy float64", "interpreter")


def arm() -> Chain:
    """A pin with load-dependent friction, a lossy drive on a slide, and a motion that is given."""
    pin = Friction(coulomb=e("c"), static=e(1.4), coefficient=e(0.1), normal="radial", radius=e(0.05), viscous=e(0.1))
    drive = Drive(ratio=e(5), inertia=e(0.002), loss=(e(0.3), e(0.2)), motor_friction=Friction(coulomb=e(0.02)))
    body = {"mass": e(1.5), "com": vector(0.1, 0.2, 0), "inertia": Inertia(e(0.02), e(0.03), e(0.04))}
    joints = (
        Joint("pin", "revolute", Mdh(), friction=pin, **body),
        Joint("slide", "prismatic", Xyz(vector(0.3, 0, 0), axis=vector(1, 0, 0)), "pin", drive=drive, **body),
        Joint("tool", "revolute", Xyz(vector(0.1, 0, 0)), "slide", motion=e("0.2*sin(3*t)"), **body),
    )
    return Chain("arm", joints, gravity=vector(0, -9.81, 0), parameters=(Parameter("c", e(1.0)),))


@pytest.fixture(scope="module")
def chain():
    return arm()


@pytest.fixture(scope="module")
def judge(chain):
    table = signatures(assemble(chain))
    names = [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"]
    meaning = definition(chain, names)
    run = Interpreter(meaning)
    states = draw(assemble(chain), meaning.parameters, 60, 0)
    return FrictionJudge(assemble(chain), run, table, friction_states(assemble(chain), run, table, states, 0))


def test_right_code_passes_in_every_target(chain):
    names = list(friction_signatures(chain))
    targets = [(target, dtype) for target in ("c", "numpy") for dtype in ("float64", "float32")]
    report = symgen.check_model(chain, samples=60, functions=names, targets=targets)
    assert report.passed, [c for c in (*report.comparisons, *report.laws) if not c.passed]
    assert set(report.functions) == set(names)
    pairs = {(c.function, c.second) for c in report.comparisons}
    assert {("decide", "law"), ("friction_dynamics", "constraints"), ("step", "interpreter")} <= pairs
    # steps have three opinions: emitted, interpreted, and those of the literal law, at nearly all states that are tried
    steps = [c for c in report.comparisons if c.function.startswith("step") and c.second == "law"]
    assert {(c.function, c.first) for c in steps} >= {(s, f) for s in ("step", "step_interpolated") for f in WHO}
    assert all(15 <= c.states <= 20 for c in steps)
    assert {c.tolerance for c in steps} == {1e-13, 5e-6}
    assert "a stuck joint has no acceleration, to the bit" in report.to_markdown()


def test_states_rest_slide_and_stand_at_their_limits(chain, judge):
    states = judge.states
    assert states.kinds == FRICTION_KINDS
    assert {states.kind(int(k)) for k in np.flatnonzero(states.single)[:20]} == set(FRICTION_KINDS)
    resting = states.values["qd"] == 0.0
    assert 0.3 < resting[:2].mean() < 0.9
    assert states.values["reached"].any()
    modes, status = judge.definition("decide")[0]
    stuck = modes[:2] == 0
    assert 0.1 < stuck.mean() < 0.9
    assert set(np.unique(status)) <= {0, 1, 3}  # limits reached one by one make ties, too
    _, margin = judge.pattern(modes.astype(np.int8), np.arange(states.count))
    assert np.min(margin[margin > 0.0]) < 1e-6


class Bent:
    """A backend with one function's outputs changed."""

    def __init__(self, backend, function, change):
        self.backend, self.function, self.change = backend, function, change

    def prepare(self, parameters):
        return self.backend.prepare(parameters)

    def call(self, function, prepared, inputs):
        found = [np.array(array) for array in self.backend.call(function, prepared, inputs)]
        if function == self.function:
            self.change(found)
        return found


def more_friction(found):
    found[0][0] *= 1.0 + 1e-9


def faster(found):
    found[1][1] += 1e-6


def sticks(found):
    found[0][:2] = 0


def slides(found):
    found[0][1] = np.where(found[0][1] == 0, 1, found[0][1])


def unproven(found):
    found[1][:] = 3


def moved(found):
    found[0][0] += 1e-9


@pytest.mark.parametrize(
    ("function", "change"),
    [
        ("friction_dynamics", more_friction),
        ("friction_dynamics", faster),
        ("sticking_forces", faster),
        ("decide", sticks),
        ("decide", slides),
        ("decide", unproven),
        ("step", moved),
        ("step_interpolated", moved),
    ],
)
def test_wrong_answers_are_seen(chain, judge, function, change):
    backend = numpy_backend(chain, [function])
    right = Emitted("right", "float64", backend)
    wrong = Emitted("wrong", "float64", Bent(backend, function, change))
    assert judge.with_interpreter(right, function).passed
    assert not judge.with_interpreter(wrong, function).passed
    if not function.startswith("step"):
        assert all(c.passed for c in judge.with_numeric([right], function))
        assert change is unproven or not all(c.passed for c in judge.with_numeric([wrong], function))


def test_laws_see_a_stuck_joint_that_moves(chain, judge):
    names = ["step", "friction_dynamics"]
    backend = numpy_backend(chain, names)
    table = {name: judge.signatures[name] for name in names}

    def laws(backend):
        return {law.law: law.passed for law in check_friction_laws(judge, Emitted("model", "float64", backend), table)}

    assert all(laws(backend).values())
    assert not laws(Bent(backend, "step", moved))["a step leaves stuck joints where they are, to the bit"]
    bent = Bent(backend, "friction_dynamics", faster)
    assert not laws(bent)["a stuck joint has no acceleration, to the bit"]


def leaps(found):
    found[0][:] += 0.1


def stopped(found):
    found[1][:] += 1.0


def test_laws_see_steps_that_forces_do_not_explain(chain, judge):
    """Steps are judged by the definition, which takes them in the same way; bounds need no other step."""
    names = ["step", "step_interpolated", "friction_dynamics", "decide", "bias"]
    backend = numpy_backend(chain, names)
    table = {name: judge.signatures[name] for name in names}
    far, kick = "no joint goes farther than its rates", "forces explain momenta"
    for step in names[:2]:
        for change, broken in ((None, ()), (leaps, (far,)), (stopped, (kick,))):
            code = backend if change is None else Bent(backend, step, change)
            found = {law.law: law for law in check_friction_laws(judge, Emitted("model", "float64", code), table)}
            errors = {law: found[f"{step}: {law}"].error for law in (far, kick)}
            assert [law for law, error in errors.items() if error > 1.0] == list(broken), errors
            assert change or max(errors.values()) > 0.05  # not out of reach


def half(found):
    found[-1] += 0.5


@pytest.mark.parametrize("function", ["friction_dynamics", "decide", "step"])
def test_laws_see_a_status_that_is_none(chain, judge, function):
    backend = numpy_backend(chain, [function])
    for bent, passed in ((backend, True), (Bent(backend, function, half), False)):
        laws = check_friction_laws(judge, Emitted("model", "float64", bent), {function: judge.signatures[function]})
        assert {law.law: law.passed for law in laws}[f"statuses of {function} are statuses"] is passed


def test_what_is_no_mode_is_an_error_not_a_crash(chain, judge):
    backend = numpy_backend(chain, ["decide"])

    def modes(found):
        found[0][:] = 101

    assert not judge.with_interpreter(Emitted("bent", "float64", Bent(backend, "decide", modes)), "decide").passed


def test_right_code_passes_where_nothing_moves_or_nothing_is_there():
    """A slide that jams allows no motion in some modes, and nothing at all acts on it in some states."""
    names = ["friction_dynamics", "decide", "step", "step_interpolated", "friction_limits", "sticking_forces"]
    report = symgen.check_model(loads_chain(JAMMING), 200, functions=names, targets=[("numpy", "float64")])
    assert report.passed, [c for c in (*report.comparisons, *report.laws) if not c.passed]


@pytest.mark.parametrize(("off", "passed"), [(1e-20, True), (1e-12, False)])
def test_where_nothing_acts_rounding_of_what_is_usual_counts(off, passed):
    """One state lies at zero, at rest and without forces; nothing is small beside that, but 1e-20 is beside others."""
    chain = loads_chain(JAMMING)
    names = [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"]
    table, meaning = signatures(assemble(chain)), definition(chain, names)
    run = Interpreter(meaning)
    states = friction_states(assemble(chain), run, table, draw(assemble(chain), meaning.parameters, 20, 0), 0)
    values = {name: array.copy() for name, array in states.values.items()}
    for name in ("q", "qd", "tau"):
        values[name][:, 3] = 0.0
    judge = FrictionJudge(assemble(chain), run, table, dataclasses.replace(states, values=values))
    for output in (0, 1):
        found = [np.array(array) for array in judge.definition("step")[0]]
        found[output][1, 3] += off
        assert bool(np.max(judge.errors("step", found, None, np.arange(20))) < 1e-13) is passed


class Unbounded(FrictionJudge):
    """Every nudge enlarges without bound."""

    def _enlarged(self, function, nudge, chosen):
        return np.full(len(chosen), np.inf)


def test_what_is_enlarged_without_bound_is_cut(judge):
    """Nudges that agree on infinity say nothing, and dividing by it would excuse everything."""
    fields = {field.name: getattr(judge, field.name) for field in dataclasses.fields(judge)}
    found = Unbounded(**{**fields, "_conditions": {}})._condition(
        "step_interpolated", np.arange(judge.states.count), "float64"
    )
    assert set(found) == {CROSSING}


@pytest.mark.parametrize(("name", "modes", "status"), [("decide", 0, 1), ("step", 2, 3)])
def test_modes_that_a_limit_leaves_are_compared_with_nothing(judge, name, modes, status):
    """The best so far is what rounding makes of it, if both say that it is no more."""
    values, scales = judge.definition(name)
    sticking = np.flatnonzero((values[modes][0] == 0) & (judge.states.values["qd"][0] == 0.0))
    assert len(sticking) > 5

    def errors(said, known, far=0.0):
        told, bent = ([array.copy() for array in values] for _ in range(2))
        bent[modes][0, sticking] = 1
        if far:
            bent[0][0, sticking] += far
        told[status][:], bent[status][:] = known, said
        fresh = dataclasses.replace(judge, _known={**judge._known, name: (told, scales)})
        return np.max(fresh.errors(name, [array[:, sticking] for array in bent], None, sticking), axis=0)

    assert np.max(errors(LIMIT, LIMIT)) == 0.0
    if name == "step":  # rates that are another mode's do, coordinates that no rate leads to do not
        assert np.min(errors(LIMIT, LIMIT, far=0.3)) > 1e-9
    assert np.min(errors(OK, OK)) > 1e-9  # the tolerance is 1e-13
    assert np.min(errors(OK, LIMIT)) > 1e-9


def test_forces_are_measured_by_a_thousandth_of_what_is_usual_at_least(judge):
    sizes = np.max(np.abs([judge.definition("bias")[0][0], judge.states.values["tau"]]), axis=(0, 1))
    assert judge.least == pytest.approx(1e-3 * np.median(sizes), rel=1e-12)


def test_outside_the_law_the_answer_of_the_definition_is_one(judge):
    """Half as much again obeys the law nowhere; where there is no law to obey, it is what was asked for."""
    name, everything = "sticking_forces", np.arange(judge.states.count)
    values, scales = judge.definition(name)
    bent = [values[0] * 1.5, *values[1:]]
    errors = dataclasses.replace(judge, _known={**judge._known, name: (bent, scales)}).errors(
        name, bent, None, everything
    )[0]
    outside = judge.outside_the_law(everything)
    assert 0 < np.count_nonzero(outside) < len(outside)
    assert np.max(errors[outside]) < 1e-13  # the tolerance of double precision
    assert np.max(errors[~outside]) > 0.01


@pytest.mark.parametrize(("motion", "same"), [("0.2*sin(3*t)", True), ("0.2*sin(2*t)", False)])
def test_given_motions_are_the_chains(chain, judge, motion, same):
    """Every equation holds for any motion of the joint that is moved."""
    name = "friction_dynamics"
    joints = tuple(
        dataclasses.replace(joint, motion=e(motion)) if joint.motion is not None else joint for joint in chain.joints
    )
    other = dataclasses.replace(chain, joints=joints)
    emitted = Emitted("other", "float64", numpy_backend(other, [name]))
    values = emitted.values(judge.signatures[name], judge.states)
    errors = judge.errors(name, values, None, np.arange(judge.states.count))
    # what check allows of double precision, and an acceleration that is another one altogether
    assert np.max(errors[1]) < 1e-13 if same else np.max(errors[1]) > 0.1


@pytest.mark.parametrize(("margin", "judged"), [(1e-9, True), (5e-15, False)])
def test_a_hold_that_is_hardly_loaded_on_enlarges_rounding(margin, judged):
    """A mass is held by 1.5 N less `margin`, and a spring loads it by twice as much within the step; when it breaks
    away its friction falls to 1 N. With a part `u` more of the force that is u * 1.5 / (2 * margin) of the step
    earlier. With 23 units in the last place of margin one rounding leaves no two digits, and the step is not judged."""
    slide, u, dt = Xyz(vector(0, 0, 0), axis=vector(1, 0, 0)), 2.0**-50, 2.0**-10
    joints = (
        Joint("held", "prismatic", slide, mass=e(1), friction=Friction(coulomb=e(1), static=e(1.5))),
        Joint("tight", "prismatic", slide, "held", mass=e(1), stiffness=e(1)),
    )
    chain, function, one = Chain("pulled", joints, gravity=vector(0, 0, 0)), "step_interpolated", np.array([0])
    table = signatures(assemble(chain))
    meaning = definition(chain, [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"])
    run = Interpreter(meaning)
    states = friction_states(assemble(chain), run, table, draw(assemble(chain), meaning.parameters, 1, 0), 0)
    values = {name: np.zeros_like(array) for name, array in states.values.items()}
    values["qd"][1], values["tau"][0], values["dt"][:] = 2.0 * margin / dt, 1.5 - margin, dt
    judge = FrictionJudge(assemble(chain), run, table, dataclasses.replace(states, values=values))

    known, rounded = judge.definition(function)[0], judge.at(function, one, tau=values["tau"] * (1.0 + u))
    # half a newton for so much longer; 1 % and 1.1e-16/margin: the margin itself is rounded at 1.5 N
    off = pytest.approx(0.5 * dt * u * 1.5 / (2.0 * margin), rel=0.01 + 2.0 * 1.1e-16 / margin)
    assert (rounded[1] - known[1])[0, 0] == off
    # 1e-13 is the tolerance of double precision, and four roundings of the force are well within it
    assert np.max(judge.errors(function, rounded, None, one)) < 1e-13
    wrong = [known[0], known[1] * 1.001, *known[2:]]
    assert bool(np.max(judge.errors(function, wrong, None, one)) > 1e-13) is judged
