/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#define PANDA_APART __attribute__((noinline))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef int32_t panda_turns __attribute__((vector_size(PANDA_BYTES / sizeof(double) * 4)));

static inline panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

/* One block of an argument; the last one is filled up with copies of its last state. */
static inline void panda_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        const double *from = &many[(k * count) + first];

        if (lanes == PANDA_LANES) {
            memcpy(&one[k], from, sizeof(one[k]));
        } else {
            for (size_t i = 0U; i < PANDA_LANES; i++) {
                one[k][i] = from[(i < lanes) ? i : (lanes - 1U)];
            }
        }
    }
}

static inline void panda_pack_give(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        double *to = &many[(k * count) + first];

        if (lanes == PANDA_LANES) {
            memcpy(to, &one[k], sizeof(one[k]));
        } else {
            memcpy(to, &one[k], lanes * sizeof(double));
        }
    }
}

static inline panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

static inline panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

/* The same as the scalar pair, on packs; if an angle of any lane is out of range, the library answers for it. */
static inline void panda_pack_sincos(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    panda_mask outside = { 0 };

    for (size_t i = 0U; i < size; i++) {
        outside |= ~(panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);
    }
    for (size_t j = 1U; j < PANDA_LANES; j++) {
        outside[0] |= outside[j];
    }
    if (outside[0] != 0) {
        for (size_t i = 0U; i < size; i++) {
            for (size_t j = 0U; j < PANDA_LANES; j++) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const panda_turns turns = __builtin_convertvector((angle[i] * 0.6366197723675814) + 65536.5, panda_turns);
            const panda_pack n = __builtin_convertvector(turns, panda_pack) - 65536.0;
            const panda_pack odd = __builtin_convertvector(turns & 1, panda_pack);
            const panda_pack sign = 1.0 - __builtin_convertvector(turns & 2, panda_pack);
            const panda_pack a = angle[i] - (n * 1.5707963267341256);
            const panda_pack b = a - (n * 6.077100506303966e-11);
            const panda_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const panda_pack r = b - rest;
            const panda_pack low = (b - r) - rest;
            const panda_pack z = r * r;
            const panda_pack h = 0.5 * z;
            const panda_pack w = 1.0 - h;
            const panda_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const panda_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const panda_pack across = sign * odd;
            const panda_pack along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static PANDA_APART void panda_pack_mass_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict M)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6U] = {q[3], q[4], q[5], v0, q[1], q[2]};
    panda_pack v1_sine[6U];
    panda_pack v1_cosine[6U];
    panda_pack_sincos(6U, v1_angle, v1_sine, v1_cosine);
    M[48] = panda_pack_splat(0.006684151967360946);
    const panda_pack v13 = 0.0032806082595733185 * v1_cosine[3];
    const panda_pack v14 = 0.23184755269500001 + v13;
    const panda_pack v15 = (0.17380470556900005 * v1_sine[2]) + (v1_cosine[2] * v14);
    const panda_pack v16 = v15 - 0.014653732538;
    const panda_pack v17 = 0.0032806082595733185 * v1_sine[3];
    const panda_pack v18 = v17 - 0.067870631425;
    const panda_pack v19 = (v1_cosine[1] * v16) + (v1_sine[1] * v18);
    const panda_pack v20 = v19 - 0.5527802746500001;
    const panda_pack v21 = (v1_sine[2] * v14) - (0.17380470556900005 * v1_cosine[2]);
    const panda_pack v22 = 2.0125235536029997 + v21;
    const panda_pack v23 = (v1_cosine[0] * v20) - (v1_sine[0] * v22);
    const panda_pack v24 = (0.001535882372017312 * v1_cosine[3]) - (0.000386330894443768 * v1_sine[3]);
    const panda_pack v25 = v1_cosine[2] * v24;
    const panda_pack v26 = 0.000577387053684904 * v1_cosine[3];
    const panda_pack v27 = (0.002174847060296272 * v1_cosine[3]) - (0.0013205141364616632 * v1_sine[3]);
    const panda_pack v28 = v1_sine[3] * v27;
    const panda_pack v29 = v26 - v28;
    const panda_pack v30 = ((v1_sine[2] * (v29 - 0.004730348259622701)) - (0.029497140765350635 * v1_cosine[2])) - (2.0 * v25);
    const panda_pack v31 = v1_sine[2] * v30;
    const panda_pack v32 = (v31 - 0.03970275123129646) - v26;
    const panda_pack v33 = (0.165 * v23) - v32;
    const panda_pack v34 = 0.165 * v19;
    const panda_pack v35 = 0.013721782605646424 + (v24 + ((v1_cosine[2] * v30) + (0.384 * v15)));
    const panda_pack v36 = ((v1_cosine[3] * v27) + (0.000288693526842452 * v1_sine[3])) - 0.000983664612929451;
    const panda_pack v37 = (0.000386330894443768 * v1_cosine[3]) + (0.001535882372017312 * v1_sine[3]);
    const panda_pack v38 = 9.3569097314605e-05 + v37;
    const panda_pack v39 = (v1_sine[2] * v36) - (v1_cosine[2] * v38);
    const panda_pack v40 = 0.0012597535716761543 * v1_sine[3];
    const panda_pack v41 = v40 + (v39 - 0.02389827041510187);
    const panda_pack v42 = (v1_cosine[1] * v35) + (v1_sine[1] * v41);
    const panda_pack v43 = v1_cosine[0] * v42;
    const panda_pack v44 = v1_sine[0] * v32;
    const panda_pack v45 = (v1_sine[2] * v38) + (v1_cosine[2] * v36);
    const panda_pack v46 = v1_cosine[1] * v45;
    const panda_pack v47 = 0.05313849683169709 + v29;
    M[40] = v47;
    const panda_pack v48 = v28 + v31;
    const panda_pack v49 = ((2.0 * v46) - (0.0030304889466540603 * v1_cosine[1])) + (v1_sine[1] * (0.04153078736086563 - (v47 - v48)));
    const panda_pack v50 = v1_sine[1] * v49;
    const panda_pack v51 = v50 - v34;
    const panda_pack v52 = 0.768 * v21;
    const panda_pack v53 = v48 + v52;
    const panda_pack v54 = v51 - v53;
    const panda_pack v55 = (v44 - (2.0 * v43)) + (v1_cosine[0] * (0.3256817453709217 + (0.165 * v21)));
    const panda_pack v56 = v55 - (v1_sine[0] * (v54 - 0.6892538823000487));
    const panda_pack v57 = v1_sine[0] * v56;
    const panda_pack v58 = (v34 - v33) - v57;
    const panda_pack v59 = (v1_cosine[0] * v22) + (v20 * v1_sine[0]);
    const panda_pack v60 = 0.316 * v59;
    const panda_pack v61 = v57 - v60;
    const panda_pack v62 = v52 + (0.749763367252814 + (v47 + v51));
    M[24] = v62;
    const panda_pack v63 = 0.0825 * v23;
    const panda_pack v64 = v60 + v63;
    const panda_pack v65 = v62 + v64;
    const panda_pack v66 = (v1_cosine[1] * v18) - (v16 * v1_sine[1]);
    const panda_pack v67 = 0.0825 * v66;
    const panda_pack v68 = (((v1_cosine[1] * v49) - v45) - 0.00239011055294907) - v67;
    const panda_pack v69 = (v1_cosine[1] * v41) - (v1_sine[1] * v35);
    const panda_pack v70 = 0.0016444875773692705 + v69;
    const panda_pack v71 = (v1_cosine[0] * v68) - (v1_sine[0] * v70);
    const panda_pack v72 = -(v1_sine[5] * (v63 + (v50 + ((v61 + (v65 - v53)) - 0.7008497463952148))));
    const panda_pack v73 = v72 - (v1_cosine[5] * (0.00024382484190148615 - ((2.0 * v71) + (0.165 * v66))));
    const panda_pack v74 = v1_sine[5] * v73;
    const panda_pack v75 = (v1_cosine[0] * v70) + (v1_sine[0] * v68);
    const panda_pack v76 = (v75 + (0.316 * v66)) - 0.013297019103287584;
    const panda_pack v77 = ((v42 + ((v1_cosine[0] * v56) - (0.316 * v23))) - 0.4043356361115752) - (0.0825 * (v21 + v59));
    const panda_pack v78 = (v1_sine[5] * v76) - (v1_cosine[5] * v77);
    const panda_pack v79 = v1_sine[4] * (v74 + ((v33 + (v54 + (2.0 * v61))) - 1.63673564001047));
    M[0] = (0.1721381546376276 - v58) - (v1_sine[4] * (v79 - (v1_cosine[4] * ((2.0 * v78) - 0.00796671776787104))));
    const panda_pack v80 = (v1_sine[5] * v77) + (v1_cosine[5] * v76);
    M[9] = v80;
    M[15] = v80;
    const panda_pack v81 = (v1_sine[4] * (v67 + ((v71 - (v1_cosine[5] * v73)) - 0.010383014241958912))) + (v1_cosine[4] * (v80 - 0.0007689361029463999));
    M[1] = v81;
    M[7] = v81;
    const panda_pack v82 = v58 - 0.13480070614822146;
    const panda_pack v83 = (v1_sine[4] * v78) - (v1_cosine[4] * v82);
    M[2] = v83;
    M[14] = v83;
    const panda_pack v84 = v1_sine[4] * v1_sine[5];
    const panda_pack v85 = v1_sine[4] * v1_cosine[5];
    const panda_pack v86 = 0.0825 * v1_cosine[0];
    const panda_pack v87 = v86 - 0.0825;
    const panda_pack v88 = ((v1_cosine[0] * v32) + (v19 * v87)) + (v1_sine[0] * v42);
    const panda_pack v89 = 0.0825 * v1_sine[0];
    const panda_pack v90 = (0.316 * v1_cosine[0]) - v89;
    const panda_pack v91 = v69 + (v66 * v90);
    const panda_pack v92 = v89 - 0.316;
    const panda_pack v93 = (v43 - (v19 * v92)) - v44;
    const panda_pack v94 = ((v84 * v91) - (v1_cosine[4] * v88)) + (v85 * v93);
    M[4] = v94;
    M[28] = v94;
    const panda_pack v95 = v47 + (0.384 * v21);
    const panda_pack v96 = v46 - (v1_sine[1] * v95);
    const panda_pack v97 = v1_sine[1] * v21;
    const panda_pack v98 = ((v1_cosine[0] * v39) + (v1_sine[0] * v96)) - (v87 * v97);
    const panda_pack v99 = v86 + (0.316 * v1_sine[0]);
    const panda_pack v100 = ((v1_cosine[1] * v95) - (0.0825 * v15)) + (v1_sine[1] * v45);
    M[26] = v100;
    M[38] = v100;
    const panda_pack v101 = v1_cosine[1] * v90;
    const panda_pack v102 = (v100 + (v15 * v99)) + (v21 * v101);
    const panda_pack v103 = ((v1_cosine[0] * v96) - (v1_sine[0] * v39)) + (v92 * v97);
    const panda_pack v104 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[3]);
    const panda_pack v105 = (v1_sine[2] * v24) + (v1_cosine[2] * v104);
    const panda_pack v106 = ((v1_sine[2] * v104) + (0.0012597535716761543 * v1_cosine[3])) - v25;
    const panda_pack v107 = (v1_cosine[2] * v40) - v37;
    const panda_pack v108 = (v1_cosine[1] * v106) + (v1_sine[1] * v107);
    const panda_pack v109 = v1_cosine[2] * v17;
    const panda_pack v110 = (v1_cosine[1] * v13) + (v1_sine[1] * v109);
    const panda_pack v111 = ((v1_cosine[0] * v105) - (v1_sine[0] * v108)) - (v87 * v110);
    const panda_pack v112 = ((v1_cosine[1] * v107) + (v1_sine[3] * (0.0002706501814147988 * v1_sine[2]))) - (v1_sine[1] * v106);
    M[27] = v112;
    M[45] = v112;
    const panda_pack v113 = ((v112 - (v17 * (v1_sine[2] * v99))) - (v13 * (v1_sine[1] * v90))) + (v101 * v109);
    const panda_pack v114 = ((v1_cosine[0] * v108) + (v1_sine[0] * v105)) - (v92 * v110);
    M[8] = v74 + (1.1168423647533403 + (v64 + v65));
    const panda_pack v115 = (v1_sine[5] * v114) - (v1_cosine[5] * v113);
    M[13] = v115;
    M[43] = v115;
    const panda_pack v116 = -(((v1_cosine[4] * v75) + (v65 * v84)) - (v71 * v85));
    M[3] = v116;
    M[21] = v116;
    const panda_pack v117 = -(((v1_cosine[4] * v98) + (v84 * v102)) - (v85 * v103));
    M[5] = v117;
    M[35] = v117;
    const panda_pack v118 = -(((v1_cosine[4] * v111) + (v84 * v113)) + (v85 * v114));
    M[6] = v118;
    M[42] = v118;
    const panda_pack v119 = -((v1_sine[5] * v71) + (v65 * v1_cosine[5]));
    M[10] = v119;
    M[22] = v119;
    const panda_pack v120 = -((v1_sine[5] * v93) - (v1_cosine[5] * v91));
    M[11] = v120;
    M[29] = v120;
    const panda_pack v121 = -((v1_sine[5] * v103) + (v1_cosine[5] * v102));
    M[12] = v121;
    M[36] = v121;
    M[16] = -v82;
    const panda_pack v122 = -v75;
    M[17] = v122;
    M[23] = v122;
    const panda_pack v123 = -v88;
    M[18] = v123;
    M[30] = v123;
    const panda_pack v124 = -v98;
    M[19] = v124;
    M[37] = v124;
    const panda_pack v125 = -v111;
    M[20] = v125;
    M[44] = v125;
    const panda_pack v126 = -v69;
    M[25] = v126;
    M[31] = v126;
    M[32] = -v32;
    const panda_pack v127 = -v39;
    M[33] = v127;
    M[39] = v127;
    const panda_pack v128 = -v105;
    M[34] = v128;
    M[46] = v128;
    const panda_pack v129 = -v37;
    M[41] = v129;
    M[47] = v129;
}

void panda_mass_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *M)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack M_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        panda_pack_give(49U, count, first, lanes, M_pack, M);
    }
}

void panda_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack M_pack[49];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        panda_pack_give(49U, count, first, lanes, M_pack, M);
    }
}

static PANDA_APART void panda_pack_bias(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict h)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6U] = {q[1], q[3], q[2], q[5], q[4], v0};
    panda_pack v1_sine[6U];
    panda_pack v1_cosine[6U];
    panda_pack_sincos(6U, v1_angle, v1_sine, v1_cosine);
    const panda_pack v13 = v1_cosine[0] * qd[0];
    const panda_pack v14 = qd[2] + v13;
    const panda_pack v15 = v1_sine[0] * qd[0];
    const panda_pack v16 = (v1_cosine[2] * v15) - (v1_sine[2] * qd[1]);
    const panda_pack v17 = (v1_sine[1] * v16) + (v1_cosine[1] * v14);
    const panda_pack v18 = qd[4] + v17;
    const panda_pack v19 = (v1_sine[1] * v14) - (v1_cosine[1] * v16);
    const panda_pack v20 = (v1_cosine[2] * qd[1]) + (v1_sine[2] * v15);
    const panda_pack v21 = qd[3] - v20;
    const panda_pack v22 = (v1_sine[4] * v21) - (v1_cosine[4] * v19);
    const panda_pack v23 = (v1_sine[3] * v22) + (v1_cosine[3] * v18);
    const panda_pack v24 = (v1_cosine[3] * v22) - (v1_sine[3] * v18);
    const panda_pack v25 = v24 * v23;
    const panda_pack v26 = v19 * v17;
    const panda_pack v27 = qd[1] * v13;
    const panda_pack v28 = 2.0 * v27;
    const panda_pack v29 = v13 * v15;
    const panda_pack v30 = (v1_cosine[2] * v29) - (v1_sine[2] * v28);
    const panda_pack v31 = v14 * v16;
    const panda_pack v32 = v31 - v30;
    const panda_pack v33 = v32 + v26;
    const panda_pack v34 = (v1_sine[2] * v29) + (v1_cosine[2] * v28);
    const panda_pack v35 = (v20 * (2.0 * v14)) - v34;
    const panda_pack v36 = v20 * v16;
    const panda_pack v37 = qd[1] * v15;
    const panda_pack v38 = v37 - v36;
    const panda_pack v39 = (v1_sine[1] * v38) - (v1_cosine[1] * v35);
    const panda_pack v40 = (v17 * (2.0 * v21)) - v39;
    const panda_pack v41 = (v1_sine[4] * v40) - (v1_cosine[4] * v33);
    const panda_pack v42 = v22 * v18;
    const panda_pack v43 = v42 - v41;
    const panda_pack v44 = v43 + v25;
    const panda_pack v45 = v21 * v21;
    const panda_pack v46 = v45 + (v17 * v17);
    const panda_pack v47 = v14 * v14;
    const panda_pack v48 = v47 + (v20 * v20);
    const panda_pack v49 = v1_sine[0] * v1_cosine[2];
    const panda_pack v50 = ((0.316 * v30) + (0.0825 * v48)) + (9.81 * v49);
    const panda_pack v51 = v31 + v32;
    const panda_pack v52 = qd[1] * qd[1];
    const panda_pack v53 = v52 + (v15 * v15);
    const panda_pack v54 = ((9.81 * v1_cosine[0]) - (0.316 * v53)) - (0.0825 * v51);
    const panda_pack v55 = (v1_sine[1] * v54) - (v1_cosine[1] * v50);
    const panda_pack v56 = v55 + (0.0825 * v46);
    const panda_pack v57 = (v1_sine[1] * v35) + (v1_cosine[1] * v38);
    const panda_pack v58 = v21 * v19;
    const panda_pack v59 = v57 + v58;
    const panda_pack v60 = v58 + v59;
    const panda_pack v61 = v37 + v36;
    const panda_pack v62 = v1_sine[0] * v1_sine[2];
    const panda_pack v63 = ((0.316 * v34) - (0.0825 * v61)) + (9.81 * v62);
    const panda_pack v64 = v63 + (0.0825 * v60);
    const panda_pack v65 = (v1_sine[4] * v64) + (v1_cosine[4] * v56);
    const panda_pack v66 = (0.384 * v41) - v65;
    const panda_pack v67 = (v1_sine[1] * v50) + (v1_cosine[1] * v54);
    const panda_pack v68 = v26 - v32;
    const panda_pack v69 = (0.0825 * v68) - v67;
    const panda_pack v70 = v45 + (v19 * v19);
    const panda_pack v71 = v69 + (0.384 * v70);
    const panda_pack v72 = ((v1_sine[3] * v66) - (v1_cosine[3] * v71)) - (0.088 * v44);
    const panda_pack v73 = (v1_sine[4] * v33) + (v1_cosine[4] * v40);
    const panda_pack v74 = (v1_cosine[4] * v21) + (v1_sine[4] * v19);
    const panda_pack v75 = (v18 * (2.0 * v74)) - v73;
    const panda_pack v76 = v22 * v74;
    const panda_pack v77 = v59 + v76;
    const panda_pack v78 = (v1_sine[3] * v77) + (v1_cosine[3] * v75);
    const panda_pack v79 = qd[5] + v74;
    const panda_pack v80 = 2.0 * v79;
    const panda_pack v81 = (qd[6] * v80) - v78;
    const panda_pack v82 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v83 = (v24 * (2.0 * qd[6])) - v44;
    const panda_pack v84 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v85 = ((v82 * v81) - (2.6346312806250003 * v72)) - (v84 * v83);
    const panda_pack v86 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v87 = 0.001087423530148136 + (v1_cosine[5] * v86);
    const panda_pack v88 = (((0.0011196707334275545 * v44) - (0.00010375891721868492 * v78)) - (v81 * v87)) + (0.088 * v85);
    const panda_pack v89 = v1_sine[5] * v86;
    const panda_pack v90 = 0.002681818915449642 + v89;
    const panda_pack v91 = v24 * v24;
    const panda_pack v92 = v79 * v79;
    const panda_pack v93 = v92 + v91;
    const panda_pack v94 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const panda_pack v95 = v94 - 0.014748570382675318;
    const panda_pack v96 = v92 + (v23 * v23);
    const panda_pack v97 = (v1_sine[3] * v71) + (v1_cosine[3] * v66);
    const panda_pack v98 = (((v88 - (v83 * v90)) + (v93 * v95)) + (0.014748570382675318 * v96)) + (0.17380470556900005 * v97);
    const panda_pack v99 = (v1_sine[3] * v75) - (v1_cosine[3] * v77);
    const panda_pack v100 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v101 = 9.3569097314605e-05 + v100;
    const panda_pack v102 = v25 - v43;
    const panda_pack v103 = qd[6] - v23;
    const panda_pack v104 = v103 * v103;
    const panda_pack v105 = v92 + v104;
    const panda_pack v106 = (((v98 - (v101 * v99)) - (0.028934422545659894 * v102)) - (v105 * v94)) - (v84 * v72);
    const panda_pack v107 = v97 + (0.088 * v96);
    const panda_pack v108 = (((0.17380470556900005 * v102) - (2.6346312806250003 * v107)) + (v82 * v99)) - (v84 * v105);
    const panda_pack v109 = (0.17380470556900005 * v93) - v85;
    const panda_pack v110 = (v1_sine[3] * v109) - (v1_cosine[3] * v108);
    const panda_pack v111 = (((0.014653732538 * v69) + (0.384 * v110)) - (0.02389827041510187 * v77)) - (0.0015152444733270301 * v75);
    const panda_pack v112 = v42 + v43;
    const panda_pack v113 = v18 * v18;
    const panda_pack v114 = v113 + (v74 * v74);
    const panda_pack v115 = ((v111 - (0.0014511560650267152 * v112)) - v106) + (0.0010267877770288947 * (v70 - v114));
    const panda_pack v116 = v89 - 0.004002333051911305;
    const panda_pack v117 = (((0.00010375891721868492 * v44) - (v81 * v116)) + (v83 * v87)) - (v101 * v93);
    const panda_pack v118 = (v1_sine[4] * v56) - (v1_cosine[4] * v64);
    const panda_pack v119 = v118 + (0.384 * v73);
    const panda_pack v120 = v99 + (v24 * v80);
    const panda_pack v121 = v91 + v104;
    const panda_pack v122 = (v23 * v80) - v78;
    const panda_pack v123 = (((v117 - (0.17380470556900005 * v119)) - (v120 * v95)) + (v100 * v121)) + (0.028934422545659894 * v122);
    const panda_pack v124 = v113 + (v22 * v22);
    const panda_pack v125 = (v123 + (9.3569097314605e-05 * v124)) - (v82 * v72);
    const panda_pack v126 = (0.088 * v120) - v119;
    const panda_pack v127 = (((v99 * v116) - (v100 * v102)) - (v120 * v90)) + (v122 * v94);
    const panda_pack v128 = ((v127 + (v82 * v107)) - (v84 * v126)) - (v87 * (v105 - v121));
    h[6] = v128;
    const panda_pack v129 = ((2.6346312806250003 * v126) + (v82 * v121)) + (v84 * v120);
    const panda_pack v130 = ((((0.088 * v129) + (9.3569097314605e-05 * v102)) + (0.0011196707334275545 * v120)) + (0.014748570382675318 * v122)) - v128;
    const panda_pack v131 = v130 - (0.00010375891721868492 * (v96 - v124));
    const panda_pack v132 = v129 + (0.17380470556900005 * v122);
    const panda_pack v133 = (((v1_sine[3] * v131) - (v1_cosine[3] * v125)) + (0.067870631425 * v69)) + (0.384 * v132);
    const panda_pack v134 = v59 - v76;
    const panda_pack v135 = ((v133 + (0.0100451878283212 * v75)) + (0.0010267877770288947 * v134)) + (0.0015152444733270301 * v112);
    const panda_pack v136 = v135 + (0.02389827041510187 * (v70 - v124));
    const panda_pack v137 = (((0.0016444875773692705 * v57) - (0.0039053550262761003 * v39)) + (v1_sine[4] * v136)) + (v1_cosine[4] * v115);
    const panda_pack v138 = (((v1_sine[3] * v108) + (v1_cosine[3] * v109)) - (4.065735684829545 * v69)) - (0.067870631425 * v75);
    const panda_pack v139 = v138 + (0.014653732538 * v112);
    const panda_pack v140 = (((v137 - (0.0825 * v139)) - (1.0008251418429999 * v55)) - (0.3087998849151318 * v33)) + (0.005415763498190531 * v68);
    const panda_pack v141 = v140 - (0.07937575371526084 * (v46 - v70));
    h[3] = v141;
    const panda_pack v142 = v141 + (((0.00012191242095074308 * v35) - (0.013297019103287584 * v38)) + (1.3360662912298427e-05 * v51));
    const panda_pack v143 = (((4.065735684829545 * v65) + (0.067870631425 * v77)) + (0.014653732538 * v114)) - v110;
    const panda_pack v144 = (((4.065735684829545 * v118) - (0.014653732538 * v134)) + (0.067870631425 * v124)) - v132;
    const panda_pack v145 = (((v1_sine[4] * v144) + (v1_cosine[4] * v143)) + (2.352456790569697 * v55)) + (1.0008251418429999 * v33);
    const panda_pack v146 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (v139 + ((2.352456790569697 * v67) - (1.0008251418429999 * v70)));
    const panda_pack v147 = (v142 + (v145 * ((0.0825 * v1_sine[1]) - (0.316 * v1_cosine[1])))) + v146;
    const panda_pack v148 = v147 - (0.005487648106562257 * (v53 - v48));
    const panda_pack v149 = (((v1_sine[4] * v115) - (v1_cosine[4] * v136)) - (0.07937575371526084 * v60)) - (1.0008251418429999 * v63);
    const panda_pack v150 = v47 + (v16 * v16);
    const panda_pack v151 = ((v149 + (0.3087998849151318 * v40)) + (0.0039053550262761003 * v68)) + (0.0016444875773692705 * (v70 - v150));
    const panda_pack v152 = (((v1_sine[3] * v125) + (v1_cosine[3] * v131)) + (0.02389827041510187 * v41)) - (0.067870631425 * v65);
    const panda_pack v153 = (((v152 + (0.0010267877770288947 * v73)) - (0.0100451878283212 * v77)) + (0.014653732538 * v118)) - (0.0014511560650267152 * v134);
    const panda_pack v154 = v153 + (0.0015152444733270301 * (v114 - v124));
    h[4] = v154;
    const panda_pack v155 = (v1_sine[4] * v143) - (v1_cosine[4] * v144);
    const panda_pack v156 = ((((0.005415763498190531 * v60) + (0.0825 * v155)) - (0.07937575371526084 * v40)) - (0.0016444875773692705 * v33)) - v154;
    const panda_pack v157 = v156 - (0.0039053550262761003 * (v46 - v150));
    const panda_pack v158 = (((0.27690780075318017 * v1_cosine[0]) + (v1_sine[1] * v157)) + (v1_cosine[1] * v151)) + (0.022178148964878186 * v35);
    const panda_pack v159 = v155 + ((2.352456790569697 * v63) - (1.0008251418429999 * v40));
    const panda_pack v160 = ((v158 + (0.005487648106562257 * v61)) - (0.316 * v159)) - (0.00012191242095074308 * v51);
    const panda_pack v161 = v160 - (0.013297019103287584 * (v53 - v150));
    const panda_pack v162 = ((v37 * ((0.21021081951078455 * v1_cosine[0]) + (0.00796671776787104 * v1_sine[0]))) - (v49 * v161)) - (v62 * v148);
    const panda_pack v163 = v162 + (0.0007689361029463999 * ((v1_sine[0] * v53) - ((qd[0] * v15) - (v1_cosine[0] * v29))));
    const panda_pack v164 = v52 + (v13 * v13);
    const panda_pack v165 = v163 - (0.01026110182100817 * ((v1_sine[0] * v29) - ((qd[0] * v13) - (v1_cosine[0] * v164))));
    const panda_pack v166 = (((v1_sine[1] * v151) + (0.005487648106562257 * v34)) - (v1_cosine[1] * v157)) - (0.022178148964878186 * v38);
    const panda_pack v167 = (((v166 + (0.013297019103287584 * v30)) + (1.3360662912298427e-05 * v61)) + (0.0825 * v159)) + (0.27690780075318017 * v49);
    const panda_pack v168 = v167 + (0.00012191242095074308 * (v48 - v150));
    h[2] = v168;
    h[0] = v165 + (v1_cosine[0] * (v168 - (0.00796671776787104 * v27)));
    const panda_pack v169 = (((0.01993386669246 * v1_cosine[0]) - (v1_cosine[2] * v148)) + (v1_sine[2] * v161)) - (4.74615389612781 * v1_sine[0]);
    h[1] = (v169 - (0.10510540975539227 * v29)) - (0.00398335888393552 * (v53 - v164));
    h[5] = -v106;
}

void panda_bias_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack h_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        panda_pack_give(7U, count, first, lanes, h_pack, h);
    }
}

void panda_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack h_pack[7];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        panda_pack_give(7U, count, first, lanes, h_pack, h);
    }
}

static PANDA_APART void panda_pack_gravity(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict g)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6U] = {q[2], q[1], q[3], q[4], q[5], v0};
    panda_pack v1_sine[6U];
    panda_pack v1_cosine[6U];
    panda_pack_sincos(6U, v1_angle, v1_sine, v1_cosine);
    const panda_pack v13 = v1_sine[1] * v1_cosine[0];
    const panda_pack v14 = 9.81 * v13;
    const panda_pack v15 = 9.81 * v1_cosine[1];
    const panda_pack v16 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const panda_pack v17 = v1_sine[1] * v1_sine[0];
    const panda_pack v18 = 9.81 * v17;
    const panda_pack v19 = (v1_sine[3] * v18) + (v1_cosine[3] * v16);
    const panda_pack v20 = (v1_sine[2] * v14) + (v1_cosine[2] * v15);
    const panda_pack v21 = (v1_sine[4] * v20) + (v1_cosine[4] * v19);
    const panda_pack v22 = (v1_sine[4] * v19) - (v1_cosine[4] * v20);
    const panda_pack v23 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v24 = 0.23184755269500001 + v23;
    const panda_pack v25 = (v24 * v22) - (0.17380470556900005 * v21);
    const panda_pack v26 = (-(0.014653732538 * v20)) - v25;
    const panda_pack v27 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v28 = (v1_sine[3] * v16) - (v1_cosine[3] * v18);
    const panda_pack v29 = (v27 * v22) - (0.17380470556900005 * v28);
    const panda_pack v30 = v27 * v21;
    const panda_pack v31 = v30 - (v24 * v28);
    const panda_pack v32 = ((v1_sine[4] * v31) - (0.067870631425 * v20)) - (v1_cosine[4] * v29);
    const panda_pack v33 = ((v1_sine[3] * v32) + (v1_cosine[3] * v26)) - ((2.012523553603 * v16) + (0.5527802746500001 * v20));
    g[3] = v33;
    const panda_pack v34 = v33 + (7.3266765863443215 * v1_cosine[1]);
    const panda_pack v35 = (2.012523553603 * v18) - ((v1_sine[3] * v26) - (v1_cosine[3] * v32));
    const panda_pack v36 = ((v1_sine[4] * v29) + (v1_cosine[4] * v31)) - ((0.067870631425 * v19) - (0.014653732538 * v28));
    g[4] = v36;
    const panda_pack v37 = v36 - (0.5527802746500001 * v18);
    const panda_pack v38 = (((v1_cosine[2] * v37) + (0.028227094878000014 * v14)) + (0.7468579598720001 * v18)) - (v1_sine[2] * v35);
    g[2] = v38;
    const panda_pack v39 = ((0.27690780075318017 * v1_cosine[1]) - (v1_sine[2] * v37)) - (v1_cosine[2] * v35);
    g[0] = ((v1_cosine[1] * v38) - (v17 * v34)) - (v13 * v39);
    g[1] = (((0.01993386669246 * v1_cosine[1]) - (32.80954542685273 * v1_sine[1])) + (v1_sine[0] * v39)) - (v1_cosine[0] * v34);
    g[5] = -v25;
    g[6] = (v23 * v28) - v30;
}

void panda_gravity_batch(const panda_prepared *prepared, size_t count, const double *q, double *g)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack g_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_gravity(prepared_pack, q_pack, g_pack);
        panda_pack_give(7U, count, first, lanes, g_pack, g);
    }
}

void panda_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack g_pack[7];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_gravity(prepared_pack, q_pack, g_pack);
        panda_pack_give(7U, count, first, lanes, g_pack, g);
    }
}

