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

static SPHERICAL_SCREW_APART void spherical_screw_pack_before_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_pattern(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict pattern, const spherical_screw_mask *restrict best, const spherical_screw_mask *restrict flag, const spherical_screw_pack *restrict number, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict pattern_out, spherical_screw_mask *restrict best_out, spherical_screw_mask *restrict flag_out, spherical_screw_pack *restrict number_out, spherical_screw_mask *restrict done)
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
        spherical_screw_pack_decide_pattern_loads(spacing, prepared, v21_u, v21_polished, v21_of_context_real, v21_of_context_boolean, v21_next_u, v21_next_polished, &v21_ends);
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
    const spherical_screw_pack v32 = spherical_screw_pack_max(spherical_screw_pack_abs(v24), spherical_screw_pack_abs(context_real[5]));
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
    const spherical_screw_mask v50 = (~v42) & v49;
    const spherical_screw_mask v51 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v33 & v50));
    const spherical_screw_mask v52 = spherical_screw_pack_select_whole(((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v48) & (spherical_screw_mask)(v48 <= spherical_screw_pack_splat(0.0))) & (context_boolean[2] & (~v34)), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v43, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    pattern_out[0] = spherical_screw_pack_select_whole(v51, spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[3], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v47, spherical_screw_pack_select_whole(v0 & v43, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), v52));
    const spherical_screw_mask v53 = ~flag[1];
    const spherical_screw_mask v54 = v40 & (context_boolean[0] | (spherical_screw_mask)(((-1e-12) * v32) <= v31));
    const spherical_screw_mask v55 = (v41 & v53) | ((~flag[2]) & (v53 & v54));
    best_out[0] = spherical_screw_pack_select_whole(v55, pattern[0], best[0]);
    flag_out[0] = flag[0] | v51;
    flag_out[2] = flag[2] | v54;
    const spherical_screw_mask v56 = flag[3] | (flag[1] & v41);
    flag_out[3] = v56;
    const spherical_screw_mask v57 = ~v40;
    const spherical_screw_mask v58 = v19 & (spherical_screw_mask)(v11 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v59 = v12 & v58;
    flag_out[4] = flag[4] | (v57 & (~((spherical_screw_mask)((1e-05 * v38) < v39) & (v57 & v59))));
    flag_out[5] = spherical_screw_pack_select_whole(v55, v13, flag[5]);
    flag_out[6] = spherical_screw_pack_select_whole(v55, v58 & (v40 & v59), flag[6]);
    number_out[0] = spherical_screw_pack_select(v55, -v22, number[0]);
    number_out[1] = spherical_screw_pack_select(v55, context_real[4] * (1.0 / spherical_screw_pack_select(v55, context_real[2], spherical_screw_pack_splat(1.0))), number[1]);
    number_out[2] = spherical_screw_pack_select(v55, v25, number[2]);
    *done = (v50 & (~v51)) | (v42 & (v56 | (v49 | (v0 | (~v47)))));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
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
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v7 = 80.0 * v2;
    const spherical_screw_pack v8 = v6 * ((v5 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0])) - (0.4 * spherical_screw_pack_at(&qd[2U * stride])));
    const spherical_screw_pack v9 = spherical_screw_pack_at(&qd[stride]) * v6;
    const spherical_screw_pack v10 = v0_sine[0] * v0_sine[0];
    const spherical_screw_mask v11 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_pack v12 = spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v13 = spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v14 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride]))));
    const spherical_screw_pack v15 = ((v5 * v10) - 28.0) - v4;
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride])), spherical_screw_bytes);
    const spherical_screw_mask v16 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_pack v17 = spherical_screw_pack_at(&tau[0]) - ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * ((0.4 * spherical_screw_pack_at(&qd[stride])) + (v6 * v7)));
    const spherical_screw_pack v18 = v17 + ((15.984 + (v2 * v7)) * (v0_sine[0] * v9));
    const spherical_screw_pack v19 = v0_sine[0] * v18;
    const spherical_screw_pack v20 = 1.0 / (v15 + (0.002666666666666667 * v10));
    const spherical_screw_pack v21 = v19 * (0.006666666666666667 * v20);
    const spherical_screw_pack v22 = 0.4 * v9;
    const spherical_screw_pack v23 = v22 - spherical_screw_pack_at(&tau[2U * stride]);
    const spherical_screw_pack v24 = ((v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v6 * v6))) - (392.40000000000003 * v0_sine[0])) - v23;
    const spherical_screw_pack v25 = (v10 * (4.444444444444445e-05 * v20)) - 0.016666666666666666;
    const spherical_screw_pack v26 = v24 * v25;
    const spherical_screw_pack v27 = v21 - v26;
    const spherical_screw_pack v28 = 1e-08 * (spherical_screw_pack_abs(v26) + spherical_screw_pack_abs(v21));
    const spherical_screw_pack v29 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v25);
    const spherical_screw_mask v30 = (spherical_screw_mask)(v29 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v31 = 0.6666666666666667 * spherical_screw_pack_abs(v24 + (v23 - (40.0 * v27)));
    const spherical_screw_pack v32 = spherical_screw_pack_select(v30, v31 / spherical_screw_pack_select(v30, spherical_screw_pack_select(v30, 1.0 - v29, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v33 = spherical_screw_pack_min(v32, v31 + (v29 * v32));
    const spherical_screw_pack v34 = spherical_screw_pack_min(v33, v31 + (v29 * v33));
    const spherical_screw_mask v35 = (spherical_screw_mask)(spherical_screw_pack_abs(v27) <= (v28 - (spherical_screw_pack_min(v34, v31 + (v29 * v34)) * (1.0001 * v25))));
    const spherical_screw_mask v36 = v16 & v35;
    const spherical_screw_pack v37 = v10 * (0.16000000000000003 * v12);
    const spherical_screw_pack v38 = 1.0 / (v15 + v37);
    const spherical_screw_pack v39 = v37 * v38;
    const spherical_screw_pack v40 = v13 * v39;
    const spherical_screw_pack v41 = spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), v12 * (v13 - v40));
    const spherical_screw_pack v42 = spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), v24);
    const spherical_screw_pack v43 = (v42 * v39) - (v19 * (0.4 * v38));
    const spherical_screw_pack v44 = spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), v12 * (v42 - v43));
    spherical_screw_pack v45_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v45_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v45_of_context_real[3] = {spherical_screw_pack_real_of(spherical_screw_pack_at_modes(&mode[2U * stride])), v40 + ((20.0 * v41) - 1.0), -((v23 + v43) + (20.0 * v44))};
    const spherical_screw_mask v45_of_context_boolean[1] = {~v11};
    spherical_screw_mask v45_done = { 0 };
    for (int v45_pass = 0; (v45_pass < 40) && !spherical_screw_pack_all(v45_done); v45_pass++) {
        spherical_screw_pack v45_next_u[1];
        spherical_screw_pack v45_next_polished[1];
        spherical_screw_mask v45_ends;
        spherical_screw_pack_before_loads(spacing, prepared, v45_u, v45_polished, v45_of_context_real, v45_of_context_boolean, v45_next_u, v45_next_polished, &v45_ends);
        v45_u[0] = spherical_screw_pack_select(v45_done, v45_u[0], v45_next_u[0]);
        v45_polished[0] = spherical_screw_pack_select(v45_done, v45_polished[0], v45_next_polished[0]);
        v45_done |= v45_ends;
    }
    const spherical_screw_pack v46 = (v40 * v45_u[0]) - v43;
    const spherical_screw_pack v47 = spherical_screw_pack_select(v11, v24 + v46, v45_u[0]);
    const spherical_screw_pack v48 = v47 + ((v23 + (20.0 * spherical_screw_pack_select(v11, spherical_screw_pack_splat(0.0), v44 - (v41 * v45_u[0])))) - v46);
    const spherical_screw_pack v49 = -(0.5 * v48);
    const spherical_screw_pack v50 = -(1.6666666666666667 * v48);
    const spherical_screw_mask v51 = spherical_screw_pack_mode_of((v47 - v48) - (0.5 * (spherical_screw_pack_min(v49, v50) + spherical_screw_pack_max(v49, v50))));
    const spherical_screw_mask v52 = (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == v51)) & (spherical_screw_pack_at_flags(&reached[2U * stride]) & v16);
    const spherical_screw_pack v53 = -v28;
    const spherical_screw_mask v54 = spherical_screw_pack_select_whole(v11, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride])), spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_mask v55 = spherical_screw_pack_select_whole(v16, (spherical_screw_mask)(v53 < v27), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v54));
    const spherical_screw_mask v56 = spherical_screw_pack_select_whole(v36 & (~v52), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v52, (spherical_screw_mask)(spherical_screw_pack_whole(1) == v51), v55), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v57 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + (v8 + ((v7 * (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride]))) - spherical_screw_pack_at(&tau[stride])));
    spherical_screw_mask v58_pattern[1] = {v56};
    spherical_screw_mask v58_best[1] = {v56};
    spherical_screw_mask v58_flag[7] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v58_number[4] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v58_of_context_real[8] = {-v15, 0.4 * v0_sine[0], 8.0 + v4, v18, -v57, v24, spherical_screw_pack_at(&tau[2U * stride]), v22};
    const spherical_screw_mask v58_of_context_boolean[5] = {~v16, v52, v36, v55, spherical_screw_pack_select_whole(v16, (spherical_screw_mask)(v53 < (-v27)), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v54))};
    const spherical_screw_mask v58_of_context_mode[2] = {v54, v51};
    spherical_screw_mask v58_done = { 0 };
    for (int v58_pass = 0; (v58_pass < 6) && !spherical_screw_pack_all(v58_done); v58_pass++) {
        spherical_screw_mask v58_next_pattern[1];
        spherical_screw_mask v58_next_best[1];
        spherical_screw_mask v58_next_flag[7];
        spherical_screw_pack v58_next_number[4];
        spherical_screw_mask v58_ends;
        spherical_screw_pack_decide_pattern(spacing, prepared, v58_pattern, v58_best, v58_flag, v58_number, v58_of_context_real, v58_of_context_boolean, v58_of_context_mode, v58_next_pattern, v58_next_best, v58_next_flag, v58_next_number, &v58_ends);
        v58_pattern[0] = spherical_screw_pack_select_whole(v58_done, v58_pattern[0], v58_next_pattern[0]);
        v58_best[0] = spherical_screw_pack_select_whole(v58_done, v58_best[0], v58_next_best[0]);
        v58_flag[0] = spherical_screw_pack_select_whole(v58_done, v58_flag[0], v58_next_flag[0]);
        v58_flag[1] = spherical_screw_pack_select_whole(v58_done, v58_flag[1], v58_next_flag[1]);
        v58_flag[2] = spherical_screw_pack_select_whole(v58_done, v58_flag[2], v58_next_flag[2]);
        v58_flag[3] = spherical_screw_pack_select_whole(v58_done, v58_flag[3], v58_next_flag[3]);
        v58_flag[4] = spherical_screw_pack_select_whole(v58_done, v58_flag[4], v58_next_flag[4]);
        v58_flag[5] = spherical_screw_pack_select_whole(v58_done, v58_flag[5], v58_next_flag[5]);
        v58_flag[6] = spherical_screw_pack_select_whole(v58_done, v58_flag[6], v58_next_flag[6]);
        v58_number[0] = spherical_screw_pack_select(v58_done, v58_number[0], v58_next_number[0]);
        v58_number[1] = spherical_screw_pack_select(v58_done, v58_number[1], v58_next_number[1]);
        v58_number[2] = spherical_screw_pack_select(v58_done, v58_number[2], v58_next_number[2]);
        v58_number[3] = spherical_screw_pack_select(v58_done, v58_number[3], v58_next_number[3]);
        v58_done |= v58_ends;
    }
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v58_best[0], spherical_screw_bytes);
    const spherical_screw_pack v59 = spherical_screw_pack_abs(v18) + (spherical_screw_pack_abs(v58_number[0]) + (spherical_screw_pack_abs(v58_number[2]) + spherical_screw_pack_abs(v58_number[1])));
    const spherical_screw_pack v60 = spherical_screw_pack_select(v58_done, spherical_screw_pack_select(v58_flag[2] | v58_flag[1], spherical_screw_pack_select(v58_flag[6], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v58_flag[3], spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v58_flag[5], spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0)))), spherical_screw_pack_select(v58_flag[4], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0))), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v61 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v24) + (spherical_screw_pack_abs(v57) + v59)) < spherical_screw_pack_splat(1e+38)), v60, spherical_screw_pack_splat(6.0));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + v14)) < spherical_screw_pack_splat(1e+38)), v61, spherical_screw_pack_splat(6.0));
}

