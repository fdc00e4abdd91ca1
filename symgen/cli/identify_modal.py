"""Stiffnesses, dampings and masses of a chain from measured modes or frequency responses.

DATA is a table with the columns frequency_hz, re(OUT/IN), im(OUT/IN) for every response, a universal file with records
of type 58, or a table of modes as `symgen modes -o` writes it: frequency_hz, damping_ratio, modal_mass and a column of
the shapes for each end. Ends are POINT.x, POINT.y, POINT.z, POINT.rx, ... or a joint. The YAML beside DATA may give the
configuration `q`, the `quantity` of the outputs, a `scale`, masses that were `added`, and names and units of columns.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from symgen.cli.arguments import names
from symgen.cli.vibration import span

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.identify.result import Result

EXAMPLE = """examples:
  symgen identify modal examples/identification/t3_776_modes.csv examples/identification/t3_776_measured.yaml
  symgen identify modal frf.csv arm.yaml --also bent.csv --parameters k1,k2 --validate loaded.csv -o fit.html"""


def options(parser: argparse.ArgumentParser) -> None:
    """Arguments of this kind."""
    words = "names of those that are sought; default: all that change mass, damping or stiffness"
    parser.add_argument("--parameters", metavar="NAME,...", type=names, help=words)
    parser.add_argument("--also", metavar="DATA", action="append", default=[], help="data of a further configuration")
    parser.add_argument("--validate", metavar="DATA", action="append", default=[], help="other data, to be predicted")
    parser.add_argument("--locked", metavar="JOINT,...", type=names, default=(), help="joints that do not move")
    parser.add_argument("--band", metavar="LOW,HIGH", help="of the responses that are used, Hz; default: all")
    kinds = ("modal", "entries")
    parser.add_argument(
        "--equations",
        choices=kinds,
        default="modal",
        metavar="KIND",
        help="modal, or entries: of M, C and K, as Behi's; default: modal",
    )


def fit(arguments: argparse.Namespace, chain: Chain) -> Result:
    """The result."""
    from symgen.identify import modal, read_vibration

    first = read_vibration(arguments.data, arguments.description)
    return modal(
        chain,
        [first, *arguments.also],
        parameters=arguments.parameters,
        locked=arguments.locked,
        band=None if arguments.band is None else span(arguments.band, "--band"),
        equations=arguments.equations,
        validation=arguments.validate,
    )
