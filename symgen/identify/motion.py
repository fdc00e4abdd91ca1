"""Parameters of a chain from its motion: the simulated motion is fitted to the measured one (output error).

    minimise  sum of ((q(t; p, q_0, qd_0, d) - measured q)/sigma)^2 + sum of ((tau - measured tau)/sigma)^2

over the sought parameters p, the state at the start, and, where it is asked for, the delay d of the inputs. No
acceleration is needed, and no force where none acts: a free swing, a step, a chirp under a position loop will do. The
simulation locates every stick, slip and reversal, and its derivatives are exact (`output_error`). The first part of the
record is fitted first, then twice as much, up to the whole, since a vibration whose period is wrong has left the
measured one after some turns, and the sum of squares has minima there. What does not change the motion keeps the
chain's value, and is named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.data import Data, Measurements, read_measurements
from symgen.identify.measured_run import compared, with_acting
from symgen.identify.output_error import first_levels, fitted, result, solved
from symgen.identify.result import Result
from symgen.identify.roused import level_margins, roused
from symgen.identify.samples import needed
from symgen.identify.simulated import DELAY, Record, Simulated
from symgen.identify.start_rate import start_rate
from symgen.pipeline import build_model
from symgen.pipeline.load import as_mechanism

__all__ = ["motion"]


SHARES, FEWEST = (0.125, 0.25, 0.5), 4
"""Parts of the record that are fitted before the whole, and samples for each value at least."""
RESTING = 10
"""First samples whose coordinate does not change where a joint starts at rest."""
LARGEST = 0.5
"""Largest step of an iteration, of each parameter's own magnitude, so that signs stay."""
COLLAPSED = 0.05
"""Share of its own value below which a part of the record does not show a parameter, which then starts anew."""


def motion(
    chain: Chain | str | Path,
    data: Data,
    *,
    estimate: Sequence[str] = (),
    hold: Sequence[str] = (),
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    delay: float | None = None,
    rtol: float = 1e-11,
    description: Any = None,
) -> Result:
    """Parameters of the chain's `parameters`, from the coordinates of a motion.

    Args:
        chain: whose values are the first guess, and those of what is held.
        data: `t` and `q` of all joints but prescribed ones; where there are columns, `tau` and the chain's inputs,
            which act on the simulated motion. Forces of joints that the argument `tau` supplies, and of the drives of
            prescribed joints, are fitted like coordinates. Rows named as missing are not compared.
        estimate, hold: names of parameters, with stars for any characters; all are estimated where both are empty.
        tau, inputs, states: signals as `simulate` takes them, in the place of columns: expressions such as the law of a
            position loop, `{"elbow": "kp*(r - elbow) - kd*d(elbow)"}`, with the column `r` as an input.
        delay: first guess, s, of the delay with which tables and columns of forces and inputs act, which is then
            estimated.
        rtol: relative tolerance of the simulation.
        description: of the data, see `symgen.identify.description`.

    Returns:
        estimates by the names of the parameters, `delay`, and `<joint>_start` and `<joint>_start_rate` of the state at
        the start, which is at rest where the first samples do not move.

    Raises:
        IdentificationError: the data cannot be used, no parameter changes the motion, or the chain's own values give
            no motion that lasts.

    Example:
        >>> import numpy as np
        >>> from symgen import identify, load_chain, simulate
        >>> pendulum = load_chain("examples/pendulum.yaml")
        >>> t = np.linspace(0.0, 2.0, 101)
        >>> swing = simulate(pendulum, 2.0, q=[1.0], params={"L": 0.8}, sample=t)
        >>> found = identify.motion(pendulum, {"t": t, "q": swing.q}, estimate=["L"])
        >>> round(found.estimates["L"], 6)
        0.8
    """
    mechanism = as_mechanism(chain)
    chain = mechanism.chain
    measured = read_measurements(data, description)
    record, free, moving = _record(mechanism, measured, {"tau": tau, "inputs": inputs, "states": states}, rtol)
    sought = _sought(chain, estimate, hold)
    acting = record.arguments.get("tau") is not tau, record.arguments.get("inputs") is not None
    if delay is not None and not any(acting):
        raise IdentificationError("delay: no column of a force or an input acts on the motion")
    starts = {f"q0.{name}": f"{name}_start" for name in free}
    starts |= {f"qd0.{name}": f"{name}_start_rate" for name in moving}
    late = {} if delay is None else {DELAY: "delay"}
    names = (*sought, *starts, *late)
    runs = Simulated(build_model(mechanism.authored), mechanism, names, (record,))
    own = runs.own()
    if delay is not None:
        own[-1] = delay
    runs.checked(own)
    shares = [share for share in SHARES if share * len(record.t) >= FEWEST * len(names)]
    unbounded = np.full(len(own), -np.inf), np.full(len(own), np.inf)
    begins = runs.first(shares[0]) if shares else runs
    other = roused(begins, own, unbounded, level_margins(mechanism, names))
    start = own = own if other is None else other.start
    at_rest = np.array([name.startswith("qd0.") for name in names])  # rates of zero have no magnitude and no box
    for share in shares:
        _, start = solved(runs.first(share), start, first_levels(runs), largest=LARGEST)
        anew = (np.abs(start) < COLLAPSED * np.abs(own)) | (at_rest & (own == 0.0))
        start = np.where(anew, own, start)
    found = fitted(runs, start, {}, largest=LARGEST)
    units = {parameter.name: parameter.unit or "" for parameter in chain.parameters} | {DELAY: "s"}
    for joint in chain.moving:
        length = "m" if joint.type == "prismatic" else "rad"
        units |= {f"q0.{joint.name}": length, f"qd0.{joint.name}": f"{length}/s"}
    return result(
        runs, found, places={name: name for name in sought}, shown={**starts, **late}, units=units, noise_known=False,
        source=measured.source, remarks=() if other is None else (other.words({**starts, **late}),),
    )  # fmt: skip


