/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "planar8.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#define PLANAR8_APART __attribute__((noinline))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef int32_t planar8_turns __attribute__((vector_size(PLANAR8_BYTES / sizeof(double) * 4)));

static inline planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

/* One block of an argument; the last one is filled up with copies of its last state. */
static inline void planar8_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, planar8_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        const double *from = &many[(k * count) + first];

        if (lanes == PLANAR8_LANES) {
            memcpy(&one[k], from, sizeof(one[k]));
        } else {
            for (size_t i = 0U; i < PLANAR8_LANES; i++) {
                one[k][i] = from[(i < lanes) ? i : (lanes - 1U)];
            }
        }
    }
}

static inline void planar8_pack_give(size_t size, size_t count, size_t first, size_t lanes, const planar8_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        double *to = &many[(k * count) + first];

        if (lanes == PLANAR8_LANES) {
            memcpy(to, &one[k], sizeof(one[k]));
        } else {
            memcpy(to, &one[k], lanes * sizeof(double));
        }
    }
}

static inline planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

static inline planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

/* The same as the scalar pair, on packs; if an angle of any lane is out of range, the library answers for it. */
static inline void planar8_pack_sincos(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    planar8_mask outside = { 0 };

    for (size_t i = 0U; i < size; i++) {
        outside |= ~(planar8_mask)(planar8_pack_abs(angle[i]) <= 100000.0);
    }
    for (size_t j = 1U; j < PLANAR8_LANES; j++) {
        outside[0] |= outside[j];
    }
    if (outside[0] != 0) {
        for (size_t i = 0U; i < size; i++) {
            for (size_t j = 0U; j < PLANAR8_LANES; j++) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const planar8_turns turns = __builtin_convertvector((angle[i] * 0.6366197723675814) + 65536.5, planar8_turns);
            const planar8_pack n = __builtin_convertvector(turns, planar8_pack) - 65536.0;
            const planar8_pack odd = __builtin_convertvector(turns & 1, planar8_pack);
            const planar8_pack sign = 1.0 - __builtin_convertvector(turns & 2, planar8_pack);
            const planar8_pack a = angle[i] - (n * 1.5707963267341256);
            const planar8_pack b = a - (n * 6.077100506303966e-11);
            const planar8_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const planar8_pack r = b - rest;
            const planar8_pack low = (b - r) - rest;
            const planar8_pack z = r * r;
            const planar8_pack h = 0.5 * z;
            const planar8_pack w = 1.0 - h;
            const planar8_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const planar8_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const planar8_pack across = sign * odd;
            const planar8_pack along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static PLANAR8_APART void planar8_pack_mass_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict M)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8U] = {q[0], v0, v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8U];
    planar8_pack v7_cosine[8U];
    planar8_pack_sincos(8U, v7_angle, v7_sine, v7_cosine);
    M[63] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = v23 + (1.9844 * v7_sine[6]);
    const planar8_pack v25 = v24 + (3.3787499999999997 * v7_sine[5]);
    const planar8_pack v26 = v25 + (4.7784 * v7_sine[4]);
    const planar8_pack v27 = v26 + (6.17435 * v7_sine[3]);
    const planar8_pack v28 = v27 + (7.557599999999999 * v7_sine[2]);
    const planar8_pack v29 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v30 = v29 + (1.9844 * v7_cosine[6]);
    const planar8_pack v31 = v30 + (3.3787499999999997 * v7_cosine[5]);
    const planar8_pack v32 = v31 + (4.7784 * v7_cosine[4]);
    const planar8_pack v33 = v32 + (6.17435 * v7_cosine[3]);
    const planar8_pack v34 = v33 + (7.557599999999999 * v7_cosine[2]);
    const planar8_pack v35 = (v7_sine[0] * v28) + (v7_cosine[0] * v34);
    const planar8_pack v36 = v35 + (8.919149999999998 * ((v7_sine[0] * v7_sine[1]) + (v7_cosine[0] * v7_cosine[1])));
    const planar8_pack v37 = 0.97 * v7_cosine[1];
    const planar8_pack v38 = 0.97 * v7_sine[1];
    const planar8_pack v39 = (v34 * v37) + (v28 * v38);
    const planar8_pack v40 = 0.94 * v7_cosine[2];
    const planar8_pack v41 = 0.94 * v7_sine[2];
    const planar8_pack v42 = (v33 * v40) + (v27 * v41);
    const planar8_pack v43 = 0.91 * v7_cosine[3];
    const planar8_pack v44 = 0.91 * v7_sine[3];
    const planar8_pack v45 = (v32 * v43) + (v26 * v44);
    const planar8_pack v46 = 0.88 * v7_cosine[4];
    const planar8_pack v47 = 0.88 * v7_sine[4];
    const planar8_pack v48 = (v31 * v46) + (v25 * v47);
    const planar8_pack v49 = 0.85 * ((v7_sine[5] * v24) + (v7_cosine[5] * v30));
    const planar8_pack v50 = 0.82 * ((v7_sine[6] * v23) + (v7_cosine[6] * v29));
    const planar8_pack v51 = 0.30326059166666663 + v50;
    M[55] = v51;
    M[62] = v51;
    const planar8_pack v52 = v50 + (1.4505909333333333 + v51);
    M[54] = v52;
    const planar8_pack v53 = v49 + v52;
    M[46] = v53;
    M[53] = v53;
    const planar8_pack v54 = v49 + (2.694021875 + v53);
    M[45] = v54;
    const planar8_pack v55 = v48 + v54;
    M[37] = v55;
    M[44] = v55;
    const planar8_pack v56 = v48 + (4.0270090666666665 + v55);
    M[36] = v56;
    const planar8_pack v57 = v45 + v56;
    M[28] = v57;
    M[35] = v57;
    const planar8_pack v58 = v45 + (5.441928158333333 + v57);
    M[27] = v58;
    const planar8_pack v59 = v42 + v58;
    M[19] = v59;
    M[26] = v59;
    const planar8_pack v60 = v42 + (6.930074799999999 + v59);
    M[18] = v60;
    const planar8_pack v61 = v39 + v60;
    M[10] = v61;
    M[17] = v61;
    const planar8_pack v62 = v39 + (8.481664641666665 + v61);
    M[9] = v62;
    const planar8_pack v63 = v36 + v62;
    M[1] = v63;
    M[8] = v63;
    M[0] = v36 + (10.085833333333332 + v63);
    const planar8_pack v64 = v35 + v61;
    M[2] = v64;
    M[16] = v64;
    const planar8_pack v65 = v59 + ((v33 * v37) + (v27 * v38));
    M[11] = v65;
    M[25] = v65;
    const planar8_pack v66 = v65 + ((v7_sine[0] * v27) + (v7_cosine[0] * v33));
    M[3] = v66;
    M[24] = v66;
    const planar8_pack v67 = v57 + ((v32 * v40) + (v26 * v41));
    M[20] = v67;
    M[34] = v67;
    const planar8_pack v68 = v67 + ((v32 * v37) + (v26 * v38));
    M[12] = v68;
    M[33] = v68;
    const planar8_pack v69 = v68 + ((v7_sine[0] * v26) + (v7_cosine[0] * v32));
    M[4] = v69;
    M[32] = v69;
    const planar8_pack v70 = v55 + ((v31 * v43) + (v25 * v44));
    M[29] = v70;
    M[43] = v70;
    const planar8_pack v71 = v70 + ((v31 * v40) + (v25 * v41));
    M[21] = v71;
    M[42] = v71;
    const planar8_pack v72 = v71 + ((v31 * v37) + (v25 * v38));
    M[13] = v72;
    M[41] = v72;
    const planar8_pack v73 = v72 + ((v7_sine[0] * v25) + (v7_cosine[0] * v31));
    M[5] = v73;
    M[40] = v73;
    const planar8_pack v74 = v53 + ((v30 * v46) + (v24 * v47));
    M[38] = v74;
    M[52] = v74;
    const planar8_pack v75 = v74 + ((v30 * v43) + (v24 * v44));
    M[30] = v75;
    M[51] = v75;
    const planar8_pack v76 = v75 + ((v30 * v40) + (v24 * v41));
    M[22] = v76;
    M[50] = v76;
    const planar8_pack v77 = v76 + ((v30 * v37) + (v24 * v38));
    M[14] = v77;
    M[49] = v77;
    const planar8_pack v78 = v77 + ((v7_sine[0] * v24) + (v7_cosine[0] * v30));
    M[6] = v78;
    M[48] = v78;
    const planar8_pack v79 = v51 + (0.85 * ((v7_sine[5] * v23) + (v7_cosine[5] * v29)));
    M[47] = v79;
    M[61] = v79;
    const planar8_pack v80 = v79 + ((v29 * v46) + (v23 * v47));
    M[39] = v80;
    M[60] = v80;
    const planar8_pack v81 = v80 + ((v29 * v43) + (v23 * v44));
    M[31] = v81;
    M[59] = v81;
    const planar8_pack v82 = v81 + ((v29 * v40) + (v23 * v41));
    M[23] = v82;
    M[58] = v82;
    const planar8_pack v83 = v82 + ((v29 * v37) + (v23 * v38));
    M[15] = v83;
    M[57] = v83;
    const planar8_pack v84 = v83 + ((v7_sine[0] * v23) + (v7_cosine[0] * v29));
    M[7] = v84;
    M[56] = v84;
}

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack M_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        planar8_pack_give(64U, count, first, lanes, M_pack, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack M_pack[64];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        planar8_pack_give(64U, count, first, lanes, M_pack, M);
    }
}

static PLANAR8_APART void planar8_pack_bias(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict h)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8U] = {q[0], v0, v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8U];
    planar8_pack v7_cosine[8U];
    planar8_pack_sincos(8U, v7_angle, v7_sine, v7_cosine);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v25 = 0.97 * v7_cosine[1];
    const planar8_pack v26 = 0.97 * v7_sine[1];
    const planar8_pack v27 = 0.94 * v7_cosine[2];
    const planar8_pack v28 = 0.94 * v7_sine[2];
    const planar8_pack v29 = 0.91 * v7_cosine[3];
    const planar8_pack v30 = 0.91 * v7_sine[3];
    const planar8_pack v31 = 0.88 * v7_cosine[4];
    const planar8_pack v32 = 0.88 * v7_sine[4];
    const planar8_pack v33 = qd[0] * qd[0];
    const planar8_pack v34 = qd[0] + qd[1];
    const planar8_pack v35 = v34 * v34;
    const planar8_pack v36 = (v7_cosine[0] * v33) + (v25 * v35);
    const planar8_pack v37 = qd[2] + v34;
    const planar8_pack v38 = v37 * v37;
    const planar8_pack v39 = v36 + (v27 * v38);
    const planar8_pack v40 = qd[3] + v37;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack v42 = v39 + (v29 * v41);
    const planar8_pack v43 = qd[4] + v40;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = v42 + (v31 * v44);
    const planar8_pack v46 = 0.85 * v7_cosine[5];
    const planar8_pack v47 = qd[5] + v43;
    const planar8_pack v48 = v47 * v47;
    const planar8_pack v49 = v45 + (v46 * v48);
    const planar8_pack v50 = 0.82 * v7_cosine[6];
    const planar8_pack v51 = qd[6] + v47;
    const planar8_pack v52 = v51 * v51;
    const planar8_pack v53 = v49 + (v50 * v52);
    const planar8_pack v54 = qd[7] + v51;
    const planar8_pack v55 = v54 * v54;
    const planar8_pack v56 = (2.42 * v53) + (v24 * v55);
    const planar8_pack v57 = v56 + (1.5550000000000002 * v49);
    const planar8_pack v58 = v57 + (1.455 * v45);
    const planar8_pack v59 = v58 + (1.3549999999999998 * v42);
    const planar8_pack v60 = v59 + (1.255 * v39);
    const planar8_pack v61 = v60 + (1.1550000000000002 * v36);
    const planar8_pack v62 = v7_sine[0] * v33;
    const planar8_pack v63 = v62 - 9.81;
    const planar8_pack v64 = v63 + (v26 * v35);
    const planar8_pack v65 = v64 + (v28 * v38);
    const planar8_pack v66 = v65 + (v30 * v41);
    const planar8_pack v67 = v66 + (v32 * v44);
    const planar8_pack v68 = 0.85 * v7_sine[5];
    const planar8_pack v69 = v67 + (v48 * v68);
    const planar8_pack v70 = 0.82 * v7_sine[6];
    const planar8_pack v71 = v69 + (v52 * v70);
    const planar8_pack v72 = (v23 * v53) - (v24 * v71);
    h[7] = v72;
    const planar8_pack v73 = (2.42 * v71) + (v23 * v55);
    const planar8_pack v74 = (v72 + (v56 * v70)) - (v50 * v73);
    h[6] = v74;
    const planar8_pack v75 = v73 + (1.5550000000000002 * v69);
    const planar8_pack v76 = (v74 + (v57 * v68)) - (v46 * v75);
    h[5] = v76;
    const planar8_pack v77 = v75 + (1.455 * v67);
    const planar8_pack v78 = (v76 + (v32 * v58)) - (v31 * v77);
    h[4] = v78;
    const planar8_pack v79 = v77 + (1.3549999999999998 * v66);
    const planar8_pack v80 = (v78 + (v30 * v59)) - (v29 * v79);
    h[3] = v80;
    const planar8_pack v81 = v79 + (1.255 * v65);
    const planar8_pack v82 = (v80 + (v28 * v60)) - (v27 * v81);
    h[2] = v82;
    const planar8_pack v83 = v81 + (1.1550000000000002 * v64);
    const planar8_pack v84 = (v82 + (v26 * v61)) - (v25 * v83);
    h[1] = v84;
    h[0] = (v84 + (v7_sine[0] * v61)) - (v7_cosine[0] * (v83 - (1.055 * (v62 - v63))));
}

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack h_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        planar8_pack_give(8U, count, first, lanes, h_pack, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack h_pack[8];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        planar8_pack_give(8U, count, first, lanes, h_pack, h);
    }
}

static PLANAR8_APART void planar8_pack_gravity(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict g)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6_angle[8U] = {q[7] + v5, v5, v4, v3, v2, v1, v0, q[0]};
    planar8_pack v6_sine[8U];
    planar8_pack v6_cosine[8U];
    planar8_pack_sincos(8U, v6_angle, v6_sine, v6_cosine);
    const planar8_pack v14 = 5.9286734999999995 * v6_cosine[0];
    g[7] = v14;
    const planar8_pack v15 = (19.466964 * v6_cosine[1]) + v14;
    g[6] = v15;
    const planar8_pack v16 = (33.145537499999996 * v6_cosine[2]) + v15;
    g[5] = v16;
    const planar8_pack v17 = (46.876104000000005 * v6_cosine[3]) + v16;
    g[4] = v17;
    const planar8_pack v18 = (60.5703735 * v6_cosine[4]) + v17;
    g[3] = v18;
    const planar8_pack v19 = (74.14005599999999 * v6_cosine[5]) + v18;
    g[2] = v19;
    const planar8_pack v20 = (87.4968615 * v6_cosine[6]) + v19;
    g[1] = v20;
    g[0] = (100.55249999999998 * v6_cosine[7]) + v20;
}

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack g_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_gravity(prepared_pack, q_pack, g_pack);
        planar8_pack_give(8U, count, first, lanes, g_pack, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack g_pack[8];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_gravity(prepared_pack, q_pack, g_pack);
        planar8_pack_give(8U, count, first, lanes, g_pack, g);
    }
}

