"""Parameters of a chain from its motion alone: the simulated motion is fitted to the measured one.

DATA has the columns t and q_JOINT; where forces or inputs act, tau_JOINT and the inputs by their names. Forces of
joints that --tau supplies, and of the drives of prescribed joints, are fitted like coordinates. Numbers that are sought
stand under `parameters:` in the chain's file.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from symgen.cli.arguments import values
from symgen.cli.identify_inertial import names

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.identify.result import Result

EXAMPLE = """examples:
  symgen identify motion swing.csv pendulum.yaml --hold m -o report.html
  symgen identify motion chirp.csv axis.yaml --estimate m,Fc --tau 'x=kp*(r - x) - kd*d(x)' --delay 0"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of this kind."""
    words = "names of the parameters to estimate, separated by commas, with * for any characters; default: all"
    parser.add_argument("--estimate", metavar="NAMES", type=names, default=(), help=words)
    parser.add_argument("--hold", metavar="NAMES", type=names, default=(), help="names of those that are not estimated")
    words = "joint forces as `simulate` takes them, in the place of columns: 'x=kp*(r - x) - kd*d(x)'"
    parser.add_argument("--tau", action="append", metavar="F,...", help=words)
    words = "first guess of the delay with which columns of forces and inputs act; it is then estimated"
    parser.add_argument("--delay", type=float, metavar="S", help=words)


def fit(arguments: argparse.Namespace, chain: Chain) -> Result:
    """The result."""
    from symgen.identify import motion

    return motion(
        chain,
        arguments.data,
        estimate=arguments.estimate,
        hold=arguments.hold,
        tau=values(arguments.tau, chain.q_names, "--tau"),
        delay=arguments.delay,
        description=arguments.description,
    )
