/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "spherical_screw.h"

#if defined(SPHERICAL_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define SPHERICAL_SCREW_BYTES 64
#elif defined(__AVX__)
#define SPHERICAL_SCREW_BYTES 32
#else
#define SPHERICAL_SCREW_BYTES 16
#endif
#define SPHERICAL_SCREW_LANES (SPHERICAL_SCREW_BYTES / sizeof(double))
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused))
#define SPHERICAL_SCREW_INLINE static inline __attribute__((unused))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short spherical_screw_shorts __attribute__((vector_size(2 * SPHERICAL_SCREW_BYTES / sizeof(double))));

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_at(const double *x)
{
    return *(const spherical_screw_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return -__builtin_convertvector(wide, spherical_screw_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return __builtin_convertvector(wide, spherical_screw_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

SPHERICAL_SCREW_INLINE bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack u = 1.0 - (0.5 * z);
    const spherical_screw_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const spherical_screw_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = k.bits << 62;
    const spherical_screw_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const spherical_screw_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < SPHERICAL_SCREW_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
{
    if (!spherical_screw_pack_all((spherical_screw_mask)((*beyond >> 18) == 0ULL))) {
        spherical_screw_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0 = context_real[1] * context_real[0];
    const spherical_screw_pack v1 = context_real[0] * context_real[2];
    const spherical_screw_pack v2 = v1 + (u[0] * v0);
    const spherical_screw_pack v3 = context_real[0] * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v2), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375));
    const spherical_screw_pack v4 = spherical_screw_pack_select(context_boolean[0], v2 * v3, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v5 = v1 + (v0 * v4);
    const spherical_screw_pack v6 = spherical_screw_pack_abs(v4 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v5), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v5), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v7 = u[0] - v4;
    const spherical_screw_pack v8 = v7 / (1.0 - spherical_screw_pack_select(context_boolean[0], v0 * v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v9 = u[0] - (0.125 * v8);
    const spherical_screw_pack v10 = v1 + (v0 * v9);
    const spherical_screw_pack v11 = spherical_screw_pack_abs(v9 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v10), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v10), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v12 = u[0] - (0.5 * v8);
    const spherical_screw_pack v13 = v1 + (v0 * v12);
    const spherical_screw_pack v14 = spherical_screw_pack_abs(v12 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v13), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v13), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v15 = u[0] - v8;
    const spherical_screw_pack v16 = v1 + (v0 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_abs(v15 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v16), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v18 = spherical_screw_pack_abs(v7);
    const spherical_screw_mask v19 = (spherical_screw_mask)(v17 < v18);
    const spherical_screw_pack v20 = spherical_screw_pack_select(v19, v17, v18);
    const spherical_screw_mask v21 = (spherical_screw_mask)(v14 < v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, v14, v20);
    const spherical_screw_mask v23 = (spherical_screw_mask)(v11 < v22);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v23, v11, v22);
    const spherical_screw_mask v25 = (spherical_screw_mask)(v6 < v24);
    u_out[0] = spherical_screw_pack_select(v25, v4, spherical_screw_pack_select(v23, v9, spherical_screw_pack_select(v21, v12, spherical_screw_pack_select(v19, v15, u[0]))));
    const spherical_screw_pack v26 = polished[0] + spherical_screw_pack_select((spherical_screw_mask)(v18 <= (1e-05 * spherical_screw_pack_max(spherical_screw_pack_abs(u[0]), spherical_screw_pack_abs(v4)))), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const spherical_screw_mask v27 = (spherical_screw_mask)(spherical_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = v27 | (spherical_screw_mask)(spherical_screw_pack_select(v25, v6, v24) <= spherical_screw_pack_splat(0.0));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_pattern(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict pattern, const spherical_screw_mask *restrict best, const spherical_screw_mask *restrict flag, const spherical_screw_pack *restrict number, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_mask *restrict pattern_out, spherical_screw_mask *restrict best_out, spherical_screw_mask *restrict flag_out, spherical_screw_pack *restrict number_out, spherical_screw_mask *restrict done)
{
    const spherical_screw_mask v0 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == pattern[0]);
    const spherical_screw_pack v1 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v2 = -(1.0 - v1);
    const spherical_screw_mask v3 = context_boolean[3] | context_boolean[2];
    const spherical_screw_mask v4 = ((v0 & ((spherical_screw_mask)(v2 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v2))) & v3) | (context_boolean[3] & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0]));
    const spherical_screw_pack v5 = spherical_screw_pack_select(v4, v1, 1.0 + v1);
    const spherical_screw_mask v6 = spherical_screw_pack_select_whole(context_boolean[1] & ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v5) & (spherical_screw_mask)(v5 <= spherical_screw_pack_splat(0.0))), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v4, spherical_screw_pack_select_whole(context_boolean[2] & v0, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v6);
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v8 = context_real[3] * v7;
    const spherical_screw_pack v9 = 1.0 / ((context_real[3] * v8) - context_real[2]);
    const spherical_screw_pack v10 = v8 * v9;
    const spherical_screw_pack v11 = 1.0 - (context_real[3] * v10);
    const spherical_screw_pack v12 = v7 * v11;
    const spherical_screw_pack v13 = -(context_real[1] * v12);
    const spherical_screw_pack v14 = 1.0 / (context_real[0] + (context_real[1] * v13));
    const spherical_screw_pack v15 = v13 * v14;
    const spherical_screw_pack v16 = v1 * v15;
    const spherical_screw_pack v17 = -v12;
    const spherical_screw_pack v18 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v13 * v16) - (v1 * v17));
    const spherical_screw_pack v19 = (1.0 - (20.0 * v18)) - (context_real[1] * v16);
    const spherical_screw_pack v20 = 1.0 - (0.375 * v19);
    const spherical_screw_pack v21 = 1.0 + (0.4285714285714286 * v19);
    const spherical_screw_pack v22 = v21 * v20;
    const spherical_screw_mask v23 = (spherical_screw_mask)(v1 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v24 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v23 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v22), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v21, v20))));
    const spherical_screw_pack v25 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[6]);
    const spherical_screw_pack v26 = context_real[1] * v14;
    const spherical_screw_pack v27 = context_real[5] * v10;
    const spherical_screw_pack v28 = ((v27 * v26) - (context_real[4] * v14)) - (v25 * v15);
    const spherical_screw_pack v29 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v27 - (v13 * v28)) - (v25 * v17));
    const spherical_screw_pack v30 = context_real[8] - context_real[7];
    const spherical_screw_pack v31 = ((context_real[1] * v28) - (20.0 * v29)) - v30;
    const spherical_screw_mask v32 = ~v0;
    const spherical_screw_pack v33 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v34_u[1] = {spherical_screw_pack_select(v24, number[3], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v34_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v34_of_context_real[3] = {v33, -v19, v31};
    const spherical_screw_mask v34_of_context_boolean[1] = {v32};
    spherical_screw_mask v34_done = { 0 };
    for (int v34_pass = 0; (v34_pass < 40) && !spherical_screw_pack_all(v34_done); v34_pass++) {
        spherical_screw_pack v34_next_u[1];
        spherical_screw_pack v34_next_polished[1];
        spherical_screw_mask v34_ends;
        spherical_screw_pack_step_pattern_loads(spacing, prepared, v34_u, v34_polished, v34_of_context_real, v34_of_context_boolean, v34_next_u, v34_next_polished, &v34_ends);
        v34_u[0] = spherical_screw_pack_select(v34_done, v34_u[0], v34_next_u[0]);
        v34_polished[0] = spherical_screw_pack_select(v34_done, v34_polished[0], v34_next_polished[0]);
        v34_done |= v34_ends;
    }
    number_out[3] = v34_u[0];
    const spherical_screw_pack v35 = v28 + (v16 * v34_u[0]);
    const spherical_screw_pack v36 = context_real[1] * v35;
    const spherical_screw_pack v37 = (v10 * (v36 - ((v1 * v34_u[0]) - v25))) - (context_real[5] * v9);
    const spherical_screw_pack v38 = spherical_screw_pack_select(v0, v36 + (context_real[6] - (context_real[3] * v37)), v34_u[0]);
    const spherical_screw_pack v39 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v29 - (v18 * v34_u[0]));
    const spherical_screw_pack v40 = ((v36 - (20.0 * v39)) - v30) - v38;
    const spherical_screw_pack v41 = 0.5 * v40;
    const spherical_screw_pack v42 = 1.6666666666666667 * v40;
    const spherical_screw_pack v43 = v38 + v40;
    const spherical_screw_pack v44 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v43 - spherical_screw_pack_min(v42, v41), spherical_screw_pack_max(v42, v41) - v43), v33 * v39);
    const spherical_screw_mask v45 = context_boolean[0] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(context_real[6]), spherical_screw_pack_abs(v38))) <= spherical_screw_pack_select(v0, v44, 60.0 * v44));
    const spherical_screw_pack v46 = v33 * ((v19 * v34_u[0]) - v31);
    const spherical_screw_pack v47 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v46)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v33 * v46)));
    const spherical_screw_pack v48 = spherical_screw_pack_max(spherical_screw_pack_abs(v34_u[0]), spherical_screw_pack_abs(v47));
    const spherical_screw_pack v49 = spherical_screw_pack_abs(v34_u[0] - v47);
    const spherical_screw_mask v50 = (spherical_screw_mask)(v49 <= (v48 * spherical_screw_pack_select((spherical_screw_mask)(v48 < (1.0000000009313226 * v48)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v34_done;
    const spherical_screw_mask v51 = v50 & v45;
    const spherical_screw_mask v52 = ~flag[1];
    const spherical_screw_mask v53 = (context_boolean[0] | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v44)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v44))) & v50;
    const spherical_screw_mask v54 = (v52 & v53) | ((~flag[2]) & (v52 & v51));
    best_out[0] = spherical_screw_pack_select_whole(v54, pattern[0], best[0]);
    flag_out[0] = flag[0];
    const spherical_screw_mask v55 = flag[1] | v53;
    flag_out[1] = v55;
    flag_out[2] = flag[2] | v51;
    const spherical_screw_mask v56 = flag[3] | (flag[1] & v53);
    flag_out[3] = v56;
    const spherical_screw_mask v57 = ~v50;
    const spherical_screw_mask v58 = v32 & (spherical_screw_mask)(v22 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v59 = v23 & v58;
    flag_out[4] = flag[4] | (v57 & (~((v57 & v59) & (spherical_screw_mask)((1e-05 * v48) < v49))));
    flag_out[5] = spherical_screw_pack_select_whole(v54, v24, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v54, v58 & (v50 & v59), flag[6]);
    number_out[0] = spherical_screw_pack_select(v54, -v35, number[0]);
    number_out[1] = spherical_screw_pack_select(v54, v37, number[1]);
    number_out[2] = spherical_screw_pack_select(v54, v39, number[2]);
    const spherical_screw_pack v60 = spherical_screw_pack_select(v0, context_real[11], spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v61 = v26 * (v11 * v60);
    number_out[4] = spherical_screw_pack_select(v54, v61, number[4]);
    const spherical_screw_pack v62 = -v61;
    const spherical_screw_pack v63 = context_real[3] * v60;
    number_out[5] = spherical_screw_pack_select(v54, (v10 * (context_real[1] * v62)) - (v9 * v63), number[5]);
    number_out[6] = spherical_screw_pack_select(v54, spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v10 * v63) - (v13 * v62)), number[6]);
    const spherical_screw_mask v64 = ~(v4 | (spherical_screw_mask)(v5 <= spherical_screw_pack_select(v3, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    *done = (v64 & (~v55)) | (v55 & (v56 | (v64 | (v0 | (~v4)))));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_stage_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0 = context_real[1] * context_real[0];
    const spherical_screw_pack v1 = context_real[0] * context_real[2];
    const spherical_screw_pack v2 = v1 + (u[0] * v0);
    const spherical_screw_pack v3 = context_real[0] * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v2), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375));
    const spherical_screw_pack v4 = spherical_screw_pack_select(context_boolean[0], v2 * v3, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v5 = v1 + (v0 * v4);
    const spherical_screw_pack v6 = spherical_screw_pack_abs(v4 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v5), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v5), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v7 = u[0] - v4;
    const spherical_screw_pack v8 = v7 / (1.0 - spherical_screw_pack_select(context_boolean[0], v0 * v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v9 = u[0] - (0.125 * v8);
    const spherical_screw_pack v10 = v1 + (v0 * v9);
    const spherical_screw_pack v11 = spherical_screw_pack_abs(v9 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v10), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v10), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v12 = u[0] - (0.5 * v8);
    const spherical_screw_pack v13 = v1 + (v0 * v12);
    const spherical_screw_pack v14 = spherical_screw_pack_abs(v12 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v13), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v13), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v15 = u[0] - v8;
    const spherical_screw_pack v16 = v1 + (v0 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_abs(v15 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v16), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v18 = spherical_screw_pack_abs(v7);
    const spherical_screw_mask v19 = (spherical_screw_mask)(v17 < v18);
    const spherical_screw_pack v20 = spherical_screw_pack_select(v19, v17, v18);
    const spherical_screw_mask v21 = (spherical_screw_mask)(v14 < v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, v14, v20);
    const spherical_screw_mask v23 = (spherical_screw_mask)(v11 < v22);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v23, v11, v22);
    const spherical_screw_mask v25 = (spherical_screw_mask)(v6 < v24);
    u_out[0] = spherical_screw_pack_select(v25, v4, spherical_screw_pack_select(v23, v9, spherical_screw_pack_select(v21, v12, spherical_screw_pack_select(v19, v15, u[0]))));
    const spherical_screw_pack v26 = polished[0] + spherical_screw_pack_select((spherical_screw_mask)(v18 <= (1e-05 * spherical_screw_pack_max(spherical_screw_pack_abs(u[0]), spherical_screw_pack_abs(v4)))), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const spherical_screw_mask v27 = (spherical_screw_mask)(spherical_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = v27 | (spherical_screw_mask)(spherical_screw_pack_select(v25, v6, v24) <= spherical_screw_pack_splat(0.0));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = spherical_screw_pack_at(&qd[stride]) * v2;
    const spherical_screw_pack v4 = v0_sine[0] * v3;
    const spherical_screw_pack v5 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[2U * stride]) * v2;
    const spherical_screw_pack v7 = ((80.0 * v5) * ((v0_cosine[0] * v6) - (v5 * v4))) - spherical_screw_pack_at(&tau[0]);
    const spherical_screw_pack v8 = spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v9 = ((v8 * (0.4 * v0_cosine[0])) + v7) - (15.984 * v4);
    const spherical_screw_pack v10 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v11 = 40.0 * v5;
    const spherical_screw_pack v12 = 7.992 + (v5 * v11);
    const spherical_screw_pack v13 = 20.008 + (v12 * v10);
    const spherical_screw_pack v14 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v15 = 1.0 / (v13 - (0.002666666666666667 * v14));
    const spherical_screw_pack v16 = (v0_sine[0] * v15) * (0.006666666666666667 * v9);
    const spherical_screw_pack v17 = v11 * (v10 + v14);
    const spherical_screw_pack v18 = 0.4 * v3;
    const spherical_screw_pack v19 = spherical_screw_pack_at(&tau[2U * stride]) - v18;
    const spherical_screw_pack v20 = v19 + (((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) * v17) + ((v2 * (v2 * v11)) - (392.40000000000003 * v0_sine[0])));
    const spherical_screw_pack v21 = 0.016666666666666666 + (v15 * (4.444444444444445e-05 * v14));
    const spherical_screw_pack v22 = v21 * v20;
    const spherical_screw_pack v23 = v22 + v16;
    const spherical_screw_pack v24 = v20 - v19;
    const spherical_screw_pack v25 = 0.6666666666666667 * spherical_screw_pack_abs((40.0 * v23) - v24);
    const spherical_screw_pack v26 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v21);
    const spherical_screw_mask v27 = (spherical_screw_mask)(v26 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v28 = spherical_screw_pack_select(v27, v25 / spherical_screw_pack_select(v27, spherical_screw_pack_select(v27, 1.0 - v26, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v29 = spherical_screw_pack_min(v28, v25 + (v26 * v28));
    const spherical_screw_pack v30 = spherical_screw_pack_min(v29, v25 + (v26 * v29));
    const spherical_screw_pack v31 = 1e-08 * (spherical_screw_pack_abs(v16) + spherical_screw_pack_abs(v22));
    const spherical_screw_mask v32 = (spherical_screw_mask)(spherical_screw_pack_abs(v23) <= (v31 + (spherical_screw_pack_min(v30, v25 + (v26 * v30)) * (1.0001 * v21))));
    const spherical_screw_pack v33 = -(0.5 * v24);
    const spherical_screw_pack v34 = -(1.6666666666666667 * v24);
    const spherical_screw_pack v35 = 0.5 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v36 = spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v37 = (spherical_screw_mask)(v36 < (-((spherical_screw_pack_min(v34, v33) - spherical_screw_pack_max(v34, v33)) * (v35 * v21))));
    const spherical_screw_mask v38 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == v36) | v37;
    const spherical_screw_mask v39 = v38 & v32;
    const spherical_screw_pack v40 = -v31;
    const spherical_screw_mask v41 = spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v42 = spherical_screw_pack_select_whole(v38, (spherical_screw_mask)(v40 < v23), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v41));
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v39, spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v42, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v44 = (v8 * (2.0 * v17)) + ((v12 * (v2 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0]))) - spherical_screw_pack_at(&tau[stride]));
    const spherical_screw_pack v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6));
    spherical_screw_mask v46_pattern[1] = {v43};
    spherical_screw_mask v46_best[1] = {v43};
    spherical_screw_mask v46_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v46_number[7] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v46_of_context_real[12] = {v13, 0.4 * v0_sine[0], 8.0 + (v5 * v17), spherical_screw_pack_splat(0.0), -v9, -v45, v20, spherical_screw_pack_at(&tau[2U * stride]), v18, spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_mask v46_of_context_boolean[4] = {~v38, v39, v42, spherical_screw_pack_select_whole(v38, (spherical_screw_mask)(v40 < (-v23)), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v41))};
    spherical_screw_mask v46_done = { 0 };
    for (int v46_pass = 0; (v46_pass < 6) && !spherical_screw_pack_all(v46_done); v46_pass++) {
        spherical_screw_mask v46_next_pattern[1];
        spherical_screw_mask v46_next_best[1];
        spherical_screw_mask v46_next_flag[7];
        spherical_screw_pack v46_next_number[7];
        spherical_screw_mask v46_ends;
        spherical_screw_pack_step_pattern(spacing, prepared, v46_pattern, v46_best, v46_flag, v46_number, v46_of_context_real, v46_of_context_boolean, v46_next_pattern, v46_next_best, v46_next_flag, v46_next_number, &v46_ends);
        v46_pattern[0] = spherical_screw_pack_select_whole(v46_done, v46_pattern[0], v46_next_pattern[0]);
        v46_best[0] = spherical_screw_pack_select_whole(v46_done, v46_best[0], v46_next_best[0]);
        v46_flag[0] = spherical_screw_pack_select_whole(v46_done, v46_flag[0], v46_next_flag[0]);
        v46_flag[1] = spherical_screw_pack_select_whole(v46_done, v46_flag[1], v46_next_flag[1]);
        v46_flag[2] = spherical_screw_pack_select_whole(v46_done, v46_flag[2], v46_next_flag[2]);
        v46_flag[3] = spherical_screw_pack_select_whole(v46_done, v46_flag[3], v46_next_flag[3]);
        v46_flag[4] = spherical_screw_pack_select_whole(v46_done, v46_flag[4], v46_next_flag[4]);
        v46_flag[5] = spherical_screw_pack_select_whole(v46_done, v46_flag[5], v46_next_flag[5]);
        v46_flag[6] = spherical_screw_pack_select_whole(v46_done, v46_flag[6], v46_next_flag[6]);
        v46_number[0] = spherical_screw_pack_select(v46_done, v46_number[0], v46_next_number[0]);
        v46_number[1] = spherical_screw_pack_select(v46_done, v46_number[1], v46_next_number[1]);
        v46_number[2] = spherical_screw_pack_select(v46_done, v46_number[2], v46_next_number[2]);
        v46_number[3] = spherical_screw_pack_select(v46_done, v46_number[3], v46_next_number[3]);
        v46_number[4] = spherical_screw_pack_select(v46_done, v46_number[4], v46_next_number[4]);
        v46_number[5] = spherical_screw_pack_select(v46_done, v46_number[5], v46_next_number[5]);
        v46_number[6] = spherical_screw_pack_select(v46_done, v46_number[6], v46_next_number[6]);
        v46_done |= v46_ends;
    }
    const spherical_screw_pack v47 = spherical_screw_pack_at(&qd[0]) + v46_number[4];
    const spherical_screw_pack v48 = v47 + (v35 * v46_number[0]);
    const spherical_screw_pack v49 = spherical_screw_pack_at(&qd[stride]) + v46_number[5];
    const spherical_screw_pack v50 = spherical_screw_pack_at(&q[stride]) + (v35 * v49);
    const spherical_screw_pack v51_angle[1] = {v50};
    spherical_screw_pack v51_sine[1];
    spherical_screw_pack v51_cosine[1];
    spherical_screw_bits v51_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v51_angle[0], &v51_sine[0], &v51_cosine[0], &v51_beyond);
    spherical_screw_pack_sincos_guard(1U, v51_angle, v51_sine, v51_cosine, &v51_beyond);
    const spherical_screw_pack v53 = v51_cosine[0] * v48;
    const spherical_screw_mask v54 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v46_best[0]);
    const spherical_screw_pack v55 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_at(&qd[2U * stride]) + v46_number[6]);
    const spherical_screw_pack v56 = v5 + (v35 * v55);
    const spherical_screw_pack v57 = 40.0 * v56;
    const spherical_screw_pack v58 = v49 + (v35 * v46_number[1]);
    const spherical_screw_pack v59 = v58 * v53;
    const spherical_screw_pack v60 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v59);
    const spherical_screw_pack v61 = v51_cosine[0] * v51_cosine[0];
    const spherical_screw_pack v62 = v51_sine[0] * v51_sine[0];
    const spherical_screw_pack v63 = v57 * (v62 + v61);
    const spherical_screw_pack v64 = v58 * v63;
    const spherical_screw_pack v65 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51_sine[0]))) + (v58 * v64));
    const spherical_screw_pack v66 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v67 = 0.4 * v66;
    const spherical_screw_pack v68 = 80.0 * v56;
    const spherical_screw_pack v69 = 7.992 + (v56 * v57);
    const spherical_screw_pack v70 = 0.16000000000000003 * v66;
    const spherical_screw_pack v71 = 1.0 / ((20.008 - (v70 * v62)) + (v69 * v61));
    const spherical_screw_pack v72 = v51_sine[0] * v71;
    const spherical_screw_pack v73 = v55 + (v35 * v46_number[2]);
    const spherical_screw_pack v74 = v71 * (spherical_screw_pack_at(&tau[0]) - (((0.4 * v58) + (v53 * v68)) * (v73 * v51_cosine[0])));
    const spherical_screw_pack v75 = v74 + (v72 * ((v59 * (15.984 + (v56 * v68))) - (v65 * v67)));
    const spherical_screw_pack v76 = 0.4 * v51_sine[0];
    const spherical_screw_pack v77 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v66 * v65) - (v75 * (v51_sine[0] * v67)));
    const spherical_screw_pack v78 = v51_sine[0] * v72;
    const spherical_screw_pack v79 = v66 * spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v80 = 0.16000000000000003 * v79;
    const spherical_screw_pack v81 = v79 * v70;
    const spherical_screw_pack v82 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v81 * v78));
    const spherical_screw_mask v83 = ~v54;
    const spherical_screw_pack v84 = spherical_screw_pack_real_of(v46_best[0]);
    spherical_screw_pack v85_u[1] = {v46_number[3]};
    spherical_screw_pack v85_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v85_of_context_real[3] = {v84, ((20.0 * v82) - 1.0) - (v78 * v80), (v60 - (20.0 * v77)) - (v75 * v76)};
    const spherical_screw_mask v85_of_context_boolean[1] = {v83};
    spherical_screw_mask v85_done = { 0 };
    for (int v85_pass = 0; (v85_pass < 40) && !spherical_screw_pack_all(v85_done); v85_pass++) {
        spherical_screw_pack v85_next_u[1];
        spherical_screw_pack v85_next_polished[1];
        spherical_screw_mask v85_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v85_u, v85_polished, v85_of_context_real, v85_of_context_boolean, v85_next_u, v85_next_polished, &v85_ends);
        v85_u[0] = spherical_screw_pack_select(v85_done, v85_u[0], v85_next_u[0]);
        v85_polished[0] = spherical_screw_pack_select(v85_done, v85_polished[0], v85_next_polished[0]);
        v85_done |= v85_ends;
    }
    const spherical_screw_pack v86 = 0.4 * v79;
    const spherical_screw_pack v87 = v75 + (v86 * (v72 * v85_u[0]));
    const spherical_screw_pack v88 = v47 + (v35 * v87);
    const spherical_screw_pack v89 = spherical_screw_pack_at(&q[stride]) + (v35 * v58);
    const spherical_screw_pack v90_angle[1] = {v89};
    spherical_screw_pack v90_sine[1];
    spherical_screw_pack v90_cosine[1];
    spherical_screw_bits v90_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v90_angle[0], &v90_sine[0], &v90_cosine[0], &v90_beyond);
    spherical_screw_pack_sincos_guard(1U, v90_angle, v90_sine, v90_cosine, &v90_beyond);
    const spherical_screw_pack v92 = v90_cosine[0] * v88;
    const spherical_screw_pack v93 = v5 + (v35 * v73);
    const spherical_screw_pack v94 = 40.0 * v93;
    const spherical_screw_pack v95 = spherical_screw_pack_at(&tau[stride]) - (v53 * ((v69 * (v51_sine[0] * v48)) - (0.4 * v73)));
    const spherical_screw_pack v96 = (v95 - (v64 * (2.0 * v73))) - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56)));
    const spherical_screw_pack v97 = (1.0 / (8.0 + (v56 * v63))) * v96;
    const spherical_screw_pack v98 = v49 + (v35 * v97);
    const spherical_screw_pack v99 = v92 * v98;
    const spherical_screw_pack v100 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v99);
    const spherical_screw_pack v101 = v90_sine[0] * v90_sine[0];
    const spherical_screw_pack v102 = v90_cosine[0] * v90_cosine[0];
    const spherical_screw_pack v103 = v94 * (v102 + v101);
    const spherical_screw_pack v104 = v98 * v103;
    const spherical_screw_pack v105 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v100 + ((v92 * (v94 * v92)) - (392.40000000000003 * v90_sine[0]))) + (v98 * v104));
    const spherical_screw_pack v106 = 80.0 * v93;
    const spherical_screw_pack v107 = 7.992 + (v93 * v94);
    const spherical_screw_pack v108 = 1.0 / ((20.008 + (v107 * v102)) - (v70 * v101));
    const spherical_screw_pack v109 = v90_sine[0] * v108;
    const spherical_screw_pack v110 = (v82 * v85_u[0]) - v77;
    const spherical_screw_pack v111 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v110);
    const spherical_screw_pack v112 = v55 + (v35 * v111);
    const spherical_screw_pack v113 = v108 * (spherical_screw_pack_at(&tau[0]) - (((0.4 * v98) + (v92 * v106)) * (v90_cosine[0] * v112)));
    const spherical_screw_pack v114 = v113 + (v109 * ((v99 * (15.984 + (v93 * v106))) - (v67 * v105)));
    const spherical_screw_pack v115 = 0.4 * v90_sine[0];
    const spherical_screw_pack v116 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v66 * v105) - (v114 * (v90_sine[0] * v67)));
    const spherical_screw_pack v117 = v90_sine[0] * v109;
    const spherical_screw_pack v118 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v81 * v117));
    spherical_screw_pack v119_u[1] = {v85_u[0]};
    spherical_screw_pack v119_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v119_of_context_real[3] = {v84, ((20.0 * v118) - 1.0) - (v80 * v117), (v100 - (20.0 * v116)) - (v114 * v115)};
    const spherical_screw_mask v119_of_context_boolean[1] = {v83};
    spherical_screw_mask v119_done = { 0 };
    for (int v119_pass = 0; (v119_pass < 40) && !spherical_screw_pack_all(v119_done); v119_pass++) {
        spherical_screw_pack v119_next_u[1];
        spherical_screw_pack v119_next_polished[1];
        spherical_screw_mask v119_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v119_u, v119_polished, v119_of_context_real, v119_of_context_boolean, v119_next_u, v119_next_polished, &v119_ends);
        v119_u[0] = spherical_screw_pack_select(v119_done, v119_u[0], v119_next_u[0]);
        v119_polished[0] = spherical_screw_pack_select(v119_done, v119_polished[0], v119_next_polished[0]);
        v119_done |= v119_ends;
    }
    const spherical_screw_pack v120 = v114 + (v119_u[0] * (v86 * v109));
    const spherical_screw_pack v121 = v47 + (spherical_screw_pack_at(&dt[0]) * v120);
    const spherical_screw_pack v122 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&dt[0]) * v98);
    const spherical_screw_pack v123_angle[1] = {v122};
    spherical_screw_pack v123_sine[1];
    spherical_screw_pack v123_cosine[1];
    spherical_screw_bits v123_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v123_angle[0], &v123_sine[0], &v123_cosine[0], &v123_beyond);
    spherical_screw_pack_sincos_guard(1U, v123_angle, v123_sine, v123_cosine, &v123_beyond);
    const spherical_screw_pack v125 = v121 * v123_cosine[0];
    const spherical_screw_pack v126 = v5 + (spherical_screw_pack_at(&dt[0]) * v112);
    const spherical_screw_pack v127 = 40.0 * v126;
    const spherical_screw_pack v128 = spherical_screw_pack_at(&tau[stride]) - (v92 * ((v107 * (v90_sine[0] * v88)) - (0.4 * v112)));
    const spherical_screw_pack v129 = (v128 - (v104 * (2.0 * v112))) - (v90_cosine[0] * (88.29 + (392.40000000000003 * v93)));
    const spherical_screw_pack v130 = (1.0 / (8.0 + (v93 * v103))) * v129;
    const spherical_screw_pack v131 = v49 + (spherical_screw_pack_at(&dt[0]) * v130);
    const spherical_screw_pack v132 = v131 * v125;
    const spherical_screw_pack v133 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v132);
    const spherical_screw_pack v134 = v123_cosine[0] * v123_cosine[0];
    const spherical_screw_pack v135 = v123_sine[0] * v123_sine[0];
    const spherical_screw_pack v136 = v127 * (v135 + v134);
    const spherical_screw_pack v137 = v131 * v136;
    const spherical_screw_pack v138 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v133 + ((v125 * (v127 * v125)) - (392.40000000000003 * v123_sine[0]))) + (v131 * v137));
    const spherical_screw_pack v139 = 80.0 * v126;
    const spherical_screw_pack v140 = 7.992 + (v126 * v127);
    const spherical_screw_pack v141 = 1.0 / ((20.008 - (v70 * v135)) + (v140 * v134));
    const spherical_screw_pack v142 = v123_sine[0] * v141;
    const spherical_screw_pack v143 = (v118 * v119_u[0]) - v116;
    const spherical_screw_pack v144 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v143);
    const spherical_screw_pack v145 = v55 + (spherical_screw_pack_at(&dt[0]) * v144);
    const spherical_screw_pack v146 = v141 * (spherical_screw_pack_at(&tau[0]) - (((0.4 * v131) + (v125 * v139)) * (v123_cosine[0] * v145)));
    const spherical_screw_pack v147 = v146 + (v142 * ((v132 * (15.984 + (v126 * v139))) - (v67 * v138)));
    const spherical_screw_pack v148 = 0.4 * v123_sine[0];
    const spherical_screw_pack v149 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v66 * v138) - (v147 * (v67 * v123_sine[0])));
    const spherical_screw_pack v150 = v123_sine[0] * v142;
    const spherical_screw_pack v151 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v81 * v150));
    spherical_screw_pack v152_u[1] = {v119_u[0]};
    spherical_screw_pack v152_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v152_of_context_real[3] = {v84, ((20.0 * v151) - 1.0) - (v80 * v150), (v133 - (20.0 * v149)) - (v147 * v148)};
    const spherical_screw_mask v152_of_context_boolean[1] = {v83};
    spherical_screw_mask v152_done = { 0 };
    for (int v152_pass = 0; (v152_pass < 40) && !spherical_screw_pack_all(v152_done); v152_pass++) {
        spherical_screw_pack v152_next_u[1];
        spherical_screw_pack v152_next_polished[1];
        spherical_screw_mask v152_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v152_u, v152_polished, v152_of_context_real, v152_of_context_boolean, v152_next_u, v152_next_polished, &v152_ends);
        v152_u[0] = spherical_screw_pack_select(v152_done, v152_u[0], v152_next_u[0]);
        v152_polished[0] = spherical_screw_pack_select(v152_done, v152_polished[0], v152_next_polished[0]);
        v152_done |= v152_ends;
    }
    const spherical_screw_pack v153 = (v151 * v152_u[0]) - v149;
    const spherical_screw_pack v154 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v155 = 0.3333333333333333 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v156 = (v55 + (v154 * (v46_number[2] + spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v153)))) + (v155 * (v111 + v144));
    const spherical_screw_pack v157 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v156);
    const spherical_screw_pack v158 = spherical_screw_pack_at(&tau[stride]) - (v125 * ((v140 * (v121 * v123_sine[0])) - (0.4 * v145)));
    const spherical_screw_pack v159 = (v158 - (v137 * (2.0 * v145))) - (v123_cosine[0] * (88.29 + (392.40000000000003 * v126)));
    const spherical_screw_pack v160 = v49 + (v154 * (v46_number[1] + ((1.0 / (8.0 + (v126 * v136))) * v159)));
    const spherical_screw_pack v161 = v160 + (v155 * (v97 + v130));
    const spherical_screw_pack v162 = spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), (spherical_screw_pack_at(&q[2U * stride]) + (v154 * (v55 + v145))) + (v155 * (v73 + v112)));
    const spherical_screw_pack v163 = v147 + (v152_u[0] * (v86 * v142));
    const spherical_screw_pack v164 = (v47 + (v154 * (v46_number[0] + v163))) + (v155 * (v87 + v120));
    const spherical_screw_mask v165 = (spherical_screw_mask)((spherical_screw_pack_abs(v164) + (spherical_screw_pack_abs(v162) + (spherical_screw_pack_abs(v157) + spherical_screw_pack_abs(v161)))) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v166 = (spherical_screw_pack_at(&q[0]) + (v154 * (v47 + v121))) + (v155 * (v48 + v88));
    const spherical_screw_pack v167 = spherical_screw_pack_abs(v166) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) + (v36 + spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0])))));
    const spherical_screw_pack v168 = (spherical_screw_pack_at(&q[stride]) + (v154 * (v49 + v131))) + (v155 * (v58 + v98));
    const spherical_screw_pack v169 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0]))));
    const spherical_screw_mask v170 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) + v169)) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v171 = (((spherical_screw_mask)((spherical_screw_pack_abs(v168) + v167) < spherical_screw_pack_splat(1e+38)) & v170) & v165) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0]));
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v171, v166, spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v171, v168, spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v171, v162, spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v171, v164, spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v171, v161, spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v171, v157, spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v171, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0])), spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v171, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride])), spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v171, v46_best[0], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    const spherical_screw_pack v172 = ((v152_u[0] - v133) - (20.0 * v153)) + (v148 * v163);
    const spherical_screw_pack v173 = v84 * v84;
    const spherical_screw_pack v174 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v84 * v172))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v173 * v172)));
    const spherical_screw_pack v175 = spherical_screw_pack_max(spherical_screw_pack_abs(v152_u[0]), spherical_screw_pack_abs(v174));
    const spherical_screw_mask v176 = (spherical_screw_mask)(spherical_screw_pack_abs(v152_u[0] - v174) <= (v175 * spherical_screw_pack_select((spherical_screw_mask)(v175 < (1.0000000009313226 * v175)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v152_done;
    const spherical_screw_pack v177 = ((v119_u[0] - v100) - (20.0 * v143)) + (v115 * v120);
    const spherical_screw_pack v178 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -(v173 * (v177 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v84 * v177))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))));
    const spherical_screw_pack v179 = spherical_screw_pack_max(spherical_screw_pack_abs(v119_u[0]), spherical_screw_pack_abs(v178));
    const spherical_screw_mask v180 = v119_done & (spherical_screw_mask)(spherical_screw_pack_abs(v119_u[0] - v178) <= (v179 * spherical_screw_pack_select((spherical_screw_mask)(v179 < (1.0000000009313226 * v179)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v181 = ((v85_u[0] - v60) - (20.0 * v110)) + (v76 * v87);
    const spherical_screw_pack v182 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v84 * v181))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v173 * v181)));
    const spherical_screw_pack v183 = spherical_screw_pack_max(spherical_screw_pack_abs(v85_u[0]), spherical_screw_pack_abs(v182));
    const spherical_screw_mask v184 = v85_done & (spherical_screw_mask)(spherical_screw_pack_abs(v85_u[0] - v182) <= (v183 * spherical_screw_pack_select((spherical_screw_mask)(v183 < (1.0000000009313226 * v183)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v185 = spherical_screw_pack_select(v46_done, spherical_screw_pack_select(v46_flag[2] | v46_flag[1], spherical_screw_pack_select(v46_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v46_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v46_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v46_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v186 = spherical_screw_pack_abs(v46_number[1]) + (spherical_screw_pack_abs(v46_number[2]) + (spherical_screw_pack_abs(v20) + spherical_screw_pack_abs(v9)));
    const spherical_screw_pack v187 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v45) + (spherical_screw_pack_abs(v46_number[0]) + v186)) < spherical_screw_pack_splat(1e+38)), v185, spherical_screw_pack_splat(6.0));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v171, spherical_screw_pack_select((v180 & v184) & v176, v187, spherical_screw_pack_max(spherical_screw_pack_splat(5.0), v187)), spherical_screw_pack_splat(6.0));
}

void spherical_screw_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    double spread[1U * SPHERICAL_SCREW_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_step_block(SPHERICAL_SCREW_LANES, spread, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_step_block(SPHERICAL_SCREW_LANES, spread, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_step_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0 = context_real[1] * context_real[0];
    const spherical_screw_pack v1 = context_real[0] * context_real[2];
    const spherical_screw_pack v2 = v1 + (u[0] * v0);
    const spherical_screw_pack v3 = context_real[0] * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v2), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375));
    const spherical_screw_pack v4 = spherical_screw_pack_select(context_boolean[0], v2 * v3, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v5 = v1 + (v0 * v4);
    const spherical_screw_pack v6 = spherical_screw_pack_abs(v4 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v5), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v5), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v7 = u[0] - v4;
    const spherical_screw_pack v8 = v7 / (1.0 - spherical_screw_pack_select(context_boolean[0], v0 * v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v9 = u[0] - (0.125 * v8);
    const spherical_screw_pack v10 = v1 + (v0 * v9);
    const spherical_screw_pack v11 = spherical_screw_pack_abs(v9 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v10), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v10), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v12 = u[0] - (0.5 * v8);
    const spherical_screw_pack v13 = v1 + (v0 * v12);
    const spherical_screw_pack v14 = spherical_screw_pack_abs(v12 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v13), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v13), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v15 = u[0] - v8;
    const spherical_screw_pack v16 = v1 + (v0 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_abs(v15 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v16), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v18 = spherical_screw_pack_abs(v7);
    const spherical_screw_mask v19 = (spherical_screw_mask)(v17 < v18);
    const spherical_screw_pack v20 = spherical_screw_pack_select(v19, v17, v18);
    const spherical_screw_mask v21 = (spherical_screw_mask)(v14 < v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, v14, v20);
    const spherical_screw_mask v23 = (spherical_screw_mask)(v11 < v22);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v23, v11, v22);
    const spherical_screw_mask v25 = (spherical_screw_mask)(v6 < v24);
    u_out[0] = spherical_screw_pack_select(v25, v4, spherical_screw_pack_select(v23, v9, spherical_screw_pack_select(v21, v12, spherical_screw_pack_select(v19, v15, u[0]))));
    const spherical_screw_pack v26 = polished[0] + spherical_screw_pack_select((spherical_screw_mask)(v18 <= (1e-05 * spherical_screw_pack_max(spherical_screw_pack_abs(u[0]), spherical_screw_pack_abs(v4)))), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const spherical_screw_mask v27 = (spherical_screw_mask)(spherical_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = v27 | (spherical_screw_mask)(spherical_screw_pack_select(v25, v6, v24) <= spherical_screw_pack_splat(0.0));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict pattern, const spherical_screw_mask *restrict best, const spherical_screw_mask *restrict flag, const spherical_screw_pack *restrict number, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict pattern_out, spherical_screw_mask *restrict best_out, spherical_screw_mask *restrict flag_out, spherical_screw_pack *restrict number_out, spherical_screw_mask *restrict done)
{
    const spherical_screw_mask v0 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == pattern[0]);
    const spherical_screw_pack v1 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v2 = context_real[3] * v1;
    const spherical_screw_pack v3 = 1.0 / ((context_real[3] * v2) - context_real[2]);
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = v1 - (v2 * v4);
    const spherical_screw_pack v6 = context_real[1] * v5;
    const spherical_screw_pack v7 = context_real[1] * v6;
    const spherical_screw_pack v8 = 1.0 / (v7 - context_real[0]);
    const spherical_screw_pack v9 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v10 = v9 * v8;
    const spherical_screw_pack v11 = v7 * v10;
    const spherical_screw_pack v12 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v5 * (v9 - v11));
    const spherical_screw_pack v13 = (1.0 - (20.0 * v12)) - v11;
    const spherical_screw_pack v14 = 1.0 - (0.375 * v13);
    const spherical_screw_pack v15 = 1.0 + (0.4285714285714286 * v13);
    const spherical_screw_pack v16 = v15 * v14;
    const spherical_screw_mask v17 = (spherical_screw_mask)(v9 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v18 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) & v17, spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v15, v14))));
    const spherical_screw_pack v19 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[6]);
    const spherical_screw_pack v20 = (context_real[5] * v4) + (v5 * v19);
    const spherical_screw_pack v21 = v8 * ((context_real[1] * v20) - context_real[4]);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v20 - (v6 * v21));
    const spherical_screw_pack v23 = context_real[8] - context_real[7];
    const spherical_screw_pack v24 = v23 + ((context_real[1] * v21) + (20.0 * v22));
    const spherical_screw_mask v25 = ~v0;
    const spherical_screw_pack v26 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v27_u[1] = {spherical_screw_pack_select(v18, number[3], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v27_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v27_of_context_real[3] = {v26, -v13, -v24};
    const spherical_screw_mask v27_of_context_boolean[1] = {v25};
    spherical_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !spherical_screw_pack_all(v27_done); v27_pass++) {
        spherical_screw_pack v27_next_u[1];
        spherical_screw_pack v27_next_polished[1];
        spherical_screw_mask v27_ends;
        spherical_screw_pack_interpolated_pattern_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = spherical_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = spherical_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    number_out[3] = v27_u[0];
    const spherical_screw_pack v28 = (v10 * (v6 * v27_u[0])) - v21;
    const spherical_screw_pack v29 = context_real[1] * v28;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v22 - (v12 * v27_u[0]));
    const spherical_screw_pack v31 = (context_real[5] * v3) - (v4 * (v29 - ((v9 * v27_u[0]) - v19)));
    const spherical_screw_pack v32 = spherical_screw_pack_select(v0, v29 + (context_real[6] + (context_real[3] * v31)), v27_u[0]);
    const spherical_screw_pack v33 = v32 + ((v23 + (20.0 * v30)) - v29);
    const spherical_screw_pack v34 = -(0.5 * v33);
    const spherical_screw_pack v35 = -(1.6666666666666667 * v33);
    const spherical_screw_pack v36 = v32 - v33;
    const spherical_screw_pack v37 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v36 - spherical_screw_pack_min(v35, v34), spherical_screw_pack_max(v35, v34) - v36), v26 * v30);
    const spherical_screw_pack v38 = spherical_screw_pack_select(v0, v37, 60.0 * v37);
    const spherical_screw_pack v39 = spherical_screw_pack_max(spherical_screw_pack_abs(context_real[6]), spherical_screw_pack_abs(v32));
    const spherical_screw_mask v40 = ~flag[0];
    const spherical_screw_mask v41 = context_boolean[1] & v40;
    const spherical_screw_mask v42 = ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v37)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v37)) | (v41 & (spherical_screw_mask)(((-1e-06) * v39) <= v38));
    const spherical_screw_pack v43 = v26 * (v24 + (v13 * v27_u[0]));
    const spherical_screw_pack v44 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v43)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v26 * v43)));
    const spherical_screw_pack v45 = spherical_screw_pack_max(spherical_screw_pack_abs(v27_u[0]), spherical_screw_pack_abs(v44));
    const spherical_screw_pack v46 = spherical_screw_pack_abs(v27_u[0] - v44);
    const spherical_screw_mask v47 = (spherical_screw_mask)(v46 <= (v45 * spherical_screw_pack_select((spherical_screw_mask)(v45 < (1.0000000009313226 * v45)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v27_done;
    const spherical_screw_mask v48 = (context_boolean[0] | v42) & v47;
    const spherical_screw_mask v49 = flag[1] | v48;
    flag_out[1] = v49;
    const spherical_screw_mask v50 = spherical_screw_pack_select_whole(v41, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const spherical_screw_mask v51 = spherical_screw_pack_select_whole(v41, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const spherical_screw_mask v52 = v51 | v50;
    const spherical_screw_pack v53 = -(1.0 - v9);
    const spherical_screw_mask v54 = (v51 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v53 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v53))) & v52);
    const spherical_screw_pack v55 = spherical_screw_pack_select(v54, v9, 1.0 + v9);
    const spherical_screw_mask v56 = ~(v54 | (spherical_screw_mask)(v55 <= spherical_screw_pack_select(v52, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v57 = v56 & (~v49);
    const spherical_screw_mask v58 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v40 & v57));
    const spherical_screw_mask v59 = spherical_screw_pack_select_whole(((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v55) & (spherical_screw_mask)(v55 <= spherical_screw_pack_splat(0.0))) & (context_boolean[2] & (~v41)), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v50, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v58, spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[3], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v54, spherical_screw_pack_select_whole(v0 & v50, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v59));
    const spherical_screw_mask v60 = ~flag[1];
    const spherical_screw_mask v61 = v47 & (context_boolean[0] | (spherical_screw_mask)(((-1e-12) * v39) <= v38));
    const spherical_screw_mask v62 = (v60 & v48) | ((~flag[2]) & (v60 & v61));
    best_out[0] = spherical_screw_pack_select_whole(v62, pattern[0], best[0]);
    flag_out[0] = flag[0] | v58;
    flag_out[2] = flag[2] | v61;
    const spherical_screw_mask v63 = flag[3] | (flag[1] & v48);
    flag_out[3] = v63;
    const spherical_screw_mask v64 = ~v47;
    const spherical_screw_mask v65 = v25 & (spherical_screw_mask)(v16 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v66 = v17 & v65;
    flag_out[4] = flag[4] | (v64 & (~((v66 & v64) & (spherical_screw_mask)((1e-05 * v45) < v46))));
    flag_out[5] = spherical_screw_pack_select_whole(v62, v18, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v62, v65 & (v66 & v47), flag[6]);
    number_out[0] = spherical_screw_pack_select(v62, -v28, number[0]);
    number_out[1] = spherical_screw_pack_select(v62, -v31, number[1]);
    number_out[2] = spherical_screw_pack_select(v62, v30, number[2]);
    *done = (v49 & ((v56 | (v0 | (~v54))) | v63)) | (v57 & (~v58));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_margin_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0 = context_real[1] * context_real[0];
    const spherical_screw_pack v1 = context_real[0] * context_real[2];
    const spherical_screw_pack v2 = v1 + (u[0] * v0);
    const spherical_screw_pack v3 = context_real[0] * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v2), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375));
    const spherical_screw_pack v4 = spherical_screw_pack_select(context_boolean[0], v2 * v3, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v5 = v1 + (v0 * v4);
    const spherical_screw_pack v6 = spherical_screw_pack_abs(v4 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v5), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v5), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v7 = u[0] - v4;
    const spherical_screw_pack v8 = v7 / (1.0 - spherical_screw_pack_select(context_boolean[0], v0 * v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v9 = u[0] - (0.125 * v8);
    const spherical_screw_pack v10 = v1 + (v0 * v9);
    const spherical_screw_pack v11 = spherical_screw_pack_abs(v9 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v10), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v10), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v12 = u[0] - (0.5 * v8);
    const spherical_screw_pack v13 = v1 + (v0 * v12);
    const spherical_screw_pack v14 = spherical_screw_pack_abs(v12 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v13), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v13), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v15 = u[0] - v8;
    const spherical_screw_pack v16 = v1 + (v0 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_abs(v15 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v16), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v18 = spherical_screw_pack_abs(v7);
    const spherical_screw_mask v19 = (spherical_screw_mask)(v17 < v18);
    const spherical_screw_pack v20 = spherical_screw_pack_select(v19, v17, v18);
    const spherical_screw_mask v21 = (spherical_screw_mask)(v14 < v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, v14, v20);
    const spherical_screw_mask v23 = (spherical_screw_mask)(v11 < v22);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v23, v11, v22);
    const spherical_screw_mask v25 = (spherical_screw_mask)(v6 < v24);
    u_out[0] = spherical_screw_pack_select(v25, v4, spherical_screw_pack_select(v23, v9, spherical_screw_pack_select(v21, v12, spherical_screw_pack_select(v19, v15, u[0]))));
    const spherical_screw_pack v26 = polished[0] + spherical_screw_pack_select((spherical_screw_mask)(v18 <= (1e-05 * spherical_screw_pack_max(spherical_screw_pack_abs(u[0]), spherical_screw_pack_abs(v4)))), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const spherical_screw_mask v27 = (spherical_screw_mask)(spherical_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = v27 | (spherical_screw_mask)(spherical_screw_pack_select(v25, v6, v24) <= spherical_screw_pack_splat(0.0));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_breakaways(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean, spherical_screw_mask *restrict result_mode)
{
    const spherical_screw_pack v0_angle[1] = {context_real[12]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_mask v2 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == context_mode[2]);
    const spherical_screw_pack v3 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v4 = v3 * v0_sine[0];
    const spherical_screw_pack v5 = 0.16000000000000003 * (v0_sine[0] * v4);
    const spherical_screw_pack v6 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v7 = 0.8 + context_real[13];
    const spherical_screw_pack v8 = 40.0 * v7;
    const spherical_screw_pack v9 = 1.0 / ((v5 - 20.008) - (v6 * (7.992 + (v7 * v8))));
    const spherical_screw_pack v10 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v11 = v5 * (v9 * v10);
    const spherical_screw_pack v12 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v3 * (v10 - v11));
    const spherical_screw_pack v13 = context_real[14] * v0_cosine[0];
    const spherical_screw_pack v14 = 0.4 * context_real[15];
    const spherical_screw_pack v15 = (v13 * v14) - context_real[3];
    const spherical_screw_pack v16 = context_real[16] * v0_cosine[0];
    const spherical_screw_pack v17 = context_real[15] * v0_sine[0];
    const spherical_screw_pack v18 = v13 * ((((v7 * v17) - v16) * (80.0 * v7)) + (15.984 * v17));
    const spherical_screw_pack v19 = (((v6 + (v0_sine[0] * v0_sine[0])) * (context_real[15] * context_real[15])) + (v13 * v13)) * v8;
    const spherical_screw_pack v20 = (392.40000000000003 * v0_sine[0]) - v19;
    const spherical_screw_pack v21 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), (-v15) - v20);
    const spherical_screw_pack v22 = 0.4 * v4;
    const spherical_screw_pack v23 = v9 * ((((v14 * v16) - context_real[5]) - v18) + (v21 * v22));
    const spherical_screw_pack v24 = v15 + (v23 * (0.4 * v0_sine[0]));
    const spherical_screw_pack v25 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), (v3 * v21) - (v22 * v23));
    spherical_screw_pack v26_u[1] = {context_real[10]};
    spherical_screw_pack v26_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v26_of_context_real[3] = {spherical_screw_pack_real_of(context_mode[2]), v11 + ((20.0 * v12) - 1.0), -(v24 + (20.0 * v25))};
    const spherical_screw_mask v26_of_context_boolean[1] = {~v2};
    spherical_screw_mask v26_done = { 0 };
    for (int v26_pass = 0; (v26_pass < 40) && !spherical_screw_pack_all(v26_done); v26_pass++) {
        spherical_screw_pack v26_next_u[1];
        spherical_screw_pack v26_next_polished[1];
        spherical_screw_mask v26_ends;
        spherical_screw_pack_margin_loads(spacing, prepared, v26_u, v26_polished, v26_of_context_real, v26_of_context_boolean, v26_next_u, v26_next_polished, &v26_ends);
        v26_u[0] = spherical_screw_pack_select(v26_done, v26_u[0], v26_next_u[0]);
        v26_polished[0] = spherical_screw_pack_select(v26_done, v26_polished[0], v26_next_polished[0]);
        v26_done |= v26_ends;
    }
    const spherical_screw_pack v27 = (20.0 * spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v25 - (v12 * v26_u[0]))) - v20;
    const spherical_screw_pack v28 = (((v11 * v26_u[0]) - v27) - v20) - v24;
    const spherical_screw_pack v29 = -(1.6666666666666667 * v27);
    const spherical_screw_pack v30 = -(0.5 * v27);
    const spherical_screw_pack v31 = spherical_screw_pack_min(v29, v30);
    const spherical_screw_pack v32 = spherical_screw_pack_max(v29, v30);
    const spherical_screw_pack v33 = spherical_screw_pack_min(v28 - v31, v32 - v28);
    const spherical_screw_mask v34 = v2 & (spherical_screw_mask)(v33 < spherical_screw_pack_splat(0.0));
    result_boolean[0] = v34;
    const spherical_screw_pack v35 = (context_real[1] * context_real[8]) - context_real[2];
    const spherical_screw_pack v36 = v35 + ((context_real[3] - (20.0 * context_real[9])) - context_real[4]);
    const spherical_screw_pack v37 = v35 + ((context_real[0] * context_real[7]) - v36);
    const spherical_screw_pack v38 = 1.6666666666666667 * v36;
    const spherical_screw_pack v39 = 0.5 * v36;
    const spherical_screw_pack v40 = spherical_screw_pack_max(spherical_screw_pack_splat(0.0), spherical_screw_pack_min(v37 + spherical_screw_pack_max(v38, v39), -(spherical_screw_pack_min(v38, v39) + v37)));
    result_real[0] = spherical_screw_pack_select(v34, v40 / spherical_screw_pack_select(v34, spherical_screw_pack_select(v34, v40 - v33, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    result_mode[0] = spherical_screw_pack_mode_of(((2.0 * v28) - v31) - v32);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_part(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_mask *restrict mode, const spherical_screw_mask *restrict crossing, const spherical_screw_mask *restrict forced, const spherical_screw_mask *restrict heading, spherical_screw_pack past, spherical_screw_pack trial, spherical_screw_pack passes, spherical_screw_pack worst, spherical_screw_pack dt, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict q_out, spherical_screw_pack *restrict qd_out, spherical_screw_mask *restrict mode_out, spherical_screw_mask *restrict crossing_out, spherical_screw_mask *restrict forced_out, spherical_screw_mask *restrict heading_out, spherical_screw_pack *restrict past_out, spherical_screw_pack *restrict trial_out, spherical_screw_pack *restrict passes_out, spherical_screw_pack *restrict worst_out, spherical_screw_mask *restrict done)
{
    (void)mode;
    const spherical_screw_pack v0 = 0.5 * trial;
    const spherical_screw_pack v1 = q[1] + (qd[1] * v0);
    const spherical_screw_pack v2_angle[2] = {q[1], v1};
    spherical_screw_pack v2_sine[2];
    spherical_screw_pack v2_cosine[2];
    spherical_screw_bits v2_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    spherical_screw_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    spherical_screw_pack_sincos_guard(2U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    const spherical_screw_pack v6 = qd[0] * v2_cosine[0];
    const spherical_screw_pack v7 = 0.8 + q[2];
    const spherical_screw_pack v8 = qd[1] * v2_sine[0];
    const spherical_screw_pack v9 = 0.4 * v6;
    const spherical_screw_pack v10 = v2_sine[0] * v2_sine[0];
    const spherical_screw_pack v11 = v2_cosine[0] * v2_cosine[0];
    const spherical_screw_pack v12 = 0.4 * v2_sine[0];
    const spherical_screw_pack v13 = 40.0 * v7;
    const spherical_screw_pack v14 = 7.992 + (v7 * v13);
    const spherical_screw_pack v15 = 20.008 + (v14 * v11);
    const spherical_screw_pack v16 = qd[1] * qd[2];
    const spherical_screw_pack v17 = v6 * (((80.0 * v7) * ((qd[2] * v2_cosine[0]) - (v7 * v8))) - (15.984 * v8));
    const spherical_screw_pack v18 = qd[1] * v9;
    const spherical_screw_pack v19 = v13 * (v11 + v10);
    const spherical_screw_pack v20 = 8.0 + (v7 * v19);
    const spherical_screw_pack v21 = (v16 * (2.0 * v19)) + ((v14 * (v6 * (qd[0] * v2_sine[0]))) - tau[1]);
    const spherical_screw_pack v22 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v7))) + (v21 - (qd[2] * v9));
    const spherical_screw_mask v23 = spherical_screw_pack_mode_of(qd[0]);
    mode_out[0] = v23;
    const spherical_screw_mask v24 = spherical_screw_pack_mode_of(qd[1]);
    mode_out[1] = v24;
    const spherical_screw_mask v25 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == qd[2]);
    const spherical_screw_pack v26 = 1.0 / ((0.002666666666666667 * v10) - v15);
    const spherical_screw_pack v27 = (v26 * (4.444444444444445e-05 * v10)) - 0.016666666666666666;
    const spherical_screw_pack v28 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v27);
    const spherical_screw_mask v29 = (spherical_screw_mask)(v28 < spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v30 = spherical_screw_pack_mode_of(qd[2]);
    crossing_out[0] = spherical_screw_pack_whole(0);
    crossing_out[1] = spherical_screw_pack_whole(0);
    const spherical_screw_mask v31 = ~v25;
    const spherical_screw_pack v32 = tau[2] - v18;
    const spherical_screw_pack v33 = (((qd[1] * qd[1]) * v19) + ((v6 * (v6 * v13)) - (392.40000000000003 * v2_sine[0]))) + v32;
    const spherical_screw_pack v34 = v27 * v33;
    const spherical_screw_pack v35 = v17 + ((v16 * (0.4 * v2_cosine[0])) - tau[0]);
    const spherical_screw_pack v36 = (v2_sine[0] * v26) * (0.006666666666666667 * v35);
    const spherical_screw_pack v37 = v34 + v36;
    const spherical_screw_pack v38 = 1e-08 * (spherical_screw_pack_abs(v36) + spherical_screw_pack_abs(v34));
    const spherical_screw_pack v39 = 0.6666666666666667 * spherical_screw_pack_abs((v32 - (40.0 * v37)) - v33);
    const spherical_screw_pack v40 = spherical_screw_pack_select(v29, v39 / spherical_screw_pack_select(v29, spherical_screw_pack_select(v29, 1.0 - v28, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v41 = spherical_screw_pack_min(v40, v39 + (v28 * v40));
    const spherical_screw_pack v42 = spherical_screw_pack_min(v41, v39 + (v28 * v41));
    const spherical_screw_mask v43 = (spherical_screw_mask)(spherical_screw_pack_abs(v37) <= (v38 - ((1.0001 * v27) * spherical_screw_pack_min(v42, v39 + (v28 * v42)))));
    const spherical_screw_mask v44 = v25 & v43;
    const spherical_screw_mask v45 = ~(spherical_screw_mask)(spherical_screw_pack_whole(0) == forced[0]);
    const spherical_screw_mask v46 = v45 & (v25 & v45);
    const spherical_screw_pack v47 = -v38;
    const spherical_screw_mask v48 = spherical_screw_pack_select_whole(v25, (spherical_screw_mask)(v47 < (-v37)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v30));
    const spherical_screw_mask v49 = spherical_screw_pack_select_whole(v44 & (~v46), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v46, (spherical_screw_mask)(spherical_screw_pack_whole(1) == forced[0]), v48), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    spherical_screw_mask v50_pattern[1] = {v49};
    spherical_screw_mask v50_best[1] = {v49};
    spherical_screw_mask v50_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v50_number[4] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v50_of_context_real[9] = {v15, v12, v20, spherical_screw_pack_splat(0.0), -v35, -v22, v33, tau[2], v18};
    const spherical_screw_mask v50_of_context_boolean[5] = {v31, v46, v44, v48, spherical_screw_pack_select_whole(v25, (spherical_screw_mask)(v47 < v37), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v30))};
    const spherical_screw_mask v50_of_context_mode[2] = {v30, forced[0]};
    spherical_screw_mask v50_done = { 0 };
    for (int v50_pass = 0; (v50_pass < 6) && !spherical_screw_pack_all(v50_done); v50_pass++) {
        spherical_screw_mask v50_next_pattern[1];
        spherical_screw_mask v50_next_best[1];
        spherical_screw_mask v50_next_flag[7];
        spherical_screw_pack v50_next_number[4];
        spherical_screw_mask v50_ends;
        spherical_screw_pack_interpolated_pattern(spacing, prepared, v50_pattern, v50_best, v50_flag, v50_number, v50_of_context_real, v50_of_context_boolean, v50_of_context_mode, v50_next_pattern, v50_next_best, v50_next_flag, v50_next_number, &v50_ends);
        v50_pattern[0] = spherical_screw_pack_select_whole(v50_done, v50_pattern[0], v50_next_pattern[0]);
        v50_best[0] = spherical_screw_pack_select_whole(v50_done, v50_best[0], v50_next_best[0]);
        v50_flag[0] = spherical_screw_pack_select_whole(v50_done, v50_flag[0], v50_next_flag[0]);
        v50_flag[1] = spherical_screw_pack_select_whole(v50_done, v50_flag[1], v50_next_flag[1]);
        v50_flag[2] = spherical_screw_pack_select_whole(v50_done, v50_flag[2], v50_next_flag[2]);
        v50_flag[3] = spherical_screw_pack_select_whole(v50_done, v50_flag[3], v50_next_flag[3]);
        v50_flag[4] = spherical_screw_pack_select_whole(v50_done, v50_flag[4], v50_next_flag[4]);
        v50_flag[5] = spherical_screw_pack_select_whole(v50_done, v50_flag[5], v50_next_flag[5]);
        v50_flag[6] = spherical_screw_pack_select_whole(v50_done, v50_flag[6], v50_next_flag[6]);
        v50_number[0] = spherical_screw_pack_select(v50_done, v50_number[0], v50_next_number[0]);
        v50_number[1] = spherical_screw_pack_select(v50_done, v50_number[1], v50_next_number[1]);
        v50_number[2] = spherical_screw_pack_select(v50_done, v50_number[2], v50_next_number[2]);
        v50_number[3] = spherical_screw_pack_select(v50_done, v50_number[3], v50_next_number[3]);
        v50_done |= v50_ends;
    }
    mode_out[2] = v50_best[0];
    const spherical_screw_mask v51 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v50_best[0]);
    const spherical_screw_pack v52 = 0.16666666666666666 * trial;
    const spherical_screw_pack v53 = qd[2] + (v50_number[2] * v0);
    const spherical_screw_pack v54 = v7 + (v0 * v53);
    const spherical_screw_pack v55 = 40.0 * v54;
    const spherical_screw_pack v56 = 7.992 + (v54 * v55);
    const spherical_screw_pack v57 = qd[1] + (v50_number[1] * v0);
    const spherical_screw_pack v58 = q[1] + (v0 * v57);
    const spherical_screw_pack v59_angle[1] = {v58};
    spherical_screw_pack v59_sine[1];
    spherical_screw_pack v59_cosine[1];
    spherical_screw_bits v59_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v59_angle[0], &v59_sine[0], &v59_cosine[0], &v59_beyond);
    spherical_screw_pack_sincos_guard(1U, v59_angle, v59_sine, v59_cosine, &v59_beyond);
    const spherical_screw_pack v61 = v59_cosine[0] * v59_cosine[0];
    const spherical_screw_pack v62 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v63 = 0.16000000000000003 * v62;
    const spherical_screw_pack v64 = v59_sine[0] * v59_sine[0];
    const spherical_screw_pack v65 = 1.0 / ((20.008 + (v56 * v61)) - (v63 * v64));
    const spherical_screw_pack v66 = v7 + (qd[2] * v0);
    const spherical_screw_pack v67 = 40.0 * v66;
    const spherical_screw_pack v68 = v2_sine[1] * v2_sine[1];
    const spherical_screw_pack v69 = v2_cosine[1] * v2_cosine[1];
    const spherical_screw_pack v70 = v67 * (v68 + v69);
    const spherical_screw_pack v71 = qd[0] + (v50_number[0] * v0);
    const spherical_screw_pack v72 = v2_cosine[1] * v71;
    const spherical_screw_pack v73 = 7.992 + (v66 * v67);
    const spherical_screw_pack v74 = tau[1] + (v72 * ((0.4 * v53) - (v73 * (v2_sine[1] * v71))));
    const spherical_screw_pack v75 = v57 * v70;
    const spherical_screw_pack v76 = (v74 - (v75 * (2.0 * v53))) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v66)));
    const spherical_screw_pack v77 = (1.0 / (8.0 + (v66 * v70))) * v76;
    const spherical_screw_pack v78 = qd[1] + (v0 * v77);
    const spherical_screw_pack v79 = 1.0 / ((20.008 - (v63 * v68)) + (v73 * v69));
    const spherical_screw_pack v80 = 80.0 * v66;
    const spherical_screw_pack v81 = v79 * (tau[0] - (((0.4 * v57) + (v72 * v80)) * (v53 * v2_cosine[1])));
    const spherical_screw_pack v82 = v2_sine[1] * v79;
    const spherical_screw_pack v83 = v57 * v72;
    const spherical_screw_pack v84 = tau[2] - (0.4 * v83);
    const spherical_screw_pack v85 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v84 + ((v67 * (v72 * v72)) - (392.40000000000003 * v2_sine[1]))) + (v57 * v75));
    const spherical_screw_pack v86 = 0.4 * v62;
    const spherical_screw_pack v87 = v81 + (v82 * ((v83 * (15.984 + (v66 * v80))) - (v85 * v86)));
    const spherical_screw_pack v88 = v62 * spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v89 = 0.4 * v88;
    const spherical_screw_pack v90 = spherical_screw_pack_real_of(v50_best[0]);
    const spherical_screw_pack v91 = v88 * v63;
    const spherical_screw_pack v92 = v2_sine[1] * v82;
    const spherical_screw_pack v93 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v88 + (v91 * v92));
    const spherical_screw_pack v94 = 0.16000000000000003 * v88;
    const spherical_screw_pack v95 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v62 * v85) - (v87 * (v2_sine[1] * v86)));
    const spherical_screw_pack v96 = 0.4 * v2_sine[1];
    const spherical_screw_mask v97 = ~v51;
    spherical_screw_pack v98_u[1] = {v50_number[3]};
    spherical_screw_pack v98_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v98_of_context_real[3] = {v90, ((20.0 * v93) - 1.0) - (v92 * v94), (v84 - (20.0 * v95)) - (v87 * v96)};
    const spherical_screw_mask v98_of_context_boolean[1] = {v97};
    spherical_screw_mask v98_done = { 0 };
    for (int v98_pass = 0; (v98_pass < 40) && !spherical_screw_pack_all(v98_done); v98_pass++) {
        spherical_screw_pack v98_next_u[1];
        spherical_screw_pack v98_next_polished[1];
        spherical_screw_mask v98_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v98_u, v98_polished, v98_of_context_real, v98_of_context_boolean, v98_next_u, v98_next_polished, &v98_ends);
        v98_u[0] = spherical_screw_pack_select(v98_done, v98_u[0], v98_next_u[0]);
        v98_polished[0] = spherical_screw_pack_select(v98_done, v98_polished[0], v98_next_polished[0]);
        v98_done |= v98_ends;
    }
    const spherical_screw_pack v99 = v87 + (v89 * (v82 * v98_u[0]));
    const spherical_screw_pack v100 = qd[0] + (v0 * v99);
    const spherical_screw_pack v101 = v59_cosine[0] * v100;
    const spherical_screw_pack v102 = 80.0 * v54;
    const spherical_screw_pack v103 = v95 - (v93 * v98_u[0]);
    const spherical_screw_pack v104 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v103);
    const spherical_screw_pack v105 = qd[2] + (v0 * v104);
    const spherical_screw_pack v106 = v65 * (tau[0] - (((0.4 * v78) + (v101 * v102)) * (v59_cosine[0] * v105)));
    const spherical_screw_pack v107 = v59_sine[0] * v65;
    const spherical_screw_pack v108 = v101 * v78;
    const spherical_screw_pack v109 = tau[2] - (0.4 * v108);
    const spherical_screw_pack v110 = v55 * (v61 + v64);
    const spherical_screw_pack v111 = v78 * v110;
    const spherical_screw_pack v112 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v109 + ((v101 * (v55 * v101)) - (392.40000000000003 * v59_sine[0]))) + (v78 * v111));
    const spherical_screw_pack v113 = v106 + (v107 * ((v108 * (15.984 + (v54 * v102))) - (v86 * v112)));
    const spherical_screw_pack v114 = v59_sine[0] * v107;
    const spherical_screw_pack v115 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v88 + (v91 * v114));
    const spherical_screw_pack v116 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v62 * v112) - (v113 * (v59_sine[0] * v86)));
    const spherical_screw_pack v117 = 0.4 * v59_sine[0];
    spherical_screw_pack v118_u[1] = {v98_u[0]};
    spherical_screw_pack v118_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v118_of_context_real[3] = {v90, ((20.0 * v115) - 1.0) - (v94 * v114), (v109 - (20.0 * v116)) - (v113 * v117)};
    const spherical_screw_mask v118_of_context_boolean[1] = {v97};
    spherical_screw_mask v118_done = { 0 };
    for (int v118_pass = 0; (v118_pass < 40) && !spherical_screw_pack_all(v118_done); v118_pass++) {
        spherical_screw_pack v118_next_u[1];
        spherical_screw_pack v118_next_polished[1];
        spherical_screw_mask v118_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v118_u, v118_polished, v118_of_context_real, v118_of_context_boolean, v118_next_u, v118_next_polished, &v118_ends);
        v118_u[0] = spherical_screw_pack_select(v118_done, v118_u[0], v118_next_u[0]);
        v118_polished[0] = spherical_screw_pack_select(v118_done, v118_polished[0], v118_next_polished[0]);
        v118_done |= v118_ends;
    }
    const spherical_screw_pack v119 = v113 + (v118_u[0] * (v89 * v107));
    const spherical_screw_pack v120 = qd[0] + (trial * v119);
    const spherical_screw_pack v121 = 0.3333333333333333 * trial;
    const spherical_screw_pack v122 = (q[0] + (v52 * (qd[0] + v120))) + (v121 * (v71 + v100));
    q_out[0] = v122;
    const spherical_screw_pack v123 = tau[1] + (v101 * ((0.4 * v105) - (v56 * (v59_sine[0] * v100))));
    const spherical_screw_pack v124 = (v123 - (v111 * (2.0 * v105))) - (v59_cosine[0] * (88.29 + (392.40000000000003 * v54)));
    const spherical_screw_pack v125 = (1.0 / (8.0 + (v54 * v110))) * v124;
    const spherical_screw_pack v126 = qd[1] + (trial * v125);
    const spherical_screw_pack v127 = (q[1] + (v52 * (qd[1] + v126))) + (v121 * (v57 + v78));
    q_out[1] = v127;
    const spherical_screw_pack v128 = (v115 * v118_u[0]) - v116;
    const spherical_screw_pack v129 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -v128);
    const spherical_screw_pack v130 = qd[2] + (trial * v129);
    const spherical_screw_pack v131 = spherical_screw_pack_select(v51, q[2], (q[2] + (v52 * (qd[2] + v130))) + (v121 * (v53 + v105)));
    q_out[2] = v131;
    const spherical_screw_pack v132 = v7 + (trial * v105);
    const spherical_screw_pack v133 = 40.0 * v132;
    const spherical_screw_pack v134 = 7.992 + (v132 * v133);
    const spherical_screw_pack v135 = q[1] + (trial * v78);
    const spherical_screw_pack v136_angle[1] = {v135};
    spherical_screw_pack v136_sine[1];
    spherical_screw_pack v136_cosine[1];
    spherical_screw_bits v136_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v136_angle[0], &v136_sine[0], &v136_cosine[0], &v136_beyond);
    spherical_screw_pack_sincos_guard(1U, v136_angle, v136_sine, v136_cosine, &v136_beyond);
    const spherical_screw_pack v138 = v136_cosine[0] * v136_cosine[0];
    const spherical_screw_pack v139 = v136_sine[0] * v136_sine[0];
    const spherical_screw_pack v140 = 1.0 / ((20.008 + (v134 * v138)) - (v63 * v139));
    const spherical_screw_pack v141 = v120 * v136_cosine[0];
    const spherical_screw_pack v142 = 80.0 * v132;
    const spherical_screw_pack v143 = v140 * (tau[0] - (((0.4 * v126) + (v141 * v142)) * (v130 * v136_cosine[0])));
    const spherical_screw_pack v144 = v136_sine[0] * v140;
    const spherical_screw_pack v145 = v126 * v141;
    const spherical_screw_pack v146 = tau[2] - (0.4 * v145);
    const spherical_screw_pack v147 = v133 * (v138 + v139);
    const spherical_screw_pack v148 = v126 * v147;
    const spherical_screw_pack v149 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v146 + ((v141 * (v133 * v141)) - (392.40000000000003 * v136_sine[0]))) + (v126 * v148));
    const spherical_screw_pack v150 = v143 + (v144 * ((v145 * (15.984 + (v132 * v142))) - (v86 * v149)));
    const spherical_screw_pack v151 = v136_sine[0] * v144;
    const spherical_screw_pack v152 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v88 + (v91 * v151));
    const spherical_screw_pack v153 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v62 * v149) - (v150 * (v86 * v136_sine[0])));
    const spherical_screw_pack v154 = 0.4 * v136_sine[0];
    spherical_screw_pack v155_u[1] = {v118_u[0]};
    spherical_screw_pack v155_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v155_of_context_real[3] = {v90, ((20.0 * v152) - 1.0) - (v94 * v151), (v146 - (20.0 * v153)) - (v150 * v154)};
    const spherical_screw_mask v155_of_context_boolean[1] = {v97};
    spherical_screw_mask v155_done = { 0 };
    for (int v155_pass = 0; (v155_pass < 40) && !spherical_screw_pack_all(v155_done); v155_pass++) {
        spherical_screw_pack v155_next_u[1];
        spherical_screw_pack v155_next_polished[1];
        spherical_screw_mask v155_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v155_u, v155_polished, v155_of_context_real, v155_of_context_boolean, v155_next_u, v155_next_polished, &v155_ends);
        v155_u[0] = spherical_screw_pack_select(v155_done, v155_u[0], v155_next_u[0]);
        v155_polished[0] = spherical_screw_pack_select(v155_done, v155_polished[0], v155_next_polished[0]);
        v155_done |= v155_ends;
    }
    const spherical_screw_pack v156 = v150 + (v155_u[0] * (v89 * v144));
    const spherical_screw_pack v157 = (qd[0] + (v52 * (v50_number[0] + v156))) + (v121 * (v99 + v119));
    const spherical_screw_pack v158 = tau[1] + (v141 * ((0.4 * v130) - (v134 * (v120 * v136_sine[0]))));
    const spherical_screw_pack v159 = (v158 - (v148 * (2.0 * v130))) - (v136_cosine[0] * (88.29 + (392.40000000000003 * v132)));
    const spherical_screw_pack v160 = qd[1] + (v52 * (v50_number[1] + ((1.0 / (8.0 + (v132 * v147))) * v159)));
    const spherical_screw_pack v161 = v160 + (v121 * (v77 + v125));
    const spherical_screw_pack v162 = (v152 * v155_u[0]) - v153;
    const spherical_screw_pack v163 = (qd[2] + (v52 * (v50_number[2] + spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -v162)))) + (v121 * (v104 + v129));
    const spherical_screw_pack v164 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v163);
    spherical_screw_pack v166 = spherical_screw_pack_splat(1.0);
    spherical_screw_mask v167 = spherical_screw_pack_whole(0);
    spherical_screw_mask v168 = spherical_screw_pack_whole(0);
    if (!spherical_screw_pack_all(~(v51))) {
        const spherical_screw_pack v165_of_context_real[17] = {v12, spherical_screw_pack_splat(0.0), v33, tau[2], v18, tau[0], tau[1], v50_number[0], v50_number[1], v50_number[2], v50_number[3], v122, v127, v131, v157, v161, v164};
        const spherical_screw_mask v165_of_context_mode[3] = {v23, v24, v50_best[0]};
        spherical_screw_pack v165_result_real[1];
        spherical_screw_mask v165_result_boolean[1];
        spherical_screw_mask v165_result_mode[1];
        spherical_screw_pack_interpolated_breakaways(spacing, prepared, v165_of_context_real, v165_of_context_mode, v165_result_real, v165_result_boolean, v165_result_mode);
        v166 = spherical_screw_pack_select(v51, v165_result_real[0], v166);
        v167 = spherical_screw_pack_select_whole(v51, v165_result_boolean[0], v167);
        v168 = spherical_screw_pack_select_whole(v51, v165_result_mode[0], v168);
    }
    const spherical_screw_mask v169 = (spherical_screw_mask)((v90 * v164) < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v170 = v31 & v169;
    const spherical_screw_pack v171 = spherical_screw_pack_select(v170, qd[2] / spherical_screw_pack_select(v170, spherical_screw_pack_select(v170, qd[2] - v164, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v172 = spherical_screw_pack_min(v166, spherical_screw_pack_min(spherical_screw_pack_splat(1.0), v171));
    const spherical_screw_mask v173 = crossing[1] | crossing[0];
    const spherical_screw_mask v174 = (crossing[2] | v173) | (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == heading[0]));
    const spherical_screw_mask v175 = ((spherical_screw_mask)(v172 < spherical_screw_pack_splat(1.0)) & (~v174)) & (~(spherical_screw_mask)(spherical_screw_pack_splat(10.0) <= passes));
    const spherical_screw_mask v176 = ~v175;
    const spherical_screw_mask v177 = crossing[2] | v169;
    const spherical_screw_mask v178 = v176 & (v173 | v177);
    const spherical_screw_mask v179 = v51 | v177;
    const spherical_screw_pack v180 = spherical_screw_pack_select(v179, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v181 = 1.0 / spherical_screw_pack_select(((~crossing[0]) & v176) & v178, ((0.16000000000000003 * v10) * v180) - v15, spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v182 = spherical_screw_pack_select(v179, spherical_screw_pack_splat(0.0), v12 * spherical_screw_pack_select(crossing[0], v157, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v183 = v12 * v180;
    const spherical_screw_pack v184 = spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), -v181) * ((v182 * v183) - spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v12 * spherical_screw_pack_select(v179, v164, spherical_screw_pack_splat(0.0))));
    const spherical_screw_pack v185 = spherical_screw_pack_select(v178, spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v157 + spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), -v184)), v157);
    qd_out[0] = v185;
    const spherical_screw_pack v186 = spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), 1.0 / spherical_screw_pack_select(((~crossing[1]) & v176) & v178, v20, spherical_screw_pack_splat(1.0))) * spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v187 = spherical_screw_pack_select(v178, spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), v161 + spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), v186)), v161);
    qd_out[1] = v187;
    const spherical_screw_pack v188 = spherical_screw_pack_select(v178, spherical_screw_pack_select(v179, spherical_screw_pack_splat(0.0), v164 + spherical_screw_pack_select(v179, spherical_screw_pack_splat(0.0), (v180 * v182) + (v183 * v184))), v164);
    qd_out[2] = v188;
    crossing_out[2] = v175 & (v169 & (spherical_screw_mask)(v171 <= v172));
    const spherical_screw_mask v189 = spherical_screw_pack_select_whole(v174, heading[0], spherical_screw_pack_whole(0));
    forced_out[0] = v189;
    heading_out[0] = spherical_screw_pack_select_whole((spherical_screw_mask)(v166 <= v172) & (v175 & v167), v168, spherical_screw_pack_whole(0));
    const spherical_screw_pack v190 = spherical_screw_pack_select(v175, past, spherical_screw_pack_select(v174, trial + past, dt));
    *past_out = v190;
    const spherical_screw_pack v191 = spherical_screw_pack_select(v175, trial * v172, dt - v190);
    *trial_out = v191;
    *passes_out = 1.0 + passes;
    const spherical_screw_pack v192 = v90 * v90;
    const spherical_screw_pack v193 = ((v118_u[0] - v109) - (20.0 * v128)) + (v117 * v119);
    const spherical_screw_pack v194 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -(v192 * (v193 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v90 * v193))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))));
    const spherical_screw_pack v195 = spherical_screw_pack_max(spherical_screw_pack_abs(v118_u[0]), spherical_screw_pack_abs(v194));
    const spherical_screw_mask v196 = v118_done & (spherical_screw_mask)(spherical_screw_pack_abs(v118_u[0] - v194) <= (v195 * spherical_screw_pack_select((spherical_screw_mask)(v195 < (1.0000000009313226 * v195)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v197 = ((v98_u[0] - v84) + (20.0 * v103)) + (v96 * v99);
    const spherical_screw_pack v198 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v90 * v197))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v192 * v197)));
    const spherical_screw_pack v199 = spherical_screw_pack_max(spherical_screw_pack_abs(v98_u[0]), spherical_screw_pack_abs(v198));
    const spherical_screw_mask v200 = v98_done & (spherical_screw_mask)(spherical_screw_pack_abs(v98_u[0] - v198) <= (v199 * spherical_screw_pack_select((spherical_screw_mask)(v199 < (1.0000000009313226 * v199)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v201 = ((v155_u[0] - v146) - (20.0 * v162)) + (v154 * v156);
    const spherical_screw_pack v202 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v90 * v201))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v192 * v201)));
    const spherical_screw_pack v203 = spherical_screw_pack_max(spherical_screw_pack_abs(v155_u[0]), spherical_screw_pack_abs(v202));
    const spherical_screw_mask v204 = (spherical_screw_mask)(spherical_screw_pack_abs(v155_u[0] - v202) <= (v203 * spherical_screw_pack_select((spherical_screw_mask)(v203 < (1.0000000009313226 * v203)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v155_done;
    const spherical_screw_pack v205 = spherical_screw_pack_abs(v50_number[2]) + (spherical_screw_pack_abs(v50_number[0]) + (spherical_screw_pack_abs(v33) + spherical_screw_pack_abs(v50_number[1])));
    const spherical_screw_pack v206 = spherical_screw_pack_select(v50_done, spherical_screw_pack_select(v50_flag[2] | v50_flag[1], spherical_screw_pack_select(v50_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v50_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v50_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v50_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v207 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v22) + (spherical_screw_pack_abs(v35) + v205)) < spherical_screw_pack_splat(1e+38)), v206, spherical_screw_pack_splat(6.0));
    *worst_out = spherical_screw_pack_max(worst, spherical_screw_pack_max(spherical_screw_pack_select((v196 & v200) & v204, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0)), v207));
    *done = v176 & (spherical_screw_mask)(v191 <= spherical_screw_pack_splat(0.0));
    if (!spherical_screw_pack_all(~(v175))) {
        q_out[0] = spherical_screw_pack_select(v175, q[0], v122);
        q_out[1] = spherical_screw_pack_select(v175, q[1], v127);
        q_out[2] = spherical_screw_pack_select(v175, q[2], v131);
        qd_out[0] = spherical_screw_pack_select(v175, qd[0], v185);
        qd_out[1] = spherical_screw_pack_select(v175, qd[1], v187);
        qd_out[2] = spherical_screw_pack_select(v175, qd[2], v188);
        forced_out[0] = spherical_screw_pack_select_whole(v175, forced[0], v189);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    spherical_screw_pack v0_q[3] = {spherical_screw_pack_at(&q[0]), spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[2U * stride])};
    spherical_screw_pack v0_qd[3] = {spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    spherical_screw_mask v0_mode[3] = {spherical_screw_pack_at_modes(&mode[0]), spherical_screw_pack_at_modes(&mode[stride]), spherical_screw_pack_at_modes(&mode[2U * stride])};
    spherical_screw_mask v0_crossing[3] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_forced[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_heading[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_past = spherical_screw_pack_splat(0.0);
    spherical_screw_pack v0_trial = spherical_screw_pack_at(&dt[0]);
    spherical_screw_pack v0_passes = spherical_screw_pack_splat(0.0);
    spherical_screw_pack v0_worst = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v0_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 12) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_pack v0_next_q[3];
        spherical_screw_pack v0_next_qd[3];
        spherical_screw_mask v0_next_mode[3];
        spherical_screw_mask v0_next_crossing[3];
        spherical_screw_mask v0_next_forced[1];
        spherical_screw_mask v0_next_heading[1];
        spherical_screw_pack v0_next_past;
        spherical_screw_pack v0_next_trial;
        spherical_screw_pack v0_next_passes;
        spherical_screw_pack v0_next_worst;
        spherical_screw_mask v0_ends;
        spherical_screw_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, spherical_screw_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = spherical_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = spherical_screw_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_q[2] = spherical_screw_pack_select(v0_done, v0_q[2], v0_next_q[2]);
        v0_qd[0] = spherical_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = spherical_screw_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_qd[2] = spherical_screw_pack_select(v0_done, v0_qd[2], v0_next_qd[2]);
        v0_mode[0] = spherical_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = spherical_screw_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_mode[2] = spherical_screw_pack_select_whole(v0_done, v0_mode[2], v0_next_mode[2]);
        v0_crossing[0] = spherical_screw_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = spherical_screw_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_crossing[2] = spherical_screw_pack_select_whole(v0_done, v0_crossing[2], v0_next_crossing[2]);
        v0_forced[0] = spherical_screw_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_heading[0] = spherical_screw_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_past = spherical_screw_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = spherical_screw_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = spherical_screw_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = spherical_screw_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const spherical_screw_pack v1 = spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(v0_q[1])));
    const spherical_screw_pack v2 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0]))));
    const spherical_screw_mask v3 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) + v2)) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v4 = (spherical_screw_mask)((spherical_screw_pack_abs(v0_q[2]) + (spherical_screw_pack_abs(v0_qd[0]) + (spherical_screw_pack_abs(v0_qd[2]) + spherical_screw_pack_abs(v0_qd[1])))) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v5 = v4 & (v3 & (spherical_screw_mask)((spherical_screw_pack_abs(v0_q[0]) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) + v1)) < spherical_screw_pack_splat(1e+38)));
    const spherical_screw_mask v6 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0])) & v5;
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v6, v0_q[0], spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v6, v0_q[1], spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v6, v0_q[2], spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v6, v0_qd[0], spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v6, v0_qd[1], spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v6, v0_qd[2], spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[0], spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[1], spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[2], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v6, spherical_screw_pack_select(v0_done, v0_worst, spherical_screw_pack_max(spherical_screw_pack_splat(5.0), v0_worst)), spherical_screw_pack_splat(6.0));
}

void spherical_screw_step_interpolated_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    double spread[1U * SPHERICAL_SCREW_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_step_interpolated_block(SPHERICAL_SCREW_LANES, spread, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_step_interpolated_block(SPHERICAL_SCREW_LANES, spread, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_step_interpolated_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
