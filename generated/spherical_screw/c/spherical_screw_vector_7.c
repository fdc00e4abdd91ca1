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
#define SPHERICAL_SCREW_APART __attribute__((noinline))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));

static inline spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

static inline spherical_screw_pack spherical_screw_pack_at(const double *x)
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

static inline spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    return -__builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_mask);
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

static inline spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    return __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_mask);
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

static inline spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

static inline spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

static inline spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

static inline spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

static inline spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

static inline spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

static inline bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

static inline spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
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

static inline __attribute__((always_inline)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
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
    const spherical_screw_mask v3 = context_boolean[1] | context_boolean[2];
    const spherical_screw_mask v4 = (context_boolean[2] & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v2 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v2))) & v3);
    const spherical_screw_pack v5 = spherical_screw_pack_select(v4, v1, 1.0 + v1);
    const spherical_screw_mask v6 = spherical_screw_pack_select_whole(context_boolean[0] & ((spherical_screw_mask)(v5 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v5)), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[1], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v4, spherical_screw_pack_select_whole(context_boolean[1] & v0, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v6);
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[3]);
    const spherical_screw_pack v8 = 1.0 / spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(60.0));
    const spherical_screw_pack v9 = v8 * v7;
    const spherical_screw_pack v10 = 1.0 / (context_real[2] - (v7 * v9));
    const spherical_screw_pack v11 = v9 * v10;
    const spherical_screw_pack v12 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[1]);
    const spherical_screw_pack v13 = v11 * v12;
    const spherical_screw_pack v14 = (v8 * v12) + (v9 * v13);
    const spherical_screw_pack v15 = 1.0 / (context_real[0] - (v12 * v14));
    const spherical_screw_pack v16 = v15 * (v1 * v14);
    const spherical_screw_pack v17 = v8 + (v9 * v11);
    const spherical_screw_pack v18 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v1 * v17) + (v14 * v16));
    const spherical_screw_pack v19 = (1.0 + (context_real[1] * v16)) - (20.0 * v18);
    const spherical_screw_pack v20 = 1.0 - (0.375 * v19);
    const spherical_screw_pack v21 = 1.0 + (0.4285714285714286 * v19);
    const spherical_screw_pack v22 = v21 * v20;
    const spherical_screw_mask v23 = (spherical_screw_mask)(v1 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v24 = v0 | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v23 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v22), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v21, v20)));
    const spherical_screw_pack v25 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[6]);
    const spherical_screw_pack v26 = v15 * ((context_real[4] + (context_real[5] * v13)) - (v25 * v14));
    const spherical_screw_pack v27 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), ((v17 * v25) - (context_real[5] * v11)) - (v14 * v26));
    const spherical_screw_pack v28 = context_real[8] - context_real[7];
    const spherical_screw_pack v29 = v28 + ((context_real[1] * v26) + (20.0 * v27));
    const spherical_screw_mask v30 = ~v0;
    const spherical_screw_pack v31 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v32_u[1] = {spherical_screw_pack_select(v24, number[3], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v32_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v32_of_context_real[3] = {v31, -v19, -v29};
    const spherical_screw_mask v32_of_context_boolean[1] = {v30};
    spherical_screw_mask v32_done = { 0 };
    for (int v32_pass = 0; (v32_pass < 40) && !spherical_screw_pack_all(v32_done); v32_pass++) {
        spherical_screw_pack v32_next_u[1];
        spherical_screw_pack v32_next_polished[1];
        spherical_screw_mask v32_ends;
        spherical_screw_pack_step_pattern_loads(spacing, prepared, v32_u, v32_polished, v32_of_context_real, v32_of_context_boolean, v32_next_u, v32_next_polished, &v32_ends);
        v32_u[0] = spherical_screw_pack_select(v32_done, v32_u[0], v32_next_u[0]);
        v32_polished[0] = spherical_screw_pack_select(v32_done, v32_polished[0], v32_next_polished[0]);
        v32_done |= v32_ends;
    }
    number_out[3] = v32_u[0];
    const spherical_screw_pack v33 = v26 + (v16 * v32_u[0]);
    const spherical_screw_pack v34 = ((context_real[5] * v10) + (v13 * v33)) + (v11 * ((v1 * v32_u[0]) - v25));
    const spherical_screw_pack v35 = context_real[1] * v33;
    const spherical_screw_pack v36 = spherical_screw_pack_select(v0, (context_real[6] - (context_real[3] * v34)) - v35, v32_u[0]);
    const spherical_screw_pack v37 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v27 - (v18 * v32_u[0]));
    const spherical_screw_pack v38 = v35 + (v28 + (v36 + (20.0 * v37)));
    const spherical_screw_pack v39 = v36 - v38;
    const spherical_screw_pack v40 = -(0.5 * v38);
    const spherical_screw_pack v41 = -(1.6666666666666667 * v38);
    const spherical_screw_pack v42 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v39 - spherical_screw_pack_min(v41, v40), spherical_screw_pack_max(v41, v40) - v39), v31 * v37);
    const spherical_screw_mask v43 = context_boolean[3] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(context_real[6]), spherical_screw_pack_abs(v36))) <= spherical_screw_pack_select(v0, v42, 60.0 * v42));
    const spherical_screw_pack v44 = v31 * (v29 + (v19 * v32_u[0]));
    const spherical_screw_pack v45 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v44)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v31 * v44)));
    const spherical_screw_pack v46 = spherical_screw_pack_max(spherical_screw_pack_abs(v32_u[0]), spherical_screw_pack_abs(v45));
    const spherical_screw_pack v47 = spherical_screw_pack_abs(v32_u[0] - v45);
    const spherical_screw_mask v48 = (spherical_screw_mask)(v47 <= (v46 * spherical_screw_pack_select((spherical_screw_mask)(v46 < (1.0000000009313226 * v46)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v32_done;
    const spherical_screw_mask v49 = v48 & v43;
    const spherical_screw_mask v50 = ~flag[1];
    const spherical_screw_mask v51 = v48 & (context_boolean[3] | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v42)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v42)));
    const spherical_screw_mask v52 = (v50 & v51) | ((~flag[2]) & (v50 & v49));
    best_out[0] = spherical_screw_pack_select_whole(v52, pattern[0], best[0]);
    flag_out[0] = flag[0];
    const spherical_screw_mask v53 = flag[1] | v51;
    flag_out[1] = v53;
    flag_out[2] = flag[2] | v49;
    const spherical_screw_mask v54 = flag[3] | (flag[1] & v51);
    flag_out[3] = v54;
    const spherical_screw_mask v55 = ~v48;
    const spherical_screw_mask v56 = v30 & (spherical_screw_mask)(v22 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v57 = v23 & v56;
    flag_out[4] = flag[4] | (v55 & (~((spherical_screw_mask)((1e-05 * v46) < v47) & (v55 & v57))));
    flag_out[5] = spherical_screw_pack_select_whole(v52, v24, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v52, v56 & (v48 & v57), flag[6]);
    number_out[0] = spherical_screw_pack_select(v52, v33, number[0]);
    number_out[1] = spherical_screw_pack_select(v52, v34, number[1]);
    number_out[2] = spherical_screw_pack_select(v52, v37, number[2]);
    const spherical_screw_pack v58 = spherical_screw_pack_select(v0, context_real[11], spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v59 = context_real[3] * v58;
    const spherical_screw_pack v60 = v15 * ((context_real[1] * v58) + (v13 * v59));
    number_out[4] = spherical_screw_pack_select(v52, v60, number[4]);
    number_out[5] = spherical_screw_pack_select(v52, (v10 * v59) + (v13 * v60), number[5]);
    number_out[6] = spherical_screw_pack_select(v52, spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -((v11 * v59) + (v14 * v60))), number[6]);
    const spherical_screw_mask v61 = ~(v4 | (spherical_screw_mask)(v5 <= spherical_screw_pack_select(v3, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    *done = (v53 & (v54 | (v61 | (v0 | (~v4))))) | (v61 & (~v53));
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
    const spherical_screw_pack v8 = spherical_screw_pack_at(&qd[2U * stride]) * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v9 = ((v8 * (0.4 * v0_cosine[0])) + v7) - (15.984 * v4);
    const spherical_screw_pack v10 = 40.0 * v5;
    const spherical_screw_pack v11 = 7.992 + (v5 * v10);
    const spherical_screw_pack v12 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v13 = 20.008 + (v12 * v11);
    const spherical_screw_pack v14 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v15 = 1.0 / (v13 - (0.002666666666666667 * v14));
    const spherical_screw_pack v16 = (v0_sine[0] * v15) * (0.006666666666666667 * v9);
    const spherical_screw_pack v17 = (v12 + v14) * v10;
    const spherical_screw_pack v18 = 0.4 * v3;
    const spherical_screw_pack v19 = spherical_screw_pack_at(&tau[2U * stride]) - v18;
    const spherical_screw_pack v20 = v19 + ((v17 * (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride]))) + ((v2 * (v10 * v2)) - (392.40000000000003 * v0_sine[0])));
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
    const spherical_screw_pack v44 = (v8 * (2.0 * v17)) + ((v11 * (v2 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0]))) - spherical_screw_pack_at(&tau[stride]));
    const spherical_screw_pack v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6));
    spherical_screw_mask v46_pattern[1] = {v43};
    spherical_screw_mask v46_best[1] = {v43};
    spherical_screw_mask v46_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v46_number[7] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v46_of_context_real[12] = {v13, 0.4 * v0_sine[0], 8.0 + (v5 * v17), spherical_screw_pack_splat(0.0), -v9, -v45, v20, spherical_screw_pack_at(&tau[2U * stride]), v18, spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_mask v46_of_context_boolean[4] = {v39, v42, spherical_screw_pack_select_whole(v38, (spherical_screw_mask)(v40 < (-v23)), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v41)), ~v38};
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
    const spherical_screw_pack v56 = 0.8 + spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&q[2U * stride]) + (v35 * v55));
    const spherical_screw_pack v57 = 40.0 * v56;
    const spherical_screw_pack v58 = v49 + (v35 * v46_number[1]);
    const spherical_screw_pack v59 = 0.4 * v58;
    const spherical_screw_pack v60 = spherical_screw_pack_at(&tau[2U * stride]) - (v53 * v59);
    const spherical_screw_pack v61 = v51_cosine[0] * v51_cosine[0];
    const spherical_screw_pack v62 = v57 * (v61 + (v51_sine[0] * v51_sine[0]));
    const spherical_screw_pack v63 = v62 * v58;
    const spherical_screw_pack v64 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51_sine[0]))) + (v58 * v63));
    const spherical_screw_pack v65 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v66 = 1.0 / spherical_screw_pack_select(v54, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(60.0));
    const spherical_screw_pack v67 = v66 * v65;
    const spherical_screw_pack v68 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v55 + (v35 * v46_number[2]));
    const spherical_screw_pack v69 = (spherical_screw_pack_at(&tau[stride]) - (v67 * v64)) + (v68 * ((0.4 * v53) - (2.0 * v63)));
    const spherical_screw_pack v70 = 7.992 + (v56 * v57);
    const spherical_screw_pack v71 = v51_sine[0] * v53;
    const spherical_screw_pack v72 = (v69 - (v71 * (v70 * v48))) - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56)));
    const spherical_screw_pack v73 = v65 * v67;
    const spherical_screw_pack v74 = 8.0 - v73;
    const spherical_screw_pack v75 = 1.0 / (v74 + (v56 * v62));
    const spherical_screw_pack v76 = (v66 * v64) - (v72 * (v67 * v75));
    const spherical_screw_pack v77 = 0.4 * v51_sine[0];
    const spherical_screw_pack v78 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v77);
    const spherical_screw_pack v79 = 80.0 * v56;
    const spherical_screw_pack v80 = (spherical_screw_pack_at(&tau[0]) - (v78 * v76)) - ((v59 + (v53 * v79)) * (v51_cosine[0] * v68));
    const spherical_screw_pack v81 = 1.0 + (v73 * v75);
    const spherical_screw_pack v82 = v81 * (v66 * v78);
    const spherical_screw_pack v83 = 1.0 / ((20.008 - (v78 * v82)) + (v61 * v70));
    const spherical_screw_pack v84 = v83 * (v80 + (v71 * (v58 * (15.984 + (v56 * v79)))));
    const spherical_screw_pack v85 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v76 - (v82 * v84));
    const spherical_screw_pack v86 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v87 = v86 * (v82 * v83);
    const spherical_screw_pack v88 = v86 * v66;
    const spherical_screw_pack v89 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v82 * v87) + (v81 * v88));
    const spherical_screw_mask v90 = ~v54;
    const spherical_screw_pack v91 = spherical_screw_pack_real_of(v46_best[0]);
    spherical_screw_pack v92_u[1] = {v46_number[3]};
    spherical_screw_pack v92_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v92_of_context_real[3] = {v91, ((20.0 * v89) - 1.0) - (v77 * v87), (v60 - (v77 * v84)) - (20.0 * v85)};
    const spherical_screw_mask v92_of_context_boolean[1] = {v90};
    spherical_screw_mask v92_done = { 0 };
    for (int v92_pass = 0; (v92_pass < 40) && !spherical_screw_pack_all(v92_done); v92_pass++) {
        spherical_screw_pack v92_next_u[1];
        spherical_screw_pack v92_next_polished[1];
        spherical_screw_mask v92_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v92_u, v92_polished, v92_of_context_real, v92_of_context_boolean, v92_next_u, v92_next_polished, &v92_ends);
        v92_u[0] = spherical_screw_pack_select(v92_done, v92_u[0], v92_next_u[0]);
        v92_polished[0] = spherical_screw_pack_select(v92_done, v92_polished[0], v92_next_polished[0]);
        v92_done |= v92_ends;
    }
    const spherical_screw_pack v93 = v84 + (v87 * v92_u[0]);
    const spherical_screw_pack v94 = v75 * (v72 + (v67 * ((v78 * v93) + (v86 * v92_u[0]))));
    const spherical_screw_pack v95 = v49 + (v35 * v94);
    const spherical_screw_pack v96 = spherical_screw_pack_at(&q[stride]) + (v35 * v58);
    const spherical_screw_pack v97_angle[1] = {v96};
    spherical_screw_pack v97_sine[1];
    spherical_screw_pack v97_cosine[1];
    spherical_screw_bits v97_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v97_angle[0], &v97_sine[0], &v97_cosine[0], &v97_beyond);
    spherical_screw_pack_sincos_guard(1U, v97_angle, v97_sine, v97_cosine, &v97_beyond);
    const spherical_screw_pack v99 = v97_cosine[0] * v97_cosine[0];
    const spherical_screw_pack v100 = 0.8 + spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&q[2U * stride]) + (v35 * v68));
    const spherical_screw_pack v101 = 40.0 * v100;
    const spherical_screw_pack v102 = v101 * (v99 + (v97_sine[0] * v97_sine[0]));
    const spherical_screw_pack v103 = v95 * v102;
    const spherical_screw_pack v104 = v47 + (v35 * v93);
    const spherical_screw_pack v105 = v97_cosine[0] * v104;
    const spherical_screw_pack v106 = 0.4 * v95;
    const spherical_screw_pack v107 = spherical_screw_pack_at(&tau[2U * stride]) - (v105 * v106);
    const spherical_screw_pack v108 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97_sine[0]))) + (v95 * v103));
    const spherical_screw_pack v109 = (v89 * v92_u[0]) - v85;
    const spherical_screw_pack v110 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v109);
    const spherical_screw_pack v111 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v55 + (v35 * v110));
    const spherical_screw_pack v112 = (spherical_screw_pack_at(&tau[stride]) - (v67 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)));
    const spherical_screw_pack v113 = 7.992 + (v100 * v101);
    const spherical_screw_pack v114 = v97_sine[0] * v105;
    const spherical_screw_pack v115 = (v112 - (v114 * (v113 * v104))) - (v97_cosine[0] * (88.29 + (392.40000000000003 * v100)));
    const spherical_screw_pack v116 = 1.0 / (v74 + (v100 * v102));
    const spherical_screw_pack v117 = (v66 * v108) - (v115 * (v67 * v116));
    const spherical_screw_pack v118 = 0.4 * v97_sine[0];
    const spherical_screw_pack v119 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v118);
    const spherical_screw_pack v120 = 80.0 * v100;
    const spherical_screw_pack v121 = (spherical_screw_pack_at(&tau[0]) - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v97_cosine[0]));
    const spherical_screw_pack v122 = 1.0 + (v73 * v116);
    const spherical_screw_pack v123 = v122 * (v66 * v119);
    const spherical_screw_pack v124 = 1.0 / ((20.008 - (v119 * v123)) + (v99 * v113));
    const spherical_screw_pack v125 = v124 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))));
    const spherical_screw_pack v126 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v117 - (v123 * v125));
    const spherical_screw_pack v127 = v124 * (v86 * v123);
    const spherical_screw_pack v128 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v123 * v127) + (v88 * v122));
    spherical_screw_pack v129_u[1] = {v92_u[0]};
    spherical_screw_pack v129_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v129_of_context_real[3] = {v91, ((20.0 * v128) - 1.0) - (v118 * v127), (v107 - (20.0 * v126)) - (v118 * v125)};
    const spherical_screw_mask v129_of_context_boolean[1] = {v90};
    spherical_screw_mask v129_done = { 0 };
    for (int v129_pass = 0; (v129_pass < 40) && !spherical_screw_pack_all(v129_done); v129_pass++) {
        spherical_screw_pack v129_next_u[1];
        spherical_screw_pack v129_next_polished[1];
        spherical_screw_mask v129_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v129_u, v129_polished, v129_of_context_real, v129_of_context_boolean, v129_next_u, v129_next_polished, &v129_ends);
        v129_u[0] = spherical_screw_pack_select(v129_done, v129_u[0], v129_next_u[0]);
        v129_polished[0] = spherical_screw_pack_select(v129_done, v129_polished[0], v129_next_polished[0]);
        v129_done |= v129_ends;
    }
    const spherical_screw_pack v130 = v125 + (v127 * v129_u[0]);
    const spherical_screw_pack v131 = v116 * (v115 + (v67 * ((v86 * v129_u[0]) + (v119 * v130))));
    const spherical_screw_pack v132 = v49 + (spherical_screw_pack_at(&dt[0]) * v131);
    const spherical_screw_pack v133 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&dt[0]) * v95);
    const spherical_screw_pack v134_angle[1] = {v133};
    spherical_screw_pack v134_sine[1];
    spherical_screw_pack v134_cosine[1];
    spherical_screw_bits v134_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v134_angle[0], &v134_sine[0], &v134_cosine[0], &v134_beyond);
    spherical_screw_pack_sincos_guard(1U, v134_angle, v134_sine, v134_cosine, &v134_beyond);
    const spherical_screw_pack v136 = v134_cosine[0] * v134_cosine[0];
    const spherical_screw_pack v137 = 0.8 + spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&dt[0]) * v111));
    const spherical_screw_pack v138 = 40.0 * v137;
    const spherical_screw_pack v139 = v138 * (v136 + (v134_sine[0] * v134_sine[0]));
    const spherical_screw_pack v140 = v139 * v132;
    const spherical_screw_pack v141 = v47 + (spherical_screw_pack_at(&dt[0]) * v130);
    const spherical_screw_pack v142 = v134_cosine[0] * v141;
    const spherical_screw_pack v143 = 0.4 * v132;
    const spherical_screw_pack v144 = spherical_screw_pack_at(&tau[2U * stride]) - (v142 * v143);
    const spherical_screw_pack v145 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134_sine[0]))) + (v132 * v140));
    const spherical_screw_pack v146 = 7.992 + (v137 * v138);
    const spherical_screw_pack v147 = v134_sine[0] * v142;
    const spherical_screw_pack v148 = (v137 * (392.40000000000003 * v134_cosine[0])) + (v147 * (v146 * v141));
    const spherical_screw_pack v149 = (v128 * v129_u[0]) - v126;
    const spherical_screw_pack v150 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v149);
    const spherical_screw_pack v151 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v55 + (spherical_screw_pack_at(&dt[0]) * v150));
    const spherical_screw_pack v152 = spherical_screw_pack_at(&tau[stride]) + (v151 * ((0.4 * v142) - (2.0 * v140)));
    const spherical_screw_pack v153 = v152 - (v148 + ((88.29 * v134_cosine[0]) + (v67 * v145)));
    const spherical_screw_pack v154 = 1.0 / (v74 + (v137 * v139));
    const spherical_screw_pack v155 = (v66 * v145) - (v153 * (v67 * v154));
    const spherical_screw_pack v156 = 0.4 * v134_sine[0];
    const spherical_screw_pack v157 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v156);
    const spherical_screw_pack v158 = 80.0 * v137;
    const spherical_screw_pack v159 = (spherical_screw_pack_at(&tau[0]) - (v157 * v155)) - ((v143 + (v142 * v158)) * (v134_cosine[0] * v151));
    const spherical_screw_pack v160 = 1.0 + (v73 * v154);
    const spherical_screw_pack v161 = v160 * (v66 * v157);
    const spherical_screw_pack v162 = 1.0 / ((20.008 - (v157 * v161)) + (v136 * v146));
    const spherical_screw_pack v163 = v162 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))));
    const spherical_screw_pack v164 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v155 - (v161 * v163));
    const spherical_screw_pack v165 = v162 * (v86 * v161);
    const spherical_screw_pack v166 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v161 * v165) + (v88 * v160));
    spherical_screw_pack v167_u[1] = {v129_u[0]};
    spherical_screw_pack v167_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v167_of_context_real[3] = {v91, ((20.0 * v166) - 1.0) - (v156 * v165), (v144 - (20.0 * v164)) - (v156 * v163)};
    const spherical_screw_mask v167_of_context_boolean[1] = {v90};
    spherical_screw_mask v167_done = { 0 };
    for (int v167_pass = 0; (v167_pass < 40) && !spherical_screw_pack_all(v167_done); v167_pass++) {
        spherical_screw_pack v167_next_u[1];
        spherical_screw_pack v167_next_polished[1];
        spherical_screw_mask v167_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v167_u, v167_polished, v167_of_context_real, v167_of_context_boolean, v167_next_u, v167_next_polished, &v167_ends);
        v167_u[0] = spherical_screw_pack_select(v167_done, v167_u[0], v167_next_u[0]);
        v167_polished[0] = spherical_screw_pack_select(v167_done, v167_polished[0], v167_next_polished[0]);
        v167_done |= v167_ends;
    }
    const spherical_screw_pack v168 = (v166 * v167_u[0]) - v164;
    const spherical_screw_pack v169 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v170 = 0.3333333333333333 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v171 = (v55 + (v169 * (v46_number[2] + spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v168)))) + (v170 * (v110 + v150));
    const spherical_screw_pack v172 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v171);
    const spherical_screw_pack v173 = v163 + (v165 * v167_u[0]);
    const spherical_screw_pack v174 = v169 * (v46_number[1] + (v154 * (v153 + (v67 * ((v86 * v167_u[0]) + (v157 * v173))))));
    const spherical_screw_pack v175 = (v49 + (v170 * (v94 + v131))) + v174;
    const spherical_screw_pack v176 = (v47 + (v169 * (v46_number[0] + v173))) + (v170 * (v93 + v130));
    const spherical_screw_pack v177 = (spherical_screw_pack_at(&q[stride]) + (v169 * (v49 + v132))) + (v170 * (v58 + v95));
    const spherical_screw_pack v178 = (spherical_screw_pack_at(&q[0]) + (v169 * (v47 + v141))) + (v170 * (v48 + v104));
    const spherical_screw_mask v179 = ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) < spherical_screw_pack_splat(1e+38)) & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v180 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) < spherical_screw_pack_splat(1e+38)) & (v179 & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) < spherical_screw_pack_splat(1e+38)));
    const spherical_screw_mask v181 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0])) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(v36 < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) < spherical_screw_pack_splat(1e+38)) & v180));
    const spherical_screw_mask v182 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) < spherical_screw_pack_splat(1e+38)) & v181);
    const spherical_screw_mask v183 = (spherical_screw_mask)(spherical_screw_pack_abs(v177) < spherical_screw_pack_splat(1e+38)) & (v182 & (spherical_screw_mask)(spherical_screw_pack_abs(v178) < spherical_screw_pack_splat(1e+38)));
    const spherical_screw_pack v184 = spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), (spherical_screw_pack_at(&q[2U * stride]) + (v169 * (v55 + v151))) + (v170 * (v68 + v111)));
    const spherical_screw_mask v185 = (spherical_screw_mask)(spherical_screw_pack_abs(v176) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(v184) < spherical_screw_pack_splat(1e+38)) & v183);
    const spherical_screw_mask v186 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0])) & ((v185 & (spherical_screw_mask)(spherical_screw_pack_abs(v175) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(v172) < spherical_screw_pack_splat(1e+38)));
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v186, v178, spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v186, v177, spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v186, v184, spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v186, v176, spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v186, v175, spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v186, v172, spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v186, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0])), spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v186, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride])), spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v186, v46_best[0], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    const spherical_screw_pack v187 = ((v144 - (v156 * v173)) - v167_u[0]) + (20.0 * v168);
    const spherical_screw_pack v188 = v91 * v91;
    const spherical_screw_pack v189 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v188 * (v187 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v187)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v190 = spherical_screw_pack_max(spherical_screw_pack_abs(v189), spherical_screw_pack_abs(v167_u[0]));
    const spherical_screw_mask v191 = (spherical_screw_mask)(spherical_screw_pack_abs(v167_u[0] - v189) <= (v190 * spherical_screw_pack_select((spherical_screw_mask)(v190 < (1.0000000009313226 * v190)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v167_done;
    const spherical_screw_pack v192 = ((v107 - (v118 * v130)) - v129_u[0]) + (20.0 * v149);
    const spherical_screw_pack v193 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v192)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v188 * v192));
    const spherical_screw_pack v194 = spherical_screw_pack_max(spherical_screw_pack_abs(v193), spherical_screw_pack_abs(v129_u[0]));
    const spherical_screw_mask v195 = (spherical_screw_mask)(spherical_screw_pack_abs(v129_u[0] - v193) <= (v194 * spherical_screw_pack_select((spherical_screw_mask)(v194 < (1.0000000009313226 * v194)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v129_done;
    const spherical_screw_pack v196 = ((v60 - (v77 * v93)) - v92_u[0]) + (20.0 * v109);
    const spherical_screw_pack v197 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v196)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v188 * v196));
    const spherical_screw_pack v198 = spherical_screw_pack_max(spherical_screw_pack_abs(v197), spherical_screw_pack_abs(v92_u[0]));
    const spherical_screw_mask v199 = v92_done & (spherical_screw_mask)(spherical_screw_pack_abs(v92_u[0] - v197) <= (v198 * spherical_screw_pack_select((spherical_screw_mask)(v198 < (1.0000000009313226 * v198)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v200 = spherical_screw_pack_select(v46_done, spherical_screw_pack_select(v46_flag[2] | v46_flag[1], spherical_screw_pack_select(v46_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v46_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v46_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v46_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_mask v201 = ((spherical_screw_mask)(spherical_screw_pack_abs(v46_number[1]) < spherical_screw_pack_splat(1e+38)) & (spherical_screw_mask)(spherical_screw_pack_abs(v46_number[0]) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(v46_number[2]) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v202 = (spherical_screw_mask)(spherical_screw_pack_abs(v45) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(v9) < spherical_screw_pack_splat(1e+38)) & v201);
    const spherical_screw_pack v203 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_abs(v20) < spherical_screw_pack_splat(1e+38)) & v202, v200, spherical_screw_pack_splat(6.0));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v186, spherical_screw_pack_select(v191 & (v199 & v195), v203, spherical_screw_pack_max(spherical_screw_pack_splat(5.0), v203)), spherical_screw_pack_splat(6.0));
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
    const spherical_screw_pack v1 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[3]);
    const spherical_screw_pack v2 = 1.0 / spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(60.0));
    const spherical_screw_pack v3 = v2 * v1;
    const spherical_screw_pack v4 = 1.0 / (context_real[2] - (v1 * v3));
    const spherical_screw_pack v5 = v3 * v4;
    const spherical_screw_pack v6 = v2 + (v3 * v5);
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[1]);
    const spherical_screw_pack v8 = v6 * v7;
    const spherical_screw_pack v9 = 1.0 / (context_real[0] - (v7 * v8));
    const spherical_screw_pack v10 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v11 = v8 * (v10 * v9);
    const spherical_screw_pack v12 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v10 * v6) + (v8 * v11));
    const spherical_screw_pack v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11);
    const spherical_screw_pack v14 = 1.0 - (0.375 * v13);
    const spherical_screw_pack v15 = 1.0 + (0.4285714285714286 * v13);
    const spherical_screw_pack v16 = v15 * v14;
    const spherical_screw_mask v17 = (spherical_screw_mask)(v10 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v18 = v0 | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) & v17, spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v15, v14)));
    const spherical_screw_pack v19 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[6]);
    const spherical_screw_pack v20 = (context_real[5] * v5) - (v6 * v19);
    const spherical_screw_pack v21 = v9 * (context_real[4] + (v7 * v20));
    const spherical_screw_pack v22 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(v20 + (v8 * v21)));
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
    const spherical_screw_pack v28 = v21 + (v11 * v27_u[0]);
    const spherical_screw_pack v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27_u[0]) + (v7 * v28))));
    const spherical_screw_pack v30 = context_real[1] * v28;
    const spherical_screw_pack v31 = spherical_screw_pack_select(v0, (context_real[6] - (context_real[3] * v29)) - v30, v27_u[0]);
    const spherical_screw_pack v32 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v22 - (v12 * v27_u[0]));
    const spherical_screw_pack v33 = v30 + (v31 + (v23 + (20.0 * v32)));
    const spherical_screw_pack v34 = v31 - v33;
    const spherical_screw_pack v35 = -(0.5 * v33);
    const spherical_screw_pack v36 = -(1.6666666666666667 * v33);
    const spherical_screw_pack v37 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v34 - spherical_screw_pack_min(v36, v35), spherical_screw_pack_max(v36, v35) - v34), v26 * v32);
    const spherical_screw_pack v38 = spherical_screw_pack_select(v0, v37, 60.0 * v37);
    const spherical_screw_pack v39 = spherical_screw_pack_max(spherical_screw_pack_abs(context_real[6]), spherical_screw_pack_abs(v31));
    const spherical_screw_mask v40 = ~flag[0];
    const spherical_screw_mask v41 = context_boolean[4] & v40;
    const spherical_screw_mask v42 = (v41 & (spherical_screw_mask)(((-1e-06) * v39) <= v38)) | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v37)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v37));
    const spherical_screw_pack v43 = v26 * (v24 + (v13 * v27_u[0]));
    const spherical_screw_pack v44 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v43)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v26 * v43)));
    const spherical_screw_pack v45 = spherical_screw_pack_max(spherical_screw_pack_abs(v27_u[0]), spherical_screw_pack_abs(v44));
    const spherical_screw_pack v46 = spherical_screw_pack_abs(v27_u[0] - v44);
    const spherical_screw_mask v47 = (spherical_screw_mask)(v46 <= (v45 * spherical_screw_pack_select((spherical_screw_mask)(v45 < (1.0000000009313226 * v45)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v27_done;
    const spherical_screw_mask v48 = v47 & (context_boolean[3] | v42);
    const spherical_screw_mask v49 = flag[1] | v48;
    flag_out[1] = v49;
    const spherical_screw_mask v50 = spherical_screw_pack_select_whole(v41, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[0]), context_boolean[2]);
    const spherical_screw_mask v51 = spherical_screw_pack_select_whole(v41, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[0]), context_boolean[1]);
    const spherical_screw_mask v52 = v51 | v50;
    const spherical_screw_pack v53 = -(1.0 - v10);
    const spherical_screw_mask v54 = ((v0 & ((spherical_screw_mask)(v53 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v53))) & v52) | (v50 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0]));
    const spherical_screw_pack v55 = spherical_screw_pack_select(v54, v10, 1.0 + v10);
    const spherical_screw_mask v56 = ~(v54 | (spherical_screw_mask)(v55 <= spherical_screw_pack_select(v52, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v57 = v56 & (~v49);
    const spherical_screw_mask v58 = (context_boolean[2] | (context_boolean[0] | context_boolean[1])) & (context_boolean[4] & (v40 & v57));
    const spherical_screw_mask v59 = spherical_screw_pack_select_whole((context_boolean[0] & (~v41)) & ((spherical_screw_mask)(v55 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v55)), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v51, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v58, spherical_screw_pack_select_whole(context_boolean[0], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[1], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v54, spherical_screw_pack_select_whole(v0 & v51, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v59));
    const spherical_screw_mask v60 = ~flag[1];
    const spherical_screw_mask v61 = v47 & (context_boolean[3] | (spherical_screw_mask)(((-1e-12) * v39) <= v38));
    const spherical_screw_mask v62 = (v60 & v48) | ((~flag[2]) & (v60 & v61));
    best_out[0] = spherical_screw_pack_select_whole(v62, pattern[0], best[0]);
    flag_out[0] = flag[0] | v58;
    flag_out[2] = flag[2] | v61;
    const spherical_screw_mask v63 = flag[3] | (flag[1] & v48);
    flag_out[3] = v63;
    const spherical_screw_mask v64 = ~v47;
    const spherical_screw_mask v65 = v25 & (spherical_screw_mask)(v16 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v66 = v17 & v65;
    flag_out[4] = flag[4] | (v64 & (~((spherical_screw_mask)((1e-05 * v45) < v46) & (v66 & v64))));
    flag_out[5] = spherical_screw_pack_select_whole(v62, v18, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v62, v65 & (v66 & v47), flag[6]);
    number_out[0] = spherical_screw_pack_select(v62, v28, number[0]);
    number_out[1] = spherical_screw_pack_select(v62, v29, number[1]);
    number_out[2] = spherical_screw_pack_select(v62, v32, number[2]);
    *done = (v57 & (~v58)) | (v49 & ((v56 | (v0 | (~v54))) | v63));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_part(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_mask *restrict mode, const spherical_screw_mask *restrict crossing, const spherical_screw_mask *restrict forced, const spherical_screw_mask *restrict heading, spherical_screw_pack past, spherical_screw_pack trial, spherical_screw_pack passes, spherical_screw_pack worst, const spherical_screw_pack *restrict tau, spherical_screw_pack dt, spherical_screw_pack *restrict q_out, spherical_screw_pack *restrict qd_out, spherical_screw_mask *restrict mode_out, spherical_screw_mask *restrict crossing_out, spherical_screw_mask *restrict forced_out, spherical_screw_mask *restrict heading_out, spherical_screw_pack *restrict past_out, spherical_screw_pack *restrict trial_out, spherical_screw_pack *restrict passes_out, spherical_screw_pack *restrict worst_out, spherical_screw_mask *restrict done)
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
    const spherical_screw_pack v6 = v2_sine[0] * v2_sine[0];
    const spherical_screw_pack v7 = v2_cosine[0] * v2_cosine[0];
    const spherical_screw_pack v8 = 0.8 + q[2];
    const spherical_screw_pack v9 = 40.0 * v8;
    const spherical_screw_pack v10 = (v7 + v6) * v9;
    const spherical_screw_pack v11 = qd[0] * v2_cosine[0];
    const spherical_screw_pack v12 = qd[1] * v11;
    const spherical_screw_pack v13 = 0.4 * v12;
    const spherical_screw_pack v14 = v13 - tau[2];
    const spherical_screw_pack v15 = (v10 * (qd[1] * qd[1])) + (((v11 * (v9 * v11)) - (392.40000000000003 * v2_sine[0])) - v14);
    const spherical_screw_pack v16 = 7.992 + (v8 * v9);
    const spherical_screw_pack v17 = 20.008 + (v7 * v16);
    const spherical_screw_pack v18 = 1.0 / (v17 - (0.002666666666666667 * v6));
    const spherical_screw_pack v19 = 0.016666666666666666 + (v18 * (4.444444444444445e-05 * v6));
    const spherical_screw_pack v20 = v19 * v15;
    const spherical_screw_pack v21 = v2_sine[0] * v12;
    const spherical_screw_pack v22 = qd[2] * v11;
    const spherical_screw_pack v23 = ((80.0 * v8) * ((v2_cosine[0] * v22) - (v8 * v21))) - tau[0];
    const spherical_screw_pack v24 = qd[2] * qd[1];
    const spherical_screw_pack v25 = ((v24 * (0.4 * v2_cosine[0])) + v23) - (15.984 * v21);
    const spherical_screw_pack v26 = (v2_sine[0] * v18) * (0.006666666666666667 * v25);
    const spherical_screw_pack v27 = v26 + v20;
    const spherical_screw_pack v28 = v14 + v15;
    const spherical_screw_pack v29 = 0.6666666666666667 * spherical_screw_pack_abs((40.0 * v27) - v28);
    const spherical_screw_pack v30 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v19);
    const spherical_screw_mask v31 = (spherical_screw_mask)(v30 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v32 = spherical_screw_pack_select(v31, v29 / spherical_screw_pack_select(v31, spherical_screw_pack_select(v31, 1.0 - v30, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v33 = spherical_screw_pack_min(v32, v29 + (v30 * v32));
    const spherical_screw_pack v34 = spherical_screw_pack_min(v33, v29 + (v30 * v33));
    const spherical_screw_pack v35 = 1e-08 * (spherical_screw_pack_abs(v26) + spherical_screw_pack_abs(v20));
    const spherical_screw_mask v36 = (spherical_screw_mask)(spherical_screw_pack_abs(v27) <= (v35 + ((1.0001 * v19) * spherical_screw_pack_min(v34, v29 + (v30 * v34)))));
    const spherical_screw_mask v37 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == qd[2]);
    const spherical_screw_mask v38 = v37 & v36;
    const spherical_screw_mask v39 = ~(spherical_screw_mask)(spherical_screw_pack_whole(0) == forced[0]);
    const spherical_screw_mask v40 = v39 & (v37 & v39);
    const spherical_screw_pack v41 = -v35;
    const spherical_screw_mask v42 = spherical_screw_pack_mode_of(qd[2]);
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v37, (spherical_screw_mask)(v41 < v27), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v42));
    const spherical_screw_mask v44 = spherical_screw_pack_select_whole(v38 & (~v40), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v40, (spherical_screw_mask)(spherical_screw_pack_whole(1) == forced[0]), v43), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v45 = (v24 * (2.0 * v10)) + ((v16 * (v11 * (qd[0] * v2_sine[0]))) - tau[1]);
    const spherical_screw_pack v46 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v8))) + (v45 - (0.4 * v22));
    const spherical_screw_mask v47 = ~v37;
    const spherical_screw_pack v48 = 0.4 * v2_sine[0];
    crossing_out[0] = spherical_screw_pack_whole(0);
    crossing_out[1] = spherical_screw_pack_whole(0);
    spherical_screw_mask v49_pattern[1] = {v44};
    spherical_screw_mask v49_best[1] = {v44};
    spherical_screw_mask v49_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v49_number[4] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v49_of_context_real[9] = {v17, v48, 8.0 + (v8 * v10), spherical_screw_pack_splat(0.0), -v25, -v46, v15, tau[2], v13};
    const spherical_screw_mask v49_of_context_boolean[5] = {v38, v43, spherical_screw_pack_select_whole(v37, (spherical_screw_mask)(v41 < (-v27)), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v42)), v47, v40};
    const spherical_screw_mask v49_of_context_mode[1] = {forced[0]};
    spherical_screw_mask v49_done = { 0 };
    for (int v49_pass = 0; (v49_pass < 6) && !spherical_screw_pack_all(v49_done); v49_pass++) {
        spherical_screw_mask v49_next_pattern[1];
        spherical_screw_mask v49_next_best[1];
        spherical_screw_mask v49_next_flag[7];
        spherical_screw_pack v49_next_number[4];
        spherical_screw_mask v49_ends;
        spherical_screw_pack_interpolated_pattern(spacing, prepared, v49_pattern, v49_best, v49_flag, v49_number, v49_of_context_real, v49_of_context_boolean, v49_of_context_mode, v49_next_pattern, v49_next_best, v49_next_flag, v49_next_number, &v49_ends);
        v49_pattern[0] = spherical_screw_pack_select_whole(v49_done, v49_pattern[0], v49_next_pattern[0]);
        v49_best[0] = spherical_screw_pack_select_whole(v49_done, v49_best[0], v49_next_best[0]);
        v49_flag[0] = spherical_screw_pack_select_whole(v49_done, v49_flag[0], v49_next_flag[0]);
        v49_flag[1] = spherical_screw_pack_select_whole(v49_done, v49_flag[1], v49_next_flag[1]);
        v49_flag[2] = spherical_screw_pack_select_whole(v49_done, v49_flag[2], v49_next_flag[2]);
        v49_flag[3] = spherical_screw_pack_select_whole(v49_done, v49_flag[3], v49_next_flag[3]);
        v49_flag[4] = spherical_screw_pack_select_whole(v49_done, v49_flag[4], v49_next_flag[4]);
        v49_flag[5] = spherical_screw_pack_select_whole(v49_done, v49_flag[5], v49_next_flag[5]);
        v49_flag[6] = spherical_screw_pack_select_whole(v49_done, v49_flag[6], v49_next_flag[6]);
        v49_number[0] = spherical_screw_pack_select(v49_done, v49_number[0], v49_next_number[0]);
        v49_number[1] = spherical_screw_pack_select(v49_done, v49_number[1], v49_next_number[1]);
        v49_number[2] = spherical_screw_pack_select(v49_done, v49_number[2], v49_next_number[2]);
        v49_number[3] = spherical_screw_pack_select(v49_done, v49_number[3], v49_next_number[3]);
        v49_done |= v49_ends;
    }
    const spherical_screw_pack v50 = qd[1] + (v0 * v49_number[1]);
    mode_out[2] = v49_best[0];
    const spherical_screw_mask v51 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v49_best[0]);
    const spherical_screw_pack v52 = 0.8 + spherical_screw_pack_select(v51, q[2], q[2] + (qd[2] * v0));
    const spherical_screw_pack v53 = 40.0 * v52;
    const spherical_screw_pack v54 = v2_cosine[1] * v2_cosine[1];
    const spherical_screw_pack v55 = v53 * (v54 + (v2_sine[1] * v2_sine[1]));
    const spherical_screw_pack v56 = v55 * v50;
    const spherical_screw_pack v57 = qd[0] + (v0 * v49_number[0]);
    const spherical_screw_pack v58 = v2_cosine[1] * v57;
    const spherical_screw_pack v59 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), qd[2] + (v49_number[2] * v0));
    const spherical_screw_pack v60 = 0.4 * v50;
    const spherical_screw_pack v61 = tau[2] - (v58 * v60);
    const spherical_screw_pack v62 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v61 + ((v58 * (v53 * v58)) - (392.40000000000003 * v2_sine[1]))) + (v50 * v56));
    const spherical_screw_pack v63 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v64 = 1.0 / spherical_screw_pack_select(v51, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(60.0));
    const spherical_screw_pack v65 = v64 * v63;
    const spherical_screw_pack v66 = (tau[1] - (v65 * v62)) + (v59 * ((0.4 * v58) - (2.0 * v56)));
    const spherical_screw_pack v67 = 7.992 + (v52 * v53);
    const spherical_screw_pack v68 = v2_sine[1] * v58;
    const spherical_screw_pack v69 = (v66 - (v68 * (v67 * v57))) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v52)));
    const spherical_screw_pack v70 = v63 * v65;
    const spherical_screw_pack v71 = 8.0 - v70;
    const spherical_screw_pack v72 = 1.0 / (v71 + (v52 * v55));
    const spherical_screw_pack v73 = (v64 * v62) - (v69 * (v65 * v72));
    const spherical_screw_pack v74 = 0.4 * v2_sine[1];
    const spherical_screw_pack v75 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v74);
    const spherical_screw_pack v76 = 80.0 * v52;
    const spherical_screw_pack v77 = (tau[0] - (v75 * v73)) - ((v60 + (v58 * v76)) * (v2_cosine[1] * v59));
    const spherical_screw_pack v78 = v64 * v70;
    const spherical_screw_pack v79 = v75 * (v64 + (v72 * v78));
    const spherical_screw_pack v80 = 1.0 / ((20.008 - (v75 * v79)) + (v54 * v67));
    const spherical_screw_pack v81 = v80 * (v77 + (v68 * (v50 * (15.984 + (v52 * v76)))));
    const spherical_screw_pack v82 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v73 - (v79 * v81));
    const spherical_screw_pack v83 = v79 * v80;
    const spherical_screw_pack v84 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v85 = v84 * v83;
    const spherical_screw_pack v86 = v84 * v64;
    const spherical_screw_pack v87 = v86 * v70;
    const spherical_screw_pack v88 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v86 + (v87 * v72)) + (v79 * v85));
    const spherical_screw_pack v89 = 0.4 * v84;
    const spherical_screw_mask v90 = ~v51;
    const spherical_screw_pack v91 = spherical_screw_pack_real_of(v49_best[0]);
    spherical_screw_pack v92_u[1] = {v49_number[3]};
    spherical_screw_pack v92_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v92_of_context_real[3] = {v91, ((20.0 * v88) - 1.0) - (v89 * (v2_sine[1] * v83)), (v61 - (v74 * v81)) - (20.0 * v82)};
    const spherical_screw_mask v92_of_context_boolean[1] = {v90};
    spherical_screw_mask v92_done = { 0 };
    for (int v92_pass = 0; (v92_pass < 40) && !spherical_screw_pack_all(v92_done); v92_pass++) {
        spherical_screw_pack v92_next_u[1];
        spherical_screw_pack v92_next_polished[1];
        spherical_screw_mask v92_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v92_u, v92_polished, v92_of_context_real, v92_of_context_boolean, v92_next_u, v92_next_polished, &v92_ends);
        v92_u[0] = spherical_screw_pack_select(v92_done, v92_u[0], v92_next_u[0]);
        v92_polished[0] = spherical_screw_pack_select(v92_done, v92_polished[0], v92_next_polished[0]);
        v92_done |= v92_ends;
    }
    const spherical_screw_pack v93 = v81 + (v85 * v92_u[0]);
    const spherical_screw_pack v94 = v72 * (v69 + (v65 * ((v84 * v92_u[0]) + (v75 * v93))));
    const spherical_screw_pack v95 = qd[1] + (v0 * v94);
    const spherical_screw_pack v96 = q[1] + (v0 * v50);
    const spherical_screw_pack v97_angle[1] = {v96};
    spherical_screw_pack v97_sine[1];
    spherical_screw_pack v97_cosine[1];
    spherical_screw_bits v97_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v97_angle[0], &v97_sine[0], &v97_cosine[0], &v97_beyond);
    spherical_screw_pack_sincos_guard(1U, v97_angle, v97_sine, v97_cosine, &v97_beyond);
    const spherical_screw_pack v99 = v97_cosine[0] * v97_cosine[0];
    const spherical_screw_pack v100 = 0.8 + spherical_screw_pack_select(v51, q[2], q[2] + (v0 * v59));
    const spherical_screw_pack v101 = 40.0 * v100;
    const spherical_screw_pack v102 = v101 * (v99 + (v97_sine[0] * v97_sine[0]));
    const spherical_screw_pack v103 = v95 * v102;
    const spherical_screw_pack v104 = qd[0] + (v0 * v93);
    const spherical_screw_pack v105 = v97_cosine[0] * v104;
    const spherical_screw_pack v106 = 0.4 * v95;
    const spherical_screw_pack v107 = tau[2] - (v105 * v106);
    const spherical_screw_pack v108 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97_sine[0]))) + (v95 * v103));
    const spherical_screw_pack v109 = (v88 * v92_u[0]) - v82;
    const spherical_screw_pack v110 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -v109);
    const spherical_screw_pack v111 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), qd[2] + (v0 * v110));
    const spherical_screw_pack v112 = (tau[1] - (v65 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)));
    const spherical_screw_pack v113 = 7.992 + (v100 * v101);
    const spherical_screw_pack v114 = v97_sine[0] * v105;
    const spherical_screw_pack v115 = (v112 - (v114 * (v113 * v104))) - (v97_cosine[0] * (88.29 + (392.40000000000003 * v100)));
    const spherical_screw_pack v116 = 1.0 / (v71 + (v100 * v102));
    const spherical_screw_pack v117 = (v64 * v108) - (v115 * (v65 * v116));
    const spherical_screw_pack v118 = 0.4 * v97_sine[0];
    const spherical_screw_pack v119 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v118);
    const spherical_screw_pack v120 = 80.0 * v100;
    const spherical_screw_pack v121 = (tau[0] - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v97_cosine[0]));
    const spherical_screw_pack v122 = v119 * (v64 + (v78 * v116));
    const spherical_screw_pack v123 = 1.0 / ((20.008 - (v119 * v122)) + (v99 * v113));
    const spherical_screw_pack v124 = v123 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))));
    const spherical_screw_pack v125 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v117 - (v122 * v124));
    const spherical_screw_pack v126 = v122 * v123;
    const spherical_screw_pack v127 = v84 * v126;
    const spherical_screw_pack v128 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v86 + (v87 * v116)) + (v122 * v127));
    spherical_screw_pack v129_u[1] = {v92_u[0]};
    spherical_screw_pack v129_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v129_of_context_real[3] = {v91, ((20.0 * v128) - 1.0) - (v126 * (v89 * v97_sine[0])), (v107 - (20.0 * v125)) - (v118 * v124)};
    const spherical_screw_mask v129_of_context_boolean[1] = {v90};
    spherical_screw_mask v129_done = { 0 };
    for (int v129_pass = 0; (v129_pass < 40) && !spherical_screw_pack_all(v129_done); v129_pass++) {
        spherical_screw_pack v129_next_u[1];
        spherical_screw_pack v129_next_polished[1];
        spherical_screw_mask v129_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v129_u, v129_polished, v129_of_context_real, v129_of_context_boolean, v129_next_u, v129_next_polished, &v129_ends);
        v129_u[0] = spherical_screw_pack_select(v129_done, v129_u[0], v129_next_u[0]);
        v129_polished[0] = spherical_screw_pack_select(v129_done, v129_polished[0], v129_next_polished[0]);
        v129_done |= v129_ends;
    }
    const spherical_screw_pack v130 = v124 + (v127 * v129_u[0]);
    const spherical_screw_pack v131 = v116 * (v115 + (v65 * ((v84 * v129_u[0]) + (v119 * v130))));
    const spherical_screw_pack v132 = qd[1] + (trial * v131);
    const spherical_screw_pack v133 = q[1] + (trial * v95);
    const spherical_screw_pack v134_angle[1] = {v133};
    spherical_screw_pack v134_sine[1];
    spherical_screw_pack v134_cosine[1];
    spherical_screw_bits v134_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v134_angle[0], &v134_sine[0], &v134_cosine[0], &v134_beyond);
    spherical_screw_pack_sincos_guard(1U, v134_angle, v134_sine, v134_cosine, &v134_beyond);
    const spherical_screw_pack v136 = v134_cosine[0] * v134_cosine[0];
    const spherical_screw_pack v137 = 0.8 + spherical_screw_pack_select(v51, q[2], q[2] + (trial * v111));
    const spherical_screw_pack v138 = 40.0 * v137;
    const spherical_screw_pack v139 = v138 * (v136 + (v134_sine[0] * v134_sine[0]));
    const spherical_screw_pack v140 = v139 * v132;
    const spherical_screw_pack v141 = qd[0] + (trial * v130);
    const spherical_screw_pack v142 = v134_cosine[0] * v141;
    const spherical_screw_pack v143 = 0.4 * v132;
    const spherical_screw_pack v144 = tau[2] - (v142 * v143);
    const spherical_screw_pack v145 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134_sine[0]))) + (v132 * v140));
    const spherical_screw_pack v146 = 7.992 + (v137 * v138);
    const spherical_screw_pack v147 = v134_sine[0] * v142;
    const spherical_screw_pack v148 = (v137 * (392.40000000000003 * v134_cosine[0])) + (v147 * (v146 * v141));
    const spherical_screw_pack v149 = (v128 * v129_u[0]) - v125;
    const spherical_screw_pack v150 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -v149);
    const spherical_screw_pack v151 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), qd[2] + (trial * v150));
    const spherical_screw_pack v152 = tau[1] + (v151 * ((0.4 * v142) - (2.0 * v140)));
    const spherical_screw_pack v153 = v152 - (v148 + ((88.29 * v134_cosine[0]) + (v65 * v145)));
    const spherical_screw_pack v154 = 1.0 / (v71 + (v137 * v139));
    const spherical_screw_pack v155 = (v64 * v145) - (v153 * (v65 * v154));
    const spherical_screw_pack v156 = 0.4 * v134_sine[0];
    const spherical_screw_pack v157 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v156);
    const spherical_screw_pack v158 = 80.0 * v137;
    const spherical_screw_pack v159 = (tau[0] - (v157 * v155)) - ((v143 + (v142 * v158)) * (v134_cosine[0] * v151));
    const spherical_screw_pack v160 = v157 * (v64 + (v78 * v154));
    const spherical_screw_pack v161 = 1.0 / ((20.008 - (v157 * v160)) + (v136 * v146));
    const spherical_screw_pack v162 = v161 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))));
    const spherical_screw_pack v163 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v155 - (v160 * v162));
    const spherical_screw_pack v164 = v160 * v161;
    const spherical_screw_pack v165 = v84 * v164;
    const spherical_screw_pack v166 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v86 + (v87 * v154)) + (v160 * v165));
    spherical_screw_pack v167_u[1] = {v129_u[0]};
    spherical_screw_pack v167_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v167_of_context_real[3] = {v91, ((20.0 * v166) - 1.0) - (v164 * (v89 * v134_sine[0])), (v144 - (20.0 * v163)) - (v156 * v162)};
    const spherical_screw_mask v167_of_context_boolean[1] = {v90};
    spherical_screw_mask v167_done = { 0 };
    for (int v167_pass = 0; (v167_pass < 40) && !spherical_screw_pack_all(v167_done); v167_pass++) {
        spherical_screw_pack v167_next_u[1];
        spherical_screw_pack v167_next_polished[1];
        spherical_screw_mask v167_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v167_u, v167_polished, v167_of_context_real, v167_of_context_boolean, v167_next_u, v167_next_polished, &v167_ends);
        v167_u[0] = spherical_screw_pack_select(v167_done, v167_u[0], v167_next_u[0]);
        v167_polished[0] = spherical_screw_pack_select(v167_done, v167_polished[0], v167_next_polished[0]);
        v167_done |= v167_ends;
    }
    const spherical_screw_pack v168 = v162 + (v165 * v167_u[0]);
    const spherical_screw_pack v169 = 0.16666666666666666 * trial;
    const spherical_screw_pack v170 = v169 * (v49_number[1] + (v154 * (v153 + (v65 * ((v84 * v167_u[0]) + (v157 * v168))))));
    const spherical_screw_pack v171 = 0.3333333333333333 * trial;
    const spherical_screw_pack v172 = (qd[1] + (v171 * (v94 + v131))) + v170;
    const spherical_screw_pack v173 = (q[1] + (v169 * (qd[1] + v132))) + (v171 * (v50 + v95));
    const spherical_screw_pack v174_angle[1] = {v173};
    spherical_screw_pack v174_sine[1];
    spherical_screw_pack v174_cosine[1];
    spherical_screw_bits v174_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v174_angle[0], &v174_sine[0], &v174_cosine[0], &v174_beyond);
    spherical_screw_pack_sincos_guard(1U, v174_angle, v174_sine, v174_cosine, &v174_beyond);
    const spherical_screw_pack v176 = v174_cosine[0] * v174_cosine[0];
    const spherical_screw_pack v177 = v176 + (v174_sine[0] * v174_sine[0]);
    const spherical_screw_pack v178 = v177 * v172;
    const spherical_screw_pack v179 = spherical_screw_pack_select(v51, q[2], (q[2] + (v169 * (qd[2] + v151))) + (v171 * (v59 + v111)));
    const spherical_screw_pack v180 = 0.8 + v179;
    const spherical_screw_pack v181 = 80.0 * v180;
    const spherical_screw_pack v182 = (qd[0] + (v169 * (v49_number[0] + v168))) + (v171 * (v93 + v130));
    const spherical_screw_pack v183 = v174_cosine[0] * v182;
    const spherical_screw_pack v184 = (v166 * v167_u[0]) - v163;
    const spherical_screw_pack v185 = (qd[2] + (v169 * (v49_number[2] + spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), -v184)))) + (v171 * (v110 + v150));
    const spherical_screw_pack v186 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v185);
    const spherical_screw_pack v187 = 40.0 * v180;
    const spherical_screw_pack v188 = (392.40000000000003 * v174_sine[0]) - (v187 * ((v172 * v178) + (v183 * v183)));
    const spherical_screw_pack v189 = 0.4 * v172;
    const spherical_screw_pack v190 = tau[2] - (v183 * v189);
    const spherical_screw_pack v191 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v190 - v188);
    const spherical_screw_pack v192 = (tau[1] - (v65 * v191)) + (v186 * ((0.4 * v183) - (v178 * v181)));
    const spherical_screw_pack v193 = v180 * v187;
    const spherical_screw_pack v194 = 7.992 + v193;
    const spherical_screw_pack v195 = v174_sine[0] * v183;
    const spherical_screw_pack v196 = (v192 - (v195 * (v194 * v182))) - (v174_cosine[0] * (88.29 + (392.40000000000003 * v180)));
    const spherical_screw_pack v197 = 1.0 / (v71 + (v177 * v193));
    const spherical_screw_pack v198 = (v64 * v191) - (v196 * (v65 * v197));
    const spherical_screw_pack v199 = 0.4 * v174_sine[0];
    const spherical_screw_pack v200 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v199);
    const spherical_screw_pack v201 = (tau[0] - (v200 * v198)) - ((v189 + (v183 * v181)) * (v186 * v174_cosine[0]));
    const spherical_screw_pack v202 = v200 * (v64 + (v78 * v197));
    const spherical_screw_pack v203 = 1.0 / ((20.008 - (v200 * v202)) + (v176 * v194));
    const spherical_screw_pack v204 = v203 * (v201 + (v195 * (v172 * (15.984 + (v180 * v181)))));
    const spherical_screw_pack v205 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v198 - (v202 * v204));
    const spherical_screw_pack v206 = (v199 * v204) - v190;
    const spherical_screw_pack v207 = v202 * v203;
    const spherical_screw_pack v208 = v84 * v207;
    const spherical_screw_pack v209 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), (v86 + (v87 * v197)) + (v202 * v208));
    spherical_screw_pack v210_u[1] = {v49_number[3]};
    spherical_screw_pack v210_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v210_of_context_real[3] = {v91, ((20.0 * v209) - 1.0) - (v207 * (v89 * v174_sine[0])), -(v206 + (20.0 * v205))};
    const spherical_screw_mask v210_of_context_boolean[1] = {v90};
    spherical_screw_mask v210_done = { 0 };
    for (int v210_pass = 0; (v210_pass < 40) && !spherical_screw_pack_all(v210_done); v210_pass++) {
        spherical_screw_pack v210_next_u[1];
        spherical_screw_pack v210_next_polished[1];
        spherical_screw_mask v210_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v210_u, v210_polished, v210_of_context_real, v210_of_context_boolean, v210_next_u, v210_next_polished, &v210_ends);
        v210_u[0] = spherical_screw_pack_select(v210_done, v210_u[0], v210_next_u[0]);
        v210_polished[0] = spherical_screw_pack_select(v210_done, v210_polished[0], v210_next_polished[0]);
        v210_done |= v210_ends;
    }
    const spherical_screw_pack v211 = (20.0 * spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v205 - (v209 * v210_u[0]))) - v188;
    const spherical_screw_pack v212 = -(0.5 * v211);
    const spherical_screw_pack v213 = -(1.6666666666666667 * v211);
    const spherical_screw_pack v214 = spherical_screw_pack_max(v213, v212);
    const spherical_screw_pack v215 = (((-v211) - v188) - v206) - (v208 * (v199 * v210_u[0]));
    const spherical_screw_pack v216 = spherical_screw_pack_min(v213, v212);
    const spherical_screw_pack v217 = spherical_screw_pack_min(v215 - v216, v214 - v215);
    const spherical_screw_pack v218 = v28 + (20.0 * v49_number[2]);
    const spherical_screw_pack v219 = v218 + ((v48 * v49_number[0]) - v15);
    const spherical_screw_pack v220 = -(0.5 * v218);
    const spherical_screw_pack v221 = -(1.6666666666666667 * v218);
    const spherical_screw_pack v222 = spherical_screw_pack_max(spherical_screw_pack_splat(0.0), spherical_screw_pack_min(v219 + spherical_screw_pack_max(v221, v220), -(spherical_screw_pack_min(v221, v220) + v219)));
    const spherical_screw_mask v223 = v51 & (spherical_screw_mask)(v217 < spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v224 = spherical_screw_pack_select(v223, v222 / spherical_screw_pack_select(v223, spherical_screw_pack_select(v223, v222 - v217, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v225 = (spherical_screw_mask)((v91 * v186) < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v226 = v47 & v225;
    const spherical_screw_pack v227 = spherical_screw_pack_select(v226, qd[2] / spherical_screw_pack_select(v226, spherical_screw_pack_select(v226, qd[2] - v186, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v228 = spherical_screw_pack_min(spherical_screw_pack_min(spherical_screw_pack_splat(1.0), v227), v224);
    const spherical_screw_mask v229 = (crossing[2] | (crossing[1] | crossing[0])) | (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == heading[0]));
    const spherical_screw_mask v230 = ((spherical_screw_mask)(v228 < spherical_screw_pack_splat(1.0)) & (~v229)) & (~(spherical_screw_mask)(spherical_screw_pack_splat(10.0) <= passes));
    q_out[0] = spherical_screw_pack_select(v230, q[0], (q[0] + (v169 * (qd[0] + v141))) + (v171 * (v57 + v104)));
    q_out[1] = spherical_screw_pack_select(v230, q[1], v173);
    q_out[2] = spherical_screw_pack_select(v230, q[2], v179);
    qd_out[0] = spherical_screw_pack_select(v230, qd[0], spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v182));
    qd_out[1] = spherical_screw_pack_select(v230, qd[1], spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), v172));
    qd_out[2] = spherical_screw_pack_select(v230, qd[2], spherical_screw_pack_select(crossing[2] | v225, spherical_screw_pack_splat(0.0), v186));
    mode_out[0] = spherical_screw_pack_mode_of(qd[0]);
    mode_out[1] = spherical_screw_pack_mode_of(qd[1]);
    crossing_out[2] = v230 & (v225 & (spherical_screw_mask)(v227 <= v228));
    forced_out[0] = spherical_screw_pack_select_whole(v230, forced[0], spherical_screw_pack_select_whole(v229, heading[0], spherical_screw_pack_whole(0)));
    heading_out[0] = spherical_screw_pack_select_whole((spherical_screw_mask)(v224 <= v228) & (v223 & v230), spherical_screw_pack_mode_of(((2.0 * v215) - v216) - v214), spherical_screw_pack_whole(0));
    const spherical_screw_pack v231 = spherical_screw_pack_select(v230, past, spherical_screw_pack_select(v229, trial + past, dt));
    *past_out = v231;
    const spherical_screw_pack v232 = spherical_screw_pack_select(v230, trial * v228, dt - v231);
    *trial_out = v232;
    *passes_out = 1.0 + passes;
    const spherical_screw_pack v233 = ((v144 - (v156 * v168)) - v167_u[0]) + (20.0 * v184);
    const spherical_screw_pack v234 = v91 * v91;
    const spherical_screw_pack v235 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), v234 * (v233 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v233)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v236 = spherical_screw_pack_max(spherical_screw_pack_abs(v235), spherical_screw_pack_abs(v167_u[0]));
    const spherical_screw_mask v237 = v167_done & (spherical_screw_mask)(spherical_screw_pack_abs(v167_u[0] - v235) <= (v236 * spherical_screw_pack_select((spherical_screw_mask)(v236 < (1.0000000009313226 * v236)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v238 = ((v107 - (v118 * v130)) - v129_u[0]) + (20.0 * v149);
    const spherical_screw_pack v239 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v238)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v234 * v238));
    const spherical_screw_pack v240 = spherical_screw_pack_max(spherical_screw_pack_abs(v129_u[0]), spherical_screw_pack_abs(v239));
    const spherical_screw_mask v241 = v129_done & (spherical_screw_mask)(spherical_screw_pack_abs(v129_u[0] - v239) <= (v240 * spherical_screw_pack_select((spherical_screw_mask)(v240 < (1.0000000009313226 * v240)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v242 = ((v61 - (v74 * v93)) - v92_u[0]) + (20.0 * v109);
    const spherical_screw_pack v243 = spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v91 * v242)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v234 * v242));
    const spherical_screw_pack v244 = spherical_screw_pack_max(spherical_screw_pack_abs(v243), spherical_screw_pack_abs(v92_u[0]));
    const spherical_screw_mask v245 = v92_done & (spherical_screw_mask)(spherical_screw_pack_abs(v92_u[0] - v243) <= (v244 * spherical_screw_pack_select((spherical_screw_mask)(v244 < (1.0000000009313226 * v244)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v246 = spherical_screw_pack_select(v49_done, spherical_screw_pack_select(v49_flag[2] | v49_flag[1], spherical_screw_pack_select(v49_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v49_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v49_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v49_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_mask v247 = ((spherical_screw_mask)(spherical_screw_pack_abs(v49_number[1]) < spherical_screw_pack_splat(1e+38)) & (spherical_screw_mask)(spherical_screw_pack_abs(v49_number[0]) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(v49_number[2]) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v248 = (spherical_screw_mask)(spherical_screw_pack_abs(v46) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(v25) < spherical_screw_pack_splat(1e+38)) & v247);
    const spherical_screw_pack v249 = spherical_screw_pack_max(spherical_screw_pack_select(v237 & (v245 & v241), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0)), spherical_screw_pack_select(v248 & (spherical_screw_mask)(spherical_screw_pack_abs(v15) < spherical_screw_pack_splat(1e+38)), v246, spherical_screw_pack_splat(6.0)));
    *worst_out = spherical_screw_pack_max(worst, v249);
    *done = (spherical_screw_mask)(v232 <= spherical_screw_pack_splat(0.0)) & (~v230);
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
        spherical_screw_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, spherical_screw_pack_at(&dt[0]), v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
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
    const spherical_screw_mask v1 = ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) < spherical_screw_pack_splat(1e+38)) & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v2 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) < spherical_screw_pack_splat(1e+38)) & (v1 & (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) < spherical_screw_pack_splat(1e+38)));
    const spherical_screw_mask v3 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) < spherical_screw_pack_splat(1e+38)) & v2);
    const spherical_screw_mask v4 = (spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) < spherical_screw_pack_splat(1e+38)) & ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0])) < spherical_screw_pack_splat(1e+38)) & v3);
    const spherical_screw_mask v5 = ((spherical_screw_mask)(spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) < spherical_screw_pack_splat(1e+38)) & v4) & (spherical_screw_mask)(spherical_screw_pack_abs(v0_q[0]) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v6 = (spherical_screw_mask)(spherical_screw_pack_abs(v0_q[2]) < spherical_screw_pack_splat(1e+38)) & (v5 & (spherical_screw_mask)(spherical_screw_pack_abs(v0_q[1]) < spherical_screw_pack_splat(1e+38)));
    const spherical_screw_mask v7 = (v6 & (spherical_screw_mask)(spherical_screw_pack_abs(v0_qd[0]) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_abs(v0_qd[1]) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v8 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0])) & (v7 & (spherical_screw_mask)(spherical_screw_pack_abs(v0_qd[2]) < spherical_screw_pack_splat(1e+38)));
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v8, v0_q[0], spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v8, v0_q[1], spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v8, v0_q[2], spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v8, v0_qd[0], spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v8, v0_qd[1], spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v8, v0_qd[2], spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v8, v0_mode[0], spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v8, v0_mode[1], spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v8, v0_mode[2], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v8, spherical_screw_pack_select(v0_done, v0_worst, spherical_screw_pack_max(spherical_screw_pack_splat(5.0), v0_worst)), spherical_screw_pack_splat(6.0));
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
