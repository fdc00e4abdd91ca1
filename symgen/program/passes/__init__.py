"""Passes: each takes a Program and gives one of the same values; `symgen.program.optimise` has their order."""
