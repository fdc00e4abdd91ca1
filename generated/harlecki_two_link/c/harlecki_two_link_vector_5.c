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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_dynamics_loads(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_dynamics_loads_pins(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict u, const harlecki_two_link_pack *restrict polished, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, harlecki_two_link_pack *restrict u_out, harlecki_two_link_pack *restrict polished_out, harlecki_two_link_mask *restrict done)
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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_dynamics_loads_piece(size_t spacing, const double *restrict prepared, const harlecki_two_link_mask *restrict other, const harlecki_two_link_pack *restrict u, const harlecki_two_link_mask *restrict found, const harlecki_two_link_mask *restrict obeying, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_mask *restrict other_out, harlecki_two_link_pack *restrict u_out, harlecki_two_link_mask *restrict found_out, harlecki_two_link_mask *restrict obeying_out, harlecki_two_link_mask *restrict done)
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
        harlecki_two_link_pack_dynamics_loads_pins(spacing, prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_ends);
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
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v46, harlecki_two_link_pack_min(v47 - v48, v48 + v47), v42 * harlecki_two_link_pack_real_of(context_mode[0]));
    const harlecki_two_link_mask v50 = context_boolean[5] | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(context_real[2]), harlecki_two_link_pack_abs(v48))) <= harlecki_two_link_pack_select(v46, v49, context_real[0] * v49));
    const harlecki_two_link_pack v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const harlecki_two_link_pack v52 = context_real[16] + (context_real[15] * v42);
    const harlecki_two_link_mask v53 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == context_mode[1]);
    const harlecki_two_link_pack v54 = context_real[14] * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v53, (v51 * v51) + (v52 * v52), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_select(context_boolean[1], context_real[3] - (context_real[1] * v42), v41_u[1]);
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_select(v53, harlecki_two_link_pack_min(v54 - v55, v55 + v54), v43 * harlecki_two_link_pack_real_of(context_mode[1]));
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
    const harlecki_two_link_mask v72 = v71 | (v70 & (~found[0]));
    u_out[0] = harlecki_two_link_pack_select(v72, v41_u[0], u[0]);
    u_out[1] = harlecki_two_link_pack_select(v72, v41_u[1], u[1]);
    found_out[0] = found[0] | v70;
    *done = (~context_boolean[4]) | (v71 | (v0 & (other[1] | (~context_boolean[3]))));
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_dynamics_loads_pieces(size_t spacing, const double *restrict prepared, const harlecki_two_link_pack *restrict context_real, const harlecki_two_link_mask *restrict context_boolean, const harlecki_two_link_mask *restrict context_mode, harlecki_two_link_pack *restrict result_real, harlecki_two_link_mask *restrict result_boolean)
{
    harlecki_two_link_mask v0_other[2] = {harlecki_two_link_pack_whole(0), harlecki_two_link_pack_whole(0)};
    harlecki_two_link_pack v0_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_mask v0_found[1] = {harlecki_two_link_pack_whole(0)};
    harlecki_two_link_mask v0_obeying[1] = {harlecki_two_link_pack_whole(0)};
    const harlecki_two_link_mask v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9]};
    harlecki_two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !harlecki_two_link_pack_all(v0_done); v0_pass++) {
        harlecki_two_link_mask v0_next_other[2];
        harlecki_two_link_pack v0_next_u[2];
        harlecki_two_link_mask v0_next_found[1];
        harlecki_two_link_mask v0_next_obeying[1];
        harlecki_two_link_mask v0_ends;
        harlecki_two_link_pack_dynamics_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

HARLECKI_TWO_LINK_BODY void harlecki_two_link_pack_friction_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_mask v4 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 1.7300000000000002 + v5;
    const harlecki_two_link_mask v7 = (harlecki_two_link_mask)(harlecki_two_link_pack_whole(0) == harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.5780346820809248));
    const harlecki_two_link_pack v9 = v6 * v8;
    const harlecki_two_link_mask v10 = ~v4;
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v12 = v11 - (9.81 * v0_sine[1]);
    const harlecki_two_link_pack v13 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v15 = v14 * v14;
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v17 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v18 = 8.0 * v0_sine[0];
    const harlecki_two_link_pack v19 = 8.0 * v0_cosine[0];
    const harlecki_two_link_pack v20 = 3.2 + v19;
    const harlecki_two_link_pack v21 = (v0_cosine[0] * v18) - (v0_sine[0] * v20);
    const harlecki_two_link_pack v22 = 6.0 + ((v0_cosine[0] * v20) + (v0_sine[0] * v18));
    const harlecki_two_link_mask v23 = ~v7;
    const harlecki_two_link_pack v24 = 13.73 + (6.4 * v0_cosine[0]);
    const harlecki_two_link_pack v25 = 9.81 * v0_cosine[1];
    const harlecki_two_link_pack v26 = (v12 * v13) + (v5 * v25);
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_at(&tau[stride]) - v26;
    const harlecki_two_link_pack v28 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(1.0 / harlecki_two_link_pack_select(v10, (v6 * v9) - v24, harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v29 = v9 * v28;
    const harlecki_two_link_pack v30 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), -(v16 * v29));
    const harlecki_two_link_pack v31 = v18 * v30;
    const harlecki_two_link_pack v32 = v8 + (v9 * v29);
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v16 * v32);
    const harlecki_two_link_pack v34 = (3.2 * v33) + (v20 * v30);
    const harlecki_two_link_pack v35 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v23, (v31 * v31) + (v34 * v34), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_pack v36 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), -(v17 * v29));
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v17 * v28);
    const harlecki_two_link_pack v38 = (v13 * v36) - (v21 * v37);
    const harlecki_two_link_pack v39 = (v5 * v36) + (v22 * v37);
    const harlecki_two_link_pack v40 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v10, (v38 * v38) + (v39 * v39), harlecki_two_link_pack_splat(1.0))));
    const harlecki_two_link_mask v41 = (v23 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v35)) | (v10 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(1.0) < v40));
    const harlecki_two_link_mask v42 = v41 & (harlecki_two_link_mask)((v16 + v17) <= harlecki_two_link_pack_splat(1.0));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[0]));
    const harlecki_two_link_pack v44 = (v21 * v30) - (v13 * v33);
    const harlecki_two_link_pack v45 = -v44;
    const harlecki_two_link_pack v46 = (3.2 * v15) + ((v12 * v19) - (v18 * v25));
    const harlecki_two_link_pack v47 = (v12 * v18) + (v19 * v25);
    const harlecki_two_link_pack v48 = (6.0 * v11) + (((v0_cosine[0] * v46) + (v0_sine[0] * v47)) - (117.72 * v0_sine[1]));
    const harlecki_two_link_pack v49 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), v27);
    const harlecki_two_link_pack v50 = (v13 * v15) + ((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[1])) - v26);
    const harlecki_two_link_pack v51 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), v50);
    const harlecki_two_link_pack v52 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), (v32 * v49) - (v29 * v51));
    const harlecki_two_link_pack v53 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v28 * v51) - (v29 * v49));
    const harlecki_two_link_pack v54 = v48 + ((v13 * v52) - (v21 * v53));
    const harlecki_two_link_pack v55 = -v54;
    const harlecki_two_link_pack v56 = -v39;
    const harlecki_two_link_pack v57 = (v5 * v33) + (v22 * v30);
    const harlecki_two_link_pack v58 = -v57;
    const harlecki_two_link_pack v59 = (117.72 * v0_cosine[1]) + ((v0_cosine[0] * v47) - (v0_sine[0] * v46));
    const harlecki_two_link_pack v60 = v59 + ((v5 * v52) + (v22 * v53));
    const harlecki_two_link_pack v61 = harlecki_two_link_pack_real_of(harlecki_two_link_pack_at_modes(&mode[stride]));
    const harlecki_two_link_pack v62 = v18 * v37;
    const harlecki_two_link_pack v63 = -v62;
    const harlecki_two_link_pack v64 = -v31;
    const harlecki_two_link_pack v65 = (v18 * v53) - v46;
    const harlecki_two_link_pack v66 = (3.2 * v36) + (v20 * v37);
    const harlecki_two_link_pack v67 = -v66;
    const harlecki_two_link_pack v68 = -v34;
    const harlecki_two_link_pack v69 = v47 + ((3.2 * v52) + (v20 * v53));
    harlecki_two_link_pack v70_u[2] = {harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(0.0)};
    harlecki_two_link_pack v70_polished[1] = {harlecki_two_link_pack_splat(0.0)};
    const harlecki_two_link_pack v70_of_context_real[16] = {v43, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), v38, v45, v55, v56, v58, v60, v61, harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), v63, v64, v65, v67, v68, v69};
    const harlecki_two_link_mask v70_of_context_boolean[2] = {v10, v23};
    harlecki_two_link_mask v70_done = { 0 };
    for (int v70_pass = 0; (v70_pass < 40) && !harlecki_two_link_pack_all(v70_done); v70_pass++) {
        harlecki_two_link_pack v70_next_u[2];
        harlecki_two_link_pack v70_next_polished[1];
        harlecki_two_link_mask v70_ends;
        harlecki_two_link_pack_dynamics_loads(spacing, prepared, v70_u, v70_polished, v70_of_context_real, v70_of_context_boolean, v70_next_u, v70_next_polished, &v70_ends);
        v70_u[0] = harlecki_two_link_pack_select(v70_done, v70_u[0], v70_next_u[0]);
        v70_u[1] = harlecki_two_link_pack_select(v70_done, v70_u[1], v70_next_u[1]);
        v70_polished[0] = harlecki_two_link_pack_select(v70_done, v70_polished[0], v70_next_polished[0]);
        v70_done |= v70_ends;
    }
    const harlecki_two_link_pack v71 = ((v38 * v70_u[0]) - (v44 * v70_u[1])) - v54;
    const harlecki_two_link_pack v72 = ((v39 * v70_u[0]) + (v57 * v70_u[1])) - v60;
    const harlecki_two_link_pack v73 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v10, (v71 * v71) + (v72 * v72), harlecki_two_link_pack_splat(1.0))) * (harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * v43));
    const harlecki_two_link_pack v74 = ((v34 * v70_u[1]) + (v66 * v70_u[0])) - v69;
    const harlecki_two_link_pack v75 = ((v31 * v70_u[1]) + (v62 * v70_u[0])) - v65;
    const harlecki_two_link_pack v76 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v23, (v74 * v74) + (v75 * v75), harlecki_two_link_pack_splat(1.0))) * (harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * v61));
    const harlecki_two_link_pack v77 = harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v70_u[0] - v73), harlecki_two_link_pack_abs(v70_u[1] - v76));
    const harlecki_two_link_pack v78 = harlecki_two_link_pack_max(harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v70_u[0]), harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v73), harlecki_two_link_pack_abs(v76))), harlecki_two_link_pack_abs(v70_u[1]));
    const harlecki_two_link_mask v79 = (harlecki_two_link_mask)(v77 <= (v78 * harlecki_two_link_pack_select((harlecki_two_link_mask)(v78 < (1.0000000009313226 * v78)), harlecki_two_link_pack_splat(1e-11), harlecki_two_link_pack_splat(1e-05)))) & v70_done;
    const harlecki_two_link_mask v80 = (v42 & (~v79)) & (harlecki_two_link_mask)((1e-05 * v78) < v77);
    const harlecki_two_link_mask v81 = ~(harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[stride]));
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), (v53 - (v30 * v70_u[1])) - (v37 * v70_u[0]));
    const harlecki_two_link_pack v83 = (v18 * v82) - v46;
    const harlecki_two_link_pack v84 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), (v52 - (v33 * v70_u[1])) - (v36 * v70_u[0]));
    const harlecki_two_link_pack v85 = v47 + ((3.2 * v84) + (v20 * v82));
    const harlecki_two_link_pack v86 = harlecki_two_link_pack_number(prepared, 3U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v7, (v83 * v83) + (v85 * v85), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v87 = harlecki_two_link_pack_select(v7, v27 - (v6 * v82), v70_u[1]);
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_min(v86 - v87, v87 + v86), v61 * v84);
    const harlecki_two_link_mask v89 = v81 | ((v7 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v88)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v88));
    const harlecki_two_link_mask v90 = ~(harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) == harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_pack v91 = v48 + ((v13 * v84) - (v21 * v82));
    const harlecki_two_link_pack v92 = v59 + ((v5 * v84) + (v22 * v82));
    const harlecki_two_link_pack v93 = harlecki_two_link_pack_number(prepared, 2U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v4, (v91 * v91) + (v92 * v92), harlecki_two_link_pack_splat(1.0)));
    const harlecki_two_link_pack v94 = harlecki_two_link_pack_select(v4, v50 - (v6 * v84), v70_u[0]);
    const harlecki_two_link_pack v95 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_min(v93 - v94, v94 + v93), v43 * v82);
    const harlecki_two_link_pack v96 = harlecki_two_link_pack_abs(v27);
    const harlecki_two_link_mask v97 = v81 | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(harlecki_two_link_pack_abs(v87), v96)) <= harlecki_two_link_pack_select(v7, v88, 1.7300000000000002 * v88));
    const harlecki_two_link_pack v98 = harlecki_two_link_pack_abs(v50);
    const harlecki_two_link_mask v99 = v97 & (v90 | (harlecki_two_link_mask)(((-1e-12) * harlecki_two_link_pack_max(v98, harlecki_two_link_pack_abs(v94))) <= harlecki_two_link_pack_select(v4, v95, v24 * v95)));
    const harlecki_two_link_mask v100 = v10 & v23;
    const harlecki_two_link_pack v101 = harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 1U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v100, (v44 * v44) + (v57 * v57), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_pack v102 = harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U) * harlecki_two_link_pack_sqrt(harlecki_two_link_pack_select(v100, (v62 * v62) + (v66 * v66), harlecki_two_link_pack_splat(1.0)))));
    const harlecki_two_link_mask v103 = (harlecki_two_link_mask)(v101 < harlecki_two_link_pack_select(v4, harlecki_two_link_pack_splat(1.0), 1.0 - v40)) & (harlecki_two_link_mask)(v102 < harlecki_two_link_pack_select(v7, harlecki_two_link_pack_splat(1.0), 1.0 - v35));
    const harlecki_two_link_mask v104 = ((v89 & (v90 | ((v4 & (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) <= v95)) | (harlecki_two_link_mask)(harlecki_two_link_pack_splat(0.0) < v95)))) | v99) | v103;
    const harlecki_two_link_mask v105 = v80 | (v79 & v104);
    const harlecki_two_link_mask v106 = v41 & (v42 & v79);
    harlecki_two_link_pack v108 = v94;
    harlecki_two_link_pack v109 = v87;
    harlecki_two_link_pack v110 = v82;
    harlecki_two_link_pack v111 = v84;
    harlecki_two_link_mask v112 = v79;
    harlecki_two_link_mask v113 = v106;
    harlecki_two_link_mask v114 = v80;
    if (!harlecki_two_link_pack_all(v105)) {
        const harlecki_two_link_pack v107_of_context_real[49] = {v24, v6, v50, v27, harlecki_two_link_pack_number(prepared, 1U, spacing, 0U), harlecki_two_link_pack_number(prepared, 2U, spacing, 0U), v21, -v13, -v48, v22, v5, v59, harlecki_two_link_pack_at(&tau[0]), harlecki_two_link_pack_number(prepared, 0U, spacing, 0U), harlecki_two_link_pack_number(prepared, 3U, spacing, 0U), v18, -v46, v20, v47, harlecki_two_link_pack_at(&tau[stride]), v9, v28, v8, v53, v52, v37, v36, v30, v33, v43, v38, v45, v55, v56, v58, v60, v61, v63, v64, v65, v67, v68, v69, v82, v84, v94, v87, v70_u[0], v70_u[1]};
        const harlecki_two_link_mask v107_of_context_boolean[10] = {v4, v7, v10, v23, v79, v106, v80, ~v105, v90, v81};
        const harlecki_two_link_mask v107_of_context_mode[2] = {harlecki_two_link_pack_at_modes(&mode[0]), harlecki_two_link_pack_at_modes(&mode[stride])};
        harlecki_two_link_pack v107_result_real[6];
        harlecki_two_link_mask v107_result_boolean[3];
        harlecki_two_link_pack_dynamics_loads_pieces(spacing, prepared, v107_of_context_real, v107_of_context_boolean, v107_of_context_mode, v107_result_real, v107_result_boolean);
        v108 = harlecki_two_link_pack_select(v105, v108, v107_result_real[2]);
        v109 = harlecki_two_link_pack_select(v105, v109, v107_result_real[3]);
        v110 = harlecki_two_link_pack_select(v105, v110, v107_result_real[0]);
        v111 = harlecki_two_link_pack_select(v105, v111, v107_result_real[1]);
        v112 = harlecki_two_link_pack_select_whole(v105, v112, v107_result_boolean[0]);
        v113 = harlecki_two_link_pack_select_whole(v105, v113, v107_result_boolean[1]);
        v114 = harlecki_two_link_pack_select_whole(v105, v114, v107_result_boolean[2]);
    }
    *(harlecki_two_link_unaligned *)&f[0] = v108;
    *(harlecki_two_link_unaligned *)&f[stride] = v109;
    *(harlecki_two_link_unaligned *)&qdd[0] = v110;
    *(harlecki_two_link_unaligned *)&qdd[stride] = v111;
    const harlecki_two_link_mask v115 = (harlecki_two_link_mask)((harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[0])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[stride])) + (harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&qd[stride])) + harlecki_two_link_pack_abs(harlecki_two_link_pack_at(&q[0]))))) < harlecki_two_link_pack_splat(1e+38));
    const harlecki_two_link_pack v116 = harlecki_two_link_pack_select(v112, harlecki_two_link_pack_select(v113, harlecki_two_link_pack_splat(4.0), harlecki_two_link_pack_select(v103, harlecki_two_link_pack_splat(0.0), harlecki_two_link_pack_splat(3.0))), harlecki_two_link_pack_select(v114, harlecki_two_link_pack_splat(2.0), harlecki_two_link_pack_splat(5.0)));
    *(harlecki_two_link_unaligned *)&status[0] = harlecki_two_link_pack_select(v115, harlecki_two_link_pack_select((harlecki_two_link_mask)((harlecki_two_link_pack_abs(v111) + (harlecki_two_link_pack_abs(v110) + (v96 + v98))) < harlecki_two_link_pack_splat(1e+38)), v116, harlecki_two_link_pack_splat(6.0)), harlecki_two_link_pack_splat(6.0));
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_friction_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    harlecki_two_link_pack_friction_dynamics_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_friction_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    harlecki_two_link_pack_friction_dynamics_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

HARLECKI_TWO_LINK_INLINE void harlecki_two_link_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        harlecki_two_link_pack_friction_dynamics_block_same(prepared, stride, q, qd, tau, mode, f, qdd, status);
    } else {
        harlecki_two_link_pack_friction_dynamics_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
    }
}

void harlecki_two_link_friction_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_friction_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double f_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_friction_dynamics_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, f_rest, f);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

void harlecki_two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_friction_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        signed char mode_rest[2U * HARLECKI_TWO_LINK_LANES];
        double f_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double status_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(4U, count, first, HARLECKI_TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * HARLECKI_TWO_LINK_LANES]);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take_modes(2U, count, first, HARLECKI_TWO_LINK_LANES, mode, mode_rest);
        harlecki_two_link_pack_friction_dynamics_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, f_rest, f);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