static PANDA_APART void panda_pack_coriolis_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict C)
{
    (void)prepared;
    const panda_pack v0_angle[7U] = {q[3], q[4], q[5], q[1], q[2], q[0], q[6]};
    panda_pack v0_sine[7U];
    panda_pack v0_cosine[7U];
    panda_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v14 = v0_sine[3] * v0_sine[4];
    const panda_pack v15 = v0_sine[3] * v0_cosine[4];
    const panda_pack v16 = (v0_cosine[0] * v15) - (v0_sine[0] * v0_cosine[3]);
    const panda_pack v17 = (v0_sine[1] * v14) - (v0_cosine[1] * v16);
    const panda_pack v18 = (v0_cosine[0] * v0_cosine[3]) + (v0_sine[0] * v15);
    const panda_pack v19 = (v0_sine[2] * v17) - (v0_cosine[2] * v18);
    const panda_pack v20 = v0_cosine[3] * v0_sine[5];
    const panda_pack v21 = (v0_sine[4] * v0_cosine[5]) + (v0_cosine[4] * v20);
    const panda_pack v22 = v0_sine[3] * v0_sine[5];
    const panda_pack v23 = (v0_cosine[0] * v22) - (v0_sine[0] * v21);
    const panda_pack v24 = (v0_sine[4] * v20) - (v0_cosine[4] * v0_cosine[5]);
    const panda_pack v25 = (v0_cosine[0] * v21) + (v0_sine[0] * v22);
    const panda_pack v26 = (v0_sine[1] * v24) - (v0_cosine[1] * v25);
    const panda_pack v27 = (v0_sine[2] * v23) - (v0_cosine[2] * v26);
    const panda_pack v28 = 0.316 * v22;
    const panda_pack v29 = v28 + (0.0825 * v21);
    const panda_pack v30 = ((0.0825 * v25) - (0.384 * v23)) - v29;
    const panda_pack v31 = (0.088 * v27) - v30;
    const panda_pack v32 = (v0_sine[2] * v26) + (v0_cosine[2] * v23);
    const panda_pack v33 = (v0_sine[2] * v18) + (v0_cosine[2] * v17);
    const panda_pack v34 = 0.316 * v0_cosine[3];
    const panda_pack v35 = 0.333 + v34;
    const panda_pack v36 = (0.0825 * v15) - v35;
    const panda_pack v37 = ((0.0825 * v16) + (0.384 * v18)) - v36;
    const panda_pack v38 = v37 + (0.088 * v33);
    const panda_pack v39 = (v19 * v31) + (v32 * v38);
    const panda_pack v40 = (v0_sine[1] * v16) + (v0_cosine[1] * v14);
    const panda_pack v41 = (v0_sine[1] * v25) + (v0_cosine[1] * v24);
    const panda_pack v42 = (v30 * v40) - (v37 * v41);
    const panda_pack v43 = (v23 * v37) + (v18 * v30);
    const panda_pack v44 = (v14 * v29) - (v24 * v36);
    const panda_pack v45 = v34 - v35;
    const panda_pack v46 = v22 * v45;
    const panda_pack v47 = qd[1] * v0_cosine[5];
    const panda_pack v48 = (0.333 * v47) - (qd[2] * v46);
    const panda_pack v49 = v48 + (qd[3] * v44);
    const panda_pack v50 = v49 + (qd[4] * v43);
    const panda_pack v51 = (qd[5] * v42) - v50;
    const panda_pack v52 = v51 + (qd[6] * v39);
    const panda_pack v53 = v0_cosine[3] * v0_cosine[5];
    const panda_pack v54 = (v0_cosine[4] * v53) - (v0_sine[4] * v0_sine[5]);
    const panda_pack v55 = v0_sine[3] * v0_cosine[5];
    const panda_pack v56 = (v0_cosine[0] * v55) - (v0_sine[0] * v54);
    const panda_pack v57 = (v0_cosine[4] * v0_sine[5]) + (v0_sine[4] * v53);
    const panda_pack v58 = (v0_cosine[0] * v54) + (v0_sine[0] * v55);
    const panda_pack v59 = (v0_sine[1] * v57) - (v0_cosine[1] * v58);
    const panda_pack v60 = (v0_sine[2] * v56) - (v0_cosine[2] * v59);
    const panda_pack v61 = 0.316 * v55;
    const panda_pack v62 = v61 + (0.0825 * v54);
    const panda_pack v63 = ((0.0825 * v58) - (0.384 * v56)) - v62;
    const panda_pack v64 = (0.088 * v60) - v63;
    const panda_pack v65 = (v0_sine[2] * v59) + (v0_cosine[2] * v56);
    const panda_pack v66 = (v0_sine[1] * v58) + (v0_cosine[1] * v57);
    const panda_pack v67 = (v0_sine[6] * v66) + (v60 * v0_cosine[6]);
    const panda_pack v68 = (v60 * v0_sine[6]) - (v66 * v0_cosine[6]);
    const panda_pack v69 = ((0.15027794863400004 * v65) - (0.002573605371338206 * v67)) + (0.002034439958661797 * v68);
    const panda_pack v70 = (1.495522 * v64) - v69;
    const panda_pack v71 = v52 * v70;
    const panda_pack v72 = (v19 * v64) + (v38 * v65);
    const panda_pack v73 = (v40 * v63) - (v37 * v66);
    const panda_pack v74 = (v37 * v56) + (v18 * v63);
    const panda_pack v75 = (v14 * v62) - (v36 * v57);
    const panda_pack v76 = v45 * v55;
    const panda_pack v77 = qd[1] * v0_sine[5];
    const panda_pack v78 = (qd[2] * v76) + (0.333 * v77);
    const panda_pack v79 = (qd[3] * v75) - v78;
    const panda_pack v80 = v79 + (qd[4] * v74);
    const panda_pack v81 = (qd[5] * v73) - v80;
    const panda_pack v82 = v81 + (qd[6] * v72);
    const panda_pack v83 = (v41 * v0_sine[6]) + (v27 * v0_cosine[6]);
    const panda_pack v84 = (v27 * v0_sine[6]) - (v41 * v0_cosine[6]);
    const panda_pack v85 = ((0.15027794863400004 * v32) - (0.002573605371338206 * v83)) + (0.002034439958661797 * v84);
    const panda_pack v86 = (1.495522 * v31) - v85;
    const panda_pack v87 = v82 * v86;
    const panda_pack v88 = v47 + (qd[2] * v22);
    const panda_pack v89 = v88 + (qd[3] * v24);
    const panda_pack v90 = v89 + (qd[4] * v23);
    const panda_pack v91 = v90 + (qd[5] * v41);
    const panda_pack v92 = (qd[6] * v32) - v91;
    const panda_pack v93 = ((0.0270807953180085 * v65) - (0.000965305169919112 * v67)) + (0.0012555365982728985 * v68);
    const panda_pack v94 = (0.747761 * v64) - v69;
    const panda_pack v95 = (v40 * v0_sine[6]) - (v33 * v0_cosine[6]);
    const panda_pack v96 = (v33 * v0_sine[6]) + (v40 * v0_cosine[6]);
    const panda_pack v97 = ((0.15027794863400004 * v19) - (0.002573605371338206 * v95)) - (0.002034439958661797 * v96);
    const panda_pack v98 = v97 + (0.747761 * v38);
    const panda_pack v99 = ((0.000965305169919112 * v65) - (0.002131604094419856 * v67)) - (0.00039139128168424797 * v68);
    const panda_pack v100 = ((0.0012555365982728985 * v65) + (0.00039139128168424797 * v67)) + (0.0045525478729410845 * v68);
    const panda_pack v101 = (((v19 * v93) - (v38 * v94)) - (v64 * v98)) - (v95 * v99);
    const panda_pack v102 = v101 - (v96 * v100);
    const panda_pack v103 = v92 * v102;
    const panda_pack v104 = (qd[2] * v55) - v77;
    const panda_pack v105 = v104 + (qd[3] * v57);
    const panda_pack v106 = v105 + (qd[4] * v56);
    const panda_pack v107 = v106 + (qd[5] * v66);
    const panda_pack v108 = (qd[6] * v65) - v107;
    const panda_pack v109 = ((0.0270807953180085 * v32) - (0.000965305169919112 * v83)) + (0.0012555365982728985 * v84);
    const panda_pack v110 = (0.747761 * v31) - v85;
    const panda_pack v111 = ((0.000965305169919112 * v32) - (0.002131604094419856 * v83)) - (0.00039139128168424797 * v84);
    const panda_pack v112 = ((0.0012555365982728985 * v32) + (0.00039139128168424797 * v83)) + (0.0045525478729410845 * v84);
    const panda_pack v113 = (((v19 * v109) - (v31 * v98)) - (v38 * v110)) - (v95 * v111);
    const panda_pack v114 = v113 - (v96 * v112);
    const panda_pack v115 = v108 * v114;
    const panda_pack v116 = (v103 + (v71 - v87)) - v115;
    const panda_pack v117 = ((0.009940933002587556 * v60) + (0.00010375891721868492 * v66)) - (0.001524110902883315 * v65);
    const panda_pack v118 = ((0.10024161669500001 * v33) + (0.017527158935000002 * v40)) + (0.023526756935 * v19);
    const panda_pack v119 = v118 + (0.8332775 * v37);
    const panda_pack v120 = ((0.10024161669500001 * v60) - (0.017527158935000002 * v66)) - (0.023526756935 * v65);
    const panda_pack v121 = (0.8332775 * v63) - v120;
    const panda_pack v122 = ((0.00010375891721868492 * v60) + (0.0006268331305193942 * v66)) - (9.3569097314605e-05 * v65);
    const panda_pack v123 = ((0.001524110902883315 * v60) + (9.3569097314605e-05 * v66)) - (0.0018536272276513943 * v65);
    const panda_pack v124 = (((v33 * v117) - (v63 * v119)) - (v37 * v121)) - (v40 * v122);
    const panda_pack v125 = v124 + (v19 * v123);
    const panda_pack v126 = v91 * v125;
    const panda_pack v127 = ((0.009940933002587556 * v27) + (0.00010375891721868492 * v41)) - (0.001524110902883315 * v32);
    const panda_pack v128 = ((0.10024161669500001 * v27) - (0.017527158935000002 * v41)) - (0.023526756935 * v32);
    const panda_pack v129 = (0.8332775 * v30) - v128;
    const panda_pack v130 = ((0.00010375891721868492 * v27) + (0.0006268331305193942 * v41)) - (9.3569097314605e-05 * v32);
    const panda_pack v131 = ((0.001524110902883315 * v27) + (9.3569097314605e-05 * v41)) - (0.0018536272276513943 * v32);
    const panda_pack v132 = (((v33 * v127) - (v30 * v119)) - (v37 * v129)) - (v40 * v130);
    const panda_pack v133 = v132 + (v19 * v131);
    const panda_pack v134 = v107 * v133;
    const panda_pack v135 = (1.666555 * v30) - v128;
    const panda_pack v136 = v81 * v135;
    const panda_pack v137 = (1.666555 * v63) - v120;
    const panda_pack v138 = v51 * v137;
    const panda_pack v139 = (v136 + ((v116 + v126) - v134)) - v138;
    const panda_pack v140 = ((0.030009216260233673 * v56) - (0.004600245517563105 * v59)) + (0.0021640520520981297 * v66);
    const panda_pack v141 = ((0.004600245517563105 * v56) - (0.0014511560650267152 * v59)) - (0.0015152444733270301 * v66);
    const panda_pack v142 = ((0.047121686402 * v18) + (0.014653732538 * v17)) - (0.05034347249 * v40);
    const panda_pack v143 = (0.612973 * v37) - v142;
    const panda_pack v144 = ((0.047121686402 * v56) - (0.014653732538 * v59)) + (0.05034347249 * v66);
    const panda_pack v145 = v144 + (0.612973 * v63);
    const panda_pack v146 = ((0.0021640520520981297 * v56) + (0.0015152444733270301 * v59)) + (0.009418354697801848 * v66);
    const panda_pack v147 = (((v18 * v140) + (v17 * v141)) - (v63 * v143)) - (v37 * v145);
    const panda_pack v148 = v147 - (v40 * v146);
    const panda_pack v149 = v90 * v148;
    const panda_pack v150 = ((0.030009216260233673 * v23) - (0.004600245517563105 * v26)) + (0.0021640520520981297 * v41);
    const panda_pack v151 = ((0.004600245517563105 * v23) - (0.0014511560650267152 * v26)) - (0.0015152444733270301 * v41);
    const panda_pack v152 = ((0.047121686402 * v23) - (0.014653732538 * v26)) + (0.05034347249 * v41);
    const panda_pack v153 = v152 + (0.612973 * v30);
    const panda_pack v154 = ((0.0021640520520981297 * v23) + (0.0015152444733270301 * v26)) + (0.009418354697801848 * v41);
    const panda_pack v155 = (((v18 * v150) + (v17 * v151)) - (v30 * v143)) - (v37 * v153);
    const panda_pack v156 = v155 - (v40 * v154);
    const panda_pack v157 = v106 * v156;
    const panda_pack v158 = v152 + (1.225946 * v30);
    const panda_pack v159 = v80 * v158;
    const panda_pack v160 = v144 + (1.225946 * v63);
    const panda_pack v161 = v50 * v160;
    const panda_pack v162 = v161 + (((v139 + v149) - v157) - v159);
    const panda_pack v163 = ((0.02115415461306551 * v58) - (0.02771584317362585 * v56)) - (0.0039053550262761003 * v57);
    const panda_pack v164 = ((0.02771584317362585 * v58) - (0.0564319944394741 * v56)) - (0.0016444875773692705 * v57);
    const panda_pack v165 = ((0.09850206933 * v14) - (0.19076837715 * v16)) - (0.374644408005 * v18);
    const panda_pack v166 = v165 + (1.7939475 * v36);
    const panda_pack v167 = ((0.19076837715 * v58) - (0.374644408005 * v56)) - (0.09850206933 * v57);
    const panda_pack v168 = (1.7939475 * v62) - v167;
    const panda_pack v169 = ((0.0039053550262761003 * v58) - (0.0016444875773692705 * v56)) - (0.011245275811385833 * v57);
    const panda_pack v170 = (((v14 * v169) - (v16 * v163)) - (v18 * v164)) - (v62 * v166);
    const panda_pack v171 = v170 - (v36 * v168);
    const panda_pack v172 = v89 * v171;
    const panda_pack v173 = ((0.02115415461306551 * v25) - (0.02771584317362585 * v23)) - (0.0039053550262761003 * v24);
    const panda_pack v174 = ((0.02771584317362585 * v25) - (0.0564319944394741 * v23)) - (0.0016444875773692705 * v24);
    const panda_pack v175 = ((0.19076837715 * v25) - (0.374644408005 * v23)) - (0.09850206933 * v24);
    const panda_pack v176 = (1.7939475 * v29) - v175;
    const panda_pack v177 = ((0.0039053550262761003 * v25) - (0.0016444875773692705 * v23)) - (0.011245275811385833 * v24);
    const panda_pack v178 = (((v14 * v177) - (v16 * v173)) - (v18 * v174)) - (v29 * v166);
    const panda_pack v179 = v178 - (v36 * v176);
    const panda_pack v180 = v105 * v179;
    const panda_pack v181 = (3.587895 * v29) - v175;
    const panda_pack v182 = v79 * v181;
    const panda_pack v183 = (3.587895 * v62) - v167;
    const panda_pack v184 = v49 * v183;
    const panda_pack v185 = (v182 + ((v162 + v172) - v180)) - v184;
    const panda_pack v186 = ((0.005487648106562255 * v54) - (0.004377257121839583 * v57)) + (0.04556205286057842 * v55);
    const panda_pack v187 = ((0.126729164208 * v57) - (0.088844724872 * v54)) + (0.214708623208 * v55);
    const panda_pack v188 = (0.510119432 * v55) - v187;
    const panda_pack v189 = ((0.008248333140675744 * v54) - (0.010932873153492416 * v57)) + (0.004377257121839583 * v55);
    const panda_pack v190 = ((0.007316329139027702 * v54) - (0.008248333140675744 * v57)) + (0.005487648106562255 * v55);
    const panda_pack v191 = ((0.126729164208 * v14) - (0.214708623208 * v0_cosine[3])) - (0.088844724872 * v15);
    const panda_pack v192 = v191 + (1.614302 * v35);
    const panda_pack v193 = (((v0_cosine[3] * v186) + (v35 * v188)) + (v14 * v189)) - (v15 * v190);
    const panda_pack v194 = v193 + (v61 * v192);
    const panda_pack v195 = v88 * v194;
    const panda_pack v196 = ((0.005487648106562255 * v21) - (0.004377257121839583 * v24)) + (0.04556205286057842 * v22);
    const panda_pack v197 = ((0.126729164208 * v24) - (0.088844724872 * v21)) + (0.214708623208 * v22);
    const panda_pack v198 = (0.510119432 * v22) - v197;
    const panda_pack v199 = ((0.008248333140675744 * v21) - (0.010932873153492416 * v24)) + (0.004377257121839583 * v22);
    const panda_pack v200 = ((0.007316329139027702 * v21) - (0.008248333140675744 * v24)) + (0.005487648106562255 * v22);
    const panda_pack v201 = (((v0_cosine[3] * v196) + (v35 * v198)) + (v14 * v199)) - (v15 * v200);
    const panda_pack v202 = v201 + (v28 * v192);
    const panda_pack v203 = v104 * v202;
    const panda_pack v204 = (1.020238864 * v22) - v197;
    const panda_pack v205 = v78 * v204;
    const panda_pack v206 = (1.020238864 * v55) - v187;
    const panda_pack v207 = v48 * v206;
    const panda_pack v208 = (((v185 + v195) - v203) - v205) - v207;
    const panda_pack v209 = ((0.00398335888393552 * v55) - (0.01026110182100817 * v0_sine[5])) - (0.02307788249493181 * v53);
    const panda_pack v210 = ((0.003457109406758401 * v55) - (0.0007689361029463999 * v0_sine[5])) - (0.00398335888393552 * v53);
    const panda_pack v211 = ((0.018579714719999998 * v55) - (0.0022610063699999997 * v0_sine[5])) - (0.002031994566 * v53);
    const panda_pack v212 = 0.333 * v211;
    const panda_pack v213 = v212 + ((v0_sine[3] * v209) + (v0_cosine[3] * v210));
    const panda_pack v214 = v212 - v213;
    const panda_pack v215 = 0.01026110182100817 * v0_cosine[5];
    const panda_pack v216 = v215 + ((0.00398335888393552 * v22) - (0.02307788249493181 * v20));
    const panda_pack v217 = 0.0007689361029463999 * v0_cosine[5];
    const panda_pack v218 = v217 + ((0.003457109406758401 * v22) - (0.00398335888393552 * v20));
    const panda_pack v219 = ((0.0022610063699999997 * v0_cosine[5]) + (0.018579714719999998 * v22)) - (0.002031994566 * v20);
    const panda_pack v220 = 0.333 * v219;
    const panda_pack v221 = v220 + ((v0_sine[3] * v216) + (v0_cosine[3] * v218));
    const panda_pack v222 = v220 - v221;
    C[0] = (v208 - (v47 * v214)) - (v77 * v222);
    const panda_pack v223 = ((v54 * v190) - (v57 * v189)) + (v55 * (v186 + (0.632 * v188)));
    const panda_pack v224 = (((v21 * v190) - (v24 * v189)) + (v22 * v186)) + (v28 * v188);
    const panda_pack v225 = v224 + (v61 * v198);
    const panda_pack v226 = (((v58 * v163) - (v56 * v164)) + (v168 * (2.0 * v62))) - (v57 * v169);
    const panda_pack v227 = (((v25 * v163) - (v23 * v164)) + (v62 * v176)) + (v29 * v168);
    const panda_pack v228 = v227 - (v24 * v169);
    const panda_pack v229 = 2.0 * v63;
    const panda_pack v230 = (((v56 * v140) - (v59 * v141)) + (v66 * v146)) + (v145 * v229);
    const panda_pack v231 = (((v23 * v140) - (v26 * v141)) + (v63 * v153)) + (v30 * v145);
    const panda_pack v232 = v231 + (v41 * v146);
    const panda_pack v233 = (v30 * v56) - (v23 * v63);
    const panda_pack v234 = (v24 * v62) - (v29 * v57);
    const panda_pack v235 = qd[3] * v234;
    const panda_pack v236 = v235 + (qd[4] * v233);
    const panda_pack v237 = (((v60 * v117) + (v66 * v122)) - (v65 * v123)) + (v121 * v229);
    const panda_pack v238 = (((v27 * v117) + (v63 * v129)) + (v30 * v121)) + (v41 * v122);
    const panda_pack v239 = v238 - (v32 * v123);
    const panda_pack v240 = (v41 * v63) - (v30 * v66);
    const panda_pack v241 = (qd[5] * v240) - v236;
    const panda_pack v242 = (((v65 * v93) + (v94 * (2.0 * v64))) - (v67 * v99)) + (v68 * v100);
    const panda_pack v243 = (v31 * v65) - (v32 * v64);
    const panda_pack v244 = (qd[6] * v243) - v241;
    const panda_pack v245 = (((v31 * v94) + (v32 * v93)) + (v64 * v110)) - (v83 * v99);
    const panda_pack v246 = v245 + (v84 * v100);
    const panda_pack v247 = ((v92 * v242) + (v70 * v244)) - (v108 * v246);
    const panda_pack v248 = (((v91 * v237) - (v107 * v239)) - (v137 * v241)) - v247;
    const panda_pack v249 = v248 + (((v90 * v230) - (v106 * v232)) + (v160 * v236));
    const panda_pack v250 = (((v105 * v228) - (v89 * v226)) - v249) + (v183 * v235);
    const panda_pack v251 = ((v88 * v223) - (v104 * v225)) - v250;
    const panda_pack v252 = ((v21 * v200) - (v24 * v199)) + (v22 * (v196 + (0.632 * v198)));
    const panda_pack v253 = (((v25 * v173) - (v23 * v174)) + (v176 * (2.0 * v29))) - (v24 * v177);
    const panda_pack v254 = 2.0 * v30;
    const panda_pack v255 = (((v23 * v150) - (v26 * v151)) + (v41 * v154)) + (v153 * v254);
    const panda_pack v256 = (((v27 * v127) + (v41 * v130)) - (v32 * v131)) + (v129 * v254);
    const panda_pack v257 = (((v110 * (2.0 * v31)) + (v32 * v109)) - (v83 * v111)) + (v84 * v112);
    const panda_pack v258 = ((v108 * v257) - (v86 * v244)) - (v92 * v246);
    const panda_pack v259 = v258 + (((v91 * v239) - (v107 * v256)) - (v135 * v241));
    const panda_pack v260 = v259 + (((v90 * v232) - (v106 * v255)) + (v158 * v236));
    const panda_pack v261 = (((v105 * v253) - (v89 * v228)) - v260) + (v181 * v235);
    const panda_pack v262 = ((v88 * v225) - (v104 * v252)) - v261;
    const panda_pack v263 = qd[0] * v0_cosine[5];
    const panda_pack v264 = qd[0] * v0_sine[5];
    const panda_pack v265 = (v214 * v263) + (v222 * v264);
    const panda_pack v266 = v137 - v70;
    const panda_pack v267 = v160 + v266;
    const panda_pack v268 = v183 - v267;
    const panda_pack v269 = v206 + v268;
    const panda_pack v270 = 0.333 * v263;
    const panda_pack v271 = v135 - v86;
    const panda_pack v272 = v158 + v271;
    const panda_pack v273 = v181 - v272;
    const panda_pack v274 = v204 + v273;
    const panda_pack v275 = 0.333 * v264;
    const panda_pack v276 = v125 - v102;
    const panda_pack v277 = v148 + v276;
    const panda_pack v278 = v171 + v277;
    const panda_pack v279 = v194 + v278;
    const panda_pack v280 = v133 - v114;
    const panda_pack v281 = v156 + v280;
    const panda_pack v282 = v179 + v281;
    const panda_pack v283 = v202 + v282;
    const panda_pack v284 = ((v269 * v270) + (v274 * v275)) - ((v263 * v279) + (v264 * v283));
    const panda_pack v285 = v0_cosine[5] * v77;
    const panda_pack v286 = ((v0_cosine[5] * (0.005046402217263154 * v0_cosine[5])) - (v20 * (v215 + v216))) + (v22 * (v217 + v218));
    const panda_pack v287 = ((0.0007689361029463999 * v55) - (0.005046402217263154 * v0_sine[5])) - (0.01026110182100817 * v53);
    const panda_pack v288 = ((v0_cosine[5] * v287) + (v22 * v210)) - (v20 * v209);
    const panda_pack v289 = v0_sine[5] * v77;
    const panda_pack v290 = v0_cosine[5] * v47;
    const panda_pack v291 = v285 * (v286 - (((v55 * v210) - (v0_sine[5] * v287)) - (v53 * v209)));
    const panda_pack v292 = ((((v0_cosine[5] * v262) - (v0_sine[5] * v251)) - v265) - v284) + v291;
    C[1] = v292 - (v288 * (v289 - v290));
    const panda_pack v293 = 0.333 * v0_cosine[3];
    const panda_pack v294 = (qd[0] * v46) + (v47 * v293);
    const panda_pack v295 = (v77 * v293) - (qd[0] * v76);
    const panda_pack v296 = (qd[0] * v22) - (v0_cosine[3] * v47);
    const panda_pack v297 = (qd[0] * v55) + (v0_cosine[3] * v77);
    const panda_pack v298 = v0_cosine[3] * v208;
    const panda_pack v299 = v242 + v257;
    const panda_pack v300 = v299 + (v237 + v256);
    const panda_pack v301 = v300 + (v230 + v255);
    const panda_pack v302 = v301 + (v226 + v253);
    const panda_pack v303 = (v22 * v77) + (v47 * v55);
    const panda_pack v304 = v302 * v303;
    const panda_pack v305 = (((v269 * v294) + (v274 * v295)) + (v279 * v296)) - (v283 * v297);
    const panda_pack v306 = (v298 + ((v305 + (v22 * v262)) + (v55 * v251))) - v304;
    const panda_pack v307 = v306 - (v303 * (v223 + v252));
    C[2] = v307;
    const panda_pack v308 = qd[0] + (v0_cosine[3] * qd[2]);
    const panda_pack v309 = ((v44 * v308) + (v104 * v234)) + (v14 * v48);
    const panda_pack v310 = ((v88 * v234) - (v75 * v308)) + (v14 * v78);
    const panda_pack v311 = (v24 * v308) + (v14 * v88);
    const panda_pack v312 = (v57 * v308) + (v14 * v104);
    const panda_pack v313 = (v57 * v88) - (v24 * v104);
    const panda_pack v314 = v14 * v185;
    const panda_pack v315 = (((v57 * v250) + (v24 * v261)) + (v268 * v309)) + (v273 * v310);
    const panda_pack v316 = v314 + (((v315 - (v278 * v311)) + (v282 * v312)) + (v302 * v313));
    const panda_pack v317 = (v14 * qd[3]) - v308;
    const panda_pack v318 = (((v18 * v49) + (v43 * v317)) - (v105 * v233)) + (v56 * v235);
    const panda_pack v319 = (((v23 * v235) - (v18 * v79)) - (v89 * v233)) - (v74 * v317);
    const panda_pack v320 = (v23 * v317) + (v18 * v89);
    const panda_pack v321 = (v56 * v317) + (v18 * v105);
    const panda_pack v322 = (v56 * v89) - (v23 * v105);
    const panda_pack v323 = v18 * v162;
    const panda_pack v324 = (((v56 * v249) + (v23 * v260)) - (v267 * v318)) - (v272 * v319);
    const panda_pack v325 = v323 + (((v324 - (v277 * v320)) + (v281 * v321)) - (v301 * v322));
    C[4] = v325;
    const panda_pack v326 = (qd[4] * v18) - v317;
    const panda_pack v327 = (((v66 * v236) - (v40 * v50)) + (v42 * v326)) + (v106 * v240);
    const panda_pack v328 = (((v41 * v236) + (v40 * v80)) + (v90 * v240)) - (v73 * v326);
    const panda_pack v329 = (v41 * v326) + (v40 * v90);
    const panda_pack v330 = (v66 * v326) + (v40 * v106);
    const panda_pack v331 = (v66 * v90) - (v41 * v106);
    const panda_pack v332 = v40 * v139;
    const panda_pack v333 = (((v66 * v248) + (v41 * v259)) - (v266 * v327)) - (v271 * v328);
    const panda_pack v334 = (((v333 + (v276 * v329)) - (v280 * v330)) - (v300 * v331)) - v332;
    C[5] = v334;
    const panda_pack v335 = (qd[5] * v40) - v326;
    const panda_pack v336 = (((v19 * v81) + (v32 * v241)) - (v91 * v243)) + (v72 * v335);
    const panda_pack v337 = (((v19 * v51) - (v65 * v241)) + (v39 * v335)) + (v107 * v243);
    const panda_pack v338 = (v19 * v91) - (v32 * v335);
    const panda_pack v339 = (v19 * v107) - (v65 * v335);
    const panda_pack v340 = (v32 * v107) - (v65 * v91);
    const panda_pack v341 = v19 * v116;
    const panda_pack v342 = (((v65 * v247) - (v32 * v258)) + (v86 * v336)) - (v70 * v337);
    const panda_pack v343 = v341 + (((v342 + (v102 * v338)) - (v114 * v339)) - (v299 * v340));
    C[6] = v343;
    const panda_pack v344 = v0_cosine[3] * v0_cosine[3];
    const panda_pack v345 = v14 * v14;
    const panda_pack v346 = ((v192 * (2.0 * v35)) + (0.04556205286057842 * v344)) + (0.010932873153492416 * v345);
    const panda_pack v347 = v346 - (v15 * ((0.01097529621312451 * v0_cosine[3]) - (0.007316329139027702 * v15)));
    const panda_pack v348 = v347 + (v14 * ((0.008754514243679167 * v0_cosine[3]) - (0.016496666281351487 * v15)));
    const panda_pack v349 = v191 + (3.228604 * v35);
    const panda_pack v350 = v18 * v18;
    const panda_pack v351 = ((v166 * (2.0 * v36)) + (0.0564319944394741 * v350)) + (0.011245275811385833 * v345);
    const panda_pack v352 = v351 + (v16 * ((0.02115415461306551 * v16) + (0.0554316863472517 * v18)));
    const panda_pack v353 = v352 - (v14 * ((0.007810710052552201 * v16) + (0.003288975154738541 * v18)));
    const panda_pack v354 = v165 + (3.587895 * v36);
    const panda_pack v355 = 2.0 * v37;
    const panda_pack v356 = v40 * v40;
    const panda_pack v357 = ((0.030009216260233673 * v350) + (v143 * v355)) + (0.009418354697801848 * v356);
    const panda_pack v358 = v357 + (v17 * ((0.00920049103512621 * v18) + (0.0014511560650267152 * v17)));
    const panda_pack v359 = v358 - (v40 * ((0.004328104104196259 * v18) - (0.0030304889466540603 * v17)));
    const panda_pack v360 = (1.225946 * v37) - v142;
    const panda_pack v361 = v19 * v19;
    const panda_pack v362 = ((v119 * v355) + (0.0006268331305193942 * v356)) + (0.0018536272276513943 * v361);
    const panda_pack v363 = v362 + (v33 * ((0.009940933002587556 * v33) - (0.00020751783443736984 * v40)));
    const panda_pack v364 = v363 + (v19 * ((0.00304822180576663 * v33) - (0.00018713819462921 * v40)));
    const panda_pack v365 = v118 + (1.666555 * v37);
    const panda_pack v366 = (v98 * (2.0 * v38)) + (0.0270807953180085 * v361);
    const panda_pack v367 = v96 * ((0.0045525478729410845 * v96) - ((0.002511073196545797 * v19) + (0.0007827825633684959 * v95)));
    const panda_pack v368 = (v366 - (v95 * ((0.001930610339838224 * v19) - (0.002131604094419856 * v95)))) + v367;
    const panda_pack v369 = v97 + (1.495522 * v38);
    const panda_pack v370 = (qd[6] * v19) - v335;
    const panda_pack v371 = ((v92 * v368) - (v52 * v369)) - (v114 * v370);
    const panda_pack v372 = (((v91 * v364) + (v133 * v335)) + (v51 * v365)) - v371;
    const panda_pack v373 = v372 + (((v90 * v359) - (v156 * v326)) - (v50 * v360));
    const panda_pack v374 = v373 + (((v89 * v353) + (v179 * v317)) + (v49 * v354));
    const panda_pack v375 = v374 + (((v88 * v348) - (v202 * v308)) - (v48 * v349));
    const panda_pack v376 = ((v108 * v368) - (v82 * v369)) - (v102 * v370);
    const panda_pack v377 = (((v125 * v335) + (v107 * v364)) + (v81 * v365)) - v376;
    const panda_pack v378 = (((v148 * v326) - (v106 * v359)) + (v80 * v360)) - v377;
    const panda_pack v379 = (((v171 * v317) + (v105 * v353)) + (v79 * v354)) - v378;
    const panda_pack v380 = (((v194 * v308) - (v104 * v348)) - (v78 * v349)) - v379;
    const panda_pack v381 = ((1.495522 * v52) - (v92 * v369)) - (v86 * v370);
    const panda_pack v382 = v381 + (((v91 * v365) - (v135 * v335)) + (1.666555 * v51));
    const panda_pack v383 = v382 + (((v90 * v360) + (v158 * v326)) - (1.225946 * v50));
    const panda_pack v384 = (((v89 * v354) - (v181 * v317)) + (3.587895 * v49)) - v383;
    const panda_pack v385 = (((v88 * v349) - (v204 * v308)) - (3.228604 * v48)) - v384;
    const panda_pack v386 = 0.333 * v0_sine[5];
    const panda_pack v387 = ((1.495522 * v82) - (v108 * v369)) - (v70 * v370);
    const panda_pack v388 = (((v137 * v335) - (v107 * v365)) - (1.666555 * v81)) - v387;
    const panda_pack v389 = (((v160 * v326) + (v106 * v360)) - (1.225946 * v80)) - v388;
    const panda_pack v390 = v389 + (((v183 * v317) - (v105 * v354)) - (3.587895 * v79));
    const panda_pack v391 = (((v206 * v308) - (v104 * v349)) - (3.228604 * v78)) - v390;
    const panda_pack v392 = 0.333 * v0_cosine[5];
    C[7] = v265 + ((((v0_sine[5] * v375) - (v0_cosine[5] * v380)) - (v385 * v386)) + (v391 * v392));
    const panda_pack v393 = v244 * v369;
    const panda_pack v394 = v246 * v370;
    const panda_pack v395 = (v103 + (v87 - v393)) - v394;
    const panda_pack v396 = v239 * v335;
    const panda_pack v397 = v241 * v365;
    const panda_pack v398 = v397 + ((v396 + (v126 + v395)) - v136);
    const panda_pack v399 = v232 * v326;
    const panda_pack v400 = v236 * v360;
    const panda_pack v401 = (v159 + ((v149 + v398) - v399)) - v400;
    const panda_pack v402 = v228 * v317;
    const panda_pack v403 = v235 * v354;
    const panda_pack v404 = v403 + ((v402 + (v172 + v401)) - v182);
    const panda_pack v405 = v225 * v308;
    const panda_pack v406 = v205 + ((v195 + v404) - v405);
    const panda_pack v407 = (0.002031994566 * v0_sine[3]) + (0.018579714719999998 * v0_cosine[3]);
    const panda_pack v408 = (2.0 * (0.035868488607 + (0.333 * v407))) + (0.003457109406758401 * v344);
    const panda_pack v409 = v408 + (v0_sine[3] * ((0.02307788249493181 * v0_sine[3]) + (0.00796671776787104 * v0_cosine[3])));
    const panda_pack v410 = v365 + v369;
    const panda_pack v411 = v360 + v410;
    const panda_pack v412 = v354 - v411;
    const panda_pack v413 = v349 - v412;
    const panda_pack v414 = (0.215426358 + v407) + v413;
    const panda_pack v415 = ((v257 * v370) - (v52 * v86)) - (v92 * v114);
    const panda_pack v416 = (((v91 * v133) + (v256 * v335)) - (v51 * v135)) - v415;
    const panda_pack v417 = v416 + (((v90 * v156) - (v255 * v326)) + (v50 * v158));
    const panda_pack v418 = v417 + (((v89 * v179) + (v253 * v317)) - (v49 * v181));
    const panda_pack v419 = v418 + (((v88 * v202) - (v252 * v308)) - (v48 * v204));
    const panda_pack v420 = v257 + v368;
    const panda_pack v421 = v420 + (v256 + v364);
    const panda_pack v422 = v421 + (v255 + v359);
    const panda_pack v423 = v422 + (v253 + v353);
    const panda_pack v424 = v423 + (v252 + v348);
    const panda_pack v425 = (v0_cosine[5] * v419) + (v263 * v424);
    const panda_pack v426 = v239 + v246;
    const panda_pack v427 = v232 + v426;
    const panda_pack v428 = v228 + v427;
    const panda_pack v429 = v225 + v428;
    const panda_pack v430 = v288 - (v288 + v429);
    const panda_pack v431 = v77 * v219;
    const panda_pack v432 = (v425 + (((v263 * v409) - (v0_sine[5] * v406)) - (v270 * v414))) - (v213 * v285);
    const panda_pack v433 = v242 + v368;
    const panda_pack v434 = v433 + (v237 + v364);
    const panda_pack v435 = v434 + (v230 + v359);
    const panda_pack v436 = v435 + (v226 + v353);
    const panda_pack v437 = v436 + (v223 + v348);
    const panda_pack v438 = ((v242 * v370) - (v70 * v82)) - (v102 * v108);
    const panda_pack v439 = (((v237 * v335) + (v107 * v125)) - (v81 * v137)) - v438;
    const panda_pack v440 = (((v230 * v326) - (v106 * v148)) - (v80 * v160)) - v439;
    const panda_pack v441 = (((v226 * v317) + (v105 * v171)) - (v79 * v183)) - v440;
    const panda_pack v442 = (((v223 * v308) - (v104 * v194)) - (v78 * v206)) - v441;
    const panda_pack v443 = v115 + ((v71 + v393) - v394);
    const panda_pack v444 = ((v134 + (v396 + v443)) - v397) - v138;
    const panda_pack v445 = (((v399 - v444) - v157) - v400) - v161;
    const panda_pack v446 = v403 + (v184 + ((v445 - v402) - v180));
    const panda_pack v447 = v207 + ((v405 + v446) - v203);
    const panda_pack v448 = (v264 * v437) - ((v0_sine[5] * v442) - (v0_cosine[5] * v447));
    const panda_pack v449 = v47 * v211;
    const panda_pack v450 = ((((v275 * v414) - (v264 * v409)) - (v221 * v285)) - (v263 * v430)) - v448;
    const panda_pack v451 = ((1.495522 * v244) + (v70 * v92)) - (v86 * v108);
    const panda_pack v452 = v451 + (((v91 * v137) - (v107 * v135)) - (1.666555 * v241));
    const panda_pack v453 = v452 + (((v90 * v160) - (v106 * v158)) + (1.225946 * v236));
    const panda_pack v454 = (v453 + ((v105 * v181) - (v89 * v183))) + (3.587895 * v235);
    const panda_pack v455 = ((v88 * v206) - (v104 * v204)) - v454;
    const panda_pack v456 = v0_sine[5] * (((v432 + (v264 * v430)) - (v222 * v290)) - (v386 * v431));
    const panda_pack v457 = v456 + (v0_cosine[5] * ((v450 - (v214 * v289)) - (v392 * v449)));
    C[8] = v457 + ((v431 + (v449 + v455)) * ((v0_sine[5] * v386) + (v0_cosine[5] * v392)));
    const panda_pack v458 = (v76 * v77) - (v46 * v47);
    const panda_pack v459 = (((v0_cosine[3] * v375) - (v274 * v458)) + (v294 * v413)) + (v296 * v424);
    const panda_pack v460 = (((v459 + (v297 * v429)) - (v279 * v303)) + (v22 * v419)) + (v55 * v406);
    const panda_pack v461 = (((v0_cosine[3] * v380) + (v269 * v458)) + (v295 * v413)) - (v296 * v429);
    const panda_pack v462 = (((v461 - (v297 * v437)) - (v283 * v303)) + (v22 * v447)) + (v55 * v442);
    const panda_pack v463 = (((v0_cosine[3] * v385) - (v269 * v303)) + (v296 * v413)) + (11.204522 * v294);
    const panda_pack v464 = v463 + (v55 * v455);
    const panda_pack v465 = (((v0_cosine[3] * v391) - (v274 * v303)) - (v297 * v413)) + (11.204522 * v295);
    const panda_pack v466 = v465 + (v22 * v455);
    C[9] = (((v0_sine[5] * v460) - (v0_cosine[5] * v462)) - (v386 * v464)) + (v392 * v466);
    const panda_pack v467 = (((v57 * v78) - (v24 * v48)) + (v44 * v88)) + (v75 * v104);
    const panda_pack v468 = v57 * v404;
    const panda_pack v469 = (((v273 * v467) - (v24 * v418)) - (v309 * v412)) - (v311 * v423);
    const panda_pack v470 = (((v469 - (v312 * v428)) + (v278 * v313)) + (v14 * v374)) - v468;
    const panda_pack v471 = v24 * v446;
    const panda_pack v472 = (((v268 * v467) - (v57 * v441)) + (v310 * v412)) - (v311 * v428);
    const panda_pack v473 = v471 + (((v472 - (v312 * v436)) - (v282 * v313)) + (v14 * v379));
    const panda_pack v474 = (((v14 * v384) - (v57 * v454)) - (v268 * v313)) - (v311 * v412);
    const panda_pack v475 = v474 - (7.975918 * v309);
    const panda_pack v476 = (((v312 * v412) - (v24 * v454)) - (v273 * v313)) - (7.975918 * v310);
    const panda_pack v477 = v476 + (v14 * v390);
    C[10] = (((v392 * v477) - (v0_sine[5] * v470)) - (v0_cosine[5] * v473)) - (v386 * v475);
    const panda_pack v478 = (((v56 * v79) + (v23 * v49)) - (v43 * v89)) - (v74 * v105);
    const panda_pack v479 = v56 * v401;
    const panda_pack v480 = (((v23 * v417) + (v18 * v373)) - (v272 * v478)) + (v318 * v411);
    const panda_pack v481 = v479 + (((v480 - (v320 * v422)) - (v321 * v427)) - (v277 * v322));
    const panda_pack v482 = v23 * v445;
    const panda_pack v483 = (((v56 * v440) + (v18 * v378)) + (v267 * v478)) + (v319 * v411);
    const panda_pack v484 = v482 + (((v483 + (v320 * v427)) + (v321 * v435)) - (v281 * v322));
    const panda_pack v485 = (((v56 * v453) - (v18 * v383)) - (v267 * v322)) + (v320 * v411);
    const panda_pack v486 = v485 - (4.3880230000000005 * v318);
    const panda_pack v487 = (((v23 * v453) + (v18 * v389)) - (v272 * v322)) - (v321 * v411);
    const panda_pack v488 = v487 - (4.3880230000000005 * v319);
    C[11] = (((v0_sine[5] * v481) - (v0_cosine[5] * v484)) + (v386 * v486)) - (v392 * v488);
    const panda_pack v489 = (((v66 * v80) + (v41 * v50)) + (v42 * v90)) + (v73 * v106);
    const panda_pack v490 = v66 * v398;
    const panda_pack v491 = (((v41 * v416) - (v40 * v372)) - (v271 * v489)) + (v327 * v410);
    const panda_pack v492 = v490 + (((v491 + (v329 * v421)) + (v330 * v426)) - (v276 * v331));
    const panda_pack v493 = v41 * v444;
    const panda_pack v494 = (((v66 * v439) - (v40 * v377)) - (v266 * v489)) - (v328 * v410);
    const panda_pack v495 = v493 + (((v494 + (v329 * v426)) + (v330 * v434)) + (v280 * v331));
    const panda_pack v496 = (((v66 * v452) + (v40 * v382)) - (v266 * v331)) - (v329 * v410);
    const panda_pack v497 = v496 - (3.162077 * v327);
    const panda_pack v498 = (((v41 * v452) + (v40 * v388)) - (v271 * v331)) + (v330 * v410);
    const panda_pack v499 = v498 - (3.162077 * v328);
    C[12] = (((v0_sine[5] * v492) + (v0_cosine[5] * v495)) + (v386 * v497)) - (v392 * v499);
    const panda_pack v500 = (((v32 * v51) + (v65 * v81)) + (v39 * v91)) + (v72 * v107);
    const panda_pack v501 = v65 * v395;
    const panda_pack v502 = (((v19 * v371) - (v32 * v415)) + (v337 * v369)) - (v86 * v500);
    const panda_pack v503 = v501 + (((v502 + (v246 * v339)) - (v102 * v340)) + (v338 * v420));
    const panda_pack v504 = v32 * v443;
    const panda_pack v505 = (((v19 * v376) - (v65 * v438)) + (v336 * v369)) - (v70 * v500);
    const panda_pack v506 = v504 + (((v505 + (v246 * v338)) + (v114 * v340)) + (v339 * v433));
    const panda_pack v507 = (((v19 * v381) + (v65 * v451)) - (1.495522 * v337)) - (v338 * v369);
    const panda_pack v508 = v507 - (v70 * v340);
    const panda_pack v509 = (((v19 * v387) - (v32 * v451)) - (1.495522 * v336)) - (v339 * v369);
    const panda_pack v510 = v509 + (v86 * v340);
    C[14] = (((v298 - (v76 * v385)) - (v46 * v391)) - (v22 * v380)) - (v55 * v375);
    const panda_pack v511 = ((v53 * v262) - (v20 * v251)) - (v0_cosine[3] * v284);
    const panda_pack v512 = v511 + (v455 * ((v0_sine[5] * v76) - (v0_cosine[5] * v46)));
    const panda_pack v513 = v512 - (((v76 * v263) + (v46 * v264)) * (v413 - 3.7311058260000003));
    const panda_pack v514 = v22 * (((v0_cosine[5] * v406) + (v263 * (2.0 * v429))) + ((v275 * v413) - v448));
    C[15] = (v513 + (v55 * ((v270 * v413) - v425))) + v514;
    const panda_pack v515 = (((v0_cosine[3] * v307) - (v76 * v464)) - (v46 * v466)) - (v22 * v462);
    C[16] = v515 - (v55 * v460);
    const panda_pack v516 = (((v55 * v470) - (v0_cosine[3] * v316)) - (v76 * v475)) - (v46 * v477);
    C[17] = v516 - (v22 * v473);
    const panda_pack v517 = (((v0_cosine[3] * v325) + (v76 * v486)) + (v46 * v488)) - (v22 * v484);
    C[18] = v517 - (v55 * v481);
    const panda_pack v518 = (((v0_cosine[3] * v334) + (v76 * v497)) + (v46 * v499)) + (v22 * v495);
    C[19] = v518 - (v55 * v492);
    const panda_pack v519 = (((v0_cosine[3] * v343) - (v76 * v508)) + (v46 * v510)) - (v22 * v506);
    C[20] = v519 + (v55 * v503);
    const panda_pack v520 = v314 + ((((v57 * v374) - (v24 * v379)) + (v75 * v384)) + (v44 * v390));
    const panda_pack v521 = ((((v24 * v441) - (v234 * v390)) - (v75 * v454)) + (v14 * v250)) - v468;
    const panda_pack v522 = ((((v234 * v384) - (v57 * v418)) - (v44 * v454)) + (v14 * v261)) - v471;
    const panda_pack v523 = (((v57 * v423) - (v24 * v428)) + (v234 * v273)) + (v75 * v412);
    const panda_pack v524 = v523 + (v14 * v278);
    const panda_pack v525 = (((v24 * v436) - (v57 * v428)) - (v234 * v268)) + (v44 * v412);
    const panda_pack v526 = v525 + (v14 * v282);
    const panda_pack v527 = ((v14 * v268) - (v57 * v412)) - (7.975918 * v75);
    const panda_pack v528 = ((v14 * v273) - (v24 * v412)) - (7.975918 * v44);
    const panda_pack v529 = (((v0_cosine[5] * v522) - (v0_sine[5] * v521)) - (v263 * v524)) - (v264 * v526);
    C[22] = (v529 + (v270 * v527)) + (v275 * v528);
    const panda_pack v530 = (((v297 * v526) - (v0_cosine[3] * v520)) - (v295 * v528)) - (v294 * v527);
    const panda_pack v531 = (((v530 - (v296 * v524)) + (v22 * v522)) + (v55 * v521)) + (v14 * v304);
    const panda_pack v532 = v303 * (((v57 * v278) + (v24 * v282)) - ((v75 * v268) + (v44 * v273)));
    C[23] = (v531 + (v458 * (((v57 * v273) - (v24 * v268)) + (7.975918 * v234)))) + v532;
    const panda_pack v533 = (((v57 * v390) - (v24 * v384)) + (v268 * v312)) + (v273 * v311);
    const panda_pack v534 = ((v57 * v470) - (v24 * v473)) - (v234 * (v533 - (7.975918 * v467)));
    C[24] = ((v534 + (v75 * v475)) + (v44 * v477)) + (v14 * v316);
    const panda_pack v535 = (((v56 * v389) + (v23 * v383)) + (v267 * v321)) + (v272 * v320);
    const panda_pack v536 = v535 + (4.3880230000000005 * v478);
    const panda_pack v537 = (((v57 * v481) + (v24 * v484)) + (v234 * v536)) + (v75 * v486);
    const panda_pack v538 = (((v66 * v388) - (v41 * v382)) + (v266 * v330)) + (v271 * v329);
    const panda_pack v539 = v538 - (3.162077 * v489);
    const panda_pack v540 = (((v24 * v495) - (v57 * v492)) + (v234 * v539)) - (v75 * v497);
    C[26] = (v540 - (v44 * v499)) - (v14 * v334);
    const panda_pack v541 = (((v32 * v381) + (v65 * v387)) - (1.495522 * v500)) + (v86 * v338);
    const panda_pack v542 = v541 + (v70 * v339);
    const panda_pack v543 = (((v57 * v503) - (v24 * v506)) + (v234 * v542)) + (v75 * v508);
    C[27] = (v543 - (v44 * v510)) - (v14 * v343);
    const panda_pack v544 = ((((v56 * v373) + (v23 * v378)) - (v74 * v383)) + (v43 * v389)) - v323;
    const panda_pack v545 = v479 + ((((v23 * v440) - (v18 * v249)) + (v233 * v389)) + (v74 * v453));
    const panda_pack v546 = v482 + ((((v56 * v417) - (v18 * v260)) + (v233 * v383)) + (v43 * v453));
    const panda_pack v547 = (((v56 * v422) - (v23 * v427)) - (v18 * v277)) - (v233 * v272);
    const panda_pack v548 = v547 - (v74 * v411);
    const panda_pack v549 = (((v56 * v427) - (v23 * v435)) + (v18 * v281)) - (v233 * v267);
    const panda_pack v550 = v549 + (v43 * v411);
    const panda_pack v551 = ((v56 * v411) + (v18 * v267)) - (4.3880230000000005 * v74);
    const panda_pack v552 = ((v23 * v411) + (v18 * v272)) - (4.3880230000000005 * v43);
    const panda_pack v553 = (((v0_sine[5] * v545) - (v0_cosine[5] * v546)) - (v263 * v548)) + (v264 * v550);
    C[29] = (v553 + (v270 * v551)) + (v275 * v552);
    const panda_pack v554 = ((v56 * v272) - (v23 * v267)) - (4.3880230000000005 * v233);
    const panda_pack v555 = (((v56 * v277) + (v23 * v281)) - (v18 * v301)) + (v74 * v267);
    const panda_pack v556 = v555 + (v43 * v272);
    const panda_pack v557 = (((v303 * v556) - (v0_cosine[3] * v544)) - (v295 * v552)) - (v294 * v551);
    const panda_pack v558 = (((v557 - (v458 * v554)) - (v297 * v550)) - (v296 * v548)) - (v22 * v546);
    C[30] = v558 - (v55 * v545);
    const panda_pack v559 = (((v310 * v552) - (v57 * v545)) - (v24 * v546)) + (v309 * v551);
    const panda_pack v560 = (((v559 - (v467 * v554)) - (v312 * v550)) + (v313 * v556)) - (v311 * v548);
    C[31] = v560 + (v14 * v544);
    const panda_pack v561 = (((v18 * v325) - (v56 * v481)) - (v23 * v484)) - (v233 * v536);
    C[32] = (v561 - (v74 * v486)) - (v43 * v488);
    const panda_pack v562 = (((v23 * v495) - (v56 * v492)) + (v18 * v334)) + (v233 * v539);
    C[33] = (v562 - (v74 * v497)) - (v43 * v499);
    const panda_pack v563 = (((v56 * v503) - (v23 * v506)) + (v18 * v343)) + (v233 * v542);
    C[34] = (v563 + (v74 * v508)) - (v43 * v510);
    const panda_pack v564 = v332 + ((((v66 * v372) - (v41 * v377)) + (v73 * v382)) + (v42 * v388));
    const panda_pack v565 = v490 + ((((v40 * v248) - (v41 * v439)) + (v240 * v388)) - (v73 * v452));
    const panda_pack v566 = ((((v66 * v416) + (v40 * v259)) - (v240 * v382)) - (v42 * v452)) - v493;
    const panda_pack v567 = (((v66 * v421) - (v41 * v426)) + (v40 * v276)) + (v240 * v271);
    const panda_pack v568 = v567 + (v73 * v410);
    const panda_pack v569 = (((v66 * v426) - (v41 * v434)) - (v40 * v280)) + (v240 * v266);
    const panda_pack v570 = v569 - (v42 * v410);
    const panda_pack v571 = ((v66 * v410) - (v40 * v266)) + (3.162077 * v73);
    const panda_pack v572 = ((v41 * v410) - (v40 * v271)) + (3.162077 * v42);
    const panda_pack v573 = (((v0_sine[5] * v565) - (v0_cosine[5] * v566)) - (v263 * v568)) + (v264 * v570);
    C[36] = (v573 + (v270 * v571)) + (v275 * v572);
    const panda_pack v574 = ((v66 * v271) - (v41 * v266)) + (3.162077 * v240);
    const panda_pack v575 = (((v66 * v276) + (v41 * v280)) + (v40 * v300)) - (v73 * v266);
    const panda_pack v576 = v575 - (v42 * v271);
    const panda_pack v577 = (((v303 * v576) - (v0_cosine[3] * v564)) - (v295 * v572)) - (v294 * v571);
    const panda_pack v578 = (((v577 - (v458 * v574)) - (v297 * v570)) - (v296 * v568)) - (v22 * v566);
    C[37] = v578 - (v55 * v565);
    const panda_pack v579 = (((v310 * v572) - (v57 * v565)) - (v24 * v566)) + (v309 * v571);
    const panda_pack v580 = (((v579 - (v467 * v574)) - (v312 * v570)) + (v313 * v576)) - (v311 * v568);
    C[38] = v580 + (v14 * v564);
    const panda_pack v581 = (((v478 * v574) - (v56 * v565)) - (v23 * v566)) - (v18 * v564);
    const panda_pack v582 = (((v581 - (v319 * v572)) - (v318 * v571)) + (v321 * v570)) + (v322 * v576);
    C[39] = v582 + (v320 * v568);
    const panda_pack v583 = (((v41 * v495) - (v66 * v492)) - (v40 * v334)) - (v240 * v539);
    C[40] = (v583 + (v73 * v497)) + (v42 * v499);
    const panda_pack v584 = (((v66 * v503) - (v41 * v506)) - (v40 * v343)) - (v240 * v542);
    C[41] = (v584 - (v73 * v508)) + (v42 * v510);
    const panda_pack v585 = v341 + ((((v32 * v376) - (v65 * v371)) - (v72 * v381)) + (v39 * v387));
    C[42] = v585;
    const panda_pack v586 = ((((v19 * v247) - (v32 * v438)) + (v243 * v387)) - (v72 * v451)) - v501;
    const panda_pack v587 = ((((v19 * v258) - (v65 * v415)) - (v243 * v381)) + (v39 * v451)) - v504;
    const panda_pack v588 = (((v19 * v102) + (v32 * v246)) - (v65 * v420)) + (v86 * v243);
    const panda_pack v589 = v588 + (v72 * v369);
    const panda_pack v590 = (((v19 * v114) - (v32 * v433)) + (v65 * v246)) - (v70 * v243);
    const panda_pack v591 = v590 + (v39 * v369);
    const panda_pack v592 = ((v19 * v70) + (v65 * v369)) - (1.495522 * v72);
    const panda_pack v593 = ((v19 * v86) + (v32 * v369)) - (1.495522 * v39);
    const panda_pack v594 = (((v0_sine[5] * v586) + (v0_cosine[5] * v587)) - (v263 * v589)) - (v264 * v591);
    C[43] = (v594 - (v270 * v592)) - (v275 * v593);
    const panda_pack v595 = ((v32 * v70) - (v65 * v86)) + (1.495522 * v243);
    const panda_pack v596 = (((v19 * v299) - (v32 * v114)) - (v65 * v102)) - (v70 * v72);
    const panda_pack v597 = v596 - (v39 * v86);
    const panda_pack v598 = (((v0_cosine[3] * v585) + (v295 * v593)) + (v294 * v592)) + (v458 * v595);
    const panda_pack v599 = (((v598 + (v297 * v591)) - (v303 * v597)) - (v296 * v589)) + (v22 * v587);
    C[44] = v599 - (v55 * v586);
    const panda_pack v600 = (((v24 * v587) - (v57 * v586)) - (v310 * v593)) - (v309 * v592);
    const panda_pack v601 = (((v600 + (v467 * v595)) + (v312 * v591)) - (v313 * v597)) - (v311 * v589);
    C[45] = v601 - (v14 * v585);
    const panda_pack v602 = (((v23 * v587) - (v56 * v586)) + (v18 * v585)) + (v319 * v593);
    const panda_pack v603 = (((v602 + (v318 * v592)) - (v478 * v595)) - (v321 * v591)) - (v322 * v597);
    C[46] = v603 + (v320 * v589);
    const panda_pack v604 = (((v41 * v587) - (v66 * v586)) - (v40 * v585)) + (v328 * v593);
    const panda_pack v605 = (((v604 + (v327 * v592)) - (v489 * v595)) + (v330 * v591)) - (v331 * v597);
    C[47] = v605 - (v329 * v589);
    const panda_pack v606 = (((v19 * v343) + (v32 * v506)) - (v65 * v503)) + (v243 * v542);
    C[48] = (v606 - (v72 * v508)) + (v39 * v510);
    C[3] = -v316;
    C[13] = -((((v0_sine[5] * v503) + (v0_cosine[5] * v506)) + (v386 * v508)) + (v392 * v510));
    C[21] = -v520;
    C[25] = -((v537 + (v44 * v488)) + (v14 * v325));
    C[28] = -v544;
    C[35] = -v564;
}

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack C_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        panda_pack_give(49U, count, first, lanes, C_pack, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack C_pack[49];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        panda_pack_give(49U, count, first, lanes, C_pack, C);
    }
}

