"""What `symgen derive` writes about friction: law, loads, drives, holding limits, sticking forces, dead bands."""

import re
import subprocess

import pytest
from sympy import Symbol

import symgen
from symgen.describe.load import loads_chain
from symgen.report.blocks import Equations, element
from symgen.report.document import equations_document
from symgen.report.equations import FORMATS
from symgen.report.widths import LINE, width
from tests.report.example_equations import equations, plain_page, written


def lines(text, head):
    """The lines under a title, up to the next one."""
    body = text.split(f"\n{head}\n{'-' * len(head)}\n", 1)[1]
    return body.split("\n---")[0].splitlines()


def test_karnopps_forces_are_written_as_he_has_them():
    found = lines(written("karnopp_masses"), "Sticking forces")
    assert "f[1] = s[2] Fr + k r - tau(r) + tau(x2)" in found  # (18)
    assert "f[2] = tau(r) - k r - m1 (tau(x2) - s[1] Ff)/(m1 + m2)" in found  # (21)
    both = found.index("x2, r stick:")
    assert found[both + 2 : both + 4] == ["f[1] = tau(x2)", "f[2] = tau(r) - k r"]  # (16), (15)


def test_loads_of_pins_and_slides():
    pins = written("harlecki_two_link")
    assert "N[1] = sqrt(P[1,1]^2 + P[1,2]^2)" in pins
    assert "f[2] = 0.08 N[2] s[2] mu" in pins
    assert "F_s[2] = 0.08 N[2] mu_static" in pins
    assert "78.48 cos(th1 + th2)" in pins
    table = written("xy_table")
    assert "N[2] = abs(P[2,2])" in table
    assert "P[2,2] = m1 dd(y)" in table


def test_drives_dead_bands_and_losses():
    lift = written("lift")
    assert "carriage  1250   0.0002  1.9      1.25     2.3              1.4" in lift
    assert "f[1] = s[1] (F_k[1] + F_mk[1] + kappa[1] x[1]) + (b[1] + b_m[1]) d(carriage)" in lift
    assert "x[1] = F_k[1] + s[1] (b[1] d(carriage) + tau_l[1])" in lift
    # of the guides 40, 55 and 120; of the motor 0.02, 0.03 and 0.0004, times 1250, 1250 and 1250^2
    for line in ("F_k[1] = 40", "F_mk[1] = 25", "b[1] = 120", "b_m[1] = 625", "F_s[1] = 55", "F_ms[1] = 37.5"):
        assert line in lift.splitlines()
    # the rotor takes 0.0002 1250^2 of M's 337.5 + payload; the load torque is what is left
    assert "tau_l[1] = (g0 + dd(carriage)) (payload + 25)" in lift
    assert "high[1] = F_ms[1] + max(-0.4 (tau_l[1] - F_s[1]), 3.3 (F_s[1] + tau_l[1]))" in lift
    assert "DV[2] = F_s[2] W[2,2] dt" in lift
    boom = written("spherical_screw")
    assert "tau_s[3] = 0.4 sin(shoulder) dd(waist)" in boom
    assert "low[3] = min(tau_l[3]/2, 5 tau_l[3]/3)" in boom


SPRUNG = """
symgen: 1
name: sprung
joints:
  - name: slide
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    stiffness: 30
    drive: {lead: 0.001, loss: [0.25, 0.2]}
"""


def test_losses_and_springs_have_letters_of_their_own():
    equations = symgen.derive_equations(loads_chain(SPRUNG))
    found = plain_page(equations)
    assert "k = [30 slide]" in found
    assert "f[1] = kappa[1] s[1] x[1]" in found
    assert "joint  ratio  J  kappa_m  kappa_l  kappa_m at rest  kappa_l at rest" in found
    assert not re.search(r"\bk\b", found.split("Friction\n---")[1].replace("h = k of (4)", ""))
    for format in ("latex", "markdown"):
        found = plain_page(equations, format)
        assert r"\mathbf{k} &= \begin{bmatrix}30" in found
        assert r"\boldsymbol{\kappa}_{1} \mathbf{s}_{1} \mathbf{x}_{1}" in found
        assert r"$\boldsymbol{\kappa}_{\mathrm{l}}$ at rest" in found


@pytest.mark.parametrize("format", ["latex", "markdown"])
def test_formulas_in_sentences_are_formulas(format):
    found = written("lift", format)
    assert r"\mathbf{M} \, \ddot{\mathbf{q}} + \mathbf{h} + \mathbf{f} &= \boldsymbol{\tau}" in found
    assert r"With $\mathbf{h} = \mathbf{g}$ of " in found
    assert r"while $\mathbf{x} > 0$, else" in found
    assert r"(\tau_{\mathrm{l}} + \mathbf{s} \, \mathbf{F}_{\mathrm{k}} + \mathbf{b} \, \dot{q})" in found
    assert r"\mathbf{W}_{22} \mathrm{d}t" in found  # no product of d and t
    assert r"$\mathrm{d}t$ is the step" in found
    assert not re.search(r"\bqd|<|>\w|textgreater", found)


