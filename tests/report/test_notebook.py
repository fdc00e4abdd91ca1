"""Equations and their quantities as IPython displays them: LaTeX in the chain's letters, and plain text."""

import pickle

import pytest
from IPython.core.formatters import DisplayFormatter
from sympy import ImmutableDenseMatrix, Matrix

import symgen
from symgen.derive.equations import derive_equations as derive_alone
from symgen.describe.assemble import assemble
from symgen.errors import ArgumentError
from tests import zoo

QUANTITIES = (
    "M",
    "P",
    "coriolis",
    "velocity_terms",
    "gravity",
    "springs",
    "dampers",
    "applied",
    "stiffness",
    "damping",
    "h",
    "tau",
    "reactions",
    "regressor",
    "identification_regressor",
)


def display(shown):
    """Text and LaTeX that a notebook stores of an object."""
    data, _ = DisplayFormatter().format(shown)
    assert "text/html" not in data  # front ends would prefer it to the LaTeX
    return data["text/plain"], data["text/latex"]


@pytest.fixture(scope="module")
def pendulum():
    return symgen.derive_equations(zoo.pendulum())


def test_a_quantity_is_shown_in_the_letters_of_the_chain(pendulum):
    text, latex = display(pendulum.closed_form().h)
    assert text == "[ c d(swing) + g m L sin(swing)/2 ]"
    assert r"\dot{q}_{1}" in latex
    assert "d(swing)" not in latex


@pytest.mark.parametrize("form", ["named", "closed"])
@pytest.mark.parametrize("name", QUANTITIES)
def test_every_quantity_shows_itself(pendulum, form, name):
    equations = pendulum if form == "named" else pendulum.closed_form()
    text, latex = display(getattr(equations, name))
    assert latex.startswith(r"$\displaystyle \begin{bmatrix}")
    assert "Matrix" not in text


@pytest.mark.parametrize("form", ["named", "closed"])
def test_points_show_themselves(pendulum, form):
    equations = pendulum if form == "named" else pendulum.closed_form()
    shown = [
        equations.position("tip"),
        equations.rotation("tip"),
        equations.jacobian("tip"),
        *equations.influence("tip"),
        *equations.influence_rotational("tip"),
        equations.sticking_forces(["swing"]) if form == "named" else equations.M,
    ]
    for quantity in shown:
        assert display(quantity)[1].startswith(r"$\displaystyle \begin{bmatrix}")


def test_columns_of_a_matrix_stand_below_each_other():
    text, _ = display(symgen.derive_equations(zoo.planar(2)).M)
    first, second = text.splitlines()
    assert len(first) == len(second)
    assert first[:2] + first[-2:] == "[  ]"


def test_equations_show_themselves_with_text_beside(pendulum):
    text, latex = display(pendulum)
    assert text.splitlines() == [
        "M qdd + h = tau",
        "M = [ m L^2/3 ]",
        "qdd = [ dd(swing) ]",
        "h = [ c d(swing) + g m L sin(swing)/2 ]",
        "tau = [ tau(swing) ]",
    ]
    assert latex.startswith(r"$\displaystyle \begin{bmatrix}\tfrac{1}{3} m L^{2}")
    large, _ = display(symgen.derive_equations(zoo.puma560()))
    assert large.startswith("<EquationsOfMotion of puma560: ")
    assert repr(pendulum) == "<EquationsOfMotion of pendulum: swing>"


def test_any_expression_can_be_shown(pendulum):
    form = pendulum.closed_form()
    shown = pendulum.show(form.kinetic_energy)
    text, latex = display(shown)
    assert text == str(shown) == shown.text == "m L^2 d(swing)^2/6"
    assert latex == rf"$\displaystyle {shown.latex}$" == r"$\displaystyle \tfrac{1}{6} m L^{2} \dot{q}_{1}^{2}$"
    assert pendulum.show(form.M * 2).text == "[ 2 m L^2/3 ]"


@pytest.mark.parametrize("wrong", ["M", 3, None, [1, 2]])
def test_what_is_no_expression_is_refused(pendulum, wrong):
    with pytest.raises(
        ArgumentError, match=r"show takes an expression, matrix or array of SymPy, such as equations.M, not"
    ):
        pendulum.show(wrong)


def test_matrices_that_can_change_are_shown(pendulum):
    assert pendulum.show(pendulum.closed_form().M.as_mutable()).text == "[ m L^2/3 ]"


def test_quantities_stay_matrices_of_sympy(pendulum):
    M = pendulum.closed_form().M
    plain = ImmutableDenseMatrix(M.tolist())
    assert plain == M
    assert plain == Matrix(M)
    assert plain == pickle.loads(pickle.dumps(M))
    assert 2 * plain == M + M
    assert (2 * M)._repr_latex_().startswith(r"$\displaystyle \left[")  # computed by the reader: shown as SymPy does
    assert str(M) == str(plain)
    P = pendulum.P
    assert pickle.loads(pickle.dumps(P)) == P


def test_without_a_notebook_quantities_are_plain():
    equations = derive_alone(assemble(zoo.pendulum()))
    assert type(equations.M) is ImmutableDenseMatrix
    assert equations._repr_latex_() is None
    assert equations.show(equations.q[0]) == equations.q[0]
    assert DisplayFormatter().format(equations)[0]["text/plain"] == repr(equations)
