"""Smooth motions: closed forms, the energy ledger in all its terms, switches, prescribed joints, refusals."""

import copy
import math
import pickle
import subprocess
import sys
import types
import warnings
from contextlib import nullcontext
from dataclasses import replace

import numpy as np
import pytest
from matplotlib.figure import Figure

import symgen
from symgen.describe.chain import Chain, Friction, Inertia, Joint, Load, Point, Xyz
from symgen.describe.expression import Number
from symgen.describe.parse import parse_expression
from symgen.errors import ArgumentError, OutputError, SimulationWarning
from symgen.functions import LIMIT, NONFINITE
from symgen.pipeline import build_model
from tests.together import numpy_model

ZERO, ONE = Number(0.0), Number(1.0)
FUNCTIONS = [
    "forward_dynamics", "inverse_dynamics", "damping_matrix", "kinetic_energy", "potential_energy",
]  # fmt: skip


def slider(**more) -> Chain:
    """A unit mass on a rail, no gravity."""
    cart = Joint("x", "prismatic", Xyz(axis=(ONE, ZERO, ZERO)), mass=ONE)
    return Chain("slider", (replace(cart, **more),), gravity=(ZERO, ZERO, ZERO))


def arm(**more) -> Chain:
    """Two rods in the plane under gravity."""
    half = Number(0.5)
    rod = Joint("a", "revolute", Xyz(), mass=ONE, com=(half, ZERO, ZERO), inertia=Inertia(zz=Number(1 / 12)))
    joints = (rod, replace(rod, name="b", parent="a", place=Xyz(xyz=(ONE, ZERO, ZERO))))
    return replace(Chain("arm", joints, gravity=(ZERO, Number(-9.81), ZERO)), **more)


def model(chain, target="numpy"):
    return build_model(chain, target, functions=FUNCTIONS)


def test_oscillator_follows_its_closed_form():
    run = symgen.simulate(model(slider(stiffness=Number(4.0))), 3.0, q=[1.0], qd=[0.0], sample=0.5)
    np.testing.assert_allclose(run.t, np.arange(7) * 0.5)
    np.testing.assert_allclose(run.q[:, 0], np.cos(2.0 * run.t), atol=1e-8)
    np.testing.assert_allclose(run.qdd[:, 0], -4.0 * np.cos(2.0 * run.t), atol=1e-7)
    assert run.energy_error < 1e-8


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_all_targets_give_the_same_motion(target):
    run = symgen.simulate(model(arm(), target), 1.0, q=[0.3, 0.2], qd=[0.0, 1.0], sample=[0.0, 1.0])
    reference = symgen.simulate(model(arm()), 1.0, q=[0.3, 0.2], qd=[0.0, 1.0], sample=[0.0, 1.0])
    np.testing.assert_allclose(run.q, reference.q, atol=1e-9)