def _record(
    mechanism: Mechanism, data: Measurements, signals: Mapping[str, Any], rtol: float
) -> tuple[Record, list[str], list[str]]:
    """The record, the joints that are free to move, and those of them that move at its start."""
    names, free = mechanism.q_names, list(mechanism.free)
    t, there = data.column("t"), np.flatnonzero(~data.missing)
    of_free = [names[k] for k in free]
    q = _of_free(data, "q", names, free) if free else np.zeros((len(data), 0))
    if q is None:
        q = needed(data, "q", of_free)  # says which columns there are
    if len(there) < 3:
        raise IdentificationError(f"{data.source}: {len(there)} rows are too few for a motion")
    rates = _of_free(data, "qd", names, free)
    first = [start_rate(t[there], column)[0] for column in q[there].T] if rates is None else rates[there[0]]
    resting = np.ptp(q[there[:RESTING]], axis=0) == 0.0
    start, rate = np.zeros(len(names)), np.zeros(len(names))
    start[free], rate[free] = q[there[0]], np.where(resting, 0.0, first)
    arguments = {key: value for key, value in signals.items() if value is not None}
    arguments |= {"q": start, "qd": rate, "t0": float(t[there[0]]), "rtol": rtol}
    columns, measured = compared(mechanism, data, arguments.get("tau"), ("q", "tau"))
    record = Record(t[there], columns, measured[there], with_acting(mechanism, data, arguments))
    return record, of_free, [of_free[k] for k in np.flatnonzero(~resting)]


def _of_free(data: Measurements, kind: str, names: Sequence[str], free: Sequence[int]) -> Array | None:
    """The columns of a kind of the free joints (s, f), or None."""
    if kind not in data.columns:
        return data.per_joint(kind, [names[k] for k in free])
    whole = data.per_joint(kind, names)
    return None if whole is None else whole[:, list(free)]


def _sought(chain: Chain, estimate: Sequence[str], hold: Sequence[str]) -> list[str]:
    names = [parameter.name for parameter in chain.parameters]
    patterns = [(word, p) for word, given in (("estimate", estimate), ("hold", hold)) for p in _listed(given)]
    for word, pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise IdentificationError(
                f"{word}: {chain.name} has no parameter {pattern!r:.60}{nearest(pattern, names)}; there are "
                f"{', '.join(names) or 'none'}. Write a number of the chain file under `parameters:` to have it sought"
            )
    wanted = [p for word, p in patterns if word == "estimate"]
    kept = [p for word, p in patterns if word == "hold"]
    found = [
        name
        for name in names
        if (not wanted or any(fnmatchcase(name, p) for p in wanted)) and not any(fnmatchcase(name, p) for p in kept)
    ]
    if not found:
        raise IdentificationError(
            f"{chain.name}: no parameter is left to estimate; numbers that are sought stand under `parameters:`"
        )
    return found


def _listed(given: Sequence[str]) -> Sequence[str]:
    return [given] if isinstance(given, str) else given
