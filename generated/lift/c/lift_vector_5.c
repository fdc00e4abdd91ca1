/* lift, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with LIFT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in lift_batch.c. */
#include "lift_batch.h"

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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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

LIFT_BODY void lift_pack_decide_pattern_piece_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
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

static LIFT_APART void lift_pack_decide_pattern_piece_same(const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    lift_pack_decide_pattern_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static LIFT_APART void lift_pack_decide_pattern_piece_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_decide_pattern_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

LIFT_INLINE void lift_pack_decide_pattern_piece(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_decide_pattern_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        lift_pack_decide_pattern_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

LIFT_BODY void lift_pack_decide_pattern_pieces_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_mask v0_other[2] = {lift_pack_whole(0), lift_pack_whole(0)};
    lift_pack v0_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_mask v0_found[1] = {lift_pack_whole(0)};
    lift_mask v0_obeying[1] = {lift_pack_whole(0)};
    const lift_mask v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11]};
    lift_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 4) && !lift_pack_all(v0_done); v0_pass++) {
        lift_mask v0_next_other[2];
        lift_pack v0_next_u[2];
        lift_mask v0_next_found[1];
        lift_mask v0_next_obeying[1];
        lift_mask v0_ends;
        lift_pack_decide_pattern_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
        v0_other[0] = lift_pack_select_whole(v0_done, v0_other[0], v0_next_other[0]);
        v0_other[1] = lift_pack_select_whole(v0_done, v0_other[1], v0_next_other[1]);
        v0_u[0] = lift_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_u[1] = lift_pack_select(v0_done, v0_u[1], v0_next_u[1]);
        v0_found[0] = lift_pack_select_whole(v0_done, v0_found[0], v0_next_found[0]);
        v0_obeying[0] = lift_pack_select_whole(v0_done, v0_obeying[0], v0_next_obeying[0]);
        v0_done |= v0_ends;
    }
    const lift_mask v1 = v0_obeying[0] | ((~context_boolean[4]) & v0_found[0]);
    result_real[0] = lift_pack_select(v1, lift_pack_select(context_boolean[0], lift_pack_splat(0.0), context_real[10] - (context_real[12] * v0_u[0])), context_real[20]);
    result_real[1] = lift_pack_select(v1, lift_pack_select(context_boolean[1], lift_pack_splat(0.0), context_real[11] - (context_real[13] * v0_u[1])), context_real[21]);
    result_real[2] = lift_pack_select(v1, lift_pack_select(context_boolean[0], context_real[2], v0_u[0]), context_real[22]);
    result_real[3] = lift_pack_select(v1, lift_pack_select(context_boolean[1], context_real[3], v0_u[1]), context_real[23]);
    result_real[4] = lift_pack_select(v1, v0_u[0], context_real[24]);
    result_real[5] = lift_pack_select(v1, v0_u[1], context_real[25]);
    const lift_mask v2 = context_boolean[4] | v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[5] | (context_boolean[4] & v0_obeying[0]);
    result_boolean[2] = context_boolean[6] | (~v2);
}

static LIFT_APART void lift_pack_decide_pattern_pieces_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_pack_decide_pattern_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static LIFT_APART void lift_pack_decide_pattern_pieces_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_decide_pattern_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

