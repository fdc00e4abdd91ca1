"""The tables of events: what C has of them, and that a kind is one record."""

from __future__ import annotations

import re

import pytest

from symgen.compile.event_table import KINDS, MARKS, POLICY, REASONS, event_header, switching_layout
from symgen.compile.simulator import BETWEEN_EVENTS, SLOPES, simulator_text

SOURCES = "\n".join(map(simulator_text, BETWEEN_EVENTS))
SLOPE_SOURCES = "\n".join(map(simulator_text, SLOPES))


def test_each_kind_has_the_functions_that_it_names():
    for kind in KINDS:
        assert f"static int armed_{kind.armed}(" in SOURCES
        assert f"static void happens_{kind.happens}(" in SOURCES


def test_conditions_follow_the_kinds_of_joints_and_loops():
    order = [("joints", "loops", "conditions").index(kind.of) for kind in KINDS]
    assert order == sorted(order)
    assert sorted(MARKS.values()) == [1 << k for k in range(len(MARKS))]
    assert max(MARKS.values()) < 256  # a byte for each joint


@pytest.mark.parametrize("policy", POLICY, ids=lambda policy: policy.name)
def test_policies_stand_once(policy):
    assert len(re.findall(rf"#define {policy.name}\b", SOURCES)) == 1
    assert len(re.findall(rf"\b{policy.name}\b", SOURCES + SLOPE_SOURCES)) > 1  # it is used


def test_reasons_are_numbered_from_one():
    assert list(REASONS) == list(range(1, len(REASONS) + 1))
    assert "SIM_TAU = 1," in event_header()
    for reason in REASONS:
        assert f"SIM_{reason.name}" in SOURCES.replace(event_header(), "")


def test_results_become_values_by_their_names():
    kinds, counts = switching_layout([("rate", 2), ("load", 6), ("condition", 3), ("status", 1)], watch_loads=False)
    names = [KINDS[kind].name if kind >= 0 else "" for kind in kinds]
    assert names == ["RATE", "", "CONDITION", ""]
    assert [counts[kind] for kind in kinds if kind >= 0] == [2, 3]


def test_no_source_counts_in_multiples_of_the_joints():
    """Values of switching functions are found by their kinds: no `6 * n` but in the layout of rows and states."""
    assert "6 * n" not in SOURCES
    switches = "\n".join(map(simulator_text, ("armed.c", "switches.c", "decisions.c", "events.c", "layout.c")))
    assert re.findall(r"\([3-9] \* n\)", switches) == []
