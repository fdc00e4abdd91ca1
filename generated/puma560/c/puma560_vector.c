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
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef int32_t puma560_turns __attribute__((vector_size(PUMA560_BYTES / sizeof(double) * 4)));

static inline puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

/* One block of an argument; the last one is filled up with copies of its last state. */
static inline void puma560_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        const double *from = &many[(k * count) + first];

        if (lanes == PUMA560_LANES) {
            memcpy(&one[k], from, sizeof(one[k]));
        } else {
            for (size_t i = 0U; i < PUMA560_LANES; i++) {
                one[k][i] = from[(i < lanes) ? i : (lanes - 1U)];
            }
        }
    }
}

static inline void puma560_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        double *to = &many[(k * count) + first];

        if (lanes == PUMA560_LANES) {
            memcpy(to, &one[k], sizeof(one[k]));
        } else {
            memcpy(to, &one[k], lanes * sizeof(double));
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

/* The same as the scalar pair, on packs; if an angle of any lane is out of range, the library answers for it. */
static inline void puma560_pack_sincos(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    puma560_mask outside = { 0 };

    for (size_t i = 0U; i < size; i++) {
        outside |= ~(puma560_mask)(puma560_pack_abs(angle[i]) <= 100000.0);
    }
    for (size_t j = 1U; j < PUMA560_LANES; j++) {
        outside[0] |= outside[j];
    }
    if (outside[0] != 0) {
        for (size_t i = 0U; i < size; i++) {
            for (size_t j = 0U; j < PUMA560_LANES; j++) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const puma560_turns turns = __builtin_convertvector((angle[i] * 0.6366197723675814) + 65536.5, puma560_turns);
            const puma560_pack n = __builtin_convertvector(turns, puma560_pack) - 65536.0;
            const puma560_pack odd = __builtin_convertvector(turns & 1, puma560_pack);
            const puma560_pack sign = 1.0 - __builtin_convertvector(turns & 2, puma560_pack);
            const puma560_pack a = angle[i] - (n * 1.5707963267341256);
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
        }
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

static PUMA560_APART void puma560_pack_inverse_dynamics(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict qdd, puma560_pack *restrict tau)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4U] = {v0, q[3], q[4], q[1]};
    puma560_pack v1_sine[4U];
    puma560_pack v1_cosine[4U];
    puma560_pack_sincos(4U, v1_angle, v1_sine, v1_cosine);
    const puma560_pack v9 = v1_sine[0] * qd[0];
    const puma560_pack v10 = qd[1] + qd[2];
    const puma560_pack v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const puma560_pack v12 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const puma560_pack v13 = v12 * v11;
    const puma560_pack v14 = v10 * v9;
    const puma560_pack v15 = v1_cosine[0] * qdd[0];
    const puma560_pack v16 = v14 - v15;
    const puma560_pack v17 = qdd[3] - v16;
    const puma560_pack v18 = v13 + v17;
    const puma560_pack v19 = v1_cosine[0] * qd[0];
    const puma560_pack v20 = qd[3] + v19;
    const puma560_pack v21 = (v1_sine[0] * qdd[0]) + (v19 * (2.0 * v10));
    const puma560_pack v22 = qd[0] * qd[0];
    const puma560_pack v23 = v1_sine[0] * v22;
    const puma560_pack v24 = v1_cosine[0] * v23;
    const puma560_pack v25 = qdd[1] + qdd[2];
    const puma560_pack v26 = v24 - v25;
    const puma560_pack v27 = ((v1_sine[1] * v26) + (v1_cosine[1] * v21)) - (v11 * (2.0 * v20));
    const puma560_pack v28 = (v1_sine[2] * v20) + (v1_cosine[2] * v12);
    const puma560_pack v29 = qd[4] + v11;
    const puma560_pack v30 = v29 * v28;
    const puma560_pack v31 = v30 + ((v1_sine[2] * v27) - (v1_cosine[2] * v18));
    const puma560_pack v32 = 4e-05 * (qdd[5] - v31);
    tau[5] = v32;
    const puma560_pack v33 = (0.00020000000000000004 * (v30 + v31)) - v32;
    const puma560_pack v34 = (v1_sine[2] * v18) + (v1_cosine[2] * v27);
    const puma560_pack v35 = (v1_sine[2] * v12) - (v1_cosine[2] * v20);
    const puma560_pack v36 = (v35 * (2.0 * v29)) - v34;
    const puma560_pack v37 = v10 * v10;
    const puma560_pack v38 = v37 + (v22 * (v1_cosine[0] * v1_cosine[0]));
    const puma560_pack v39 = qd[1] * qd[1];
    const puma560_pack v40 = v39 + v22;
    const puma560_pack v41 = 0.4318 * v1_cosine[3];
    const puma560_pack v42 = 0.4318 * v1_sine[3];
    const puma560_pack v43 = ((v40 * v41) - (0.15005 * qdd[0])) + (v42 * qdd[1]);
    const puma560_pack v44 = ((v39 * v42) - 9.81) - (v41 * qdd[1]);
    const puma560_pack v45 = (v1_sine[0] * v44) + (v1_cosine[0] * v43);
    const puma560_pack v46 = v45 + ((0.0203 * v38) - (0.4318 * v26));
    const puma560_pack v47 = v14 + v16;
    const puma560_pack v48 = qd[0] * qd[1];
    const puma560_pack v49 = ((v48 * (0.8636 * v1_sine[3])) - (0.15005 * v22)) - (v41 * qdd[0]);
    const puma560_pack v50 = v49 + ((0.4318 * v21) + (0.0203 * v47));
    const puma560_pack v51 = (v1_sine[1] * v46) - (v1_cosine[1] * v50);
    const puma560_pack v52 = 3.9999999999999996e-05 * qd[5];
    const puma560_pack v53 = (v29 * v52) + (((0.0028799999999999997 * v51) - (1.9999999999999998e-05 * v34)) + (0.0004221600000000001 * v36));
    const puma560_pack v54 = (((v1_sine[2] * v53) + (v1_cosine[2] * v33)) - (0.00075 * v18)) - (0.0006500000000000002 * (v17 - v13));
    const puma560_pack v55 = v12 * v20;
    const puma560_pack v56 = v55 + ((v1_sine[1] * v21) - (v1_cosine[1] * v26));
    const puma560_pack v57 = qdd[4] + v56;
    const puma560_pack v58 = v35 * v28;
    const puma560_pack v59 = v58 + v57;
    const puma560_pack v60 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v61 = 0.0028799999999999997 * ((v29 * v29) + (v28 * v28));
    const puma560_pack v62 = (v1_sine[1] * v50) + (v1_cosine[1] * v46);
    const puma560_pack v63 = ((v1_sine[2] * v61) - (1.25 * v62)) - (v60 * v59);
    const puma560_pack v64 = (0.0028799999999999997 * v36) + (1.25 * v51);
    const puma560_pack v65 = (v1_sine[1] * v63) + (v1_cosine[1] * v64);
    const puma560_pack v66 = ((((0.0047376000000000015 * v26) - (0.016249999999999987 * v47)) - (0.00031627399999999964 * v21)) + (0.0203 * v65)) - v54;
    const puma560_pack v67 = ((v1_sine[2] * v33) - (v1_cosine[2] * v53)) + (0.00075 * v27);
    const puma560_pack v68 = (v1_sine[0] * v43) - (v1_cosine[0] * v44);
    const puma560_pack v69 = v37 + (v1_sine[0] * v23);
    const puma560_pack v70 = v25 + v24;
    const puma560_pack v71 = ((0.4318 * v69) - (0.0203 * v70)) - v68;
    const puma560_pack v72 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v73 = (((0.0004221600000000001 * v59) - (0.00022000000000000003 * (v58 - v57))) + (v71 * v72)) + (v60 * v62);
    const puma560_pack v74 = (v52 * v28) + v73;
    tau[4] = v74;
    const puma560_pack v75 = v74 + (0.0006500000000000002 * (v55 + v56));
    const puma560_pack v76 = (((v1_sine[1] * v75) + (v1_cosine[1] * v67)) - (0.4318 * v65)) + (0.00031627399999999964 * v47);
    const puma560_pack v77 = v1_sine[0] * (((v76 + (0.10817090799999998 * v21)) + (0.35158 * v49)) + (0.0047376000000000015 * (v69 - v22)));
    const puma560_pack v78 = (0.023751 * v1_cosine[3]) + (0.1208630640000001 * v1_sine[3]);
    const puma560_pack v79 = (v22 - v40) * ((0.023751 * v1_sine[3]) - (0.1208630640000001 * v1_cosine[3]));
    const puma560_pack v80 = (v1_sine[1] * v64) - (v1_cosine[1] * v63);
    const puma560_pack v81 = ((0.35158 * v26) - (7.54015748031496 * v45)) - v80;
    const puma560_pack v82 = ((v1_cosine[2] * v61) + (1.25 * v71)) + (v59 * v72);
    const puma560_pack v83 = v82 + ((0.35158 * v69) - (7.54015748031496 * v68));
    const puma560_pack v84 = (v1_sine[0] * v83) + (v1_cosine[0] * v81);
    const puma560_pack v85 = (((v77 + (v1_cosine[0] * v66)) - (qdd[1] * v78)) - v79) + (0.15005 * v84);
    const puma560_pack v86 = (0.03707455999999998 * v1_sine[3]) - (0.0141984 * v1_cosine[3]);
    const puma560_pack v87 = 0.0070992 + (v1_cosine[3] * v86);
    const puma560_pack v88 = (v85 + (v41 * v65)) + (v48 * (2.0 * v87));
    const puma560_pack v89 = v88 + (qdd[0] * (1.2999309934803147 + (v1_sine[3] * v86)));
    tau[0] = v89 - (v1_cosine[3] * ((0.151812244 * v21) + (3.25584 * v49)));
    const puma560_pack v90 = (((v1_sine[1] * v67) - (v1_cosine[1] * v75)) - (0.4318 * v80)) + (0.10817090799999998 * v26);
    const puma560_pack v91 = (((v90 - (0.016249999999999987 * v70)) - (0.35158 * v45)) + (0.0203 * v82)) + (0.0047376000000000015 * v15);
    const puma560_pack v92 = v91 - (0.00031627399999999964 * (v38 - v69));
    const puma560_pack v93 = ((((0.10917823999999998 * qdd[1]) - (1.024164 * v1_sine[3])) - (qdd[0] * v78)) - v92) - (v42 * v84);
    tau[1] = (v93 + (v41 * ((v1_sine[0] * v81) - (v1_cosine[0] * v83)))) - ((v40 - v39) * v87);
    tau[2] = -v92;
    tau[3] = -v54;
}

void puma560_inverse_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack tau_pack[6];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        puma560_pack_give(6U, count, first, lanes, tau_pack, tau);
    }
}

void puma560_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack tau_pack[6];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        puma560_pack_give(6U, count, first, lanes, tau_pack, tau);
    }
}

static PUMA560_APART void puma560_pack_forward_dynamics(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict tau, puma560_pack *restrict qdd)
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
    const puma560_pack v14 = v11 * v13;
    const puma560_pack v15 = v9 * v12;
    const puma560_pack v16 = 2.0 * v15;
    const puma560_pack v17 = v10 * v12;
    const puma560_pack v18 = ((v1_cosine[0] * v17) - (v1_sine[0] * v16)) - v14;
    const puma560_pack v19 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const puma560_pack v20 = 0.0028799999999999997 * v19;
    const puma560_pack v21 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const puma560_pack v22 = (v21 * v20) - (0.0028799999999999997 * v18);
    const puma560_pack v23 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const puma560_pack v24 = qd[4] + v23;
    const puma560_pack v25 = (v24 * (0.0028799999999999997 * v24)) + (v19 * v20);
    const puma560_pack v26 = (v1_sine[2] * v25) - (v1_cosine[2] * v22);
    const puma560_pack v27 = v11 * v23;
    const puma560_pack v28 = v9 * v10;
    const puma560_pack v29 = v27 - v28;
    const puma560_pack v30 = (v1_cosine[0] * v16) + ((v1_sine[0] * v17) - (v13 * (2.0 * v23)));
    const puma560_pack v31 = ((v1_sine[2] * v29) + (v1_cosine[2] * v30)) - (v21 * (2.0 * v24));
    const puma560_pack v32 = 0.0028799999999999997 * v1_sine[0];
    const puma560_pack v33 = (v1_cosine[0] * v26) + (v32 * v31);
    const puma560_pack v34 = 4e-05 * (qd[5] - v21);
    const puma560_pack v35 = qd[0] * qd[1];
    const puma560_pack v36 = qd[0] * qd[0];
    const puma560_pack v37 = (v35 * (0.8636 * v1_sine[3])) - (0.15005 * v36);
    const puma560_pack v38 = v37 + ((0.0406 * v28) + (0.8636 * v15));
    const puma560_pack v39 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_pack v40 = 0.4318 * v1_cosine[3];
    const puma560_pack v41 = v1_cosine[1] * v40;
    const puma560_pack v42 = qd[1] * qd[1];
    const puma560_pack v43 = v42 + v36;
    const puma560_pack v44 = 0.4318 * v1_sine[3];
    const puma560_pack v45 = (v42 * v44) - 9.81;
    const puma560_pack v46 = (v1_sine[1] * v45) + (v43 * v41);
    const puma560_pack v47 = v9 * v9;
    const puma560_pack v48 = v47 + (v12 * v12);
    const puma560_pack v49 = ((0.4318 * v17) - (0.0203 * v48)) - v46;
    const puma560_pack v50 = (v49 * v32) + (((v39 * v38) - (v24 * v34)) + (0.0004421600000000001 * v31));
    const puma560_pack v51 = v24 * v19;
    const puma560_pack v52 = v51 + ((v1_sine[2] * v30) - (v1_cosine[2] * v29));
    const puma560_pack v53 = tau[5] - (0.00020000000000000004 * (v51 + v52));
    const puma560_pack v54 = ((v1_sine[2] * v53) - (v1_cosine[2] * v50)) - (0.00075 * v30);
    const puma560_pack v55 = v47 + (v10 * v10);
    const puma560_pack v56 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v57 = v1_sine[1] * v40;
    const puma560_pack v58 = (v1_cosine[1] * v45) - (v43 * v57);
    const puma560_pack v59 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v60 = (((0.0006421600000000001 * v18) - (v55 * (0.0012435839999999998 * v1_sine[2]))) + (v56 * v17)) - (v59 * v58);
    const puma560_pack v61 = v60 - (v19 * (v34 + (0.00024216000000000005 * v21)));
    const puma560_pack v62 = v61 + (v1_cosine[2] * ((v49 * v39) - (v32 * v38)));
    const puma560_pack v63 = (-v62) - (0.0006500000000000002 * (v18 - v14));
    const puma560_pack v64 = (0.8913300000000002 * v46) + (((v1_cosine[0] * v63) + (v1_sine[0] * v54)) - (0.025374999999999998 * v58));
    const puma560_pack v65 = (v1_sine[2] * v22) + (v1_cosine[2] * v25);
    const puma560_pack v66 = ((v64 - (0.4318 * v33)) - (0.3244698455 * v17)) - (0.0203 * v65);
    const puma560_pack v67 = (0.011273199 * (v48 - v55)) + v66;
    const puma560_pack v68 = (9.999999999999983e-05 * v27) + (((v1_sine[2] * v50) + (v1_cosine[2] * v53)) - (0.0013999999999999998 * v28));
    const puma560_pack v69 = tau[3] - v68;
    const puma560_pack v70 = v1_sine[2] * v1_sine[0];
    const puma560_pack v71 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const puma560_pack v72 = v70 * v71;
    const puma560_pack v73 = 0.00024216000000000005 * (v1_sine[2] * v1_sine[2]);
    const puma560_pack v74 = 0.0015999999999999999 + v73;
    const puma560_pack v75 = 1.0 / v74;
    const puma560_pack v76 = v75 * v72;
    const puma560_pack v77 = tau[4] + v62;
    const puma560_pack v78 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_pack v79 = v56 - (v1_cosine[0] * v78);
    const puma560_pack v80 = 1557.2443004858599 * v79;
    const puma560_pack v81 = ((tau[2] + (v80 * v77)) + (v76 * v69)) - v67;
    const puma560_pack v82 = v1_sine[1] * v1_cosine[0];
    const puma560_pack v83 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v84 = v1_cosine[2] * v83;
    const puma560_pack v85 = v1_cosine[2] * v1_cosine[1];
    const puma560_pack v86 = (v1_sine[1] * v59) - (v39 * v85);
    const puma560_pack v87 = (v79 + ((v83 * (v1_sine[2] * v1_cosine[1])) + (v44 * v86))) + (v84 * v82);
    const puma560_pack v88 = v70 * v1_sine[1];
    const puma560_pack v89 = 0.0012435839999999998 * (v70 * v1_sine[3]);
    const puma560_pack v90 = (v72 - (v88 * v83)) + (v1_cosine[1] * v89);
    const puma560_pack v91 = v75 * v90;
    const puma560_pack v92 = v1_sine[2] * v1_cosine[0];
    const puma560_pack v93 = (0.0028799999999999997 * v92) - 0.025374999999999998;
    const puma560_pack v94 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const puma560_pack v95 = (v93 * v41) + (v94 * v57);
    const puma560_pack v96 = (v94 * v1_cosine[1]) - (v1_sine[1] * v93);
    const puma560_pack v97 = (v44 * v96) - v95;
    const puma560_pack v98 = v73 - 0.00119216;
    const puma560_pack v99 = v1_sine[0] * (0.0012921600000000003 + v98);
    const puma560_pack v100 = v1_sine[0] * v99;
    const puma560_pack v101 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v102 = (v100 + ((0.00011692799999999998 * v92) - 0.3592922305)) - v101;
    const puma560_pack v103 = v102 - v97;
    const puma560_pack v104 = v103 + ((v72 * v91) + (v80 * v87));
    const puma560_pack v105 = 1.0 / (v102 + ((v72 * v76) + (v79 * v80)));
    const puma560_pack v106 = v105 * v104;
    const puma560_pack v107 = ((0.025374999999999998 * v17) - (0.8913300000000002 * v55)) - v65;
    const puma560_pack v108 = ((0.025374999999999998 * v48) - (0.8913300000000002 * v17)) - v33;
    const puma560_pack v109 = (v1_cosine[1] * v108) + (v1_sine[1] * v107);
    const puma560_pack v110 = ((((1.024164 * v1_sine[3]) + tau[1]) - (37.2347379 * v1_cosine[3])) - (v44 * v109)) + (v57 * v108);
    const puma560_pack v111 = 1557.2443004858599 * v87;
    const puma560_pack v112 = (((v110 - (v41 * v107)) + (v91 * v69)) + (v111 * v77)) - (v106 * v81);
    const puma560_pack v113 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v114 = (v1_cosine[3] * v113) - 0.0070992;
    const puma560_pack v115 = (v112 - v67) + (v114 * (v42 - v43));
    const puma560_pack v116 = 1.748114002 + ((((v97 - (v90 * v91)) - v103) - (v87 * v111)) + (v104 * v106));
    const puma560_pack v117 = 1.0 / v116;
    const puma560_pack v118 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_pack v119 = (5.846399999999999e-05 * v88) + (v118 + (((v1_cosine[1] * v72) + (0.15005 * v96)) - (v99 * v82)));
    const puma560_pack v120 = 5.846399999999999e-05 * v92;
    const puma560_pack v121 = v120 - v74;
    const puma560_pack v122 = v1_sine[1] * v92;
    const puma560_pack v123 = v122 * v71;
    const puma560_pack v124 = (v123 - (v92 * v83)) - (v1_cosine[1] * (v121 - (0.0004321439999999999 * v70)));
    const puma560_pack v125 = v124 * v75;
    const puma560_pack v126 = v1_sine[0] * v1_sine[1];
    const puma560_pack v127 = ((v1_sine[0] * (v84 + (5.846399999999999e-05 * v85))) - (0.15005 * v86)) - (v126 * v78);
    const puma560_pack v128 = 1557.2443004858599 * v127;
    const puma560_pack v129 = ((v125 * v72) - v119) - (v128 * v79);
    const puma560_pack v130 = v129 * v105;
    const puma560_pack v131 = (v119 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - (v125 * v90))) + (v128 * v87);
    const puma560_pack v132 = v89 + (v131 + (v130 * v104));
    const puma560_pack v133 = v132 * v117;
    const puma560_pack v134 = (((tau[0] - (v1_cosine[1] * v68)) + (0.15005 * v109)) + (v82 * v54)) - (v125 * v69);
    const puma560_pack v135 = ((v134 + (v128 * v77)) + (v130 * v81)) + (v133 * v115);
    const puma560_pack v136 = ((v1_sine[0] * v26) - (v39 * v31)) * (v40 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1])));
    const puma560_pack v137 = ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v36 - v43)) + v135) - v136;
    const puma560_pack v138 = (((v35 * (2.0 * v114)) + v137) - (v126 * v63)) - (v17 * v118);
    const puma560_pack v139 = v138 + (0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v55)));
    const puma560_pack v140 = 0.022546398 * v1_cosine[1];
    const puma560_pack v141 = (v15 * ((0.7697525880000002 * v1_cosine[3]) + v140)) + v139;
    const puma560_pack v142 = v28 * ((0.022546398 * v1_sine[1]) - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const puma560_pack v143 = (((v1_sine[3] * v113) - (0.0008642879999999998 * v70)) + (v124 * v125)) + (v127 * v128);
    const puma560_pack v144 = v120 + (v121 - 0.016765112499999985);
    const puma560_pack v145 = (v144 + ((v143 - (v129 * v130)) + (v132 * v133))) - 3.136777173125;
    const puma560_pack v146 = v140 - ((v1_sine[1] * (v101 + (v100 + (0.34123495800000003 + (v144 - v98))))) - (0.00011692799999999998 * v85));
    const puma560_pack v147 = 1.0 / ((v145 - (2.0 * ((v1_cosine[1] * v123) - v95))) + (v1_sine[1] * v146));
    const puma560_pack v148 = v147 * ((v141 + (v37 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1])))) - v142);
    qdd[0] = -v148;
    const puma560_pack v149 = (v117 * v115) - (v133 * v148);
    qdd[1] = v149;
    const puma560_pack v150 = ((v105 * v81) + (v130 * v148)) + (v106 * v149);
    qdd[2] = -v150;
    const puma560_pack v151 = (((v75 * v69) + (v125 * v148)) - (v76 * v150)) + (v91 * v149);
    qdd[3] = v151;
    qdd[4] = (((1557.2443004858599 * v77) - (v128 * v148)) - (v80 * v150)) + (v111 * v149);
    const puma560_pack v152 = (v52 + ((24999.999999999996 * tau[5]) - (v1_cosine[2] * v151))) + (v148 * (v85 - v122));
    qdd[5] = v152 - (v70 * (v149 - v150));
}

void puma560_forward_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack qdd_pack[6];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        puma560_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

void puma560_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack qdd_pack[6];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        puma560_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

static PUMA560_APART void puma560_pack_kinetic_energy(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, puma560_pack *restrict T)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[1], q[2], q[3], q[5], q[4]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v10 = v0_cosine[0] * qd[0];
    const puma560_pack v11 = v0_sine[0] * qd[0];
    const puma560_pack v12 = (v0_sine[1] * v11) - (v0_cosine[1] * v10);
    const puma560_pack v13 = (0.4318 * v10) - (0.0203 * v12);
    const puma560_pack v14 = qd[1] * v0_sine[1];
    const puma560_pack v15 = (0.4318 * v14) - (0.15005 * v12);
    const puma560_pack v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const puma560_pack v17 = (v0_sine[1] * v10) + (v0_cosine[1] * v11);
    const puma560_pack v18 = qd[1] + qd[2];
    const puma560_pack v19 = (v0_sine[2] * v18) - (v0_cosine[2] * v17);
    const puma560_pack v20 = (0.4318 * v19) - v16;
    const puma560_pack v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const puma560_pack v22 = (v0_cosine[2] * v18) + (v0_sine[2] * v17);
    const puma560_pack v23 = (0.4318 * v22) - v21;
    const puma560_pack v24 = qd[1] * v0_cosine[1];
    const puma560_pack v25 = ((0.0203 * v18) - (0.15005 * v17)) + (0.4318 * v24);
    const puma560_pack v26 = (v0_sine[4] * v25) - (v0_cosine[4] * v23);
    const puma560_pack v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const puma560_pack v28 = (v0_cosine[3] * v26) + (v0_sine[3] * v20);
    const puma560_pack v29 = 0.82 * (((v21 * v21) + (v16 * v16)) + (v25 * v25));
    const puma560_pack v30 = qd[3] - v12;
    const puma560_pack v31 = (v0_sine[4] * v19) + (v0_cosine[4] * v30);
    const puma560_pack v32 = qd[5] + v31;
    const puma560_pack v33 = (v0_cosine[4] * v25) + (v0_sine[4] * v23);
    const puma560_pack v34 = ((v18 * (0.10952 * v18)) + (v30 * (0.0013 * v30))) + (v33 * (0.43000000000000005 * v33));
    const puma560_pack v35 = qd[4] + v22;
    const puma560_pack v36 = (v34 + (v35 * (0.0004 * v35))) + (v32 * (4e-05 * v32));
    const puma560_pack v37 = (v36 + (v11 * (1.03118515 * v11))) + (v12 * ((0.14183706799999996 * v12) + (0.1103088 * v18)));
    const puma560_pack v38 = v37 - (v14 * ((0.680447712 * v12) + (0.2901696 * v18)));
    const puma560_pack v39 = v38 + (v17 * ((0.218857068 * v17) - (0.680447712 * v24)));
    const puma560_pack v40 = v39 - (0.739312 * ((v22 * v21) + (v19 * v16)));
    const puma560_pack v41 = (v40 + (0.16844092479999997 * ((v22 * v22) + (v19 * v19)))) + v29;
    const puma560_pack v42 = (v0_cosine[4] * v19) - (v0_sine[4] * v30);
    const puma560_pack v43 = v41 + (0.0003 * ((v42 * v42) + (v31 * v31)));
    const puma560_pack v44 = v43 + (0.34 * ((v26 * v26) + (v20 * v20)));
    const puma560_pack v45 = v44 + (0.09 * ((v28 * v28) + (v27 * v27)));
    const puma560_pack v46 = (v0_cosine[3] * v42) + (v0_sine[3] * v35);
    const puma560_pack v47 = (v0_sine[3] * v42) - (v0_cosine[3] * v35);
    const puma560_pack v48 = v45 + (0.0057599999999999995 * ((v28 * v47) - (v27 * v46)));
    const puma560_pack v49 = ((0.620084 * qd[1]) - (0.5383560000000001 * v11)) + (0.894965952 * ((v0_sine[1] * v14) + (v0_cosine[1] * v24)));
    const puma560_pack v50 = v10 * (((0.047502 * qd[1]) + (0.2901696 * v17)) - ((2.3999823019999997 * v10) - (0.0141984 * v11)));
    const puma560_pack v51 = ((v48 + (0.00024216 * ((v47 * v47) + (v46 * v46)))) + (qd[1] * v49)) - v50;
    *T = (qd[0] * (0.175 * qd[0])) + (0.5 * v51);
}

