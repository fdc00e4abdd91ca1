/* From the C of puma560: `prepare`, and functions without friction of at most 10000 characters. */

void puma560_prepare(const puma560_parameters *parameters, puma560_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

<<<<<<< HEAD:generated/puma560/c/puma560.c
void puma560_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        puma560_prepared block[8];
        size_t lane = first;

        do {
            puma560_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            puma560_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

int puma560_valid(const puma560_parameters *parameters)
{
    (void)parameters;
    return 0;
}

void puma560_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_parameters parameters_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        rules[lane] = puma560_valid(&parameters_lane);
    }
}

const char *puma560_rule(int number)
{
    (void)number;
    return "";
}

=======
>>>>>>> docs32-plainc:generated/puma560/c/puma560_smooth.c
void puma560_mass_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {v0, q[3], q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
    M[28] = 0.0006421600000000001;
    M[35] = 4e-05;
    /* inertia matrix */
    const double v9 = v1_sine[2] * v1_sine[2];
    const double v10 = 0.00020216000000000006 * v9;
    const double v11 = v1_sine[1] * (0.00010000000000000026 + v10);
    const double v12 = v1_sine[2] * v1_cosine[1];
    const double v13 = 0.00011692799999999998 * v12;
    const double v14 = v13 + (v1_sine[1] * v11);
    const double v15 = 0.0024871679999999997 * v1_cosine[2];
    const double v16 = v1_cosine[2] * v1_cosine[0];
    const double v17 = (0.00011692799999999998 * v16) - (v1_cosine[0] * ((v12 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[2]))) - 0.022546398));
    const double v18 = v1_sine[1] * v1_sine[2];
    /* composite bodies, base-ward */
    const double v19 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v20 = (0.0028799999999999997 * v12) - 0.025374999999999998;
    const double v21 = v1_cosine[3] * ((v1_sine[0] * v19) + (v1_cosine[0] * v20));
    const double v22 = v1_sine[0] * ((v1_sine[0] * ((((0.0004043200000000001 * v9) - 0.32402200550000004) - v15) - v14)) + v17);
    const double v23 = (3.155182285625 + (0.0008642879999999998 * v18)) - (v1_sine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3])));
    M[0] = ((v23 + (v10 - v13)) - (0.8636 * v21)) - v22;
    const double v24 = (v1_sine[0] * v20) - (v1_cosine[0] * v19);
    /* inertia matrix */
    const double v25 = v1_sine[0] * v18;
    const double v26 = v1_cosine[1] * v1_sine[0];
    const double v27 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v28 = v18 * v27;
    const double v29 = (((0.15005 * v24) - (5.846399999999999e-05 * v25)) - (v1_cosine[0] * (0.0047376000000000015 + v28))) + (v26 * v11);
    M[2] = v29;
    M[12] = v29;
    const double v30 = 0.0012435839999999998 * v1_sine[3];
    const double v31 = v18 * v30;
    const double v32 = 0.0012435839999999998 * v1_cosine[3];
    const double v33 = 0.0016399999999999997 + v10;
    M[21] = v33;
    const double v34 = v1_sine[0] * v12;
    const double v35 = v1_cosine[0] * (((0.0004321439999999999 * v18) + v33) - (5.846399999999999e-05 * v12));
    const double v36 = v35 + ((v27 * v34) - (v12 * v32));
    M[3] = v36;
    M[18] = v36;
    const double v37 = (v1_sine[2] * v1_sine[0]) - (v1_cosine[1] * v16);
    const double v38 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v39 = (0.0004321439999999999 * v37) - (v1_sine[1] * (((v1_cosine[2] * v32) - (v1_sine[0] * v38)) + (5.846399999999999e-05 * v16)));
    M[4] = v39;
    M[24] = v39;
    const double v40 = 4e-05 * (v16 - v34);
    M[5] = v40;
    M[30] = v40;
    const double v41 = 0.4318 * (v21 + (v1_sine[3] * v24));
    const double v42 = (v15 + 0.3592922305) - v14;
    M[14] = v42;
    const double v43 = v42 - v41;
    M[8] = v43;
    M[13] = v43;
    M[7] = (1.748114002 - v41) + v43;
    const double v44 = ((v32 * v25) - v28) - (v1_cosine[0] * v31);
    M[9] = v44;
    M[19] = v44;
    const double v45 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v38);
    const double v46 = 4e-05 * v18;
    M[11] = v46;
    M[17] = v46;
    M[31] = v46;
    M[32] = v46;
    const double v47 = 4e-05 * v1_cosine[2];
    M[23] = v47;
    M[33] = v47;
    const double v48 = -(((v31 + (0.023751 * v1_cosine[3])) + (0.6903913435000001 * v1_sine[3])) - v29);
    M[1] = v48;
    M[6] = v48;
    const double v49 = -((v45 + (v30 * v37)) + (v32 * ((v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v26))));
    M[10] = v49;
    M[25] = v49;
    const double v50 = -v28;
    M[15] = v50;
    M[20] = v50;
    const double v51 = -v45;
    M[16] = v51;
    M[26] = v51;
}

