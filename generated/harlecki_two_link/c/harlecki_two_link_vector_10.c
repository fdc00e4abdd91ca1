/* harlecki_two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "harlecki_two_link.h"

#if defined(HARLECKI_TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define HARLECKI_TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define HARLECKI_TWO_LINK_BYTES 32
#else
#define HARLECKI_TWO_LINK_BYTES 16
#endif
#define HARLECKI_TWO_LINK_LANES (HARLECKI_TWO_LINK_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused))
#endif
#define HARLECKI_TWO_LINK_BODY static inline __attribute__((always_inline, unused))
#define HARLECKI_TWO_LINK_INLINE static inline __attribute__((unused))

typedef double harlecki_two_link_pack __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef double harlecki_two_link_unaligned __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t harlecki_two_link_mask __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef signed char harlecki_two_link_bytes __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short harlecki_two_link_shorts __attribute__((vector_size(2 * HARLECKI_TWO_LINK_BYTES / sizeof(double))));

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_splat(double x)
{
    return x - (harlecki_two_link_pack){ 0.0 };
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_at(const double *x)
{
    return *(const harlecki_two_link_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? harlecki_two_link_pack_splat(prepared[k]) : harlecki_two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
HARLECKI_TWO_LINK_INLINE size_t harlecki_two_link_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % HARLECKI_TWO_LINK_LANES;

    return (((count % HARLECKI_TWO_LINK_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_flags(const bool *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return -__builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_modes(const signed char *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return __builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_select(harlecki_two_link_mask condition, harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return (harlecki_two_link_pack)(((harlecki_two_link_mask)x & condition) | ((harlecki_two_link_mask)y & ~condition));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_abs(harlecki_two_link_pack x)
{
    return (harlecki_two_link_pack)((harlecki_two_link_mask)x & ~(harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_min(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x < y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_max(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sign(harlecki_two_link_pack x)
{
    const harlecki_two_link_pack one = harlecki_two_link_pack_splat(1.0);

    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > 0.0), one, harlecki_two_link_pack_select((harlecki_two_link_mask)(x < 0.0), -one, x));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sqrt(harlecki_two_link_pack x)
{
    double one[HARLECKI_TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_select_whole(harlecki_two_link_mask condition, harlecki_two_link_mask x, harlecki_two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_whole(int64_t x)
{
    return x + (harlecki_two_link_mask){ 0 };
}

HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_all(harlecki_two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_mode_of(harlecki_two_link_pack x)
{
    return (harlecki_two_link_mask)(x < 0.0) - (harlecki_two_link_mask)(x > 0.0);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_real_of(harlecki_two_link_mask mode)
{
    const harlecki_two_link_mask sign = mode & (harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0);

    return (harlecki_two_link_pack)(sign | ((harlecki_two_link_mask)harlecki_two_link_pack_splat(1.0) & (harlecki_two_link_mask)(mode != 0)));
}

typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_pair(const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_pack x = *angle;
    union { harlecki_two_link_pack number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_pack n = k.number - 6755399441186816.0;
    const harlecki_two_link_pack w = x - (n * 1.5707963267923333);
    const harlecki_two_link_pack r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const harlecki_two_link_pack z = r * r;
    const harlecki_two_link_pack rz = r * z;

    const harlecki_two_link_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const harlecki_two_link_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const harlecki_two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* True when no angle was out of range. */
HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_within(harlecki_two_link_bits beyond)
{
    return harlecki_two_link_pack_all((harlecki_two_link_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sincos_beyond(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const harlecki_two_link_mask inside = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < HARLECKI_TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_guard(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, const harlecki_two_link_bits *beyond)
{
    if (!harlecki_two_link_pack_within(*beyond)) {
        harlecki_two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern_pins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = ((harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76) | (~context_boolean[4]);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
{
    (void)obeying;
    other_out[0] = harlecki_two_link_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const harlecki_two_link_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = harlecki_two_link_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v1);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(other[1], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v4 = v3 / harlecki_two_link_pack_select(context_boolean[3], harlecki_two_link_pack_select(v2, v1, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v5 = context_real[13] * context_real[36];
    const harlecki_two_link_pack v6 = v5 * harlecki_two_link_pack_select(v2, context_real[38] * v4, v3);
    const harlecki_two_link_pack v7 = v5 * (context_real[41] * v4);
    const harlecki_two_link_pack v8 = (context_real[40] * v7) + (context_real[37] * v6);
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[3], v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v11 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v10);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(other[0], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v13 = v12 / harlecki_two_link_pack_select(context_boolean[2], harlecki_two_link_pack_select(v11, v10, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v14 = context_real[4] * context_real[29];
    const harlecki_two_link_pack v15 = v14 * harlecki_two_link_pack_select(v11, context_real[30] * v13, v12);
    const harlecki_two_link_pack v16 = v14 * (context_real[33] * v13);
    const harlecki_two_link_pack v17 = (context_real[33] * v16) + (context_real[30] * v15);
    const harlecki_two_link_pack v18 = 1.0 - harlecki_two_link_pack_select(context_boolean[2], v17, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v19 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v18) < harlecki_two_link_pack_abs(v9));
    const harlecki_two_link_pack v20 = -v9;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_select(v19, v18, v20);
    const harlecki_two_link_pack v22 = 1.0 / harlecki_two_link_pack_select(v19, v20, v18);
    const harlecki_two_link_pack v23 = v22 * v21;
    const harlecki_two_link_pack v24 = (context_real[35] * v16) + (context_real[32] * v15);
    const harlecki_two_link_pack v25 = -harlecki_two_link_pack_select(context_boolean[2], v24, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v26 = (context_real[42] * v7) + (context_real[39] * v6);
    const harlecki_two_link_pack v27 = -harlecki_two_link_pack_select(context_boolean[3], v26, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v19, v27, v25);
    const harlecki_two_link_pack v29 = (context_real[34] * v16) + (context_real[31] * v15);
    const harlecki_two_link_pack v30 = -harlecki_two_link_pack_select(context_boolean[2], v29, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v31 = (context_real[41] * v7) + (context_real[38] * v6);
    const harlecki_two_link_pack v32 = 1.0 - harlecki_two_link_pack_select(context_boolean[3], v31, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v33 = v22 * harlecki_two_link_pack_select(v19, v32, v30);
    const harlecki_two_link_pack v34 = 1.0 / ((v21 * v33) - harlecki_two_link_pack_select(v19, v30, v32));
    const harlecki_two_link_pack v35 = -(v34 * (harlecki_two_link_pack_select(v19, v25, v27) - (v28 * v23)));
    const harlecki_two_link_pack v36 = (v33 * v35) - (v22 * v28);
    const harlecki_two_link_pack v37 = -(v35 + harlecki_two_link_pack_select(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = v36 - harlecki_two_link_pack_select(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v19, v37, v38);
    const harlecki_two_link_pack v40 = v34 * ((v23 * v39) - harlecki_two_link_pack_select(v19, v38, v37));
    harlecki_two_link_pack v41_u[2] = {(v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40)};
    harlecki_two_link_pack v41_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const harlecki_two_link_mask v41_of_context_boolean[5] = {context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4]};
    harlecki_two_link_mask v41_done = { 0 };
    for (int v41_pass = 0; (v41_pass < 24) && !harlecki_two_link_pack_all(v41_done); v41_pass++) {
        harlecki_two_link_pack v41_next_u[2];
        harlecki_two_link_pack v41_next_polished[1];
        harlecki_two_link_mask v41_ends;
        harlecki_two_link_pack_step_pattern_pins(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
        v41_u[0] = harlecki_two_link_pack_select(v41_done, v41_u[0], v41_next_u[0]);
        v41_u[1] = harlecki_two_link_pack_select(v41_done, v41_u[1], v41_next_u[1]);
        v41_polished[0] = harlecki_two_link_pack_select(v41_done, v41_polished[0], v41_next_polished[0]);
        v41_done |= v41_ends;
    }
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const harlecki_two_link_pack v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42));
    const harlecki_two_link_pack v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43);
    const harlecki_two_link_mask v46 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_pack v47 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v46, (v45 * v45) + (v44 * v44), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v43), v41_u[0]);
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v46, harlecki_two_link_pack_min(v47 - v48, v48 + v47), harlecki_two_link_pack_real_of(context_mode[0]) * v42);
    const harlecki_two_link_mask v50 = context_boolean[5] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v48))) <= harlecki_two_link_pack_select(v46, v49, context_real[0] * v49));
    const harlecki_two_link_pack v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const harlecki_two_link_pack v52 = context_real[16] + (context_real[15] * v42);
    const harlecki_two_link_mask v53 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    const harlecki_two_link_pack v54 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v53, (v51 * v51) + (v52 * v52), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v42), v41_u[1]);
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(v53, harlecki_two_link_pack_min(v54 - v55, v55 + v54), harlecki_two_link_pack_real_of(context_mode[1]) * v43);
    const harlecki_two_link_mask v57 = context_boolean[6] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v55))) <= harlecki_two_link_pack_select(v53, v56, 1.7300000000000002 * v56));
    const harlecki_two_link_mask v58 = context_boolean[5] | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v49) | (v46 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v49)));
    const harlecki_two_link_mask v59 = (v58 & (context_boolean[6] | ((v53 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v56)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v56)))) | (v57 & v50);
    const harlecki_two_link_pack v60 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const harlecki_two_link_pack v61 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_select(context_boolean[2], v14 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (v61 * v61) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v63 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const harlecki_two_link_pack v64 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_select(context_boolean[3], v5 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (v64 * v64) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_abs(v41_u[0]);
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_abs(v41_u[1]);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(v66, harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v65), harlecki_two_link_pack_abs(v62))), v67);
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v41_u[0] - v62), harlecki_two_link_pack_abs(v41_u[1] - v65));
    const harlecki_two_link_mask v70 = (harlecki_two_link_mask)(v69 <= (v68 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v68 < (1.0000000009313226 * v68)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & (harlecki_two_link_mask)((v66 + v67) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v71 = v59 & v70;
    obeying_out[0] = v71;
    const harlecki_two_link_mask v72 = v71 | ((~found[0]) & v70);
    u_out[0] = harlecki_two_link_pack_select(v72, v41_u[0], u[0]);
    u_out[1] = harlecki_two_link_pack_select(v72, v41_u[1], u[1]);
    found_out[0] = found[0] | v70;
    *done = (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v71);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    const harlecki_two_link_mask v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5]};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_other[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_mask v0_next_found[1];
        harlecki_two_link_mask v0_next_obeying[1];
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_step_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = harlecki_two_link_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = harlecki_two_link_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = harlecki_two_link_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = harlecki_two_link_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = harlecki_two_link_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = harlecki_two_link_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const harlecki_two_link_mask v1 = ((~context_boolean[6]) & v0_found[0]) | v0_obeying[0];
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = harlecki_two_link_pack_select(v1, v2, context_real[43]);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = harlecki_two_link_pack_select(v1, v3, context_real[44]);
    result_real[2] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v3), v0_u[0]), context_real[45]);
    result_real[3] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v2), v0_u[1]), context_real[46]);
    result_real[4] = harlecki_two_link_pack_select(v1, v0_u[0], context_real[47]);
    result_real[5] = harlecki_two_link_pack_select(v1, v0_u[1], context_real[48]);
    const harlecki_two_link_mask v4 = context_boolean[6] | v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[7] | (context_boolean[6] & v0_obeying[0]);
    result_boolean[2] = context_boolean[8] | (~v4);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict pattern, const harlecki_two_link_mask *restrict best, const harlecki_two_link_mask *restrict flag, const harlecki_two_link_pack *restrict number, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_mask *restrict pattern_out, harlecki_two_link_mask *restrict best_out, harlecki_two_link_mask *restrict flag_out, harlecki_two_link_pack *restrict number_out, harlecki_two_link_mask *restrict done)
{
    const harlecki_two_link_mask v0 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v2 = context_real[1] * v1;
    const harlecki_two_link_mask v3 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[0]);
    const harlecki_two_link_mask v4 = ~v3;
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v4, (context_real[1] * v2) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v6 * v5);
    const harlecki_two_link_pack v8 = v2 * v5;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), -(v6 * v8));
    const harlecki_two_link_pack v10 = (context_real[7] * v9) + (context_real[6] * v7);
    const harlecki_two_link_pack v11 = (context_real[10] * v9) + (context_real[9] * v7);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v11 * v11) + (v10 * v10), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v13 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v14 = v13 * v8;
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v13 * v1) + (v2 * v14));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -v14);
    const harlecki_two_link_pack v17 = (context_real[6] * v16) + (context_real[7] * v15);
    const harlecki_two_link_pack v18 = (context_real[9] * v16) + (context_real[10] * v15);
    const harlecki_two_link_mask v19 = ~v0;
    const harlecki_two_link_mask v20 = v4 & v19;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v18 * v18) + (v17 * v17), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v22 = (context_real[17] * v16) + (3.2 * v15);
    const harlecki_two_link_pack v23 = context_real[15] * v16;
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v23 * v23) + (v22 * v22), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v25 = (context_real[17] * v7) + (3.2 * v9);
    const harlecki_two_link_pack v26 = context_real[15] * v7;
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v25 * v25) + (v26 * v26), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v28 = (harlecki_two_link_mask)(v21 < harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(1.0), 1.0 - v12)) & (harlecki_two_link_mask)(v27 < harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(1.0), 1.0 - v24));
    flag_out[7] = v28;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v30 = (v5 * harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[2])) - (v8 * v29);
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v1 * v29) - (v2 * v30));
    const harlecki_two_link_pack v32 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v30);
    const harlecki_two_link_pack v33 = (context_real[18] + (context_real[17] * v32)) + (3.2 * v31);
    const harlecki_two_link_pack v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31));
    const harlecki_two_link_pack v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31));
    const harlecki_two_link_pack v36 = -v22;
    const harlecki_two_link_pack v37 = -v25;
    const harlecki_two_link_pack v38 = context_real[16] + (context_real[15] * v32);
    const harlecki_two_link_pack v39 = -v18;
    const harlecki_two_link_pack v40 = -v11;
    const harlecki_two_link_pack v41 = -v17;
    const harlecki_two_link_pack v42 = -v10;
    const harlecki_two_link_pack v43 = -v23;
    const harlecki_two_link_pack v44 = -v26;
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_real_of(pattern[1]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_real_of(pattern[0]);
    harlecki_two_link_pack v47_u[2] = {harlecki_two_link_pack_select(v28, number[6], harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_select(v28, number[7], harlecki_two_link_pack_splat(0.0))};
    harlecki_two_link_pack v47_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v47_of_context_real[16] = {v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33};
    const harlecki_two_link_mask v47_of_context_boolean[2] = {v4, v19};
    harlecki_two_link_mask v47_done = { 0 };
    for (int v47_pass = 0; (v47_pass < 40) && !harlecki_two_link_pack_all(v47_done); v47_pass++) {
        harlecki_two_link_pack v47_next_u[2];
        harlecki_two_link_pack v47_next_polished[1];
        harlecki_two_link_mask v47_ends;
        harlecki_two_link_pack_step_pattern_loads(spacing, prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_ends);
        v47_u[0] = harlecki_two_link_pack_select(v47_done, v47_u[0], v47_next_u[0]);
        v47_u[1] = harlecki_two_link_pack_select(v47_done, v47_u[1], v47_next_u[1]);
        v47_polished[0] = harlecki_two_link_pack_select(v47_done, v47_polished[0], v47_next_polished[0]);
        v47_done |= v47_ends;
    }
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v31 - (v15 * v47_u[1])) - (v9 * v47_u[0]));
    const harlecki_two_link_pack v49 = (v16 * v47_u[1]) + (v7 * v47_u[0]);
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v32 - v49);
    const harlecki_two_link_pack v51 = context_real[8] + ((context_real[6] * v50) + (context_real[7] * v48));
    const harlecki_two_link_pack v52 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v50));
    const harlecki_two_link_pack v53 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v52 * v52) + (v51 * v51), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_select(v3, context_real[2] - (context_real[1] * v48), v47_u[0]);
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v53 - v54, v54 + v53), v46 * v50);
    const harlecki_two_link_mask v56 = context_boolean[0] | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v55) | (v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v55)));
    const harlecki_two_link_pack v57 = (context_real[18] + (context_real[17] * v50)) + (3.2 * v48);
    const harlecki_two_link_pack v58 = context_real[16] + (context_real[15] * v50);
    const harlecki_two_link_pack v59 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v58 * v58) + (v57 * v57), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_select(v0, context_real[3] - (context_real[1] * v50), v47_u[1]);
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v59 - v60, v60 + v59), v45 * v48);
    const harlecki_two_link_pack v62 = (context_real[15] * v49) - v38;
    const harlecki_two_link_pack v63 = ((v25 * v47_u[0]) + (v22 * v47_u[1])) - v33;
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (context_real[13] * v45) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v63 * v63) + (v62 * v62), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v65 = ((v17 * v47_u[1]) + (v10 * v47_u[0])) - v35;
    const harlecki_two_link_pack v66 = ((v18 * v47_u[1]) + (v11 * v47_u[0])) - v34;
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), (context_real[4] * v46) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v66 * v66) + (v65 * v65), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v47_u[1]), harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v67), harlecki_two_link_pack_abs(v64)), harlecki_two_link_pack_abs(v47_u[0])));
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v47_u[1] - v64), harlecki_two_link_pack_abs(v47_u[0] - v67));
    const harlecki_two_link_mask v70 = v47_done & (harlecki_two_link_mask)(v69 <= (v68 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v68 < (1.0000000009313226 * v68)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
    const harlecki_two_link_mask v71 = v70 & (v56 & (context_boolean[1] | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v61) | (v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v61)))));
    const harlecki_two_link_mask v72 = (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12)) | (v19 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v24));
    const harlecki_two_link_pack v73 = v6 + v13;
    const harlecki_two_link_mask v74 = (harlecki_two_link_mask)(v73 <= harlecki_two_link_pack_splat(1.0)) & v72;
    const harlecki_two_link_mask v75 = (v74 & (~v70)) & (harlecki_two_link_mask)((1e-05 * v68) < v69);
    const harlecki_two_link_mask v76 = ~((v28 | v75) | v71);
    const harlecki_two_link_mask v77 = flag[1] & v76;
    const harlecki_two_link_mask v78 = v72 & (v74 & v70);
    harlecki_two_link_pack v80 = v50;
    harlecki_two_link_pack v81 = v48;
    harlecki_two_link_pack v82 = v54;
    harlecki_two_link_pack v83 = v60;
    harlecki_two_link_mask v84 = v70;
    harlecki_two_link_mask v85 = v75;
    harlecki_two_link_mask v86 = v78;
    harlecki_two_link_pack v87 = v47_u[0];
    harlecki_two_link_pack v88 = v47_u[1];
    if (!harlecki_two_link_pack_all(~(v77))) {
        const harlecki_two_link_pack v79_of_context_real[49] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v50, v48, v54, v60, v47_u[0], v47_u[1]};
        const harlecki_two_link_mask v79_of_context_boolean[10] = {v3, v0, v4, v19, context_boolean[0], context_boolean[1], v70, v78, v75, v77};
        harlecki_two_link_pack v79_result_real[6];
        harlecki_two_link_mask v79_result_boolean[3];
        harlecki_two_link_pack_step_pattern_pieces(spacing, prepared, v79_of_context_real, v79_of_context_boolean, pattern, v79_result_real, v79_result_boolean);
        v80 = harlecki_two_link_pack_select(v77, v79_result_real[0], v80);
        v81 = harlecki_two_link_pack_select(v77, v79_result_real[1], v81);
        v82 = harlecki_two_link_pack_select(v77, v79_result_real[2], v82);
        v83 = harlecki_two_link_pack_select(v77, v79_result_real[3], v83);
        v84 = harlecki_two_link_pack_select_whole(v77, v79_result_boolean[0], v84);
        v85 = harlecki_two_link_pack_select_whole(v77, v79_result_boolean[2], v85);
        v86 = harlecki_two_link_pack_select_whole(v77, v79_result_boolean[1], v86);
        v87 = harlecki_two_link_pack_select(v77, v79_result_real[4], v87);
        v88 = harlecki_two_link_pack_select(v77, v79_result_real[5], v88);
    }
    number_out[0] = v80;
    number_out[1] = v81;
    const harlecki_two_link_pack v89 = context_real[11] + ((context_real[10] * v81) + (context_real[9] * v80));
    const harlecki_two_link_pack v90 = context_real[8] + ((context_real[6] * v80) + (context_real[7] * v81));
    const harlecki_two_link_pack v91 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v90 * v90) + (v89 * v89), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v92 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v91 - v82, v82 + v91), v46 * v80);
    const harlecki_two_link_mask v93 = context_boolean[0] | ((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v92)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v92));
    const harlecki_two_link_pack v94 = (context_real[18] + (context_real[17] * v80)) + (3.2 * v81);
    const harlecki_two_link_pack v95 = context_real[16] + (context_real[15] * v80);
    const harlecki_two_link_pack v96 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v94 * v94) + (v95 * v95), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v97 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v96 - v83, v83 + v96), v45 * v81);
    const harlecki_two_link_mask v98 = v84 & (v93 & (context_boolean[1] | ((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v97)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v97))));
    const harlecki_two_link_mask v99 = flag[3] | v98;
    flag_out[3] = v99;
    const harlecki_two_link_pack v100 = 1.0 - v73;
    const harlecki_two_link_pack v101 = -v100;
    const harlecki_two_link_pack v102 = harlecki_two_link_pack_select(context_boolean[5], harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v103 = context_boolean[6] | context_boolean[7];
    const harlecki_two_link_pack v104 = harlecki_two_link_pack_select(v103, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v105 = context_boolean[4] | context_boolean[3];
    const harlecki_two_link_mask v106 = (context_boolean[4] & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[0])) | (v105 & (v3 & ((harlecki_two_link_mask)(v101 <= v104) & (harlecki_two_link_mask)(v102 <= v101))));
    const harlecki_two_link_pack v107 = -(v6 + v100);
    const harlecki_two_link_mask v108 = ((v0 & ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v107) & (harlecki_two_link_mask)(v107 <= harlecki_two_link_pack_splat(0.0)))) & v103) | (context_boolean[7] & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[1]));
    const harlecki_two_link_mask v109 = v108 | v106;
    const harlecki_two_link_pack v110 = harlecki_two_link_pack_select(v109, v73, 1.0 + v73);
    const harlecki_two_link_mask v111 = ~(v109 | (harlecki_two_link_mask)(v110 <= (v104 + harlecki_two_link_pack_select(v105, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)))));
    const harlecki_two_link_mask v112 = v111 & (~v99);
    const harlecki_two_link_mask v113 = flag[2] | v76;
    const harlecki_two_link_mask v114 = (~flag[1]) & (v113 & v112);
    const harlecki_two_link_mask v115 = harlecki_two_link_pack_select_whole(context_boolean[3], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v116 = harlecki_two_link_pack_select_whole(v106, harlecki_two_link_pack_select_whole(context_boolean[3] & v3, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(context_boolean[2] & ((harlecki_two_link_mask)(v102 <= v110) & (harlecki_two_link_mask)(v110 <= v104)), harlecki_two_link_pack_whole(0), v115));
    const harlecki_two_link_mask v117 = harlecki_two_link_pack_select_whole(v108, pattern[0], v116);
    pattern_out[0] = harlecki_two_link_pack_select_whole(v114, harlecki_two_link_pack_select_whole(context_boolean[2], harlecki_two_link_pack_whole(0), v115), v117);
    const harlecki_two_link_pack v118 = v110 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v117), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v119 = harlecki_two_link_pack_select_whole(context_boolean[6], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v120 = harlecki_two_link_pack_select_whole(v108, harlecki_two_link_pack_select_whole(context_boolean[6] & v0, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(context_boolean[5] & ((harlecki_two_link_mask)(v118 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v118)), harlecki_two_link_pack_whole(0), v119));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v114, harlecki_two_link_pack_select_whole(context_boolean[5], harlecki_two_link_pack_whole(0), v119), v120);
    const harlecki_two_link_mask v121 = context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v82))) <= harlecki_two_link_pack_select(v3, v92, context_real[0] * v92));
    const harlecki_two_link_mask v122 = context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v83))) <= harlecki_two_link_pack_select(v0, v97, 1.7300000000000002 * v97));
    const harlecki_two_link_mask v123 = v84 & (v121 & v122);
    const harlecki_two_link_mask v124 = ~flag[3];
    const harlecki_two_link_mask v125 = (v124 & v98) | ((~flag[4]) & (v124 & v123));
    best_out[0] = harlecki_two_link_pack_select_whole(v125, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v125, pattern[1], best[1]);
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] | v114;
    const harlecki_two_link_mask v126 = ~v114;
    flag_out[2] = v113 & v126;
    flag_out[4] = flag[4] | v123;
    const harlecki_two_link_mask v127 = flag[5] | (flag[3] & v98);
    flag_out[5] = v127;
    flag_out[6] = v126 & (flag[6] | ((~v84) & (~v85)));
    flag_out[8] = v86;
    number_out[2] = v87;
    number_out[6] = v87;
    number_out[3] = v88;
    number_out[7] = v88;
    const harlecki_two_link_pack v128 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v3, context_real[20], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v129 = (v5 * harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v0, context_real[21], harlecki_two_link_pack_splat(0.0)))) - (v8 * v128);
    const harlecki_two_link_pack v130 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v129);
    number_out[4] = v130;
    const harlecki_two_link_pack v131 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v1 * v128) - (v2 * v129));
    number_out[5] = v131;
    *done = (v99 & (v127 | (v111 | ((v3 & v0) | (~v109))))) | (v112 & v126);
    if (!harlecki_two_link_pack_all(v125)) {
        flag_out[7] = harlecki_two_link_pack_select_whole(v125, v28, flag[7]);
        flag_out[8] = harlecki_two_link_pack_select_whole(v125, v86, flag[8]);
        number_out[0] = harlecki_two_link_pack_select(v125, v80, number[0]);
        number_out[1] = harlecki_two_link_pack_select(v125, v81, number[1]);
        number_out[2] = harlecki_two_link_pack_select(v125, v87, number[2]);
        number_out[3] = harlecki_two_link_pack_select(v125, v88, number[3]);
        number_out[4] = harlecki_two_link_pack_select(v125, v130, number[4]);
        number_out[5] = harlecki_two_link_pack_select(v125, v131, number[5]);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_stage_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_friction_stage_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_pack *restrict sign, const harlecki_two_link_pack *restrict u, harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict u_next, harlecki_two_link_mask *restrict converged)
{
    const harlecki_two_link_pack v0_angle[2] = {q[1], q[0]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == mode[0]);
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 1.7300000000000002 + v5;
    const harlecki_two_link_mask v7 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == mode[1]);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v9 = v6 * v8;
    const harlecki_two_link_mask v10 = ~v4;
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), 1.0 / harlecki_two_link_pack_select(v10, 13.73 + ((6.4 * v0_cosine[0]) - (v6 * v9)), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v12 = qd[0] * qd[0];
    const harlecki_two_link_pack v13 = v12 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v14 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v15 = (v0_cosine[1] * (31.392000000000003 * v0_cosine[0])) + (v13 * v14);
    const harlecki_two_link_pack v16 = qd[0] + qd[1];
    const harlecki_two_link_pack v17 = v16 * v16;
    const harlecki_two_link_pack v18 = v11 * harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), ((tau[0] - (137.34 * v0_cosine[1])) - v15) + (v14 * v17));
    const harlecki_two_link_pack v19 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), tau[1] - v15);
    const harlecki_two_link_pack v20 = v9 * v11;
    const harlecki_two_link_pack v21 = v18 - (v19 * v20);
    const harlecki_two_link_pack v22 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v21);
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v20 * v23));
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), -(v20 * v25));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v11 * v25);
    const harlecki_two_link_pack v28 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v29 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v30 = 3.2 + v29;
    const harlecki_two_link_pack v31 = (v0_cosine[0] * v28) - (v0_sine[0] * v30);
    const harlecki_two_link_pack v32 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v23 * (v8 + (v9 * v20)));
    const harlecki_two_link_pack v33 = 78.48 * v0_cosine[1];
    const harlecki_two_link_pack v34 = ((v13 * v29) + (3.2 * v17)) - (v0_sine[0] * v33);
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), (v8 * v19) - (v9 * v21));
    const harlecki_two_link_pack v36 = ((3.2 * v35) + (v13 * v28)) + (v0_cosine[0] * v33);
    const harlecki_two_link_pack v37 = ((v0_cosine[0] * v34) + (6.0 * v12)) - ((117.72 * v0_sine[1]) - (v0_sine[0] * v36));
    const harlecki_two_link_pack v38 = 6.0 + ((v0_cosine[0] * v30) + (v0_sine[0] * v28));
    const harlecki_two_link_pack v39 = (v0_sine[0] * v34) - ((v0_cosine[0] * v36) + (117.72 * v0_cosine[1]));
    const harlecki_two_link_mask v40 = ~v7;
    harlecki_two_link_pack v41_u[2] = {u[0], u[1]};
    harlecki_two_link_pack v41_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v41_of_context_real[16] = {sign[0], harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v14 * v26) - (v27 * v31), (v14 * v32) - (v24 * v31), (v22 * v31) - v37, -((v5 * v26) + (v27 * v38)), -((v5 * v32) + (v24 * v38)), (v22 * v38) - v39, sign[1], harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v27 * v28), -(v24 * v28), (v22 * v28) - v34, -((3.2 * v26) + (v27 * v30)), -((3.2 * v32) + (v24 * v30)), v36 + (v22 * v30)};
    const harlecki_two_link_mask v41_of_context_boolean[2] = {v10, v40};
    harlecki_two_link_mask v41_done = { 0 };
    for (int v41_pass = 0; (v41_pass < 40) && !harlecki_two_link_pack_all(v41_done); v41_pass++) {
        harlecki_two_link_pack v41_next_u[2];
        harlecki_two_link_pack v41_next_polished[1];
        harlecki_two_link_mask v41_ends;
        harlecki_two_link_pack_stage_loads(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
        v41_u[0] = harlecki_two_link_pack_select(v41_done, v41_u[0], v41_next_u[0]);
        v41_u[1] = harlecki_two_link_pack_select(v41_done, v41_u[1], v41_next_u[1]);
        v41_polished[0] = harlecki_two_link_pack_select(v41_done, v41_polished[0], v41_next_polished[0]);
        v41_done |= v41_ends;
    }
    u_next[1] = v41_u[1];
    u_next[0] = v41_u[0];
    const harlecki_two_link_pack v42 = v22 - ((v24 * v41_u[1]) + (v27 * v41_u[0]));
    qdd[0] = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v42);
    const harlecki_two_link_pack v43 = (v26 * v41_u[0]) + (v32 * v41_u[1]);
    qdd[1] = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v35 - v43);
    const harlecki_two_link_pack v44 = (v37 - (v14 * v43)) - (v31 * v42);
    const harlecki_two_link_pack v45 = ((v38 * v42) - (v5 * v43)) - v39;
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v10, (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))) * (harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * sign[0]));
    const harlecki_two_link_pack v47 = (v28 * v42) - v34;
    const harlecki_two_link_pack v48 = ((3.2 * v43) - v36) - (v30 * v42);
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v40, (v47 * v47) + (v48 * v48), harlecki_two_link_pack_splat(1.0))) * (harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * sign[1]));
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v41_u[0] - v46), harlecki_two_link_pack_abs(v41_u[1] - v49));
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46), harlecki_two_link_pack_abs(v49)), harlecki_two_link_pack_abs(v41_u[0])), harlecki_two_link_pack_abs(v41_u[1]));
    *converged = v41_done & (harlecki_two_link_mask)(v50 <= (v51 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v51 < (1.0000000009313226 * v51)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_friction_stage_same(const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_pack *restrict sign, const harlecki_two_link_pack *restrict u, harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict u_next, harlecki_two_link_mask *restrict converged)
{
    harlecki_two_link_pack_friction_stage_body(0U, prepared, q, qd, tau, mode, sign, u, qdd, u_next, converged);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_friction_stage_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_pack *restrict sign, const harlecki_two_link_pack *restrict u, harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict u_next, harlecki_two_link_mask *restrict converged)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_friction_stage_body(spacing, prepared, q, qd, tau, mode, sign, u, qdd, u_next, converged);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_friction_stage(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_pack *restrict sign, const harlecki_two_link_pack *restrict u, harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict u_next, harlecki_two_link_mask *restrict converged)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_friction_stage_same(prepared, q, qd, tau, mode, sign, u, qdd, u_next, converged);
    } else {
        harlecki_two_link_pack_friction_stage_each(spacing, prepared, q, qd, tau, mode, sign, u, qdd, u_next, converged);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_again_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_step_repetition_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const harlecki_two_link_mask v0 = harlecki_two_link_pack_select_whole(behind[0], harlecki_two_link_pack_select_whole(before[0], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_mode_of(-harlecki_two_link_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const harlecki_two_link_mask v1 = harlecki_two_link_pack_select_whole(behind[1], harlecki_two_link_pack_select_whole(before[1], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_mode_of(-harlecki_two_link_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v0);
    const harlecki_two_link_mask v3 = ~v2;
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v1);
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v6 = context_real[1] * v5;
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v3, (context_real[1] * v6) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[2]);
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v10 = v6 * v7;
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v7 * v8) - (v9 * v10));
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v13 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), -(v10 * v12));
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_real_of(v0);
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v7 * v15);
    const harlecki_two_link_pack v17 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v10 * v15));
    const harlecki_two_link_pack v18 = v5 + (v6 * v10);
    const harlecki_two_link_pack v19 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v12 * v18);
    const harlecki_two_link_pack v20 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v9 * v18) - (v8 * v10));
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_real_of(v1);
    const harlecki_two_link_mask v22 = ~v4;
    harlecki_two_link_pack v23_u[2] = {u[0], u[1]};
    harlecki_two_link_pack v23_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v23_of_context_real[16] = {v14, context_real[4], -((context_real[6] * v16) + (context_real[7] * v17)), -((context_real[7] * v19) + (context_real[6] * v13)), context_real[8] + ((context_real[6] * v11) + (context_real[7] * v20)), -((context_real[9] * v16) + (context_real[10] * v17)), -((context_real[10] * v19) + (context_real[9] * v13)), context_real[11] + ((context_real[9] * v11) + (context_real[10] * v20)), v21, context_real[13], -(context_real[15] * v16), -(context_real[15] * v13), context_real[16] + (context_real[15] * v11), -((context_real[17] * v16) + (3.2 * v17)), -((context_real[17] * v13) + (3.2 * v19)), (context_real[18] + (context_real[17] * v11)) + (3.2 * v20)};
    const harlecki_two_link_mask v23_of_context_boolean[2] = {v3, v22};
    harlecki_two_link_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !harlecki_two_link_pack_all(v23_done); v23_pass++) {
        harlecki_two_link_pack v23_next_u[2];
        harlecki_two_link_pack v23_next_polished[1];
        harlecki_two_link_mask v23_ends;
        harlecki_two_link_pack_step_again_loads(spacing, prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = harlecki_two_link_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_u[1] = harlecki_two_link_pack_select(v23_done, v23_u[1], v23_next_u[1]);
        v23_polished[0] = harlecki_two_link_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    u_out[1] = v23_u[1];
    u_out[0] = v23_u[0];
    const harlecki_two_link_pack v24 = v11 - ((v13 * v23_u[1]) + (v16 * v23_u[0]));
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v24);
    const harlecki_two_link_pack v26 = v20 - ((v19 * v23_u[1]) + (v17 * v23_u[0]));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v26);
    const harlecki_two_link_pack v28 = (context_real[8] + (context_real[6] * v25)) + (context_real[7] * v27);
    const harlecki_two_link_pack v29 = (context_real[11] + (context_real[9] * v25)) + (context_real[10] * v27);
    const harlecki_two_link_pack v30 = context_real[5] * harlecki_two_link_pack_sqrt((v28 * v28) + (v29 * v29));
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v2, context_real[2] - (context_real[1] * v27), v23_u[0]);
    told_out[0] = harlecki_two_link_pack_select_whole(v3 | ((harlecki_two_link_mask)((-v30) <= v31) & (harlecki_two_link_mask)(v31 <= v30)), v0, harlecki_two_link_pack_mode_of(2.0 * v31));
    const harlecki_two_link_pack v32 = context_real[16] + (context_real[15] * v25);
    const harlecki_two_link_pack v33 = (context_real[18] + (context_real[17] * v25)) + (3.2 * v27);
    const harlecki_two_link_pack v34 = context_real[14] * harlecki_two_link_pack_sqrt((v32 * v32) + (v33 * v33));
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v4, context_real[3] - (context_real[1] * v25), v23_u[1]);
    told_out[1] = harlecki_two_link_pack_select_whole(v22 | ((harlecki_two_link_mask)((-v34) <= v35) & (harlecki_two_link_mask)(v35 <= v34)), v1, harlecki_two_link_pack_mode_of(2.0 * v35));
    const harlecki_two_link_pack v36 = 0.5 * context_real[26];
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v4, context_real[25], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v2, context_real[24], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[24] + harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v7 * v37) - (v10 * v38)));
    const harlecki_two_link_pack v40 = v39 + (v25 * v36);
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), context_real[25] + harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v18 * v38) - (v10 * v37)));
    const harlecki_two_link_pack v42 = v41 + (v27 * v36);
    const harlecki_two_link_pack v43_of_q[2] = {context_real[22] + (v36 * v39), context_real[23] + (v36 * v41)};
    const harlecki_two_link_pack v43_of_qd[2] = {v40, v42};
    const harlecki_two_link_pack v43_of_tau[2] = {context_real[12], context_real[19]};
    const harlecki_two_link_mask v43_of_mode[2] = {v0, v1};
    const harlecki_two_link_pack v43_of_sign[2] = {v14, v21};
    harlecki_two_link_pack v43_qdd[2];
    harlecki_two_link_pack v43_u_next[2];
    harlecki_two_link_mask v43_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v43_of_q, v43_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v23_u, v43_qdd, v43_u_next, &v43_converged);
    const harlecki_two_link_pack v44 = v39 + (v36 * v43_qdd[0]);
    const harlecki_two_link_pack v45 = v41 + (v36 * v43_qdd[1]);
    const harlecki_two_link_pack v46_of_q[2] = {context_real[22] + (v36 * v40), context_real[23] + (v36 * v42)};
    const harlecki_two_link_pack v46_of_qd[2] = {v44, v45};
    harlecki_two_link_pack v46_qdd[2];
    harlecki_two_link_pack v46_u_next[2];
    harlecki_two_link_mask v46_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v46_of_q, v46_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v43_u_next, v46_qdd, v46_u_next, &v46_converged);
    const harlecki_two_link_pack v47 = context_real[26] * v46_qdd[0];
    const harlecki_two_link_pack v48 = v47 + (2.0 * (v44 + (v39 + v40)));
    const harlecki_two_link_mask v49 = (harlecki_two_link_mask)((v14 * v48) < harlecki_two_link_pack_splat(0.0));
    behind_out[0] = v49;
    const harlecki_two_link_pack v50 = context_real[26] * v46_qdd[1];
    const harlecki_two_link_pack v51 = v50 + (2.0 * (v45 + (v41 + v42)));
    const harlecki_two_link_mask v52 = (harlecki_two_link_mask)((v21 * v51) < harlecki_two_link_pack_splat(0.0));
    behind_out[1] = v52;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const harlecki_two_link_pack v53 = 0.16666666666666666 * context_real[26];
    q_out[0] = harlecki_two_link_pack_select(v2, context_real[22], context_real[22] + (v48 * v53));
    q_out[1] = harlecki_two_link_pack_select(v4, context_real[23], context_real[23] + (v51 * v53));
    const harlecki_two_link_pack v54_of_q[2] = {context_real[22] + (context_real[26] * v44), context_real[23] + (context_real[26] * v45)};
    const harlecki_two_link_pack v54_of_qd[2] = {v39 + v47, v41 + v50};
    harlecki_two_link_pack v54_qdd[2];
    harlecki_two_link_pack v54_u_next[2];
    harlecki_two_link_mask v54_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v54_of_q, v54_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v46_u_next, v54_qdd, v54_u_next, &v54_converged);
    qd_out[0] = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v39 + (v53 * ((v25 + v54_qdd[0]) + (2.0 * (v43_qdd[0] + v46_qdd[0])))));
    qd_out[1] = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v41 + (v53 * ((v27 + v54_qdd[1]) + (2.0 * (v43_qdd[1] + v46_qdd[1])))));
    const harlecki_two_link_pack v55 = (context_real[8] + (context_real[6] * v24)) + (context_real[7] * v26);
    const harlecki_two_link_pack v56 = (context_real[11] + (context_real[9] * v24)) + (context_real[10] * v26);
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v55 * v55) + (v56 * v56), harlecki_two_link_pack_splat(1.0))) * (context_real[4] * v14));
    const harlecki_two_link_pack v58 = (context_real[18] + (context_real[17] * v24)) + (3.2 * v26);
    const harlecki_two_link_pack v59 = context_real[16] + (context_real[15] * v24);
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v22, (v58 * v58) + (v59 * v59), harlecki_two_link_pack_splat(1.0))) * (context_real[13] * v21));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v23_u[0] - v57), harlecki_two_link_pack_abs(v23_u[1] - v60));
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v57), harlecki_two_link_pack_abs(v60)), harlecki_two_link_pack_abs(v23_u[0])), harlecki_two_link_pack_abs(v23_u[1]));
    const harlecki_two_link_mask v63 = v23_done & (harlecki_two_link_mask)(v61 <= (v62 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v62 < (1.0000000009313226 * v62)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
    *converged_out = v63 & (v54_converged & (v43_converged & v46_converged));
    *done = ~(v49 | v52);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_repetition_same(const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    harlecki_two_link_pack_step_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_repetition_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_step_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_step_repetition(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_step_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        harlecki_two_link_pack_step_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_step_again_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_mask v0_mode[2] = {context_mode[0], context_mode[1]};
    harlecki_two_link_mask v0_told[2] = {context_mode[0], context_mode[1]};
    harlecki_two_link_mask v0_behind[2] = {context_boolean[3], context_boolean[4]};
    harlecki_two_link_mask v0_before[2] = {context_boolean[0], context_boolean[1]};
    harlecki_two_link_pack v0_u[2] = {context_real[27], context_real[28]};
    harlecki_two_link_pack v0_q[2] = {context_real[29], context_real[30]};
    harlecki_two_link_pack v0_qd[2] = {context_real[31], context_real[32]};
    harlecki_two_link_mask v0_converged = context_boolean[2];
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_mode[2];
        harlecki_two_link_mask v0_next_told[2];
        harlecki_two_link_mask v0_next_behind[2];
        harlecki_two_link_mask v0_next_before[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_pack v0_next_q[2];
        harlecki_two_link_pack v0_next_qd[2];
        harlecki_two_link_mask v0_next_converged;
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = harlecki_two_link_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = harlecki_two_link_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = harlecki_two_link_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = harlecki_two_link_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = harlecki_two_link_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = harlecki_two_link_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_u[0] = harlecki_two_link_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = harlecki_two_link_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_q[0] = harlecki_two_link_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = harlecki_two_link_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = harlecki_two_link_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = harlecki_two_link_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = harlecki_two_link_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_again_same(const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_pack_step_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_again_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_step_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_step_again(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_step_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        harlecki_two_link_pack_step_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v5 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 3.2 + v5;
    const harlecki_two_link_pack v7 = 6.0 + ((v0_cosine[0] * v6) + (v0_sine[0] * v4));
    const harlecki_two_link_pack v8 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v9 = 1.7300000000000002 + v8;
    const harlecki_two_link_pack v10 = 0.5780346820809248 * v9;
    const harlecki_two_link_pack v11 = 13.73 + (6.4 * v0_cosine[0]);
    const harlecki_two_link_pack v12 = 1.0 / ((v9 * v10) - v11);
    const harlecki_two_link_pack v13 = v10 * v12;
    const harlecki_two_link_pack v14 = (v8 * v13) - (v7 * v12);
    const harlecki_two_link_pack v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const harlecki_two_link_pack v16 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v17 = (v16 * v13) + (v15 * v12);
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v17 * v17) + (v14 * v14));
    const harlecki_two_link_pack v19 = v10 * v13;
    const harlecki_two_link_pack v20 = 0.5780346820809248 - v19;
    const harlecki_two_link_pack v21 = (v16 * v20) - (v15 * v13);
    const harlecki_two_link_pack v22 = (v8 * v20) + (v7 * v13);
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v22 * v22) + (v21 * v21));
    const harlecki_two_link_pack v24 = v23 + v18;
    const harlecki_two_link_pack v25 = (3.2 * v20) + (v6 * v13);
    const harlecki_two_link_pack v26 = v4 * v4;
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v25 * v25) + (v26 * (v13 * v13)));
    const harlecki_two_link_pack v28 = (3.2 * v13) - (v6 * v12);
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v28 * v28) + (v26 * (v12 * v12)));
    const harlecki_two_link_pack v30 = v29 + v27;
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_max(v30, v24);
    const harlecki_two_link_mask v32 = (harlecki_two_link_mask)(v31 < harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v33 = 9.81 * v0_cosine[1];
    const harlecki_two_link_pack v34 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v35 = v34 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v36 = (v35 * v16) + (v8 * v33);
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v38 = v37 * v37;
    const harlecki_two_link_pack v39 = (v16 * v38) + ((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[1])) - v36);
    const harlecki_two_link_pack v40 = v39 * v13;
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_at(&tau[stride]) - v36;
    const harlecki_two_link_pack v42 = v41 * v20;
    const harlecki_two_link_pack v43 = v42 + v40;
    const harlecki_two_link_pack v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33));
    const harlecki_two_link_pack v45 = (v35 * v4) + (v5 * v33);
    const harlecki_two_link_pack v46 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v45)) - (v0_sine[0] * v44);
    const harlecki_two_link_pack v47 = v41 * v13;
    const harlecki_two_link_pack v48 = v39 * v12;
    const harlecki_two_link_pack v49 = v48 - v47;
    const harlecki_two_link_pack v50 = (v46 + (v8 * v43)) - (v7 * v49);
    const harlecki_two_link_pack v51 = (6.0 * v34) + ((v0_sine[0] * v45) + ((v0_cosine[0] * v44) - (117.72 * v0_sine[1])));
    const harlecki_two_link_pack v52 = (v15 * v49) + ((v16 * v43) + v51);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v52 * v52) + (v50 * v50));
    const harlecki_two_link_pack v54 = (v45 + (3.2 * v43)) - (v6 * v49);
    const harlecki_two_link_pack v55 = v44 + (v4 * v49);
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v55 * v55) + (v54 * v54));
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v32, harlecki_two_link_pack_max(v53, v56) / harlecki_two_link_pack_select(v32, harlecki_two_link_pack_select(v32, 1.0 - v31, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_min(v57, v56 + (v30 * v57));
    const harlecki_two_link_pack v59 = harlecki_two_link_pack_min(v57, v53 + (v24 * v57));
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_min(v58, v56 + ((v29 * v59) + (v27 * v58)));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_min(v59, v53 + ((v23 * v58) + (v18 * v59)));
    const harlecki_two_link_pack v62 = 1.0001 * harlecki_two_link_pack_min(v60, v56 + ((v29 * v61) + (v27 * v60)));
    const harlecki_two_link_pack v63 = 1.0001 * harlecki_two_link_pack_min(v61, v53 + ((v23 * v60) + (v18 * v61)));
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_abs(v13);
    const harlecki_two_link_pack v65 = (1e-08 * (harlecki_two_link_pack_abs(v40) + harlecki_two_link_pack_abs(v42))) + (v64 * v63);
    const harlecki_two_link_pack v66 = ((harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * v19) - harlecki_two_link_pack_number(prepared, 6U, spacing, 0U)) * (harlecki_two_link_pack_at(&dt[0]) * harlecki_two_link_pack_sqrt((v44 * v44) + (v45 * v45)));
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v68 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == v67) | (harlecki_two_link_mask)(v67 < (-v66));
    const harlecki_two_link_mask v69 = v68 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v43) <= (v65 + (v20 * v62)));
    const harlecki_two_link_pack v70 = (1e-08 * (harlecki_two_link_pack_abs(v47) + harlecki_two_link_pack_abs(v48))) + (v64 * v62);
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v72 = (harlecki_two_link_mask)(v71 < (harlecki_two_link_pack_sqrt((v51 * v51) + (v46 * v46)) * (v12 * (harlecki_two_link_pack_at(&dt[0]) * harlecki_two_link_pack_number(prepared, 7U, spacing, 0U)))));
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == v71) | v72;
    const harlecki_two_link_mask v74 = v73 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v49) <= (v70 - (v12 * v63)));
    const harlecki_two_link_pack v75 = -v65;
    const harlecki_two_link_mask v76 = harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v77 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v75 < v43), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v76));
    const harlecki_two_link_mask v78 = harlecki_two_link_pack_select_whole(v69, harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v77, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_pack v79 = -v70;
    const harlecki_two_link_mask v80 = harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v81 = harlecki_two_link_pack_select_whole(v73, (harlecki_two_link_mask)(v79 < (-v49)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v80));
    const harlecki_two_link_mask v82 = harlecki_two_link_pack_select_whole(v74, harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v81, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_pack v83 = -v51;
    const harlecki_two_link_pack v84 = -v44;
    const harlecki_two_link_pack v85 = -v16;
    harlecki_two_link_mask v86_pattern[2] = {v82, v78};
    harlecki_two_link_mask v86_best[2] = {v82, v78};
    harlecki_two_link_mask v86_flag[9] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v86_number[8] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v86_of_context_real[22] = {v11, v9, v39, v41, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v85, v83, v7, v8, v46, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v84, v6, v45, harlecki_two_link_pack_at(&tau[stride]), harlecki_two_link_pack_at(&qd[0]), harlecki_two_link_pack_at(&qd[stride])};
    const harlecki_two_link_mask v86_of_context_boolean[8] = {~v73, ~v68, v74, v81, harlecki_two_link_pack_select_whole(v73, (harlecki_two_link_mask)(v79 < v49), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v80)), v69, v77, harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v75 < (-v43)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v76))};
    harlecki_two_link_mask v86_done = { 0 };
    for (int v86_pass = 0; (v86_pass < 36) && !harlecki_two_link_pack_all(v86_done); v86_pass++) {
        harlecki_two_link_mask v86_next_pattern[2];
        harlecki_two_link_mask v86_next_best[2];
        harlecki_two_link_mask v86_next_flag[9];
        harlecki_two_link_pack v86_next_number[8];
        harlecki_two_link_mask v86_ends;
        harlecki_two_link_pack_step_pattern(spacing, prepared, v86_pattern, v86_best, v86_flag, v86_number, v86_of_context_real, v86_of_context_boolean, v86_next_pattern, v86_next_best, v86_next_flag, v86_next_number, &v86_ends);
        v86_pattern[0] = harlecki_two_link_pack_select_whole(v86_done, v86_pattern[0], v86_next_pattern[0]);
        v86_pattern[1] = harlecki_two_link_pack_select_whole(v86_done, v86_pattern[1], v86_next_pattern[1]);
        v86_best[0] = harlecki_two_link_pack_select_whole(v86_done, v86_best[0], v86_next_best[0]);
        v86_best[1] = harlecki_two_link_pack_select_whole(v86_done, v86_best[1], v86_next_best[1]);
        v86_flag[0] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[0], v86_next_flag[0]);
        v86_flag[1] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[1], v86_next_flag[1]);
        v86_flag[2] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[2], v86_next_flag[2]);
        v86_flag[3] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[3], v86_next_flag[3]);
        v86_flag[4] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[4], v86_next_flag[4]);
        v86_flag[5] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[5], v86_next_flag[5]);
        v86_flag[6] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[6], v86_next_flag[6]);
        v86_flag[7] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[7], v86_next_flag[7]);
        v86_flag[8] = harlecki_two_link_pack_select_whole(v86_done, v86_flag[8], v86_next_flag[8]);
        v86_number[0] = harlecki_two_link_pack_select(v86_done, v86_number[0], v86_next_number[0]);
        v86_number[1] = harlecki_two_link_pack_select(v86_done, v86_number[1], v86_next_number[1]);
        v86_number[2] = harlecki_two_link_pack_select(v86_done, v86_number[2], v86_next_number[2]);
        v86_number[3] = harlecki_two_link_pack_select(v86_done, v86_number[3], v86_next_number[3]);
        v86_number[4] = harlecki_two_link_pack_select(v86_done, v86_number[4], v86_next_number[4]);
        v86_number[5] = harlecki_two_link_pack_select(v86_done, v86_number[5], v86_next_number[5]);
        v86_number[6] = harlecki_two_link_pack_select(v86_done, v86_number[6], v86_next_number[6]);
        v86_number[7] = harlecki_two_link_pack_select(v86_done, v86_number[7], v86_next_number[7]);
        v86_done |= v86_ends;
    }
    const harlecki_two_link_mask v87 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v86_best[1]);
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_select(v87, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_at(&qd[stride]) + v86_number[5]);
    const harlecki_two_link_pack v89 = 0.5 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v90 = v88 + (v89 * v86_number[1]);
    const harlecki_two_link_mask v91 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v86_best[0]);
    const harlecki_two_link_pack v92 = harlecki_two_link_pack_select(v91, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_at(&qd[0]) + v86_number[4]);
    const harlecki_two_link_pack v93 = v92 + (v89 * v86_number[0]);
    const harlecki_two_link_pack v94 = harlecki_two_link_pack_real_of(v86_best[1]);
    const harlecki_two_link_pack v95 = harlecki_two_link_pack_real_of(v86_best[0]);
    const harlecki_two_link_pack v96_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (v89 * v92), harlecki_two_link_pack_at(&q[stride]) + (v89 * v88)};
    const harlecki_two_link_pack v96_of_qd[2] = {v93, v90};
    const harlecki_two_link_pack v96_of_tau[2] = {harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_at(&tau[stride])};
    const harlecki_two_link_pack v96_of_sign[2] = {v95, v94};
    harlecki_two_link_pack v96_qdd[2];
    harlecki_two_link_pack v96_u_next[2];
    harlecki_two_link_mask v96_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v96_of_q, v96_of_qd, v96_of_tau, v86_best, v96_of_sign, &v86_number[2], v96_qdd, v96_u_next, &v96_converged);
    const harlecki_two_link_pack v97 = v88 + (v89 * v96_qdd[1]);
    const harlecki_two_link_pack v98 = v92 + (v89 * v96_qdd[0]);
    const harlecki_two_link_pack v99_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (v89 * v93), harlecki_two_link_pack_at(&q[stride]) + (v89 * v90)};
    const harlecki_two_link_pack v99_of_qd[2] = {v98, v97};
    harlecki_two_link_pack v99_qdd[2];
    harlecki_two_link_pack v99_u_next[2];
    harlecki_two_link_mask v99_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v99_of_q, v99_of_qd, v96_of_tau, v86_best, v96_of_sign, v96_u_next, v99_qdd, v99_u_next, &v99_converged);
    const harlecki_two_link_pack v100 = harlecki_two_link_pack_at(&dt[0]) * v99_qdd[1];
    const harlecki_two_link_pack v101 = harlecki_two_link_pack_at(&dt[0]) * v99_qdd[0];
    const harlecki_two_link_pack v102_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&dt[0]) * v98), harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v97)};
    const harlecki_two_link_pack v102_of_qd[2] = {v92 + v101, v88 + v100};
    harlecki_two_link_pack v102_qdd[2];
    harlecki_two_link_pack v102_u_next[2];
    harlecki_two_link_mask v102_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v102_of_q, v102_of_qd, v96_of_tau, v86_best, v96_of_sign, v99_u_next, v102_qdd, v102_u_next, &v102_converged);
    const harlecki_two_link_mask v103 = v102_converged & (v96_converged & v99_converged);
    const harlecki_two_link_pack v104 = 0.16666666666666666 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v87, harlecki_two_link_pack_splat(0.0), v88 + (v104 * ((v86_number[1] + v102_qdd[1]) + (2.0 * (v96_qdd[1] + v99_qdd[1])))));
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v91, harlecki_two_link_pack_splat(0.0), v92 + (v104 * ((v86_number[0] + v102_qdd[0]) + (2.0 * (v96_qdd[0] + v99_qdd[0])))));
    const harlecki_two_link_pack v107 = v100 + (2.0 * (v97 + (v88 + v90)));
    const harlecki_two_link_mask v108 = (harlecki_two_link_mask)((v94 * v107) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v109 = v101 + (2.0 * (v98 + (v92 + v93)));
    const harlecki_two_link_mask v110 = (harlecki_two_link_mask)((v95 * v109) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v111 = harlecki_two_link_pack_select(v87, harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[stride]) + (v104 * v107));
    const harlecki_two_link_pack v112 = harlecki_two_link_pack_select(v91, harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[0]) + (v104 * v109));
    const harlecki_two_link_mask v113 = v108 | v110;
    harlecki_two_link_pack v115 = v111;
    harlecki_two_link_pack v116 = v105;
    harlecki_two_link_pack v117 = v112;
    harlecki_two_link_pack v118 = v106;
    harlecki_two_link_mask v119 = v86_best[0];
    harlecki_two_link_mask v120 = v86_best[1];
    harlecki_two_link_mask v121 = v103;
    if (!harlecki_two_link_pack_all(~(v113))) {
        const harlecki_two_link_pack v114_of_context_real[33] = {v11, v9, v39, v41, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v85, v83, v7, v8, v46, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v84, v6, v45, harlecki_two_link_pack_at(&tau[stride]), v10, -v12, harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&qd[0]), harlecki_two_link_pack_at(&qd[stride]), harlecki_two_link_pack_at(&dt[0]), v86_number[2], v86_number[3], v112, v111, v106, v105};
        const harlecki_two_link_mask v114_of_context_boolean[5] = {v73, v68, v103, v110, v108};
        harlecki_two_link_pack v114_result_real[4];
        harlecki_two_link_mask v114_result_boolean[1];
        harlecki_two_link_mask v114_result_mode[2];
        harlecki_two_link_pack_step_again(spacing, prepared, v114_of_context_real, v114_of_context_boolean, v86_best, v114_result_real, v114_result_boolean, v114_result_mode);
        v115 = harlecki_two_link_pack_select(v113, v114_result_real[1], v115);
        v116 = harlecki_two_link_pack_select(v113, v114_result_real[3], v116);
        v117 = harlecki_two_link_pack_select(v113, v114_result_real[0], v117);
        v118 = harlecki_two_link_pack_select(v113, v114_result_real[2], v118);
        v119 = harlecki_two_link_pack_select_whole(v113, v114_result_mode[0], v119);
        v120 = harlecki_two_link_pack_select_whole(v113, v114_result_mode[1], v120);
        v121 = harlecki_two_link_pack_select_whole(v113, v114_result_boolean[0], v121);
    }
    *(harlecki_two_link_unaligned *)&q_next[stride] = v115;
    *(harlecki_two_link_unaligned *)&qd_next[stride] = v116;
    *(harlecki_two_link_unaligned *)&q_next[0] = v117;
    *(harlecki_two_link_unaligned *)&qd_next[0] = v118;
    const harlecki_two_link_mask v122 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v118) + (harlecki_two_link_pack_abs(v117) + (harlecki_two_link_pack_abs(v116) + harlecki_two_link_pack_abs(v115)))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v123 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&dt[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (v67 + v71)));
    const harlecki_two_link_mask v124 = ((harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[0])) + v123) < harlecki_two_link_pack_splat(1e+38)) & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[stride])) < harlecki_two_link_pack_splat(1e+38))) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < harlecki_two_link_pack_at(&dt[0]));
    const harlecki_two_link_mask v125 = v124 & v122;
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(v119, harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(v120, harlecki_two_link_bytes);
    const harlecki_two_link_pack v126 = harlecki_two_link_pack_select(v86_flag[4] | v86_flag[3], harlecki_two_link_pack_select(v86_flag[8], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v86_flag[7] & (~v86_flag[2]), harlecki_two_link_pack_select(v86_flag[5], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_splat(3.0))), harlecki_two_link_pack_select(v86_flag[6], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0)));
    const harlecki_two_link_mask v127 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v41) + (harlecki_two_link_pack_abs(v86_number[0]) + (harlecki_two_link_pack_abs(v39) + harlecki_two_link_pack_abs(v86_number[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v128 = harlecki_two_link_pack_select(v127, harlecki_two_link_pack_select(v86_done, v126, harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    const harlecki_two_link_mask v129 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v128);
    const harlecki_two_link_pack v130 = harlecki_two_link_pack_select(v129 | v121, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(5.0));
    const harlecki_two_link_pack v131 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v128) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v130), harlecki_two_link_pack_splat(3.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v128) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v130), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v132 = harlecki_two_link_pack_select(v129 | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v130), harlecki_two_link_pack_splat(2.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v130) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v128), harlecki_two_link_pack_splat(4.0), v131));
    const harlecki_two_link_pack v133 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v128) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v130), harlecki_two_link_pack_splat(7.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v130) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v128), harlecki_two_link_pack_splat(5.0), v132));
    const harlecki_two_link_pack v134 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v128) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v130), harlecki_two_link_pack_splat(6.0), v133);
    *(harlecki_two_link_unaligned *)&status[0] = v134;
    if (!harlecki_two_link_pack_all(v125)) {
        *(harlecki_two_link_unaligned *)&q_next[0] = harlecki_two_link_pack_select(v125, v117, harlecki_two_link_pack_at(&q[0]));
        *(harlecki_two_link_unaligned *)&q_next[stride] = harlecki_two_link_pack_select(v125, v115, harlecki_two_link_pack_at(&q[stride]));
        *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_select(v125, v118, harlecki_two_link_pack_at(&qd[0]));
        *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_select(v125, v116, harlecki_two_link_pack_at(&qd[stride]));
        *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v125, v119, harlecki_two_link_pack_at_modes(&mode[0])), harlecki_two_link_bytes);
        *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v125, v120, harlecki_two_link_pack_at_modes(&mode[stride])), harlecki_two_link_bytes);
        *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v125, v134, harlecki_two_link_pack_splat(6.0));
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    harlecki_two_link_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        harlecki_two_link_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void harlecki_two_link_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_step_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

