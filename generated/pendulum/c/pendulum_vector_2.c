/* pendulum, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "pendulum.h"

#if defined(PENDULUM_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PENDULUM_BYTES 64
#elif defined(__AVX__)
#define PENDULUM_BYTES 32
#else
#define PENDULUM_BYTES 16
#endif
#define PENDULUM_LANES (PENDULUM_BYTES / sizeof(double))
#define PENDULUM_APART __attribute__((noinline, unused))
#define PENDULUM_BODY static inline __attribute__((always_inline, unused))
#define PENDULUM_INLINE static inline __attribute__((unused))

typedef double pendulum_pack __attribute__((vector_size(PENDULUM_BYTES)));
typedef double pendulum_unaligned __attribute__((vector_size(PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t pendulum_mask __attribute__((vector_size(PENDULUM_BYTES)));
typedef signed char pendulum_bytes __attribute__((vector_size(PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short pendulum_shorts __attribute__((vector_size(2 * PENDULUM_BYTES / sizeof(double))));

PENDULUM_INLINE pendulum_pack pendulum_pack_splat(double x)
{
    return x - (pendulum_pack){ 0.0 };
}

PENDULUM_INLINE pendulum_pack pendulum_pack_at(const double *x)
{
    return *(const pendulum_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PENDULUM_INLINE pendulum_pack pendulum_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? pendulum_pack_splat(prepared[k]) : pendulum_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PENDULUM_APART void pendulum_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PENDULUM_APART void pendulum_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PENDULUM_INLINE pendulum_pack pendulum_pack_select(pendulum_mask condition, pendulum_pack x, pendulum_pack y)
{
    return (pendulum_pack)(((pendulum_mask)x & condition) | ((pendulum_mask)y & ~condition));
}

PENDULUM_INLINE pendulum_pack pendulum_pack_abs(pendulum_pack x)
{
    return (pendulum_pack)((pendulum_mask)x & ~(pendulum_mask)pendulum_pack_splat(-0.0));
}

PENDULUM_INLINE bool pendulum_pack_all(pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long pendulum_bits __attribute__((vector_size(PENDULUM_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void pendulum_pack_sincos_pair(const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine, pendulum_bits *beyond)
{
    const pendulum_pack x = *angle;
    union { pendulum_pack number; pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const pendulum_pack n = k.number - 6755399441186816.0;
    const pendulum_pack w = x - (n * 1.5707963267923333);
    const pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const pendulum_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const pendulum_pack z = r * r;
    const pendulum_pack u = 1.0 - (0.5 * z);
    const pendulum_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const pendulum_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const pendulum_bits sign = k.bits << 62;
    const pendulum_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const pendulum_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PENDULUM_APART void pendulum_pack_sincos_beyond(size_t size, const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const pendulum_mask inside = (pendulum_mask)(pendulum_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PENDULUM_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void pendulum_pack_sincos_guard(size_t size, const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine, const pendulum_bits *beyond)
{
    if (!pendulum_pack_all((pendulum_mask)((*beyond >> 18) == 0ULL))) {
        pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

PENDULUM_BODY void pendulum_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)stride;
    (void)qd;
    (void)qdd;
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(pendulum_unaligned *)&by_qdd[0] = pendulum_pack_number(prepared, 0U, spacing, 0U);
    *(pendulum_unaligned *)&by_qd[0] = pendulum_pack_number(prepared, 1U, spacing, 0U);
    *(pendulum_unaligned *)&by_q[0] = pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0];
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    pendulum_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

PENDULUM_INLINE void pendulum_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        pendulum_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        pendulum_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double by_q_rest[1U * PENDULUM_LANES];
        double by_qd_rest[1U * PENDULUM_LANES];
        double by_qdd_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_q_rest, by_q);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qd_rest, by_qd);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double by_q_rest[1U * PENDULUM_LANES];
        double by_qd_rest[1U * PENDULUM_LANES];
        double by_qdd_rest[1U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(3U, count, first, PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_gradients_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_q_rest, by_q);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qd_rest, by_qd);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

PENDULUM_BODY void pendulum_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)qd;
    (void)tau;
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(pendulum_unaligned *)&A[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&B[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&B[stride] = pendulum_pack_number(prepared, 5U, spacing, 0U);
    *(pendulum_unaligned *)&A[stride] = pendulum_pack_splat(1.0);
    *(pendulum_unaligned *)&A[3U * stride] = pendulum_pack_number(prepared, 12U, spacing, 0U);
    *(pendulum_unaligned *)&A[2U * stride] = pendulum_pack_number(prepared, 13U, spacing, 0U) * v0_cosine[0];
}

static PENDULUM_APART void pendulum_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    pendulum_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static PENDULUM_APART void pendulum_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

PENDULUM_INLINE void pendulum_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        pendulum_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        pendulum_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_linearize_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, &prepared[5U * count], &prepared_rest[5U * PENDULUM_LANES]);
        pendulum_pack_take(2U, count, first, PENDULUM_LANES, &prepared[12U * count], &prepared_rest[12U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_linearize_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

PENDULUM_BODY void pendulum_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const pendulum_pack v0 = 0.5 * pendulum_pack_at(&dt[0]);
    const pendulum_pack v1 = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&qd[0]) * v0);
    const pendulum_pack v2_angle[2] = {pendulum_pack_at(&q[0]), v1};
    pendulum_pack v2_sine[2];
    pendulum_pack v2_cosine[2];
    pendulum_bits v2_beyond = { 0U };
    pendulum_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    pendulum_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    pendulum_pack_sincos_guard(2U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    const pendulum_pack v6 = pendulum_pack_at(&tau[0]) * pendulum_pack_number(prepared, 5U, spacing, 0U);
    const pendulum_pack v7 = ((pendulum_pack_at(&qd[0]) * pendulum_pack_number(prepared, 3U, spacing, 0U)) - v6) + (pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_sine[0]);
    const pendulum_pack v8 = pendulum_pack_at(&qd[0]) - (v0 * v7);
    const pendulum_pack v9 = pendulum_pack_at(&q[0]) + (v0 * v8);
    const pendulum_pack v10_angle[1] = {v9};
    pendulum_pack v10_sine[1];
    pendulum_pack v10_cosine[1];
    pendulum_bits v10_beyond = { 0U };
    pendulum_pack_sincos_pair(&v10_angle[0], &v10_sine[0], &v10_cosine[0], &v10_beyond);
    pendulum_pack_sincos_guard(1U, v10_angle, v10_sine, v10_cosine, &v10_beyond);
    const pendulum_pack v12 = (v6 - (pendulum_pack_number(prepared, 3U, spacing, 0U) * v8)) - (pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_sine[1]);
    const pendulum_pack v13 = pendulum_pack_at(&qd[0]) + (v0 * v12);
    const pendulum_pack v14 = (v6 - (pendulum_pack_number(prepared, 3U, spacing, 0U) * v13)) - (pendulum_pack_number(prepared, 4U, spacing, 0U) * v10_sine[0]);
    const pendulum_pack v15 = 0.16666666666666666 * pendulum_pack_at(&dt[0]);
    const pendulum_pack v16 = v15 * (v12 + v14);
    const pendulum_pack v17 = pendulum_pack_at(&qd[0]) - (v15 * v7);
    *(pendulum_unaligned *)&q_next[0] = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&dt[0]) * (v17 + v16));
    const pendulum_pack v18 = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&dt[0]) * v13);
    const pendulum_pack v19_angle[1] = {v18};
    pendulum_pack v19_sine[1];
    pendulum_pack v19_cosine[1];
    pendulum_bits v19_beyond = { 0U };
    pendulum_pack_sincos_pair(&v19_angle[0], &v19_sine[0], &v19_cosine[0], &v19_beyond);
    pendulum_pack_sincos_guard(1U, v19_angle, v19_sine, v19_cosine, &v19_beyond);
    const pendulum_pack v21 = (pendulum_pack_number(prepared, 5U, spacing, 0U) * v15) * ((pendulum_pack_number(prepared, 2U, spacing, 0U) * v19_sine[0]) + ((pendulum_pack_number(prepared, 1U, spacing, 0U) * (pendulum_pack_at(&qd[0]) + (pendulum_pack_at(&dt[0]) * v14))) - pendulum_pack_at(&tau[0])));
    *(pendulum_unaligned *)&qd_next[0] = (v17 + (2.0 * v16)) - v21;
    const pendulum_pack v22 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v10_cosine[0];
    const pendulum_pack v23 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[0];
    const pendulum_pack v24 = pendulum_pack_number(prepared, 3U, spacing, 0U) * v0;
    const pendulum_pack v25 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[1];
    const pendulum_pack v26 = v25 - (v24 * v23);
    const pendulum_pack v27 = v0 * v22;
    const pendulum_pack v28 = v0 * v27;
    const pendulum_pack v29 = (v23 * v28) + ((v24 * v26) - v22);
    const pendulum_pack v30 = v26 - v29;
    const pendulum_pack v31 = pendulum_pack_at(&dt[0]) * v15;
    *(pendulum_unaligned *)&A[0] = 1.0 - (v31 * (v23 + v30));
    const pendulum_pack v32 = 1.0 - v24;
    const pendulum_pack v33 = (pendulum_pack_number(prepared, 3U, spacing, 0U) * v32) + (v0 * v25);
    const pendulum_pack v34 = 1.0 - v28;
    const pendulum_pack v35 = (v27 - (v24 * v33)) + (pendulum_pack_number(prepared, 3U, spacing, 0U) * v34);
    const pendulum_pack v36 = v33 + v35;
    *(pendulum_unaligned *)&A[stride] = pendulum_pack_at(&dt[0]) - (v31 * (pendulum_pack_number(prepared, 3U, spacing, 0U) + v36));
    const pendulum_pack v37 = pendulum_pack_number(prepared, 3U, spacing, 0U) * pendulum_pack_at(&dt[0]);
    const pendulum_pack v38 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v19_cosine[0];
    const pendulum_pack v39 = pendulum_pack_at(&dt[0]) * v38;
    const pendulum_pack v40 = v0 * v39;
    *(pendulum_unaligned *)&A[2U * stride] = v15 * (((v26 * v40) - (v23 + (v37 * v29))) - ((2.0 * v30) + v38));
    const pendulum_pack v41 = v15 * ((v39 + (2.0 * v36)) + ((pendulum_pack_number(prepared, 14U, spacing, 0U) - (v37 * v35)) - (v33 * v40)));
    *(pendulum_unaligned *)&A[3U * stride] = 1.0 - v41;
    const pendulum_pack v42 = pendulum_pack_number(prepared, 5U, spacing, 0U) * v32;
    const pendulum_pack v43 = (pendulum_pack_number(prepared, 5U, spacing, 0U) * v34) - (v24 * v42);
    const pendulum_pack v44 = v42 + v43;
    *(pendulum_unaligned *)&B[0] = v31 * (pendulum_pack_number(prepared, 5U, spacing, 0U) + v44);
    *(pendulum_unaligned *)&B[stride] = v15 * (((pendulum_pack_number(prepared, 15U, spacing, 0U) - (v37 * v43)) + (2.0 * v44)) - (v42 * v40));
}

static PENDULUM_APART void pendulum_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    pendulum_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static PENDULUM_APART void pendulum_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

PENDULUM_INLINE void pendulum_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        pendulum_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        pendulum_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double dt_rest[1U * PENDULUM_LANES];
        double q_next_rest[1U * PENDULUM_LANES];
        double qd_next_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, dt, dt_rest);
        pendulum_pack_linearize_step_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, q_next_rest, q_next);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qd_next_rest, qd_next);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double dt_rest[1U * PENDULUM_LANES];
        double q_next_rest[1U * PENDULUM_LANES];
        double qd_next_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(5U, count, first, PENDULUM_LANES, &prepared[1U * count], &prepared_rest[1U * PENDULUM_LANES]);
        pendulum_pack_take(2U, count, first, PENDULUM_LANES, &prepared[14U * count], &prepared_rest[14U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, dt, dt_rest);
        pendulum_pack_linearize_step_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, q_next_rest, q_next);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qd_next_rest, qd_next);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

PENDULUM_BODY void pendulum_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)qd;
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(pendulum_unaligned *)&Y[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[3U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[4U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[5U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[6U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[7U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[8U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[9U * stride] = pendulum_pack_at(&qdd[0]);
    *(pendulum_unaligned *)&Y[stride] = pendulum_pack_number(prepared, 16U, spacing, 0U) * v0_sine[0];
    *(pendulum_unaligned *)&Y[2U * stride] = pendulum_pack_number(prepared, 16U, spacing, 0U) * v0_cosine[0];
}

static PENDULUM_APART void pendulum_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    pendulum_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static PENDULUM_APART void pendulum_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

PENDULUM_INLINE void pendulum_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        pendulum_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        pendulum_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double Y_rest[10U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_regressor_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        pendulum_pack_give(10U, count, first, PENDULUM_LANES, Y_rest, Y);
    }
}

void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double Y_rest[10U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, &prepared[16U * count], &prepared_rest[16U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_regressor_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        pendulum_pack_give(10U, count, first, PENDULUM_LANES, Y_rest, Y);
    }
}

PENDULUM_BODY void pendulum_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)stride;
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(pendulum_unaligned *)&K[0] = pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0];
}

static PENDULUM_APART void pendulum_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    pendulum_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static PENDULUM_APART void pendulum_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

PENDULUM_INLINE void pendulum_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        pendulum_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        pendulum_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double K_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_stiffness_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, K_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, K_rest, K);
    }
}

void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double K_rest[1U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, &prepared[2U * count], &prepared_rest[2U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_stiffness_matrix_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, K_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, K_rest, K);
    }
}

PENDULUM_BODY void pendulum_pack_damping_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)stride;
    (void)q;
    *(pendulum_unaligned *)&D[0] = pendulum_pack_number(prepared, 1U, spacing, 0U);
}

static PENDULUM_APART void pendulum_pack_damping_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    pendulum_pack_damping_matrix_block_body(0U, prepared, stride, q, D);
}

static PENDULUM_APART void pendulum_pack_damping_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_damping_matrix_block_body(spacing, prepared, stride, q, D);
}

PENDULUM_INLINE void pendulum_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        pendulum_pack_damping_matrix_block_same(prepared, stride, q, D);
    } else {
        pendulum_pack_damping_matrix_block_each(spacing, prepared, stride, q, D);
    }
}

void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double D_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_damping_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, D_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, D_rest, D);
    }
}

void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double D_rest[1U * PENDULUM_LANES];
        double prepared_rest[17U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, &prepared[1U * count], &prepared_rest[1U * PENDULUM_LANES]);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_damping_matrix_block(PENDULUM_LANES, prepared_rest, PENDULUM_LANES, q_rest, D_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, D_rest, D);
    }
}

#else

typedef int pendulum_has_no_vector_code;

#endif