void puma560_bias(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {v0, q[3], q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    /* angular velocities of the links, tip-ward */
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[0];
    const double v11 = v9 * v10;
    const double v12 = v1_cosine[1] * v10;
    const double v13 = (v9 * v1_sine[1]) - v12;
    const double v14 = v1_sine[1] * v10;
    const double v15 = v14 + (v9 * v1_cosine[1]);
    /* accelerations of the links, tip-ward */
    const double v16 = v13 * v15;
    const double v17 = v11 + v16;
    const double v18 = qd[0] * v1_cosine[0];
    const double v19 = qd[3] + v18;
    const double v20 = 2.0 * v9;
    const double v21 = (v18 * (v14 + (v20 * v1_cosine[1]))) - ((2.0 * v19) * v15);
    const double v22 = (v1_sine[2] * v17) - (v1_cosine[2] * v21);
    const double v23 = qd[4] + v15;
    const double v24 = (v1_sine[2] * v13) + (v1_cosine[2] * v19);
    const double v25 = (v23 * (2.0 * v24)) - v22;
    const double v26 = qd[1] * qd[1];
    const double v27 = 0.4318 * v1_sine[3];
    const double v28 = (v26 * v27) - 9.81;
    const double v29 = v9 * v9;
    const double v30 = qd[0] * qd[0];
    const double v31 = v26 + v30;
    const double v32 = 0.4318 * v1_cosine[3];
    const double v33 = v1_cosine[0] * v32;
    const double v34 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const double v35 = qd[0] * v34;
    const double v36 = (((v1_sine[0] * v28) + (0.0203 * v29)) + (v31 * v33)) + (v18 * v35);
    const double v37 = 0.0028799999999999997 * v1_sine[1];
    const double v38 = ((qd[0] * (qd[1] * 0.8636)) * v1_sine[3]) - (0.15005 * v30);
    const double v39 = (v38 + ((0.8636 * v9) * v18)) + (0.0406 * v11);
    /* angular velocities of the links, tip-ward */
    const double v40 = 0.0028799999999999997 * v1_cosine[1];
    const double v41 = 3.9999999999999996e-05 * qd[5];
    const double v42 = (1.9999999999999998e-05 * v22) + (((v37 * v36) - (v40 * v39)) + (v41 * v23));
    const double v43 = v42 - (0.0004221600000000001 * v25);
    const double v44 = (v1_sine[2] * v19) - (v1_cosine[2] * v13);
    const double v45 = v23 * v44;
    const double v46 = (v45 + (v1_sine[2] * v21)) + (v1_cosine[2] * v17);
    const double v47 = (0.00024000000000000003 * v46) + (0.00020000000000000004 * v45);
    const double v48 = (v1_sine[2] * v43) + (((0.0013999999999999998 * v11) + (9.999999999999983e-05 * v16)) + (v1_cosine[2] * v47));
    const double v49 = 0.0028799999999999997 * ((v23 * v23) + (v44 * v44));
    const double v50 = v19 * v13;
    const double v51 = v50 + (v18 * (v12 - (v20 * v1_sine[1])));
    const double v52 = 0.0028799999999999997 * (v51 + (v24 * v44));
    /* forces between the links, base-ward */
    const double v53 = (v1_sine[2] * v49) + (v1_cosine[2] * v52);
    const double v54 = (v1_cosine[1] * v53) + (v37 * v25);
    const double v55 = (v1_sine[2] * v52) - (v1_cosine[2] * v49);
    const double v56 = v29 + v30;
    const double v57 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const double v58 = (v1_cosine[0] * v54) - ((v1_sine[0] * v55) + (v56 * v57));
    /* inertia forces of the links */
    const double v59 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const double v60 = (v1_cosine[0] * ((0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]))) - 0.011273199;
    const double v61 = v1_sine[0] * v32;
    const double v62 = (0.025374999999999998 * v61) + (0.8913300000000002 * v33);
    const double v63 = ((v1_sine[2] * v47) + (0.00075 * v21)) - (v1_cosine[2] * v43);
    const double v64 = (((v31 * v61) - (0.4318 * v29)) - (v1_cosine[0] * v28)) + (v10 * v35);
    const double v65 = ((v44 * (v41 - (0.00020216000000000006 * v24))) - ((0.0028799999999999997 * v1_sine[2]) * v64)) - (0.0006421600000000001 * v51);
    const double v66 = v65 + (v1_cosine[2] * ((v40 * v36) + (v37 * v39)));
    h[4] = v66;
    const double v67 = (0.0006500000000000002 * (v50 + v51)) - v66;
    const double v68 = qd[0] * (((0.0047376000000000015 * v10) + ((2.0 * qd[1]) * v59)) + (v20 * (v60 + v62)));
    const double v69 = v1_sine[0] * ((v1_cosine[1] * v63) + ((0.0047376000000000015 * v56) - (v1_sine[1] * v67)));
    const double v70 = ((v38 * v57) + ((v30 - v31) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])))) + v68;
    const double v71 = ((v32 + v34) * ((v1_sine[1] * v53) - (v40 * v25))) - ((v1_cosine[0] * v48) + v70);
    h[0] = ((0.15005 * v58) + v71) + v69;
    const double v72 = (v1_cosine[1] * v67) + (((v28 * v57) - (v31 * v62)) + ((v29 - v56) * v60));
    const double v73 = ((v1_sine[1] * v63) + (v72 - (0.0203 * v55))) + (0.4318 * v54);
    const double v74 = (((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - ((v26 - v31) * v59)) - (v29 * v62);
    h[1] = (((v74 + (v33 * v55)) + (v61 * v54)) - (v27 * v58)) - v73;
    h[5] = (-3.9999999999999996e-05) * v46;
    h[2] = -v73;
    h[3] = -v48;
}

void puma560_gravity(const puma560_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {v0, q[3], q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    g[0] = 0.0;
    g[5] = 0.0;
    const double v9 = 0.028252799999999998 * v1_sine[0];
    const double v10 = v1_cosine[2] * v9;
    const double v11 = (0.028252799999999998 * v1_sine[2]) * v1_cosine[0];
    const double v12 = (v10 + (8.743947300000002 * v1_sine[0])) + ((v1_cosine[1] * v11) - (0.24892875 * v1_cosine[0]));
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[3] = (v1_sine[1] * v1_sine[2]) * v9;
    g[2] = -v12;
    g[4] = -(v11 + (v1_cosine[1] * v10));
}

void puma560_coriolis_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {q[4], q[3], v0, q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    const double v9 = v1_sine[1] * v1_cosine[0];
    const double v10 = v1_cosine[1] * v1_cosine[0];
    const double v11 = 0.00011692799999999998 * v10;
    const double v12 = v11 - (0.0008642879999999998 * v9);
    const double v13 = v1_sine[1] * v1_sine[0];
    const double v14 = v1_sine[2] * v13;
    const double v15 = 0.0004043200000000001 * v14;
    const double v16 = 0.00020216000000000006 * v1_cosine[0];
    const double v17 = v1_sine[0] * v1_sine[0];
    const double v18 = 0.00020216000000000006 * v17;
    const double v19 = v18 - (v1_cosine[0] * v16);
    const double v20 = v1_cosine[1] * v1_sine[2];
    const double v21 = v20 * v19;
    const double v22 = 2.0 * v1_cosine[2];
    const double v23 = (v1_sine[0] * v1_cosine[2]) + (v1_sine[2] * v10);
    const double v24 = 0.00011692799999999998 * v1_sine[2];
    const double v25 = v1_sine[0] * v1_cosine[0];
    const double v26 = v1_sine[2] * v1_sine[2];
    const double v27 = 0.0004043200000000001 * v25;
    const double v28 = (v1_sine[0] * v1_sine[2]) - (v1_cosine[2] * v10);
    const double v29 = 0.0024871679999999997 * (v1_sine[2] - v1_cosine[3]);
    const double v30 = ((v27 - (v26 * (0.0008086400000000002 * v25))) + (v24 * v23)) - (v28 * v29);
    /* composite bodies, base-ward */
    const double v31 = v30 + ((((v1_sine[2] * v9) * v15) - v12) - (v22 * v21));
    const double v32 = 0.5 * qd[4];
    const double v33 = v1_sine[1] * v1_sine[2];
    const double v34 = 0.0004043200000000001 * v17;
    const double v35 = 0.00020000000000000052 + v34;
    const double v36 = v1_sine[0] * v1_cosine[1];
    const double v37 = ((v14 * v24) - (0.0008642879999999998 * v36)) - ((v33 * v20) * v35);
    const double v38 = 0.0024871679999999997 * v14;
    const double v39 = v1_cosine[3] * v1_cosine[2];
    const double v40 = v13 * (0.00011692799999999998 + (0.0024871679999999997 * v39));
    const double v41 = (v37 + (v1_cosine[2] * (v38 + (v1_cosine[0] * v15)))) - v40;
    const double v42 = 0.5 * qd[3];
    const double v43 = 0.0012435839999999998 * v36;
    const double v44 = v1_cosine[3] * v1_sine[2];
    const double v45 = 0.0012435839999999998 * v39;
    const double v46 = ((-(0.3848762940000001 * v39)) - (v1_cosine[0] * v45)) - (v44 * (0.010956925 - v43));
    const double v47 = v43 + (v36 * v16);
    const double v48 = (v26 - (v1_cosine[2] * v1_cosine[2])) * ((0.022546398 + (0.00011692799999999998 * v1_cosine[0])) - (2.0 * v47));
    const double v49 = 0.00010000000000000026 + v18;
    const double v50 = v1_sine[1] * v49;
    const double v51 = (v34 - (((0.0024871679999999997 * v1_cosine[0]) + 0.32402200550000004) + (0.00011692799999999998 * v36))) - (v1_sine[1] * v50);
    const double v52 = ((v1_sine[2] * v22) * v51) - v48;
    const double v53 = 0.5 * qd[2];
    const double v54 = (((qd[2] * v46) - (v42 * v41)) + (v32 * v31)) - (v53 * v52);
    const double v55 = v36 * v1_cosine[2];
    const double v56 = v55 + (v1_cosine[0] * v1_sine[2]);
    const double v57 = ((0.8913300000000002 * v1_sine[2]) - (0.025374999999999998 * v1_cosine[2])) + (0.0028799999999999997 * v56);
    const double v58 = (0.8636 * v1_sine[3]) * v57;
    const double v59 = ((v1_cosine[3] * (3.203722404 * v1_sine[3])) + (0.0141984 * ((v1_cosine[3] * v1_cosine[3]) - (v1_sine[3] * v1_sine[3])))) - v58;
    const double v60 = 2.0 * v46;
    const double v61 = (v52 + v59) - v60;
    const double v62 = 0.5 * qd[1];
    C[0] = v54 - (v62 * v61);
    const double v63 = 0.5 * qd[0];
    const double v64 = 2e-05 * qd[5];
    const double v65 = v64 * v56;
    const double v66 = v65 + (v63 * v61);
    const double v67 = 0.0012435839999999998 * v9;
    const double v68 = v67 - (v1_sine[1] * v19);
    const double v69 = (v10 * v15) - (v1_cosine[2] * v68);
    const double v70 = v67 + (0.0006421600000000001 * v1_sine[1]);
    const double v71 = v1_cosine[2] * v70;
    const double v72 = (v71 + (0.0008642879999999998 * v23)) + v69;
    const double v73 = v1_sine[2] * (5.846399999999999e-05 * v36);
    const double v74 = (v73 - ((v1_cosine[1] * v20) * v49)) + (v33 * v50);
    const double v75 = (v1_sine[2] * (0.0016399999999999997 + v18)) - v73;
    const double v76 = v74 + (v75 + (0.0008642879999999998 * v14));
    const double v77 = 5.846399999999999e-05 * v13;
    const double v78 = v1_cosine[2] * v77;
    const double v79 = (v16 * v14) - v78;
    const double v80 = v1_cosine[1] * v50;
    const double v81 = (v79 + (v1_cosine[2] * v80)) + (((0.0047376000000000015 * v1_sine[2]) + (0.0012435839999999998 * v14)) + (0.15005 * v57));
    const double v82 = qd[2] + qd[1];
    const double v83 = ((v42 * v76) - (v32 * v72)) - (v82 * v81);
    const double v84 = (v83 + (qd[1] * ((v1_cosine[3] * (0.6903913435000001 + (0.0012435839999999998 * v13))) - (0.023751 * v1_sine[3])))) + v66;
    C[1] = -v84;
    const double v85 = (v65 - (qd[0] * v46)) + (v63 * v52);
    C[2] = -(v83 + v85);
    const double v86 = v21 - (v1_cosine[2] * v27);
    const double v87 = (((v10 * v29) + (0.0006421600000000001 * v20)) - (v1_cosine[2] * v12)) - v86;
    const double v88 = (0.0008642879999999998 * v55) - (v13 * v29);
    const double v89 = 0.5 * v82;
    const double v90 = (v64 * v14) - (v63 * v41);
    C[3] = (v90 - (v89 * v76)) + (((v42 * v88) - (qd[3] * v79)) + (v32 * v87));
    const double v91 = (v64 * v23) - (v63 * v31);
    const double v92 = qd[4] * v1_cosine[0];
    const double v93 = (v42 * v87) + ((v32 * v88) + ((v1_sine[2] * (0.0004321439999999999 * v92)) + (qd[4] * v78)));
    C[4] = (v93 + (v89 * v72)) - v91;
    const double v94 = 2e-05 * v82;
    const double v95 = 2e-05 * qd[4];
    const double v96 = 2e-05 * qd[3];
    const double v97 = ((v96 * v14) - (v95 * v23)) - (v94 * v56);
    C[5] = v97;
    C[30] = v97;
    const double v98 = v74 + ((v22 * v47) - v75);
    const double v99 = (0.5 * v98) + (v1_sine[3] * v43);
    const double v100 = (v71 + (v9 * v24)) - v69;
    const double v101 = 0.0012435839999999998 * v1_sine[3];
    const double v102 = (0.5 * v100) + (v101 * v9);
    C[6] = (v66 - (qd[3] * v99)) - (qd[4] * v102);
    const double v103 = v45 + (v1_sine[2] * v101);
    const double v104 = v44 - (v1_sine[3] * v1_cosine[2]);
    const double v105 = 0.0012435839999999998 * v1_sine[0];
    const double v106 = (v105 * v104) - (v10 * v103);
    const double v107 = v13 * v9;
    const double v108 = ((v11 + (0.0024871679999999997 * v1_sine[0])) + (0.0004043200000000001 * v107)) - v106;
    const double v109 = v106 - v108;
    const double v110 = (v40 - ((v1_sine[1] * v1_cosine[1]) * v35)) + (v1_sine[3] * v38);
    const double v111 = v42 * v110;
    const double v112 = v60 - v58;
    C[7] = (v111 + (v32 * v109)) + (v53 * v112);
    const double v113 = ((0.0012435839999999998 * v1_cosine[3]) * v28) - (v101 * v23);
    const double v114 = v108 - v113;
    C[8] = (v111 + (v89 * v112)) - (v32 * v114);
    const double v115 = qd[0] * v99;
    const double v116 = v64 * v36;
    const double v117 = (qd[3] * v47) - v116;
    const double v118 = v68 + v70;
    const double v119 = ((0.0024871679999999997 * v9) * v104) - v118;
    C[9] = (((v32 * v119) + (((qd[3] * v43) * v104) - v117)) + (v89 * v110)) - v115;
    const double v120 = v64 * v9;
    const double v121 = qd[4] * v43;
    const double v122 = v121 + ((5.846399999999999e-05 * v92) - v120);
    const double v123 = ((((v104 * v121) - v122) - (v92 * v103)) + (v42 * v119)) - (v53 * v114);
    const double v124 = (v62 * v109) - (qd[0] * v102);
    C[10] = v124 + v123;
    const double v125 = 2e-05 * qd[0];
    const double v126 = v125 * v56;
    const double v127 = (v95 * v9) + (v96 * v36);
    const double v128 = v127 + v126;
    C[11] = v128;
    C[17] = v128;
    C[12] = (v85 - (v42 * v98)) - (v32 * v100);
    const double v129 = 0.5 * (v108 + v113);
    const double v130 = v77 - v80;
    const double v131 = qd[3] * v130;
    C[13] = (v131 - (v62 * v112)) - (qd[4] * v129);
    const double v132 = (v105 + (5.846399999999999e-05 * v10)) + (0.00020216000000000006 * v107);
    C[14] = v131 - (qd[4] * v132);
    const double v133 = (v63 * v98) - (v82 * v130);
    C[15] = -((v117 + (v32 * v118)) + v133);
    const double v134 = (qd[1] * v129) + ((qd[2] * v132) + (v63 * v100));
    C[16] = -((v122 + (v42 * v118)) + v134);
    const double v135 = (0.5 * v86) + (0.00032108000000000006 * v20);
    C[18] = (qd[1] * v99) + ((v53 * v98) - ((qd[4] * v135) + v90));
    const double v136 = 0.5 * (v68 - v70);
    const double v137 = v116 + (qd[4] * v136);
    C[19] = (v115 - (v62 * v110)) - ((qd[2] * v130) + v137);
    C[20] = v133 - v137;
    const double v138 = 0.00020216000000000006 * v25;
    C[21] = qd[4] * v138;
    const double v139 = (((qd[3] * v138) - (v64 * v1_sine[0])) - (qd[0] * v135)) - (v82 * v136);
    C[22] = v139;
    const double v140 = (v125 * v14) + (v94 * v36);
    const double v141 = v95 * v1_sine[0];
    C[23] = -(v140 + v141);
    C[24] = ((v91 + (qd[3] * v135)) + (v53 * v100)) + (qd[1] * v102);
    const double v142 = (qd[3] * v136) - v120;
    C[25] = (v142 + (qd[2] * v129)) - v124;
    C[26] = v134 + v142;
    C[27] = -v139;
    C[28] = 0.0;
    C[35] = 0.0;
    const double v143 = (v125 * v23) + ((v96 * v1_sine[0]) - (v94 * v9));
    C[29] = v143;
    const double v144 = -(v126 - v127);
    C[31] = v144;
    C[32] = v144;
    C[33] = v140 - v141;
    C[34] = -v143;
}

void puma560_inverse_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {q[3], v0, q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_sine[0] * v10) + (v9 * v1_cosine[0]);
    const double v12 = (v9 * v1_sine[0]) - (v1_cosine[0] * v10);
    /* accelerations of the links, tip-ward */
    const double v13 = v12 * v11;
    const double v14 = v9 * v10;
    const double v15 = qdd[0] * v1_cosine[1];
    const double v16 = v15 - v14;
    const double v17 = qdd[3] + v16;
    const double v18 = v13 - v17;
    const double v19 = qd[0] * v1_cosine[1];
    const double v20 = qd[3] + v19;
    const double v21 = (v1_sine[2] * v20) - (v1_cosine[2] * v12);
    const double v22 = qd[4] + v11;
    const double v23 = v22 * v21;
    const double v24 = (qdd[0] * v1_sine[1]) + ((2.0 * v9) * v19);
    const double v25 = v10 * v19;
    const double v26 = qdd[1] + qdd[2];
    const double v27 = v25 - v26;
    const double v28 = ((v20 * (2.0 * v11)) - (v1_cosine[0] * v24)) - (v1_sine[0] * v27);
    const double v29 = ((v1_sine[2] * v28) - v23) - (v1_cosine[2] * v18);
    const double v30 = 4e-05 * (qdd[5] + v29);
    tau[5] = v30;
    const double v31 = (-v30) - (0.00020000000000000004 * (v29 - v23));
    const double v32 = (v1_sine[2] * v18) + (v1_cosine[2] * v28);
    const double v33 = (v1_sine[2] * v12) + (v1_cosine[2] * v20);
    const double v34 = ((2.0 * v22) * v33) - v32;
    const double v35 = v9 * v9;
    const double v36 = v35 + (v19 * v19);
    const double v37 = qd[0] * qd[0];
    const double v38 = qd[1] * qd[1];
    const double v39 = v38 + v37;
    const double v40 = 0.4318 * v1_cosine[3];
    const double v41 = 0.4318 * v1_sine[3];
    const double v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40);
    const double v43 = (9.81 + (qdd[1] * v40)) - (v38 * v41);
    const double v44 = (v1_cosine[1] * v42) + (v1_sine[1] * v43);
    const double v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27);
    const double v46 = v14 - v16;
    const double v47 = qd[0] * (qd[1] * 2.0);
    const double v48 = ((v47 * v41) - (0.15005 * v37)) - (qdd[0] * v40);
    const double v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46);
    const double v50 = (v1_cosine[0] * v49) + (v1_sine[0] * v45);
    const double v51 = 4e-05 * qd[5];
    const double v52 = (((0.0028799999999999997 * v50) - (v51 * v22)) - (1.9999999999999998e-05 * v32)) + (0.0004221600000000001 * v34);
    const double v53 = ((v1_sine[2] * v52) + ((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18))) - (v1_cosine[2] * v31);
    tau[3] = v53;
    const double v54 = (v1_cosine[0] * v45) - (v1_sine[0] * v49);
    const double v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21));
    const double v56 = v33 * v21;
    const double v57 = v12 * v20;
    const double v58 = ((v1_sine[0] * v24) - v57) - (v1_cosine[0] * v27);
    const double v59 = qdd[4] + v58;
    const double v60 = v56 - v59;
    const double v61 = 0.0028799999999999997 * v60;
    const double v62 = ((v1_sine[2] * v55) + (1.25 * v54)) + (v1_cosine[2] * v61);
    const double v63 = (1.25 * v50) + (0.0028799999999999997 * v34);
    /* forces between the links, base-ward */
    const double v64 = (v1_cosine[0] * v63) - (v1_sine[0] * v62);
    const double v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53;
    const double v66 = (0.023751 * v1_cosine[3]) + (0.1208630640000001 * v1_sine[3]);
    const double v67 = (qdd[1] * v66) + ((v37 - v39) * ((0.023751 * v1_sine[3]) - (0.1208630640000001 * v1_cosine[3])));
    const double v68 = (0.03707455999999998 * v1_sine[3]) - (0.0141984 * v1_cosine[3]);
    const double v69 = 0.0070992 + (v1_cosine[3] * v68);
    const double v70 = ((qdd[0] * (1.2999309934803147 + (v1_sine[3] * v68))) - v67) + (v47 * v69);
    const double v71 = (v1_cosine[0] * v62) + (v1_sine[0] * v63);
    const double v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44));
    const double v73 = (v1_cosine[1] * v43) - (v1_sine[1] * v42);
    const double v74 = v35 + (v10 * v10);
    const double v75 = v26 + v25;
    const double v76 = ((0.4318 * v74) - v73) - (0.0203 * v75);
    const double v77 = (v1_sine[2] * v61) - ((v1_cosine[2] * v55) + (1.25 * v76));
    const double v78 = v77 + ((7.54015748031496 * v73) - (0.35158 * v74));
    const double v79 = (v1_cosine[1] * v72) - (v1_sine[1] * v78);
    const double v80 = (0.15005 * v79) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))));
    /* inertia forces of the links */
    const double v81 = ((v1_sine[2] * v31) - (0.00075 * v28)) + (v1_cosine[2] * v52);
    const double v82 = ((0.00022000000000000003 * (v56 + v59)) + (v51 * v21)) - (0.0004221600000000001 * v60);
    const double v83 = v82 + (0.0028799999999999997 * ((v1_sine[2] * v76) - (v1_cosine[2] * v54)));
    tau[4] = v83;
    const double v84 = (-v83) - (0.0006500000000000002 * (v58 - v57));
    const double v85 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46);
    const double v86 = v1_sine[1] * ((((v1_sine[0] * v84) + v85) - (0.4318 * v64)) - (v1_cosine[0] * v81));
    tau[0] = (v80 - (v1_cosine[1] * v65)) - v86;
    const double v87 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74));
    const double v88 = ((0.4318 * v71) + ((v87 + (0.35158 * v44)) - (0.0203 * v77))) + (v1_cosine[0] * v84);
    const double v89 = v88 + (v1_sine[0] * v81);
    const double v90 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v1_sine[3])) - (qdd[0] * v66)) + ((v38 - v39) * v69);
    tau[1] = ((v90 - (v41 * v79)) + (v40 * ((v1_cosine[1] * v78) + (v1_sine[1] * v72)))) - v89;
    tau[2] = -v89;
}

