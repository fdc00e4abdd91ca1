#include "panda.h"

#include <math.h>

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define PANDA_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define PANDA_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void panda_sincos(size_t size, const double *angle, double *sine, double *cosine)
{
    size_t outside = 0U;

    for (size_t i = 0U; i < size; i++) {
        outside += (fabs(angle[i]) <= 100000.0) ? 0U : 1U;
    }
    if (outside > 0U) {
        for (size_t i = 0U; i < size; i++) {
            sine[i] = sin(angle[i]);
            cosine[i] = cos(angle[i]);
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const int turns = (int)((angle[i] * 0.6366197723675814) + 65536.5);
            const double n = (double)turns - 65536.0;
            const double odd = (double)(int)((unsigned int)turns & 1U);
            const double sign = 1.0 - (double)(int)((unsigned int)turns & 2U);
            const double a = angle[i] - (n * 1.5707963267341256);
            const double b = a - (n * 6.077100506303966e-11);
            const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const double r = b - rest;
            const double low = (b - r) - rest;
            const double z = r * r;
            const double h = 0.5 * z;
            const double w = 1.0 - h;
            const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const double across = sign * odd;
            const double along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void panda_default_parameters(panda_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void panda_prepare(const panda_parameters *parameters, panda_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void panda_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_parameters parameters_lane;
        panda_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        panda_prepare(&parameters_lane, &prepared_lane);
        panda_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void panda_mass_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double M[restrict 49])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[PANDA_ANGLES(6U)] = {q[3], q[4], q[5], v0, q[1], q[2]};
    double v1_sine[PANDA_ANGLES(6U)];
    double v1_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v1_angle, v1_sine, v1_cosine);
    M[48] = 0.006684151967360946;
    const double v13 = 0.0032806082595733185 * v1_cosine[3];
    const double v14 = 0.23184755269500001 + v13;
    const double v15 = (0.17380470556900005 * v1_sine[2]) + (v1_cosine[2] * v14);
    const double v16 = v15 - 0.014653732538;
    const double v17 = 0.0032806082595733185 * v1_sine[3];
    const double v18 = v17 - 0.067870631425;
    const double v19 = (v1_cosine[1] * v16) + (v1_sine[1] * v18);
    const double v20 = v19 - 0.5527802746500001;
    const double v21 = (v1_sine[2] * v14) - (0.17380470556900005 * v1_cosine[2]);
    const double v22 = 2.0125235536029997 + v21;
    const double v23 = (v1_cosine[0] * v20) - (v1_sine[0] * v22);
    const double v24 = (0.001535882372017312 * v1_cosine[3]) - (0.000386330894443768 * v1_sine[3]);
    const double v25 = v1_cosine[2] * v24;
    const double v26 = 0.000577387053684904 * v1_cosine[3];
    const double v27 = (0.002174847060296272 * v1_cosine[3]) - (0.0013205141364616632 * v1_sine[3]);
    const double v28 = v1_sine[3] * v27;
    const double v29 = v26 - v28;
    const double v30 = ((v1_sine[2] * (v29 - 0.004730348259622701)) - (0.029497140765350635 * v1_cosine[2])) - (2.0 * v25);
    const double v31 = v1_sine[2] * v30;
    const double v32 = (v31 - 0.03970275123129646) - v26;
    const double v33 = (0.165 * v23) - v32;
    const double v34 = 0.165 * v19;
    const double v35 = 0.013721782605646424 + (v24 + ((v1_cosine[2] * v30) + (0.384 * v15)));
    const double v36 = ((v1_cosine[3] * v27) + (0.000288693526842452 * v1_sine[3])) - 0.000983664612929451;
    const double v37 = (0.000386330894443768 * v1_cosine[3]) + (0.001535882372017312 * v1_sine[3]);
    const double v38 = 9.3569097314605e-05 + v37;
    const double v39 = (v1_sine[2] * v36) - (v1_cosine[2] * v38);
    const double v40 = 0.0012597535716761543 * v1_sine[3];
    const double v41 = v40 + (v39 - 0.02389827041510187);
    const double v42 = (v1_cosine[1] * v35) + (v1_sine[1] * v41);
    const double v43 = v1_cosine[0] * v42;
    const double v44 = v1_sine[0] * v32;
    const double v45 = (v1_sine[2] * v38) + (v1_cosine[2] * v36);
    const double v46 = v1_cosine[1] * v45;
    const double v47 = 0.05313849683169709 + v29;
    M[40] = v47;
    const double v48 = v28 + v31;
    const double v49 = ((2.0 * v46) - (0.0030304889466540603 * v1_cosine[1])) + (v1_sine[1] * (0.04153078736086563 - (v47 - v48)));
    const double v50 = v1_sine[1] * v49;
    const double v51 = v50 - v34;
    const double v52 = 0.768 * v21;
    const double v53 = v48 + v52;
    const double v54 = v51 - v53;
    const double v55 = (v44 - (2.0 * v43)) + (v1_cosine[0] * (0.3256817453709217 + (0.165 * v21)));
    const double v56 = v55 - (v1_sine[0] * (v54 - 0.6892538823000487));
    const double v57 = v1_sine[0] * v56;
    const double v58 = (v34 - v33) - v57;
    const double v59 = (v1_cosine[0] * v22) + (v20 * v1_sine[0]);
    const double v60 = 0.316 * v59;
    const double v61 = v57 - v60;
    const double v62 = v52 + (0.749763367252814 + (v47 + v51));
    M[24] = v62;
    const double v63 = 0.0825 * v23;
    const double v64 = v60 + v63;
    const double v65 = v62 + v64;
    const double v66 = (v1_cosine[1] * v18) - (v16 * v1_sine[1]);
    const double v67 = 0.0825 * v66;
    const double v68 = (((v1_cosine[1] * v49) - v45) - 0.00239011055294907) - v67;
    const double v69 = (v1_cosine[1] * v41) - (v1_sine[1] * v35);
    const double v70 = 0.0016444875773692705 + v69;
    const double v71 = (v1_cosine[0] * v68) - (v1_sine[0] * v70);
    const double v72 = -(v1_sine[5] * (v63 + (v50 + ((v61 + (v65 - v53)) - 0.7008497463952148))));
    const double v73 = v72 - (v1_cosine[5] * (0.00024382484190148615 - ((2.0 * v71) + (0.165 * v66))));
    const double v74 = v1_sine[5] * v73;
    const double v75 = (v1_cosine[0] * v70) + (v1_sine[0] * v68);
    const double v76 = (v75 + (0.316 * v66)) - 0.013297019103287584;
    const double v77 = ((v42 + ((v1_cosine[0] * v56) - (0.316 * v23))) - 0.4043356361115752) - (0.0825 * (v21 + v59));
    const double v78 = (v1_sine[5] * v76) - (v1_cosine[5] * v77);
    const double v79 = v1_sine[4] * (v74 + ((v33 + (v54 + (2.0 * v61))) - 1.63673564001047));
    M[0] = (0.1721381546376276 - v58) - (v1_sine[4] * (v79 - (v1_cosine[4] * ((2.0 * v78) - 0.00796671776787104))));
    const double v80 = (v1_sine[5] * v77) + (v1_cosine[5] * v76);
    M[9] = v80;
    M[15] = v80;
    const double v81 = (v1_sine[4] * (v67 + ((v71 - (v1_cosine[5] * v73)) - 0.010383014241958912))) + (v1_cosine[4] * (v80 - 0.0007689361029463999));
    M[1] = v81;
    M[7] = v81;
    const double v82 = v58 - 0.13480070614822146;
    const double v83 = (v1_sine[4] * v78) - (v1_cosine[4] * v82);
    M[2] = v83;
    M[14] = v83;
    const double v84 = v1_sine[4] * v1_sine[5];
    const double v85 = v1_sine[4] * v1_cosine[5];
    const double v86 = 0.0825 * v1_cosine[0];
    const double v87 = v86 - 0.0825;
    const double v88 = ((v1_cosine[0] * v32) + (v19 * v87)) + (v1_sine[0] * v42);
    const double v89 = 0.0825 * v1_sine[0];
    const double v90 = (0.316 * v1_cosine[0]) - v89;
    const double v91 = v69 + (v66 * v90);
    const double v92 = v89 - 0.316;
    const double v93 = (v43 - (v19 * v92)) - v44;
    const double v94 = ((v84 * v91) - (v1_cosine[4] * v88)) + (v85 * v93);
    M[4] = v94;
    M[28] = v94;
    const double v95 = v47 + (0.384 * v21);
    const double v96 = v46 - (v1_sine[1] * v95);
    const double v97 = v1_sine[1] * v21;
    const double v98 = ((v1_cosine[0] * v39) + (v1_sine[0] * v96)) - (v87 * v97);
    const double v99 = v86 + (0.316 * v1_sine[0]);
    const double v100 = ((v1_cosine[1] * v95) - (0.0825 * v15)) + (v1_sine[1] * v45);
    M[26] = v100;
    M[38] = v100;
    const double v101 = v1_cosine[1] * v90;
    const double v102 = (v100 + (v15 * v99)) + (v21 * v101);
    const double v103 = ((v1_cosine[0] * v96) - (v1_sine[0] * v39)) + (v92 * v97);
    const double v104 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[3]);
    const double v105 = (v1_sine[2] * v24) + (v1_cosine[2] * v104);
    const double v106 = ((v1_sine[2] * v104) + (0.0012597535716761543 * v1_cosine[3])) - v25;
    const double v107 = (v1_cosine[2] * v40) - v37;
    const double v108 = (v1_cosine[1] * v106) + (v1_sine[1] * v107);
    const double v109 = v1_cosine[2] * v17;
    const double v110 = (v1_cosine[1] * v13) + (v1_sine[1] * v109);
    const double v111 = ((v1_cosine[0] * v105) - (v1_sine[0] * v108)) - (v87 * v110);
    const double v112 = ((v1_cosine[1] * v107) + (v1_sine[3] * (0.0002706501814147988 * v1_sine[2]))) - (v1_sine[1] * v106);
    M[27] = v112;
    M[45] = v112;
    const double v113 = ((v112 - (v17 * (v1_sine[2] * v99))) - (v13 * (v1_sine[1] * v90))) + (v101 * v109);
    const double v114 = ((v1_cosine[0] * v108) + (v1_sine[0] * v105)) - (v92 * v110);
    M[8] = v74 + (1.1168423647533403 + (v64 + v65));
    const double v115 = (v1_sine[5] * v114) - (v1_cosine[5] * v113);
    M[13] = v115;
    M[43] = v115;
    const double v116 = -(((v1_cosine[4] * v75) + (v65 * v84)) - (v71 * v85));
    M[3] = v116;
    M[21] = v116;
    const double v117 = -(((v1_cosine[4] * v98) + (v84 * v102)) - (v85 * v103));
    M[5] = v117;
    M[35] = v117;
    const double v118 = -(((v1_cosine[4] * v111) + (v84 * v113)) + (v85 * v114));
    M[6] = v118;
    M[42] = v118;
    const double v119 = -((v1_sine[5] * v71) + (v65 * v1_cosine[5]));
    M[10] = v119;
    M[22] = v119;
    const double v120 = -((v1_sine[5] * v93) - (v1_cosine[5] * v91));
    M[11] = v120;
    M[29] = v120;
    const double v121 = -((v1_sine[5] * v103) + (v1_cosine[5] * v102));
    M[12] = v121;
    M[36] = v121;
    M[16] = -v82;
    const double v122 = -v75;
    M[17] = v122;
    M[23] = v122;
    const double v123 = -v88;
    M[18] = v123;
    M[30] = v123;
    const double v124 = -v98;
    M[19] = v124;
    M[37] = v124;
    const double v125 = -v111;
    M[20] = v125;
    M[44] = v125;
    const double v126 = -v69;
    M[25] = v126;
    M[31] = v126;
    M[32] = -v32;
    const double v127 = -v39;
    M[33] = v127;
    M[39] = v127;
    const double v128 = -v105;
    M[34] = v128;
    M[46] = v128;
    const double v129 = -v37;
    M[41] = v129;
    M[47] = v129;
}

#if !defined(PANDA_VECTOR)

void panda_mass_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double M_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(prepared, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

void panda_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double M_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(&prepared_lane, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

#endif

void panda_bias(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double h[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[PANDA_ANGLES(6U)] = {q[1], q[3], q[2], q[5], q[4], v0};
    double v1_sine[PANDA_ANGLES(6U)];
    double v1_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v1_angle, v1_sine, v1_cosine);
    const double v13 = v1_cosine[0] * qd[0];
    const double v14 = qd[2] + v13;
    const double v15 = v1_sine[0] * qd[0];
    const double v16 = (v1_cosine[2] * v15) - (v1_sine[2] * qd[1]);
    const double v17 = (v1_sine[1] * v16) + (v1_cosine[1] * v14);
    const double v18 = qd[4] + v17;
    const double v19 = (v1_sine[1] * v14) - (v1_cosine[1] * v16);
    const double v20 = (v1_cosine[2] * qd[1]) + (v1_sine[2] * v15);
    const double v21 = qd[3] - v20;
    const double v22 = (v1_sine[4] * v21) - (v1_cosine[4] * v19);
    const double v23 = (v1_sine[3] * v22) + (v1_cosine[3] * v18);
    const double v24 = (v1_cosine[3] * v22) - (v1_sine[3] * v18);
    const double v25 = v24 * v23;
    const double v26 = v19 * v17;
    const double v27 = qd[1] * v13;
    const double v28 = 2.0 * v27;
    const double v29 = v13 * v15;
    const double v30 = (v1_cosine[2] * v29) - (v1_sine[2] * v28);
    const double v31 = v14 * v16;
    const double v32 = v31 - v30;
    const double v33 = v32 + v26;
    const double v34 = (v1_sine[2] * v29) + (v1_cosine[2] * v28);
    const double v35 = (v20 * (2.0 * v14)) - v34;
    const double v36 = v20 * v16;
    const double v37 = qd[1] * v15;
    const double v38 = v37 - v36;
    const double v39 = (v1_sine[1] * v38) - (v1_cosine[1] * v35);
    const double v40 = (v17 * (2.0 * v21)) - v39;
    const double v41 = (v1_sine[4] * v40) - (v1_cosine[4] * v33);
    const double v42 = v22 * v18;
    const double v43 = v42 - v41;
    const double v44 = v43 + v25;
    const double v45 = v21 * v21;
    const double v46 = v45 + (v17 * v17);
    const double v47 = v14 * v14;
    const double v48 = v47 + (v20 * v20);
    const double v49 = v1_sine[0] * v1_cosine[2];
    const double v50 = ((0.316 * v30) + (0.0825 * v48)) + (9.81 * v49);
    const double v51 = v31 + v32;
    const double v52 = qd[1] * qd[1];
    const double v53 = v52 + (v15 * v15);
    const double v54 = ((9.81 * v1_cosine[0]) - (0.316 * v53)) - (0.0825 * v51);
    const double v55 = (v1_sine[1] * v54) - (v1_cosine[1] * v50);
    const double v56 = v55 + (0.0825 * v46);
    const double v57 = (v1_sine[1] * v35) + (v1_cosine[1] * v38);
    const double v58 = v21 * v19;
    const double v59 = v57 + v58;
    const double v60 = v58 + v59;
    const double v61 = v37 + v36;
    const double v62 = v1_sine[0] * v1_sine[2];
    const double v63 = ((0.316 * v34) - (0.0825 * v61)) + (9.81 * v62);
    const double v64 = v63 + (0.0825 * v60);
    const double v65 = (v1_sine[4] * v64) + (v1_cosine[4] * v56);
    const double v66 = (0.384 * v41) - v65;
    const double v67 = (v1_sine[1] * v50) + (v1_cosine[1] * v54);
    const double v68 = v26 - v32;
    const double v69 = (0.0825 * v68) - v67;
    const double v70 = v45 + (v19 * v19);
    const double v71 = v69 + (0.384 * v70);
    const double v72 = ((v1_sine[3] * v66) - (v1_cosine[3] * v71)) - (0.088 * v44);
    const double v73 = (v1_sine[4] * v33) + (v1_cosine[4] * v40);
    const double v74 = (v1_cosine[4] * v21) + (v1_sine[4] * v19);
    const double v75 = (v18 * (2.0 * v74)) - v73;
    const double v76 = v22 * v74;
    const double v77 = v59 + v76;
    const double v78 = (v1_sine[3] * v77) + (v1_cosine[3] * v75);
    const double v79 = qd[5] + v74;
    const double v80 = 2.0 * v79;
    const double v81 = (qd[6] * v80) - v78;
    const double v82 = 0.0032806082595733185 * v1_sine[5];
    const double v83 = (v24 * (2.0 * qd[6])) - v44;
    const double v84 = 0.0032806082595733185 * v1_cosine[5];
    const double v85 = ((v82 * v81) - (2.6346312806250003 * v72)) - (v84 * v83);
    const double v86 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const double v87 = 0.001087423530148136 + (v1_cosine[5] * v86);
    const double v88 = (((0.0011196707334275545 * v44) - (0.00010375891721868492 * v78)) - (v81 * v87)) + (0.088 * v85);
    const double v89 = v1_sine[5] * v86;
    const double v90 = 0.002681818915449642 + v89;
    const double v91 = v24 * v24;
    const double v92 = v79 * v79;
    const double v93 = v92 + v91;
    const double v94 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const double v95 = v94 - 0.014748570382675318;
    const double v96 = v92 + (v23 * v23);
    const double v97 = (v1_sine[3] * v71) + (v1_cosine[3] * v66);
    const double v98 = (((v88 - (v83 * v90)) + (v93 * v95)) + (0.014748570382675318 * v96)) + (0.17380470556900005 * v97);
    const double v99 = (v1_sine[3] * v75) - (v1_cosine[3] * v77);
    const double v100 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const double v101 = 9.3569097314605e-05 + v100;
    const double v102 = v25 - v43;
    const double v103 = qd[6] - v23;
    const double v104 = v103 * v103;
    const double v105 = v92 + v104;
    const double v106 = (((v98 - (v101 * v99)) - (0.028934422545659894 * v102)) - (v105 * v94)) - (v84 * v72);
    const double v107 = v97 + (0.088 * v96);
    const double v108 = (((0.17380470556900005 * v102) - (2.6346312806250003 * v107)) + (v82 * v99)) - (v84 * v105);
    const double v109 = (0.17380470556900005 * v93) - v85;
    const double v110 = (v1_sine[3] * v109) - (v1_cosine[3] * v108);
    const double v111 = (((0.014653732538 * v69) + (0.384 * v110)) - (0.02389827041510187 * v77)) - (0.0015152444733270301 * v75);
    const double v112 = v42 + v43;
    const double v113 = v18 * v18;
    const double v114 = v113 + (v74 * v74);
    const double v115 = ((v111 - (0.0014511560650267152 * v112)) - v106) + (0.0010267877770288947 * (v70 - v114));
    const double v116 = v89 - 0.004002333051911305;
    const double v117 = (((0.00010375891721868492 * v44) - (v81 * v116)) + (v83 * v87)) - (v101 * v93);
    const double v118 = (v1_sine[4] * v56) - (v1_cosine[4] * v64);
    const double v119 = v118 + (0.384 * v73);
    const double v120 = v99 + (v24 * v80);
    const double v121 = v91 + v104;
    const double v122 = (v23 * v80) - v78;
    const double v123 = (((v117 - (0.17380470556900005 * v119)) - (v120 * v95)) + (v100 * v121)) + (0.028934422545659894 * v122);
    const double v124 = v113 + (v22 * v22);
    const double v125 = (v123 + (9.3569097314605e-05 * v124)) - (v82 * v72);
    const double v126 = (0.088 * v120) - v119;
    const double v127 = (((v99 * v116) - (v100 * v102)) - (v120 * v90)) + (v122 * v94);
    const double v128 = ((v127 + (v82 * v107)) - (v84 * v126)) - (v87 * (v105 - v121));
    h[6] = v128;
    const double v129 = ((2.6346312806250003 * v126) + (v82 * v121)) + (v84 * v120);
    const double v130 = ((((0.088 * v129) + (9.3569097314605e-05 * v102)) + (0.0011196707334275545 * v120)) + (0.014748570382675318 * v122)) - v128;
    const double v131 = v130 - (0.00010375891721868492 * (v96 - v124));
    const double v132 = v129 + (0.17380470556900005 * v122);
    const double v133 = (((v1_sine[3] * v131) - (v1_cosine[3] * v125)) + (0.067870631425 * v69)) + (0.384 * v132);
    const double v134 = v59 - v76;
    const double v135 = ((v133 + (0.0100451878283212 * v75)) + (0.0010267877770288947 * v134)) + (0.0015152444733270301 * v112);
    const double v136 = v135 + (0.02389827041510187 * (v70 - v124));
    const double v137 = (((0.0016444875773692705 * v57) - (0.0039053550262761003 * v39)) + (v1_sine[4] * v136)) + (v1_cosine[4] * v115);
    const double v138 = (((v1_sine[3] * v108) + (v1_cosine[3] * v109)) - (4.065735684829545 * v69)) - (0.067870631425 * v75);
    const double v139 = v138 + (0.014653732538 * v112);
    const double v140 = (((v137 - (0.0825 * v139)) - (1.0008251418429999 * v55)) - (0.3087998849151318 * v33)) + (0.005415763498190531 * v68);
    const double v141 = v140 - (0.07937575371526084 * (v46 - v70));
    h[3] = v141;
    const double v142 = v141 + (((0.00012191242095074308 * v35) - (0.013297019103287584 * v38)) + (1.3360662912298427e-05 * v51));
    const double v143 = (((4.065735684829545 * v65) + (0.067870631425 * v77)) + (0.014653732538 * v114)) - v110;
    const double v144 = (((4.065735684829545 * v118) - (0.014653732538 * v134)) + (0.067870631425 * v124)) - v132;
    const double v145 = (((v1_sine[4] * v144) + (v1_cosine[4] * v143)) + (2.352456790569697 * v55)) + (1.0008251418429999 * v33);
    const double v146 = ((0.0825 * v1_cosine[1]) + (0.316 * v1_sine[1])) * (v139 + ((2.352456790569697 * v67) - (1.0008251418429999 * v70)));
    const double v147 = (v142 + (v145 * ((0.0825 * v1_sine[1]) - (0.316 * v1_cosine[1])))) + v146;
    const double v148 = v147 - (0.005487648106562257 * (v53 - v48));
    const double v149 = (((v1_sine[4] * v115) - (v1_cosine[4] * v136)) - (0.07937575371526084 * v60)) - (1.0008251418429999 * v63);
    const double v150 = v47 + (v16 * v16);
    const double v151 = ((v149 + (0.3087998849151318 * v40)) + (0.0039053550262761003 * v68)) + (0.0016444875773692705 * (v70 - v150));
    const double v152 = (((v1_sine[3] * v125) + (v1_cosine[3] * v131)) + (0.02389827041510187 * v41)) - (0.067870631425 * v65);
    const double v153 = (((v152 + (0.0010267877770288947 * v73)) - (0.0100451878283212 * v77)) + (0.014653732538 * v118)) - (0.0014511560650267152 * v134);
    const double v154 = v153 + (0.0015152444733270301 * (v114 - v124));
    h[4] = v154;
    const double v155 = (v1_sine[4] * v143) - (v1_cosine[4] * v144);
    const double v156 = ((((0.005415763498190531 * v60) + (0.0825 * v155)) - (0.07937575371526084 * v40)) - (0.0016444875773692705 * v33)) - v154;
    const double v157 = v156 - (0.0039053550262761003 * (v46 - v150));
    const double v158 = (((0.27690780075318017 * v1_cosine[0]) + (v1_sine[1] * v157)) + (v1_cosine[1] * v151)) + (0.022178148964878186 * v35);
    const double v159 = v155 + ((2.352456790569697 * v63) - (1.0008251418429999 * v40));
    const double v160 = ((v158 + (0.005487648106562257 * v61)) - (0.316 * v159)) - (0.00012191242095074308 * v51);
    const double v161 = v160 - (0.013297019103287584 * (v53 - v150));
    const double v162 = ((v37 * ((0.21021081951078455 * v1_cosine[0]) + (0.00796671776787104 * v1_sine[0]))) - (v49 * v161)) - (v62 * v148);
    const double v163 = v162 + (0.0007689361029463999 * ((v1_sine[0] * v53) - ((qd[0] * v15) - (v1_cosine[0] * v29))));
    const double v164 = v52 + (v13 * v13);
    const double v165 = v163 - (0.01026110182100817 * ((v1_sine[0] * v29) - ((qd[0] * v13) - (v1_cosine[0] * v164))));
    const double v166 = (((v1_sine[1] * v151) + (0.005487648106562257 * v34)) - (v1_cosine[1] * v157)) - (0.022178148964878186 * v38);
    const double v167 = (((v166 + (0.013297019103287584 * v30)) + (1.3360662912298427e-05 * v61)) + (0.0825 * v159)) + (0.27690780075318017 * v49);
    const double v168 = v167 + (0.00012191242095074308 * (v48 - v150));
    h[2] = v168;
    h[0] = v165 + (v1_cosine[0] * (v168 - (0.00796671776787104 * v27)));
    const double v169 = (((0.01993386669246 * v1_cosine[0]) - (v1_cosine[2] * v148)) + (v1_sine[2] * v161)) - (4.74615389612781 * v1_sine[0]);
    h[1] = (v169 - (0.10510540975539227 * v29)) - (0.00398335888393552 * (v53 - v164));
    h[5] = -v106;
}

#if !defined(PANDA_VECTOR)

void panda_bias_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(prepared, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

void panda_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

#endif

void panda_gravity(const panda_prepared *restrict prepared, const double q[restrict 7], double g[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[PANDA_ANGLES(6U)] = {q[2], q[1], q[3], q[4], q[5], v0};
    double v1_sine[PANDA_ANGLES(6U)];
    double v1_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v1_angle, v1_sine, v1_cosine);
    const double v13 = v1_sine[1] * v1_cosine[0];
    const double v14 = 9.81 * v13;
    const double v15 = 9.81 * v1_cosine[1];
    const double v16 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const double v17 = v1_sine[1] * v1_sine[0];
    const double v18 = 9.81 * v17;
    const double v19 = (v1_sine[3] * v18) + (v1_cosine[3] * v16);
    const double v20 = (v1_sine[2] * v14) + (v1_cosine[2] * v15);
    const double v21 = (v1_sine[4] * v20) + (v1_cosine[4] * v19);
    const double v22 = (v1_sine[4] * v19) - (v1_cosine[4] * v20);
    const double v23 = 0.0032806082595733185 * v1_cosine[5];
    const double v24 = 0.23184755269500001 + v23;
    const double v25 = (v24 * v22) - (0.17380470556900005 * v21);
    const double v26 = (-(0.014653732538 * v20)) - v25;
    const double v27 = 0.0032806082595733185 * v1_sine[5];
    const double v28 = (v1_sine[3] * v16) - (v1_cosine[3] * v18);
    const double v29 = (v27 * v22) - (0.17380470556900005 * v28);
    const double v30 = v27 * v21;
    const double v31 = v30 - (v24 * v28);
    const double v32 = ((v1_sine[4] * v31) - (0.067870631425 * v20)) - (v1_cosine[4] * v29);
    const double v33 = ((v1_sine[3] * v32) + (v1_cosine[3] * v26)) - ((2.012523553603 * v16) + (0.5527802746500001 * v20));
    g[3] = v33;
    const double v34 = v33 + (7.3266765863443215 * v1_cosine[1]);
    const double v35 = (2.012523553603 * v18) - ((v1_sine[3] * v26) - (v1_cosine[3] * v32));
    const double v36 = ((v1_sine[4] * v29) + (v1_cosine[4] * v31)) - ((0.067870631425 * v19) - (0.014653732538 * v28));
    g[4] = v36;
    const double v37 = v36 - (0.5527802746500001 * v18);
    const double v38 = (((v1_cosine[2] * v37) + (0.028227094878000014 * v14)) + (0.7468579598720001 * v18)) - (v1_sine[2] * v35);
    g[2] = v38;
    const double v39 = ((0.27690780075318017 * v1_cosine[1]) - (v1_sine[2] * v37)) - (v1_cosine[2] * v35);
    g[0] = ((v1_cosine[1] * v38) - (v17 * v34)) - (v13 * v39);
    g[1] = (((0.01993386669246 * v1_cosine[1]) - (32.80954542685273 * v1_sine[1])) + (v1_sine[0] * v39)) - (v1_cosine[0] * v34);
    g[5] = -v25;
    g[6] = (v23 * v28) - v30;
}

#if !defined(PANDA_VECTOR)

void panda_gravity_batch(const panda_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double g_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(prepared, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

void panda_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double g_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(&prepared_lane, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

#endif

void panda_coriolis_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double C[restrict 49])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(7U)] = {q[3], q[4], q[5], q[1], q[2], q[0], q[6]};
    double v0_sine[PANDA_ANGLES(7U)];
    double v0_cosine[PANDA_ANGLES(7U)];
    panda_sincos(PANDA_ANGLES(7U), v0_angle, v0_sine, v0_cosine);
    const double v14 = v0_sine[3] * v0_sine[4];
    const double v15 = v0_sine[3] * v0_cosine[4];
    const double v16 = (v0_cosine[0] * v15) - (v0_sine[0] * v0_cosine[3]);
    const double v17 = (v0_sine[1] * v14) - (v0_cosine[1] * v16);
    const double v18 = (v0_cosine[0] * v0_cosine[3]) + (v0_sine[0] * v15);
    const double v19 = (v0_sine[2] * v17) - (v0_cosine[2] * v18);
    const double v20 = v0_cosine[3] * v0_sine[5];
    const double v21 = (v0_sine[4] * v0_cosine[5]) + (v0_cosine[4] * v20);
    const double v22 = v0_sine[3] * v0_sine[5];
    const double v23 = (v0_cosine[0] * v22) - (v0_sine[0] * v21);
    const double v24 = (v0_sine[4] * v20) - (v0_cosine[4] * v0_cosine[5]);
    const double v25 = (v0_cosine[0] * v21) + (v0_sine[0] * v22);
    const double v26 = (v0_sine[1] * v24) - (v0_cosine[1] * v25);
    const double v27 = (v0_sine[2] * v23) - (v0_cosine[2] * v26);
    const double v28 = 0.316 * v22;
    const double v29 = v28 + (0.0825 * v21);
    const double v30 = ((0.0825 * v25) - (0.384 * v23)) - v29;
    const double v31 = (0.088 * v27) - v30;
    const double v32 = (v0_sine[2] * v26) + (v0_cosine[2] * v23);
    const double v33 = (v0_sine[2] * v18) + (v0_cosine[2] * v17);
    const double v34 = 0.316 * v0_cosine[3];
    const double v35 = 0.333 + v34;
    const double v36 = (0.0825 * v15) - v35;
    const double v37 = ((0.0825 * v16) + (0.384 * v18)) - v36;
    const double v38 = v37 + (0.088 * v33);
    const double v39 = (v19 * v31) + (v32 * v38);
    const double v40 = (v0_sine[1] * v16) + (v0_cosine[1] * v14);
    const double v41 = (v0_sine[1] * v25) + (v0_cosine[1] * v24);
    const double v42 = (v30 * v40) - (v37 * v41);
    const double v43 = (v23 * v37) + (v18 * v30);
    const double v44 = (v14 * v29) - (v24 * v36);
    const double v45 = v34 - v35;
    const double v46 = v22 * v45;
    const double v47 = qd[1] * v0_cosine[5];
    const double v48 = (0.333 * v47) - (qd[2] * v46);
    const double v49 = v48 + (qd[3] * v44);
    const double v50 = v49 + (qd[4] * v43);
    const double v51 = (qd[5] * v42) - v50;
    const double v52 = v51 + (qd[6] * v39);
    const double v53 = v0_cosine[3] * v0_cosine[5];
    const double v54 = (v0_cosine[4] * v53) - (v0_sine[4] * v0_sine[5]);
    const double v55 = v0_sine[3] * v0_cosine[5];
    const double v56 = (v0_cosine[0] * v55) - (v0_sine[0] * v54);
    const double v57 = (v0_cosine[4] * v0_sine[5]) + (v0_sine[4] * v53);
    const double v58 = (v0_cosine[0] * v54) + (v0_sine[0] * v55);
    const double v59 = (v0_sine[1] * v57) - (v0_cosine[1] * v58);
    const double v60 = (v0_sine[2] * v56) - (v0_cosine[2] * v59);
    const double v61 = 0.316 * v55;
    const double v62 = v61 + (0.0825 * v54);
    const double v63 = ((0.0825 * v58) - (0.384 * v56)) - v62;
    const double v64 = (0.088 * v60) - v63;
    const double v65 = (v0_sine[2] * v59) + (v0_cosine[2] * v56);
    const double v66 = (v0_sine[1] * v58) + (v0_cosine[1] * v57);
    const double v67 = (v0_sine[6] * v66) + (v60 * v0_cosine[6]);
    const double v68 = (v60 * v0_sine[6]) - (v66 * v0_cosine[6]);
    const double v69 = ((0.15027794863400004 * v65) - (0.002573605371338206 * v67)) + (0.002034439958661797 * v68);
    const double v70 = (1.495522 * v64) - v69;
    const double v71 = v52 * v70;
    const double v72 = (v19 * v64) + (v38 * v65);
    const double v73 = (v40 * v63) - (v37 * v66);
    const double v74 = (v37 * v56) + (v18 * v63);
    const double v75 = (v14 * v62) - (v36 * v57);
    const double v76 = v45 * v55;
    const double v77 = qd[1] * v0_sine[5];
    const double v78 = (qd[2] * v76) + (0.333 * v77);
    const double v79 = (qd[3] * v75) - v78;
    const double v80 = v79 + (qd[4] * v74);
    const double v81 = (qd[5] * v73) - v80;
    const double v82 = v81 + (qd[6] * v72);
    const double v83 = (v41 * v0_sine[6]) + (v27 * v0_cosine[6]);
    const double v84 = (v27 * v0_sine[6]) - (v41 * v0_cosine[6]);
    const double v85 = ((0.15027794863400004 * v32) - (0.002573605371338206 * v83)) + (0.002034439958661797 * v84);
    const double v86 = (1.495522 * v31) - v85;
    const double v87 = v82 * v86;
    const double v88 = v47 + (qd[2] * v22);
    const double v89 = v88 + (qd[3] * v24);
    const double v90 = v89 + (qd[4] * v23);
    const double v91 = v90 + (qd[5] * v41);
    const double v92 = (qd[6] * v32) - v91;
    const double v93 = ((0.0270807953180085 * v65) - (0.000965305169919112 * v67)) + (0.0012555365982728985 * v68);
    const double v94 = (0.747761 * v64) - v69;
    const double v95 = (v40 * v0_sine[6]) - (v33 * v0_cosine[6]);
    const double v96 = (v33 * v0_sine[6]) + (v40 * v0_cosine[6]);
    const double v97 = ((0.15027794863400004 * v19) - (0.002573605371338206 * v95)) - (0.002034439958661797 * v96);
    const double v98 = v97 + (0.747761 * v38);
    const double v99 = ((0.000965305169919112 * v65) - (0.002131604094419856 * v67)) - (0.00039139128168424797 * v68);
    const double v100 = ((0.0012555365982728985 * v65) + (0.00039139128168424797 * v67)) + (0.0045525478729410845 * v68);
    const double v101 = (((v19 * v93) - (v38 * v94)) - (v64 * v98)) - (v95 * v99);
    const double v102 = v101 - (v96 * v100);
    const double v103 = v92 * v102;
    const double v104 = (qd[2] * v55) - v77;
    const double v105 = v104 + (qd[3] * v57);
    const double v106 = v105 + (qd[4] * v56);
    const double v107 = v106 + (qd[5] * v66);
    const double v108 = (qd[6] * v65) - v107;
    const double v109 = ((0.0270807953180085 * v32) - (0.000965305169919112 * v83)) + (0.0012555365982728985 * v84);
    const double v110 = (0.747761 * v31) - v85;
    const double v111 = ((0.000965305169919112 * v32) - (0.002131604094419856 * v83)) - (0.00039139128168424797 * v84);
    const double v112 = ((0.0012555365982728985 * v32) + (0.00039139128168424797 * v83)) + (0.0045525478729410845 * v84);
    const double v113 = (((v19 * v109) - (v31 * v98)) - (v38 * v110)) - (v95 * v111);
    const double v114 = v113 - (v96 * v112);
    const double v115 = v108 * v114;
    const double v116 = (v103 + (v71 - v87)) - v115;
    const double v117 = ((0.009940933002587556 * v60) + (0.00010375891721868492 * v66)) - (0.001524110902883315 * v65);
    const double v118 = ((0.10024161669500001 * v33) + (0.017527158935000002 * v40)) + (0.023526756935 * v19);
    const double v119 = v118 + (0.8332775 * v37);
    const double v120 = ((0.10024161669500001 * v60) - (0.017527158935000002 * v66)) - (0.023526756935 * v65);
    const double v121 = (0.8332775 * v63) - v120;
    const double v122 = ((0.00010375891721868492 * v60) + (0.0006268331305193942 * v66)) - (9.3569097314605e-05 * v65);
    const double v123 = ((0.001524110902883315 * v60) + (9.3569097314605e-05 * v66)) - (0.0018536272276513943 * v65);
    const double v124 = (((v33 * v117) - (v63 * v119)) - (v37 * v121)) - (v40 * v122);
    const double v125 = v124 + (v19 * v123);
    const double v126 = v91 * v125;
    const double v127 = ((0.009940933002587556 * v27) + (0.00010375891721868492 * v41)) - (0.001524110902883315 * v32);
    const double v128 = ((0.10024161669500001 * v27) - (0.017527158935000002 * v41)) - (0.023526756935 * v32);
    const double v129 = (0.8332775 * v30) - v128;
    const double v130 = ((0.00010375891721868492 * v27) + (0.0006268331305193942 * v41)) - (9.3569097314605e-05 * v32);
    const double v131 = ((0.001524110902883315 * v27) + (9.3569097314605e-05 * v41)) - (0.0018536272276513943 * v32);
    const double v132 = (((v33 * v127) - (v30 * v119)) - (v37 * v129)) - (v40 * v130);
    const double v133 = v132 + (v19 * v131);
    const double v134 = v107 * v133;
    const double v135 = (1.666555 * v30) - v128;
    const double v136 = v81 * v135;
    const double v137 = (1.666555 * v63) - v120;
    const double v138 = v51 * v137;
    const double v139 = (v136 + ((v116 + v126) - v134)) - v138;
    const double v140 = ((0.030009216260233673 * v56) - (0.004600245517563105 * v59)) + (0.0021640520520981297 * v66);
    const double v141 = ((0.004600245517563105 * v56) - (0.0014511560650267152 * v59)) - (0.0015152444733270301 * v66);
    const double v142 = ((0.047121686402 * v18) + (0.014653732538 * v17)) - (0.05034347249 * v40);
    const double v143 = (0.612973 * v37) - v142;
    const double v144 = ((0.047121686402 * v56) - (0.014653732538 * v59)) + (0.05034347249 * v66);
    const double v145 = v144 + (0.612973 * v63);
    const double v146 = ((0.0021640520520981297 * v56) + (0.0015152444733270301 * v59)) + (0.009418354697801848 * v66);
    const double v147 = (((v18 * v140) + (v17 * v141)) - (v63 * v143)) - (v37 * v145);
    const double v148 = v147 - (v40 * v146);
    const double v149 = v90 * v148;
    const double v150 = ((0.030009216260233673 * v23) - (0.004600245517563105 * v26)) + (0.0021640520520981297 * v41);
    const double v151 = ((0.004600245517563105 * v23) - (0.0014511560650267152 * v26)) - (0.0015152444733270301 * v41);
    const double v152 = ((0.047121686402 * v23) - (0.014653732538 * v26)) + (0.05034347249 * v41);
    const double v153 = v152 + (0.612973 * v30);
    const double v154 = ((0.0021640520520981297 * v23) + (0.0015152444733270301 * v26)) + (0.009418354697801848 * v41);
    const double v155 = (((v18 * v150) + (v17 * v151)) - (v30 * v143)) - (v37 * v153);
    const double v156 = v155 - (v40 * v154);
    const double v157 = v106 * v156;
    const double v158 = v152 + (1.225946 * v30);
    const double v159 = v80 * v158;
    const double v160 = v144 + (1.225946 * v63);
    const double v161 = v50 * v160;
    const double v162 = v161 + (((v139 + v149) - v157) - v159);
    const double v163 = ((0.02115415461306551 * v58) - (0.02771584317362585 * v56)) - (0.0039053550262761003 * v57);
    const double v164 = ((0.02771584317362585 * v58) - (0.0564319944394741 * v56)) - (0.0016444875773692705 * v57);
    const double v165 = ((0.09850206933 * v14) - (0.19076837715 * v16)) - (0.374644408005 * v18);
    const double v166 = v165 + (1.7939475 * v36);
    const double v167 = ((0.19076837715 * v58) - (0.374644408005 * v56)) - (0.09850206933 * v57);
    const double v168 = (1.7939475 * v62) - v167;
    const double v169 = ((0.0039053550262761003 * v58) - (0.0016444875773692705 * v56)) - (0.011245275811385833 * v57);
    const double v170 = (((v14 * v169) - (v16 * v163)) - (v18 * v164)) - (v62 * v166);
    const double v171 = v170 - (v36 * v168);
    const double v172 = v89 * v171;
    const double v173 = ((0.02115415461306551 * v25) - (0.02771584317362585 * v23)) - (0.0039053550262761003 * v24);
    const double v174 = ((0.02771584317362585 * v25) - (0.0564319944394741 * v23)) - (0.0016444875773692705 * v24);
    const double v175 = ((0.19076837715 * v25) - (0.374644408005 * v23)) - (0.09850206933 * v24);
    const double v176 = (1.7939475 * v29) - v175;
    const double v177 = ((0.0039053550262761003 * v25) - (0.0016444875773692705 * v23)) - (0.011245275811385833 * v24);
    const double v178 = (((v14 * v177) - (v16 * v173)) - (v18 * v174)) - (v29 * v166);
    const double v179 = v178 - (v36 * v176);
    const double v180 = v105 * v179;
    const double v181 = (3.587895 * v29) - v175;
    const double v182 = v79 * v181;
    const double v183 = (3.587895 * v62) - v167;
    const double v184 = v49 * v183;
    const double v185 = (v182 + ((v162 + v172) - v180)) - v184;
    const double v186 = ((0.005487648106562255 * v54) - (0.004377257121839583 * v57)) + (0.04556205286057842 * v55);
    const double v187 = ((0.126729164208 * v57) - (0.088844724872 * v54)) + (0.214708623208 * v55);
    const double v188 = (0.510119432 * v55) - v187;
    const double v189 = ((0.008248333140675744 * v54) - (0.010932873153492416 * v57)) + (0.004377257121839583 * v55);
    const double v190 = ((0.007316329139027702 * v54) - (0.008248333140675744 * v57)) + (0.005487648106562255 * v55);
    const double v191 = ((0.126729164208 * v14) - (0.214708623208 * v0_cosine[3])) - (0.088844724872 * v15);
    const double v192 = v191 + (1.614302 * v35);
    const double v193 = (((v0_cosine[3] * v186) + (v35 * v188)) + (v14 * v189)) - (v15 * v190);
    const double v194 = v193 + (v61 * v192);
    const double v195 = v88 * v194;
    const double v196 = ((0.005487648106562255 * v21) - (0.004377257121839583 * v24)) + (0.04556205286057842 * v22);
    const double v197 = ((0.126729164208 * v24) - (0.088844724872 * v21)) + (0.214708623208 * v22);
    const double v198 = (0.510119432 * v22) - v197;
    const double v199 = ((0.008248333140675744 * v21) - (0.010932873153492416 * v24)) + (0.004377257121839583 * v22);
    const double v200 = ((0.007316329139027702 * v21) - (0.008248333140675744 * v24)) + (0.005487648106562255 * v22);
    const double v201 = (((v0_cosine[3] * v196) + (v35 * v198)) + (v14 * v199)) - (v15 * v200);
    const double v202 = v201 + (v28 * v192);
    const double v203 = v104 * v202;
    const double v204 = (1.020238864 * v22) - v197;
    const double v205 = v78 * v204;
    const double v206 = (1.020238864 * v55) - v187;
    const double v207 = v48 * v206;
    const double v208 = (((v185 + v195) - v203) - v205) - v207;
    const double v209 = ((0.00398335888393552 * v55) - (0.01026110182100817 * v0_sine[5])) - (0.02307788249493181 * v53);
    const double v210 = ((0.003457109406758401 * v55) - (0.0007689361029463999 * v0_sine[5])) - (0.00398335888393552 * v53);
    const double v211 = ((0.018579714719999998 * v55) - (0.0022610063699999997 * v0_sine[5])) - (0.002031994566 * v53);
    const double v212 = 0.333 * v211;
    const double v213 = v212 + ((v0_sine[3] * v209) + (v0_cosine[3] * v210));
    const double v214 = v212 - v213;
    const double v215 = 0.01026110182100817 * v0_cosine[5];
    const double v216 = v215 + ((0.00398335888393552 * v22) - (0.02307788249493181 * v20));
    const double v217 = 0.0007689361029463999 * v0_cosine[5];
    const double v218 = v217 + ((0.003457109406758401 * v22) - (0.00398335888393552 * v20));
    const double v219 = ((0.0022610063699999997 * v0_cosine[5]) + (0.018579714719999998 * v22)) - (0.002031994566 * v20);
    const double v220 = 0.333 * v219;
    const double v221 = v220 + ((v0_sine[3] * v216) + (v0_cosine[3] * v218));
    const double v222 = v220 - v221;
    C[0] = (v208 - (v47 * v214)) - (v77 * v222);
    const double v223 = ((v54 * v190) - (v57 * v189)) + (v55 * (v186 + (0.632 * v188)));
    const double v224 = (((v21 * v190) - (v24 * v189)) + (v22 * v186)) + (v28 * v188);
    const double v225 = v224 + (v61 * v198);
    const double v226 = (((v58 * v163) - (v56 * v164)) + (v168 * (2.0 * v62))) - (v57 * v169);
    const double v227 = (((v25 * v163) - (v23 * v164)) + (v62 * v176)) + (v29 * v168);
    const double v228 = v227 - (v24 * v169);
    const double v229 = 2.0 * v63;
    const double v230 = (((v56 * v140) - (v59 * v141)) + (v66 * v146)) + (v145 * v229);
    const double v231 = (((v23 * v140) - (v26 * v141)) + (v63 * v153)) + (v30 * v145);
    const double v232 = v231 + (v41 * v146);
    const double v233 = (v30 * v56) - (v23 * v63);
    const double v234 = (v24 * v62) - (v29 * v57);
    const double v235 = qd[3] * v234;
    const double v236 = v235 + (qd[4] * v233);
    const double v237 = (((v60 * v117) + (v66 * v122)) - (v65 * v123)) + (v121 * v229);
    const double v238 = (((v27 * v117) + (v63 * v129)) + (v30 * v121)) + (v41 * v122);
    const double v239 = v238 - (v32 * v123);
    const double v240 = (v41 * v63) - (v30 * v66);
    const double v241 = (qd[5] * v240) - v236;
    const double v242 = (((v65 * v93) + (v94 * (2.0 * v64))) - (v67 * v99)) + (v68 * v100);
    const double v243 = (v31 * v65) - (v32 * v64);
    const double v244 = (qd[6] * v243) - v241;
    const double v245 = (((v31 * v94) + (v32 * v93)) + (v64 * v110)) - (v83 * v99);
    const double v246 = v245 + (v84 * v100);
    const double v247 = ((v92 * v242) + (v70 * v244)) - (v108 * v246);
    const double v248 = (((v91 * v237) - (v107 * v239)) - (v137 * v241)) - v247;
    const double v249 = v248 + (((v90 * v230) - (v106 * v232)) + (v160 * v236));
    const double v250 = (((v105 * v228) - (v89 * v226)) - v249) + (v183 * v235);
    const double v251 = ((v88 * v223) - (v104 * v225)) - v250;
    const double v252 = ((v21 * v200) - (v24 * v199)) + (v22 * (v196 + (0.632 * v198)));
    const double v253 = (((v25 * v173) - (v23 * v174)) + (v176 * (2.0 * v29))) - (v24 * v177);
    const double v254 = 2.0 * v30;
    const double v255 = (((v23 * v150) - (v26 * v151)) + (v41 * v154)) + (v153 * v254);
    const double v256 = (((v27 * v127) + (v41 * v130)) - (v32 * v131)) + (v129 * v254);
    const double v257 = (((v110 * (2.0 * v31)) + (v32 * v109)) - (v83 * v111)) + (v84 * v112);
    const double v258 = ((v108 * v257) - (v86 * v244)) - (v92 * v246);
    const double v259 = v258 + (((v91 * v239) - (v107 * v256)) - (v135 * v241));
    const double v260 = v259 + (((v90 * v232) - (v106 * v255)) + (v158 * v236));
    const double v261 = (((v105 * v253) - (v89 * v228)) - v260) + (v181 * v235);
    const double v262 = ((v88 * v225) - (v104 * v252)) - v261;
    const double v263 = qd[0] * v0_cosine[5];
    const double v264 = qd[0] * v0_sine[5];
    const double v265 = (v214 * v263) + (v222 * v264);
    const double v266 = v137 - v70;
    const double v267 = v160 + v266;
    const double v268 = v183 - v267;
    const double v269 = v206 + v268;
    const double v270 = 0.333 * v263;
    const double v271 = v135 - v86;
    const double v272 = v158 + v271;
    const double v273 = v181 - v272;
    const double v274 = v204 + v273;
    const double v275 = 0.333 * v264;
    const double v276 = v125 - v102;
    const double v277 = v148 + v276;
    const double v278 = v171 + v277;
    const double v279 = v194 + v278;
    const double v280 = v133 - v114;
    const double v281 = v156 + v280;
    const double v282 = v179 + v281;
    const double v283 = v202 + v282;
    const double v284 = ((v269 * v270) + (v274 * v275)) - ((v263 * v279) + (v264 * v283));
    const double v285 = v0_cosine[5] * v77;
    const double v286 = ((v0_cosine[5] * (0.005046402217263154 * v0_cosine[5])) - (v20 * (v215 + v216))) + (v22 * (v217 + v218));
    const double v287 = ((0.0007689361029463999 * v55) - (0.005046402217263154 * v0_sine[5])) - (0.01026110182100817 * v53);
    const double v288 = ((v0_cosine[5] * v287) + (v22 * v210)) - (v20 * v209);
    const double v289 = v0_sine[5] * v77;
    const double v290 = v0_cosine[5] * v47;
    const double v291 = v285 * (v286 - (((v55 * v210) - (v0_sine[5] * v287)) - (v53 * v209)));
    const double v292 = ((((v0_cosine[5] * v262) - (v0_sine[5] * v251)) - v265) - v284) + v291;
    C[1] = v292 - (v288 * (v289 - v290));
    const double v293 = 0.333 * v0_cosine[3];
    const double v294 = (qd[0] * v46) + (v47 * v293);
    const double v295 = (v77 * v293) - (qd[0] * v76);
    const double v296 = (qd[0] * v22) - (v0_cosine[3] * v47);
    const double v297 = (qd[0] * v55) + (v0_cosine[3] * v77);
    const double v298 = v0_cosine[3] * v208;
    const double v299 = v242 + v257;
    const double v300 = v299 + (v237 + v256);
    const double v301 = v300 + (v230 + v255);
    const double v302 = v301 + (v226 + v253);
    const double v303 = (v22 * v77) + (v47 * v55);
    const double v304 = v302 * v303;
    const double v305 = (((v269 * v294) + (v274 * v295)) + (v279 * v296)) - (v283 * v297);
    const double v306 = (v298 + ((v305 + (v22 * v262)) + (v55 * v251))) - v304;
    const double v307 = v306 - (v303 * (v223 + v252));
    C[2] = v307;
    const double v308 = qd[0] + (v0_cosine[3] * qd[2]);
    const double v309 = ((v44 * v308) + (v104 * v234)) + (v14 * v48);
    const double v310 = ((v88 * v234) - (v75 * v308)) + (v14 * v78);
    const double v311 = (v24 * v308) + (v14 * v88);
    const double v312 = (v57 * v308) + (v14 * v104);
    const double v313 = (v57 * v88) - (v24 * v104);
    const double v314 = v14 * v185;
    const double v315 = (((v57 * v250) + (v24 * v261)) + (v268 * v309)) + (v273 * v310);
    const double v316 = v314 + (((v315 - (v278 * v311)) + (v282 * v312)) + (v302 * v313));
    const double v317 = (v14 * qd[3]) - v308;
    const double v318 = (((v18 * v49) + (v43 * v317)) - (v105 * v233)) + (v56 * v235);
    const double v319 = (((v23 * v235) - (v18 * v79)) - (v89 * v233)) - (v74 * v317);
    const double v320 = (v23 * v317) + (v18 * v89);
    const double v321 = (v56 * v317) + (v18 * v105);
    const double v322 = (v56 * v89) - (v23 * v105);
    const double v323 = v18 * v162;
    const double v324 = (((v56 * v249) + (v23 * v260)) - (v267 * v318)) - (v272 * v319);
    const double v325 = v323 + (((v324 - (v277 * v320)) + (v281 * v321)) - (v301 * v322));
    C[4] = v325;
    const double v326 = (qd[4] * v18) - v317;
    const double v327 = (((v66 * v236) - (v40 * v50)) + (v42 * v326)) + (v106 * v240);
    const double v328 = (((v41 * v236) + (v40 * v80)) + (v90 * v240)) - (v73 * v326);
    const double v329 = (v41 * v326) + (v40 * v90);
    const double v330 = (v66 * v326) + (v40 * v106);
    const double v331 = (v66 * v90) - (v41 * v106);
    const double v332 = v40 * v139;
    const double v333 = (((v66 * v248) + (v41 * v259)) - (v266 * v327)) - (v271 * v328);
    const double v334 = (((v333 + (v276 * v329)) - (v280 * v330)) - (v300 * v331)) - v332;
    C[5] = v334;
    const double v335 = (qd[5] * v40) - v326;
    const double v336 = (((v19 * v81) + (v32 * v241)) - (v91 * v243)) + (v72 * v335);
    const double v337 = (((v19 * v51) - (v65 * v241)) + (v39 * v335)) + (v107 * v243);
    const double v338 = (v19 * v91) - (v32 * v335);
    const double v339 = (v19 * v107) - (v65 * v335);
    const double v340 = (v32 * v107) - (v65 * v91);
    const double v341 = v19 * v116;
    const double v342 = (((v65 * v247) - (v32 * v258)) + (v86 * v336)) - (v70 * v337);
    const double v343 = v341 + (((v342 + (v102 * v338)) - (v114 * v339)) - (v299 * v340));
    C[6] = v343;
    const double v344 = v0_cosine[3] * v0_cosine[3];
    const double v345 = v14 * v14;
    const double v346 = ((v192 * (2.0 * v35)) + (0.04556205286057842 * v344)) + (0.010932873153492416 * v345);
    const double v347 = v346 - (v15 * ((0.01097529621312451 * v0_cosine[3]) - (0.007316329139027702 * v15)));
    const double v348 = v347 + (v14 * ((0.008754514243679167 * v0_cosine[3]) - (0.016496666281351487 * v15)));
    const double v349 = v191 + (3.228604 * v35);
    const double v350 = v18 * v18;
    const double v351 = ((v166 * (2.0 * v36)) + (0.0564319944394741 * v350)) + (0.011245275811385833 * v345);
    const double v352 = v351 + (v16 * ((0.02115415461306551 * v16) + (0.0554316863472517 * v18)));
    const double v353 = v352 - (v14 * ((0.007810710052552201 * v16) + (0.003288975154738541 * v18)));
    const double v354 = v165 + (3.587895 * v36);
    const double v355 = 2.0 * v37;
    const double v356 = v40 * v40;
    const double v357 = ((0.030009216260233673 * v350) + (v143 * v355)) + (0.009418354697801848 * v356);
    const double v358 = v357 + (v17 * ((0.00920049103512621 * v18) + (0.0014511560650267152 * v17)));
    const double v359 = v358 - (v40 * ((0.004328104104196259 * v18) - (0.0030304889466540603 * v17)));
    const double v360 = (1.225946 * v37) - v142;
    const double v361 = v19 * v19;
    const double v362 = ((v119 * v355) + (0.0006268331305193942 * v356)) + (0.0018536272276513943 * v361);
    const double v363 = v362 + (v33 * ((0.009940933002587556 * v33) - (0.00020751783443736984 * v40)));
    const double v364 = v363 + (v19 * ((0.00304822180576663 * v33) - (0.00018713819462921 * v40)));
    const double v365 = v118 + (1.666555 * v37);
    const double v366 = (v98 * (2.0 * v38)) + (0.0270807953180085 * v361);
    const double v367 = v96 * ((0.0045525478729410845 * v96) - ((0.002511073196545797 * v19) + (0.0007827825633684959 * v95)));
    const double v368 = (v366 - (v95 * ((0.001930610339838224 * v19) - (0.002131604094419856 * v95)))) + v367;
    const double v369 = v97 + (1.495522 * v38);
    const double v370 = (qd[6] * v19) - v335;
    const double v371 = ((v92 * v368) - (v52 * v369)) - (v114 * v370);
    const double v372 = (((v91 * v364) + (v133 * v335)) + (v51 * v365)) - v371;
    const double v373 = v372 + (((v90 * v359) - (v156 * v326)) - (v50 * v360));
    const double v374 = v373 + (((v89 * v353) + (v179 * v317)) + (v49 * v354));
    const double v375 = v374 + (((v88 * v348) - (v202 * v308)) - (v48 * v349));
    const double v376 = ((v108 * v368) - (v82 * v369)) - (v102 * v370);
    const double v377 = (((v125 * v335) + (v107 * v364)) + (v81 * v365)) - v376;
    const double v378 = (((v148 * v326) - (v106 * v359)) + (v80 * v360)) - v377;
    const double v379 = (((v171 * v317) + (v105 * v353)) + (v79 * v354)) - v378;
    const double v380 = (((v194 * v308) - (v104 * v348)) - (v78 * v349)) - v379;
    const double v381 = ((1.495522 * v52) - (v92 * v369)) - (v86 * v370);
    const double v382 = v381 + (((v91 * v365) - (v135 * v335)) + (1.666555 * v51));
    const double v383 = v382 + (((v90 * v360) + (v158 * v326)) - (1.225946 * v50));
    const double v384 = (((v89 * v354) - (v181 * v317)) + (3.587895 * v49)) - v383;
    const double v385 = (((v88 * v349) - (v204 * v308)) - (3.228604 * v48)) - v384;
    const double v386 = 0.333 * v0_sine[5];
    const double v387 = ((1.495522 * v82) - (v108 * v369)) - (v70 * v370);
    const double v388 = (((v137 * v335) - (v107 * v365)) - (1.666555 * v81)) - v387;
    const double v389 = (((v160 * v326) + (v106 * v360)) - (1.225946 * v80)) - v388;
    const double v390 = v389 + (((v183 * v317) - (v105 * v354)) - (3.587895 * v79));
    const double v391 = (((v206 * v308) - (v104 * v349)) - (3.228604 * v78)) - v390;
    const double v392 = 0.333 * v0_cosine[5];
    C[7] = v265 + ((((v0_sine[5] * v375) - (v0_cosine[5] * v380)) - (v385 * v386)) + (v391 * v392));
    const double v393 = v244 * v369;
    const double v394 = v246 * v370;
    const double v395 = (v103 + (v87 - v393)) - v394;
    const double v396 = v239 * v335;
    const double v397 = v241 * v365;
    const double v398 = v397 + ((v396 + (v126 + v395)) - v136);
    const double v399 = v232 * v326;
    const double v400 = v236 * v360;
    const double v401 = (v159 + ((v149 + v398) - v399)) - v400;
    const double v402 = v228 * v317;
    const double v403 = v235 * v354;
    const double v404 = v403 + ((v402 + (v172 + v401)) - v182);
    const double v405 = v225 * v308;
    const double v406 = v205 + ((v195 + v404) - v405);
    const double v407 = (0.002031994566 * v0_sine[3]) + (0.018579714719999998 * v0_cosine[3]);
    const double v408 = (2.0 * (0.035868488607 + (0.333 * v407))) + (0.003457109406758401 * v344);
    const double v409 = v408 + (v0_sine[3] * ((0.02307788249493181 * v0_sine[3]) + (0.00796671776787104 * v0_cosine[3])));
    const double v410 = v365 + v369;
    const double v411 = v360 + v410;
    const double v412 = v354 - v411;
    const double v413 = v349 - v412;
    const double v414 = (0.215426358 + v407) + v413;
    const double v415 = ((v257 * v370) - (v52 * v86)) - (v92 * v114);
    const double v416 = (((v91 * v133) + (v256 * v335)) - (v51 * v135)) - v415;
    const double v417 = v416 + (((v90 * v156) - (v255 * v326)) + (v50 * v158));
    const double v418 = v417 + (((v89 * v179) + (v253 * v317)) - (v49 * v181));
    const double v419 = v418 + (((v88 * v202) - (v252 * v308)) - (v48 * v204));
    const double v420 = v257 + v368;
    const double v421 = v420 + (v256 + v364);
    const double v422 = v421 + (v255 + v359);
    const double v423 = v422 + (v253 + v353);
    const double v424 = v423 + (v252 + v348);
    const double v425 = (v0_cosine[5] * v419) + (v263 * v424);
    const double v426 = v239 + v246;
    const double v427 = v232 + v426;
    const double v428 = v228 + v427;
    const double v429 = v225 + v428;
    const double v430 = v288 - (v288 + v429);
    const double v431 = v77 * v219;
    const double v432 = (v425 + (((v263 * v409) - (v0_sine[5] * v406)) - (v270 * v414))) - (v213 * v285);
    const double v433 = v242 + v368;
    const double v434 = v433 + (v237 + v364);
    const double v435 = v434 + (v230 + v359);
    const double v436 = v435 + (v226 + v353);
    const double v437 = v436 + (v223 + v348);
    const double v438 = ((v242 * v370) - (v70 * v82)) - (v102 * v108);
    const double v439 = (((v237 * v335) + (v107 * v125)) - (v81 * v137)) - v438;
    const double v440 = (((v230 * v326) - (v106 * v148)) - (v80 * v160)) - v439;
    const double v441 = (((v226 * v317) + (v105 * v171)) - (v79 * v183)) - v440;
    const double v442 = (((v223 * v308) - (v104 * v194)) - (v78 * v206)) - v441;
    const double v443 = v115 + ((v71 + v393) - v394);
    const double v444 = ((v134 + (v396 + v443)) - v397) - v138;
    const double v445 = (((v399 - v444) - v157) - v400) - v161;
    const double v446 = v403 + (v184 + ((v445 - v402) - v180));
    const double v447 = v207 + ((v405 + v446) - v203);
    const double v448 = (v264 * v437) - ((v0_sine[5] * v442) - (v0_cosine[5] * v447));
    const double v449 = v47 * v211;
    const double v450 = ((((v275 * v414) - (v264 * v409)) - (v221 * v285)) - (v263 * v430)) - v448;
    const double v451 = ((1.495522 * v244) + (v70 * v92)) - (v86 * v108);
    const double v452 = v451 + (((v91 * v137) - (v107 * v135)) - (1.666555 * v241));
    const double v453 = v452 + (((v90 * v160) - (v106 * v158)) + (1.225946 * v236));
    const double v454 = (v453 + ((v105 * v181) - (v89 * v183))) + (3.587895 * v235);
    const double v455 = ((v88 * v206) - (v104 * v204)) - v454;
    const double v456 = v0_sine[5] * (((v432 + (v264 * v430)) - (v222 * v290)) - (v386 * v431));
    const double v457 = v456 + (v0_cosine[5] * ((v450 - (v214 * v289)) - (v392 * v449)));
    C[8] = v457 + ((v431 + (v449 + v455)) * ((v0_sine[5] * v386) + (v0_cosine[5] * v392)));
    const double v458 = (v76 * v77) - (v46 * v47);
    const double v459 = (((v0_cosine[3] * v375) - (v274 * v458)) + (v294 * v413)) + (v296 * v424);
    const double v460 = (((v459 + (v297 * v429)) - (v279 * v303)) + (v22 * v419)) + (v55 * v406);
    const double v461 = (((v0_cosine[3] * v380) + (v269 * v458)) + (v295 * v413)) - (v296 * v429);
    const double v462 = (((v461 - (v297 * v437)) - (v283 * v303)) + (v22 * v447)) + (v55 * v442);
    const double v463 = (((v0_cosine[3] * v385) - (v269 * v303)) + (v296 * v413)) + (11.204522 * v294);
    const double v464 = v463 + (v55 * v455);
    const double v465 = (((v0_cosine[3] * v391) - (v274 * v303)) - (v297 * v413)) + (11.204522 * v295);
    const double v466 = v465 + (v22 * v455);
    C[9] = (((v0_sine[5] * v460) - (v0_cosine[5] * v462)) - (v386 * v464)) + (v392 * v466);
    const double v467 = (((v57 * v78) - (v24 * v48)) + (v44 * v88)) + (v75 * v104);
    const double v468 = v57 * v404;
    const double v469 = (((v273 * v467) - (v24 * v418)) - (v309 * v412)) - (v311 * v423);
    const double v470 = (((v469 - (v312 * v428)) + (v278 * v313)) + (v14 * v374)) - v468;
    const double v471 = v24 * v446;
    const double v472 = (((v268 * v467) - (v57 * v441)) + (v310 * v412)) - (v311 * v428);
    const double v473 = v471 + (((v472 - (v312 * v436)) - (v282 * v313)) + (v14 * v379));
    const double v474 = (((v14 * v384) - (v57 * v454)) - (v268 * v313)) - (v311 * v412);
    const double v475 = v474 - (7.975918 * v309);
    const double v476 = (((v312 * v412) - (v24 * v454)) - (v273 * v313)) - (7.975918 * v310);
    const double v477 = v476 + (v14 * v390);
    C[10] = (((v392 * v477) - (v0_sine[5] * v470)) - (v0_cosine[5] * v473)) - (v386 * v475);
    const double v478 = (((v56 * v79) + (v23 * v49)) - (v43 * v89)) - (v74 * v105);
    const double v479 = v56 * v401;
    const double v480 = (((v23 * v417) + (v18 * v373)) - (v272 * v478)) + (v318 * v411);
    const double v481 = v479 + (((v480 - (v320 * v422)) - (v321 * v427)) - (v277 * v322));
    const double v482 = v23 * v445;
    const double v483 = (((v56 * v440) + (v18 * v378)) + (v267 * v478)) + (v319 * v411);
    const double v484 = v482 + (((v483 + (v320 * v427)) + (v321 * v435)) - (v281 * v322));
    const double v485 = (((v56 * v453) - (v18 * v383)) - (v267 * v322)) + (v320 * v411);
    const double v486 = v485 - (4.3880230000000005 * v318);
    const double v487 = (((v23 * v453) + (v18 * v389)) - (v272 * v322)) - (v321 * v411);
    const double v488 = v487 - (4.3880230000000005 * v319);
    C[11] = (((v0_sine[5] * v481) - (v0_cosine[5] * v484)) + (v386 * v486)) - (v392 * v488);
    const double v489 = (((v66 * v80) + (v41 * v50)) + (v42 * v90)) + (v73 * v106);
    const double v490 = v66 * v398;
    const double v491 = (((v41 * v416) - (v40 * v372)) - (v271 * v489)) + (v327 * v410);
    const double v492 = v490 + (((v491 + (v329 * v421)) + (v330 * v426)) - (v276 * v331));
    const double v493 = v41 * v444;
    const double v494 = (((v66 * v439) - (v40 * v377)) - (v266 * v489)) - (v328 * v410);
    const double v495 = v493 + (((v494 + (v329 * v426)) + (v330 * v434)) + (v280 * v331));
    const double v496 = (((v66 * v452) + (v40 * v382)) - (v266 * v331)) - (v329 * v410);
    const double v497 = v496 - (3.162077 * v327);
    const double v498 = (((v41 * v452) + (v40 * v388)) - (v271 * v331)) + (v330 * v410);
    const double v499 = v498 - (3.162077 * v328);
    C[12] = (((v0_sine[5] * v492) + (v0_cosine[5] * v495)) + (v386 * v497)) - (v392 * v499);
    const double v500 = (((v32 * v51) + (v65 * v81)) + (v39 * v91)) + (v72 * v107);
    const double v501 = v65 * v395;
    const double v502 = (((v19 * v371) - (v32 * v415)) + (v337 * v369)) - (v86 * v500);
    const double v503 = v501 + (((v502 + (v246 * v339)) - (v102 * v340)) + (v338 * v420));
    const double v504 = v32 * v443;
    const double v505 = (((v19 * v376) - (v65 * v438)) + (v336 * v369)) - (v70 * v500);
    const double v506 = v504 + (((v505 + (v246 * v338)) + (v114 * v340)) + (v339 * v433));
    const double v507 = (((v19 * v381) + (v65 * v451)) - (1.495522 * v337)) - (v338 * v369);
    const double v508 = v507 - (v70 * v340);
    const double v509 = (((v19 * v387) - (v32 * v451)) - (1.495522 * v336)) - (v339 * v369);
    const double v510 = v509 + (v86 * v340);
    C[14] = (((v298 - (v76 * v385)) - (v46 * v391)) - (v22 * v380)) - (v55 * v375);
    const double v511 = ((v53 * v262) - (v20 * v251)) - (v0_cosine[3] * v284);
    const double v512 = v511 + (v455 * ((v0_sine[5] * v76) - (v0_cosine[5] * v46)));
    const double v513 = v512 - (((v76 * v263) + (v46 * v264)) * (v413 - 3.7311058260000003));
    const double v514 = v22 * (((v0_cosine[5] * v406) + (v263 * (2.0 * v429))) + ((v275 * v413) - v448));
    C[15] = (v513 + (v55 * ((v270 * v413) - v425))) + v514;
    const double v515 = (((v0_cosine[3] * v307) - (v76 * v464)) - (v46 * v466)) - (v22 * v462);
    C[16] = v515 - (v55 * v460);
    const double v516 = (((v55 * v470) - (v0_cosine[3] * v316)) - (v76 * v475)) - (v46 * v477);
    C[17] = v516 - (v22 * v473);
    const double v517 = (((v0_cosine[3] * v325) + (v76 * v486)) + (v46 * v488)) - (v22 * v484);
    C[18] = v517 - (v55 * v481);
    const double v518 = (((v0_cosine[3] * v334) + (v76 * v497)) + (v46 * v499)) + (v22 * v495);
    C[19] = v518 - (v55 * v492);
    const double v519 = (((v0_cosine[3] * v343) - (v76 * v508)) + (v46 * v510)) - (v22 * v506);
    C[20] = v519 + (v55 * v503);
    const double v520 = v314 + ((((v57 * v374) - (v24 * v379)) + (v75 * v384)) + (v44 * v390));
    const double v521 = ((((v24 * v441) - (v234 * v390)) - (v75 * v454)) + (v14 * v250)) - v468;
    const double v522 = ((((v234 * v384) - (v57 * v418)) - (v44 * v454)) + (v14 * v261)) - v471;
    const double v523 = (((v57 * v423) - (v24 * v428)) + (v234 * v273)) + (v75 * v412);
    const double v524 = v523 + (v14 * v278);
    const double v525 = (((v24 * v436) - (v57 * v428)) - (v234 * v268)) + (v44 * v412);
    const double v526 = v525 + (v14 * v282);
    const double v527 = ((v14 * v268) - (v57 * v412)) - (7.975918 * v75);
    const double v528 = ((v14 * v273) - (v24 * v412)) - (7.975918 * v44);
    const double v529 = (((v0_cosine[5] * v522) - (v0_sine[5] * v521)) - (v263 * v524)) - (v264 * v526);
    C[22] = (v529 + (v270 * v527)) + (v275 * v528);
    const double v530 = (((v297 * v526) - (v0_cosine[3] * v520)) - (v295 * v528)) - (v294 * v527);
    const double v531 = (((v530 - (v296 * v524)) + (v22 * v522)) + (v55 * v521)) + (v14 * v304);
    const double v532 = v303 * (((v57 * v278) + (v24 * v282)) - ((v75 * v268) + (v44 * v273)));
    C[23] = (v531 + (v458 * (((v57 * v273) - (v24 * v268)) + (7.975918 * v234)))) + v532;
    const double v533 = (((v57 * v390) - (v24 * v384)) + (v268 * v312)) + (v273 * v311);
    const double v534 = ((v57 * v470) - (v24 * v473)) - (v234 * (v533 - (7.975918 * v467)));
    C[24] = ((v534 + (v75 * v475)) + (v44 * v477)) + (v14 * v316);
    const double v535 = (((v56 * v389) + (v23 * v383)) + (v267 * v321)) + (v272 * v320);
    const double v536 = v535 + (4.3880230000000005 * v478);
    const double v537 = (((v57 * v481) + (v24 * v484)) + (v234 * v536)) + (v75 * v486);
    const double v538 = (((v66 * v388) - (v41 * v382)) + (v266 * v330)) + (v271 * v329);
    const double v539 = v538 - (3.162077 * v489);
    const double v540 = (((v24 * v495) - (v57 * v492)) + (v234 * v539)) - (v75 * v497);
    C[26] = (v540 - (v44 * v499)) - (v14 * v334);
    const double v541 = (((v32 * v381) + (v65 * v387)) - (1.495522 * v500)) + (v86 * v338);
    const double v542 = v541 + (v70 * v339);
    const double v543 = (((v57 * v503) - (v24 * v506)) + (v234 * v542)) + (v75 * v508);
    C[27] = (v543 - (v44 * v510)) - (v14 * v343);
    const double v544 = ((((v56 * v373) + (v23 * v378)) - (v74 * v383)) + (v43 * v389)) - v323;
    const double v545 = v479 + ((((v23 * v440) - (v18 * v249)) + (v233 * v389)) + (v74 * v453));
    const double v546 = v482 + ((((v56 * v417) - (v18 * v260)) + (v233 * v383)) + (v43 * v453));
    const double v547 = (((v56 * v422) - (v23 * v427)) - (v18 * v277)) - (v233 * v272);
    const double v548 = v547 - (v74 * v411);
    const double v549 = (((v56 * v427) - (v23 * v435)) + (v18 * v281)) - (v233 * v267);
    const double v550 = v549 + (v43 * v411);
    const double v551 = ((v56 * v411) + (v18 * v267)) - (4.3880230000000005 * v74);
    const double v552 = ((v23 * v411) + (v18 * v272)) - (4.3880230000000005 * v43);
    const double v553 = (((v0_sine[5] * v545) - (v0_cosine[5] * v546)) - (v263 * v548)) + (v264 * v550);
    C[29] = (v553 + (v270 * v551)) + (v275 * v552);
    const double v554 = ((v56 * v272) - (v23 * v267)) - (4.3880230000000005 * v233);
    const double v555 = (((v56 * v277) + (v23 * v281)) - (v18 * v301)) + (v74 * v267);
    const double v556 = v555 + (v43 * v272);
    const double v557 = (((v303 * v556) - (v0_cosine[3] * v544)) - (v295 * v552)) - (v294 * v551);
    const double v558 = (((v557 - (v458 * v554)) - (v297 * v550)) - (v296 * v548)) - (v22 * v546);
    C[30] = v558 - (v55 * v545);
    const double v559 = (((v310 * v552) - (v57 * v545)) - (v24 * v546)) + (v309 * v551);
    const double v560 = (((v559 - (v467 * v554)) - (v312 * v550)) + (v313 * v556)) - (v311 * v548);
    C[31] = v560 + (v14 * v544);
    const double v561 = (((v18 * v325) - (v56 * v481)) - (v23 * v484)) - (v233 * v536);
    C[32] = (v561 - (v74 * v486)) - (v43 * v488);
    const double v562 = (((v23 * v495) - (v56 * v492)) + (v18 * v334)) + (v233 * v539);
    C[33] = (v562 - (v74 * v497)) - (v43 * v499);
    const double v563 = (((v56 * v503) - (v23 * v506)) + (v18 * v343)) + (v233 * v542);
    C[34] = (v563 + (v74 * v508)) - (v43 * v510);
    const double v564 = v332 + ((((v66 * v372) - (v41 * v377)) + (v73 * v382)) + (v42 * v388));
    const double v565 = v490 + ((((v40 * v248) - (v41 * v439)) + (v240 * v388)) - (v73 * v452));
    const double v566 = ((((v66 * v416) + (v40 * v259)) - (v240 * v382)) - (v42 * v452)) - v493;
    const double v567 = (((v66 * v421) - (v41 * v426)) + (v40 * v276)) + (v240 * v271);
    const double v568 = v567 + (v73 * v410);
    const double v569 = (((v66 * v426) - (v41 * v434)) - (v40 * v280)) + (v240 * v266);
    const double v570 = v569 - (v42 * v410);
    const double v571 = ((v66 * v410) - (v40 * v266)) + (3.162077 * v73);
    const double v572 = ((v41 * v410) - (v40 * v271)) + (3.162077 * v42);
    const double v573 = (((v0_sine[5] * v565) - (v0_cosine[5] * v566)) - (v263 * v568)) + (v264 * v570);
    C[36] = (v573 + (v270 * v571)) + (v275 * v572);
    const double v574 = ((v66 * v271) - (v41 * v266)) + (3.162077 * v240);
    const double v575 = (((v66 * v276) + (v41 * v280)) + (v40 * v300)) - (v73 * v266);
    const double v576 = v575 - (v42 * v271);
    const double v577 = (((v303 * v576) - (v0_cosine[3] * v564)) - (v295 * v572)) - (v294 * v571);
    const double v578 = (((v577 - (v458 * v574)) - (v297 * v570)) - (v296 * v568)) - (v22 * v566);
    C[37] = v578 - (v55 * v565);
    const double v579 = (((v310 * v572) - (v57 * v565)) - (v24 * v566)) + (v309 * v571);
    const double v580 = (((v579 - (v467 * v574)) - (v312 * v570)) + (v313 * v576)) - (v311 * v568);
    C[38] = v580 + (v14 * v564);
    const double v581 = (((v478 * v574) - (v56 * v565)) - (v23 * v566)) - (v18 * v564);
    const double v582 = (((v581 - (v319 * v572)) - (v318 * v571)) + (v321 * v570)) + (v322 * v576);
    C[39] = v582 + (v320 * v568);
    const double v583 = (((v41 * v495) - (v66 * v492)) - (v40 * v334)) - (v240 * v539);
    C[40] = (v583 + (v73 * v497)) + (v42 * v499);
    const double v584 = (((v66 * v503) - (v41 * v506)) - (v40 * v343)) - (v240 * v542);
    C[41] = (v584 - (v73 * v508)) + (v42 * v510);
    const double v585 = v341 + ((((v32 * v376) - (v65 * v371)) - (v72 * v381)) + (v39 * v387));
    C[42] = v585;
    const double v586 = ((((v19 * v247) - (v32 * v438)) + (v243 * v387)) - (v72 * v451)) - v501;
    const double v587 = ((((v19 * v258) - (v65 * v415)) - (v243 * v381)) + (v39 * v451)) - v504;
    const double v588 = (((v19 * v102) + (v32 * v246)) - (v65 * v420)) + (v86 * v243);
    const double v589 = v588 + (v72 * v369);
    const double v590 = (((v19 * v114) - (v32 * v433)) + (v65 * v246)) - (v70 * v243);
    const double v591 = v590 + (v39 * v369);
    const double v592 = ((v19 * v70) + (v65 * v369)) - (1.495522 * v72);
    const double v593 = ((v19 * v86) + (v32 * v369)) - (1.495522 * v39);
    const double v594 = (((v0_sine[5] * v586) + (v0_cosine[5] * v587)) - (v263 * v589)) - (v264 * v591);
    C[43] = (v594 - (v270 * v592)) - (v275 * v593);
    const double v595 = ((v32 * v70) - (v65 * v86)) + (1.495522 * v243);
    const double v596 = (((v19 * v299) - (v32 * v114)) - (v65 * v102)) - (v70 * v72);
    const double v597 = v596 - (v39 * v86);
    const double v598 = (((v0_cosine[3] * v585) + (v295 * v593)) + (v294 * v592)) + (v458 * v595);
    const double v599 = (((v598 + (v297 * v591)) - (v303 * v597)) - (v296 * v589)) + (v22 * v587);
    C[44] = v599 - (v55 * v586);
    const double v600 = (((v24 * v587) - (v57 * v586)) - (v310 * v593)) - (v309 * v592);
    const double v601 = (((v600 + (v467 * v595)) + (v312 * v591)) - (v313 * v597)) - (v311 * v589);
    C[45] = v601 - (v14 * v585);
    const double v602 = (((v23 * v587) - (v56 * v586)) + (v18 * v585)) + (v319 * v593);
    const double v603 = (((v602 + (v318 * v592)) - (v478 * v595)) - (v321 * v591)) - (v322 * v597);
    C[46] = v603 + (v320 * v589);
    const double v604 = (((v41 * v587) - (v66 * v586)) - (v40 * v585)) + (v328 * v593);
    const double v605 = (((v604 + (v327 * v592)) - (v489 * v595)) + (v330 * v591)) - (v331 * v597);
    C[47] = v605 - (v329 * v589);
    const double v606 = (((v19 * v343) + (v32 * v506)) - (v65 * v503)) + (v243 * v542);
    C[48] = (v606 - (v72 * v508)) + (v39 * v510);
    C[3] = -v316;
    C[13] = -((((v0_sine[5] * v503) + (v0_cosine[5] * v506)) + (v386 * v508)) + (v392 * v510));
    C[21] = -v520;
    C[25] = -((v537 + (v44 * v488)) + (v14 * v325));
    C[28] = -v544;
    C[35] = -v564;
}

#if !defined(PANDA_VECTOR)

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

#endif

void panda_inverse_dynamics(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double qdd[restrict 7], double tau[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[PANDA_ANGLES(6U)] = {q[1], q[2], q[3], q[4], q[5], v0};
    double v1_sine[PANDA_ANGLES(6U)];
    double v1_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v1_angle, v1_sine, v1_cosine);
    const double v13 = v1_sine[0] * qdd[0];
    const double v14 = v1_cosine[0] * qd[0];
    const double v15 = qd[1] * v14;
    const double v16 = v15 + (v15 + v13);
    const double v17 = v1_sine[0] * qd[0];
    const double v18 = v14 * v17;
    const double v19 = qdd[1] - v18;
    const double v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const double v21 = (v1_cosine[1] * qd[1]) + (v1_sine[1] * v17);
    const double v22 = qd[2] + v14;
    const double v23 = v22 * v22;
    const double v24 = v23 + (v21 * v21);
    const double v25 = 9.81 * v1_sine[0];
    const double v26 = v1_cosine[1] * v25;
    const double v27 = v26 + ((0.0825 * v24) - (0.316 * v20));
    const double v28 = (v1_cosine[1] * v17) - (v1_sine[1] * qd[1]);
    const double v29 = v22 * v28;
    const double v30 = v29 + v20;
    const double v31 = v29 + v30;
    const double v32 = qd[1] * qd[1];
    const double v33 = v32 + (v17 * v17);
    const double v34 = (9.81 * v1_cosine[0]) - ((0.316 * v33) + (0.0825 * v31));
    const double v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const double v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const double v37 = qd[3] - v21;
    const double v38 = v37 * v37;
    const double v39 = v38 + (v36 * v36);
    const double v40 = (0.0825 * v39) - v35;
    const double v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const double v42 = v21 * v28;
    const double v43 = v1_cosine[0] * qdd[0];
    const double v44 = qd[1] * v17;
    const double v45 = v44 - v43;
    const double v46 = qdd[2] - v45;
    const double v47 = v42 - v46;
    const double v48 = (v1_sine[1] * v25) - ((0.0825 * v47) - (0.316 * v41));
    const double v49 = v22 * v21;
    const double v50 = v49 + (v49 - v41);
    const double v51 = v42 + v46;
    const double v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const double v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const double v54 = v37 * v53;
    const double v55 = v54 + v52;
    const double v56 = v54 + v55;
    const double v57 = (0.0825 * v56) - v48;
    const double v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const double v59 = v36 * v53;
    const double v60 = qdd[3] - v30;
    const double v61 = v59 + v60;
    const double v62 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const double v63 = v37 * v36;
    const double v64 = v63 + (v63 + v62);
    const double v65 = (v1_cosine[3] * v64) - (v1_sine[3] * v61);
    const double v66 = v58 + (0.384 * v65);
    const double v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const double v68 = qd[4] + v36;
    const double v69 = v68 * v67;
    const double v70 = v69 + (v69 - v65);
    const double v71 = qdd[4] + v55;
    const double v72 = (v1_sine[3] * v37) + (v1_cosine[3] * v53);
    const double v73 = v72 * v67;
    const double v74 = v73 - v71;
    const double v75 = (v1_cosine[4] * v74) - (v1_sine[4] * v70);
    const double v76 = (v1_cosine[4] * v72) - (v1_sine[4] * v68);
    const double v77 = qd[5] + v67;
    const double v78 = v77 * v76;
    const double v79 = v78 + (v78 - v75);
    const double v80 = (0.088 * v79) - v66;
    const double v81 = qdd[6] - v79;
    const double v82 = 0.0032806082595733185 * v1_cosine[5];
    const double v83 = (v1_cosine[4] * v68) + (v1_sine[4] * v72);
    const double v84 = qd[6] - v83;
    const double v85 = v84 * v84;
    const double v86 = v76 * v76;
    const double v87 = v86 + v85;
    const double v88 = 0.0032806082595733185 * v1_sine[5];
    const double v89 = ((v88 * v87) - (v82 * v81)) + (2.6346312806250003 * v80);
    const double v90 = (v1_cosine[4] * v70) + (v1_sine[4] * v74);
    const double v91 = v77 * v83;
    const double v92 = v91 + (v91 - v90);
    const double v93 = (0.17380470556900005 * v92) + v89;
    const double v94 = v73 + v71;
    const double v95 = v68 * v68;
    const double v96 = v95 + (v72 * v72);
    const double v97 = (((0.067870631425 * v96) + (0.014653732538 * v94)) + (4.065735684829545 * v58)) - v93;
    const double v98 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const double v99 = (v1_cosine[3] * v61) + (v1_sine[3] * v64);
    const double v100 = v98 - (0.384 * v99);
    const double v101 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const double v102 = v59 - v60;
    const double v103 = (0.0825 * v102) + v101;
    const double v104 = v38 + (v53 * v53);
    const double v105 = (0.384 * v104) - v103;
    const double v106 = v68 * v72;
    const double v107 = v106 - v99;
    const double v108 = qdd[5] - v107;
    const double v109 = v76 * v83;
    const double v110 = v109 - v108;
    const double v111 = (0.088 * v110) + ((v1_cosine[4] * v105) + (v1_sine[4] * v100));
    const double v112 = 2.0 * qd[6];
    const double v113 = (v112 * v77) - v90;
    const double v114 = (v112 * v76) - v110;
    const double v115 = ((v82 * v114) - (v88 * v113)) - (2.6346312806250003 * v111);
    const double v116 = v77 * v77;
    const double v117 = v116 + v86;
    const double v118 = (0.17380470556900005 * v117) + v115;
    const double v119 = (v1_cosine[4] * v100) - (v1_sine[4] * v105);
    const double v120 = v116 + (v83 * v83);
    const double v121 = (0.088 * v120) - v119;
    const double v122 = qdd[6] + v75;
    const double v123 = v116 + v85;
    const double v124 = v109 + v108;
    const double v125 = (0.17380470556900005 * v124) - (((v82 * v123) + (v88 * v122)) + (2.6346312806250003 * v121));
    const double v126 = (v1_cosine[4] * v125) - (v1_sine[4] * v118);
    const double v127 = v95 + (v67 * v67);
    const double v128 = (((0.014653732538 * v127) + (0.067870631425 * v74)) + (4.065735684829545 * v98)) + v126;
    const double v129 = ((2.352456790569697 * v35) + (1.0008251418429999 * v61)) - ((v1_cosine[3] * v128) + (v1_sine[3] * v97));
    const double v130 = v106 + v107;
    const double v131 = ((0.014653732538 * v130) - (0.067870631425 * v70)) + (4.065735684829545 * v103);
    const double v132 = v131 + ((v1_sine[4] * v125) + (v1_cosine[4] * v118));
    const double v133 = ((1.0008251418429999 * v104) - (2.352456790569697 * v101)) - v132;
    const double v134 = 0.316 * ((v1_cosine[2] * v129) - (v1_sine[2] * v133));
    const double v135 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const double v136 = 0.001087423530148136 + (v1_cosine[5] * v135);
    const double v137 = v1_sine[5] * v135;
    const double v138 = 0.002681818915449642 + v137;
    const double v139 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const double v140 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const double v141 = (v140 * (v117 - v123)) + (((v138 * v114) + (v136 * v113)) - (v139 * v122));
    const double v142 = (0.00010375891721868492 * v90) - ((0.014748570382675318 * (v120 - v117)) + ((0.0011196707334275545 * v110) - (0.028934422545659894 * v124)));
    const double v143 = (0.17380470556900005 * v119) - ((9.3569097314605e-05 * v75) - v142);
    const double v144 = v143 + ((v141 - (v82 * v111)) + (0.088 * v115));
    tau[5] = v144;
    const double v145 = (0.0010267877770288947 * (v104 - v127)) - (((0.0014511560650267152 * v130) + (0.0015152444733270301 * v70)) + (0.02389827041510187 * v74));
    const double v146 = ((0.014653732538 * v103) - v145) - (v144 - (0.384 * v126));
    const double v147 = 0.004002333051911305 - v137;
    const double v148 = ((v136 * (v123 - v87)) - ((v138 * v81) + (v147 * v122))) + (v140 * v92);
    const double v149 = (v148 + (v139 * v124)) + ((v82 * v80) - (v88 * v121));
    const double v150 = (0.00010375891721868492 * (v96 - v120)) + ((9.3569097314605e-05 * v124) + ((0.014748570382675318 * v92) + (0.0011196707334275545 * v79)));
    const double v151 = v150 + (v149 + (0.088 * v89));
    const double v152 = (v139 * (v117 - v87)) - (((v147 * v113) + (v136 * v114)) - (v140 * v81));
    const double v153 = (9.3569097314605e-05 * (v96 - v117)) + ((0.00010375891721868492 * v110) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v92)));
    const double v154 = (v152 - (v88 * v111)) + ((0.17380470556900005 * v66) - v153);
    const double v155 = (0.02389827041510187 * (v104 - v96)) + (((0.0015152444733270301 * v130) + (0.0100451878283212 * v70)) - (0.0010267877770288947 * v94));
    const double v156 = (v155 - (0.067870631425 * v103)) + (((v1_cosine[4] * v154) + (v1_sine[4] * v151)) + (0.384 * v93));
    const double v157 = ((v1_sine[3] * v156) - (v1_cosine[3] * v146)) - (0.0825 * v132);
    const double v158 = (0.0039053550262761003 * v62) - ((0.07937575371526084 * (v39 - v104)) + ((0.005415763498190531 * v102) - (0.3087998849151318 * v61)));
    const double v159 = (((0.0016444875773692705 * v52) - v158) - (1.0008251418429999 * v35)) - v157;
    const double v160 = (0.005487648106562257 * (v33 - v24)) - ((0.013297019103287584 * v51) + ((0.00012191242095074308 * v50) + (1.3360662912298427e-05 * v31)));
    const double v161 = v160 + (v159 - (v134 - (0.0825 * ((v1_sine[2] * v129) + (v1_cosine[2] * v133)))));
    const double v162 = (v1_sine[3] * v128) - (v1_cosine[3] * v97);
    const double v163 = (0.0010267877770288947 * v65) + ((0.0015152444733270301 * (v127 - v96)) + ((0.0014511560650267152 * v94) - (0.0100451878283212 * v74)));
    const double v164 = ((0.014653732538 * v58) - (0.067870631425 * v98)) + ((0.02389827041510187 * v99) + v163);
    const double v165 = v164 - ((v1_sine[4] * v154) - (v1_cosine[4] * v151));
    tau[4] = v165;
    const double v166 = v23 + (v28 * v28);
    const double v167 = (0.0039053550262761003 * (v166 - v39)) + ((0.0016444875773692705 * v61) - ((0.005415763498190531 * v56) + (0.07937575371526084 * v64)));
    const double v168 = v167 - (v165 - (0.0825 * v162));
    const double v169 = (0.0016444875773692705 * (v166 - v104)) + ((0.0039053550262761003 * v102) - ((0.3087998849151318 * v64) + (0.07937575371526084 * v56)));
    const double v170 = (v169 + (1.0008251418429999 * v48)) + ((v1_cosine[3] * v156) + (v1_sine[3] * v146));
    const double v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v64)) + v162;
    const double v172 = (0.013297019103287584 * (v33 - v166)) + (((0.00012191242095074308 * v31) - (0.022178148964878186 * v50)) - (0.005487648106562257 * v47));
    const double v173 = ((0.27690780075318017 * v1_cosine[0]) - v172) - (((v1_cosine[2] * v170) - (v1_sine[2] * v168)) + (0.316 * v171));
    const double v174 = v44 + v45;
    const double v175 = v18 + qdd[1];
    const double v176 = qd[0] * qd[0];
    const double v177 = (0.0007689361029463999 * (v176 - v33)) + ((0.01026110182100817 * v175) - ((0.00398335888393552 * v174) + (0.12818329225032407 * v16)));
    const double v178 = ((v1_sine[2] * v170) + (v1_cosine[2] * v168)) - (0.0825 * v171);
    const double v179 = ((0.00012191242095074308 * (v24 - v166)) + ((1.3360662912298427e-05 * v47) + (0.022178148964878186 * v51))) + (0.005487648106562257 * v41);
    const double v180 = ((0.028227094878000014 * v26) - ((0.013297019103287584 * v20) - v179)) - v178;
    tau[2] = v180;
    const double v181 = v32 + (v14 * v14);
    const double v182 = (0.01026110182100817 * (v176 - v181)) - (((0.0230778824949318 * v174) + (0.00398335888393552 * v16)) + (0.0007689361029463999 * v19));
    const double v183 = (v1_sine[0] * (v177 + ((v1_cosine[1] * v173) - (v1_sine[1] * v161)))) - (v1_cosine[0] * (v182 + v180));
    tau[0] = (0.01425956599447438 * qdd[0]) - v183;
    const double v184 = (0.01026110182100817 * v13) - ((0.00398335888393552 * (v181 - v33)) + ((0.0230778824949318 * v175) + (0.12818329225032407 * v19)));
    const double v185 = ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - ((0.0007689361029463999 * v43) + v184);
    tau[1] = v185 + ((v1_sine[1] * v173) + (v1_cosine[1] * v161));
    tau[3] = -v159;
    tau[6] = -v149;
}

#if !defined(PANDA_VECTOR)

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

#endif
