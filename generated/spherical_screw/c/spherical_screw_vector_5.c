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

static SPHERICAL_SCREW_APART void spherical_screw_pack_dynamics_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_dynamics_loads_piece(size_t spacing, const double *restrict prepared, const spherical_screw_mask *restrict other, const spherical_screw_pack *restrict u, const spherical_screw_mask *restrict found, const spherical_screw_mask *restrict obeying, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_mask *restrict other_out, spherical_screw_pack *restrict u_out, spherical_screw_mask *restrict found_out, spherical_screw_mask *restrict obeying_out, spherical_screw_mask *restrict done)
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_dynamics_loads_pieces(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, const spherical_screw_mask *restrict context_mode, spherical_screw_pack *restrict result_real, spherical_screw_mask *restrict result_boolean)
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
        spherical_screw_pack_dynamics_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

static SPHERICAL_SCREW_APART void spherical_screw_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(spherical_screw_unaligned *)&f[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&f[stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 40.0 * v2;
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = 7.992 + v4;
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v7 = 80.0 * v2;
    const spherical_screw_pack v8 = 8.0 + v4;
    const spherical_screw_pack v9 = 1.0 / v8;
    const spherical_screw_pack v10 = 0.4 * v0_sine[0];
    const spherical_screw_pack v11 = spherical_screw_pack_at(&qd[stride]) * v6;
    const spherical_screw_pack v12 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v13 = ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * ((0.4 * spherical_screw_pack_at(&qd[stride])) + (v6 * v7))) - spherical_screw_pack_at(&tau[0]);
    const spherical_screw_mask v14 = (spherical_screw_mask)(spherical_screw_pack_whole(0) == spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_pack v15 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v16 = v10 * v15;
    const spherical_screw_pack v17 = 0.4 * v11;
    const spherical_screw_pack v18 = v17 - spherical_screw_pack_at(&tau[2U * stride]);
    const spherical_screw_pack v19 = ((v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v6 * v6))) - (392.40000000000003 * v0_sine[0])) - v18;
    const spherical_screw_pack v20 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), v19);
    const spherical_screw_pack v21 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v22 = v15 * v21;
    const spherical_screw_mask v23 = ~v14;
    const spherical_screw_pack v24 = spherical_screw_pack_real_of(spherical_screw_pack_at_modes(&mode[2U * stride]));
    const spherical_screw_pack v25 = v4 + (28.0 - (v5 * v12));
    const spherical_screw_pack v26 = 0.16000000000000003 * v12;
    const spherical_screw_pack v27 = v15 * v26;
    const spherical_screw_pack v28 = 1.0 / (v27 - v25);
    const spherical_screw_pack v29 = v22 * v28;
    const spherical_screw_pack v30 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), v22 - (v27 * v29));
    const spherical_screw_pack v31 = (1.0 - (20.0 * v30)) - (v26 * v29);
    const spherical_screw_pack v32 = v13 - ((15.984 + (v2 * v7)) * (v0_sine[0] * v11));
    const spherical_screw_pack v33 = v28 * ((v16 * v20) + v32);
    const spherical_screw_pack v34 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), (v15 * v20) - (v16 * v33));
    const spherical_screw_pack v35 = (v18 + (20.0 * v34)) + (v10 * v33);
    const spherical_screw_pack v36 = -v31;
    const spherical_screw_pack v37 = -v35;
    spherical_screw_pack v38_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v38_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v38_of_context_real[3] = {v24, v36, v37};
    const spherical_screw_mask v38_of_context_boolean[1] = {v23};
    spherical_screw_mask v38_done = { 0 };
    for (int v38_pass = 0; (v38_pass < 40) && !spherical_screw_pack_all(v38_done); v38_pass++) {
        spherical_screw_pack v38_next_u[1];
        spherical_screw_pack v38_next_polished[1];
        spherical_screw_mask v38_ends;
        spherical_screw_pack_dynamics_loads(spacing, prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_ends);
        v38_u[0] = spherical_screw_pack_select(v38_done, v38_u[0], v38_next_u[0]);
        v38_polished[0] = spherical_screw_pack_select(v38_done, v38_polished[0], v38_next_polished[0]);
        v38_done |= v38_ends;
    }
    const spherical_screw_pack v39 = v24 * (v35 + (v31 * v38_u[0]));
    const spherical_screw_pack v40 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), -(spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < (-v39)), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (v24 * v39)));
    const spherical_screw_pack v41 = spherical_screw_pack_max(spherical_screw_pack_abs(v38_u[0]), spherical_screw_pack_abs(v40));
    const spherical_screw_pack v42 = spherical_screw_pack_abs(v38_u[0] - v40);
    const spherical_screw_mask v43 = (spherical_screw_mask)(v42 <= (v41 * spherical_screw_pack_select((spherical_screw_mask)(v41 < (1.0000000009313226 * v41)), spherical_screw_pack_splat(1e-11), spherical_screw_pack_splat(1e-05)))) & v38_done;
    const spherical_screw_pack v44 = 1.0 + (0.4285714285714286 * v31);
    const spherical_screw_pack v45 = 1.0 - (0.375 * v31);
    const spherical_screw_pack v46 = v44 * v45;
    const spherical_screw_mask v47 = v23 & (spherical_screw_mask)(v46 < spherical_screw_pack_splat(0.0));
    const spherical_screw_mask v48 = (spherical_screw_mask)(v21 <= spherical_screw_pack_splat(1.0));
    const spherical_screw_mask v49 = v47 & v48;
    const spherical_screw_mask v50 = (spherical_screw_mask)((1e-05 * v41) < v42) & ((~v43) & v49);
    const spherical_screw_mask v51 = (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < spherical_screw_pack_select(v14, spherical_screw_pack_splat(1.0), spherical_screw_pack_select(v48 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v46), spherical_screw_pack_splat(1.0), spherical_screw_pack_min(v44, v45))));
    const spherical_screw_mask v52 = ~(spherical_screw_mask)(spherical_screw_pack_splat(0.0) == spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_pack v53 = spherical_screw_pack_select(v14, spherical_screw_pack_splat(0.0), v34 - (v30 * v38_u[0]));
    const spherical_screw_pack v54 = v10 * v29;
    const spherical_screw_pack v55 = (v38_u[0] * v54) - v33;
    const spherical_screw_pack v56 = v10 * v55;
    const spherical_screw_pack v57 = spherical_screw_pack_select(v14, v19 + v56, v38_u[0]);
    const spherical_screw_pack v58 = ((v56 - v18) - (20.0 * v53)) - v57;
    const spherical_screw_pack v59 = 0.5 * v58;
    const spherical_screw_pack v60 = 1.6666666666666667 * v58;
    const spherical_screw_pack v61 = v57 + v58;
    const spherical_screw_pack v62 = spherical_screw_pack_select(v14, spherical_screw_pack_min(v61 - spherical_screw_pack_min(v59, v60), spherical_screw_pack_max(v59, v60) - v61), v24 * v53);
    const spherical_screw_pack v63 = spherical_screw_pack_abs(v19);
    const spherical_screw_mask v64 = v52 | (spherical_screw_mask)(((-1e-12) * spherical_screw_pack_max(spherical_screw_pack_abs(v57), v63)) <= spherical_screw_pack_select(v14, v62, 60.0 * v62));
    const spherical_screw_mask v65 = v43 & (v51 | ((v52 | ((v14 & (spherical_screw_mask)(spherical_screw_pack_splat(0.0) <= v62)) | (spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v62))) | v64));
    const spherical_screw_mask v66 = v50 | v65;
    const spherical_screw_pack v67 = v6 * ((0.4 * spherical_screw_pack_at(&qd[2U * stride])) - (v5 * (spherical_screw_pack_at(&qd[0]) * v0_sine[0])));
    const spherical_screw_pack v68 = ((spherical_screw_pack_at(&tau[stride]) - (v7 * (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[2U * stride])))) + v67) - (v0_cosine[0] * (88.29 + (392.40000000000003 * v2)));
    const spherical_screw_pack v69 = v9 * v68;
    const spherical_screw_mask v70 = v47 & (v43 & v49);
    const spherical_screw_pack v71 = -v55;
    spherical_screw_pack v73 = v57;
    spherical_screw_pack v74 = v71;
    spherical_screw_pack v75 = v69;
    spherical_screw_pack v76 = v53;
    spherical_screw_mask v77 = v43;
    spherical_screw_mask v78 = v70;
    spherical_screw_mask v79 = v50;
    if (!spherical_screw_pack_all(v66)) {
        const spherical_screw_pack v72_of_context_real[24] = {v25, v10, v8, -v32, v68, v19, spherical_screw_pack_at(&tau[2U * stride]), v17, v16, -v28, v9, v15, v33, v69, v34, v54, v30, v24, v36, v37, v71, v53, v57, v38_u[0]};
        const spherical_screw_mask v72_of_context_boolean[7] = {v14, v23, v43, v70, v50, ~v66, v52};
        const spherical_screw_mask v72_of_context_mode[1] = {spherical_screw_pack_at_modes(&mode[2U * stride])};
        spherical_screw_pack v72_result_real[5];
        spherical_screw_mask v72_result_boolean[3];
        spherical_screw_pack_dynamics_loads_pieces(spacing, prepared, v72_of_context_real, v72_of_context_boolean, v72_of_context_mode, v72_result_real, v72_result_boolean);
        v73 = spherical_screw_pack_select(v66, v73, v72_result_real[3]);
        v74 = spherical_screw_pack_select(v66, v74, v72_result_real[0]);
        v75 = spherical_screw_pack_select(v66, v75, v72_result_real[1]);
        v76 = spherical_screw_pack_select(v66, v76, v72_result_real[2]);
        v77 = spherical_screw_pack_select_whole(v66, v77, v72_result_boolean[0]);
        v78 = spherical_screw_pack_select_whole(v66, v78, v72_result_boolean[1]);
        v79 = spherical_screw_pack_select_whole(v66, v79, v72_result_boolean[2]);
    }
    *(spherical_screw_unaligned *)&f[2U * stride] = v73;
    *(spherical_screw_unaligned *)&qdd[0] = v74;
    *(spherical_screw_unaligned *)&qdd[stride] = v75;
    *(spherical_screw_unaligned *)&qdd[2U * stride] = v76;
    const spherical_screw_pack v80 = spherical_screw_pack_abs(spherical_screw_pack_at(&q[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[0])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&qd[2U * stride])) + spherical_screw_pack_abs(spherical_screw_pack_at(&qd[stride]))));
    const spherical_screw_mask v81 = (spherical_screw_mask)((spherical_screw_pack_abs(spherical_screw_pack_at(&q[2U * stride])) + (spherical_screw_pack_abs(spherical_screw_pack_at(&q[stride])) + v80)) < spherical_screw_pack_splat(1e+38));
    const spherical_screw_pack v82 = spherical_screw_pack_abs(v75) + (spherical_screw_pack_abs(v74) + (spherical_screw_pack_abs(v76) + (v63 + spherical_screw_pack_abs(v32))));
    const spherical_screw_pack v83 = spherical_screw_pack_select(v77, spherical_screw_pack_select(v78, spherical_screw_pack_splat(4.0), spherical_screw_pack_select(v51, spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(3.0))), spherical_screw_pack_select(v79, spherical_screw_pack_splat(2.0), spherical_screw_pack_splat(5.0)));
    *(spherical_screw_unaligned *)&status[0] = spherical_screw_pack_select(v81, spherical_screw_pack_select((spherical_screw_mask)((spherical_screw_pack_abs(v68) + v82) < spherical_screw_pack_splat(1e+38)), v83, spherical_screw_pack_splat(6.0)), spherical_screw_pack_splat(6.0));
}

void spherical_screw_friction_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_friction_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double f_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_friction_dynamics_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, f_rest, f);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

void spherical_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_friction_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        signed char mode_rest[3U * SPHERICAL_SCREW_LANES];
        double f_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double status_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_modes(3U, count, first, SPHERICAL_SCREW_LANES, mode, mode_rest);
        spherical_screw_pack_friction_dynamics_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, f_rest, f);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, status_rest, status);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
