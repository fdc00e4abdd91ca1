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
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t behi_six_joint_turns __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double) * 4)));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const behi_six_joint_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(behi_six_joint_unaligned *)&many[(k * count) + first] = one[k];
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

static inline bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_outside(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void behi_six_joint_pack_sincos(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    behi_six_joint_mask every = ~(behi_six_joint_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);
        const behi_six_joint_pack x = (behi_six_joint_pack)((behi_six_joint_mask)angle[i] & inside);
        const behi_six_joint_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, behi_six_joint_turns);
        const behi_six_joint_pack n = __builtin_convertvector(turns, behi_six_joint_pack) - 65536.0;
        const behi_six_joint_pack odd = __builtin_convertvector(turns & 1, behi_six_joint_pack);
        const behi_six_joint_pack sign = 1.0 - __builtin_convertvector(turns & 2, behi_six_joint_pack);
        const behi_six_joint_pack a = x - (n * 1.5707963267341256);
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
        every &= inside;
    }
    if (!behi_six_joint_pack_all(every)) {
        behi_six_joint_pack_sincos_outside(size, angle, sine, cosine);
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

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
