/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef int32_t behi_six_joint_turns __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double) * 4)));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* One block of an argument; the last one is filled up with copies of its last state. */
static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        const double *from = &many[(k * count) + first];

        if (lanes == BEHI_SIX_JOINT_LANES) {
            memcpy(&one[k], from, sizeof(one[k]));
        } else {
            for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
                one[k][i] = from[(i < lanes) ? i : (lanes - 1U)];
            }
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        double *to = &many[(k * count) + first];

        if (lanes == BEHI_SIX_JOINT_LANES) {
            memcpy(to, &one[k], sizeof(one[k]));
        } else {
            memcpy(to, &one[k], lanes * sizeof(double));
        }
    }
}

static inline behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

static inline behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

/* The same as the scalar pair, on packs; if an angle of any lane is out of range, the library answers for it. */
static inline void behi_six_joint_pack_sincos(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    behi_six_joint_mask outside = { 0 };

    for (size_t i = 0U; i < size; i++) {
        outside |= ~(behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);
    }
    for (size_t j = 1U; j < BEHI_SIX_JOINT_LANES; j++) {
        outside[0] |= outside[j];
    }
    if (outside[0] != 0) {
        for (size_t i = 0U; i < size; i++) {
            for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const behi_six_joint_turns turns = __builtin_convertvector((angle[i] * 0.6366197723675814) + 65536.5, behi_six_joint_turns);
            const behi_six_joint_pack n = __builtin_convertvector(turns, behi_six_joint_pack) - 65536.0;
            const behi_six_joint_pack odd = __builtin_convertvector(turns & 1, behi_six_joint_pack);
            const behi_six_joint_pack sign = 1.0 - __builtin_convertvector(turns & 2, behi_six_joint_pack);
            const behi_six_joint_pack a = angle[i] - (n * 1.5707963267341256);
            const behi_six_joint_pack b = a - (n * 6.077100506303966e-11);
            const behi_six_joint_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const behi_six_joint_pack r = b - rest;
            const behi_six_joint_pack low = (b - r) - rest;
            const behi_six_joint_pack z = r * r;
            const behi_six_joint_pack h = 0.5 * z;
            const behi_six_joint_pack w = 1.0 - h;
            const behi_six_joint_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const behi_six_joint_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const behi_six_joint_pack across = sign * odd;
            const behi_six_joint_pack along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_mass_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict M)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {q[1], v0, q[4], v1};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
    M[35] = prepared[4];
    M[28] = prepared[23];
    M[22] = behi_six_joint_pack_splat(0.0);
    M[27] = behi_six_joint_pack_splat(0.0);
    M[29] = behi_six_joint_pack_splat(0.0);
    M[34] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = v2_sine[2] * v2_sine[3];
    const behi_six_joint_pack v11 = (prepared[24] * v2_sine[2]) - prepared[26];
    const behi_six_joint_pack v12 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v13 = prepared[13] * v2_sine[2];
    const behi_six_joint_pack v14 = prepared[18] + v13;
    const behi_six_joint_pack v15 = v2_cosine[3] * v14;
    const behi_six_joint_pack v16 = v12 * v15;
    const behi_six_joint_pack v17 = 50.0 * v2_cosine[0];
    const behi_six_joint_pack v18 = v17 * (v15 + (prepared[21] * v2_cosine[1]));
    const behi_six_joint_pack v19 = ((prepared[26] * v2_sine[2]) - (v2_sine[0] * (prepared[22] * v2_sine[0]))) - (v2_sine[1] * (prepared[19] * v2_sine[1]));
    const behi_six_joint_pack v20 = (v19 + (v2_sine[3] * ((prepared[28] * v2_sine[3]) + (v10 * v11)))) + (2.0 * (v16 + v18));
    M[0] = prepared[29] + v20;
    const behi_six_joint_pack v21 = prepared[13] * v2_cosine[2];
    const behi_six_joint_pack v22 = 50.0 * v2_sine[0];
    const behi_six_joint_pack v23 = v2_cosine[2] * ((prepared[25] * v2_sine[3]) - (prepared[24] * v10));
    M[3] = v23;
    M[18] = v23;
    const behi_six_joint_pack v24 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v25 = v23 + (v21 * v24);
    M[2] = v25;
    M[12] = v25;
    const behi_six_joint_pack v26 = v25 + (v21 * v22);
    M[1] = v26;
    M[6] = v26;
    const behi_six_joint_pack v27 = prepared[4] * v10;
    M[5] = v27;
    M[30] = v27;
    const behi_six_joint_pack v28 = v2_sine[3] * v14;
    const behi_six_joint_pack v29 = v18 + (v22 * (v28 + (prepared[21] * v2_sine[1])));
    const behi_six_joint_pack v30 = v16 + (v24 * v28);
    const behi_six_joint_pack v31 = (v2_sine[2] * v11) - prepared[27];
    const behi_six_joint_pack v32 = v31 - v30;
    const behi_six_joint_pack v33 = v30 - (v32 - prepared[19]);
    M[14] = v33;
    const behi_six_joint_pack v34 = v29 + v33;
    M[8] = v34;
    M[13] = v34;
    M[7] = v29 + (prepared[22] + v34);
    const behi_six_joint_pack v35 = ((v22 * v28) - v32) + (v15 * v17);
    M[9] = v35;
    M[19] = v35;
    const behi_six_joint_pack v36 = v2_sine[3] * v21;
    const behi_six_joint_pack v37 = v2_cosine[3] * v21;
    const behi_six_joint_pack v38 = (v12 * v36) - (v24 * v37);
    M[16] = v38;
    M[26] = v38;
    const behi_six_joint_pack v39 = (v38 + (v17 * v36)) - (v22 * v37);
    M[10] = v39;
    M[25] = v39;
    const behi_six_joint_pack v40 = -((v2_cosine[3] * (prepared[23] + (prepared[25] * v2_sine[2]))) + (v13 * (v12 + v17)));
    M[4] = v40;
    M[24] = v40;
    const behi_six_joint_pack v41 = -(prepared[4] * v2_cosine[2]);
    M[11] = v41;
    M[17] = v41;
    M[23] = v41;
    M[31] = v41;
    M[32] = v41;
    M[33] = v41;
    const behi_six_joint_pack v42 = -v32;
    M[15] = v42;
    M[20] = v42;
    M[21] = -v31;
}

void behi_six_joint_mass_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *M)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack M_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

void behi_six_joint_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack M_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, M_pack, M);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_bias(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, behi_six_joint_pack *restrict h)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {v1, q[4], v0, q[1]};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const behi_six_joint_pack v10 = v2_sine[0] * qd[0];
    const behi_six_joint_pack v11 = qd[1] + qd[2];
    const behi_six_joint_pack v12 = qd[3] + v11;
    const behi_six_joint_pack v13 = v2_sine[1] * v12;
    const behi_six_joint_pack v14 = v13 + (v2_cosine[1] * v10);
    const behi_six_joint_pack v15 = v2_cosine[0] * qd[0];
    const behi_six_joint_pack v16 = qd[4] - v15;
    const behi_six_joint_pack v17 = (v16 * v16) + (v14 * v14);
    const behi_six_joint_pack v18 = v2_cosine[1] * v12;
    const behi_six_joint_pack v19 = (v2_sine[1] * v10) - v18;
    const behi_six_joint_pack v20 = v14 * v19;
    const behi_six_joint_pack v21 = v12 * v10;
    const behi_six_joint_pack v22 = v21 + v20;
    const behi_six_joint_pack v23 = prepared[13] * ((v2_sine[1] * v22) + (v2_cosine[1] * v17));
    const behi_six_joint_pack v24 = v11 * v11;
    const behi_six_joint_pack v25 = qd[0] * qd[0];
    const behi_six_joint_pack v26 = v24 + v25;
    const behi_six_joint_pack v27 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v28 = qd[1] * qd[1];
    const behi_six_joint_pack v29 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v30 = v29 * (v28 + v25);
    const behi_six_joint_pack v31 = v30 + (v27 * v26);
    const behi_six_joint_pack v32 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v33 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v34 = v33 * v28;
    const behi_six_joint_pack v35 = v34 + (v32 * v24);
    const behi_six_joint_pack v36 = (v12 * v12) + (v15 * v15);
    const behi_six_joint_pack v37 = v2_cosine[1] * (((v2_sine[0] * v35) + (v2_cosine[0] * v31)) + (10.0 * v36));
    const behi_six_joint_pack v38 = 2.0 * qd[0];
    const behi_six_joint_pack v39 = qd[1] * v38;
    const behi_six_joint_pack v40 = v39 + (qd[2] * v38);
    const behi_six_joint_pack v41 = v33 * v39;
    const behi_six_joint_pack v42 = v41 + (v32 * v40);
    const behi_six_joint_pack v43 = 2.0 * v21;
    const behi_six_joint_pack v44 = prepared[13] * ((v2_sine[1] * (v42 + (10.0 * v43))) - v37);
    const behi_six_joint_pack v45 = (prepared[14] * v22) - (v44 - (prepared[12] * (v20 + ((v14 * (2.0 * qd[5])) - v21))));
    const behi_six_joint_pack v46 = v2_cosine[0] * (((v45 - (prepared[16] * v43)) - (10.0 * v23)) - (prepared[18] * v42));
    const behi_six_joint_pack v47 = v23 + (prepared[18] * v43);
    const behi_six_joint_pack v48 = prepared[21] * v2_sine[2];
    const behi_six_joint_pack v49 = prepared[21] * v2_cosine[2];
    const behi_six_joint_pack v50 = ((v46 - (v29 * (v47 + (v48 * v40)))) - (v27 * v47)) - (v49 * v41);
    const behi_six_joint_pack v51 = prepared[22] * (v2_sine[3] * v2_cosine[3]);
    const behi_six_joint_pack v52 = prepared[19] * (v2_sine[2] * v2_cosine[2]);
    const behi_six_joint_pack v53 = (v50 - (v39 * v51)) - (v40 * v52);
    const behi_six_joint_pack v54 = (v2_sine[0] * v31) - (v2_cosine[0] * v35);
    const behi_six_joint_pack v55 = v10 * v15;
    const behi_six_joint_pack v56 = v18 * v15;
    const behi_six_joint_pack v57 = v2_sine[1] * v55;
    const behi_six_joint_pack v58 = v57 + (2.0 * ((v19 * v16) - v56));
    const behi_six_joint_pack v59 = ((prepared[12] * v57) - (prepared[14] * v58)) - (prepared[13] * (v54 + (10.0 * v55)));
    const behi_six_joint_pack v60 = v59 - (prepared[30] * (v56 + (qd[5] * v16)));
    const behi_six_joint_pack v61 = (v13 * (prepared[31] * v15)) + (prepared[4] * ((v2_cosine[1] * v55) + (v14 * v16)));
    h[5] = v61;
    h[0] = v53 + (v2_sine[0] * ((v2_sine[1] * v61) - (v2_cosine[1] * v60)));
    const behi_six_joint_pack v62 = (-(prepared[18] * v36)) - (prepared[13] * ((v2_sine[1] * v17) - (v2_cosine[1] * v22)));
    const behi_six_joint_pack v63 = (prepared[18] * v55) - (prepared[13] * v58);
    const behi_six_joint_pack v64 = (v2_sine[0] * v63) - (v2_cosine[0] * v62);
    const behi_six_joint_pack v65 = (v2_sine[0] * v62) + (v2_cosine[0] * v63);
    const behi_six_joint_pack v66 = (v29 * (v65 - (v48 * v24))) + (v33 * (v64 + (v49 * v26)));
    const behi_six_joint_pack v67 = (v32 * v64) - ((v49 * v34) + (v52 * (v24 - v26)));
    const behi_six_joint_pack v68 = ((v2_sine[1] * v60) + (v2_cosine[1] * v61)) + (prepared[25] * v58);
    const behi_six_joint_pack v69 = ((prepared[16] * v55) + (prepared[18] * v54)) - v68;
    h[3] = v69;
    const behi_six_joint_pack v70 = v69 + (((v27 * v65) + (v48 * v30)) + v67);
    h[2] = v70;
    h[1] = v70 + (v66 + (v25 * v51));
    h[4] = -v45;
}

void behi_six_joint_bias_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack h_pack[6];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

