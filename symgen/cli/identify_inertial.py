"""Inertial parameters, friction, springs, dampers and offsets of a chain from the joint forces of a motion.

DATA has the columns t, q_JOINT, tau_JOINT and, where they are measured, qd_JOINT and qdd_JOINT; else rates and
accelerations come from q.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from symgen.cli.arguments import values
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.identify.result import Result

EXAMPLE = """examples:
  symgen identify inertial run.csv arm.yaml --hold-out 0.25 -o report.html --write-chain identified.yaml
  symgen identify inertial run.csv arm.yaml --hold '*_offset,forearm_mass'
  symgen identify inertial run.csv axis.yaml --tau 'x=kp*(r - x) - kd*d(x)'
  symgen identify inertial run.parquet arm.yaml --consistent --validate other.parquet --json"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of this kind."""
    parser.add_argument("--validate", metavar="DATA", help="other measurements, to compare predictions with")
    parser.add_argument("--hold-out", metavar="SHARE", type=float, help="share of DATA, from its end, to validate with")
    words = "largest error of a prediction that passes, percent of the largest force; default: 5"
    parser.add_argument("--limit", metavar="PERCENT", type=float, default=5.0, help=words)
    parser.add_argument("--consistent", action="store_true", help="parameters of rigid bodies, levels not negative")
    words = "names of the parameters to estimate, separated by commas, with * for any characters; default: all"
    parser.add_argument("--estimate", metavar="NAMES", type=names, default=(), help=words)
    words = "names of those that keep the chain's values, offsets zero: '*_offset,m(forearm)'"
    parser.add_argument("--hold", metavar="NAMES", type=names, default=(), help=words)
    parser.add_argument("--cutoff", metavar="HZ", type=float, help="of the filter of q; default: from its spectrum")
    words = "law of the controller, whose simulated motion is the instrument: 'x=kp*(r - x) - kd*d(x)'; r is a column"
    parser.add_argument("--tau", action="append", metavar="F,...", help=words)


def names(text: str) -> tuple[str, ...]:
    """Names separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def fit(arguments: argparse.Namespace, chain: Chain) -> Result:
    """The result."""
    from symgen.identify import inertial

    if arguments.validate is not None and arguments.hold_out is not None:
        raise ArgumentError("--validate and --hold-out: one of the two says what to validate with")
    return inertial(
        chain,
        arguments.data,
        consistent=arguments.consistent,
        validation=arguments.validate if arguments.hold_out is None else arguments.hold_out,
        limit=arguments.limit / 100.0,
        cutoff=arguments.cutoff,
        description=arguments.description,
        estimate=arguments.estimate,
        hold=arguments.hold,
        tau=values(arguments.tau, chain.q_names, "--tau"),
    )