void spherical_screw_decide_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        bool reached_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take_flags(3U, count, first, SPHERICAL_SCREW_LANES, reached, reached_rest);
        spherical_screw_pack_decide_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        bool reached_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_next_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_take_flags(3U, count, first, SPHERICAL_SCREW_LANES, reached, reached_rest);
        spherical_screw_pack_decide_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        spherical_screw_pack_give_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode_next_rest, mode_next);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_friction_inverse_dynamics_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double tau_lane[3];
            double low_lane[3];
            double high_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            spherical_screw_friction_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
            for (size_t k = 0U; k < 3U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
            for (size_t k = 0U; k < 3U; k++) {
                low[(k * stride) + lane] = low_lane[k];
            }
            for (size_t k = 0U; k < 3U; k++) {
                high[(k * stride) + lane] = high_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[stride]) * v0_sine[0];
    const spherical_screw_pack v3 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v4 = 80.0 * v3;
    const spherical_screw_pack v5 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v6 = v5 * ((15.984 * v2) - (v4 * ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) - (v3 * v2))));
    const spherical_screw_pack v7 = spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v8 = (0.4 * ((v0_sine[0] * spherical_screw_pack_at(&qdd[2U * stride])) + (v0_cosine[0] * v7))) - v6;
    const spherical_screw_pack v9 = 40.0 * v3;
    const spherical_screw_pack v10 = v3 * v9;
    const spherical_screw_pack v11 = v0_sine[0] * (7.992 + v10);
    const spherical_screw_pack v12 = v0_sine[0] * spherical_screw_pack_at(&qdd[0]);
    const spherical_screw_pack v13 = -(((v11 * v12) - v8) - (spherical_screw_pack_at(&qdd[0]) * (28.0 + v10)));
    *(spherical_screw_unaligned *)&tau[0] = v13;
    const spherical_screw_pack v14 = 0.4 * v5;
    const spherical_screw_pack v15 = ((v11 * (spherical_screw_pack_at(&qd[0]) * v5)) + (v4 * v7)) - (spherical_screw_pack_at(&qd[2U * stride]) * v14);
    const spherical_screw_pack v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + v15;
    const spherical_screw_pack v17 = ((8.0 + v10) * spherical_screw_pack_at(&qdd[stride])) + v16;
    *(spherical_screw_unaligned *)&tau[stride] = v17;
    const spherical_screw_pack v18 = (spherical_screw_pack_at(&qd[stride]) * v14) + (0.4 * v12);
    const spherical_screw_pack v19 = ((v9 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v5 * v5))) - (392.40000000000003 * v0_sine[0])) - v18;
    const spherical_screw_pack v20 = v18 + v19;
    const spherical_screw_mask v21 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, spherical_screw_pack_sign(spherical_screw_pack_at(&qdd[2U * stride])), spherical_screw_pack_sign(spherical_screw_pack_at(&qd[2U * stride])));
    const spherical_screw_pack v23 = v22 * ((40.0 * spherical_screw_pack_at(&qdd[2U * stride])) - v20);
    const spherical_screw_pack v24 = ((60.0 * spherical_screw_pack_at(&qdd[2U * stride])) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * spherical_screw_pack_abs(v23))));
    *(spherical_screw_unaligned *)&tau[2U * stride] = v24;
    const spherical_screw_pack v25 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[0])), v8, v13);
    *(spherical_screw_unaligned *)&low[0] = v25;
    *(spherical_screw_unaligned *)&high[0] = v25;
    const spherical_screw_pack v26 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[stride])), v16, v17);
    *(spherical_screw_unaligned *)&low[stride] = v26;
    *(spherical_screw_unaligned *)&high[stride] = v26;
    const spherical_screw_pack v27 = -(0.5 * v20);
    const spherical_screw_pack v28 = -(1.6666666666666667 * v20);
    *(spherical_screw_unaligned *)&low[2U * stride] = spherical_screw_pack_select(v21, v18 + spherical_screw_pack_min(v28, v27), v24);
    *(spherical_screw_unaligned *)&high[2U * stride] = spherical_screw_pack_select(v21, v18 + spherical_screw_pack_max(v28, v27), v24);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_friction_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void spherical_screw_friction_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double low_rest[3U * SPHERICAL_SCREW_LANES];
        double high_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_friction_inverse_dynamics_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, low_rest, low);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, high_rest, high);
    }
}

void spherical_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double low_rest[3U * SPHERICAL_SCREW_LANES];
        double high_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_friction_inverse_dynamics_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, low_rest, low);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, high_rest, high);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(spherical_screw_unaligned *)&tau[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&tau[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&tau[2U * stride] = spherical_screw_pack_splat(0.0);
}

void spherical_screw_drive_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_drive_forces_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
    }
}

void spherical_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_drive_forces_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