void puma560_kinetic_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack T_pack[1];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        puma560_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void puma560_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack T_pack[1];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        puma560_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PUMA560_APART void puma560_pack_potential_energy(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict V)
{
    (void)prepared;
    const puma560_pack v0_angle[4U] = {q[4], q[2], q[3], q[1]};
    puma560_pack v0_sine[4U];
    puma560_pack v0_cosine[4U];
    puma560_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v7 = 0.89133 + (0.0028799999999999997 * v0_cosine[0]);
    const puma560_pack v8 = 0.025374999999999998 - (v0_cosine[2] * (0.0028799999999999997 * v0_sine[0]));
    const puma560_pack v9 = v0_sine[3] * (3.79559 + ((v0_cosine[1] * v8) - (v0_sine[1] * v7)));
    *V = 9.81 * (15.7544135 + (v9 + (v0_cosine[3] * (0.10439999999999999 + ((v0_sine[1] * v8) + (v0_cosine[1] * v7))))));
}

void puma560_potential_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, double *V)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack V_pack[1];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_potential_energy(prepared_pack, q_pack, V_pack);
        puma560_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void puma560_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack V_pack[1];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_potential_energy(prepared_pack, q_pack, V_pack);
        puma560_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PUMA560_APART void puma560_pack_position_tip(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict x)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[4], q[3], q[2], q[1], q[0]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v10 = 0.05625 * v0_sine[0];
    const puma560_pack v11 = (v0_cosine[1] * v10) - 0.0203;
    const puma560_pack v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const puma560_pack v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const puma560_pack v14 = ((v0_cosine[2] * v11) - 0.4318) + (v0_sine[2] * v12);
    const puma560_pack v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const puma560_pack v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    x[1] = -((v0_sine[4] * v15) + (v0_cosine[4] * v16));
    x[2] = 0.67183 + ((v0_cosine[3] * v13) - (v0_sine[3] * v14));
}

void puma560_position_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *x)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack x_pack[3];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_position_tip(prepared_pack, q_pack, x_pack);
        puma560_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void puma560_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack x_pack[3];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_position_tip(prepared_pack, q_pack, x_pack);
        puma560_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static PUMA560_APART void puma560_pack_rotation_tip(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict R)
{
    (void)prepared;
    const puma560_pack v0_angle[6U] = {q[2], q[1], q[4], q[0], q[3], q[5]};
    puma560_pack v0_sine[6U];
    puma560_pack v0_cosine[6U];
    puma560_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v13 = v0_sine[2] * v12;
    const puma560_pack v14 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v15 = v0_cosine[4] * v0_cosine[3];
    const puma560_pack v16 = v0_sine[4] * v0_sine[3];
    const puma560_pack v17 = v16 + (v15 * v14);
    const puma560_pack v18 = (v0_cosine[2] * v17) + (v0_cosine[3] * v13);
    const puma560_pack v19 = v0_sine[4] * v0_cosine[3];
    const puma560_pack v20 = v0_cosine[4] * v0_sine[3];
    const puma560_pack v21 = (v19 * v14) - v20;
    R[0] = (v0_sine[5] * v21) - (v0_cosine[5] * v18);
    R[1] = (v0_sine[5] * v18) + (v0_cosine[5] * v21);
    const puma560_pack v22 = v0_cosine[2] * v12;
    R[2] = (v0_sine[2] * v17) - (v0_cosine[3] * v22);
    const puma560_pack v23 = v19 - (v20 * v14);
    const puma560_pack v24 = (v0_sine[3] * v13) - (v0_cosine[2] * v23);
    const puma560_pack v25 = v15 + (v16 * v14);
    R[3] = (v0_sine[5] * v25) - (v0_cosine[5] * v24);
    R[4] = (v0_sine[5] * v24) + (v0_cosine[5] * v25);
    R[5] = (-(v0_sine[2] * v23)) - (v0_sine[3] * v22);
    const puma560_pack v26 = (v0_cosine[4] * v22) - (v0_sine[2] * v14);
    const puma560_pack v27 = v0_sine[4] * v12;
    R[6] = (v0_cosine[5] * v26) - (v27 * v0_sine[5]);
    R[7] = -((v27 * v0_cosine[5]) + (v0_sine[5] * v26));
    R[8] = -((v0_cosine[2] * v14) + (v0_cosine[4] * v13));
}

void puma560_rotation_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *R)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack R_pack[9];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        puma560_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void puma560_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack R_pack[9];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        puma560_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PUMA560_APART void puma560_pack_jacobian_tip(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict J)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[2], q[1], q[3], q[4], q[0]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[4];
    J[20] = v0_sine[4];
    const puma560_pack v10 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_pack v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v13 = (v0_cosine[3] * v12) - (v11 * v10);
    const puma560_pack v14 = v0_sine[2] * v0_cosine[4];
    const puma560_pack v15 = (v0_sine[4] * v13) + (v0_sine[3] * v14);
    const puma560_pack v16 = 0.4318 * v0_cosine[1];
    const puma560_pack v17 = v16 - (0.0203 * v10);
    const puma560_pack v18 = (v0_sine[4] * v17) - (0.15005 * v0_cosine[4]);
    const puma560_pack v19 = v0_sine[4] * v12;
    const puma560_pack v20 = (0.4318 * v19) - v18;
    const puma560_pack v21 = v20 + (0.05625 * v15);
    J[0] = v21;
    const puma560_pack v22 = 0.0203 * v12;
    const puma560_pack v23 = v22 - (0.4318 * v10);
    const puma560_pack v24 = (v0_cosine[3] * v10) + (v11 * v12);
    const puma560_pack v25 = (0.05625 * v24) - v23;
    const puma560_pack v26 = (0.4318 * v0_sine[1]) - v25;
    J[1] = -(v0_cosine[4] * v26);
    J[2] = v0_cosine[4] * v25;
    const puma560_pack v27 = v18 + v21;
    const puma560_pack v28 = v22 + v25;
    J[3] = (v19 * v28) - (v10 * v27);
    const puma560_pack v29 = v20 - v21;
    const puma560_pack v30 = v0_sine[2] * v12;
    J[34] = v30;
    const puma560_pack v31 = v23 + v25;
    const puma560_pack v32 = v0_sine[2] * v0_sine[4];
    const puma560_pack v33 = (v0_cosine[2] * v0_cosine[4]) + (v32 * v10);
    J[4] = (v33 * v31) - (v30 * v29);
    J[5] = (v15 * v31) + (v24 * v29);
    const puma560_pack v34 = (0.15005 * v0_sine[4]) + (v0_cosine[4] * v17);
    const puma560_pack v35 = v0_cosine[4] * v12;
    const puma560_pack v36 = (0.4318 * v35) - v34;
    const puma560_pack v37 = (v0_sine[3] * v32) - (v0_cosine[4] * v13);
    J[23] = v37;
    const puma560_pack v38 = (0.05625 * v37) - v36;
    J[6] = v38;
    J[7] = -(v0_sine[4] * v26);
    J[8] = v0_sine[4] * v25;
    const puma560_pack v39 = v34 - v38;
    J[9] = (v10 * v39) - (v28 * v35);
    const puma560_pack v40 = v36 + v38;
    const puma560_pack v41 = (v0_cosine[2] * v0_sine[4]) - (v14 * v10);
    J[22] = v41;
    J[10] = (v31 * v41) + (v30 * v40);
    J[11] = (v31 * v37) - (v24 * v40);
    J[12] = puma560_pack_splat(0.0);
    J[18] = puma560_pack_splat(0.0);
    J[24] = puma560_pack_splat(0.0);
    J[31] = puma560_pack_splat(0.0);
    J[32] = puma560_pack_splat(0.0);
    const puma560_pack v42 = (v0_sine[4] * v21) - (v0_cosine[4] * v38);
    J[13] = -v42;
    J[14] = -((v16 * ((v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]))) + v42);
    J[15] = (v27 * v35) - (v19 * v39);
    J[16] = (v33 * v40) + (v29 * v41);
    J[17] = (v15 * v40) + (v29 * v37);
    J[21] = -v35;
    const puma560_pack v43 = -v0_cosine[4];
    J[25] = v43;
    J[26] = v43;
    J[27] = -v19;
    J[28] = -v33;
    J[29] = -v15;
    J[30] = puma560_pack_splat(1.0);
    J[33] = -v10;
    J[35] = -v24;
}

void puma560_jacobian_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *J)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack J_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        puma560_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void puma560_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack J_pack[36];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        puma560_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static PUMA560_APART void puma560_pack_influence_tip(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict G, puma560_pack *restrict H)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[2], q[1], q[0], q[3], q[4]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v10 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v11 = v0_sine[2] * v10;
    const puma560_pack v12 = v0_sine[4] * v0_cosine[3];
    const puma560_pack v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v14 = v0_sine[2] * v13;
    const puma560_pack v15 = v0_sine[4] * v0_sine[3];
    const puma560_pack v16 = ((v0_cosine[4] * v14) - (v12 * v11)) + (v15 * v0_cosine[2]);
    const puma560_pack v17 = 0.4318 * v0_cosine[1];
    const puma560_pack v18 = v17 - (0.0203 * v10);
    const puma560_pack v19 = (v0_sine[2] * v18) - (0.15005 * v0_cosine[2]);
    const puma560_pack v20 = (0.4318 * v14) - v19;
    const puma560_pack v21 = v20 + (0.05625 * v16);
    G[0] = v21;
    H[36] = v21;
    const puma560_pack v22 = 0.0203 * v13;
    const puma560_pack v23 = v22 - (0.4318 * v10);
    const puma560_pack v24 = (v0_cosine[4] * v10) + (v12 * v13);
    const puma560_pack v25 = (0.05625 * v24) - v23;
    const puma560_pack v26 = (0.4318 * v0_sine[1]) - v25;
    const puma560_pack v27 = -(v0_cosine[2] * v26);
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const puma560_pack v28 = v0_cosine[2] * v25;
    G[2] = v28;
    H[38] = v28;
    H[48] = v28;
    const puma560_pack v29 = v19 + v21;
    const puma560_pack v30 = v22 + v25;
    const puma560_pack v31 = (v14 * v30) - (v10 * v29);
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const puma560_pack v32 = v23 + v25;
    const puma560_pack v33 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v11);
    const puma560_pack v34 = v20 - v21;
    const puma560_pack v35 = v0_sine[3] * v13;
    const puma560_pack v36 = (v35 * v34) - (v32 * v33);
    const puma560_pack v37 = -v36;
    G[4] = v37;
    H[40] = v37;
    H[60] = v37;
    const puma560_pack v38 = (v32 * v16) + (v24 * v34);
    G[5] = v38;
    H[41] = v38;
    H[66] = v38;
    const puma560_pack v39 = v0_cosine[2] * v10;
    const puma560_pack v40 = v0_cosine[2] * v13;
    const puma560_pack v41 = ((v0_cosine[4] * v40) - (v12 * v39)) - (v15 * v0_sine[2]);
    const puma560_pack v42 = (0.15005 * v0_sine[2]) + (v0_cosine[2] * v18);
    const puma560_pack v43 = (0.4318 * v40) - v42;
    const puma560_pack v44 = v43 + (0.05625 * v41);
    H[0] = v44;
    G[6] = -v44;
    const puma560_pack v45 = v0_sine[2] * v26;
    H[1] = v45;
    H[6] = v45;
    G[7] = -v45;
    const puma560_pack v46 = v0_sine[2] * v25;
    G[8] = v46;
    const puma560_pack v47 = v42 + v44;
    const puma560_pack v48 = (v30 * v40) - (v10 * v47);
    H[3] = v48;
    H[18] = v48;
    G[9] = -v48;
    const puma560_pack v49 = v43 - v44;
    const puma560_pack v50 = (v0_cosine[3] * v0_sine[2]) - (v0_sine[3] * v39);
    const puma560_pack v51 = (v32 * v50) + (v35 * v49);
    G[10] = v51;
    const puma560_pack v52 = (v24 * v49) + (v32 * v41);
    H[5] = v52;
    H[30] = v52;
    G[11] = -v52;
    G[12] = puma560_pack_splat(0.0);
    H[72] = puma560_pack_splat(0.0);
    H[73] = puma560_pack_splat(0.0);
    H[74] = puma560_pack_splat(0.0);
    H[75] = puma560_pack_splat(0.0);
    H[76] = puma560_pack_splat(0.0);
    H[77] = puma560_pack_splat(0.0);
    H[78] = puma560_pack_splat(0.0);
    H[84] = puma560_pack_splat(0.0);
    H[90] = puma560_pack_splat(0.0);
    H[96] = puma560_pack_splat(0.0);
    H[102] = puma560_pack_splat(0.0);
    const puma560_pack v53 = (v0_sine[2] * v21) + (v0_cosine[2] * v44);
    G[13] = -v53;
    const puma560_pack v54 = (v0_cosine[2] * v0_cosine[2]) + (v0_sine[2] * v0_sine[2]);
    const puma560_pack v55 = (v17 * v54) + v53;
    G[14] = -v55;
    const puma560_pack v56 = (v14 * v47) - (v40 * v29);
    G[15] = -v56;
    const puma560_pack v57 = (v34 * v50) + (v33 * v49);
    G[16] = v57;
    const puma560_pack v58 = (v16 * v49) - (v34 * v41);
    G[17] = v58;
    const puma560_pack v59 = -v46;
    H[2] = v59;
    H[12] = v59;
    const puma560_pack v60 = -v51;
    H[4] = v60;
    H[24] = v60;
    H[7] = v0_cosine[2] * v53;
    const puma560_pack v61 = v0_cosine[2] * v55;
    H[8] = v61;
    H[13] = v61;
    H[14] = v61;
    const puma560_pack v62 = v0_cosine[2] * v56;
    H[9] = v62;
    H[15] = v62;
    H[19] = v62;
    H[20] = v62;
    const puma560_pack v63 = -(v0_cosine[2] * v57);
    H[10] = v63;
    H[16] = v63;
    H[25] = v63;
    H[26] = v63;
    const puma560_pack v64 = -(v0_cosine[2] * v58);
    H[11] = v64;
    H[17] = v64;
    H[31] = v64;
    H[32] = v64;
    H[21] = (v14 * v56) - (v10 * v48);
    const puma560_pack v65 = -((v14 * v57) - (v10 * v51));
    H[22] = v65;
    H[27] = v65;
    const puma560_pack v66 = -((v10 * v52) + (v14 * v58));
    H[23] = v66;
    H[33] = v66;
    H[28] = -((v33 * v57) + (v35 * v51));
    const puma560_pack v67 = (v35 * v52) - (v33 * v58);
    H[29] = v67;
    H[34] = v67;
    H[35] = -((v16 * v58) + (v24 * v52));
    H[43] = v0_sine[2] * v53;
    const puma560_pack v68 = v0_sine[2] * v55;
    H[44] = v68;
    H[49] = v68;
    H[50] = v68;
    const puma560_pack v69 = v0_sine[2] * v56;
    H[45] = v69;
    H[51] = v69;
    H[55] = v69;
    H[56] = v69;
    const puma560_pack v70 = -(v0_sine[2] * v57);
    H[46] = v70;
    H[52] = v70;
    H[61] = v70;
    H[62] = v70;
    const puma560_pack v71 = -(v0_sine[2] * v58);
    H[47] = v71;
    H[53] = v71;
    H[67] = v71;
    H[68] = v71;
    H[57] = -((v10 * v31) + (v40 * v56));
    const puma560_pack v72 = (v10 * v36) + (v40 * v57);
    H[58] = v72;
    H[63] = v72;
    const puma560_pack v73 = (v40 * v58) - (v10 * v38);
    H[59] = v73;
    H[69] = v73;
    H[64] = -((v50 * v57) + (v35 * v36));
    const puma560_pack v74 = (v35 * v38) - (v50 * v58);
    H[65] = v74;
    H[70] = v74;
    H[71] = (v41 * v58) - (v24 * v38);
    H[79] = -(v54 * v26);
    const puma560_pack v75 = v54 * v25;
    H[80] = v75;
    H[85] = v75;
    H[86] = v75;
    const puma560_pack v76 = -((v0_sine[2] * v48) - (v0_cosine[2] * v31));
    H[81] = v76;
    H[87] = v76;
    H[91] = v76;
    H[92] = v76;
    const puma560_pack v77 = (v0_sine[2] * v51) - (v0_cosine[2] * v36);
    H[82] = v77;
    H[88] = v77;
    H[97] = v77;
    H[98] = v77;
    const puma560_pack v78 = -((v0_sine[2] * v52) - (v0_cosine[2] * v38));
    H[83] = v78;
    H[89] = v78;
    H[103] = v78;
    H[104] = v78;
    H[93] = (v14 * v31) + (v40 * v48);
    const puma560_pack v79 = -((v14 * v36) + (v40 * v51));
    H[94] = v79;
    H[99] = v79;
    const puma560_pack v80 = (v14 * v38) + (v40 * v52);
    H[95] = v80;
    H[105] = v80;
    H[100] = (v50 * v51) - (v33 * v36);
    const puma560_pack v81 = (v33 * v38) - (v50 * v52);
    H[101] = v81;
    H[106] = v81;
    H[107] = (v16 * v38) + (v41 * v52);
}

void puma560_influence_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack G_pack[18];
        puma560_pack H_pack[108];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void puma560_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack G_pack[18];
        puma560_pack H_pack[108];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static PUMA560_APART void puma560_pack_influence_rotational_tip(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict G, puma560_pack *restrict H)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[0], q[2], q[1], q[3], q[4]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[0] = puma560_pack_splat(0.0);
    G[6] = puma560_pack_splat(0.0);
    G[13] = puma560_pack_splat(0.0);
    G[14] = puma560_pack_splat(0.0);
    H[0] = puma560_pack_splat(0.0);
    H[6] = puma560_pack_splat(0.0);
    H[7] = puma560_pack_splat(0.0);
    H[8] = puma560_pack_splat(0.0);
    H[12] = puma560_pack_splat(0.0);
    H[13] = puma560_pack_splat(0.0);
    H[14] = puma560_pack_splat(0.0);
    H[18] = puma560_pack_splat(0.0);
    H[19] = puma560_pack_splat(0.0);
    H[20] = puma560_pack_splat(0.0);
    H[21] = puma560_pack_splat(0.0);
    H[24] = puma560_pack_splat(0.0);
    H[25] = puma560_pack_splat(0.0);
    H[26] = puma560_pack_splat(0.0);
    H[27] = puma560_pack_splat(0.0);
    H[28] = puma560_pack_splat(0.0);
    H[30] = puma560_pack_splat(0.0);
    H[31] = puma560_pack_splat(0.0);
    H[32] = puma560_pack_splat(0.0);
    H[33] = puma560_pack_splat(0.0);
    H[34] = puma560_pack_splat(0.0);
    H[35] = puma560_pack_splat(0.0);
    H[36] = puma560_pack_splat(0.0);
    H[42] = puma560_pack_splat(0.0);
    H[43] = puma560_pack_splat(0.0);
    H[44] = puma560_pack_splat(0.0);
    H[48] = puma560_pack_splat(0.0);
    H[49] = puma560_pack_splat(0.0);
    H[50] = puma560_pack_splat(0.0);
    H[54] = puma560_pack_splat(0.0);
    H[55] = puma560_pack_splat(0.0);
    H[56] = puma560_pack_splat(0.0);
    H[57] = puma560_pack_splat(0.0);
    H[60] = puma560_pack_splat(0.0);
    H[61] = puma560_pack_splat(0.0);
    H[62] = puma560_pack_splat(0.0);
    H[63] = puma560_pack_splat(0.0);
    H[64] = puma560_pack_splat(0.0);
    H[66] = puma560_pack_splat(0.0);
    H[67] = puma560_pack_splat(0.0);
    H[68] = puma560_pack_splat(0.0);
    H[69] = puma560_pack_splat(0.0);
    H[70] = puma560_pack_splat(0.0);
    H[71] = puma560_pack_splat(0.0);
    H[72] = puma560_pack_splat(0.0);
    H[73] = puma560_pack_splat(0.0);
    H[74] = puma560_pack_splat(0.0);
    H[75] = puma560_pack_splat(0.0);
    H[76] = puma560_pack_splat(0.0);
    H[77] = puma560_pack_splat(0.0);
    H[78] = puma560_pack_splat(0.0);
    H[79] = puma560_pack_splat(0.0);
    H[80] = puma560_pack_splat(0.0);
    H[84] = puma560_pack_splat(0.0);
    H[85] = puma560_pack_splat(0.0);
    H[86] = puma560_pack_splat(0.0);
    H[90] = puma560_pack_splat(0.0);
    H[91] = puma560_pack_splat(0.0);
    H[92] = puma560_pack_splat(0.0);
    H[93] = puma560_pack_splat(0.0);
    H[96] = puma560_pack_splat(0.0);
    H[97] = puma560_pack_splat(0.0);
    H[98] = puma560_pack_splat(0.0);
    H[99] = puma560_pack_splat(0.0);
    H[100] = puma560_pack_splat(0.0);
    H[102] = puma560_pack_splat(0.0);
    H[103] = puma560_pack_splat(0.0);
    H[104] = puma560_pack_splat(0.0);
    H[105] = puma560_pack_splat(0.0);
    H[106] = puma560_pack_splat(0.0);
    H[107] = puma560_pack_splat(0.0);
    const puma560_pack v10 = (v0_cosine[2] * v0_sine[1]) + (v0_sine[2] * v0_cosine[1]);
    const puma560_pack v11 = v0_cosine[0] * v10;
    const puma560_pack v12 = -v11;
    G[3] = v12;
    H[39] = v12;
    const puma560_pack v13 = (v0_sine[2] * v0_sine[1]) - (v0_cosine[2] * v0_cosine[1]);
    const puma560_pack v14 = v0_cosine[0] * v13;
    H[9] = v14;
    H[15] = v14;
    const puma560_pack v15 = (v0_sine[3] * v14) - (v0_cosine[3] * v0_sine[0]);
    const puma560_pack v16 = -v15;
    G[4] = v16;
    H[40] = v16;
    const puma560_pack v17 = v0_sine[4] * v0_cosine[3];
    const puma560_pack v18 = v0_sine[4] * v0_sine[3];
    const puma560_pack v19 = (v18 * v0_sine[0]) + ((v17 * v14) - (v0_cosine[4] * v11));
    G[5] = v19;
    H[41] = v19;
    const puma560_pack v20 = -v0_cosine[0];
    G[7] = v20;
    G[8] = v20;
    const puma560_pack v21 = v0_sine[0] * v10;
    H[3] = v21;
    G[9] = -v21;
    const puma560_pack v22 = v0_sine[0] * v13;
    H[45] = v22;
    H[51] = v22;
    const puma560_pack v23 = (v0_cosine[3] * v0_cosine[0]) + (v0_sine[3] * v22);
    H[4] = v23;
    G[10] = -v23;
    const puma560_pack v24 = ((v17 * v22) - (v0_cosine[4] * v21)) - (v18 * v0_cosine[0]);
    G[11] = v24;
    G[12] = puma560_pack_splat(1.0);
    G[15] = -v13;
    const puma560_pack v25 = v0_sine[3] * v10;
    G[16] = v25;
    const puma560_pack v26 = (v0_cosine[4] * v13) + (v17 * v10);
    G[17] = -v26;
    H[5] = -v24;
    const puma560_pack v27 = -(v0_cosine[0] * v25);
    H[10] = v27;
    H[16] = v27;
    const puma560_pack v28 = v0_cosine[0] * v26;
    H[11] = v28;
    H[17] = v28;
    H[22] = -((v25 * v21) + (v13 * v23));
    H[23] = (v21 * v26) + (v13 * v24);
    H[29] = (v26 * v23) - (v25 * v24);
    const puma560_pack v29 = -(v0_sine[0] * v25);
    H[46] = v29;
    H[52] = v29;
    const puma560_pack v30 = v0_sine[0] * v26;
    H[47] = v30;
    H[53] = v30;
    H[58] = (v25 * v11) + (v13 * v15);
    H[59] = -((v26 * v11) + (v13 * v19));
    H[65] = (v25 * v19) - (v26 * v15);
    const puma560_pack v31 = -((v0_sine[0] * v21) + (v0_cosine[0] * v11));
    H[81] = v31;
    H[87] = v31;
    const puma560_pack v32 = -((v0_sine[0] * v23) + (v0_cosine[0] * v15));
    H[82] = v32;
    H[88] = v32;
    const puma560_pack v33 = (v0_sine[0] * v24) + (v0_cosine[0] * v19);
    H[83] = v33;
    H[89] = v33;
    H[94] = (v11 * v23) - (v21 * v15);
    H[95] = (v21 * v19) - (v11 * v24);
    H[101] = (v23 * v19) - (v15 * v24);
}

