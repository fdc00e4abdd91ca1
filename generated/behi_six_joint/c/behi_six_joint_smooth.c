/* From the C of behi_six_joint: `prepare`, and functions without friction of at most 10000 characters. */

void behi_six_joint_prepare(const behi_six_joint_parameters *parameters, behi_six_joint_prepared *prepared)
{
    prepared->k[68] = parameters->M5;
    prepared->k[59] = parameters->M6;
    const double v0 = parameters->M5 + parameters->M6;
    prepared->k[69] = v0;
    prepared->k[60] = parameters->M4;
    const double v1 = v0 + parameters->M4;
    prepared->k[62] = v1;
    prepared->k[61] = parameters->M3;
    const double v2 = v1 + parameters->M3;
    const double v3 = 50.0 * parameters->M2;
    prepared->k[70] = v3;
    const double v4 = 2.0 * (50.0 * (0.5 * v3));
    prepared->k[71] = v4;
    const double v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4;
    prepared->k[3] = v5;
    const double v6 = 20.0 * parameters->M6;
    prepared->k[22] = v6;
    const double v7 = 10.0 * v0;
    const double v8 = 10.0 * parameters->M4;
    prepared->k[72] = v8;
    const double v9 = v7 + v8;
    prepared->k[44] = v9;
    const double v10 = 50.0 * v1;
    const double v11 = 50.0 * parameters->M3;
    prepared->k[73] = v11;
    const double v12 = v10 + v11;
    prepared->k[78] = v12;
    prepared->k[5] = 50.0 * v12;
    const double v13 = 2.0 * (50.0 * (0.5 * v11));
    prepared->k[56] = v13;
    const double v14 = (2.0 * (50.0 * (0.5 * v10))) + v13;
    prepared->k[4] = v14;
    const double v15 = 2.0 * (20.0 * (0.5 * v6));
    prepared->k[14] = parameters->J6;
    const double v16 = 0.5 * ((v15 + v15) - parameters->J6);
    const double v17 = v16 + (v15 - v16);
    prepared->k[11] = v17;
    const double v18 = parameters->J6 - v17;
    prepared->k[12] = v18;
    const double v19 = 10.0 * v6;
    prepared->k[6] = v19;
    const double v20 = 2.0 * v19;
    prepared->k[7] = v20;
    const double v21 = 2.0 * (10.0 * (0.5 * v8));
    prepared->k[57] = v21;
    const double v22 = v21 + (2.0 * (10.0 * (0.5 * v7)));
    prepared->k[45] = v22;
    const double v23 = v17 + v22;
    prepared->k[0] = v23;
    const double v24 = 50.0 * v6;
    prepared->k[8] = v24;
    prepared->k[2] = parameters->J6 + v22;
    prepared->k[13] = 50.0 * v9;
    const double v25 = v23 - v17;
    prepared->k[1] = v25;
    prepared->k[9] = 100.0 * v6;
    prepared->k[10] = 100.0 * v9;
    const double v26 = v0 - (v0 + (v8 / 10.0));
    const double v27 = parameters->M4 + v26;
    const double v28 = v27 - (v27 + (v11 / 50.0));
    const double v29 = v13 + (2.0 * (50.0 * (0.5 * (50.0 * v28))));
    prepared->k[24] = v29;
    const double v30 = 0.5 * parameters->J6;
    prepared->k[28] = v30;
    const double v31 = v15 - v30;
    prepared->k[20] = v31;
    const double v32 = 2.0 * v30;
    prepared->k[23] = v32;
    prepared->k[21] = 2.0 * parameters->J6;
    prepared->k[25] = v0 - v26;
    const double v33 = v21 + (2.0 * (10.0 * (0.5 * (10.0 * v26))));
    prepared->k[26] = v33;
    prepared->k[15] = 2.0 * v33;
    const double v34 = v27 - v28;
    prepared->k[27] = v34;
    const double v35 = parameters->M3 + v28;
    const double v36 = v35 - ((v3 / 50.0) + v35);
    const double v37 = v35 - v36;
    const double v38 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v36))));
    prepared->k[37] = v38;
    const double v39 = 2.0 * v38;
    prepared->k[38] = v39;
    prepared->k[16] = (50.0 * (100.0 * v37)) + v39;
    const double v40 = 50.0 * v37;
    prepared->k[39] = v40;
    prepared->k[17] = v38 + (50.0 * v40);
    prepared->k[18] = 50.0 * v34;
    prepared->k[19] = 2.0 * v29;
    prepared->k[35] = v14 + v14;
    prepared->k[29] = v25 + v25;
    prepared->k[30] = v18 + v18;
    prepared->k[31] = v20 + v20;
    prepared->k[36] = v5 + v5;
    prepared->k[32] = 0.5 * (v19 + v19);
    const double v41 = 2.0 * v24;
    prepared->k[33] = v41;
    prepared->k[34] = 0.5 * v41;
    prepared->k[40] = v30 - v15;
    const double v42 = v30 + v31;
    prepared->k[46] = v42;
    const double v43 = 1.0 / v42;
    prepared->k[42] = v43;
    prepared->k[47] = 100.0 * v12;
    prepared->k[48] = 2.0 * v22;
    const double v44 = 2.0 * v9;
    prepared->k[79] = v44;
    prepared->k[49] = 2.0 * v5;
    prepared->k[50] = v22 + v42;
    const double v45 = 1.0 / parameters->J6;
    prepared->k[43] = v45;
    prepared->k[41] = 50.0 * v44;
    prepared->k[51] = 0.5 * v4;
    const double v46 = 2.0 * v11;
    prepared->k[52] = v46;
    prepared->k[53] = 50.0 * v46;
    prepared->k[58] = 50.0 * v11;
    prepared->k[54] = 2.0 * v8;
    prepared->k[55] = 0.5 * parameters->M5;
    prepared->k[63] = 30.0 * v3;
    prepared->k[64] = 30.0 * v0;
    prepared->k[65] = 30.0 * parameters->M6;
    prepared->k[66] = 30.0 * v2;
    prepared->k[67] = 30.0 * v1;
    prepared->k[74] = 10.0 * parameters->M5;
    prepared->k[75] = 50.0 * parameters->M4;
    prepared->k[76] = 50.0 * v8;
    const double v47 = 2.0 * v6;
    prepared->k[80] = v47;
    prepared->k[81] = 20.0 * v6;
    prepared->k[77] = v31 - v30;
    prepared->k[82] = 2.0 * v14;
    prepared->k[83] = 50.0 * (2.0 * v12);
    prepared->k[84] = 50.0 * v47;
    prepared->k[85] = 10.0 * v47;
    prepared->k[86] = 2.0 * v31;
    const double v48 = parameters->J6 - v42;
    prepared->k[87] = v48;
    const double v49 = parameters->J6 * v45;
    prepared->k[88] = v49;
    const double v50 = parameters->J6 * v49;
    prepared->k[89] = v50;
    prepared->k[90] = v50 - v48;
    prepared->k[91] = parameters->J6 - v50;
    prepared->k[92] = v30 - v31;
    prepared->k[93] = v50 - parameters->J6;
    prepared->k[94] = v32 * v43;
    prepared->k[95] = 2.0 * (v30 * v43);
}

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[4] = {q[4], v1, v0, q[1]};
    double v2_sine[4];
    double v2_cosine[4];
    behi_six_joint_sincos(4U, v2_angle, v2_sine, v2_cosine);
    /* composite bodies, base-ward */
    const double v10 = prepared->k[12] * v2_sine[0];
    const double v11 = -(v2_sine[0] * (prepared->k[7] - v10));
    const double v12 = v2_cosine[2] * ((prepared->k[4] * v2_cosine[2]) + ((prepared->k[10] + (prepared->k[9] * v2_sine[0])) * v2_cosine[1]));
    const double v13 = ((prepared->k[0] + (prepared->k[7] * v2_sine[0])) + (v2_cosine[3] * (prepared->k[3] * v2_cosine[3]))) + v12;
    const double v14 = prepared->k[8] * v2_sine[0];
    const double v15 = prepared->k[13] + v14;
    const double v16 = v2_cosine[1] * v15;
    const double v17 = v2_cosine[3] * (v16 + (prepared->k[5] * v2_cosine[2]));
    M[0] = (v13 + ((v2_sine[1] * v2_sine[1]) * (v11 - prepared->k[1]))) + (2.0 * v17);
    const double v18 = v2_sine[1] * (v2_cosine[0] * (v10 - prepared->k[6]));
    const double v19 = prepared->k[8] * v2_cosine[0];
    const double v20 = v2_sine[2] * v19;
    const double v21 = v20 - v18;
    M[2] = v21;
    M[12] = v21;
    const double v22 = v2_sine[3] * v19;
    const double v23 = v21 + v22;
    M[1] = v23;
    M[6] = v23;
    const double v24 = -v18;
    M[3] = v24;
    M[18] = v24;
    M[28] = prepared->k[11];
    const double v25 = -((v14 * (v2_cosine[3] + v2_cosine[2])) + ((prepared->k[11] + (prepared->k[6] * v2_sine[0])) * v2_cosine[1]));
    M[4] = v25;
    M[24] = v25;
    M[35] = prepared->k[14];
    const double v26 = (prepared->k[14] * v2_sine[0]) * v2_sine[1];
    M[5] = v26;
    M[30] = v26;
    const double v27 = v15 * v2_sine[1];
    const double v28 = (v2_cosine[2] * v16) + (v2_sine[2] * v27);
    const double v29 = v11 - prepared->k[2];
    /* inertia matrix */
    const double v30 = v28 - v29;
    M[15] = v30;
    M[20] = v30;
    const double v31 = (prepared->k[4] + v28) + v30;
    M[14] = v31;
    const double v32 = v2_sine[3] * v27;
    const double v33 = (v32 + ((prepared->k[5] * v2_sine[3]) * v2_sine[2])) + v17;
    const double v34 = v33 + v31;
    M[8] = v34;
    M[13] = v34;
    M[7] = (prepared->k[3] + v33) + v34;
    const double v35 = (v32 + (v2_cosine[3] * v16)) + v30;
    M[9] = v35;
    M[19] = v35;
    const double v36 = v19 * v2_sine[1];
    const double v37 = (v2_cosine[2] * v36) - (v2_cosine[1] * v20);
    M[16] = v37;
    M[26] = v37;
    const double v38 = (v37 - (v2_cosine[1] * v22)) + (v2_cosine[3] * v36);
    M[10] = v38;
    M[25] = v38;
    const double v39 = -(prepared->k[14] * v2_cosine[0]);
    M[11] = v39;
    M[17] = v39;
    M[23] = v39;
    M[31] = v39;
    M[32] = v39;
    M[33] = v39;
    M[21] = -v29;
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
}