static PLANAR8_APART void planar8_pack_coriolis_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict C)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = qd[0] + qd[1];
    const planar8_pack v17 = qd[2] + v16;
    const planar8_pack v18 = qd[3] + v17;
    const planar8_pack v19 = qd[4] + v18;
    const planar8_pack v20 = qd[5] + v19;
    const planar8_pack v21 = qd[6] + v20;
    const planar8_pack v22 = qd[7] + v21;
    const planar8_pack v23 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const planar8_pack v24 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const planar8_pack v25 = 0.48015 * ((v0_cosine[0] * v23) - (v0_sine[0] * v24));
    const planar8_pack v26 = v0_cosine[0] + (0.97 * v24);
    const planar8_pack v27 = v0_cosine[0] * qd[1];
    const planar8_pack v28 = v27 + (qd[2] * v26);
    const planar8_pack v29 = (v24 * v0_sine[2]) + (v23 * v0_cosine[2]);
    const planar8_pack v30 = v0_sine[0] + (0.97 * v23);
    const planar8_pack v31 = (0.5075999999999999 * v29) + (1.2 * v30);
    const planar8_pack v32 = v0_sine[0] * qd[1];
    const planar8_pack v33 = v32 + (qd[2] * v30);
    const planar8_pack v34 = (v24 * v0_cosine[2]) - (v23 * v0_sine[2]);
    const planar8_pack v35 = (1.2 * v26) + (0.5075999999999999 * v34);
    const planar8_pack v36 = v26 + (0.94 * v34);
    const planar8_pack v37 = v28 + (qd[3] * v36);
    const planar8_pack v38 = (v29 * v0_cosine[3]) + (v34 * v0_sine[3]);
    const planar8_pack v39 = v30 + (0.94 * v29);
    const planar8_pack v40 = (0.53235 * v38) + (1.3 * v39);
    const planar8_pack v41 = v33 + (qd[3] * v39);
    const planar8_pack v42 = (v29 * v0_sine[3]) - (v34 * v0_cosine[3]);
    const planar8_pack v43 = (1.3 * v36) - (0.53235 * v42);
    const planar8_pack v44 = v36 - (0.91 * v42);
    const planar8_pack v45 = v37 + (qd[4] * v44);
    const planar8_pack v46 = (v38 * v0_cosine[4]) - (v42 * v0_sine[4]);
    const planar8_pack v47 = v39 + (0.91 * v38);
    const planar8_pack v48 = (0.5544 * v46) + (1.4 * v47);
    const planar8_pack v49 = v41 + (qd[4] * v47);
    const planar8_pack v50 = (v38 * v0_sine[4]) + (v42 * v0_cosine[4]);
    const planar8_pack v51 = (1.4 * v44) - (0.5544 * v50);
    const planar8_pack v52 = v47 + (0.88 * v46);
    const planar8_pack v53 = v49 + (qd[5] * v52);
    const planar8_pack v54 = v44 - (0.88 * v50);
    const planar8_pack v55 = (v46 * v0_sine[5]) + (v50 * v0_cosine[5]);
    const planar8_pack v56 = (1.5 * v54) - (0.57375 * v55);
    const planar8_pack v57 = v45 + (qd[5] * v54);
    const planar8_pack v58 = (v46 * v0_cosine[5]) - (v50 * v0_sine[5]);
    const planar8_pack v59 = (0.57375 * v58) + (1.5 * v52);
    const planar8_pack v60 = v52 + (0.85 * v58);
    const planar8_pack v61 = v53 + (qd[6] * v60);
    const planar8_pack v62 = v54 - (0.85 * v55);
    const planar8_pack v63 = (v58 * v0_sine[6]) + (v55 * v0_cosine[6]);
    const planar8_pack v64 = (1.6 * v62) - (0.5904 * v63);
    const planar8_pack v65 = v57 + (qd[6] * v62);
    const planar8_pack v66 = (v58 * v0_cosine[6]) - (v55 * v0_sine[6]);
    const planar8_pack v67 = (1.6 * v60) + (0.5904 * v66);
    const planar8_pack v68 = v60 + (0.82 * v66);
    const planar8_pack v69 = v61 + (qd[7] * v68);
    const planar8_pack v70 = 0.6043499999999999 * v63;
    const planar8_pack v71 = 0.6043499999999999 * v66;
    const planar8_pack v72 = v62 - (0.82 * v63);
    const planar8_pack v73 = 1.7 * v72;
    const planar8_pack v74 = ((v0_cosine[7] * v70) + (v0_sine[7] * v71)) - v73;
    const planar8_pack v75 = v65 + (qd[7] * v72);
    const planar8_pack v76 = 1.7 * v68;
    const planar8_pack v77 = ((v70 * v0_sine[7]) - (v0_cosine[7] * v71)) - v76;
    const planar8_pack v78 = (v69 * v74) - (v75 * v77);
    const planar8_pack v79 = ((v61 * v64) - (v65 * v67)) - v78;
    const planar8_pack v80 = v79 + ((v53 * v56) - (v57 * v59));
    const planar8_pack v81 = ((v45 * v48) - (v49 * v51)) - v80;
    const planar8_pack v82 = v81 + ((v37 * v40) - (v41 * v43));
    const planar8_pack v83 = v82 + ((v28 * v31) - (v33 * v35));
    const planar8_pack v84 = v83 + (qd[1] * v25);
    const planar8_pack v85 = v77 - v67;
    const planar8_pack v86 = v59 - v85;
    const planar8_pack v87 = v48 + v86;
    const planar8_pack v88 = v40 + v87;
    const planar8_pack v89 = v31 + v88;
    const planar8_pack v90 = v0_cosine[0] * qd[0];
    const planar8_pack v91 = v74 - v64;
    const planar8_pack v92 = v56 - v91;
    const planar8_pack v93 = v51 + v92;
    const planar8_pack v94 = v43 + v93;
    const planar8_pack v95 = v35 + v94;
    const planar8_pack v96 = v0_sine[0] * qd[0];
    const planar8_pack v97 = (v89 * v90) - (v95 * v96);
    const planar8_pack v98 = v97 + (v84 + (qd[0] * v25));
    const planar8_pack v99 = v27 - (v16 * v26);
    const planar8_pack v100 = v32 - (v16 * v30);
    const planar8_pack v101 = (v83 - (v89 * v99)) + (v95 * v100);
    const planar8_pack v102 = (v17 * v36) - v28;
    const planar8_pack v103 = (v17 * v39) - v33;
    const planar8_pack v104 = (v82 + (v88 * v102)) - (v94 * v103);
    const planar8_pack v105 = (v18 * v44) - v37;
    const planar8_pack v106 = (v18 * v47) - v41;
    const planar8_pack v107 = (v81 + (v87 * v105)) - (v93 * v106);
    const planar8_pack v108 = (v19 * v54) - v45;
    const planar8_pack v109 = (v19 * v52) - v49;
    const planar8_pack v110 = (v80 - (v86 * v108)) + (v92 * v109);
    C[5] = v110;
    const planar8_pack v111 = (v20 * v62) - v57;
    const planar8_pack v112 = (v20 * v60) - v53;
    const planar8_pack v113 = (v79 + (v85 * v111)) - (v91 * v112);
    C[6] = v113;
    const planar8_pack v114 = (v21 * v68) - v61;
    const planar8_pack v115 = (v21 * v72) - v65;
    const planar8_pack v116 = v78 + ((v74 * v114) - (v77 * v115));
    const planar8_pack v117 = (1.7 * v69) + (v22 * v77);
    const planar8_pack v118 = v117 + ((1.6 * v61) - (v21 * v67));
    const planar8_pack v119 = v118 + ((1.5 * v53) - (v20 * v59));
    const planar8_pack v120 = v119 + ((1.4 * v49) - (v19 * v48));
    const planar8_pack v121 = v120 + ((1.3 * v41) - (v18 * v40));
    const planar8_pack v122 = v121 + ((1.2 * v33) - (v17 * v31));
    const planar8_pack v123 = (1.7 * v75) + (v22 * v74);
    const planar8_pack v124 = v123 + ((1.6 * v65) - (v21 * v64));
    const planar8_pack v125 = v124 + ((1.5 * v57) - (v20 * v56));
    const planar8_pack v126 = v125 + ((1.4 * v45) - (v19 * v51));
    const planar8_pack v127 = v126 + ((1.3 * v37) - (v18 * v43));
    const planar8_pack v128 = v127 + ((1.2 * v28) - (v17 * v35));
    const planar8_pack v129 = ((v0_cosine[0] * v122) - (v0_sine[0] * v128)) - (v16 * v25);
    const planar8_pack v130 = (8.7 * v100) - v122;
    const planar8_pack v131 = (8.7 * v99) - v128;
    C[10] = ((v0_cosine[0] * v130) - (v0_sine[0] * v131)) - v101;
    const planar8_pack v132 = v121 + (7.499999999999999 * v103);
    const planar8_pack v133 = v127 + (7.499999999999999 * v102);
    C[11] = ((v0_sine[0] * v133) - (v0_cosine[0] * v132)) - v104;
    const planar8_pack v134 = v120 + (6.199999999999999 * v106);
    const planar8_pack v135 = v126 + (6.199999999999999 * v105);
    C[12] = ((v0_sine[0] * v135) - (v0_cosine[0] * v134)) - v107;
    const planar8_pack v136 = v119 + (4.8 * v109);
    const planar8_pack v137 = v125 + (4.8 * v108);
    C[13] = v110 + ((v0_sine[0] * v137) - (v0_cosine[0] * v136));
    const planar8_pack v138 = v118 + (3.3 * v112);
    const planar8_pack v139 = v124 + (3.3 * v111);
    C[14] = v113 + ((v0_sine[0] * v139) - (v0_cosine[0] * v138));
    const planar8_pack v140 = v117 + (1.7 * v114);
    const planar8_pack v141 = v123 + (1.7 * v115);
    C[15] = ((v0_sine[0] * v141) - (v0_cosine[0] * v140)) - v116;
    const planar8_pack v142 = v83 + ((v26 * v122) - (v30 * v128));
    C[18] = ((v26 * v130) - (v30 * v131)) - v101;
    C[19] = ((v30 * v133) - (v26 * v132)) - v104;
    C[20] = ((v30 * v135) - (v26 * v134)) - v107;
    C[21] = v110 + ((v30 * v137) - (v26 * v136));
    C[22] = v113 + ((v30 * v139) - (v26 * v138));
    C[23] = ((v30 * v141) - (v26 * v140)) - v116;
    const planar8_pack v143 = v82 + ((v36 * v121) - (v39 * v127));
    const planar8_pack v144 = (7.499999999999999 * v39) - v88;
    const planar8_pack v145 = (7.499999999999999 * v36) - v94;
    C[25] = ((v90 * v144) - (v96 * v145)) - v143;
    C[26] = ((v100 * v145) - (v99 * v144)) - v143;
    C[27] = ((v39 * v133) - (v36 * v132)) - v104;
    C[28] = ((v39 * v135) - (v36 * v134)) - v107;
    C[29] = v110 + ((v39 * v137) - (v36 * v136));
    C[30] = v113 + ((v39 * v139) - (v36 * v138));
    C[31] = ((v39 * v141) - (v36 * v140)) - v116;
    const planar8_pack v146 = v81 + ((v44 * v120) - (v47 * v126));
    const planar8_pack v147 = (6.199999999999999 * v47) - v87;
    const planar8_pack v148 = (6.199999999999999 * v44) - v93;
    C[33] = ((v90 * v147) - (v96 * v148)) - v146;
    C[34] = ((v100 * v148) - (v99 * v147)) - v146;
    C[35] = ((v102 * v147) - (v103 * v148)) - v146;
    C[36] = ((v47 * v135) - (v44 * v134)) - v107;
    C[37] = v110 + ((v47 * v137) - (v44 * v136));
    C[38] = v113 + ((v47 * v139) - (v44 * v138));
    C[39] = ((v47 * v141) - (v44 * v140)) - v116;
    const planar8_pack v149 = ((v54 * v119) - (v52 * v125)) - v80;
    const planar8_pack v150 = (4.8 * v52) - v86;
    const planar8_pack v151 = (4.8 * v54) - v92;
    C[41] = ((v90 * v150) - (v96 * v151)) - v149;
    C[42] = ((v100 * v151) - (v99 * v150)) - v149;
    C[43] = ((v102 * v150) - (v103 * v151)) - v149;
    C[44] = ((v105 * v150) - (v106 * v151)) - v149;
    C[45] = v110 + ((v52 * v137) - (v54 * v136));
    C[46] = v113 + ((v52 * v139) - (v54 * v138));
    C[47] = ((v52 * v141) - (v54 * v140)) - v116;
    const planar8_pack v152 = v79 + ((v60 * v124) - (v62 * v118));
    C[48] = v152;
    const planar8_pack v153 = v85 + (3.3 * v60);
    const planar8_pack v154 = v91 + (3.3 * v62);
    C[49] = v152 + ((v90 * v153) - (v96 * v154));
    C[50] = v152 + ((v100 * v154) - (v99 * v153));
    C[51] = v152 + ((v102 * v153) - (v103 * v154));
    C[52] = v152 + ((v105 * v153) - (v106 * v154));
    C[53] = v152 + ((v108 * v153) - (v109 * v154));
    C[54] = v113 + ((v60 * v139) - (v62 * v138));
    C[55] = ((v60 * v141) - (v62 * v140)) - v116;
    const planar8_pack v155 = ((v68 * v123) - (v72 * v117)) - v78;
    C[56] = v155;
    const planar8_pack v156 = v76 + v77;
    const planar8_pack v157 = v73 + v74;
    C[57] = v155 + ((v90 * v156) - (v96 * v157));
    C[58] = v155 + ((v100 * v157) - (v99 * v156));
    C[59] = v155 + ((v102 * v156) - (v103 * v157));
    C[60] = v155 + ((v105 * v156) - (v106 * v157));
    C[61] = v155 + ((v108 * v156) - (v109 * v157));
    C[62] = v155 + ((v111 * v156) - (v112 * v157));
    C[63] = ((v68 * v141) - (v72 * v140)) - v116;
    C[0] = -v84;
    C[1] = -v98;
    C[2] = -v101;
    C[3] = -v104;
    C[4] = -v107;
    C[7] = -v116;
    C[8] = -(v84 + v129);
    C[9] = -(v98 + v129);
    C[16] = -v142;
    C[17] = -((v97 + v142) + (8.7 * ((v26 * v96) - (v30 * v90))));
    C[24] = -v143;
    C[32] = -v146;
    C[40] = -v149;
}

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack C_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        planar8_pack_give(64U, count, first, lanes, C_pack, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack C_pack[64];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        planar8_pack_give(64U, count, first, lanes, C_pack, C);
    }
}

static PLANAR8_APART void planar8_pack_inverse_dynamics(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict tau)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8U] = {q[0], v0, v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8U];
    planar8_pack v7_cosine[8U];
    planar8_pack_sincos(8U, v7_angle, v7_sine, v7_cosine);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v25 = 0.97 * v7_cosine[1];
    const planar8_pack v26 = 0.97 * v7_sine[1];
    const planar8_pack v27 = 0.94 * v7_cosine[2];
    const planar8_pack v28 = 0.94 * v7_sine[2];
    const planar8_pack v29 = 0.91 * v7_cosine[3];
    const planar8_pack v30 = 0.91 * v7_sine[3];
    const planar8_pack v31 = 0.88 * v7_cosine[4];
    const planar8_pack v32 = 0.88 * v7_sine[4];
    const planar8_pack v33 = qd[0] * qd[0];
    const planar8_pack v34 = qd[0] + qd[1];
    const planar8_pack v35 = v34 * v34;
    const planar8_pack v36 = qd[2] + v34;
    const planar8_pack v37 = v36 * v36;
    const planar8_pack v38 = qd[3] + v36;
    const planar8_pack v39 = v38 * v38;
    const planar8_pack v40 = qd[4] + v38;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack v42 = 0.85 * v7_cosine[5];
    const planar8_pack v43 = qd[5] + v40;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = 0.82 * v7_cosine[6];
    const planar8_pack v46 = qd[6] + v43;
    const planar8_pack v47 = v46 * v46;
    const planar8_pack v48 = qd[7] + v46;
    const planar8_pack v49 = v48 * v48;
    const planar8_pack v50 = 0.85 * v7_sine[5];
    const planar8_pack v51 = 0.82 * v7_sine[6];
    const planar8_pack v52 = (v7_cosine[0] * v33) + (v7_sine[0] * qdd[0]);
    const planar8_pack v53 = 9.81 - ((v7_sine[0] * v33) - (v7_cosine[0] * qdd[0]));
    const planar8_pack v54 = qdd[0] + qdd[1];
    const planar8_pack v55 = v52 + ((v25 * v35) + (v26 * v54));
    const planar8_pack v56 = v53 - ((v26 * v35) - (v25 * v54));
    const planar8_pack v57 = qdd[2] + v54;
    const planar8_pack v58 = v55 + ((v27 * v37) + (v28 * v57));
    const planar8_pack v59 = v56 - ((v28 * v37) - (v27 * v57));
    const planar8_pack v60 = qdd[3] + v57;
    const planar8_pack v61 = v58 + ((v29 * v39) + (v30 * v60));
    const planar8_pack v62 = v59 - ((v30 * v39) - (v29 * v60));
    const planar8_pack v63 = qdd[4] + v60;
    const planar8_pack v64 = v61 + ((v31 * v41) + (v32 * v63));
    const planar8_pack v65 = v62 - ((v32 * v41) - (v31 * v63));
    const planar8_pack v66 = qdd[5] + v63;
    const planar8_pack v67 = v64 + ((v42 * v44) + (v50 * v66));
    const planar8_pack v68 = v65 - ((v44 * v50) - (v42 * v66));
    const planar8_pack v69 = qdd[6] + v66;
    const planar8_pack v70 = v67 + ((v45 * v47) + (v51 * v69));
    const planar8_pack v71 = v68 - ((v47 * v51) - (v45 * v69));
    const planar8_pack v72 = qdd[7] + v69;
    const planar8_pack v73 = (0.30326059166666663 * v72) + ((v24 * v71) + (v23 * v70));
    tau[7] = v73;
    const planar8_pack v74 = ((v24 * v49) + (v23 * v72)) + (2.42 * v70);
    const planar8_pack v75 = ((v23 * v49) - (v24 * v72)) - (2.42 * v71);
    const planar8_pack v76 = (1.5550000000000002 * v67) + v74;
    const planar8_pack v77 = (1.5550000000000002 * v68) - v75;
    const planar8_pack v78 = (0.17661706666666654 * v69) - (v73 - ((v45 * v75) - (v51 * v74)));
    tau[6] = -v78;
    const planar8_pack v79 = (1.455 * v64) + v76;
    const planar8_pack v80 = (1.455 * v65) + v77;
    const planar8_pack v81 = (0.17791562500000002 * v66) + (v78 - ((v42 * v77) + (v50 * v76)));
    tau[5] = -v81;
    const planar8_pack v82 = (1.3549999999999998 * v61) + v79;
    const planar8_pack v83 = (1.3549999999999998 * v62) + v80;
    const planar8_pack v84 = (0.17798293333333343 * v63) + (v81 - ((v31 * v80) + (v32 * v79)));
    tau[4] = -v84;
    const planar8_pack v85 = (1.255 * v58) + v82;
    const planar8_pack v86 = (1.255 * v59) + v83;
    const planar8_pack v87 = (0.17673034166666668 * v60) + (v84 - ((v29 * v83) + (v30 * v82)));
    tau[3] = -v87;
    const planar8_pack v88 = (1.1550000000000002 * v55) + v85;
    const planar8_pack v89 = (1.1550000000000002 * v56) + v86;
    const planar8_pack v90 = (0.1740691999999998 * v57) + (v87 - ((v27 * v86) + (v28 * v85)));
    tau[2] = -v90;
    const planar8_pack v91 = (0.16991085833333336 * v54) + (v90 - ((v25 * v89) + (v26 * v88)));
    tau[1] = -v91;
    const planar8_pack v92 = v91 - ((v7_cosine[0] * ((1.055 * v53) + v89)) + (v7_sine[0] * ((1.055 * v52) + v88)));
    tau[0] = -((0.16416666666666663 * qdd[0]) + v92);
}

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack tau_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        planar8_pack_give(8U, count, first, lanes, tau_pack, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack tau_pack[8];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        planar8_pack_give(8U, count, first, lanes, tau_pack, tau);
    }
}

