"""Closed loops: position, influence coefficients and forces of the joints that they move.

| module | |
|---|---|
| `plane` | a planar loop as a sum of complex numbers |
| `dyad` | its two unknowns in closed form |
| `planar` | planar dyads recognised in a mechanism |
| `forces` | forces in their closing joints |
| `spatial` | conditions of closing joints in space, with their first and second derivatives |
| `elimination` | small systems of linear equations |
| `newton` | loops without a closed form, one or several together |
| `solved` | closing forces, whatever solved a loop |
| `fault` | the error of a loop that cannot be closed |
| `motion` | all loops and couplings in order, in one mode of assembly |
"""
