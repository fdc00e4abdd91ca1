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
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t panda_turns __attribute__((vector_size(PANDA_BYTES / sizeof(double) * 4)));

static inline panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PANDA_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void panda_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    if (lanes < PANDA_LANES) {
        panda_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const panda_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void panda_pack_give(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    if (lanes < PANDA_LANES) {
        panda_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(panda_unaligned *)&many[(k * count) + first] = one[k];
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

static inline bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static PANDA_APART void panda_pack_sincos_outside(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void panda_pack_sincos(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    panda_mask every = ~(panda_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);
        const panda_pack x = (panda_pack)((panda_mask)angle[i] & inside);
        const panda_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, panda_turns);
        const panda_pack n = __builtin_convertvector(turns, panda_pack) - 65536.0;
        const panda_pack odd = __builtin_convertvector(turns & 1, panda_pack);
        const panda_pack sign = 1.0 - __builtin_convertvector(turns & 2, panda_pack);
        const panda_pack a = x - (n * 1.5707963267341256);
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
        every &= inside;
    }
    if (!panda_pack_all(every)) {
        panda_pack_sincos_outside(size, angle, sine, cosine);
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

#else

typedef int panda_has_no_vector_code;

#endif
