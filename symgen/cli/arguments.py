"""Options that several commands share, and how their texts become values."""

from __future__ import annotations

import argparse
import math
import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.options import LEVELS, RELEASE, VARIABLE
from symgen.products.registry import checkable_products, checked_settings, in_place
from symgen.program.interface import DTYPES

if TYPE_CHECKING:
    from symgen.products.product import Product

__all__ = [
    "add_chain",
    "add_dtype",
    "add_functions",
    "add_instruction_set",
    "add_json",
    "add_libm",
    "add_optimization",
    "add_plan",
    "add_product",
    "add_profile",
    "add_ranges",
    "add_settings",
    "add_target",
    "count",
    "listing",
    "load",
    "names",
    "output_folder",
    "read_settings",
    "seconds",
    "settings_of_emit",
    "settings_of_pairs",
    "split",
    "values",
]

NAMED = re.compile(r"\s*(\w+)\s*=(?!=)(.+)", re.DOTALL)


def add_chain(parser: argparse.ArgumentParser, explained: bool = False) -> None:
    """The chain description, and what is asked of it beside its file.

    Args:
        explained: whether the help says more than where to find it.
    """

    def words(text: str) -> str:
        return text if explained else argparse.SUPPRESS

    add, tip = parser.add_argument, "URDF, MJCF: links or bodies where the chain ends; default: all"
    add("chain", metavar="CHAIN", help="file that describes the chain: YAML, URDF or MJCF")
    elsewhere = "links where a robot ends; more: symgen validate --help"
    add("--tip", metavar="LINK,...", type=names, help=tip if explained else elsewhere)
    add("--loops", metavar="FILE", help=words("robots only: YAML file of the joints that close loops of the robot"))
    carried = words("links, joints or points that carry a payload, whose mass, centre and inertia are parameters")
    add("--payload", metavar="NAME,...", type=names, default=(), help=carried)
    gravity = words("the word parameters makes the components of gravity parameters")
    add("--gravity", choices=["parameters"], metavar="WORD", help=gravity)
    add("--snap", action="store_true", help=words("round lengths, axes and angles that exporters left almost round"))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as one JSON document")


def add_functions(
    parser: argparse.ArgumentParser, verb: str = "emit", default: str = "all but very large ones"
) -> None:
    parser.add_argument(
        "--functions",
        metavar="NAME,...",
        type=names,
        action="extend",
        help=f"functions to {verb}: bias,position_tip; default,NAME adds to the default, {default}",
    )