void behi_six_joint_bias(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[4] = {q[1], q[4], v0, v1};
    double v2_sine[4];
    double v2_cosine[4];
    behi_six_joint_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const double v10 = qd[2] + qd[1];
    /* accelerations of the links, tip-ward */
    const double v11 = v10 * v2_sine[2];
    const double v12 = qd[1] * v2_sine[0];
    const double v13 = (100.0 * qd[0]) * (v11 + v12);
    const double v14 = qd[3] + v10;
    const double v15 = qd[0] * v2_sine[3];
    const double v16 = v14 * v15;
    const double v17 = v13 + (20.0 * v16);
    const double v18 = qd[0] * qd[0];
    const double v19 = v18 + (v10 * v10);
    const double v20 = qd[1] * qd[1];
    const double v21 = v18 + v20;
    const double v22 = 50.0 * ((v19 * v2_cosine[2]) + (v21 * v2_cosine[0]));
    const double v23 = v10 * v11;
    const double v24 = 50.0 * (v23 + (v20 * v2_sine[0]));
    const double v25 = (v2_cosine[3] * v22) + (v2_sine[3] * v24);
    /* angular velocities of the links, tip-ward */
    const double v26 = qd[0] * v2_cosine[3];
    const double v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)));
    const double v28 = v26 - qd[4];
    const double v29 = v14 * v2_sine[1];
    const double v30 = v29 + (v2_cosine[1] * v15);
    const double v31 = prepared->k[25] * ((v2_cosine[1] * v17) + (v2_sine[1] * v27));
    const double v32 = v31 + (prepared->k[22] * ((v28 * v28) + (v30 * v30)));
    const double v33 = v14 * v2_cosine[1];
    const double v34 = (v2_sine[1] * v15) - v33;
    const double v35 = v30 * v34;
    const double v36 = v16 + v35;
    const double v37 = (v2_cosine[1] * v27) - (v2_sine[1] * v17);
    const double v38 = (prepared->k[22] * v36) - (prepared->k[25] * v37);
    const double v39 = (v2_cosine[1] * v32) + (v2_sine[1] * v38);
    const double v40 = qd[5] * prepared->k[23];
    const double v41 = (((prepared->k[20] * v36) - (v40 * v30)) + (prepared->k[28] * (v16 - v35))) - (prepared->k[22] * v37);
    h[4] = v41;
    /* accelerations of the links, tip-ward */
    const double v42 = (v2_cosine[3] * v24) - (v2_sine[3] * v22);
    const double v43 = v15 * v26;
    const double v44 = (10.0 * v43) - v42;
    const double v45 = (v2_sine[1] * v43) - ((2.0 * v33) * v26);
    const double v46 = (v28 * (2.0 * v34)) - v45;
    /* inertia forces of the links */
    const double v47 = (((prepared->k[28] * v45) + (v40 * v28)) - (prepared->k[20] * v46)) - (prepared->k[22] * v44);
    const double v48 = ((prepared->k[21] * v29) * v26) + (prepared->k[14] * ((v2_cosine[1] * v43) - (v28 * v30)));
    h[5] = v48;
    const double v49 = (v2_cosine[0] + v2_cosine[2]) * ((prepared->k[18] * v13) + (50.0 * v39));
    const double v50 = qd[0] * ((v11 * (prepared->k[19] * v2_cosine[2])) + (v12 * (prepared->k[16] * v2_cosine[0])));
    const double v51 = v49 + (v50 + (v2_sine[3] * ((v2_cosine[1] * v47) - (v2_sine[1] * v48))));
    const double v52 = (prepared->k[22] * v46) + (prepared->k[25] * v44);
    const double v53 = (prepared->k[27] * v42) - v52;
    const double v54 = ((v2_cosine[1] * v38) - (prepared->k[27] * v25)) - (v2_sine[1] * v32);
    /* forces between the links, base-ward */
    const double v55 = 50.0 * ((v2_cosine[3] * v53) - (v2_sine[3] * v54));
    const double v56 = ((10.0 * v52) + ((prepared->k[26] * v43) - (v2_cosine[1] * v48))) - (v2_sine[1] * v47);
    h[3] = v56;
    const double v57 = 50.0 * ((v2_cosine[3] * v54) + (v2_sine[3] * v53));
    const double v58 = (v2_cosine[2] * (v55 + (prepared->k[24] * (v23 - (v19 * v2_sine[2]))))) + ((v2_sine[2] * v57) - v56);
    const double v59 = (v58 + (v2_cosine[0] * v55)) + (v2_sine[0] * (v57 + ((prepared->k[17] * (v20 - v21)) * v2_cosine[0])));
    h[0] = -(v51 + (v2_cosine[3] * ((v41 + (prepared->k[15] * v16)) + (10.0 * v39))));
    h[1] = -v59;
    h[2] = -v58;
}

void behi_six_joint_gravity(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 6U; k++) {
        g[k] = 0.0;
    }
}

void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[4] = {v1, q[1], q[4], v0};
    double v2_sine[4];
    double v2_cosine[4];
    behi_six_joint_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const double v10 = v2_cosine[1] * v2_sine[0];
    const double v11 = prepared->k[8] * v2_sine[2];
    const double v12 = prepared->k[13] + v11;
    const double v13 = (v2_sine[3] * (prepared->k[5] * v2_cosine[1])) + (v12 * v10);
    const double v14 = v2_sine[3] * v2_cosine[0];
    const double v15 = v2_cosine[3] * v2_sine[0];
    const double v16 = 2.0 * v12;
    const double v17 = v2_sine[2] * v2_sine[0];
    const double v18 = prepared->k[30] * v2_sine[2];
    const double v19 = v2_cosine[0] * ((prepared->k[29] * v2_sine[0]) - ((v18 - prepared->k[31]) * v17));
    const double v20 = (v19 + (v16 * (v15 + v14))) + ((v2_cosine[3] * (prepared->k[35] * v2_sine[3])) + (2.0 * v13));
    const double v21 = 0.5 * qd[2];
    const double v22 = v2_cosine[2] * v2_cosine[0];
    const double v23 = prepared->k[33] * v22;
    const double v24 = v2_cosine[1] + v2_cosine[3];
    const double v25 = prepared->k[7] * v2_cosine[2];
    const double v26 = (v2_cosine[2] * v18) - v25;
    const double v27 = (v25 + (v26 * (v2_sine[0] * v2_sine[0]))) + (v24 * v23);
    const double v28 = 0.5 * qd[4];
    const double v29 = v19 + (v24 * ((prepared->k[10] * v2_sine[0]) + (prepared->k[9] * v17)));
    const double v30 = 0.5 * qd[3];
    const double v31 = v2_sine[1] * v2_cosine[0];
    const double v32 = ((prepared->k[5] * v2_sine[1]) * v2_cosine[3]) + (v12 * v31);
    const double v33 = v20 + ((v2_cosine[1] * (prepared->k[36] * v2_sine[1])) + (2.0 * v32));
    const double v34 = 0.5 * qd[1];
    C[0] = (((v28 * v27) - (v30 * v29)) - (v21 * v20)) - (v34 * v33);
    const double v35 = 0.5 * qd[0];
    const double v36 = v35 * v33;
    const double v37 = (prepared->k[12] * v2_sine[2]) - prepared->k[6];
    const double v38 = v2_cosine[2] * v2_sine[0];
    const double v39 = ((prepared->k[12] * v2_cosine[2]) * v38) - (v37 * v17);
    const double v40 = (prepared->k[11] * v2_sine[0]) + (prepared->k[6] * v17);
    const double v41 = v39 - v40;
    const double v42 = qd[2] + qd[1];
    const double v43 = qd[3] + v42;
    const double v44 = ((v43 * v37) * v22) + (v28 * v41);
    const double v45 = prepared->k[8] * v2_cosine[2];
    const double v46 = prepared->k[28] * v2_sine[2];
    const double v47 = qd[5] * v46;
    const double v48 = v2_cosine[0] * v47;
    const double v49 = (v48 + (v2_cosine[3] * (v42 * v45))) - v44;
    C[1] = (v49 + (v45 * (qd[1] * v2_cosine[1]))) - v36;
    const double v50 = v35 * v20;
    C[2] = v49 - v50;
    const double v51 = (v35 * v29) - v48;
    C[3] = -(v44 + v51);
    const double v52 = prepared->k[28] * v38;
    const double v53 = (qd[5] * v52) + (v35 * v27);
    const double v54 = 0.5 * v42;
    const double v55 = v30 + v54;
    C[4] = (v53 - (qd[4] * ((prepared->k[32] * v22) + (v45 * v24)))) - (v55 * v41);
    const double v56 = v46 * v2_cosine[0];
    const double v57 = (qd[4] * v52) + (v43 * v56);
    C[5] = v57;
    C[30] = v57;
    const double v58 = v39 + v40;
    const double v59 = (v2_sine[3] * (prepared->k[34] * v2_sine[2])) + (0.5 * v58);
    const double v60 = v59 + (v2_sine[1] * v11);
    C[6] = v36 - ((qd[4] * v60) + v48);
    const double v61 = v15 - v14;
    const double v62 = v10 - v31;
    const double v63 = v12 * v62;
    const double v64 = v63 + (v16 * v61);
    const double v65 = (((prepared->k[33] * v2_sine[3]) * v38) - v26) + (v2_cosine[3] * v23);
    const double v66 = prepared->k[8] * ((v2_cosine[1] * v22) + (v2_sine[1] * v38));
    const double v67 = v66 + v65;
    const double v68 = (v28 * v67) - (v30 * v64);
    const double v69 = (v28 * v66) - (v30 * v63);
    const double v70 = v68 + v69;
    const double v71 = v13 - v32;
    C[7] = v70 - (qd[2] * v71);
    C[8] = v70 - (v42 * v71);
    const double v72 = v34 * v63;
    const double v73 = v72 + (v54 * v64);
    const double v74 = v12 * v61;
    const double v75 = (qd[3] * v74) - (v28 * v65);
    const double v76 = v21 * v63;
    C[9] = ((qd[4] * v66) - ((qd[3] * v63) + v76)) - (v75 + v73);
    const double v77 = (qd[0] * v60) - (v54 * v67);
    const double v78 = qd[4] * v11;
    const double v79 = ((v78 * v61) - v47) - (v30 * v65);
    C[10] = (((qd[3] + v54) * v66) - (v79 + (v78 * v62))) - v77;
    const double v80 = qd[0] * v56;
    const double v81 = qd[4] * v46;
    const double v82 = v81 - v80;
    C[11] = v82;
    C[17] = v82;
    C[23] = v82;
    C[12] = v50 - ((qd[4] * v59) + v48);
    C[13] = v68 + ((qd[1] * v71) - v69);
    C[14] = -v75;
    const double v83 = (v34 * v64) + ((qd[2] * v74) - v72);
    C[15] = -(v75 + v83);
    const double v84 = v34 * v66;
    const double v85 = ((v84 - (v21 * v65)) + (qd[0] * v59)) - (v34 * v67);
    C[16] = -(v79 + v85);
    C[18] = v51 - (v28 * v58);
    const double v86 = v28 * v26;
    C[19] = v73 - (v86 + v76);
    C[20] = v83 - v86;
    C[21] = -v86;
    const double v87 = ((v55 * v26) - v47) + (v35 * v58);
    C[27] = v87;
    C[22] = -v87;
    C[24] = ((qd[2] * v59) + ((v30 * v58) - v53)) + (qd[1] * v60);
    const double v88 = (v30 * v26) - v47;
    C[25] = ((v88 + (v21 * v66)) - v84) + v77;
    C[26] = v85 + v88;
    C[28] = 0.0;
    C[35] = 0.0;
    const double v89 = (qd[0] * v52) + (v43 * v46);
    C[34] = v89;
    C[29] = -v89;
    const double v90 = v81 + v80;
    C[31] = v90;
    C[32] = v90;
    C[33] = v90;
}

