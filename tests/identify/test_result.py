"""The record of a result, the way back to a chain, the report."""

from dataclasses import replace

import numpy as np
import pytest

from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ChainError, IdentificationError
from symgen.identify import Identified, Result, Undetermined, Verdict, with_values
from symgen.identify.result import Figure

ARM = "examples/two_link.yaml"


@pytest.fixture(scope="module")
def arm():
    return load_chain(ARM)


def a_result(arm, **changes):
    given = Result(
        kind="friction",
        names=("elbow_coulomb", "elbow_<b>"),
        values=np.array([0.4, 2.0]),
        units=("N m", ""),
        covariance=np.diag([0.01, np.nan]),
        condition=12.0,
        residuals=np.zeros((10, 2)),
        chi2=18.0,
        degrees_of_freedom=18,
        open=(Undetermined("elbow_viscous", "the rate is the same in all rows", "Vary the rate"),),
        chain=arm,
    )
    return replace(given, **changes)


def test_values_go_back_to_the_chain(arm):
    found = with_values(
        arm,
        {
            "shoulder.mass": Identified(1.5, 0.02, "kg"),
            "elbow.com.y": Identified(0.01, 0.002, "m"),
            "elbow.inertia.xx": Identified(0.05),
            "elbow.inertia.yy": Identified(0.05),
            "elbow.friction.stribeck.velocity": Identified(0.05, 0.01),
            "elbow.drive.inertia": Identified(0.002, 1e-4),
        },
    )
    assert loads_chain(found.to_yaml()) == found
    docs = {p.name: (p.doc, p.unit) for p in found.parameters}
    assert docs["elbow_com_y"] == ("identified, sigma 0.002", "m")
    assert docs["elbow_inertia_xx"] == ("identified", None)
    shoulder, elbow = found.joint("shoulder"), found.joint("elbow")
    assert elbow.friction.coulomb == arm.joint("elbow").friction.coulomb
    assert shoulder.com == arm.joint("shoulder").com
    assert elbow.drive.inertia.name == "elbow_drive_inertia"


def test_a_parameter_used_once_keeps_its_name():
    text = """symgen: 1
name: arm
parameters: {m: {value: 2, unit: kg, doc: of the arm}, I: 0.1, L: 1}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [L/2, 0, 0], inertia: {zz: I, yy: I}}
"""
    found = with_values(loads_chain(text), {"a.mass": Identified(3.0, 0.5), "a.inertia.zz": Identified(0.2, 0.1)})
    values = {p.name: (p.value.value, p.doc) for p in found.parameters}
    assert values["m"] == (3.0, "of the arm; identified, sigma 0.5")
    assert values["a_inertia_zz"] == (0.2, "identified, sigma 0.1")
    assert values["I"] == (0.1, None)
    again = with_values(found, {"a.com.x": Identified(0.4, 0.1)})
    assert "L" not in {p.name for p in again.parameters}


@pytest.mark.parametrize(
    ("place", "value", "error", "words"),
    [
        ("elbw.mass", 1.0, IdentificationError, "no joint 'elbw'"),
        ("elbow.mas", 1.0, IdentificationError, r"no key 'mas' \(did you mean 'mass'\?\)"),
        ("elbow.com.w", 1.0, IdentificationError, "'w' is none of x, y, z"),
        ("elbow.mass", np.nan, IdentificationError, "the value is nan"),
        ("elbow.mass", -1.0, ChainError, "the mass|must be at least 0"),
    ],
)
def test_what_does_not_go_back(arm, place, value, error, words):
    with pytest.raises(error, match=words):
        with_values(arm, {place: Identified(value)})


def test_numbers_by_name(arm):
    result = a_result(arm)
    assert result.estimates == {"elbow_coulomb": 0.4, "elbow_<b>": 2.0}
    assert result.standard_errors["elbow_coulomb"] == pytest.approx(0.1, rel=1e-15)
    low, high = result.intervals()["elbow_coulomb"]
    # Student's t, 18 degrees of freedom, 97.5 %: 2.101 (any table)
    assert (low, high) == pytest.approx((0.4 - 0.2101, 0.4 + 0.2101), abs=1e-4)
    assert result.undetermined == {"elbow_viscous": "the rate is the same in all rows. Vary the rate"}
    with pytest.raises(IdentificationError, match="predicts no forces"):
        result.predict([0, 0], [0, 0], [0, 0])


def test_report(arm, tmp_path):
    def draw(sheet):
        sheet.subplots().plot([0, 1], [0, 1])

    verdicts = (Verdict("elbow", 0.02, 0.05, 1.0, 0.01, "N m"),)
    result = a_result(arm, verdicts=verdicts, figures=(Figure("residuals", draw),), remarks=("Two rows dropped.",))
    text = result.report()
    for words in ("# Friction identification of two\\_link", "| elbow\\_coulomb | 0.4 | 0.1 |", "at a bound"):
        assert words in text or words.replace("\\_", "_") in text
    assert "Failed: predictions beyond their limits for elbow" in text
    assert "Vary the rate" in text
    assert "Two rows dropped." in text
    page = result.report("html")
    assert page.startswith("<!DOCTYPE html>")
    assert "elbow_&lt;b&gt;" in page
    assert "data:image/png;base64," in page
    assert page == result.report("html")
    with pytest.raises(IdentificationError, match="'pdf' is none of markdown, html"):
        result.report("pdf")
    assert result.save_report(tmp_path / "a.html").read_text() == page
    assert loads_chain(result.save_chain(tmp_path / "a.yaml").read_text()) == arm


def test_verdicts():
    assert Verdict("a", 0.01, 0.1, 1.0, 0.01).passed
    assert not Verdict("a", 0.011, 0.1, 1.0, 0.01).passed
    assert Verdict("a", 0.0, 0.0, 0.0, 0.01).passed
    assert not Verdict("a", 0.1, 0.1, 0.0, 0.01).passed
