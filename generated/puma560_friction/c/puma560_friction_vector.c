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

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_friction_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_friction_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
        one[k] = -one[k];
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, puma560_friction_bytes);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], puma560_friction_bytes);
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

static PUMA560_FRICTION_APART void puma560_friction_pack_mass_matrix(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict M)
{
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {q[3], q[4], q[1], v0};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v10 = 0.00011692799999999998 * v9;
    const puma560_friction_pack v11 = v1_sine[1] * v1_sine[1];
    const puma560_friction_pack v12 = 0.00020216000000000006 * v11;
    const puma560_friction_pack v13 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v14 = (3.155182285625 + (0.0008642879999999998 * v13)) - (v1_sine[2] * ((1.601861202 * v1_sine[2]) + (0.0141984 * v1_cosine[2])));
    const puma560_friction_pack v15 = (0.0028799999999999997 * v9) - 0.025374999999999998;
    const puma560_friction_pack v16 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const puma560_friction_pack v17 = v1_cosine[2] * ((v1_sine[3] * v16) + (v1_cosine[3] * v15));
    const puma560_friction_pack v18 = 0.00010000000000000026 + v12;
    const puma560_friction_pack v19 = v10 + ((v1_sine[0] * v1_sine[0]) * v18);
    const puma560_friction_pack v20 = 0.0024871679999999997 * v1_cosine[1];
    const puma560_friction_pack v21 = v1_cosine[3] * ((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[1]))) - ((0.00011692799999999998 * v1_cosine[1]) + 0.022546398));
    const puma560_friction_pack v22 = v1_sine[3] * ((v1_sine[3] * ((v20 + (0.32402200550000004 - (0.0004043200000000001 * v11))) + v19)) + v21);
    M[0] = ((v14 + (v12 - v10)) - (0.8636 * v17)) + v22;
    const puma560_friction_pack v23 = v1_sine[0] * v1_sine[3];
    const puma560_friction_pack v24 = (v1_sine[3] * v15) - (v1_cosine[3] * v16);
    const puma560_friction_pack v25 = v13 * v1_sine[3];
    const puma560_friction_pack v26 = ((0.15005 * v24) - (5.846399999999999e-05 * v25)) + ((v1_cosine[0] * v23) * v18);
    const puma560_friction_pack v27 = 0.00020216000000000006 * v1_cosine[1];
    const puma560_friction_pack v28 = v13 * (0.0012435839999999998 + v27);
    const puma560_friction_pack v29 = v26 - (v1_cosine[3] * (0.0047376000000000015 + v28));
    M[2] = v29;
    M[12] = v29;
    const puma560_friction_pack v30 = 0.0012435839999999998 * v1_sine[2];
    const puma560_friction_pack v31 = -(((v13 * v30) + ((0.6903913435000001 * v1_sine[2]) + (0.023751 * v1_cosine[2]))) - v29);
    M[1] = v31;
    M[6] = v31;
    const puma560_friction_pack v32 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v33 = (v32 - (0.0012435839999999998 * v1_sine[3])) + (5.846399999999999e-05 * v1_cosine[3]);
    const puma560_friction_pack v34 = v9 * v1_sine[3];
    const puma560_friction_pack v35 = v13 * v1_cosine[3];
    const puma560_friction_pack v36 = 0.0016399999999999997 + v12;
    M[21] = v36;
    const puma560_friction_pack v37 = (((0.0004321439999999999 * v35) + (v27 * v34)) + (v1_cosine[3] * v36)) - (v9 * v33);
    M[3] = v37;
    M[18] = v37;
    const puma560_friction_pack v38 = v1_cosine[0] * v1_cosine[1];
    const puma560_friction_pack v39 = (v1_sine[1] * v1_sine[3]) - (v1_cosine[3] * v38);
    M[28] = puma560_friction_pack_splat(0.0006421600000000001);
    const puma560_friction_pack v40 = ((0.0006421600000000001 * v23) + (0.0004321439999999999 * v39)) - ((v1_sine[0] * v1_cosine[1]) * v33);
    M[4] = v40;
    M[24] = v40;
    M[35] = puma560_friction_pack_splat(4e-05);
    const puma560_friction_pack v41 = 4e-05 * v1_cosine[1];
    M[23] = v41;
    M[33] = v41;
    const puma560_friction_pack v42 = -((4e-05 * v34) - (v1_cosine[3] * v41));
    M[5] = v42;
    M[30] = v42;
    const puma560_friction_pack v43 = 0.4318 * (v17 + (v1_sine[2] * v24));
    const puma560_friction_pack v44 = (v20 + 0.3592922305) - v19;
    M[14] = v44;
    const puma560_friction_pack v45 = v43 - v44;
    M[7] = (1.748114002 - v43) - v45;
    const puma560_friction_pack v46 = -v45;
    M[8] = v46;
    M[13] = v46;
    const puma560_friction_pack v47 = ((v32 * v25) - v28) - (v30 * v35);
    M[9] = v47;
    M[19] = v47;
    const puma560_friction_pack v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    M[16] = v48;
    M[26] = v48;
    const puma560_friction_pack v49 = -(((v30 * v39) - v48) + (v32 * ((v1_sine[1] * v1_cosine[3]) + (v1_sine[3] * v38))));
    M[10] = v49;
    M[25] = v49;
    const puma560_friction_pack v50 = 4e-05 * v13;
    M[11] = v50;
    M[17] = v50;
    M[31] = v50;
    M[32] = v50;
    const puma560_friction_pack v51 = -v28;
    M[15] = v51;
    M[20] = v51;
    M[22] = puma560_friction_pack_splat(0.0);
    M[27] = puma560_friction_pack_splat(0.0);
    M[29] = puma560_friction_pack_splat(0.0);
    M[34] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_mass_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *M)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack M_pack[36];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        puma560_friction_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

