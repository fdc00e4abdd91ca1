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

static LIFT_APART void lift_pack_limits_loads(size_t spacing, const double *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
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

LIFT_BODY void lift_pack_limits_loads_piece_body(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
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

static LIFT_APART void lift_pack_limits_loads_piece_same(const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    lift_pack_limits_loads_piece_body(0U, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

static LIFT_APART void lift_pack_limits_loads_piece_each(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_limits_loads_piece_body(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
}

LIFT_INLINE void lift_pack_limits_loads_piece(size_t spacing, const double *restrict prepared, const lift_mask *restrict other, const lift_pack *restrict u, const lift_mask *restrict found, const lift_mask *restrict obeying, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_mask *restrict other_out, lift_pack *restrict u_out, lift_mask *restrict found_out, lift_mask *restrict obeying_out, lift_mask *restrict done)
{
    if (spacing == 0U) {
        lift_pack_limits_loads_piece_same(prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    } else {
        lift_pack_limits_loads_piece_each(spacing, prepared, other, u, found, obeying, context_real, context_boolean, context_mode, other_out, u_out, found_out, obeying_out, done);
    }
}

LIFT_BODY void lift_pack_limits_loads_pieces_body(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
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
        lift_pack_limits_loads_piece(spacing, prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_ends);
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

static LIFT_APART void lift_pack_limits_loads_pieces_same(const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    lift_pack_limits_loads_pieces_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

static LIFT_APART void lift_pack_limits_loads_pieces_each(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_limits_loads_pieces_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
}

LIFT_INLINE void lift_pack_limits_loads_pieces(size_t spacing, const double *restrict prepared, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, const lift_mask *restrict context_mode, lift_pack *restrict result_real, lift_mask *restrict result_boolean)
{
    if (spacing == 0U) {
        lift_pack_limits_loads_pieces_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    } else {
        lift_pack_limits_loads_pieces_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean);
    }
}

LIFT_BODY void lift_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == lift_pack_at_modes(&mode[0]));
    const lift_pack v1 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_number(prepared, 4U, spacing, 0U));
    const lift_pack v2 = lift_pack_at(&tau[0]) - lift_pack_number(prepared, 2U, spacing, 0U);
    const lift_pack v3 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v2) * v1);
    const lift_pack v4 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v3);
    const lift_pack v5 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v6 = lift_pack_select(v0, lift_pack_splat(0.0), v1 * v5);
    const lift_pack v7 = lift_pack_number(prepared, 11U, spacing, 0U) * v6;
    const lift_pack v8 = -v7;
    const lift_pack v9 = lift_pack_at(&tau[0]) - (312.5 * v3);
    const lift_pack v10 = 1.0 - (312.5 * v6);
    const lift_pack v11 = -v10;
    const lift_mask v12 = (lift_mask)(lift_pack_whole(0) == lift_pack_at_modes(&mode[stride]));
    const lift_mask v13 = ~v12;
    const lift_mask v14 = ~v0;
    const lift_pack v15 = lift_pack_real_of(lift_pack_at_modes(&mode[stride]));
    const lift_pack v16 = 625.0 * lift_pack_at(&qd[0]);
    const lift_pack v17 = 120.0 * lift_pack_at(&qd[0]);
    const lift_pack v18 = lift_pack_real_of(lift_pack_at_modes(&mode[0]));
    lift_pack v19_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v19_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v19_of_context_real[8] = {v18, v17, v16, v11, v9, v15, v8, v4};
    const lift_mask v19_of_context_boolean[2] = {v14, v13};
    lift_mask v19_done = { 0 };
    for (int v19_pass = 0; (v19_pass < 40) && !lift_pack_all(v19_done); v19_pass++) {
        lift_pack v19_next_u[2];
        lift_pack v19_next_polished[1];
        lift_mask v19_ends;
        lift_pack_limits_loads(spacing, prepared, v19_u, v19_polished, v19_of_context_real, v19_of_context_boolean, v19_next_u, v19_next_polished, &v19_ends);
        v19_u[0] = lift_pack_select(v19_done, v19_u[0], v19_next_u[0]);
        v19_u[1] = lift_pack_select(v19_done, v19_u[1], v19_next_u[1]);
        v19_polished[0] = lift_pack_select(v19_done, v19_polished[0], v19_next_polished[0]);
        v19_done |= v19_ends;
    }
    const lift_pack v20 = lift_pack_select(v0, v2, v19_u[0]);
    const lift_pack v21 = lift_pack_select(v0, lift_pack_splat(0.0), v3 - (v6 * v19_u[0]));
    const lift_pack v22 = (lift_pack_at(&tau[0]) - (312.5 * v21)) - v20;
    const lift_pack v23 = 0.3999999999999999 * v22;
    const lift_pack v24 = -(v23 - 22.0);
    const lift_pack v25 = 3.3 * v22;
    const lift_pack v26 = v25 - 181.5;
    const lift_pack v27 = -(22.0 + v23);
    const lift_pack v28 = 181.5 + v25;
    const lift_pack v29 = v20 + v22;
    const lift_pack v30 = (37.5 + lift_pack_max(lift_pack_max(v26, v24), lift_pack_max(v28, v27))) - v29;
    const lift_pack v31 = lift_pack_select(v0, lift_pack_min(v30, v29 + (37.5 - lift_pack_min(lift_pack_min(v28, v27), lift_pack_min(v26, v24)))), v18 * v21);
    const lift_mask v32 = ~(lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[0]));
    const lift_pack v33 = 0.0132 * lift_pack_abs(lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v21));
    const lift_pack v34 = lift_pack_select(v12, lift_pack_at(&tau[stride]), v19_u[1]);
    const lift_pack v35 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v36 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_number(prepared, 5U, spacing, 0U));
    const lift_pack v37 = lift_pack_select(v12, lift_pack_splat(0.0), v36 * v35);
    const lift_pack v38 = lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_select(v12, lift_pack_splat(0.0), lift_pack_at(&tau[stride])) * v36);
    const lift_pack v39 = lift_pack_select(v12, lift_pack_splat(0.0), v38 - (v37 * v19_u[1]));
    const lift_pack v40 = lift_pack_select(v12, lift_pack_min(v33 - v34, v34 + v33), v15 * v39);
    const lift_mask v41 = ~(lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[stride]));
    const lift_mask v42 = v41 | ((lift_mask)(lift_pack_splat(0.0) < v40) | (v12 & (lift_mask)(lift_pack_splat(0.0) <= v40)));
    const lift_pack v43 = lift_pack_abs(v2);
    const lift_pack v44 = lift_pack_abs(lift_pack_at(&tau[stride]));
    const lift_mask v45 = v41 | (lift_mask)(((-1e-12) * lift_pack_max(v44, lift_pack_abs(v34))) <= lift_pack_select(v12, v40, lift_pack_number(prepared, 0U, spacing, 0U) * v40));
    const lift_mask v46 = v45 & (v32 | (lift_mask)(((-1e-12) * lift_pack_max(v43, lift_pack_abs(v20))) <= lift_pack_select(v0, v31, lift_pack_number(prepared, 1U, spacing, 0U) * v31)));
    const lift_pack v47 = 1.0 + (1.9 * v10);
    const lift_pack v48 = 1.0 - (1.25 * v10);
    const lift_pack v49 = v48 * v47;
    const lift_mask v50 = (lift_mask)((v5 + v35) <= lift_pack_splat(1.0));
    const lift_mask v51 = (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v0, lift_pack_splat(1.0), lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v49) & v50, lift_pack_splat(1.0), lift_pack_min(v48, v47))));
    const lift_mask v52 = v51 | (v46 | (v42 & (v32 | ((v0 & (lift_mask)(lift_pack_splat(0.0) <= v31)) | (lift_mask)(lift_pack_splat(0.0) < v31)))));
    const lift_pack v53 = 40.0 + (v17 * v18);
    const lift_pack v54 = v53 - (v18 * ((v10 * v19_u[0]) - v9));
    const lift_pack v55 = lift_pack_select(v0, lift_pack_splat(0.0), (v17 + v16) + (v18 * (65.0 + (v54 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v54), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v56 = lift_pack_select(v12, lift_pack_splat(0.0), (0.0096 * v15) * lift_pack_abs((v7 * v19_u[0]) - v4));
    const lift_pack v57 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v55), lift_pack_abs(v56)), lift_pack_abs(v19_u[0])), lift_pack_abs(v19_u[1]));
    const lift_pack v58 = lift_pack_max(lift_pack_abs(v19_u[0] - v55), lift_pack_abs(v56 - v19_u[1]));
    const lift_mask v59 = (lift_mask)(v58 <= (v57 * lift_pack_select((lift_mask)(v57 < (1.0000000009313226 * v57)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v19_done;
    const lift_mask v60 = v14 & (lift_mask)(v49 < lift_pack_splat(0.0));
    const lift_mask v61 = v50 & v60;
    const lift_mask v62 = (lift_mask)((1e-05 * v57) < v58) & (v61 & (~v59));
    const lift_mask v63 = (v59 & v52) | v62;
    const lift_mask v64 = v60 & (v61 & v59);
    lift_pack v66 = v20;
    lift_pack v67 = v34;
    lift_pack v68 = v21;
    lift_pack v69 = v39;
    lift_mask v70 = v62;
    lift_mask v71 = v64;
    lift_mask v72 = v59;
    if (!lift_pack_all(v63)) {
        const lift_pack v65_of_context_real[26] = {lift_pack_number(prepared, 1U, spacing, 0U), lift_pack_number(prepared, 0U, spacing, 0U), v2, lift_pack_at(&tau[stride]), v17, v16, lift_pack_at(&tau[0]), lift_pack_number(prepared, 12U, spacing, 0U), v1, v36, v3, v38, v6, v37, v18, v11, v9, v15, v8, v4, v21, v39, v20, v34, v19_u[0], v19_u[1]};
        const lift_mask v65_of_context_boolean[10] = {v0, v12, v14, v13, v32, v41, v59, v64, v62, ~v63};
        const lift_mask v65_of_context_mode[2] = {lift_pack_at_modes(&mode[0]), lift_pack_at_modes(&mode[stride])};
        lift_pack v65_result_real[6];
        lift_mask v65_result_boolean[3];
        lift_pack_limits_loads_pieces(spacing, prepared, v65_of_context_real, v65_of_context_boolean, v65_of_context_mode, v65_result_real, v65_result_boolean);
        v66 = lift_pack_select(v63, v66, v65_result_real[2]);
        v67 = lift_pack_select(v63, v67, v65_result_real[3]);
        v68 = lift_pack_select(v63, v68, v65_result_real[0]);
        v69 = lift_pack_select(v63, v69, v65_result_real[1]);
        v70 = lift_pack_select_whole(v63, v70, v65_result_boolean[2]);
        v71 = lift_pack_select_whole(v63, v71, v65_result_boolean[1]);
        v72 = lift_pack_select_whole(v63, v72, v65_result_boolean[0]);
    }
    *(lift_unaligned *)&f[0] = v66;
    *(lift_unaligned *)&f[stride] = v67;
    *(lift_unaligned *)&qdd[0] = v68;
    *(lift_unaligned *)&qdd[stride] = v69;
    const lift_pack v73 = (lift_pack_at(&tau[0]) - (312.5 * v68)) - v66;
    const lift_pack v74 = 0.3999999999999999 * v73;
    const lift_pack v75 = -(v74 - 22.0);
    const lift_pack v76 = 3.3 * v73;
    const lift_pack v77 = v76 - 181.5;
    const lift_pack v78 = -(22.0 + v74);
    const lift_pack v79 = 181.5 + v76;
    *(lift_unaligned *)&low[0] = (lift_pack_min(lift_pack_min(v79, v78), lift_pack_min(v77, v75)) - 37.5) - v73;
    const lift_pack v80 = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * v68);
    *(lift_unaligned *)&load[stride] = v80;
    const lift_pack v81 = 0.0132 * lift_pack_abs(v80);
    *(lift_unaligned *)&high[stride] = v81;
    *(lift_unaligned *)&low[stride] = -v81;
    *(lift_unaligned *)&high[0] = lift_pack_max(lift_pack_max(v77, v75), lift_pack_max(v79, v78)) + (37.5 - v73);
    *(lift_unaligned *)&load[0] = v53 + (v18 * v73);
    const lift_pack v82 = lift_pack_select(v72, lift_pack_select(v71, lift_pack_splat(4.0), lift_pack_select(v51, lift_pack_splat(0.0), lift_pack_splat(3.0))), lift_pack_select(v70, lift_pack_splat(2.0), lift_pack_splat(5.0)));
    const lift_mask v83 = (lift_mask)((lift_pack_abs(lift_pack_at(&qd[0])) + (lift_pack_abs(lift_pack_at(&q[stride])) + (lift_pack_abs(lift_pack_at(&qd[stride])) + lift_pack_abs(lift_pack_at(&q[0]))))) < lift_pack_splat(1e+38));
    *(lift_unaligned *)&status[0] = lift_pack_select(v83, lift_pack_select((lift_mask)((lift_pack_abs(v69) + ((v44 + v43) + lift_pack_abs(v68))) < lift_pack_splat(1e+38)), v82, lift_pack_splat(6.0)), lift_pack_splat(6.0));
}

static LIFT_APART void lift_pack_friction_limits_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    lift_pack_friction_limits_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

static LIFT_APART void lift_pack_friction_limits_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_friction_limits_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

LIFT_INLINE void lift_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        lift_pack_friction_limits_block_same(prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    } else {
        lift_pack_friction_limits_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void lift_friction_limits_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double f_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];
        double load_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_friction_limits_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, f_rest, f);
        lift_pack_give(2U, count, first, LIFT_LANES, qdd_rest, qdd);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
        lift_pack_give(2U, count, first, LIFT_LANES, load_rest, load);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

void lift_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        signed char mode_rest[2U * LIFT_LANES];
        double f_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];
        double load_rest[2U * LIFT_LANES];
        double status_rest[1U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(6U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take_modes(2U, count, first, LIFT_LANES, mode, mode_rest);
        lift_pack_friction_limits_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, f_rest, f);
        lift_pack_give(2U, count, first, LIFT_LANES, qdd_rest, qdd);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
        lift_pack_give(2U, count, first, LIFT_LANES, load_rest, load);
        lift_pack_give(1U, count, first, LIFT_LANES, status_rest, status);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