void puma560_influence_rotational_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack G_pack[18];
        puma560_pack H_pack[108];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void puma560_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack G_pack[18];
        puma560_pack H_pack[108];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        puma560_pack_give(18U, count, first, lanes, G_pack, G);
        puma560_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static PUMA560_APART void puma560_pack_inertia_power(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict P)
{
    (void)prepared;
    const puma560_pack v0_angle[6U] = {q[2], q[1], q[4], q[3], q[5], q[0]};
    puma560_pack v0_sine[6U];
    puma560_pack v0_cosine[6U];
    puma560_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    P[0] = puma560_pack_splat(0.0);
    P[43] = puma560_pack_splat(0.0);
    P[80] = puma560_pack_splat(0.0);
    P[85] = puma560_pack_splat(0.0);
    P[86] = puma560_pack_splat(0.0);
    P[129] = puma560_pack_splat(0.0);
    P[172] = puma560_pack_splat(0.0);
    P[215] = puma560_pack_splat(0.0);
    const puma560_pack v12 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v14 = v0_cosine[3] * v13;
    const puma560_pack v15 = (v0_cosine[2] * v14) - (v0_sine[2] * v12);
    const puma560_pack v16 = v0_sine[3] * v13;
    const puma560_pack v17 = (v16 * v0_sine[4]) - (v0_cosine[4] * v15);
    const puma560_pack v18 = 0.00015 * v17;
    const puma560_pack v19 = v0_cosine[5] * v12;
    const puma560_pack v20 = (v0_sine[3] * v0_sine[5]) + (v0_cosine[3] * v19);
    const puma560_pack v21 = v0_cosine[5] * v13;
    const puma560_pack v22 = (v0_sine[2] * v21) + (v0_cosine[2] * v20);
    const puma560_pack v23 = (v0_cosine[3] * v0_sine[5]) - (v0_sine[3] * v19);
    const puma560_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    const puma560_pack v25 = (v0_sine[2] * v14) + (v0_cosine[2] * v12);
    const puma560_pack v26 = (v0_sine[2] * v20) - (v0_cosine[2] * v21);
    const puma560_pack v27 = v26 * v25;
    const puma560_pack v28 = (v16 * v0_cosine[4]) + (v0_sine[4] * v15);
    const puma560_pack v29 = 0.00015 * v28;
    const puma560_pack v30 = (v0_sine[4] * v22) - (v0_cosine[4] * v23);
    const puma560_pack v31 = ((4e-05 * v27) - (v24 * v18)) + (v30 * v29);
    const puma560_pack v32 = 0.0004 * v23;
    const puma560_pack v33 = 0.0003 * v15;
    const puma560_pack v34 = (((v16 * v32) - v31) - (v22 * v33)) - (0.0003 * v27);
    const puma560_pack v35 = 0.0018 * v20;
    const puma560_pack v36 = v12 * v21;
    const puma560_pack v37 = 0.0018 * v23;
    const puma560_pack v38 = (((v14 * v35) - v34) - (0.0013 * v36)) - (v16 * v37);
    const puma560_pack v39 = 0.066 * v13;
    const puma560_pack v40 = (v19 * v39) - (0.0125 * v36);
    const puma560_pack v41 = v0_sine[5] * v12;
    const puma560_pack v42 = (v0_cosine[3] * v41) - (v0_sine[3] * v0_cosine[5]);
    const puma560_pack v43 = v0_sine[5] * v13;
    const puma560_pack v44 = (v0_sine[2] * v43) + (v0_cosine[2] * v42);
    const puma560_pack v45 = (v0_cosine[3] * v0_cosine[5]) + (v0_sine[3] * v41);
    const puma560_pack v46 = (v0_sine[4] * v45) - (v0_cosine[4] * v44);
    const puma560_pack v47 = 0.00015 * v46;
    const puma560_pack v48 = (v0_cosine[2] * v43) - (v0_sine[2] * v42);
    const puma560_pack v49 = 4e-05 * v48;
    const puma560_pack v50 = (v0_cosine[4] * v45) + (v0_sine[4] * v44);
    const puma560_pack v51 = 0.00015 * v50;
    const puma560_pack v52 = ((v25 * v49) - (v17 * v47)) - (v28 * v51);
    const puma560_pack v53 = 0.0004 * v45;
    const puma560_pack v54 = 0.0003 * v44;
    const puma560_pack v55 = 0.0003 * v48;
    const puma560_pack v56 = (((v16 * v53) - v52) + (v15 * v54)) - (v25 * v55);
    const puma560_pack v57 = 0.0013 * v43;
    const puma560_pack v58 = 0.0018 * v42;
    const puma560_pack v59 = 0.0018 * v45;
    const puma560_pack v60 = (((v12 * v57) - v56) - (v14 * v58)) - (v16 * v59);
    const puma560_pack v61 = 0.0125 * v43;
    const puma560_pack v62 = (v12 * v61) - (v41 * v39);
    const puma560_pack v63 = (v0_sine[5] * (v60 + v62)) - (v0_cosine[5] * (v38 + v40));
    const puma560_pack v64 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_pack v65 = v64 + (0.0203 * v13);
    const puma560_pack v66 = (0.4318 * v12) - v65;
    const puma560_pack v67 = v66 + (0.032 * v25);
    const puma560_pack v68 = 0.09 * v67;
    const puma560_pack v69 = 0.4318 * v0_cosine[1];
    const puma560_pack v70 = v69 * v0_cosine[5];
    const puma560_pack v71 = v70 + ((0.15005 * v0_sine[5]) - (0.0203 * v19));
    const puma560_pack v72 = (0.4318 * v21) - v71;
    const puma560_pack v73 = (0.032 * v26) - v72;
    const puma560_pack v74 = v73 * v68;
    const puma560_pack v75 = 0.34 * v66;
    const puma560_pack v76 = (v72 * v75) - v74;
    const puma560_pack v77 = (0.4508 * v12) - v65;
    const puma560_pack v78 = 0.82 * v77;
    const puma560_pack v79 = (0.4508 * v21) - v71;
    const puma560_pack v80 = v76 + (v79 * v78);
    const puma560_pack v81 = v69 * v0_sine[5];
    const puma560_pack v82 = (v81 - (0.15005 * v0_cosine[5])) - (0.0203 * v41);
    const puma560_pack v83 = (0.4318 * v43) - v82;
    const puma560_pack v84 = v83 + (0.032 * v48);
    const puma560_pack v85 = v84 * v68;
    const puma560_pack v86 = v85 + (v83 * v75);
    const puma560_pack v87 = (0.4508 * v43) - v82;
    const puma560_pack v88 = v86 + (v87 * v78);
    const puma560_pack v89 = v70 + ((0.16415 * v0_sine[5]) - (0.07 * v21));
    const puma560_pack v90 = (v81 - (0.07 * v43)) - (0.16415 * v0_cosine[5]);
    const puma560_pack v91 = (v0_sine[5] * v90) + (v0_cosine[5] * v89);
    const puma560_pack v92 = (0.336 * v12) - (4.8 * v64);
    const puma560_pack v93 = (v92 * v91) - ((v0_sine[5] * v88) + (v0_cosine[5] * v80));
    const puma560_pack v94 = 0.09 * v73;
    const puma560_pack v95 = 0.34 * v72;
    const puma560_pack v96 = v95 - v94;
    const puma560_pack v97 = 0.82 * v79;
    const puma560_pack v98 = v96 + v97;
    const puma560_pack v99 = 4.8 * v89;
    const puma560_pack v100 = v99 - v98;
    const puma560_pack v101 = 0.09 * v84;
    const puma560_pack v102 = 0.34 * v83;
    const puma560_pack v103 = v101 + v102;
    const puma560_pack v104 = 0.82 * v87;
    const puma560_pack v105 = v103 + v104;
    const puma560_pack v106 = 4.8 * v90;
    const puma560_pack v107 = v106 - v105;
    const puma560_pack v108 = (v0_sine[5] * v107) + (v0_cosine[5] * v100);
    const puma560_pack v109 = (0.006 * v0_sine[1]) - (0.068 * v0_cosine[1]);
    const puma560_pack v110 = (0.2275 * v0_sine[5]) - (v0_cosine[5] * v109);
    const puma560_pack v111 = (0.2275 * v0_cosine[5]) + (v0_sine[5] * v109);
    const puma560_pack v112 = (v0_sine[5] * v111) - (v0_cosine[5] * v110);
    const puma560_pack v113 = v112 * (11.689842 - (11.689842 + ((0.10439999999999999 * v0_cosine[1]) + (1.1832 * v0_sine[1]))));
    const puma560_pack v114 = (v93 + (0.67183 * v108)) - v113;
    P[6] = v114;
    const puma560_pack v115 = v0_sine[5] * v0_sine[5];
    const puma560_pack v116 = v0_cosine[5] * v0_cosine[5];
    const puma560_pack v117 = v116 + v115;
    const puma560_pack v118 = (v0_cosine[1] * v0_sine[1]) * (0.394 * v117);
    const puma560_pack v119 = (v118 - v114) - v63;
    P[36] = v119;
    const puma560_pack v120 = (v0_sine[5] * v60) - (v0_cosine[5] * v38);
    const puma560_pack v121 = v120 + ((v0_sine[5] * v62) - (v0_cosine[5] * v40));
    P[1] = (v121 - v119) - v118;
    const puma560_pack v122 = v93 + (v64 * v108);
    P[12] = v122;
    const puma560_pack v123 = v63 + v122;
    P[2] = v121 + v123;
    const puma560_pack v124 = (v43 * v38) + (v21 * v60);
    const puma560_pack v125 = (v65 * v43) - (v12 * v82);
    const puma560_pack v126 = (v12 * v71) - (v65 * v21);
    const puma560_pack v127 = (((v43 * v80) - (v21 * v88)) + (v98 * v125)) + (v105 * v126);
    const puma560_pack v128 = v127 + v124;
    P[108] = v128;
    P[3] = -(v124 + v128);
    const puma560_pack v129 = (v16 * v72) - (v23 * v66);
    const puma560_pack v130 = (v45 * v66) + (v16 * v83);
    const puma560_pack v131 = (v96 * v130) - (v103 * v129);
    const puma560_pack v132 = ((v45 * v76) + (v23 * v86)) - v131;
    const puma560_pack v133 = (v45 * v34) - (v23 * v56);
    const puma560_pack v134 = v132 - v133;
    P[144] = v134;
    P[4] = v133 - v134;
    const puma560_pack v135 = (v48 * v31) - (v26 * v52);
    const puma560_pack v136 = (v48 * v66) - (v83 * v25);
    const puma560_pack v137 = (v72 * v25) + (v26 * v66);
    const puma560_pack v138 = (v101 * v137) - (v94 * v136);
    const puma560_pack v139 = (v138 - (v26 * v85)) + (v48 * v74);
    P[30] = v139;
    const puma560_pack v140 = v139 - (2.0 * v135);
    P[5] = v140;
    const puma560_pack v141 = v73 * v94;
    const puma560_pack v142 = v141 + (v72 * v95);
    const puma560_pack v143 = v142 + (v79 * v97);
    const puma560_pack v144 = v101 * v73;
    const puma560_pack v145 = (v102 * v72) - v144;
    const puma560_pack v146 = v145 + (v104 * v79);
    const puma560_pack v147 = ((v0_sine[5] * v146) + (v0_cosine[5] * v143)) + (v99 * v91);
    const puma560_pack v148 = v84 * v101;
    const puma560_pack v149 = v148 + (v83 * v102);
    const puma560_pack v150 = v149 + (v87 * v104);
    const puma560_pack v151 = ((v0_sine[5] * v150) + (v0_cosine[5] * v146)) + (v106 * v91);
    const puma560_pack v152 = v26 * v26;
    const puma560_pack v153 = (4e-05 * v152) + (0.00015 * ((v24 * v24) + (v30 * v30)));
    const puma560_pack v154 = (v153 + (v23 * v32)) + (0.0003 * (v152 + (v22 * v22)));
    const puma560_pack v155 = v21 * v21;
    const puma560_pack v156 = ((v154 + (v20 * v35)) + (v23 * v37)) + (0.0013 * v155);
    const puma560_pack v157 = ((v156 + (v19 * (0.066 * v19))) + (0.086 * v115)) + (0.0125 * v155);
    const puma560_pack v158 = ((v48 * v49) + (v46 * v47)) + (v50 * v51);
    const puma560_pack v159 = ((v158 + (v45 * v53)) + (v44 * v54)) + (v48 * v55);
    const puma560_pack v160 = ((v159 + (v43 * v57)) + (v42 * v58)) + (v45 * v59);
    const puma560_pack v161 = 0.066 * v41;
    const puma560_pack v162 = v0_sine[5] * v0_cosine[5];
    const puma560_pack v163 = v162 * (v157 - (((v160 + (v43 * v61)) + (0.086 * v116)) + (v41 * v161)));
    const puma560_pack v164 = v162 * (0.539 - ((v0_sine[1] * (0.524 * v0_sine[1])) + (v0_cosine[1] * (0.13 * v0_cosine[1]))));
    const puma560_pack v165 = v115 - v116;
    const puma560_pack v166 = ((v26 * v49) + (v47 * v24)) - (v51 * v30);
    const puma560_pack v167 = ((v166 + (v23 * v53)) - (v54 * v22)) + (v26 * v55);
    const puma560_pack v168 = (((v21 * v57) - v167) + (v20 * v58)) - (v23 * v59);
    const puma560_pack v169 = (((0.086 * v162) - v168) - (v21 * v61)) - (v19 * v161);
    const puma560_pack v170 = (v165 * ((-v169) - v164)) - ((-(v165 * v164)) - v163);
    P[37] = v170;
    const puma560_pack v171 = ((v0_sine[5] * v110) + (v0_cosine[5] * v111)) * (17.4 * v112);
    P[7] = (v170 + ((v0_cosine[5] * v151) - (v0_sine[5] * v147))) + v171;
    const puma560_pack v172 = v69 * v117;
    const puma560_pack v173 = (v165 * v169) - v163;
    P[48] = v173;
    P[78] = v173;
    P[84] = v173;
    const puma560_pack v174 = ((v0_sine[5] * ((v172 * v100) - v147)) - (v0_cosine[5] * ((v172 * v107) - v151))) - v173;
    P[8] = v174;
    P[13] = v174;
    P[14] = v174;
    const puma560_pack v175 = (v43 * v71) - (v21 * v82);
    const puma560_pack v176 = ((v43 * v146) - (v21 * v150)) + (v105 * v175);
    const puma560_pack v177 = ((v43 * v143) - (v21 * v146)) + (v98 * v175);
    const puma560_pack v178 = (v0_sine[5] * v177) - (v0_cosine[5] * v176);
    const puma560_pack v179 = (v0_sine[5] * v168) - (v0_cosine[5] * v160);
    const puma560_pack v180 = (v0_sine[5] * v156) - (v0_cosine[5] * v168);
    const puma560_pack v181 = (v43 * v180) - (v21 * v179);
    const puma560_pack v182 = v25 * v25;
    const puma560_pack v183 = ((4e-05 * v182) + (v17 * v18)) + (v28 * v29);
    const puma560_pack v184 = v16 * v16;
    const puma560_pack v185 = ((v183 + (v15 * v33)) + (0.0003 * v182)) + (0.0004 * v184);
    const puma560_pack v186 = (v0_sine[5] * v43) + (v0_cosine[5] * v21);
    const puma560_pack v187 = v186 * ((v185 + (0.0013 * (v12 * v12))) + (0.0018 * (v184 + (v14 * v14))));
    const puma560_pack v188 = ((v181 + (v12 * v120)) - v178) - v187;
    P[9] = v188;
    P[15] = v188;
    const puma560_pack v189 = (v45 * v72) + (v23 * v83);
    const puma560_pack v190 = ((v45 * v145) + (v23 * v149)) - (v103 * v189);
    const puma560_pack v191 = ((v45 * v142) + (v23 * v145)) - (v96 * v189);
    const puma560_pack v192 = (v0_sine[5] * v191) - (v0_cosine[5] * v190);
    const puma560_pack v193 = v45 * v167;
    const puma560_pack v194 = v193 - (v23 * v159);
    const puma560_pack v195 = v23 * v167;
    const puma560_pack v196 = (v45 * v154) - v195;
    const puma560_pack v197 = (v0_sine[5] * v196) + (v0_cosine[5] * v194);
    const puma560_pack v198 = v0_cosine[5] * v16;
    const puma560_pack v199 = v0_sine[5] * v16;
    const puma560_pack v200 = (v0_sine[5] * v45) - (v0_cosine[5] * v23);
    const puma560_pack v201 = (v185 * v200) - ((v199 * v56) - (v198 * v34));
    const puma560_pack v202 = (v197 - v192) - v201;
    P[10] = v202;
    P[16] = v202;
    const puma560_pack v203 = (v48 * v72) + (v83 * v26);
    const puma560_pack v204 = v101 * v203;
    const puma560_pack v205 = v204 + ((v48 * v144) - (v26 * v148));
    const puma560_pack v206 = v25 * v31;
    const puma560_pack v207 = v206 - (v26 * v183);
    const puma560_pack v208 = v207 + v205;
    const puma560_pack v209 = v94 * v203;
    const puma560_pack v210 = v209 + ((v48 * v141) - (v26 * v144));
    const puma560_pack v211 = v25 * v52;
    const puma560_pack v212 = (v48 * v183) - v211;
    const puma560_pack v213 = v212 + v210;
    const puma560_pack v214 = v48 * v166;
    const puma560_pack v215 = v214 - (v26 * v158);
    const puma560_pack v216 = v26 * v166;
    const puma560_pack v217 = (v48 * v153) - v216;
    const puma560_pack v218 = (v0_sine[5] * v217) + (v0_cosine[5] * v215);
    const puma560_pack v219 = -(((v0_sine[5] * v213) + (v0_cosine[5] * v208)) - v218);
    P[11] = v219;
    P[17] = v219;
    P[18] = -v127;
    const puma560_pack v220 = (v43 * v168) + (v21 * v156);
    const puma560_pack v221 = (v43 * v160) + (v21 * v168);
    const puma560_pack v222 = (v41 * v60) - (v19 * v38);
    const puma560_pack v223 = v222 + ((v0_sine[5] * v221) + (v0_cosine[5] * v220));
    const puma560_pack v224 = -(v178 + v223);
    P[19] = v224;
    P[20] = v224;
    const puma560_pack v225 = (v43 * v220) - (v21 * v221);
    P[21] = (((v43 * v176) + (v12 * v128)) + (v21 * v177)) - v225;
    const puma560_pack v226 = (v43 * v190) + (v21 * v191);
    const puma560_pack v227 = (v43 * v194) - (v21 * v196);
    const puma560_pack v228 = (v16 * v43) + (v12 * v45);
    const puma560_pack v229 = (v16 * v21) - (v12 * v23);
    const puma560_pack v230 = (v21 * v45) + (v43 * v23);
    const puma560_pack v231 = (v185 * v230) - ((v56 * v229) + (v228 * v34));
    P[22] = v231 + (v227 + (v226 + (v12 * v134)));
    const puma560_pack v232 = (v43 * v215) - (v21 * v217);
    P[23] = v232 + (((v21 * v213) - (v43 * v208)) - (v12 * v140));
    P[24] = -v132;
    const puma560_pack v233 = v193 + ((v23 * v154) + (v16 * v34));
    const puma560_pack v234 = v195 + ((v45 * v159) + (v16 * v56));
    const puma560_pack v235 = (v0_sine[5] * v234) - (v0_cosine[5] * v233);
    const puma560_pack v236 = -(v192 + v235);
    P[25] = v236;
    P[26] = v236;
    const puma560_pack v237 = (v43 * v233) + (v21 * v234);
    P[27] = v237 + (v226 + (v12 * v132));
    const puma560_pack v238 = (v45 * v194) + (v23 * v196);
    P[28] = (v238 + ((v45 * v190) - (v23 * v191))) - (v16 * v134);
    const puma560_pack v239 = (v45 * v215) + (v23 * v217);
    P[29] = ((v239 - (v45 * v208)) - (v23 * v213)) + (v16 * v140);
    const puma560_pack v240 = v206 + (v214 + (v26 * v153));
    const puma560_pack v241 = v216 + (v211 + (v48 * v158));
    const puma560_pack v242 = (v0_sine[5] * v241) - (v0_cosine[5] * v240);
    const puma560_pack v243 = -(v242 + ((v0_sine[5] * v210) + (v0_cosine[5] * v205)));
    P[31] = v243;
    P[32] = v243;
    const puma560_pack v244 = (v43 * v240) + (v21 * v241);
    P[33] = v244 + (((v21 * v210) - (v43 * v205)) - (v12 * v139));
    const puma560_pack v245 = (v45 * v240) - (v23 * v241);
    P[34] = ((v245 - (v45 * v205)) - (v23 * v210)) + (v16 * v139);
    const puma560_pack v246 = ((v48 * v215) + (v25 * v135)) + (v26 * v217);
    P[35] = ((v246 - (v48 * v205)) - (v25 * v139)) - (v26 * v210);
    const puma560_pack v247 = -v173;
    P[38] = v247;
    P[73] = v247;
    P[74] = v247;
    const puma560_pack v248 = v187 - v222;
    const puma560_pack v249 = v68 + v75;
    const puma560_pack v250 = v78 + v249;
    const puma560_pack v251 = v0_sine[5] * v250;
    const puma560_pack v252 = v0_cosine[5] * v250;
    const puma560_pack v253 = (((v41 * v88) + (v19 * v80)) - (v125 * v251)) + (v126 * v252);
    const puma560_pack v254 = v67 * v68;
    const puma560_pack v255 = v254 + (v66 * v75);
    const puma560_pack v256 = v253 - (v186 * (v255 + (v77 * v78)));
    const puma560_pack v257 = ((v43 * v250) - (v12 * v105)) + (1.25 * v125);
    const puma560_pack v258 = 0.67183 * v0_sine[5];
    const puma560_pack v259 = ((v12 * v98) - (v21 * v250)) + (1.25 * v126);
    const puma560_pack v260 = 0.67183 * v0_cosine[5];
    const puma560_pack v261 = ((v258 * v257) - v256) - (v260 * v259);
    const puma560_pack v262 = v261 - v248;
    P[39] = v181 + v262;
    const puma560_pack v263 = -v201;
    const puma560_pack v264 = v130 * v249;
    const puma560_pack v265 = (((v200 * v255) + (v199 * v86)) + (v198 * v76)) - (v0_sine[5] * v264);
    const puma560_pack v266 = v129 * v249;
    const puma560_pack v267 = v265 - (v0_cosine[5] * v266);
    const puma560_pack v268 = ((v45 * v249) - (0.43000000000000005 * v130)) + (v16 * v103);
    const puma560_pack v269 = ((v16 * v96) - (v23 * v249)) - (0.43000000000000005 * v129);
    const puma560_pack v270 = (v267 + (v258 * v268)) + (v260 * v269);
    const puma560_pack v271 = v270 + v263;
    const puma560_pack v272 = (v0_sine[5] * v167) + (v0_cosine[5] * v159);
    const puma560_pack v273 = (v0_sine[5] * v154) + (v0_cosine[5] * v167);
    const puma560_pack v274 = (v45 * v273) - (v23 * v272);
    P[40] = v274 + v271;
    const puma560_pack v275 = (v0_sine[5] * v166) + (v0_cosine[5] * v158);
    const puma560_pack v276 = (v0_sine[5] * v153) + (v0_cosine[5] * v166);
    const puma560_pack v277 = (v48 * v276) - (v26 * v275);
    const puma560_pack v278 = v0_cosine[5] * v25;
    const puma560_pack v279 = v0_sine[5] * v25;
    const puma560_pack v280 = (v0_sine[5] * v48) - (v0_cosine[5] * v26);
    const puma560_pack v281 = v68 * v136;
    const puma560_pack v282 = (((v85 * v279) - (v74 * v278)) - (v254 * v280)) + (v0_sine[5] * v281);
    const puma560_pack v283 = v68 * v137;
    const puma560_pack v284 = v282 - (v0_cosine[5] * v283);
    const puma560_pack v285 = ((v48 * v68) - (0.09 * v136)) - (v101 * v25);
    const puma560_pack v286 = ((0.09 * v137) - (v26 * v68)) + (v94 * v25);
    const puma560_pack v287 = ((v258 * v285) - v284) + (v260 * v286);
    const puma560_pack v288 = v287 + v277;
    const puma560_pack v289 = ((v52 * v279) - (v183 * v280)) - (v31 * v278);
    P[41] = v288 + v289;
    P[42] = -v170;
    const puma560_pack v290 = v64 * v0_cosine[5];
    const puma560_pack v291 = (6.05 * v172) - v108;
    const puma560_pack v292 = v172 * (v92 + v250);
    const puma560_pack v293 = v0_sine[5] * v64;
    const puma560_pack v294 = v0_sine[5] * (((v258 * v291) + (v293 * v108)) + (v0_sine[5] * v292));
    const puma560_pack v295 = v294 + (v0_cosine[5] * (((v260 * v291) + (v290 * v108)) + (v0_cosine[5] * v292)));
    P[44] = v295;
    P[49] = v295;
    P[50] = v295;
    const puma560_pack v296 = (v0_sine[5] * v105) + (v0_cosine[5] * v98);
    const puma560_pack v297 = (((v41 * v150) - (v125 * v296)) + (v19 * v146)) - (v186 * v88);
    const puma560_pack v298 = v297 + (v175 * v252);
    const puma560_pack v299 = ((v43 * v98) - (v21 * v105)) + (1.25 * v175);
    const puma560_pack v300 = v298 + (v260 * v299);
    const puma560_pack v301 = (((v126 * v296) + (v41 * v146)) + (v19 * v143)) - (v186 * v80);
    const puma560_pack v302 = v301 - (v175 * v251);
    const puma560_pack v303 = (v258 * v299) - v302;
    const puma560_pack v304 = (v0_sine[5] * v303) + (v0_cosine[5] * v300);
    P[55] = v304;
    P[56] = v304;
    const puma560_pack v305 = (v0_sine[5] * v38) + (v0_cosine[5] * v60);
    const puma560_pack v306 = ((v41 * v179) + (v19 * v180)) + (v186 * v305);
    const puma560_pack v307 = v306 + v304;
    const puma560_pack v308 = v0_sine[5] * ((v43 * v305) + (v12 * v179));
    const puma560_pack v309 = v308 + (v0_cosine[5] * ((v12 * v180) + (v21 * v305)));
    const puma560_pack v310 = v309 + v307;
    P[45] = v310;
    P[51] = v310;
    const puma560_pack v311 = (v0_sine[5] * v34) + (v0_cosine[5] * v56);
    const puma560_pack v312 = (v16 * v273) - (v23 * v311);
    const puma560_pack v313 = (v0_sine[5] * v103) + (v0_cosine[5] * v96);
    const puma560_pack v314 = (((v86 * v200) - (v130 * v313)) + (v199 * v149)) + (v198 * v145);
    const puma560_pack v315 = v189 * v249;
    const puma560_pack v316 = v314 + (v0_cosine[5] * v315);
    const puma560_pack v317 = ((v45 * v96) + (v23 * v103)) - (0.43000000000000005 * v189);
    const puma560_pack v318 = (v260 * v317) - v316;
    const puma560_pack v319 = v312 - v318;
    const puma560_pack v320 = (v16 * v272) - (v45 * v311);
    const puma560_pack v321 = (((v76 * v200) - (v129 * v313)) + (v199 * v145)) + (v198 * v142);
    const puma560_pack v322 = v321 - (v0_sine[5] * v315);
    const puma560_pack v323 = v322 + (v258 * v317);
    const puma560_pack v324 = v323 + v320;
    const puma560_pack v325 = ((v199 * v167) - (v34 * v200)) - (v198 * v154);
    const puma560_pack v326 = ((v199 * v159) - (v56 * v200)) - (v198 * v167);
    const puma560_pack v327 = (v0_sine[5] * v325) + (v0_cosine[5] * v326);
    const puma560_pack v328 = v327 + ((v0_sine[5] * v324) - (v0_cosine[5] * v319));
    P[46] = v328;
    P[52] = v328;
    const puma560_pack v329 = (v0_sine[5] * v31) + (v0_cosine[5] * v52);
    const puma560_pack v330 = (v25 * v276) - (v26 * v329);
    const puma560_pack v331 = (v0_sine[5] * v101) - (v0_cosine[5] * v94);
    const puma560_pack v332 = v68 * v203;
    const puma560_pack v333 = (((v136 * v331) - (v85 * v280)) - (v144 * v278)) - (v0_cosine[5] * v332);
    const puma560_pack v334 = v333 + (v148 * v279);
    const puma560_pack v335 = ((0.09 * v203) - (v101 * v26)) + (v48 * v94);
    const puma560_pack v336 = (v260 * v335) - v334;
    const puma560_pack v337 = v330 - v336;
    const puma560_pack v338 = (v48 * v329) - (v25 * v275);
    const puma560_pack v339 = (((v137 * v331) - (v74 * v280)) + (v144 * v279)) - (v0_sine[5] * v332);
    const puma560_pack v340 = v339 - (v141 * v278);
    const puma560_pack v341 = (v258 * v335) - v340;
    const puma560_pack v342 = v338 - v341;
    const puma560_pack v343 = ((v158 * v279) - (v52 * v280)) - (v166 * v278);
    const puma560_pack v344 = ((v166 * v279) - (v31 * v280)) - (v153 * v278);
    const puma560_pack v345 = (v0_sine[5] * v344) + (v0_cosine[5] * v343);
    const puma560_pack v346 = ((v0_sine[5] * v342) + (v0_cosine[5] * v337)) - v345;
    P[47] = v346;
    P[53] = v346;
    P[54] = v223 + v261;
    const puma560_pack v347 = v186 * ((v43 * v60) - (v21 * v38));
    const puma560_pack v348 = (((v41 * v221) - (v12 * v248)) + (v19 * v220)) - v347;
    P[127] = v348;
    P[128] = v348;
    P[57] = (((v43 * v300) - (v12 * v261)) - (v21 * v303)) - v348;
    const puma560_pack v349 = ((v43 * v326) - (v12 * v263)) - (v21 * v325);
    const puma560_pack v350 = (v12 * v274) - v349;
    const puma560_pack v351 = v12 * v270;
    P[58] = -(v351 + (v350 + ((v43 * v319) + (v21 * v324))));
    const puma560_pack v352 = ((v43 * v343) + (v12 * v289)) - (v21 * v344);
    P[59] = (((v43 * v337) - (v12 * v288)) - (v21 * v342)) - v352;
    P[60] = v235 + v270;
    const puma560_pack v353 = (v0_sine[5] * v323) + (v0_cosine[5] * v318);
    P[61] = v353;
    P[62] = v353;
    const puma560_pack v354 = ((v45 * v56) + (v23 * v34)) + (v16 * v185);
    const puma560_pack v355 = v186 * v354;
    const puma560_pack v356 = ((v41 * v234) - (v19 * v233)) + v355;
    P[63] = (((v43 * v318) - (v21 * v323)) - v356) - v351;
    const puma560_pack v357 = ((v45 * v326) + (v23 * v325)) + (v16 * v263);
    P[64] = (v357 + ((v45 * v318) + (v23 * v323))) + (v16 * v270);
    const puma560_pack v358 = ((v16 * v289) - (v45 * v343)) - (v23 * v344);
    P[65] = (v358 + ((v45 * v337) + (v23 * v342))) + (v16 * v288);
    P[66] = v242 + v287;
    const puma560_pack v359 = (v0_sine[5] * v341) + (v0_cosine[5] * v336);
    const puma560_pack v360 = -v359;
    P[67] = v360;
    P[68] = v360;
    const puma560_pack v361 = ((v48 * v52) + (v25 * v183)) + (v26 * v31);
    const puma560_pack v362 = (v12 * v242) - (v186 * v361);
    P[69] = (((v21 * v341) - (v43 * v336)) - (v12 * v287)) - v362;
    const puma560_pack v363 = (v200 * v361) + (v16 * v242);
    P[70] = ((v363 - (v45 * v336)) - (v23 * v341)) + (v16 * v287);
    const puma560_pack v364 = ((v48 * v343) + (v25 * v289)) + (v26 * v344);
    P[211] = v364;
    P[212] = v364;
    P[71] = -(v364 + (((v48 * v336) + (v25 * v287)) + (v26 * v341)));
    P[72] = -v123;
    const puma560_pack v365 = ((v293 * v257) - v256) - (v290 * v259);
    const puma560_pack v366 = v248 - v365;
    P[75] = v181 - v366;
    const puma560_pack v367 = (v267 + (v293 * v268)) + (v290 * v269);
    const puma560_pack v368 = v263 + v367;
    P[76] = v274 + v368;
    const puma560_pack v369 = ((v293 * v285) - v284) + (v290 * v286);
    const puma560_pack v370 = v277 + v369;
    P[77] = v289 + v370;
    P[79] = -v295;
    const puma560_pack v371 = ((v293 * v299) - (v172 * v259)) - v302;
    const puma560_pack v372 = (v298 - (v172 * v257)) + (v290 * v299);
    const puma560_pack v373 = (v0_sine[5] * v371) + (v0_cosine[5] * v372);
    P[91] = v373;
    P[92] = v373;
    const puma560_pack v374 = v306 + v373;
    const puma560_pack v375 = v309 + v374;
    P[81] = v375;
    P[87] = v375;
    const puma560_pack v376 = ((v290 * v317) - (v172 * v268)) - v316;
    const puma560_pack v377 = v312 - v376;
    const puma560_pack v378 = (v322 + (v172 * v269)) + (v293 * v317);
    const puma560_pack v379 = v320 + v378;
    const puma560_pack v380 = v327 + ((v0_sine[5] * v379) - (v0_cosine[5] * v377));
    P[82] = v380;
    P[88] = v380;
    const puma560_pack v381 = ((v293 * v335) - (v172 * v286)) - v340;
    const puma560_pack v382 = v338 - v381;
    const puma560_pack v383 = ((v172 * v285) - v334) + (v290 * v335);
    const puma560_pack v384 = v330 - v383;
    const puma560_pack v385 = ((v0_sine[5] * v382) + (v0_cosine[5] * v384)) - v345;
    P[83] = v385;
    P[89] = v385;
    P[90] = v223 + v365;
    P[93] = (((v43 * v372) - (v12 * v365)) - (v21 * v371)) - v348;
    const puma560_pack v386 = v12 * v367;
    P[94] = -(v386 + (v350 + ((v43 * v377) + (v21 * v379))));
    P[95] = (((v43 * v384) - (v12 * v370)) - (v21 * v382)) - v352;
    P[96] = v235 + v367;
    const puma560_pack v387 = (v0_sine[5] * v378) + (v0_cosine[5] * v376);
    P[97] = v387;
    P[98] = v387;
    P[99] = (((v43 * v376) - (v21 * v378)) - v356) - v386;
    P[100] = (v357 + ((v45 * v376) + (v23 * v378))) + (v16 * v367);
    P[101] = (v358 + ((v45 * v384) + (v23 * v382))) + (v16 * v370);
    P[102] = v242 + v369;
    const puma560_pack v388 = (v0_sine[5] * v381) + (v0_cosine[5] * v383);
    const puma560_pack v389 = -v388;
    P[103] = v389;
    P[104] = v389;
    P[105] = (((v21 * v381) - (v43 * v383)) - (v12 * v369)) - v362;
    P[106] = ((v363 - (v45 * v383)) - (v23 * v381)) + (v16 * v369);
    P[107] = -(v364 + (((v48 * v383) + (v25 * v369)) + (v26 * v381)));
    const puma560_pack v390 = v220 - (v12 * v38);
    const puma560_pack v391 = v221 + (v12 * v60);
    const puma560_pack v392 = (v0_sine[5] * v391) + (v0_cosine[5] * v390);
    P[109] = -(v262 + v392);
    P[110] = v366 - v392;
    P[111] = (v21 * v391) - (v43 * v390);
    const puma560_pack v393 = -v231;
    const puma560_pack v394 = (((v12 * v131) + (v86 * v229)) - (v228 * v76)) - (v125 * v269);
    const puma560_pack v395 = (((v394 - (v126 * v268)) + (v230 * v255)) - (v21 * v264)) + (v43 * v266);
    const puma560_pack v396 = v395 + v393;
    const puma560_pack v397 = (v43 * v159) - (v21 * v167);
    const puma560_pack v398 = (v43 * v167) - (v21 * v154);
    const puma560_pack v399 = v12 * v133;
    const puma560_pack v400 = ((v45 * v398) - (v23 * v397)) - v399;
    P[112] = v400 - v396;
    const puma560_pack v401 = (v43 * v158) - (v21 * v166);
    const puma560_pack v402 = (v43 * v166) - (v21 * v153);
    const puma560_pack v403 = (v43 * v25) - (v12 * v48);
    const puma560_pack v404 = (v12 * v26) + (v21 * v25);
    const puma560_pack v405 = (v43 * v26) + (v21 * v48);
    const puma560_pack v406 = ((v52 * v404) + (v31 * v403)) - (v183 * v405);
    const puma560_pack v407 = (((v125 * v286) - (v12 * v138)) + (v126 * v285)) + (v85 * v404);
    const puma560_pack v408 = (((v407 + (v74 * v403)) - (v254 * v405)) + (v21 * v281)) + (v43 * v283);
    const puma560_pack v409 = v408 + (v12 * v135);
    const puma560_pack v410 = v409 + (((v48 * v402) - (v26 * v401)) - v406);
    P[113] = v410;
    P[114] = -(v181 + v261);
    P[115] = -v307;
    const puma560_pack v411 = -v374;
    P[116] = v411;
    P[121] = v411;
    P[122] = v411;
    const puma560_pack v412 = v347 - (v12 * (v392 - v187));
    P[117] = v412;
    P[123] = v412;
    const puma560_pack v413 = (v43 * v96) - (v21 * v103);
    const puma560_pack v414 = (((v228 * v145) - (v86 * v230)) - (v125 * v317)) - (v130 * v413);
    const puma560_pack v415 = v12 * v189;
    const puma560_pack v416 = (((v414 - (v149 * v229)) + (v175 * v268)) + (v43 * v315)) - (v103 * v415);
    const puma560_pack v417 = ((v43 * v56) - (v12 * v185)) - (v21 * v34);
    const puma560_pack v418 = v16 * v12;
    const puma560_pack v419 = (((v23 * v417) - v416) - (v16 * v398)) + (v34 * v418);
    const puma560_pack v420 = (((v76 * v230) - (v126 * v317)) + (v129 * v413)) + (v145 * v229);
    const puma560_pack v421 = (((v420 - (v228 * v142)) - (v175 * v269)) - (v21 * v315)) + (v96 * v415);
    const puma560_pack v422 = ((v421 + (v45 * v417)) - (v16 * v397)) + (v56 * v418);
    const puma560_pack v423 = ((v34 * v230) - (v167 * v229)) - (v228 * v154);
    const puma560_pack v424 = ((v56 * v230) - (v228 * v167)) - (v159 * v229);
    const puma560_pack v425 = (v0_sine[5] * v423) + (v0_cosine[5] * v424);
    const puma560_pack v426 = -(((v0_sine[5] * v422) - (v0_cosine[5] * v419)) - v425);
    P[118] = v426;
    P[124] = v426;
    const puma560_pack v427 = (v43 * v52) - (v21 * v31);
    const puma560_pack v428 = (v21 * v101) + (v43 * v94);
    const puma560_pack v429 = (((v175 * v286) - (v126 * v335)) - (v137 * v428)) - (v144 * v404);
    const puma560_pack v430 = (((v429 + (v74 * v405)) + (v21 * v332)) - (v141 * v403)) + (v12 * v209);
    const puma560_pack v431 = ((v31 * v405) - (v166 * v404)) - (v153 * v403);
    const puma560_pack v432 = (v430 + (((v12 * v212) + (v48 * v427)) - (v25 * v401))) - v431;
    const puma560_pack v433 = (((v125 * v335) + (v136 * v428)) + (v175 * v285)) + (v144 * v403);
    const puma560_pack v434 = (((v433 - (v85 * v405)) + (v43 * v332)) + (v148 * v404)) - (v12 * v204);
    const puma560_pack v435 = ((v52 * v405) - (v166 * v403)) - (v158 * v404);
    const puma560_pack v436 = ((((v12 * v207) + (v25 * v402)) - (v26 * v427)) - v434) - v435;
    const puma560_pack v437 = (v0_sine[5] * v432) + (v0_cosine[5] * v436);
    P[119] = v437;
    P[125] = v437;
    P[120] = -(v181 + v365);
    P[126] = v225 - (v12 * v124);
    const puma560_pack v438 = ((v43 * v424) - (v21 * v423)) + (v12 * v396);
    P[130] = v438 + (((v43 * v419) - (v12 * v400)) + (v21 * v422));
    P[131] = ((v43 * v436) - (v12 * v410)) - (v21 * v432);
    P[132] = -(v237 + v395);
    const puma560_pack v439 = (v0_sine[5] * v421) + (v0_cosine[5] * v416);
    const puma560_pack v440 = v356 - v439;
    P[133] = v440;
    P[134] = v440;
    const puma560_pack v441 = (v43 * v416) - (v21 * v421);
    P[135] = (v12 * v395) - v441;
    const puma560_pack v442 = (v45 * v424) + (v23 * v423);
    P[136] = ((v442 - (v45 * v416)) - (v23 * v421)) - (v16 * v396);
    P[137] = ((v45 * v436) + (v23 * v432)) + (v16 * v410);
    P[138] = v408 - v244;
    const puma560_pack v443 = (v0_sine[5] * v430) - (v0_cosine[5] * v434);
    const puma560_pack v444 = v362 + v443;
    P[139] = v444;
    P[140] = v444;
    const puma560_pack v445 = (v43 * v434) + (v21 * v430);
    P[141] = -(v445 + (v12 * v408));
    const puma560_pack v446 = ((v230 * v361) + (v229 * v241)) + (v228 * v240);
    P[142] = (((v23 * v430) - (v45 * v434)) - v446) + (v16 * v408);
    const puma560_pack v447 = v408 - v406;
    const puma560_pack v448 = (v48 * v435) + (v26 * v431);
    P[143] = (((v26 * v430) - (v48 * v434)) - (v25 * v447)) - v448;
    P[145] = -(v235 + v271);
    P[146] = -(v235 + v368);
    P[147] = v237 + v396;
    P[148] = (v45 * v233) - (v23 * v234);
    const puma560_pack v449 = (v45 * v166) + (v23 * v153);
    const puma560_pack v450 = (v45 * v158) + (v23 * v166);
    const puma560_pack v451 = (v45 * v25) + (v16 * v48);
    const puma560_pack v452 = (v23 * v25) + (v16 * v26);
    const puma560_pack v453 = (v45 * v26) - (v23 * v48);
    const puma560_pack v454 = ((v52 * v452) - (v31 * v451)) + (v183 * v453);
    const puma560_pack v455 = (((v129 * v285) - (v130 * v286)) + (v16 * v138)) - (v85 * v452);
    const puma560_pack v456 = (((v455 + (v74 * v451)) - (v254 * v453)) - (v23 * v281)) + (v45 * v283);
    const puma560_pack v457 = (v16 * v135) - v456;
    const puma560_pack v458 = v457 + (((v26 * v450) - (v48 * v449)) - v454);
    P[149] = -v458;
    P[150] = -(v197 + v270);
    P[151] = -(v327 + v353);
    const puma560_pack v459 = -(v327 + v387);
    P[152] = v459;
    P[157] = v459;
    P[158] = v459;
    const puma560_pack v460 = -((v425 + (v355 + (v12 * v235))) - v439);
    P[153] = v460;
    P[159] = v460;
    const puma560_pack v461 = (v16 * v235) - (v200 * v354);
    P[154] = v461;
    P[160] = v461;
    const puma560_pack v462 = (v45 * v52) + (v23 * v31);
    const puma560_pack v463 = ((v52 * v453) - (v166 * v451)) + (v158 * v452);
    const puma560_pack v464 = (v45 * v94) - (v23 * v101);
    const puma560_pack v465 = (((v136 * v464) - (v130 * v335)) - (v189 * v285)) + (v144 * v451);
    const puma560_pack v466 = (((v465 - (v85 * v453)) + (v45 * v332)) - (v148 * v452)) + (v16 * v204);
    const puma560_pack v467 = v466 + v463;
    const puma560_pack v468 = v467 + (((v26 * v462) - (v25 * v449)) + (v16 * v207));
    const puma560_pack v469 = ((v31 * v453) + (v166 * v452)) - (v153 * v451);
    const puma560_pack v470 = (((v129 * v335) + (v137 * v464)) + (v189 * v286)) - (v144 * v452);
    const puma560_pack v471 = (((v470 - (v74 * v453)) + (v23 * v332)) + (v141 * v451)) + (v16 * v209);
    const puma560_pack v472 = v471 + v469;
    const puma560_pack v473 = v472 + (((v25 * v450) - (v48 * v462)) + (v16 * v212));
    const puma560_pack v474 = -((v0_sine[5] * v473) + (v0_cosine[5] * v468));
    P[155] = v474;
    P[161] = v474;
    P[156] = -(v197 + v367);
    P[162] = v399 + (v395 - v227);
    const puma560_pack v475 = -(v349 - v439);
    P[163] = v475;
    P[164] = v475;
    P[165] = v441 - v438;
    P[166] = ((v230 * v354) - (v229 * v234)) - (v228 * v233);
    P[167] = ((v12 * v458) - (v43 * v468)) + (v21 * v473);
    P[168] = -(v238 + (v16 * v133));
    const puma560_pack v476 = -v357;
    P[169] = v476;
    P[170] = v476;
    P[171] = (v16 * v393) - v442;
    P[173] = -(((v45 * v468) + (v23 * v473)) + (v16 * v458));
    P[174] = v456 - v245;
    const puma560_pack v477 = (v0_sine[5] * v471) + (v0_cosine[5] * v466);
    const puma560_pack v478 = -(v363 + v477);
    P[175] = v478;
    P[176] = v478;
    const puma560_pack v479 = ((v43 * v466) + (v12 * v456)) - (v21 * v471);
    P[177] = v446 - v479;
    P[178] = ((v16 * v456) - (v45 * v466)) - (v23 * v471);
    const puma560_pack v480 = v454 + v456;
    P[179] = -(((v48 * v467) + (v25 * v480)) + (v26 * v472));
    P[180] = v135 - v139;
    const puma560_pack v481 = v242 + v289;
    P[181] = -(v287 + v481);
    P[182] = -(v369 + v481);
    P[183] = v244 - v447;
    P[184] = v245 - v480;
    const puma560_pack v482 = (v48 * v240) - (v26 * v241);
    P[185] = v482;
    P[186] = -(v218 + v287);
    P[187] = v345 + v359;
    const puma560_pack v483 = v345 + v388;
    P[188] = v483;
    P[193] = v483;
    P[194] = v483;
    const puma560_pack v484 = (((v0_sine[5] * v431) + (v0_cosine[5] * v435)) - v443) - v362;
    P[189] = v484;
    P[195] = v484;
    const puma560_pack v485 = v363 + ((v0_sine[5] * v472) + (v0_cosine[5] * v467));
    P[190] = v485;
    P[196] = v485;
    const puma560_pack v486 = (v25 * v240) - (v26 * v361);
    const puma560_pack v487 = (v48 * v361) - (v25 * v241);
    const puma560_pack v488 = (v0_sine[5] * v487) + (v0_cosine[5] * v486);
    P[191] = v488;
    P[197] = v488;
    P[192] = -(v218 + v369);
    P[198] = -(v232 + v409);
    const puma560_pack v489 = v352 - v443;
    P[199] = v489;
    P[200] = v489;
    P[201] = v445 + (((v43 * v435) + (v12 * v447)) - (v21 * v431));
    P[202] = (((v43 * v467) + (v12 * v480)) - (v21 * v472)) - v446;
    P[203] = ((v43 * v486) - (v12 * v482)) - (v21 * v487);
    P[204] = v457 - v239;
    const puma560_pack v490 = -(v358 - v477);
    P[205] = v490;
    P[206] = v490;
    P[207] = (v479 + ((v45 * v435) + (v23 * v431))) + (v16 * v406);
    P[208] = ((v45 * v467) + (v23 * v472)) - (v16 * v480);
    P[209] = ((v45 * v486) + (v23 * v487)) + (v16 * v482);
    P[210] = -v246;
    P[213] = v448 - (v25 * v406);
    P[214] = ((v48 * v463) + (v25 * v454)) + (v26 * v469);
}