void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[4] = {v1, v0, q[1], q[4]};
    double v2_sine[4];
    double v2_cosine[4];
    behi_six_joint_sincos(4U, v2_angle, v2_sine, v2_cosine);
    const double v10 = qd[0] * v2_sine[0];
    const double v11 = qd[2] + qd[1];
    const double v12 = qd[3] + v11;
    /* accelerations of the links, tip-ward */
    const double v13 = v12 * v10;
    const double v14 = (qdd[0] * v2_cosine[0]) - v13;
    const double v15 = v13 - v14;
    const double v16 = ((v11 * (2.0 * qd[0])) * v2_sine[1]) - (qdd[0] * v2_cosine[1]);
    const double v17 = (qd[0] * qd[1]) * v2_sine[2];
    const double v18 = 50.0 * v2_cosine[2];
    const double v19 = (100.0 * v17) - (qdd[0] * v18);
    const double v20 = v19 + (50.0 * v16);
    const double v21 = v20 + (10.0 * v15);
    const double v22 = 50.0 * v2_sine[2];
    const double v23 = qd[1] * qd[1];
    const double v24 = (qdd[1] * v18) - (v23 * v22);
    const double v25 = v11 * v11;
    const double v26 = 50.0 * v2_sine[1];
    const double v27 = 50.0 * v2_cosine[1];
    const double v28 = qdd[1] + qdd[2];
    const double v29 = ((v25 * v26) - v24) - (v28 * v27);
    const double v30 = qd[0] * qd[0];
    const double v31 = v30 + v23;
    const double v32 = (qdd[1] * v22) + (v31 * v18);
    const double v33 = v30 + v25;
    const double v34 = (v32 + (v28 * v26)) + (v33 * v27);
    const double v35 = (v2_cosine[0] * v34) + (v2_sine[0] * v29);
    const double v36 = qd[0] * v2_cosine[0];
    const double v37 = (10.0 * ((v12 * v12) + (v36 * v36))) + v35;
    const double v38 = (v2_cosine[3] * v37) - (v2_sine[3] * v21);
    const double v39 = (v12 * v2_cosine[3]) - (v2_sine[3] * v10);
    const double v40 = (v12 * v2_sine[3]) + (v2_cosine[3] * v10);
    const double v41 = v40 * v39;
    const double v42 = qdd[4] - v14;
    const double v43 = v41 - v42;
    const double v44 = qd[5] * prepared->k[23];
    const double v45 = (((v44 * v40) - (prepared->k[40] * v43)) - (prepared->k[28] * (v42 + v41))) + (prepared->k[22] * v38);
    const double v46 = (prepared->k[22] * v43) + (prepared->k[25] * v38);
    const double v47 = prepared->k[25] * ((v2_cosine[3] * v21) + (v2_sine[3] * v37));
    const double v48 = qd[4] - v36;
    const double v49 = v47 + (prepared->k[22] * ((v40 * v40) + (v48 * v48)));
    const double v50 = (v2_cosine[3] * v49) - (v2_sine[3] * v46);
    const double v51 = v10 * v36;
    const double v52 = qdd[3] + v28;
    const double v53 = v51 - v52;
    const double v54 = (qdd[0] * v2_sine[0]) + ((2.0 * v12) * v36);
    const double v55 = (v2_cosine[3] * v54) - (v2_sine[3] * v53);
    const double v56 = v55 + (v48 * (2.0 * v39));
    const double v57 = (v2_cosine[0] * v29) - (v2_sine[0] * v34);
    const double v58 = v51 + v52;
    const double v59 = (10.0 * v58) - v57;
    /* forces between the links, base-ward */
    const double v60 = (prepared->k[22] * v59) + (((prepared->k[28] * v55) + (v44 * v48)) - (prepared->k[40] * v56));
    const double v61 = prepared->k[14] * (((qdd[5] + (v2_sine[3] * v54)) + (v40 * v48)) + (v2_cosine[3] * v53));
    tau[5] = v61;
    const double v62 = prepared->k[24] * v2_cosine[1];
    const double v63 = prepared->k[37] * v2_cosine[2];
    const double v64 = prepared->k[39] * v2_cosine[2];
    const double v65 = ((v2_cosine[2] * ((prepared->k[38] * v17) - (qdd[0] * v63))) + (v62 * v16)) + (v64 * v19);
    const double v66 = (v2_sine[0] * ((v2_cosine[3] * v60) + (v2_sine[3] * v61))) - v65;
    const double v67 = v66 - ((v18 + v27) * (v50 + (prepared->k[27] * v20)));
    tau[0] = v67 - (v2_cosine[0] * ((10.0 * v50) + ((prepared->k[26] * v15) - v45)));
    const double v68 = ((v2_cosine[3] * v46) + (prepared->k[27] * v35)) + (v2_sine[3] * v49);
    const double v69 = (prepared->k[25] * v59) + (prepared->k[22] * v56);
    const double v70 = (prepared->k[27] * v57) - v69;
    const double v71 = (v2_cosine[0] * v70) + (v2_sine[0] * v68);
    const double v72 = (((v2_cosine[3] * v61) - (prepared->k[26] * v58)) - (v2_sine[3] * v60)) - (10.0 * v69);
    const double v73 = (v72 + ((v62 * ((v25 - v33) * v2_sine[1])) - (prepared->k[24] * v28))) + (v27 * v71);
    const double v74 = (v2_cosine[0] * v68) - (v2_sine[0] * v70);
    const double v75 = v73 - (v26 * v74);
    const double v76 = v2_sine[2] * ((prepared->k[39] * v32) - ((v23 - v31) * v63));
    /* inertia forces of the links */
    const double v77 = ((((prepared->k[37] * qdd[1]) + (v64 * v24)) + v76) - (v18 * v71)) + (v22 * v74);
    tau[1] = v77 - v75;
    tau[2] = -v75;
    tau[3] = -v72;
    tau[4] = -v45;
}

