/* Many states at a time. Compiled with TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "two_link.h"

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
#define TWO_LINK_APART __attribute__((noinline))

typedef double two_link_pack __attribute__((vector_size(TWO_LINK_BYTES)));
typedef double two_link_unaligned __attribute__((vector_size(TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t two_link_mask __attribute__((vector_size(TWO_LINK_BYTES)));
typedef signed char two_link_bytes __attribute__((vector_size(TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short two_link_shorts __attribute__((vector_size(2 * TWO_LINK_BYTES / sizeof(double))));

static inline two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

static inline two_link_pack two_link_pack_at(const double *x)
{
    return *(const two_link_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline two_link_pack two_link_pack_select(two_link_mask condition, two_link_pack x, two_link_pack y)
{
    return (two_link_pack)(((two_link_mask)x & condition) | ((two_link_mask)y & ~condition));
}

static inline two_link_pack two_link_pack_abs(two_link_pack x)
{
    return (two_link_pack)((two_link_mask)x & ~(two_link_mask)two_link_pack_splat(-0.0));
}

static inline bool two_link_pack_all(two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long two_link_bits __attribute__((vector_size(TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack u = 1.0 - (0.5 * z);
    const two_link_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const two_link_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = k.bits << 62;
    const two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void two_link_pack_sincos_guard(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, const two_link_bits *beyond)
{
    if (!two_link_pack_all((two_link_mask)((*beyond >> 18) == 0ULL))) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static TWO_LINK_APART void two_link_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v5 = two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0]);
    *(two_link_unaligned *)&F[2U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&F[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&F[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&F[8U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&F[9U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&F[10U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v6 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    const two_link_pack v7 = (two_link_pack_at(&prepared[7U * spacing]) * v0_sine[0]) - (0.4 * v5);
    const two_link_pack v8 = (0.4 * two_link_pack_at(&qdd[0])) + (two_link_pack_at(&prepared[7U * spacing]) * v0_cosine[0]);
    const two_link_pack v9 = (two_link_pack_at(&prepared[0]) * ((v0_cosine[1] * v7) + (v0_sine[1] * v8))) - (v4 * (two_link_pack_at(&prepared[spacing]) * v4));
    *(two_link_unaligned *)&F[6U * stride] = v9;
    const two_link_pack v10 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    const two_link_pack v11 = (two_link_pack_at(&prepared[0]) * v10) + (two_link_pack_at(&prepared[spacing]) * v6);
    *(two_link_unaligned *)&F[7U * stride] = v11;
    *(two_link_unaligned *)&F[0] = ((v0_cosine[1] * v9) + ((two_link_pack_at(&prepared[19U * spacing]) * v0_sine[0]) - (two_link_pack_at(&prepared[3U * spacing]) * v5))) - (v0_sine[1] * v11);
    const two_link_pack v12 = (v0_cosine[1] * v11) + (v0_sine[1] * v9);
    *(two_link_unaligned *)&F[stride] = v12 + ((two_link_pack_at(&prepared[3U * spacing]) * two_link_pack_at(&qdd[0])) + (two_link_pack_at(&prepared[19U * spacing]) * v0_cosine[0]));
    const two_link_pack v13 = (two_link_pack_at(&prepared[2U * spacing]) * v6) + (two_link_pack_at(&prepared[spacing]) * v10);
    *(two_link_unaligned *)&F[11U * stride] = v13;
    *(two_link_unaligned *)&F[5U * stride] = (v13 + ((two_link_pack_at(&prepared[4U * spacing]) * two_link_pack_at(&qdd[0])) + (two_link_pack_at(&prepared[20U * spacing]) * v0_cosine[0]))) + (0.4 * v12);
}

void two_link_reactions_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    double spread[22U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 5U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 7U; k < 8U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 19U; k < 21U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_reactions_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double F_rest[12U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_reactions_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        two_link_pack_give(12U, count, first, TWO_LINK_LANES, F_rest, F);
    }
}

void two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double F_rest[12U * TWO_LINK_LANES];
        double prepared_rest[22U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[7U * count], &prepared_rest[7U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[19U * count], &prepared_rest[19U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_reactions_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        two_link_pack_give(12U, count, first, TWO_LINK_LANES, F_rest, F);
    }
}

static TWO_LINK_APART void two_link_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1_angle[2] = {v0, two_link_pack_at(&q[0])};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    *(two_link_unaligned *)&A[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[5U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[6U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[2U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[3U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v6 = two_link_pack_at(&prepared[10U * spacing]) * v1_cosine[1];
    const two_link_pack v7 = two_link_pack_at(&prepared[10U * spacing]) * v1_sine[1];
    const two_link_pack v8 = (v1_cosine[0] * v6) + (v1_sine[0] * v7);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_splat(1.0);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_splat(1.0);
    const two_link_pack v9 = two_link_pack_at(&prepared[11U * spacing]) * v1_sine[0];
    const two_link_pack v10 = two_link_pack_at(&prepared[2U * spacing]) + v8;
    const two_link_pack v11 = two_link_pack_at(&prepared[6U * spacing]) * v10;
    const two_link_pack v12 = 1.0 - v11;
    const two_link_pack v13 = 1.0 / ((two_link_pack_at(&prepared[5U * spacing]) + v8) + (v10 * v12));
    *(two_link_unaligned *)&B[4U * stride] = v13;
    const two_link_pack v14 = (two_link_pack_at(&prepared[8U * spacing]) * v1_sine[1]) + (v9 * v12);
    *(two_link_unaligned *)&A[8U * stride] = v14 * v13;
    const two_link_pack v15 = (v1_cosine[0] * v7) - (v1_sine[0] * v6);
    const two_link_pack v16 = two_link_pack_at(&qd[0]) * v15;
    const two_link_pack v17 = (two_link_pack_at(&qd[0]) * v16) - (two_link_pack_at(&prepared[11U * spacing]) * v1_cosine[0]);
    const two_link_pack v18 = v15 * (((0.03 * two_link_pack_at(&qd[stride])) - two_link_pack_at(&tau[stride])) - v17);
    const two_link_pack v19 = v5 * v15;
    const two_link_pack v20 = v11 * v13;
    const two_link_pack v21 = v15 * (((((0.05 * two_link_pack_at(&qd[0])) - two_link_pack_at(&tau[0])) + (two_link_pack_at(&prepared[8U * spacing]) * v1_cosine[1])) + (v5 * v19)) - v17);
    const two_link_pack v22 = (v21 * v13) - (v18 * v20);
    const two_link_pack v23 = (((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v8) - v9) - v22;
    const two_link_pack v24 = (((v5 * v5) * v8) + (two_link_pack_at(&prepared[6U * spacing]) * v18)) + (v12 * (v22 - v23));
    *(two_link_unaligned *)&A[9U * stride] = v13 * v24;
    const two_link_pack v25 = 2.0 * v19;
    const two_link_pack v26 = ((2.0 * v16) * v12) - (0.05 + v25);
    *(two_link_unaligned *)&A[10U * stride] = v26 * v13;
    const two_link_pack v27 = (two_link_pack_at(&prepared[9U * spacing]) * v10) - v25;
    *(two_link_unaligned *)&A[11U * stride] = v27 * v13;
    *(two_link_unaligned *)&A[12U * stride] = (two_link_pack_at(&prepared[12U * spacing]) * v1_sine[0]) - (v14 * v20);
    *(two_link_unaligned *)&A[14U * stride] = (two_link_pack_at(&prepared[13U * spacing]) * v16) - (v26 * v20);
    *(two_link_unaligned *)&B[7U * stride] = two_link_pack_at(&prepared[6U * spacing]) + ((v10 * (two_link_pack_at(&prepared[14U * spacing]) * v10)) * v13);
    *(two_link_unaligned *)&A[13U * stride] = -((two_link_pack_at(&prepared[6U * spacing]) * v23) + (v20 * v24));
    *(two_link_unaligned *)&A[15U * stride] = -(two_link_pack_at(&prepared[9U * spacing]) + (v27 * v20));
    const two_link_pack v28 = -v20;
    *(two_link_unaligned *)&B[5U * stride] = v28;
    *(two_link_unaligned *)&B[6U * stride] = v28;
}

void two_link_linearize_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    double spread[22U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 2U; k < 3U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 5U; k < 15U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_linearize_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

void two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];
        double prepared_rest[22U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(10U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_linearize_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

static TWO_LINK_APART void two_link_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1 = 0.5 * two_link_pack_at(&dt[0]);
    const two_link_pack v2 = two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * v1);
    const two_link_pack v3 = v2 + (two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * v1));
    const two_link_pack v4_angle[4] = {v0, two_link_pack_at(&q[0]), v3, v2};
    two_link_pack v4_sine[4];
    two_link_pack v4_cosine[4];
    two_link_bits v4_beyond = { 0U };
    two_link_pack_sincos_pair(&v4_angle[0], &v4_sine[0], &v4_cosine[0], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[1], &v4_sine[1], &v4_cosine[1], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[2], &v4_sine[2], &v4_cosine[2], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[3], &v4_sine[3], &v4_cosine[3], &v4_beyond);
    two_link_pack_sincos_guard(4U, v4_angle, v4_sine, v4_cosine, &v4_beyond);
    const two_link_pack v12 = two_link_pack_at(&prepared[spacing]) * v4_cosine[0];
    const two_link_pack v13 = 0.4 * v4_sine[1];
    const two_link_pack v14 = two_link_pack_at(&prepared[spacing]) * v4_sine[0];
    const two_link_pack v15 = 0.4 * v4_cosine[1];
    const two_link_pack v16 = (v15 * v14) - (v13 * v12);
    const two_link_pack v17 = two_link_pack_at(&qd[0]) * v16;
    const two_link_pack v18 = (two_link_pack_at(&prepared[7U * spacing]) * v12) + (two_link_pack_at(&qd[0]) * v17);
    const two_link_pack v19 = ((0.03 * two_link_pack_at(&qd[stride])) - two_link_pack_at(&tau[stride])) + v18;
    const two_link_pack v20 = (v13 * v14) + (v15 * v12);
    const two_link_pack v21 = two_link_pack_at(&prepared[2U * spacing]) + v20;
    const two_link_pack v22 = two_link_pack_at(&prepared[6U * spacing]) * v21;
    const two_link_pack v23 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v24 = v23 * v23;
    const two_link_pack v25 = v18 + ((((0.05 * two_link_pack_at(&qd[0])) - two_link_pack_at(&tau[0])) + (two_link_pack_at(&prepared[8U * spacing]) * v4_cosine[1])) - (v24 * v16));
    const two_link_pack v26 = 1.0 - v22;
    const two_link_pack v27 = 1.0 / ((v20 + two_link_pack_at(&prepared[5U * spacing])) + (v21 * v26));
    const two_link_pack v28 = (v25 - (v22 * v19)) * v27;
    const two_link_pack v29 = (two_link_pack_at(&prepared[6U * spacing]) * v19) - (v22 * v28);
    const two_link_pack v30 = two_link_pack_at(&qd[stride]) - (v1 * v29);
    const two_link_pack v31 = two_link_pack_at(&qd[0]) - (v1 * v28);
    const two_link_pack v32 = v31 + v30;
    const two_link_pack v33 = v32 * v32;
    const two_link_pack v34 = two_link_pack_at(&prepared[spacing]) * v4_cosine[2];
    const two_link_pack v35 = 0.4 * v4_sine[3];
    const two_link_pack v36 = two_link_pack_at(&prepared[spacing]) * v4_sine[2];
    const two_link_pack v37 = 0.4 * v4_cosine[3];
    const two_link_pack v38 = (v37 * v36) - (v35 * v34);
    const two_link_pack v39 = v38 * v31;
    const two_link_pack v40 = (two_link_pack_at(&prepared[7U * spacing]) * v34) + (v31 * v39);
    const two_link_pack v41 = (two_link_pack_at(&tau[stride]) - (0.03 * v30)) - v40;
    const two_link_pack v42 = (v37 * v34) + (v35 * v36);
    const two_link_pack v43 = two_link_pack_at(&prepared[2U * spacing]) + v42;
    const two_link_pack v44 = two_link_pack_at(&prepared[6U * spacing]) * v43;
    const two_link_pack v45 = (((two_link_pack_at(&tau[0]) - (two_link_pack_at(&prepared[8U * spacing]) * v4_cosine[3])) - (0.05 * v31)) - v40) - (v44 * v41);
    const two_link_pack v46 = 1.0 - v44;
    const two_link_pack v47 = 1.0 / ((v42 + two_link_pack_at(&prepared[5U * spacing])) + (v43 * v46));
    const two_link_pack v48 = v47 * (v45 + (v38 * v33));
    const two_link_pack v49 = (two_link_pack_at(&prepared[6U * spacing]) * v41) - (v44 * v48);
    const two_link_pack v50 = two_link_pack_at(&qd[stride]) + (v1 * v49);
    const two_link_pack v51 = two_link_pack_at(&qd[0]) + (v1 * v48);
    const two_link_pack v52 = v51 + v50;
    const two_link_pack v53 = v52 * v52;
    const two_link_pack v54 = two_link_pack_at(&q[0]) + (v1 * v31);
    const two_link_pack v55 = v54 + (two_link_pack_at(&q[stride]) + (v1 * v30));
    const two_link_pack v56_angle[1] = {v55};
    two_link_pack v56_sine[1];
    two_link_pack v56_cosine[1];
    two_link_bits v56_beyond = { 0U };
    two_link_pack_sincos_pair(&v56_angle[0], &v56_sine[0], &v56_cosine[0], &v56_beyond);
    two_link_pack_sincos_guard(1U, v56_angle, v56_sine, v56_cosine, &v56_beyond);
    const two_link_pack v58 = two_link_pack_at(&prepared[spacing]) * v56_cosine[0];
    const two_link_pack v59_angle[1] = {v54};
    two_link_pack v59_sine[1];
    two_link_pack v59_cosine[1];
    two_link_bits v59_beyond = { 0U };
    two_link_pack_sincos_pair(&v59_angle[0], &v59_sine[0], &v59_cosine[0], &v59_beyond);
    two_link_pack_sincos_guard(1U, v59_angle, v59_sine, v59_cosine, &v59_beyond);
    const two_link_pack v61 = 0.4 * v59_sine[0];
    const two_link_pack v62 = two_link_pack_at(&prepared[spacing]) * v56_sine[0];
    const two_link_pack v63 = 0.4 * v59_cosine[0];
    const two_link_pack v64 = (v63 * v62) - (v61 * v58);
    const two_link_pack v65 = v51 * v64;
    const two_link_pack v66 = (two_link_pack_at(&prepared[7U * spacing]) * v58) + (v51 * v65);
    const two_link_pack v67 = (((two_link_pack_at(&tau[0]) - (0.05 * v51)) - (two_link_pack_at(&prepared[8U * spacing]) * v59_cosine[0])) + (v53 * v64)) - v66;
    const two_link_pack v68 = (two_link_pack_at(&tau[stride]) - (0.03 * v50)) - v66;
    const two_link_pack v69 = (v61 * v62) + (v63 * v58);
    const two_link_pack v70 = two_link_pack_at(&prepared[2U * spacing]) + v69;
    const two_link_pack v71 = two_link_pack_at(&prepared[6U * spacing]) * v70;
    const two_link_pack v72 = 1.0 - v71;
    const two_link_pack v73 = 1.0 / ((v69 + two_link_pack_at(&prepared[5U * spacing])) + (v70 * v72));
    const two_link_pack v74 = (v67 - (v71 * v68)) * v73;
    const two_link_pack v75 = v48 + v74;
    const two_link_pack v76 = 0.16666666666666666 * two_link_pack_at(&dt[0]);
    const two_link_pack v77 = two_link_pack_at(&dt[0]) * v76;
    *(two_link_unaligned *)&q_next[0] = (two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * two_link_pack_at(&dt[0]))) - (v77 * (v28 - v75));
    const two_link_pack v78 = (two_link_pack_at(&prepared[6U * spacing]) * v68) - (v71 * v74);
    const two_link_pack v79 = v49 + v78;
    *(two_link_unaligned *)&q_next[stride] = (two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * two_link_pack_at(&dt[0]))) - (v77 * (v29 - v79));
    const two_link_pack v80 = two_link_pack_at(&qd[stride]) + (two_link_pack_at(&dt[0]) * v78);
    const two_link_pack v81 = two_link_pack_at(&qd[0]) + (two_link_pack_at(&dt[0]) * v74);
    const two_link_pack v82 = v81 + v80;
    const two_link_pack v83 = v82 * v82;
    const two_link_pack v84 = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * v51);
    const two_link_pack v85 = v84 + (two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * v50));
    const two_link_pack v86_angle[1] = {v85};
    two_link_pack v86_sine[1];
    two_link_pack v86_cosine[1];
    two_link_bits v86_beyond = { 0U };
    two_link_pack_sincos_pair(&v86_angle[0], &v86_sine[0], &v86_cosine[0], &v86_beyond);
    two_link_pack_sincos_guard(1U, v86_angle, v86_sine, v86_cosine, &v86_beyond);
    const two_link_pack v88 = two_link_pack_at(&prepared[spacing]) * v86_sine[0];
    const two_link_pack v89_angle[1] = {v84};
    two_link_pack v89_sine[1];
    two_link_pack v89_cosine[1];
    two_link_bits v89_beyond = { 0U };
    two_link_pack_sincos_pair(&v89_angle[0], &v89_sine[0], &v89_cosine[0], &v89_beyond);
    two_link_pack_sincos_guard(1U, v89_angle, v89_sine, v89_cosine, &v89_beyond);
    const two_link_pack v91 = 0.4 * v89_cosine[0];
    const two_link_pack v92 = two_link_pack_at(&prepared[spacing]) * v86_cosine[0];
    const two_link_pack v93 = 0.4 * v89_sine[0];
    const two_link_pack v94 = (v93 * v92) - (v91 * v88);
    const two_link_pack v95 = v94 * v81;
    const two_link_pack v96 = (two_link_pack_at(&prepared[7U * spacing]) * v92) - (v81 * v95);
    const two_link_pack v97 = v96 + ((0.03 * v80) - two_link_pack_at(&tau[stride]));
    const two_link_pack v98 = (v91 * v92) + (v93 * v88);
    const two_link_pack v99 = two_link_pack_at(&prepared[2U * spacing]) + v98;
    const two_link_pack v100 = two_link_pack_at(&prepared[6U * spacing]) * v99;
    const two_link_pack v101 = (((two_link_pack_at(&tau[0]) - (two_link_pack_at(&prepared[8U * spacing]) * v89_cosine[0])) - (0.05 * v81)) - v96) + (v100 * v97);
    const two_link_pack v102 = 1.0 - v100;
    const two_link_pack v103 = 1.0 / ((v98 + two_link_pack_at(&prepared[5U * spacing])) + (v99 * v102));
    const two_link_pack v104 = v103 * (v101 - (v94 * v83));
    *(two_link_unaligned *)&qd_next[0] = two_link_pack_at(&qd[0]) - (v76 * ((v28 - (2.0 * v75)) - v104));
    const two_link_pack v105 = two_link_pack_at(&prepared[6U * spacing]) * v97;
    *(two_link_unaligned *)&qd_next[stride] = two_link_pack_at(&qd[stride]) - (v76 * ((v105 + (v29 - (2.0 * v79))) + (v100 * v104)));
    const two_link_pack v106 = v64 * v74;
    const two_link_pack v107 = two_link_pack_at(&prepared[7U * spacing]) * v62;
    const two_link_pack v108 = v106 + (v107 - ((v51 * v51) * v69));
    const two_link_pack v109 = v73 * ((v106 + (v72 * v108)) + ((v64 * v78) + (v53 * v69)));
    const two_link_pack v110 = v1 * v1;
    const two_link_pack v111 = v110 * v109;
    const two_link_pack v112 = two_link_pack_at(&prepared[7U * spacing]) * v14;
    const two_link_pack v113 = ((two_link_pack_at(&prepared[8U * spacing]) * v4_sine[1]) + (v112 * v26)) * v27;
    const two_link_pack v114 = (two_link_pack_at(&prepared[21U * spacing]) * v14) - (v22 * v113);
    const two_link_pack v115 = (2.0 * v52) * v64;
    const two_link_pack v116 = ((0.05 - v115) + ((2.0 * v65) * v72)) * v73;
    const two_link_pack v117 = v1 * v116;
    const two_link_pack v118 = (2.0 * v38) * v32;
    const two_link_pack v119 = v47 * (v118 + (two_link_pack_at(&prepared[9U * spacing]) * v43));
    const two_link_pack v120 = v1 * v119;
    const two_link_pack v121 = v47 * ((0.05 + ((2.0 * v46) * v39)) - v118);
    const two_link_pack v122 = v1 * v121;
    const two_link_pack v123 = two_link_pack_at(&prepared[7U * spacing]) * v36;
    const two_link_pack v124 = ((two_link_pack_at(&prepared[8U * spacing]) * v4_sine[3]) + (v123 * v46)) * v47;
    const two_link_pack v125 = ((v113 * v122) - v124) - (v114 * v120);
    const two_link_pack v126 = ((two_link_pack_at(&prepared[8U * spacing]) * v59_sine[0]) + (v107 * v72)) * v73;
    const two_link_pack v127 = v110 * v126;
    const two_link_pack v128 = (v115 + (two_link_pack_at(&prepared[9U * spacing]) * v70)) * v73;
    const two_link_pack v129 = v1 * v128;
    const two_link_pack v130 = two_link_pack_at(&prepared[9U * spacing]) + (v44 * v119);
    const two_link_pack v131 = v1 * v130;
    const two_link_pack v132 = (v44 * v121) - (two_link_pack_at(&prepared[13U * spacing]) * v39);
    const two_link_pack v133 = v1 * v132;
    const two_link_pack v134 = (two_link_pack_at(&prepared[21U * spacing]) * v36) - (v44 * v124);
    const two_link_pack v135 = (v134 + (v113 * v133)) - (v114 * v131);
    const two_link_pack v136 = (((v126 + (v113 * v127)) + (v125 * v117)) + (v135 * v129)) + (v114 * v111);
    *(two_link_unaligned *)&A[0] = 1.0 + (v77 * (v136 + (v113 - v125)));
    const two_link_pack v137 = v16 * v28;
    const two_link_pack v138 = v137 + (((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v20) - v112);
    const two_link_pack v139 = v27 * (((v24 * v20) - (v16 * v29)) - ((v26 * v138) + v137));
    const two_link_pack v140 = (two_link_pack_at(&prepared[6U * spacing]) * v138) + (v22 * v139);
    const two_link_pack v141 = v38 * v48;
    const two_link_pack v142 = v141 + (v123 - (v31 * (v42 * v31)));
    const two_link_pack v143 = v47 * ((v141 + (v46 * v142)) + ((v38 * v49) + (v42 * v33)));
    const two_link_pack v144 = (two_link_pack_at(&prepared[6U * spacing]) * v142) - (v44 * v143);
    const two_link_pack v145 = v144 + ((v139 * v133) + (v140 * v131));
    const two_link_pack v146 = ((v139 * v122) + (v140 * v120)) - v143;
    const two_link_pack v147 = (v109 + (((v139 * v127) + (v146 * v117)) + (v145 * v129))) - (v140 * v111);
    *(two_link_unaligned *)&A[stride] = v77 * (v147 + (v139 - v146));
    const two_link_pack v148 = (2.0 * v23) * v16;
    const two_link_pack v149 = ((0.05 - v148) + ((2.0 * v17) * v26)) * v27;
    const two_link_pack v150 = (two_link_pack_at(&prepared[13U * spacing]) * v17) - (v22 * v149);
    const two_link_pack v151 = (((v1 * v124) - v121) + (v149 * v122)) - (v150 * v120);
    const two_link_pack v152 = ((v132 + (v1 * v134)) + (v150 * v131)) - (v149 * v133);
    const two_link_pack v153 = ((((v1 * v126) - v116) - (v149 * v127)) - (v151 * v117)) + (v152 * v129);
    const two_link_pack v154 = v153 - (v150 * v111);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_at(&dt[0]) - (v77 * ((v149 - v151) - v154));
    const two_link_pack v155 = (v148 + (two_link_pack_at(&prepared[9U * spacing]) * v21)) * v27;
    const two_link_pack v156 = two_link_pack_at(&prepared[9U * spacing]) + (v22 * v155);
    const two_link_pack v157 = (((v155 * v133) - v130) + (v156 * v131)) + (v1 * v144);
    const two_link_pack v158 = ((v119 - (v155 * v122)) - (v156 * v120)) + (v1 * v143);
    const two_link_pack v159 = (((v128 + (v155 * v127)) - (v158 * v117)) + (v157 * v129)) + (v1 * v109);
    const two_link_pack v160 = v159 - (v156 * v111);
    *(two_link_unaligned *)&A[3U * stride] = v77 * (v160 + (v155 + v158));
    const two_link_pack v161 = (two_link_pack_at(&prepared[6U * spacing]) * v108) - (v71 * v109);
    const two_link_pack v162 = v110 * v161;
    const two_link_pack v163 = (v71 * v116) - (two_link_pack_at(&prepared[13U * spacing]) * v65);
    const two_link_pack v164 = v1 * v163;
    const two_link_pack v165 = (two_link_pack_at(&prepared[21U * spacing]) * v62) - (v71 * v126);
    const two_link_pack v166 = v110 * v165;
    const two_link_pack v167 = two_link_pack_at(&prepared[9U * spacing]) + (v71 * v128);
    const two_link_pack v168 = v1 * v167;
    const two_link_pack v169 = (((v165 + (v113 * v166)) - (v125 * v164)) - (v135 * v168)) + (v114 * v162);
    *(two_link_unaligned *)&A[4U * stride] = v77 * (v169 + (v114 + v135));
    const two_link_pack v170 = (v161 + (((v139 * v166) - (v146 * v164)) - (v145 * v168))) - (v140 * v162);
    *(two_link_unaligned *)&A[5U * stride] = 1.0 - (v77 * ((v140 - v145) - v170));
    const two_link_pack v171 = (((v163 + (v1 * v165)) - (v149 * v166)) + (v151 * v164)) - (v152 * v168);
    const two_link_pack v172 = v171 - (v150 * v162);
    *(two_link_unaligned *)&A[6U * stride] = v77 * (v172 + (v152 - v150));
    const two_link_pack v173 = (v1 * v161) + ((((v155 * v166) - v167) + (v158 * v164)) - (v157 * v168));
    const two_link_pack v174 = v173 - (v156 * v162);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_at(&dt[0]) - (v77 * ((v156 - v157) - v174));
    const two_link_pack v175 = two_link_pack_at(&prepared[7U * spacing]) * v88;
    const two_link_pack v176 = (v175 - (v81 * (v98 * v81))) - (v94 * v104);
    const two_link_pack v177 = v105 - (v102 * v104);
    const two_link_pack v178 = (v91 * ((v88 * v177) - (v92 * v83))) - (v102 * v176);
    const two_link_pack v179 = v103 * (v178 - (v93 * ((v88 * v83) + (v92 * v177))));
    const two_link_pack v180 = two_link_pack_at(&dt[0]) * v1;
    const two_link_pack v181 = v180 * v179;
    const two_link_pack v182 = (2.0 * v94) * v82;
    const two_link_pack v183 = ((two_link_pack_at(&prepared[9U * spacing]) * v99) - v182) * v103;
    const two_link_pack v184 = two_link_pack_at(&dt[0]) * v183;
    const two_link_pack v185 = (v182 + (0.05 - (v95 * (2.0 * v102)))) * v103;
    const two_link_pack v186 = (two_link_pack_at(&dt[0]) * v185) - 2.0;
    const two_link_pack v187 = ((two_link_pack_at(&prepared[8U * spacing]) * v89_sine[0]) + (v175 * v102)) * v103;
    const two_link_pack v188 = 2.0 + (v180 * v187);
    const two_link_pack v189 = (((v187 + v113) - (v125 * v188)) - (v136 * v186)) + (v169 * v184);
    *(two_link_unaligned *)&A[8U * stride] = v76 * (v189 - (v135 * v181));
    const two_link_pack v190 = (((v139 - (v146 * v188)) - (v147 * v186)) + (v170 * v184)) - v179;
    *(two_link_unaligned *)&A[9U * stride] = v76 * (v190 - (v145 * v181));
    const two_link_pack v191 = (((two_link_pack_at(&dt[0]) * v187) - v149) - (v154 * v186)) + (v172 * v184);
    *(two_link_unaligned *)&A[10U * stride] = 1.0 + (v76 * ((v191 + ((v151 * v188) - v185)) - (v152 * v181)));
    const two_link_pack v192 = (((v183 + v155) + (v158 * v188)) - (v160 * v186)) + (v174 * v184);
    *(two_link_unaligned *)&A[11U * stride] = v76 * ((v192 - (two_link_pack_at(&dt[0]) * v179)) - (v157 * v181));
    const two_link_pack v193 = (two_link_pack_at(&prepared[6U * spacing]) * v176) + (v100 * v179);
    const two_link_pack v194 = 2.0 + (v180 * v193);
    const two_link_pack v195 = two_link_pack_at(&prepared[9U * spacing]) + (v100 * v183);
    const two_link_pack v196 = (two_link_pack_at(&dt[0]) * v195) - 2.0;
    const two_link_pack v197 = (v100 * v185) + (two_link_pack_at(&prepared[13U * spacing]) * v95);
    const two_link_pack v198 = two_link_pack_at(&dt[0]) * v197;
    const two_link_pack v199 = (two_link_pack_at(&prepared[21U * spacing]) * v88) - (v100 * v187);
    const two_link_pack v200 = v180 * v199;
    const two_link_pack v201 = (((v199 + v114) - (v125 * v200)) + (v136 * v198)) - (v169 * v196);
    *(two_link_unaligned *)&A[12U * stride] = v76 * (v201 + (v135 * v194));
    const two_link_pack v202 = v193 + (((v147 * v198) - (v140 + (v146 * v200))) - (v170 * v196));
    *(two_link_unaligned *)&A[13U * stride] = v76 * (v202 + (v145 * v194));
    const two_link_pack v203 = (v197 + (v151 * v200)) - (v172 * v196);
    *(two_link_unaligned *)&A[14U * stride] = v76 * ((v203 + (((two_link_pack_at(&dt[0]) * v199) - v150) + (v154 * v198))) + (v152 * v194));
    const two_link_pack v204 = (((v158 * v200) - (v156 + v195)) + (v160 * v198)) - (v174 * v196);
    *(two_link_unaligned *)&A[15U * stride] = 1.0 + (v76 * (((two_link_pack_at(&dt[0]) * v193) + v204) + (v157 * v194)));
    const two_link_pack v205 = v22 * v27;
    const two_link_pack v206 = ((v27 * v122) - v47) + (v205 * v120);
    const two_link_pack v207 = v44 * v47;
    const two_link_pack v208 = ((v27 * v133) - v207) + (v205 * v131);
    const two_link_pack v209 = (((v73 + (v27 * v127)) + (v206 * v117)) + (v208 * v129)) - (v205 * v111);
    *(two_link_unaligned *)&B[0] = v77 * (v209 + (v27 - v206));
    const two_link_pack v210 = two_link_pack_at(&prepared[6U * spacing]) + (v22 * v205);
    const two_link_pack v211 = ((v205 * v122) - v207) + (v210 * v120);
    const two_link_pack v212 = v71 * v73;
    const two_link_pack v213 = ((two_link_pack_at(&prepared[6U * spacing]) + (v44 * v207)) - (v205 * v133)) - (v210 * v131);
    const two_link_pack v214 = (((v212 + (v205 * v127)) + (v211 * v117)) - (v213 * v129)) - (v210 * v111);
    const two_link_pack v215 = v77 * v205;
    *(two_link_unaligned *)&B[stride] = (v77 * (v211 - v214)) - v215;
    const two_link_pack v216 = ((((v27 * v166) - v212) - (v206 * v164)) - (v208 * v168)) - (v205 * v162);
    *(two_link_unaligned *)&B[2U * stride] = (v77 * (v208 + v216)) - v215;
    const two_link_pack v217 = (((two_link_pack_at(&prepared[6U * spacing]) + (v71 * v212)) - (v205 * v166)) + (v211 * v164)) - (v213 * v168);
    const two_link_pack v218 = v217 + (v210 * v162);
    *(two_link_unaligned *)&B[3U * stride] = v77 * (v218 + (v210 + v213));
    const two_link_pack v219 = (((v27 + v103) + (v184 * v216)) - (v206 * v188)) - (v209 * v186);
    *(two_link_unaligned *)&B[4U * stride] = v76 * (v219 - (v208 * v181));
    const two_link_pack v220 = v100 * v103;
    const two_link_pack v221 = v205 + v220;
    const two_link_pack v222 = ((((v184 * v218) - v221) + (v211 * v188)) + (v214 * v186)) - (v213 * v181);
    *(two_link_unaligned *)&B[5U * stride] = v76 * v222;
    const two_link_pack v223 = ((((v209 * v198) - v221) - (v206 * v200)) - (v216 * v196)) + (v208 * v194);
    *(two_link_unaligned *)&B[6U * stride] = v76 * v223;
    const two_link_pack v224 = (((v210 + two_link_pack_at(&prepared[6U * spacing])) + (v100 * v220)) + (v211 * v200)) - (v214 * v198);
    *(two_link_unaligned *)&B[7U * stride] = v76 * ((v224 - (v218 * v196)) + (v213 * v194));
}

void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    double spread[22U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 1U; k < 3U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 5U; k < 10U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 13U; k < 14U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 21U; k < 22U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_step_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];
        double prepared_rest[22U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[1U * count], &prepared_rest[1U * TWO_LINK_LANES]);
        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[13U * count], &prepared_rest[13U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

static TWO_LINK_APART void two_link_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(two_link_unaligned *)&Y[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[5U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[6U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[7U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[8U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[13U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[14U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[15U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[16U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[17U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[18U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[20U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[21U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[22U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[23U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[24U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[25U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[26U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[27U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[28U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[29U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[30U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[33U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[34U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[35U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[36U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[37U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[38U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v4 = two_link_pack_at(&prepared[7U * spacing]) * v0_cosine[0];
    *(two_link_unaligned *)&Y[stride] = v4;
    const two_link_pack v5 = two_link_pack_at(&prepared[7U * spacing]) * v0_sine[0];
    *(two_link_unaligned *)&Y[2U * stride] = -v5;
    *(two_link_unaligned *)&Y[9U * stride] = two_link_pack_at(&qdd[0]);
    const two_link_pack v6 = v5 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v7 = (0.4 * two_link_pack_at(&qdd[0])) + v4;
    const two_link_pack v8 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const two_link_pack v9 = 0.4 * v0_sine[1];
    const two_link_pack v10 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    *(two_link_unaligned *)&Y[31U * stride] = v10;
    const two_link_pack v11 = 0.4 * v0_cosine[1];
    *(two_link_unaligned *)&Y[10U * stride] = (v11 * v10) + (v9 * v8);
    const two_link_pack v12 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v13 = v12 * v12;
    const two_link_pack v14 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    *(two_link_unaligned *)&Y[19U * stride] = v14;
    *(two_link_unaligned *)&Y[39U * stride] = v14;
    *(two_link_unaligned *)&Y[11U * stride] = v10 + ((v14 * v11) - (v13 * v9));
    *(two_link_unaligned *)&Y[12U * stride] = -(v8 + ((v14 * v9) + (v13 * v11)));
    *(two_link_unaligned *)&Y[32U * stride] = -v8;
}

void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    double spread[22U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 7U; k < 8U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];
        double prepared_rest[22U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[7U * count], &prepared_rest[7U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

static TWO_LINK_APART void two_link_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_at(&prepared[11U * spacing]) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(two_link_unaligned *)&K[0] = -((two_link_pack_at(&prepared[8U * spacing]) * v0_sine[1]) + v4);
    const two_link_pack v5 = -v4;
    *(two_link_unaligned *)&K[stride] = v5;
    *(two_link_unaligned *)&K[2U * stride] = v5;
    *(two_link_unaligned *)&K[3U * stride] = v5;
}

void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    double spread[22U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 8U; k < 9U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 11U; k < 12U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, spread, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];
        double prepared_rest[22U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[8U * count], &prepared_rest[8U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[11U * count], &prepared_rest[11U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