void puma560_inertia_power_batch(const puma560_prepared *prepared, size_t count, const double *q, double *P)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack P_pack[216];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void puma560_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack P_pack[216];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

static PUMA560_APART void puma560_pack_reactions(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict qdd, puma560_pack *restrict F)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v10 = v0_sine[0] * qd[0];
    const puma560_pack v11 = v0_cosine[0] * qd[0];
    const puma560_pack v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const puma560_pack v13 = qd[1] * v11;
    const puma560_pack v14 = v13 + (v0_sine[0] * qdd[0]);
    const puma560_pack v15 = qd[1] * v10;
    const puma560_pack v16 = (v0_cosine[0] * qdd[0]) - v15;
    const puma560_pack v17 = ((qd[2] * v12) + (v0_sine[1] * v14)) - (v0_cosine[1] * v16);
    const puma560_pack v18 = qd[1] + qd[2];
    const puma560_pack v19 = v18 * v12;
    const puma560_pack v20 = v19 - v17;
    const puma560_pack v21 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const puma560_pack v22 = v21 * v21;
    const puma560_pack v23 = v18 * v18;
    const puma560_pack v24 = v11 * v11;
    const puma560_pack v25 = qd[1] * qd[1];
    const puma560_pack v26 = v25 + v24;
    const puma560_pack v27 = (9.81 * v0_sine[0]) - (0.4318 * v26);
    const puma560_pack v28 = v11 * v10;
    const puma560_pack v29 = qdd[1] + v28;
    const puma560_pack v30 = (9.81 * v0_cosine[0]) + (0.4318 * v29);
    const puma560_pack v31 = (v0_sine[1] * v30) + (v0_cosine[1] * v27);
    const puma560_pack v32 = ((0.0203 * (v23 + v22)) - v31) - (0.15005 * v20);
    const puma560_pack v33 = v12 * v12;
    const puma560_pack v34 = v22 + v33;
    const puma560_pack v35 = v15 - v16;
    const puma560_pack v36 = ((0.4318 * v35) - (0.15005 * v34)) + (0.0203 * (v19 + v17));
    const puma560_pack v37 = (v0_sine[2] * v36) + (v0_cosine[2] * v32);
    const puma560_pack v38 = ((qd[2] * v21) - (v0_sine[1] * v16)) - (v0_cosine[1] * v14);
    const puma560_pack v39 = (v0_cosine[2] * v12) - (v0_sine[2] * v18);
    const puma560_pack v40 = qdd[1] + qdd[2];
    const puma560_pack v41 = ((qd[3] * v39) - (v0_sine[2] * v38)) + (v0_cosine[2] * v40);
    const puma560_pack v42 = qd[3] - v21;
    const puma560_pack v43 = v42 * v39;
    const puma560_pack v44 = v43 - v41;
    const puma560_pack v45 = (0.4318 * v44) - v37;
    const puma560_pack v46 = v21 * v12;
    const puma560_pack v47 = v18 * v21;
    const puma560_pack v48 = v38 - v47;
    const puma560_pack v49 = (v0_sine[1] * v27) - (v0_cosine[1] * v30);
    const puma560_pack v50 = ((0.15005 * v48) - v49) + (0.0203 * (v40 - v46));
    const puma560_pack v51 = (v0_cosine[2] * v18) + (v0_sine[2] * v12);
    const puma560_pack v52 = (v51 * v51) + (v39 * v39);
    const puma560_pack v53 = (0.4318 * v52) - v50;
    const puma560_pack v54 = (v0_sine[3] * v53) - (v0_cosine[3] * v45);
    const puma560_pack v55 = (v0_sine[2] * v32) - (v0_cosine[2] * v36);
    const puma560_pack v56 = ((qd[3] * v51) + (v0_sine[2] * v40)) + (v0_cosine[2] * v38);
    const puma560_pack v57 = v42 * v51;
    const puma560_pack v58 = v57 - v56;
    const puma560_pack v59 = (0.4318 * v58) - v55;
    const puma560_pack v60 = (v0_sine[4] * v59) + (v0_cosine[4] * v54);
    const puma560_pack v61 = (v0_cosine[3] * v42) - (v0_sine[3] * v39);
    const puma560_pack v62 = qdd[3] - v17;
    const puma560_pack v63 = ((qd[4] * v61) - (v0_cosine[3] * v56)) + (v0_sine[3] * v62);
    const puma560_pack v64 = qdd[4] + v41;
    const puma560_pack v65 = (v0_sine[4] * v63) + (v0_cosine[4] * v64);
    const puma560_pack v66 = 0.0028799999999999997 * v61;
    const puma560_pack v67 = (v0_sine[3] * v42) + (v0_cosine[3] * v39);
    const puma560_pack v68 = qd[4] + v51;
    const puma560_pack v69 = (v0_sine[4] * v68) - (v0_cosine[4] * v67);
    const puma560_pack v70 = ((0.0028799999999999997 * v65) + (0.09 * v60)) + (v69 * v66);
    const puma560_pack v71 = (v0_sine[4] * v54) - (v0_cosine[4] * v59);
    const puma560_pack v72 = (v0_sine[4] * v64) - (v0_cosine[4] * v63);
    const puma560_pack v73 = (v0_cosine[4] * v68) + (v0_sine[4] * v67);
    const puma560_pack v74 = ((v66 * v73) - (0.0028799999999999997 * v72)) - (0.09 * v71);
    const puma560_pack v75 = ((v0_sine[4] * v74) - (v0_cosine[4] * v70)) - (0.34 * v54);
    F[24] = v75;
    const puma560_pack v76 = (v0_sine[3] * v45) + (v0_cosine[3] * v53);
    const puma560_pack v77 = 0.0028799999999999997 * ((v69 * v69) + (v73 * v73));
    const puma560_pack v78 = v77 + (0.43000000000000005 * v76);
    const puma560_pack v79 = (v0_sine[3] * v78) + (v0_cosine[3] * v75);
    const puma560_pack v80 = v79 + ((0.369656 * v44) - (0.82 * v37));
    F[18] = v80;
    const puma560_pack v81 = ((v0_sine[4] * v70) + (v0_cosine[4] * v74)) + (0.34 * v59);
    F[26] = v81;
    const puma560_pack v82 = v81 + ((0.369656 * v58) - (0.82 * v55));
    const puma560_pack v83 = (v0_sine[2] * v82) + (v0_cosine[2] * v80);
    const puma560_pack v84 = v40 + v46;
    const puma560_pack v85 = (v83 + ((4.8 * v31) + (0.78792 * v20))) - (0.336 * v84);
    F[12] = v85;
    const puma560_pack v86 = (((v0_sine[3] * v75) - (v0_cosine[3] * v78)) - (0.369656 * v52)) + (0.82 * v50);
    F[20] = v86;
    const puma560_pack v87 = (((4.8 * v49) - (0.78792 * v48)) - v86) + (0.336 * (v23 + v33));
    const puma560_pack v88 = (((170.694 * v0_sine[0]) + (v0_sine[1] * v87)) + (v0_cosine[1] * v85)) - (1.1832 * v26);
    const puma560_pack v89 = qdd[1] - v28;
    const puma560_pack v90 = v15 + v16;
    const puma560_pack v91 = (v88 - (0.10439999999999999 * v89)) + (3.9585 * v90);
    F[6] = v91;
    const puma560_pack v92 = (v0_sine[1] * v85) - (v0_cosine[1] * v87);
    const puma560_pack v93 = v13 - v14;
    const puma560_pack v94 = (v92 + ((170.694 * v0_cosine[0]) + (1.1832 * v29))) + (3.9585 * v93);
    const puma560_pack v95 = v10 * v10;
    const puma560_pack v96 = v94 - (0.10439999999999999 * (v25 + v95));
    F[7] = v96;
    const puma560_pack v97 = (v0_sine[0] * v96) - (v0_cosine[0] * v91);
    F[0] = -v97;
    const puma560_pack v98 = (v0_sine[2] * v80) - (v0_cosine[2] * v82);
    const puma560_pack v99 = (v98 + ((0.78792 * v34) - (2.07264 * v35))) + (0.336 * (v38 + v47));
    const puma560_pack v100 = v13 + v14;
    const puma560_pack v101 = ((v99 - (1.1832 * v35)) - (0.10439999999999999 * v100)) + (3.9585 * (v24 + v95));
    F[1] = v101;
    F[2] = (v0_sine[0] * v91) + (v0_cosine[0] * v96);
    const puma560_pack v102 = (3.9999999999999996e-05 * qd[5]) - (0.00020216 * v61);
    const puma560_pack v103 = ((0.00024216 * v72) + (0.0028799999999999997 * v71)) + (v73 * v102);
    const puma560_pack v104 = ((0.00024216 * v65) + (0.0028799999999999997 * v60)) - (v69 * v102);
    const puma560_pack v105 = 0.00010000000000000005 * v68;
    const puma560_pack v106 = (((v0_sine[4] * v104) - (v0_cosine[4] * v103)) + (0.0003 * v63)) + (v61 * v105);
    F[27] = v106;
    const puma560_pack v107 = ((qd[4] * v67) - (v0_sine[3] * v56)) - (v0_cosine[3] * v62);
    const puma560_pack v108 = 4e-05 * (qdd[5] - v107);
    F[35] = v108;
    const puma560_pack v109 = ((0.0003 * v107) - v108) + (v67 * v105);
    const puma560_pack v110 = (((0.4318 * v81) - (0.16844092479999997 * v56)) + (v0_sine[3] * v109)) + (v0_cosine[3] * v106);
    const puma560_pack v111 = (v110 - (0.369656 * v55)) + (0.16714092479999998 * v57);
    F[21] = v111;
    const puma560_pack v112 = ((v0_sine[4] * v103) + (v0_cosine[4] * v104)) + (0.0004 * v64);
    F[29] = v112;
    const puma560_pack v113 = ((((0.4318 * v79) - (0.16844092479999997 * v41)) - (0.369656 * v37)) - v112) + (0.16714092479999998 * v43);
    F[22] = v113;
    const puma560_pack v114 = (((v0_sine[2] * v113) - (v0_cosine[2] * v111)) + (0.218857068 * v38)) - (0.1450848 * v35);
    const puma560_pack v115 = ((v114 + (0.15005 * v86)) - (0.03231706799999995 * v47)) - (0.78792 * v49);
    const puma560_pack v116 = v115 - (0.0551544 * (v23 - v22));
    const puma560_pack v117 = (((0.10933706799999998 * v19) - (0.14183706799999996 * v17)) + (0.78792 * v31)) + (0.0203 * v98);
    const puma560_pack v118 = ((v0_sine[3] * v106) - (v0_cosine[3] * v109)) + (0.0013 * v62);
    F[23] = v118;
    const puma560_pack v119 = v118 + ((v117 + (0.15005 * v83)) - (0.0551544 * v84));
    F[16] = v119;
    const puma560_pack v120 = (((38.832885000000005 * v0_cosine[0]) + (v0_sine[1] * v119)) + (0.26917800000000003 * v29)) + (v0_cosine[1] * v116);
    const puma560_pack v121 = ((v120 + (0.88493235 * v13)) - (1.03118515 * v14)) - (0.0070992 * v35);
    const puma560_pack v122 = v121 - (0.023751 * (v25 - v24));
    const puma560_pack v123 = (((38.832885000000005 * v0_sine[0]) - (v0_sine[1] * v116)) + (v0_cosine[1] * v119)) + (0.4318 * v99);
    const puma560_pack v124 = (((v123 + (0.41110115 * v15)) + (1.50501635 * v16)) - (0.023751 * v89)) - (0.0070992 * v100);
    const puma560_pack v125 = v124 - (0.26917800000000003 * (v25 - v95));
    F[10] = v125;
    F[3] = -(((v0_sine[0] * v125) + (v0_cosine[0] * v122)) + (0.67183 * v101));
    const puma560_pack v126 = (((v0_sine[2] * v111) + (v0_cosine[2] * v113)) - (0.10952 * v40)) + (0.336 * v31);
    const puma560_pack v127 = ((v126 + (0.0551544 * v20)) - (0.0203 * v86)) - (0.07702000000000003 * v46);
    const puma560_pack v128 = (((0.620084 * qdd[1]) - (1.024164 * v0_sine[0])) + (11.607192000000001 * v0_cosine[0])) + (0.4738312 * v28);
    const puma560_pack v129 = (((v128 + (0.4318 * v92)) + (0.26917800000000003 * v93)) - (0.023751 * v90)) - v127;
    const puma560_pack v130 = v129 + (0.0070992 * (v24 - v95));
    F[11] = v130;
    F[4] = -(v130 + (0.67183 * v97));
    F[5] = ((0.35 * qdd[0]) - (v0_sine[0] * v122)) + (v0_cosine[0] * v125);
    F[8] = -v101;
    F[9] = -v122;
    F[13] = -v87;
    F[14] = -v99;
    F[15] = -v116;
    F[17] = -v127;
    F[19] = -v82;
    F[25] = -v78;
    F[28] = -v109;
    F[30] = -v70;
    F[31] = -v74;
    F[32] = -(v77 + (0.09 * v76));
    F[33] = -v103;
    F[34] = -v104;
}