@pytest.mark.parametrize(
    "again", [lambda made: pickle.loads(pickle.dumps(made)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
def test_a_copy_of_a_model_moves_as_the_model_does(again):
    made = model(arm(gravity=(ZERO, Number(-3.7), ZERO)))
    runs = [symgen.simulate(one, 0.5, q=[0.3, 0.2], qd=[0.0, 1.0], sample=0.1) for one in (made, again(made))]
    np.testing.assert_array_equal(*(run.q for run in runs))
    np.testing.assert_array_equal(*(run.energy for run in runs))


def test_the_start_is_zero_or_given_by_names():
    built = model(arm())
    listed = symgen.simulate(built, 0.1, q=[0.0, 0.2], qd=[0.0, 0.0], sample=[0.0, 0.1])
    named = symgen.simulate(built, 0.1, q={"b": 0.2}, sample=[0.0, 0.1])
    np.testing.assert_array_equal(named.q, listed.q)
    np.testing.assert_array_equal(symgen.simulate(built, 0.1).q[0], [0.0, 0.0])
    for wrong in ({"c": 0.2}, [0.1], 0.1, "x", [0.1, math.nan]):
        with pytest.raises(ArgumentError, match=r"^qd: "):
            symgen.simulate(built, 0.1, qd=wrong)


def test_damper_and_motor_fill_the_ledger():
    chain = slider(damping=Number(0.5))
    run = symgen.simulate(model(chain), 2.0, q=[0.0], qd=[0.0], tau=[3.0])
    speed = 6.0 * (1.0 - math.exp(-1.0))
    assert run.qd[-1, 0] == pytest.approx(speed, rel=1e-8)
    assert run.work_in[-1] == pytest.approx(3.0 * run.q[-1, 0], rel=1e-8)
    assert run.dissipated[-1] == pytest.approx(run.work_in[-1] - 0.5 * speed**2, rel=1e-7)
    assert run.energy_error < 1e-8


def test_loads_and_forces_do_work():
    loads = (Load(point="tip", force=(parse_expression("3"), parse_expression("wind"), ZERO)),)
    chain = arm(
        loads=loads,
        points=(Point("tip", "b", (ONE, ZERO, ZERO)),),
        inputs=("wind",),
        forces=(("a", parse_expression("0.5*wind - 0.1*d(a)")),),
    )
    run = symgen.simulate(model(chain), 1.0, q=[0.3, 0.2], qd=[0.0, 0.0], inputs=lambda t, q, qd: [math.sin(3 * t)])
    assert abs(run.work_in[-1]) > 0.1
    assert run.energy_error < 1e-7


def test_potential_that_depends_on_time_does_work():
    chain = replace(slider(), potential=parse_expression("2*(x - 0.1*sin(5*t))**2"))
    run = symgen.simulate(model(chain), 2.0, q=[0.0], qd=[0.0])
    assert abs(run.work_in[-1]) > 1e-3
    assert run.energy_error < 1e-7


def test_table_is_exact_across_its_jump():
    table = ([0.0, 1.0, 1.0, 2.0], [[0.0], [0.0], [2.0], [2.0]])
    run = symgen.simulate(model(slider()), 2.0, q=[0.0], qd=[0.0], tau=table)
    assert run.qd[-1, 0] == pytest.approx(2.0, abs=1e-12)
    assert (run.events, run.renewals.tolist()) == ((), [1.0])


def test_held_controller_is_asked_once_a_period():
    asked = []

    def controller(t, q, qd):
        asked.append(t)
        return [1.0]

    symgen.simulate(model(slider()), 1.0, q=[0.0], qd=[0.0], tau=controller, hold=0.25)
    assert asked == [0.0, 0.25, 0.5, 0.75]


def test_prescribed_motion_is_followed_and_its_drive_pays():
    chain = arm()
    joints = (replace(chain.joints[0], motion=parse_expression("0.2*sin(3*t)")), chain.joints[1])
    run = symgen.simulate(model(replace(chain, joints=joints)), 1.5, q=[9.0, 0.2], qd=[9.0, 0.0])
    np.testing.assert_allclose(run.q[:, 0], 0.2 * np.sin(3.0 * run.t), atol=1e-12)
    np.testing.assert_allclose(run.qd[:, 0], 0.6 * np.cos(3.0 * run.t), atol=1e-12)
    assert np.max(np.abs(run.tau[:, 0])) > 1.0
    assert run.energy_error < 1e-7


def test_a_prescribed_motion_is_given_whole():
    built = model(slider(motion="prescribed"))
    whole = {"x_q": "sin(t)", "x_qd": "cos(t)", "x_qdd": "-sin(t)"}
    assert symgen.simulate(built, 1.0, inputs=whole).q[-1, 0] == pytest.approx(math.sin(1.0))
    for names in (["x_q"], ["x_qd"], ["x_qdd"], ["x_q", "x_qd"], ["x_qd", "x_qdd"]):
        missing = " and ".join(name for name in whole if name not in names)
        with pytest.raises(ArgumentError, match=f"inputs: joint x is prescribed.*; {missing} (is|are) missing"):
            symgen.simulate(built, 1.0, inputs={name: whole[name] for name in names})
    assert symgen.simulate(built, 1.0, inputs={"x_q": 0.5}).q[-1, 0] == 0.5  # held there
    assert symgen.simulate(built, 1.0, inputs={}).q[-1, 0] == 0.0


def test_prescribed_by_signals():
    chain = slider(motion="prescribed")
    signal = lambda t, q, qd: [math.sin(t), math.cos(t), -math.sin(t)]  # noqa: E731
    run = symgen.simulate(model(chain), 1.0, q=[5.0], qd=[0.0], inputs=signal)
    assert run.q[-1, 0] == pytest.approx(math.sin(1.0))
    assert run.tau[-1, 0] == pytest.approx(-math.sin(1.0))


@pytest.mark.parametrize(("qd", "qdd"), [("sin(t)", "-sin(t)"), ("cos(t)", "sin(t)")])
def test_a_given_motion_that_contradicts_itself_is_told(qd, qdd):
    built = model(slider(motion="prescribed"))
    with pytest.warns(SimulationWarning, match="the energy ledger misses .* x_qd|<joint>_qd has to be the derivative"):
        symgen.simulate(built, 1.0, inputs={"x_q": "sin(t)", "x_qd": qd, "x_qdd": qdd})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        symgen.simulate(built, 1.0, inputs={"x_q": "sin(t)", "x_qd": "cos(t)", "x_qdd": "-sin(t)"})


def test_energy_that_the_integrator_loses_is_told(monkeypatch):
    """A loose tolerance loses some; how much is allowed grows with it, so nothing is here."""
    loose = {"q": [0.3, 0.2], "qd": [0.0, 1.0], "rtol": 1e-3, "atol": 1e-3}
    symgen.simulate(model(arm()), 1.0, **loose)
    events = sys.modules["symgen.simulate.events"]  # `symgen.simulate` is the function
    monkeypatch.setattr(events, "LOST", 0.0)
    monkeypatch.setattr(events, "SLACK", 0.0)
    with pytest.warns(SimulationWarning, match=r"rtol = 0\.001 or atol = 0\.001 is too loose"):
        symgen.simulate(model(arm()), 1.0, **loose)


def test_answers_of_a_controller_that_are_no_numbers():
    with pytest.raises(ArgumentError, match="tau: the callable returned dict at t = 0, not 1 numbers"):
        symgen.simulate(model(slider()), 1.0, tau=lambda t, q, qd: {"x": 1.0})
    with pytest.raises(ArgumentError, match=r"not shape \(5, 1\); values over time are a table, the pair \(times, val"):
        symgen.simulate(model(slider()), 1.0, tau=np.zeros((5, 1)))


def test_csv_reads_back_to_the_same_doubles(tmp_path):
    run = symgen.simulate(model(arm()), 0.5, q=[0.3, 0.2], qd=[0.0, 1.0], sample=0.1)
    path = run.to_csv(tmp_path / "run.csv")
    lines = path.read_text().splitlines()
    assert lines[0].startswith("t,q_a,q_b,qd_a")
    values = np.array([[float(x) for x in line.split(",")] for line in lines[1:]])
    np.testing.assert_array_equal(values[:, 1:3], run.q)
    assert [path.name for path in tmp_path.iterdir()] == ["run.csv"]


def test_parquet_reads_back_to_the_same_numbers(tmp_path):
    """By pyarrow itself: names, order and every double of the columns."""
    from pyarrow import parquet

    run = symgen.simulate(
        model(slider()), 0.5, q=[0.0], qd=[1.0], sample=0.1, states={"e": {"rate": "x - e", "start": 0.25}}
    )
    table = parquet.read_table(run.to_parquet(tmp_path / "run.parquet"))
    columns = run.columns()
    assert table.column_names == list(columns)
    for name, values in columns.items():
        np.testing.assert_array_equal(table[name].to_numpy(), values)
    assert "e" in columns
    assert table.num_rows == len(run.t) == 6


def test_parquet_without_pyarrow_names_the_extra(tmp_path):
    """In a Python of its own that finds no pyarrow."""
    program = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from symgen.errors import SimulationError\n"
        "from symgen.simulate.trajectory import Trajectory\n"
        "import numpy as np\n"
        "x = np.zeros((2, 1)); t = np.arange(2.0)\n"
        "run = Trajectory(('x',), t, x, x, x, x, x, np.zeros((2, 1), np.int8), t, t, t)\n"
        "try: run.to_parquet('run.parquet')\n"
        "except SimulationError as told: print(told)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "pip install 'symgen[parquet]'" in said.stdout
    assert list(tmp_path.iterdir()) == []


def test_parquet_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    """pyarrow's place is taken by a writer that may fail in the middle."""

    class Writer(types.ModuleType):
        fails = False

        @staticmethod
        def table(columns):
            return ",".join(columns)

        @classmethod
        def write_table(cls, table, where):
            with open(where, "wb") if isinstance(where, str) else nullcontext(where) as stream:
                stream.write(table[:5].encode())
                if cls.fails:
                    raise ValueError("in the middle")
                stream.write(table[5:].encode())

    for name in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, Writer(name))
    run = symgen.simulate(model(slider()), 0.1, q=[0.0], qd=[1.0])
    path = run.to_parquet(tmp_path / "new" / "run.parquet")
    assert path.read_text() == ",".join(run.columns())
    path.write_text("old")
    Writer.fails = True
    with pytest.raises(ValueError, match="in the middle"):
        run.to_parquet(path)
    assert path.read_text() == "old"
    Writer.fails = False
    with pytest.raises(OutputError, match="Is a directory"):
        run.to_parquet(tmp_path)


def test_plot_is_written(tmp_path):
    run = symgen.simulate(model(arm()), 0.2, q=[0.3, 0.2], qd=[0.0, 1.0])
    run.plot(tmp_path / "run.png")
    assert (tmp_path / "run.png").read_bytes().startswith(b"\x89PNG")


def test_a_figure_shows_its_picture_where_a_notebook_asks_for_it():
    """IPython displays what `_repr_png_` returns, with no backend chosen and pyplot never imported."""
    figure = symgen.simulate(model(arm()), 0.2, q=[0.3, 0.2]).plot()
    assert isinstance(figure, Figure)
    assert figure._repr_png_().startswith(b"\x89PNG")


def test_legends_cover_no_curve():
    figure = symgen.simulate(model(arm()), 0.2, q=[0.3, 0.2], qd=[0.0, 1.0]).plot()
    figure.draw_without_rendering()
    legends = [(axis, axis.get_legend()) for axis in figure.axes if axis.get_legend() is not None]
    assert [axis.get_ylabel() for axis, _ in legends] == ["q / rad", "energy / J"]
    for axis, legend in legends:
        box = legend.get_window_extent()
        assert axis.get_window_extent().x1 - 0.1 <= box.x0 < box.x1 <= figure.bbox.x1  # pixels


def test_angles_and_lengths_have_axes_of_their_own():
    cart = replace(slider().joints[0], name="cart")
    chain = replace(arm(), joints=(cart, replace(arm().joints[0], parent="cart")))
    run = symgen.simulate(model(chain), 0.2, q=[0.3, 0.2])
    assert run.slides == (True, False)
    drawn = {axis.get_ylabel(): len(axis.lines) for axis in run.plot().axes}
    labels = ["q / rad", "q / m", "qd / (rad/s)", "qd / (m/s)", "tau / (N m)", "tau / N"]
    assert drawn == {**dict.fromkeys(labels, 1), "energy / J": 3}
    (angle,) = next(axis for axis in run.plot().axes if axis.get_ylabel() == "q / rad").lines
    np.testing.assert_allclose(angle.get_ydata(), run.at(angle.get_xdata()).q[:, 1], atol=1e-12)
    turning = symgen.simulate(model(arm()), 0.2).plot()
    assert [axis.get_ylabel() for axis in turning.axes] == ["q / rad", "qd / (rad/s)", "tau / (N m)", "energy / J"]


@pytest.mark.parametrize(("more", "error"), [({}, 1e-12), ({"dt": 1e-3}, 1.5e-3)])
def test_a_chain_with_friction_goes_from_event_to_event_unless_a_step_is_given(more, error):
    """The cart slides v^2/2F, stops at v m/F = 0.5 s and stays there."""
    cart = build_model(slider(friction=Friction(coulomb=ONE)), "numpy")
    run = symgen.simulate(cart, 1.0, qd={"x": 0.5}, **more)
    assert run.q[-1, 0] == pytest.approx(0.125, abs=1e-9)
    assert run.qd[-1, 0] == 0.0
    assert [event.kind for event in run.events] == ["stick"]
    assert abs(run.events[0].time - 0.5) < error


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"q": [0.0, 0.0]}, "q: 1 number is needed"),
        ({"q": [math.nan]}, "q: every entry must be finite"),
        (
            {"q": {"x": "abc"}},
            "^q: x: a number is wanted, not 'abc'; values are in the chain's own units, angles in rad$",
        ),
        ({"q": {"x": [0.1, 0.2]}}, r"^q: x: a number is wanted, not \[0.1, 0.2\]; values are in the chain"),
        ({"tau": [1.0, 2.0]}, "tau: 1 number is needed"),
        ({"tau": 30.0}, r"^tau: 1 number is needed \(x\): as a list, or by name, tau=\{'x': 30.0\}$"),
        ({"tau": {"y": 1.0}}, "no entry is called 'y'"),
        ({"tau": ([1.0, 0.0], [[1.0], [1.0]])}, "must not descend"),
        ({"tau": lambda t, q, qd: [1.0, 2.0]}, "returned shape"),
        ({"sample": -1.0}, "sample: must be positive"),
        ({"sample": [0.5, 0.2]}, "sample: instants must ascend"),
        ({"sample": [math.nan]}, "sample: instants must ascend"),
        ({"sample": [0.0, math.nan]}, "sample: instants must ascend"),
        ({"method": "euler"}, "method: 'euler'"),
        ({"duration": 0.0}, "duration: must be positive"),
        ({"dt": 0.1, "method": "events"}, "dt: method 'events' chooses its steps"),
        ({"mode": [2]}, "mode: 1 entries"),
    ],
)
def test_wrong_arguments_are_named(options, message):
    given = {"duration": 1.0, "q": [0.0], "qd": [0.0], **options}
    with pytest.raises(ArgumentError, match=message):
        symgen.simulate(model(slider()), **given)


def test_runaway_is_reported():
    chain = replace(slider(), forces=(("x", parse_expression("exp(50*x)")),))
    with pytest.warns(SimulationWarning, match="at t = 0.0935.* joint x"):
        run = symgen.simulate(model(chain), 10.0, q=[0.0], qd=[1.0])
    assert run.status in (LIMIT, NONFINITE)
    assert 0.09 < run.t[-1] < 0.094


def test_functions_that_a_motion_lacks_are_named_all_at_once(repository):
    chain = symgen.load_chain(repository / "examples" / "pendulum.yaml")
    model = numpy_model(chain, ["forward_dynamics"])
    with pytest.raises(ArgumentError, match="needs kinetic_energy, potential_energy, damping_matrix too"):
        symgen.simulate(model, 0.1)