static PANDA_APART void panda_pack_inverse_dynamics(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict tau)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6U] = {q[1], q[2], q[3], q[4], q[5], v0};
    panda_pack v1_sine[6U];
    panda_pack v1_cosine[6U];
    panda_pack_sincos(6U, v1_angle, v1_sine, v1_cosine);
    const panda_pack v13 = v1_sine[0] * qdd[0];
    const panda_pack v14 = v1_cosine[0] * qd[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v15 + (v15 + v13);
    const panda_pack v17 = v1_sine[0] * qd[0];
    const panda_pack v18 = v14 * v17;
    const panda_pack v19 = qdd[1] - v18;
    const panda_pack v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const panda_pack v21 = (v1_cosine[1] * qd[1]) + (v1_sine[1] * v17);
    const panda_pack v22 = qd[2] + v14;
    const panda_pack v23 = v22 * v22;
    const panda_pack v24 = v23 + (v21 * v21);
    const panda_pack v25 = 9.81 * v1_sine[0];
    const panda_pack v26 = v1_cosine[1] * v25;
    const panda_pack v27 = v26 + ((0.0825 * v24) - (0.316 * v20));
    const panda_pack v28 = (v1_cosine[1] * v17) - (v1_sine[1] * qd[1]);
    const panda_pack v29 = v22 * v28;
    const panda_pack v30 = v29 + v20;
    const panda_pack v31 = v29 + v30;
    const panda_pack v32 = qd[1] * qd[1];
    const panda_pack v33 = v32 + (v17 * v17);
    const panda_pack v34 = (9.81 * v1_cosine[0]) - ((0.316 * v33) + (0.0825 * v31));
    const panda_pack v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const panda_pack v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const panda_pack v37 = qd[3] - v21;
    const panda_pack v38 = v37 * v37;
    const panda_pack v39 = v38 + (v36 * v36);
    const panda_pack v40 = (0.0825 * v39) - v35;
    const panda_pack v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const panda_pack v42 = v21 * v28;
    const panda_pack v43 = v1_cosine[0] * qdd[0];
    const panda_pack v44 = qd[1] * v17;
    const panda_pack v45 = v44 - v43;
    const panda_pack v46 = qdd[2] - v45;
    const panda_pack v47 = v42 - v46;
    const panda_pack v48 = (v1_sine[1] * v25) - ((0.0825 * v47) - (0.316 * v41));
    const panda_pack v49 = v22 * v21;
    const panda_pack v50 = v49 + (v49 - v41);
    const panda_pack v51 = v42 + v46;
    const panda_pack v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const panda_pack v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const panda_pack v54 = v37 * v53;
    const panda_pack v55 = v54 + v52;
    const panda_pack v56 = v54 + v55;
    const panda_pack v57 = (0.0825 * v56) - v48;
    const panda_pack v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const panda_pack v59 = v36 * v53;
    const panda_pack v60 = qdd[3] - v30;
    const panda_pack v61 = v59 + v60;
    const panda_pack v62 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const panda_pack v63 = v37 * v36;
    const panda_pack v64 = v63 + (v63 + v62);
    const panda_pack v65 = (v1_cosine[3] * v64) - (v1_sine[3] * v61);
    const panda_pack v66 = v58 + (0.384 * v65);
    const panda_pack v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const panda_pack v68 = qd[4] + v36;
    const panda_pack v69 = v68 * v67;
    const panda_pack v70 = v69 + (v69 - v65);
    const panda_pack v71 = qdd[4] + v55;
    const panda_pack v72 = (v1_sine[3] * v37) + (v1_cosine[3] * v53);
    const panda_pack v73 = v72 * v67;
    const panda_pack v74 = v73 - v71;
    const panda_pack v75 = (v1_cosine[4] * v74) - (v1_sine[4] * v70);
    const panda_pack v76 = (v1_cosine[4] * v72) - (v1_sine[4] * v68);
    const panda_pack v77 = qd[5] + v67;
    const panda_pack v78 = v77 * v76;
    const panda_pack v79 = v78 + (v78 - v75);
    const panda_pack v80 = (0.088 * v79) - v66;
    const panda_pack v81 = qdd[6] - v79;
    const panda_pack v82 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v83 = (v1_cosine[4] * v68) + (v1_sine[4] * v72);
    const panda_pack v84 = qd[6] - v83;
    const panda_pack v85 = v84 * v84;
    const panda_pack v86 = v76 * v76;
    const panda_pack v87 = v86 + v85;
    const panda_pack v88 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v89 = ((v88 * v87) - (v82 * v81)) + (2.6346312806250003 * v80);
    const panda_pack v90 = (v1_cosine[4] * v70) + (v1_sine[4] * v74);
    const panda_pack v91 = v77 * v83;
    const panda_pack v92 = v91 + (v91 - v90);
    const panda_pack v93 = (0.17380470556900005 * v92) + v89;
    const panda_pack v94 = v73 + v71;
    const panda_pack v95 = v68 * v68;
    const panda_pack v96 = v95 + (v72 * v72);
    const panda_pack v97 = (((0.067870631425 * v96) + (0.014653732538 * v94)) + (4.065735684829545 * v58)) - v93;
    const panda_pack v98 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const panda_pack v99 = (v1_cosine[3] * v61) + (v1_sine[3] * v64);
    const panda_pack v100 = v98 - (0.384 * v99);
    const panda_pack v101 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const panda_pack v102 = v59 - v60;
    const panda_pack v103 = (0.0825 * v102) + v101;
    const panda_pack v104 = v38 + (v53 * v53);
    const panda_pack v105 = (0.384 * v104) - v103;
    const panda_pack v106 = v68 * v72;
    const panda_pack v107 = v106 - v99;
    const panda_pack v108 = qdd[5] - v107;
    const panda_pack v109 = v76 * v83;
    const panda_pack v110 = v109 - v108;
    const panda_pack v111 = (0.088 * v110) + ((v1_cosine[4] * v105) + (v1_sine[4] * v100));
    const panda_pack v112 = 2.0 * qd[6];
    const panda_pack v113 = (v112 * v77) - v90;
    const panda_pack v114 = (v112 * v76) - v110;
    const panda_pack v115 = ((v82 * v114) - (v88 * v113)) - (2.6346312806250003 * v111);
    const panda_pack v116 = v77 * v77;
    const panda_pack v117 = v116 + v86;
    const panda_pack v118 = (0.17380470556900005 * v117) + v115;
    const panda_pack v119 = (v1_cosine[4] * v100) - (v1_sine[4] * v105);
    const panda_pack v120 = v116 + (v83 * v83);
    const panda_pack v121 = (0.088 * v120) - v119;
    const panda_pack v122 = qdd[6] + v75;
    const panda_pack v123 = v116 + v85;
    const panda_pack v124 = v109 + v108;
    const panda_pack v125 = (0.17380470556900005 * v124) - (((v82 * v123) + (v88 * v122)) + (2.6346312806250003 * v121));
    const panda_pack v126 = (v1_cosine[4] * v125) - (v1_sine[4] * v118);
    const panda_pack v127 = v95 + (v67 * v67);
    const panda_pack v128 = (((0.014653732538 * v127) + (0.067870631425 * v74)) + (4.065735684829545 * v98)) + v126;
    const panda_pack v129 = ((2.352456790569697 * v35) + (1.0008251418429999 * v61)) - ((v1_cosine[3] * v128) + (v1_sine[3] * v97));
    const panda_pack v130 = v106 + v107;
    const panda_pack v131 = ((0.014653732538 * v130) - (0.067870631425 * v70)) + (4.065735684829545 * v103);
    const panda_pack v132 = v131 + ((v1_sine[4] * v125) + (v1_cosine[4] * v118));
    const panda_pack v133 = ((1.0008251418429999 * v104) - (2.352456790569697 * v101)) - v132;
    const panda_pack v134 = 0.316 * ((v1_cosine[2] * v129) - (v1_sine[2] * v133));
    const panda_pack v135 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v136 = 0.001087423530148136 + (v1_cosine[5] * v135);
    const panda_pack v137 = v1_sine[5] * v135;
    const panda_pack v138 = 0.002681818915449642 + v137;
    const panda_pack v139 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v140 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v141 = (v140 * (v117 - v123)) + (((v138 * v114) + (v136 * v113)) - (v139 * v122));
    const panda_pack v142 = (0.00010375891721868492 * v90) - ((0.014748570382675318 * (v120 - v117)) + ((0.0011196707334275545 * v110) - (0.028934422545659894 * v124)));
    const panda_pack v143 = (0.17380470556900005 * v119) - ((9.3569097314605e-05 * v75) - v142);
    const panda_pack v144 = v143 + ((v141 - (v82 * v111)) + (0.088 * v115));
    tau[5] = v144;
    const panda_pack v145 = (0.0010267877770288947 * (v104 - v127)) - (((0.0014511560650267152 * v130) + (0.0015152444733270301 * v70)) + (0.02389827041510187 * v74));
    const panda_pack v146 = ((0.014653732538 * v103) - v145) - (v144 - (0.384 * v126));
    const panda_pack v147 = 0.004002333051911305 - v137;
    const panda_pack v148 = ((v136 * (v123 - v87)) - ((v138 * v81) + (v147 * v122))) + (v140 * v92);
    const panda_pack v149 = (v148 + (v139 * v124)) + ((v82 * v80) - (v88 * v121));
    const panda_pack v150 = (0.00010375891721868492 * (v96 - v120)) + ((9.3569097314605e-05 * v124) + ((0.014748570382675318 * v92) + (0.0011196707334275545 * v79)));
    const panda_pack v151 = v150 + (v149 + (0.088 * v89));
    const panda_pack v152 = (v139 * (v117 - v87)) - (((v147 * v113) + (v136 * v114)) - (v140 * v81));
    const panda_pack v153 = (9.3569097314605e-05 * (v96 - v117)) + ((0.00010375891721868492 * v110) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v92)));
    const panda_pack v154 = (v152 - (v88 * v111)) + ((0.17380470556900005 * v66) - v153);
    const panda_pack v155 = (0.02389827041510187 * (v104 - v96)) + (((0.0015152444733270301 * v130) + (0.0100451878283212 * v70)) - (0.0010267877770288947 * v94));
    const panda_pack v156 = (v155 - (0.067870631425 * v103)) + (((v1_cosine[4] * v154) + (v1_sine[4] * v151)) + (0.384 * v93));
    const panda_pack v157 = ((v1_sine[3] * v156) - (v1_cosine[3] * v146)) - (0.0825 * v132);
    const panda_pack v158 = (0.0039053550262761003 * v62) - ((0.07937575371526084 * (v39 - v104)) + ((0.005415763498190531 * v102) - (0.3087998849151318 * v61)));
    const panda_pack v159 = (((0.0016444875773692705 * v52) - v158) - (1.0008251418429999 * v35)) - v157;
    const panda_pack v160 = (0.005487648106562257 * (v33 - v24)) - ((0.013297019103287584 * v51) + ((0.00012191242095074308 * v50) + (1.3360662912298427e-05 * v31)));
    const panda_pack v161 = v160 + (v159 - (v134 - (0.0825 * ((v1_sine[2] * v129) + (v1_cosine[2] * v133)))));
    const panda_pack v162 = (v1_sine[3] * v128) - (v1_cosine[3] * v97);
    const panda_pack v163 = (0.0010267877770288947 * v65) + ((0.0015152444733270301 * (v127 - v96)) + ((0.0014511560650267152 * v94) - (0.0100451878283212 * v74)));
    const panda_pack v164 = ((0.014653732538 * v58) - (0.067870631425 * v98)) + ((0.02389827041510187 * v99) + v163);
    const panda_pack v165 = v164 - ((v1_sine[4] * v154) - (v1_cosine[4] * v151));
    tau[4] = v165;
    const panda_pack v166 = v23 + (v28 * v28);
    const panda_pack v167 = (0.0039053550262761003 * (v166 - v39)) + ((0.0016444875773692705 * v61) - ((0.005415763498190531 * v56) + (0.07937575371526084 * v64)));
    const panda_pack v168 = v167 - (v165 - (0.0825 * v162));
    const panda_pack v169 = (0.0016444875773692705 * (v166 - v104)) + ((0.0039053550262761003 * v102) - ((0.3087998849151318 * v64) + (0.07937575371526084 * v56)));
    const panda_pack v170 = (v169 + (1.0008251418429999 * v48)) + ((v1_cosine[3] * v156) + (v1_sine[3] * v146));
    const panda_pack v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v64)) + v162;
    const panda_pack v172 = (0.013297019103287584 * (v33 - v166)) + (((0.00012191242095074308 * v31) - (0.022178148964878186 * v50)) - (0.005487648106562257 * v47));
    const panda_pack v173 = ((0.27690780075318017 * v1_cosine[0]) - v172) - (((v1_cosine[2] * v170) - (v1_sine[2] * v168)) + (0.316 * v171));
    const panda_pack v174 = v44 + v45;
    const panda_pack v175 = v18 + qdd[1];
    const panda_pack v176 = qd[0] * qd[0];
    const panda_pack v177 = (0.0007689361029463999 * (v176 - v33)) + ((0.01026110182100817 * v175) - ((0.00398335888393552 * v174) + (0.12818329225032407 * v16)));
    const panda_pack v178 = ((v1_sine[2] * v170) + (v1_cosine[2] * v168)) - (0.0825 * v171);
    const panda_pack v179 = ((0.00012191242095074308 * (v24 - v166)) + ((1.3360662912298427e-05 * v47) + (0.022178148964878186 * v51))) + (0.005487648106562257 * v41);
    const panda_pack v180 = ((0.028227094878000014 * v26) - ((0.013297019103287584 * v20) - v179)) - v178;
    tau[2] = v180;
    const panda_pack v181 = v32 + (v14 * v14);
    const panda_pack v182 = (0.01026110182100817 * (v176 - v181)) - (((0.0230778824949318 * v174) + (0.00398335888393552 * v16)) + (0.0007689361029463999 * v19));
    const panda_pack v183 = (v1_sine[0] * (v177 + ((v1_cosine[1] * v173) - (v1_sine[1] * v161)))) - (v1_cosine[0] * (v182 + v180));
    tau[0] = (0.01425956599447438 * qdd[0]) - v183;
    const panda_pack v184 = (0.01026110182100817 * v13) - ((0.00398335888393552 * (v181 - v33)) + ((0.0230778824949318 * v175) + (0.12818329225032407 * v19)));
    const panda_pack v185 = ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - ((0.0007689361029463999 * v43) + v184);
    tau[1] = v185 + ((v1_sine[1] * v173) + (v1_cosine[1] * v161));
    tau[3] = -v159;
    tau[6] = -v149;
}

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack tau_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        panda_pack_give(7U, count, first, lanes, tau_pack, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack tau_pack[7];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        panda_pack_give(7U, count, first, lanes, tau_pack, tau);
    }
}

