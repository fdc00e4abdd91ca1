#include "behi_six_joint.h"

#include <math.h>

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define BEHI_SIX_JOINT_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define BEHI_SIX_JOINT_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void behi_six_joint_sincos(size_t size, const double *angle, double *sine, double *cosine)
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

static inline void behi_six_joint_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void behi_six_joint_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void behi_six_joint_default_parameters(behi_six_joint_parameters *parameters)
{
    parameters->M1 = 1.0;
    parameters->M2 = 1.0;
    parameters->M3 = 1.0;
    parameters->M4 = 1.0;
    parameters->M5 = 1.0;
    parameters->M6 = 1.0;
    parameters->J6 = 1.0;
}

void behi_six_joint_prepare(const behi_six_joint_parameters *parameters, behi_six_joint_prepared *prepared)
{
    prepared->k[0] = parameters->M3;
    prepared->k[1] = parameters->M4;
    prepared->k[2] = parameters->M5;
    prepared->k[3] = parameters->M6;
    prepared->k[4] = parameters->J6;
    const double v0 = 50.0 * parameters->M2;
    prepared->k[5] = v0;
    const double v1 = 2.0 * (50.0 * (0.5 * v0));
    prepared->k[6] = v1;
    const double v2 = 50.0 * parameters->M3;
    prepared->k[7] = v2;
    const double v3 = 0.5 * v2;
    prepared->k[8] = v3;
    const double v4 = 2.0 * (50.0 * v3);
    prepared->k[9] = v4;
    const double v5 = 10.0 * parameters->M4;
    prepared->k[10] = v5;
    const double v6 = 2.0 * (10.0 * (0.5 * v5));
    prepared->k[11] = v6;
    const double v7 = 0.5 * parameters->J6;
    prepared->k[12] = v7;
    const double v8 = 20.0 * parameters->M6;
    prepared->k[13] = v8;
    const double v9 = v7 - (2.0 * (20.0 * (0.5 * v8)));
    prepared->k[14] = v9;
    const double v10 = parameters->M5 + parameters->M6;
    prepared->k[15] = v10;
    const double v11 = 10.0 * v10;
    const double v12 = v6 + (2.0 * (10.0 * (0.5 * v11)));
    prepared->k[16] = v12;
    const double v13 = parameters->M4 + v10;
    prepared->k[17] = v13;
    const double v14 = v5 + v11;
    prepared->k[18] = v14;
    const double v15 = 50.0 * v13;
    const double v16 = v4 + (2.0 * (50.0 * (0.5 * v15)));
    prepared->k[19] = v16;
    const double v17 = parameters->M3 + v13;
    prepared->k[20] = v17;
    const double v18 = v2 + v15;
    prepared->k[21] = v18;
    const double v19 = v1 + (2.0 * (50.0 * (0.5 * (50.0 * v17))));
    prepared->k[22] = v19;
    const double v20 = v7 - v9;
    prepared->k[23] = v20;
    const double v21 = parameters->J6 - v20;
    prepared->k[24] = v21;
    const double v22 = 10.0 * v8;
    prepared->k[25] = v22;
    prepared->k[26] = 2.0 * v22;
    const double v23 = v12 + v20;
    prepared->k[27] = parameters->J6 + v12;
    prepared->k[28] = v20 - v23;
    prepared->k[29] = v19 + (v16 + v23);
    const double v24 = 2.0 * v7;
    prepared->k[30] = v24;
    prepared->k[31] = 2.0 * parameters->J6;
    prepared->k[32] = parameters->J6 - v7;
    const double v25 = 0.5 * (v1 + v1);
    prepared->k[33] = v25;
    const double v26 = v1 - v25;
    prepared->k[34] = v26;
    const double v27 = 30.0 * parameters->M2;
    prepared->k[35] = v27;
    const double v28 = 30.0 * v0;
    prepared->k[36] = v28;
    const double v29 = 30.0 * (0.5 * v27);
    prepared->k[37] = v28 + v28;
    prepared->k[38] = v29 + v29;
    const double v30 = 0.5 * (v4 + v4);
    prepared->k[39] = v30;
    prepared->k[40] = v4 - v30;
    prepared->k[41] = 0.5 * parameters->M3;
    const double v31 = 0.5 * (v6 + v6);
    prepared->k[42] = v31;
    prepared->k[43] = v6 - v31;
    prepared->k[44] = 0.5 * parameters->M4;
    const double v32 = 0.5 * parameters->M5;
    prepared->k[45] = v32;
    const double v33 = 0.5 * parameters->M6;
    prepared->k[46] = v25 + v26;
    prepared->k[47] = v32 + v32;
    prepared->k[48] = v33 + v33;
    prepared->k[49] = 2.0 * v32;
    prepared->k[50] = 2.0 * v33;
    prepared->k[51] = ((-30.0) * v27) + (30.0 * v27);
    const double v34 = 30.0 * (parameters->M2 + v17);
    prepared->k[52] = ((-30.0) * v34) + (30.0 * v34);
    prepared->k[53] = v16 + v19;
    const double v35 = 1.0 / parameters->J6;
    prepared->k[54] = v35;
    const double v36 = parameters->J6 * v35;
    prepared->k[55] = v36;
    const double v37 = 1.0 / v20;
    prepared->k[56] = v37;
    prepared->k[57] = 0.5 * v1;
    const double v38 = 2.0 * v2;
    prepared->k[58] = 50.0 * v2;
    prepared->k[59] = (-50.0) * v38;
    prepared->k[60] = 2.0 * v5;
    prepared->k[61] = 50.0 * v38;
    prepared->k[62] = 50.0 * v0;
    prepared->k[63] = 10.0 * parameters->M5;
    prepared->k[64] = (-50.0) * parameters->M3;
    prepared->k[65] = 50.0 * parameters->M4;
    prepared->k[66] = 50.0 * v5;
    prepared->k[67] = v9 - v7;
    prepared->k[68] = v7 + v9;
    prepared->k[69] = 2.0 * v14;
    prepared->k[70] = (-10.0) * v8;
    prepared->k[71] = 2.0 * v36;
    prepared->k[72] = 2.0 * (v7 * v37);
    const double v39 = parameters->J6 * v36;
    prepared->k[73] = v39;
    prepared->k[74] = v39 - v21;
    const double v40 = v8 * v37;
    prepared->k[75] = v40;
    prepared->k[76] = 50.0 * v8;
    prepared->k[77] = v8 * v40;
    const double v41 = 50.0 * v18;
    prepared->k[78] = v41;
    prepared->k[79] = 2.0 * v41;
    prepared->k[80] = 20.0 * v8;
    prepared->k[81] = (-50.0) * v18;
    prepared->k[82] = 2.0 * v12;
    prepared->k[83] = 100.0 * v18;
    prepared->k[84] = 2.0 * v19;
    prepared->k[85] = (-50.0) * v8;
    prepared->k[86] = v39 - parameters->J6;
    prepared->k[87] = v19 + v19;
    prepared->k[88] = v16 + v16;
    prepared->k[89] = parameters->J6 - v39;
    prepared->k[90] = 2.0 * v8;
    prepared->k[91] = (-20.0) * v8;
    prepared->k[92] = (-2.0) * v7;
    prepared->k[93] = 2.0 * v16;
    prepared->k[94] = (-50.0) * (2.0 * v18);
    prepared->k[95] = parameters->J6 * ((-1.0) + v36);
    prepared->k[96] = (-100.0) * v8;
    prepared->k[97] = 1.0 - v36;
    prepared->k[98] = 100.0 * v8;
    prepared->k[99] = 100.0 * v14;
    prepared->k[100] = (-2.0) * v8;
    prepared->k[101] = 2.0 * v9;
    prepared->k[102] = v24 * v40;
    prepared->k[103] = v24 * v37;
}

