"""Closed loops: position and influence coefficients of the joints that they move.

`plane` writes a planar loop as a sum of complex numbers, `dyad` solves it for two unknowns in closed form, `planar`
recognises such loops in a mechanism, and `motion` goes through all loops and couplings in order.
"""