static PANDA_APART void panda_pack_forward_dynamics(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict tau, panda_pack *restrict qdd)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6U] = {q[2], q[1], q[3], q[4], q[5], v0};
    panda_pack v1_sine[6U];
    panda_pack v1_cosine[6U];
    panda_pack_sincos(6U, v1_angle, v1_sine, v1_cosine);
    const panda_pack v13 = 2.0 * v1_cosine[0];
    const panda_pack v14 = v1_cosine[1] * qd[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v1_sine[1] * qd[0];
    const panda_pack v17 = v14 * v16;
    const panda_pack v18 = (v1_sine[0] * v17) + (v15 * v13);
    const panda_pack v19 = (v1_cosine[0] * qd[1]) + (v1_sine[0] * v16);
    const panda_pack v20 = qd[2] + v14;
    const panda_pack v21 = (v19 * (2.0 * v20)) - v18;
    const panda_pack v22 = (v1_cosine[0] * v16) - (v1_sine[0] * qd[1]);
    const panda_pack v23 = v19 * v22;
    const panda_pack v24 = qd[1] * v16;
    const panda_pack v25 = v24 - v23;
    const panda_pack v26 = (v1_cosine[2] * v25) + (v1_sine[2] * v21);
    const panda_pack v27 = (v1_sine[2] * v20) - (v1_cosine[2] * v22);
    const panda_pack v28 = qd[3] - v19;
    const panda_pack v29 = v28 * v27;
    const panda_pack v30 = v29 + v26;
    const panda_pack v31 = (v1_cosine[3] * v28) + (v1_sine[3] * v27);
    const panda_pack v32 = (v1_sine[3] * v28) - (v1_cosine[3] * v27);
    const panda_pack v33 = v32 * v31;
    const panda_pack v34 = v33 + v30;
    const panda_pack v35 = (v1_sine[2] * v25) - (v1_cosine[2] * v21);
    const panda_pack v36 = (v1_sine[2] * v22) + (v1_cosine[2] * v20);
    const panda_pack v37 = (v36 * (2.0 * v28)) - v35;
    const panda_pack v38 = v27 * v36;
    const panda_pack v39 = (v1_cosine[0] * v17) - (v15 * (2.0 * v1_sine[0]));
    const panda_pack v40 = v20 * v22;
    const panda_pack v41 = v40 - v39;
    const panda_pack v42 = v38 + v41;
    const panda_pack v43 = (v1_sine[3] * v42) + (v1_cosine[3] * v37);
    const panda_pack v44 = qd[4] + v36;
    const panda_pack v45 = (v31 * (2.0 * v44)) - v43;
    const panda_pack v46 = (v1_sine[4] * v45) - (v1_cosine[4] * v34);
    const panda_pack v47 = (v1_sine[4] * v44) - (v1_cosine[4] * v32);
    const panda_pack v48 = qd[5] + v31;
    const panda_pack v49 = v48 * v47;
    const panda_pack v50 = v49 - v46;
    const panda_pack v51 = v49 + v50;
    const panda_pack v52 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v53 = v47 * v47;
    const panda_pack v54 = (v1_sine[4] * v32) + (v1_cosine[4] * v44);
    const panda_pack v55 = qd[6] - v54;
    const panda_pack v56 = v55 * v55;
    const panda_pack v57 = v56 + v53;
    const panda_pack v58 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v59 = (v58 * v57) - (v52 * v51);
    const panda_pack v60 = (v1_sine[4] * v34) + (v1_cosine[4] * v45);
    const panda_pack v61 = (v54 * (2.0 * v48)) - v60;
    const panda_pack v62 = v29 + v30;
    const panda_pack v63 = v24 + v23;
    const panda_pack v64 = v1_sine[1] * v1_sine[0];
    const panda_pack v65 = (9.81 * v64) + ((0.316 * v18) - (0.0825 * v63));
    const panda_pack v66 = v65 + (0.0825 * v62);
    const panda_pack v67 = v20 * v20;
    const panda_pack v68 = v67 + (v19 * v19);
    const panda_pack v69 = v1_sine[1] * v1_cosine[0];
    const panda_pack v70 = (9.81 * v69) + ((0.0825 * v68) + (0.316 * v39));
    const panda_pack v71 = v40 + v41;
    const panda_pack v72 = qd[1] * qd[1];
    const panda_pack v73 = v72 + (v16 * v16);
    const panda_pack v74 = ((9.81 * v1_cosine[1]) - (0.0825 * v71)) - (0.316 * v73);
    const panda_pack v75 = (v1_sine[2] * v74) - (v1_cosine[2] * v70);
    const panda_pack v76 = v28 * v28;
    const panda_pack v77 = v76 + (v36 * v36);
    const panda_pack v78 = (0.0825 * v77) + v75;
    const panda_pack v79 = (v1_sine[3] * v78) - (v1_cosine[3] * v66);
    const panda_pack v80 = v79 + (0.384 * v43);
    const panda_pack v81 = v54 * v47;
    const panda_pack v82 = (v1_sine[3] * v37) - (v1_cosine[3] * v42);
    const panda_pack v83 = v32 * v44;
    const panda_pack v84 = v83 - v82;
    const panda_pack v85 = v84 + v81;
    const panda_pack v86 = (((0.23184755269500001 * v80) - (0.014748570382675318 * v61)) + (9.3569097314605e-05 * v85)) + (0.021522255370587554 * v51);
    const panda_pack v87 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v88 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const panda_pack v89 = (v1_sine[3] * v66) + (v1_cosine[3] * v78);
    const panda_pack v90 = (0.384 * v82) - v89;
    const panda_pack v91 = v41 - v38;
    const panda_pack v92 = (v1_sine[2] * v70) + (v1_cosine[2] * v74);
    const panda_pack v93 = v92 + (0.0825 * v91);
    const panda_pack v94 = v76 + (v27 * v27);
    const panda_pack v95 = (0.384 * v94) - v93;
    const panda_pack v96 = (v1_sine[4] * v95) + (v1_cosine[4] * v90);
    const panda_pack v97 = (((v88 * v61) + (v87 * v85)) + (0.006684151967360946 * v50)) + (v58 * v96);
    const panda_pack v98 = v48 * v48;
    const panda_pack v99 = v98 + (v54 * v54);
    const panda_pack v100 = 0.000288693526842452 * v1_sine[5];
    const panda_pack v101 = 0.000288693526842452 * v1_cosine[5];
    const panda_pack v102 = ((v97 + (v52 * v80)) + (v100 * v99)) + (v101 * v51);
    const panda_pack v103 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v104 = v1_sine[5] * v103;
    const panda_pack v105 = 0.002681818915449642 + v104;
    const panda_pack v106 = v104 - 0.004002333051911305;
    const panda_pack v107 = v98 + v56;
    const panda_pack v108 = 0.001087423530148136 + (v1_cosine[5] * v103);
    const panda_pack v109 = (v102 + (v49 * (v106 + v105))) - (v108 * (v107 - v57));
    const panda_pack v110 = v44 * v44;
    const panda_pack v111 = v110 + (v32 * v32);
    const panda_pack v112 = (0.00010375891721868492 * (v99 - v111)) + (v109 + (v86 - (0.088 * v59)));
    const panda_pack v113 = (v1_sine[4] * v90) - (v1_cosine[4] * v95);
    const panda_pack v114 = v84 - v81;
    const panda_pack v115 = (0.088 * v114) - v113;
    const panda_pack v116 = 2.0 * qd[6];
    const panda_pack v117 = v114 + (v116 * v47);
    const panda_pack v118 = (v48 * v116) - v60;
    const panda_pack v119 = (((v87 * v57) - (v108 * v117)) - (v106 * v118)) + (0.02893442254565989 * v61);
    const panda_pack v120 = (((9.3569097314605e-05 * v111) + (v119 + (0.00010375891721868492 * v114))) - (0.17380470556900005 * v80)) + (v58 * v115);
    const panda_pack v121 = v88 - 0.014748570382675318;
    const panda_pack v122 = v98 + v53;
    const panda_pack v123 = 9.3569097314605e-05 + v87;
    const panda_pack v124 = (v120 + (v121 * v51)) - (v123 * v122);
    const panda_pack v125 = (((v1_sine[4] * v124) - (v1_cosine[4] * v112)) + (0.014653732538 * v79)) - (0.067870631425 * v89);
    const panda_pack v126 = (((v125 - (0.01149634389334796 * v30)) + (0.0010267877770288947 * v43)) + (0.02389827041510187 * v82)) - (0.00859403176329443 * v33);
    const panda_pack v127 = v110 + (v31 * v31);
    const panda_pack v128 = (0.0015152444733270301 * (v127 - v111)) + v126;
    const panda_pack v129 = ((0.23184755269500001 * v51) - (0.17380470556900005 * v61)) - v59;
    const panda_pack v130 = v30 - v33;
    const panda_pack v131 = ((0.014653732538 * v130) - (0.067870631425 * v111)) - v129;
    const panda_pack v132 = (((v58 * v46) - (0.23184755269500001 * v99)) - (0.17380470556900005 * v85)) - (v52 * v107);
    const panda_pack v133 = (v58 * v118) + (v52 * v117);
    const panda_pack v134 = v133 + ((0.23184755269500001 * v114) - (0.17380470556900005 * v122));
    const panda_pack v135 = (v1_sine[4] * v134) + (v1_cosine[4] * v132);
    const panda_pack v136 = v135 + ((0.014653732538 * v127) + (0.067870631425 * v34));
    const panda_pack v137 = (v1_sine[3] * v136) + (v1_cosine[3] * v131);
    const panda_pack v138 = (((0.5527802746500001 * v65) + (0.0825 * v137)) + (0.051020136156815485 * v62)) - (0.16284087268546085 * v37);
    const panda_pack v139 = v67 + (v22 * v22);
    const panda_pack v140 = ((v138 - (0.0016444875773692705 * v42)) - v128) - (0.0039053550262761003 * (v77 - v139));
    const panda_pack v141 = v83 + v84;
    const panda_pack v142 = (((v1_sine[4] * v112) + (v1_cosine[4] * v124)) + (0.067870631425 * v93)) - (0.0015152444733270301 * v141);
    const panda_pack v143 = ((v142 - (0.0100451878283212 * v45)) - (0.0010267877770288947 * v130)) + (0.384 * v129);
    const panda_pack v144 = v143 - (0.02389827041510187 * (v94 - v111));
    const panda_pack v145 = (((0.014653732538 * v93) + (0.0015152444733270301 * v45)) + (0.0014511560650267707 * v141)) + (0.384 * v135);
    const panda_pack v146 = (((v105 * v117) - (v108 * v118)) - (v107 * v88)) - (0.23184755269500001 * v113);
    const panda_pack v147 = ((((0.014748570382675318 * v99) + v146) - (0.00010375891721868492 * v60)) + (0.17380470556900005 * v96)) + (0.050456677916247444 * v84);
    const panda_pack v148 = (((v147 + (0.088 * v133)) + (v52 * v115)) + (v121 * v122)) - (v123 * v46);
    const panda_pack v149 = v148 + (0.007412167175072336 * v81);
    const panda_pack v150 = (v149 + (v145 + (0.02389827041510187 * v34))) - (0.0010267877770288947 * (v94 - v127));
    const panda_pack v151 = (((v1_sine[3] * v150) - (v1_cosine[3] * v144)) + (2.0125235536029997 * v65)) - (0.6972920750309717 * v37);
    const panda_pack v152 = ((v151 + (0.16284087268546085 * v62)) + (0.0039053550262761003 * v91)) - (0.0016444875773692705 * (v94 - v139));
    const panda_pack v153 = v137 + ((0.5527802746500001 * v62) - (2.0125235536029997 * v37));
    const panda_pack v154 = (((0.0825 * v153) - (v1_sine[2] * v152)) - (v1_cosine[2] * v140)) + (0.2414947634261143 * v18);
    const panda_pack v155 = ((0.27690780075318017 * v69) + ((v154 + (0.013297019103287584 * v39)) + (7.3266765863443215 * v64))) - (0.08378056999140597 * v24);
    const panda_pack v156 = (0.00012191242095074308 * (v68 - v139)) + (v155 - (0.039424272061649335 * v23));
    const panda_pack v157 = tau[6] - v109;
    const panda_pack v158 = v1_cosine[4] * v58;
    const panda_pack v159 = (v1_cosine[3] * v52) + (v1_sine[3] * v158);
    const panda_pack v160 = 0.0825 * v159;
    const panda_pack v161 = 0.006684151967360946 + v101;
    const panda_pack v162 = (v1_sine[4] * v88) - (v1_cosine[4] * v161);
    const panda_pack v163 = v162 + v160;
    const panda_pack v164 = (0.0012597535716761543 * v1_cosine[5]) + ((v1_sine[4] * v161) + (v1_cosine[4] * v88));
    const panda_pack v165 = 0.0012597535716761543 * v1_sine[5];
    const panda_pack v166 = (v1_cosine[4] * v165) - v87;
    const panda_pack v167 = (v1_sine[3] * v166) + (v1_cosine[3] * v164);
    const panda_pack v168 = ((v1_sine[2] * v167) + (v1_cosine[2] * v163)) - v160;
    const panda_pack v169 = 149.60760989322966 * v168;
    const panda_pack v170 = 149.60760989322966 * v87;
    const panda_pack v171 = (tau[5] + v149) + (v170 * v157);
    const panda_pack v172 = v100 + (0.00010375891721868492 - v108);
    const panda_pack v173 = (v1_sine[4] * v123) + (v1_cosine[4] * v172);
    const panda_pack v174 = 0.000577387053684904 * v1_cosine[5];
    const panda_pack v175 = v174 + (0.050456677916247444 + v105);
    const panda_pack v176 = 0.23184755269500001 + v52;
    const panda_pack v177 = (v1_sine[4] * v176) - (0.17380470556900005 * v1_cosine[4]);
    const panda_pack v178 = (0.384 * v177) + v175;
    const panda_pack v179 = (v1_sine[3] * v178) - (v1_cosine[3] * v173);
    const panda_pack v180 = (v1_sine[4] * v172) - (v1_cosine[4] * v123);
    const panda_pack v181 = v1_sine[3] * v177;
    const panda_pack v182 = 0.0825 * v181;
    const panda_pack v183 = v182 - v180;
    const panda_pack v184 = ((v1_sine[2] * v179) + (v1_cosine[2] * v183)) - v182;
    const panda_pack v185 = v184 + (v168 * v170);
    const panda_pack v186 = 1.0 / ((v87 * v170) - v175);
    const panda_pack v187 = v186 * v185;
    const panda_pack v188 = 149.60760989322966 * v162;
    const panda_pack v189 = (v162 * v170) - v180;
    const panda_pack v190 = v186 * v189;
    const panda_pack v191 = ((v128 - tau[4]) + (v188 * v157)) - (v190 * v171);
    const panda_pack v192 = v58 - 0.067870631425;
    const panda_pack v193 = (0.17380470556900005 * v1_sine[4]) + (v1_cosine[4] * v176);
    const panda_pack v194 = v193 - 0.014653732538;
    const panda_pack v195 = (v1_cosine[3] * v194) + (v1_sine[3] * v192);
    const panda_pack v196 = 0.0825 * v195;
    const panda_pack v197 = v106 - 0.02893442254565989;
    const panda_pack v198 = 0.0282064073379485 + v174;
    const panda_pack v199 = (v121 * (2.0 * v1_cosine[4])) + (v1_sine[4] * (v198 + v197));
    const panda_pack v200 = v1_sine[4] * v199;
    const panda_pack v201 = (v200 - v198) - 0.01149634389334796;
    const panda_pack v202 = v201 + v196;
    const panda_pack v203 = ((0.384 * v193) + ((v1_cosine[4] * v199) - v121)) - 0.0010267877770288947;
    const panda_pack v204 = v165 + (v180 - 0.02389827041510187);
    const panda_pack v205 = (v1_sine[3] * v204) + (v1_cosine[3] * v203);
    const panda_pack v206 = ((v1_sine[2] * v205) + (v1_cosine[2] * v202)) - v196;
    const panda_pack v207 = (v206 + (v168 * v188)) - (v190 * v185);
    const panda_pack v208 = 1.0 / ((v201 + (v162 * v188)) - (v189 * v190));
    const panda_pack v209 = v208 * v207;
    const panda_pack v210 = (((v156 - tau[2]) + (v169 * v157)) - (v187 * v171)) - (v209 * v191);
    const panda_pack v211 = (((v1_sine[4] * v132) - (v1_cosine[4] * v134)) + (0.014653732538 * v141)) - (0.067870631425 * v45);
    const panda_pack v212 = (((v1_sine[3] * v144) + (v1_cosine[3] * v150)) + (0.5527802746500001 * v92)) + (0.0825 * v211);
    const panda_pack v213 = (((v212 + (2.0125235536029997 * v75)) + (0.0039053550262761003 * v35)) - (0.0016444875773692705 * v26)) + (0.7483122111877872 * v41);
    const panda_pack v214 = (v213 + (0.6462719388741562 * v38)) + (0.16284087268546085 * (v77 - v94));
    const panda_pack v215 = v1_sine[4] * v1_sine[5];
    const panda_pack v216 = 0.0002706501814147988 * v215;
    const panda_pack v217 = ((v1_sine[3] * v164) - (v1_cosine[3] * v166)) - v216;
    const panda_pack v218 = 149.60760989322966 * v217;
    const panda_pack v219 = ((v1_sine[3] * v173) + (v1_cosine[3] * v178)) - (0.0825 * v193);
    const panda_pack v220 = (v217 * v170) - v219;
    const panda_pack v221 = v186 * v220;
    const panda_pack v222 = (v1_sine[3] * v203) - (v1_cosine[3] * v204);
    const panda_pack v223 = (v222 + (v217 * v188)) - (v190 * v220);
    const panda_pack v224 = v208 * v223;
    const panda_pack v225 = (((tau[3] + v214) + (v218 * v157)) - (v221 * v171)) - (v224 * v191);
    const panda_pack v226 = v222 - 0.0016444875773692705;
    const panda_pack v227 = 0.768 * v177;
    const panda_pack v228 = v227 + (0.0014511560650267707 + v175);
    const panda_pack v229 = v227 + (v200 + (0.0100451878283212 - v197));
    const panda_pack v230 = v173 - 0.0015152444733270301;
    const panda_pack v231 = (v230 * (2.0 * v1_cosine[3])) + (v1_sine[3] * (v229 - v228));
    const panda_pack v232 = (v194 * v1_sine[3]) - (v1_cosine[3] * v192);
    const panda_pack v233 = 0.0825 * v232;
    const panda_pack v234 = v233 + (((v1_cosine[3] * v231) - v230) - 0.0039053550262761003);
    const panda_pack v235 = (v1_sine[2] * v234) - (v1_cosine[2] * v226);
    const panda_pack v236 = ((v235 - (v168 * v218)) + (v220 * v187)) + (v223 * v209);
    const panda_pack v237 = v1_sine[3] * v231;
    const panda_pack v238 = 0.165 * v195;
    const panda_pack v239 = (v237 + (0.7483122111877872 + v228)) - v238;
    const panda_pack v240 = 1.0 / (((v239 - (v217 * v218)) + (v220 * v221)) + (v223 * v224));
    const panda_pack v241 = v240 * v236;
    const panda_pack v242 = v210 - (v241 * v225);
    const panda_pack v243 = ((v1_sine[2] * v163) - (v1_cosine[2] * v167)) - (0.316 * v159);
    const panda_pack v244 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const panda_pack v245 = (v217 - (v244 * ((v52 * v1_sine[3]) - (v1_cosine[3] * v158)))) + (v215 * (0.0010366722100251687 * v1_sine[2]));
    const panda_pack v246 = v245 + (v1_cosine[2] * v216);
    const panda_pack v247 = (v1_sine[0] * v243) - (v1_cosine[0] * v246);
    const panda_pack v248 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const panda_pack v249 = ((v244 * (v1_cosine[3] * v177)) - v219) - (v193 * v248);
    const panda_pack v250 = ((v1_sine[2] * v183) - (v1_cosine[2] * v179)) - (0.316 * v181);
    const panda_pack v251 = ((v1_sine[0] * v250) - (v1_cosine[0] * v249)) + (v170 * v247);
    const panda_pack v252 = ((v1_sine[2] * v202) - (v1_cosine[2] * v205)) - (0.316 * v195);
    const panda_pack v253 = (v244 * v232) - v222;
    const panda_pack v254 = (((v1_sine[0] * v252) + (v1_cosine[0] * v253)) + (v188 * v247)) - (v190 * v251);
    const panda_pack v255 = v208 * v254;
    const panda_pack v256 = v186 * v251;
    const panda_pack v257 = v195 - 0.5527802746500001;
    const panda_pack v258 = 2.0125235536029997 + v177;
    const panda_pack v259 = (v1_cosine[2] * v258) + (v257 * v1_sine[2]);
    const panda_pack v260 = (v1_sine[2] * v258) - (v1_cosine[2] * v257);
    const panda_pack v261 = (0.0825 * v260) - (0.316 * v259);
    const panda_pack v262 = v239 - v261;
    const panda_pack v263 = (v1_sine[2] * v226) + (v1_cosine[2] * v234);
    const panda_pack v264 = (((v1_sine[0] * v263) + (v1_cosine[0] * v262)) + (v218 * v247)) - (v220 * v256);
    const panda_pack v265 = v264 - (v223 * v255);
    const panda_pack v266 = v240 * v265;
    const panda_pack v267 = 0.013297019103287584 + ((0.316 * v232) - v235);
    const panda_pack v268 = v238 + (v201 - 0.051020136156815485);
    const panda_pack v269 = (v237 - v229) - 0.6972920750309717;
    const panda_pack v270 = 0.16284087268546085 + ((0.0825 * v177) - v205);
    const panda_pack v271 = (v1_sine[2] * (v269 - v268)) - (v270 * (2.0 * v1_cosine[2]));
    const panda_pack v272 = 0.2414947634261143 + ((v270 + ((v1_cosine[2] * v271) + (0.0825 * v259))) - (0.316 * v260));
    const panda_pack v273 = (v1_sine[0] * v272) + (v1_cosine[0] * v267);
    const panda_pack v274 = (((v273 - (v169 * v247)) + (v185 * v256)) + (v207 * v255)) + (v236 * v266);
    const panda_pack v275 = v1_sine[2] * v271;
    const panda_pack v276 = v275 + (v268 + (0.165 * v260));
    const panda_pack v277 = v276 - 0.08378056999140597;
    const panda_pack v278 = (((v277 + (v168 * v169)) - (v185 * v187)) - (v207 * v209)) + (v236 * v241);
    const panda_pack v279 = 1.0 / v278;
    const panda_pack v280 = v279 * v274;
    const panda_pack v281 = (((0.27690780075318017 * v1_cosine[1]) + (v1_sine[2] * v140)) - (v1_cosine[2] * v152)) - (0.316 * v153);
    const panda_pack v282 = ((v281 + (0.02217814896487824 * v21)) - (0.00012191242095074308 * v71)) + (0.2414947634261143 * v63);
    const panda_pack v283 = v282 - (0.013297019103287584 * (v73 - v139));
    const panda_pack v284 = ((((7.3266765863443215 * v1_cosine[1]) - (0.061602421026527576 * v71)) + (0.00012191242095074308 * v21)) - (0.013297019103287584 * v25)) - v214;
    const panda_pack v285 = v244 * ((((v1_sine[3] * v131) - (v1_cosine[3] * v136)) - (0.5527802746500001 * v77)) - (2.0125235536029997 * v42));
    const panda_pack v286 = (v284 - v285) + (v248 * (v211 + ((0.5527802746500001 * v91) - (2.0125235536029997 * v94))));
    const panda_pack v287 = v286 - (0.2414947634261143 * (v73 - v68));
    const panda_pack v288 = tau[1] + ((((32.80954542685272 * v1_sine[1]) - (0.01993386669246 * v1_cosine[1])) - (v1_sine[0] * v283)) + (v1_cosine[0] * v287));
    const panda_pack v289 = (((v288 - (v256 * v171)) - (v255 * v191)) + (1.0090841787369491 * v17)) + (v266 * v225);
    const panda_pack v290 = 149.60760989322966 * v247;
    const panda_pack v291 = v72 + (v14 * v14);
    const panda_pack v292 = (0.00398335888393552 * (v73 - v291)) + ((v289 + (v290 * v157)) + (v280 * v242));
    const panda_pack v293 = ((v1_cosine[1] * v168) + (v64 * v246)) + (v69 * v243);
    const panda_pack v294 = (((v64 * v253) - (v1_cosine[1] * v206)) - (v69 * v252)) - (v293 * v188);
    const panda_pack v295 = (((v1_cosine[1] * v184) + (v64 * v249)) + (v69 * v250)) + (v293 * v170);
    const panda_pack v296 = v294 + (v295 * v190);
    const panda_pack v297 = v296 * v208;
    const panda_pack v298 = (((v1_cosine[1] * v235) + (v64 * v262)) - (v69 * v263)) - (v293 * v218);
    const panda_pack v299 = v295 * v186;
    const panda_pack v300 = (v298 + (v299 * v220)) - (v297 * v223);
    const panda_pack v301 = v300 * v240;
    const panda_pack v302 = (v1_sine[0] * v267) - (v1_cosine[0] * v272);
    const panda_pack v303 = (((v1_sine[1] * v302) + (v1_cosine[1] * v277)) - (v299 * v185)) + (v297 * v207);
    const panda_pack v304 = (v303 + (v293 * v169)) + (v301 * v236);
    const panda_pack v305 = v304 * v279;
    const panda_pack v306 = (v261 - v262) - 0.061602421026527576;
    const panda_pack v307 = v275 + (0.02217814896487824 + ((0.632 * v259) - v269));
    const panda_pack v308 = v233 + (0.00012191242095074308 - v263);
    const panda_pack v309 = (v1_sine[0] * (v307 + v306)) - (v308 * v13);
    const panda_pack v310 = (((v1_sine[1] * v308) + (v1_cosine[1] * v273)) + (v69 * v309)) + (v299 * v251);
    const panda_pack v311 = 149.60760989322966 * v293;
    const panda_pack v312 = (((v310 - (v297 * v254)) + (v301 * v265)) - (v311 * v247)) - (v305 * v274);
    const panda_pack v313 = 0.01026110182100817 * v1_sine[1];
    const panda_pack v314 = 0.0007689361029463999 * v1_cosine[1];
    const panda_pack v315 = v314 + (v313 + v312);
    const panda_pack v316 = ((1.0552399437268127 + ((v1_sine[0] * v309) - v306)) + (v251 * v256)) + (v254 * v255);
    const panda_pack v317 = 1.0 / (((v316 - (v265 * v266)) - (v247 * v290)) + (v274 * v280));
    const panda_pack v318 = v315 * v317;
    const panda_pack v319 = (((tau[0] + (v64 * v287)) + (v69 * v283)) + (v299 * v171)) - (v297 * v191);
    const panda_pack v320 = (((v319 + (v301 * v225)) - (v311 * v157)) + (v305 * v242)) + (v318 * v292);
    const panda_pack v321 = v320 - (0.0007689361029463999 * ((v1_sine[1] * v73) - (qd[0] * v16)));
    const panda_pack v322 = v321 - (v24 * ((0.00796671776787104 * v1_sine[1]) + (2.0181683574738982 * v1_cosine[1])));
    const panda_pack v323 = v322 + (0.01026110182100817 * ((v1_cosine[1] * v291) - (qd[0] * v14)));
    const panda_pack v324 = (v323 - (v1_cosine[1] * (v156 - (0.00796671776787104 * v15)))) + (v17 * (v313 - v314));
    const panda_pack v325 = v276 - 0.10685845248633777;
    const panda_pack v326 = (((v325 - 0.01425956599447438) - (v295 * v299)) - (v296 * v297)) + (v300 * v301);
    const panda_pack v327 = ((v326 + (v293 * v311)) - (v304 * v305)) + (v315 * v318);
    const panda_pack v328 = v327 + (v1_sine[1] * ((v1_cosine[1] * (0.00796671776787104 + (2.0 * v302))) + (v64 * v309)));
    const panda_pack v329 = (1.0 / (v328 - ((v1_sine[1] * v1_sine[1]) * (1.032162061231881 + (v325 + v307))))) * v324;
    qdd[0] = -v329;
    const panda_pack v330 = (v318 * v329) - (v317 * v292);
    qdd[1] = -v330;
    const panda_pack v331 = ((v279 * v242) + (v305 * v329)) + (v280 * v330);
    qdd[2] = v331;
    const panda_pack v332 = (((v301 * v329) - (v240 * v225)) + (v266 * v330)) - (v241 * v331);
    qdd[3] = -v332;
    const panda_pack v333 = (((v297 * v329) - (v208 * v191)) + (v255 * v330)) + (v209 * v331);
    const panda_pack v334 = v333 + (v224 * v332);
    qdd[4] = -v334;
    const panda_pack v335 = (((v186 * v171) + (v190 * v334)) + (v299 * v329)) - (v256 * v330);
    const panda_pack v336 = (v335 - (v187 * v331)) - (v221 * v332);
    qdd[5] = -v336;
    const panda_pack v337 = (((149.60760989322966 * v157) - (v170 * v336)) + (v188 * v334)) - (v218 * v332);
    qdd[6] = ((v337 - (v169 * v331)) + (v311 * v329)) - (v290 * v330);
}

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack tau_pack[7];
        panda_pack qdd_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, tau, tau_pack);
        panda_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        panda_pack_give(7U, count, first, lanes, qdd_pack, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack tau_pack[7];
        panda_pack qdd_pack[7];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, tau, tau_pack);
        panda_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        panda_pack_give(7U, count, first, lanes, qdd_pack, qdd);
    }
}

