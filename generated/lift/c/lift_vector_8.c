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

LIFT_BODY void lift_pack_step_pattern_piece_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    (void)obeying;
    other_out[0] = lift_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const lift_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = lift_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const lift_pack v1 = context_real[15] * context_real[14];
    const lift_pack v2 = context_real[14] * lift_pack_select(other[0], lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v3 = v1 * v2;
    const lift_pack v4 = 1.0 - lift_pack_select(context_boolean[2], v3, lift_pack_splat(0.0));
    const lift_pack v5 = 0.0096 * context_real[17];
    const lift_pack v6 = lift_pack_select(other[1], lift_pack_splat(-1.0), lift_pack_splat(1.0)) * v5;
    const lift_pack v7 = context_real[18] * v6;
    const lift_pack v8 = lift_pack_select(context_boolean[3], v7, lift_pack_splat(0.0));
    const lift_mask v9 = (lift_mask)(lift_pack_abs(v4) < lift_pack_abs(v8));
    const lift_pack v10 = -v8;
    const lift_pack v11 = 1.0 / lift_pack_select(v9, v10, v4);
    const lift_pack v12 = lift_pack_select(v9, v4, v10);
    const lift_pack v13 = v11 * lift_pack_select(v9, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v14 = 1.0 / (lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_splat(1.0)) - (v12 * v13));
    const lift_pack v15 = context_real[19] * v6;
    const lift_pack v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const lift_pack v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const lift_pack v18 = v16 + (v2 * v17);
    const lift_pack v19 = -lift_pack_select(context_boolean[3], v15, lift_pack_splat(0.0));
    const lift_pack v20 = -lift_pack_select(context_boolean[2], v18, lift_pack_splat(0.0));
    const lift_pack v21 = lift_pack_select(v9, v19, v20);
    const lift_pack v22 = v11 * v12;
    const lift_pack v23 = v14 * ((v21 * v22) - lift_pack_select(v9, v20, v19));
    const lift_pack v24 = (v11 * v21) + (v13 * v23);
    const lift_pack v25 = v23 - lift_pack_select(context_boolean[3], v15 - (v7 * v24), lift_pack_splat(0.0));
    const lift_pack v26 = -(v24 + lift_pack_select(context_boolean[2], v18 - (v3 * v24), lift_pack_splat(0.0)));
    const lift_pack v27 = lift_pack_select(v9, v25, v26);
    const lift_pack v28 = v14 * ((v22 * v27) - lift_pack_select(v9, v26, v25));
    const lift_pack v29 = v24 + ((v11 * v27) + (v13 * v28));
    const lift_pack v30 = lift_pack_select(context_boolean[3], v5 * lift_pack_abs((context_real[18] * v29) - context_real[19]), lift_pack_splat(0.0));
    const lift_pack v31 = v23 + v28;
    const lift_pack v32 = (v1 * v29) - v17;
    const lift_pack v33 = lift_pack_select(context_boolean[2], v16 - (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < (-v32)), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[14] * v32)), lift_pack_splat(0.0));
    const lift_pack v34 = lift_pack_max(lift_pack_abs(v30 - v31), lift_pack_abs(v29 + v33));
    const lift_pack v35 = lift_pack_abs(v29);
    const lift_pack v36 = lift_pack_abs(v31);
    const lift_pack v37 = lift_pack_max(lift_pack_max(v35, lift_pack_max(lift_pack_abs(v30), lift_pack_abs(v33))), v36);
    const lift_mask v38 = (lift_mask)(v34 <= (v37 * lift_pack_select((lift_mask)(v37 < (1.0000000009313226 * v37)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & (lift_mask)((v35 + v36) < lift_pack_splat(1e+38));
    const lift_pack v39 = -v29;
    const lift_pack v40 = lift_pack_select(context_boolean[0], context_real[2], v39);
    const lift_mask v41 = (lift_mask)(lift_pack_whole(0) == context_mode[0]);
    const lift_pack v42 = lift_pack_select(context_boolean[0], lift_pack_splat(0.0), context_real[10] + (context_real[12] * v29));
    const lift_pack v43 = (context_real[6] - v40) - (312.5 * v42);
    const lift_pack v44 = 0.3999999999999999 * v43;
    const lift_pack v45 = 3.3 * v43;
    const lift_pack v46 = v45 - 181.5;
    const lift_pack v47 = -(v44 - 22.0);
    const lift_pack v48 = 181.5 + v45;
    const lift_pack v49 = -(22.0 + v44);
    const lift_pack v50 = v40 + v43;
    const lift_pack v51 = 37.5 + (lift_pack_max(lift_pack_max(v46, v47), lift_pack_max(v48, v49)) - v50);
    const lift_pack v52 = lift_pack_min(v51, 37.5 + (v50 - lift_pack_min(lift_pack_min(v48, v49), lift_pack_min(v46, v47))));
    const lift_pack v53 = lift_pack_select(v41, v52, v42 * lift_pack_real_of(context_mode[0]));
    const lift_mask v54 = context_boolean[5] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[2]), lift_pack_abs(v40))) <= lift_pack_select(v41, v53, context_real[0] * v53));
    const lift_pack v55 = lift_pack_select(context_boolean[1], context_real[3], v31);
    const lift_mask v56 = (lift_mask)(lift_pack_whole(0) == context_mode[1]);
    const lift_pack v57 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v42));
    const lift_pack v58 = lift_pack_select(context_boolean[1], lift_pack_splat(0.0), context_real[11] - (context_real[13] * v31)) * lift_pack_real_of(context_mode[1]);
    const lift_pack v59 = lift_pack_select(v56, lift_pack_min(v57 - v55, v55 + v57), v58);
    const lift_mask v60 = context_boolean[6] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[3]), lift_pack_abs(v55))) <= lift_pack_select(v56, v59, context_real[1] * v59));
    const lift_mask v61 = context_boolean[6] | ((v56 & (lift_mask)(lift_pack_splat(0.0) <= v59)) | (lift_mask)(lift_pack_splat(0.0) < v59));
    const lift_mask v62 = (v54 & v60) | (v61 & (context_boolean[5] | ((lift_mask)(lift_pack_splat(0.0) < v53) | (v41 & (lift_mask)(lift_pack_splat(0.0) <= v53)))));
    const lift_mask v63 = v38 & v62;
    obeying_out[0] = v63;
    const lift_mask v64 = v63 | (v38 & (~found[0]));
    u_out[0] = lift_pack_select(v64, v39, u[0]);
    u_out[1] = lift_pack_select(v64, v31, u[1]);
    found_out[0] = found[0] | v38;
    *done = (~context_boolean[4]) | (v63 | (v0 & (other[1] | (~context_boolean[3]))));
}

static LIFT_APART void lift_pack_step_pattern_piece_same(const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    lift_pack_step_pattern_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static LIFT_APART void lift_pack_step_pattern_piece_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_pattern_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

LIFT_INLINE void lift_pack_step_pattern_piece(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_step_pattern_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        lift_pack_step_pattern_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

LIFT_BODY void lift_pack_step_pattern_pieces_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_mask v0_other[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_pack v0_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_mask v0_found[1] = {lift_pack_whole(0)};
    lift_mask v0_obeying[1] = {lift_pack_whole(0)};
    const lift_mask v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5]};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !lift_pack_all(v0_done); v0_pass++) {
        lift_mask v0_next_other[2];
        lift_pack v0_next_u[2];
        lift_mask v0_next_found[1];
        lift_mask v0_next_obeying[1];
        lift_mask v0_ends;
        lift_pack_step_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = lift_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = lift_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = lift_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = lift_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = lift_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = lift_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const lift_mask v1 = ((~context_boolean[6]) & v0_found[0]) | v0_obeying[0];
    result_real[0] = lift_pack_select(v1, lift_pack_select(context_boolean[0], lift_pack_splat(0.0), context_real[10] - (context_real[12] * v0_u[0])), context_real[20]);
    result_real[1] = lift_pack_select(v1, lift_pack_select(context_boolean[1], lift_pack_splat(0.0), context_real[11] - (context_real[13] * v0_u[1])), context_real[21]);
    result_real[2] = lift_pack_select(v1, lift_pack_select(context_boolean[0], context_real[2], v0_u[0]), context_real[22]);
    result_real[3] = lift_pack_select(v1, lift_pack_select(context_boolean[1], context_real[3], v0_u[1]), context_real[23]);
    result_real[4] = lift_pack_select(v1, v0_u[0], context_real[24]);
    result_real[5] = lift_pack_select(v1, v0_u[1], context_real[25]);
    const lift_mask v2 = context_boolean[6] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[7] | (context_boolean[6] & v0_obeying[0]);
    result_boolean[2] = context_boolean[8] | (~v2);
}

static LIFT_APART void lift_pack_step_pattern_pieces_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_pack_step_pattern_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static LIFT_APART void lift_pack_step_pattern_pieces_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_pattern_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

LIFT_INLINE void lift_pack_step_pattern_pieces(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        lift_pack_step_pattern_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        lift_pack_step_pattern_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
}

LIFT_BODY void lift_pack_step_pattern_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
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
    flag_out[7] = v13;
    const lift_pack v14 = lift_pack_number(prepared, 11U, spacing, 0U) * v4;
    const lift_mask v15 = v13 & (lift_mask)(lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v14))) < lift_pack_splat(1.0));
    const lift_pack v16 = lift_pack_select(v0, lift_pack_splat(0.0), v2 * lift_pack_select(v0, lift_pack_splat(0.0), context_real[2]));
    const lift_pack v17 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v16);
    const lift_pack v18 = -v14;
    const lift_pack v19 = context_real[6] - (312.5 * v16);
    const lift_pack v20 = -v5;
    const lift_mask v21 = ~v9;
    const lift_pack v22 = lift_pack_real_of(pattern[1]);
    const lift_pack v23 = lift_pack_real_of(pattern[0]);
    lift_pack v24_u[2] = {lift_pack_select(v15, number[6], lift_pack_splat(0.0)), lift_pack_select(v15, number[7], lift_pack_splat(0.0))};
    lift_pack v24_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v24_of_context_real[8] = {v23, context_real[4], context_real[5], v20, v19, v22, v18, v17};
    const lift_mask v24_of_context_boolean[2] = {v1, v21};
    lift_mask v24_done = { 0 };
    for (int v24_pass = 0; (v24_pass < 40) && !lift_pack_all(v24_done); v24_pass++) {
        lift_pack v24_next_u[2];
        lift_pack v24_next_polished[1];
        lift_mask v24_ends;
        lift_pack_step_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
        v24_u[0] = lift_pack_select(v24_done, v24_u[0], v24_next_u[0]);
        v24_u[1] = lift_pack_select(v24_done, v24_u[1], v24_next_u[1]);
        v24_polished[0] = lift_pack_select(v24_done, v24_polished[0], v24_next_polished[0]);
        v24_done |= v24_ends;
    }
    const lift_pack v25 = lift_pack_select(v0, context_real[2], v24_u[0]);
    const lift_pack v26 = lift_pack_select(v0, lift_pack_splat(0.0), v16 - (v4 * v24_u[0]));
    const lift_pack v27 = (context_real[6] - (312.5 * v26)) - v25;
    const lift_pack v28 = 0.3999999999999999 * v27;
    const lift_pack v29 = -(v28 - 22.0);
    const lift_pack v30 = 3.3 * v27;
    const lift_pack v31 = v30 - 181.5;
    const lift_pack v32 = -(22.0 + v28);
    const lift_pack v33 = 181.5 + v30;
    const lift_pack v34 = v25 + v27;
    const lift_pack v35 = 37.5 + (lift_pack_max(lift_pack_max(v31, v29), lift_pack_max(v33, v32)) - v34);
    const lift_pack v36 = lift_pack_select(v0, lift_pack_min(v35, 37.5 + (v34 - lift_pack_min(lift_pack_min(v33, v32), lift_pack_min(v31, v29)))), v23 * v26);
    const lift_mask v37 = context_boolean[0] | ((v0 & (lift_mask)(lift_pack_splat(0.0) <= v36)) | (lift_mask)(lift_pack_splat(0.0) < v36));
    const lift_pack v38 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v26));
    const lift_pack v39 = lift_pack_select(v9, context_real[3], v24_u[1]);
    const lift_pack v40 = lift_pack_select(v9, lift_pack_splat(0.0), 1.0 / lift_pack_select(v21, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v41 = lift_pack_select(v9, lift_pack_splat(0.0), v10 * v40);
    const lift_pack v42 = lift_pack_select(v9, lift_pack_splat(0.0), v40 * lift_pack_select(v9, lift_pack_splat(0.0), context_real[3]));
    const lift_pack v43 = lift_pack_select(v9, lift_pack_splat(0.0), v42 - (v41 * v24_u[1]));
    const lift_pack v44 = lift_pack_select(v9, lift_pack_min(v38 - v39, v39 + v38), v22 * v43);
    const lift_pack v45 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const lift_pack v46 = lift_pack_select(v0, lift_pack_splat(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v45 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v45), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v47 = lift_pack_select(v9, lift_pack_splat(0.0), (0.0096 * v22) * lift_pack_abs((v14 * v24_u[0]) - v17));
    const lift_pack v48 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v47), lift_pack_abs(v46)), lift_pack_abs(v24_u[0])), lift_pack_abs(v24_u[1]));
    const lift_pack v49 = lift_pack_max(lift_pack_abs(v47 - v24_u[1]), lift_pack_abs(v24_u[0] - v46));
    const lift_mask v50 = v24_done & (lift_mask)(v49 <= (v48 * lift_pack_select((lift_mask)(v48 < (1.0000000009313226 * v48)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_mask v51 = v50 & (v37 & (context_boolean[1] | ((lift_mask)(lift_pack_splat(0.0) < v44) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v44)))));
    const lift_mask v52 = (lift_mask)(v8 < lift_pack_splat(0.0)) & v1;
    const lift_mask v53 = v12 & v52;
    const lift_mask v54 = (lift_mask)((1e-05 * v48) < v49) & (v53 & (~v50));
    const lift_mask v55 = ~(v51 | (v13 | v54));
    const lift_mask v56 = flag[1] & v55;
    const lift_mask v57 = v52 & (v53 & v50);
    lift_pack v59 = v25;
    lift_pack v60 = v26;
    lift_pack v61 = v39;
    lift_pack v62 = v43;
    lift_mask v63 = v50;
    lift_mask v64 = v54;
    lift_mask v65 = v57;
    lift_pack v66 = v24_u[0];
    lift_pack v67 = v24_u[1];
    if (!lift_pack_all(~(v56))) {
        const lift_pack v58_of_context_real[26] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v40, v16, v42, v4, v41, v23, v20, v19, v22, v18, v17, v26, v43, v25, v39, v24_u[0], v24_u[1]};
        const lift_mask v58_of_context_boolean[10] = {v0, v9, v1, v21, context_boolean[0], context_boolean[1], v50, v57, v54, v56};
        lift_pack v58_result_real[6];
        lift_mask v58_result_boolean[3];
        lift_pack_step_pattern_pieces(spacing, prepared, v58_of_context_real, v58_of_context_boolean, pattern, v58_result_real, v58_result_boolean);
        v59 = lift_pack_select(v56, v58_result_real[2], v59);
        v60 = lift_pack_select(v56, v58_result_real[0], v60);
        v61 = lift_pack_select(v56, v58_result_real[3], v61);
        v62 = lift_pack_select(v56, v58_result_real[1], v62);
        v63 = lift_pack_select_whole(v56, v58_result_boolean[0], v63);
        v64 = lift_pack_select_whole(v56, v58_result_boolean[2], v64);
        v65 = lift_pack_select_whole(v56, v58_result_boolean[1], v65);
        v66 = lift_pack_select(v56, v58_result_real[4], v66);
        v67 = lift_pack_select(v56, v58_result_real[5], v67);
    }
    number_out[0] = v60;
    const lift_pack v68 = (context_real[6] - (312.5 * v60)) - v59;
    const lift_pack v69 = 0.3999999999999999 * v68;
    const lift_pack v70 = -(v69 - 22.0);
    const lift_pack v71 = 3.3 * v68;
    const lift_pack v72 = v71 - 181.5;
    const lift_pack v73 = -(22.0 + v69);
    const lift_pack v74 = 181.5 + v71;
    const lift_pack v75 = v59 + v68;
    const lift_pack v76 = (37.5 + lift_pack_max(lift_pack_max(v72, v70), lift_pack_max(v74, v73))) - v75;
    const lift_pack v77 = lift_pack_select(v0, lift_pack_min(v76, (37.5 + v75) - lift_pack_min(lift_pack_min(v74, v73), lift_pack_min(v72, v70))), v23 * v60);
    const lift_mask v78 = context_boolean[0] | ((v0 & (lift_mask)(lift_pack_splat(0.0) <= v77)) | (lift_mask)(lift_pack_splat(0.0) < v77));
    const lift_pack v79 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v60));
    number_out[1] = v62;
    const lift_pack v80 = lift_pack_select(v9, lift_pack_min(v79 - v61, v61 + v79), v22 * v62);
    const lift_mask v81 = (v78 & (context_boolean[1] | ((lift_mask)(lift_pack_splat(0.0) < v80) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v80))))) & v63;
    const lift_mask v82 = flag[3] | v81;
    flag_out[3] = v82;
    const lift_pack v83 = 1.0 - v11;
    const lift_pack v84 = -v83;
    const lift_pack v85 = lift_pack_select(context_boolean[5], lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v86 = context_boolean[6] | context_boolean[7];
    const lift_pack v87 = lift_pack_select(v86, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_mask v88 = context_boolean[3] | context_boolean[4];
    const lift_mask v89 = (context_boolean[4] & (lift_mask)(lift_pack_whole(1) == pattern[0])) | (v88 & (v0 & ((lift_mask)(v84 <= v87) & (lift_mask)(v85 <= v84))));
    const lift_pack v90 = -(v3 + v83);
    const lift_mask v91 = ((v9 & ((lift_mask)(lift_pack_splat(0.0) <= v90) & (lift_mask)(v90 <= lift_pack_splat(0.0)))) & v86) | (context_boolean[7] & (lift_mask)(lift_pack_whole(1) == pattern[1]));
    const lift_mask v92 = v91 | v89;
    const lift_pack v93 = lift_pack_select(v92, v11, 1.0 + v11);
    const lift_mask v94 = ~(v92 | (lift_mask)(v93 <= (v87 + lift_pack_select(v88, lift_pack_splat(1.0), lift_pack_splat(0.0)))));
    const lift_mask v95 = (~v82) & v94;
    const lift_mask v96 = flag[2] | v55;
    const lift_mask v97 = (~flag[1]) & (v95 & v96);
    const lift_mask v98 = lift_pack_select_whole(context_boolean[3], lift_pack_whole(1), lift_pack_whole(-1));
    const lift_mask v99 = lift_pack_select_whole(v89, lift_pack_select_whole(context_boolean[3] & v0, lift_pack_whole(1), lift_pack_whole(-1)), lift_pack_select_whole(context_boolean[2] & ((lift_mask)(v85 <= v93) & (lift_mask)(v93 <= v87)), lift_pack_whole(0), v98));
    const lift_mask v100 = lift_pack_select_whole(v91, pattern[0], v99);
    pattern_out[0] = lift_pack_select_whole(v97, lift_pack_select_whole(context_boolean[2], lift_pack_whole(0), v98), v100);
    const lift_pack v101 = v93 - lift_pack_select((lift_mask)(lift_pack_whole(0) == v100), lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v102 = lift_pack_select_whole(context_boolean[6], lift_pack_whole(1), lift_pack_whole(-1));
    const lift_mask v103 = lift_pack_select_whole(v91, lift_pack_select_whole(context_boolean[6] & v9, lift_pack_whole(1), lift_pack_whole(-1)), lift_pack_select_whole(context_boolean[5] & ((lift_mask)(v101 <= lift_pack_splat(0.0)) & (lift_mask)(lift_pack_splat(0.0) <= v101)), lift_pack_whole(0), v102));
    pattern_out[1] = lift_pack_select_whole(v97, lift_pack_select_whole(context_boolean[5], lift_pack_whole(0), v102), v103);
    const lift_mask v104 = context_boolean[0] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[2]), lift_pack_abs(v59))) <= lift_pack_select(v0, v77, context_real[0] * v77));
    const lift_mask v105 = context_boolean[1] | (lift_mask)(((-1e-12) * lift_pack_max(lift_pack_abs(context_real[3]), lift_pack_abs(v61))) <= lift_pack_select(v9, v80, context_real[1] * v80));
    const lift_mask v106 = v63 & (v104 & v105);
    const lift_mask v107 = ~flag[3];
    const lift_mask v108 = (v107 & v81) | ((~flag[4]) & (v107 & v106));
    best_out[0] = lift_pack_select_whole(v108, pattern[0], best[0]);
    best_out[1] = lift_pack_select_whole(v108, pattern[1], best[1]);
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] | v97;
    const lift_mask v109 = ~v97;
    flag_out[2] = v96 & v109;
    flag_out[4] = flag[4] | v106;
    const lift_mask v110 = flag[5] | (flag[3] & v81);
    flag_out[5] = v110;
    flag_out[6] = v109 & (flag[6] | ((~v63) & (~v64)));
    flag_out[8] = v65;
    number_out[2] = v66;
    number_out[6] = v66;
    number_out[3] = v67;
    number_out[7] = v67;
    number_out[4] = lift_pack_select(v108, lift_pack_splat(0.0), number[4]);
    number_out[5] = lift_pack_select(v108, lift_pack_splat(0.0), number[5]);
    *done = (v82 & (v110 | (v94 | ((v0 & v9) | (~v92))))) | (v95 & v109);
    if (!lift_pack_all(v108)) {
        flag_out[7] = lift_pack_select_whole(v108, v13, flag[7]);
        flag_out[8] = lift_pack_select_whole(v108, v65, flag[8]);
        number_out[0] = lift_pack_select(v108, v60, number[0]);
        number_out[1] = lift_pack_select(v108, v62, number[1]);
        number_out[2] = lift_pack_select(v108, v66, number[2]);
        number_out[3] = lift_pack_select(v108, v67, number[3]);
    }
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

