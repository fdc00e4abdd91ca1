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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_before_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict pattern, const harlecki_two_link_mask *restrict best, const harlecki_two_link_mask *restrict flag, const harlecki_two_link_pack *restrict number, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict pattern_out, harlecki_two_link_mask *restrict best_out, harlecki_two_link_mask *restrict flag_out, harlecki_two_link_pack *restrict number_out, harlecki_two_link_mask *restrict done)
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
        harlecki_two_link_pack_decide_pattern_loads(spacing, prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_ends);
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
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v53 * v53) + (v52 * v52), harlecki_two_link_pack_splat(1.0))) * (context_real[4] * v37));
    const harlecki_two_link_pack v55 = ((v24 * v38_u[0]) + (v21 * v38_u[1])) - v32;
    const harlecki_two_link_pack v56 = (context_real[15] * v40) - v35;
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v18, (v56 * v56) + (v55 * v55), harlecki_two_link_pack_splat(1.0))) * (context_real[13] * v36));
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
    const harlecki_two_link_mask v92 = ((v49 & v90) & (context_boolean[2] | context_boolean[3])) & v91;
    const harlecki_two_link_mask v93 = harlecki_two_link_pack_select_whole(((harlecki_two_link_mask)(v82 <= v88) & (harlecki_two_link_mask)(v88 <= v79)) & (context_boolean[4] & (~v50)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v84, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v94 = harlecki_two_link_pack_select_whole(v78, pattern[0], harlecki_two_link_pack_select_whole(v86, harlecki_two_link_pack_select_whole(v84 & v3, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v93));
    pattern_out[0] = harlecki_two_link_pack_select_whole(v92, harlecki_two_link_pack_select_whole(context_boolean[4], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[5], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), v94);
    const harlecki_two_link_pack v95 = v88 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v94), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v96 = harlecki_two_link_pack_select_whole(v81 & ((harlecki_two_link_mask)(v95 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v95)), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(v76, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v92, harlecki_two_link_pack_select_whole(context_boolean[7], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[8], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v78, harlecki_two_link_pack_select_whole(v0 & v76, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), v96));
    const harlecki_two_link_mask v97 = ~flag[1];
    const harlecki_two_link_mask v98 = (context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * v67) <= v66)) & (v60 & (context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * v48) <= v47)));
    const harlecki_two_link_mask v99 = (v70 & v97) | ((~flag[2]) & (v97 & v98));
    best_out[0] = harlecki_two_link_pack_select_whole(v99, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v99, pattern[1], best[1]);
    flag_out[0] = flag[0] | v92;
    flag_out[2] = flag[2] | v98;
    const harlecki_two_link_mask v100 = flag[3] | (flag[1] & v70);
    flag_out[3] = v100;
    const harlecki_two_link_mask v101 = ~v60;
    const harlecki_two_link_mask v102 = (v18 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v23)) | (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12));
    const harlecki_two_link_mask v103 = (harlecki_two_link_mask)(v72 <= harlecki_two_link_pack_splat(1.0)) & v102;
    flag_out[4] = flag[4] | (v101 & (~((v101 & v103) & (harlecki_two_link_mask)((1e-05 * v58) < v59))));
    flag_out[5] = harlecki_two_link_pack_select_whole(v99, v27, flag[5]);
    flag_out[6] = harlecki_two_link_pack_select_whole(v99, v102 & (v60 & v103), flag[6]);
    number_out[0] = harlecki_two_link_pack_select(v99, v41, number[0]);
    number_out[1] = harlecki_two_link_pack_select(v99, v39, number[1]);
    const harlecki_two_link_mask v104 = v71 & (v100 | (v89 | ((v3 & v0) | (~v87))));
    *done = (v90 & (~v92)) | v104;
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v6 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v7 = 1.7300000000000002 + v6;
    const harlecki_two_link_pack v8 = v7 * v5;
    const harlecki_two_link_pack v9 = 13.73 + (6.4 * v0_cosine[0]);
    const harlecki_two_link_mask v10 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_mask v11 = ~v10;
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v11, (v7 * v8) - v9, harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v13 = v8 * v12;
    const harlecki_two_link_pack v14 = 9.81 * v0_cosine[1];
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v16 = v15 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v17 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v18 = (v16 * v17) + (v6 * v14);
    const harlecki_two_link_pack v19 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v20 = v19 * v19;
    const harlecki_two_link_pack v21 = (v17 * v20) + ((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[1])) - v18);
    const harlecki_two_link_pack v22 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), v21);
    const harlecki_two_link_pack v23 = v5 + (v8 * v13);
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_at(&tau[stride]) - v18;
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v24);
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v25 * v23) - (v22 * v13));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), (v22 * v12) - (v25 * v13));
    const harlecki_two_link_pack v28 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v29 = 3.2 + v28;
    const harlecki_two_link_pack v30 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v31 = (v16 * v30) + (v28 * v14);
    const harlecki_two_link_pack v32 = 6.0 + ((v0_cosine[0] * v29) + (v0_sine[0] * v30));
    const harlecki_two_link_pack v33 = (3.2 * v20) + ((v16 * v28) - (v30 * v14));
    const harlecki_two_link_pack v34 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v31)) - (v0_sine[0] * v33);
    const harlecki_two_link_pack v35 = (v0_cosine[0] * v30) - (v0_sine[0] * v29);
    const harlecki_two_link_pack v36 = (6.0 * v15) + (((v0_cosine[0] * v33) + (v0_sine[0] * v31)) - (117.72 * v0_sine[1]));
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v38 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), -(v37 * v13));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v37 * v23);
    const harlecki_two_link_pack v40 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), v40 * v12);
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v40 * v13));
    harlecki_two_link_pack v43_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v43_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v43_of_context_real[16] = {harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[0])), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v17 * v42) - (v35 * v41), (v17 * v39) - (v35 * v38), ((v35 * v27) - (v17 * v26)) - v36, -((v6 * v42) + (v32 * v41)), -((v6 * v39) + (v32 * v38)), v34 + ((v6 * v26) + (v32 * v27)), harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[stride])), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27))};
    const harlecki_two_link_mask v43_of_context_boolean[2] = {v11, ~v4};
    harlecki_two_link_mask v43_done = { 0 };
    for (int v43_pass = 0; (v43_pass < 40) && !harlecki_two_link_pack_all(v43_done); v43_pass++) {
        harlecki_two_link_pack v43_next_u[2];
        harlecki_two_link_pack v43_next_polished[1];
        harlecki_two_link_mask v43_ends;
        harlecki_two_link_pack_before_loads(spacing, prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_ends);
        v43_u[0] = harlecki_two_link_pack_select(v43_done, v43_u[0], v43_next_u[0]);
        v43_u[1] = harlecki_two_link_pack_select(v43_done, v43_u[1], v43_next_u[1]);
        v43_polished[0] = harlecki_two_link_pack_select(v43_done, v43_polished[0], v43_next_polished[0]);
        v43_done |= v43_ends;
    }
    const harlecki_two_link_pack v44 = harlecki_two_link_pack_select(v4, v24 - (v7 * harlecki_two_link_pack_select(v10, harlecki_two_link_pack_splat(0.0), (v27 - (v41 * v43_u[0])) - (v38 * v43_u[1]))), v43_u[1]);
    const harlecki_two_link_mask v45 = harlecki_two_link_pack_mode_of(v44);
    const harlecki_two_link_mask v46 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v47 = (harlecki_two_link_pack_at_flags(&reached[stride]) & v46) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v45));
    const harlecki_two_link_pack v48 = 0.5780346820809248 * v7;
    const harlecki_two_link_pack v49 = 1.0 / ((v7 * v48) - v9);
    const harlecki_two_link_pack v50 = v48 * v49;
    const harlecki_two_link_pack v51 = (v6 * v50) - (v32 * v49);
    const harlecki_two_link_pack v52 = (v17 * v50) + (v35 * v49);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v52 * v52) + (v51 * v51));
    const harlecki_two_link_pack v54 = 0.5780346820809248 - (v48 * v50);
    const harlecki_two_link_pack v55 = (v17 * v54) - (v35 * v50);
    const harlecki_two_link_pack v56 = (v6 * v54) + (v32 * v50);
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v56 * v56) + (v55 * v55));
    const harlecki_two_link_pack v58 = v57 + v53;
    const harlecki_two_link_pack v59 = (3.2 * v54) + (v29 * v50);
    const harlecki_two_link_pack v60 = v30 * v30;
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v59 * v59) + (v60 * (v50 * v50)));
    const harlecki_two_link_pack v62 = (3.2 * v50) - (v29 * v49);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v62 * v62) + (v60 * (v49 * v49)));
    const harlecki_two_link_pack v64 = v63 + v61;
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(v64, v58);
    const harlecki_two_link_mask v66 = (harlecki_two_link_mask)(v65 < harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v67 = v24 * v50;
    const harlecki_two_link_pack v68 = v21 * v49;
    const harlecki_two_link_pack v69 = v68 - v67;
    const harlecki_two_link_pack v70 = v21 * v50;
    const harlecki_two_link_pack v71 = v24 * v54;
    const harlecki_two_link_pack v72 = v71 + v70;
    const harlecki_two_link_pack v73 = v34 + ((v6 * v72) - (v32 * v69));
    const harlecki_two_link_pack v74 = v36 + ((v17 * v72) + (v35 * v69));
    const harlecki_two_link_pack v75 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v74 * v74) + (v73 * v73));
    const harlecki_two_link_pack v76 = v31 + ((3.2 * v72) - (v29 * v69));
    const harlecki_two_link_pack v77 = v33 + (v30 * v69);
    const harlecki_two_link_pack v78 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v77 * v77) + (v76 * v76));
    const harlecki_two_link_pack v79 = harlecki_two_link_pack_select(v66, harlecki_two_link_pack_max(v75, v78) / harlecki_two_link_pack_select(v66, harlecki_two_link_pack_select(v66, 1.0 - v65, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v80 = harlecki_two_link_pack_min(v79, v75 + (v58 * v79));
    const harlecki_two_link_pack v81 = harlecki_two_link_pack_min(v79, v78 + (v64 * v79));
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_min(v80, v75 + ((v57 * v81) + (v53 * v80)));
    const harlecki_two_link_pack v83 = harlecki_two_link_pack_min(v81, v78 + ((v63 * v80) + (v61 * v81)));
    const harlecki_two_link_pack v84 = 1.0001 * harlecki_two_link_pack_min(v82, v75 + ((v57 * v83) + (v53 * v82)));
    const harlecki_two_link_pack v85 = harlecki_two_link_pack_abs(v50);
    const harlecki_two_link_pack v86 = (v85 * v84) + (1e-08 * (harlecki_two_link_pack_abs(v70) + harlecki_two_link_pack_abs(v71)));
    const harlecki_two_link_pack v87 = -v86;
    const harlecki_two_link_mask v88 = harlecki_two_link_pack_select_whole(v4, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[stride])), harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_mask v89 = harlecki_two_link_pack_select_whole(v46, (harlecki_two_link_mask)(v87 < v72), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v88));
    const harlecki_two_link_pack v90 = 1.0001 * harlecki_two_link_pack_min(v83, v78 + ((v63 * v82) + (v61 * v83)));
    const harlecki_two_link_mask v91 = v46 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v72) <= (v86 + (v54 * v90)));
    const harlecki_two_link_mask v92 = harlecki_two_link_pack_select_whole(v91 & (~v47), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v47, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v45), v89), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_pack v93 = harlecki_two_link_pack_select(v10, v21 - (v7 * harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v26 - (v39 * v43_u[1])) - (v42 * v43_u[0]))), v43_u[0]);
    const harlecki_two_link_mask v94 = harlecki_two_link_pack_mode_of(v93);
    const harlecki_two_link_mask v95 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v96 = (harlecki_two_link_pack_at_flags(&reached[0]) & v95) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v94));
    const harlecki_two_link_pack v97 = (v85 * v90) + (1e-08 * (harlecki_two_link_pack_abs(v67) + harlecki_two_link_pack_abs(v68)));
    const harlecki_two_link_pack v98 = -v97;
    const harlecki_two_link_mask v99 = harlecki_two_link_pack_select_whole(v10, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[0])), harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_mask v100 = harlecki_two_link_pack_select_whole(v95, (harlecki_two_link_mask)(v98 < (-v69)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v99));
    const harlecki_two_link_mask v101 = v95 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v69) <= (v97 - (v49 * v84)));
    const harlecki_two_link_mask v102 = harlecki_two_link_pack_select_whole(v101 & (~v96), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v96, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v94), v100), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    harlecki_two_link_mask v103_pattern[2] = {v102, v92};
    harlecki_two_link_mask v103_best[2] = {v102, v92};
    harlecki_two_link_mask v103_flag[7] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v103_number[4] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v103_of_context_real[20] = {v9, v7, v21, v24, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v35, -v17, -v36, v32, v6, v34, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v30, -v33, v29, v31, harlecki_two_link_pack_at(&tau[stride])};
    const harlecki_two_link_mask v103_of_context_boolean[10] = {~v95, ~v46, v96, v47, v101, v100, harlecki_two_link_pack_select_whole(v95, (harlecki_two_link_mask)(v98 < v69), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v99)), v91, v89, harlecki_two_link_pack_select_whole(v46, (harlecki_two_link_mask)(v87 < (-v72)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v88))};
    const harlecki_two_link_mask v103_of_context_mode[4] = {v99, v88, v94, v45};
    harlecki_two_link_mask v103_done = { 0 };
    for (int v103_pass = 0; (v103_pass < 18) && !harlecki_two_link_pack_all(v103_done); v103_pass++) {
        harlecki_two_link_mask v103_next_pattern[2];
        harlecki_two_link_mask v103_next_best[2];
        harlecki_two_link_mask v103_next_flag[7];
        harlecki_two_link_pack v103_next_number[4];
        harlecki_two_link_mask v103_ends;
        harlecki_two_link_pack_decide_pattern(spacing, prepared, v103_pattern, v103_best, v103_flag, v103_number, v103_of_context_real, v103_of_context_boolean, v103_of_context_mode, v103_next_pattern, v103_next_best, v103_next_flag, v103_next_number, &v103_ends);
        v103_pattern[0] = harlecki_two_link_pack_select_whole(v103_done, v103_pattern[0], v103_next_pattern[0]);
        v103_pattern[1] = harlecki_two_link_pack_select_whole(v103_done, v103_pattern[1], v103_next_pattern[1]);
        v103_best[0] = harlecki_two_link_pack_select_whole(v103_done, v103_best[0], v103_next_best[0]);
        v103_best[1] = harlecki_two_link_pack_select_whole(v103_done, v103_best[1], v103_next_best[1]);
        v103_flag[0] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[0], v103_next_flag[0]);
        v103_flag[1] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[1], v103_next_flag[1]);
        v103_flag[2] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[2], v103_next_flag[2]);
        v103_flag[3] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[3], v103_next_flag[3]);
        v103_flag[4] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[4], v103_next_flag[4]);
        v103_flag[5] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[5], v103_next_flag[5]);
        v103_flag[6] = harlecki_two_link_pack_select_whole(v103_done, v103_flag[6], v103_next_flag[6]);
        v103_number[0] = harlecki_two_link_pack_select(v103_done, v103_number[0], v103_next_number[0]);
        v103_number[1] = harlecki_two_link_pack_select(v103_done, v103_number[1], v103_next_number[1]);
        v103_number[2] = harlecki_two_link_pack_select(v103_done, v103_number[2], v103_next_number[2]);
        v103_number[3] = harlecki_two_link_pack_select(v103_done, v103_number[3], v103_next_number[3]);
        v103_done |= v103_ends;
    }
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(v103_best[0], harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(v103_best[1], harlecki_two_link_bytes);
    const harlecki_two_link_mask v104 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v24) + (harlecki_two_link_pack_abs(v103_number[0]) + (harlecki_two_link_pack_abs(v21) + harlecki_two_link_pack_abs(v103_number[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v104, harlecki_two_link_pack_select(v103_done, harlecki_two_link_pack_select(v103_flag[2] | v103_flag[1], harlecki_two_link_pack_select(v103_flag[6], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v103_flag[3], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_select(v103_flag[5], harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(3.0)))), harlecki_two_link_pack_select(v103_flag[4], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0))), harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    const harlecki_two_link_mask v106 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0]))))) < harlecki_two_link_pack_splat(1e+38));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v106, v105, harlecki_two_link_pack_splat(6.0));
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    harlecki_two_link_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        harlecki_two_link_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void harlecki_two_link_decide_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        bool reached_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take_flags(2U, count, first, HARLECKI_TWO_LINK_LANES, reached, reached_rest);
        harlecki_two_link_pack_decide_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

void harlecki_two_link_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        bool reached_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(6U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_take_flags(2U, count, first, HARLECKI_TWO_LINK_LANES, reached, reached_rest);
        harlecki_two_link_pack_decide_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        harlecki_two_link_pack_give_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode_next_rest, mode_next);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