void behi_six_joint_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack h_pack[6];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, h_pack, h);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_gravity(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict g)
{
    (void)prepared;
    (void)q;
    g[0] = behi_six_joint_pack_splat(0.0);
    g[1] = behi_six_joint_pack_splat(0.0);
    g[2] = behi_six_joint_pack_splat(0.0);
    g[3] = behi_six_joint_pack_splat(0.0);
    g[4] = behi_six_joint_pack_splat(0.0);
    g[5] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_gravity_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *g)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack g_pack[6];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_gravity(prepared_pack, q_pack, g_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

void behi_six_joint_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack g_pack[6];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_gravity(prepared_pack, q_pack, g_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, g_pack, g);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_coriolis_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, behi_six_joint_pack *restrict C)
{
    const behi_six_joint_pack v0_angle[6U] = {q[1], q[4], q[0], q[2], q[3], q[5]};
    behi_six_joint_pack v0_sine[6U];
    behi_six_joint_pack v0_cosine[6U];
    behi_six_joint_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v12 = qd[1] * v0_cosine[2];
    const behi_six_joint_pack v13 = 30.0 + (50.0 * v0_sine[0]);
    const behi_six_joint_pack v14 = qd[2] * v0_cosine[2];
    const behi_six_joint_pack v15 = (30.0 * v12) + (v13 * v14);
    const behi_six_joint_pack v16 = v0_cosine[0] * v0_cosine[2];
    const behi_six_joint_pack v17 = v0_sine[0] * v0_sine[3];
    const behi_six_joint_pack v18 = (v0_cosine[2] * v17) - (v0_cosine[3] * v16);
    const behi_six_joint_pack v19 = v18 - v16;
    const behi_six_joint_pack v20 = -(prepared[7] * v19);
    const behi_six_joint_pack v21 = v0_sine[0] * v0_cosine[3];
    const behi_six_joint_pack v22 = v21 + (v0_cosine[0] * v0_sine[3]);
    const behi_six_joint_pack v23 = v13 + (50.0 * v22);
    const behi_six_joint_pack v24 = v0_cosine[2] * v23;
    const behi_six_joint_pack v25 = v15 + (qd[3] * v24);
    const behi_six_joint_pack v26 = -(50.0 * v19);
    const behi_six_joint_pack v27 = (v16 * v0_sine[3]) + (v0_cosine[2] * v21);
    const behi_six_joint_pack v28 = (v0_sine[4] * v27) + (v18 * v0_cosine[4]);
    const behi_six_joint_pack v29 = prepared[10] * v28;
    const behi_six_joint_pack v30 = v29 - (prepared[1] * v26);
    const behi_six_joint_pack v31 = v25 * v30;
    const behi_six_joint_pack v32 = (v15 * v20) - v31;
    const behi_six_joint_pack v33 = prepared[36] * v16;
    const behi_six_joint_pack v34 = v32 + (v12 * v33);
    const behi_six_joint_pack v35 = qd[1] * v0_sine[2];
    const behi_six_joint_pack v36 = qd[2] * v0_sine[2];
    const behi_six_joint_pack v37 = v35 + v36;
    const behi_six_joint_pack v38 = v0_cosine[0] * v0_sine[2];
    const behi_six_joint_pack v39 = (v17 * v0_sine[2]) - (v0_cosine[3] * v38);
    const behi_six_joint_pack v40 = (prepared[8] * v38) - (prepared[7] * v39);
    const behi_six_joint_pack v41 = prepared[39] * v22;
    const behi_six_joint_pack v42 = v17 - (v0_cosine[0] * v0_cosine[3]);
    const behi_six_joint_pack v43 = (v0_sine[3] * v38) + (v21 * v0_sine[2]);
    const behi_six_joint_pack v44 = prepared[40] * v43;
    const behi_six_joint_pack v45 = prepared[7] * v22;
    const behi_six_joint_pack v46 = v45 + (prepared[41] * v13);
    const behi_six_joint_pack v47 = 50.0 * v46;
    const behi_six_joint_pack v48 = (((v13 * v40) - (v39 * v41)) - (v42 * v44)) + (v38 * v47);
    const behi_six_joint_pack v49 = v37 + (qd[3] * v0_sine[2]);
    const behi_six_joint_pack v50 = v39 - v38;
    const behi_six_joint_pack v51 = -(50.0 * v50);
    const behi_six_joint_pack v52 = (v0_cosine[4] * v39) + (v0_sine[4] * v43);
    const behi_six_joint_pack v53 = prepared[10] * v52;
    const behi_six_joint_pack v54 = v53 - (prepared[44] * v51);
    const behi_six_joint_pack v55 = (v22 * v0_cosine[4]) - (v0_sine[4] * v42);
    const behi_six_joint_pack v56 = prepared[10] * v55;
    const behi_six_joint_pack v57 = v56 + (prepared[44] * v23);
    const behi_six_joint_pack v58 = prepared[42] * v55;
    const behi_six_joint_pack v59 = (v22 * v0_sine[4]) + (v0_cosine[4] * v42);
    const behi_six_joint_pack v60 = (v0_sine[4] * v39) - (v0_cosine[4] * v43);
    const behi_six_joint_pack v61 = prepared[43] * v60;
    const behi_six_joint_pack v62 = (((v23 * v54) - (v51 * v57)) + (v52 * v58)) - (v59 * v61);
    const behi_six_joint_pack v63 = v49 * v62;
    const behi_six_joint_pack v64 = (v37 * v48) - v63;
    const behi_six_joint_pack v65 = prepared[36] * v38;
    const behi_six_joint_pack v66 = v0_sine[0] * prepared[46];
    const behi_six_joint_pack v67 = v65 + (v38 * v66);
    const behi_six_joint_pack v68 = v64 + (v35 * v67);
    const behi_six_joint_pack v69 = v12 + v14;
    const behi_six_joint_pack v70 = (prepared[8] * v16) - (prepared[7] * v18);
    const behi_six_joint_pack v71 = prepared[40] * v42;
    const behi_six_joint_pack v72 = (((v13 * v70) - (v18 * v41)) + (v16 * v47)) - (v27 * v71);
    const behi_six_joint_pack v73 = v69 + (qd[3] * v0_cosine[2]);
    const behi_six_joint_pack v74 = v29 - (prepared[44] * v26);
    const behi_six_joint_pack v75 = (v18 * v0_sine[4]) - (v27 * v0_cosine[4]);
    const behi_six_joint_pack v76 = prepared[43] * v59;
    const behi_six_joint_pack v77 = (((v23 * v74) - (v26 * v57)) + (v28 * v58)) - (v75 * v76);
    const behi_six_joint_pack v78 = v73 * v77;
    const behi_six_joint_pack v79 = (v69 * v72) - v78;
    const behi_six_joint_pack v80 = v33 + (v16 * v66);
    const behi_six_joint_pack v81 = v79 + (v12 * v80);
    const behi_six_joint_pack v82 = (30.0 * v35) + (v13 * v36);
    const behi_six_joint_pack v83 = -(prepared[7] * v50);
    const behi_six_joint_pack v84 = v23 * v0_sine[2];
    const behi_six_joint_pack v85 = v82 + (qd[3] * v84);
    const behi_six_joint_pack v86 = v53 - (prepared[1] * v51);
    const behi_six_joint_pack v87 = v85 * v86;
    const behi_six_joint_pack v88 = (v82 * v83) - v87;
    const behi_six_joint_pack v89 = v88 + (v35 * v65);
    const behi_six_joint_pack v90 = v73 + (qd[4] * v60);
    const behi_six_joint_pack v91 = (10.0 * v28) - v26;
    const behi_six_joint_pack v92 = v23 + (10.0 * v55);
    const behi_six_joint_pack v93 = prepared[47] * v92;
    const behi_six_joint_pack v94 = v91 * v93;
    const behi_six_joint_pack v95 = (v0_sine[1] * v52) - (v0_cosine[1] * v0_cosine[2]);
    const behi_six_joint_pack v96 = v90 + (qd[5] * v95);
    const behi_six_joint_pack v97 = v0_cosine[1] * v55;
    const behi_six_joint_pack v98 = (v59 * v0_sine[5]) + (v0_cosine[5] * v97);
    const behi_six_joint_pack v99 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[1] * v28);
    const behi_six_joint_pack v100 = (v75 * v0_sine[5]) - (v0_cosine[5] * v99);
    const behi_six_joint_pack v101 = prepared[12] * v100;
    const behi_six_joint_pack v102 = (v0_sine[5] * v97) - (v59 * v0_cosine[5]);
    const behi_six_joint_pack v103 = (v75 * v0_cosine[5]) + (v0_sine[5] * v99);
    const behi_six_joint_pack v104 = prepared[12] * v103;
    const behi_six_joint_pack v105 = v0_sine[1] * v55;
    const behi_six_joint_pack v106 = (v0_cosine[1] * v0_sine[2]) + (v0_sine[1] * v28);
    const behi_six_joint_pack v107 = prepared[32] * v106;
    const behi_six_joint_pack v108 = v92 + (20.0 * v105);
    const behi_six_joint_pack v109 = v91 + (20.0 * v106);
    const behi_six_joint_pack v110 = prepared[48] * v109;
    const behi_six_joint_pack v111 = (((v102 * v104) - (v98 * v101)) + (v105 * v107)) - (v108 * v110);
    const behi_six_joint_pack v112 = v96 * v111;
    const behi_six_joint_pack v113 = (v90 * v94) - v112;
    const behi_six_joint_pack v114 = (qd[4] * v75) - v49;
    const behi_six_joint_pack v115 = (10.0 * v52) - v51;
    const behi_six_joint_pack v116 = v93 * v115;
    const behi_six_joint_pack v117 = v114 + (qd[5] * v106);
    const behi_six_joint_pack v118 = v115 + (20.0 * v95);
    const behi_six_joint_pack v119 = prepared[32] * v95;
    const behi_six_joint_pack v120 = (v0_cosine[1] * v52) + (v0_sine[1] * v0_cosine[2]);
    const behi_six_joint_pack v121 = (v60 * v0_sine[5]) + (v0_cosine[5] * v120);
    const behi_six_joint_pack v122 = prepared[12] * v98;
    const behi_six_joint_pack v123 = (v60 * v0_cosine[5]) - (v0_sine[5] * v120);
    const behi_six_joint_pack v124 = prepared[12] * v102;
    const behi_six_joint_pack v125 = (((v105 * v119) - (v118 * (prepared[48] * v108))) - (v121 * v122)) + (v123 * v124);
    const behi_six_joint_pack v126 = v117 * v125;
    const behi_six_joint_pack v127 = (v114 * v116) - v126;
    const behi_six_joint_pack v128 = (v59 * v91) - (v75 * v92);
    const behi_six_joint_pack v129 = v85 + (qd[4] * v128);
    const behi_six_joint_pack v130 = prepared[2] * v115;
    const behi_six_joint_pack v131 = (v105 * v109) - (v106 * v108);
    const behi_six_joint_pack v132 = v129 + (qd[5] * v131);
    const behi_six_joint_pack v133 = prepared[3] * v118;
    const behi_six_joint_pack v134 = v132 * v133;
    const behi_six_joint_pack v135 = v134 + (v129 * v130);
    const behi_six_joint_pack v136 = (v60 * v92) - (v59 * v115);
    const behi_six_joint_pack v137 = v25 + (qd[4] * v136);
    const behi_six_joint_pack v138 = prepared[2] * v91;
    const behi_six_joint_pack v139 = (v105 * v118) - (v95 * v108);
    const behi_six_joint_pack v140 = (qd[5] * v139) - v137;
    const behi_six_joint_pack v141 = prepared[3] * v109;
    const behi_six_joint_pack v142 = v140 * v141;
    const behi_six_joint_pack v143 = (v137 * v138) - v142;
    const behi_six_joint_pack v144 = ((v113 - v127) - v135) - v143;
    C[0] = v144 + (v89 + ((v34 - v68) - v81));
    const behi_six_joint_pack v145 = v130 + v133;
    const behi_six_joint_pack v146 = v86 + v145;
    const behi_six_joint_pack v147 = v83 - v146;
    const behi_six_joint_pack v148 = qd[0] * v0_sine[2];
    const behi_six_joint_pack v149 = 30.0 * v148;
    const behi_six_joint_pack v150 = v138 + v141;
    const behi_six_joint_pack v151 = v30 + v150;
    const behi_six_joint_pack v152 = v20 - v151;
    const behi_six_joint_pack v153 = qd[0] * v0_cosine[2];
    const behi_six_joint_pack v154 = 30.0 * v153;
    const behi_six_joint_pack v155 = v0_sine[2] * v0_sine[2];
    const behi_six_joint_pack v156 = v0_cosine[2] * v0_cosine[2];
    const behi_six_joint_pack v157 = v155 + v156;
    const behi_six_joint_pack v158 = v0_cosine[0] * v157;
    const behi_six_joint_pack v159 = (v80 * v153) - ((v158 * (qd[0] * prepared[36])) - (v67 * v148));
    const behi_six_joint_pack v160 = v0_cosine[2] * v0_sine[2];
    const behi_six_joint_pack v161 = qd[1] * v160;
    const behi_six_joint_pack v162 = v0_sine[0] * v0_sine[0];
    const behi_six_joint_pack v163 = v0_cosine[0] * v0_cosine[0];
    const behi_six_joint_pack v164 = (prepared[34] * v162) - (prepared[33] * v163);
    const behi_six_joint_pack v165 = v116 - v125;
    const behi_six_joint_pack v166 = v62 + v165;
    const behi_six_joint_pack v167 = v94 - v111;
    const behi_six_joint_pack v168 = v77 + v167;
    const behi_six_joint_pack v169 = prepared[39] * v39;
    const behi_six_joint_pack v170 = ((prepared[40] * v160) - (v27 * v44)) + (v18 * v169);
    const behi_six_joint_pack v171 = v170 + (50.0 * ((v16 * v40) + (v38 * v70)));
    const behi_six_joint_pack v172 = (prepared[40] * (v155 + (v27 * v27))) - (v18 * (prepared[39] * v18));
    const behi_six_joint_pack v173 = v172 - (v16 * (100.0 * v70));
    const behi_six_joint_pack v174 = 50.0 * v158;
    const behi_six_joint_pack v175 = qd[2] * v174;
    const behi_six_joint_pack v176 = prepared[42] * v52;
    const behi_six_joint_pack v177 = (((prepared[43] * v160) - (v51 * v74)) - (v26 * v54)) - (v61 * v75);
    const behi_six_joint_pack v178 = v177 + (v28 * v176);
    const behi_six_joint_pack v179 = (v74 * (2.0 * v26)) - (v28 * (prepared[42] * v28));
    const behi_six_joint_pack v180 = v179 + (prepared[43] * (v155 + (v75 * v75)));
    const behi_six_joint_pack v181 = (v0_sine[2] * v51) + (v0_cosine[2] * v26);
    const behi_six_joint_pack v182 = v175 + (qd[3] * v181);
    const behi_six_joint_pack v183 = (((v106 * v107) - (v109 * (prepared[50] * v109))) - (v100 * v101)) - (v103 * v104);
    const behi_six_joint_pack v184 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118);
    const behi_six_joint_pack v185 = (v95 * v109) - (v106 * v118);
    const behi_six_joint_pack v186 = (v60 * v91) - (v75 * v115);
    const behi_six_joint_pack v187 = (qd[4] * v186) - v182;
    const behi_six_joint_pack v188 = v187 + (qd[5] * v185);
    const behi_six_joint_pack v189 = ((v96 * v183) - (v117 * v184)) + (v141 * v188);
    const behi_six_joint_pack v190 = prepared[47] * (v91 * v115);
    const behi_six_joint_pack v191 = prepared[49] * (v91 * v91);
    const behi_six_joint_pack v192 = (((v90 * v191) - v189) - (v138 * v187)) - (v114 * v190);
    const behi_six_joint_pack v193 = ((v49 * v178) - (v73 * v180)) + (v192 + (v30 * v182));
    const behi_six_joint_pack v194 = (((v38 * (100.0 * v40)) - (prepared[40] * v156)) - (v43 * v44)) + (v39 * v169);
    const behi_six_joint_pack v195 = (((v52 * v176) - (v54 * (2.0 * v51))) - (prepared[43] * v156)) - (v60 * v61);
    const behi_six_joint_pack v196 = (v95 * v119) - (v118 * (prepared[50] * v118));
    const behi_six_joint_pack v197 = v196 - (prepared[12] * ((v121 * v121) + (v123 * v123)));
    const behi_six_joint_pack v198 = ((v96 * v184) - (v117 * v197)) + (v133 * v188);
    const behi_six_joint_pack v199 = prepared[49] * (v115 * v115);
    const behi_six_joint_pack v200 = (((v90 * v190) - v198) - (v130 * v187)) - (v114 * v199);
    const behi_six_joint_pack v201 = ((v49 * v195) + (v73 * v178)) + (v200 + (v86 * v182));
    const behi_six_joint_pack v202 = v0_sine[2] * ((((v69 * v173) - (v37 * v171)) + (v20 * v175)) - v193);
    const behi_six_joint_pack v203 = v202 - (v0_cosine[2] * ((((v83 * v175) - (v37 * v194)) - (v69 * v171)) - v201));
    const behi_six_joint_pack v204 = ((v148 * (v48 - v166)) + (v153 * (v72 - v168))) - v203;
    const behi_six_joint_pack v205 = -(v160 * (prepared[34] - v164));
    const behi_six_joint_pack v206 = v0_sine[2] * v35;
    const behi_six_joint_pack v207 = v0_cosine[2] * v12;
    const behi_six_joint_pack v208 = v161 * (((prepared[34] * v155) + (v156 * v164)) - ((v155 * v164) + (prepared[34] * v156)));
    const behi_six_joint_pack v209 = ((((v147 * v149) + (v152 * v154)) - v159) + v208) - v204;
    C[1] = v209 + (v205 * (v206 - v207));
    const behi_six_joint_pack v210 = (v13 * v148) - (v12 * v174);
    const behi_six_joint_pack v211 = (v13 * v153) + (v35 * v174);
    C[2] = ((v147 * v210) + (v152 * v211)) - v204;
    const behi_six_joint_pack v212 = ((v23 * v148) - (v69 * v181)) + (v0_cosine[2] * v175);
    const behi_six_joint_pack v213 = ((v37 * v181) + (v23 * v153)) - (v0_sine[2] * v175);
    const behi_six_joint_pack v214 = v183 + v197;
    const behi_six_joint_pack v215 = v199 + (v191 - v214);
    const behi_six_joint_pack v216 = (v0_sine[2] * v69) - (v0_cosine[2] * v37);
    const behi_six_joint_pack v217 = ((v148 * v166) - (v146 * v212)) - (v151 * v213);
    const behi_six_joint_pack v218 = ((v217 - (((v180 - v195) - v215) * v216)) + (v153 * v168)) - (v0_sine[2] * v193);
    C[3] = v218 + (v0_cosine[2] * v201);
    const behi_six_joint_pack v219 = (qd[0] * v60) - (v59 * v73);
    const behi_six_joint_pack v220 = (qd[0] * v75) + (v49 * v59);
    const behi_six_joint_pack v221 = (((qd[0] * v128) + (v60 * v182)) - (v59 * v85)) + (v73 * v186);
    const behi_six_joint_pack v222 = (((qd[0] * v136) - (v25 * v59)) - (v49 * v186)) + (v75 * v182);
    const behi_six_joint_pack v223 = (v49 * v60) + (v73 * v75);
    const behi_six_joint_pack v224 = v59 * v144;
    const behi_six_joint_pack v225 = (((v60 * v200) + (v75 * v192)) + (v167 * v219)) - (v165 * v220);
    const behi_six_joint_pack v226 = v224 + (((v225 - (v145 * v221)) - (v150 * v222)) - (v215 * v223));
    C[4] = v226;
    const behi_six_joint_pack v227 = qd[0] + (qd[4] * v59);
    const behi_six_joint_pack v228 = (v90 * v105) - (v95 * v227);
    const behi_six_joint_pack v229 = (v105 * v114) - (v106 * v227);
    const behi_six_joint_pack v230 = (v95 * v114) - (v90 * v106);
    const behi_six_joint_pack v231 = -(v105 * ((v112 - v126) + (v134 - v142)));
    const behi_six_joint_pack v232 = (((v106 * v187) - (v114 * v185)) + (v139 * v227)) + (v105 * v137);
    const behi_six_joint_pack v233 = (((v95 * v187) - (v90 * v185)) - (v131 * v227)) + (v105 * v129);
    const behi_six_joint_pack v234 = (((v95 * v198) + (v106 * v189)) - (v111 * v228)) + (v125 * v229);
    const behi_six_joint_pack v235 = (((v234 + (v214 * v230)) - v231) - (v141 * v232)) - (v133 * v233);
    const behi_six_joint_pack v236 = v45 + (prepared[0] * v13);
    const behi_six_joint_pack v237 = v56 + (prepared[1] * v23);
    const behi_six_joint_pack v238 = prepared[3] * v108;
    const behi_six_joint_pack v239 = v227 + (qd[5] * v105);
    const behi_six_joint_pack v240 = ((prepared[3] * v140) + (v96 * v238)) - (v133 * v239);
    const behi_six_joint_pack v241 = prepared[2] * v92;
    const behi_six_joint_pack v242 = ((v240 - (prepared[2] * v137)) + (v90 * v241)) - (v130 * v227);
    const behi_six_joint_pack v243 = (((qd[0] * v86) - (v73 * v237)) + (prepared[1] * v25)) - v242;
    const behi_six_joint_pack v244 = (((qd[0] * v83) + (v69 * v236)) - (prepared[0] * v15)) - v243;
    const behi_six_joint_pack v245 = ((v141 * v239) - (prepared[3] * v132)) - (v117 * v238);
    const behi_six_joint_pack v246 = (((prepared[2] * v129) - v245) + (v114 * v241)) - (v138 * v227);
    const behi_six_joint_pack v247 = (((qd[0] * v30) + (v49 * v237)) - (prepared[1] * v85)) - v246;
    const behi_six_joint_pack v248 = (((qd[0] * v20) - (v37 * v236)) + (prepared[0] * v82)) - v247;
    const behi_six_joint_pack v249 = (v0_sine[2] * v244) + (v0_cosine[2] * v248);
    const behi_six_joint_pack v250 = ((v46 * (2.0 * v13)) + (v22 * v41)) - (v42 * v71);
    const behi_six_joint_pack v251 = ((v57 * (2.0 * v23)) + (v55 * v58)) - (v59 * v76);
    const behi_six_joint_pack v252 = ((v105 * (prepared[32] * v105)) - (v108 * (prepared[50] * v108))) - (v98 * v122);
    const behi_six_joint_pack v253 = v252 - (v102 * v124);
    const behi_six_joint_pack v254 = ((v125 * v239) - (v96 * v253)) + (v140 * v238);
    const behi_six_joint_pack v255 = prepared[49] * (v92 * v92);
    const behi_six_joint_pack v256 = ((v254 - (v137 * v241)) - (v116 * v227)) + (v90 * v255);
    const behi_six_joint_pack v257 = ((qd[0] * v62) - (v73 * v251)) + ((v25 * v237) - v256);
    const behi_six_joint_pack v258 = ((v111 * v239) - (v117 * v253)) + (v132 * v238);
    const behi_six_joint_pack v259 = ((v258 + (v129 * v241)) - (v94 * v227)) + (v114 * v255);
    const behi_six_joint_pack v260 = ((qd[0] * v77) + (v49 * v251)) - (v259 + (v85 * v237));
    const behi_six_joint_pack v261 = v0_sine[2] * ((((qd[0] * v48) + (v69 * v250)) - (v15 * v236)) - v257);
    const behi_six_joint_pack v262 = v261 + (v0_cosine[2] * ((((qd[0] * v72) - (v37 * v250)) + (v82 * v236)) - v260));
    C[6] = v159 + ((v262 - (30.0 * v249)) - (prepared[51] * v161));
    const behi_six_joint_pack v263 = ((v96 * v125) - (v197 * v239)) - (v133 * v140);
    const behi_six_joint_pack v264 = (((v90 * v116) - v263) - (v130 * v137)) - (v199 * v227);
    const behi_six_joint_pack v265 = (((qd[0] * v195) - (v62 * v73)) + (v25 * v86)) - v264;
    const behi_six_joint_pack v266 = v265 + (((qd[0] * v194) + (v48 * v69)) - (v15 * v83));
    const behi_six_joint_pack v267 = v190 - v184;
    const behi_six_joint_pack v268 = v178 + v267;
    const behi_six_joint_pack v269 = v171 + v268;
    const behi_six_joint_pack v270 = v205 - v269;
    const behi_six_joint_pack v271 = v238 + v241;
    const behi_six_joint_pack v272 = v237 + v271;
    const behi_six_joint_pack v273 = v236 + v272;
    const behi_six_joint_pack v274 = (prepared[35] + (prepared[5] * v0_sine[0])) + v273;
    const behi_six_joint_pack v275 = v188 * v238;
    const behi_six_joint_pack v276 = v275 + (v187 * v241);
    const behi_six_joint_pack v277 = (v182 * v237) - v276;
    const behi_six_joint_pack v278 = v277 + (v175 * v236);
    const behi_six_joint_pack v279 = v113 + v135;
    const behi_six_joint_pack v280 = v0_sine[2] * (v278 + v279);
    const behi_six_joint_pack v281 = ((prepared[38] + (v0_sine[0] * prepared[37])) + (prepared[33] * v162)) - (prepared[34] * v163);
    const behi_six_joint_pack v282 = v197 + v253;
    const behi_six_joint_pack v283 = v199 + (v255 - v282);
    const behi_six_joint_pack v284 = v283 + (v195 + v251);
    const behi_six_joint_pack v285 = v284 + (v194 + v250);
    const behi_six_joint_pack v286 = v184 * v239;
    const behi_six_joint_pack v287 = (v190 * v227) - v286;
    const behi_six_joint_pack v288 = v287 + (qd[0] * v178);
    const behi_six_joint_pack v289 = v288 + (qd[0] * v171);
    const behi_six_joint_pack v290 = (qd[0] * v205) - v289;
    const behi_six_joint_pack v291 = ((((v148 * v270) - (v0_cosine[2] * v266)) - (v154 * v274)) + (v33 * v161)) - v280;
    const behi_six_joint_pack v292 = (v291 - (v67 * v207)) + (v153 * (v281 + v285));
    const behi_six_joint_pack v293 = ((v183 * v239) - (v111 * v117)) + (v132 * v141);
    const behi_six_joint_pack v294 = ((v293 + (v129 * v138)) + (v94 * v114)) - (v191 * v227);
    const behi_six_joint_pack v295 = v294 + (((qd[0] * v180) - (v49 * v77)) + (v30 * v85));
    const behi_six_joint_pack v296 = v295 + (((qd[0] * v173) + (v37 * v72)) - (v20 * v82));
    const behi_six_joint_pack v297 = v127 - v143;
    const behi_six_joint_pack v298 = v0_cosine[2] * (v278 - v297);
    const behi_six_joint_pack v299 = v183 + v253;
    const behi_six_joint_pack v300 = v191 + (v255 - v299);
    const behi_six_joint_pack v301 = (v180 - v251) - v300;
    const behi_six_joint_pack v302 = v301 + (v173 - v250);
    const behi_six_joint_pack v303 = (((v149 * v274) - (v0_sine[2] * v296)) - (v153 * v270)) + (v65 * v161);
    const behi_six_joint_pack v304 = ((v303 - (v80 * v206)) - v298) - (v148 * (v281 - v302));
    const behi_six_joint_pack v305 = ((v96 * v141) - (prepared[3] * v188)) - (v117 * v133);
    const behi_six_joint_pack v306 = ((v305 - (prepared[2] * v187)) + (v90 * v138)) - (v114 * v130);
    const behi_six_joint_pack v307 = v306 + (((v49 * v86) + (v30 * v73)) + (prepared[1] * v182));
    const behi_six_joint_pack v308 = ((v307 - (v37 * v83)) - (v20 * v69)) + (prepared[0] * v175);
    const behi_six_joint_pack v309 = qd[1] * v157;
    const behi_six_joint_pack v310 = v0_cosine[2] * v148;
    const behi_six_joint_pack v311 = v0_sine[2] * (v292 - (v0_sine[2] * (v290 - (v81 + v89))));
    const behi_six_joint_pack v312 = v311 + (v0_cosine[2] * (v304 + (v0_cosine[2] * (v290 + (v34 + v68)))));
    C[7] = (v312 - (v157 * (30.0 * ((v309 * (prepared[5] * v0_cosine[0])) - v308)))) - (prepared[52] * v310);
    const behi_six_joint_pack v313 = v309 * (30.0 - v13);
    const behi_six_joint_pack v314 = (v302 * v310) - (v160 * (v266 + v296));
    const behi_six_joint_pack v315 = v0_cosine[2] * ((-v298) - (v0_cosine[2] * (v289 - (v32 + v64))));
    const behi_six_joint_pack v316 = (v0_sine[2] * ((v0_sine[2] * (v289 + (v79 + v88))) - v280)) + v315;
    const behi_six_joint_pack v317 = (v0_sine[2] * v148) - (v0_cosine[2] * v153);
    const behi_six_joint_pack v318 = v314 + (v316 - ((v269 * v317) - (v285 * v310)));
    const behi_six_joint_pack v319 = v313 * ((v0_sine[2] * v147) + (v0_cosine[2] * v152));
    const behi_six_joint_pack v320 = (v319 + (v273 * ((v0_sine[2] * v211) - (v0_cosine[2] * v210)))) - v318;
    const behi_six_joint_pack v321 = v0_sine[2] * (((v153 * v273) - (v0_sine[2] * v308)) - (prepared[20] * v211));
    const behi_six_joint_pack v322 = v321 - (v0_cosine[2] * (((v0_cosine[2] * v308) - (prepared[20] * v210)) + (v148 * v273)));
    const behi_six_joint_pack v323 = (((v37 * v84) - (v0_sine[2] * v82)) - (v0_cosine[2] * v15)) + (v24 * v69);
    const behi_six_joint_pack v324 = (v0_sine[2] * v146) + (v0_cosine[2] * v151);
    const behi_six_joint_pack v325 = (v301 * v310) - (v160 * (v265 + v295));
    const behi_six_joint_pack v326 = v0_cosine[2] * (-(v0_cosine[2] * ((v297 - v63) - (v31 + (v277 + v288)))));
    const behi_six_joint_pack v327 = (v0_sine[2] * (v0_sine[2] * ((v78 + v279) + (v87 - (v288 - v277))))) + v326;
    const behi_six_joint_pack v328 = v325 - (v327 + ((v268 * v317) - (v284 * v310)));
    const behi_six_joint_pack v329 = (v323 * v324) - (v216 * ((v0_sine[2] * v168) - (v0_cosine[2] * v166)));
    const behi_six_joint_pack v330 = (v329 + (v272 * ((v0_sine[2] * v213) - (v0_cosine[2] * v212)))) - v328;
    const behi_six_joint_pack v331 = v0_sine[2] * ((((v151 * v216) - (v0_sine[2] * v307)) - (prepared[17] * v213)) + (v153 * v272));
    const behi_six_joint_pack v332 = v0_cosine[2] * ((((v0_cosine[2] * v307) + (v146 * v216)) - (prepared[17] * v212)) + (v148 * v272));
    const behi_six_joint_pack v333 = v331 - v332;
    const behi_six_joint_pack v334 = (((v25 * v60) - (v49 * v128)) - (v75 * v85)) - (v73 * v136);
    const behi_six_joint_pack v335 = -(v75 * (v279 - (v276 + v287)));
    const behi_six_joint_pack v336 = (((v60 * v264) + (v59 * v256)) - (v167 * v223)) + (v145 * v334);
    const behi_six_joint_pack v337 = (((v336 - (v222 * v271)) + (v219 * v283)) + (v220 * v267)) - v335;
    const behi_six_joint_pack v338 = -(v60 * (v297 - (v287 - v276)));
    const behi_six_joint_pack v339 = (((v59 * v259) + (v75 * v294)) + (v165 * v223)) + (v150 * v334);
    const behi_six_joint_pack v340 = (((v339 + (v221 * v271)) + (v219 * v267)) + (v220 * v300)) - v338;
    const behi_six_joint_pack v341 = (v0_sine[2] * v337) + (v0_cosine[2] * v340);
    const behi_six_joint_pack v342 = (((v59 * v242) + (v75 * v306)) - (v150 * v223)) - (prepared[15] * v222);
    const behi_six_joint_pack v343 = v342 + (v219 * v271);
    const behi_six_joint_pack v344 = (((v60 * v306) - (v59 * v246)) - (v145 * v223)) - (prepared[15] * v221);
    const behi_six_joint_pack v345 = v344 - (v220 * v271);
    const behi_six_joint_pack v346 = (v0_sine[2] * v343) - (v0_cosine[2] * v345);
    C[10] = v341 - (30.0 * v346);
    const behi_six_joint_pack v347 = v106 * ((v112 - v134) + (v275 - v286));
    const behi_six_joint_pack v348 = (((v95 * v137) + (v90 * v139)) - (v106 * v129)) + (v114 * v131);
    const behi_six_joint_pack v349 = ((((v184 * v229) - (v95 * v263)) - (v111 * v230)) + (v228 * v282)) - v347;
    const behi_six_joint_pack v350 = ((v349 + (v105 * v254)) + (v232 * v238)) + (v133 * v348);
    const behi_six_joint_pack v351 = -(v95 * ((v126 - v142) - (v275 + v286)));
    const behi_six_joint_pack v352 = v351 + ((((v106 * v293) + (v125 * v230)) + (v184 * v228)) + (v229 * v299));
    const behi_six_joint_pack v353 = ((v352 + (v105 * v258)) + (v141 * v348)) - (v233 * v238);
    const behi_six_joint_pack v354 = (v0_sine[2] * v350) + (v0_cosine[2] * v353);
    const behi_six_joint_pack v355 = (((v106 * v305) + (prepared[3] * v232)) + (v105 * v240)) + (v141 * v230);
    const behi_six_joint_pack v356 = v355 - (v228 * v238);
    const behi_six_joint_pack v357 = (((v95 * v305) + (prepared[3] * v233)) + (v105 * v245)) + (v229 * v238);
    const behi_six_joint_pack v358 = v357 + (v133 * v230);
    const behi_six_joint_pack v359 = (v0_sine[2] * v356) - (v0_cosine[2] * v358);
    C[11] = v354 - (30.0 * v359);
    C[12] = v262 - (v13 * v249);
    const behi_six_joint_pack v360 = v174 * (((v0_sine[2] * v248) - (v0_cosine[2] * v244)) + ((v147 * v153) - (v148 * v152)));
    C[13] = v318 + ((v157 * (v13 * v308)) - v360);
    C[14] = (((v313 * (prepared[20] * v174)) - v320) - (v13 * v322)) - v360;
    const behi_six_joint_pack v361 = ((v0_sine[2] * v247) - (v0_cosine[2] * v243)) + ((v146 * v153) - (v148 * v151));
    const behi_six_joint_pack v362 = (prepared[17] * v323) - v361;
    const behi_six_joint_pack v363 = (((v60 * v242) + (v75 * v246)) + (v145 * v219)) + (v150 * v220);
    const behi_six_joint_pack v364 = v363 + (prepared[15] * v334);
    C[16] = (v341 + (v174 * v364)) - (v13 * v346);
    const behi_six_joint_pack v365 = (((v95 * v240) - (v106 * v245)) + (prepared[3] * v348)) - (v141 * v229);
    const behi_six_joint_pack v366 = v365 - (v133 * v228);
    C[17] = (v354 + (v174 * v366)) - (v13 * v359);
    C[18] = (((v84 * v243) + (v24 * v247)) - (v0_sine[2] * v257)) - (v0_cosine[2] * v260);
    const behi_six_joint_pack v367 = ((-(v157 * (v23 * v307))) - (v181 * v361)) - v328;
    const behi_six_joint_pack v368 = (prepared[17] * v23) - v272;
    const behi_six_joint_pack v369 = v0_cosine[2] * v368;
    const behi_six_joint_pack v370 = v0_sine[2] * v368;
    C[19] = ((v154 * v370) - v367) - (v149 * v369);
    C[20] = (((v211 * v370) - (v210 * v369)) - v367) + (v313 * (v324 + (prepared[17] * v181)));
    C[22] = (v341 + (v181 * v364)) - (v23 * v346);
    C[23] = (v354 + (v181 * v366)) - (v23 * v359);
    C[24] = v224 + ((((v60 * v259) - (v75 * v256)) - (v128 * v242)) - (v136 * v246));
    const behi_six_joint_pack v371 = ((v0_sine[2] * v335) + (v0_cosine[2] * v338)) - (v306 * ((v0_sine[2] * v128) + (v0_cosine[2] * v136)));
    const behi_six_joint_pack v372 = v371 + (v59 * ((v0_sine[2] * v192) - (v0_cosine[2] * v200)));
    const behi_six_joint_pack v373 = v372 - (v186 * ((v0_sine[2] * v246) - (v0_cosine[2] * v242)));
    const behi_six_joint_pack v374 = v373 + (v60 * ((v0_sine[2] * v294) - (v153 * v267)));
    const behi_six_joint_pack v375 = v148 * (((v60 * v300) - (v59 * v165)) - ((v136 * v271) + (v150 * v186)));
    const behi_six_joint_pack v376 = v153 * (((v59 * v167) - (v75 * v283)) - ((v128 * v271) + (v145 * v186)));
    const behi_six_joint_pack v377 = ((v374 + (v75 * ((v0_cosine[2] * v264) - (v148 * v267)))) + v375) - v376;
    const behi_six_joint_pack v378 = ((v60 * v271) - (v59 * v145)) - (prepared[15] * v136);
    const behi_six_joint_pack v379 = ((v59 * v150) - (v75 * v271)) - (prepared[15] * v128);
    C[25] = ((v149 * v378) - v377) - (v154 * v379);
    const behi_six_joint_pack v380 = ((v60 * v150) - (v75 * v145)) - (prepared[15] * v186);
    C[26] = (((v210 * v378) - (v211 * v379)) + (v313 * v380)) - v377;
    const behi_six_joint_pack v381 = (((v60 * v165) - (v59 * v215)) + (v75 * v167)) + (v128 * v150);
    const behi_six_joint_pack v382 = ((v212 * v378) - (v213 * v379)) - (v216 * (v381 - (v136 * v145)));
    C[27] = (v382 - (v323 * v380)) - v377;
    const behi_six_joint_pack v383 = (((v60 * v340) + (v59 * v226)) - (v75 * v337)) - (v128 * v343);
    C[28] = (v383 + (v136 * v345)) - (v186 * v364);
    const behi_six_joint_pack v384 = (((v60 * v353) - (v59 * v235)) - (v75 * v350)) - (v128 * v356);
    C[29] = (v384 + (v136 * v358)) - (v186 * v366);
    const behi_six_joint_pack v385 = v231 + ((((v95 * v258) - (v106 * v254)) - (v131 * v240)) - (v139 * v245));
    C[30] = v385;
    const behi_six_joint_pack v386 = ((((v131 * v305) - (v95 * v293)) - (v185 * v245)) - v347) + (v105 * v189);
    const behi_six_joint_pack v387 = ((((v139 * v305) - (v106 * v263)) + (v185 * v240)) - v351) + (v105 * v198);
    const behi_six_joint_pack v388 = (((v106 * v184) - (v95 * v299)) + (v105 * v125)) - (v141 * v185);
    const behi_six_joint_pack v389 = v388 + (v139 * v238);
    const behi_six_joint_pack v390 = (((v95 * v184) - (v106 * v282)) + (v105 * v111)) + (v131 * v238);
    const behi_six_joint_pack v391 = v390 + (v133 * v185);
    const behi_six_joint_pack v392 = (((v0_cosine[2] * v387) - (v0_sine[2] * v386)) + (v148 * v389)) + (v153 * v391);
    const behi_six_joint_pack v393 = ((v105 * v133) - (prepared[3] * v139)) - (v95 * v238);
    const behi_six_joint_pack v394 = ((v105 * v141) - (prepared[3] * v131)) - (v106 * v238);
    const behi_six_joint_pack v395 = ((v95 * v141) - (prepared[3] * v185)) - (v106 * v133);
    C[32] = (((v313 * v395) - (v211 * v394)) - (v210 * v393)) - v392;
    const behi_six_joint_pack v396 = (((v105 * v214) - (v95 * v125)) - (v106 * v111)) + (v131 * v141);
    const behi_six_joint_pack v397 = v396 + (v133 * v139);
    const behi_six_joint_pack v398 = v392 + ((((v213 * v394) + (v212 * v393)) + (v216 * v397)) + (v323 * v395));
    const behi_six_joint_pack v399 = (((v59 * v385) - (v60 * v387)) - (v75 * v386)) - (v222 * v394);
    const behi_six_joint_pack v400 = (((v399 - (v221 * v393)) - (v219 * v391)) + (v220 * v389)) + (v223 * v397);
    C[34] = v400 + (v334 * v395);
    const behi_six_joint_pack v401 = (((v95 * v353) - (v106 * v350)) - (v131 * v356)) - (v139 * v358);
    C[35] = (v401 - (v185 * v366)) - (v105 * v235);
    C[5] = -v235;
    C[8] = -(v320 + (30.0 * v322));
    C[9] = -(v330 + (30.0 * v333));
    C[15] = -((v330 + (v174 * v362)) + (v13 * v333));
    C[21] = -((v330 + (v181 * v362)) + (v23 * v333));
    C[31] = -((v392 + (v149 * v393)) + (v154 * v394));
    C[33] = -v398;
}

void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack C_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, C_pack, C);
    }
}

void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack C_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, C_pack, C);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict tau)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {v1, q[4], v0, q[1]};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const behi_six_joint_pack v10 = v2_sine[0] * qd[0];
    const behi_six_joint_pack v11 = qd[1] + qd[2];
    const behi_six_joint_pack v12 = qd[3] + v11;
    const behi_six_joint_pack v13 = (v2_sine[1] * v12) + (v2_cosine[1] * v10);
    const behi_six_joint_pack v14 = v2_cosine[0] * qd[0];
    const behi_six_joint_pack v15 = qd[4] - v14;
    const behi_six_joint_pack v16 = (v15 * v15) + (v13 * v13);
    const behi_six_joint_pack v17 = prepared[13] * v2_cosine[1];
    const behi_six_joint_pack v18 = (v2_cosine[1] * v12) - (v2_sine[1] * v10);
    const behi_six_joint_pack v19 = v13 * v18;
    const behi_six_joint_pack v20 = v12 * v10;
    const behi_six_joint_pack v21 = v2_cosine[0] * qdd[0];
    const behi_six_joint_pack v22 = (v21 - qdd[4]) - v20;
    const behi_six_joint_pack v23 = v22 + v19;
    const behi_six_joint_pack v24 = prepared[13] * v2_sine[1];
    const behi_six_joint_pack v25 = (v24 * v23) - (v17 * v16);
    const behi_six_joint_pack v26 = 2.0 * qd[0];
    const behi_six_joint_pack v27 = qd[1] * v26;
    const behi_six_joint_pack v28 = v27 + (qd[2] * v26);
    const behi_six_joint_pack v29 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v30 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v31 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v32 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v33 = v32 * qdd[0];
    const behi_six_joint_pack v34 = v33 - (v31 * v27);
    const behi_six_joint_pack v35 = v34 + ((v30 * qdd[0]) - (v29 * v28));
    const behi_six_joint_pack v36 = v21 - (2.0 * v20);
    const behi_six_joint_pack v37 = qdd[1] + qdd[2];
    const behi_six_joint_pack v38 = v11 * v11;
    const behi_six_joint_pack v39 = qd[0] * qd[0];
    const behi_six_joint_pack v40 = v38 + v39;
    const behi_six_joint_pack v41 = qd[1] * qd[1];
    const behi_six_joint_pack v42 = (v32 * (v41 + v39)) + (v31 * qdd[1]);
    const behi_six_joint_pack v43 = v42 + ((v30 * v40) + (v29 * v37));
    const behi_six_joint_pack v44 = (v12 * v12) + (v14 * v14);
    const behi_six_joint_pack v45 = (v31 * v41) - (v32 * qdd[1]);
    const behi_six_joint_pack v46 = ((v30 * v37) - (v29 * v38)) - v45;
    const behi_six_joint_pack v47 = v2_sine[0] * v2_cosine[1];
    const behi_six_joint_pack v48 = (v2_cosine[1] * ((10.0 * v44) + (v2_cosine[0] * v43))) - (v46 * v47);
    const behi_six_joint_pack v49 = (prepared[13] * (v48 + (v2_sine[1] * (v35 + (10.0 * v36))))) - (prepared[14] * v23);
    const behi_six_joint_pack v50 = qd[5] * prepared[30];
    const behi_six_joint_pack v51 = (v49 + (v13 * v50)) + (prepared[12] * (v22 - v19));
    const behi_six_joint_pack v52 = v2_cosine[0] * (v51 + (((prepared[16] * v36) + (prepared[18] * v35)) + (10.0 * v25)));
    const behi_six_joint_pack v53 = v10 * v14;
    const behi_six_joint_pack v54 = qdd[3] + v37;
    const behi_six_joint_pack v55 = v53 - v54;
    const behi_six_joint_pack v56 = (v2_sine[0] * qdd[0]) + (v14 * (2.0 * v12));
    const behi_six_joint_pack v57 = prepared[4] * ((v13 * v15) + ((qdd[5] + (v2_sine[1] * v56)) + (v2_cosine[1] * v55)));
    tau[5] = v57;
    const behi_six_joint_pack v58 = (v2_sine[1] * v55) - (v2_cosine[1] * v56);
    const behi_six_joint_pack v59 = (v15 * (2.0 * v18)) - v58;
    const behi_six_joint_pack v60 = (v2_cosine[0] * v46) + (v2_sine[0] * v43);
    const behi_six_joint_pack v61 = v53 + v54;
    const behi_six_joint_pack v62 = (((prepared[13] * v60) - (prepared[14] * v59)) - (prepared[12] * v58)) + (prepared[25] * v61);
    const behi_six_joint_pack v63 = v62 + (v15 * v50);
    const behi_six_joint_pack v64 = prepared[22] * v2_sine[3];
    const behi_six_joint_pack v65 = v2_cosine[3] * v64;
    const behi_six_joint_pack v66 = ((v52 + ((v2_sine[1] * v2_sine[0]) * v57)) + (v47 * v63)) - (v27 * v65);
    const behi_six_joint_pack v67 = prepared[21] * v2_cosine[2];
    const behi_six_joint_pack v68 = (v66 + ((v30 + v32) * (v25 + (prepared[18] * v36)))) + (v67 * (v33 + v34));
    const behi_six_joint_pack v69 = prepared[19] * v2_sine[2];
    const behi_six_joint_pack v70 = v68 + (qdd[0] * (prepared[53] - ((v2_sine[3] * v64) + (v2_sine[2] * v69))));
    const behi_six_joint_pack v71 = prepared[21] * v2_sine[2];
    const behi_six_joint_pack v72 = v32 * v71;
    const behi_six_joint_pack v73 = v2_cosine[2] * v69;
    tau[0] = v70 - (v28 * (v73 + v72));
    const behi_six_joint_pack v74 = ((prepared[18] * v44) + (v24 * v16)) + (v17 * v23);
    const behi_six_joint_pack v75 = (prepared[13] * v59) + (prepared[18] * v61);
    const behi_six_joint_pack v76 = (v2_cosine[0] * v74) + (v2_sine[0] * v75);
    const behi_six_joint_pack v77 = (v2_cosine[0] * v75) - (v2_sine[0] * v74);
    const behi_six_joint_pack v78 = (((v67 * v45) - (v30 * v77)) - (v29 * v76)) - (prepared[19] * v37);
    const behi_six_joint_pack v79 = (((v2_sine[1] * v63) - (v2_cosine[1] * v57)) + (prepared[18] * v60)) + (prepared[16] * v61);
    const behi_six_joint_pack v80 = v79 + (prepared[25] * v59);
    tau[3] = v80;
    const behi_six_joint_pack v81 = ((v78 - (v71 * v42)) - v80) + ((v38 - v40) * v73);
    const behi_six_joint_pack v82 = ((((prepared[22] * qdd[1]) + (v32 * v77)) - v81) + (v39 * v65)) - (v38 * v72);
    const behi_six_joint_pack v83 = v82 + (v67 * ((v32 * v37) + (v31 * v40)));
    tau[1] = v83 + (v31 * (v76 + (v71 * v37)));
    tau[2] = -v81;
    tau[4] = -v51;
}

void behi_six_joint_inverse_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack tau_pack[6];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, tau_pack, tau);
    }
}

