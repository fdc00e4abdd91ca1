/* lift, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with LIFT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "lift.h"

#if defined(LIFT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define LIFT_BYTES 64
#elif defined(__AVX__)
#define LIFT_BYTES 32
#else
#define LIFT_BYTES 16
#endif
#define LIFT_LANES (LIFT_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define LIFT_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define LIFT_APART __attribute__((noinline, unused))
#endif
#define LIFT_BODY static inline __attribute__((always_inline, unused))
#define LIFT_INLINE static inline __attribute__((unused))

typedef double lift_pack __attribute__((vector_size(LIFT_BYTES)));
typedef double lift_unaligned __attribute__((vector_size(LIFT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t lift_mask __attribute__((vector_size(LIFT_BYTES)));
typedef signed char lift_bytes __attribute__((vector_size(LIFT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short lift_shorts __attribute__((vector_size(2 * LIFT_BYTES / sizeof(double))));

LIFT_INLINE lift_pack lift_pack_splat(double x)
{
    return x - (lift_pack){ 0.0 };
}

LIFT_INLINE lift_pack lift_pack_at(const double *x)
{
    return *(const lift_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
LIFT_INLINE lift_pack lift_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? lift_pack_splat(prepared[k]) : lift_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
LIFT_INLINE lift_pack lift_pack_number_or(const double *prepared, size_t k, size_t spacing, lift_pack again)
{
    return (spacing == 0U) ? lift_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
LIFT_INLINE size_t lift_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % LIFT_LANES;

    return (((count % LIFT_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_mask lift_pack_at_flags(const bool *x)
{
    const lift_shorts wide = __builtin_convertvector(*(const lift_bytes *)x, lift_shorts);

    return -__builtin_convertvector(wide, lift_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_mask lift_pack_at_modes(const signed char *x)
{
    const lift_shorts wide = __builtin_convertvector(*(const lift_bytes *)x, lift_shorts);

    return __builtin_convertvector(wide, lift_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_pack lift_pack_select(lift_mask condition, lift_pack x, lift_pack y)
{
    return (lift_pack)(((lift_mask)x & condition) | ((lift_mask)y & ~condition));
}

LIFT_INLINE lift_pack lift_pack_abs(lift_pack x)
{
    return (lift_pack)((lift_mask)x & ~(lift_mask)lift_pack_splat(-0.0));
}

LIFT_INLINE lift_pack lift_pack_min(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x < y), x, y);
}

LIFT_INLINE lift_pack lift_pack_max(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x > y), x, y);
}

LIFT_INLINE lift_pack lift_pack_sign(lift_pack x)
{
    const lift_pack one = lift_pack_splat(1.0);

    return lift_pack_select((lift_mask)(x > 0.0), one, lift_pack_select((lift_mask)(x < 0.0), -one, x));
}

LIFT_INLINE lift_pack lift_pack_sqrt(lift_pack x)
{
    double one[LIFT_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < LIFT_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

LIFT_INLINE lift_mask lift_pack_select_whole(lift_mask condition, lift_mask x, lift_mask y)
{
    return (x & condition) | (y & ~condition);
}

LIFT_INLINE lift_mask lift_pack_whole(int64_t x)
{
    return x + (lift_mask){ 0 };
}

LIFT_INLINE bool lift_pack_all(lift_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < LIFT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

LIFT_INLINE lift_mask lift_pack_mode_of(lift_pack x)
{
    return (lift_mask)(x < 0.0) - (lift_mask)(x > 0.0);
}

LIFT_INLINE lift_pack lift_pack_real_of(lift_mask mode)
{
    const lift_mask sign = mode & (lift_mask)lift_pack_splat(-0.0);

    return (lift_pack)(sign | ((lift_mask)lift_pack_splat(1.0) & (lift_mask)(mode != 0)));
}

typedef unsigned long long lift_bits __attribute__((vector_size(LIFT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
static inline __attribute__((always_inline, unused)) void lift_pack_sincos_pair(const lift_pack *angle, lift_pack *sine, lift_pack *cosine, lift_bits *beyond)
{
    const lift_pack x = *angle;
    union { lift_pack number; lift_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const lift_pack n = k.number - 6755399441186816.0;
    const lift_pack w = x - (n * 1.5707963267923333);
    const lift_pack r = w - (n * 2.5633441515839558e-12);
    const lift_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const lift_pack z = r * r;
    const lift_pack rz = r * z;

    const lift_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const lift_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const lift_bits odd = 0ULL - (k.bits & 1ULL);
    const lift_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const lift_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* True when no angle was out of range. */
LIFT_INLINE bool lift_pack_within(lift_bits beyond)
{
    return lift_pack_all((lift_mask)((beyond >> 18) == 0ULL));
}

static LIFT_APART void lift_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

LIFT_BODY void lift_pack_step_pattern_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == pattern[1]);
    const lift_pack v1 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v2 = (lift_mask)(lift_pack_whole(0) == pattern[0]);
    const lift_pack v3 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v4 = v3 + v1;
    const lift_pack v5 = 1.0 - v4;
    const lift_pack v6 = -v5;
    const lift_pack v7 = lift_pack_select(context_boolean[5], lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v8 = context_boolean[6] | context_boolean[7];
    const lift_pack v9 = lift_pack_select(v8, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_mask v10 = context_boolean[3] | context_boolean[4];
    const lift_mask v11 = (context_boolean[4] & (lift_mask)(lift_pack_whole(1) == pattern[0])) | (v10 & (v2 & ((lift_mask)(v6 <= v9) & (lift_mask)(v7 <= v6))));
    const lift_pack v12 = -(v3 + v5);
    const lift_mask v13 = ((v0 & ((lift_mask)(lift_pack_splat(0.0) <= v12) & (lift_mask)(v12 <= lift_pack_splat(0.0)))) & v8) | (context_boolean[7] & (lift_mask)(lift_pack_whole(1) == pattern[1]));
    const lift_mask v14 = v13 | v11;
    const lift_pack v15 = lift_pack_select(v14, v4, 1.0 + v4);
    const lift_mask v16 = lift_pack_select_whole(context_boolean[2] & ((lift_mask)(v7 <= v15) & (lift_mask)(v15 <= v9)), lift_pack_whole(0), lift_pack_select_whole(context_boolean[3], lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v17 = lift_pack_select_whole(v13, pattern[0], lift_pack_select_whole(v11, lift_pack_select_whole(context_boolean[3] & v2, lift_pack_whole(1), lift_pack_whole(-1)), v16));
    pattern_out[0] = v17;
    const lift_pack v18 = v15 - lift_pack_select((lift_mask)(lift_pack_whole(0) == v17), lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v19 = lift_pack_select_whole(context_boolean[5] & ((lift_mask)(v18 <= lift_pack_splat(0.0)) & (lift_mask)(lift_pack_splat(0.0) <= v18)), lift_pack_whole(0), lift_pack_select_whole(context_boolean[6], lift_pack_whole(1), lift_pack_whole(-1)));
    pattern_out[1] = lift_pack_select_whole(v13, lift_pack_select_whole(context_boolean[6] & v0, lift_pack_whole(1), lift_pack_whole(-1)), v19);
    const lift_mask v20 = ~v2;
    const lift_pack v21 = lift_pack_select(v2, lift_pack_splat(0.0), 1.0 / lift_pack_select(v20, context_real[0], lift_pack_splat(1.0)));
    const lift_pack v22 = lift_pack_select(v2, lift_pack_splat(0.0), v3 * v21);
    const lift_pack v23 = 1.0 - (312.5 * v22);
    const lift_pack v24 = 1.0 + (1.9 * v23);
    const lift_pack v25 = 1.0 - (1.25 * v23);
    const lift_pack v26 = v25 * v24;
    const lift_mask v27 = (lift_mask)(v4 <= lift_pack_splat(1.0));
    const lift_mask v28 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v2, lift_pack_splat(1.0), lift_pack_select(v27 & (lift_mask)(lift_pack_splat(0.0) < v26), lift_pack_splat(1.0), lift_pack_min(v25, v24))));
    const lift_pack v29 = lift_pack_number(prepared, 11U, spacing, 0U) * v22;
    const lift_mask v30 = (lift_mask)(lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v2, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v29))) < lift_pack_splat(1.0)) & v28;
    const lift_pack v31 = lift_pack_select(v2, lift_pack_splat(0.0), v21 * lift_pack_select(v2, lift_pack_splat(0.0), context_real[2]));
    const lift_pack v32 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v31);
    const lift_pack v33 = context_real[6] - (312.5 * v31);
    const lift_mask v34 = ~v0;
    const lift_pack v35 = lift_pack_real_of(pattern[1]);
    const lift_pack v36 = lift_pack_real_of(pattern[0]);
    lift_pack v37_u[2] = {lift_pack_select(v30, number[2], lift_pack_splat(0.0)), lift_pack_select(v30, number[3], lift_pack_splat(0.0))};
    lift_pack v37_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v37_of_context_real[8] = {v36, context_real[4], context_real[5], -v23, v33, v35, -v29, v32};
    const lift_mask v37_of_context_boolean[2] = {v20, v34};
    lift_mask v37_done = { 0 };
    for (int v37_pass = 0; (v37_pass < 40) && !lift_pack_all(v37_done); v37_pass++) {
        lift_pack v37_next_u[2];
        lift_pack v37_next_polished[1];
        lift_mask v37_ends;
        lift_pack_step_pattern_loads(spacing, prepared, v37_u, v37_polished, v37_of_context_real, v37_of_context_boolean, v37_next_u, v37_next_polished, &v37_ends);
        v37_u[0] = lift_pack_select(v37_done, v37_u[0], v37_next_u[0]);
        v37_u[1] = lift_pack_select(v37_done, v37_u[1], v37_next_u[1]);
        v37_polished[0] = lift_pack_select(v37_done, v37_polished[0], v37_next_polished[0]);
        v37_done |= v37_ends;
    }
    number_out[2] = v37_u[0];
    const lift_pack v38 = lift_pack_select(v2, context_real[2], v37_u[0]);
    const lift_pack v39 = lift_pack_select(v2, lift_pack_splat(0.0), v31 - (v22 * v37_u[0]));
    const lift_pack v40 = (context_real[6] - (312.5 * v39)) - v38;
    const lift_pack v41 = 0.3999999999999999 * v40;
    const lift_pack v42 = -(22.0 + v41);
    const lift_pack v43 = 3.3 * v40;
    const lift_pack v44 = 181.5 + v43;
    const lift_pack v45 = -(v41 - 22.0);
    const lift_pack v46 = v43 - 181.5;
    const lift_pack v47 = v38 + v40;
    const lift_pack v48 = 37.5 + (v47 - lift_pack_min(lift_pack_min(v44, v42), lift_pack_min(v46, v45)));
    const lift_pack v49 = lift_pack_select(v2, lift_pack_min(v48, 37.5 + (lift_pack_max(lift_pack_max(v46, v45), lift_pack_max(v44, v42)) - v47)), v36 * v39);
    const lift_pack v50 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37_u[0]))));
    const lift_pack v51 = lift_pack_select(v2, lift_pack_splat(0.0), (context_real[4] + context_real[5]) + (v36 * (65.0 + (v50 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v50), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v52 = lift_pack_select(v0, lift_pack_splat(0.0), (0.0096 * v35) * lift_pack_abs((v29 * v37_u[0]) - v32));
    number_out[3] = v37_u[1];
    const lift_pack v53 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v52), lift_pack_abs(v51)), lift_pack_abs(v37_u[0])), lift_pack_abs(v37_u[1]));
    const lift_pack v54 = lift_pack_max(lift_pack_abs(v37_u[0] - v51), lift_pack_abs(v52 - v37_u[1]));
    const lift_mask v55 = (lift_mask)(v54 <= (v53 * lift_pack_select((lift_mask)(v53 < (1.0000000009313226 * v53)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v37_done;
    const lift_mask v56 = v55 & (context_boolean[0] | ((lift_mask)(lift_pack_splat(0.0) < v49) | (v2 & (lift_mask)(lift_pack_splat(0.0) <= v49))));
    const lift_pack v57 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v39));
    const lift_pack v58 = lift_pack_select(v0, context_real[3], v37_u[1]);
    const lift_pack v59 = lift_pack_select(v0, lift_pack_splat(0.0), 1.0 / lift_pack_select(v34, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v60 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v59 * lift_pack_select(v0, lift_pack_splat(0.0), context_real[3])) - (lift_pack_select(v0, lift_pack_splat(0.0), v1 * v59) * v37_u[1]));
    const lift_pack v61 = lift_pack_select(v0, lift_pack_min(v57 - v58, v58 + v57), v35 * v60);
    const lift_mask v62 = v56 & (context_boolean[1] | ((lift_mask)(lift_pack_splat(0.0) < v61) | (v0 & (lift_mask)(lift_pack_splat(0.0) <= v61))));
    const lift_mask v63 = ~flag[1];
    const lift_mask v64 = context_boolean[0] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[2]), lift_pack_abs(v38))) <= lift_pack_select(v2, v49, context_real[0] * v49));
    const lift_mask v65 = context_boolean[1] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[3]), lift_pack_abs(v58))) <= lift_pack_select(v0, v61, context_real[1] * v61));
    const lift_mask v66 = (v55 & v64) & v65;
    const lift_mask v67 = ((~flag[2]) & (v63 & v66)) | (v63 & v62);
    best_out[0] = lift_pack_select_whole(v67, pattern[0], best[0]);
    best_out[1] = lift_pack_select_whole(v67, pattern[1], best[1]);
    flag_out[0] = flag[0];
    const lift_mask v68 = flag[1] | v62;
    flag_out[1] = v68;
    flag_out[2] = flag[2] | v66;
    const lift_mask v69 = flag[3] | (flag[1] & v62);
    flag_out[3] = v69;
    const lift_mask v70 = ~v55;
    const lift_mask v71 = v20 & (lift_mask)(v26 < lift_pack_splat(0.0));
    const lift_mask v72 = v27 & v71;
    flag_out[4] = flag[4] | (v70 & (~((v72 & v70) & (lift_mask)((1e-05 * v53) < v54))));
    flag_out[5] = lift_pack_select_whole(v67, v28, flag[5]);
    flag_out[6] = lift_pack_select_whole(v67, v71 & (v72 & v55), flag[6]);
    number_out[0] = lift_pack_select(v67, v39, number[0]);
    number_out[1] = lift_pack_select(v67, v60, number[1]);
    number_out[4] = lift_pack_select(v67, lift_pack_splat(0.0), number[4]);
    number_out[5] = lift_pack_select(v67, lift_pack_splat(0.0), number[5]);
    const lift_mask v73 = ~(v14 | (lift_mask)(v15 <= (v9 + lift_pack_select(v10, lift_pack_splat(1.0), lift_pack_splat(0.0)))));
    const lift_mask v74 = v68 & (v69 | (v73 | ((v2 & v0) | (~v14))));
    *done = (v73 & (~v68)) | v74;
}

