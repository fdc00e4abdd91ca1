"""Joints that stick: laws, loads, drives, the forces that hold, the decision at events, the fixed step.

laws, bearing, drives --> problem (a chain's motion with friction) --> patterns, load_law, loaded (one pattern of modes)
--> pieces (all motions of one pattern), consistency (whether a motion obeys its pattern), question
--> decide (the modes after an event: by bounds, `domains`, by `search`, or by the `minimiser`) --> functions
--> stages, runge_kutta (a part of a step), crossings --> karnopp, morgowicz
--> fixed_step (all functions of a chain with friction)
sticking    the holding forces in SymPy; from_definition: the same functions over Lagrange's equations
"""
