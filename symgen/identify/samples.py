"""Joint motions and forces from measurements: rates and accelerations, gaps, joints at rest, and checks of sense.

Measurements --spans without gaps--> filtered q, qd, qdd, tau, modes --> Samples
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.nearest import nearest
from symgen.describe.traits import idle_joints, uses_time
from symgen.errors import IdentificationError, IdentificationWarning, warn
from symgen.identify.data import Measurements
from symgen.identify.digits import remarks_on_digits
from symgen.identify.filtering import (
    HIGHEST,
    acceleration_bias,
    best_cutoff,
    ends,
    first_difference,
    low_pass,
    second_difference,
)
from symgen.identify.rows import left_out, rows_text
from symgen.identify.senses import CERTAIN, check_sense, modes_of, sticking, unclear_followers
from symgen.identify.units import DIMENSIONS
from symgen.memory import require

__all__ = ["WIDER", "Samples", "acting_columns", "joint_samples", "require_memory", "warn_of_zeros"]

Mask = NDArray[np.bool_]

KINDS, MISSPELT = ("q", "qd", "qdd", "tau", "mode"), 20
"""Kinds of columns that are read, and columns besides them that are looked at for misspellings."""
ARRAYS = ("t", "q", "qd", "qdd", "tau", "mode", "clear", "rows", "inputs")
FIXED, PER_JOINT = 10, 20
"""Numbers that an identification keeps of each row, besides regressors, which are computed block by block."""
WIDER = 2.0
"""Cutoff where estimates come by instrumental variables, over that of least squares."""
WORSE = 2.0
"""Predicted error of accelerations from measured rates, over that from the coordinates, which lets them be left out."""
SMEAR = 0.5
"""Rates below this share of the change within a period of the cutoff have no certain sense."""
RESTING, REST = 20, 0.1
"""Samples, and seconds, in which the encoder of a resting joint does not move by more than a step and a half."""
JITTER = 0.05
"""Largest difference of a sample time from the others', relative."""
STAMPS = 0.9
"""Largest one where the sample time is given, so that the stamps alone may be late; beyond it a sample is missing."""


