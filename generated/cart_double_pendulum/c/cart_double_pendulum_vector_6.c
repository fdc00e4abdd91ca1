/* cart_double_pendulum, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "cart_double_pendulum.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define CART_DOUBLE_PENDULUM_BYTES 64
#elif defined(__AVX__)
#define CART_DOUBLE_PENDULUM_BYTES 32
#else
#define CART_DOUBLE_PENDULUM_BYTES 16
#endif
#define CART_DOUBLE_PENDULUM_LANES (CART_DOUBLE_PENDULUM_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline, unused))
#endif
#define CART_DOUBLE_PENDULUM_BODY static inline __attribute__((always_inline, unused))
#define CART_DOUBLE_PENDULUM_INLINE static inline __attribute__((unused))

typedef double cart_double_pendulum_pack __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef double cart_double_pendulum_unaligned __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t cart_double_pendulum_mask __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef signed char cart_double_pendulum_bytes __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short cart_double_pendulum_shorts __attribute__((vector_size(2 * CART_DOUBLE_PENDULUM_BYTES / sizeof(double))));

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_splat(double x)
{
    return x - (cart_double_pendulum_pack){ 0.0 };
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_at(const double *x)
{
    return *(const cart_double_pendulum_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? cart_double_pendulum_pack_splat(prepared[k]) : cart_double_pendulum_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
CART_DOUBLE_PENDULUM_INLINE size_t cart_double_pendulum_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % CART_DOUBLE_PENDULUM_LANES;

    return (((count % CART_DOUBLE_PENDULUM_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_select(cart_double_pendulum_mask condition, cart_double_pendulum_pack x, cart_double_pendulum_pack y)
{
    return (cart_double_pendulum_pack)(((cart_double_pendulum_mask)x & condition) | ((cart_double_pendulum_mask)y & ~condition));
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_abs(cart_double_pendulum_pack x)
{
    return (cart_double_pendulum_pack)((cart_double_pendulum_mask)x & ~(cart_double_pendulum_mask)cart_double_pendulum_pack_splat(-0.0));
}

CART_DOUBLE_PENDULUM_INLINE bool cart_double_pendulum_pack_all(cart_double_pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long cart_double_pendulum_bits __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_pair(const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, cart_double_pendulum_bits *beyond)
{
    const cart_double_pendulum_pack x = *angle;
    union { cart_double_pendulum_pack number; cart_double_pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const cart_double_pendulum_pack n = k.number - 6755399441186816.0;
    const cart_double_pendulum_pack w = x - (n * 1.5707963267923333);
    const cart_double_pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const cart_double_pendulum_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const cart_double_pendulum_pack z = r * r;
    const cart_double_pendulum_pack rz = r * z;

    const cart_double_pendulum_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const cart_double_pendulum_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const cart_double_pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const cart_double_pendulum_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const cart_double_pendulum_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* True when no angle was out of range. */
