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

static LIFT_APART void lift_pack_before_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
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

static LIFT_APART void lift_pack_decide_pattern_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
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

LIFT_BODY void lift_pack_decide_pattern_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
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
        lift_pack_decide_pattern_loads(spacing, prepared, v22_u, v22_polished, v22_of_context_real, v22_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
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
    const lift_pack v42 = lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_abs((v14 * v22_u[0]) - v17) * (0.0096 * v20));
    number_out[3] = v22_u[1];
    const lift_pack v43 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v42), lift_pack_abs(v41)), lift_pack_abs(v22_u[0])), lift_pack_abs(v22_u[1]));
    const lift_pack v44 = lift_pack_max(lift_pack_abs(v22_u[0] - v41), lift_pack_abs(v42 - v22_u[1]));
    const lift_mask v45 = (lift_mask)(v44 <= (v43 * lift_pack_select((lift_mask)(v43 < (1.0000000009313226 * v43)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v22_done;
    const lift_pack v46 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v24));
    const lift_pack v47 = lift_pack_select(v9, context_real[3], v22_u[1]);
    const lift_pack v48 = lift_pack_select(v9, lift_pack_splat(0.0), 1.0 / lift_pack_select(v19, context_real[1], lift_pack_splat(1.0)));
    const lift_pack v49 = lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_select(v9, lift_pack_splat(0.0), v48 * lift_pack_select(v9, lift_pack_splat(0.0), context_real[3])) - (v22_u[1] * lift_pack_select(v9, lift_pack_splat(0.0), v10 * v48)));
    const lift_pack v50 = lift_pack_select(v9, lift_pack_min(v46 - v47, v47 + v46), v20 * v49);
    const lift_pack v51 = lift_pack_select(v9, v50, context_real[1] * v50);
    const lift_pack v52 = lift_pack_max(lift_pack_abs(v47), lift_pack_abs(context_real[3]));
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
    const lift_mask v76 = ((context_boolean[2] | context_boolean[3]) & (v37 & v74)) & v75;
    const lift_mask v77 = lift_pack_select_whole(((lift_mask)(v66 <= v72) & (lift_mask)(v72 <= v63)) & (context_boolean[4] & (~v38)), lift_pack_whole(0), lift_pack_select_whole(v68, lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v78 = lift_pack_select_whole(v62, pattern[0], lift_pack_select_whole(v70, lift_pack_select_whole(v68 & v0, lift_pack_whole(1), lift_pack_whole(-1)), v77));
    pattern_out[0] = lift_pack_select_whole(v76, lift_pack_select_whole(context_boolean[4], lift_pack_whole(0), lift_pack_select_whole(context_boolean[5], lift_pack_whole(1), lift_pack_whole(-1))), v78);
    const lift_pack v79 = v72 - lift_pack_select((lift_mask)(lift_pack_whole(0) == v78), lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_mask v80 = lift_pack_select_whole(v65 & ((lift_mask)(v79 <= lift_pack_splat(0.0)) & (lift_mask)(lift_pack_splat(0.0) <= v79)), lift_pack_whole(0), lift_pack_select_whole(v60, lift_pack_whole(1), lift_pack_whole(-1)));
    pattern_out[1] = lift_pack_select_whole(v76, lift_pack_select_whole(context_boolean[7], lift_pack_whole(0), lift_pack_select_whole(context_boolean[8], lift_pack_whole(1), lift_pack_whole(-1))), lift_pack_select_whole(v62, lift_pack_select_whole(v9 & v60, lift_pack_whole(1), lift_pack_whole(-1)), v80));
    const lift_mask v81 = ~flag[1];
    const lift_mask v82 = (v45 & (context_boolean[0] | (lift_mask)(((-1e-12) * v36) <= v35))) & (context_boolean[1] | (lift_mask)(((-1e-12) * v52) <= v51));
    const lift_mask v83 = ((~flag[2]) & (v81 & v82)) | (v55 & v81);
    best_out[0] = lift_pack_select_whole(v83, pattern[0], best[0]);
    best_out[1] = lift_pack_select_whole(v83, pattern[1], best[1]);
    flag_out[0] = flag[0] | v76;
    flag_out[2] = flag[2] | v82;
    const lift_mask v84 = flag[3] | (flag[1] & v55);
    flag_out[3] = v84;
    const lift_mask v85 = ~v45;
    const lift_mask v86 = v1 & (lift_mask)(v8 < lift_pack_splat(0.0));
    const lift_mask v87 = v12 & v86;
    flag_out[4] = flag[4] | (v85 & (~((v85 & v87) & (lift_mask)((1e-05 * v43) < v44))));
    flag_out[5] = lift_pack_select_whole(v83, v13, flag[5]);
    flag_out[6] = lift_pack_select_whole(v83, v86 & (v45 & v87), flag[6]);
    number_out[0] = lift_pack_select(v83, v24, number[0]);
    number_out[1] = lift_pack_select(v83, v49, number[1]);
    const lift_mask v88 = v56 & (v84 | (v73 | ((v0 & v9) | (~v71))));
    *done = (v74 & (~v76)) | v88;
}

static LIFT_APART void lift_pack_decide_pattern_same(const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    lift_pack_decide_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static LIFT_APART void lift_pack_decide_pattern_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_decide_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

LIFT_INLINE void lift_pack_decide_pattern(size_t spacing, const double *restrict prepared, const lift_mask *restrict pattern, const lift_mask *restrict best, const lift_mask *restrict flag, const lift_pack *restrict number, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict pattern_out, lift_mask *restrict best_out, lift_mask *restrict flag_out, lift_pack *restrict number_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_decide_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        lift_pack_decide_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

LIFT_BODY void lift_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == lift_pack_at_modes(&mode[0]));
    const lift_pack v1 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v2 = lift_pack_at(&tau[0]) - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v3 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v2) * v1);
    const lift_pack v4 = lift_pack_select(v0, lift_pack_splat(0.0), v1 * lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_mask v5 = (lift_mask)(lift_pack_whole(0) == lift_pack_at_modes(&mode[stride]));
    const lift_pack v6 = 625.0 * lift_pack_at(&qd[0]);
    const lift_pack v7 = 120.0 * lift_pack_at(&qd[0]);
    lift_pack v8_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v8_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v8_of_context_real[8] = {lift_pack_real_of(lift_pack_at_modes(&mode[0])), v7, v6, (312.5 * v4) - 1.0, lift_pack_at(&tau[0]) - (312.5 * v3), lift_pack_real_of(lift_pack_at_modes(&mode[stride])), lift_pack_number(prepared, 18U, spacing, 0U) * v4, lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v3)};
    const lift_mask v8_of_context_boolean[2] = {~v0, ~v5};
    lift_mask v8_done = { 0 };
    for (int v8_pass = 0; (v8_pass < 40) && !lift_pack_all(v8_done); v8_pass++) {
        lift_pack v8_next_u[2];
        lift_pack v8_next_polished[1];
        lift_mask v8_ends;
        lift_pack_before_loads(spacing, prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_ends);
        v8_u[0] = lift_pack_select(v8_done, v8_u[0], v8_next_u[0]);
        v8_u[1] = lift_pack_select(v8_done, v8_u[1], v8_next_u[1]);
        v8_polished[0] = lift_pack_select(v8_done, v8_polished[0], v8_next_polished[0]);
        v8_done |= v8_ends;
    }
    const lift_pack v9 = lift_pack_select(v0, v2, v8_u[0]);
    const lift_pack v10 = (lift_pack_at(&tau[0]) - (312.5 * lift_pack_select(v0, lift_pack_splat(0.0), v3 - (v4 * v8_u[0])))) - v9;
    const lift_pack v11 = 0.3999999999999999 * v10;
    const lift_pack v12 = -(v11 - 22.0);
    const lift_pack v13 = 3.3 * v10;
    const lift_pack v14 = v13 - 181.5;
    const lift_pack v15 = -(22.0 + v11);
    const lift_pack v16 = 181.5 + v13;
    const lift_pack v17 = 0.5 * (lift_pack_max(lift_pack_max(v14, v12), lift_pack_max(v16, v15)) + lift_pack_min(lift_pack_min(v16, v15), lift_pack_min(v14, v12)));
    const lift_mask v18 = lift_pack_mode_of((v9 + v10) - v17);
    const lift_mask v19 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[0]));
    const lift_mask v20 = (lift_pack_at_flags(&reached[0]) & v19) & (~(lift_mask)(lift_pack_whole(0) == v18));
    const lift_mask v21 = lift_pack_select_whole(v0, lift_pack_mode_of(lift_pack_at(&qd[0])), lift_pack_at_modes(&mode[0]));
    const lift_pack v22 = v2 - lift_pack_select(v19, lift_pack_splat(0.0), (v7 + v6) + (65.0 * lift_pack_real_of(v21)));
    const lift_pack v23 = lift_pack_number(prepared, 4U, spacing, 0U) * v22;
    const lift_pack v24 = lift_pack_abs(v23);
    const lift_pack v25 = 1e-08 * v24;
    const lift_pack v26 = -(v25 - lift_pack_number(prepared, 25U, spacing, 0U));
    const lift_mask v27 = lift_pack_select_whole(v19, (lift_mask)(v26 < v23), (lift_mask)(lift_pack_whole(1) == v21));
    const lift_pack v28 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 20U, spacing, 0U) * v22);
    const lift_pack v29 = 0.0132 * lift_pack_sqrt(v28 * v28);
    const lift_pack v30 = 219.0 + (2.3 * (lift_pack_abs(v7) + lift_pack_abs((lift_pack_at(&tau[0]) - v2) - (lift_pack_number(prepared, 22U, spacing, 0U) * v22))));
    const lift_pack v31 = lift_pack_select((lift_mask)(lift_pack_number(prepared, 24U, spacing, 0U) < lift_pack_splat(1.0)), lift_pack_number(prepared, 27U, spacing, 0U) * lift_pack_max(v30, v29), lift_pack_splat(1e+38));
    const lift_pack v32 = lift_pack_min(v31, v30 + (lift_pack_number(prepared, 23U, spacing, 0U) * v31));
    const lift_pack v33 = lift_pack_min(v32, v30 + (lift_pack_number(prepared, 23U, spacing, 0U) * v32));
    const lift_mask v34 = v19 & (lift_mask)(v24 <= (v25 + (lift_pack_number(prepared, 26U, spacing, 0U) * lift_pack_min(v33, v30 + (lift_pack_number(prepared, 23U, spacing, 0U) * v33)))));
    const lift_mask v35 = lift_pack_select_whole(v34 & (~v20), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v20, (lift_mask)(lift_pack_whole(1) == v18), v27), lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v36 = lift_pack_mode_of(lift_pack_select(v5, lift_pack_at(&tau[stride]), v8_u[1]));
    const lift_mask v37 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[stride]));
    const lift_mask v38 = (lift_pack_at_flags(&reached[stride]) & v37) & (~(lift_mask)(lift_pack_whole(0) == v36));
    const lift_mask v39 = lift_pack_select_whole(v5, lift_pack_mode_of(lift_pack_at(&qd[stride])), lift_pack_at_modes(&mode[stride]));
    const lift_pack v40 = lift_pack_at(&tau[stride]) * lift_pack_number(prepared, 5U, spacing, 0U);
    const lift_pack v41 = lift_pack_abs(v40);
    const lift_pack v42 = 1e-08 * v41;
    const lift_pack v43 = -v42;
    const lift_mask v44 = lift_pack_select_whole(v37, (lift_mask)(v43 < v40), (lift_mask)(lift_pack_whole(1) == v39));
    const lift_pack v45 = lift_pack_min(lift_pack_min(v31, v29 + (lift_pack_number(prepared, 21U, spacing, 0U) * v31)), v29 + (lift_pack_number(prepared, 21U, spacing, 0U) * v32));
    const lift_mask v46 = v37 & (lift_mask)(v41 <= (v42 + (lift_pack_number(prepared, 19U, spacing, 0U) * lift_pack_min(v45, v29 + (lift_pack_number(prepared, 21U, spacing, 0U) * v33)))));
    const lift_mask v47 = lift_pack_select_whole(v46 & (~v38), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v38, (lift_mask)(lift_pack_whole(1) == v36), v44), lift_pack_whole(1), lift_pack_whole(-1)));
    lift_mask v48_pattern[2] = {v35, v47};
    lift_mask v48_best[2] = {v35, v47};
    lift_mask v48_flag[7] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v48_number[4] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v48_of_context_real[8] = {lift_pack_number(prepared, 1U, spacing, 0U), lift_pack_number(prepared, 0U, spacing, 0U), v2, lift_pack_at(&tau[stride]), v7, v6, lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U)};
    const lift_mask v48_of_context_boolean[10] = {~v19, ~v37, v20, v38, v34, v27, lift_pack_select_whole(v19, (lift_mask)(v26 < (-v23)), (lift_mask)(lift_pack_whole(-1) == v21)), v46, v44, lift_pack_select_whole(v37, (lift_mask)(v43 < (-v40)), (lift_mask)(lift_pack_whole(-1) == v39))};
    const lift_mask v48_of_context_mode[4] = {v21, v39, v18, v36};
    lift_mask v48_done = { 0 };
    for (int v48_pass = 0; (v48_pass < 18) && !lift_pack_all(v48_done); v48_pass++) {
        lift_mask v48_next_pattern[2];
        lift_mask v48_next_best[2];
        lift_mask v48_next_flag[7];
        lift_pack v48_next_number[4];
        lift_mask v48_ends;
        lift_pack_decide_pattern(spacing, prepared, v48_pattern, v48_best, v48_flag, v48_number, v48_of_context_real, v48_of_context_boolean, v48_of_context_mode, v48_next_pattern, v48_next_best, v48_next_flag, v48_next_number, &v48_ends);
        v48_pattern[0] = lift_pack_select_whole(v48_done, v48_pattern[0], v48_next_pattern[0]);
        v48_pattern[1] = lift_pack_select_whole(v48_done, v48_pattern[1], v48_next_pattern[1]);
        v48_best[0] = lift_pack_select_whole(v48_done, v48_best[0], v48_next_best[0]);
        v48_best[1] = lift_pack_select_whole(v48_done, v48_best[1], v48_next_best[1]);
        v48_flag[0] = lift_pack_select_whole(v48_done, v48_flag[0], v48_next_flag[0]);
        v48_flag[1] = lift_pack_select_whole(v48_done, v48_flag[1], v48_next_flag[1]);
        v48_flag[2] = lift_pack_select_whole(v48_done, v48_flag[2], v48_next_flag[2]);
        v48_flag[3] = lift_pack_select_whole(v48_done, v48_flag[3], v48_next_flag[3]);
        v48_flag[4] = lift_pack_select_whole(v48_done, v48_flag[4], v48_next_flag[4]);
        v48_flag[5] = lift_pack_select_whole(v48_done, v48_flag[5], v48_next_flag[5]);
        v48_flag[6] = lift_pack_select_whole(v48_done, v48_flag[6], v48_next_flag[6]);
        v48_number[0] = lift_pack_select(v48_done, v48_number[0], v48_next_number[0]);
        v48_number[1] = lift_pack_select(v48_done, v48_number[1], v48_next_number[1]);
        v48_number[2] = lift_pack_select(v48_done, v48_number[2], v48_next_number[2]);
        v48_number[3] = lift_pack_select(v48_done, v48_number[3], v48_next_number[3]);
        v48_done |= v48_ends;
    }
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(v48_best[0], lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(v48_best[1], lift_bytes);
    const lift_mask v49 = (lift_mask)((lift_pack_abs(v48_number[0]) + (lift_pack_abs(v48_number[1]) + (lift_pack_abs(v2) + lift_pack_abs(lift_pack_at(&tau[stride]))))) < lift_pack_splat(1e+38));
    const lift_pack v50 = lift_pack_select(v49, lift_pack_select(v48_done, lift_pack_select(v48_flag[2] | v48_flag[1], lift_pack_select(v48_flag[6], lift_pack_splat(4.0), lift_pack_select(v48_flag[3], lift_pack_splat(1.0), lift_pack_select(v48_flag[5], lift_pack_splat(0.0), lift_pack_splat(3.0)))), lift_pack_select(v48_flag[4], lift_pack_splat(5.0), lift_pack_splat(2.0))), lift_pack_splat(5.0)), lift_pack_splat(6.0));
    const lift_mask v51 = (lift_mask)((lift_pack_abs(lift_pack_at(&qd[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (lift_pack_abs(lift_pack_at(&qd[stride])) + lift_pack_abs(lift_pack_at(&q[0]))))) < lift_pack_splat(1e+38));
    *(lift_unaligned *)&status[0] = lift_pack_select(v51, v50, lift_pack_splat(6.0));
}

static LIFT_APART void lift_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    lift_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static LIFT_APART void lift_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

LIFT_INLINE void lift_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        lift_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        lift_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void lift_decide_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        bool reached_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take_flags(2U, count, first, LIFT_LANES, reached, reached_rest);
        lift_pack_decide_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

void lift_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        bool reached_rest[2U * LIFT_LANES];
        signed char mode_next_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];
        double prepared_rest[43U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(10U, count, first, LIFT_LANES, &prepared[18U * count], &prepared_rest[18U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_take_flags(2U, count, first, LIFT_LANES, reached, reached_rest);
        lift_pack_decide_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        lift_pack_give_modes(2U, count, first, LIFT_LANES, mode_next_rest, mode_next);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

LIFT_BODY void lift_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    (void)q;
    const lift_mask v0 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[0]));
    const lift_pack v1 = lift_pack_select(v0, lift_pack_sign(lift_pack_at(&qdd[0])), lift_pack_sign(lift_pack_at(&qd[0])));
    const lift_pack v_prepared1 = 312.5 + (25.0 + lift_pack_number(prepared, 11U, spacing, 0U));
    const lift_pack v_prepared42 = (-312.5) + v_prepared1;
    const lift_pack v2 = 40.0 + (v1 * (lift_pack_number(prepared, 2U, spacing, 0U) + ((120.0 * lift_pack_at(&qd[0])) + (lift_pack_at(&qdd[0]) * lift_pack_number_or(prepared, 42U, spacing, v_prepared42)))));
    const lift_pack v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * lift_pack_abs(v2))));
    const lift_pack v4 = (lift_pack_number(prepared, 2U, spacing, 0U) + ((745.0 * lift_pack_at(&qd[0])) + (lift_pack_number_or(prepared, 1U, spacing, v_prepared1) * lift_pack_at(&qdd[0])))) + v3;
    *(lift_unaligned *)&tau[0] = v4;
    const lift_mask v5 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[stride]));
    const lift_pack v6 = lift_pack_abs(lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * lift_pack_at(&qdd[0])));
    const lift_pack v7 = (lift_pack_number(prepared, 0U, spacing, 0U) * lift_pack_at(&qdd[stride])) + (lift_pack_select(v5, lift_pack_sign(lift_pack_at(&qdd[stride])), lift_pack_sign(lift_pack_at(&qd[stride]))) * (0.0096 * v6));
    *(lift_unaligned *)&tau[stride] = v7;
    *(lift_unaligned *)&low[0] = lift_pack_select(v0, lift_pack_number(prepared, 28U, spacing, 0U), v4);
    const lift_pack v8 = 0.0132 * v6;
    *(lift_unaligned *)&low[stride] = lift_pack_select(v5, -v8, v7);
    *(lift_unaligned *)&high[0] = lift_pack_select(v0, lift_pack_number(prepared, 29U, spacing, 0U), v4);
    *(lift_unaligned *)&high[stride] = lift_pack_select(v5, v8, v7);
}

static LIFT_APART void lift_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    lift_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static LIFT_APART void lift_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

LIFT_INLINE void lift_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        lift_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        lift_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void lift_friction_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_friction_inverse_dynamics_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
    }
}

void lift_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];
        double prepared_rest[43U * LIFT_LANES];

        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[28U * count], &prepared_rest[28U * LIFT_LANES]);
        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[42U * count], &prepared_rest[42U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_friction_inverse_dynamics_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
    }
}

static LIFT_APART void lift_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(lift_unaligned *)&tau[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&tau[stride] = lift_pack_splat(0.0);
}

void lift_drive_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_drive_forces_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

void lift_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double prepared_rest[43U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_drive_forces_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
