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

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sqrt(spherical_screw_pack x)
{
    double one[SPHERICAL_SCREW_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_pattern_piece(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict other, const spherical_screw_pack *restrict u, const spherical_screw_mask *restrict found, const spherical_screw_mask *restrict obeying, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict other_out, spherical_screw_pack *restrict u_out, spherical_screw_mask *restrict found_out, spherical_screw_mask *restrict obeying_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    (void)obeying;
    other_out[0] = spherical_screw_pack_select_whole(context_boolean[1], ~other[0], other[0]);
    const spherical_screw_pack v0 = context_real[17] * context_real[17];
    const spherical_screw_pack v1 = spherical_screw_pack_select(other[0], spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * v0;
    const spherical_screw_pack v2 = context_real[19] * v1;
    const spherical_screw_pack v3 = context_real[18] * v1;
    const spherical_screw_pack v4 = 1.0 / (1.0 - spherical_screw_pack_select(context_boolean[1], v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v5 = v4 * spherical_screw_pack_select(context_boolean[1], v2, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v6 = (v4 * (v5 - spherical_screw_pack_select(context_boolean[1], v2 + (v3 * v5), spherical_screw_pack_splat(0.0)))) - v5;
    const spherical_screw_pack v7 = context_real[1] * (context_real[12] + (context_real[15] * v6));
    const spherical_screw_pack v8 = spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_splat(0.0), context_real[14] + (context_real[16] * v6));
    const spherical_screw_pack v9 = ((context_real[6] - context_real[7]) - (20.0 * v8)) - v7;
    const spherical_screw_pack v10 = -v6;
    const spherical_screw_pack v11 = spherical_screw_pack_select(context_boolean[0], context_real[5] - v7, v10);
    const spherical_screw_pack v12 = v11 - v9;
    const spherical_screw_pack v13 = -(0.5 * v12);
    const spherical_screw_pack v14 = -(1.6666666666666667 * v12);
    const spherical_screw_mask v15 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == context_mode[0]);
    const spherical_screw_pack v16 = spherical_screw_pack_select(v15, spherical_screw_pack_min(spherical_screw_pack_max(v14, v13) - v9, v9 - spherical_screw_pack_min(v14, v13)), v8 * spherical_screw_pack_real_of(context_mode[0]));
    const spherical_screw_mask v17 = context_boolean[3] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(v11), spherical_screw_pack_abs(context_real[5]))) <= spherical_screw_pack_select(v15, v16, 60.0 * v16));
    const spherical_screw_pack v18 = (context_real[18] * v6) - context_real[19];
    const spherical_screw_pack v19 = spherical_screw_pack_select(context_boolean[1], -(v0 * (v18 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(context_real[17] * v18))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v20 = spherical_screw_pack_abs(v6);
    const spherical_screw_pack v21 = spherical_screw_pack_max(spherical_screw_pack_abs(v19), v20);
    const spherical_screw_mask v22 = (spherical_screw_mask)(spherical_screw_pack_abs(v6 + v19) <= (v21 * spherical_screw_pack_select((spherical_screw_mask)(v21 < (1.0000000009313226 * v21)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v23 = v22 & (spherical_screw_mask)(v20 < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v24 = ((context_boolean[3] | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) | (v15 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v16)))) | v17) & v23;
    obeying_out[0] = v24;
    u_out[0] = spherical_screw_pack_select(v24 | (v23 & (~found[0])), v10, u[0]);
    found_out[0] = found[0] | v23;
    *done = (v24 | (other[0] | (~context_boolean[1]))) | (~context_boolean[2]);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_pattern_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
{
    result_real[1] = context_real[13];
    spherical_screw_mask v0_other[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_mask v0_found[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_obeying[1] = {spherical_screw_pack_whole(0)};
    const spherical_screw_mask v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[6], context_boolean[2]};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_other[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_mask v0_next_found[1];
        spherical_screw_mask v0_next_obeying[1];
        spherical_screw_mask v0_ends;
        spherical_screw_pack_step_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = spherical_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = spherical_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = spherical_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const spherical_screw_mask v1 = v0_obeying[0] | ((~context_boolean[3]) & v0_found[0]);
    const spherical_screw_pack v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = spherical_screw_pack_select(v1, -v2, context_real[20]);
    result_real[2] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_splat(0.0), context_real[14] - (context_real[16] * v0_u[0])), context_real[21]);
    result_real[3] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], context_real[5] + (context_real[1] * v2), v0_u[0]), context_real[22]);
    result_real[4] = spherical_screw_pack_select(v1, v0_u[0], context_real[23]);
    const spherical_screw_mask v3 = context_boolean[3] | v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[4] | (context_boolean[3] & v0_obeying[0]);
    result_boolean[2] = context_boolean[5] | (~v3);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_pattern(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict pattern, const spherical_screw_mask *restrict best, const spherical_screw_mask *restrict flag, const spherical_screw_pack *restrict number, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_mask *restrict pattern_out, spherical_screw_mask *restrict best_out, spherical_screw_mask *restrict flag_out, spherical_screw_pack *restrict number_out, spherical_screw_mask *restrict done)
{
    const spherical_screw_mask v0 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == pattern[0]);
    const spherical_screw_pack v1 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v2 = context_real[1] * v1;
    const spherical_screw_pack v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v6 = v5 * v4;
    const spherical_screw_pack v7 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v1 * v5) - (v2 * v6));
    const spherical_screw_pack v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7);
    const spherical_screw_pack v9 = 1.0 + (0.4285714285714286 * v8);
    const spherical_screw_pack v10 = 1.0 - (0.375 * v8);
    const spherical_screw_pack v11 = v10 * v9;
    const spherical_screw_mask v12 = (spherical_screw_mask)(v5 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v13 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v12 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v11), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v10, v9))));
    flag_out[7] = v13;
    const spherical_screw_pack v14 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v15 = (v4 * v14) - (context_real[3] * v3);
    const spherical_screw_pack v16 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v1 * v14) - (v2 * v15));
    const spherical_screw_pack v17 = context_real[7] - context_real[6];
    const spherical_screw_pack v18 = v17 + ((context_real[1] * v15) + (20.0 * v16));
    const spherical_screw_pack v19 = -v18;
    const spherical_screw_pack v20 = -v8;
    const spherical_screw_mask v21 = ~v0;
    const spherical_screw_pack v22 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v23_u[1] = {spherical_screw_pack_select(v13, number[7], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v23_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v23_of_context_real[3] = {v22, v20, v19};
    const spherical_screw_mask v23_of_context_boolean[1] = {v21};
    spherical_screw_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !spherical_screw_pack_all(v23_done); v23_pass++) {
        spherical_screw_pack v23_next_u[1];
        spherical_screw_pack v23_next_polished[1];
        spherical_screw_mask v23_ends;
        spherical_screw_pack_step_pattern_loads(spacing, prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = spherical_screw_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_polished[0] = spherical_screw_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    const spherical_screw_pack v24 = (v6 * v23_u[0]) - v15;
    const spherical_screw_pack v25 = context_real[1] * v24;
    const spherical_screw_pack v26 = spherical_screw_pack_select(v0, context_real[5] + v25, v23_u[0]);
    const spherical_screw_pack v27 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v16 - (v7 * v23_u[0]));
    const spherical_screw_pack v28 = ((v25 - (20.0 * v27)) - v26) - v17;
    const spherical_screw_pack v29 = 1.6666666666666667 * v28;
    const spherical_screw_pack v30 = 0.5 * v28;
    const spherical_screw_pack v31 = v26 + v28;
    const spherical_screw_pack v32 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v31 - spherical_screw_pack_min(v30, v29), spherical_screw_pack_max(v30, v29) - v31), v22 * v27);
    const spherical_screw_pack v33 = v22 * (v18 + (v8 * v23_u[0]));
    const spherical_screw_pack v34 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(v33 * (v22 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v33)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))));
    const spherical_screw_pack v35 = spherical_screw_pack_max(spherical_screw_pack_abs(v34), spherical_screw_pack_abs(v23_u[0]));
    const spherical_screw_pack v36 = spherical_screw_pack_abs(v23_u[0] - v34);
    const spherical_screw_mask v37 = v23_done & (spherical_screw_mask)(v36 <= (v35 * spherical_screw_pack_select((spherical_screw_mask)(v35 < (1.0000000009313226 * v35)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v38 = v21 & (spherical_screw_mask)(v11 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v39 = v12 & v38;
    const spherical_screw_mask v40 = ((~v37) & v39) & (spherical_screw_mask)((1e-05 * v35) < v36);
    const spherical_screw_mask v41 = (v13 | v40) | (v37 & (context_boolean[0] | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v32)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v32))));
    const spherical_screw_mask v42 = ~v41;
    const spherical_screw_mask v43 = flag[1] & v42;
    const spherical_screw_mask v44 = v38 & (v37 & v39);
    const spherical_screw_pack v45 = -v24;
    const spherical_screw_pack v46 = 1.0 / context_real[2];
    const spherical_screw_pack v47 = context_real[4] * v46;
    spherical_screw_pack v49 = v27;
    spherical_screw_pack v50 = v45;
    spherical_screw_pack v51 = v26;
    spherical_screw_mask v52 = v37;
    spherical_screw_mask v53 = v40;
    spherical_screw_mask v54 = v44;
    spherical_screw_pack v55 = v47;
    spherical_screw_pack v56 = v23_u[0];
    if (!spherical_screw_pack_all(~(v43))) {
        const spherical_screw_pack v48_of_context_real[24] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v46, v1, v15, v47, v16, v6, v7, v22, v20, v19, v45, v27, v26, v23_u[0]};
        const spherical_screw_mask v48_of_context_boolean[7] = {v0, v21, context_boolean[0], v37, v44, v40, v43};
        spherical_screw_pack v48_result_real[5];
        spherical_screw_mask v48_result_boolean[3];
        spherical_screw_pack_step_pattern_pieces(spacing, prepared, v48_of_context_real, v48_of_context_boolean, pattern, v48_result_real, v48_result_boolean);
        v49 = spherical_screw_pack_select(v43, v48_result_real[2], v49);
        v50 = spherical_screw_pack_select(v43, v48_result_real[0], v50);
        v51 = spherical_screw_pack_select(v43, v48_result_real[3], v51);
        v52 = spherical_screw_pack_select_whole(v43, v48_result_boolean[0], v52);
        v53 = spherical_screw_pack_select_whole(v43, v48_result_boolean[2], v53);
        v54 = spherical_screw_pack_select_whole(v43, v48_result_boolean[1], v54);
        v55 = spherical_screw_pack_select(v43, v48_result_real[1], v55);
        v56 = spherical_screw_pack_select(v43, v48_result_real[4], v56);
    }
    number_out[2] = v49;
    number_out[0] = v50;
    const spherical_screw_pack v57 = v17 + (v51 + ((context_real[1] * v50) + (20.0 * v49)));
    const spherical_screw_pack v58 = -(0.5 * v57);
    const spherical_screw_pack v59 = -(1.6666666666666667 * v57);
    const spherical_screw_pack v60 = v51 - v57;
    const spherical_screw_pack v61 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v60 - spherical_screw_pack_min(v59, v58), spherical_screw_pack_max(v59, v58) - v60), v22 * v49);
    const spherical_screw_mask v62 = v52 & (context_boolean[0] | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v61)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v61)));
    const spherical_screw_mask v63 = flag[3] | v62;
    flag_out[3] = v63;
    const spherical_screw_pack v64 = -(1.0 - v5);
    const spherical_screw_mask v65 = context_boolean[3] | context_boolean[2];
    const spherical_screw_mask v66 = (v65 & (v0 & ((spherical_screw_mask)(v64 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v64)))) | (context_boolean[3] & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0]));
    const spherical_screw_pack v67 = spherical_screw_pack_select(v66, v5, 1.0 + v5);
    const spherical_screw_mask v68 = ~(v66 | (spherical_screw_mask)(v67 <= spherical_screw_pack_select(v65, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v69 = v68 & (~v63);
    const spherical_screw_mask v70 = flag[2] | v42;
    const spherical_screw_mask v71 = (~flag[1]) & (v70 & v69);
    const spherical_screw_mask v72 = spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1));
    const spherical_screw_mask v73 = spherical_screw_pack_select_whole(v66, spherical_screw_pack_select_whole(context_boolean[2] & v0, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), spherical_screw_pack_select_whole(context_boolean[1] & ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v67) & (spherical_screw_mask)(v67 <= spherical_screw_pack_splat(0.0))), spherical_screw_pack_whole(0), v72));
    pattern_out[0] = spherical_screw_pack_select_whole(v71, spherical_screw_pack_select_whole(context_boolean[1], spherical_screw_pack_whole(0), v72), v73);
    const spherical_screw_mask v74 = context_boolean[0] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(context_real[5]), spherical_screw_pack_abs(v51))) <= spherical_screw_pack_select(v0, v61, 60.0 * v61));
    const spherical_screw_mask v75 = v52 & v74;
    const spherical_screw_mask v76 = ~flag[3];
    const spherical_screw_mask v77 = (v76 & v62) | ((~flag[4]) & (v76 & v75));
    best_out[0] = spherical_screw_pack_select_whole(v77, pattern[0], best[0]);
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] | v71;
    const spherical_screw_mask v78 = ~v71;
    flag_out[2] = v70 & v78;
    flag_out[4] = flag[4] | v75;
    const spherical_screw_mask v79 = flag[5] | (flag[3] & v62);
    flag_out[5] = v79;
    flag_out[6] = v78 & (flag[6] | ((~v52) & (~v53)));
    flag_out[8] = v54;
    number_out[1] = v55;
    number_out[3] = v56;
    number_out[7] = v56;
    const spherical_screw_pack v80 = context_real[1] * spherical_screw_pack_select(v0, context_real[10], spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v81 = -(v3 * v80);
    number_out[4] = v81;
    number_out[5] = spherical_screw_pack_select(v77, spherical_screw_pack_splat(0.0), number[5]);
    const spherical_screw_pack v82 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v4 * v80);
    number_out[6] = v82;
    *done = (v69 & v78) | (v63 & (v79 | (v68 | (v0 | (~v66)))));
    if (!spherical_screw_pack_all(v77)) {
        flag_out[7] = spherical_screw_pack_select_whole(v77, v13, flag[7]);
        flag_out[8] = spherical_screw_pack_select_whole(v77, v54, flag[8]);
        number_out[0] = spherical_screw_pack_select(v77, v50, number[0]);
        number_out[1] = spherical_screw_pack_select(v77, v55, number[1]);
        number_out[2] = spherical_screw_pack_select(v77, v49, number[2]);
        number_out[3] = spherical_screw_pack_select(v77, v56, number[3]);
        number_out[4] = spherical_screw_pack_select(v77, v81, number[4]);
        number_out[6] = spherical_screw_pack_select(v77, v82, number[6]);
    }
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_again_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_repetition(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict mode, const spherical_screw_mask *restrict told, const spherical_screw_mask *restrict behind, const spherical_screw_mask *restrict before, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, spherical_screw_mask converged, const spherical_screw_pack *restrict context_real, spherical_screw_mask *restrict mode_out, spherical_screw_mask *restrict told_out, spherical_screw_mask *restrict behind_out, spherical_screw_mask *restrict before_out, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict q_out, spherical_screw_pack *restrict qd_out, spherical_screw_mask *restrict converged_out, spherical_screw_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const spherical_screw_pack v0 = 0.5 * context_real[19];
    const spherical_screw_pack v1 = context_real[12] + (context_real[15] * v0);
    const spherical_screw_pack v2 = context_real[4] * (1.0 / context_real[2]);
    const spherical_screw_pack v3 = context_real[15] + (v2 * v0);
    const spherical_screw_pack v4 = context_real[12] + (v0 * v3);
    const spherical_screw_pack v5_angle[2] = {v1, v4};
    spherical_screw_pack v5_sine[2];
    spherical_screw_pack v5_cosine[2];
    spherical_screw_bits v5_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v5_angle[0], &v5_sine[0], &v5_cosine[0], &v5_beyond);
    spherical_screw_pack_sincos_pair(&v5_angle[1], &v5_sine[1], &v5_cosine[1], &v5_beyond);
    spherical_screw_pack_sincos_guard(2U, v5_angle, v5_sine, v5_cosine, &v5_beyond);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    mode_out[1] = mode[1];
    told_out[1] = mode[1];
    const spherical_screw_mask v9 = spherical_screw_pack_select_whole(behind[0], spherical_screw_pack_select_whole(before[0], spherical_screw_pack_whole(0), spherical_screw_pack_mode_of(-spherical_screw_pack_real_of(mode[2]))), mode[2]);
    mode_out[2] = v9;
    const spherical_screw_mask v10 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v9);
    const spherical_screw_pack v11 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v12 = context_real[1] * v11;
    const spherical_screw_pack v13 = 1.0 / ((context_real[1] * v12) - context_real[0]);
    const spherical_screw_pack v14 = v12 * v13;
    const spherical_screw_pack v15 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v16 = (context_real[3] * v13) - (v14 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v15) + (v12 * v16));
    const spherical_screw_pack v18 = context_real[7] - context_real[6];
    const spherical_screw_pack v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18;
    const spherical_screw_pack v20 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v21 = v14 * v20;
    const spherical_screw_pack v22 = v11 * v20;
    const spherical_screw_pack v23 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 - (v12 * v21));
    const spherical_screw_pack v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23);
    const spherical_screw_mask v25 = ~v10;
    const spherical_screw_pack v26 = spherical_screw_pack_real_of(v9);
    spherical_screw_pack v27_u[1] = {u[0]};
    spherical_screw_pack v27_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v27_of_context_real[3] = {v26, -v24, v19};
    const spherical_screw_mask v27_of_context_boolean[1] = {v25};
    spherical_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !spherical_screw_pack_all(v27_done); v27_pass++) {
        spherical_screw_pack v27_next_u[1];
        spherical_screw_pack v27_next_polished[1];
        spherical_screw_mask v27_ends;
        spherical_screw_pack_step_again_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = spherical_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = spherical_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    u_out[0] = v27_u[0];
    const spherical_screw_pack v28 = v16 + (v21 * v27_u[0]);
    const spherical_screw_pack v29 = context_real[1] * v28;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v10, context_real[5] + v29, v27_u[0]);
    const spherical_screw_pack v31 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v17 - (v23 * v27_u[0]));
    const spherical_screw_pack v32 = ((v29 - (20.0 * v31)) - v30) - v18;
    const spherical_screw_pack v33 = 1.6666666666666667 * v32;
    const spherical_screw_pack v34 = 0.5 * v32;
    const spherical_screw_pack v35 = spherical_screw_pack_min(v34, v33);
    const spherical_screw_pack v36 = spherical_screw_pack_max(v34, v33);
    const spherical_screw_mask v37 = v25 | ((spherical_screw_mask)(v30 <= (v36 - v32)) & (spherical_screw_mask)((v35 - v32) <= v30));
    told_out[2] = spherical_screw_pack_select_whole(v37, v9, spherical_screw_pack_mode_of(((2.0 * (v30 + v32)) - v36) - v35));
    const spherical_screw_pack v38 = context_real[1] * spherical_screw_pack_select(v10, context_real[16], spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v39 = (v13 * v38) - context_real[14];
    const spherical_screw_pack v40 = v39 + (v28 * v0);
    const spherical_screw_pack v41 = v5_cosine[0] * v40;
    const spherical_screw_pack v42 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), context_real[16] + spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v14 * v38));
    const spherical_screw_pack v43 = 0.8 + context_real[13];
    const spherical_screw_pack v44 = v43 + (v42 * v0);
    const spherical_screw_pack v45 = 40.0 * v44;
    const spherical_screw_pack v46 = v41 * v45;
    const spherical_screw_pack v47 = v42 + (v31 * v0);
    const spherical_screw_pack v48 = 2.0 * v47;
    const spherical_screw_pack v49 = v5_sine[0] * v40;
    const spherical_screw_pack v50 = 0.4 * v47;
    const spherical_screw_pack v51 = (v3 * (v50 + (v49 * (15.992 + (v44 * (80.0 * v44)))))) - (v48 * v46);
    const spherical_screw_pack v52 = v3 * v41;
    const spherical_screw_pack v53 = context_real[6] + (0.4 * v52);
    const spherical_screw_pack v54 = v3 * v45;
    const spherical_screw_pack v55 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), ((v53 - (392.40000000000003 * v5_sine[0])) + (v3 * v54)) + (v41 * v46));
    const spherical_screw_pack v56 = 0.4 * v5_sine[0];
    const spherical_screw_pack v57 = v11 * v56;
    const spherical_screw_pack v58 = v44 * v45;
    const spherical_screw_pack v59 = 7.992 + v58;
    const spherical_screw_pack v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5_sine[0] * v5_sine[0])));
    const spherical_screw_pack v61 = v60 * (((context_real[17] - (v55 * v57)) + (v52 * (0.008000000000000881 * v5_sine[0]))) - (v5_cosine[0] * v51));
    const spherical_screw_pack v62 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v55) + (v57 * v61));
    const spherical_screw_pack v63 = v60 * (v20 * v57);
    const spherical_screw_pack v64 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 - (v57 * v63));
    spherical_screw_pack v65_u[1] = {v27_u[0]};
    spherical_screw_pack v65_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v65_of_context_real[3] = {v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61)};
    spherical_screw_mask v65_done = { 0 };
    for (int v65_pass = 0; (v65_pass < 40) && !spherical_screw_pack_all(v65_done); v65_pass++) {
        spherical_screw_pack v65_next_u[1];
        spherical_screw_pack v65_next_polished[1];
        spherical_screw_mask v65_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v65_u, v65_polished, v65_of_context_real, v27_of_context_boolean, v65_next_u, v65_next_polished, &v65_ends);
        v65_u[0] = spherical_screw_pack_select(v65_done, v65_u[0], v65_next_u[0]);
        v65_polished[0] = spherical_screw_pack_select(v65_done, v65_polished[0], v65_next_polished[0]);
        v65_done |= v65_ends;
    }
    const spherical_screw_pack v66 = v61 + (v63 * v65_u[0]);
    const spherical_screw_pack v67 = v39 + (v0 * v66);
    const spherical_screw_pack v68 = v5_cosine[1] * v67;
    const spherical_screw_pack v69 = v43 + (v0 * v47);
    const spherical_screw_pack v70 = 40.0 * v69;
    const spherical_screw_pack v71 = v68 * v70;
    const spherical_screw_pack v72 = v62 - (v64 * v65_u[0]);
    const spherical_screw_pack v73 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v72);
    const spherical_screw_pack v74 = v42 + (v0 * v73);
    const spherical_screw_pack v75 = 2.0 * v74;
    const spherical_screw_pack v76 = v5_sine[1] * v67;
    const spherical_screw_pack v77 = 0.4 * v74;
    const spherical_screw_pack v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v48 * v54);
    const spherical_screw_pack v79 = (1.0 / (8.0 + v58)) * (v78 - (v5_cosine[0] * (88.29 + (392.40000000000003 * v44))));
    const spherical_screw_pack v80 = context_real[15] + (v0 * v79);
    const spherical_screw_pack v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71);
    const spherical_screw_pack v82 = v80 * v68;
    const spherical_screw_pack v83 = context_real[6] + (0.4 * v82);
    const spherical_screw_pack v84 = v80 * v70;
    const spherical_screw_pack v85 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), ((v83 - (392.40000000000003 * v5_sine[1])) + (v80 * v84)) + (v68 * v71));
    const spherical_screw_pack v86 = 0.4 * v5_sine[1];
    const spherical_screw_pack v87 = v11 * v86;
    const spherical_screw_pack v88 = v69 * v70;
    const spherical_screw_pack v89 = 7.992 + v88;
    const spherical_screw_pack v90 = 1.0 / ((v88 + (28.0 - (v86 * v87))) - (v89 * (v5_sine[1] * v5_sine[1])));
    const spherical_screw_pack v91 = v90 * (((context_real[17] - (v85 * v87)) + (v82 * (0.008000000000000881 * v5_sine[1]))) - (v5_cosine[1] * v81));
    const spherical_screw_pack v92 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v85) - (v87 * v91));
    const spherical_screw_pack v93 = v90 * (v20 * v87);
    const spherical_screw_pack v94 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 + (v87 * v93));
    spherical_screw_pack v95_u[1] = {v65_u[0]};
    spherical_screw_pack v95_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v95_of_context_real[3] = {v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91)};
    spherical_screw_mask v95_done = { 0 };
    for (int v95_pass = 0; (v95_pass < 40) && !spherical_screw_pack_all(v95_done); v95_pass++) {
        spherical_screw_pack v95_next_u[1];
        spherical_screw_pack v95_next_polished[1];
        spherical_screw_mask v95_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v95_u, v95_polished, v95_of_context_real, v27_of_context_boolean, v95_next_u, v95_next_polished, &v95_ends);
        v95_u[0] = spherical_screw_pack_select(v95_done, v95_u[0], v95_next_u[0]);
        v95_polished[0] = spherical_screw_pack_select(v95_done, v95_polished[0], v95_next_polished[0]);
        v95_done |= v95_ends;
    }
    const spherical_screw_pack v96 = v92 - (v94 * v95_u[0]);
    const spherical_screw_pack v97 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v96);
    const spherical_screw_pack v98 = v42 + (context_real[19] * v97);
    const spherical_screw_pack v99 = v98 + (v75 + (v42 + v48));
    const spherical_screw_mask v100 = (spherical_screw_mask)((v26 * v99) < spherical_screw_pack_splat(0.0));
    behind_out[0] = v100;
    before_out[0] = before[0] | behind[0];
    const spherical_screw_pack v101 = v91 + (v93 * v95_u[0]);
    const spherical_screw_pack v102 = (context_real[19] * v101) - v39;
    const spherical_screw_pack v103 = 0.16666666666666666 * context_real[19];
    q_out[0] = context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67))));
    const spherical_screw_pack v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84);
    const spherical_screw_pack v105 = (1.0 / (8.0 + v88)) * (v104 - (v5_cosine[1] * (88.29 + (392.40000000000003 * v69))));
    const spherical_screw_pack v106 = context_real[15] + (context_real[19] * v105);
    q_out[1] = context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80))));
    q_out[2] = spherical_screw_pack_select(v10, context_real[13], context_real[13] + (v99 * v103));
    const spherical_screw_pack v107 = v43 + (context_real[19] * v74);
    const spherical_screw_pack v108 = 80.0 * v107;
    const spherical_screw_pack v109 = v98 * v108;
    const spherical_screw_pack v110 = context_real[12] + (context_real[19] * v80);
    const spherical_screw_pack v111_angle[1] = {v110};
    spherical_screw_pack v111_sine[1];
    spherical_screw_pack v111_cosine[1];
    spherical_screw_bits v111_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v111_angle[0], &v111_sine[0], &v111_cosine[0], &v111_beyond);
    spherical_screw_pack_sincos_guard(1U, v111_angle, v111_sine, v111_cosine, &v111_beyond);
    const spherical_screw_pack v113 = v102 * v111_cosine[0];
    const spherical_screw_pack v114 = v102 * v111_sine[0];
    const spherical_screw_pack v115 = 0.4 * v98;
    const spherical_screw_pack v116 = v111_cosine[0] * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109));
    const spherical_screw_pack v117 = 40.0 * v107;
    const spherical_screw_pack v118 = v106 * v113;
    const spherical_screw_pack v119 = context_real[6] - (0.4 * v118);
    const spherical_screw_pack v120 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v119 - (392.40000000000003 * v111_sine[0])) + (v117 * ((v106 * v106) + (v113 * v113))));
    const spherical_screw_pack v121 = 0.4 * v111_sine[0];
    const spherical_screw_pack v122 = v11 * v121;
    const spherical_screw_pack v123 = v107 * v117;
    const spherical_screw_pack v124 = 7.992 + v123;
    const spherical_screw_pack v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111_sine[0] * v111_sine[0])));
    const spherical_screw_pack v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111_sine[0]))) - v116);
    const spherical_screw_pack v127 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v120) - (v122 * v126));
    const spherical_screw_pack v128 = v119 - ((20.0 * v127) + (v121 * v126));
    const spherical_screw_pack v129 = v125 * (v20 * v122);
    const spherical_screw_pack v130 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 + (v122 * v129));
    const spherical_screw_pack v131 = (1.0 - (20.0 * v130)) + (v121 * v129);
    spherical_screw_pack v132_u[1] = {v95_u[0]};
    spherical_screw_pack v132_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v132_of_context_real[3] = {v26, -v131, v128};
    spherical_screw_mask v132_done = { 0 };
    for (int v132_pass = 0; (v132_pass < 40) && !spherical_screw_pack_all(v132_done); v132_pass++) {
        spherical_screw_pack v132_next_u[1];
        spherical_screw_pack v132_next_polished[1];
        spherical_screw_mask v132_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v132_u, v132_polished, v132_of_context_real, v27_of_context_boolean, v132_next_u, v132_next_polished, &v132_ends);
        v132_u[0] = spherical_screw_pack_select(v132_done, v132_u[0], v132_next_u[0]);
        v132_polished[0] = spherical_screw_pack_select(v132_done, v132_polished[0], v132_next_polished[0]);
        v132_done |= v132_ends;
    }
    const spherical_screw_pack v133 = v39 + (v103 * (((v28 - (v129 * v132_u[0])) - v126) + (2.0 * (v66 - v101))));
    qd_out[0] = -v133;
    const spherical_screw_pack v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109);
    const spherical_screw_pack v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v111_cosine[0] * (88.29 + (392.40000000000003 * v107)))));
    qd_out[1] = context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105))));
    const spherical_screw_pack v136 = v103 * ((v31 + spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v127 - (v130 * v132_u[0]))) + (2.0 * (v73 + v97)));
    qd_out[2] = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v42 + v136);
    const spherical_screw_pack v137 = v128 - (v131 * v132_u[0]);
    const spherical_screw_pack v138 = v26 * v26;
    const spherical_screw_pack v139 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v26 * v137)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v137));
    const spherical_screw_pack v140 = spherical_screw_pack_max(spherical_screw_pack_abs(v139), spherical_screw_pack_abs(v132_u[0]));
    const spherical_screw_mask v141 = v132_done & (spherical_screw_mask)(spherical_screw_pack_abs(v132_u[0] - v139) <= (v140 * spherical_screw_pack_select((spherical_screw_mask)(v140 < (1.0000000009313226 * v140)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v142 = (v95_u[0] + ((v86 * v101) - v83)) + (20.0 * v96);
    const spherical_screw_pack v143 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v26 * v142))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v142)));
    const spherical_screw_pack v144 = spherical_screw_pack_max(spherical_screw_pack_abs(v143), spherical_screw_pack_abs(v95_u[0]));
    const spherical_screw_mask v145 = (spherical_screw_mask)(spherical_screw_pack_abs(v95_u[0] - v143) <= (v144 * spherical_screw_pack_select((spherical_screw_mask)(v144 < (1.0000000009313226 * v144)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v95_done;
    const spherical_screw_pack v146 = ((v65_u[0] - v53) - (v56 * v66)) + (20.0 * v72);
    const spherical_screw_pack v147 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v26 * v146))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v146)));
    const spherical_screw_pack v148 = spherical_screw_pack_max(spherical_screw_pack_abs(v65_u[0]), spherical_screw_pack_abs(v147));
    const spherical_screw_mask v149 = v65_done & (spherical_screw_mask)(spherical_screw_pack_abs(v65_u[0] - v147) <= (v148 * spherical_screw_pack_select((spherical_screw_mask)(v148 < (1.0000000009313226 * v148)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v150 = v19 - (v24 * v27_u[0]);
    const spherical_screw_pack v151 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v138 * (v150 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v26 * v150)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v152 = spherical_screw_pack_max(spherical_screw_pack_abs(v151), spherical_screw_pack_abs(v27_u[0]));
    const spherical_screw_mask v153 = v27_done & (spherical_screw_mask)(spherical_screw_pack_abs(v27_u[0] - v151) <= (v152 * spherical_screw_pack_select((spherical_screw_mask)(v152 < (1.0000000009313226 * v152)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    *converged_out = v153 & (v141 & (v149 & v145));
    *done = ~v100;
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_step_again(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean, spherical_screw_mask *restrict result_mode)
{
    spherical_screw_mask v0_mode[3] = {context_mode[0], context_mode[1], context_mode[2]};
    spherical_screw_mask v0_told[3] = {context_mode[0], context_mode[1], context_mode[2]};
    spherical_screw_mask v0_behind[1] = {context_boolean[2]};
    spherical_screw_mask v0_before[1] = {context_boolean[0]};
    spherical_screw_pack v0_u[1] = {context_real[20]};
    spherical_screw_pack v0_q[3] = {context_real[21], context_real[22], context_real[23]};
    spherical_screw_pack v0_qd[3] = {context_real[24], context_real[25], context_real[26]};
    spherical_screw_mask v0_converged = context_boolean[1];
    const spherical_screw_pack v0_of_context_real[20] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19]};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_mode[3];
        spherical_screw_mask v0_next_told[3];
        spherical_screw_mask v0_next_behind[1];
        spherical_screw_mask v0_next_before[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_pack v0_next_q[3];
        spherical_screw_pack v0_next_qd[3];
        spherical_screw_mask v0_next_converged;
        spherical_screw_mask v0_ends;
        spherical_screw_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = spherical_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = spherical_screw_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_mode[2] = spherical_screw_pack_select_whole(v0_done, v0_mode[2], v0_next_mode[2]);
        v0_told[0] = spherical_screw_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = spherical_screw_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_told[2] = spherical_screw_pack_select_whole(v0_done, v0_told[2], v0_next_told[2]);
        v0_behind[0] = spherical_screw_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = spherical_screw_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = spherical_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = spherical_screw_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_q[2] = spherical_screw_pack_select(v0_done, v0_q[2], v0_next_q[2]);
        v0_qd[0] = spherical_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = spherical_screw_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_qd[2] = spherical_screw_pack_select(v0_done, v0_qd[2], v0_next_qd[2]);
        v0_converged = spherical_screw_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_q[2];
    result_real[3] = v0_qd[0];
    result_real[4] = v0_qd[1];
    result_real[5] = v0_qd[2];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
    result_mode[2] = v0_told[2];
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
    const spherical_screw_pack v6 = ((v5 * (v0_sine[0] * v0_sine[0])) - v4) - 28.0;
    const spherical_screw_pack v7 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v8 = 0.4 * v0_sine[0];
    const spherical_screw_pack v9 = 1.0 / (v6 + (v8 * v7));
    const spherical_screw_pack v10 = v7 * v9;
    const spherical_screw_pack v11 = (v7 * v10) - 0.016666666666666666;
    const spherical_screw_pack v12 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v11);
    const spherical_screw_mask v13 = (spherical_screw_mask)(v12 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v14 = 80.0 * v2;
    const spherical_screw_pack v15 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v16 = 0.4 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v17 = spherical_screw_pack_at(&qd[2U * stride]) * v14;
    const spherical_screw_pack v18 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v19 = v0_cosine[0] * ((v18 * v17) + (spherical_screw_pack_at(&qd[stride]) * (v16 - ((15.992 + (v2 * v14)) * v15))));
    const spherical_screw_pack v20 = spherical_screw_pack_at(&qd[stride]) * v18;
    const spherical_screw_pack v21 = v19 + ((v20 * (0.008000000000000881 * v0_sine[0])) - spherical_screw_pack_at(&tau[0]));
    const spherical_screw_pack v22 = v10 * v21;
    const spherical_screw_pack v23 = 0.4 * v20;
    const spherical_screw_pack v24 = spherical_screw_pack_at(&tau[2U * stride]) - v23;
    const spherical_screw_pack v25 = ((v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v18 * v18))) - (392.40000000000003 * v0_sine[0])) + v24;
    const spherical_screw_pack v26 = v11 * v25;
    const spherical_screw_pack v27 = v26 + v22;
    const spherical_screw_pack v28 = v24 - v25;
    const spherical_screw_pack v29 = 0.6666666666666667 * spherical_screw_pack_abs((40.0 * v27) - v28);
    const spherical_screw_pack v30 = spherical_screw_pack_select(v13, v29 / spherical_screw_pack_select(v13, spherical_screw_pack_select(v13, 1.0 - v12, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v31 = spherical_screw_pack_min(v30, v29 + (v12 * v30));
    const spherical_screw_pack v32 = spherical_screw_pack_min(v31, v29 + (v12 * v31));
    const spherical_screw_pack v33 = 1e-08 * (spherical_screw_pack_abs(v26) + spherical_screw_pack_abs(v22));
    const spherical_screw_mask v34 = (spherical_screw_mask)(spherical_screw_pack_abs(v27) <= (v33 - (spherical_screw_pack_min(v32, v29 + (v12 * v32)) * (1.0001 * v11))));
    const spherical_screw_pack v35 = 0.5 * v28;
    const spherical_screw_pack v36 = 1.6666666666666667 * v28;
    const spherical_screw_pack v37 = 0.5 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v38 = spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v39 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == v38) | (spherical_screw_mask)(v38 < ((spherical_screw_pack_min(v36, v35) - spherical_screw_pack_max(v36, v35)) * (v37 * v11)));
    const spherical_screw_mask v40 = v39 & v34;
    const spherical_screw_pack v41 = -v33;
    const spherical_screw_mask v42 = spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v43 = spherical_screw_pack_select_whole(v39, (spherical_screw_mask)(v41 < (-v27)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v42));
    const spherical_screw_mask v44 = spherical_screw_pack_select_whole(v40, spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(v43, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v45 = ((spherical_screw_pack_at(&qd[stride]) * v17) - spherical_screw_pack_at(&tau[stride])) - (v18 * (v16 - (v5 * v15)));
    const spherical_screw_pack v46 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v45;
    const spherical_screw_pack v47 = -v46;
    const spherical_screw_pack v48 = -v21;
    const spherical_screw_pack v49 = -v6;
    const spherical_screw_pack v50 = 8.0 + v4;
    spherical_screw_mask v51_pattern[1] = {v44};
    spherical_screw_mask v51_best[1] = {v44};
    spherical_screw_mask v51_flag[9] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v51_number[8] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v51_of_context_real[11] = {v49, v8, v50, v48, v47, v25, spherical_screw_pack_at(&tau[2U * stride]), v23, spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_mask v51_of_context_boolean[4] = {~v39, v40, v43, spherical_screw_pack_select_whole(v39, (spherical_screw_mask)(v41 < v27), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v42))};
    spherical_screw_mask v51_done = { 0 };
    for (int v51_pass = 0; (v51_pass < 12) && !spherical_screw_pack_all(v51_done); v51_pass++) {
        spherical_screw_mask v51_next_pattern[1];
        spherical_screw_mask v51_next_best[1];
        spherical_screw_mask v51_next_flag[9];
        spherical_screw_pack v51_next_number[8];
        spherical_screw_mask v51_ends;
        spherical_screw_pack_step_pattern(spacing, prepared, v51_pattern, v51_best, v51_flag, v51_number, v51_of_context_real, v51_of_context_boolean, v51_next_pattern, v51_next_best, v51_next_flag, v51_next_number, &v51_ends);
        v51_pattern[0] = spherical_screw_pack_select_whole(v51_done, v51_pattern[0], v51_next_pattern[0]);
        v51_best[0] = spherical_screw_pack_select_whole(v51_done, v51_best[0], v51_next_best[0]);
        v51_flag[0] = spherical_screw_pack_select_whole(v51_done, v51_flag[0], v51_next_flag[0]);
        v51_flag[1] = spherical_screw_pack_select_whole(v51_done, v51_flag[1], v51_next_flag[1]);
        v51_flag[2] = spherical_screw_pack_select_whole(v51_done, v51_flag[2], v51_next_flag[2]);
        v51_flag[3] = spherical_screw_pack_select_whole(v51_done, v51_flag[3], v51_next_flag[3]);
        v51_flag[4] = spherical_screw_pack_select_whole(v51_done, v51_flag[4], v51_next_flag[4]);
        v51_flag[5] = spherical_screw_pack_select_whole(v51_done, v51_flag[5], v51_next_flag[5]);
        v51_flag[6] = spherical_screw_pack_select_whole(v51_done, v51_flag[6], v51_next_flag[6]);
        v51_flag[7] = spherical_screw_pack_select_whole(v51_done, v51_flag[7], v51_next_flag[7]);
        v51_flag[8] = spherical_screw_pack_select_whole(v51_done, v51_flag[8], v51_next_flag[8]);
        v51_number[0] = spherical_screw_pack_select(v51_done, v51_number[0], v51_next_number[0]);
        v51_number[1] = spherical_screw_pack_select(v51_done, v51_number[1], v51_next_number[1]);
        v51_number[2] = spherical_screw_pack_select(v51_done, v51_number[2], v51_next_number[2]);
        v51_number[3] = spherical_screw_pack_select(v51_done, v51_number[3], v51_next_number[3]);
        v51_number[4] = spherical_screw_pack_select(v51_done, v51_number[4], v51_next_number[4]);
        v51_number[5] = spherical_screw_pack_select(v51_done, v51_number[5], v51_next_number[5]);
        v51_number[6] = spherical_screw_pack_select(v51_done, v51_number[6], v51_next_number[6]);
        v51_number[7] = spherical_screw_pack_select(v51_done, v51_number[7], v51_next_number[7]);
        v51_done |= v51_ends;
    }
    const spherical_screw_mask v52 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v51_best[0]);
    const spherical_screw_pack v53 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), spherical_screw_pack_at(&qd[2U * stride]) + v51_number[6]);
    const spherical_screw_pack v54 = v2 + (v37 * v53);
    const spherical_screw_pack v55 = 40.0 * v54;
    const spherical_screw_pack v56 = spherical_screw_pack_at(&qd[0]) + v51_number[4];
    const spherical_screw_pack v57 = v56 + (v37 * v51_number[0]);
    const spherical_screw_pack v58 = spherical_screw_pack_at(&qd[stride]) + v51_number[5];
    const spherical_screw_pack v59 = spherical_screw_pack_at(&q[stride]) + (v37 * v58);
    const spherical_screw_pack v60_angle[1] = {v59};
    spherical_screw_pack v60_sine[1];
    spherical_screw_pack v60_cosine[1];
    spherical_screw_bits v60_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v60_angle[0], &v60_sine[0], &v60_cosine[0], &v60_beyond);
    spherical_screw_pack_sincos_guard(1U, v60_angle, v60_sine, v60_cosine, &v60_beyond);
    const spherical_screw_pack v62 = v60_cosine[0] * v57;
    const spherical_screw_pack v63 = v62 * v55;
    const spherical_screw_pack v64 = v53 + (v37 * v51_number[2]);
    const spherical_screw_pack v65 = 2.0 * v64;
    const spherical_screw_pack v66 = v60_sine[0] * v57;
    const spherical_screw_pack v67 = 0.4 * v64;
    const spherical_screw_pack v68 = v58 + (v37 * v51_number[1]);
    const spherical_screw_pack v69 = (v68 * (v67 - (v66 * (15.992 + (v54 * (80.0 * v54)))))) + (v65 * v63);
    const spherical_screw_pack v70 = v68 * v55;
    const spherical_screw_pack v71 = v68 * v62;
    const spherical_screw_pack v72 = spherical_screw_pack_at(&tau[2U * stride]) - (0.4 * v71);
    const spherical_screw_pack v73 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), ((v72 - (392.40000000000003 * v60_sine[0])) + (v68 * v70)) + (v62 * v63));
    const spherical_screw_pack v74 = 0.4 * v60_sine[0];
    const spherical_screw_pack v75 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v76 = v75 * v74;
    const spherical_screw_pack v77 = v54 * v55;
    const spherical_screw_pack v78 = 7.992 + v77;
    const spherical_screw_pack v79 = 1.0 / ((((v74 * v76) - 28.0) - v77) + (v78 * (v60_sine[0] * v60_sine[0])));
    const spherical_screw_pack v80 = v79 * (((spherical_screw_pack_at(&tau[0]) - (v73 * v76)) - (v71 * (0.008000000000000881 * v60_sine[0]))) - (v60_cosine[0] * v69));
    const spherical_screw_pack v81 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), (v75 * v73) + (v76 * v80));
    const spherical_screw_pack v82 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v83 = v82 * (v76 * v79);
    const spherical_screw_pack v84 = v75 * v82;
    const spherical_screw_pack v85 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v84 - (v76 * v83));
    const spherical_screw_mask v86 = ~v52;
    const spherical_screw_pack v87 = spherical_screw_pack_real_of(v51_best[0]);
    spherical_screw_pack v88_u[1] = {v51_number[3]};
    spherical_screw_pack v88_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v88_of_context_real[3] = {v87, ((v74 * v83) - 1.0) + (20.0 * v85), (v72 + (v74 * v80)) - (20.0 * v81)};
    const spherical_screw_mask v88_of_context_boolean[1] = {v86};
    spherical_screw_mask v88_done = { 0 };
    for (int v88_pass = 0; (v88_pass < 40) && !spherical_screw_pack_all(v88_done); v88_pass++) {
        spherical_screw_pack v88_next_u[1];
        spherical_screw_pack v88_next_polished[1];
        spherical_screw_mask v88_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v88_u, v88_polished, v88_of_context_real, v88_of_context_boolean, v88_next_u, v88_next_polished, &v88_ends);
        v88_u[0] = spherical_screw_pack_select(v88_done, v88_u[0], v88_next_u[0]);
        v88_polished[0] = spherical_screw_pack_select(v88_done, v88_polished[0], v88_next_polished[0]);
        v88_done |= v88_ends;
    }
    const spherical_screw_pack v89 = v80 + (v83 * v88_u[0]);
    const spherical_screw_pack v90 = (v37 * v89) - v56;
    const spherical_screw_pack v91 = spherical_screw_pack_at(&q[stride]) + (v37 * v68);
    const spherical_screw_pack v92_angle[1] = {v91};
    spherical_screw_pack v92_sine[1];
    spherical_screw_pack v92_cosine[1];
    spherical_screw_bits v92_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v92_angle[0], &v92_sine[0], &v92_cosine[0], &v92_beyond);
    spherical_screw_pack_sincos_guard(1U, v92_angle, v92_sine, v92_cosine, &v92_beyond);
    const spherical_screw_pack v94 = v92_cosine[0] * v90;
    const spherical_screw_pack v95 = v2 + (v37 * v64);
    const spherical_screw_pack v96 = 40.0 * v95;
    const spherical_screw_pack v97 = v94 * v96;
    const spherical_screw_pack v98 = v81 - (v85 * v88_u[0]);
    const spherical_screw_pack v99 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v98);
    const spherical_screw_pack v100 = v53 + (v37 * v99);
    const spherical_screw_pack v101 = 2.0 * v100;
    const spherical_screw_pack v102 = v92_sine[0] * v90;
    const spherical_screw_pack v103 = 0.4 * v100;
    const spherical_screw_pack v104 = (spherical_screw_pack_at(&tau[stride]) + (v62 * (v67 - (v78 * v66)))) - (v65 * v70);
    const spherical_screw_pack v105 = (1.0 / (8.0 + v77)) * (v104 - (v60_cosine[0] * (88.29 + (392.40000000000003 * v54))));
    const spherical_screw_pack v106 = v58 + (v37 * v105);
    const spherical_screw_pack v107 = (v106 * (v103 + (v102 * (15.992 + (v95 * (80.0 * v95)))))) - (v101 * v97);
    const spherical_screw_pack v108 = v106 * v94;
    const spherical_screw_pack v109 = spherical_screw_pack_at(&tau[2U * stride]) + (0.4 * v108);
    const spherical_screw_pack v110 = v106 * v96;
    const spherical_screw_pack v111 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), ((v109 - (392.40000000000003 * v92_sine[0])) + (v106 * v110)) + (v94 * v97));
    const spherical_screw_pack v112 = 0.4 * v92_sine[0];
    const spherical_screw_pack v113 = v75 * v112;
    const spherical_screw_pack v114 = v95 * v96;
    const spherical_screw_pack v115 = 7.992 + v114;
    const spherical_screw_pack v116 = 1.0 / ((((v112 * v113) - 28.0) - v114) + (v115 * (v92_sine[0] * v92_sine[0])));
    const spherical_screw_pack v117 = v116 * (((spherical_screw_pack_at(&tau[0]) - (v111 * v113)) + (v108 * (0.008000000000000881 * v92_sine[0]))) - (v92_cosine[0] * v107));
    const spherical_screw_pack v118 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), (v75 * v111) + (v113 * v117));
    const spherical_screw_pack v119 = v116 * (v82 * v113);
    const spherical_screw_pack v120 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v84 - (v113 * v119));
    spherical_screw_pack v121_u[1] = {v88_u[0]};
    spherical_screw_pack v121_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v121_of_context_real[3] = {v87, ((20.0 * v120) - 1.0) + (v112 * v119), (v109 - (20.0 * v118)) + (v112 * v117)};
    spherical_screw_mask v121_done = { 0 };
    for (int v121_pass = 0; (v121_pass < 40) && !spherical_screw_pack_all(v121_done); v121_pass++) {
        spherical_screw_pack v121_next_u[1];
        spherical_screw_pack v121_next_polished[1];
        spherical_screw_mask v121_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v121_u, v121_polished, v121_of_context_real, v88_of_context_boolean, v121_next_u, v121_next_polished, &v121_ends);
        v121_u[0] = spherical_screw_pack_select(v121_done, v121_u[0], v121_next_u[0]);
        v121_polished[0] = spherical_screw_pack_select(v121_done, v121_polished[0], v121_next_polished[0]);
        v121_done |= v121_ends;
    }
    const spherical_screw_pack v122 = v118 - (v120 * v121_u[0]);
    const spherical_screw_pack v123 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v122);
    const spherical_screw_pack v124 = v53 + (spherical_screw_pack_at(&dt[0]) * v123);
    const spherical_screw_pack v125 = v2 + (spherical_screw_pack_at(&dt[0]) * v100);
    const spherical_screw_pack v126 = 80.0 * v125;
    const spherical_screw_pack v127 = v124 * v126;
    const spherical_screw_pack v128 = v117 + (v119 * v121_u[0]);
    const spherical_screw_pack v129 = (spherical_screw_pack_at(&dt[0]) * v128) - v56;
    const spherical_screw_pack v130 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&dt[0]) * v106);
    const spherical_screw_pack v131_angle[1] = {v130};
    spherical_screw_pack v131_sine[1];
    spherical_screw_pack v131_cosine[1];
    spherical_screw_bits v131_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v131_angle[0], &v131_sine[0], &v131_cosine[0], &v131_beyond);
    spherical_screw_pack_sincos_guard(1U, v131_angle, v131_sine, v131_cosine, &v131_beyond);
    const spherical_screw_pack v133 = v129 * v131_cosine[0];
    const spherical_screw_pack v134 = v129 * v131_sine[0];
    const spherical_screw_pack v135 = 0.4 * v124;
    const spherical_screw_pack v136 = (spherical_screw_pack_at(&tau[stride]) - (v94 * (v103 + (v115 * v102)))) - (v101 * v110);
    const spherical_screw_pack v137 = (1.0 / (8.0 + v114)) * (v136 - (v92_cosine[0] * (88.29 + (392.40000000000003 * v95))));
    const spherical_screw_pack v138 = v58 + (spherical_screw_pack_at(&dt[0]) * v137);
    const spherical_screw_pack v139 = v131_cosine[0] * ((v138 * (v135 + (v134 * (15.992 + (v125 * v126))))) - (v133 * v127));
    const spherical_screw_pack v140 = 40.0 * v125;
    const spherical_screw_pack v141 = v138 * v133;
    const spherical_screw_pack v142 = spherical_screw_pack_at(&tau[2U * stride]) + (0.4 * v141);
    const spherical_screw_pack v143 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), (v142 - (392.40000000000003 * v131_sine[0])) + (v140 * ((v138 * v138) + (v133 * v133))));
    const spherical_screw_pack v144 = 0.4 * v131_sine[0];
    const spherical_screw_pack v145 = v75 * v144;
    const spherical_screw_pack v146 = v125 * v140;
    const spherical_screw_pack v147 = 7.992 + v146;
    const spherical_screw_pack v148 = 1.0 / ((((v144 * v145) - 28.0) - v146) + (v147 * (v131_sine[0] * v131_sine[0])));
    const spherical_screw_pack v149 = v148 * (((spherical_screw_pack_at(&tau[0]) - (v145 * v143)) + (v141 * (0.008000000000000881 * v131_sine[0]))) - v139);
    const spherical_screw_pack v150 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), (v75 * v143) + (v145 * v149));
    const spherical_screw_pack v151 = v142 - ((20.0 * v150) - (v144 * v149));
    const spherical_screw_pack v152 = v148 * (v82 * v145);
    const spherical_screw_pack v153 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v84 - (v145 * v152));
    const spherical_screw_pack v154 = (1.0 - (20.0 * v153)) - (v144 * v152);
    spherical_screw_pack v155_u[1] = {v121_u[0]};
    spherical_screw_pack v155_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v155_of_context_real[3] = {v87, -v154, v151};
    spherical_screw_mask v155_done = { 0 };
    for (int v155_pass = 0; (v155_pass < 40) && !spherical_screw_pack_all(v155_done); v155_pass++) {
        spherical_screw_pack v155_next_u[1];
        spherical_screw_pack v155_next_polished[1];
        spherical_screw_mask v155_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v155_u, v155_polished, v155_of_context_real, v88_of_context_boolean, v155_next_u, v155_next_polished, &v155_ends);
        v155_u[0] = spherical_screw_pack_select(v155_done, v155_u[0], v155_next_u[0]);
        v155_polished[0] = spherical_screw_pack_select(v155_done, v155_polished[0], v155_next_polished[0]);
        v155_done |= v155_ends;
    }
    const spherical_screw_pack v156 = v151 - (v154 * v155_u[0]);
    const spherical_screw_pack v157 = v87 * v87;
    const spherical_screw_pack v158 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v157 * (v156 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v87 * v156)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v159 = spherical_screw_pack_max(spherical_screw_pack_abs(v158), spherical_screw_pack_abs(v155_u[0]));
    const spherical_screw_mask v160 = v155_done & (spherical_screw_mask)(spherical_screw_pack_abs(v155_u[0] - v158) <= (v159 * spherical_screw_pack_select((spherical_screw_mask)(v159 < (1.0000000009313226 * v159)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v161 = ((v121_u[0] - v109) - (v112 * v128)) + (20.0 * v122);
    const spherical_screw_pack v162 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v87 * v161))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v157 * v161)));
    const spherical_screw_pack v163 = spherical_screw_pack_max(spherical_screw_pack_abs(v162), spherical_screw_pack_abs(v121_u[0]));
    const spherical_screw_mask v164 = v121_done & (spherical_screw_mask)(spherical_screw_pack_abs(v121_u[0] - v162) <= (v163 * spherical_screw_pack_select((spherical_screw_mask)(v163 < (1.0000000009313226 * v163)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v165 = ((v72 + (v74 * v89)) - v88_u[0]) - (20.0 * v98);
    const spherical_screw_pack v166 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v87 * v165)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v157 * v165));
    const spherical_screw_pack v167 = spherical_screw_pack_max(spherical_screw_pack_abs(v88_u[0]), spherical_screw_pack_abs(v166));
    const spherical_screw_mask v168 = v88_done & (spherical_screw_mask)(spherical_screw_pack_abs(v88_u[0] - v166) <= (v167 * spherical_screw_pack_select((spherical_screw_mask)(v167 < (1.0000000009313226 * v167)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v169 = v160 & (v164 & v168);
    const spherical_screw_pack v170 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v171 = v170 * ((v51_number[2] + spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v150 - (v153 * v155_u[0]))) + (2.0 * (v99 + v123)));
    const spherical_screw_pack v172 = spherical_screw_pack_select(v52, spherical_screw_pack_splat(0.0), v53 + v171);
    const spherical_screw_pack v173 = v56 + (v170 * (((v51_number[0] - (v152 * v155_u[0])) - v149) - (2.0 * (v89 + v128))));
    const spherical_screw_pack v174 = (spherical_screw_pack_at(&tau[stride]) - (v133 * (v135 + (v147 * v134)))) - (v138 * v127);
    const spherical_screw_pack v175 = v51_number[1] + ((1.0 / (8.0 + v146)) * (v174 - (v131_cosine[0] * (88.29 + (392.40000000000003 * v125)))));
    const spherical_screw_pack v176 = v58 + (v170 * (v175 + (2.0 * (v105 + v137))));
    const spherical_screw_pack v177 = v124 + (v101 + (v53 + v65));
    const spherical_screw_mask v178 = (spherical_screw_mask)((v87 * v177) < spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v179 = spherical_screw_pack_select(v52, spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&q[2U * stride]) + (v170 * v177));
    const spherical_screw_pack v180 = spherical_screw_pack_at(&q[0]) + (v170 * ((v56 - v129) + (2.0 * (v57 - v90))));
    const spherical_screw_pack v181 = spherical_screw_pack_at(&q[stride]) + (v170 * ((v58 + v138) + (2.0 * (v68 + v106))));
    const spherical_screw_mask v182 = spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride]));
    const spherical_screw_mask v183 = spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0]));
    spherical_screw_pack v185 = v176;
    spherical_screw_pack v186 = v172;
    spherical_screw_pack v187 = v181;
    spherical_screw_pack v188 = v180;
    spherical_screw_pack v189 = v179;
    spherical_screw_pack v190 = v173;
    spherical_screw_mask v191 = v183;
    spherical_screw_mask v192 = v182;
    spherical_screw_mask v193 = v51_best[0];
    spherical_screw_mask v194 = v169;
    if (!spherical_screw_pack_all(~(v178))) {
        const spherical_screw_pack v184_of_context_real[27] = {v49, v8, v50, v48, v47, v25, spherical_screw_pack_at(&tau[2U * stride]), v23, 1.0 / spherical_screw_pack_select(v178, v50, spherical_screw_pack_splat(1.0)), v7, -v9, spherical_screw_pack_at(&q[0]), spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[2U * stride]), spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride]), spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&dt[0]), v51_number[3], v180, v181, v179, v173, v176, v172};
        const spherical_screw_mask v184_of_context_boolean[3] = {v39, v169, v178};
        const spherical_screw_mask v184_of_context_mode[3] = {v183, v182, v51_best[0]};
        spherical_screw_pack v184_result_real[6];
        spherical_screw_mask v184_result_boolean[1];
        spherical_screw_mask v184_result_mode[3];
        spherical_screw_pack_step_again(spacing, prepared, v184_of_context_real, v184_of_context_boolean, v184_of_context_mode, v184_result_real, v184_result_boolean, v184_result_mode);
        v185 = spherical_screw_pack_select(v178, v184_result_real[4], v185);
        v186 = spherical_screw_pack_select(v178, v184_result_real[5], v186);
        v187 = spherical_screw_pack_select(v178, v184_result_real[1], v187);
        v188 = spherical_screw_pack_select(v178, v184_result_real[0], v188);
        v189 = spherical_screw_pack_select(v178, v184_result_real[2], v189);
        v190 = spherical_screw_pack_select(v178, v184_result_real[3], v190);
        v191 = spherical_screw_pack_select_whole(v178, v184_result_mode[0], v191);
        v192 = spherical_screw_pack_select_whole(v178, v184_result_mode[1], v192);
        v193 = spherical_screw_pack_select_whole(v178, v184_result_mode[2], v193);
        v194 = spherical_screw_pack_select_whole(v178, v184_result_boolean[0], v194);
    }
    *(spherical_screw_unaligned *)&qd_next[stride] = v185;
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = v186;
    *(spherical_screw_unaligned *)&q_next[stride] = v187;
    *(spherical_screw_unaligned *)&q_next[0] = v188;
    const spherical_screw_pack v195 = spherical_screw_pack_abs(v188) + (spherical_screw_pack_abs(v187) + (spherical_screw_pack_abs(v186) + spherical_screw_pack_abs(v185)));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = v189;
    *(spherical_screw_unaligned *)&qd_next[0] = v190;
    const spherical_screw_pack v196 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0]))));
    const spherical_screw_mask v197 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) + (v38 + spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0]))))) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v198 = (v197 & (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) + v196)) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0]));
    const spherical_screw_mask v199 = (spherical_screw_mask)((spherical_screw_pack_abs(v190) + (spherical_screw_pack_abs(v189) + v195)) < spherical_screw_pack_splat(1e+38)) & v198;
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(v191, spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(v192, spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v193, spherical_screw_bytes);
    const spherical_screw_pack v200 = spherical_screw_pack_select(v51_flag[4] | v51_flag[3], spherical_screw_pack_select(v51_flag[8], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v51_flag[7] & (~v51_flag[2]), spherical_screw_pack_select(v51_flag[5], spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)), spherical_screw_pack_splat(3.0))), spherical_screw_pack_select(v51_flag[6], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0)));
    const spherical_screw_pack v201 = spherical_screw_pack_abs(v51_number[0]) + (spherical_screw_pack_abs(v51_number[1]) + (spherical_screw_pack_abs(v25) + spherical_screw_pack_abs(v21)));
    const spherical_screw_pack v202 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v46) + (spherical_screw_pack_abs(v51_number[2]) + v201)) < spherical_screw_pack_splat(1e+38)), spherical_screw_pack_select(v51_done, v200, spherical_screw_pack_splat(5.0)), spherical_screw_pack_splat(6.0));
    const spherical_screw_mask v203 = (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v202);
    const spherical_screw_pack v204 = spherical_screw_pack_select(v194 | v203, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v205 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v204) | (spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v202), spherical_screw_pack_splat(3.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v202) | (spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v204), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v206 = spherical_screw_pack_select(v203 | (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v204), spherical_screw_pack_splat(2.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v204) | (spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v202), spherical_screw_pack_splat(4.0), v205));
    const spherical_screw_pack v207 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v204) | (spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v202), spherical_screw_pack_splat(7.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v204) | (spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v202), spherical_screw_pack_splat(5.0), v206));
    const spherical_screw_pack v208 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v202) | (spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v204), spherical_screw_pack_splat(6.0), v207);
    *(spherical_screw_unaligned *)&status[0] = v208;
    if (!spherical_screw_pack_all(v199)) {
        *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v199, v188, spherical_screw_pack_at(&q[0]));
        *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v199, v187, spherical_screw_pack_at(&q[stride]));
        *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v199, v189, spherical_screw_pack_at(&q[2U * stride]));
        *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v199, v190, spherical_screw_pack_at(&qd[0]));
        *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v199, v185, spherical_screw_pack_at(&qd[stride]));
        *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v199, v186, spherical_screw_pack_at(&qd[2U * stride]));
        *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v199, v191, spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
        *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v199, v192, spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
        *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v199, v193, spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
        *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v199, v208, spherical_screw_pack_splat(6.0));
    }
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_again_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict mode, const spherical_screw_mask *restrict told, const spherical_screw_mask *restrict behind, const spherical_screw_mask *restrict before, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, spherical_screw_mask converged, const spherical_screw_pack *restrict context_real, spherical_screw_mask *restrict mode_out, spherical_screw_mask *restrict told_out, spherical_screw_mask *restrict behind_out, spherical_screw_mask *restrict before_out, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict q_out, spherical_screw_pack *restrict qd_out, spherical_screw_mask *restrict converged_out, spherical_screw_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const spherical_screw_pack v0 = 0.5 * context_real[19];
    const spherical_screw_pack v1 = context_real[12] + (context_real[15] * v0);
    const spherical_screw_pack v2 = context_real[4] * (1.0 / context_real[2]);
    const spherical_screw_pack v3 = context_real[15] + (v2 * v0);
    const spherical_screw_pack v4 = context_real[12] + (v0 * v3);
    const spherical_screw_pack v5_angle[2] = {v1, v4};
    spherical_screw_pack v5_sine[2];
    spherical_screw_pack v5_cosine[2];
    spherical_screw_bits v5_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v5_angle[0], &v5_sine[0], &v5_cosine[0], &v5_beyond);
    spherical_screw_pack_sincos_pair(&v5_angle[1], &v5_sine[1], &v5_cosine[1], &v5_beyond);
    spherical_screw_pack_sincos_guard(2U, v5_angle, v5_sine, v5_cosine, &v5_beyond);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    mode_out[1] = mode[1];
    told_out[1] = mode[1];
    const spherical_screw_mask v9 = spherical_screw_pack_select_whole(behind[0], spherical_screw_pack_select_whole(before[0], spherical_screw_pack_whole(0), spherical_screw_pack_mode_of(-spherical_screw_pack_real_of(mode[2]))), mode[2]);
    mode_out[2] = v9;
    const spherical_screw_mask v10 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v9);
    const spherical_screw_pack v11 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v12 = context_real[1] * v11;
    const spherical_screw_pack v13 = 1.0 / ((context_real[1] * v12) - context_real[0]);
    const spherical_screw_pack v14 = v12 * v13;
    const spherical_screw_pack v15 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v16 = (context_real[3] * v13) - (v14 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v15) + (v12 * v16));
    const spherical_screw_pack v18 = context_real[7] - context_real[6];
    const spherical_screw_pack v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18;
    const spherical_screw_pack v20 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v21 = v14 * v20;
    const spherical_screw_pack v22 = v11 * v20;
    const spherical_screw_pack v23 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 - (v12 * v21));
    const spherical_screw_pack v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23);
    const spherical_screw_mask v25 = ~v10;
    const spherical_screw_pack v26 = spherical_screw_pack_real_of(v9);
    spherical_screw_pack v27_u[1] = {u[0]};
    spherical_screw_pack v27_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v27_of_context_real[3] = {v26, -v24, v19};
    const spherical_screw_mask v27_of_context_boolean[1] = {v25};
    spherical_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !spherical_screw_pack_all(v27_done); v27_pass++) {
        spherical_screw_pack v27_next_u[1];
        spherical_screw_pack v27_next_polished[1];
        spherical_screw_mask v27_ends;
        spherical_screw_pack_interpolated_again_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = spherical_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = spherical_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    u_out[0] = v27_u[0];
    const spherical_screw_pack v28 = v16 + (v21 * v27_u[0]);
    const spherical_screw_pack v29 = context_real[1] * v28;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v10, context_real[5] + v29, v27_u[0]);
    const spherical_screw_pack v31 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v17 - (v23 * v27_u[0]));
    const spherical_screw_pack v32 = ((v29 - (20.0 * v31)) - v30) - v18;
    const spherical_screw_pack v33 = 1.6666666666666667 * v32;
    const spherical_screw_pack v34 = 0.5 * v32;
    const spherical_screw_pack v35 = spherical_screw_pack_min(v34, v33);
    const spherical_screw_pack v36 = spherical_screw_pack_max(v34, v33);
    const spherical_screw_mask v37 = v25 | ((spherical_screw_mask)(v30 <= (v36 - v32)) & (spherical_screw_mask)((v35 - v32) <= v30));
    told_out[2] = spherical_screw_pack_select_whole(v37, v9, spherical_screw_pack_mode_of(((2.0 * (v30 + v32)) - v36) - v35));
    const spherical_screw_pack v38 = context_real[1] * spherical_screw_pack_select(v10, context_real[16], spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v39 = (v13 * v38) - context_real[14];
    const spherical_screw_pack v40 = v39 + (v0 * v28);
    const spherical_screw_pack v41 = v5_cosine[0] * v40;
    const spherical_screw_pack v42 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), context_real[16] + spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v14 * v38));
    const spherical_screw_pack v43 = 0.8 + context_real[13];
    const spherical_screw_pack v44 = v43 + (v42 * v0);
    const spherical_screw_pack v45 = 40.0 * v44;
    const spherical_screw_pack v46 = v45 * v41;
    const spherical_screw_pack v47 = v42 + (v0 * v31);
    const spherical_screw_pack v48 = 2.0 * v47;
    const spherical_screw_pack v49 = v5_sine[0] * v40;
    const spherical_screw_pack v50 = 0.4 * v47;
    const spherical_screw_pack v51 = (v3 * (v50 + ((15.992 + (v44 * (80.0 * v44))) * v49))) - (v48 * v46);
    const spherical_screw_pack v52 = v3 * v41;
    const spherical_screw_pack v53 = context_real[6] + (0.4 * v52);
    const spherical_screw_pack v54 = v3 * v45;
    const spherical_screw_pack v55 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), ((v3 * v54) + (v53 - (392.40000000000003 * v5_sine[0]))) + (v41 * v46));
    const spherical_screw_pack v56 = 0.4 * v5_sine[0];
    const spherical_screw_pack v57 = v11 * v56;
    const spherical_screw_pack v58 = v44 * v45;
    const spherical_screw_pack v59 = 7.992 + v58;
    const spherical_screw_pack v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5_sine[0] * v5_sine[0])));
    const spherical_screw_pack v61 = v60 * (((context_real[17] - (v57 * v55)) + ((0.008000000000000881 * v5_sine[0]) * v52)) - (v5_cosine[0] * v51));
    const spherical_screw_pack v62 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v55) + (v57 * v61));
    const spherical_screw_pack v63 = v60 * (v20 * v57);
    const spherical_screw_pack v64 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 - (v57 * v63));
    spherical_screw_pack v65_u[1] = {v27_u[0]};
    spherical_screw_pack v65_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v65_of_context_real[3] = {v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61)};
    spherical_screw_mask v65_done = { 0 };
    for (int v65_pass = 0; (v65_pass < 40) && !spherical_screw_pack_all(v65_done); v65_pass++) {
        spherical_screw_pack v65_next_u[1];
        spherical_screw_pack v65_next_polished[1];
        spherical_screw_mask v65_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v65_u, v65_polished, v65_of_context_real, v27_of_context_boolean, v65_next_u, v65_next_polished, &v65_ends);
        v65_u[0] = spherical_screw_pack_select(v65_done, v65_u[0], v65_next_u[0]);
        v65_polished[0] = spherical_screw_pack_select(v65_done, v65_polished[0], v65_next_polished[0]);
        v65_done |= v65_ends;
    }
    const spherical_screw_pack v66 = v61 + (v63 * v65_u[0]);
    const spherical_screw_pack v67 = v39 + (v0 * v66);
    const spherical_screw_pack v68 = v5_cosine[1] * v67;
    const spherical_screw_pack v69 = v43 + (v0 * v47);
    const spherical_screw_pack v70 = 40.0 * v69;
    const spherical_screw_pack v71 = v68 * v70;
    const spherical_screw_pack v72 = v62 - (v64 * v65_u[0]);
    const spherical_screw_pack v73 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v72);
    const spherical_screw_pack v74 = v42 + (v0 * v73);
    const spherical_screw_pack v75 = 2.0 * v74;
    const spherical_screw_pack v76 = v5_sine[1] * v67;
    const spherical_screw_pack v77 = 0.4 * v74;
    const spherical_screw_pack v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v54 * v48);
    const spherical_screw_pack v79 = (1.0 / (8.0 + v58)) * (v78 - (v5_cosine[0] * (88.29 + (392.40000000000003 * v44))));
    const spherical_screw_pack v80 = context_real[15] + (v0 * v79);
    const spherical_screw_pack v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71);
    const spherical_screw_pack v82 = v80 * v68;
    const spherical_screw_pack v83 = context_real[6] + (0.4 * v82);
    const spherical_screw_pack v84 = v80 * v70;
    const spherical_screw_pack v85 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), ((v83 - (392.40000000000003 * v5_sine[1])) + (v80 * v84)) + (v68 * v71));
    const spherical_screw_pack v86 = 0.4 * v5_sine[1];
    const spherical_screw_pack v87 = v11 * v86;
    const spherical_screw_pack v88 = v69 * v70;
    const spherical_screw_pack v89 = 7.992 + v88;
    const spherical_screw_pack v90 = 1.0 / (((28.0 - (v86 * v87)) + v88) - ((v5_sine[1] * v5_sine[1]) * v89));
    const spherical_screw_pack v91 = v90 * (((context_real[17] - (v87 * v85)) + ((0.008000000000000881 * v5_sine[1]) * v82)) - (v5_cosine[1] * v81));
    const spherical_screw_pack v92 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v85) - (v87 * v91));
    const spherical_screw_pack v93 = (v20 * v87) * v90;
    const spherical_screw_pack v94 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 + (v87 * v93));
    spherical_screw_pack v95_u[1] = {v65_u[0]};
    spherical_screw_pack v95_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v95_of_context_real[3] = {v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91)};
    spherical_screw_mask v95_done = { 0 };
    for (int v95_pass = 0; (v95_pass < 40) && !spherical_screw_pack_all(v95_done); v95_pass++) {
        spherical_screw_pack v95_next_u[1];
        spherical_screw_pack v95_next_polished[1];
        spherical_screw_mask v95_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v95_u, v95_polished, v95_of_context_real, v27_of_context_boolean, v95_next_u, v95_next_polished, &v95_ends);
        v95_u[0] = spherical_screw_pack_select(v95_done, v95_u[0], v95_next_u[0]);
        v95_polished[0] = spherical_screw_pack_select(v95_done, v95_polished[0], v95_next_polished[0]);
        v95_done |= v95_ends;
    }
    const spherical_screw_pack v96 = v92 - (v94 * v95_u[0]);
    const spherical_screw_pack v97 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v96);
    const spherical_screw_pack v98 = v42 + (context_real[19] * v97);
    const spherical_screw_pack v99 = v98 + (v75 + (v42 + v48));
    const spherical_screw_mask v100 = (spherical_screw_mask)((v26 * v99) < spherical_screw_pack_splat(0.0));
    behind_out[0] = v100;
    before_out[0] = before[0] | behind[0];
    const spherical_screw_pack v101 = v91 + (v93 * v95_u[0]);
    const spherical_screw_pack v102 = (context_real[19] * v101) - v39;
    const spherical_screw_pack v103 = 0.16666666666666666 * context_real[19];
    q_out[0] = context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67))));
    const spherical_screw_pack v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84);
    const spherical_screw_pack v105 = (1.0 / (8.0 + v88)) * (v104 - (v5_cosine[1] * (88.29 + (392.40000000000003 * v69))));
    const spherical_screw_pack v106 = context_real[15] + (context_real[19] * v105);
    q_out[1] = context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80))));
    q_out[2] = spherical_screw_pack_select(v10, context_real[13], context_real[13] + (v103 * v99));
    const spherical_screw_pack v107 = v43 + (context_real[19] * v74);
    const spherical_screw_pack v108 = 80.0 * v107;
    const spherical_screw_pack v109 = v98 * v108;
    const spherical_screw_pack v110 = context_real[12] + (context_real[19] * v80);
    const spherical_screw_pack v111_angle[1] = {v110};
    spherical_screw_pack v111_sine[1];
    spherical_screw_pack v111_cosine[1];
    spherical_screw_bits v111_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v111_angle[0], &v111_sine[0], &v111_cosine[0], &v111_beyond);
    spherical_screw_pack_sincos_guard(1U, v111_angle, v111_sine, v111_cosine, &v111_beyond);
    const spherical_screw_pack v113 = v102 * v111_cosine[0];
    const spherical_screw_pack v114 = v102 * v111_sine[0];
    const spherical_screw_pack v115 = 0.4 * v98;
    const spherical_screw_pack v116 = v111_cosine[0] * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109));
    const spherical_screw_pack v117 = 40.0 * v107;
    const spherical_screw_pack v118 = v106 * v113;
    const spherical_screw_pack v119 = context_real[6] - (0.4 * v118);
    const spherical_screw_pack v120 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v119 - (392.40000000000003 * v111_sine[0])) + (v117 * ((v106 * v106) + (v113 * v113))));
    const spherical_screw_pack v121 = 0.4 * v111_sine[0];
    const spherical_screw_pack v122 = v11 * v121;
    const spherical_screw_pack v123 = v107 * v117;
    const spherical_screw_pack v124 = 7.992 + v123;
    const spherical_screw_pack v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111_sine[0] * v111_sine[0])));
    const spherical_screw_pack v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111_sine[0]))) - v116);
    const spherical_screw_pack v127 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), (v11 * v120) - (v122 * v126));
    const spherical_screw_pack v128 = v119 - ((20.0 * v127) + (v121 * v126));
    const spherical_screw_pack v129 = v125 * (v20 * v122);
    const spherical_screw_pack v130 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v22 + (v122 * v129));
    const spherical_screw_pack v131 = (1.0 - (20.0 * v130)) + (v121 * v129);
    spherical_screw_pack v132_u[1] = {v95_u[0]};
    spherical_screw_pack v132_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v132_of_context_real[3] = {v26, -v131, v128};
    spherical_screw_mask v132_done = { 0 };
    for (int v132_pass = 0; (v132_pass < 40) && !spherical_screw_pack_all(v132_done); v132_pass++) {
        spherical_screw_pack v132_next_u[1];
        spherical_screw_pack v132_next_polished[1];
        spherical_screw_mask v132_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v132_u, v132_polished, v132_of_context_real, v27_of_context_boolean, v132_next_u, v132_next_polished, &v132_ends);
        v132_u[0] = spherical_screw_pack_select(v132_done, v132_u[0], v132_next_u[0]);
        v132_polished[0] = spherical_screw_pack_select(v132_done, v132_polished[0], v132_next_polished[0]);
        v132_done |= v132_ends;
    }
    const spherical_screw_pack v133 = v39 + (v103 * (((v28 - (v129 * v132_u[0])) - v126) + (2.0 * (v66 - v101))));
    qd_out[0] = -v133;
    const spherical_screw_pack v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109);
    const spherical_screw_pack v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v111_cosine[0] * (88.29 + (392.40000000000003 * v107)))));
    qd_out[1] = context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105))));
    const spherical_screw_pack v136 = v103 * ((v31 + spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v127 - (v130 * v132_u[0]))) + (2.0 * (v73 + v97)));
    qd_out[2] = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v42 + v136);
    const spherical_screw_pack v137 = v128 - (v131 * v132_u[0]);
    const spherical_screw_pack v138 = v26 * v26;
    const spherical_screw_pack v139 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v26 * v137)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v137));
    const spherical_screw_pack v140 = spherical_screw_pack_max(spherical_screw_pack_abs(v139), spherical_screw_pack_abs(v132_u[0]));
    const spherical_screw_mask v141 = v132_done & (spherical_screw_mask)(spherical_screw_pack_abs(v132_u[0] - v139) <= (v140 * spherical_screw_pack_select((spherical_screw_mask)(v140 < (1.0000000009313226 * v140)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v142 = (v95_u[0] + ((v86 * v101) - v83)) + (20.0 * v96);
    const spherical_screw_pack v143 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v26 * v142))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v142)));
    const spherical_screw_pack v144 = spherical_screw_pack_max(spherical_screw_pack_abs(v143), spherical_screw_pack_abs(v95_u[0]));
    const spherical_screw_mask v145 = (spherical_screw_mask)(spherical_screw_pack_abs(v95_u[0] - v143) <= (v144 * spherical_screw_pack_select((spherical_screw_mask)(v144 < (1.0000000009313226 * v144)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v95_done;
    const spherical_screw_pack v146 = ((v65_u[0] - v53) - (v56 * v66)) + (20.0 * v72);
    const spherical_screw_pack v147 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(v26 * v146))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v138 * v146)));
    const spherical_screw_pack v148 = spherical_screw_pack_max(spherical_screw_pack_abs(v65_u[0]), spherical_screw_pack_abs(v147));
    const spherical_screw_mask v149 = v65_done & (spherical_screw_mask)(spherical_screw_pack_abs(v65_u[0] - v147) <= (v148 * spherical_screw_pack_select((spherical_screw_mask)(v148 < (1.0000000009313226 * v148)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v150 = v19 - (v24 * v27_u[0]);
    const spherical_screw_pack v151 = spherical_screw_pack_select(v10, spherical_screw_pack_splat(0.0), v138 * (v150 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v26 * v150)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v152 = spherical_screw_pack_max(spherical_screw_pack_abs(v151), spherical_screw_pack_abs(v27_u[0]));
    const spherical_screw_mask v153 = v27_done & (spherical_screw_mask)(spherical_screw_pack_abs(v27_u[0] - v151) <= (v152 * spherical_screw_pack_select((spherical_screw_mask)(v152 < (1.0000000009313226 * v152)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    *converged_out = v153 & (v141 & (v149 & v145));
    *done = ~v100;
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_again(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean, spherical_screw_mask *restrict result_mode)
{
    spherical_screw_mask v0_mode[3] = {context_mode[0], context_mode[1], context_mode[3]};
    spherical_screw_mask v0_told[3] = {context_mode[0], context_mode[1], context_mode[3]};
    spherical_screw_mask v0_behind[1] = {context_boolean[2]};
    spherical_screw_mask v0_before[1] = {context_boolean[0]};
    spherical_screw_pack v0_u[1] = {context_real[21]};
    spherical_screw_pack v0_q[3] = {context_real[22], context_real[23], context_real[24]};
    spherical_screw_pack v0_qd[3] = {context_real[25], context_real[26], context_real[27]};
    spherical_screw_mask v0_converged = context_boolean[1];
    const spherical_screw_pack v0_of_context_real[21] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20]};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_mode[3];
        spherical_screw_mask v0_next_told[3];
        spherical_screw_mask v0_next_behind[1];
        spherical_screw_mask v0_next_before[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_pack v0_next_q[3];
        spherical_screw_pack v0_next_qd[3];
        spherical_screw_mask v0_next_converged;
        spherical_screw_mask v0_ends;
        spherical_screw_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = spherical_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = spherical_screw_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_mode[2] = spherical_screw_pack_select_whole(v0_done, v0_mode[2], v0_next_mode[2]);
        v0_told[0] = spherical_screw_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = spherical_screw_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_told[2] = spherical_screw_pack_select_whole(v0_done, v0_told[2], v0_next_told[2]);
        v0_behind[0] = spherical_screw_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = spherical_screw_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = spherical_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = spherical_screw_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_q[2] = spherical_screw_pack_select(v0_done, v0_q[2], v0_next_q[2]);
        v0_qd[0] = spherical_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = spherical_screw_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_qd[2] = spherical_screw_pack_select(v0_done, v0_qd[2], v0_next_qd[2]);
        v0_converged = spherical_screw_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_q[2];
    result_real[3] = v0_qd[0];
    result_real[4] = v0_qd[1];
    result_real[5] = v0_qd[2];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
    result_mode[2] = v0_told[2];
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_pattern_piece(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict other, const spherical_screw_pack *restrict u, const spherical_screw_mask *restrict found, const spherical_screw_mask *restrict obeying, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict other_out, spherical_screw_pack *restrict u_out, spherical_screw_mask *restrict found_out, spherical_screw_mask *restrict obeying_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    (void)obeying;
    other_out[0] = spherical_screw_pack_select_whole(context_boolean[1], ~other[0], other[0]);
    const spherical_screw_pack v0 = context_real[17] * context_real[17];
    const spherical_screw_pack v1 = spherical_screw_pack_select(other[0], spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * v0;
    const spherical_screw_pack v2 = context_real[19] * v1;
    const spherical_screw_pack v3 = context_real[18] * v1;
    const spherical_screw_pack v4 = 1.0 / (1.0 - spherical_screw_pack_select(context_boolean[1], v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v5 = v4 * spherical_screw_pack_select(context_boolean[1], v2, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v6 = (v4 * (v5 - spherical_screw_pack_select(context_boolean[1], v2 + (v3 * v5), spherical_screw_pack_splat(0.0)))) - v5;
    const spherical_screw_pack v7 = spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_splat(0.0), context_real[14] + (context_real[16] * v6));
    const spherical_screw_pack v8 = context_real[1] * (context_real[12] + (context_real[15] * v6));
    const spherical_screw_pack v9 = ((context_real[6] - context_real[7]) - v8) - (20.0 * v7);
    const spherical_screw_pack v10 = -v6;
    const spherical_screw_pack v11 = spherical_screw_pack_select(context_boolean[0], context_real[5] - v8, v10);
    const spherical_screw_pack v12 = v11 - v9;
    const spherical_screw_pack v13 = -(0.5 * v12);
    const spherical_screw_pack v14 = -(1.6666666666666667 * v12);
    const spherical_screw_mask v15 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == context_mode[0]);
    const spherical_screw_pack v16 = spherical_screw_pack_select(v15, spherical_screw_pack_min(spherical_screw_pack_max(v14, v13) - v9, v9 - spherical_screw_pack_min(v14, v13)), v7 * spherical_screw_pack_real_of(context_mode[0]));
    const spherical_screw_pack v17 = spherical_screw_pack_select(v15, v16, 60.0 * v16);
    const spherical_screw_pack v18 = spherical_screw_pack_max(spherical_screw_pack_abs(v11), spherical_screw_pack_abs(context_real[5]));
    const spherical_screw_mask v19 = ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) | (v15 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v16))) | (context_boolean[4] & (spherical_screw_mask)(((-1e-06) * v18) <= v17));
    const spherical_screw_pack v20 = (context_real[18] * v6) - context_real[19];
    const spherical_screw_pack v21 = spherical_screw_pack_select(context_boolean[1], -(v0 * (v20 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(context_real[17] * v20))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v22 = spherical_screw_pack_abs(v6);
    const spherical_screw_pack v23 = spherical_screw_pack_max(spherical_screw_pack_abs(v21), v22);
    const spherical_screw_mask v24 = (spherical_screw_mask)(spherical_screw_pack_abs(v6 + v21) <= (v23 * spherical_screw_pack_select((spherical_screw_mask)(v23 < (1.0000000009313226 * v23)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v25 = v24 & (spherical_screw_mask)(v22 < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v26 = v25 & ((context_boolean[3] | (spherical_screw_mask)(((-1e-12) * v18) <= v17)) | (context_boolean[3] | v19));
    obeying_out[0] = v26;
    u_out[0] = spherical_screw_pack_select((v25 & (~found[0])) | v26, v10, u[0]);
    found_out[0] = found[0] | v25;
    *done = (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v26);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_pattern_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
{
    result_real[1] = context_real[13];
    spherical_screw_mask v0_other[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_mask v0_found[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_obeying[1] = {spherical_screw_pack_whole(0)};
    const spherical_screw_mask v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[7], context_boolean[2], context_boolean[3]};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_other[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_mask v0_next_found[1];
        spherical_screw_mask v0_next_obeying[1];
        spherical_screw_mask v0_ends;
        spherical_screw_pack_interpolated_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = spherical_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = spherical_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = spherical_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const spherical_screw_mask v1 = ((~context_boolean[4]) & v0_found[0]) | v0_obeying[0];
    const spherical_screw_pack v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = spherical_screw_pack_select(v1, -v2, context_real[20]);
    result_real[2] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_splat(0.0), context_real[14] - (context_real[16] * v0_u[0])), context_real[21]);
    result_real[3] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], context_real[5] + (context_real[1] * v2), v0_u[0]), context_real[22]);
    result_real[4] = spherical_screw_pack_select(v1, v0_u[0], context_real[23]);
    const spherical_screw_mask v3 = context_boolean[4] | v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[5] | (context_boolean[4] & v0_obeying[0]);
    result_boolean[2] = context_boolean[6] | (~v3);
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
    const spherical_screw_pack v7 = context_real[1] * v6;
    const spherical_screw_pack v8 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v1 * (v5 - v7));
    const spherical_screw_pack v9 = (1.0 - (20.0 * v8)) - v7;
    const spherical_screw_pack v10 = 1.0 + (0.4285714285714286 * v9);
    const spherical_screw_pack v11 = 1.0 - (0.375 * v9);
    const spherical_screw_pack v12 = v11 * v10;
    const spherical_screw_mask v13 = (spherical_screw_mask)(v5 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v14 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v0, spherical_screw_pack_splat(1.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v12) & v13, spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v11, v10))));
    flag_out[7] = v14;
    const spherical_screw_pack v15 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), context_real[5]);
    const spherical_screw_pack v16 = (v4 * v15) - (context_real[3] * v3);
    const spherical_screw_pack v17 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), (v1 * v15) - (v2 * v16));
    const spherical_screw_pack v18 = context_real[7] - context_real[6];
    const spherical_screw_pack v19 = v18 + ((context_real[1] * v16) + (20.0 * v17));
    const spherical_screw_pack v20 = -v19;
    const spherical_screw_pack v21 = -v9;
    const spherical_screw_mask v22 = ~v0;
    const spherical_screw_pack v23 = spherical_screw_pack_real_of(pattern[0]);
    spherical_screw_pack v24_u[1] = {spherical_screw_pack_select(v14, number[4], spherical_screw_pack_splat(0.0))};
    spherical_screw_pack v24_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v24_of_context_real[3] = {v23, v21, v20};
    const spherical_screw_mask v24_of_context_boolean[1] = {v22};
    spherical_screw_mask v24_done = { 0 };
    for (int v24_pass = 0; (v24_pass < 40) && !spherical_screw_pack_all(v24_done); v24_pass++) {
        spherical_screw_pack v24_next_u[1];
        spherical_screw_pack v24_next_polished[1];
        spherical_screw_mask v24_ends;
        spherical_screw_pack_interpolated_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
        v24_u[0] = spherical_screw_pack_select(v24_done, v24_u[0], v24_next_u[0]);
        v24_polished[0] = spherical_screw_pack_select(v24_done, v24_polished[0], v24_next_polished[0]);
        v24_done |= v24_ends;
    }
    const spherical_screw_pack v25 = (v6 * v24_u[0]) - v16;
    const spherical_screw_pack v26 = context_real[1] * v25;
    const spherical_screw_pack v27 = spherical_screw_pack_select(v0, context_real[5] + v26, v24_u[0]);
    const spherical_screw_pack v28 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v17 - (v8 * v24_u[0]));
    const spherical_screw_pack v29 = ((v26 - (20.0 * v28)) - v27) - v18;
    const spherical_screw_pack v30 = 0.5 * v29;
    const spherical_screw_pack v31 = 1.6666666666666667 * v29;
    const spherical_screw_pack v32 = v27 + v29;
    const spherical_screw_pack v33 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v32 - spherical_screw_pack_min(v31, v30), spherical_screw_pack_max(v31, v30) - v32), v23 * v28);
    const spherical_screw_pack v34 = spherical_screw_pack_abs(context_real[5]);
    const spherical_screw_mask v35 = ~flag[0];
    const spherical_screw_mask v36 = context_boolean[1] & v35;
    const spherical_screw_mask v37 = v36 & (spherical_screw_mask)(((-1e-06) * spherical_screw_pack_max(v34, spherical_screw_pack_abs(v27))) <= spherical_screw_pack_select(v0, v33, 60.0 * v33));
    const spherical_screw_pack v38 = v23 * (v19 + (v9 * v24_u[0]));
    const spherical_screw_pack v39 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v38)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v23 * v38)));
    const spherical_screw_pack v40 = spherical_screw_pack_max(spherical_screw_pack_abs(v24_u[0]), spherical_screw_pack_abs(v39));
    const spherical_screw_pack v41 = spherical_screw_pack_abs(v24_u[0] - v39);
    const spherical_screw_mask v42 = v24_done & (spherical_screw_mask)(v41 <= (v40 * spherical_screw_pack_select((spherical_screw_mask)(v40 < (1.0000000009313226 * v40)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v43 = (context_boolean[0] | (v37 | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v33) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v33))))) & v42;
    const spherical_screw_mask v44 = v22 & (spherical_screw_mask)(v12 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v45 = v13 & v44;
    const spherical_screw_mask v46 = (spherical_screw_mask)((1e-05 * v40) < v41) & (v45 & (~v42));
    const spherical_screw_mask v47 = ~(v43 | (v14 | v46));
    const spherical_screw_mask v48 = flag[1] & v47;
    const spherical_screw_mask v49 = v44 & (v45 & v42);
    const spherical_screw_pack v50 = -v25;
    const spherical_screw_pack v51 = 1.0 / context_real[2];
    const spherical_screw_pack v52 = context_real[4] * v51;
    spherical_screw_pack v54 = v28;
    spherical_screw_pack v55 = v50;
    spherical_screw_pack v56 = v27;
    spherical_screw_mask v57 = v42;
    spherical_screw_mask v58 = v46;
    spherical_screw_mask v59 = v49;
    spherical_screw_pack v60 = v52;
    spherical_screw_pack v61 = v24_u[0];
    if (!spherical_screw_pack_all(~(v48))) {
        const spherical_screw_pack v53_of_context_real[24] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v51, v1, v16, v52, v17, v6, v8, v23, v21, v20, v50, v28, v27, v24_u[0]};
        const spherical_screw_mask v53_of_context_boolean[8] = {v0, v22, context_boolean[0], v36, v42, v49, v46, v48};
        spherical_screw_pack v53_result_real[5];
        spherical_screw_mask v53_result_boolean[3];
        spherical_screw_pack_interpolated_pattern_pieces(spacing, prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
        v54 = spherical_screw_pack_select(v48, v53_result_real[2], v54);
        v55 = spherical_screw_pack_select(v48, v53_result_real[0], v55);
        v56 = spherical_screw_pack_select(v48, v53_result_real[3], v56);
        v57 = spherical_screw_pack_select_whole(v48, v53_result_boolean[0], v57);
        v58 = spherical_screw_pack_select_whole(v48, v53_result_boolean[2], v58);
        v59 = spherical_screw_pack_select_whole(v48, v53_result_boolean[1], v59);
        v60 = spherical_screw_pack_select(v48, v53_result_real[1], v60);
        v61 = spherical_screw_pack_select(v48, v53_result_real[4], v61);
    }
    number_out[2] = v54;
    number_out[0] = v55;
    const spherical_screw_pack v62 = v18 + (v56 + ((context_real[1] * v55) + (20.0 * v54)));
    const spherical_screw_pack v63 = -(0.5 * v62);
    const spherical_screw_pack v64 = -(1.6666666666666667 * v62);
    const spherical_screw_pack v65 = v56 - v62;
    const spherical_screw_pack v66 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v65 - spherical_screw_pack_min(v64, v63), spherical_screw_pack_max(v64, v63) - v65), v23 * v54);
    const spherical_screw_pack v67 = spherical_screw_pack_select(v0, v66, 60.0 * v66);
    const spherical_screw_pack v68 = spherical_screw_pack_max(v34, spherical_screw_pack_abs(v56));
    const spherical_screw_mask v69 = (v36 & (spherical_screw_mask)(((-1e-06) * v68) <= v67)) | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v66)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v66));
    const spherical_screw_mask v70 = (context_boolean[0] | v69) & v57;
    const spherical_screw_mask v71 = flag[3] | v70;
    flag_out[3] = v71;
    const spherical_screw_mask v72 = spherical_screw_pack_select_whole(v36, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const spherical_screw_mask v73 = spherical_screw_pack_select_whole(v36, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const spherical_screw_mask v74 = v73 | v72;
    const spherical_screw_pack v75 = -(1.0 - v5);
    const spherical_screw_mask v76 = (v73 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v75 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v75))) & v74);
    const spherical_screw_pack v77 = spherical_screw_pack_select(v76, v5, 1.0 + v5);
    const spherical_screw_mask v78 = ~(v76 | (spherical_screw_mask)(v77 <= spherical_screw_pack_select(v74, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v79 = v78 & (~v71);
    const spherical_screw_mask v80 = flag[2] | v47;
    const spherical_screw_mask v81 = (~flag[1]) & (v79 & v80);
    const spherical_screw_mask v82 = ~v81;
    const spherical_screw_mask v83 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v35 & (v79 & v82)));
    const spherical_screw_mask v84 = context_boolean[2] & (~v36);
    const spherical_screw_mask v85 = spherical_screw_pack_select_whole(v72, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1));
    const spherical_screw_mask v86 = spherical_screw_pack_select_whole(v76, spherical_screw_pack_select_whole(v0 & v72, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), spherical_screw_pack_select_whole(v84 & ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v77) & (spherical_screw_mask)(v77 <= spherical_screw_pack_splat(0.0))), spherical_screw_pack_whole(0), v85));
    pattern_out[0] = spherical_screw_pack_select_whole(v83, spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[3], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v81, spherical_screw_pack_select_whole(v84, spherical_screw_pack_whole(0), v85), v86));
    const spherical_screw_mask v87 = ~flag[3];
    const spherical_screw_mask v88 = v57 & (context_boolean[0] | (spherical_screw_mask)(((-1e-12) * v68) <= v67));
    const spherical_screw_mask v89 = ((~flag[4]) & (v87 & v88)) | (v87 & v70);
    best_out[0] = spherical_screw_pack_select_whole(v89, pattern[0], best[0]);
    flag_out[0] = flag[0] | v83;
    flag_out[1] = spherical_screw_pack_select_whole(v83, spherical_screw_pack_whole(0), flag[1] | v81);
    const spherical_screw_mask v90 = ~(v81 | v83);
    flag_out[2] = v80 & v90;
    flag_out[4] = flag[4] | v88;
    const spherical_screw_mask v91 = flag[5] | (flag[3] & v70);
    flag_out[5] = v91;
    flag_out[6] = v82 & (flag[6] | ((~v57) & (~v58)));
    flag_out[8] = v59;
    number_out[1] = v60;
    number_out[3] = v61;
    number_out[4] = v61;
    *done = (v79 & v90) | (v71 & ((v78 | (v0 | (~v76))) | v91));
    if (!spherical_screw_pack_all(v89)) {
        flag_out[7] = spherical_screw_pack_select_whole(v89, v14, flag[7]);
        flag_out[8] = spherical_screw_pack_select_whole(v89, v59, flag[8]);
        number_out[0] = spherical_screw_pack_select(v89, v55, number[0]);
        number_out[1] = spherical_screw_pack_select(v89, v60, number[1]);
        number_out[2] = spherical_screw_pack_select(v89, v54, number[2]);
        number_out[3] = spherical_screw_pack_select(v89, v61, number[3]);
    }
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_margins(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_mode)
{
    const spherical_screw_pack v0_angle[1] = {context_real[10]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = (context_real[1] + (context_real[3] + (20.0 * context_real[7]))) - context_real[2];
    const spherical_screw_pack v3 = -(1.6666666666666667 * v2);
    const spherical_screw_pack v4 = -(0.5 * v2);
    const spherical_screw_pack v5 = v2 + ((context_real[0] * context_real[6]) - context_real[1]);
    result_real[0] = spherical_screw_pack_max(spherical_screw_pack_splat(0.0), spherical_screw_pack_min(spherical_screw_pack_max(v4, v3) + v5, -(v5 + spherical_screw_pack_min(v4, v3))));
    const spherical_screw_pack v6 = context_real[12] * v0_cosine[0];
    const spherical_screw_pack v7 = 0.8 + context_real[11];
    const spherical_screw_pack v8 = 40.0 * v7;
    const spherical_screw_pack v9 = (v8 * ((context_real[13] * context_real[13]) + (v6 * v6))) - (392.40000000000003 * v0_sine[0]);
    const spherical_screw_pack v10 = 0.4 * context_real[13];
    const spherical_screw_pack v11 = context_real[2] - (v6 * v10);
    const spherical_screw_mask v12 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == context_mode[2]);
    const spherical_screw_pack v13 = spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), v11 + v9);
    const spherical_screw_pack v14 = spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v15 = v14 * v0_sine[0];
    const spherical_screw_pack v16 = 80.0 * v7;
    const spherical_screw_pack v17 = ((v15 * (0.4 * v13)) - context_real[4]) + ((v10 + (v6 * v16)) * (context_real[14] * v0_cosine[0]));
    const spherical_screw_pack v18 = v7 * v8;
    const spherical_screw_pack v19 = v15 * (0.16000000000000003 * v0_sine[0]);
    const spherical_screw_pack v20 = 1.0 / (((v19 - 28.0) + ((7.992 + v18) * (v0_sine[0] * v0_sine[0]))) - v18);
    const spherical_screw_pack v21 = 0.4 * (v20 * ((v6 * ((15.984 + (v7 * v16)) * (context_real[13] * v0_sine[0]))) - v17));
    const spherical_screw_pack v22 = spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), (v14 * v13) + (v15 * v21));
    const spherical_screw_pack v23 = v11 + (v0_sine[0] * v21);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v25 = v19 * (v20 * v24);
    const spherical_screw_pack v26 = spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), v14 * (v24 - v25));
    spherical_screw_pack v27_u[1] = {context_real[8]};
    spherical_screw_pack v27_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v27_of_context_real[3] = {spherical_screw_pack_real_of(context_mode[2]), v25 + ((20.0 * v26) - 1.0), v23 - (20.0 * v22)};
    const spherical_screw_mask v27_of_context_boolean[1] = {~v12};
    spherical_screw_mask v27_done = { 0 };
    for (int v27_pass = 0; (v27_pass < 40) && !spherical_screw_pack_all(v27_done); v27_pass++) {
        spherical_screw_pack v27_next_u[1];
        spherical_screw_pack v27_next_polished[1];
        spherical_screw_mask v27_ends;
        spherical_screw_pack_margin_loads(spacing, prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_ends);
        v27_u[0] = spherical_screw_pack_select(v27_done, v27_u[0], v27_next_u[0]);
        v27_polished[0] = spherical_screw_pack_select(v27_done, v27_polished[0], v27_next_polished[0]);
        v27_done |= v27_ends;
    }
    const spherical_screw_pack v28 = v9 + (20.0 * spherical_screw_pack_select(v12, spherical_screw_pack_splat(0.0), v22 - (v26 * v27_u[0])));
    const spherical_screw_pack v29 = -(0.5 * v28);
    const spherical_screw_pack v30 = -(1.6666666666666667 * v28);
    const spherical_screw_pack v31 = spherical_screw_pack_min(v30, v29);
    const spherical_screw_pack v32 = ((v9 + v23) - v28) + (v25 * v27_u[0]);
    const spherical_screw_pack v33 = spherical_screw_pack_max(v30, v29);
    result_real[1] = spherical_screw_pack_min(v33 - v32, v32 - v31);
    result_mode[0] = spherical_screw_pack_mode_of(((2.0 * v32) - v33) - v31);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_interpolated_part(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_mask *restrict mode, const spherical_screw_mask *restrict crossing, const spherical_screw_mask *restrict forced, const spherical_screw_mask *restrict heading, spherical_screw_mask probes, const spherical_screw_pack *restrict far, spherical_screw_pack past, spherical_screw_pack whole, spherical_screw_pack trial, spherical_screw_pack passes, spherical_screw_pack worst, spherical_screw_pack dt, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict q_out, spherical_screw_pack *restrict qd_out, spherical_screw_mask *restrict mode_out, spherical_screw_mask *restrict crossing_out, spherical_screw_mask *restrict forced_out, spherical_screw_mask *restrict heading_out, spherical_screw_mask *restrict probes_out, spherical_screw_pack *restrict far_out, spherical_screw_pack *restrict past_out, spherical_screw_pack *restrict whole_out, spherical_screw_pack *restrict trial_out, spherical_screw_pack *restrict passes_out, spherical_screw_pack *restrict worst_out, spherical_screw_mask *restrict done)
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
    const spherical_screw_pack v7 = 0.8 + q[2];
    const spherical_screw_pack v8 = 40.0 * v7;
    const spherical_screw_pack v9 = v7 * v8;
    const spherical_screw_pack v10 = 7.992 + v9;
    const spherical_screw_pack v11 = (28.0 + v9) - (v10 * v6);
    const spherical_screw_pack v12 = 1.0 / ((0.002666666666666667 * v6) - v11);
    const spherical_screw_pack v13 = (v12 * (4.444444444444445e-05 * v6)) - 0.016666666666666666;
    const spherical_screw_pack v14 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v13);
    const spherical_screw_mask v15 = (spherical_screw_mask)(v14 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v16 = 80.0 * v7;
    const spherical_screw_pack v17 = qd[0] * v2_cosine[0];
    const spherical_screw_pack v18 = qd[1] * v17;
    const spherical_screw_pack v19 = ((qd[2] * v2_cosine[0]) * ((0.4 * qd[1]) + (v17 * v16))) - tau[0];
    const spherical_screw_pack v20 = v19 - (v18 * (v2_sine[0] * (15.984 + (v7 * v16))));
    const spherical_screw_pack v21 = 0.006666666666666667 * v2_sine[0];
    const spherical_screw_pack v22 = v21 * (v12 * v20);
    const spherical_screw_pack v23 = 0.4 * v18;
    const spherical_screw_pack v24 = tau[2] - v23;
    const spherical_screw_pack v25 = ((v8 * ((qd[1] * qd[1]) + (v17 * v17))) - (392.40000000000003 * v2_sine[0])) + v24;
    const spherical_screw_pack v26 = v25 * v13;
    const spherical_screw_pack v27 = v26 + v22;
    const spherical_screw_pack v28 = 0.6666666666666667 * spherical_screw_pack_abs((v24 - (40.0 * v27)) - v25);
    const spherical_screw_pack v29 = spherical_screw_pack_select(v15, v28 / spherical_screw_pack_select(v15, spherical_screw_pack_select(v15, 1.0 - v14, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v30 = spherical_screw_pack_min(v29, v28 + (v14 * v29));
    const spherical_screw_pack v31 = spherical_screw_pack_min(v30, v28 + (v14 * v30));
    const spherical_screw_pack v32 = 1e-08 * (spherical_screw_pack_abs(v26) + spherical_screw_pack_abs(v22));
    const spherical_screw_mask v33 = (spherical_screw_mask)(spherical_screw_pack_abs(v27) <= (v32 - (spherical_screw_pack_min(v31, v28 + (v14 * v31)) * (1.0001 * v13))));
    const spherical_screw_mask v34 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == qd[2]);
    const spherical_screw_mask v35 = v34 & v33;
    const spherical_screw_mask v36 = ~(spherical_screw_mask)(spherical_screw_pack_whole(0) == forced[0]);
    const spherical_screw_mask v37 = v36 & (v34 & v36);
    const spherical_screw_pack v38 = -v32;
    const spherical_screw_mask v39 = spherical_screw_pack_mode_of(qd[2]);
    const spherical_screw_mask v40 = spherical_screw_pack_select_whole(v34, (spherical_screw_mask)(v38 < (-v27)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v39));
    const spherical_screw_mask v41 = spherical_screw_pack_select_whole(v35 & (~v37), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v37, (spherical_screw_mask)(spherical_screw_pack_whole(1) == forced[0]), v40), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v42 = v17 * ((0.4 * qd[2]) - (v10 * (qd[0] * v2_sine[0])));
    const spherical_screw_pack v43 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v7))) + (((v16 * (qd[1] * qd[2])) - tau[1]) - v42);
    const spherical_screw_pack v44 = -v43;
    const spherical_screw_pack v45 = -v20;
    const spherical_screw_pack v46 = 8.0 + v9;
    const spherical_screw_pack v47 = 0.4 * v2_sine[0];
    crossing_out[0] = spherical_screw_pack_whole(0);
    crossing_out[1] = spherical_screw_pack_whole(0);
    spherical_screw_mask v48_pattern[1] = {v41};
    spherical_screw_mask v48_best[1] = {v41};
    spherical_screw_mask v48_flag[9] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v48_number[5] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v48_of_context_real[8] = {v11, v47, v46, v45, v44, v25, tau[2], v23};
    const spherical_screw_mask v48_of_context_boolean[5] = {~v34, v37, v35, v40, spherical_screw_pack_select_whole(v34, (spherical_screw_mask)(v38 < v27), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v39))};
    const spherical_screw_mask v48_of_context_mode[2] = {v39, forced[0]};
    spherical_screw_mask v48_done = { 0 };
    for (int v48_pass = 0; (v48_pass < 12) && !spherical_screw_pack_all(v48_done); v48_pass++) {
        spherical_screw_mask v48_next_pattern[1];
        spherical_screw_mask v48_next_best[1];
        spherical_screw_mask v48_next_flag[9];
        spherical_screw_pack v48_next_number[5];
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
        v48_flag[7] = spherical_screw_pack_select_whole(v48_done, v48_flag[7], v48_next_flag[7]);
        v48_flag[8] = spherical_screw_pack_select_whole(v48_done, v48_flag[8], v48_next_flag[8]);
        v48_number[0] = spherical_screw_pack_select(v48_done, v48_number[0], v48_next_number[0]);
        v48_number[1] = spherical_screw_pack_select(v48_done, v48_number[1], v48_next_number[1]);
        v48_number[2] = spherical_screw_pack_select(v48_done, v48_number[2], v48_next_number[2]);
        v48_number[3] = spherical_screw_pack_select(v48_done, v48_number[3], v48_next_number[3]);
        v48_number[4] = spherical_screw_pack_select(v48_done, v48_number[4], v48_next_number[4]);
        v48_done |= v48_ends;
    }
    const spherical_screw_pack v49 = qd[0] + (v48_number[0] * v0);
    const spherical_screw_pack v50 = v2_cosine[1] * v49;
    const spherical_screw_pack v51 = qd[1] + (v0 * v48_number[1]);
    const spherical_screw_pack v52 = v7 + (qd[2] * v0);
    const spherical_screw_pack v53 = 40.0 * v52;
    const spherical_screw_pack v54 = v51 * v50;
    const spherical_screw_pack v55 = tau[2] - (0.4 * v54);
    const spherical_screw_mask v56 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == v48_best[0]);
    const spherical_screw_pack v57 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v55 - (392.40000000000003 * v2_sine[1])) + (v53 * ((v51 * v51) + (v50 * v50))));
    const spherical_screw_pack v58 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v59 = 0.4 * v58;
    const spherical_screw_pack v60 = 80.0 * v52;
    const spherical_screw_pack v61 = 7.996 + ((0.16000000000000003 * v58) - 0.004000000000000441);
    const spherical_screw_pack v62 = v52 * v53;
    const spherical_screw_pack v63 = 1.0 / (v62 + (28.0 - ((v61 + v62) * (v2_sine[1] * v2_sine[1]))));
    const spherical_screw_pack v64 = v2_sine[1] * v63;
    const spherical_screw_pack v65 = qd[2] + (v48_number[2] * v0);
    const spherical_screw_pack v66 = v63 * (tau[0] - (((0.4 * v51) + (v50 * v60)) * (v65 * v2_cosine[1])));
    const spherical_screw_pack v67 = v66 + (v64 * ((v54 * (15.984 + (v52 * v60))) - (v57 * v59)));
    const spherical_screw_pack v68 = v2_sine[1] * v67;
    const spherical_screw_pack v69 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v58 * v57) - (v59 * v68));
    const spherical_screw_pack v70 = v55 - ((20.0 * v69) + (0.4 * v68));
    const spherical_screw_pack v71 = v58 * spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v72 = 0.16000000000000003 * v71;
    const spherical_screw_pack v73 = v58 * v72;
    const spherical_screw_pack v74 = v2_sine[1] * v64;
    const spherical_screw_pack v75 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v71 + (v73 * v74));
    const spherical_screw_pack v76 = (1.0 - (20.0 * v75)) + (v72 * v74);
    const spherical_screw_mask v77 = ~v56;
    const spherical_screw_pack v78 = spherical_screw_pack_real_of(v48_best[0]);
    spherical_screw_pack v79_u[1] = {v48_number[3]};
    spherical_screw_pack v79_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v79_of_context_real[3] = {v78, -v76, v70};
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
    const spherical_screw_pack v80 = 0.4 * v71;
    const spherical_screw_pack v81 = v67 + (v80 * (v64 * v79_u[0]));
    const spherical_screw_pack v82 = qd[0] + (v0 * v81);
    const spherical_screw_pack v83 = q[1] + (v0 * v51);
    const spherical_screw_pack v84_angle[1] = {v83};
    spherical_screw_pack v84_sine[1];
    spherical_screw_pack v84_cosine[1];
    spherical_screw_bits v84_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v84_angle[0], &v84_sine[0], &v84_cosine[0], &v84_beyond);
    spherical_screw_pack_sincos_guard(1U, v84_angle, v84_sine, v84_cosine, &v84_beyond);
    const spherical_screw_pack v86 = v84_cosine[0] * v82;
    const spherical_screw_pack v87 = v50 * ((0.4 * v65) - ((7.992 + v62) * (v2_sine[1] * v49)));
    const spherical_screw_pack v88 = ((tau[1] - (v60 * (v65 * v51))) + v87) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v52)));
    const spherical_screw_pack v89 = (1.0 / (8.0 + v62)) * v88;
    const spherical_screw_pack v90 = qd[1] + (v0 * v89);
    const spherical_screw_pack v91 = v7 + (v0 * v65);
    const spherical_screw_pack v92 = 40.0 * v91;
    const spherical_screw_pack v93 = v90 * v86;
    const spherical_screw_pack v94 = tau[2] - (0.4 * v93);
    const spherical_screw_pack v95 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v94 - (392.40000000000003 * v84_sine[0])) + (v92 * ((v90 * v90) + (v86 * v86))));
    const spherical_screw_pack v96 = 80.0 * v91;
    const spherical_screw_pack v97 = v91 * v92;
    const spherical_screw_pack v98 = 1.0 / ((28.0 + v97) - ((v97 + v61) * (v84_sine[0] * v84_sine[0])));
    const spherical_screw_pack v99 = v84_sine[0] * v98;
    const spherical_screw_pack v100 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v69 - (v75 * v79_u[0]));
    const spherical_screw_pack v101 = qd[2] + (v0 * v100);
    const spherical_screw_pack v102 = v98 * (tau[0] - (((0.4 * v90) + (v86 * v96)) * (v84_cosine[0] * v101)));
    const spherical_screw_pack v103 = v102 + (v99 * ((v93 * (15.984 + (v91 * v96))) - (v59 * v95)));
    const spherical_screw_pack v104 = v84_sine[0] * v103;
    const spherical_screw_pack v105 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v58 * v95) - (v59 * v104));
    const spherical_screw_pack v106 = v94 - ((20.0 * v105) + (0.4 * v104));
    const spherical_screw_pack v107 = v84_sine[0] * v99;
    const spherical_screw_pack v108 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v71 + (v73 * v107));
    const spherical_screw_pack v109 = (1.0 - (20.0 * v108)) + (v72 * v107);
    spherical_screw_pack v110_u[1] = {v79_u[0]};
    spherical_screw_pack v110_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v110_of_context_real[3] = {v78, -v109, v106};
    spherical_screw_mask v110_done = { 0 };
    for (int v110_pass = 0; (v110_pass < 40) && !spherical_screw_pack_all(v110_done); v110_pass++) {
        spherical_screw_pack v110_next_u[1];
        spherical_screw_pack v110_next_polished[1];
        spherical_screw_mask v110_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v110_u, v110_polished, v110_of_context_real, v79_of_context_boolean, v110_next_u, v110_next_polished, &v110_ends);
        v110_u[0] = spherical_screw_pack_select(v110_done, v110_u[0], v110_next_u[0]);
        v110_polished[0] = spherical_screw_pack_select(v110_done, v110_polished[0], v110_next_polished[0]);
        v110_done |= v110_ends;
    }
    const spherical_screw_pack v111 = v103 + (v80 * (v99 * v110_u[0]));
    const spherical_screw_pack v112 = qd[0] + (trial * v111);
    const spherical_screw_pack v113 = q[1] + (trial * v90);
    const spherical_screw_pack v114_angle[1] = {v113};
    spherical_screw_pack v114_sine[1];
    spherical_screw_pack v114_cosine[1];
    spherical_screw_bits v114_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v114_angle[0], &v114_sine[0], &v114_cosine[0], &v114_beyond);
    spherical_screw_pack_sincos_guard(1U, v114_angle, v114_sine, v114_cosine, &v114_beyond);
    const spherical_screw_pack v116 = v112 * v114_cosine[0];
    const spherical_screw_pack v117 = tau[1] - ((7.992 + v97) * (v86 * (v84_sine[0] * v82)));
    const spherical_screw_pack v118 = v117 + (v101 * ((0.4 * v86) - (v90 * v96)));
    const spherical_screw_pack v119 = (1.0 / (8.0 + v97)) * (v118 - (v84_cosine[0] * (88.29 + (392.40000000000003 * v91))));
    const spherical_screw_pack v120 = qd[1] + (trial * v119);
    const spherical_screw_pack v121 = v7 + (trial * v101);
    const spherical_screw_pack v122 = 40.0 * v121;
    const spherical_screw_pack v123 = v120 * v116;
    const spherical_screw_pack v124 = tau[2] - (0.4 * v123);
    const spherical_screw_pack v125 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v124 - (392.40000000000003 * v114_sine[0])) + (v122 * ((v120 * v120) + (v116 * v116))));
    const spherical_screw_pack v126 = 80.0 * v121;
    const spherical_screw_pack v127 = v121 * v122;
    const spherical_screw_pack v128 = 1.0 / (v127 + (28.0 - ((v61 + v127) * (v114_sine[0] * v114_sine[0]))));
    const spherical_screw_pack v129 = v114_sine[0] * v128;
    const spherical_screw_pack v130 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v105 - (v108 * v110_u[0]));
    const spherical_screw_pack v131 = qd[2] + (trial * v130);
    const spherical_screw_pack v132 = v128 * (tau[0] - (((0.4 * v120) + (v116 * v126)) * (v131 * v114_cosine[0])));
    const spherical_screw_pack v133 = v132 + (v129 * ((v123 * (15.984 + (v121 * v126))) - (v59 * v125)));
    const spherical_screw_pack v134 = v114_sine[0] * v133;
    const spherical_screw_pack v135 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), (v58 * v125) - (v59 * v134));
    const spherical_screw_pack v136 = v124 - ((20.0 * v135) + (0.4 * v134));
    const spherical_screw_pack v137 = v114_sine[0] * v129;
    const spherical_screw_pack v138 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v71 + (v73 * v137));
    const spherical_screw_pack v139 = (1.0 - (20.0 * v138)) + (v72 * v137);
    spherical_screw_pack v140_u[1] = {v110_u[0]};
    spherical_screw_pack v140_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v140_of_context_real[3] = {v78, -v139, v136};
    spherical_screw_mask v140_done = { 0 };
    for (int v140_pass = 0; (v140_pass < 40) && !spherical_screw_pack_all(v140_done); v140_pass++) {
        spherical_screw_pack v140_next_u[1];
        spherical_screw_pack v140_next_polished[1];
        spherical_screw_mask v140_ends;
        spherical_screw_pack_stage_loads(spacing, prepared, v140_u, v140_polished, v140_of_context_real, v79_of_context_boolean, v140_next_u, v140_next_polished, &v140_ends);
        v140_u[0] = spherical_screw_pack_select(v140_done, v140_u[0], v140_next_u[0]);
        v140_polished[0] = spherical_screw_pack_select(v140_done, v140_polished[0], v140_next_polished[0]);
        v140_done |= v140_ends;
    }
    const spherical_screw_pack v141 = 0.16666666666666666 * trial;
    const spherical_screw_pack v142 = qd[2] + (v141 * (v48_number[2] + spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v135 - (v138 * v140_u[0]))));
    const spherical_screw_pack v143 = 0.3333333333333333 * trial;
    const spherical_screw_pack v144 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v142 + (v143 * (v100 + v130)));
    const spherical_screw_pack v145 = (qd[0] + (v140_u[0] * (v129 * (v71 * (0.06666666666666667 * trial))))) + (v141 * (v48_number[0] + v133));
    const spherical_screw_pack v146 = v145 + (v143 * (v81 + v111));
    const spherical_screw_pack v147 = v116 * ((0.4 * v131) - ((7.992 + v127) * (v112 * v114_sine[0])));
    const spherical_screw_pack v148 = ((tau[1] - (v126 * (v120 * v131))) + v147) - (v114_cosine[0] * (88.29 + (392.40000000000003 * v121)));
    const spherical_screw_pack v149 = v141 * ((v48_number[1] + ((1.0 / (8.0 + v127)) * v148)) + (2.0 * (v89 + v119)));
    const spherical_screw_pack v150 = qd[1] + v149;
    const spherical_screw_pack v151 = (qd[2] + v131) + (2.0 * (v65 + v101));
    const spherical_screw_pack v152 = spherical_screw_pack_select(v56, q[2], q[2] + (v141 * v151));
    const spherical_screw_pack v153 = (q[0] + (v141 * (qd[0] + v112))) + (v143 * (v49 + v82));
    const spherical_screw_pack v154 = (q[1] + (v141 * (qd[1] + v120))) + (v143 * (v51 + v90));
    const spherical_screw_mask v155 = spherical_screw_pack_mode_of(qd[1]);
    const spherical_screw_mask v156 = spherical_screw_pack_mode_of(qd[0]);
    spherical_screw_pack v158 = spherical_screw_pack_splat(0.0);
    spherical_screw_pack v159 = spherical_screw_pack_splat(0.0);
    spherical_screw_mask v160 = spherical_screw_pack_whole(0);
    if (!spherical_screw_pack_all(~(v56))) {
        const spherical_screw_pack v157_of_context_real[15] = {v47, v25, tau[2], v23, tau[0], tau[1], v48_number[0], v48_number[2], v48_number[3], v153, v154, v152, v146, v150, v144};
        const spherical_screw_mask v157_of_context_mode[3] = {v156, v155, v48_best[0]};
        spherical_screw_pack v157_result_real[2];
        spherical_screw_mask v157_result_mode[1];
        spherical_screw_pack_interpolated_margins(spacing, prepared, v157_of_context_real, v157_of_context_mode, v157_result_real, v157_result_mode);
        v158 = spherical_screw_pack_select(v56, v157_result_real[1], v158);
        v159 = spherical_screw_pack_select(v56, v157_result_real[0], v159);
        v160 = spherical_screw_pack_select_whole(v56, v157_result_mode[0], v160);
    }
    const spherical_screw_pack v161 = spherical_screw_pack_select(v56, v158, v78 * v144);
    far_out[0] = v161;
    const spherical_screw_pack v162 = spherical_screw_pack_select(probes, far[0], v161);
    const spherical_screw_mask v163 = (~(v34 & v77)) & (spherical_screw_mask)(v162 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v164 = probes & v163;
    const spherical_screw_pack v165 = trial / spherical_screw_pack_select(v164, whole, spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v166 = spherical_screw_pack_select(v56, v159, qd[2] * v78);
    const spherical_screw_pack v167 = (v161 - v166) / spherical_screw_pack_select(v164, v165, spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v168 = ((v161 - v162) / spherical_screw_pack_select(v164, 1.0 - v165, spherical_screw_pack_splat(1.0))) + v167;
    const spherical_screw_pack v169 = v167 + (v165 * v168);
    const spherical_screw_pack v170 = spherical_screw_pack_sqrt(spherical_screw_pack_select(v164, spherical_screw_pack_max(spherical_screw_pack_splat(0.0), (v168 * (4.0 * v166)) + (v169 * v169)), spherical_screw_pack_splat(1.0)));
    const spherical_screw_mask v171 = (spherical_screw_mask)(v169 < spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v172 = spherical_screw_pack_select(v164, spherical_screw_pack_select(v163, spherical_screw_pack_select(v171, v170 - v169, 2.0 * v168), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v173 = spherical_screw_pack_select(v163, spherical_screw_pack_max(spherical_screw_pack_splat(1e-06), v166 / spherical_screw_pack_select((~probes) & v163, spherical_screw_pack_select(v163, v166 - v162, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0))), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v174 = spherical_screw_pack_select(probes, spherical_screw_pack_select(v163, spherical_screw_pack_min(spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v171, 2.0 * v166, v169 + v170) / v172), spherical_screw_pack_splat(1.0)), v173);
    const spherical_screw_pack v175 = spherical_screw_pack_min(spherical_screw_pack_splat(1.0), v174);
    const spherical_screw_mask v176 = crossing[1] | crossing[0];
    const spherical_screw_mask v177 = (crossing[2] | v176) | (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == heading[0]));
    const spherical_screw_mask v178 = (spherical_screw_mask)(v175 < spherical_screw_pack_splat(1.0)) & (~((spherical_screw_mask)(spherical_screw_pack_splat(15.0) <= passes) | (probes | v177)));
    *probes_out = v178;
    const spherical_screw_mask v179 = probes | v178;
    const spherical_screw_mask v180 = ~v179;
    const spherical_screw_mask v181 = (spherical_screw_mask)((v78 * v151) < spherical_screw_pack_splat(0.0)) & v180;
    const spherical_screw_pack v182 = v136 - (v139 * v140_u[0]);
    const spherical_screw_pack v183 = v78 * v78;
    const spherical_screw_pack v184 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v183 * (v182 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v182)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v185 = spherical_screw_pack_max(spherical_screw_pack_abs(v140_u[0]), spherical_screw_pack_abs(v184));
    const spherical_screw_mask v186 = v140_done & (spherical_screw_mask)(spherical_screw_pack_abs(v140_u[0] - v184) <= (v185 * spherical_screw_pack_select((spherical_screw_mask)(v185 < (1.0000000009313226 * v185)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v187 = v106 - (v109 * v110_u[0]);
    const spherical_screw_pack v188 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v183 * (v187 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v187)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v189 = spherical_screw_pack_max(spherical_screw_pack_abs(v188), spherical_screw_pack_abs(v110_u[0]));
    const spherical_screw_mask v190 = v110_done & (spherical_screw_mask)(spherical_screw_pack_abs(v110_u[0] - v188) <= (v189 * spherical_screw_pack_select((spherical_screw_mask)(v189 < (1.0000000009313226 * v189)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_pack v191 = v70 - (v76 * v79_u[0]);
    const spherical_screw_pack v192 = spherical_screw_pack_select(v56, spherical_screw_pack_splat(0.0), v183 * (v191 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (v78 * v191)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375))));
    const spherical_screw_pack v193 = spherical_screw_pack_max(spherical_screw_pack_abs(v79_u[0]), spherical_screw_pack_abs(v192));
    const spherical_screw_mask v194 = (spherical_screw_mask)(spherical_screw_pack_abs(v79_u[0] - v192) <= (v193 * spherical_screw_pack_select((spherical_screw_mask)(v193 < (1.0000000009313226 * v193)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v79_done;
    const spherical_screw_mask v195 = v186 & (v194 & v190);
    spherical_screw_pack v197 = v153;
    spherical_screw_pack v198 = v154;
    spherical_screw_pack v199 = v152;
    spherical_screw_pack v200 = v144;
    spherical_screw_mask v201 = v48_best[0];
    spherical_screw_pack v202 = v146;
    spherical_screw_pack v203 = v150;
    spherical_screw_mask v204 = v156;
    spherical_screw_mask v205 = v155;
    spherical_screw_mask v206 = v195;
    if (!spherical_screw_pack_all(~(v181))) {
        const spherical_screw_pack v196_of_context_real[28] = {v11, v47, v46, v45, v44, v25, tau[2], v23, 1.0 / spherical_screw_pack_select(v181, v46, spherical_screw_pack_splat(1.0)), v21, -v12, q[0], q[1], q[2], qd[0], qd[1], qd[2], tau[0], tau[1], trial, past, v48_number[3], v153, v154, v152, v146, v150, v144};
        const spherical_screw_mask v196_of_context_boolean[3] = {v34, v195, v181};
        const spherical_screw_mask v196_of_context_mode[4] = {v156, v155, forced[0], v48_best[0]};
        spherical_screw_pack v196_result_real[6];
        spherical_screw_mask v196_result_boolean[1];
        spherical_screw_mask v196_result_mode[3];
        spherical_screw_pack_interpolated_again(spacing, prepared, v196_of_context_real, v196_of_context_boolean, v196_of_context_mode, v196_result_real, v196_result_boolean, v196_result_mode);
        v197 = spherical_screw_pack_select(v181, v196_result_real[0], v197);
        v198 = spherical_screw_pack_select(v181, v196_result_real[1], v198);
        v199 = spherical_screw_pack_select(v181, v196_result_real[2], v199);
        v200 = spherical_screw_pack_select(v181, v196_result_real[5], v200);
        v201 = spherical_screw_pack_select_whole(v181, v196_result_mode[2], v201);
        v202 = spherical_screw_pack_select(v181, v196_result_real[3], v202);
        v203 = spherical_screw_pack_select(v181, v196_result_real[4], v203);
        v204 = spherical_screw_pack_select_whole(v181, v196_result_mode[0], v204);
        v205 = spherical_screw_pack_select_whole(v181, v196_result_mode[1], v205);
        v206 = spherical_screw_pack_select_whole(v181, v196_result_boolean[0], v206);
    }
    q_out[0] = v197;
    q_out[1] = v198;
    q_out[2] = v199;
    mode_out[2] = v201;
    const spherical_screw_mask v207 = crossing[2] | (v77 & (spherical_screw_mask)(v161 < spherical_screw_pack_splat(0.0)));
    const spherical_screw_mask v208 = v207 | (spherical_screw_mask)(spherical_screw_pack_whole(0) == v201);
    const spherical_screw_pack v209 = spherical_screw_pack_select(v208, spherical_screw_pack_splat(0.0), v47 * spherical_screw_pack_select(crossing[0], v202, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v210 = spherical_screw_pack_select(v208, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v211 = v47 * v210;
    const spherical_screw_mask v212 = v180 & (v176 | v207);
    const spherical_screw_pack v213 = 1.0 / spherical_screw_pack_select(((~crossing[0]) & v180) & v212, ((0.16000000000000003 * v6) * v210) - v11, spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v214 = spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), -v213) * ((v209 * v211) - spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v47 * spherical_screw_pack_select(v208, v200, spherical_screw_pack_splat(0.0))));
    const spherical_screw_pack v215 = spherical_screw_pack_select(v212, spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), v202 + spherical_screw_pack_select(crossing[0], spherical_screw_pack_splat(0.0), -v214)), v202);
    qd_out[0] = v215;
    const spherical_screw_pack v216 = spherical_screw_pack_select(v212, spherical_screw_pack_select(crossing[1], spherical_screw_pack_splat(0.0), v203), v203);
    qd_out[1] = v216;
    const spherical_screw_pack v217 = spherical_screw_pack_select(v212, spherical_screw_pack_select(v208, spherical_screw_pack_splat(0.0), v200 + spherical_screw_pack_select(v208, spherical_screw_pack_splat(0.0), (v210 * v209) + (v211 * v214))), v200);
    qd_out[2] = v217;
    mode_out[0] = v204;
    mode_out[1] = v205;
    const spherical_screw_mask v218 = v163 & (spherical_screw_mask)(v174 <= v175);
    crossing_out[2] = probes & (v77 & v218);
    const spherical_screw_mask v219 = spherical_screw_pack_select_whole(v177, heading[0], spherical_screw_pack_whole(0));
    forced_out[0] = v219;
    heading_out[0] = spherical_screw_pack_select_whole(probes, spherical_screw_pack_select_whole(v56 & v218, v160, spherical_screw_pack_whole(0)), spherical_screw_pack_whole(0));
    const spherical_screw_pack v220 = spherical_screw_pack_select(v179, past, spherical_screw_pack_select(v177, trial + past, dt));
    *past_out = v220;
    const spherical_screw_pack v221 = spherical_screw_pack_select(probes, whole, trial);
    const spherical_screw_pack v222 = spherical_screw_pack_select(v179, v175 * v221, dt - v220);
    *trial_out = v222;
    *whole_out = spherical_screw_pack_select(v179, v221, v222);
    *passes_out = 1.0 + passes;
    const spherical_screw_pack v223 = spherical_screw_pack_select(v48_flag[4] | v48_flag[3], spherical_screw_pack_select(v48_flag[8], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v48_flag[7] & (~v48_flag[2]), spherical_screw_pack_select(v48_flag[5], spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)), spherical_screw_pack_splat(3.0))), spherical_screw_pack_select(v48_flag[6], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0)));
    const spherical_screw_pack v224 = spherical_screw_pack_abs(v20) + (spherical_screw_pack_abs(v48_number[0]) + (spherical_screw_pack_abs(v48_number[2]) + spherical_screw_pack_abs(v48_number[1])));
    const spherical_screw_pack v225 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v25) + (spherical_screw_pack_abs(v43) + v224)) < spherical_screw_pack_splat(1e+38)), spherical_screw_pack_select(v48_done, v223, spherical_screw_pack_splat(5.0)), spherical_screw_pack_splat(6.0));
    const spherical_screw_mask v226 = (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v225);
    const spherical_screw_pack v227 = spherical_screw_pack_select(v206 | v226, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v228 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v227) | ((spherical_screw_mask)(spherical_screw_pack_splat(1.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v225)), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v229 = spherical_screw_pack_select(((spherical_screw_mask)(spherical_screw_pack_splat(3.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v225)) | (spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v227), spherical_screw_pack_splat(3.0), v228);
    const spherical_screw_pack v230 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v227) | ((spherical_screw_mask)(spherical_screw_pack_splat(4.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v225)), spherical_screw_pack_splat(4.0), v229);
    const spherical_screw_mask v231 = (spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v227) | ((spherical_screw_mask)(spherical_screw_pack_splat(5.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v225));
    const spherical_screw_pack v232 = spherical_screw_pack_select(v231, spherical_screw_pack_splat(5.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v227) | (v226 | (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == worst)), spherical_screw_pack_splat(2.0), v230));
    const spherical_screw_pack v233 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v227) | ((spherical_screw_mask)(spherical_screw_pack_splat(7.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v225)), spherical_screw_pack_splat(7.0), v232);
    *worst_out = spherical_screw_pack_select(((spherical_screw_mask)(spherical_screw_pack_splat(6.0) == worst) | (spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v225)) | (spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v227), spherical_screw_pack_splat(6.0), v233);
    *done = v180 & (spherical_screw_mask)(v222 <= spherical_screw_pack_splat(0.0));
    if (!spherical_screw_pack_all(~(v179))) {
        q_out[0] = spherical_screw_pack_select(v179, q[0], v197);
        q_out[1] = spherical_screw_pack_select(v179, q[1], v198);
        q_out[2] = spherical_screw_pack_select(v179, q[2], v199);
        qd_out[0] = spherical_screw_pack_select(v179, qd[0], v215);
        qd_out[1] = spherical_screw_pack_select(v179, qd[1], v216);
        qd_out[2] = spherical_screw_pack_select(v179, qd[2], v217);
        forced_out[0] = spherical_screw_pack_select_whole(v179, forced[0], v219);
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
    spherical_screw_mask v0_probes = spherical_screw_pack_whole(0);
    spherical_screw_pack v0_far[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v0_past = spherical_screw_pack_splat(0.0);
    spherical_screw_pack v0_whole = spherical_screw_pack_at(&dt[0]);
    spherical_screw_pack v0_trial = spherical_screw_pack_at(&dt[0]);
    spherical_screw_pack v0_passes = spherical_screw_pack_splat(0.0);
    spherical_screw_pack v0_worst = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v0_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 17) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_pack v0_next_q[3];
        spherical_screw_pack v0_next_qd[3];
        spherical_screw_mask v0_next_mode[3];
        spherical_screw_mask v0_next_crossing[3];
        spherical_screw_mask v0_next_forced[1];
        spherical_screw_mask v0_next_heading[1];
        spherical_screw_mask v0_next_probes;
        spherical_screw_pack v0_next_far[1];
        spherical_screw_pack v0_next_past;
        spherical_screw_pack v0_next_whole;
        spherical_screw_pack v0_next_trial;
        spherical_screw_pack v0_next_passes;
        spherical_screw_pack v0_next_worst;
        spherical_screw_mask v0_ends;
        spherical_screw_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, spherical_screw_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
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
        v0_probes = spherical_screw_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = spherical_screw_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_past = spherical_screw_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = spherical_screw_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = spherical_screw_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = spherical_screw_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = spherical_screw_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const spherical_screw_pack v1 = spherical_screw_pack_abs(v0_qd[0]) + (spherical_screw_pack_abs(v0_q[2]) + (spherical_screw_pack_abs(v0_q[1]) + spherical_screw_pack_abs(v0_q[0])));
    const spherical_screw_mask v2 = (spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v0_worst);
    const spherical_screw_pack v3 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0]))));
    const spherical_screw_mask v4 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&tau[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&tau[stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&tau[0]))))) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v5 = (v4 & (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&dt[0])) + v3)) < spherical_screw_pack_splat(1e+38))) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_at(&dt[0]));
    const spherical_screw_mask v6 = (v5 & (~v2)) & (spherical_screw_mask)((spherical_screw_pack_abs(v0_qd[2]) + (spherical_screw_pack_abs(v0_qd[1]) + v1)) < spherical_screw_pack_splat(1e+38));
    *(spherical_screw_unaligned *)&q_next[0] = spherical_screw_pack_select(v6, v0_q[0], spherical_screw_pack_at(&q[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = spherical_screw_pack_select(v6, v0_q[1], spherical_screw_pack_at(&q[stride]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = spherical_screw_pack_select(v6, v0_q[2], spherical_screw_pack_at(&q[2U * stride]));
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_select(v6, v0_qd[0], spherical_screw_pack_at(&qd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_select(v6, v0_qd[1], spherical_screw_pack_at(&qd[stride]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_select(v6, v0_qd[2], spherical_screw_pack_at(&qd[2U * stride]));
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[0], spherical_screw_pack_at_modes(&mode[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[1], spherical_screw_pack_at_modes(&mode[stride])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(spherical_screw_pack_select_whole(v6, v0_mode[2], spherical_screw_pack_at_modes(&mode[2U * stride])), spherical_screw_bytes);
    const spherical_screw_mask v7 = (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v0_worst);
    const spherical_screw_pack v8 = spherical_screw_pack_select(v0_done | v7, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(5.0));
    const spherical_screw_pack v9 = spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v8) | (spherical_screw_mask)(spherical_screw_pack_splat(3.0) == v0_worst), spherical_screw_pack_splat(3.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v0_worst) | (spherical_screw_mask)(spherical_screw_pack_splat(1.0) == v8), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v10 = spherical_screw_pack_select(v7 | (spherical_screw_mask)(spherical_screw_pack_splat(2.0) == v8), spherical_screw_pack_splat(2.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v8) | (spherical_screw_mask)(spherical_screw_pack_splat(4.0) == v0_worst), spherical_screw_pack_splat(4.0), v9));
    const spherical_screw_pack v11 = spherical_screw_pack_select(v2 | (spherical_screw_mask)(spherical_screw_pack_splat(7.0) == v8), spherical_screw_pack_splat(7.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v8) | (spherical_screw_mask)(spherical_screw_pack_splat(5.0) == v0_worst), spherical_screw_pack_splat(5.0), v10));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v6, spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v0_worst) | (spherical_screw_mask)(spherical_screw_pack_splat(6.0) == v8), spherical_screw_pack_splat(6.0), v11), spherical_screw_pack_select(v5 & v2, spherical_screw_pack_splat(7.0), spherical_screw_pack_splat(6.0)));
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