void behi_six_joint_forward_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2_angle[4] = {v1, q[4], v0, q[1]};
    double v2_sine[4];
    double v2_cosine[4];
    behi_six_joint_sincos(4U, v2_angle, v2_sine, v2_cosine);
    /* composite bodies, base-ward */
    const double v10 = prepared->k[44] + (prepared->k[22] * v2_sine[1]);
    const double v11 = v10 * v2_cosine[0];
    const double v12 = 50.0 * v2_cosine[2];
    const double v13 = v2_sine[0] * (50.0 * v10);
    const double v14 = (v2_sine[2] * v13) + (v12 * v11);
    const double v15 = prepared->k[46] * v2_sine[1];
    const double v16 = prepared->k[45] + (v2_sine[1] * (prepared->k[7] + v15));
    /* inertia matrix */
    const double v17 = v16 + v14;
    const double v18 = (prepared->k[4] + v14) + v17;
    const double v19 = prepared->k[8] * v2_cosine[1];
    const double v20 = v2_sine[2] * v19;
    const double v21 = v2_cosine[1] * v2_sine[0];
    const double v22 = prepared->k[8] * v21;
    const double v23 = (v2_cosine[2] * v22) - (v2_cosine[0] * v20);
    const double v24 = prepared->k[42] * v23;
    const double v25 = 1.0 / v16;
    const double v26 = v17 * v25;
    const double v27 = 1.0 / (((v23 * v24) - v18) + (v17 * v26));
    const double v28 = prepared->k[5] * v2_cosine[3];
    const double v29 = 50.0 * v2_cosine[3];
    const double v30 = v29 * v11;
    const double v31 = v30 + (v2_cosine[2] * v28);
    const double v32 = v2_sine[3] * v13;
    const double v33 = (v32 + ((prepared->k[5] * v2_sine[3]) * v2_sine[2])) + v31;
    const double v34 = v18 + v33;
    const double v35 = v2_sine[3] * v19;
    const double v36 = v23 + ((v2_cosine[3] * v22) - (v2_cosine[0] * v35));
    const double v37 = (v32 + v30) + v17;
    /* factors of the inertia matrix */
    const double v38 = v25 * v37;
    const double v39 = (v17 * v38) + ((v24 * v36) - v34);
    const double v40 = v39 * v27;
    const double v41 = prepared->k[42] * v36;
    const double v42 = ((((prepared->k[3] + v33) - (v36 * v41)) - (v37 * v38)) + v34) + (v39 * v40);
    const double v43 = 1.0 / v42;
    const double v44 = v2_cosine[3] + v2_cosine[2];
    const double v45 = (prepared->k[46] * v2_cosine[0]) + (v2_sine[1] * ((prepared->k[6] * v2_cosine[0]) + (prepared->k[8] * v44)));
    const double v46 = (prepared->k[6] + v15) * v21;
    const double v47 = v20 + v46;
    const double v48 = v46 * v25;
    const double v49 = (v17 * v48) - (v47 + (v45 * v24));
    const double v50 = v49 * v27;
    const double v51 = prepared->k[42] * v45;
    const double v52 = (((v35 + v47) + (v51 * v36)) - (v37 * v48)) + (v39 * v50);
    const double v53 = v52 * v43;
    /* angular velocities of the links, tip-ward */
    const double v54 = qd[2] + qd[1];
    const double v55 = qd[3] + v54;
    const double v56 = qd[0] * v2_sine[0];
    const double v57 = (v2_sine[1] * v56) - (v55 * v2_cosine[1]);
    const double v58 = (v55 * v2_sine[1]) + (v2_cosine[1] * v56);
    /* accelerations of the links, tip-ward */
    const double v59 = v55 * v56;
    const double v60 = v59 + (v58 * v57);
    const double v61 = prepared->k[14] * (qd[5] + v57);
    const double v62 = qd[0] * qd[0];
    const double v63 = v62 + (v54 * v54);
    const double v64 = v62 + (qd[1] * qd[1]);
    const double v65 = (v64 * v29) + (v63 * v12);
    const double v66 = qd[0] * v2_cosine[0];
    const double v67 = (v55 * v55) + (v66 * v66);
    const double v68 = v54 * v2_sine[2];
    const double v69 = qd[1] * v2_sine[3];
    const double v70 = (100.0 * qd[0]) * (v68 + v69);
    const double v71 = v54 * v68;
    const double v72 = qd[1] * v69;
    const double v73 = 50.0 * (v71 + v72);
    const double v74 = (v21 * v73) - (v2_sine[1] * (v70 + (20.0 * v59)));
    const double v75 = prepared->k[22] * (v74 + (v2_cosine[1] * ((10.0 * v67) + (v2_cosine[0] * v65))));
    const double v76 = v75 + ((v58 * v61) - (prepared->k[46] * v60));
    const double v77 = tau[4] + v76;
    const double v78 = qd[4] - v66;
    const double v79 = (2.0 * v55) * v66;
    const double v80 = v56 * v66;
    const double v81 = ((v2_sine[1] * v80) - (v2_cosine[1] * v79)) + (v78 * (2.0 * v57));
    const double v82 = (v2_cosine[0] * v73) - (v2_sine[0] * v65);
    const double v83 = (((prepared->k[22] * v82) - (prepared->k[6] * v80)) - (v78 * v61)) + (prepared->k[46] * v81);
    const double v84 = (((tau[5] * v2_cosine[1]) - (prepared->k[45] * v80)) + (prepared->k[44] * v82)) + (prepared->k[6] * v81);
    const double v85 = v84 + (v2_sine[1] * v83);
    const double v86 = tau[3] + v85;
    const double v87 = prepared->k[22] * v60;
    const double v88 = prepared->k[22] * ((v58 * v58) + (v78 * v78));
    const double v89 = (v2_sine[1] * v88) + ((prepared->k[44] * v67) - (v2_cosine[1] * v87));
    const double v90 = (prepared->k[22] * v81) - (prepared->k[44] * v80);
    const double v91 = (v2_cosine[0] * v90) + (v2_sine[0] * v89);
    const double v92 = prepared->k[5] * v2_cosine[2];
    /* composite bodies, base-ward */
    const double v93 = prepared->k[4] * v2_cosine[2];
    const double v94 = v85 + (((v93 * v71) + (v92 * v72)) + (v12 * v91));
    const double v95 = 50.0 * ((v2_cosine[0] * v89) - (v2_sine[0] * v90));
    const double v96 = v94 - (v2_sine[2] * (v95 + ((v63 * v93) + (v64 * v28))));
    const double v97 = v96 + ((tau[2] - (v24 * v77)) - (v26 * v86));
    const double v98 = prepared->k[3] * v2_cosine[3];
    const double v99 = (((tau[1] + (v98 * v72)) + (v28 * v71)) - (v41 * v77)) + (v29 * v91);
    const double v100 = v96 - (v2_sine[3] * (v95 + ((v64 * v98) + (v63 * v92))));
    const double v101 = v100 + ((v99 - (v38 * v86)) - (v40 * v97));
    const double v102 = (v2_cosine[1] * v88) + (v2_sine[1] * v87);
    const double v103 = v2_cosine[0] * ((((prepared->k[44] * v70) + (prepared->k[48] * v59)) + (10.0 * v102)) - v76);
    const double v104 = ((2.0 * v68) * (v93 + v28)) + (v69 * ((prepared->k[47] * v2_cosine[2]) + (prepared->k[49] * v2_cosine[3])));
    const double v105 = ((tau[0] - ((tau[5] * v2_sine[1]) * v2_sine[0])) + (qd[0] * v104)) + (v21 * v83);
    const double v106 = ((v105 + (v44 * ((50.0 * v102) + (prepared->k[41] * v59)))) + v103) + (v51 * v77);
    const double v107 = (prepared->k[7] * v2_sine[1]) + prepared->k[50];
    const double v108 = (v107 + (v2_cosine[3] * v98)) + (v2_sine[0] * (((prepared->k[46] * v2_cosine[1]) * v21) - (v107 * v2_sine[0])));
    const double v109 = ((v108 + (v2_cosine[2] * (v93 + (100.0 * v11)))) + (2.0 * v31)) - (v45 * v51);
    const double v110 = 1.0 / (((v109 - (v46 * v48)) + (v49 * v50)) - (v52 * v53));
    const double v111 = (((v106 - (v48 * v86)) - (v50 * v97)) - (v101 * v53)) * v110;
    qdd[0] = v111;
    const double v112 = (v101 * v43) - (v53 * v111);
    qdd[1] = v112;
    const double v113 = ((v27 * v97) + (v50 * v111)) + (v40 * v112);
    qdd[2] = -v113;
    const double v114 = (((v25 * v86) - (v48 * v111)) - (v38 * v112)) + (v26 * v113);
    qdd[3] = v114;
    qdd[4] = (((prepared->k[42] * v77) + (v51 * v111)) - (v41 * v112)) + (v24 * v113);
    const double v115 = ((tau[5] * prepared->k[43]) - (v58 * v78)) - (v2_sine[1] * (v79 + (v2_sine[0] * v111)));
    qdd[5] = v115 - (v2_cosine[1] * ((v113 + (v80 - v112)) - v114));
}

void behi_six_joint_kinetic_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, &q[1], v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, &q[5], v8_sine, v8_cosine);
    /* angular velocities of the links, tip-ward */
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[0] * v0_cosine[0];
    const double v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v13 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const double v14 = (v0_cosine[2] * v13) + (v0_sine[2] * v12);
    const double v15 = 50.0 * (v11 - v13);
    const double v16 = (10.0 * v14) - v15;
    const double v17 = 50.0 * qd[1];
    const double v18 = v17 * v0_cosine[1];
    const double v19 = qd[2] + qd[1];
    const double v20 = v18 + (50.0 * v19);
    const double v21 = v17 * v0_sine[1];
    const double v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const double v23 = (v0_cosine[3] * v22) + (v0_sine[3] * v16);
    const double v24 = v23 + (20.0 * (qd[4] + v14));
    const double v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v13);
    const double v26 = qd[3] + v19;
    const double v27 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const double v28 = v27 + (10.0 * v26);
    const double v29 = v28 + (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v25)));
    const double v30 = (v8_sine[0] * v24) + (v8_cosine[0] * v29);
    const double v31 = (v8_sine[0] * v29) - (v8_cosine[0] * v24);
    const double v32 = (v0_cosine[3] * v16) - (v0_sine[3] * v22);
    const double v33 = v32 * v32;
    const double v34 = v11 * v11;
    const double v35 = (prepared->k[58] * v34) + (v19 * ((prepared->k[56] * v19) + (prepared->k[52] * v18)));
    const double v36 = v35 + (prepared->k[61] * ((v18 * v18) + (v21 * v21)));
    const double v37 = prepared->k[60] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)));
    const double v38 = v37 + (v36 - (v13 * ((prepared->k[53] * v11) - (prepared->k[56] * v13))));
    const double v39 = v38 + (prepared->k[57] * ((v26 * v26) + (v14 * v14)));
    const double v40 = (qd[5] - (v26 * v0_cosine[3])) + (v0_sine[3] * v25);
    const double v41 = (v40 * (prepared->k[14] * v40)) + (v39 + (prepared->k[54] * ((v26 * v27) - (v14 * v15))));
    const double v42 = 0.5 * (v41 + (prepared->k[59] * ((v33 + (v31 * v31)) + (v30 * v30))));
    const double v43 = prepared->k[55] * (v33 + ((v28 * v28) + (v23 * v23)));
    *T = v42 + (v43 + (prepared->k[51] * ((qd[1] * qd[1]) + v34)));
}

void behi_six_joint_potential_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

void behi_six_joint_position_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    (void)q;
    x[0] = 0.0;
    x[1] = 0.0;
    x[2] = 30.0;
}

