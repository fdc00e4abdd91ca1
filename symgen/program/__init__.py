"""The intermediate form: functions over one pool of hash-consed nodes, and what is done with them.

nodes --> function    the form itself;    text, interface, count, latency    what there is to know of it
from_sympy    where expressions enter;    differentiate, intervals    derivatives of nodes, and their ranges
rewrite, folding --> passes --> optimise    what makes programs cheaper, one pass per file
canonical, to_network --> extraction --> from_network    the search for shared sums and products of the pass extract
polynomial    small functions multiplied out before that search;    rounding    literals that are the rounding of zero
guards    loops and calls that need not run where their results are not read
"""