@dataclass(frozen=True, eq=False)
class Samples:
    """Joint motions and forces at s instants.

    Attributes:
        t: (s,), s; row numbers where the measurements have no time.
        q, qd, qdd, tau: (s, n).
        mode: (s, n): +1 and -1 of sliding joints, 0 of joints that stick.
        clear: (s, n): false where it is not known whether a joint slides, and which way.
        rows: (s,) rows of the measurements, from 0.
        inputs: (s, k) external signals, in the order of the chain's `input_names`.
        remarks: what was done, in sentences.
        bias: (2, n) predicted relative errors of inertias: too small by noise of the coordinates, too large by the
            filter; None where accelerations were measured, or instruments are used.
        filter: cutoff, Hz, and sample time, s, of the coordinates' filter; None where accelerations were measured.
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    mode: Array
    clear: Mask
    rows: Array
    inputs: Array
    remarks: tuple[str, ...] = ()
    bias: Array | None = None
    filter: tuple[float, float] | None = None

    def __len__(self) -> int:
        return len(self.t)

    def part(self, chosen: Any) -> Samples:
        """Some of the instants."""
        arrays = {name: getattr(self, name)[chosen] for name in ARRAYS}
        return replace(self, **arrays)


def joint_samples(chain: Chain, data: Measurements, cutoff: float | None = None, instruments: bool = False) -> Samples:
    """Samples of a chain of rigid links.

    Rates and accelerations that are not measured come from the coordinates, low-pass filtered.

    Args:
        cutoff: of that filter, Hz; None takes it from the spectra of the coordinates.
        instruments: noise will not bias the estimates, so that the cutoff from the spectra is `WIDER` times higher.

    Raises:
        IdentificationError: missing columns, units that are not those of a joint, gaps that are not named as missing,
            unequal sample times, too few rows; with the rows concerned.
    """
    names = chain.q_names
    require_memory(chain, data)
    check_dimensions(chain, data)
    q = needed(data, "q", names)
    qd, qdd = data.per_joint("qd", names), data.per_joint("qdd", names)
    tau, mode = forces(chain, data), data.per_joint("mode", names)
    t = data.columns.get("t")
    if t is None and uses_time(chain):
        raise IdentificationError(f"{data.source}: forces of {chain.name} depend on the time: a column 't' is needed")
    remarks: list[str] = []
    there = ~data.missing
    if data.missing.any():
        moved = bool(data.description.delay) or data.description.resample is not None
        remarks.append(left_out(data.missing, moved))
    remarks += unused(chain, data)
    remarks += remarks_on_digits(names, q[there], tau[there], np.flatnonzero(there), data)
    if qd is not None and qdd is not None:
        found_rates = _Rates(q, qd, qdd, np.flatnonzero(there))
        if t is not None and len(t) > 2:
            check_sense(names, t[there], q[there], qd[there], qdd[there], data.source)
    else:
        found_rates = _filtered(q, qd, t, names, data, cutoff, instruments, remarks)
    q, qd, qdd, rows = found_rates.q, found_rates.qd, found_rates.qdd, found_rates.rows
    noise, cutoff, h = found_rates.noise, found_rates.cutoff, found_rates.h
    instants = np.arange(len(q), dtype=float) if t is None else t
    found = Samples(
        instants[rows], q[rows], qd[rows], qdd[rows], tau[rows], np.zeros((len(rows), len(names))),
        np.ones((len(rows), len(names)), dtype=bool), rows, signals(chain, data, remarks)[rows], tuple(remarks),
    )  # fmt: skip
    resolution = [data.resolution(name) for name in names]
    window = RESTING if h is None else max(RESTING, round(REST / h))
    given = None if mode is None else mode[rows]
    if noise is not None and cutoff is not None and h is not None:
        # a filtered rate may have the sense of what comes before or after
        most = maximum_filter1d(np.abs(found.qdd), 1 + 2 * round(0.5 / (cutoff * h)), axis=0)
        noise = CERTAIN * noise + SMEAR / cutoff * most
    found_mode, clear, said = modes_of(found.q, found.qd, given, sticking(chain), resolution, noise, names, window)
    unclear, of_followers = unclear_followers(chain, found.q, found.qd, noise)
    clear, said = clear & ~unclear, [*said, *of_followers]
    used = None if cutoff is None or h is None else (cutoff, h)
    return replace(found, mode=found_mode, clear=clear, remarks=(*remarks, *said), bias=found_rates.bias, filter=used)


@dataclass(frozen=True, eq=False)
class _Rates:
    """Motion of the joints with rates and accelerations, at `rows` of the data.

    Attributes:
        q, qd, qdd: (rows of the data, n).
        rows: (s,).
        noise: (n,), standard deviation of filtered rates; None, as all that follows, where everything is measured.
        h: s, between samples.
        cutoff: Hz, of the filter.
        bias: (2, n), see `Samples.bias`.
    """

    q: Array
    qd: Array
    qdd: Array
    rows: Array
    noise: Array | None = None
    h: float | None = None
    cutoff: float | None = None
    bias: Array | None = None


def _filtered(
    q: Array, qd: Array | None, t: Array | None, names: Sequence[str], data: Measurements, cutoff: float | None,
    instruments: bool, remarks: list[str],
) -> _Rates:  # fmt: skip
    """Rates, unless they are measured well, and accelerations by filtering and differences; see `joint_samples`."""
    if t is None and data.description.sample_time is None:
        raise IdentificationError(
            f"{data.source}: rates and accelerations are to come from q, and there is neither a column 't' nor a "
            "`sample_time` in the YAML beside the data"
        )
    spans, h = spans_of(t, ~data.missing, data)
    longest = max(spans, key=lambda span: span.stop - span.start)
    of_q, of_qd = (np.array([data.noise(kind, name) or np.nan for name in names]) for kind in ("q", "qd"))
    best, error = best_cutoff(q[longest], 2, h, of_q)
    given_by, level = (q[longest], 2), of_q
    if qd is not None:
        other, of_rates = best_cutoff(qd[longest], 1, h, of_qd)
        if of_rates > WORSE * error:
            remarks.append(
                "The measured rates have more noise than differences of the coordinates and are not used: "
                f"accelerations would be {100.0 * of_rates:.2g} % off, in the place of {100.0 * error:.2g} %."
            )
            qd = None
        else:
            best, given_by, level = other, (qd[longest], 1), of_qd
    if cutoff is None:
        cutoff = min(WIDER * best, HIGHEST / h) if instruments else best
    elif not 0.0 < cutoff < 0.5 / h:
        raise IdentificationError(f"cutoff: between 0 and {0.5 / h:g} Hz, half the rate of sampling, not {cutoff:g}")
    dropped = ends(cutoff, h)
    what = "Rates and accelerations from the coordinates" if qd is None else "Accelerations from the rates"
    q, qd, qdd, rows, rough = differentiated(q, qd, spans, cutoff, h, dropped, data)
    noise = rough * 2.0 * np.pi * cutoff * np.sqrt(2.0 * cutoff * h / 3.0)  # of white noise below the cutoff
    remarks.append(
        f"{what}: low-pass filter of {cutoff:.3g} Hz without phase, central differences; {dropped} samples "
        f"({dropped * h:.3g} s) dropped at each end of {len(spans)} span{'s' if len(spans) > 1 else ''} without "
        "gaps."
    )
    bias: Array | None = None
    if not instruments:
        bias = np.nan_to_num(acceleration_bias(*given_by, np.array([cutoff]), h, level)[0])
        remarks.append(
            "Predicted errors of inertias, by noise of the coordinates and by the filter: "
            + ", ".join(f"{n} -{100 * a:.2g} % +{100 * b:.2g} %" for n, a, b in zip(names, *bias, strict=True))
            + "."
        )
    return _Rates(q, qd, qdd, rows, noise, h, cutoff, bias)


def require_memory(chain: Chain, data: Measurements) -> None:
    """Refuse data whose identification needs more memory than it may take; the message has the estimate."""
    need = len(data) * 8 * (FIXED + PER_JOINT * len(chain.q_names))
    what = f"{data.source}: identification in {len(data)} rows"
    require(need, data.size, IdentificationError, what, "give fewer rows")


def signals(chain: Chain, data: Measurements, remarks: list[str]) -> Array:
    """(s, k): the chain's inputs, zero where there is no column of that name."""
    found = np.zeros((len(data), len(chain.input_names)))
    absent = [name for name in chain.input_names if name not in data.columns]
    for k, name in enumerate(chain.input_names):
        if name in data.columns:
            found[:, k] = data.columns[name]
    if absent:
        remarks.append(f"Inputs without a column are taken as zero: {', '.join(absent)}.")
    return found


