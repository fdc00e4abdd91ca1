"""Sines and cosines of the profile `controller`, against mpmath in 40 digits."""

import subprocess

import mpmath
import numpy as np
import pytest

from symgen.emit.c.config import CONFIGS
from symgen.emit.c.scalar_sincos import RANGES, scalar_sincos_text

PROGRAM = """#include <stdint.h>
#include <stdbool.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
{text}
int main(void)
{{
    {real} x;

    while (fread(&x, sizeof x, 1, stdin) == 1) {{
        const m_pair found = m_sincos(x);
        const m_pairs both = m_sincos2(1, x), turned = m_sincos2(x, 1);

        if ((memcmp(&found, &both.second, sizeof found) != 0) || (memcmp(&found, &turned.first, sizeof found) != 0)) {{
            return 1;
        }}
        fwrite(&found, sizeof found, 1, stdout);
    }}
    return 0;
}}
"""


def pairs(dtype, angles, folder):
    config = CONFIGS[dtype]
    (folder / "m.c").write_text(PROGRAM.format(text=scalar_sincos_text(config, "m_", [1, 2]), real=config.real))
    flags = ["-std=c99", "-O2", "-ffp-contract=off", "-fsanitize=undefined,float-cast-overflow"]
    subprocess.run(["gcc", *flags, "-fno-sanitize-recover", "m.c", "-o", "m", "-lm"], cwd=folder, check=True)
    given = np.asarray(angles, dtype=dtype)
    done = subprocess.run([folder / "m"], input=given.tobytes(), capture_output=True, check=True)
    return given, np.frombuffer(done.stdout, dtype=dtype).reshape(-1, 2).astype(float)


def angles_of(dtype):
    """Random ones of all sizes up to `exact`, and those nearest to multiples of pi/2, where cancellation is worst."""
    rng, known = np.random.default_rng(3), RANGES[dtype]
    sizes = 10.0 ** rng.uniform(-3, np.log10(known.exact), 3000)
    quarters = np.round(sizes[:1000] / (np.pi / 2)) * (np.pi / 2)
    odd = (np.round(sizes[1000:2000] / (np.pi / 2)) + 0.5) * (np.pi / 2)
    found = np.concatenate([sizes, quarters, odd, [known.exact, 0.0, 1e-30]])
    found = found[found <= known.exact]
    return np.concatenate([found, -found])


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("dtype", RANGES)
def test_the_absolute_error_is_below_what_the_header_says(dtype, tmp_path):
    given, found = pairs(dtype, angles_of(dtype), tmp_path)
    with mpmath.workdps(40):
        right = np.array([[float(mpmath.sin(float(x))), float(mpmath.cos(float(x)))] for x in given])
    assert np.max(np.abs(found - right)) < RANGES[dtype].error


@pytest.mark.needs("gcc")
def test_a_wrist_that_turned_a_million_radians_is_one_ulp_away(tmp_path):
    given, found = pairs("float32", [2e5, 1e6, -6.4e6], tmp_path)
    for x, (sine, cosine) in zip(given, found, strict=True):
        apart = np.spacing(np.abs(x))
        with mpmath.workdps(40):
            turn = abs(mpmath.atan2(sine, cosine) - float(x)) % (2 * mpmath.pi)
        assert min(turn, 2 * np.pi - float(turn)) < 1.01 * apart


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("dtype", RANGES)
def test_an_angle_without_digits_is_nan_and_nothing_undefined_happens(dtype, tmp_path):
    _, found = pairs(dtype, [1e30, -1e30, np.inf, -np.inf, np.nan], tmp_path)
    assert np.all(np.isnan(found))