static PLANAR8_APART void planar8_pack_forward_dynamics(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict tau, planar8_pack *restrict qdd)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8U] = {v6, v5, v4, v3, v2, v1, v0, q[0]};
    planar8_pack v7_sine[8U];
    planar8_pack v7_cosine[8U];
    planar8_pack_sincos(8U, v7_angle, v7_sine, v7_cosine);
    const planar8_pack v23 = 1.9928405358526773 * v7_sine[0];
    const planar8_pack v24 = 0.6043499999999999 * v7_sine[0];
    const planar8_pack v25 = (v24 * v23) - 2.42;
    const planar8_pack v26 = 0.82 * v7_sine[1];
    const planar8_pack v27 = 1.9928405358526773 * v7_cosine[0];
    const planar8_pack v28 = v24 * v27;
    const planar8_pack v29 = 0.82 * v7_cosine[1];
    const planar8_pack v30 = (v29 * v28) + (v26 * v25);
    const planar8_pack v31 = 0.6043499999999999 * v7_cosine[0];
    const planar8_pack v32 = (v31 * v27) - 2.42;
    const planar8_pack v33 = (v29 * v32) + (v26 * v28);
    const planar8_pack v34 = 1.0 / (0.17661706666666654 + ((v29 * v33) + (v26 * v30)));
    const planar8_pack v35 = v30 * v34;
    const planar8_pack v36 = (v25 - (v30 * v35)) - 1.5550000000000002;
    const planar8_pack v37 = 0.85 * v7_sine[2];
    const planar8_pack v38 = v33 * v34;
    const planar8_pack v39 = v28 - (v30 * v38);
    const planar8_pack v40 = 0.85 * v7_cosine[2];
    const planar8_pack v41 = (v40 * v39) + (v37 * v36);
    const planar8_pack v42 = (v32 - (v33 * v38)) - 1.5550000000000002;
    const planar8_pack v43 = (v40 * v42) + (v37 * v39);
    const planar8_pack v44 = 1.0 / (0.17791562500000002 + ((v40 * v43) + (v37 * v41)));
    const planar8_pack v45 = v41 * v44;
    const planar8_pack v46 = (v36 - (v41 * v45)) - 1.455;
    const planar8_pack v47 = 0.88 * v7_sine[3];
    const planar8_pack v48 = v43 * v44;
    const planar8_pack v49 = v39 - (v41 * v48);
    const planar8_pack v50 = 0.88 * v7_cosine[3];
    const planar8_pack v51 = (v50 * v49) + (v47 * v46);
    const planar8_pack v52 = (v42 - (v43 * v48)) - 1.455;
    const planar8_pack v53 = (v50 * v52) + (v47 * v49);
    const planar8_pack v54 = 1.0 / (0.17798293333333343 + ((v50 * v53) + (v47 * v51)));
    const planar8_pack v55 = v51 * v54;
    const planar8_pack v56 = (v46 - (v51 * v55)) - 1.3549999999999998;
    const planar8_pack v57 = 0.91 * v7_sine[4];
    const planar8_pack v58 = v53 * v54;
    const planar8_pack v59 = v49 - (v51 * v58);
    const planar8_pack v60 = 0.91 * v7_cosine[4];
    const planar8_pack v61 = (v60 * v59) + (v57 * v56);
    const planar8_pack v62 = (v52 - (v53 * v58)) - 1.3549999999999998;
    const planar8_pack v63 = (v60 * v62) + (v57 * v59);
    const planar8_pack v64 = 1.0 / (0.17673034166666668 + ((v60 * v63) + (v57 * v61)));
    const planar8_pack v65 = v61 * v64;
    const planar8_pack v66 = (v56 - (v61 * v65)) - 1.255;
    const planar8_pack v67 = 0.94 * v7_sine[5];
    const planar8_pack v68 = v63 * v64;
    const planar8_pack v69 = v59 - (v61 * v68);
    const planar8_pack v70 = 0.94 * v7_cosine[5];
    const planar8_pack v71 = (v70 * v69) + (v67 * v66);
    const planar8_pack v72 = (v62 - (v63 * v68)) - 1.255;
    const planar8_pack v73 = (v70 * v72) + (v67 * v69);
    const planar8_pack v74 = 1.0 / (0.1740691999999998 + ((v70 * v73) + (v67 * v71)));
    const planar8_pack v75 = v71 * v74;
    const planar8_pack v76 = (v66 - (v71 * v75)) - 1.1550000000000002;
    const planar8_pack v77 = 0.97 * v7_sine[6];
    const planar8_pack v78 = v73 * v74;
    const planar8_pack v79 = v69 - (v71 * v78);
    const planar8_pack v80 = 0.97 * v7_cosine[6];
    const planar8_pack v81 = (v80 * v79) + (v77 * v76);
    const planar8_pack v82 = (v72 - (v73 * v78)) - 1.1550000000000002;
    const planar8_pack v83 = (v80 * v82) + (v77 * v79);
    const planar8_pack v84 = 1.0 / (0.16991085833333336 + ((v80 * v83) + (v77 * v81)));
    const planar8_pack v85 = v83 * v84;
    const planar8_pack v86 = v7_cosine[7] * v85;
    const planar8_pack v87 = v79 - (v81 * v85);
    const planar8_pack v88 = 1.055 * v7_cosine[7];
    const planar8_pack v89 = v7_sine[7] * (v81 * v84);
    const planar8_pack v90 = v7_sine[7] * (((v7_cosine[7] * v87) - (v81 * v89)) + (v7_sine[7] * (v76 - 1.055)));
    const planar8_pack v91 = v90 + (v7_cosine[7] * ((((v7_sine[7] * v87) + (v7_cosine[7] * v82)) - v88) - (v83 * v86)));
    const planar8_pack v92 = v89 + v86;
    const planar8_pack v93 = qd[0] + qd[1];
    const planar8_pack v94 = v93 * v93;
    const planar8_pack v95 = qd[0] * qd[0];
    const planar8_pack v96 = (v7_cosine[7] * v95) + (v80 * v94);
    const planar8_pack v97 = qd[2] + v93;
    const planar8_pack v98 = v97 * v97;
    const planar8_pack v99 = v96 + (v70 * v98);
    const planar8_pack v100 = qd[3] + v97;
    const planar8_pack v101 = v100 * v100;
    const planar8_pack v102 = v99 + (v60 * v101);
    const planar8_pack v103 = qd[4] + v100;
    const planar8_pack v104 = v103 * v103;
    const planar8_pack v105 = v102 + (v50 * v104);
    const planar8_pack v106 = qd[5] + v103;
    const planar8_pack v107 = v106 * v106;
    const planar8_pack v108 = v105 + (v40 * v107);
    const planar8_pack v109 = qd[6] + v106;
    const planar8_pack v110 = v109 * v109;
    const planar8_pack v111 = v108 + (v29 * v110);
    const planar8_pack v112 = v7_sine[7] * v95;
    const planar8_pack v113 = v112 - 9.81;
    const planar8_pack v114 = v113 + (v77 * v94);
    const planar8_pack v115 = v114 + (v67 * v98);
    const planar8_pack v116 = v115 + (v57 * v101);
    const planar8_pack v117 = v116 + (v47 * v104);
    const planar8_pack v118 = v117 + (v107 * v37);
    const planar8_pack v119 = v118 + (v110 * v26);
    const planar8_pack v120 = tau[7] + ((v31 * v119) - (v24 * v111));
    const planar8_pack v121 = qd[7] + v109;
    const planar8_pack v122 = v121 * v121;
    const planar8_pack v123 = (v31 * v122) + ((2.42 * v111) + (v23 * v120));
    const planar8_pack v124 = (v24 * v122) + ((2.42 * v119) - (v27 * v120));
    const planar8_pack v125 = (tau[6] + ((v29 * v124) - (v26 * v123))) - tau[7];
    const planar8_pack v126 = ((1.5550000000000002 * v108) + v123) + (v35 * v125);
    const planar8_pack v127 = ((1.5550000000000002 * v118) + v124) - (v38 * v125);
    const planar8_pack v128 = (tau[5] + ((v40 * v127) - (v37 * v126))) - tau[6];
    const planar8_pack v129 = ((1.455 * v105) + v126) + (v45 * v128);
    const planar8_pack v130 = ((1.455 * v117) + v127) - (v48 * v128);
    const planar8_pack v131 = (tau[4] + ((v50 * v130) - (v47 * v129))) - tau[5];
    const planar8_pack v132 = ((1.3549999999999998 * v102) + v129) + (v55 * v131);
    const planar8_pack v133 = ((1.3549999999999998 * v116) + v130) - (v58 * v131);
    const planar8_pack v134 = (tau[3] + ((v60 * v133) - (v57 * v132))) - tau[4];
    const planar8_pack v135 = ((1.255 * v99) + v132) + (v65 * v134);
    const planar8_pack v136 = ((1.255 * v115) + v133) - (v68 * v134);
    const planar8_pack v137 = (tau[2] + ((v70 * v136) - (v67 * v135))) - tau[3];
    const planar8_pack v138 = ((1.1550000000000002 * v96) + v135) + (v75 * v137);
    const planar8_pack v139 = ((1.1550000000000002 * v114) + v136) - (v78 * v137);
    const planar8_pack v140 = (tau[1] + ((v80 * v139) - (v77 * v138))) - tau[2];
    const planar8_pack v141 = (tau[1] + (((v7_sine[7] * v138) - (v7_cosine[7] * v139)) - tau[0])) + (v140 * v92);
    const planar8_pack v142 = (1.0 / (0.16416666666666663 + v91)) * (v141 - (v88 * (v113 - v112)));
    qdd[0] = v142;
    const planar8_pack v143 = (v84 * v140) + (v92 * v142);
    qdd[1] = -(v142 + v143);
    const planar8_pack v144 = (v7_cosine[7] * v142) - (v80 * v143);
    const planar8_pack v145 = (v7_sine[7] * v142) - (v77 * v143);
    const planar8_pack v146 = ((v74 * v137) + (v75 * v145)) + (v78 * v144);
    qdd[2] = v143 - v146;
    const planar8_pack v147 = (v70 * v146) - v144;
    const planar8_pack v148 = (v67 * v146) - v145;
    const planar8_pack v149 = ((v64 * v134) - (v65 * v148)) - (v68 * v147);
    qdd[3] = v146 - v149;
    const planar8_pack v150 = v147 + (v60 * v149);
    const planar8_pack v151 = v148 + (v57 * v149);
    const planar8_pack v152 = ((v54 * v131) - (v55 * v151)) - (v58 * v150);
    qdd[4] = v149 - v152;
    const planar8_pack v153 = v150 + (v50 * v152);
    const planar8_pack v154 = v151 + (v47 * v152);
    const planar8_pack v155 = ((v44 * v128) - (v45 * v154)) - (v48 * v153);
    qdd[5] = v152 - v155;
    const planar8_pack v156 = v153 + (v40 * v155);
    const planar8_pack v157 = v154 + (v37 * v155);
    const planar8_pack v158 = ((v34 * v125) - (v35 * v157)) - (v38 * v156);
    qdd[6] = v155 - v158;
    const planar8_pack v159 = v158 + (((3.2974940611444983 * v120) + (v23 * v157)) + (v27 * v156));
    qdd[7] = v159 + (v158 * ((v29 * v27) + (v26 * v23)));
}

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack tau_pack[8];
        planar8_pack qdd_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, tau, tau_pack);
        planar8_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        planar8_pack_give(8U, count, first, lanes, qdd_pack, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack tau_pack[8];
        planar8_pack qdd_pack[8];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, tau, tau_pack);
        planar8_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        planar8_pack_give(8U, count, first, lanes, qdd_pack, qdd);
    }
}

static PLANAR8_APART void planar8_pack_kinetic_energy(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict T)
{
    (void)prepared;
    const planar8_pack v0_angle[7U] = {q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[7U];
    planar8_pack v0_cosine[7U];
    planar8_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v14 = qd[0] + qd[1];
    const planar8_pack v15 = qd[0] * v0_cosine[0];
    const planar8_pack v16 = v15 + (0.97 * v14);
    const planar8_pack v17 = qd[0] * v0_sine[0];
    const planar8_pack v18 = (v0_sine[1] * v17) - (v0_cosine[1] * v16);
    const planar8_pack v19 = qd[2] + v14;
    const planar8_pack v20 = (0.94 * v19) - v18;
    const planar8_pack v21 = (v0_sine[1] * v16) + (v0_cosine[1] * v17);
    const planar8_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const planar8_pack v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const planar8_pack v24 = qd[3] + v19;
    const planar8_pack v25 = v23 + (0.91 * v24);
    const planar8_pack v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const planar8_pack v27 = qd[4] + v24;
    const planar8_pack v28 = v26 + (0.88 * v27);
    const planar8_pack v29 = (v0_cosine[3] * v22) + (v0_sine[3] * v25);
    const planar8_pack v30 = (v0_cosine[4] * v29) + (v0_sine[4] * v28);
    const planar8_pack v31 = (v0_cosine[4] * v28) - (v0_sine[4] * v29);
    const planar8_pack v32 = qd[5] + v27;
    const planar8_pack v33 = v31 + (0.85 * v32);
    const planar8_pack v34 = (v0_cosine[5] * v33) - (v0_sine[5] * v30);
    const planar8_pack v35 = qd[6] + v32;
    const planar8_pack v36 = v34 + (0.82 * v35);
    const planar8_pack v37 = (v0_cosine[5] * v30) + (v0_sine[5] * v33);
    const planar8_pack v38 = (v0_sine[6] * v37) - (v0_cosine[6] * v36);
    const planar8_pack v39 = qd[7] + v35;
    const planar8_pack v40 = (v0_cosine[6] * v37) + (v0_sine[6] * v36);
    const planar8_pack v41 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const planar8_pack v42 = (v41 + (v40 * (0.85 * v40))) + (v38 * ((0.85 * v38) - (0.6043499999999999 * v39)));
    const planar8_pack v43 = (v42 + (v39 * (0.15163029583333332 * v39))) + (v14 * ((0.14791732083333334 * v14) + (0.48015 * v15)));
    const planar8_pack v44 = v43 + (v19 * ((0.1515374 * v19) - (0.5075999999999999 * v18)));
    const planar8_pack v45 = v44 + (v24 * ((0.15385407916666666 * v24) + (0.53235 * v23)));
    const planar8_pack v46 = v45 + (v27 * ((0.15494453333333333 * v27) + (0.5544 * v26)));
    const planar8_pack v47 = v46 + (v32 * ((0.1548859375 * v32) + (0.57375 * v31)));
    const planar8_pack v48 = v47 + (0.6 * ((v18 * v18) + (v21 * v21)));
    const planar8_pack v49 = v48 + (0.65 * ((v23 * v23) + (v22 * v22)));
    const planar8_pack v50 = v49 + (0.7 * ((v26 * v26) + (v29 * v29)));
    const planar8_pack v51 = v50 + (0.75 * ((v31 * v31) + (v30 * v30)));
    const planar8_pack v52 = v51 + (v35 * ((0.15375546666666667 * v35) + (0.5904 * v34)));
    *T = v52 + (0.8 * ((v34 * v34) + (v37 * v37)));
}

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack T_pack[1];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        planar8_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack T_pack[1];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        planar8_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PLANAR8_APART void planar8_pack_potential_energy(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict V)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[7], q[6], q[5], q[4], q[3], q[2], q[1], q[0]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = 0.6043499999999999 * v0_sine[0];
    const planar8_pack v17 = 1.9844 + (0.6043499999999999 * v0_cosine[0]);
    const planar8_pack v18 = (v0_sine[1] * v17) + (v0_cosine[1] * v16);
    const planar8_pack v19 = 3.3787499999999997 + ((v0_cosine[1] * v17) - (v0_sine[1] * v16));
    const planar8_pack v20 = (v0_sine[2] * v19) + (v0_cosine[2] * v18);
    const planar8_pack v21 = 4.7784 + ((v0_cosine[2] * v19) - (v0_sine[2] * v18));
    const planar8_pack v22 = (v0_sine[3] * v21) + (v0_cosine[3] * v20);
    const planar8_pack v23 = 6.17435 + ((v0_cosine[3] * v21) - (v0_sine[3] * v20));
    const planar8_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    const planar8_pack v25 = 7.557599999999999 + ((v0_cosine[4] * v23) - (v0_sine[4] * v22));
    const planar8_pack v26 = (v0_sine[5] * v25) + (v0_cosine[5] * v24);
    const planar8_pack v27 = 8.919149999999998 + ((v0_cosine[5] * v25) - (v0_sine[5] * v24));
    const planar8_pack v28 = v0_sine[7] * (10.249999999999998 + ((v0_cosine[6] * v27) - (v0_sine[6] * v26)));
    *V = 9.81 * (v28 + (v0_cosine[7] * ((v0_sine[6] * v27) + (v0_cosine[6] * v26))));
}

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack V_pack[1];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_potential_energy(prepared_pack, q_pack, V_pack);
        planar8_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack V_pack[1];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_potential_energy(prepared_pack, q_pack, V_pack);
        planar8_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PLANAR8_APART void planar8_pack_position_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict x)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    x[2] = planar8_pack_splat(0.0);
    const planar8_pack v17 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v18 = (v16 * v0_sine[2]) + (v0_cosine[2] * v17);
    const planar8_pack v19 = (v0_sine[2] * v17) - (v16 * v0_cosine[2]);
    const planar8_pack v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) + (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_sine[4] * v20) - (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[5] * v23) - (v0_cosine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v22) + (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[6] * v25) + (v0_cosine[6] * v24);
    const planar8_pack v27 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v28 = (v0_sine[6] * v24) - (v0_cosine[6] * v25);
    const planar8_pack v29 = 0.79 * v0_sine[7];
    const planar8_pack v30 = (((v0_cosine[0] - (0.97 * v17)) - (0.94 * v18)) + (0.91 * v20)) + (0.88 * v22);
    x[0] = ((v30 - (0.85 * v24)) - (v26 * v27)) + (v28 * v29);
    const planar8_pack v31 = (((v0_sine[0] + (0.97 * v16)) - (0.94 * v19)) - (0.91 * v21)) + (0.88 * v23);
    x[1] = ((v31 + (0.85 * v25)) - (v27 * v28)) - (v26 * v29);
}

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack x_pack[3];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_position_tip(prepared_pack, q_pack, x_pack);
        planar8_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack x_pack[3];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_position_tip(prepared_pack, q_pack, x_pack);
        planar8_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static PLANAR8_APART void planar8_pack_rotation_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict R)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v17 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const planar8_pack v18 = (v17 * v0_sine[2]) + (v16 * v0_cosine[2]);
    const planar8_pack v19 = (v17 * v0_cosine[2]) - (v16 * v0_sine[2]);
    const planar8_pack v20 = (v19 * v0_cosine[3]) - (v18 * v0_sine[3]);
    const planar8_pack v21 = (v18 * v0_cosine[3]) + (v19 * v0_sine[3]);
    const planar8_pack v22 = (v21 * v0_cosine[4]) + (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) - (v21 * v0_sine[4]);
    const planar8_pack v24 = (v0_cosine[5] * v23) - (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) + (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v25) + (v0_sine[6] * v24);
    const planar8_pack v27 = (v0_cosine[6] * v24) - (v0_sine[6] * v25);
    const planar8_pack v28 = (v0_cosine[7] * v27) - (v0_sine[7] * v26);
    R[0] = v28;
    R[4] = v28;
    const planar8_pack v29 = (v0_cosine[7] * v26) + (v0_sine[7] * v27);
    R[3] = v29;
    R[1] = -v29;
    R[2] = planar8_pack_splat(0.0);
    R[5] = planar8_pack_splat(0.0);
    R[6] = planar8_pack_splat(0.0);
    R[7] = planar8_pack_splat(0.0);
    R[8] = planar8_pack_splat(1.0);
}

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack R_pack[9];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        planar8_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack R_pack[9];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        planar8_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PLANAR8_APART void planar8_pack_jacobian_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict J)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const planar8_pack v17 = 0.97 * v16;
    J[40] = planar8_pack_splat(1.0);
    J[41] = planar8_pack_splat(1.0);
    J[42] = planar8_pack_splat(1.0);
    J[43] = planar8_pack_splat(1.0);
    J[44] = planar8_pack_splat(1.0);
    J[45] = planar8_pack_splat(1.0);
    J[46] = planar8_pack_splat(1.0);
    J[47] = planar8_pack_splat(1.0);
    J[16] = planar8_pack_splat(0.0);
    J[17] = planar8_pack_splat(0.0);
    J[18] = planar8_pack_splat(0.0);
    J[19] = planar8_pack_splat(0.0);
    J[20] = planar8_pack_splat(0.0);
    J[21] = planar8_pack_splat(0.0);
    J[22] = planar8_pack_splat(0.0);
    J[23] = planar8_pack_splat(0.0);
    J[24] = planar8_pack_splat(0.0);
    J[25] = planar8_pack_splat(0.0);
    J[26] = planar8_pack_splat(0.0);
    J[27] = planar8_pack_splat(0.0);
    J[28] = planar8_pack_splat(0.0);
    J[29] = planar8_pack_splat(0.0);
    J[30] = planar8_pack_splat(0.0);
    J[31] = planar8_pack_splat(0.0);
    J[32] = planar8_pack_splat(0.0);
    J[33] = planar8_pack_splat(0.0);
    J[34] = planar8_pack_splat(0.0);
    J[35] = planar8_pack_splat(0.0);
    J[36] = planar8_pack_splat(0.0);
    J[37] = planar8_pack_splat(0.0);
    J[38] = planar8_pack_splat(0.0);
    J[39] = planar8_pack_splat(0.0);
    const planar8_pack v18 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v19 = (v16 * v0_sine[2]) + (v0_cosine[2] * v18);
    const planar8_pack v20 = (v0_sine[2] * v18) - (v16 * v0_cosine[2]);
    const planar8_pack v21 = (v0_sine[3] * v20) - (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[3] * v19) + (v0_cosine[3] * v20);
    const planar8_pack v23 = (v0_sine[4] * v22) + (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[4] * v21) - (v0_cosine[4] * v22);
    const planar8_pack v25 = (v0_sine[5] * v24) - (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[5] * v23) + (v0_cosine[5] * v24);
    const planar8_pack v27 = (v0_sine[6] * v26) + (v0_cosine[6] * v25);
    const planar8_pack v28 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v29 = (v0_sine[6] * v25) - (v0_cosine[6] * v26);
    const planar8_pack v30 = 0.79 * v0_sine[7];
    const planar8_pack v31 = 0.97 * v18;
    const planar8_pack v32 = 0.91 * v21;
    const planar8_pack v33 = 0.91 * v22;
    const planar8_pack v34 = v17 - (0.94 * v20);
    const planar8_pack v35 = v33 - (0.88 * v24);
    const planar8_pack v36 = ((0.85 * v26) + v34) - v35;
    const planar8_pack v37 = (v27 * v30) + ((v28 * v29) - v36);
    J[1] = v37;
    J[0] = v37 - v0_sine[0];
    J[2] = v17 + v37;
    const planar8_pack v38 = v34 + v37;
    J[3] = v38;
    J[4] = v38 - v33;
    J[5] = v38 - v35;
    const planar8_pack v39 = v36 + v37;
    J[6] = v39;
    J[7] = v39 - (0.82 * v29);
    const planar8_pack v40 = v31 + (0.94 * v19);
    const planar8_pack v41 = v32 + (0.88 * v23);
    const planar8_pack v42 = ((0.85 * v25) + v40) - v41;
    const planar8_pack v43 = ((v29 * v30) - (v27 * v28)) - v42;
    J[9] = v43;
    J[8] = v0_cosine[0] + v43;
    J[10] = v31 + v43;
    const planar8_pack v44 = v40 + v43;
    J[11] = v44;
    J[12] = v44 - v32;
    J[13] = v44 - v41;
    const planar8_pack v45 = v42 + v43;
    J[14] = v45;
    J[15] = v45 + (0.82 * v27);
}

void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack J_pack[48];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        planar8_pack_give(48U, count, first, lanes, J_pack, J);
    }
}

void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack J_pack[48];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        planar8_pack_give(48U, count, first, lanes, J_pack, J);
    }
}