void puma560_reactions_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack F_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        puma560_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

void puma560_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack F_pack[36];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        puma560_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

static PUMA560_APART void puma560_pack_linearize(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict tau, puma560_pack *restrict A, puma560_pack *restrict B)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4U] = {v0, q[3], q[4], q[1]};
    puma560_pack v1_sine[4U];
    puma560_pack v1_cosine[4U];
    puma560_pack_sincos(4U, v1_angle, v1_sine, v1_cosine);
    A[0] = puma560_pack_splat(0.0);
    A[1] = puma560_pack_splat(0.0);
    A[2] = puma560_pack_splat(0.0);
    A[3] = puma560_pack_splat(0.0);
    A[4] = puma560_pack_splat(0.0);
    A[5] = puma560_pack_splat(0.0);
    A[7] = puma560_pack_splat(0.0);
    A[8] = puma560_pack_splat(0.0);
    A[9] = puma560_pack_splat(0.0);
    A[10] = puma560_pack_splat(0.0);
    A[11] = puma560_pack_splat(0.0);
    A[12] = puma560_pack_splat(0.0);
    A[13] = puma560_pack_splat(0.0);
    A[14] = puma560_pack_splat(0.0);
    A[15] = puma560_pack_splat(0.0);
    A[16] = puma560_pack_splat(0.0);
    A[17] = puma560_pack_splat(0.0);
    A[18] = puma560_pack_splat(0.0);
    A[20] = puma560_pack_splat(0.0);
    A[21] = puma560_pack_splat(0.0);
    A[22] = puma560_pack_splat(0.0);
    A[23] = puma560_pack_splat(0.0);
    A[24] = puma560_pack_splat(0.0);
    A[25] = puma560_pack_splat(0.0);
    A[26] = puma560_pack_splat(0.0);
    A[27] = puma560_pack_splat(0.0);
    A[28] = puma560_pack_splat(0.0);
    A[29] = puma560_pack_splat(0.0);
    A[30] = puma560_pack_splat(0.0);
    A[31] = puma560_pack_splat(0.0);
    A[33] = puma560_pack_splat(0.0);
    A[34] = puma560_pack_splat(0.0);
    A[35] = puma560_pack_splat(0.0);
    A[36] = puma560_pack_splat(0.0);
    A[37] = puma560_pack_splat(0.0);
    A[38] = puma560_pack_splat(0.0);
    A[39] = puma560_pack_splat(0.0);
    A[40] = puma560_pack_splat(0.0);
    A[41] = puma560_pack_splat(0.0);
    A[42] = puma560_pack_splat(0.0);
    A[43] = puma560_pack_splat(0.0);
    A[44] = puma560_pack_splat(0.0);
    A[46] = puma560_pack_splat(0.0);
    A[47] = puma560_pack_splat(0.0);
    A[48] = puma560_pack_splat(0.0);
    A[49] = puma560_pack_splat(0.0);
    A[50] = puma560_pack_splat(0.0);
    A[51] = puma560_pack_splat(0.0);
    A[52] = puma560_pack_splat(0.0);
    A[53] = puma560_pack_splat(0.0);
    A[54] = puma560_pack_splat(0.0);
    A[55] = puma560_pack_splat(0.0);
    A[56] = puma560_pack_splat(0.0);
    A[57] = puma560_pack_splat(0.0);
    A[59] = puma560_pack_splat(0.0);
    A[60] = puma560_pack_splat(0.0);
    A[61] = puma560_pack_splat(0.0);
    A[62] = puma560_pack_splat(0.0);
    A[63] = puma560_pack_splat(0.0);
    A[64] = puma560_pack_splat(0.0);
    A[65] = puma560_pack_splat(0.0);
    A[66] = puma560_pack_splat(0.0);
    A[67] = puma560_pack_splat(0.0);
    A[68] = puma560_pack_splat(0.0);
    A[69] = puma560_pack_splat(0.0);
    A[70] = puma560_pack_splat(0.0);
    A[72] = puma560_pack_splat(0.0);
    A[77] = puma560_pack_splat(0.0);
    A[84] = puma560_pack_splat(0.0);
    A[89] = puma560_pack_splat(0.0);
    A[96] = puma560_pack_splat(0.0);
    A[101] = puma560_pack_splat(0.0);
    A[108] = puma560_pack_splat(0.0);
    A[113] = puma560_pack_splat(0.0);
    A[120] = puma560_pack_splat(0.0);
    A[125] = puma560_pack_splat(0.0);
    A[132] = puma560_pack_splat(0.0);
    A[137] = puma560_pack_splat(0.0);
    B[0] = puma560_pack_splat(0.0);
    B[1] = puma560_pack_splat(0.0);
    B[2] = puma560_pack_splat(0.0);
    B[3] = puma560_pack_splat(0.0);
    B[4] = puma560_pack_splat(0.0);
    B[5] = puma560_pack_splat(0.0);
    B[6] = puma560_pack_splat(0.0);
    B[7] = puma560_pack_splat(0.0);
    B[8] = puma560_pack_splat(0.0);
    B[9] = puma560_pack_splat(0.0);
    B[10] = puma560_pack_splat(0.0);
    B[11] = puma560_pack_splat(0.0);
    B[12] = puma560_pack_splat(0.0);
    B[13] = puma560_pack_splat(0.0);
    B[14] = puma560_pack_splat(0.0);
    B[15] = puma560_pack_splat(0.0);
    B[16] = puma560_pack_splat(0.0);
    B[17] = puma560_pack_splat(0.0);
    B[18] = puma560_pack_splat(0.0);
    B[19] = puma560_pack_splat(0.0);
    B[20] = puma560_pack_splat(0.0);
    B[21] = puma560_pack_splat(0.0);
    B[22] = puma560_pack_splat(0.0);
    B[23] = puma560_pack_splat(0.0);
    B[24] = puma560_pack_splat(0.0);
    B[25] = puma560_pack_splat(0.0);
    B[26] = puma560_pack_splat(0.0);
    B[27] = puma560_pack_splat(0.0);
    B[28] = puma560_pack_splat(0.0);
    B[29] = puma560_pack_splat(0.0);
    B[30] = puma560_pack_splat(0.0);
    B[31] = puma560_pack_splat(0.0);
    B[32] = puma560_pack_splat(0.0);
    B[33] = puma560_pack_splat(0.0);
    B[34] = puma560_pack_splat(0.0);
    B[35] = puma560_pack_splat(0.0);
    A[6] = puma560_pack_splat(1.0);
    A[19] = puma560_pack_splat(1.0);
    A[32] = puma560_pack_splat(1.0);
    A[45] = puma560_pack_splat(1.0);
    A[58] = puma560_pack_splat(1.0);
    A[71] = puma560_pack_splat(1.0);
    const puma560_pack v9 = v1_sine[0] * qd[0];
    const puma560_pack v10 = qd[1] + qd[2];
    const puma560_pack v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const puma560_pack v12 = 2.0 * v11;
    const puma560_pack v13 = v1_cosine[0] * qd[0];
    const puma560_pack v14 = qd[3] + v13;
    const puma560_pack v15 = v14 * v12;
    const puma560_pack v16 = v10 * v13;
    const puma560_pack v17 = 2.0 * v1_cosine[1];
    const puma560_pack v18 = v9 * v13;
    const puma560_pack v19 = ((v1_sine[1] * v18) + (v16 * v17)) - v15;
    const puma560_pack v20 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const puma560_pack v21 = v20 * v11;
    const puma560_pack v22 = v10 * v9;
    const puma560_pack v23 = v22 - v21;
    const puma560_pack v24 = (v1_cosine[2] * v23) + (v1_sine[2] * v19);
    const puma560_pack v25 = (v1_sine[2] * v14) + (v1_cosine[2] * v20);
    const puma560_pack v26 = qd[4] + v11;
    const puma560_pack v27 = v26 * v25;
    const puma560_pack v28 = 4e-05 * v27;
    const puma560_pack v29 = v28 + (4e-05 * v24);
    const puma560_pack v30 = 0.0004000000000000001 * v27;
    const puma560_pack v31 = v30 + (v29 + (0.00020000000000000004 * v24));
    const puma560_pack v32 = (v1_sine[2] * v23) - (v1_cosine[2] * v19);
    const puma560_pack v33 = 2.0 * v26;
    const puma560_pack v34 = (v1_sine[2] * v20) - (v1_cosine[2] * v14);
    const puma560_pack v35 = (v34 * v33) + v32;
    const puma560_pack v36 = 3.9999999999999996e-05 * qd[5];
    const puma560_pack v37 = v26 * v36;
    const puma560_pack v38 = v37 + ((1.9999999999999998e-05 * v32) + (0.0004221600000000001 * v35));
    const puma560_pack v39 = v1_cosine[0] * v13;
    const puma560_pack v40 = qd[0] * v39;
    const puma560_pack v41 = v10 * v10;
    const puma560_pack v42 = v41 + v40;
    const puma560_pack v43 = 0.0203 * v42;
    const puma560_pack v44 = 0.4318 * v1_cosine[3];
    const puma560_pack v45 = v1_cosine[0] * v44;
    const puma560_pack v46 = qd[0] * qd[0];
    const puma560_pack v47 = qd[1] * qd[1];
    const puma560_pack v48 = v47 + v46;
    const puma560_pack v49 = 0.4318 * v1_sine[3];
    const puma560_pack v50 = v47 * v49;
    const puma560_pack v51 = v50 - 9.81;
    const puma560_pack v52 = v1_sine[0] * v51;
    const puma560_pack v53 = (((0.4318 * v18) - (v48 * v45)) - v52) - v43;
    const puma560_pack v54 = 0.8636 * qd[1];
    const puma560_pack v55 = v1_sine[3] * v54;
    const puma560_pack v56 = (0.15005 * v46) - (qd[0] * v55);
    const puma560_pack v57 = (v1_sine[1] * v53) + (v1_cosine[1] * ((0.0406 * v22) + ((0.8636 * v16) - v56)));
    const puma560_pack v58 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v59 = (9.999999999999983e-05 * v21) - (0.0013999999999999998 * v22);
    const puma560_pack v60 = (((v1_sine[2] * v38) + (v1_cosine[2] * v31)) - (v58 * v57)) - v59;
    const puma560_pack v61 = tau[5] + v29;
    const puma560_pack v62 = 0.9999999999999999 * v1_cosine[2];
    const puma560_pack v63 = (tau[3] + v60) - (v61 * v62);
    const puma560_pack v64 = v1_sine[2] * v1_sine[1];
    const puma560_pack v65 = 0.0012435839999999998 * v64;
    const puma560_pack v66 = v65 + (v64 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v67 = 3.9999999999999996e-05 * v1_cosine[2];
    const puma560_pack v68 = v66 + (v64 * v67);
    const puma560_pack v69 = v1_sine[2] * v1_sine[2];
    const puma560_pack v70 = 0.00020216000000000006 * v69;
    const puma560_pack v71 = 1.0 / (v70 + (0.0016399999999999997 - (v1_cosine[2] * v67)));
    const puma560_pack v72 = v71 * v68;
    const puma560_pack v73 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v74 = (((v1_sine[2] * v31) - (v1_cosine[2] * v38)) + (0.00075 * v19)) + (v73 * v57);
    const puma560_pack v75 = v73 * v1_cosine[1];
    const puma560_pack v76 = v34 * v25;
    const puma560_pack v77 = (v36 * v25) + (0.00020216000000000006 * v76);
    const puma560_pack v78 = v1_sine[1] * v1_cosine[2];
    const puma560_pack v79 = v1_sine[1] * v73;
    const puma560_pack v80 = ((v77 + (v22 * (0.00011692799999999998 * v78))) - (v79 * v56)) - (v75 * v53);
    const puma560_pack v81 = v1_sine[2] * v1_sine[0];
    const puma560_pack v82 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v83 = 0.0024871679999999997 * v78;
    const puma560_pack v84 = v1_sine[0] * v9;
    const puma560_pack v85 = qd[0] * v84;
    const puma560_pack v86 = v41 + v85;
    const puma560_pack v87 = (0.0203 * v18) - (0.4318 * v86);
    const puma560_pack v88 = v1_cosine[0] * v51;
    const puma560_pack v89 = ((v80 - (v82 * (v81 * v48))) + (v16 * v83)) - (v58 * (v87 - v88));
    const puma560_pack v90 = v20 * v14;
    const puma560_pack v91 = v1_sine[1] * v13;
    const puma560_pack v92 = 2.0 * v91;
    const puma560_pack v93 = ((v1_cosine[1] * v18) - (v10 * v92)) - v90;
    const puma560_pack v94 = (v89 - (0.0012921600000000003 * v93)) + (0.0006500000000000002 * v90);
    const puma560_pack v95 = v25 * v25;
    const puma560_pack v96 = (v26 * v26) + v95;
    const puma560_pack v97 = (((v1_sine[1] * v74) - (v1_cosine[1] * v94)) + (v96 * (5.846399999999999e-05 * v1_cosine[2]))) - (0.24892875 * v1_cosine[0]);
    const puma560_pack v98 = (v96 * v58) - (v73 * v76);
    const puma560_pack v99 = v98 + (v73 * v93);
    const puma560_pack v100 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v101 = (v100 * v35) - (v1_cosine[1] * v99);
    const puma560_pack v102 = 0.9999999999999999 * v64;
    const puma560_pack v103 = (0.3244698455 * v18) + ((((8.743947300000002 * v1_sine[0]) + v97) - (0.4318 * v101)) - (v61 * v102));
    const puma560_pack v104 = v76 - v93;
    const puma560_pack v105 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v106 = 0.8913300000000002 * v1_cosine[0];
    const puma560_pack v107 = v106 + (0.025374999999999998 * v1_sine[0]);
    const puma560_pack v108 = v48 * v44;
    const puma560_pack v109 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_pack v110 = ((v103 + (v105 * v104)) - (v108 * v107)) + (v50 * v109);
    const puma560_pack v111 = v110 + (0.011273199 * (v86 - v42));
    const puma560_pack v112 = (tau[4] + (0.0006421600000000001 * v93)) - v89;
    const puma560_pack v113 = v1_cosine[2] * v1_cosine[1];
    const puma560_pack v114 = 0.0012435839999999998 * v113;
    const puma560_pack v115 = (v105 - (0.0006421600000000001 * v1_cosine[1])) - v114;
    const puma560_pack v116 = 1557.2443004858599 * v115;
    const puma560_pack v117 = ((tau[2] + v111) + (v72 * v63)) + (v116 * v112);
    const puma560_pack v118 = v1_sine[0] * v44;
    const puma560_pack v119 = (v1_cosine[0] * v49) - v118;
    const puma560_pack v120 = v68 + (v64 * (0.0028799999999999997 * v119));
    const puma560_pack v121 = v1_sine[0] * v1_cosine[1];
    const puma560_pack v122 = ((v58 * v121) - v107) - (v73 * v1_cosine[0]);
    const puma560_pack v123 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v124 = (v82 * ((v1_sine[0] * v1_cosine[2]) + (v1_cosine[0] * v123))) - (v44 * v109);
    const puma560_pack v125 = v124 + (v49 * v122);
    const puma560_pack v126 = 3.9999999999999996e-05 * v64;
    const puma560_pack v127 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v128 = (0.00010000000000000026 * v1_sine[1]) + (v64 * v127);
    const puma560_pack v129 = 0.00011692799999999998 * v123;
    const puma560_pack v130 = v129 + (v1_sine[1] * v128);
    const puma560_pack v131 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v132 = (v130 + (v64 * v126)) - v131;
    const puma560_pack v133 = v132 - 0.3592922305;
    const puma560_pack v134 = v45 + (v1_sine[0] * v49);
    const puma560_pack v135 = (v115 + (v58 * v134)) - (v119 * v75);
    const puma560_pack v136 = ((v133 + v125) + (v72 * v120)) + (v116 * v135);
    const puma560_pack v137 = 1.0 / ((v133 + (v68 * v72)) + (v115 * v116));
    const puma560_pack v138 = v137 * v136;
    const puma560_pack v139 = (0.025374999999999998 * v18) - (0.8913300000000002 * v86);
    const puma560_pack v140 = v73 * v96;
    const puma560_pack v141 = v140 + ((v58 * v104) - v139);
    const puma560_pack v142 = 0.025374999999999998 * v42;
    const puma560_pack v143 = ((0.8913300000000002 * v18) - v101) - v142;
    const puma560_pack v144 = (((1.024164 * v1_sine[3]) + (tau[1] - (37.2347379 * v1_cosine[3]))) + (v119 * v143)) + (v134 * v141);
    const puma560_pack v145 = v47 - v48;
    const puma560_pack v146 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v147 = (v1_cosine[3] * v146) - 0.0070992;
    const puma560_pack v148 = v71 * v120;
    const puma560_pack v149 = (((v147 * v145) + (v111 + v144)) - (v138 * v117)) + (v148 * v63);
    const puma560_pack v150 = 1557.2443004858599 * v135;
    const puma560_pack v151 = v149 + (v150 * v112);
    const puma560_pack v152 = (((v132 + (2.0 * v125)) - 2.1074062325) - (v136 * v138)) + (v120 * v148);
    const puma560_pack v153 = 1.0 / (v152 + (v135 * v150));
    const puma560_pack v154 = v1_cosine[2] * v121;
    const puma560_pack v155 = v1_sine[2] * v1_cosine[0];
    const puma560_pack v156 = v155 + v154;
    const puma560_pack v157 = (v1_sine[2] * v121) - (v1_cosine[2] * v1_cosine[0]);
    const puma560_pack v158 = 0.4318 * v1_sine[0];
    const puma560_pack v159 = v158 - v44;
    const puma560_pack v160 = (((0.0016399999999999997 * v1_cosine[0]) + (v58 * (v1_cosine[1] * v159))) + (v157 * v67)) + (v127 * v156);
    const puma560_pack v161 = 0.0004321439999999999 * v1_cosine[0];
    const puma560_pack v162 = 5.846399999999999e-05 * v1_cosine[0];
    const puma560_pack v163 = (v160 + (v64 * v161)) - (v123 * v162);
    const puma560_pack v164 = 0.0047376000000000015 * v1_cosine[0];
    const puma560_pack v165 = v164 + (((v1_cosine[0] * v66) - (0.15005 * v122)) - (v121 * v128));
    const puma560_pack v166 = 3.9999999999999996e-05 * v157;
    const puma560_pack v167 = v165 + (v64 * ((5.846399999999999e-05 * v1_sine[0]) - v166));
    const puma560_pack v168 = v1_sine[1] * v1_sine[0];
    const puma560_pack v169 = (((v113 * v161) - (0.0006421600000000001 * v168)) - (v159 * v79)) - (0.0004321439999999999 * v81);
    const puma560_pack v170 = v169 + (v162 * v78);
    const puma560_pack v171 = 1557.2443004858599 * v170;
    const puma560_pack v172 = (v167 - (v163 * v72)) + (v115 * v171);
    const puma560_pack v173 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_pack v174 = (((v173 + v167) - (v172 * v138)) - (v163 * v148)) + (v171 * v135);
    const puma560_pack v175 = v174 + (v1_sine[3] * v65);
    const puma560_pack v176 = v175 * v153;
    const puma560_pack v177 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const puma560_pack v178 = v46 - v48;
    const puma560_pack v179 = -(0.0047376000000000015 * (v86 - v46));
    const puma560_pack v180 = ((((v178 * v177) - tau[0]) - (v1_cosine[0] * v60)) - (v1_sine[0] * v179)) + (v176 * v151);
    const puma560_pack v181 = v163 * v71;
    const puma560_pack v182 = v172 * v137;
    const puma560_pack v183 = (((v180 + (v181 * v63)) + (v182 * v117)) + (v121 * v74)) - (v171 * v112);
    const puma560_pack v184 = 0.9999999999999999 * v157;
    const puma560_pack v185 = ((v183 + (v168 * v94)) - (v61 * v184)) + (v109 * v56);
    const puma560_pack v186 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v187 = 0.0203 * v1_cosine[0];
    const puma560_pack v188 = v44 + (v187 - v158);
    const puma560_pack v189 = 0.02191385 * v1_cosine[3];
    const puma560_pack v190 = (0.022546398 * v1_sine[0]) - v189;
    const puma560_pack v191 = (v185 + (v188 * ((v1_sine[1] * v99) + (v186 * v35)))) + (v22 * v190);
    const puma560_pack v192 = 0.15005 * v1_cosine[0];
    const puma560_pack v193 = (0.022546398 * v1_cosine[0]) - (0.648939691 * v1_sine[0]);
    const puma560_pack v194 = 0.7697525880000002 * v1_cosine[3];
    const puma560_pack v195 = v194 + v193;
    const puma560_pack v196 = 0.15005 * v1_sine[0];
    const puma560_pack v197 = 2.0 * qd[0];
    const puma560_pack v198 = v147 * v197;
    const puma560_pack v199 = (((v191 + (v143 * v192)) - (v16 * v195)) + (v141 * v196)) - (qd[1] * v198);
    const puma560_pack v200 = (v18 * v164) + v199;
    const puma560_pack v201 = ((0.0008642879999999998 * v64) + ((3.155182285625 - (v1_sine[3] * v146)) - (2.0 * v124))) + (v175 * v176);
    const puma560_pack v202 = (((v201 - (v163 * v181)) + (v172 * v182)) - (v170 * v171)) - (v157 * v166);
    const puma560_pack v203 = 0.0024871679999999997 * v1_sine[2];
    const puma560_pack v204 = v1_cosine[0] * ((v1_sine[0] * (0.022546398 + (0.00011692799999999998 * v1_cosine[2]))) - (v121 * v203));
    const puma560_pack v205 = ((v70 + (v202 + (v155 * (0.0004043200000000001 * v154)))) - v129) - v204;
    const puma560_pack v206 = 1.0 / (v205 + ((v1_sine[0] * v1_sine[0]) * ((0.32402200550000004 + v130) - ((0.0004043200000000001 * v69) - v131))));
    B[36] = v206;
    const puma560_pack v207 = v176 * v206;
    const puma560_pack v208 = (v200 * v207) - (v153 * v151);
    const puma560_pack v209 = v206 * v200;
    const puma560_pack v210 = ((v182 * v209) - (v137 * v117)) - (v138 * v208);
    const puma560_pack v211 = v208 + v210;
    const puma560_pack v212 = v18 - v211;
    const puma560_pack v213 = v1_sine[0] * v209;
    const puma560_pack v214 = v16 - v213;
    const puma560_pack v215 = v16 + v214;
    const puma560_pack v216 = (v1_sine[1] * v212) + (v1_cosine[1] * v215);
    const puma560_pack v217 = v15 - v216;
    const puma560_pack v218 = (((v71 * v63) + (v72 * v210)) + (v148 * v208)) + (v181 * v209);
    const puma560_pack v219 = v1_cosine[0] * v209;
    const puma560_pack v220 = v219 - v218;
    const puma560_pack v221 = v23 + v220;
    const puma560_pack v222 = (v1_sine[2] * v221) + (v1_cosine[2] * v217);
    const puma560_pack v223 = v26 * v34;
    const puma560_pack v224 = v222 + v223;
    const puma560_pack v225 = v223 + v224;
    const puma560_pack v226 = v108 + (0.15005 * v209);
    const puma560_pack v227 = v52 + ((v1_cosine[0] * v226) + (v119 * v208));
    const puma560_pack v228 = v227 - ((0.4318 * v212) - v43);
    const puma560_pack v229 = v219 + (2.0 * v22);
    const puma560_pack v230 = (v44 * v209) - v56;
    const puma560_pack v231 = v230 + ((0.4318 * v215) + (0.0203 * v229));
    const puma560_pack v232 = (v1_cosine[1] * v231) - (v1_sine[1] * v228);
    const puma560_pack v233 = v37 + (((0.0004221600000000001 * v225) - (0.0028799999999999997 * v232)) + (1.9999999999999998e-05 * v222));
    const puma560_pack v234 = (v1_sine[2] * v217) - (v1_cosine[2] * v221);
    const puma560_pack v235 = (((v67 * v218) - (4e-05 * v234)) - (0.9999999999999999 * v61)) + (v166 * v209);
    const puma560_pack v236 = v28 + (v235 + (v126 * v211));
    const puma560_pack v237 = v30 + (v236 - (0.00020000000000000004 * v234));
    const puma560_pack v238 = ((v1_sine[2] * v237) - (v1_cosine[2] * v233)) - (0.00075 * v217);
    const puma560_pack v239 = v1_cosine[0] * v1_cosine[1];
    const puma560_pack v240 = (((v1_sine[2] * v233) + (v1_cosine[2] * v237)) + (0.025374999999999998 * v230)) - (0.0047376000000000015 * v212);
    const puma560_pack v241 = (v1_sine[1] * v215) - (v1_cosine[1] * v212);
    const puma560_pack v242 = ((((v171 * v209) - (1557.2443004858599 * v112)) - v241) - (v116 * v210)) - (v150 * v208);
    const puma560_pack v243 = v242 - v90;
    const puma560_pack v244 = v98 + (v73 * v243);
    const puma560_pack v245 = (v1_sine[1] * v244) + (v186 * v225);
    const puma560_pack v246 = 0.011273199 * v215;
    const puma560_pack v247 = v246 + ((((v240 - (0.0203 * v245)) + (0.0013999999999999998 * v220)) + (0.016765112499999985 * v229)) - v59);
    const puma560_pack v248 = v40 - v85;
    const puma560_pack v249 = (((v1_cosine[1] * v229) - (v1_sine[1] * v248)) - (v9 * v12)) + (v14 * v92);
    const puma560_pack v250 = v1_cosine[1] * v13;
    const puma560_pack v251 = (v20 * v91) + (v11 * v250);
    const puma560_pack v252 = v214 - v251;
    const puma560_pack v253 = (v1_sine[2] * v9) - (v113 * v13);
    const puma560_pack v254 = (v25 * v91) - (v26 * v253);
    const puma560_pack v255 = v254 + ((v1_cosine[2] * v252) - (v1_sine[2] * v249));
    const puma560_pack v256 = (v100 * v225) - (v1_cosine[1] * v244);
    const puma560_pack v257 = v142 + (v256 - (0.8913300000000002 * v212));
    const puma560_pack v258 = (v14 * v250) - (v9 * v20);
    const puma560_pack v259 = ((v1_sine[1] * v229) + (v1_cosine[1] * v248)) - v258;
    const puma560_pack v260 = (v1_cosine[2] * v9) + (v123 * v13);
    const puma560_pack v261 = (v25 * v260) - (v34 * v253);
    const puma560_pack v262 = v261 - v259;
    const puma560_pack v263 = 2.0 * v25;
    const puma560_pack v264 = (v33 * v91) - (v253 * v263);
    const puma560_pack v265 = (v73 * v264) + (v58 * v262);
    const puma560_pack v266 = (v257 + (v265 - (0.025374999999999998 * v248))) + (1.7826600000000004 * v18);
    const puma560_pack v267 = v140 - (v58 * (v243 - v76));
    const puma560_pack v268 = (v139 + (0.025374999999999998 * v211)) - v267;
    const puma560_pack v269 = (v58 * v264) - (v73 * v262);
    const puma560_pack v270 = (v1_sine[2] * v252) + (v1_cosine[2] * v249);
    const puma560_pack v271 = (v270 + (v33 * v260)) + (v34 * v92);
    const puma560_pack v272 = ((((v1_cosine[1] * v269) + (0.8913300000000002 * v248)) - v268) + (0.050749999999999997 * v18)) - (v100 * v271);
    const puma560_pack v273 = (v1_cosine[0] * v272) + (v1_sine[0] * v266);
    const puma560_pack v274 = (((v166 * v255) - (v1_sine[0] * v247)) - (v229 * (0.3848762940000001 * v1_cosine[3]))) - (0.15005 * v273);
    const puma560_pack v275 = (v1_sine[1] * v269) + (v186 * v271);
    const puma560_pack v276 = ((v274 - (v44 * v275)) - (v238 * v239)) - (v106 * v230);
    const puma560_pack v277 = v241 + (2.0 * v90);
    const puma560_pack v278 = (v1_cosine[1] * v228) + (v1_sine[1] * v231);
    const puma560_pack v279 = (v88 - (v1_sine[0] * v226)) - (v134 * v208);
    const puma560_pack v280 = (v87 + (0.0203 * v211)) - v279;
    const puma560_pack v281 = ((((0.0006421600000000001 * v243) - v77) - (0.0006500000000000002 * v277)) - (v73 * v278)) + (v58 * v280);
    const puma560_pack v282 = 0.011273199 * v229;
    const puma560_pack v283 = v1_cosine[0] * (((v1_sine[1] * v281) + (0.4318 * v245)) + (v179 - v282));
    const puma560_pack v284 = v1_cosine[0] * (v282 + (((0.0047376000000000015 * v248) + (0.0203 * v275)) - (0.016765112499999985 * v215)));
    const puma560_pack v285 = v284 + (v1_sine[0] * (v246 + (((0.009475200000000003 * v18) - (0.4318 * v275)) - (0.34123495800000003 * v229))));
    const puma560_pack v286 = ((v276 - (v215 * ((0.34123495800000003 * v1_cosine[0]) - (0.010956925 * v1_cosine[3])))) + v283) - v285;
    const puma560_pack v287 = (((1.024164 * v1_cosine[3]) + (37.2347379 * v1_sine[3])) + (v119 * v268)) - (v134 * v257);
    const puma560_pack v288 = (v1_cosine[3] * v1_cosine[3]) - (v1_sine[3] * v1_sine[3]);
    const puma560_pack v289 = v1_cosine[3] * v1_sine[3];
    const puma560_pack v290 = (0.0283968 * v289) - (1.601861202 * v288);
    const puma560_pack v291 = ((0.0004221600000000001 * v271) + (1.9999999999999998e-05 * v270)) + (v36 * v91);
    const puma560_pack v292 = (0.4318 * v229) - (0.0203 * v215);
    const puma560_pack v293 = v1_cosine[3] * v54;
    const puma560_pack v294 = (qd[0] * v293) - (v49 * v209);
    const puma560_pack v295 = v294 - v292;
    const puma560_pack v296 = (v47 * v44) - v226;
    const puma560_pack v297 = (v49 * v48) - v51;
    const puma560_pack v298 = (v1_cosine[0] * v297) - (v1_sine[0] * v296);
    const puma560_pack v299 = (0.4318 * v248) + (0.0406 * v18);
    const puma560_pack v300 = v298 + v299;
    const puma560_pack v301 = ((v186 * v295) - v291) + (v100 * v300);
    const puma560_pack v302 = (v1_cosine[0] * v296) + (v1_sine[0] * v297);
    const puma560_pack v303 = ((0.0006421600000000001 * v259) - (0.00020216000000000006 * v261)) + (v36 * v253);
    const puma560_pack v304 = (v58 * ((0.8636 * v18) - (0.0203 * v248))) - v303;
    const puma560_pack v305 = v304 + (((v58 * v302) + (v79 * v295)) - (v75 * v300));
    const puma560_pack v306 = 0.0006500000000000002 * (v258 - v259);
    const puma560_pack v307 = v305 + v306;
    const puma560_pack v308 = (0.00024000000000000003 * v255) + (0.00020000000000000004 * v254);
    const puma560_pack v309 = (v1_sine[2] * v308) - (0.00075 * v249);
    const puma560_pack v310 = (((v1_sine[1] * v309) - (v1_cosine[1] * v307)) + (0.025374999999999998 * v302)) + (0.8913300000000002 * v298);
    const puma560_pack v311 = v310 + (v78 * v301);
    const puma560_pack v312 = 0.0012435839999999998 * v1_sine[1];
    const puma560_pack v313 = (((0.3244698455 * v248) + (0.0203 * v265)) + (0.045092796 * v18)) - (v126 * v255);
    const puma560_pack v314 = 0.4318 * v1_cosine[1];
    const puma560_pack v315 = ((v313 - (v271 * v312)) + (v269 * v314)) + (0.0047376000000000015 * v213);
    const puma560_pack v316 = ((v315 + (v49 * v273)) + (v45 * v266)) - (v118 * v272);
    const puma560_pack v317 = ((v1_cosine[2] * v308) - (9.999999999999983e-05 * v251)) + (0.0013999999999999998 * v214);
    const puma560_pack v318 = (v1_sine[2] * v301) - v317;
    const puma560_pack v319 = v67 * v255;
    const puma560_pack v320 = v318 + v319;
    const puma560_pack v321 = (((v72 * v320) - v311) - v315) + (v116 * v305);
    const puma560_pack v322 = ((v316 + (v311 + (v287 - (v145 * v290)))) + (v138 * v321)) - (v148 * v320);
    const puma560_pack v323 = (v322 - (v150 * v305)) - (v177 * v209);
    const puma560_pack v324 = (((v1_cosine[0] * v318) - (v173 * v178)) - (v177 * v208)) + (v176 * v323);
    const puma560_pack v325 = (((v324 - (v181 * v320)) - (v182 * v321)) + (v121 * v309)) + (v171 * v305);
    const puma560_pack v326 = (((v325 + (v168 * v307)) - (v109 * v294)) - (v49 * v245)) + (v154 * v301);
    const puma560_pack v327 = (v326 + (v197 * (qd[1] * v290))) + (v209 * ((0.0141984 * v288) + (3.203722404 * v289)));
    const puma560_pack v328 = (v327 + (v1_sine[3] * ((0.3848762940000001 * v215) + (0.010956925 * v229)))) - v286;
    A[73] = -(v206 * v328);
    const puma560_pack v329 = (-(v1_cosine[1] * v292)) - (v1_sine[1] * (v279 - v299));
    const puma560_pack v330 = (v309 - (v1_cosine[2] * v291)) + (v73 * v329);
    const puma560_pack v331 = (((v58 * v227) + (v113 * (0.00011692799999999998 * v18))) + (v79 * v292)) - (v75 * v279);
    const puma560_pack v332 = (v331 - v304) + (v114 * v248);
    const puma560_pack v333 = v306 - v332;
    const puma560_pack v334 = (((v1_sine[1] * v330) - (v1_cosine[1] * v333)) - (0.025374999999999998 * v227)) - (0.8913300000000002 * v279);
    const puma560_pack v335 = ((v58 * v329) - (v1_sine[2] * v291)) - v317;
    const puma560_pack v336 = v319 + v335;
    const puma560_pack v337 = (((v72 * v336) - v315) - v334) - (v116 * v332);
    const puma560_pack v338 = ((((v148 * v336) - v316) - v334) - (v138 * v337)) - (v150 * v332);
    const puma560_pack v339 = (((v1_cosine[0] * v335) - (v176 * v338)) - (v181 * v336)) - (v182 * v337);
    const puma560_pack v340 = (((v339 + (v121 * v330)) - (v171 * v332)) + (v168 * v333)) - v286;
    A[74] = -(v206 * v340);
    const puma560_pack v341 = v11 * v14;
    const puma560_pack v342 = v341 - v216;
    const puma560_pack v343 = v238 + (0.0006500000000000002 * (v341 + v342));
    const puma560_pack v344 = (v20 * v20) - (v11 * v11);
    const puma560_pack v345 = v1_cosine[2] * v26;
    const puma560_pack v346 = (v20 * v25) - (v11 * v345);
    const puma560_pack v347 = ((v1_sine[2] * v277) + (v1_cosine[2] * v344)) - v346;
    const puma560_pack v348 = (0.00024000000000000003 * v347) - (0.00020000000000000004 * v346);
    const puma560_pack v349 = v281 + ((v1_sine[2] * v348) + (0.00075 * v277));
    const puma560_pack v350 = (v1_sine[2] * v344) - (v1_cosine[2] * v277);
    const puma560_pack v351 = v1_sine[2] * v26;
    const puma560_pack v352 = 2.0 * v34;
    const puma560_pack v353 = (v350 + (v12 * v351)) - (v20 * v352);
    const puma560_pack v354 = (((0.0028799999999999997 * v278) - (0.0004221600000000001 * v353)) - (1.9999999999999998e-05 * v350)) + (v20 * v36);
    const puma560_pack v355 = (((v1_cosine[1] * v343) - (v1_sine[1] * v349)) - (v78 * v354)) + (v126 * v347);
    const puma560_pack v356 = v1_sine[2] * v25;
    const puma560_pack v357 = v1_cosine[2] * v11;
    const puma560_pack v358 = (v34 * v357) + (v11 * v356);
    const puma560_pack v359 = v342 + v358;
    const puma560_pack v360 = v1_cosine[2] * v25;
    const puma560_pack v361 = (v12 * v360) - (v20 * v33);
    const puma560_pack v362 = (v58 * v361) - (v73 * v359);
    const puma560_pack v363 = ((v100 * v353) - (v1_cosine[1] * v362)) - v245;
    const puma560_pack v364 = (v73 * v361) + (v58 * v359);
    const puma560_pack v365 = (((0.0006421600000000001 * v342) + (0.00020216000000000006 * v358)) - (v73 * v232)) + (v67 * (qd[5] * v11));
    const puma560_pack v366 = v1_cosine[1] + v116;
    const puma560_pack v367 = ((v1_sine[2] * v354) - (v1_cosine[2] * v348)) - (9.999999999999983e-05 * v344);
    const puma560_pack v368 = v367 + (v67 * v347);
    const puma560_pack v369 = (v355 + (((0.4318 * v363) - (0.0203 * v364)) + (v365 * v366))) + (v72 * v368);
    const puma560_pack v370 = 0.4318 + v119;
    const puma560_pack v371 = v1_cosine[1] + v150;
    const puma560_pack v372 = 0.0203 + v134;
    const puma560_pack v373 = (v355 + (((v365 * v371) - (v364 * v372)) + (v363 * v370))) - (v138 * v369);
    const puma560_pack v374 = v373 + (v148 * v368);
    const puma560_pack v375 = (((v1_cosine[0] * v367) - (v176 * v374)) - (v181 * v368)) - (v182 * v369);
    const puma560_pack v376 = v168 + v171;
    const puma560_pack v377 = (((v375 + (v121 * v349)) + (v168 * v343)) - (v166 * v347)) + (v365 * v376);
    const puma560_pack v378 = (v377 + (v188 * ((v256 + (v1_sine[1] * v362)) + (v186 * v353)))) + (v154 * v354);
    const puma560_pack v379 = (v378 - (v192 * v363)) + (v196 * v364);
    A[75] = v206 * v379;
    const puma560_pack v380 = ((4e-05 * v224) + (0.00020000000000000004 * v225)) - v233;
    const puma560_pack v381 = ((0.0004443200000000001 * v27) - (0.00024216000000000005 * v234)) - v236;
    const puma560_pack v382 = (v1_sine[2] * v381) - (v1_cosine[2] * v380);
    const puma560_pack v383 = v382 + (v67 * v224);
    const puma560_pack v384 = (v1_sine[2] * v380) + (v1_cosine[2] * v381);
    const puma560_pack v385 = (v126 * v224) - (v1_sine[1] * v384);
    const puma560_pack v386 = v95 - (v34 * v34);
    const puma560_pack v387 = (((v73 * v280) - (0.00020216000000000006 * v386)) + (v58 * v278)) + (v34 * v36);
    const puma560_pack v388 = 0.0057599999999999995 * v1_sine[2];
    const puma560_pack v389 = ((v73 * v386) - v267) + (v76 * v388);
    const puma560_pack v390 = 0.0057599999999999995 * v1_sine[1];
    const puma560_pack v391 = ((v100 * v234) - (v1_cosine[1] * v389)) - (v27 * v390);
    const puma560_pack v392 = ((v58 * v386) - v244) - (v76 * (0.0057599999999999995 * v1_cosine[2]));
    const puma560_pack v393 = (v385 + (((0.4318 * v391) + (0.0203 * v392)) + (v366 * v387))) + (v72 * v383);
    const puma560_pack v394 = (v385 + (((v371 * v387) + (v372 * v392)) + (v370 * v391))) - (v138 * v393);
    const puma560_pack v395 = v394 + (v148 * v383);
    const puma560_pack v396 = (((v1_cosine[0] * v382) + (v376 * v387)) - (v176 * v395)) - (v181 * v383);
    const puma560_pack v397 = (((v396 - (v182 * v393)) + (v121 * v384)) - (v166 * v224)) - (v192 * v391);
    const puma560_pack v398 = 0.0057599999999999995 * v1_cosine[1];
    const puma560_pack v399 = v187 - v159;
    const puma560_pack v400 = (((v1_sine[1] * v389) + (v186 * v234)) - (v27 * v398)) * v399;
    const puma560_pack v401 = (v397 - (v196 * v392)) + v400;
    A[76] = v206 * v401;
    const puma560_pack v402 = v1_cosine[0] * v10;
    const puma560_pack v403 = (v168 * v13) + (v1_cosine[1] * v402);
    const puma560_pack v404 = (-(v1_cosine[0] * v12)) - (2.0 * ((v168 * v14) - v403));
    const puma560_pack v405 = v168 * v20;
    const puma560_pack v406 = v405 + (v11 * v121);
    const puma560_pack v407 = v1_sine[0] * v10;
    const puma560_pack v408 = v407 - v406;
    const puma560_pack v409 = (v1_sine[2] * v408) - (v1_cosine[2] * v404);
    const puma560_pack v410 = (v409 + (v33 * v157)) + (v168 * v352);
    const puma560_pack v411 = ((0.0004221600000000001 * v410) + (1.9999999999999998e-05 * v409)) + (v168 * v36);
    const puma560_pack v412 = (v26 * v156) + (v168 * v25);
    const puma560_pack v413 = v412 + ((v1_sine[2] * v404) + (v1_cosine[2] * v408));
    const puma560_pack v414 = (0.00024000000000000003 * v413) + (0.00020000000000000004 * v412);
    const puma560_pack v415 = 0.8636 * v13;
    const puma560_pack v416 = (0.0406 * v39) + (v1_cosine[3] * v415);
    const puma560_pack v417 = (0.3001 * qd[0]) - v55;
    const puma560_pack v418 = 0.0406 * v10;
    const puma560_pack v419 = (((0.8636 * v403) - (v1_sine[1] * v416)) - (v1_cosine[1] * v417)) + (v121 * v418);
    const puma560_pack v420 = (((9.999999999999983e-05 * v406) - (v1_sine[2] * v411)) - (v1_cosine[2] * v414)) + (v58 * v419);
    const puma560_pack v421 = v420 - (0.0013999999999999998 * v407);
    const puma560_pack v422 = v421 + (v67 * v413);
    const puma560_pack v423 = (((v1_sine[2] * v414) - (v1_cosine[2] * v411)) + (0.00075 * v404)) + (v73 * v419);
    const puma560_pack v424 = (v25 * v157) + (v34 * v156);
    const puma560_pack v425 = (v1_cosine[0] * v20) + (v14 * v121);
    const puma560_pack v426 = (-v425) - (2.0 * ((v1_sine[1] * v402) - (v13 * v121)));
    const puma560_pack v427 = (((0.0006421600000000001 * v426) - (0.00020216000000000006 * v424)) - (v36 * v156)) + (v79 * v417);
    const puma560_pack v428 = 0.00011692799999999998 * v10;
    const puma560_pack v429 = ((v427 - (v75 * v416)) - (v428 * (v1_cosine[2] * v168))) - (v83 * v402);
    const puma560_pack v430 = 0.0024871679999999997 * v154;
    const puma560_pack v431 = (v429 + (v203 * ((v1_cosine[3] * v9) - v84))) + (v13 * (v430 + (0.00011692799999999998 * v81)));
    const puma560_pack v432 = (0.0006500000000000002 * (v425 - v426)) - v431;
    const puma560_pack v433 = v424 - v426;
    const puma560_pack v434 = (v168 * v33) + (v156 * v263);
    const puma560_pack v435 = (v73 * v434) + (v58 * v433);
    const puma560_pack v436 = (((v1_cosine[1] * v432) - (v1_sine[1] * v423)) - (0.0203 * v435)) + (v13 * v193);
    const puma560_pack v437 = (v58 * v434) - (v73 * v433);
    const puma560_pack v438 = (((v436 + (v126 * v413)) - (0.022546398 * v84)) + (v312 * v410)) - (v314 * v437);
    const puma560_pack v439 = 0.8636 * qd[0];
    const puma560_pack v440 = v438 + (v439 * (v1_cosine[3] * v107));
    const puma560_pack v441 = (v440 + (v72 * v422)) - (v116 * v431);
    const puma560_pack v442 = v1_sine[0] * v13;
    const puma560_pack v443 = (((v100 * v410) - (v1_cosine[1] * v437)) + (0.050749999999999997 * v39)) - (1.7826600000000004 * v442);
    const puma560_pack v444 = ((0.050749999999999997 * v442) - v435) - (1.7826600000000004 * v84);
    const puma560_pack v445 = ((v440 + ((v119 * v443) + (v134 * v444))) - (v138 * v441)) + (v148 * v422);
    const puma560_pack v446 = v198 + (v445 - (v150 * v431));
    const puma560_pack v447 = (((v1_cosine[0] * v421) - (v176 * v446)) - (v181 * v422)) - (v182 * v441);
    const puma560_pack v448 = (((v447 + (v121 * v423)) - (v171 * v431)) + (v168 * v432)) + (v109 * v417);
    const puma560_pack v449 = (v448 - (v166 * v413)) + (v188 * ((v1_sine[1] * v437) + (v186 * v410)));
    const puma560_pack v450 = (((v449 - (v192 * v443)) - (v196 * v444)) - (v195 * v402)) + (v190 * v407);
    const puma560_pack v451 = 2.0 * qd[1];
    const puma560_pack v452 = (v450 - (v147 * v451)) + (0.009475200000000003 * ((v1_sine[0] * (v39 + v84)) - v9));
    A[78] = -(v206 * v452);
    const puma560_pack v453 = (v1_cosine[1] * v25) - (v78 * v26);
    const puma560_pack v454 = v1_cosine[1] * v20;
    const puma560_pack v455 = (v1_sine[1] * v11) - v454;
    const puma560_pack v456 = v9 + v455;
    const puma560_pack v457 = -(v17 * (v14 - v13));
    const puma560_pack v458 = ((-(v1_sine[2] * v457)) - (v1_cosine[2] * v456)) - v453;
    const puma560_pack v459 = (v64 * v25) + (v78 * v34);
    const puma560_pack v460 = v1_sine[1] * v14;
    const puma560_pack v461 = v92 - v460;
    const puma560_pack v462 = v459 - v461;
    const puma560_pack v463 = (v78 * v263) - (v1_cosine[1] * v33);
    const puma560_pack v464 = (v73 * v463) + (v58 * v462);
    const puma560_pack v465 = -(0.0006500000000000002 * (v461 - v460));
    const puma560_pack v466 = (v1_sine[2] * v456) - (v1_cosine[2] * v457);
    const puma560_pack v467 = ((v64 * v33) - v466) - (v34 * v17);
    const puma560_pack v468 = (((v1_cosine[1] * v465) - (0.0203 * v464)) + (v126 * v458)) + (v312 * v467);
    const puma560_pack v469 = (v58 * v463) - (v73 * v462);
    const puma560_pack v470 = v468 - (v314 * v469);
    const puma560_pack v471 = ((1.9999999999999998e-05 * v466) - (0.0004221600000000001 * v467)) + (v1_cosine[1] * v36);
    const puma560_pack v472 = (0.00024000000000000003 * v458) - (0.00020000000000000004 * v453);
    const puma560_pack v473 = (v1_sine[2] * v472) - (0.00075 * v457);
    const puma560_pack v474 = v415 + (0.0406 * v9);
    const puma560_pack v475 = v474 + (v1_sine[3] * v439);
    const puma560_pack v476 = v418 + (v1_cosine[0] * v293);
    const puma560_pack v477 = ((v1_sine[1] * v476) - (v1_cosine[1] * v475)) + (v168 * v55);
    const puma560_pack v478 = (v473 + (v1_cosine[2] * v471)) + (v73 * v477);
    const puma560_pack v479 = (((v1_sine[1] * v478) - v470) - (v109 * v55)) + (v107 * v293);
    const puma560_pack v480 = ((9.999999999999983e-05 * v455) - (v1_cosine[2] * v472)) + (0.0013999999999999998 * v9);
    const puma560_pack v481 = (v480 + (v1_sine[2] * v471)) + (v58 * v477);
    const puma560_pack v482 = v67 * v458;
    const puma560_pack v483 = v481 + v482;
    const puma560_pack v484 = v1_sine[1] * v67;
    const puma560_pack v485 = (v10 * v203) - (((0.00020216000000000006 * v459) - (0.0006421600000000001 * v461)) + (qd[5] * v484));
    const puma560_pack v486 = qd[1] * ((v1_sine[3] * v430) + (v203 * ((v1_cosine[0] * v1_sine[3]) - (v1_cosine[3] * v1_sine[0]))));
    const puma560_pack v487 = (v485 + ((v79 * v475) + (v75 * v476))) + v486;
    const puma560_pack v488 = ((v72 * v483) - (v366 * v487)) - v479;
    const puma560_pack v489 = (1.7826600000000004 * v10) - v464;
    const puma560_pack v490 = (v100 * v467) - (0.050749999999999997 * v10);
    const puma560_pack v491 = ((v239 * v469) - (v1_cosine[0] * v490)) - (v1_sine[0] * v489);
    const puma560_pack v492 = (((v44 * (v121 * v469)) - (v49 * v491)) + (v45 * v489)) - (v118 * v490);
    const puma560_pack v493 = (((v492 - (v371 * v487)) - v479) - (v138 * v488)) + (v148 * v483);
    const puma560_pack v494 = (((v1_cosine[0] * v481) - (v176 * v493)) - (v181 * v483)) - (v182 * v488);
    const puma560_pack v495 = (v198 + ((v494 + (v121 * v478)) - (v376 * v487))) + (v177 * v451);
    const puma560_pack v496 = (v1_sine[1] * v469) + (v186 * v467);
    const puma560_pack v497 = (((0.4318 * v496) - (v1_sine[1] * v465)) + (0.009475200000000003 * v10)) + (0.6824699160000001 * v13);
    const puma560_pack v498 = v1_cosine[0] * (((0.0203 * v496) + (0.022546398 * v13)) + (0.03353022499999997 * v9));
    const puma560_pack v499 = (((0.15005 * v491) + (v44 * v496)) - (v166 * v458)) + (v9 * v189);
    const puma560_pack v500 = (v499 + (v13 * v194)) + (v498 - (v1_sine[0] * (v497 + (0.022546398 * v9))));
    const puma560_pack v501 = v500 + (v495 + (v1_sine[3] * ((0.02191385 * v13) - (0.7697525880000002 * v9))));
    A[79] = v206 * v501;
    const puma560_pack v502 = (v471 - (v186 * v474)) + (v1_sine[1] * v428);
    const puma560_pack v503 = ((v1_sine[1] * v473) - v470) + (v78 * v502);
    const puma560_pack v504 = v480 + (v1_sine[2] * v502);
    const puma560_pack v505 = v482 + v504;
    const puma560_pack v506 = v485 + ((v79 * v474) + (v113 * v428));
    const puma560_pack v507 = ((v72 * v505) - (v366 * v506)) - v503;
    const puma560_pack v508 = (((v492 - (v371 * v506)) - v503) - (v138 * v507)) + (v148 * v505);
    const puma560_pack v509 = (((v176 * v508) - (v1_cosine[0] * v504)) + (v181 * v505)) + (v182 * v507);
    const puma560_pack v510 = (((v509 - (v121 * v473)) + (v376 * v506)) - (v154 * v502)) - v500;
    A[80] = -(v206 * v510);
    const puma560_pack v511 = 0.0008843200000000002 * v357;
    const puma560_pack v512 = (v1_sine[2] * v12) - v351;
    const puma560_pack v513 = 0.00024000000000000003 * v512;
    const puma560_pack v514 = (v1_sine[2] * ((0.00020000000000000004 * v351) - v513)) - (0.0015 * v11);
    const puma560_pack v515 = v514 + (v1_cosine[2] * ((0.0008443200000000002 * v345) - v511));
    const puma560_pack v516 = ((v1_sine[1] * v515) + (v126 * v512)) - (0.0013000000000000004 * v454);
    const puma560_pack v517 = (v1_sine[2] * v34) - v360;
    const puma560_pack v518 = v20 + v517;
    const puma560_pack v519 = (v69 * (0.0057599999999999995 * v25)) - (v73 * v518);
    const puma560_pack v520 = 0.0057599999999999995 * (v11 - v26);
    const puma560_pack v521 = (v78 * v520) - (v1_cosine[1] * v519);
    const puma560_pack v522 = (v58 * v518) + (v360 * v388);
    const puma560_pack v523 = ((0.0006421600000000001 * v20) + (0.00020216000000000006 * v517)) + (v1_sine[2] * v36);
    const puma560_pack v524 = (v1_sine[2] * v511) - (v1_cosine[2] * (v513 + (0.0006443200000000001 * v351)));
    const puma560_pack v525 = v524 + (v67 * v512);
    const puma560_pack v526 = ((((0.4318 * v521) - (0.0203 * v522)) + (v366 * v523)) - v516) - (v72 * v525);
    const puma560_pack v527 = (v516 + (((v372 * v522) - (v371 * v523)) - (v370 * v521))) + (v138 * v526);
    const puma560_pack v528 = v527 + (v148 * v525);
    const puma560_pack v529 = (((v176 * v528) - (v1_cosine[0] * v524)) + (v181 * v525)) - (v182 * v526);
    const puma560_pack v530 = ((v529 + (v121 * v515)) + (v166 * v512)) + (v376 * v523);
    const puma560_pack v531 = (v530 + (v188 * ((v1_sine[1] * v519) + (v113 * v520)))) - (v192 * v521);
    const puma560_pack v532 = (v531 + (v196 * v522)) + (0.0013000000000000004 * v405);
    A[81] = -(v206 * v532);
    const puma560_pack v533 = v36 + (0.0008443200000000002 * v34);
    const puma560_pack v534 = (v1_sine[2] * v533) + (0.00044000000000000007 * v360);
    const puma560_pack v535 = (v25 * v67) - v534;
    const puma560_pack v536 = (0.00044000000000000007 * v356) - (v1_cosine[2] * v533);
    const puma560_pack v537 = (v25 * v126) - (v1_sine[1] * v536);
    const puma560_pack v538 = (v34 * v390) - (v351 * v398);
    const puma560_pack v539 = (((0.00011692799999999998 * v345) - (0.4318 * v538)) - v537) - (v72 * v535);
    const puma560_pack v540 = (((v345 * (0.0057599999999999995 * v372)) - (v370 * v538)) - v537) - (v138 * v539);
    const puma560_pack v541 = v540 - (v148 * v535);
    const puma560_pack v542 = (((v176 * v541) - (v1_cosine[0] * v534)) - (v181 * v535)) + (v182 * v539);
    const puma560_pack v543 = ((v542 + (v121 * v536)) - (v25 * v166)) + (v345 * (0.0008642879999999998 * v1_sine[0]));
    const puma560_pack v544 = (v543 - (v192 * v538)) + (v399 * ((v64 * (0.0057599999999999995 * v26)) + (v34 * v398)));
    A[82] = -(v206 * v544);
    const puma560_pack v545 = v181 * v206;
    const puma560_pack v546 = 3.9999999999999996e-05 * v351;
    const puma560_pack v547 = 3.9999999999999996e-05 * v25;
    const puma560_pack v548 = v26 * v484;
    const puma560_pack v549 = v548 + ((v366 * v547) - (v72 * v546));
    const puma560_pack v550 = v548 + (((v371 * v547) - (v138 * v549)) - (v148 * v546));
    const puma560_pack v551 = v182 * v206;
    const puma560_pack v552 = ((v207 * v550) + (v549 * v551)) + (v546 * ((v1_cosine[0] * v206) - v545));
    const puma560_pack v553 = v552 + (v206 * ((v67 * (v26 * v121)) - (v376 * v547)));
    A[83] = v553;
    const puma560_pack v554 = (v207 * v328) - (v153 * v323);
    A[85] = v554;
    const puma560_pack v555 = (v153 * v338) + (v207 * v340);
    A[86] = v555;
    const puma560_pack v556 = (v153 * v374) + (v207 * v379);
    A[87] = -v556;
    const puma560_pack v557 = (v153 * v395) + (v207 * v401);
    A[88] = -v557;
    const puma560_pack v558 = (v153 * v446) + (v207 * v452);
    A[90] = v558;
    const puma560_pack v559 = (v153 * v493) + (v207 * v501);
    A[91] = -v559;
    const puma560_pack v560 = (v207 * v510) - (v153 * v508);
    A[92] = v560;
    const puma560_pack v561 = (v207 * v532) - (v153 * v528);
    A[93] = v561;
    const puma560_pack v562 = (v207 * v544) - (v153 * v541);
    A[94] = v562;
    const puma560_pack v563 = (v176 * v553) - (v153 * v550);
    A[95] = -v563;
    const puma560_pack v564 = ((v137 * v321) - (v138 * v554)) + (v328 * v551);
    A[97] = v564;
    const puma560_pack v565 = ((v137 * v337) - (v138 * v555)) + (v340 * v551);
    A[98] = v565;
    const puma560_pack v566 = ((v137 * v369) - (v138 * v556)) + (v379 * v551);
    A[99] = -v566;
    const puma560_pack v567 = ((v137 * v393) - (v138 * v557)) + (v401 * v551);
    A[100] = -v567;
    const puma560_pack v568 = ((v137 * v441) - (v138 * v558)) + (v452 * v551);
    A[102] = v568;
    const puma560_pack v569 = ((v137 * v488) - (v138 * v559)) + (v501 * v551);
    A[103] = -v569;
    const puma560_pack v570 = ((v510 * v551) - (v137 * v507)) - (v138 * v560);
    A[104] = v570;
    const puma560_pack v571 = ((v137 * v526) - (v138 * v561)) + (v532 * v551);
    A[105] = v571;
    const puma560_pack v572 = ((v544 * v551) - (v137 * v539)) - (v138 * v562);
    A[106] = v572;
    const puma560_pack v573 = ((v182 * v553) - (v137 * v549)) - (v138 * v563);
    A[107] = -v573;
    const puma560_pack v574 = (((v72 * v564) - (v71 * v320)) + (v148 * v554)) + (v328 * v545);
    A[109] = v574;
    const puma560_pack v575 = (((v72 * v565) - (v71 * v336)) + (v148 * v555)) + (v340 * v545);
    A[110] = v575;
    const puma560_pack v576 = (((v72 * v566) - (v71 * v368)) + (v148 * v556)) + (v379 * v545);
    A[111] = -v576;
    const puma560_pack v577 = (((v72 * v567) - (v71 * v383)) + (v148 * v557)) + (v401 * v545);
    A[112] = -v577;
    const puma560_pack v578 = (((v72 * v568) - (v71 * v422)) + (v148 * v558)) + (v452 * v545);
    A[114] = v578;
    const puma560_pack v579 = (((v72 * v569) - (v71 * v483)) + (v148 * v559)) + (v501 * v545);
    A[115] = -v579;
    const puma560_pack v580 = (((v71 * v505) + (v72 * v570)) + (v148 * v560)) + (v510 * v545);
    A[116] = v580;
    const puma560_pack v581 = (((v71 * v525) + (v72 * v571)) + (v148 * v561)) + (v532 * v545);
    A[117] = v581;
    const puma560_pack v582 = (((v72 * v572) - (v71 * v535)) + (v148 * v562)) + (v544 * v545);
    A[118] = v582;
    const puma560_pack v583 = (((v71 * v546) - (v72 * v573)) - (v148 * v563)) - (v181 * v553);
    A[119] = v583;
    const puma560_pack v584 = v171 * v206;
    A[121] = (((v116 * v564) - (1557.2443004858599 * v305)) + (v150 * v554)) - (v328 * v584);
    A[122] = (((1557.2443004858599 * v332) + (v116 * v565)) + (v150 * v555)) - (v340 * v584);
    A[123] = (((1557.2443004858599 * v365) - (v116 * v566)) - (v150 * v556)) + (v379 * v584);
    A[124] = (((1557.2443004858599 * v387) - (v116 * v567)) - (v150 * v557)) + (v401 * v584);
    A[126] = (((1557.2443004858599 * v431) + (v116 * v568)) + (v150 * v558)) - (v452 * v584);
    A[127] = (((v501 * v584) - (1557.2443004858599 * v487)) - (v116 * v569)) - (v150 * v559);
    A[128] = (((v116 * v570) - (1557.2443004858599 * v506)) + (v150 * v560)) - (v510 * v584);
    A[129] = (((v116 * v571) - (1557.2443004858599 * v523)) + (v150 * v561)) - (v532 * v584);
    A[130] = ((v116 * v572) + (v150 * v562)) - (v544 * v584);
    A[131] = (((v171 * v553) - (0.06228977201943439 * v25)) - (v116 * v573)) - (v150 * v563);
    const puma560_pack v585 = 0.9999999999999999 * v255;
    const puma560_pack v586 = v206 * v184;
    A[133] = ((v585 - (v62 * v574)) - (v328 * v586)) - (v102 * (v554 + v564));
    A[134] = ((v585 - (v62 * v575)) - (v340 * v586)) - (v102 * (v555 + v565));
    A[135] = (((v62 * v576) - (0.9999999999999999 * v347)) + (v379 * v586)) + (v102 * (v556 + v566));
    A[136] = (((v62 * v577) - (0.9999999999999999 * v224)) + (v401 * v586)) + (v102 * (v557 + v567));
    A[138] = (((0.9999999999999999 * v413) - (v62 * v578)) - (v452 * v586)) - (v102 * (v558 + v568));
    const puma560_pack v587 = 0.9999999999999999 * v458;
    A[139] = (((v62 * v579) + (v501 * v586)) - v587) + (v102 * (v559 + v569));
    A[140] = -((v587 + ((v62 * v580) + (v510 * v586))) + (v102 * (v560 + v570)));
    const puma560_pack v588 = (((0.9999999999999999 * v512) + (v62 * v581)) + (v532 * v586)) + (v102 * (v561 + v571));
    A[141] = -v588;
    A[142] = (((0.9999999999999999 * v25) - (v62 * v582)) - (v544 * v586)) - (v102 * (v562 + v572));
    A[143] = ((v184 * v553) - (v62 * v583)) + (v102 * (v563 + v573));
    const puma560_pack v589 = -v207;
    B[37] = v589;
    B[42] = v589;
    const puma560_pack v590 = v182 - (v138 * v176);
    const puma560_pack v591 = v206 * v590;
    const puma560_pack v592 = -v591;
    B[38] = v592;
    B[48] = v592;
    const puma560_pack v593 = (v545 + (v148 * v207)) + (v72 * v591);
    const puma560_pack v594 = -v593;
    B[39] = v594;
    B[54] = v594;
    const puma560_pack v595 = (v584 - (v150 * v207)) - (v116 * v591);
    B[40] = v595;
    B[60] = v595;
    const puma560_pack v596 = v102 + (v72 * v62);
    const puma560_pack v597 = v102 + (v148 * v62);
    const puma560_pack v598 = (v586 + ((v207 * v597) + (v62 * v545))) + (v591 * v596);
    B[41] = v598;
    B[66] = v598;
    B[43] = (v176 * v207) - v153;
    const puma560_pack v599 = v138 * v153;
    const puma560_pack v600 = v599 + (v207 * v590);
    B[44] = v600;
    B[49] = v600;
    const puma560_pack v601 = ((v176 * v593) - (v148 * v153)) + (v72 * v599);
    B[45] = v601;
    B[55] = v601;
    const puma560_pack v602 = ((v116 * v599) - (v176 * v595)) - (v150 * v153);
    B[46] = v602;
    B[61] = v602;
    const puma560_pack v603 = ((v176 * v598) - (v153 * v597)) + (v596 * v599);
    const puma560_pack v604 = -v603;
    B[47] = v604;
    B[67] = v604;
    B[50] = ((v551 * v590) - v137) - (v138 * v600);
    const puma560_pack v605 = ((v138 * v601) + (v72 * v137)) - (v182 * v593);
    const puma560_pack v606 = -v605;
    B[51] = v606;
    B[56] = v606;
    const puma560_pack v607 = ((v138 * v602) + (v182 * v595)) + (v116 * v137);
    const puma560_pack v608 = -v607;
    B[52] = v608;
    B[62] = v608;
    const puma560_pack v609 = ((v182 * v598) - (v137 * v596)) - (v138 * v603);
    const puma560_pack v610 = -v609;
    B[53] = v610;
    B[68] = v610;
    B[57] = ((v71 - (v72 * v605)) + (v148 * v601)) + (v181 * v593);
    const puma560_pack v611 = -(((v72 * v607) - (v148 * v602)) + (v181 * v595));
    B[58] = v611;
    B[63] = v611;
    const puma560_pack v612 = (((v72 * v609) + (v148 * v603)) + (v181 * v598)) + (v71 * v62);
    const puma560_pack v613 = -v612;
    B[59] = v613;
    B[69] = v613;
    B[64] = ((1557.2443004858599 + (v171 * v595)) - (v116 * v607)) + (v150 * v602);
    const puma560_pack v614 = ((v171 * v598) - (v116 * v609)) - (v150 * v603);
    B[65] = v614;
    B[70] = v614;
    B[71] = ((24999.999999999996 + (v62 * v612)) + (v184 * v598)) + (v102 * (v603 + v609));
}

