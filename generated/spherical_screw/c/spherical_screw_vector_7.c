/* spherical_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in spherical_screw_batch.c. */
#include "spherical_screw_batch.h"

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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
{
    result_real[1] = context_real[13];
    spherical_screw_mask v0_other[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_pack v0_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_mask v0_found[1] = {spherical_screw_pack_whole(0)};
    spherical_screw_mask v0_obeying[1] = {spherical_screw_pack_whole(0)};
    const spherical_screw_mask v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7]};
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
        spherical_screw_pack_decide_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
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
    const spherical_screw_mask v43 = v42 & (context_boolean[0] | (v37 | ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v33) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v33)))));
    const spherical_screw_mask v44 = v22 & (spherical_screw_mask)(v12 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v45 = v13 & v44;
    const spherical_screw_mask v46 = (spherical_screw_mask)((1e-05 * v40) < v41) & (v45 & (~v42));
    const spherical_screw_mask v47 = ~(v43 | (v14 | v46));
    const spherical_screw_mask v48 = flag[1] & v47;
    const spherical_screw_mask v49 = v44 & (v42 & v45);
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
        const spherical_screw_mask v53_of_context_boolean[8] = {v0, v22, v42, v49, v46, v48, context_boolean[0], v36};
        spherical_screw_pack v53_result_real[5];
        spherical_screw_mask v53_result_boolean[3];
        spherical_screw_pack_decide_pattern_pieces(spacing, prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
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
    const spherical_screw_pack v66 = spherical_screw_pack_select(v0, spherical_screw_pack_min(spherical_screw_pack_max(v64, v63) - v65, v65 - spherical_screw_pack_min(v64, v63)), v23 * v54);
    const spherical_screw_pack v67 = spherical_screw_pack_select(v0, v66, 60.0 * v66);
    const spherical_screw_pack v68 = spherical_screw_pack_max(v34, spherical_screw_pack_abs(v56));
    const spherical_screw_mask v69 = ((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v66) | (v0 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v66))) | (v36 & (spherical_screw_mask)(((-1e-06) * v68) <= v67));
    const spherical_screw_mask v70 = v57 & (context_boolean[0] | v69);
    const spherical_screw_mask v71 = flag[3] | v70;
    flag_out[3] = v71;
    const spherical_screw_mask v72 = spherical_screw_pack_select_whole(v36, (spherical_screw_mask)(spherical_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const spherical_screw_mask v73 = spherical_screw_pack_select_whole(v36, (spherical_screw_mask)(spherical_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const spherical_screw_mask v74 = v73 | v72;
    const spherical_screw_pack v75 = -(1.0 - v5);
    const spherical_screw_mask v76 = (v73 & (spherical_screw_mask)(spherical_screw_pack_whole(1) == pattern[0])) | ((v0 & ((spherical_screw_mask)(v75 <= spherical_screw_pack_splat(0.0)) & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v75))) & v74);
    const spherical_screw_pack v77 = spherical_screw_pack_select(v76, v5, 1.0 + v5);
    const spherical_screw_mask v78 = ~(v76 | (spherical_screw_mask)(v77 <= spherical_screw_pack_select(v74, spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0))));
    const spherical_screw_mask v79 = (~v71) & v78;
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
    const spherical_screw_pack v2 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v3 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v4 = 40.0 * v3;
    const spherical_screw_pack v5 = v3 * v4;
    const spherical_screw_pack v6 = 7.992 + v5;
    const spherical_screw_pack v7 = ((v6 * v2) - 28.0) - v5;
    const spherical_screw_mask v8 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_pack v9 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v10 = v2 * (0.16000000000000003 * v9);
    const spherical_screw_pack v11 = 1.0 / (v10 + v7);
    const spherical_screw_pack v12 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v13 = spherical_screw_pack_at(&qd[stride]) * v12;
    const spherical_screw_pack v14 = 80.0 * v3;
    const spherical_screw_pack v15 = spherical_screw_pack_at(&tau[0]) - ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * ((0.4 * spherical_screw_pack_at(&qd[stride])) + (v12 * v14)));
    const spherical_screw_pack v16 = ((15.984 + (v3 * v14)) * (v0_sine[0] * v13)) + v15;
    const spherical_screw_pack v17 = v0_sine[0] * v16;
    const spherical_screw_pack v18 = v10 * v11;
    const spherical_screw_pack v19 = 0.4 * v13;
    const spherical_screw_pack v20 = v19 - spherical_screw_pack_at(&tau[2U * stride]);
    const spherical_screw_pack v21 = ((v4 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v12 * v12))) - (392.40000000000003 * v0_sine[0])) - v20;
    const spherical_screw_pack v22 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), v21);
    const spherical_screw_pack v23 = (v22 * v18) - (v17 * (0.4 * v11));
    const spherical_screw_pack v24 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), v9 * (v22 - v23));
    const spherical_screw_pack v25 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v26 = v25 * v18;
    const spherical_screw_pack v27 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), v9 * (v25 - v26));
    const spherical_screw_pack v28 = spherical_screw_pack_real_of(spherical_screw_pack_at_modes(&mode[2U * stride]));
    spherical_screw_pack v29_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v29_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v29_of_context_real[3] = {v28, v26 + ((20.0 * v27) - 1.0), -((v20 + v23) + (20.0 * v24))};
    const spherical_screw_mask v29_of_context_boolean[1] = {~v8};
    spherical_screw_mask v29_done = { 0 };
    for (int v29_pass = 0; (v29_pass < 40) && !spherical_screw_pack_all(v29_done); v29_pass++) {
        spherical_screw_pack v29_next_u[1];
        spherical_screw_pack v29_next_polished[1];
        spherical_screw_mask v29_ends;
        spherical_screw_pack_before_loads(spacing, prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_ends);
        v29_u[0] = spherical_screw_pack_select(v29_done, v29_u[0], v29_next_u[0]);
        v29_polished[0] = spherical_screw_pack_select(v29_done, v29_polished[0], v29_next_polished[0]);
        v29_done |= v29_ends;
    }
    const spherical_screw_pack v30 = (v27 * v29_u[0]) - v24;
    const spherical_screw_pack v31 = (v26 * v29_u[0]) - v23;
    const spherical_screw_pack v32 = v20 - v31;
    const spherical_screw_pack v33 = spherical_screw_pack_select(v8, v21 + v31, v29_u[0]);
    const spherical_screw_pack v34 = v33 + (v32 + (20.0 * spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), -v30)));
    const spherical_screw_pack v35 = -(1.6666666666666667 * v34);
    const spherical_screw_pack v36 = -(0.5 * v34);
    const spherical_screw_pack v37 = -(v28 * (v32 - ((20.0 * v30) - v29_u[0])));
    const spherical_screw_pack v38 = spherical_screw_pack_select(v8, spherical_screw_pack_splat(0.0), spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v37), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v28 * v37));
    const spherical_screw_pack v39 = spherical_screw_pack_max(spherical_screw_pack_abs(v29_u[0]), spherical_screw_pack_abs(v38));
    const spherical_screw_mask v40 = (spherical_screw_mask)(spherical_screw_pack_abs(v29_u[0] - v38) <= (v39 * spherical_screw_pack_select((spherical_screw_mask)(v39 < (1.0000000009313226 * v39)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v29_done;
    const spherical_screw_mask v41 = spherical_screw_pack_select_whole(v40, spherical_screw_pack_mode_of((v33 - v34) - (0.5 * (spherical_screw_pack_min(v36, v35) + spherical_screw_pack_max(v36, v35)))), spherical_screw_pack_whole(0));
    const spherical_screw_mask v42 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_mask v43 = (v42 & spherical_screw_pack_at_flags(&reached[2U * stride])) & (~(spherical_screw_mask)(spherical_screw_pack_whole(0) == v41));
    const spherical_screw_pack v44 = 1.0 / (v7 + (0.002666666666666667 * v2));
    const spherical_screw_pack v45 = v17 * (0.006666666666666667 * v44);
    const spherical_screw_pack v46 = (v2 * (4.444444444444445e-05 * v44)) - 0.016666666666666666;
    const spherical_screw_pack v47 = v21 * v46;
    const spherical_screw_pack v48 = v45 - v47;
    const spherical_screw_pack v49 = 1e-08 * (spherical_screw_pack_abs(v47) + spherical_screw_pack_abs(v45));
    const spherical_screw_pack v50 = -v49;
    const spherical_screw_mask v51 = spherical_screw_pack_select_whole(v8, spherical_screw_pack_mode_of(spherical_screw_pack_at(&qd[2U * stride])), spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_mask v52 = spherical_screw_pack_select_whole(v42, (spherical_screw_mask)(v50 < v48), (spherical_screw_mask)(spherical_screw_pack_whole(1) == v51));
    const spherical_screw_pack v53 = 0.6666666666666667 * spherical_screw_pack_abs(40.0 * v46);
    const spherical_screw_mask v54 = (spherical_screw_mask)(v53 < spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v55 = 0.6666666666666667 * spherical_screw_pack_abs(v21 + (v20 - (40.0 * v48)));
    const spherical_screw_pack v56 = spherical_screw_pack_select(v54, v55 / spherical_screw_pack_select(v54, spherical_screw_pack_select(v54, 1.0 - v53, spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1.0)), spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v57 = spherical_screw_pack_min(v56, v55 + (v53 * v56));
    const spherical_screw_pack v58 = spherical_screw_pack_min(v57, v55 + (v53 * v57));
    const spherical_screw_mask v59 = (spherical_screw_mask)(spherical_screw_pack_abs(v48) <= (v49 - (spherical_screw_pack_min(v58, v55 + (v53 * v58)) * (1.0001 * v46))));
    const spherical_screw_mask v60 = v42 & v59;
    const spherical_screw_mask v61 = spherical_screw_pack_select_whole(v60 & (~v43), spherical_screw_pack_whole(0), spherical_screw_pack_select_whole(spherical_screw_pack_select_whole(v43, (spherical_screw_mask)(spherical_screw_pack_whole(1) == v41), v52), spherical_screw_pack_whole(1), spherical_screw_pack_whole(-1)));
    const spherical_screw_pack v62 = v12 * ((v6 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0])) - (0.4 * spherical_screw_pack_at(&qd[2U * stride])));
    const spherical_screw_pack v63 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + (v62 + ((v14 * (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride]))) - spherical_screw_pack_at(&tau[stride])));
    spherical_screw_mask v64_pattern[1] = {v61};
    spherical_screw_mask v64_best[1] = {v61};
    spherical_screw_mask v64_flag[9] = {spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(0), spherical_screw_pack_whole(-1), spherical_screw_pack_whole(0)};
    spherical_screw_pack v64_number[5] = {spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v64_of_context_real[8] = {-v7, 0.4 * v0_sine[0], 8.0 + v5, v16, -v63, v21, spherical_screw_pack_at(&tau[2U * stride]), v19};
    const spherical_screw_mask v64_of_context_boolean[5] = {~v42, v43, v60, v52, spherical_screw_pack_select_whole(v42, (spherical_screw_mask)(v50 < (-v48)), (spherical_screw_mask)(spherical_screw_pack_whole(-1) == v51))};
    const spherical_screw_mask v64_of_context_mode[2] = {v51, v41};
    spherical_screw_mask v64_done = { 0 };
    for (int v64_pass = 0; (v64_pass < 12) && !spherical_screw_pack_all(v64_done); v64_pass++) {
        spherical_screw_mask v64_next_pattern[1];
        spherical_screw_mask v64_next_best[1];
        spherical_screw_mask v64_next_flag[9];
        spherical_screw_pack v64_next_number[5];
        spherical_screw_mask v64_ends;
        spherical_screw_pack_decide_pattern(spacing, prepared, v64_pattern, v64_best, v64_flag, v64_number, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_next_pattern, v64_next_best, v64_next_flag, v64_next_number, &v64_ends);
        v64_pattern[0] = spherical_screw_pack_select_whole(v64_done, v64_pattern[0], v64_next_pattern[0]);
        v64_best[0] = spherical_screw_pack_select_whole(v64_done, v64_best[0], v64_next_best[0]);
        v64_flag[0] = spherical_screw_pack_select_whole(v64_done, v64_flag[0], v64_next_flag[0]);
        v64_flag[1] = spherical_screw_pack_select_whole(v64_done, v64_flag[1], v64_next_flag[1]);
        v64_flag[2] = spherical_screw_pack_select_whole(v64_done, v64_flag[2], v64_next_flag[2]);
        v64_flag[3] = spherical_screw_pack_select_whole(v64_done, v64_flag[3], v64_next_flag[3]);
        v64_flag[4] = spherical_screw_pack_select_whole(v64_done, v64_flag[4], v64_next_flag[4]);
        v64_flag[5] = spherical_screw_pack_select_whole(v64_done, v64_flag[5], v64_next_flag[5]);
        v64_flag[6] = spherical_screw_pack_select_whole(v64_done, v64_flag[6], v64_next_flag[6]);
        v64_flag[7] = spherical_screw_pack_select_whole(v64_done, v64_flag[7], v64_next_flag[7]);
        v64_flag[8] = spherical_screw_pack_select_whole(v64_done, v64_flag[8], v64_next_flag[8]);
        v64_number[0] = spherical_screw_pack_select(v64_done, v64_number[0], v64_next_number[0]);
        v64_number[1] = spherical_screw_pack_select(v64_done, v64_number[1], v64_next_number[1]);
        v64_number[2] = spherical_screw_pack_select(v64_done, v64_number[2], v64_next_number[2]);
        v64_number[3] = spherical_screw_pack_select(v64_done, v64_number[3], v64_next_number[3]);
        v64_number[4] = spherical_screw_pack_select(v64_done, v64_number[4], v64_next_number[4]);
        v64_done |= v64_ends;
    }
    *(spherical_screw_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v64_best[0], spherical_screw_bytes);
    const spherical_screw_pack v65 = spherical_screw_pack_select(v64_flag[4] | v64_flag[3], spherical_screw_pack_select(v64_flag[8], spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v64_flag[7] & (~v64_flag[2]), spherical_screw_pack_select(v64_flag[5], spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0)), spherical_screw_pack_splat(3.0))), spherical_screw_pack_select(v64_flag[6], spherical_screw_pack_splat(5.0), spherical_screw_pack_splat(2.0)));
    const spherical_screw_pack v66 = spherical_screw_pack_abs(v64_number[1]) + (spherical_screw_pack_abs(v64_number[2]) + (spherical_screw_pack_abs(v21) + spherical_screw_pack_abs(v16)));
    const spherical_screw_pack v67 = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v63) + (spherical_screw_pack_abs(v64_number[0]) + v66)) < spherical_screw_pack_splat(1e+38)), spherical_screw_pack_select(v64_done, v65, spherical_screw_pack_splat(5.0)), spherical_screw_pack_splat(6.0));
    const spherical_screw_pack v68 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride]))));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + v68)) < spherical_screw_pack_splat(1e+38)), v67, spherical_screw_pack_splat(6.0));
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
