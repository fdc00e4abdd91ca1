/* spherical_screw, emitted by symgen 0.1.0 */
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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused))
#endif
#define SPHERICAL_SCREW_BODY static inline __attribute__((always_inline, unused))
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

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? spherical_screw_pack_splat(prepared[k]) : spherical_screw_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
SPHERICAL_SCREW_INLINE size_t spherical_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % SPHERICAL_SCREW_LANES;

    return (((count % SPHERICAL_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return -__builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return __builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack rz = r * z;

    const spherical_screw_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* True when no angle was out of range. */
SPHERICAL_SCREW_INLINE bool spherical_screw_pack_within(spherical_screw_bits beyond)
{
    return spherical_screw_pack_all((spherical_screw_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 205889.0);

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
    if (!spherical_screw_pack_within(*beyond)) {
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
    const spherical_screw_mask v4 = (v3 & (v0 & ((spherical_screw_mask)(v2 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v2)))) | (context_boolean[3] & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0]));
    const spherical_screw_pack v5 = spherical_screw_pack_select(v4, v1, 1.0 + v1);
    const spherical_screw_mask v6 = spherical_screw_pack_select_whole(context_boolean[1] & ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v5) & (spherical_screw_mask)(v5 <= spherical_screw_pack_splat(0.0))), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v4, spherical_screw_pack_select_whole(context_boolean[2] & v0, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v6);
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v8 = context_real[1] * v7;
    const spherical_screw_pack v9 = 1.0 / ((context_real[1] * v8) - context_real[0]);
    const spherical_screw_pack v10 = v8 * v9;
    const spherical_screw_pack v11 = v1 * v10;
    const spherical_screw_pack v12 = context_real[1] * v11;
    const spherical_screw_pack v13 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v7 * (v1 - v12));
    const spherical_screw_pack v14 = (1.0 - v12) - (20.0 * v13);
    const spherical_screw_pack v15 = 1.0 + (0.4285714285714286 * v14);
    const spherical_screw_pack v16 = 1.0 - (0.375 * v14);
    const spherical_screw_pack v17 = v16 * v15;
    const spherical_screw_mask v18 = (spherical_screw_mask)(v1 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v19 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v18 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v17), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v16, v15))));
    const spherical_screw_pack v20 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v21 = (context_real[3] * v9) - (v10 * v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v7 * v20) + (v8 * v21));
    const spherical_screw_pack v23 = context_real[7] - context_real[6];
    const spherical_screw_pack v24 = ((context_real[1] * v21) - (20.0 * v22)) - v23;
    const spherical_screw_mask v25 = ~v0;
    const spherical_screw_pack v26 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v27_u[1] = {spherical_screw_pack_select(v19, number[3], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v27_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v27_of_context_real[3] = {v26, -v14, v24};
    const spherical_screw_mask v27_of_context_boolean[1] = {v25};
    spherical_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !spherical_screw_pack_all(v27_done); v27_pass++) {
        spherical_screw_pack v27_next_u[1];
        spherical_screw_pack v27_next_polished[1];
        spherical_screw_mask v27_ends;
        spherical_screw_pack_step_pattern_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = spherical_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = spherical_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    number_out[3] = v27_u[0];
    const spherical_screw_pack v28 = v21 + (v11 * v27_u[0]);
    const spherical_screw_pack v29 = context_real[1] * v28;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v0, context_real[5] + v29, v27_u[0]);
    const spherical_screw_pack v31 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v22 - (v13 * v27_u[0]));
    const spherical_screw_pack v32 = ((v29 - (20.0 * v31)) - v30) - v23;
    const spherical_screw_pack v33 = 0.5 * v32;
    const spherical_screw_pack v34 = 1.6666666666666667 * v32;
    const spherical_screw_pack v35 = v30 + v32;
    const spherical_screw_pack v36 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v35 - spherical_screw_pack_min(v34, v33), spherical_screw_pack_max(v34, v33) - v35), v26 * v31);
    const spherical_screw_pack v37 = v26 * (v24 - (v14 * v27_u[0]));
    const spherical_screw_pack v38 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v37), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v26 * v37));
    const spherical_screw_pack v39 = spherical_screw_pack_max(spherical_screw_pack_abs(v27_u[0]), spherical_screw_pack_abs(v38));
    const spherical_screw_pack v40 = spherical_screw_pack_abs(v27_u[0] - v38);
    const spherical_screw_mask v41 = (spherical_screw_mask)(v40 <= (v39 * spherical_screw_pack_select((spherical_screw_mask)(v39 < (1.0000000009313226 * v39)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v27_done;
    const spherical_screw_mask v42 = v41 & (context_boolean[0] | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v36) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v36))));
    const spherical_screw_mask v43 = ~flag[1];
    const spherical_screw_mask v44 = context_boolean[0] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(context_real[5]), spherical_screw_pack_abs(v30))) <= spherical_screw_pack_select(v0, v36, 60.0 * v36));
    const spherical_screw_mask v45 = v41 & v44;
    const spherical_screw_mask v46 = ((~flag[2]) & (v43 & v45)) | (v43 & v42);
    best_out[0] = spherical_screw_pack_select_whole(v46, pattern[0], best[0]);
    flag_out[0] = flag[0];
    const spherical_screw_mask v47 = flag[1] | v42;
    flag_out[1] = v47;
    flag_out[2] = flag[2] | v45;
    const spherical_screw_mask v48 = flag[3] | (flag[1] & v42);
    flag_out[3] = v48;
    const spherical_screw_mask v49 = ~v41;
    const spherical_screw_mask v50 = v25 & (spherical_screw_mask)(v17 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v51 = v18 & v50;
    flag_out[4] = flag[4] | (v49 & (~((spherical_screw_mask)((1e-05 * v39) < v40) & (v49 & v51))));
    flag_out[5] = spherical_screw_pack_select_whole(v46, v19, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v46, v50 & (v41 & v51), flag[6]);
    number_out[0] = spherical_screw_pack_select(v46, -v28, number[0]);
    number_out[1] = spherical_screw_pack_select(v46, context_real[4] * (1.0 / spherical_screw_pack_select(v46, context_real[2], spherical_screw_pack_splat(1.0))), number[1]);
    number_out[2] = spherical_screw_pack_select(v46, v31, number[2]);
    const spherical_screw_pack v52 = context_real[1] * spherical_screw_pack_select(v0, context_real[10], spherical_screw_pack_splat(0.0));
    number_out[4] = spherical_screw_pack_select(v46, -(v9 * v52), number[4]);
    number_out[5] = spherical_screw_pack_select(v46, spherical_screw_pack_splat(0.0), number[5]);
    number_out[6] = spherical_screw_pack_select(v46, spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v10 * v52), number[6]);
    const spherical_screw_mask v53 = ~(v4 | (spherical_screw_mask)(v5 <= spherical_screw_pack_select(v3, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    *done = (v47 & (v48 | (v53 | (v0 | (~v4))))) | (v53 & (~v47));
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
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 40.0 * v2;
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = 7.992 + v4;
    const spherical_screw_pack v6 = 28.0 - ((v5 * (v0_sine[0] * v0_sine[0])) - v4);
    const spherical_screw_pack v7 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v8 = 0.4 * v0_sine[0];
    const spherical_screw_pack v9 = v7 * (1.0 / ((v8 * v7) - v6));
    const spherical_screw_pack v10 = (v7 * v9) - 0.016666666666666666;
    const spherical_screw_pack v11 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v10);
    const spherical_screw_mask v12 = (spherical_screw_mask)(v11 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v13 = 80.0 * v2;
    const spherical_screw_pack v14 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v15 = 0.4 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v16 = spherical_screw_pack_at(&qd[2U * stride]) * v13;
    const spherical_screw_pack v17 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v18 = v0_cosine[0] * ((v17 * v16) + (spherical_screw_pack_at(&qd[stride]) * (v15 - ((15.992 + (v2 * v13)) * v14))));
    const spherical_screw_pack v19 = spherical_screw_pack_at(&qd[stride]) * v17;
    const spherical_screw_pack v20 = ((v19 * (0.008000000000000881 * v0_sine[0])) - spherical_screw_pack_at(&tau[0])) + v18;
    const spherical_screw_pack v21 = v9 * v20;
    const spherical_screw_pack v22 = 0.4 * v19;
    const spherical_screw_pack v23 = spherical_screw_pack_at(&tau[2U * stride]) - v22;
    const spherical_screw_pack v24 = ((v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v17 * v17))) - (392.40000000000003 * v0_sine[0])) + v23;
    const spherical_screw_pack v25 = v10 * v24;
    const spherical_screw_pack v26 = v25 + v21;
    const spherical_screw_pack v27 = v24 - v23;
    const spherical_screw_pack v28 = 0.6666666666666667 * spherical_screw_pack_abs(v27 + (40.0 * v26));
    const spherical_screw_pack v29 = spherical_screw_pack_select(v12, v28 / spherical_screw_pack_select(v12, spherical_screw_pack_select(v12, 1.0 - v11, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v30 = spherical_screw_pack_min(v29, v28 + (v11 * v29));
    const spherical_screw_pack v31 = spherical_screw_pack_min(v30, v28 + (v11 * v30));
    const spherical_screw_pack v32 = 1e-08 * (spherical_screw_pack_abs(v25) + spherical_screw_pack_abs(v21));
    const spherical_screw_mask v33 = (spherical_screw_mask)(spherical_screw_pack_abs(v26) <= (v32 - (spherical_screw_pack_min(v31, v28 + (v11 * v31)) * (1.0001 * v10))));
    const spherical_screw_pack v34 = -(0.5 * v27);
    const spherical_screw_pack v35 = -(1.6666666666666667 * v27);
    const spherical_screw_pack v36 = 0.5 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v37 = spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v38 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == v37) | (spherical_screw_mask)(v37 < ((spherical_screw_pack_min(v35, v34) - spherical_screw_pack_max(v35, v34)) * (v36 * v10)));
    const spherical_screw_mask v39 = v38 & v33;
    const spherical_screw_pack v40 = -v32;
    const spherical_screw_mask v41 = spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v42 = spherical_screw_pack_select_whole(v38, (spherical_screw_mask)(v40 < (-v26)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v41));
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v39, spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v42, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v44 = ((spherical_screw_pack_at(&qd[stride]) * v16) - spherical_screw_pack_at(&tau[stride])) - (v17 * (v15 - (v5 * v14)));
    const spherical_screw_pack v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v44;
    spherical_screw_mask v46_pattern[1] = {v43};
    spherical_screw_mask v46_best[1] = {v43};
    spherical_screw_mask v46_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v46_number[7] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v46_of_context_real[11] = {v6, v8, 8.0 + v4, -v20, -v45, v24, spherical_screw_pack_at(&tau[2U * stride]), v22, spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_mask v46_of_context_boolean[4] = {~v38, v39, v42, spherical_screw_pack_select_whole(v38, (spherical_screw_mask)(v40 < v26), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v41))};
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
    const spherical_screw_pack v48 = v47 + (v36 * v46_number[0]);
    const spherical_screw_pack v49 = spherical_screw_pack_at(&qd[stride]) + v46_number[5];
    const spherical_screw_pack v50 = spherical_screw_pack_at(&q[stride]) + (v36 * v49);
    const spherical_screw_pack v51_angle[1] = {v50};
    spherical_screw_pack v51_sine[1];
    spherical_screw_pack v51_cosine[1];
    spherical_screw_bits v51_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v51_angle[0], &v51_sine[0], &v51_cosine[0], &v51_beyond);
    spherical_screw_pack_sincos_guard(1U, v51_angle, v51_sine, v51_cosine, &v51_beyond);
    const spherical_screw_pack v53 = v51_cosine[0] * v48;
    const spherical_screw_mask v54 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v46_best[0]);
    const spherical_screw_pack v55 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_at(&qd[2U * stride]) + v46_number[6]);
    const spherical_screw_pack v56 = v2 + (v36 * v55);
    const spherical_screw_pack v57 = 40.0 * v56;
    const spherical_screw_pack v58 = v57 * v53;
    const spherical_screw_pack v59 = v55 + (v36 * v46_number[2]);
    const spherical_screw_pack v60 = 2.0 * v59;
    const spherical_screw_pack v61 = v48 * v51_sine[0];
    const spherical_screw_pack v62 = 0.4 * v59;
    const spherical_screw_pack v63 = v49 + (v36 * v46_number[1]);
    const spherical_screw_pack v64 = (v63 * (v62 - (v61 * (15.992 + (v56 * (80.0 * v56)))))) + (v60 * v58);
    const spherical_screw_pack v65 = v57 * v63;
    const spherical_screw_pack v66 = v53 * v63;
    const spherical_screw_pack v67 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v66);
    const spherical_screw_pack v68 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), ((v67 - (392.40000000000003 * v51_sine[0])) + (v63 * v65)) + (v53 * v58));
    const spherical_screw_pack v69 = 0.4 * v51_sine[0];
    const spherical_screw_pack v70 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v71 = v70 * v69;
    const spherical_screw_pack v72 = v56 * v57;
    const spherical_screw_pack v73 = 7.992 + v72;
    const spherical_screw_pack v74 = 1.0 / (((28.0 + v72) - (v69 * v71)) - (v73 * (v51_sine[0] * v51_sine[0])));
    const spherical_screw_pack v75 = v74 * (((spherical_screw_pack_at(&tau[0]) - (v68 * v71)) - (v66 * (0.008000000000000881 * v51_sine[0]))) - (v51_cosine[0] * v64));
    const spherical_screw_pack v76 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v70 * v68) - (v71 * v75));
    const spherical_screw_pack v77 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v78 = v77 * (v71 * v74);
    const spherical_screw_pack v79 = v77 * v70;
    const spherical_screw_pack v80 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v71 * v78));
    const spherical_screw_mask v81 = ~v54;
    const spherical_screw_pack v82 = spherical_screw_pack_real_of(v46_best[0]);
    spherical_screw_pack v83_u[1] = {v46_number[3]};
    spherical_screw_pack v83_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v83_of_context_real[3] = {v82, ((20.0 * v80) - 1.0) - (v69 * v78), (v67 - (v69 * v75)) - (20.0 * v76)};
    const spherical_screw_mask v83_of_context_boolean[1] = {v81};
    spherical_screw_mask v83_done = { 0 };
    for (int v83_pass = 0; (v83_pass < 40) && !spherical_screw_pack_all(v83_done); v83_pass++) {
        spherical_screw_pack v83_next_u[1];
        spherical_screw_pack v83_next_polished[1];
        spherical_screw_mask v83_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v83_u, v83_polished, v83_of_context_real, v83_of_context_boolean, v83_next_u, v83_next_polished, &v83_ends);
        v83_u[0] = spherical_screw_pack_select(v83_done, v83_u[0], v83_next_u[0]);
        v83_polished[0] = spherical_screw_pack_select(v83_done, v83_polished[0], v83_next_polished[0]);
        v83_done |= v83_ends;
    }
    const spherical_screw_pack v84 = v76 - (v80 * v83_u[0]);
    const spherical_screw_pack v85 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v84);
    const spherical_screw_pack v86 = v55 + (v36 * v85);
    const spherical_screw_pack v87 = 2.0 * v86;
    const spherical_screw_pack v88 = v75 + (v78 * v83_u[0]);
    const spherical_screw_pack v89 = v47 + (v36 * v88);
    const spherical_screw_pack v90 = spherical_screw_pack_at(&q[stride]) + (v36 * v63);
    const spherical_screw_pack v91_angle[1] = {v90};
    spherical_screw_pack v91_sine[1];
    spherical_screw_pack v91_cosine[1];
    spherical_screw_bits v91_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v91_angle[0], &v91_sine[0], &v91_cosine[0], &v91_beyond);
    spherical_screw_pack_sincos_guard(1U, v91_angle, v91_sine, v91_cosine, &v91_beyond);
    const spherical_screw_pack v93 = v91_cosine[0] * v89;
    const spherical_screw_pack v94 = v2 + (v36 * v59);
    const spherical_screw_pack v95 = 40.0 * v94;
    const spherical_screw_pack v96 = v95 * v93;
    const spherical_screw_pack v97 = v91_sine[0] * v89;
    const spherical_screw_pack v98 = 0.4 * v86;
    const spherical_screw_pack v99 = (spherical_screw_pack_at(&tau[stride]) + (v53 * (v62 - (v73 * v61)))) - (v60 * v65);
    const spherical_screw_pack v100 = (1.0 / (8.0 + v72)) * (v99 - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56))));
    const spherical_screw_pack v101 = v49 + (v36 * v100);
    const spherical_screw_pack v102 = (v101 * (v98 - (v97 * (15.992 + (v94 * (80.0 * v94)))))) + (v96 * v87);
    const spherical_screw_pack v103 = v101 * v93;
    const spherical_screw_pack v104 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v103);
    const spherical_screw_pack v105 = v101 * v95;
    const spherical_screw_pack v106 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), ((v104 - (392.40000000000003 * v91_sine[0])) + (v101 * v105)) + (v93 * v96));
    const spherical_screw_pack v107 = 0.4 * v91_sine[0];
    const spherical_screw_pack v108 = v70 * v107;
    const spherical_screw_pack v109 = v94 * v95;
    const spherical_screw_pack v110 = 7.992 + v109;
    const spherical_screw_pack v111 = 1.0 / (((28.0 + v109) - (v107 * v108)) - (v110 * (v91_sine[0] * v91_sine[0])));
    const spherical_screw_pack v112 = v111 * (((spherical_screw_pack_at(&tau[0]) - (v108 * v106)) - (v103 * (0.008000000000000881 * v91_sine[0]))) - (v91_cosine[0] * v102));
    const spherical_screw_pack v113 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v70 * v106) - (v108 * v112));
    const spherical_screw_pack v114 = v111 * (v77 * v108);
    const spherical_screw_pack v115 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v108 * v114));
    spherical_screw_pack v116_u[1] = {v83_u[0]};
    spherical_screw_pack v116_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v116_of_context_real[3] = {v82, ((20.0 * v115) - 1.0) - (v107 * v114), (v104 - (20.0 * v113)) - (v107 * v112)};
    spherical_screw_mask v116_done = { 0 };
    for (int v116_pass = 0; (v116_pass < 40) && !spherical_screw_pack_all(v116_done); v116_pass++) {
        spherical_screw_pack v116_next_u[1];
        spherical_screw_pack v116_next_polished[1];
        spherical_screw_mask v116_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v116_u, v116_polished, v116_of_context_real, v83_of_context_boolean, v116_next_u, v116_next_polished, &v116_ends);
        v116_u[0] = spherical_screw_pack_select(v116_done, v116_u[0], v116_next_u[0]);
        v116_polished[0] = spherical_screw_pack_select(v116_done, v116_polished[0], v116_next_polished[0]);
        v116_done |= v116_ends;
    }
    const spherical_screw_pack v117 = (v115 * v116_u[0]) - v113;
    const spherical_screw_pack v118 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), -v117);
    const spherical_screw_pack v119 = v55 + (spherical_screw_pack_at(&dt[0]) * v118);
    const spherical_screw_pack v120 = v2 + (spherical_screw_pack_at(&dt[0]) * v86);
    const spherical_screw_pack v121 = 80.0 * v120;
    const spherical_screw_pack v122 = v119 * v121;
    const spherical_screw_pack v123 = v112 + (v114 * v116_u[0]);
    const spherical_screw_pack v124 = v47 + (spherical_screw_pack_at(&dt[0]) * v123);
    const spherical_screw_pack v125 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&dt[0]) * v101);
    const spherical_screw_pack v126_angle[1] = {v125};
    spherical_screw_pack v126_sine[1];
    spherical_screw_pack v126_cosine[1];
    spherical_screw_bits v126_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v126_angle[0], &v126_sine[0], &v126_cosine[0], &v126_beyond);
    spherical_screw_pack_sincos_guard(1U, v126_angle, v126_sine, v126_cosine, &v126_beyond);
    const spherical_screw_pack v128 = v126_cosine[0] * v124;
    const spherical_screw_pack v129 = v126_sine[0] * v124;
    const spherical_screw_pack v130 = 0.4 * v119;
    const spherical_screw_pack v131 = (spherical_screw_pack_at(&tau[stride]) + (v93 * (v98 - (v110 * v97)))) - (v105 * v87);
    const spherical_screw_pack v132 = (1.0 / (8.0 + v109)) * (v131 - (v91_cosine[0] * (88.29 + (392.40000000000003 * v94))));
    const spherical_screw_pack v133 = v49 + (spherical_screw_pack_at(&dt[0]) * v132);
    const spherical_screw_pack v134 = v126_cosine[0] * ((v133 * (v130 - (v129 * (15.992 + (v120 * v121))))) + (v128 * v122));
    const spherical_screw_pack v135 = 40.0 * v120;
    const spherical_screw_pack v136 = v133 * v128;
    const spherical_screw_pack v137 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v136);
    const spherical_screw_pack v138 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v137 - (392.40000000000003 * v126_sine[0])) + (v135 * ((v133 * v133) + (v128 * v128))));
    const spherical_screw_pack v139 = 0.4 * v126_sine[0];
    const spherical_screw_pack v140 = v70 * v139;
    const spherical_screw_pack v141 = v120 * v135;
    const spherical_screw_pack v142 = 7.992 + v141;
    const spherical_screw_pack v143 = 1.0 / ((v141 + (28.0 - (v139 * v140))) - (v142 * (v126_sine[0] * v126_sine[0])));
    const spherical_screw_pack v144 = v143 * (((spherical_screw_pack_at(&tau[0]) - (v140 * v138)) - (v136 * (0.008000000000000881 * v126_sine[0]))) - v134);
    const spherical_screw_pack v145 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), (v70 * v138) - (v140 * v144));
    const spherical_screw_pack v146 = v137 - ((v139 * v144) + (20.0 * v145));
    const spherical_screw_pack v147 = v143 * (v77 * v140);
    const spherical_screw_pack v148 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v79 + (v140 * v147));
    const spherical_screw_pack v149 = (1.0 + (v139 * v147)) - (20.0 * v148);
    spherical_screw_pack v150_u[1] = {v116_u[0]};
    spherical_screw_pack v150_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v150_of_context_real[3] = {v82, -v149, v146};
    spherical_screw_mask v150_done = { 0 };
    for (int v150_pass = 0; (v150_pass < 40) && !spherical_screw_pack_all(v150_done); v150_pass++) {
        spherical_screw_pack v150_next_u[1];
        spherical_screw_pack v150_next_polished[1];
        spherical_screw_mask v150_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v150_u, v150_polished, v150_of_context_real, v83_of_context_boolean, v150_next_u, v150_next_polished, &v150_ends);
        v150_u[0] = spherical_screw_pack_select(v150_done, v150_u[0], v150_next_u[0]);
        v150_polished[0] = spherical_screw_pack_select(v150_done, v150_polished[0], v150_next_polished[0]);
        v150_done |= v150_ends;
    }
    const spherical_screw_pack v151 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v152 = v47 + (v151 * ((v144 + (v46_number[0] + (v147 * v150_u[0]))) + (2.0 * (v88 + v123))));
    const spherical_screw_pack v153 = spherical_screw_pack_select(v54, spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&q[2U * stride]) + (v151 * (v119 + (v87 + (v55 + v60)))));
    const spherical_screw_pack v154 = (spherical_screw_pack_at(&tau[stride]) + (v128 * (v130 - (v142 * v129)))) - (v133 * v122);
    const spherical_screw_pack v155 = v46_number[1] + ((1.0 / (8.0 + v141)) * (v154 - (v126_cosine[0] * (88.29 + (392.40000000000003 * v120)))));
    const spherical_screw_pack v156 = v49 + (v151 * (v155 + (2.0 * (v100 + v132))));
    const spherical_screw_pack v157 = v151 * ((v46_number[2] + spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v145 - (v148 * v150_u[0]))) + (2.0 * (v85 + v118)));
    const spherical_screw_pack v158 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v55 + v157);
    const spherical_screw_mask v159 = (spherical_screw_mask)((spherical_screw_pack_abs(v158) + (spherical_screw_pack_abs(v156) + (spherical_screw_pack_abs(v152) + spherical_screw_pack_abs(v153)))) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v160 = spherical_screw_pack_at(&q[0]) + (v151 * ((v47 + v124) + (2.0 * (v48 + v89))));
    const spherical_screw_pack v161 = spherical_screw_pack_at(&q[stride]) + (v151 * ((v49 + v133) + (2.0 * (v63 + v101))));
    const spherical_screw_pack v162 = spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0])) + (v37 + spherical_screw_pack_abs(v161))));
    const spherical_screw_pack v163 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0]))));
    const spherical_screw_mask v164 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) + v163)) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v165 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0])) & (v159 & ((spherical_screw_mask)((spherical_screw_pack_abs(v160) + v162) < spherical_screw_pack_splat(1e+38)) & v164));
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v165, v160, spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v165, v161, spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v165, v153, spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v165, v152, spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v165, v156, spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v165, v158, spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v165, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0])), spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v165, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride])), spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v165, v46_best[0], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    const spherical_screw_pack v166 = v146 - (v149 * v150_u[0]);
    const spherical_screw_pack v167 = v82 * v82;
    const spherical_screw_pack v168 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v82 * v166)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v167 * v166));
    const spherical_screw_pack v169 = spherical_screw_pack_max(spherical_screw_pack_abs(v150_u[0]), spherical_screw_pack_abs(v168));
    const spherical_screw_mask v170 = (spherical_screw_mask)(spherical_screw_pack_abs(v150_u[0] - v168) <= (v169 * spherical_screw_pack_select((spherical_screw_mask)(v169 < (1.0000000009313226 * v169)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v150_done;
    const spherical_screw_pack v171 = ((v104 - (v107 * v123)) - v116_u[0]) + (20.0 * v117);
    const spherical_screw_pack v172 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), v167 * (v171 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v82 * v171)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v173 = spherical_screw_pack_max(spherical_screw_pack_abs(v172), spherical_screw_pack_abs(v116_u[0]));
    const spherical_screw_mask v174 = (spherical_screw_mask)(spherical_screw_pack_abs(v116_u[0] - v172) <= (v173 * spherical_screw_pack_select((spherical_screw_mask)(v173 < (1.0000000009313226 * v173)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v116_done;
    const spherical_screw_pack v175 = ((v67 - (v69 * v88)) - v83_u[0]) - (20.0 * v84);
    const spherical_screw_pack v176 = spherical_screw_pack_select(v54, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v82 * v175)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v167 * v175));
    const spherical_screw_pack v177 = spherical_screw_pack_max(spherical_screw_pack_abs(v176), spherical_screw_pack_abs(v83_u[0]));
    const spherical_screw_mask v178 = v83_done & (spherical_screw_mask)(spherical_screw_pack_abs(v83_u[0] - v176) <= (v177 * spherical_screw_pack_select((spherical_screw_mask)(v177 < (1.0000000009313226 * v177)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v179 = spherical_screw_pack_select(v46_done, spherical_screw_pack_select(v46_flag[2] | v46_flag[1], spherical_screw_pack_select(v46_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v46_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v46_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v46_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v180 = spherical_screw_pack_abs(v20) + (spherical_screw_pack_abs(v46_number[2]) + (spherical_screw_pack_abs(v46_number[1]) + spherical_screw_pack_abs(v46_number[0])));
    const spherical_screw_pack v181 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v24) + (spherical_screw_pack_abs(v45) + v180)) < spherical_screw_pack_splat(1e+38)), v179, spherical_screw_pack_splat(6.0));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v165, spherical_screw_pack_select((v174 & v178) & v170, v181, spherical_screw_pack_max(spherical_screw_pack_splat(5.0), v181)), spherical_screw_pack_splat(6.0));
}

void spherical_screw_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
        spherical_screw_pack_step_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
    const spherical_screw_pack v2 = context_real[1] * v1;
    const spherical_screw_pack v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v6 = v5 * v4;
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v5 * v1) - (v2 * v6));
    const spherical_screw_pack v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7);
    const spherical_screw_pack v9 = 1.0 + (0.4285714285714286 * v8);
    const spherical_screw_pack v10 = 1.0 - (0.375 * v8);
    const spherical_screw_pack v11 = v10 * v9;
    const spherical_screw_mask v12 = (spherical_screw_mask)(v5 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v13 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v11) & v12, spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v10, v9))));
    const spherical_screw_pack v14 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v15 = (context_real[3] * v3) - (v4 * v14);
    const spherical_screw_pack v16 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v1 * v14) + (v2 * v15));
    const spherical_screw_pack v17 = context_real[7] - context_real[6];
    const spherical_screw_pack v18 = ((context_real[1] * v15) - (20.0 * v16)) - v17;
    const spherical_screw_mask v19 = ~v0;
    const spherical_screw_pack v20 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v21_u[1] = {spherical_screw_pack_select(v13, number[3], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v21_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v21_of_context_real[3] = {v20, -v8, v18};
    const spherical_screw_mask v21_of_context_boolean[1] = {v19};
    spherical_screw_mask v21_done = { 0 };
    for (int v21_pass = 0; (v21_pass < 40) && !spherical_screw_pack_all(v21_done); v21_pass++) {
        spherical_screw_pack v21_next_u[1];
        spherical_screw_pack v21_next_polished[1];
        spherical_screw_mask v21_ends;
        spherical_screw_pack_interpolated_pattern_loads(spacing, prepared, v21_u, v21_polished, v21_of_context_real, v21_of_context_boolean, v21_next_u, v21_next_polished, &v21_ends);
        v21_u[0] = spherical_screw_pack_select(v21_done, v21_u[0], v21_next_u[0]);
        v21_polished[0] = spherical_screw_pack_select(v21_done, v21_polished[0], v21_next_polished[0]);
        v21_done |= v21_ends;
    }
    number_out[3] = v21_u[0];
    const spherical_screw_pack v22 = v15 + (v6 * v21_u[0]);
    const spherical_screw_pack v23 = context_real[1] * v22;
    const spherical_screw_pack v24 = spherical_screw_pack_select(v0, context_real[5] + v23, v21_u[0]);
    const spherical_screw_pack v25 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v16 - (v7 * v21_u[0]));
    const spherical_screw_pack v26 = ((v23 - (20.0 * v25)) - v24) - v17;
    const spherical_screw_pack v27 = 0.5 * v26;
    const spherical_screw_pack v28 = 1.6666666666666667 * v26;
    const spherical_screw_pack v29 = v24 + v26;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v29 - spherical_screw_pack_min(v28, v27), spherical_screw_pack_max(v28, v27) - v29), v20 * v25);
    const spherical_screw_pack v31 = spherical_screw_pack_select(v0, v30, 60.0 * v30);
    const spherical_screw_pack v32 = spherical_screw_pack_max(spherical_screw_pack_abs(context_real[5]), spherical_screw_pack_abs(v24));
    const spherical_screw_mask v33 = ~flag[0];
    const spherical_screw_mask v34 = context_boolean[1] & v33;
    const spherical_screw_mask v35 = (v34 & (spherical_screw_mask)(((-1e-06) * v32) <= v31)) | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v30) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v30)));
    const spherical_screw_pack v36 = v20 * (v18 - (v8 * v21_u[0]));
    const spherical_screw_pack v37 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v36), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v20 * v36));
    const spherical_screw_pack v38 = spherical_screw_pack_max(spherical_screw_pack_abs(v21_u[0]), spherical_screw_pack_abs(v37));
    const spherical_screw_pack v39 = spherical_screw_pack_abs(v21_u[0] - v37);
    const spherical_screw_mask v40 = (spherical_screw_mask)(v39 <= (v38 * spherical_screw_pack_select((spherical_screw_mask)(v38 < (1.0000000009313226 * v38)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v21_done;
    const spherical_screw_mask v41 = (context_boolean[0] | v35) & v40;
    const spherical_screw_mask v42 = flag[1] | v41;
    flag_out[1] = v42;
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v34, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const spherical_screw_mask v44 = spherical_screw_pack_select_whole(v34, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const spherical_screw_mask v45 = v44 | v43;
    const spherical_screw_pack v46 = -(1.0 - v5);
    const spherical_screw_mask v47 = (v44 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v46 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v46))) & v45);
    const spherical_screw_pack v48 = spherical_screw_pack_select(v47, v5, 1.0 + v5);
    const spherical_screw_mask v49 = ~(v47 | (spherical_screw_mask)(v48 <= spherical_screw_pack_select(v45, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v50 = v49 & (~v42);
    const spherical_screw_mask v51 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v33 & v50));
    const spherical_screw_mask v52 = spherical_screw_pack_select_whole(((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v48) & (spherical_screw_mask)(v48 <= spherical_screw_pack_splat(0.0))) & (context_boolean[2] & (~v34)), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v43, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v51, spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[3], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v47, spherical_screw_pack_select_whole(v0 & v43, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v52));
    const spherical_screw_mask v53 = ~flag[1];
    const spherical_screw_mask v54 = v40 & (context_boolean[0] | (spherical_screw_mask)(((-1e-12) * v32) <= v31));
    const spherical_screw_mask v55 = (v53 & v41) | ((~flag[2]) & (v53 & v54));
    best_out[0] = spherical_screw_pack_select_whole(v55, pattern[0], best[0]);
    flag_out[0] = flag[0] | v51;
    flag_out[2] = flag[2] | v54;
    const spherical_screw_mask v56 = flag[3] | (flag[1] & v41);
    flag_out[3] = v56;
    const spherical_screw_mask v57 = ~v40;
    const spherical_screw_mask v58 = v19 & (spherical_screw_mask)(v11 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v59 = v12 & v58;
    flag_out[4] = flag[4] | (v57 & (~((spherical_screw_mask)((1e-05 * v38) < v39) & (v59 & v57))));
    flag_out[5] = spherical_screw_pack_select_whole(v55, v13, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v55, v58 & (v59 & v40), flag[6]);
    number_out[0] = spherical_screw_pack_select(v55, -v22, number[0]);
    number_out[1] = spherical_screw_pack_select(v55, context_real[4] * (1.0 / spherical_screw_pack_select(v55, context_real[2], spherical_screw_pack_splat(1.0))), number[1]);
    number_out[2] = spherical_screw_pack_select(v55, v25, number[2]);
    *done = (v50 & (~v51)) | (v42 & ((v49 | (v0 | (~v47))) | v56));
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
    const spherical_screw_pack v0_angle[1] = {context_real[10]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_mask v2 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == context_mode[2]);
    const spherical_screw_pack v3 = 0.8 + context_real[11];
    const spherical_screw_pack v4 = 40.0 * v3;
    const spherical_screw_pack v5 = context_real[12] * v0_cosine[0];
    const spherical_screw_pack v6 = (v4 * ((context_real[13] * context_real[13]) + (v5 * v5))) - (392.40000000000003 * v0_sine[0]);
    const spherical_screw_pack v7 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v8 = context_real[13] * v5;
    const spherical_screw_pack v9 = (0.4 * v8) - context_real[2];
    const spherical_screw_pack v10 = v6 - v9;
    const spherical_screw_pack v11 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v10);
    const spherical_screw_pack v12 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v13 = v3 * v4;
    const spherical_screw_pack v14 = 0.16000000000000003 * v7;
    const spherical_screw_pack v15 = 1.0 / (((v12 * (v13 + (7.992 + v14))) - 28.0) - v13);
    const spherical_screw_pack v16 = v12 * v15;
    const spherical_screw_pack v17 = 32.0 * v3;
    const spherical_screw_pack v18 = v14 * v16;
    const spherical_screw_pack v19 = (v8 * (v16 * (6.3936 + (v3 * v17)))) - (v11 * v18);
    const spherical_screw_pack v20 = (((0.16000000000000003 * context_real[13]) + (v5 * v17)) * (context_real[14] * v0_cosine[0])) - (0.4 * context_real[4]);
    const spherical_screw_pack v21 = v19 - (v20 * (v0_sine[0] * v15));
    const spherical_screw_pack v22 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v7 * (v11 + v21));
    const spherical_screw_pack v23 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v24 = v18 * v23;
    const spherical_screw_pack v25 = spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v7 * (v23 - v24));
    spherical_screw_pack v26_u[1] = {context_real[8]};
    spherical_screw_pack v26_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v26_of_context_real[3] = {spherical_screw_pack_real_of(context_mode[2]), v24 + ((20.0 * v25) - 1.0), (v21 - v9) - (20.0 * v22)};
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
    const spherical_screw_pack v27 = v6 + (20.0 * spherical_screw_pack_select(v2, spherical_screw_pack_splat(0.0), v22 - (v25 * v26_u[0])));
    const spherical_screw_pack v28 = -(1.6666666666666667 * v27);
    const spherical_screw_pack v29 = -(0.5 * v27);
    const spherical_screw_pack v30 = spherical_screw_pack_max(v28, v29);
    const spherical_screw_pack v31 = ((v10 + v21) - v27) + (v24 * v26_u[0]);
    const spherical_screw_pack v32 = spherical_screw_pack_min(v28, v29);
    const spherical_screw_pack v33 = spherical_screw_pack_min(v30 - v31, v31 - v32);
    const spherical_screw_mask v34 = v2 & (spherical_screw_mask)(v33 < spherical_screw_pack_splat(0.0));
    result_boolean[0] = v34;
    const spherical_screw_pack v35 = ((context_real[2] - (20.0 * context_real[7])) - context_real[3]) - context_real[1];
    const spherical_screw_pack v36 = 0.5 * v35;
    const spherical_screw_pack v37 = 1.6666666666666667 * v35;
    const spherical_screw_pack v38 = ((context_real[0] * context_real[6]) - context_real[1]) - v35;
    const spherical_screw_pack v39 = spherical_screw_pack_max(spherical_screw_pack_splat(0.0), spherical_screw_pack_min(spherical_screw_pack_max(v36, v37) + v38, -(v38 + spherical_screw_pack_min(v36, v37))));
    result_real[0] = spherical_screw_pack_select(v34, v39 / spherical_screw_pack_select(v34, spherical_screw_pack_select(v34, v39 - v33, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    result_mode[0] = spherical_screw_pack_mode_of(((2.0 * v31) - v30) - v32);
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
    const spherical_screw_pack v6 = 0.8 + q[2];
    const spherical_screw_pack v7 = 40.0 * v6;
    const spherical_screw_pack v8 = v6 * v7;
    const spherical_screw_pack v9 = 7.992 + v8;
    const spherical_screw_pack v10 = ((v9 * (v2_sine[0] * v2_sine[0])) - v8) - 28.0;
    const spherical_screw_pack v11 = 0.006666666666666667 * v2_sine[0];
    const spherical_screw_pack v12 = 0.4 * v2_sine[0];
    const spherical_screw_pack v13 = v11 * (1.0 / ((v12 * v11) + v10));
    const spherical_screw_pack v14 = (v11 * v13) - 0.016666666666666666;
    const spherical_screw_pack v15 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v14);
    const spherical_screw_mask v16 = (spherical_screw_mask)(v15 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v17 = 80.0 * v6;
    const spherical_screw_pack v18 = qd[0] * v2_sine[0];
    const spherical_screw_pack v19 = 0.4 * qd[2];
    const spherical_screw_pack v20 = qd[2] * v17;
    const spherical_screw_pack v21 = qd[0] * v2_cosine[0];
    const spherical_screw_pack v22 = v2_cosine[0] * ((v21 * v20) + (qd[1] * (v19 - ((15.992 + (v6 * v17)) * v18))));
    const spherical_screw_pack v23 = qd[1] * v21;
    const spherical_screw_pack v24 = ((v23 * (0.008000000000000881 * v2_sine[0])) - tau[0]) + v22;
    const spherical_screw_pack v25 = v24 * v13;
    const spherical_screw_pack v26 = 0.4 * v23;
    const spherical_screw_pack v27 = tau[2] - v26;
    const spherical_screw_pack v28 = ((v7 * ((qd[1] * qd[1]) + (v21 * v21))) - (392.40000000000003 * v2_sine[0])) + v27;
    const spherical_screw_pack v29 = v28 * v14;
    const spherical_screw_pack v30 = v25 + v29;
    const spherical_screw_pack v31 = 0.6666666666666667 * spherical_screw_pack_abs((v27 - (40.0 * v30)) - v28);
    const spherical_screw_pack v32 = spherical_screw_pack_select(v16, v31 / spherical_screw_pack_select(v16, spherical_screw_pack_select(v16, 1.0 - v15, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v33 = spherical_screw_pack_min(v32, v31 + (v15 * v32));
    const spherical_screw_pack v34 = spherical_screw_pack_min(v33, v31 + (v15 * v33));
    const spherical_screw_pack v35 = 1e-08 * (spherical_screw_pack_abs(v29) + spherical_screw_pack_abs(v25));
    const spherical_screw_mask v36 = (spherical_screw_mask)(spherical_screw_pack_abs(v30) <= (v35 - (spherical_screw_pack_min(v34, v31 + (v15 * v34)) * (1.0001 * v14))));
    const spherical_screw_mask v37 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == qd[2]);
    const spherical_screw_mask v38 = v37 & v36;
    const spherical_screw_mask v39 = ~(spherical_screw_mask)(spherical_screw_pack_whole(0) == forced[0]);
    const spherical_screw_mask v40 = v39 & (v37 & v39);
    const spherical_screw_pack v41 = -v35;
    const spherical_screw_mask v42 = spherical_screw_pack_mode_of(qd[2]);
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v37, (spherical_screw_mask)(v41 < (-v30)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v42));
    const spherical_screw_mask v44 = spherical_screw_pack_select_whole(v38 & (~v40), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v40, (spherical_screw_mask)(spherical_screw_pack_whole(1) == forced[0]), v43), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v45 = ((qd[1] * v20) - tau[1]) - (v21 * (v19 - (v9 * v18)));
    const spherical_screw_pack v46 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v6))) + v45;
    const spherical_screw_mask v47 = ~v37;
    crossing_out[0] = spherical_screw_pack_whole(0);
    crossing_out[1] = spherical_screw_pack_whole(0);
    spherical_screw_mask v48_pattern[1] = {v44};
    spherical_screw_mask v48_best[1] = {v44};
    spherical_screw_mask v48_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v48_number[4] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v48_of_context_real[8] = {-v10, v12, 8.0 + v8, -v24, -v46, v28, tau[2], v26};
    const spherical_screw_mask v48_of_context_boolean[5] = {v47, v40, v38, v43, spherical_screw_pack_select_whole(v37, (spherical_screw_mask)(v41 < v30), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v42))};
    const spherical_screw_mask v48_of_context_mode[2] = {v42, forced[0]};
    spherical_screw_mask v48_done = { 0 };
    for (int v48_pass = 0; (v48_pass < 6) && !spherical_screw_pack_all(v48_done); v48_pass++) {
        spherical_screw_mask v48_next_pattern[1];
        spherical_screw_mask v48_next_best[1];
        spherical_screw_mask v48_next_flag[7];
        spherical_screw_pack v48_next_number[4];
        spherical_screw_mask v48_ends;
        spherical_screw_pack_interpolated_pattern(spacing, prepared, v48_pattern, v48_best, v48_flag, v48_number, v48_of_context_real, v48_of_context_boolean, v48_of_context_mode, v48_next_pattern, v48_next_best, v48_next_flag, v48_next_number, &v48_ends);
        v48_pattern[0] = spherical_screw_pack_select_whole(v48_done, v48_pattern[0], v48_next_pattern[0]);
        v48_best[0] = spherical_screw_pack_select_whole(v48_done, v48_best[0], v48_next_best[0]);
        v48_flag[0] = spherical_screw_pack_select_whole(v48_done, v48_flag[0], v48_next_flag[0]);
        v48_flag[1] = spherical_screw_pack_select_whole(v48_done, v48_flag[1], v48_next_flag[1]);
        v48_flag[2] = spherical_screw_pack_select_whole(v48_done, v48_flag[2], v48_next_flag[2]);
        v48_flag[3] = spherical_screw_pack_select_whole(v48_done, v48_flag[3], v48_next_flag[3]);
        v48_flag[4] = spherical_screw_pack_select_whole(v48_done, v48_flag[4], v48_next_flag[4]);
        v48_flag[5] = spherical_screw_pack_select_whole(v48_done, v48_flag[5], v48_next_flag[5]);
        v48_flag[6] = spherical_screw_pack_select_whole(v48_done, v48_flag[6], v48_next_flag[6]);
        v48_number[0] = spherical_screw_pack_select(v48_done, v48_number[0], v48_next_number[0]);
        v48_number[1] = spherical_screw_pack_select(v48_done, v48_number[1], v48_next_number[1]);
        v48_number[2] = spherical_screw_pack_select(v48_done, v48_number[2], v48_next_number[2]);
        v48_number[3] = spherical_screw_pack_select(v48_done, v48_number[3], v48_next_number[3]);
        v48_done |= v48_ends;
    }
    const spherical_screw_pack v49 = qd[0] + (v0 * v48_number[0]);
    const spherical_screw_pack v50 = v2_cosine[1] * v49;
    const spherical_screw_pack v51 = v6 + (qd[2] * v0);
    const spherical_screw_pack v52 = 40.0 * v51;
    const spherical_screw_pack v53 = v52 * v50;
    const spherical_screw_pack v54 = qd[2] + (v48_number[2] * v0);
    const spherical_screw_pack v55 = 2.0 * v54;
    const spherical_screw_pack v56 = 0.4 * v54;
    const spherical_screw_pack v57 = v49 * v2_sine[1];
    const spherical_screw_pack v58 = qd[1] + (v0 * v48_number[1]);
    const spherical_screw_pack v59 = (v58 * ((v57 * (15.992 + (v51 * (80.0 * v51)))) - v56)) - (v55 * v53);
    const spherical_screw_pack v60 = v52 * v58;
    const spherical_screw_pack v61 = v50 * v58;
    const spherical_screw_pack v62 = tau[2] - (0.4 * v61);
    mode_out[2] = v48_best[0];
    const spherical_screw_mask v63 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v48_best[0]);
    const spherical_screw_pack v64 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), ((v62 - (392.40000000000003 * v2_sine[1])) + (v58 * v60)) + (v50 * v53));
    const spherical_screw_pack v65 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v66 = 0.4 * v2_sine[1];
    const spherical_screw_pack v67 = v65 * v66;
    const spherical_screw_pack v68 = v51 * v52;
    const spherical_screw_pack v69 = 7.992 + v68;
    const spherical_screw_pack v70 = 1.0 / ((((v66 * v67) - 28.0) - v68) + (v69 * (v2_sine[1] * v2_sine[1])));
    const spherical_screw_pack v71 = v70 * (((tau[0] - (v67 * v64)) - (v61 * (0.008000000000000881 * v2_sine[1]))) + (v2_cosine[1] * v59));
    const spherical_screw_pack v72 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), (v65 * v64) + (v67 * v71));
    const spherical_screw_pack v73 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v74 = v73 * (v67 * v70);
    const spherical_screw_pack v75 = v65 * v73;
    const spherical_screw_pack v76 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v75 - (v67 * v74));
    const spherical_screw_mask v77 = ~v63;
    const spherical_screw_pack v78 = spherical_screw_pack_real_of(v48_best[0]);
    spherical_screw_pack v79_u[1] = {v48_number[3]};
    spherical_screw_pack v79_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v79_of_context_real[3] = {v78, ((v66 * v74) - 1.0) + (20.0 * v76), (v62 + (v66 * v71)) - (20.0 * v72)};
    const spherical_screw_mask v79_of_context_boolean[1] = {v77};
    spherical_screw_mask v79_done = { 0 };
    for (int v79_pass = 0; (v79_pass < 40) && !spherical_screw_pack_all(v79_done); v79_pass++) {
        spherical_screw_pack v79_next_u[1];
        spherical_screw_pack v79_next_polished[1];
        spherical_screw_mask v79_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v79_u, v79_polished, v79_of_context_real, v79_of_context_boolean, v79_next_u, v79_next_polished, &v79_ends);
        v79_u[0] = spherical_screw_pack_select(v79_done, v79_u[0], v79_next_u[0]);
        v79_polished[0] = spherical_screw_pack_select(v79_done, v79_polished[0], v79_next_polished[0]);
        v79_done |= v79_ends;
    }
    const spherical_screw_pack v80 = v71 + (v74 * v79_u[0]);
    const spherical_screw_pack v81 = qd[0] - (v0 * v80);
    const spherical_screw_pack v82 = q[1] + (v0 * v58);
    const spherical_screw_pack v83_angle[1] = {v82};
    spherical_screw_pack v83_sine[1];
    spherical_screw_pack v83_cosine[1];
    spherical_screw_bits v83_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v83_angle[0], &v83_sine[0], &v83_cosine[0], &v83_beyond);
    spherical_screw_pack_sincos_guard(1U, v83_angle, v83_sine, v83_cosine, &v83_beyond);
    const spherical_screw_pack v85 = v83_cosine[0] * v81;
    const spherical_screw_pack v86 = v6 + (v0 * v54);
    const spherical_screw_pack v87 = 40.0 * v86;
    const spherical_screw_pack v88 = v87 * v85;
    const spherical_screw_pack v89 = v72 - (v76 * v79_u[0]);
    const spherical_screw_pack v90 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v89);
    const spherical_screw_pack v91 = qd[2] + (v0 * v90);
    const spherical_screw_pack v92 = 2.0 * v91;
    const spherical_screw_pack v93 = 0.4 * v91;
    const spherical_screw_pack v94 = v81 * v83_sine[0];
    const spherical_screw_pack v95 = (tau[1] + (v50 * (v56 - (v69 * v57)))) - (v55 * v60);
    const spherical_screw_pack v96 = (1.0 / (8.0 + v68)) * (v95 - (v2_cosine[1] * (88.29 + (392.40000000000003 * v51))));
    const spherical_screw_pack v97 = qd[1] + (v0 * v96);
    const spherical_screw_pack v98 = (v97 * ((v94 * (15.992 + (v86 * (80.0 * v86)))) - v93)) - (v92 * v88);
    const spherical_screw_pack v99 = v97 * v85;
    const spherical_screw_pack v100 = tau[2] - (0.4 * v99);
    const spherical_screw_pack v101 = v97 * v87;
    const spherical_screw_pack v102 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), ((v100 - (392.40000000000003 * v83_sine[0])) + (v97 * v101)) + (v85 * v88));
    const spherical_screw_pack v103 = 0.4 * v83_sine[0];
    const spherical_screw_pack v104 = v65 * v103;
    const spherical_screw_pack v105 = v86 * v87;
    const spherical_screw_pack v106 = 7.992 + v105;
    const spherical_screw_pack v107 = 1.0 / ((((v103 * v104) - 28.0) - v105) + (v106 * (v83_sine[0] * v83_sine[0])));
    const spherical_screw_pack v108 = v107 * (((tau[0] - (v104 * v102)) - (v99 * (0.008000000000000881 * v83_sine[0]))) + (v83_cosine[0] * v98));
    const spherical_screw_pack v109 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), (v65 * v102) + (v104 * v108));
    const spherical_screw_pack v110 = v107 * (v73 * v104);
    const spherical_screw_pack v111 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v75 - (v104 * v110));
    spherical_screw_pack v112_u[1] = {v79_u[0]};
    spherical_screw_pack v112_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v112_of_context_real[3] = {v78, ((20.0 * v111) - 1.0) + (v103 * v110), v100 + ((v103 * v108) - (20.0 * v109))};
    spherical_screw_mask v112_done = { 0 };
    for (int v112_pass = 0; (v112_pass < 40) && !spherical_screw_pack_all(v112_done); v112_pass++) {
        spherical_screw_pack v112_next_u[1];
        spherical_screw_pack v112_next_polished[1];
        spherical_screw_mask v112_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v112_u, v112_polished, v112_of_context_real, v79_of_context_boolean, v112_next_u, v112_next_polished, &v112_ends);
        v112_u[0] = spherical_screw_pack_select(v112_done, v112_u[0], v112_next_u[0]);
        v112_polished[0] = spherical_screw_pack_select(v112_done, v112_polished[0], v112_next_polished[0]);
        v112_done |= v112_ends;
    }
    const spherical_screw_pack v113 = (v111 * v112_u[0]) - v109;
    const spherical_screw_pack v114 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), -v113);
    const spherical_screw_pack v115 = qd[2] + (trial * v114);
    const spherical_screw_pack v116 = v6 + (trial * v91);
    const spherical_screw_pack v117 = 80.0 * v116;
    const spherical_screw_pack v118 = v115 * v117;
    const spherical_screw_pack v119 = v108 + (v110 * v112_u[0]);
    const spherical_screw_pack v120 = qd[0] - (trial * v119);
    const spherical_screw_pack v121 = q[1] + (trial * v97);
    const spherical_screw_pack v122_angle[1] = {v121};
    spherical_screw_pack v122_sine[1];
    spherical_screw_pack v122_cosine[1];
    spherical_screw_bits v122_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v122_angle[0], &v122_sine[0], &v122_cosine[0], &v122_beyond);
    spherical_screw_pack_sincos_guard(1U, v122_angle, v122_sine, v122_cosine, &v122_beyond);
    const spherical_screw_pack v124 = v122_cosine[0] * v120;
    const spherical_screw_pack v125 = 0.4 * v115;
    const spherical_screw_pack v126 = v122_sine[0] * v120;
    const spherical_screw_pack v127 = (tau[1] + (v85 * (v93 - (v106 * v94)))) - (v92 * v101);
    const spherical_screw_pack v128 = (1.0 / (8.0 + v105)) * (v127 - (v83_cosine[0] * (88.29 + (392.40000000000003 * v86))));
    const spherical_screw_pack v129 = qd[1] + (trial * v128);
    const spherical_screw_pack v130 = v122_cosine[0] * ((v129 * ((v126 * (15.992 + (v116 * v117))) - v125)) - (v124 * v118));
    const spherical_screw_pack v131 = 40.0 * v116;
    const spherical_screw_pack v132 = v129 * v124;
    const spherical_screw_pack v133 = tau[2] - (0.4 * v132);
    const spherical_screw_pack v134 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), (v133 - (392.40000000000003 * v122_sine[0])) + (v131 * ((v129 * v129) + (v124 * v124))));
    const spherical_screw_pack v135 = 0.4 * v122_sine[0];
    const spherical_screw_pack v136 = v65 * v135;
    const spherical_screw_pack v137 = v116 * v131;
    const spherical_screw_pack v138 = 7.992 + v137;
    const spherical_screw_pack v139 = 1.0 / ((((v135 * v136) - 28.0) - v137) + (v138 * (v122_sine[0] * v122_sine[0])));
    const spherical_screw_pack v140 = v139 * (((tau[0] - (v134 * v136)) - (v132 * (0.008000000000000881 * v122_sine[0]))) + v130);
    const spherical_screw_pack v141 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), (v65 * v134) + (v136 * v140));
    const spherical_screw_pack v142 = v133 - ((20.0 * v141) - (v135 * v140));
    const spherical_screw_pack v143 = v139 * (v73 * v136);
    const spherical_screw_pack v144 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v75 - (v136 * v143));
    const spherical_screw_pack v145 = (1.0 - (20.0 * v144)) - (v135 * v143);
    spherical_screw_pack v146_u[1] = {v112_u[0]};
    spherical_screw_pack v146_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v146_of_context_real[3] = {v78, -v145, v142};
    spherical_screw_mask v146_done = { 0 };
    for (int v146_pass = 0; (v146_pass < 40) && !spherical_screw_pack_all(v146_done); v146_pass++) {
        spherical_screw_pack v146_next_u[1];
        spherical_screw_pack v146_next_polished[1];
        spherical_screw_mask v146_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v146_u, v146_polished, v146_of_context_real, v79_of_context_boolean, v146_next_u, v146_next_polished, &v146_ends);
        v146_u[0] = spherical_screw_pack_select(v146_done, v146_u[0], v146_next_u[0]);
        v146_polished[0] = spherical_screw_pack_select(v146_done, v146_polished[0], v146_next_polished[0]);
        v146_done |= v146_ends;
    }
    const spherical_screw_pack v147 = 0.16666666666666666 * trial;
    const spherical_screw_pack v148 = v147 * ((v48_number[2] + spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v141 - (v144 * v146_u[0]))) + (2.0 * (v90 + v114)));
    const spherical_screw_pack v149 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), qd[2] + v148);
    const spherical_screw_pack v150 = qd[0] + (v147 * (((v48_number[0] - v140) - (v143 * v146_u[0])) - (2.0 * (v80 + v119))));
    const spherical_screw_pack v151 = (tau[1] + (v124 * (v125 - (v138 * v126)))) - (v129 * v118);
    const spherical_screw_pack v152 = v48_number[1] + ((1.0 / (8.0 + v137)) * (v151 - (v122_cosine[0] * (88.29 + (392.40000000000003 * v116)))));
    const spherical_screw_pack v153 = qd[1] + (v147 * (v152 + (2.0 * (v96 + v128))));
    const spherical_screw_pack v154 = spherical_screw_pack_select(v63, q[2], q[2] + (v147 * (v115 + (v92 + (qd[2] + v55)))));
    q_out[2] = v154;
    const spherical_screw_pack v155 = q[0] + (v147 * ((qd[0] + v120) + (2.0 * (v49 + v81))));
    q_out[0] = v155;
    const spherical_screw_pack v156 = q[1] + (v147 * ((qd[1] + v129) + (2.0 * (v58 + v97))));
    q_out[1] = v156;
    const spherical_screw_mask v157 = spherical_screw_pack_mode_of(qd[1]);
    mode_out[1] = v157;
    const spherical_screw_mask v158 = spherical_screw_pack_mode_of(qd[0]);
    mode_out[0] = v158;
    spherical_screw_pack v160 = spherical_screw_pack_splat(1.0);
    spherical_screw_mask v161 = spherical_screw_pack_whole(0);
    spherical_screw_mask v162 = spherical_screw_pack_whole(0);
    if (!spherical_screw_pack_all(~(v63))) {
        const spherical_screw_pack v159_of_context_real[15] = {v12, v28, tau[2], v26, tau[0], tau[1], v48_number[0], v48_number[2], v48_number[3], v155, v156, v154, v150, v153, v149};
        const spherical_screw_mask v159_of_context_mode[3] = {v158, v157, v48_best[0]};
        spherical_screw_pack v159_result_real[1];
        spherical_screw_mask v159_result_boolean[1];
        spherical_screw_mask v159_result_mode[1];
        spherical_screw_pack_interpolated_breakaways(spacing, prepared, v159_of_context_real, v159_of_context_mode, v159_result_real, v159_result_boolean, v159_result_mode);
        v160 = spherical_screw_pack_select(v63, v159_result_real[0], v160);
        v161 = spherical_screw_pack_select_whole(v63, v159_result_boolean[0], v161);
        v162 = spherical_screw_pack_select_whole(v63, v159_result_mode[0], v162);
    }
    const spherical_screw_mask v163 = (spherical_screw_mask)((v78 * v149) < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v164 = v47 & v163;
    const spherical_screw_pack v165 = spherical_screw_pack_select(v164, qd[2] / spherical_screw_pack_select(v164, spherical_screw_pack_select(v164, qd[2] - v149, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v166 = spherical_screw_pack_min(spherical_screw_pack_min(spherical_screw_pack_splat(1.0), v165), v160);
    const spherical_screw_mask v167 = crossing[1] | crossing[0];
    const spherical_screw_mask v168 = (crossing[2] | v167) | (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == heading[0]));
    const spherical_screw_mask v169 = ((spherical_screw_mask)(v166 < spherical_screw_pack_splat(1.0)) & (~v168)) & (~(spherical_screw_mask)(spherical_screw_pack_splat(10.0) <= passes));
    const spherical_screw_mask v170 = ~v169;
    const spherical_screw_mask v171 = crossing[2] | v163;
    const spherical_screw_mask v172 = (v167 | v171) & v170;
    const spherical_screw_mask v173 = v63 | v171;
    const spherical_screw_pack v174 = spherical_screw_pack_select(v173, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v175 = v12 * v174;
    const spherical_screw_pack v176 = -(1.0 / spherical_screw_pack_select(((~crossing[0]) & v170) & v172, v10 + (v12 * v175), spherical_screw_pack_splat(1.0)));
    const spherical_screw_pack v177 = spherical_screw_pack_select(v173, spherical_screw_pack_splat(0.0), v12 * spherical_screw_pack_select(crossing[0], v150, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v178 = spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v176) * ((v175 * v177) - spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v12 * spherical_screw_pack_select(v173, v149, spherical_screw_pack_splat(0.0))));
    const spherical_screw_pack v179 = spherical_screw_pack_select(v172, spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v150 + spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), -v178)), v150);
    qd_out[0] = v179;
    const spherical_screw_pack v180 = spherical_screw_pack_select(v172, spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), v153), v153);
    qd_out[1] = v180;
    const spherical_screw_pack v181 = spherical_screw_pack_select(v172, spherical_screw_pack_select(v173, spherical_screw_pack_splat(0.0), v149 + spherical_screw_pack_select(v173, spherical_screw_pack_splat(0.0), (v174 * v177) + (v175 * v178))), v149);
    qd_out[2] = v181;
    crossing_out[2] = v169 & (v163 & (spherical_screw_mask)(v165 <= v166));
    const spherical_screw_mask v182 = spherical_screw_pack_select_whole(v168, heading[0], spherical_screw_pack_whole(0));
    forced_out[0] = v182;
    heading_out[0] = spherical_screw_pack_select_whole((v169 & v161) & (spherical_screw_mask)(v160 <= v166), v162, spherical_screw_pack_whole(0));
    const spherical_screw_pack v183 = spherical_screw_pack_select(v169, past, spherical_screw_pack_select(v168, trial + past, dt));
    *past_out = v183;
    const spherical_screw_pack v184 = spherical_screw_pack_select(v169, trial * v166, dt - v183);
    *trial_out = v184;
    *passes_out = 1.0 + passes;
    const spherical_screw_pack v185 = v142 - (v145 * v146_u[0]);
    const spherical_screw_pack v186 = v78 * v78;
    const spherical_screw_pack v187 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v185)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v186 * v185));
    const spherical_screw_pack v188 = spherical_screw_pack_max(spherical_screw_pack_abs(v146_u[0]), spherical_screw_pack_abs(v187));
    const spherical_screw_mask v189 = v146_done & (spherical_screw_mask)(spherical_screw_pack_abs(v146_u[0] - v187) <= (v188 * spherical_screw_pack_select((spherical_screw_mask)(v188 < (1.0000000009313226 * v188)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v190 = ((v100 + (v103 * v119)) - v112_u[0]) + (20.0 * v113);
    const spherical_screw_pack v191 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), v186 * (v190 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v190)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v192 = spherical_screw_pack_max(spherical_screw_pack_abs(v191), spherical_screw_pack_abs(v112_u[0]));
    const spherical_screw_mask v193 = v112_done & (spherical_screw_mask)(spherical_screw_pack_abs(v112_u[0] - v191) <= (v192 * spherical_screw_pack_select((spherical_screw_mask)(v192 < (1.0000000009313226 * v192)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v194 = ((v62 + (v66 * v80)) - v79_u[0]) - (20.0 * v89);
    const spherical_screw_pack v195 = spherical_screw_pack_select(v63, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v194)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v186 * v194));
    const spherical_screw_pack v196 = spherical_screw_pack_max(spherical_screw_pack_abs(v79_u[0]), spherical_screw_pack_abs(v195));
    const spherical_screw_mask v197 = (spherical_screw_mask)(spherical_screw_pack_abs(v79_u[0] - v195) <= (v196 * spherical_screw_pack_select((spherical_screw_mask)(v196 < (1.0000000009313226 * v196)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v79_done;
    const spherical_screw_pack v198 = spherical_screw_pack_select(v48_done, spherical_screw_pack_select(v48_flag[2] | v48_flag[1], spherical_screw_pack_select(v48_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v48_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v48_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v48_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v199 = spherical_screw_pack_abs(v48_number[0]) + (spherical_screw_pack_abs(v48_number[1]) + (spherical_screw_pack_abs(v24) + spherical_screw_pack_abs(v28)));
    const spherical_screw_pack v200 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v46) + (spherical_screw_pack_abs(v48_number[2]) + v199)) < spherical_screw_pack_splat(1e+38)), v198, spherical_screw_pack_splat(6.0));
    *worst_out = spherical_screw_pack_max(worst, spherical_screw_pack_max(v200, spherical_screw_pack_select((v193 & v197) & v189, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0))));
    *done = v170 & (spherical_screw_mask)(v184 <= spherical_screw_pack_splat(0.0));
    if (!spherical_screw_pack_all(~(v169))) {
        q_out[0] = spherical_screw_pack_select(v169, q[0], v155);
        q_out[1] = spherical_screw_pack_select(v169, q[1], v156);
        q_out[2] = spherical_screw_pack_select(v169, q[2], v154);
        qd_out[0] = spherical_screw_pack_select(v169, qd[0], v179);
        qd_out[1] = spherical_screw_pack_select(v169, qd[1], v180);
        qd_out[2] = spherical_screw_pack_select(v169, qd[2], v181);
        forced_out[0] = spherical_screw_pack_select_whole(v169, forced[0], v182);
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
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
        spherical_screw_pack_step_interpolated_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