static PLANAR8_APART void planar8_pack_influence_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict G, planar8_pack *restrict H)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const planar8_pack v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v17 * v0_sine[2]) + (v0_cosine[2] * v16);
    const planar8_pack v19 = (v0_sine[2] * v16) - (v17 * v0_cosine[2]);
    const planar8_pack v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) + (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_sine[4] * v20) - (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[5] * v23) - (v0_cosine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v22) + (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[6] * v25) + (v0_cosine[6] * v24);
    const planar8_pack v27 = 0.79 * v0_sine[7];
    const planar8_pack v28 = (v0_sine[6] * v24) - (v0_cosine[6] * v25);
    const planar8_pack v29 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v30 = 0.97 * v17;
    const planar8_pack v31 = v30 - (0.94 * v19);
    const planar8_pack v32 = 0.91 * v21;
    const planar8_pack v33 = v32 - (0.88 * v23);
    const planar8_pack v34 = v33 - ((0.85 * v25) + v31);
    const planar8_pack v35 = ((v0_sine[1] - (v29 * v28)) - v34) - (v26 * v27);
    const planar8_pack v36 = -v35;
    G[0] = v36;
    H[64] = v36;
    const planar8_pack v37 = v0_sine[1] - v35;
    G[1] = v37;
    H[65] = v37;
    H[72] = v37;
    H[73] = v37;
    const planar8_pack v38 = v30 + v37;
    G[2] = v38;
    H[66] = v38;
    H[74] = v38;
    H[80] = v38;
    H[81] = v38;
    H[82] = v38;
    const planar8_pack v39 = v31 + v37;
    G[3] = v39;
    H[67] = v39;
    H[75] = v39;
    H[83] = v39;
    H[88] = v39;
    H[89] = v39;
    H[90] = v39;
    H[91] = v39;
    const planar8_pack v40 = v39 - v32;
    G[4] = v40;
    H[68] = v40;
    H[76] = v40;
    H[84] = v40;
    H[92] = v40;
    H[96] = v40;
    H[97] = v40;
    H[98] = v40;
    H[99] = v40;
    H[100] = v40;
    const planar8_pack v41 = v39 - v33;
    G[5] = v41;
    H[69] = v41;
    H[77] = v41;
    H[85] = v41;
    H[93] = v41;
    H[101] = v41;
    H[104] = v41;
    H[105] = v41;
    H[106] = v41;
    H[107] = v41;
    H[108] = v41;
    H[109] = v41;
    const planar8_pack v42 = v37 - v34;
    G[6] = v42;
    H[70] = v42;
    H[78] = v42;
    H[86] = v42;
    H[94] = v42;
    H[102] = v42;
    H[110] = v42;
    H[112] = v42;
    H[113] = v42;
    H[114] = v42;
    H[115] = v42;
    H[116] = v42;
    H[117] = v42;
    H[118] = v42;
    const planar8_pack v43 = v42 - (0.82 * v28);
    G[7] = v43;
    H[71] = v43;
    H[79] = v43;
    H[87] = v43;
    H[95] = v43;
    H[103] = v43;
    H[111] = v43;
    H[119] = v43;
    H[120] = v43;
    H[121] = v43;
    H[122] = v43;
    H[123] = v43;
    H[124] = v43;
    H[125] = v43;
    H[126] = v43;
    H[127] = v43;
    const planar8_pack v44 = 0.97 * v16;
    const planar8_pack v45 = v44 + (0.94 * v18);
    const planar8_pack v46 = 0.91 * v20;
    const planar8_pack v47 = v46 + (0.88 * v22);
    const planar8_pack v48 = v47 - ((0.85 * v24) + v45);
    const planar8_pack v49 = (v28 * v27) + (v48 + (v0_cosine[1] - (v26 * v29)));
    G[8] = v49;
    const planar8_pack v50 = v0_cosine[1] - v49;
    H[1] = v50;
    H[8] = v50;
    H[9] = v50;
    G[9] = -v50;
    const planar8_pack v51 = v50 - v44;
    H[2] = v51;
    H[10] = v51;
    H[16] = v51;
    H[17] = v51;
    H[18] = v51;
    G[10] = -v51;
    const planar8_pack v52 = v50 - v45;
    H[3] = v52;
    H[11] = v52;
    H[19] = v52;
    H[24] = v52;
    H[25] = v52;
    H[26] = v52;
    H[27] = v52;
    G[11] = -v52;
    const planar8_pack v53 = v46 + v52;
    H[4] = v53;
    H[12] = v53;
    H[20] = v53;
    H[28] = v53;
    H[32] = v53;
    H[33] = v53;
    H[34] = v53;
    H[35] = v53;
    H[36] = v53;
    G[12] = -v53;
    const planar8_pack v54 = v47 + v52;
    H[5] = v54;
    H[13] = v54;
    H[21] = v54;
    H[29] = v54;
    H[37] = v54;
    H[40] = v54;
    H[41] = v54;
    H[42] = v54;
    H[43] = v54;
    H[44] = v54;
    H[45] = v54;
    G[13] = -v54;
    const planar8_pack v55 = v48 + v50;
    H[6] = v55;
    H[14] = v55;
    H[22] = v55;
    H[30] = v55;
    H[38] = v55;
    H[46] = v55;
    H[48] = v55;
    H[49] = v55;
    H[50] = v55;
    H[51] = v55;
    H[52] = v55;
    H[53] = v55;
    H[54] = v55;
    G[14] = -v55;
    const planar8_pack v56 = v55 - (0.82 * v26);
    H[7] = v56;
    H[15] = v56;
    H[23] = v56;
    H[31] = v56;
    H[39] = v56;
    H[47] = v56;
    H[55] = v56;
    H[56] = v56;
    H[57] = v56;
    H[58] = v56;
    H[59] = v56;
    H[60] = v56;
    H[61] = v56;
    H[62] = v56;
    H[63] = v56;
    G[15] = -v56;
    G[16] = planar8_pack_splat(0.0);
    G[17] = planar8_pack_splat(0.0);
    G[18] = planar8_pack_splat(0.0);
    G[19] = planar8_pack_splat(0.0);
    G[20] = planar8_pack_splat(0.0);
    G[21] = planar8_pack_splat(0.0);
    G[22] = planar8_pack_splat(0.0);
    G[23] = planar8_pack_splat(0.0);
    H[128] = planar8_pack_splat(0.0);
    H[129] = planar8_pack_splat(0.0);
    H[130] = planar8_pack_splat(0.0);
    H[131] = planar8_pack_splat(0.0);
    H[132] = planar8_pack_splat(0.0);
    H[133] = planar8_pack_splat(0.0);
    H[134] = planar8_pack_splat(0.0);
    H[135] = planar8_pack_splat(0.0);
    H[136] = planar8_pack_splat(0.0);
    H[137] = planar8_pack_splat(0.0);
    H[138] = planar8_pack_splat(0.0);
    H[139] = planar8_pack_splat(0.0);
    H[140] = planar8_pack_splat(0.0);
    H[141] = planar8_pack_splat(0.0);
    H[142] = planar8_pack_splat(0.0);
    H[143] = planar8_pack_splat(0.0);
    H[144] = planar8_pack_splat(0.0);
    H[145] = planar8_pack_splat(0.0);
    H[146] = planar8_pack_splat(0.0);
    H[147] = planar8_pack_splat(0.0);
    H[148] = planar8_pack_splat(0.0);
    H[149] = planar8_pack_splat(0.0);
    H[150] = planar8_pack_splat(0.0);
    H[151] = planar8_pack_splat(0.0);
    H[152] = planar8_pack_splat(0.0);
    H[153] = planar8_pack_splat(0.0);
    H[154] = planar8_pack_splat(0.0);
    H[155] = planar8_pack_splat(0.0);
    H[156] = planar8_pack_splat(0.0);
    H[157] = planar8_pack_splat(0.0);
    H[158] = planar8_pack_splat(0.0);
    H[159] = planar8_pack_splat(0.0);
    H[160] = planar8_pack_splat(0.0);
    H[161] = planar8_pack_splat(0.0);
    H[162] = planar8_pack_splat(0.0);
    H[163] = planar8_pack_splat(0.0);
    H[164] = planar8_pack_splat(0.0);
    H[165] = planar8_pack_splat(0.0);
    H[166] = planar8_pack_splat(0.0);
    H[167] = planar8_pack_splat(0.0);
    H[168] = planar8_pack_splat(0.0);
    H[169] = planar8_pack_splat(0.0);
    H[170] = planar8_pack_splat(0.0);
    H[171] = planar8_pack_splat(0.0);
    H[172] = planar8_pack_splat(0.0);
    H[173] = planar8_pack_splat(0.0);
    H[174] = planar8_pack_splat(0.0);
    H[175] = planar8_pack_splat(0.0);
    H[176] = planar8_pack_splat(0.0);
    H[177] = planar8_pack_splat(0.0);
    H[178] = planar8_pack_splat(0.0);
    H[179] = planar8_pack_splat(0.0);
    H[180] = planar8_pack_splat(0.0);
    H[181] = planar8_pack_splat(0.0);
    H[182] = planar8_pack_splat(0.0);
    H[183] = planar8_pack_splat(0.0);
    H[184] = planar8_pack_splat(0.0);
    H[185] = planar8_pack_splat(0.0);
    H[186] = planar8_pack_splat(0.0);
    H[187] = planar8_pack_splat(0.0);
    H[188] = planar8_pack_splat(0.0);
    H[189] = planar8_pack_splat(0.0);
    H[190] = planar8_pack_splat(0.0);
    H[191] = planar8_pack_splat(0.0);
    H[0] = -v49;
}

void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

static PLANAR8_APART void planar8_pack_influence_rotational_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict G, planar8_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[16] = planar8_pack_splat(1.0);
    G[17] = planar8_pack_splat(1.0);
    G[18] = planar8_pack_splat(1.0);
    G[19] = planar8_pack_splat(1.0);
    G[20] = planar8_pack_splat(1.0);
    G[21] = planar8_pack_splat(1.0);
    G[22] = planar8_pack_splat(1.0);
    G[23] = planar8_pack_splat(1.0);
    G[0] = planar8_pack_splat(0.0);
    G[1] = planar8_pack_splat(0.0);
    G[2] = planar8_pack_splat(0.0);
    G[3] = planar8_pack_splat(0.0);
    G[4] = planar8_pack_splat(0.0);
    G[5] = planar8_pack_splat(0.0);
    G[6] = planar8_pack_splat(0.0);
    G[7] = planar8_pack_splat(0.0);
    G[8] = planar8_pack_splat(0.0);
    G[9] = planar8_pack_splat(0.0);
    G[10] = planar8_pack_splat(0.0);
    G[11] = planar8_pack_splat(0.0);
    G[12] = planar8_pack_splat(0.0);
    G[13] = planar8_pack_splat(0.0);
    G[14] = planar8_pack_splat(0.0);
    G[15] = planar8_pack_splat(0.0);
    H[0] = planar8_pack_splat(0.0);
    H[1] = planar8_pack_splat(0.0);
    H[2] = planar8_pack_splat(0.0);
    H[3] = planar8_pack_splat(0.0);
    H[4] = planar8_pack_splat(0.0);
    H[5] = planar8_pack_splat(0.0);
    H[6] = planar8_pack_splat(0.0);
    H[7] = planar8_pack_splat(0.0);
    H[8] = planar8_pack_splat(0.0);
    H[9] = planar8_pack_splat(0.0);
    H[10] = planar8_pack_splat(0.0);
    H[11] = planar8_pack_splat(0.0);
    H[12] = planar8_pack_splat(0.0);
    H[13] = planar8_pack_splat(0.0);
    H[14] = planar8_pack_splat(0.0);
    H[15] = planar8_pack_splat(0.0);
    H[16] = planar8_pack_splat(0.0);
    H[17] = planar8_pack_splat(0.0);
    H[18] = planar8_pack_splat(0.0);
    H[19] = planar8_pack_splat(0.0);
    H[20] = planar8_pack_splat(0.0);
    H[21] = planar8_pack_splat(0.0);
    H[22] = planar8_pack_splat(0.0);
    H[23] = planar8_pack_splat(0.0);
    H[24] = planar8_pack_splat(0.0);
    H[25] = planar8_pack_splat(0.0);
    H[26] = planar8_pack_splat(0.0);
    H[27] = planar8_pack_splat(0.0);
    H[28] = planar8_pack_splat(0.0);
    H[29] = planar8_pack_splat(0.0);
    H[30] = planar8_pack_splat(0.0);
    H[31] = planar8_pack_splat(0.0);
    H[32] = planar8_pack_splat(0.0);
    H[33] = planar8_pack_splat(0.0);
    H[34] = planar8_pack_splat(0.0);
    H[35] = planar8_pack_splat(0.0);
    H[36] = planar8_pack_splat(0.0);
    H[37] = planar8_pack_splat(0.0);
    H[38] = planar8_pack_splat(0.0);
    H[39] = planar8_pack_splat(0.0);
    H[40] = planar8_pack_splat(0.0);
    H[41] = planar8_pack_splat(0.0);
    H[42] = planar8_pack_splat(0.0);
    H[43] = planar8_pack_splat(0.0);
    H[44] = planar8_pack_splat(0.0);
    H[45] = planar8_pack_splat(0.0);
    H[46] = planar8_pack_splat(0.0);
    H[47] = planar8_pack_splat(0.0);
    H[48] = planar8_pack_splat(0.0);
    H[49] = planar8_pack_splat(0.0);
    H[50] = planar8_pack_splat(0.0);
    H[51] = planar8_pack_splat(0.0);
    H[52] = planar8_pack_splat(0.0);
    H[53] = planar8_pack_splat(0.0);
    H[54] = planar8_pack_splat(0.0);
    H[55] = planar8_pack_splat(0.0);
    H[56] = planar8_pack_splat(0.0);
    H[57] = planar8_pack_splat(0.0);
    H[58] = planar8_pack_splat(0.0);
    H[59] = planar8_pack_splat(0.0);
    H[60] = planar8_pack_splat(0.0);
    H[61] = planar8_pack_splat(0.0);
    H[62] = planar8_pack_splat(0.0);
    H[63] = planar8_pack_splat(0.0);
    H[64] = planar8_pack_splat(0.0);
    H[65] = planar8_pack_splat(0.0);
    H[66] = planar8_pack_splat(0.0);
    H[67] = planar8_pack_splat(0.0);
    H[68] = planar8_pack_splat(0.0);
    H[69] = planar8_pack_splat(0.0);
    H[70] = planar8_pack_splat(0.0);
    H[71] = planar8_pack_splat(0.0);
    H[72] = planar8_pack_splat(0.0);
    H[73] = planar8_pack_splat(0.0);
    H[74] = planar8_pack_splat(0.0);
    H[75] = planar8_pack_splat(0.0);
    H[76] = planar8_pack_splat(0.0);
    H[77] = planar8_pack_splat(0.0);
    H[78] = planar8_pack_splat(0.0);
    H[79] = planar8_pack_splat(0.0);
    H[80] = planar8_pack_splat(0.0);
    H[81] = planar8_pack_splat(0.0);
    H[82] = planar8_pack_splat(0.0);
    H[83] = planar8_pack_splat(0.0);
    H[84] = planar8_pack_splat(0.0);
    H[85] = planar8_pack_splat(0.0);
    H[86] = planar8_pack_splat(0.0);
    H[87] = planar8_pack_splat(0.0);
    H[88] = planar8_pack_splat(0.0);
    H[89] = planar8_pack_splat(0.0);
    H[90] = planar8_pack_splat(0.0);
    H[91] = planar8_pack_splat(0.0);
    H[92] = planar8_pack_splat(0.0);
    H[93] = planar8_pack_splat(0.0);
    H[94] = planar8_pack_splat(0.0);
    H[95] = planar8_pack_splat(0.0);
    H[96] = planar8_pack_splat(0.0);
    H[97] = planar8_pack_splat(0.0);
    H[98] = planar8_pack_splat(0.0);
    H[99] = planar8_pack_splat(0.0);
    H[100] = planar8_pack_splat(0.0);
    H[101] = planar8_pack_splat(0.0);
    H[102] = planar8_pack_splat(0.0);
    H[103] = planar8_pack_splat(0.0);
    H[104] = planar8_pack_splat(0.0);
    H[105] = planar8_pack_splat(0.0);
    H[106] = planar8_pack_splat(0.0);
    H[107] = planar8_pack_splat(0.0);
    H[108] = planar8_pack_splat(0.0);
    H[109] = planar8_pack_splat(0.0);
    H[110] = planar8_pack_splat(0.0);
    H[111] = planar8_pack_splat(0.0);
    H[112] = planar8_pack_splat(0.0);
    H[113] = planar8_pack_splat(0.0);
    H[114] = planar8_pack_splat(0.0);
    H[115] = planar8_pack_splat(0.0);
    H[116] = planar8_pack_splat(0.0);
    H[117] = planar8_pack_splat(0.0);
    H[118] = planar8_pack_splat(0.0);
    H[119] = planar8_pack_splat(0.0);
    H[120] = planar8_pack_splat(0.0);
    H[121] = planar8_pack_splat(0.0);
    H[122] = planar8_pack_splat(0.0);
    H[123] = planar8_pack_splat(0.0);
    H[124] = planar8_pack_splat(0.0);
    H[125] = planar8_pack_splat(0.0);
    H[126] = planar8_pack_splat(0.0);
    H[127] = planar8_pack_splat(0.0);
    H[128] = planar8_pack_splat(0.0);
    H[129] = planar8_pack_splat(0.0);
    H[130] = planar8_pack_splat(0.0);
    H[131] = planar8_pack_splat(0.0);
    H[132] = planar8_pack_splat(0.0);
    H[133] = planar8_pack_splat(0.0);
    H[134] = planar8_pack_splat(0.0);
    H[135] = planar8_pack_splat(0.0);
    H[136] = planar8_pack_splat(0.0);
    H[137] = planar8_pack_splat(0.0);
    H[138] = planar8_pack_splat(0.0);
    H[139] = planar8_pack_splat(0.0);
    H[140] = planar8_pack_splat(0.0);
    H[141] = planar8_pack_splat(0.0);
    H[142] = planar8_pack_splat(0.0);
    H[143] = planar8_pack_splat(0.0);
    H[144] = planar8_pack_splat(0.0);
    H[145] = planar8_pack_splat(0.0);
    H[146] = planar8_pack_splat(0.0);
    H[147] = planar8_pack_splat(0.0);
    H[148] = planar8_pack_splat(0.0);
    H[149] = planar8_pack_splat(0.0);
    H[150] = planar8_pack_splat(0.0);
    H[151] = planar8_pack_splat(0.0);
    H[152] = planar8_pack_splat(0.0);
    H[153] = planar8_pack_splat(0.0);
    H[154] = planar8_pack_splat(0.0);
    H[155] = planar8_pack_splat(0.0);
    H[156] = planar8_pack_splat(0.0);
    H[157] = planar8_pack_splat(0.0);
    H[158] = planar8_pack_splat(0.0);
    H[159] = planar8_pack_splat(0.0);
    H[160] = planar8_pack_splat(0.0);
    H[161] = planar8_pack_splat(0.0);
    H[162] = planar8_pack_splat(0.0);
    H[163] = planar8_pack_splat(0.0);
    H[164] = planar8_pack_splat(0.0);
    H[165] = planar8_pack_splat(0.0);
    H[166] = planar8_pack_splat(0.0);
    H[167] = planar8_pack_splat(0.0);
    H[168] = planar8_pack_splat(0.0);
    H[169] = planar8_pack_splat(0.0);
    H[170] = planar8_pack_splat(0.0);
    H[171] = planar8_pack_splat(0.0);
    H[172] = planar8_pack_splat(0.0);
    H[173] = planar8_pack_splat(0.0);
    H[174] = planar8_pack_splat(0.0);
    H[175] = planar8_pack_splat(0.0);
    H[176] = planar8_pack_splat(0.0);
    H[177] = planar8_pack_splat(0.0);
    H[178] = planar8_pack_splat(0.0);
    H[179] = planar8_pack_splat(0.0);
    H[180] = planar8_pack_splat(0.0);
    H[181] = planar8_pack_splat(0.0);
    H[182] = planar8_pack_splat(0.0);
    H[183] = planar8_pack_splat(0.0);
    H[184] = planar8_pack_splat(0.0);
    H[185] = planar8_pack_splat(0.0);
    H[186] = planar8_pack_splat(0.0);
    H[187] = planar8_pack_splat(0.0);
    H[188] = planar8_pack_splat(0.0);
    H[189] = planar8_pack_splat(0.0);
    H[190] = planar8_pack_splat(0.0);
    H[191] = planar8_pack_splat(0.0);
}

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

