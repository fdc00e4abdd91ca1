"""Mechanics: from a chain to its equations, as expressions to read and as Programs to emit.

lagrange --> equations, definition    Lagrange's equations, literally: the form that the reference interprets
bodies, reduced --> recursive --> fast    the customised recursions: the form that is emitted
friction    joints that stick, over either of the two;  feasibility, validity    limits of a chain and of its parameters
functions   one card per emitted function: formula, source, signature, and how both forms build it
"""