static LIFT_APART void lift_pack_step_pattern_same(const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    lift_pack_step_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

static LIFT_APART void lift_pack_step_pattern_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

LIFT_INLINE void lift_pack_step_pattern(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_step_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    } else {
        lift_pack_step_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    }
}

static LIFT_APART void lift_pack_stage_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

LIFT_BODY void lift_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const lift_pack v0 = lift_pack_at(&tau[0]) - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v1 = lift_pack_at(&tau[0]) - v0;
    const lift_pack v2 = 0.3999999999999999 * v1;
    const lift_pack v3 = -(v2 - 22.0);
    const lift_pack v4 = 3.3 * v1;
    const lift_pack v5 = v4 - 181.5;
    const lift_pack v6 = -(22.0 + v2);
    const lift_pack v7 = 181.5 + v4;
    const lift_pack v8 = lift_pack_number(prepared, 31U, spacing, 0U) * (lift_pack_max(lift_pack_max(v5, v3), lift_pack_max(v7, v6)) - lift_pack_min(lift_pack_min(v7, v6), lift_pack_min(v5, v3)));
    const lift_pack v9 = lift_pack_abs(lift_pack_at(&qd[0]));
    const lift_mask v10 = (lift_mask)(lift_pack_splat(0.0) == v9) | (lift_mask)(v9 < (lift_pack_at(&dt[0]) * (lift_pack_number(prepared, 32U, spacing, 0U) + v8)));
    const lift_pack v11 = lift_pack_select(v10, lift_pack_splat(0.0), lift_pack_at(&qd[0]));
    const lift_mask v12 = lift_pack_mode_of(lift_pack_at(&qd[0]));
    const lift_pack v13 = v0 - lift_pack_select(v10, lift_pack_splat(0.0), (745.0 * v11) + (65.0 * lift_pack_real_of(v12)));
    const lift_pack v14 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 20U, spacing, 0U) * v13);
    const lift_pack v15 = 0.0132 * lift_pack_sqrt(v14 * v14);
    const lift_pack v16 = 120.0 * v11;
    const lift_pack v17 = 219.0 + (2.3 * (lift_pack_abs(v16) + lift_pack_abs(v1 - (lift_pack_number(prepared, 22U, spacing, 0U) * v13))));
    const lift_pack v18 = lift_pack_select((lift_mask)(lift_pack_number(prepared, 24U, spacing, 0U) < lift_pack_splat(1.0)), lift_pack_number(prepared, 27U, spacing, 0U) * lift_pack_max(v17, v15), lift_pack_splat(1e+38));
    const lift_pack v19 = lift_pack_min(v18, v17 + (lift_pack_number(prepared, 23U, spacing, 0U) * v18));
    const lift_pack v20 = lift_pack_min(v19, v17 + (lift_pack_number(prepared, 23U, spacing, 0U) * v19));
    const lift_pack v21 = lift_pack_min(lift_pack_min(v18, v15 + (lift_pack_number(prepared, 21U, spacing, 0U) * v18)), v15 + (lift_pack_number(prepared, 21U, spacing, 0U) * v19));
    const lift_pack v22 = lift_pack_at(&tau[stride]) * lift_pack_number(prepared, 5U, spacing, 0U);
    const lift_pack v23 = lift_pack_abs(v22);
    const lift_pack v24 = 1e-08 * v23;
    const lift_pack v25 = lift_pack_abs(lift_pack_at(&qd[stride]));
    const lift_mask v26 = (lift_mask)(v25 < (lift_pack_at(&dt[0]) * lift_pack_number(prepared, 30U, spacing, 0U))) | (lift_mask)(lift_pack_splat(0.0) == v25);
    const lift_mask v27 = v26 & (lift_mask)(v23 <= (v24 + (lift_pack_number(prepared, 19U, spacing, 0U) * lift_pack_min(v21, v15 + (lift_pack_number(prepared, 21U, spacing, 0U) * v20)))));
    const lift_pack v28 = lift_pack_number(prepared, 4U, spacing, 0U) * v13;
    const lift_pack v29 = lift_pack_abs(v28);
    const lift_pack v30 = 1e-08 * v29;
    const lift_mask v31 = v10 & (lift_mask)(v29 <= (v30 + (lift_pack_number(prepared, 26U, spacing, 0U) * lift_pack_min(v20, v17 + (lift_pack_number(prepared, 23U, spacing, 0U) * v20)))));
    const lift_pack v32 = -v24;
    const lift_mask v33 = lift_pack_mode_of(lift_pack_at(&qd[stride]));
    const lift_mask v34 = lift_pack_select_whole(v26, (lift_mask)(v32 < v22), (lift_mask)(lift_pack_whole(1) == v33));
    const lift_mask v35 = lift_pack_select_whole(v27, lift_pack_whole(0), lift_pack_select_whole(v34, lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_pack v36 = -(v30 - lift_pack_number(prepared, 25U, spacing, 0U));
    const lift_mask v37 = lift_pack_select_whole(v10, (lift_mask)(v36 < v28), (lift_mask)(lift_pack_whole(1) == v12));
    const lift_mask v38 = lift_pack_select_whole(v31, lift_pack_whole(0), lift_pack_select_whole(v37, lift_pack_whole(1), lift_pack_whole(-1)));
    lift_mask v39_pattern[2] = {v38, v35};
    lift_mask v39_best[2] = {v38, v35};
    lift_mask v39_flag[7] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v39_number[6] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v39_of_context_real[10] = {lift_pack_number(prepared, 1U, spacing, 0U), lift_pack_number(prepared, 0U, spacing, 0U), v0, lift_pack_at(&tau[stride]), v16, 625.0 * v11, lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U), lift_pack_at(&qd[0]), lift_pack_at(&qd[stride])};
    const lift_mask v39_of_context_boolean[8] = {~v10, ~v26, v31, v37, lift_pack_select_whole(v10, (lift_mask)(v36 < (-v28)), (lift_mask)(lift_pack_whole(-1) == v12)), v27, v34, lift_pack_select_whole(v26, (lift_mask)(v32 < (-v22)), (lift_mask)(lift_pack_whole(-1) == v33))};
    lift_mask v39_done = { 0 };
    for (int v39_pass = 0; (v39_pass < 18) && !lift_pack_all(v39_done); v39_pass++) {
        lift_mask v39_next_pattern[2];
        lift_mask v39_next_best[2];
        lift_mask v39_next_flag[7];
        lift_pack v39_next_number[6];
        lift_mask v39_ends;
        lift_pack_step_pattern(spacing, prepared, v39_pattern, v39_best, v39_flag, v39_number, v39_of_context_real, v39_of_context_boolean, v39_next_pattern, v39_next_best, v39_next_flag, v39_next_number, &v39_ends);
        v39_pattern[0] = lift_pack_select_whole(v39_done, v39_pattern[0], v39_next_pattern[0]);
        v39_pattern[1] = lift_pack_select_whole(v39_done, v39_pattern[1], v39_next_pattern[1]);
        v39_best[0] = lift_pack_select_whole(v39_done, v39_best[0], v39_next_best[0]);
        v39_best[1] = lift_pack_select_whole(v39_done, v39_best[1], v39_next_best[1]);
        v39_flag[0] = lift_pack_select_whole(v39_done, v39_flag[0], v39_next_flag[0]);
        v39_flag[1] = lift_pack_select_whole(v39_done, v39_flag[1], v39_next_flag[1]);
        v39_flag[2] = lift_pack_select_whole(v39_done, v39_flag[2], v39_next_flag[2]);
        v39_flag[3] = lift_pack_select_whole(v39_done, v39_flag[3], v39_next_flag[3]);
        v39_flag[4] = lift_pack_select_whole(v39_done, v39_flag[4], v39_next_flag[4]);
        v39_flag[5] = lift_pack_select_whole(v39_done, v39_flag[5], v39_next_flag[5]);
        v39_flag[6] = lift_pack_select_whole(v39_done, v39_flag[6], v39_next_flag[6]);
        v39_number[0] = lift_pack_select(v39_done, v39_number[0], v39_next_number[0]);
        v39_number[1] = lift_pack_select(v39_done, v39_number[1], v39_next_number[1]);
        v39_number[2] = lift_pack_select(v39_done, v39_number[2], v39_next_number[2]);
        v39_number[3] = lift_pack_select(v39_done, v39_number[3], v39_next_number[3]);
        v39_number[4] = lift_pack_select(v39_done, v39_number[4], v39_next_number[4]);
        v39_number[5] = lift_pack_select(v39_done, v39_number[5], v39_next_number[5]);
        v39_done |= v39_ends;
    }
    const lift_mask v40 = (lift_mask)(lift_pack_whole(0) == v39_best[0]);
    const lift_pack v41 = lift_pack_select(v40, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v42 = lift_pack_select(v40, lift_pack_splat(0.0), v41 * lift_pack_select(v40, lift_pack_splat(0.0), v0));
    const lift_pack v43 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v42);
    const lift_pack v44 = lift_pack_select(v40, lift_pack_splat(0.0), v41 * lift_pack_select(v40, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v45 = lift_pack_number(prepared, 11U, spacing, 0U) * v44;
    const lift_pack v46 = -v45;
    const lift_pack v47 = lift_pack_at(&tau[0]) - (312.5 * v42);
    const lift_pack v48 = 1.0 - (312.5 * v44);
    const lift_pack v49 = -v48;
    const lift_pack v50 = lift_pack_select(v40, lift_pack_splat(0.0), lift_pack_at(&qd[0]) + v39_number[4]);
    const lift_pack v51 = 0.5 * lift_pack_at(&dt[0]);
    const lift_pack v52 = v50 + (v39_number[0] * v51);
    const lift_mask v53 = (lift_mask)(lift_pack_whole(0) == v39_best[1]);
    const lift_mask v54 = ~v53;
    const lift_mask v55 = ~v40;
    const lift_pack v56 = lift_pack_real_of(v39_best[1]);
    const lift_pack v57 = lift_pack_real_of(v39_best[0]);
    lift_pack v58_u[2] = {v39_number[2], v39_number[3]};
    lift_pack v58_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v58_of_context_real[8] = {v57, 120.0 * v52, 625.0 * v52, v49, v47, v56, v46, v43};
    const lift_mask v58_of_context_boolean[2] = {v55, v54};
    lift_mask v58_done = { 0 };
    for (int v58_pass = 0; (v58_pass < 40) && !lift_pack_all(v58_done); v58_pass++) {
        lift_pack v58_next_u[2];
        lift_pack v58_next_polished[1];
        lift_mask v58_ends;
        lift_pack_stage_loads(spacing, prepared, v58_u, v58_polished, v58_of_context_real, v58_of_context_boolean, v58_next_u, v58_next_polished, &v58_ends);
        v58_u[0] = lift_pack_select(v58_done, v58_u[0], v58_next_u[0]);
        v58_u[1] = lift_pack_select(v58_done, v58_u[1], v58_next_u[1]);
        v58_polished[0] = lift_pack_select(v58_done, v58_polished[0], v58_next_polished[0]);
        v58_done |= v58_ends;
    }
    const lift_pack v59 = lift_pack_select(v40, lift_pack_splat(0.0), v42 - (v44 * v58_u[0]));
    const lift_pack v60 = v50 + (v51 * v59);
    lift_pack v61_u[2] = {v58_u[0], v58_u[1]};
    lift_pack v61_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v61_of_context_real[8] = {v57, 120.0 * v60, 625.0 * v60, v49, v47, v56, v46, v43};
    lift_mask v61_done = { 0 };
    for (int v61_pass = 0; (v61_pass < 40) && !lift_pack_all(v61_done); v61_pass++) {
        lift_pack v61_next_u[2];
        lift_pack v61_next_polished[1];
        lift_mask v61_ends;
        lift_pack_stage_loads(spacing, prepared, v61_u, v61_polished, v61_of_context_real, v58_of_context_boolean, v61_next_u, v61_next_polished, &v61_ends);
        v61_u[0] = lift_pack_select(v61_done, v61_u[0], v61_next_u[0]);
        v61_u[1] = lift_pack_select(v61_done, v61_u[1], v61_next_u[1]);
        v61_polished[0] = lift_pack_select(v61_done, v61_polished[0], v61_next_polished[0]);
        v61_done |= v61_ends;
    }
    const lift_pack v62 = lift_pack_select(v40, lift_pack_splat(0.0), v42 - (v44 * v61_u[0]));
    const lift_pack v63 = v50 + (lift_pack_at(&dt[0]) * v62);
    lift_pack v64_u[2] = {v61_u[0], v61_u[1]};
    lift_pack v64_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v64_of_context_real[8] = {v57, 120.0 * v63, 625.0 * v63, v49, v47, v56, v46, v43};
    lift_mask v64_done = { 0 };
    for (int v64_pass = 0; (v64_pass < 40) && !lift_pack_all(v64_done); v64_pass++) {
        lift_pack v64_next_u[2];
        lift_pack v64_next_polished[1];
        lift_mask v64_ends;
        lift_pack_stage_loads(spacing, prepared, v64_u, v64_polished, v64_of_context_real, v58_of_context_boolean, v64_next_u, v64_next_polished, &v64_ends);
        v64_u[0] = lift_pack_select(v64_done, v64_u[0], v64_next_u[0]);
        v64_u[1] = lift_pack_select(v64_done, v64_u[1], v64_next_u[1]);
        v64_polished[0] = lift_pack_select(v64_done, v64_polished[0], v64_next_polished[0]);
        v64_done |= v64_ends;
    }
    const lift_pack v65 = lift_pack_select(v53, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v66 = lift_pack_select(v53, lift_pack_splat(0.0), v65 * lift_pack_select(v53, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v67 = lift_pack_select(v53, lift_pack_splat(0.0), v65 * lift_pack_select(v53, lift_pack_splat(0.0), lift_pack_at(&tau[stride])));
    const lift_pack v68 = 0.16666666666666666 * lift_pack_at(&dt[0]);
    const lift_pack v69 = lift_pack_select(v53, lift_pack_splat(0.0), v67 - (v66 * v58_u[1])) + lift_pack_select(v53, lift_pack_splat(0.0), v67 - (v66 * v61_u[1]));
    const lift_pack v70 = 0.3333333333333333 * lift_pack_at(&dt[0]);
    const lift_pack v71 = lift_pack_select(v53, lift_pack_splat(0.0), lift_pack_at(&qd[stride]) + v39_number[5]) + (v68 * v39_number[1]);
    const lift_pack v72 = lift_pack_select(v53, lift_pack_splat(0.0), v71 + ((lift_pack_select(v53, lift_pack_splat(0.0), v67 - (v66 * v64_u[1])) * v68) + (v70 * v69)));
    const lift_pack v73 = lift_pack_select(v40, lift_pack_at(&q[0]), (lift_pack_at(&q[0]) + (v68 * (v50 + v63))) + (v70 * (v52 + v60)));
    const lift_pack v74 = lift_pack_abs(lift_pack_at(&tau[stride]));
    const lift_pack v75 = lift_pack_select(v53, lift_pack_at(&q[stride]), lift_pack_at(&q[stride]) + (lift_pack_at(&dt[0]) * (v71 + (v68 * v69))));
    const lift_pack v76 = v50 + (v68 * (v39_number[0] + lift_pack_select(v40, lift_pack_splat(0.0), v42 - (v44 * v64_u[0]))));
    const lift_pack v77 = lift_pack_select(v40, lift_pack_splat(0.0), v76 + (v70 * (v59 + v62)));
    const lift_pack v78 = lift_pack_abs(v77) + (lift_pack_abs(v75) + (v74 + (lift_pack_abs(v72) + lift_pack_abs(v73))));
    const lift_pack v79 = lift_pack_abs(lift_pack_at(&q[0])) + (lift_pack_abs(lift_pack_at(&dt[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (v25 + v9)));
    const lift_mask v80 = ((lift_mask)(v78 < lift_pack_splat(1e+38)) & (lift_mask)((lift_pack_abs(lift_pack_at(&tau[0])) + v79) < lift_pack_splat(1e+38))) & (lift_mask)(lift_pack_splat(0.0) < lift_pack_at(&dt[0]));
    *(lift_unaligned *)&q_next[0] = lift_pack_select(v80, v73, lift_pack_at(&q[0]));
    *(lift_unaligned *)&q_next[stride] = lift_pack_select(v80, v75, lift_pack_at(&q[stride]));
    *(lift_unaligned *)&qd_next[0] = lift_pack_select(v80, v77, lift_pack_at(&qd[0]));
    *(lift_unaligned *)&qd_next[stride] = lift_pack_select(v80, v72, lift_pack_at(&qd[stride]));
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(lift_pack_select_whole(v80, v39_best[0], lift_pack_at_modes(&mode[0])), lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(lift_pack_select_whole(v80, v39_best[1], lift_pack_at_modes(&mode[stride])), lift_bytes);
    const lift_pack v81 = v57 * v48;
    const lift_pack v82 = 120.0 * v57;
    const lift_pack v83 = 40.0 + (v57 * v47);
    const lift_pack v84 = (v83 + (v63 * v82)) - (v64_u[0] * v81);
    const lift_pack v85 = 65.0 * v57;
    const lift_pack v86 = lift_pack_select(v40, lift_pack_splat(0.0), v85 + ((745.0 * v63) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v84), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v57 * v84))));
    const lift_pack v87 = 0.0096 * v56;
    const lift_pack v88 = lift_pack_select(v53, lift_pack_splat(0.0), v87 * lift_pack_abs((v45 * v64_u[0]) - v43));
    const lift_pack v89 = lift_pack_max(lift_pack_abs(v64_u[1]), lift_pack_max(lift_pack_max(lift_pack_abs(v86), lift_pack_abs(v88)), lift_pack_abs(v64_u[0])));
    const lift_pack v90 = lift_pack_max(lift_pack_abs(v64_u[1] - v88), lift_pack_abs(v64_u[0] - v86));
    const lift_pack v91 = (v83 + (v60 * v82)) - (v61_u[0] * v81);
    const lift_pack v92 = lift_pack_select(v40, lift_pack_splat(0.0), v85 + ((745.0 * v60) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v91), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v57 * v91))));
    const lift_pack v93 = lift_pack_select(v53, lift_pack_splat(0.0), lift_pack_abs((v45 * v61_u[0]) - v43) * v87);
    const lift_pack v94 = lift_pack_max(lift_pack_abs(v61_u[1]), lift_pack_max(lift_pack_abs(v61_u[0]), lift_pack_max(lift_pack_abs(v93), lift_pack_abs(v92))));
    const lift_pack v95 = lift_pack_max(lift_pack_abs(v61_u[0] - v92), lift_pack_abs(v61_u[1] - v93));
    const lift_mask v96 = (lift_mask)(v95 <= (v94 * lift_pack_select((lift_mask)(v94 < (1.0000000009313226 * v94)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v61_done;
    const lift_pack v97 = (v83 + (v52 * v82)) - (v58_u[0] * v81);
    const lift_pack v98 = lift_pack_select(v40, lift_pack_splat(0.0), v85 + ((745.0 * v52) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v97), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v57 * v97))));
    const lift_pack v99 = lift_pack_select(v53, lift_pack_splat(0.0), v87 * lift_pack_abs((v45 * v58_u[0]) - v43));
    const lift_pack v100 = lift_pack_max(lift_pack_abs(v58_u[1]), lift_pack_max(lift_pack_abs(v58_u[0]), lift_pack_max(lift_pack_abs(v99), lift_pack_abs(v98))));
    const lift_pack v101 = lift_pack_max(lift_pack_abs(v58_u[1] - v99), lift_pack_abs(v58_u[0] - v98));
    const lift_mask v102 = v96 & ((lift_mask)(v101 <= (v100 * lift_pack_select((lift_mask)(v100 < (1.0000000009313226 * v100)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v58_done);
    const lift_mask v103 = v102 & ((lift_mask)(v90 <= (v89 * lift_pack_select((lift_mask)(v89 < (1.0000000009313226 * v89)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v64_done);
    const lift_mask v104 = (lift_mask)((lift_pack_abs(v39_number[0]) + ((lift_pack_abs(v0) + v74) + lift_pack_abs(v39_number[1]))) < lift_pack_splat(1e+38));
    const lift_pack v105 = lift_pack_select(v104, lift_pack_select(v39_done, lift_pack_select(v39_flag[2] | v39_flag[1], lift_pack_select(v39_flag[6], lift_pack_splat(4.0), lift_pack_select(v39_flag[3], lift_pack_splat(1.0), lift_pack_select(v39_flag[5], lift_pack_splat(0.0), lift_pack_splat(3.0)))), lift_pack_select(v39_flag[4], lift_pack_splat(5.0), lift_pack_splat(2.0))), lift_pack_splat(5.0)), lift_pack_splat(6.0));
    *(lift_unaligned *)&status[0] = lift_pack_select(v80, lift_pack_select(v103, v105, lift_pack_max(lift_pack_splat(5.0), v105)), lift_pack_splat(6.0));
}

static LIFT_APART void lift_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    lift_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static LIFT_APART void lift_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

LIFT_INLINE void lift_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        lift_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        lift_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void lift_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_step_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

void lift_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];
        double prepared_rest[43U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(9U, count, first, LIFT_LANES, &prepared[19U * count], &prepared_rest[19U * LIFT_LANES]);
        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[30U * count], &prepared_rest[30U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_step_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

static LIFT_APART void lift_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

LIFT_BODY void lift_pack_interpolated_pattern_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == pattern[0]);
    const lift_mask v1 = ~v0;
    const lift_pack v2 = lift_pack_select(v0, lift_pack_splat(0.0), 1.0 / lift_pack_select(v1, context_real[0], lift_pack_splat(1.0)));
    const lift_pack v3 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v4 = lift_pack_select(v0, lift_pack_splat(0.0), v3 * v2);
    const lift_pack v5 = 1.0 - (312.5 * v4);
    const lift_pack v6 = 1.0 + (1.9 * v5);
    const lift_pack v7 = 1.0 - (1.25 * v5);
    const lift_pack v8 = v7 * v6;
    const lift_mask v9 = (lift_mask)(lift_pack_whole(0) == pattern[1]);
    const lift_pack v10 = lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v11 = v3 + v10;
    const lift_mask v12 = (lift_mask)(v11 <= lift_pack_splat(1.0));
    const lift_mask v13 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v0, lift_pack_splat(1.0), lift_pack_select(v12 & (lift_mask)(lift_pack_splat(0.0) < v8), lift_pack_splat(1.0), lift_pack_min(v7, v6))));
    const lift_pack v14 = lift_pack_number(prepared, 11U, spacing, 0U) * v4;
    const lift_mask v15 = (lift_mask)(lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v14))) < lift_pack_splat(1.0)) & v13;
    const lift_pack v16 = lift_pack_select(v0, lift_pack_splat(0.0), v2 * lift_pack_select(v0, lift_pack_splat(0.0), context_real[2]));
    const lift_pack v17 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v16);
    const lift_pack v18 = context_real[6] - (312.5 * v16);
    const lift_mask v19 = ~v9;
    const lift_pack v20 = lift_pack_real_of(pattern[1]);
    const lift_pack v21 = lift_pack_real_of(pattern[0]);
    lift_pack v22_u[2] = {lift_pack_select(v15, number[2], lift_pack_splat(0.0)), lift_pack_select(v15, number[3], lift_pack_splat(0.0))};
    lift_pack v22_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v22_of_context_real[8] = {v21, context_real[4], context_real[5], -v5, v18, v20, -v14, v17};
    const lift_mask v22_of_context_boolean[2] = {v1, v19};
    lift_mask v22_done = { 0 };
    for (int v22_pass = 0; (v22_pass < 40) && !lift_pack_all(v22_done); v22_pass++) {
        lift_pack v22_next_u[2];
        lift_pack v22_next_polished[1];
        lift_mask v22_ends;
        lift_pack_interpolated_pattern_loads(spacing, prepared, v22_u, v22_polished, v22_of_context_real, v22_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
        v22_u[0] = lift_pack_select(v22_done, v22_u[0], v22_next_u[0]);
        v22_u[1] = lift_pack_select(v22_done, v22_u[1], v22_next_u[1]);
        v22_polished[0] = lift_pack_select(v22_done, v22_polished[0], v22_next_polished[0]);
        v22_done |= v22_ends;
    }
    number_out[2] = v22_u[0];
    const lift_pack v23 = lift_pack_select(v0, context_real[2], v22_u[0]);
    const lift_pack v24 = lift_pack_select(v0, lift_pack_splat(0.0), v16 - (v4 * v22_u[0]));
    const lift_pack v25 = (context_real[6] - (312.5 * v24)) - v23;
    const lift_pack v26 = 0.3999999999999999 * v25;
    const lift_pack v27 = -(22.0 + v26);
    const lift_pack v28 = 3.3 * v25;
    const lift_pack v29 = 181.5 + v28;
    const lift_pack v30 = -(v26 - 22.0);
    const lift_pack v31 = v28 - 181.5;
    const lift_pack v32 = v23 + v25;
    const lift_pack v33 = 37.5 + (v32 - lift_pack_min(lift_pack_min(v29, v27), lift_pack_min(v31, v30)));
    const lift_pack v34 = lift_pack_select(v0, lift_pack_min(v33, 37.5 + (lift_pack_max(lift_pack_max(v31, v30), lift_pack_max(v29, v27)) - v32)), v21 * v24);
    const lift_pack v35 = lift_pack_select(v0, v34, context_real[0] * v34);
    const lift_pack v36 = lift_pack_max(lift_pack_abs(context_real[2]), lift_pack_abs(v23));
    const lift_mask v37 = ~flag[0];
    const lift_mask v38 = context_boolean[2] & v37;
    const lift_mask v39 = ((lift_mask)(lift_pack_splat(0.0) < v34) | (v0 & (lift_mask)(lift_pack_splat(0.0) <= v34))) | (v38 & (lift_mask)(((-1e-06) * v36) <= v35));
    const lift_pack v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22_u[0]))));
    const lift_pack v41 = lift_pack_select(v0, lift_pack_splat(0.0), (context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v40), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v42 = lift_pack_select(v9, lift_pack_splat(0.0), (0.0096 * v20) * lift_pack_abs((v14 * v22_u[0]) - v17));
    number_out[3] = v22_u[1];
    const lift_pack v43 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v42), lift_pack_abs(v41)), lift_pack_abs(v22_u[0])), lift_pack_abs(v22_u[1]));
    const lift_pack v44 = lift_pack_max(lift_pack_abs(v22_u[0] - v41), lift_pack_abs(v42 - v22_u[1]));
    const lift_mask v45 = (lift_mask)(v44 <= (v43 * lift_pack_select((lift_mask)(v43 < (1.0000000009313226 * v43)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v22_done;
    const lift_pack v46 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v24));
    const lift_pack v47 = lift_pack_select(v9, context_real[3], v22_u[1]);
    const lift_pack v48 = lift_pack_select(v9, lift_pack_splat(0.0), 1.0 / lift_pack_select(v19, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v49 = lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_select(v9, lift_pack_splat(0.0), v48 * lift_pack_select(v9, lift_pack_splat(0.0), context_real[3])) - (lift_pack_select(v9, lift_pack_splat(0.0), v10 * v48) * v22_u[1]));
    const lift_pack v50 = lift_pack_select(v9, lift_pack_min(v46 - v47, v47 + v46), v20 * v49);
    const lift_pack v51 = lift_pack_select(v9, v50, context_real[1] * v50);
    const lift_pack v52 = lift_pack_max(lift_pack_abs(context_real[3]), lift_pack_abs(v47));
    const lift_mask v53 = context_boolean[3] & v37;
    const lift_mask v54 = (v53 & (lift_mask)(((-1e-06) * v52) <= v51)) | ((lift_mask)(lift_pack_splat(0.0) < v50) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v50)));
    const lift_mask v55 = (v45 & (context_boolean[0] | v39)) & (context_boolean[1] | v54);
    const lift_mask v56 = flag[1] | v55;
    flag_out[1] = v56;
    const lift_pack v57 = 1.0 - v11;
    const lift_pack v58 = -(v3 + v57);
    const lift_mask v59 = lift_pack_select_whole(v53, (lift_mask)(lift_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const lift_mask v60 = lift_pack_select_whole(v53, (lift_mask)(lift_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const lift_mask v61 = v60 | v59;
    const lift_mask v62 = (v61 & (v9 & ((lift_mask)(lift_pack_splat(0.0) <= v58) & (lift_mask)(v58 <= lift_pack_splat(0.0))))) | (v59 & (lift_mask)(lift_pack_whole(1) == pattern[1]));
    const lift_pack v63 = lift_pack_select(v61, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v64 = -v57;
    const lift_mask v65 = context_boolean[7] & (~v53);
    const lift_pack v66 = lift_pack_select(v65, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v67 = lift_pack_select_whole(v38, (lift_mask)(lift_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const lift_mask v68 = lift_pack_select_whole(v38, (lift_mask)(lift_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const lift_mask v69 = v68 | v67;
    const lift_mask v70 = (v69 & (v0 & ((lift_mask)(v66 <= v64) & (lift_mask)(v64 <= v63)))) | (v67 & (lift_mask)(lift_pack_whole(1) == pattern[0]));
    const lift_mask v71 = v70 | v62;
    const lift_pack v72 = lift_pack_select(v71, v11, 1.0 + v11);
    const lift_mask v73 = ~(v71 | (lift_mask)(v72 <= (v63 + lift_pack_select(v69, lift_pack_splat(1.0), lift_pack_splat(0.0)))));
    const lift_mask v74 = v73 & (~v56);
    const lift_mask v75 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))));
    const lift_mask v76 = v75 & ((context_boolean[2] | context_boolean[3]) & (v37 & v74));
    const lift_mask v77 = lift_pack_select_whole(((lift_mask)(v66 <= v72) & (lift_mask)(v72 <= v63)) & (context_boolean[4] & (~v38)), lift_pack_whole(0), lift_pack_select_whole(v68, lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v78 = lift_pack_select_whole(v62, pattern[0], lift_pack_select_whole(v70, lift_pack_select_whole(v68 & v0, lift_pack_whole(1), lift_pack_whole(-1)), v77));
    pattern_out[0] = lift_pack_select_whole(v76, lift_pack_select_whole(context_boolean[4], lift_pack_whole(0), lift_pack_select_whole(context_boolean[5], lift_pack_whole(1), lift_pack_whole(-1))), v78);
    const lift_pack v79 = v72 - lift_pack_select((lift_mask)(lift_pack_whole(0) == v78), lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v80 = lift_pack_select_whole(v65 & ((lift_mask)(v79 <= lift_pack_splat(0.0)) & (lift_mask)(lift_pack_splat(0.0) <= v79)), lift_pack_whole(0), lift_pack_select_whole(v60, lift_pack_whole(1), lift_pack_whole(-1)));
    pattern_out[1] = lift_pack_select_whole(v76, lift_pack_select_whole(context_boolean[7], lift_pack_whole(0), lift_pack_select_whole(context_boolean[8], lift_pack_whole(1), lift_pack_whole(-1))), lift_pack_select_whole(v62, lift_pack_select_whole(v9 & v60, lift_pack_whole(1), lift_pack_whole(-1)), v80));
    const lift_mask v81 = ~flag[1];
    const lift_mask v82 = (v45 & (context_boolean[0] | (lift_mask)(((-1e-12) * v36) <= v35))) & (context_boolean[1] | (lift_mask)(((-1e-12) * v52) <= v51));
    const lift_mask v83 = ((~flag[2]) & (v81 & v82)) | (v81 & v55);
    best_out[0] = lift_pack_select_whole(v83, pattern[0], best[0]);
    best_out[1] = lift_pack_select_whole(v83, pattern[1], best[1]);
    flag_out[0] = flag[0] | v76;
    flag_out[2] = flag[2] | v82;
    const lift_mask v84 = flag[3] | (flag[1] & v55);
    flag_out[3] = v84;
    const lift_mask v85 = ~v45;
    const lift_mask v86 = v1 & (lift_mask)(v8 < lift_pack_splat(0.0));
    const lift_mask v87 = v12 & v86;
    flag_out[4] = flag[4] | (v85 & (~((v87 & v85) & (lift_mask)((1e-05 * v43) < v44))));
    flag_out[5] = lift_pack_select_whole(v83, v13, flag[5]);
    flag_out[6] = lift_pack_select_whole(v83, v86 & (v87 & v45), flag[6]);
    number_out[0] = lift_pack_select(v83, v24, number[0]);
    number_out[1] = lift_pack_select(v83, v49, number[1]);
    const lift_mask v88 = v56 & ((v73 | ((v0 & v9) | (~v71))) | v84);
    *done = (v74 & (~v76)) | v88;
}

static LIFT_APART void lift_pack_interpolated_pattern_same(const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    lift_pack_interpolated_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static LIFT_APART void lift_pack_interpolated_pattern_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

LIFT_INLINE void lift_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_interpolated_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        lift_pack_interpolated_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

static LIFT_APART void lift_pack_margin_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

LIFT_BODY void lift_pack_interpolated_breakaways_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == context_mode[0]);
    const lift_pack v1 = context_real[2] - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v2 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v3 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v1) * v2);
    const lift_pack v4 = lift_pack_select(v0, lift_pack_splat(0.0), v2 * lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_mask v5 = (lift_mask)(lift_pack_whole(0) == context_mode[1]);
    lift_pack v6_u[2] = {context_real[5], context_real[6]};
    lift_pack v6_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v6_of_context_real[8] = {lift_pack_real_of(context_mode[0]), 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v4) - 1.0, context_real[2] - (312.5 * v3), lift_pack_real_of(context_mode[1]), lift_pack_number(prepared, 18U, spacing, 0U) * v4, lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v3)};
    const lift_mask v6_of_context_boolean[2] = {~v0, ~v5};
    lift_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 40) && !lift_pack_all(v6_done); v6_pass++) {
        lift_pack v6_next_u[2];
        lift_pack v6_next_polished[1];
        lift_mask v6_ends;
        lift_pack_margin_loads(spacing, prepared, v6_u, v6_polished, v6_of_context_real, v6_of_context_boolean, v6_next_u, v6_next_polished, &v6_ends);
        v6_u[0] = lift_pack_select(v6_done, v6_u[0], v6_next_u[0]);
        v6_u[1] = lift_pack_select(v6_done, v6_u[1], v6_next_u[1]);
        v6_polished[0] = lift_pack_select(v6_done, v6_polished[0], v6_next_polished[0]);
        v6_done |= v6_ends;
    }
    const lift_pack v7 = lift_pack_select(v0, lift_pack_splat(0.0), v3 - (v4 * v6_u[0]));
    const lift_pack v8 = (context_real[2] - (312.5 * v7)) - v1;
    const lift_pack v9 = 55.0 - v8;
    const lift_pack v10 = 0.3999999999999999 * v9;
    const lift_pack v11 = -(3.3 * v9);
    const lift_pack v12 = 55.0 + v8;
    const lift_pack v13 = 3.3 * v12;
    const lift_pack v14 = -(0.3999999999999999 * v12);
    const lift_pack v15 = v1 + v8;
    const lift_pack v16 = (37.5 + lift_pack_max(lift_pack_max(v10, v11), lift_pack_max(v13, v14))) - v15;
    const lift_pack v17 = v15 + (37.5 - lift_pack_min(lift_pack_min(v13, v14), lift_pack_min(v10, v11)));
    const lift_pack v18 = lift_pack_min(v16, v17);
    const lift_mask v19 = v0 & (lift_mask)(v18 < lift_pack_splat(0.0));
    result_boolean[0] = v19;
    const lift_pack v20 = (context_real[2] - context_real[0]) - (312.5 * context_real[4]);
    const lift_pack v21 = v20 - 55.0;
    const lift_pack v22 = 3.3 * v21;
    const lift_pack v23 = -(0.3999999999999999 * v21);
    const lift_pack v24 = 55.0 + v20;
    const lift_pack v25 = 3.3 * v24;
    const lift_pack v26 = -(0.3999999999999999 * v24);
    const lift_pack v27 = context_real[0] + v20;
    const lift_pack v28 = (37.5 + lift_pack_max(lift_pack_max(v22, v23), lift_pack_max(v25, v26))) - v27;
    const lift_pack v29 = lift_pack_max(lift_pack_splat(0.0), lift_pack_min(v28, v27 + (37.5 - lift_pack_min(lift_pack_min(v25, v26), lift_pack_min(v22, v23)))));
    result_real[0] = lift_pack_select(v19, v29 / lift_pack_select(v19, lift_pack_select(v19, v29 - v18, lift_pack_splat(1.0)), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    const lift_pack v30 = 0.0132 * lift_pack_abs(lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v7));
    const lift_pack v31 = context_real[1] + v30;
    const lift_pack v32 = context_real[1] - v30;
    const lift_pack v33 = lift_pack_min(v31, -v32);
    const lift_mask v34 = v5 & (lift_mask)(v33 < lift_pack_splat(0.0));
    result_boolean[1] = v34;
    const lift_pack v35 = 0.0132 * lift_pack_abs(context_real[3] + (context_real[4] * lift_pack_number(prepared, 11U, spacing, 0U)));
    const lift_pack v36 = lift_pack_max(lift_pack_splat(0.0), lift_pack_min(v35 - context_real[1], context_real[1] + v35));
    result_real[1] = lift_pack_select(v34, v36 / lift_pack_select(v34, lift_pack_select(v34, v36 - v33, lift_pack_splat(1.0)), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    result_mode[0] = lift_pack_mode_of(v17 - v16);
    result_mode[1] = lift_pack_mode_of(v32 + v31);
}

static LIFT_APART void lift_pack_interpolated_breakaways_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    lift_pack_interpolated_breakaways_body(0U, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

static LIFT_APART void lift_pack_interpolated_breakaways_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_breakaways_body(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

LIFT_INLINE void lift_pack_interpolated_breakaways(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        lift_pack_interpolated_breakaways_same(prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    } else {
        lift_pack_interpolated_breakaways_each(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    }
}

LIFT_BODY void lift_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_pack past, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_pack *restrict past_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    (void)mode;
    const lift_mask v0 = lift_pack_mode_of(qd[0]);
    const lift_mask v1 = (lift_mask)(lift_pack_splat(0.0) == qd[0]);
    const lift_pack v2 = tau[0] - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v3 = lift_pack_select(v1, lift_pack_splat(0.0), (745.0 * qd[0]) + (65.0 * lift_pack_real_of(v0))) - v2;
    const lift_pack v4 = (lift_pack_number(prepared, 20U, spacing, 0U) * v3) - lift_pack_number(prepared, 12U, spacing, 0U);
    const lift_pack v5 = 0.0132 * lift_pack_sqrt(v4 * v4);
    const lift_pack v6 = 120.0 * qd[0];
    const lift_pack v7 = 219.0 + (2.3 * (lift_pack_abs(v6) + lift_pack_abs((tau[0] - v2) + (lift_pack_number(prepared, 22U, spacing, 0U) * v3))));
    const lift_pack v8 = lift_pack_select((lift_mask)(lift_pack_number(prepared, 24U, spacing, 0U) < lift_pack_splat(1.0)), lift_pack_number(prepared, 27U, spacing, 0U) * lift_pack_max(v5, v7), lift_pack_splat(1e+38));
    const lift_pack v9 = lift_pack_min(v8, v7 + (lift_pack_number(prepared, 23U, spacing, 0U) * v8));
    const lift_pack v10 = lift_pack_min(v9, v7 + (lift_pack_number(prepared, 23U, spacing, 0U) * v9));
    const lift_pack v11 = lift_pack_min(lift_pack_min(v8, v5 + (lift_pack_number(prepared, 21U, spacing, 0U) * v8)), v5 + (lift_pack_number(prepared, 21U, spacing, 0U) * v9));
    const lift_pack v12 = tau[1] * lift_pack_number(prepared, 5U, spacing, 0U);
    const lift_pack v13 = lift_pack_abs(v12);
    const lift_pack v14 = 1e-08 * v13;
    const lift_mask v15 = (lift_mask)(lift_pack_splat(0.0) == qd[1]);
    const lift_mask v16 = v15 & (lift_mask)(v13 <= (v14 + (lift_pack_number(prepared, 19U, spacing, 0U) * lift_pack_min(v11, v5 + (lift_pack_number(prepared, 21U, spacing, 0U) * v10)))));
    const lift_pack v17 = lift_pack_number(prepared, 4U, spacing, 0U) * v3;
    const lift_pack v18 = lift_pack_abs(v17);
    const lift_pack v19 = 1e-08 * v18;
    const lift_mask v20 = v1 & (lift_mask)(v18 <= (v19 + (lift_pack_number(prepared, 26U, spacing, 0U) * lift_pack_min(v10, v7 + (lift_pack_number(prepared, 23U, spacing, 0U) * v10)))));
    const lift_mask v21 = ~(lift_mask)(lift_pack_whole(0) == forced[1]);
    const lift_mask v22 = v21 & (v15 & v21);
    const lift_pack v23 = -v14;
    const lift_mask v24 = lift_pack_mode_of(qd[1]);
    const lift_mask v25 = lift_pack_select_whole(v15, (lift_mask)(v23 < v12), (lift_mask)(lift_pack_whole(1) == v24));
    const lift_mask v26 = lift_pack_select_whole(v16 & (~v22), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v22, (lift_mask)(lift_pack_whole(1) == forced[1]), v25), lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v27 = ~(lift_mask)(lift_pack_whole(0) == forced[0]);
    const lift_mask v28 = v27 & (v1 & v27);
    const lift_pack v29 = -(v19 - lift_pack_number(prepared, 25U, spacing, 0U));
    const lift_mask v30 = lift_pack_select_whole(v1, (lift_mask)(v29 < (-v17)), (lift_mask)(lift_pack_whole(1) == v0));
    const lift_mask v31 = lift_pack_select_whole(v20 & (~v28), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v28, (lift_mask)(lift_pack_whole(1) == forced[0]), v30), lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v32 = ~v15;
    const lift_mask v33 = ~v1;
    lift_mask v34_pattern[2] = {v31, v26};
    lift_mask v34_best[2] = {v31, v26};
    lift_mask v34_flag[7] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v34_number[4] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v34_of_context_real[8] = {lift_pack_number(prepared, 1U, spacing, 0U), lift_pack_number(prepared, 0U, spacing, 0U), v2, tau[1], v6, 625.0 * qd[0], tau[0], lift_pack_number(prepared, 12U, spacing, 0U)};
    const lift_mask v34_of_context_boolean[10] = {v33, v32, v28, v22, v20, v30, lift_pack_select_whole(v1, (lift_mask)(v29 < v17), (lift_mask)(lift_pack_whole(-1) == v0)), v16, v25, lift_pack_select_whole(v15, (lift_mask)(v23 < (-v12)), (lift_mask)(lift_pack_whole(-1) == v24))};
    const lift_mask v34_of_context_mode[4] = {v0, v24, forced[0], forced[1]};
    lift_mask v34_done = { 0 };
    for (int v34_pass = 0; (v34_pass < 18) && !lift_pack_all(v34_done); v34_pass++) {
        lift_mask v34_next_pattern[2];
        lift_mask v34_next_best[2];
        lift_mask v34_next_flag[7];
        lift_pack v34_next_number[4];
        lift_mask v34_ends;
        lift_pack_interpolated_pattern(spacing, prepared, v34_pattern, v34_best, v34_flag, v34_number, v34_of_context_real, v34_of_context_boolean, v34_of_context_mode, v34_next_pattern, v34_next_best, v34_next_flag, v34_next_number, &v34_ends);
        v34_pattern[0] = lift_pack_select_whole(v34_done, v34_pattern[0], v34_next_pattern[0]);
        v34_pattern[1] = lift_pack_select_whole(v34_done, v34_pattern[1], v34_next_pattern[1]);
        v34_best[0] = lift_pack_select_whole(v34_done, v34_best[0], v34_next_best[0]);
        v34_best[1] = lift_pack_select_whole(v34_done, v34_best[1], v34_next_best[1]);
        v34_flag[0] = lift_pack_select_whole(v34_done, v34_flag[0], v34_next_flag[0]);
        v34_flag[1] = lift_pack_select_whole(v34_done, v34_flag[1], v34_next_flag[1]);
        v34_flag[2] = lift_pack_select_whole(v34_done, v34_flag[2], v34_next_flag[2]);
        v34_flag[3] = lift_pack_select_whole(v34_done, v34_flag[3], v34_next_flag[3]);
        v34_flag[4] = lift_pack_select_whole(v34_done, v34_flag[4], v34_next_flag[4]);
        v34_flag[5] = lift_pack_select_whole(v34_done, v34_flag[5], v34_next_flag[5]);
        v34_flag[6] = lift_pack_select_whole(v34_done, v34_flag[6], v34_next_flag[6]);
        v34_number[0] = lift_pack_select(v34_done, v34_number[0], v34_next_number[0]);
        v34_number[1] = lift_pack_select(v34_done, v34_number[1], v34_next_number[1]);
        v34_number[2] = lift_pack_select(v34_done, v34_number[2], v34_next_number[2]);
        v34_number[3] = lift_pack_select(v34_done, v34_number[3], v34_next_number[3]);
        v34_done |= v34_ends;
    }
    mode_out[0] = v34_best[0];
    const lift_mask v35 = (lift_mask)(lift_pack_whole(0) == v34_best[0]);
    const lift_pack v36 = lift_pack_select(v35, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v37 = lift_pack_select(v35, lift_pack_splat(0.0), v36 * lift_pack_select(v35, lift_pack_splat(0.0), v2));
    const lift_pack v38 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v37);
    const lift_pack v39 = lift_pack_select(v35, lift_pack_splat(0.0), lift_pack_select(v35, lift_pack_splat(0.0), lift_pack_splat(1.0)) * v36);
    const lift_pack v40 = lift_pack_number(prepared, 11U, spacing, 0U) * v39;
    const lift_pack v41 = -v40;
    const lift_pack v42 = tau[0] - (312.5 * v37);
    const lift_pack v43 = 1.0 - (312.5 * v39);
    const lift_pack v44 = -v43;
    mode_out[1] = v34_best[1];
    const lift_mask v45 = (lift_mask)(lift_pack_whole(0) == v34_best[1]);
    const lift_mask v46 = ~v45;
    const lift_mask v47 = ~v35;
    const lift_pack v48 = lift_pack_real_of(v34_best[1]);
    const lift_pack v49 = 0.5 * trial;
    const lift_pack v50 = qd[0] + (v34_number[0] * v49);
    const lift_pack v51 = lift_pack_real_of(v34_best[0]);
    lift_pack v52_u[2] = {v34_number[2], v34_number[3]};
    lift_pack v52_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v52_of_context_real[8] = {v51, 120.0 * v50, 625.0 * v50, v44, v42, v48, v41, v38};
    const lift_mask v52_of_context_boolean[2] = {v47, v46};
    lift_mask v52_done = { 0 };
    for (int v52_pass = 0; (v52_pass < 40) && !lift_pack_all(v52_done); v52_pass++) {
        lift_pack v52_next_u[2];
        lift_pack v52_next_polished[1];
        lift_mask v52_ends;
        lift_pack_stage_loads(spacing, prepared, v52_u, v52_polished, v52_of_context_real, v52_of_context_boolean, v52_next_u, v52_next_polished, &v52_ends);
        v52_u[0] = lift_pack_select(v52_done, v52_u[0], v52_next_u[0]);
        v52_u[1] = lift_pack_select(v52_done, v52_u[1], v52_next_u[1]);
        v52_polished[0] = lift_pack_select(v52_done, v52_polished[0], v52_next_polished[0]);
        v52_done |= v52_ends;
    }
    const lift_pack v53 = lift_pack_select(v35, lift_pack_splat(0.0), v37 - (v39 * v52_u[0]));
    const lift_pack v54 = qd[0] + (v49 * v53);
    lift_pack v55_u[2] = {v52_u[0], v52_u[1]};
    lift_pack v55_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v55_of_context_real[8] = {v51, 120.0 * v54, 625.0 * v54, v44, v42, v48, v41, v38};
    lift_mask v55_done = { 0 };
    for (int v55_pass = 0; (v55_pass < 40) && !lift_pack_all(v55_done); v55_pass++) {
        lift_pack v55_next_u[2];
        lift_pack v55_next_polished[1];
        lift_mask v55_ends;
        lift_pack_stage_loads(spacing, prepared, v55_u, v55_polished, v55_of_context_real, v52_of_context_boolean, v55_next_u, v55_next_polished, &v55_ends);
        v55_u[0] = lift_pack_select(v55_done, v55_u[0], v55_next_u[0]);
        v55_u[1] = lift_pack_select(v55_done, v55_u[1], v55_next_u[1]);
        v55_polished[0] = lift_pack_select(v55_done, v55_polished[0], v55_next_polished[0]);
        v55_done |= v55_ends;
    }
    const lift_pack v56 = lift_pack_select(v35, lift_pack_splat(0.0), v37 - (v39 * v55_u[0]));
    const lift_pack v57 = qd[0] + (trial * v56);
    lift_pack v58_u[2] = {v55_u[0], v55_u[1]};
    lift_pack v58_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v58_of_context_real[8] = {v51, 120.0 * v57, 625.0 * v57, v44, v42, v48, v41, v38};
    lift_mask v58_done = { 0 };
    for (int v58_pass = 0; (v58_pass < 40) && !lift_pack_all(v58_done); v58_pass++) {
        lift_pack v58_next_u[2];
        lift_pack v58_next_polished[1];
        lift_mask v58_ends;
        lift_pack_stage_loads(spacing, prepared, v58_u, v58_polished, v58_of_context_real, v52_of_context_boolean, v58_next_u, v58_next_polished, &v58_ends);
        v58_u[0] = lift_pack_select(v58_done, v58_u[0], v58_next_u[0]);
        v58_u[1] = lift_pack_select(v58_done, v58_u[1], v58_next_u[1]);
        v58_polished[0] = lift_pack_select(v58_done, v58_polished[0], v58_next_polished[0]);
        v58_done |= v58_ends;
    }
    const lift_pack v59 = lift_pack_select(v45, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v60 = lift_pack_select(v45, lift_pack_splat(0.0), v59 * lift_pack_select(v45, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v61 = lift_pack_select(v45, lift_pack_splat(0.0), lift_pack_select(v45, lift_pack_splat(0.0), tau[1]) * v59);
    const lift_pack v62 = 0.16666666666666666 * trial;
    const lift_pack v63 = lift_pack_select(v45, lift_pack_splat(0.0), v61 - (v55_u[1] * v60)) + lift_pack_select(v45, lift_pack_splat(0.0), v61 - (v52_u[1] * v60));
    const lift_pack v64 = 0.3333333333333333 * trial;
    const lift_pack v65 = qd[1] + (v62 * v34_number[1]);
    const lift_pack v66 = lift_pack_select(v45, lift_pack_splat(0.0), v65 + ((v62 * lift_pack_select(v45, lift_pack_splat(0.0), v61 - (v60 * v58_u[1]))) + (v64 * v63)));
    const lift_mask v67 = (lift_mask)((v48 * v66) < lift_pack_splat(0.0));
    const lift_mask v68 = v32 & v67;
    const lift_pack v69 = lift_pack_select(v68, qd[1] / lift_pack_select(v68, lift_pack_select(v68, qd[1] - v66, lift_pack_splat(1.0)), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    const lift_pack v70 = qd[0] + (v62 * (v34_number[0] + lift_pack_select(v35, lift_pack_splat(0.0), v37 - (v39 * v58_u[0]))));
    const lift_pack v71 = lift_pack_select(v35, lift_pack_splat(0.0), v70 + (v64 * (v53 + v56)));
    const lift_mask v72 = (lift_mask)((v51 * v71) < lift_pack_splat(0.0));
    const lift_mask v73 = v33 & v72;
    const lift_pack v74 = lift_pack_select(v73, qd[0] / lift_pack_select(v73, lift_pack_select(v73, qd[0] - v71, lift_pack_splat(1.0)), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    const lift_pack v75 = lift_pack_select(v45, q[1], q[1] + (trial * (v65 + (v62 * v63))));
    q_out[1] = v75;
    const lift_pack v76 = lift_pack_select(v35, q[0], (q[0] + (v62 * (qd[0] + v57))) + (v64 * (v50 + v54)));
    q_out[0] = v76;
    const lift_mask v77 = v35 | v45;
    lift_pack v79 = lift_pack_splat(1.0);
    lift_pack v80 = lift_pack_splat(1.0);
    lift_mask v81 = lift_pack_whole(0);
    lift_mask v82 = lift_pack_whole(0);
    lift_mask v83 = lift_pack_whole(0);
    lift_mask v84 = lift_pack_whole(0);
    if (!lift_pack_all(~(v77))) {
        const lift_pack v78_of_context_real[11] = {v2, tau[1], tau[0], lift_pack_number(prepared, 12U, spacing, 0U), v34_number[0], v34_number[2], v34_number[3], v76, v75, v71, v66};
        lift_pack v78_result_real[2];
        lift_mask v78_result_boolean[2];
        lift_mask v78_result_mode[2];
        lift_pack_interpolated_breakaways(spacing, prepared, v78_of_context_real, v34_best, v78_result_real, v78_result_boolean, v78_result_mode);
        v79 = lift_pack_select(v77, v78_result_real[0], v79);
        v80 = lift_pack_select(v77, v78_result_real[1], v80);
        v81 = lift_pack_select_whole(v77, v78_result_boolean[0], v81);
        v82 = lift_pack_select_whole(v77, v78_result_mode[0], v82);
        v83 = lift_pack_select_whole(v77, v78_result_boolean[1], v83);
        v84 = lift_pack_select_whole(v77, v78_result_mode[1], v84);
    }
    const lift_pack v85 = lift_pack_min(v80, lift_pack_min(lift_pack_min(lift_pack_min(lift_pack_splat(1.0), v74), v69), v79));
    const lift_mask v86 = ((crossing[1] | crossing[0]) | (~(lift_mask)(lift_pack_whole(0) == heading[0]))) | (~(lift_mask)(lift_pack_whole(0) == heading[1]));
    const lift_mask v87 = ((lift_mask)(v85 < lift_pack_splat(1.0)) & (~v86)) & (~(lift_mask)(lift_pack_splat(8.0) <= passes));
    const lift_mask v88 = ~v87;
    const lift_mask v89 = crossing[1] | v67;
    const lift_mask v90 = crossing[0] | v72;
    const lift_mask v91 = v88 & (v90 | v89);
    const lift_pack v92 = lift_pack_select(v91, lift_pack_select(v35 | v90, lift_pack_splat(0.0), v71), v71);
    qd_out[0] = v92;
    const lift_pack v93 = lift_pack_select(v91, lift_pack_select(v45 | v89, lift_pack_splat(0.0), v66), v66);
    qd_out[1] = v93;
    crossing_out[0] = v87 & (v72 & (lift_mask)(v74 <= v85));
    crossing_out[1] = v87 & (v67 & (lift_mask)(v69 <= v85));
    const lift_mask v94 = lift_pack_select_whole(v86, heading[0], lift_pack_whole(0));
    forced_out[0] = v94;
    const lift_mask v95 = lift_pack_select_whole(v86, heading[1], lift_pack_whole(0));
    forced_out[1] = v95;
    heading_out[0] = lift_pack_select_whole((lift_mask)(v79 <= v85) & (v87 & v81), v82, lift_pack_whole(0));
    heading_out[1] = lift_pack_select_whole((lift_mask)(v80 <= v85) & (v87 & v83), v84, lift_pack_whole(0));
    const lift_pack v96 = lift_pack_select(v87, past, lift_pack_select(v86, trial + past, dt));
    *past_out = v96;
    const lift_pack v97 = lift_pack_select(v87, trial * v85, dt - v96);
    *trial_out = v97;
    *passes_out = 1.0 + passes;
    const lift_pack v98 = v51 * v43;
    const lift_pack v99 = 120.0 * v51;
    const lift_pack v100 = 40.0 + (v51 * v42);
    const lift_pack v101 = (v100 + (v57 * v99)) - (v58_u[0] * v98);
    const lift_pack v102 = 65.0 * v51;
    const lift_pack v103 = lift_pack_select(v35, lift_pack_splat(0.0), v102 + ((745.0 * v57) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v101), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v51 * v101))));
    const lift_pack v104 = 0.0096 * v48;
    const lift_pack v105 = lift_pack_select(v45, lift_pack_splat(0.0), v104 * lift_pack_abs((v40 * v58_u[0]) - v38));
    const lift_pack v106 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v103), lift_pack_abs(v105)), lift_pack_abs(v58_u[0])), lift_pack_abs(v58_u[1]));
    const lift_pack v107 = lift_pack_max(lift_pack_abs(v58_u[1] - v105), lift_pack_abs(v58_u[0] - v103));
    const lift_pack v108 = (v100 + (v54 * v99)) - (v55_u[0] * v98);
    const lift_pack v109 = lift_pack_select(v35, lift_pack_splat(0.0), v102 + ((745.0 * v54) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v108), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v51 * v108))));
    const lift_pack v110 = lift_pack_select(v45, lift_pack_splat(0.0), lift_pack_abs((v40 * v55_u[0]) - v38) * v104);
    const lift_pack v111 = lift_pack_max(lift_pack_max(lift_pack_abs(v55_u[0]), lift_pack_max(lift_pack_abs(v109), lift_pack_abs(v110))), lift_pack_abs(v55_u[1]));
    const lift_pack v112 = lift_pack_max(lift_pack_abs(v55_u[1] - v110), lift_pack_abs(v55_u[0] - v109));
    const lift_mask v113 = v55_done & (lift_mask)(v112 <= (v111 * lift_pack_select((lift_mask)(v111 < (1.0000000009313226 * v111)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_pack v114 = (v100 + (v50 * v99)) - (v52_u[0] * v98);
    const lift_pack v115 = lift_pack_select(v35, lift_pack_splat(0.0), v102 + ((745.0 * v50) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v114), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v51 * v114))));
    const lift_pack v116 = lift_pack_select(v45, lift_pack_splat(0.0), v104 * lift_pack_abs((v40 * v52_u[0]) - v38));
    const lift_pack v117 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v115), lift_pack_abs(v116)), lift_pack_abs(v52_u[0])), lift_pack_abs(v52_u[1]));
    const lift_pack v118 = lift_pack_max(lift_pack_abs(v52_u[1] - v116), lift_pack_abs(v52_u[0] - v115));
    const lift_mask v119 = v113 & (v52_done & (lift_mask)(v118 <= (v117 * lift_pack_select((lift_mask)(v117 < (1.0000000009313226 * v117)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))));
    const lift_pack v120 = lift_pack_select(v119 & (v58_done & (lift_mask)(v107 <= (v106 * lift_pack_select((lift_mask)(v106 < (1.0000000009313226 * v106)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))))), lift_pack_splat(0.0), lift_pack_splat(5.0));
    const lift_mask v121 = (lift_mask)((lift_pack_abs(tau[1]) + (lift_pack_abs(v34_number[0]) + (lift_pack_abs(v2) + lift_pack_abs(v34_number[1])))) < lift_pack_splat(1e+38));
    const lift_pack v122 = lift_pack_select(v121, lift_pack_select(v34_done, lift_pack_select(v34_flag[2] | v34_flag[1], lift_pack_select(v34_flag[6], lift_pack_splat(4.0), lift_pack_select(v34_flag[3], lift_pack_splat(1.0), lift_pack_select(v34_flag[5], lift_pack_splat(0.0), lift_pack_splat(3.0)))), lift_pack_select(v34_flag[4], lift_pack_splat(5.0), lift_pack_splat(2.0))), lift_pack_splat(5.0)), lift_pack_splat(6.0));
    *worst_out = lift_pack_max(worst, lift_pack_max(v122, v120));
    *done = v88 & (lift_mask)(v97 <= lift_pack_splat(0.0));
    if (!lift_pack_all(~(v87))) {
        q_out[0] = lift_pack_select(v87, q[0], v76);
        q_out[1] = lift_pack_select(v87, q[1], v75);
        qd_out[0] = lift_pack_select(v87, qd[0], v92);
        qd_out[1] = lift_pack_select(v87, qd[1], v93);
        forced_out[0] = lift_pack_select_whole(v87, forced[0], v94);
        forced_out[1] = lift_pack_select_whole(v87, forced[1], v95);
    }
}

static LIFT_APART void lift_pack_interpolated_part_same(const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_pack past, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_pack *restrict past_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    lift_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

static LIFT_APART void lift_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_pack past, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_pack *restrict past_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

LIFT_INLINE void lift_pack_interpolated_part(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_pack past, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_pack *restrict past_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
    } else {
        lift_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
    }
}

LIFT_BODY void lift_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    lift_pack v0_q[2] = {lift_pack_at(&q[0]), lift_pack_at(&q[stride])};
    lift_pack v0_qd[2] = {lift_pack_at(&qd[0]), lift_pack_at(&qd[stride])};
    lift_mask v0_mode[2] = {lift_pack_at_modes(&mode[0]), lift_pack_at_modes(&mode[stride])};
    lift_mask v0_crossing[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_mask v0_forced[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_mask v0_heading[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_pack v0_past = lift_pack_splat(0.0);
    lift_pack v0_trial = lift_pack_at(&dt[0]);
    lift_pack v0_passes = lift_pack_splat(0.0);
    lift_pack v0_worst = lift_pack_splat(0.0);
    const lift_pack v0_of_tau[2] = {lift_pack_at(&tau[0]), lift_pack_at(&tau[stride])};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 10) && !lift_pack_all(v0_done); v0_pass++) {
        lift_pack v0_next_q[2];
        lift_pack v0_next_qd[2];
        lift_mask v0_next_mode[2];
        lift_mask v0_next_crossing[2];
        lift_mask v0_next_forced[2];
        lift_mask v0_next_heading[2];
        lift_pack v0_next_past;
        lift_pack v0_next_trial;
        lift_pack v0_next_passes;
        lift_pack v0_next_worst;
        lift_mask v0_ends;
        lift_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, lift_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = lift_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = lift_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = lift_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = lift_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = lift_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = lift_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = lift_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = lift_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_forced[0] = lift_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_forced[1] = lift_pack_select_whole(v0_done, v0_forced[1], v0_next_forced[1]);
        v0_heading[0] = lift_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_heading[1] = lift_pack_select_whole(v0_done, v0_heading[1], v0_next_heading[1]);
        v0_past = lift_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = lift_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = lift_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = lift_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const lift_pack v1 = lift_pack_abs(v0_q[0]) + (lift_pack_abs(v0_q[1]) + (lift_pack_abs(v0_qd[1]) + lift_pack_abs(v0_qd[0])));
    const lift_pack v2 = lift_pack_abs(lift_pack_at(&dt[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (lift_pack_abs(lift_pack_at(&qd[stride])) + lift_pack_abs(lift_pack_at(&qd[0]))));
    const lift_mask v3 = (lift_mask)((lift_pack_abs(lift_pack_at(&tau[0])) + (lift_pack_abs(lift_pack_at(&q[0])) + v2)) < lift_pack_splat(1e+38));
    const lift_mask v4 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_at(&dt[0])) & (v3 & (lift_mask)((lift_pack_abs(lift_pack_at(&tau[stride])) + v1) < lift_pack_splat(1e+38)));
    *(lift_unaligned *)&q_next[0] = lift_pack_select(v4, v0_q[0], lift_pack_at(&q[0]));
    *(lift_unaligned *)&q_next[stride] = lift_pack_select(v4, v0_q[1], lift_pack_at(&q[stride]));
    *(lift_unaligned *)&qd_next[0] = lift_pack_select(v4, v0_qd[0], lift_pack_at(&qd[0]));
    *(lift_unaligned *)&qd_next[stride] = lift_pack_select(v4, v0_qd[1], lift_pack_at(&qd[stride]));
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(lift_pack_select_whole(v4, v0_mode[0], lift_pack_at_modes(&mode[0])), lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(lift_pack_select_whole(v4, v0_mode[1], lift_pack_at_modes(&mode[stride])), lift_bytes);
    *(lift_unaligned *)&status[0] = lift_pack_select(v4, lift_pack_select(v0_done, v0_worst, lift_pack_max(lift_pack_splat(5.0), v0_worst)), lift_pack_splat(6.0));
}

static LIFT_APART void lift_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    lift_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static LIFT_APART void lift_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

LIFT_INLINE void lift_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        lift_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        lift_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void lift_step_interpolated_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_step_interpolated_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

void lift_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];
        double prepared_rest[43U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(10U, count, first, LIFT_LANES, &prepared[18U * count], &prepared_rest[18U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_step_interpolated_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
