"""Literals are the shortest decimals that read back as the same number."""

import random
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen.emit.literals import literal, nearest_float32
from symgen.errors import EmitError


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_doubles_read_back(value):
    text = literal(value, "float64")
    assert float(text) == value
    assert "." in text or "e" in text


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_singles_read_back_in_nine_digits(value):
    text = literal(value, "float32")
    assert struct.pack("f", float(text)) == struct.pack("f", value)
    assert "." in text or "e" in text


def test_singles_that_need_nine_digits_have_them():
    """Many numbers just above a power of ten do; what is drawn above has few digits."""
    draw = random.Random(1)
    values = [struct.unpack("f", struct.pack("f", draw.uniform(1.0e9, 1.07e9)))[0] for _ in range(100)]
    texts = [literal(value, "float32") for value in values]
    assert all(
        struct.pack("f", float(text)) == struct.pack("f", value) for text, value in zip(texts, values, strict=True)
    )
    assert max(len(text.partition("e")[0].replace(".", "").strip("0")) for text in texts) == 9


def test_singles_are_short():
    assert literal(0.1, "float32") == "0.1"
    assert literal(9.80665, "float32") == "9.80665"
    assert literal(1.0, "float32") == "1.0"


@pytest.mark.parametrize("value", [1e39, -1e300, 1e-60])
def test_what_float32_cannot_hold_is_refused(value):
    with pytest.raises(EmitError, match="float32"):
        nearest_float32(value)
