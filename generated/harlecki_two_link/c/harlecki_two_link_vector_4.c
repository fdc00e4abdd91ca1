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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sticking_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_sticking_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 1.7300000000000002 + v5;
    const harlecki_two_link_pack v7 = v4 * v6;
    const harlecki_two_link_mask v8 = ~harlecki_two_link_pack_at_flags(&stuck[0]);
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), 1.0 / harlecki_two_link_pack_select(v8, (13.73 + (6.4 * v0_cosine[0])) - (v6 * v7), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v10 = v7 * v9;
    const harlecki_two_link_pack v11 = v0_cosine[0] * v0_cosine[1];
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v13 = v12 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v14 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v15 = (v13 * v14) + (31.392000000000003 * v11);
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v17 = v16 * v16;
    const harlecki_two_link_pack v18 = ((v17 * v14) + (harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[1]))) - v15;
    const harlecki_two_link_pack v19 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), v18);
    const harlecki_two_link_pack v20 = v4 + (v7 * v10);
    const harlecki_two_link_pack v21 = harlecki_two_link_pack_at(&tau[stride]) - v15;
    const harlecki_two_link_pack v22 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), v21);
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), (v22 * v20) - (v19 * v10));
    const harlecki_two_link_pack v24 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v25 = ((v13 * v24) + (78.48 * v11)) + (3.2 * v23);
    const harlecki_two_link_pack v26 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), (v19 * v9) - (v22 * v10));
    const harlecki_two_link_pack v27 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v28 = 3.2 + v27;
    const harlecki_two_link_pack v29 = ((v0_sine[0] * v24) + 6.0) + (v0_cosine[0] * v28);
    const harlecki_two_link_pack v30 = ((3.2 * v17) + (v13 * v27)) - (v0_cosine[1] * (78.48 * v0_sine[0]));
    const harlecki_two_link_pack v31 = (v0_cosine[0] * v24) - (v0_sine[0] * v28);
    const harlecki_two_link_pack v32 = (((117.72 * v0_sine[1]) - (6.0 * v12)) - (v0_cosine[0] * v30)) + (v31 * v26);
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v34 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), -(v33 * v10));
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), v33 * v20);
    const harlecki_two_link_pack v36 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), v36 * v9);
    const harlecki_two_link_pack v38 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), -(v36 * v10));
    harlecki_two_link_pack v39_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v39_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v39_of_context_real[16] = {harlecki_two_link_pack_sign(harlecki_two_link_pack_at(&qd[0])), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), (v14 * v38) - (v31 * v37), (v14 * v35) - (v31 * v34), v32 - (v0_sine[0] * v25), -((v29 * v37) + (v5 * v38)), -((v29 * v34) + (v5 * v35)), (((117.72 * v0_cosine[1]) - (v0_sine[0] * v30)) + (v29 * v26)) + (v0_cosine[0] * v25), harlecki_two_link_pack_sign(harlecki_two_link_pack_at(&qd[stride])), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), -(v24 * v37), -(v24 * v34), (v24 * v26) - v30, -((3.2 * v38) + (v28 * v37)), -((3.2 * v35) + (v28 * v34)), v25 + (v28 * v26)};
    const harlecki_two_link_mask v39_of_context_boolean[2] = {v8, ~harlecki_two_link_pack_at_flags(&stuck[stride])};
    harlecki_two_link_mask v39_done = { 0 };
    for (int v39_pass = 0; (v39_pass < 40) && !harlecki_two_link_pack_all(v39_done); v39_pass++) {
        harlecki_two_link_pack v39_next_u[2];
        harlecki_two_link_pack v39_next_polished[1];
        harlecki_two_link_mask v39_ends;
        harlecki_two_link_pack_sticking_loads(spacing, prepared, v39_u, v39_polished, v39_of_context_real, v39_of_context_boolean, v39_next_u, v39_next_polished, &v39_ends);
        v39_u[0] = harlecki_two_link_pack_select(v39_done, v39_u[0], v39_next_u[0]);
        v39_u[1] = harlecki_two_link_pack_select(v39_done, v39_u[1], v39_next_u[1]);
        v39_polished[0] = harlecki_two_link_pack_select(v39_done, v39_polished[0], v39_next_polished[0]);
        v39_done |= v39_ends;
    }
    const harlecki_two_link_pack v40 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), harlecki_two_link_pack_splat(0.0), (v23 - (v35 * v39_u[1])) - (v38 * v39_u[0]));
    *(harlecki_two_link_unaligned *)&qdd[stride] = v40;
    *(harlecki_two_link_unaligned *)&f[0] = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), v18 - (v6 * v40), v39_u[0]);
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[0]), harlecki_two_link_pack_splat(0.0), (v26 - (v37 * v39_u[0])) - (v34 * v39_u[1]));
    *(harlecki_two_link_unaligned *)&qdd[0] = v41;
    *(harlecki_two_link_unaligned *)&f[stride] = harlecki_two_link_pack_select(harlecki_two_link_pack_at_flags(&stuck[stride]), v21 - (v6 * v41), v39_u[1]);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sticking_forces_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    harlecki_two_link_pack_sticking_forces_block_body(0U, prepared, stride, q, qd, tau, stuck, f, qdd);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sticking_forces_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_sticking_forces_block_body(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_sticking_forces_block_same(prepared, stride, q, qd, tau, stuck, f, qdd);
    } else {
        harlecki_two_link_pack_sticking_forces_block_each(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
    }
}

void harlecki_two_link_sticking_forces_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        bool stuck_rest[2U * HARLECKI_TWO_LINK_LANES];
        double f_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_flags(2U, count, first, HARLECKI_TWO_LINK_LANES, stuck, stuck_rest);
        harlecki_two_link_pack_sticking_forces_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, f_rest, f);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
    }
}

void harlecki_two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        bool stuck_rest[2U * HARLECKI_TWO_LINK_LANES];
        double f_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_flags(2U, count, first, HARLECKI_TWO_LINK_LANES, stuck, stuck_rest);
        harlecki_two_link_pack_sticking_forces_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, f_rest, f);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
