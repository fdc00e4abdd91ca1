"""The event driver's numbers in C and in Python are the same."""

from __future__ import annotations

import re

import numpy as np

from symgen.compile.simulator import BETWEEN_EVENTS, simulator_source
from symgen.simulate import driving, event_run, plain_events, plain_switches

OF_PYTHON_ALONE = {"STEPS", "MIDDLE", "HALVINGS"}
"""Numbers without a counterpart: steps of a call, and searches that C writes in another way."""


def defined() -> dict[str, float]:
    found = re.findall(r"^#define ([A-Z]+) \(?(-?[0-9.e+-]+)\)?(?: |$)", simulator_source(BETWEEN_EVENTS), re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_policies_are_the_same_in_both_languages():
    numbers = {
        name: value
        for module in (driving, plain_events, plain_switches)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int | float) and value.__class__ is not bool
    }
    of_c = defined()
    own = {name: value for name, value in numbers.items() if name in of_c and name not in OF_PYTHON_ALONE}
    assert len(own) >= 15
    assert own == {name: of_c[name] for name in own}
    places = re.search(r"PLACE\[SAMPLES\] = \{([^}]*)\}", simulator_source(BETWEEN_EVENTS))
    assert places is not None
    assert np.array_equal([float(x) for x in places[1].split(",")], plain_switches.PLACES)


def test_reasons_are_the_same_in_both_languages():
    listed = re.search(r"enum \{\s*(SIM_TAU = 1[^}]*)\}", simulator_source(BETWEEN_EVENTS))
    assert listed is not None
    names = [entry.split("=")[0].strip().removeprefix("SIM_") for entry in listed[1].split(",")]
    assert {name: k for k, name in enumerate(names, 1)} == {
        name: value for name, value in vars(event_run.Reason).items() if name.isupper()
    }