def test_only_drives_that_lose_have_losses(repository):
    lossless = (repository / "examples" / "lift.yaml").read_text()
    for line in ("loss: [1.9, 1.25]", "static_loss: [2.3, 1.4]", "motor_friction: {"):
        assert line in lossless
    kept = [x for x in lossless.splitlines() if not x.strip().startswith(("loss:", "static_loss:", "motor_friction:"))]
    found = plain_page(symgen.derive_equations(loads_chain("\n".join(kept))))
    assert "At the drives of carriage, tau is the motor's, referred to the joint." in " ".join(found.split())
    assert "Losses" not in found
    assert "Losses of the drives of carriage are not part of these equations." in " ".join(written("lift").split())


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_has_the_part(format):
    found = written("xy_table", format)
    assert "Friction" in found
    assert "Sticking forces" in found


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_a_large_chain_says_the_law_without_patterns():
    found = written("puma560_friction")
    assert "f[1] = 6 s[1] + 4.9 d(waist)" in found
    assert "F_s[2] = 9.5" in found
    assert "Sticking forces" not in found


def test_a_chain_that_does_not_rub_has_no_such_part():
    assert "Dead bands" not in written("pendulum")
    given = COLUMN_MOVED
    text = plain_page(symgen.derive_equations(loads_chain(given)), "text")
    assert "the inverse of M, less the rows and columns of turn, whose motion is given." in " ".join(text.split())


def test_a_joint_stands_beside_its_symbol():
    text = plain_page(symgen.derive_equations(loads_chain(COLUMN_MOVED.replace("slide", "x_c"))), "latex")
    assert r"2 & x\_c & $x_{\mathrm{c}}$ & prismatic & turn &" in text


COLUMN_MOVED = """
symgen: 1
name: moved
gravity: [0, 0, 0]
joints:
  - {name: turn, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0], motion: prescribed}
  - {name: slide, type: prismatic, place: {xyz: [0.2, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 2}}
"""

COLUMN = """
symgen: 1
name: column
gravity: [0, 0, -g0]
parameters: {g0: 9.81, payload: 4}
joints:
  - name: column
    type: revolute
    place: {xyz: [0, 0, 0.3], rpy: [0, 0, 0], axis: [0, 0, 1]}
    inertia: {zz: 0.4}
    friction: {coulomb: 3, static: 5, viscous: 0.8}
  - name: lift
    type: prismatic
    place: {xyz: [0, 0, 0.1], rpy: [0, 0, 0], axis: [0, 0, 1]}
    mass: 6
    friction: {coulomb: 20, static: 30, viscous: 40}
    drive: {lead: 0.0008, inertia: 0.0001, efficiency: [0.36, -4], motor_friction: {coulomb: 0.01, viscous: 0.0001}}
  - name: forearm
    type: revolute
    place: {xyz: [0.25, 0, 0], rpy: [0, 0, 0], axis: [0, 1, 0]}
    mass: payload
    com: [0.2, 0, 0]
    inertia: {yy: 0.05, zz: 0.05}
    friction: {coefficient: 0.1, static_coefficient: 0.15, normal: radial, radius: 0.01}
"""


@pytest.fixture(scope="module")
def column(tmp_path_factory):
    path = tmp_path_factory.mktemp("column") / "column.yaml"
    path.write_text(COLUMN)
    return symgen.derive_equations(symgen.load_chain(path))


def test_a_screw_and_a_pin_in_one_chain(column):
    found = plain_page(column)
    assert "N[3] = sqrt(P[3,1]^2 + P[3,3]^2)" in found  # a pin about y
    assert "these are implicit equations" in found
    assert "s[2]^2" not in found
    assert "f[3] = tau(forearm) - M[2,3] dd(lift) - h[3]" in lines(found, "Sticking forces")


@pytest.mark.parametrize("name", ["lift", "two_link", "harlecki_two_link", "spherical_screw", None])
def test_no_number_stands_beside_another(column, name):
    found = plain_page(column) if name is None else written(name)
    equations = [line for line in found.split("Equations of motion\n---")[1].splitlines() if " = " in line]
    assert not [line for line in equations if re.search(r"(?<![\w^\])])[\d.]+(e-\d+)? \d", line)]


def test_no_left_side_pushes_latex_out(column):
    body = plain_page(column, "latex").split(r"\subsection*{Friction}", 1)[1]
    sides = [line.split("&=")[0] for line in body.splitlines() if "&=" in line]
    assert len(sides) > 5
    assert max(map(width, sides)) < LINE / 4, sides  # else the alignment moves every line to the right