void behi_six_joint_rotation_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    behi_six_joint_sincos(1U, q, v0_sine, v0_cosine);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    R[1] = -v0_sine[0];
}

void behi_six_joint_jacobian_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[30] = 1.0;
}

void behi_six_joint_influence_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 108U; k++) {
        H[k] = 0.0;
    }
}

void behi_six_joint_influence_rotational_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
}

void behi_six_joint_position_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    behi_six_joint_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 50.0 * v0_cosine[0];
    x[0] = v0_cosine[1] * v4;
    x[1] = v0_sine[1] * v4;
    x[2] = 30.0 + (50.0 * v0_sine[0]);
}

void behi_six_joint_rotation_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    behi_six_joint_sincos(2U, v0_angle, v0_sine, v0_cosine);
    R[7] = v0_cosine[0];
    R[6] = v0_sine[0];
    R[2] = v0_sine[1];
    R[8] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
    R[5] = -v0_cosine[1];
}

void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    behi_six_joint_sincos(2U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[1];
    for (size_t k = 2U; k < 6U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 8U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 14U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 20U; k < 25U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 26U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    const double v4 = 50.0 * v0_cosine[0];
    J[13] = v4;
    const double v5 = 50.0 * v0_sine[0];
    J[30] = 1.0;
    J[6] = v0_cosine[1] * v4;
    J[25] = -v0_cosine[1];
    J[0] = -(v0_sine[1] * v4);
    J[1] = -(v0_cosine[1] * v5);
    J[7] = -(v0_sine[1] * v5);
}

void behi_six_joint_influence_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    behi_six_joint_sincos(2U, v0_angle, v0_sine, v0_cosine);
    for (size_t k = 2U; k < 6U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 8U; k < 13U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 14U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 2U; k < 6U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 8U; k < 36U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 38U; k < 42U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 44U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 80U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 50.0 * v0_cosine[0];
    G[13] = v4;
    const double v5 = 50.0 * v0_sine[0];
    const double v6 = v0_cosine[1] * v4;
    G[6] = v6;
    const double v7 = v0_sine[1] * v5;
    H[1] = v7;
    H[6] = v7;
    const double v8 = -(v0_sine[1] * v4);
    G[0] = v8;
    H[36] = v8;
    H[43] = v8;
    const double v9 = -(v0_cosine[1] * v5);
    G[1] = v9;
    H[37] = v9;
    H[42] = v9;
    G[7] = -v7;
    const double v10 = -v6;
    H[0] = v10;
    H[7] = v10;
    H[79] = -v5;
}

void behi_six_joint_influence_rotational_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    behi_six_joint_sincos(1U, q, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[37] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 2U; k < 7U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 8U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 2U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 38U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    G[7] = -v0_cosine[0];
}

void behi_six_joint_position_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[3] = {q[2], q[1], q[0]};
    double v0_sine[3];
    double v0_cosine[3];
    behi_six_joint_sincos(3U, v0_angle, v0_sine, v0_cosine);
    const double v6 = 1.0 + v0_cosine[0];
    const double v7 = 50.0 * ((v0_cosine[1] * v6) - (v0_sine[1] * v0_sine[0]));
    x[0] = v0_cosine[2] * v7;
    x[1] = v0_sine[2] * v7;
    x[2] = 30.0 + (50.0 * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v6)));
}

void behi_six_joint_rotation_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[3] = {q[1], q[2], q[0]};
    double v0_sine[3];
    double v0_cosine[3];
    behi_six_joint_sincos(3U, v0_angle, v0_sine, v0_cosine);
    R[2] = v0_sine[2];
    R[8] = 0.0;
    R[5] = -v0_cosine[2];
    const double v6 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[7] = v6;
    R[0] = v0_cosine[2] * v6;
    const double v7 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    R[6] = v7;
    R[3] = v0_sine[2] * v6;
    R[1] = -(v0_cosine[2] * v7);
    R[4] = -(v0_sine[2] * v7);
}

void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[3] = {q[1], q[2], q[0]};
    double v0_sine[3];
    double v0_cosine[3];
    behi_six_joint_sincos(3U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    for (size_t k = 3U; k < 6U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 9U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 15U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 21U; k < 25U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 27U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[30] = 1.0;
    const double v6 = -v0_cosine[2];
    J[25] = v6;
    J[26] = v6;
    const double v7 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const double v8 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const double v9 = 50.0 * v0_sine[2];
    const double v10 = v0_cosine[0] + v7;
    const double v11 = v0_sine[0] + v8;
    const double v12 = 50.0 * v0_cosine[2];
    J[6] = v12 * v10;
    J[13] = 50.0 * v10;
    J[14] = 50.0 * v7;
    J[0] = -(v9 * v10);
    J[1] = -(v12 * v11);
    J[2] = -(v12 * v8);
    J[7] = -(v9 * v11);
    J[8] = -(v9 * v8);
}

void behi_six_joint_influence_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[3] = {q[1], q[2], q[0]};
    double v0_sine[3];
    double v0_cosine[3];
    behi_six_joint_sincos(3U, v0_angle, v0_sine, v0_cosine);
    const double v6 = 50.0 * v0_sine[0];
    const double v7 = 50.0 * v0_cosine[0];
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    G[14] = v8;
    const double v9 = v7 + v8;
    G[13] = v9;
    const double v10 = -(v0_sine[2] * v9);
    G[0] = v10;
    H[36] = v10;
    H[43] = v10;
    const double v11 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const double v12 = v6 + v11;
    const double v13 = -(v0_cosine[2] * v12);
    G[1] = v13;
    H[37] = v13;
    H[42] = v13;
    const double v14 = -(v0_cosine[2] * v11);
    G[2] = v14;
    H[38] = v14;
    H[48] = v14;
    for (size_t k = 3U; k < 6U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 9U; k < 13U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 15U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 3U; k < 6U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 9U; k < 12U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 15U; k < 36U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 39U; k < 42U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 45U; k < 48U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 51U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 81U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 87U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v15 = v0_cosine[2] * v9;
    G[6] = v15;
    const double v16 = v0_sine[2] * v12;
    H[1] = v16;
    H[6] = v16;
    G[7] = -v16;
    const double v17 = v0_sine[2] * v11;
    H[2] = v17;
    H[12] = v17;
    G[8] = -v17;
    const double v18 = -v15;
    H[0] = v18;
    H[7] = v18;
    const double v19 = -(v0_cosine[2] * v8);
    H[8] = v19;
    H[13] = v19;
    H[14] = v19;
    const double v20 = -(v0_sine[2] * v8);
    H[44] = v20;
    H[49] = v20;
    H[50] = v20;
    H[79] = -v12;
    const double v21 = -v11;
    H[80] = v21;
    H[85] = v21;
    H[86] = v21;
}

void behi_six_joint_influence_rotational_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    behi_six_joint_sincos(1U, q, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 9U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 3U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 39U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
}

void behi_six_joint_position_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[2], q[1], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8 = 10.0 * v0_sine[0];
    const double v9 = 50.0 + (10.0 * v0_cosine[0]);
    const double v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const double v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

void behi_six_joint_rotation_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[2], q[1], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    R[2] = v0_sine[3];
    const double v8 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[0] * v0_sine[1]);
    const double v10 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    R[7] = v10;
    R[0] = v0_cosine[3] * v10;
    const double v11 = (v0_cosine[2] * v8) + (v0_sine[2] * v9);
    R[6] = v11;
    R[1] = -(v0_cosine[3] * v11);
    R[3] = v0_sine[3] * v10;
    R[4] = -(v0_sine[3] * v11);
    R[5] = -v0_cosine[3];
    R[8] = 0.0;
}

void behi_six_joint_jacobian_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const double v8 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = 10.0 * v0_sine[2];
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v11 = 50.0 + (10.0 * v0_cosine[2]);
    const double v12 = 50.0 * v0_cosine[1];
    const double v13 = (v12 + (v11 * v10)) - (v9 * v8);
    J[0] = -(v0_sine[3] * v13);
    const double v14 = (v11 * v8) + (v9 * v10);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    J[1] = -(v0_cosine[3] * v15);
    J[2] = -(v0_cosine[3] * v14);
    const double v16 = (50.0 * v8) - v14;
    J[3] = v0_cosine[3] * v16;
    J[4] = 0.0;
    J[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 16U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 22U; k < 25U; k++) {
        J[k] = 0.0;
    }
    J[28] = 0.0;
    J[29] = 0.0;
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[6] = v0_cosine[3] * v13;
    J[7] = -(v0_sine[3] * v15);
    J[8] = -(v0_sine[3] * v14);
    J[9] = v0_sine[3] * v16;
    const double v17 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v18 = v17 * v13;
    J[13] = v18;
    const double v19 = (v12 * v17) - v18;
    J[14] = -v19;
    J[15] = -(v19 + (v17 * (50.0 * v10)));
    const double v20 = -v0_cosine[3];
    J[25] = v20;
    J[26] = v20;
    J[27] = v20;
    J[30] = 1.0;
}

