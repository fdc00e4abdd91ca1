"""Karnopp (1985), equations (1) to (5): his momentum form, a dead band for the rate, and the events behind both.

His block diagram (Figure 2c) integrates the momentum, dP/dt = F - Ff, and reads the velocity off it: zero in the range
|P| < m DV, where friction equals the force up to the breakaway level, P/m outside. The range delays the breakaway until
P has crossed it, by sqrt(2 m DV/(dF/dt)), and meanwhile friction takes momentum at the static level. Method "karnopp"
puts the dead band on the rate instead: it breaks away without a delay, and stops the mass at m DV. Both come to rest
with a rate of exactly zero, as he says, whatever DV, and both approach the events as DV falls.

    python examples/friction/karnopp_momentum.py [--png PATH]
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np

import symgen

MASS, SLIDING, STATIC = 2.0, 10.0, 15.0
FORCE = (np.array([0.0, 8.0, 16.0, 20.0]), np.array([0.0, 24.0, -24.0, 0.0]))
DT = 0.001
END = 14.45
"""s; at 14.5 s the force would move the mass back."""

RELEASE = STATIC / 3.0


def stop(start, momentum):
    """Instant at which the momentum that F - 10 N has given since `start` < 8 s has come down to `momentum`."""
    gained = 1.5 * (64.0 - start**2) - SLIDING * (8.0 - start)
    return 8.0 + (7.0 + sqrt(49.0 + 3.0 * (gained - momentum))) / 3.0


def momentum_form(band):
    """t and V of equations (1) to (5) in steps of DT (Runge-Kutta, order 4), with the momentum range m times `band`."""

    def rate(t, p):
        force = np.interp(t, *FORCE)
        if abs(p) >= MASS * band:
            return force - np.copysign(SLIDING, p)
        return force - min(max(force, -STATIC), STATIC)

    times, momenta = np.arange(0.0, END, DT), [0.0]
    for t in times[:-1]:
        p = momenta[-1]
        a = rate(t, p)
        b = rate(t + DT / 2.0, p + DT / 2.0 * a)
        c = rate(t + DT / 2.0, p + DT / 2.0 * b)
        d = rate(t + DT, p + DT * c)
        momenta.append(p + DT / 6.0 * (a + 2.0 * b + 2.0 * c + d))
    p = np.array(momenta)
    return times, np.where(np.abs(p) < MASS * band, 0.0, p / MASS)


def moves(t, velocity):
    """First and last instant at which the mass moves."""
    where = np.flatnonzero(velocity != 0.0)
    return t[where[0]], t[where[-1]]


def main(arguments: list[str]) -> None:
    """Prints breakaway and stop of the three for dead bands of three sizes, beside closed forms."""
    model = symgen.build_model(Path(__file__).with_suffix(".yaml"))
    run = symgen.simulate(model, END, tau={"x": FORCE})
    slip, stick = (next(event.time for event in run.events if event.kind == kind) for kind in ("slip", "stick"))
    exact = stop(RELEASE, 0.0)
    print(f"events:              breakaway {slip:.9f} s, stop {stick:.9f} s; closed form {RELEASE:.9f} and {exact:.9f}")
    assert max(abs(slip - RELEASE), abs(stick - exact)) < 1e-9
    curves = {}
    for band in (0.5, 0.1, 0.02):  # wider than a step changes the rate, 0.012 m/s at most
        steps = symgen.simulate(model, END, tau={"x": FORCE}, params={"DV": band}, method="karnopp", dt=DT)
        curves[band] = momentum_form(band), (steps.t, steps.qd[:, 0])
        (late, early), (at_once, caught) = (moves(*curve) for curve in curves[band])
        print(f"momentum, DV {band:5g}: breakaway {late:.3f} s, stop {early:.3f} s", end="; ")
        print(f"dead band: breakaway {at_once:.3f} s, stop {caught:.3f} s")
        delayed = RELEASE + sqrt(2.0 * MASS * band / 3.0)
        assert abs(late - delayed) < 3.0 * DT
        assert abs(early - stop(delayed, 0.0)) < 3.0 * DT
        assert abs(at_once - RELEASE) < 3.0 * DT
        assert abs(caught - stop(RELEASE, MASS * band)) < 3.0 * DT
    if arguments[:1] == ["--png"]:
        picture(curves[0.5], run, arguments[1])


def picture(curves, run, path):
    """Velocities of the three with a dead band of 0.5 m/s, and closer at breakaway and stop."""
    from matplotlib.figure import Figure

    t = np.linspace(0.0, END, 4001)
    figure = Figure(figsize=(11.0, 4.0), layout="constrained")
    for axis, (low, high, most) in zip(
        figure.subplots(1, 3), ((0.0, END, None), (4.8, 6.2, 2.0), (13.6, 14.4, 6.0)), strict=True
    ):
        for (x, v), name, line in zip(
            (*curves, (t, run.at(t).qd[:, 0])), ("momentum form", "dead band", "events"), ("-", "--", "-"), strict=True
        ):
            axis.plot(x, v, line, label=name, linewidth=1.2)
        axis.set(xlim=(low, high), xlabel="t / s", ylabel="V / (m/s)", ylim=(None if most is None else -0.2, most))
        axis.axhspan(-0.5, 0.5, color="0.9", zorder=0)
        axis.grid(alpha=0.3)
    figure.axes[0].legend()
    figure.savefig(path, dpi=130)


if __name__ == "__main__":
    main(sys.argv[1:])