void puma560_friction_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack M_pack[36];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        puma560_friction_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_bias(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, puma560_friction_pack *restrict h)
{
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {q[3], v0, q[4], q[1]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = qd[2] + qd[1];
    const puma560_friction_pack v10 = qd[0] * v1_sine[1];
    const puma560_friction_pack v11 = (v1_cosine[0] * v10) - (v9 * v1_sine[0]);
    const puma560_friction_pack v12 = (v9 * v1_cosine[0]) + (v1_sine[0] * v10);
    const puma560_friction_pack v13 = v12 * v11;
    const puma560_friction_pack v14 = v9 * v10;
    const puma560_friction_pack v15 = v14 - v13;
    const puma560_friction_pack v16 = qd[0] * v1_cosine[1];
    const puma560_friction_pack v17 = qd[3] + v16;
    const puma560_friction_pack v18 = v10 * v16;
    const puma560_friction_pack v19 = v9 * v16;
    const puma560_friction_pack v20 = 2.0 * v19;
    const puma560_friction_pack v21 = ((v1_sine[0] * v18) - (v12 * (2.0 * v17))) + (v1_cosine[0] * v20);
    const puma560_friction_pack v22 = (v1_sine[2] * v15) - (v1_cosine[2] * v21);
    const puma560_friction_pack v23 = qd[4] + v12;
    const puma560_friction_pack v24 = (v1_sine[2] * v11) - (v1_cosine[2] * v17);
    const puma560_friction_pack v25 = (v24 * (2.0 * v23)) + v22;
    const puma560_friction_pack v26 = v9 * v9;
    const puma560_friction_pack v27 = v26 + (v16 * v16);
    const puma560_friction_pack v28 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v29 = v1_cosine[1] * v28;
    const puma560_friction_pack v30 = qd[0] * qd[0];
    const puma560_friction_pack v31 = qd[1] * qd[1];
    const puma560_friction_pack v32 = v31 + v30;
    const puma560_friction_pack v33 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v34 = (v31 * v33) - 9.81;
    const puma560_friction_pack v35 = (v1_sine[1] * v34) + (v32 * v29);
    const puma560_friction_pack v36 = ((0.4318 * v18) - v35) - (0.0203 * v27);
    const puma560_friction_pack v37 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v38 = qd[0] * qd[1];
    const puma560_friction_pack v39 = ((0.8636 * v38) * v1_sine[3]) - (0.15005 * v30);
    const puma560_friction_pack v40 = ((0.8636 * v19) + v39) + (0.0406 * v14);
    const puma560_friction_pack v41 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v42 = 3.9999999999999996e-05 * qd[5];
    const puma560_friction_pack v43 = (((v42 * v23) - (v41 * v40)) - (v37 * v36)) + (1.9999999999999998e-05 * v22);
    const puma560_friction_pack v44 = v43 + (0.0004221600000000001 * v25);
    const puma560_friction_pack v45 = (v1_sine[2] * v17) + (v1_cosine[2] * v11);
    const puma560_friction_pack v46 = v23 * v45;
    const puma560_friction_pack v47 = (v46 + (v1_cosine[2] * v15)) + (v1_sine[2] * v21);
    const puma560_friction_pack v48 = (0.00020000000000000004 * v46) + (0.00024000000000000003 * v47);
    const puma560_friction_pack v49 = (((0.0013999999999999998 * v14) - (9.999999999999983e-05 * v13)) + (v1_cosine[2] * v48)) + (v1_sine[2] * v44);
    const puma560_friction_pack v50 = 0.0028799999999999997 * ((v23 * v23) + (v45 * v45));
    const puma560_friction_pack v51 = v45 * v24;
    const puma560_friction_pack v52 = v17 * v11;
    const puma560_friction_pack v53 = ((v1_cosine[0] * v18) - v52) - (v1_sine[0] * v20);
    const puma560_friction_pack v54 = -(0.0028799999999999997 * (v53 - v51));
    const puma560_friction_pack v55 = (v1_sine[2] * v50) - (v1_cosine[2] * v54);
    const puma560_friction_pack v56 = ((v28 + (0.0203 * v1_cosine[1])) - (0.4318 * v1_sine[1])) * ((v1_sine[0] * v55) + (v41 * v25));
    const puma560_friction_pack v57 = (v1_cosine[3] * ((1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]))) - 0.0070992;
    const puma560_friction_pack v58 = ((v30 - v32) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + ((2.0 * v38) * v57);
    const puma560_friction_pack v59 = v58 + (v39 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1])));
    const puma560_friction_pack v60 = v26 + (v10 * v10);
    const puma560_friction_pack v61 = 0.0047376000000000015 * (((v1_sine[1] * v60) - (qd[0] * v10)) + (v1_cosine[1] * v18));
    const puma560_friction_pack v62 = v61 - (v14 * (((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])) - (0.022546398 * v1_sine[1])));
    const puma560_friction_pack v63 = (v62 - (v59 + (((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[3])) * v19))) + v56;
    const puma560_friction_pack v64 = (v37 * v25) - (v1_cosine[0] * v55);
    const puma560_friction_pack v65 = ((0.8913300000000002 * v18) - (0.025374999999999998 * v27)) - v64;
    const puma560_friction_pack v66 = (v1_sine[2] * v54) + (v1_cosine[2] * v50);
    const puma560_friction_pack v67 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v60)) - v66;
    const puma560_friction_pack v68 = (v1_cosine[1] * v65) - (v1_sine[1] * v67);
    const puma560_friction_pack v69 = (0.15005 * v68) + (v63 - (v1_cosine[1] * v49));
    const puma560_friction_pack v70 = ((0.00075 * v21) + (v1_sine[2] * v48)) - (v1_cosine[2] * v44);
    const puma560_friction_pack v71 = v1_sine[1] * v28;
    const puma560_friction_pack v72 = (v1_cosine[1] * v34) - (v32 * v71);
    const puma560_friction_pack v73 = v1_sine[2] * (((5.846399999999999e-05 * v18) - (0.0012435839999999998 * v60)) - (0.0028799999999999997 * v72));
    const puma560_friction_pack v74 = (((0.0006421600000000001 * v53) - (v42 * v45)) - (0.00020216000000000006 * v51)) + v73;
    const puma560_friction_pack v75 = -(v74 - (v1_cosine[2] * ((v37 * v40) - (v41 * v36))));
    h[4] = v75;
    const puma560_friction_pack v76 = v75 - (0.0006500000000000002 * (v53 - v52));
    h[0] = v69 + (v1_sine[1] * ((v1_sine[0] * v76) + (v1_cosine[0] * v70)));
    const puma560_friction_pack v77 = (((0.3244698455 * v18) + (0.025374999999999998 * v72)) - (0.8913300000000002 * v35)) - (0.011273199 * (v27 - v60));
    const puma560_friction_pack v78 = (((v77 + (0.0203 * v66)) - (0.4318 * v64)) + (v1_sine[0] * v70)) - (v1_cosine[0] * v76);
    const puma560_friction_pack v79 = (((v32 - v31) * v57) + ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3]))) + (v29 * v67);
    h[1] = ((v79 + (v71 * v65)) - (v33 * v68)) - v78;
    h[2] = -v78;
    h[3] = -v49;
    h[5] = (-4e-05) * v47;
}

void puma560_friction_bias_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack h_pack[6];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        puma560_friction_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

void puma560_friction_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack h_pack[6];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        puma560_friction_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_gravity(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict g)
{
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {v0, q[4], q[3], q[1]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    g[0] = puma560_friction_pack_splat(0.0);
    g[5] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v9 = v1_cosine[1] * v1_sine[0];
    const puma560_friction_pack v10 = 0.028252799999999998 * ((v1_sine[1] * v1_cosine[0]) + (v1_cosine[2] * v9));
    const puma560_friction_pack v11 = 0.028252799999999998 * v1_sine[2];
    const puma560_friction_pack v12 = (((8.743947300000002 * v1_sine[0]) - (0.24892875 * v1_cosine[0])) + ((v1_sine[2] * v11) * v9)) + (v1_cosine[2] * v10);
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[2] = -v12;
    g[3] = v11 * (v1_sine[1] * v1_sine[0]);
    g[4] = -v10;
}

void puma560_friction_gravity_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *g)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack g_pack[6];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_gravity(prepared_pack, q_pack, g_pack);
        puma560_friction_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

void puma560_friction_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack g_pack[6];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_gravity(prepared_pack, q_pack, g_pack);
        puma560_friction_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
