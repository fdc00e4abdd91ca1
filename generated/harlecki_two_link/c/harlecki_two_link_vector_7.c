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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_before_loads_pins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_before_loads_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
{
    (void)obeying;
    other_out[0] = harlecki_two_link_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const harlecki_two_link_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = harlecki_two_link_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const harlecki_two_link_pack v1 = context_real[4] * context_real[29];
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_select(other[0], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v3);
    const harlecki_two_link_pack v5 = v2 / harlecki_two_link_pack_select(context_boolean[2], harlecki_two_link_pack_select(v4, v3, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v6 = v1 * (context_real[33] * v5);
    const harlecki_two_link_pack v7 = v1 * harlecki_two_link_pack_select(v4, context_real[30] * v5, v2);
    const harlecki_two_link_pack v8 = (context_real[33] * v6) + (context_real[30] * v7);
    const harlecki_two_link_pack v9 = 1.0 - harlecki_two_link_pack_select(context_boolean[2], v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = context_real[13] * context_real[36];
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(other[1], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v13 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v12);
    const harlecki_two_link_pack v14 = v11 / harlecki_two_link_pack_select(context_boolean[3], harlecki_two_link_pack_select(v13, v12, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v15 = v10 * (context_real[41] * v14);
    const harlecki_two_link_pack v16 = v10 * harlecki_two_link_pack_select(v13, context_real[38] * v14, v11);
    const harlecki_two_link_pack v17 = (context_real[40] * v15) + (context_real[37] * v16);
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_select(context_boolean[3], v17, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v19 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v9) < harlecki_two_link_pack_abs(v18));
    const harlecki_two_link_pack v20 = -v18;
    const harlecki_two_link_pack v21 = 1.0 / harlecki_two_link_pack_select(v19, v20, v9);
    const harlecki_two_link_pack v22 = (context_real[41] * v15) + (context_real[38] * v16);
    const harlecki_two_link_pack v23 = 1.0 - harlecki_two_link_pack_select(context_boolean[3], v22, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = (context_real[34] * v6) + (context_real[31] * v7);
    const harlecki_two_link_pack v25 = -harlecki_two_link_pack_select(context_boolean[2], v24, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v26 = v21 * harlecki_two_link_pack_select(v19, v23, v25);
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v19, v9, v20);
    const harlecki_two_link_pack v28 = 1.0 / ((v27 * v26) - harlecki_two_link_pack_select(v19, v25, v23));
    const harlecki_two_link_pack v29 = (context_real[35] * v6) + (context_real[32] * v7);
    const harlecki_two_link_pack v30 = -harlecki_two_link_pack_select(context_boolean[2], v29, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v31 = (context_real[42] * v15) + (context_real[39] * v16);
    const harlecki_two_link_pack v32 = -harlecki_two_link_pack_select(context_boolean[3], v31, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_select(v19, v32, v30);
    const harlecki_two_link_pack v34 = v21 * v27;
    const harlecki_two_link_pack v35 = -(v28 * (harlecki_two_link_pack_select(v19, v30, v32) - (v33 * v34)));
    const harlecki_two_link_pack v36 = (v26 * v35) - (v21 * v33);
    const harlecki_two_link_pack v37 = -(v35 + harlecki_two_link_pack_select(context_boolean[3], v31 + ((v17 * v36) - (v22 * v35)), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = v36 - harlecki_two_link_pack_select(context_boolean[2], v29 + ((v8 * v36) - (v24 * v35)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v19, v37, v38);
    const harlecki_two_link_pack v40 = v28 * ((v34 * v39) - harlecki_two_link_pack_select(v19, v38, v37));
    const harlecki_two_link_mask v41 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_mask v42 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    harlecki_two_link_pack v43_u[2] = {(v36 - (v21 * v39)) + (v26 * v40), -(v35 + v40)};
    harlecki_two_link_pack v43_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v43_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const harlecki_two_link_mask v43_of_context_boolean[4] = {context_boolean[2], context_boolean[3], other[0], other[1]};
    harlecki_two_link_mask v43_done = { 0 };
    for (int v43_pass = 0; (v43_pass < 24) && !harlecki_two_link_pack_all(v43_done); v43_pass++) {
        harlecki_two_link_pack v43_next_u[2];
        harlecki_two_link_pack v43_next_polished[1];
        harlecki_two_link_mask v43_ends;
        harlecki_two_link_pack_before_loads_pins(spacing, prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_ends);
        v43_u[0] = harlecki_two_link_pack_select(v43_done, v43_u[0], v43_next_u[0]);
        v43_u[1] = harlecki_two_link_pack_select(v43_done, v43_u[1], v43_next_u[1]);
        v43_polished[0] = harlecki_two_link_pack_select(v43_done, v43_polished[0], v43_next_polished[0]);
        v43_done |= v43_ends;
    }
    const harlecki_two_link_pack v44 = (context_real[42] + (context_real[41] * v43_u[1])) + (context_real[40] * v43_u[0]);
    const harlecki_two_link_pack v45 = (context_real[39] + (context_real[38] * v43_u[1])) + (context_real[37] * v43_u[0]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(context_boolean[3], v10 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = (context_real[35] + (context_real[34] * v43_u[1])) + (context_real[33] * v43_u[0]);
    const harlecki_two_link_pack v48 = (context_real[32] + (context_real[31] * v43_u[1])) + (context_real[30] * v43_u[0]);
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(context_boolean[2], v1 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (v47 * v47) + (v48 * v48), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43_u[1] - v46), harlecki_two_link_pack_abs(v43_u[0] - v49));
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_abs(v43_u[1]);
    const harlecki_two_link_pack v52 = harlecki_two_link_pack_abs(v43_u[0]);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_max(v51, harlecki_two_link_pack_max(v52, harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46), harlecki_two_link_pack_abs(v49))));
    const harlecki_two_link_mask v54 = (harlecki_two_link_mask)(v50 <= (v53 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v53 < (1.0000000009313226 * v53)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & (harlecki_two_link_mask)((v51 + v52) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[26] * v43_u[0])) - (context_real[28] * v43_u[1]));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v55), v43_u[0]);
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v43_u[1])) - (context_real[25] * v43_u[0]));
    const harlecki_two_link_pack v58 = (context_real[8] + (context_real[6] * v57)) + (context_real[7] * v55);
    const harlecki_two_link_pack v59 = (context_real[11] + (context_real[9] * v57)) + (context_real[10] * v55);
    const harlecki_two_link_pack v60 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v41, (v58 * v58) + (v59 * v59), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_select(v41, harlecki_two_link_pack_min(v60 - v56, v56 + v60), harlecki_two_link_pack_real_of(context_mode[0]) * v57);
    const harlecki_two_link_mask v62 = context_boolean[4] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v56))) <= harlecki_two_link_pack_select(v41, v61, context_real[0] * v61));
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v57), v43_u[1]);
    const harlecki_two_link_pack v64 = (context_real[18] + (context_real[17] * v57)) + (3.2 * v55);
    const harlecki_two_link_pack v65 = context_real[16] + (context_real[15] * v57);
    const harlecki_two_link_pack v66 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v42, (v64 * v64) + (v65 * v65), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v67 = harlecki_two_link_pack_select(v42, harlecki_two_link_pack_min(v66 - v63, v63 + v66), harlecki_two_link_pack_real_of(context_mode[1]) * v55);
    const harlecki_two_link_mask v68 = context_boolean[5] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v63))) <= harlecki_two_link_pack_select(v42, v67, 1.7300000000000002 * v67));
    const harlecki_two_link_mask v69 = context_boolean[4] | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v61) | (v41 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v61)));
    const harlecki_two_link_mask v70 = (v62 & v68) | (v69 & (context_boolean[5] | ((v42 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v67)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v67))));
    const harlecki_two_link_mask v71 = v54 & v70;
    obeying_out[0] = v71;
    const harlecki_two_link_mask v72 = ((~found[0]) & v54) | v71;
    u_out[0] = harlecki_two_link_pack_select(v72, v43_u[0], u[0]);
    u_out[1] = harlecki_two_link_pack_select(v72, v43_u[1], u[1]);
    found_out[0] = found[0] | v54;
    *done = (v0 & (other[1] | (~context_boolean[3]))) | v71;
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_before_loads_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_other[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_mask v0_next_found[1];
        harlecki_two_link_mask v0_next_obeying[1];
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_before_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_pins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
{
    (void)obeying;
    other_out[0] = harlecki_two_link_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const harlecki_two_link_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = harlecki_two_link_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const harlecki_two_link_pack v1 = context_real[4] * context_real[29];
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_select(other[0], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v3);
    const harlecki_two_link_pack v5 = v2 / harlecki_two_link_pack_select(context_boolean[2], harlecki_two_link_pack_select(v4, v3, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v6 = v1 * (context_real[33] * v5);
    const harlecki_two_link_pack v7 = v1 * harlecki_two_link_pack_select(v4, context_real[30] * v5, v2);
    const harlecki_two_link_pack v8 = (context_real[33] * v6) + (context_real[30] * v7);
    const harlecki_two_link_pack v9 = 1.0 - harlecki_two_link_pack_select(context_boolean[2], v8, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v10 = context_real[13] * context_real[36];
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_select(other[1], harlecki_two_link_pack_splat(-1.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_mask v13 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v12);
    const harlecki_two_link_pack v14 = v11 / harlecki_two_link_pack_select(context_boolean[3], harlecki_two_link_pack_select(v13, v12, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v15 = v10 * (context_real[41] * v14);
    const harlecki_two_link_pack v16 = v10 * harlecki_two_link_pack_select(v13, context_real[38] * v14, v11);
    const harlecki_two_link_pack v17 = (context_real[40] * v15) + (context_real[37] * v16);
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_select(context_boolean[3], v17, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_mask v19 = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v9) < harlecki_two_link_pack_abs(v18));
    const harlecki_two_link_pack v20 = -v18;
    const harlecki_two_link_pack v21 = 1.0 / harlecki_two_link_pack_select(v19, v20, v9);
    const harlecki_two_link_pack v22 = (context_real[41] * v15) + (context_real[38] * v16);
    const harlecki_two_link_pack v23 = 1.0 - harlecki_two_link_pack_select(context_boolean[3], v22, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v24 = (context_real[34] * v6) + (context_real[31] * v7);
    const harlecki_two_link_pack v25 = -harlecki_two_link_pack_select(context_boolean[2], v24, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v26 = v21 * harlecki_two_link_pack_select(v19, v23, v25);
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v19, v9, v20);
    const harlecki_two_link_pack v28 = 1.0 / ((v27 * v26) - harlecki_two_link_pack_select(v19, v25, v23));
    const harlecki_two_link_pack v29 = (context_real[35] * v6) + (context_real[32] * v7);
    const harlecki_two_link_pack v30 = -harlecki_two_link_pack_select(context_boolean[2], v29, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v31 = (context_real[42] * v15) + (context_real[39] * v16);
    const harlecki_two_link_pack v32 = -harlecki_two_link_pack_select(context_boolean[3], v31, harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_select(v19, v32, v30);
    const harlecki_two_link_pack v34 = v21 * v27;
    const harlecki_two_link_pack v35 = -(v28 * (harlecki_two_link_pack_select(v19, v30, v32) - (v33 * v34)));
    const harlecki_two_link_pack v36 = (v26 * v35) - (v21 * v33);
    const harlecki_two_link_pack v37 = -(v35 + harlecki_two_link_pack_select(context_boolean[3], v31 + ((v17 * v36) - (v22 * v35)), harlecki_two_link_pack_splat(0.0)));
    const harlecki_two_link_pack v38 = v36 - harlecki_two_link_pack_select(context_boolean[2], v29 + ((v8 * v36) - (v24 * v35)), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v19, v37, v38);
    const harlecki_two_link_pack v40 = v28 * ((v34 * v39) - harlecki_two_link_pack_select(v19, v38, v37));
    const harlecki_two_link_mask v41 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[0]);
    const harlecki_two_link_mask v42 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    harlecki_two_link_pack v43_u[2] = {(v36 - (v21 * v39)) + (v26 * v40), -(v35 + v40)};
    harlecki_two_link_pack v43_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v43_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const harlecki_two_link_mask v43_of_context_boolean[4] = {context_boolean[2], context_boolean[3], other[0], other[1]};
    harlecki_two_link_mask v43_done = { 0 };
    for (int v43_pass = 0; (v43_pass < 24) && !harlecki_two_link_pack_all(v43_done); v43_pass++) {
        harlecki_two_link_pack v43_next_u[2];
        harlecki_two_link_pack v43_next_polished[1];
        harlecki_two_link_mask v43_ends;
        harlecki_two_link_pack_decide_pattern_pins(spacing, prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_ends);
        v43_u[0] = harlecki_two_link_pack_select(v43_done, v43_u[0], v43_next_u[0]);
        v43_u[1] = harlecki_two_link_pack_select(v43_done, v43_u[1], v43_next_u[1]);
        v43_polished[0] = harlecki_two_link_pack_select(v43_done, v43_polished[0], v43_next_polished[0]);
        v43_done |= v43_ends;
    }
    const harlecki_two_link_pack v44 = (context_real[42] + (context_real[41] * v43_u[1])) + (context_real[40] * v43_u[0]);
    const harlecki_two_link_pack v45 = (context_real[39] + (context_real[38] * v43_u[1])) + (context_real[37] * v43_u[0]);
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(context_boolean[3], v10 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[3], (v44 * v44) + (v45 * v45), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v47 = (context_real[35] + (context_real[34] * v43_u[1])) + (context_real[33] * v43_u[0]);
    const harlecki_two_link_pack v48 = (context_real[32] + (context_real[31] * v43_u[1])) + (context_real[30] * v43_u[0]);
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(context_boolean[2], v1 * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(context_boolean[2], (v47 * v47) + (v48 * v48), harlecki_two_link_pack_splat(1.0))), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v50 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v43_u[1] - v46), harlecki_two_link_pack_abs(v43_u[0] - v49));
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_abs(v43_u[1]);
    const harlecki_two_link_pack v52 = harlecki_two_link_pack_abs(v43_u[0]);
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_max(v51, harlecki_two_link_pack_max(v52, harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46), harlecki_two_link_pack_abs(v49))));
    const harlecki_two_link_mask v54 = (harlecki_two_link_mask)(v50 <= (v53 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v53 < (1.0000000009313226 * v53)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & (harlecki_two_link_mask)((v51 + v52) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[26] * v43_u[0])) - (context_real[28] * v43_u[1]));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v55), v43_u[0]);
    const harlecki_two_link_pack v57 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v56));
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v43_u[1])) - (context_real[25] * v43_u[0]));
    const harlecki_two_link_pack v59 = (context_real[8] + (context_real[6] * v58)) + (context_real[7] * v55);
    const harlecki_two_link_pack v60 = (context_real[11] + (context_real[9] * v58)) + (context_real[10] * v55);
    const harlecki_two_link_pack v61 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v41, (v59 * v59) + (v60 * v60), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_select(v41, harlecki_two_link_pack_min(v61 - v56, v56 + v61), harlecki_two_link_pack_real_of(context_mode[0]) * v58);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_select(v41, v62, context_real[0] * v62);
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v58), v43_u[1]);
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[3]), harlecki_two_link_pack_abs(v64));
    const harlecki_two_link_pack v66 = (context_real[18] + (context_real[17] * v58)) + (3.2 * v55);
    const harlecki_two_link_pack v67 = context_real[16] + (context_real[15] * v58);
    const harlecki_two_link_pack v68 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v42, (v66 * v66) + (v67 * v67), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v69 = harlecki_two_link_pack_select(v42, harlecki_two_link_pack_min(v68 - v64, v64 + v68), harlecki_two_link_pack_real_of(context_mode[1]) * v55);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v42, v69, 1.7300000000000002 * v69);
    const harlecki_two_link_mask v71 = (context_boolean[4] | (harlecki_two_link_mask)(((-1e-12) * v57) <= v63)) & (context_boolean[5] | (harlecki_two_link_mask)(((-1e-12) * v65) <= v70));
    const harlecki_two_link_mask v72 = ((v42 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v69)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v69)) | (context_boolean[7] & (harlecki_two_link_mask)(((-1e-06) * v65) <= v70));
    const harlecki_two_link_mask v73 = (context_boolean[6] & (harlecki_two_link_mask)(((-1e-06) * v57) <= v63)) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v62) | (v41 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v62)));
    const harlecki_two_link_mask v74 = v54 & (v71 | ((context_boolean[5] | v72) & (context_boolean[4] | v73)));
    obeying_out[0] = v74;
    const harlecki_two_link_mask v75 = ((~found[0]) & v54) | v74;
    u_out[0] = harlecki_two_link_pack_select(v75, v43_u[0], u[0]);
    u_out[1] = harlecki_two_link_pack_select(v75, v43_u[1], u[1]);
    found_out[0] = found[0] | v54;
    *done = (v0 & (other[1] | (~context_boolean[3]))) | v74;
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    const harlecki_two_link_mask v0_of_context_boolean[8] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10]};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_other[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_mask v0_next_found[1];
        harlecki_two_link_mask v0_next_obeying[1];
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_decide_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = harlecki_two_link_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = harlecki_two_link_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = harlecki_two_link_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = harlecki_two_link_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = harlecki_two_link_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = harlecki_two_link_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const harlecki_two_link_mask v1 = v0_obeying[0] | ((~context_boolean[4]) & v0_found[0]);
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_select(context_boolean[0], harlecki_two_link_pack_splat(0.0), (context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = harlecki_two_link_pack_select(v1, v2, context_real[43]);
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_select(context_boolean[1], harlecki_two_link_pack_splat(0.0), (context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = harlecki_two_link_pack_select(v1, v3, context_real[44]);
    result_real[2] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[0], context_real[2] - (context_real[1] * v3), v0_u[0]), context_real[45]);
    result_real[3] = harlecki_two_link_pack_select(v1, harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v2), v0_u[1]), context_real[46]);
    result_real[4] = harlecki_two_link_pack_select(v1, v0_u[0], context_real[47]);
    result_real[5] = harlecki_two_link_pack_select(v1, v0_u[1], context_real[48]);
    const harlecki_two_link_mask v4 = context_boolean[4] | v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[5] | (context_boolean[4] & v0_obeying[0]);
    result_boolean[2] = context_boolean[6] | (~v4);
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
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), -(v6 * v7));
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v5 * v7);
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
    flag_out[7] = v27;
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), context_real[3]);
    const harlecki_two_link_pack v29 = (v5 * harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), context_real[2])) - (v6 * v28);
    const harlecki_two_link_pack v30 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v1 * v28) - (v2 * v29));
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v29);
    const harlecki_two_link_pack v32 = (context_real[18] + (context_real[17] * v31)) + (3.2 * v30);
    const harlecki_two_link_pack v33 = context_real[11] + ((context_real[10] * v30) + (context_real[9] * v31));
    const harlecki_two_link_pack v34 = (context_real[8] + (context_real[6] * v31)) + (context_real[7] * v30);
    const harlecki_two_link_pack v35 = -v21;
    const harlecki_two_link_pack v36 = -v24;
    const harlecki_two_link_pack v37 = context_real[16] + (context_real[15] * v31);
    const harlecki_two_link_pack v38 = -v17;
    const harlecki_two_link_pack v39 = -v11;
    const harlecki_two_link_pack v40 = -v16;
    const harlecki_two_link_pack v41 = -v10;
    const harlecki_two_link_pack v42 = -v22;
    const harlecki_two_link_pack v43 = -v25;
    const harlecki_two_link_pack v44 = harlecki_two_link_pack_real_of(pattern[1]);
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_real_of(pattern[0]);
    harlecki_two_link_pack v46_u[2] = {harlecki_two_link_pack_select(v27, number[4], harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_select(v27, number[5], harlecki_two_link_pack_splat(0.0))};
    harlecki_two_link_pack v46_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v46_of_context_real[16] = {v45, context_real[4], v41, v40, v34, v39, v38, v33, v44, context_real[13], v43, v42, v37, v36, v35, v32};
    const harlecki_two_link_mask v46_of_context_boolean[2] = {v4, v18};
    harlecki_two_link_mask v46_done = { 0 };
    for (int v46_pass = 0; (v46_pass < 40) && !harlecki_two_link_pack_all(v46_done); v46_pass++) {
        harlecki_two_link_pack v46_next_u[2];
        harlecki_two_link_pack v46_next_polished[1];
        harlecki_two_link_mask v46_ends;
        harlecki_two_link_pack_decide_pattern_loads(spacing, prepared, v46_u, v46_polished, v46_of_context_real, v46_of_context_boolean, v46_next_u, v46_next_polished, &v46_ends);
        v46_u[0] = harlecki_two_link_pack_select(v46_done, v46_u[0], v46_next_u[0]);
        v46_u[1] = harlecki_two_link_pack_select(v46_done, v46_u[1], v46_next_u[1]);
        v46_polished[0] = harlecki_two_link_pack_select(v46_done, v46_polished[0], v46_next_polished[0]);
        v46_done |= v46_ends;
    }
    const harlecki_two_link_pack v47 = ((v16 * v46_u[1]) + (v10 * v46_u[0])) - v34;
    const harlecki_two_link_pack v48 = ((v17 * v46_u[1]) + (v11 * v46_u[0])) - v33;
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v48 * v48) + (v47 * v47), harlecki_two_link_pack_splat(1.0))) * (context_real[4] * v45));
    const harlecki_two_link_pack v50 = ((v24 * v46_u[0]) + (v21 * v46_u[1])) - v32;
    const harlecki_two_link_pack v51 = (v15 * v46_u[1]) + (v9 * v46_u[0]);
    const harlecki_two_link_pack v52 = (context_real[15] * v51) - v37;
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v18, (v52 * v52) + (v50 * v50), harlecki_two_link_pack_splat(1.0))) * (context_real[13] * v44));
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v53), harlecki_two_link_pack_abs(v49)), harlecki_two_link_pack_abs(v46_u[0])), harlecki_two_link_pack_abs(v46_u[1]));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46_u[1] - v53), harlecki_two_link_pack_abs(v46_u[0] - v49));
    const harlecki_two_link_mask v56 = (harlecki_two_link_mask)(v55 <= (v54 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v54 < (1.0000000009313226 * v54)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v46_done;
    const harlecki_two_link_mask v57 = (v18 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v23)) | (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12));
    const harlecki_two_link_pack v58 = v13 + v7;
    const harlecki_two_link_mask v59 = (harlecki_two_link_mask)(v58 <= harlecki_two_link_pack_splat(1.0)) & v57;
    const harlecki_two_link_mask v60 = (harlecki_two_link_mask)((1e-05 * v54) < v55) & ((~v56) & v59);
    const harlecki_two_link_mask v61 = v57 & (v56 & v59);
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), v31 - v51);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_select(v0, context_real[3] - (context_real[1] * v62), v46_u[1]);
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), (v30 - (v14 * v46_u[1])) - (v8 * v46_u[0]));
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_select(v3, context_real[2] - (context_real[1] * v64), v46_u[0]);
    const harlecki_two_link_mask v66 = ~flag[0];
    const harlecki_two_link_mask v67 = context_boolean[3] & v66;
    const harlecki_two_link_mask v68 = context_boolean[2] & v66;
    const harlecki_two_link_pack v69 = context_real[16] + (context_real[15] * v62);
    const harlecki_two_link_pack v70 = (context_real[18] + (context_real[17] * v62)) + (3.2 * v64);
    const harlecki_two_link_pack v71 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v69 * v69) + (v70 * v70), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v71 - v63, v63 + v71), v44 * v64);
    const harlecki_two_link_pack v73 = harlecki_two_link_pack_abs(context_real[3]);
    const harlecki_two_link_mask v74 = v67 & (harlecki_two_link_mask)(((-1e-06) * harlecki_two_link_pack_max(v73, harlecki_two_link_pack_abs(v63))) <= harlecki_two_link_pack_select(v0, v72, 1.7300000000000002 * v72));
    const harlecki_two_link_mask v75 = context_boolean[1] | (((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v72)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v72)) | v74);
    const harlecki_two_link_pack v76 = context_real[11] + ((context_real[10] * v64) + (context_real[9] * v62));
    const harlecki_two_link_pack v77 = (context_real[8] + (context_real[6] * v62)) + (context_real[7] * v64);
    const harlecki_two_link_pack v78 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v76 * v76) + (v77 * v77), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v79 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v78 - v65, v65 + v78), v45 * v62);
    const harlecki_two_link_pack v80 = harlecki_two_link_pack_abs(context_real[2]);
    const harlecki_two_link_mask v81 = v68 & (harlecki_two_link_mask)(((-1e-06) * harlecki_two_link_pack_max(v80, harlecki_two_link_pack_abs(v65))) <= harlecki_two_link_pack_select(v3, v79, context_real[0] * v79));
    const harlecki_two_link_mask v82 = v56 & (v75 & (context_boolean[0] | (((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v79)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v79)) | v81)));
    const harlecki_two_link_mask v83 = ~((v27 | v60) | v82);
    const harlecki_two_link_mask v84 = flag[1] & v83;
    harlecki_two_link_pack v86 = v62;
    harlecki_two_link_pack v87 = v64;
    harlecki_two_link_pack v88 = v65;
    harlecki_two_link_pack v89 = v63;
    harlecki_two_link_mask v90 = v56;
    harlecki_two_link_mask v91 = v60;
    harlecki_two_link_mask v92 = v61;
    harlecki_two_link_pack v93 = v46_u[0];
    harlecki_two_link_pack v94 = v46_u[1];
    if (!harlecki_two_link_pack_all(~(v84))) {
        const harlecki_two_link_pack v85_of_context_real[49] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v31, v30, v9, v8, v15, v14, v45, v41, v40, v34, v39, v38, v33, v44, v43, v42, v37, v36, v35, v32, v62, v64, v65, v63, v46_u[0], v46_u[1]};
        const harlecki_two_link_mask v85_of_context_boolean[11] = {v3, v0, v4, v18, v56, v61, v60, context_boolean[0], context_boolean[1], v68, v67};
        harlecki_two_link_pack v85_result_real[6];
        harlecki_two_link_mask v85_result_boolean[3];
        harlecki_two_link_pack_decide_pattern_pieces(spacing, prepared, v85_of_context_real, v85_of_context_boolean, pattern, v85_result_real, v85_result_boolean);
        v86 = harlecki_two_link_pack_select(v84, v85_result_real[0], v86);
        v87 = harlecki_two_link_pack_select(v84, v85_result_real[1], v87);
        v88 = harlecki_two_link_pack_select(v84, v85_result_real[2], v88);
        v89 = harlecki_two_link_pack_select(v84, v85_result_real[3], v89);
        v90 = harlecki_two_link_pack_select_whole(v84, v85_result_boolean[0], v90);
        v91 = harlecki_two_link_pack_select_whole(v84, v85_result_boolean[2], v91);
        v92 = harlecki_two_link_pack_select_whole(v84, v85_result_boolean[1], v92);
        v93 = harlecki_two_link_pack_select(v84, v85_result_real[4], v93);
        v94 = harlecki_two_link_pack_select(v84, v85_result_real[5], v94);
    }
    number_out[0] = v86;
    number_out[1] = v87;
    const harlecki_two_link_pack v95 = context_real[11] + ((context_real[10] * v87) + (context_real[9] * v86));
    const harlecki_two_link_pack v96 = (context_real[8] + (context_real[6] * v86)) + (context_real[7] * v87);
    const harlecki_two_link_pack v97 = context_real[5] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v3, (v96 * v96) + (v95 * v95), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_min(v97 - v88, v88 + v97), v45 * v86);
    const harlecki_two_link_pack v99 = harlecki_two_link_pack_select(v3, v98, context_real[0] * v98);
    const harlecki_two_link_pack v100 = harlecki_two_link_pack_max(v80, harlecki_two_link_pack_abs(v88));
    const harlecki_two_link_mask v101 = (v68 & (harlecki_two_link_mask)(((-1e-06) * v100) <= v99)) | ((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v98)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v98));
    const harlecki_two_link_pack v102 = (context_real[18] + (context_real[17] * v86)) + (3.2 * v87);
    const harlecki_two_link_pack v103 = context_real[16] + (context_real[15] * v86);
    const harlecki_two_link_pack v104 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v103 * v103) + (v102 * v102), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v104 - v89, v89 + v104), v44 * v87);
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v0, v105, 1.7300000000000002 * v105);
    const harlecki_two_link_pack v107 = harlecki_two_link_pack_max(v73, harlecki_two_link_pack_abs(v89));
    const harlecki_two_link_mask v108 = ((v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v105)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v105)) | (v67 & (harlecki_two_link_mask)(((-1e-06) * v107) <= v106));
    const harlecki_two_link_mask v109 = v90 & ((context_boolean[0] | v101) & (context_boolean[1] | v108));
    const harlecki_two_link_mask v110 = flag[3] | v109;
    flag_out[3] = v110;
    const harlecki_two_link_pack v111 = 1.0 - v58;
    const harlecki_two_link_pack v112 = -(v7 + v111);
    const harlecki_two_link_mask v113 = harlecki_two_link_pack_select_whole(v67, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const harlecki_two_link_mask v114 = harlecki_two_link_pack_select_whole(v67, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const harlecki_two_link_mask v115 = v114 | v113;
    const harlecki_two_link_mask v116 = (v115 & (v0 & ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v112) & (harlecki_two_link_mask)(v112 <= harlecki_two_link_pack_splat(0.0))))) | (v113 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[1]));
    const harlecki_two_link_pack v117 = harlecki_two_link_pack_select(v115, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0));
    const harlecki_two_link_pack v118 = -v111;
    const harlecki_two_link_mask v119 = context_boolean[7] & (~v67);
    const harlecki_two_link_pack v120 = harlecki_two_link_pack_select(v119, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v121 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const harlecki_two_link_mask v122 = harlecki_two_link_pack_select_whole(v68, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const harlecki_two_link_mask v123 = v122 | v121;
    const harlecki_two_link_mask v124 = (v123 & (v3 & ((harlecki_two_link_mask)(v120 <= v118) & (harlecki_two_link_mask)(v118 <= v117)))) | (v121 & (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == pattern[0]));
    const harlecki_two_link_mask v125 = v124 | v116;
    const harlecki_two_link_pack v126 = harlecki_two_link_pack_select(v125, v58, 1.0 + v58);
    const harlecki_two_link_mask v127 = ~(v125 | (harlecki_two_link_mask)(v126 <= (v117 + harlecki_two_link_pack_select(v123, harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)))));
    const harlecki_two_link_mask v128 = (~v110) & v127;
    const harlecki_two_link_mask v129 = flag[2] | v83;
    const harlecki_two_link_mask v130 = (~flag[1]) & (v128 & v129);
    const harlecki_two_link_mask v131 = ~v130;
    const harlecki_two_link_mask v132 = ~((~(context_boolean[6] | (context_boolean[4] | context_boolean[5]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))));
    const harlecki_two_link_mask v133 = ((v66 & (v128 & v131)) & (context_boolean[2] | context_boolean[3])) & v132;
    const harlecki_two_link_mask v134 = context_boolean[4] & (~v68);
    const harlecki_two_link_mask v135 = harlecki_two_link_pack_select_whole(v122, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v136 = harlecki_two_link_pack_select_whole(v124, harlecki_two_link_pack_select_whole(v3 & v122, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(v134 & ((harlecki_two_link_mask)(v120 <= v126) & (harlecki_two_link_mask)(v126 <= v117)), harlecki_two_link_pack_whole(0), v135));
    const harlecki_two_link_mask v137 = harlecki_two_link_pack_select_whole(v116, pattern[0], v136);
    pattern_out[0] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_select_whole(context_boolean[4], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[5], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v130, harlecki_two_link_pack_select_whole(v134, harlecki_two_link_pack_whole(0), v135), v137));
    const harlecki_two_link_pack v138 = v126 - harlecki_two_link_pack_select((harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v137), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v139 = harlecki_two_link_pack_select_whole(v114, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1));
    const harlecki_two_link_mask v140 = harlecki_two_link_pack_select_whole(v116, harlecki_two_link_pack_select_whole(v0 & v114, harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)), harlecki_two_link_pack_select_whole(v119 & ((harlecki_two_link_mask)(v138 <= harlecki_two_link_pack_splat(0.0)) & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v138)), harlecki_two_link_pack_whole(0), v139));
    pattern_out[1] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_select_whole(context_boolean[7], harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(context_boolean[8], harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1))), harlecki_two_link_pack_select_whole(v130, harlecki_two_link_pack_select_whole(v119, harlecki_two_link_pack_whole(0), v139), v140));
    const harlecki_two_link_mask v141 = ~flag[3];
    const harlecki_two_link_mask v142 = v90 & ((context_boolean[0] | (harlecki_two_link_mask)(((-1e-12) * v100) <= v99)) & (context_boolean[1] | (harlecki_two_link_mask)(((-1e-12) * v107) <= v106)));
    const harlecki_two_link_mask v143 = (v109 & v141) | ((~flag[4]) & (v141 & v142));
    best_out[0] = harlecki_two_link_pack_select_whole(v143, pattern[0], best[0]);
    best_out[1] = harlecki_two_link_pack_select_whole(v143, pattern[1], best[1]);
    flag_out[0] = flag[0] | v133;
    flag_out[1] = harlecki_two_link_pack_select_whole(v133, harlecki_two_link_pack_whole(0), flag[1] | v130);
    const harlecki_two_link_mask v144 = ~(v130 | v133);
    flag_out[2] = v129 & v144;
    flag_out[4] = flag[4] | v142;
    const harlecki_two_link_mask v145 = flag[5] | (flag[3] & v109);
    flag_out[5] = v145;
    flag_out[6] = v131 & (flag[6] | ((~v90) & (~v91)));
    flag_out[8] = v92;
    number_out[2] = v93;
    number_out[4] = v93;
    number_out[3] = v94;
    number_out[5] = v94;
    *done = (v110 & (v145 | (v127 | ((v3 & v0) | (~v125))))) | (v128 & v144);
    if (!harlecki_two_link_pack_all(v143)) {
        flag_out[7] = harlecki_two_link_pack_select_whole(v143, v27, flag[7]);
        flag_out[8] = harlecki_two_link_pack_select_whole(v143, v92, flag[8]);
        number_out[0] = harlecki_two_link_pack_select(v143, v86, number[0]);
        number_out[1] = harlecki_two_link_pack_select(v143, v87, number[1]);
        number_out[2] = harlecki_two_link_pack_select(v143, v93, number[2]);
        number_out[3] = harlecki_two_link_pack_select(v143, v94, number[3]);
    }
}

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = 9.81 * v0_cosine[0];
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[1];
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v7 = v6 - (9.81 * v0_sine[0]);
    const harlecki_two_link_pack v8 = 3.2 * v0_sine[1];
    const harlecki_two_link_pack v9 = (v7 * v8) + (v5 * v4);
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v11 = v10 * v10;
    const harlecki_two_link_pack v12 = (v8 * v11) + ((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[0])) - v9);
    const harlecki_two_link_mask v13 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), v12);
    const harlecki_two_link_mask v15 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v17 = 1.7300000000000002 + v5;
    const harlecki_two_link_pack v18 = v17 * v16;
    const harlecki_two_link_pack v19 = 13.73 + (6.4 * v0_cosine[1]);
    const harlecki_two_link_mask v20 = ~v13;
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v20, (v17 * v18) - v19, harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v22 = v18 * v21;
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_at(&tau[stride]) - v9;
    const harlecki_two_link_pack v24 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), v23);
    const harlecki_two_link_pack v25 = v16 + (v18 * v22);
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), (v25 * v24) - (v22 * v14));
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), (v21 * v14) - (v22 * v24));
    const harlecki_two_link_pack v28 = 8.0 * v0_cosine[1];
    const harlecki_two_link_pack v29 = 3.2 + v28;
    const harlecki_two_link_pack v30 = 8.0 * v0_sine[1];
    const harlecki_two_link_pack v31 = (v7 * v30) + (v28 * v4);
    const harlecki_two_link_pack v32 = v31 + ((3.2 * v26) + (v29 * v27));
    const harlecki_two_link_pack v33 = 6.0 + ((v0_cosine[1] * v29) + (v0_sine[1] * v30));
    const harlecki_two_link_pack v34 = (3.2 * v11) + ((v7 * v28) - (v30 * v4));
    const harlecki_two_link_pack v35 = ((117.72 * v0_cosine[0]) + (v0_cosine[1] * v31)) - (v0_sine[1] * v34);
    const harlecki_two_link_pack v36 = ((v5 * v26) + (v33 * v27)) + v35;
    const harlecki_two_link_pack v37 = (v0_cosine[1] * v30) - (v0_sine[1] * v29);
    const harlecki_two_link_pack v38 = (6.0 * v6) + (((v0_cosine[1] * v34) + (v0_sine[1] * v31)) - (117.72 * v0_sine[0]));
    const harlecki_two_link_pack v39 = v38 + ((v8 * v26) - (v37 * v27));
    const harlecki_two_link_pack v40 = -v39;
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), -(v41 * v22));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), v41 * v25);
    const harlecki_two_link_pack v44 = (3.2 * v43) + (v29 * v42);
    const harlecki_two_link_pack v45 = -v44;
    const harlecki_two_link_pack v46 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v47 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), v46 * v21);
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), -(v46 * v22));
    const harlecki_two_link_pack v49 = (3.2 * v48) + (v29 * v47);
    const harlecki_two_link_pack v50 = -v49;
    const harlecki_two_link_pack v51 = (v30 * v27) - v34;
    const harlecki_two_link_pack v52 = (v5 * v43) + (v33 * v42);
    const harlecki_two_link_pack v53 = -v52;
    const harlecki_two_link_pack v54 = (v5 * v48) + (v33 * v47);
    const harlecki_two_link_pack v55 = -v54;
    const harlecki_two_link_pack v56 = (v8 * v43) - (v37 * v42);
    const harlecki_two_link_pack v57 = (v8 * v48) - (v37 * v47);
    const harlecki_two_link_pack v58 = v30 * v42;
    const harlecki_two_link_pack v59 = -v58;
    const harlecki_two_link_pack v60 = v30 * v47;
    const harlecki_two_link_pack v61 = -v60;
    const harlecki_two_link_mask v62 = ~v15;
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v64 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[0]));
    harlecki_two_link_pack v65_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v65_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v65_of_context_real[16] = {v64, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), v57, v56, v40, v55, v53, v36, v63, harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), v61, v59, v51, v50, v45, v32};
    const harlecki_two_link_mask v65_of_context_boolean[2] = {v20, v62};
    harlecki_two_link_mask v65_done = { 0 };
    for (int v65_pass = 0; (v65_pass < 40) && !harlecki_two_link_pack_all(v65_done); v65_pass++) {
        harlecki_two_link_pack v65_next_u[2];
        harlecki_two_link_pack v65_next_polished[1];
        harlecki_two_link_mask v65_ends;
        harlecki_two_link_pack_before_loads(spacing, prepared, v65_u, v65_polished, v65_of_context_real, v65_of_context_boolean, v65_next_u, v65_next_polished, &v65_ends);
        v65_u[0] = harlecki_two_link_pack_select(v65_done, v65_u[0], v65_next_u[0]);
        v65_u[1] = harlecki_two_link_pack_select(v65_done, v65_u[1], v65_next_u[1]);
        v65_polished[0] = harlecki_two_link_pack_select(v65_done, v65_polished[0], v65_next_polished[0]);
        v65_done |= v65_ends;
    }
    const harlecki_two_link_pack v66 = ((v58 * v65_u[1]) + (v60 * v65_u[0])) - v51;
    const harlecki_two_link_pack v67 = ((v44 * v65_u[1]) + (v49 * v65_u[0])) - v32;
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), (harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * v63) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v62, (v67 * v67) + (v66 * v66), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v69 = ((v54 * v65_u[0]) + (v52 * v65_u[1])) - v36;
    const harlecki_two_link_pack v70 = ((v57 * v65_u[0]) - v39) + (v56 * v65_u[1]);
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), (harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * v64) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v70 * v70) + (v69 * v69), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v65_u[0] - v71), harlecki_two_link_pack_abs(v65_u[1] - v68));
    const harlecki_two_link_pack v73 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v65_u[0]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v71), harlecki_two_link_pack_abs(v68))), harlecki_two_link_pack_abs(v65_u[1]));
    const harlecki_two_link_mask v74 = (harlecki_two_link_mask)(v72 <= (v73 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v73 < (1.0000000009313226 * v73)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v65_done;
    const harlecki_two_link_mask v75 = ~v74;
    const harlecki_two_link_pack v76 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v54 * v54) + (v57 * v57), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v77 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v62, (v44 * v44) + (v58 * v58), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_mask v78 = (v62 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v77)) | (v20 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v76));
    const harlecki_two_link_mask v79 = v78 & (harlecki_two_link_mask)((v41 + v46) <= harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_mask v80 = (v79 & v75) & (harlecki_two_link_mask)((1e-05 * v73) < v72);
    const harlecki_two_link_pack v81 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), (v27 - (v42 * v65_u[1])) - (v47 * v65_u[0]));
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_select(v15, v23 - (v17 * v81), v65_u[1]);
    const harlecki_two_link_pack v83 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), (v26 - (v43 * v65_u[1])) - (v48 * v65_u[0]));
    const harlecki_two_link_pack v84 = harlecki_two_link_pack_select(v13, v12 - (v17 * v83), v65_u[0]);
    const harlecki_two_link_pack v85 = -v38;
    const harlecki_two_link_pack v86 = -v34;
    const harlecki_two_link_mask v87 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v88 = ~v87;
    const harlecki_two_link_mask v89 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v90 = ~v89;
    const harlecki_two_link_pack v91 = -v8;
    const harlecki_two_link_mask v92 = v20 & v62;
    const harlecki_two_link_pack v93 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v92, (v52 * v52) + (v56 * v56), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v94 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v92, (v60 * v60) + (v49 * v49), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v95 = (harlecki_two_link_mask)(v93 < harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(1.0), 1.0 - v76)) & (harlecki_two_link_mask)(v94 < harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(1.0), 1.0 - v77));
    const harlecki_two_link_pack v96 = (v30 * v81) - v34;
    const harlecki_two_link_pack v97 = v31 + ((3.2 * v83) + (v29 * v81));
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v15, (v96 * v96) + (v97 * v97), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v99 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_min(v98 - v82, v82 + v98), v63 * v83);
    const harlecki_two_link_mask v100 = v88 | ((v15 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v99)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v99));
    const harlecki_two_link_pack v101 = v38 + ((v8 * v83) - (v37 * v81));
    const harlecki_two_link_pack v102 = v35 + ((v5 * v83) + (v33 * v81));
    const harlecki_two_link_pack v103 = harlecki_two_link_pack_number(prepared, 2U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v13, (v101 * v101) + (v102 * v102), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v104 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_min(v103 - v84, v84 + v103), v64 * v81);
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_abs(v23);
    const harlecki_two_link_mask v106 = v88 | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(v105, harlecki_two_link_pack_abs(v82))) <= harlecki_two_link_pack_select(v15, v99, 1.7300000000000002 * v99));
    const harlecki_two_link_pack v107 = harlecki_two_link_pack_abs(v12);
    const harlecki_two_link_mask v108 = v106 & (v90 | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(v107, harlecki_two_link_pack_abs(v84))) <= harlecki_two_link_pack_select(v13, v104, v19 * v104)));
    const harlecki_two_link_mask v109 = v95 | ((v100 & (v90 | ((v13 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v104)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v104)))) | v108);
    const harlecki_two_link_mask v110 = (~v80) & (v75 | (~v109));
    harlecki_two_link_pack v112 = v82;
    harlecki_two_link_mask v113 = v74;
    harlecki_two_link_pack v114 = v84;
    if (!harlecki_two_link_pack_all(~(v110))) {
        const harlecki_two_link_pack v111_of_context_real[49] = {v19, v17, v12, v23, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v37, v91, v85, v33, v5, v35, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v30, v86, v29, v31, harlecki_two_link_pack_at(&tau[stride]), v18, v21, v16, v27, v26, v47, v48, v42, v43, v64, v57, v56, v40, v55, v53, v36, v63, v61, v59, v51, v50, v45, v32, v81, v83, v84, v82, v65_u[0], v65_u[1]};
        const harlecki_two_link_mask v111_of_context_boolean[9] = {v13, v15, v20, v62, v90, v88, v74, v78 & (v79 & v74), v80};
        const harlecki_two_link_mask v111_of_context_mode[2] = {harlecki_two_link_pack_at_modes(&mode[0]), harlecki_two_link_pack_at_modes(&mode[stride])};
        harlecki_two_link_pack v111_result_real[6];
        harlecki_two_link_mask v111_result_boolean[3];
        harlecki_two_link_pack_before_loads_pieces(spacing, prepared, v111_of_context_real, v111_of_context_boolean, v111_of_context_mode, v111_result_real, v111_result_boolean);
        v112 = harlecki_two_link_pack_select(v110, v111_result_real[3], v112);
        v113 = harlecki_two_link_pack_select_whole(v110, v111_result_boolean[0], v113);
        v114 = harlecki_two_link_pack_select(v110, v111_result_real[2], v114);
    }
    const harlecki_two_link_mask v115 = harlecki_two_link_pack_select_whole(v113, harlecki_two_link_pack_mode_of(v112), harlecki_two_link_pack_whole(0));
    const harlecki_two_link_mask v116 = (v87 & harlecki_two_link_pack_at_flags(&reached[stride])) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v115));
    const harlecki_two_link_pack v117 = 0.5780346820809248 * v17;
    const harlecki_two_link_pack v118 = 1.0 / ((v17 * v117) - v19);
    const harlecki_two_link_pack v119 = v117 * v118;
    const harlecki_two_link_pack v120 = (v5 * v119) - (v33 * v118);
    const harlecki_two_link_pack v121 = (v8 * v119) + (v37 * v118);
    const harlecki_two_link_pack v122 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v121 * v121) + (v120 * v120));
    const harlecki_two_link_pack v123 = 0.5780346820809248 - (v117 * v119);
    const harlecki_two_link_pack v124 = (v8 * v123) - (v37 * v119);
    const harlecki_two_link_pack v125 = (v5 * v123) + (v33 * v119);
    const harlecki_two_link_pack v126 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v125 * v125) + (v124 * v124));
    const harlecki_two_link_pack v127 = v126 + v122;
    const harlecki_two_link_pack v128 = (3.2 * v123) + (v29 * v119);
    const harlecki_two_link_pack v129 = v30 * v30;
    const harlecki_two_link_pack v130 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v128 * v128) + (v129 * (v119 * v119)));
    const harlecki_two_link_pack v131 = (3.2 * v119) - (v29 * v118);
    const harlecki_two_link_pack v132 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v131 * v131) + (v129 * (v118 * v118)));
    const harlecki_two_link_pack v133 = v132 + v130;
    const harlecki_two_link_pack v134 = harlecki_two_link_pack_max(v133, v127);
    const harlecki_two_link_mask v135 = (harlecki_two_link_mask)(v134 < harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v136 = v23 * v119;
    const harlecki_two_link_pack v137 = v12 * v118;
    const harlecki_two_link_pack v138 = v137 - v136;
    const harlecki_two_link_pack v139 = v12 * v119;
    const harlecki_two_link_pack v140 = v23 * v123;
    const harlecki_two_link_pack v141 = v140 + v139;
    const harlecki_two_link_pack v142 = v35 + ((v5 * v141) - (v33 * v138));
    const harlecki_two_link_pack v143 = v38 + ((v8 * v141) + (v37 * v138));
    const harlecki_two_link_pack v144 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v143 * v143) + (v142 * v142));
    const harlecki_two_link_pack v145 = v31 + ((3.2 * v141) - (v29 * v138));
    const harlecki_two_link_pack v146 = v34 + (v30 * v138);
    const harlecki_two_link_pack v147 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v146 * v146) + (v145 * v145));
    const harlecki_two_link_pack v148 = harlecki_two_link_pack_select(v135, harlecki_two_link_pack_max(v144, v147) / harlecki_two_link_pack_select(v135, harlecki_two_link_pack_select(v135, 1.0 - v134, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v149 = harlecki_two_link_pack_min(v148, v144 + (v127 * v148));
    const harlecki_two_link_pack v150 = harlecki_two_link_pack_min(v148, v147 + (v133 * v148));
    const harlecki_two_link_pack v151 = harlecki_two_link_pack_min(v149, v144 + ((v126 * v150) + (v122 * v149)));
    const harlecki_two_link_pack v152 = harlecki_two_link_pack_min(v150, v147 + ((v132 * v149) + (v130 * v150)));
    const harlecki_two_link_pack v153 = 1.0001 * harlecki_two_link_pack_min(v151, v144 + ((v126 * v152) + (v122 * v151)));
    const harlecki_two_link_pack v154 = harlecki_two_link_pack_abs(v119);
    const harlecki_two_link_pack v155 = (v154 * v153) + (1e-08 * (harlecki_two_link_pack_abs(v139) + harlecki_two_link_pack_abs(v140)));
    const harlecki_two_link_pack v156 = -v155;
    const harlecki_two_link_mask v157 = harlecki_two_link_pack_select_whole(v15, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[stride])), harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_mask v158 = harlecki_two_link_pack_select_whole(v87, (harlecki_two_link_mask)(v156 < v141), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v157));
    const harlecki_two_link_pack v159 = 1.0001 * harlecki_two_link_pack_min(v152, v147 + ((v132 * v151) + (v130 * v152)));
    const harlecki_two_link_mask v160 = v87 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v141) <= (v155 + (v123 * v159)));
    const harlecki_two_link_mask v161 = harlecki_two_link_pack_select_whole(v160 & (~v116), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v116, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v115), v158), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v162 = harlecki_two_link_pack_select_whole(v113, harlecki_two_link_pack_mode_of(v114), harlecki_two_link_pack_whole(0));
    const harlecki_two_link_mask v163 = (v89 & harlecki_two_link_pack_at_flags(&reached[0])) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v162));
    const harlecki_two_link_pack v164 = (v154 * v159) + (1e-08 * (harlecki_two_link_pack_abs(v136) + harlecki_two_link_pack_abs(v137)));
    const harlecki_two_link_pack v165 = -v164;
    const harlecki_two_link_mask v166 = harlecki_two_link_pack_select_whole(v13, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[0])), harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_mask v167 = harlecki_two_link_pack_select_whole(v89, (harlecki_two_link_mask)(v165 < (-v138)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v166));
    const harlecki_two_link_mask v168 = v89 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v138) <= (v164 - (v118 * v153)));
    const harlecki_two_link_mask v169 = harlecki_two_link_pack_select_whole(v168 & (~v163), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v163, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v162), v167), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    harlecki_two_link_mask v170_pattern[2] = {v169, v161};
    harlecki_two_link_mask v170_best[2] = {v169, v161};
    harlecki_two_link_mask v170_flag[9] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v170_number[6] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v170_of_context_real[20] = {v19, v17, v12, v23, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v37, v91, v85, v33, v5, v35, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v30, v86, v29, v31, harlecki_two_link_pack_at(&tau[stride])};
    const harlecki_two_link_mask v170_of_context_boolean[10] = {v90, v88, v163, v116, v168, v167, harlecki_two_link_pack_select_whole(v89, (harlecki_two_link_mask)(v165 < v138), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v166)), v160, v158, harlecki_two_link_pack_select_whole(v87, (harlecki_two_link_mask)(v156 < (-v141)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v157))};
    const harlecki_two_link_mask v170_of_context_mode[4] = {v166, v157, v162, v115};
    harlecki_two_link_mask v170_done = { 0 };
    for (int v170_pass = 0; (v170_pass < 36) && !harlecki_two_link_pack_all(v170_done); v170_pass++) {
        harlecki_two_link_mask v170_next_pattern[2];
        harlecki_two_link_mask v170_next_best[2];
        harlecki_two_link_mask v170_next_flag[9];
        harlecki_two_link_pack v170_next_number[6];
        harlecki_two_link_mask v170_ends;
        harlecki_two_link_pack_decide_pattern(spacing, prepared, v170_pattern, v170_best, v170_flag, v170_number, v170_of_context_real, v170_of_context_boolean, v170_of_context_mode, v170_next_pattern, v170_next_best, v170_next_flag, v170_next_number, &v170_ends);
        v170_pattern[0] = harlecki_two_link_pack_select_whole(v170_done, v170_pattern[0], v170_next_pattern[0]);
        v170_pattern[1] = harlecki_two_link_pack_select_whole(v170_done, v170_pattern[1], v170_next_pattern[1]);
        v170_best[0] = harlecki_two_link_pack_select_whole(v170_done, v170_best[0], v170_next_best[0]);
        v170_best[1] = harlecki_two_link_pack_select_whole(v170_done, v170_best[1], v170_next_best[1]);
        v170_flag[0] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[0], v170_next_flag[0]);
        v170_flag[1] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[1], v170_next_flag[1]);
        v170_flag[2] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[2], v170_next_flag[2]);
        v170_flag[3] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[3], v170_next_flag[3]);
        v170_flag[4] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[4], v170_next_flag[4]);
        v170_flag[5] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[5], v170_next_flag[5]);
        v170_flag[6] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[6], v170_next_flag[6]);
        v170_flag[7] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[7], v170_next_flag[7]);
        v170_flag[8] = harlecki_two_link_pack_select_whole(v170_done, v170_flag[8], v170_next_flag[8]);
        v170_number[0] = harlecki_two_link_pack_select(v170_done, v170_number[0], v170_next_number[0]);
        v170_number[1] = harlecki_two_link_pack_select(v170_done, v170_number[1], v170_next_number[1]);
        v170_number[2] = harlecki_two_link_pack_select(v170_done, v170_number[2], v170_next_number[2]);
        v170_number[3] = harlecki_two_link_pack_select(v170_done, v170_number[3], v170_next_number[3]);
        v170_number[4] = harlecki_two_link_pack_select(v170_done, v170_number[4], v170_next_number[4]);
        v170_number[5] = harlecki_two_link_pack_select(v170_done, v170_number[5], v170_next_number[5]);
        v170_done |= v170_ends;
    }
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(v170_best[0], harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(v170_best[1], harlecki_two_link_bytes);
    const harlecki_two_link_pack v171 = harlecki_two_link_pack_select(v170_flag[4] | v170_flag[3], harlecki_two_link_pack_select(v170_flag[8], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v170_flag[7] & (~v170_flag[2]), harlecki_two_link_pack_select(v170_flag[5], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_splat(3.0))), harlecki_two_link_pack_select(v170_flag[6], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0)));
    const harlecki_two_link_pack v172 = harlecki_two_link_pack_select((harlecki_two_link_mask)((harlecki_two_link_pack_abs(v170_number[0]) + ((v105 + v107) + harlecki_two_link_pack_abs(v170_number[1]))) < harlecki_two_link_pack_splat(1e+38)), harlecki_two_link_pack_select(v170_done, v171, harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0));
    const harlecki_two_link_mask v173 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0]))))) < harlecki_two_link_pack_splat(1e+38));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v173, v172, harlecki_two_link_pack_splat(6.0));
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
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES];

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