void puma560_forward_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {v0, q[3], q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_sincos(4U, v1_angle, v1_sine, v1_cosine);
    /* angular velocities of the links, tip-ward */
    const double v9 = v1_sine[1] * v1_sine[0];
    const double v10 = qd[2] + qd[1];
    const double v11 = (v10 * v1_cosine[1]) + (qd[0] * v9);
    const double v12 = qd[4] + v11;
    const double v13 = v1_cosine[1] * v1_sine[0];
    const double v14 = (qd[0] * v13) - (v10 * v1_sine[1]);
    const double v15 = qd[3] + (qd[0] * v1_cosine[0]);
    const double v16 = (v1_sine[2] * v15) + (v1_cosine[2] * v14);
    const double v17 = 0.0028799999999999997 * ((v16 * v16) + (v12 * v12));
    /* accelerations of the links, tip-ward */
    const double v18 = v15 * v14;
    const double v19 = qd[0] * qd[0];
    const double v20 = v19 * v1_cosine[0];
    const double v21 = qd[0] * v10;
    const double v22 = v21 * v1_cosine[0];
    const double v23 = ((v13 * v20) - v18) - ((2.0 * v1_sine[1]) * v22);
    const double v24 = (v1_sine[2] * v14) - (v1_cosine[2] * v15);
    const double v25 = v24 * v16;
    const double v26 = 0.0028799999999999997 * (v25 - v23);
    const double v27 = (v1_sine[2] * v26) + (v1_cosine[2] * v17);
    const double v28 = (v1_sine[2] * v17) - (v1_cosine[2] * v26);
    const double v29 = (2.0 * ((v1_cosine[1] * v22) - (v15 * v11))) + (v9 * v20);
    const double v30 = v14 * v11;
    const double v31 = v21 * v1_sine[0];
    const double v32 = v31 - v30;
    const double v33 = ((v1_sine[2] * v32) - (v1_cosine[2] * v29)) + (v24 * (2.0 * v12));
    const double v34 = 0.0028799999999999997 * v1_sine[1];
    const double v35 = (v1_cosine[1] * v28) - (v34 * v33);
    const double v36 = 0.4318 * v1_cosine[3];
    const double v37 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const double v38 = v10 * v10;
    const double v39 = v38 + v19;
    const double v40 = ((v1_sine[0] * v27) + (v39 * v37)) + (v1_cosine[0] * v35);
    const double v41 = 0.4318 * v1_sine[3];
    const double v42 = (0.025374999999999998 * v1_sine[0]) + (0.8913300000000002 * v1_cosine[0]);
    const double v43 = v36 * v42;
    const double v44 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v45 = (v1_cosine[3] * v44) - 0.0070992;
    const double v46 = qd[1] * qd[1];
    const double v47 = v46 + v19;
    const double v48 = (((37.2347379 * v1_cosine[3]) - tau[1]) - (1.024164 * v1_sine[3])) + ((v47 - v46) * v45);
    const double v49 = (0.4318 * v1_sine[0]) - (0.0203 * v1_cosine[0]);
    const double v50 = (v47 * v36) - (v19 * v49);
    const double v51 = (v46 * v41) - 9.81;
    const double v52 = 0.0028799999999999997 * v1_sine[2];
    const double v53 = (0.00024216000000000005 * v25) + (v52 * (((0.4318 * v38) + (v1_cosine[0] * v51)) - (v1_sine[0] * v50)));
    const double v54 = 4e-05 * (v24 - qd[5]);
    const double v55 = ((0.0006421600000000001 * v23) - v53) + (v16 * v54);
    const double v56 = ((-(v1_sine[0] * v51)) - (0.0203 * v38)) - (v1_cosine[0] * v50);
    const double v57 = 0.0028799999999999997 * v1_cosine[1];
    const double v58 = qd[0] * qd[1];
    const double v59 = (0.15005 * v19) - ((0.8636 * v58) * v1_sine[3]);
    const double v60 = ((0.8636 * v22) - v59) + (0.0406 * v31);
    /* inertia matrix */
    const double v61 = v55 + (v1_cosine[2] * ((v57 * v56) - (v34 * v60)));
    const double v62 = tau[4] + v61;
    const double v63 = 0.0012435839999999998 * v1_cosine[3];
    const double v64 = v1_cosine[2] * v63;
    const double v65 = 0.0012435839999999998 * v1_cosine[2];
    const double v66 = 0.0006421600000000001 + v65;
    const double v67 = (v1_cosine[1] * v66) - (5.846399999999999e-05 * v1_sine[2]);
    const double v68 = v1_cosine[2] * v1_cosine[0];
    const double v69 = (v57 * v68) - (v1_sine[0] * v52);
    const double v70 = (((v1_cosine[0] * (v1_sine[2] * v63)) - v67) + (v13 * v64)) - (v41 * v69);
    const double v71 = 1557.2443004858599 * v70;
    /* inertia forces of the links */
    const double v72 = ((v48 - (v38 * v43)) - (v41 * v40)) - (v71 * v62);
    const double v73 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const double v74 = 0.011273199 + (v1_cosine[0] * v73);
    const double v75 = (((v51 * v37) + (v47 * v43)) - ((v39 - v38) * v74)) - (0.0203 * v27);
    const double v76 = (0.0006500000000000002 * (v18 - v23)) - v61;
    const double v77 = ((v12 * v54) + ((v57 * v60) + (v34 * v56))) - (0.0004421600000000001 * v33);
    const double v78 = v12 * v16;
    const double v79 = (v78 + (v1_sine[2] * v29)) + (v1_cosine[2] * v32);
    const double v80 = (0.00020000000000000004 * (v78 + v79)) - tau[5];
    const double v81 = ((v1_sine[2] * v80) + (0.00075 * v29)) + (v1_cosine[2] * v77);
    const double v82 = ((v1_cosine[1] * v76) + (v75 - (0.4318 * v35))) - (v1_sine[1] * v81);
    const double v83 = ((v1_sine[2] * v77) + ((9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31))) - (v1_cosine[2] * v80);
    const double v84 = tau[3] - v83;
    const double v85 = v1_sine[2] * (0.00024216000000000005 * v1_sine[2]);
    const double v86 = 0.0015999999999999999 + v85;
    const double v87 = 1.0 / v86;
    /* inertia matrix */
    const double v88 = v1_sine[1] * v1_sine[2];
    const double v89 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const double v90 = v88 * v89;
    const double v91 = v90 * v87;
    const double v92 = 1557.2443004858599 * v67;
    const double v93 = v82 + (((v92 * v62) - tau[2]) - (v91 * v84));
    const double v94 = v1_sine[2] * v1_cosine[1];
    const double v95 = v1_sine[0] * v94;
    const double v96 = v68 - v95;
    /* composite bodies, base-ward */
    const double v97 = (-v42) - (0.0028799999999999997 * v96);
    const double v98 = v94 * v63;
    const double v99 = (v36 * v37) + ((v1_sine[0] * v64) + (v1_cosine[0] * v98));
    const double v100 = v99 + (v41 * v97);
    const double v101 = 5.846399999999999e-05 * v94;
    const double v102 = v85 - 0.00119216;
    const double v103 = v1_sine[1] * (0.0012921600000000003 + v102);
    const double v104 = v1_sine[1] * v103;
    const double v105 = v104 + ((2.0 * (v101 - v65)) - 0.3592922305);
    const double v106 = v105 + v100;
    const double v107 = v1_sine[0] * v88;
    const double v108 = (0.0012435839999999998 * v1_sine[3]) * v88;
    const double v109 = ((v63 * v107) - v90) - (v1_cosine[0] * v108);
    /* factors of the inertia matrix */
    const double v110 = (v109 * v91) + ((v92 * v70) - v106);
    const double v111 = 1.0 / ((v105 + (v67 * v92)) + (v90 * v91));
    const double v112 = v110 * v111;
    const double v113 = (v72 + (v36 * ((v1_sine[0] * v35) - (v1_cosine[0] * v27)))) + (v112 * v93);
    const double v114 = v109 * v87;
    const double v115 = v113 + (v82 + (v114 * v84));
    const double v116 = ((((v100 - 1.748114002) + (v70 * v71)) + (v109 * v114)) + v106) - (v110 * v112);
    const double v117 = 1.0 / v116;
    /* inertia matrix */
    const double v118 = ((0.15005 * v69) - (v66 * v9)) + (v1_sine[1] * ((5.846399999999999e-05 * v68) + v64));
    const double v119 = ((0.15005 * v97) - ((v1_cosine[0] * (0.0047376000000000015 + v90)) + (5.846399999999999e-05 * v107))) + (v13 * v103);
    const double v120 = v101 - v86;
    const double v121 = 0.0004321439999999999 * v88;
    const double v122 = v89 * v95;
    const double v123 = (v98 - v122) + (v1_cosine[0] * (v120 - v121));
    /* factors of the inertia matrix */
    const double v124 = (v119 + (v92 * v118)) - (v123 * v91);
    const double v125 = 1557.2443004858599 * v118;
    const double v126 = (((v108 + (0.6903913435000001 * v1_sine[3])) + (0.023751 * v1_cosine[3])) + (v125 * v70)) - v119;
    const double v127 = v123 * v87;
    const double v128 = (v126 - (v109 * v127)) - (v124 * v112);
    const double v129 = v128 * v117;
    const double v130 = (v19 - v47) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]));
    const double v131 = (v130 + (((0.0047376000000000015 * (v39 - v19)) * v1_sine[0]) - tau[0])) - (v59 * v37);
    const double v132 = (v131 - ((2.0 * v58) * v45)) + ((2.0 * v21) * (v74 - v43));
    const double v133 = (v1_cosine[0] * v83) + (v132 - ((v49 - v36) * ((v1_sine[1] * v28) + (v57 * v33))));
    const double v134 = v124 * v111;
    const double v135 = ((v133 + (0.15005 * v40)) + (v13 * v81)) + (v134 * v93);
    const double v136 = (v135 + (((v9 * v76) - (v125 * v62)) - (v127 * v84))) - (v115 * v129);
    const double v137 = v101 + v120;
    const double v138 = (((v1_sine[3] * v44) - 3.153542285625) + v137) + (v118 * v125);
    const double v139 = (v138 - (2.0 * ((v121 + (v1_cosine[0] * v122)) - v99))) + (v123 * v127);
    const double v140 = ((0.00011692799999999998 * v68) - v73) - (v1_sine[0] * (v104 + (v137 + ((0.0024871679999999997 * v1_cosine[2]) - v102))));
    const double v141 = v136 * (1.0 / (((v139 + (v1_sine[0] * v140)) - (v124 * v134)) - (v128 * v129)));
    qdd[0] = v141;
    /* accelerations of the links, tip-ward */
    const double v142 = (v129 * v141) - (v115 * v117);
    qdd[1] = -v142;
    const double v143 = ((v111 * v93) + (v134 * v141)) - (v112 * v142);
    qdd[2] = v143;
    const double v144 = (((v87 * v84) + (v127 * v141)) + (v114 * v142)) + (v91 * v143);
    qdd[3] = v144;
    qdd[4] = (((1557.2443004858599 * v62) + (v125 * v141)) - (v71 * v142)) - (v92 * v143);
    const double v145 = ((v79 + (25000.0 * tau[5])) - (v96 * v141)) - (v1_cosine[2] * v144);
    qdd[5] = v145 + (v88 * (v142 - v143));
}

