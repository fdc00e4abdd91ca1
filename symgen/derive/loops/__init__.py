"""Closed loops: position, influence coefficients and forces of the joints that they move.

| module | |
|---|---|
| `plane` | a planar loop as a sum of complex numbers |
| `dyad` | its two unknowns in closed form |
| `planar` | planar dyads recognised in a mechanism |
| `forces` | forces in their closing joints |
| `spatial` | conditions of closing joints in space, with their first and second derivatives |
| `elimination` | small systems of linear equations |
| `cluster` | loops that are closed together: their influence coefficients and forces |
| `rods` | clusters of rods in closed form |
| `newton` | positions of clusters by Newton's method, from their default pose on |
| `home`, `settling`, `prediction` | that pose, how it is found, and polynomials around it |
| `solved` | closing forces, whatever solved a loop |
| `fault` | the error of a loop that cannot be closed |
| `order`, `closing` | all loops and couplings in order, closed as a choice says |
| `mode`, `choice` | the mode of assembly, and the choice of positions in it |
| `assembly`, `windings`, `parallelograms` | that mode found at the default pose |
| `branches`, `conditions` | the other positions of loops |
| `motion` | all of it in the chain's mode of assembly |
"""
