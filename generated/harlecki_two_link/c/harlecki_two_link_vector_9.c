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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_step_pattern(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict pattern, const harlecki_two_link_mask *restrict best, const harlecki_two_link_mask *restrict flag, const harlecki_two_link_pack *restrict number, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_mask *restrict pattern_out, harlecki_two_link_mask *restrict best_out, harlecki_two_link_mask *restrict flag_out, harlecki_two_link_pack *restrict number_out, harlecki_two_link_mask *restrict done)
{
    const harlecki_two_link_mask v0 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v2 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[0]);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v4 = v3 + v1;
    const harlecki_two_link_pack v5 = 1.0 - v4;
    const harlecki_two_link_pack v6 = -v5;
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(context_boolean[5], harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v8 = context_boolean[6] | context_boolean[7];
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v8, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v10 = context_boolean[3] | context_boolean[4];
    const harlecki_two_link_mask v11 = (context_boolean[4] & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[0])) | (v10 & (v2 & ((harlecki_two_link_mask)(v6 <= v9) & (harlecki_two_link_mask)(v7 <= v6))));
    const harlecki_two_link_pack v12 = -(v3 + v5);
    const harlecki_two_link_mask v13 = ((v0 & ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v12) & (harlecki_two_link_mask)(v12 <= harlecki_two_link_pack_splat(0.0)))) & v8) | (context_boolean[7] & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[1]));
    const harlecki_two_link_mask v14 = v13 | v11;
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v14, v4, 1.0 + v4);
    const harlecki_two_link_mask v16 = harlecki_two_link_pack_select_whole(context_boolean[2] & ((harlecki_two_link_mask)(v7 <= v15) & (harlecki_two_link_mask)(v15 <= v9)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[3], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v17 = harlecki_two_link_pack_select_whole(v13, pattern[0], harlecki_two_link_pack_select_whole(v11, harlecki_two_link_pack_select_whole(context_boolean[3] & v2, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v16));
    pattern_out[0] = v17;
    const harlecki_two_link_pack v18 = v15 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v17), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v19 = harlecki_two_link_pack_select_whole(context_boolean[5] & ((harlecki_two_link_mask)(v18 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v18)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[6], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v13, harlecki_two_link_pack_select_whole(context_boolean[6] & v0, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v19);
    const harlecki_two_link_pack v20 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v21 = context_real[1] * v20;
    const harlecki_two_link_mask v22 = ~v2;
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v22, (context_real[1] * v21) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v24 = v21 * v23;
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), -(v3 * v24));
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v3 * v23);
    const harlecki_two_link_pack v27 = (context_real[6] * v26) + (context_real[7] * v25);
    const harlecki_two_link_pack v28 = (context_real[10] * v25) + (context_real[9] * v26);
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v22, (v28 * v28) + (v27 * v27), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v30 = v20 + (v21 * v24);
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), v1 * v30);
    const harlecki_two_link_pack v32 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), -(v1 * v24));
    const harlecki_two_link_pack v33 = (context_real[6] * v32) + (context_real[7] * v31);
    const harlecki_two_link_pack v34 = (context_real[10] * v31) + (context_real[9] * v32);
    const harlecki_two_link_mask v35 = ~v0;
    const harlecki_two_link_mask v36 = v22 & v35;
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v36, (v34 * v34) + (v33 * v33), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v38 = (context_real[17] * v32) + (3.2 * v31);
    const harlecki_two_link_pack v39 = context_real[15] * v32;
    const harlecki_two_link_pack v40 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v35, (v38 * v38) + (v39 * v39), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v41 = (context_real[17] * v26) + (3.2 * v25);
    const harlecki_two_link_pack v42 = context_real[15] * v26;
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v36, (v41 * v41) + (v42 * v42), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v44 = (harlecki_two_link_mask)(v37 < harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(1.0), 1.0 - v29)) & (harlecki_two_link_mask)(v43 < harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(1.0), 1.0 - v40));
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[2]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v46 * v30) - (v45 * v24));
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v45 * v23) - (v46 * v24));
    const harlecki_two_link_pack v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47));
    const harlecki_two_link_pack v50 = context_real[11] + ((context_real[9] * v48) + (context_real[10] * v47));
    const harlecki_two_link_pack v51 = context_real[8] + ((context_real[6] * v48) + (context_real[7] * v47));
    const harlecki_two_link_pack v52 = context_real[16] + (context_real[15] * v48);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_real_of(pattern[1]);
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_real_of(pattern[0]);
    harlecki_two_link_pack v55_u[2] = {harlecki_two_link_pack_select(v44, number[2], harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_select(v44, number[3], harlecki_two_link_pack_splat(0.0))};
    harlecki_two_link_pack v55_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v55_of_context_real[16] = {v54, context_real[4], -v27, -v33, v51, -v28, -v34, v50, v53, context_real[13], -v42, -v39, v52, -v41, -v38, v49};
    const harlecki_two_link_mask v55_of_context_boolean[2] = {v22, v35};
    harlecki_two_link_mask v55_done = { 0 };
    for (int v55_pass = 0; (v55_pass < 40) && !harlecki_two_link_pack_all(v55_done); v55_pass++) {
        harlecki_two_link_pack v55_next_u[2];
        harlecki_two_link_pack v55_next_polished[1];
        harlecki_two_link_mask v55_ends;
        harlecki_two_link_pack_step_pattern_loads(spacing, prepared, v55_u, v55_polished, v55_of_context_real, v55_of_context_boolean, v55_next_u, v55_next_polished, &v55_ends);
        v55_u[0] = harlecki_two_link_pack_select(v55_done, v55_u[0], v55_next_u[0]);
        v55_u[1] = harlecki_two_link_pack_select(v55_done, v55_u[1], v55_next_u[1]);
        v55_polished[0] = harlecki_two_link_pack_select(v55_done, v55_polished[0], v55_next_polished[0]);
        v55_done |= v55_ends;
    }
    number_out[2] = v55_u[0];
    number_out[3] = v55_u[1];
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v47 - (v31 * v55_u[1])) - (v25 * v55_u[0]));
    const harlecki_two_link_pack v57 = (v32 * v55_u[1]) + (v26 * v55_u[0]);
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), v48 - v57);
    const harlecki_two_link_pack v59 = (context_real[8] + (context_real[6] * v58)) + (context_real[7] * v56);
    const harlecki_two_link_pack v60 = context_real[11] + ((context_real[10] * v56) + (context_real[9] * v58));
    const harlecki_two_link_pack v61 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v2, (v60 * v60) + (v59 * v59), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_select(v2, context_real[2] - (context_real[1] * v56), v55_u[0]);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_min(v61 - v62, v62 + v61), v54 * v58);
    const harlecki_two_link_pack v64 = (v50 - (v34 * v55_u[1])) - (v28 * v55_u[0]);
    const harlecki_two_link_pack v65 = (v51 - (v33 * v55_u[1])) - (v27 * v55_u[0]);
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (context_real[4] * v54) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v22, (v65 * v65) + (v64 * v64), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v67 = (v49 - (v41 * v55_u[0])) - (v38 * v55_u[1]);
    const harlecki_two_link_pack v68 = v52 - (context_real[15] * v57);
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (context_real[13] * v53) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v35, (v68 * v68) + (v67 * v67), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v55_u[1]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v55_u[0]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v69), harlecki_two_link_pack_abs(v66))));
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v55_u[0] - v66), harlecki_two_link_pack_abs(v55_u[1] - v69));
    const harlecki_two_link_mask v72 = v55_done & (harlecki_two_link_mask)(v71 <= (v70 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v70 < (1.0000000009313226 * v70)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
    const harlecki_two_link_mask v73 = v72 & (context_boolean[0] | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v63) | (v2 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v63))));
    const harlecki_two_link_pack v74 = (context_real[18] + (context_real[17] * v58)) + (3.2 * v56);
    const harlecki_two_link_pack v75 = context_real[16] + (context_real[15] * v58);
    const harlecki_two_link_pack v76 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v74 * v74) + (v75 * v75), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v77 = harlecki_two_link_pack_select(v0, context_real[3] - (context_real[1] * v58), v55_u[1]);
    const harlecki_two_link_pack v78 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v76 - v77, v77 + v76), v53 * v56);
    const harlecki_two_link_mask v79 = (context_boolean[1] | ((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v78)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v78))) & v73;
    const harlecki_two_link_mask v80 = ~flag[1];
    const harlecki_two_link_mask v81 = context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v62))) <= harlecki_two_link_pack_select(v2, v63, context_real[0] * v63));
    const harlecki_two_link_mask v82 = context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v77))) <= harlecki_two_link_pack_select(v0, v78, 1.7300000000000002 * v78));
    const harlecki_two_link_mask v83 = v82 & (v72 & v81);
    const harlecki_two_link_mask v84 = ((~flag[2]) & (v80 & v83)) | (v80 & v79);
    best_out[0] = harlecki_two_link_pack_select_whole(v84, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v84, pattern[1], best[1]);
    flag_out[0] = flag[0];
    const harlecki_two_link_mask v85 = flag[1] | v79;
    flag_out[1] = v85;
    flag_out[2] = flag[2] | v83;
    const harlecki_two_link_mask v86 = flag[3] | (flag[1] & v79);
    flag_out[3] = v86;
    const harlecki_two_link_mask v87 = ~v72;
    const harlecki_two_link_mask v88 = (v35 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v40)) | (v22 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v29));
    const harlecki_two_link_mask v89 = (harlecki_two_link_mask)(v4 <= harlecki_two_link_pack_splat(1.0)) & v88;
    flag_out[4] = flag[4] | (v87 & (~((v89 & v87) & (harlecki_two_link_mask)((1e-05 * v70) < v71))));
    flag_out[5] = harlecki_two_link_pack_select_whole(v84, v44, flag[5]);
    flag_out[6] = harlecki_two_link_pack_select_whole(v84, v88 & (v89 & v72), flag[6]);
    number_out[0] = harlecki_two_link_pack_select(v84, v58, number[0]);
    number_out[1] = harlecki_two_link_pack_select(v84, v56, number[1]);
    const harlecki_two_link_pack v90 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v2, context_real[20], harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v91 = harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), context_real[1] * harlecki_two_link_pack_select(v0, context_real[21], harlecki_two_link_pack_splat(0.0)));
    number_out[4] = harlecki_two_link_pack_select(v84, harlecki_two_link_pack_select(v2, harlecki_two_link_pack_splat(0.0), (v23 * v91) - (v24 * v90)), number[4]);
    number_out[5] = harlecki_two_link_pack_select(v84, harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v30 * v90) - (v24 * v91)), number[5]);
    const harlecki_two_link_mask v92 = ~(v14 | (harlecki_two_link_mask)(v15 <= (v9 + harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)))));
    const harlecki_two_link_mask v93 = v85 & (v86 | (((v2 & v0) | (~v14)) | v92));
    *done = v93 | (v92 & (~v85));
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
    const harlecki_two_link_pack v12 = 1.0 / (v11 - (v9 * v10));
    const harlecki_two_link_pack v13 = v10 * v12;
    const harlecki_two_link_pack v14 = (v8 * v13) - (v7 * v12);
    const harlecki_two_link_pack v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const harlecki_two_link_pack v16 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v17 = (v15 * v12) + (v16 * v13);
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v17 * v17) + (v14 * v14));
    const harlecki_two_link_pack v19 = v10 * v13;
    const harlecki_two_link_pack v20 = 0.5780346820809248 + v19;
    const harlecki_two_link_pack v21 = (v16 * v20) + (v15 * v13);
    const harlecki_two_link_pack v22 = (v8 * v20) - (v7 * v13);
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v22 * v22) + (v21 * v21));
    const harlecki_two_link_pack v24 = v23 + v18;
    const harlecki_two_link_pack v25 = (3.2 * v20) - (v6 * v13);
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
    const harlecki_two_link_pack v43 = v42 - v40;
    const harlecki_two_link_pack v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33));
    const harlecki_two_link_pack v45 = (v35 * v4) + (v5 * v33);
    const harlecki_two_link_pack v46 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v45)) - (v0_sine[0] * v44);
    const harlecki_two_link_pack v47 = v41 * v13;
    const harlecki_two_link_pack v48 = v39 * v12;
    const harlecki_two_link_pack v49 = v48 - v47;
    const harlecki_two_link_pack v50 = (v46 + (v8 * v43)) + (v7 * v49);
    const harlecki_two_link_pack v51 = (6.0 * v34) + ((v0_sine[0] * v45) + ((v0_cosine[0] * v44) - (117.72 * v0_sine[1])));
    const harlecki_two_link_pack v52 = (v51 + (v16 * v43)) - (v15 * v49);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v52 * v52) + (v50 * v50));
    const harlecki_two_link_pack v54 = (v45 + (3.2 * v43)) + (v6 * v49);
    const harlecki_two_link_pack v55 = (v4 * v49) - v44;
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v55 * v55) + (v54 * v54));
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v32, harlecki_two_link_pack_max(v53, v56) / harlecki_two_link_pack_select(v32, harlecki_two_link_pack_select(v32, 1.0 - v31, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_min(v57, v56 + (v30 * v57));
    const harlecki_two_link_pack v59 = harlecki_two_link_pack_min(v57, v53 + (v24 * v57));
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_min(v58, v56 + ((v29 * v59) + (v27 * v58)));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_min(v59, v53 + ((v23 * v58) + (v18 * v59)));
    const harlecki_two_link_pack v62 = 1.0001 * harlecki_two_link_pack_min(v60, v56 + ((v29 * v61) + (v27 * v60)));
    const harlecki_two_link_pack v63 = 1.0001 * harlecki_two_link_pack_min(v61, v53 + ((v23 * v60) + (v18 * v61)));
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_abs(v13);
    const harlecki_two_link_pack v65 = (v64 * v63) + (1e-08 * (harlecki_two_link_pack_abs(v40) + harlecki_two_link_pack_abs(v42)));
    const harlecki_two_link_pack v66 = (harlecki_two_link_pack_number(prepared, 6U, spacing, 0U) + (harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * v19)) * (harlecki_two_link_pack_at(&dt[0]) * harlecki_two_link_pack_sqrt((v44 * v44) + (v45 * v45)));
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v68 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == v67) | (harlecki_two_link_mask)(v67 < v66);
    const harlecki_two_link_mask v69 = v68 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v43) <= (v65 + (v20 * v62)));
    const harlecki_two_link_pack v70 = (v64 * v62) + (1e-08 * (harlecki_two_link_pack_abs(v47) + harlecki_two_link_pack_abs(v48)));
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v72 = (harlecki_two_link_mask)(v71 < (harlecki_two_link_pack_sqrt((v51 * v51) + (v46 * v46)) * (v12 * (harlecki_two_link_pack_number(prepared, 2U, spacing, 0U) * harlecki_two_link_pack_at(&dt[0])))));
    const harlecki_two_link_mask v73 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == v71) | v72;
    const harlecki_two_link_mask v74 = v73 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v49) <= (v70 + (v12 * v63)));
    const harlecki_two_link_pack v75 = -v65;
    const harlecki_two_link_mask v76 = harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v77 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v75 < v43), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v76));
    const harlecki_two_link_mask v78 = harlecki_two_link_pack_select_whole(v69, harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v77, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_pack v79 = -v70;
    const harlecki_two_link_mask v80 = harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v81 = harlecki_two_link_pack_select_whole(v73, (harlecki_two_link_mask)(v79 < v49), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v80));
    const harlecki_two_link_mask v82 = harlecki_two_link_pack_select_whole(v74, harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v81, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    harlecki_two_link_mask v83_pattern[2] = {v82, v78};
    harlecki_two_link_mask v83_best[2] = {v82, v78};
    harlecki_two_link_mask v83_flag[7] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v83_number[6] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v83_of_context_real[22] = {v11, v9, v39, v41, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, -v16, -v51, v7, v8, v46, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, -v44, v6, v45, harlecki_two_link_pack_at(&tau[stride]), harlecki_two_link_pack_at(&qd[0]), harlecki_two_link_pack_at(&qd[stride])};
    const harlecki_two_link_mask v83_of_context_boolean[8] = {~v73, ~v68, v74, v81, harlecki_two_link_pack_select_whole(v73, (harlecki_two_link_mask)(v79 < (-v49)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v80)), v69, v77, harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v75 < (-v43)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v76))};
    harlecki_two_link_mask v83_done = { 0 };
    for (int v83_pass = 0; (v83_pass < 18) && !harlecki_two_link_pack_all(v83_done); v83_pass++) {
        harlecki_two_link_mask v83_next_pattern[2];
        harlecki_two_link_mask v83_next_best[2];
        harlecki_two_link_mask v83_next_flag[7];
        harlecki_two_link_pack v83_next_number[6];
        harlecki_two_link_mask v83_ends;
        harlecki_two_link_pack_step_pattern(spacing, prepared, v83_pattern, v83_best, v83_flag, v83_number, v83_of_context_real, v83_of_context_boolean, v83_next_pattern, v83_next_best, v83_next_flag, v83_next_number, &v83_ends);
        v83_pattern[0] = harlecki_two_link_pack_select_whole(v83_done, v83_pattern[0], v83_next_pattern[0]);
        v83_pattern[1] = harlecki_two_link_pack_select_whole(v83_done, v83_pattern[1], v83_next_pattern[1]);
        v83_best[0] = harlecki_two_link_pack_select_whole(v83_done, v83_best[0], v83_next_best[0]);
        v83_best[1] = harlecki_two_link_pack_select_whole(v83_done, v83_best[1], v83_next_best[1]);
        v83_flag[0] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[0], v83_next_flag[0]);
        v83_flag[1] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[1], v83_next_flag[1]);
        v83_flag[2] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[2], v83_next_flag[2]);
        v83_flag[3] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[3], v83_next_flag[3]);
        v83_flag[4] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[4], v83_next_flag[4]);
        v83_flag[5] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[5], v83_next_flag[5]);
        v83_flag[6] = harlecki_two_link_pack_select_whole(v83_done, v83_flag[6], v83_next_flag[6]);
        v83_number[0] = harlecki_two_link_pack_select(v83_done, v83_number[0], v83_next_number[0]);
        v83_number[1] = harlecki_two_link_pack_select(v83_done, v83_number[1], v83_next_number[1]);
        v83_number[2] = harlecki_two_link_pack_select(v83_done, v83_number[2], v83_next_number[2]);
        v83_number[3] = harlecki_two_link_pack_select(v83_done, v83_number[3], v83_next_number[3]);
        v83_number[4] = harlecki_two_link_pack_select(v83_done, v83_number[4], v83_next_number[4]);
        v83_number[5] = harlecki_two_link_pack_select(v83_done, v83_number[5], v83_next_number[5]);
        v83_done |= v83_ends;
    }
    const harlecki_two_link_mask v84 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v83_best[1]);
    const harlecki_two_link_pack v85 = harlecki_two_link_pack_select(v84, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_at(&qd[stride]) + v83_number[5]);
    const harlecki_two_link_pack v86 = 0.5 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v87 = v85 + (v86 * v83_number[1]);
    const harlecki_two_link_mask v88 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v83_best[0]);
    const harlecki_two_link_pack v89 = harlecki_two_link_pack_select(v88, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_at(&qd[0]) + v83_number[4]);
    const harlecki_two_link_pack v90 = v89 + (v86 * v83_number[0]);
    const harlecki_two_link_pack v91 = harlecki_two_link_pack_real_of(v83_best[1]);
    const harlecki_two_link_pack v92 = harlecki_two_link_pack_real_of(v83_best[0]);
    const harlecki_two_link_pack v93_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (v86 * v89), harlecki_two_link_pack_at(&q[stride]) + (v86 * v85)};
    const harlecki_two_link_pack v93_of_qd[2] = {v90, v87};
    const harlecki_two_link_pack v93_of_tau[2] = {harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_at(&tau[stride])};
    const harlecki_two_link_pack v93_of_sign[2] = {v92, v91};
    harlecki_two_link_pack v93_qdd[2];
    harlecki_two_link_pack v93_u_next[2];
    harlecki_two_link_mask v93_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v93_of_q, v93_of_qd, v93_of_tau, v83_best, v93_of_sign, &v83_number[2], v93_qdd, v93_u_next, &v93_converged);
    const harlecki_two_link_pack v94 = v85 + (v86 * v93_qdd[1]);
    const harlecki_two_link_pack v95 = v89 + (v86 * v93_qdd[0]);
    const harlecki_two_link_pack v96_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (v86 * v90), harlecki_two_link_pack_at(&q[stride]) + (v86 * v87)};
    const harlecki_two_link_pack v96_of_qd[2] = {v95, v94};
    harlecki_two_link_pack v96_qdd[2];
    harlecki_two_link_pack v96_u_next[2];
    harlecki_two_link_mask v96_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v96_of_q, v96_of_qd, v93_of_tau, v83_best, v93_of_sign, v93_u_next, v96_qdd, v96_u_next, &v96_converged);
    const harlecki_two_link_pack v97 = harlecki_two_link_pack_at(&dt[0]) * v96_qdd[1];
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_at(&dt[0]) * v96_qdd[0];
    const harlecki_two_link_pack v99_of_q[2] = {harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&dt[0]) * v95), harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v94)};
    const harlecki_two_link_pack v99_of_qd[2] = {v89 + v98, v85 + v97};
    harlecki_two_link_pack v99_qdd[2];
    harlecki_two_link_pack v99_u_next[2];
    harlecki_two_link_mask v99_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v99_of_q, v99_of_qd, v93_of_tau, v83_best, v93_of_sign, v96_u_next, v99_qdd, v99_u_next, &v99_converged);
    const harlecki_two_link_pack v100 = 0.16666666666666666 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v101 = harlecki_two_link_pack_select(v88, harlecki_two_link_pack_splat(0.0), v89 + (v100 * ((v83_number[0] + v99_qdd[0]) + (2.0 * (v93_qdd[0] + v96_qdd[0])))));
    const harlecki_two_link_pack v102 = 2.0 * v100;
    const harlecki_two_link_pack v103 = harlecki_two_link_pack_select(v84, harlecki_two_link_pack_at(&q[stride]), (harlecki_two_link_pack_at(&q[stride]) + (v100 * v97)) + ((v94 + (v85 + v87)) * v102));
    const harlecki_two_link_pack v104 = harlecki_two_link_pack_select(v88, harlecki_two_link_pack_at(&q[0]), (harlecki_two_link_pack_at(&q[0]) + (v100 * v98)) + (v102 * (v95 + (v89 + v90))));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[stride])) + (harlecki_two_link_pack_abs(v104) + (harlecki_two_link_pack_abs(v101) + harlecki_two_link_pack_abs(v103)));
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v84, harlecki_two_link_pack_splat(0.0), v85 + (v100 * ((v83_number[1] + v99_qdd[1]) + (2.0 * (v93_qdd[1] + v96_qdd[1])))));
    const harlecki_two_link_pack v107 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&dt[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (v67 + v71)));
    const harlecki_two_link_mask v108 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[0])) + v107) < harlecki_two_link_pack_splat(1e+38)) & (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v106) + v105) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v109 = v108 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < harlecki_two_link_pack_at(&dt[0]));
    *(harlecki_two_link_unaligned *)&q_next[0] = harlecki_two_link_pack_select(v109, v104, harlecki_two_link_pack_at(&q[0]));
    *(harlecki_two_link_unaligned *)&q_next[stride] = harlecki_two_link_pack_select(v109, v103, harlecki_two_link_pack_at(&q[stride]));
    *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_select(v109, v101, harlecki_two_link_pack_at(&qd[0]));
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_select(v109, v106, harlecki_two_link_pack_at(&qd[stride]));
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v109, v83_best[0], harlecki_two_link_pack_at_modes(&mode[0])), harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v109, v83_best[1], harlecki_two_link_pack_at_modes(&mode[stride])), harlecki_two_link_bytes);
    const harlecki_two_link_mask v110 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v41) + (harlecki_two_link_pack_abs(v83_number[0]) + (harlecki_two_link_pack_abs(v39) + harlecki_two_link_pack_abs(v83_number[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v111 = harlecki_two_link_pack_select(v110, harlecki_two_link_pack_select(v83_done, harlecki_two_link_pack_select(v83_flag[2] | v83_flag[1], harlecki_two_link_pack_select(v83_flag[6], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v83_flag[3], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_select(v83_flag[5], harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(3.0)))), harlecki_two_link_pack_select(v83_flag[4], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0))), harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v109, harlecki_two_link_pack_select(v99_converged & (v96_converged & v93_converged), v111, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(5.0), v111)), harlecki_two_link_pack_splat(6.0));
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
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(7U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict pattern, const harlecki_two_link_mask *restrict best, const harlecki_two_link_mask *restrict flag, const harlecki_two_link_pack *restrict number, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict pattern_out, harlecki_two_link_mask *restrict best_out, harlecki_two_link_mask *restrict flag_out, harlecki_two_link_pack *restrict number_out, harlecki_two_link_mask *restrict done)
{
    const harlecki_two_link_mask v0 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[1]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v2 = context_real[1] * v1;
    const harlecki_two_link_mask v3 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == pattern[0]);
    const harlecki_two_link_mask v4 = ~v3;
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v4, (context_real[1] * v2) - context_real[0], harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v6 = v2 * v5;
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), -(v7 * v6));
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v7 * v5);
    const harlecki_two_link_pack v10 = (context_real[6] * v9) + (context_real[7] * v8);
    const harlecki_two_link_pack v11 = (context_real[10] * v8) + (context_real[9] * v9);
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v11 * v11) + (v10 * v10), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v13 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), v13 * (v1 + (v2 * v6)));
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), -(v13 * v6));
    const harlecki_two_link_pack v16 = (context_real[6] * v15) + (context_real[7] * v14);
    const harlecki_two_link_pack v17 = (context_real[10] * v14) + (context_real[9] * v15);
    const harlecki_two_link_mask v18 = ~v0;
    const harlecki_two_link_mask v19 = v4 & v18;
    const harlecki_two_link_pack v20 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[4] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v17 * v17) + (v16 * v16), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v21 = (context_real[17] * v15) + (3.2 * v14);
    const harlecki_two_link_pack v22 = context_real[15] * v15;
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v18, (v21 * v21) + (v22 * v22), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v24 = (context_real[17] * v9) + (3.2 * v8);
    const harlecki_two_link_pack v25 = context_real[15] * v9;
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[13] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v24 * v24) + (v25 * v25), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v27 = (harlecki_two_link_mask)(v20 < harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(1.0), 1.0 - v12)) & (harlecki_two_link_mask)(v26 < harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(1.0), 1.0 - v23));
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v29 = (harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[2]) * v5) - (v28 * v6);
    const harlecki_two_link_pack v30 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v1 * v28) - (v2 * v29));
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v29);
    const harlecki_two_link_pack v32 = (context_real[18] + (context_real[17] * v31)) + (3.2 * v30);
    const harlecki_two_link_pack v33 = context_real[11] + ((context_real[10] * v30) + (context_real[9] * v31));
    const harlecki_two_link_pack v34 = (context_real[8] + (context_real[6] * v31)) + (context_real[7] * v30);
    const harlecki_two_link_pack v35 = context_real[16] + (context_real[15] * v31);
    const harlecki_two_link_pack v36 = harlecki_two_link_pack_real_of(pattern[1]);
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_real_of(pattern[0]);
    harlecki_two_link_pack v38_u[2] = {harlecki_two_link_pack_select(v27, number[2], harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_select(v27, number[3], harlecki_two_link_pack_splat(0.0))};
    harlecki_two_link_pack v38_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v38_of_context_real[16] = {v37, context_real[4], -v10, -v16, v34, -v11, -v17, v33, v36, context_real[13], -v25, -v22, v35, -v24, -v21, v32};
    const harlecki_two_link_mask v38_of_context_boolean[2] = {v4, v18};
    harlecki_two_link_mask v38_done = { 0 };
    for (int v38_pass = 0; (v38_pass < 40) && !harlecki_two_link_pack_all(v38_done); v38_pass++) {
        harlecki_two_link_pack v38_next_u[2];
        harlecki_two_link_pack v38_next_polished[1];
        harlecki_two_link_mask v38_ends;
        harlecki_two_link_pack_interpolated_pattern_loads(spacing, prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_ends);
        v38_u[0] = harlecki_two_link_pack_select(v38_done, v38_u[0], v38_next_u[0]);
        v38_u[1] = harlecki_two_link_pack_select(v38_done, v38_u[1], v38_next_u[1]);
        v38_polished[0] = harlecki_two_link_pack_select(v38_done, v38_polished[0], v38_next_polished[0]);
        v38_done |= v38_ends;
    }
    number_out[2] = v38_u[0];
    number_out[3] = v38_u[1];
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v30 - (v14 * v38_u[1])) - (v8 * v38_u[0]));
    const harlecki_two_link_pack v40 = (v15 * v38_u[1]) + (v9 * v38_u[0]);
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v31 - v40);
    const harlecki_two_link_pack v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v39);
    const harlecki_two_link_pack v43 = context_real[11] + ((context_real[10] * v39) + (context_real[9] * v41));
    const harlecki_two_link_pack v44 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v43 * v43) + (v42 * v42), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_select(v3, context_real[2] - (context_real[1] * v39), v38_u[0]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v44 - v45, v45 + v44), v37 * v41);
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_select(v3, v46, context_real[0] * v46);
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v45));
    const harlecki_two_link_mask v49 = ~flag[0];
    const harlecki_two_link_mask v50 = context_boolean[2] & v49;
    const harlecki_two_link_mask v51 = ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v46) | (v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v46))) | (v50 & (harlecki_two_link_mask)(((-1e-06) * v48) <= v47));
    const harlecki_two_link_pack v52 = ((v17 * v38_u[1]) + (v11 * v38_u[0])) - v33;
    const harlecki_two_link_pack v53 = ((v16 * v38_u[1]) + (v10 * v38_u[0])) - v34;
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), (context_real[4] * v37) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v53 * v53) + (v52 * v52), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v55 = ((v24 * v38_u[0]) + (v21 * v38_u[1])) - v32;
    const harlecki_two_link_pack v56 = (context_real[15] * v40) - v35;
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (context_real[13] * v36) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v18, (v56 * v56) + (v55 * v55), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v38_u[1]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v38_u[0]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v57), harlecki_two_link_pack_abs(v54))));
    const harlecki_two_link_pack v59 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v38_u[0] - v54), harlecki_two_link_pack_abs(v38_u[1] - v57));
    const harlecki_two_link_mask v60 = v38_done & (harlecki_two_link_mask)(v59 <= (v58 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v58 < (1.0000000009313226 * v58)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05))));
    const harlecki_two_link_pack v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v39);
    const harlecki_two_link_pack v62 = context_real[16] + (context_real[15] * v41);
    const harlecki_two_link_pack v63 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v61 * v61) + (v62 * v62), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_select(v0, context_real[3] - (context_real[1] * v41), v38_u[1]);
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v63 - v64, v64 + v63), v36 * v39);
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_select(v0, v65, 1.7300000000000002 * v65);
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_mask v68 = context_boolean[3] & v49;
    const harlecki_two_link_mask v69 = (v68 & (harlecki_two_link_mask)(((-1e-06) * v67) <= v66)) | ((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v65)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v65));
    const harlecki_two_link_mask v70 = (context_boolean[1] | v69) & (v60 & (context_boolean[0] | v51));
    const harlecki_two_link_mask v71 = flag[1] | v70;
    flag_out[1] = v71;
    const harlecki_two_link_pack v72 = v7 + v13;
    const harlecki_two_link_pack v73 = 1.0 - v72;
    const harlecki_two_link_pack v74 = -(v7 + v73);
    const harlecki_two_link_mask v75 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const harlecki_two_link_mask v76 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const harlecki_two_link_mask v77 = v76 | v75;
    const harlecki_two_link_mask v78 = (v77 & (v0 & ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v74) & (harlecki_two_link_mask)(v74 <= harlecki_two_link_pack_splat(0.0))))) | (v75 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[1]));
    const harlecki_two_link_pack v79 = harlecki_two_link_pack_select(v77, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v80 = -v73;
    const harlecki_two_link_mask v81 = context_boolean[7] & (~v68);
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_select(v81, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v83 = harlecki_two_link_pack_select_whole(v50, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const harlecki_two_link_mask v84 = harlecki_two_link_pack_select_whole(v50, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const harlecki_two_link_mask v85 = v84 | v83;
    const harlecki_two_link_mask v86 = (v85 & (v3 & ((harlecki_two_link_mask)(v82 <= v80) & (harlecki_two_link_mask)(v80 <= v79)))) | (v83 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[0]));
    const harlecki_two_link_mask v87 = v86 | v78;
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_select(v87, v72, 1.0 + v72);
    const harlecki_two_link_mask v89 = ~(v87 | (harlecki_two_link_mask)(v88 <= (v79 + harlecki_two_link_pack_select(v85, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)))));
    const harlecki_two_link_mask v90 = v89 & (~v71);
    const harlecki_two_link_mask v91 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))));
    const harlecki_two_link_mask v92 = v91 & ((context_boolean[2] | context_boolean[3]) & (v49 & v90));
    const harlecki_two_link_mask v93 = harlecki_two_link_pack_select_whole(((harlecki_two_link_mask)(v82 <= v88) & (harlecki_two_link_mask)(v88 <= v79)) & (context_boolean[4] & (~v50)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v84, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v94 = harlecki_two_link_pack_select_whole(v78, pattern[0], harlecki_two_link_pack_select_whole(v86, harlecki_two_link_pack_select_whole(v84 & v3, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v93));
    pattern_out[0] = harlecki_two_link_pack_select_whole(v92, harlecki_two_link_pack_select_whole(context_boolean[4], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[5], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), v94);
    const harlecki_two_link_pack v95 = v88 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v94), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v96 = harlecki_two_link_pack_select_whole(v81 & ((harlecki_two_link_mask)(v95 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v95)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v76, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v92, harlecki_two_link_pack_select_whole(context_boolean[7], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[8], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v78, harlecki_two_link_pack_select_whole(v0 & v76, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v96));
    const harlecki_two_link_mask v97 = ~flag[1];
    const harlecki_two_link_mask v98 = (context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * v67) <= v66)) & (v60 & (context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * v48) <= v47)));
    const harlecki_two_link_mask v99 = (v97 & v70) | ((~flag[2]) & (v97 & v98));
    best_out[0] = harlecki_two_link_pack_select_whole(v99, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v99, pattern[1], best[1]);
    flag_out[0] = flag[0] | v92;
    flag_out[2] = flag[2] | v98;
    const harlecki_two_link_mask v100 = flag[3] | (flag[1] & v70);
    flag_out[3] = v100;
    const harlecki_two_link_mask v101 = ~v60;
    const harlecki_two_link_mask v102 = (v18 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v23)) | (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12));
    const harlecki_two_link_mask v103 = (harlecki_two_link_mask)(v72 <= harlecki_two_link_pack_splat(1.0)) & v102;
    flag_out[4] = flag[4] | (v101 & (~((v103 & v101) & (harlecki_two_link_mask)((1e-05 * v58) < v59))));
    flag_out[5] = harlecki_two_link_pack_select_whole(v99, v27, flag[5]);
    flag_out[6] = harlecki_two_link_pack_select_whole(v99, v102 & (v103 & v60), flag[6]);
    number_out[0] = harlecki_two_link_pack_select(v99, v41, number[0]);
    number_out[1] = harlecki_two_link_pack_select(v99, v39, number[1]);
    const harlecki_two_link_mask v104 = v71 & ((v89 | ((v3 & v0) | (~v87))) | v100);
    *done = (v90 & (~v92)) | v104;
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

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_breakaways_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    const harlecki_two_link_pack v0_angle[2] = {context_real[22], context_real[21]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 1.7300000000000002 + v5;
    const harlecki_two_link_mask v7 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v9 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v10 = context_real[23] * context_real[23];
    const harlecki_two_link_pack v11 = v10 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v12 = v0_cosine[0] * v0_cosine[1];
    const harlecki_two_link_pack v13 = (v9 * v11) + (31.392000000000003 * v12);
    const harlecki_two_link_pack v14 = context_real[16] - v13;
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v14);
    const harlecki_two_link_pack v16 = v6 * v8;
    const harlecki_two_link_mask v17 = ~v4;
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), 1.0 / harlecki_two_link_pack_select(v17, 13.73 + ((6.4 * v0_cosine[0]) - (v6 * v16)), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v19 = context_real[23] + context_real[24];
    const harlecki_two_link_pack v20 = v19 * v19;
    const harlecki_two_link_pack v21 = ((context_real[10] - (137.34 * v0_cosine[1])) - v13) + (v9 * v20);
    const harlecki_two_link_pack v22 = v16 * v18;
    const harlecki_two_link_pack v23 = (v18 * harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v21)) - (v22 * v15);
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), (v8 * v15) - (v16 * v23));
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v25 * (v8 + (v16 * v22)));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), -(v22 * v27));
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v18 * v27);
    const harlecki_two_link_pack v30 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v31 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v32 = 3.2 + v31;
    const harlecki_two_link_pack v33 = (v0_cosine[0] * v30) - (v0_sine[0] * v32);
    const harlecki_two_link_pack v34 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v25 * v22));
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v23);
    const harlecki_two_link_pack v36 = ((3.2 * v20) - (v0_cosine[1] * (78.48 * v0_sine[0]))) + (v31 * v11);
    const harlecki_two_link_pack v37 = (v30 * v11) + (78.48 * v12);
    const harlecki_two_link_pack v38 = (((v0_cosine[0] * v36) + (v0_sine[0] * v37)) - (117.72 * v0_sine[1])) + (6.0 * v10);
    const harlecki_two_link_pack v39 = 6.0 + ((v0_cosine[0] * v32) + (v0_sine[0] * v30));
    const harlecki_two_link_pack v40 = ((v0_cosine[0] * v37) - (v0_sine[0] * v36)) + (117.72 * v0_cosine[1]);
    harlecki_two_link_pack v41_u[2] = {context_real[19], context_real[20]};
    harlecki_two_link_pack v41_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v41_of_context_real[16] = {harlecki_two_link_pack_real_of(context_mode[0]), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v28 * v9) - (v29 * v33), (v26 * v9) - (v33 * v34), ((v33 * v35) - (v9 * v24)) - v38, -((v5 * v28) + (v29 * v39)), -((v5 * v26) + (v34 * v39)), v40 + ((v5 * v24) + (v35 * v39)), harlecki_two_link_pack_real_of(context_mode[1]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v29 * v30), -(v30 * v34), (v30 * v35) - v36, -((3.2 * v28) + (v29 * v32)), -((3.2 * v26) + (v32 * v34)), v37 + ((3.2 * v24) + (v32 * v35))};
    const harlecki_two_link_mask v41_of_context_boolean[2] = {v17, ~v7};
    harlecki_two_link_mask v41_done = { 0 };
    for (int v41_pass = 0; (v41_pass < 40) && !harlecki_two_link_pack_all(v41_done); v41_pass++) {
        harlecki_two_link_pack v41_next_u[2];
        harlecki_two_link_pack v41_next_polished[1];
        harlecki_two_link_mask v41_ends;
        harlecki_two_link_pack_margin_loads(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
        v41_u[0] = harlecki_two_link_pack_select(v41_done, v41_u[0], v41_next_u[0]);
        v41_u[1] = harlecki_two_link_pack_select(v41_done, v41_u[1], v41_next_u[1]);
        v41_polished[0] = harlecki_two_link_pack_select(v41_done, v41_polished[0], v41_next_polished[0]);
        v41_done |= v41_ends;
    }
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), (v24 - (v26 * v41_u[1])) - (v28 * v41_u[0]));
    const harlecki_two_link_pack v43 = (v6 * v42) - v21;
    const harlecki_two_link_pack v44 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v35 - (v29 * v41_u[0])) - (v34 * v41_u[1]));
    const harlecki_two_link_pack v45 = v40 + ((v5 * v42) + (v39 * v44));
    const harlecki_two_link_pack v46 = v38 + ((v9 * v42) - (v33 * v44));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_number(prepared, 2U, spacing, 0U) * harlecki_two_link_pack_sqrt((v45 * v45) + (v46 * v46));
    const harlecki_two_link_pack v48 = v43 + v47;
    const harlecki_two_link_pack v49 = v47 - v43;
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_min(v48, v49);
    const harlecki_two_link_mask v51 = v4 & (harlecki_two_link_mask)(v50 < harlecki_two_link_pack_splat(0.0));
    result_boolean[0] = v51;
    const harlecki_two_link_pack v52 = (context_real[0] * context_real[18]) - context_real[1];
    const harlecki_two_link_pack v53 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18]);
    const harlecki_two_link_pack v54 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]));
    const harlecki_two_link_pack v55 = context_real[3] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v51, (v53 * v53) + (v54 * v54), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_min(v52 + v55, v55 - v52));
    result_real[0] = harlecki_two_link_pack_select(v51, v56 / harlecki_two_link_pack_select(v51, harlecki_two_link_pack_select(v51, v56 - v50, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v57 = (v6 * v44) - v14;
    const harlecki_two_link_pack v58 = (v30 * v44) - v36;
    const harlecki_two_link_pack v59 = v37 + ((3.2 * v42) + (v32 * v44));
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * harlecki_two_link_pack_sqrt((v58 * v58) + (v59 * v59));
    const harlecki_two_link_pack v61 = v57 + v60;
    const harlecki_two_link_pack v62 = v60 - v57;
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_min(v61, v62);
    const harlecki_two_link_mask v64 = v7 & (harlecki_two_link_mask)(v63 < harlecki_two_link_pack_splat(0.0));
    result_boolean[1] = v64;
    const harlecki_two_link_pack v65 = (context_real[0] * context_real[17]) - context_real[2];
    const harlecki_two_link_pack v66 = context_real[13] + (context_real[12] * context_real[17]);
    const harlecki_two_link_pack v67 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]));
    const harlecki_two_link_pack v68 = context_real[11] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v64, (v66 * v66) + (v67 * v67), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_max(harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_min(v65 + v68, v68 - v65));
    result_real[1] = harlecki_two_link_pack_select(v64, v69 / harlecki_two_link_pack_select(v64, harlecki_two_link_pack_select(v64, v69 - v63, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    result_mode[0] = harlecki_two_link_pack_mode_of(v49 - v48);
    result_mode[1] = harlecki_two_link_pack_mode_of(v62 - v61);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_breakaways_same(const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    harlecki_two_link_pack_interpolated_breakaways_body(0U, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_breakaways_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_breakaways_body(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_breakaways(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean, harlecki_two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_breakaways_same(prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    } else {
        harlecki_two_link_pack_interpolated_breakaways_each(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_pack past, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
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
    const harlecki_two_link_mask v83 = ~v65;
    const harlecki_two_link_mask v84 = ~v68;
    const harlecki_two_link_pack v85 = -v16;
    harlecki_two_link_mask v86_pattern[2] = {v81, v75};
    harlecki_two_link_mask v86_best[2] = {v81, v75};
    harlecki_two_link_mask v86_flag[7] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v86_number[4] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v86_of_context_real[20] = {v11, v9, v40, v36, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v85, v82, v7, v8, v48, tau[0], harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v46, v6, v47, tau[1]};
    const harlecki_two_link_mask v86_of_context_boolean[10] = {v84, v83, v77, v71, v69, v80, harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(v78 < v42), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v79)), v66, v74, harlecki_two_link_pack_select_whole(v65, (harlecki_two_link_mask)(v72 < (-v45)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v73))};
    const harlecki_two_link_mask v86_of_context_mode[4] = {v79, v73, forced[0], forced[1]};
    harlecki_two_link_mask v86_done = { 0 };
    for (int v86_pass = 0; (v86_pass < 18) && !harlecki_two_link_pack_all(v86_done); v86_pass++) {
        harlecki_two_link_mask v86_next_pattern[2];
        harlecki_two_link_mask v86_next_best[2];
        harlecki_two_link_mask v86_next_flag[7];
        harlecki_two_link_pack v86_next_number[4];
        harlecki_two_link_mask v86_ends;
        harlecki_two_link_pack_interpolated_pattern(spacing, prepared, v86_pattern, v86_best, v86_flag, v86_number, v86_of_context_real, v86_of_context_boolean, v86_of_context_mode, v86_next_pattern, v86_next_best, v86_next_flag, v86_next_number, &v86_ends);
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
        v86_number[0] = harlecki_two_link_pack_select(v86_done, v86_number[0], v86_next_number[0]);
        v86_number[1] = harlecki_two_link_pack_select(v86_done, v86_number[1], v86_next_number[1]);
        v86_number[2] = harlecki_two_link_pack_select(v86_done, v86_number[2], v86_next_number[2]);
        v86_number[3] = harlecki_two_link_pack_select(v86_done, v86_number[3], v86_next_number[3]);
        v86_done |= v86_ends;
    }
    mode_out[1] = v86_best[1];
    const harlecki_two_link_pack v87 = harlecki_two_link_pack_real_of(v86_best[1]);
    mode_out[0] = v86_best[0];
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_real_of(v86_best[0]);
    const harlecki_two_link_pack v89 = 0.5 * trial;
    const harlecki_two_link_pack v90 = qd[1] + (v86_number[1] * v89);
    const harlecki_two_link_pack v91 = qd[0] + (v89 * v86_number[0]);
    const harlecki_two_link_pack v92_of_q[2] = {q[0] + (qd[0] * v89), q[1] + (qd[1] * v89)};
    const harlecki_two_link_pack v92_of_qd[2] = {v91, v90};
    const harlecki_two_link_pack v92_of_sign[2] = {v88, v87};
    harlecki_two_link_pack v92_qdd[2];
    harlecki_two_link_pack v92_u_next[2];
    harlecki_two_link_mask v92_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v92_of_q, v92_of_qd, tau, v86_best, v92_of_sign, &v86_number[2], v92_qdd, v92_u_next, &v92_converged);
    const harlecki_two_link_pack v93 = qd[1] + (v89 * v92_qdd[1]);
    const harlecki_two_link_pack v94 = qd[0] + (v89 * v92_qdd[0]);
    const harlecki_two_link_pack v95_of_q[2] = {q[0] + (v89 * v91), q[1] + (v89 * v90)};
    const harlecki_two_link_pack v95_of_qd[2] = {v94, v93};
    harlecki_two_link_pack v95_qdd[2];
    harlecki_two_link_pack v95_u_next[2];
    harlecki_two_link_mask v95_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v95_of_q, v95_of_qd, tau, v86_best, v92_of_sign, v92_u_next, v95_qdd, v95_u_next, &v95_converged);
    const harlecki_two_link_pack v96 = trial * v95_qdd[1];
    const harlecki_two_link_pack v97 = trial * v95_qdd[0];
    const harlecki_two_link_pack v98_of_q[2] = {q[0] + (trial * v94), q[1] + (trial * v93)};
    const harlecki_two_link_pack v98_of_qd[2] = {qd[0] + v97, qd[1] + v96};
    harlecki_two_link_pack v98_qdd[2];
    harlecki_two_link_pack v98_u_next[2];
    harlecki_two_link_mask v98_converged;
    harlecki_two_link_pack_friction_stage(spacing, prepared, v98_of_q, v98_of_qd, tau, v86_best, v92_of_sign, v95_u_next, v98_qdd, v98_u_next, &v98_converged);
    const harlecki_two_link_pack v99 = 0.16666666666666666 * trial;
    const harlecki_two_link_mask v100 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v86_best[0]);
    const harlecki_two_link_pack v101 = harlecki_two_link_pack_select(v100, harlecki_two_link_pack_splat(0.0), qd[0] + (v99 * ((v86_number[0] + v98_qdd[0]) + (2.0 * (v92_qdd[0] + v95_qdd[0])))));
    const harlecki_two_link_mask v102 = (harlecki_two_link_mask)((v88 * v101) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v103 = v84 & v102;
    const harlecki_two_link_pack v104 = harlecki_two_link_pack_select(v103, qd[0] / harlecki_two_link_pack_select(v103, harlecki_two_link_pack_select(v103, qd[0] - v101, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v105 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v86_best[1]);
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v105, harlecki_two_link_pack_splat(0.0), qd[1] + (v99 * ((v86_number[1] + v98_qdd[1]) + (2.0 * (v92_qdd[1] + v95_qdd[1])))));
    const harlecki_two_link_mask v107 = (harlecki_two_link_mask)((v87 * v106) < harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v108 = v83 & v107;
    const harlecki_two_link_pack v109 = harlecki_two_link_pack_select(v108, qd[1] / harlecki_two_link_pack_select(v108, harlecki_two_link_pack_select(v108, qd[1] - v106, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v110 = 2.0 * v99;
    const harlecki_two_link_pack v111 = harlecki_two_link_pack_select(v105, q[1], (q[1] + (v99 * v96)) + (v110 * (v93 + (qd[1] + v90))));
    q_out[1] = v111;
    const harlecki_two_link_pack v112 = harlecki_two_link_pack_select(v100, q[0], (q[0] + (v99 * v97)) + ((v94 + (qd[0] + v91)) * v110));
    q_out[0] = v112;
    const harlecki_two_link_mask v113 = v105 | v100;
    harlecki_two_link_pack v115 = harlecki_two_link_pack_splat(1.0);
    harlecki_two_link_pack v116 = harlecki_two_link_pack_splat(1.0);
    harlecki_two_link_mask v117 = harlecki_two_link_pack_whole(0);
    harlecki_two_link_mask v118 = harlecki_two_link_pack_whole(0);
    harlecki_two_link_mask v119 = harlecki_two_link_pack_whole(0);
    harlecki_two_link_mask v120 = harlecki_two_link_pack_whole(0);
    if (!harlecki_two_link_pack_all(~(v113))) {
        const harlecki_two_link_pack v114_of_context_real[25] = {v9, v40, v36, harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v15, v85, v82, v7, v8, v48, tau[0], harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v4, v46, v6, v47, tau[1], v86_number[0], v86_number[1], v86_number[2], v86_number[3], v112, v111, v101, v106};
        harlecki_two_link_pack v114_result_real[2];
        harlecki_two_link_mask v114_result_boolean[2];
        harlecki_two_link_mask v114_result_mode[2];
        harlecki_two_link_pack_interpolated_breakaways(spacing, prepared, v114_of_context_real, v86_best, v114_result_real, v114_result_boolean, v114_result_mode);
        v115 = harlecki_two_link_pack_select(v113, v114_result_real[0], v115);
        v116 = harlecki_two_link_pack_select(v113, v114_result_real[1], v116);
        v117 = harlecki_two_link_pack_select_whole(v113, v114_result_boolean[0], v117);
        v118 = harlecki_two_link_pack_select_whole(v113, v114_result_mode[0], v118);
        v119 = harlecki_two_link_pack_select_whole(v113, v114_result_boolean[1], v119);
        v120 = harlecki_two_link_pack_select_whole(v113, v114_result_mode[1], v120);
    }
    const harlecki_two_link_pack v121 = harlecki_two_link_pack_min(harlecki_two_link_pack_min(harlecki_two_link_pack_min(v109, harlecki_two_link_pack_min(harlecki_two_link_pack_splat(1.0), v104)), v115), v116);
    const harlecki_two_link_mask v122 = ((crossing[1] | crossing[0]) | (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == heading[0]))) | (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == heading[1]));
    const harlecki_two_link_mask v123 = ((~v122) & (harlecki_two_link_mask)(v121 < harlecki_two_link_pack_splat(1.0))) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_splat(8.0) <= passes));
    const harlecki_two_link_mask v124 = ~v123;
    const harlecki_two_link_mask v125 = crossing[0] | v102;
    const harlecki_two_link_mask v126 = crossing[1] | v107;
    const harlecki_two_link_mask v127 = v124 & (v126 | v125);
    const harlecki_two_link_mask v128 = v100 | v125;
    const harlecki_two_link_mask v129 = v105 | v126;
    const harlecki_two_link_pack v130 = harlecki_two_link_pack_select(v129, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v131 = v9 * v130;
    const harlecki_two_link_pack v132 = -(1.0 / harlecki_two_link_pack_select((v124 & v127) & (~v128), (v9 * v131) - v11, harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v133 = harlecki_two_link_pack_select(v129, harlecki_two_link_pack_splat(0.0), v9 * harlecki_two_link_pack_select(v128, v101, harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v134 = harlecki_two_link_pack_select(v128, harlecki_two_link_pack_splat(0.0), v132) * ((v131 * v133) - harlecki_two_link_pack_select(v128, harlecki_two_link_pack_splat(0.0), v9 * harlecki_two_link_pack_select(v129, v106, harlecki_two_link_pack_splat(0.0))));
    const harlecki_two_link_pack v135 = harlecki_two_link_pack_select(v127, harlecki_two_link_pack_select(v128, harlecki_two_link_pack_splat(0.0), v101 + harlecki_two_link_pack_select(v128, harlecki_two_link_pack_splat(0.0), -v134)), v101);
    qd_out[0] = v135;
    const harlecki_two_link_pack v136 = harlecki_two_link_pack_select(v127, harlecki_two_link_pack_select(v129, harlecki_two_link_pack_splat(0.0), v106 + harlecki_two_link_pack_select(v129, harlecki_two_link_pack_splat(0.0), (v130 * v133) + (v131 * v134))), v106);
    qd_out[1] = v136;
    crossing_out[0] = v123 & (v102 & (harlecki_two_link_mask)(v104 <= v121));
    crossing_out[1] = v123 & (v107 & (harlecki_two_link_mask)(v109 <= v121));
    const harlecki_two_link_mask v137 = harlecki_two_link_pack_select_whole(v122, heading[0], harlecki_two_link_pack_whole(0));
    forced_out[0] = v137;
    const harlecki_two_link_mask v138 = harlecki_two_link_pack_select_whole(v122, heading[1], harlecki_two_link_pack_whole(0));
    forced_out[1] = v138;
    heading_out[0] = harlecki_two_link_pack_select_whole((harlecki_two_link_mask)(v115 <= v121) & (v123 & v117), v118, harlecki_two_link_pack_whole(0));
    heading_out[1] = harlecki_two_link_pack_select_whole((harlecki_two_link_mask)(v116 <= v121) & (v123 & v119), v120, harlecki_two_link_pack_whole(0));
    const harlecki_two_link_pack v139 = harlecki_two_link_pack_select(v123, past, harlecki_two_link_pack_select(v122, trial + past, dt));
    *past_out = v139;
    const harlecki_two_link_pack v140 = harlecki_two_link_pack_select(v123, trial * v121, dt - v139);
    *trial_out = v140;
    *passes_out = 1.0 + passes;
    const harlecki_two_link_mask v141 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v86_number[0]) + (harlecki_two_link_pack_abs(v86_number[1]) + (harlecki_two_link_pack_abs(v40) + harlecki_two_link_pack_abs(v36)))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v142 = harlecki_two_link_pack_select(v141, harlecki_two_link_pack_select(v86_done, harlecki_two_link_pack_select(v86_flag[2] | v86_flag[1], harlecki_two_link_pack_select(v86_flag[6], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v86_flag[3], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_select(v86_flag[5], harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(3.0)))), harlecki_two_link_pack_select(v86_flag[4], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0))), harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    *worst_out = harlecki_two_link_pack_max(worst, harlecki_two_link_pack_max(v142, harlecki_two_link_pack_select(v98_converged & (v95_converged & v92_converged), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(5.0))));
    *done = v124 & (harlecki_two_link_mask)(v140 <= harlecki_two_link_pack_splat(0.0));
    if (!harlecki_two_link_pack_all(~(v123))) {
        q_out[0] = harlecki_two_link_pack_select(v123, q[0], v112);
        q_out[1] = harlecki_two_link_pack_select(v123, q[1], v111);
        qd_out[0] = harlecki_two_link_pack_select(v123, qd[0], v135);
        qd_out[1] = harlecki_two_link_pack_select(v123, qd[1], v136);
        forced_out[0] = harlecki_two_link_pack_select_whole(v123, forced[0], v137);
        forced_out[1] = harlecki_two_link_pack_select_whole(v123, forced[1], v138);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_part_same(const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_pack past, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    harlecki_two_link_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_pack past, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_interpolated_part(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_mask *restrict mode, const harlecki_two_link_mask *restrict crossing, const harlecki_two_link_mask *restrict forced, const harlecki_two_link_mask *restrict heading, harlecki_two_link_pack past, harlecki_two_link_pack trial, harlecki_two_link_pack passes, harlecki_two_link_pack worst, harlecki_two_link_pack dt, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict q_out, harlecki_two_link_pack *restrict qd_out, harlecki_two_link_mask *restrict mode_out, harlecki_two_link_mask *restrict crossing_out, harlecki_two_link_mask *restrict forced_out, harlecki_two_link_mask *restrict heading_out, harlecki_two_link_pack *restrict past_out, harlecki_two_link_pack *restrict trial_out, harlecki_two_link_pack *restrict passes_out, harlecki_two_link_pack *restrict worst_out, harlecki_two_link_mask *restrict done)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
    } else {
        harlecki_two_link_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
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
    harlecki_two_link_pack v0_past = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v0_trial = harlecki_two_link_pack_at(&dt[0]);
    harlecki_two_link_pack v0_passes = harlecki_two_link_pack_splat(0.0);
    harlecki_two_link_pack v0_worst = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v0_of_tau[2] = {harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_at(&tau[stride])};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 10) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_pack v0_next_q[2];
        harlecki_two_link_pack v0_next_qd[2];
        harlecki_two_link_mask v0_next_mode[2];
        harlecki_two_link_mask v0_next_crossing[2];
        harlecki_two_link_mask v0_next_forced[2];
        harlecki_two_link_mask v0_next_heading[2];
        harlecki_two_link_pack v0_next_past;
        harlecki_two_link_pack v0_next_trial;
        harlecki_two_link_pack v0_next_passes;
        harlecki_two_link_pack v0_next_worst;
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, harlecki_two_link_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
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
        v0_past = harlecki_two_link_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = harlecki_two_link_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = harlecki_two_link_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = harlecki_two_link_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_abs(v0_q[0]) + (harlecki_two_link_pack_abs(v0_q[1]) + (harlecki_two_link_pack_abs(v0_qd[1]) + harlecki_two_link_pack_abs(v0_qd[0])));
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&dt[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0]))));
    const harlecki_two_link_mask v3 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0])) + v2)) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < harlecki_two_link_pack_at(&dt[0])) & (v3 & (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&tau[stride])) + v1) < harlecki_two_link_pack_splat(1e+38)));
    *(harlecki_two_link_unaligned *)&q_next[0] = harlecki_two_link_pack_select(v4, v0_q[0], harlecki_two_link_pack_at(&q[0]));
    *(harlecki_two_link_unaligned *)&q_next[stride] = harlecki_two_link_pack_select(v4, v0_q[1], harlecki_two_link_pack_at(&q[stride]));
    *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_select(v4, v0_qd[0], harlecki_two_link_pack_at(&qd[0]));
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_select(v4, v0_qd[1], harlecki_two_link_pack_at(&qd[stride]));
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v4, v0_mode[0], harlecki_two_link_pack_at_modes(&mode[0])), harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(harlecki_two_link_pack_select_whole(v4, v0_mode[1], harlecki_two_link_pack_at_modes(&mode[stride])), harlecki_two_link_bytes);
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_select(v0_done, v0_worst, harlecki_two_link_pack_max(harlecki_two_link_pack_splat(5.0), v0_worst)), harlecki_two_link_pack_splat(6.0));
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
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES];

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