void behi_six_joint_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_parameters parameters_lane;
        behi_six_joint_prepared prepared_lane;

        parameters_lane.M1 = parameters[lane];
        parameters_lane.M2 = parameters[(1U * count) + lane];
        parameters_lane.M3 = parameters[(2U * count) + lane];
        parameters_lane.M4 = parameters[(3U * count) + lane];
        parameters_lane.M5 = parameters[(4U * count) + lane];
        parameters_lane.M6 = parameters[(5U * count) + lane];
        parameters_lane.J6 = parameters[(6U * count) + lane];
        behi_six_joint_prepare(&parameters_lane, &prepared_lane);
        behi_six_joint_scatter(104U, count, lane, prepared_lane.k, prepared);
    }
}

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[BEHI_SIX_JOINT_ANGLES(4U)] = {q[1], v0, q[4], v1};
    double v2_sine[BEHI_SIX_JOINT_ANGLES(4U)];
    double v2_cosine[BEHI_SIX_JOINT_ANGLES(4U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(4U), v2_angle, v2_sine, v2_cosine);
    M[35] = prepared->k[4];
    M[28] = prepared->k[23];
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
    const double v10 = v2_sine[2] * v2_sine[3];
    const double v11 = (prepared->k[24] * v2_sine[2]) - prepared->k[26];
    const double v12 = 50.0 * v2_cosine[1];
    const double v13 = prepared->k[13] * v2_sine[2];
    const double v14 = prepared->k[18] + v13;
    const double v15 = v2_cosine[3] * v14;
    const double v16 = v12 * v15;
    const double v17 = 50.0 * v2_cosine[0];
    const double v18 = v17 * (v15 + (prepared->k[21] * v2_cosine[1]));
    const double v19 = ((prepared->k[26] * v2_sine[2]) - (v2_sine[0] * (prepared->k[22] * v2_sine[0]))) - (v2_sine[1] * (prepared->k[19] * v2_sine[1]));
    const double v20 = (v19 + (v2_sine[3] * ((prepared->k[28] * v2_sine[3]) + (v10 * v11)))) + (2.0 * (v16 + v18));
    M[0] = prepared->k[29] + v20;
    const double v21 = prepared->k[13] * v2_cosine[2];
    const double v22 = 50.0 * v2_sine[0];
    const double v23 = v2_cosine[2] * ((prepared->k[25] * v2_sine[3]) - (prepared->k[24] * v10));
    M[3] = v23;
    M[18] = v23;
    const double v24 = 50.0 * v2_sine[1];
    const double v25 = v23 + (v21 * v24);
    M[2] = v25;
    M[12] = v25;
    const double v26 = v25 + (v21 * v22);
    M[1] = v26;
    M[6] = v26;
    const double v27 = prepared->k[4] * v10;
    M[5] = v27;
    M[30] = v27;
    const double v28 = v2_sine[3] * v14;
    const double v29 = v18 + (v22 * (v28 + (prepared->k[21] * v2_sine[1])));
    const double v30 = v16 + (v24 * v28);
    const double v31 = (v2_sine[2] * v11) - prepared->k[27];
    const double v32 = v31 - v30;
    const double v33 = v30 - (v32 - prepared->k[19]);
    M[14] = v33;
    const double v34 = v29 + v33;
    M[8] = v34;
    M[13] = v34;
    M[7] = v29 + (prepared->k[22] + v34);
    const double v35 = ((v22 * v28) - v32) + (v15 * v17);
    M[9] = v35;
    M[19] = v35;
    const double v36 = v2_sine[3] * v21;
    const double v37 = v2_cosine[3] * v21;
    const double v38 = (v12 * v36) - (v24 * v37);
    M[16] = v38;
    M[26] = v38;
    const double v39 = (v38 + (v17 * v36)) - (v22 * v37);
    M[10] = v39;
    M[25] = v39;
    const double v40 = -((v2_cosine[3] * (prepared->k[23] + (prepared->k[25] * v2_sine[2]))) + (v13 * (v12 + v17)));
    M[4] = v40;
    M[24] = v40;
    const double v41 = -(prepared->k[4] * v2_cosine[2]);
    M[11] = v41;
    M[17] = v41;
    M[23] = v41;
    M[31] = v41;
    M[32] = v41;
    M[33] = v41;
    const double v42 = -v32;
    M[15] = v42;
    M[20] = v42;
    M[21] = -v31;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_mass_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double M_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(prepared, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

void behi_six_joint_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double M_lane[36];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(&prepared_lane, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

void behi_six_joint_bias(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[BEHI_SIX_JOINT_ANGLES(4U)] = {v1, q[4], v0, q[1]};
    double v2_sine[BEHI_SIX_JOINT_ANGLES(4U)];
    double v2_cosine[BEHI_SIX_JOINT_ANGLES(4U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(4U), v2_angle, v2_sine, v2_cosine);
    const double v10 = v2_sine[0] * qd[0];
    const double v11 = qd[1] + qd[2];
    const double v12 = qd[3] + v11;
    const double v13 = v2_sine[1] * v12;
    const double v14 = v13 + (v2_cosine[1] * v10);
    const double v15 = v2_cosine[0] * qd[0];
    const double v16 = qd[4] - v15;
    const double v17 = (v16 * v16) + (v14 * v14);
    const double v18 = v2_cosine[1] * v12;
    const double v19 = (v2_sine[1] * v10) - v18;
    const double v20 = v14 * v19;
    const double v21 = v12 * v10;
    const double v22 = v21 + v20;
    const double v23 = prepared->k[13] * ((v2_sine[1] * v22) + (v2_cosine[1] * v17));
    const double v24 = v11 * v11;
    const double v25 = qd[0] * qd[0];
    const double v26 = v24 + v25;
    const double v27 = 50.0 * v2_cosine[2];
    const double v28 = qd[1] * qd[1];
    const double v29 = 50.0 * v2_cosine[3];
    const double v30 = v29 * (v28 + v25);
    const double v31 = v30 + (v27 * v26);
    const double v32 = 50.0 * v2_sine[2];
    const double v33 = 50.0 * v2_sine[3];
    const double v34 = v33 * v28;
    const double v35 = v34 + (v32 * v24);
    const double v36 = (v12 * v12) + (v15 * v15);
    const double v37 = v2_cosine[1] * (((v2_sine[0] * v35) + (v2_cosine[0] * v31)) + (10.0 * v36));
    const double v38 = 2.0 * qd[0];
    const double v39 = qd[1] * v38;
    const double v40 = v39 + (qd[2] * v38);
    const double v41 = v33 * v39;
    const double v42 = v41 + (v32 * v40);
    const double v43 = 2.0 * v21;
    const double v44 = prepared->k[13] * ((v2_sine[1] * (v42 + (10.0 * v43))) - v37);
    const double v45 = (prepared->k[14] * v22) - (v44 - (prepared->k[12] * (v20 + ((v14 * (2.0 * qd[5])) - v21))));
    const double v46 = v2_cosine[0] * (((v45 - (prepared->k[16] * v43)) - (10.0 * v23)) - (prepared->k[18] * v42));
    const double v47 = v23 + (prepared->k[18] * v43);
    const double v48 = prepared->k[21] * v2_sine[2];
    const double v49 = prepared->k[21] * v2_cosine[2];
    const double v50 = ((v46 - (v29 * (v47 + (v48 * v40)))) - (v27 * v47)) - (v49 * v41);
    const double v51 = prepared->k[22] * (v2_sine[3] * v2_cosine[3]);
    const double v52 = prepared->k[19] * (v2_sine[2] * v2_cosine[2]);
    const double v53 = (v50 - (v39 * v51)) - (v40 * v52);
    const double v54 = (v2_sine[0] * v31) - (v2_cosine[0] * v35);
    const double v55 = v10 * v15;
    const double v56 = v18 * v15;
    const double v57 = v2_sine[1] * v55;
    const double v58 = v57 + (2.0 * ((v19 * v16) - v56));
    const double v59 = ((prepared->k[12] * v57) - (prepared->k[14] * v58)) - (prepared->k[13] * (v54 + (10.0 * v55)));
    const double v60 = v59 - (prepared->k[30] * (v56 + (qd[5] * v16)));
    const double v61 = (v13 * (prepared->k[31] * v15)) + (prepared->k[4] * ((v2_cosine[1] * v55) + (v14 * v16)));
    h[5] = v61;
    h[0] = v53 + (v2_sine[0] * ((v2_sine[1] * v61) - (v2_cosine[1] * v60)));
    const double v62 = (-(prepared->k[18] * v36)) - (prepared->k[13] * ((v2_sine[1] * v17) - (v2_cosine[1] * v22)));
    const double v63 = (prepared->k[18] * v55) - (prepared->k[13] * v58);
    const double v64 = (v2_sine[0] * v63) - (v2_cosine[0] * v62);
    const double v65 = (v2_sine[0] * v62) + (v2_cosine[0] * v63);
    const double v66 = (v29 * (v65 - (v48 * v24))) + (v33 * (v64 + (v49 * v26)));
    const double v67 = (v32 * v64) - ((v49 * v34) + (v52 * (v24 - v26)));
    const double v68 = ((v2_sine[1] * v60) + (v2_cosine[1] * v61)) + (prepared->k[25] * v58);
    const double v69 = ((prepared->k[16] * v55) + (prepared->k[18] * v54)) - v68;
    h[3] = v69;
    const double v70 = v69 + (((v27 * v65) + (v48 * v30)) + v67);
    h[2] = v70;
    h[1] = v70 + (v66 + (v25 * v51));
    h[4] = -v45;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_bias_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_bias(prepared, q_lane, qd_lane, h_lane);
        behi_six_joint_scatter(6U, count, lane, h_lane, h);
    }
}

void behi_six_joint_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        behi_six_joint_scatter(6U, count, lane, h_lane, h);
    }
}

#endif

void behi_six_joint_gravity(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = 0.0;
    g[3] = 0.0;
    g[4] = 0.0;
    g[5] = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_gravity_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double g_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(prepared, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

void behi_six_joint_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double g_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(&prepared_lane, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(6U)] = {q[1], q[4], q[0], q[2], q[3], q[5]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(6U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(6U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = qd[1] * v0_cosine[2];
    const double v13 = 30.0 + (50.0 * v0_sine[0]);
    const double v14 = qd[2] * v0_cosine[2];
    const double v15 = (30.0 * v12) + (v13 * v14);
    const double v16 = v0_cosine[0] * v0_cosine[2];
    const double v17 = v0_sine[0] * v0_sine[3];
    const double v18 = (v0_cosine[2] * v17) - (v0_cosine[3] * v16);
    const double v19 = v18 - v16;
    const double v20 = -(prepared->k[7] * v19);
    const double v21 = v0_sine[0] * v0_cosine[3];
    const double v22 = v21 + (v0_cosine[0] * v0_sine[3]);
    const double v23 = v13 + (50.0 * v22);
    const double v24 = v0_cosine[2] * v23;
    const double v25 = v15 + (qd[3] * v24);
    const double v26 = -(50.0 * v19);
    const double v27 = (v16 * v0_sine[3]) + (v0_cosine[2] * v21);
    const double v28 = (v0_sine[4] * v27) + (v18 * v0_cosine[4]);
    const double v29 = prepared->k[10] * v28;
    const double v30 = v29 - (prepared->k[1] * v26);
    const double v31 = v25 * v30;
    const double v32 = (v15 * v20) - v31;
    const double v33 = prepared->k[36] * v16;
    const double v34 = v32 + (v12 * v33);
    const double v35 = qd[1] * v0_sine[2];
    const double v36 = qd[2] * v0_sine[2];
    const double v37 = v35 + v36;
    const double v38 = v0_cosine[0] * v0_sine[2];
    const double v39 = (v17 * v0_sine[2]) - (v0_cosine[3] * v38);
    const double v40 = (prepared->k[8] * v38) - (prepared->k[7] * v39);
    const double v41 = prepared->k[39] * v22;
    const double v42 = v17 - (v0_cosine[0] * v0_cosine[3]);
    const double v43 = (v0_sine[3] * v38) + (v21 * v0_sine[2]);
    const double v44 = prepared->k[40] * v43;
    const double v45 = prepared->k[7] * v22;
    const double v46 = v45 + (prepared->k[41] * v13);
    const double v47 = 50.0 * v46;
    const double v48 = (((v13 * v40) - (v39 * v41)) - (v42 * v44)) + (v38 * v47);
    const double v49 = v37 + (qd[3] * v0_sine[2]);
    const double v50 = v39 - v38;
    const double v51 = -(50.0 * v50);
    const double v52 = (v0_cosine[4] * v39) + (v0_sine[4] * v43);
    const double v53 = prepared->k[10] * v52;
    const double v54 = v53 - (prepared->k[44] * v51);
    const double v55 = (v22 * v0_cosine[4]) - (v0_sine[4] * v42);
    const double v56 = prepared->k[10] * v55;
    const double v57 = v56 + (prepared->k[44] * v23);
    const double v58 = prepared->k[42] * v55;
    const double v59 = (v22 * v0_sine[4]) + (v0_cosine[4] * v42);
    const double v60 = (v0_sine[4] * v39) - (v0_cosine[4] * v43);
    const double v61 = prepared->k[43] * v60;
    const double v62 = (((v23 * v54) - (v51 * v57)) + (v52 * v58)) - (v59 * v61);
    const double v63 = v49 * v62;
    const double v64 = (v37 * v48) - v63;
    const double v65 = prepared->k[36] * v38;
    const double v66 = v0_sine[0] * prepared->k[46];
    const double v67 = v65 + (v38 * v66);
    const double v68 = v64 + (v35 * v67);
    const double v69 = v12 + v14;
    const double v70 = (prepared->k[8] * v16) - (prepared->k[7] * v18);
    const double v71 = prepared->k[40] * v42;
    const double v72 = (((v13 * v70) - (v18 * v41)) + (v16 * v47)) - (v27 * v71);
    const double v73 = v69 + (qd[3] * v0_cosine[2]);
    const double v74 = v29 - (prepared->k[44] * v26);
    const double v75 = (v18 * v0_sine[4]) - (v27 * v0_cosine[4]);
    const double v76 = prepared->k[43] * v59;
    const double v77 = (((v23 * v74) - (v26 * v57)) + (v28 * v58)) - (v75 * v76);
    const double v78 = v73 * v77;
    const double v79 = (v69 * v72) - v78;
    const double v80 = v33 + (v16 * v66);
    const double v81 = v79 + (v12 * v80);
    const double v82 = (30.0 * v35) + (v13 * v36);
    const double v83 = -(prepared->k[7] * v50);
    const double v84 = v23 * v0_sine[2];
    const double v85 = v82 + (qd[3] * v84);
    const double v86 = v53 - (prepared->k[1] * v51);
    const double v87 = v85 * v86;
    const double v88 = (v82 * v83) - v87;
    const double v89 = v88 + (v35 * v65);
    const double v90 = v73 + (qd[4] * v60);
    const double v91 = (10.0 * v28) - v26;
    const double v92 = v23 + (10.0 * v55);
    const double v93 = prepared->k[47] * v92;
    const double v94 = v91 * v93;
    const double v95 = (v0_sine[1] * v52) - (v0_cosine[1] * v0_cosine[2]);
    const double v96 = v90 + (qd[5] * v95);
    const double v97 = v0_cosine[1] * v55;
    const double v98 = (v59 * v0_sine[5]) + (v0_cosine[5] * v97);
    const double v99 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[1] * v28);
    const double v100 = (v75 * v0_sine[5]) - (v0_cosine[5] * v99);
    const double v101 = prepared->k[12] * v100;
    const double v102 = (v0_sine[5] * v97) - (v59 * v0_cosine[5]);
    const double v103 = (v75 * v0_cosine[5]) + (v0_sine[5] * v99);
    const double v104 = prepared->k[12] * v103;
    const double v105 = v0_sine[1] * v55;
    const double v106 = (v0_cosine[1] * v0_sine[2]) + (v0_sine[1] * v28);
    const double v107 = prepared->k[32] * v106;
    const double v108 = v92 + (20.0 * v105);
    const double v109 = v91 + (20.0 * v106);
    const double v110 = prepared->k[48] * v109;
    const double v111 = (((v102 * v104) - (v98 * v101)) + (v105 * v107)) - (v108 * v110);
    const double v112 = v96 * v111;
    const double v113 = (v90 * v94) - v112;
    const double v114 = (qd[4] * v75) - v49;
    const double v115 = (10.0 * v52) - v51;
    const double v116 = v93 * v115;
    const double v117 = v114 + (qd[5] * v106);
    const double v118 = v115 + (20.0 * v95);
    const double v119 = prepared->k[32] * v95;
    const double v120 = (v0_cosine[1] * v52) + (v0_sine[1] * v0_cosine[2]);
    const double v121 = (v60 * v0_sine[5]) + (v0_cosine[5] * v120);
    const double v122 = prepared->k[12] * v98;
    const double v123 = (v60 * v0_cosine[5]) - (v0_sine[5] * v120);
    const double v124 = prepared->k[12] * v102;
    const double v125 = (((v105 * v119) - (v118 * (prepared->k[48] * v108))) - (v121 * v122)) + (v123 * v124);
    const double v126 = v117 * v125;
    const double v127 = (v114 * v116) - v126;
    const double v128 = (v59 * v91) - (v75 * v92);
    const double v129 = v85 + (qd[4] * v128);
    const double v130 = prepared->k[2] * v115;
    const double v131 = (v105 * v109) - (v106 * v108);
    const double v132 = v129 + (qd[5] * v131);
    const double v133 = prepared->k[3] * v118;
    const double v134 = v132 * v133;
    const double v135 = v134 + (v129 * v130);
    const double v136 = (v60 * v92) - (v59 * v115);
    const double v137 = v25 + (qd[4] * v136);
    const double v138 = prepared->k[2] * v91;
    const double v139 = (v105 * v118) - (v95 * v108);
    const double v140 = (qd[5] * v139) - v137;
    const double v141 = prepared->k[3] * v109;
    const double v142 = v140 * v141;
    const double v143 = (v137 * v138) - v142;
    const double v144 = ((v113 - v127) - v135) - v143;
    C[0] = v144 + (v89 + ((v34 - v68) - v81));
    const double v145 = v130 + v133;
    const double v146 = v86 + v145;
    const double v147 = v83 - v146;
    const double v148 = qd[0] * v0_sine[2];
    const double v149 = 30.0 * v148;
    const double v150 = v138 + v141;
    const double v151 = v30 + v150;
    const double v152 = v20 - v151;
    const double v153 = qd[0] * v0_cosine[2];
    const double v154 = 30.0 * v153;
    const double v155 = v0_sine[2] * v0_sine[2];
    const double v156 = v0_cosine[2] * v0_cosine[2];
    const double v157 = v155 + v156;
    const double v158 = v0_cosine[0] * v157;
    const double v159 = (v80 * v153) - ((v158 * (qd[0] * prepared->k[36])) - (v67 * v148));
    const double v160 = v0_cosine[2] * v0_sine[2];
    const double v161 = qd[1] * v160;
    const double v162 = v0_sine[0] * v0_sine[0];
    const double v163 = v0_cosine[0] * v0_cosine[0];
    const double v164 = (prepared->k[34] * v162) - (prepared->k[33] * v163);
    const double v165 = v116 - v125;
    const double v166 = v62 + v165;
    const double v167 = v94 - v111;
    const double v168 = v77 + v167;
    const double v169 = prepared->k[39] * v39;
    const double v170 = ((prepared->k[40] * v160) - (v27 * v44)) + (v18 * v169);
    const double v171 = v170 + (50.0 * ((v16 * v40) + (v38 * v70)));
    const double v172 = (prepared->k[40] * (v155 + (v27 * v27))) - (v18 * (prepared->k[39] * v18));
    const double v173 = v172 - (v16 * (100.0 * v70));
    const double v174 = 50.0 * v158;
    const double v175 = qd[2] * v174;
    const double v176 = prepared->k[42] * v52;
    const double v177 = (((prepared->k[43] * v160) - (v51 * v74)) - (v26 * v54)) - (v61 * v75);
    const double v178 = v177 + (v28 * v176);
    const double v179 = (v74 * (2.0 * v26)) - (v28 * (prepared->k[42] * v28));
    const double v180 = v179 + (prepared->k[43] * (v155 + (v75 * v75)));
    const double v181 = (v0_sine[2] * v51) + (v0_cosine[2] * v26);
    const double v182 = v175 + (qd[3] * v181);
    const double v183 = (((v106 * v107) - (v109 * (prepared->k[50] * v109))) - (v100 * v101)) - (v103 * v104);
    const double v184 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118);
    const double v185 = (v95 * v109) - (v106 * v118);
    const double v186 = (v60 * v91) - (v75 * v115);
    const double v187 = (qd[4] * v186) - v182;
    const double v188 = v187 + (qd[5] * v185);
    const double v189 = ((v96 * v183) - (v117 * v184)) + (v141 * v188);
    const double v190 = prepared->k[47] * (v91 * v115);
    const double v191 = prepared->k[49] * (v91 * v91);
    const double v192 = (((v90 * v191) - v189) - (v138 * v187)) - (v114 * v190);
    const double v193 = ((v49 * v178) - (v73 * v180)) + (v192 + (v30 * v182));
    const double v194 = (((v38 * (100.0 * v40)) - (prepared->k[40] * v156)) - (v43 * v44)) + (v39 * v169);
    const double v195 = (((v52 * v176) - (v54 * (2.0 * v51))) - (prepared->k[43] * v156)) - (v60 * v61);
    const double v196 = (v95 * v119) - (v118 * (prepared->k[50] * v118));
    const double v197 = v196 - (prepared->k[12] * ((v121 * v121) + (v123 * v123)));
    const double v198 = ((v96 * v184) - (v117 * v197)) + (v133 * v188);
    const double v199 = prepared->k[49] * (v115 * v115);
    const double v200 = (((v90 * v190) - v198) - (v130 * v187)) - (v114 * v199);
    const double v201 = ((v49 * v195) + (v73 * v178)) + (v200 + (v86 * v182));
    const double v202 = v0_sine[2] * ((((v69 * v173) - (v37 * v171)) + (v20 * v175)) - v193);
    const double v203 = v202 - (v0_cosine[2] * ((((v83 * v175) - (v37 * v194)) - (v69 * v171)) - v201));
    const double v204 = ((v148 * (v48 - v166)) + (v153 * (v72 - v168))) - v203;
    const double v205 = -(v160 * (prepared->k[34] - v164));
    const double v206 = v0_sine[2] * v35;
    const double v207 = v0_cosine[2] * v12;
    const double v208 = v161 * (((prepared->k[34] * v155) + (v156 * v164)) - ((v155 * v164) + (prepared->k[34] * v156)));
    const double v209 = ((((v147 * v149) + (v152 * v154)) - v159) + v208) - v204;
    C[1] = v209 + (v205 * (v206 - v207));
    const double v210 = (v13 * v148) - (v12 * v174);
    const double v211 = (v13 * v153) + (v35 * v174);
    C[2] = ((v147 * v210) + (v152 * v211)) - v204;
    const double v212 = ((v23 * v148) - (v69 * v181)) + (v0_cosine[2] * v175);
    const double v213 = ((v37 * v181) + (v23 * v153)) - (v0_sine[2] * v175);
    const double v214 = v183 + v197;
    const double v215 = v199 + (v191 - v214);
    const double v216 = (v0_sine[2] * v69) - (v0_cosine[2] * v37);
    const double v217 = ((v148 * v166) - (v146 * v212)) - (v151 * v213);
    const double v218 = ((v217 - (((v180 - v195) - v215) * v216)) + (v153 * v168)) - (v0_sine[2] * v193);
    C[3] = v218 + (v0_cosine[2] * v201);
    const double v219 = (qd[0] * v60) - (v59 * v73);
    const double v220 = (qd[0] * v75) + (v49 * v59);
    const double v221 = (((qd[0] * v128) + (v60 * v182)) - (v59 * v85)) + (v73 * v186);
    const double v222 = (((qd[0] * v136) - (v25 * v59)) - (v49 * v186)) + (v75 * v182);
    const double v223 = (v49 * v60) + (v73 * v75);
    const double v224 = v59 * v144;
    const double v225 = (((v60 * v200) + (v75 * v192)) + (v167 * v219)) - (v165 * v220);
    const double v226 = v224 + (((v225 - (v145 * v221)) - (v150 * v222)) - (v215 * v223));
    C[4] = v226;
    const double v227 = qd[0] + (qd[4] * v59);
    const double v228 = (v90 * v105) - (v95 * v227);
    const double v229 = (v105 * v114) - (v106 * v227);
    const double v230 = (v95 * v114) - (v90 * v106);
    const double v231 = -(v105 * ((v112 - v126) + (v134 - v142)));
    const double v232 = (((v106 * v187) - (v114 * v185)) + (v139 * v227)) + (v105 * v137);
    const double v233 = (((v95 * v187) - (v90 * v185)) - (v131 * v227)) + (v105 * v129);
    const double v234 = (((v95 * v198) + (v106 * v189)) - (v111 * v228)) + (v125 * v229);
    const double v235 = (((v234 + (v214 * v230)) - v231) - (v141 * v232)) - (v133 * v233);
    const double v236 = v45 + (prepared->k[0] * v13);
    const double v237 = v56 + (prepared->k[1] * v23);
    const double v238 = prepared->k[3] * v108;
    const double v239 = v227 + (qd[5] * v105);
    const double v240 = ((prepared->k[3] * v140) + (v96 * v238)) - (v133 * v239);
    const double v241 = prepared->k[2] * v92;
    const double v242 = ((v240 - (prepared->k[2] * v137)) + (v90 * v241)) - (v130 * v227);
    const double v243 = (((qd[0] * v86) - (v73 * v237)) + (prepared->k[1] * v25)) - v242;
    const double v244 = (((qd[0] * v83) + (v69 * v236)) - (prepared->k[0] * v15)) - v243;
    const double v245 = ((v141 * v239) - (prepared->k[3] * v132)) - (v117 * v238);
    const double v246 = (((prepared->k[2] * v129) - v245) + (v114 * v241)) - (v138 * v227);
    const double v247 = (((qd[0] * v30) + (v49 * v237)) - (prepared->k[1] * v85)) - v246;
    const double v248 = (((qd[0] * v20) - (v37 * v236)) + (prepared->k[0] * v82)) - v247;
    const double v249 = (v0_sine[2] * v244) + (v0_cosine[2] * v248);
    const double v250 = ((v46 * (2.0 * v13)) + (v22 * v41)) - (v42 * v71);
    const double v251 = ((v57 * (2.0 * v23)) + (v55 * v58)) - (v59 * v76);
    const double v252 = ((v105 * (prepared->k[32] * v105)) - (v108 * (prepared->k[50] * v108))) - (v98 * v122);
    const double v253 = v252 - (v102 * v124);
    const double v254 = ((v125 * v239) - (v96 * v253)) + (v140 * v238);
    const double v255 = prepared->k[49] * (v92 * v92);
    const double v256 = ((v254 - (v137 * v241)) - (v116 * v227)) + (v90 * v255);
    const double v257 = ((qd[0] * v62) - (v73 * v251)) + ((v25 * v237) - v256);
    const double v258 = ((v111 * v239) - (v117 * v253)) + (v132 * v238);
    const double v259 = ((v258 + (v129 * v241)) - (v94 * v227)) + (v114 * v255);
    const double v260 = ((qd[0] * v77) + (v49 * v251)) - (v259 + (v85 * v237));
    const double v261 = v0_sine[2] * ((((qd[0] * v48) + (v69 * v250)) - (v15 * v236)) - v257);
    const double v262 = v261 + (v0_cosine[2] * ((((qd[0] * v72) - (v37 * v250)) + (v82 * v236)) - v260));
    C[6] = v159 + ((v262 - (30.0 * v249)) - (prepared->k[51] * v161));
    const double v263 = ((v96 * v125) - (v197 * v239)) - (v133 * v140);
    const double v264 = (((v90 * v116) - v263) - (v130 * v137)) - (v199 * v227);
    const double v265 = (((qd[0] * v195) - (v62 * v73)) + (v25 * v86)) - v264;
    const double v266 = v265 + (((qd[0] * v194) + (v48 * v69)) - (v15 * v83));
    const double v267 = v190 - v184;
    const double v268 = v178 + v267;
    const double v269 = v171 + v268;
    const double v270 = v205 - v269;
    const double v271 = v238 + v241;
    const double v272 = v237 + v271;
    const double v273 = v236 + v272;
    const double v274 = (prepared->k[35] + (prepared->k[5] * v0_sine[0])) + v273;
    const double v275 = v188 * v238;
    const double v276 = v275 + (v187 * v241);
    const double v277 = (v182 * v237) - v276;
    const double v278 = v277 + (v175 * v236);
    const double v279 = v113 + v135;
    const double v280 = v0_sine[2] * (v278 + v279);
    const double v281 = ((prepared->k[38] + (v0_sine[0] * prepared->k[37])) + (prepared->k[33] * v162)) - (prepared->k[34] * v163);
    const double v282 = v197 + v253;
    const double v283 = v199 + (v255 - v282);
    const double v284 = v283 + (v195 + v251);
    const double v285 = v284 + (v194 + v250);
    const double v286 = v184 * v239;
    const double v287 = (v190 * v227) - v286;
    const double v288 = v287 + (qd[0] * v178);
    const double v289 = v288 + (qd[0] * v171);
    const double v290 = (qd[0] * v205) - v289;
    const double v291 = ((((v148 * v270) - (v0_cosine[2] * v266)) - (v154 * v274)) + (v33 * v161)) - v280;
    const double v292 = (v291 - (v67 * v207)) + (v153 * (v281 + v285));
    const double v293 = ((v183 * v239) - (v111 * v117)) + (v132 * v141);
    const double v294 = ((v293 + (v129 * v138)) + (v94 * v114)) - (v191 * v227);
    const double v295 = v294 + (((qd[0] * v180) - (v49 * v77)) + (v30 * v85));
    const double v296 = v295 + (((qd[0] * v173) + (v37 * v72)) - (v20 * v82));
    const double v297 = v127 - v143;
    const double v298 = v0_cosine[2] * (v278 - v297);
    const double v299 = v183 + v253;
    const double v300 = v191 + (v255 - v299);
    const double v301 = (v180 - v251) - v300;
    const double v302 = v301 + (v173 - v250);
    const double v303 = (((v149 * v274) - (v0_sine[2] * v296)) - (v153 * v270)) + (v65 * v161);
    const double v304 = ((v303 - (v80 * v206)) - v298) - (v148 * (v281 - v302));
    const double v305 = ((v96 * v141) - (prepared->k[3] * v188)) - (v117 * v133);
    const double v306 = ((v305 - (prepared->k[2] * v187)) + (v90 * v138)) - (v114 * v130);
    const double v307 = v306 + (((v49 * v86) + (v30 * v73)) + (prepared->k[1] * v182));
    const double v308 = ((v307 - (v37 * v83)) - (v20 * v69)) + (prepared->k[0] * v175);
    const double v309 = qd[1] * v157;
    const double v310 = v0_cosine[2] * v148;
    const double v311 = v0_sine[2] * (v292 - (v0_sine[2] * (v290 - (v81 + v89))));
    const double v312 = v311 + (v0_cosine[2] * (v304 + (v0_cosine[2] * (v290 + (v34 + v68)))));
    C[7] = (v312 - (v157 * (30.0 * ((v309 * (prepared->k[5] * v0_cosine[0])) - v308)))) - (prepared->k[52] * v310);
    const double v313 = v309 * (30.0 - v13);
    const double v314 = (v302 * v310) - (v160 * (v266 + v296));
    const double v315 = v0_cosine[2] * ((-v298) - (v0_cosine[2] * (v289 - (v32 + v64))));
    const double v316 = (v0_sine[2] * ((v0_sine[2] * (v289 + (v79 + v88))) - v280)) + v315;
    const double v317 = (v0_sine[2] * v148) - (v0_cosine[2] * v153);
    const double v318 = v314 + (v316 - ((v269 * v317) - (v285 * v310)));
    const double v319 = v313 * ((v0_sine[2] * v147) + (v0_cosine[2] * v152));
    const double v320 = (v319 + (v273 * ((v0_sine[2] * v211) - (v0_cosine[2] * v210)))) - v318;
    const double v321 = v0_sine[2] * (((v153 * v273) - (v0_sine[2] * v308)) - (prepared->k[20] * v211));
    const double v322 = v321 - (v0_cosine[2] * (((v0_cosine[2] * v308) - (prepared->k[20] * v210)) + (v148 * v273)));
    const double v323 = (((v37 * v84) - (v0_sine[2] * v82)) - (v0_cosine[2] * v15)) + (v24 * v69);
    const double v324 = (v0_sine[2] * v146) + (v0_cosine[2] * v151);
    const double v325 = (v301 * v310) - (v160 * (v265 + v295));
    const double v326 = v0_cosine[2] * (-(v0_cosine[2] * ((v297 - v63) - (v31 + (v277 + v288)))));
    const double v327 = (v0_sine[2] * (v0_sine[2] * ((v78 + v279) + (v87 - (v288 - v277))))) + v326;
    const double v328 = v325 - (v327 + ((v268 * v317) - (v284 * v310)));
    const double v329 = (v323 * v324) - (v216 * ((v0_sine[2] * v168) - (v0_cosine[2] * v166)));
    const double v330 = (v329 + (v272 * ((v0_sine[2] * v213) - (v0_cosine[2] * v212)))) - v328;
    const double v331 = v0_sine[2] * ((((v151 * v216) - (v0_sine[2] * v307)) - (prepared->k[17] * v213)) + (v153 * v272));
    const double v332 = v0_cosine[2] * ((((v0_cosine[2] * v307) + (v146 * v216)) - (prepared->k[17] * v212)) + (v148 * v272));
    const double v333 = v331 - v332;
    const double v334 = (((v25 * v60) - (v49 * v128)) - (v75 * v85)) - (v73 * v136);
    const double v335 = -(v75 * (v279 - (v276 + v287)));
    const double v336 = (((v60 * v264) + (v59 * v256)) - (v167 * v223)) + (v145 * v334);
    const double v337 = (((v336 - (v222 * v271)) + (v219 * v283)) + (v220 * v267)) - v335;
    const double v338 = -(v60 * (v297 - (v287 - v276)));
    const double v339 = (((v59 * v259) + (v75 * v294)) + (v165 * v223)) + (v150 * v334);
    const double v340 = (((v339 + (v221 * v271)) + (v219 * v267)) + (v220 * v300)) - v338;
    const double v341 = (v0_sine[2] * v337) + (v0_cosine[2] * v340);
    const double v342 = (((v59 * v242) + (v75 * v306)) - (v150 * v223)) - (prepared->k[15] * v222);
    const double v343 = v342 + (v219 * v271);
    const double v344 = (((v60 * v306) - (v59 * v246)) - (v145 * v223)) - (prepared->k[15] * v221);
    const double v345 = v344 - (v220 * v271);
    const double v346 = (v0_sine[2] * v343) - (v0_cosine[2] * v345);
    C[10] = v341 - (30.0 * v346);
    const double v347 = v106 * ((v112 - v134) + (v275 - v286));
    const double v348 = (((v95 * v137) + (v90 * v139)) - (v106 * v129)) + (v114 * v131);
    const double v349 = ((((v184 * v229) - (v95 * v263)) - (v111 * v230)) + (v228 * v282)) - v347;
    const double v350 = ((v349 + (v105 * v254)) + (v232 * v238)) + (v133 * v348);
    const double v351 = -(v95 * ((v126 - v142) - (v275 + v286)));
    const double v352 = v351 + ((((v106 * v293) + (v125 * v230)) + (v184 * v228)) + (v229 * v299));
    const double v353 = ((v352 + (v105 * v258)) + (v141 * v348)) - (v233 * v238);
    const double v354 = (v0_sine[2] * v350) + (v0_cosine[2] * v353);
    const double v355 = (((v106 * v305) + (prepared->k[3] * v232)) + (v105 * v240)) + (v141 * v230);
    const double v356 = v355 - (v228 * v238);
    const double v357 = (((v95 * v305) + (prepared->k[3] * v233)) + (v105 * v245)) + (v229 * v238);
    const double v358 = v357 + (v133 * v230);
    const double v359 = (v0_sine[2] * v356) - (v0_cosine[2] * v358);
    C[11] = v354 - (30.0 * v359);
    C[12] = v262 - (v13 * v249);
    const double v360 = v174 * (((v0_sine[2] * v248) - (v0_cosine[2] * v244)) + ((v147 * v153) - (v148 * v152)));
    C[13] = v318 + ((v157 * (v13 * v308)) - v360);
    C[14] = (((v313 * (prepared->k[20] * v174)) - v320) - (v13 * v322)) - v360;
    const double v361 = ((v0_sine[2] * v247) - (v0_cosine[2] * v243)) + ((v146 * v153) - (v148 * v151));
    const double v362 = (prepared->k[17] * v323) - v361;
    const double v363 = (((v60 * v242) + (v75 * v246)) + (v145 * v219)) + (v150 * v220);
    const double v364 = v363 + (prepared->k[15] * v334);
    C[16] = (v341 + (v174 * v364)) - (v13 * v346);
    const double v365 = (((v95 * v240) - (v106 * v245)) + (prepared->k[3] * v348)) - (v141 * v229);
    const double v366 = v365 - (v133 * v228);
    C[17] = (v354 + (v174 * v366)) - (v13 * v359);
    C[18] = (((v84 * v243) + (v24 * v247)) - (v0_sine[2] * v257)) - (v0_cosine[2] * v260);
    const double v367 = ((-(v157 * (v23 * v307))) - (v181 * v361)) - v328;
    const double v368 = (prepared->k[17] * v23) - v272;
    const double v369 = v0_cosine[2] * v368;
    const double v370 = v0_sine[2] * v368;
    C[19] = ((v154 * v370) - v367) - (v149 * v369);
    C[20] = (((v211 * v370) - (v210 * v369)) - v367) + (v313 * (v324 + (prepared->k[17] * v181)));
    C[22] = (v341 + (v181 * v364)) - (v23 * v346);
    C[23] = (v354 + (v181 * v366)) - (v23 * v359);
    C[24] = v224 + ((((v60 * v259) - (v75 * v256)) - (v128 * v242)) - (v136 * v246));
    const double v371 = ((v0_sine[2] * v335) + (v0_cosine[2] * v338)) - (v306 * ((v0_sine[2] * v128) + (v0_cosine[2] * v136)));
    const double v372 = v371 + (v59 * ((v0_sine[2] * v192) - (v0_cosine[2] * v200)));
    const double v373 = v372 - (v186 * ((v0_sine[2] * v246) - (v0_cosine[2] * v242)));
    const double v374 = v373 + (v60 * ((v0_sine[2] * v294) - (v153 * v267)));
    const double v375 = v148 * (((v60 * v300) - (v59 * v165)) - ((v136 * v271) + (v150 * v186)));
    const double v376 = v153 * (((v59 * v167) - (v75 * v283)) - ((v128 * v271) + (v145 * v186)));
    const double v377 = ((v374 + (v75 * ((v0_cosine[2] * v264) - (v148 * v267)))) + v375) - v376;
    const double v378 = ((v60 * v271) - (v59 * v145)) - (prepared->k[15] * v136);
    const double v379 = ((v59 * v150) - (v75 * v271)) - (prepared->k[15] * v128);
    C[25] = ((v149 * v378) - v377) - (v154 * v379);
    const double v380 = ((v60 * v150) - (v75 * v145)) - (prepared->k[15] * v186);
    C[26] = (((v210 * v378) - (v211 * v379)) + (v313 * v380)) - v377;
    const double v381 = (((v60 * v165) - (v59 * v215)) + (v75 * v167)) + (v128 * v150);
    const double v382 = ((v212 * v378) - (v213 * v379)) - (v216 * (v381 - (v136 * v145)));
    C[27] = (v382 - (v323 * v380)) - v377;
    const double v383 = (((v60 * v340) + (v59 * v226)) - (v75 * v337)) - (v128 * v343);
    C[28] = (v383 + (v136 * v345)) - (v186 * v364);
    const double v384 = (((v60 * v353) - (v59 * v235)) - (v75 * v350)) - (v128 * v356);
    C[29] = (v384 + (v136 * v358)) - (v186 * v366);
    const double v385 = v231 + ((((v95 * v258) - (v106 * v254)) - (v131 * v240)) - (v139 * v245));
    C[30] = v385;
    const double v386 = ((((v131 * v305) - (v95 * v293)) - (v185 * v245)) - v347) + (v105 * v189);
    const double v387 = ((((v139 * v305) - (v106 * v263)) + (v185 * v240)) - v351) + (v105 * v198);
    const double v388 = (((v106 * v184) - (v95 * v299)) + (v105 * v125)) - (v141 * v185);
    const double v389 = v388 + (v139 * v238);
    const double v390 = (((v95 * v184) - (v106 * v282)) + (v105 * v111)) + (v131 * v238);
    const double v391 = v390 + (v133 * v185);
    const double v392 = (((v0_cosine[2] * v387) - (v0_sine[2] * v386)) + (v148 * v389)) + (v153 * v391);
    const double v393 = ((v105 * v133) - (prepared->k[3] * v139)) - (v95 * v238);
    const double v394 = ((v105 * v141) - (prepared->k[3] * v131)) - (v106 * v238);
    const double v395 = ((v95 * v141) - (prepared->k[3] * v185)) - (v106 * v133);
    C[32] = (((v313 * v395) - (v211 * v394)) - (v210 * v393)) - v392;
    const double v396 = (((v105 * v214) - (v95 * v125)) - (v106 * v111)) + (v131 * v141);
    const double v397 = v396 + (v133 * v139);
    const double v398 = v392 + ((((v213 * v394) + (v212 * v393)) + (v216 * v397)) + (v323 * v395));
    const double v399 = (((v59 * v385) - (v60 * v387)) - (v75 * v386)) - (v222 * v394);
    const double v400 = (((v399 - (v221 * v393)) - (v219 * v391)) + (v220 * v389)) + (v223 * v397);
    C[34] = v400 + (v334 * v395);
    const double v401 = (((v95 * v353) - (v106 * v350)) - (v131 * v356)) - (v139 * v358);
    C[35] = (v401 - (v185 * v366)) - (v105 * v235);
    C[5] = -v235;
    C[8] = -(v320 + (30.0 * v322));
    C[9] = -(v330 + (30.0 * v333));
    C[15] = -((v330 + (v174 * v362)) + (v13 * v333));
    C[21] = -((v330 + (v181 * v362)) + (v23 * v333));
    C[31] = -((v392 + (v149 * v393)) + (v154 * v394));
    C[33] = -v398;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[BEHI_SIX_JOINT_ANGLES(4U)] = {v1, q[4], v0, q[1]};
    double v2_sine[BEHI_SIX_JOINT_ANGLES(4U)];
    double v2_cosine[BEHI_SIX_JOINT_ANGLES(4U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(4U), v2_angle, v2_sine, v2_cosine);
    const double v10 = v2_sine[0] * qd[0];
    const double v11 = qd[1] + qd[2];
    const double v12 = qd[3] + v11;
    const double v13 = (v2_sine[1] * v12) + (v2_cosine[1] * v10);
    const double v14 = v2_cosine[0] * qd[0];
    const double v15 = qd[4] - v14;
    const double v16 = (v15 * v15) + (v13 * v13);
    const double v17 = prepared->k[13] * v2_cosine[1];
    const double v18 = (v2_cosine[1] * v12) - (v2_sine[1] * v10);
    const double v19 = v13 * v18;
    const double v20 = v12 * v10;
    const double v21 = v2_cosine[0] * qdd[0];
    const double v22 = (v21 - qdd[4]) - v20;
    const double v23 = v22 + v19;
    const double v24 = prepared->k[13] * v2_sine[1];
    const double v25 = (v24 * v23) - (v17 * v16);
    const double v26 = 2.0 * qd[0];
    const double v27 = qd[1] * v26;
    const double v28 = v27 + (qd[2] * v26);
    const double v29 = 50.0 * v2_sine[2];
    const double v30 = 50.0 * v2_cosine[2];
    const double v31 = 50.0 * v2_sine[3];
    const double v32 = 50.0 * v2_cosine[3];
    const double v33 = v32 * qdd[0];
    const double v34 = v33 - (v31 * v27);
    const double v35 = v34 + ((v30 * qdd[0]) - (v29 * v28));
    const double v36 = v21 - (2.0 * v20);
    const double v37 = qdd[1] + qdd[2];
    const double v38 = v11 * v11;
    const double v39 = qd[0] * qd[0];
    const double v40 = v38 + v39;
    const double v41 = qd[1] * qd[1];
    const double v42 = (v32 * (v41 + v39)) + (v31 * qdd[1]);
    const double v43 = v42 + ((v30 * v40) + (v29 * v37));
    const double v44 = (v12 * v12) + (v14 * v14);
    const double v45 = (v31 * v41) - (v32 * qdd[1]);
    const double v46 = ((v30 * v37) - (v29 * v38)) - v45;
    const double v47 = v2_sine[0] * v2_cosine[1];
    const double v48 = (v2_cosine[1] * ((10.0 * v44) + (v2_cosine[0] * v43))) - (v46 * v47);
    const double v49 = (prepared->k[13] * (v48 + (v2_sine[1] * (v35 + (10.0 * v36))))) - (prepared->k[14] * v23);
    const double v50 = qd[5] * prepared->k[30];
    const double v51 = (v49 + (v13 * v50)) + (prepared->k[12] * (v22 - v19));
    const double v52 = v2_cosine[0] * (v51 + (((prepared->k[16] * v36) + (prepared->k[18] * v35)) + (10.0 * v25)));
    const double v53 = v10 * v14;
    const double v54 = qdd[3] + v37;
    const double v55 = v53 - v54;
    const double v56 = (v2_sine[0] * qdd[0]) + (v14 * (2.0 * v12));
    const double v57 = prepared->k[4] * ((v13 * v15) + ((qdd[5] + (v2_sine[1] * v56)) + (v2_cosine[1] * v55)));
    tau[5] = v57;
    const double v58 = (v2_sine[1] * v55) - (v2_cosine[1] * v56);
    const double v59 = (v15 * (2.0 * v18)) - v58;
    const double v60 = (v2_cosine[0] * v46) + (v2_sine[0] * v43);
    const double v61 = v53 + v54;
    const double v62 = (((prepared->k[13] * v60) - (prepared->k[14] * v59)) - (prepared->k[12] * v58)) + (prepared->k[25] * v61);
    const double v63 = v62 + (v15 * v50);
    const double v64 = prepared->k[22] * v2_sine[3];
    const double v65 = v2_cosine[3] * v64;
    const double v66 = ((v52 + ((v2_sine[1] * v2_sine[0]) * v57)) + (v47 * v63)) - (v27 * v65);
    const double v67 = prepared->k[21] * v2_cosine[2];
    const double v68 = (v66 + ((v30 + v32) * (v25 + (prepared->k[18] * v36)))) + (v67 * (v33 + v34));
    const double v69 = prepared->k[19] * v2_sine[2];
    const double v70 = v68 + (qdd[0] * (prepared->k[53] - ((v2_sine[3] * v64) + (v2_sine[2] * v69))));
    const double v71 = prepared->k[21] * v2_sine[2];
    const double v72 = v32 * v71;
    const double v73 = v2_cosine[2] * v69;
    tau[0] = v70 - (v28 * (v73 + v72));
    const double v74 = ((prepared->k[18] * v44) + (v24 * v16)) + (v17 * v23);
    const double v75 = (prepared->k[13] * v59) + (prepared->k[18] * v61);
    const double v76 = (v2_cosine[0] * v74) + (v2_sine[0] * v75);
    const double v77 = (v2_cosine[0] * v75) - (v2_sine[0] * v74);
    const double v78 = (((v67 * v45) - (v30 * v77)) - (v29 * v76)) - (prepared->k[19] * v37);
    const double v79 = (((v2_sine[1] * v63) - (v2_cosine[1] * v57)) + (prepared->k[18] * v60)) + (prepared->k[16] * v61);
    const double v80 = v79 + (prepared->k[25] * v59);
    tau[3] = v80;
    const double v81 = ((v78 - (v71 * v42)) - v80) + ((v38 - v40) * v73);
    const double v82 = ((((prepared->k[22] * qdd[1]) + (v32 * v77)) - v81) + (v39 * v65)) - (v38 * v72);
    const double v83 = v82 + (v67 * ((v32 * v37) + (v31 * v40)));
    tau[1] = v83 + (v31 * (v76 + (v71 * v37)));
    tau[2] = -v81;
    tau[4] = -v51;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_inverse_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        behi_six_joint_scatter(6U, count, lane, tau_lane, tau);
    }
}

void behi_six_joint_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        behi_six_joint_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

void behi_six_joint_forward_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[BEHI_SIX_JOINT_ANGLES(4U)] = {v0, q[1], v1, q[4]};
    double v2_sine[BEHI_SIX_JOINT_ANGLES(4U)];
    double v2_cosine[BEHI_SIX_JOINT_ANGLES(4U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(4U), v2_angle, v2_sine, v2_cosine);
    const double v10 = qd[1] + qd[2];
    const double v11 = v10 * v10;
    const double v12 = 50.0 * v2_sine[0];
    const double v13 = qd[1] * qd[1];
    const double v14 = 50.0 * v2_sine[1];
    const double v15 = (v14 * v13) + (v12 * v11);
    const double v16 = qd[0] * qd[0];
    const double v17 = v11 + v16;
    const double v18 = 50.0 * v2_cosine[0];
    const double v19 = 50.0 * v2_cosine[1];
    const double v20 = v19 * (v13 + v16);
    const double v21 = v20 + (v18 * v17);
    const double v22 = (v2_sine[2] * v21) - (v2_cosine[2] * v15);
    const double v23 = v2_cosine[2] * qd[0];
    const double v24 = v2_sine[2] * qd[0];
    const double v25 = v24 * v23;
    const double v26 = qd[3] + v10;
    const double v27 = v2_cosine[3] * v26;
    const double v28 = (v2_sine[3] * v24) - v27;
    const double v29 = qd[4] - v23;
    const double v30 = v27 * v23;
    const double v31 = v2_sine[3] * v25;
    const double v32 = v31 + (2.0 * ((v28 * v29) - v30));
    const double v33 = qd[5] * prepared->k[30];
    const double v34 = (v29 * v33) + ((prepared->k[14] * v32) + ((prepared->k[13] * v22) + (prepared->k[25] * v25)));
    const double v35 = (v34 - (prepared->k[12] * v31)) + (prepared->k[30] * v30);
    const double v36 = v2_sine[3] * v26;
    const double v37 = v36 + (v2_cosine[3] * v24);
    const double v38 = prepared->k[4] * v2_cosine[3];
    const double v39 = ((v36 * (prepared->k[31] * v23)) + (v29 * (prepared->k[4] * v37))) + (v38 * v25);
    const double v40 = tau[5] - v39;
    const double v41 = v2_cosine[3] * prepared->k[55];
    const double v42 = (((v2_sine[3] * v35) - (prepared->k[25] * v32)) - (v2_cosine[3] * v39)) - (v41 * v40);
    const double v43 = (prepared->k[16] * v25) + ((prepared->k[18] * v22) + v42);
    const double v44 = tau[3] - v43;
    const double v45 = v2_sine[2] * v12;
    const double v46 = prepared->k[13] * v2_sine[3];
    const double v47 = prepared->k[18] + v46;
    const double v48 = v2_cosine[2] * v47;
    const double v49 = (v18 * v48) + (v47 * v45);
    const double v50 = prepared->k[24] * v2_sine[3];
    const double v51 = v50 - prepared->k[26];
    const double v52 = ((v2_sine[3] * v51) - prepared->k[27]) + (v38 * v41);
    const double v53 = v52 - v49;
    const double v54 = 1.0 / v52;
    const double v55 = v54 * v53;
    const double v56 = 2.0 * qd[0];
    const double v57 = qd[1] * v56;
    const double v58 = v57 + (qd[2] * v56);
    const double v59 = (v14 * v57) + (v12 * v58);
    const double v60 = v2_sine[2] * v2_cosine[3];
    const double v61 = ((v2_sine[3] * v59) - (v21 * (v2_cosine[2] * v2_cosine[3]))) - (v15 * v60);
    const double v62 = (v26 * v26) + (v23 * v23);
    const double v63 = v26 * v24;
    const double v64 = 2.0 * v63;
    const double v65 = v37 * v28;
    const double v66 = v63 + v65;
    const double v67 = (prepared->k[14] * v66) - (prepared->k[13] * (v61 + (10.0 * ((v2_sine[3] * v64) - (v2_cosine[3] * v62)))));
    const double v68 = ((v37 * v33) + v67) - (prepared->k[12] * (v63 - v65));
    const double v69 = tau[4] + v68;
    const double v70 = (v2_sine[2] * v18) - (v2_cosine[2] * v12);
    const double v71 = prepared->k[13] * v2_cosine[3];
    const double v72 = v71 * v70;
    const double v73 = prepared->k[56] * v72;
    const double v74 = (v29 * v29) + (v37 * v37);
    const double v75 = (prepared->k[18] * v62) + ((v46 * v74) - (v71 * v66));
    const double v76 = prepared->k[21] * v2_sine[0];
    const double v77 = prepared->k[21] * v2_cosine[0];
    const double v78 = v77 * v14;
    const double v79 = (prepared->k[13] * v32) - (prepared->k[18] * v25);
    const double v80 = ((((v70 * v75) - (v76 * v20)) - v43) + (v13 * v78)) + (v45 * v79);
    const double v81 = v2_cosine[2] * v79;
    const double v82 = prepared->k[19] * v2_sine[0];
    const double v83 = v2_cosine[0] * v82;
    const double v84 = ((v11 - v17) * v83) + (v80 + (v18 * v81));
    const double v85 = v84 + ((tau[2] - (v73 * v69)) - (v55 * v44));
    const double v86 = v2_sine[2] * v14;
    const double v87 = (v48 * v19) + (v47 * v86);
    const double v88 = v53 - v87;
    const double v89 = (v2_sine[2] * v19) - (v2_cosine[2] * v14);
    const double v90 = v72 + (v71 * v89);
    const double v91 = v49 - v53;
    const double v92 = prepared->k[19] + v91;
    const double v93 = v19 * v77;
    const double v94 = v93 + (v87 + (v14 * v76));
    const double v95 = (((v73 * v90) - (v55 * v88)) - v92) - v94;
    const double v96 = 1.0 / (((v72 * v73) - (v53 * v55)) - v92);
    const double v97 = v96 * v95;
    const double v98 = v54 * v88;
    const double v99 = prepared->k[56] * v90;
    const double v100 = v84 + (((tau[1] - (v99 * v69)) - (v98 * v44)) - (v97 * v85));
    const double v101 = prepared->k[22] * v2_sine[1];
    const double v102 = v2_cosine[1] * v101;
    const double v103 = (((v100 + (v89 * v75)) - (v17 * v78)) + (v86 * v79)) - (v16 * v102);
    const double v104 = v19 * v76;
    const double v105 = ((v11 * v104) + v103) + (v19 * v81);
    const double v106 = (((v91 - (v90 * v99)) + (v88 * v98)) + (2.0 * v94)) + (v95 * v97);
    const double v107 = 1.0 / (prepared->k[53] + v106);
    const double v108 = v2_sine[3] * v2_sine[2];
    const double v109 = prepared->k[4] * v108;
    const double v110 = (-(v109 * v41)) - (v60 * (prepared->k[25] - v50));
    const double v111 = v18 + v19;
    const double v112 = (v2_cosine[2] * (prepared->k[23] + (prepared->k[25] * v2_sine[3]))) + (v46 * v111);
    const double v113 = v110 - (v71 * v12);
    const double v114 = ((v112 * v73) + (v110 * v55)) - v113;
    const double v115 = (((v71 * v14) + ((v112 * v99) + (v110 * v98))) - v113) - (v114 * v97);
    const double v116 = v115 * v107;
    const double v117 = v114 * v96;
    const double v118 = (v2_sine[3] * v66) + (v2_cosine[3] * v74);
    const double v119 = v2_cosine[2] * (((prepared->k[16] * v64) + ((prepared->k[18] * v59) + (prepared->k[25] * v118))) - v68);
    const double v120 = v109 * prepared->k[54];
    const double v121 = v112 * prepared->k[56];
    const double v122 = (((tau[0] - (v108 * v39)) + v119) - (v120 * v40)) + (v121 * v69);
    const double v123 = v110 * v54;
    const double v124 = (((v122 - (v123 * v44)) + (v117 * v85)) - (v116 * v105)) - (v60 * v35);
    const double v125 = (v58 * (v83 + v104)) + (v124 + (v111 * ((prepared->k[13] * v118) + (prepared->k[18] * v64))));
    const double v126 = (((prepared->k[26] * v2_sine[3]) - (v109 * v120)) - (v112 * v121)) + (v110 * v123);
    const double v127 = (prepared->k[29] + ((v126 + (v114 * v117)) - (v115 * v116))) - (v2_sine[0] * v82);
    const double v128 = (v2_sine[2] * ((prepared->k[28] * v2_sine[2]) + (v108 * v51))) + (v127 - (v2_sine[1] * v101));
    const double v129 = 1.0 / (v128 + (2.0 * (v93 + (v48 * v111))));
    const double v130 = v129 * (v125 + (v57 * (v102 + v78)));
    qdd[0] = v130;
    const double v131 = (v107 * v105) - (v116 * v130);
    qdd[1] = v131;
    const double v132 = ((v96 * v85) + (v97 * v131)) - (v117 * v130);
    qdd[2] = -v132;
    const double v133 = (((v54 * v44) - (v55 * v132)) + (v98 * v131)) + (v123 * v130);
    qdd[3] = -v133;
    qdd[4] = (((prepared->k[56] * v69) + (v73 * v132)) - (v99 * v131)) + (v121 * v130);
    qdd[5] = ((prepared->k[54] * v40) - (v120 * v130)) - (v41 * (v133 - (v131 - v132)));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        behi_six_joint_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        behi_six_joint_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void behi_six_joint_kinetic_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(5U)] = {q[1], q[2], q[3], q[4], q[5]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(5U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(5U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
    const double v10 = v0_sine[0] * qd[0];
    const double v11 = v0_cosine[0] * qd[0];
    const double v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const double v13 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v14 = (v0_sine[2] * v13) - (v0_cosine[2] * v12);
    const double v15 = 50.0 * (v11 + v12);
    const double v16 = (10.0 * v14) - v15;
    const double v17 = 50.0 * qd[1];
    const double v18 = v0_sine[1] * v17;
    const double v19 = qd[1] + qd[2];
    const double v20 = (50.0 * v19) + (v0_cosine[1] * v17);
    const double v21 = (v0_sine[2] * v20) + (v0_cosine[2] * v18);
    const double v22 = (v0_cosine[3] * v21) + (v0_sine[3] * v16);
    const double v23 = v22 + (20.0 * (qd[4] + v14));
    const double v24 = (v0_sine[2] * v12) + (v0_cosine[2] * v13);
    const double v25 = qd[3] + v19;
    const double v26 = (v0_sine[2] * v18) - (v0_cosine[2] * v20);
    const double v27 = (10.0 * v25) - v26;
    const double v28 = v27 + (20.0 * ((v0_sine[3] * v25) + (v0_cosine[3] * v24)));
    const double v29 = (v0_cosine[4] * v28) + (v0_sine[4] * v23);
    const double v30 = (v0_cosine[4] * v23) - (v0_sine[4] * v28);
    const double v31 = (v0_cosine[3] * v16) - (v0_sine[3] * v21);
    const double v32 = v31 * v31;
    const double v33 = (qd[5] - (v0_cosine[3] * v25)) + (v0_sine[3] * v24);
    const double v34 = (v33 * (prepared->k[4] * v33)) + (v19 * ((v0_cosine[1] * (qd[1] * prepared->k[61])) + (prepared->k[9] * v19)));
    const double v35 = v34 + (v12 * ((prepared->k[9] * v12) - (prepared->k[59] * v11)));
    const double v36 = v35 + (prepared->k[11] * ((v25 * v25) + (v14 * v14)));
    const double v37 = prepared->k[1] * (((v15 * v15) + (v21 * v21)) + (v26 * v26));
    const double v38 = (v36 - (prepared->k[60] * ((v25 * v26) + (v14 * v15)))) + v37;
    const double v39 = qd[1] * qd[1];
    const double v40 = v11 * v11;
    const double v41 = v38 + (prepared->k[58] * (v40 + (v39 * ((v0_cosine[1] * v0_cosine[1]) + (v0_sine[1] * v0_sine[1])))));
    const double v42 = 0.5 * (v41 + (prepared->k[3] * (v32 + ((v30 * v30) + (v29 * v29)))));
    const double v43 = prepared->k[45] * (v32 + ((v22 * v22) + (v27 * v27)));
    *T = (v42 + (prepared->k[57] * (v39 + v40))) + v43;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void behi_six_joint_potential_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void behi_six_joint_position_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    (void)q;
    x[0] = 0.0;
    x[1] = 0.0;
    x[2] = 30.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_position_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C1(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C1_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C1(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(1U)] = {q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(1U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(1U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(1U), v0_angle, v0_sine, v0_cosine);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    R[1] = -v0_sine[0];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_rotation_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C1(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C1_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C1(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    (void)q;
    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[30] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_jacobian_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C1(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C1_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C1(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    G[0] = 0.0;
    G[1] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
    H[1] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[37] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C1(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    G[0] = 0.0;
    G[1] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
    H[1] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[37] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    G[12] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_rotational_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C1(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(2U)] = {q[1], q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(2U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(2U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(2U), v0_angle, v0_sine, v0_cosine);
    const double v4 = 50.0 * v0_cosine[0];
    x[2] = 30.0 + (50.0 * v0_sine[0]);
    x[0] = v4 * v0_cosine[1];
    x[1] = v4 * v0_sine[1];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_position_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C2_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(2U)] = {q[1], q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(2U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(2U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(2U), v0_angle, v0_sine, v0_cosine);
    R[6] = v0_sine[0];
    R[7] = v0_cosine[0];
    R[2] = v0_sine[1];
    R[8] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[5] = -v0_cosine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_rotation_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C2_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(2U)] = {q[1], q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(2U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(2U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(2U), v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[1];
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    const double v4 = 50.0 * v0_cosine[0];
    const double v5 = 50.0 * v0_sine[0];
    J[30] = 1.0;
    const double v6 = v4 * v0_cosine[1];
    J[6] = v6;
    const double v7 = v4 * v0_sine[1];
    J[25] = -v0_cosine[1];
    J[13] = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    J[0] = -v7;
    J[1] = -(v5 * v0_cosine[1]);
    J[7] = -(v5 * v0_sine[1]);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_jacobian_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C2_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(2U)] = {q[0], q[1]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(2U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(2U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(2U), v0_angle, v0_sine, v0_cosine);
    const double v4 = 50.0 * v0_cosine[1];
    const double v5 = -(v4 * v0_sine[0]);
    G[0] = v5;
    H[36] = v5;
    const double v6 = 50.0 * v0_sine[1];
    const double v7 = -(v6 * v0_cosine[0]);
    G[1] = v7;
    H[37] = v7;
    H[42] = v7;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    const double v8 = v4 * v0_cosine[0];
    G[6] = v8;
    const double v9 = v6 * v0_sine[0];
    H[1] = v9;
    H[6] = v9;
    G[7] = -v9;
    const double v10 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    const double v11 = v4 * v10;
    G[13] = v11;
    H[0] = -v8;
    H[7] = -(v0_cosine[0] * v11);
    H[43] = -(v0_sine[0] * v11);
    H[79] = -(v6 * v10);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C2(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(1U)] = {q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(1U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(1U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(1U), v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[37] = v0_sine[0];
    G[0] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    G[12] = 1.0;
    G[7] = -v0_cosine[0];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_rotational_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C2(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(3U)] = {q[1], q[0], q[2]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(3U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(3U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(3U), v0_angle, v0_sine, v0_cosine);
    const double v6 = 1.0 + v0_cosine[2];
    const double v7 = 50.0 * ((v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v6));
    x[2] = 30.0 + (50.0 * ((v0_cosine[0] * v0_sine[2]) + (v0_sine[0] * v6)));
    x[0] = -(v0_cosine[1] * v7);
    x[1] = -(v0_sine[1] * v7);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_position_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C3_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(3U)] = {q[1], q[0], q[2]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(3U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(3U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(3U), v0_angle, v0_sine, v0_cosine);
    R[2] = v0_sine[1];
    R[8] = 0.0;
    const double v6 = (v0_sine[0] * v0_cosine[2]) + (v0_cosine[0] * v0_sine[2]);
    R[6] = v6;
    const double v7 = (v0_sine[0] * v0_sine[2]) - (v0_cosine[0] * v0_cosine[2]);
    R[5] = -v0_cosine[1];
    R[0] = -(v0_cosine[1] * v7);
    R[1] = -(v0_cosine[1] * v6);
    R[3] = -(v0_sine[1] * v7);
    R[4] = -(v6 * v0_sine[1]);
    R[7] = -v7;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_rotation_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C3_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(3U)] = {q[2], q[1], q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(3U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(3U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(3U), v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    const double v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const double v7 = 50.0 * v0_sine[2];
    J[0] = -(v6 * v7);
    const double v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v9 = v0_sine[1] + v8;
    const double v10 = 50.0 * v0_cosine[2];
    J[1] = -(v9 * v10);
    J[2] = -(v8 * v10);
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[6] = v6 * v10;
    J[7] = -(v7 * v9);
    J[8] = -(v8 * v7);
    const double v11 = (v0_sine[2] * v7) + (v0_cosine[2] * v10);
    const double v12 = v6 * v11;
    J[13] = v12;
    J[14] = v12 - (v0_cosine[1] * v11);
    const double v13 = -v0_cosine[2];
    J[25] = v13;
    J[26] = v13;
    J[30] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_jacobian_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C3_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(3U)] = {q[2], q[1], q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(3U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(3U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(3U), v0_angle, v0_sine, v0_cosine);
    const double v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const double v7 = 50.0 * v0_sine[2];
    const double v8 = -(v6 * v7);
    G[0] = v8;
    H[36] = v8;
    const double v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v10 = v0_sine[1] + v9;
    const double v11 = 50.0 * v0_cosine[2];
    const double v12 = -(v10 * v11);
    G[1] = v12;
    H[37] = v12;
    H[42] = v12;
    const double v13 = -(v9 * v11);
    G[2] = v13;
    H[38] = v13;
    H[48] = v13;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    const double v14 = v6 * v11;
    G[6] = v14;
    const double v15 = v7 * v10;
    H[1] = v15;
    H[6] = v15;
    G[7] = -v15;
    const double v16 = v9 * v7;
    H[2] = v16;
    H[12] = v16;
    G[8] = -v16;
    const double v17 = (v0_sine[2] * v7) + (v0_cosine[2] * v11);
    const double v18 = v6 * v17;
    G[13] = v18;
    const double v19 = (v0_cosine[1] * v17) - v18;
    G[14] = -v19;
    H[0] = -v14;
    H[7] = -(v0_cosine[2] * v18);
    const double v20 = v0_cosine[2] * v19;
    H[8] = v20;
    H[13] = v20;
    H[14] = v20;
    H[43] = -(v0_sine[2] * v18);
    const double v21 = v0_sine[2] * v19;
    H[44] = v21;
    H[49] = v21;
    H[50] = v21;
    H[79] = -(v10 * v17);
    const double v22 = -(v9 * v17);
    H[80] = v22;
    H[85] = v22;
    H[86] = v22;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C3(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[BEHI_SIX_JOINT_ANGLES(1U)] = {q[0]};
    double v0_sine[BEHI_SIX_JOINT_ANGLES(1U)];
    double v0_cosine[BEHI_SIX_JOINT_ANGLES(1U)];
    behi_six_joint_sincos(BEHI_SIX_JOINT_ANGLES(1U), v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    G[0] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    G[12] = 1.0;
    const double v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_influence_rotational_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C3(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(104U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif
