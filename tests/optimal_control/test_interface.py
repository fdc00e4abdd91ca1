"""CasADi's demands on an external function: names, sparsity, memory, and functions composed of it."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import emit_sources

EXAMPLES = Path(__file__).parents[2] / "examples"
CART_POLE = str(EXAMPLES / "casadi" / "cart_pole.yaml")


@pytest.fixture(scope="module")
def swing(library):
    return library(CART_POLE)


def test_names_and_shapes(swing):
    f = swing("next")
    assert str(f) == "cart_pole_next:(x[4],u,p[4],dt)->(x_next[4]) External"
    assert f.jacobian().name_out() == [f"jac_x_next_{name}" for name in ("x", "u", "p", "dt")]
    assert f.reverse(1).name_out() == ["adj_x", "adj_u", "adj_p", "adj_dt"]
    second = f.reverse(1).jacobian()
    assert second.class_name() == f.jacobian().class_name() == f.class_name()
    assert second.name_out()[:3] == ["jac_adj_x_x", "jac_adj_x_u", "jac_adj_x_p"]


def test_structural_zeros_of_the_cart_pole(swing):
    """Nothing depends on the cart's place, rates enter by the pole's alone, and the force enters linearly."""
    J = swing("xdot").jacobian().sparsity_out(0)
    assert list(zip(*J.get_triplet(), strict=True)) == [(2, 1), (3, 1), (0, 2), (1, 3), (2, 3), (3, 3)]
    H = swing("xdot").reverse(1).jacobian()
    assert sorted(zip(*H.sparsity_out(0).get_triplet(), strict=True)) == [(1, 1), (1, 3), (3, 1), (3, 3)]
    by_force = H.name_out().index("jac_adj_u_u")
    assert H.sparsity_out(by_force).nnz() == 0


def test_memory_follows_the_parameters(swing):
    """Each call has the answer of its own p, whatever p the calls before had."""
    f = swing("xdot")
    x, u = [0.1, 2.0, 0.3, 0.4], 1.0
    sets = [np.array([9.81, 1.0, 0.3, 0.5]), np.array([1.62, 2.0, 0.1, 0.7])]
    first = [f(x, u, p).full() for p in sets]
    assert not np.allclose(*first)
    for k in (0, 1, 1, 0):
        assert (f(x, u, sets[k]).full() == first[k]).all()


def test_memory_in_threads(swing):
    """Every thread's calls have their own memory."""
    mapped = swing("xdot").map(40, "thread", 4)
    rng = np.random.default_rng(0)
    x, u, p = rng.standard_normal((4, 40)), rng.standard_normal((1, 40)), rng.uniform(0.5, 2.0, (4, 40))
    expected = np.hstack([swing("xdot")(x[:, k], u[:, k], p[:, k]).full() for k in range(40)])
    for _ in range(20):
        assert (mapped(x, u, p).full() == expected).all()
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda k: swing("xdot")(x[:, k], u[:, k], p[:, k]).full(), range(40)))
    assert (np.hstack(found) == expected).all()


def test_arguments_that_are_left_out_are_zero(swing):
    f = swing("xdot")
    p = [9.81, 1.0, 0.3, 0.5]
    assert (f(x=[0.1, 2.0, 0.3, 0.4], p=p)["xdot"].full() == f([0.1, 2.0, 0.3, 0.4], 0.0, p).full()).all()


def test_hessians_of_programs_take_the_external_ones(swing):
    """Of a Lagrangian over two steps, against central differences of its gradient, which is exact."""
    step = swing("next")
    p = ca.DM([9.81, 1.0, 0.3, 0.5])
    y = ca.MX.sym("y", 7)
    middle = step(y[:4], y[4], p, y[6])
    total = ca.dot(ca.DM([1, -2, 3, 0.5]), step(middle, y[5], p, y[6]))
    H, g = ca.hessian(total, y)
    both = ca.Function("both", [y], [H, g])
    point = np.array([0.1, 1.0, -0.3, 0.5, 2.0, -1.0, 0.05])
    found = both(point)[0].full()
    columns = [(both(point + h)[1].full() - both(point - h)[1].full()).ravel() / 2e-6 for h in 1e-6 * np.eye(7)]
    assert found == pytest.approx(np.array(columns), rel=1e-7, abs=1e-8)
    assert (found == found.T).all() or np.max(np.abs(found - found.T)) < 1e-14


