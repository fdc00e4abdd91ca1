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
typedef int32_t puma560_turns __attribute__((vector_size(PUMA560_BYTES / sizeof(double) * 4)));

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

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_outside(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void puma560_pack_sincos(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    puma560_mask every = ~(puma560_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 100000.0);
        const puma560_pack x = (puma560_pack)((puma560_mask)angle[i] & inside);
        const puma560_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, puma560_turns);
        const puma560_pack n = __builtin_convertvector(turns, puma560_pack) - 65536.0;
        const puma560_pack odd = __builtin_convertvector(turns & 1, puma560_pack);
        const puma560_pack sign = 1.0 - __builtin_convertvector(turns & 2, puma560_pack);
        const puma560_pack a = x - (n * 1.5707963267341256);
        const puma560_pack b = a - (n * 6.077100506303966e-11);
        const puma560_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const puma560_pack r = b - rest;
        const puma560_pack low = (b - r) - rest;
        const puma560_pack z = r * r;
        const puma560_pack h = 0.5 * z;
        const puma560_pack w = 1.0 - h;
        const puma560_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const puma560_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const puma560_pack across = sign * odd;
        const puma560_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!puma560_pack_all(every)) {
        puma560_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_mass_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict M)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4U] = {q[3], q[4], v0, q[1]};
    puma560_pack v1_sine[4U];
    puma560_pack v1_cosine[4U];
    puma560_pack_sincos(4U, v1_angle, v1_sine, v1_cosine);
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

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        puma560_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

static PUMA560_APART void puma560_pack_bias(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, puma560_pack *restrict h)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4U] = {q[3], v0, q[4], q[1]};
    puma560_pack v1_sine[4U];
    puma560_pack v1_cosine[4U];
    puma560_pack_sincos(4U, v1_angle, v1_sine, v1_cosine);
    const puma560_pack v9 = qd[1] + qd[2];
    const puma560_pack v10 = v1_sine[1] * qd[0];
    const puma560_pack v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const puma560_pack v12 = v1_cosine[1] * qd[0];
    const puma560_pack v13 = qd[3] + v12;
    const puma560_pack v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const puma560_pack v15 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const puma560_pack v16 = qd[4] + v15;
    const puma560_pack v17 = 0.0028799999999999997 * ((v16 * v16) + (v14 * v14));
    const puma560_pack v18 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const puma560_pack v19 = v18 * v14;
    const puma560_pack v20 = v11 * v13;
    const puma560_pack v21 = v10 * v12;
    const puma560_pack v22 = v9 * v12;
    const puma560_pack v23 = 2.0 * v22;
    const puma560_pack v24 = ((v1_cosine[0] * v21) - v20) - (v1_sine[0] * v23);
    const puma560_pack v25 = 0.0028799999999999997 * (v24 - v19);
    const puma560_pack v26 = (v1_sine[2] * v17) + (v1_cosine[2] * v25);
    const puma560_pack v27 = v11 * v15;
    const puma560_pack v28 = v9 * v10;
    const puma560_pack v29 = v28 - v27;
    const puma560_pack v30 = ((v1_sine[0] * v21) - (v15 * (2.0 * v13))) + (v1_cosine[0] * v23);
    const puma560_pack v31 = (v1_sine[2] * v29) - (v1_cosine[2] * v30);
    const puma560_pack v32 = v31 + (v18 * (2.0 * v16));
    const puma560_pack v33 = 0.0028799999999999997 * v1_sine[0];
    const puma560_pack v34 = (v32 * v33) - (v1_cosine[0] * v26);
    const puma560_pack v35 = v9 * v9;
    const puma560_pack v36 = v35 + (v12 * v12);
    const puma560_pack v37 = ((0.8913300000000002 * v21) - (0.025374999999999998 * v36)) - v34;
    const puma560_pack v38 = (v1_sine[2] * v25) - (v1_cosine[2] * v17);
    const puma560_pack v39 = v35 + (v10 * v10);
    const puma560_pack v40 = (v38 - (0.8913300000000002 * v39)) + (0.025374999999999998 * v21);
    const puma560_pack v41 = (v1_sine[1] * v40) - (v1_cosine[1] * v37);
    const puma560_pack v42 = 0.4318 * v1_cosine[3];
    const puma560_pack v43 = v1_cosine[1] * v42;
    const puma560_pack v44 = qd[0] * qd[0];
    const puma560_pack v45 = qd[1] * qd[1];
    const puma560_pack v46 = v45 + v44;
    const puma560_pack v47 = 0.4318 * v1_sine[3];
    const puma560_pack v48 = (v45 * v47) - 9.81;
    const puma560_pack v49 = (v1_sine[1] * v48) + (v46 * v43);
    const puma560_pack v50 = ((0.4318 * v21) - (0.0203 * v36)) - v49;
    const puma560_pack v51 = qd[0] * qd[1];
    const puma560_pack v52 = (v51 * (0.8636 * v1_sine[3])) - (0.15005 * v44);
    const puma560_pack v53 = (v52 + (0.0406 * v28)) + (0.8636 * v22);
    const puma560_pack v54 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_pack v55 = (((v50 * v33) - (1.9999999999999998e-05 * v31)) - (0.0004221600000000001 * v32)) + (v53 * v54);
    const puma560_pack v56 = 3.9999999999999996e-05 * qd[5];
    const puma560_pack v57 = v55 - (v16 * v56);
    const puma560_pack v58 = v16 * v14;
    const puma560_pack v59 = v58 + ((v1_sine[2] * v30) + (v1_cosine[2] * v29));
    const puma560_pack v60 = (0.00024000000000000003 * v59) + (0.00020000000000000004 * v58);
    const puma560_pack v61 = (((v1_cosine[2] * v60) - (v1_sine[2] * v57)) + (0.0013999999999999998 * v28)) - (9.999999999999983e-05 * v27);
    const puma560_pack v62 = ((v52 * ((0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]))) - (v1_cosine[1] * v61)) - (0.15005 * v41);
    const puma560_pack v63 = v62 - (((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v44 - v46));
    const puma560_pack v64 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const puma560_pack v65 = (v63 - (v51 * (2.0 * v64))) - (v22 * ((0.7697525880000002 * v1_cosine[3]) + (0.022546398 * v1_cosine[1])));
    const puma560_pack v66 = v65 + (v28 * ((0.648939691 * v1_cosine[1]) - ((0.02191385 * v1_cosine[3]) - (0.022546398 * v1_sine[1]))));
    const puma560_pack v67 = ((v1_sine[2] * v60) + (v1_cosine[2] * v57)) + (0.00075 * v30);
    const puma560_pack v68 = ((0.0006421600000000001 * v24) - (v56 * v14)) - (0.00020216000000000006 * v19);
    const puma560_pack v69 = v1_sine[1] * v42;
    const puma560_pack v70 = (v46 * v69) - (v1_cosine[1] * v48);
    const puma560_pack v71 = v1_sine[2] * ((5.846399999999999e-05 * v21) - ((0.0012435839999999998 * v39) - (0.0028799999999999997 * v70)));
    const puma560_pack v72 = -((v68 + (v1_cosine[2] * ((v50 * v54) - (v33 * v53)))) + v71);
    h[4] = v72;
    const puma560_pack v73 = v72 - (0.0006500000000000002 * (v24 - v20));
    const puma560_pack v74 = 0.0047376000000000015 * ((qd[0] * v10) - ((v1_sine[1] * v39) + (v1_cosine[1] * v21)));
    const puma560_pack v75 = ((v1_sine[0] * v26) + (v32 * v54)) * (v42 - ((0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1])));
    h[0] = ((v66 + (v1_sine[1] * ((v1_sine[0] * v73) + (v1_cosine[0] * v67)))) - v74) + v75;
    const puma560_pack v76 = (((v1_sine[0] * v67) - (v1_cosine[0] * v73)) - (0.4318 * v34)) - (0.8913300000000002 * v49);
    const puma560_pack v77 = ((v76 - (0.025374999999999998 * v70)) - (0.0203 * v38)) + (0.3244698455 * v21);
    const puma560_pack v78 = v77 - (0.011273199 * (v36 - v39));
    const puma560_pack v79 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v78) + (v47 * v41)) + (v37 * v69);
    h[1] = (v79 + (v43 * v40)) + (v64 * (v46 - v45));
    h[2] = -v78;
    h[3] = -v61;
    h[5] = (-4e-05) * v59;
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

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
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
    const puma560_pack v1_angle[4U] = {q[4], v0, q[3], q[1]};
    puma560_pack v1_sine[4U];
    puma560_pack v1_cosine[4U];
    puma560_pack_sincos(4U, v1_angle, v1_sine, v1_cosine);
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

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_gravity(prepared_pack, q_pack, g_pack);
        puma560_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

