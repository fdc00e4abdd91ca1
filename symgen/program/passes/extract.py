"""extract: associative, commutative and distributive common subexpressions.

Accepts any Program, folded, before `hoist`. Looks at every function as sums of products (`symgen.program.network`) and
extracts, greedily and largest gain first, products of two factors that occur in several products (`a b` in `a b c` and
`b d a`) and sums of two terms that occur in several sums up to a common factor (`a b + a c` is `a (b + c)`, and
shares the sum with `b d + c d`); repeated until nothing is gained. Terms of equal factors are added, signs are pulled
outwards, steady factors are collected.

Guarantees that no function's count of flops rises (else it is left as it was) and the values up to rounding: sums and
products are associated anew, so the error stays that of adding the same terms in another order. Gains that only turn
additions into as many multiplications are not taken. The result depends on the program and on `seed` alone.

The method is that of Brayton and McMullen (1982) and Rajski and Vasudevamurthy (1992), fast extraction of two-literal
and two-cube divisors, used there for logic, applied to real sums of products.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.count import Operations, count
from symgen.program.extraction import Extraction
from symgen.program.function import Function, Program
from symgen.program.network import Network
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import Bodies, rewrite_functions, substitute, with_outputs
from symgen.program.writing import write_network

__all__ = ["ROUNDS", "extract"]

ROUNDS = 4
"""How often the network is made anew from the result; later rounds rarely gain."""


def extract(program: Program, seed: int = 0, rounds: int = ROUNDS) -> Program:
    """The program with common products and common two-term sums extracted.

    Args:
        program: to be rewritten.
        seed: orders divisors of equal gain; 0 takes them in the order of their variables.
        rounds: upper bound of repetitions.
    """

    def transform(pool: Pool, function: Function, known: Bodies) -> Sequence[Node]:
        rebuilt = {id(body): body for body in known.values()}
        best, bodies = function, known
        for _ in range(rounds):
            network = Network(Pool(), best)
            Extraction(network, seed).run()
            new = with_outputs(function, write_network(network, bodies))
            if _cost(count(new)) >= _cost(count(best)):
                break
            best, bodies = new, rebuilt
        return substitute(pool, best.output_nodes, {}, bodies)

    return rewrite_functions(program, transform)


def _cost(operations: Operations) -> tuple[int, int]:
    return operations.flops + operations.sqrt + operations.sincos, operations.other
