/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#define PUMA560_APART __attribute__((noinline))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

static inline puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

static inline bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = k.bits << 62;
    const puma560_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_all((puma560_mask)((*beyond >> 18) == 0ULL))) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_mass_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict M)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4] = {q[3], q[4], v0, q[1]};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_pack v9 = v1_sine[1] * v1_cosine[0];
    const puma560_pack v10 = (0.0028799999999999997 * v9) - 0.025374999999999998;
    const puma560_pack v11 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const puma560_pack v12 = v1_cosine[3] * ((v1_sine[2] * v11) + (v1_cosine[2] * v10));
    const puma560_pack v13 = v1_sine[1] * v1_sine[0];
    const puma560_pack v14 = v1_sine[1] * v1_sine[1];
    const puma560_pack v15 = 0.00020216000000000006 * v14;
    const puma560_pack v16 = 0.00011692799999999998 * v9;
    const puma560_pack v17 = ((3.155182285625 + (v15 + (0.0008642879999999998 * v13))) - (0.8636 * v12)) - v16;
    const puma560_pack v18 = 0.00010000000000000026 + v15;
    const puma560_pack v19 = v16 + (v18 * (v1_sine[0] * v1_sine[0]));
    const puma560_pack v20 = 0.0024871679999999997 * v1_cosine[1];
    const puma560_pack v21 = v1_cosine[2] * (((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[1]))) - (0.00011692799999999998 * v1_cosine[1])) - 0.022546398);
    const puma560_pack v22 = v1_sine[2] * ((v1_sine[2] * ((v20 + (0.32402200550000004 + v19)) - (0.0004043200000000001 * v14))) + v21);
    M[0] = (v17 - (v1_sine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3])))) + v22;
    const puma560_pack v23 = v1_sine[0] * v1_sine[2];
    const puma560_pack v24 = (v1_sine[2] * v10) - (v11 * v1_cosine[2]);
    const puma560_pack v25 = v13 * v1_sine[2];
    const puma560_pack v26 = ((0.15005 * v24) + (v23 * (v1_cosine[0] * v18))) - (5.846399999999999e-05 * v25);
    const puma560_pack v27 = 0.00020216000000000006 * v1_cosine[1];
    const puma560_pack v28 = v13 * (0.0012435839999999998 + v27);
    const puma560_pack v29 = v26 - (v1_cosine[2] * (0.0047376000000000015 + v28));
    M[2] = v29;
    M[12] = v29;
    const puma560_pack v30 = 0.0012435839999999998 * v1_sine[3];
    const puma560_pack v31 = -((((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - v29) + (v13 * v30));
    M[1] = v31;
    M[6] = v31;
    const puma560_pack v32 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v33 = v32 - ((0.0012435839999999998 * v1_sine[2]) - (5.846399999999999e-05 * v1_cosine[2]));
    const puma560_pack v34 = 0.0016399999999999997 + v15;
    M[21] = v34;
    const puma560_pack v35 = v1_sine[2] * v9;
    const puma560_pack v36 = v13 * v1_cosine[2];
    const puma560_pack v37 = (((v1_cosine[2] * v34) - (v9 * v33)) + (v27 * v35)) + (0.0004321439999999999 * v36);
    M[3] = v37;
    M[18] = v37;
    const puma560_pack v38 = v1_cosine[1] * v1_cosine[0];
    const puma560_pack v39 = (v1_sine[1] * v1_sine[2]) - (v1_cosine[2] * v38);
    M[28] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v40 = ((0.0004321439999999999 * v39) - (v33 * (v1_sine[0] * v1_cosine[1]))) + (0.0006421600000000001 * v23);
    M[4] = v40;
    M[24] = v40;
    M[35] = puma560_pack_splat(4e-05);
    const puma560_pack v41 = 4e-05 * v1_cosine[1];
    M[23] = v41;
    M[33] = v41;
    const puma560_pack v42 = -((4e-05 * v35) - (v1_cosine[2] * v41));
    M[5] = v42;
    M[30] = v42;
    const puma560_pack v43 = 0.4318 * (v12 + (v1_sine[3] * v24));
    const puma560_pack v44 = v20 + (0.3592922305 - v19);
    M[14] = v44;
    const puma560_pack v45 = v43 - v44;
    M[7] = (1.748114002 - v45) - v43;
    const puma560_pack v46 = -v45;
    M[8] = v46;
    M[13] = v46;
    const puma560_pack v47 = ((v25 * v32) - v28) - (v30 * v36);
    M[9] = v47;
    M[19] = v47;
    const puma560_pack v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    M[16] = v48;
    M[26] = v48;
    const puma560_pack v49 = -(((v30 * v39) - v48) + (v32 * ((v1_sine[2] * v38) + (v1_sine[1] * v1_cosine[2]))));
    M[10] = v49;
    M[25] = v49;
    const puma560_pack v50 = 4e-05 * v13;
    M[11] = v50;
    M[17] = v50;
    M[31] = v50;
    M[32] = v50;
    const puma560_pack v51 = -v28;
    M[15] = v51;
    M[20] = v51;
    M[22] = puma560_pack_splat(0.0);
    M[27] = puma560_pack_splat(0.0);
    M[29] = puma560_pack_splat(0.0);
    M[34] = puma560_pack_splat(0.0);
}

void puma560_mass_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *M)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack M_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        puma560_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

void puma560_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack M_pack[36];

        (void)prepared;
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        puma560_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