@pytest.mark.needs("pdflatex", "geometry.sty", "amsmath.sty", "array.sty", "tikz.sty")
def test_latex_compiles_without_overfull_boxes(column, tmp_path):
    (tmp_path / "column.tex").write_text(plain_page(column, "latex"))
    command = ["pdflatex", "-interaction=batchmode", "-halt-on-error", "column.tex"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    assert "Overfull" not in (tmp_path / "column.log").read_text(errors="replace")


def evaluated(document, values, symbol):
    """A letter of the document, from its equations."""
    blocks = [block for block in document.blocks if isinstance(block, Equations)]
    known = dict(pair for block in reversed(blocks) for pair in block.pairs)  # the law comes before the patterns
    found = known[symbol]
    while open_letters := [x for x in found.free_symbols if x not in values]:
        found = found.xreplace({x: known[x] for x in open_letters})
    return float(found.xreplace(values))


@pytest.mark.parametrize(("s", "force", "driving"), [(1, 9000.0, True), (1, 500.0, True), (-1, -1500.0, False)])
def test_the_law_that_is_printed_is_the_law_that_is_emitted(repository, s, force, driving):
    path = repository / "examples" / "lift.yaml"
    document = equations_document(equations("lift"))
    qd, tau = [0.03 * s, -0.5], [force, 4.0]
    f, qdd, status = symgen.build_model(path, target="numpy").friction_dynamics([0.1, 0.2], qd, tau, [s, -1])
    assert status == 0
    names = ("carriage", "platform")
    values = {Symbol("g0"): 9.81, Symbol("payload"): 80.0}
    for k, name in enumerate(names):
        values |= {Symbol(f"d({name})"): qd[k], Symbol(f"dd({name})"): qdd[k], element("s", k): (s, -1)[k]}
    x = evaluated(document, values, element("x", 0))
    assert (x > 0) == driving
    values[element("kappa", 0)] = 1.9 if driving else -1.25  # `loss` of the example
    for k in range(2):
        assert evaluated(document, values, element("f", k)) == pytest.approx(f[k], rel=1e-12)  # rounding, 1e3 / 1e3


LOSSLESS = """
symgen: 1
name: geared
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.1, 0, 0], friction: {coulomb: 0.4, viscous: 0.1},
     drive: {ratio: 50, inertia: 1e-4}}
"""


def test_letters_of_losses_are_shown_where_a_drive_has_some():
    without = plain_page(symgen.derive_equations(loads_chain(LOSSLESS)))
    assert lines(without, "Drives")[1:5] == [
        "tau is the motor's torque referred to the joint, J the inertia of rotor and screw. tau_s is the torque that",
        "the rotor's inertia takes, part of M qdd + h.",
        "",
        "joint  ratio  J",
    ]
    lossy = plain_page(symgen.derive_equations(loads_chain(LOSSLESS.replace("1e-4", "1e-4, loss: [0.2, 0.1]"))))
    assert "kappa_m" not in without
    assert "kappa_m" in lossy


MASSLESS = """
symgen: 1
name: massless
gravity: [0, -9.81, 0]
parameters: {m: 1.5, L: 0.4, k: 50}
joints:
  - {name: slider, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, friction: {coulomb: 2, static: 3}}
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, stiffness: k}
  - {name: bob, type: revolute, place: {xyz: [L, 0, 0]}, mass: m, friction: {coulomb: 0.2, static: 0.3}}
"""


@pytest.mark.parametrize("format", FORMATS)
def test_a_joint_without_inertia_beside_friction_is_said(format):
    # a point mass on the last axis: the last row of M is zero, so no accelerations exist
    found = plain_page(symgen.derive_equations(loads_chain(MASSLESS)), format)
    assert "Joint bob moves no inertia" in found
    assert "Sticking forces" not in found
    assert "Dead bands" not in found


HALF_DRY = """
symgen: 1
name: half_dry
gravity: [0, -9.81, 0]
parameters: {m: 1.5, L: 0.4}
joints:
  - name: boom
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 3
    com: [L, 0.1, 0]
    friction: {coefficient: 0.1, normal: radial, radius: 0.05}
  - {name: tube, type: prismatic, place: {xyz: [1, 0.1, 0], axis: [1, 0, 0]}, mass: 2, com: [L, 0, 0]}
  - {name: bucket, type: revolute, place: {xyz: [1, 0, 0]}, mass: m, com: [L, 0, 0], friction: {coulomb: 3}}
"""


def test_joints_without_friction_have_no_f_and_pins_no_signed_load():
    found = plain_page(symgen.derive_equations(loads_chain(HALF_DRY)))
    assert "f[1] = " in "\n".join(lines(found, "Sticking forces"))
    assert "f[2]" not in found  # the tube slides without friction
    assert "slide or thrust bearing" not in found  # the load of a pin has no sign