void behi_six_joint_influence_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v9 = 50.0 + (10.0 * v0_cosine[2]);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = 10.0 * v0_sine[2];
    const double v12 = ((50.0 * v0_cosine[1]) - (v11 * v10)) + (v9 * v8);
    const double v13 = -(v0_sine[3] * v12);
    G[0] = v13;
    H[36] = v13;
    const double v14 = (v9 * v10) + (v11 * v8);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    const double v16 = -(v0_cosine[3] * v15);
    G[1] = v16;
    H[37] = v16;
    H[42] = v16;
    const double v17 = -(v0_cosine[3] * v14);
    G[2] = v17;
    H[38] = v17;
    H[48] = v17;
    const double v18 = (50.0 * v10) - v14;
    const double v19 = v0_cosine[3] * v18;
    G[3] = v19;
    H[39] = v19;
    H[54] = v19;
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        G[k] = 0.0;
    }
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    for (size_t k = 22U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    for (size_t k = 58U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 82U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 88U; k < 91U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 94U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v20 = v0_cosine[3] * v12;
    G[6] = v20;
    const double v21 = v0_sine[3] * v15;
    H[1] = v21;
    H[6] = v21;
    G[7] = -v21;
    const double v22 = v0_sine[3] * v14;
    H[2] = v22;
    H[12] = v22;
    G[8] = -v22;
    const double v23 = v0_sine[3] * v18;
    G[9] = v23;
    const double v24 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v25 = v24 * v12;
    G[13] = v25;
    const double v26 = -v25;
    const double v27 = 50.0 * v24;
    const double v28 = v26 + (v0_cosine[1] * v27);
    G[14] = -v28;
    const double v29 = v28 + (v8 * v27);
    G[15] = -v29;
    H[0] = -v20;
    const double v30 = -v23;
    H[3] = v30;
    H[18] = v30;
    H[7] = v0_cosine[3] * v26;
    const double v31 = v0_cosine[3] * v28;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v0_cosine[3] * v29;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v0_sine[3] * v26;
    const double v33 = v0_sine[3] * v28;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v0_sine[3] * v29;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    H[79] = -(v24 * v15);
    const double v35 = -(v24 * v14);
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v24 * v18;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
}

void behi_six_joint_influence_rotational_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    behi_six_joint_sincos(1U, q, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 4U; k < 7U; k++) {
        G[k] = 0.0;
    }
    G[10] = 0.0;
    G[11] = 0.0;
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 4U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 40U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
    G[9] = v2;
}

void behi_six_joint_position_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[2], q[1], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8 = 10.0 * v0_sine[0];
    const double v9 = 50.0 + (10.0 * v0_cosine[0]);
    const double v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const double v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

void behi_six_joint_rotation_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[4] = {q[1], q[4], q[3], q[2]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, q, v8_sine, v8_cosine);
    const double v10 = (v0_cosine[0] * v0_cosine[3]) - (v0_sine[0] * v0_sine[3]);
    const double v11 = (v0_cosine[0] * v0_sine[3]) + (v0_sine[0] * v0_cosine[3]);
    const double v12 = v0_sine[1] * v8_sine[0];
    const double v13 = (v0_sine[2] * v11) - (v0_cosine[2] * v10);
    R[8] = v13;
    const double v14 = v0_cosine[1] * v8_cosine[0];
    R[0] = v12 - (v14 * v13);
    const double v15 = v0_sine[1] * v8_cosine[0];
    const double v16 = v0_cosine[1] * v8_sine[0];
    R[1] = v16 + (v15 * v13);
    const double v17 = (v0_sine[2] * v10) + (v0_cosine[2] * v11);
    R[2] = v8_cosine[0] * v17;
    R[4] = (v12 * v13) - v14;
    R[5] = v8_sine[0] * v17;
    R[6] = v0_cosine[1] * v17;
    R[3] = -(v15 + (v16 * v13));
    R[7] = -(v0_sine[1] * v17);
}

void behi_six_joint_jacobian_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const double v8 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v10 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    const double v11 = 10.0 * v10;
    const double v12 = (50.0 * v9) + v11;
    const double v13 = (50.0 * v0_cosine[1]) + v12;
    J[0] = -(v0_sine[3] * v13);
    const double v14 = (v0_sine[2] * v9) + (v0_cosine[2] * v8);
    const double v15 = 10.0 * v14;
    const double v16 = (50.0 * v8) + v15;
    const double v17 = (50.0 * v0_sine[1]) + v16;
    J[1] = -(v0_cosine[3] * v17);
    J[2] = -(v0_cosine[3] * v16);
    J[3] = -(v0_cosine[3] * v15);
    J[4] = 0.0;
    J[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 16U; k < 19U; k++) {
        J[k] = 0.0;
    }
    J[23] = 0.0;
    J[24] = 0.0;
    J[29] = 0.0;
    for (size_t k = 31U; k < 34U; k++) {
        J[k] = 0.0;
    }
    J[35] = 0.0;
    J[6] = v0_cosine[3] * v13;
    J[7] = -(v0_sine[3] * v17);
    J[8] = -(v0_sine[3] * v16);
    J[9] = -(v0_sine[3] * v15);
    const double v18 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    J[13] = v18 * v13;
    J[14] = v18 * v12;
    J[15] = v18 * v11;
    J[22] = v0_cosine[3] * v14;
    const double v19 = -v0_cosine[3];
    J[25] = v19;
    J[26] = v19;
    J[27] = v19;
    J[28] = v0_sine[3] * v14;
    J[30] = 1.0;
    J[34] = -v10;
}

void behi_six_joint_influence_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v9 = 50.0 + (10.0 * v0_cosine[2]);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = 10.0 * v0_sine[2];
    const double v12 = ((50.0 * v0_cosine[1]) - (v11 * v10)) + (v9 * v8);
    const double v13 = -(v0_sine[3] * v12);
    G[0] = v13;
    H[36] = v13;
    const double v14 = (v9 * v10) + (v11 * v8);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    const double v16 = -(v0_cosine[3] * v15);
    G[1] = v16;
    H[37] = v16;
    H[42] = v16;
    const double v17 = -(v0_cosine[3] * v14);
    G[2] = v17;
    H[38] = v17;
    H[48] = v17;
    const double v18 = (50.0 * v10) - v14;
    const double v19 = v0_cosine[3] * v18;
    G[3] = v19;
    H[39] = v19;
    H[54] = v19;
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        G[k] = 0.0;
    }
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    for (size_t k = 22U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    for (size_t k = 58U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 82U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 88U; k < 91U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 94U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v20 = v0_cosine[3] * v12;
    G[6] = v20;
    const double v21 = v0_sine[3] * v15;
    H[1] = v21;
    H[6] = v21;
    G[7] = -v21;
    const double v22 = v0_sine[3] * v14;
    H[2] = v22;
    H[12] = v22;
    G[8] = -v22;
    const double v23 = v0_sine[3] * v18;
    G[9] = v23;
    const double v24 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v25 = v24 * v12;
    G[13] = v25;
    const double v26 = -v25;
    const double v27 = 50.0 * v24;
    const double v28 = v26 + (v0_cosine[1] * v27);
    G[14] = -v28;
    const double v29 = v28 + (v8 * v27);
    G[15] = -v29;
    H[0] = -v20;
    const double v30 = -v23;
    H[3] = v30;
    H[18] = v30;
    H[7] = v0_cosine[3] * v26;
    const double v31 = v0_cosine[3] * v28;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v0_cosine[3] * v29;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v0_sine[3] * v26;
    const double v33 = v0_sine[3] * v28;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v0_sine[3] * v29;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    H[79] = -(v24 * v15);
    const double v35 = -(v24 * v14);
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v24 * v18;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
}

void behi_six_joint_influence_rotational_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[1], q[3], q[2], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    H[1] = v0_cosine[3];
    H[2] = v0_cosine[3];
    H[3] = v0_cosine[3];
    G[1] = v0_sine[3];
    G[2] = v0_sine[3];
    G[3] = v0_sine[3];
    H[37] = v0_sine[3];
    H[38] = v0_sine[3];
    H[39] = v0_sine[3];
    G[0] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[11] = 0.0;
    for (size_t k = 13U; k < 16U; k++) {
        G[k] = 0.0;
    }
    G[17] = 0.0;
    H[0] = 0.0;
    for (size_t k = 5U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 11U; k < 16U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 17U; k < 22U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 23U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 41U; k < 46U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 47U; k < 52U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 53U; k < 58U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 59U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 83U; k < 88U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 89U; k < 94U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 95U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v8 = -v0_cosine[3];
    G[7] = v8;
    G[8] = v8;
    G[9] = v8;
    const double v9 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v0_cosine[1]);
    const double v10 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v0_cosine[1]);
    const double v11 = (v0_cosine[0] * v9) - (v0_sine[0] * v10);
    const double v12 = v0_cosine[3] * v11;
    G[4] = v12;
    H[40] = v12;
    const double v13 = v0_sine[3] * v11;
    G[10] = v13;
    const double v14 = (v0_sine[0] * v9) + (v0_cosine[0] * v10);
    G[16] = v14;
    const double v15 = (v0_sine[3] * v13) + (v0_cosine[3] * v12);
    H[82] = v15;
    H[88] = v15;
    H[94] = v15;
    H[4] = -v13;
    const double v16 = -(v0_cosine[3] * v14);
    H[10] = v16;
    H[16] = v16;
    H[22] = v16;
    const double v17 = -(v0_sine[3] * v14);
    H[46] = v17;
    H[52] = v17;
    H[58] = v17;
}

void behi_six_joint_position_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[4], q[3], q[2], q[1]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, q, v8_sine, v8_cosine);
    const double v10 = 10.0 + (20.0 * v0_sine[0]);
    const double v11 = v0_sine[1] * v10;
    const double v12 = 50.0 + (v0_cosine[1] * v10);
    const double v13 = (v0_sine[2] * v12) + (v0_cosine[2] * v11);
    const double v14 = (50.0 + (v0_cosine[2] * v12)) - (v0_sine[2] * v11);
    const double v15 = (v0_cosine[3] * v14) - (v0_sine[3] * v13);
    const double v16 = 20.0 * v0_cosine[0];
    x[0] = (v8_cosine[0] * v15) - (v8_sine[0] * v16);
    x[1] = (v8_sine[0] * v15) + (v8_cosine[0] * v16);
    x[2] = (30.0 + (v0_cosine[3] * v13)) + (v0_sine[3] * v14);
}

