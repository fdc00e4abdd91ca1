"""Which divisors the greedy search enters, and that it finds those which become common only on its way."""

from collections import Counter

import pytest

from symgen.program.extraction import Extraction
from symgen.program.from_network import write_network
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import Pool
from symgen.program.to_network import read_network


class Counted(Extraction):
    """Counts the occurrences of products and sums that are entered."""

    def __init__(self, size, *outputs):
        self.seen = Counter()
        function = Function("f", (Argument("x", (size,)),), (Output("u", (len(outputs),), tuple(outputs)),))
        super().__init__(read_network(Pool(), function))

    def _see(self, key, occurrence, cost):
        self.seen["+"] += 1
        super()._see(key, occurrence, cost)

    def _occurs(self, divisor, occurrence):
        if divisor.key[0] == "*":  # the first one is entered with the second
            self.seen["*"] += 1 + (len(divisor.seen) == 1)
        super()._occurs(divisor, occurrence)

    def operations(self):
        """Operations of what the search leaves, by kind."""
        self.run()
        assert write_network(self.network, {})
        return Counter(node.op for node in self.network.pool.nodes if node.args)


def inputs(size):
    pool = Pool()
    return pool, input_nodes(pool, Argument("x", (size,)))


@pytest.mark.parametrize("n", [4, 8])
def test_terms_that_nobody_shares_make_no_divisors(n):
    _pool, x = inputs(2 * n * n)
    rows = [x[n * i : n * (i + 1)] for i in range(2 * n)]
    totals = []
    for i in range(n):
        for j in range(n):
            total = rows[i][0] * rows[n][j]
            for k in range(1, n):
                total = total + rows[i][k] * rows[n + k][j]
            totals.append(total)
    work = Counted(2 * n * n, *totals)
    assert work.operations() == {"mul": n**3, "add": n**2 * (n - 1)}
    assert work.seen == {}


def test_a_shared_product_is_entered_and_its_sums_with_lonely_terms_are_not():
    _pool, (a, b, c, d, e, f) = inputs(6)
    work = Counted(6, a * b + c * d + e * f, b * a + c * e + d * f)
    assert work.operations() == {"mul": 5, "add": 4}
    assert work.seen == {"*": 2 + 1}  # in both sums, and in the product that is made of them


def test_a_term_is_paired_with_those_before_it_once_it_has_company():
    _pool, (a, b, c, d, e, f) = inputs(6)
    work = Counted(6, a * b + e + c * d, (f + b * a) + d * c)
    assert work.operations() == {"mul": 2, "add": 3}
    assert work.seen == {"*": 4 + 2, "+": (3 + 3) + 1 + (1 + 1)}  # in both sums, in the new one, with what is left


def test_a_term_that_gets_company_on_the_way_is_paired():
    _pool, (r, s, u, v, w) = inputs(5)
    both = u + v
    assert Counted(5, both, r * both + w * s, r * u + s * w + v * r).operations() == {"mul": 2, "add": 2}
