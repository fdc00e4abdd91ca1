"""Opinions that share no code with what is emitted: an interpreter of Programs, and mechanics in plain numbers.

schedule --> interpreter, over arithmetic (float64), scale (and largest summands), exact (any digits) --> backend
expressions, duals --> bodies --> kinematics, forces --> inertia, newton_euler, regressor --> mechanics (step), mobility
friction_law --> state --> roots --> friction (the law executed literally) --> fixed_step, uniqueness
constraints --> absolute --> harlecki    free bodies and constraint equations
many --> claims    the same over many states at once
"""