def test_directional_derivatives_by_the_flag_of_the_header(library):
    loaded = library(CART_POLE, "-DCART_POLE_FORWARD")
    rng = np.random.default_rng(0)
    for name in ("xdot", "next"):
        f, forward = loaded(name), loaded(name, prefix="fwd1_")
        given = [rng.standard_normal(f.size1_in(k)) for k in range(f.n_in())]
        given[2] = np.array([9.81, 1.0, 0.3, 0.5])
        seeds = [rng.standard_normal(len(a)) for a in given]
        J = f.jacobian()(*given, 0)
        expected = sum((block @ seed for block, seed in zip(J, seeds, strict=True)), ca.DM.zeros(4))
        assert forward(*given, 0, *seeds).full() == pytest.approx(expected.full(), rel=1e-13, abs=1e-14)
        by_name = dict(zip(forward.name_in(), [*given, 0, *seeds], strict=True))
        without = {key: value for key, value in by_name.items() if key != "fwd_p"}
        expected -= J[2] @ seeds[2]
        assert forward(**without)[f"fwd_{f.name_out(0)}"].full() == pytest.approx(expected.full(), rel=1e-13, abs=1e-14)


def test_parameters_that_stay(library):
    """In the chain's order, whatever the order of their names; the others at their own values."""
    p = np.array([9.81, 1.0, 0.3, 0.5])
    x, u = [0.1, 2.0, 0.3, 0.4], 1.0
    expected = library(CART_POLE)("xdot")(x, u, p).full()
    for names, places in ((["l", "mc"], [1, 3]), (["none"], []), (["g"], [0])):
        loaded = library(CART_POLE, parameters=names, functions=["xdot"])
        assert loaded("parameters")()["p"].full().ravel().tolist() == p[places].tolist()
        assert loaded("xdot")(x, u, p[places]).full() == pytest.approx(expected, rel=1e-14)
        assert loaded("xdot").jacobian().size_out(2) == (4, len(places))


BEAM = """
symgen: 1
name: beam
gravity: [0, -9.81, 0]
parameters: {EI: 40.0, tip: 0.2}
joints:
  - name: arm
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: tip
    flexible: {elements: 3, length: 0.8, mass_per_length: 0.5, bending: EI}
"""


def test_links_that_bend_and_their_parameters():
    """Texts of a chain as it was written do not tell which parameters are folded: the sources differ all the same."""
    chain = loads_chain(BEAM)
    texts = [
        emit_sources(chain, "casadi", functions=["xdot"], parameters=names)[0].text for names in (None, ["EI"], ["tip"])
    ]
    assert len(set(texts)) == 3
    assert "x[6]" in texts[0]
    assert "EI = 40.0" in texts[1]
    assert "tip = 0.2" not in texts[1]


def test_the_same_text_whatever_python_hashes(tmp_path):
    script = f"from symgen.pipeline import emit_sources; print(emit_sources({CART_POLE!r}, 'casadi')[0].text)"
    texts = []
    for seed in ("1", "77"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "SYMGEN_CACHE": str(tmp_path / seed),
            "PYTHONPATH": str(EXAMPLES.parent),
        }
        texts.append(
            subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True).stdout
        )
    assert texts[0] == texts[1]
    assert b"cart_pole_xdot" in texts[0]
    assert not re.search(rb"/home|/work|/tmp|20\d\d-", texts[0])


def test_texts_of_people_stay_in_their_comments():
    text = Path(CART_POLE).read_text().replace("A pole that", "A */ int main(void) {} /* pole that \\")
    chain = loads_chain(text.replace("mass of the cart", "mass */ int main(void) ; /*"))
    (source,) = emit_sources(chain, "casadi", functions=["xdot"])
    code = re.sub(r"/\*.*?\*/", "", source.text, flags=re.DOTALL)
    assert "main" not in code
    assert "*/ int" not in source.text