static PUMA560_APART void puma560_pack_bias(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, puma560_pack *restrict h)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4] = {v0, q[3], q[4], q[1]};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_pack v9 = v1_sine[0] * qd[0];
    const puma560_pack v10 = qd[2] + qd[1];
    const puma560_pack v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const puma560_pack v12 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const puma560_pack v13 = v12 * v11;
    const puma560_pack v14 = v10 * v9;
    const puma560_pack v15 = v14 - v13;
    const puma560_pack v16 = v1_cosine[0] * qd[0];
    const puma560_pack v17 = qd[3] + v16;
    const puma560_pack v18 = v9 * v16;
    const puma560_pack v19 = v10 * v16;
    const puma560_pack v20 = 2.0 * v19;
    const puma560_pack v21 = ((v1_sine[1] * v18) - (v17 * (2.0 * v11))) + (v1_cosine[1] * v20);
    const puma560_pack v22 = (v1_sine[2] * v17) + (v1_cosine[2] * v12);
    const puma560_pack v23 = qd[4] + v11;
    const puma560_pack v24 = v23 * v22;
    const puma560_pack v25 = v24 + ((v1_sine[2] * v21) + (v1_cosine[2] * v15));
    const puma560_pack v26 = (0.00024000000000000003 * v25) + (0.00020000000000000004 * v24);
    const puma560_pack v27 = (v1_sine[2] * v12) - (v1_cosine[2] * v17);
    const puma560_pack v28 = (v1_sine[2] * v15) - (v1_cosine[2] * v21);
    const puma560_pack v29 = v28 + (v27 * (2.0 * v23));
    const puma560_pack v30 = 0.4318 * v1_cosine[3];
    const puma560_pack v31 = v1_cosine[0] * v30;
    const puma560_pack v32 = qd[0] * qd[0];
    const puma560_pack v33 = qd[1] * qd[1];
    const puma560_pack v34 = v33 + v32;
    const puma560_pack v35 = 0.4318 * v1_sine[3];
    const puma560_pack v36 = (v33 * v35) - 9.81;
    const puma560_pack v37 = (v1_sine[0] * v36) + (v34 * v31);
    const puma560_pack v38 = v10 * v10;
    const puma560_pack v39 = v38 + (v16 * v16);
    const puma560_pack v40 = ((0.4318 * v18) - (0.0203 * v39)) - v37;
    const puma560_pack v41 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v42 = qd[1] * qd[0];
    const puma560_pack v43 = (v42 * (0.8636 * v1_sine[3])) - (0.15005 * v32);
    const puma560_pack v44 = (v43 + (0.0406 * v14)) + (0.8636 * v19);
    const puma560_pack v45 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v46 = (((1.9999999999999998e-05 * v28) + (0.0004221600000000001 * v29)) - (v40 * v41)) - (v44 * v45);
    const puma560_pack v47 = 3.9999999999999996e-05 * qd[5];
    const puma560_pack v48 = v46 + (v23 * v47);
    const puma560_pack v49 = (((v1_sine[2] * v48) + (v1_cosine[2] * v26)) + (0.0013999999999999998 * v14)) - (9.999999999999983e-05 * v13);
    const puma560_pack v50 = 0.0028799999999999997 * ((v23 * v23) + (v22 * v22));
    const puma560_pack v51 = v27 * v22;
    const puma560_pack v52 = v12 * v17;
    const puma560_pack v53 = ((v1_cosine[1] * v18) - v52) - (v1_sine[1] * v20);
    const puma560_pack v54 = -(0.0028799999999999997 * (v53 - v51));
    const puma560_pack v55 = (v1_sine[2] * v50) - (v1_cosine[2] * v54);
    const puma560_pack v56 = (v29 * v41) - (v1_cosine[1] * v55);
    const puma560_pack v57 = ((0.8913300000000002 * v18) - (0.025374999999999998 * v39)) - v56;
    const puma560_pack v58 = (v1_sine[2] * v54) + (v1_cosine[2] * v50);
    const puma560_pack v59 = v38 + (v9 * v9);
    const puma560_pack v60 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v59)) - v58;
    const puma560_pack v61 = (v1_cosine[0] * v57) - (v1_sine[0] * v60);
    const puma560_pack v62 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v32 - v34);
    const puma560_pack v63 = ((v1_sine[1] * v55) + (v29 * v45)) * (v30 + ((0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0])));
    const puma560_pack v64 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const puma560_pack v65 = ((((0.15005 * v61) - (v1_cosine[0] * v49)) - v62) + v63) - (v42 * (2.0 * v64));
    const puma560_pack v66 = v65 - (v43 * ((0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0])));
    const puma560_pack v67 = 0.0047376000000000015 * ((v1_sine[0] * v59) - ((qd[0] * v9) - (v1_cosine[0] * v18)));
    const puma560_pack v68 = (v66 - (v19 * ((0.022546398 * v1_cosine[0]) + (0.7697525880000002 * v1_cosine[3])))) + v67;
    const puma560_pack v69 = ((v1_sine[2] * v26) - (v1_cosine[2] * v48)) + (0.00075 * v21);
    const puma560_pack v70 = ((0.0006421600000000001 * v53) - (v47 * v22)) - (0.00020216000000000006 * v51);
    const puma560_pack v71 = v1_sine[0] * v30;
    const puma560_pack v72 = (v1_cosine[0] * v36) - (v34 * v71);
    const puma560_pack v73 = v1_sine[2] * ((5.846399999999999e-05 * v18) - ((0.0028799999999999997 * v72) + (0.0012435839999999998 * v59)));
    const puma560_pack v74 = -((v70 - (v1_cosine[2] * ((v41 * v44) - (v40 * v45)))) + v73);
    h[4] = v74;
    const puma560_pack v75 = v74 - (0.0006500000000000002 * (v53 - v52));
    const puma560_pack v76 = v14 * ((0.02191385 * v1_cosine[3]) - ((0.648939691 * v1_cosine[0]) + (0.022546398 * v1_sine[0])));
    h[0] = (v68 + (v1_sine[0] * ((v1_sine[1] * v75) + (v1_cosine[1] * v69)))) - v76;
    const puma560_pack v77 = (((v1_sine[1] * v69) - (v1_cosine[1] * v75)) - (0.4318 * v56)) - (0.8913300000000002 * v37);
    const puma560_pack v78 = ((v77 + (0.0203 * v58)) + (0.025374999999999998 * v72)) + (0.3244698455 * v18);
    const puma560_pack v79 = v78 - (0.011273199 * (v39 - v59));
    const puma560_pack v80 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v79) + (v31 * v60)) + (v57 * v71);
    h[1] = (v80 - (v35 * v61)) + (v64 * (v34 - v33));
    h[2] = -v79;
    h[3] = -v49;
    h[5] = (-4e-05) * v25;
}

void puma560_bias_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack h_pack[6];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        puma560_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

void puma560_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack h_pack[6];

        (void)prepared;
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        puma560_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

static PUMA560_APART void puma560_pack_gravity(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict g)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4] = {q[4], v0, q[3], q[1]};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    g[0] = puma560_pack_splat(0.0);
    g[5] = puma560_pack_splat(0.0);
    const puma560_pack v9 = v1_sine[1] * v1_cosine[0];
    const puma560_pack v10 = 0.028252799999999998 * ((v1_sine[0] * v1_cosine[1]) + (v1_cosine[2] * v9));
    const puma560_pack v11 = 0.028252799999999998 * v1_sine[2];
    const puma560_pack v12 = (((8.743947300000002 * v1_sine[1]) - (0.24892875 * v1_cosine[1])) + (v1_cosine[2] * v10)) + (v11 * (v1_sine[2] * v9));
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[2] = -v12;
    g[3] = (v1_sine[0] * v1_sine[1]) * v11;
    g[4] = -v10;
}

void puma560_gravity_batch(const puma560_prepared *prepared, size_t count, const double *q, double *g)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack g_pack[6];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_gravity(prepared_pack, q_pack, g_pack);
        puma560_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

void puma560_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack g_pack[6];

        (void)prepared;
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_gravity(prepared_pack, q_pack, g_pack);
        puma560_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

