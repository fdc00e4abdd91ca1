"""Actuator maps of an ankle in firmware: compiled C against constraints in all joints."""

from pathlib import Path

import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import emit_sources
from symgen.reference.coupled_mechanics import mechanics_of
from tests.controller.test_profile import call
from tests.emit.strict import WARNINGS, write

ANKLE = Path(__file__).parents[2] / "examples" / "linkages" / "ankle.yaml"
MAPS = ["motor_from_joint", "joint_from_motor", "joint_torque_from_motor", "motor_torque_from_joint"]

MAIN = """
#include "ankle.h"
#include <stdio.h>

int main(void)
{
    ankle_parameters parameters;
    ankle_prepared prepared;
    const double q[2] = {0.1, -0.15}, near[2] = {0.12, -0.13}, tau[2] = {1.5, -0.7};
    double found[16];

    ankle_default_parameters(&parameters);
    ankle_prepare(&parameters, &prepared);
    ankle_motor_from_joint(&prepared, q, found, &found[2]);
    ankle_joint_from_motor(&prepared, near, found, &found[6], &found[8]);
    ankle_joint_torque_from_motor(&prepared, q, tau, &found[10]);
    ankle_motor_torque_from_joint(&prepared, q, &found[10], &found[12]);
    for (int k = 0; k < 14; k++) {
        printf("%.17g ", found[k]);
    }
    return 0;
}
"""


@pytest.mark.needs("gcc")
def test_maps_of_a_parallel_ankle_in_firmware(tmp_path):
    text = ANKLE.read_text().replace(
        "axis: [0, 0, -1]}, mass: 0.1}", "axis: [0, 0, -1]}, mass: 0.1, drive: {ratio: 800}}"
    )
    chain = loads_chain(text)
    write(emit_sources(chain, "c", "float64", MAPS, profile="controller", optimization="debug"), tmp_path)
    (tmp_path / "main.c").write_text(MAIN)
    call(["gcc", *WARNINGS, "-ffp-contract=off", "main.c", "ankle.c", "-lm", "-o", "ankle"], tmp_path)
    found = np.array(call(["./ankle"], tmp_path).split(), float)
    judge, q = mechanics_of(chain), np.array([0.1, -0.15])
    motor, J = judge.motor_from_joint(q)
    tau = np.array([1.5, -0.7])
    torque = judge.joint_torque_from_motor(q, tau)
    wanted = [motor, J, judge.joint_from_motor([0.12, -0.13], motor), torque, tau]
    # lengths of spindles by loops of Newton's method, times 800: 1e-13 of the largest
    assert np.max(np.abs(found - np.concatenate([np.ravel(x) for x in wanted]))) <= 1e-13 * 200.0