static PUMA560_APART void puma560_pack_coriolis_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, puma560_pack *restrict C)
{
    (void)prepared;
    const puma560_pack v0_angle[6U] = {q[2], q[1], q[3], q[4], q[0], q[5]};
    puma560_pack v0_sine[6U];
    puma560_pack v0_cosine[6U];
    puma560_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v12 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_pack v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v14 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_pack v15 = v14 + (0.0203 * v13);
    const puma560_pack v16 = v15 + (0.4318 * v12);
    const puma560_pack v17 = v0_cosine[2] * v13;
    const puma560_pack v18 = (v0_cosine[3] * v12) - (v0_sine[3] * v17);
    const puma560_pack v19 = 0.0028799999999999997 * v18;
    const puma560_pack v20 = v19 + (0.045 * v16);
    const puma560_pack v21 = v0_sine[1] * v0_sine[4];
    const puma560_pack v22 = v0_cosine[1] * v0_sine[4];
    const puma560_pack v23 = (v22 * v0_cosine[0]) - (v0_sine[0] * v21);
    const puma560_pack v24 = 0.4318 * v22;
    const puma560_pack v25 = v24 + ((0.0203 * v23) - (0.15005 * v0_cosine[4]));
    const puma560_pack v26 = (v0_sine[0] * v22) + (v0_cosine[0] * v21);
    const puma560_pack v27 = (0.4318 * v26) - v25;
    const puma560_pack v28 = (v0_sine[2] * v0_cosine[4]) + (v0_cosine[2] * v23);
    const puma560_pack v29 = (v0_cosine[3] * v26) + (v0_sine[3] * v28);
    const puma560_pack v30 = 0.0028799999999999997 * v29;
    const puma560_pack v31 = v30 + (0.045 * v27);
    const puma560_pack v32 = 0.00022216 * v18;
    const puma560_pack v33 = (v0_sine[3] * v26) - (v0_cosine[3] * v28);
    const puma560_pack v34 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[2] * v23);
    const puma560_pack v35 = (v34 * v0_sine[5]) - (v33 * v0_cosine[5]);
    const puma560_pack v36 = 1.9999999999999998e-05 * v35;
    const puma560_pack v37 = (v0_sine[3] * v12) + (v0_cosine[3] * v17);
    const puma560_pack v38 = v0_sine[2] * v13;
    const puma560_pack v39 = (v38 * v0_sine[5]) - (v37 * v0_cosine[5]);
    const puma560_pack v40 = (((v16 * v31) + (v27 * v20)) + (v29 * v32)) + (v39 * v36);
    const puma560_pack v41 = (v34 * v0_cosine[5]) + (v33 * v0_sine[5]);
    const puma560_pack v42 = 1.9999999999999998e-05 * v41;
    const puma560_pack v43 = (v37 * v0_sine[5]) + (v38 * v0_cosine[5]);
    const puma560_pack v44 = v40 + (v43 * v42);
    const puma560_pack v45 = v0_sine[1] * v0_cosine[4];
    const puma560_pack v46 = v0_cosine[1] * v0_cosine[4];
    const puma560_pack v47 = (v0_sine[0] * v46) + (v0_cosine[0] * v45);
    const puma560_pack v48 = qd[1] * v0_sine[4];
    const puma560_pack v49 = v48 + (qd[2] * v0_sine[4]);
    const puma560_pack v50 = (qd[3] * v47) - v49;
    const puma560_pack v51 = (v0_cosine[0] * v46) - (v0_sine[0] * v45);
    const puma560_pack v52 = (v0_cosine[2] * v0_sine[4]) + (v0_sine[2] * v51);
    const puma560_pack v53 = (qd[4] * v52) - v50;
    const puma560_pack v54 = (v0_sine[2] * v0_sine[4]) - (v0_cosine[2] * v51);
    const puma560_pack v55 = (v0_cosine[3] * v47) - (v0_sine[3] * v54);
    const puma560_pack v56 = (qd[5] * v55) - v53;
    const puma560_pack v57 = v56 * v44;
    const puma560_pack v58 = 0.00020000000000000004 * v33;
    const puma560_pack v59 = 0.34 * v16;
    const puma560_pack v60 = 9.999999999999999e-05 * v34;
    const puma560_pack v61 = 0.00020000000000000004 * v18;
    const puma560_pack v62 = (((v27 * v59) + (v38 * v60)) + (v37 * v58)) + (v29 * v61);
    const puma560_pack v63 = (v53 * v62) - v57;
    const puma560_pack v64 = 0.369656 * v12;
    const puma560_pack v65 = v64 + (0.41 * v15);
    const puma560_pack v66 = 0.369656 * v26;
    const puma560_pack v67 = v66 - (0.41 * v25);
    const puma560_pack v68 = 0.1677909248 * v12;
    const puma560_pack v69 = 0.0006500000000000117 * v28;
    const puma560_pack v70 = (((v15 * v67) - (v25 * v65)) + (v26 * v68)) - (v17 * v69);
    const puma560_pack v71 = 0.0006500000000000117 * v34;
    const puma560_pack v72 = v70 + (v38 * v71);
    const puma560_pack v73 = (v50 * v72) - v63;
    const puma560_pack v74 = 0.016249999999999987 * v23;
    const puma560_pack v75 = 0.336 * v12;
    const puma560_pack v76 = v75 + (2.4 * v14);
    const puma560_pack v77 = (0.78792 * v0_cosine[4]) + (0.336 * v26);
    const puma560_pack v78 = (1.03632 * v22) - v77;
    const puma560_pack v79 = v0_cosine[4] * v12;
    const puma560_pack v80 = (((v14 * v78) + (v76 * v24)) + (v13 * v74)) - (0.0551544 * v79);
    const puma560_pack v81 = 0.09327000000000002 * v12;
    const puma560_pack v82 = v80 - (v26 * v81);
    const puma560_pack v83 = v73 + (v49 * v82);
    const puma560_pack v84 = ((1.1832 * v22) - (3.9585 * v0_cosine[4])) - (0.10439999999999999 * v21);
    const puma560_pack v85 = 0.67183 * v84;
    const puma560_pack v86 = ((v85 - (0.023751 * v46)) - (0.26917800000000003 * v45)) - (v21 * (0.0070992 * v0_sine[1]));
    const puma560_pack v87 = v86 + (v22 * ((0.0070992 * v0_cosine[1]) + (0.4738312 * v0_sine[1])));
    const puma560_pack v88 = v83 + (v48 * v87);
    const puma560_pack v89 = (v12 * v25) + (v26 * v15);
    const puma560_pack v90 = v14 * v0_cosine[4];
    const puma560_pack v91 = qd[1] * v0_cosine[4];
    const puma560_pack v92 = (0.67183 * v91) + (qd[2] * v90);
    const puma560_pack v93 = v92 + (qd[3] * v89);
    const puma560_pack v94 = (v38 * v27) - (v34 * v16);
    const puma560_pack v95 = (qd[4] * v94) - v93;
    const puma560_pack v96 = (v16 * v29) - (v27 * v18);
    const puma560_pack v97 = (qd[5] * v96) - v95;
    const puma560_pack v98 = 0.4318 * v46;
    const puma560_pack v99 = v98 + ((0.15005 * v0_sine[4]) + (0.0203 * v51));
    const puma560_pack v100 = (0.4318 * v47) - v99;
    const puma560_pack v101 = 0.0028799999999999997 * v55;
    const puma560_pack v102 = v101 + (0.09 * v100);
    const puma560_pack v103 = v97 * v102;
    const puma560_pack v104 = 0.34 * v100;
    const puma560_pack v105 = (v95 * v104) - v103;
    const puma560_pack v106 = 0.369656 * v47;
    const puma560_pack v107 = v106 - (0.82 * v99);
    const puma560_pack v108 = (v93 * v107) - v105;
    const puma560_pack v109 = (0.78792 * v0_sine[4]) - (0.336 * v47);
    const puma560_pack v110 = v109 + (2.07264 * v46);
    const puma560_pack v111 = (v92 * v110) - v108;
    const puma560_pack v112 = ((3.9585 * v0_sine[4]) + (1.1832 * v46)) - (0.10439999999999999 * v45);
    const puma560_pack v113 = 0.67183 * v112;
    const puma560_pack v114 = v111 + (v91 * v113);
    const puma560_pack v115 = v101 + (0.045 * v100);
    const puma560_pack v116 = 1.9999999999999998e-05 * v39;
    const puma560_pack v117 = (v0_sine[3] * v47) + (v0_cosine[3] * v54);
    const puma560_pack v118 = (v52 * v0_sine[5]) + (v0_cosine[5] * v117);
    const puma560_pack v119 = (((v16 * v115) + (v20 * v100)) + (v55 * v32)) - (v118 * v116);
    const puma560_pack v120 = 1.9999999999999998e-05 * v43;
    const puma560_pack v121 = (v52 * v0_cosine[5]) - (v0_sine[5] * v117);
    const puma560_pack v122 = v119 - (v121 * v120);
    const puma560_pack v123 = v91 + (qd[2] * v0_cosine[4]);
    const puma560_pack v124 = v123 + (qd[3] * v26);
    const puma560_pack v125 = v124 + (qd[4] * v34);
    const puma560_pack v126 = v125 + (qd[5] * v29);
    const puma560_pack v127 = v126 * v122;
    const puma560_pack v128 = v38 * v52;
    const puma560_pack v129 = 0.00020000000000000004 * v37;
    const puma560_pack v130 = (((9.999999999999999e-05 * v128) - (v59 * v100)) - (v61 * v55)) - (v117 * v129);
    const puma560_pack v131 = (v125 * v130) - v127;
    const puma560_pack v132 = v106 - (0.41 * v99);
    const puma560_pack v133 = (((v15 * v132) - (v65 * v99)) + (v47 * v68)) - (0.0006500000000000117 * v128);
    const puma560_pack v134 = 0.0006500000000000117 * v54;
    const puma560_pack v135 = v133 + (v17 * v134);
    const puma560_pack v136 = (v124 * v135) - v131;
    const puma560_pack v137 = 0.016249999999999987 * v13;
    const puma560_pack v138 = (0.0551544 * v0_sine[4]) - (0.09327000000000002 * v47);
    const puma560_pack v139 = v109 + (1.03632 * v46);
    const puma560_pack v140 = (((v12 * v138) + (v14 * v139)) + (v76 * v98)) + (v51 * v137);
    const puma560_pack v141 = (v123 * v140) - v136;
    const puma560_pack v142 = ((0.26917800000000003 * v0_sine[4]) + (0.5469575999999998 * v46)) - (0.0070992 * v45);
    const puma560_pack v143 = ((0.023751 * v0_sine[4]) + (0.0070992 * v46)) - (0.07312639999999981 * v45);
    const puma560_pack v144 = v113 + ((v0_cosine[1] * v143) + (v0_sine[1] * v142));
    const puma560_pack v145 = v141 + (v91 * v144);
    const puma560_pack v146 = (v12 * v99) + (v47 * v15);
    const puma560_pack v147 = v0_sine[4] * v14;
    const puma560_pack v148 = (0.67183 * v48) + (qd[2] * v147);
    const puma560_pack v149 = (qd[3] * v146) - v148;
    const puma560_pack v150 = (v52 * v16) + (v38 * v100);
    const puma560_pack v151 = (qd[4] * v150) - v149;
    const puma560_pack v152 = (v16 * v55) - (v18 * v100);
    const puma560_pack v153 = (qd[5] * v152) - v151;
    const puma560_pack v154 = v30 + (0.09 * v27);
    const puma560_pack v155 = v153 * v154;
    const puma560_pack v156 = 0.34 * v27;
    const puma560_pack v157 = (v151 * v156) - v155;
    const puma560_pack v158 = v66 - (0.82 * v25);
    const puma560_pack v159 = (v149 * v158) - v157;
    const puma560_pack v160 = (2.07264 * v22) - v77;
    const puma560_pack v161 = v159 + (v148 * v160);
    const puma560_pack v162 = v161 + (v48 * v85);
    C[0] = v162 + ((v114 - v88) - v145);
    const puma560_pack v163 = (v26 * v99) - (v47 * v25);
    const puma560_pack v164 = v0_cosine[4] * v0_cosine[4];
    const puma560_pack v165 = v164 + (v0_sine[4] * v0_sine[4]);
    const puma560_pack v166 = (0.4318 * v0_cosine[1]) * v165;
    const puma560_pack v167 = qd[2] * v166;
    const puma560_pack v168 = v167 + (qd[3] * v163);
    const puma560_pack v169 = (v34 * v100) + (v52 * v27);
    const puma560_pack v170 = (qd[4] * v169) - v168;
    const puma560_pack v171 = (v27 * v55) - (v29 * v100);
    const puma560_pack v172 = (qd[5] * v171) - v170;
    const puma560_pack v173 = (((v27 * v115) + (v31 * v100)) - (v36 * v118)) - (v42 * v121);
    const puma560_pack v174 = v29 * v55;
    const puma560_pack v175 = v173 + (0.00022216 * v174);
    const puma560_pack v176 = v29 * v29;
    const puma560_pack v177 = (((v31 * (2.0 * v27)) + (v35 * v36)) + (v41 * v42)) + (0.00022216 * v176);
    const puma560_pack v178 = ((v56 * v177) - (v126 * v175)) - (v154 * v172);
    const puma560_pack v179 = (((v27 * v156) + (v34 * v60)) + (v33 * v58)) + (0.00020000000000000004 * v176);
    const puma560_pack v180 = (((v52 * v60) - (v100 * v156)) - (v58 * v117)) - (0.00020000000000000004 * v174);
    const puma560_pack v181 = (v178 + ((v125 * v180) - (v53 * v179))) + (v156 * v170);
    const puma560_pack v182 = 0.1677909248 * v47;
    const puma560_pack v183 = (((v26 * v182) - (v25 * v132)) - (v67 * v99)) - (v69 * v54);
    const puma560_pack v184 = v183 - (v71 * v52);
    const puma560_pack v185 = v26 * v26;
    const puma560_pack v186 = (((v28 * v69) - (v67 * (2.0 * v25))) + (v34 * v71)) + (0.1677909248 * v185);
    const puma560_pack v187 = v181 + (((v50 * v186) - (v124 * v184)) - (v158 * v168));
    const puma560_pack v188 = ((v26 * (0.1103088 * v0_cosine[4])) + (v22 * (0.8636 * v78))) + (0.12558706799999997 * v164);
    const puma560_pack v189 = (v188 + (v23 * v74)) + (0.09327000000000002 * v185);
    const puma560_pack v190 = (0.12558706799999997 * v0_sine[4]) - (0.0551544 * v47);
    const puma560_pack v191 = (((v24 * v139) - (v0_cosine[4] * v190)) - (v26 * v138)) + (v78 * v98);
    const puma560_pack v192 = v191 + (v74 * v51);
    const puma560_pack v193 = v55 * v55;
    const puma560_pack v194 = (v115 * (2.0 * v100)) + (0.00022216 * v193);
    const puma560_pack v195 = v194 + (1.9999999999999998e-05 * ((v118 * v118) + (v121 * v121)));
    const puma560_pack v196 = ((v56 * v175) - (v126 * v195)) - (v102 * v172);
    const puma560_pack v197 = v52 * v52;
    const puma560_pack v198 = ((v100 * v104) + (9.999999999999999e-05 * v197)) + (0.00020000000000000004 * (v193 + (v117 * v117)));
    const puma560_pack v199 = (v196 + ((v53 * v180) - (v125 * v198))) + (v104 * v170);
    const puma560_pack v200 = (((v47 * v182) - (v132 * (2.0 * v99))) + (0.0006500000000000117 * v197)) + (v54 * v134);
    const puma560_pack v201 = v199 + (((v50 * v184) - (v124 * v200)) - (v107 * v168));
    const puma560_pack v202 = ((v0_sine[4] * v190) - (v47 * v138)) + (v51 * (0.016249999999999987 * v51));
    const puma560_pack v203 = v202 + (v46 * (0.8636 * v139));
    const puma560_pack v204 = v0_sine[4] * (((v201 - (v49 * v192)) - (v123 * v203)) + (v110 * v167));
    const puma560_pack v205 = v204 - (v0_cosine[4] * (((v187 - (v49 * v189)) - (v123 * v192)) + (v160 * v167)));
    const puma560_pack v206 = v122 - v130;
    const puma560_pack v207 = v135 + v206;
    const puma560_pack v208 = qd[0] * v0_cosine[4];
    const puma560_pack v209 = v62 + v44;
    const puma560_pack v210 = v72 + v209;
    const puma560_pack v211 = qd[0] * v0_sine[4];
    const puma560_pack v212 = ((v211 * (v82 - v210)) + (v208 * (v140 - v207))) - v205;
    const puma560_pack v213 = v104 + v102;
    const puma560_pack v214 = v107 + v213;
    const puma560_pack v215 = v110 - v214;
    const puma560_pack v216 = 0.67183 * v208;
    const puma560_pack v217 = v156 + v154;
    const puma560_pack v218 = v158 + v217;
    const puma560_pack v219 = v160 - v218;
    const puma560_pack v220 = 0.67183 * v211;
    const puma560_pack v221 = v113 - v144;
    const puma560_pack v222 = v85 - v87;
    const puma560_pack v223 = (v211 * v222) + (v208 * v221);
    const puma560_pack v224 = (v45 * (0.047502 * v0_sine[4])) + (0.9580587499999998 * v164);
    const puma560_pack v225 = v224 - (v22 * ((0.5383560000000001 * v0_cosine[4]) - (0.5469575999999998 * v22)));
    const puma560_pack v226 = ((0.9580587499999998 * v0_sine[4]) + (0.26917800000000003 * v46)) - (0.023751 * v45);
    const puma560_pack v227 = ((v0_sine[4] * v226) + (v46 * v142)) - (v45 * v143);
    const puma560_pack v228 = (v227 - (v225 + (v21 * ((0.07312639999999981 * v21) - (0.0141984 * v22))))) * (v48 * v0_cosine[4]);
    const puma560_pack v229 = ((v223 + ((v219 * v220) + (v215 * v216))) - v228) - v212;
    const puma560_pack v230 = ((v22 * v142) - (v0_cosine[4] * v226)) - (v21 * v143);
    const puma560_pack v231 = v0_cosine[4] * v91;
    const puma560_pack v232 = v0_sine[4] * v48;
    C[1] = v229 - (v230 * (v232 - v231));
    const puma560_pack v233 = (v14 * v211) - (v91 * v166);
    const puma560_pack v234 = (v14 * v208) + (v48 * v166);
    C[2] = ((v215 * v234) + (v219 * v233)) - v212;
    const puma560_pack v235 = (qd[0] * v26) - (v12 * v123);
    const puma560_pack v236 = (qd[0] * v47) + (v49 * v12);
    const puma560_pack v237 = (((v26 * v187) + (v47 * v201)) - (v207 * v235)) + (v210 * v236);
    const puma560_pack v238 = (((qd[0] * v89) - (v12 * v92)) + (v49 * v163)) + (v47 * v167);
    const puma560_pack v239 = (((qd[0] * v146) + (v12 * v148)) + (v123 * v163)) - (v26 * v167);
    const puma560_pack v240 = v195 + v177;
    const puma560_pack v241 = v240 + (v198 + v179);
    const puma560_pack v242 = (v49 * v26) + (v47 * v123);
    const puma560_pack v243 = ((v237 + (v214 * v238)) - (v218 * v239)) + ((v241 + (v200 + v186)) * v242);
    const puma560_pack v244 = v12 * ((v73 - v136) + (v108 - v159));
    const puma560_pack v245 = v244 + v243;
    C[3] = -v245;
    const puma560_pack v246 = v38 * ((v63 - v131) + (v105 - v157));
    const puma560_pack v247 = qd[0] + (qd[3] * v12);
    const puma560_pack v248 = (v38 * v124) - (v34 * v247);
    const puma560_pack v249 = (v52 * v247) + (v50 * v38);
    const puma560_pack v250 = (((v34 * v181) - (v52 * v199)) + (v206 * v248)) - (v209 * v249);
    const puma560_pack v251 = (((v52 * v168) - (v50 * v169)) + (v94 * v247)) + (v38 * v93);
    const puma560_pack v252 = (((v34 * v168) + (v124 * v169)) + (v150 * v247)) + (v38 * v149);
    const puma560_pack v253 = (v50 * v34) + (v52 * v124);
    const puma560_pack v254 = (((v250 - (v213 * v251)) + (v217 * v252)) - (v241 * v253)) - v246;
    C[4] = -v254;
    const puma560_pack v255 = v247 + (qd[4] * v38);
    const puma560_pack v256 = (v53 * v18) + (v55 * v255);
    const puma560_pack v257 = (v18 * v125) - (v29 * v255);
    const puma560_pack v258 = (((v29 * v178) + (v55 * v196)) + (v44 * v256)) + (v122 * v257);
    const puma560_pack v259 = (((v18 * v95) - (v55 * v170)) + (v53 * v171)) + (v96 * v255);
    const puma560_pack v260 = (((v18 * v151) + (v29 * v170)) + (v125 * v171)) + (v152 * v255);
    const puma560_pack v261 = (v53 * v29) + (v55 * v125);
    const puma560_pack v262 = v18 * ((v57 - v127) + (v103 - v155));
    const puma560_pack v263 = v262 + (((v258 + (v102 * v259)) - (v154 * v260)) + (v240 * v261));
    C[5] = -v263;
    const puma560_pack v264 = v19 + (0.09 * v16);
    const puma560_pack v265 = v255 + (qd[5] * v18);
    const puma560_pack v266 = (((v20 * (2.0 * v16)) + (v18 * v32)) + (v39 * v116)) + (v43 * v120);
    const puma560_pack v267 = ((v56 * v266) - (v122 * v265)) - (v153 * v264);
    const puma560_pack v268 = v38 * v38;
    const puma560_pack v269 = (((v16 * v59) + (v18 * v61)) + (v37 * v129)) + (9.999999999999999e-05 * v268);
    const puma560_pack v270 = (v267 + ((v130 * v255) - (v53 * v269))) + (v59 * v151);
    const puma560_pack v271 = ((v65 * (2.0 * v15)) + (v12 * v68)) + (0.0006500000000000117 * (v268 + (v17 * v17)));
    const puma560_pack v272 = v64 + (0.82 * v15);
    const puma560_pack v273 = v270 + (((v50 * v271) - (v135 * v247)) - (v149 * v272));
    const puma560_pack v274 = ((v76 * (2.0 * v14)) + (v12 * v81)) + (v13 * v137);
    const puma560_pack v275 = v75 + (4.8 * v14);
    const puma560_pack v276 = ((v44 * v265) - (v126 * v266)) + (v97 * v264);
    const puma560_pack v277 = (((v125 * v269) - (v62 * v255)) - v276) + (v59 * v95);
    const puma560_pack v278 = (((v72 * v247) - (v124 * v271)) + (v93 * v272)) - v277;
    const puma560_pack v279 = v0_sine[4] * ((((qd[0] * v82) + (v123 * v274)) - (v92 * v275)) - v278);
    const puma560_pack v280 = v279 + (v0_cosine[4] * (v273 + (((qd[0] * v140) - (v49 * v274)) + (v148 * v275))));
    const puma560_pack v281 = ((v126 * v264) - (0.09 * v97)) - (v154 * v265);
    const puma560_pack v282 = ((v281 + (0.34 * v95)) + (v59 * v125)) - (v156 * v255);
    const puma560_pack v283 = v282 + (((v124 * v272) - (0.82 * v93)) - (v158 * v247));
    const puma560_pack v284 = v283 + (((qd[0] * v160) + (v123 * v275)) - (4.8 * v92));
    const puma560_pack v285 = 0.67183 * v0_sine[4];
    const puma560_pack v286 = ((v56 * v264) - (0.09 * v153)) - (v102 * v265);
    const puma560_pack v287 = (((v53 * v59) - (0.34 * v151)) - v286) + (v104 * v255);
    const puma560_pack v288 = (((v50 * v272) - (0.82 * v149)) - (v107 * v247)) - v287;
    const puma560_pack v289 = v288 + (((qd[0] * v110) - (v49 * v275)) + (4.8 * v148));
    const puma560_pack v290 = 0.67183 * v0_cosine[4];
    C[6] = ((v280 - (v284 * v285)) - (v289 * v290)) - v223;
    const puma560_pack v291 = v177 + v266;
    const puma560_pack v292 = v291 + (v179 + v269);
    const puma560_pack v293 = v292 + (v186 + v271);
    const puma560_pack v294 = v293 + (v189 + v274);
    const puma560_pack v295 = v0_cosine[1] * (0.140278104 + ((0.07312639999999981 * v0_cosine[1]) + (0.0141984 * v0_sine[1])));
    const puma560_pack v296 = (7.853586550860001 + (v0_sine[1] * (1.5898185120000001 + (0.5469575999999998 * v0_sine[1])))) + v295;
    const puma560_pack v297 = ((v44 * v126) - (v97 * v154)) - (v177 * v265);
    const puma560_pack v298 = (v297 + ((v62 * v125) - (v179 * v255))) + (v95 * v156);
    const puma560_pack v299 = v298 + (((v72 * v124) - (v93 * v158)) - (v186 * v247));
    const puma560_pack v300 = (((qd[0] * v189) + (v82 * v123)) - (v92 * v160)) - v299;
    const puma560_pack v301 = v175 - v180;
    const puma560_pack v302 = v184 + v301;
    const puma560_pack v303 = v192 + v302;
    const puma560_pack v304 = v230 + v303;
    const puma560_pack v305 = v59 + v264;
    const puma560_pack v306 = v272 + v305;
    const puma560_pack v307 = v275 + v306;
    const puma560_pack v308 = (11.689842 + ((0.10439999999999999 * v0_cosine[1]) + (1.1832 * v0_sine[1]))) + v307;
    const puma560_pack v309 = v172 * v264;
    const puma560_pack v310 = (v59 * v170) - v309;
    const puma560_pack v311 = (v168 * v272) - v310;
    const puma560_pack v312 = v311 + (v167 * v275);
    const puma560_pack v313 = v0_sine[4] * v312;
    const puma560_pack v314 = (v313 + (((v0_cosine[4] * v300) + (v211 * v304)) + (v216 * v308))) - (v222 * v231);
    const puma560_pack v315 = v175 * v265;
    const puma560_pack v316 = v315 - (v180 * v255);
    const puma560_pack v317 = v316 + (v184 * v247);
    const puma560_pack v318 = v317 + (qd[0] * v192);
    const puma560_pack v319 = v318 + (qd[0] * v230);
    const puma560_pack v320 = v0_sine[4] * ((v314 - (v208 * (v296 + v294))) - (v0_sine[4] * (v319 + (v145 + v162))));
    const puma560_pack v321 = v195 + v266;
    const puma560_pack v322 = v321 + (v198 + v269);
    const puma560_pack v323 = v322 + (v200 + v271);
    const puma560_pack v324 = ((v56 * v122) - (v102 * v153)) - (v195 * v265);
    const puma560_pack v325 = (v324 + ((v53 * v130) - (v198 * v255))) + (v104 * v151);
    const puma560_pack v326 = v325 + (((v50 * v135) - (v107 * v149)) - (v200 * v247));
    const puma560_pack v327 = v0_sine[4] * ((((qd[0] * v203) - (v49 * v140)) + (v110 * v148)) - v326);
    const puma560_pack v328 = v327 - (v211 * (v323 + (v203 + v274)));
    const puma560_pack v329 = ((v328 + ((v208 * v304) - (v211 * v296))) + (v220 * v308)) + (v221 * v232);
    const puma560_pack v330 = v0_cosine[4] * v312;
    const puma560_pack v331 = (v0_cosine[4] * ((v329 - v330) - (v0_cosine[4] * (v319 - (v88 + v114))))) - v320;
    const puma560_pack v332 = ((v56 * v154) - (v126 * v102)) - (0.09 * v172);
    const puma560_pack v333 = (((v53 * v156) - (0.34 * v170)) - v332) + (v125 * v104);
    const puma560_pack v334 = (((v50 * v158) - (v124 * v107)) - (0.82 * v168)) - v333;
    const puma560_pack v335 = (((4.8 * v167) - (v49 * v160)) - (v123 * v110)) - v334;
    C[7] = v331 - (v165 * (0.67183 * (((v48 * v84) - v335) + (v91 * v112))));
    const puma560_pack v336 = v0_cosine[4] * ((-v330) - (v0_cosine[4] * (v318 - (v83 + v111))));
    const puma560_pack v337 = (v0_sine[4] * ((v0_sine[4] * (v318 + (v141 + v161))) - v313)) + v336;
    const puma560_pack v338 = (v0_cosine[4] * v328) - (v211 * ((v0_sine[4] * v303) - (v0_cosine[4] * v294)));
    const puma560_pack v339 = v338 - ((v0_cosine[4] * ((v0_sine[4] * v300) - (v208 * v303))) - v337);
    const puma560_pack v340 = (0.67183 - v14) * (qd[1] * v165);
    const puma560_pack v341 = v340 * ((v0_sine[4] * v219) + (v0_cosine[4] * v215));
    const puma560_pack v342 = (v341 + (v307 * ((v0_sine[4] * v234) - (v0_cosine[4] * v233)))) - v339;
    const puma560_pack v343 = ((v0_cosine[4] * v335) - (6.05 * v233)) + (v211 * v307);
    const puma560_pack v344 = ((v208 * v307) - (v0_sine[4] * v335)) - (6.05 * v234);
    C[8] = ((v290 * v343) - v342) - (v285 * v344);
    const puma560_pack v345 = (((v26 * v92) - (v47 * v148)) + (v49 * v146)) - (v123 * v89);
    const puma560_pack v346 = (((v12 * v273) + (v47 * v326)) + (v210 * v242)) + (v214 * v345);
    const puma560_pack v347 = v26 * ((v73 - v108) - (v311 + v317));
    const puma560_pack v348 = v347 + (((v346 - (v239 * v306)) + (v235 * v302)) + (v236 * v323));
    const puma560_pack v349 = v47 * ((v136 - v159) + (v311 - v317));
    const puma560_pack v350 = (((v12 * v278) - (v26 * v299)) + (v207 * v242)) - (v218 * v345);
    const puma560_pack v351 = (((v350 + (v238 * v306)) - (v235 * v293)) - (v236 * v302)) - v349;
    const puma560_pack v352 = (v0_sine[4] * v351) - (v0_cosine[4] * v348);
    const puma560_pack v353 = (((v12 * v283) - (v47 * v334)) - (v214 * v242)) - (1.25 * v238);
    const puma560_pack v354 = v353 + (v235 * v306);
    const puma560_pack v355 = (((v12 * v288) + (v26 * v334)) + (v218 * v242)) - (1.25 * v239);
    const puma560_pack v356 = v355 + (v236 * v306);
    C[9] = -((v352 + (v285 * v354)) + (v290 * v356));
    const puma560_pack v357 = v34 * ((v63 - v105) - (v310 - v316));
    const puma560_pack v358 = (((v34 * v93) - (v52 * v149)) + (v50 * v150)) + (v124 * v94);
    const puma560_pack v359 = (((v213 * v358) - (v52 * v325)) - (v209 * v253)) + (v252 * v305);
    const puma560_pack v360 = (((v359 - (v248 * v301)) - (v249 * v322)) - v357) + (v38 * v270);
    const puma560_pack v361 = (((v34 * v298) + (v206 * v253)) + (v217 * v358)) + (v251 * v305);
    const puma560_pack v362 = v52 * ((v131 - v157) + (v310 + v316));
    const puma560_pack v363 = (v362 + ((v361 - (v248 * v292)) - (v249 * v301))) + (v38 * v277);
    const puma560_pack v364 = (v0_sine[4] * v363) + (v0_cosine[4] * v360);
    const puma560_pack v365 = (((v213 * v253) - (v52 * v333)) + (0.43000000000000005 * v251)) - (v248 * v305);
    const puma560_pack v366 = v365 + (v38 * v282);
    const puma560_pack v367 = (((v34 * v333) + (v217 * v253)) - (0.43000000000000005 * v252)) + (v249 * v305);
    const puma560_pack v368 = v367 + (v38 * v287);
    C[10] = (v364 - (v285 * v366)) + (v290 * v368);
    const puma560_pack v369 = (((v29 * v95) + (v55 * v151)) - (v53 * v152)) + (v125 * v96);
    const puma560_pack v370 = (((v18 * v267) + (v55 * v324)) + (v44 * v261)) - (v102 * v369);
    const puma560_pack v371 = v29 * ((v57 - v103) - (v309 + v315));
    const puma560_pack v372 = v371 + (((v370 - (v175 * v257)) - (v260 * v264)) + (v256 * v321));
    const puma560_pack v373 = v55 * ((v127 - v155) + (v309 - v315));
    const puma560_pack v374 = (((v18 * v276) - (v29 * v297)) + (v122 * v261)) + (v154 * v369);
    const puma560_pack v375 = (((v374 - (v175 * v256)) + (v259 * v264)) + (v257 * v291)) - v373;
    const puma560_pack v376 = (v0_sine[4] * v375) - (v0_cosine[4] * v372);
    const puma560_pack v377 = (((v18 * v281) - (v55 * v332)) - (0.09 * v259)) - (v102 * v261);
    const puma560_pack v378 = v377 - (v257 * v264);
    const puma560_pack v379 = (((v18 * v286) + (v29 * v332)) - (0.09 * v260)) + (v154 * v261);
    const puma560_pack v380 = v379 + (v256 * v264);
    C[11] = -((v376 + (v285 * v378)) + (v290 * v380));
    C[12] = (v280 - (v147 * v284)) - (v90 * v289);
    const puma560_pack v381 = v166 * (((v0_sine[4] * v289) - (v0_cosine[4] * v284)) - ((v211 * v215) - (v219 * v208)));
    C[13] = v339 + ((v165 * (v14 * v335)) - v381);
    C[14] = ((((v340 * (6.05 * v166)) - v342) - (v147 * v344)) + (v90 * v343)) - v381;
    const puma560_pack v382 = (((v26 * v283) + (v47 * v288)) + (v214 * v236)) + (v218 * v235);
    const puma560_pack v383 = v382 + (1.25 * v345);
    C[15] = (((v166 * v383) - v352) - (v147 * v354)) - (v90 * v356);
    const puma560_pack v384 = (((v34 * v282) + (v52 * v287)) - (v213 * v249)) - (v217 * v248);
    const puma560_pack v385 = v384 + (0.43000000000000005 * v358);
    C[16] = ((v364 + (v166 * v385)) - (v147 * v366)) + (v90 * v368);
    const puma560_pack v386 = (((v29 * v281) + (v55 * v286)) - (0.09 * v369)) + (v102 * v256);
    const puma560_pack v387 = v386 - (v154 * v257);
    C[17] = (((v166 * v387) - v376) - (v147 * v378)) - (v90 * v380);
    C[18] = ((((v26 * v273) + (v47 * v278)) - (v89 * v288)) + (v146 * v283)) - v244;
    const puma560_pack v388 = ((v0_sine[4] * v349) + (v0_cosine[4] * v347)) - (v79 * v187);
    const puma560_pack v389 = v388 + (v334 * ((v0_sine[4] * v146) - (v0_cosine[4] * v89)));
    const puma560_pack v390 = v389 + (v12 * ((v0_sine[4] * v201) + (v208 * v207)));
    const puma560_pack v391 = v390 - (v163 * ((v0_sine[4] * v288) - (v0_cosine[4] * v283)));
    const puma560_pack v392 = v391 - (v26 * ((v0_sine[4] * v326) - (v208 * v302)));
    const puma560_pack v393 = v208 * ((v218 * v163) - ((v47 * v293) - (v146 * v306)));
    const puma560_pack v394 = v211 * (((v12 * v210) - (v26 * v323)) + ((v89 * v306) - (v214 * v163)));
    const puma560_pack v395 = ((v392 - (v47 * ((v0_cosine[4] * v299) - (v211 * v302)))) + v393) + v394;
    const puma560_pack v396 = ((v12 * v218) - (v26 * v306)) + (1.25 * v89);
    const puma560_pack v397 = ((v12 * v214) - (v47 * v306)) + (1.25 * v146);
    C[19] = (v395 - (v220 * v396)) - (v216 * v397);
    const puma560_pack v398 = v340 * (((v26 * v214) - (v47 * v218)) + (1.25 * v163));
    C[20] = ((v395 - (v234 * v397)) - (v233 * v396)) + v398;
    const puma560_pack v399 = (((v26 * v348) - (v12 * v245)) + (v47 * v351)) - (v89 * v356);
    C[21] = (v399 + (v146 * v354)) + (v163 * v383);
    const puma560_pack v400 = (((v26 * v360) - (v12 * v254)) - (v47 * v363)) + (v89 * v368);
    C[22] = (v400 + (v146 * v366)) + (v163 * v385);
    const puma560_pack v401 = (((v26 * v372) - (v12 * v263)) + (v47 * v375)) - (v89 * v380);
    C[23] = (v401 + (v146 * v378)) + (v163 * v387);
    const puma560_pack v402 = v246 + ((((v34 * v270) + (v52 * v277)) - (v94 * v287)) - (v150 * v282));
    C[24] = v402;
    const puma560_pack v403 = (v357 + (((v94 * v333) - (v52 * v298)) + (v169 * v282))) + (v38 * v181);
    const puma560_pack v404 = (v362 + (((v150 * v333) - (v34 * v325)) - (v169 * v287))) + (v38 * v199);
    const puma560_pack v405 = (((v213 * v169) - (v34 * v322)) - (v52 * v301)) - (v94 * v305);
    const puma560_pack v406 = v405 + (v38 * v209);
    const puma560_pack v407 = (((v34 * v301) + (v52 * v292)) - (v150 * v305)) - (v217 * v169);
    const puma560_pack v408 = v407 + (v38 * v206);
    const puma560_pack v409 = (((v0_sine[4] * v404) - (v0_cosine[4] * v403)) + (v211 * v406)) + (v208 * v408);
    const puma560_pack v410 = ((v38 * v217) - (v34 * v305)) - (0.43000000000000005 * v94);
    const puma560_pack v411 = ((v52 * v305) - (0.43000000000000005 * v150)) + (v38 * v213);
    C[25] = (v409 - (v220 * v410)) - (v216 * v411);
    const puma560_pack v412 = ((v34 * v213) + (v52 * v217)) - (0.43000000000000005 * v169);
    C[26] = v409 + (((v340 * v412) - (v234 * v411)) - (v233 * v410));
    const puma560_pack v413 = (((v12 * v402) - (v26 * v403)) - (v47 * v404)) - (v238 * v411);
    const puma560_pack v414 = ((v413 + (v239 * v410)) + (v235 * v408)) - (v236 * v406);
    const puma560_pack v415 = (((v52 * v206) - (v34 * v209)) - (v94 * v217)) - (v150 * v213);
    C[27] = (v414 - (v242 * (v415 + (v38 * v241)))) + (v345 * v412);
    const puma560_pack v416 = (((v34 * v360) + (v52 * v363)) - (v94 * v368)) - (v150 * v366);
    C[28] = (v416 - (v169 * v385)) - (v38 * v254);
    const puma560_pack v417 = (((v34 * v372) - (v52 * v375)) + (v94 * v380)) - (v150 * v378);
    C[29] = (v417 - (v169 * v387)) - (v38 * v263);
    const puma560_pack v418 = ((((v29 * v267) + (v55 * v276)) - (v96 * v286)) + (v152 * v281)) - v262;
    C[30] = v418;
    const puma560_pack v419 = ((((v18 * v178) + (v55 * v297)) + (v96 * v332)) - (v171 * v281)) - v371;
    const puma560_pack v420 = v373 + ((((v18 * v196) - (v29 * v324)) + (v152 * v332)) - (v171 * v286));
    const puma560_pack v421 = (((v18 * v44) - (v29 * v321)) + (v55 * v175)) + (v96 * v264);
    const puma560_pack v422 = v421 - (v102 * v171);
    const puma560_pack v423 = (((v18 * v122) + (v29 * v175)) - (v55 * v291)) + (v152 * v264);
    const puma560_pack v424 = v423 + (v154 * v171);
    const puma560_pack v425 = (((v0_sine[4] * v420) - (v0_cosine[4] * v419)) + (v211 * v422)) + (v208 * v424);
    const puma560_pack v426 = ((v18 * v154) - (v29 * v264)) + (0.09 * v96);
    const puma560_pack v427 = ((v18 * v102) - (v55 * v264)) + (0.09 * v152);
    C[31] = (v425 - (v220 * v426)) - (v216 * v427);
    const puma560_pack v428 = ((v29 * v102) - (v55 * v154)) + (0.09 * v171);
    C[32] = v425 + (((v340 * v428) - (v234 * v427)) - (v233 * v426));
    const puma560_pack v429 = (((v12 * v418) - (v26 * v419)) - (v47 * v420)) - (v238 * v427);
    const puma560_pack v430 = (((v18 * v240) - (v29 * v44)) - (v55 * v122)) + (v96 * v154);
    const puma560_pack v431 = v430 + (v102 * v152);
    const puma560_pack v432 = (((v429 + (v239 * v426)) + (v235 * v424)) - (v236 * v422)) - (v242 * v431);
    C[33] = v432 + (v345 * v428);
    const puma560_pack v433 = (((v52 * v420) - (v34 * v419)) + (v251 * v427)) - (v252 * v426);
    const puma560_pack v434 = (((v433 - (v248 * v424)) + (v249 * v422)) + (v253 * v431)) + (v358 * v428);
    C[34] = v434 + (v38 * v418);
    const puma560_pack v435 = (((v29 * v372) - (v18 * v263)) + (v55 * v375)) - (v96 * v380);
    C[35] = (v435 + (v152 * v378)) + (v171 * v387);
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

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        puma560_pack_give(36U, count, first, lanes, C_pack, C);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