void puma560_kinetic_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    (void)prepared;
    const double v0_angle[4] = {q[1], q[2], q[3], q[5]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, &q[4], v8_sine, v8_cosine);
    /* angular velocities of the links, tip-ward */
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[0] * v0_cosine[0];
    const double v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const double v13 = (0.0203 * v12) + (0.4318 * v11);
    const double v14 = qd[1] * v0_sine[1];
    const double v15 = (0.15005 * v12) + (0.4318 * v14);
    const double v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const double v17 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v18 = qd[2] + qd[1];
    const double v19 = (v18 * v0_sine[2]) - (v0_cosine[2] * v17);
    const double v20 = (0.4318 * v19) - v16;
    const double v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const double v22 = (v18 * v0_cosine[2]) + (v0_sine[2] * v17);
    const double v23 = (0.4318 * v22) - v21;
    const double v24 = qd[1] * v0_cosine[1];
    const double v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17);
    const double v26 = (v8_sine[0] * v25) - (v8_cosine[0] * v23);
    const double v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const double v28 = (v0_sine[3] * v20) + (v0_cosine[3] * v26);
    const double v29 = qd[3] + v12;
    const double v30 = (v8_sine[0] * v19) + (v8_cosine[0] * v29);
    const double v31 = qd[5] + v30;
    const double v32 = v17 * ((0.218857068 * v17) - (0.680447712 * v24));
    const double v33 = ((0.620084 * qd[1]) - (0.047502 * v11)) + (0.894965952 * ((v0_cosine[1] * v24) + (v0_sine[1] * v14)));
    const double v34 = (v32 - (v11 * ((0.2901696 * v17) - (2.3999823019999997 * v11)))) + (qd[1] * v33);
    const double v35 = qd[4] + v22;
    const double v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31));
    const double v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)));
    const double v38 = (v8_sine[0] * v23) + (v8_cosine[0] * v25);
    const double v39 = (v8_cosine[0] * v19) - (v8_sine[0] * v29);
    const double v40 = (v0_sine[3] * v35) + (v0_cosine[3] * v39);
    const double v41 = (v0_sine[3] * v39) - (v0_cosine[3] * v35);
    const double v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)));
    const double v43 = v10 * (((1.03118515 * v10) - (0.5383560000000001 * qd[1])) - (0.0141984 * v11));
    const double v44 = ((v12 * (0.14183706799999996 * v12)) + v43) + (v18 * ((0.10952 * v18) - (0.1103088 * v12)));
    const double v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29));
    const double v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)));
    const double v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)));
    const double v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)));
    const double v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)));
    const double v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)));
    const double v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))));
    *T = (qd[0] * (qd[0] * 0.175)) + v51;
}