static LIFT_APART void lift_pack_step_again_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
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

LIFT_BODY void lift_pack_step_repetition_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const lift_mask v0 = lift_pack_select_whole(behind[0], lift_pack_select_whole(before[0], lift_pack_whole(0), lift_pack_mode_of(-lift_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const lift_mask v1 = lift_pack_select_whole(behind[1], lift_pack_select_whole(before[1], lift_pack_whole(0), lift_pack_mode_of(-lift_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const lift_mask v2 = (lift_mask)(lift_pack_whole(0) == v0);
    const lift_mask v3 = ~v2;
    const lift_pack v4 = lift_pack_select(v2, lift_pack_splat(0.0), 1.0 / lift_pack_select(v3, context_real[0], lift_pack_splat(1.0)));
    const lift_pack v5 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_select(v2, lift_pack_splat(0.0), context_real[2]) * v4);
    const lift_pack v6 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v5);
    const lift_pack v7 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v8 = lift_pack_select(v2, lift_pack_splat(0.0), v4 * v7);
    const lift_pack v9 = lift_pack_number(prepared, 11U, spacing, 0U) * v8;
    const lift_pack v10 = context_real[6] - (312.5 * v5);
    const lift_pack v11 = 1.0 - (312.5 * v8);
    const lift_mask v12 = (lift_mask)(lift_pack_whole(0) == v1);
    const lift_mask v13 = ~v12;
    const lift_pack v14 = lift_pack_real_of(v1);
    const lift_pack v15 = lift_pack_real_of(v0);
    lift_pack v16_u[2] = {u[0], u[1]};
    lift_pack v16_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v16_of_context_real[8] = {v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6};
    const lift_mask v16_of_context_boolean[2] = {v3, v13};
    lift_mask v16_done = { 0 };
    for (int v16_pass = 0; (v16_pass < 40) && !lift_pack_all(v16_done); v16_pass++) {
        lift_pack v16_next_u[2];
        lift_pack v16_next_polished[1];
        lift_mask v16_ends;
        lift_pack_step_again_loads(spacing, prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_ends);
        v16_u[0] = lift_pack_select(v16_done, v16_u[0], v16_next_u[0]);
        v16_u[1] = lift_pack_select(v16_done, v16_u[1], v16_next_u[1]);
        v16_polished[0] = lift_pack_select(v16_done, v16_polished[0], v16_next_polished[0]);
        v16_done |= v16_ends;
    }
    u_out[0] = v16_u[0];
    const lift_pack v17 = lift_pack_select(v2, context_real[2], v16_u[0]);
    const lift_pack v18 = lift_pack_select(v2, lift_pack_splat(0.0), v5 - (v8 * v16_u[0]));
    const lift_pack v19 = (context_real[6] - (312.5 * v18)) - v17;
    const lift_pack v20 = v19 - 55.0;
    const lift_pack v21 = -(0.3999999999999999 * v20);
    const lift_pack v22 = 3.3 * v20;
    const lift_pack v23 = 55.0 + v19;
    const lift_pack v24 = -(0.3999999999999999 * v23);
    const lift_pack v25 = 3.3 * v23;
    const lift_pack v26 = 37.5 + (v19 - lift_pack_min(lift_pack_min(v25, v24), lift_pack_min(v22, v21)));
    const lift_pack v27 = (v19 - 37.5) - lift_pack_max(lift_pack_max(v22, v21), lift_pack_max(v25, v24));
    const lift_mask v28 = v3 | ((lift_mask)((-v26) <= v17) & (lift_mask)(v17 <= (-v27)));
    told_out[0] = lift_pack_select_whole(v28, v0, lift_pack_mode_of(v27 + (v26 + (2.0 * v17))));
    u_out[1] = v16_u[1];
    const lift_pack v29 = lift_pack_select(v12, context_real[3], v16_u[1]);
    const lift_pack v30 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v18));
    told_out[1] = lift_pack_select_whole(v13 | ((lift_mask)(v29 <= v30) & (lift_mask)((-v30) <= v29)), v1, lift_pack_mode_of(2.0 * v29));
    const lift_pack v31 = 0.5 * context_real[14];
    const lift_pack v32 = lift_pack_select(v2, lift_pack_splat(0.0), context_real[12]);
    const lift_pack v33 = v32 + (v18 * v31);
    const lift_pack v34 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v35 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_select(v2, lift_pack_splat(0.0), context_real[6] - lift_pack_number(prepared, 2U, spacing, 0U)) * v34);
    const lift_pack v36 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v35);
    const lift_pack v37 = lift_pack_select(v2, lift_pack_splat(0.0), v7 * v34);
    const lift_pack v38 = lift_pack_number(prepared, 11U, spacing, 0U) * v37;
    const lift_pack v39 = -v38;
    const lift_pack v40 = context_real[6] - (312.5 * v35);
    const lift_pack v41 = 1.0 - (312.5 * v37);
    const lift_pack v42 = -v41;
    lift_pack v43_u[2] = {v16_u[0], v16_u[1]};
    lift_pack v43_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v43_of_context_real[8] = {v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36};
    lift_mask v43_done = { 0 };
    for (int v43_pass = 0; (v43_pass < 40) && !lift_pack_all(v43_done); v43_pass++) {
        lift_pack v43_next_u[2];
        lift_pack v43_next_polished[1];
        lift_mask v43_ends;
        lift_pack_stage_loads(spacing, prepared, v43_u, v43_polished, v43_of_context_real, v16_of_context_boolean, v43_next_u, v43_next_polished, &v43_ends);
        v43_u[0] = lift_pack_select(v43_done, v43_u[0], v43_next_u[0]);
        v43_u[1] = lift_pack_select(v43_done, v43_u[1], v43_next_u[1]);
        v43_polished[0] = lift_pack_select(v43_done, v43_polished[0], v43_next_polished[0]);
        v43_done |= v43_ends;
    }
    const lift_pack v44 = lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v43_u[0]));
    const lift_pack v45 = v32 + (v31 * v44);
    lift_pack v46_u[2] = {v43_u[0], v43_u[1]};
    lift_pack v46_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v46_of_context_real[8] = {v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36};
    lift_mask v46_done = { 0 };
    for (int v46_pass = 0; (v46_pass < 40) && !lift_pack_all(v46_done); v46_pass++) {
        lift_pack v46_next_u[2];
        lift_pack v46_next_polished[1];
        lift_mask v46_ends;
        lift_pack_stage_loads(spacing, prepared, v46_u, v46_polished, v46_of_context_real, v16_of_context_boolean, v46_next_u, v46_next_polished, &v46_ends);
        v46_u[0] = lift_pack_select(v46_done, v46_u[0], v46_next_u[0]);
        v46_u[1] = lift_pack_select(v46_done, v46_u[1], v46_next_u[1]);
        v46_polished[0] = lift_pack_select(v46_done, v46_polished[0], v46_next_polished[0]);
        v46_done |= v46_ends;
    }
    const lift_pack v47 = lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v46_u[0]));
    const lift_pack v48 = v32 + (context_real[14] * v47);
    const lift_pack v49 = (v32 + v48) + (2.0 * (v33 + v45));
    const lift_mask v50 = (lift_mask)((v15 * v49) < lift_pack_splat(0.0));
    behind_out[0] = v50;
    const lift_pack v51 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v52 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v53 = lift_pack_select(v12, lift_pack_splat(0.0), v52 * v51);
    const lift_pack v54 = lift_pack_select(v12, lift_pack_splat(0.0), context_real[3]);
    const lift_pack v55 = lift_pack_select(v12, lift_pack_splat(0.0), v54 * v51);
    const lift_pack v56 = lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v53 * v46_u[1])) + lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v43_u[1] * v53));
    const lift_pack v57 = lift_pack_select(v12, lift_pack_splat(0.0), 1.0 / lift_pack_select(v13, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v58 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_select(v12, lift_pack_splat(0.0), v57 * v54) - (v16_u[1] * lift_pack_select(v12, lift_pack_splat(0.0), v52 * v57)));
    const lift_pack v59 = lift_pack_select(v12, lift_pack_splat(0.0), context_real[13]);
    const lift_pack v60 = (6.0 * v59) + (context_real[14] * (v58 + v56));
    const lift_mask v61 = (lift_mask)((v14 * v60) < lift_pack_splat(0.0));
    behind_out[1] = v61;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const lift_pack v62 = 0.16666666666666666 * context_real[14];
    q_out[0] = lift_pack_select(v2, context_real[10], context_real[10] + (v49 * v62));
    q_out[1] = lift_pack_select(v12, context_real[11], context_real[11] + (v60 * v62));
    lift_pack v63_u[2] = {v46_u[0], v46_u[1]};
    lift_pack v63_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v63_of_context_real[8] = {v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36};
    lift_mask v63_done = { 0 };
    for (int v63_pass = 0; (v63_pass < 40) && !lift_pack_all(v63_done); v63_pass++) {
        lift_pack v63_next_u[2];
        lift_pack v63_next_polished[1];
        lift_mask v63_ends;
        lift_pack_stage_loads(spacing, prepared, v63_u, v63_polished, v63_of_context_real, v16_of_context_boolean, v63_next_u, v63_next_polished, &v63_ends);
        v63_u[0] = lift_pack_select(v63_done, v63_u[0], v63_next_u[0]);
        v63_u[1] = lift_pack_select(v63_done, v63_u[1], v63_next_u[1]);
        v63_polished[0] = lift_pack_select(v63_done, v63_polished[0], v63_next_polished[0]);
        v63_done |= v63_ends;
    }
    const lift_pack v64 = v62 * ((v18 + lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v63_u[0]))) + (2.0 * (v44 + v47)));
    qd_out[0] = lift_pack_select(v2, lift_pack_splat(0.0), v32 + v64);
    const lift_pack v65 = v59 + (v62 * (v58 + (lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v53 * v63_u[1])) + (2.0 * v56))));
    qd_out[1] = lift_pack_select(v12, lift_pack_splat(0.0), v65);
    const lift_pack v66 = v15 * v41;
    const lift_pack v67 = 120.0 * v15;
    const lift_pack v68 = 40.0 + (v15 * v40);
    const lift_pack v69 = v68 + ((v48 * v67) - (v63_u[0] * v66));
    const lift_pack v70 = 65.0 * v15;
    const lift_pack v71 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v69), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v69)) + (745.0 * v48)));
    const lift_pack v72 = 0.0096 * v14;
    const lift_pack v73 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v38 * v63_u[0]) - v36));
    const lift_pack v74 = lift_pack_max(lift_pack_abs(v63_u[1]), lift_pack_max(lift_pack_abs(v63_u[0]), lift_pack_max(lift_pack_abs(v73), lift_pack_abs(v71))));
    const lift_pack v75 = lift_pack_max(lift_pack_abs(v63_u[1] - v73), lift_pack_abs(v63_u[0] - v71));
    const lift_pack v76 = v68 + ((v45 * v67) - (v46_u[0] * v66));
    const lift_pack v77 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v76), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v76)) + (745.0 * v45)));
    const lift_pack v78 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v38 * v46_u[0]) - v36));
    const lift_pack v79 = lift_pack_max(lift_pack_max(lift_pack_abs(v46_u[0]), lift_pack_max(lift_pack_abs(v77), lift_pack_abs(v78))), lift_pack_abs(v46_u[1]));
    const lift_pack v80 = lift_pack_max(lift_pack_abs(v46_u[1] - v78), lift_pack_abs(v46_u[0] - v77));
    const lift_pack v81 = v68 + ((v33 * v67) - (v43_u[0] * v66));
    const lift_pack v82 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v81), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v81)) + (745.0 * v33)));
    const lift_pack v83 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_abs((v38 * v43_u[0]) - v36) * v72);
    const lift_pack v84 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v83), lift_pack_abs(v82)), lift_pack_abs(v43_u[0])), lift_pack_abs(v43_u[1]));
    const lift_pack v85 = lift_pack_max(lift_pack_abs(v43_u[1] - v83), lift_pack_abs(v43_u[0] - v82));
    const lift_mask v86 = v43_done & (lift_mask)(v85 <= (v84 * lift_pack_select((lift_mask)(v84 < (1.0000000009313226 * v84)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_mask v87 = v86 & ((lift_mask)(v80 <= (v79 * lift_pack_select((lift_mask)(v79 < (1.0000000009313226 * v79)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v46_done);
    const lift_mask v88 = v87 & ((lift_mask)(v75 <= (v74 * lift_pack_select((lift_mask)(v74 < (1.0000000009313226 * v74)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v63_done);
    const lift_pack v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16_u[0]) - v10)));
    const lift_pack v90 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((context_real[4] + context_real[5]) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v89), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v89))));
    const lift_pack v91 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v9 * v16_u[0]) - v6));
    const lift_pack v92 = lift_pack_max(lift_pack_abs(v16_u[1]), lift_pack_max(lift_pack_abs(v16_u[0]), lift_pack_max(lift_pack_abs(v90), lift_pack_abs(v91))));
    const lift_pack v93 = lift_pack_max(lift_pack_abs(v16_u[0] - v90), lift_pack_abs(v16_u[1] - v91));
    *converged_out = v88 & (v16_done & (lift_mask)(v93 <= (v92 * lift_pack_select((lift_mask)(v92 < (1.0000000009313226 * v92)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))));
    *done = ~(v50 | v61);
}

static LIFT_APART void lift_pack_step_repetition_same(const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    lift_pack_step_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static LIFT_APART void lift_pack_step_repetition_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

LIFT_INLINE void lift_pack_step_repetition(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_step_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        lift_pack_step_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

LIFT_BODY void lift_pack_step_again_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    lift_mask v0_mode[2] = {context_mode[0], context_mode[1]};
    lift_mask v0_told[2] = {context_mode[0], context_mode[1]};
    lift_mask v0_behind[2] = {context_boolean[3], context_boolean[4]};
    lift_mask v0_before[2] = {context_boolean[0], context_boolean[1]};
    lift_pack v0_u[2] = {context_real[15], context_real[16]};
    lift_pack v0_q[2] = {context_real[17], context_real[18]};
    lift_pack v0_qd[2] = {context_real[19], context_real[20]};
    lift_mask v0_converged = context_boolean[2];
    const lift_pack v0_of_context_real[15] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[6], context_real[7], context_real[4], context_real[5], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14]};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !lift_pack_all(v0_done); v0_pass++) {
        lift_mask v0_next_mode[2];
        lift_mask v0_next_told[2];
        lift_mask v0_next_behind[2];
        lift_mask v0_next_before[2];
        lift_pack v0_next_u[2];
        lift_pack v0_next_q[2];
        lift_pack v0_next_qd[2];
        lift_mask v0_next_converged;
        lift_mask v0_ends;
        lift_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = lift_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = lift_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = lift_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = lift_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = lift_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = lift_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = lift_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = lift_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_u[0] = lift_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = lift_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_q[0] = lift_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = lift_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = lift_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = lift_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = lift_pack_select_whole(v0_done, v0_converged, v0_next_converged);
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

static LIFT_APART void lift_pack_step_again_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    lift_pack_step_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static LIFT_APART void lift_pack_step_again_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_step_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

LIFT_INLINE void lift_pack_step_again(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        lift_pack_step_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        lift_pack_step_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

LIFT_BODY void lift_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const lift_pack v0 = lift_pack_at(&tau[0]) - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v1 = lift_pack_at(&tau[0]) - v0;
    const lift_pack v2 = v1 - 55.0;
    const lift_pack v3 = -(0.3999999999999999 * v2);
    const lift_pack v4 = 3.3 * v2;
    const lift_pack v5 = 55.0 + v1;
    const lift_pack v6 = -(0.3999999999999999 * v5);
    const lift_pack v7 = 3.3 * v5;
    const lift_pack v8 = lift_pack_number(prepared, 31U, spacing, 0U) * (lift_pack_max(lift_pack_max(v4, v3), lift_pack_max(v7, v6)) - lift_pack_min(lift_pack_min(v7, v6), lift_pack_min(v4, v3)));
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
    const lift_pack v39 = 625.0 * v11;
    lift_mask v40_pattern[2] = {v38, v35};
    lift_mask v40_best[2] = {v38, v35};
    lift_mask v40_flag[9] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v40_number[8] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v40_of_context_real[10] = {lift_pack_number(prepared, 0U, spacing, 0U), lift_pack_number(prepared, 1U, spacing, 0U), v0, lift_pack_at(&tau[stride]), v16, v39, lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U), lift_pack_at(&qd[0]), lift_pack_at(&qd[stride])};
    const lift_mask v40_of_context_boolean[8] = {~v10, ~v26, v31, v37, lift_pack_select_whole(v10, (lift_mask)(v36 < (-v28)), (lift_mask)(lift_pack_whole(-1) == v12)), v27, v34, lift_pack_select_whole(v26, (lift_mask)(v32 < (-v22)), (lift_mask)(lift_pack_whole(-1) == v33))};
    lift_mask v40_done = { 0 };
    for (int v40_pass = 0; (v40_pass < 36) && !lift_pack_all(v40_done); v40_pass++) {
        lift_mask v40_next_pattern[2];
        lift_mask v40_next_best[2];
        lift_mask v40_next_flag[9];
        lift_pack v40_next_number[8];
        lift_mask v40_ends;
        lift_pack_step_pattern(spacing, prepared, v40_pattern, v40_best, v40_flag, v40_number, v40_of_context_real, v40_of_context_boolean, v40_next_pattern, v40_next_best, v40_next_flag, v40_next_number, &v40_ends);
        v40_pattern[0] = lift_pack_select_whole(v40_done, v40_pattern[0], v40_next_pattern[0]);
        v40_pattern[1] = lift_pack_select_whole(v40_done, v40_pattern[1], v40_next_pattern[1]);
        v40_best[0] = lift_pack_select_whole(v40_done, v40_best[0], v40_next_best[0]);
        v40_best[1] = lift_pack_select_whole(v40_done, v40_best[1], v40_next_best[1]);
        v40_flag[0] = lift_pack_select_whole(v40_done, v40_flag[0], v40_next_flag[0]);
        v40_flag[1] = lift_pack_select_whole(v40_done, v40_flag[1], v40_next_flag[1]);
        v40_flag[2] = lift_pack_select_whole(v40_done, v40_flag[2], v40_next_flag[2]);
        v40_flag[3] = lift_pack_select_whole(v40_done, v40_flag[3], v40_next_flag[3]);
        v40_flag[4] = lift_pack_select_whole(v40_done, v40_flag[4], v40_next_flag[4]);
        v40_flag[5] = lift_pack_select_whole(v40_done, v40_flag[5], v40_next_flag[5]);
        v40_flag[6] = lift_pack_select_whole(v40_done, v40_flag[6], v40_next_flag[6]);
        v40_flag[7] = lift_pack_select_whole(v40_done, v40_flag[7], v40_next_flag[7]);
        v40_flag[8] = lift_pack_select_whole(v40_done, v40_flag[8], v40_next_flag[8]);
        v40_number[0] = lift_pack_select(v40_done, v40_number[0], v40_next_number[0]);
        v40_number[1] = lift_pack_select(v40_done, v40_number[1], v40_next_number[1]);
        v40_number[2] = lift_pack_select(v40_done, v40_number[2], v40_next_number[2]);
        v40_number[3] = lift_pack_select(v40_done, v40_number[3], v40_next_number[3]);
        v40_number[4] = lift_pack_select(v40_done, v40_number[4], v40_next_number[4]);
        v40_number[5] = lift_pack_select(v40_done, v40_number[5], v40_next_number[5]);
        v40_number[6] = lift_pack_select(v40_done, v40_number[6], v40_next_number[6]);
        v40_number[7] = lift_pack_select(v40_done, v40_number[7], v40_next_number[7]);
        v40_done |= v40_ends;
    }
    const lift_mask v41 = (lift_mask)(lift_pack_whole(0) == v40_best[0]);
    const lift_pack v42 = lift_pack_select(v41, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v43 = lift_pack_select(v41, lift_pack_splat(0.0), v42 * lift_pack_select(v41, lift_pack_splat(0.0), v0));
    const lift_pack v44 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v43);
    const lift_pack v45 = lift_pack_select(v41, lift_pack_splat(0.0), v42 * lift_pack_select(v41, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v46 = lift_pack_number(prepared, 11U, spacing, 0U) * v45;
    const lift_pack v47 = -v46;
    const lift_pack v48 = lift_pack_at(&tau[0]) - (312.5 * v43);
    const lift_pack v49 = 1.0 - (312.5 * v45);
    const lift_pack v50 = -v49;
    const lift_pack v51 = lift_pack_select(v41, lift_pack_splat(0.0), lift_pack_at(&qd[0]) + v40_number[4]);
    const lift_pack v52 = 0.5 * lift_pack_at(&dt[0]);
    const lift_pack v53 = v51 + (v40_number[0] * v52);
    const lift_mask v54 = (lift_mask)(lift_pack_whole(0) == v40_best[1]);
    const lift_mask v55 = ~v54;
    const lift_mask v56 = ~v41;
    const lift_pack v57 = lift_pack_real_of(v40_best[1]);
    const lift_pack v58 = lift_pack_real_of(v40_best[0]);
    lift_pack v59_u[2] = {v40_number[2], v40_number[3]};
    lift_pack v59_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v59_of_context_real[8] = {v58, 120.0 * v53, 625.0 * v53, v50, v48, v57, v47, v44};
    const lift_mask v59_of_context_boolean[2] = {v56, v55};
    lift_mask v59_done = { 0 };
    for (int v59_pass = 0; (v59_pass < 40) && !lift_pack_all(v59_done); v59_pass++) {
        lift_pack v59_next_u[2];
        lift_pack v59_next_polished[1];
        lift_mask v59_ends;
        lift_pack_stage_loads(spacing, prepared, v59_u, v59_polished, v59_of_context_real, v59_of_context_boolean, v59_next_u, v59_next_polished, &v59_ends);
        v59_u[0] = lift_pack_select(v59_done, v59_u[0], v59_next_u[0]);
        v59_u[1] = lift_pack_select(v59_done, v59_u[1], v59_next_u[1]);
        v59_polished[0] = lift_pack_select(v59_done, v59_polished[0], v59_next_polished[0]);
        v59_done |= v59_ends;
    }
    const lift_pack v60 = lift_pack_select(v41, lift_pack_splat(0.0), v43 - (v45 * v59_u[0]));
    const lift_pack v61 = v51 + (v52 * v60);
    lift_pack v62_u[2] = {v59_u[0], v59_u[1]};
    lift_pack v62_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v62_of_context_real[8] = {v58, 120.0 * v61, 625.0 * v61, v50, v48, v57, v47, v44};
    lift_mask v62_done = { 0 };
    for (int v62_pass = 0; (v62_pass < 40) && !lift_pack_all(v62_done); v62_pass++) {
        lift_pack v62_next_u[2];
        lift_pack v62_next_polished[1];
        lift_mask v62_ends;
        lift_pack_stage_loads(spacing, prepared, v62_u, v62_polished, v62_of_context_real, v59_of_context_boolean, v62_next_u, v62_next_polished, &v62_ends);
        v62_u[0] = lift_pack_select(v62_done, v62_u[0], v62_next_u[0]);
        v62_u[1] = lift_pack_select(v62_done, v62_u[1], v62_next_u[1]);
        v62_polished[0] = lift_pack_select(v62_done, v62_polished[0], v62_next_polished[0]);
        v62_done |= v62_ends;
    }
    const lift_pack v63 = lift_pack_select(v41, lift_pack_splat(0.0), v43 - (v45 * v62_u[0]));
    const lift_pack v64 = v51 + (lift_pack_at(&dt[0]) * v63);
    lift_pack v65_u[2] = {v62_u[0], v62_u[1]};
    lift_pack v65_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v65_of_context_real[8] = {v58, 120.0 * v64, 625.0 * v64, v50, v48, v57, v47, v44};
    lift_mask v65_done = { 0 };
    for (int v65_pass = 0; (v65_pass < 40) && !lift_pack_all(v65_done); v65_pass++) {
        lift_pack v65_next_u[2];
        lift_pack v65_next_polished[1];
        lift_mask v65_ends;
        lift_pack_stage_loads(spacing, prepared, v65_u, v65_polished, v65_of_context_real, v59_of_context_boolean, v65_next_u, v65_next_polished, &v65_ends);
        v65_u[0] = lift_pack_select(v65_done, v65_u[0], v65_next_u[0]);
        v65_u[1] = lift_pack_select(v65_done, v65_u[1], v65_next_u[1]);
        v65_polished[0] = lift_pack_select(v65_done, v65_polished[0], v65_next_polished[0]);
        v65_done |= v65_ends;
    }
    const lift_pack v66 = v58 * v49;
    const lift_pack v67 = 40.0 + (v58 * v48);
    const lift_pack v68 = 120.0 * v58;
    const lift_pack v69 = (v67 - (v65_u[0] * v66)) + (v64 * v68);
    const lift_pack v70 = 65.0 * v58;
    const lift_pack v71 = lift_pack_select(v41, lift_pack_splat(0.0), v70 + ((745.0 * v64) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v69), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v58 * v69))));
    const lift_pack v72 = 0.0096 * v57;
    const lift_pack v73 = lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_abs((v46 * v65_u[0]) - v44) * v72);
    const lift_pack v74 = lift_pack_max(lift_pack_abs(v65_u[1]), lift_pack_max(lift_pack_max(lift_pack_abs(v73), lift_pack_abs(v71)), lift_pack_abs(v65_u[0])));
    const lift_pack v75 = lift_pack_max(lift_pack_abs(v65_u[0] - v71), lift_pack_abs(v65_u[1] - v73));
    const lift_pack v76 = (v67 - (v62_u[0] * v66)) + (v61 * v68);
    const lift_pack v77 = lift_pack_select(v41, lift_pack_splat(0.0), v70 + ((745.0 * v61) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v76), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v58 * v76))));
    const lift_pack v78 = lift_pack_select(v54, lift_pack_splat(0.0), v72 * lift_pack_abs((v46 * v62_u[0]) - v44));
    const lift_pack v79 = lift_pack_max(lift_pack_abs(v62_u[1]), lift_pack_max(lift_pack_abs(v62_u[0]), lift_pack_max(lift_pack_abs(v78), lift_pack_abs(v77))));
    const lift_pack v80 = lift_pack_max(lift_pack_abs(v62_u[1] - v78), lift_pack_abs(v62_u[0] - v77));
    const lift_pack v81 = (v67 - (v59_u[0] * v66)) + (v53 * v68);
    const lift_pack v82 = lift_pack_select(v41, lift_pack_splat(0.0), v70 + ((745.0 * v53) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v81), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v58 * v81))));
    const lift_pack v83 = lift_pack_select(v54, lift_pack_splat(0.0), v72 * lift_pack_abs((v46 * v59_u[0]) - v44));
    const lift_pack v84 = lift_pack_max(lift_pack_abs(v59_u[1]), lift_pack_max(lift_pack_abs(v59_u[0]), lift_pack_max(lift_pack_abs(v82), lift_pack_abs(v83))));
    const lift_pack v85 = lift_pack_max(lift_pack_abs(v59_u[0] - v82), lift_pack_abs(v59_u[1] - v83));
    const lift_mask v86 = (lift_mask)(v85 <= (v84 * lift_pack_select((lift_mask)(v84 < (1.0000000009313226 * v84)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v59_done;
    const lift_mask v87 = v86 & ((lift_mask)(v80 <= (v79 * lift_pack_select((lift_mask)(v79 < (1.0000000009313226 * v79)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v62_done);
    const lift_mask v88 = ((lift_mask)(v75 <= (v74 * lift_pack_select((lift_mask)(v74 < (1.0000000009313226 * v74)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v65_done) & v87;
    const lift_pack v89 = lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v90 = lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_splat(1.0)) * v89);
    const lift_pack v91 = lift_pack_select(v54, lift_pack_splat(0.0), v89 * lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_at(&tau[stride])));
    const lift_pack v92 = lift_pack_select(v54, lift_pack_splat(0.0), v91 - (v62_u[1] * v90)) + lift_pack_select(v54, lift_pack_splat(0.0), v91 - (v59_u[1] * v90));
    const lift_pack v93 = 0.16666666666666666 * lift_pack_at(&dt[0]);
    const lift_pack v94 = lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_at(&qd[stride]) + v40_number[5]);
    const lift_pack v95 = v94 + (v93 * ((v40_number[1] + lift_pack_select(v54, lift_pack_splat(0.0), v91 - (v90 * v65_u[1]))) + (2.0 * v92)));
    const lift_pack v96 = lift_pack_select(v54, lift_pack_splat(0.0), v95);
    const lift_pack v97 = v93 * ((v40_number[0] + lift_pack_select(v41, lift_pack_splat(0.0), v43 - (v45 * v65_u[0]))) + (2.0 * (v60 + v63)));
    const lift_pack v98 = lift_pack_select(v41, lift_pack_splat(0.0), v51 + v97);
    const lift_pack v99 = (6.0 * v94) + (lift_pack_at(&dt[0]) * (v40_number[1] + v92));
    const lift_pack v100 = lift_pack_at(&dt[0]) * lift_pack_number(prepared, 35U, spacing, 0U);
    const lift_mask v101 = (lift_mask)((lift_pack_number(prepared, 4U, spacing, 0U) * lift_pack_abs(v100)) <= lift_pack_splat(2.7));
    const lift_mask v102 = (lift_mask)(lift_pack_select(v41, lift_pack_splat(0.0), -(1.0 / lift_pack_select((~v101) & v56, v100 - lift_pack_number(prepared, 33U, spacing, 0U), lift_pack_splat(1.0)))) < lift_pack_splat(0.0));
    const lift_mask v103 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v101, lift_pack_splat(0.0), lift_pack_select(v102 | (lift_mask)(lift_pack_select(v54, lift_pack_splat(0.0), lift_pack_number(prepared, 34U, spacing, 0U)) < lift_pack_splat(0.0)), lift_pack_splat(1.0), lift_pack_splat(0.0))));
    const lift_mask v104 = ~v103;
    const lift_mask v105 = v104 & (lift_mask)((v57 * v99) < lift_pack_splat(0.0));
    const lift_pack v106 = (v51 + v64) + (2.0 * (v53 + v61));
    const lift_mask v107 = v104 & (lift_mask)((v58 * v106) < lift_pack_splat(0.0));
    const lift_pack v108 = lift_pack_select(v54, lift_pack_at(&q[stride]), lift_pack_at(&q[stride]) + (v99 * v93));
    const lift_pack v109 = lift_pack_select(v41, lift_pack_at(&q[0]), lift_pack_at(&q[0]) + (v106 * v93));
    const lift_mask v110 = v105 | v107;
    lift_pack v112 = v98;
    lift_pack v113 = v96;
    lift_pack v114 = v109;
    lift_pack v115 = v108;
    lift_mask v116 = v40_best[0];
    lift_mask v117 = v40_best[1];
    lift_mask v118 = v88;
    if (!lift_pack_all(~(v110))) {
        const lift_pack v111_of_context_real[21] = {lift_pack_number(prepared, 0U, spacing, 0U), lift_pack_number(prepared, 1U, spacing, 0U), v0, lift_pack_at(&tau[stride]), lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U), v16, v39, lift_pack_number(prepared, 4U, spacing, 0U), lift_pack_number(prepared, 5U, spacing, 0U), lift_pack_at(&q[0]), lift_pack_at(&q[stride]), lift_pack_at(&qd[0]), lift_pack_at(&qd[stride]), lift_pack_at(&dt[0]), v40_number[2], v40_number[3], v109, v108, v98, v96};
        const lift_mask v111_of_context_boolean[5] = {v10, v26, v88, v107, v105};
        lift_pack v111_result_real[4];
        lift_mask v111_result_boolean[1];
        lift_mask v111_result_mode[2];
        lift_pack_step_again(spacing, prepared, v111_of_context_real, v111_of_context_boolean, v40_best, v111_result_real, v111_result_boolean, v111_result_mode);
        v112 = lift_pack_select(v110, v111_result_real[2], v112);
        v113 = lift_pack_select(v110, v111_result_real[3], v113);
        v114 = lift_pack_select(v110, v111_result_real[0], v114);
        v115 = lift_pack_select(v110, v111_result_real[1], v115);
        v116 = lift_pack_select_whole(v110, v111_result_mode[0], v116);
        v117 = lift_pack_select_whole(v110, v111_result_mode[1], v117);
        v118 = lift_pack_select_whole(v110, v111_result_boolean[0], v118);
    }
    *(lift_unaligned *)&qd_next[0] = v112;
    *(lift_unaligned *)&qd_next[stride] = v113;
    *(lift_unaligned *)&q_next[0] = v114;
    *(lift_unaligned *)&q_next[stride] = v115;
    const lift_mask v119 = (lift_mask)((lift_pack_abs(v115) + (lift_pack_abs(v114) + (lift_pack_abs(v113) + lift_pack_abs(v112)))) < lift_pack_splat(1e+38));
    const lift_pack v120 = lift_pack_abs(lift_pack_at(&q[0])) + (lift_pack_abs(lift_pack_at(&dt[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (v25 + v9)));
    const lift_pack v121 = lift_pack_abs(lift_pack_at(&tau[stride]));
    const lift_mask v122 = ((lift_mask)((lift_pack_abs(lift_pack_at(&tau[0])) + v120) < lift_pack_splat(1e+38)) & (lift_mask)(v121 < lift_pack_splat(1e+38))) & (lift_mask)(lift_pack_splat(0.0) < lift_pack_at(&dt[0]));
    const lift_mask v123 = v119 & (v104 & v122);
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(v116, lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(v117, lift_bytes);
    const lift_pack v124 = lift_pack_select(v40_flag[4] | v40_flag[3], lift_pack_select(v40_flag[8], lift_pack_splat(4.0), lift_pack_select(v40_flag[7] & (~v40_flag[2]), lift_pack_select(v40_flag[5], lift_pack_splat(1.0), lift_pack_splat(0.0)), lift_pack_splat(3.0))), lift_pack_select(v40_flag[6], lift_pack_splat(5.0), lift_pack_splat(2.0)));
    const lift_mask v125 = (lift_mask)((lift_pack_abs(v40_number[0]) + ((v121 + lift_pack_abs(v0)) + lift_pack_abs(v40_number[1]))) < lift_pack_splat(1e+38));
    const lift_pack v126 = lift_pack_select(v125, lift_pack_select(v40_done, v124, lift_pack_splat(5.0)), lift_pack_splat(6.0));
    const lift_mask v127 = (lift_mask)(lift_pack_splat(2.0) == v126);
    const lift_pack v128 = lift_pack_select(v127 | v118, lift_pack_splat(0.0), lift_pack_splat(5.0));
    const lift_pack v129 = lift_pack_select((lift_mask)(lift_pack_splat(3.0) == v126) | (lift_mask)(lift_pack_splat(3.0) == v128), lift_pack_splat(3.0), lift_pack_select((lift_mask)(lift_pack_splat(1.0) == v126) | (lift_mask)(lift_pack_splat(1.0) == v128), lift_pack_splat(1.0), lift_pack_splat(0.0)));
    const lift_pack v130 = lift_pack_select(v127 | (lift_mask)(lift_pack_splat(2.0) == v128), lift_pack_splat(2.0), lift_pack_select((lift_mask)(lift_pack_splat(4.0) == v128) | (lift_mask)(lift_pack_splat(4.0) == v126), lift_pack_splat(4.0), v129));
    const lift_pack v131 = lift_pack_select((lift_mask)(lift_pack_splat(7.0) == v126) | (lift_mask)(lift_pack_splat(7.0) == v128), lift_pack_splat(7.0), lift_pack_select((lift_mask)(lift_pack_splat(5.0) == v128) | (lift_mask)(lift_pack_splat(5.0) == v126), lift_pack_splat(5.0), v130));
    *(lift_unaligned *)&status[0] = lift_pack_select(v123, lift_pack_select((lift_mask)(lift_pack_splat(6.0) == v126) | (lift_mask)(lift_pack_splat(6.0) == v128), lift_pack_splat(6.0), v131), lift_pack_select(v103 & v122, lift_pack_splat(7.0), lift_pack_splat(6.0)));
    if (!lift_pack_all(v123)) {
        *(lift_unaligned *)&q_next[0] = lift_pack_select(v123, v114, lift_pack_at(&q[0]));
        *(lift_unaligned *)&q_next[stride] = lift_pack_select(v123, v115, lift_pack_at(&q[stride]));
        *(lift_unaligned *)&qd_next[0] = lift_pack_select(v123, v112, lift_pack_at(&qd[0]));
        *(lift_unaligned *)&qd_next[stride] = lift_pack_select(v123, v113, lift_pack_at(&qd[stride]));
        *(lift_bytes *)&mode_next[0] = __builtin_convertvector(lift_pack_select_whole(v123, v116, lift_pack_at_modes(&mode[0])), lift_bytes);
        *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(lift_pack_select_whole(v123, v117, lift_pack_at_modes(&mode[stride])), lift_bytes);
    }
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
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(9U, count, first, LIFT_LANES, &prepared[19U * count], &prepared_rest[19U * LIFT_LANES]);
        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[30U * count], &prepared_rest[30U * LIFT_LANES]);
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

static LIFT_APART void lift_pack_interpolated_again_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
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

LIFT_BODY void lift_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const lift_mask v0 = lift_pack_select_whole(behind[0], lift_pack_select_whole(before[0], lift_pack_whole(0), lift_pack_mode_of(-lift_pack_real_of(mode[0]))), mode[0]);
    mode_out[0] = v0;
    const lift_mask v1 = lift_pack_select_whole(behind[1], lift_pack_select_whole(before[1], lift_pack_whole(0), lift_pack_mode_of(-lift_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v1;
    const lift_mask v2 = (lift_mask)(lift_pack_whole(0) == v0);
    const lift_mask v3 = ~v2;
    const lift_pack v4 = lift_pack_select(v2, lift_pack_splat(0.0), 1.0 / lift_pack_select(v3, context_real[0], lift_pack_splat(1.0)));
    const lift_pack v5 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_select(v2, lift_pack_splat(0.0), context_real[2]) * v4);
    const lift_pack v6 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v5);
    const lift_pack v7 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v8 = lift_pack_select(v2, lift_pack_splat(0.0), v4 * v7);
    const lift_pack v9 = lift_pack_number(prepared, 11U, spacing, 0U) * v8;
    const lift_pack v10 = context_real[6] - (312.5 * v5);
    const lift_pack v11 = 1.0 - (312.5 * v8);
    const lift_mask v12 = (lift_mask)(lift_pack_whole(0) == v1);
    const lift_mask v13 = ~v12;
    const lift_pack v14 = lift_pack_real_of(v1);
    const lift_pack v15 = lift_pack_real_of(v0);
    lift_pack v16_u[2] = {u[0], u[1]};
    lift_pack v16_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v16_of_context_real[8] = {v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6};
    const lift_mask v16_of_context_boolean[2] = {v3, v13};
    lift_mask v16_done = { 0 };
    for (int v16_pass = 0; (v16_pass < 40) && !lift_pack_all(v16_done); v16_pass++) {
        lift_pack v16_next_u[2];
        lift_pack v16_next_polished[1];
        lift_mask v16_ends;
        lift_pack_interpolated_again_loads(spacing, prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_ends);
        v16_u[0] = lift_pack_select(v16_done, v16_u[0], v16_next_u[0]);
        v16_u[1] = lift_pack_select(v16_done, v16_u[1], v16_next_u[1]);
        v16_polished[0] = lift_pack_select(v16_done, v16_polished[0], v16_next_polished[0]);
        v16_done |= v16_ends;
    }
    u_out[0] = v16_u[0];
    const lift_pack v17 = lift_pack_select(v2, context_real[2], v16_u[0]);
    const lift_pack v18 = lift_pack_select(v2, lift_pack_splat(0.0), v5 - (v8 * v16_u[0]));
    const lift_pack v19 = (context_real[6] - (312.5 * v18)) - v17;
    const lift_pack v20 = v19 - 55.0;
    const lift_pack v21 = -(0.3999999999999999 * v20);
    const lift_pack v22 = 3.3 * v20;
    const lift_pack v23 = 55.0 + v19;
    const lift_pack v24 = -(0.3999999999999999 * v23);
    const lift_pack v25 = 3.3 * v23;
    const lift_pack v26 = 37.5 + (v19 - lift_pack_min(lift_pack_min(v25, v24), lift_pack_min(v22, v21)));
    const lift_pack v27 = (v19 - 37.5) - lift_pack_max(lift_pack_max(v22, v21), lift_pack_max(v25, v24));
    const lift_mask v28 = v3 | ((lift_mask)((-v26) <= v17) & (lift_mask)(v17 <= (-v27)));
    told_out[0] = lift_pack_select_whole(v28, v0, lift_pack_mode_of(v27 + (v26 + (2.0 * v17))));
    u_out[1] = v16_u[1];
    const lift_pack v29 = lift_pack_select(v12, context_real[3], v16_u[1]);
    const lift_pack v30 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v18));
    told_out[1] = lift_pack_select_whole(v13 | ((lift_mask)(v29 <= v30) & (lift_mask)((-v30) <= v29)), v1, lift_pack_mode_of(2.0 * v29));
    const lift_pack v31 = 0.5 * context_real[14];
    const lift_pack v32 = lift_pack_select(v2, lift_pack_splat(0.0), context_real[12]);
    const lift_pack v33 = v32 + (v31 * v18);
    const lift_pack v34 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v35 = lift_pack_select(v2, lift_pack_splat(0.0), lift_pack_select(v2, lift_pack_splat(0.0), context_real[6] - lift_pack_number(prepared, 2U, spacing, 0U)) * v34);
    const lift_pack v36 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v35);
    const lift_pack v37 = lift_pack_select(v2, lift_pack_splat(0.0), v7 * v34);
    const lift_pack v38 = lift_pack_number(prepared, 11U, spacing, 0U) * v37;
    const lift_pack v39 = -v38;
    const lift_pack v40 = context_real[6] - (312.5 * v35);
    const lift_pack v41 = 1.0 - (312.5 * v37);
    const lift_pack v42 = -v41;
    lift_pack v43_u[2] = {v16_u[0], v16_u[1]};
    lift_pack v43_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v43_of_context_real[8] = {v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36};
    lift_mask v43_done = { 0 };
    for (int v43_pass = 0; (v43_pass < 40) && !lift_pack_all(v43_done); v43_pass++) {
        lift_pack v43_next_u[2];
        lift_pack v43_next_polished[1];
        lift_mask v43_ends;
        lift_pack_stage_loads(spacing, prepared, v43_u, v43_polished, v43_of_context_real, v16_of_context_boolean, v43_next_u, v43_next_polished, &v43_ends);
        v43_u[0] = lift_pack_select(v43_done, v43_u[0], v43_next_u[0]);
        v43_u[1] = lift_pack_select(v43_done, v43_u[1], v43_next_u[1]);
        v43_polished[0] = lift_pack_select(v43_done, v43_polished[0], v43_next_polished[0]);
        v43_done |= v43_ends;
    }
    const lift_pack v44 = lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v43_u[0]));
    const lift_pack v45 = v32 + (v31 * v44);
    lift_pack v46_u[2] = {v43_u[0], v43_u[1]};
    lift_pack v46_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v46_of_context_real[8] = {v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36};
    lift_mask v46_done = { 0 };
    for (int v46_pass = 0; (v46_pass < 40) && !lift_pack_all(v46_done); v46_pass++) {
        lift_pack v46_next_u[2];
        lift_pack v46_next_polished[1];
        lift_mask v46_ends;
        lift_pack_stage_loads(spacing, prepared, v46_u, v46_polished, v46_of_context_real, v16_of_context_boolean, v46_next_u, v46_next_polished, &v46_ends);
        v46_u[0] = lift_pack_select(v46_done, v46_u[0], v46_next_u[0]);
        v46_u[1] = lift_pack_select(v46_done, v46_u[1], v46_next_u[1]);
        v46_polished[0] = lift_pack_select(v46_done, v46_polished[0], v46_next_polished[0]);
        v46_done |= v46_ends;
    }
    const lift_pack v47 = lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v46_u[0]));
    const lift_pack v48 = v32 + (context_real[14] * v47);
    const lift_pack v49 = (v32 + v48) + (2.0 * (v33 + v45));
    const lift_mask v50 = (lift_mask)((v15 * v49) < lift_pack_splat(0.0));
    behind_out[0] = v50;
    const lift_pack v51 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v52 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v53 = lift_pack_select(v12, lift_pack_splat(0.0), v52 * v51);
    const lift_pack v54 = lift_pack_select(v12, lift_pack_splat(0.0), context_real[3]);
    const lift_pack v55 = lift_pack_select(v12, lift_pack_splat(0.0), v54 * v51);
    const lift_pack v56 = lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v53 * v46_u[1])) + lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v53 * v43_u[1]));
    const lift_pack v57 = lift_pack_select(v12, lift_pack_splat(0.0), 1.0 / lift_pack_select(v13, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v58 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_select(v12, lift_pack_splat(0.0), v57 * v54) - (lift_pack_select(v12, lift_pack_splat(0.0), v52 * v57) * v16_u[1]));
    const lift_pack v59 = lift_pack_select(v12, lift_pack_splat(0.0), context_real[13]);
    const lift_pack v60 = (6.0 * v59) + (context_real[14] * (v58 + v56));
    const lift_mask v61 = (lift_mask)((v14 * v60) < lift_pack_splat(0.0));
    behind_out[1] = v61;
    before_out[0] = before[0] | behind[0];
    before_out[1] = before[1] | behind[1];
    const lift_pack v62 = 0.16666666666666666 * context_real[14];
    q_out[0] = lift_pack_select(v2, context_real[10], context_real[10] + (v62 * v49));
    q_out[1] = lift_pack_select(v12, context_real[11], context_real[11] + (v62 * v60));
    lift_pack v63_u[2] = {v46_u[0], v46_u[1]};
    lift_pack v63_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v63_of_context_real[8] = {v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36};
    lift_mask v63_done = { 0 };
    for (int v63_pass = 0; (v63_pass < 40) && !lift_pack_all(v63_done); v63_pass++) {
        lift_pack v63_next_u[2];
        lift_pack v63_next_polished[1];
        lift_mask v63_ends;
        lift_pack_stage_loads(spacing, prepared, v63_u, v63_polished, v63_of_context_real, v16_of_context_boolean, v63_next_u, v63_next_polished, &v63_ends);
        v63_u[0] = lift_pack_select(v63_done, v63_u[0], v63_next_u[0]);
        v63_u[1] = lift_pack_select(v63_done, v63_u[1], v63_next_u[1]);
        v63_polished[0] = lift_pack_select(v63_done, v63_polished[0], v63_next_polished[0]);
        v63_done |= v63_ends;
    }
    const lift_pack v64 = v62 * ((v18 + lift_pack_select(v2, lift_pack_splat(0.0), v35 - (v37 * v63_u[0]))) + (2.0 * (v44 + v47)));
    qd_out[0] = lift_pack_select(v2, lift_pack_splat(0.0), v32 + v64);
    const lift_pack v65 = v59 + (v62 * (v58 + (lift_pack_select(v12, lift_pack_splat(0.0), v55 - (v53 * v63_u[1])) + (2.0 * v56))));
    qd_out[1] = lift_pack_select(v12, lift_pack_splat(0.0), v65);
    const lift_pack v66 = v15 * v41;
    const lift_pack v67 = 120.0 * v15;
    const lift_pack v68 = 40.0 + (v15 * v40);
    const lift_pack v69 = v68 + ((v67 * v48) - (v66 * v63_u[0]));
    const lift_pack v70 = 65.0 * v15;
    const lift_pack v71 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v69), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v69)) + (745.0 * v48)));
    const lift_pack v72 = 0.0096 * v14;
    const lift_pack v73 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v38 * v63_u[0]) - v36));
    const lift_pack v74 = lift_pack_max(lift_pack_abs(v63_u[1]), lift_pack_max(lift_pack_abs(v63_u[0]), lift_pack_max(lift_pack_abs(v73), lift_pack_abs(v71))));
    const lift_pack v75 = lift_pack_max(lift_pack_abs(v63_u[1] - v73), lift_pack_abs(v63_u[0] - v71));
    const lift_pack v76 = v68 + ((v67 * v45) - (v66 * v46_u[0]));
    const lift_pack v77 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v76), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v76)) + (745.0 * v45)));
    const lift_pack v78 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v38 * v46_u[0]) - v36));
    const lift_pack v79 = lift_pack_max(lift_pack_max(lift_pack_abs(v46_u[0]), lift_pack_max(lift_pack_abs(v77), lift_pack_abs(v78))), lift_pack_abs(v46_u[1]));
    const lift_pack v80 = lift_pack_max(lift_pack_abs(v46_u[1] - v78), lift_pack_abs(v46_u[0] - v77));
    const lift_pack v81 = v68 + ((v67 * v33) - (v66 * v43_u[0]));
    const lift_pack v82 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v81), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v81)) + (745.0 * v33)));
    const lift_pack v83 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v38 * v43_u[0]) - v36));
    const lift_pack v84 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v83), lift_pack_abs(v82)), lift_pack_abs(v43_u[0])), lift_pack_abs(v43_u[1]));
    const lift_pack v85 = lift_pack_max(lift_pack_abs(v43_u[1] - v83), lift_pack_abs(v43_u[0] - v82));
    const lift_mask v86 = v43_done & (lift_mask)(v85 <= (v84 * lift_pack_select((lift_mask)(v84 < (1.0000000009313226 * v84)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_mask v87 = v86 & ((lift_mask)(v80 <= (v79 * lift_pack_select((lift_mask)(v79 < (1.0000000009313226 * v79)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v46_done);
    const lift_mask v88 = v87 & ((lift_mask)(v75 <= (v74 * lift_pack_select((lift_mask)(v74 < (1.0000000009313226 * v74)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v63_done);
    const lift_pack v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16_u[0]) - v10)));
    const lift_pack v90 = lift_pack_select(v2, lift_pack_splat(0.0), v70 + ((context_real[4] + context_real[5]) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v89), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v15 * v89))));
    const lift_pack v91 = lift_pack_select(v12, lift_pack_splat(0.0), v72 * lift_pack_abs((v9 * v16_u[0]) - v6));
    const lift_pack v92 = lift_pack_max(lift_pack_abs(v16_u[1]), lift_pack_max(lift_pack_abs(v16_u[0]), lift_pack_max(lift_pack_abs(v90), lift_pack_abs(v91))));
    const lift_pack v93 = lift_pack_max(lift_pack_abs(v16_u[0] - v90), lift_pack_abs(v16_u[1] - v91));
    *converged_out = v88 & (v16_done & (lift_mask)(v93 <= (v92 * lift_pack_select((lift_mask)(v92 < (1.0000000009313226 * v92)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))));
    *done = ~(v50 | v61);
}

static LIFT_APART void lift_pack_interpolated_repetition_same(const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    lift_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static LIFT_APART void lift_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

LIFT_INLINE void lift_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const lift_mask *restrict mode, const lift_mask *restrict told, const lift_mask *restrict behind, const lift_mask *restrict before, const lift_pack *restrict u, const lift_pack *restrict q, const lift_pack *restrict qd, lift_mask converged, const lift_pack *restrict context_real, lift_mask *restrict mode_out, lift_mask *restrict told_out, lift_mask *restrict behind_out, lift_mask *restrict before_out, lift_pack *restrict u_out, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict converged_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_interpolated_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        lift_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

LIFT_BODY void lift_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    lift_mask v0_mode[2] = {context_mode[2], context_mode[3]};
    lift_mask v0_told[2] = {context_mode[2], context_mode[3]};
    lift_mask v0_behind[2] = {context_boolean[3], context_boolean[4]};
    lift_mask v0_before[2] = {context_boolean[0], context_boolean[1]};
    lift_pack v0_u[2] = {context_real[16], context_real[17]};
    lift_pack v0_q[2] = {context_real[18], context_real[19]};
    lift_pack v0_qd[2] = {context_real[20], context_real[21]};
    lift_mask v0_converged = context_boolean[2];
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !lift_pack_all(v0_done); v0_pass++) {
        lift_mask v0_next_mode[2];
        lift_mask v0_next_told[2];
        lift_mask v0_next_behind[2];
        lift_mask v0_next_before[2];
        lift_pack v0_next_u[2];
        lift_pack v0_next_q[2];
        lift_pack v0_next_qd[2];
        lift_mask v0_next_converged;
        lift_mask v0_ends;
        lift_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = lift_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = lift_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = lift_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = lift_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = lift_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_behind[1] = lift_pack_select_whole(v0_done, v0_behind[1], v0_next_behind[1]);
        v0_before[0] = lift_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_before[1] = lift_pack_select_whole(v0_done, v0_before[1], v0_next_before[1]);
        v0_u[0] = lift_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = lift_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_q[0] = lift_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = lift_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = lift_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = lift_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = lift_pack_select_whole(v0_done, v0_converged, v0_next_converged);
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

static LIFT_APART void lift_pack_interpolated_again_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    lift_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static LIFT_APART void lift_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

LIFT_INLINE void lift_pack_interpolated_again(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        lift_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        lift_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
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

LIFT_BODY void lift_pack_interpolated_pattern_piece_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    (void)obeying;
    other_out[0] = lift_pack_select_whole(context_boolean[2], ~other[0], other[0]);
    const lift_mask v0 = other[0] | (~context_boolean[2]);
    other_out[1] = lift_pack_select_whole(context_boolean[3] & v0, ~other[1], other[1]);
    const lift_pack v1 = 0.0096 * context_real[17];
    const lift_pack v2 = lift_pack_select(other[1], lift_pack_splat(-1.0), lift_pack_splat(1.0)) * v1;
    const lift_pack v3 = context_real[18] * v2;
    const lift_pack v4 = lift_pack_select(context_boolean[3], v3, lift_pack_splat(0.0));
    const lift_pack v5 = context_real[14] * lift_pack_select(other[0], lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v6 = context_real[15] * context_real[14];
    const lift_pack v7 = v6 * v5;
    const lift_pack v8 = 1.0 - lift_pack_select(context_boolean[2], v7, lift_pack_splat(0.0));
    const lift_mask v9 = (lift_mask)(lift_pack_abs(v8) < lift_pack_abs(v4));
    const lift_pack v10 = -v4;
    const lift_pack v11 = lift_pack_select(v9, v8, v10);
    const lift_pack v12 = 1.0 / lift_pack_select(v9, v10, v8);
    const lift_pack v13 = v12 * v11;
    const lift_pack v14 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const lift_pack v15 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const lift_pack v16 = v15 + (v5 * v14);
    const lift_pack v17 = -lift_pack_select(context_boolean[2], v16, lift_pack_splat(0.0));
    const lift_pack v18 = context_real[19] * v2;
    const lift_pack v19 = -lift_pack_select(context_boolean[3], v18, lift_pack_splat(0.0));
    const lift_pack v20 = lift_pack_select(v9, v19, v17);
    const lift_pack v21 = v12 * lift_pack_select(v9, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = 1.0 / (lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_splat(1.0)) - (v11 * v21));
    const lift_pack v23 = v22 * ((v20 * v13) - lift_pack_select(v9, v17, v19));
    const lift_pack v24 = (v12 * v20) + (v21 * v23);
    const lift_pack v25 = v23 - lift_pack_select(context_boolean[3], v18 - (v3 * v24), lift_pack_splat(0.0));
    const lift_pack v26 = -(v24 + lift_pack_select(context_boolean[2], v16 - (v7 * v24), lift_pack_splat(0.0)));
    const lift_pack v27 = lift_pack_select(v9, v25, v26);
    const lift_pack v28 = v22 * ((v13 * v27) - lift_pack_select(v9, v26, v25));
    const lift_pack v29 = v24 + ((v12 * v27) + (v21 * v28));
    const lift_pack v30 = lift_pack_select(context_boolean[0], lift_pack_splat(0.0), context_real[10] + (context_real[12] * v29));
    const lift_pack v31 = -v29;
    const lift_pack v32 = lift_pack_select(context_boolean[0], context_real[2], v31);
    const lift_pack v33 = (context_real[6] - v32) - (312.5 * v30);
    const lift_pack v34 = 0.3999999999999999 * v33;
    const lift_pack v35 = -(v34 - 22.0);
    const lift_pack v36 = 3.3 * v33;
    const lift_pack v37 = v36 - 181.5;
    const lift_pack v38 = -(22.0 + v34);
    const lift_pack v39 = 181.5 + v36;
    const lift_pack v40 = v32 + v33;
    const lift_pack v41 = 37.5 + (lift_pack_max(lift_pack_max(v37, v35), lift_pack_max(v39, v38)) - v40);
    const lift_pack v42 = lift_pack_min(v41, 37.5 + (v40 - lift_pack_min(lift_pack_min(v39, v38), lift_pack_min(v37, v35))));
    const lift_mask v43 = (lift_mask)(lift_pack_whole(0) == context_mode[0]);
    const lift_pack v44 = lift_pack_select(v43, v42, v30 * lift_pack_real_of(context_mode[0]));
    const lift_pack v45 = lift_pack_select(v43, v44, context_real[0] * v44);
    const lift_pack v46 = lift_pack_max(lift_pack_abs(context_real[2]), lift_pack_abs(v32));
    const lift_mask v47 = ((lift_mask)(lift_pack_splat(0.0) < v44) | (v43 & (lift_mask)(lift_pack_splat(0.0) <= v44))) | (context_boolean[7] & (lift_mask)(((-1e-06) * v46) <= v45));
    const lift_pack v48 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v30));
    const lift_pack v49 = v23 + v28;
    const lift_pack v50 = lift_pack_select(context_boolean[1], context_real[3], v49);
    const lift_pack v51 = lift_pack_select(context_boolean[1], lift_pack_splat(0.0), context_real[11] - (context_real[13] * v49)) * lift_pack_real_of(context_mode[1]);
    const lift_mask v52 = (lift_mask)(lift_pack_whole(0) == context_mode[1]);
    const lift_pack v53 = lift_pack_select(v52, lift_pack_min(v48 - v50, v50 + v48), v51);
    const lift_pack v54 = lift_pack_select(v52, v53, context_real[1] * v53);
    const lift_pack v55 = lift_pack_max(lift_pack_abs(context_real[3]), lift_pack_abs(v50));
    const lift_mask v56 = ((v52 & (lift_mask)(lift_pack_splat(0.0) <= v53)) | (lift_mask)(lift_pack_splat(0.0) < v53)) | (context_boolean[8] & (lift_mask)(((-1e-06) * v55) <= v54));
    const lift_mask v57 = (context_boolean[5] | (lift_mask)(((-1e-12) * v46) <= v45)) & (context_boolean[6] | (lift_mask)(((-1e-12) * v55) <= v54));
    const lift_pack v58 = (v6 * v29) - v14;
    const lift_pack v59 = lift_pack_select(context_boolean[2], v15 - (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < (-v58)), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[14] * v58)), lift_pack_splat(0.0));
    const lift_pack v60 = lift_pack_select(context_boolean[3], v1 * lift_pack_abs((context_real[18] * v29) - context_real[19]), lift_pack_splat(0.0));
    const lift_pack v61 = lift_pack_abs(v29);
    const lift_pack v62 = lift_pack_abs(v49);
    const lift_pack v63 = lift_pack_max(lift_pack_max(v61, lift_pack_max(lift_pack_abs(v60), lift_pack_abs(v59))), v62);
    const lift_pack v64 = lift_pack_max(lift_pack_abs(v29 + v59), lift_pack_abs(v49 - v60));
    const lift_mask v65 = (lift_mask)((v61 + v62) < lift_pack_splat(1e+38)) & (lift_mask)(v64 <= (v63 * lift_pack_select((lift_mask)(v63 < (1.0000000009313226 * v63)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_mask v66 = (v57 | ((context_boolean[6] | v56) & (context_boolean[5] | v47))) & v65;
    obeying_out[0] = v66;
    const lift_mask v67 = v66 | ((~found[0]) & v65);
    u_out[0] = lift_pack_select(v67, v31, u[0]);
    u_out[1] = lift_pack_select(v67, v49, u[1]);
    found_out[0] = found[0] | v65;
    *done = (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v66);
}

static LIFT_APART void lift_pack_interpolated_pattern_piece_same(const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    lift_pack_interpolated_pattern_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static LIFT_APART void lift_pack_interpolated_pattern_piece_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_pattern_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

LIFT_INLINE void lift_pack_interpolated_pattern_piece(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_interpolated_pattern_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        lift_pack_interpolated_pattern_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

LIFT_BODY void lift_pack_interpolated_pattern_pieces_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_mask v0_other[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_pack v0_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_mask v0_found[1] = {lift_pack_whole(0)};
    lift_mask v0_obeying[1] = {lift_pack_whole(0)};
    const lift_mask v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7]};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !lift_pack_all(v0_done); v0_pass++) {
        lift_mask v0_next_other[2];
        lift_pack v0_next_u[2];
        lift_mask v0_next_found[1];
        lift_mask v0_next_obeying[1];
        lift_mask v0_ends;
        lift_pack_interpolated_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = lift_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = lift_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = lift_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = lift_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = lift_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = lift_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const lift_mask v1 = v0_obeying[0] | ((~context_boolean[8]) & v0_found[0]);
    result_real[0] = lift_pack_select(v1, lift_pack_select(context_boolean[0], lift_pack_splat(0.0), context_real[10] - (context_real[12] * v0_u[0])), context_real[20]);
    result_real[1] = lift_pack_select(v1, lift_pack_select(context_boolean[1], lift_pack_splat(0.0), context_real[11] - (context_real[13] * v0_u[1])), context_real[21]);
    result_real[2] = lift_pack_select(v1, lift_pack_select(context_boolean[0], context_real[2], v0_u[0]), context_real[22]);
    result_real[3] = lift_pack_select(v1, lift_pack_select(context_boolean[1], context_real[3], v0_u[1]), context_real[23]);
    result_real[4] = lift_pack_select(v1, v0_u[0], context_real[24]);
    result_real[5] = lift_pack_select(v1, v0_u[1], context_real[25]);
    const lift_mask v2 = context_boolean[8] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[9] | (context_boolean[8] & v0_obeying[0]);
    result_boolean[2] = context_boolean[10] | (~v2);
}

static LIFT_APART void lift_pack_interpolated_pattern_pieces_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_pack_interpolated_pattern_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static LIFT_APART void lift_pack_interpolated_pattern_pieces_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_pattern_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

LIFT_INLINE void lift_pack_interpolated_pattern_pieces(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        lift_pack_interpolated_pattern_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        lift_pack_interpolated_pattern_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
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
    flag_out[7] = v13;
    const lift_pack v14 = lift_pack_number(prepared, 11U, spacing, 0U) * v4;
    const lift_mask v15 = v13 & (lift_mask)(lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v14))) < lift_pack_splat(1.0));
    const lift_pack v16 = lift_pack_select(v0, lift_pack_splat(0.0), v2 * lift_pack_select(v0, lift_pack_splat(0.0), context_real[2]));
    const lift_pack v17 = context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v16);
    const lift_pack v18 = -v14;
    const lift_pack v19 = context_real[6] - (312.5 * v16);
    const lift_pack v20 = -v5;
    const lift_mask v21 = ~v9;
    const lift_pack v22 = lift_pack_real_of(pattern[1]);
    const lift_pack v23 = lift_pack_real_of(pattern[0]);
    lift_pack v24_u[2] = {lift_pack_select(v15, number[4], lift_pack_splat(0.0)), lift_pack_select(v15, number[5], lift_pack_splat(0.0))};
    lift_pack v24_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v24_of_context_real[8] = {v23, context_real[4], context_real[5], v20, v19, v22, v18, v17};
    const lift_mask v24_of_context_boolean[2] = {v1, v21};
    lift_mask v24_done = { 0 };
    for (int v24_pass = 0; (v24_pass < 40) && !lift_pack_all(v24_done); v24_pass++) {
        lift_pack v24_next_u[2];
        lift_pack v24_next_polished[1];
        lift_mask v24_ends;
        lift_pack_interpolated_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
        v24_u[0] = lift_pack_select(v24_done, v24_u[0], v24_next_u[0]);
        v24_u[1] = lift_pack_select(v24_done, v24_u[1], v24_next_u[1]);
        v24_polished[0] = lift_pack_select(v24_done, v24_polished[0], v24_next_polished[0]);
        v24_done |= v24_ends;
    }
    const lift_pack v25 = lift_pack_select(v0, context_real[2], v24_u[0]);
    const lift_pack v26 = lift_pack_select(v0, lift_pack_splat(0.0), v16 - (v4 * v24_u[0]));
    const lift_pack v27 = (context_real[6] - (312.5 * v26)) - v25;
    const lift_pack v28 = 0.3999999999999999 * v27;
    const lift_pack v29 = -(v28 - 22.0);
    const lift_pack v30 = 3.3 * v27;
    const lift_pack v31 = v30 - 181.5;
    const lift_pack v32 = -(22.0 + v28);
    const lift_pack v33 = 181.5 + v30;
    const lift_pack v34 = v25 + v27;
    const lift_pack v35 = 37.5 + (lift_pack_max(lift_pack_max(v31, v29), lift_pack_max(v33, v32)) - v34);
    const lift_pack v36 = lift_pack_select(v0, lift_pack_min(v35, 37.5 + (v34 - lift_pack_min(lift_pack_min(v33, v32), lift_pack_min(v31, v29)))), v23 * v26);
    const lift_pack v37 = lift_pack_abs(context_real[2]);
    const lift_mask v38 = ~flag[0];
    const lift_mask v39 = context_boolean[2] & v38;
    const lift_mask v40 = v39 & (lift_mask)(((-1e-06) * lift_pack_max(v37, lift_pack_abs(v25))) <= lift_pack_select(v0, v36, context_real[0] * v36));
    const lift_pack v41 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v26));
    const lift_pack v42 = lift_pack_select(v9, context_real[3], v24_u[1]);
    const lift_pack v43 = lift_pack_select(v9, lift_pack_splat(0.0), 1.0 / lift_pack_select(v21, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v44 = lift_pack_select(v9, lift_pack_splat(0.0), v10 * v43);
    const lift_pack v45 = lift_pack_select(v9, lift_pack_splat(0.0), v43 * lift_pack_select(v9, lift_pack_splat(0.0), context_real[3]));
    const lift_pack v46 = lift_pack_select(v9, lift_pack_splat(0.0), v45 - (v44 * v24_u[1]));
    const lift_pack v47 = lift_pack_select(v9, lift_pack_min(v41 - v42, v42 + v41), v22 * v46);
    const lift_pack v48 = lift_pack_abs(context_real[3]);
    const lift_mask v49 = context_boolean[3] & v38;
    const lift_mask v50 = v49 & (lift_mask)(((-1e-06) * lift_pack_max(v48, lift_pack_abs(v42))) <= lift_pack_select(v9, v47, context_real[1] * v47));
    const lift_mask v51 = context_boolean[1] | (((lift_mask)(lift_pack_splat(0.0) < v47) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v47))) | v50);
    const lift_pack v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const lift_pack v53 = lift_pack_select(v0, lift_pack_splat(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v52), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v54 = lift_pack_select(v9, lift_pack_splat(0.0), (0.0096 * v22) * lift_pack_abs((v14 * v24_u[0]) - v17));
    const lift_pack v55 = lift_pack_max(lift_pack_max(lift_pack_abs(v24_u[0]), lift_pack_max(lift_pack_abs(v54), lift_pack_abs(v53))), lift_pack_abs(v24_u[1]));
    const lift_pack v56 = lift_pack_max(lift_pack_abs(v54 - v24_u[1]), lift_pack_abs(v24_u[0] - v53));
    const lift_mask v57 = v24_done & (lift_mask)(v56 <= (v55 * lift_pack_select((lift_mask)(v55 < (1.0000000009313226 * v55)), lift_pack_splat(1e-11), lift_pack_splat(1e-05))));
    const lift_mask v58 = v57 & (v51 & (context_boolean[0] | (((v0 & (lift_mask)(lift_pack_splat(0.0) <= v36)) | (lift_mask)(lift_pack_splat(0.0) < v36)) | v40)));
    const lift_mask v59 = (lift_mask)(v8 < lift_pack_splat(0.0)) & v1;
    const lift_mask v60 = v12 & v59;
    const lift_mask v61 = (v60 & (~v57)) & (lift_mask)((1e-05 * v55) < v56);
    const lift_mask v62 = ~((v13 | v61) | v58);
    const lift_mask v63 = flag[1] & v62;
    const lift_mask v64 = v59 & (v60 & v57);
    lift_pack v66 = v25;
    lift_pack v67 = v26;
    lift_pack v68 = v42;
    lift_pack v69 = v46;
    lift_mask v70 = v57;
    lift_mask v71 = v61;
    lift_mask v72 = v64;
    lift_pack v73 = v24_u[0];
    lift_pack v74 = v24_u[1];
    if (!lift_pack_all(~(v63))) {
        const lift_pack v65_of_context_real[26] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v43, v16, v45, v4, v44, v23, v20, v19, v22, v18, v17, v26, v46, v25, v42, v24_u[0], v24_u[1]};
        const lift_mask v65_of_context_boolean[12] = {v0, v9, v1, v21, context_boolean[0], context_boolean[1], v39, v49, v57, v64, v61, v63};
        lift_pack v65_result_real[6];
        lift_mask v65_result_boolean[3];
        lift_pack_interpolated_pattern_pieces(spacing, prepared, v65_of_context_real, v65_of_context_boolean, pattern, v65_result_real, v65_result_boolean);
        v66 = lift_pack_select(v63, v65_result_real[2], v66);
        v67 = lift_pack_select(v63, v65_result_real[0], v67);
        v68 = lift_pack_select(v63, v65_result_real[3], v68);
        v69 = lift_pack_select(v63, v65_result_real[1], v69);
        v70 = lift_pack_select_whole(v63, v65_result_boolean[0], v70);
        v71 = lift_pack_select_whole(v63, v65_result_boolean[2], v71);
        v72 = lift_pack_select_whole(v63, v65_result_boolean[1], v72);
        v73 = lift_pack_select(v63, v65_result_real[4], v73);
        v74 = lift_pack_select(v63, v65_result_real[5], v74);
    }
    number_out[0] = v67;
    const lift_pack v75 = (context_real[6] - (312.5 * v67)) - v66;
    const lift_pack v76 = 0.3999999999999999 * v75;
    const lift_pack v77 = -(v76 - 22.0);
    const lift_pack v78 = 3.3 * v75;
    const lift_pack v79 = v78 - 181.5;
    const lift_pack v80 = -(22.0 + v76);
    const lift_pack v81 = 181.5 + v78;
    const lift_pack v82 = v66 + v75;
    const lift_pack v83 = (37.5 + lift_pack_max(lift_pack_max(v79, v77), lift_pack_max(v81, v80))) - v82;
    const lift_pack v84 = lift_pack_select(v0, lift_pack_min(v83, (37.5 + v82) - lift_pack_min(lift_pack_min(v81, v80), lift_pack_min(v79, v77))), v23 * v67);
    const lift_pack v85 = lift_pack_select(v0, v84, context_real[0] * v84);
    const lift_pack v86 = lift_pack_max(v37, lift_pack_abs(v66));
    const lift_mask v87 = ((v0 & (lift_mask)(lift_pack_splat(0.0) <= v84)) | (lift_mask)(lift_pack_splat(0.0) < v84)) | (v39 & (lift_mask)(((-1e-06) * v86) <= v85));
    const lift_pack v88 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v67));
    number_out[1] = v69;
    const lift_pack v89 = lift_pack_select(v9, lift_pack_min(v88 - v68, v68 + v88), v22 * v69);
    const lift_pack v90 = lift_pack_select(v9, v89, context_real[1] * v89);
    const lift_pack v91 = lift_pack_max(v48, lift_pack_abs(v68));
    const lift_mask v92 = (v49 & (lift_mask)(((-1e-06) * v91) <= v90)) | ((v9 & (lift_mask)(lift_pack_splat(0.0) <= v89)) | (lift_mask)(lift_pack_splat(0.0) < v89));
    const lift_mask v93 = v70 & ((context_boolean[0] | v87) & (context_boolean[1] | v92));
    const lift_mask v94 = flag[3] | v93;
    flag_out[3] = v94;
    const lift_pack v95 = 1.0 - v11;
    const lift_pack v96 = -(v3 + v95);
    const lift_mask v97 = lift_pack_select_whole(v49, (lift_mask)(lift_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const lift_mask v98 = lift_pack_select_whole(v49, (lift_mask)(lift_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const lift_mask v99 = v98 | v97;
    const lift_mask v100 = (v99 & (v9 & ((lift_mask)(lift_pack_splat(0.0) <= v96) & (lift_mask)(v96 <= lift_pack_splat(0.0))))) | (v97 & (lift_mask)(lift_pack_whole(1) == pattern[1]));
    const lift_pack v101 = lift_pack_select(v99, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v102 = -v95;
    const lift_mask v103 = context_boolean[7] & (~v49);
    const lift_pack v104 = lift_pack_select(v103, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v105 = lift_pack_select_whole(v39, (lift_mask)(lift_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const lift_mask v106 = lift_pack_select_whole(v39, (lift_mask)(lift_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const lift_mask v107 = v106 | v105;
    const lift_mask v108 = (v107 & (v0 & ((lift_mask)(v104 <= v102) & (lift_mask)(v102 <= v101)))) | (v105 & (lift_mask)(lift_pack_whole(1) == pattern[0]));
    const lift_mask v109 = v108 | v100;
    const lift_pack v110 = lift_pack_select(v109, v11, 1.0 + v11);
    const lift_mask v111 = ~(v109 | (lift_mask)(v110 <= (v101 + lift_pack_select(v107, lift_pack_splat(1.0), lift_pack_splat(0.0)))));
    const lift_mask v112 = v111 & (~v94);
    const lift_mask v113 = flag[2] | v62;
    const lift_mask v114 = (~flag[1]) & (v112 & v113);
    const lift_mask v115 = ~v114;
    const lift_mask v116 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))));
    const lift_mask v117 = v116 & ((context_boolean[2] | context_boolean[3]) & (v38 & (v112 & v115)));
    const lift_mask v118 = context_boolean[4] & (~v39);
    const lift_mask v119 = lift_pack_select_whole(v106, lift_pack_whole(1), lift_pack_whole(-1));
    const lift_mask v120 = lift_pack_select_whole(v108, lift_pack_select_whole(v106 & v0, lift_pack_whole(1), lift_pack_whole(-1)), lift_pack_select_whole(v118 & ((lift_mask)(v104 <= v110) & (lift_mask)(v110 <= v101)), lift_pack_whole(0), v119));
    const lift_mask v121 = lift_pack_select_whole(v100, pattern[0], v120);
    pattern_out[0] = lift_pack_select_whole(v117, lift_pack_select_whole(context_boolean[4], lift_pack_whole(0), lift_pack_select_whole(context_boolean[5], lift_pack_whole(1), lift_pack_whole(-1))), lift_pack_select_whole(v114, lift_pack_select_whole(v118, lift_pack_whole(0), v119), v121));
    const lift_pack v122 = v110 - lift_pack_select((lift_mask)(lift_pack_whole(0) == v121), lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v123 = lift_pack_select_whole(v98, lift_pack_whole(1), lift_pack_whole(-1));
    const lift_mask v124 = lift_pack_select_whole(v100, lift_pack_select_whole(v9 & v98, lift_pack_whole(1), lift_pack_whole(-1)), lift_pack_select_whole(v103 & ((lift_mask)(v122 <= lift_pack_splat(0.0)) & (lift_mask)(lift_pack_splat(0.0) <= v122)), lift_pack_whole(0), v123));
    pattern_out[1] = lift_pack_select_whole(v117, lift_pack_select_whole(context_boolean[7], lift_pack_whole(0), lift_pack_select_whole(context_boolean[8], lift_pack_whole(1), lift_pack_whole(-1))), lift_pack_select_whole(v114, lift_pack_select_whole(v103, lift_pack_whole(0), v123), v124));
    const lift_mask v125 = ~flag[3];
    const lift_mask v126 = v70 & ((context_boolean[0] | (lift_mask)(((-1e-12) * v86) <= v85)) & (context_boolean[1] | (lift_mask)(((-1e-12) * v91) <= v90)));
    const lift_mask v127 = (v125 & v93) | ((~flag[4]) & (v125 & v126));
    best_out[0] = lift_pack_select_whole(v127, pattern[0], best[0]);
    best_out[1] = lift_pack_select_whole(v127, pattern[1], best[1]);
    flag_out[0] = flag[0] | v117;
    flag_out[1] = lift_pack_select_whole(v117, lift_pack_whole(0), flag[1] | v114);
    const lift_mask v128 = ~(v114 | v117);
    flag_out[2] = v113 & v128;
    flag_out[4] = flag[4] | v126;
    const lift_mask v129 = flag[5] | (flag[3] & v93);
    flag_out[5] = v129;
    flag_out[6] = v115 & (flag[6] | ((~v71) & (~v70)));
    flag_out[8] = v72;
    number_out[2] = v73;
    number_out[4] = v73;
    number_out[3] = v74;
    number_out[5] = v74;
    *done = (v94 & ((v111 | ((v0 & v9) | (~v109))) | v129)) | (v112 & v128);
    if (!lift_pack_all(v127)) {
        flag_out[7] = lift_pack_select_whole(v127, v13, flag[7]);
        flag_out[8] = lift_pack_select_whole(v127, v72, flag[8]);
        number_out[0] = lift_pack_select(v127, v67, number[0]);
        number_out[1] = lift_pack_select(v127, v69, number[1]);
        number_out[2] = lift_pack_select(v127, v73, number[2]);
        number_out[3] = lift_pack_select(v127, v74, number[3]);
    }
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

LIFT_BODY void lift_pack_interpolated_margins_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_mode)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == context_mode[0]);
    const lift_pack v1 = (context_real[2] - context_real[0]) - (312.5 * context_real[4]);
    const lift_pack v2 = v1 - 55.0;
    const lift_pack v3 = 3.3 * v2;
    const lift_pack v4 = -(0.3999999999999999 * v2);
    const lift_pack v5 = 55.0 + v1;
    const lift_pack v6 = 3.3 * v5;
    const lift_pack v7 = -(0.3999999999999999 * v5);
    const lift_pack v8 = context_real[0] + v1;
    const lift_pack v9 = (37.5 + lift_pack_max(lift_pack_max(v3, v4), lift_pack_max(v6, v7))) - v8;
    result_real[0] = lift_pack_max(lift_pack_splat(0.0), lift_pack_min(v9, v8 + (37.5 - lift_pack_min(lift_pack_min(v6, v7), lift_pack_min(v3, v4)))));
    const lift_pack v10 = 0.0132 * lift_pack_abs(context_real[3] + (context_real[4] * lift_pack_number(prepared, 11U, spacing, 0U)));
    result_real[1] = lift_pack_max(lift_pack_splat(0.0), lift_pack_min(v10 - context_real[1], context_real[1] + v10));
    const lift_pack v11 = context_real[2] - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v12 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v13 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v11) * v12);
    const lift_pack v14 = lift_pack_select(v0, lift_pack_splat(0.0), v12 * lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    lift_pack v15_u[2] = {context_real[5], context_real[6]};
    lift_pack v15_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v15_of_context_real[8] = {lift_pack_real_of(context_mode[0]), 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v14) - 1.0, context_real[2] - (312.5 * v13), lift_pack_real_of(context_mode[1]), lift_pack_number(prepared, 18U, spacing, 0U) * v14, lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v13)};
    const lift_mask v15_of_context_boolean[2] = {~v0, ~(lift_mask)(lift_pack_whole(0) == context_mode[1])};
    lift_mask v15_done = { 0 };
    for (int v15_pass = 0; (v15_pass < 40) && !lift_pack_all(v15_done); v15_pass++) {
        lift_pack v15_next_u[2];
        lift_pack v15_next_polished[1];
        lift_mask v15_ends;
        lift_pack_margin_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
        v15_u[0] = lift_pack_select(v15_done, v15_u[0], v15_next_u[0]);
        v15_u[1] = lift_pack_select(v15_done, v15_u[1], v15_next_u[1]);
        v15_polished[0] = lift_pack_select(v15_done, v15_polished[0], v15_next_polished[0]);
        v15_done |= v15_ends;
    }
    const lift_pack v16 = lift_pack_select(v0, lift_pack_splat(0.0), v13 - (v14 * v15_u[0]));
    const lift_pack v17 = (context_real[2] - (312.5 * v16)) - v11;
    const lift_pack v18 = 55.0 - v17;
    const lift_pack v19 = 0.3999999999999999 * v18;
    const lift_pack v20 = -(3.3 * v18);
    const lift_pack v21 = 55.0 + v17;
    const lift_pack v22 = 3.3 * v21;
    const lift_pack v23 = -(0.3999999999999999 * v21);
    const lift_pack v24 = v11 + v17;
    const lift_pack v25 = (37.5 + lift_pack_max(lift_pack_max(v19, v20), lift_pack_max(v22, v23))) - v24;
    const lift_pack v26 = v24 + (37.5 - lift_pack_min(lift_pack_min(v22, v23), lift_pack_min(v19, v20)));
    result_real[2] = lift_pack_min(v25, v26);
    const lift_pack v27 = 0.0132 * lift_pack_abs(lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v16));
    const lift_pack v28 = context_real[1] - v27;
    const lift_pack v29 = context_real[1] + v27;
    result_real[3] = lift_pack_min(v29, -v28);
    result_mode[0] = lift_pack_mode_of(v26 - v25);
    result_mode[1] = lift_pack_mode_of(v28 + v29);
}