static PANDA_APART void panda_pack_kinetic_energy(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict T)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[1], q[3], q[2], q[4], q[5], q[6]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = v0_cosine[0] * qd[0];
    const panda_pack v13 = qd[2] + v12;
    const panda_pack v14 = v0_sine[0] * qd[0];
    const panda_pack v15 = (v0_cosine[2] * v14) - (v0_sine[2] * qd[1]);
    const panda_pack v16 = (v0_sine[1] * v15) + (v0_cosine[1] * v13);
    const panda_pack v17 = (v0_sine[1] * v13) - (v0_cosine[1] * v15);
    const panda_pack v18 = (0.0825 * v13) + (0.316 * v15);
    const panda_pack v19 = ((0.384 * v17) + (0.0825 * v16)) - v18;
    const panda_pack v20 = (v0_cosine[2] * qd[1]) + (v0_sine[2] * v14);
    const panda_pack v21 = v0_cosine[1] * v20;
    const panda_pack v22 = v0_sine[1] * v20;
    const panda_pack v23 = (0.0825 * v22) - (0.316 * v21);
    const panda_pack v24 = qd[3] - v20;
    const panda_pack v25 = v23 + (0.384 * v24);
    const panda_pack v26 = (v0_sine[3] * v25) - (v0_cosine[3] * v19);
    const panda_pack v27 = qd[4] + v16;
    const panda_pack v28 = (v0_sine[3] * v24) - (v0_cosine[3] * v17);
    const panda_pack v29 = (v0_sine[4] * v28) + (v0_cosine[4] * v27);
    const panda_pack v30 = (v0_cosine[3] * v24) + (v0_sine[3] * v17);
    const panda_pack v31 = qd[5] + v30;
    const panda_pack v32 = (v0_sine[4] * v27) - (v0_cosine[4] * v28);
    const panda_pack v33 = v32 * ((((0.00304822180576663 * v29) + (0.04705351387 * v26)) - (0.00020751783443736984 * v31)) + (0.0024804603581707898 * v32));
    const panda_pack v34 = qd[6] - v29;
    const panda_pack v35 = (0.316 * v22) + (0.0825 * v21);
    const panda_pack v36 = (v15 * (0.24319455717061483 * v15)) + (v28 * (0.03942757095803552 * v28));
    const panda_pack v37 = v36 + (qd[1] * ((0.026534991901690206 * qd[1]) - (0.0015378722058927998 * v12)));
    const panda_pack v38 = v37 - (v14 * ((0.02052220364201634 * qd[1]) - (0.008503511624021552 * v14)));
    const panda_pack v39 = v20 * ((0.23957801315615013 * v20) - ((0.08884734602313517 * v13) - (0.016496666281351487 * v15)));
    const panda_pack v40 = (v38 + (v13 * ((0.01824920229252011 * v13) + (0.06712516233222851 * v15)))) + v39;
    const panda_pack v41 = v40 - (0.74928881601 * ((v17 * v18) - (v24 * v23)));
    const panda_pack v42 = v41 + (0.19700413866 * ((v17 * v35) - (v16 * v23)));
    const panda_pack v43 = v42 + (v24 * ((0.007810710052552201 * v17) + (0.07758614905253959 * v24)));
    const panda_pack v44 = v43 + (v17 * ((0.06767727025085991 * v17) + (0.0554316863472517 * v16)));
    const panda_pack v45 = v44 + (0.3815367543 * ((v24 * v35) - (v16 * v18)));
    const panda_pack v46 = v45 - (v16 * ((0.003288975154738541 * v24) - (0.03239943042445132 * v16)));
    const panda_pack v47 = v35 + (0.0825 * v24);
    const panda_pack v48 = v46 + (0.029307465076 * ((v30 * v47) - (v27 * v26)));
    const panda_pack v49 = (v0_sine[3] * v19) + (v0_cosine[3] * v25);
    const panda_pack v50 = v48 - (0.094243372804 * ((v30 * v49) + (v28 * v26)));
    const panda_pack v51 = v50 + (v30 * ((0.03146037232526039 * v30) - (0.0030304889466540603 * v28)));
    const panda_pack v52 = v27 * ((0.010869510762828563 * v27) - ((0.004328104104196259 * v30) - (0.00920049103512621 * v28)));
    const panda_pack v53 = (v51 + (0.10068694498 * ((v28 * v47) + (v27 * v49)))) + v52;
    const panda_pack v54 = v53 + (((v26 * (2.892501 * v26)) + v33) + (v34 * (0.006684151967360946 * v34)));
    const panda_pack v55 = (0.131605936 * v29) + (1.495522 * v26);
    const panda_pack v56 = (v0_sine[5] * v32) - (v31 * v0_cosine[5]);
    const panda_pack v57 = (v0_sine[4] * v47) + (v0_cosine[4] * v49);
    const panda_pack v58 = v0_cosine[5] * v57;
    const panda_pack v59 = (((v0_sine[5] * v55) + (0.3005558972680001 * v56)) + (0.004068879917323594 * v34)) + (1.495522 * v58);
    const panda_pack v60 = v26 + (0.088 * v29);
    const panda_pack v61 = (v31 * v0_sine[5]) + (v0_cosine[5] * v32);
    const panda_pack v62 = v0_sine[5] * v57;
    const panda_pack v63 = (((0.005147210742676412 * v34) - (v0_cosine[5] * v55)) - (0.3005558972680001 * v61)) + (1.495522 * v62);
    const panda_pack v64 = (v54 + ((v58 + (v0_sine[5] * v60)) * v59)) + ((v62 - (v0_cosine[5] * v60)) * v63);
    const panda_pack v65 = (v0_sine[4] * v49) - (v0_cosine[4] * v47);
    const panda_pack v66 = (((0.131605936 * v31) + (1.495522 * v65)) - (0.005147210742676412 * v56)) - (0.004068879917323594 * v61);
    const panda_pack v67 = v64 + ((v65 + (0.088 * v31)) * v66);
    const panda_pack v68 = v67 + (0.20048323339000002 * ((v29 * v26) + (v31 * v65)));
    const panda_pack v69 = v68 + (0.035054317870000004 * ((v29 * v57) + (v32 * v65)));
    const panda_pack v70 = 3.587895 * (((v23 * v23) + (v18 * v18)) + (v35 * v35));
    const panda_pack v71 = (v69 + (v29 * ((0.010567766133106952 * v29) + (0.00018713819462921 * v31)))) + v70;
    const panda_pack v72 = v71 + (1.225946 * ((v47 * v47) + (v49 * v49)));
    const panda_pack v73 = v72 + (1.666555 * ((v57 * v57) + (v65 * v65)));
    const panda_pack v74 = v73 - (v31 * ((0.04705351387 * v57) - (0.011794560230238952 * v31)));
    const panda_pack v75 = v61 * ((0.03163334319094959 * v61) - ((0.0007827825633684959 * v56) + (0.001930610339838224 * v34)));
    const panda_pack v76 = (v74 + (v56 * ((0.029212399412428362 * v56) + (0.002511073196545797 * v34)))) + v75;
    const panda_pack v77 = 0.5 * (v76 + (v12 * ((0.02812428471219496 * v12) - (0.00796671776787104 * v14))));
    *T = (qd[0] * (0.004606581888605611 * qd[0])) + v77;
}

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack T_pack[1];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        panda_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack T_pack[1];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        panda_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PANDA_APART void panda_pack_potential_energy(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict V)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[6], q[4], q[5], q[3], q[2], q[1]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = 0.067870631425 - ((0.002573605371338206 * v0_sine[0]) + (0.002034439958661797 * v0_cosine[0]));
    const panda_pack v13 = 0.23184755269500001 - ((0.002034439958661797 * v0_sine[0]) - (0.002573605371338206 * v0_cosine[0]));
    const panda_pack v14 = ((0.17380470556900005 * v0_sine[2]) - 0.014653732538) + (v0_cosine[2] * v13);
    const panda_pack v15 = ((v0_cosine[1] * v14) - 0.5527802746500001) - (v0_sine[1] * v12);
    const panda_pack v16 = ((0.17380470556900005 * v0_cosine[2]) - 2.0125235536030006) - (v0_sine[2] * v13);
    const panda_pack v17 = 0.002031994566 + (v0_sine[4] * ((0.028227094878000014 + (v0_sine[1] * v14)) + (v0_cosine[1] * v12)));
    const panda_pack v18 = 5.365065983920002 + (v0_sine[5] * (v17 - (v0_cosine[4] * (0.7468579598720001 + ((v0_sine[3] * v16) + (v0_cosine[3] * v15))))));
    *V = 9.81 * (v18 + (v0_cosine[5] * (3.3445000435120007 + ((v0_sine[3] * v15) - (v0_cosine[3] * v16)))));
}

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack V_pack[1];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_potential_energy(prepared_pack, q_pack, V_pack);
        panda_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack V_pack[1];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_potential_energy(prepared_pack, q_pack, V_pack);
        panda_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PANDA_APART void panda_pack_position_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict x)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[5], q[4], q[3], q[2], q[1], q[0]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const panda_pack v13 = (v0_cosine[1] * v12) - 0.0825;
    const panda_pack v14 = 0.384 + ((0.088 * v0_sine[0]) - (0.107 * v0_cosine[0]));
    const panda_pack v15 = ((v0_sine[2] * v14) - 0.0825) - (v0_cosine[2] * v13);
    const panda_pack v16 = v0_sine[1] * v12;
    const panda_pack v17 = (v0_cosine[3] * v15) + (v0_sine[3] * v16);
    const panda_pack v18 = (0.316 + (v0_sine[2] * v13)) + (v0_cosine[2] * v14);
    const panda_pack v19 = (v0_sine[4] * v18) - (v0_cosine[4] * v17);
    const panda_pack v20 = (v0_sine[3] * v15) - (v0_cosine[3] * v16);
    x[0] = (v0_cosine[5] * v19) + (v0_sine[5] * v20);
    x[1] = (v0_sine[5] * v19) - (v0_cosine[5] * v20);
    x[2] = (0.333 + (v0_cosine[4] * v18)) + (v0_sine[4] * v17);
}

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack x_pack[3];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_position_tip(prepared_pack, q_pack, x_pack);
        panda_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack x_pack[3];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_position_tip(prepared_pack, q_pack, x_pack);
        panda_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static PANDA_APART void panda_pack_rotation_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict R)
{
    (void)prepared;
    const panda_pack v0_angle[7U] = {q[3], q[4], q[5], q[1], q[2], q[0], q[6]};
    panda_pack v0_sine[7U];
    panda_pack v0_cosine[7U];
    panda_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v14 = v0_sine[0] * v0_cosine[3];
    const panda_pack v15 = v0_cosine[0] * v0_cosine[3];
    const panda_pack v16 = v0_sine[0] * v0_sine[3];
    const panda_pack v17 = v16 + (v0_cosine[4] * v15);
    const panda_pack v18 = v0_cosine[1] * v0_sine[4];
    const panda_pack v19 = (v0_sine[1] * v17) + (v0_cosine[3] * v18);
    const panda_pack v20 = v0_sine[1] * v0_sine[4];
    const panda_pack v21 = (v0_cosine[0] * v20) - (v0_cosine[1] * v0_cosine[4]);
    const panda_pack v22 = (v0_cosine[5] * v19) - (v0_sine[5] * v21);
    const panda_pack v23 = (v0_cosine[3] * v20) - (v0_cosine[1] * v17);
    const panda_pack v24 = (v0_sine[1] * v0_cosine[4]) + (v0_cosine[0] * v18);
    const panda_pack v25 = (v0_cosine[5] * v23) + (v0_sine[5] * v24);
    const panda_pack v26 = v0_cosine[0] * v0_sine[3];
    const panda_pack v27 = v26 - (v0_cosine[4] * v14);
    const panda_pack v28 = v0_sine[0] * v0_sine[4];
    const panda_pack v29 = (v0_cosine[5] * v27) + (v0_sine[5] * v28);
    const panda_pack v30 = (v0_cosine[2] * v25) - (v0_sine[2] * v29);
    R[0] = (v0_sine[6] * v22) - (v0_cosine[6] * v30);
    R[1] = (v0_sine[6] * v30) + (v0_cosine[6] * v22);
    const panda_pack v31 = (v0_cosine[5] * v21) + (v0_sine[5] * v19);
    const panda_pack v32 = (v0_cosine[5] * v24) - (v0_sine[5] * v23);
    const panda_pack v33 = (v0_cosine[5] * v28) - (v0_sine[5] * v27);
    const panda_pack v34 = (v0_cosine[2] * v32) - (v0_sine[2] * v33);
    R[3] = (v0_sine[6] * v31) + (v0_cosine[6] * v34);
    R[4] = (v0_cosine[6] * v31) - (v0_sine[6] * v34);
    R[5] = (v0_cosine[2] * v33) + (v0_sine[2] * v32);
    const panda_pack v35 = (v0_cosine[4] * v26) - v14;
    const panda_pack v36 = (v0_sine[1] * v35) + (v0_sine[3] * v18);
    const panda_pack v37 = (v0_sine[3] * v20) - (v0_cosine[1] * v35);
    const panda_pack v38 = v15 + (v0_cosine[4] * v16);
    const panda_pack v39 = (v0_cosine[2] * v37) + (v0_sine[2] * v38);
    R[6] = (v0_cosine[6] * v39) - (v0_sine[6] * v36);
    R[8] = (v0_sine[2] * v37) - (v0_cosine[2] * v38);
    R[2] = -((v0_cosine[2] * v29) + (v0_sine[2] * v25));
    R[7] = -((v0_sine[6] * v39) + (v0_cosine[6] * v36));
}

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack R_pack[9];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        panda_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack R_pack[9];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        panda_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PANDA_APART void panda_pack_jacobian_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict J)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[2], q[1], q[3], q[4], q[5]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const panda_pack v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v16;
    const panda_pack v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v18 = 0.316 * v15;
    const panda_pack v19 = v18 + (0.0825 * v14);
    const panda_pack v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const panda_pack v21 = v0_sine[1] * v0_sine[0];
    const panda_pack v22 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v23 = v22 - (v0_cosine[2] * v21);
    const panda_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v17);
    const panda_pack v25 = 0.088 * v0_cosine[5];
    const panda_pack v26 = 0.088 * v0_sine[5];
    const panda_pack v27 = ((v25 * v24) + (v26 * v16)) - v20;
    const panda_pack v28 = (v0_sine[5] * v24) - (v0_cosine[5] * v16);
    J[34] = v28;
    const panda_pack v29 = v27 + (0.107 * v28);
    J[0] = -v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const panda_pack v32 = (v0_sine[3] * v0_cosine[2]) - (v0_cosine[3] * v30);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = v34 + ((0.0825 * v32) - (0.384 * v31));
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[4] * v36) + (v0_cosine[4] * v32);
    const panda_pack v38 = ((v25 * v37) + (v31 * v26)) - v35;
    const panda_pack v39 = (v0_sine[5] * v37) - (v0_cosine[5] * v31);
    J[41] = v39;
    const panda_pack v40 = v38 + (0.107 * v39);
    const panda_pack v41 = 0.333 - v40;
    J[1] = -(v0_cosine[0] * v41);
    const panda_pack v42 = v33 - v40;
    const panda_pack v43 = v18 - v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const panda_pack v44 = v19 - v29;
    const panda_pack v45 = v34 + v40;
    J[3] = -((v23 * v45) + (v36 * v44));
    const panda_pack v46 = v20 + v29;
    const panda_pack v47 = v35 + v40;
    J[4] = (v16 * v47) - (v31 * v46);
    const panda_pack v48 = (v0_sine[4] * v32) - (v0_cosine[4] * v36);
    J[40] = v48;
    const panda_pack v49 = (v0_sine[4] * v17) - (v0_cosine[4] * v23);
    J[33] = v49;
    J[5] = (v47 * v49) - (v46 * v48);
    const panda_pack v50 = v38 - v40;
    const panda_pack v51 = v27 - v29;
    J[6] = (v39 * v51) - (v28 * v50);
    const panda_pack v52 = (v0_cosine[2] * v22) - v21;
    const panda_pack v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const panda_pack v54 = (v0_sine[3] * v53) + (v0_cosine[3] * v52);
    const panda_pack v55 = v12 + (v0_cosine[2] * v13);
    J[24] = v55;
    const panda_pack v56 = (v0_sine[4] * v55) - (v0_cosine[4] * v54);
    const panda_pack v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const panda_pack v58 = 0.316 * v53;
    const panda_pack v59 = v58 + (0.0825 * v52);
    const panda_pack v60 = ((0.0825 * v54) - (0.384 * v57)) - v59;
    const panda_pack v61 = v60 + ((v25 * v56) - (v26 * v57));
    const panda_pack v62 = (v0_sine[5] * v56) + (v0_cosine[5] * v57);
    const panda_pack v63 = v61 + (0.107 * v62);
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const panda_pack v64 = v58 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const panda_pack v65 = v59 + v63;
    J[10] = (v36 * v65) - (v45 * v55);
    const panda_pack v66 = v60 - v63;
    J[11] = (v31 * v66) - (v47 * v57);
    const panda_pack v67 = (v0_sine[4] * v54) + (v0_cosine[4] * v55);
    J[26] = v67;
    J[12] = (v48 * v66) - (v47 * v67);
    const panda_pack v68 = v61 - v63;
    J[13] = (v39 * v68) - (v50 * v62);
    J[14] = panda_pack_splat(0.0);
    J[21] = panda_pack_splat(0.0);
    J[28] = panda_pack_splat(0.0);
    J[36] = panda_pack_splat(0.0);
    J[15] = (v0_cosine[0] * v63) - (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v23 * v65) + (v44 * v55));
    J[18] = (v46 * v57) - (v16 * v66);
    J[19] = (v46 * v67) - (v49 * v66);
    J[20] = (v51 * v62) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v23;
    J[35] = panda_pack_splat(1.0);
    J[38] = -v36;
}

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack J_pack[42];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        panda_pack_give(42U, count, first, lanes, J_pack, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack J_pack[42];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        panda_pack_give(42U, count, first, lanes, J_pack, J);
    }
}