void puma560_potential_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    const double v0_angle[4] = {q[4], q[3], q[2], q[1]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v7 = (v0_cosine[1] * (0.0028799999999999997 * v0_sine[0])) - 0.025374999999999998;
    const double v8 = 0.89133 + (0.0028799999999999997 * v0_cosine[0]);
    const double v9 = v0_sine[3] * ((v0_cosine[2] * v7) + ((v0_sine[2] * v8) - 3.79559));
    *V = 154.550796435 - (9.81 * (v9 - (v0_cosine[3] * ((0.10439999999999999 + (v0_cosine[2] * v8)) - (v0_sine[2] * v7)))));
}

void puma560_position_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[4], q[3], q[2], q[1]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, q, v8_sine, v8_cosine);
    const double v10 = 0.05625 * v0_sine[0];
    const double v11 = (v0_cosine[1] * v10) - 0.0203;
    const double v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const double v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const double v14 = (v0_cosine[2] * v11) + ((v0_sine[2] * v12) - 0.4318);
    const double v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const double v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v8_sine[0] * v16) - (v8_cosine[0] * v15);
    x[1] = -((v8_sine[0] * v15) + (v8_cosine[0] * v16));
    x[2] = (0.67183 + (v0_cosine[3] * v13)) - (v0_sine[3] * v14);
}

void puma560_rotation_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[4], q[3]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[2] = {q[5], q[0]};
    double v8_sine[2];
    double v8_cosine[2];
    puma560_sincos(2U, v8_angle, v8_sine, v8_cosine);
    const double v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v13 = v0_sine[2] * v12;
    const double v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v15 = v0_cosine[2] * v14;
    const double v16 = (v0_cosine[3] * v15) - v13;
    const double v17 = v0_sine[3] * v8_sine[0];
    const double v18 = (v8_cosine[0] * v16) - (v17 * v14);
    const double v19 = v0_sine[3] * v8_cosine[0];
    const double v20 = (v0_cosine[3] * v8_sine[0]) + (v0_cosine[2] * v19);
    R[0] = (v8_cosine[1] * v18) - (v8_sine[1] * v20);
    const double v21 = (v8_sine[0] * v16) + (v19 * v14);
    const double v22 = (v0_cosine[3] * v8_cosine[0]) - (v0_cosine[2] * v17);
    R[1] = -((v8_sine[1] * v22) + (v8_cosine[1] * v21));
    const double v23 = v0_sine[2] * v14;
    const double v24 = v0_cosine[2] * v12;
    const double v25 = v24 + (v0_cosine[3] * v23);
    const double v26 = v0_sine[3] * v0_sine[2];
    R[2] = (v8_sine[1] * v26) - (v8_cosine[1] * v25);
    R[3] = (v8_cosine[1] * v20) + (v8_sine[1] * v18);
    R[4] = (v8_cosine[1] * v22) - (v8_sine[1] * v21);
    R[5] = -((v8_sine[1] * v25) + (v8_cosine[1] * v26));
    const double v27 = v23 + (v0_cosine[3] * v24);
    R[6] = (v8_cosine[0] * v27) - (v17 * v12);
    R[7] = -((v8_sine[0] * v27) + (v19 * v12));
    R[8] = v15 - (v0_cosine[3] * v13);
}

