/* two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in two_link_batch.c. */
#include "two_link_batch.h"

#if defined(TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define TWO_LINK_BYTES 32
#else
#define TWO_LINK_BYTES 16
#endif
#define TWO_LINK_LANES (TWO_LINK_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define TWO_LINK_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define TWO_LINK_APART __attribute__((noinline, unused))
#endif
#define TWO_LINK_BODY static inline __attribute__((always_inline, unused))
#define TWO_LINK_INLINE static inline __attribute__((unused))

typedef double two_link_pack __attribute__((vector_size(TWO_LINK_BYTES)));
typedef double two_link_unaligned __attribute__((vector_size(TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t two_link_mask __attribute__((vector_size(TWO_LINK_BYTES)));
typedef signed char two_link_bytes __attribute__((vector_size(TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short two_link_shorts __attribute__((vector_size(2 * TWO_LINK_BYTES / sizeof(double))));

TWO_LINK_INLINE two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

TWO_LINK_INLINE two_link_pack two_link_pack_at(const double *x)
{
    return *(const two_link_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
TWO_LINK_INLINE two_link_pack two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? two_link_pack_splat(prepared[k]) : two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
TWO_LINK_INLINE two_link_pack two_link_pack_number_or(const double *prepared, size_t k, size_t spacing, two_link_pack again)
{
    return (spacing == 0U) ? two_link_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
TWO_LINK_INLINE size_t two_link_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % TWO_LINK_LANES;

    return (((count % TWO_LINK_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_flags(const bool *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return -__builtin_convertvector(wide, two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_modes(const signed char *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return __builtin_convertvector(wide, two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_pack two_link_pack_select(two_link_mask condition, two_link_pack x, two_link_pack y)
{
    return (two_link_pack)(((two_link_mask)x & condition) | ((two_link_mask)y & ~condition));
}

TWO_LINK_INLINE two_link_pack two_link_pack_abs(two_link_pack x)
{
    return (two_link_pack)((two_link_mask)x & ~(two_link_mask)two_link_pack_splat(-0.0));
}

TWO_LINK_INLINE two_link_pack two_link_pack_min(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x < y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_max(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x > y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_sign(two_link_pack x)
{
    const two_link_pack one = two_link_pack_splat(1.0);

    return two_link_pack_select((two_link_mask)(x > 0.0), one, two_link_pack_select((two_link_mask)(x < 0.0), -one, x));
}

TWO_LINK_INLINE two_link_pack two_link_pack_sqrt(two_link_pack x)
{
    double one[TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

TWO_LINK_INLINE two_link_mask two_link_pack_select_whole(two_link_mask condition, two_link_mask x, two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

TWO_LINK_INLINE two_link_mask two_link_pack_whole(int64_t x)
{
    return x + (two_link_mask){ 0 };
}

TWO_LINK_INLINE bool two_link_pack_all(two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

TWO_LINK_INLINE two_link_mask two_link_pack_mode_of(two_link_pack x)
{
    return (two_link_mask)(x < 0.0) - (two_link_mask)(x > 0.0);
}

TWO_LINK_INLINE two_link_pack two_link_pack_real_of(two_link_mask mode)
{
    const two_link_mask sign = mode & (two_link_mask)two_link_pack_splat(-0.0);

    return (two_link_pack)(sign | ((two_link_mask)two_link_pack_splat(1.0) & (two_link_mask)(mode != 0)));
}

typedef unsigned long long two_link_bits __attribute__((vector_size(TWO_LINK_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack rz = r * z;

    const two_link_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const two_link_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
TWO_LINK_INLINE bool two_link_pack_within(two_link_bits beyond)
{
    return two_link_pack_all((two_link_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_guard(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, const two_link_bits *beyond)
{
    if (!two_link_pack_within(*beyond)) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static TWO_LINK_APART void two_link_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const two_link_mask *restrict pattern, const two_link_mask *restrict best, const two_link_mask *restrict flag, const two_link_pack *restrict number, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_mask *restrict pattern_out, two_link_mask *restrict best_out, two_link_mask *restrict flag_out, two_link_pack *restrict number_out, two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const two_link_pack v0 = two_link_pack_real_of(pattern[1]);
    const two_link_pack v1 = context_real[7] + (0.3 * v0);
    const two_link_mask v2 = (two_link_mask)(two_link_pack_whole(0) == pattern[1]);
    const two_link_pack v3 = two_link_pack_select(v2, two_link_pack_splat(0.0), context_real[4] - v1);
    const two_link_pack v4 = two_link_pack_select(v2, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~v2, context_real[2], two_link_pack_splat(1.0)));
    const two_link_pack v5 = context_real[1] * v4;
    const two_link_pack v6 = two_link_pack_real_of(pattern[0]);
    const two_link_pack v7 = context_real[5] + (0.6 * v6);
    const two_link_mask v8 = (two_link_mask)(two_link_pack_whole(0) == pattern[0]);
    const two_link_pack v9 = two_link_pack_select(v8, two_link_pack_splat(0.0), -(1.0 / two_link_pack_select(~v8, (context_real[1] * v5) - context_real[0], two_link_pack_splat(1.0))));
    const two_link_pack v10 = v9 * ((v5 * v3) - two_link_pack_select(v8, two_link_pack_splat(0.0), context_real[3] - v7));
    const two_link_pack v11 = two_link_pack_select(v2, two_link_pack_splat(0.0), (v4 * v3) + (v5 * v10));
    const two_link_pack v12 = two_link_pack_select(v8, context_real[3] - (context_real[1] * v11), v7);
    const two_link_pack v13 = two_link_pack_select(v8, two_link_pack_splat(0.0), -v10);
    const two_link_pack v14 = two_link_pack_select(v8, two_link_pack_min(0.9 - v12, 0.9 + v12), v6 * v13);
    const two_link_pack v15 = two_link_pack_select(v8, v14, context_real[0] * v14);
    const two_link_pack v16 = two_link_pack_max(two_link_pack_abs(v12), two_link_pack_abs(context_real[3]));
    const two_link_mask v17 = ~flag[0];
    const two_link_mask v18 = context_boolean[2] & v17;
    const two_link_mask v19 = ((v8 & (two_link_mask)(two_link_pack_splat(0.0) <= v14)) | (two_link_mask)(two_link_pack_splat(0.0) < v14)) | (v18 & (two_link_mask)(((-1e-06) * v16) <= v15));
    const two_link_pack v20 = two_link_pack_select(v2, context_real[4] - (context_real[1] * v13), v1);
    const two_link_pack v21 = two_link_pack_select(v2, two_link_pack_min(0.5 - v20, 0.5 + v20), v0 * v11);
    const two_link_pack v22 = two_link_pack_select(v2, v21, context_real[2] * v21);
    const two_link_pack v23 = two_link_pack_max(two_link_pack_abs(context_real[4]), two_link_pack_abs(v20));
    const two_link_mask v24 = context_boolean[3] & v17;
    const two_link_mask v25 = (v24 & (two_link_mask)(((-1e-06) * v23) <= v22)) | ((two_link_mask)(two_link_pack_splat(0.0) < v21) | (v2 & (two_link_mask)(two_link_pack_splat(0.0) <= v21)));
    const two_link_mask v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19);
    const two_link_mask v27 = flag[3] | v26;
    flag_out[3] = v27;
    const two_link_pack v28 = two_link_pack_select(v8, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v29 = v28 + two_link_pack_select(v2, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v30 = 1.0 - v29;
    const two_link_pack v31 = -(v28 + v30);
    const two_link_mask v32 = two_link_pack_select_whole(v24, (two_link_mask)(two_link_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const two_link_mask v33 = two_link_pack_select_whole(v24, (two_link_mask)(two_link_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const two_link_mask v34 = v33 | v32;
    const two_link_mask v35 = (v34 & (v2 & ((two_link_mask)(two_link_pack_splat(0.0) <= v31) & (two_link_mask)(v31 <= two_link_pack_splat(0.0))))) | (v32 & (two_link_mask)(two_link_pack_whole(1) == pattern[1]));
    const two_link_pack v36 = two_link_pack_select(v34, two_link_pack_splat(1.0), two_link_pack_splat(0.0));
    const two_link_pack v37 = -v30;
    const two_link_mask v38 = context_boolean[7] & (~v24);
    const two_link_pack v39 = two_link_pack_select(v38, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_mask v40 = two_link_pack_select_whole(v18, (two_link_mask)(two_link_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const two_link_mask v41 = two_link_pack_select_whole(v18, (two_link_mask)(two_link_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const two_link_mask v42 = v41 | v40;
    const two_link_mask v43 = (v42 & (v8 & ((two_link_mask)(v39 <= v37) & (two_link_mask)(v37 <= v36)))) | (v40 & (two_link_mask)(two_link_pack_whole(1) == pattern[0]));
    const two_link_mask v44 = v43 | v35;
    const two_link_pack v45 = two_link_pack_select(v44, v29, 1.0 + v29);
    const two_link_mask v46 = ~(v44 | (two_link_mask)(v45 <= (v36 + two_link_pack_select(v42, two_link_pack_splat(1.0), two_link_pack_splat(0.0)))));
    const two_link_mask v47 = v46 & (~v27);
    const two_link_mask v48 = (~flag[1]) & (flag[2] & v47);
    const two_link_mask v49 = ~v48;
    const two_link_mask v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))));
    const two_link_mask v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)));
    const two_link_mask v52 = context_boolean[4] & (~v18);
    const two_link_mask v53 = two_link_pack_select_whole(v41, two_link_pack_whole(1), two_link_pack_whole(-1));
    const two_link_mask v54 = two_link_pack_select_whole(v43, two_link_pack_select_whole(v41 & v8, two_link_pack_whole(1), two_link_pack_whole(-1)), two_link_pack_select_whole(v52 & ((two_link_mask)(v39 <= v45) & (two_link_mask)(v45 <= v36)), two_link_pack_whole(0), v53));
    const two_link_mask v55 = two_link_pack_select_whole(v35, pattern[0], v54);
    pattern_out[0] = two_link_pack_select_whole(v51, two_link_pack_select_whole(context_boolean[4], two_link_pack_whole(0), two_link_pack_select_whole(context_boolean[5], two_link_pack_whole(1), two_link_pack_whole(-1))), two_link_pack_select_whole(v48, two_link_pack_select_whole(v52, two_link_pack_whole(0), v53), v55));
    const two_link_pack v56 = v45 - two_link_pack_select((two_link_mask)(two_link_pack_whole(0) == v55), two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_mask v57 = two_link_pack_select_whole(v33, two_link_pack_whole(1), two_link_pack_whole(-1));
    const two_link_mask v58 = two_link_pack_select_whole(v35, two_link_pack_select_whole(v2 & v33, two_link_pack_whole(1), two_link_pack_whole(-1)), two_link_pack_select_whole(v38 & ((two_link_mask)(v56 <= two_link_pack_splat(0.0)) & (two_link_mask)(two_link_pack_splat(0.0) <= v56)), two_link_pack_whole(0), v57));
    pattern_out[1] = two_link_pack_select_whole(v51, two_link_pack_select_whole(context_boolean[7], two_link_pack_whole(0), two_link_pack_select_whole(context_boolean[8], two_link_pack_whole(1), two_link_pack_whole(-1))), two_link_pack_select_whole(v48, two_link_pack_select_whole(v38, two_link_pack_whole(0), v57), v58));
    const two_link_mask v59 = ~flag[3];
    const two_link_mask v60 = (context_boolean[0] | (two_link_mask)(((-1e-12) * v16) <= v15)) & (context_boolean[1] | (two_link_mask)(((-1e-12) * v23) <= v22));
    const two_link_mask v61 = (v26 & v59) | ((~flag[4]) & (v59 & v60));
    best_out[0] = two_link_pack_select_whole(v61, pattern[0], best[0]);
    best_out[1] = two_link_pack_select_whole(v61, pattern[1], best[1]);
    flag_out[0] = flag[0] | v51;
    flag_out[1] = two_link_pack_select_whole(v51, two_link_pack_whole(0), flag[1] | v48);
    const two_link_mask v62 = ~(v48 | v51);
    flag_out[2] = flag[2] & v62;
    flag_out[4] = flag[4] | v60;
    const two_link_mask v63 = flag[5] | (flag[3] & v26);
    flag_out[5] = v63;
    flag_out[6] = flag[6] & v49;
    flag_out[7] = two_link_pack_select_whole(v61, two_link_pack_whole(-1), flag[7]);
    flag_out[8] = two_link_pack_select_whole(v61, two_link_pack_whole(0), flag[8]);
    number_out[0] = two_link_pack_select(v61, v13, number[0]);
    number_out[1] = two_link_pack_select(v61, v11, number[1]);
    *done = (v27 & (v63 | (v46 | ((v8 & v2) | (~v44))))) | (v47 & v62);
}

static TWO_LINK_APART void two_link_pack_interpolated_pattern_search(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_mode)
{
    const two_link_pack v0 = ((0.3 * context_real[8]) - context_real[15]) - context_real[16];
    const two_link_mask v1 = two_link_pack_select_whole(context_boolean[1], (two_link_mask)(two_link_pack_whole(1) == context_mode[1]), (two_link_mask)(v0 < context_real[14]));
    const two_link_pack v2 = ((0.6 * context_real[7]) - context_real[12]) - context_real[13];
    const two_link_mask v3 = two_link_pack_select_whole(context_boolean[0], (two_link_mask)(two_link_pack_whole(1) == context_mode[0]), (two_link_mask)(v2 < context_real[11]));
    const two_link_mask v4 = two_link_pack_select_whole(context_boolean[5] & (~context_boolean[3]), two_link_pack_whole(0), two_link_pack_select_whole(two_link_pack_select_whole(context_boolean[3], (two_link_mask)(two_link_pack_whole(1) == context_mode[3]), v1), two_link_pack_whole(1), two_link_pack_whole(-1)));
    const two_link_mask v5 = two_link_pack_select_whole(context_boolean[4] & (~context_boolean[2]), two_link_pack_whole(0), two_link_pack_select_whole(two_link_pack_select_whole(context_boolean[2], (two_link_mask)(two_link_pack_whole(1) == context_mode[2]), v3), two_link_pack_whole(1), two_link_pack_whole(-1)));
    two_link_mask v6_pattern[2] = {v5, v4};
    two_link_mask v6_best[2] = {v5, v4};
    two_link_mask v6_flag[9] = {two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(-1), two_link_pack_whole(0)};
    two_link_pack v6_number[2] = {two_link_pack_splat(0.0), two_link_pack_splat(0.0)};
    const two_link_pack v6_of_context_real[9] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[9], context_real[5], context_real[10], context_real[6]};
    const two_link_mask v6_of_context_boolean[10] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, two_link_pack_select_whole(context_boolean[0], (two_link_mask)(two_link_pack_whole(-1) == context_mode[0]), (two_link_mask)(v2 < (-context_real[11]))), context_boolean[5], v1, two_link_pack_select_whole(context_boolean[1], (two_link_mask)(two_link_pack_whole(-1) == context_mode[1]), (two_link_mask)(v0 < (-context_real[14])))};
    two_link_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 18) && !two_link_pack_all(v6_done); v6_pass++) {
        two_link_mask v6_next_pattern[2];
        two_link_mask v6_next_best[2];
        two_link_mask v6_next_flag[9];
        two_link_pack v6_next_number[2];
        two_link_mask v6_ends;
        two_link_pack_interpolated_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, v6_of_context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
        v6_pattern[0] = two_link_pack_select_whole(v6_done, v6_pattern[0], v6_next_pattern[0]);
        v6_pattern[1] = two_link_pack_select_whole(v6_done, v6_pattern[1], v6_next_pattern[1]);
        v6_best[0] = two_link_pack_select_whole(v6_done, v6_best[0], v6_next_best[0]);
        v6_best[1] = two_link_pack_select_whole(v6_done, v6_best[1], v6_next_best[1]);
        v6_flag[0] = two_link_pack_select_whole(v6_done, v6_flag[0], v6_next_flag[0]);
        v6_flag[1] = two_link_pack_select_whole(v6_done, v6_flag[1], v6_next_flag[1]);
        v6_flag[2] = two_link_pack_select_whole(v6_done, v6_flag[2], v6_next_flag[2]);
        v6_flag[3] = two_link_pack_select_whole(v6_done, v6_flag[3], v6_next_flag[3]);
        v6_flag[4] = two_link_pack_select_whole(v6_done, v6_flag[4], v6_next_flag[4]);
        v6_flag[5] = two_link_pack_select_whole(v6_done, v6_flag[5], v6_next_flag[5]);
        v6_flag[6] = two_link_pack_select_whole(v6_done, v6_flag[6], v6_next_flag[6]);
        v6_flag[7] = two_link_pack_select_whole(v6_done, v6_flag[7], v6_next_flag[7]);
        v6_flag[8] = two_link_pack_select_whole(v6_done, v6_flag[8], v6_next_flag[8]);
        v6_number[0] = two_link_pack_select(v6_done, v6_number[0], v6_next_number[0]);
        v6_number[1] = two_link_pack_select(v6_done, v6_number[1], v6_next_number[1]);
        v6_done |= v6_ends;
    }
    const two_link_pack v7 = two_link_pack_select(v6_flag[4] | v6_flag[3], two_link_pack_select(v6_flag[8], two_link_pack_splat(4.0), two_link_pack_select(v6_flag[7] & (~v6_flag[2]), two_link_pack_select(v6_flag[5], two_link_pack_splat(1.0), two_link_pack_splat(0.0)), two_link_pack_splat(3.0))), two_link_pack_select(v6_flag[6], two_link_pack_splat(5.0), two_link_pack_splat(2.0)));
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const two_link_mask v8 = (two_link_mask)((two_link_pack_abs(context_real[4]) + (two_link_pack_abs(v6_number[0]) + (two_link_pack_abs(context_real[3]) + two_link_pack_abs(v6_number[1])))) < two_link_pack_splat(1e+38));
    result_real[0] = two_link_pack_select(v8, two_link_pack_select(v6_done, v7, two_link_pack_splat(5.0)), two_link_pack_splat(6.0));
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static TWO_LINK_APART void two_link_pack_interpolated_pattern_let_go(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_mode)
{
    const two_link_pack v0 = context_real[4] - two_link_pack_select(context_boolean[1], context_real[7] + (0.3 * two_link_pack_real_of(context_mode[1])), two_link_pack_splat(0.0));
    const two_link_pack v1 = context_real[9] * context_real[10];
    const two_link_pack v2 = context_real[11] + (context_real[10] * v1);
    const two_link_pack v3 = v0 * v2;
    const two_link_pack v4 = context_real[3] - two_link_pack_select(context_boolean[0], context_real[5] + (0.6 * two_link_pack_real_of(context_mode[0])), two_link_pack_splat(0.0));
    const two_link_pack v5 = v1 * v4;
    const two_link_pack v6 = 1e-08 * (two_link_pack_abs(v5) + two_link_pack_abs(v3));
    const two_link_pack v7 = two_link_pack_select(context_boolean[1], two_link_pack_splat(0.0), two_link_pack_splat(0.5));
    const two_link_pack v8 = two_link_pack_select(context_boolean[0], two_link_pack_splat(0.0), two_link_pack_splat(0.9));
    const two_link_pack v9 = 1.0001 * two_link_pack_abs(v1);
    const two_link_pack v10 = v8 * v9;
    const two_link_pack v11 = v3 - v5;
    const two_link_mask v12 = (~context_boolean[1]) & (two_link_mask)(two_link_pack_abs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v2)))));
    const two_link_pack v13 = context_real[9] * v4;
    const two_link_pack v14 = v1 * v0;
    const two_link_pack v15 = 1e-08 * (two_link_pack_abs(v14) + two_link_pack_abs(v13));
    const two_link_pack v16 = v7 * v9;
    const two_link_pack v17 = v13 - v14;
    const two_link_mask v18 = (~context_boolean[0]) & (two_link_mask)(two_link_pack_abs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[9])))));
    const two_link_mask v19 = two_link_pack_select_whole(context_boolean[1], context_mode[1], two_link_pack_mode_of(v11));
    const two_link_pack v20 = (context_real[7] - context_real[4]) + (0.3 * two_link_pack_real_of(v19));
    const two_link_mask v21 = two_link_pack_select_whole(context_boolean[0], context_mode[0], two_link_pack_mode_of(v17));
    const two_link_pack v22 = context_real[5] - (context_real[3] - (0.6 * two_link_pack_real_of(v21)));
    const two_link_pack v23 = context_real[9] * ((context_real[10] * v20) - v22);
    const two_link_pack v24 = (context_real[10] * v23) + (context_real[11] * v20);
    const two_link_mask v25 = (two_link_mask)((two_link_pack_abs(v20) + (two_link_pack_abs(v22) + (two_link_pack_abs(v24) + two_link_pack_abs(v23)))) < two_link_pack_splat(1e+38));
    const two_link_mask v26 = v25 & (~((context_boolean[3] | v12) | (context_boolean[2] | v18)));
    two_link_pack v28 = two_link_pack_splat(0.0);
    two_link_pack v29 = v23;
    two_link_pack v30 = -v24;
    two_link_mask v31 = v21;
    two_link_mask v32 = v19;
    if (!two_link_pack_all(v26)) {
        const two_link_pack v27_of_context_real[17] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[6], context_real[8], context_real[9], v2, context_real[5], context_real[7], v17, v16, v15, v11, v10, v6};
        const two_link_mask v27_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12};
        two_link_pack v27_result_real[3];
        two_link_mask v27_result_mode[2];
        two_link_pack_interpolated_pattern_search(spacing, prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = two_link_pack_select(v26, v28, v27_result_real[0]);
        v29 = two_link_pack_select(v26, v29, v27_result_real[1]);
        v30 = two_link_pack_select(v26, v30, v27_result_real[2]);
        v31 = two_link_pack_select_whole(v26, v31, v27_result_mode[0]);
        v32 = two_link_pack_select_whole(v26, v32, v27_result_mode[1]);
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_mode[0] = v31;
    result_mode[1] = v32;
}

static TWO_LINK_APART void two_link_pack_interpolated_at_rest(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_mode)
{
    const two_link_mask v0 = ~(two_link_mask)(two_link_pack_whole(0) == context_mode[1]);
    const two_link_mask v1 = v0 & (context_boolean[1] & v0);
    const two_link_mask v2 = ~(two_link_mask)(two_link_pack_whole(0) == context_mode[0]);
    const two_link_mask v3 = v2 & (context_boolean[0] & v2);
    result_real[4] = context_real[13];
    result_real[3] = context_real[12];
    const two_link_mask v4 = ~context_boolean[1];
    const two_link_mask v5 = ~context_boolean[0];
    const two_link_mask v6 = (~(two_link_mask)(two_link_pack_abs(context_real[3]) <= two_link_pack_splat(0.9))) | (v5 | v3);
    const two_link_mask v7 = v6 | ((~(two_link_mask)(two_link_pack_abs(context_real[4]) <= two_link_pack_splat(0.5))) | (v4 | v1));
    two_link_pack v9 = two_link_pack_splat(0.0);
    two_link_pack v10 = two_link_pack_splat(0.0);
    two_link_pack v11 = two_link_pack_splat(0.0);
    two_link_mask v12 = two_link_pack_whole(0);
    two_link_mask v13 = two_link_pack_whole(0);
    if (!two_link_pack_all(~(v7))) {
        const two_link_pack v8_of_context_real[12] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[10], context_real[9], context_real[11]};
        const two_link_mask v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const two_link_mask v8_of_context_mode[4] = {two_link_pack_mode_of(context_real[12]), two_link_pack_mode_of(context_real[13]), context_mode[0], context_mode[1]};
        two_link_pack v8_result_real[3];
        two_link_mask v8_result_mode[2];
        two_link_pack_interpolated_pattern_let_go(spacing, prepared, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = two_link_pack_select(v7, v8_result_real[0], v9);
        v10 = two_link_pack_select(v7, v8_result_real[1], v10);
        v11 = two_link_pack_select(v7, v8_result_real[2], v11);
        v12 = two_link_pack_select_whole(v7, v8_result_mode[0], v12);
        v13 = two_link_pack_select_whole(v7, v8_result_mode[1], v13);
    }
    result_real[0] = v9;
    result_real[1] = v10;
    result_real[2] = v11;
    result_mode[0] = v12;
    result_mode[1] = v13;
}

TWO_LINK_BODY void two_link_pack_interpolated_moving_body(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real)
{
    const two_link_pack v0 = 0.5 * context_real[4];
    const two_link_pack v1 = context_real[2] + (context_real[7] * v0);
    const two_link_pack v2 = context_real[3] + (context_real[8] * v0);
    const two_link_pack v3 = context_real[7] + (context_real[5] * v0);
    const two_link_pack v4 = context_real[8] + (context_real[6] * v0);
    const two_link_pack v5 = context_real[3] + (v0 * v4);
    const two_link_pack v6 = context_real[2] + (v0 * v3);
    const two_link_pack v7_angle[4] = {v1, v2, v5, v6};
    two_link_pack v7_sine[4];
    two_link_pack v7_cosine[4];
    two_link_bits v7_beyond = { 0U };
    two_link_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    two_link_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    two_link_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    two_link_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    two_link_pack_sincos_guard(4U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    const two_link_pack v15 = two_link_pack_number(prepared, 2U, spacing, 0U) * v7_sine[1];
    const two_link_pack v16 = ((v3 * v3) * v15) + (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v7_cosine[1] * v7_cosine[0]) - (v7_sine[1] * v7_sine[0])));
    const two_link_pack v17 = v4 + v3;
    const two_link_pack v18 = context_real[0] - (0.6 * two_link_pack_real_of(context_mode[0]));
    const two_link_pack v19 = (((v18 - (0.05 * v3)) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v7_cosine[0])) + ((v17 * v17) * v15)) - v16;
    const two_link_pack v20 = context_real[1] - (0.3 * two_link_pack_real_of(context_mode[1]));
    const two_link_pack v21 = v16 + ((0.03 * v4) - v20);
    const two_link_mask v22 = (two_link_mask)(two_link_pack_whole(0) == context_mode[1]);
    const two_link_pack v23 = two_link_pack_number(prepared, 9U, spacing, 0U) * two_link_pack_select(v22, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v24 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v7_cosine[1]);
    const two_link_pack v25 = v23 * v24;
    const two_link_mask v26 = (two_link_mask)(two_link_pack_whole(0) == context_mode[0]);
    const two_link_pack v27 = two_link_pack_select(v26, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v28 = (v19 + (v25 * v21)) * (v27 / ((v24 * v25) - ((two_link_pack_number(prepared, 21U, spacing, 0U) * v7_cosine[1]) + two_link_pack_number(prepared, 0U, spacing, 0U))));
    const two_link_pack v29 = (v25 * v28) - (v23 * v21);
    const two_link_pack v30 = context_real[8] + (v0 * v29);
    const two_link_pack v31 = (v0 * v28) - context_real[7];
    const two_link_pack v32 = v31 - v30;
    const two_link_pack v33 = two_link_pack_number(prepared, 2U, spacing, 0U) * v7_sine[2];
    const two_link_pack v34 = (v31 * (v33 * v31)) + (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v7_cosine[2] * v7_cosine[3]) - (v7_sine[2] * v7_sine[3])));
    const two_link_pack v35 = (v20 - (0.03 * v30)) - v34;
    const two_link_pack v36 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v7_cosine[2]);
    const two_link_pack v37 = v23 * v36;
    const two_link_pack v38 = (v34 + (((two_link_pack_number(prepared, 3U, spacing, 0U) * v7_cosine[3]) - v18) - (0.05 * v31))) + (v37 * v35);
    const two_link_pack v39 = v27 / ((two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number(prepared, 21U, spacing, 0U) * v7_cosine[2])) - (v36 * v37));
    const two_link_pack v40 = v39 * (v38 - (v32 * (v33 * v32)));
    const two_link_pack v41 = (context_real[4] * v40) - context_real[7];
    const two_link_pack v42 = (context_real[7] + (2.0 * (v3 - v31))) - v41;
    result_real[4] = v42;
    const two_link_pack v43 = 0.16666666666666666 * context_real[4];
    result_real[0] = two_link_pack_select(v26, context_real[2], context_real[2] + (v43 * v42));
    const two_link_pack v44 = (v23 * v35) + (v37 * v40);
    const two_link_pack v45 = context_real[8] + (context_real[4] * v44);
    const two_link_pack v46 = (context_real[8] + (2.0 * (v4 + v30))) + v45;
    result_real[5] = v46;
    result_real[1] = two_link_pack_select(v22, context_real[3], context_real[3] + (v43 * v46));
    const two_link_pack v47 = v41 - v45;
    const two_link_pack v48 = context_real[3] + (context_real[4] * v30);
    const two_link_pack v49_angle[1] = {v48};
    two_link_pack v49_sine[1];
    two_link_pack v49_cosine[1];
    two_link_bits v49_beyond = { 0U };
    two_link_pack_sincos_pair(&v49_angle[0], &v49_sine[0], &v49_cosine[0], &v49_beyond);
    two_link_pack_sincos_guard(1U, v49_angle, v49_sine, v49_cosine, &v49_beyond);
    const two_link_pack v51 = two_link_pack_number(prepared, 2U, spacing, 0U) * v49_sine[0];
    const two_link_pack v52 = (context_real[4] * v31) - context_real[2];
    const two_link_pack v53_angle[1] = {v52};
    two_link_pack v53_sine[1];
    two_link_pack v53_cosine[1];
    two_link_bits v53_beyond = { 0U };
    two_link_pack_sincos_pair(&v53_angle[0], &v53_sine[0], &v53_cosine[0], &v53_beyond);
    two_link_pack_sincos_guard(1U, v53_angle, v53_sine, v53_cosine, &v53_beyond);
    const two_link_pack v55 = ((v41 * v41) * v51) + (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v53_cosine[0] * v49_cosine[0]) + (v53_sine[0] * v49_sine[0])));
    const two_link_pack v56 = v55 + (((two_link_pack_number(prepared, 3U, spacing, 0U) * v53_cosine[0]) - (v18 + (0.05 * v41))) - ((v47 * v47) * v51));
    const two_link_pack v57 = (v20 - (0.03 * v45)) - v55;
    const two_link_pack v58 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v49_cosine[0]);
    const two_link_pack v59 = v23 * v58;
    const two_link_pack v60 = (v56 + (v59 * v57)) * (v27 / ((v58 * v59) - ((two_link_pack_number(prepared, 21U, spacing, 0U) * v49_cosine[0]) + two_link_pack_number(prepared, 0U, spacing, 0U))));
    result_real[2] = two_link_pack_select(v26, two_link_pack_splat(0.0), context_real[7] + (v43 * ((context_real[5] - (2.0 * (v28 + v40))) + v60)));
    const two_link_pack v61 = v43 * (((context_real[6] + (2.0 * (v29 + v44))) + (v23 * v57)) - (v59 * v60));
    result_real[3] = two_link_pack_select(v22, two_link_pack_splat(0.0), context_real[8] + v61);
}

static TWO_LINK_APART void two_link_pack_interpolated_moving_same(const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real)
{
    two_link_pack_interpolated_moving_body(0U, prepared, context_real, context_mode, result_real);
}

static TWO_LINK_APART void two_link_pack_interpolated_moving_each(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_interpolated_moving_body(spacing, prepared, context_real, context_mode, result_real);
}

TWO_LINK_INLINE void two_link_pack_interpolated_moving(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real)
{
    if (spacing == 0U) {
        two_link_pack_interpolated_moving_same(prepared, context_real, context_mode, result_real);
    } else {
        two_link_pack_interpolated_moving_each(spacing, prepared, context_real, context_mode, result_real);
    }
}

TWO_LINK_BODY void two_link_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const two_link_mask *restrict mode, const two_link_mask *restrict told, const two_link_mask *restrict behind, const two_link_mask *restrict before, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_mask converged, const two_link_pack *restrict context_real, two_link_mask *restrict mode_out, two_link_mask *restrict told_out, two_link_mask *restrict behind_out, two_link_mask *restrict before_out, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict converged_out, two_link_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const two_link_mask v0 = two_link_pack_select_whole(behind[0], two_link_pack_select_whole(before[0], two_link_pack_whole(0), two_link_pack_mode_of(-two_link_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const two_link_mask v1 = two_link_pack_select_whole(behind[1], two_link_pack_select_whole(before[1], two_link_pack_whole(0), two_link_pack_mode_of(-two_link_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const two_link_mask v2 = (two_link_mask)(two_link_pack_whole(0) == v0);
    const two_link_mask v3 = ~v2;
    const two_link_mask v4 = (two_link_mask)(two_link_pack_whole(0) == v1);
    const two_link_pack v5 = two_link_pack_real_of(v1);
    const two_link_pack v6 = 0.3 * v5;
    const two_link_pack v7 = context_real[7] + v6;
    const two_link_pack v8 = two_link_pack_select(v4, two_link_pack_splat(0.0), context_real[4] - v7);
    const two_link_mask v9 = ~v4;
    const two_link_pack v10 = two_link_pack_select(v4, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(v9, context_real[2], two_link_pack_splat(1.0)));
    const two_link_pack v11 = context_real[1] * v10;
    const two_link_pack v12 = two_link_pack_select(v2, two_link_pack_splat(0.0), -(1.0 / two_link_pack_select(v3, (context_real[1] * v11) - context_real[0], two_link_pack_splat(1.0))));
    const two_link_pack v13 = v11 * v12;
    const two_link_pack v14 = two_link_pack_real_of(v0);
    const two_link_pack v15 = 0.6 * v14;
    const two_link_pack v16 = context_real[5] + v15;
    const two_link_pack v17 = (v8 * v13) - (v12 * two_link_pack_select(v2, two_link_pack_splat(0.0), context_real[3] - v16));
    const two_link_pack v18 = two_link_pack_select(v4, two_link_pack_splat(0.0), (v8 * v10) + (v11 * v17));
    const two_link_pack v19 = two_link_pack_select(v2, two_link_pack_splat(0.0), -v17);
    const two_link_pack v20 = two_link_pack_select(v4, two_link_pack_splat(0.0), context_real[1] * two_link_pack_select(v2, context_real[14], two_link_pack_splat(0.0)));
    const two_link_pack v21 = (v13 * v20) - (v12 * two_link_pack_select(v2, two_link_pack_splat(0.0), context_real[1] * two_link_pack_select(v4, context_real[15], two_link_pack_splat(0.0))));
    const two_link_pack v22 = two_link_pack_select(v2, two_link_pack_splat(0.0), context_real[14] + two_link_pack_select(v2, two_link_pack_splat(0.0), -v21));
    const two_link_pack v23 = 0.5 * context_real[16];
    const two_link_pack v24 = two_link_pack_select(v4, two_link_pack_splat(0.0), context_real[15] + two_link_pack_select(v4, two_link_pack_splat(0.0), (v10 * v20) + (v11 * v21)));
    const two_link_pack v25 = v24 + (v18 * v23);
    const two_link_pack v26 = context_real[13] + (v23 * v25);
    const two_link_pack v27 = context_real[13] + (v24 * v23);
    const two_link_pack v28 = context_real[12] + (v22 * v23);
    const two_link_pack v29 = v22 + (v19 * v23);
    const two_link_pack v30 = context_real[12] + (v23 * v29);
    const two_link_pack v31_angle[4] = {v26, v27, v28, v30};
    two_link_pack v31_sine[4];
    two_link_pack v31_cosine[4];
    two_link_bits v31_beyond = { 0U };
    two_link_pack_sincos_pair(&v31_angle[0], &v31_sine[0], &v31_cosine[0], &v31_beyond);
    two_link_pack_sincos_pair(&v31_angle[1], &v31_sine[1], &v31_cosine[1], &v31_beyond);
    two_link_pack_sincos_pair(&v31_angle[2], &v31_sine[2], &v31_cosine[2], &v31_beyond);
    two_link_pack_sincos_pair(&v31_angle[3], &v31_sine[3], &v31_cosine[3], &v31_beyond);
    two_link_pack_sincos_guard(4U, v31_angle, v31_sine, v31_cosine, &v31_beyond);
    *converged_out = two_link_pack_whole(-1);
    const two_link_pack v39 = two_link_pack_select(v2, context_real[3] - (context_real[1] * v18), v16);
    told_out[0] = two_link_pack_select_whole(v3 | ((two_link_mask)(two_link_pack_splat(-0.9) <= v39) & (two_link_mask)(v39 <= two_link_pack_splat(0.9))), v0, two_link_pack_mode_of(2.0 * v39));
    const two_link_pack v40 = two_link_pack_select(v4, context_real[4] - (context_real[1] * v19), v7);
    told_out[1] = two_link_pack_select_whole(v9 | ((two_link_mask)(v40 <= two_link_pack_splat(0.5)) & (two_link_mask)(two_link_pack_splat(-0.5) <= v40)), v1, two_link_pack_mode_of(2.0 * v40));
    const two_link_pack v41 = two_link_pack_select(v2, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v42 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v31_cosine[0]);
    const two_link_pack v43 = two_link_pack_number(prepared, 9U, spacing, 0U) * two_link_pack_select(v4, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v44 = v42 * v43;
    const two_link_pack v45 = v41 / (((v42 * v44) - (two_link_pack_number(prepared, 21U, spacing, 0U) * v31_cosine[0])) - two_link_pack_number(prepared, 0U, spacing, 0U));
    const two_link_pack v46 = v15 - context_real[6];
    const two_link_pack v47 = two_link_pack_number(prepared, 2U, spacing, 0U) * v31_sine[0];
    const two_link_pack v48 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v31_cosine[1]);
    const two_link_pack v49 = v43 * v48;
    const two_link_pack v50 = v41 / ((two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number(prepared, 21U, spacing, 0U) * v31_cosine[1])) - (v48 * v49));
    const two_link_pack v51 = (v31_cosine[2] * (two_link_pack_number(prepared, 4U, spacing, 0U) * v31_cosine[1])) + (v31_sine[1] * ((v29 * (two_link_pack_number(prepared, 2U, spacing, 0U) * v29)) - (two_link_pack_number(prepared, 4U, spacing, 0U) * v31_sine[2])));
    const two_link_pack v52 = v25 + v29;
    const two_link_pack v53 = v51 + (((0.05 * v29) - (v52 * (v52 * (two_link_pack_number(prepared, 2U, spacing, 0U) * v31_sine[1])))) + (two_link_pack_number(prepared, 3U, spacing, 0U) * v31_cosine[2]));
    const two_link_pack v54 = v6 - context_real[8];
    const two_link_pack v55 = v54 + (v51 + (0.03 * v25));
    const two_link_pack v56 = v50 * ((v46 + v53) - (v49 * v55));
    const two_link_pack v57 = (v23 * v56) - v22;
    const two_link_pack v58 = (v47 * (v57 * v57)) + (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v31_cosine[0] * v31_cosine[3]) - (v31_sine[0] * v31_sine[3])));
    const two_link_pack v59 = (v49 * v56) - (v43 * v55);
    const two_link_pack v60 = v24 + (v23 * v59);
    const two_link_pack v61 = v54 + (v58 + (0.03 * v60));
    const two_link_pack v62 = (v46 + (v58 + ((two_link_pack_number(prepared, 3U, spacing, 0U) * v31_cosine[3]) - (0.05 * v57)))) - (v44 * v61);
    const two_link_pack v63 = v57 - v60;
    const two_link_pack v64 = v45 * (v62 - (v47 * (v63 * v63)));
    const two_link_pack v65 = v22 + (context_real[16] * v64);
    const two_link_pack v66 = (v22 + v65) + (2.0 * (v29 - v57));
    const two_link_mask v67 = (two_link_mask)((v14 * v66) < two_link_pack_splat(0.0));
    behind_out[0] = v67;
    const two_link_pack v68 = (v43 * v61) + (v44 * v64);
    const two_link_pack v69 = (context_real[16] * v68) - v24;
    const two_link_pack v70 = (v24 - v69) + (2.0 * (v25 + v60));
    const two_link_mask v71 = (two_link_mask)((v5 * v70) < two_link_pack_splat(0.0));
    behind_out[1] = v71;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const two_link_pack v72 = 0.16666666666666666 * context_real[16];
    q_out[0] = two_link_pack_select(v2, context_real[12], context_real[12] + (v66 * v72));
    q_out[1] = two_link_pack_select(v4, context_real[13], context_real[13] + (v70 * v72));
    const two_link_pack v73 = context_real[13] + (context_real[16] * v60);
    const two_link_pack v74_angle[1] = {v73};
    two_link_pack v74_sine[1];
    two_link_pack v74_cosine[1];
    two_link_bits v74_beyond = { 0U };
    two_link_pack_sincos_pair(&v74_angle[0], &v74_sine[0], &v74_cosine[0], &v74_beyond);
    two_link_pack_sincos_guard(1U, v74_angle, v74_sine, v74_cosine, &v74_beyond);
    const two_link_pack v76 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v74_cosine[0]);
    const two_link_pack v77 = v43 * v76;
    const two_link_pack v78 = v41 / (((v76 * v77) - (two_link_pack_number(prepared, 21U, spacing, 0U) * v74_cosine[0])) - two_link_pack_number(prepared, 0U, spacing, 0U));
    const two_link_pack v79 = (context_real[16] * v57) - context_real[12];
    const two_link_pack v80_angle[1] = {v79};
    two_link_pack v80_sine[1];
    two_link_pack v80_cosine[1];
    two_link_bits v80_beyond = { 0U };
    two_link_pack_sincos_pair(&v80_angle[0], &v80_sine[0], &v80_cosine[0], &v80_beyond);
    two_link_pack_sincos_guard(1U, v80_angle, v80_sine, v80_cosine, &v80_beyond);
    const two_link_pack v82 = two_link_pack_number(prepared, 2U, spacing, 0U) * v74_sine[0];
    const two_link_pack v83 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v74_cosine[0] * v80_cosine[0]) + (v74_sine[0] * v80_sine[0]))) + (v82 * (v65 * v65));
    const two_link_pack v84 = v54 + (v83 - (0.03 * v69));
    const two_link_pack v85 = (v46 + (v83 + ((0.05 * v65) + (two_link_pack_number(prepared, 3U, spacing, 0U) * v80_cosine[0])))) - (v77 * v84);
    const two_link_pack v86 = v65 - v69;
    const two_link_pack v87 = v78 * (v85 - (v82 * (v86 * v86)));
    qd_out[0] = two_link_pack_select(v2, two_link_pack_splat(0.0), v22 - (v72 * (((-v19) - v87) - (2.0 * (v64 - v56)))));
    const two_link_pack v88 = v72 * (((v18 - (v43 * v84)) + (2.0 * (v59 - v68))) - (v77 * v87));
    qd_out[1] = two_link_pack_select(v4, two_link_pack_splat(0.0), v24 + v88);
    *done = ~(v67 | v71);
}

static TWO_LINK_APART void two_link_pack_interpolated_repetition_same(const double *restrict prepared, const two_link_mask *restrict mode, const two_link_mask *restrict told, const two_link_mask *restrict behind, const two_link_mask *restrict before, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_mask converged, const two_link_pack *restrict context_real, two_link_mask *restrict mode_out, two_link_mask *restrict told_out, two_link_mask *restrict behind_out, two_link_mask *restrict before_out, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict converged_out, two_link_mask *restrict done)
{
    two_link_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

static TWO_LINK_APART void two_link_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const two_link_mask *restrict mode, const two_link_mask *restrict told, const two_link_mask *restrict behind, const two_link_mask *restrict before, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_mask converged, const two_link_pack *restrict context_real, two_link_mask *restrict mode_out, two_link_mask *restrict told_out, two_link_mask *restrict behind_out, two_link_mask *restrict before_out, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict converged_out, two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
}

TWO_LINK_INLINE void two_link_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const two_link_mask *restrict mode, const two_link_mask *restrict told, const two_link_mask *restrict behind, const two_link_mask *restrict before, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_mask converged, const two_link_pack *restrict context_real, two_link_mask *restrict mode_out, two_link_mask *restrict told_out, two_link_mask *restrict behind_out, two_link_mask *restrict before_out, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict converged_out, two_link_mask *restrict done)
{
    if (spacing == 0U) {
        two_link_pack_interpolated_repetition_same(prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    } else {
        two_link_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, q_out, qd_out, converged_out, done);
    }
}

TWO_LINK_BODY void two_link_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_boolean, two_link_mask *restrict result_mode)
{
    two_link_mask v0_mode[2] = {context_mode[2], context_mode[3]};
    two_link_mask v0_told[2] = {context_mode[2], context_mode[3]};
    two_link_mask v0_behind[2] = {context_boolean[2], context_boolean[3]};
    two_link_mask v0_before[2] = {context_boolean[0], context_boolean[1]};
    two_link_pack v0_q[2] = {context_real[18], context_real[19]};
    two_link_pack v0_qd[2] = {context_real[20], context_real[21]};
    two_link_mask v0_converged = two_link_pack_whole(-1);
    two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !two_link_pack_all(v0_done); v0_pass++) {
        two_link_mask v0_next_mode[2];
        two_link_mask v0_next_told[2];
        two_link_mask v0_next_behind[2];
        two_link_mask v0_next_before[2];
        two_link_pack v0_next_q[2];
        two_link_pack v0_next_qd[2];
        two_link_mask v0_next_converged;
        two_link_mask v0_ends;
        two_link_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = two_link_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = two_link_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = two_link_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = two_link_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = two_link_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = two_link_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = two_link_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = two_link_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_q[0] = two_link_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = two_link_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = two_link_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = two_link_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = two_link_pack_select_whole(v0_done, v0_converged, v0_next_converged);
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

static TWO_LINK_APART void two_link_pack_interpolated_again_same(const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_boolean, two_link_mask *restrict result_mode)
{
    two_link_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static TWO_LINK_APART void two_link_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_boolean, two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

TWO_LINK_INLINE void two_link_pack_interpolated_again(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_boolean, two_link_mask *restrict result_mode)
{
    if (spacing == 0U) {
        two_link_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        two_link_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

TWO_LINK_BODY void two_link_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_mask *restrict mode, const two_link_mask *restrict crossing, const two_link_mask *restrict forced, const two_link_mask *restrict heading, two_link_mask probes, const two_link_pack *restrict far, two_link_pack past, two_link_pack whole, two_link_pack trial, two_link_pack passes, two_link_pack worst, two_link_pack dt, const two_link_pack *restrict tau, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict mode_out, two_link_mask *restrict crossing_out, two_link_mask *restrict forced_out, two_link_mask *restrict heading_out, two_link_mask *restrict probes_out, two_link_pack *restrict far_out, two_link_pack *restrict past_out, two_link_pack *restrict whole_out, two_link_pack *restrict trial_out, two_link_pack *restrict passes_out, two_link_pack *restrict worst_out, two_link_mask *restrict done)
{
    (void)mode;
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[1];
    const two_link_pack v5 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + (v4 * (qd[0] * qd[0]));
    const two_link_pack v6 = tau[1] - v5;
    const two_link_pack v7 = qd[0] + qd[1];
    const two_link_pack v8 = (v4 * (v7 * v7)) + ((tau[0] - (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[0])) - v5);
    const two_link_pack v9 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[1]);
    const two_link_pack v10 = two_link_pack_number(prepared, 9U, spacing, 0U) * v9;
    const two_link_pack v11 = two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number(prepared, 21U, spacing, 0U) * v0_cosine[1]);
    const two_link_pack v12 = 1.0 / ((v9 * v10) - v11);
    const two_link_pack v13 = -v12;
    const two_link_mask v14 = (two_link_mask)(two_link_pack_splat(0.0) == qd[1]);
    const two_link_mask v15 = (two_link_mask)(two_link_pack_splat(0.0) == qd[0]);
    const two_link_pack v16 = 0.03 * qd[1];
    const two_link_pack v17 = 0.05 * qd[0];
    const two_link_mask v18 = v14 | v15;
    const two_link_mask v19 = two_link_pack_mode_of(qd[1]);
    const two_link_mask v20 = two_link_pack_mode_of(qd[0]);
    const two_link_pack v21 = v16 + ((0.3 * two_link_pack_real_of(v19)) - v6);
    const two_link_pack v22 = v12 * (v17 + (((0.6 * two_link_pack_real_of(v20)) - v8) - (v10 * v21)));
    two_link_mask v24 = v19;
    two_link_mask v25 = v20;
    two_link_pack v26 = qd[1];
    two_link_pack v27 = qd[0];
    two_link_pack v28 = -((two_link_pack_number(prepared, 9U, spacing, 0U) * v21) + (v10 * v22));
    two_link_pack v29 = v22;
    two_link_pack v30 = two_link_pack_splat(0.0);
    if (!two_link_pack_all(~(v18))) {
        const two_link_pack v23_of_context_real[14] = {v11, v9, two_link_pack_number(prepared, 1U, spacing, 0U), v8, v6, v17, tau[0], v16, tau[1], v10, v13, two_link_pack_number(prepared, 9U, spacing, 0U), qd[0], qd[1]};
        const two_link_mask v23_of_context_boolean[2] = {v15, v14};
        two_link_pack v23_result_real[5];
        two_link_mask v23_result_mode[2];
        two_link_pack_interpolated_at_rest(spacing, prepared, v23_of_context_real, v23_of_context_boolean, forced, v23_result_real, v23_result_mode);
        v24 = two_link_pack_select_whole(v18, v23_result_mode[1], v24);
        v25 = two_link_pack_select_whole(v18, v23_result_mode[0], v25);
        v26 = two_link_pack_select(v18, v23_result_real[4], v26);
        v27 = two_link_pack_select(v18, v23_result_real[3], v27);
        v28 = two_link_pack_select(v18, v23_result_real[2], v28);
        v29 = two_link_pack_select(v18, v23_result_real[1], v29);
        v30 = two_link_pack_select(v18, v23_result_real[0], v30);
    }
    const two_link_mask v31 = (two_link_mask)(two_link_pack_whole(0) == v24);
    const two_link_mask v32 = ~v31;
    const two_link_mask v33 = (two_link_mask)(two_link_pack_whole(0) == v25);
    const two_link_mask v34 = ~v33;
    const two_link_mask v35 = v32 | v34;
    two_link_pack v37 = v27;
    two_link_pack v38 = v26;
    two_link_pack v39 = q[1];
    two_link_pack v40 = q[0];
    two_link_pack v41 = v26;
    two_link_pack v42 = v27;
    if (!two_link_pack_all(~(v35))) {
        const two_link_pack v36_of_context_real[9] = {tau[0], tau[1], q[0], q[1], trial, v29, v28, v27, v26};
        const two_link_mask v36_of_context_mode[2] = {v25, v24};
        two_link_pack v36_result_real[6];
        two_link_pack_interpolated_moving(spacing, prepared, v36_of_context_real, v36_of_context_mode, v36_result_real);
        v37 = two_link_pack_select(v35, v36_result_real[2], v37);
        v38 = two_link_pack_select(v35, v36_result_real[3], v38);
        v39 = two_link_pack_select(v35, v36_result_real[1], v39);
        v40 = two_link_pack_select(v35, v36_result_real[0], v40);
        v41 = two_link_pack_select(v35, v36_result_real[5], v41);
        v42 = two_link_pack_select(v35, v36_result_real[4], v42);
    }
    const two_link_pack v43 = v38 + v37;
    const two_link_pack v44_angle[1] = {v39};
    two_link_pack v44_sine[1];
    two_link_pack v44_cosine[1];
    two_link_bits v44_beyond = { 0U };
    two_link_pack_sincos_pair(&v44_angle[0], &v44_sine[0], &v44_cosine[0], &v44_beyond);
    two_link_pack_sincos_guard(1U, v44_angle, v44_sine, v44_cosine, &v44_beyond);
    const two_link_pack v46 = two_link_pack_number(prepared, 2U, spacing, 0U) * v44_sine[0];
    const two_link_pack v47_angle[1] = {v40};
    two_link_pack v47_sine[1];
    two_link_pack v47_cosine[1];
    two_link_bits v47_beyond = { 0U };
    two_link_pack_sincos_pair(&v47_angle[0], &v47_sine[0], &v47_cosine[0], &v47_beyond);
    two_link_pack_sincos_guard(1U, v47_angle, v47_sine, v47_cosine, &v47_beyond);
    const two_link_pack v49 = (v46 * (v37 * v37)) - (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v44_sine[0] * v47_sine[0]) - (v44_cosine[0] * v47_cosine[0])));
    const two_link_pack v50 = ((tau[0] - (two_link_pack_number(prepared, 3U, spacing, 0U) * v47_cosine[0])) - v49) + (v46 * (v43 * v43));
    const two_link_pack v51 = two_link_pack_real_of(v25);
    const two_link_pack v52 = tau[1] - v49;
    const two_link_pack v53 = two_link_pack_real_of(v24);
    const two_link_pack v54 = two_link_pack_select(v31, two_link_pack_splat(0.0), (v52 - (0.03 * v38)) - (0.3 * v53));
    const two_link_pack v55 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v44_cosine[0]);
    const two_link_pack v56 = two_link_pack_select(v31, two_link_pack_splat(0.0), two_link_pack_number(prepared, 9U, spacing, 0U));
    const two_link_pack v57 = v55 * v56;
    const two_link_mask v58 = v31 | v33;
    const two_link_pack v59 = two_link_pack_select(v33, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(v34 & v58, (two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number(prepared, 21U, spacing, 0U) * v44_cosine[0])) - (v55 * v57), two_link_pack_splat(1.0)));
    const two_link_pack v60 = v59 * ((v57 * v54) - two_link_pack_select(v33, two_link_pack_splat(0.0), (v50 - (0.05 * v37)) - (0.6 * v51)));
    const two_link_pack v61 = (v55 * two_link_pack_select(v31, two_link_pack_splat(0.0), (v56 * v54) + (v57 * v60))) - v50;
    const two_link_pack v62 = 0.9 - v61;
    const two_link_pack v63 = 0.9 + v61;
    const two_link_pack v64 = two_link_pack_select(v33, two_link_pack_select(v58, two_link_pack_min(v63, v62), two_link_pack_splat(0.0)), v37 * v51);
    far_out[0] = v64;
    const two_link_pack v65 = two_link_pack_select(probes, far[0], v64);
    const two_link_pack v66 = trial / two_link_pack_select(probes, whole, two_link_pack_splat(1.0));
    const two_link_pack v67 = 1.0 / two_link_pack_select(probes, 1.0 - v66, two_link_pack_splat(1.0));
    const two_link_pack v68 = (v9 * v28) - v8;
    const two_link_pack v69 = two_link_pack_select(v33, two_link_pack_select(v58, two_link_pack_max(two_link_pack_splat(0.0), two_link_pack_min(0.9 + v68, 0.9 - v68)), two_link_pack_splat(0.0)), qd[0] * v51);
    const two_link_pack v70 = 1.0 / two_link_pack_select(probes, v66, two_link_pack_splat(1.0));
    const two_link_pack v71 = v70 * (v69 - v64);
    const two_link_pack v72 = (v67 * (v64 - v65)) - v71;
    const two_link_pack v73 = (v66 * v72) - v71;
    const two_link_mask v74 = (~(v15 & v34)) & (two_link_mask)(v65 < two_link_pack_splat(0.0));
    const two_link_mask v75 = probes & v74;
    const two_link_pack v76 = two_link_pack_sqrt(two_link_pack_select(v75, two_link_pack_max(two_link_pack_splat(0.0), (v72 * (4.0 * v69)) + (v73 * v73)), two_link_pack_splat(1.0)));
    const two_link_mask v77 = (two_link_mask)(v73 < two_link_pack_splat(0.0));
    const two_link_pack v78 = two_link_pack_select(v75, two_link_pack_select(v74, two_link_pack_select(v77, v76 - v73, 2.0 * v72), two_link_pack_splat(1.0)), two_link_pack_splat(1.0));
    const two_link_mask v79 = ~probes;
    const two_link_pack v80 = two_link_pack_select(v74, two_link_pack_max(two_link_pack_splat(1e-06), v69 / two_link_pack_select(v79 & v74, two_link_pack_select(v74, v69 - v65, two_link_pack_splat(1.0)), two_link_pack_splat(1.0))), two_link_pack_splat(1.0));
    const two_link_pack v81 = two_link_pack_select(probes, two_link_pack_select(v74, two_link_pack_min(two_link_pack_splat(1.0), two_link_pack_select(v77, 2.0 * v69, v73 + v76) / v78), two_link_pack_splat(1.0)), v80);
    const two_link_pack v82 = (v55 * two_link_pack_select(v33, two_link_pack_splat(0.0), -v60)) - v52;
    const two_link_pack v83 = 0.5 - v82;
    const two_link_pack v84 = 0.5 + v82;
    const two_link_pack v85 = two_link_pack_select(v31, two_link_pack_select(v58, two_link_pack_min(v84, v83), two_link_pack_splat(0.0)), v38 * v53);
    far_out[1] = v85;
    const two_link_pack v86 = two_link_pack_select(probes, far[1], v85);
    const two_link_pack v87 = (v9 * v29) - v6;
    const two_link_pack v88 = two_link_pack_select(v31, two_link_pack_select(v58, two_link_pack_max(two_link_pack_splat(0.0), two_link_pack_min(0.5 + v87, 0.5 - v87)), two_link_pack_splat(0.0)), qd[1] * v53);
    const two_link_pack v89 = v70 * (v88 - v85);
    const two_link_pack v90 = (v67 * (v85 - v86)) - v89;
    const two_link_pack v91 = (v66 * v90) - v89;
    const two_link_mask v92 = (~(v14 & v32)) & (two_link_mask)(v86 < two_link_pack_splat(0.0));
    const two_link_mask v93 = probes & v92;
    const two_link_pack v94 = two_link_pack_sqrt(two_link_pack_select(v93, two_link_pack_max(two_link_pack_splat(0.0), (v90 * (4.0 * v88)) + (v91 * v91)), two_link_pack_splat(1.0)));
    const two_link_mask v95 = (two_link_mask)(v91 < two_link_pack_splat(0.0));
    const two_link_pack v96 = two_link_pack_select(v93, two_link_pack_select(v92, two_link_pack_select(v95, v94 - v91, 2.0 * v90), two_link_pack_splat(1.0)), two_link_pack_splat(1.0));
    const two_link_pack v97 = two_link_pack_select(v92, two_link_pack_max(two_link_pack_splat(1e-06), v88 / two_link_pack_select(v79 & v92, two_link_pack_select(v92, v88 - v86, two_link_pack_splat(1.0)), two_link_pack_splat(1.0))), two_link_pack_splat(1.0));
    const two_link_pack v98 = two_link_pack_select(probes, two_link_pack_select(v92, two_link_pack_min(two_link_pack_splat(1.0), two_link_pack_select(v95, 2.0 * v88, v91 + v94) / v96), two_link_pack_splat(1.0)), v97);
    const two_link_pack v99 = two_link_pack_min(v98, two_link_pack_min(two_link_pack_splat(1.0), v81));
    const two_link_mask v100 = ((crossing[1] | crossing[0]) | (~(two_link_mask)(two_link_pack_whole(0) == heading[0]))) | (~(two_link_mask)(two_link_pack_whole(0) == heading[1]));
    const two_link_mask v101 = (two_link_mask)(v99 < two_link_pack_splat(1.0)) & (~((two_link_mask)(two_link_pack_splat(12.0) <= passes) | (probes | v100)));
    *probes_out = v101;
    const two_link_mask v102 = probes | v101;
    const two_link_pack v103 = trial * (v28 * v53);
    const two_link_pack v104 = v29 * (trial * v51);
    const two_link_mask v105 = (two_link_mask)((two_link_pack_abs(qd[0]) + v104) < two_link_pack_splat(0.0)) & (two_link_mask)((trial * v104) < two_link_pack_splat(-2.0));
    const two_link_pack v106 = v9 * v9;
    const two_link_pack v107 = 0.03 * trial;
    const two_link_pack v108 = two_link_pack_abs(v107);
    const two_link_pack v109 = 0.05 * trial;
    const two_link_mask v110 = (two_link_mask)(((two_link_pack_number(prepared, 9U, spacing, 0U) * v108) - (v12 * (two_link_pack_abs(v109) + (v106 * (two_link_pack_number(prepared, 22U, spacing, 0U) * v108))))) <= two_link_pack_splat(2.7));
    const two_link_mask v111 = ~v110;
    const two_link_pack v112 = two_link_pack_select(v31, two_link_pack_splat(0.0), -(1.0 / two_link_pack_select(v32 & v111, v107 - two_link_pack_number(prepared, 23U, spacing, 0U), two_link_pack_splat(1.0))));
    const two_link_pack v113 = 1.0 / two_link_pack_select(v34 & v111, (v109 - (2.7 * v11)) + (v106 * (7.290000000000001 * v112)), two_link_pack_splat(1.0));
    const two_link_mask v114 = (two_link_mask)(two_link_pack_splat(0.0) < two_link_pack_select(v110, two_link_pack_splat(0.0), two_link_pack_select((two_link_mask)(two_link_pack_select(v33, two_link_pack_splat(0.0), -v113) < two_link_pack_splat(0.0)) | (two_link_mask)(v112 < two_link_pack_splat(0.0)), two_link_pack_splat(1.0), two_link_pack_splat(0.0))));
    const two_link_mask v115 = (v105 | ((two_link_mask)((trial * v103) < two_link_pack_splat(-2.0)) & (two_link_mask)((two_link_pack_abs(qd[1]) + v103) < two_link_pack_splat(0.0)))) | v114;
    const two_link_mask v116 = ~(v102 | v115);
    const two_link_mask v117 = (two_link_mask)((v53 * v41) < two_link_pack_splat(0.0)) & v116;
    const two_link_mask v118 = v116 & (two_link_mask)((v51 * v42) < two_link_pack_splat(0.0));
    const two_link_mask v119 = v117 | v118;
    two_link_pack v121 = v40;
    two_link_pack v122 = v39;
    two_link_pack v123 = v38;
    two_link_mask v124 = v24;
    two_link_mask v125 = v25;
    two_link_pack v126 = v37;
    two_link_mask v127 = two_link_pack_whole(-1);
    if (!two_link_pack_all(~(v119))) {
        const two_link_pack v120_of_context_real[22] = {v11, v9, two_link_pack_number(prepared, 1U, spacing, 0U), v8, v6, v17, tau[0], v16, tau[1], v10, v13, two_link_pack_number(prepared, 9U, spacing, 0U), q[0], q[1], qd[0], qd[1], trial, past, v40, v39, v37, v38};
        const two_link_mask v120_of_context_boolean[4] = {v15, v14, v118, v117};
        const two_link_mask v120_of_context_mode[4] = {forced[0], forced[1], v25, v24};
        two_link_pack v120_result_real[4];
        two_link_mask v120_result_boolean[1];
        two_link_mask v120_result_mode[2];
        two_link_pack_interpolated_again(spacing, prepared, v120_of_context_real, v120_of_context_boolean, v120_of_context_mode, v120_result_real, v120_result_boolean, v120_result_mode);
        v121 = two_link_pack_select(v119, v120_result_real[0], v121);
        v122 = two_link_pack_select(v119, v120_result_real[1], v122);
        v123 = two_link_pack_select(v119, v120_result_real[3], v123);
        v124 = two_link_pack_select_whole(v119, v120_result_mode[1], v124);
        v125 = two_link_pack_select_whole(v119, v120_result_mode[0], v125);
        v126 = two_link_pack_select(v119, v120_result_real[2], v126);
        v127 = two_link_pack_select_whole(v119, v120_result_boolean[0], v127);
    }
    q_out[0] = v121;
    q_out[1] = v122;
    mode_out[1] = v124;
    const two_link_mask v128 = crossing[1] | (v32 & (two_link_mask)(v85 < two_link_pack_splat(0.0)));
    const two_link_mask v129 = v128 | (two_link_mask)(two_link_pack_whole(0) == v124);
    mode_out[0] = v125;
    const two_link_mask v130 = crossing[0] | (v34 & (two_link_mask)(v64 < two_link_pack_splat(0.0)));
    const two_link_mask v131 = v130 | (two_link_mask)(two_link_pack_whole(0) == v125);
    const two_link_pack v132 = two_link_pack_select(v129, two_link_pack_splat(0.0), v9 * two_link_pack_select(v131, v126, two_link_pack_splat(0.0)));
    const two_link_pack v133 = two_link_pack_select(v129, two_link_pack_splat(0.0), two_link_pack_number(prepared, 9U, spacing, 0U));
    const two_link_pack v134 = v9 * v133;
    const two_link_mask v135 = ~v102;
    const two_link_mask v136 = v135 & (v128 | v130);
    const two_link_pack v137 = -(1.0 / two_link_pack_select((v135 & v136) & (~v131), (v9 * v134) - v11, two_link_pack_splat(1.0)));
    const two_link_pack v138 = two_link_pack_select(v131, two_link_pack_splat(0.0), v137) * ((v134 * v132) - two_link_pack_select(v131, two_link_pack_splat(0.0), v9 * two_link_pack_select(v129, v123, two_link_pack_splat(0.0))));
    const two_link_pack v139 = two_link_pack_select(v136, two_link_pack_select(v131, two_link_pack_splat(0.0), v126 + two_link_pack_select(v131, two_link_pack_splat(0.0), -v138)), v126);
    qd_out[0] = v139;
    const two_link_pack v140 = two_link_pack_select(v136, two_link_pack_select(v129, two_link_pack_splat(0.0), v123 + two_link_pack_select(v129, two_link_pack_splat(0.0), (v133 * v132) + (v134 * v138))), v123);
    qd_out[1] = v140;
    const two_link_mask v141 = v74 & (two_link_mask)(v81 <= v99);
    crossing_out[0] = probes & (v34 & v141);
    const two_link_mask v142 = v92 & (two_link_mask)(v98 <= v99);
    crossing_out[1] = probes & (v32 & v142);
    const two_link_mask v143 = two_link_pack_select_whole(v100, heading[0], two_link_pack_whole(0));
    forced_out[0] = v143;
    const two_link_mask v144 = two_link_pack_select_whole(v100, heading[1], two_link_pack_whole(0));
    forced_out[1] = v144;
    heading_out[0] = two_link_pack_select_whole(probes, two_link_pack_select_whole(v33 & v141, two_link_pack_select_whole(v58, two_link_pack_mode_of(v62 - v63), two_link_pack_whole(0)), two_link_pack_whole(0)), two_link_pack_whole(0));
    heading_out[1] = two_link_pack_select_whole(probes, two_link_pack_select_whole(v31 & v142, two_link_pack_select_whole(v58, two_link_pack_mode_of(v83 - v84), two_link_pack_whole(0)), two_link_pack_whole(0)), two_link_pack_whole(0));
    const two_link_pack v145 = two_link_pack_select(v102, past, two_link_pack_select(v100, trial + past, dt));
    *past_out = v145;
    const two_link_pack v146 = two_link_pack_select(probes, whole, trial);
    const two_link_pack v147 = two_link_pack_select(v102, v99 * v146, dt - v145);
    *trial_out = v147;
    *whole_out = two_link_pack_select(v102, v146, v147);
    *passes_out = 1.0 + passes;
    const two_link_mask v148 = (two_link_mask)(two_link_pack_splat(2.0) == v30);
    const two_link_pack v149 = two_link_pack_select(v115, two_link_pack_splat(7.0), two_link_pack_select(v127 | v148, two_link_pack_splat(0.0), two_link_pack_splat(5.0)));
    const two_link_pack v150 = two_link_pack_select((two_link_mask)(two_link_pack_splat(1.0) == v149) | ((two_link_mask)(two_link_pack_splat(1.0) == worst) | (two_link_mask)(two_link_pack_splat(1.0) == v30)), two_link_pack_splat(1.0), two_link_pack_splat(0.0));
    const two_link_pack v151 = two_link_pack_select(((two_link_mask)(two_link_pack_splat(3.0) == worst) | (two_link_mask)(two_link_pack_splat(3.0) == v30)) | (two_link_mask)(two_link_pack_splat(3.0) == v149), two_link_pack_splat(3.0), v150);
    const two_link_pack v152 = two_link_pack_select(((two_link_mask)(two_link_pack_splat(4.0) == worst) | (two_link_mask)(two_link_pack_splat(4.0) == v30)) | (two_link_mask)(two_link_pack_splat(4.0) == v149), two_link_pack_splat(4.0), v151);
    const two_link_mask v153 = (two_link_mask)(two_link_pack_splat(5.0) == v149) | ((two_link_mask)(two_link_pack_splat(5.0) == worst) | (two_link_mask)(two_link_pack_splat(5.0) == v30));
    const two_link_pack v154 = two_link_pack_select(v153, two_link_pack_splat(5.0), two_link_pack_select((v148 | (two_link_mask)(two_link_pack_splat(2.0) == worst)) | (two_link_mask)(two_link_pack_splat(2.0) == v149), two_link_pack_splat(2.0), v152));
    const two_link_pack v155 = two_link_pack_select((two_link_mask)(two_link_pack_splat(7.0) == v149) | ((two_link_mask)(two_link_pack_splat(7.0) == worst) | (two_link_mask)(two_link_pack_splat(7.0) == v30)), two_link_pack_splat(7.0), v154);
    *worst_out = two_link_pack_select((two_link_mask)(two_link_pack_splat(6.0) == v149) | ((two_link_mask)(two_link_pack_splat(6.0) == worst) | (two_link_mask)(two_link_pack_splat(6.0) == v30)), two_link_pack_splat(6.0), v155);
    *done = v115 | (v135 & (two_link_mask)(v147 <= two_link_pack_splat(0.0)));
    if (!two_link_pack_all(~(v102))) {
        q_out[0] = two_link_pack_select(v102, q[0], v121);
        q_out[1] = two_link_pack_select(v102, q[1], v122);
        qd_out[0] = two_link_pack_select(v102, qd[0], v139);
        qd_out[1] = two_link_pack_select(v102, qd[1], v140);
        forced_out[0] = two_link_pack_select_whole(v102, forced[0], v143);
        forced_out[1] = two_link_pack_select_whole(v102, forced[1], v144);
    }
}

static TWO_LINK_APART void two_link_pack_interpolated_part_same(const double *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_mask *restrict mode, const two_link_mask *restrict crossing, const two_link_mask *restrict forced, const two_link_mask *restrict heading, two_link_mask probes, const two_link_pack *restrict far, two_link_pack past, two_link_pack whole, two_link_pack trial, two_link_pack passes, two_link_pack worst, two_link_pack dt, const two_link_pack *restrict tau, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict mode_out, two_link_mask *restrict crossing_out, two_link_mask *restrict forced_out, two_link_mask *restrict heading_out, two_link_mask *restrict probes_out, two_link_pack *restrict far_out, two_link_pack *restrict past_out, two_link_pack *restrict whole_out, two_link_pack *restrict trial_out, two_link_pack *restrict passes_out, two_link_pack *restrict worst_out, two_link_mask *restrict done)
{
    two_link_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static TWO_LINK_APART void two_link_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_mask *restrict mode, const two_link_mask *restrict crossing, const two_link_mask *restrict forced, const two_link_mask *restrict heading, two_link_mask probes, const two_link_pack *restrict far, two_link_pack past, two_link_pack whole, two_link_pack trial, two_link_pack passes, two_link_pack worst, two_link_pack dt, const two_link_pack *restrict tau, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict mode_out, two_link_mask *restrict crossing_out, two_link_mask *restrict forced_out, two_link_mask *restrict heading_out, two_link_mask *restrict probes_out, two_link_pack *restrict far_out, two_link_pack *restrict past_out, two_link_pack *restrict whole_out, two_link_pack *restrict trial_out, two_link_pack *restrict passes_out, two_link_pack *restrict worst_out, two_link_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

TWO_LINK_INLINE void two_link_pack_interpolated_part(size_t spacing, const double *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_mask *restrict mode, const two_link_mask *restrict crossing, const two_link_mask *restrict forced, const two_link_mask *restrict heading, two_link_mask probes, const two_link_pack *restrict far, two_link_pack past, two_link_pack whole, two_link_pack trial, two_link_pack passes, two_link_pack worst, two_link_pack dt, const two_link_pack *restrict tau, two_link_pack *restrict q_out, two_link_pack *restrict qd_out, two_link_mask *restrict mode_out, two_link_mask *restrict crossing_out, two_link_mask *restrict forced_out, two_link_mask *restrict heading_out, two_link_mask *restrict probes_out, two_link_pack *restrict far_out, two_link_pack *restrict past_out, two_link_pack *restrict whole_out, two_link_pack *restrict trial_out, two_link_pack *restrict passes_out, two_link_pack *restrict worst_out, two_link_mask *restrict done)
{
    if (spacing == 0U) {
        two_link_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        two_link_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    }
}

TWO_LINK_BODY void two_link_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    two_link_pack v0_q[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_qd[2] = {two_link_pack_at(&qd[0]), two_link_pack_at(&qd[stride])};
    two_link_mask v0_mode[2] = {two_link_pack_at_modes(&mode[0]), two_link_pack_at_modes(&mode[stride])};
    two_link_mask v0_crossing[2] = {two_link_pack_whole(0), two_link_pack_whole(0)};
    two_link_mask v0_forced[2] = {two_link_pack_whole(0), two_link_pack_whole(0)};
    two_link_mask v0_heading[2] = {two_link_pack_whole(0), two_link_pack_whole(0)};
    two_link_mask v0_probes = two_link_pack_whole(0);
    two_link_pack v0_far[2] = {two_link_pack_splat(0.0), two_link_pack_splat(0.0)};
    two_link_pack v0_past = two_link_pack_splat(0.0);
    two_link_pack v0_whole = two_link_pack_at(&dt[0]);
    two_link_pack v0_trial = two_link_pack_at(&dt[0]);
    two_link_pack v0_passes = two_link_pack_splat(0.0);
    two_link_pack v0_worst = two_link_pack_splat(0.0);
    const two_link_pack v0_of_tau[2] = {two_link_pack_at(&tau[0]), two_link_pack_at(&tau[stride])};
    two_link_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 14) && !two_link_pack_all(v0_done); v0_pass++) {
        two_link_pack v0_next_q[2];
        two_link_pack v0_next_qd[2];
        two_link_mask v0_next_mode[2];
        two_link_mask v0_next_crossing[2];
        two_link_mask v0_next_forced[2];
        two_link_mask v0_next_heading[2];
        two_link_mask v0_next_probes;
        two_link_pack v0_next_far[2];
        two_link_pack v0_next_past;
        two_link_pack v0_next_whole;
        two_link_pack v0_next_trial;
        two_link_pack v0_next_passes;
        two_link_pack v0_next_worst;
        two_link_mask v0_ends;
        two_link_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, two_link_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = two_link_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = two_link_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = two_link_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = two_link_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = two_link_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = two_link_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = two_link_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = two_link_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_forced[0] = two_link_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_forced[1] = two_link_pack_select_whole(v0_done, v0_forced[1], v0_next_forced[1]);
        v0_heading[0] = two_link_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_heading[1] = two_link_pack_select_whole(v0_done, v0_heading[1], v0_next_heading[1]);
        v0_probes = two_link_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = two_link_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_far[1] = two_link_pack_select(v0_done, v0_far[1], v0_next_far[1]);
        v0_past = two_link_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = two_link_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = two_link_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = two_link_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = two_link_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const two_link_mask v1 = (two_link_mask)((two_link_pack_abs(v0_qd[1]) + (two_link_pack_abs(v0_q[0]) + (two_link_pack_abs(v0_qd[0]) + two_link_pack_abs(v0_q[1])))) < two_link_pack_splat(1e+38));
    const two_link_mask v2 = (two_link_mask)(two_link_pack_splat(7.0) == v0_worst);
    const two_link_pack v3 = two_link_pack_abs(two_link_pack_at(&dt[0])) + (two_link_pack_abs(two_link_pack_at(&q[stride])) + (two_link_pack_abs(two_link_pack_at(&qd[stride])) + two_link_pack_abs(two_link_pack_at(&qd[0]))));
    const two_link_mask v4 = (two_link_mask)((two_link_pack_abs(two_link_pack_at(&tau[0])) + (two_link_pack_abs(two_link_pack_at(&q[0])) + v3)) < two_link_pack_splat(1e+38)) & (two_link_mask)(two_link_pack_abs(two_link_pack_at(&tau[stride])) < two_link_pack_splat(1e+38));
    const two_link_mask v5 = v4 & (two_link_mask)(two_link_pack_splat(0.0) < two_link_pack_at(&dt[0]));
    const two_link_mask v6 = (v5 & (~v2)) & v1;
    *(two_link_unaligned *)&q_next[0] = two_link_pack_select(v6, v0_q[0], two_link_pack_at(&q[0]));
    *(two_link_unaligned *)&q_next[stride] = two_link_pack_select(v6, v0_q[1], two_link_pack_at(&q[stride]));
    *(two_link_unaligned *)&qd_next[0] = two_link_pack_select(v6, v0_qd[0], two_link_pack_at(&qd[0]));
    *(two_link_unaligned *)&qd_next[stride] = two_link_pack_select(v6, v0_qd[1], two_link_pack_at(&qd[stride]));
    *(two_link_bytes *)&mode_next[0] = __builtin_convertvector(two_link_pack_select_whole(v6, v0_mode[0], two_link_pack_at_modes(&mode[0])), two_link_bytes);
    *(two_link_bytes *)&mode_next[stride] = __builtin_convertvector(two_link_pack_select_whole(v6, v0_mode[1], two_link_pack_at_modes(&mode[stride])), two_link_bytes);
    const two_link_mask v7 = (two_link_mask)(two_link_pack_splat(2.0) == v0_worst);
    const two_link_pack v8 = two_link_pack_select(v7 | v0_done, two_link_pack_splat(0.0), two_link_pack_splat(5.0));
    const two_link_pack v9 = two_link_pack_select((two_link_mask)(two_link_pack_splat(3.0) == v8) | (two_link_mask)(two_link_pack_splat(3.0) == v0_worst), two_link_pack_splat(3.0), two_link_pack_select((two_link_mask)(two_link_pack_splat(1.0) == v8) | (two_link_mask)(two_link_pack_splat(1.0) == v0_worst), two_link_pack_splat(1.0), two_link_pack_splat(0.0)));
    const two_link_pack v10 = two_link_pack_select(v7 | (two_link_mask)(two_link_pack_splat(2.0) == v8), two_link_pack_splat(2.0), two_link_pack_select((two_link_mask)(two_link_pack_splat(4.0) == v0_worst) | (two_link_mask)(two_link_pack_splat(4.0) == v8), two_link_pack_splat(4.0), v9));
    const two_link_pack v11 = two_link_pack_select(v2 | (two_link_mask)(two_link_pack_splat(7.0) == v8), two_link_pack_splat(7.0), two_link_pack_select((two_link_mask)(two_link_pack_splat(5.0) == v0_worst) | (two_link_mask)(two_link_pack_splat(5.0) == v8), two_link_pack_splat(5.0), v10));
    *(two_link_unaligned *)&status[0] = two_link_pack_select(v6, two_link_pack_select((two_link_mask)(two_link_pack_splat(6.0) == v8) | (two_link_mask)(two_link_pack_splat(6.0) == v0_worst), two_link_pack_splat(6.0), v11), two_link_pack_select(v5 & v2, two_link_pack_splat(7.0), two_link_pack_splat(6.0)));
}

static TWO_LINK_APART void two_link_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    two_link_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static TWO_LINK_APART void two_link_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

TWO_LINK_INLINE void two_link_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        two_link_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        two_link_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void two_link_step_interpolated_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        signed char mode_next_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_step_interpolated_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give_modes(2U, count, first, TWO_LINK_LANES, mode_next_rest, mode_next);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

void two_link_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        signed char mode_next_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[9U * count], &prepared_rest[9U * TWO_LINK_LANES]);
        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_step_interpolated_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give_modes(2U, count, first, TWO_LINK_LANES, mode_next_rest, mode_next);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