static PUMA560_APART void puma560_pack_coriolis_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, puma560_pack *restrict C)
{
    (void)prepared;
    const puma560_pack v0_angle[6] = {q[2], q[1], q[3], q[4], q[0], q[5]};
    puma560_pack v0_sine[6];
    puma560_pack v0_cosine[6];
    puma560_bits v0_beyond = { 0U };
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    puma560_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_pack v13 = v0_cosine[2] * v12;
    const puma560_pack v14 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const puma560_pack v16 = v0_sine[1] * v0_sine[4];
    const puma560_pack v17 = v0_cosine[1] * v0_sine[4];
    const puma560_pack v18 = (v0_sine[0] * v17) + (v0_cosine[0] * v16);
    const puma560_pack v19 = (v0_sine[0] * v16) - (v0_cosine[0] * v17);
    const puma560_pack v20 = 0.4318 * v17;
    const puma560_pack v21 = ((0.15005 * v0_cosine[4]) + (0.0203 * v19)) - v20;
    const puma560_pack v22 = v21 + (0.4318 * v18);
    const puma560_pack v23 = (v0_sine[2] * v0_cosine[4]) - (v0_cosine[2] * v19);
    const puma560_pack v24 = (v0_cosine[3] * v18) + (v0_sine[3] * v23);
    const puma560_pack v25 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_pack v26 = v25 + (0.0203 * v12);
    const puma560_pack v27 = (0.4318 * v14) - v26;
    const puma560_pack v28 = (v27 * v24) - (v22 * v15);
    const puma560_pack v29 = (v14 * v21) + (v18 * v26);
    const puma560_pack v30 = v0_cosine[4] * v25;
    const puma560_pack v31 = qd[1] * v0_cosine[4];
    const puma560_pack v32 = (0.67183 * v31) + (qd[2] * v30);
    const puma560_pack v33 = v32 + (qd[3] * v29);
    const puma560_pack v34 = v0_sine[2] * v12;
    const puma560_pack v35 = (v0_cosine[2] * v0_cosine[4]) + (v0_sine[2] * v19);
    const puma560_pack v36 = (v35 * v27) + (v22 * v34);
    const puma560_pack v37 = (qd[4] * v36) - v33;
    const puma560_pack v38 = v37 + (qd[5] * v28);
    const puma560_pack v39 = v0_cosine[1] * v0_cosine[4];
    const puma560_pack v40 = v0_sine[1] * v0_cosine[4];
    const puma560_pack v41 = (v0_sine[0] * v40) - (v39 * v0_cosine[0]);
    const puma560_pack v42 = 0.4318 * v39;
    const puma560_pack v43 = v42 + ((0.15005 * v0_sine[4]) - (0.0203 * v41));
    const puma560_pack v44 = (v0_sine[0] * v39) + (v0_cosine[0] * v40);
    const puma560_pack v45 = (0.4318 * v44) - v43;
    const puma560_pack v46 = (v0_sine[2] * v0_sine[4]) + (v0_cosine[2] * v41);
    const puma560_pack v47 = (v0_cosine[3] * v44) - (v0_sine[3] * v46);
    const puma560_pack v48 = 0.0028799999999999997 * v47;
    const puma560_pack v49 = v48 + (0.09 * v45);
    const puma560_pack v50 = v38 * v49;
    const puma560_pack v51 = 0.34 * v45;
    const puma560_pack v52 = v50 + (v37 * v51);
    const puma560_pack v53 = 0.369656 * v44;
    const puma560_pack v54 = v53 - (0.82 * v43);
    const puma560_pack v55 = (v33 * v54) - v52;
    const puma560_pack v56 = (0.78792 * v0_sine[4]) - (0.336 * v44);
    const puma560_pack v57 = v56 + (2.07264 * v39);
    const puma560_pack v58 = (v32 * v57) - v55;
    const puma560_pack v59 = ((0.10439999999999999 * v40) - (3.9585 * v0_sine[4])) - (1.1832 * v39);
    const puma560_pack v60 = 0.67183 * v59;
    const puma560_pack v61 = (v31 * v60) - v58;
    const puma560_pack v62 = 0.00020000000000000004 * v24;
    const puma560_pack v63 = 0.34 * v27;
    const puma560_pack v64 = 9.999999999999999e-05 * v35;
    const puma560_pack v65 = (v0_sine[3] * v18) - (v0_cosine[3] * v23);
    const puma560_pack v66 = 0.00020000000000000004 * v65;
    const puma560_pack v67 = (v0_cosine[3] * v13) - (v0_sine[3] * v14);
    const puma560_pack v68 = (((v34 * v64) - (v22 * v63)) - (v15 * v62)) + (v67 * v66);
    const puma560_pack v69 = qd[1] * v0_sine[4];
    const puma560_pack v70 = v69 + (qd[2] * v0_sine[4]);
    const puma560_pack v71 = (qd[3] * v44) - v70;
    const puma560_pack v72 = (v0_cosine[2] * v0_sine[4]) - (v0_sine[2] * v41);
    const puma560_pack v73 = (qd[4] * v72) - v71;
    const puma560_pack v74 = 0.0028799999999999997 * v15;
    const puma560_pack v75 = v74 + (0.045 * v27);
    const puma560_pack v76 = 0.0028799999999999997 * v24;
    const puma560_pack v77 = v76 + (0.045 * v22);
    const puma560_pack v78 = 0.00022216 * v24;
    const puma560_pack v79 = (v35 * v0_sine[5]) - (v65 * v0_cosine[5]);
    const puma560_pack v80 = 1.9999999999999998e-05 * v79;
    const puma560_pack v81 = (v34 * v0_sine[5]) - (v67 * v0_cosine[5]);
    const puma560_pack v82 = (((v27 * v77) + (v22 * v75)) + (v15 * v78)) - (v81 * v80);
    const puma560_pack v83 = (v35 * v0_cosine[5]) + (v65 * v0_sine[5]);
    const puma560_pack v84 = 1.9999999999999998e-05 * v83;
    const puma560_pack v85 = (v67 * v0_sine[5]) + (v34 * v0_cosine[5]);
    const puma560_pack v86 = v82 - (v85 * v84);
    const puma560_pack v87 = (qd[5] * v47) - v73;
    const puma560_pack v88 = v87 * v86;
    const puma560_pack v89 = v88 + (v73 * v68);
    const puma560_pack v90 = 0.369656 * v18;
    const puma560_pack v91 = v90 + (0.41 * v21);
    const puma560_pack v92 = 0.369656 * v14;
    const puma560_pack v93 = v92 - (0.41 * v26);
    const puma560_pack v94 = 0.0006500000000000117 * v35;
    const puma560_pack v95 = 0.0006500000000000117 * v23;
    const puma560_pack v96 = (((v21 * v93) - (v26 * v91)) - (v34 * v94)) + (v13 * v95);
    const puma560_pack v97 = v14 * v18;
    const puma560_pack v98 = v96 + (0.1677909248 * v97);
    const puma560_pack v99 = v89 + (v71 * v98);
    const puma560_pack v100 = 0.016249999999999987 * v19;
    const puma560_pack v101 = 0.336 * v14;
    const puma560_pack v102 = (2.4 * v25) - v101;
    const puma560_pack v103 = (0.78792 * v0_cosine[4]) + (0.336 * v18);
    const puma560_pack v104 = (1.03632 * v17) - v103;
    const puma560_pack v105 = v0_cosine[4] * v14;
    const puma560_pack v106 = (((v25 * v104) + (v20 * v102)) - (v12 * v100)) + (0.0551544 * v105);
    const puma560_pack v107 = v106 + (0.09327000000000002 * v97);
    const puma560_pack v108 = (v70 * v107) - v99;
    const puma560_pack v109 = ((3.9585 * v0_cosine[4]) - (1.1832 * v17)) + (0.10439999999999999 * v16);
    const puma560_pack v110 = 0.67183 * v109;
    const puma560_pack v111 = v110 + (((0.023751 * v39) + (0.26917800000000003 * v40)) + (v16 * (0.0070992 * v0_sine[1])));
    const puma560_pack v112 = v111 - (v17 * ((0.4738312 * v0_sine[1]) + (0.0070992 * v0_cosine[1])));
    const puma560_pack v113 = (v69 * v112) - v108;
    const puma560_pack v114 = (v27 * v47) - (v45 * v15);
    const puma560_pack v115 = (v44 * v26) - (v14 * v43);
    const puma560_pack v116 = v25 * v0_sine[4];
    const puma560_pack v117 = (0.67183 * v69) + (qd[2] * v116);
    const puma560_pack v118 = (qd[3] * v115) - v117;
    const puma560_pack v119 = (v34 * v45) - (v27 * v72);
    const puma560_pack v120 = (qd[4] * v119) - v118;
    const puma560_pack v121 = v120 + (qd[5] * v114);
    const puma560_pack v122 = v76 + (0.09 * v22);
    const puma560_pack v123 = v121 * v122;
    const puma560_pack v124 = 0.34 * v22;
    const puma560_pack v125 = v123 + (v120 * v124);
    const puma560_pack v126 = v90 + (0.82 * v21);
    const puma560_pack v127 = (v118 * v126) - v125;
    const puma560_pack v128 = (2.07264 * v17) - v103;
    const puma560_pack v129 = v127 + (v117 * v128);
    const puma560_pack v130 = (v69 * v110) - v129;
    const puma560_pack v131 = v15 * v47;
    const puma560_pack v132 = v34 * v72;
    const puma560_pack v133 = 0.00020000000000000004 * v67;
    const puma560_pack v134 = (v0_sine[3] * v44) + (v0_cosine[3] * v46);
    const puma560_pack v135 = (((v45 * v63) + (0.00020000000000000004 * v131)) + (9.999999999999999e-05 * v132)) - (v134 * v133);
    const puma560_pack v136 = v31 + (qd[2] * v0_cosine[4]);
    const puma560_pack v137 = v136 + (qd[3] * v18);
    const puma560_pack v138 = v137 + (qd[4] * v35);
    const puma560_pack v139 = v48 + (0.045 * v45);
    const puma560_pack v140 = 1.9999999999999998e-05 * v81;
    const puma560_pack v141 = (v72 * v0_sine[5]) + (v0_cosine[5] * v134);
    const puma560_pack v142 = (((v27 * v139) + (v45 * v75)) + (0.00022216 * v131)) + (v141 * v140);
    const puma560_pack v143 = 1.9999999999999998e-05 * v85;
    const puma560_pack v144 = (v72 * v0_cosine[5]) - (v0_sine[5] * v134);
    const puma560_pack v145 = v142 + (v144 * v143);
    const puma560_pack v146 = v138 + (qd[5] * v24);
    const puma560_pack v147 = v146 * v145;
    const puma560_pack v148 = v147 + (v138 * v135);
    const puma560_pack v149 = v53 - (0.41 * v43);
    const puma560_pack v150 = 0.1677909248 * v44;
    const puma560_pack v151 = 0.0006500000000000117 * v46;
    const puma560_pack v152 = (((v14 * v150) - (v26 * v149)) - (v43 * v93)) - (v13 * v151);
    const puma560_pack v153 = v152 + (0.0006500000000000117 * v132);
    const puma560_pack v154 = v148 + (v137 * v153);
    const puma560_pack v155 = 0.016249999999999987 * v12;
    const puma560_pack v156 = (0.0551544 * v0_sine[4]) - (0.09327000000000002 * v44);
    const puma560_pack v157 = v56 + (1.03632 * v39);
    const puma560_pack v158 = (((v25 * v157) - (v14 * v156)) + (v42 * v102)) - (v41 * v155);
    const puma560_pack v159 = v154 + (v136 * v158);
    const puma560_pack v160 = ((0.07312639999999981 * v40) - (0.023751 * v0_sine[4])) - (0.0070992 * v39);
    const puma560_pack v161 = ((0.0070992 * v40) - (0.26917800000000003 * v0_sine[4])) - (0.5469575999999998 * v39);
    const puma560_pack v162 = v60 + ((v0_sine[1] * v161) + (v0_cosine[1] * v160));
    const puma560_pack v163 = (v31 * v162) - v159;
    C[0] = v163 + ((v113 - v61) - v130);
    const puma560_pack v164 = v47 * v47;
    const puma560_pack v165 = (v139 * (2.0 * v45)) + (0.00022216 * v164);
    const puma560_pack v166 = v165 + (1.9999999999999998e-05 * ((v141 * v141) + (v144 * v144)));
    const puma560_pack v167 = (v44 * v21) + (v18 * v43);
    const puma560_pack v168 = v0_cosine[4] * v0_cosine[4];
    const puma560_pack v169 = v168 + (v0_sine[4] * v0_sine[4]);
    const puma560_pack v170 = (0.4318 * v0_cosine[1]) * v169;
    const puma560_pack v171 = qd[2] * v170;
    const puma560_pack v172 = v171 + (qd[3] * v167);
    const puma560_pack v173 = (v35 * v45) + (v22 * v72);
    const puma560_pack v174 = (qd[4] * v173) - v172;
    const puma560_pack v175 = (v22 * v47) - (v45 * v24);
    const puma560_pack v176 = (qd[5] * v175) - v174;
    const puma560_pack v177 = (((v22 * v139) + (v45 * v77)) + (v47 * v78)) - (v80 * v141);
    const puma560_pack v178 = v177 - (v84 * v144);
    const puma560_pack v179 = ((v49 * v176) - (v87 * v178)) + (v146 * v166);
    const puma560_pack v180 = v72 * v72;
    const puma560_pack v181 = ((v45 * v51) + (9.999999999999999e-05 * v180)) + (0.00020000000000000004 * (v164 + (v134 * v134)));
    const puma560_pack v182 = (((v72 * v64) - (v45 * v124)) - (v47 * v62)) - (v66 * v134);
    const puma560_pack v183 = (((v73 * v182) - (v138 * v181)) - v179) + (v51 * v174);
    const puma560_pack v184 = (((v21 * v149) - (v43 * v91)) + (v18 * v150)) - (v72 * v94);
    const puma560_pack v185 = v184 - (v46 * v95);
    const puma560_pack v186 = (((v44 * v150) - (v149 * (2.0 * v43))) + (v46 * v151)) + (0.0006500000000000117 * v180);
    const puma560_pack v187 = (((v54 * v172) - (v71 * v185)) + (v137 * v186)) - v183;
    const puma560_pack v188 = (0.12558706799999997 * v0_sine[4]) - (0.0551544 * v44);
    const puma560_pack v189 = ((v0_sine[4] * v188) - (v44 * v156)) + (v41 * (0.016249999999999987 * v41));
    const puma560_pack v190 = v189 + (v39 * (0.8636 * v157));
    const puma560_pack v191 = (((v42 * v104) - (v0_cosine[4] * v188)) - (v18 * v156)) + (v20 * v157);
    const puma560_pack v192 = v191 + (v41 * v100);
    const puma560_pack v193 = (((v77 * (2.0 * v22)) + (v24 * v78)) + (v79 * v80)) + (v83 * v84);
    const puma560_pack v194 = ((v122 * v176) - (v87 * v193)) + (v146 * v178);
    const puma560_pack v195 = (((v22 * v124) + (v35 * v64)) + (v24 * v62)) + (v65 * v66);
    const puma560_pack v196 = (((v138 * v182) - (v73 * v195)) - v194) + (v124 * v174);
    const puma560_pack v197 = v18 * v18;
    const puma560_pack v198 = (((v91 * (2.0 * v21)) + (v35 * v94)) + (v23 * v95)) + (0.1677909248 * v197);
    const puma560_pack v199 = (((v126 * v172) - (v71 * v198)) + (v137 * v185)) - v196;
    const puma560_pack v200 = ((v18 * (0.1103088 * v0_cosine[4])) + (v17 * (0.8636 * v104))) + (0.12558706799999997 * v168);
    const puma560_pack v201 = (v200 + (v19 * v100)) + (0.09327000000000002 * v197);
    const puma560_pack v202 = v0_cosine[4] * ((((v128 * v171) - (v70 * v201)) - (v136 * v192)) - v199);
    const puma560_pack v203 = v202 - (v0_sine[4] * ((((v57 * v171) - (v70 * v192)) - (v136 * v190)) - v187));
    const puma560_pack v204 = v86 - v68;
    const puma560_pack v205 = v98 + v204;
    const puma560_pack v206 = qd[0] * v0_sine[4];
    const puma560_pack v207 = v135 + v145;
    const puma560_pack v208 = v153 + v207;
    const puma560_pack v209 = qd[0] * v0_cosine[4];
    const puma560_pack v210 = ((v209 * (v158 + v208)) + (v206 * (v107 + v205))) + v203;
    const puma560_pack v211 = v124 + v122;
    const puma560_pack v212 = v126 + v211;
    const puma560_pack v213 = v128 - v212;
    const puma560_pack v214 = 0.67183 * v206;
    const puma560_pack v215 = v51 + v49;
    const puma560_pack v216 = v54 + v215;
    const puma560_pack v217 = v57 - v216;
    const puma560_pack v218 = 0.67183 * v209;
    const puma560_pack v219 = v110 - v112;
    const puma560_pack v220 = v60 - v162;
    const puma560_pack v221 = (v209 * v220) + (v206 * v219);
    const puma560_pack v222 = ((0.023751 * v40) - (0.9580587499999998 * v0_sine[4])) - (0.26917800000000003 * v39);
    const puma560_pack v223 = (0.9580587499999998 * v168) + (v16 * (0.07312639999999981 * v16));
    const puma560_pack v224 = v223 + (v17 * ((0.5469575999999998 * v17) - (0.0141984 * v16)));
    const puma560_pack v225 = v224 - (v0_sine[4] * ((0.5383560000000001 * v39) - (0.047502 * v40)));
    const puma560_pack v226 = (v225 - (((v40 * v160) - (v0_sine[4] * v222)) - (v39 * v161))) * (v31 * v0_sine[4]);
    const puma560_pack v227 = ((((v217 * v218) + (v213 * v214)) - v221) + v226) - v210;
    const puma560_pack v228 = ((v0_cosine[4] * v222) - (v17 * v161)) + (v16 * v160);
    const puma560_pack v229 = v0_sine[4] * v69;
    const puma560_pack v230 = v0_cosine[4] * v31;
    C[1] = v227 + (v228 * (v230 - v229));
    const puma560_pack v231 = (v31 * v170) - (v25 * v206);
    const puma560_pack v232 = (v25 * v209) + (v69 * v170);
    C[2] = ((v217 * v232) - (v213 * v231)) - v210;
    const puma560_pack v233 = (qd[0] * v44) - (v14 * v70);
    const puma560_pack v234 = (qd[0] * v18) + (v14 * v136);
    const puma560_pack v235 = (((v44 * v187) + (v18 * v199)) + (v205 * v233)) - (v208 * v234);
    const puma560_pack v236 = (((qd[0] * v29) + (v32 * v14)) + (v70 * v167)) + (v44 * v171);
    const puma560_pack v237 = (((v14 * v117) - (qd[0] * v115)) - (v136 * v167)) + (v18 * v171);
    const puma560_pack v238 = v193 + v166;
    const puma560_pack v239 = v238 + (v195 + v181);
    const puma560_pack v240 = (v44 * v136) + (v18 * v70);
    const puma560_pack v241 = ((v235 - (v216 * v236)) - (v212 * v237)) - ((v239 + (v198 + v186)) * v240);
    const puma560_pack v242 = v14 * ((v55 - v127) - (v99 - v154));
    const puma560_pack v243 = v242 + v241;
    C[3] = v243;
    const puma560_pack v244 = v34 * ((v52 - v125) + (v89 - v148));
    const puma560_pack v245 = (qd[3] * v14) - qd[0];
    const puma560_pack v246 = (v34 * v71) - (v72 * v245);
    const puma560_pack v247 = (v35 * v245) + (v34 * v137);
    const puma560_pack v248 = (((v35 * v196) - (v72 * v183)) + (v204 * v246)) - (v207 * v247);
    const puma560_pack v249 = (((v72 * v172) - (v36 * v245)) - (v71 * v173)) + (v33 * v34);
    const puma560_pack v250 = (((v35 * v172) - (v119 * v245)) + (v137 * v173)) + (v34 * v118);
    const puma560_pack v251 = (v35 * v71) + (v72 * v137);
    const puma560_pack v252 = (((v248 - (v215 * v249)) + (v211 * v250)) - (v239 * v251)) - v244;
    C[4] = -v252;
    const puma560_pack v253 = v15 * ((v50 - v123) + (v88 - v147));
    const puma560_pack v254 = (qd[4] * v34) - v245;
    const puma560_pack v255 = (((v37 * v15) + (v28 * v254)) + (v47 * v174)) - (v73 * v175);
    const puma560_pack v256 = (((v24 * v174) - (v15 * v120)) - (v114 * v254)) + (v138 * v175);
    const puma560_pack v257 = (((v24 * v194) + (v47 * v179)) + (v49 * v255)) + (v122 * v256);
    const puma560_pack v258 = (v15 * v73) - (v47 * v254);
    const puma560_pack v259 = (v24 * v254) + (v15 * v138);
    const puma560_pack v260 = (v24 * v73) + (v47 * v138);
    const puma560_pack v261 = (((v257 - (v86 * v258)) - (v145 * v259)) - (v238 * v260)) - v253;
    C[5] = v261;
    const puma560_pack v262 = v15 * v15;
    const puma560_pack v263 = v34 * v34;
    const puma560_pack v264 = (((v27 * v63) + (0.00020000000000000004 * v262)) + (v67 * v133)) + (9.999999999999999e-05 * v263);
    const puma560_pack v265 = v74 + (0.09 * v27);
    const puma560_pack v266 = (qd[5] * v15) - v254;
    const puma560_pack v267 = (((v75 * (2.0 * v27)) + (0.00022216 * v262)) + (v81 * v140)) + (v85 * v143);
    const puma560_pack v268 = ((v38 * v265) + (v86 * v266)) - (v146 * v267);
    const puma560_pack v269 = (v268 + ((v68 * v254) - (v138 * v264))) + (v37 * v63);
    const puma560_pack v270 = v14 * v14;
    const puma560_pack v271 = ((0.1677909248 * v270) - (v93 * (2.0 * v26))) + (0.0006500000000000117 * (v263 + (v13 * v13)));
    const puma560_pack v272 = v92 - (0.82 * v26);
    const puma560_pack v273 = (((v33 * v272) - (v98 * v245)) + (v137 * v271)) - v269;
    const puma560_pack v274 = ((v102 * (2.0 * v25)) + (v12 * v155)) + (0.09327000000000002 * v270);
    const puma560_pack v275 = (4.8 * v25) - v101;
    const puma560_pack v276 = ((v121 * v265) - (v87 * v267)) + (v145 * v266);
    const puma560_pack v277 = (v276 + ((v73 * v264) - (v135 * v254))) + (v120 * v63);
    const puma560_pack v278 = (((v118 * v272) + (v71 * v271)) - (v153 * v245)) - v277;
    const puma560_pack v279 = v0_cosine[4] * (v278 + (((qd[0] * v158) + (v117 * v275)) - (v70 * v274)));
    const puma560_pack v280 = v279 + (v0_sine[4] * (v273 + (((qd[0] * v107) - (v32 * v275)) + (v136 * v274))));
    const puma560_pack v281 = ((0.09 * v121) + (v49 * v266)) - (v87 * v265);
    const puma560_pack v282 = ((v281 + (0.34 * v120)) + (v73 * v63)) - (v51 * v254);
    const puma560_pack v283 = (((0.82 * v118) - (v54 * v245)) + (v71 * v272)) - v282;
    const puma560_pack v284 = (((qd[0] * v57) + (4.8 * v117)) - (v70 * v275)) - v283;
    const puma560_pack v285 = 0.67183 * v0_cosine[4];
    const puma560_pack v286 = ((0.09 * v38) + (v122 * v266)) - (v146 * v265);
    const puma560_pack v287 = (((v63 * v138) - (0.34 * v37)) - v286) + (v124 * v254);
    const puma560_pack v288 = v287 + (((0.82 * v33) - (v126 * v245)) + (v137 * v272));
    const puma560_pack v289 = (((qd[0] * v128) - (4.8 * v32)) + (v136 * v275)) - v288;
    const puma560_pack v290 = 0.67183 * v0_sine[4];
    C[6] = v221 + ((v280 - (v284 * v285)) - (v289 * v290));
    const puma560_pack v291 = v193 + v267;
    const puma560_pack v292 = v291 + (v195 + v264);
    const puma560_pack v293 = v292 + (v198 + v271);
    const puma560_pack v294 = ((v38 * v122) - (v86 * v146)) + (v193 * v266);
    const puma560_pack v295 = (v294 + ((v68 * v138) - (v195 * v254))) + (v37 * v124);
    const puma560_pack v296 = (((v33 * v126) + (v98 * v137)) - (v198 * v245)) - v295;
    const puma560_pack v297 = v0_cosine[4] * (v296 + (((qd[0] * v201) - (v32 * v128)) + (v107 * v136)));
    const puma560_pack v298 = v297 - (v209 * (v293 + (v201 + v274)));
    const puma560_pack v299 = v178 - v182;
    const puma560_pack v300 = v185 + v299;
    const puma560_pack v301 = v192 + v300;
    const puma560_pack v302 = v228 + v301;
    const puma560_pack v303 = v0_sine[1] * (1.5898185120000001 + ((0.0141984 * v0_cosine[1]) + (0.5469575999999998 * v0_sine[1])));
    const puma560_pack v304 = (7.853586550860001 + (v0_cosine[1] * (0.140278104 + (0.07312639999999981 * v0_cosine[1])))) + v303;
    const puma560_pack v305 = v63 + v265;
    const puma560_pack v306 = v272 + v305;
    const puma560_pack v307 = v275 - v306;
    const puma560_pack v308 = (11.689842 + ((1.1832 * v0_sine[1]) + (0.10439999999999999 * v0_cosine[1]))) + v307;
    const puma560_pack v309 = ((v298 + ((v206 * v302) - (v209 * v304))) + (v218 * v308)) + (v219 * v230);
    const puma560_pack v310 = v176 * v265;
    const puma560_pack v311 = (v63 * v174) - v310;
    const puma560_pack v312 = (v172 * v272) - v311;
    const puma560_pack v313 = (v171 * v275) - v312;
    const puma560_pack v314 = v0_sine[4] * v313;
    const puma560_pack v315 = v178 * v266;
    const puma560_pack v316 = v315 + (v182 * v254);
    const puma560_pack v317 = v316 + (v185 * v245);
    const puma560_pack v318 = (qd[0] * v192) - v317;
    const puma560_pack v319 = v318 + (qd[0] * v228);
    const puma560_pack v320 = v166 + v267;
    const puma560_pack v321 = v320 + (v181 + v264);
    const puma560_pack v322 = v321 + (v186 + v271);
    const puma560_pack v323 = v322 + (v190 + v274);
    const puma560_pack v324 = ((v49 * v121) - (v87 * v145)) + (v166 * v266);
    const puma560_pack v325 = (v324 + ((v73 * v135) - (v181 * v254))) + (v51 * v120);
    const puma560_pack v326 = (((v54 * v118) + (v71 * v153)) - (v186 * v245)) - v325;
    const puma560_pack v327 = v326 + (((qd[0] * v190) + (v57 * v117)) - (v70 * v158));
    const puma560_pack v328 = v0_cosine[4] * v313;
    const puma560_pack v329 = (((v328 - (v0_sine[4] * v327)) - (v209 * v302)) - (v214 * v308)) + (v220 * v229);
    const puma560_pack v330 = v0_cosine[4] * ((v329 + (v206 * (v304 + v323))) + (v0_cosine[4] * (v319 + (v61 + v113))));
    const puma560_pack v331 = ((0.09 * v176) + (v49 * v146)) - (v122 * v87);
    const puma560_pack v332 = ((v331 - (0.34 * v174)) + (v124 * v73)) + (v51 * v138);
    const puma560_pack v333 = v332 + (((0.82 * v172) + (v54 * v137)) - (v126 * v71));
    const puma560_pack v334 = ((v333 - (v57 * v136)) - (v128 * v70)) + (4.8 * v171);
    const puma560_pack v335 = (v169 * (0.67183 * ((v334 + (v31 * v59)) + (v69 * v109)))) - v330;
    C[7] = v335 - (v0_sine[4] * ((v314 + v309) - (v0_sine[4] * (v319 - (v130 + v163)))));
    const puma560_pack v336 = v0_cosine[4] * ((-v328) - (v0_cosine[4] * (v318 - (v58 + v108))));
    const puma560_pack v337 = v336 + (v0_sine[4] * ((v0_sine[4] * (v318 + (v129 + v159))) - v314));
    const puma560_pack v338 = (v0_sine[4] * v298) - (v209 * ((v0_cosine[4] * v301) - (v0_sine[4] * v323)));
    const puma560_pack v339 = v338 - (v337 + (v0_sine[4] * ((v0_cosine[4] * v327) - (v206 * v301))));
    const puma560_pack v340 = (0.67183 - v25) * (qd[1] * v169);
    const puma560_pack v341 = -(v340 * ((v0_cosine[4] * v217) + (v0_sine[4] * v213)));
    const puma560_pack v342 = (v341 - (v307 * ((v0_cosine[4] * v231) + (v0_sine[4] * v232)))) - v339;
    const puma560_pack v343 = ((v0_cosine[4] * v334) + (6.05 * v231)) + (v206 * v307);
    const puma560_pack v344 = ((v209 * v307) - (v0_sine[4] * v334)) - (6.05 * v232);
    C[8] = (v342 + (v285 * v343)) - (v290 * v344);
    const puma560_pack v345 = (((v44 * v117) - (v32 * v18)) + (v29 * v136)) - (v115 * v70);
    const puma560_pack v346 = (((v14 * v273) + (v18 * v296)) - (v208 * v240)) + (v212 * v345);
    const puma560_pack v347 = v44 * ((v127 + v154) + (v312 - v317));
    const puma560_pack v348 = v347 + (((v346 - (v236 * v306)) - (v233 * v300)) - (v234 * v293));
    const puma560_pack v349 = (((v44 * v326) + (v14 * v278)) + (v205 * v240)) + (v216 * v345);
    const puma560_pack v350 = v18 * ((v55 + v99) - (v312 + v317));
    const puma560_pack v351 = v350 + (((v349 + (v237 * v306)) - (v233 * v322)) - (v234 * v300));
    const puma560_pack v352 = (v0_cosine[4] * v351) + (v0_sine[4] * v348);
    const puma560_pack v353 = (((v14 * v283) - (v18 * v333)) + (v212 * v240)) + (1.25 * v237);
    const puma560_pack v354 = v353 - (v233 * v306);
    const puma560_pack v355 = (((v44 * v333) + (v14 * v288)) - (v216 * v240)) - (1.25 * v236);
    const puma560_pack v356 = v355 - (v234 * v306);
    C[9] = -((v352 + (v285 * v354)) + (v290 * v356));
    const puma560_pack v357 = (((v33 * v35) + (v36 * v137)) - (v118 * v72)) + (v119 * v71);
    const puma560_pack v358 = (((v207 * v251) - (v35 * v295)) - (v211 * v357)) + (v249 * v305);
    const puma560_pack v359 = v72 * ((v125 - v148) + (v311 + v316));
    const puma560_pack v360 = (v359 + ((v358 + (v246 * v299)) + (v247 * v292))) + (v34 * v269);
    const puma560_pack v361 = v35 * ((v52 - v89) - (v311 - v316));
    const puma560_pack v362 = (((v72 * v325) - (v204 * v251)) - (v215 * v357)) + (v250 * v305);
    const puma560_pack v363 = (((v362 + (v246 * v321)) + (v247 * v299)) - v361) + (v34 * v277);
    const puma560_pack v364 = (v0_cosine[4] * v363) + (v0_sine[4] * v360);
    const puma560_pack v365 = (((v72 * v332) - (v215 * v251)) - (0.43000000000000005 * v249)) - (v247 * v305);
    const puma560_pack v366 = v365 + (v34 * v287);
    const puma560_pack v367 = (((0.43000000000000005 * v250) - (v35 * v332)) - (v211 * v251)) + (v246 * v305);
    const puma560_pack v368 = v367 + (v34 * v282);
    C[10] = ((v290 * v366) - v364) - (v285 * v368);
    const puma560_pack v369 = (((v37 * v24) - (v28 * v138)) + (v47 * v120)) + (v114 * v73);
    const puma560_pack v370 = (((v24 * v294) + (v15 * v268)) - (v122 * v369)) + (v145 * v260);
    const puma560_pack v371 = v47 * ((v123 - v147) + (v315 - v310));
    const puma560_pack v372 = v371 + (((v370 - (v178 * v258)) + (v259 * v291)) - (v255 * v265));
    const puma560_pack v373 = (((v15 * v276) + (v47 * v324)) - (v49 * v369)) - (v86 * v260);
    const puma560_pack v374 = v24 * ((v50 - v88) + (v310 + v315));
    const puma560_pack v375 = v374 + (((v373 + (v178 * v259)) - (v258 * v320)) + (v256 * v265));
    const puma560_pack v376 = (v0_cosine[4] * v375) + (v0_sine[4] * v372);
    const puma560_pack v377 = (((v24 * v331) + (v15 * v281)) + (0.09 * v256)) - (v122 * v260);
    const puma560_pack v378 = v377 - (v258 * v265);
    const puma560_pack v379 = (((v15 * v286) - (v47 * v331)) - (0.09 * v255)) + (v49 * v260);
    const puma560_pack v380 = v379 + (v259 * v265);
    C[11] = (v376 + (v285 * v378)) + (v290 * v380);
    C[12] = (v280 - (v30 * v284)) - (v116 * v289);
    const puma560_pack v381 = v170 * (((v0_cosine[4] * v289) - (v0_sine[4] * v284)) + ((v217 * v206) - (v209 * v213)));
    C[13] = (v381 + (v169 * (v25 * v334))) - v339;
    C[14] = v381 + (((v342 + (v340 * (6.05 * v170))) + (v30 * v343)) - (v116 * v344));
    const puma560_pack v382 = (((v44 * v283) + (v18 * v288)) - (v216 * v233)) - (v212 * v234);
    const puma560_pack v383 = v382 + (1.25 * v345);
    C[15] = -(((v352 + (v170 * v383)) + (v30 * v354)) + (v116 * v356));
    const puma560_pack v384 = (((v35 * v287) + (v72 * v282)) + (v215 * v246)) + (v211 * v247);
    const puma560_pack v385 = v384 - (0.43000000000000005 * v357);
    C[16] = (((v116 * v366) - (v170 * v385)) - v364) - (v30 * v368);
    const puma560_pack v386 = (((v24 * v286) + (v47 * v281)) - (0.09 * v369)) - (v49 * v258);
    const puma560_pack v387 = v386 + (v122 * v259);
    C[17] = ((v376 + (v170 * v387)) + (v30 * v378)) + (v116 * v380);
    C[18] = v242 + ((((v18 * v278) - (v44 * v273)) + (v29 * v283)) - (v115 * v288));
    const puma560_pack v388 = ((v0_cosine[4] * v350) + (v0_sine[4] * v347)) + (v105 * v199);
    const puma560_pack v389 = v388 - (v333 * ((v0_cosine[4] * v29) - (v0_sine[4] * v115)));
    const puma560_pack v390 = v389 + (v167 * ((v0_cosine[4] * v288) - (v0_sine[4] * v283)));
    const puma560_pack v391 = v390 - (v44 * ((v0_cosine[4] * v296) + (v206 * v300)));
    const puma560_pack v392 = v391 - (v14 * ((v0_sine[4] * v187) + (v206 * v205)));
    const puma560_pack v393 = v206 * (((v18 * v322) + (v29 * v306)) + (v216 * v167));
    const puma560_pack v394 = v209 * (((v44 * v293) - (v14 * v208)) + ((v115 * v306) - (v212 * v167)));
    const puma560_pack v395 = ((v392 - (v18 * ((v0_sine[4] * v326) + (v209 * v300)))) + v393) + v394;
    const puma560_pack v396 = ((v14 * v212) - (v18 * v306)) - (1.25 * v29);
    const puma560_pack v397 = ((v44 * v306) - (v14 * v216)) + (1.25 * v115);
    C[19] = ((v214 * v396) - v395) - (v218 * v397);
    const puma560_pack v398 = (v340 * ((1.25 * v167) - ((v44 * v212) - (v18 * v216)))) - (v231 * v396);
    C[20] = (v398 - (v232 * v397)) - v395;
    const puma560_pack v399 = (((v44 * v348) - (v14 * v243)) - (v18 * v351)) - (v29 * v354);
    C[21] = (v399 + (v115 * v356)) - (v167 * v383);
    const puma560_pack v400 = (((v44 * v360) + (v14 * v252)) - (v18 * v363)) - (v29 * v368);
    C[22] = (v400 - (v115 * v366)) - (v167 * v385);
    const puma560_pack v401 = (((v18 * v375) - (v44 * v372)) - (v14 * v261)) + (v29 * v378);
    C[23] = (v401 - (v115 * v380)) + (v167 * v387);
    const puma560_pack v402 = ((((v35 * v277) - (v36 * v282)) + (v72 * v269)) - (v119 * v287)) - v244;
    C[24] = -v402;
    const puma560_pack v403 = ((((v119 * v332) - (v35 * v325)) + (v173 * v282)) - v359) + (v34 * v183);
    const puma560_pack v404 = ((((v36 * v332) - (v72 * v295)) - (v173 * v287)) - v361) + (v34 * v196);
    const puma560_pack v405 = (((v211 * v173) - (v35 * v299)) - (v72 * v292)) - (v119 * v305);
    const puma560_pack v406 = v405 + (v34 * v207);
    const puma560_pack v407 = (((v35 * v321) - (v36 * v305)) + (v72 * v299)) - (v215 * v173);
    const puma560_pack v408 = v407 + (v34 * v204);
    const puma560_pack v409 = (((v0_cosine[4] * v404) - (v0_sine[4] * v403)) + (v209 * v406)) + (v206 * v408);
    const puma560_pack v410 = ((v34 * v215) - (v72 * v305)) - (0.43000000000000005 * v119);
    const puma560_pack v411 = ((v35 * v305) - (0.43000000000000005 * v36)) + (v34 * v211);
    C[25] = -((v409 + (v218 * v410)) + (v214 * v411));
    const puma560_pack v412 = ((v35 * v215) + (v72 * v211)) - (0.43000000000000005 * v173);
    C[26] = (((v231 * v411) - (v232 * v410)) + (v340 * v412)) - v409;
    const puma560_pack v413 = (((v14 * v402) - (v44 * v403)) - (v18 * v404)) - (v237 * v411);
    const puma560_pack v414 = ((v413 - (v236 * v410)) + (v233 * v408)) - (v234 * v406);
    const puma560_pack v415 = (((v35 * v204) - (v36 * v211)) - (v72 * v207)) - (v119 * v215);
    C[27] = (v414 - (v240 * (v415 + (v34 * v239)))) - (v345 * v412);
    const puma560_pack v416 = (((v36 * v368) - (v35 * v363)) - (v72 * v360)) + (v119 * v366);
    C[28] = (v416 + (v173 * v385)) - (v34 * v252);
    const puma560_pack v417 = (((v35 * v375) - (v36 * v378)) + (v72 * v372)) + (v119 * v380);
    C[29] = (v417 - (v173 * v387)) + (v34 * v261);
    const puma560_pack v418 = v253 + ((((v24 * v276) - (v28 * v281)) - (v47 * v268)) + (v114 * v286));
    C[30] = -v418;
    const puma560_pack v419 = ((((v24 * v324) - (v15 * v179)) - (v114 * v331)) + (v175 * v281)) - v371;
    const puma560_pack v420 = ((((v15 * v194) + (v28 * v331)) + (v47 * v294)) - (v175 * v286)) - v374;
    const puma560_pack v421 = (((v24 * v178) + (v15 * v145)) - (v47 * v291)) + (v114 * v265);
    const puma560_pack v422 = v421 + (v122 * v175);
    const puma560_pack v423 = (((v24 * v320) - (v15 * v86)) - (v28 * v265)) - (v47 * v178);
    const puma560_pack v424 = v423 + (v49 * v175);
    const puma560_pack v425 = (((v209 * v422) - (v0_cosine[4] * v420)) - (v0_sine[4] * v419)) - (v206 * v424);
    const puma560_pack v426 = ((v15 * v49) - (v47 * v265)) + (0.09 * v114);
    const puma560_pack v427 = ((v24 * v265) - (v15 * v122)) - (0.09 * v28);
    C[31] = (v425 + (v218 * v426)) - (v214 * v427);
    const puma560_pack v428 = ((v24 * v49) - (v47 * v122)) + (0.09 * v175);
    C[32] = v425 + (((v231 * v427) + (v232 * v426)) + (v340 * v428));
    const puma560_pack v429 = (((v44 * v419) + (v14 * v418)) - (v18 * v420)) - (v237 * v427);
    const puma560_pack v430 = (((v24 * v86) - (v15 * v238)) - (v28 * v122)) + (v47 * v145);
    const puma560_pack v431 = v430 - (v49 * v114);
    const puma560_pack v432 = (((v429 + (v236 * v426)) + (v233 * v424)) + (v234 * v422)) - (v240 * v431);
    C[33] = v432 - (v345 * v428);
    const puma560_pack v433 = (((v251 * v431) - (v35 * v420)) - (v72 * v419)) - (v250 * v427);
    const puma560_pack v434 = (((v433 - (v249 * v426)) - (v246 * v424)) - (v247 * v422)) + (v357 * v428);
    C[34] = v434 - (v34 * v418);
    const puma560_pack v435 = (((v24 * v375) - (v15 * v261)) - (v28 * v378)) - (v47 * v372);
    C[35] = (v435 + (v114 * v380)) + (v175 * v387);
}

void puma560_coriolis_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack C_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        puma560_pack_give(36U, count, first, lanes, C_pack, C);
    }
}

void puma560_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack C_pack[36];

        (void)prepared;
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        puma560_pack_give(36U, count, first, lanes, C_pack, C);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