void puma560_linearize_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack A_pack[144];
        puma560_pack B_pack[72];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        puma560_pack_give(144U, count, first, lanes, A_pack, A);
        puma560_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

void puma560_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack A_pack[144];
        puma560_pack B_pack[72];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        puma560_pack_give(144U, count, first, lanes, A_pack, A);
        puma560_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

static PUMA560_APART void puma560_pack_regressor(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict qdd, puma560_pack *restrict Y)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    Y[0] = puma560_pack_splat(0.0);
    Y[1] = puma560_pack_splat(0.0);
    Y[2] = puma560_pack_splat(0.0);
    Y[3] = puma560_pack_splat(0.0);
    Y[4] = puma560_pack_splat(0.0);
    Y[5] = puma560_pack_splat(0.0);
    Y[6] = puma560_pack_splat(0.0);
    Y[7] = puma560_pack_splat(0.0);
    Y[8] = puma560_pack_splat(0.0);
    Y[10] = puma560_pack_splat(0.0);
    Y[11] = puma560_pack_splat(0.0);
    Y[12] = puma560_pack_splat(0.0);
    Y[13] = puma560_pack_splat(0.0);
    Y[19] = puma560_pack_splat(0.0);
    Y[60] = puma560_pack_splat(0.0);
    Y[61] = puma560_pack_splat(0.0);
    Y[62] = puma560_pack_splat(0.0);
    Y[63] = puma560_pack_splat(0.0);
    Y[64] = puma560_pack_splat(0.0);
    Y[65] = puma560_pack_splat(0.0);
    Y[66] = puma560_pack_splat(0.0);
    Y[67] = puma560_pack_splat(0.0);
    Y[68] = puma560_pack_splat(0.0);
    Y[69] = puma560_pack_splat(0.0);
    Y[70] = puma560_pack_splat(0.0);
    Y[73] = puma560_pack_splat(0.0);
    Y[120] = puma560_pack_splat(0.0);
    Y[121] = puma560_pack_splat(0.0);
    Y[122] = puma560_pack_splat(0.0);
    Y[123] = puma560_pack_splat(0.0);
    Y[124] = puma560_pack_splat(0.0);
    Y[125] = puma560_pack_splat(0.0);
    Y[126] = puma560_pack_splat(0.0);
    Y[127] = puma560_pack_splat(0.0);
    Y[128] = puma560_pack_splat(0.0);
    Y[129] = puma560_pack_splat(0.0);
    Y[130] = puma560_pack_splat(0.0);
    Y[131] = puma560_pack_splat(0.0);
    Y[132] = puma560_pack_splat(0.0);
    Y[133] = puma560_pack_splat(0.0);
    Y[134] = puma560_pack_splat(0.0);
    Y[135] = puma560_pack_splat(0.0);
    Y[136] = puma560_pack_splat(0.0);
    Y[137] = puma560_pack_splat(0.0);
    Y[138] = puma560_pack_splat(0.0);
    Y[139] = puma560_pack_splat(0.0);
    Y[140] = puma560_pack_splat(0.0);
    Y[143] = puma560_pack_splat(0.0);
    Y[180] = puma560_pack_splat(0.0);
    Y[181] = puma560_pack_splat(0.0);
    Y[182] = puma560_pack_splat(0.0);
    Y[183] = puma560_pack_splat(0.0);
    Y[184] = puma560_pack_splat(0.0);
    Y[185] = puma560_pack_splat(0.0);
    Y[186] = puma560_pack_splat(0.0);
    Y[187] = puma560_pack_splat(0.0);
    Y[188] = puma560_pack_splat(0.0);
    Y[189] = puma560_pack_splat(0.0);
    Y[190] = puma560_pack_splat(0.0);
    Y[191] = puma560_pack_splat(0.0);
    Y[192] = puma560_pack_splat(0.0);
    Y[193] = puma560_pack_splat(0.0);
    Y[194] = puma560_pack_splat(0.0);
    Y[195] = puma560_pack_splat(0.0);
    Y[196] = puma560_pack_splat(0.0);
    Y[197] = puma560_pack_splat(0.0);
    Y[198] = puma560_pack_splat(0.0);
    Y[199] = puma560_pack_splat(0.0);
    Y[200] = puma560_pack_splat(0.0);
    Y[201] = puma560_pack_splat(0.0);
    Y[202] = puma560_pack_splat(0.0);
    Y[203] = puma560_pack_splat(0.0);
    Y[204] = puma560_pack_splat(0.0);
    Y[205] = puma560_pack_splat(0.0);
    Y[206] = puma560_pack_splat(0.0);
    Y[207] = puma560_pack_splat(0.0);
    Y[208] = puma560_pack_splat(0.0);
    Y[209] = puma560_pack_splat(0.0);
    Y[210] = puma560_pack_splat(0.0);
    Y[213] = puma560_pack_splat(0.0);
    Y[220] = puma560_pack_splat(0.0);
    Y[230] = puma560_pack_splat(0.0);
    Y[240] = puma560_pack_splat(0.0);
    Y[241] = puma560_pack_splat(0.0);
    Y[242] = puma560_pack_splat(0.0);
    Y[243] = puma560_pack_splat(0.0);
    Y[244] = puma560_pack_splat(0.0);
    Y[245] = puma560_pack_splat(0.0);
    Y[246] = puma560_pack_splat(0.0);
    Y[247] = puma560_pack_splat(0.0);
    Y[248] = puma560_pack_splat(0.0);
    Y[249] = puma560_pack_splat(0.0);
    Y[250] = puma560_pack_splat(0.0);
    Y[251] = puma560_pack_splat(0.0);
    Y[252] = puma560_pack_splat(0.0);
    Y[253] = puma560_pack_splat(0.0);
    Y[254] = puma560_pack_splat(0.0);
    Y[255] = puma560_pack_splat(0.0);
    Y[256] = puma560_pack_splat(0.0);
    Y[257] = puma560_pack_splat(0.0);
    Y[258] = puma560_pack_splat(0.0);
    Y[259] = puma560_pack_splat(0.0);
    Y[260] = puma560_pack_splat(0.0);
    Y[261] = puma560_pack_splat(0.0);
    Y[262] = puma560_pack_splat(0.0);
    Y[263] = puma560_pack_splat(0.0);
    Y[264] = puma560_pack_splat(0.0);
    Y[265] = puma560_pack_splat(0.0);
    Y[266] = puma560_pack_splat(0.0);
    Y[267] = puma560_pack_splat(0.0);
    Y[268] = puma560_pack_splat(0.0);
    Y[269] = puma560_pack_splat(0.0);
    Y[270] = puma560_pack_splat(0.0);
    Y[271] = puma560_pack_splat(0.0);
    Y[272] = puma560_pack_splat(0.0);
    Y[273] = puma560_pack_splat(0.0);
    Y[274] = puma560_pack_splat(0.0);
    Y[275] = puma560_pack_splat(0.0);
    Y[276] = puma560_pack_splat(0.0);
    Y[277] = puma560_pack_splat(0.0);
    Y[278] = puma560_pack_splat(0.0);
    Y[279] = puma560_pack_splat(0.0);
    Y[280] = puma560_pack_splat(0.0);
    Y[283] = puma560_pack_splat(0.0);
    Y[290] = puma560_pack_splat(0.0);
    Y[300] = puma560_pack_splat(0.0);
    Y[301] = puma560_pack_splat(0.0);
    Y[302] = puma560_pack_splat(0.0);
    Y[303] = puma560_pack_splat(0.0);
    Y[304] = puma560_pack_splat(0.0);
    Y[305] = puma560_pack_splat(0.0);
    Y[306] = puma560_pack_splat(0.0);
    Y[307] = puma560_pack_splat(0.0);
    Y[308] = puma560_pack_splat(0.0);
    Y[309] = puma560_pack_splat(0.0);
    Y[310] = puma560_pack_splat(0.0);
    Y[311] = puma560_pack_splat(0.0);
    Y[312] = puma560_pack_splat(0.0);
    Y[313] = puma560_pack_splat(0.0);
    Y[314] = puma560_pack_splat(0.0);
    Y[315] = puma560_pack_splat(0.0);
    Y[316] = puma560_pack_splat(0.0);
    Y[317] = puma560_pack_splat(0.0);
    Y[318] = puma560_pack_splat(0.0);
    Y[319] = puma560_pack_splat(0.0);
    Y[320] = puma560_pack_splat(0.0);
    Y[321] = puma560_pack_splat(0.0);
    Y[322] = puma560_pack_splat(0.0);
    Y[323] = puma560_pack_splat(0.0);
    Y[324] = puma560_pack_splat(0.0);
    Y[325] = puma560_pack_splat(0.0);
    Y[326] = puma560_pack_splat(0.0);
    Y[327] = puma560_pack_splat(0.0);
    Y[328] = puma560_pack_splat(0.0);
    Y[329] = puma560_pack_splat(0.0);
    Y[330] = puma560_pack_splat(0.0);
    Y[331] = puma560_pack_splat(0.0);
    Y[332] = puma560_pack_splat(0.0);
    Y[333] = puma560_pack_splat(0.0);
    Y[334] = puma560_pack_splat(0.0);
    Y[335] = puma560_pack_splat(0.0);
    Y[336] = puma560_pack_splat(0.0);
    Y[337] = puma560_pack_splat(0.0);
    Y[338] = puma560_pack_splat(0.0);
    Y[339] = puma560_pack_splat(0.0);
    Y[340] = puma560_pack_splat(0.0);
    Y[341] = puma560_pack_splat(0.0);
    Y[342] = puma560_pack_splat(0.0);
    Y[343] = puma560_pack_splat(0.0);
    Y[344] = puma560_pack_splat(0.0);
    Y[345] = puma560_pack_splat(0.0);
    Y[346] = puma560_pack_splat(0.0);
    Y[347] = puma560_pack_splat(0.0);
    Y[348] = puma560_pack_splat(0.0);
    Y[349] = puma560_pack_splat(0.0);
    Y[350] = puma560_pack_splat(0.0);
    Y[353] = puma560_pack_splat(0.0);
    Y[9] = qdd[0];
    const puma560_pack v10 = v0_cosine[0] * qd[0];
    const puma560_pack v11 = qd[1] * v10;
    const puma560_pack v12 = v11 + (v0_sine[0] * qdd[0]);
    const puma560_pack v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const puma560_pack v14 = v0_sine[0] * qd[0];
    const puma560_pack v15 = qd[1] * v14;
    const puma560_pack v16 = v15 - (v0_cosine[0] * qdd[0]);
    const puma560_pack v17 = v15 + v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const puma560_pack v18 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (v0_sine[0] * qdd[1]) + (v0_cosine[0] * v18);
    Y[17] = -((v0_cosine[0] * v16) + (v0_sine[0] * v11));
    Y[18] = (v0_cosine[0] * qdd[1]) - (v0_sine[0] * v18);
    Y[20] = v17 * ((-0.18645124000000002) * v0_cosine[0]);
    const puma560_pack v19 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const puma560_pack v20 = ((qd[2] * v19) + (v0_sine[1] * v12)) + (v0_cosine[1] * v16);
    const puma560_pack v21 = qd[1] + qd[2];
    const puma560_pack v22 = v21 * v19;
    const puma560_pack v23 = v22 + v20;
    const puma560_pack v24 = 0.4318 * v0_cosine[0];
    const puma560_pack v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const puma560_pack v26 = 0.4318 * v17;
    Y[21] = (v25 * v26) - (v24 * v23);
    const puma560_pack v27 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const puma560_pack v28 = ((qd[2] * v27) - (v0_cosine[1] * v12)) + (v0_sine[1] * v16);
    const puma560_pack v29 = v21 * v27;
    const puma560_pack v30 = v29 + v28;
    const puma560_pack v31 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    Y[22] = (v24 * v30) + (v31 * v26);
    const puma560_pack v32 = v19 * v19;
    const puma560_pack v33 = v27 * v27;
    const puma560_pack v34 = 9.81 * v0_sine[0];
    const puma560_pack v35 = ((v24 * (qd[0] * v10)) + (0.4318 * v18)) - v34;
    const puma560_pack v36 = v10 * v14;
    Y[77] = v36;
    const puma560_pack v37 = 9.81 * v0_cosine[0];
    Y[71] = v37;
    const puma560_pack v38 = v37 + (0.4318 * (qdd[1] + v36));
    const puma560_pack v39 = (v0_sine[1] * v38) - (v0_cosine[1] * v35);
    const puma560_pack v40 = (v0_cosine[1] * v38) + (v0_sine[1] * v35);
    Y[141] = v40;
    Y[23] = ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40);
    const puma560_pack v41 = v25 * v22;
    Y[24] = -(v41 + (v31 * v28));
    Y[25] = (v25 * v30) - (v31 * v23);
    const puma560_pack v42 = v27 * v19;
    Y[84] = v42;
    Y[144] = v42;
    const puma560_pack v43 = qdd[1] + qdd[2];
    Y[89] = v43;
    Y[149] = v43;
    const puma560_pack v44 = v42 - v43;
    const puma560_pack v45 = v21 * v21;
    Y[26] = (v25 * (v32 - v45)) - (v31 * v44);
    const puma560_pack v46 = v31 * v29;
    Y[27] = v46 + (v25 * v20);
    const puma560_pack v47 = v43 + v42;
    Y[28] = (v31 * (v33 - v45)) - (v25 * v47);
    Y[29] = v41 - v46;
    const puma560_pack v48 = (0.15005 * v19) - (0.0203 * v21);
    const puma560_pack v49 = v26 + (((0.0203 * v20) - (v19 * v48)) - (0.15005 * v33));
    const puma560_pack v50 = (v39 + ((v21 * v48) - (0.15005 * v20))) - (0.0203 * v33);
    const puma560_pack v51 = (v0_sine[2] * v50) + (v0_cosine[2] * v49);
    const puma560_pack v52 = 0.15005 * v25;
    const puma560_pack v53 = v24 - (0.0203 * v25);
    const puma560_pack v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const puma560_pack v55 = (v0_sine[2] * v49) - (v0_cosine[2] * v50);
    Y[212] = v55;
    const puma560_pack v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const puma560_pack v57 = v29 - v28;
    Y[86] = v57;
    Y[146] = v57;
    const puma560_pack v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57);
    const puma560_pack v59 = 0.15005 * v31;
    Y[30] = ((v55 * v56) - (v51 * v54)) - (v58 * v59);
    const puma560_pack v60 = qd[3] - v27;
    const puma560_pack v61 = v60 * v60;
    const puma560_pack v62 = (v0_cosine[2] * v21) + (v0_sine[2] * v19);
    const puma560_pack v63 = v62 * v62;
    const puma560_pack v64 = v63 + v61;
    const puma560_pack v65 = (v0_cosine[2] * v19) - (v0_sine[2] * v21);
    const puma560_pack v66 = v62 * v65;
    Y[214] = v66;
    const puma560_pack v67 = qdd[3] - v20;
    Y[219] = v67;
    const puma560_pack v68 = v66 - v67;
    const puma560_pack v69 = v0_sine[2] * v31;
    const puma560_pack v70 = (((v25 * v51) + (v56 * v64)) - (v54 * v68)) + (v69 * v58);
    const puma560_pack v71 = (v0_cosine[2] * v43) + ((qd[3] * v65) - (v0_sine[2] * v28));
    const puma560_pack v72 = v60 * v65;
    const puma560_pack v73 = v72 + v71;
    Y[31] = v70 - (v59 * v73);
    const puma560_pack v74 = v67 + v66;
    const puma560_pack v75 = v65 * v65;
    const puma560_pack v76 = v75 + v61;
    const puma560_pack v77 = v0_cosine[2] * v31;
    const puma560_pack v78 = (((v56 * v74) - (v25 * v55)) - (v54 * v76)) + (v77 * v58);
    const puma560_pack v79 = (v0_sine[2] * v43) + ((qd[3] * v62) + (v0_cosine[2] * v28));
    const puma560_pack v80 = v60 * v62;
    const puma560_pack v81 = v80 + v79;
    Y[32] = v78 + (v59 * v81);
    const puma560_pack v82 = v72 - v71;
    Y[218] = v82;
    const puma560_pack v83 = v80 - v79;
    Y[216] = v83;
    const puma560_pack v84 = (((v69 * v55) - (v56 * v82)) - (v54 * v83)) + (v77 * v51);
    const puma560_pack v85 = v63 + v75;
    Y[33] = v84 + (v85 * v59);
    const puma560_pack v86 = v25 * v66;
    const puma560_pack v87 = v69 * v72;
    Y[34] = -(v87 + (v86 + (v77 * v79)));
    const puma560_pack v88 = v63 - v75;
    Y[35] = ((v25 * v88) + (v69 * v81)) - (v77 * v73);
    const puma560_pack v89 = v75 - v61;
    Y[36] = ((v69 * v89) - (v25 * v83)) - (v77 * v68);
    const puma560_pack v90 = v77 * v80;
    Y[37] = v90 + (v86 + (v69 * v71));
    const puma560_pack v91 = v63 - v61;
    Y[38] = ((v77 * v91) - (v25 * v82)) - (v69 * v74);
    Y[39] = (v87 - (v25 * v67)) - v90;
    const puma560_pack v92 = (0.4318 * v85) - v58;
    const puma560_pack v93 = (0.4318 * v82) - v55;
    const puma560_pack v94 = (v0_cosine[3] * v93) - (v0_sine[3] * v92);
    const puma560_pack v95 = v56 + (0.4318 * v69);
    const puma560_pack v96 = (v0_cosine[3] * v95) + (v0_sine[3] * v59);
    const puma560_pack v97 = v51 + (0.4318 * v83);
    const puma560_pack v98 = (0.4318 * v77) - v54;
    const puma560_pack v99 = (v0_cosine[3] * v92) + (v0_sine[3] * v93);
    const puma560_pack v100 = (v0_cosine[3] * v59) - (v0_sine[3] * v95);
    const puma560_pack v101 = v99 * v100;
    Y[40] = v101 + ((v97 * v98) - (v94 * v96));
    const puma560_pack v102 = (v0_sine[3] * v77) + (v0_cosine[3] * v25);
    const puma560_pack v103 = (v0_sine[3] * v65) - (v0_cosine[3] * v60);
    const puma560_pack v104 = v103 * v103;
    const puma560_pack v105 = qd[4] + v62;
    const puma560_pack v106 = v105 * v105;
    const puma560_pack v107 = v104 + v106;
    const puma560_pack v108 = (v0_sine[3] * v60) + (v0_cosine[3] * v65);
    const puma560_pack v109 = v108 * v103;
    Y[284] = v109;
    const puma560_pack v110 = qdd[4] + v71;
    Y[289] = v110;
    const puma560_pack v111 = v109 - v110;
    const puma560_pack v112 = ((qd[4] * v108) - (v0_cosine[3] * v67)) - (v0_sine[3] * v79);
    const puma560_pack v113 = v105 * v108;
    const puma560_pack v114 = v112 + v113;
    const puma560_pack v115 = (((v100 * v111) + (v96 * v107)) + (v102 * v97)) + (v98 * v114);
    Y[41] = v115 - (v69 * v99);
    const puma560_pack v116 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const puma560_pack v117 = v110 + v109;
    const puma560_pack v118 = v108 * v108;
    const puma560_pack v119 = v106 + v118;
    const puma560_pack v120 = ((qd[4] * v103) - (v0_sine[3] * v67)) + (v0_cosine[3] * v79);
    const puma560_pack v121 = v105 * v103;
    const puma560_pack v122 = v120 + v121;
    const puma560_pack v123 = (((v100 * v119) + (v96 * v117)) - (v97 * v116)) - (v98 * v122);
    Y[42] = v123 - (v69 * v94);
    const puma560_pack v124 = v121 - v120;
    Y[286] = v124;
    const puma560_pack v125 = v113 - v112;
    Y[288] = v125;
    const puma560_pack v126 = (((v100 * v124) - (v99 * v116)) - (v102 * v94)) - (v96 * v125);
    const puma560_pack v127 = v104 + v118;
    Y[43] = v126 - (v98 * v127);
    const puma560_pack v128 = v102 * v113;
    const puma560_pack v129 = v69 * v109;
    Y[44] = v129 + ((v116 * v120) - v128);
    const puma560_pack v130 = v104 - v118;
    Y[45] = ((v102 * v122) + (v114 * v116)) - (v69 * v130);
    const puma560_pack v131 = v118 - v106;
    Y[46] = ((v111 * v116) + (v102 * v131)) + (v69 * v124);
    const puma560_pack v132 = v116 * v121;
    Y[47] = ((v102 * v112) - v132) - v129;
    const puma560_pack v133 = v104 - v106;
    Y[48] = ((v69 * v125) - (v102 * v117)) - (v116 * v133);
    Y[49] = v132 + (v128 + (v69 * v110));
    const puma560_pack v134 = (v0_sine[4] * v94) + (v0_cosine[4] * v97);
    const puma560_pack v135 = (v0_sine[4] * v96) - (v0_cosine[4] * v98);
    const puma560_pack v136 = (v0_cosine[4] * v94) - (v0_sine[4] * v97);
    const puma560_pack v137 = (v0_cosine[4] * v96) + (v0_sine[4] * v98);
    Y[50] = (v101 - (v134 * v135)) - (v136 * v137);
    const puma560_pack v138 = (v69 * v0_cosine[4]) - (v0_sine[4] * v116);
    const puma560_pack v139 = (v0_cosine[4] * v108) - (v0_sine[4] * v105);
    const puma560_pack v140 = ((qd[5] * v139) + (v0_cosine[4] * v110)) - (v0_sine[4] * v120);
    const puma560_pack v141 = qd[5] - v103;
    const puma560_pack v142 = v139 * v141;
    const puma560_pack v143 = v140 + v142;
    const puma560_pack v144 = qdd[5] - v112;
    Y[359] = v144;
    const puma560_pack v145 = (v0_cosine[4] * v105) + (v0_sine[4] * v108);
    const puma560_pack v146 = v145 * v139;
    Y[354] = v146;
    const puma560_pack v147 = v146 - v144;
    const puma560_pack v148 = (((v102 * v134) - (v99 * v138)) - (v100 * v143)) - (v135 * v147);
    const puma560_pack v149 = v141 * v141;
    const puma560_pack v150 = v145 * v145;
    const puma560_pack v151 = v150 + v149;
    Y[51] = v148 + (v137 * v151);
    const puma560_pack v152 = (v69 * v0_sine[4]) + (v0_cosine[4] * v116);
    const puma560_pack v153 = ((qd[5] * v145) + (v0_sine[4] * v110)) + (v0_cosine[4] * v120);
    const puma560_pack v154 = v145 * v141;
    const puma560_pack v155 = v153 + v154;
    const puma560_pack v156 = v139 * v139;
    const puma560_pack v157 = v149 + v156;
    const puma560_pack v158 = (((v99 * v152) + (v100 * v155)) + (v102 * v136)) - (v135 * v157);
    const puma560_pack v159 = v144 + v146;
    Y[52] = v158 + (v137 * v159);
    const puma560_pack v160 = v150 + v156;
    const puma560_pack v161 = v154 - v153;
    Y[356] = v161;
    const puma560_pack v162 = (((v100 * v160) - (v134 * v152)) - (v135 * v161)) - (v136 * v138);
    const puma560_pack v163 = v142 - v140;
    Y[358] = v163;
    Y[53] = v162 - (v137 * v163);
    const puma560_pack v164 = v102 * v146;
    const puma560_pack v165 = v138 * v142;
    Y[54] = ((v152 * v153) - v164) - v165;
    const puma560_pack v166 = v156 - v150;
    Y[355] = v166;
    Y[55] = ((v138 * v155) - (v102 * v166)) + (v143 * v152);
    const puma560_pack v167 = v156 - v149;
    Y[56] = ((v138 * v167) - (v102 * v161)) + (v147 * v152);
    const puma560_pack v168 = v152 * v154;
    Y[57] = (v164 + (v138 * v140)) - v168;
    const puma560_pack v169 = v149 - v150;
    Y[58] = ((v152 * v169) - (v102 * v163)) - (v138 * v159);
    Y[59] = v168 + (v165 - (v102 * v144));
    Y[72] = -v34;
    Y[74] = -v36;
    Y[75] = (v14 * v14) - (v10 * v10);
    Y[76] = v12 - v11;
    Y[78] = v15 - v16;
    const puma560_pack v170 = 0.4318 * v0_cosine[1];
    const puma560_pack v171 = 0.4318 * v0_sine[1];
    Y[80] = (v39 * v171) + (v40 * v170);
    Y[81] = (v40 - (v44 * v170)) - ((v45 + v33) * v171);
    Y[82] = -((v39 + (v47 * v171)) + ((v45 + v32) * v170));
    const puma560_pack v172 = v22 - v20;
    Y[88] = v172;
    Y[148] = v172;
    Y[83] = (v171 * v172) - (v57 * v170);
    const puma560_pack v173 = v32 - v33;
    Y[85] = v173;
    Y[145] = v173;
    const puma560_pack v174 = -v42;
    Y[87] = v174;
    Y[147] = v174;
    const puma560_pack v175 = v0_cosine[2] * v171;
    const puma560_pack v176 = v0_sine[2] * v171;
    const puma560_pack v177 = 0.0203 + v170;
    Y[90] = ((v58 * v177) + (v51 * v176)) - (v55 * v175);
    const puma560_pack v178 = v0_cosine[2] * v58;
    Y[91] = v178 + (((v73 * v177) + (v68 * v176)) - (v64 * v175));
    const puma560_pack v179 = v0_sine[2] * v58;
    Y[92] = (((v76 * v176) - (v81 * v177)) - (v74 * v175)) - v179;
    const puma560_pack v180 = (v0_sine[2] * v51) - (v0_cosine[2] * v55);
    Y[93] = (((v83 * v176) - (v85 * v177)) - v180) + (v82 * v175);
    const puma560_pack v181 = v0_cosine[2] * v72;
    const puma560_pack v182 = (v0_sine[2] * v79) - v181;
    Y[94] = v182;
    Y[154] = v182;
    const puma560_pack v183 = (v0_sine[2] * v73) + (v0_cosine[2] * v81);
    Y[95] = v183;
    Y[155] = v183;
    const puma560_pack v184 = (v0_sine[2] * v68) + (v0_cosine[2] * v89);
    Y[96] = v184;
    Y[156] = v184;
    const puma560_pack v185 = v0_sine[2] * v80;
    const puma560_pack v186 = -(v185 - (v0_cosine[2] * v71));
    Y[97] = v186;
    Y[157] = v186;
    const puma560_pack v187 = -((v0_sine[2] * v91) + (v0_cosine[2] * v74));
    Y[98] = v187;
    Y[158] = v187;
    const puma560_pack v188 = v181 + v185;
    Y[99] = v188;
    Y[159] = v188;
    const puma560_pack v189 = 0.4318 * v0_cosine[2];
    const puma560_pack v190 = v175 - v189;
    const puma560_pack v191 = (v0_cosine[3] * v177) - (v0_sine[3] * v190);
    const puma560_pack v192 = v99 * v191;
    const puma560_pack v193 = (v0_cosine[3] * v190) + (v0_sine[3] * v177);
    const puma560_pack v194 = 0.4318 * v0_sine[2];
    const puma560_pack v195 = v176 - v194;
    Y[100] = ((v94 * v193) + (v97 * v195)) - v192;
    const puma560_pack v196 = v0_sine[3] * v0_sine[2];
    const puma560_pack v197 = (v0_cosine[2] * v99) + (v196 * v97);
    Y[101] = (((v114 * v195) - (v111 * v191)) - (v107 * v193)) - v197;
    const puma560_pack v198 = v0_sine[2] * v0_cosine[3];
    const puma560_pack v199 = (v0_cosine[2] * v94) + (v198 * v97);
    Y[102] = -(v199 + (((v119 * v191) + (v117 * v193)) + (v122 * v195)));
    const puma560_pack v200 = (v198 * v99) - (v196 * v94);
    Y[103] = (((v125 * v193) - (v124 * v191)) - (v127 * v195)) - v200;
    const puma560_pack v201 = v0_cosine[2] * v109;
    const puma560_pack v202 = v196 * v113;
    const puma560_pack v203 = v202 + (v201 + (v198 * v120));
    Y[104] = v203;
    Y[164] = v203;
    const puma560_pack v204 = ((v198 * v114) - (v0_cosine[2] * v130)) - (v196 * v122);
    Y[105] = v204;
    Y[165] = v204;
    const puma560_pack v205 = ((v0_cosine[2] * v124) - (v196 * v131)) + (v198 * v111);
    Y[106] = v205;
    Y[166] = v205;
    const puma560_pack v206 = v198 * v121;
    const puma560_pack v207 = -(v206 + (v201 + (v196 * v112)));
    Y[107] = v207;
    Y[167] = v207;
    const puma560_pack v208 = -(((v198 * v133) - (v0_cosine[2] * v125)) - (v196 * v117));
    Y[108] = v208;
    Y[168] = v208;
    const puma560_pack v209 = v206 + ((v0_cosine[2] * v110) - v202);
    Y[109] = v209;
    Y[169] = v209;
    const puma560_pack v210 = (v0_sine[4] * v195) - (v0_cosine[4] * v193);
    const puma560_pack v211 = (v0_sine[4] * v193) + (v0_cosine[4] * v195);
    Y[110] = ((v134 * v211) - (v136 * v210)) - v192;
    const puma560_pack v212 = (v198 * v0_sine[4]) - (v0_cosine[2] * v0_cosine[4]);
    const puma560_pack v213 = (v196 * v134) - (v99 * v212);
    Y[111] = (((v143 * v191) + (v147 * v211)) + (v151 * v210)) - v213;
    const puma560_pack v214 = (v0_cosine[2] * v0_sine[4]) + (v198 * v0_cosine[4]);
    const puma560_pack v215 = (v196 * v136) - (v99 * v214);
    Y[112] = (((v159 * v210) - (v155 * v191)) + (v157 * v211)) - v215;
    const puma560_pack v216 = (v134 * v214) - (v136 * v212);
    Y[113] = (((v161 * v211) - (v160 * v191)) - (v163 * v210)) - v216;
    const puma560_pack v217 = v142 * v212;
    const puma560_pack v218 = v196 * v146;
    const puma560_pack v219 = v218 + (v217 + (v153 * v214));
    Y[114] = v219;
    Y[174] = v219;
    const puma560_pack v220 = ((v143 * v214) - (v155 * v212)) + (v196 * v166);
    Y[115] = v220;
    Y[175] = v220;
    const puma560_pack v221 = ((v147 * v214) - (v167 * v212)) + (v196 * v161);
    Y[116] = v221;
    Y[176] = v221;
    const puma560_pack v222 = v154 * v214;
    const puma560_pack v223 = -(v218 + (v222 + (v140 * v212)));
    Y[117] = v223;
    Y[177] = v223;
    const puma560_pack v224 = ((v159 * v212) + (v169 * v214)) + (v196 * v163);
    Y[118] = v224;
    Y[178] = v224;
    const puma560_pack v225 = v222 + ((v196 * v144) - v217);
    Y[119] = v225;
    Y[179] = v225;
    Y[142] = -v39;
    Y[150] = 0.0203 * v58;
    Y[151] = v178 + (0.0203 * v73);
    Y[152] = -(v179 + (0.0203 * v81));
    Y[153] = -(v180 + (0.0203 * v85));
    const puma560_pack v226 = (v0_cosine[3] * v189) - (0.0203 * v0_sine[3]);
    const puma560_pack v227 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v189);
    const puma560_pack v228 = v99 * v227;
    Y[160] = -(v228 + ((v94 * v226) + (v97 * v194)));
    Y[161] = (((v107 * v226) - (v111 * v227)) - v197) - (v114 * v194);
    Y[162] = (((v117 * v226) - (v119 * v227)) - v199) + (v122 * v194);
    Y[163] = (((v127 * v194) - (v124 * v227)) - (v125 * v226)) - v200;
    const puma560_pack v229 = (v0_sine[4] * v226) + (v0_cosine[4] * v194);
    const puma560_pack v230 = (v0_sine[4] * v194) - (v0_cosine[4] * v226);
    Y[170] = ((v136 * v230) - (v134 * v229)) - v228;
    Y[171] = (((v143 * v227) - (v147 * v229)) - (v151 * v230)) - v213;
    Y[172] = -(v215 + (((v159 * v230) + (v155 * v227)) + (v157 * v229)));
    Y[173] = (((v163 * v230) - (v160 * v227)) - (v161 * v229)) - v216;
    Y[211] = -v51;
    Y[215] = -v88;
    Y[217] = -v66;
    Y[221] = -(v0_cosine[3] * v97);
    Y[222] = v0_sine[3] * v97;
    Y[223] = (v0_cosine[3] * v94) + (v0_sine[3] * v99);
    const puma560_pack v231 = v0_cosine[3] * v113;
    Y[224] = v231 - (v0_sine[3] * v120);
    Y[225] = -((v0_cosine[3] * v122) + (v0_sine[3] * v114));
    Y[226] = -((v0_cosine[3] * v131) + (v0_sine[3] * v111));
    const puma560_pack v232 = v0_sine[3] * v121;
    Y[227] = v232 - (v0_cosine[3] * v112);
    Y[228] = (v0_cosine[3] * v117) + (v0_sine[3] * v133);
    Y[229] = -(v231 + v232);
    const puma560_pack v233 = v0_sine[3] * v0_sine[4];
    Y[231] = -((v0_cosine[3] * v134) + (v99 * v233));
    const puma560_pack v234 = v0_sine[3] * v0_cosine[4];
    Y[232] = -((v0_cosine[3] * v136) + (v99 * v234));
    Y[233] = (v134 * v234) - (v136 * v233);
    const puma560_pack v235 = v0_cosine[3] * v146;
    const puma560_pack v236 = v142 * v233;
    Y[234] = (v235 - (v153 * v234)) - v236;
    Y[235] = ((v0_cosine[3] * v166) + (v155 * v233)) - (v143 * v234);
    Y[236] = ((v0_cosine[3] * v161) + (v167 * v233)) - (v147 * v234);
    const puma560_pack v237 = v154 * v234;
    Y[237] = v237 + ((v140 * v233) - v235);
    Y[238] = ((v0_cosine[3] * v163) - (v159 * v233)) - (v169 * v234);
    Y[239] = (v236 + (v0_cosine[3] * v144)) - v237;
    Y[281] = -v99;
    Y[282] = -v94;
    Y[285] = -v130;
    Y[287] = -v109;
    Y[291] = -(v0_cosine[4] * v99);
    Y[292] = v0_sine[4] * v99;
    Y[293] = -((v0_sine[4] * v134) + (v0_cosine[4] * v136));
    const puma560_pack v238 = v0_cosine[4] * v142;
    Y[294] = (v0_sine[4] * v153) - v238;
    Y[295] = (v0_sine[4] * v143) + (v0_cosine[4] * v155);
    Y[296] = (v0_sine[4] * v147) + (v0_cosine[4] * v167);
    const puma560_pack v239 = v0_sine[4] * v154;
    Y[297] = (v0_cosine[4] * v140) - v239;
    Y[298] = (v0_sine[4] * v169) - (v0_cosine[4] * v159);
    Y[299] = v238 + v239;
    Y[351] = -v134;
    Y[352] = -v136;
    Y[357] = -v146;
}