void puma560_jacobian_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, q, v8_sine, v8_cosine);
    J[19] = v8_sine[0];
    J[20] = v8_sine[0];
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    J[33] = v10;
    const double v11 = v0_sine[3] * v0_cosine[2];
    const double v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const double v14 = v0_sine[2] * v8_cosine[0];
    const double v15 = (v8_sine[0] * v13) + (v0_sine[3] * v14);
    const double v16 = 0.05625 * v15;
    const double v17 = v8_sine[0] * v12;
    const double v18 = v16 + (0.4318 * v17);
    const double v19 = 0.0203 * v10;
    const double v20 = (0.4318 * v0_cosine[1]) + v19;
    J[0] = v18 + ((0.15005 * v8_cosine[0]) - (v8_sine[0] * v20));
    const double v21 = (v0_cosine[3] * v10) - (v11 * v12);
    J[35] = v21;
    const double v22 = 0.4318 * v10;
    const double v23 = 0.0203 * v12;
    const double v24 = (v23 + v22) + (0.05625 * v21);
    const double v25 = (0.4318 * v0_sine[1]) + v24;
    J[1] = -(v8_cosine[0] * v25);
    J[2] = -(v8_cosine[0] * v24);
    const double v26 = v23 - v24;
    J[3] = (v10 * v18) + (v17 * v26);
    const double v27 = v22 + v26;
    const double v28 = v0_sine[2] * v8_sine[0];
    const double v29 = (v0_cosine[2] * v8_cosine[0]) - (v28 * v10);
    const double v30 = v0_sine[2] * v12;
    J[34] = v30;
    J[4] = (v29 * v27) + (v30 * v16);
    J[5] = (v15 * v27) + (v21 * v16);
    const double v31 = (v8_cosine[0] * v13) - (v0_sine[3] * v28);
    const double v32 = 0.05625 * v31;
    const double v33 = v8_cosine[0] * v12;
    const double v34 = v32 + (0.4318 * v33);
    J[6] = ((v8_cosine[0] * v20) + (0.15005 * v8_sine[0])) - v34;
    J[7] = -(v8_sine[0] * v25);
    J[8] = -(v8_sine[0] * v24);
    J[9] = -((v10 * v34) + (v33 * v26));
    const double v35 = (v0_cosine[2] * v8_sine[0]) + (v14 * v10);
    J[22] = v35;
    J[10] = (v35 * v27) - (v30 * v32);
    J[11] = -((v31 * v27) + (v21 * v32));
    J[12] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    const double v36 = (v8_cosine[0] * v34) + (v8_sine[0] * v18);
    const double v37 = (v8_cosine[0] * v8_cosine[0]) + (v8_sine[0] * v8_sine[0]);
    J[13] = (v37 * v20) - v36;
    J[14] = (v37 * v19) - v36;
    J[15] = (v33 * v16) - (v17 * v32);
    J[16] = -((v35 * v16) + (v29 * v32));
    J[21] = -v33;
    J[23] = -v31;
    const double v38 = -v8_cosine[0];
    J[25] = v38;
    J[26] = v38;
    J[27] = -v17;
    J[28] = -v29;
    J[29] = -v15;
    J[30] = 1.0;
}

void puma560_influence_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, q, v8_sine, v8_cosine);
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v11 = v0_sine[3] * v0_cosine[2];
    const double v12 = v11 * v10;
    const double v13 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v14 = v8_sine[0] * v13;
    const double v15 = v0_sine[2] * v0_sine[3];
    const double v16 = ((v8_cosine[0] * v15) + (v0_cosine[3] * v14)) + (v8_sine[0] * v12);
    const double v17 = 0.4318 * v0_cosine[1];
    const double v18 = v17 + (0.0203 * v10);
    const double v19 = (v8_sine[0] * v18) - (0.15005 * v8_cosine[0]);
    const double v20 = (0.4318 * v14) - v19;
    const double v21 = v20 + (0.05625 * v16);
    G[0] = v21;
    H[36] = v21;
    const double v22 = 0.4318 * v0_sine[1];
    const double v23 = v22 + (0.0203 * v13);
    const double v24 = (0.4318 * v10) + v23;
    const double v25 = (v0_cosine[3] * v10) - (v11 * v13);
    const double v26 = (0.05625 * v25) + v24;
    const double v27 = -(v8_cosine[0] * v26);
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const double v28 = v22 - v26;
    const double v29 = v8_cosine[0] * v28;
    G[2] = v29;
    H[38] = v29;
    H[48] = v29;
    const double v30 = v23 - v26;
    const double v31 = v19 + v21;
    const double v32 = (v10 * v31) + (v14 * v30);
    G[3] = v32;
    H[39] = v32;
    H[54] = v32;
    const double v33 = v20 - v21;
    const double v34 = v0_sine[2] * v13;
    const double v35 = v24 - v26;
    const double v36 = v0_sine[2] * v10;
    const double v37 = (v8_sine[0] * v36) - (v0_cosine[2] * v8_cosine[0]);
    const double v38 = (v37 * v35) + (v34 * v33);
    const double v39 = -v38;
    G[4] = v39;
    H[40] = v39;
    H[60] = v39;
    const double v40 = (v16 * v35) - (v25 * v33);
    G[5] = v40;
    H[41] = v40;
    H[66] = v40;
    const double v41 = v8_cosine[0] * v13;
    const double v42 = ((v0_cosine[3] * v41) - (v8_sine[0] * v15)) + (v8_cosine[0] * v12);
    const double v43 = (v8_cosine[0] * v18) + (0.15005 * v8_sine[0]);
    const double v44 = (0.4318 * v41) - v43;
    const double v45 = v44 + (0.05625 * v42);
    H[0] = v45;
    G[6] = -v45;
    const double v46 = v8_sine[0] * v26;
    H[1] = v46;
    H[6] = v46;
    G[7] = -v46;
    const double v47 = v8_sine[0] * v28;
    G[8] = v47;
    const double v48 = v43 + v45;
    const double v49 = (v10 * v48) + (v41 * v30);
    H[3] = v49;
    H[18] = v49;
    G[9] = -v49;
    const double v50 = v44 - v45;
    const double v51 = (v0_cosine[2] * v8_sine[0]) + (v8_cosine[0] * v36);
    const double v52 = (v51 * v35) + (v34 * v50);
    G[10] = v52;
    const double v53 = (v25 * v50) - (v42 * v35);
    G[11] = v53;
    G[12] = 0.0;
    for (size_t k = 72U; k < 79U; k++) {
        H[k] = 0.0;
    }
    H[84] = 0.0;
    H[90] = 0.0;
    H[96] = 0.0;
    H[102] = 0.0;
    const double v54 = (v8_sine[0] * v21) + (v8_cosine[0] * v45);
    G[13] = -v54;
    const double v55 = (v8_cosine[0] * v8_cosine[0]) + (v8_sine[0] * v8_sine[0]);
    const double v56 = v54 + (v17 * v55);
    G[14] = -v56;
    const double v57 = (v14 * v48) - (v41 * v31);
    G[15] = -v57;
    const double v58 = (v51 * v33) - (v37 * v50);
    G[16] = v58;
    const double v59 = (v16 * v50) - (v42 * v33);
    G[17] = v59;
    const double v60 = -v47;
    H[2] = v60;
    H[12] = v60;
    const double v61 = -v52;
    H[4] = v61;
    H[24] = v61;
    const double v62 = -v53;
    H[5] = v62;
    H[30] = v62;
    H[7] = v8_cosine[0] * v54;
    const double v63 = v8_cosine[0] * v56;
    H[8] = v63;
    H[13] = v63;
    H[14] = v63;
    const double v64 = v8_cosine[0] * v57;
    H[9] = v64;
    H[15] = v64;
    H[19] = v64;
    H[20] = v64;
    const double v65 = -(v8_cosine[0] * v58);
    H[10] = v65;
    H[16] = v65;
    H[25] = v65;
    H[26] = v65;
    const double v66 = -(v8_cosine[0] * v59);
    H[11] = v66;
    H[17] = v66;
    H[31] = v66;
    H[32] = v66;
    H[21] = (v10 * v49) + (v14 * v57);
    const double v67 = -((v10 * v52) + (v14 * v58));
    H[22] = v67;
    H[27] = v67;
    const double v68 = -((v10 * v53) + (v14 * v59));
    H[23] = v68;
    H[33] = v68;
    H[28] = (v37 * v58) - (v34 * v52);
    const double v69 = -((v34 * v53) - (v37 * v59));
    H[29] = v69;
    H[34] = v69;
    H[35] = -((v16 * v59) + (v25 * v53));
    H[43] = v8_sine[0] * v54;
    const double v70 = v8_sine[0] * v56;
    H[44] = v70;
    H[49] = v70;
    H[50] = v70;
    const double v71 = v8_sine[0] * v57;
    H[45] = v71;
    H[51] = v71;
    H[55] = v71;
    H[56] = v71;
    const double v72 = -(v8_sine[0] * v58);
    H[46] = v72;
    H[52] = v72;
    H[61] = v72;
    H[62] = v72;
    const double v73 = -(v8_sine[0] * v59);
    H[47] = v73;
    H[53] = v73;
    H[67] = v73;
    H[68] = v73;
    H[57] = (v10 * v32) - (v41 * v57);
    const double v74 = (v41 * v58) - (v10 * v38);
    H[58] = v74;
    H[63] = v74;
    const double v75 = (v10 * v40) + (v41 * v59);
    H[59] = v75;
    H[69] = v75;
    H[64] = -((v51 * v58) + (v34 * v38));
    const double v76 = (v34 * v40) - (v51 * v59);
    H[65] = v76;
    H[70] = v76;
    H[71] = (v25 * v40) + (v42 * v59);
    H[79] = -(v55 * v26);
    const double v77 = v55 * v28;
    H[80] = v77;
    H[85] = v77;
    H[86] = v77;
    const double v78 = -((v8_sine[0] * v49) - (v8_cosine[0] * v32));
    H[81] = v78;
    H[87] = v78;
    H[91] = v78;
    H[92] = v78;
    const double v79 = (v8_sine[0] * v52) - (v8_cosine[0] * v38);
    H[82] = v79;
    H[88] = v79;
    H[97] = v79;
    H[98] = v79;
    const double v80 = (v8_sine[0] * v53) + (v8_cosine[0] * v40);
    H[83] = v80;
    H[89] = v80;
    H[103] = v80;
    H[104] = v80;
    H[93] = (v41 * v49) + (v14 * v32);
    const double v81 = -((v41 * v52) + (v14 * v38));
    H[94] = v81;
    H[99] = v81;
    const double v82 = (v14 * v40) - (v41 * v53);
    H[95] = v82;
    H[105] = v82;
    H[100] = (v37 * v38) + (v51 * v52);
    const double v83 = -((v37 * v40) - (v51 * v53));
    H[101] = v83;
    H[106] = v83;
    H[107] = (v16 * v40) - (v42 * v53);
}