LIFT_INLINE void lift_pack_decide_pattern_pieces(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        lift_pack_decide_pattern_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        lift_pack_decide_pattern_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
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
        lift_pack_decide_pattern_loads(spacing, prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_ends);
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
    const lift_pack v46 = lift_pack_select(v9, lift_pack_splat(0.0), v45 - (v24_u[1] * v44));
    const lift_pack v47 = lift_pack_select(v9, lift_pack_min(v41 - v42, v42 + v41), v22 * v46);
    const lift_pack v48 = lift_pack_abs(context_real[3]);
    const lift_mask v49 = context_boolean[3] & v38;
    const lift_mask v50 = v49 & (lift_mask)(((-1e-06) * lift_pack_max(v48, lift_pack_abs(v42))) <= lift_pack_select(v9, v47, context_real[1] * v47));
    const lift_mask v51 = context_boolean[1] | (((lift_mask)(lift_pack_splat(0.0) < v47) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v47))) | v50);
    const lift_pack v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const lift_pack v53 = lift_pack_select(v0, lift_pack_splat(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v52), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v54 = lift_pack_select(v9, lift_pack_splat(0.0), lift_pack_abs((v14 * v24_u[0]) - v17) * (0.0096 * v22));
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
        const lift_mask v65_of_context_boolean[12] = {v0, v9, v1, v21, v57, v64, v61, v63, context_boolean[0], context_boolean[1], v39, v49};
        lift_pack v65_result_real[6];
        lift_mask v65_result_boolean[3];
        lift_pack_decide_pattern_pieces(spacing, prepared, v65_of_context_real, v65_of_context_boolean, pattern, v65_result_real, v65_result_boolean);
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
    const lift_pack v76 = 3.3 * v75;
    const lift_pack v77 = -(181.5 - v76);
    const lift_pack v78 = 0.3999999999999999 * v75;
    const lift_pack v79 = 22.0 - v78;
    const lift_pack v80 = -(22.0 + v78);
    const lift_pack v81 = 181.5 + v76;
    const lift_pack v82 = v66 + v75;
    const lift_pack v83 = (37.5 + lift_pack_max(lift_pack_max(v79, v77), lift_pack_max(v81, v80))) - v82;
    const lift_pack v84 = lift_pack_select(v0, lift_pack_min(v83, (37.5 + v82) - lift_pack_min(lift_pack_min(v81, v80), lift_pack_min(v79, v77))), v23 * v67);
    const lift_pack v85 = lift_pack_select(v0, v84, context_real[0] * v84);
    const lift_pack v86 = lift_pack_max(v37, lift_pack_abs(v66));
    const lift_mask v87 = ((lift_mask)(lift_pack_splat(0.0) < v84) | (v0 & (lift_mask)(lift_pack_splat(0.0) <= v84))) | (v39 & (lift_mask)(((-1e-06) * v86) <= v85));
    const lift_pack v88 = 0.0132 * lift_pack_abs(context_real[7] + (lift_pack_number(prepared, 11U, spacing, 0U) * v67));
    number_out[1] = v69;
    const lift_pack v89 = lift_pack_select(v9, lift_pack_min(v88 - v68, v68 + v88), v22 * v69);
    const lift_pack v90 = lift_pack_select(v9, v89, context_real[1] * v89);
    const lift_pack v91 = lift_pack_max(v48, lift_pack_abs(v68));
    const lift_mask v92 = ((lift_mask)(lift_pack_splat(0.0) < v89) | (v9 & (lift_mask)(lift_pack_splat(0.0) <= v89))) | (v49 & (lift_mask)(((-1e-06) * v91) <= v90));
    const lift_mask v93 = ((context_boolean[0] | v87) & (context_boolean[1] | v92)) & v70;
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
    const lift_mask v127 = (v93 & v125) | ((~flag[4]) & (v125 & v126));
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
    *done = (v112 & v128) | (v94 & (v129 | (v111 | ((v0 & v9) | (~v109)))));
    if (!lift_pack_all(v127)) {
        flag_out[7] = lift_pack_select_whole(v127, v13, flag[7]);
        flag_out[8] = lift_pack_select_whole(v127, v72, flag[8]);
        number_out[0] = lift_pack_select(v127, v67, number[0]);
        number_out[1] = lift_pack_select(v127, v69, number[1]);
        number_out[2] = lift_pack_select(v127, v73, number[2]);
        number_out[3] = lift_pack_select(v127, v74, number[3]);
    }
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
    const lift_pack v4 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v3);
    const lift_pack v5 = lift_pack_select(v0, lift_pack_splat(0.0), v1 * lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v6 = lift_pack_number(prepared, 11U, spacing, 0U) * v5;
    const lift_pack v7 = lift_pack_at(&tau[0]) - (312.5 * v3);
    const lift_pack v8 = 1.0 - (312.5 * v5);
    const lift_mask v9 = (lift_mask)(lift_pack_whole(0) == lift_pack_at_modes(&mode[stride]));
    const lift_pack v10 = lift_pack_real_of(lift_pack_at_modes(&mode[stride]));
    const lift_pack v11 = 625.0 * lift_pack_at(&qd[0]);
    const lift_pack v12 = 120.0 * lift_pack_at(&qd[0]);
    const lift_pack v13 = lift_pack_real_of(lift_pack_at_modes(&mode[0]));
    lift_pack v14_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v14_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v14_of_context_real[8] = {v13, v12, v11, -v8, v7, v10, -v6, v4};
    const lift_mask v14_of_context_boolean[2] = {~v0, ~v9};
    lift_mask v14_done = { 0 };
    for (int v14_pass = 0; (v14_pass < 40) && !lift_pack_all(v14_done); v14_pass++) {
        lift_pack v14_next_u[2];
        lift_pack v14_next_polished[1];
        lift_mask v14_ends;
        lift_pack_before_loads(spacing, prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_ends);
        v14_u[0] = lift_pack_select(v14_done, v14_u[0], v14_next_u[0]);
        v14_u[1] = lift_pack_select(v14_done, v14_u[1], v14_next_u[1]);
        v14_polished[0] = lift_pack_select(v14_done, v14_polished[0], v14_next_polished[0]);
        v14_done |= v14_ends;
    }
    const lift_pack v15 = lift_pack_select(v0, v2, v14_u[0]);
    const lift_pack v16 = (lift_pack_at(&tau[0]) - (312.5 * lift_pack_select(v0, lift_pack_splat(0.0), v3 - (v5 * v14_u[0])))) - v15;
    const lift_pack v17 = v16 - 55.0;
    const lift_pack v18 = -(0.3999999999999999 * v17);
    const lift_pack v19 = 3.3 * v17;
    const lift_pack v20 = 55.0 + v16;
    const lift_pack v21 = -(0.3999999999999999 * v20);
    const lift_pack v22 = 3.3 * v20;
    const lift_pack v23 = 0.5 * (lift_pack_max(lift_pack_max(v19, v18), lift_pack_max(v22, v21)) + lift_pack_min(lift_pack_min(v22, v21), lift_pack_min(v19, v18)));
    const lift_pack v24 = 40.0 + (v13 * (v7 + (v12 - (v8 * v14_u[0]))));
    const lift_pack v25 = 745.0 * lift_pack_at(&qd[0]);
    const lift_pack v26 = lift_pack_select(v0, lift_pack_splat(0.0), v25 + (v13 * (65.0 + (v24 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v24), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v27 = lift_pack_select(v9, lift_pack_splat(0.0), (0.0096 * v10) * lift_pack_abs((v6 * v14_u[0]) - v4));
    const lift_pack v28 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v26), lift_pack_abs(v27)), lift_pack_abs(v14_u[0])), lift_pack_abs(v14_u[1]));
    const lift_pack v29 = lift_pack_max(lift_pack_abs(v14_u[0] - v26), lift_pack_abs(v14_u[1] - v27));
    const lift_mask v30 = (lift_mask)(v29 <= (v28 * lift_pack_select((lift_mask)(v28 < (1.0000000009313226 * v28)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v14_done;
    const lift_mask v31 = lift_pack_select_whole(v30, lift_pack_mode_of((v15 + v16) - v23), lift_pack_whole(0));
    const lift_mask v32 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[0]));
    const lift_mask v33 = (~(lift_mask)(lift_pack_whole(0) == v31)) & (v32 & lift_pack_at_flags(&reached[0]));
    const lift_mask v34 = lift_pack_select_whole(v0, lift_pack_mode_of(lift_pack_at(&qd[0])), lift_pack_at_modes(&mode[0]));
    const lift_pack v35 = v2 - lift_pack_select(v32, lift_pack_splat(0.0), v25 + (65.0 * lift_pack_real_of(v34)));
    const lift_pack v36 = lift_pack_number(prepared, 4U, spacing, 0U) * v35;
    const lift_pack v37 = lift_pack_abs(v36);
    const lift_pack v38 = 1e-08 * v37;
    const lift_pack v39 = -(v38 - lift_pack_number(prepared, 25U, spacing, 0U));
    const lift_mask v40 = lift_pack_select_whole(v32, (lift_mask)(v39 < v36), (lift_mask)(lift_pack_whole(1) == v34));
    const lift_pack v41 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 20U, spacing, 0U) * v35);
    const lift_pack v42 = 0.0132 * lift_pack_sqrt(v41 * v41);
    const lift_pack v43 = 219.0 + (2.3 * (lift_pack_abs(v12) + lift_pack_abs((lift_pack_at(&tau[0]) - v2) - (lift_pack_number(prepared, 22U, spacing, 0U) * v35))));
    const lift_pack v44 = lift_pack_select((lift_mask)(lift_pack_number(prepared, 24U, spacing, 0U) < lift_pack_splat(1.0)), lift_pack_number(prepared, 27U, spacing, 0U) * lift_pack_max(v43, v42), lift_pack_splat(1e+38));
    const lift_pack v45 = lift_pack_min(v44, v43 + (lift_pack_number(prepared, 23U, spacing, 0U) * v44));
    const lift_pack v46 = lift_pack_min(v45, v43 + (lift_pack_number(prepared, 23U, spacing, 0U) * v45));
    const lift_mask v47 = v32 & (lift_mask)(v37 <= (v38 + (lift_pack_number(prepared, 26U, spacing, 0U) * lift_pack_min(v46, v43 + (lift_pack_number(prepared, 23U, spacing, 0U) * v46)))));
    const lift_mask v48 = lift_pack_select_whole(v47 & (~v33), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v33, (lift_mask)(lift_pack_whole(1) == v31), v40), lift_pack_whole(1), lift_pack_whole(-1)));
    const lift_mask v49 = lift_pack_select_whole(v30, lift_pack_mode_of(lift_pack_select(v9, lift_pack_at(&tau[stride]), v14_u[1])), lift_pack_whole(0));
    const lift_mask v50 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[stride]));
    const lift_mask v51 = (v50 & lift_pack_at_flags(&reached[stride])) & (~(lift_mask)(lift_pack_whole(0) == v49));
    const lift_mask v52 = lift_pack_select_whole(v9, lift_pack_mode_of(lift_pack_at(&qd[stride])), lift_pack_at_modes(&mode[stride]));
    const lift_pack v53 = lift_pack_at(&tau[stride]) * lift_pack_number(prepared, 5U, spacing, 0U);
    const lift_pack v54 = lift_pack_abs(v53);
    const lift_pack v55 = 1e-08 * v54;
    const lift_pack v56 = -v55;
    const lift_mask v57 = lift_pack_select_whole(v50, (lift_mask)(v56 < v53), (lift_mask)(lift_pack_whole(1) == v52));
    const lift_pack v58 = lift_pack_min(lift_pack_min(v44, v42 + (lift_pack_number(prepared, 21U, spacing, 0U) * v44)), v42 + (lift_pack_number(prepared, 21U, spacing, 0U) * v45));
    const lift_mask v59 = v50 & (lift_mask)(v54 <= (v55 + (lift_pack_number(prepared, 19U, spacing, 0U) * lift_pack_min(v58, v42 + (lift_pack_number(prepared, 21U, spacing, 0U) * v46)))));
    const lift_mask v60 = lift_pack_select_whole(v59 & (~v51), lift_pack_whole(0), lift_pack_select_whole(lift_pack_select_whole(v51, (lift_mask)(lift_pack_whole(1) == v49), v57), lift_pack_whole(1), lift_pack_whole(-1)));
    lift_mask v61_pattern[2] = {v48, v60};
    lift_mask v61_best[2] = {v48, v60};
    lift_mask v61_flag[9] = {lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(0), lift_pack_whole(-1), lift_pack_whole(0)};
    lift_pack v61_number[6] = {lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0), lift_pack_splat(0.0)};
    const lift_pack v61_of_context_real[8] = {lift_pack_number(prepared, 1U, spacing, 0U), lift_pack_number(prepared, 0U, spacing, 0U), v2, lift_pack_at(&tau[stride]), v12, v11, lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U)};
    const lift_mask v61_of_context_boolean[10] = {~v32, ~v50, v33, v51, v47, v40, lift_pack_select_whole(v32, (lift_mask)(v39 < (-v36)), (lift_mask)(lift_pack_whole(-1) == v34)), v59, v57, lift_pack_select_whole(v50, (lift_mask)(v56 < (-v53)), (lift_mask)(lift_pack_whole(-1) == v52))};
    const lift_mask v61_of_context_mode[4] = {v34, v52, v31, v49};
    lift_mask v61_done = { 0 };
    for (int v61_pass = 0; (v61_pass < 36) && !lift_pack_all(v61_done); v61_pass++) {
        lift_mask v61_next_pattern[2];
        lift_mask v61_next_best[2];
        lift_mask v61_next_flag[9];
        lift_pack v61_next_number[6];
        lift_mask v61_ends;
        lift_pack_decide_pattern(spacing, prepared, v61_pattern, v61_best, v61_flag, v61_number, v61_of_context_real, v61_of_context_boolean, v61_of_context_mode, v61_next_pattern, v61_next_best, v61_next_flag, v61_next_number, &v61_ends);
        v61_pattern[0] = lift_pack_select_whole(v61_done, v61_pattern[0], v61_next_pattern[0]);
        v61_pattern[1] = lift_pack_select_whole(v61_done, v61_pattern[1], v61_next_pattern[1]);
        v61_best[0] = lift_pack_select_whole(v61_done, v61_best[0], v61_next_best[0]);
        v61_best[1] = lift_pack_select_whole(v61_done, v61_best[1], v61_next_best[1]);
        v61_flag[0] = lift_pack_select_whole(v61_done, v61_flag[0], v61_next_flag[0]);
        v61_flag[1] = lift_pack_select_whole(v61_done, v61_flag[1], v61_next_flag[1]);
        v61_flag[2] = lift_pack_select_whole(v61_done, v61_flag[2], v61_next_flag[2]);
        v61_flag[3] = lift_pack_select_whole(v61_done, v61_flag[3], v61_next_flag[3]);
        v61_flag[4] = lift_pack_select_whole(v61_done, v61_flag[4], v61_next_flag[4]);
        v61_flag[5] = lift_pack_select_whole(v61_done, v61_flag[5], v61_next_flag[5]);
        v61_flag[6] = lift_pack_select_whole(v61_done, v61_flag[6], v61_next_flag[6]);
        v61_flag[7] = lift_pack_select_whole(v61_done, v61_flag[7], v61_next_flag[7]);
        v61_flag[8] = lift_pack_select_whole(v61_done, v61_flag[8], v61_next_flag[8]);
        v61_number[0] = lift_pack_select(v61_done, v61_number[0], v61_next_number[0]);
        v61_number[1] = lift_pack_select(v61_done, v61_number[1], v61_next_number[1]);
        v61_number[2] = lift_pack_select(v61_done, v61_number[2], v61_next_number[2]);
        v61_number[3] = lift_pack_select(v61_done, v61_number[3], v61_next_number[3]);
        v61_number[4] = lift_pack_select(v61_done, v61_number[4], v61_next_number[4]);
        v61_number[5] = lift_pack_select(v61_done, v61_number[5], v61_next_number[5]);
        v61_done |= v61_ends;
    }
    *(lift_bytes *)&mode_next[0] = __builtin_convertvector(v61_best[0], lift_bytes);
    *(lift_bytes *)&mode_next[stride] = __builtin_convertvector(v61_best[1], lift_bytes);
    const lift_pack v62 = lift_pack_select(v61_flag[4] | v61_flag[3], lift_pack_select(v61_flag[8], lift_pack_splat(4.0), lift_pack_select(v61_flag[7] & (~v61_flag[2]), lift_pack_select(v61_flag[5], lift_pack_splat(1.0), lift_pack_splat(0.0)), lift_pack_splat(3.0))), lift_pack_select(v61_flag[6], lift_pack_splat(5.0), lift_pack_splat(2.0)));
    const lift_mask v63 = (lift_mask)((lift_pack_abs(lift_pack_at(&tau[stride])) + (lift_pack_abs(v61_number[0]) + (lift_pack_abs(v2) + lift_pack_abs(v61_number[1])))) < lift_pack_splat(1e+38));
    const lift_mask v64 = (lift_mask)((lift_pack_abs(lift_pack_at(&qd[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (lift_pack_abs(lift_pack_at(&qd[stride])) + lift_pack_abs(lift_pack_at(&q[0]))))) < lift_pack_splat(1e+38));
    *(lift_unaligned *)&status[0] = lift_pack_select(v64, lift_pack_select(v63, lift_pack_select(v61_done, v62, lift_pack_splat(5.0)), lift_pack_splat(6.0)), lift_pack_splat(6.0));
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
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(9U, count, first, LIFT_LANES, &prepared[19U * count], &prepared_rest[19U * LIFT_LANES]);
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

#else

typedef int lift_has_no_vector_code;

#endif