void behi_six_joint_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack tau_pack[6];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, tau_pack, tau);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_forward_dynamics(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict qdd)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {v0, q[1], v1, q[4]};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const behi_six_joint_pack v10 = qd[1] + qd[2];
    const behi_six_joint_pack v11 = v10 * v10;
    const behi_six_joint_pack v12 = 50.0 * v2_sine[0];
    const behi_six_joint_pack v13 = qd[1] * qd[1];
    const behi_six_joint_pack v14 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v15 = (v14 * v13) + (v12 * v11);
    const behi_six_joint_pack v16 = qd[0] * qd[0];
    const behi_six_joint_pack v17 = v11 + v16;
    const behi_six_joint_pack v18 = 50.0 * v2_cosine[0];
    const behi_six_joint_pack v19 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v20 = v19 * (v13 + v16);
    const behi_six_joint_pack v21 = v20 + (v18 * v17);
    const behi_six_joint_pack v22 = (v2_sine[2] * v21) - (v2_cosine[2] * v15);
    const behi_six_joint_pack v23 = v2_cosine[2] * qd[0];
    const behi_six_joint_pack v24 = v2_sine[2] * qd[0];
    const behi_six_joint_pack v25 = v24 * v23;
    const behi_six_joint_pack v26 = qd[3] + v10;
    const behi_six_joint_pack v27 = v2_cosine[3] * v26;
    const behi_six_joint_pack v28 = (v2_sine[3] * v24) - v27;
    const behi_six_joint_pack v29 = qd[4] - v23;
    const behi_six_joint_pack v30 = v27 * v23;
    const behi_six_joint_pack v31 = v2_sine[3] * v25;
    const behi_six_joint_pack v32 = v31 + (2.0 * ((v28 * v29) - v30));
    const behi_six_joint_pack v33 = qd[5] * prepared[30];
    const behi_six_joint_pack v34 = (v29 * v33) + ((prepared[14] * v32) + ((prepared[13] * v22) + (prepared[25] * v25)));
    const behi_six_joint_pack v35 = (v34 - (prepared[12] * v31)) + (prepared[30] * v30);
    const behi_six_joint_pack v36 = v2_sine[3] * v26;
    const behi_six_joint_pack v37 = v36 + (v2_cosine[3] * v24);
    const behi_six_joint_pack v38 = prepared[4] * v2_cosine[3];
    const behi_six_joint_pack v39 = ((v36 * (prepared[31] * v23)) + (v29 * (prepared[4] * v37))) + (v38 * v25);
    const behi_six_joint_pack v40 = tau[5] - v39;
    const behi_six_joint_pack v41 = v2_cosine[3] * prepared[55];
    const behi_six_joint_pack v42 = (((v2_sine[3] * v35) - (prepared[25] * v32)) - (v2_cosine[3] * v39)) - (v41 * v40);
    const behi_six_joint_pack v43 = (prepared[16] * v25) + ((prepared[18] * v22) + v42);
    const behi_six_joint_pack v44 = tau[3] - v43;
    const behi_six_joint_pack v45 = v2_sine[2] * v12;
    const behi_six_joint_pack v46 = prepared[13] * v2_sine[3];
    const behi_six_joint_pack v47 = prepared[18] + v46;
    const behi_six_joint_pack v48 = v2_cosine[2] * v47;
    const behi_six_joint_pack v49 = (v18 * v48) + (v47 * v45);
    const behi_six_joint_pack v50 = prepared[24] * v2_sine[3];
    const behi_six_joint_pack v51 = v50 - prepared[26];
    const behi_six_joint_pack v52 = ((v2_sine[3] * v51) - prepared[27]) + (v38 * v41);
    const behi_six_joint_pack v53 = v52 - v49;
    const behi_six_joint_pack v54 = 1.0 / v52;
    const behi_six_joint_pack v55 = v54 * v53;
    const behi_six_joint_pack v56 = 2.0 * qd[0];
    const behi_six_joint_pack v57 = qd[1] * v56;
    const behi_six_joint_pack v58 = v57 + (qd[2] * v56);
    const behi_six_joint_pack v59 = (v14 * v57) + (v12 * v58);
    const behi_six_joint_pack v60 = v2_sine[2] * v2_cosine[3];
    const behi_six_joint_pack v61 = ((v2_sine[3] * v59) - (v21 * (v2_cosine[2] * v2_cosine[3]))) - (v15 * v60);
    const behi_six_joint_pack v62 = (v26 * v26) + (v23 * v23);
    const behi_six_joint_pack v63 = v26 * v24;
    const behi_six_joint_pack v64 = 2.0 * v63;
    const behi_six_joint_pack v65 = v37 * v28;
    const behi_six_joint_pack v66 = v63 + v65;
    const behi_six_joint_pack v67 = (prepared[14] * v66) - (prepared[13] * (v61 + (10.0 * ((v2_sine[3] * v64) - (v2_cosine[3] * v62)))));
    const behi_six_joint_pack v68 = ((v37 * v33) + v67) - (prepared[12] * (v63 - v65));
    const behi_six_joint_pack v69 = tau[4] + v68;
    const behi_six_joint_pack v70 = (v2_sine[2] * v18) - (v2_cosine[2] * v12);
    const behi_six_joint_pack v71 = prepared[13] * v2_cosine[3];
    const behi_six_joint_pack v72 = v71 * v70;
    const behi_six_joint_pack v73 = prepared[56] * v72;
    const behi_six_joint_pack v74 = (v29 * v29) + (v37 * v37);
    const behi_six_joint_pack v75 = (prepared[18] * v62) + ((v46 * v74) - (v71 * v66));
    const behi_six_joint_pack v76 = prepared[21] * v2_sine[0];
    const behi_six_joint_pack v77 = prepared[21] * v2_cosine[0];
    const behi_six_joint_pack v78 = v77 * v14;
    const behi_six_joint_pack v79 = (prepared[13] * v32) - (prepared[18] * v25);
    const behi_six_joint_pack v80 = ((((v70 * v75) - (v76 * v20)) - v43) + (v13 * v78)) + (v45 * v79);
    const behi_six_joint_pack v81 = v2_cosine[2] * v79;
    const behi_six_joint_pack v82 = prepared[19] * v2_sine[0];
    const behi_six_joint_pack v83 = v2_cosine[0] * v82;
    const behi_six_joint_pack v84 = ((v11 - v17) * v83) + (v80 + (v18 * v81));
    const behi_six_joint_pack v85 = v84 + ((tau[2] - (v73 * v69)) - (v55 * v44));
    const behi_six_joint_pack v86 = v2_sine[2] * v14;
    const behi_six_joint_pack v87 = (v48 * v19) + (v47 * v86);
    const behi_six_joint_pack v88 = v53 - v87;
    const behi_six_joint_pack v89 = (v2_sine[2] * v19) - (v2_cosine[2] * v14);
    const behi_six_joint_pack v90 = v72 + (v71 * v89);
    const behi_six_joint_pack v91 = v49 - v53;
    const behi_six_joint_pack v92 = prepared[19] + v91;
    const behi_six_joint_pack v93 = v19 * v77;
    const behi_six_joint_pack v94 = v93 + (v87 + (v14 * v76));
    const behi_six_joint_pack v95 = (((v73 * v90) - (v55 * v88)) - v92) - v94;
    const behi_six_joint_pack v96 = 1.0 / (((v72 * v73) - (v53 * v55)) - v92);
    const behi_six_joint_pack v97 = v96 * v95;
    const behi_six_joint_pack v98 = v54 * v88;
    const behi_six_joint_pack v99 = prepared[56] * v90;
    const behi_six_joint_pack v100 = v84 + (((tau[1] - (v99 * v69)) - (v98 * v44)) - (v97 * v85));
    const behi_six_joint_pack v101 = prepared[22] * v2_sine[1];
    const behi_six_joint_pack v102 = v2_cosine[1] * v101;
    const behi_six_joint_pack v103 = (((v100 + (v89 * v75)) - (v17 * v78)) + (v86 * v79)) - (v16 * v102);
    const behi_six_joint_pack v104 = v19 * v76;
    const behi_six_joint_pack v105 = ((v11 * v104) + v103) + (v19 * v81);
    const behi_six_joint_pack v106 = (((v91 - (v90 * v99)) + (v88 * v98)) + (2.0 * v94)) + (v95 * v97);
    const behi_six_joint_pack v107 = 1.0 / (prepared[53] + v106);
    const behi_six_joint_pack v108 = v2_sine[3] * v2_sine[2];
    const behi_six_joint_pack v109 = prepared[4] * v108;
    const behi_six_joint_pack v110 = (-(v109 * v41)) - (v60 * (prepared[25] - v50));
    const behi_six_joint_pack v111 = v18 + v19;
    const behi_six_joint_pack v112 = (v2_cosine[2] * (prepared[23] + (prepared[25] * v2_sine[3]))) + (v46 * v111);
    const behi_six_joint_pack v113 = v110 - (v71 * v12);
    const behi_six_joint_pack v114 = ((v112 * v73) + (v110 * v55)) - v113;
    const behi_six_joint_pack v115 = (((v71 * v14) + ((v112 * v99) + (v110 * v98))) - v113) - (v114 * v97);
    const behi_six_joint_pack v116 = v115 * v107;
    const behi_six_joint_pack v117 = v114 * v96;
    const behi_six_joint_pack v118 = (v2_sine[3] * v66) + (v2_cosine[3] * v74);
    const behi_six_joint_pack v119 = v2_cosine[2] * (((prepared[16] * v64) + ((prepared[18] * v59) + (prepared[25] * v118))) - v68);
    const behi_six_joint_pack v120 = v109 * prepared[54];
    const behi_six_joint_pack v121 = v112 * prepared[56];
    const behi_six_joint_pack v122 = (((tau[0] - (v108 * v39)) + v119) - (v120 * v40)) + (v121 * v69);
    const behi_six_joint_pack v123 = v110 * v54;
    const behi_six_joint_pack v124 = (((v122 - (v123 * v44)) + (v117 * v85)) - (v116 * v105)) - (v60 * v35);
    const behi_six_joint_pack v125 = (v58 * (v83 + v104)) + (v124 + (v111 * ((prepared[13] * v118) + (prepared[18] * v64))));
    const behi_six_joint_pack v126 = (((prepared[26] * v2_sine[3]) - (v109 * v120)) - (v112 * v121)) + (v110 * v123);
    const behi_six_joint_pack v127 = (prepared[29] + ((v126 + (v114 * v117)) - (v115 * v116))) - (v2_sine[0] * v82);
    const behi_six_joint_pack v128 = (v2_sine[2] * ((prepared[28] * v2_sine[2]) + (v108 * v51))) + (v127 - (v2_sine[1] * v101));
    const behi_six_joint_pack v129 = 1.0 / (v128 + (2.0 * (v93 + (v48 * v111))));
    const behi_six_joint_pack v130 = v129 * (v125 + (v57 * (v102 + v78)));
    qdd[0] = v130;
    const behi_six_joint_pack v131 = (v107 * v105) - (v116 * v130);
    qdd[1] = v131;
    const behi_six_joint_pack v132 = ((v96 * v85) + (v97 * v131)) - (v117 * v130);
    qdd[2] = -v132;
    const behi_six_joint_pack v133 = (((v54 * v44) - (v55 * v132)) + (v98 * v131)) + (v123 * v130);
    qdd[3] = -v133;
    qdd[4] = (((prepared[56] * v69) + (v73 * v132)) - (v99 * v131)) + (v121 * v130);
    qdd[5] = ((prepared[54] * v40) - (v120 * v130)) - (v41 * (v133 - (v131 - v132)));
}

void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack qdd_pack[6];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack qdd_pack[6];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        behi_six_joint_pack_give(6U, count, first, lanes, qdd_pack, qdd);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_kinetic_energy(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, behi_six_joint_pack *restrict T)
{
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = v0_sine[0] * qd[0];
    const behi_six_joint_pack v11 = v0_cosine[0] * qd[0];
    const behi_six_joint_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const behi_six_joint_pack v13 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const behi_six_joint_pack v14 = (v0_sine[2] * v13) - (v0_cosine[2] * v12);
    const behi_six_joint_pack v15 = 50.0 * (v11 + v12);
    const behi_six_joint_pack v16 = (10.0 * v14) - v15;
    const behi_six_joint_pack v17 = 50.0 * qd[1];
    const behi_six_joint_pack v18 = v0_sine[1] * v17;
    const behi_six_joint_pack v19 = qd[1] + qd[2];
    const behi_six_joint_pack v20 = (50.0 * v19) + (v0_cosine[1] * v17);
    const behi_six_joint_pack v21 = (v0_sine[2] * v20) + (v0_cosine[2] * v18);
    const behi_six_joint_pack v22 = (v0_cosine[3] * v21) + (v0_sine[3] * v16);
    const behi_six_joint_pack v23 = v22 + (20.0 * (qd[4] + v14));
    const behi_six_joint_pack v24 = (v0_sine[2] * v12) + (v0_cosine[2] * v13);
    const behi_six_joint_pack v25 = qd[3] + v19;
    const behi_six_joint_pack v26 = (v0_sine[2] * v18) - (v0_cosine[2] * v20);
    const behi_six_joint_pack v27 = (10.0 * v25) - v26;
    const behi_six_joint_pack v28 = v27 + (20.0 * ((v0_sine[3] * v25) + (v0_cosine[3] * v24)));
    const behi_six_joint_pack v29 = (v0_cosine[4] * v28) + (v0_sine[4] * v23);
    const behi_six_joint_pack v30 = (v0_cosine[4] * v23) - (v0_sine[4] * v28);
    const behi_six_joint_pack v31 = (v0_cosine[3] * v16) - (v0_sine[3] * v21);
    const behi_six_joint_pack v32 = v31 * v31;
    const behi_six_joint_pack v33 = (qd[5] - (v0_cosine[3] * v25)) + (v0_sine[3] * v24);
    const behi_six_joint_pack v34 = (v33 * (prepared[4] * v33)) + (v19 * ((v0_cosine[1] * (qd[1] * prepared[61])) + (prepared[9] * v19)));
    const behi_six_joint_pack v35 = v34 + (v12 * ((prepared[9] * v12) - (prepared[59] * v11)));
    const behi_six_joint_pack v36 = v35 + (prepared[11] * ((v25 * v25) + (v14 * v14)));
    const behi_six_joint_pack v37 = prepared[1] * (((v15 * v15) + (v21 * v21)) + (v26 * v26));
    const behi_six_joint_pack v38 = (v36 - (prepared[60] * ((v25 * v26) + (v14 * v15)))) + v37;
    const behi_six_joint_pack v39 = qd[1] * qd[1];
    const behi_six_joint_pack v40 = v11 * v11;
    const behi_six_joint_pack v41 = v38 + (prepared[58] * (v40 + (v39 * ((v0_cosine[1] * v0_cosine[1]) + (v0_sine[1] * v0_sine[1])))));
    const behi_six_joint_pack v42 = 0.5 * (v41 + (prepared[3] * (v32 + ((v30 * v30) + (v29 * v29)))));
    const behi_six_joint_pack v43 = prepared[45] * (v32 + ((v22 * v22) + (v27 * v27)));
    *T = (v42 + (prepared[57] * (v39 + v40))) + v43;
}