def add_plan(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plan", metavar="FILE", help="plan file of `symgen tune`; default: none")


def add_libm(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--libm", action="store_true", help="C only: call the math library's sin and cos")


def add_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile",
        metavar="NAME",
        help="C only: controller writes one header and one source, with the named functions alone",
    )


def add_instruction_set(parser: argparse.ArgumentParser) -> None:
    from symgen.compile.instructions import NAMES

    words = f"C only: {listing(NAMES)}; default: native"
    parser.add_argument("--instruction-set", choices=NAMES, metavar="NAME", help=words)


def listing(choices: Iterable[str]) -> str:
    """The choices of an option in words.

    Example:
        >>> listing(["c", "numpy", "casadi"])
        'c, numpy or casadi'
    """
    *first, last = choices
    return f"{', '.join(first)} or {last}" if first else last


def names(text: str) -> list[str]:
    """`a,b` as a list; argparse says what is wrong with a text without a name."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"names separated by commas are needed, not {text!r}")
    return found


def count(text: str) -> int:
    """A whole number from 0 on, for argparse."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"a whole number from 0 on is needed, not {text!r}")
    return number


def seconds(text: str) -> float:
    """A time above zero, for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0.0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 is needed, not {text!r}")
    return value


def add_target(parser: argparse.ArgumentParser, *others: str, first: str | None = None) -> None:
    """The targets that are emitted, and others; the default is `first`, or the first of all."""
    first = first or next(iter(TARGETS))
    names = (*TARGETS, *others)
    words = f"{listing(names)}; default: {first}"
    parser.add_argument("--target", choices=names, default=first, metavar="NAME", help=words)


def add_optimization(parser: argparse.ArgumentParser) -> None:
    """The level of optimisation, which is that of the environment unless it is given."""
    parser.add_argument(
        "--optimization",
        choices=LEVELS,
        metavar="LEVEL",
        help=f"release, or debug: builds sooner, runs slower; default: ${VARIABLE}, or {RELEASE}",
    )


def add_prefix(parser: argparse.ArgumentParser) -> None:
    """The name in files and symbols that stands in place of the chain's."""
    parser.add_argument("--prefix", metavar="NAME", help="of files and symbols; default: the chain's name")


def add_dtype(parser: argparse.ArgumentParser) -> None:
    words = f"{listing(DTYPES)}; default: {DTYPES[0]}"
    parser.add_argument("--dtype", choices=DTYPES, default=DTYPES[0], metavar="TYPE", help=words)


def load(arguments: argparse.Namespace) -> Mechanism:
    """The mechanism of the chain that the command is about."""
    from symgen.cli.console import spinner
    from symgen.pipeline import load_chain
    from symgen.pipeline.load import as_mechanism

    with spinner("reading the chain"):
        asked = {
            key: getattr(arguments, key) for key in ("tip", "loops", "gravity", "payload", "snap") if key in arguments
        }
        with warnings.catch_warnings():
            for name in _named(arguments):
                warnings.filterwarnings("ignore", rf".*nothing uses the (parameter|input) '{name}'")
            return as_mechanism(load_chain(arguments.chain, **asked))


def _named(arguments: argparse.Namespace) -> set[str]:
    """Words in the expressions of a command, such as gains of a controller, which use what the chain only declares."""
    texts = [text for key in ("tau", "inputs", "until") for text in _listed(getattr(arguments, key, None))]
    return {word for text in texts for word in re.findall(r"[A-Za-z_]\w*", text)}


def _listed(given: object) -> list[str]:
    return (
        [given]
        if isinstance(given, str)
        else [x for x in given if isinstance(x, str)]
        if isinstance(given, list)
        else []
    )


def values(
    texts: Sequence[str] | None,
    names: Sequence[str],
    what: str,
    rest: str = "0",
    refused: Mapping[str, str] | None = None,
    read: Callable[[str], float | str] | None = None,
) -> list[float] | dict[str, float | str] | None:
    """One value per name: `1,0.5,-2` for all, or some by name, `elbow=0.5,wrist=sin(t)`; None when nothing is given.

    Args:
        texts: values of an option, which may come several times.
        names: of the entries.
        what: the option.
        rest: value of the entries that are not named, for messages.
        refused: other names that a user may take for entries, and why they are none.
        read: of a value's text its number, or the text where it is none; None: `number`.

    Raises:
        ArgumentError: neither of the two, a name of no entry, or not one number per name.
    """
    pieces = [piece.strip() for text in texts or () for piece in split(text)]
    if not pieces:
        return None
    named = [NAMED.fullmatch(piece) for piece in pieces]
    if not any(named):
        return listed([(read or number)(piece) for piece in pieces], pieces, names, what, rest)
    found: dict[str, float | str] = {}
    for piece, entry in zip(pieces, named, strict=True):
        if entry is None:
            raise ArgumentError(f"{what}: NAME=VALUE is needed for each entry or for none, not {piece!r}")
        name = entry[1]
        if name in found:
            raise ArgumentError(f"{what}: {name} is given twice")
        if refused and name in refused:
            raise ArgumentError(f"{what}: {name} is {refused[name]}")
        if name not in names:
            close = nearest(name, names)
            raise ArgumentError(f"{what}: nothing is called {name!r}{close}; there are {', '.join(names)}")
        found[name] = (read or number)(entry[2])
    return found


def listed(
    values: Sequence[float | str], pieces: Sequence[str], names: Sequence[str], what: str, rest: str
) -> list[float]:
    """A number for every name."""
    found = [value for value in values if isinstance(value, float)]
    if len(found) != len(values):
        text = ",".join(pieces)
        raise ArgumentError(f"{what}: numbers separated by commas, or NAME=VALUE, are needed, not {text!r:.80}")
    if len(found) != len(names) or not all(map(math.isfinite, found)):
        by_name = f"; or name some, as in {what} {names[0]}={pieces[0]}, the others being {rest}"
        wanted = f"{len(names)} finite numbers are" if len(names) > 1 else "1 finite number is"
        more = by_name if len(names) > 1 else ""
        raise ArgumentError(f"{what}: {wanted} needed ({', '.join(names)}), not {','.join(pieces)!r}{more}")
    return found


def number(text: str) -> float | str:
    """The text as a number where it is one."""
    try:
        return float(text)
    except ValueError:
        return text.strip()


def constant(text: str) -> float | str:
    """The text as a number where it is one, or an expression of numbers such as `45 deg` and `pi/4`.

    Example:
        >>> constant("1e-3"), constant("45 deg*2/pi"), constant("sin(t)")
        (0.001, 0.5, 'sin(t)')
    """
    from symgen.describe.evaluate import EvaluationError, evaluate
    from symgen.describe.parse import parse
    from symgen.describe.tokens import ExpressionSyntaxError

    found = number(text)
    try:
        return evaluate(parse(found), {}) if isinstance(found, str) else found
    except (EvaluationError, ExpressionSyntaxError):
        return found


def split(text: str) -> list[str]:
    """The text cut at its commas, those within parentheses excepted.

    Example:
        >>> split("x=max(t, 1),y=2")
        ['x=max(t, 1)', 'y=2']
    """
    pieces, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and depth <= 0:
            pieces.append("")
        else:
            pieces[-1] += character
    return pieces


def output_folder(arguments: argparse.Namespace, mechanism: Mechanism, target: str) -> Path:
    """`--output`, or `generated/<name>/<target>` in the current folder."""
    return Path(arguments.output) if arguments.output else Path("generated") / mechanism.name / target


def first_sources(folder: Path, name: str, target: str) -> list[Path]:
    """The sources that every chain of that name has; long functions add further ones."""
    endings = in_place()[target].endings if target in in_place() else TARGETS[target].files
    return [folder / f"{name}{ending}" for ending in endings]


def add_settings(parser: argparse.ArgumentParser, products: Iterable[Product]) -> None:
    """The options of products, once each."""
    for setting in dict.fromkeys(setting for product in products for setting in product.settings if setting.metavar):
        option = f"--{setting.name.replace('_', '-')}"
        parser.add_argument(option, dest=f"of_{setting.name}", metavar=setting.metavar, help=setting.help)


def add_product(parser: argparse.ArgumentParser, verb: str, **action: Any) -> None:
    """`--product`, and `--set` for its settings."""
    there = checkable_products()
    parser.add_argument("--product", choices=there, metavar="NAME", help=f"{verb}, such as fmu", **action)
    words = "setting of a product, as of emit, such as fmi=2"
    parser.add_argument("--set", dest="set", metavar="NAME=VALUE", action="append", default=[], help=words)


def settings_of_emit(arguments: argparse.Namespace) -> dict[str, str | None]:
    """Texts of the settings, which are options of their own."""
    return {key.removeprefix("of_"): text for key, text in vars(arguments).items() if key.startswith("of_")}


def settings_of_pairs(arguments: argparse.Namespace) -> dict[str, str | None]:
    """Texts of the settings that `--set` gives. Raises ArgumentError."""
    found: dict[str, str | None] = {}
    for text in arguments.set:
        match = NAMED.fullmatch(text)
        if match is None:
            raise ArgumentError(f"--set: NAME=VALUE is wanted, not {text!r:.80}")
        found[match[1]] = match[2].strip()
    return found


def read_settings(texts: Mapping[str, str | None], products: Sequence[Product]) -> dict[str, Any]:
    """Values of settings. Raises ArgumentError for those of other products."""
    given = checked_settings(products, texts)
    for setting in (setting for product in products for setting in product.settings if setting.name in given):
        try:
            given[setting.name] = setting.value(str(texts[setting.name]))
        except ArgumentError as error:
            raise ArgumentError(f"--{setting.name}: {error}") from None
    return given


def add_ranges(parser: argparse.ArgumentParser, default: str) -> None:
    """`--range NAME=LOW:HIGH`, any number of times."""
    parser.add_argument(
        "--range",
        dest="ranges",
        metavar="NAME=L:H",
        action="append",
        default=[],
        help=f"range, such as q=-3.2:3.2, q[2]=0:0.3, payload=0:3; default: {default}",
    )