void puma560_regressor_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack Y_pack[360];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        puma560_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

void puma560_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack Y_pack[360];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        puma560_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

static PUMA560_APART void puma560_pack_stiffness_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict K)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[2], q[1], q[4], q[3], q[0]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    K[0] = puma560_pack_splat(0.0);
    K[1] = puma560_pack_splat(0.0);
    K[2] = puma560_pack_splat(0.0);
    K[3] = puma560_pack_splat(0.0);
    K[4] = puma560_pack_splat(0.0);
    K[5] = puma560_pack_splat(0.0);
    K[6] = puma560_pack_splat(0.0);
    K[11] = puma560_pack_splat(0.0);
    K[12] = puma560_pack_splat(0.0);
    K[17] = puma560_pack_splat(0.0);
    K[18] = puma560_pack_splat(0.0);
    K[23] = puma560_pack_splat(0.0);
    K[24] = puma560_pack_splat(0.0);
    K[29] = puma560_pack_splat(0.0);
    K[30] = puma560_pack_splat(0.0);
    K[31] = puma560_pack_splat(0.0);
    K[32] = puma560_pack_splat(0.0);
    K[33] = puma560_pack_splat(0.0);
    K[34] = puma560_pack_splat(0.0);
    K[35] = puma560_pack_splat(0.0);
    const puma560_pack v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v11 = 0.0028799999999999997 * v0_sine[2];
    const puma560_pack v12 = v0_cosine[3] * v11;
    const puma560_pack v13 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v14 = 0.0028799999999999997 * v0_cosine[2];
    const puma560_pack v15 = (v14 * v13) + (v10 * v12);
    const puma560_pack v16 = 0.8397875 + (0.5397500000000001 * v0_sine[1]);
    const puma560_pack v17 = (v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]);
    const puma560_pack v18 = 9.81 * v17;
    const puma560_pack v19 = v18 * (v16 + (((0.025374999999999998 * v10) - (0.8913300000000001 * v13)) - v15));
    K[7] = -(v19 + (v18 * (((0.10439999999999999 * v0_cosine[1]) + (3.25584 * v0_sine[1])) - 0.8397874999999995)));
    const puma560_pack v20 = (v18 * v16) - v19;
    K[8] = v20;
    K[13] = v20;
    K[14] = v20;
    const puma560_pack v21 = (v14 * v10) - (v12 * v13);
    const puma560_pack v22 = v0_sine[3] * v11;
    const puma560_pack v23 = (v0_sine[4] * v21) + (v0_cosine[4] * v22);
    const puma560_pack v24 = v0_cosine[4] * v13;
    const puma560_pack v25 = (v0_sine[4] * v22) - (v0_cosine[4] * v21);
    const puma560_pack v26 = v0_sine[4] * v13;
    const puma560_pack v27 = -(9.81 * ((v26 * v25) + (v24 * v23)));
    K[9] = v27;
    K[15] = v27;
    K[19] = v27;
    K[20] = v27;
    const puma560_pack v28 = 9.81 * v10;
    const puma560_pack v29 = v0_sine[3] * v28;
    const puma560_pack v30 = 9.81 * v15;
    const puma560_pack v31 = (v0_cosine[3] * v0_cosine[4]) + (v0_sine[3] * v26);
    const puma560_pack v32 = (v31 * v30) + (v23 * v29);
    const puma560_pack v33 = (v0_cosine[3] * v0_sine[4]) - (v0_sine[3] * v24);
    const puma560_pack v34 = (v33 * v30) + (v25 * v29);
    const puma560_pack v35 = (v0_sine[4] * v34) + (v0_cosine[4] * v32);
    K[10] = v35;
    K[16] = v35;
    K[25] = v35;
    K[26] = v35;
    K[21] = v28 * (((v17 * (v10 * v15)) - (v26 * v23)) + (v24 * v25));
    const puma560_pack v36 = v10 * ((v0_sine[4] * v32) - (v0_cosine[4] * v34));
    K[22] = v36;
    K[27] = v36;
    K[28] = (v33 * v34) + (v31 * v32);
}

