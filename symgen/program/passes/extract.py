"""extract: associative, commutative and distributive common subexpressions.

Accepts any Program, folded, before `hoist`. Looks at every function as sums of products (`symgen.program.network`) and
extracts, greedily and largest gain first, products of two factors that occur in several products (`a b` in `a b c` and
`b d a`) and sums of two terms that occur in several sums up to a common factor (`a b + a c` is `a (b + c)`, and
shares the sum with `b d + c d`); repeated, with definitions spread into their users and small sums multiplied out in
several ways (`MOVES`), until nothing is gained. While its effort lasts, a function then begins anew: multiplied out
(`symgen.program.polynomial`), where that does not make it too long, from the better beginning with other moves and
another order of equal gains, and with factors spread first (`OTHER_MOVES`). Terms of equal factors are added, signs are
pulled outwards, steady factors are collected.

Guarantees that no function's count of flops rises (where nothing is found it is only put in order, with signs where
they cost least) and the values up to rounding: sums and products are associated anew, so the error stays that of adding
the same terms in another order. The result depends on the function and on the search alone, not on what else the
program holds.

The method is that of Brayton and McMullen (1982) and Rajski and Vasudevamurthy (1992), fast extraction of two-literal
and two-cube divisors, used there for logic, applied to real sums of products.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle

from symgen.program.canonical import canonical, settled
from symgen.program.count import Operations, count
from symgen.program.extraction import Extraction
from symgen.program.from_network import write_network
from symgen.program.function import Function, Program
from symgen.program.nodes import Node, Pool
from symgen.program.polynomial import multiplied_out
from symgen.program.rewrite import Bodies, bodies, rewrite_functions, substitute, with_outputs
from symgen.program.to_network import Spread, read_network

__all__ = ["EFFORT", "MOVES", "WIDE_MOVES", "Search", "extract", "glance", "searched"]

MOVES: tuple[Spread, ...] = (
    Spread(2, 2, 3),
    Spread(99, 1, 9),
    Spread(2, 2, 2),
    Spread(99, 1, 3),
    Spread(2, 1, 3),
)
"""Tried in turn, each on the best result so far, until none of them gains any more."""

FEW_MOVES: tuple[Spread, ...] = (
    Spread(99, 1, 9),
    Spread(2, 2, 3),
    Spread(2, 1, 3),
    Spread(2, 2, 2),
    Spread(99, 1, 3),
)
"""`MOVES` in the order for functions whose effort is not enough for all of them; it would cost small functions more."""

LEAST = 3
"""Runs that a function gets at least: the second and third of `FEW_MOVES` gain 2 to 4 %, on some functions the one, on
others the other."""

FIRST_MOVES: tuple[Spread, ...] = (Spread(1, 2, 2), Spread(1, 1, 1))
"""Tried before `MOVES` from the last beginning: what is spread less keeps other things together."""

OTHER_MOVES: tuple[Spread, ...] = (Spread(99, 1, 3), Spread(2, 2, 3), Spread(2, 1, 3), Spread(2, 3, 9), Spread(1, 2, 2))
"""Tried from the last beginning in the end: products first, sums afterwards."""

WIDE_MOVES: tuple[Spread, ...] = (*MOVES, Spread(2, 3, 9), *FIRST_MOVES)
"""Moves of a search: the last ones cost much time and gain little on most functions."""

EFFORT = 4_000
"""Nodes times moves that one function may cost; a larger function gets fewer runs, but `LEAST`; one above `LARGE`."""

GROWTH = 2
"""A form that is multiplied out and has more than so many times the operations is no beginning; of those tried, none
that grew more than that ended cheaper."""

SPREAD_GROWTH = 3
"""Largest growth of the operations by spreading definitions that is searched: of 100 searches beyond three gained
anything, and they take the longest."""

LAST = 8
"""Share of the effort for the last beginnings, as its reciprocal: they pay on small functions."""

OTHER = 2
"""`OTHER_MOVES` may cost one part in so many of the effort, whatever is left of it: a quarter of the functions ends
cheaper by them, a few by a fifth, on chains by which the moves were chosen and on others alike."""

KEPT = 1000
"""Nodes up to which the last results are kept."""

LARGE = 20_000
"""A function of more nodes gets no more runs than its effort is enough for, but one."""


@dataclass(frozen=True, slots=True)
class Search:
    """The search for the common subexpressions of one function.

    Attributes:
        moves: how far definitions are spread before each run; None takes `MOVES`, or `FEW_MOVES` where the effort is
            not enough for all of them.
        seed: orders divisors of equal gain; 0 takes them in the order of their variables. The last beginnings have
            the next ones.
        effort: nodes times moves that the function may cost.
    """

    moves: tuple[Spread, ...] | None = None
    seed: int = 0
    effort: int = EFFORT


@dataclass(frozen=True, slots=True)
class _Found:
    """A function, the rebuilt bodies by those that it calls, and its cost."""

    function: Function
    bodies: Bodies
    cost: tuple[int, int]


def extract(program: Program, search: Search | None = None, functions: Mapping[str, Search] | None = None) -> Program:
    """The program with common products and common two-term sums extracted.

    Args:
        program: to be rewritten.
        search: of every function that `functions` does not name; the fixed rules without it.
        functions: searches by name of the function.
    """
    general = Search() if search is None else search
    special = functions or {}

    def transform(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
        result, inside = _searched(function, special.get(function.name, general), known)
        return substitute(pool, result.output_nodes, {}, inside)

    return rewrite_functions(program, transform)


def glance(function: Function) -> int:
    """Cost of a function after its first search, with one run per move; bodies of loops are left as they are."""
    start, known = canonical(function), _as_they_are(function)
    return _descent(_beginning(start, known), start, known, MOVES, 0, len(MOVES))[0].cost[0]


def searched(function: Function) -> int:
    """Cost of a function after the pass; bodies of loops are left as they are."""
    return _cost(count(_searched(function, Search(), _as_they_are(function))[0]))[0]


def _as_they_are(function: Function) -> Bodies:
    return {id(body): body for body in bodies(function.nodes)}


def _searched(function: Function, search: Search, known: Bodies) -> tuple[Function, Bodies]:
    """The function or a cheaper form of it, and the rebuilt bodies by those that this form calls."""
    size = len(function.nodes)
    find = _best if size > KEPT else _best_kept
    found = find(_Form(canonical(function), size, known), search)
    return with_outputs(function, found.function.output_nodes), found.bodies


class _Form:
    """A canonical function, its size before, and rebuilt bodies; equal to another one of the same operations."""

    def __init__(self, function: Function, size: int, known: Bodies) -> None:
        self.function, self.size, self.known = function, size, known
        self.operations = (
            size,
            tuple([(n.op, n.type, _value(n), *[argument.index for argument in n.args]) for n in function.nodes]),
            tuple([node.index for node in function.output_nodes]),
            tuple([known[id(body)] for body in bodies(function.nodes)]),
        )

    def __hash__(self) -> int:
        return hash(self.operations)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Form) and self.operations == other.operations


def _value(node: Node) -> object:
    return repr(node.value) if node.op == "constant" else node.value  # zero has two signs


def _best(form: _Form, search: Search) -> _Found:
    """The cheapest form that is found."""
    size, known = form.size, form.known
    left = search.effort // max(size, 1)
    moves = search.moves
    if moves is None:
        moves = MOVES if left >= len(MOVES) else FEW_MOVES
    left = max(left, LEAST if size <= LARGE else 1) if moves else 0
    first = start = form.function
    found = _beginning(start, known)
    found, left = _descent(found, start, known, moves, search.seed, left)
    wide = multiplied_out(start) if left else None
    if wide is not None and count(wide).flops <= GROWTH * count(found.function).flops:
        narrow, (found, left) = found, _descent(found, wide, known, moves, search.seed, left)
        start = wide if found is not narrow else start
    left = min(left, search.effort // (LAST * max(size, 1)))
    for later, again in enumerate(((*FIRST_MOVES, *moves), moves), 1):
        found, left = _descent(found, start, known, again, search.seed + later, left)
    if moves:
        left = search.effort // (OTHER * max(size, 1))
        found, _ = _descent(found, start, known, OTHER_MOVES, search.seed + 1, left)
    if size <= LARGE or found.cost[0] == _cost(count(first))[0]:
        found = min(found, *_unsearched(first, known), key=lambda each: each.cost)
    return found


_best_kept = lru_cache(maxsize=64)(_best)
"""The same, kept: a function that was compared with others is emitted, and some helpers are alike."""


def _beginning(function: Function, known: Bodies) -> _Found:
    """A function before any search. What costs as much replaces it: its signs depend on who else shares its pool."""
    return _Found(function, known, (_cost(count(function))[0], sys.maxsize))


def _unsearched(function: Function, known: Bodies) -> tuple[_Found, _Found]:
    """A function read and written, which adds like terms, and as it is; signs are where they cost least in both."""
    rebuilt = {id(body): body for body in known.values()}
    written = with_outputs(function, write_network(read_network(Pool(), function), known))
    alike = settled(function)
    return _Found(written, rebuilt, _cost(count(written))), _Found(alike, known, _cost(count(alike)))


def _descent(
    best: _Found, start: Function, known: Bodies, moves: Sequence[Spread], seed: int, left: int
) -> tuple[_Found, int]:
    """The best after searches one after the other from a beginning, until none gains; the effort that is left then."""
    rebuilt = {id(body): body for body in known.values()}
    here, failed = _beginning(start, known), 0
    tried: set[object] = set()
    for spread in cycle(moves):
        if not left or failed == len(moves):
            break
        left -= 1
        failed += 1
        new = _extracted(here, spread, seed, tried)
        if new is None:
            continue
        cost = _cost(count(new))
        if cost < here.cost:
            here, failed = _Found(new, rebuilt, cost), 0
    return (here if here.cost < best.cost else best), left


def _extracted(here: _Found, spread: Spread, seed: int, tried: set[object]) -> Function | None:
    """The function after one greedy search; None where that is known to gain nothing.

    Args:
        here: the function.
        spread: how far its definitions are spread.
        seed: of the search.
        tried: what other spreads made of it, to which this one's is added.
    """
    network = read_network(Pool(), here.function, spread)
    contents = network.contents()
    if contents in tried or network.operations() > SPREAD_GROWTH * here.cost[0]:
        return None
    tried.add(contents)
    Extraction(network, seed).run()
    if network.operations() > here.cost[0]:
        return None
    return with_outputs(here.function, write_network(network, here.bodies))


def _cost(operations: Operations) -> tuple[int, int]:
    return operations.flops + operations.sqrt + operations.sincos, operations.other