static PANDA_APART void panda_pack_influence_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[2], q[1], q[3], q[5], q[4]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    const panda_pack v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const panda_pack v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v18 = 0.316 * v15;
    const panda_pack v19 = v18 + (0.0825 * v14);
    const panda_pack v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_sine[5] * v24) + (v0_cosine[5] * v17);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v16) - v20);
    const panda_pack v28 = (v0_sine[4] * v25) - (v0_cosine[4] * v16);
    const panda_pack v29 = (0.107 * v28) + v27;
    const panda_pack v30 = -v29;
    G[0] = v30;
    H[49] = v30;
    const panda_pack v31 = v0_sine[2] * v0_cosine[1];
    const panda_pack v32 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v31);
    const panda_pack v33 = (v0_cosine[3] * v31) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v34 = v0_sine[2] * v0_sine[1];
    const panda_pack v35 = (v0_sine[5] * v34) - (v0_cosine[5] * v33);
    const panda_pack v36 = (v0_sine[4] * v35) - (v0_cosine[4] * v32);
    const panda_pack v37 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v38 = (0.0825 * v31) - v37;
    const panda_pack v39 = ((0.0825 * v33) + (0.384 * v32)) - v38;
    const panda_pack v40 = (v39 + (v32 * v21)) + (v35 * v26);
    const panda_pack v41 = v40 + (0.107 * v36);
    const panda_pack v42 = 0.333 - v41;
    const panda_pack v43 = v0_cosine[0] * v42;
    const panda_pack v44 = -v43;
    G[1] = v44;
    H[50] = v44;
    H[56] = v44;
    const panda_pack v45 = v18 - v29;
    const panda_pack v46 = v37 - v41;
    const panda_pack v47 = (v15 * v46) - (v0_cosine[2] * v45);
    const panda_pack v48 = -v47;
    G[2] = v48;
    H[51] = v48;
    H[63] = v48;
    const panda_pack v49 = v19 - v29;
    const panda_pack v50 = v38 + v41;
    const panda_pack v51 = (v24 * v50) + (v34 * v49);
    const panda_pack v52 = -v51;
    G[3] = v52;
    H[52] = v52;
    H[70] = v52;
    const panda_pack v53 = v20 + v29;
    const panda_pack v54 = v39 - v41;
    const panda_pack v55 = (v16 * v54) + (v32 * v53);
    const panda_pack v56 = -v55;
    G[4] = v56;
    H[53] = v56;
    H[77] = v56;
    const panda_pack v57 = (v0_sine[5] * v33) + (v0_cosine[5] * v34);
    const panda_pack v58 = (v0_sine[5] * v17) - (v0_cosine[5] * v24);
    const panda_pack v59 = (v58 * v54) - (v57 * v53);
    const panda_pack v60 = -v59;
    G[5] = v60;
    H[54] = v60;
    H[84] = v60;
    const panda_pack v61 = v27 - v29;
    const panda_pack v62 = v40 - v41;
    const panda_pack v63 = (v28 * v62) - (v36 * v61);
    const panda_pack v64 = -v63;
    G[6] = v64;
    H[55] = v64;
    H[91] = v64;
    const panda_pack v65 = (v0_cosine[2] * v23) - v22;
    const panda_pack v66 = v0_sine[2] * v0_cosine[0];
    const panda_pack v67 = (v0_sine[3] * v66) + (v0_cosine[3] * v65);
    const panda_pack v68 = v12 + (v0_cosine[2] * v13);
    const panda_pack v69 = (v0_sine[5] * v68) - (v0_cosine[5] * v67);
    const panda_pack v70 = (v0_cosine[3] * v66) - (v0_sine[3] * v65);
    const panda_pack v71 = 0.316 * v66;
    const panda_pack v72 = v71 + (0.0825 * v65);
    const panda_pack v73 = ((0.0825 * v67) - (0.384 * v70)) - v72;
    const panda_pack v74 = ((v21 * v70) - v73) - (v26 * v69);
    const panda_pack v75 = (v0_sine[4] * v69) + (v0_cosine[4] * v70);
    const panda_pack v76 = (0.107 * v75) - v74;
    H[0] = v76;
    G[7] = -v76;
    const panda_pack v77 = v0_sine[0] * v42;
    H[1] = v77;
    H[7] = v77;
    G[8] = -v77;
    const panda_pack v78 = v71 + v76;
    const panda_pack v79 = (v66 * v46) - (v0_cosine[2] * v78);
    G[9] = v79;
    const panda_pack v80 = v72 + v76;
    const panda_pack v81 = (v34 * v80) - (v68 * v50);
    G[10] = v81;
    const panda_pack v82 = v73 - v76;
    const panda_pack v83 = (v32 * v82) + (v70 * v54);
    G[11] = v83;
    const panda_pack v84 = (v0_sine[5] * v67) + (v0_cosine[5] * v68);
    const panda_pack v85 = (v84 * v54) - (v57 * v82);
    G[12] = v85;
    const panda_pack v86 = v74 + v76;
    const panda_pack v87 = (v36 * v86) + (v75 * v62);
    H[6] = v87;
    H[42] = v87;
    G[13] = -v87;
    G[14] = panda_pack_splat(0.0);
    H[98] = panda_pack_splat(0.0);
    H[99] = panda_pack_splat(0.0);
    H[100] = panda_pack_splat(0.0);
    H[101] = panda_pack_splat(0.0);
    H[102] = panda_pack_splat(0.0);
    H[103] = panda_pack_splat(0.0);
    H[104] = panda_pack_splat(0.0);
    H[105] = panda_pack_splat(0.0);
    H[112] = panda_pack_splat(0.0);
    H[119] = panda_pack_splat(0.0);
    H[126] = panda_pack_splat(0.0);
    H[133] = panda_pack_splat(0.0);
    H[140] = panda_pack_splat(0.0);
    const panda_pack v88 = (v0_cosine[0] * v76) - (v0_sine[0] * v29);
    G[15] = v88;
    const panda_pack v89 = (v66 * v45) - (v15 * v78);
    G[16] = -v89;
    const panda_pack v90 = (v24 * v80) + (v68 * v49);
    G[17] = -v90;
    const panda_pack v91 = (v16 * v82) - (v70 * v53);
    G[18] = -v91;
    const panda_pack v92 = (v84 * v53) - (v58 * v82);
    G[19] = v92;
    const panda_pack v93 = (v28 * v86) + (v75 * v61);
    G[20] = v93;
    const panda_pack v94 = -v79;
    H[2] = v94;
    H[14] = v94;
    const panda_pack v95 = -v81;
    H[3] = v95;
    H[21] = v95;
    const panda_pack v96 = -v83;
    H[4] = v96;
    H[28] = v96;
    const panda_pack v97 = -v85;
    H[5] = v97;
    H[35] = v97;
    H[8] = v0_cosine[0] * v88;
    const panda_pack v98 = -(v0_cosine[0] * v89);
    H[9] = v98;
    H[15] = v98;
    const panda_pack v99 = -(v0_cosine[0] * v90);
    H[10] = v99;
    H[22] = v99;
    const panda_pack v100 = -(v0_cosine[0] * v91);
    H[11] = v100;
    H[29] = v100;
    const panda_pack v101 = v0_cosine[0] * v92;
    H[12] = v101;
    H[36] = v101;
    const panda_pack v102 = v0_cosine[0] * v93;
    H[13] = v102;
    H[43] = v102;
    H[16] = -((v0_cosine[2] * v79) + (v15 * v89));
    const panda_pack v103 = -((v0_cosine[2] * v81) + (v15 * v90));
    H[17] = v103;
    H[23] = v103;
    const panda_pack v104 = -((v0_cosine[2] * v83) + (v15 * v91));
    H[18] = v104;
    H[30] = v104;
    const panda_pack v105 = (v15 * v92) - (v0_cosine[2] * v85);
    H[19] = v105;
    H[37] = v105;
    const panda_pack v106 = (v0_cosine[2] * v87) + (v15 * v93);
    H[20] = v106;
    H[44] = v106;
    H[24] = (v24 * v90) + (v34 * v81);
    const panda_pack v107 = (v24 * v91) + (v34 * v83);
    H[25] = v107;
    H[31] = v107;
    const panda_pack v108 = (v34 * v85) - (v24 * v92);
    H[26] = v108;
    H[38] = v108;
    const panda_pack v109 = -((v24 * v93) + (v34 * v87));
    H[27] = v109;
    H[45] = v109;
    H[32] = -((v16 * v91) + (v32 * v83));
    const panda_pack v110 = (v16 * v92) - (v32 * v85);
    H[33] = v110;
    H[39] = v110;
    const panda_pack v111 = (v16 * v93) + (v32 * v87);
    H[34] = v111;
    H[46] = v111;
    H[40] = (v58 * v92) + (v57 * v85);
    const panda_pack v112 = (v58 * v93) - (v57 * v87);
    H[41] = v112;
    H[47] = v112;
    H[48] = (v28 * v93) + (v36 * v87);
    H[57] = v0_sine[0] * v88;
    const panda_pack v113 = -(v0_sine[0] * v89);
    H[58] = v113;
    H[64] = v113;
    const panda_pack v114 = -(v0_sine[0] * v90);
    H[59] = v114;
    H[71] = v114;
    const panda_pack v115 = -(v0_sine[0] * v91);
    H[60] = v115;
    H[78] = v115;
    const panda_pack v116 = v0_sine[0] * v92;
    H[61] = v116;
    H[85] = v116;
    const panda_pack v117 = v0_sine[0] * v93;
    H[62] = v117;
    H[92] = v117;
    H[65] = (v66 * v89) - (v0_cosine[2] * v47);
    const panda_pack v118 = (v66 * v90) - (v0_cosine[2] * v51);
    H[66] = v118;
    H[72] = v118;
    const panda_pack v119 = (v66 * v91) - (v0_cosine[2] * v55);
    H[67] = v119;
    H[79] = v119;
    const panda_pack v120 = -((v0_cosine[2] * v59) + (v66 * v92));
    H[68] = v120;
    H[86] = v120;
    const panda_pack v121 = -((v0_cosine[2] * v63) + (v66 * v93));
    H[69] = v121;
    H[93] = v121;
    H[73] = (v68 * v90) + (v34 * v51);
    const panda_pack v122 = (v68 * v91) + (v34 * v55);
    H[74] = v122;
    H[80] = v122;
    const panda_pack v123 = (v34 * v59) - (v68 * v92);
    H[75] = v123;
    H[87] = v123;
    const panda_pack v124 = (v34 * v63) - (v68 * v93);
    H[76] = v124;
    H[94] = v124;
    H[81] = (v70 * v91) - (v32 * v55);
    const panda_pack v125 = -((v32 * v59) + (v70 * v92));
    H[82] = v125;
    H[88] = v125;
    const panda_pack v126 = -((v32 * v63) + (v70 * v93));
    H[83] = v126;
    H[95] = v126;
    H[89] = (v57 * v59) - (v84 * v92);
    const panda_pack v127 = (v57 * v63) - (v84 * v93);
    H[90] = v127;
    H[96] = v127;
    H[97] = (v75 * v93) - (v36 * v63);
    H[106] = (v0_cosine[0] * v43) + (v0_sine[0] * v77);
    const panda_pack v128 = (v0_cosine[0] * v47) - (v0_sine[0] * v79);
    H[107] = v128;
    H[113] = v128;
    const panda_pack v129 = (v0_cosine[0] * v51) - (v0_sine[0] * v81);
    H[108] = v129;
    H[120] = v129;
    const panda_pack v130 = (v0_cosine[0] * v55) - (v0_sine[0] * v83);
    H[109] = v130;
    H[127] = v130;
    const panda_pack v131 = (v0_cosine[0] * v59) - (v0_sine[0] * v85);
    H[110] = v131;
    H[134] = v131;
    const panda_pack v132 = (v0_cosine[0] * v63) + (v0_sine[0] * v87);
    H[111] = v132;
    H[141] = v132;
    H[114] = (v66 * v79) + (v15 * v47);
    const panda_pack v133 = (v66 * v81) + (v15 * v51);
    H[115] = v133;
    H[121] = v133;
    const panda_pack v134 = (v66 * v83) + (v15 * v55);
    H[116] = v134;
    H[128] = v134;
    const panda_pack v135 = (v66 * v85) + (v15 * v59);
    H[117] = v135;
    H[135] = v135;
    const panda_pack v136 = -((v66 * v87) - (v15 * v63));
    H[118] = v136;
    H[142] = v136;
    H[122] = (v68 * v81) - (v24 * v51);
    const panda_pack v137 = -((v24 * v55) - (v68 * v83));
    H[123] = v137;
    H[129] = v137;
    const panda_pack v138 = -((v24 * v59) - (v68 * v85));
    H[124] = v138;
    H[136] = v138;
    const panda_pack v139 = -((v24 * v63) + (v68 * v87));
    H[125] = v139;
    H[143] = v139;
    H[130] = (v16 * v55) + (v70 * v83);
    const panda_pack v140 = (v16 * v59) + (v70 * v85);
    H[131] = v140;
    H[137] = v140;
    const panda_pack v141 = (v16 * v63) - (v70 * v87);
    H[132] = v141;
    H[144] = v141;
    H[138] = (v58 * v59) + (v84 * v85);
    const panda_pack v142 = (v58 * v63) - (v84 * v87);
    H[139] = v142;
    H[145] = v142;
    H[146] = (v28 * v63) + (v75 * v87);
}

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_influence_rotational_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[1], q[2], q[3], q[4], q[5]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    G[8] = v0_cosine[0];
    G[16] = v0_cosine[1];
    G[0] = panda_pack_splat(0.0);
    G[7] = panda_pack_splat(0.0);
    G[15] = panda_pack_splat(0.0);
    H[0] = panda_pack_splat(0.0);
    H[7] = panda_pack_splat(0.0);
    H[8] = panda_pack_splat(0.0);
    H[14] = panda_pack_splat(0.0);
    H[15] = panda_pack_splat(0.0);
    H[16] = panda_pack_splat(0.0);
    H[21] = panda_pack_splat(0.0);
    H[22] = panda_pack_splat(0.0);
    H[23] = panda_pack_splat(0.0);
    H[24] = panda_pack_splat(0.0);
    H[28] = panda_pack_splat(0.0);
    H[29] = panda_pack_splat(0.0);
    H[30] = panda_pack_splat(0.0);
    H[31] = panda_pack_splat(0.0);
    H[32] = panda_pack_splat(0.0);
    H[35] = panda_pack_splat(0.0);
    H[36] = panda_pack_splat(0.0);
    H[37] = panda_pack_splat(0.0);
    H[38] = panda_pack_splat(0.0);
    H[39] = panda_pack_splat(0.0);
    H[40] = panda_pack_splat(0.0);
    H[42] = panda_pack_splat(0.0);
    H[43] = panda_pack_splat(0.0);
    H[44] = panda_pack_splat(0.0);
    H[45] = panda_pack_splat(0.0);
    H[46] = panda_pack_splat(0.0);
    H[47] = panda_pack_splat(0.0);
    H[48] = panda_pack_splat(0.0);
    H[49] = panda_pack_splat(0.0);
    H[56] = panda_pack_splat(0.0);
    H[57] = panda_pack_splat(0.0);
    H[63] = panda_pack_splat(0.0);
    H[64] = panda_pack_splat(0.0);
    H[65] = panda_pack_splat(0.0);
    H[70] = panda_pack_splat(0.0);
    H[71] = panda_pack_splat(0.0);
    H[72] = panda_pack_splat(0.0);
    H[73] = panda_pack_splat(0.0);
    H[77] = panda_pack_splat(0.0);
    H[78] = panda_pack_splat(0.0);
    H[79] = panda_pack_splat(0.0);
    H[80] = panda_pack_splat(0.0);
    H[81] = panda_pack_splat(0.0);
    H[84] = panda_pack_splat(0.0);
    H[85] = panda_pack_splat(0.0);
    H[86] = panda_pack_splat(0.0);
    H[87] = panda_pack_splat(0.0);
    H[88] = panda_pack_splat(0.0);
    H[89] = panda_pack_splat(0.0);
    H[91] = panda_pack_splat(0.0);
    H[92] = panda_pack_splat(0.0);
    H[93] = panda_pack_splat(0.0);
    H[94] = panda_pack_splat(0.0);
    H[95] = panda_pack_splat(0.0);
    H[96] = panda_pack_splat(0.0);
    H[97] = panda_pack_splat(0.0);
    H[98] = panda_pack_splat(0.0);
    H[99] = panda_pack_splat(0.0);
    H[100] = panda_pack_splat(0.0);
    H[101] = panda_pack_splat(0.0);
    H[102] = panda_pack_splat(0.0);
    H[103] = panda_pack_splat(0.0);
    H[104] = panda_pack_splat(0.0);
    H[105] = panda_pack_splat(0.0);
    H[106] = panda_pack_splat(0.0);
    H[112] = panda_pack_splat(0.0);
    H[113] = panda_pack_splat(0.0);
    H[114] = panda_pack_splat(0.0);
    H[119] = panda_pack_splat(0.0);
    H[120] = panda_pack_splat(0.0);
    H[121] = panda_pack_splat(0.0);
    H[122] = panda_pack_splat(0.0);
    H[126] = panda_pack_splat(0.0);
    H[127] = panda_pack_splat(0.0);
    H[128] = panda_pack_splat(0.0);
    H[129] = panda_pack_splat(0.0);
    H[130] = panda_pack_splat(0.0);
    H[133] = panda_pack_splat(0.0);
    H[134] = panda_pack_splat(0.0);
    H[135] = panda_pack_splat(0.0);
    H[136] = panda_pack_splat(0.0);
    H[137] = panda_pack_splat(0.0);
    H[138] = panda_pack_splat(0.0);
    H[140] = panda_pack_splat(0.0);
    H[141] = panda_pack_splat(0.0);
    H[142] = panda_pack_splat(0.0);
    H[143] = panda_pack_splat(0.0);
    H[144] = panda_pack_splat(0.0);
    H[145] = panda_pack_splat(0.0);
    H[146] = panda_pack_splat(0.0);
    const panda_pack v12 = -v0_sine[0];
    G[1] = v12;
    H[50] = v12;
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    G[2] = v13;
    H[51] = v13;
    const panda_pack v14 = v0_cosine[1] * v0_cosine[0];
    H[9] = v14;
    const panda_pack v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    G[3] = v15;
    H[52] = v15;
    const panda_pack v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const panda_pack v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    G[4] = v17;
    H[53] = v17;
    const panda_pack v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const panda_pack v19 = (v0_cosine[4] * v15) + (v0_sine[4] * v18);
    G[5] = v19;
    H[54] = v19;
    const panda_pack v20 = v0_cosine[4] * v0_sine[5];
    const panda_pack v21 = v0_sine[5] * v0_sine[4];
    const panda_pack v22 = ((v18 * v20) - (v0_cosine[5] * v17)) - (v15 * v21);
    G[6] = v22;
    H[55] = v22;
    const panda_pack v23 = v0_sine[1] * v0_sine[0];
    G[9] = v23;
    const panda_pack v24 = v0_cosine[1] * v0_sine[0];
    H[58] = v24;
    const panda_pack v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    G[10] = v25;
    const panda_pack v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const panda_pack v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    G[11] = v27;
    const panda_pack v28 = (v0_cosine[3] * v26) + (v0_sine[3] * v23);
    const panda_pack v29 = (v0_sine[4] * v28) + (v0_cosine[4] * v25);
    G[12] = v29;
    const panda_pack v30 = ((v28 * v20) - (v0_cosine[5] * v27)) - (v25 * v21);
    G[13] = v30;
    G[14] = panda_pack_splat(1.0);
    const panda_pack v31 = v0_sine[1] * v0_sine[2];
    G[17] = -v31;
    const panda_pack v32 = v0_sine[1] * v0_cosine[2];
    const panda_pack v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    G[18] = v33;
    const panda_pack v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const panda_pack v35 = (v0_sine[4] * v34) + (v0_cosine[4] * v31);
    G[19] = -v35;
    const panda_pack v36 = ((v31 * v21) - (v0_cosine[5] * v33)) - (v34 * v20);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v33 * v0_cosine[0];
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v33 * v23) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v27 * v35) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v33 * v0_sine[0];
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v33 * v13);
    H[68] = (v0_cosine[1] * v19) + (v35 * v13);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v35 * v15) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v25 * v13) - (v23 * v15);
    H[116] = (v27 * v13) - (v23 * v17);
    H[117] = (v29 * v13) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v27 * v15) - (v25 * v17);
    H[124] = (v29 * v15) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v29 * v17) - (v27 * v19);
    H[132] = (v17 * v30) - (v27 * v22);
    H[139] = (v19 * v30) - (v29 * v22);
}

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_reactions(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict F)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[1], q[2], q[3], q[4], q[5], q[6]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = v0_cosine[0] * qd[0];
    const panda_pack v13 = qd[1] * v12;
    const panda_pack v14 = v13 + (v0_sine[0] * qdd[0]);
    const panda_pack v15 = v0_sine[0] * qd[0];
    const panda_pack v16 = (v0_cosine[1] * qd[1]) + (v0_sine[1] * v15);
    const panda_pack v17 = ((qd[2] * v16) + (v0_sine[1] * qdd[1])) - (v0_cosine[1] * v14);
    const panda_pack v18 = qd[2] + v12;
    const panda_pack v19 = (v0_sine[1] * qd[1]) - (v0_cosine[1] * v15);
    const panda_pack v20 = (v0_sine[2] * v19) - (v0_cosine[2] * v18);
    const panda_pack v21 = qd[1] * v15;
    const panda_pack v22 = v21 - (v0_cosine[0] * qdd[0]);
    const panda_pack v23 = qdd[2] - v22;
    const panda_pack v24 = ((qd[3] * v20) - (v0_sine[2] * v23)) - (v0_cosine[2] * v17);
    const panda_pack v25 = ((qd[2] * v19) - (v0_cosine[1] * qdd[1])) - (v0_sine[1] * v14);
    const panda_pack v26 = qdd[3] + v25;
    const panda_pack v27 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const panda_pack v28 = qd[3] - v16;
    const panda_pack v29 = (v0_cosine[3] * v28) + (v0_sine[3] * v27);
    const panda_pack v30 = ((qd[4] * v29) + (v0_sine[3] * v26)) + (v0_cosine[3] * v24);
    const panda_pack v31 = ((qd[3] * v27) + (v0_sine[2] * v17)) - (v0_cosine[2] * v23);
    const panda_pack v32 = qdd[4] - v31;
    const panda_pack v33 = (v0_sine[3] * v28) - (v0_cosine[3] * v27);
    const panda_pack v34 = qd[4] - v20;
    const panda_pack v35 = (v0_sine[4] * v34) - (v0_cosine[4] * v33);
    const panda_pack v36 = ((qd[5] * v35) - (v0_cosine[4] * v32)) - (v0_sine[4] * v30);
    const panda_pack v37 = qd[5] + v29;
    const panda_pack v38 = v37 * v35;
    const panda_pack v39 = v38 + v36;
    const panda_pack v40 = v28 * v27;
    const panda_pack v41 = v31 + v40;
    const panda_pack v42 = v16 * v19;
    const panda_pack v43 = v23 + v42;
    const panda_pack v44 = v13 + v14;
    const panda_pack v45 = 0.316 * v44;
    const panda_pack v46 = v12 * v15;
    const panda_pack v47 = qdd[1] - v46;
    const panda_pack v48 = (9.81 * v0_sine[0]) - (0.316 * v47);
    const panda_pack v49 = (v0_sine[1] * v48) + (v0_cosine[1] * v45);
    const panda_pack v50 = v49 + (0.0825 * v43);
    const panda_pack v51 = v28 * v20;
    const panda_pack v52 = (v50 + (0.0825 * v41)) + (0.384 * (v24 + v51));
    const panda_pack v53 = v20 * v27;
    const panda_pack v54 = v26 + v53;
    const panda_pack v55 = (v0_cosine[1] * v48) - (v0_sine[1] * v45);
    const panda_pack v56 = v16 * v16;
    const panda_pack v57 = v18 * v18;
    const panda_pack v58 = v57 + v56;
    const panda_pack v59 = (0.0825 * v58) + v55;
    const panda_pack v60 = v18 * v19;
    const panda_pack v61 = v60 + v25;
    const panda_pack v62 = v15 * v15;
    const panda_pack v63 = qd[1] * qd[1];
    const panda_pack v64 = v63 + v62;
    const panda_pack v65 = (0.316 * v64) - (9.81 * v0_cosine[0]);
    const panda_pack v66 = (0.0825 * v61) - v65;
    const panda_pack v67 = (v0_sine[2] * v66) - (v0_cosine[2] * v59);
    const panda_pack v68 = v20 * v20;
    const panda_pack v69 = v28 * v28;
    const panda_pack v70 = v69 + v68;
    const panda_pack v71 = (v67 - (0.384 * v54)) + (0.0825 * v70);
    const panda_pack v72 = (v0_sine[3] * v71) - (v0_cosine[3] * v52);
    const panda_pack v73 = v72 + (0.088 * v39);
    const panda_pack v74 = (v0_sine[3] * v52) + (v0_cosine[3] * v71);
    const panda_pack v75 = (v0_sine[2] * v59) + (v0_cosine[2] * v66);
    const panda_pack v76 = v26 - v53;
    const panda_pack v77 = v27 * v27;
    const panda_pack v78 = ((0.0825 * v76) - v75) + (0.384 * (v69 + v77));
    const panda_pack v79 = (v0_sine[4] * v78) - (v0_cosine[4] * v74);
    const panda_pack v80 = (v0_cosine[4] * v34) + (v0_sine[4] * v33);
    const panda_pack v81 = v80 * v80;
    const panda_pack v82 = v37 * v37;
    const panda_pack v83 = v82 + v81;
    const panda_pack v84 = v79 + (0.088 * v83);
    const panda_pack v85 = (v0_sine[5] * v73) - (v0_cosine[5] * v84);
    const panda_pack v86 = ((qd[5] * v80) + (v0_sine[4] * v32)) - (v0_cosine[4] * v30);
    const panda_pack v87 = (v0_cosine[5] * v35) + (v0_sine[5] * v37);
    const panda_pack v88 = ((qd[4] * v33) + (v0_sine[3] * v24)) - (v0_cosine[3] * v26);
    const panda_pack v89 = qdd[5] - v88;
    const panda_pack v90 = ((qd[6] * v87) + (v0_sine[5] * v86)) - (v0_cosine[5] * v89);
    const panda_pack v91 = qd[6] - v80;
    const panda_pack v92 = (0.15027794863400004 * v87) - (0.002573605371338206 * v91);
    const panda_pack v93 = qdd[6] + v36;
    const panda_pack v94 = (v0_sine[5] * v35) - (v0_cosine[5] * v37);
    const panda_pack v95 = v87 * v94;
    const panda_pack v96 = v93 + v95;
    const panda_pack v97 = (((1.495522 * v85) - (0.15027794863400004 * v90)) + (v91 * v92)) - (0.002034439958661797 * v96);
    const panda_pack v98 = v94 * v94;
    const panda_pack v99 = v97 - (0.002573605371338206 * v98);
    F[36] = v99;
    const panda_pack v100 = (v0_sine[5] * v84) + (v0_cosine[5] * v73);
    const panda_pack v101 = (0.002034439958661797 * v91) + (0.15027794863400004 * v94);
    const panda_pack v102 = ((qd[6] * v94) - (v0_sine[5] * v89)) - (v0_cosine[5] * v86);
    const panda_pack v103 = v93 - v95;
    const panda_pack v104 = (((v91 * v101) - (1.495522 * v100)) - (0.15027794863400004 * v102)) - (0.002573605371338206 * v103);
    const panda_pack v105 = v87 * v87;
    const panda_pack v106 = v104 + (0.002034439958661797 * v105);
    const panda_pack v107 = (((1.666555 * v79) - (v0_sine[5] * v106)) - (v0_cosine[5] * v99)) + (0.10024161669500001 * v83);
    const panda_pack v108 = v38 - v36;
    const panda_pack v109 = v80 * v35;
    const panda_pack v110 = v89 - v109;
    const panda_pack v111 = (v107 + (0.017527158935000002 * v108)) - (0.023526756935 * v110);
    const panda_pack v112 = (v0_sine[4] * v74) + (v0_cosine[4] * v78);
    const panda_pack v113 = v35 * v35;
    const panda_pack v114 = v89 + v109;
    const panda_pack v115 = (0.088 * v114) - v112;
    const panda_pack v116 = (((0.002034439958661797 * v102) - (0.002573605371338206 * v90)) + (1.495522 * v115)) + (v87 * v92);
    const panda_pack v117 = v116 + (v94 * v101);
    const panda_pack v118 = v117 + ((((0.023526756935 * v113) + (0.017527158935000002 * v86)) + (0.10024161669500001 * v114)) - (1.666555 * v112));
    const panda_pack v119 = (0.023526756935 * v37) - (0.017527158935000002 * v80);
    const panda_pack v120 = v118 + (v37 * v119);
    F[31] = v120;
    const panda_pack v121 = (((v0_cosine[4] * v120) - (v0_sine[4] * v111)) - (0.05034347249 * v30)) - (1.225946 * v78);
    const panda_pack v122 = (0.047121686402 * v29) - (0.05034347249 * v34);
    const panda_pack v123 = (0.014653732538 * v34) + (0.047121686402 * v33);
    const panda_pack v124 = ((v121 + (0.014653732538 * v88)) + (v29 * v122)) + (v33 * v123);
    F[26] = v124;
    const panda_pack v125 = ((((0.374644408005 * v77) - (0.09850206933 * v24)) + (0.19076837715 * v76)) - (3.587895 * v75)) - v124;
    const panda_pack v126 = (0.09850206933 * v20) + (0.374644408005 * v28);
    const panda_pack v127 = v125 + (v28 * v126);
    const panda_pack v128 = (((1.225946 * v74) - (v0_sine[4] * v120)) - (v0_cosine[4] * v111)) - (0.047121686402 * v88);
    const panda_pack v129 = v29 * v33;
    const panda_pack v130 = v32 - v129;
    const panda_pack v131 = v29 * v29;
    const panda_pack v132 = ((v128 + (v34 * v123)) - (0.05034347249 * v130)) + (0.014653732538 * v131);
    F[24] = v132;
    const panda_pack v133 = (v0_sine[5] * v99) - (v0_cosine[5] * v106);
    const panda_pack v134 = ((v80 * v119) + (0.023526756935 * v86)) - (v133 + ((0.017527158935000002 * v113) + (0.10024161669500001 * v39)));
    const panda_pack v135 = v32 + v129;
    const panda_pack v136 = (((v34 * v122) - (0.047121686402 * v30)) - (2.892501 * v72)) - (0.014653732538 * v135);
    const panda_pack v137 = v33 * v33;
    const panda_pack v138 = v134 + (v136 - (0.05034347249 * v137));
    F[25] = v138;
    const panda_pack v139 = (v0_sine[3] * v138) - (v0_cosine[3] * v132);
    const panda_pack v140 = (v139 + ((0.374644408005 * v54) - (3.587895 * v67))) - (0.19076837715 * v70);
    const panda_pack v141 = v140 + (0.09850206933 * (v31 - v40));
    const panda_pack v142 = (v0_sine[2] * v141) + (v0_cosine[2] * v127);
    const panda_pack v143 = v19 * v19;
    const panda_pack v144 = (0.126729164208 * v18) + (0.214708623208 * v16);
    const panda_pack v145 = ((v16 * v144) + (0.088844724872 * v61)) - ((3.228604 * v65) - (0.126729164208 * v17));
    const panda_pack v146 = ((0.214708623208 * v143) - v142) + v145;
    F[14] = v146;
    const panda_pack v147 = v13 - v14;
    const panda_pack v148 = v46 + qdd[1];
    const panda_pack v149 = ((((0.018579714719999998 * v64) - (6.346344060000001 * v0_cosine[0])) - (0.0022610063699999997 * v147)) - (0.002031994566 * v148)) - v146;
    F[7] = v149;
    const panda_pack v150 = (((v0_cosine[2] * v141) - (v0_sine[2] * v127)) + (3.228604 * v55)) + (0.088844724872 * v58);
    const panda_pack v151 = v60 - v25;
    const panda_pack v152 = v23 - v42;
    const panda_pack v153 = (v150 + (0.214708623208 * v151)) + (0.126729164208 * v152);
    const panda_pack v154 = (v0_sine[3] * v132) + (v0_cosine[3] * v138);
    const panda_pack v155 = (v154 + (((0.374644408005 * v24) + (3.587895 * v50)) + (0.09850206933 * v77))) + (v20 * v126);
    const panda_pack v156 = v155 + (0.19076837715 * v41);
    const panda_pack v157 = ((((0.126729164208 * v143) - (0.214708623208 * v17)) - (0.088844724872 * v43)) - (3.228604 * v49)) - v156;
    const panda_pack v158 = v157 + (v18 * v144);
    const panda_pack v159 = (v0_sine[1] * v158) - (v0_cosine[1] * v153);
    const panda_pack v160 = v12 * v12;
    const panda_pack v161 = (((0.018579714719999998 * v47) - (6.346344060000001 * v0_sine[0])) + (0.0022610063699999997 * v22)) + (0.002031994566 * v160);
    const panda_pack v162 = (0.002031994566 * qd[1]) - (0.0022610063699999997 * v15);
    const panda_pack v163 = v159 + (v161 + (qd[1] * v162));
    F[6] = v163;
    const panda_pack v164 = qd[0] * qd[0];
    F[0] = (((v0_cosine[0] * v163) - (0.010343993404000001 * qdd[0])) - (v0_sine[0] * v149)) - (0.0192614005 * v164);
    const panda_pack v165 = (v0_sine[1] * v153) + (v0_cosine[1] * v158);
    const panda_pack v166 = ((0.002031994566 * v22) - (0.0022610063699999997 * v160)) - (v165 - ((v15 * v162) + (0.018579714719999998 * v44)));
    F[8] = v166;
    F[1] = v166 + ((0.0192614005 * qdd[0]) - (0.010343993404000001 * v164));
    F[2] = (48.762410040000006 - (v0_sine[0] * v163)) - (v0_cosine[0] * v149);
    const panda_pack v167 = (((0.009314099872068162 * v38) + (0.010567766133106952 * v36)) - (0.00010375891721868492 * v113)) - (0.017527158935000002 * v79);
    const panda_pack v168 = (0.00010375891721868492 * v37) - (0.001524110902883315 * v80);
    const panda_pack v169 = (((v167 + (0.10024161669500001 * v72)) - (0.001524110902883315 * v86)) + (v37 * v168)) + (0.088 * v133);
    const panda_pack v170 = (0.000965305169919112 * v91) + (0.00039139128168424797 * v94);
    const panda_pack v171 = (0.00039139128168424797 * v87) - (0.0012555365982728985 * v91);
    const panda_pack v172 = ((v87 * v171) - (v94 * v170)) + ((0.006684151967360946 * v93) + (0.0024209437785212284 * v95));
    const panda_pack v173 = v172 - (((0.002034439958661797 * v85) - (0.0012555365982728985 * v90)) - ((0.002573605371338206 * v100) + (0.000965305169919112 * v102)));
    F[41] = v173;
    const panda_pack v174 = v173 + (v169 - (9.3569097314605e-05 * v110));
    const panda_pack v175 = (0.0021640520520981297 * v34) + (0.0015152444733270301 * v33);
    const panda_pack v176 = ((v91 * (v171 - (0.022528247445067415 * v94))) + (0.00039139128168424797 * v90)) + (0.15027794863400004 * v100);
    const panda_pack v177 = (((v176 + (0.03163334319094959 * v102)) + (0.002034439958661797 * v115)) + (0.000965305169919112 * v103)) + (0.0012555365982728985 * v98);
    const panda_pack v178 = ((v91 * ((0.024949191223588643 * v87) - v170)) + (0.15027794863400004 * v85)) - (0.029212399412428362 * v90);
    const panda_pack v179 = (((v178 - (0.00039139128168424797 * v102)) + (0.002573605371338206 * v115)) - (0.0012555365982728985 * v96)) + (0.000965305169919112 * v105);
    F[40] = v179;
    const panda_pack v180 = (((0.001524110902883315 * v39) - (v80 * (0.0012267940971320002 * v37))) + (v0_sine[5] * v179)) + (v0_cosine[5] * v177);
    const panda_pack v181 = (((v180 + (0.023526756935 * v72)) - (0.0024804603581707898 * v86)) + (0.00010375891721868492 * v114)) + (0.017527158935000002 * v112);
    const panda_pack v182 = v181 + (9.3569097314605e-05 * (v82 - v81));
    const panda_pack v183 = ((v34 * ((0.020590861562431825 * v29) - v175)) + (v0_sine[4] * v174)) - (v0_cosine[4] * v182);
    const panda_pack v184 = (((v183 - (0.03942757095803552 * v30)) - (0.05034347249 * v78)) - (0.047121686402 * v72)) - (0.0015152444733270301 * v88);
    const panda_pack v185 = (v184 - (0.004600245517563105 * v135)) + (0.0021640520520981297 * v131);
    F[27] = v185;
    const panda_pack v186 = ((v0_cosine[5] * v179) + (v80 * v168)) - ((0.023526756935 * v79) - (0.088 * v117));
    const panda_pack v187 = ((0.00010375891721868492 * v86) - (0.011794560230238952 * v89)) - ((0.008087305774936162 * v109) - (0.10024161669500001 * v112));
    const panda_pack v188 = v187 - ((((0.001524110902883315 * v113) - (v0_sine[5] * v177)) + (9.3569097314605e-05 * v108)) + v186);
    const panda_pack v189 = (0.0015152444733270301 * v29) - (0.004600245517563105 * v34);
    const panda_pack v190 = ((v34 * (v189 - (0.028558060195206958 * v33))) + (0.0015152444733270301 * v30)) - (0.014653732538 * v78);
    const panda_pack v191 = (((v190 - (0.047121686402 * v74)) + (0.03146037232526039 * v88)) + (0.0021640520520981297 * v130)) + (0.004600245517563105 * v137);
    const panda_pack v192 = v188 + v191;
    F[28] = v192;
    const panda_pack v193 = (((v0_sine[3] * v192) - (v0_cosine[3] * v185)) + (0.06767727025085991 * v24)) + (0.02771584317362585 * v31);
    const panda_pack v194 = (((v193 + (0.374644408005 * v50)) + (0.384 * v154)) - (0.0039053550262761003 * v76)) + (0.09850206933 * v75);
    const panda_pack v195 = (0.02771584317362585 * v27) - (0.0016444875773692705 * v28);
    const panda_pack v196 = ((v194 + (v28 * v195)) + (0.0016444875773692705 * v68)) + (0.04518671862808827 * v51);
    const panda_pack v197 = (((0.0825 * v154) + (0.02771584317362585 * v24)) - (0.09850206933 * v67)) + (0.0016444875773692705 * v54);
    const panda_pack v198 = (((v197 + (0.03239943042445132 * v31)) + (0.009908878801679677 * v40)) + (0.19076837715 * v50)) + (0.0039053550262761003 * v77);
    const panda_pack v199 = (0.02771584317362585 * v20) - (0.0039053550262761003 * v28);
    const panda_pack v200 = ((v0_sine[4] * v182) + (v0_cosine[4] * v174)) - ((0.004600245517563105 * v30) - (0.05034347249 * v74));
    const panda_pack v201 = ((v29 * v189) - (v33 * v175)) + ((0.010869510762828563 * v32) - (0.007967198632775133 * v129));
    const panda_pack v202 = v200 - (((0.014653732538 * v72) + (0.0021640520520981297 * v88)) + v201);
    const panda_pack v203 = v202 + (v198 + (v28 * v199));
    const panda_pack v204 = (((v0_sine[2] * v203) - (v16 * (0.034629179707086004 * v18))) - (v0_cosine[2] * v196)) + (0.008248333140675744 * v61);
    const panda_pack v205 = (((v204 - (0.126729164208 * v65)) + (0.05649492601407083 * v17)) - (0.005487648106562255 * v43)) + (0.214708623208 * v49);
    const panda_pack v206 = v205 + (0.004377257121839583 * (v57 - v56));
    F[15] = v206;
    const panda_pack v207 = ((0.0825 * v124) + (v0_sine[3] * v185)) + ((v0_cosine[3] * v192) + (v20 * v199));
    const panda_pack v208 = v207 - (((v27 * v195) + (0.07758614905253959 * v26)) - ((0.0039053550262761003 * v24) - (0.03527783982640859 * v53)));
    const panda_pack v209 = (((0.374644408005 * v67) - (0.0016444875773692705 * v31)) - ((0.384 * v139) - (0.19076837715 * v75))) + v208;
    const panda_pack v210 = (((0.052878381999606115 * v25) - (0.03824572372155072 * v60)) - (0.214708623208 * v55)) - (0.088844724872 * v65);
    const panda_pack v211 = (0.005487648106562255 * v18) + (0.008248333140675744 * v16);
    const panda_pack v212 = (((v210 + (0.008248333140675744 * v17)) - (0.005487648106562255 * v143)) + (v18 * v211)) - (0.0825 * v142);
    const panda_pack v213 = (v212 + (0.004377257121839583 * v152)) - v209;
    const panda_pack v214 = (((0.008503511624021552 * v14) - (0.0221804724897 * v0_cosine[0])) - (0.0015892928105047527 * v13)) - (v0_sine[1] * v213);
    const panda_pack v215 = (0.0007689361029463999 * qd[1]) + (0.00398335888393552 * v15);
    const panda_pack v216 = (((v214 - (v0_cosine[1] * v206)) + (0.00398335888393552 * v22)) - (0.0007689361029463999 * v160)) + (qd[1] * v215);
    const panda_pack v217 = (v216 - (0.316 * v165)) - (0.01026110182100817 * v148);
    const panda_pack v218 = ((v16 * v211) + (0.126729164208 * v55)) + ((0.0825 * v156) + (0.01824920229252011 * v23));
    const panda_pack v219 = ((0.005487648106562255 * v17) + (0.0036165440144647135 * v42)) - ((0.088844724872 * v49) - (0.008248333140675744 * v143));
    const panda_pack v220 = v219 + ((((v0_sine[2] * v196) + (v0_cosine[2] * v203)) + (0.004377257121839583 * v151)) - v218);
    const panda_pack v221 = ((0.00398335888393552 * v44) + ((0.0007689361029463999 * v47) - (0.0221804724897 * v0_sine[0]))) + (0.02812428471219496 * v22);
    const panda_pack v222 = v220 + ((v221 + (0.018031480277668654 * v21)) + (0.01026110182100817 * (v63 - v62)));
    F[10] = v222;
    F[3] = 0.10147457529324001 + ((((0.007689227891810001 * qdd[0]) - (v0_sine[0] * v222)) - (v0_cosine[0] * v217)) - (0.019661580965898477 * v164));
    const panda_pack v223 = ((0.01993386669246 * v0_cosine[0]) - (v15 * v215)) + ((0.019620773088173407 * v46) + (v0_sine[1] * v206));
    const panda_pack v224 = ((v0_cosine[1] * v213) - (0.316 * v159)) - ((0.0007689361029463999 * v22) + (0.00398335888393552 * v160));
    const panda_pack v225 = v224 - ((((0.026534991901690206 * qdd[1]) - (0.18226700140319999 * v0_sine[0])) + (0.01026110182100817 * v147)) + v223);
    F[4] = (((0.019661580965898477 * qdd[0]) + (0.007689227891810001 * v164)) - 0.18895433890500002) - v225;
    F[5] = ((0.009213163777211222 * qdd[0]) + (v0_sine[0] * v217)) - (v0_cosine[0] * v222);
    F[9] = -v217;
    F[11] = -v225;
    F[12] = -v153;
    F[13] = -v158;
    F[16] = -v213;
    F[17] = -v220;
    F[18] = -v141;
    F[19] = -v127;
    F[20] = -v156;
    F[21] = -v196;
    F[22] = -v203;
    F[23] = -v209;
    F[29] = -v202;
    F[30] = -v111;
    F[32] = (1.666555 * v72) - v134;
    F[33] = -v182;
    F[34] = -v174;
    F[35] = -v188;
    F[37] = -v106;
    F[38] = -v117;
    F[39] = -v177;
}