void puma560_stiffness_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *K)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack K_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        puma560_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

void puma560_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack K_pack[36];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        puma560_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

static PUMA560_APART void puma560_pack_damping_matrix(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = puma560_pack_splat(0.0);
    D[1] = puma560_pack_splat(0.0);
    D[2] = puma560_pack_splat(0.0);
    D[3] = puma560_pack_splat(0.0);
    D[4] = puma560_pack_splat(0.0);
    D[5] = puma560_pack_splat(0.0);
    D[6] = puma560_pack_splat(0.0);
    D[7] = puma560_pack_splat(0.0);
    D[8] = puma560_pack_splat(0.0);
    D[9] = puma560_pack_splat(0.0);
    D[10] = puma560_pack_splat(0.0);
    D[11] = puma560_pack_splat(0.0);
    D[12] = puma560_pack_splat(0.0);
    D[13] = puma560_pack_splat(0.0);
    D[14] = puma560_pack_splat(0.0);
    D[15] = puma560_pack_splat(0.0);
    D[16] = puma560_pack_splat(0.0);
    D[17] = puma560_pack_splat(0.0);
    D[18] = puma560_pack_splat(0.0);
    D[19] = puma560_pack_splat(0.0);
    D[20] = puma560_pack_splat(0.0);
    D[21] = puma560_pack_splat(0.0);
    D[22] = puma560_pack_splat(0.0);
    D[23] = puma560_pack_splat(0.0);
    D[24] = puma560_pack_splat(0.0);
    D[25] = puma560_pack_splat(0.0);
    D[26] = puma560_pack_splat(0.0);
    D[27] = puma560_pack_splat(0.0);
    D[28] = puma560_pack_splat(0.0);
    D[29] = puma560_pack_splat(0.0);
    D[30] = puma560_pack_splat(0.0);
    D[31] = puma560_pack_splat(0.0);
    D[32] = puma560_pack_splat(0.0);
    D[33] = puma560_pack_splat(0.0);
    D[34] = puma560_pack_splat(0.0);
    D[35] = puma560_pack_splat(0.0);
}

void puma560_damping_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *D)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack D_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        puma560_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

void puma560_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack D_pack[36];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        puma560_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
