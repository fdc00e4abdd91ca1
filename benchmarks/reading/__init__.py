"""Robots of public packages as they are read, beside MuJoCo and Pinocchio; see `benchmarks.reading.__main__`."""