void puma560_influence_rotational_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[4], q[1], q[2]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, q, v8_sine, v8_cosine);
    H[1] = v8_cosine[0];
    H[2] = v8_cosine[0];
    G[1] = v8_sine[0];
    G[2] = v8_sine[0];
    H[37] = v8_sine[0];
    H[38] = v8_sine[0];
    G[0] = 0.0;
    G[6] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    H[0] = 0.0;
    for (size_t k = 6U; k < 9U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 12U; k < 15U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 18U; k < 22U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 24U; k < 29U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 30U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 42U; k < 45U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 48U; k < 51U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 54U; k < 58U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 60U; k < 65U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 66U; k < 81U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 84U; k < 87U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 90U; k < 94U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 96U; k < 101U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 102U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v10 = v0_sine[1] * v0_cosine[0];
    const double v11 = v0_sine[0] * v0_sine[1];
    G[12] = 1.0;
    const double v12 = (v0_sine[2] * v0_cosine[3]) + (v0_cosine[2] * v0_sine[3]);
    const double v13 = (v0_cosine[2] * v0_cosine[3]) - (v0_sine[2] * v0_sine[3]);
    G[15] = v13;
    const double v14 = v8_sine[0] * v12;
    H[3] = v14;
    const double v15 = v0_sine[0] * v12;
    G[16] = v15;
    const double v16 = v8_cosine[0] * v12;
    const double v17 = -v16;
    G[3] = v17;
    H[39] = v17;
    const double v18 = -v8_cosine[0];
    G[7] = v18;
    G[8] = v18;
    G[9] = -v14;
    const double v19 = v8_cosine[0] * v13;
    const double v20 = (v0_cosine[0] * v8_sine[0]) + (v0_sine[0] * v19);
    G[4] = v20;
    H[40] = v20;
    const double v21 = ((v8_sine[0] * v11) - (v10 * v19)) - (v0_cosine[1] * v16);
    G[5] = v21;
    H[41] = v21;
    const double v22 = v8_sine[0] * v13;
    const double v23 = (v0_cosine[0] * v8_cosine[0]) - (v0_sine[0] * v22);
    H[4] = v23;
    const double v24 = ((v8_cosine[0] * v11) + (v0_cosine[1] * v14)) + (v10 * v22);
    H[5] = v24;
    const double v25 = (v10 * v12) - (v0_cosine[1] * v13);
    const double v26 = v8_cosine[0] * v25;
    H[11] = v26;
    H[17] = v26;
    H[22] = (v13 * v23) - (v14 * v15);
    H[23] = (v13 * v24) + (v14 * v25);
    H[29] = (v15 * v24) + (v23 * v25);
    const double v27 = v8_sine[0] * v25;
    H[47] = v27;
    H[53] = v27;
    H[58] = (v13 * v20) + (v15 * v16);
    H[59] = (v13 * v21) - (v16 * v25);
    H[65] = (v15 * v21) + (v20 * v25);
    H[94] = (v16 * v23) + (v14 * v20);
    H[95] = (v16 * v24) + (v14 * v21);
    H[101] = (v23 * v21) - (v20 * v24);
    G[10] = -v23;
    G[11] = -v24;
    G[17] = -v25;
    const double v28 = -v19;
    H[9] = v28;
    H[15] = v28;
    const double v29 = -(v8_cosine[0] * v15);
    H[10] = v29;
    H[16] = v29;
    const double v30 = -v22;
    H[45] = v30;
    H[51] = v30;
    const double v31 = -(v8_sine[0] * v15);
    H[46] = v31;
    H[52] = v31;
    const double v32 = -((v8_sine[0] * v14) + (v8_cosine[0] * v16));
    H[81] = v32;
    H[87] = v32;
    const double v33 = -((v8_sine[0] * v23) - (v8_cosine[0] * v20));
    H[82] = v33;
    H[88] = v33;
    const double v34 = -((v8_sine[0] * v24) - (v8_cosine[0] * v21));
    H[83] = v34;
    H[89] = v34;
}

