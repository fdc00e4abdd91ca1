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

static SPHERICAL_SCREW_APART void spherical_screw_pack_before_loads_piece(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict other, const spherical_screw_pack *restrict u, const spherical_screw_mask *restrict found, const spherical_screw_mask *restrict obeying, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict other_out, spherical_screw_pack *restrict u_out, spherical_screw_mask *restrict found_out, spherical_screw_mask *restrict obeying_out, spherical_screw_mask *restrict done)
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
    const spherical_screw_mask v17 = context_boolean[2] | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(v11), spherical_screw_pack_abs(context_real[5]))) <= spherical_screw_pack_select(v15, v16, 60.0 * v16));
    const spherical_screw_pack v18 = (context_real[18] * v6) - context_real[19];
    const spherical_screw_pack v19 = spherical_screw_pack_select(context_boolean[1], -(v0 * (v18 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(context_real[17] * v18))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v20 = spherical_screw_pack_abs(v6);
    const spherical_screw_pack v21 = spherical_screw_pack_max(spherical_screw_pack_abs(v19), v20);
    const spherical_screw_mask v22 = (spherical_screw_mask)(spherical_screw_pack_abs(v6 + v19) <= (v21 * spherical_screw_pack_select((spherical_screw_mask)(v21 < (1.0000000009313226 * v21)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v23 = v22 & (spherical_screw_mask)(v20 < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v24 = (v17 | (context_boolean[2] | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) | (v15 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v16))))) & v23;
    obeying_out[0] = v24;
    u_out[0] = spherical_screw_pack_select(v24 | (v23 & (~found[0])), v10, u[0]);
    found_out[0] = found[0] | v23;
    *done = v24 | (other[0] | (~context_boolean[1]));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_before_loads_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
{
    result_real[1] = context_real[13];
    spherical_screw_mask v0_other[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_mask v0_found[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_obeying[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_other[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_mask v0_next_found[1];
        spherical_screw_mask v0_next_obeying[1];
        spherical_screw_mask v0_ends;
        spherical_screw_pack_before_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = spherical_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = spherical_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = spherical_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const spherical_screw_mask v1 = ((~context_boolean[3]) & v0_found[0]) | v0_obeying[0];
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict other, const spherical_screw_pack *restrict u, const spherical_screw_mask *restrict found, const spherical_screw_mask *restrict obeying, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict other_out, spherical_screw_pack *restrict u_out, spherical_screw_mask *restrict found_out, spherical_screw_mask *restrict obeying_out, spherical_screw_mask *restrict done)
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
    const spherical_screw_pack v17 = spherical_screw_pack_select(v15, v16, 60.0 * v16);
    const spherical_screw_pack v18 = spherical_screw_pack_max(spherical_screw_pack_abs(v11), spherical_screw_pack_abs(context_real[5]));
    const spherical_screw_mask v19 = ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16) | (v15 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v16))) | (context_boolean[3] & (spherical_screw_mask)(((-1e-06) * v18) <= v17));
    const spherical_screw_pack v20 = (context_real[18] * v6) - context_real[19];
    const spherical_screw_pack v21 = spherical_screw_pack_select(context_boolean[1], -(v0 * (v20 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-(context_real[17] * v20))), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v22 = spherical_screw_pack_abs(v6);
    const spherical_screw_pack v23 = spherical_screw_pack_max(spherical_screw_pack_abs(v21), v22);
    const spherical_screw_mask v24 = (spherical_screw_mask)(spherical_screw_pack_abs(v6 + v21) <= (v23 * spherical_screw_pack_select((spherical_screw_mask)(v23 < (1.0000000009313226 * v23)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v25 = v24 & (spherical_screw_mask)(v22 < spherical_screw_pack_splat(1e+38));
    const spherical_screw_mask v26 = v25 & ((context_boolean[2] | v19) | (context_boolean[2] | (spherical_screw_mask)(((-1e-12) * v18) <= v17)));
    obeying_out[0] = v26;
    u_out[0] = spherical_screw_pack_select((v25 & (~found[0])) | v26, v10, u[0]);
    found_out[0] = found[0] | v25;
    *done = (other[0] | (~context_boolean[1])) | v26;
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
{
    result_real[1] = context_real[13];
    spherical_screw_mask v0_other[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_mask v0_found[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_obeying[1] = {spherical_screw_pack_whole(0)};
    const spherical_screw_mask v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6]};
    spherical_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !spherical_screw_pack_all(v0_done); v0_pass++) {
        spherical_screw_mask v0_next_other[1];
        spherical_screw_pack v0_next_u[1];
        spherical_screw_mask v0_next_found[1];
        spherical_screw_mask v0_next_obeying[1];
        spherical_screw_mask v0_ends;
        spherical_screw_pack_decide_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = spherical_screw_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_u[0] = spherical_screw_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_found[0] = spherical_screw_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = spherical_screw_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const spherical_screw_mask v1 = v0_obeying[0] | ((~context_boolean[2]) & v0_found[0]);
    const spherical_screw_pack v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = spherical_screw_pack_select(v1, -v2, context_real[20]);
    result_real[2] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_splat(0.0), context_real[14] - (context_real[16] * v0_u[0])), context_real[21]);
    result_real[3] = spherical_screw_pack_select(v1, spherical_screw_pack_select(context_boolean[0], context_real[5] + (context_real[1] * v2), v0_u[0]), context_real[22]);
    result_real[4] = spherical_screw_pack_select(v1, v0_u[0], context_real[23]);
    const spherical_screw_mask v3 = context_boolean[2] | v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[3] | (context_boolean[2] & v0_obeying[0]);
    result_boolean[2] = context_boolean[4] | (~v3);
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
    const spherical_screw_pack v16 = (v15 * v4) - (context_real[3] * v3);
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
        spherical_screw_pack_decide_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
        v24_u[0] = spherical_screw_pack_select(v24_done, v24_u[0], v24_next_u[0]);
        v24_polished[0] = spherical_screw_pack_select(v24_done, v24_polished[0], v24_next_polished[0]);
        v24_done |= v24_ends;
    }
    const spherical_screw_pack v25 = v23 * (v19 + (v9 * v24_u[0]));
    const spherical_screw_pack v26 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v25)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v23 * v25)));
    const spherical_screw_pack v27 = spherical_screw_pack_max(spherical_screw_pack_abs(v24_u[0]), spherical_screw_pack_abs(v26));
    const spherical_screw_pack v28 = spherical_screw_pack_abs(v24_u[0] - v26);
    const spherical_screw_mask v29 = v24_done & (spherical_screw_mask)(v28 <= (v27 * spherical_screw_pack_select((spherical_screw_mask)(v27 < (1.0000000009313226 * v27)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05))));
    const spherical_screw_mask v30 = v22 & (spherical_screw_mask)(v12 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v31 = v13 & v30;
    const spherical_screw_mask v32 = (spherical_screw_mask)((1e-05 * v27) < v28) & (v31 & (~v29));
    const spherical_screw_mask v33 = v30 & (v29 & v31);
    const spherical_screw_pack v34 = (v6 * v24_u[0]) - v16;
    const spherical_screw_pack v35 = context_real[1] * v34;
    const spherical_screw_pack v36 = spherical_screw_pack_select(v0, context_real[5] + v35, v24_u[0]);
    const spherical_screw_pack v37 = spherical_screw_pack_select(v0, spherical_screw_pack_splat(0.0), v17 - (v8 * v24_u[0]));
    const spherical_screw_pack v38 = -v34;
    const spherical_screw_mask v39 = ~flag[0];
    const spherical_screw_mask v40 = context_boolean[1] & v39;
    const spherical_screw_pack v41 = 1.0 / context_real[2];
    const spherical_screw_pack v42 = context_real[4] * v41;
    const spherical_screw_pack v43 = spherical_screw_pack_abs(context_real[5]);
    const spherical_screw_pack v44 = ((v35 - (20.0 * v37)) - v36) - v18;
    const spherical_screw_pack v45 = v36 + v44;
    const spherical_screw_pack v46 = 1.6666666666666667 * v44;
    const spherical_screw_pack v47 = 0.5 * v44;
    const spherical_screw_pack v48 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v45 - spherical_screw_pack_min(v46, v47), spherical_screw_pack_max(v46, v47) - v45), v23 * v37);
    const spherical_screw_mask v49 = v40 & (spherical_screw_mask)(((-1e-06) * spherical_screw_pack_max(v43, spherical_screw_pack_abs(v36))) <= spherical_screw_pack_select(v0, v48, 60.0 * v48));
    const spherical_screw_mask v50 = (context_boolean[0] | (v49 | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v48) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v48))))) & v29;
    const spherical_screw_mask v51 = ~(v50 | (v14 | v32));
    const spherical_screw_mask v52 = flag[1] & v51;
    spherical_screw_pack v54 = v37;
    spherical_screw_pack v55 = v38;
    spherical_screw_pack v56 = v36;
    spherical_screw_mask v57 = v29;
    spherical_screw_mask v58 = v32;
    spherical_screw_mask v59 = v33;
    spherical_screw_pack v60 = v42;
    spherical_screw_pack v61 = v24_u[0];
    if (!spherical_screw_pack_all(~(v52))) {
        const spherical_screw_pack v53_of_context_real[24] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v41, v1, v16, v42, v17, v6, v8, v23, v21, v20, v38, v37, v36, v24_u[0]};
        const spherical_screw_mask v53_of_context_boolean[7] = {v0, v22, v29, v33, v32, context_boolean[0], v40};
        spherical_screw_pack v53_result_real[5];
        spherical_screw_mask v53_result_boolean[3];
        spherical_screw_pack_decide_pattern_pieces(spacing, prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
        v54 = spherical_screw_pack_select(v52, v53_result_real[2], v54);
        v55 = spherical_screw_pack_select(v52, v53_result_real[0], v55);
        v56 = spherical_screw_pack_select(v52, v53_result_real[3], v56);
        v57 = spherical_screw_pack_select_whole(v52, v53_result_boolean[0], v57);
        v58 = spherical_screw_pack_select_whole(v52, v53_result_boolean[2], v58);
        v59 = spherical_screw_pack_select_whole(v52, v53_result_boolean[1], v59);
        v60 = spherical_screw_pack_select(v52, v53_result_real[1], v60);
        v61 = spherical_screw_pack_select(v52, v53_result_real[4], v61);
    }
    number_out[2] = v54;
    number_out[0] = v55;
    const spherical_screw_pack v62 = v18 + (v56 + ((context_real[1] * v55) + (20.0 * v54)));
    const spherical_screw_pack v63 = -(0.5 * v62);
    const spherical_screw_pack v64 = -(1.6666666666666667 * v62);
    const spherical_screw_pack v65 = v56 - v62;
    const spherical_screw_pack v66 = spherical_screw_pack_select(v0, spherical_screw_pack_min(v65 - spherical_screw_pack_min(v64, v63), spherical_screw_pack_max(v64, v63) - v65), v23 * v54);
    const spherical_screw_pack v67 = spherical_screw_pack_select(v0, v66, 60.0 * v66);
    const spherical_screw_pack v68 = spherical_screw_pack_max(v43, spherical_screw_pack_abs(v56));
    const spherical_screw_mask v69 = (v40 & (spherical_screw_mask)(((-1e-06) * v68) <= v67)) | ((v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v66)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v66));
    const spherical_screw_mask v70 = (context_boolean[0] | v69) & v57;
    const spherical_screw_mask v71 = flag[3] | v70;
    flag_out[3] = v71;
    const spherical_screw_mask v72 = spherical_screw_pack_select_whole(v40, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const spherical_screw_mask v73 = spherical_screw_pack_select_whole(v40, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const spherical_screw_mask v74 = v73 | v72;
    const spherical_screw_pack v75 = -(1.0 - v5);
    const spherical_screw_mask v76 = (v73 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v75 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v75))) & v74);
    const spherical_screw_pack v77 = spherical_screw_pack_select(v76, v5, 1.0 + v5);
    const spherical_screw_mask v78 = ~(v76 | (spherical_screw_mask)(v77 <= spherical_screw_pack_select(v74, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v79 = v78 & (~v71);
    const spherical_screw_mask v80 = flag[2] | v51;
    const spherical_screw_mask v81 = (~flag[1]) & (v79 & v80);
    const spherical_screw_mask v82 = ~v81;
    const spherical_screw_mask v83 = (context_boolean[1] & (v39 & (v79 & v82))) & (context_boolean[4] | (context_boolean[2] | context_boolean[3]));
    const spherical_screw_mask v84 = context_boolean[2] & (~v40);
    const spherical_screw_mask v85 = spherical_screw_pack_select_whole(v72, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1));
    const spherical_screw_mask v86 = spherical_screw_pack_select_whole(v76, spherical_screw_pack_select_whole(v0 & v72, spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)), spherical_screw_pack_select_whole(v84 & ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v77) & (spherical_screw_mask)(v77 <= spherical_screw_pack_splat(0.0))), spherical_screw_pack_whole(0), v85));
    pattern_out[0] = spherical_screw_pack_select_whole(v83, spherical_screw_pack_select_whole(context_boolean[2], spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(context_boolean[3], spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1))), spherical_screw_pack_select_whole(v81, spherical_screw_pack_select_whole(v84, spherical_screw_pack_whole(0), v85), v86));
    const spherical_screw_mask v87 = ~flag[3];
    const spherical_screw_mask v88 = v57 & (context_boolean[0] | (spherical_screw_mask)(((-1e-12) * v68) <= v67));
    const spherical_screw_mask v89 = ((~flag[4]) & (v87 & v88)) | (v70 & v87);
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
    *done = (v71 & (v91 | (v78 | (v0 | (~v76))))) | (v79 & v90);
    if (!spherical_screw_pack_all(v89)) {
        flag_out[7] = spherical_screw_pack_select_whole(v89, v14, flag[7]);
        flag_out[8] = spherical_screw_pack_select_whole(v89, v59, flag[8]);
        number_out[0] = spherical_screw_pack_select(v89, v55, number[0]);
        number_out[1] = spherical_screw_pack_select(v89, v60, number[1]);
        number_out[2] = spherical_screw_pack_select(v89, v54, number[2]);
        number_out[3] = spherical_screw_pack_select(v89, v61, number[3]);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(spherical_screw_bytes *)&mode_next[0] = __builtin_convertvector(spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[0])), spherical_screw_bytes);
    *(spherical_screw_bytes *)&mode_next[stride] = __builtin_convertvector(spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[stride])), spherical_screw_bytes);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = spherical_screw_pack_at(&qd[stride]) * v2;
    const spherical_screw_pack v4 = 0.4 * v3;
    const spherical_screw_pack v5 = spherical_screw_pack_at(&tau[2U * stride]) - v4;
    const spherical_screw_pack v6 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v7 = 40.0 * v6;
    const spherical_screw_pack v8 = (v7 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v2 * v2))) + (v5 - (392.40000000000003 * v0_sine[0]));
    const spherical_screw_mask v9 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_pack v10 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), v8);
    const spherical_screw_pack v11 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v12 = 0.4 * v0_sine[0];
    const spherical_screw_pack v13 = v12 * v11;
    const spherical_screw_pack v14 = 80.0 * v6;
    const spherical_screw_pack v15 = ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * ((0.4 * spherical_screw_pack_at(&qd[stride])) + (v2 * v14))) - spherical_screw_pack_at(&tau[0]);
    const spherical_screw_pack v16 = v15 - (v3 * (v0_sine[0] * (15.984 + (v6 * v14))));
    const spherical_screw_pack v17 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v18 = v6 * v7;
    const spherical_screw_pack v19 = 7.992 + v18;
    const spherical_screw_pack v20 = (28.0 + v18) - (v19 * v17);
    const spherical_screw_pack v21 = 0.16000000000000003 * v17;
    const spherical_screw_pack v22 = v11 * v21;
    const spherical_screw_pack v23 = 1.0 / (v22 - v20);
    const spherical_screw_pack v24 = v23 * (v16 + (v13 * v10));
    const spherical_screw_pack v25 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), (v11 * v10) - (v13 * v24));
    const spherical_screw_pack v26 = (v5 - (v12 * v24)) - (20.0 * v25);
    const spherical_screw_pack v27 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v28 = v11 * v27;
    const spherical_screw_pack v29 = v28 * v23;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), v28 - (v22 * v29));
    const spherical_screw_pack v31 = (1.0 - (20.0 * v30)) - (v21 * v29);
    const spherical_screw_pack v32 = -v31;
    const spherical_screw_mask v33 = ~v9;
    const spherical_screw_pack v34 = spherical_screw_pack_real_of(spherical_screw_pack_at_modes(&mode[2U * stride]));
    spherical_screw_pack v35_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v35_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v35_of_context_real[3] = {v34, v32, v26};
    const spherical_screw_mask v35_of_context_boolean[1] = {v33};
    spherical_screw_mask v35_done = { 0 };
    for (int v35_pass = 0; (v35_pass < 40) && !spherical_screw_pack_all(v35_done); v35_pass++) {
        spherical_screw_pack v35_next_u[1];
        spherical_screw_pack v35_next_polished[1];
        spherical_screw_mask v35_ends;
        spherical_screw_pack_before_loads(spacing, prepared, v35_u, v35_polished, v35_of_context_real, v35_of_context_boolean, v35_next_u, v35_next_polished, &v35_ends);
        v35_u[0] = spherical_screw_pack_select(v35_done, v35_u[0], v35_next_u[0]);
        v35_polished[0] = spherical_screw_pack_select(v35_done, v35_polished[0], v35_next_polished[0]);
        v35_done |= v35_ends;
    }
    const spherical_screw_pack v36 = v12 * v29;
    const spherical_screw_pack v37 = (v35_u[0] * v36) - v24;
    const spherical_screw_pack v38 = v12 * v37;
    const spherical_screw_pack v39 = spherical_screw_pack_select(v9, v8 + v38, v35_u[0]);
    const spherical_screw_pack v40 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), v25 - (v30 * v35_u[0]));
    const spherical_screw_pack v41 = v38 + ((v5 - (20.0 * v40)) - v39);
    const spherical_screw_pack v42 = v39 + v41;
    const spherical_screw_pack v43 = 1.6666666666666667 * v41;
    const spherical_screw_pack v44 = 0.5 * v41;
    const spherical_screw_pack v45 = spherical_screw_pack_select(v9, spherical_screw_pack_min(v42 - spherical_screw_pack_min(v44, v43), spherical_screw_pack_max(v44, v43) - v42), v34 * v40);
    const spherical_screw_pack v46 = spherical_screw_pack_abs(v8);
    const spherical_screw_mask v47 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v48 = ~v47;
    const spherical_screw_mask v49 = v48 | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(v39), v46)) <= spherical_screw_pack_select(v9, v45, 60.0 * v45));
    const spherical_screw_pack v50 = 1.0 - (0.375 * v31);
    const spherical_screw_pack v51 = 1.0 + (0.4285714285714286 * v31);
    const spherical_screw_pack v52 = v51 * v50;
    const spherical_screw_mask v53 = (spherical_screw_mask)(v27 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v54 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v9, spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v53 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v52), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v51, v50))));
    const spherical_screw_mask v55 = ~(v54 | ((v48 | ((v9 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v45)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v45))) | v49));
    const spherical_screw_pack v56 = v34 * ((v31 * v35_u[0]) - v26);
    const spherical_screw_pack v57 = spherical_screw_pack_select(v9, spherical_screw_pack_splat(0.0), -(v56 * (v34 * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v56)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)))));
    const spherical_screw_pack v58 = spherical_screw_pack_max(spherical_screw_pack_abs(v35_u[0]), spherical_screw_pack_abs(v57));
    const spherical_screw_pack v59 = spherical_screw_pack_abs(v35_u[0] - v57);
    const spherical_screw_mask v60 = (spherical_screw_mask)(v59 <= (v58 * spherical_screw_pack_select((spherical_screw_mask)(v58 < (1.0000000009313226 * v58)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v35_done;
    const spherical_screw_mask v61 = ~v60;
    const spherical_screw_mask v62 = v33 & (spherical_screw_mask)(v52 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v63 = v53 & v62;
    const spherical_screw_mask v64 = (spherical_screw_mask)((1e-05 * v58) < v59) & (v61 & v63);
    const spherical_screw_mask v65 = (~v64) & (v61 | v55);
    const spherical_screw_pack v66 = 8.0 + v18;
    const spherical_screw_pack v67 = 1.0 / spherical_screw_pack_select(v65, v66, spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v68 = v2 * ((v19 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0])) - (0.4 * spherical_screw_pack_at(&qd[2U * stride])));
    const spherical_screw_pack v69 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v6))) + (v68 + ((v14 * (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride]))) - spherical_screw_pack_at(&tau[stride])));
    const spherical_screw_pack v70 = -v37;
    const spherical_screw_pack v71 = -v69;
    const spherical_screw_pack v72 = -v16;
    spherical_screw_pack v74 = v40;
    spherical_screw_pack v75 = v70;
    spherical_screw_pack v76 = v39;
    spherical_screw_mask v77 = v60;
    if (!spherical_screw_pack_all(~(v65))) {
        const spherical_screw_pack v73_of_context_real[24] = {v20, v12, v66, v72, v71, v8, spherical_screw_pack_at(&tau[2U * stride]), v4, v13, -v23, v67, v11, v24, -(v67 * v69), v25, v36, v30, v34, v32, v26, v70, v40, v39, v35_u[0]};
        const spherical_screw_mask v73_of_context_boolean[6] = {v9, v33, v48, v60, v62 & (v60 & v63), v64};
        const spherical_screw_mask v73_of_context_mode[1] = {spherical_screw_pack_at_modes(&mode[2U * stride])};
        spherical_screw_pack v73_result_real[5];
        spherical_screw_mask v73_result_boolean[3];
        spherical_screw_pack_before_loads_pieces(spacing, prepared, v73_of_context_real, v73_of_context_boolean, v73_of_context_mode, v73_result_real, v73_result_boolean);
        v74 = spherical_screw_pack_select(v65, v73_result_real[2], v74);
        v75 = spherical_screw_pack_select(v65, v73_result_real[0], v75);
        v76 = spherical_screw_pack_select(v65, v73_result_real[3], v76);
        v77 = spherical_screw_pack_select_whole(v65, v73_result_boolean[0], v77);
    }
    const spherical_screw_pack v78 = ((v5 - (v12 * v75)) - (20.0 * v74)) - v76;
    const spherical_screw_pack v79 = 1.6666666666666667 * v78;
    const spherical_screw_pack v80 = 0.5 * v78;
    const spherical_screw_mask v81 = spherical_screw_pack_mode_of((v76 + v78) - (0.5 * (spherical_screw_pack_min(v80, v79) + spherical_screw_pack_max(v80, v79))));
    const spherical_screw_mask v82 = spherical_screw_pack_select_whole(v77, v81, spherical_screw_pack_whole(0));
    const spherical_screw_mask v83 = (v47 & spherical_screw_pack_at_flags(&reached[2U * stride])) & (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == v82));
    const spherical_screw_pack v84 = 1.0 / ((0.002666666666666667 * v17) - v20);
    const spherical_screw_pack v85 = (v0_sine[0] * v84) * (0.006666666666666667 * v16);
    const spherical_screw_pack v86 = (v84 * (4.444444444444445e-05 * v17)) - 0.016666666666666666;
    const spherical_screw_pack v87 = v8 * v86;
    const spherical_screw_pack v88 = v87 + v85;
    const spherical_screw_pack v89 = 1e-08 * (spherical_screw_pack_abs(v87) + spherical_screw_pack_abs(v85));
    const spherical_screw_pack v90 = -v89;
    const spherical_screw_mask v91 = spherical_screw_pack_select_whole(v9, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride])), spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_mask v92 = spherical_screw_pack_select_whole(v47, (spherical_screw_mask)(v90 < (-v88)), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v91));
    const spherical_screw_pack v93 = 0.6666666666666667 * spherical_screw_pack_abs((v5 - (40.0 * v88)) - v8);
    const spherical_screw_pack v94 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v86);
    const spherical_screw_mask v95 = (spherical_screw_mask)(v94 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v96 = spherical_screw_pack_select(v95, v93 / spherical_screw_pack_select(v95, spherical_screw_pack_select(v95, 1.0 - v94, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v97 = spherical_screw_pack_min(v96, v93 + (v94 * v96));
    const spherical_screw_pack v98 = spherical_screw_pack_min(v97, v93 + (v94 * v97));
    const spherical_screw_mask v99 = (spherical_screw_mask)(spherical_screw_pack_abs(v88) <= (v89 - (spherical_screw_pack_min(v98, v93 + (v94 * v98)) * (1.0001 * v86))));
    const spherical_screw_mask v100 = v47 & v99;
    const spherical_screw_mask v101 = spherical_screw_pack_select_whole(v100 & (~v83), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v83, (spherical_screw_mask)(spherical_screw_pack_whole(1) == v82), v92), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    spherical_screw_mask v102_pattern[1] = {v101};
    spherical_screw_mask v102_best[1] = {v101};
    spherical_screw_mask v102_flag[9] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v102_number[5] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v102_of_context_real[8] = {v20, v12, v66, v72, v71, v8, spherical_screw_pack_at(&tau[2U * stride]), v4};
    const spherical_screw_mask v102_of_context_boolean[5] = {v48, v83, v100, v92, spherical_screw_pack_select_whole(v47, (spherical_screw_mask)(v90 < v88), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v91))};
    const spherical_screw_mask v102_of_context_mode[2] = {v91, v82};
    spherical_screw_mask v102_done = { 0 };
    for (int v102_pass = 0; (v102_pass < 12) && !spherical_screw_pack_all(v102_done); v102_pass++) {
        spherical_screw_mask v102_next_pattern[1];
        spherical_screw_mask v102_next_best[1];
        spherical_screw_mask v102_next_flag[9];
        spherical_screw_pack v102_next_number[5];
        spherical_screw_mask v102_ends;
        spherical_screw_pack_decide_pattern(spacing, prepared, v102_pattern, v102_best, v102_flag, v102_number, v102_of_context_real, v102_of_context_boolean, v102_of_context_mode, v102_next_pattern, v102_next_best, v102_next_flag, v102_next_number, &v102_ends);
        v102_pattern[0] = spherical_screw_pack_select_whole(v102_done, v102_pattern[0], v102_next_pattern[0]);
        v102_best[0] = spherical_screw_pack_select_whole(v102_done, v102_best[0], v102_next_best[0]);
        v102_flag[0] = spherical_screw_pack_select_whole(v102_done, v102_flag[0], v102_next_flag[0]);
        v102_flag[1] = spherical_screw_pack_select_whole(v102_done, v102_flag[1], v102_next_flag[1]);
        v102_flag[2] = spherical_screw_pack_select_whole(v102_done, v102_flag[2], v102_next_flag[2]);
        v102_flag[3] = spherical_screw_pack_select_whole(v102_done, v102_flag[3], v102_next_flag[3]);
        v102_flag[4] = spherical_screw_pack_select_whole(v102_done, v102_flag[4], v102_next_flag[4]);
        v102_flag[5] = spherical_screw_pack_select_whole(v102_done, v102_flag[5], v102_next_flag[5]);
        v102_flag[6] = spherical_screw_pack_select_whole(v102_done, v102_flag[6], v102_next_flag[6]);
        v102_flag[7] = spherical_screw_pack_select_whole(v102_done, v102_flag[7], v102_next_flag[7]);
        v102_flag[8] = spherical_screw_pack_select_whole(v102_done, v102_flag[8], v102_next_flag[8]);
        v102_number[0] = spherical_screw_pack_select(v102_done, v102_number[0], v102_next_number[0]);
        v102_number[1] = spherical_screw_pack_select(v102_done, v102_number[1], v102_next_number[1]);
        v102_number[2] = spherical_screw_pack_select(v102_done, v102_number[2], v102_next_number[2]);
        v102_number[3] = spherical_screw_pack_select(v102_done, v102_number[3], v102_next_number[3]);
        v102_number[4] = spherical_screw_pack_select(v102_done, v102_number[4], v102_next_number[4]);
        v102_done |= v102_ends;
    }
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v102_best[0], spherical_screw_bytes);
    const spherical_screw_pack v103 = spherical_screw_pack_select(v102_flag[4] | v102_flag[3], spherical_screw_pack_select(v102_flag[8], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v102_flag[7] & (~v102_flag[2]), spherical_screw_pack_select(v102_flag[5], spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)), spherical_screw_pack_splat(3.0))), spherical_screw_pack_select(v102_flag[6], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0)));
    const spherical_screw_pack v104 = spherical_screw_pack_abs(v102_number[0]) + (spherical_screw_pack_abs(v102_number[1]) + (spherical_screw_pack_abs(v102_number[2]) + (v46 + spherical_screw_pack_abs(v16))));
    const spherical_screw_pack v105 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride]))));
    const spherical_screw_mask v106 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + v105)) < spherical_screw_pack_splat(1e+38));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v106, spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v69) + v104) < spherical_screw_pack_splat(1e+38)), spherical_screw_pack_select(v102_done, v103, spherical_screw_pack_splat(5.0)), spherical_screw_pack_splat(6.0)), spherical_screw_pack_splat(6.0));
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

#else

typedef int spherical_screw_has_no_vector_code;

#endif
