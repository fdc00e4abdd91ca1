"""The domain of a check: the range of every argument and parameter, and the states that are drawn from it.

Ranges come from `--range`, else from the chain's own `limits`, else from its sizes: rates of sliding joints are those
of turning ones times the length that their inertias give, and joint forces reach as far as any of these motions needs.
A number is tried over its range, at both ends and at zero, and beyond, unless its range was declared: at magnitudes
from 1e-12 up to where the header ends its promise (angles) or far beyond all use.

    kind of state                      numbers
    over the ranges                    uniform in their ranges, dt by its logarithm
    at the ends of the ranges          at one of the ends, or zero
    one number small                   some at 1e-12 to 0.1 of their ranges
    all small                          rates, accelerations, forces and inputs at 1e-12, 1e-9, 1e-6, 1e-3 of theirs
    one number large                   some beyond their ranges, by a power of ten that is common to a group

Parameters: the chain's own set; sets with each parameter at exactly zero, and with all at zero that may be; sets with
all numbers 0.5 to 2 and 0.001 to 1000 times their own; both ends of declared ranges.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.check.longest_steps import FAR
from symgen.check.states import States, admissible, has_kinks
from symgen.derive.functions import Signature
from symgen.describe.chain import Chain, Joint
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.program.function import RuntimeParameter
from symgen.program.hazards import PARAMETER, Key
from symgen.program.intervals import Interval
from symgen.program.validity import Validity
from symgen.reference.interpreter import Interpreter

__all__ = ["Domain", "Range", "domain_of", "domain_states", "friction_base", "parameter_sets", "within"]

Array = npt.NDArray[np.float64]

SMALLEST = 1e-12
"""Smallest magnitude that is tried."""

ANGLES = {"float32": 1e5, "float64": 3.3e9}
"""Largest angles, in rad: as far as sines and cosines of every profile are exact."""

LARGEST = {"qd": 1e6, "qdd": 1e9, "tau": 1e9, "inputs": 1e6, "t": 1e6}
"""Largest magnitudes of other arguments."""

RATE, PER_RATE = 20.0, 10.0
"""Rates of turning joints without limits, in rad/s, and accelerations in multiples of rates, in 1/s."""

STEPS: Interval = (1e-6, 1e-2)
"""Lengths of steps, in s."""

TIMES: Interval = (0.0, 86400.0)

SIGNALS: Interval = (-20.0, 20.0)

KINDS = (
    ("over its ranges", 6),
    ("at the ends of its ranges", 2),
    ("small in some numbers", 4),
    ("small", 4),
    ("large in some numbers", 4),
)
"""Kinds of states, each with its share of twenty."""

GROUPS = 4
"""Groups of small and of large states, each of one magnitude."""

ZEROS, SPREADS = 6, ((2.0, 1.0, 3), (10.0, 3.0, 5))
"""Most sets with one parameter at zero; bases and largest exponents of the factors by which sets spread, and how many
sets; each parameter takes as many parts of the spread as there are sets."""

LIFTED = 10.0
"""Largest factor of 0.1 in place of a parameter that is zero by default, whose size is not known."""

TRIES = 12

LIMITS = ("lower", "upper", "velocity", "effort")


@dataclass(frozen=True, slots=True)
class Range:
    """Range of one argument's element, or of a parameter.

    Attributes:
        name: `q[0]`, or of a parameter.
        low, high: ends.
        largest: magnitude up to which it is tried beyond its range; the range's own where that was declared.
        source: where the ends come from.
    """

    name: str
    low: float
    high: float
    largest: float
    source: str

    @property
    def size(self) -> float:
        """The larger magnitude of the ends."""
        return max(abs(self.low), abs(self.high))


@dataclass(frozen=True, slots=True)
class Domain:
    """Ranges of all real arguments and run-time parameters, and the parameter sets drawn from them.

    Attributes:
        arguments: by name, one range per element.
        parameters: one range per run-time parameter, as wide as the sets.
        zeros: names of the parameters that are exactly zero in some set.
        sets: (p, sets), the chain's own first, then others near it.
        near: number of those near it, which differ in what is zero or declared.
    """

    arguments: Mapping[str, tuple[Range, ...]]
    parameters: tuple[Range, ...]
    zeros: tuple[str, ...]
    sets: Array
    near: int = 1

    @property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """Name, range, magnitudes beyond, source; equal elements of an argument in one row."""
        found = []
        for ranges in (*self.arguments.values(), *((each,) for each in self.parameters)):
            name = ranges[0].name.partition("[")[0] if ranges else ""
            same = len({(r.low, r.high, r.largest, r.source) for r in ranges}) == 1
            for each in ranges[:1] if same else ranges:
                beyond = "-" if each.largest <= each.size else f"{each.largest:.3g}"
                found.append((name if same else each.name, f"{each.low:.4g} to {each.high:.4g}", beyond, each.source))
        return found

    def __str__(self) -> str:
        """Ranges of the arguments in a line."""
        words = [f"{name} {ends}" for name, ends, _, _ in self.rows[: len(self.rows) - len(self.parameters)]]
        count = self.sets.shape[1]
        return f"{', '.join(words)}, and beyond; {count} parameter set{'s' if count > 1 else ''}"

    def to_dict(self) -> dict[str, Any]:
        """Plain data: ranges by name, and the parameter sets."""
        ranges = [each for group in self.arguments.values() for each in group]
        return {
            "ranges": {
                each.name: {"low": each.low, "high": each.high, "beyond": each.largest, "source": each.source}
                for each in (*ranges, *self.parameters)
            },
            "zeros": list(self.zeros),
            "parameter_sets": self.sets.T.tolist(),
        }


def domain_of(
    chain: Chain,
    interpreter: Interpreter,
    signatures: Mapping[str, Signature],
    parameters: Sequence[RuntimeParameter],
    validity: Validity | None,
    states: States,
    declared: Mapping[Key | str, Interval],
    seed: int,
) -> Domain:
    """The domain of a chain.

    Args:
        chain: validated.
        interpreter: holds `mass_matrix` and `bias`.
        signatures: of the chain.
        parameters: run-time parameters with their defaults.
        validity: rules on them; None for none.
        states: some of any kind, whose inertias give the sizes of sliding joints.
        declared: by (argument, position), (parameter, `PARAMETER`), or an argument's name for all its elements.
        seed: of the parameter sets.
    """
    n, values = len(chain.moving), parameter_defaults(chain)
    angular = [joint.type == "revolute" for joint in chain.moving]
    length = _lengths(chain, interpreter, signatures, states)
    limits = [_limits(joint, values) for joint in chain.moving]

    def named(name: str, k: int, size: int, usual: Interval, source: str, largest: float) -> Range:
        word = f"{name}[{k}]" if size > 1 else name
        given = declared.get((name, k), declared.get(name))
        if given is None:
            return Range(word, *usual, largest, source)
        return Range(word, *given, max(map(abs, given)), "declared")

    def symmetric(size: float) -> Interval:
        return -size, size

    q, qd, qdd = [], [], []
    for k in range(n):
        lower, upper, velocity = (limits[k][name] for name in ("lower", "upper", "velocity"))
        usual, limited = symmetric(2.0 * math.pi if angular[k] else 2.0 * length[k]), False
        if lower is not None and upper is not None and lower < upper:
            usual, limited = (lower, upper), True
        far = ANGLES["float64"] if angular[k] else 1e3 * max(map(abs, usual))
        q.append(named("q", k, n, usual, "limits" if limited else "a turn" if angular[k] else "lengths", far))
        rate = velocity if velocity else RATE * length[k]
        source = "limits" if velocity else "default" if angular[k] else "lengths"
        qd.append(named("qd", k, n, symmetric(rate), source, LARGEST["qd"] * length[k]))
        qdd.append(named("qdd", k, n, symmetric(PER_RATE * rate), "rates", LARGEST["qdd"] * length[k]))
    effort = _efforts(chain, interpreter, signatures, states, q, qd, qdd, seed)
    tau = []
    for k, joint in enumerate(chain.moving):
        takes = joint.name in chain.actuated or joint.motion is not None
        own = limits[k]["effort"]
        size = (own if own else effort[k]) if takes else 0.0
        source = ("limits" if own else "motions") if takes else "not actuated"
        tau.append(named("tau", k, n, symmetric(size), source, max(size, LARGEST["tau"]) if takes else 0.0))
    u = len(chain.input_names)
    signals = [named("inputs", k, u, SIGNALS, "default", LARGEST["inputs"]) for k in range(u)]
    time = named("t", 0, 1, TIMES, "a day", LARGEST["t"])
    step = named("dt", 0, 1, STEPS, "default", STEPS[1])
    arguments = {"q": q, "qd": qd, "qdd": qdd, "tau": tau, "inputs": signals, "t": [time], "dt": [step]}
    sets, zeros, near = parameter_sets(chain, parameters, validity, declared, seed)
    spans = []
    for p, row in zip(parameters, sets, strict=True):
        low, high = float(np.min(row)), float(np.max(row))
        given = (p.name, PARAMETER) in declared
        spans.append(Range(p.name, low, high, max(abs(low), abs(high)), "declared" if given else "admissible"))
    return Domain(
        {name: tuple(ranges) for name, ranges in arguments.items() if ranges}, tuple(spans), zeros, sets, near
    )


def parameter_sets(
    chain: Chain,
    parameters: Sequence[RuntimeParameter],
    validity: Validity | None,
    declared: Mapping[Key | str, Interval],
    seed: int,
) -> tuple[Array, tuple[str, ...], int]:
    """(p, sets), the names of parameters that are exactly zero in some set, and the number of the first sets, which are
    near the chain's own.

    All sets are admissible: they break no rule of the chain's format. Undeclared parameters that are zero by default
    are moved away from it.
    """
    rng = np.random.default_rng([seed, 5])
    names = [p.name for p in parameters]
    own = np.array([p.default for p in parameters], dtype=np.float64)
    ranges = [declared.get((name, PARAMETER)) for name in names]
    found = [own]
    if not names:
        return np.stack(found, axis=1), (), 1

    def add(values: Array) -> bool:
        values = np.array([x if r is None else min(max(x, r[0]), r[1]) for x, r in zip(values, ranges, strict=True)])
        fits = admissible(chain, names, values)
        if fits and not any(np.array_equal(values, known) for known in found):
            found.append(values)
        return fits

    zeros: list[int] = []
    for k in rng.permutation(len(names))[: 2 * ZEROS].tolist():
        values = own.copy()
        values[k] = 0.0
        if len(zeros) < ZEROS and (ranges[k] is None or ranges[k][0] <= 0.0 <= ranges[k][1]) and add(values):
            zeros.append(k)
    if len(zeros) > 1:
        values = own.copy()
        values[zeros] = 0.0
        add(values)
    if any(r is not None for r in ranges):
        for end in (0, 1):
            add(np.array([x if r is None else r[end] for x, r in zip(own, ranges, strict=True)]))
        for _ in range(TRIES):
            add(np.array([x if r is None else rng.uniform(*r) for x, r in zip(own, ranges, strict=True)]))
    near = len(found)
    keeps = _keeping(parameters, validity)
    for base, spread, count in SPREADS:
        steps = np.stack([rng.permutation(count) for _ in names])
        exponents = spread * (2.0 * (steps + rng.random(steps.shape)) / count - 1.0)
        for column in exponents.T:
            factors = base**column
            lifted = rng.choice([-0.1, 0.1], len(names)) * np.minimum(factors, LIFTED)
            values = np.where(own == 0.0, lifted, own * factors)
            alone = np.repeat(own[:, None], len(names), axis=1)
            np.fill_diagonal(alone, values)
            values = np.where(keeps(alone), values, own)  # what breaks a rule by itself stays
            for _ in range(TRIES):
                if keeps(values[:, None])[0] and add(values):
                    break
                values = np.where(rng.random(len(names)) < 0.5, own, values)
    return np.stack(found, axis=1), tuple(names[k] for k in sorted(zeros)), near


def domain_states(chain: Chain, domain: Domain, count: int, seed: int) -> tuple[States, npt.NDArray[np.intp]]:
    """`count` states, and (count,) the group of each, whose numbers are of one size.

    Args:
        chain: its kinks keep numbers away from zero.
        domain: of the chain.
        count: of states.
        seed: of the draw.
    """
    rng = np.random.default_rng([seed, 6])
    order = [kind for kind, share in KINDS for _ in range(share)]
    kinds = np.array(order)[np.arange(count) % len(order)]
    turn = np.arange(count) // len(order) % GROUPS
    single = np.arange(count) % 2 == (np.arange(count) // len(order)) % 2
    exponent = np.array([-12.0, -9.0, -6.0, -3.0])[turn]
    smooth = not has_kinks(chain)
    values: dict[str, npt.NDArray[Any]] = {}
    for name, ranges in domain.arguments.items():
        low, high, largest = (np.array([[getattr(r, a)] for r in ranges]) for a in ("low", "high", "largest"))
        size, shape = np.maximum(np.abs(low), np.abs(high)), (len(ranges), count)
        uniform = rng.uniform(low, high, shape)
        if name == "dt":
            uniform = np.exp(rng.uniform(np.log(low), np.log(high), shape))
        end = np.choose(rng.integers(0, 3 if smooth and name != "dt" else 2, shape), [low + 0.0 * uniform, high, 0.0])
        sign, some = rng.choice([-1.0, 1.0], shape), rng.random(shape) < 0.4
        tiny = sign * size * 10.0 ** rng.uniform(-12.0, -1.0, shape)
        small = uniform * 10.0**exponent
        powers = np.log10(np.maximum(largest / np.where(size > 0.0, size, 1.0), 1.0))
        huge = sign * size * 10.0 ** (powers * (turn + rng.random(shape)) / GROUPS)
        if name == "q":
            huge = np.where(single & (largest > ANGLES["float32"]), np.clip(huge, *_both(ANGLES["float32"])), huge)
            small = np.where(rng.random(count) < 0.5, small, uniform)
        still = name in ("t", "dt")
        chosen = np.select(
            [kinds == KINDS[1][0], (kinds == KINDS[2][0]) & some, kinds == KINDS[3][0], (kinds == KINDS[4][0]) & some],
            [end, uniform if still else tiny, uniform if still else small, uniform if name == "dt" else huge],
            uniform,
        )
        outside = np.minimum(low, -largest), np.maximum(high, largest)
        declared = np.array([[r.source == "declared"] for r in ranges])
        chosen = np.clip(chosen, np.where(declared, low, outside[0]), np.where(declared, high, outside[1]))
        if name == "t":
            chosen = np.abs(chosen)
        rounded = chosen.astype(np.float32).astype(np.float64)
        values[name] = np.ascontiguousarray(np.where(single, rounded, chosen))
    for name in ("inputs", "q", "qd", "qdd", "tau"):
        values.setdefault(name, np.zeros((0, count)))
    if domain.arguments["dt"][0].source != "declared":
        values["dt"] = np.minimum(values["dt"], _calm(domain, values))
    values["mode"] = np.sign(values["qd"]).astype(np.int8)
    every = domain.sets.shape[1]
    # sets far from the chain's own move the poses where large forces cancel to those where numbers are small
    which = rng.integers(0, np.where(np.isin(kinds, [KINDS[0][0], KINDS[4][0]]), every, domain.near))
    which[::3] = 0
    grouped = np.isin(kinds, [KINDS[3][0], KINDS[4][0]])
    groups = np.array([[kind for kind, _ in KINDS].index(kind) for kind in kinds]) * GROUPS + np.where(grouped, turn, 0)
    return States(values, domain.sets, which.astype(np.intp), single, tuple(kinds.tolist())), groups


def _calm(domain: Domain, values: Mapping[str, Array]) -> Array:
    """(1, count): steps in which no joint goes farther than about `FAR`: a longer one enlarges rounding without bound.

    Forces at the ends of their ranges are taken to give the accelerations at the ends of theirs.
    """
    count = values["dt"].shape[1]
    ends = {name: np.array([[max(r.size, 1e-300)] for r in ranges]) for name, ranges in domain.arguments.items()}
    rate = np.max(np.abs(values["qd"]), axis=0, initial=0.0)
    share = np.max(np.abs(values["tau"]) / ends["tau"], axis=0, initial=0.0) if len(values["tau"]) else np.zeros(count)
    pull = share * np.max(ends["qdd"], initial=0.0) if "qdd" in ends else np.zeros(count)
    with np.errstate(divide="ignore"):
        steps = np.minimum(FAR / rate, np.sqrt(FAR / pull))
    return np.asarray(steps[None])


def friction_base(domain: Domain, states: States, seed: int) -> tuple[States, Array]:
    """The states and lengths of steps (1, count) to make those of joints with friction from.

    Small joint forces are drawn anew: they are added to what balances a sliding joint, where next to nothing leaves it
    to rounding whether the joint stops. Steps are powers of two, whose multiples single precision holds.
    """
    rng = np.random.default_rng([seed, 10])
    tau = np.array(states.values["tau"])
    for row, each in zip(tau, domain.arguments.get("tau", ()), strict=True):
        drawn = rng.uniform(0.01, 1.0, states.count) * np.where(rng.random(states.count) < 0.5, each.low, each.high)
        row[:] = np.where(np.abs(row) < 0.01 * each.size, drawn.astype(np.float32), row)
    steps = 2.0 ** np.round(np.log2(states.values["dt"]))
    return replace(states, values={**states.values, "tau": tau}), np.asarray(steps)


def within(
    states: States, parameters: Sequence[RuntimeParameter], declared: Mapping[Key | str, Interval], seed: int
) -> States:
    """The states with numbers outside of declared ranges drawn anew."""
    if not declared:
        return states
    rng = np.random.default_rng([seed, 8])
    values = dict(states.values)
    for name in ("q", "qd", "qdd", "tau", "inputs", "t", "dt"):
        array = np.array(values[name])
        for k in range(len(array)):
            given = declared.get((name, k), declared.get(name))
            if given is not None:
                drawn = rng.uniform(*given, states.count)
                drawn = np.where(states.single, drawn.astype(np.float32).astype(np.float64), drawn)
                outside = (array[k] < given[0]) | (array[k] > given[1])
                array[k] = np.where(outside, np.clip(drawn, *given), array[k])
        values[name] = array
    values["mode"] = np.sign(values["qd"]).astype(np.int8)
    sets = np.array(states.parameters)
    for k, parameter in enumerate(parameters):
        given = declared.get((parameter.name, PARAMETER))
        if given is not None:
            sets[k] = np.clip(sets[k], *given)
    return replace(states, values=values, parameters=sets)


def _both(size: float) -> Interval:
    return -size, size


def _keeping(
    parameters: Sequence[RuntimeParameter], validity: Validity | None
) -> Callable[[Array], npt.NDArray[np.bool_]]:
    """Whether sets (p, s) keep all rules, (s,)."""
    if validity is None or not validity.rules:
        return lambda sets: np.ones(sets.shape[1], dtype=bool)
    interpreter = Interpreter(validity.program(parameters))

    def kept(sets: Array) -> npt.NDArray[np.bool_]:
        with np.errstate(all="ignore"):
            (found,) = interpreter.float64("kept", [np.zeros((1, sets.shape[1]))], sets)
        return np.asarray(np.all(np.asarray(found).astype(bool), axis=0))

    return kept


def _limits(joint: Joint, values: Mapping[str, float]) -> dict[str, float | None]:
    """Limits of a joint by name, None where there is none."""
    given = (getattr(joint.limits, name) if joint.limits else None for name in LIMITS)
    return {name: None if e is None else float(evaluate(e, values)) for name, e in zip(LIMITS, given, strict=True)}


def _lengths(
    chain: Chain, interpreter: Interpreter, signatures: Mapping[str, Signature], states: States
) -> list[float]:
    """The way of each joint that is worth a radian: 1 for turning ones; of sliding ones by the ratio of inertias."""
    inertia = np.median(
        _called(interpreter, signatures, "mass_matrix", states)[0].reshape(len(chain.moving), -1, states.count), axis=2
    )
    diagonal = np.diagonal(inertia)
    turning = [d for d, joint in zip(diagonal, chain.moving, strict=True) if joint.type == "revolute" and d > 0.0]
    whole = max(turning, default=0.0)
    return [
        1.0 if joint.type == "revolute" or whole == 0.0 or d <= 0.0 else float(np.sqrt(whole / d))
        for d, joint in zip(diagonal, chain.moving, strict=True)
    ]


def _efforts(
    chain: Chain,
    interpreter: Interpreter,
    signatures: Mapping[str, Signature],
    states: States,
    q: Sequence[Range],
    qd: Sequence[Range],
    qdd: Sequence[Range],
    seed: int,
) -> Array:
    """(n,): twice the median of the forces that motions over the ranges need; at least 1."""
    rng = np.random.default_rng([seed, 7])
    drawn = {
        name: np.stack([rng.uniform(r.low, r.high, states.count) for r in ranges]) if ranges else states.values[name]
        for name, ranges in (("q", q), ("qd", qd), ("qdd", qdd))
    }
    moved = replace(states, values={**states.values, **drawn}, which=np.zeros(states.count, dtype=np.intp))
    n = len(chain.moving)
    M = _called(interpreter, signatures, "mass_matrix", moved)[0].reshape(n, n, -1)
    h = _called(interpreter, signatures, "bias", moved)[0]
    needed = np.abs(np.einsum("ijs,js->is", M, drawn["qdd"])) + np.abs(h)
    needed = np.where(np.isfinite(needed), needed, 0.0)
    typical = np.median(needed, axis=1) if states.count else np.zeros(n)
    return np.where(typical > 0.0, 2.0 * typical, 1.0)


def _called(interpreter: Interpreter, signatures: Mapping[str, Signature], name: str, states: States) -> list[Array]:
    signature = signatures[name]
    with np.errstate(all="ignore"):
        found: list[Array] = interpreter.float64(name, states.inputs(signature.inputs), states.per_state_parameters())
    return found