void harlecki_two_link_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(8U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_step_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_again_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const harlecki_two_link_mask v0 = harlecki_two_link_pack_select_whole(behind[0], harlecki_two_link_pack_select_whole(before[0], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_mode_of(-harlecki_two_link_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const harlecki_two_link_mask v1 = harlecki_two_link_pack_select_whole(behind[1], harlecki_two_link_pack_select_whole(before[1], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_mode_of(-harlecki_two_link_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v1);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v4 = context_real[1] * v3;
    const harlecki_two_link_mask v5 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v0);
    const harlecki_two_link_mask v6 = ~v5;
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v6, (context_real[1] * v4) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v8 = v4 * v7;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), context_real[2]);
    const harlecki_two_link_pack v10 = v3 + (v4 * v8);
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v11 * v10) - (v9 * v8));
    const harlecki_two_link_pack v13 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (v7 * v9) - (v11 * v8));
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v14 * v10);
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), -(v8 * v14));
    const harlecki_two_link_pack v17 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), -(v8 * v17));
    const harlecki_two_link_pack v19 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), v7 * v17);
    const harlecki_two_link_mask v20 = ~v2;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_real_of(v1);
    const harlecki_two_link_pack v22 = harlecki_two_link_pack_real_of(v0);
    harlecki_two_link_pack v23_u[2] = {u[0], u[1]};
    harlecki_two_link_pack v23_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v23_of_context_real[16] = {v22, context_real[4], -((context_real[6] * v19) + (context_real[7] * v18)), -((context_real[7] * v15) + (context_real[6] * v16)), context_real[8] + ((context_real[6] * v13) + (context_real[7] * v12)), -((context_real[9] * v19) + (context_real[10] * v18)), -((context_real[10] * v15) + (context_real[9] * v16)), context_real[11] + ((context_real[9] * v13) + (context_real[10] * v12)), v21, context_real[13], -(context_real[15] * v19), -(context_real[15] * v16), context_real[16] + (context_real[15] * v13), -((context_real[17] * v19) + (3.2 * v18)), -((context_real[17] * v16) + (3.2 * v15)), (context_real[18] + (context_real[17] * v13)) + (3.2 * v12)};
    const harlecki_two_link_mask v23_of_context_boolean[2] = {v6, v20};
    harlecki_two_link_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !harlecki_two_link_pack_all(v23_done); v23_pass++) {
        harlecki_two_link_pack v23_next_u[2];
        harlecki_two_link_pack v23_next_polished[1];
        harlecki_two_link_mask v23_ends;
        harlecki_two_link_pack_interpolated_again_loads(spacing, prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = harlecki_two_link_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_u[1] = harlecki_two_link_pack_select(v23_done, v23_u[1], v23_next_u[1]);
        v23_polished[0] = harlecki_two_link_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    u_out[0] = v23_u[0];
    u_out[1] = v23_u[1];
    const harlecki_two_link_pack v24 = v12 - ((v15 * v23_u[1]) + (v18 * v23_u[0]));
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v24);
    const harlecki_two_link_pack v26 = v13 - ((v16 * v23_u[1]) + (v19 * v23_u[0]));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), v26);
    const harlecki_two_link_pack v28 = (context_real[11] + (context_real[9] * v27)) + (context_real[10] * v25);
    const harlecki_two_link_pack v29 = (context_real[8] + (context_real[6] * v27)) + (context_real[7] * v25);
    const harlecki_two_link_pack v30 = context_real[5] * harlecki_two_link_pack_sqrt((v29 * v29) + (v28 * v28));
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v5, context_real[2] - (context_real[1] * v25), v23_u[0]);
    told_out[0] = harlecki_two_link_pack_select_whole(v6 | ((harlecki_two_link_mask)((-v30) <= v31) & (harlecki_two_link_mask)(v31 <= v30)), v0, harlecki_two_link_pack_mode_of(2.0 * v31));
    const harlecki_two_link_pack v32 = (context_real[18] + (context_real[17] * v27)) + (3.2 * v25);
    const harlecki_two_link_pack v33 = context_real[16] + (context_real[15] * v27);
    const harlecki_two_link_pack v34 = context_real[14] * harlecki_two_link_pack_sqrt((v33 * v33) + (v32 * v32));
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v2, context_real[3] - (context_real[1] * v27), v23_u[1]);
    told_out[1] = harlecki_two_link_pack_select_whole(v20 | ((harlecki_two_link_mask)((-v34) <= v35) & (harlecki_two_link_mask)(v35 <= v34)), v1, harlecki_two_link_pack_mode_of(2.0 * v35));
    const harlecki_two_link_pack v36 = 0.5 * context_real[26];
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v2, context_real[25], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v5, context_real[24], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[25] + harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v10 * v38) - (v8 * v37)));
    const harlecki_two_link_pack v40 = v39 + (v36 * v25);
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), context_real[24] + harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (v7 * v37) - (v8 * v38)));
    const harlecki_two_link_pack v42 = v41 + (v36 * v27);
    const harlecki_two_link_pack v43_of_q[2] = {context_real[22] + (v36 * v41), context_real[23] + (v36 * v39)};
    const harlecki_two_link_pack v43_of_qd[2] = {v42, v40};
    const harlecki_two_link_pack v43_of_tau[2] = {context_real[12], context_real[19]};
    const harlecki_two_link_mask v43_of_mode[2] = {v0, v1};
    const harlecki_two_link_pack v43_of_sign[2] = {v22, v21};
    harlecki_two_link_pack v43_qdd[2];
    harlecki_two_link_pack v43_u_next[2];
    harlecki_two_link_mask v43_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v43_of_q, v43_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v23_u, v43_qdd, v43_u_next, &v43_converged);
    const harlecki_two_link_pack v44 = v39 + (v36 * v43_qdd[1]);
    const harlecki_two_link_pack v45 = v41 + (v36 * v43_qdd[0]);
    const harlecki_two_link_pack v46_of_q[2] = {context_real[22] + (v36 * v42), context_real[23] + (v36 * v40)};
    const harlecki_two_link_pack v46_of_qd[2] = {v45, v44};
    harlecki_two_link_pack v46_qdd[2];
    harlecki_two_link_pack v46_u_next[2];
    harlecki_two_link_mask v46_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v46_of_q, v46_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v43_u_next, v46_qdd, v46_u_next, &v46_converged);
    const harlecki_two_link_pack v47 = context_real[26] * v46_qdd[0];
    const harlecki_two_link_pack v48 = v47 + (2.0 * (v45 + (v41 + v42)));
    const harlecki_two_link_mask v49 = (harlecki_two_link_mask)((v22 * v48) < harlecki_two_link_pack_splat(0.0));
    behind_out[0] = v49;
    const harlecki_two_link_pack v50 = context_real[26] * v46_qdd[1];
    const harlecki_two_link_pack v51 = v50 + (2.0 * (v44 + (v39 + v40)));
    const harlecki_two_link_mask v52 = (harlecki_two_link_mask)((v21 * v51) < harlecki_two_link_pack_splat(0.0));
    behind_out[1] = v52;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const harlecki_two_link_pack v53 = 0.16666666666666666 * context_real[26];
    q_out[0] = harlecki_two_link_pack_select(v5, context_real[22], context_real[22] + (v53 * v48));
    q_out[1] = harlecki_two_link_pack_select(v2, context_real[23], context_real[23] + (v53 * v51));
    const harlecki_two_link_pack v54_of_q[2] = {context_real[22] + (context_real[26] * v45), context_real[23] + (context_real[26] * v44)};
    const harlecki_two_link_pack v54_of_qd[2] = {v41 + v47, v39 + v50};
    harlecki_two_link_pack v54_qdd[2];
    harlecki_two_link_pack v54_u_next[2];
    harlecki_two_link_mask v54_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v54_of_q, v54_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v46_u_next, v54_qdd, v54_u_next, &v54_converged);
    qd_out[0] = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), v41 + (v53 * ((v27 + v54_qdd[0]) + (2.0 * (v43_qdd[0] + v46_qdd[0])))));
    qd_out[1] = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v39 + (v53 * ((v25 + v54_qdd[1]) + (2.0 * (v43_qdd[1] + v46_qdd[1])))));
    const harlecki_two_link_pack v55 = (context_real[11] + (context_real[9] * v26)) + (context_real[10] * v24);
    const harlecki_two_link_pack v56 = (context_real[8] + (context_real[6] * v26)) + (context_real[7] * v24);
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (context_real[4] * v22) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v6, (v56 * v56) + (v55 * v55), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v58 = (context_real[18] + (context_real[17] * v26)) + (3.2 * v24);
    const harlecki_two_link_pack v59 = context_real[16] + (context_real[15] * v26);
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (context_real[13] * v21) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v58 * v58) + (v59 * v59), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v57), harlecki_two_link_pack_abs(v60)), harlecki_two_link_pack_abs(v23_u[0])), harlecki_two_link_pack_abs(v23_u[1]));
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v23_u[0] - v57), harlecki_two_link_pack_abs(v23_u[1] - v60));
    const harlecki_two_link_mask v63 = v23_done & (harlecki_two_link_mask)(v62 <= (v61 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v61 < (1.0000000009313226 * v61)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
    *converged_out = v63 & (v54_converged & (v43_converged & v46_converged));
    *done = ~(v49 | v52);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_repetition_same(const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    harlecki_two_link_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict told, const harlecki_two_link_mask *restrict behind, const harlecki_two_link_mask *restrict before, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_mask converged, const harlecki_two_link_pack *restrict context_real, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict told_out, harlecki_two_link_mask *restrict behind_out, harlecki_two_link_mask *restrict before_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict converged_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        harlecki_two_link_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_mask v0_mode[2] = {context_mode[2], context_mode[3]};
    harlecki_two_link_mask v0_told[2] = {context_mode[2], context_mode[3]};
    harlecki_two_link_mask v0_behind[2] = {context_boolean[3], context_boolean[4]};
    harlecki_two_link_mask v0_before[2] = {context_boolean[0], context_boolean[1]};
    harlecki_two_link_pack v0_u[2] = {context_real[28], context_real[29]};
    harlecki_two_link_pack v0_q[2] = {context_real[30], context_real[31]};
    harlecki_two_link_pack v0_qd[2] = {context_real[32], context_real[33]};
    harlecki_two_link_mask v0_converged = context_boolean[2];
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_mode[2];
        harlecki_two_link_mask v0_next_told[2];
        harlecki_two_link_mask v0_next_behind[2];
        harlecki_two_link_mask v0_next_before[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_pack v0_next_q[2];
        harlecki_two_link_pack v0_next_qd[2];
        harlecki_two_link_mask v0_next_converged;
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = harlecki_two_link_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = harlecki_two_link_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = harlecki_two_link_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = harlecki_two_link_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = harlecki_two_link_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = harlecki_two_link_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_u[0] = harlecki_two_link_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = harlecki_two_link_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_q[0] = harlecki_two_link_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = harlecki_two_link_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = harlecki_two_link_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = harlecki_two_link_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = harlecki_two_link_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_again_same(const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_again(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        harlecki_two_link_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern_pins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = ((harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76) | (~context_boolean[4]);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
{
    (void)obeying;
    other_out[0] = harlecki_two_link_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const harlecki_two_link_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = harlecki_two_link_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v1);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(other[1], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v4 = v3 / harlecki_two_link_pack_select(context_boolean[3], harlecki_two_link_pack_select(v2, v1, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v5 = context_real[13] * context_real[36];
    const harlecki_two_link_pack v6 = v5 * harlecki_two_link_pack_select(v2, context_real[38] * v4, v3);
    const harlecki_two_link_pack v7 = v5 * (context_real[41] * v4);
    const harlecki_two_link_pack v8 = (context_real[40] * v7) + (context_real[37] * v6);
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[3], v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v11 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v10);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(other[0], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v13 = v12 / harlecki_two_link_pack_select(context_boolean[2], harlecki_two_link_pack_select(v11, v10, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v14 = context_real[4] * context_real[29];
    const harlecki_two_link_pack v15 = v14 * harlecki_two_link_pack_select(v11, context_real[30] * v13, v12);
    const harlecki_two_link_pack v16 = v14 * (context_real[33] * v13);
    const harlecki_two_link_pack v17 = (context_real[33] * v16) + (context_real[30] * v15);
    const harlecki_two_link_pack v18 = 1.0 - harlecki_two_link_pack_select(context_boolean[2], v17, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v19 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v18) < harlecki_two_link_pack_abs(v9));
    const harlecki_two_link_pack v20 = -v9;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_select(v19, v18, v20);
    const harlecki_two_link_pack v22 = 1.0 / harlecki_two_link_pack_select(v19, v20, v18);
    const harlecki_two_link_pack v23 = v22 * v21;
    const harlecki_two_link_pack v24 = (context_real[35] * v16) + (context_real[32] * v15);
    const harlecki_two_link_pack v25 = -harlecki_two_link_pack_select(context_boolean[2], v24, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v26 = (context_real[42] * v7) + (context_real[39] * v6);
    const harlecki_two_link_pack v27 = -harlecki_two_link_pack_select(context_boolean[3], v26, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v19, v27, v25);
    const harlecki_two_link_pack v29 = (context_real[34] * v16) + (context_real[31] * v15);
    const harlecki_two_link_pack v30 = -harlecki_two_link_pack_select(context_boolean[2], v29, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v31 = (context_real[41] * v7) + (context_real[38] * v6);
    const harlecki_two_link_pack v32 = 1.0 - harlecki_two_link_pack_select(context_boolean[3], v31, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v33 = v22 * harlecki_two_link_pack_select(v19, v32, v30);
    const harlecki_two_link_pack v34 = 1.0 / ((v21 * v33) - harlecki_two_link_pack_select(v19, v30, v32));
    const harlecki_two_link_pack v35 = -(v34 * (harlecki_two_link_pack_select(v19, v25, v27) - (v28 * v23)));
    const harlecki_two_link_pack v36 = (v33 * v35) - (v22 * v28);
    const harlecki_two_link_pack v37 = -(v35 + harlecki_two_link_pack_select(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = v36 - harlecki_two_link_pack_select(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v19, v37, v38);
    const harlecki_two_link_pack v40 = v34 * ((v23 * v39) - harlecki_two_link_pack_select(v19, v38, v37));
    harlecki_two_link_pack v41_u[2] = {(v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40)};
    harlecki_two_link_pack v41_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const harlecki_two_link_mask v41_of_context_boolean[5] = {context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4]};
    harlecki_two_link_mask v41_done = { 0 };
    for (int v41_pass = 0; (v41_pass < 24) && !harlecki_two_link_pack_all(v41_done); v41_pass++) {
        harlecki_two_link_pack v41_next_u[2];
        harlecki_two_link_pack v41_next_polished[1];
        harlecki_two_link_mask v41_ends;
        harlecki_two_link_pack_interpolated_pattern_pins(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
        v41_u[0] = harlecki_two_link_pack_select(v41_done, v41_u[0], v41_next_u[0]);
        v41_u[1] = harlecki_two_link_pack_select(v41_done, v41_u[1], v41_next_u[1]);
        v41_polished[0] = harlecki_two_link_pack_select(v41_done, v41_polished[0], v41_next_polished[0]);
        v41_done |= v41_ends;
    }
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const harlecki_two_link_pack v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42));
    const harlecki_two_link_pack v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43);
    const harlecki_two_link_mask v46 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_pack v47 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v46, (v45 * v45) + (v44 * v44), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v43), v41_u[0]);
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v46, harlecki_two_link_pack_min(v47 - v48, v48 + v47), harlecki_two_link_pack_real_of(context_mode[0]) * v42);
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_select(v46, v49, context_real[0] * v49);
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v48));
    const harlecki_two_link_mask v52 = (context_boolean[7] & (harlecki_two_link_mask)(((-1e-06) * v51) <= v50)) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v49) | (v46 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v49)));
    const harlecki_two_link_pack v53 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const harlecki_two_link_pack v54 = context_real[16] + (context_real[15] * v42);
    const harlecki_two_link_mask v55 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    const harlecki_two_link_pack v56 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v55, (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v42), v41_u[1]);
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_select(v55, harlecki_two_link_pack_min(v56 - v57, v57 + v56), harlecki_two_link_pack_real_of(context_mode[1]) * v43);
    const harlecki_two_link_pack v59 = harlecki_two_link_pack_select(v55, v58, 1.7300000000000002 * v58);
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v57));
    const harlecki_two_link_mask v61 = (context_boolean[8] & (harlecki_two_link_mask)(((-1e-06) * v60) <= v59)) | ((v55 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v58)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v58));
    const harlecki_two_link_mask v62 = (context_boolean[6] | (harlecki_two_link_mask)(((-1e-12) * v60) <= v59)) & (context_boolean[5] | (harlecki_two_link_mask)(((-1e-12) * v51) <= v50));
    const harlecki_two_link_pack v63 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const harlecki_two_link_pack v64 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_select(context_boolean[2], v14 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (v64 * v64) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v66 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const harlecki_two_link_pack v67 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(context_boolean[3], v5 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (v67 * v67) + (v66 * v66), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_abs(v41_u[0]);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_abs(v41_u[1]);
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(v69, harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v68), harlecki_two_link_pack_abs(v65))), v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v41_u[0] - v65), harlecki_two_link_pack_abs(v41_u[1] - v68));
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v72 <= (v71 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v71 < (1.0000000009313226 * v71)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & (harlecki_two_link_mask)((v69 + v70) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v74 = v73 & (((context_boolean[6] | v61) & (context_boolean[5] | v52)) | v62);
    obeying_out[0] = v74;
    const harlecki_two_link_mask v75 = ((~found[0]) & v73) | v74;
    u_out[0] = harlecki_two_link_pack_select(v75, v41_u[0], u[0]);
    u_out[1] = harlecki_two_link_pack_select(v75, v41_u[1], u[1]);
    found_out[0] = found[0] | v73;
    *done = (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v74);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    const harlecki_two_link_mask v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7]};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_other[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_mask v0_next_found[1];
        harlecki_two_link_mask v0_next_obeying[1];
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_interpolated_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = harlecki_two_link_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = harlecki_two_link_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = harlecki_two_link_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = harlecki_two_link_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = harlecki_two_link_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = harlecki_two_link_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const harlecki_two_link_mask v1 = ((~context_boolean[8]) & v0_found[0]) | v0_obeying[0];
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = harlecki_two_link_pack_select(v1, v2, context_real[43]);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = harlecki_two_link_pack_select(v1, v3, context_real[44]);
    result_real[2] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v3), v0_u[0]), context_real[45]);
    result_real[3] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v2), v0_u[1]), context_real[46]);
    result_real[4] = harlecki_two_link_pack_select(v1, v0_u[0], context_real[47]);
    result_real[5] = harlecki_two_link_pack_select(v1, v0_u[1], context_real[48]);
    const harlecki_two_link_mask v4 = context_boolean[8] | v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[9] | (context_boolean[8] & v0_obeying[0]);
    result_boolean[2] = context_boolean[10] | (~v4);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict pattern, const harlecki_two_link_mask *restrict best, const harlecki_two_link_mask *restrict flag, const harlecki_two_link_pack *restrict number, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict pattern_out, harlecki_two_link_mask *restrict best_out, harlecki_two_link_mask *restrict flag_out, harlecki_two_link_pack *restrict number_out, harlecki_two_link_mask *restrict done)
{
    const harlecki_two_link_mask v0 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v2 = context_real[1] * v1;
    const harlecki_two_link_mask v3 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[0]);
    const harlecki_two_link_mask v4 = ~v3;
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v4, (context_real[1] * v2) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v6 * v5);
    const harlecki_two_link_pack v8 = v2 * v5;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), -(v6 * v8));
    const harlecki_two_link_pack v10 = (context_real[7] * v9) + (context_real[6] * v7);
    const harlecki_two_link_pack v11 = (context_real[10] * v9) + (context_real[9] * v7);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v11 * v11) + (v10 * v10), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v13 = v1 + (v2 * v8);
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), v14 * v13);
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -(v14 * v8));
    const harlecki_two_link_pack v17 = (context_real[6] * v16) + (context_real[7] * v15);
    const harlecki_two_link_pack v18 = (context_real[9] * v16) + (context_real[10] * v15);
    const harlecki_two_link_mask v19 = ~v0;
    const harlecki_two_link_mask v20 = v4 & v19;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v18 * v18) + (v17 * v17), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v22 = (context_real[17] * v16) + (3.2 * v15);
    const harlecki_two_link_pack v23 = context_real[15] * v16;
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v22 * v22) + (v23 * v23), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v25 = (context_real[17] * v7) + (3.2 * v9);
    const harlecki_two_link_pack v26 = context_real[15] * v7;
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v25 * v25) + (v26 * v26), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v28 = (harlecki_two_link_mask)(v21 < harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(1.0), 1.0 - v12)) & (harlecki_two_link_mask)(v27 < harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(1.0), 1.0 - v24));
    flag_out[7] = v28;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[2]);
    const harlecki_two_link_pack v30 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v13 * v30) - (v8 * v29));
    const harlecki_two_link_pack v32 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), (v5 * v29) - (v8 * v30));
    const harlecki_two_link_pack v33 = context_real[18] + ((context_real[17] * v32) + (3.2 * v31));
    const harlecki_two_link_pack v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31));
    const harlecki_two_link_pack v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31));
    const harlecki_two_link_pack v36 = -v22;
    const harlecki_two_link_pack v37 = -v25;
    const harlecki_two_link_pack v38 = context_real[16] + (context_real[15] * v32);
    const harlecki_two_link_pack v39 = -v18;
    const harlecki_two_link_pack v40 = -v11;
    const harlecki_two_link_pack v41 = -v17;
    const harlecki_two_link_pack v42 = -v10;
    const harlecki_two_link_pack v43 = -v23;
    const harlecki_two_link_pack v44 = -v26;
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_real_of(pattern[1]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_real_of(pattern[0]);
    harlecki_two_link_pack v47_u[2] = {harlecki_two_link_pack_select(v28, number[4], harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_select(v28, number[5], harlecki_two_link_pack_splat(0.0))};
    harlecki_two_link_pack v47_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v47_of_context_real[16] = {v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33};
    const harlecki_two_link_mask v47_of_context_boolean[2] = {v4, v19};
    harlecki_two_link_mask v47_done = { 0 };
    for (int v47_pass = 0; (v47_pass < 40) && !harlecki_two_link_pack_all(v47_done); v47_pass++) {
        harlecki_two_link_pack v47_next_u[2];
        harlecki_two_link_pack v47_next_polished[1];
        harlecki_two_link_mask v47_ends;
        harlecki_two_link_pack_interpolated_pattern_loads(spacing, prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_ends);
        v47_u[0] = harlecki_two_link_pack_select(v47_done, v47_u[0], v47_next_u[0]);
        v47_u[1] = harlecki_two_link_pack_select(v47_done, v47_u[1], v47_next_u[1]);
        v47_polished[0] = harlecki_two_link_pack_select(v47_done, v47_polished[0], v47_next_polished[0]);
        v47_done |= v47_ends;
    }
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v31 - (v15 * v47_u[1])) - (v9 * v47_u[0]));
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), (v32 - (v16 * v47_u[1])) - (v7 * v47_u[0]));
    const harlecki_two_link_pack v50 = (context_real[8] + (context_real[6] * v49)) + (context_real[7] * v48);
    const harlecki_two_link_pack v51 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v49));
    const harlecki_two_link_pack v52 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v51 * v51) + (v50 * v50), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_select(v3, context_real[2] - (context_real[1] * v48), v47_u[0]);
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v52 - v53, v53 + v52), v46 * v49);
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_abs(context_real[2]);
    const harlecki_two_link_mask v56 = ~flag[0];
    const harlecki_two_link_mask v57 = context_boolean[2] & v56;
    const harlecki_two_link_mask v58 = v57 & (harlecki_two_link_mask)(((-1e-06) * harlecki_two_link_pack_max(v55, harlecki_two_link_pack_abs(v53))) <= harlecki_two_link_pack_select(v3, v54, context_real[0] * v54));
    const harlecki_two_link_pack v59 = (context_real[18] + (context_real[17] * v49)) + (3.2 * v48);
    const harlecki_two_link_pack v60 = context_real[16] + (context_real[15] * v49);
    const harlecki_two_link_pack v61 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v60 * v60) + (v59 * v59), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_select(v0, context_real[3] - (context_real[1] * v49), v47_u[1]);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v61 - v62, v62 + v61), v45 * v48);
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_abs(context_real[3]);
    const harlecki_two_link_mask v65 = context_boolean[3] & v56;
    const harlecki_two_link_mask v66 = v65 & (harlecki_two_link_mask)(((-1e-06) * harlecki_two_link_pack_max(v64, harlecki_two_link_pack_abs(v62))) <= harlecki_two_link_pack_select(v0, v63, 1.7300000000000002 * v63));
    const harlecki_two_link_mask v67 = context_boolean[1] | (((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v63)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v63)) | v66);
    const harlecki_two_link_pack v68 = ((v17 * v47_u[1]) + (v10 * v47_u[0])) - v35;
    const harlecki_two_link_pack v69 = ((v18 * v47_u[1]) + (v11 * v47_u[0])) - v34;
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), (context_real[4] * v46) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v69 * v69) + (v68 * v68), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v71 = ((v22 * v47_u[1]) + (v25 * v47_u[0])) - v33;
    const harlecki_two_link_pack v72 = ((v23 * v47_u[1]) + (v26 * v47_u[0])) - v38;
    const harlecki_two_link_pack v73 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (context_real[13] * v45) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v72 * v72) + (v71 * v71), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v74 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v73), harlecki_two_link_pack_abs(v70)), harlecki_two_link_pack_abs(v47_u[0])), harlecki_two_link_pack_abs(v47_u[1]));
    const harlecki_two_link_pack v75 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v47_u[1] - v73), harlecki_two_link_pack_abs(v47_u[0] - v70));
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(v75 <= (v74 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v74 < (1.0000000009313226 * v74)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v47_done;
    const harlecki_two_link_mask v77 = v76 & (v67 & (context_boolean[0] | (((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v54)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v54)) | v58)));
    const harlecki_two_link_mask v78 = (v19 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v24)) | (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12));
    const harlecki_two_link_pack v79 = v6 + v14;
    const harlecki_two_link_mask v80 = (harlecki_two_link_mask)(v79 <= harlecki_two_link_pack_splat(1.0)) & v78;
    const harlecki_two_link_mask v81 = (harlecki_two_link_mask)((1e-05 * v74) < v75) & (v80 & (~v76));
    const harlecki_two_link_mask v82 = ~((v28 | v81) | v77);
    const harlecki_two_link_mask v83 = flag[1] & v82;
    const harlecki_two_link_mask v84 = v78 & (v80 & v76);
    harlecki_two_link_pack v86 = v48;
    harlecki_two_link_pack v87 = v49;
    harlecki_two_link_pack v88 = v53;
    harlecki_two_link_pack v89 = v62;
    harlecki_two_link_mask v90 = v76;
    harlecki_two_link_mask v91 = v81;
    harlecki_two_link_mask v92 = v84;
    harlecki_two_link_pack v93 = v47_u[0];
    harlecki_two_link_pack v94 = v47_u[1];
    if (!harlecki_two_link_pack_all(~(v83))) {
        const harlecki_two_link_pack v85_of_context_real[49] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v49, v48, v53, v62, v47_u[0], v47_u[1]};
        const harlecki_two_link_mask v85_of_context_boolean[12] = {v3, v0, v4, v19, context_boolean[0], context_boolean[1], v57, v65, v76, v84, v81, v83};
        harlecki_two_link_pack v85_result_real[6];
        harlecki_two_link_mask v85_result_boolean[3];
        harlecki_two_link_pack_interpolated_pattern_pieces(spacing, prepared, v85_of_context_real, v85_of_context_boolean, pattern, v85_result_real, v85_result_boolean);
        v86 = harlecki_two_link_pack_select(v83, v85_result_real[1], v86);
        v87 = harlecki_two_link_pack_select(v83, v85_result_real[0], v87);
        v88 = harlecki_two_link_pack_select(v83, v85_result_real[2], v88);
        v89 = harlecki_two_link_pack_select(v83, v85_result_real[3], v89);
        v90 = harlecki_two_link_pack_select_whole(v83, v85_result_boolean[0], v90);
        v91 = harlecki_two_link_pack_select_whole(v83, v85_result_boolean[2], v91);
        v92 = harlecki_two_link_pack_select_whole(v83, v85_result_boolean[1], v92);
        v93 = harlecki_two_link_pack_select(v83, v85_result_real[4], v93);
        v94 = harlecki_two_link_pack_select(v83, v85_result_real[5], v94);
    }
    number_out[1] = v86;
    number_out[0] = v87;
    const harlecki_two_link_pack v95 = (context_real[8] + (context_real[6] * v87)) + (context_real[7] * v86);
    const harlecki_two_link_pack v96 = context_real[11] + ((context_real[10] * v86) + (context_real[9] * v87));
    const harlecki_two_link_pack v97 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v96 * v96) + (v95 * v95), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v97 - v88, v88 + v97), v46 * v87);
    const harlecki_two_link_pack v99 = harlecki_two_link_pack_select(v3, v98, context_real[0] * v98);
    const harlecki_two_link_pack v100 = harlecki_two_link_pack_max(v55, harlecki_two_link_pack_abs(v88));
    const harlecki_two_link_mask v101 = (v57 & (harlecki_two_link_mask)(((-1e-06) * v100) <= v99)) | ((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v98)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v98));
    const harlecki_two_link_pack v102 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86);
    const harlecki_two_link_pack v103 = context_real[16] + (context_real[15] * v87);
    const harlecki_two_link_pack v104 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v103 * v103) + (v102 * v102), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v104 - v89, v89 + v104), v45 * v86);
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v0, v105, 1.7300000000000002 * v105);
    const harlecki_two_link_pack v107 = harlecki_two_link_pack_max(v64, harlecki_two_link_pack_abs(v89));
    const harlecki_two_link_mask v108 = ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v105) | (v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v105))) | (v65 & (harlecki_two_link_mask)(((-1e-06) * v107) <= v106));
    const harlecki_two_link_mask v109 = ((context_boolean[1] | v108) & (context_boolean[0] | v101)) & v90;
    const harlecki_two_link_mask v110 = flag[3] | v109;
    flag_out[3] = v110;
    const harlecki_two_link_pack v111 = 1.0 - v79;
    const harlecki_two_link_pack v112 = -(v6 + v111);
    const harlecki_two_link_mask v113 = harlecki_two_link_pack_select_whole(v65, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const harlecki_two_link_mask v114 = harlecki_two_link_pack_select_whole(v65, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const harlecki_two_link_mask v115 = v114 | v113;
    const harlecki_two_link_mask v116 = (v115 & (v0 & ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v112) & (harlecki_two_link_mask)(v112 <= harlecki_two_link_pack_splat(0.0))))) | (v113 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[1]));
    const harlecki_two_link_pack v117 = harlecki_two_link_pack_select(v115, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v118 = -v111;
    const harlecki_two_link_mask v119 = context_boolean[7] & (~v65);
    const harlecki_two_link_pack v120 = harlecki_two_link_pack_select(v119, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v121 = harlecki_two_link_pack_select_whole(v57, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const harlecki_two_link_mask v122 = harlecki_two_link_pack_select_whole(v57, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const harlecki_two_link_mask v123 = v122 | v121;
    const harlecki_two_link_mask v124 = (v123 & (v3 & ((harlecki_two_link_mask)(v120 <= v118) & (harlecki_two_link_mask)(v118 <= v117)))) | (v121 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[0]));
    const harlecki_two_link_mask v125 = v124 | v116;
    const harlecki_two_link_pack v126 = harlecki_two_link_pack_select(v125, v79, 1.0 + v79);
    const harlecki_two_link_mask v127 = ~(v125 | (harlecki_two_link_mask)(v126 <= (v117 + harlecki_two_link_pack_select(v123, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)))));
    const harlecki_two_link_mask v128 = v127 & (~v110);
    const harlecki_two_link_mask v129 = flag[2] | v82;
    const harlecki_two_link_mask v130 = (~flag[1]) & (v128 & v129);
    const harlecki_two_link_mask v131 = ~v130;
    const harlecki_two_link_mask v132 = ~((~(context_boolean[6] | (context_boolean[4] | context_boolean[5]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))));
    const harlecki_two_link_mask v133 = v132 & ((context_boolean[2] | context_boolean[3]) & (v56 & (v128 & v131)));
    const harlecki_two_link_mask v134 = context_boolean[4] & (~v57);
    const harlecki_two_link_mask v135 = harlecki_two_link_pack_select_whole(v122, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v136 = harlecki_two_link_pack_select_whole(v124, harlecki_two_link_pack_select_whole(v122 & v3, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(v134 & ((harlecki_two_link_mask)(v120 <= v126) & (harlecki_two_link_mask)(v126 <= v117)), harlecki_two_link_pack_whole(0), v135));
    const harlecki_two_link_mask v137 = harlecki_two_link_pack_select_whole(v116, pattern[0], v136);
    pattern_out[0] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_select_whole(context_boolean[4], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[5], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v130, harlecki_two_link_pack_select_whole(v134, harlecki_two_link_pack_whole(0), v135), v137));
    const harlecki_two_link_pack v138 = v126 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v137), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v139 = harlecki_two_link_pack_select_whole(v114, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v140 = harlecki_two_link_pack_select_whole(v116, harlecki_two_link_pack_select_whole(v0 & v114, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(v119 & ((harlecki_two_link_mask)(v138 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v138)), harlecki_two_link_pack_whole(0), v139));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_select_whole(context_boolean[7], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[8], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v130, harlecki_two_link_pack_select_whole(v119, harlecki_two_link_pack_whole(0), v139), v140));
    const harlecki_two_link_mask v141 = ~flag[3];
    const harlecki_two_link_mask v142 = v90 & ((context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * v100) <= v99)) & (context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * v107) <= v106)));
    const harlecki_two_link_mask v143 = ((~flag[4]) & (v141 & v142)) | (v141 & v109);
    best_out[0] = harlecki_two_link_pack_select_whole(v143, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v143, pattern[1], best[1]);
    flag_out[0] = flag[0] | v133;
    flag_out[1] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_whole(0), flag[1] | v130);
    const harlecki_two_link_mask v144 = ~(v130 | v133);
    flag_out[2] = v129 & v144;
    flag_out[4] = flag[4] | v142;
    const harlecki_two_link_mask v145 = flag[5] | (flag[3] & v109);
    flag_out[5] = v145;
    flag_out[6] = v131 & (flag[6] | ((~v91) & (~v90)));
    flag_out[8] = v92;
    number_out[2] = v93;
    number_out[4] = v93;
    number_out[3] = v94;
    number_out[5] = v94;
    *done = (v110 & ((v127 | ((v3 & v0) | (~v125))) | v145)) | (v128 & v144);
    if (!harlecki_two_link_pack_all(v143)) {
        flag_out[7] = harlecki_two_link_pack_select_whole(v143, v28, flag[7]);
        flag_out[8] = harlecki_two_link_pack_select_whole(v143, v92, flag[8]);
        number_out[0] = harlecki_two_link_pack_select(v143, v87, number[0]);
        number_out[1] = harlecki_two_link_pack_select(v143, v86, number[1]);
        number_out[2] = harlecki_two_link_pack_select(v143, v93, number[2]);
        number_out[3] = harlecki_two_link_pack_select(v143, v94, number[3]);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_margin_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const harlecki_two_link_pack v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v0 * v0) + (v1 * v1), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v3 = context_real[1] * context_real[0];
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(context_boolean[0], v2 * v3, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const harlecki_two_link_pack v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v5 * v5) + (v6 * v6), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v8 = context_real[9] * context_real[8];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(context_boolean[1], v7 * v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const harlecki_two_link_pack v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const harlecki_two_link_pack v12 = v4 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v10 * v10) + (v11 * v11), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const harlecki_two_link_pack v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const harlecki_two_link_pack v15 = v9 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v13 * v13) + (v14 * v14), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v12), harlecki_two_link_pack_abs(v15));
    const harlecki_two_link_mask v17 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v2);
    const harlecki_two_link_pack v18 = v3 * harlecki_two_link_pack_select(v17, 1.0 / harlecki_two_link_pack_select(context_boolean[0] & v17, harlecki_two_link_pack_select(v17, v2, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v19 = v0 * v18;
    const harlecki_two_link_pack v20 = v1 * v18;
    const harlecki_two_link_pack v21 = 1.0 - harlecki_two_link_pack_select(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v22 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v7);
    const harlecki_two_link_pack v23 = v8 * harlecki_two_link_pack_select(v22, 1.0 / harlecki_two_link_pack_select(context_boolean[1] & v22, harlecki_two_link_pack_select(v22, v7, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = v5 * v23;
    const harlecki_two_link_pack v25 = v6 * v23;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v21) < harlecki_two_link_pack_abs(v26));
    const harlecki_two_link_pack v28 = -v26;
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v27, v21, v28);
    const harlecki_two_link_pack v30 = 1.0 / harlecki_two_link_pack_select(v27, v28, v21);
    const harlecki_two_link_pack v31 = u[1] - v9;
    const harlecki_two_link_pack v32 = u[0] - v4;
    const harlecki_two_link_pack v33 = v30 * harlecki_two_link_pack_select(v27, v31, v32);
    const harlecki_two_link_pack v34 = 1.0 - harlecki_two_link_pack_select(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v35 = -harlecki_two_link_pack_select(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v36 = v30 * harlecki_two_link_pack_select(v27, v34, v35);
    const harlecki_two_link_pack v37 = ((v29 * v33) - harlecki_two_link_pack_select(v27, v32, v31)) / ((v29 * v36) - harlecki_two_link_pack_select(v27, v35, v34));
    const harlecki_two_link_pack v38 = u[1] - (0.125 * v37);
    const harlecki_two_link_pack v39 = (v36 * v37) - v33;
    const harlecki_two_link_pack v40 = u[0] + (0.125 * v39);
    const harlecki_two_link_pack v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const harlecki_two_link_pack v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const harlecki_two_link_pack v43 = v38 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const harlecki_two_link_pack v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const harlecki_two_link_pack v46 = v40 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43), harlecki_two_link_pack_abs(v46));
    const harlecki_two_link_pack v48 = u[0] + (0.5 * v39);
    const harlecki_two_link_pack v49 = u[1] - (0.5 * v37);
    const harlecki_two_link_pack v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const harlecki_two_link_pack v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const harlecki_two_link_pack v52 = v48 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v50 * v50) + (v51 * v51), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const harlecki_two_link_pack v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const harlecki_two_link_pack v55 = v49 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v52), harlecki_two_link_pack_abs(v55));
    const harlecki_two_link_pack v57 = u[1] - v37;
    const harlecki_two_link_pack v58 = u[0] + v39;
    const harlecki_two_link_pack v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const harlecki_two_link_pack v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const harlecki_two_link_pack v61 = v57 - harlecki_two_link_pack_select(context_boolean[1], v8 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[1], (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const harlecki_two_link_pack v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const harlecki_two_link_pack v64 = v58 - harlecki_two_link_pack_select(context_boolean[0], v3 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[0], (v62 * v62) + (v63 * v63), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v61), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v31), harlecki_two_link_pack_abs(v32));
    const harlecki_two_link_mask v67 = (harlecki_two_link_mask)(v65 < v66);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v67, v65, v66);
    const harlecki_two_link_mask v69 = (harlecki_two_link_mask)(v56 < v68);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v69, v56, v68);
    const harlecki_two_link_mask v71 = (harlecki_two_link_mask)(v47 < v70);
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v71, v47, v70);
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(v16 < v72);
    u_out[0] = harlecki_two_link_pack_select(v73, v4, harlecki_two_link_pack_select(v71, v40, harlecki_two_link_pack_select(v69, v48, harlecki_two_link_pack_select(v67, v58, u[0]))));
    u_out[1] = harlecki_two_link_pack_select(v73, v9, harlecki_two_link_pack_select(v71, v38, harlecki_two_link_pack_select(v69, v49, harlecki_two_link_pack_select(v67, v57, u[1]))));
    const harlecki_two_link_pack v74 = 1e-05 * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v9), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v4), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(u[0]), harlecki_two_link_pack_abs(u[1]))));
    const harlecki_two_link_pack v75 = polished[0] + harlecki_two_link_pack_select((harlecki_two_link_mask)(v66 <= v74), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    polished_out[0] = v75;
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= v75) | (~(v73 | (v71 | (v67 | v69))));
    *done = (harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76;
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_margins_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_mode)
{
    const harlecki_two_link_pack v0_angle[2] = {context_real[22], context_real[21]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_mask v5 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    const harlecki_two_link_pack v6 = (context_real[0] * context_real[18]) - context_real[1];
    const harlecki_two_link_pack v7 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18]);
    const harlecki_two_link_pack v8 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]));
    const harlecki_two_link_pack v9 = context_real[3] * harlecki_two_link_pack_sqrt((v7 * v7) + (v8 * v8));
    result_real[0] = harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_min(v6 + v9, v9 - v6));
    const harlecki_two_link_pack v10 = (context_real[0] * context_real[17]) - context_real[2];
    const harlecki_two_link_pack v11 = context_real[13] + (context_real[12] * context_real[17]);
    const harlecki_two_link_pack v12 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]));
    const harlecki_two_link_pack v13 = context_real[11] * harlecki_two_link_pack_sqrt((v11 * v11) + (v12 * v12));
    result_real[1] = harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_min(v10 + v13, v13 - v10));
    const harlecki_two_link_pack v14 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v15 = 1.7300000000000002 + v14;
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v17 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v18 = context_real[23] * context_real[23];
    const harlecki_two_link_pack v19 = v18 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v20 = v0_cosine[0] * v0_cosine[1];
    const harlecki_two_link_pack v21 = (v17 * v19) + (31.392000000000003 * v20);
    const harlecki_two_link_pack v22 = context_real[16] - v21;
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), v22);
    const harlecki_two_link_pack v24 = v15 * v16;
    const harlecki_two_link_mask v25 = ~v4;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), 1.0 / harlecki_two_link_pack_select(v25, 13.73 + ((6.4 * v0_cosine[0]) - (v15 * v24)), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v27 = context_real[23] + context_real[24];
    const harlecki_two_link_pack v28 = v27 * v27;
    const harlecki_two_link_pack v29 = ((context_real[10] - (137.34 * v0_cosine[1])) - v21) + (v17 * v28);
    const harlecki_two_link_pack v30 = v24 * v26;
    const harlecki_two_link_pack v31 = (v26 * harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v29)) - (v30 * v23);
    const harlecki_two_link_pack v32 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (v16 * v23) - (v24 * v31));
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v34 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (1.0 + (v15 * v30)) * (v16 * v33));
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v36 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), -(v30 * v35));
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v26 * v35);
    const harlecki_two_link_pack v38 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v39 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v40 = 3.2 + v39;
    const harlecki_two_link_pack v41 = (v0_cosine[0] * v38) - (v0_sine[0] * v40);
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v33 * v30));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v31);
    const harlecki_two_link_pack v44 = ((v39 * v19) - (v0_cosine[1] * (78.48 * v0_sine[0]))) + (3.2 * v28);
    const harlecki_two_link_pack v45 = (v38 * v19) + (78.48 * v20);
    const harlecki_two_link_pack v46 = (((v0_cosine[0] * v44) + (v0_sine[0] * v45)) - (117.72 * v0_sine[1])) + (6.0 * v18);
    const harlecki_two_link_pack v47 = 6.0 + ((v0_cosine[0] * v40) + (v0_sine[0] * v38));
    const harlecki_two_link_pack v48 = ((v0_cosine[0] * v45) - (v0_sine[0] * v44)) + (117.72 * v0_cosine[1]);
    harlecki_two_link_pack v49_u[2] = {context_real[19], context_real[20]};
    harlecki_two_link_pack v49_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v49_of_context_real[16] = {harlecki_two_link_pack_real_of(context_mode[0]), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v36 * v17) - (v37 * v41), (v34 * v17) - (v41 * v42), ((v41 * v43) - (v17 * v32)) - v46, -((v14 * v36) + (v37 * v47)), -((v14 * v34) + (v42 * v47)), v48 + ((v14 * v32) + (v43 * v47)), harlecki_two_link_pack_real_of(context_mode[1]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v37 * v38), -(v38 * v42), (v38 * v43) - v44, -((3.2 * v36) + (v37 * v40)), -((3.2 * v34) + (v40 * v42)), v45 + ((3.2 * v32) + (v40 * v43))};
    const harlecki_two_link_mask v49_of_context_boolean[2] = {v25, ~v5};
    harlecki_two_link_mask v49_done = { 0 };
    for (int v49_pass = 0; (v49_pass < 40) && !harlecki_two_link_pack_all(v49_done); v49_pass++) {
        harlecki_two_link_pack v49_next_u[2];
        harlecki_two_link_pack v49_next_polished[1];
        harlecki_two_link_mask v49_ends;
        harlecki_two_link_pack_margin_loads(spacing, prepared, v49_u, v49_polished, v49_of_context_real, v49_of_context_boolean, v49_next_u, v49_next_polished, &v49_ends);
        v49_u[0] = harlecki_two_link_pack_select(v49_done, v49_u[0], v49_next_u[0]);
        v49_u[1] = harlecki_two_link_pack_select(v49_done, v49_u[1], v49_next_u[1]);
        v49_polished[0] = harlecki_two_link_pack_select(v49_done, v49_polished[0], v49_next_polished[0]);
        v49_done |= v49_ends;
    }
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_select(v5, harlecki_two_link_pack_splat(0.0), (v32 - (v34 * v49_u[1])) - (v36 * v49_u[0]));
    const harlecki_two_link_pack v51 = (v15 * v50) - v29;
    const harlecki_two_link_pack v52 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v43 - (v37 * v49_u[0])) - (v42 * v49_u[1]));
    const harlecki_two_link_pack v53 = v48 + ((v14 * v50) + (v47 * v52));
    const harlecki_two_link_pack v54 = v46 + ((v17 * v50) - (v41 * v52));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_number(prepared, 2U, spacing, 0U) * harlecki_two_link_pack_sqrt((v53 * v53) + (v54 * v54));
    const harlecki_two_link_pack v56 = v51 + v55;
    const harlecki_two_link_pack v57 = v55 - v51;
    result_real[2] = harlecki_two_link_pack_min(v56, v57);
    const harlecki_two_link_pack v58 = (v15 * v52) - v22;
    const harlecki_two_link_pack v59 = (v38 * v52) - v44;
    const harlecki_two_link_pack v60 = v45 + ((3.2 * v50) + (v40 * v52));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * harlecki_two_link_pack_sqrt((v59 * v59) + (v60 * v60));
    const harlecki_two_link_pack v62 = v58 + v61;
    const harlecki_two_link_pack v63 = v61 - v58;
    result_real[3] = harlecki_two_link_pack_min(v62, v63);
    result_mode[0] = harlecki_two_link_pack_mode_of(v57 - v56);
    result_mode[1] = harlecki_two_link_pack_mode_of(v63 - v62);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_margins_same(const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_pack_interpolated_margins_body(0U, prepared, context_real, context_mode, result_real, result_mode);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_margins_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_margins_body(spacing, prepared, context_real, context_mode, result_real, result_mode);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_margins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_margins_same(prepared, context_real, context_mode, result_real, result_mode);
    } else {
        harlecki_two_link_pack_interpolated_margins_each(spacing, prepared, context_real, context_mode, result_real, result_mode);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_mask probes, const harlecki_two_link_pack *restrict far, harlecki_two_link_pack past, harlecki_two_link_pack whole, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_mask *restrict probes_out, harlecki_two_link_pack *restrict far_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict whole_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    (void)mode;
    const harlecki_two_link_pack v0_angle[2] = {q[1], q[0]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v5 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 3.2 + v5;
    const harlecki_two_link_pack v7 = 6.0 + ((v0_cosine[0] * v6) + (v0_sine[0] * v4));
    const harlecki_two_link_pack v8 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v9 = 1.7300000000000002 + v8;
    const harlecki_two_link_pack v10 = 0.5780346820809248 * v9;
    const harlecki_two_link_pack v11 = 13.73 + (6.4 * v0_cosine[0]);
    const harlecki_two_link_pack v12 = 1.0 / ((v9 * v10) - v11);
    const harlecki_two_link_pack v13 = v10 * v12;
    const harlecki_two_link_pack v14 = (v8 * v13) - (v7 * v12);
    const harlecki_two_link_pack v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const harlecki_two_link_pack v16 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v17 = (v16 * v13) + (v15 * v12);
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v17 * v17) + (v14 * v14));
    const harlecki_two_link_pack v19 = 0.5780346820809248 - (v10 * v13);
    const harlecki_two_link_pack v20 = (v16 * v19) - (v15 * v13);
    const harlecki_two_link_pack v21 = (v8 * v19) + (v7 * v13);
    const harlecki_two_link_pack v22 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v21 * v21) + (v20 * v20));
    const harlecki_two_link_pack v23 = v22 + v18;
    const harlecki_two_link_pack v24 = (3.2 * v19) + (v6 * v13);
    const harlecki_two_link_pack v25 = v4 * v4;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v24 * v24) + (v25 * (v13 * v13)));
    const harlecki_two_link_pack v27 = (3.2 * v13) - (v6 * v12);
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v27 * v27) + (v25 * (v12 * v12)));
    const harlecki_two_link_pack v29 = v28 + v26;
    const harlecki_two_link_pack v30 = harlecki_two_link_pack_max(v29, v23);
    const harlecki_two_link_mask v31 = (harlecki_two_link_mask)(v30 < harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v32 = 9.81 * v0_cosine[1];
    const harlecki_two_link_pack v33 = qd[0] * qd[0];
    const harlecki_two_link_pack v34 = v33 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v35 = (v34 * v16) + (v8 * v32);
    const harlecki_two_link_pack v36 = tau[1] - v35;
    const harlecki_two_link_pack v37 = v36 * v13;
    const harlecki_two_link_pack v38 = qd[0] + qd[1];
    const harlecki_two_link_pack v39 = v38 * v38;
    const harlecki_two_link_pack v40 = (v16 * v39) + ((tau[0] - (137.34 * v0_cosine[1])) - v35);
    const harlecki_two_link_pack v41 = v40 * v12;
    const harlecki_two_link_pack v42 = v41 - v37;
    const harlecki_two_link_pack v43 = v40 * v13;
    const harlecki_two_link_pack v44 = v36 * v19;
    const harlecki_two_link_pack v45 = v44 + v43;
    const harlecki_two_link_pack v46 = ((v4 * v32) - (v34 * v5)) - (3.2 * v39);
    const harlecki_two_link_pack v47 = (v34 * v4) + (v5 * v32);
    const harlecki_two_link_pack v48 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v47)) + (v0_sine[0] * v46);
    const harlecki_two_link_pack v49 = ((v8 * v45) - (v7 * v42)) + v48;
    const harlecki_two_link_pack v50 = (6.0 * v33) + (((v0_sine[0] * v47) - (v0_cosine[0] * v46)) - (117.72 * v0_sine[1]));
    const harlecki_two_link_pack v51 = ((v16 * v45) + (v15 * v42)) + v50;
    const harlecki_two_link_pack v52 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v51 * v51) + (v49 * v49));
    const harlecki_two_link_pack v53 = v47 + ((3.2 * v45) - (v6 * v42));
    const harlecki_two_link_pack v54 = (v4 * v42) - v46;
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v53 * v53) + (v54 * v54));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(v31, harlecki_two_link_pack_max(v52, v55) / harlecki_two_link_pack_select(v31, harlecki_two_link_pack_select(v31, 1.0 - v30, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_min(v56, v55 + (v29 * v56));
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_min(v56, v52 + (v23 * v56));
    const harlecki_two_link_pack v59 = harlecki_two_link_pack_min(v57, v55 + ((v28 * v58) + (v26 * v57)));
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_min(v58, v52 + ((v22 * v57) + (v18 * v58)));
    const harlecki_two_link_pack v61 = 1.0001 * harlecki_two_link_pack_min(v59, v55 + ((v28 * v60) + (v26 * v59)));
    const harlecki_two_link_pack v62 = 1.0001 * harlecki_two_link_pack_min(v60, v52 + ((v22 * v59) + (v18 * v60)));
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_abs(v13);
    const harlecki_two_link_pack v64 = (1e-08 * (harlecki_two_link_pack_abs(v43) + harlecki_two_link_pack_abs(v44))) + (v63 * v62);
    const harlecki_two_link_mask v65 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == qd[1]);
    const harlecki_two_link_mask v66 = v65 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v45) <= (v64 + (v19 * v61)));
    const harlecki_two_link_pack v67 = (1e-08 * (harlecki_two_link_pack_abs(v37) + harlecki_two_link_pack_abs(v41))) + (v63 * v61);
    const harlecki_two_link_mask v68 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == qd[0]);
    const harlecki_two_link_mask v69 = v68 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v42) <= (v67 - (v12 * v62)));
    const harlecki_two_link_mask v70 = ~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == forced[1]);
    const harlecki_two_link_mask v71 = v70 & (v65 & v70);
    const harlecki_two_link_pack v72 = -v64;
    const harlecki_two_link_mask v73 = harlecki_two_link_pack_mode_of(qd[1]);
    const harlecki_two_link_mask v74 = harlecki_two_link_pack_select_whole(v65, (harlecki_two_link_mask)(v72 < v45), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v73));
    const harlecki_two_link_mask v75 = harlecki_two_link_pack_select_whole(v66 & (~v71), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v71, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == forced[1]), v74), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v76 = ~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == forced[0]);
    const harlecki_two_link_mask v77 = v76 & (v68 & v76);
    const harlecki_two_link_pack v78 = -v67;
    const harlecki_two_link_mask v79 = harlecki_two_link_pack_mode_of(qd[0]);
    const harlecki_two_link_mask v80 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v78 < (-v42)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v79));
    const harlecki_two_link_mask v81 = harlecki_two_link_pack_select_whole(v69 & (~v77), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v77, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == forced[0]), v80), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_pack v82 = -v50;
    const harlecki_two_link_pack v83 = -v16;
    harlecki_two_link_mask v84_pattern[2] = {v81, v75};
    harlecki_two_link_mask v84_best[2] = {v81, v75};
    harlecki_two_link_mask v84_flag[9] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v84_number[6] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v84_of_context_real[20] = {v11, v9, v40, v36, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v83, v82, v7, v8, v48, tau[0], harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v46, v6, v47, tau[1]};
    const harlecki_two_link_mask v84_of_context_boolean[10] = {~v68, ~v65, v77, v71, v69, v80, harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v78 < v42), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v79)), v66, v74, harlecki_two_link_pack_select_whole(v65, (harlecki_two_link_mask)(v72 < (-v45)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v73))};
    const harlecki_two_link_mask v84_of_context_mode[4] = {v79, v73, forced[0], forced[1]};
    harlecki_two_link_mask v84_done = { 0 };
    for (int v84_pass = 0; (v84_pass < 36) && !harlecki_two_link_pack_all(v84_done); v84_pass++) {
        harlecki_two_link_mask v84_next_pattern[2];
        harlecki_two_link_mask v84_next_best[2];
        harlecki_two_link_mask v84_next_flag[9];
        harlecki_two_link_pack v84_next_number[6];
        harlecki_two_link_mask v84_ends;
        harlecki_two_link_pack_interpolated_pattern(spacing, prepared, v84_pattern, v84_best, v84_flag, v84_number, v84_of_context_real, v84_of_context_boolean, v84_of_context_mode, v84_next_pattern, v84_next_best, v84_next_flag, v84_next_number, &v84_ends);
        v84_pattern[0] = harlecki_two_link_pack_select_whole(v84_done, v84_pattern[0], v84_next_pattern[0]);
        v84_pattern[1] = harlecki_two_link_pack_select_whole(v84_done, v84_pattern[1], v84_next_pattern[1]);
        v84_best[0] = harlecki_two_link_pack_select_whole(v84_done, v84_best[0], v84_next_best[0]);
        v84_best[1] = harlecki_two_link_pack_select_whole(v84_done, v84_best[1], v84_next_best[1]);
        v84_flag[0] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[0], v84_next_flag[0]);
        v84_flag[1] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[1], v84_next_flag[1]);
        v84_flag[2] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[2], v84_next_flag[2]);
        v84_flag[3] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[3], v84_next_flag[3]);
        v84_flag[4] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[4], v84_next_flag[4]);
        v84_flag[5] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[5], v84_next_flag[5]);
        v84_flag[6] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[6], v84_next_flag[6]);
        v84_flag[7] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[7], v84_next_flag[7]);
        v84_flag[8] = harlecki_two_link_pack_select_whole(v84_done, v84_flag[8], v84_next_flag[8]);
        v84_number[0] = harlecki_two_link_pack_select(v84_done, v84_number[0], v84_next_number[0]);
        v84_number[1] = harlecki_two_link_pack_select(v84_done, v84_number[1], v84_next_number[1]);
        v84_number[2] = harlecki_two_link_pack_select(v84_done, v84_number[2], v84_next_number[2]);
        v84_number[3] = harlecki_two_link_pack_select(v84_done, v84_number[3], v84_next_number[3]);
        v84_number[4] = harlecki_two_link_pack_select(v84_done, v84_number[4], v84_next_number[4]);
        v84_number[5] = harlecki_two_link_pack_select(v84_done, v84_number[5], v84_next_number[5]);
        v84_done |= v84_ends;
    }
    const harlecki_two_link_pack v85 = harlecki_two_link_pack_real_of(v84_best[1]);
    const harlecki_two_link_pack v86 = harlecki_two_link_pack_real_of(v84_best[0]);
    const harlecki_two_link_pack v87 = 0.5 * trial;
    const harlecki_two_link_pack v88 = qd[1] + (v84_number[1] * v87);
    const harlecki_two_link_pack v89 = qd[0] + (v84_number[0] * v87);
    const harlecki_two_link_pack v90_of_q[2] = {q[0] + (qd[0] * v87), q[1] + (qd[1] * v87)};
    const harlecki_two_link_pack v90_of_qd[2] = {v89, v88};
    const harlecki_two_link_pack v90_of_sign[2] = {v86, v85};
    harlecki_two_link_pack v90_qdd[2];
    harlecki_two_link_pack v90_u_next[2];
    harlecki_two_link_mask v90_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v90_of_q, v90_of_qd, tau, v84_best, v90_of_sign, &v84_number[2], v90_qdd, v90_u_next, &v90_converged);
    const harlecki_two_link_pack v91 = qd[1] + (v87 * v90_qdd[1]);
    const harlecki_two_link_pack v92 = qd[0] + (v87 * v90_qdd[0]);
    const harlecki_two_link_pack v93_of_q[2] = {q[0] + (v87 * v89), q[1] + (v87 * v88)};
    const harlecki_two_link_pack v93_of_qd[2] = {v92, v91};
    harlecki_two_link_pack v93_qdd[2];
    harlecki_two_link_pack v93_u_next[2];
    harlecki_two_link_mask v93_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v93_of_q, v93_of_qd, tau, v84_best, v90_of_sign, v90_u_next, v93_qdd, v93_u_next, &v93_converged);
    const harlecki_two_link_pack v94 = trial * v93_qdd[1];
    const harlecki_two_link_pack v95 = trial * v93_qdd[0];
    const harlecki_two_link_pack v96_of_q[2] = {q[0] + (trial * v92), q[1] + (trial * v91)};
    const harlecki_two_link_pack v96_of_qd[2] = {qd[0] + v95, qd[1] + v94};
    harlecki_two_link_pack v96_qdd[2];
    harlecki_two_link_pack v96_u_next[2];
    harlecki_two_link_mask v96_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v96_of_q, v96_of_qd, tau, v84_best, v90_of_sign, v93_u_next, v96_qdd, v96_u_next, &v96_converged);
    const harlecki_two_link_pack v97 = 0.16666666666666666 * trial;
    const harlecki_two_link_mask v98 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v84_best[1]);
    const harlecki_two_link_pack v99 = harlecki_two_link_pack_select(v98, harlecki_two_link_pack_splat(0.0), qd[1] + (v97 * ((v84_number[1] + v96_qdd[1]) + (2.0 * (v90_qdd[1] + v93_qdd[1])))));
    const harlecki_two_link_mask v100 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v84_best[0]);
    const harlecki_two_link_pack v101 = harlecki_two_link_pack_select(v100, harlecki_two_link_pack_splat(0.0), qd[0] + (v97 * ((v84_number[0] + v96_qdd[0]) + (2.0 * (v90_qdd[0] + v93_qdd[0])))));
    const harlecki_two_link_pack v102 = v94 + (2.0 * (v91 + (qd[1] + v88)));
    const harlecki_two_link_pack v103 = harlecki_two_link_pack_select(v98, q[1], q[1] + (v97 * v102));
    const harlecki_two_link_pack v104 = v95 + (2.0 * (v92 + (qd[0] + v89)));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v100, q[0], q[0] + (v97 * v104));
    const harlecki_two_link_mask v106 = v100 | v98;
    harlecki_two_link_pack v108 = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v109 = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v110 = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v111 = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_mask v112 = harlecki_two_link_pack_whole(0);
    harlecki_two_link_mask v113 = harlecki_two_link_pack_whole(0);
    if (!harlecki_two_link_pack_all(~(v106))) {
        const harlecki_two_link_pack v107_of_context_real[25] = {v9, v40, v36, harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v83, v82, v7, v8, v48, tau[0], harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v46, v6, v47, tau[1], v84_number[0], v84_number[1], v84_number[2], v84_number[3], v105, v103, v101, v99};
        harlecki_two_link_pack v107_result_real[4];
        harlecki_two_link_mask v107_result_mode[2];
        harlecki_two_link_pack_interpolated_margins(spacing, prepared, v107_of_context_real, v84_best, v107_result_real, v107_result_mode);
        v108 = harlecki_two_link_pack_select(v106, v107_result_real[3], v108);
        v109 = harlecki_two_link_pack_select(v106, v107_result_real[1], v109);
        v110 = harlecki_two_link_pack_select(v106, v107_result_real[2], v110);
        v111 = harlecki_two_link_pack_select(v106, v107_result_real[0], v111);
        v112 = harlecki_two_link_pack_select_whole(v106, v107_result_mode[0], v112);
        v113 = harlecki_two_link_pack_select_whole(v106, v107_result_mode[1], v113);
    }
    const harlecki_two_link_pack v114 = harlecki_two_link_pack_select(v98, v108, v85 * v99);
    far_out[1] = v114;
    const harlecki_two_link_pack v115 = harlecki_two_link_pack_select(probes, far[1], v114);
    const harlecki_two_link_pack v116 = trial / harlecki_two_link_pack_select(probes, whole, harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v117 = 1.0 / harlecki_two_link_pack_select(probes, 1.0 - v116, harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v118 = harlecki_two_link_pack_select(v98, v109, qd[1] * v85);
    const harlecki_two_link_pack v119 = 1.0 / harlecki_two_link_pack_select(probes, v116, harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v120 = v119 * (v114 - v118);
    const harlecki_two_link_pack v121 = v120 + (v117 * (v114 - v115));
    const harlecki_two_link_pack v122 = v120 + (v116 * v121);
    const harlecki_two_link_mask v123 = ~v98;
    const harlecki_two_link_mask v124 = (~(v65 & v123)) & (harlecki_two_link_mask)(v115 < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v125 = probes & v124;
    const harlecki_two_link_pack v126 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v125, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), (v121 * (4.0 * v118)) + (v122 * v122)), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v127 = (harlecki_two_link_mask)(v122 < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v128 = harlecki_two_link_pack_select(v125, harlecki_two_link_pack_select(v124, harlecki_two_link_pack_select(v127, v126 - v122, 2.0 * v121), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v129 = ~probes;
    const harlecki_two_link_pack v130 = harlecki_two_link_pack_select(v124, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(1e-06), v118 / harlecki_two_link_pack_select(v129 & v124, harlecki_two_link_pack_select(v124, v118 - v115, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v131 = harlecki_two_link_pack_select(probes, harlecki_two_link_pack_select(v124, harlecki_two_link_pack_min(harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_select(v127, 2.0 * v118, v122 + v126) / v128), harlecki_two_link_pack_splat(1.0)), v130);
    const harlecki_two_link_pack v132 = harlecki_two_link_pack_select(v100, v110, v86 * v101);
    far_out[0] = v132;
    const harlecki_two_link_pack v133 = harlecki_two_link_pack_select(probes, far[0], v132);
    const harlecki_two_link_pack v134 = harlecki_two_link_pack_select(v100, v111, qd[0] * v86);
    const harlecki_two_link_pack v135 = v119 * (v132 - v134);
    const harlecki_two_link_pack v136 = v135 + (v117 * (v132 - v133));
    const harlecki_two_link_pack v137 = v135 + (v116 * v136);
    const harlecki_two_link_mask v138 = ~v100;
    const harlecki_two_link_mask v139 = (~(v68 & v138)) & (harlecki_two_link_mask)(v133 < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v140 = probes & v139;
    const harlecki_two_link_pack v141 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v140, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), (v136 * (4.0 * v134)) + (v137 * v137)), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v142 = (harlecki_two_link_mask)(v137 < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v143 = harlecki_two_link_pack_select(v140, harlecki_two_link_pack_select(v139, harlecki_two_link_pack_select(v142, v141 - v137, 2.0 * v136), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v144 = harlecki_two_link_pack_select(v139, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(1e-06), v134 / harlecki_two_link_pack_select(v129 & v139, harlecki_two_link_pack_select(v139, v134 - v133, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v145 = harlecki_two_link_pack_select(probes, harlecki_two_link_pack_select(v139, harlecki_two_link_pack_min(harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_select(v142, 2.0 * v134, v137 + v141) / v143), harlecki_two_link_pack_splat(1.0)), v144);
    const harlecki_two_link_pack v146 = harlecki_two_link_pack_min(harlecki_two_link_pack_min(harlecki_two_link_pack_splat(1.0), v145), v131);
    const harlecki_two_link_mask v147 = ((crossing[1] | crossing[0]) | (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == heading[0]))) | (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == heading[1]));
    const harlecki_two_link_mask v148 = (harlecki_two_link_mask)(v146 < harlecki_two_link_pack_splat(1.0)) & (~((harlecki_two_link_mask)(harlecki_two_link_pack_splat(12.0) <= passes) | (probes | v147)));
    *probes_out = v148;
    const harlecki_two_link_mask v149 = probes | v148;
    const harlecki_two_link_pack v150 = v84_number[0] * v86;
    const harlecki_two_link_pack v151 = trial * trial;
    const harlecki_two_link_pack v152 = v84_number[1] * v85;
    const harlecki_two_link_mask v153 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(qd[1]) + (trial * v152)) < harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)((v152 * v151) < harlecki_two_link_pack_splat(-2.0));
    const harlecki_two_link_mask v154 = v153 | ((harlecki_two_link_mask)((harlecki_two_link_pack_abs(qd[0]) + (trial * v150)) < harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)((v151 * v150) < harlecki_two_link_pack_splat(-2.0)));
    const harlecki_two_link_mask v155 = ~(v149 | v154);
    const harlecki_two_link_mask v156 = v155 & (harlecki_two_link_mask)((v85 * v102) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v157 = v155 & (harlecki_two_link_mask)((v86 * v104) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v158 = (v93_converged & v90_converged) & v96_converged;
    const harlecki_two_link_mask v159 = v156 | v157;
    harlecki_two_link_pack v161 = v105;
    harlecki_two_link_pack v162 = v103;
    harlecki_two_link_pack v163 = v99;
    harlecki_two_link_mask v164 = v84_best[1];
    harlecki_two_link_mask v165 = v84_best[0];
    harlecki_two_link_pack v166 = v101;
    harlecki_two_link_mask v167 = v158;
    if (!harlecki_two_link_pack_all(~(v159))) {
        const harlecki_two_link_pack v160_of_context_real[34] = {v11, v9, v40, v36, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v83, v82, v7, v8, v48, tau[0], harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v46, v6, v47, tau[1], v10, -v12, q[0], q[1], qd[0], qd[1], trial, past, v84_number[2], v84_number[3], v105, v103, v101, v99};
        const harlecki_two_link_mask v160_of_context_boolean[5] = {v68, v65, v158, v157, v156};
        const harlecki_two_link_mask v160_of_context_mode[4] = {forced[0], forced[1], v84_best[0], v84_best[1]};
        harlecki_two_link_pack v160_result_real[4];
        harlecki_two_link_mask v160_result_boolean[1];
        harlecki_two_link_mask v160_result_mode[2];
        harlecki_two_link_pack_interpolated_again(spacing, prepared, v160_of_context_real, v160_of_context_boolean, v160_of_context_mode, v160_result_real, v160_result_boolean, v160_result_mode);
        v161 = harlecki_two_link_pack_select(v159, v160_result_real[0], v161);
        v162 = harlecki_two_link_pack_select(v159, v160_result_real[1], v162);
        v163 = harlecki_two_link_pack_select(v159, v160_result_real[3], v163);
        v164 = harlecki_two_link_pack_select_whole(v159, v160_result_mode[1], v164);
        v165 = harlecki_two_link_pack_select_whole(v159, v160_result_mode[0], v165);
        v166 = harlecki_two_link_pack_select(v159, v160_result_real[2], v166);
        v167 = harlecki_two_link_pack_select_whole(v159, v160_result_boolean[0], v167);
    }
    q_out[0] = v161;
    q_out[1] = v162;
    mode_out[1] = v164;
    const harlecki_two_link_mask v168 = crossing[1] | (v123 & (harlecki_two_link_mask)(v114 < harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_mask v169 = v168 | (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v164);
    mode_out[0] = v165;
    const harlecki_two_link_mask v170 = crossing[0] | (v138 & (harlecki_two_link_mask)(v132 < harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_mask v171 = v170 | (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v165);
    const harlecki_two_link_pack v172 = harlecki_two_link_pack_select(v169, harlecki_two_link_pack_splat(0.0), v9 * harlecki_two_link_pack_select(v171, v166, harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v173 = harlecki_two_link_pack_select(v169, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v174 = v9 * v173;
    const harlecki_two_link_mask v175 = ~v149;
    const harlecki_two_link_mask v176 = (v168 | v170) & v175;
    const harlecki_two_link_pack v177 = -(1.0 / harlecki_two_link_pack_select((v175 & v176) & (~v171), (v9 * v174) - v11, harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v178 = harlecki_two_link_pack_select(v171, harlecki_two_link_pack_splat(0.0), v177) * ((v174 * v172) - harlecki_two_link_pack_select(v171, harlecki_two_link_pack_splat(0.0), v9 * harlecki_two_link_pack_select(v169, v163, harlecki_two_link_pack_splat(0.0))));
    const harlecki_two_link_pack v179 = harlecki_two_link_pack_select(v176, harlecki_two_link_pack_select(v171, harlecki_two_link_pack_splat(0.0), v166 + harlecki_two_link_pack_select(v171, harlecki_two_link_pack_splat(0.0), -v178)), v166);
    qd_out[0] = v179;
    const harlecki_two_link_pack v180 = harlecki_two_link_pack_select(v176, harlecki_two_link_pack_select(v169, harlecki_two_link_pack_splat(0.0), v163 + harlecki_two_link_pack_select(v169, harlecki_two_link_pack_splat(0.0), (v173 * v172) + (v174 * v178))), v163);
    qd_out[1] = v180;
    const harlecki_two_link_mask v181 = v139 & (harlecki_two_link_mask)(v145 <= v146);
    crossing_out[0] = probes & (v138 & v181);
    const harlecki_two_link_mask v182 = v124 & (harlecki_two_link_mask)(v131 <= v146);
    crossing_out[1] = probes & (v123 & v182);
    const harlecki_two_link_mask v183 = harlecki_two_link_pack_select_whole(v147, heading[0], harlecki_two_link_pack_whole(0));
    forced_out[0] = v183;
    const harlecki_two_link_mask v184 = harlecki_two_link_pack_select_whole(v147, heading[1], harlecki_two_link_pack_whole(0));
    forced_out[1] = v184;
    heading_out[0] = harlecki_two_link_pack_select_whole(probes, harlecki_two_link_pack_select_whole(v100 & v181, v112, harlecki_two_link_pack_whole(0)), harlecki_two_link_pack_whole(0));
    heading_out[1] = harlecki_two_link_pack_select_whole(probes, harlecki_two_link_pack_select_whole(v98 & v182, v113, harlecki_two_link_pack_whole(0)), harlecki_two_link_pack_whole(0));
    const harlecki_two_link_pack v185 = harlecki_two_link_pack_select(v149, past, harlecki_two_link_pack_select(v147, trial + past, dt));
    *past_out = v185;
    const harlecki_two_link_pack v186 = harlecki_two_link_pack_select(probes, whole, trial);
    const harlecki_two_link_pack v187 = harlecki_two_link_pack_select(v149, v146 * v186, dt - v185);
    *trial_out = v187;
    *whole_out = harlecki_two_link_pack_select(v149, v186, v187);
    *passes_out = 1.0 + passes;
    const harlecki_two_link_pack v188 = harlecki_two_link_pack_select(v84_flag[4] | v84_flag[3], harlecki_two_link_pack_select(v84_flag[8], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v84_flag[7] & (~v84_flag[2]), harlecki_two_link_pack_select(v84_flag[5], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_splat(3.0))), harlecki_two_link_pack_select(v84_flag[6], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0)));
    const harlecki_two_link_mask v189 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v36) + (harlecki_two_link_pack_abs(v84_number[0]) + (harlecki_two_link_pack_abs(v40) + harlecki_two_link_pack_abs(v84_number[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v190 = harlecki_two_link_pack_select(v189, harlecki_two_link_pack_select(v84_done, v188, harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    const harlecki_two_link_mask v191 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v190);
    const harlecki_two_link_pack v192 = harlecki_two_link_pack_select(v154, harlecki_two_link_pack_splat(7.0), harlecki_two_link_pack_select(v167 | v191, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(5.0)));
    const harlecki_two_link_pack v193 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v192) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v190) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == worst)), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v194 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v192) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == worst) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v190)), harlecki_two_link_pack_splat(3.0), v193);
    const harlecki_two_link_pack v195 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v192) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v190) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == worst)), harlecki_two_link_pack_splat(4.0), v194);
    const harlecki_two_link_mask v196 = ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == worst) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v190)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v192);
    const harlecki_two_link_pack v197 = harlecki_two_link_pack_select(v196, harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v192) | (v191 | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == worst)), harlecki_two_link_pack_splat(2.0), v195));
    const harlecki_two_link_pack v198 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v192) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v190) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == worst)), harlecki_two_link_pack_splat(7.0), v197);
    *worst_out = harlecki_two_link_pack_select(((harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v190) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == worst)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v192), harlecki_two_link_pack_splat(6.0), v198);
    *done = v154 | (v175 & (harlecki_two_link_mask)(v187 <= harlecki_two_link_pack_splat(0.0)));
    if (!harlecki_two_link_pack_all(~(v149))) {
        q_out[0] = harlecki_two_link_pack_select(v149, q[0], v161);
        q_out[1] = harlecki_two_link_pack_select(v149, q[1], v162);
        qd_out[0] = harlecki_two_link_pack_select(v149, qd[0], v179);
        qd_out[1] = harlecki_two_link_pack_select(v149, qd[1], v180);
        forced_out[0] = harlecki_two_link_pack_select_whole(v149, forced[0], v183);
        forced_out[1] = harlecki_two_link_pack_select_whole(v149, forced[1], v184);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_part_same(const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_mask probes, const harlecki_two_link_pack *restrict far, harlecki_two_link_pack past, harlecki_two_link_pack whole, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_mask *restrict probes_out, harlecki_two_link_pack *restrict far_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict whole_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    harlecki_two_link_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_mask probes, const harlecki_two_link_pack *restrict far, harlecki_two_link_pack past, harlecki_two_link_pack whole, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_mask *restrict probes_out, harlecki_two_link_pack *restrict far_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict whole_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_part(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_mask probes, const harlecki_two_link_pack *restrict far, harlecki_two_link_pack past, harlecki_two_link_pack whole, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_mask *restrict probes_out, harlecki_two_link_pack *restrict far_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict whole_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        harlecki_two_link_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    harlecki_two_link_pack v0_q[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_qd[2] = {harlecki_two_link_pack_at(&qd[0]), harlecki_two_link_pack_at(&qd[stride])};
    harlecki_two_link_mask v0_mode[2] = {harlecki_two_link_pack_at_modes(&mode[0]), harlecki_two_link_pack_at_modes(&mode[stride])};
    harlecki_two_link_mask v0_crossing[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_forced[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_heading[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_probes = harlecki_two_link_pack_whole(0);
    harlecki_two_link_pack v0_far[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v0_past = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v0_whole = harlecki_two_link_pack_at(&dt[0]);
    harlecki_two_link_pack v0_trial = harlecki_two_link_pack_at(&dt[0]);
    harlecki_two_link_pack v0_passes = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v0_worst = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v0_of_tau[2] = {harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_at(&tau[stride])};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 14) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_pack v0_next_q[2];
        harlecki_two_link_pack v0_next_qd[2];
        harlecki_two_link_mask v0_next_mode[2];
        harlecki_two_link_mask v0_next_crossing[2];
        harlecki_two_link_mask v0_next_forced[2];
        harlecki_two_link_mask v0_next_heading[2];
        harlecki_two_link_mask v0_next_probes;
        harlecki_two_link_pack v0_next_far[2];
        harlecki_two_link_pack v0_next_past;
        harlecki_two_link_pack v0_next_whole;
        harlecki_two_link_pack v0_next_trial;
        harlecki_two_link_pack v0_next_passes;
        harlecki_two_link_pack v0_next_worst;
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, harlecki_two_link_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = harlecki_two_link_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = harlecki_two_link_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = harlecki_two_link_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = harlecki_two_link_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = harlecki_two_link_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = harlecki_two_link_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = harlecki_two_link_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_forced[0] = harlecki_two_link_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_forced[1] = harlecki_two_link_pack_select_whole(v0_done, v0_forced[1], v0_next_forced[1]);
        v0_heading[0] = harlecki_two_link_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_heading[1] = harlecki_two_link_pack_select_whole(v0_done, v0_heading[1], v0_next_heading[1]);
        v0_probes = harlecki_two_link_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = harlecki_two_link_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_far[1] = harlecki_two_link_pack_select(v0_done, v0_far[1], v0_next_far[1]);
        v0_past = harlecki_two_link_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = harlecki_two_link_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = harlecki_two_link_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = harlecki_two_link_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = harlecki_two_link_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const harlecki_two_link_mask v1 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v0_qd[1]) + (harlecki_two_link_pack_abs(v0_q[0]) + (harlecki_two_link_pack_abs(v0_qd[0]) + harlecki_two_link_pack_abs(v0_q[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v0_worst);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&dt[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0]))));
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0])) + v3)) < harlecki_two_link_pack_splat(1e+38)) & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[stride])) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v5 = v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < harlecki_two_link_pack_at(&dt[0]));
    const harlecki_two_link_mask v6 = (v5 & (~v2)) & v1;
    *(harlecki_two_link_unaligned *)&q_next[0] = harlecki_two_link_pack_select(v6, v0_q[0], harlecki_two_link_pack_at(&q[0]));
    *(harlecki_two_link_unaligned *)&q_next[stride] = harlecki_two_link_pack_select(v6, v0_q[1], harlecki_two_link_pack_at(&q[stride]));
    *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_select(v6, v0_qd[0], harlecki_two_link_pack_at(&qd[0]));
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_select(v6, v0_qd[1], harlecki_two_link_pack_at(&qd[stride]));
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v6, v0_mode[0], harlecki_two_link_pack_at_modes(&mode[0])), harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v6, v0_mode[1], harlecki_two_link_pack_at_modes(&mode[stride])), harlecki_two_link_bytes);
    const harlecki_two_link_mask v7 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v0_worst);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v7 | v0_done, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(5.0));
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v8) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(3.0) == v0_worst), harlecki_two_link_pack_splat(3.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v8) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) == v0_worst), harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_select(v7 | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(2.0) == v8), harlecki_two_link_pack_splat(2.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v0_worst) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(4.0) == v8), harlecki_two_link_pack_splat(4.0), v9));
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(v2 | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(7.0) == v8), harlecki_two_link_pack_splat(7.0), harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v0_worst) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(5.0) == v8), harlecki_two_link_pack_splat(5.0), v10));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v6, harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v8) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(6.0) == v0_worst), harlecki_two_link_pack_splat(6.0), v11), harlecki_two_link_pack_select(v5 & v2, harlecki_two_link_pack_splat(7.0), harlecki_two_link_pack_splat(6.0)));
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    harlecki_two_link_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        harlecki_two_link_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void harlecki_two_link_step_interpolated_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_step_interpolated_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

void harlecki_two_link_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(6U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_step_interpolated_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