static PLANAR8_APART void planar8_pack_inertia_power(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict P)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    P[0] = planar8_pack_splat(0.0);
    P[65] = planar8_pack_splat(0.0);
    P[72] = planar8_pack_splat(0.0);
    P[73] = planar8_pack_splat(0.0);
    P[130] = planar8_pack_splat(0.0);
    P[138] = planar8_pack_splat(0.0);
    P[144] = planar8_pack_splat(0.0);
    P[145] = planar8_pack_splat(0.0);
    P[146] = planar8_pack_splat(0.0);
    P[195] = planar8_pack_splat(0.0);
    P[203] = planar8_pack_splat(0.0);
    P[211] = planar8_pack_splat(0.0);
    P[216] = planar8_pack_splat(0.0);
    P[217] = planar8_pack_splat(0.0);
    P[218] = planar8_pack_splat(0.0);
    P[219] = planar8_pack_splat(0.0);
    P[260] = planar8_pack_splat(0.0);
    P[268] = planar8_pack_splat(0.0);
    P[276] = planar8_pack_splat(0.0);
    P[284] = planar8_pack_splat(0.0);
    P[288] = planar8_pack_splat(0.0);
    P[289] = planar8_pack_splat(0.0);
    P[290] = planar8_pack_splat(0.0);
    P[291] = planar8_pack_splat(0.0);
    P[292] = planar8_pack_splat(0.0);
    P[325] = planar8_pack_splat(0.0);
    P[333] = planar8_pack_splat(0.0);
    P[341] = planar8_pack_splat(0.0);
    P[349] = planar8_pack_splat(0.0);
    P[357] = planar8_pack_splat(0.0);
    P[360] = planar8_pack_splat(0.0);
    P[361] = planar8_pack_splat(0.0);
    P[362] = planar8_pack_splat(0.0);
    P[363] = planar8_pack_splat(0.0);
    P[364] = planar8_pack_splat(0.0);
    P[365] = planar8_pack_splat(0.0);
    P[390] = planar8_pack_splat(0.0);
    P[398] = planar8_pack_splat(0.0);
    P[406] = planar8_pack_splat(0.0);
    P[414] = planar8_pack_splat(0.0);
    P[422] = planar8_pack_splat(0.0);
    P[430] = planar8_pack_splat(0.0);
    P[432] = planar8_pack_splat(0.0);
    P[433] = planar8_pack_splat(0.0);
    P[434] = planar8_pack_splat(0.0);
    P[435] = planar8_pack_splat(0.0);
    P[436] = planar8_pack_splat(0.0);
    P[437] = planar8_pack_splat(0.0);
    P[438] = planar8_pack_splat(0.0);
    P[455] = planar8_pack_splat(0.0);
    P[463] = planar8_pack_splat(0.0);
    P[471] = planar8_pack_splat(0.0);
    P[479] = planar8_pack_splat(0.0);
    P[487] = planar8_pack_splat(0.0);
    P[495] = planar8_pack_splat(0.0);
    P[503] = planar8_pack_splat(0.0);
    P[504] = planar8_pack_splat(0.0);
    P[505] = planar8_pack_splat(0.0);
    P[506] = planar8_pack_splat(0.0);
    P[507] = planar8_pack_splat(0.0);
    P[508] = planar8_pack_splat(0.0);
    P[509] = planar8_pack_splat(0.0);
    P[510] = planar8_pack_splat(0.0);
    P[511] = planar8_pack_splat(0.0);
    const planar8_pack v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v0_sine[2] * v17) - (v16 * v0_cosine[2]);
    const planar8_pack v19 = (v16 * v0_sine[2]) + (v0_cosine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) - (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) - (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_sine[4] * v20) + (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[5] * v23) + (v0_cosine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v22) - (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[6] * v25) - (v0_cosine[6] * v24);
    const planar8_pack v27 = 0.6043499999999999 * v0_cosine[7];
    const planar8_pack v28 = (v0_sine[6] * v24) + (v0_cosine[6] * v25);
    const planar8_pack v29 = 0.6043499999999999 * v0_sine[7];
    const planar8_pack v30 = v0_sine[1] + (0.97 * v16);
    const planar8_pack v31 = (0.94 * v18) - v30;
    const planar8_pack v32 = (0.91 * v20) + v31;
    const planar8_pack v33 = (0.88 * v22) - v32;
    const planar8_pack v34 = (0.85 * v24) + v33;
    const planar8_pack v35 = (0.82 * v26) - v34;
    const planar8_pack v36 = 1.7 * v35;
    const planar8_pack v37 = v36 + ((v29 * v28) + (v27 * v26));
    const planar8_pack v38 = v37 + ((0.5904 * v26) - (1.6 * v34));
    const planar8_pack v39 = ((0.57375 * v24) + (1.5 * v33)) - v38;
    const planar8_pack v40 = v39 + ((0.5544 * v22) - (1.4 * v32));
    const planar8_pack v41 = ((0.53235 * v20) + (1.3 * v31)) - v40;
    const planar8_pack v42 = v41 + ((0.5075999999999999 * v18) - (1.2 * v30));
    const planar8_pack v43 = v0_cosine[1] - (0.97 * v17);
    const planar8_pack v44 = (0.94 * v19) - v43;
    const planar8_pack v45 = (0.91 * v21) - v44;
    const planar8_pack v46 = (0.88 * v23) + v45;
    const planar8_pack v47 = (0.85 * v25) - v46;
    const planar8_pack v48 = (0.82 * v28) + v47;
    const planar8_pack v49 = 1.7 * v48;
    const planar8_pack v50 = ((v29 * v26) - (v27 * v28)) - v49;
    const planar8_pack v51 = ((0.5904 * v28) + (1.6 * v47)) - v50;
    const planar8_pack v52 = v51 + ((0.57375 * v25) - (1.5 * v46));
    const planar8_pack v53 = ((0.5544 * v23) + (1.4 * v45)) - v52;
    const planar8_pack v54 = v53 + ((0.53235 * v21) - (1.3 * v44));
    const planar8_pack v55 = ((0.5075999999999999 * v19) - (1.2 * v43)) - v54;
    const planar8_pack v56 = (v0_sine[1] * v55) - (v0_cosine[1] * v42);
    const planar8_pack v57 = v56 + (0.48015 * ((v0_cosine[1] * v16) + (v0_sine[1] * v17)));
    P[64] = v57;
    const planar8_pack v58 = -v57;
    P[1] = v58;
    P[8] = v58;
    P[9] = v58;
    const planar8_pack v59 = (v43 * v42) - (v30 * v55);
    P[2] = v59;
    P[10] = v59;
    P[16] = v59;
    P[17] = v59;
    P[18] = v59;
    const planar8_pack v60 = (v44 * v41) + (v54 * v31);
    P[192] = v60;
    const planar8_pack v61 = -v60;
    P[3] = v61;
    P[11] = v61;
    P[19] = v61;
    P[24] = v61;
    P[25] = v61;
    P[26] = v61;
    P[27] = v61;
    const planar8_pack v62 = (v45 * v40) + (v53 * v32);
    P[256] = v62;
    const planar8_pack v63 = -v62;
    P[4] = v63;
    P[12] = v63;
    P[20] = v63;
    P[28] = v63;
    P[32] = v63;
    P[33] = v63;
    P[34] = v63;
    P[35] = v63;
    P[36] = v63;
    const planar8_pack v64 = (v46 * v39) + (v52 * v33);
    P[320] = v64;
    const planar8_pack v65 = -v64;
    P[5] = v65;
    P[13] = v65;
    P[21] = v65;
    P[29] = v65;
    P[37] = v65;
    P[40] = v65;
    P[41] = v65;
    P[42] = v65;
    P[43] = v65;
    P[44] = v65;
    P[45] = v65;
    const planar8_pack v66 = (v47 * v38) + (v51 * v34);
    P[384] = v66;
    const planar8_pack v67 = -v66;
    P[6] = v67;
    P[14] = v67;
    P[22] = v67;
    P[30] = v67;
    P[38] = v67;
    P[46] = v67;
    P[48] = v67;
    P[49] = v67;
    P[50] = v67;
    P[51] = v67;
    P[52] = v67;
    P[53] = v67;
    P[54] = v67;
    const planar8_pack v68 = (v48 * v37) + (v50 * v35);
    P[448] = v68;
    const planar8_pack v69 = -v68;
    P[7] = v69;
    P[15] = v69;
    P[23] = v69;
    P[31] = v69;
    P[39] = v69;
    P[47] = v69;
    P[55] = v69;
    P[56] = v69;
    P[57] = v69;
    P[58] = v69;
    P[59] = v69;
    P[60] = v69;
    P[61] = v69;
    P[62] = v69;
    P[63] = v69;
    const planar8_pack v70 = (v56 + v59) + (8.7 * ((v0_sine[1] * v43) - (v0_cosine[1] * v30)));
    P[66] = v70;
    P[74] = v70;
    P[80] = v70;
    P[81] = v70;
    P[82] = v70;
    const planar8_pack v71 = v54 + (7.499999999999999 * v44);
    const planar8_pack v72 = (7.499999999999999 * v31) - v41;
    const planar8_pack v73 = (v60 + (v0_sine[1] * v71)) - (v0_cosine[1] * v72);
    P[193] = v73;
    P[200] = v73;
    P[201] = v73;
    const planar8_pack v74 = -v73;
    P[67] = v74;
    P[75] = v74;
    P[83] = v74;
    P[88] = v74;
    P[89] = v74;
    P[90] = v74;
    P[91] = v74;
    const planar8_pack v75 = (6.199999999999999 * v45) - v53;
    const planar8_pack v76 = v40 + (6.199999999999999 * v32);
    const planar8_pack v77 = ((v0_sine[1] * v75) - v62) + (v0_cosine[1] * v76);
    P[68] = v77;
    P[76] = v77;
    P[84] = v77;
    P[92] = v77;
    P[96] = v77;
    P[97] = v77;
    P[98] = v77;
    P[99] = v77;
    P[100] = v77;
    const planar8_pack v78 = v52 + (4.8 * v46);
    const planar8_pack v79 = (4.8 * v33) - v39;
    const planar8_pack v80 = ((v0_sine[1] * v78) - v64) - (v0_cosine[1] * v79);
    P[69] = v80;
    P[77] = v80;
    P[85] = v80;
    P[93] = v80;
    P[101] = v80;
    P[104] = v80;
    P[105] = v80;
    P[106] = v80;
    P[107] = v80;
    P[108] = v80;
    P[109] = v80;
    const planar8_pack v81 = (3.3 * v47) - v51;
    const planar8_pack v82 = v38 + (3.3 * v34);
    const planar8_pack v83 = (v66 + (v0_sine[1] * v81)) + (v0_cosine[1] * v82);
    P[385] = v83;
    P[392] = v83;
    P[393] = v83;
    const planar8_pack v84 = -v83;
    P[70] = v84;
    P[78] = v84;
    P[86] = v84;
    P[94] = v84;
    P[102] = v84;
    P[110] = v84;
    P[112] = v84;
    P[113] = v84;
    P[114] = v84;
    P[115] = v84;
    P[116] = v84;
    P[117] = v84;
    P[118] = v84;
    const planar8_pack v85 = v49 + v50;
    const planar8_pack v86 = v36 - v37;
    const planar8_pack v87 = (v68 + (v0_sine[1] * v85)) - (v0_cosine[1] * v86);
    P[449] = v87;
    P[456] = v87;
    P[457] = v87;
    const planar8_pack v88 = -v87;
    P[71] = v88;
    P[79] = v88;
    P[87] = v88;
    P[95] = v88;
    P[103] = v88;
    P[111] = v88;
    P[119] = v88;
    P[120] = v88;
    P[121] = v88;
    P[122] = v88;
    P[123] = v88;
    P[124] = v88;
    P[125] = v88;
    P[126] = v88;
    P[127] = v88;
    P[128] = -v59;
    const planar8_pack v89 = -v70;
    P[129] = v89;
    P[136] = v89;
    P[137] = v89;
    const planar8_pack v90 = ((v43 * v72) - v60) - (v30 * v71);
    P[131] = v90;
    P[139] = v90;
    P[147] = v90;
    P[152] = v90;
    P[153] = v90;
    P[154] = v90;
    P[155] = v90;
    const planar8_pack v91 = ((v30 * v75) - v62) + (v43 * v76);
    P[132] = v91;
    P[140] = v91;
    P[148] = v91;
    P[156] = v91;
    P[160] = v91;
    P[161] = v91;
    P[162] = v91;
    P[163] = v91;
    P[164] = v91;
    const planar8_pack v92 = (v64 - (v30 * v78)) + (v43 * v79);
    P[322] = v92;
    P[330] = v92;
    P[336] = v92;
    P[337] = v92;
    P[338] = v92;
    const planar8_pack v93 = -v92;
    P[133] = v93;
    P[141] = v93;
    P[149] = v93;
    P[157] = v93;
    P[165] = v93;
    P[168] = v93;
    P[169] = v93;
    P[170] = v93;
    P[171] = v93;
    P[172] = v93;
    P[173] = v93;
    const planar8_pack v94 = (v66 + (v30 * v81)) + (v43 * v82);
    P[386] = v94;
    P[394] = v94;
    P[400] = v94;
    P[401] = v94;
    P[402] = v94;
    const planar8_pack v95 = -v94;
    P[134] = v95;
    P[142] = v95;
    P[150] = v95;
    P[158] = v95;
    P[166] = v95;
    P[174] = v95;
    P[176] = v95;
    P[177] = v95;
    P[178] = v95;
    P[179] = v95;
    P[180] = v95;
    P[181] = v95;
    P[182] = v95;
    const planar8_pack v96 = ((v43 * v86) - v68) - (v30 * v85);
    P[135] = v96;
    P[143] = v96;
    P[151] = v96;
    P[159] = v96;
    P[167] = v96;
    P[175] = v96;
    P[183] = v96;
    P[184] = v96;
    P[185] = v96;
    P[186] = v96;
    P[187] = v96;
    P[188] = v96;
    P[189] = v96;
    P[190] = v96;
    P[191] = v96;
    const planar8_pack v97 = -v90;
    P[194] = v97;
    P[202] = v97;
    P[208] = v97;
    P[209] = v97;
    P[210] = v97;
    const planar8_pack v98 = (v62 + (v31 * v75)) + (v44 * v76);
    P[259] = v98;
    P[267] = v98;
    P[275] = v98;
    P[280] = v98;
    P[281] = v98;
    P[282] = v98;
    P[283] = v98;
    const planar8_pack v99 = -v98;
    P[196] = v99;
    P[204] = v99;
    P[212] = v99;
    P[220] = v99;
    P[224] = v99;
    P[225] = v99;
    P[226] = v99;
    P[227] = v99;
    P[228] = v99;
    const planar8_pack v100 = ((v44 * v79) - v64) - (v31 * v78);
    P[197] = v100;
    P[205] = v100;
    P[213] = v100;
    P[221] = v100;
    P[229] = v100;
    P[232] = v100;
    P[233] = v100;
    P[234] = v100;
    P[235] = v100;
    P[236] = v100;
    P[237] = v100;
    const planar8_pack v101 = ((v31 * v81) - v66) + (v44 * v82);
    P[198] = v101;
    P[206] = v101;
    P[214] = v101;
    P[222] = v101;
    P[230] = v101;
    P[238] = v101;
    P[240] = v101;
    P[241] = v101;
    P[242] = v101;
    P[243] = v101;
    P[244] = v101;
    P[245] = v101;
    P[246] = v101;
    const planar8_pack v102 = (v68 - (v31 * v85)) + (v44 * v86);
    P[451] = v102;
    P[459] = v102;
    P[467] = v102;
    P[472] = v102;
    P[473] = v102;
    P[474] = v102;
    P[475] = v102;
    const planar8_pack v103 = -v102;
    P[199] = v103;
    P[207] = v103;
    P[215] = v103;
    P[223] = v103;
    P[231] = v103;
    P[239] = v103;
    P[247] = v103;
    P[248] = v103;
    P[249] = v103;
    P[250] = v103;
    P[251] = v103;
    P[252] = v103;
    P[253] = v103;
    P[254] = v103;
    P[255] = v103;
    const planar8_pack v104 = -v77;
    P[257] = v104;
    P[264] = v104;
    P[265] = v104;
    const planar8_pack v105 = -v91;
    P[258] = v105;
    P[266] = v105;
    P[272] = v105;
    P[273] = v105;
    P[274] = v105;
    const planar8_pack v106 = (v64 + (v32 * v78)) + (v45 * v79);
    P[324] = v106;
    P[332] = v106;
    P[340] = v106;
    P[348] = v106;
    P[352] = v106;
    P[353] = v106;
    P[354] = v106;
    P[355] = v106;
    P[356] = v106;
    const planar8_pack v107 = -v106;
    P[261] = v107;
    P[269] = v107;
    P[277] = v107;
    P[285] = v107;
    P[293] = v107;
    P[296] = v107;
    P[297] = v107;
    P[298] = v107;
    P[299] = v107;
    P[300] = v107;
    P[301] = v107;
    const planar8_pack v108 = (v66 - (v32 * v81)) + (v45 * v82);
    P[388] = v108;
    P[396] = v108;
    P[404] = v108;
    P[412] = v108;
    P[416] = v108;
    P[417] = v108;
    P[418] = v108;
    P[419] = v108;
    P[420] = v108;
    const planar8_pack v109 = -v108;
    P[262] = v109;
    P[270] = v109;
    P[278] = v109;
    P[286] = v109;
    P[294] = v109;
    P[302] = v109;
    P[304] = v109;
    P[305] = v109;
    P[306] = v109;
    P[307] = v109;
    P[308] = v109;
    P[309] = v109;
    P[310] = v109;
    const planar8_pack v110 = ((v32 * v85) - v68) + (v45 * v86);
    P[263] = v110;
    P[271] = v110;
    P[279] = v110;
    P[287] = v110;
    P[295] = v110;
    P[303] = v110;
    P[311] = v110;
    P[312] = v110;
    P[313] = v110;
    P[314] = v110;
    P[315] = v110;
    P[316] = v110;
    P[317] = v110;
    P[318] = v110;
    P[319] = v110;
    const planar8_pack v111 = -v80;
    P[321] = v111;
    P[328] = v111;
    P[329] = v111;
    const planar8_pack v112 = -v100;
    P[323] = v112;
    P[331] = v112;
    P[339] = v112;
    P[344] = v112;
    P[345] = v112;
    P[346] = v112;
    P[347] = v112;
    const planar8_pack v113 = (v66 + (v33 * v81)) + (v46 * v82);
    P[389] = v113;
    P[397] = v113;
    P[405] = v113;
    P[413] = v113;
    P[421] = v113;
    P[424] = v113;
    P[425] = v113;
    P[426] = v113;
    P[427] = v113;
    P[428] = v113;
    P[429] = v113;
    const planar8_pack v114 = -v113;
    P[326] = v114;
    P[334] = v114;
    P[342] = v114;
    P[350] = v114;
    P[358] = v114;
    P[366] = v114;
    P[368] = v114;
    P[369] = v114;
    P[370] = v114;
    P[371] = v114;
    P[372] = v114;
    P[373] = v114;
    P[374] = v114;
    const planar8_pack v115 = ((v46 * v86) - v68) - (v33 * v85);
    P[327] = v115;
    P[335] = v115;
    P[343] = v115;
    P[351] = v115;
    P[359] = v115;
    P[367] = v115;
    P[375] = v115;
    P[376] = v115;
    P[377] = v115;
    P[378] = v115;
    P[379] = v115;
    P[380] = v115;
    P[381] = v115;
    P[382] = v115;
    P[383] = v115;
    const planar8_pack v116 = -v101;
    P[387] = v116;
    P[395] = v116;
    P[403] = v116;
    P[408] = v116;
    P[409] = v116;
    P[410] = v116;
    P[411] = v116;
    const planar8_pack v117 = (v68 + (v34 * v85)) + (v47 * v86);
    P[454] = v117;
    P[462] = v117;
    P[470] = v117;
    P[478] = v117;
    P[486] = v117;
    P[494] = v117;
    P[496] = v117;
    P[497] = v117;
    P[498] = v117;
    P[499] = v117;
    P[500] = v117;
    P[501] = v117;
    P[502] = v117;
    const planar8_pack v118 = -v117;
    P[391] = v118;
    P[399] = v118;
    P[407] = v118;
    P[415] = v118;
    P[423] = v118;
    P[431] = v118;
    P[439] = v118;
    P[440] = v118;
    P[441] = v118;
    P[442] = v118;
    P[443] = v118;
    P[444] = v118;
    P[445] = v118;
    P[446] = v118;
    P[447] = v118;
    const planar8_pack v119 = -v96;
    P[450] = v119;
    P[458] = v119;
    P[464] = v119;
    P[465] = v119;
    P[466] = v119;
    const planar8_pack v120 = -v110;
    P[452] = v120;
    P[460] = v120;
    P[468] = v120;
    P[476] = v120;
    P[480] = v120;
    P[481] = v120;
    P[482] = v120;
    P[483] = v120;
    P[484] = v120;
    const planar8_pack v121 = -v115;
    P[453] = v121;
    P[461] = v121;
    P[469] = v121;
    P[477] = v121;
    P[485] = v121;
    P[488] = v121;
    P[489] = v121;
    P[490] = v121;
    P[491] = v121;
    P[492] = v121;
    P[493] = v121;
}

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack P_pack[512];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_inertia_power(prepared_pack, q_pack, P_pack);
        planar8_pack_give(512U, count, first, lanes, P_pack, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack P_pack[512];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_inertia_power(prepared_pack, q_pack, P_pack);
        planar8_pack_give(512U, count, first, lanes, P_pack, P);
    }
}

