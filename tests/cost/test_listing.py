"""Longest paths in listings written by hand."""

from symgen.cost.listing import longest_paths, read_listing

FORWARD = """
00000000 <f>:
   0:\tcmp\tr0, #0
   2:\tbeq.n\t8 <f+0x8>
   4:\tadds\tr0, #1
   6:\tadds\tr0, #2
   8:\tbx\tlr
"""

OUT_OF_LINE = """
00000000 <f>:
   0:\tcmp\tr0, #0
   2:\tbeq.n\t8 <f+0x8>
   4:\tadds\tr0, #1
   6:\tbx\tlr
   8:\tadds\tr0, #5
   a:\tadds\tr0, #6
   c:\tb.n\t4 <f+0x4>
   e:\t.word\t0x3f800000
"""

LOOP = """
00000000 <f>:
   0:\tsubs\tr0, #1
   2:\tbne.n\t0 <f>
   4:\tbx\tlr
"""

CALLS = """
00000000 <leaf>:
   0:\tnop
   2:\tbx\tlr
00000004 <twice>:
   4:\tpush\t{r4, lr}
   6:\tbl\t0 <leaf>
   a:\tbl\t0 <leaf>
   e:\tpop\t{r4, pc}
00000010 <tail>:
  10:\tnop
  12:\tb.w\t0 <leaf>
00000016 <outside>:
  16:\tbl\t40 <nowhere>
  1a:\tbx\tlr
0000001c <pointer>:
  1c:\tblx\tr3
  1e:\tbx\tlr
"""


def longest(text, name="f"):
    return longest_paths(read_listing(text))[name]


def test_both_ways_of_a_branch():
    assert longest(FORWARD) == 5


def test_a_block_behind_the_return_is_no_loop():
    """cmp, beq, two additions, b, one addition, bx; the literal is no instruction."""
    assert longest(OUT_OF_LINE) == 7


def test_a_loop_has_no_bound():
    assert longest(LOOP) is None


def test_calls_count_what_is_called():
    assert longest(CALLS, "leaf") == 2
    assert longest(CALLS, "twice") == 4 + 2 * 2
    assert longest(CALLS, "tail") == 2 + 2


def test_what_is_not_known_has_no_bound():
    assert longest(CALLS, "outside") is None
    assert longest(CALLS, "pointer") is None
