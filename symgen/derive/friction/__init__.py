"""Joints that stick: laws, loads, drives, the forces that hold, the decision at events, the fixed step.

laws, bearing, drives --> coordinate_friction    what resists the motion of each coordinate; modes: whose joints
smooth, coordinate_friction --> problem    the equations of a chain with friction
resistance, free_joints --> mode_pattern    the motion of one pattern of modes
unknown_forces, load_law --> loaded, shared_loads    friction that depends on loads, solved for with the motion
pieces, consistency, question    all motions of one pattern; whether a motion obeys its pattern
domains, search, minimiser --> decide --> functions    the modes after an event: by bounds, by search or by a minimum
stages, runge_kutta, crossings    a part of a step
dead_band_step, interpolated_step    the fixed steps of Karnopp and of Morgowicz
pushes --> stop_impulses    stops in fixed steps
state_steps    bristles in fixed steps
sticking    the holding forces in SymPy
from_definition    the functions above over Lagrange's equations
"""
