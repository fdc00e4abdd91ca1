"""Chains from DH rows."""

from typing import Any

import pytest

from symgen.describe.chain import Dh, Mdh
from symgen.describe.dh_table import chain_from_dh
from symgen.describe.expression import Name, Number
from symgen.errors import ChainError
from tests.zoo import parameter


def test_rows() -> None:
    chain = chain_from_dh([(0, "pi/2", 0.3, 0), (0.4, 0, 0, 1.5707963267948966)], types="rP", convention="mdh")
    assert [(j.name, j.type, j.parent) for j in chain.joints] == [
        ("j1", "revolute", "base"),
        ("j2", "prismatic", "j1"),
    ]
    first, second = (joint.place for joint in chain.joints)
    assert isinstance(first, Mdh)
    assert isinstance(second, Mdh)
    assert second.theta == first.alpha  # the literal became exactly pi/2
    assert chain.points[0].joint == "j2"


def test_mappings_carry_bodies() -> None:
    chain = chain_from_dh(
        [{"a": "L", "name": "arm", "mass": 2, "com": (0.1, 0, 0)}],
        name="one",
        parameters=(parameter("L", 0.4),),
        gravity=(0, 0, 0),
    )
    assert chain.joints[0].place == Dh(a=Name("L"))
    assert chain.joints[0].mass == Number(2.0)


@pytest.mark.parametrize(
    ("rows", "options", "says"),
    [
        ([(0, 0, 0)], {}, r"rows\[0\]: expected \(a, alpha, d, theta\)"),
        ([{"aplha": 1}], {}, r"rows\[0\]: .*aplha"),
        ([(0, 0, 0, 0)], {"types": "RR"}, "one letter"),
        ([(0, 0, 0, 0)], {"types": "X"}, "one letter"),
        ([(0, 0, 0, 0)], {"convention": "craig"}, "allowed are 'dh' and 'mdh'"),
        ([(0, 0, "x", 0)], {}, "'x' is not declared"),
        ([(0, 0, True, 0)], {}, "joints.*expected a number"),
        ([], {}, "at least one joint"),
    ],
)
def test_refused(rows: Any, options: dict[str, Any], says: str) -> None:
    with pytest.raises(ChainError, match=says):
        chain_from_dh(rows, **options)
