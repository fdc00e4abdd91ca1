"""Joints that stick: laws, loads, drives, the forces that hold, the decision at events, the fixed step.

laws, bearing, drives --> problem (a chain's motion with friction) --> patterns, loaded (one pattern of modes)
--> decide (the modes after an event) --> functions --> fixed_step
sticking    the holding forces in SymPy; from_definition: the same functions over Lagrange's equations
"""
