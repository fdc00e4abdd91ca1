"""Opinions that share no code with what is emitted: an interpreter of Programs, and mechanics in plain numbers.

schedule --> interpreter (arithmetic: float64; scale: largest summands; exact: any digits) --> backend
expressions, duals --> bodies --> kinematics, forces --> inertia, newton_euler, regressor --> mechanics, step, mobility
friction_law --> state --> roots --> friction (the law executed literally) --> step_parts, fixed_step, consistent
constraints --> absolute    free bodies and constraint equations
batched_newton_euler    the plain mechanics over many states at once
"""
