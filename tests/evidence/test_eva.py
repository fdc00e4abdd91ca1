"""Frama-C's Eva as a witness, where it is installed, and stand-ins for it elsewhere."""

import json
import math
import os

import numpy as np
import pytest

from symgen.cli.parser import run
from symgen.emit.c.config import CONFIGS
from symgen.errors import BuildError
from symgen.evidence.eva import _slices
from symgen.pipeline.evidence import controller_evidence
from tests.controller.scara import SCARA

FRAMA_C = pytest.mark.needs("frama-c", "gcc")

LIGHT = """symgen: 1
name: light
gravity: [0, -9.81, 0]
parameters:
  tip: {value: 1, unit: kg}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0], inertia: {zz: 0.1}}
  - {name: b, type: revolute, place: {xyz: [1, 0, 0]}, mass: tip, com: [1, 0, 0]}
"""
"""Without mass at the tip M has no inverse."""


def word(chain, function, **options):
    found = controller_evidence(chain, [function], **options)
    return found, found.witness(function)


@FRAMA_C
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_eva_has_no_alarm_for_the_feed_forward_of_the_scara(dtype):
    _, told = word(SCARA, "friction_torque", dtype=dtype)
    assert told.alarms == ()
    assert told.slices == 32


@FRAMA_C
def test_eva_has_no_alarm_for_two_links_where_a_pivot_is_divided_by(repository):
    chain = repository / "examples" / "two_link.yaml"
    for function in ("inverse_dynamics", "forward_dynamics"):
        assert word(chain, function, dtype="float64")[1].alarms == ()


@FRAMA_C
def test_eva_sees_a_divisor_that_may_vanish(tmp_path):
    chain = tmp_path / "light.yaml"
    chain.write_text(LIGHT)
    found, told = word(chain, "forward_dynamics", ranges=["tip=0:1"], budget=20)
    assert not found.proofs[0].proof.proven
    assert any("div_float" in alarm for alarm in told.alarms)
    assert word(chain, "forward_dynamics", ranges=["tip=1:1"], budget=300)[1].alarms == ()


def stand_in(folder, monkeypatch, script):
    folder.mkdir()
    (folder / "frama-c").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "frama-c").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def test_alarms_are_quoted_and_change_no_proof(tmp_path, monkeypatch, capsys):
    told = "[eva:alarm] h.c:3: Warning: \\n  non-finite float value.\\n  assert x;\\n[eva:summary] ANALYSIS SUMMARY\\n"
    stand_in(tmp_path / "bin", monkeypatch, f"printf '{told}'")
    run(["evidence", str(SCARA), "--json"])
    (proof,) = json.loads(capsys.readouterr().out)["proofs"]
    assert proof["witness"] == {"slices": 32, "alarms": ["non-finite float value. assert x;"], "remark": ""}
    assert proof["proven"]
    run(["evidence", str(SCARA)])
    assert "| `friction_torque` | proven | 1 | 1 alarm, 32 slices of each angle |" in capsys.readouterr().out


def test_a_witness_that_takes_too_long_or_says_nothing_is_no_witness(tmp_path, monkeypatch):
    stand_in(tmp_path / "a", monkeypatch, "echo nothing")
    assert word(SCARA, "friction_torque")[1].remark == "no summary"
    stand_in(tmp_path / "b", monkeypatch, "exec sleep 30")
    found, told = word(SCARA, "gravity", patience=5.0)
    assert (told.alarms, told.remark) == (None, "not finished within 5 s")
    assert not found.rules.left or found.rules.left == ("scara_gravity",)


def test_a_tool_that_fails_is_quoted(tmp_path, monkeypatch):
    stand_in(tmp_path / "bin", monkeypatch, "echo 'Frama-C aborted' >&2; exit 1")
    with pytest.raises(BuildError, match=r"asking Frama-C about friction_torque: frama-c failed \(1\):\nFrama-C abort"):
        word(SCARA, "friction_torque")


def test_without_frama_c_the_report_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    run(["evidence", str(SCARA)])
    told = capsys.readouterr().out
    assert "Frama-C is not installed: with frama-c-base" in told
    assert "| `friction_torque` | proven | 1 | - |" in told


@pytest.mark.parametrize("dtype", CONFIGS)
@pytest.mark.parametrize("count", [1, 4, 32])
def test_slices_hold_every_sine_and_cosine(dtype, count):
    """Bounds against NumPy at 20,000 angles and at the ends of the slices."""
    found = _slices(count, CONFIGS[dtype])
    ends = [float(one.upto.rstrip("F")) for one in found[:-1]]
    angles = np.concatenate([np.linspace(-8.0, 8.0, 20_001), ends, np.nextafter(ends, math.inf)])
    for x in angles:
        one = next((s for s, end in zip(found, ends, strict=False) if x <= end), found[-1])
        for (low, high), value in ((one.sine, math.sin(x)), (one.cosine, math.cos(x))):
            assert float(low.rstrip("F")) <= value <= float(high.rstrip("F"))
    assert found[1].sine != found[0].sine or count < 4
