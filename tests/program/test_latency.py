"""Waiting against working, on functions whose chains can be counted by hand."""

from symgen.program.function import statements
from symgen.program.latency import critical_path, work
from symgen.program.nodes import Pool, topological
from tests.emit.samples import waiting


def test_a_chain_waits_for_each_of_its_operations():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("y", 0)
    assert critical_path(topological([x])) == 0
    assert critical_path(topological([x + y])) == 4
    assert critical_path(topological([(x + y) / x])) == 4 + 14
    assert critical_path(topological([pool.sin(x + y) + x])) == 4 + 50 + 4
    assert critical_path(topological([pool.sqrt(x) * y])) == 18 + 4
    assert critical_path(topological([pool.select(pool.make("lt", (x, y)), x, y)])) == 1 + 2
    assert critical_path(topological([pool.make("min", (-x, y))])) == 1 + 1


def test_a_product_used_once_is_part_of_the_sum():
    pool = Pool()
    x, y, z = (pool.input("x", k) for k in range(3))
    product = x * y
    assert critical_path(topological([product + z])) == 4
    assert critical_path(topological([(product + z) * product])) == 12  # the product is wanted itself
    assert critical_path(topological([product + y * z])) == 8  # one of them is computed before


def test_work_counts_what_every_port_has_to_do():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("y", 0)
    assert work(topological([x * y + x])) == 1.0
    assert work(topological([pool.sin(x), pool.cos(x)])) == 15.0


def test_independent_chains_are_work_and_not_waiting():
    one, many = waiting(), waiting(20)
    path = critical_path(statements(one.function("f")))
    assert path == critical_path(statements(many.function("f"))) > work(statements(one.function("f")))
    assert path < work(statements(many.function("f")))