def acting_columns(chain: Chain, data: Measurements, inputs: Any) -> dict[str, tuple[Array, Array]]:
    """Instants (s,) and values (s,) of the columns named as inputs of the chain that `inputs` does not give."""
    t, there = data.column("t"), ~data.missing
    if inputs is not None and not isinstance(inputs, Mapping):
        return {}
    named = [name for name in chain.input_names if name in data.columns and name not in (inputs or {})]
    return {name: (t[there], data.columns[name][there]) for name in named}


def unused(chain: Chain, data: Measurements) -> list[str]:
    """A remark about columns that nothing is taken from; a warning about those that may be misspelt."""
    wanted = [*KINDS, *(f"{kind}_{name}" for kind in KINDS for name in chain.q_names), "t", *chain.input_names]
    others = [name for name in data.columns if name not in wanted]
    absent = [name for name in wanted if name not in data.columns]
    for name in others[:MISSPELT]:
        if close := nearest(name, absent):
            warn(IdentificationWarning(f"{data.source}: column {name!r:.60} is not used{close}"))
    return [f"Columns that are not used: {', '.join(name or repr(name) for name in others)}."] if others else []


def check_dimensions(chain: Chain, data: Measurements) -> None:
    """Refuse units that do not fit a joint; warn about angles that look like degrees."""
    for joint in chain.moving:
        slides = joint.type == "prismatic"
        for kind, dimensions in DIMENSIONS.items():
            found = data.dimension(kind, joint.name)
            if found is not None and found not in (dimensions[slides], "current"):
                raise IdentificationError(
                    f"{data.source}: {kind}_{joint.name} is given as {found}, and {joint.name} "
                    f"{'slides' if slides else 'turns'}: {dimensions[slides]} is wanted; `units:` of one column, "
                    f"{kind}_{joint.name}, go before those of a kind"
                )
    angles = dict(zip(chain.q_names, needed(data, "q", chain.q_names).T, strict=True))
    turns = [joint.name for joint in chain.moving if joint.type == "revolute"]
    found_in = [name for name in turns if found_degrees(angles[name]) and data.dimension("q", name) is None]
    if found_in:
        most = max(float(np.nanmax(np.abs(angles[name]))) for name in found_in)
        units = "q: deg" if "q" in data.columns else ", ".join(f"q_{name}: deg" for name in found_in)
        warn(
            IdentificationWarning(
                f"{data.source}: {', '.join(f'q_{name}' for name in found_in)} reaches {most:.4g} rad; if these are "
                f"degrees, say `units: {{{units}}}` in the YAML beside the data, or as `description`"
            )
        )