void panda_reactions_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack F_pack[42];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        panda_pack_give(42U, count, first, lanes, F_pack, F);
    }
}

void panda_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack F_pack[42];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        panda_pack_give(42U, count, first, lanes, F_pack, F);
    }
}

static PANDA_APART void panda_pack_regressor(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict Y)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[1], q[2], q[3], q[4], q[5], q[6]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    Y[0] = panda_pack_splat(0.0);
    Y[1] = panda_pack_splat(0.0);
    Y[2] = panda_pack_splat(0.0);
    Y[3] = panda_pack_splat(0.0);
    Y[4] = panda_pack_splat(0.0);
    Y[5] = panda_pack_splat(0.0);
    Y[6] = panda_pack_splat(0.0);
    Y[7] = panda_pack_splat(0.0);
    Y[8] = panda_pack_splat(0.0);
    Y[10] = panda_pack_splat(0.0);
    Y[11] = panda_pack_splat(0.0);
    Y[12] = panda_pack_splat(0.0);
    Y[13] = panda_pack_splat(0.0);
    Y[19] = panda_pack_splat(0.0);
    Y[70] = panda_pack_splat(0.0);
    Y[71] = panda_pack_splat(0.0);
    Y[72] = panda_pack_splat(0.0);
    Y[73] = panda_pack_splat(0.0);
    Y[74] = panda_pack_splat(0.0);
    Y[75] = panda_pack_splat(0.0);
    Y[76] = panda_pack_splat(0.0);
    Y[77] = panda_pack_splat(0.0);
    Y[78] = panda_pack_splat(0.0);
    Y[79] = panda_pack_splat(0.0);
    Y[80] = panda_pack_splat(0.0);
    Y[83] = panda_pack_splat(0.0);
    Y[140] = panda_pack_splat(0.0);
    Y[141] = panda_pack_splat(0.0);
    Y[142] = panda_pack_splat(0.0);
    Y[143] = panda_pack_splat(0.0);
    Y[144] = panda_pack_splat(0.0);
    Y[145] = panda_pack_splat(0.0);
    Y[146] = panda_pack_splat(0.0);
    Y[147] = panda_pack_splat(0.0);
    Y[148] = panda_pack_splat(0.0);
    Y[149] = panda_pack_splat(0.0);
    Y[150] = panda_pack_splat(0.0);
    Y[151] = panda_pack_splat(0.0);
    Y[152] = panda_pack_splat(0.0);
    Y[153] = panda_pack_splat(0.0);
    Y[154] = panda_pack_splat(0.0);
    Y[155] = panda_pack_splat(0.0);
    Y[156] = panda_pack_splat(0.0);
    Y[157] = panda_pack_splat(0.0);
    Y[158] = panda_pack_splat(0.0);
    Y[159] = panda_pack_splat(0.0);
    Y[160] = panda_pack_splat(0.0);
    Y[163] = panda_pack_splat(0.0);
    Y[210] = panda_pack_splat(0.0);
    Y[211] = panda_pack_splat(0.0);
    Y[212] = panda_pack_splat(0.0);
    Y[213] = panda_pack_splat(0.0);
    Y[214] = panda_pack_splat(0.0);
    Y[215] = panda_pack_splat(0.0);
    Y[216] = panda_pack_splat(0.0);
    Y[217] = panda_pack_splat(0.0);
    Y[218] = panda_pack_splat(0.0);
    Y[219] = panda_pack_splat(0.0);
    Y[220] = panda_pack_splat(0.0);
    Y[221] = panda_pack_splat(0.0);
    Y[222] = panda_pack_splat(0.0);
    Y[223] = panda_pack_splat(0.0);
    Y[224] = panda_pack_splat(0.0);
    Y[225] = panda_pack_splat(0.0);
    Y[226] = panda_pack_splat(0.0);
    Y[227] = panda_pack_splat(0.0);
    Y[228] = panda_pack_splat(0.0);
    Y[229] = panda_pack_splat(0.0);
    Y[230] = panda_pack_splat(0.0);
    Y[231] = panda_pack_splat(0.0);
    Y[232] = panda_pack_splat(0.0);
    Y[233] = panda_pack_splat(0.0);
    Y[234] = panda_pack_splat(0.0);
    Y[235] = panda_pack_splat(0.0);
    Y[236] = panda_pack_splat(0.0);
    Y[237] = panda_pack_splat(0.0);
    Y[238] = panda_pack_splat(0.0);
    Y[239] = panda_pack_splat(0.0);
    Y[240] = panda_pack_splat(0.0);
    Y[243] = panda_pack_splat(0.0);
    Y[280] = panda_pack_splat(0.0);
    Y[281] = panda_pack_splat(0.0);
    Y[282] = panda_pack_splat(0.0);
    Y[283] = panda_pack_splat(0.0);
    Y[284] = panda_pack_splat(0.0);
    Y[285] = panda_pack_splat(0.0);
    Y[286] = panda_pack_splat(0.0);
    Y[287] = panda_pack_splat(0.0);
    Y[288] = panda_pack_splat(0.0);
    Y[289] = panda_pack_splat(0.0);
    Y[290] = panda_pack_splat(0.0);
    Y[291] = panda_pack_splat(0.0);
    Y[292] = panda_pack_splat(0.0);
    Y[293] = panda_pack_splat(0.0);
    Y[294] = panda_pack_splat(0.0);
    Y[295] = panda_pack_splat(0.0);
    Y[296] = panda_pack_splat(0.0);
    Y[297] = panda_pack_splat(0.0);
    Y[298] = panda_pack_splat(0.0);
    Y[299] = panda_pack_splat(0.0);
    Y[300] = panda_pack_splat(0.0);
    Y[301] = panda_pack_splat(0.0);
    Y[302] = panda_pack_splat(0.0);
    Y[303] = panda_pack_splat(0.0);
    Y[304] = panda_pack_splat(0.0);
    Y[305] = panda_pack_splat(0.0);
    Y[306] = panda_pack_splat(0.0);
    Y[307] = panda_pack_splat(0.0);
    Y[308] = panda_pack_splat(0.0);
    Y[309] = panda_pack_splat(0.0);
    Y[310] = panda_pack_splat(0.0);
    Y[311] = panda_pack_splat(0.0);
    Y[312] = panda_pack_splat(0.0);
    Y[313] = panda_pack_splat(0.0);
    Y[314] = panda_pack_splat(0.0);
    Y[315] = panda_pack_splat(0.0);
    Y[316] = panda_pack_splat(0.0);
    Y[317] = panda_pack_splat(0.0);
    Y[318] = panda_pack_splat(0.0);
    Y[319] = panda_pack_splat(0.0);
    Y[320] = panda_pack_splat(0.0);
    Y[323] = panda_pack_splat(0.0);
    Y[330] = panda_pack_splat(0.0);
    Y[350] = panda_pack_splat(0.0);
    Y[351] = panda_pack_splat(0.0);
    Y[352] = panda_pack_splat(0.0);
    Y[353] = panda_pack_splat(0.0);
    Y[354] = panda_pack_splat(0.0);
    Y[355] = panda_pack_splat(0.0);
    Y[356] = panda_pack_splat(0.0);
    Y[357] = panda_pack_splat(0.0);
    Y[358] = panda_pack_splat(0.0);
    Y[359] = panda_pack_splat(0.0);
    Y[360] = panda_pack_splat(0.0);
    Y[361] = panda_pack_splat(0.0);
    Y[362] = panda_pack_splat(0.0);
    Y[363] = panda_pack_splat(0.0);
    Y[364] = panda_pack_splat(0.0);
    Y[365] = panda_pack_splat(0.0);
    Y[366] = panda_pack_splat(0.0);
    Y[367] = panda_pack_splat(0.0);
    Y[368] = panda_pack_splat(0.0);
    Y[369] = panda_pack_splat(0.0);
    Y[370] = panda_pack_splat(0.0);
    Y[371] = panda_pack_splat(0.0);
    Y[372] = panda_pack_splat(0.0);
    Y[373] = panda_pack_splat(0.0);
    Y[374] = panda_pack_splat(0.0);
    Y[375] = panda_pack_splat(0.0);
    Y[376] = panda_pack_splat(0.0);
    Y[377] = panda_pack_splat(0.0);
    Y[378] = panda_pack_splat(0.0);
    Y[379] = panda_pack_splat(0.0);
    Y[380] = panda_pack_splat(0.0);
    Y[381] = panda_pack_splat(0.0);
    Y[382] = panda_pack_splat(0.0);
    Y[383] = panda_pack_splat(0.0);
    Y[384] = panda_pack_splat(0.0);
    Y[385] = panda_pack_splat(0.0);
    Y[386] = panda_pack_splat(0.0);
    Y[387] = panda_pack_splat(0.0);
    Y[388] = panda_pack_splat(0.0);
    Y[389] = panda_pack_splat(0.0);
    Y[390] = panda_pack_splat(0.0);
    Y[391] = panda_pack_splat(0.0);
    Y[392] = panda_pack_splat(0.0);
    Y[393] = panda_pack_splat(0.0);
    Y[394] = panda_pack_splat(0.0);
    Y[395] = panda_pack_splat(0.0);
    Y[396] = panda_pack_splat(0.0);
    Y[397] = panda_pack_splat(0.0);
    Y[398] = panda_pack_splat(0.0);
    Y[399] = panda_pack_splat(0.0);
    Y[400] = panda_pack_splat(0.0);
    Y[403] = panda_pack_splat(0.0);
    Y[420] = panda_pack_splat(0.0);
    Y[421] = panda_pack_splat(0.0);
    Y[422] = panda_pack_splat(0.0);
    Y[423] = panda_pack_splat(0.0);
    Y[424] = panda_pack_splat(0.0);
    Y[425] = panda_pack_splat(0.0);
    Y[426] = panda_pack_splat(0.0);
    Y[427] = panda_pack_splat(0.0);
    Y[428] = panda_pack_splat(0.0);
    Y[429] = panda_pack_splat(0.0);
    Y[430] = panda_pack_splat(0.0);
    Y[431] = panda_pack_splat(0.0);
    Y[432] = panda_pack_splat(0.0);
    Y[433] = panda_pack_splat(0.0);
    Y[434] = panda_pack_splat(0.0);
    Y[435] = panda_pack_splat(0.0);
    Y[436] = panda_pack_splat(0.0);
    Y[437] = panda_pack_splat(0.0);
    Y[438] = panda_pack_splat(0.0);
    Y[439] = panda_pack_splat(0.0);
    Y[440] = panda_pack_splat(0.0);
    Y[441] = panda_pack_splat(0.0);
    Y[442] = panda_pack_splat(0.0);
    Y[443] = panda_pack_splat(0.0);
    Y[444] = panda_pack_splat(0.0);
    Y[445] = panda_pack_splat(0.0);
    Y[446] = panda_pack_splat(0.0);
    Y[447] = panda_pack_splat(0.0);
    Y[448] = panda_pack_splat(0.0);
    Y[449] = panda_pack_splat(0.0);
    Y[450] = panda_pack_splat(0.0);
    Y[451] = panda_pack_splat(0.0);
    Y[452] = panda_pack_splat(0.0);
    Y[453] = panda_pack_splat(0.0);
    Y[454] = panda_pack_splat(0.0);
    Y[455] = panda_pack_splat(0.0);
    Y[456] = panda_pack_splat(0.0);
    Y[457] = panda_pack_splat(0.0);
    Y[458] = panda_pack_splat(0.0);
    Y[459] = panda_pack_splat(0.0);
    Y[460] = panda_pack_splat(0.0);
    Y[461] = panda_pack_splat(0.0);
    Y[462] = panda_pack_splat(0.0);
    Y[463] = panda_pack_splat(0.0);
    Y[464] = panda_pack_splat(0.0);
    Y[465] = panda_pack_splat(0.0);
    Y[466] = panda_pack_splat(0.0);
    Y[467] = panda_pack_splat(0.0);
    Y[468] = panda_pack_splat(0.0);
    Y[469] = panda_pack_splat(0.0);
    Y[470] = panda_pack_splat(0.0);
    Y[471] = panda_pack_splat(0.0);
    Y[472] = panda_pack_splat(0.0);
    Y[473] = panda_pack_splat(0.0);
    Y[474] = panda_pack_splat(0.0);
    Y[475] = panda_pack_splat(0.0);
    Y[476] = panda_pack_splat(0.0);
    Y[477] = panda_pack_splat(0.0);
    Y[478] = panda_pack_splat(0.0);
    Y[479] = panda_pack_splat(0.0);
    Y[480] = panda_pack_splat(0.0);
    Y[483] = panda_pack_splat(0.0);
    Y[9] = qdd[0];
    const panda_pack v12 = v0_sine[0] * qd[0];
    const panda_pack v13 = qd[1] * v12;
    const panda_pack v14 = v0_cosine[0] * qd[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v15 + (v0_sine[0] * qdd[0]);
    Y[14] = (v0_sine[0] * v16) + (v0_cosine[0] * v13);
    const panda_pack v17 = v13 - (v0_cosine[0] * qdd[0]);
    const panda_pack v18 = v13 + v17;
    const panda_pack v19 = v15 + v16;
    Y[15] = (v0_cosine[0] * v19) - (v0_sine[0] * v18);
    const panda_pack v20 = qd[1] * qd[1];
    Y[89] = qdd[1];
    Y[16] = -((v0_sine[0] * qdd[1]) + (v0_cosine[0] * v20));
    Y[17] = -(v0_cosine[0] * v18);
    const panda_pack v21 = v14 * v12;
    Y[87] = v21;
    const panda_pack v22 = v21 - qdd[1];
    Y[18] = (v0_sine[0] * v20) + (v0_cosine[0] * (v22 - v21));
    const panda_pack v23 = 0.316 * v0_cosine[1];
    const panda_pack v24 = 9.81 * v0_sine[0];
    Y[82] = v24;
    const panda_pack v25 = v24 + (0.316 * v22);
    const panda_pack v26 = (v0_sine[1] * v25) + (v19 * v23);
    Y[161] = v26;
    const panda_pack v27 = v0_sine[0] * v0_cosine[1];
    const panda_pack v28 = 0.316 * v27;
    const panda_pack v29 = 0.316 * v0_sine[1];
    const panda_pack v30 = (v19 * v29) - (v0_cosine[1] * v25);
    const panda_pack v31 = v0_sine[0] * v0_sine[1];
    const panda_pack v32 = 0.316 * v31;
    Y[20] = (v32 * v30) + (v28 * v26);
    const panda_pack v33 = v12 * v12;
    const panda_pack v34 = 9.81 * v0_cosine[0];
    const panda_pack v35 = (0.316 * (v20 + v33)) - v34;
    const panda_pack v36 = (v0_cosine[1] * qd[1]) + (v31 * qd[0]);
    const panda_pack v37 = v36 * v36;
    const panda_pack v38 = qd[2] + v14;
    const panda_pack v39 = v38 * v38;
    const panda_pack v40 = v39 + v37;
    const panda_pack v41 = (v27 * qd[0]) - (v0_sine[1] * qd[1]);
    const panda_pack v42 = v36 * v41;
    Y[164] = v42;
    const panda_pack v43 = qdd[2] - v17;
    Y[169] = v43;
    const panda_pack v44 = v42 - v43;
    Y[21] = (((v0_cosine[0] * v26) + (v31 * v35)) - (v32 * v40)) - (v28 * v44);
    const panda_pack v45 = v43 + v42;
    const panda_pack v46 = v41 * v41;
    const panda_pack v47 = v39 + v46;
    Y[22] = (((v27 * v35) - (v0_cosine[0] * v30)) - (v32 * v45)) - (v28 * v47);
    const panda_pack v48 = (v0_sine[1] * v16) + ((v0_cosine[1] * qdd[1]) + (qd[2] * v41));
    const panda_pack v49 = v38 * v41;
    const panda_pack v50 = v49 - v48;
    const panda_pack v51 = ((v0_sine[1] * qdd[1]) + (qd[2] * v36)) - (v0_cosine[1] * v16);
    const panda_pack v52 = v38 * v36;
    const panda_pack v53 = v52 - v51;
    Y[23] = (((v31 * v30) + (v27 * v26)) - (v32 * v50)) + (v28 * v53);
    const panda_pack v54 = v0_cosine[0] * v42;
    const panda_pack v55 = v31 * v49;
    Y[24] = (v54 - (v27 * v51)) - v55;
    const panda_pack v56 = v46 - v37;
    Y[165] = v56;
    const panda_pack v57 = v51 + v52;
    const panda_pack v58 = v48 + v49;
    Y[25] = ((v0_cosine[0] * v56) + (v31 * v57)) - (v27 * v58);
    const panda_pack v59 = v46 - v39;
    Y[26] = ((v27 * v44) - (v0_cosine[0] * v53)) - (v31 * v59);
    const panda_pack v60 = v27 * v52;
    Y[27] = v60 + ((v31 * v48) - v54);
    const panda_pack v61 = v37 - v39;
    Y[28] = ((v31 * v45) - (v0_cosine[0] * v50)) - (v27 * v61);
    Y[29] = (v55 + (v0_cosine[0] * v43)) - v60;
    const panda_pack v62 = v30 - (0.0825 * v40);
    const panda_pack v63 = v35 + (0.0825 * v58);
    const panda_pack v64 = (v0_cosine[2] * v62) - (v0_sine[2] * v63);
    const panda_pack v65 = 0.0825 * v31;
    const panda_pack v66 = (v0_cosine[2] * v32) - (v0_sine[2] * v65);
    const panda_pack v67 = v26 - (0.0825 * v44);
    const panda_pack v68 = (0.0825 * v0_cosine[0]) + v28;
    const panda_pack v69 = (v0_cosine[2] * v63) + (v0_sine[2] * v62);
    const panda_pack v70 = (v0_sine[2] * v32) + (v0_cosine[2] * v65);
    Y[30] = ((v68 * v67) + (v64 * v66)) + (v69 * v70);
    const panda_pack v71 = (v0_cosine[2] * v41) - (v0_sine[2] * v38);
    const panda_pack v72 = ((v0_cosine[2] * v43) + (qd[3] * v71)) - (v0_sine[2] * v51);
    const panda_pack v73 = qd[3] - v36;
    const panda_pack v74 = v71 * v73;
    const panda_pack v75 = v72 + v74;
    const panda_pack v76 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v27);
    const panda_pack v77 = (v0_cosine[2] * v38) + (v0_sine[2] * v41);
    const panda_pack v78 = v77 * v77;
    const panda_pack v79 = v73 * v73;
    const panda_pack v80 = v79 + v78;
    const panda_pack v81 = v71 * v77;
    Y[244] = v81;
    const panda_pack v82 = qdd[3] - v48;
    Y[249] = v82;
    const panda_pack v83 = v81 - v82;
    const panda_pack v84 = (((v76 * v67) + (v68 * v75)) - (v66 * v80)) + (v70 * v83);
    Y[31] = v84 + (v31 * v69);
    const panda_pack v85 = ((v0_sine[2] * v43) + (qd[3] * v77)) + (v0_cosine[2] * v51);
    const panda_pack v86 = v73 * v77;
    const panda_pack v87 = v85 + v86;
    const panda_pack v88 = (v0_cosine[2] * v27) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v89 = v82 + v81;
    const panda_pack v90 = v71 * v71;
    const panda_pack v91 = v79 + v90;
    const panda_pack v92 = (((v88 * v67) - (v68 * v87)) - (v66 * v89)) + (v70 * v91);
    Y[32] = v92 + (v31 * v64);
    const panda_pack v93 = v78 + v90;
    const panda_pack v94 = v74 - v72;
    const panda_pack v95 = (((v68 * v93) + (v76 * v64)) - (v66 * v94)) - (v88 * v69);
    const panda_pack v96 = v86 - v85;
    Y[33] = v95 - (v70 * v96);
    const panda_pack v97 = v76 * v74;
    const panda_pack v98 = v31 * v81;
    Y[34] = -(v98 + (v97 + (v88 * v85)));
    const panda_pack v99 = v90 - v78;
    Y[245] = v99;
    Y[35] = ((v76 * v87) - (v88 * v75)) - (v31 * v99);
    const panda_pack v100 = v90 - v79;
    Y[36] = ((v88 * v83) - (v76 * v100)) + (v31 * v96);
    const panda_pack v101 = v88 * v86;
    Y[37] = v98 + (v101 + (v76 * v72));
    const panda_pack v102 = v78 - v79;
    Y[38] = ((v76 * v89) - (v88 * v102)) + (v31 * v94);
    Y[39] = (v97 - (v31 * v82)) - v101;
    const panda_pack v103 = (0.0825 * v77) - (0.384 * v71);
    const panda_pack v104 = ((v64 + (v77 * v103)) - (0.384 * v82)) + (0.0825 * v79);
    const panda_pack v105 = 0.0825 * v75;
    const panda_pack v106 = v105 + ((0.384 * v87) - v67);
    const panda_pack v107 = (v0_sine[3] * v106) - (v0_cosine[3] * v104);
    Y[322] = v107;
    const panda_pack v108 = (0.0825 * v76) - v68;
    const panda_pack v109 = 0.384 * v0_sine[3];
    const panda_pack v110 = 0.384 * v0_cosine[3];
    const panda_pack v111 = (((v0_cosine[3] * v66) - (v0_sine[3] * v108)) + (v88 * v109)) + (v31 * v110);
    const panda_pack v112 = (v0_sine[3] * v104) + (v0_cosine[3] * v106);
    const panda_pack v113 = (((v0_cosine[3] * v108) + (v0_sine[3] * v66)) + (v31 * v109)) - (v88 * v110);
    const panda_pack v114 = v112 * v113;
    const panda_pack v115 = ((v69 + (0.0825 * v82)) - (v71 * v103)) + (0.384 * v79);
    const panda_pack v116 = v65 - v70;
    Y[40] = (v114 - (v107 * v111)) - (v115 * v116);
    const panda_pack v117 = qdd[4] + v72;
    Y[329] = v117;
    const panda_pack v118 = (v0_cosine[3] * v71) + (v0_sine[3] * v73);
    const panda_pack v119 = (v0_sine[3] * v71) - (v0_cosine[3] * v73);
    const panda_pack v120 = v119 * v118;
    Y[324] = v120;
    const panda_pack v121 = v120 - v117;
    const panda_pack v122 = v119 * v119;
    const panda_pack v123 = qd[4] + v77;
    const panda_pack v124 = v123 * v123;
    const panda_pack v125 = v124 + v122;
    const panda_pack v126 = (v0_sine[3] * v88) + (v0_cosine[3] * v31);
    const panda_pack v127 = (((v113 * v121) - (v76 * v112)) - (v111 * v125)) + (v126 * v115);
    const panda_pack v128 = ((qd[4] * v118) - (v0_cosine[3] * v82)) - (v0_sine[3] * v85);
    const panda_pack v129 = v118 * v123;
    const panda_pack v130 = v128 + v129;
    Y[41] = v127 - (v116 * v130);
    const panda_pack v131 = v118 * v118;
    const panda_pack v132 = v124 + v131;
    const panda_pack v133 = v117 + v120;
    const panda_pack v134 = (v0_sine[3] * v31) - (v0_cosine[3] * v88);
    const panda_pack v135 = (((v76 * v107) + (v113 * v132)) - (v111 * v133)) - (v134 * v115);
    const panda_pack v136 = ((qd[4] * v119) - (v0_sine[3] * v82)) + (v0_cosine[3] * v85);
    const panda_pack v137 = v119 * v123;
    const panda_pack v138 = v136 + v137;
    Y[42] = v135 + (v116 * v138);
    const panda_pack v139 = v137 - v136;
    const panda_pack v140 = v129 - v128;
    const panda_pack v141 = (((v134 * v112) - (v113 * v139)) - (v126 * v107)) - (v111 * v140);
    const panda_pack v142 = v122 + v131;
    Y[43] = v141 - (v116 * v142);
    const panda_pack v143 = v76 * v120;
    const panda_pack v144 = v126 * v129;
    Y[44] = (v143 + (v134 * v136)) - v144;
    const panda_pack v145 = v122 - v131;
    Y[45] = ((v126 * v138) - (v76 * v145)) + (v134 * v130);
    const panda_pack v146 = v124 - v131;
    Y[46] = ((v126 * v146) - (v76 * v139)) - (v134 * v121);
    const panda_pack v147 = v134 * v137;
    Y[47] = ((v126 * v128) - v143) - v147;
    const panda_pack v148 = v124 - v122;
    Y[48] = ((v126 * v133) - (v76 * v140)) - (v134 * v148);
    Y[49] = v147 + (v144 + (v76 * v117));
    const panda_pack v149 = (v0_cosine[4] * v107) + (v0_sine[4] * v115);
    Y[402] = v149;
    const panda_pack v150 = (v0_cosine[4] * v111) + (v0_sine[4] * v116);
    const panda_pack v151 = (v0_sine[4] * v107) - (v0_cosine[4] * v115);
    Y[401] = v151;
    const panda_pack v152 = (v0_sine[4] * v111) - (v0_cosine[4] * v116);
    Y[50] = (v114 - (v149 * v150)) - (v151 * v152);
    const panda_pack v153 = (v0_cosine[4] * v76) - (v0_sine[4] * v134);
    const panda_pack v154 = (v0_sine[4] * v123) - (v0_cosine[4] * v118);
    const panda_pack v155 = ((qd[5] * v154) - (v0_cosine[4] * v117)) + (v0_sine[4] * v136);
    const panda_pack v156 = qd[5] - v119;
    const panda_pack v157 = v154 * v156;
    const panda_pack v158 = v155 + v157;
    const panda_pack v159 = (v0_cosine[4] * v123) + (v0_sine[4] * v118);
    const panda_pack v160 = v159 * v159;
    const panda_pack v161 = v156 * v156;
    const panda_pack v162 = v160 + v161;
    const panda_pack v163 = (((v113 * v158) - (v112 * v153)) - (v126 * v151)) - (v150 * v162);
    const panda_pack v164 = v154 * v159;
    Y[407] = v164;
    const panda_pack v165 = qdd[5] - v128;
    Y[409] = v165;
    const panda_pack v166 = v165 + v164;
    Y[51] = v163 - (v152 * v166);
    const panda_pack v167 = ((qd[5] * v159) + (v0_sine[4] * v117)) + (v0_cosine[4] * v136);
    const panda_pack v168 = v156 * v159;
    const panda_pack v169 = v167 + v168;
    const panda_pack v170 = (v0_sine[4] * v76) + (v0_cosine[4] * v134);
    const panda_pack v171 = v164 - v165;
    const panda_pack v172 = (((v170 * v112) + (v113 * v169)) - (v126 * v149)) + (v150 * v171);
    const panda_pack v173 = v154 * v154;
    const panda_pack v174 = v161 + v173;
    Y[52] = v172 + (v152 * v174);
    const panda_pack v175 = v160 + v173;
    const panda_pack v176 = v157 - v155;
    Y[408] = v176;
    const panda_pack v177 = (((v150 * v176) - (v113 * v175)) - (v149 * v153)) - (v170 * v151);
    const panda_pack v178 = v168 - v167;
    Y[53] = v177 - (v152 * v178);
    const panda_pack v179 = v126 * v164;
    const panda_pack v180 = v153 * v157;
    Y[54] = v180 + (v179 + (v170 * v167));
    const panda_pack v181 = v173 - v160;
    Y[405] = v181;
    Y[55] = ((v153 * v169) - (v126 * v181)) - (v170 * v158);
    const panda_pack v182 = v173 - v161;
    Y[56] = ((v126 * v178) - (v153 * v182)) + (v170 * v166);
    const panda_pack v183 = v170 * v168;
    Y[57] = -(v183 + (v179 + (v153 * v155)));
    const panda_pack v184 = v160 - v161;
    Y[58] = ((v170 * v184) - (v126 * v176)) - (v153 * v171);
    Y[59] = (v183 - (v126 * v165)) - v180;
    const panda_pack v185 = v151 + (0.088 * v166);
    const panda_pack v186 = v152 + (0.088 * v126);
    const panda_pack v187 = 0.088 * v0_sine[5];
    const panda_pack v188 = 0.088 * v0_cosine[5];
    const panda_pack v189 = (((v0_sine[5] * v112) - (v0_cosine[5] * v149)) + (v158 * v187)) - (v162 * v188);
    const panda_pack v190 = ((v0_sine[5] * v113) + (v0_cosine[5] * v150)) - (v153 * v187);
    const panda_pack v191 = (((v0_cosine[5] * v112) + (v0_sine[5] * v149)) + (v162 * v187)) + (v158 * v188);
    Y[481] = v191;
    const panda_pack v192 = ((v0_cosine[5] * v113) - (v0_sine[5] * v150)) - (v153 * v188);
    Y[60] = ((v189 * v190) - (v185 * v186)) + (v191 * v192);
    const panda_pack v193 = (v170 * v0_sine[5]) + (v126 * v0_cosine[5]);
    const panda_pack v194 = (v0_cosine[5] * v154) + (v0_sine[5] * v156);
    const panda_pack v195 = ((qd[6] * v194) - (v0_cosine[5] * v165)) + (v0_sine[5] * v167);
    const panda_pack v196 = qd[6] - v159;
    const panda_pack v197 = v194 * v196;
    const panda_pack v198 = v195 + v197;
    const panda_pack v199 = (v0_sine[5] * v154) - (v0_cosine[5] * v156);
    const panda_pack v200 = v199 * v199;
    const panda_pack v201 = v196 * v196;
    const panda_pack v202 = v201 + v200;
    const panda_pack v203 = (((v186 * v198) - (v153 * v191)) - (v193 * v185)) - (v190 * v202);
    const panda_pack v204 = qdd[6] + v155;
    Y[489] = v204;
    const panda_pack v205 = v194 * v199;
    Y[484] = v205;
    const panda_pack v206 = v205 - v204;
    Y[61] = v203 - (v192 * v206);
    const panda_pack v207 = (v126 * v0_sine[5]) - (v170 * v0_cosine[5]);
    const panda_pack v208 = ((qd[6] * v199) - (v0_sine[5] * v165)) - (v0_cosine[5] * v167);
    const panda_pack v209 = v196 * v199;
    const panda_pack v210 = v208 + v209;
    const panda_pack v211 = v204 + v205;
    const panda_pack v212 = (((v153 * v189) + (v207 * v185)) - (v186 * v210)) - (v190 * v211);
    const panda_pack v213 = v194 * v194;
    const panda_pack v214 = v201 + v213;
    Y[62] = v212 - (v192 * v214);
    const panda_pack v215 = v200 + v213;
    const panda_pack v216 = v197 - v195;
    Y[488] = v216;
    const panda_pack v217 = (((v190 * v216) - (v186 * v215)) - (v193 * v189)) + (v207 * v191);
    const panda_pack v218 = v209 - v208;
    Y[486] = v218;
    Y[63] = v217 - (v192 * v218);
    const panda_pack v219 = v153 * v205;
    const panda_pack v220 = v193 * v197;
    Y[64] = ((v207 * v208) - v219) - v220;
    const panda_pack v221 = v200 - v213;
    Y[65] = ((v153 * v221) + (v193 * v210)) + (v207 * v198);
    const panda_pack v222 = v201 - v213;
    Y[66] = ((v207 * v206) - (v153 * v218)) - (v193 * v222);
    const panda_pack v223 = v207 * v209;
    Y[67] = (v219 + (v193 * v195)) - v223;
    const panda_pack v224 = v201 - v200;
    Y[68] = ((v207 * v224) - (v153 * v216)) - (v193 * v211);
    Y[69] = v223 + (v220 - (v153 * v204));
    Y[81] = -v34;
    Y[84] = -v21;
    Y[85] = v33 - (v14 * v14);
    Y[86] = v15 - v16;
    Y[88] = v17 - v13;
    Y[90] = (v30 * v23) - (v29 * v26);
    Y[91] = ((v0_cosine[1] * v35) + (v29 * v44)) - (v23 * v40);
    Y[92] = ((v29 * v47) - (v0_sine[1] * v35)) - (v23 * v45);
    Y[93] = (((v0_cosine[1] * v30) - (v0_sine[1] * v26)) - (v29 * v53)) - (v23 * v50);
    const panda_pack v225 = v0_cosine[1] * v49;
    Y[94] = (v0_sine[1] * v51) - v225;
    Y[95] = (v0_cosine[1] * v57) + (v0_sine[1] * v58);
    Y[96] = -((v0_cosine[1] * v59) + (v0_sine[1] * v44));
    const panda_pack v226 = v0_sine[1] * v52;
    Y[97] = (v0_cosine[1] * v48) - v226;
    Y[98] = (v0_cosine[1] * v45) + (v0_sine[1] * v61);
    Y[99] = v225 + v226;
    const panda_pack v227 = 0.0825 * v0_cosine[1];
    const panda_pack v228 = (v0_sine[2] * v23) + (v0_cosine[2] * v227);
    const panda_pack v229 = (v0_cosine[2] * v23) - (v0_sine[2] * v227);
    Y[100] = ((v64 * v229) + (v69 * v228)) - (v29 * v67);
    const panda_pack v230 = v0_sine[2] * v0_sine[1];
    const panda_pack v231 = (((v0_cosine[1] * v69) + (v83 * v228)) - (v80 * v229)) - (v230 * v67);
    Y[101] = v231 - (v29 * v75);
    const panda_pack v232 = v0_cosine[2] * v0_sine[1];
    const panda_pack v233 = (((v0_cosine[1] * v64) - (v89 * v229)) + (v91 * v228)) - (v232 * v67);
    Y[102] = v233 + (v29 * v87);
    const panda_pack v234 = (((v232 * v69) - (v94 * v229)) - (v96 * v228)) - (v230 * v64);
    Y[103] = v234 - (v29 * v93);
    const panda_pack v235 = v0_cosine[1] * v81;
    const panda_pack v236 = v230 * v74;
    Y[104] = v236 + ((v232 * v85) - v235);
    Y[105] = ((v232 * v75) - (v0_cosine[1] * v99)) - (v230 * v87);
    Y[106] = ((v0_cosine[1] * v96) + (v230 * v100)) - (v232 * v83);
    const panda_pack v237 = v232 * v86;
    Y[107] = (v235 - (v230 * v72)) - v237;
    Y[108] = ((v0_cosine[1] * v94) - (v230 * v89)) + (v232 * v102);
    Y[109] = (v237 - (v0_cosine[1] * v82)) - v236;
    const panda_pack v238 = v29 - (0.0825 * v230);
    const panda_pack v239 = (((v0_cosine[3] * v229) - (v0_sine[3] * v238)) - (v232 * v109)) + (v0_cosine[1] * v110);
    const panda_pack v240 = (((v0_sine[3] * v229) + (v0_cosine[3] * v238)) + (v0_cosine[1] * v109)) + (v232 * v110);
    const panda_pack v241 = v112 * v240;
    const panda_pack v242 = v227 - v228;
    Y[110] = (v241 - (v107 * v239)) - (v115 * v242);
    const panda_pack v243 = (v0_cosine[3] * v0_cosine[1]) - (v0_sine[3] * v232);
    const panda_pack v244 = (((v115 * v243) - (v125 * v239)) - (v130 * v242)) + (v121 * v240);
    Y[111] = v244 + (v230 * v112);
    const panda_pack v245 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v232);
    const panda_pack v246 = (((v138 * v242) - (v245 * v115)) - (v133 * v239)) + (v132 * v240);
    Y[112] = v246 - (v230 * v107);
    const panda_pack v247 = (((v245 * v112) - (v107 * v243)) - (v140 * v239)) - (v142 * v242);
    Y[113] = v247 - (v139 * v240);
    const panda_pack v248 = v129 * v243;
    const panda_pack v249 = v230 * v120;
    Y[114] = ((v245 * v136) - v248) - v249;
    Y[115] = ((v245 * v130) + (v138 * v243)) + (v230 * v145);
    Y[116] = ((v146 * v243) - (v245 * v121)) + (v230 * v139);
    const panda_pack v250 = v245 * v137;
    Y[117] = v249 + ((v128 * v243) - v250);
    Y[118] = ((v133 * v243) - (v245 * v148)) + (v230 * v140);
    Y[119] = v250 + (v248 - (v230 * v117));
    const panda_pack v251 = (v0_sine[4] * v242) + (v0_cosine[4] * v239);
    const panda_pack v252 = (v0_sine[4] * v239) - (v0_cosine[4] * v242);
    Y[120] = (v241 - (v149 * v251)) - (v151 * v252);
    const panda_pack v253 = (v0_sine[4] * v245) + (v0_cosine[4] * v230);
    const panda_pack v254 = (((v253 * v112) - (v151 * v243)) - (v166 * v252)) + (v158 * v240);
    Y[121] = v254 - (v162 * v251);
    const panda_pack v255 = (v0_sine[4] * v230) - (v0_cosine[4] * v245);
    const panda_pack v256 = (((v174 * v252) - (v255 * v112)) - (v149 * v243)) + (v169 * v240);
    Y[122] = v256 + (v171 * v251);
    const panda_pack v257 = (((v253 * v149) + (v255 * v151)) - (v178 * v252)) - (v175 * v240);
    Y[123] = v257 + (v176 * v251);
    const panda_pack v258 = v164 * v243;
    const panda_pack v259 = v253 * v157;
    Y[124] = (v258 - (v255 * v167)) - v259;
    Y[125] = ((v255 * v158) - (v253 * v169)) - (v181 * v243);
    Y[126] = ((v178 * v243) - (v255 * v166)) + (v253 * v182);
    const panda_pack v260 = v255 * v168;
    Y[127] = v260 + ((v253 * v155) - v258);
    Y[128] = ((v253 * v171) - (v176 * v243)) - (v255 * v184);
    Y[129] = (v259 - (v165 * v243)) - v260;
    const panda_pack v261 = v252 + (0.088 * v243);
    const panda_pack v262 = ((v0_sine[5] * v240) + (v0_cosine[5] * v251)) + (v253 * v187);
    const panda_pack v263 = ((v0_sine[5] * v251) - (v0_cosine[5] * v240)) - (v253 * v188);
    Y[130] = ((v189 * v262) - (v185 * v261)) - (v191 * v263);
    const panda_pack v264 = (v0_sine[5] * v255) - (v0_cosine[5] * v243);
    const panda_pack v265 = (((v185 * v264) + (v253 * v191)) - (v202 * v262)) + (v206 * v263);
    Y[131] = v265 + (v198 * v261);
    const panda_pack v266 = (v0_sine[5] * v243) + (v0_cosine[5] * v255);
    const panda_pack v267 = (((v185 * v266) - (v253 * v189)) - (v211 * v262)) + (v214 * v263);
    Y[132] = v267 - (v210 * v261);
    const panda_pack v268 = (((v189 * v264) + (v191 * v266)) + (v216 * v262)) + (v218 * v263);
    Y[133] = v268 - (v215 * v261);
    const panda_pack v269 = v253 * v205;
    const panda_pack v270 = v197 * v264;
    Y[134] = v270 + (v269 + (v208 * v266));
    Y[135] = ((v198 * v266) - (v210 * v264)) - (v253 * v221);
    Y[136] = ((v206 * v266) + (v253 * v218)) + (v222 * v264);
    const panda_pack v271 = v209 * v266;
    Y[137] = -(v271 + (v269 + (v195 * v264)));
    Y[138] = ((v211 * v264) + (v253 * v216)) + (v224 * v266);
    Y[139] = v271 + ((v253 * v204) - v270);
    Y[162] = -v30;
    Y[166] = -v53;
    Y[167] = -v42;
    Y[168] = -v50;
    Y[170] = 0.0825 * v67;
    Y[171] = v105 + (v0_cosine[2] * v67);
    Y[172] = -((v0_sine[2] * v67) + (0.0825 * v87));
    Y[173] = ((v0_cosine[2] * v64) + (v0_sine[2] * v69)) + (0.0825 * v93);
    const panda_pack v272 = v0_cosine[2] * v74;
    Y[174] = (v0_sine[2] * v85) - v272;
    Y[175] = (v0_cosine[2] * v87) + (v0_sine[2] * v75);
    Y[176] = -((v0_cosine[2] * v100) + (v0_sine[2] * v83));
    const panda_pack v273 = v0_sine[2] * v86;
    Y[177] = (v0_cosine[2] * v72) - v273;
    Y[178] = (v0_cosine[2] * v89) + (v0_sine[2] * v102);
    Y[179] = v272 + v273;
    const panda_pack v274 = (0.0825 * v0_cosine[2]) - 0.0825;
    const panda_pack v275 = v0_sine[3] * v0_sine[2];
    const panda_pack v276 = (0.384 * v275) + (v0_sine[3] * v274);
    const panda_pack v277 = v0_cosine[3] * v0_sine[2];
    const panda_pack v278 = (0.384 * v277) + (v0_cosine[3] * v274);
    const panda_pack v279 = v112 * v278;
    Y[180] = v279 + (v107 * v276);
    Y[181] = (((v125 * v276) - (v0_cosine[2] * v112)) + (v121 * v278)) - (v275 * v115);
    Y[182] = (((v0_cosine[2] * v107) + (v133 * v276)) + (v132 * v278)) - (v277 * v115);
    Y[183] = (((v140 * v276) - (v139 * v278)) + (v275 * v107)) + (v277 * v112);
    const panda_pack v280 = v0_cosine[2] * v120;
    const panda_pack v281 = v275 * v129;
    Y[184] = v281 + (v280 + (v277 * v136));
    Y[185] = ((v277 * v130) - (v0_cosine[2] * v145)) - (v275 * v138);
    Y[186] = -(((v0_cosine[2] * v139) + (v275 * v146)) + (v277 * v121));
    const panda_pack v282 = v277 * v137;
    Y[187] = -(v282 + (v280 + (v275 * v128)));
    Y[188] = -(((v0_cosine[2] * v140) + (v275 * v133)) + (v277 * v148));
    Y[189] = v282 + ((v0_cosine[2] * v117) - v281);
    const panda_pack v283 = v0_sine[4] * v276;
    const panda_pack v284 = v0_cosine[4] * v276;
    Y[190] = v279 + ((v149 * v284) + (v151 * v283));
    const panda_pack v285 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[4] * v277);
    const panda_pack v286 = (((v158 * v278) - (v285 * v112)) + (v275 * v151)) + (v162 * v284);
    Y[191] = v286 + (v166 * v283);
    const panda_pack v287 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v277);
    const panda_pack v288 = (((v287 * v112) + (v169 * v278)) + (v275 * v149)) - (v171 * v284);
    Y[192] = v288 - (v174 * v283);
    const panda_pack v289 = (((v178 * v283) - (v285 * v149)) - (v287 * v151)) - (v175 * v278);
    Y[193] = v289 - (v176 * v284);
    const panda_pack v290 = v285 * v157;
    const panda_pack v291 = v275 * v164;
    Y[194] = (v290 + (v287 * v167)) - v291;
    Y[195] = ((v285 * v169) - (v287 * v158)) + (v275 * v181);
    Y[196] = ((v287 * v166) - (v285 * v182)) - (v275 * v178);
    const panda_pack v292 = v287 * v168;
    Y[197] = (v291 - (v285 * v155)) - v292;
    Y[198] = ((v287 * v184) - (v285 * v171)) + (v275 * v176);
    Y[199] = v292 + ((v275 * v165) - v290);
    const panda_pack v293 = ((v285 * v187) - (v0_sine[5] * v278)) + (v0_cosine[5] * v284);
    const panda_pack v294 = (0.088 * v275) + v283;
    const panda_pack v295 = ((v0_cosine[5] * v278) - (v285 * v188)) + (v0_sine[5] * v284);
    Y[200] = ((v185 * v294) - (v189 * v293)) + (v191 * v295);
    const panda_pack v296 = (v0_cosine[5] * v275) - (v0_sine[5] * v287);
    const panda_pack v297 = (((v185 * v296) - (v285 * v191)) + (v202 * v293)) - (v206 * v295);
    Y[201] = v297 - (v198 * v294);
    const panda_pack v298 = (v0_cosine[5] * v287) + (v0_sine[5] * v275);
    const panda_pack v299 = (((v285 * v189) - (v185 * v298)) + (v211 * v293)) - (v214 * v295);
    Y[202] = v299 + (v210 * v294);
    const panda_pack v300 = (((v189 * v296) - (v191 * v298)) - (v216 * v293)) - (v218 * v295);
    Y[203] = v300 + (v215 * v294);
    const panda_pack v301 = v197 * v296;
    const panda_pack v302 = v285 * v205;
    Y[204] = (v301 - (v208 * v298)) - v302;
    Y[205] = ((v285 * v221) - (v198 * v298)) - (v210 * v296);
    Y[206] = ((v222 * v296) - (v206 * v298)) - (v285 * v218);
    const panda_pack v303 = v209 * v298;
    Y[207] = v303 + (v302 - (v195 * v296));
    Y[208] = ((v211 * v296) - (v285 * v216)) - (v224 * v298);
    Y[209] = -(v303 + (v301 + (v285 * v204)));
    Y[241] = -v69;
    Y[242] = -v64;
    Y[246] = -v96;
    Y[247] = -v81;
    Y[248] = -v94;
    const panda_pack v304 = v109 * v112;
    Y[250] = ((0.0825 * v115) + (v107 * v110)) - v304;
    Y[251] = (((0.0825 * v130) - (v0_cosine[3] * v115)) - (v109 * v121)) + (v110 * v125);
    Y[252] = (((v0_sine[3] * v115) - (0.0825 * v138)) - (v109 * v132)) + (v110 * v133);
    const panda_pack v305 = (((0.0825 * v142) - (v0_sine[3] * v112)) + (v0_cosine[3] * v107)) + (v109 * v139);
    Y[253] = v305 + (v110 * v140);
    const panda_pack v306 = v0_cosine[3] * v129;
    Y[254] = v306 - (v0_sine[3] * v136);
    Y[255] = -((v0_sine[3] * v130) + (v0_cosine[3] * v138));
    Y[256] = (v0_sine[3] * v121) - (v0_cosine[3] * v146);
    const panda_pack v307 = v0_sine[3] * v137;
    Y[257] = v307 - (v0_cosine[3] * v128);
    Y[258] = (v0_sine[3] * v148) - (v0_cosine[3] * v133);
    Y[259] = -(v306 + v307);
    const panda_pack v308 = (0.0825 * v0_cosine[4]) - (v0_sine[4] * v110);
    const panda_pack v309 = (0.0825 * v0_sine[4]) + (v0_cosine[4] * v110);
    Y[260] = ((v149 * v309) - (v151 * v308)) - v304;
    const panda_pack v310 = v0_sine[4] * v0_sine[3];
    const panda_pack v311 = (((v0_cosine[3] * v151) - (v166 * v308)) + (v162 * v309)) - (v310 * v112);
    Y[261] = v311 - (v109 * v158);
    const panda_pack v312 = (((v0_cosine[3] * v149) + (v174 * v308)) - (v171 * v309)) - (v109 * v169);
    const panda_pack v313 = v0_cosine[4] * v0_sine[3];
    Y[262] = v312 - (v313 * v112);
    const panda_pack v314 = (((v109 * v175) - (v178 * v308)) - (v176 * v309)) - (v310 * v149);
    Y[263] = v314 + (v313 * v151);
    const panda_pack v315 = v310 * v157;
    const panda_pack v316 = v0_cosine[3] * v164;
    Y[264] = (v315 - (v313 * v167)) - v316;
    Y[265] = ((v0_cosine[3] * v181) + (v310 * v169)) + (v313 * v158);
    Y[266] = -(((v0_cosine[3] * v178) + (v310 * v182)) + (v313 * v166));
    const panda_pack v317 = v313 * v168;
    Y[267] = v317 + (v316 - (v310 * v155));
    Y[268] = ((v0_cosine[3] * v176) - (v310 * v171)) - (v313 * v184);
    Y[269] = ((v0_cosine[3] * v165) - v315) - v317;
    const panda_pack v318 = ((v0_cosine[5] * v309) + (v0_sine[5] * v109)) + (v310 * v187);
    const panda_pack v319 = (0.088 * v0_cosine[3]) - v308;
    const panda_pack v320 = ((v0_cosine[5] * v109) - (v0_sine[5] * v309)) + (v310 * v188);
    Y[270] = ((v185 * v319) - (v189 * v318)) - (v191 * v320);
    const panda_pack v321 = (v0_cosine[3] * v0_cosine[5]) + (v0_sine[5] * v313);
    const panda_pack v322 = (((v185 * v321) + (v202 * v318)) + (v206 * v320)) - (v198 * v319);
    Y[271] = v322 - (v310 * v191);
    const panda_pack v323 = (v0_cosine[5] * v313) - (v0_cosine[3] * v0_sine[5]);
    const panda_pack v324 = (((v185 * v323) + (v211 * v318)) + (v214 * v320)) + (v210 * v319);
    Y[272] = v324 + (v310 * v189);
    const panda_pack v325 = (((v189 * v321) + (v191 * v323)) - (v216 * v318)) + (v218 * v320);
    Y[273] = v325 + (v215 * v319);
    const panda_pack v326 = v197 * v321;
    const panda_pack v327 = v310 * v205;
    Y[274] = (v326 + (v208 * v323)) - v327;
    Y[275] = ((v198 * v323) - (v210 * v321)) + (v310 * v221);
    Y[276] = ((v206 * v323) + (v222 * v321)) - (v310 * v218);
    const panda_pack v328 = v209 * v323;
    Y[277] = (v327 - (v195 * v321)) - v328;
    Y[278] = ((v211 * v321) + (v224 * v323)) - (v310 * v216);
    Y[279] = (v328 - (v310 * v204)) - v326;
    Y[321] = -v112;
    Y[325] = -v145;
    Y[326] = -v139;
    Y[327] = -v120;
    Y[328] = -v140;
    Y[331] = -(v0_cosine[4] * v112);
    Y[332] = v0_sine[4] * v112;
    Y[333] = -((v0_sine[4] * v151) + (v0_cosine[4] * v149));
    const panda_pack v329 = v0_cosine[4] * v157;
    Y[334] = v329 + (v0_sine[4] * v167);
    Y[335] = (v0_cosine[4] * v169) - (v0_sine[4] * v158);
    Y[336] = (v0_sine[4] * v166) - (v0_cosine[4] * v182);
    const panda_pack v330 = v0_sine[4] * v168;
    Y[337] = -(v330 + (v0_cosine[4] * v155));
    Y[338] = (v0_sine[4] * v184) - (v0_cosine[4] * v171);
    Y[339] = v330 - v329;
    const panda_pack v331 = v0_cosine[4] * v188;
    const panda_pack v332 = v0_cosine[4] * v187;
    Y[340] = -((v189 * v332) + (v191 * v331));
    const panda_pack v333 = v0_sine[4] * v0_sine[5];
    Y[341] = (((v202 * v332) - (v0_cosine[4] * v191)) - (v185 * v333)) + (v206 * v331);
    const panda_pack v334 = v0_sine[4] * v0_cosine[5];
    Y[342] = (((v0_cosine[4] * v189) - (v185 * v334)) + (v211 * v332)) + (v214 * v331);
    Y[343] = (((v218 * v331) - (v189 * v333)) - (v191 * v334)) - (v216 * v332);
    const panda_pack v335 = v0_cosine[4] * v205;
    const panda_pack v336 = v197 * v333;
    Y[344] = -(v336 + (v335 + (v208 * v334)));
    Y[345] = ((v0_cosine[4] * v221) + (v210 * v333)) - (v198 * v334);
    Y[346] = -(((v0_cosine[4] * v218) + (v222 * v333)) + (v206 * v334));
    const panda_pack v337 = v209 * v334;
    Y[347] = v337 + (v335 + (v195 * v333));
    Y[348] = -(((v0_cosine[4] * v216) + (v211 * v333)) + (v224 * v334));
    Y[349] = (v336 - (v0_cosine[4] * v204)) - v337;
    Y[404] = -v164;
    Y[406] = -v178;
    Y[410] = 0.088 * v185;
    Y[411] = (v0_cosine[5] * v185) - (0.088 * v198);
    Y[412] = (0.088 * v210) - (v0_sine[5] * v185);
    Y[413] = ((v0_cosine[5] * v189) - (v0_sine[5] * v191)) + (0.088 * v215);
    const panda_pack v338 = v0_cosine[5] * v197;
    Y[414] = v338 - (v0_sine[5] * v208);
    Y[415] = -((v0_sine[5] * v198) + (v0_cosine[5] * v210));
    Y[416] = (v0_cosine[5] * v222) - (v0_sine[5] * v206);
    const panda_pack v339 = v0_sine[5] * v209;
    Y[417] = v339 - (v0_cosine[5] * v195);
    Y[418] = (v0_cosine[5] * v211) - (v0_sine[5] * v224);
    Y[419] = -(v338 + v339);
    Y[482] = -v189;
    Y[485] = -v221;
    Y[487] = -v205;
}

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack Y_pack[490];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        panda_pack_give(490U, count, first, lanes, Y_pack, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack Y_pack[490];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        panda_pack_give(490U, count, first, lanes, Y_pack, Y);
    }
}

