/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "spherical_screw.h"

#if defined(SPHERICAL_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define SPHERICAL_SCREW_BYTES 64
#elif defined(__AVX__)
#define SPHERICAL_SCREW_BYTES 32
#else
#define SPHERICAL_SCREW_BYTES 16
#endif
#define SPHERICAL_SCREW_LANES (SPHERICAL_SCREW_BYTES / sizeof(double))
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused))
#define SPHERICAL_SCREW_BODY static inline __attribute__((always_inline, unused))
#define SPHERICAL_SCREW_INLINE static inline __attribute__((unused))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short spherical_screw_shorts __attribute__((vector_size(2 * SPHERICAL_SCREW_BYTES / sizeof(double))));

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_at(const double *x)
{
    return *(const spherical_screw_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? spherical_screw_pack_splat(prepared[k]) : spherical_screw_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return -__builtin_convertvector(wide, spherical_screw_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return __builtin_convertvector(wide, spherical_screw_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

SPHERICAL_SCREW_INLINE bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack u = 1.0 - (0.5 * z);
    const spherical_screw_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const spherical_screw_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = k.bits << 62;
    const spherical_screw_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const spherical_screw_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < SPHERICAL_SCREW_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
{
    if (!spherical_screw_pack_all((spherical_screw_mask)((*beyond >> 18) == 0ULL))) {
        spherical_screw_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_stage(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict qdd, spherical_screw_pack *restrict slopes, spherical_screw_pack *restrict gains)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v3 = 0.8 + q[2];
    const spherical_screw_pack v4 = 80.0 * v3;
    const spherical_screw_pack v5 = v4 * v2;
    const spherical_screw_pack v6 = 0.4 * qd[1];
    const spherical_screw_pack v7 = v6 + v5;
    const spherical_screw_pack v8 = qd[0] * v0_sine[0];
    const spherical_screw_pack v9 = qd[1] * v8;
    const spherical_screw_pack v10 = v0_cosine[0] * (((15.992 + (v3 * v4)) * v9) - (qd[2] * v7));
    const spherical_screw_pack v11 = (qd[1] * qd[1]) + (v2 * v2);
    const spherical_screw_pack v12 = 40.0 * v3;
    const spherical_screw_pack v13 = (((392.40000000000003 * v0_sine[0]) - tau[2]) + (v6 * v2)) - (v12 * v11);
    const spherical_screw_pack v14 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v15 = 0.008000000000000881 * v0_sine[0];
    const spherical_screw_pack v16 = v2 * v15;
    const spherical_screw_pack v17 = (((qd[1] * v16) - tau[0]) - (v14 * v13)) - v10;
    const spherical_screw_pack v18 = v3 * v12;
    const spherical_screw_pack v19 = 7.996 + v18;
    const spherical_screw_pack v20 = 1.0 / ((v0_sine[0] * ((v19 - 0.0013333333333337737) * v0_sine[0])) - (v19 + 20.003999999999998));
    const spherical_screw_pack v21 = v17 * v20;
    qdd[0] = v21;
    const spherical_screw_pack v22 = v2 * v8;
    const spherical_screw_pack v23 = 7.992 + v18;
    const spherical_screw_pack v24 = (qd[1] * v4) - (0.4 * v2);
    const spherical_screw_pack v25 = 88.29 + (392.40000000000003 * v3);
    const spherical_screw_pack v26 = 1.0 / (8.0 + v18);
    gains[4] = v26;
    const spherical_screw_pack v27 = v26 * ((((v25 * v0_cosine[0]) - tau[1]) + (qd[2] * v24)) + (v23 * v22));
    qdd[1] = -v27;
    const spherical_screw_pack v28 = v14 * v20;
    gains[2] = v28;
    gains[6] = v28;
    const spherical_screw_pack v29 = (0.016666666666666666 * v13) + (v17 * v28);
    qdd[2] = -v29;
    slopes[0] = spherical_screw_pack_splat(0.0);
    slopes[6] = spherical_screw_pack_splat(0.0);
    slopes[12] = spherical_screw_pack_splat(0.0);
    gains[1] = spherical_screw_pack_splat(0.0);
    gains[3] = spherical_screw_pack_splat(0.0);
    gains[5] = spherical_screw_pack_splat(0.0);
    gains[7] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v30 = v19 * v0_cosine[0];
    const spherical_screw_pack v31 = ((qd[2] * v4) * v0_cosine[0]) + (qd[1] * v15);
    const spherical_screw_pack v32 = v0_cosine[0] * v20;
    const spherical_screw_pack v33 = v17 * v32;
    const spherical_screw_pack v34 = (2.0 * v9) - v33;
    const spherical_screw_pack v35 = (7.996 * v34) - (((qd[0] * v31) + (qd[2] * v6)) + (v30 * v21));
    const spherical_screw_pack v36 = v12 * v34;
    const spherical_screw_pack v37 = v36 - ((80.0 * qd[2]) * v2);
    const spherical_screw_pack v38 = v0_sine[0] * v20;
    const spherical_screw_pack v39 = 2.0 * v30;
    const spherical_screw_pack v40 = qd[1] * v39;
    const spherical_screw_pack v41 = ((0.008000000000000881 * ((qd[1] * v2) + (v17 * v38))) - (qd[0] * v40)) - (0.4 * v29);
    const spherical_screw_pack v42 = v5 - v6;
    const spherical_screw_pack v43 = 392.40000000000003 * v0_cosine[0];
    const spherical_screw_pack v44 = (v43 + (v8 * v42)) + (0.4 * v33);
    const spherical_screw_pack v45 = ((v28 * v44) - (v32 * v41)) - (v38 * ((v3 * v37) + v35));
    slopes[1] = -v45;
    const spherical_screw_pack v46 = ((0.26666666666666666 * v11) * v38) - (v32 * (v36 + v37));
    slopes[2] = v46;
    const spherical_screw_pack v47 = ((v31 + (v14 * v42)) * v32) - (v40 * v38);
    slopes[3] = v47;
    const spherical_screw_pack v48 = 0.4 * qd[2];
    const spherical_screw_pack v49 = ((v16 + (v48 * v0_cosine[0])) + (v14 * v24)) - (v8 * v39);
    slopes[4] = v49 * v20;
    const spherical_screw_pack v50 = v7 * v32;
    slopes[5] = v50;
    const spherical_screw_pack v51 = (v23 * v8) - v48;
    const spherical_screw_pack v52 = v23 * v2;
    slopes[7] = v26 * (((v8 * v51) + (v25 * v0_sine[0])) - (v2 * v52));
    const spherical_screw_pack v53 = qd[2] * v26;
    slopes[8] = -((v26 * (v43 + (v4 * (v22 - v27)))) + ((80.0 * qd[1]) * v53));
    slopes[9] = -(v26 * ((v0_sine[0] * v52) + (v0_cosine[0] * v51)));
    slopes[10] = -(v4 * v53);
    slopes[11] = -(v26 * v24);
    slopes[13] = (v14 * v45) - (0.016666666666666666 * v44);
    slopes[14] = (0.6666666666666666 * v11) - (v14 * v46);
    slopes[15] = ((0.016666666666666666 * v0_cosine[0]) * v42) - (v14 * v47);
    slopes[16] = (0.016666666666666666 * v24) - (v49 * v28);
    slopes[17] = -(v14 * v50);
    gains[0] = -v20;
    gains[8] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v38);
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const spherical_screw_pack v0_of_q[3] = {spherical_screw_pack_at(&q[0]), spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[2U * stride])};
    const spherical_screw_pack v0_of_qd[3] = {spherical_screw_pack_at(&qd[0]), spherical_screw_pack_at(&qd[stride]), spherical_screw_pack_at(&qd[2U * stride])};
    const spherical_screw_pack v0_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_pack v0_qdd[3];
    spherical_screw_pack v0_slopes[18];
    spherical_screw_pack v0_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v0_of_q, v0_of_qd, v0_of_tau, v0_qdd, v0_slopes, v0_gains);
    const spherical_screw_pack v1 = 0.5 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&qd[2U * stride]) * v1);
    const spherical_screw_pack v3 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&qd[stride]) * v1);
    const spherical_screw_pack v4 = spherical_screw_pack_at(&q[0]) + (spherical_screw_pack_at(&qd[0]) * v1);
    const spherical_screw_pack v5_of_q[3] = {v4, v3, v2};
    const spherical_screw_pack v5_of_qd[3] = {spherical_screw_pack_at(&qd[0]) + (v0_qdd[0] * v1), spherical_screw_pack_at(&qd[stride]) + (v0_qdd[1] * v1), spherical_screw_pack_at(&qd[2U * stride]) + (v0_qdd[2] * v1)};
    const spherical_screw_pack v5_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_pack v5_qdd[3];
    spherical_screw_pack v5_slopes[18];
    spherical_screw_pack v5_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v5_of_q, v5_of_qd, v5_of_tau, v5_qdd, v5_slopes, v5_gains);
    const spherical_screw_pack v6 = v1 * v1;
    const spherical_screw_pack v7_of_q[3] = {v4 + (v0_qdd[0] * v6), v3 + (v0_qdd[1] * v6), v2 + (v0_qdd[2] * v6)};
    const spherical_screw_pack v7_of_qd[3] = {spherical_screw_pack_at(&qd[0]) + (v1 * v5_qdd[0]), spherical_screw_pack_at(&qd[stride]) + (v1 * v5_qdd[1]), spherical_screw_pack_at(&qd[2U * stride]) + (v1 * v5_qdd[2])};
    const spherical_screw_pack v7_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_pack v7_qdd[3];
    spherical_screw_pack v7_slopes[18];
    spherical_screw_pack v7_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v7_of_q, v7_of_qd, v7_of_tau, v7_qdd, v7_slopes, v7_gains);
    const spherical_screw_pack v8 = v5_qdd[0] + v7_qdd[0];
    const spherical_screw_pack v9 = 0.16666666666666666 * spherical_screw_pack_at(&dt[0]);
    const spherical_screw_pack v10 = spherical_screw_pack_at(&dt[0]) * v9;
    const spherical_screw_pack v11 = spherical_screw_pack_at(&q[0]) + (spherical_screw_pack_at(&qd[0]) * spherical_screw_pack_at(&dt[0]));
    *(spherical_screw_unaligned *)&q_next[0] = v11 + (v10 * (v0_qdd[0] + v8));
    const spherical_screw_pack v12 = v5_qdd[1] + v7_qdd[1];
    const spherical_screw_pack v13 = spherical_screw_pack_at(&q[stride]) + (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&dt[0]));
    *(spherical_screw_unaligned *)&q_next[stride] = v13 + (v10 * (v0_qdd[1] + v12));
    const spherical_screw_pack v14 = v5_qdd[2] + v7_qdd[2];
    const spherical_screw_pack v15 = spherical_screw_pack_at(&q[2U * stride]) + (spherical_screw_pack_at(&qd[2U * stride]) * spherical_screw_pack_at(&dt[0]));
    *(spherical_screw_unaligned *)&q_next[2U * stride] = v15 + (v10 * (v0_qdd[2] + v14));
    const spherical_screw_pack v16 = spherical_screw_pack_at(&dt[0]) * v1;
    const spherical_screw_pack v17_of_q[3] = {v11 + (v5_qdd[0] * v16), v13 + (v5_qdd[1] * v16), v15 + (v5_qdd[2] * v16)};
    const spherical_screw_pack v17_of_qd[3] = {spherical_screw_pack_at(&qd[0]) + (spherical_screw_pack_at(&dt[0]) * v7_qdd[0]), spherical_screw_pack_at(&qd[stride]) + (spherical_screw_pack_at(&dt[0]) * v7_qdd[1]), spherical_screw_pack_at(&qd[2U * stride]) + (spherical_screw_pack_at(&dt[0]) * v7_qdd[2])};
    const spherical_screw_pack v17_of_tau[3] = {spherical_screw_pack_at(&tau[0]), spherical_screw_pack_at(&tau[stride]), spherical_screw_pack_at(&tau[2U * stride])};
    spherical_screw_pack v17_qdd[3];
    spherical_screw_pack v17_slopes[18];
    spherical_screw_pack v17_gains[9];
    spherical_screw_pack_linearize_stage(spacing, prepared, v17_of_q, v17_of_qd, v17_of_tau, v17_qdd, v17_slopes, v17_gains);
    *(spherical_screw_unaligned *)&qd_next[0] = spherical_screw_pack_at(&qd[0]) + (v9 * ((v0_qdd[0] + (2.0 * v8)) + v17_qdd[0]));
    *(spherical_screw_unaligned *)&qd_next[stride] = spherical_screw_pack_at(&qd[stride]) + (v9 * ((v0_qdd[1] + (2.0 * v12)) + v17_qdd[1]));
    *(spherical_screw_unaligned *)&qd_next[2U * stride] = spherical_screw_pack_at(&qd[2U * stride]) + (v9 * ((v0_qdd[2] + (2.0 * v14)) + v17_qdd[2]));
    *(spherical_screw_unaligned *)&A[0] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v18 = v6 * v7_slopes[1];
    const spherical_screw_pack v19 = v6 * v7_slopes[2];
    const spherical_screw_pack v20 = v1 * v7_slopes[4];
    const spherical_screw_pack v21 = v1 * v5_slopes[10];
    const spherical_screw_pack v22 = v1 * v5_slopes[11];
    const spherical_screw_pack v23 = v1 * v5_slopes[9];
    const spherical_screw_pack v24 = ((v5_slopes[7] + (v0_slopes[7] * v21)) + (v0_slopes[13] * v22)) + (v0_slopes[1] * v23);
    const spherical_screw_pack v25 = v1 * v7_slopes[3];
    const spherical_screw_pack v26 = v1 * v5_slopes[4];
    const spherical_screw_pack v27 = v1 * v5_slopes[5];
    const spherical_screw_pack v28 = v1 * v5_slopes[3];
    const spherical_screw_pack v29 = ((v5_slopes[1] + (v0_slopes[7] * v26)) + (v0_slopes[13] * v27)) + (v0_slopes[1] * v28);
    const spherical_screw_pack v30 = (((v7_slopes[1] + (v0_slopes[7] * v18)) + (v0_slopes[13] * v19)) + (v20 * v24)) + (v25 * v29);
    const spherical_screw_pack v31 = v1 * v7_slopes[5];
    const spherical_screw_pack v32 = v1 * v5_slopes[16];
    const spherical_screw_pack v33 = v1 * v5_slopes[17];
    const spherical_screw_pack v34 = v1 * v5_slopes[15];
    const spherical_screw_pack v35 = ((v5_slopes[13] + (v0_slopes[7] * v32)) + (v0_slopes[13] * v33)) + (v0_slopes[1] * v34);
    const spherical_screw_pack v36 = v30 + (v31 * v35);
    *(spherical_screw_unaligned *)&A[stride] = v10 * (v36 + (v0_slopes[1] + v29));
    const spherical_screw_pack v37 = ((v5_slopes[8] + (v0_slopes[2] * v23)) + (v0_slopes[8] * v21)) + (v0_slopes[14] * v22);
    const spherical_screw_pack v38 = ((v5_slopes[2] + (v0_slopes[2] * v28)) + (v0_slopes[8] * v26)) + (v0_slopes[14] * v27);
    const spherical_screw_pack v39 = (((v7_slopes[2] + (v0_slopes[8] * v18)) + (v0_slopes[14] * v19)) + (v20 * v37)) + (v25 * v38);
    const spherical_screw_pack v40 = ((v5_slopes[14] + (v0_slopes[2] * v34)) + (v0_slopes[8] * v32)) + (v0_slopes[14] * v33);
    const spherical_screw_pack v41 = v39 + (v31 * v40);
    *(spherical_screw_unaligned *)&A[2U * stride] = v10 * (v41 + (v0_slopes[2] + v38));
    const spherical_screw_pack v42 = ((v5_slopes[9] + (v0_slopes[3] * v23)) + (v0_slopes[9] * v21)) + (v0_slopes[15] * v22);
    const spherical_screw_pack v43 = ((v5_slopes[3] + (v0_slopes[3] * v28)) + (v0_slopes[9] * v26)) + (v0_slopes[15] * v27);
    const spherical_screw_pack v44 = (((v7_slopes[3] + (v0_slopes[9] * v18)) + (v0_slopes[15] * v19)) + (v20 * v42)) + (v25 * v43);
    const spherical_screw_pack v45 = ((v5_slopes[15] + (v0_slopes[3] * v34)) + (v0_slopes[9] * v32)) + (v0_slopes[15] * v33);
    const spherical_screw_pack v46 = v44 + (v31 * v45);
    *(spherical_screw_unaligned *)&A[3U * stride] = spherical_screw_pack_at(&dt[0]) + (v10 * (v46 + (v0_slopes[3] + v43)));
    const spherical_screw_pack v47 = (((v5_slopes[10] + (v1 * v5_slopes[7])) + (v0_slopes[4] * v23)) + (v0_slopes[10] * v21)) + (v0_slopes[16] * v22);
    const spherical_screw_pack v48 = (((v7_slopes[4] + (v1 * v7_slopes[1])) + (v0_slopes[10] * v18)) + (v0_slopes[16] * v19)) + (v20 * v47);
    const spherical_screw_pack v49 = (((v5_slopes[4] + (v1 * v5_slopes[1])) + (v0_slopes[4] * v28)) + (v0_slopes[10] * v26)) + (v0_slopes[16] * v27);
    const spherical_screw_pack v50 = (((v5_slopes[16] + (v1 * v5_slopes[13])) + (v0_slopes[4] * v34)) + (v0_slopes[10] * v32)) + (v0_slopes[16] * v33);
    const spherical_screw_pack v51 = (v48 + (v25 * v49)) + (v31 * v50);
    *(spherical_screw_unaligned *)&A[4U * stride] = v10 * (v51 + (v0_slopes[4] + v49));
    const spherical_screw_pack v52 = (((v5_slopes[11] + (v1 * v5_slopes[8])) + (v0_slopes[5] * v23)) + (v0_slopes[11] * v21)) + (v0_slopes[17] * v22);
    const spherical_screw_pack v53 = (((v7_slopes[5] + (v1 * v7_slopes[2])) + (v0_slopes[11] * v18)) + (v0_slopes[17] * v19)) + (v20 * v52);
    const spherical_screw_pack v54 = (((v5_slopes[5] + (v1 * v5_slopes[2])) + (v0_slopes[5] * v28)) + (v0_slopes[11] * v26)) + (v0_slopes[17] * v27);
    const spherical_screw_pack v55 = (((v5_slopes[17] + (v1 * v5_slopes[14])) + (v0_slopes[5] * v34)) + (v0_slopes[11] * v32)) + (v0_slopes[17] * v33);
    const spherical_screw_pack v56 = (v53 + (v25 * v54)) + (v31 * v55);
    *(spherical_screw_unaligned *)&A[5U * stride] = v10 * (v56 + (v0_slopes[5] + v54));
    *(spherical_screw_unaligned *)&A[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[18U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&A[30U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v57 = v6 * v7_slopes[7];
    const spherical_screw_pack v58 = v6 * v7_slopes[8];
    const spherical_screw_pack v59 = v1 * v7_slopes[10];
    const spherical_screw_pack v60 = v1 * v7_slopes[9];
    const spherical_screw_pack v61 = (((v7_slopes[7] + (v0_slopes[7] * v57)) + (v0_slopes[13] * v58)) + (v59 * v24)) + (v60 * v29);
    const spherical_screw_pack v62 = v1 * v7_slopes[11];
    const spherical_screw_pack v63 = v61 + (v62 * v35);
    *(spherical_screw_unaligned *)&A[7U * stride] = 1.0 + (v10 * (v63 + (v0_slopes[7] + v24)));
    const spherical_screw_pack v64 = (((v7_slopes[8] + (v0_slopes[8] * v57)) + (v0_slopes[14] * v58)) + (v59 * v37)) + (v60 * v38);
    const spherical_screw_pack v65 = v64 + (v62 * v40);
    *(spherical_screw_unaligned *)&A[8U * stride] = v10 * (v65 + (v0_slopes[8] + v37));
    const spherical_screw_pack v66 = (((v7_slopes[9] + (v0_slopes[9] * v57)) + (v0_slopes[15] * v58)) + (v59 * v42)) + (v60 * v43);
    const spherical_screw_pack v67 = v66 + (v62 * v45);
    *(spherical_screw_unaligned *)&A[9U * stride] = v10 * (v67 + (v0_slopes[9] + v42));
    const spherical_screw_pack v68 = (((v7_slopes[10] + (v1 * v7_slopes[7])) + (v0_slopes[10] * v57)) + (v0_slopes[16] * v58)) + (v59 * v47);
    const spherical_screw_pack v69 = (v68 + (v60 * v49)) + (v62 * v50);
    *(spherical_screw_unaligned *)&A[10U * stride] = spherical_screw_pack_at(&dt[0]) + (v10 * (v69 + (v0_slopes[10] + v47)));
    const spherical_screw_pack v70 = (((v7_slopes[11] + (v1 * v7_slopes[8])) + (v0_slopes[11] * v57)) + (v0_slopes[17] * v58)) + (v59 * v52);
    const spherical_screw_pack v71 = (v70 + (v60 * v54)) + (v62 * v55);
    *(spherical_screw_unaligned *)&A[11U * stride] = v10 * (v71 + (v0_slopes[11] + v52));
    const spherical_screw_pack v72 = v6 * v7_slopes[13];
    const spherical_screw_pack v73 = v6 * v7_slopes[14];
    const spherical_screw_pack v74 = v1 * v7_slopes[16];
    const spherical_screw_pack v75 = v1 * v7_slopes[15];
    const spherical_screw_pack v76 = (((v7_slopes[13] + (v0_slopes[7] * v72)) + (v0_slopes[13] * v73)) + (v74 * v24)) + (v75 * v29);
    const spherical_screw_pack v77 = v1 * v7_slopes[17];
    const spherical_screw_pack v78 = v76 + (v77 * v35);
    *(spherical_screw_unaligned *)&A[13U * stride] = v10 * (v78 + (v0_slopes[13] + v35));
    const spherical_screw_pack v79 = (((v7_slopes[14] + (v0_slopes[8] * v72)) + (v0_slopes[14] * v73)) + (v74 * v37)) + (v75 * v38);
    const spherical_screw_pack v80 = v79 + (v77 * v40);
    *(spherical_screw_unaligned *)&A[14U * stride] = 1.0 + (v10 * (v80 + (v0_slopes[14] + v40)));
    const spherical_screw_pack v81 = (((v7_slopes[15] + (v0_slopes[9] * v72)) + (v0_slopes[15] * v73)) + (v74 * v42)) + (v75 * v43);
    const spherical_screw_pack v82 = v81 + (v77 * v45);
    *(spherical_screw_unaligned *)&A[15U * stride] = v10 * (v82 + (v0_slopes[15] + v45));
    const spherical_screw_pack v83 = (((v7_slopes[16] + (v1 * v7_slopes[13])) + (v0_slopes[10] * v72)) + (v0_slopes[16] * v73)) + (v74 * v47);
    const spherical_screw_pack v84 = (v83 + (v75 * v49)) + (v77 * v50);
    *(spherical_screw_unaligned *)&A[16U * stride] = v10 * (v84 + (v0_slopes[16] + v50));
    const spherical_screw_pack v85 = (((v7_slopes[17] + (v1 * v7_slopes[14])) + (v0_slopes[11] * v72)) + (v0_slopes[17] * v73)) + (v74 * v52);
    const spherical_screw_pack v86 = (v85 + (v75 * v54)) + (v77 * v55);
    *(spherical_screw_unaligned *)&A[17U * stride] = spherical_screw_pack_at(&dt[0]) + (v10 * (v86 + (v0_slopes[17] + v55)));
    const spherical_screw_pack v87 = v16 * v17_slopes[1];
    const spherical_screw_pack v88 = v16 * v17_slopes[2];
    const spherical_screw_pack v89 = (((v17_slopes[1] + v0_slopes[1]) + (2.0 * v29)) + (v87 * v24)) + (v88 * v35);
    const spherical_screw_pack v90 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v17_slopes[3]);
    const spherical_screw_pack v91 = spherical_screw_pack_at(&dt[0]) * v17_slopes[4];
    const spherical_screw_pack v92 = spherical_screw_pack_at(&dt[0]) * v17_slopes[5];
    *(spherical_screw_unaligned *)&A[19U * stride] = v9 * (((v89 + (v90 * v36)) + (v91 * v63)) + (v92 * v78));
    const spherical_screw_pack v93 = (((v17_slopes[2] + v0_slopes[2]) + (2.0 * v38)) + (v87 * v37)) + (v88 * v40);
    *(spherical_screw_unaligned *)&A[20U * stride] = v9 * (((v93 + (v90 * v41)) + (v91 * v65)) + (v92 * v80));
    const spherical_screw_pack v94 = (((v17_slopes[3] + v0_slopes[3]) + (2.0 * v43)) + (v87 * v42)) + (v88 * v45);
    *(spherical_screw_unaligned *)&A[21U * stride] = 1.0 + (v9 * (((v94 + (v90 * v46)) + (v91 * v67)) + (v92 * v82)));
    const spherical_screw_pack v95 = ((v17_slopes[4] + (v0_slopes[4] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[1]))) + (2.0 * v49)) + (v87 * v47);
    const spherical_screw_pack v96 = (((v95 + (v88 * v50)) + (v90 * v51)) + (v91 * v69)) + (v92 * v84);
    *(spherical_screw_unaligned *)&A[22U * stride] = v9 * v96;
    const spherical_screw_pack v97 = ((v17_slopes[5] + (v0_slopes[5] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[2]))) + (2.0 * v54)) + (v87 * v52);
    const spherical_screw_pack v98 = (((v97 + (v88 * v55)) + (v90 * v56)) + (v91 * v71)) + (v92 * v86);
    *(spherical_screw_unaligned *)&A[23U * stride] = v9 * v98;
    const spherical_screw_pack v99 = 2.0 + (v16 * v17_slopes[7]);
    const spherical_screw_pack v100 = v16 * v17_slopes[8];
    const spherical_screw_pack v101 = spherical_screw_pack_at(&dt[0]) * v17_slopes[9];
    const spherical_screw_pack v102 = (((v17_slopes[7] + v0_slopes[7]) + (v99 * v24)) + (v100 * v35)) + (v101 * v36);
    const spherical_screw_pack v103 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v17_slopes[10]);
    const spherical_screw_pack v104 = spherical_screw_pack_at(&dt[0]) * v17_slopes[11];
    *(spherical_screw_unaligned *)&A[25U * stride] = v9 * ((v102 + (v103 * v63)) + (v104 * v78));
    const spherical_screw_pack v105 = (((v17_slopes[8] + v0_slopes[8]) + (v99 * v37)) + (v100 * v40)) + (v101 * v41);
    *(spherical_screw_unaligned *)&A[26U * stride] = v9 * ((v105 + (v103 * v65)) + (v104 * v80));
    const spherical_screw_pack v106 = (((v17_slopes[9] + v0_slopes[9]) + (v99 * v42)) + (v100 * v45)) + (v101 * v46);
    *(spherical_screw_unaligned *)&A[27U * stride] = v9 * ((v106 + (v103 * v67)) + (v104 * v82));
    const spherical_screw_pack v107 = ((v17_slopes[10] + (v0_slopes[10] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[7]))) + (v99 * v47)) + (v100 * v50);
    *(spherical_screw_unaligned *)&A[28U * stride] = 1.0 + (v9 * (((v107 + (v101 * v51)) + (v103 * v69)) + (v104 * v84)));
    const spherical_screw_pack v108 = ((v17_slopes[11] + (v0_slopes[11] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[8]))) + (v99 * v52)) + (v100 * v55);
    *(spherical_screw_unaligned *)&A[29U * stride] = v9 * (((v108 + (v101 * v56)) + (v103 * v71)) + (v104 * v86));
    const spherical_screw_pack v109 = v16 * v17_slopes[13];
    const spherical_screw_pack v110 = 2.0 + (v16 * v17_slopes[14]);
    const spherical_screw_pack v111 = spherical_screw_pack_at(&dt[0]) * v17_slopes[15];
    const spherical_screw_pack v112 = (((v17_slopes[13] + v0_slopes[13]) + (v109 * v24)) + (v110 * v35)) + (v111 * v36);
    const spherical_screw_pack v113 = spherical_screw_pack_at(&dt[0]) * v17_slopes[16];
    const spherical_screw_pack v114 = 2.0 + (spherical_screw_pack_at(&dt[0]) * v17_slopes[17]);
    *(spherical_screw_unaligned *)&A[31U * stride] = v9 * ((v112 + (v113 * v63)) + (v114 * v78));
    const spherical_screw_pack v115 = (((v17_slopes[14] + v0_slopes[14]) + (v109 * v37)) + (v110 * v40)) + (v111 * v41);
    *(spherical_screw_unaligned *)&A[32U * stride] = v9 * ((v115 + (v113 * v65)) + (v114 * v80));
    const spherical_screw_pack v116 = (((v17_slopes[15] + v0_slopes[15]) + (v109 * v42)) + (v110 * v45)) + (v111 * v46);
    *(spherical_screw_unaligned *)&A[33U * stride] = v9 * ((v116 + (v113 * v67)) + (v114 * v82));
    const spherical_screw_pack v117 = ((v17_slopes[16] + (v0_slopes[16] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[13]))) + (v109 * v47)) + (v110 * v50);
    *(spherical_screw_unaligned *)&A[34U * stride] = v9 * (((v117 + (v111 * v51)) + (v113 * v69)) + (v114 * v84));
    const spherical_screw_pack v118 = ((v17_slopes[17] + (v0_slopes[17] + (spherical_screw_pack_at(&dt[0]) * v17_slopes[14]))) + (v109 * v52)) + (v110 * v55);
    *(spherical_screw_unaligned *)&A[35U * stride] = 1.0 + (v9 * (((v118 + (v111 * v56)) + (v113 * v71)) + (v114 * v86)));
    const spherical_screw_pack v119 = (v0_gains[0] * v23) + (v0_gains[6] * v22);
    const spherical_screw_pack v120 = (v5_gains[0] + (v0_gains[0] * v28)) + (v0_gains[6] * v27);
    const spherical_screw_pack v121 = (v5_gains[6] + (v0_gains[0] * v34)) + (v0_gains[6] * v33);
    const spherical_screw_pack v122 = (((v7_gains[0] + (v0_gains[6] * v19)) + (v20 * v119)) + (v25 * v120)) + (v31 * v121);
    *(spherical_screw_unaligned *)&B[0] = v10 * (v122 + (v0_gains[0] + v120));
    const spherical_screw_pack v123 = v5_gains[4] + (v0_gains[4] * v21);
    const spherical_screw_pack v124 = v0_gains[4] * v26;
    const spherical_screw_pack v125 = v0_gains[4] * v32;
    const spherical_screw_pack v126 = (((v0_gains[4] * v18) + (v20 * v123)) + (v25 * v124)) + (v31 * v125);
    *(spherical_screw_unaligned *)&B[stride] = v10 * (v124 + v126);
    const spherical_screw_pack v127 = (v0_gains[2] * v23) + (v0_gains[8] * v22);
    const spherical_screw_pack v128 = (v5_gains[2] + (v0_gains[2] * v28)) + (v0_gains[8] * v27);
    const spherical_screw_pack v129 = (v5_gains[8] + (v0_gains[2] * v34)) + (v0_gains[8] * v33);
    const spherical_screw_pack v130 = (((v7_gains[2] + (v0_gains[8] * v19)) + (v20 * v127)) + (v25 * v128)) + (v31 * v129);
    *(spherical_screw_unaligned *)&B[2U * stride] = v10 * (v130 + (v0_gains[2] + v128));
    const spherical_screw_pack v131 = (((v0_gains[6] * v58) + (v59 * v119)) + (v60 * v120)) + (v62 * v121);
    *(spherical_screw_unaligned *)&B[3U * stride] = v10 * (v119 + v131);
    const spherical_screw_pack v132 = (((v7_gains[4] + (v0_gains[4] * v57)) + (v59 * v123)) + (v60 * v124)) + (v62 * v125);
    *(spherical_screw_unaligned *)&B[4U * stride] = v10 * (v132 + (v0_gains[4] + v123));
    const spherical_screw_pack v133 = (((v0_gains[8] * v58) + (v59 * v127)) + (v60 * v128)) + (v62 * v129);
    *(spherical_screw_unaligned *)&B[5U * stride] = v10 * (v127 + v133);
    const spherical_screw_pack v134 = (((v7_gains[6] + (v0_gains[6] * v73)) + (v74 * v119)) + (v75 * v120)) + (v77 * v121);
    *(spherical_screw_unaligned *)&B[6U * stride] = v10 * (v134 + (v0_gains[6] + v121));
    const spherical_screw_pack v135 = (((v0_gains[4] * v72) + (v74 * v123)) + (v75 * v124)) + (v77 * v125);
    *(spherical_screw_unaligned *)&B[7U * stride] = v10 * (v125 + v135);
    const spherical_screw_pack v136 = (((v7_gains[8] + (v0_gains[8] * v73)) + (v74 * v127)) + (v75 * v128)) + (v77 * v129);
    *(spherical_screw_unaligned *)&B[8U * stride] = v10 * (v136 + (v0_gains[8] + v129));
    const spherical_screw_pack v137 = (((v17_gains[0] + v0_gains[0]) + (2.0 * v120)) + (v87 * v119)) + (v88 * v121);
    *(spherical_screw_unaligned *)&B[9U * stride] = v9 * (((v137 + (v91 * v131)) + (v92 * v134)) + (v90 * v122));
    const spherical_screw_pack v138 = (((2.0 * v124) + (v123 * v87)) + (v125 * v88)) + (v91 * v132);
    *(spherical_screw_unaligned *)&B[10U * stride] = v9 * ((v138 + (v92 * v135)) + (v90 * v126));
    const spherical_screw_pack v139 = (((v17_gains[2] + v0_gains[2]) + (2.0 * v128)) + (v87 * v127)) + (v88 * v129);
    *(spherical_screw_unaligned *)&B[11U * stride] = v9 * (((v139 + (v91 * v133)) + (v92 * v136)) + (v90 * v130));
    const spherical_screw_pack v140 = (((v100 * v121) + (v99 * v119)) + (v101 * v122)) + (v104 * v134);
    *(spherical_screw_unaligned *)&B[12U * stride] = v9 * (v140 + (v103 * v131));
    const spherical_screw_pack v141 = (((v17_gains[4] + v0_gains[4]) + (v125 * v100)) + (v123 * v99)) + (v101 * v126);
    *(spherical_screw_unaligned *)&B[13U * stride] = v9 * ((v141 + (v104 * v135)) + (v103 * v132));
    const spherical_screw_pack v142 = (((v100 * v129) + (v99 * v127)) + (v101 * v130)) + (v104 * v136);
    *(spherical_screw_unaligned *)&B[14U * stride] = v9 * (v142 + (v103 * v133));
    const spherical_screw_pack v143 = (((v17_gains[6] + v0_gains[6]) + (v109 * v119)) + (v110 * v121)) + (v111 * v122);
    *(spherical_screw_unaligned *)&B[15U * stride] = v9 * ((v143 + (v113 * v131)) + (v114 * v134));
    const spherical_screw_pack v144 = (((v123 * v109) + (v125 * v110)) + (v111 * v126)) + (v113 * v132);
    *(spherical_screw_unaligned *)&B[16U * stride] = v9 * (v144 + (v114 * v135));
    const spherical_screw_pack v145 = (((v17_gains[8] + v0_gains[8]) + (v109 * v127)) + (v110 * v129)) + (v111 * v130);
    *(spherical_screw_unaligned *)&B[17U * stride] = v9 * ((v145 + (v113 * v133)) + (v114 * v136));
}