static LIFT_APART void lift_pack_interpolated_margins_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_mode)
{
    lift_pack_interpolated_margins_body(0U, prepared, context_real, context_mode, result_real, result_mode);
}

static LIFT_APART void lift_pack_interpolated_margins_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_margins_body(spacing, prepared, context_real, context_mode, result_real, result_mode);
}

LIFT_INLINE void lift_pack_interpolated_margins(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_mode)
{
    if (spacing == 0U) {
        lift_pack_interpolated_margins_same(prepared, context_real, context_mode, result_real, result_mode);
    } else {
        lift_pack_interpolated_margins_each(spacing, prepared, context_real, context_mode, result_real, result_mode);
    }
}

LIFT_BODY void lift_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_mask probes, const lift_pack *restrict far, lift_pack past, lift_pack whole, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_mask *restrict probes_out, lift_pack *restrict far_out, lift_pack *restrict past_out, lift_pack *restrict whole_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    (void)mode;
    const lift_mask v0 = lift_pack_mode_of(qd[0]);
    const lift_mask v1 = (lift_mask)(lift_pack_splat(0.0) == qd[0]);
    const lift_pack v2 = tau[0] - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v3 = v2 - lift_pack_select(v1, lift_pack_splat(0.0), (745.0 * qd[0]) + (65.0 * lift_pack_real_of(v0)));
    const lift_pack v4 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 20U, spacing, 0U) * v3);
    const lift_pack v5 = 0.0132 * lift_pack_sqrt(v4 * v4);
    const lift_pack v6 = 120.0 * qd[0];
    const lift_pack v7 = 219.0 + (2.3 * (lift_pack_abs(v6) + lift_pack_abs((tau[0] - v2) - (lift_pack_number(prepared, 22U, spacing, 0U) * v3))));
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
    const lift_mask v30 = lift_pack_select_whole(v1, (lift_mask)(v29 < v17), (lift_mask)(lift_pack_whole(1) == v0));
    const lift_mask v31 = lift_pack_select_whole(v20 & (~v28), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v28, (lift_mask)(lift_pack_whole(1) == forced[0]), v30), lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_pack v32 = 625.0 * qd[0];
    lift_mask v33_pattern[2] = {v31, v26};
    lift_mask v33_best[2] = {v31, v26};
    lift_mask v33_flag[9] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v33_number[6] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v33_of_context_real[8] = {lift_pack_number(prepared, 0U, spacing, 0U), lift_pack_number(prepared, 1U, spacing, 0U), v2, tau[1], v6, v32, tau[0], lift_pack_number(prepared, 12U, spacing, 0U)};
    const lift_mask v33_of_context_boolean[10] = {~v1, ~v15, v28, v22, v20, v30, lift_pack_select_whole(v1, (lift_mask)(v29 < (-v17)), (lift_mask)(lift_pack_whole(-1) == v0)), v16, v25, lift_pack_select_whole(v15, (lift_mask)(v23 < (-v12)), (lift_mask)(lift_pack_whole(-1) == v24))};
    const lift_mask v33_of_context_mode[4] = {v0, v24, forced[0], forced[1]};
    lift_mask v33_done = { 0 };
    for (int v33_pass = 0; (v33_pass < 36) && !lift_pack_all(v33_done); v33_pass++) {
        lift_mask v33_next_pattern[2];
        lift_mask v33_next_best[2];
        lift_mask v33_next_flag[9];
        lift_pack v33_next_number[6];
        lift_mask v33_ends;
        lift_pack_interpolated_pattern(spacing, prepared, v33_pattern, v33_best, v33_flag, v33_number, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_next_pattern, v33_next_best, v33_next_flag, v33_next_number, &v33_ends);
        v33_pattern[0] = lift_pack_select_whole(v33_done, v33_pattern[0], v33_next_pattern[0]);
        v33_pattern[1] = lift_pack_select_whole(v33_done, v33_pattern[1], v33_next_pattern[1]);
        v33_best[0] = lift_pack_select_whole(v33_done, v33_best[0], v33_next_best[0]);
        v33_best[1] = lift_pack_select_whole(v33_done, v33_best[1], v33_next_best[1]);
        v33_flag[0] = lift_pack_select_whole(v33_done, v33_flag[0], v33_next_flag[0]);
        v33_flag[1] = lift_pack_select_whole(v33_done, v33_flag[1], v33_next_flag[1]);
        v33_flag[2] = lift_pack_select_whole(v33_done, v33_flag[2], v33_next_flag[2]);
        v33_flag[3] = lift_pack_select_whole(v33_done, v33_flag[3], v33_next_flag[3]);
        v33_flag[4] = lift_pack_select_whole(v33_done, v33_flag[4], v33_next_flag[4]);
        v33_flag[5] = lift_pack_select_whole(v33_done, v33_flag[5], v33_next_flag[5]);
        v33_flag[6] = lift_pack_select_whole(v33_done, v33_flag[6], v33_next_flag[6]);
        v33_flag[7] = lift_pack_select_whole(v33_done, v33_flag[7], v33_next_flag[7]);
        v33_flag[8] = lift_pack_select_whole(v33_done, v33_flag[8], v33_next_flag[8]);
        v33_number[0] = lift_pack_select(v33_done, v33_number[0], v33_next_number[0]);
        v33_number[1] = lift_pack_select(v33_done, v33_number[1], v33_next_number[1]);
        v33_number[2] = lift_pack_select(v33_done, v33_number[2], v33_next_number[2]);
        v33_number[3] = lift_pack_select(v33_done, v33_number[3], v33_next_number[3]);
        v33_number[4] = lift_pack_select(v33_done, v33_number[4], v33_next_number[4]);
        v33_number[5] = lift_pack_select(v33_done, v33_number[5], v33_next_number[5]);
        v33_done |= v33_ends;
    }
    const lift_mask v34 = (lift_mask)(lift_pack_whole(0) == v33_best[0]);
    const lift_pack v35 = lift_pack_select(v34, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v36 = lift_pack_select(v34, lift_pack_splat(0.0), v35 * lift_pack_select(v34, lift_pack_splat(0.0), v2));
    const lift_pack v37 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v36);
    const lift_pack v38 = lift_pack_select(v34, lift_pack_splat(0.0), lift_pack_select(v34, lift_pack_splat(0.0), lift_pack_splat(1.0)) * v35);
    const lift_pack v39 = lift_pack_number(prepared, 11U, spacing, 0U) * v38;
    const lift_pack v40 = -v39;
    const lift_pack v41 = tau[0] - (312.5 * v36);
    const lift_pack v42 = 1.0 - (312.5 * v38);
    const lift_pack v43 = -v42;
    const lift_mask v44 = (lift_mask)(lift_pack_whole(0) == v33_best[1]);
    const lift_mask v45 = ~v44;
    const lift_mask v46 = ~v34;
    const lift_pack v47 = lift_pack_real_of(v33_best[1]);
    const lift_pack v48 = 0.5 * trial;
    const lift_pack v49 = qd[0] + (v33_number[0] * v48);
    const lift_pack v50 = lift_pack_real_of(v33_best[0]);
    lift_pack v51_u[2] = {v33_number[2], v33_number[3]};
    lift_pack v51_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v51_of_context_real[8] = {v50, 120.0 * v49, 625.0 * v49, v43, v41, v47, v40, v37};
    const lift_mask v51_of_context_boolean[2] = {v46, v45};
    lift_mask v51_done = { 0 };
    for (int v51_pass = 0; (v51_pass < 40) && !lift_pack_all(v51_done); v51_pass++) {
        lift_pack v51_next_u[2];
        lift_pack v51_next_polished[1];
        lift_mask v51_ends;
        lift_pack_stage_loads(spacing, prepared, v51_u, v51_polished, v51_of_context_real, v51_of_context_boolean, v51_next_u, v51_next_polished, &v51_ends);
        v51_u[0] = lift_pack_select(v51_done, v51_u[0], v51_next_u[0]);
        v51_u[1] = lift_pack_select(v51_done, v51_u[1], v51_next_u[1]);
        v51_polished[0] = lift_pack_select(v51_done, v51_polished[0], v51_next_polished[0]);
        v51_done |= v51_ends;
    }
    const lift_pack v52 = lift_pack_select(v34, lift_pack_splat(0.0), v36 - (v38 * v51_u[0]));
    const lift_pack v53 = qd[0] + (v48 * v52);
    lift_pack v54_u[2] = {v51_u[0], v51_u[1]};
    lift_pack v54_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v54_of_context_real[8] = {v50, 120.0 * v53, 625.0 * v53, v43, v41, v47, v40, v37};
    lift_mask v54_done = { 0 };
    for (int v54_pass = 0; (v54_pass < 40) && !lift_pack_all(v54_done); v54_pass++) {
        lift_pack v54_next_u[2];
        lift_pack v54_next_polished[1];
        lift_mask v54_ends;
        lift_pack_stage_loads(spacing, prepared, v54_u, v54_polished, v54_of_context_real, v51_of_context_boolean, v54_next_u, v54_next_polished, &v54_ends);
        v54_u[0] = lift_pack_select(v54_done, v54_u[0], v54_next_u[0]);
        v54_u[1] = lift_pack_select(v54_done, v54_u[1], v54_next_u[1]);
        v54_polished[0] = lift_pack_select(v54_done, v54_polished[0], v54_next_polished[0]);
        v54_done |= v54_ends;
    }
    const lift_pack v55 = lift_pack_select(v34, lift_pack_splat(0.0), v36 - (v38 * v54_u[0]));
    const lift_pack v56 = qd[0] + (trial * v55);
    lift_pack v57_u[2] = {v54_u[0], v54_u[1]};
    lift_pack v57_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v57_of_context_real[8] = {v50, 120.0 * v56, 625.0 * v56, v43, v41, v47, v40, v37};
    lift_mask v57_done = { 0 };
    for (int v57_pass = 0; (v57_pass < 40) && !lift_pack_all(v57_done); v57_pass++) {
        lift_pack v57_next_u[2];
        lift_pack v57_next_polished[1];
        lift_mask v57_ends;
        lift_pack_stage_loads(spacing, prepared, v57_u, v57_polished, v57_of_context_real, v51_of_context_boolean, v57_next_u, v57_next_polished, &v57_ends);
        v57_u[0] = lift_pack_select(v57_done, v57_u[0], v57_next_u[0]);
        v57_u[1] = lift_pack_select(v57_done, v57_u[1], v57_next_u[1]);
        v57_polished[0] = lift_pack_select(v57_done, v57_polished[0], v57_next_polished[0]);
        v57_done |= v57_ends;
    }
    const lift_pack v58 = lift_pack_select(v44, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v59 = lift_pack_select(v44, lift_pack_splat(0.0), lift_pack_select(v44, lift_pack_splat(0.0), lift_pack_splat(1.0)) * v58);
    const lift_pack v60 = lift_pack_select(v44, lift_pack_splat(0.0), v58 * lift_pack_select(v44, lift_pack_splat(0.0), tau[1]));
    const lift_pack v61 = lift_pack_select(v44, lift_pack_splat(0.0), v60 - (v54_u[1] * v59)) + lift_pack_select(v44, lift_pack_splat(0.0), v60 - (v51_u[1] * v59));
    const lift_pack v62 = 0.16666666666666666 * trial;
    const lift_pack v63 = qd[1] + (v62 * ((v33_number[1] + lift_pack_select(v44, lift_pack_splat(0.0), v60 - (v59 * v57_u[1]))) + (2.0 * v61)));
    const lift_pack v64 = lift_pack_select(v44, lift_pack_splat(0.0), v63);
    const lift_pack v65 = v62 * ((v33_number[0] + lift_pack_select(v34, lift_pack_splat(0.0), v36 - (v38 * v57_u[0]))) + (2.0 * (v52 + v55)));
    const lift_pack v66 = lift_pack_select(v34, lift_pack_splat(0.0), qd[0] + v65);
    const lift_pack v67 = trial * v33_number[1];
    const lift_pack v68 = v67 + ((6.0 * qd[1]) + (trial * v61));
    const lift_pack v69 = lift_pack_select(v44, q[1], q[1] + (v62 * v68));
    const lift_pack v70 = (qd[0] + v56) + (2.0 * (v49 + v53));
    const lift_pack v71 = lift_pack_select(v34, q[0], q[0] + (v70 * v62));
    const lift_mask v72 = v44 | v34;
    lift_pack v74 = lift_pack_splat(0.0);
    lift_pack v75 = lift_pack_splat(0.0);
    lift_pack v76 = lift_pack_splat(0.0);
    lift_pack v77 = lift_pack_splat(0.0);
    lift_mask v78 = lift_pack_whole(0);
    lift_mask v79 = lift_pack_whole(0);
    if (!lift_pack_all(~(v72))) {
        const lift_pack v73_of_context_real[11] = {v2, tau[1], tau[0], lift_pack_number(prepared, 12U, spacing, 0U), v33_number[0], v33_number[2], v33_number[3], v71, v69, v66, v64};
        lift_pack v73_result_real[4];
        lift_mask v73_result_mode[2];
        lift_pack_interpolated_margins(spacing, prepared, v73_of_context_real, v33_best, v73_result_real, v73_result_mode);
        v74 = lift_pack_select(v72, v73_result_real[2], v74);
        v75 = lift_pack_select(v72, v73_result_real[0], v75);
        v76 = lift_pack_select(v72, v73_result_real[3], v76);
        v77 = lift_pack_select(v72, v73_result_real[1], v77);
        v78 = lift_pack_select_whole(v72, v73_result_mode[0], v78);
        v79 = lift_pack_select_whole(v72, v73_result_mode[1], v79);
    }
    const lift_pack v80 = lift_pack_select(v34, v74, v50 * v66);
    far_out[0] = v80;
    const lift_pack v81 = lift_pack_select(v34, v75, qd[0] * v50);
    const lift_pack v82 = trial / lift_pack_select(probes, whole, lift_pack_splat(1.0));
    const lift_pack v83 = 1.0 / lift_pack_select(probes, v82, lift_pack_splat(1.0));
    const lift_pack v84 = v83 * (v81 - v80);
    const lift_pack v85 = lift_pack_select(probes, far[0], v80);
    const lift_pack v86 = 1.0 / lift_pack_select(probes, 1.0 - v82, lift_pack_splat(1.0));
    const lift_pack v87 = (v86 * (v80 - v85)) - v84;
    const lift_pack v88 = (v82 * v87) - v84;
    const lift_mask v89 = (lift_mask)(v85 < lift_pack_splat(0.0)) & (~(v1 & v46));
    const lift_mask v90 = probes & v89;
    const lift_pack v91 = lift_pack_sqrt(lift_pack_select(v90, lift_pack_max(lift_pack_splat(0.0), (v87 * (4.0 * v81)) + (v88 * v88)), lift_pack_splat(1.0)));
    const lift_mask v92 = (lift_mask)(v88 < lift_pack_splat(0.0));
    const lift_pack v93 = lift_pack_select(v90, lift_pack_select(v89, lift_pack_select(v92, v91 - v88, 2.0 * v87), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    const lift_mask v94 = ~probes;
    const lift_pack v95 = lift_pack_select(v89, lift_pack_max(lift_pack_splat(1e-06), v81 / lift_pack_select(v94 & v89, lift_pack_select(v89, v81 - v85, lift_pack_splat(1.0)), lift_pack_splat(1.0))), lift_pack_splat(1.0));
    const lift_pack v96 = lift_pack_select(probes, lift_pack_select(v89, lift_pack_min(lift_pack_splat(1.0), lift_pack_select(v92, 2.0 * v81, v88 + v91) / v93), lift_pack_splat(1.0)), v95);
    const lift_pack v97 = lift_pack_select(v44, v76, v47 * v64);
    far_out[1] = v97;
    const lift_pack v98 = lift_pack_select(probes, far[1], v97);
    const lift_pack v99 = lift_pack_select(v44, v77, qd[1] * v47);
    const lift_pack v100 = v83 * (v97 - v99);
    const lift_pack v101 = v100 + (v86 * (v97 - v98));
    const lift_pack v102 = v100 + (v82 * v101);
    const lift_mask v103 = (lift_mask)(v98 < lift_pack_splat(0.0)) & (~(v15 & v45));
    const lift_mask v104 = probes & v103;
    const lift_pack v105 = lift_pack_sqrt(lift_pack_select(v104, lift_pack_max(lift_pack_splat(0.0), (v101 * (4.0 * v99)) + (v102 * v102)), lift_pack_splat(1.0)));
    const lift_mask v106 = (lift_mask)(v102 < lift_pack_splat(0.0));
    const lift_pack v107 = lift_pack_select(v104, lift_pack_select(v103, lift_pack_select(v106, v105 - v102, 2.0 * v101), lift_pack_splat(1.0)), lift_pack_splat(1.0));
    const lift_pack v108 = lift_pack_select(v103, lift_pack_max(lift_pack_splat(1e-06), v99 / lift_pack_select(v94 & v103, lift_pack_select(v103, v99 - v98, lift_pack_splat(1.0)), lift_pack_splat(1.0))), lift_pack_splat(1.0));
    const lift_pack v109 = lift_pack_select(probes, lift_pack_select(v103, lift_pack_min(lift_pack_splat(1.0), lift_pack_select(v106, 2.0 * v99, v102 + v105) / v107), lift_pack_splat(1.0)), v108);
    const lift_pack v110 = lift_pack_min(v109, lift_pack_min(lift_pack_splat(1.0), v96));
    const lift_mask v111 = ((crossing[1] | crossing[0]) | (~(lift_mask)(lift_pack_whole(0) == heading[0]))) | (~(lift_mask)(lift_pack_whole(0) == heading[1]));
    const lift_mask v112 = (~((lift_mask)(lift_pack_splat(12.0) <= passes) | (probes | v111))) & (lift_mask)(v110 < lift_pack_splat(1.0));
    *probes_out = v112;
    const lift_mask v113 = probes | v112;
    const lift_pack v114 = v47 * v67;
    const lift_pack v115 = lift_pack_number(prepared, 35U, spacing, 0U) * trial;
    const lift_mask v116 = (lift_mask)((lift_pack_number(prepared, 4U, spacing, 0U) * lift_pack_abs(v115)) <= lift_pack_splat(2.7));
    const lift_mask v117 = (lift_mask)(lift_pack_select(v34, lift_pack_splat(0.0), -(1.0 / lift_pack_select(v46 & (~v116), v115 - lift_pack_number(prepared, 33U, spacing, 0U), lift_pack_splat(1.0)))) < lift_pack_splat(0.0));
    const lift_mask v118 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v116, lift_pack_splat(0.0), lift_pack_select(v117 | (lift_mask)(lift_pack_select(v44, lift_pack_splat(0.0), lift_pack_number(prepared, 34U, spacing, 0U)) < lift_pack_splat(0.0)), lift_pack_splat(1.0), lift_pack_splat(0.0))));
    const lift_mask v119 = v118 | ((lift_mask)((trial * v114) < lift_pack_splat(-2.0)) & (lift_mask)((lift_pack_abs(qd[1]) + v114) < lift_pack_splat(0.0)));
    const lift_mask v120 = ~(v113 | v119);
    const lift_mask v121 = (lift_mask)((v47 * v68) < lift_pack_splat(0.0)) & v120;
    const lift_mask v122 = v120 & (lift_mask)((v50 * v70) < lift_pack_splat(0.0));
    const lift_pack v123 = v50 * v42;
    const lift_pack v124 = 40.0 + (v50 * v41);
    const lift_pack v125 = 120.0 * v50;
    const lift_pack v126 = (v124 - (v57_u[0] * v123)) + (v56 * v125);
    const lift_pack v127 = 65.0 * v50;
    const lift_pack v128 = lift_pack_select(v34, lift_pack_splat(0.0), v127 + ((745.0 * v56) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v126), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v50 * v126))));
    const lift_pack v129 = 0.0096 * v47;
    const lift_pack v130 = lift_pack_select(v44, lift_pack_splat(0.0), v129 * lift_pack_abs((v39 * v57_u[0]) - v37));
    const lift_pack v131 = lift_pack_max(lift_pack_abs(v57_u[1]), lift_pack_max(lift_pack_max(lift_pack_abs(v128), lift_pack_abs(v130)), lift_pack_abs(v57_u[0])));
    const lift_pack v132 = lift_pack_max(lift_pack_abs(v57_u[0] - v128), lift_pack_abs(v57_u[1] - v130));
    const lift_pack v133 = (v124 - (v54_u[0] * v123)) + (v53 * v125);
    const lift_pack v134 = lift_pack_select(v34, lift_pack_splat(0.0), v127 + ((745.0 * v53) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v133), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v50 * v133))));
    const lift_pack v135 = lift_pack_select(v44, lift_pack_splat(0.0), v129 * lift_pack_abs((v39 * v54_u[0]) - v37));
    const lift_pack v136 = lift_pack_max(lift_pack_abs(v54_u[1]), lift_pack_max(lift_pack_abs(v54_u[0]), lift_pack_max(lift_pack_abs(v135), lift_pack_abs(v134))));
    const lift_pack v137 = lift_pack_max(lift_pack_abs(v54_u[1] - v135), lift_pack_abs(v54_u[0] - v134));
    const lift_pack v138 = (v124 - (v51_u[0] * v123)) + (v49 * v125);
    const lift_pack v139 = lift_pack_select(v34, lift_pack_splat(0.0), v127 + ((745.0 * v49) + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v138), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (v50 * v138))));
    const lift_pack v140 = lift_pack_select(v44, lift_pack_splat(0.0), lift_pack_abs((v39 * v51_u[0]) - v37) * v129);
    const lift_pack v141 = lift_pack_max(lift_pack_max(lift_pack_abs(v51_u[0]), lift_pack_max(lift_pack_abs(v139), lift_pack_abs(v140))), lift_pack_abs(v51_u[1]));
    const lift_pack v142 = lift_pack_max(lift_pack_abs(v51_u[0] - v139), lift_pack_abs(v51_u[1] - v140));
    const lift_mask v143 = (lift_mask)(v142 <= (v141 * lift_pack_select((lift_mask)(v141 < (1.0000000009313226 * v141)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v51_done;
    const lift_mask v144 = v143 & ((lift_mask)(v137 <= (v136 * lift_pack_select((lift_mask)(v136 < (1.0000000009313226 * v136)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v54_done);
    const lift_mask v145 = v144 & ((lift_mask)(v132 <= (v131 * lift_pack_select((lift_mask)(v131 < (1.0000000009313226 * v131)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v57_done);
    const lift_mask v146 = v121 | v122;
    lift_pack v148 = v71;
    lift_pack v149 = v69;
    lift_pack v150 = v66;
    lift_mask v151 = v33_best[0];
    lift_pack v152 = v64;
    lift_mask v153 = v33_best[1];
    lift_mask v154 = v145;
    if (!lift_pack_all(~(v146))) {
        const lift_pack v147_of_context_real[22] = {lift_pack_number(prepared, 0U, spacing, 0U), lift_pack_number(prepared, 1U, spacing, 0U), v2, tau[1], v6, v32, tau[0], lift_pack_number(prepared, 12U, spacing, 0U), lift_pack_number(prepared, 4U, spacing, 0U), lift_pack_number(prepared, 5U, spacing, 0U), q[0], q[1], qd[0], qd[1], trial, past, v33_number[2], v33_number[3], v71, v69, v66, v64};
        const lift_mask v147_of_context_boolean[5] = {v1, v15, v145, v122, v121};
        const lift_mask v147_of_context_mode[4] = {forced[0], forced[1], v33_best[0], v33_best[1]};
        lift_pack v147_result_real[4];
        lift_mask v147_result_boolean[1];
        lift_mask v147_result_mode[2];
        lift_pack_interpolated_again(spacing, prepared, v147_of_context_real, v147_of_context_boolean, v147_of_context_mode, v147_result_real, v147_result_boolean, v147_result_mode);
        v148 = lift_pack_select(v146, v147_result_real[0], v148);
        v149 = lift_pack_select(v146, v147_result_real[1], v149);
        v150 = lift_pack_select(v146, v147_result_real[2], v150);
        v151 = lift_pack_select_whole(v146, v147_result_mode[0], v151);
        v152 = lift_pack_select(v146, v147_result_real[3], v152);
        v153 = lift_pack_select_whole(v146, v147_result_mode[1], v153);
        v154 = lift_pack_select_whole(v146, v147_result_boolean[0], v154);
    }
    q_out[0] = v148;
    q_out[1] = v149;
    mode_out[0] = v151;
    const lift_mask v155 = crossing[0] | (v46 & (lift_mask)(v80 < lift_pack_splat(0.0)));
    const lift_mask v156 = ~v113;
    const lift_mask v157 = crossing[1] | (v45 & (lift_mask)(v97 < lift_pack_splat(0.0)));
    const lift_mask v158 = v156 & (v155 | v157);
    const lift_pack v159 = lift_pack_select(v158, lift_pack_select(v155 | (lift_mask)(lift_pack_whole(0) == v151), lift_pack_splat(0.0), v150), v150);
    qd_out[0] = v159;
    mode_out[1] = v153;
    const lift_pack v160 = lift_pack_select(v158, lift_pack_select(v157 | (lift_mask)(lift_pack_whole(0) == v153), lift_pack_splat(0.0), v152), v152);
    qd_out[1] = v160;
    const lift_mask v161 = v89 & (lift_mask)(v96 <= v110);
    crossing_out[0] = probes & (v46 & v161);
    const lift_mask v162 = v103 & (lift_mask)(v109 <= v110);
    crossing_out[1] = probes & (v45 & v162);
    const lift_mask v163 = lift_pack_select_whole(v111, heading[0], lift_pack_whole(0));
    forced_out[0] = v163;
    const lift_mask v164 = lift_pack_select_whole(v111, heading[1], lift_pack_whole(0));
    forced_out[1] = v164;
    heading_out[0] = lift_pack_select_whole(probes, lift_pack_select_whole(v34 & v161, v78, lift_pack_whole(0)), lift_pack_whole(0));
    heading_out[1] = lift_pack_select_whole(probes, lift_pack_select_whole(v44 & v162, v79, lift_pack_whole(0)), lift_pack_whole(0));
    const lift_pack v165 = lift_pack_select(v113, past, lift_pack_select(v111, trial + past, dt));
    *past_out = v165;
    const lift_pack v166 = lift_pack_select(probes, whole, trial);
    const lift_pack v167 = lift_pack_select(v113, v110 * v166, dt - v165);
    *trial_out = v167;
    *whole_out = lift_pack_select(v113, v166, v167);
    *passes_out = 1.0 + passes;
    const lift_pack v168 = lift_pack_select(v33_flag[4] | v33_flag[3], lift_pack_select(v33_flag[8], lift_pack_splat(4.0), lift_pack_select(v33_flag[7] & (~v33_flag[2]), lift_pack_select(v33_flag[5], lift_pack_splat(1.0), lift_pack_splat(0.0)), lift_pack_splat(3.0))), lift_pack_select(v33_flag[6], lift_pack_splat(5.0), lift_pack_splat(2.0)));
    const lift_mask v169 = (lift_mask)((lift_pack_abs(tau[1]) + (lift_pack_abs(v33_number[0]) + (lift_pack_abs(v2) + lift_pack_abs(v33_number[1])))) < lift_pack_splat(1e+38));
    const lift_pack v170 = lift_pack_select(v169, lift_pack_select(v33_done, v168, lift_pack_splat(5.0)), lift_pack_splat(6.0));
    const lift_mask v171 = (lift_mask)(lift_pack_splat(2.0) == v170);
    const lift_pack v172 = lift_pack_select(v119, lift_pack_splat(7.0), lift_pack_select(v154 | v171, lift_pack_splat(0.0), lift_pack_splat(5.0)));
    const lift_pack v173 = lift_pack_select((lift_mask)(lift_pack_splat(1.0) == v172) | ((lift_mask)(lift_pack_splat(1.0) == v170) | (lift_mask)(lift_pack_splat(1.0) == worst)), lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v174 = lift_pack_select((lift_mask)(lift_pack_splat(3.0) == v172) | ((lift_mask)(lift_pack_splat(3.0) == worst) | (lift_mask)(lift_pack_splat(3.0) == v170)), lift_pack_splat(3.0), v173);
    const lift_pack v175 = lift_pack_select((lift_mask)(lift_pack_splat(4.0) == v172) | ((lift_mask)(lift_pack_splat(4.0) == worst) | (lift_mask)(lift_pack_splat(4.0) == v170)), lift_pack_splat(4.0), v174);
    const lift_mask v176 = (lift_mask)(lift_pack_splat(5.0) == v172) | ((lift_mask)(lift_pack_splat(5.0) == worst) | (lift_mask)(lift_pack_splat(5.0) == v170));
    const lift_pack v177 = lift_pack_select(v176, lift_pack_splat(5.0), lift_pack_select((v171 | (lift_mask)(lift_pack_splat(2.0) == worst)) | (lift_mask)(lift_pack_splat(2.0) == v172), lift_pack_splat(2.0), v175));
    const lift_pack v178 = lift_pack_select(((lift_mask)(lift_pack_splat(7.0) == worst) | (lift_mask)(lift_pack_splat(7.0) == v170)) | (lift_mask)(lift_pack_splat(7.0) == v172), lift_pack_splat(7.0), v177);
    *worst_out = lift_pack_select(((lift_mask)(lift_pack_splat(6.0) == v170) | (lift_mask)(lift_pack_splat(6.0) == worst)) | (lift_mask)(lift_pack_splat(6.0) == v172), lift_pack_splat(6.0), v178);
    *done = v119 | (v156 & (lift_mask)(v167 <= lift_pack_splat(0.0)));
    if (!lift_pack_all(~(v113))) {
        q_out[0] = lift_pack_select(v113, q[0], v148);
        q_out[1] = lift_pack_select(v113, q[1], v149);
        qd_out[0] = lift_pack_select(v113, qd[0], v159);
        qd_out[1] = lift_pack_select(v113, qd[1], v160);
        forced_out[0] = lift_pack_select_whole(v113, forced[0], v163);
        forced_out[1] = lift_pack_select_whole(v113, forced[1], v164);
    }
}

static LIFT_APART void lift_pack_interpolated_part_same(const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_mask probes, const lift_pack *restrict far, lift_pack past, lift_pack whole, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_mask *restrict probes_out, lift_pack *restrict far_out, lift_pack *restrict past_out, lift_pack *restrict whole_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    lift_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static LIFT_APART void lift_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_mask probes, const lift_pack *restrict far, lift_pack past, lift_pack whole, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_mask *restrict probes_out, lift_pack *restrict far_out, lift_pack *restrict past_out, lift_pack *restrict whole_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

LIFT_INLINE void lift_pack_interpolated_part(size_t spacing, const double *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_mask *restrict mode, const lift_mask *restrict crossing, const lift_mask *restrict forced, const lift_mask *restrict heading, lift_mask probes, const lift_pack *restrict far, lift_pack past, lift_pack whole, lift_pack trial, lift_pack passes, lift_pack worst, lift_pack dt, const lift_pack *restrict tau, lift_pack *restrict q_out, lift_pack *restrict qd_out, lift_mask *restrict mode_out, lift_mask *restrict crossing_out, lift_mask *restrict forced_out, lift_mask *restrict heading_out, lift_mask *restrict probes_out, lift_pack *restrict far_out, lift_pack *restrict past_out, lift_pack *restrict whole_out, lift_pack *restrict trial_out, lift_pack *restrict passes_out, lift_pack *restrict worst_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        lift_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
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
    lift_mask v0_probes = lift_pack_whole(0);
    lift_pack v0_far[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v0_past = lift_pack_splat(0.0);
    lift_pack v0_whole = lift_pack_at(&dt[0]);
    lift_pack v0_trial = lift_pack_at(&dt[0]);
    lift_pack v0_passes = lift_pack_splat(0.0);
    lift_pack v0_worst = lift_pack_splat(0.0);
    const lift_pack v0_of_tau[2] = {lift_pack_at(&tau[0]), lift_pack_at(&tau[stride])};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 14) && !lift_pack_all(v0_done); v0_pass++) {
        lift_pack v0_next_q[2];
        lift_pack v0_next_qd[2];
        lift_mask v0_next_mode[2];
        lift_mask v0_next_crossing[2];
        lift_mask v0_next_forced[2];
        lift_mask v0_next_heading[2];
        lift_mask v0_next_probes;
        lift_pack v0_next_far[2];
        lift_pack v0_next_past;
        lift_pack v0_next_whole;
        lift_pack v0_next_trial;
        lift_pack v0_next_passes;
        lift_pack v0_next_worst;
        lift_mask v0_ends;
        lift_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, lift_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
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
        v0_probes = lift_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = lift_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_far[1] = lift_pack_select(v0_done, v0_far[1], v0_next_far[1]);
        v0_past = lift_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = lift_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = lift_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = lift_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = lift_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const lift_mask v1 = (lift_mask)((lift_pack_abs(v0_qd[1]) + (lift_pack_abs(v0_q[0]) + (lift_pack_abs(v0_qd[0]) + lift_pack_abs(v0_q[1])))) < lift_pack_splat(1e+38));
    const lift_mask v2 = (lift_mask)(lift_pack_splat(7.0) == v0_worst);
    const lift_pack v3 = lift_pack_abs(lift_pack_at(&dt[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (lift_pack_abs(lift_pack_at(&qd[stride])) + lift_pack_abs(lift_pack_at(&qd[0]))));
    const lift_mask v4 = (lift_mask)((lift_pack_abs(lift_pack_at(&tau[0])) + (lift_pack_abs(lift_pack_at(&q[0])) + v3)) < lift_pack_splat(1e+38)) & (lift_mask)(lift_pack_abs(lift_pack_at(&tau[stride])) < lift_pack_splat(1e+38));
    const lift_mask v5 = v4 & (lift_mask)(lift_pack_splat(0.0) < lift_pack_at(&dt[0]));
    const lift_mask v6 = (v5 & (~v2)) & v1;
    *(lift_unaligned *)&q_next[0] = lift_pack_select(v6, v0_q[0], lift_pack_at(&q[0]));
    *(lift_unaligned *)&q_next[stride] = lift_pack_select(v6, v0_q[1], lift_pack_at(&q[stride]));
    *(lift_unaligned *)&qd_next[0] = lift_pack_select(v6, v0_qd[0], lift_pack_at(&qd[0]));
    *(lift_unaligned *)&qd_next[stride] = lift_pack_select(v6, v0_qd[1], lift_pack_at(&qd[stride]));
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(lift_pack_select_whole(v6, v0_mode[0], lift_pack_at_modes(&mode[0])), lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(lift_pack_select_whole(v6, v0_mode[1], lift_pack_at_modes(&mode[stride])), lift_bytes);
    const lift_mask v7 = (lift_mask)(lift_pack_splat(2.0) == v0_worst);
    const lift_pack v8 = lift_pack_select(v7 | v0_done, lift_pack_splat(0.0), lift_pack_splat(5.0));
    const lift_pack v9 = lift_pack_select((lift_mask)(lift_pack_splat(3.0) == v8) | (lift_mask)(lift_pack_splat(3.0) == v0_worst), lift_pack_splat(3.0), lift_pack_select((lift_mask)(lift_pack_splat(1.0) == v8) | (lift_mask)(lift_pack_splat(1.0) == v0_worst), lift_pack_splat(1.0), lift_pack_splat(0.0)));
    const lift_pack v10 = lift_pack_select(v7 | (lift_mask)(lift_pack_splat(2.0) == v8), lift_pack_splat(2.0), lift_pack_select((lift_mask)(lift_pack_splat(4.0) == v0_worst) | (lift_mask)(lift_pack_splat(4.0) == v8), lift_pack_splat(4.0), v9));
    const lift_pack v11 = lift_pack_select(v2 | (lift_mask)(lift_pack_splat(7.0) == v8), lift_pack_splat(7.0), lift_pack_select((lift_mask)(lift_pack_splat(5.0) == v0_worst) | (lift_mask)(lift_pack_splat(5.0) == v8), lift_pack_splat(5.0), v10));
    *(lift_unaligned *)&status[0] = lift_pack_select(v6, lift_pack_select((lift_mask)(lift_pack_splat(6.0) == v8) | (lift_mask)(lift_pack_splat(6.0) == v0_worst), lift_pack_splat(6.0), v11), lift_pack_select(v5 & v2, lift_pack_splat(7.0), lift_pack_splat(6.0)));
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
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(10U, count, first, LIFT_LANES, &prepared[18U * count], &prepared_rest[18U * LIFT_LANES]);
        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[33U * count], &prepared_rest[33U * LIFT_LANES]);
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