static PLANAR8_APART void planar8_pack_reactions(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict F)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = qd[0] * qd[0];
    const planar8_pack v17 = 9.81 * v0_sine[0];
    const planar8_pack v18 = v17 - v16;
    const planar8_pack v19 = 9.81 * v0_cosine[0];
    const planar8_pack v20 = qdd[0] + v19;
    const planar8_pack v21 = (v0_sine[1] * v20) + (v0_cosine[1] * v18);
    const planar8_pack v22 = qd[0] + qd[1];
    const planar8_pack v23 = v22 * v22;
    const planar8_pack v24 = (0.97 * v23) - v21;
    const planar8_pack v25 = (v0_sine[1] * v18) - (v0_cosine[1] * v20);
    const planar8_pack v26 = qdd[0] + qdd[1];
    const planar8_pack v27 = (0.97 * v26) - v25;
    const planar8_pack v28 = (v0_sine[2] * v27) - (v0_cosine[2] * v24);
    const planar8_pack v29 = qd[2] + v22;
    const planar8_pack v30 = v29 * v29;
    const planar8_pack v31 = (0.94 * v30) - v28;
    const planar8_pack v32 = (v0_sine[2] * v24) + (v0_cosine[2] * v27);
    const planar8_pack v33 = qdd[2] + v26;
    const planar8_pack v34 = v32 + (0.94 * v33);
    const planar8_pack v35 = (v0_sine[3] * v34) - (v0_cosine[3] * v31);
    const planar8_pack v36 = qd[3] + v29;
    const planar8_pack v37 = v36 * v36;
    const planar8_pack v38 = (0.91 * v37) - v35;
    const planar8_pack v39 = (v0_sine[3] * v31) + (v0_cosine[3] * v34);
    const planar8_pack v40 = qdd[3] + v33;
    const planar8_pack v41 = v39 + (0.91 * v40);
    const planar8_pack v42 = (v0_sine[4] * v41) - (v0_cosine[4] * v38);
    const planar8_pack v43 = qd[4] + v36;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = (0.88 * v44) - v42;
    const planar8_pack v46 = (v0_sine[4] * v38) + (v0_cosine[4] * v41);
    const planar8_pack v47 = qdd[4] + v40;
    const planar8_pack v48 = v46 + (0.88 * v47);
    const planar8_pack v49 = (v0_sine[5] * v48) - (v0_cosine[5] * v45);
    const planar8_pack v50 = qd[5] + v43;
    const planar8_pack v51 = v50 * v50;
    const planar8_pack v52 = (0.85 * v51) - v49;
    const planar8_pack v53 = (v0_sine[5] * v45) + (v0_cosine[5] * v48);
    const planar8_pack v54 = qdd[5] + v47;
    const planar8_pack v55 = v53 + (0.85 * v54);
    const planar8_pack v56 = (v0_sine[6] * v55) - (v0_cosine[6] * v52);
    const planar8_pack v57 = qd[6] + v50;
    const planar8_pack v58 = v57 * v57;
    const planar8_pack v59 = (0.82 * v58) - v56;
    const planar8_pack v60 = (v0_sine[6] * v52) + (v0_cosine[6] * v55);
    const planar8_pack v61 = qdd[6] + v54;
    const planar8_pack v62 = v60 + (0.82 * v61);
    const planar8_pack v63 = qd[7] + v57;
    const planar8_pack v64 = (1.7 * ((v0_sine[7] * v62) - (v0_cosine[7] * v59))) - (v63 * (0.6043499999999999 * v63));
    F[42] = v64;
    const planar8_pack v65 = (v0_sine[7] * v59) + (v0_cosine[7] * v62);
    const planar8_pack v66 = qdd[7] + v61;
    const planar8_pack v67 = (0.6043499999999999 * v66) + (1.7 * v65);
    F[43] = v67;
    const planar8_pack v68 = (((v0_sine[7] * v67) - (v0_cosine[7] * v64)) - (1.6 * v56)) + (0.5904 * v58);
    const planar8_pack v69 = (v0_sine[7] * v64) + (v0_cosine[7] * v67);
    const planar8_pack v70 = v69 + ((0.5904 * v61) + (1.6 * v60));
    F[37] = v70;
    const planar8_pack v71 = (((v0_sine[6] * v70) + (v0_cosine[6] * v68)) - (1.5 * v49)) + (0.57375 * v51);
    const planar8_pack v72 = (v0_sine[6] * v68) - (v0_cosine[6] * v70);
    const planar8_pack v73 = ((0.57375 * v54) + (1.5 * v53)) - v72;
    F[31] = v73;
    const planar8_pack v74 = (((v0_sine[5] * v73) + (v0_cosine[5] * v71)) - (1.4 * v42)) + (0.5544 * v44);
    const planar8_pack v75 = (v0_sine[5] * v71) - (v0_cosine[5] * v73);
    const planar8_pack v76 = ((0.5544 * v47) + (1.4 * v46)) - v75;
    F[25] = v76;
    const planar8_pack v77 = (((v0_sine[4] * v76) + (v0_cosine[4] * v74)) - (1.3 * v35)) + (0.53235 * v37);
    const planar8_pack v78 = (v0_sine[4] * v74) - (v0_cosine[4] * v76);
    const planar8_pack v79 = ((0.53235 * v40) + (1.3 * v39)) - v78;
    F[19] = v79;
    const planar8_pack v80 = (((v0_sine[3] * v79) + (v0_cosine[3] * v77)) - (1.2 * v28)) + (0.5075999999999999 * v30);
    const planar8_pack v81 = (v0_sine[3] * v77) - (v0_cosine[3] * v79);
    const planar8_pack v82 = ((0.5075999999999999 * v33) + (1.2 * v32)) - v81;
    F[13] = v82;
    const planar8_pack v83 = (((v0_sine[2] * v82) + (v0_cosine[2] * v80)) - (1.1 * v21)) + (0.48015 * v23);
    const planar8_pack v84 = (v0_sine[2] * v80) - (v0_cosine[2] * v82);
    const planar8_pack v85 = ((0.48015 * v26) - (1.1 * v25)) - v84;
    F[7] = v85;
    F[0] = ((v17 - (v0_sine[1] * v85)) - (v0_cosine[1] * v83)) - (0.45 * v16);
    const planar8_pack v86 = (v0_sine[1] * v83) - (v0_cosine[1] * v85);
    F[1] = v19 + ((0.45 * qdd[0]) - v86);
    F[2] = planar8_pack_splat(0.0);
    F[3] = planar8_pack_splat(0.0);
    F[4] = planar8_pack_splat(0.0);
    F[8] = planar8_pack_splat(0.0);
    F[9] = planar8_pack_splat(0.0);
    F[10] = planar8_pack_splat(0.0);
    F[14] = planar8_pack_splat(0.0);
    F[15] = planar8_pack_splat(0.0);
    F[16] = planar8_pack_splat(0.0);
    F[20] = planar8_pack_splat(0.0);
    F[21] = planar8_pack_splat(0.0);
    F[22] = planar8_pack_splat(0.0);
    F[26] = planar8_pack_splat(0.0);
    F[27] = planar8_pack_splat(0.0);
    F[28] = planar8_pack_splat(0.0);
    F[32] = planar8_pack_splat(0.0);
    F[33] = planar8_pack_splat(0.0);
    F[34] = planar8_pack_splat(0.0);
    F[38] = planar8_pack_splat(0.0);
    F[39] = planar8_pack_splat(0.0);
    F[40] = planar8_pack_splat(0.0);
    F[44] = planar8_pack_splat(0.0);
    F[45] = planar8_pack_splat(0.0);
    F[46] = planar8_pack_splat(0.0);
    const planar8_pack v87 = (0.30326059166666663 * v66) + (0.6043499999999999 * v65);
    F[47] = v87;
    const planar8_pack v88 = v87 + (((0.30751093333333335 * v61) + (0.5904 * v60)) + (0.82 * v69));
    F[41] = v88;
    const planar8_pack v89 = v88 + (((0.309771875 * v54) + (0.57375 * v53)) - (0.85 * v72));
    F[35] = v89;
    const planar8_pack v90 = v89 + (((0.30988906666666666 * v47) + (0.5544 * v46)) - (0.88 * v75));
    F[29] = v90;
    const planar8_pack v91 = v90 + (((0.3077081583333333 * v40) + (0.53235 * v39)) - (0.91 * v78));
    F[23] = v91;
    const planar8_pack v92 = v91 + (((0.3030748 * v33) + (0.5075999999999999 * v32)) - (0.94 * v81));
    F[17] = v92;
    const planar8_pack v93 = v92 + (((0.2958346416666667 * v26) - (0.48015 * v25)) - (0.97 * v84));
    F[11] = v93;
    F[5] = (v93 + ((4.4145 * v0_cosine[0]) + (0.28583333333333333 * qdd[0]))) - v86;
    F[6] = -v83;
    F[12] = -v80;
    F[18] = -v77;
    F[24] = -v74;
    F[30] = -v71;
    F[36] = -v68;
}

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack F_pack[48];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        planar8_pack_give(48U, count, first, lanes, F_pack, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack F_pack[48];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        planar8_pack_give(48U, count, first, lanes, F_pack, F);
    }
}