CART_DOUBLE_PENDULUM_INLINE bool cart_double_pendulum_pack_within(cart_double_pendulum_bits beyond)
{
    return cart_double_pendulum_pack_all((cart_double_pendulum_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_sincos_beyond(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const cart_double_pendulum_mask inside = (cart_double_pendulum_mask)(cart_double_pendulum_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < CART_DOUBLE_PENDULUM_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_guard(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, const cart_double_pendulum_bits *beyond)
{
    if (!cart_double_pendulum_pack_within(*beyond)) {
        cart_double_pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double Y_lane[90];

            if (spacing > 0U) {
                for (size_t k = 10U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            cart_double_pendulum_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 90U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&Y[0] = cart_double_pendulum_pack_at(&qdd[0]);
    *(cart_double_pendulum_unaligned *)&Y[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[17U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[19U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[23U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[25U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[26U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[27U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[28U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[29U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[30U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[31U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[32U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[33U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[34U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[35U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[36U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[37U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[38U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[39U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[40U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[43U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[44U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[45U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[46U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[47U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[48U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[53U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[54U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[55U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[56U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[57U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[58U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[60U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[61U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[62U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[63U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[64U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[65U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[66U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[67U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[68U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[69U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[70U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[71U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[72U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[73U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[74U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[75U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[76U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[77U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[78U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[79U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[80U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[83U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[84U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[85U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[86U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[87U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&Y[88U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = (cart_double_pendulum_pack_at(&qdd[0]) * v0_sine[0]) - (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_cosine[0]);
    const cart_double_pendulum_pack v5 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_sine[0]) + (cart_double_pendulum_pack_at(&qdd[0]) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&Y[41U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&Y[10U * stride] = (v0_cosine[0] * v5) + (v0_sine[0] * v4);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    *(cart_double_pendulum_unaligned *)&Y[49U * stride] = cart_double_pendulum_pack_at(&qdd[stride]);
    *(cart_double_pendulum_unaligned *)&Y[11U * stride] = (cart_double_pendulum_pack_at(&qdd[stride]) * v0_cosine[0]) - (v6 * v0_sine[0]);
    *(cart_double_pendulum_unaligned *)&Y[12U * stride] = -((cart_double_pendulum_pack_at(&qdd[stride]) * v0_sine[0]) + (v6 * v0_cosine[0]));
    const cart_double_pendulum_pack v7 = v5 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride]));
    const cart_double_pendulum_pack v8 = (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v6) - v4;
    const cart_double_pendulum_pack v9 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    *(cart_double_pendulum_unaligned *)&Y[82U * stride] = v9;
    const cart_double_pendulum_pack v10 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const cart_double_pendulum_pack v11 = (v0_cosine[1] * v7) + (v0_sine[1] * v8);
    *(cart_double_pendulum_unaligned *)&Y[81U * stride] = v11;
    const cart_double_pendulum_pack v12 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    *(cart_double_pendulum_unaligned *)&Y[20U * stride] = (v12 * v11) - (v10 * v9);
    const cart_double_pendulum_pack v13 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v14 = v13 * v13;
    const cart_double_pendulum_pack v15 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    *(cart_double_pendulum_unaligned *)&Y[59U * stride] = v15;
    *(cart_double_pendulum_unaligned *)&Y[89U * stride] = v15;
    *(cart_double_pendulum_unaligned *)&Y[21U * stride] = (v15 * v12) - (v14 * v10);
    *(cart_double_pendulum_unaligned *)&Y[22U * stride] = -((v15 * v10) + (v14 * v12));
    *(cart_double_pendulum_unaligned *)&Y[42U * stride] = -v4;
    const cart_double_pendulum_pack v16 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v17 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_cosine[1];
    *(cart_double_pendulum_unaligned *)&Y[50U * stride] = (v17 * v11) - (v16 * v9);
    *(cart_double_pendulum_unaligned *)&Y[51U * stride] = v11 + ((v15 * v17) - (v14 * v16));
    *(cart_double_pendulum_unaligned *)&Y[52U * stride] = v9 - ((v14 * v17) + (v15 * v16));
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    cart_double_pendulum_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        cart_double_pendulum_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void cart_double_pendulum_regressor_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 90U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double Y_rest[90U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_regressor_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        cart_double_pendulum_pack_give(90U, count, first, CART_DOUBLE_PENDULUM_LANES, Y_rest, Y);
    }
}

void cart_double_pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 90U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double Y_rest[90U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[10U * count], &prepared_rest[10U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_regressor_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        cart_double_pendulum_pack_give(90U, count, first, CART_DOUBLE_PENDULUM_LANES, Y_rest, Y);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double K_lane[9];

            if (spacing > 0U) {
                for (size_t k = 34U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 9U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&K[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 35U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    *(cart_double_pendulum_unaligned *)&K[5U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[7U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[8U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[4U * stride] = v4 + (cart_double_pendulum_pack_number(prepared, 34U, spacing, 0U) * v0_cosine[0]);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    cart_double_pendulum_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        cart_double_pendulum_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void cart_double_pendulum_stiffness_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double K_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_stiffness_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, K_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, K_rest, K);
    }
}

void cart_double_pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double K_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[34U * count], &prepared_rest[34U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_stiffness_matrix_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, K_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, K_rest, K);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_damping_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)q;
    *(cart_double_pendulum_unaligned *)&D[4U * stride] = cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U);
    *(cart_double_pendulum_unaligned *)&D[8U * stride] = cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U);
    *(cart_double_pendulum_unaligned *)&D[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[7U * stride] = cart_double_pendulum_pack_splat(0.0);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_damping_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    cart_double_pendulum_pack_damping_matrix_block_body(0U, prepared, stride, q, D);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_damping_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_damping_matrix_block_body(spacing, prepared, stride, q, D);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_damping_matrix_block_same(prepared, stride, q, D);
    } else {
        cart_double_pendulum_pack_damping_matrix_block_each(spacing, prepared, stride, q, D);
    }
}

void cart_double_pendulum_damping_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double D_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_damping_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, D_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, D_rest, D);
    }
}

void cart_double_pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double D_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[7U * count], &prepared_rest[7U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_damping_matrix_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, D_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, D_rest, D);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