void puma560_reactions(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double F[restrict 36])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, &q[1], v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    puma560_sincos(1U, &q[5], v8_sine, v8_cosine);
    /* angular velocities of the links, tip-ward */
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[0] * v0_cosine[0];
    const double v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v13 = qd[2] + qd[1];
    const double v14 = (v0_cosine[2] * v12) - (v13 * v0_sine[2]);
    const double v15 = (v13 * v0_cosine[2]) + (v0_sine[2] * v12);
    const double v16 = (v15 * v15) + (v14 * v14);
    const double v17 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    /* accelerations of the links, tip-ward */
    const double v18 = v13 * v17;
    const double v19 = qd[1] * v10;
    const double v20 = (qdd[0] * v0_cosine[0]) - v19;
    const double v21 = qd[1] * v11;
    const double v22 = v21 + (qdd[0] * v0_sine[0]);
    const double v23 = ((qd[2] * v17) + (v0_sine[1] * v20)) + (v0_cosine[1] * v22);
    const double v24 = v23 - v18;
    const double v25 = v17 * v12;
    const double v26 = qdd[1] + qdd[2];
    const double v27 = v11 * v10;
    const double v28 = qdd[1] + v27;
    const double v29 = (9.81 * v0_cosine[0]) + (0.4318 * v28);
    const double v30 = v11 * v11;
    const double v31 = qd[1] * qd[1];
    const double v32 = v31 + v30;
    const double v33 = (9.81 * v0_sine[0]) - (0.4318 * v32);
    const double v34 = (v0_sine[1] * v33) - (v0_cosine[1] * v29);
    const double v35 = (v34 - (0.0203 * (v26 + v25))) + (0.15005 * v24);
    const double v36 = v35 + (0.4318 * v16);
    const double v37 = v12 * v12;
    const double v38 = v17 * v17;
    const double v39 = v38 + v37;
    const double v40 = v19 - v20;
    const double v41 = 0.4318 * v40;
    const double v42 = ((qd[2] * v12) + (v0_sine[1] * v22)) - (v0_cosine[1] * v20);
    const double v43 = v13 * v12;
    const double v44 = (v41 - (0.15005 * v39)) + (0.0203 * (v43 + v42));
    const double v45 = v43 - v42;
    const double v46 = v13 * v13;
    const double v47 = (v0_sine[1] * v29) + (v0_cosine[1] * v33);
    const double v48 = ((0.0203 * (v46 + v38)) - v47) - (0.15005 * v45);
    const double v49 = (v0_cosine[2] * v48) + (v0_sine[2] * v44);
    const double v50 = ((qd[3] * v14) + (v26 * v0_cosine[2])) + (v0_sine[2] * v23);
    const double v51 = qd[3] + v17;
    const double v52 = v51 * v14;
    const double v53 = v52 - v50;
    const double v54 = (0.4318 * v53) - v49;
    const double v55 = (v0_cosine[3] * v54) - (v0_sine[3] * v36);
    const double v56 = (v0_cosine[2] * v44) - (v0_sine[2] * v48);
    const double v57 = ((qd[3] * v15) + (v26 * v0_sine[2])) - (v0_cosine[2] * v23);
    const double v58 = v51 * v15;
    const double v59 = v58 - v57;
    const double v60 = v56 + (0.4318 * v59);
    const double v61 = (v8_sine[0] * v55) + (v8_cosine[0] * v60);
    const double v62 = (v0_sine[3] * v51) + (v0_cosine[3] * v14);
    const double v63 = qd[4] + v15;
    const double v64 = (v8_cosine[0] * v63) + (v8_sine[0] * v62);
    const double v65 = (v0_sine[3] * v14) - (v0_cosine[3] * v51);
    const double v66 = qdd[3] - v42;
    const double v67 = ((qd[4] * v65) + (v0_cosine[3] * v57)) - (v0_sine[3] * v66);
    const double v68 = qdd[4] + v50;
    const double v69 = (v8_sine[0] * v68) + (v8_cosine[0] * v67);
    const double v70 = (0.0028799999999999997 * (v69 + (v65 * v64))) - (0.09 * v61);
    F[31] = v70;
    const double v71 = (v8_sine[0] * v60) - (v8_cosine[0] * v55);
    const double v72 = (v8_sine[0] * v63) - (v8_cosine[0] * v62);
    const double v73 = (v8_sine[0] * v67) - (v8_cosine[0] * v68);
    const double v74 = (0.0028799999999999997 * (v73 + (v65 * v72))) - (0.09 * v71);
    F[30] = v74;
    /* forces between the links, base-ward */
    const double v75 = ((v8_sine[0] * v74) - (0.34 * v60)) + (v8_cosine[0] * v70);
    const double v76 = ((0.369656 * v59) + (0.82 * v56)) - v75;
    const double v77 = ((v8_sine[0] * v70) - (0.34 * v55)) - (v8_cosine[0] * v74);
    const double v78 = (v0_cosine[3] * v36) + (v0_sine[3] * v54);
    const double v79 = 0.0028799999999999997 * ((v64 * v64) + (v72 * v72));
    const double v80 = v79 + (0.43000000000000005 * v78);
    const double v81 = (v0_cosine[3] * v77) - (v0_sine[3] * v80);
    const double v82 = ((0.369656 * v53) - (0.82 * v49)) - v81;
    F[18] = v82;
    const double v83 = (v0_cosine[2] * v82) + (v0_sine[2] * v76);
    const double v84 = v26 - v25;
    const double v85 = v83 + ((0.78792 * v45) + ((4.8 * v47) - (0.336 * v84)));
    F[12] = v85;
    const double v86 = ((v0_cosine[3] * v80) + ((0.369656 * v16) + (0.82 * v35))) + (v0_sine[3] * v77);
    const double v87 = v86 + ((0.78792 * v24) + ((4.8 * v34) + (0.336 * (v46 + v37))));
    /* accelerations of the links, tip-ward */
    const double v88 = qdd[1] - v27;
    const double v89 = v19 + v20;
    const double v90 = (((170.694 * v0_sine[0]) - (1.1832 * v32)) - (0.10439999999999999 * v88)) + (3.9585 * v89);
    const double v91 = (v90 + (v0_sine[1] * v87)) + (v0_cosine[1] * v85);
    F[6] = v91;
    const double v92 = (v0_sine[1] * v85) - (v0_cosine[1] * v87);
    const double v93 = v10 * v10;
    const double v94 = v21 - v22;
    const double v95 = (((170.694 * v0_cosine[0]) + (1.1832 * v28)) - (0.10439999999999999 * (v31 + v93))) + (3.9585 * v94);
    /* forces between the links, base-ward */
    const double v96 = v92 + v95;
    F[7] = v96;
    const double v97 = (v0_sine[0] * v96) - (v0_cosine[0] * v91);
    F[0] = -v97;
    const double v98 = (v0_cosine[2] * v76) - (v0_sine[2] * v82);
    const double v99 = (((0.78792 * v39) - (4.8 * v41)) - (0.336 * (v23 + v18))) - v98;
    const double v100 = v21 + v22;
    const double v101 = v99 + (((3.9585 * (v30 + v93)) - (1.1832 * v40)) - (0.10439999999999999 * v100));
    F[1] = v101;
    F[2] = (v0_sine[0] * v91) + (v0_cosine[0] * v96);
    const double v102 = (3.9999999999999996e-05 * qd[5]) + (0.00020216 * v65);
    const double v103 = ((v64 * v102) + (0.00024216 * v69)) - (0.0028799999999999997 * v61);
    const double v104 = ((v72 * v102) + (0.00024216 * v73)) - (0.0028799999999999997 * v71);
    F[34] = v104;
    const double v105 = 0.00010000000000000005 * v63;
    const double v106 = ((v8_sine[0] * v104) + ((0.0003 * v67) + (v65 * v105))) + (v8_cosine[0] * v103);
    const double v107 = ((qd[4] * v62) - (v0_cosine[3] * v66)) - (v0_sine[3] * v57);
    const double v108 = 3.9999999999999996e-05 * (qdd[5] - v107);
    F[35] = v108;
    const double v109 = ((0.0003 * v107) + (v62 * v105)) - v108;
    const double v110 = ((v0_cosine[3] * v109) - (0.0013 * v66)) + (v0_sine[3] * v106);
    const double v111 = ((((0.10933706799999998 * v43) - (0.0551544 * v84)) - (0.14183706799999996 * v42)) + (0.78792 * v47)) - v110;
    const double v112 = (v111 + (0.15005 * v83)) - (0.0203 * v98);
    F[16] = v112;
    const double v113 = ((v8_sine[0] * v103) + (0.0004 * v68)) - (v8_cosine[0] * v104);
    F[29] = v113;
    const double v114 = (v113 + (((0.16844092479999997 * v50) - (0.16714092479999998 * v52)) + (0.369656 * v49))) + (0.4318 * v81);
    const double v115 = (((0.16844092479999997 * v57) - (0.16714092479999998 * v58)) - (0.369656 * v56)) - (v0_sine[3] * v109);
    const double v116 = ((0.4318 * v75) + v115) + (v0_cosine[3] * v106);
    const double v117 = (((0.03231706799999995 * v18) - (0.336 * v41)) + (0.0551544 * (v38 - v46))) - (0.218857068 * v23);
    const double v118 = ((v0_cosine[2] * v116) + ((v117 - (0.78792 * v34)) - (0.15005 * v86))) - (v0_sine[2] * v114);
    /* inertia forces of the links */
    const double v119 = (((38.832885000000005 * v0_cosine[0]) + (0.88493235 * v21)) + (0.26917800000000003 * v28)) - (1.03118515 * v22);
    const double v120 = ((v119 + (0.023751 * (v30 - v31))) - (0.0070992 * v40)) + (v0_cosine[1] * v118);
    const double v121 = v120 + (v0_sine[1] * v112);
    const double v122 = (((38.832885000000005 * v0_sine[0]) + (0.41110115 * v19)) + (1.50501635 * v20)) - (0.023751 * v88);
    const double v123 = ((v122 - (0.26917800000000003 * (v31 - v93))) - (0.0070992 * v100)) - (v0_sine[1] * v118);
    const double v124 = (v123 + (0.4318 * v99)) + (v0_cosine[1] * v112);
    F[10] = v124;
    F[3] = -((v0_sine[0] * v124) + ((v0_cosine[0] * v121) + (0.67183 * v101)));
    const double v125 = (((0.10952 * v26) - (0.07702000000000003 * v25)) - (0.336 * v47)) - (0.0551544 * v45);
    const double v126 = ((v0_cosine[2] * v114) + (v125 - (0.0203 * v86))) + (v0_sine[2] * v116);
    F[17] = v126;
    const double v127 = (((0.620084 * qdd[1]) - (1.024164 * v0_sine[0])) + (11.607192000000001 * v0_cosine[0])) + (0.4738312 * v27);
    const double v128 = v126 + (((v127 + (0.0070992 * (v30 - v93))) + (0.26917800000000003 * v94)) - (0.023751 * v89));
    /* forces between the links, base-ward */
    const double v129 = v128 + (0.4318 * v92);
    F[11] = v129;
    F[4] = -(v129 + (0.67183 * v97));
    F[5] = ((0.35 * qdd[0]) - (v0_sine[0] * v121)) + (v0_cosine[0] * v124);
    F[8] = -v101;
    F[9] = -v121;
    F[13] = -v87;
    F[14] = -v99;
    F[15] = -v118;
    F[19] = -v76;
    F[20] = -v86;
    F[21] = -v116;
    F[22] = -v114;
    F[23] = -v110;
    F[24] = -v77;
    F[25] = -v80;
    F[26] = -v75;
    F[27] = -v106;
    F[28] = -v109;
    F[32] = -(v79 + (0.09 * v78));
    F[33] = -v103;
}

void puma560_stiffness_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[4], q[1], q[2]};
    double v0_sine[4];
    double v0_cosine[4];
    puma560_sincos(4U, v0_angle, v0_sine, v0_cosine);
    for (size_t k = 0U; k < 7U; k++) {
        K[k] = 0.0;
    }
    K[11] = 0.0;
    K[12] = 0.0;
    K[17] = 0.0;
    K[18] = 0.0;
    K[23] = 0.0;
    K[24] = 0.0;
    for (size_t k = 29U; k < 36U; k++) {
        K[k] = 0.0;
    }
    const double v8 = (v0_sine[2] * v0_cosine[3]) + (v0_cosine[2] * v0_sine[3]);
    const double v9 = (v0_cosine[2] * v0_cosine[3]) - (v0_sine[2] * v0_sine[3]);
    const double v10 = 0.028252799999999998 * v8;
    const double v11 = v0_sine[1] * v10;
    const double v12 = v0_cosine[0] * v11;
    K[21] = v12;
    const double v13 = 0.028252799999999998 * v9;
    const double v14 = v0_cosine[1] * v13;
    const double v15 = v12 - v14;
    K[28] = v15;
    const double v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const double v17 = (v0_sine[0] * v0_sine[1]) * v13;
    K[9] = v17;
    K[15] = v17;
    K[19] = v17;
    K[20] = v17;
    const double v18 = (v0_sine[0] * v0_cosine[1]) * v10;
    K[22] = v18;
    K[27] = v18;
    K[7] = -(((37.2347379 * v0_sine[2]) + (1.024164 * v0_cosine[2])) + v16);
    const double v19 = -v16;
    K[8] = v19;
    K[13] = v19;
    K[14] = v19;
    const double v20 = -((v0_cosine[0] * v14) - v11);
    K[10] = v20;
    K[16] = v20;
    K[25] = v20;
    K[26] = v20;
}

void puma560_damping_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        D[k] = 0.0;
    }
}
