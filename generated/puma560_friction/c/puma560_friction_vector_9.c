/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#define PUMA560_FRICTION_APART __attribute__((noinline))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

static inline puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    return -__builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    return __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

static inline puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

static inline puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

static inline puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

static inline bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

static inline puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_all((puma560_friction_mask)((*beyond >> 18) == 0ULL))) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[0])};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(puma560_friction_unaligned *)&K[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[35U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v10 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_friction_pack v12 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_friction_pack v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const puma560_friction_pack v14 = 0.0028799999999999997 * v13;
    const puma560_friction_pack v15 = 0.8397875 + (0.5397500000000001 * v0_sine[1]);
    const puma560_friction_pack v16 = 9.81 * v0_cosine[4];
    const puma560_friction_pack v17 = 9.81 * v0_sine[4];
    const puma560_friction_pack v18 = (v0_sine[4] * v17) + (v0_cosine[4] * v16);
    const puma560_friction_pack v19 = v18 * (((v15 + (0.025374999999999998 * v10)) - (0.8913300000000001 * v12)) - v14);
    *(puma560_friction_unaligned *)&K[7U * stride] = (((0.8397874999999995 - (0.10439999999999999 * v0_cosine[1])) - (3.25584 * v0_sine[1])) * v18) - v19;
    const puma560_friction_pack v20 = (v15 * v18) - v19;
    *(puma560_friction_unaligned *)&K[8U * stride] = v20;
    *(puma560_friction_unaligned *)&K[13U * stride] = v20;
    *(puma560_friction_unaligned *)&K[14U * stride] = v20;
    const puma560_friction_pack v21 = (v0_cosine[3] * v10) - (v11 * v12);
    const puma560_friction_pack v22 = v0_sine[2] * v0_cosine[4];
    const puma560_friction_pack v23 = (v0_sine[3] * v22) + (v0_sine[4] * v21);
    const puma560_friction_pack v24 = 0.0028799999999999997 * v12;
    const puma560_friction_pack v25 = v0_sine[4] * v10;
    const puma560_friction_pack v26 = (v25 * v14) - (v24 * v23);
    const puma560_friction_pack v27 = v0_sine[2] * v0_sine[4];
    const puma560_friction_pack v28 = (v0_sine[3] * v27) - (v0_cosine[4] * v21);
    const puma560_friction_pack v29 = v0_cosine[4] * v10;
    const puma560_friction_pack v30 = (v29 * v14) + (v24 * v28);
    const puma560_friction_pack v31 = -((v17 * v30) - (v16 * v26));
    *(puma560_friction_unaligned *)&K[9U * stride] = v31;
    *(puma560_friction_unaligned *)&K[15U * stride] = v31;
    *(puma560_friction_unaligned *)&K[19U * stride] = v31;
    *(puma560_friction_unaligned *)&K[20U * stride] = v31;
    const puma560_friction_pack v32 = (0.028252799999999998 * v0_sine[2]) * v10;
    const puma560_friction_pack v33 = 0.028252799999999998 * v13;
    const puma560_friction_pack v34 = (v0_cosine[2] * v0_cosine[4]) + (v27 * v12);
    const puma560_friction_pack v35 = (v34 * v33) + (v32 * v23);
    const puma560_friction_pack v36 = (v0_cosine[2] * v0_sine[4]) - (v22 * v12);
    const puma560_friction_pack v37 = (v36 * v33) + (v32 * v28);
    const puma560_friction_pack v38 = (v0_sine[4] * v37) + (v0_cosine[4] * v35);
    *(puma560_friction_unaligned *)&K[10U * stride] = v38;
    *(puma560_friction_unaligned *)&K[16U * stride] = v38;
    *(puma560_friction_unaligned *)&K[25U * stride] = v38;
    *(puma560_friction_unaligned *)&K[26U * stride] = v38;
    *(puma560_friction_unaligned *)&K[21U * stride] = v10 * ((v16 * v30) + (v17 * v26));
    const puma560_friction_pack v39 = (v25 * v35) - (v29 * v37);
    *(puma560_friction_unaligned *)&K[22U * stride] = v39;
    *(puma560_friction_unaligned *)&K[27U * stride] = v39;
    *(puma560_friction_unaligned *)&K[28U * stride] = (v36 * v37) + (v34 * v35);
}

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_stiffness_matrix_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double K_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_stiffness_matrix_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, K_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, K_rest, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double K_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_stiffness_matrix_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, K_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, K_rest, K);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(puma560_friction_unaligned *)&D[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[9U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[15U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[16U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[19U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[20U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[21U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[25U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[26U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[35U * stride] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_damping_matrix_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double D_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_damping_matrix_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, D_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, D_rest, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double D_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_damping_matrix_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, D_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, D_rest, D);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[3U * stride]) + v12;
    const puma560_friction_pack v14 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const puma560_friction_pack v15 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const puma560_friction_pack v16 = v15 * v14;
    const puma560_friction_pack v17 = v13 * v11;
    const puma560_friction_pack v18 = v12 * v9;
    const puma560_friction_pack v19 = 2.0 * v18;
    const puma560_friction_pack v20 = v10 * v12;
    const puma560_friction_pack v21 = ((v1_cosine[0] * v20) - (v1_sine[0] * v19)) - v17;
    const puma560_friction_pack v22 = 0.0028799999999999997 * (v21 + v16);
    const puma560_friction_pack v23 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qd[4U * stride]) + v23;
    const puma560_friction_pack v25 = 0.0028799999999999997 * ((v24 * v24) + (v15 * v15));
    const puma560_friction_pack v26 = (v1_sine[2] * v25) + (v1_cosine[2] * v22);
    const puma560_friction_pack v27 = v23 * v11;
    const puma560_friction_pack v28 = v10 * v9;
    const puma560_friction_pack v29 = v27 - v28;
    const puma560_friction_pack v30 = (v1_cosine[0] * v19) + ((v1_sine[0] * v20) - (v23 * (2.0 * v13)));
    const puma560_friction_pack v31 = (v1_sine[2] * v29) + (v1_cosine[2] * v30);
    const puma560_friction_pack v32 = v31 + ((2.0 * v24) * v14);
    const puma560_friction_pack v33 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v34 = (v1_cosine[0] * v26) + (v33 * v32);
    const puma560_friction_pack v35 = v24 * v15;
    const puma560_friction_pack v36 = ((v1_cosine[2] * v29) - (v1_sine[2] * v30)) - v35;
    const puma560_friction_pack v37 = (0.00020000000000000004 * v35) - (0.00024000000000000003 * v36);
    const puma560_friction_pack v38 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v39 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v40 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v41 = (v39 * (0.8636 * v1_sine[3])) - (0.15005 * v40);
    const puma560_friction_pack v42 = v41 + ((0.0406 * v28) + (0.8636 * v18));
    const puma560_friction_pack v43 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v44 = (((v24 * v38) - (1.9999999999999998e-05 * v31)) - (0.0004221600000000001 * v32)) - (v43 * v42);
    const puma560_friction_pack v45 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v46 = v45 + v40;
    const puma560_friction_pack v47 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v48 = v1_cosine[1] * v47;
    const puma560_friction_pack v49 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v50 = (v49 * v45) - 9.81;
    const puma560_friction_pack v51 = (v1_sine[1] * v50) + (v48 * v46);
    const puma560_friction_pack v52 = v9 * v9;
    const puma560_friction_pack v53 = v52 + (v12 * v12);
    const puma560_friction_pack v54 = ((0.4318 * v20) - (0.0203 * v53)) - v51;
    const puma560_friction_pack v55 = v44 - (v54 * v33);
    const puma560_friction_pack v56 = ((v1_cosine[2] * v55) - (v1_sine[2] * v37)) - (0.00075 * v30);
    const puma560_friction_pack v57 = v52 + (v10 * v10);
    const puma560_friction_pack v58 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_friction_pack v59 = (((v57 * (0.0012435839999999998 * v1_sine[2])) - (0.0006421600000000001 * v21)) + (v15 * v38)) - (v58 * v20);
    const puma560_friction_pack v60 = v1_sine[1] * v47;
    const puma560_friction_pack v61 = (v1_cosine[1] * v50) - (v60 * v46);
    const puma560_friction_pack v62 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v63 = ((v62 * v61) + v59) - (0.00020216000000000006 * v16);
    const puma560_friction_pack v64 = v63 + (v1_cosine[2] * ((v42 * v33) - (v43 * v54)));
    const puma560_friction_pack v65 = v64 - (0.0006500000000000002 * (v21 - v17));
    const puma560_friction_pack v66 = (((v1_cosine[0] * v65) + (v1_sine[0] * v56)) - (0.3244698455 * v20)) - (0.4318 * v34);
    const puma560_friction_pack v67 = (v1_cosine[2] * v25) - (v1_sine[2] * v22);
    const puma560_friction_pack v68 = (((0.8913300000000002 * v51) + v66) - (0.0203 * v67)) - (0.025374999999999998 * v61);
    const puma560_friction_pack v69 = (0.011273199 * (v53 - v57)) + v68;
    const puma560_friction_pack v70 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v57)) - v67;
    const puma560_friction_pack v71 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v53)) + v34;
    const puma560_friction_pack v72 = (v1_cosine[1] * v71) - (v1_sine[1] * v70);
    const puma560_friction_pack v73 = (((puma560_friction_pack_at(&tau[stride]) + (1.024164 * v1_sine[3])) + (v49 * v72)) - (37.2347379 * v1_cosine[3])) - (v48 * v70);
    const puma560_friction_pack v74 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v75 = (v1_cosine[3] * v74) - 0.0070992;
    const puma560_friction_pack v76 = (v75 * (v45 - v46)) + ((v73 - (v60 * v71)) - v69);
    const puma560_friction_pack v77 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[stride])));
    const puma560_friction_pack v78 = puma560_friction_pack_at(&tau[2U * stride]) - v69;
    const puma560_friction_pack v79 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[2U * stride])));
    const puma560_friction_pack v80 = ((0.0013999999999999998 * v28) + ((v1_cosine[2] * v37) + (v1_sine[2] * v55))) - (9.999999999999983e-05 * v27);
    const puma560_friction_pack v81 = puma560_friction_pack_at(&tau[3U * stride]) + v80;
    const puma560_friction_pack v82 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + puma560_friction_pack_sign(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v83 = puma560_friction_pack_at(&tau[5U * stride]) - (4e-05 * v36);
    const puma560_friction_pack v84 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[5U * stride])));
    const puma560_friction_pack v85 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v83 - v84);
    const puma560_friction_pack v86 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v87 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]) | puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v86);
    const puma560_friction_pack v88 = 1.0 / puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v89 = v88 * v87;
    const puma560_friction_pack v90 = (v85 * v89) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v81 - v82);
    const puma560_friction_pack v91 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v92 = 0.0016399999999999997 + v91;
    const puma560_friction_pack v93 = 1.0 / ((v87 * v89) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(1.0), v92));
    const puma560_friction_pack v94 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v95 = 4e-05 * v94;
    const puma560_friction_pack v96 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]) | puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v95);
    const puma560_friction_pack v97 = v88 * v96;
    const puma560_friction_pack v98 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v99 = v94 * v98;
    const puma560_friction_pack v100 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]) | puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), -v99) - (v97 * v87);
    const puma560_friction_pack v101 = v100 * v93;
    const puma560_friction_pack v102 = puma560_friction_pack_at(&tau[4U * stride]) - v64;
    const puma560_friction_pack v103 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[4U * stride])));
    const puma560_friction_pack v104 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), v102 - v103);
    const puma560_friction_pack v105 = 1.0 / puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v106 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v107 = v58 - (v1_cosine[0] * v106);
    const puma560_friction_pack v108 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]) | puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), -v107);
    const puma560_friction_pack v109 = v108 * v105;
    const puma560_friction_pack v110 = (((v85 * v97) + (v109 * v104)) + (v101 * v90)) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), v78 - v79);
    const puma560_friction_pack v111 = v94 * v1_sine[1];
    const puma560_friction_pack v112 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v113 = v94 * v1_cosine[1];
    const puma560_friction_pack v114 = 0.0012435839999999998 * v1_sine[3];
    const puma560_friction_pack v115 = (v113 * v114) + (v99 - (v112 * v111));
    const puma560_friction_pack v116 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]) | puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), v95);
    const puma560_friction_pack v117 = (v89 * v116) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]) | puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), -v115);
    const puma560_friction_pack v118 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v119 = (v1_sine[1] * v62) - (v118 * v43);
    const puma560_friction_pack v120 = v1_cosine[0] * v1_sine[1];
    const puma560_friction_pack v121 = v1_cosine[2] * v112;
    const puma560_friction_pack v122 = (v121 * v120) + ((v119 * v49) + (v107 + (v112 * (v1_sine[2] * v1_cosine[1]))));
    const puma560_friction_pack v123 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]) | puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), -v122);
    const puma560_friction_pack v124 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v125 = (0.0028799999999999997 * v124) - 0.025374999999999998;
    const puma560_friction_pack v126 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const puma560_friction_pack v127 = (v125 * v48) + (v126 * v60);
    const puma560_friction_pack v128 = (v1_cosine[1] * v126) - (v1_sine[1] * v125);
    const puma560_friction_pack v129 = (v128 * v49) - v127;
    const puma560_friction_pack v130 = v91 - 0.00119216;
    const puma560_friction_pack v131 = v1_sine[0] * (0.0012921600000000003 + v130);
    const puma560_friction_pack v132 = v1_sine[0] * v131;
    const puma560_friction_pack v133 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v134 = (v133 + (0.3592922305 - (0.00011692799999999998 * v124))) - v132;
    const puma560_friction_pack v135 = v129 + v134;
    const puma560_friction_pack v136 = (((v97 * v116) + (v109 * v123)) + (v101 * v117)) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]) | puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), v135);
    const puma560_friction_pack v137 = 1.0 / (((puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(1.0), v134) - (v96 * v97)) - (v108 * v109)) + (v100 * v101));
    const puma560_friction_pack v138 = v137 * v136;
    const puma560_friction_pack v139 = v93 * v117;
    const puma560_friction_pack v140 = v105 * v123;
    const puma560_friction_pack v141 = v88 * v116;
    const puma560_friction_pack v142 = (((v85 * v141) + (v104 * v140)) - (v90 * v139)) + (v110 * v138);
    const puma560_friction_pack v143 = v142 - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), v76 - v77);
    const puma560_friction_pack v144 = (((v116 * v141) + (v123 * v140)) - (v117 * v139)) + (v136 * v138);
    const puma560_friction_pack v145 = 1.0 / (v144 - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(1.0), 1.748114002 + (v129 + v135)));
    const puma560_friction_pack v146 = v124 * v1_sine[1];
    const puma560_friction_pack v147 = 4e-05 * (v118 - v146);
    const puma560_friction_pack v148 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]) | puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v147);
    const puma560_friction_pack v149 = 5.846399999999999e-05 * v124;
    const puma560_friction_pack v150 = v149 - v92;
    const puma560_friction_pack v151 = v98 * v146;
    const puma560_friction_pack v152 = v151 + (((0.0004321439999999999 * v113) - (v150 * v1_cosine[1])) - (v124 * v112));
    const puma560_friction_pack v153 = (v89 * v148) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]) | puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v152);
    const puma560_friction_pack v154 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v155 = ((v1_sine[0] * (v121 + (5.846399999999999e-05 * v118))) - (0.15005 * v119)) - (v106 * v154);
    const puma560_friction_pack v156 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]) | puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), -v155);
    const puma560_friction_pack v157 = ((v97 * v148) + (v109 * v156)) + (v101 * v153);
    const puma560_friction_pack v158 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v159 = (5.846399999999999e-05 * v111) + (v158 + ((0.15005 * v128) + ((v1_cosine[1] * v99) - (v131 * v120))));
    const puma560_friction_pack v160 = v157 - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]) | puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), -v159);
    const puma560_friction_pack v161 = v137 * v160;
    const puma560_friction_pack v162 = v93 * v153;
    const puma560_friction_pack v163 = v105 * v156;
    const puma560_friction_pack v164 = (v94 * v114) + (((0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3])) + v159);
    const puma560_friction_pack v165 = v88 * v148;
    const puma560_friction_pack v166 = (puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]) | puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), -v164) - (v165 * v116)) - (v163 * v123);
    const puma560_friction_pack v167 = (v166 + (v162 * v117)) - (v161 * v136);
    const puma560_friction_pack v168 = v167 * v145;
    const puma560_friction_pack v169 = (((v85 * v165) + (v104 * v163)) - (v90 * v162)) + (v110 * v161);
    const puma560_friction_pack v170 = ((puma560_friction_pack_at(&tau[0]) + (v1_cosine[1] * v80)) - (0.15005 * v72)) + (v120 * v56);
    const puma560_friction_pack v171 = (v47 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_sine[0] * v26) - (v43 * v32));
    const puma560_friction_pack v172 = ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v40 - v46)) + v170) - v171;
    const puma560_friction_pack v173 = 0.022546398 * v1_cosine[1];
    const puma560_friction_pack v174 = (((v39 * (2.0 * v75)) + v172) + (v173 * v18)) - (v158 * v20);
    const puma560_friction_pack v175 = (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v10) - (v1_sine[1] * v57))) + (v174 - (v154 * v65));
    const puma560_friction_pack v176 = (v41 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]))) + v175;
    const puma560_friction_pack v177 = v176 - (v28 * ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    const puma560_friction_pack v178 = v177 + (v1_cosine[3] * ((0.7697525880000002 * v18) + (0.02191385 * v28)));
    const puma560_friction_pack v179 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[0])));
    const puma560_friction_pack v180 = (v169 + (v168 * v143)) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(0.0), v178 - v179);
    const puma560_friction_pack v181 = v149 + (v150 - 0.016765112499999985);
    const puma560_friction_pack v182 = 3.136777173125 + (((0.0008642879999999998 * v94) - (v1_sine[3] * v74)) - v181);
    const puma560_friction_pack v183 = v173 - ((v1_sine[1] * (v132 + (v133 + (0.34123495800000003 + (v181 - v130))))) - (0.00011692799999999998 * v118));
    const puma560_friction_pack v184 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(1.0), (v182 + (2.0 * ((v1_cosine[1] * v151) - v127))) - (v1_sine[1] * v183));
    const puma560_friction_pack v185 = (((v184 - (v148 * v165)) - (v156 * v163)) + (v153 * v162)) - (v160 * v161);
    const puma560_friction_pack v186 = (1.0 / (v185 + (v167 * v168))) * v180;
    const puma560_friction_pack v187 = (v145 * v143) - (v168 * v186);
    const puma560_friction_pack v188 = ((v137 * v110) + (v161 * v186)) - (v138 * v187);
    const puma560_friction_pack v189 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), (((v105 * v104) + (v109 * v188)) + (v163 * v186)) - (v140 * v187));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v189;
    const puma560_friction_pack v190 = (((v93 * v90) - (v101 * v188)) + (v162 * v186)) - (v139 * v187);
    const puma560_friction_pack v191 = (((v88 * v85) + (v97 * v188)) - (v89 * v190)) + (v165 * v186);
    const puma560_friction_pack v192 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v191 - (v141 * v187));
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v192;
    const puma560_friction_pack v193 = -v147;
    const puma560_friction_pack v194 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v190);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v194;
    const puma560_friction_pack v195 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), -v188);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v195;
    const puma560_friction_pack v196 = (((v193 * v192) + (v155 * v189)) - (v152 * v194)) + (v159 * v195);
    const puma560_friction_pack v197 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), v187);
    *(puma560_friction_unaligned *)&qdd[stride] = v197;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), v178 + (v196 + (v164 * v197)), v179);
    const puma560_friction_pack v198 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(0.0), -v186);
    *(puma560_friction_unaligned *)&qdd[0] = v198;
    const puma560_friction_pack v199 = v76 + ((((v164 * v198) + (v122 * v189)) + (v115 * v194)) - (v135 * v195));
    const puma560_friction_pack v200 = v95 * v192;
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), v199 - v200, v77);
    const puma560_friction_pack v201 = ((v78 + ((v107 * v189) + (v99 * v194))) + (v159 * v198)) - (v135 * v197);
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), v201 - v200, v79);
    const puma560_friction_pack v202 = ((v81 + ((v99 * v195) - (v86 * v192))) - (v152 * v198)) + (v115 * v197);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), v202, v82);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), ((v102 + (v107 * v195)) + (v155 * v198)) + (v122 * v197), v103);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), ((v83 + (v193 * v198)) - (v86 * v194)) - (v95 * (v195 + v197)), v84);
}

void puma560_friction_sticking_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_sticking_forces_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        bool stuck_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, stuck, stuck_rest);
        puma560_friction_pack_sticking_forces_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
    }
}

void puma560_friction_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        bool stuck_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, stuck, stuck_rest);
        puma560_friction_pack_sticking_forces_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