void behi_six_joint_rotation_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[2], q[1], q[0]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[2];
    double v8_cosine[2];
    behi_six_joint_sincos(2U, &q[4], v8_sine, v8_cosine);
    const double v12 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[1] * v0_cosine[0]);
    const double v13 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v14 = (v0_sine[2] * v13) + (v0_cosine[2] * v12);
    const double v15 = v8_cosine[0] * v0_cosine[3];
    const double v16 = v8_sine[0] * v0_sine[3];
    const double v17 = (v15 * v14) - v16;
    const double v18 = (v0_cosine[2] * v13) - (v0_sine[2] * v12);
    const double v19 = v8_sine[1] * v18;
    R[0] = (v0_cosine[3] * v19) - (v8_cosine[1] * v17);
    const double v20 = v8_cosine[1] * v18;
    R[1] = (v8_sine[1] * v17) + (v0_cosine[3] * v20);
    const double v21 = v8_sine[0] * v0_cosine[3];
    const double v22 = v8_cosine[0] * v0_sine[3];
    R[2] = -(v22 + (v21 * v14));
    const double v23 = v21 + (v22 * v14);
    R[3] = (v0_sine[3] * v19) - (v8_cosine[1] * v23);
    R[4] = (v8_sine[1] * v23) + (v0_sine[3] * v20);
    R[5] = v15 - (v16 * v14);
    R[6] = (v8_sine[1] * v14) + (v8_cosine[0] * v20);
    R[7] = (v8_cosine[1] * v14) - (v8_cosine[0] * v19);
    R[8] = v8_sine[0] * v18;
}

void behi_six_joint_jacobian_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, q, v8_sine, v8_cosine);
    J[19] = v8_sine[0];
    J[20] = v8_sine[0];
    J[21] = v8_sine[0];
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    const double v13 = v0_sine[3] * v12;
    const double v14 = (v0_cosine[3] * v8_cosine[0]) + (v8_sine[0] * v13);
    J[29] = v14;
    const double v15 = 50.0 * (v0_cosine[1] + v11);
    const double v16 = v15 + (10.0 * v12);
    const double v17 = v8_sine[0] * v16;
    const double v18 = v17 + (20.0 * v14);
    J[0] = -v18;
    const double v19 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const double v20 = v0_sine[3] * v19;
    J[35] = v20;
    const double v21 = 30.0 + (50.0 * v0_sine[1]);
    const double v22 = v21 + (50.0 * v10);
    const double v23 = (10.0 * v19) + v22;
    const double v24 = v23 + (20.0 * v20);
    const double v25 = 30.0 - v24;
    J[1] = v8_cosine[0] * v25;
    const double v26 = v21 - v24;
    J[2] = v8_cosine[0] * v26;
    const double v27 = v22 - v24;
    J[3] = v8_cosine[0] * v27;
    const double v28 = v23 - v24;
    const double v29 = v8_sine[0] * v19;
    J[28] = v29;
    const double v30 = v17 - v18;
    J[4] = -((v12 * v30) + (v29 * v28));
    J[5] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    for (size_t k = 31U; k < 34U; k++) {
        J[k] = 0.0;
    }
    const double v31 = (v8_cosine[0] * v13) - (v0_cosine[3] * v8_sine[0]);
    J[23] = v31;
    const double v32 = v8_cosine[0] * v16;
    const double v33 = v32 + (20.0 * v31);
    J[6] = v33;
    J[7] = v8_sine[0] * v25;
    J[8] = v8_sine[0] * v26;
    J[9] = v8_sine[0] * v27;
    const double v34 = v8_cosine[0] * v19;
    J[22] = v34;
    const double v35 = v32 - v33;
    J[10] = (v12 * v35) + (v34 * v28);
    const double v36 = (v8_sine[0] * v18) + (v8_cosine[0] * v33);
    J[13] = v36;
    const double v37 = (v8_sine[0] * v8_sine[0]) + (v8_cosine[0] * v8_cosine[0]);
    J[14] = v36 - ((50.0 * v0_cosine[1]) * v37);
    J[15] = v36 - (v37 * v15);
    J[16] = (v29 * v35) - (v34 * v30);
    const double v38 = -v8_cosine[0];
    J[25] = v38;
    J[26] = v38;
    J[27] = v38;
    J[30] = 1.0;
    J[34] = -v12;
}

void behi_six_joint_influence_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, q, v8_sine, v8_cosine);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    const double v13 = 20.0 * v0_sine[3];
    const double v14 = 50.0 * v0_cosine[1];
    const double v15 = v14 + (50.0 * v11);
    const double v16 = (10.0 * v12) + v15;
    const double v17 = v16 + (v13 * v12);
    const double v18 = 20.0 * v0_cosine[3];
    const double v19 = (v8_cosine[0] * v18) + (v8_sine[0] * v17);
    const double v20 = -v19;
    G[0] = v20;
    H[36] = v20;
    const double v21 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const double v22 = 30.0 + (50.0 * v0_sine[1]);
    const double v23 = v22 + (50.0 * v10);
    const double v24 = 10.0 * v21;
    const double v25 = v24 + (v23 + (v13 * v21));
    const double v26 = 30.0 - v25;
    const double v27 = v8_cosine[0] * v26;
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const double v28 = v22 - v25;
    const double v29 = v8_cosine[0] * v28;
    G[2] = v29;
    H[38] = v29;
    H[48] = v29;
    const double v30 = v23 - v25;
    const double v31 = v8_cosine[0] * v30;
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const double v32 = v24 + v30;
    const double v33 = v8_sine[0] * v21;
    const double v34 = (v8_sine[0] * v16) - v19;
    const double v35 = (v12 * v34) + (v33 * v32);
    const double v36 = -v35;
    G[4] = v36;
    H[40] = v36;
    H[60] = v36;
    G[5] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[17] = 0.0;
    H[5] = 0.0;
    H[11] = 0.0;
    H[17] = 0.0;
    H[23] = 0.0;
    for (size_t k = 29U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[41] = 0.0;
    H[47] = 0.0;
    H[53] = 0.0;
    H[59] = 0.0;
    for (size_t k = 65U; k < 79U; k++) {
        H[k] = 0.0;
    }
    H[83] = 0.0;
    H[84] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    for (size_t k = 101U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v37 = (v8_sine[0] * v18) - (v8_cosine[0] * v17);
    H[0] = v37;
    G[6] = -v37;
    const double v38 = v8_sine[0] * v26;
    G[7] = v38;
    const double v39 = v8_sine[0] * v28;
    G[8] = v39;
    const double v40 = v8_sine[0] * v30;
    G[9] = v40;
    const double v41 = v8_cosine[0] * v21;
    const double v42 = v37 + (v8_cosine[0] * v16);
    const double v43 = (v12 * v42) + (v41 * v32);
    G[10] = v43;
    const double v44 = (v8_sine[0] * v19) - (v8_cosine[0] * v37);
    G[13] = v44;
    const double v45 = (v8_sine[0] * v8_sine[0]) + (v8_cosine[0] * v8_cosine[0]);
    const double v46 = (v14 * v45) - v44;
    G[14] = -v46;
    const double v47 = (v45 * v15) - v44;
    G[15] = -v47;
    const double v48 = (v41 * v34) - (v33 * v42);
    G[16] = -v48;
    const double v49 = -v38;
    H[1] = v49;
    H[6] = v49;
    const double v50 = -v39;
    H[2] = v50;
    H[12] = v50;
    const double v51 = -v40;
    H[3] = v51;
    H[18] = v51;
    const double v52 = -v43;
    H[4] = v52;
    H[24] = v52;
    H[7] = -(v8_cosine[0] * v44);
    const double v53 = v8_cosine[0] * v46;
    H[8] = v53;
    H[13] = v53;
    H[14] = v53;
    const double v54 = v8_cosine[0] * v47;
    H[9] = v54;
    H[15] = v54;
    H[19] = v54;
    H[20] = v54;
    H[21] = v54;
    const double v55 = v8_cosine[0] * v48;
    H[10] = v55;
    H[16] = v55;
    H[22] = v55;
    H[25] = v55;
    H[26] = v55;
    H[27] = v55;
    H[28] = (v12 * v43) - (v33 * v48);
    H[43] = -(v8_sine[0] * v44);
    const double v56 = v8_sine[0] * v46;
    H[44] = v56;
    H[49] = v56;
    H[50] = v56;
    const double v57 = v8_sine[0] * v47;
    H[45] = v57;
    H[51] = v57;
    H[55] = v57;
    H[56] = v57;
    H[57] = v57;
    const double v58 = v8_sine[0] * v48;
    H[46] = v58;
    H[52] = v58;
    H[58] = v58;
    H[61] = v58;
    H[62] = v58;
    H[63] = v58;
    H[64] = (v12 * v35) + (v41 * v48);
    H[79] = v45 * v26;
    const double v59 = v45 * v28;
    H[80] = v59;
    H[85] = v59;
    H[86] = v59;
    const double v60 = v45 * v30;
    H[81] = v60;
    H[87] = v60;
    H[91] = v60;
    H[92] = v60;
    H[93] = v60;
    const double v61 = (v8_sine[0] * v43) - (v8_cosine[0] * v35);
    H[82] = v61;
    H[88] = v61;
    H[94] = v61;
    H[97] = v61;
    H[98] = v61;
    H[99] = v61;
    H[100] = (v33 * v35) + (v41 * v43);
}

void behi_six_joint_influence_rotational_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[4] = {q[0], q[3], q[2], q[1]};
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, &q[4], v8_sine, v8_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[0] = 0.0;
    G[6] = 0.0;
    for (size_t k = 13U; k < 16U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 6U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 12U; k < 16U; k++) {
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
    for (size_t k = 42U; k < 46U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 48U; k < 52U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 54U; k < 58U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 60U; k < 65U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 66U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 84U; k < 88U; k++) {
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
    const double v10 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v0_cosine[1]);
    const double v11 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v0_cosine[1]);
    const double v12 = (v0_cosine[3] * v11) - (v0_sine[3] * v10);
    const double v13 = v0_cosine[0] * v12;
    G[4] = v13;
    H[40] = v13;
    const double v14 = (v0_sine[3] * v11) + (v0_cosine[3] * v10);
    G[16] = v14;
    const double v15 = v0_cosine[0] * v14;
    const double v16 = (v8_cosine[0] * v0_sine[0]) + (v8_sine[0] * v15);
    const double v17 = -v16;
    G[5] = v17;
    H[41] = v17;
    const double v18 = -v0_cosine[0];
    G[7] = v18;
    G[8] = v18;
    G[9] = v18;
    const double v19 = v0_sine[0] * v12;
    G[10] = v19;
    const double v20 = v0_sine[0] * v14;
    const double v21 = (v8_cosine[0] * v0_cosine[0]) - (v8_sine[0] * v20);
    G[11] = v21;
    G[12] = 1.0;
    const double v22 = v8_sine[0] * v12;
    G[17] = v22;
    H[4] = -v19;
    H[5] = -v21;
    const double v23 = -v15;
    H[10] = v23;
    H[16] = v23;
    H[22] = v23;
    const double v24 = -(v0_cosine[0] * v22);
    H[11] = v24;
    H[17] = v24;
    H[23] = v24;
    H[29] = (v19 * v22) - (v14 * v21);
    const double v25 = -v20;
    H[46] = v25;
    H[52] = v25;
    H[58] = v25;
    const double v26 = -(v0_sine[0] * v22);
    H[47] = v26;
    H[53] = v26;
    H[59] = v26;
    H[65] = -((v14 * v16) + (v13 * v22));
    const double v27 = (v0_sine[0] * v19) + (v0_cosine[0] * v13);
    H[82] = v27;
    H[88] = v27;
    H[94] = v27;
    const double v28 = (v0_sine[0] * v21) - (v0_cosine[0] * v16);
    H[83] = v28;
    H[89] = v28;
    H[95] = v28;
    H[101] = (v19 * v16) + (v13 * v21);
}