def warn_of_zeros(chain: Chain, tau: Array, data: Measurements) -> None:
    """Warn about joints with an actuator whose measured force is zero throughout."""
    idle = idle_joints(chain)
    dead = [n for n, zero in zip(chain.q_names, ~np.any(tau, axis=0), strict=True) if zero and n not in idle]
    if dead:
        warn(IdentificationWarning(f"{data.source}: tau of {', '.join(dead)} is zero in all rows; is it measured?"))


def found_degrees(q: Array) -> bool:
    """True for angles that go through more than five turns."""
    return bool(np.max(np.abs(q), where=np.isfinite(q), initial=0.0) > 10.0 * np.pi)


def needed(data: Measurements, kind: str, names: Sequence[str]) -> Array:
    """Columns of a kind for all joints."""
    found = data.per_joint(kind, names)
    if found is None:
        raise IdentificationError(
            f"{data.source}: no columns {', '.join(f'{kind}_{name}' for name in names)}; there are "
            f"{', '.join(data.columns)}. `columns:` in the YAML beside the data gives them their names"
        )
    return found


def forces(chain: Chain, data: Measurements) -> Array:
    """tau (s, n); zero for joints without an actuator, unless measured."""
    idle = [name for name in idle_joints(chain) if "tau" not in data.columns and f"tau_{name}" not in data.columns]
    if not idle:
        return needed(data, "tau", chain.q_names)
    zeros = {f"tau_{name}": np.zeros(len(data)) for name in idle}
    return needed(replace(data, columns={**data.columns, **zeros}), "tau", chain.q_names)


def spans_of(t: Array | None, there: Mask, data: Measurements) -> tuple[list[slice], float]:
    """Runs of rows that follow each other in time, and the sample time."""
    rows = np.flatnonzero(there)
    if len(rows) < 8:
        raise IdentificationError(
            f"{data.source}: {len(rows)} rows are too few to differentiate; 8 at least are needed"
        )
    given = data.description.sample_time
    breaks = np.diff(rows) > 1
    if t is None:
        h = float(given or 0.0)
    else:
        steps = np.diff(t[rows])
        h = float(np.median(steps)) if given is None else given
        off = np.abs(steps - h) > (JITTER if given is None else STAMPS) * h
        wrong = ~breaks & off
        if wrong.any():
            mask = np.zeros(len(there), dtype=bool)
            mask[rows[1:][wrong]] = True
            largest = float(steps[wrong][np.argmax(np.abs(steps[wrong] - h))])
            raise IdentificationError(
                f"{data.source}: the step to {rows_text(mask)} is not the sample time {h:g} s (up to {largest:g} s): a "
                "gap, other sampling, or late stamps. Name gaps as missing: `missing: {times: [[FIRST, LAST]]}` in the "
                "YAML beside the data; give the `sample_time` there where stamps alone are late, or "
                "resample"
            )
        breaks = breaks | off
    parts = np.split(rows, np.flatnonzero(breaks) + 1)
    return [slice(int(part[0]), int(part[-1]) + 1) for part in parts], h


def differentiated(
    q: Array, qd: Array | None, spans: list[slice], cutoff: float, h: float, dropped: int, data: Measurements
) -> tuple[Array, Array, Array, Array, Array]:
    """Filtered q, qd, qdd over all rows, the rows with values, and the noise of q, (n,), that the filter took."""
    smooth, rate, acceleration = (np.full_like(q, np.nan) for _ in range(3))
    rows: list[Array] = []
    noise: list[Array] = []
    for span in spans:
        length = span.stop - span.start
        if length <= 2 * dropped:
            continue
        smooth[span] = low_pass(q[span], cutoff, h)
        noise.append(np.asarray(q[span] - smooth[span])[dropped:-dropped])
        if qd is None:
            rate[span] = first_difference(smooth[span], h)
            acceleration[span] = second_difference(smooth[span], h)
        else:
            rate[span] = low_pass(qd[span], cutoff, h)
            acceleration[span] = first_difference(rate[span], h)
        rows.append(np.arange(span.start + dropped, span.stop - dropped))
    if not rows:
        longest = max(span.stop - span.start for span in spans)
        raise IdentificationError(
            f"{data.source}: too short: the filter of {cutoff:.3g} Hz spoils {dropped} samples at each end, and the "
            f"longest span without gaps has {longest} rows; measure longer, or give a higher `cutoff`"
        )
    return smooth, rate, acceleration, np.concatenate(rows), np.concatenate(noise).std(axis=0)