static PANDA_APART void panda_pack_stiffness_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict K)
{
    (void)prepared;
    const panda_pack v0_angle[7U] = {q[1], q[3], q[2], q[4], q[5], q[6], q[0]};
    panda_pack v0_sine[7U];
    panda_pack v0_cosine[7U];
    panda_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
    K[0] = panda_pack_splat(0.0);
    K[1] = panda_pack_splat(0.0);
    K[2] = panda_pack_splat(0.0);
    K[3] = panda_pack_splat(0.0);
    K[4] = panda_pack_splat(0.0);
    K[5] = panda_pack_splat(0.0);
    K[6] = panda_pack_splat(0.0);
    K[7] = panda_pack_splat(0.0);
    K[14] = panda_pack_splat(0.0);
    K[21] = panda_pack_splat(0.0);
    K[28] = panda_pack_splat(0.0);
    K[35] = panda_pack_splat(0.0);
    K[42] = panda_pack_splat(0.0);
    const panda_pack v14 = v0_sine[0] * v0_cosine[2];
    const panda_pack v15 = (v0_cosine[1] * v14) - (v0_sine[1] * v0_cosine[0]);
    const panda_pack v16 = v0_sine[0] * v0_sine[2];
    const panda_pack v17 = (v0_sine[3] * v16) - (v0_cosine[3] * v15);
    const panda_pack v18 = (v0_cosine[1] * v0_cosine[0]) + (v0_sine[1] * v14);
    const panda_pack v19 = (v0_cosine[4] * v18) - (v0_sine[4] * v17);
    const panda_pack v20 = (v0_sine[4] * v18) + (v0_cosine[4] * v17);
    const panda_pack v21 = (0.002034439958661797 * v0_sine[5]) - (0.002573605371338206 * v0_cosine[5]);
    const panda_pack v22 = v21 - 0.23184755269500001;
    const panda_pack v23 = (v20 * v22) + (0.17380470556900005 * v19);
    const panda_pack v24 = (v0_sine[3] * v15) + (v0_cosine[3] * v16);
    const panda_pack v25 = (0.002573605371338206 * v0_sine[5]) + (0.002034439958661797 * v0_cosine[5]);
    const panda_pack v26 = v25 - 0.067870631425;
    const panda_pack v27 = v23 + ((0.014653732538 * v17) + (v24 * v26));
    const panda_pack v28 = ((0.5527802746500001 * v15) + (2.012523553603 * v18)) - v27;
    const panda_pack v29 = ((0.7468579598720001 * v14) - v28) - (0.028227094878000014 * v16);
    const panda_pack v30 = 7.105427357601002e-15 + (((9.81 * v29) - (0.01993386669246 * v0_sine[0])) - (32.80954542685272 * v0_cosine[0]));
    K[8] = v30 * ((v0_cosine[6] * v0_cosine[6]) + (v0_sine[6] * v0_sine[6]));
    const panda_pack v31 = v0_sine[2] * v0_cosine[0];
    const panda_pack v32 = (v0_sine[6] * v31) - (v0_cosine[2] * v0_cosine[6]);
    const panda_pack v33 = v0_cosine[2] * v0_cosine[0];
    const panda_pack v34 = (v0_sine[2] * v0_cosine[6]) + (v0_sine[6] * v33);
    const panda_pack v35 = v0_sine[0] * v0_sine[6];
    const panda_pack v36 = (v0_sine[1] * v35) + (v0_cosine[1] * v34);
    const panda_pack v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const panda_pack v38 = (v0_cosine[1] * v35) - (v0_sine[1] * v34);
    const panda_pack v39 = (v0_sine[4] * v37) - (v0_cosine[4] * v38);
    const panda_pack v40 = (v0_sine[4] * v38) + (v0_cosine[4] * v37);
    const panda_pack v41 = (v22 * v40) - (0.17380470556900005 * v39);
    const panda_pack v42 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const panda_pack v43 = ((v26 * v42) - (0.014653732538 * v37)) - v41;
    const panda_pack v44 = (0.316 * v35) + (0.0825 * v34);
    const panda_pack v45 = (((0.5527802746500001 * v36) - (2.012523553603 * v38)) - (4.3880230000000005 * v44)) - v43;
    const panda_pack v46 = 9.81 * v0_cosine[0];
    const panda_pack v47 = 0.27690780075318017 * v0_cosine[0];
    const panda_pack v48 = 0.87156675099432 * v0_cosine[0];
    const panda_pack v49 = 35.19724995 * v0_cosine[0];
    const panda_pack v50 = (((v46 * v45) + (v47 * v32)) - (v48 * v34)) - (v49 * v44);
    const panda_pack v51 = 9.81 * (((2.5203900880000005 * v0_cosine[0]) - v29) - 2.957634137601417e-16);
    const panda_pack v52 = v50 + (v35 * v51);
    const panda_pack v53 = (v0_cosine[2] * v0_sine[6]) + (v0_cosine[6] * v31);
    const panda_pack v54 = (v0_cosine[6] * v33) - (v0_sine[2] * v0_sine[6]);
    const panda_pack v55 = v0_sine[0] * v0_cosine[6];
    const panda_pack v56 = (v0_sine[1] * v55) + (v0_cosine[1] * v54);
    const panda_pack v57 = (v0_cosine[3] * v56) - (v0_sine[3] * v53);
    const panda_pack v58 = (v0_cosine[1] * v55) - (v0_sine[1] * v54);
    const panda_pack v59 = (v0_sine[4] * v57) - (v0_cosine[4] * v58);
    const panda_pack v60 = (v0_sine[4] * v58) + (v0_cosine[4] * v57);
    const panda_pack v61 = (v22 * v60) - (0.17380470556900005 * v59);
    const panda_pack v62 = (v0_cosine[3] * v53) + (v0_sine[3] * v56);
    const panda_pack v63 = ((v26 * v62) - (0.014653732538 * v57)) - v61;
    const panda_pack v64 = (0.316 * v55) + (0.0825 * v54);
    const panda_pack v65 = (((0.5527802746500001 * v56) - (2.012523553603 * v58)) - (4.3880230000000005 * v64)) - v63;
    const panda_pack v66 = (((v46 * v65) + (v47 * v53)) - (v54 * v48)) - (v64 * v49);
    const panda_pack v67 = v66 + (v55 * v51);
    const panda_pack v68 = (v0_sine[6] * v67) - (v0_cosine[6] * v52);
    K[9] = v68;
    K[15] = v68;
    const panda_pack v69 = 9.81 * v16;
    const panda_pack v70 = 9.81 * v28;
    const panda_pack v71 = 43.046505630000006 * v16;
    const panda_pack v72 = ((v69 * v45) - (v32 * v70)) + (v44 * v71);
    const panda_pack v73 = ((v69 * v65) - (v53 * v70)) + (v64 * v71);
    const panda_pack v74 = -((v0_sine[6] * v73) - (v0_cosine[6] * v72));
    K[10] = v74;
    K[22] = v74;
    const panda_pack v75 = 9.81 * v18;
    const panda_pack v76 = 9.81 * v27;
    const panda_pack v77 = (v43 * v75) + (v38 * v76);
    const panda_pack v78 = (v63 * v75) + (v58 * v76);
    const panda_pack v79 = -((v0_sine[6] * v78) - (v0_cosine[6] * v77));
    K[11] = v79;
    K[29] = v79;
    const panda_pack v80 = 9.81 * v23;
    const panda_pack v81 = 9.81 * v24;
    const panda_pack v82 = (v41 * v81) + (v42 * v80);
    const panda_pack v83 = (v61 * v81) + (v62 * v80);
    const panda_pack v84 = -((v0_sine[6] * v83) - (v0_cosine[6] * v82));
    K[12] = v84;
    K[36] = v84;
    const panda_pack v85 = 9.81 * v19;
    const panda_pack v86 = v21 * v85;
    const panda_pack v87 = (v20 * (9.81 * v21)) + (v25 * v81);
    const panda_pack v88 = v25 * v85;
    const panda_pack v89 = ((v39 * v87) + (v40 * v86)) - (v42 * v88);
    const panda_pack v90 = ((v59 * v87) + (v60 * v86)) - (v62 * v88);
    const panda_pack v91 = -((v0_sine[6] * v90) - (v0_cosine[6] * v89));
    K[13] = v91;
    K[43] = v91;
    K[16] = -((v35 * v52) + (v55 * v67));
    const panda_pack v92 = (v35 * v72) + (v55 * v73);
    K[17] = v92;
    K[23] = v92;
    const panda_pack v93 = (v35 * v77) + (v55 * v78);
    K[18] = v93;
    K[30] = v93;
    const panda_pack v94 = (v35 * v82) + (v55 * v83);
    K[19] = v94;
    K[37] = v94;
    const panda_pack v95 = (v35 * v89) + (v55 * v90);
    K[20] = v95;
    K[44] = v95;
    K[24] = (v53 * v73) + (v32 * v72);
    const panda_pack v96 = (v53 * v78) + (v32 * v77);
    K[25] = v96;
    K[31] = v96;
    const panda_pack v97 = (v53 * v83) + (v32 * v82);
    K[26] = v97;
    K[38] = v97;
    const panda_pack v98 = (v53 * v90) + (v32 * v89);
    K[27] = v98;
    K[45] = v98;
    K[32] = (v58 * v78) + (v38 * v77);
    const panda_pack v99 = (v58 * v83) + (v38 * v82);
    K[33] = v99;
    K[39] = v99;
    const panda_pack v100 = (v58 * v90) + (v38 * v89);
    K[34] = v100;
    K[46] = v100;
    K[40] = (v62 * v83) + (v42 * v82);
    const panda_pack v101 = (v62 * v90) + (v42 * v89);
    K[41] = v101;
    K[47] = v101;
    K[48] = (v59 * v90) + (v39 * v89);
}

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack K_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        panda_pack_give(49U, count, first, lanes, K_pack, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack K_pack[49];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        panda_pack_give(49U, count, first, lanes, K_pack, K);
    }
}

static PANDA_APART void panda_pack_damping_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = panda_pack_splat(0.0);
    D[1] = panda_pack_splat(0.0);
    D[2] = panda_pack_splat(0.0);
    D[3] = panda_pack_splat(0.0);
    D[4] = panda_pack_splat(0.0);
    D[5] = panda_pack_splat(0.0);
    D[6] = panda_pack_splat(0.0);
    D[7] = panda_pack_splat(0.0);
    D[8] = panda_pack_splat(0.0);
    D[9] = panda_pack_splat(0.0);
    D[10] = panda_pack_splat(0.0);
    D[11] = panda_pack_splat(0.0);
    D[12] = panda_pack_splat(0.0);
    D[13] = panda_pack_splat(0.0);
    D[14] = panda_pack_splat(0.0);
    D[15] = panda_pack_splat(0.0);
    D[16] = panda_pack_splat(0.0);
    D[17] = panda_pack_splat(0.0);
    D[18] = panda_pack_splat(0.0);
    D[19] = panda_pack_splat(0.0);
    D[20] = panda_pack_splat(0.0);
    D[21] = panda_pack_splat(0.0);
    D[22] = panda_pack_splat(0.0);
    D[23] = panda_pack_splat(0.0);
    D[24] = panda_pack_splat(0.0);
    D[25] = panda_pack_splat(0.0);
    D[26] = panda_pack_splat(0.0);
    D[27] = panda_pack_splat(0.0);
    D[28] = panda_pack_splat(0.0);
    D[29] = panda_pack_splat(0.0);
    D[30] = panda_pack_splat(0.0);
    D[31] = panda_pack_splat(0.0);
    D[32] = panda_pack_splat(0.0);
    D[33] = panda_pack_splat(0.0);
    D[34] = panda_pack_splat(0.0);
    D[35] = panda_pack_splat(0.0);
    D[36] = panda_pack_splat(0.0);
    D[37] = panda_pack_splat(0.0);
    D[38] = panda_pack_splat(0.0);
    D[39] = panda_pack_splat(0.0);
    D[40] = panda_pack_splat(0.0);
    D[41] = panda_pack_splat(0.0);
    D[42] = panda_pack_splat(0.0);
    D[43] = panda_pack_splat(0.0);
    D[44] = panda_pack_splat(0.0);
    D[45] = panda_pack_splat(0.0);
    D[46] = panda_pack_splat(0.0);
    D[47] = panda_pack_splat(0.0);
    D[48] = panda_pack_splat(0.0);
}

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack D_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        panda_pack_give(49U, count, first, lanes, D_pack, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack D_pack[49];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        panda_pack_give(49U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
