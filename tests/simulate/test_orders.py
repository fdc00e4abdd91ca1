"""Orders of fixed steps through events: ends, event times and the energy ledger, against closed forms."""

from __future__ import annotations

import math

import numpy as np
import pytest
from event_driven import event_driven
from scipy.integrate import quad
from scipy.optimize import brentq

import symgen
from symgen.describe.load import loads_chain

MOTION = ["step", "step_interpolated", "friction_dynamics", "decide", "kinetic_energy", "potential_energy"]

MASS, STIFFNESS, KINETIC, STATIC = 2.0, 50.0, 3.0, 5.0
BLOCK = """symgen: 1
name: block
gravity: [0, 0, 0]
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 2
    friction: {coulomb: 3, static: 5}
"""
SPRUNG = BLOCK + "    stiffness: 50\n"
PULLED = BLOCK + "forces: {x: 50*(0.4*t - x)}\n"
PENDULUM = """symgen: 1
name: dry_pin
gravity: [0, -9.81, 0]
joints:
  - name: a
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 2
    com: [0, -0.3, 0]
    inertia: {zz: 0.02}
    friction: {coulomb: 0.5, static: 0.7}
"""


def sprung(x: float) -> tuple[list[tuple[float, str]], float]:
    """Half periods of pi/omega; each takes 2 F_k/k off the amplitude, until k |x| <= F_s."""
    events, half = [], math.pi * math.sqrt(MASS / STIFFNESS)
    while True:
        x = -(x - math.copysign(2.0 * KINETIC / STIFFNESS, x))
        sticks = STIFFNESS * abs(x) <= STATIC
        events.append((half * (len(events) + 1), "stick" if sticks else "reversal"))
        if sticks:
            return events, x


def pulled(end: float, v: float = 0.4) -> tuple[list[tuple[float, str]], float]:
    """A spring whose end moves with v: it lets the block go at F_s, and y = v t - x - F_k/k swings until y' = v."""
    omega, x = math.sqrt(STIFFNESS / MASS), 0.0
    events: list[tuple[float, str]] = []
    rise = (STATIC - KINETIC) / STIFFNESS
    while True:
        start = (STATIC / STIFFNESS + x) / v
        angle = 2.0 * (math.pi - math.atan(rise * omega / v))
        stop = start + angle / omega
        if stop > end:
            return events, x
        x = v * stop - KINETIC / STIFFNESS - rise * math.cos(angle) - v / omega * math.sin(angle)
        events += [(start, "slip"), (stop, "stick")]


def swung(q: float) -> tuple[list[tuple[float, str]], float]:
    """Energy gives the turning points, m g l (cos b - cos a) = T |b - a|, and the time between them as an integral."""
    inertia, weight, kinetic, static = 0.02 + 2.0 * 0.3**2, 2.0 * 9.81 * 0.3, 0.5, 0.7
    events: list[tuple[float, str]] = []
    time = 0.0
    while True:
        a = q

        def energy(x: float, a: float = a) -> float:
            return weight * (math.cos(x) - math.cos(a)) - kinetic * abs(x - a)

        q = brentq(energy, -0.05 * a, -a, xtol=1e-15, rtol=1e-15)
        middle, half = 0.5 * (a + q), 0.5 * (q - a)

        def slowness(angle: float, middle: float = middle, half: float = half, energy=energy) -> float:
            return abs(half) * math.cos(angle) / math.sqrt(2.0 / inertia * energy(middle + half * math.sin(angle)))

        time += quad(slowness, -math.pi / 2, math.pi / 2, epsabs=1e-13, epsrel=1e-13)[0]
        sticks = weight * abs(math.sin(q)) <= static
        events.append((time, "stick" if sticks else "reversal"))
        if sticks:
            return events, q


CASES = {
    "sprung": (SPRUNG, 1.0, 6.0, sprung(1.0)),
    "pulled": (PULLED, 0.0, 3.9, pulled(3.9)),
    "dry pin": (PENDULUM, 1.2, 8.0, swung(1.2)),
}