static PLANAR8_APART void planar8_pack_regressor(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict Y)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    Y[0] = planar8_pack_splat(0.0);
    Y[3] = planar8_pack_splat(0.0);
    Y[4] = planar8_pack_splat(0.0);
    Y[5] = planar8_pack_splat(0.0);
    Y[6] = planar8_pack_splat(0.0);
    Y[7] = planar8_pack_splat(0.0);
    Y[8] = planar8_pack_splat(0.0);
    Y[13] = planar8_pack_splat(0.0);
    Y[14] = planar8_pack_splat(0.0);
    Y[15] = planar8_pack_splat(0.0);
    Y[16] = planar8_pack_splat(0.0);
    Y[17] = planar8_pack_splat(0.0);
    Y[18] = planar8_pack_splat(0.0);
    Y[23] = planar8_pack_splat(0.0);
    Y[24] = planar8_pack_splat(0.0);
    Y[25] = planar8_pack_splat(0.0);
    Y[26] = planar8_pack_splat(0.0);
    Y[27] = planar8_pack_splat(0.0);
    Y[28] = planar8_pack_splat(0.0);
    Y[33] = planar8_pack_splat(0.0);
    Y[34] = planar8_pack_splat(0.0);
    Y[35] = planar8_pack_splat(0.0);
    Y[36] = planar8_pack_splat(0.0);
    Y[37] = planar8_pack_splat(0.0);
    Y[38] = planar8_pack_splat(0.0);
    Y[43] = planar8_pack_splat(0.0);
    Y[44] = planar8_pack_splat(0.0);
    Y[45] = planar8_pack_splat(0.0);
    Y[46] = planar8_pack_splat(0.0);
    Y[47] = planar8_pack_splat(0.0);
    Y[48] = planar8_pack_splat(0.0);
    Y[53] = planar8_pack_splat(0.0);
    Y[54] = planar8_pack_splat(0.0);
    Y[55] = planar8_pack_splat(0.0);
    Y[56] = planar8_pack_splat(0.0);
    Y[57] = planar8_pack_splat(0.0);
    Y[58] = planar8_pack_splat(0.0);
    Y[63] = planar8_pack_splat(0.0);
    Y[64] = planar8_pack_splat(0.0);
    Y[65] = planar8_pack_splat(0.0);
    Y[66] = planar8_pack_splat(0.0);
    Y[67] = planar8_pack_splat(0.0);
    Y[68] = planar8_pack_splat(0.0);
    Y[73] = planar8_pack_splat(0.0);
    Y[74] = planar8_pack_splat(0.0);
    Y[75] = planar8_pack_splat(0.0);
    Y[76] = planar8_pack_splat(0.0);
    Y[77] = planar8_pack_splat(0.0);
    Y[78] = planar8_pack_splat(0.0);
    Y[80] = planar8_pack_splat(0.0);
    Y[81] = planar8_pack_splat(0.0);
    Y[82] = planar8_pack_splat(0.0);
    Y[83] = planar8_pack_splat(0.0);
    Y[84] = planar8_pack_splat(0.0);
    Y[85] = planar8_pack_splat(0.0);
    Y[86] = planar8_pack_splat(0.0);
    Y[87] = planar8_pack_splat(0.0);
    Y[88] = planar8_pack_splat(0.0);
    Y[89] = planar8_pack_splat(0.0);
    Y[90] = planar8_pack_splat(0.0);
    Y[93] = planar8_pack_splat(0.0);
    Y[94] = planar8_pack_splat(0.0);
    Y[95] = planar8_pack_splat(0.0);
    Y[96] = planar8_pack_splat(0.0);
    Y[97] = planar8_pack_splat(0.0);
    Y[98] = planar8_pack_splat(0.0);
    Y[103] = planar8_pack_splat(0.0);
    Y[104] = planar8_pack_splat(0.0);
    Y[105] = planar8_pack_splat(0.0);
    Y[106] = planar8_pack_splat(0.0);
    Y[107] = planar8_pack_splat(0.0);
    Y[108] = planar8_pack_splat(0.0);
    Y[113] = planar8_pack_splat(0.0);
    Y[114] = planar8_pack_splat(0.0);
    Y[115] = planar8_pack_splat(0.0);
    Y[116] = planar8_pack_splat(0.0);
    Y[117] = planar8_pack_splat(0.0);
    Y[118] = planar8_pack_splat(0.0);
    Y[123] = planar8_pack_splat(0.0);
    Y[124] = planar8_pack_splat(0.0);
    Y[125] = planar8_pack_splat(0.0);
    Y[126] = planar8_pack_splat(0.0);
    Y[127] = planar8_pack_splat(0.0);
    Y[128] = planar8_pack_splat(0.0);
    Y[133] = planar8_pack_splat(0.0);
    Y[134] = planar8_pack_splat(0.0);
    Y[135] = planar8_pack_splat(0.0);
    Y[136] = planar8_pack_splat(0.0);
    Y[137] = planar8_pack_splat(0.0);
    Y[138] = planar8_pack_splat(0.0);
    Y[143] = planar8_pack_splat(0.0);
    Y[144] = planar8_pack_splat(0.0);
    Y[145] = planar8_pack_splat(0.0);
    Y[146] = planar8_pack_splat(0.0);
    Y[147] = planar8_pack_splat(0.0);
    Y[148] = planar8_pack_splat(0.0);
    Y[153] = planar8_pack_splat(0.0);
    Y[154] = planar8_pack_splat(0.0);
    Y[155] = planar8_pack_splat(0.0);
    Y[156] = planar8_pack_splat(0.0);
    Y[157] = planar8_pack_splat(0.0);
    Y[158] = planar8_pack_splat(0.0);
    Y[160] = planar8_pack_splat(0.0);
    Y[161] = planar8_pack_splat(0.0);
    Y[162] = planar8_pack_splat(0.0);
    Y[163] = planar8_pack_splat(0.0);
    Y[164] = planar8_pack_splat(0.0);
    Y[165] = planar8_pack_splat(0.0);
    Y[166] = planar8_pack_splat(0.0);
    Y[167] = planar8_pack_splat(0.0);
    Y[168] = planar8_pack_splat(0.0);
    Y[169] = planar8_pack_splat(0.0);
    Y[170] = planar8_pack_splat(0.0);
    Y[171] = planar8_pack_splat(0.0);
    Y[172] = planar8_pack_splat(0.0);
    Y[173] = planar8_pack_splat(0.0);
    Y[174] = planar8_pack_splat(0.0);
    Y[175] = planar8_pack_splat(0.0);
    Y[176] = planar8_pack_splat(0.0);
    Y[177] = planar8_pack_splat(0.0);
    Y[178] = planar8_pack_splat(0.0);
    Y[179] = planar8_pack_splat(0.0);
    Y[180] = planar8_pack_splat(0.0);
    Y[183] = planar8_pack_splat(0.0);
    Y[184] = planar8_pack_splat(0.0);
    Y[185] = planar8_pack_splat(0.0);
    Y[186] = planar8_pack_splat(0.0);
    Y[187] = planar8_pack_splat(0.0);
    Y[188] = planar8_pack_splat(0.0);
    Y[193] = planar8_pack_splat(0.0);
    Y[194] = planar8_pack_splat(0.0);
    Y[195] = planar8_pack_splat(0.0);
    Y[196] = planar8_pack_splat(0.0);
    Y[197] = planar8_pack_splat(0.0);
    Y[198] = planar8_pack_splat(0.0);
    Y[203] = planar8_pack_splat(0.0);
    Y[204] = planar8_pack_splat(0.0);
    Y[205] = planar8_pack_splat(0.0);
    Y[206] = planar8_pack_splat(0.0);
    Y[207] = planar8_pack_splat(0.0);
    Y[208] = planar8_pack_splat(0.0);
    Y[213] = planar8_pack_splat(0.0);
    Y[214] = planar8_pack_splat(0.0);
    Y[215] = planar8_pack_splat(0.0);
    Y[216] = planar8_pack_splat(0.0);
    Y[217] = planar8_pack_splat(0.0);
    Y[218] = planar8_pack_splat(0.0);
    Y[223] = planar8_pack_splat(0.0);
    Y[224] = planar8_pack_splat(0.0);
    Y[225] = planar8_pack_splat(0.0);
    Y[226] = planar8_pack_splat(0.0);
    Y[227] = planar8_pack_splat(0.0);
    Y[228] = planar8_pack_splat(0.0);
    Y[233] = planar8_pack_splat(0.0);
    Y[234] = planar8_pack_splat(0.0);
    Y[235] = planar8_pack_splat(0.0);
    Y[236] = planar8_pack_splat(0.0);
    Y[237] = planar8_pack_splat(0.0);
    Y[238] = planar8_pack_splat(0.0);
    Y[240] = planar8_pack_splat(0.0);
    Y[241] = planar8_pack_splat(0.0);
    Y[242] = planar8_pack_splat(0.0);
    Y[243] = planar8_pack_splat(0.0);
    Y[244] = planar8_pack_splat(0.0);
    Y[245] = planar8_pack_splat(0.0);
    Y[246] = planar8_pack_splat(0.0);
    Y[247] = planar8_pack_splat(0.0);
    Y[248] = planar8_pack_splat(0.0);
    Y[249] = planar8_pack_splat(0.0);
    Y[250] = planar8_pack_splat(0.0);
    Y[251] = planar8_pack_splat(0.0);
    Y[252] = planar8_pack_splat(0.0);
    Y[253] = planar8_pack_splat(0.0);
    Y[254] = planar8_pack_splat(0.0);
    Y[255] = planar8_pack_splat(0.0);
    Y[256] = planar8_pack_splat(0.0);
    Y[257] = planar8_pack_splat(0.0);
    Y[258] = planar8_pack_splat(0.0);
    Y[259] = planar8_pack_splat(0.0);
    Y[260] = planar8_pack_splat(0.0);
    Y[261] = planar8_pack_splat(0.0);
    Y[262] = planar8_pack_splat(0.0);
    Y[263] = planar8_pack_splat(0.0);
    Y[264] = planar8_pack_splat(0.0);
    Y[265] = planar8_pack_splat(0.0);
    Y[266] = planar8_pack_splat(0.0);
    Y[267] = planar8_pack_splat(0.0);
    Y[268] = planar8_pack_splat(0.0);
    Y[269] = planar8_pack_splat(0.0);
    Y[270] = planar8_pack_splat(0.0);
    Y[273] = planar8_pack_splat(0.0);
    Y[274] = planar8_pack_splat(0.0);
    Y[275] = planar8_pack_splat(0.0);
    Y[276] = planar8_pack_splat(0.0);
    Y[277] = planar8_pack_splat(0.0);
    Y[278] = planar8_pack_splat(0.0);
    Y[283] = planar8_pack_splat(0.0);
    Y[284] = planar8_pack_splat(0.0);
    Y[285] = planar8_pack_splat(0.0);
    Y[286] = planar8_pack_splat(0.0);
    Y[287] = planar8_pack_splat(0.0);
    Y[288] = planar8_pack_splat(0.0);
    Y[293] = planar8_pack_splat(0.0);
    Y[294] = planar8_pack_splat(0.0);
    Y[295] = planar8_pack_splat(0.0);
    Y[296] = planar8_pack_splat(0.0);
    Y[297] = planar8_pack_splat(0.0);
    Y[298] = planar8_pack_splat(0.0);
    Y[303] = planar8_pack_splat(0.0);
    Y[304] = planar8_pack_splat(0.0);
    Y[305] = planar8_pack_splat(0.0);
    Y[306] = planar8_pack_splat(0.0);
    Y[307] = planar8_pack_splat(0.0);
    Y[308] = planar8_pack_splat(0.0);
    Y[313] = planar8_pack_splat(0.0);
    Y[314] = planar8_pack_splat(0.0);
    Y[315] = planar8_pack_splat(0.0);
    Y[316] = planar8_pack_splat(0.0);
    Y[317] = planar8_pack_splat(0.0);
    Y[318] = planar8_pack_splat(0.0);
    Y[320] = planar8_pack_splat(0.0);
    Y[321] = planar8_pack_splat(0.0);
    Y[322] = planar8_pack_splat(0.0);
    Y[323] = planar8_pack_splat(0.0);
    Y[324] = planar8_pack_splat(0.0);
    Y[325] = planar8_pack_splat(0.0);
    Y[326] = planar8_pack_splat(0.0);
    Y[327] = planar8_pack_splat(0.0);
    Y[328] = planar8_pack_splat(0.0);
    Y[329] = planar8_pack_splat(0.0);
    Y[330] = planar8_pack_splat(0.0);
    Y[331] = planar8_pack_splat(0.0);
    Y[332] = planar8_pack_splat(0.0);
    Y[333] = planar8_pack_splat(0.0);
    Y[334] = planar8_pack_splat(0.0);
    Y[335] = planar8_pack_splat(0.0);
    Y[336] = planar8_pack_splat(0.0);
    Y[337] = planar8_pack_splat(0.0);
    Y[338] = planar8_pack_splat(0.0);
    Y[339] = planar8_pack_splat(0.0);
    Y[340] = planar8_pack_splat(0.0);
    Y[341] = planar8_pack_splat(0.0);
    Y[342] = planar8_pack_splat(0.0);
    Y[343] = planar8_pack_splat(0.0);
    Y[344] = planar8_pack_splat(0.0);
    Y[345] = planar8_pack_splat(0.0);
    Y[346] = planar8_pack_splat(0.0);
    Y[347] = planar8_pack_splat(0.0);
    Y[348] = planar8_pack_splat(0.0);
    Y[349] = planar8_pack_splat(0.0);
    Y[350] = planar8_pack_splat(0.0);
    Y[351] = planar8_pack_splat(0.0);
    Y[352] = planar8_pack_splat(0.0);
    Y[353] = planar8_pack_splat(0.0);
    Y[354] = planar8_pack_splat(0.0);
    Y[355] = planar8_pack_splat(0.0);
    Y[356] = planar8_pack_splat(0.0);
    Y[357] = planar8_pack_splat(0.0);
    Y[358] = planar8_pack_splat(0.0);
    Y[359] = planar8_pack_splat(0.0);
    Y[360] = planar8_pack_splat(0.0);
    Y[363] = planar8_pack_splat(0.0);
    Y[364] = planar8_pack_splat(0.0);
    Y[365] = planar8_pack_splat(0.0);
    Y[366] = planar8_pack_splat(0.0);
    Y[367] = planar8_pack_splat(0.0);
    Y[368] = planar8_pack_splat(0.0);
    Y[373] = planar8_pack_splat(0.0);
    Y[374] = planar8_pack_splat(0.0);
    Y[375] = planar8_pack_splat(0.0);
    Y[376] = planar8_pack_splat(0.0);
    Y[377] = planar8_pack_splat(0.0);
    Y[378] = planar8_pack_splat(0.0);
    Y[383] = planar8_pack_splat(0.0);
    Y[384] = planar8_pack_splat(0.0);
    Y[385] = planar8_pack_splat(0.0);
    Y[386] = planar8_pack_splat(0.0);
    Y[387] = planar8_pack_splat(0.0);
    Y[388] = planar8_pack_splat(0.0);
    Y[393] = planar8_pack_splat(0.0);
    Y[394] = planar8_pack_splat(0.0);
    Y[395] = planar8_pack_splat(0.0);
    Y[396] = planar8_pack_splat(0.0);
    Y[397] = planar8_pack_splat(0.0);
    Y[398] = planar8_pack_splat(0.0);
    Y[400] = planar8_pack_splat(0.0);
    Y[401] = planar8_pack_splat(0.0);
    Y[402] = planar8_pack_splat(0.0);
    Y[403] = planar8_pack_splat(0.0);
    Y[404] = planar8_pack_splat(0.0);
    Y[405] = planar8_pack_splat(0.0);
    Y[406] = planar8_pack_splat(0.0);
    Y[407] = planar8_pack_splat(0.0);
    Y[408] = planar8_pack_splat(0.0);
    Y[409] = planar8_pack_splat(0.0);
    Y[410] = planar8_pack_splat(0.0);
    Y[411] = planar8_pack_splat(0.0);
    Y[412] = planar8_pack_splat(0.0);
    Y[413] = planar8_pack_splat(0.0);
    Y[414] = planar8_pack_splat(0.0);
    Y[415] = planar8_pack_splat(0.0);
    Y[416] = planar8_pack_splat(0.0);
    Y[417] = planar8_pack_splat(0.0);
    Y[418] = planar8_pack_splat(0.0);
    Y[419] = planar8_pack_splat(0.0);
    Y[420] = planar8_pack_splat(0.0);
    Y[421] = planar8_pack_splat(0.0);
    Y[422] = planar8_pack_splat(0.0);
    Y[423] = planar8_pack_splat(0.0);
    Y[424] = planar8_pack_splat(0.0);
    Y[425] = planar8_pack_splat(0.0);
    Y[426] = planar8_pack_splat(0.0);
    Y[427] = planar8_pack_splat(0.0);
    Y[428] = planar8_pack_splat(0.0);
    Y[429] = planar8_pack_splat(0.0);
    Y[430] = planar8_pack_splat(0.0);
    Y[431] = planar8_pack_splat(0.0);
    Y[432] = planar8_pack_splat(0.0);
    Y[433] = planar8_pack_splat(0.0);
    Y[434] = planar8_pack_splat(0.0);
    Y[435] = planar8_pack_splat(0.0);
    Y[436] = planar8_pack_splat(0.0);
    Y[437] = planar8_pack_splat(0.0);
    Y[438] = planar8_pack_splat(0.0);
    Y[439] = planar8_pack_splat(0.0);
    Y[440] = planar8_pack_splat(0.0);
    Y[441] = planar8_pack_splat(0.0);
    Y[442] = planar8_pack_splat(0.0);
    Y[443] = planar8_pack_splat(0.0);
    Y[444] = planar8_pack_splat(0.0);
    Y[445] = planar8_pack_splat(0.0);
    Y[446] = planar8_pack_splat(0.0);
    Y[447] = planar8_pack_splat(0.0);
    Y[448] = planar8_pack_splat(0.0);
    Y[449] = planar8_pack_splat(0.0);
    Y[450] = planar8_pack_splat(0.0);
    Y[453] = planar8_pack_splat(0.0);
    Y[454] = planar8_pack_splat(0.0);
    Y[455] = planar8_pack_splat(0.0);
    Y[456] = planar8_pack_splat(0.0);
    Y[457] = planar8_pack_splat(0.0);
    Y[458] = planar8_pack_splat(0.0);
    Y[463] = planar8_pack_splat(0.0);
    Y[464] = planar8_pack_splat(0.0);
    Y[465] = planar8_pack_splat(0.0);
    Y[466] = planar8_pack_splat(0.0);
    Y[467] = planar8_pack_splat(0.0);
    Y[468] = planar8_pack_splat(0.0);
    Y[473] = planar8_pack_splat(0.0);
    Y[474] = planar8_pack_splat(0.0);
    Y[475] = planar8_pack_splat(0.0);
    Y[476] = planar8_pack_splat(0.0);
    Y[477] = planar8_pack_splat(0.0);
    Y[478] = planar8_pack_splat(0.0);
    Y[480] = planar8_pack_splat(0.0);
    Y[481] = planar8_pack_splat(0.0);
    Y[482] = planar8_pack_splat(0.0);
    Y[483] = planar8_pack_splat(0.0);
    Y[484] = planar8_pack_splat(0.0);
    Y[485] = planar8_pack_splat(0.0);
    Y[486] = planar8_pack_splat(0.0);
    Y[487] = planar8_pack_splat(0.0);
    Y[488] = planar8_pack_splat(0.0);
    Y[489] = planar8_pack_splat(0.0);
    Y[490] = planar8_pack_splat(0.0);
    Y[491] = planar8_pack_splat(0.0);
    Y[492] = planar8_pack_splat(0.0);
    Y[493] = planar8_pack_splat(0.0);
    Y[494] = planar8_pack_splat(0.0);
    Y[495] = planar8_pack_splat(0.0);
    Y[496] = planar8_pack_splat(0.0);
    Y[497] = planar8_pack_splat(0.0);
    Y[498] = planar8_pack_splat(0.0);
    Y[499] = planar8_pack_splat(0.0);
    Y[500] = planar8_pack_splat(0.0);
    Y[501] = planar8_pack_splat(0.0);
    Y[502] = planar8_pack_splat(0.0);
    Y[503] = planar8_pack_splat(0.0);
    Y[504] = planar8_pack_splat(0.0);
    Y[505] = planar8_pack_splat(0.0);
    Y[506] = planar8_pack_splat(0.0);
    Y[507] = planar8_pack_splat(0.0);
    Y[508] = planar8_pack_splat(0.0);
    Y[509] = planar8_pack_splat(0.0);
    Y[510] = planar8_pack_splat(0.0);
    Y[511] = planar8_pack_splat(0.0);
    Y[512] = planar8_pack_splat(0.0);
    Y[513] = planar8_pack_splat(0.0);
    Y[514] = planar8_pack_splat(0.0);
    Y[515] = planar8_pack_splat(0.0);
    Y[516] = planar8_pack_splat(0.0);
    Y[517] = planar8_pack_splat(0.0);
    Y[518] = planar8_pack_splat(0.0);
    Y[519] = planar8_pack_splat(0.0);
    Y[520] = planar8_pack_splat(0.0);
    Y[521] = planar8_pack_splat(0.0);
    Y[522] = planar8_pack_splat(0.0);
    Y[523] = planar8_pack_splat(0.0);
    Y[524] = planar8_pack_splat(0.0);
    Y[525] = planar8_pack_splat(0.0);
    Y[526] = planar8_pack_splat(0.0);
    Y[527] = planar8_pack_splat(0.0);
    Y[528] = planar8_pack_splat(0.0);
    Y[529] = planar8_pack_splat(0.0);
    Y[530] = planar8_pack_splat(0.0);
    Y[531] = planar8_pack_splat(0.0);
    Y[532] = planar8_pack_splat(0.0);
    Y[533] = planar8_pack_splat(0.0);
    Y[534] = planar8_pack_splat(0.0);
    Y[535] = planar8_pack_splat(0.0);
    Y[536] = planar8_pack_splat(0.0);
    Y[537] = planar8_pack_splat(0.0);
    Y[538] = planar8_pack_splat(0.0);
    Y[539] = planar8_pack_splat(0.0);
    Y[540] = planar8_pack_splat(0.0);
    Y[543] = planar8_pack_splat(0.0);
    Y[544] = planar8_pack_splat(0.0);
    Y[545] = planar8_pack_splat(0.0);
    Y[546] = planar8_pack_splat(0.0);
    Y[547] = planar8_pack_splat(0.0);
    Y[548] = planar8_pack_splat(0.0);
    Y[553] = planar8_pack_splat(0.0);
    Y[554] = planar8_pack_splat(0.0);
    Y[555] = planar8_pack_splat(0.0);
    Y[556] = planar8_pack_splat(0.0);
    Y[557] = planar8_pack_splat(0.0);
    Y[558] = planar8_pack_splat(0.0);
    Y[560] = planar8_pack_splat(0.0);
    Y[561] = planar8_pack_splat(0.0);
    Y[562] = planar8_pack_splat(0.0);
    Y[563] = planar8_pack_splat(0.0);
    Y[564] = planar8_pack_splat(0.0);
    Y[565] = planar8_pack_splat(0.0);
    Y[566] = planar8_pack_splat(0.0);
    Y[567] = planar8_pack_splat(0.0);
    Y[568] = planar8_pack_splat(0.0);
    Y[569] = planar8_pack_splat(0.0);
    Y[570] = planar8_pack_splat(0.0);
    Y[571] = planar8_pack_splat(0.0);
    Y[572] = planar8_pack_splat(0.0);
    Y[573] = planar8_pack_splat(0.0);
    Y[574] = planar8_pack_splat(0.0);
    Y[575] = planar8_pack_splat(0.0);
    Y[576] = planar8_pack_splat(0.0);
    Y[577] = planar8_pack_splat(0.0);
    Y[578] = planar8_pack_splat(0.0);
    Y[579] = planar8_pack_splat(0.0);
    Y[580] = planar8_pack_splat(0.0);
    Y[581] = planar8_pack_splat(0.0);
    Y[582] = planar8_pack_splat(0.0);
    Y[583] = planar8_pack_splat(0.0);
    Y[584] = planar8_pack_splat(0.0);
    Y[585] = planar8_pack_splat(0.0);
    Y[586] = planar8_pack_splat(0.0);
    Y[587] = planar8_pack_splat(0.0);
    Y[588] = planar8_pack_splat(0.0);
    Y[589] = planar8_pack_splat(0.0);
    Y[590] = planar8_pack_splat(0.0);
    Y[591] = planar8_pack_splat(0.0);
    Y[592] = planar8_pack_splat(0.0);
    Y[593] = planar8_pack_splat(0.0);
    Y[594] = planar8_pack_splat(0.0);
    Y[595] = planar8_pack_splat(0.0);
    Y[596] = planar8_pack_splat(0.0);
    Y[597] = planar8_pack_splat(0.0);
    Y[598] = planar8_pack_splat(0.0);
    Y[599] = planar8_pack_splat(0.0);
    Y[600] = planar8_pack_splat(0.0);
    Y[601] = planar8_pack_splat(0.0);
    Y[602] = planar8_pack_splat(0.0);
    Y[603] = planar8_pack_splat(0.0);
    Y[604] = planar8_pack_splat(0.0);
    Y[605] = planar8_pack_splat(0.0);
    Y[606] = planar8_pack_splat(0.0);
    Y[607] = planar8_pack_splat(0.0);
    Y[608] = planar8_pack_splat(0.0);
    Y[609] = planar8_pack_splat(0.0);
    Y[610] = planar8_pack_splat(0.0);
    Y[611] = planar8_pack_splat(0.0);
    Y[612] = planar8_pack_splat(0.0);
    Y[613] = planar8_pack_splat(0.0);
    Y[614] = planar8_pack_splat(0.0);
    Y[615] = planar8_pack_splat(0.0);
    Y[616] = planar8_pack_splat(0.0);
    Y[617] = planar8_pack_splat(0.0);
    Y[618] = planar8_pack_splat(0.0);
    Y[619] = planar8_pack_splat(0.0);
    Y[620] = planar8_pack_splat(0.0);
    Y[621] = planar8_pack_splat(0.0);
    Y[622] = planar8_pack_splat(0.0);
    Y[623] = planar8_pack_splat(0.0);
    Y[624] = planar8_pack_splat(0.0);
    Y[625] = planar8_pack_splat(0.0);
    Y[626] = planar8_pack_splat(0.0);
    Y[627] = planar8_pack_splat(0.0);
    Y[628] = planar8_pack_splat(0.0);
    Y[629] = planar8_pack_splat(0.0);
    Y[630] = planar8_pack_splat(0.0);
    Y[633] = planar8_pack_splat(0.0);
    Y[634] = planar8_pack_splat(0.0);
    Y[635] = planar8_pack_splat(0.0);
    Y[636] = planar8_pack_splat(0.0);
    Y[637] = planar8_pack_splat(0.0);
    Y[638] = planar8_pack_splat(0.0);
    const planar8_pack v16 = 9.81 * v0_cosine[0];
    Y[1] = v16;
    const planar8_pack v17 = 9.81 * v0_sine[0];
    Y[2] = -v17;
    Y[9] = qdd[0];
    const planar8_pack v18 = qdd[0] + v16;
    const planar8_pack v19 = v17 - (qd[0] * qd[0]);
    const planar8_pack v20 = (v0_sine[1] * v19) - (v0_cosine[1] * v18);
    const planar8_pack v21 = (v0_sine[1] * v18) + (v0_cosine[1] * v19);
    Y[10] = (v0_sine[1] * v21) - (v0_cosine[1] * v20);
    const planar8_pack v22 = qdd[0] + qdd[1];
    Y[19] = v22;
    Y[99] = v22;
    const planar8_pack v23 = qd[0] + qd[1];
    const planar8_pack v24 = v23 * v23;
    Y[11] = ((v0_cosine[1] * v22) - v20) - (v24 * v0_sine[1]);
    Y[12] = -((v21 + (v0_sine[1] * v22)) + (v24 * v0_cosine[1]));
    const planar8_pack v25 = (0.97 * v22) - v20;
    const planar8_pack v26 = (0.97 * v24) - v21;
    const planar8_pack v27 = (v0_sine[2] * v26) + (v0_cosine[2] * v25);
    Y[181] = v27;
    const planar8_pack v28 = 0.97 + v0_cosine[1];
    const planar8_pack v29 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v28);
    const planar8_pack v30 = (v0_sine[2] * v25) - (v0_cosine[2] * v26);
    const planar8_pack v31 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v28);
    Y[20] = (v30 * v31) - (v27 * v29);
    const planar8_pack v32 = qdd[2] + v22;
    Y[29] = v32;
    Y[109] = v32;
    Y[189] = v32;
    const planar8_pack v33 = qd[2] + v23;
    const planar8_pack v34 = v33 * v33;
    Y[21] = (v27 - (v32 * v29)) - (v34 * v31);
    Y[22] = ((v34 * v29) - (v32 * v31)) - v30;
    const planar8_pack v35 = v27 + (0.94 * v32);
    const planar8_pack v36 = (0.94 * v34) - v30;
    const planar8_pack v37 = (v0_sine[3] * v36) + (v0_cosine[3] * v35);
    Y[271] = v37;
    const planar8_pack v38 = 0.94 - v29;
    const planar8_pack v39 = (v0_sine[3] * v31) - (v0_cosine[3] * v38);
    const planar8_pack v40 = (v0_sine[3] * v35) - (v0_cosine[3] * v36);
    const planar8_pack v41 = (v0_sine[3] * v38) + (v0_cosine[3] * v31);
    Y[30] = (v40 * v41) - (v37 * v39);
    const planar8_pack v42 = qdd[3] + v32;
    Y[39] = v42;
    Y[119] = v42;
    Y[199] = v42;
    Y[279] = v42;
    const planar8_pack v43 = qd[3] + v33;
    const planar8_pack v44 = v43 * v43;
    Y[31] = (v37 - (v42 * v39)) - (v44 * v41);
    Y[32] = ((v44 * v39) - (v42 * v41)) - v40;
    const planar8_pack v45 = v37 + (0.91 * v42);
    const planar8_pack v46 = (0.91 * v44) - v40;
    const planar8_pack v47 = (v0_sine[4] * v46) + (v0_cosine[4] * v45);
    Y[361] = v47;
    const planar8_pack v48 = 0.91 - v39;
    const planar8_pack v49 = (v0_sine[4] * v41) - (v0_cosine[4] * v48);
    const planar8_pack v50 = (v0_sine[4] * v45) - (v0_cosine[4] * v46);
    const planar8_pack v51 = (v0_sine[4] * v48) + (v0_cosine[4] * v41);
    Y[40] = (v50 * v51) - (v47 * v49);
    const planar8_pack v52 = qdd[4] + v42;
    Y[49] = v52;
    Y[129] = v52;
    Y[209] = v52;
    Y[289] = v52;
    Y[369] = v52;
    const planar8_pack v53 = qd[4] + v43;
    const planar8_pack v54 = v53 * v53;
    Y[41] = (v47 - (v52 * v49)) - (v54 * v51);
    Y[42] = ((v54 * v49) - (v52 * v51)) - v50;
    const planar8_pack v55 = v47 + (0.88 * v52);
    const planar8_pack v56 = (0.88 * v54) - v50;
    const planar8_pack v57 = (v0_sine[5] * v56) + (v0_cosine[5] * v55);
    Y[451] = v57;
    const planar8_pack v58 = 0.88 - v49;
    const planar8_pack v59 = (v0_sine[5] * v51) - (v0_cosine[5] * v58);
    const planar8_pack v60 = (v0_sine[5] * v55) - (v0_cosine[5] * v56);
    const planar8_pack v61 = (v0_sine[5] * v58) + (v0_cosine[5] * v51);
    Y[50] = (v60 * v61) - (v57 * v59);
    const planar8_pack v62 = qdd[5] + v52;
    Y[59] = v62;
    Y[139] = v62;
    Y[219] = v62;
    Y[299] = v62;
    Y[379] = v62;
    Y[459] = v62;
    const planar8_pack v63 = qd[5] + v53;
    const planar8_pack v64 = v63 * v63;
    Y[51] = (v57 - (v62 * v59)) - (v64 * v61);
    Y[52] = ((v64 * v59) - (v62 * v61)) - v60;
    const planar8_pack v65 = v57 + (0.85 * v62);
    const planar8_pack v66 = (0.85 * v64) - v60;
    const planar8_pack v67 = (v0_sine[6] * v66) + (v0_cosine[6] * v65);
    Y[541] = v67;
    const planar8_pack v68 = 0.85 - v59;
    const planar8_pack v69 = (v0_sine[6] * v61) - (v0_cosine[6] * v68);
    const planar8_pack v70 = (v0_sine[6] * v65) - (v0_cosine[6] * v66);
    const planar8_pack v71 = (v0_sine[6] * v68) + (v0_cosine[6] * v61);
    Y[60] = (v70 * v71) - (v67 * v69);
    const planar8_pack v72 = qdd[6] + v62;
    Y[69] = v72;
    Y[149] = v72;
    Y[229] = v72;
    Y[309] = v72;
    Y[389] = v72;
    Y[469] = v72;
    Y[549] = v72;
    const planar8_pack v73 = qd[6] + v63;
    const planar8_pack v74 = v73 * v73;
    Y[61] = (v67 - (v72 * v69)) - (v74 * v71);
    Y[62] = ((v74 * v69) - (v72 * v71)) - v70;
    const planar8_pack v75 = v67 + (0.82 * v72);
    const planar8_pack v76 = (0.82 * v74) - v70;
    const planar8_pack v77 = (v0_sine[7] * v76) + (v0_cosine[7] * v75);
    Y[631] = v77;
    const planar8_pack v78 = 0.82 - v69;
    const planar8_pack v79 = (v0_sine[7] * v71) - (v0_cosine[7] * v78);
    const planar8_pack v80 = (v0_sine[7] * v75) - (v0_cosine[7] * v76);
    const planar8_pack v81 = (v0_sine[7] * v78) + (v0_cosine[7] * v71);
    Y[70] = (v80 * v81) - (v77 * v79);
    const planar8_pack v82 = qdd[7] + v72;
    Y[79] = v82;
    Y[159] = v82;
    Y[239] = v82;
    Y[319] = v82;
    Y[399] = v82;
    Y[479] = v82;
    Y[559] = v82;
    Y[639] = v82;
    const planar8_pack v83 = qd[7] + v73;
    const planar8_pack v84 = v83 * v83;
    Y[71] = (v77 - (v82 * v79)) - (v84 * v81);
    Y[72] = ((v84 * v79) - v80) - (v82 * v81);
    Y[91] = -v20;
    Y[92] = -v21;
    const planar8_pack v85 = 0.97 * v0_cosine[2];
    const planar8_pack v86 = 0.97 * v0_sine[2];
    Y[100] = (v30 * v86) + (v27 * v85);
    Y[101] = (v27 - (v34 * v86)) + (v32 * v85);
    Y[102] = -((v30 + (v32 * v86)) + (v34 * v85));
    const planar8_pack v87 = 0.94 + v85;
    const planar8_pack v88 = (v0_sine[3] * v86) - (v0_cosine[3] * v87);
    const planar8_pack v89 = (v0_sine[3] * v87) + (v0_cosine[3] * v86);
    Y[110] = (v40 * v89) - (v37 * v88);
    Y[111] = (v37 - (v42 * v88)) - (v44 * v89);
    Y[112] = ((v44 * v88) - (v42 * v89)) - v40;
    const planar8_pack v90 = 0.91 - v88;
    const planar8_pack v91 = (v0_sine[4] * v89) - (v0_cosine[4] * v90);
    const planar8_pack v92 = (v0_sine[4] * v90) + (v0_cosine[4] * v89);
    Y[120] = (v50 * v92) - (v47 * v91);
    Y[121] = (v47 - (v52 * v91)) - (v54 * v92);
    Y[122] = ((v54 * v91) - (v52 * v92)) - v50;
    const planar8_pack v93 = 0.88 - v91;
    const planar8_pack v94 = (v0_sine[5] * v92) - (v0_cosine[5] * v93);
    const planar8_pack v95 = (v0_sine[5] * v93) + (v0_cosine[5] * v92);
    Y[130] = (v60 * v95) - (v57 * v94);
    Y[131] = (v57 - (v62 * v94)) - (v64 * v95);
    Y[132] = ((v64 * v94) - (v62 * v95)) - v60;
    const planar8_pack v96 = 0.85 - v94;
    const planar8_pack v97 = (v0_sine[6] * v95) - (v0_cosine[6] * v96);
    const planar8_pack v98 = (v0_sine[6] * v96) + (v0_cosine[6] * v95);
    Y[140] = (v70 * v98) - (v67 * v97);
    Y[141] = (v67 - (v72 * v97)) - (v74 * v98);
    Y[142] = ((v74 * v97) - (v72 * v98)) - v70;
    const planar8_pack v99 = 0.82 - v97;
    const planar8_pack v100 = (v0_sine[7] * v98) - (v0_cosine[7] * v99);
    const planar8_pack v101 = (v0_sine[7] * v99) + (v0_cosine[7] * v98);
    Y[150] = (v80 * v101) - (v77 * v100);
    Y[151] = (v77 - (v82 * v100)) - (v84 * v101);
    Y[152] = ((v84 * v100) - v80) - (v82 * v101);
    Y[182] = -v30;
    const planar8_pack v102 = 0.94 * v0_cosine[3];
    const planar8_pack v103 = 0.94 * v0_sine[3];
    Y[190] = (v40 * v103) + (v37 * v102);
    Y[191] = (v37 - (v44 * v103)) + (v42 * v102);
    Y[192] = -((v40 + (v42 * v103)) + (v44 * v102));
    const planar8_pack v104 = 0.91 + v102;
    const planar8_pack v105 = (v0_sine[4] * v103) - (v0_cosine[4] * v104);
    const planar8_pack v106 = (v0_sine[4] * v104) + (v0_cosine[4] * v103);
    Y[200] = (v50 * v106) - (v47 * v105);
    Y[201] = (v47 - (v52 * v105)) - (v54 * v106);
    Y[202] = ((v54 * v105) - (v52 * v106)) - v50;
    const planar8_pack v107 = 0.88 - v105;
    const planar8_pack v108 = (v0_sine[5] * v106) - (v0_cosine[5] * v107);
    const planar8_pack v109 = (v0_sine[5] * v107) + (v0_cosine[5] * v106);
    Y[210] = (v60 * v109) - (v57 * v108);
    Y[211] = (v57 - (v62 * v108)) - (v64 * v109);
    Y[212] = ((v64 * v108) - (v62 * v109)) - v60;
    const planar8_pack v110 = 0.85 - v108;
    const planar8_pack v111 = (v0_sine[6] * v109) - (v0_cosine[6] * v110);
    const planar8_pack v112 = (v0_sine[6] * v110) + (v0_cosine[6] * v109);
    Y[220] = (v70 * v112) - (v67 * v111);
    Y[221] = (v67 - (v72 * v111)) - (v74 * v112);
    Y[222] = ((v74 * v111) - (v72 * v112)) - v70;
    const planar8_pack v113 = 0.82 - v111;
    const planar8_pack v114 = (v0_sine[7] * v112) - (v0_cosine[7] * v113);
    const planar8_pack v115 = (v0_sine[7] * v113) + (v0_cosine[7] * v112);
    Y[230] = (v80 * v115) - (v77 * v114);
    Y[231] = (v77 - (v82 * v114)) - (v84 * v115);
    Y[232] = ((v84 * v114) - v80) - (v82 * v115);
    Y[272] = -v40;
    const planar8_pack v116 = 0.91 * v0_cosine[4];
    const planar8_pack v117 = 0.91 * v0_sine[4];
    Y[280] = (v50 * v117) + (v47 * v116);
    Y[281] = (v47 - (v54 * v117)) + (v52 * v116);
    Y[282] = -((v50 + (v52 * v117)) + (v54 * v116));
    const planar8_pack v118 = 0.88 + v116;
    const planar8_pack v119 = (v0_sine[5] * v117) - (v0_cosine[5] * v118);
    const planar8_pack v120 = (v0_sine[5] * v118) + (v0_cosine[5] * v117);
    Y[290] = (v60 * v120) - (v57 * v119);
    Y[291] = (v57 - (v62 * v119)) - (v64 * v120);
    Y[292] = ((v64 * v119) - (v62 * v120)) - v60;
    const planar8_pack v121 = 0.85 - v119;
    const planar8_pack v122 = (v0_sine[6] * v120) - (v0_cosine[6] * v121);
    const planar8_pack v123 = (v0_sine[6] * v121) + (v0_cosine[6] * v120);
    Y[300] = (v70 * v123) - (v67 * v122);
    Y[301] = (v67 - (v72 * v122)) - (v74 * v123);
    Y[302] = ((v74 * v122) - (v72 * v123)) - v70;
    const planar8_pack v124 = 0.82 - v122;
    const planar8_pack v125 = (v0_sine[7] * v123) - (v0_cosine[7] * v124);
    const planar8_pack v126 = (v0_sine[7] * v124) + (v0_cosine[7] * v123);
    Y[310] = (v80 * v126) - (v77 * v125);
    Y[311] = (v77 - (v82 * v125)) - (v84 * v126);
    Y[312] = ((v84 * v125) - v80) - (v82 * v126);
    Y[362] = -v50;
    const planar8_pack v127 = 0.88 * v0_cosine[5];
    const planar8_pack v128 = 0.88 * v0_sine[5];
    Y[370] = (v60 * v128) + (v57 * v127);
    Y[371] = (v57 - (v64 * v128)) + (v62 * v127);
    Y[372] = -((v60 + (v62 * v128)) + (v64 * v127));
    const planar8_pack v129 = 0.85 + v127;
    const planar8_pack v130 = (v0_sine[6] * v128) - (v0_cosine[6] * v129);
    const planar8_pack v131 = (v0_sine[6] * v129) + (v0_cosine[6] * v128);
    Y[380] = (v70 * v131) - (v67 * v130);
    Y[381] = (v67 - (v72 * v130)) - (v74 * v131);
    Y[382] = ((v74 * v130) - (v72 * v131)) - v70;
    const planar8_pack v132 = 0.82 - v130;
    const planar8_pack v133 = (v0_sine[7] * v131) - (v0_cosine[7] * v132);
    const planar8_pack v134 = (v0_sine[7] * v132) + (v0_cosine[7] * v131);
    Y[390] = (v80 * v134) - (v77 * v133);
    Y[391] = (v77 - (v82 * v133)) - (v84 * v134);
    Y[392] = ((v84 * v133) - v80) - (v82 * v134);
    Y[452] = -v60;
    const planar8_pack v135 = 0.85 * v0_cosine[6];
    const planar8_pack v136 = 0.85 * v0_sine[6];
    Y[460] = (v70 * v136) + (v67 * v135);
    Y[461] = (v67 - (v74 * v136)) + (v72 * v135);
    Y[462] = -((v70 + (v72 * v136)) + (v74 * v135));
    const planar8_pack v137 = 0.82 + v135;
    const planar8_pack v138 = (v0_sine[7] * v136) - (v0_cosine[7] * v137);
    const planar8_pack v139 = (v0_sine[7] * v137) + (v0_cosine[7] * v136);
    Y[470] = (v80 * v139) - (v77 * v138);
    Y[471] = (v77 - (v82 * v138)) - (v84 * v139);
    Y[472] = ((v84 * v138) - v80) - (v82 * v139);
    Y[542] = -v70;
    const planar8_pack v140 = 0.82 * v0_cosine[7];
    const planar8_pack v141 = 0.82 * v0_sine[7];
    Y[550] = (v80 * v141) + (v77 * v140);
    Y[551] = (v77 - (v84 * v141)) + (v82 * v140);
    Y[552] = -((v80 + (v82 * v141)) + (v84 * v140));
    Y[632] = -v80;
}

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack Y_pack[640];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        planar8_pack_give(640U, count, first, lanes, Y_pack, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack Y_pack[640];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        planar8_pack_give(640U, count, first, lanes, Y_pack, Y);
    }
}

