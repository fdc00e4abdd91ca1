"""Vibration and deflection of a chain about a configuration, with the numbers of a model.

    Model, q --linear_system--> M, C, K of the free coordinates --modes, frequency, transient, sensitivity--> results
    Model, motion --deflection--> deformation along the motion --compensation--> corrections of the joints

linear     M, C, K about a configuration; which coordinates are free
modes      natural frequencies, shapes, modal mass and stiffness, state space
damped     modes with any damping
energy     which joints and links carry a mode's energy
ends       loads and outputs: points, joints, modes
frequency  transfer functions, by modes or direct
transient  impulse, step, shock and free responses
one_mass   one mass, damper and spring in time
nonlinear  the same with the terms that are quadratic in the rates
equilibrium, inverse_kinematics, paths    configurations and nominal motions
deflection, compensation    Behi's chapter IV
sensitivity, rayleigh    Behi's sections 2.7 and 5.5
plot       pictures, with matplotlib
drawing, mode_film    the chain in space, modes in motion

Everything here computes with NumPy and SciPy on what a `Model` returns; no stage below knows of it.
"""

from __future__ import annotations

from symgen.analyse.compensation import Compensation, Deflected, compensation, deflect_along
from symgen.analyse.deflection import deflection
from symgen.analyse.equilibrium import Equilibrium, equilibrium
from symgen.analyse.frequency import frequency_response
from symgen.analyse.inverse_kinematics import inverse_kinematics
from symgen.analyse.mode_film import animate_mode
from symgen.analyse.modes import Modes, StateSpace, modes
from symgen.analyse.nonlinear import nonlinear_response, quadratic_order
from symgen.analyse.paths import joint_move, straight_line
from symgen.analyse.rayleigh import Rayleigh, rayleigh, redesign
from symgen.analyse.sensitivity import sensitivity
from symgen.analyse.transient import free_response, impulse_response, shock_response, step_response

__all__ = [
    "Compensation",
    "Deflected",
    "Equilibrium",
    "Modes",
    "Rayleigh",
    "StateSpace",
    "animate_mode",
    "compensation",
    "deflect_along",
    "deflection",
    "equilibrium",
    "free_response",
    "frequency_response",
    "impulse_response",
    "inverse_kinematics",
    "joint_move",
    "modes",
    "nonlinear_response",
    "quadratic_order",
    "rayleigh",
    "redesign",
    "sensitivity",
    "shock_response",
    "step_response",
    "straight_line",
]