void spherical_screw_linearize_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_linearize_step_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

void spherical_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double dt_rest[1U * SPHERICAL_SCREW_LANES];
        double q_next_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_next_rest[3U * SPHERICAL_SCREW_LANES];
        double A_rest[36U * SPHERICAL_SCREW_LANES];
        double B_rest[18U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take(1U, count, first, SPHERICAL_SCREW_LANES, dt, dt_rest);
        spherical_screw_pack_linearize_step_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, q_next_rest, q_next);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qd_next_rest, qd_next);
        spherical_screw_pack_give(36U, count, first, SPHERICAL_SCREW_LANES, A_rest, A);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, B_rest, B);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(spherical_screw_unaligned *)&Y[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[10U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[13U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[27U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[30U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[31U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[32U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[33U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[34U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[35U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[36U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[37U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[38U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[39U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[40U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[42U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[60U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[61U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[62U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[63U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[64U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[65U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[66U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[67U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[68U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[69U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[70U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[71U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[72U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[73U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[74U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[75U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[76U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[77U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[78U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[79U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[84U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[85U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[86U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[87U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[88U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[89U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[9U * stride] = spherical_screw_pack_at(&qdd[0]);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = 2.0 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qdd[0]) * v0_sine[0];
    const spherical_screw_pack v5 = v4 + (v3 * v2);
    const spherical_screw_pack v6 = v0_sine[0] * v5;
    *(spherical_screw_unaligned *)&Y[14U * stride] = v6;
    *(spherical_screw_unaligned *)&Y[24U * stride] = v6;
    const spherical_screw_pack v7 = spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride]);
    *(spherical_screw_unaligned *)&Y[47U * stride] = spherical_screw_pack_at(&qdd[stride]);
    *(spherical_screw_unaligned *)&Y[57U * stride] = spherical_screw_pack_at(&qdd[stride]);
    const spherical_screw_pack v8 = -((spherical_screw_pack_at(&qdd[stride]) * v0_sine[0]) + (v7 * v0_cosine[0]));
    *(spherical_screw_unaligned *)&Y[15U * stride] = v8;
    *(spherical_screw_unaligned *)&Y[25U * stride] = v8;
    const spherical_screw_pack v9 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v10 = spherical_screw_pack_at(&qdd[0]) * v0_cosine[0];
    const spherical_screw_pack v11 = (v3 * v9) - v10;
    const spherical_screw_pack v12 = -((v0_sine[0] * v11) - (v0_cosine[0] * v5));
    *(spherical_screw_unaligned *)&Y[16U * stride] = v12;
    *(spherical_screw_unaligned *)&Y[26U * stride] = v12;
    const spherical_screw_pack v13 = -((spherical_screw_pack_at(&qdd[stride]) * v0_cosine[0]) - (v7 * v0_sine[0]));
    *(spherical_screw_unaligned *)&Y[18U * stride] = v13;
    *(spherical_screw_unaligned *)&Y[28U * stride] = v13;
    const spherical_screw_pack v14 = -(v0_cosine[0] * v11);
    *(spherical_screw_unaligned *)&Y[19U * stride] = v14;
    *(spherical_screw_unaligned *)&Y[29U * stride] = v14;
    const spherical_screw_pack v15 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v16 = ((2.0 * spherical_screw_pack_at(&qd[2U * stride])) * v2) - (v15 * v11);
    const spherical_screw_pack v17 = v15 * v0_cosine[0];
    *(spherical_screw_unaligned *)&Y[20U * stride] = v17 * v16;
    *(spherical_screw_unaligned *)&Y[21U * stride] = (v0_cosine[0] * v16) - (v17 * v11);
    const spherical_screw_pack v18 = v2 * v2;
    const spherical_screw_pack v19 = v7 + v18;
    const spherical_screw_pack v20 = 9.81 * v0_sine[0];
    const spherical_screw_pack v21 = (v20 + spherical_screw_pack_at(&qdd[2U * stride])) - (v15 * v19);
    *(spherical_screw_unaligned *)&Y[80U * stride] = v21;
    const spherical_screw_pack v22 = v2 * v9;
    *(spherical_screw_unaligned *)&Y[49U * stride] = v22;
    *(spherical_screw_unaligned *)&Y[59U * stride] = v22;
    const spherical_screw_pack v23 = v15 * v22;
    const spherical_screw_pack v24 = v23 + (spherical_screw_pack_at(&qdd[stride]) * v15);
    const spherical_screw_pack v25 = 9.81 * v0_cosine[0];
    *(spherical_screw_unaligned *)&Y[41U * stride] = v25;
    const spherical_screw_pack v26 = (v25 + (spherical_screw_pack_at(&qd[2U * stride]) * v3)) + v24;
    *(spherical_screw_unaligned *)&Y[22U * stride] = (v0_sine[0] * (v26 - v23)) - ((v0_cosine[0] * v21) + (v17 * v18));
    *(spherical_screw_unaligned *)&Y[23U * stride] = -((v0_sine[0] * v16) + (v17 * v5));
    *(spherical_screw_unaligned *)&Y[43U * stride] = -v20;
    const spherical_screw_pack v27 = -v22;
    *(spherical_screw_unaligned *)&Y[44U * stride] = v27;
    *(spherical_screw_unaligned *)&Y[54U * stride] = v27;
    const spherical_screw_pack v28 = -v4;
    *(spherical_screw_unaligned *)&Y[45U * stride] = v28;
    *(spherical_screw_unaligned *)&Y[55U * stride] = v28;
    const spherical_screw_pack v29 = v9 * v9;
    const spherical_screw_pack v30 = v29 - v18;
    *(spherical_screw_unaligned *)&Y[46U * stride] = v30;
    *(spherical_screw_unaligned *)&Y[56U * stride] = v30;
    const spherical_screw_pack v31 = -v10;
    *(spherical_screw_unaligned *)&Y[48U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[58U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[82U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[50U * stride] = v15 * v26;
    *(spherical_screw_unaligned *)&Y[51U * stride] = v24 + v26;
    *(spherical_screw_unaligned *)&Y[52U * stride] = v15 * v4;
    *(spherical_screw_unaligned *)&Y[53U * stride] = -(v21 + (v15 * (v7 + v29)));
    *(spherical_screw_unaligned *)&Y[81U * stride] = -v19;
    *(spherical_screw_unaligned *)&Y[83U * stride] = v22 - spherical_screw_pack_at(&qdd[stride]);
}

void spherical_screw_regressor_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double Y_rest[90U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_regressor_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        spherical_screw_pack_give(90U, count, first, SPHERICAL_SCREW_LANES, Y_rest, Y);
    }
}

void spherical_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double Y_rest[90U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_regressor_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        spherical_screw_pack_give(90U, count, first, SPHERICAL_SCREW_LANES, Y_rest, Y);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(spherical_screw_unaligned *)&K[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[8U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 392.40000000000003 * v0_cosine[0];
    *(spherical_screw_unaligned *)&K[5U * stride] = v2;
    *(spherical_screw_unaligned *)&K[7U * stride] = v2;
    *(spherical_screw_unaligned *)&K[4U * stride] = -((402.21000000000004 + (392.40000000000003 * spherical_screw_pack_at(&q[2U * stride]))) * v0_sine[0]);
}

void spherical_screw_stiffness_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double K_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_stiffness_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, K_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, K_rest, K);
    }
}

void spherical_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double K_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_stiffness_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, K_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, K_rest, K);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(spherical_screw_unaligned *)&D[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[8U * stride] = spherical_screw_pack_splat(0.0);
}

void spherical_screw_damping_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double D_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_damping_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, D_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, D_rest, D);
    }
}

void spherical_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= SPHERICAL_SCREW_LANES; first += SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double D_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_damping_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, D_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, D_rest, D);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
