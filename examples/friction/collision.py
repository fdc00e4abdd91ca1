"""A momentum observer notices a collision, and says nothing while friction holds the arm.

The arm rests for half a second: its motors do not balance its weight, static friction does the rest. Then it moves, and
at 0.9 s something presses its shoulder down with 5 N m. The observer has the motors' torques, angles and rates, but not
the press. Its residual is exactly zero at rest, small in motion, and -5 (1 - exp(-K (t - 0.9))) N m afterwards.

    python examples/friction/collision.py [--png PATH]
"""

import sys
from pathlib import Path

import numpy as np

import symgen

DT, GAIN, HIT, AT = 1e-3, 50.0, -5.0, 0.9
MOTORS = {"shoulder": "where(t < 0.5, 13 + 2*sin(20*t), 8 + 3*sin(5*t))", "elbow": "where(t < 0.5, 1, 6 + cos(3*t))"}


def observed(model, now, after, tau, mode, residual):
    """The residual after a step from (q, qd) to (q, qd) under held torques, in the modes of the step."""
    middle = 0.5 * (now[0] + after[0]), 0.5 * (now[1] + after[1])
    _, qdd, _ = model.friction_dynamics(*middle, tau, mode)
    return model.momentum_observer(*now, *after, qdd, residual, [GAIN, GAIN], DT)


def main(arguments: list[str]) -> None:
    """Prints the residual of each phase; it is compared with the response of first order."""
    chain = Path(__file__).with_suffix(".yaml")
    model = symgen.build_model(chain, functions=["friction_dynamics", "momentum_observer"])
    press = f"where(t < {AT}, 0, {HIT})"
    run = symgen.simulate(chain, 1.1, q=[0.1, -0.3], tau=MOTORS, inputs={"hit": press}, hold=DT, sample=DT)
    rows = np.searchsorted(run.t, np.arange(1101) * DT - 1e-9)
    t, q, qd, tau = run.t[rows], run.q[rows], run.qd[rows], run.tau[rows]
    residual = np.zeros((len(t), 2))
    for k in range(len(t) - 1):
        mode = run.mode[rows[k + 1] - 1]  # of the end of the step
        residual[k + 1] = observed(model, (q[k], qd[k]), (q[k + 1], qd[k + 1]), tau[k], mode, residual[k])
    rest, moving, pressed = t < 0.5, (t >= 0.5) & (t <= AT), t > AT
    expected = HIT * (1.0 - np.exp(-GAIN * (t[pressed] - AT)))
    off = np.max(np.abs(residual[pressed] - np.stack([expected, 0.0 * expected], axis=1)))
    alarm = t[np.argmax(np.abs(residual[:, 0]) > 1.0)]
    print(
        f"at rest     residual {np.max(np.abs(residual[rest]))} N m, motors {np.ptp(tau[rest, 0]):.3f} N m up and down"
    )
    print(f"in motion   residual at most {np.max(np.abs(residual[moving])):.2e} N m")
    print(f"pressed     within {off:.2e} N m of the response of first order")
    print(f"alarm at 1 N m, {1e3 * (alarm - AT):.0f} ms after the hit")
    assert not residual[rest].any()
    assert np.all(qd[rest] == 0.0)
    assert np.max(np.abs(residual[moving])) < 0.02  # a joint that breaks away within a step
    assert off < 1e-3  # the model in the middle of a step: dt^2
    if arguments[:1] == ["--png"]:
        import matplotlib.pyplot as plt

        figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
        axes.plot(t, residual, label=[f"residual of {name}" for name in model.q_names])
        axes.plot(t[pressed], expected, "k:", label="first order")
        axes.set(xlabel="t, s", ylabel="N m")
        axes.legend()
        figure.savefig(arguments[1])


if __name__ == "__main__":
    main(sys.argv[1:])