void behi_six_joint_reactions(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double F[restrict 36])
{
    double v0_sine[4];
    double v0_cosine[4];
    behi_six_joint_sincos(4U, &q[1], v0_sine, v0_cosine);
    double v8_sine[1];
    double v8_cosine[1];
    behi_six_joint_sincos(1U, &q[5], v8_sine, v8_cosine);
    const double v10 = qd[0] * v0_cosine[0];
    const double v11 = qd[0] * v0_sine[0];
    /* accelerations of the links, tip-ward */
    const double v12 = (qdd[0] * v0_sine[0]) + (qd[1] * v10);
    const double v13 = qd[1] * v11;
    const double v14 = (v0_sine[1] * v10) + (v0_cosine[1] * v11);
    const double v15 = (qd[1] * qd[1]) + (v10 * v10);
    const double v16 = qd[2] + qd[1];
    const double v17 = qdd[1] + (v10 * v11);
    const double v18 = v13 - (qdd[0] * v0_cosine[0]);
    const double v19 = (v0_cosine[1] * v10) - (v0_sine[1] * v11);
    const double v20 = qdd[1] + qdd[2];
    const double v21 = ((qd[2] * v14) + (v0_sine[1] * v12)) + (v0_cosine[1] * v18);
    const double v22 = v20 + (v14 * v19);
    const double v23 = (v0_cosine[2] * v14) + (v0_sine[2] * v19);
    const double v24 = 50.0 * ((v0_cosine[1] * v17) + (v0_sine[1] * v15));
    const double v25 = (v0_cosine[2] * v19) - (v0_sine[2] * v14);
    const double v26 = qd[3] + v16;
    const double v27 = ((qd[2] * v19) + (v0_cosine[1] * v12)) - (v0_sine[1] * v18);
    const double v28 = (((v16 * v16) + (v0_cosine[1] * v15)) - (v0_sine[1] * v17)) + (v19 * v19);
    const double v29 = v24 + (50.0 * v22);
    const double v30 = ((qd[3] * v23) + (v0_cosine[2] * v21)) + (v0_sine[2] * v27);
    const double v31 = 50.0 * v28;
    const double v32 = v13 + v18;
    const double v33 = (v26 * v26) + (v25 * v25);
    const double v34 = v21 + (v16 * v14);
    const double v35 = qdd[3] + v20;
    const double v36 = v30 + (v26 * v23);
    const double v37 = qd[4] - v25;
    const double v38 = (v0_cosine[2] * v31) - (v0_sine[2] * v29);
    const double v39 = (v0_sine[3] * v23) - (v26 * v0_cosine[3]);
    const double v40 = v32 + v34;
    const double v41 = v38 + (10.0 * v33);
    const double v42 = v35 + (v25 * v23);
    const double v43 = (v26 * v0_sine[3]) + (v0_cosine[3] * v23);
    const double v44 = 20.0 * v39;
    const double v45 = ((qd[3] * v25) + (v0_cosine[2] * v27)) - (v0_sine[2] * v21);
    const double v46 = (v0_cosine[2] * v29) + (v0_sine[2] * v31);
    const double v47 = (50.0 * v40) + (10.0 * v36);
    const double v48 = (v0_sine[3] * v47) - (v0_cosine[3] * v41);
    const double v49 = prepared->k[14] * (qd[5] + v39);
    const double v50 = (v44 * (qd[4] + v37)) - ((10.0 * v42) + v46);
    const double v51 = prepared->k[59] * v8_sine[0];
    const double v52 = v48 + ((v43 * v44) + (20.0 * (qdd[4] + v30)));
    const double v53 = v43 * v49;
    const double v54 = prepared->k[59] * v8_cosine[0];
    const double v55 = v50 - (20.0 * ((v35 * v0_sine[3]) + (v0_cosine[3] * v45)));
    const double v56 = v37 * v49;
    /* inertia forces of the links */
    const double v57 = (v54 * v55) - (v51 * v52);
    F[31] = v57;
    const double v58 = (v8_cosine[0] * v56) - (v8_sine[0] * v53);
    F[33] = v58;
    const double v59 = (v8_sine[0] * v56) + (v8_cosine[0] * v53);
    const double v60 = (v0_sine[3] * v41) + (v0_cosine[3] * v47);
    const double v61 = (v54 * v52) + (v51 * v55);
    F[30] = v61;
    const double v62 = prepared->k[22] * ((v37 * v37) + (v43 * v43));
    /* forces between the links, base-ward */
    const double v63 = (v8_cosine[0] * v61) - (v8_sine[0] * v57);
    const double v64 = v62 + (prepared->k[69] * v60);
    F[25] = v64;
    const double v65 = v63 + (prepared->k[68] * v48);
    F[24] = v65;
    const double v66 = ((v8_cosine[0] * v59) - (v8_sine[0] * v58)) - (20.0 * v63);
    const double v67 = (v8_cosine[0] * v57) + (v8_sine[0] * v61);
    const double v68 = prepared->k[14] * (((qdd[5] - (v35 * v0_cosine[3])) + (qd[4] * v43)) + (v0_sine[3] * v45));
    F[35] = v68;
    const double v69 = (v0_sine[3] * v65) + (v0_cosine[3] * v64);
    const double v70 = ((prepared->k[74] * v42) + (prepared->k[68] * v46)) - v67;
    const double v71 = ((v8_cosine[0] * v58) + (v8_sine[0] * v59)) - (20.0 * v67);
    F[27] = v71;
    const double v72 = ((v0_sine[3] * v64) + ((prepared->k[72] * v33) + (prepared->k[60] * v38))) - (v0_cosine[3] * v65);
    const double v73 = (((prepared->k[76] * v40) + (prepared->k[57] * v36)) - v66) + (10.0 * v69);
    const double v74 = v70 + ((prepared->k[72] * v42) + (prepared->k[60] * v46));
    F[19] = v74;
    const double v75 = (v0_cosine[3] * v71) + (v0_sine[3] * v68);
    F[21] = v75;
    const double v76 = (10.0 * v70) + (((prepared->k[57] * v42) + (prepared->k[72] * v46)) - (v0_cosine[3] * v68));
    const double v77 = (v0_cosine[2] * v74) - (v0_sine[2] * v72);
    const double v78 = ((v0_cosine[2] * v72) + (prepared->k[73] * v28)) + (v0_sine[2] * v74);
    const double v79 = (v0_cosine[2] * v75) + (v0_sine[2] * v73);
    F[15] = v79;
    const double v80 = v76 + (v0_sine[3] * v71);
    F[23] = v80;
    const double v81 = v77 + ((prepared->k[73] * v22) + (prepared->k[61] * v24));
    F[13] = v81;
    const double v82 = v69 + ((prepared->k[75] * v40) + (prepared->k[72] * v36));
    F[20] = v82;
    F[28] = -v68;
    const double v83 = (v0_cosine[2] * v73) + (((prepared->k[58] * v32) + (prepared->k[56] * v34)) - (v0_sine[2] * v75));
    const double v84 = (v0_cosine[1] * v81) - (v0_sine[1] * v78);
    const double v85 = v82 + (prepared->k[73] * v40);
    F[14] = v85;
    F[34] = -v59;
    const double v86 = v83 + (50.0 * v82);
    const double v87 = (v80 + ((prepared->k[56] * v22) + (prepared->k[73] * v24))) + (50.0 * v77);
    F[17] = v87;
    F[32] = -(v62 + (prepared->k[59] * v60));
    const double v88 = v84 + (prepared->k[70] * v17);
    F[7] = v88;
    F[26] = -v70;
    F[29] = -v66;
    const double v89 = ((v0_cosine[1] * v78) + (prepared->k[70] * v15)) + (v0_sine[1] * v81);
    F[18] = -v72;
    const double v90 = v85 + (prepared->k[70] * v32);
    F[8] = v90;
    const double v91 = (v0_cosine[1] * v86) + (((prepared->k[71] * v32) - (v0_sine[1] * v79)) + (50.0 * v85));
    F[22] = -v73;
    F[12] = -v78;
    const double v92 = (v0_cosine[1] * v79) + (v0_sine[1] * v86);
    F[9] = v92;
    const double v93 = (v87 + (prepared->k[71] * v17)) + (50.0 * v84);
    F[11] = v93;
    F[1] = -v90;
    F[16] = -v86;
    F[6] = -v89;
    F[4] = -v93;
    F[2] = (v0_cosine[0] * v88) - (v0_sine[0] * v89);
    F[0] = -((v0_cosine[0] * v89) + (v0_sine[0] * v88));
    F[10] = -v91;
    F[3] = (v0_cosine[0] * v92) + (v0_sine[0] * v91);
    F[5] = (v0_sine[0] * v92) - (v0_cosine[0] * v91);
}

void behi_six_joint_stiffness_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        K[k] = 0.0;
    }
}

void behi_six_joint_damping_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        D[k] = 0.0;
    }
}