void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack T_pack[1];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack T_pack[1];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_potential_energy(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict V)
{
    (void)prepared;
    (void)q;
    *V = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack V_pack[1];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_potential_energy(prepared_pack, q_pack, V_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack V_pack[1];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_potential_energy(prepared_pack, q_pack, V_pack);
        behi_six_joint_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    (void)q;
    x[0] = behi_six_joint_pack_splat(0.0);
    x[1] = behi_six_joint_pack_splat(0.0);
    x[2] = behi_six_joint_pack_splat(30.0);
}

void behi_six_joint_position_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C1(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C1_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C1(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1U] = {q[0]};
    behi_six_joint_pack v0_sine[1U];
    behi_six_joint_pack v0_cosine[1U];
    behi_six_joint_pack_sincos(1U, v0_angle, v0_sine, v0_cosine);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = behi_six_joint_pack_splat(0.0);
    R[5] = behi_six_joint_pack_splat(0.0);
    R[6] = behi_six_joint_pack_splat(0.0);
    R[7] = behi_six_joint_pack_splat(0.0);
    R[8] = behi_six_joint_pack_splat(1.0);
    R[1] = -v0_sine[0];
}

void behi_six_joint_rotation_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C1(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C1_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C1(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    (void)q;
    J[0] = behi_six_joint_pack_splat(0.0);
    J[1] = behi_six_joint_pack_splat(0.0);
    J[2] = behi_six_joint_pack_splat(0.0);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[6] = behi_six_joint_pack_splat(0.0);
    J[7] = behi_six_joint_pack_splat(0.0);
    J[8] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[13] = behi_six_joint_pack_splat(0.0);
    J[14] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[19] = behi_six_joint_pack_splat(0.0);
    J[20] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[25] = behi_six_joint_pack_splat(0.0);
    J[26] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C1(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C1_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C1(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = behi_six_joint_pack_splat(0.0);
    G[1] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[7] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[1] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[37] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_influence_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C1(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = behi_six_joint_pack_splat(0.0);
    G[1] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[7] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[1] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[37] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_influence_rotational_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C1(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2U] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2U];
    behi_six_joint_pack v0_cosine[2U];
    behi_six_joint_pack_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[0];
    x[2] = 30.0 + (50.0 * v0_sine[0]);
    x[0] = v4 * v0_cosine[1];
    x[1] = v4 * v0_sine[1];
}

void behi_six_joint_position_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C2(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C2_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C2(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2U] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2U];
    behi_six_joint_pack v0_cosine[2U];
    behi_six_joint_pack_sincos(2U, v0_angle, v0_sine, v0_cosine);
    R[6] = v0_sine[0];
    R[7] = v0_cosine[0];
    R[2] = v0_sine[1];
    R[8] = behi_six_joint_pack_splat(0.0);
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[5] = -v0_cosine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
}

void behi_six_joint_rotation_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C2(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C2_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C2(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2U] = {q[1], q[0]};
    behi_six_joint_pack v0_sine[2U];
    behi_six_joint_pack v0_cosine[2U];
    behi_six_joint_pack_sincos(2U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[1];
    J[2] = behi_six_joint_pack_splat(0.0);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[8] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[14] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[20] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[26] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v5 = 50.0 * v0_sine[0];
    J[30] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v6 = v4 * v0_cosine[1];
    J[6] = v6;
    const behi_six_joint_pack v7 = v4 * v0_sine[1];
    J[25] = -v0_cosine[1];
    J[13] = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    J[0] = -v7;
    J[1] = -(v5 * v0_cosine[1]);
    J[7] = -(v5 * v0_sine[1]);
}

void behi_six_joint_jacobian_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C2(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C2_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C2(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[2U] = {q[0], q[1]};
    behi_six_joint_pack v0_sine[2U];
    behi_six_joint_pack v0_cosine[2U];
    behi_six_joint_pack_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v4 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v5 = -(v4 * v0_sine[0]);
    G[0] = v5;
    H[36] = v5;
    const behi_six_joint_pack v6 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v7 = -(v6 * v0_cosine[0]);
    G[1] = v7;
    H[37] = v7;
    H[42] = v7;
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v8 = v4 * v0_cosine[0];
    G[6] = v8;
    const behi_six_joint_pack v9 = v6 * v0_sine[0];
    H[1] = v9;
    H[6] = v9;
    G[7] = -v9;
    const behi_six_joint_pack v10 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    const behi_six_joint_pack v11 = v4 * v10;
    G[13] = v11;
    H[0] = -v8;
    H[7] = -(v0_cosine[0] * v11);
    H[43] = -(v0_sine[0] * v11);
    H[79] = -(v6 * v10);
}

void behi_six_joint_influence_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C2(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1U] = {q[0]};
    behi_six_joint_pack v0_sine[1U];
    behi_six_joint_pack v0_cosine[1U];
    behi_six_joint_pack_sincos(1U, v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[37] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[2] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[8] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[2] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[38] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    G[7] = -v0_cosine[0];
}

void behi_six_joint_influence_rotational_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C2(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3U] = {q[1], q[0], q[2]};
    behi_six_joint_pack v0_sine[3U];
    behi_six_joint_pack v0_cosine[3U];
    behi_six_joint_pack_sincos(3U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v6 = 1.0 + v0_cosine[2];
    const behi_six_joint_pack v7 = 50.0 * ((v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v6));
    x[2] = 30.0 + (50.0 * ((v0_cosine[0] * v0_sine[2]) + (v0_sine[0] * v6)));
    x[0] = -(v0_cosine[1] * v7);
    x[1] = -(v0_sine[1] * v7);
}

void behi_six_joint_position_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C3(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C3_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C3(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3U] = {q[1], q[0], q[2]};
    behi_six_joint_pack v0_sine[3U];
    behi_six_joint_pack v0_cosine[3U];
    behi_six_joint_pack_sincos(3U, v0_angle, v0_sine, v0_cosine);
    R[2] = v0_sine[1];
    R[8] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v6 = (v0_sine[0] * v0_cosine[2]) + (v0_cosine[0] * v0_sine[2]);
    R[6] = v6;
    const behi_six_joint_pack v7 = (v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v0_cosine[2]);
    R[5] = -v0_cosine[1];
    R[0] = -(v0_cosine[1] * v7);
    R[1] = -(v0_cosine[1] * v6);
    R[3] = -(v0_sine[1] * v7);
    R[4] = -(v6 * v0_sine[1]);
    R[7] = -v7;
}

void behi_six_joint_rotation_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C3(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C3_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C3(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3U] = {q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[3U];
    behi_six_joint_pack v0_cosine[3U];
    behi_six_joint_pack_sincos(3U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    const behi_six_joint_pack v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v7 = 50.0 * v0_sine[2];
    J[0] = -(v6 * v7);
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = v0_sine[1] + v8;
    const behi_six_joint_pack v10 = 50.0 * v0_cosine[2];
    J[1] = -(v9 * v10);
    J[2] = -(v8 * v10);
    J[3] = behi_six_joint_pack_splat(0.0);
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[9] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[15] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[21] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[27] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v6 * v10;
    J[7] = -(v7 * v9);
    J[8] = -(v8 * v7);
    const behi_six_joint_pack v11 = (v0_sine[2] * v7) + (v0_cosine[2] * v10);
    const behi_six_joint_pack v12 = v6 * v11;
    J[13] = v12;
    J[14] = v12 - (v0_cosine[1] * v11);
    const behi_six_joint_pack v13 = -v0_cosine[2];
    J[25] = v13;
    J[26] = v13;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C3(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C3_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C3(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3U] = {q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[3U];
    behi_six_joint_pack v0_cosine[3U];
    behi_six_joint_pack_sincos(3U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v7 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v8 = -(v6 * v7);
    G[0] = v8;
    H[36] = v8;
    const behi_six_joint_pack v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = v0_sine[1] + v9;
    const behi_six_joint_pack v11 = 50.0 * v0_cosine[2];
    const behi_six_joint_pack v12 = -(v10 * v11);
    G[1] = v12;
    H[37] = v12;
    H[42] = v12;
    const behi_six_joint_pack v13 = -(v9 * v11);
    G[2] = v13;
    H[38] = v13;
    H[48] = v13;
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v14 = v6 * v11;
    G[6] = v14;
    const behi_six_joint_pack v15 = v7 * v10;
    H[1] = v15;
    H[6] = v15;
    G[7] = -v15;
    const behi_six_joint_pack v16 = v9 * v7;
    H[2] = v16;
    H[12] = v16;
    G[8] = -v16;
    const behi_six_joint_pack v17 = (v0_sine[2] * v7) + (v0_cosine[2] * v11);
    const behi_six_joint_pack v18 = v6 * v17;
    G[13] = v18;
    const behi_six_joint_pack v19 = (v0_cosine[1] * v17) - v18;
    G[14] = -v19;
    H[0] = -v14;
    H[7] = -(v0_cosine[2] * v18);
    const behi_six_joint_pack v20 = v0_cosine[2] * v19;
    H[8] = v20;
    H[13] = v20;
    H[14] = v20;
    H[43] = -(v0_sine[2] * v18);
    const behi_six_joint_pack v21 = v0_sine[2] * v19;
    H[44] = v21;
    H[49] = v21;
    H[50] = v21;
    H[79] = -(v10 * v17);
    const behi_six_joint_pack v22 = -(v9 * v17);
    H[80] = v22;
    H[85] = v22;
    H[86] = v22;
}

void behi_six_joint_influence_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1U] = {q[0]};
    behi_six_joint_pack v0_sine[1U];
    behi_six_joint_pack v0_cosine[1U];
    behi_six_joint_pack_sincos(1U, v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
}

void behi_six_joint_influence_rotational_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[3], q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v8 = 10.0 * v0_sine[0];
    const behi_six_joint_pack v9 = 50.0 + (10.0 * v0_cosine[0]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const behi_six_joint_pack v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = 30.0 + ((v0_cosine[2] * v10) + (v0_sine[2] * v11));
}

void behi_six_joint_position_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C4(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C4_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C4(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[1], q[0], q[2], q[3]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    R[2] = v0_sine[1];
    R[8] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v8 = (v0_sine[0] * v0_cosine[2]) + (v0_cosine[0] * v0_sine[2]);
    const behi_six_joint_pack v9 = (v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v0_cosine[2]);
    const behi_six_joint_pack v10 = (v8 * v0_sine[3]) + (v0_cosine[3] * v9);
    R[5] = -v0_cosine[1];
    const behi_six_joint_pack v11 = (v0_sine[3] * v9) - (v8 * v0_cosine[3]);
    R[1] = v0_cosine[1] * v11;
    R[4] = v0_sine[1] * v11;
    R[0] = -(v0_cosine[1] * v10);
    R[3] = -(v0_sine[1] * v10);
    R[6] = -v11;
    R[7] = -v10;
}

void behi_six_joint_rotation_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C4(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C4_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C4(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = 50.0 * (v0_cosine[1] + v9);
    const behi_six_joint_pack v11 = v10 + (10.0 * ((v0_cosine[2] * v9) - (v8 * v0_sine[2])));
    J[0] = -(v0_sine[3] * v11);
    const behi_six_joint_pack v12 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v13 = 50.0 * v8;
    const behi_six_joint_pack v14 = v13 + (v12 + (10.0 * ((v8 * v0_cosine[2]) + (v0_sine[2] * v9))));
    J[1] = -(v0_cosine[3] * v14);
    const behi_six_joint_pack v15 = v12 - v14;
    J[2] = v0_cosine[3] * v15;
    const behi_six_joint_pack v16 = v13 + v15;
    J[3] = v0_cosine[3] * v16;
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v0_cosine[3] * v11;
    J[7] = -(v0_sine[3] * v14);
    J[8] = v0_sine[3] * v15;
    J[9] = v0_sine[3] * v16;
    const behi_six_joint_pack v17 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v18 = v17 * v11;
    J[13] = v18;
    J[14] = v18 - ((50.0 * v0_cosine[1]) * v17);
    J[15] = v18 - (v17 * v10);
    const behi_six_joint_pack v19 = -v0_cosine[3];
    J[25] = v19;
    J[26] = v19;
    J[27] = v19;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C4(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C4_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C4(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v10 = v9 + (50.0 * v8);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = 10.0 * v0_sine[2];
    const behi_six_joint_pack v13 = 10.0 * v0_cosine[2];
    const behi_six_joint_pack v14 = ((v11 * v12) - v10) - (v13 * v8);
    const behi_six_joint_pack v15 = v0_sine[3] * v14;
    G[0] = v15;
    H[36] = v15;
    const behi_six_joint_pack v16 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v17 = v16 + (50.0 * v11);
    const behi_six_joint_pack v18 = (v17 + (v12 * v8)) + (v11 * v13);
    const behi_six_joint_pack v19 = -(v0_cosine[3] * v18);
    G[1] = v19;
    H[37] = v19;
    H[42] = v19;
    const behi_six_joint_pack v20 = v16 - v18;
    const behi_six_joint_pack v21 = v0_cosine[3] * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const behi_six_joint_pack v22 = v17 - v18;
    const behi_six_joint_pack v23 = v0_cosine[3] * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v24 = v0_cosine[3] * v14;
    H[0] = v24;
    G[6] = -v24;
    const behi_six_joint_pack v25 = v0_sine[3] * v18;
    H[1] = v25;
    H[6] = v25;
    G[7] = -v25;
    const behi_six_joint_pack v26 = v0_sine[3] * v20;
    G[8] = v26;
    const behi_six_joint_pack v27 = v0_sine[3] * v22;
    G[9] = v27;
    const behi_six_joint_pack v28 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v29 = v28 * v14;
    G[13] = -v29;
    const behi_six_joint_pack v30 = (v9 * v28) + v29;
    G[14] = -v30;
    const behi_six_joint_pack v31 = v29 + (v28 * v10);
    G[15] = -v31;
    const behi_six_joint_pack v32 = -v26;
    H[2] = v32;
    H[12] = v32;
    const behi_six_joint_pack v33 = -v27;
    H[3] = v33;
    H[18] = v33;
    H[7] = v0_cosine[3] * v29;
    const behi_six_joint_pack v34 = v0_cosine[3] * v30;
    H[8] = v34;
    H[13] = v34;
    H[14] = v34;
    const behi_six_joint_pack v35 = v0_cosine[3] * v31;
    H[9] = v35;
    H[15] = v35;
    H[19] = v35;
    H[20] = v35;
    H[21] = v35;
    H[43] = v0_sine[3] * v29;
    const behi_six_joint_pack v36 = v0_sine[3] * v30;
    H[44] = v36;
    H[49] = v36;
    H[50] = v36;
    const behi_six_joint_pack v37 = v0_sine[3] * v31;
    H[45] = v37;
    H[51] = v37;
    H[55] = v37;
    H[56] = v37;
    H[57] = v37;
    H[79] = -(v28 * v18);
    const behi_six_joint_pack v38 = v28 * v20;
    H[80] = v38;
    H[85] = v38;
    H[86] = v38;
    const behi_six_joint_pack v39 = v28 * v22;
    H[81] = v39;
    H[87] = v39;
    H[91] = v39;
    H[92] = v39;
    H[93] = v39;
}

void behi_six_joint_influence_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1U] = {q[0]};
    behi_six_joint_pack v0_sine[1U];
    behi_six_joint_pack v0_cosine[1U];
    behi_six_joint_pack_sincos(1U, v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
    G[9] = v2;
}

void behi_six_joint_influence_rotational_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[3], q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v8 = 10.0 * v0_sine[0];
    const behi_six_joint_pack v9 = 50.0 + (10.0 * v0_cosine[0]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const behi_six_joint_pack v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = 30.0 + ((v0_cosine[2] * v10) + (v0_sine[2] * v11));
}

void behi_six_joint_position_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C5(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C5_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C5(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[4], q[0], q[2], q[3]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const behi_six_joint_pack v11 = (v0_sine[0] * v0_sine[3]) - (v0_cosine[0] * v0_cosine[3]);
    const behi_six_joint_pack v12 = (v10 * v0_sine[4]) + (v0_cosine[4] * v11);
    R[8] = v12;
    const behi_six_joint_pack v13 = v0_cosine[1] * v0_cosine[2];
    const behi_six_joint_pack v14 = v0_sine[1] * v0_sine[2];
    const behi_six_joint_pack v15 = v0_cosine[1] * v0_sine[2];
    const behi_six_joint_pack v16 = v0_sine[1] * v0_cosine[2];
    const behi_six_joint_pack v17 = (v0_sine[4] * v11) - (v10 * v0_cosine[4]);
    R[0] = v14 - (v12 * v13);
    R[1] = v15 + (v12 * v16);
    R[4] = (v12 * v14) - v13;
    R[7] = v0_sine[1] * v17;
    R[2] = -(v0_cosine[2] * v17);
    R[3] = -(v16 + (v12 * v15));
    R[5] = -(v0_sine[2] * v17);
    R[6] = -(v0_cosine[1] * v17);
}

void behi_six_joint_rotation_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C5(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C5_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C5(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const behi_six_joint_pack v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = (v9 * v0_sine[2]) + (v0_cosine[2] * v8);
    J[34] = v10;
    const behi_six_joint_pack v11 = v0_cosine[1] - v8;
    const behi_six_joint_pack v12 = (50.0 * v11) - (10.0 * v10);
    J[0] = -(v0_sine[3] * v12);
    const behi_six_joint_pack v13 = (v9 * v0_cosine[2]) - (v0_sine[2] * v8);
    const behi_six_joint_pack v14 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v15 = 50.0 * v9;
    const behi_six_joint_pack v16 = v15 + (v14 + (10.0 * v13));
    J[1] = -(v0_cosine[3] * v16);
    const behi_six_joint_pack v17 = v14 - v16;
    J[2] = v0_cosine[3] * v17;
    const behi_six_joint_pack v18 = v15 + v17;
    J[3] = v0_cosine[3] * v18;
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v0_cosine[3] * v12;
    J[7] = -(v0_sine[3] * v16);
    J[8] = v0_sine[3] * v17;
    J[9] = v0_sine[3] * v18;
    const behi_six_joint_pack v19 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v20 = v19 * v12;
    J[13] = v20;
    const behi_six_joint_pack v21 = 50.0 * v19;
    J[14] = v20 - (v0_cosine[1] * v21);
    J[15] = v20 - (v11 * v21);
    J[22] = v0_cosine[3] * v13;
    const behi_six_joint_pack v22 = -v0_cosine[3];
    J[25] = v22;
    J[26] = v22;
    J[27] = v22;
    J[28] = v0_sine[3] * v13;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C5(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C5_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C5(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v10 = v9 + (50.0 * v8);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = 10.0 * v0_sine[2];
    const behi_six_joint_pack v13 = 10.0 * v0_cosine[2];
    const behi_six_joint_pack v14 = ((v11 * v12) - v10) - (v13 * v8);
    const behi_six_joint_pack v15 = v0_sine[3] * v14;
    G[0] = v15;
    H[36] = v15;
    const behi_six_joint_pack v16 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v17 = v16 + (50.0 * v11);
    const behi_six_joint_pack v18 = (v17 + (v12 * v8)) + (v11 * v13);
    const behi_six_joint_pack v19 = -(v0_cosine[3] * v18);
    G[1] = v19;
    H[37] = v19;
    H[42] = v19;
    const behi_six_joint_pack v20 = v16 - v18;
    const behi_six_joint_pack v21 = v0_cosine[3] * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const behi_six_joint_pack v22 = v17 - v18;
    const behi_six_joint_pack v23 = v0_cosine[3] * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v24 = v0_cosine[3] * v14;
    H[0] = v24;
    G[6] = -v24;
    const behi_six_joint_pack v25 = v0_sine[3] * v18;
    H[1] = v25;
    H[6] = v25;
    G[7] = -v25;
    const behi_six_joint_pack v26 = v0_sine[3] * v20;
    G[8] = v26;
    const behi_six_joint_pack v27 = v0_sine[3] * v22;
    G[9] = v27;
    const behi_six_joint_pack v28 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v29 = v28 * v14;
    G[13] = -v29;
    const behi_six_joint_pack v30 = (v9 * v28) + v29;
    G[14] = -v30;
    const behi_six_joint_pack v31 = v29 + (v28 * v10);
    G[15] = -v31;
    const behi_six_joint_pack v32 = -v26;
    H[2] = v32;
    H[12] = v32;
    const behi_six_joint_pack v33 = -v27;
    H[3] = v33;
    H[18] = v33;
    H[7] = v0_cosine[3] * v29;
    const behi_six_joint_pack v34 = v0_cosine[3] * v30;
    H[8] = v34;
    H[13] = v34;
    H[14] = v34;
    const behi_six_joint_pack v35 = v0_cosine[3] * v31;
    H[9] = v35;
    H[15] = v35;
    H[19] = v35;
    H[20] = v35;
    H[21] = v35;
    H[43] = v0_sine[3] * v29;
    const behi_six_joint_pack v36 = v0_sine[3] * v30;
    H[44] = v36;
    H[49] = v36;
    H[50] = v36;
    const behi_six_joint_pack v37 = v0_sine[3] * v31;
    H[45] = v37;
    H[51] = v37;
    H[55] = v37;
    H[56] = v37;
    H[57] = v37;
    H[79] = -(v28 * v18);
    const behi_six_joint_pack v38 = v28 * v20;
    H[80] = v38;
    H[85] = v38;
    H[86] = v38;
    const behi_six_joint_pack v39 = v28 * v22;
    H[81] = v39;
    H[87] = v39;
    H[91] = v39;
    H[92] = v39;
    H[93] = v39;
}

void behi_six_joint_influence_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4U] = {q[1], q[0], q[2], q[3]};
    behi_six_joint_pack v0_sine[4U];
    behi_six_joint_pack v0_cosine[4U];
    behi_six_joint_pack_sincos(4U, v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[1];
    H[2] = v0_cosine[1];
    H[3] = v0_cosine[1];
    G[1] = v0_sine[1];
    G[2] = v0_sine[1];
    G[3] = v0_sine[1];
    H[37] = v0_sine[1];
    H[38] = v0_sine[1];
    H[39] = v0_sine[1];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v8 = (v0_sine[0] * v0_cosine[2]) + (v0_cosine[0] * v0_sine[2]);
    const behi_six_joint_pack v9 = (v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v0_cosine[2]);
    const behi_six_joint_pack v10 = (v8 * v0_sine[3]) + (v0_cosine[3] * v9);
    G[16] = v10;
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v11 = -v0_cosine[1];
    G[7] = v11;
    G[8] = v11;
    G[9] = v11;
    const behi_six_joint_pack v12 = (v0_sine[3] * v9) - (v8 * v0_cosine[3]);
    const behi_six_joint_pack v13 = v0_cosine[1] * v12;
    const behi_six_joint_pack v14 = v0_sine[1] * v12;
    H[4] = v14;
    const behi_six_joint_pack v15 = -(v0_cosine[1] * v10);
    H[10] = v15;
    H[16] = v15;
    H[22] = v15;
    const behi_six_joint_pack v16 = -(v0_sine[1] * v10);
    H[46] = v16;
    H[52] = v16;
    H[58] = v16;
    const behi_six_joint_pack v17 = -v13;
    G[4] = v17;
    H[40] = v17;
    G[10] = -v14;
    const behi_six_joint_pack v18 = -((v0_sine[1] * v14) + (v0_cosine[1] * v13));
    H[82] = v18;
    H[88] = v18;
    H[94] = v18;
}

void behi_six_joint_influence_rotational_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[4], q[3], q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = 10.0 + (20.0 * v0_sine[0]);
    const behi_six_joint_pack v11 = v0_sine[1] * v10;
    const behi_six_joint_pack v12 = 50.0 + (v0_cosine[1] * v10);
    const behi_six_joint_pack v13 = (v0_sine[2] * v12) + (v0_cosine[2] * v11);
    const behi_six_joint_pack v14 = (50.0 + (v0_cosine[2] * v12)) - (v0_sine[2] * v11);
    const behi_six_joint_pack v15 = (v0_cosine[3] * v14) - (v0_sine[3] * v13);
    const behi_six_joint_pack v16 = 20.0 * v0_cosine[0];
    x[0] = (v0_cosine[4] * v15) - (v0_sine[4] * v16);
    x[1] = (v0_sine[4] * v15) + (v0_cosine[4] * v16);
    x[2] = 30.0 + ((v0_cosine[3] * v13) + (v0_sine[3] * v14));
}

void behi_six_joint_position_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C6(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C6_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C6(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[6U] = {q[2], q[1], q[3], q[5], q[0], q[4]};
    behi_six_joint_pack v0_sine[6U];
    behi_six_joint_pack v0_cosine[6U];
    behi_six_joint_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v13 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const behi_six_joint_pack v14 = (v0_sine[2] * v13) - (v12 * v0_cosine[2]);
    const behi_six_joint_pack v15 = v0_sine[3] * v14;
    const behi_six_joint_pack v16 = (v12 * v0_sine[2]) + (v0_cosine[2] * v13);
    const behi_six_joint_pack v17 = v0_cosine[5] * v0_cosine[4];
    const behi_six_joint_pack v18 = v0_sine[5] * v0_sine[4];
    const behi_six_joint_pack v19 = (v16 * v17) - v18;
    R[0] = -((v0_cosine[3] * v19) + (v0_cosine[4] * v15));
    const behi_six_joint_pack v20 = v0_cosine[3] * v14;
    R[1] = (v0_sine[3] * v19) - (v0_cosine[4] * v20);
    const behi_six_joint_pack v21 = v0_sine[5] * v0_cosine[4];
    const behi_six_joint_pack v22 = v0_cosine[5] * v0_sine[4];
    R[2] = -(v22 + (v16 * v21));
    const behi_six_joint_pack v23 = v21 + (v16 * v22);
    R[3] = -((v0_cosine[3] * v23) + (v0_sine[4] * v15));
    R[4] = (v0_sine[3] * v23) - (v0_sine[4] * v20);
    R[5] = v17 - (v16 * v18);
    R[6] = (v16 * v0_sine[3]) - (v0_cosine[5] * v20);
    R[7] = (v16 * v0_cosine[3]) + (v0_cosine[5] * v15);
    R[8] = -(v0_sine[5] * v14);
}

void behi_six_joint_rotation_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C6(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C6_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C6(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[4], q[0], q[2], q[3]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    J[21] = v0_sine[2];
    J[5] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v11 = 30.0 + (50.0 * v0_sine[0]);
    const behi_six_joint_pack v12 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const behi_six_joint_pack v13 = v11 + (50.0 * v12);
    const behi_six_joint_pack v14 = (v0_sine[0] * v0_sine[3]) - (v0_cosine[0] * v0_cosine[3]);
    const behi_six_joint_pack v15 = (v12 * v0_sine[4]) + (v0_cosine[4] * v14);
    J[34] = v15;
    const behi_six_joint_pack v16 = (v0_sine[2] * v0_sine[2]) + (v0_cosine[2] * v0_cosine[2]);
    J[30] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v17 = -v0_cosine[2];
    J[25] = v17;
    J[26] = v17;
    J[27] = v17;
    const behi_six_joint_pack v18 = (v0_sine[4] * v14) - (v12 * v0_cosine[4]);
    const behi_six_joint_pack v19 = v0_cosine[2] * v18;
    const behi_six_joint_pack v20 = v0_sine[2] * v18;
    const behi_six_joint_pack v21 = v0_sine[1] * v18;
    J[22] = -v19;
    J[28] = -v20;
    J[35] = -v21;
    const behi_six_joint_pack v22 = v0_sine[1] * v15;
    const behi_six_joint_pack v23 = (v0_cosine[1] * v0_cosine[2]) - (v0_sine[2] * v22);
    J[29] = v23;
    const behi_six_joint_pack v24 = v10 - (50.0 * v14);
    const behi_six_joint_pack v25 = (10.0 * v15) - v24;
    const behi_six_joint_pack v26 = v0_sine[2] * v25;
    const behi_six_joint_pack v27 = v26 - (20.0 * v23);
    J[0] = v27;
    const behi_six_joint_pack v28 = (10.0 * v18) - v13;
    const behi_six_joint_pack v29 = v28 + (20.0 * v21);
    const behi_six_joint_pack v30 = 30.0 + v29;
    J[1] = v0_cosine[2] * v30;
    const behi_six_joint_pack v31 = v11 + v29;
    J[2] = v0_cosine[2] * v31;
    const behi_six_joint_pack v32 = v13 + v29;
    J[3] = v0_cosine[2] * v32;
    const behi_six_joint_pack v33 = v26 - v27;
    const behi_six_joint_pack v34 = v28 - v29;
    const behi_six_joint_pack v35 = (v0_cosine[1] * v0_sine[2]) + (v0_cosine[2] * v22);
    const behi_six_joint_pack v36 = v0_cosine[2] * v25;
    const behi_six_joint_pack v37 = v36 + (20.0 * v35);
    J[7] = v0_sine[2] * v30;
    J[8] = v0_sine[2] * v31;
    J[9] = v0_sine[2] * v32;
    const behi_six_joint_pack v38 = v36 - v37;
    J[10] = (v15 * v38) + (v19 * v34);
    const behi_six_joint_pack v39 = (v0_cosine[2] * v37) + (v0_sine[2] * v27);
    J[16] = (v20 * v38) - (v19 * v33);
    J[4] = -((v15 * v33) + (v20 * v34));
    J[6] = -v37;
    J[13] = -v39;
    J[14] = -((v10 * v16) + v39);
    J[15] = -(v39 + (v16 * v24));
    J[23] = -v35;
}

void behi_six_joint_jacobian_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C6(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C6_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C6(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[2], q[1], q[3], q[4], q[0]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v10 * v0_sine[2]);
    const behi_six_joint_pack v13 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v14 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v15 = v14 + (50.0 * v11);
    const behi_six_joint_pack v16 = (10.0 * v12) + v15;
    const behi_six_joint_pack v17 = v16 + (v12 * v13);
    const behi_six_joint_pack v18 = 20.0 * v0_cosine[3];
    const behi_six_joint_pack v19 = (v0_cosine[4] * v18) + (v0_sine[4] * v17);
    const behi_six_joint_pack v20 = -v19;
    G[0] = v20;
    H[36] = v20;
    const behi_six_joint_pack v21 = (v10 * v0_cosine[2]) + (v0_sine[2] * v11);
    const behi_six_joint_pack v22 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v23 = v22 + (50.0 * v10);
    const behi_six_joint_pack v24 = 10.0 * v21;
    const behi_six_joint_pack v25 = v24 + (v23 + (v21 * v13));
    const behi_six_joint_pack v26 = 30.0 - v25;
    const behi_six_joint_pack v27 = v0_cosine[4] * v26;
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const behi_six_joint_pack v28 = v22 - v25;
    const behi_six_joint_pack v29 = v0_cosine[4] * v28;
    G[2] = v29;
    H[38] = v29;
    H[48] = v29;
    const behi_six_joint_pack v30 = v23 - v25;
    const behi_six_joint_pack v31 = v0_cosine[4] * v30;
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const behi_six_joint_pack v32 = v24 + v30;
    const behi_six_joint_pack v33 = v0_sine[4] * v21;
    const behi_six_joint_pack v34 = (v0_sine[4] * v16) - v19;
    const behi_six_joint_pack v35 = (v12 * v34) + (v33 * v32);
    const behi_six_joint_pack v36 = -v35;
    G[4] = v36;
    H[40] = v36;
    H[60] = v36;
    G[5] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v37 = (v0_sine[4] * v18) - (v0_cosine[4] * v17);
    H[0] = v37;
    G[6] = -v37;
    const behi_six_joint_pack v38 = v0_sine[4] * v26;
    G[7] = v38;
    const behi_six_joint_pack v39 = v0_sine[4] * v28;
    G[8] = v39;
    const behi_six_joint_pack v40 = v0_sine[4] * v30;
    G[9] = v40;
    const behi_six_joint_pack v41 = v0_cosine[4] * v21;
    const behi_six_joint_pack v42 = v37 + (v0_cosine[4] * v16);
    const behi_six_joint_pack v43 = (v12 * v42) + (v32 * v41);
    G[10] = v43;
    const behi_six_joint_pack v44 = (v0_sine[4] * v19) - (v0_cosine[4] * v37);
    G[13] = v44;
    const behi_six_joint_pack v45 = (v0_sine[4] * v0_sine[4]) + (v0_cosine[4] * v0_cosine[4]);
    const behi_six_joint_pack v46 = (v14 * v45) - v44;
    G[14] = -v46;
    const behi_six_joint_pack v47 = (v45 * v15) - v44;
    G[15] = -v47;
    const behi_six_joint_pack v48 = (v34 * v41) - (v33 * v42);
    G[16] = -v48;
    const behi_six_joint_pack v49 = -v38;
    H[1] = v49;
    H[6] = v49;
    const behi_six_joint_pack v50 = -v39;
    H[2] = v50;
    H[12] = v50;
    const behi_six_joint_pack v51 = -v40;
    H[3] = v51;
    H[18] = v51;
    const behi_six_joint_pack v52 = -v43;
    H[4] = v52;
    H[24] = v52;
    H[7] = -(v0_cosine[4] * v44);
    const behi_six_joint_pack v53 = v0_cosine[4] * v46;
    H[8] = v53;
    H[13] = v53;
    H[14] = v53;
    const behi_six_joint_pack v54 = v0_cosine[4] * v47;
    H[9] = v54;
    H[15] = v54;
    H[19] = v54;
    H[20] = v54;
    H[21] = v54;
    const behi_six_joint_pack v55 = v0_cosine[4] * v48;
    H[10] = v55;
    H[16] = v55;
    H[22] = v55;
    H[25] = v55;
    H[26] = v55;
    H[27] = v55;
    H[28] = (v12 * v43) - (v33 * v48);
    H[43] = -(v0_sine[4] * v44);
    const behi_six_joint_pack v56 = v0_sine[4] * v46;
    H[44] = v56;
    H[49] = v56;
    H[50] = v56;
    const behi_six_joint_pack v57 = v0_sine[4] * v47;
    H[45] = v57;
    H[51] = v57;
    H[55] = v57;
    H[56] = v57;
    H[57] = v57;
    const behi_six_joint_pack v58 = v0_sine[4] * v48;
    H[46] = v58;
    H[52] = v58;
    H[58] = v58;
    H[61] = v58;
    H[62] = v58;
    H[63] = v58;
    H[64] = (v12 * v35) + (v41 * v48);
    H[79] = v45 * v26;
    const behi_six_joint_pack v59 = v45 * v28;
    H[80] = v59;
    H[85] = v59;
    H[86] = v59;
    const behi_six_joint_pack v60 = v45 * v30;
    H[81] = v60;
    H[87] = v60;
    H[91] = v60;
    H[92] = v60;
    H[93] = v60;
    const behi_six_joint_pack v61 = (v0_sine[4] * v43) - (v0_cosine[4] * v35);
    H[82] = v61;
    H[88] = v61;
    H[94] = v61;
    H[97] = v61;
    H[98] = v61;
    H[99] = v61;
    H[100] = (v33 * v35) + (v41 * v43);
}

void behi_six_joint_influence_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C6(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[0], q[2], q[1], q[3], q[4]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_sine[2] * v0_cosine[1]) + (v0_cosine[2] * v0_sine[1]);
    const behi_six_joint_pack v11 = (v0_sine[2] * v0_sine[1]) - (v0_cosine[2] * v0_cosine[1]);
    const behi_six_joint_pack v12 = (v0_sine[3] * v11) - (v10 * v0_cosine[3]);
    const behi_six_joint_pack v13 = v0_cosine[0] * v12;
    const behi_six_joint_pack v14 = -v13;
    G[4] = v14;
    H[40] = v14;
    const behi_six_joint_pack v15 = (v10 * v0_sine[3]) + (v0_cosine[3] * v11);
    G[16] = v15;
    const behi_six_joint_pack v16 = v0_cosine[0] * v15;
    const behi_six_joint_pack v17 = (v0_cosine[4] * v0_sine[0]) + (v0_sine[4] * v16);
    const behi_six_joint_pack v18 = -v17;
    G[5] = v18;
    H[41] = v18;
    const behi_six_joint_pack v19 = -v0_cosine[0];
    G[7] = v19;
    G[8] = v19;
    G[9] = v19;
    const behi_six_joint_pack v20 = v0_sine[0] * v12;
    H[4] = v20;
    G[10] = -v20;
    const behi_six_joint_pack v21 = v0_sine[0] * v15;
    const behi_six_joint_pack v22 = (v0_sine[4] * v21) - (v0_cosine[4] * v0_cosine[0]);
    H[5] = v22;
    G[11] = -v22;
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v23 = v0_sine[4] * v12;
    G[17] = -v23;
    const behi_six_joint_pack v24 = -v16;
    H[10] = v24;
    H[16] = v24;
    H[22] = v24;
    const behi_six_joint_pack v25 = v0_cosine[0] * v23;
    H[11] = v25;
    H[17] = v25;
    H[23] = v25;
    H[29] = (v20 * v23) + (v15 * v22);
    const behi_six_joint_pack v26 = -v21;
    H[46] = v26;
    H[52] = v26;
    H[58] = v26;
    const behi_six_joint_pack v27 = v0_sine[0] * v23;
    H[47] = v27;
    H[53] = v27;
    H[59] = v27;
    H[65] = -((v15 * v17) + (v13 * v23));
    const behi_six_joint_pack v28 = -((v0_sine[0] * v20) + (v0_cosine[0] * v13));
    H[82] = v28;
    H[88] = v28;
    H[94] = v28;
    const behi_six_joint_pack v29 = -((v0_sine[0] * v22) + (v0_cosine[0] * v17));
    H[83] = v29;
    H[89] = v29;
    H[95] = v29;
    H[101] = (v13 * v22) - (v20 * v17);
}

void behi_six_joint_influence_rotational_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C6(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict P)
{
    const behi_six_joint_pack v0_angle[5U] = {q[2], q[1], q[3], q[4], q[0]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    P[0] = behi_six_joint_pack_splat(0.0);
    P[43] = behi_six_joint_pack_splat(0.0);
    P[80] = behi_six_joint_pack_splat(0.0);
    P[85] = behi_six_joint_pack_splat(0.0);
    P[86] = behi_six_joint_pack_splat(0.0);
    P[117] = behi_six_joint_pack_splat(0.0);
    P[123] = behi_six_joint_pack_splat(0.0);
    P[127] = behi_six_joint_pack_splat(0.0);
    P[128] = behi_six_joint_pack_splat(0.0);
    P[129] = behi_six_joint_pack_splat(0.0);
    P[172] = behi_six_joint_pack_splat(0.0);
    P[210] = behi_six_joint_pack_splat(0.0);
    P[215] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = (v11 * v0_cosine[2]) + (v0_sine[2] * v10);
    const behi_six_joint_pack v13 = v0_sine[3] * v12;
    const behi_six_joint_pack v14 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v15 = v14 + (50.0 * v11);
    const behi_six_joint_pack v16 = v15 + (10.0 * v12);
    const behi_six_joint_pack v17 = v16 + (20.0 * v13);
    const behi_six_joint_pack v18 = prepared[3] * v17;
    const behi_six_joint_pack v19 = v0_cosine[4] * v10;
    const behi_six_joint_pack v20 = v0_cosine[4] * v11;
    const behi_six_joint_pack v21 = (v0_sine[2] * v20) - (v0_cosine[2] * v19);
    const behi_six_joint_pack v22 = (v0_cosine[3] * v0_sine[4]) + (v0_sine[3] * v21);
    const behi_six_joint_pack v23 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v24 = (v23 * v0_cosine[4]) + (50.0 * v19);
    const behi_six_joint_pack v25 = (10.0 * v21) - v24;
    const behi_six_joint_pack v26 = v25 + (20.0 * v22);
    const behi_six_joint_pack v27 = v26 * v18;
    const behi_six_joint_pack v28 = prepared[2] * v16;
    const behi_six_joint_pack v29 = v27 + (v25 * v28);
    const behi_six_joint_pack v30 = v11 * v0_sine[4];
    const behi_six_joint_pack v31 = v0_sine[4] * v10;
    const behi_six_joint_pack v32 = (v0_cosine[2] * v31) - (v0_sine[2] * v30);
    const behi_six_joint_pack v33 = (v0_cosine[3] * v0_cosine[4]) + (v0_sine[3] * v32);
    const behi_six_joint_pack v34 = (v23 * v0_sine[4]) + (50.0 * v31);
    const behi_six_joint_pack v35 = v34 + (10.0 * v32);
    const behi_six_joint_pack v36 = v35 + (20.0 * v33);
    const behi_six_joint_pack v37 = v36 * v18;
    const behi_six_joint_pack v38 = v37 + (v35 * v28);
    const behi_six_joint_pack v39 = (v0_sine[4] * v38) - (v0_cosine[4] * v29);
    const behi_six_joint_pack v40 = prepared[1] * ((v0_sine[4] * v35) - (v0_cosine[4] * v25));
    const behi_six_joint_pack v41 = v39 + (v16 * v40);
    const behi_six_joint_pack v42 = prepared[3] * v26;
    const behi_six_joint_pack v43 = prepared[2] * v25;
    const behi_six_joint_pack v44 = v42 + v43;
    const behi_six_joint_pack v45 = v44 + (prepared[1] * v25);
    const behi_six_joint_pack v46 = (prepared[0] * v24) - v45;
    const behi_six_joint_pack v47 = prepared[3] * v36;
    const behi_six_joint_pack v48 = prepared[2] * v35;
    const behi_six_joint_pack v49 = v47 + v48;
    const behi_six_joint_pack v50 = prepared[1] * v35;
    const behi_six_joint_pack v51 = v49 + v50;
    const behi_six_joint_pack v52 = prepared[0] * v34;
    const behi_six_joint_pack v53 = v51 + v52;
    const behi_six_joint_pack v54 = (v0_sine[4] * v53) + (v0_cosine[4] * v46);
    const behi_six_joint_pack v55 = v0_cosine[4] * v0_cosine[4];
    const behi_six_joint_pack v56 = (v0_sine[4] * v0_sine[4]) + v55;
    const behi_six_joint_pack v57 = (v0_sine[4] * v34) + (v0_cosine[4] * v24);
    const behi_six_joint_pack v58 = prepared[0] * v57;
    const behi_six_joint_pack v59 = v15 * v58;
    const behi_six_joint_pack v60 = v59 + (v41 + (((v0_cosine[1] * v56) * ((prepared[5] * v14) - prepared[36])) - (30.0 * v54)));
    const behi_six_joint_pack v61 = (v0_sine[4] * v33) - (v0_cosine[4] * v22);
    const behi_six_joint_pack v62 = prepared[4] * v13;
    const behi_six_joint_pack v63 = v61 * v62;
    const behi_six_joint_pack v64 = 2.0 * v63;
    P[1] = v64 - v60;
    const behi_six_joint_pack v65 = v14 * v54;
    const behi_six_joint_pack v66 = (v65 - v41) - v59;
    P[12] = v66;
    P[2] = v64 + v66;
    const behi_six_joint_pack v67 = (v0_sine[4] * v51) - (v0_cosine[4] * v45);
    const behi_six_joint_pack v68 = v15 * v67;
    const behi_six_joint_pack v69 = v68 - v41;
    P[18] = v69;
    P[3] = v64 + v69;
    const behi_six_joint_pack v70 = (v0_sine[2] * v31) + (v0_cosine[2] * v30);
    const behi_six_joint_pack v71 = (v0_sine[2] * v19) + (v0_cosine[2] * v20);
    const behi_six_joint_pack v72 = (v11 * v0_sine[2]) - (v0_cosine[2] * v10);
    const behi_six_joint_pack v73 = (v16 * v70) - (v35 * v72);
    const behi_six_joint_pack v74 = (v16 * v71) + (v25 * v72);
    const behi_six_joint_pack v75 = (((v38 * v71) + (v29 * v70)) - (v44 * v73)) - (v49 * v74);
    const behi_six_joint_pack v76 = (v33 * v71) + (v22 * v70);
    const behi_six_joint_pack v77 = v62 * v76;
    const behi_six_joint_pack v78 = v75 - v77;
    P[144] = v78;
    P[4] = v77 - v78;
    const behi_six_joint_pack v79 = v26 * v13;
    const behi_six_joint_pack v80 = v79 - (v22 * v17);
    const behi_six_joint_pack v81 = (v36 * v13) - (v33 * v17);
    const behi_six_joint_pack v82 = (v33 * v26) - (v36 * v22);
    const behi_six_joint_pack v83 = v18 * v82;
    const behi_six_joint_pack v84 = v83 + ((v42 * v81) - (v47 * v80));
    P[180] = v84;
    const behi_six_joint_pack v85 = -v84;
    P[5] = v85;
    P[30] = v85;
    P[6] = -v60;
    const behi_six_joint_pack v86 = (v26 * v42) + (v25 * v43);
    const behi_six_joint_pack v87 = v47 * v26;
    const behi_six_joint_pack v88 = v87 + (v48 * v25);
    const behi_six_joint_pack v89 = (v0_sine[4] * v88) - (v0_cosine[4] * v86);
    const behi_six_joint_pack v90 = v89 + (v25 * v40);
    const behi_six_joint_pack v91 = v24 * v58;
    const behi_six_joint_pack v92 = (v0_cosine[4] * prepared[62]) * (v55 * (v0_cosine[1] * v0_cosine[1]));
    const behi_six_joint_pack v93 = (v36 * v47) + (v35 * v48);
    const behi_six_joint_pack v94 = (v92 + (v91 - v90)) - (v0_cosine[4] * (v93 + ((v34 * v52) + (v35 * v50))));
    const behi_six_joint_pack v95 = prepared[4] * v33;
    const behi_six_joint_pack v96 = v61 * v95;
    const behi_six_joint_pack v97 = prepared[4] * v22;
    const behi_six_joint_pack v98 = v61 * v97;
    const behi_six_joint_pack v99 = (v0_sine[4] * v98) + (v0_cosine[4] * v96);
    P[42] = v99;
    P[48] = v99;
    P[78] = v99;
    P[84] = v99;
    P[126] = v99;
    const behi_six_joint_pack v100 = (-v99) - (v55 * (v88 - ((v52 * v24) - (v50 * v25))));
    P[7] = v100 - (v0_sine[4] * (v94 - v92));
    const behi_six_joint_pack v101 = (v0_sine[4] * v93) - (v0_cosine[4] * v88);
    const behi_six_joint_pack v102 = v101 + (v35 * v40);
    const behi_six_joint_pack v103 = v13 * v62;
    const behi_six_joint_pack v104 = (v0_sine[4] * ((v0_cosine[4] * v103) - v90)) - (v0_cosine[4] * (v102 + (v0_sine[4] * v103)));
    const behi_six_joint_pack v105 = v23 * v56;
    const behi_six_joint_pack v106 = (v0_sine[4] * (v91 - (v105 * v46))) - (v0_cosine[4] * ((v34 * v58) - (v105 * v53)));
    const behi_six_joint_pack v107 = v99 + v106;
    P[8] = -(v104 + v107);
    const behi_six_joint_pack v108 = v99 + (v57 * ((v0_sine[4] * v45) + (v0_cosine[4] * v51)));
    const behi_six_joint_pack v109 = -(v104 + v108);
    P[9] = v109;
    P[15] = v109;
    const behi_six_joint_pack v110 = (v35 * v71) + (v25 * v70);
    const behi_six_joint_pack v111 = ((v49 * v110) - (v71 * v93)) - (v70 * v88);
    const behi_six_joint_pack v112 = ((v44 * v110) - (v71 * v88)) - (v70 * v86);
    const behi_six_joint_pack v113 = (v0_sine[4] * v112) + (v0_cosine[4] * v111);
    const behi_six_joint_pack v114 = v76 * v95;
    const behi_six_joint_pack v115 = v76 * v97;
    const behi_six_joint_pack v116 = (v0_sine[4] * v115) + (v0_cosine[4] * v114);
    const behi_six_joint_pack v117 = (v0_sine[4] * v70) + (v0_cosine[4] * v71);
    const behi_six_joint_pack v118 = v103 * v117;
    const behi_six_joint_pack v119 = v63 * v72;
    const behi_six_joint_pack v120 = ((v118 - v116) - v113) - v119;
    P[10] = v120;
    P[16] = v120;
    P[22] = v120;
    const behi_six_joint_pack v121 = (v33 * v42) - (v47 * v22);
    const behi_six_joint_pack v122 = (v26 * v121) - (v42 * v82);
    const behi_six_joint_pack v123 = 0.0 * v0_cosine[4];
    const behi_six_joint_pack v124 = (v0_sine[4] * v122) + v123;
    const behi_six_joint_pack v125 = v13 * v63;
    const behi_six_joint_pack v126 = (v124 + (v61 * v103)) - v125;
    P[11] = v126;
    P[17] = v126;
    P[23] = v126;
    const behi_six_joint_pack v127 = (v0_sine[4] * v90) + (v0_cosine[4] * v102);
    const behi_six_joint_pack v128 = v127 - v107;
    P[13] = v128;
    P[14] = v128;
    const behi_six_joint_pack v129 = -(v108 - v127);
    P[19] = v129;
    P[20] = v129;
    P[21] = v129;
    P[24] = -v75;
    const behi_six_joint_pack v130 = v119 + ((v70 * v96) - (v71 * v98));
    const behi_six_joint_pack v131 = -(v113 - v130);
    P[25] = v131;
    P[26] = v131;
    P[27] = v131;
    const behi_six_joint_pack v132 = ((v72 * v77) - (v71 * v115)) + (v70 * v114);
    P[28] = v132 + (((v70 * v111) - (v72 * v75)) - (v71 * v112));
    const behi_six_joint_pack v133 = 0.0 * v70;
    const behi_six_joint_pack v134 = (v72 * v84) - ((v71 * v122) - v133);
    const behi_six_joint_pack v135 = (v13 * v70) - (v33 * v72);
    const behi_six_joint_pack v136 = (v22 * v72) + (v13 * v71);
    const behi_six_joint_pack v137 = (v33 * v136) + (v22 * v135);
    const behi_six_joint_pack v138 = (v76 * v103) - (v62 * v137);
    P[29] = v138 - v134;
    const behi_six_joint_pack v139 = v125 + ((v33 * v96) + (v22 * v98));
    const behi_six_joint_pack v140 = v124 + v139;
    P[31] = v140;
    P[32] = v140;
    P[33] = v140;
    const behi_six_joint_pack v141 = ((v33 * v114) + (v22 * v115)) + (v13 * v77);
    P[34] = v141 - v134;
    const behi_six_joint_pack v142 = 0.0 * v33;
    P[35] = -((v142 + (v22 * v122)) + (v13 * v84));
    P[36] = v60 - v63;
    const behi_six_joint_pack v143 = v22 * v97;
    const behi_six_joint_pack v144 = v22 * v95;
    const behi_six_joint_pack v145 = (v0_cosine[4] * v144) + (v0_sine[4] * v143);
    const behi_six_joint_pack v146 = v33 * v95;
    const behi_six_joint_pack v147 = (v0_sine[4] * v144) + (v0_cosine[4] * v146);
    const behi_six_joint_pack v148 = (v0_sine[4] * v147) - (v0_cosine[4] * v145);
    const behi_six_joint_pack v149 = -v148;
    P[37] = v149;
    P[38] = v149;
    P[73] = v149;
    P[74] = v149;
    P[111] = v149;
    const behi_six_joint_pack v150 = v28 + v18;
    const behi_six_joint_pack v151 = v150 + (prepared[1] * v16);
    const behi_six_joint_pack v152 = (prepared[17] * v15) - v151;
    const behi_six_joint_pack v153 = v0_sine[4] * v152;
    const behi_six_joint_pack v154 = v0_cosine[4] * v152;
    const behi_six_joint_pack v155 = (v0_sine[4] * v154) - (v0_cosine[4] * v153);
    const behi_six_joint_pack v156 = 30.0 * v155;
    P[39] = v156 - v148;
    const behi_six_joint_pack v157 = ((v44 * v72) + (v71 * v150)) - (prepared[15] * v74);
    const behi_six_joint_pack v158 = ((v49 * v72) - (v70 * v150)) + (prepared[15] * v73);
    const behi_six_joint_pack v159 = (v0_sine[4] * v158) - (v0_cosine[4] * v157);
    const behi_six_joint_pack v160 = v0_sine[4] * v150;
    const behi_six_joint_pack v161 = v0_cosine[4] * v150;
    const behi_six_joint_pack v162 = ((v39 * v72) + (v73 * v160)) + (v74 * v161);
    const behi_six_joint_pack v163 = v17 * v18;
    const behi_six_joint_pack v164 = v162 - (v117 * (v163 + (v16 * v28)));
    const behi_six_joint_pack v165 = (30.0 * v159) - v164;
    const behi_six_joint_pack v166 = v61 * v72;
    const behi_six_joint_pack v167 = (v62 * v166) - v118;
    const behi_six_joint_pack v168 = v167 + ((v71 * v147) + (v70 * v145));
    P[40] = -(v165 + v168);
    const behi_six_joint_pack v169 = (v0_sine[4] * v36) - (v0_cosine[4] * v26);
    const behi_six_joint_pack v170 = (v18 * ((v13 * v169) - ((v0_sine[4] * v81) - (v0_cosine[4] * v80)))) - (v61 * v163);
    const behi_six_joint_pack v171 = ((v42 * v13) - (prepared[3] * v80)) - (v22 * v18);
    const behi_six_joint_pack v172 = v47 * v13;
    const behi_six_joint_pack v173 = (v172 - (prepared[3] * v81)) - (v33 * v18);
    const behi_six_joint_pack v174 = (v0_sine[4] * v173) - (v0_cosine[4] * v171);
    const behi_six_joint_pack v175 = (30.0 * v174) - v170;
    P[186] = v175;
    const behi_six_joint_pack v176 = (v33 * v145) - (v22 * v147);
    const behi_six_joint_pack v177 = 0.0 + v176;
    P[41] = -(v175 + v177);
    const behi_six_joint_pack v178 = (v105 * (v151 + (prepared[0] * v15))) - (v65 + (30.0 * ((prepared[20] * v105) - v54)));
    const behi_six_joint_pack v179 = (v0_sine[4] * (-(v0_sine[4] * v178))) + (v0_cosine[4] * (-(v0_cosine[4] * v178)));
    P[44] = v179;
    P[49] = v179;
    P[50] = v179;
    const behi_six_joint_pack v180 = (prepared[17] * v57) - v67;
    const behi_six_joint_pack v181 = 30.0 * v0_cosine[4];
    const behi_six_joint_pack v182 = v68 - (v57 * v151);
    const behi_six_joint_pack v183 = v0_cosine[4] * v182;
    const behi_six_joint_pack v184 = 30.0 * v0_sine[4];
    const behi_six_joint_pack v185 = v0_sine[4] * v182;
    const behi_six_joint_pack v186 = (v0_sine[4] * (v185 + (v180 * v184))) + (v0_cosine[4] * (v183 + (v180 * v181)));
    P[45] = v186;
    P[51] = v186;
    P[55] = v186;
    P[56] = v186;
    P[57] = v186;
    const behi_six_joint_pack v187 = (v0_sine[4] * v49) - (v0_cosine[4] * v44);
    const behi_six_joint_pack v188 = (((v73 * v187) + (v72 * v101)) - (v38 * v117)) + (v110 * v161);
    const behi_six_joint_pack v189 = ((v44 * v70) + (v49 * v71)) - (prepared[15] * v110);
    const behi_six_joint_pack v190 = v188 + (v181 * v189);
    const behi_six_joint_pack v191 = (((v72 * v89) - (v74 * v187)) - (v29 * v117)) + (v110 * v160);
    const behi_six_joint_pack v192 = v191 + (v184 * v189);
    const behi_six_joint_pack v193 = (v0_sine[4] * v192) + (v0_cosine[4] * v190);
    const behi_six_joint_pack v194 = v33 * v62;
    const behi_six_joint_pack v195 = (v95 * v166) - (v117 * v194);
    const behi_six_joint_pack v196 = v22 * v62;
    const behi_six_joint_pack v197 = (v97 * v166) - (v117 * v196);
    const behi_six_joint_pack v198 = (v0_sine[4] * v197) + (v0_cosine[4] * v195);
    const behi_six_joint_pack v199 = v193 - v198;
    P[151] = v199;
    const behi_six_joint_pack v200 = (v0_cosine[4] * v194) + (v0_sine[4] * v196);
    const behi_six_joint_pack v201 = (v72 * v148) - (v117 * v200);
    const behi_six_joint_pack v202 = -(v199 - v201);
    P[46] = v202;
    P[52] = v202;
    P[58] = v202;
    const behi_six_joint_pack v203 = v121 - (prepared[3] * v82);
    const behi_six_joint_pack v204 = (v0_sine[4] * v47) - (v0_cosine[4] * v42);
    const behi_six_joint_pack v205 = (((v0_cosine[4] * v83) - (v81 * v204)) - (v37 * v61)) + (v169 * v172);
    const behi_six_joint_pack v206 = v205 + (v181 * v203);
    const behi_six_joint_pack v207 = (((v0_sine[4] * v83) - (v80 * v204)) - (v27 * v61)) + (v79 * v204);
    const behi_six_joint_pack v208 = v207 + (v184 * v203);
    const behi_six_joint_pack v209 = (v0_sine[4] * v208) + (v0_cosine[4] * v206);
    const behi_six_joint_pack v210 = v123 + (0.0 * v0_sine[4]);
    const behi_six_joint_pack v211 = v209 - v210;
    P[187] = v211;
    const behi_six_joint_pack v212 = (v13 * v145) - (v22 * v200);
    const behi_six_joint_pack v213 = (v13 * v147) - (v33 * v200);
    const behi_six_joint_pack v214 = (v0_sine[4] * v213) - (v0_cosine[4] * v212);
    const behi_six_joint_pack v215 = -(v211 - v214);
    P[47] = v215;
    P[53] = v215;
    P[59] = v215;
    P[54] = v99 + v156;
    P[60] = -(v130 + v165);
    const behi_six_joint_pack v216 = -v193;
    P[61] = v216;
    P[62] = v216;
    P[63] = v216;
    const behi_six_joint_pack v217 = ((v72 * v167) - (v71 * v197)) + (v70 * v195);
    P[169] = v217;
    P[170] = v217;
    P[171] = v217;
    P[64] = (((v70 * v190) - (v72 * v165)) - (v71 * v192)) - v217;
    const behi_six_joint_pack v218 = ((v72 * v175) + (v71 * v208)) - (v70 * v206);
    const behi_six_joint_pack v219 = v133 + ((0.0 * v72) - (0.0 * v71));
    const behi_six_joint_pack v220 = v219 + (((v72 * v176) - (v71 * v213)) - (v70 * v212));
    P[65] = -(v218 + v220);
    P[66] = -(v139 + v175);
    const behi_six_joint_pack v221 = -v209;
    P[67] = v221;
    P[68] = v221;
    P[69] = v221;
    const behi_six_joint_pack v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167);
    P[70] = -(v218 + v222);
    const behi_six_joint_pack v223 = (v142 + (0.0 * v22)) + (0.0 * v13);
    P[211] = v223;
    P[212] = v223;
    P[213] = v223;
    P[71] = (((v33 * v206) + (v22 * v208)) - v223) - (v13 * v175);
    P[72] = -(v63 + v66);
    const behi_six_joint_pack v224 = v14 * v155;
    P[75] = v224 - v148;
    const behi_six_joint_pack v225 = (v14 * v159) - v164;
    P[76] = -(v168 + v225);
    const behi_six_joint_pack v226 = (v14 * v174) - v170;
    P[192] = v226;
    P[77] = -(v177 + v226);
    P[79] = -v179;
    const behi_six_joint_pack v227 = ((v0_sine[4] * v185) + (v0_cosine[4] * v183)) + (v56 * (v14 * v180));
    const behi_six_joint_pack v228 = v227 - (v105 * ((v0_sine[4] * v153) + (v0_cosine[4] * v154)));
    P[81] = v228;
    P[87] = v228;
    P[91] = v228;
    P[92] = v228;
    P[93] = v228;
    const behi_six_joint_pack v229 = v0_cosine[4] * v14;
    const behi_six_joint_pack v230 = (v188 - (v105 * v158)) + (v189 * v229);
    const behi_six_joint_pack v231 = v14 * v0_sine[4];
    const behi_six_joint_pack v232 = (v191 - (v105 * v157)) + (v189 * v231);
    const behi_six_joint_pack v233 = (v0_sine[4] * v232) + (v0_cosine[4] * v230);
    const behi_six_joint_pack v234 = v198 - v233;
    const behi_six_joint_pack v235 = v201 + v234;
    P[82] = v235;
    P[88] = v235;
    P[94] = v235;
    const behi_six_joint_pack v236 = (v205 - (v105 * v173)) + (v203 * v229);
    const behi_six_joint_pack v237 = (v207 - (v105 * v171)) + (v203 * v231);
    const behi_six_joint_pack v238 = (v0_sine[4] * v237) + (v0_cosine[4] * v236);
    const behi_six_joint_pack v239 = v210 - v238;
    const behi_six_joint_pack v240 = v214 + v239;
    P[83] = v240;
    P[89] = v240;
    P[95] = v240;
    P[90] = v99 + v224;
    P[96] = -(v130 + v225);
    const behi_six_joint_pack v241 = -v233;
    P[97] = v241;
    P[98] = v241;
    P[99] = v241;
    P[100] = (((v70 * v230) - (v72 * v225)) - (v71 * v232)) - v217;
    const behi_six_joint_pack v242 = ((v72 * v226) + (v71 * v237)) - (v70 * v236);
    P[101] = -(v220 + v242);
    P[102] = -(v139 + v226);
    const behi_six_joint_pack v243 = -v238;
    P[103] = v243;
    P[104] = v243;
    P[105] = v243;
    P[106] = -(v222 + v242);
    P[107] = (((v33 * v236) + (v22 * v237)) - v223) - (v13 * v226);
    P[108] = -(v63 + v69);
    P[109] = -(v148 + v156);
    P[110] = -(v148 + v224);
    const behi_six_joint_pack v244 = (v15 * v159) - v164;
    P[112] = -(v168 + v244);
    const behi_six_joint_pack v245 = (v15 * v174) - v170;
    P[198] = v245;
    P[113] = -(v177 + v245);
    P[114] = v99 - v156;
    P[115] = -v186;
    const behi_six_joint_pack v246 = -v228;
    P[116] = v246;
    P[121] = v246;
    P[122] = v246;
    const behi_six_joint_pack v247 = v0_cosine[4] * v15;
    const behi_six_joint_pack v248 = (v188 - (v57 * v158)) + (v247 * v189);
    const behi_six_joint_pack v249 = v15 * v0_sine[4];
    const behi_six_joint_pack v250 = (v191 - (v57 * v157)) + (v249 * v189);
    const behi_six_joint_pack v251 = (v0_sine[4] * v250) + (v0_cosine[4] * v248);
    const behi_six_joint_pack v252 = v198 - v251;
    const behi_six_joint_pack v253 = v201 + v252;
    P[118] = v253;
    P[124] = v253;
    P[130] = v253;
    const behi_six_joint_pack v254 = (v205 - (v57 * v173)) + (v247 * v203);
    const behi_six_joint_pack v255 = (v207 - (v57 * v171)) + (v249 * v203);
    const behi_six_joint_pack v256 = (v0_sine[4] * v255) + (v0_cosine[4] * v254);
    const behi_six_joint_pack v257 = v210 - v256;
    const behi_six_joint_pack v258 = v214 + v257;
    P[119] = v258;
    P[125] = v258;
    P[131] = v258;
    P[120] = v99 - v224;
    P[132] = -(v130 + v244);
    const behi_six_joint_pack v259 = -v251;
    P[133] = v259;
    P[134] = v259;
    P[135] = v259;
    P[136] = (((v70 * v248) - (v72 * v244)) - (v71 * v250)) - v217;
    const behi_six_joint_pack v260 = ((v72 * v245) + (v71 * v255)) - (v70 * v254);
    P[137] = -(v220 + v260);
    P[138] = -(v139 + v245);
    const behi_six_joint_pack v261 = -v256;
    P[139] = v261;
    P[140] = v261;
    P[141] = v261;
    P[142] = -(v222 + v260);
    P[143] = (((v33 * v254) + (v22 * v255)) - v223) - (v13 * v245);
    const behi_six_joint_pack v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143);
    const behi_six_joint_pack v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146);
    const behi_six_joint_pack v264 = (v0_sine[4] * v263) - (v0_cosine[4] * v262);
    const behi_six_joint_pack v265 = v167 + v264;
    P[145] = v165 + v265;
    P[146] = v225 + v265;
    P[147] = v244 + v265;
    P[148] = (v71 * v263) + (v70 * v262);
    const behi_six_joint_pack v266 = (v18 * v71) + (v42 * v72);
    const behi_six_joint_pack v267 = (v18 * v70) - (v47 * v72);
    const behi_six_joint_pack v268 = (((v74 * v173) + (v73 * v171)) + (v81 * v266)) + (v80 * v267);
    const behi_six_joint_pack v269 = v26 * v135;
    const behi_six_joint_pack v270 = v269 + (v36 * v136);
    const behi_six_joint_pack v271 = (v268 - (v18 * v270)) + (v76 * v163);
    P[204] = v271;
    const behi_six_joint_pack v272 = v271 - v138;
    P[149] = ((v33 * v262) - (v22 * v263)) - v272;
    P[150] = v116 + v165;
    const behi_six_joint_pack v273 = -v234;
    P[152] = v273;
    P[157] = v273;
    P[158] = v273;
    const behi_six_joint_pack v274 = -v252;
    P[153] = v274;
    P[159] = v274;
    P[163] = v274;
    P[164] = v274;
    P[165] = v274;
    const behi_six_joint_pack v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196);
    const behi_six_joint_pack v276 = -((v72 * v264) - (v117 * v275));
    P[154] = v276;
    P[160] = v276;
    P[166] = v276;
    const behi_six_joint_pack v277 = (v47 * v71) + (v42 * v70);
    const behi_six_joint_pack v278 = (((v73 * v203) + (v81 * v277)) + (v110 * v173)) + (v82 * v267);
    const behi_six_joint_pack v279 = (v278 - (v47 * v270)) + (v37 * v76);
    const behi_six_joint_pack v280 = (((v80 * v277) - (v74 * v203)) + (v110 * v171)) - (v82 * v266);
    const behi_six_joint_pack v281 = ((v280 + (v27 * v76)) - (v42 * v269)) - (v87 * v136);
    const behi_six_joint_pack v282 = (v0_sine[4] * v281) + (v0_cosine[4] * v279);
    const behi_six_joint_pack v283 = (v76 * v194) - (v95 * v137);
    const behi_six_joint_pack v284 = (v76 * v196) - (v97 * v137);
    const behi_six_joint_pack v285 = ((v0_sine[4] * v284) + (v0_cosine[4] * v283)) - v282;
    const behi_six_joint_pack v286 = -((v285 - (v61 * v275)) + (v13 * v264));
    P[155] = v286;
    P[161] = v286;
    P[167] = v286;
    P[156] = v116 + v225;
    P[162] = v116 + v244;
    P[168] = -v132;
    const behi_six_joint_pack v287 = (v71 * v281) - (v70 * v279);
    const behi_six_joint_pack v288 = (((v72 * v272) + (v71 * v284)) - (v70 * v283)) - v287;
    P[208] = v288;
    P[173] = (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v288;
    P[174] = -(v141 + v271);
    const behi_six_joint_pack v289 = v222 + v282;
    P[175] = v289;
    P[176] = v289;
    P[177] = v289;
    P[178] = v287 - (v72 * v271);
    const behi_six_joint_pack v290 = (v33 * v283) + (v22 * v284);
    P[179] = ((v290 - (v33 * v279)) - (v22 * v281)) - (v13 * v272);
    const behi_six_joint_pack v291 = (v33 * v144) + (v22 * (v103 + v143));
    const behi_six_joint_pack v292 = (v22 * v144) + (v33 * (v103 + v146));
    const behi_six_joint_pack v293 = (v0_sine[4] * v292) - (v0_cosine[4] * v291);
    const behi_six_joint_pack v294 = 0.0 + v293;
    P[181] = v175 + v294;
    P[182] = v226 + v294;
    P[183] = v245 + v294;
    P[184] = v272 + ((v71 * v292) + (v70 * v291));
    P[185] = (v33 * v291) - (v22 * v292);
    const behi_six_joint_pack v295 = -v239;
    P[188] = v295;
    P[193] = v295;
    P[194] = v295;
    const behi_six_joint_pack v296 = -v257;
    P[189] = v296;
    P[195] = v296;
    P[199] = v296;
    P[200] = v296;
    P[201] = v296;
    const behi_six_joint_pack v297 = ((v33 * v194) + (v22 * v196)) + (v13 * v103);
    const behi_six_joint_pack v298 = -(((v72 * v293) - (v117 * v297)) - v285);
    P[190] = v298;
    P[196] = v298;
    P[202] = v298;
    const behi_six_joint_pack v299 = -((v13 * v293) - (v61 * v297));
    P[191] = v299;
    P[197] = v299;
    P[203] = v299;
    const behi_six_joint_pack v300 = v219 - v282;
    P[205] = v300;
    P[206] = v300;
    P[207] = v300;
    P[209] = ((v76 * v297) - (v135 * v291)) - (v136 * v292);
    P[214] = -(v290 + (v13 * v138));
}

void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack P_pack[216];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_inertia_power(prepared_pack, q_pack, P_pack);
        behi_six_joint_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict F)
{
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[4], q[2], q[3], q[5]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const behi_six_joint_pack v10 = qd[1] + qd[2];
    const behi_six_joint_pack v11 = qd[3] + v10;
    const behi_six_joint_pack v12 = qdd[1] + qdd[2];
    const behi_six_joint_pack v13 = qdd[3] + v12;
    const behi_six_joint_pack v14 = v0_cosine[0] * qd[0];
    const behi_six_joint_pack v15 = v0_sine[0] * qd[0];
    const behi_six_joint_pack v16 = (v0_sine[2] * v14) + (v0_cosine[2] * v15);
    const behi_six_joint_pack v17 = (qd[1] * qd[1]) + (v14 * v14);
    const behi_six_joint_pack v18 = qdd[1] + (v14 * v15);
    const behi_six_joint_pack v19 = (v0_sine[2] * v15) - (v0_cosine[2] * v14);
    const behi_six_joint_pack v20 = (v0_sine[3] * v16) + (v0_cosine[3] * v19);
    const behi_six_joint_pack v21 = (v0_sine[3] * v19) - (v0_cosine[3] * v16);
    const behi_six_joint_pack v22 = v13 + (v20 * v21);
    const behi_six_joint_pack v23 = ((v0_sine[2] * v18) - (v19 * v19)) - (v10 * v10);
    const behi_six_joint_pack v24 = v0_cosine[2] * v17;
    const behi_six_joint_pack v25 = -(50.0 * (v23 - v24));
    const behi_six_joint_pack v26 = (v16 * v19) - v12;
    const behi_six_joint_pack v27 = 50.0 * ((v0_sine[2] * v17) + (v0_cosine[2] * v18));
    const behi_six_joint_pack v28 = (50.0 * v26) - v27;
    const behi_six_joint_pack v29 = (v0_sine[3] * v25) - (v0_cosine[3] * v28);
    const behi_six_joint_pack v30 = (v0_cosine[1] * v11) + (v0_sine[1] * v21);
    const behi_six_joint_pack v31 = 20.0 * v30;
    const behi_six_joint_pack v32 = qd[4] + v20;
    const behi_six_joint_pack v33 = (v0_sine[0] * qdd[0]) + (qd[1] * v14);
    const behi_six_joint_pack v34 = qd[1] * v15;
    const behi_six_joint_pack v35 = v34 - (v0_cosine[0] * qdd[0]);
    const behi_six_joint_pack v36 = ((qd[2] * v16) + (v0_sine[2] * v33)) + (v0_cosine[2] * v35);
    const behi_six_joint_pack v37 = ((qd[2] * v19) + (v0_sine[2] * v35)) - (v0_cosine[2] * v33);
    const behi_six_joint_pack v38 = ((qd[3] * v20) + (v0_sine[3] * v36)) + (v0_cosine[3] * v37);
    const behi_six_joint_pack v39 = (v29 + (10.0 * v22)) + (v31 * (qd[4] + v32));
    const behi_six_joint_pack v40 = v39 + (20.0 * ((v0_sine[1] * v13) - (v0_cosine[1] * v38)));
    const behi_six_joint_pack v41 = prepared[3] * v0_sine[4];
    const behi_six_joint_pack v42 = v34 + v35;
    const behi_six_joint_pack v43 = v36 + (v10 * v16);
    const behi_six_joint_pack v44 = v42 + v43;
    const behi_six_joint_pack v45 = ((qd[3] * v21) + (v0_sine[3] * v37)) - (v0_cosine[3] * v36);
    const behi_six_joint_pack v46 = v45 + (v11 * v21);
    const behi_six_joint_pack v47 = (50.0 * v44) - (10.0 * v46);
    const behi_six_joint_pack v48 = (v11 * v11) + (v20 * v20);
    const behi_six_joint_pack v49 = (v0_sine[3] * v28) + (v0_cosine[3] * v25);
    const behi_six_joint_pack v50 = v49 + (10.0 * v48);
    const behi_six_joint_pack v51 = (v0_sine[1] * v47) - (v0_cosine[1] * v50);
    const behi_six_joint_pack v52 = (v0_cosine[1] * v21) - (v0_sine[1] * v11);
    const behi_six_joint_pack v53 = (v51 + (v31 * v52)) + (20.0 * (qdd[4] - v45));
    const behi_six_joint_pack v54 = prepared[3] * v0_cosine[4];
    const behi_six_joint_pack v55 = (v40 * v41) - (v53 * v54);
    const behi_six_joint_pack v56 = (v41 * v53) + (v40 * v54);
    const behi_six_joint_pack v57 = (v0_sine[4] * v55) + (v0_cosine[4] * v56);
    const behi_six_joint_pack v58 = v57 + ((prepared[63] * v22) + (prepared[2] * v29));
    const behi_six_joint_pack v59 = v58 + ((prepared[10] * v22) + (prepared[1] * v29));
    F[19] = v59;
    const behi_six_joint_pack v60 = (v0_sine[1] * v50) + (v0_cosine[1] * v47);
    const behi_six_joint_pack v61 = prepared[13] * ((v32 * v32) + (v52 * v52));
    const behi_six_joint_pack v62 = v61 + (prepared[15] * v60);
    F[25] = v62;
    const behi_six_joint_pack v63 = (v0_sine[4] * v56) - (v0_cosine[4] * v55);
    const behi_six_joint_pack v64 = v63 + (prepared[2] * v51);
    F[24] = v64;
    const behi_six_joint_pack v65 = (((v0_sine[1] * v62) - (v0_cosine[1] * v64)) + (prepared[10] * v48)) + (prepared[1] * v49);
    const behi_six_joint_pack v66 = (((v0_sine[3] * v59) + (v0_cosine[3] * v65)) - (prepared[7] * v23)) - (prepared[64] * v24);
    const behi_six_joint_pack v67 = (v0_sine[3] * v65) - (v0_cosine[3] * v59);
    const behi_six_joint_pack v68 = v67 + ((prepared[7] * v26) - (prepared[0] * v27));
    const behi_six_joint_pack v69 = (v0_sine[2] * v66) + (v0_cosine[2] * v68);
    const behi_six_joint_pack v70 = (prepared[5] * v18) - v69;
    F[7] = v70;
    const behi_six_joint_pack v71 = ((v0_sine[2] * v68) - (v0_cosine[2] * v66)) - (prepared[5] * v17);
    F[6] = v71;
    F[0] = (v0_cosine[0] * v71) - (v0_sine[0] * v70);
    const behi_six_joint_pack v72 = (v0_sine[1] * v64) + (v0_cosine[1] * v62);
    const behi_six_joint_pack v73 = v72 + ((prepared[65] * v44) - (prepared[10] * v46));
    F[20] = v73;
    const behi_six_joint_pack v74 = v73 + (prepared[7] * v44);
    F[14] = v74;
    const behi_six_joint_pack v75 = v74 + (prepared[5] * v42);
    F[8] = v75;
    F[2] = (v0_sine[0] * v71) + (v0_cosine[0] * v70);
    const behi_six_joint_pack v76 = prepared[4] * (qd[5] - v30);
    const behi_six_joint_pack v77 = v0_sine[4] * v76;
    const behi_six_joint_pack v78 = v0_cosine[4] * v76;
    const behi_six_joint_pack v79 = (v52 * v77) + (v32 * v78);
    F[33] = v79;
    const behi_six_joint_pack v80 = (v32 * v77) - (v52 * v78);
    const behi_six_joint_pack v81 = ((v0_sine[4] * v79) - (v0_cosine[4] * v80)) + (20.0 * v63);
    F[29] = v81;
    const behi_six_joint_pack v82 = v81 + (((prepared[66] * v44) - (prepared[11] * v46)) + (10.0 * v72));
    const behi_six_joint_pack v83 = ((v0_sine[4] * v80) + (v0_cosine[4] * v79)) + (20.0 * v57);
    F[27] = v83;
    const behi_six_joint_pack v84 = prepared[4] * ((((qd[4] * v52) - qdd[5]) + (v0_cosine[1] * v13)) + (v0_sine[1] * v38));
    F[28] = v84;
    const behi_six_joint_pack v85 = (v0_sine[1] * v84) - (v0_cosine[1] * v83);
    const behi_six_joint_pack v86 = (v0_sine[3] * v82) - (v0_cosine[3] * v85);
    F[15] = v86;
    const behi_six_joint_pack v87 = (((v0_sine[3] * v85) + (v0_cosine[3] * v82)) + (50.0 * v73)) + (prepared[58] * v42);
    const behi_six_joint_pack v88 = v87 + (prepared[9] * v43);
    const behi_six_joint_pack v89 = (((v0_sine[2] * v86) - (v0_cosine[2] * v88)) - (50.0 * v74)) - (prepared[6] * v42);
    F[10] = v89;
    const behi_six_joint_pack v90 = (v0_sine[2] * v88) + (v0_cosine[2] * v86);
    F[9] = v90;
    F[3] = (v0_cosine[0] * v90) - (v0_sine[0] * v89);
    const behi_six_joint_pack v91 = ((v0_sine[1] * v83) + (10.0 * v58)) + (v0_cosine[1] * v84);
    const behi_six_joint_pack v92 = ((prepared[11] * v22) + (prepared[10] * v29)) + v91;
    F[23] = v92;
    const behi_six_joint_pack v93 = (((50.0 * v67) + (prepared[9] * v26)) - (prepared[7] * v27)) - v92;
    const behi_six_joint_pack v94 = ((prepared[6] * v18) - (50.0 * v69)) - v93;
    F[11] = v94;
    F[5] = (v0_sine[0] * v90) + (v0_cosine[0] * v89);
    F[1] = -v75;
    F[4] = -v94;
    F[12] = -v66;
    F[13] = -v68;
    F[16] = -v88;
    F[17] = -v93;
    F[18] = -v65;
    F[21] = -v85;
    F[22] = -v82;
    F[26] = -v58;
    F[30] = -v55;
    F[31] = -v56;
    F[32] = -(v61 + (prepared[3] * v60));
    F[34] = -v80;
    F[35] = -v84;
}

void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack F_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict A, behi_six_joint_pack *restrict B)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {v1, v0, q[4], q[1]};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
    A[0] = behi_six_joint_pack_splat(0.0);
    A[1] = behi_six_joint_pack_splat(0.0);
    A[2] = behi_six_joint_pack_splat(0.0);
    A[3] = behi_six_joint_pack_splat(0.0);
    A[4] = behi_six_joint_pack_splat(0.0);
    A[5] = behi_six_joint_pack_splat(0.0);
    A[7] = behi_six_joint_pack_splat(0.0);
    A[8] = behi_six_joint_pack_splat(0.0);
    A[9] = behi_six_joint_pack_splat(0.0);
    A[10] = behi_six_joint_pack_splat(0.0);
    A[11] = behi_six_joint_pack_splat(0.0);
    A[12] = behi_six_joint_pack_splat(0.0);
    A[13] = behi_six_joint_pack_splat(0.0);
    A[14] = behi_six_joint_pack_splat(0.0);
    A[15] = behi_six_joint_pack_splat(0.0);
    A[16] = behi_six_joint_pack_splat(0.0);
    A[17] = behi_six_joint_pack_splat(0.0);
    A[18] = behi_six_joint_pack_splat(0.0);
    A[20] = behi_six_joint_pack_splat(0.0);
    A[21] = behi_six_joint_pack_splat(0.0);
    A[22] = behi_six_joint_pack_splat(0.0);
    A[23] = behi_six_joint_pack_splat(0.0);
    A[24] = behi_six_joint_pack_splat(0.0);
    A[25] = behi_six_joint_pack_splat(0.0);
    A[26] = behi_six_joint_pack_splat(0.0);
    A[27] = behi_six_joint_pack_splat(0.0);
    A[28] = behi_six_joint_pack_splat(0.0);
    A[29] = behi_six_joint_pack_splat(0.0);
    A[30] = behi_six_joint_pack_splat(0.0);
    A[31] = behi_six_joint_pack_splat(0.0);
    A[33] = behi_six_joint_pack_splat(0.0);
    A[34] = behi_six_joint_pack_splat(0.0);
    A[35] = behi_six_joint_pack_splat(0.0);
    A[36] = behi_six_joint_pack_splat(0.0);
    A[37] = behi_six_joint_pack_splat(0.0);
    A[38] = behi_six_joint_pack_splat(0.0);
    A[39] = behi_six_joint_pack_splat(0.0);
    A[40] = behi_six_joint_pack_splat(0.0);
    A[41] = behi_six_joint_pack_splat(0.0);
    A[42] = behi_six_joint_pack_splat(0.0);
    A[43] = behi_six_joint_pack_splat(0.0);
    A[44] = behi_six_joint_pack_splat(0.0);
    A[46] = behi_six_joint_pack_splat(0.0);
    A[47] = behi_six_joint_pack_splat(0.0);
    A[48] = behi_six_joint_pack_splat(0.0);
    A[49] = behi_six_joint_pack_splat(0.0);
    A[50] = behi_six_joint_pack_splat(0.0);
    A[51] = behi_six_joint_pack_splat(0.0);
    A[52] = behi_six_joint_pack_splat(0.0);
    A[53] = behi_six_joint_pack_splat(0.0);
    A[54] = behi_six_joint_pack_splat(0.0);
    A[55] = behi_six_joint_pack_splat(0.0);
    A[56] = behi_six_joint_pack_splat(0.0);
    A[57] = behi_six_joint_pack_splat(0.0);
    A[59] = behi_six_joint_pack_splat(0.0);
    A[60] = behi_six_joint_pack_splat(0.0);
    A[61] = behi_six_joint_pack_splat(0.0);
    A[62] = behi_six_joint_pack_splat(0.0);
    A[63] = behi_six_joint_pack_splat(0.0);
    A[64] = behi_six_joint_pack_splat(0.0);
    A[65] = behi_six_joint_pack_splat(0.0);
    A[66] = behi_six_joint_pack_splat(0.0);
    A[67] = behi_six_joint_pack_splat(0.0);
    A[68] = behi_six_joint_pack_splat(0.0);
    A[69] = behi_six_joint_pack_splat(0.0);
    A[70] = behi_six_joint_pack_splat(0.0);
    A[72] = behi_six_joint_pack_splat(0.0);
    A[77] = behi_six_joint_pack_splat(0.0);
    A[84] = behi_six_joint_pack_splat(0.0);
    A[89] = behi_six_joint_pack_splat(0.0);
    A[96] = behi_six_joint_pack_splat(0.0);
    A[101] = behi_six_joint_pack_splat(0.0);
    A[108] = behi_six_joint_pack_splat(0.0);
    A[113] = behi_six_joint_pack_splat(0.0);
    A[120] = behi_six_joint_pack_splat(0.0);
    A[125] = behi_six_joint_pack_splat(0.0);
    A[132] = behi_six_joint_pack_splat(0.0);
    A[137] = behi_six_joint_pack_splat(0.0);
    B[0] = behi_six_joint_pack_splat(0.0);
    B[1] = behi_six_joint_pack_splat(0.0);
    B[2] = behi_six_joint_pack_splat(0.0);
    B[3] = behi_six_joint_pack_splat(0.0);
    B[4] = behi_six_joint_pack_splat(0.0);
    B[5] = behi_six_joint_pack_splat(0.0);
    B[6] = behi_six_joint_pack_splat(0.0);
    B[7] = behi_six_joint_pack_splat(0.0);
    B[8] = behi_six_joint_pack_splat(0.0);
    B[9] = behi_six_joint_pack_splat(0.0);
    B[10] = behi_six_joint_pack_splat(0.0);
    B[11] = behi_six_joint_pack_splat(0.0);
    B[12] = behi_six_joint_pack_splat(0.0);
    B[13] = behi_six_joint_pack_splat(0.0);
    B[14] = behi_six_joint_pack_splat(0.0);
    B[15] = behi_six_joint_pack_splat(0.0);
    B[16] = behi_six_joint_pack_splat(0.0);
    B[17] = behi_six_joint_pack_splat(0.0);
    B[18] = behi_six_joint_pack_splat(0.0);
    B[19] = behi_six_joint_pack_splat(0.0);
    B[20] = behi_six_joint_pack_splat(0.0);
    B[21] = behi_six_joint_pack_splat(0.0);
    B[22] = behi_six_joint_pack_splat(0.0);
    B[23] = behi_six_joint_pack_splat(0.0);
    B[24] = behi_six_joint_pack_splat(0.0);
    B[25] = behi_six_joint_pack_splat(0.0);
    B[26] = behi_six_joint_pack_splat(0.0);
    B[27] = behi_six_joint_pack_splat(0.0);
    B[28] = behi_six_joint_pack_splat(0.0);
    B[29] = behi_six_joint_pack_splat(0.0);
    B[30] = behi_six_joint_pack_splat(0.0);
    B[31] = behi_six_joint_pack_splat(0.0);
    B[32] = behi_six_joint_pack_splat(0.0);
    B[33] = behi_six_joint_pack_splat(0.0);
    B[34] = behi_six_joint_pack_splat(0.0);
    B[35] = behi_six_joint_pack_splat(0.0);
    A[6] = behi_six_joint_pack_splat(1.0);
    A[19] = behi_six_joint_pack_splat(1.0);
    A[32] = behi_six_joint_pack_splat(1.0);
    A[45] = behi_six_joint_pack_splat(1.0);
    A[58] = behi_six_joint_pack_splat(1.0);
    A[71] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v10 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v11 = v10 * v2_cosine[0];
    const behi_six_joint_pack v12 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v13 = (v2_sine[0] * v12) + v11;
    const behi_six_joint_pack v14 = prepared[13] * v2_sine[2];
    const behi_six_joint_pack v15 = prepared[18] + v14;
    const behi_six_joint_pack v16 = v15 * v13;
    const behi_six_joint_pack v17 = (prepared[24] * v2_sine[2]) - prepared[26];
    const behi_six_joint_pack v18 = ((v2_sine[2] * v17) - prepared[27]) + (v2_cosine[2] * (v2_cosine[2] * prepared[73]));
    const behi_six_joint_pack v19 = v18 - v16;
    const behi_six_joint_pack v20 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v21 = v2_cosine[0] * v20;
    const behi_six_joint_pack v22 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v23 = v2_sine[0] * v22;
    const behi_six_joint_pack v24 = v23 + v21;
    const behi_six_joint_pack v25 = (v15 * v24) - v19;
    const behi_six_joint_pack v26 = 1.0 / v18;
    const behi_six_joint_pack v27 = v19 * v26;
    const behi_six_joint_pack v28 = v2_cosine[1] * prepared[78];
    const behi_six_joint_pack v29 = v2_cosine[3] * v28;
    const behi_six_joint_pack v30 = v29 + (v15 * v21);
    const behi_six_joint_pack v31 = v30 + (v15 * v11);
    const behi_six_joint_pack v32 = (v2_sine[0] * v10) - (v2_cosine[0] * v12);
    const behi_six_joint_pack v33 = v2_cosine[2] * v32;
    const behi_six_joint_pack v34 = (v2_sine[0] * v20) - (v2_cosine[0] * v22);
    const behi_six_joint_pack v35 = prepared[13] * v2_cosine[2];
    const behi_six_joint_pack v36 = (v35 * v34) + (prepared[13] * v33);
    const behi_six_joint_pack v37 = prepared[75] * v33;
    const behi_six_joint_pack v38 = v2_sine[3] * v2_sine[1];
    const behi_six_joint_pack v39 = prepared[78] * v38;
    const behi_six_joint_pack v40 = v39 + (((v31 + (prepared[19] - v19)) - (v27 * v25)) - (v37 * v36));
    const behi_six_joint_pack v41 = v22 + v12;
    const behi_six_joint_pack v42 = v2_sine[0] * v41;
    const behi_six_joint_pack v43 = v40 + (v15 * v42);
    const behi_six_joint_pack v44 = 1.0 - v27;
    const behi_six_joint_pack v45 = 1.0 / ((((v19 * v44) - v16) - prepared[19]) + (v33 * (prepared[77] * v33)));
    const behi_six_joint_pack v46 = v45 * v43;
    const behi_six_joint_pack v47 = v26 * v25;
    const behi_six_joint_pack v48 = ((prepared[53] + ((v16 - v19) + (2.0 * v30))) + (v43 * v46)) + (v25 * v47);
    const behi_six_joint_pack v49 = prepared[56] * v36;
    const behi_six_joint_pack v50 = 100.0 * v2_sine[0];
    const behi_six_joint_pack v51 = 1.0 / (((v48 - (v36 * v49)) + (prepared[79] * v38)) + (v50 * (v2_sine[3] * v15)));
    const behi_six_joint_pack v52 = v2_sine[0] * v2_cosine[2];
    const behi_six_joint_pack v53 = v2_sine[2] * v2_sine[0];
    const behi_six_joint_pack v54 = (v53 * (v2_cosine[2] * prepared[74])) + (prepared[25] * v52);
    const behi_six_joint_pack v55 = v54 * v26;
    const behi_six_joint_pack v56 = v10 + v20;
    const behi_six_joint_pack v57 = v2_sine[2] * v2_cosine[0];
    const behi_six_joint_pack v58 = prepared[25] * v57;
    const behi_six_joint_pack v59 = v58 + ((v14 * v56) + (prepared[23] * v2_cosine[0]));
    const behi_six_joint_pack v60 = v2_cosine[2] * prepared[76];
    const behi_six_joint_pack v61 = ((v54 - (v19 * v55)) + (v59 * v37)) + (v2_sine[1] * v60);
    const behi_six_joint_pack v62 = (((v54 + (v61 * v46)) + (v55 * v25)) + (v59 * v49)) + (v35 * v41);
    const behi_six_joint_pack v63 = v62 * v51;
    const behi_six_joint_pack v64 = ((((v62 * v63) - (prepared[26] * v2_sine[2])) - (2.0 * v31)) - prepared[29]) - (v54 * v55);
    const behi_six_joint_pack v65 = v61 * v45;
    const behi_six_joint_pack v66 = prepared[56] * v59;
    const behi_six_joint_pack v67 = prepared[19] * (v2_sine[1] * v2_sine[1]);
    const behi_six_joint_pack v68 = prepared[22] * (v2_sine[3] * v2_sine[3]);
    const behi_six_joint_pack v69 = v68 + (v67 + ((v64 - (v61 * v65)) + (v59 * v66)));
    const behi_six_joint_pack v70 = 1.0 / (v69 - (v2_sine[0] * ((prepared[28] * v2_sine[0]) - (v53 * ((v2_sine[2] * prepared[73]) - v17)))));
    const behi_six_joint_pack v71 = v63 * v70;
    B[37] = v71;
    B[42] = v71;
    const behi_six_joint_pack v72 = v2_sine[0] * qd[0];
    const behi_six_joint_pack v73 = qd[1] + qd[2];
    const behi_six_joint_pack v74 = qd[3] + v73;
    const behi_six_joint_pack v75 = (v2_sine[2] * v74) + (v2_cosine[2] * v72);
    const behi_six_joint_pack v76 = v75 * v75;
    const behi_six_joint_pack v77 = v2_cosine[0] * qd[0];
    const behi_six_joint_pack v78 = v77 - qd[4];
    const behi_six_joint_pack v79 = v76 + (v78 * v78);
    const behi_six_joint_pack v80 = v77 * v77;
    const behi_six_joint_pack v81 = (v74 * v74) + v80;
    const behi_six_joint_pack v82 = (prepared[18] * v81) + (v14 * v79);
    const behi_six_joint_pack v83 = v2_cosine[2] * v74;
    const behi_six_joint_pack v84 = v2_sine[2] * v72;
    const behi_six_joint_pack v85 = v84 - v83;
    const behi_six_joint_pack v86 = v75 * v85;
    const behi_six_joint_pack v87 = v74 * v72;
    const behi_six_joint_pack v88 = v87 + v86;
    const behi_six_joint_pack v89 = (v35 * v88) - v82;
    const behi_six_joint_pack v90 = v73 * v73;
    const behi_six_joint_pack v91 = qd[0] * qd[0];
    const behi_six_joint_pack v92 = v90 + v91;
    const behi_six_joint_pack v93 = v90 - v92;
    const behi_six_joint_pack v94 = v2_sine[1] * v2_cosine[1];
    const behi_six_joint_pack v95 = prepared[19] * v94;
    const behi_six_joint_pack v96 = 2.0 * v78;
    const behi_six_joint_pack v97 = v72 * v77;
    const behi_six_joint_pack v98 = v2_cosine[2] * v77;
    const behi_six_joint_pack v99 = 2.0 * v98;
    const behi_six_joint_pack v100 = ((v2_sine[2] * v97) - (v85 * v96)) - (v74 * v99);
    const behi_six_joint_pack v101 = (prepared[18] * v97) - (prepared[13] * v100);
    const behi_six_joint_pack v102 = v2_sine[1] * v2_cosine[3];
    const behi_six_joint_pack v103 = prepared[78] * v102;
    const behi_six_joint_pack v104 = qd[1] * qd[1];
    const behi_six_joint_pack v105 = v104 + v91;
    const behi_six_joint_pack v106 = (((v95 * v93) - (v32 * v89)) - (v13 * v101)) - (v105 * v103);
    const behi_six_joint_pack v107 = v2_sine[3] * qd[1];
    const behi_six_joint_pack v108 = qd[1] * v107;
    const behi_six_joint_pack v109 = (v22 * v104) + (v12 * v90);
    const behi_six_joint_pack v110 = (v20 * v105) + (v10 * v92);
    const behi_six_joint_pack v111 = (v2_sine[0] * v110) - (v2_cosine[0] * v109);
    const behi_six_joint_pack v112 = v75 * v78;
    const behi_six_joint_pack v113 = v2_sine[2] * v77;
    const behi_six_joint_pack v114 = prepared[31] * v113;
    const behi_six_joint_pack v115 = (v74 * v114) + (prepared[4] * ((v72 * v98) - v112));
    const behi_six_joint_pack v116 = tau[5] - v115;
    const behi_six_joint_pack v117 = v2_cosine[2] * prepared[55];
    const behi_six_joint_pack v118 = (prepared[16] * v97) + (((prepared[18] * v111) - (prepared[25] * v100)) - (v117 * v116));
    const behi_six_joint_pack v119 = qd[5] * prepared[30];
    const behi_six_joint_pack v120 = v119 * v78;
    const behi_six_joint_pack v121 = prepared[30] * v74;
    const behi_six_joint_pack v122 = ((v120 - (prepared[13] * v111)) - (prepared[14] * v100)) - (v98 * v121);
    const behi_six_joint_pack v123 = prepared[12] * v2_sine[2];
    const behi_six_joint_pack v124 = v122 - (v97 * (prepared[25] - v123));
    const behi_six_joint_pack v125 = ((v2_sine[2] * v124) + (v2_cosine[2] * v115)) - v118;
    const behi_six_joint_pack v126 = v125 + (v106 + (v28 * v108));
    const behi_six_joint_pack v127 = tau[3] + v125;
    const behi_six_joint_pack v128 = 100.0 * qd[0];
    const behi_six_joint_pack v129 = 2.0 * v73;
    const behi_six_joint_pack v130 = qd[0] * v129;
    const behi_six_joint_pack v131 = (v12 * v130) + (v107 * v128);
    const behi_six_joint_pack v132 = ((v81 * (v2_cosine[2] * prepared[70])) + (v14 * v131)) - (v35 * (v2_cosine[0] * v110));
    const behi_six_joint_pack v133 = prepared[13] * v52;
    const behi_six_joint_pack v134 = v75 * v119;
    const behi_six_joint_pack v135 = ((v132 - (v109 * v133)) - (v86 * prepared[68])) - v134;
    const behi_six_joint_pack v136 = v135 + (v87 * ((v2_sine[2] * prepared[80]) - prepared[67]));
    const behi_six_joint_pack v137 = tau[4] - v136;
    const behi_six_joint_pack v138 = ((tau[2] + v126) - (v27 * v127)) - (v37 * v137);
    const behi_six_joint_pack v139 = (((tau[1] + v126) + (v46 * v138)) + (v47 * v127)) - (v49 * v137);
    const behi_six_joint_pack v140 = v104 - v105;
    const behi_six_joint_pack v141 = v2_sine[3] * v2_cosine[3];
    const behi_six_joint_pack v142 = ((v139 - (v24 * v101)) - (v34 * v89)) + (v141 * (prepared[22] * v140));
    const behi_six_joint_pack v143 = v2_sine[3] * v2_cosine[1];
    const behi_six_joint_pack v144 = prepared[81] * v143;
    const behi_six_joint_pack v145 = prepared[81] * v102;
    const behi_six_joint_pack v146 = (v142 + (v92 * v144)) - (v90 * v145);
    const behi_six_joint_pack v147 = (((tau[0] + (v2_cosine[0] * v136)) - (v63 * v146)) + (v55 * v127)) - (v53 * v115);
    const behi_six_joint_pack v148 = ((prepared[21] * v2_sine[1]) * v130) + (v35 * v79);
    const behi_six_joint_pack v149 = (((v147 + (v52 * v124)) + (v65 * v138)) + (v66 * v137)) + (v20 * v148);
    const behi_six_joint_pack v150 = v53 * prepared[55];
    const behi_six_joint_pack v151 = prepared[83] * v107;
    const behi_six_joint_pack v152 = (qd[0] * v151) + (v60 * v79);
    const behi_six_joint_pack v153 = (v149 - (v116 * v150)) + (v2_cosine[1] * v152);
    const behi_six_joint_pack v154 = prepared[18] * v2_cosine[0];
    const behi_six_joint_pack v155 = (v153 + (v56 * ((v14 * v88) + (v87 * prepared[69])))) + (v131 * v154);
    const behi_six_joint_pack v156 = v2_cosine[0] * prepared[82];
    const behi_six_joint_pack v157 = v2_cosine[3] * v107;
    const behi_six_joint_pack v158 = qd[0] * prepared[84];
    const behi_six_joint_pack v159 = prepared[25] * v79;
    const behi_six_joint_pack v160 = v2_cosine[0] * v2_cosine[2];
    const behi_six_joint_pack v161 = (((v155 + (v87 * v156)) + (v95 * v130)) + (v158 * v157)) + (v160 * v159);
    const behi_six_joint_pack v162 = v161 + (v88 * v58);
    const behi_six_joint_pack v163 = (v51 * v146) + (v162 * v71);
    const behi_six_joint_pack v164 = v70 * v162;
    const behi_six_joint_pack v165 = ((v45 * v138) - (v46 * v163)) + (v65 * v164);
    const behi_six_joint_pack v166 = v163 - v165;
    const behi_six_joint_pack v167 = v166 - ((((v26 * v127) - (v27 * v165)) - (v47 * v163)) + (v55 * v164));
    const behi_six_joint_pack v168 = v97 - v167;
    const behi_six_joint_pack v169 = v74 * v77;
    const behi_six_joint_pack v170 = v169 - (v2_sine[0] * v164);
    const behi_six_joint_pack v171 = v169 + v170;
    const behi_six_joint_pack v172 = (v2_sine[2] * v168) - (v2_cosine[2] * v171);
    const behi_six_joint_pack v173 = v85 * v78;
    const behi_six_joint_pack v174 = v172 - v173;
    const behi_six_joint_pack v175 = v173 - v174;
    const behi_six_joint_pack v176 = v97 + v167;
    const behi_six_joint_pack v177 = (prepared[18] * v176) + (prepared[13] * v175);
    const behi_six_joint_pack v178 = v2_cosine[0] - v66;
    const behi_six_joint_pack v179 = (((prepared[56] * v137) + (v37 * v165)) - (v49 * v163)) + (v164 * v178);
    const behi_six_joint_pack v180 = v88 + v179;
    const behi_six_joint_pack v181 = (v35 * v180) - v82;
    const behi_six_joint_pack v182 = (v2_sine[0] * v181) + (v2_cosine[0] * v177);
    const behi_six_joint_pack v183 = (v72 * v96) - (v75 * v99);
    const behi_six_joint_pack v184 = (v14 * v75) + (v35 * v85);
    const behi_six_joint_pack v185 = (((v14 * v183) + (v35 * v170)) + (v98 * v184)) + (v97 * prepared[69]);
    const behi_six_joint_pack v186 = (2.0 * v87) + (v2_cosine[0] * v164);
    const behi_six_joint_pack v187 = (v72 * v72) - v80;
    const behi_six_joint_pack v188 = (v2_sine[2] * v187) - (v2_cosine[2] * v186);
    const behi_six_joint_pack v189 = v2_sine[2] * v78;
    const behi_six_joint_pack v190 = 2.0 * v85;
    const behi_six_joint_pack v191 = (v188 + (v189 * (2.0 * v77))) - (v72 * v190);
    const behi_six_joint_pack v192 = (prepared[13] * v191) - (prepared[18] * v187);
    const behi_six_joint_pack v193 = v182 + ((v2_sine[0] * v192) - (v2_cosine[0] * v185));
    const behi_six_joint_pack v194 = (v2_sine[0] * v177) - (v2_cosine[0] * v181);
    const behi_six_joint_pack v195 = ((v2_sine[0] * v185) + (v2_cosine[0] * v192)) - v194;
    const behi_six_joint_pack v196 = (v10 * v195) + (v12 * v193);
    const behi_six_joint_pack v197 = (v2_cosine[1] * (prepared[19] * v2_cosine[1])) - v67;
    const behi_six_joint_pack v198 = (((v10 * v194) - (v93 * v197)) - (v12 * v182)) + (v105 * v29);
    const behi_six_joint_pack v199 = (((v72 * v75) - (v2_sine[2] * v186)) - (v2_cosine[2] * v187)) - (v78 * v98);
    const behi_six_joint_pack v200 = v2_cosine[2] * prepared[86];
    const behi_six_joint_pack v201 = (prepared[25] * v191) + (v199 * v200);
    const behi_six_joint_pack v202 = ((prepared[12] * v188) - (prepared[14] * v191)) + (v72 * v119);
    const behi_six_joint_pack v203 = prepared[16] * v187;
    const behi_six_joint_pack v204 = ((v2_sine[2] * v202) - v203) + v201;
    const behi_six_joint_pack v205 = v204 + (v198 + (v108 * (v2_sine[1] * prepared[78])));
    const behi_six_joint_pack v206 = v205 + v196;
    const behi_six_joint_pack v207 = v12 * v166;
    const behi_six_joint_pack v208 = v207 + (v110 + (v22 * v163));
    const behi_six_joint_pack v209 = v10 * v166;
    const behi_six_joint_pack v210 = v209 + ((v20 * v163) - v109);
    const behi_six_joint_pack v211 = (v2_sine[0] * v210) - (v2_cosine[0] * v208);
    const behi_six_joint_pack v212 = v211 + (10.0 * v187);
    const behi_six_joint_pack v213 = v207 + (v10 * v90);
    const behi_six_joint_pack v214 = v209 - (v12 * v92);
    const behi_six_joint_pack v215 = (v2_sine[0] * v214) - (v2_cosine[0] * v213);
    const behi_six_joint_pack v216 = (((v104 * v21) - (v34 * v163)) - v215) + (v105 * v23);
    const behi_six_joint_pack v217 = v216 + v212;
    const behi_six_joint_pack v218 = prepared[18] * v211;
    const behi_six_joint_pack v219 = v218 + ((prepared[18] * v216) + (v14 * v217));
    const behi_six_joint_pack v220 = (v219 + (v104 * v29)) + (v105 * v39);
    const behi_six_joint_pack v221 = v219 - v204;
    const behi_six_joint_pack v222 = (v2_sine[0] * v208) + (v2_cosine[0] * v210);
    const behi_six_joint_pack v223 = v222 + (20.0 * v97);
    const behi_six_joint_pack v224 = v35 * (((v2_sine[0] * v213) + (v2_cosine[0] * v214)) - v223);
    const behi_six_joint_pack v225 = (v10 * v130) - (v12 * v164);
    const behi_six_joint_pack v226 = (v85 * v98) + (v75 * v113);
    const behi_six_joint_pack v227 = v170 + v226;
    const behi_six_joint_pack v228 = ((prepared[14] * v227) + (v119 * v98)) - (prepared[12] * (v170 - v226));
    const behi_six_joint_pack v229 = v228 - ((v14 * (v225 + (10.0 * v171))) - v224);
    const behi_six_joint_pack v230 = prepared[76] * ((v104 * (v2_cosine[3] * v52)) + (v163 * ((v2_cosine[3] * v160) + (v2_sine[3] * v52))));
    const behi_six_joint_pack v231 = v2_cosine[3] * qd[1];
    const behi_six_joint_pack v232 = (v128 * v231) - (v22 * v164);
    const behi_six_joint_pack v233 = v229 + (((v160 * (v105 * (v2_sine[3] * prepared[85]))) - (v14 * v232)) + v230);
    const behi_six_joint_pack v234 = ((v206 - v220) + (v27 * v221)) + (v37 * v233);
    const behi_six_joint_pack v235 = (v56 * v195) + (v41 * v193);
    const behi_six_joint_pack v236 = (v2_sine[3] * v28) - v103;
    const behi_six_joint_pack v237 = ((((v90 * v29) - (v166 * v236)) - v205) - v235) + (v92 * v39);
    const behi_six_joint_pack v238 = (v2_cosine[3] * (prepared[22] * v2_cosine[3])) - v68;
    const behi_six_joint_pack v239 = v237 + (v220 + ((v92 * (v2_cosine[3] * (v2_cosine[1] * prepared[81]))) + (v238 * v140)));
    const behi_six_joint_pack v240 = (((v239 - (v46 * v234)) + (v47 * v221)) - (v49 * v233)) - (v20 * v194);
    const behi_six_joint_pack v241 = ((v240 + (v22 * v182)) - (v90 * v39)) - (v166 * (v144 - v145));
    const behi_six_joint_pack v242 = (((qd[1] * (2.0 * qd[0])) * v238) - (v63 * v241)) + (v55 * v221);
    const behi_six_joint_pack v243 = v120 + ((((prepared[70] * v176) - (prepared[13] * v222)) + (prepared[12] * v172)) + (prepared[14] * v175));
    const behi_six_joint_pack v244 = v2_sine[2] * v171;
    const behi_six_joint_pack v245 = v244 + (v2_cosine[2] * v168);
    const behi_six_joint_pack v246 = (((v245 + (prepared[54] * v116)) + (v150 * v164)) + (v117 * v167)) - v112;
    const behi_six_joint_pack v247 = prepared[4] * v2_sine[2];
    const behi_six_joint_pack v248 = (v246 * v247) - (v2_cosine[2] * v243);
    const behi_six_joint_pack v249 = (v14 * v227) - (v35 * v183);
    const behi_six_joint_pack v250 = ((v53 * (prepared[73] * v199)) - (v2_cosine[0] * v248)) + (v56 * (v249 + (prepared[18] * v171)));
    const behi_six_joint_pack v251 = (10.0 * v81) - v211;
    const behi_six_joint_pack v252 = v131 + (v56 * v164);
    const behi_six_joint_pack v253 = v252 + (10.0 * v186);
    const behi_six_joint_pack v254 = (((prepared[18] * v252) + (prepared[16] * v186)) + (v14 * v253)) - (v35 * v251);
    const behi_six_joint_pack v255 = ((v254 + (v2_cosine[2] * v159)) - v134) - (v180 * (prepared[14] + (v2_sine[2] * prepared[70])));
    const behi_six_joint_pack v256 = (v2_sine[0] * (v255 - (prepared[12] * (v86 - (v87 + v179))))) - v250;
    const behi_six_joint_pack v257 = (prepared[18] * v186) + (v14 * v180);
    const behi_six_joint_pack v258 = (v256 + ((v12 * v257) + (v2_sine[1] * v152))) - (v130 * (v29 + v197));
    const behi_six_joint_pack v259 = prepared[79] * v102;
    const behi_six_joint_pack v260 = (prepared[16] * v171) + (10.0 * v249);
    const behi_six_joint_pack v261 = (v2_sine[0] * ((v2_cosine[2] * v202) + (v199 * v247))) - (v2_cosine[0] * (v260 + (prepared[18] * v225)));
    const behi_six_joint_pack v262 = (v258 + (v164 * (v259 + (v94 * prepared[88])))) + v261;
    const behi_six_joint_pack v263 = (((v242 - (v65 * v234)) - (v178 * v233)) + (v133 * v217)) - v262;
    const behi_six_joint_pack v264 = (v263 + (v232 * ((prepared[21] * v2_cosine[1]) + v154))) - (v22 * (v148 + v257));
    const behi_six_joint_pack v265 = v264 - (v164 * ((v141 * prepared[87]) - v144));
    A[73] = -(v70 * v265);
    const behi_six_joint_pack v266 = v215 - v212;
    const behi_six_joint_pack v267 = ((prepared[18] * v215) + (v14 * v266)) - v218;
    const behi_six_joint_pack v268 = v204 + v267;
    const behi_six_joint_pack v269 = v267 + (v163 * v236);
    const behi_six_joint_pack v270 = -v229;
    const behi_six_joint_pack v271 = (((v27 * v268) - v206) - v269) + (v37 * v270);
    const behi_six_joint_pack v272 = (((v269 - v237) - (v46 * v271)) + (v47 * v268)) - (v49 * v270);
    const behi_six_joint_pack v273 = v55 * v70;
    const behi_six_joint_pack v274 = v65 * v70;
    const behi_six_joint_pack v275 = v52 * v70;
    const behi_six_joint_pack v276 = (((v268 * v273) - (v71 * v272)) - (v271 * v274)) + (v275 * (prepared[13] * v266));
    const behi_six_joint_pack v277 = v276 - (v70 * ((v178 * v270) - v262));
    A[74] = v277;
    const behi_six_joint_pack v278 = ((v35 * v223) - v228) + (prepared[25] * v244);
    const behi_six_joint_pack v279 = (prepared[13] * v212) - v202;
    const behi_six_joint_pack v280 = v203 + (v218 + ((v2_sine[2] * v279) - v201));
    const behi_six_joint_pack v281 = ((v37 * v278) - v196) + (v44 * v280);
    const behi_six_joint_pack v282 = 1.0 + v47;
    const behi_six_joint_pack v283 = (((v46 * v281) - v235) + (v49 * v278)) + (v280 * v282);
    const behi_six_joint_pack v284 = (((v71 * v283) - (v273 * v280)) - (v274 * v281)) - (v275 * v279);
    const behi_six_joint_pack v285 = v70 * v178;
    const behi_six_joint_pack v286 = v53 * v70;
    const behi_six_joint_pack v287 = (v284 - (v278 * v285)) + (v286 * (prepared[4] * v199));
    const behi_six_joint_pack v288 = v287 - (v70 * ((v2_cosine[0] * v260) - v256));
    A[75] = v288;
    const behi_six_joint_pack v289 = (v75 * v96) - v245;
    const behi_six_joint_pack v290 = (prepared[14] * v2_sine[2]) - prepared[25];
    const behi_six_joint_pack v291 = (((v289 * v290) - v248) + (v123 * v245)) + (v174 * v200);
    const behi_six_joint_pack v292 = v76 - (v85 * v85);
    const behi_six_joint_pack v293 = (((v14 * v251) - (prepared[68] * v292)) + (v35 * v253)) + (v85 * v119);
    const behi_six_joint_pack v294 = (v75 * v190) - v180;
    const behi_six_joint_pack v295 = v79 - v292;
    const behi_six_joint_pack v296 = (v14 * v294) - (v35 * v295);
    const behi_six_joint_pack v297 = prepared[13] * v289;
    const behi_six_joint_pack v298 = (((v32 * v296) - (v37 * v293)) - (v44 * v291)) + (v13 * v297);
    const behi_six_joint_pack v299 = v2_sine[0] * v56;
    const behi_six_joint_pack v300 = v299 - (v2_cosine[0] * v41);
    const behi_six_joint_pack v301 = (((v296 * v300) + (v46 * v298)) - (v49 * v293)) - (v282 * v291);
    const behi_six_joint_pack v302 = v2_cosine[0] * v56;
    const behi_six_joint_pack v303 = v42 + v302;
    const behi_six_joint_pack v304 = v301 + (v297 * v303);
    const behi_six_joint_pack v305 = (((v178 * v293) + (v63 * v304)) + (v55 * v291)) - (v65 * v298);
    const behi_six_joint_pack v306 = v305 - (v52 * ((prepared[4] * v246) - ((prepared[12] * v245) + (prepared[14] * v289))));
    const behi_six_joint_pack v307 = v306 + (v53 * ((prepared[89] * v174) - v243));
    const behi_six_joint_pack v308 = 10.0 * v2_cosine[0];
    const behi_six_joint_pack v309 = v56 + v308;
    const behi_six_joint_pack v310 = v307 - (v309 * ((v35 * v294) + (v14 * v295)));
    A[76] = -(v70 * v310);
    const behi_six_joint_pack v311 = (v53 * v75) + (v85 * v52);
    const behi_six_joint_pack v312 = v2_sine[0] * v74;
    const behi_six_joint_pack v313 = v311 + v312;
    const behi_six_joint_pack v314 = (v12 * v129) + (100.0 * v107);
    const behi_six_joint_pack v315 = (((prepared[14] * v313) + (v53 * (v74 * prepared[91]))) - (v14 * v314)) + (v52 * v119);
    const behi_six_joint_pack v316 = v56 * prepared[90];
    const behi_six_joint_pack v317 = (v315 + (v98 * (v316 + (v2_cosine[0] * prepared[80])))) + (prepared[12] * (v311 - v312));
    const behi_six_joint_pack v318 = (v52 * (2.0 * v75)) + (v2_cosine[0] * v96);
    const behi_six_joint_pack v319 = (((v77 * (v2_cosine[0] * prepared[69])) - (v52 * v184)) + (v14 * v318)) - (v74 * v133);
    const behi_six_joint_pack v320 = (v2_cosine[0] * (v190 - v190)) - (v53 * v96);
    const behi_six_joint_pack v321 = v72 * prepared[69];
    const behi_six_joint_pack v322 = (v2_cosine[0] * v321) - (prepared[13] * v320);
    const behi_six_joint_pack v323 = qd[0] * (v259 + (v94 * prepared[93]));
    const behi_six_joint_pack v324 = ((prepared[14] * v320) - (v2_cosine[0] * v119)) + (v160 * v121);
    const behi_six_joint_pack v325 = v324 + (v72 * (v316 + ((prepared[26] * v2_cosine[0]) + (prepared[92] * v57))));
    const behi_six_joint_pack v326 = ((2.0 * ((v74 * v57) + (v72 * v160))) - (v2_cosine[0] * v75)) - (v52 * v78);
    const behi_six_joint_pack v327 = (((v2_sine[2] * v325) - (prepared[25] * v320)) - (v326 * (v2_cosine[2] * prepared[89]))) + (v72 * v156);
    const behi_six_joint_pack v328 = v327 + (v56 * v321);
    const behi_six_joint_pack v329 = ((v323 + ((v13 * v322) - (v32 * v319))) + (v37 * v317)) + (v44 * v328);
    const behi_six_joint_pack v330 = v323 + (v141 * v158);
    const behi_six_joint_pack v331 = qd[0] * v143;
    const behi_six_joint_pack v332 = ((((prepared[94] * v331) - v330) - (v46 * v329)) - (v49 * v317)) - (v282 * v328);
    const behi_six_joint_pack v333 = (v332 - (v41 * ((v2_sine[0] * v322) + (v2_cosine[0] * v319)))) + (v299 * v319);
    const behi_six_joint_pack v334 = v333 - (v302 * v322);
    const behi_six_joint_pack v335 = (((v53 * (prepared[95] * v326)) - (v63 * v334)) - (v55 * v328)) - (v52 * v325);
    const behi_six_joint_pack v336 = (v14 * v313) + (v35 * v318);
    const behi_six_joint_pack v337 = ((v335 - (v65 * v329)) - (v178 * v317)) + (v56 * (v336 + (prepared[69] * v312)));
    const behi_six_joint_pack v338 = v2_cosine[1] * v151;
    const behi_six_joint_pack v339 = v338 + (((v337 + (v154 * v314)) + (v156 * v312)) + (v308 * v336));
    const behi_six_joint_pack v340 = (v339 + (prepared[84] * v157)) + (v129 * (v95 + v103));
    A[78] = -(v70 * v340);
    const behi_six_joint_pack v341 = v114 - (prepared[4] * v189);
    const behi_six_joint_pack v342 = v99 - (v2_cosine[2] * v96);
    const behi_six_joint_pack v343 = (prepared[25] * v342) + (v117 * v341);
    const behi_six_joint_pack v344 = v2_cosine[2] * v341;
    const behi_six_joint_pack v345 = (prepared[30] * v98) - (prepared[14] * v342);
    const behi_six_joint_pack v346 = (v2_sine[2] * v345) - v344;
    const behi_six_joint_pack v347 = 100.0 * v2_cosine[0];
    const behi_six_joint_pack v348 = v73 * ((v2_cosine[1] * v50) - (v2_sine[1] * v347));
    const behi_six_joint_pack v349 = (v348 + (v50 * v231)) - (v107 * v347);
    const behi_six_joint_pack v350 = v346 + (v15 * v349);
    const behi_six_joint_pack v351 = v350 + v343;
    const behi_six_joint_pack v352 = v2_sine[2] * prepared[90];
    const behi_six_joint_pack v353 = ((v14 * (v2_cosine[2] * v85)) - (v74 * prepared[69])) - (v352 * (v2_sine[2] * v75));
    const behi_six_joint_pack v354 = v2_cosine[2] * v75;
    const behi_six_joint_pack v355 = v353 + (v35 * (v72 - v354));
    const behi_six_joint_pack v356 = prepared[13] * v342;
    const behi_six_joint_pack v357 = (v2_sine[0] * v355) + (v2_cosine[0] * v356);
    const behi_six_joint_pack v358 = (v2_sine[0] * v356) - (v2_cosine[0] * v355);
    const behi_six_joint_pack v359 = (v343 + (v10 * v357)) + (v12 * v358);
    const behi_six_joint_pack v360 = ((v338 - v350) - v359) - (qd[1] * v259);
    const behi_six_joint_pack v361 = (v2_sine[2] * v85) - v354;
    const behi_six_joint_pack v362 = v72 + v361;
    const behi_six_joint_pack v363 = v2_sine[2] * v119;
    const behi_six_joint_pack v364 = ((-(prepared[14] * v362)) - v363) - (prepared[12] * (v361 - v72));
    const behi_six_joint_pack v365 = v128 * (v2_sine[3] + v2_sine[1]);
    const behi_six_joint_pack v366 = ((v364 + (v14 * v365)) + (v84 * prepared[80])) + (v83 * prepared[91]);
    const behi_six_joint_pack v367 = v73 * ((v2_sine[1] * v52) + (v2_cosine[1] * v160));
    const behi_six_joint_pack v368 = v366 + (prepared[96] * (v367 + ((v52 * v107) + (v160 * v231))));
    const behi_six_joint_pack v369 = (v360 + (v27 * v351)) + (v37 * v368);
    const behi_six_joint_pack v370 = (v20 * v357) + (v22 * v358);
    const behi_six_joint_pack v371 = v370 + (v129 * v236);
    const behi_six_joint_pack v372 = (((v371 - v360) - (v46 * v369)) + (v47 * v351)) - (v49 * v368);
    const behi_six_joint_pack v373 = (((v330 + (v63 * v372)) - (v55 * v351)) - (v52 * v345)) + (v65 * v369);
    const behi_six_joint_pack v374 = (v14 * v362) + (v352 * v354);
    const behi_six_joint_pack v375 = (v53 * (prepared[97] * v341)) - (v56 * (v321 + v374));
    const behi_six_joint_pack v376 = (((v373 + (v178 * v368)) + (v154 * v365)) - (v133 * v349)) - v375;
    const behi_six_joint_pack v377 = v2_cosine[0] * ((10.0 * v374) + (v72 * prepared[82]));
    const behi_six_joint_pack v378 = v377 + (v376 + (prepared[79] * v331));
    A[79] = -(v70 * v378);
    const behi_six_joint_pack v379 = v345 + (prepared[13] * v348);
    const behi_six_joint_pack v380 = ((v2_sine[2] * v379) + (prepared[18] * v348)) - v344;
    const behi_six_joint_pack v381 = v343 + v380;
    const behi_six_joint_pack v382 = v359 + v380;
    const behi_six_joint_pack v383 = (((v2_sine[1] * (v2_sine[2] * (qd[0] * prepared[96]))) - v364) + (v84 * prepared[91])) + (v83 * prepared[80]);
    const behi_six_joint_pack v384 = v383 + (prepared[98] * v367);
    const behi_six_joint_pack v385 = (v382 - (v27 * v381)) + (v37 * v384);
    const behi_six_joint_pack v386 = (((v371 + v382) + (v46 * v385)) + (v47 * v381)) + (v49 * v384);
    const behi_six_joint_pack v387 = ((v323 + (v77 * (v2_sine[1] * prepared[99]))) + (v63 * v386)) - (v55 * v381);
    const behi_six_joint_pack v388 = v377 - v375;
    const behi_six_joint_pack v389 = v388 + (((v387 - (v52 * v379)) - (v65 * v385)) - (v178 * v384));
    A[80] = -(v70 * v389);
    const behi_six_joint_pack v390 = v346 + v359;
    const behi_six_joint_pack v391 = v346 + v343;
    const behi_six_joint_pack v392 = v364 + (v85 * prepared[80]);
    const behi_six_joint_pack v393 = ((v27 * v391) - v390) + (v37 * v392);
    const behi_six_joint_pack v394 = (((v370 + v390) - (v46 * v393)) + (v47 * v391)) - (v49 * v392);
    const behi_six_joint_pack v395 = (((v273 * v391) - (v71 * v394)) - (v274 * v393)) + (v275 * v345);
    const behi_six_joint_pack v396 = (v395 - (v70 * v388)) - (v285 * v392);
    A[81] = v396;
    const behi_six_joint_pack v397 = v363 + ((v190 * v290) - (prepared[89] * v354));
    const behi_six_joint_pack v398 = v85 * prepared[90];
    const behi_six_joint_pack v399 = prepared[100] * v189;
    const behi_six_joint_pack v400 = ((v13 * v398) - (v44 * v397)) + (v32 * v399);
    const behi_six_joint_pack v401 = (((v46 * v400) - (v282 * v397)) + (v303 * v398)) + (v300 * v399);
    const behi_six_joint_pack v402 = ((v71 * v401) - (v309 * (v78 * (v70 * (v2_cosine[2] * prepared[100]))))) + (v273 * v397);
    const behi_six_joint_pack v403 = (v402 - (v274 * v400)) - (v286 * (v75 * prepared[95]));
    const behi_six_joint_pack v404 = v403 + (v275 * (v119 + (v85 * prepared[101])));
    A[82] = v404;
    const behi_six_joint_pack v405 = prepared[92] * v189;
    const behi_six_joint_pack v406 = (v33 * (v75 * prepared[102])) + (v44 * v405);
    const behi_six_joint_pack v407 = ((v75 * (prepared[103] * v36)) + (v46 * v406)) + (v282 * v405);
    const behi_six_joint_pack v408 = (((v274 * v406) - (v71 * v407)) + (v275 * (prepared[92] * v78))) + (v273 * v405);
    const behi_six_joint_pack v409 = v408 + (v285 * (prepared[30] * v75));
    A[83] = v409;
    const behi_six_joint_pack v410 = (v51 * v241) + (v71 * v265);
    A[85] = v410;
    const behi_six_joint_pack v411 = (v51 * v272) + (v63 * v277);
    A[86] = -v411;
    const behi_six_joint_pack v412 = (v63 * v288) - (v51 * v283);
    A[87] = -v412;
    const behi_six_joint_pack v413 = (v71 * v310) - (v51 * v304);
    A[88] = v413;
    const behi_six_joint_pack v414 = (v51 * v334) + (v71 * v340);
    A[90] = v414;
    const behi_six_joint_pack v415 = (v71 * v378) - (v51 * v372);
    A[91] = v415;
    const behi_six_joint_pack v416 = (v71 * v389) - (v51 * v386);
    A[92] = v416;
    const behi_six_joint_pack v417 = (v51 * v394) + (v63 * v396);
    A[93] = -v417;
    const behi_six_joint_pack v418 = (v63 * v404) - (v51 * v401);
    A[94] = -v418;
    const behi_six_joint_pack v419 = (v51 * v407) + (v63 * v409);
    A[95] = -v419;
    const behi_six_joint_pack v420 = ((v265 * v274) - (v45 * v234)) - (v46 * v410);
    A[97] = -v420;
    const behi_six_joint_pack v421 = ((v65 * v277) - (v45 * v271)) - (v46 * v411);
    A[98] = v421;
    const behi_six_joint_pack v422 = ((v65 * v288) - (v45 * v281)) - (v46 * v412);
    A[99] = v422;
    const behi_six_joint_pack v423 = ((v274 * v310) - (v45 * v298)) - (v46 * v413);
    A[100] = -v423;
    const behi_six_joint_pack v424 = ((v274 * v340) - (v45 * v329)) - (v46 * v414);
    A[102] = -v424;
    const behi_six_joint_pack v425 = ((v45 * v369) - (v46 * v415)) + (v274 * v378);
    A[103] = -v425;
    const behi_six_joint_pack v426 = ((v274 * v389) - (v45 * v385)) - (v46 * v416);
    A[104] = -v426;
    const behi_six_joint_pack v427 = ((v65 * v396) - (v45 * v393)) - (v46 * v417);
    A[105] = v427;
    const behi_six_joint_pack v428 = ((v65 * v404) - (v45 * v400)) - (v46 * v418);
    A[106] = v428;
    const behi_six_joint_pack v429 = ((v45 * v406) - (v46 * v419)) + (v65 * v409);
    A[107] = v429;
    const behi_six_joint_pack v430 = (((v26 * v221) - (v27 * v420)) - (v47 * v410)) + (v265 * v273);
    A[109] = -v430;
    const behi_six_joint_pack v431 = (((v26 * v268) + (v55 * v277)) - (v27 * v421)) - (v47 * v411);
    A[110] = v431;
    const behi_six_joint_pack v432 = (((v55 * v288) - (v26 * v280)) - (v27 * v422)) - (v47 * v412);
    A[111] = v432;
    const behi_six_joint_pack v433 = (((v26 * v291) - (v27 * v423)) - (v47 * v413)) + (v273 * v310);
    A[112] = -v433;
    const behi_six_joint_pack v434 = (((v273 * v340) - (v26 * v328)) - (v27 * v424)) - (v47 * v414);
    A[114] = -v434;
    const behi_six_joint_pack v435 = (((v273 * v378) - (v26 * v351)) - (v27 * v425)) - (v47 * v415);
    A[115] = -v435;
    const behi_six_joint_pack v436 = (((v273 * v389) - (v26 * v381)) - (v27 * v426)) - (v47 * v416);
    A[116] = -v436;
    const behi_six_joint_pack v437 = (((v26 * v391) + (v55 * v396)) - (v27 * v427)) - (v47 * v417);
    A[117] = v437;
    const behi_six_joint_pack v438 = (((v26 * v397) + (v55 * v404)) - (v27 * v428)) - (v47 * v418);
    A[118] = v438;
    const behi_six_joint_pack v439 = (((v55 * v409) - (v27 * v429)) - (v47 * v419)) + (v26 * v405);
    A[119] = v439;
    const behi_six_joint_pack v440 = v66 * v70;
    A[121] = (((prepared[56] * v233) + (v37 * v420)) - (v49 * v410)) - (v265 * v440);
    A[122] = (((v49 * v411) - (prepared[56] * v270)) - (v37 * v421)) + (v66 * v277);
    A[123] = (((v49 * v412) - (prepared[56] * v278)) - (v37 * v422)) + (v66 * v288);
    A[124] = (((v37 * v423) - (prepared[56] * v293)) - (v49 * v413)) - (v310 * v440);
    A[126] = (((prepared[56] * v317) + (v37 * v424)) - (v49 * v414)) - (v340 * v440);
    A[127] = (((v37 * v425) - (prepared[56] * v368)) - (v49 * v415)) - (v378 * v440);
    A[128] = (((prepared[56] * v384) + (v37 * v426)) - (v49 * v416)) - (v389 * v440);
    A[129] = (((v49 * v417) - (prepared[56] * v392)) - (v37 * v427)) + (v66 * v396);
    A[130] = ((v49 * v418) - (v37 * v428)) + (v66 * v404);
    A[131] = (((v75 * prepared[72]) - (v37 * v429)) + (v49 * v419)) + (v66 * v409);
    const behi_six_joint_pack v441 = v70 * v150;
    const behi_six_joint_pack v442 = prepared[55] * v199;
    A[133] = ((v265 * v441) - v442) - (v117 * (v430 - (v410 - v420)));
    A[134] = ((v117 * (v431 - (v411 - v421))) - (v150 * v277)) - v442;
    A[135] = ((v117 * (v432 - (v412 - v422))) - (v150 * v288)) - v442;
    A[136] = ((prepared[55] * v174) + (v310 * v441)) - (v117 * (v433 - (v413 - v423)));
    A[138] = ((v340 * v441) - (prepared[55] * v326)) - (v117 * (v434 - (v414 - v424)));
    const behi_six_joint_pack v443 = (prepared[71] * v113) - (prepared[55] * v189);
    A[139] = ((v378 * v441) - v443) - (v117 * (v435 - (v415 - v425)));
    A[140] = ((v389 * v441) - v443) - (v117 * (v436 - (v416 - v426)));
    A[141] = ((v117 * (v437 - (v417 - v427))) - v443) - (v150 * v396);
    A[142] = ((v117 * (v438 - (v418 - v428))) - (v75 * prepared[55])) - (v150 * v404);
    A[143] = (v117 * (v439 - (v419 - v429))) - (v150 * v409);
    B[36] = -v70;
    const behi_six_joint_pack v444 = v65 - (v46 * v63);
    const behi_six_joint_pack v445 = v70 * v444;
    const behi_six_joint_pack v446 = -v445;
    B[38] = v446;
    B[48] = v446;
    const behi_six_joint_pack v447 = (v273 - (v47 * v71)) - (v27 * v445);
    const behi_six_joint_pack v448 = -v447;
    B[39] = v448;
    B[54] = v448;
    const behi_six_joint_pack v449 = (v440 + (v49 * v71)) - (v37 * v445);
    const behi_six_joint_pack v450 = -v449;
    B[40] = v450;
    B[60] = v450;
    const behi_six_joint_pack v451 = v117 * v44;
    const behi_six_joint_pack v452 = v117 * v282;
    const behi_six_joint_pack v453 = ((v441 - (v117 * v273)) - (v445 * v451)) + (v71 * v452);
    B[41] = v453;
    B[66] = v453;
    B[43] = v51 - (v63 * v71);
    const behi_six_joint_pack v454 = v46 * v51;
    const behi_six_joint_pack v455 = v454 + (v71 * v444);
    B[44] = v455;
    B[49] = v455;
    const behi_six_joint_pack v456 = ((v27 * v454) - (v63 * v447)) - (v47 * v51);
    const behi_six_joint_pack v457 = -v456;
    B[45] = v457;
    B[55] = v457;
    const behi_six_joint_pack v458 = ((v49 * v51) - (v63 * v449)) + (v37 * v454);
    const behi_six_joint_pack v459 = -v458;
    B[46] = v459;
    B[61] = v459;
    const behi_six_joint_pack v460 = ((v451 * v454) - (v63 * v453)) + (v51 * v452);
    B[47] = v460;
    B[67] = v460;
    B[50] = ((v46 * v455) - v45) - (v274 * v444);
    const behi_six_joint_pack v461 = ((v27 * v45) - (v46 * v456)) - (v65 * v447);
    B[51] = v461;
    B[56] = v461;
    const behi_six_joint_pack v462 = ((v37 * v45) - (v46 * v458)) - (v65 * v449);
    B[52] = v462;
    B[62] = v462;
    const behi_six_joint_pack v463 = ((v45 * v451) - (v46 * v460)) - (v65 * v453);
    const behi_six_joint_pack v464 = -v463;
    B[53] = v464;
    B[68] = v464;
    B[57] = -(((v26 + (v55 * v447)) + (v27 * v461)) + (v47 * v456));
    const behi_six_joint_pack v465 = -(((v55 * v449) + (v27 * v462)) + (v47 * v458));
    B[58] = v465;
    B[63] = v465;
    const behi_six_joint_pack v466 = (((v117 * v26) - (v55 * v453)) - (v27 * v463)) - (v47 * v460);
    const behi_six_joint_pack v467 = -v466;
    B[59] = v467;
    B[69] = v467;
    B[64] = ((prepared[56] - (v37 * v462)) + (v49 * v458)) - (v66 * v449);
    const behi_six_joint_pack v468 = ((v37 * v463) - (v49 * v460)) + (v66 * v453);
    B[65] = v468;
    B[70] = v468;
    B[71] = (prepared[54] - (v150 * v453)) - (v117 * (v466 - (v460 - v463)));
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict Y)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    Y[0] = behi_six_joint_pack_splat(0.0);
    Y[1] = behi_six_joint_pack_splat(0.0);
    Y[2] = behi_six_joint_pack_splat(0.0);
    Y[3] = behi_six_joint_pack_splat(0.0);
    Y[4] = behi_six_joint_pack_splat(0.0);
    Y[5] = behi_six_joint_pack_splat(0.0);
    Y[6] = behi_six_joint_pack_splat(0.0);
    Y[7] = behi_six_joint_pack_splat(0.0);
    Y[8] = behi_six_joint_pack_splat(0.0);
    Y[10] = behi_six_joint_pack_splat(0.0);
    Y[11] = behi_six_joint_pack_splat(0.0);
    Y[12] = behi_six_joint_pack_splat(0.0);
    Y[13] = behi_six_joint_pack_splat(0.0);
    Y[19] = behi_six_joint_pack_splat(0.0);
    Y[60] = behi_six_joint_pack_splat(0.0);
    Y[61] = behi_six_joint_pack_splat(0.0);
    Y[62] = behi_six_joint_pack_splat(0.0);
    Y[63] = behi_six_joint_pack_splat(0.0);
    Y[64] = behi_six_joint_pack_splat(0.0);
    Y[65] = behi_six_joint_pack_splat(0.0);
    Y[66] = behi_six_joint_pack_splat(0.0);
    Y[67] = behi_six_joint_pack_splat(0.0);
    Y[68] = behi_six_joint_pack_splat(0.0);
    Y[69] = behi_six_joint_pack_splat(0.0);
    Y[70] = behi_six_joint_pack_splat(0.0);
    Y[71] = behi_six_joint_pack_splat(0.0);
    Y[72] = behi_six_joint_pack_splat(0.0);
    Y[73] = behi_six_joint_pack_splat(0.0);
    Y[120] = behi_six_joint_pack_splat(0.0);
    Y[121] = behi_six_joint_pack_splat(0.0);
    Y[122] = behi_six_joint_pack_splat(0.0);
    Y[123] = behi_six_joint_pack_splat(0.0);
    Y[124] = behi_six_joint_pack_splat(0.0);
    Y[125] = behi_six_joint_pack_splat(0.0);
    Y[126] = behi_six_joint_pack_splat(0.0);
    Y[127] = behi_six_joint_pack_splat(0.0);
    Y[128] = behi_six_joint_pack_splat(0.0);
    Y[129] = behi_six_joint_pack_splat(0.0);
    Y[130] = behi_six_joint_pack_splat(0.0);
    Y[131] = behi_six_joint_pack_splat(0.0);
    Y[132] = behi_six_joint_pack_splat(0.0);
    Y[133] = behi_six_joint_pack_splat(0.0);
    Y[134] = behi_six_joint_pack_splat(0.0);
    Y[135] = behi_six_joint_pack_splat(0.0);
    Y[136] = behi_six_joint_pack_splat(0.0);
    Y[137] = behi_six_joint_pack_splat(0.0);
    Y[138] = behi_six_joint_pack_splat(0.0);
    Y[139] = behi_six_joint_pack_splat(0.0);
    Y[140] = behi_six_joint_pack_splat(0.0);
    Y[143] = behi_six_joint_pack_splat(0.0);
    Y[180] = behi_six_joint_pack_splat(0.0);
    Y[181] = behi_six_joint_pack_splat(0.0);
    Y[182] = behi_six_joint_pack_splat(0.0);
    Y[183] = behi_six_joint_pack_splat(0.0);
    Y[184] = behi_six_joint_pack_splat(0.0);
    Y[185] = behi_six_joint_pack_splat(0.0);
    Y[186] = behi_six_joint_pack_splat(0.0);
    Y[187] = behi_six_joint_pack_splat(0.0);
    Y[188] = behi_six_joint_pack_splat(0.0);
    Y[189] = behi_six_joint_pack_splat(0.0);
    Y[190] = behi_six_joint_pack_splat(0.0);
    Y[191] = behi_six_joint_pack_splat(0.0);
    Y[192] = behi_six_joint_pack_splat(0.0);
    Y[193] = behi_six_joint_pack_splat(0.0);
    Y[194] = behi_six_joint_pack_splat(0.0);
    Y[195] = behi_six_joint_pack_splat(0.0);
    Y[196] = behi_six_joint_pack_splat(0.0);
    Y[197] = behi_six_joint_pack_splat(0.0);
    Y[198] = behi_six_joint_pack_splat(0.0);
    Y[199] = behi_six_joint_pack_splat(0.0);
    Y[200] = behi_six_joint_pack_splat(0.0);
    Y[201] = behi_six_joint_pack_splat(0.0);
    Y[202] = behi_six_joint_pack_splat(0.0);
    Y[203] = behi_six_joint_pack_splat(0.0);
    Y[204] = behi_six_joint_pack_splat(0.0);
    Y[205] = behi_six_joint_pack_splat(0.0);
    Y[206] = behi_six_joint_pack_splat(0.0);
    Y[207] = behi_six_joint_pack_splat(0.0);
    Y[208] = behi_six_joint_pack_splat(0.0);
    Y[209] = behi_six_joint_pack_splat(0.0);
    Y[210] = behi_six_joint_pack_splat(0.0);
    Y[213] = behi_six_joint_pack_splat(0.0);
    Y[240] = behi_six_joint_pack_splat(0.0);
    Y[241] = behi_six_joint_pack_splat(0.0);
    Y[242] = behi_six_joint_pack_splat(0.0);
    Y[243] = behi_six_joint_pack_splat(0.0);
    Y[244] = behi_six_joint_pack_splat(0.0);
    Y[245] = behi_six_joint_pack_splat(0.0);
    Y[246] = behi_six_joint_pack_splat(0.0);
    Y[247] = behi_six_joint_pack_splat(0.0);
    Y[248] = behi_six_joint_pack_splat(0.0);
    Y[249] = behi_six_joint_pack_splat(0.0);
    Y[250] = behi_six_joint_pack_splat(0.0);
    Y[251] = behi_six_joint_pack_splat(0.0);
    Y[252] = behi_six_joint_pack_splat(0.0);
    Y[253] = behi_six_joint_pack_splat(0.0);
    Y[254] = behi_six_joint_pack_splat(0.0);
    Y[255] = behi_six_joint_pack_splat(0.0);
    Y[256] = behi_six_joint_pack_splat(0.0);
    Y[257] = behi_six_joint_pack_splat(0.0);
    Y[258] = behi_six_joint_pack_splat(0.0);
    Y[259] = behi_six_joint_pack_splat(0.0);
    Y[260] = behi_six_joint_pack_splat(0.0);
    Y[261] = behi_six_joint_pack_splat(0.0);
    Y[262] = behi_six_joint_pack_splat(0.0);
    Y[263] = behi_six_joint_pack_splat(0.0);
    Y[264] = behi_six_joint_pack_splat(0.0);
    Y[265] = behi_six_joint_pack_splat(0.0);
    Y[266] = behi_six_joint_pack_splat(0.0);
    Y[267] = behi_six_joint_pack_splat(0.0);
    Y[268] = behi_six_joint_pack_splat(0.0);
    Y[269] = behi_six_joint_pack_splat(0.0);
    Y[270] = behi_six_joint_pack_splat(0.0);
    Y[271] = behi_six_joint_pack_splat(0.0);
    Y[272] = behi_six_joint_pack_splat(0.0);
    Y[273] = behi_six_joint_pack_splat(0.0);
    Y[274] = behi_six_joint_pack_splat(0.0);
    Y[275] = behi_six_joint_pack_splat(0.0);
    Y[276] = behi_six_joint_pack_splat(0.0);
    Y[277] = behi_six_joint_pack_splat(0.0);
    Y[278] = behi_six_joint_pack_splat(0.0);
    Y[279] = behi_six_joint_pack_splat(0.0);
    Y[280] = behi_six_joint_pack_splat(0.0);
    Y[283] = behi_six_joint_pack_splat(0.0);
    Y[300] = behi_six_joint_pack_splat(0.0);
    Y[301] = behi_six_joint_pack_splat(0.0);
    Y[302] = behi_six_joint_pack_splat(0.0);
    Y[303] = behi_six_joint_pack_splat(0.0);
    Y[304] = behi_six_joint_pack_splat(0.0);
    Y[305] = behi_six_joint_pack_splat(0.0);
    Y[306] = behi_six_joint_pack_splat(0.0);
    Y[307] = behi_six_joint_pack_splat(0.0);
    Y[308] = behi_six_joint_pack_splat(0.0);
    Y[309] = behi_six_joint_pack_splat(0.0);
    Y[310] = behi_six_joint_pack_splat(0.0);
    Y[311] = behi_six_joint_pack_splat(0.0);
    Y[312] = behi_six_joint_pack_splat(0.0);
    Y[313] = behi_six_joint_pack_splat(0.0);
    Y[314] = behi_six_joint_pack_splat(0.0);
    Y[315] = behi_six_joint_pack_splat(0.0);
    Y[316] = behi_six_joint_pack_splat(0.0);
    Y[317] = behi_six_joint_pack_splat(0.0);
    Y[318] = behi_six_joint_pack_splat(0.0);
    Y[319] = behi_six_joint_pack_splat(0.0);
    Y[320] = behi_six_joint_pack_splat(0.0);
    Y[321] = behi_six_joint_pack_splat(0.0);
    Y[322] = behi_six_joint_pack_splat(0.0);
    Y[323] = behi_six_joint_pack_splat(0.0);
    Y[324] = behi_six_joint_pack_splat(0.0);
    Y[325] = behi_six_joint_pack_splat(0.0);
    Y[326] = behi_six_joint_pack_splat(0.0);
    Y[327] = behi_six_joint_pack_splat(0.0);
    Y[328] = behi_six_joint_pack_splat(0.0);
    Y[329] = behi_six_joint_pack_splat(0.0);
    Y[330] = behi_six_joint_pack_splat(0.0);
    Y[331] = behi_six_joint_pack_splat(0.0);
    Y[332] = behi_six_joint_pack_splat(0.0);
    Y[333] = behi_six_joint_pack_splat(0.0);
    Y[334] = behi_six_joint_pack_splat(0.0);
    Y[335] = behi_six_joint_pack_splat(0.0);
    Y[336] = behi_six_joint_pack_splat(0.0);
    Y[337] = behi_six_joint_pack_splat(0.0);
    Y[338] = behi_six_joint_pack_splat(0.0);
    Y[339] = behi_six_joint_pack_splat(0.0);
    Y[340] = behi_six_joint_pack_splat(0.0);
    Y[341] = behi_six_joint_pack_splat(0.0);
    Y[342] = behi_six_joint_pack_splat(0.0);
    Y[343] = behi_six_joint_pack_splat(0.0);
    Y[344] = behi_six_joint_pack_splat(0.0);
    Y[345] = behi_six_joint_pack_splat(0.0);
    Y[346] = behi_six_joint_pack_splat(0.0);
    Y[347] = behi_six_joint_pack_splat(0.0);
    Y[348] = behi_six_joint_pack_splat(0.0);
    Y[349] = behi_six_joint_pack_splat(0.0);
    Y[350] = behi_six_joint_pack_splat(0.0);
    Y[353] = behi_six_joint_pack_splat(0.0);
    Y[9] = qdd[0];
    const behi_six_joint_pack v10 = v0_cosine[0] * qd[0];
    const behi_six_joint_pack v11 = qd[1] * v10;
    const behi_six_joint_pack v12 = (v0_sine[0] * qdd[0]) + v11;
    const behi_six_joint_pack v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const behi_six_joint_pack v14 = v0_sine[0] * qd[0];
    const behi_six_joint_pack v15 = qd[1] * v14;
    const behi_six_joint_pack v16 = v15 - (v0_cosine[0] * qdd[0]);
    const behi_six_joint_pack v17 = v15 + v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const behi_six_joint_pack v18 = v10 * v14;
    Y[77] = v18;
    Y[79] = qdd[1];
    const behi_six_joint_pack v19 = qdd[1] + v18;
    const behi_six_joint_pack v20 = qd[1] * qd[1];
    Y[16] = (v0_cosine[0] * v20) + (v0_sine[0] * (v19 - v18));
    Y[17] = -((v0_cosine[0] * v16) + (v0_sine[0] * v11));
    Y[18] = (v0_cosine[0] * qdd[1]) - (v0_sine[0] * v20);
    Y[20] = v17 * ((-2500.0) * v0_cosine[0]);
    const behi_six_joint_pack v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const behi_six_joint_pack v22 = qd[1] + qd[2];
    const behi_six_joint_pack v23 = v22 * v21;
    const behi_six_joint_pack v24 = ((qd[2] * v21) + (v0_sine[1] * v12)) + (v0_cosine[1] * v16);
    const behi_six_joint_pack v25 = v24 + v23;
    const behi_six_joint_pack v26 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v27 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const behi_six_joint_pack v28 = 50.0 * v17;
    Y[21] = (v27 * v28) - (v26 * v25);
    const behi_six_joint_pack v29 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const behi_six_joint_pack v30 = v22 * v29;
    const behi_six_joint_pack v31 = (v0_sine[1] * v16) + ((qd[2] * v29) - (v0_cosine[1] * v12));
    const behi_six_joint_pack v32 = v31 + v30;
    const behi_six_joint_pack v33 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v26 * v32) + (v33 * v28);
    const behi_six_joint_pack v34 = v21 * v21;
    const behi_six_joint_pack v35 = v29 * v29;
    const behi_six_joint_pack v36 = v10 * v10;
    const behi_six_joint_pack v37 = v20 + v36;
    const behi_six_joint_pack v38 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v39 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v40 = (v19 * v39) - (v37 * v38);
    const behi_six_joint_pack v41 = (v19 * v38) + (v37 * v39);
    Y[141] = v41;
    Y[23] = ((v26 * (v35 + v34)) - (v27 * v40)) - (v33 * v41);
    const behi_six_joint_pack v42 = v27 * v23;
    Y[24] = -(v42 + (v33 * v31));
    Y[25] = (v27 * v32) - (v33 * v25);
    const behi_six_joint_pack v43 = v21 * v29;
    Y[84] = v43;
    Y[144] = v43;
    const behi_six_joint_pack v44 = qdd[1] + qdd[2];
    Y[89] = v44;
    Y[149] = v44;
    const behi_six_joint_pack v45 = v43 - v44;
    const behi_six_joint_pack v46 = v22 * v22;
    Y[26] = (v27 * (v34 - v46)) - (v33 * v45);
    const behi_six_joint_pack v47 = v33 * v30;
    Y[27] = v47 + (v27 * v24);
    const behi_six_joint_pack v48 = v44 + v43;
    Y[28] = -((v27 * v48) + (v33 * (v46 - v35)));
    Y[29] = v42 - v47;
    const behi_six_joint_pack v49 = v28 + (50.0 * v25);
    const behi_six_joint_pack v50 = v26 - (50.0 * v27);
    Y[30] = -(v50 * v49);
    const behi_six_joint_pack v51 = (v0_cosine[2] * v21) - (v0_sine[2] * v29);
    const behi_six_joint_pack v52 = qd[3] + v22;
    const behi_six_joint_pack v53 = v52 * v51;
    const behi_six_joint_pack v54 = ((v0_cosine[2] * v24) + (qd[3] * v51)) - (v0_sine[2] * v31);
    const behi_six_joint_pack v55 = v54 + v53;
    const behi_six_joint_pack v56 = (v33 * v0_sine[2]) + (v0_cosine[2] * v27);
    Y[31] = (v56 * v49) - (v50 * v55);
    const behi_six_joint_pack v57 = (v0_sine[2] * v27) - (v33 * v0_cosine[2]);
    const behi_six_joint_pack v58 = (v0_sine[2] * v21) + (v0_cosine[2] * v29);
    const behi_six_joint_pack v59 = v52 * v58;
    const behi_six_joint_pack v60 = ((qd[3] * v58) + (v0_sine[2] * v24)) + (v0_cosine[2] * v31);
    const behi_six_joint_pack v61 = v60 + v59;
    Y[32] = (v50 * v61) - (v57 * v49);
    const behi_six_joint_pack v62 = v51 * v51;
    const behi_six_joint_pack v63 = v58 * v58;
    const behi_six_joint_pack v64 = (50.0 * v45) - v41;
    const behi_six_joint_pack v65 = v46 + v35;
    const behi_six_joint_pack v66 = (50.0 * v65) - v40;
    const behi_six_joint_pack v67 = (v0_sine[2] * v66) - (v0_cosine[2] * v64);
    Y[211] = v67;
    const behi_six_joint_pack v68 = (v0_sine[2] * v64) + (v0_cosine[2] * v66);
    Y[212] = v68;
    Y[33] = ((v56 * v68) + (v57 * v67)) + (v50 * (v63 + v62));
    const behi_six_joint_pack v69 = v56 * v53;
    Y[34] = (v57 * v60) - v69;
    Y[35] = (v56 * v61) + (v57 * v55);
    const behi_six_joint_pack v70 = v52 * v52;
    const behi_six_joint_pack v71 = v58 * v51;
    Y[94] = v71;
    Y[154] = v71;
    Y[214] = v71;
    const behi_six_joint_pack v72 = qdd[3] + v44;
    Y[99] = v72;
    Y[159] = v72;
    Y[219] = v72;
    const behi_six_joint_pack v73 = v71 - v72;
    Y[36] = (v57 * v73) + (v56 * (v62 - v70));
    const behi_six_joint_pack v74 = v57 * v59;
    Y[37] = (v56 * v54) - v74;
    const behi_six_joint_pack v75 = v72 + v71;
    Y[38] = (v57 * (v70 - v63)) - (v56 * v75);
    Y[39] = v69 + v74;
    const behi_six_joint_pack v76 = v70 + v63;
    const behi_six_joint_pack v77 = (10.0 * v76) + v68;
    const behi_six_joint_pack v78 = v49 + (10.0 * v55);
    const behi_six_joint_pack v79 = (v0_cosine[3] * v78) + (v0_sine[3] * v77);
    Y[281] = v79;
    const behi_six_joint_pack v80 = v50 - (10.0 * v56);
    const behi_six_joint_pack v81 = v0_cosine[3] * v80;
    const behi_six_joint_pack v82 = (v0_cosine[3] * v77) - (v0_sine[3] * v78);
    Y[282] = v82;
    const behi_six_joint_pack v83 = v0_sine[3] * v80;
    Y[40] = (v82 * v83) - (v79 * v81);
    const behi_six_joint_pack v84 = v67 - (10.0 * v73);
    const behi_six_joint_pack v85 = v0_sine[3] * v57;
    const behi_six_joint_pack v86 = (v0_sine[3] * v52) + (v0_cosine[3] * v51);
    const behi_six_joint_pack v87 = (v0_sine[3] * v51) - (v0_cosine[3] * v52);
    const behi_six_joint_pack v88 = v87 * v86;
    Y[284] = v88;
    const behi_six_joint_pack v89 = qdd[4] + v54;
    Y[289] = v89;
    const behi_six_joint_pack v90 = v88 - v89;
    const behi_six_joint_pack v91 = v87 * v87;
    const behi_six_joint_pack v92 = qd[4] + v58;
    const behi_six_joint_pack v93 = v92 * v92;
    const behi_six_joint_pack v94 = v93 + v91;
    Y[41] = (((v56 * v79) + (v85 * v84)) + (v81 * v90)) + (v83 * v94);
    const behi_six_joint_pack v95 = v0_cosine[3] * v57;
    const behi_six_joint_pack v96 = v86 * v86;
    const behi_six_joint_pack v97 = v93 + v96;
    const behi_six_joint_pack v98 = v89 + v88;
    Y[42] = (((v56 * v82) + (v95 * v84)) + (v81 * v97)) + (v83 * v98);
    const behi_six_joint_pack v99 = ((qd[4] * v87) + (v0_cosine[3] * v60)) - (v0_sine[3] * v72);
    const behi_six_joint_pack v100 = v92 * v87;
    const behi_six_joint_pack v101 = v100 - v99;
    Y[286] = v101;
    const behi_six_joint_pack v102 = ((qd[4] * v86) - (v0_sine[3] * v60)) - (v0_cosine[3] * v72);
    const behi_six_joint_pack v103 = v92 * v86;
    const behi_six_joint_pack v104 = v103 - v102;
    Y[288] = v104;
    Y[43] = (((v95 * v79) - (v85 * v82)) + (v81 * v101)) - (v83 * v104);
    const behi_six_joint_pack v105 = v56 * v88;
    const behi_six_joint_pack v106 = v85 * v103;
    Y[44] = v106 + (v105 + (v95 * v99));
    const behi_six_joint_pack v107 = v91 - v96;
    const behi_six_joint_pack v108 = v102 + v103;
    const behi_six_joint_pack v109 = v99 + v100;
    Y[45] = ((v95 * v108) - (v56 * v107)) - (v85 * v109);
    const behi_six_joint_pack v110 = v93 - v96;
    Y[46] = ((v56 * v101) + (v85 * v110)) + (v95 * v90);
    const behi_six_joint_pack v111 = v95 * v100;
    Y[47] = -(v111 + (v105 + (v85 * v102)));
    const behi_six_joint_pack v112 = v91 - v93;
    Y[48] = ((v56 * v104) + (v85 * v98)) - (v95 * v112);
    Y[49] = v111 + ((v56 * v89) - v106);
    const behi_six_joint_pack v113 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v114 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v115 = (((v0_sine[4] * v82) - (v0_cosine[4] * v84)) - (v98 * v113)) + (v109 * v114);
    Y[351] = v115;
    const behi_six_joint_pack v116 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v117 = ((v56 * v113) - (v80 * v116)) - (v95 * v114);
    const behi_six_joint_pack v118 = (((v0_cosine[4] * v82) + (v0_sine[4] * v84)) - (v109 * v113)) - (v98 * v114);
    Y[352] = v118;
    const behi_six_joint_pack v119 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v120 = ((v95 * v113) - (v80 * v119)) + (v56 * v114);
    const behi_six_joint_pack v121 = v79 + (20.0 * v97);
    Y[50] = -(((v118 * v120) + (v115 * v117)) + (v81 * v121));
    const behi_six_joint_pack v122 = (v56 * v0_cosine[4]) + (v0_sine[4] * v95);
    const behi_six_joint_pack v123 = (v0_cosine[4] * v92) - (v0_sine[4] * v86);
    const behi_six_joint_pack v124 = v123 * v123;
    const behi_six_joint_pack v125 = qd[5] + v87;
    const behi_six_joint_pack v126 = v125 * v125;
    const behi_six_joint_pack v127 = v126 + v124;
    const behi_six_joint_pack v128 = (v0_sine[4] * v92) + (v0_cosine[4] * v86);
    const behi_six_joint_pack v129 = v123 * v128;
    Y[357] = v129;
    const behi_six_joint_pack v130 = qdd[5] + v102;
    Y[359] = v130;
    const behi_six_joint_pack v131 = v130 + v129;
    const behi_six_joint_pack v132 = (((v121 * v122) - (v120 * v127)) - (v117 * v131)) - (v85 * v115);
    const behi_six_joint_pack v133 = ((qd[5] * v128) - (v0_cosine[4] * v89)) - (v0_sine[4] * v99);
    const behi_six_joint_pack v134 = v125 * v128;
    const behi_six_joint_pack v135 = v133 + v134;
    Y[51] = v132 + (v81 * v135);
    const behi_six_joint_pack v136 = (v56 * v0_sine[4]) - (v0_cosine[4] * v95);
    const behi_six_joint_pack v137 = v129 - v130;
    const behi_six_joint_pack v138 = v128 * v128;
    const behi_six_joint_pack v139 = v126 + v138;
    const behi_six_joint_pack v140 = (((v120 * v137) - (v121 * v136)) + (v117 * v139)) - (v85 * v118);
    const behi_six_joint_pack v141 = ((qd[5] * v123) + (v0_sine[4] * v89)) - (v0_cosine[4] * v99);
    const behi_six_joint_pack v142 = v125 * v123;
    const behi_six_joint_pack v143 = v141 + v142;
    Y[52] = v140 + (v81 * v143);
    const behi_six_joint_pack v144 = v134 - v133;
    Y[358] = v144;
    const behi_six_joint_pack v145 = v142 - v141;
    const behi_six_joint_pack v146 = (((v120 * v144) - (v118 * v122)) - (v115 * v136)) - (v117 * v145);
    const behi_six_joint_pack v147 = v124 + v138;
    Y[53] = v146 - (v81 * v147);
    const behi_six_joint_pack v148 = v122 * v134;
    const behi_six_joint_pack v149 = v85 * v129;
    Y[54] = v149 + (v148 + (v136 * v141));
    const behi_six_joint_pack v150 = v138 - v124;
    Y[355] = v150;
    Y[55] = ((v122 * v143) - (v135 * v136)) - (v85 * v150);
    const behi_six_joint_pack v151 = v138 - v126;
    Y[56] = ((v131 * v136) - (v122 * v151)) + (v85 * v145);
    const behi_six_joint_pack v152 = v136 * v142;
    Y[57] = -(v149 + (v152 + (v122 * v133)));
    const behi_six_joint_pack v153 = v126 - v124;
    Y[58] = -(((v122 * v137) + (v136 * v153)) + (v85 * v144));
    Y[59] = (v152 - (v85 * v130)) - v148;
    Y[74] = -v18;
    Y[75] = (v14 * v14) - v36;
    Y[76] = v12 - v11;
    Y[78] = v15 - v16;
    Y[80] = (v38 * v41) + (v39 * v40);
    Y[81] = (v41 - (v45 * v38)) - (v39 * v65);
    Y[82] = -((v40 + (v39 * v48)) + (v38 * (v46 + v34)));
    const behi_six_joint_pack v154 = v30 - v31;
    Y[86] = v154;
    Y[146] = v154;
    const behi_six_joint_pack v155 = v23 - v24;
    Y[88] = v155;
    Y[148] = v155;
    Y[83] = (v39 * v155) - (v38 * v154);
    const behi_six_joint_pack v156 = v34 - v35;
    Y[85] = v156;
    Y[145] = v156;
    const behi_six_joint_pack v157 = -v43;
    Y[87] = v157;
    Y[147] = v157;
    const behi_six_joint_pack v158 = 50.0 + v38;
    const behi_six_joint_pack v159 = (v0_sine[2] * v158) + (v0_cosine[2] * v39);
    const behi_six_joint_pack v160 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) - (v0_cosine[2] * v158);
    Y[90] = -((v67 * v161) + (v68 * v159));
    Y[91] = (v67 + (v73 * v161)) - (v76 * v159);
    const behi_six_joint_pack v162 = v70 + v62;
    Y[92] = (v68 - (v75 * v159)) + (v161 * v162);
    const behi_six_joint_pack v163 = v59 - v60;
    Y[96] = v163;
    Y[156] = v163;
    Y[216] = v163;
    const behi_six_joint_pack v164 = v53 - v54;
    Y[98] = v164;
    Y[158] = v164;
    Y[218] = v164;
    Y[93] = (v159 * v164) + (v161 * v163);
    const behi_six_joint_pack v165 = v62 - v63;
    Y[95] = v165;
    Y[155] = v165;
    Y[215] = v165;
    const behi_six_joint_pack v166 = -v71;
    Y[97] = v166;
    Y[157] = v166;
    Y[217] = v166;
    const behi_six_joint_pack v167 = (v0_cosine[3] * v82) + (v0_sine[3] * v79);
    const behi_six_joint_pack v168 = 10.0 - v161;
    Y[100] = (v84 * v168) - (v159 * v167);
    const behi_six_joint_pack v169 = v0_cosine[3] * v159;
    const behi_six_joint_pack v170 = v0_sine[3] * v159;
    const behi_six_joint_pack v171 = v0_cosine[3] * v84;
    Y[101] = v171 + (((v90 * v170) - (v108 * v168)) - (v94 * v169));
    const behi_six_joint_pack v172 = v0_sine[3] * v84;
    Y[102] = (((v109 * v168) + (v97 * v170)) - (v98 * v169)) - v172;
    const behi_six_joint_pack v173 = v91 + v96;
    Y[103] = (((v168 * v173) - v167) + (v101 * v170)) + (v104 * v169);
    const behi_six_joint_pack v174 = v0_cosine[3] * v103;
    const behi_six_joint_pack v175 = v174 - (v0_sine[3] * v99);
    Y[104] = v175;
    Y[164] = v175;
    Y[224] = v175;
    const behi_six_joint_pack v176 = -((v0_cosine[3] * v109) + (v0_sine[3] * v108));
    Y[105] = v176;
    Y[165] = v176;
    Y[225] = v176;
    const behi_six_joint_pack v177 = (v0_cosine[3] * v110) - (v0_sine[3] * v90);
    Y[106] = v177;
    Y[166] = v177;
    Y[226] = v177;
    const behi_six_joint_pack v178 = v0_sine[3] * v100;
    const behi_six_joint_pack v179 = -((v0_cosine[3] * v102) - v178);
    Y[107] = v179;
    Y[167] = v179;
    Y[227] = v179;
    const behi_six_joint_pack v180 = (v0_cosine[3] * v98) + (v0_sine[3] * v112);
    Y[108] = v180;
    Y[168] = v180;
    Y[228] = v180;
    const behi_six_joint_pack v181 = -(v174 + v178);
    Y[109] = v181;
    Y[169] = v181;
    Y[229] = v181;
    const behi_six_joint_pack v182 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v183 = v182 + v168;
    const behi_six_joint_pack v184 = (v0_cosine[4] * v183) + (v0_sine[4] * v169);
    const behi_six_joint_pack v185 = (v0_cosine[4] * v169) - (v0_sine[4] * v183);
    Y[110] = -(((v118 * v185) + (v115 * v184)) + (v121 * v170));
    const behi_six_joint_pack v186 = (v0_cosine[3] * v115) + (v116 * v121);
    Y[111] = (((v135 * v170) - (v131 * v184)) - (v127 * v185)) - v186;
    const behi_six_joint_pack v187 = (v0_cosine[3] * v118) + (v119 * v121);
    Y[112] = (((v137 * v185) + (v139 * v184)) - v187) + (v143 * v170);
    const behi_six_joint_pack v188 = (v118 * v116) - (v119 * v115);
    Y[113] = (v188 + ((v144 * v185) - (v145 * v184))) - (v147 * v170);
    const behi_six_joint_pack v189 = v0_cosine[3] * v129;
    const behi_six_joint_pack v190 = v116 * v134;
    const behi_six_joint_pack v191 = (v189 + (v119 * v141)) - v190;
    Y[114] = v191;
    Y[174] = v191;
    Y[234] = v191;
    const behi_six_joint_pack v192 = -(((v0_cosine[3] * v150) + (v116 * v143)) + (v119 * v135));
    Y[115] = v192;
    Y[175] = v192;
    Y[235] = v192;
    const behi_six_joint_pack v193 = ((v0_cosine[3] * v145) + (v116 * v151)) + (v119 * v131);
    Y[116] = v193;
    Y[176] = v193;
    Y[236] = v193;
    const behi_six_joint_pack v194 = v119 * v142;
    const behi_six_joint_pack v195 = -(v194 + (v189 - (v116 * v133)));
    Y[117] = v195;
    Y[177] = v195;
    Y[237] = v195;
    const behi_six_joint_pack v196 = -(((v0_cosine[3] * v144) - (v116 * v137)) + (v119 * v153));
    Y[118] = v196;
    Y[178] = v196;
    Y[238] = v196;
    const behi_six_joint_pack v197 = -(((v0_cosine[3] * v130) - v190) - v194);
    Y[119] = v197;
    Y[179] = v197;
    Y[239] = v197;
    Y[142] = -v40;
    const behi_six_joint_pack v198 = 50.0 * v0_cosine[2];
    Y[150] = (v67 * v198) - (v68 * v160);
    Y[151] = (v67 - (v76 * v160)) - (v73 * v198);
    Y[152] = (v68 - (v75 * v160)) - (v162 * v198);
    Y[153] = (v160 * v164) - (v163 * v198);
    const behi_six_joint_pack v199 = 10.0 + v198;
    Y[160] = (v84 * v199) - (v160 * v167);
    const behi_six_joint_pack v200 = v0_cosine[3] * v160;
    const behi_six_joint_pack v201 = v0_sine[3] * v160;
    Y[161] = v171 + (((v90 * v201) - (v108 * v199)) - (v94 * v200));
    Y[162] = (((v109 * v199) + (v97 * v201)) - (v98 * v200)) - v172;
    Y[163] = (((v173 * v199) - v167) + (v101 * v201)) + (v104 * v200);
    const behi_six_joint_pack v202 = v182 + v199;
    const behi_six_joint_pack v203 = (v0_cosine[4] * v202) + (v0_sine[4] * v200);
    const behi_six_joint_pack v204 = (v0_cosine[4] * v200) - (v0_sine[4] * v202);
    Y[170] = -(((v118 * v204) + (v115 * v203)) + (v121 * v201));
    Y[171] = (((v135 * v201) - (v131 * v203)) - (v127 * v204)) - v186;
    Y[172] = (((v137 * v204) + (v139 * v203)) - v187) + (v143 * v201);
    Y[173] = (v188 + ((v144 * v204) - (v145 * v203))) - (v147 * v201);
    Y[220] = 10.0 * v84;
    Y[221] = v171 - (10.0 * v108);
    Y[222] = (10.0 * v109) - v172;
    Y[223] = (10.0 * v173) - v167;
    const behi_six_joint_pack v205 = 10.0 + v182;
    const behi_six_joint_pack v206 = v0_cosine[4] * v205;
    const behi_six_joint_pack v207 = v0_sine[4] * v205;
    Y[230] = (v118 * v207) - (v115 * v206);
    Y[231] = ((v127 * v207) - v186) - (v131 * v206);
    Y[232] = ((v139 * v206) - v187) - (v137 * v207);
    Y[233] = (v188 - (v144 * v207)) - (v145 * v206);
    Y[285] = -v107;
    Y[287] = -v88;
    Y[290] = -((v113 * v115) + (v114 * v118));
    Y[291] = ((v0_cosine[4] * v121) - (v113 * v131)) - (v114 * v127);
    Y[292] = ((v113 * v139) - (v0_sine[4] * v121)) + (v114 * v137);
    Y[293] = (((v114 * v144) - (v0_sine[4] * v115)) - (v0_cosine[4] * v118)) - (v113 * v145);
    const behi_six_joint_pack v208 = v0_cosine[4] * v134;
    Y[294] = v208 + (v0_sine[4] * v141);
    Y[295] = (v0_cosine[4] * v143) - (v0_sine[4] * v135);
    Y[296] = (v0_sine[4] * v131) - (v0_cosine[4] * v151);
    const behi_six_joint_pack v209 = v0_sine[4] * v142;
    Y[297] = -(v209 + (v0_cosine[4] * v133));
    Y[298] = -((v0_sine[4] * v153) + (v0_cosine[4] * v137));
    Y[299] = v209 - v208;
    Y[354] = -v129;
    Y[356] = -v145;
}

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack Y_pack[360];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        behi_six_joint_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack Y_pack[360];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        behi_six_joint_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_stiffness_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict K)
{
    (void)prepared;
    (void)q;
    K[0] = behi_six_joint_pack_splat(0.0);
    K[1] = behi_six_joint_pack_splat(0.0);
    K[2] = behi_six_joint_pack_splat(0.0);
    K[3] = behi_six_joint_pack_splat(0.0);
    K[4] = behi_six_joint_pack_splat(0.0);
    K[5] = behi_six_joint_pack_splat(0.0);
    K[6] = behi_six_joint_pack_splat(0.0);
    K[7] = behi_six_joint_pack_splat(0.0);
    K[8] = behi_six_joint_pack_splat(0.0);
    K[9] = behi_six_joint_pack_splat(0.0);
    K[10] = behi_six_joint_pack_splat(0.0);
    K[11] = behi_six_joint_pack_splat(0.0);
    K[12] = behi_six_joint_pack_splat(0.0);
    K[13] = behi_six_joint_pack_splat(0.0);
    K[14] = behi_six_joint_pack_splat(0.0);
    K[15] = behi_six_joint_pack_splat(0.0);
    K[16] = behi_six_joint_pack_splat(0.0);
    K[17] = behi_six_joint_pack_splat(0.0);
    K[18] = behi_six_joint_pack_splat(0.0);
    K[19] = behi_six_joint_pack_splat(0.0);
    K[20] = behi_six_joint_pack_splat(0.0);
    K[21] = behi_six_joint_pack_splat(0.0);
    K[22] = behi_six_joint_pack_splat(0.0);
    K[23] = behi_six_joint_pack_splat(0.0);
    K[24] = behi_six_joint_pack_splat(0.0);
    K[25] = behi_six_joint_pack_splat(0.0);
    K[26] = behi_six_joint_pack_splat(0.0);
    K[27] = behi_six_joint_pack_splat(0.0);
    K[28] = behi_six_joint_pack_splat(0.0);
    K[29] = behi_six_joint_pack_splat(0.0);
    K[30] = behi_six_joint_pack_splat(0.0);
    K[31] = behi_six_joint_pack_splat(0.0);
    K[32] = behi_six_joint_pack_splat(0.0);
    K[33] = behi_six_joint_pack_splat(0.0);
    K[34] = behi_six_joint_pack_splat(0.0);
    K[35] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_stiffness_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *K)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack K_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

void behi_six_joint_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack K_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_damping_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = behi_six_joint_pack_splat(0.0);
    D[1] = behi_six_joint_pack_splat(0.0);
    D[2] = behi_six_joint_pack_splat(0.0);
    D[3] = behi_six_joint_pack_splat(0.0);
    D[4] = behi_six_joint_pack_splat(0.0);
    D[5] = behi_six_joint_pack_splat(0.0);
    D[6] = behi_six_joint_pack_splat(0.0);
    D[7] = behi_six_joint_pack_splat(0.0);
    D[8] = behi_six_joint_pack_splat(0.0);
    D[9] = behi_six_joint_pack_splat(0.0);
    D[10] = behi_six_joint_pack_splat(0.0);
    D[11] = behi_six_joint_pack_splat(0.0);
    D[12] = behi_six_joint_pack_splat(0.0);
    D[13] = behi_six_joint_pack_splat(0.0);
    D[14] = behi_six_joint_pack_splat(0.0);
    D[15] = behi_six_joint_pack_splat(0.0);
    D[16] = behi_six_joint_pack_splat(0.0);
    D[17] = behi_six_joint_pack_splat(0.0);
    D[18] = behi_six_joint_pack_splat(0.0);
    D[19] = behi_six_joint_pack_splat(0.0);
    D[20] = behi_six_joint_pack_splat(0.0);
    D[21] = behi_six_joint_pack_splat(0.0);
    D[22] = behi_six_joint_pack_splat(0.0);
    D[23] = behi_six_joint_pack_splat(0.0);
    D[24] = behi_six_joint_pack_splat(0.0);
    D[25] = behi_six_joint_pack_splat(0.0);
    D[26] = behi_six_joint_pack_splat(0.0);
    D[27] = behi_six_joint_pack_splat(0.0);
    D[28] = behi_six_joint_pack_splat(0.0);
    D[29] = behi_six_joint_pack_splat(0.0);
    D[30] = behi_six_joint_pack_splat(0.0);
    D[31] = behi_six_joint_pack_splat(0.0);
    D[32] = behi_six_joint_pack_splat(0.0);
    D[33] = behi_six_joint_pack_splat(0.0);
    D[34] = behi_six_joint_pack_splat(0.0);
    D[35] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_damping_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *D)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack D_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

void behi_six_joint_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack D_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
