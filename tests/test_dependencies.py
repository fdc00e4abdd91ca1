"""Lowest versions of dependencies that can be met together; `make lowest` installs them."""

from __future__ import annotations

from tests.lowest import EXTRAS, pins

NUMPY_2 = {"numpy": (2, 0), "scipy": (1, 13), "matplotlib": (3, 9), "pyarrow": (16,), "casadi": (3, 6, 6)}
"""First releases whose metadata or binaries go with NumPy 2 (their release notes)."""


def test_the_lowest_versions_go_with_numpy_2():
    lowest = dict(pin.split("==") for pin in pins(EXTRAS))
    for name, version in NUMPY_2.items():
        assert tuple(map(int, lowest[name].split("."))) >= version, name
