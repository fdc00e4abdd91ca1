"""Friction of single joints from constant-velocity tests, breakaway tests, or both (Dupont 1993, section 6).

DATA has columns tau_<joint>, qd_<joint> or direction_<joint>, and load_<joint> or q_<joint> of all joints, from which
the chain's model has the load. With t it is a time series, without a table of one row per test.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from symgen.cli.arguments import names

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.identify.result import Result

__all__ = ["EXAMPLE", "fit", "options"]

EXAMPLE = """examples:
  symgen identify friction sliding.csv examples/dupont_screw.yaml --breakaway release.csv -o report.html
  symgen identify friction release.csv arm.yaml --test breakaway --write-chain identified.yaml"""


def options(parser: argparse.ArgumentParser) -> None:
    """Options of this kind."""
    from symgen.identify.friction_tests.law import SIDES, TERMS

    parser.add_argument(
        "--test",
        choices=("constant-velocity", "breakaway"),
        default="constant-velocity",
        metavar="KIND",
        help="constant-velocity (default) or breakaway tests",
    )
    parser.add_argument("--breakaway", metavar="FILE", help="breakaway tests besides, CSV or Parquet")
    parser.add_argument("--joints", type=names, metavar="NAMES", help="tested joints; default: those that move")
    parser.add_argument(
        "--terms",
        type=names,
        metavar="TERMS",
        help=f"terms of the law, among {', '.join(TERMS)}; default: by the chain",
    )
    words = "joint or motor: place of the levels; default: motor"
    parser.add_argument("--side", choices=SIDES, metavar="SIDE", help=words)
    parser.add_argument("--robust", action=argparse.BooleanOptionalAction, help="Huber's loss; default: for curves")
    parser.add_argument(
        "--errors-in-variables", action="store_true", help="orthogonal distances; needs `noise` of load and torque"
    )
    parser.add_argument("--steady", type=float, metavar="SHARE", help="change of the rate that counts as none")
    parser.add_argument("--resting", type=int, metavar="ROWS", help="rows within one resolution that make a rest")
    parser.add_argument("--validate", metavar="FILE", help="constant-velocity tests to predict")
    parser.add_argument("--limit", type=float, metavar="SHARE", help="rms error that passes, as a share of the peak")


def fit(arguments: argparse.Namespace, chain: Chain) -> Result:
    """The identification."""
    from symgen.errors import ArgumentError
    from symgen.identify import friction

    given = {
        key: value
        for key in ("joints", "terms", "side", "robust", "steady", "resting", "limit")
        if (value := getattr(arguments, key)) is not None
    }
    if arguments.validate is not None:
        given["validation"] = arguments.validate
    given["errors_in_variables"] = arguments.errors_in_variables
    if arguments.test == "breakaway":
        if arguments.breakaway:
            raise ArgumentError("--breakaway: DATA has breakaway tests already, by --test breakaway")
        return friction(chain, breakaway=arguments.data, breakaway_description=arguments.description, **given)
    return friction(chain, arguments.data, breakaway=arguments.breakaway, description=arguments.description, **given)
