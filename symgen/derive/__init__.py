"""Mechanics: from a chain to its equations, as expressions to read and as Programs to emit.

chain --lagrange--> equations --> definition     Lagrange's equations, literally: what the reference interprets
chain --recursive--> formulations --> fast       the customised recursions: what is emitted
special     forms beside them for parameters that are like their defaults
friction    joints that stick, over either of the two;  reading    the equations printed
signatures    which functions a chain has: the contract that both forms keep
"""
