"""Algebras for the recursions: one text of the mechanics over several kinds of numbers.

scalar    the interface: numbers that know when they are zero, one or constant
nodes     over Program nodes: what is emitted; symbolic: over SymPy, for reading; floats: for plain numbers
affine    numbers a + sum c_k qdd_k, for what is linear in the accelerations
spatial   vectors, rotations and inertias of such numbers
values    a description's values as such numbers, and their rates
branches, elimination, apart    comparisons, selects, linear systems, and calls and loops, as straight-line code
"""