@pytest.mark.parametrize("name", CASES)
def test_interpolated_steps_are_of_order_four_through_events(name):
    """Halving dt twice: 256 times less at order 4. 100 leaves room for errors that change their sign."""
    text, start, duration, (events, end) = CASES[name]
    model = symgen.build_model(loads_chain(text), functions=MOTION)
    errors = []
    for dt in (1e-2, 2.5e-3):
        run = symgen.simulate(model, duration, q=[start], dt=dt, method="interpolated")
        assert [event.kind for event in run.events] == [kind for _, kind in events]
        late = max(abs(event.time - t) for event, (t, _) in zip(run.events, events, strict=True))
        errors.append([late, abs(run.q[-1, 0] - end), run.energy_error])
    assert np.all(np.array(errors[1]) < [2e-9, 5e-10, 6e-9])  # s, m or rad, J
    rounding = 1e-13
    assert np.all(np.array(errors[0]) / (np.array(errors[1]) + rounding) > [100.0, 100.0, 30.0])


@pytest.mark.parametrize("name", CASES)
def test_the_ledger_of_dead_bands_is_of_order_four(name):
    """The motion of a dead band is of order 1, and its energies are those of that motion all the same: what truncation
    takes counts as dissipated."""
    text, start, duration, _ = CASES[name]
    model = symgen.build_model(loads_chain(text), functions=MOTION)
    errors = []
    for dt in (1e-2, 2.5e-3):
        run = symgen.simulate(model, duration, q=[start], dt=dt, method="karnopp")
        assert {event.kind for event in run.events} >= {"stick"}
        errors.append(run.energy_error)
    assert errors[1] < 6e-9
    assert errors[0] / errors[1] > 30.0


COUPLED = """symgen: 1
name: coupled
gravity: [0, -9.81, 0]
joints:
  - name: cart
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    motion: 0.1*sin(5*t)
  - name: a
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 1
    com: [0.3, 0, 0]
    inertia: {zz: 0.02}
    friction: {coulomb: 0.4, static: 0.6, viscous: 0.05}
  - name: b
    type: revolute
    place: {xyz: [0.5, 0, 0]}
    mass: 0.6
    com: [0.2, 0, 0]
    inertia: {zz: 0.01}
    damping: 0.02
    friction: {coulomb: 0.2, static: 0.3}
"""


def test_a_coupled_chain_is_of_order_four_through_events():
    """Two joints on a moving base, with reversals of both, against scipy's DOP853 between events."""
    chain = loads_chain(COUPLED)
    known = event_driven(chain, [0.0, -1.0, 0.8], [0.5, 0.0, 0.0], [0.0, 0.0, 0.0], 1.5, rtol=1e-12)
    model = symgen.build_model(chain, functions=[*MOTION, "drive_forces", "damping_matrix"])
    errors = []
    for dt in (5e-3, 1.25e-3):
        run = symgen.simulate(model, 1.5, q=[0.0, -1.0, 0.8], dt=dt, method="interpolated")
        times = sorted({event.time for event in run.events})  # one joint may slip in the instant in which another stops
        late = max(abs(time - t) for time, (t, _) in zip(times, known.events, strict=True))
        errors.append([late, np.max(np.abs(run.q[-1] - known.q)), run.energy_error])
    assert np.all(np.array(errors[0]) / (np.array(errors[1]) + 1e-11) > 60.0)
    assert np.all(np.array(errors[1]) < 1e-7)


def test_impulses_of_dead_bands_and_of_their_base_are_accounted_for():
    """A mass caught on a slide aslant to a cart of constant speed: the impulse takes energy of its own and of what it
    carries, the cart's drive holds against it, and nothing else does work.
    """
    text = """symgen: 1
name: carried
gravity: [0, 0, 0]
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, motion: 0.7*t}
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [0.6, 0.8, 0]}
    mass: 2
    friction: {coulomb: 3, static: 30}
  - {name: free, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
"""
    for target in ("c", "numpy"):
        model = symgen.build_model(loads_chain(text), target, functions=[*MOTION, "drive_forces"])
        run = symgen.simulate(model, 0.02, qd=[0.0, 0.08, 0.3], dt=1e-2, method="karnopp")
        assert run.qd[-1, 1] == 0.0
        assert run.dissipated[1] > 1e-3  # J, of half of 2 kg by (0.08 m/s)^2
        assert run.energy_error < 1e-14