static PLANAR8_APART void planar8_pack_stiffness_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict K)
{
    (void)prepared;
    const planar8_pack v0_angle[8U] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8U];
    planar8_pack v0_cosine[8U];
    planar8_pack_sincos(8U, v0_angle, v0_sine, v0_cosine);
    const planar8_pack v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v0_sine[2] * v17) - (v16 * v0_cosine[2]);
    const planar8_pack v19 = (v16 * v0_sine[2]) + (v0_cosine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const planar8_pack v22 = (v0_cosine[4] * v21) - (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v21);
    const planar8_pack v24 = (v0_cosine[5] * v23) + (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v24) + (v0_sine[6] * v25);
    const planar8_pack v27 = 5.9286734999999995 * ((v0_cosine[7] * v26) + (v0_sine[7] * ((v0_cosine[6] * v25) - (v0_sine[6] * v24))));
    K[7] = v27;
    K[15] = v27;
    K[23] = v27;
    K[31] = v27;
    K[39] = v27;
    K[47] = v27;
    K[55] = v27;
    K[56] = v27;
    K[57] = v27;
    K[58] = v27;
    K[59] = v27;
    K[60] = v27;
    K[61] = v27;
    K[62] = v27;
    K[63] = v27;
    const planar8_pack v28 = v27 + (19.466964 * v26);
    K[6] = v28;
    K[14] = v28;
    K[22] = v28;
    K[30] = v28;
    K[38] = v28;
    K[46] = v28;
    K[48] = v28;
    K[49] = v28;
    K[50] = v28;
    K[51] = v28;
    K[52] = v28;
    K[53] = v28;
    K[54] = v28;
    const planar8_pack v29 = v28 + (33.145537499999996 * v24);
    K[5] = v29;
    K[13] = v29;
    K[21] = v29;
    K[29] = v29;
    K[37] = v29;
    K[40] = v29;
    K[41] = v29;
    K[42] = v29;
    K[43] = v29;
    K[44] = v29;
    K[45] = v29;
    const planar8_pack v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const planar8_pack v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const planar8_pack v32 = v31 + (74.14005599999999 * v18);
    const planar8_pack v33 = 87.49686150000001 * v16;
    K[0] = (v32 - (100.55250000000001 * v0_sine[1])) - v33;
    const planar8_pack v34 = (1.4210854715202004e-14 * v0_sine[1]) - v32;
    const planar8_pack v35 = -(v33 + v34);
    K[1] = v35;
    K[8] = v35;
    K[9] = v35;
    const planar8_pack v36 = -(v34 + (1.3784529073745943e-14 * v16));
    K[2] = v36;
    K[10] = v36;
    K[16] = v36;
    K[17] = v36;
    K[18] = v36;
}

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack K_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        planar8_pack_give(64U, count, first, lanes, K_pack, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack K_pack[64];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        planar8_pack_give(64U, count, first, lanes, K_pack, K);
    }
}

static PLANAR8_APART void planar8_pack_damping_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = planar8_pack_splat(0.0);
    D[1] = planar8_pack_splat(0.0);
    D[2] = planar8_pack_splat(0.0);
    D[3] = planar8_pack_splat(0.0);
    D[4] = planar8_pack_splat(0.0);
    D[5] = planar8_pack_splat(0.0);
    D[6] = planar8_pack_splat(0.0);
    D[7] = planar8_pack_splat(0.0);
    D[8] = planar8_pack_splat(0.0);
    D[9] = planar8_pack_splat(0.0);
    D[10] = planar8_pack_splat(0.0);
    D[11] = planar8_pack_splat(0.0);
    D[12] = planar8_pack_splat(0.0);
    D[13] = planar8_pack_splat(0.0);
    D[14] = planar8_pack_splat(0.0);
    D[15] = planar8_pack_splat(0.0);
    D[16] = planar8_pack_splat(0.0);
    D[17] = planar8_pack_splat(0.0);
    D[18] = planar8_pack_splat(0.0);
    D[19] = planar8_pack_splat(0.0);
    D[20] = planar8_pack_splat(0.0);
    D[21] = planar8_pack_splat(0.0);
    D[22] = planar8_pack_splat(0.0);
    D[23] = planar8_pack_splat(0.0);
    D[24] = planar8_pack_splat(0.0);
    D[25] = planar8_pack_splat(0.0);
    D[26] = planar8_pack_splat(0.0);
    D[27] = planar8_pack_splat(0.0);
    D[28] = planar8_pack_splat(0.0);
    D[29] = planar8_pack_splat(0.0);
    D[30] = planar8_pack_splat(0.0);
    D[31] = planar8_pack_splat(0.0);
    D[32] = planar8_pack_splat(0.0);
    D[33] = planar8_pack_splat(0.0);
    D[34] = planar8_pack_splat(0.0);
    D[35] = planar8_pack_splat(0.0);
    D[36] = planar8_pack_splat(0.0);
    D[37] = planar8_pack_splat(0.0);
    D[38] = planar8_pack_splat(0.0);
    D[39] = planar8_pack_splat(0.0);
    D[40] = planar8_pack_splat(0.0);
    D[41] = planar8_pack_splat(0.0);
    D[42] = planar8_pack_splat(0.0);
    D[43] = planar8_pack_splat(0.0);
    D[44] = planar8_pack_splat(0.0);
    D[45] = planar8_pack_splat(0.0);
    D[46] = planar8_pack_splat(0.0);
    D[47] = planar8_pack_splat(0.0);
    D[48] = planar8_pack_splat(0.0);
    D[49] = planar8_pack_splat(0.0);
    D[50] = planar8_pack_splat(0.0);
    D[51] = planar8_pack_splat(0.0);
    D[52] = planar8_pack_splat(0.0);
    D[53] = planar8_pack_splat(0.0);
    D[54] = planar8_pack_splat(0.0);
    D[55] = planar8_pack_splat(0.0);
    D[56] = planar8_pack_splat(0.0);
    D[57] = planar8_pack_splat(0.0);
    D[58] = planar8_pack_splat(0.0);
    D[59] = planar8_pack_splat(0.0);
    D[60] = planar8_pack_splat(0.0);
    D[61] = planar8_pack_splat(0.0);
    D[62] = planar8_pack_splat(0.0);
    D[63] = planar8_pack_splat(0.0);
}

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack D_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        planar8_pack_give(64U, count, first, lanes, D_pack, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack D_pack[64];

        planar8_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        planar8_pack_give(64U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
