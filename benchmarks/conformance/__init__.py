"""Stick-slip conformance: exact motions with dry friction, and what simulators make of them.

`cases/` is the data set. Each case is a chain in symgen's format and a JSON file beside it, with the motion, its exact
events, its end, tolerances and the source of the numbers. `exact` makes the numbers that no paper's data give, from
closed forms and from equations written by hand. A simulator takes part by an adapter of one function, see `adapter`;
`python -m benchmarks.conformance` scores all that are installed and writes CONFORMANCE.md.
"""
