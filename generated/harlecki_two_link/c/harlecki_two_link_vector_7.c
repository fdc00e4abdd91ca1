/* harlecki_two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in harlecki_two_link_batch.c. */
#include "harlecki_two_link_batch.h"

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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    *done = ((harlecki_two_link_mask)(harlecki_two_link_pack_select(v73, v16, v72) <= harlecki_two_link_pack_splat(0.0)) | v76) | (~context_boolean[4]);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
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
        harlecki_two_link_pack_decide_pattern_pins(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    const harlecki_two_link_mask v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11]};
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
        harlecki_two_link_pack_decide_pattern_loads(spacing, prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_ends);
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
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_select(v3, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v69 * v69) + (v68 * v68), harlecki_two_link_pack_splat(1.0))) * (context_real[4] * v46));
    const harlecki_two_link_pack v71 = ((v22 * v47_u[1]) + (v25 * v47_u[0])) - v33;
    const harlecki_two_link_pack v72 = ((v23 * v47_u[1]) + (v26 * v47_u[0])) - v38;
    const harlecki_two_link_pack v73 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v19, (v72 * v72) + (v71 * v71), harlecki_two_link_pack_splat(1.0))) * (context_real[13] * v45));
    const harlecki_two_link_pack v74 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v73), harlecki_two_link_pack_abs(v70)), harlecki_two_link_pack_abs(v47_u[0])), harlecki_two_link_pack_abs(v47_u[1]));
    const harlecki_two_link_pack v75 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v47_u[1] - v73), harlecki_two_link_pack_abs(v47_u[0] - v70));
    const harlecki_two_link_mask v76 = (harlecki_two_link_mask)(v75 <= (v74 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v74 < (1.0000000009313226 * v74)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v47_done;
    const harlecki_two_link_mask v77 = v76 & (v67 & (context_boolean[0] | (((v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v54)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v54)) | v58)));
    const harlecki_two_link_mask v78 = (v19 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v24)) | (v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v12));
    const harlecki_two_link_pack v79 = v6 + v14;
    const harlecki_two_link_mask v80 = (harlecki_two_link_mask)(v79 <= harlecki_two_link_pack_splat(1.0)) & v78;
    const harlecki_two_link_mask v81 = (harlecki_two_link_mask)((1e-05 * v74) < v75) & ((~v76) & v80);
    const harlecki_two_link_mask v82 = ~((v28 | v81) | v77);
    const harlecki_two_link_mask v83 = flag[1] & v82;
    const harlecki_two_link_mask v84 = v78 & (v76 & v80);
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
        const harlecki_two_link_mask v85_of_context_boolean[12] = {v3, v0, v4, v19, v76, v84, v81, v83, context_boolean[0], context_boolean[1], v57, v65};
        harlecki_two_link_pack v85_result_real[6];
        harlecki_two_link_mask v85_result_boolean[3];
        harlecki_two_link_pack_decide_pattern_pieces(spacing, prepared, v85_of_context_real, v85_of_context_boolean, pattern, v85_result_real, v85_result_boolean);
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
    const harlecki_two_link_mask v101 = (v57 & (harlecki_two_link_mask)(((-1e-06) * v100) <= v99)) | ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v98) | (v3 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v98)));
    const harlecki_two_link_pack v102 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86);
    const harlecki_two_link_pack v103 = context_real[16] + (context_real[15] * v87);
    const harlecki_two_link_pack v104 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v0, (v103 * v103) + (v102 * v102), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v105 = harlecki_two_link_pack_select(v0, harlecki_two_link_pack_min(v104 - v89, v89 + v104), v45 * v86);
    const harlecki_two_link_pack v106 = harlecki_two_link_pack_select(v0, v105, 1.7300000000000002 * v105);
    const harlecki_two_link_pack v107 = harlecki_two_link_pack_max(v64, harlecki_two_link_pack_abs(v89));
    const harlecki_two_link_mask v108 = ((harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v105) | (v0 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v105))) | (v65 & (harlecki_two_link_mask)(((-1e-06) * v107) <= v106));
    const harlecki_two_link_mask v109 = ((context_boolean[0] | v101) & (context_boolean[1] | v108)) & v90;
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
    const harlecki_two_link_mask v133 = ((context_boolean[2] | context_boolean[3]) & (v56 & (v128 & v131))) & v132;
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
    flag_out[6] = v131 & (flag[6] | ((~v91) & (~v90)));
    flag_out[8] = v92;
    number_out[2] = v93;
    number_out[4] = v93;
    number_out[3] = v94;
    number_out[5] = v94;
    *done = (v110 & (v145 | (v127 | ((v3 & v0) | (~v125))))) | (v128 & v144);
    if (!harlecki_two_link_pack_all(v143)) {
        flag_out[7] = harlecki_two_link_pack_select_whole(v143, v28, flag[7]);
        flag_out[8] = harlecki_two_link_pack_select_whole(v143, v92, flag[8]);
        number_out[0] = harlecki_two_link_pack_select(v143, v87, number[0]);
        number_out[1] = harlecki_two_link_pack_select(v143, v86, number[1]);
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
    const harlecki_two_link_pack v32 = 6.0 + ((v0_cosine[1] * v29) + (v0_sine[1] * v30));
    const harlecki_two_link_pack v33 = (3.2 * v11) + ((v7 * v28) - (v30 * v4));
    const harlecki_two_link_pack v34 = ((117.72 * v0_cosine[0]) + (v0_cosine[1] * v31)) - (v0_sine[1] * v33);
    const harlecki_two_link_pack v35 = (v0_cosine[1] * v30) - (v0_sine[1] * v29);
    const harlecki_two_link_pack v36 = (6.0 * v6) + (((v0_cosine[1] * v33) + (v0_sine[1] * v31)) - (117.72 * v0_sine[0]));
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v38 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), -(v37 * v22));
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), v37 * v25);
    const harlecki_two_link_pack v40 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), v40 * v21);
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), -(v40 * v22));
    const harlecki_two_link_mask v43 = ~v15;
    const harlecki_two_link_pack v44 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v45 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[0]));
    harlecki_two_link_pack v46_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v46_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v46_of_context_real[16] = {v45, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v8 * v42) - (v35 * v41), (v8 * v39) - (v35 * v38), ((v35 * v27) - (v8 * v26)) - v36, -((v5 * v42) + (v32 * v41)), -((v5 * v39) + (v32 * v38)), ((v5 * v26) + (v32 * v27)) + v34, v44, harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27))};
    const harlecki_two_link_mask v46_of_context_boolean[2] = {v20, v43};
    harlecki_two_link_mask v46_done = { 0 };
    for (int v46_pass = 0; (v46_pass < 40) && !harlecki_two_link_pack_all(v46_done); v46_pass++) {
        harlecki_two_link_pack v46_next_u[2];
        harlecki_two_link_pack v46_next_polished[1];
        harlecki_two_link_mask v46_ends;
        harlecki_two_link_pack_before_loads(spacing, prepared, v46_u, v46_polished, v46_of_context_real, v46_of_context_boolean, v46_next_u, v46_next_polished, &v46_ends);
        v46_u[0] = harlecki_two_link_pack_select(v46_done, v46_u[0], v46_next_u[0]);
        v46_u[1] = harlecki_two_link_pack_select(v46_done, v46_u[1], v46_next_u[1]);
        v46_polished[0] = harlecki_two_link_pack_select(v46_done, v46_polished[0], v46_next_polished[0]);
        v46_done |= v46_ends;
    }
    const harlecki_two_link_pack v47 = ((v41 * v46_u[0]) + (v38 * v46_u[1])) - v27;
    const harlecki_two_link_pack v48 = ((v42 * v46_u[0]) + (v39 * v46_u[1])) - v26;
    const harlecki_two_link_pack v49 = ((v5 * v48) + (v32 * v47)) - v34;
    const harlecki_two_link_pack v50 = ((v8 * v48) - (v35 * v47)) - v36;
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), (harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * v45) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v20, (v50 * v50) + (v49 * v49), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v52 = ((3.2 * v48) + (v29 * v47)) - v31;
    const harlecki_two_link_pack v53 = v33 + (v30 * v47);
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), (harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * v44) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v43, (v52 * v52) + (v53 * v53), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46_u[0]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v51), harlecki_two_link_pack_abs(v54))), harlecki_two_link_pack_abs(v46_u[1]));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v46_u[0] - v51), harlecki_two_link_pack_abs(v46_u[1] - v54));
    const harlecki_two_link_mask v57 = (harlecki_two_link_mask)(v56 <= (v55 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v55 < (1.0000000009313226 * v55)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v46_done;
    const harlecki_two_link_mask v58 = harlecki_two_link_pack_select_whole(v57, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_select(v15, v23 - (v17 * harlecki_two_link_pack_select(v13, harlecki_two_link_pack_splat(0.0), -v47)), v46_u[1])), harlecki_two_link_pack_whole(0));
    const harlecki_two_link_mask v59 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_mask v60 = (v59 & harlecki_two_link_pack_at_flags(&reached[stride])) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v58));
    const harlecki_two_link_pack v61 = 0.5780346820809248 * v17;
    const harlecki_two_link_pack v62 = 1.0 / ((v17 * v61) - v19);
    const harlecki_two_link_pack v63 = v61 * v62;
    const harlecki_two_link_pack v64 = (v5 * v63) - (v32 * v62);
    const harlecki_two_link_pack v65 = (v8 * v63) + (v35 * v62);
    const harlecki_two_link_pack v66 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v65 * v65) + (v64 * v64));
    const harlecki_two_link_pack v67 = 0.5780346820809248 - (v61 * v63);
    const harlecki_two_link_pack v68 = (v8 * v67) - (v35 * v63);
    const harlecki_two_link_pack v69 = (v5 * v67) + (v32 * v63);
    const harlecki_two_link_pack v70 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v69 * v69) + (v68 * v68));
    const harlecki_two_link_pack v71 = v70 + v66;
    const harlecki_two_link_pack v72 = (3.2 * v67) + (v29 * v63);
    const harlecki_two_link_pack v73 = v30 * v30;
    const harlecki_two_link_pack v74 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v72 * v72) + (v73 * (v63 * v63)));
    const harlecki_two_link_pack v75 = (3.2 * v63) - (v29 * v62);
    const harlecki_two_link_pack v76 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v75 * v75) + (v73 * (v62 * v62)));
    const harlecki_two_link_pack v77 = v76 + v74;
    const harlecki_two_link_pack v78 = harlecki_two_link_pack_max(v77, v71);
    const harlecki_two_link_mask v79 = (harlecki_two_link_mask)(v78 < harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v80 = v23 * v63;
    const harlecki_two_link_pack v81 = v12 * v62;
    const harlecki_two_link_pack v82 = v81 - v80;
    const harlecki_two_link_pack v83 = v12 * v63;
    const harlecki_two_link_pack v84 = v23 * v67;
    const harlecki_two_link_pack v85 = v84 + v83;
    const harlecki_two_link_pack v86 = v34 + ((v5 * v85) - (v32 * v82));
    const harlecki_two_link_pack v87 = v36 + ((v8 * v85) + (v35 * v82));
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_number(prepared, 5U, spacing, 0U) * harlecki_two_link_pack_sqrt((v87 * v87) + (v86 * v86));
    const harlecki_two_link_pack v89 = v31 + ((3.2 * v85) - (v29 * v82));
    const harlecki_two_link_pack v90 = v33 + (v30 * v82);
    const harlecki_two_link_pack v91 = harlecki_two_link_pack_number(prepared, 4U, spacing, 0U) * harlecki_two_link_pack_sqrt((v90 * v90) + (v89 * v89));
    const harlecki_two_link_pack v92 = harlecki_two_link_pack_select(v79, harlecki_two_link_pack_max(v88, v91) / harlecki_two_link_pack_select(v79, harlecki_two_link_pack_select(v79, 1.0 - v78, harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1.0)), harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v93 = harlecki_two_link_pack_min(v92, v88 + (v71 * v92));
    const harlecki_two_link_pack v94 = harlecki_two_link_pack_min(v92, v91 + (v77 * v92));
    const harlecki_two_link_pack v95 = harlecki_two_link_pack_min(v93, v88 + ((v70 * v94) + (v66 * v93)));
    const harlecki_two_link_pack v96 = harlecki_two_link_pack_min(v94, v91 + ((v76 * v93) + (v74 * v94)));
    const harlecki_two_link_pack v97 = 1.0001 * harlecki_two_link_pack_min(v95, v88 + ((v70 * v96) + (v66 * v95)));
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_abs(v63);
    const harlecki_two_link_pack v99 = (v98 * v97) + (1e-08 * (harlecki_two_link_pack_abs(v83) + harlecki_two_link_pack_abs(v84)));
    const harlecki_two_link_pack v100 = -v99;
    const harlecki_two_link_mask v101 = harlecki_two_link_pack_select_whole(v15, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[stride])), harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_mask v102 = harlecki_two_link_pack_select_whole(v59, (harlecki_two_link_mask)(v100 < v85), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v101));
    const harlecki_two_link_pack v103 = 1.0001 * harlecki_two_link_pack_min(v96, v91 + ((v76 * v95) + (v74 * v96)));
    const harlecki_two_link_mask v104 = v59 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v85) <= (v99 + (v67 * v103)));
    const harlecki_two_link_mask v105 = harlecki_two_link_pack_select_whole(v104 & (~v60), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v60, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v58), v102), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    const harlecki_two_link_mask v106 = harlecki_two_link_pack_select_whole(v57, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_select(v13, v12 - (v17 * harlecki_two_link_pack_select(v15, harlecki_two_link_pack_splat(0.0), -v48)), v46_u[0])), harlecki_two_link_pack_whole(0));
    const harlecki_two_link_mask v107 = (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_mask v108 = (v107 & harlecki_two_link_pack_at_flags(&reached[0])) & (~(harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == v106));
    const harlecki_two_link_pack v109 = (v98 * v103) + (1e-08 * (harlecki_two_link_pack_abs(v80) + harlecki_two_link_pack_abs(v81)));
    const harlecki_two_link_pack v110 = -v109;
    const harlecki_two_link_mask v111 = harlecki_two_link_pack_select_whole(v13, harlecki_two_link_pack_mode_of(harlecki_two_link_pack_at(&qd[0])), harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_mask v112 = harlecki_two_link_pack_select_whole(v107, (harlecki_two_link_mask)(v110 < (-v82)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v111));
    const harlecki_two_link_mask v113 = v107 & (harlecki_two_link_mask)(harlecki_two_link_pack_abs(v82) <= (v109 - (v62 * v97)));
    const harlecki_two_link_mask v114 = harlecki_two_link_pack_select_whole(v113 & (~v108), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_select_whole(harlecki_two_link_pack_select_whole(v108, (harlecki_two_link_mask)(harlecki_two_link_pack_whole(1) == v106), v112), harlecki_two_link_pack_whole(1), harlecki_two_link_pack_whole(-1)));
    harlecki_two_link_mask v115_pattern[2] = {v114, v105};
    harlecki_two_link_mask v115_best[2] = {v114, v105};
    harlecki_two_link_mask v115_flag[9] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(-1), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v115_number[6] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v115_of_context_real[20] = {v19, v17, v12, v23, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v35, -v8, -v36, v32, v5, v34, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v30, -v33, v29, v31, harlecki_two_link_pack_at(&tau[stride])};
    const harlecki_two_link_mask v115_of_context_boolean[10] = {~v107, ~v59, v108, v60, v113, v112, harlecki_two_link_pack_select_whole(v107, (harlecki_two_link_mask)(v110 < v82), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v111)), v104, v102, harlecki_two_link_pack_select_whole(v59, (harlecki_two_link_mask)(v100 < (-v85)), (harlecki_two_link_mask)(harlecki_two_link_pack_whole(-1) == v101))};
    const harlecki_two_link_mask v115_of_context_mode[4] = {v111, v101, v106, v58};
    harlecki_two_link_mask v115_done = { 0 };
    for (int v115_pass = 0; (v115_pass < 36) && !harlecki_two_link_pack_all(v115_done); v115_pass++) {
        harlecki_two_link_mask v115_next_pattern[2];
        harlecki_two_link_mask v115_next_best[2];
        harlecki_two_link_mask v115_next_flag[9];
        harlecki_two_link_pack v115_next_number[6];
        harlecki_two_link_mask v115_ends;
        harlecki_two_link_pack_decide_pattern(spacing, prepared, v115_pattern, v115_best, v115_flag, v115_number, v115_of_context_real, v115_of_context_boolean, v115_of_context_mode, v115_next_pattern, v115_next_best, v115_next_flag, v115_next_number, &v115_ends);
        v115_pattern[0] = harlecki_two_link_pack_select_whole(v115_done, v115_pattern[0], v115_next_pattern[0]);
        v115_pattern[1] = harlecki_two_link_pack_select_whole(v115_done, v115_pattern[1], v115_next_pattern[1]);
        v115_best[0] = harlecki_two_link_pack_select_whole(v115_done, v115_best[0], v115_next_best[0]);
        v115_best[1] = harlecki_two_link_pack_select_whole(v115_done, v115_best[1], v115_next_best[1]);
        v115_flag[0] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[0], v115_next_flag[0]);
        v115_flag[1] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[1], v115_next_flag[1]);
        v115_flag[2] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[2], v115_next_flag[2]);
        v115_flag[3] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[3], v115_next_flag[3]);
        v115_flag[4] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[4], v115_next_flag[4]);
        v115_flag[5] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[5], v115_next_flag[5]);
        v115_flag[6] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[6], v115_next_flag[6]);
        v115_flag[7] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[7], v115_next_flag[7]);
        v115_flag[8] = harlecki_two_link_pack_select_whole(v115_done, v115_flag[8], v115_next_flag[8]);
        v115_number[0] = harlecki_two_link_pack_select(v115_done, v115_number[0], v115_next_number[0]);
        v115_number[1] = harlecki_two_link_pack_select(v115_done, v115_number[1], v115_next_number[1]);
        v115_number[2] = harlecki_two_link_pack_select(v115_done, v115_number[2], v115_next_number[2]);
        v115_number[3] = harlecki_two_link_pack_select(v115_done, v115_number[3], v115_next_number[3]);
        v115_number[4] = harlecki_two_link_pack_select(v115_done, v115_number[4], v115_next_number[4]);
        v115_number[5] = harlecki_two_link_pack_select(v115_done, v115_number[5], v115_next_number[5]);
        v115_done |= v115_ends;
    }
    *(harlecki_two_link_bytes *)&mode_next[0] = __builtin_convertvector(v115_best[0], harlecki_two_link_bytes);
    *(harlecki_two_link_bytes *)&mode_next[stride] = __builtin_convertvector(v115_best[1], harlecki_two_link_bytes);
    const harlecki_two_link_pack v116 = harlecki_two_link_pack_select(v115_flag[4] | v115_flag[3], harlecki_two_link_pack_select(v115_flag[8], harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v115_flag[7] & (~v115_flag[2]), harlecki_two_link_pack_select(v115_flag[5], harlecki_two_link_pack_splat(1.0), harlecki_two_link_pack_splat(0.0)), harlecki_two_link_pack_splat(3.0))), harlecki_two_link_pack_select(v115_flag[6], harlecki_two_link_pack_splat(5.0), harlecki_two_link_pack_splat(2.0)));
    const harlecki_two_link_mask v117 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(v23) + (harlecki_two_link_pack_abs(v115_number[0]) + (harlecki_two_link_pack_abs(v12) + harlecki_two_link_pack_abs(v115_number[1])))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_mask v118 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0]))))) < harlecki_two_link_pack_splat(1e+38));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v118, harlecki_two_link_pack_select(v117, harlecki_two_link_pack_select(v115_done, v116, harlecki_two_link_pack_splat(5.0)), harlecki_two_link_pack_splat(6.0)), harlecki_two_link_pack_splat(6.0));
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
