"""Searches that `extract` leaves out because they cannot gain, and how it knows."""

import pytest
from random_chains import random_chain
from zoo import CHAINS

from symgen.describe.assemble import assemble
from symgen.formulate.program import fast_program
from symgen.program.count import operations
from symgen.program.extraction import Extraction
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.network import Network
from symgen.program.nodes import Pool
from symgen.program.passes import extract as module
from symgen.program.passes.extract import extract
from symgen.program.to_network import Spread, read_network

FUNCTIONS = ("mass_matrix", "bias", "inverse_dynamics", "kinetic_energy")


@pytest.fixture(autouse=True)
def searched_anew(monkeypatch):
    """No search is kept: what is tested is whether it is made."""
    monkeypatch.setattr(module, "KEPT", 0)


def function(size, *outputs):
    return Function("f", (Argument("x", (size,)),), (Output("u", (len(outputs),), tuple(outputs)),))


def inputs(size):
    pool = Pool()
    return pool, input_nodes(pool, Argument("x", (size,)))


def test_operations_of_a_network():
    _pool, (a, b, c, d, e) = inputs(5)
    assert read_network(Pool(), function(5, a * b + c * d + e, b * c * e)).operations() == 2 + 2 + 2


def test_a_search_ends_with_the_operations_that_are_written():
    """The count of a network is what its writing costs, but for sums that happen to begin alike."""
    for seed in range(3):
        derived = fast_program(assemble(random_chain(seed, 6, parameters=False)), ["bias"])
        network = read_network(Pool(), derived.function("bias"), Spread(2, 2, 3))
        before = network.operations()
        Extraction(network).run()
        found = operations(extract(derived))["bias"]
        assert before > network.operations() >= found.add + found.mul


def test_networks_are_the_same_only_where_all_is():
    _pool, (a, b, c, d) = inputs(4)
    products = function(4, a * b + a * c + d)
    assert read_network(Pool(), products).contents() == read_network(Pool(), products, Spread(1, 1, 3)).contents()
    sums = function(4, (a + b) * c + d)
    assert read_network(Pool(), sums).contents() != read_network(Pool(), sums, Spread(1, 1, 3)).contents()
    others = (function(4, a * b - a * c + d), function(4, a * b + a * c + 2.0 * d), function(4, a * b + a * c + d, d))
    contents = [read_network(Pool(), other).contents() for other in (products, sums, *others)]
    assert len(set(contents)) == len(contents)


@pytest.mark.parametrize("name", ["cart_double_pendulum", "puma560", "random"])
def test_no_gain_is_left_out(name, monkeypatch):
    """The same operations as with all searches made and all results written."""
    chain = random_chain(3, 4) if name == "random" else CHAINS[name]()
    derived = fast_program(assemble(chain), FUNCTIONS)
    found = operations(extract(derived))
    runs = []
    monkeypatch.setattr(Network, "contents", lambda self: object())
    monkeypatch.setattr(Network, "operations", lambda self: runs.append(self) or 0)
    wanted = operations(extract(derived))
    assert len(runs) > 100
    assert {f: found[f].flops for f in FUNCTIONS} == {f: wanted[f].flops for f in FUNCTIONS}


def test_what_spreading_made_too_long_is_not_searched(monkeypatch):
    derived = fast_program(assemble(CHAINS["puma560"]()), ["inverse_dynamics"])
    searched = []
    search = module.Extraction

    def kept(network, seed):
        searched.append(network.operations())
        return search(network, seed)

    monkeypatch.setattr(module, "Extraction", kept)
    cost = operations(extract(derived))["inverse_dynamics"].flops
    assert max(searched) <= 3.5 * cost  # what is searched is at most three times what is there, which ends a bit lower
    searched.clear()
    monkeypatch.setattr(module, "SPREAD_GROWTH", 1000)
    extract(derived)
    assert max(searched) > 3.5 * cost
