#include "panda.h"

#include <math.h>

static void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void panda_stiffness_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double K[restrict 49])
{
    (void)prepared;
    const double v0 = sin(q[3]);
    const double v1 = cos(q[3]);
    const double v2 = sin(q[5]);
    const double v3 = cos(q[5]);
    const double v4 = sin(q[4]);
    const double v5 = cos(q[4]);
    const double v6 = sin(q[1]);
    const double v7 = cos(q[1]);
    const double v8 = sin(q[2]);
    const double v9 = cos(q[2]);
    const double v10 = v6 * v8;
    const double v11 = v6 * v9;
    const double v12 = 9.81 * v10;
    const double v13 = (v1 * v7) + (v0 * v11);
    const double v14 = sin(q[0]);
    const double v15 = cos(q[0]);
    const double v16 = v6 * v14;
    const double v17 = v6 * v15;
    const double v18 = sin(q[6]);
    const double v19 = cos(q[6]);
    const double v20 = (0.002034439958661797 * v18) - (0.002573605371338206 * v19);
    const double v21 = (0.002573605371338206 * v18) + (0.002034439958661797 * v19);
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
    K[3] = 0.0;
    K[4] = 0.0;
    K[5] = 0.0;
    K[6] = 0.0;
    K[7] = 0.0;
    K[14] = 0.0;
    K[21] = 0.0;
    K[28] = 0.0;
    K[35] = 0.0;
    K[42] = 0.0;
    const double v22 = (v0 * v7) - (v1 * v11);
    const double v23 = (v4 * v10) + (v5 * v22);
    const double v24 = (v2 * v23) - (v3 * v13);
    const double v25 = (v2 * v13) + (v3 * v23);
    const double v26 = v20 - 0.23184755269500001;
    const double v27 = v21 - 0.067870631425;
    const double v28 = 0.088844724872 * v7;
    const double v29 = (v5 * v10) - (v4 * v22);
    const double v30 = (v25 * v26) - (0.17380470556900005 * v24);
    const double v31 = v30 + ((0.014653732538 * v23) + (v27 * v29));
    const double v32 = ((0.5527802746500001 * v22) - (2.012523553603 * v13)) + v31;
    const double v33 = ((0.7468579598720001 * v11) - (0.028227094878000014 * v10)) + v32;
    const double v34 = 7.105427357601002e-15 + (((9.81 * v33) - (0.01993386669246 * v6)) - (32.80954542685272 * v7));
    K[8] = v34 * ((v15 * v15) + (v14 * v14));
    const double v35 = v9 * v7;
    const double v36 = (v8 * v14) - (v15 * v35);
    const double v37 = (v0 * v17) - (v1 * v36);
    const double v38 = (v1 * v17) + (v0 * v36);
    const double v39 = (0.0825 * v36) - (0.316 * v17);
    const double v40 = v8 * v7;
    const double v41 = (v9 * v14) + (v15 * v40);
    const double v42 = (v5 * v37) - (v4 * v41);
    const double v43 = (v2 * v38) + (v3 * v42);
    const double v44 = (v2 * v42) - (v3 * v38);
    const double v45 = (v26 * v43) - (0.17380470556900005 * v44);
    const double v46 = (v5 * v41) + (v4 * v37);
    const double v47 = v45 - ((v27 * v46) - (0.014653732538 * v42));
    const double v48 = v47 + (((0.5527802746500001 * v37) - (2.012523553603 * v38)) + (4.3880230000000005 * v39));
    const double v49 = ((2.5203900880000005 * v7) - 2.957634137601417e-16) - v33;
    const double v50 = 0.028227094878000014 * v7;
    const double v51 = 3.587895 * v7;
    const double v52 = (((v7 * v48) + (v28 * v36)) + (v17 * v49)) + (v41 * v50);
    const double v53 = 9.81 * (v52 + (v39 * v51));
    const double v54 = (v8 * v15) + (v14 * v35);
    const double v55 = (v0 * v16) + (v1 * v54);
    const double v56 = (v0 * v54) - (v1 * v16);
    const double v57 = (0.316 * v16) + (0.0825 * v54);
    const double v58 = (v9 * v15) - (v14 * v40);
    const double v59 = (v5 * v55) + (v4 * v58);
    const double v60 = (v2 * v56) - (v3 * v59);
    const double v61 = (v2 * v59) + (v3 * v56);
    const double v62 = (v26 * v60) + (0.17380470556900005 * v61);
    const double v63 = (v5 * v58) - (v4 * v55);
    const double v64 = v62 - ((v27 * v63) + (0.014653732538 * v59));
    const double v65 = v64 + (((4.3880230000000005 * v57) - (0.5527802746500001 * v55)) - (2.012523553603 * v56));
    const double v66 = (((v7 * v65) - (v16 * v49)) + (v50 * v58)) + (v28 * v54);
    const double v67 = 9.81 * (v66 + (v51 * v57));
    const double v68 = (v14 * v53) + (v15 * v67);
    K[9] = v68;
    K[15] = v68;
    const double v69 = 9.81 * v32;
    const double v70 = 43.046505630000006 * v10;
    const double v71 = ((v41 * v69) - (v39 * v70)) + (v12 * v48);
    const double v72 = ((v58 * v69) - (v57 * v70)) + (v12 * v65);
    const double v73 = 9.81 * v31;
    const double v74 = 9.81 * v13;
    const double v75 = (v38 * v73) - (v47 * v74);
    const double v76 = (v56 * v73) - (v64 * v74);
    const double v77 = 9.81 * v30;
    const double v78 = 9.81 * v29;
    const double v79 = (v46 * v77) + (v45 * v78);
    const double v80 = (v63 * v77) + (v62 * v78);
    const double v81 = (v21 * v78) + (v25 * (9.81 * v20));
    const double v82 = 9.81 * v24;
    const double v83 = v20 * v82;
    const double v84 = v21 * v82;
    const double v85 = ((v44 * v81) - (v43 * v83)) + (v46 * v84);
    const double v86 = ((v63 * v84) - (v61 * v81)) - (v60 * v83);
    K[16] = (v16 * v67) - (v17 * v53);
    const double v87 = (v17 * v71) - (v16 * v72);
    K[17] = v87;
    K[23] = v87;
    const double v88 = (v17 * v75) - (v16 * v76);
    K[18] = v88;
    K[30] = v88;
    const double v89 = (v17 * v79) - (v16 * v80);
    K[19] = v89;
    K[37] = v89;
    const double v90 = (v17 * v85) - (v16 * v86);
    K[20] = v90;
    K[44] = v90;
    K[24] = (v41 * v71) + (v58 * v72);
    const double v91 = (v41 * v75) + (v58 * v76);
    K[25] = v91;
    K[31] = v91;
    const double v92 = (v41 * v79) + (v58 * v80);
    K[26] = v92;
    K[38] = v92;
    const double v93 = (v41 * v85) + (v58 * v86);
    K[27] = v93;
    K[45] = v93;
    K[32] = (v38 * v75) + (v56 * v76);
    const double v94 = (v38 * v79) + (v56 * v80);
    K[33] = v94;
    K[39] = v94;
    const double v95 = (v38 * v85) + (v56 * v86);
    K[34] = v95;
    K[46] = v95;
    K[40] = (v46 * v79) + (v63 * v80);
    const double v96 = (v46 * v85) + (v63 * v86);
    K[41] = v96;
    K[47] = v96;
    K[48] = (v44 * v85) - (v61 * v86);
    const double v97 = -((v14 * v71) + (v15 * v72));
    K[10] = v97;
    K[22] = v97;
    const double v98 = -((v14 * v75) + (v15 * v76));
    K[11] = v98;
    K[29] = v98;
    const double v99 = -((v14 * v79) + (v15 * v80));
    K[12] = v99;
    K[36] = v99;
    const double v100 = -((v14 * v85) + (v15 * v86));
    K[13] = v100;
    K[43] = v100;
}

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double K_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(prepared, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double K_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

void panda_damping_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double D[restrict 49])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
    D[4] = 0.0;
    D[5] = 0.0;
    D[6] = 0.0;
    D[7] = 0.0;
    D[8] = 0.0;
    D[9] = 0.0;
    D[10] = 0.0;
    D[11] = 0.0;
    D[12] = 0.0;
    D[13] = 0.0;
    D[14] = 0.0;
    D[15] = 0.0;
    D[16] = 0.0;
    D[17] = 0.0;
    D[18] = 0.0;
    D[19] = 0.0;
    D[20] = 0.0;
    D[21] = 0.0;
    D[22] = 0.0;
    D[23] = 0.0;
    D[24] = 0.0;
    D[25] = 0.0;
    D[26] = 0.0;
    D[27] = 0.0;
    D[28] = 0.0;
    D[29] = 0.0;
    D[30] = 0.0;
    D[31] = 0.0;
    D[32] = 0.0;
    D[33] = 0.0;
    D[34] = 0.0;
    D[35] = 0.0;
    D[36] = 0.0;
    D[37] = 0.0;
    D[38] = 0.0;
    D[39] = 0.0;
    D[40] = 0.0;
    D[41] = 0.0;
    D[42] = 0.0;
    D[43] = 0.0;
    D[44] = 0.0;
    D[45] = 0.0;
    D[46] = 0.0;
    D[47] = 0.0;
    D[48] = 0.0;
}

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double D_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(prepared, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double D_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(&prepared_lane, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}
