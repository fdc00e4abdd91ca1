"""Friction: smooth equations of textbooks, and motions in closed form with their times of sticking and slipping."""

from __future__ import annotations

import numpy as np
from scipy.optimize import brentq
from sympy import Rational, acos, asin, atan, cos, exp, pi, sin, sqrt

from examples.gallery.subject import Checks, Subject
from symgen import simulate

STEPS = "relative tolerance of the integrator"


def block_on_incline(s: Subject) -> Checks:
    """Thrown upwards it stops after v^2/(2 g (sin + mu cos)), slides back where tan(beta) > mu_s, rests where not."""
    (x,), (v,), (a,) = s.motion
    m, beta, mu, g = s.letters("m beta mu g")
    yield s.equal([m * a + m * g * sin(beta)], "the weight along the incline")
    up, down = g * (sin(beta) + mu * cos(beta)), g * (sin(beta) - mu * cos(beta))
    turn, thrown = s.number(2 / up), 2.0
    run = simulate(s.model(), 1.0, qd=[thrown], sample=1.0)
    gone = s.number(thrown**2 / (2 * up)) - s.number(down) * (1 - turn) ** 2 / 2
    flat = simulate(s.model(), 2.0, qd=[thrown], params={"beta": 0.3}, sample=2.0)
    rest = s.number((thrown**2 / (2 * up)).subs(beta, 0.3))
    yield s.close(
        [run.q[-1, 0], flat.q[-1, 0]], [gone, rest], "Coulomb's law: up and back, and up to rest", "2 ways", 1e-9, STEPS
    )


def band_brake(s: Subject) -> Checks:
    """It stops after J w^2/(2 M), M = S R (exp(mu alpha) - 1) forwards, S R (1 - exp(-mu alpha)) backwards."""
    _, _, (a,) = s.motion
    J, R, mu, alpha = s.letters("J R mu alpha")
    yield s.equal([J * a], "a wheel in smooth bearings")
    pull, speed = 40.0, 20.0
    forwards, backwards = pull * R * (exp(mu * alpha) - 1), pull * R * (1 - exp(-mu * alpha))
    found = [simulate(s.model(), 20.0, qd=[w], inputs={"pull": pull}, sample=20.0).q[-1, 0] for w in (speed, -speed)]
    wanted = [s.number(J * speed**2 / (2 * forwards)), -s.number(J * speed**2 / (2 * backwards))]
    yield s.close(found, wanted, "Euler's and Eytelwein's law of the band, both ways", "2 stopping angles", 1e-9, STEPS)


def belt(s: Subject) -> Checks:
    """T = 2 (Fs - Fk)/(k v) + (2/w) (pi - atan((Fs - Fk) w/(k v))), w = sqrt(k/m), from breakaway to breakaway."""
    (moved, x), _, (c, a) = s.motion
    k, v = s.letters("k v")
    m, kinetic, static = 1, 1, 1.5
    yield s.equal([m * (c + a) + k * (moved + x)], "a mass on a spring, in place of the belt and place on it", rows=[1])
    w, drop = sqrt(k / m), static - kinetic
    period = s.number(2 * drop / (k * v) + 2 / w * (pi - atan(drop * w / (k * v))))
    run = simulate(s.model(), 3.0, sample=3.0, rtol=1e-11, atol=1e-13)
    slips = np.array([event.time for event in run.events if event.kind == "slip"])
    wanted = s.number(static / (k * v)) + period * np.arange(len(slips))
    yield s.close(
        slips, wanted, "stick-slip in closed form: first breakaway and period", "times of breakaway", 1e-9, STEPS
    )


def dry_pendulum(s: Subject) -> Checks:
    """From a turn at a to the next at b on the other side, m g c (cos b - cos a) = M (a + b)."""
    (q,), _, (a,) = s.motion
    moment, pull, friction, start = Rational("0.32"), Rational("5.886"), 0.3, 1.2
    yield s.equal([moment * a + pull * sin(q)], "a physical pendulum")
    run = simulate(s.model(), 4.0, q=[start], sample=4.0, rtol=1e-11)
    turns, wanted = [abs(event.q[0]) for event in run.events], [start]
    for _ in turns:
        wanted.append(brentq(balance, 0, 0.99 * wanted[-1], (wanted[-1], float(pull) / friction)))
    yield s.close(turns, wanted[1:], "balance of energy from turn to turn", f"{len(turns)} turns", 1e-8, STEPS)


def balance(b: float, a: float, ratio: float) -> float:
    """Work of weight less work of friction from a turn at a to one at b, by the friction."""
    return float(ratio * (np.cos(b) - np.cos(a)) - (a + b))


def karnopp_masses(s: Subject) -> Checks:
    """Both equations with the spring between the masses; the upper one breaks away when the pull is 1.5 Fr."""
    (x2, r), _, (a, b) = s.motion
    m1, m2, k, Fr = s.letters("m1 m2 k Fr")
    yield s.equal([(m1 + m2) * a + m1 * b, m1 * (a + b) + k * r], "Newton's law of both masses")
    spring, speed = 400, 0.5
    pull = f"{spring}*({speed}*t - x2 - r)"
    run = simulate(s.model(), 0.02, tau={"x2": pull, "r": pull}, sample=0.02)
    found = next(event.time for event in run.events if event.kind == "slip")
    wanted = s.number(1.5 * Fr / (spring * speed))
    yield s.close(found, wanted, "Karnopp (1985): breakaway of the upper mass", "a time", 1e-9, STEPS)


def dupont_screw(s: Subject) -> Checks:
    """750/(J + I/eta) driving and backdriving; the static efficiency holds the load until tau is weight/eta."""
    _, _, (a,) = s.motion
    I, weight = s.letters("inertia weight")
    J, eta1, eta2, static = 5, 0.663, 1.91, 0.6
    yield s.equal([(J + I) * a + weight], "screw and load without losses")
    run = simulate(s.model(), 1.5, tau={"screw": "750*sin(4*t)"}, params={"weight": 0.0}, sample=0.01, rtol=1e-11)
    driving, back = (s.number(750 / (J + I / eta)) for eta in (eta1, eta2))
    turn = next(event.time for event in run.events if event.kind == "reversal")
    lifted = simulate(s.model(), 2.0, tau={"screw": "300 + 260*sin(1.5*t)"}, sample=2.0, rtol=1e-11)
    start = next(event.time for event in lifted.events if event.kind == "slip")
    found = [run.at(float(pi) / 8).qdd[0], run.at(0.3 * float(pi)).qdd[0] / np.sin(1.2 * np.pi), turn, start]
    reversal = (2 * pi - acos(2 * driving / back - 1)) / 4
    wanted = [driving, back, s.number(reversal), s.number(asin((weight / static - 300) / 260) / 1.5)]
    yield s.close(found, wanted, "Dupont (1993), figures 5 and 6", "2 accelerations, 2 times", 1e-8, STEPS)
