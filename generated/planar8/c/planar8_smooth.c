/* From the C of planar8: `prepare`, and functions without friction of at most 10000 characters. */

void planar8_prepare(const planar8_parameters *parameters, planar8_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void planar8_mass_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double M[restrict 64])
{
    (void)prepared;
    /* sines and cosines */
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2 = q[4] + v1;
    const double v3 = q[5] + v2;
    const double v4 = q[6] + v3;
    const double v5 = q[7] + v4;
    const double v6_angle[4] = {q[1], v0, v1, v2};
    double v6_sine[4];
    double v6_cosine[4];
    planar8_sincos(4U, v6_angle, v6_sine, v6_cosine);
    const double v14_angle[3] = {v3, v4, v5};
    double v14_sine[3];
    double v14_cosine[3];
    planar8_sincos(3U, v14_angle, v14_sine, v14_cosine);
    M[63] = 0.30326059166666663;
    const double v20 = 0.6043499999999999 * v14_cosine[2];
    /* composite bodies, base-ward */
    const double v21 = v20 + (1.9844 * v14_cosine[1]);
    const double v22 = v21 + (3.3787499999999997 * v14_cosine[0]);
    const double v23 = v22 + (4.7784 * v6_cosine[3]);
    const double v24 = v23 + (6.17435 * v6_cosine[2]);
    const double v25 = v24 + (7.557599999999999 * v6_cosine[1]);
    const double v26 = v25 + (8.919149999999998 * v6_cosine[0]);
    const double v27 = 0.97 * v6_sine[0];
    const double v28 = 0.97 * v6_cosine[0];
    const double v29 = 0.6043499999999999 * v14_sine[2];
    const double v30 = v29 + (1.9844 * v14_sine[1]);
    const double v31 = v30 + (3.3787499999999997 * v14_sine[0]);
    const double v32 = v31 + (4.7784 * v6_sine[3]);
    const double v33 = v32 + (6.17435 * v6_sine[2]);
    const double v34 = v27 * v33;
    const double v35 = v34 + ((v6_sine[1] * (7.557599999999999 * v27)) + (v28 * v25));
    const double v36 = 0.94 * v6_cosine[1];
    const double v37 = 0.94 * v6_sine[1];
    const double v38 = (v36 * v24) + (v37 * v33);
    const double v39 = 0.91 * v6_cosine[2];
    const double v40 = 0.91 * v6_sine[2];
    const double v41 = (v39 * v23) + (v40 * v32);
    const double v42 = 0.88 * v6_cosine[3];
    const double v43 = 0.88 * v6_sine[3];
    const double v44 = (v42 * v22) + (v43 * v31);
    const double v45 = 0.85 * v14_cosine[0];
    const double v46 = 0.85 * v14_sine[0];
    const double v47 = (v45 * v21) + (v46 * v30);
    const double v48 = 0.82 * ((v14_cosine[1] * v20) + (v14_sine[1] * v29));
    const double v49 = 0.30326059166666663 + v48;
    M[55] = v49;
    M[62] = v49;
    const double v50 = (1.4505909333333333 + v48) + v49;
    M[54] = v50;
    const double v51 = v47 + v50;
    M[46] = v51;
    M[53] = v51;
    const double v52 = (2.694021875 + v47) + v51;
    M[45] = v52;
    const double v53 = v44 + v52;
    M[37] = v53;
    M[44] = v53;
    const double v54 = (4.0270090666666665 + v44) + v53;
    M[36] = v54;
    /* inertia matrix */
    const double v55 = v41 + v54;
    M[28] = v55;
    M[35] = v55;
    const double v56 = (5.441928158333333 + v41) + v55;
    M[27] = v56;
    const double v57 = v38 + v56;
    M[19] = v57;
    M[26] = v57;
    const double v58 = (6.930074799999999 + v38) + v57;
    M[18] = v58;
    const double v59 = v35 + v58;
    M[10] = v59;
    M[17] = v59;
    const double v60 = (8.481664641666665 + v35) + v59;
    M[9] = v60;
    M[0] = (10.085833333333332 + (2.0 * v26)) + v60;
    const double v61 = v26 + v60;
    M[1] = v61;
    M[8] = v61;
    const double v62 = v25 + v59;
    M[2] = v62;
    M[16] = v62;
    const double v63 = (v34 + (v28 * v24)) + v57;
    M[11] = v63;
    M[25] = v63;
    const double v64 = v24 + v63;
    M[3] = v64;
    M[24] = v64;
    const double v65 = v55 + ((v36 * v23) + (v37 * v32));
    M[20] = v65;
    M[34] = v65;
    const double v66 = v65 + ((v28 * v23) + (v27 * v32));
    M[12] = v66;
    M[33] = v66;
    const double v67 = v23 + v66;
    M[4] = v67;
    M[32] = v67;
    const double v68 = v53 + ((v39 * v22) + (v40 * v31));
    M[29] = v68;
    M[43] = v68;
    const double v69 = v68 + ((v36 * v22) + (v37 * v31));
    M[21] = v69;
    M[42] = v69;
    const double v70 = v69 + ((v28 * v22) + (v27 * v31));
    M[13] = v70;
    M[41] = v70;
    const double v71 = v22 + v70;
    M[5] = v71;
    M[40] = v71;
    const double v72 = v51 + ((v42 * v21) + (v43 * v30));
    M[38] = v72;
    M[52] = v72;
    const double v73 = v72 + ((v39 * v21) + (v40 * v30));
    M[30] = v73;
    M[51] = v73;
    const double v74 = v73 + ((v36 * v21) + (v37 * v30));
    M[22] = v74;
    M[50] = v74;
    const double v75 = v74 + ((v28 * v21) + (v27 * v30));
    M[14] = v75;
    M[49] = v75;
    const double v76 = v21 + v75;
    M[6] = v76;
    M[48] = v76;
    const double v77 = v49 + ((v45 * v20) + (v46 * v29));
    M[47] = v77;
    M[61] = v77;
    const double v78 = v77 + ((v42 * v20) + (v43 * v29));
    M[39] = v78;
    M[60] = v78;
    const double v79 = v78 + ((v39 * v20) + (v40 * v29));
    M[31] = v79;
    M[59] = v79;
    const double v80 = v79 + ((v36 * v20) + (v37 * v29));
    M[23] = v80;
    M[58] = v80;
    const double v81 = v80 + ((v28 * v20) + (v27 * v29));
    M[15] = v81;
    M[57] = v81;
    const double v82 = v20 + v81;
    M[7] = v82;
    M[56] = v82;
}

void planar8_bias(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double h[restrict 8])
{
    (void)prepared;
    /* sines and cosines */
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2 = q[4] + v1;
    const double v3 = q[5] + v2;
    const double v4 = q[6] + v3;
    const double v5 = q[7] + v4;
    const double v6_angle[4] = {q[1], v0, v1, v2};
    double v6_sine[4];
    double v6_cosine[4];
    planar8_sincos(4U, v6_angle, v6_sine, v6_cosine);
    const double v14_angle[4] = {v3, v4, v5, q[0]};
    double v14_sine[4];
    double v14_cosine[4];
    planar8_sincos(4U, v14_angle, v14_sine, v14_cosine);
    const double v22 = 0.6043499999999999 * v14_cosine[2];
    /* angular velocities of the links, tip-ward */
    const double v23 = 0.97 * v6_sine[0];
    const double v24 = 0.97 * v6_cosine[0];
    const double v25 = 0.6043499999999999 * v14_sine[2];
    const double v26 = 0.94 * v6_cosine[1];
    const double v27 = 0.94 * v6_sine[1];
    const double v28 = 0.91 * v6_cosine[2];
    const double v29 = 0.91 * v6_sine[2];
    const double v30 = 0.88 * v6_cosine[3];
    const double v31 = 0.88 * v6_sine[3];
    const double v32 = 0.85 * v14_cosine[0];
    const double v33 = 0.85 * v14_sine[0];
    const double v34 = qd[1] + qd[0];
    const double v35 = v34 + qd[2];
    const double v36 = v35 + qd[3];
    /* accelerations of the links, tip-ward */
    const double v37 = v36 * v36;
    const double v38 = v35 * v35;
    const double v39 = v34 * v34;
    const double v40 = (v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v14_sine[3]));
    const double v41 = (v38 * v26) + v40;
    const double v42 = (v37 * v28) + v41;
    const double v43 = 0.82 * v14_cosine[1];
    const double v44 = v36 + qd[4];
    const double v45 = v44 + qd[5];
    const double v46 = v45 + qd[6];
    const double v47 = v46 * v46;
    const double v48 = v44 * v44;
    const double v49 = v42 + (v48 * v30);
    const double v50 = v45 * v45;
    const double v51 = v49 + (v50 * v32);
    const double v52 = (v47 * v43) + v51;
    const double v53 = v46 + qd[7];
    const double v54 = v53 * v53;
    const double v55 = (2.42 * v52) + (v54 * v22);
    const double v56 = v55 + (1.5550000000000002 * v51);
    const double v57 = v56 + (1.455 * v49);
    const double v58 = (1.3549999999999998 * v42) + v57;
    const double v59 = v58 + (1.255 * v41);
    const double v60 = (9.81 * v14_cosine[3]) - (v39 * v23);
    const double v61 = v60 - (v38 * v27);
    const double v62 = v61 - (v37 * v29);
    const double v63 = v62 - (v48 * v31);
    const double v64 = v63 - (v50 * v33);
    const double v65 = 0.82 * v14_sine[1];
    const double v66 = v64 - (v47 * v65);
    const double v67 = (2.42 * v66) - (v54 * v25);
    /* forces between the links, base-ward */
    const double v68 = (1.5550000000000002 * v64) + v67;
    const double v69 = v68 + (1.455 * v63);
    const double v70 = v69 + (1.3549999999999998 * v62);
    const double v71 = v70 + (1.255 * v61);
    const double v72 = (1.1550000000000002 * v60) + v71;
    const double v73 = (v25 * v52) + (v22 * v66);
    h[7] = v73;
    const double v74 = ((v65 * v55) + v73) + (v43 * v67);
    h[6] = v74;
    const double v75 = ((v32 * v68) + v74) + (v33 * v56);
    h[5] = v75;
    const double v76 = (v75 + (v31 * v57)) + (v30 * v69);
    h[4] = v76;
    const double v77 = ((v28 * v70) + (v29 * v58)) + v76;
    h[3] = v77;
    const double v78 = v77 + ((v26 * v71) + (v27 * v59));
    h[2] = v78;
    const double v79 = ((v23 * (v59 + (1.1550000000000002 * v40))) + (v24 * v72)) + v78;
    h[1] = v79;
    h[0] = v79 + (v72 + (10.34955 * v14_cosine[3]));
}

void planar8_gravity(const planar8_prepared *restrict prepared, const double q[restrict 8], double g[restrict 8])
{
    (void)prepared;
    const double v0 = q[1] + q[0];
    const double v1 = q[2] + v0;
    const double v2 = q[3] + v1;
    const double v3 = q[4] + v2;
    const double v4 = q[5] + v3;
    const double v5 = q[6] + v4;
    const double v6_angle[4] = {v5, q[7] + v5, v4, v3};
    double v6_sine[4];
    double v6_cosine[4];
    planar8_sincos(4U, v6_angle, v6_sine, v6_cosine);
    const double v10_angle[4] = {v2, v1, v0, q[0]};
    double v10_sine[4];
    double v10_cosine[4];
    planar8_sincos(4U, v10_angle, v10_sine, v10_cosine);
    const double v14 = 5.9286734999999995 * v6_cosine[1];
    g[7] = v14;
    const double v15 = v14 + (19.466964 * v6_cosine[0]);
    g[6] = v15;
    const double v16 = v15 + (33.145537499999996 * v6_cosine[2]);
    g[5] = v16;
    const double v17 = v16 + (46.876104000000005 * v6_cosine[3]);
    g[4] = v17;
    const double v18 = v17 + (60.5703735 * v10_cosine[0]);
    g[3] = v18;
    const double v19 = v18 + (74.14005599999999 * v10_cosine[1]);
    g[2] = v19;
    const double v20 = v19 + (87.4968615 * v10_cosine[2]);
    g[1] = v20;
    g[0] = v20 + (100.55249999999998 * v10_cosine[3]);
}

void planar8_inverse_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double tau[restrict 8])
{
    (void)prepared;
    /* sines and cosines */
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2 = q[4] + v1;
    const double v3 = q[5] + v2;
    const double v4 = q[6] + v3;
    const double v5 = q[7] + v4;
    const double v6_angle[4] = {q[1], v0, v1, v2};
    double v6_sine[4];
    double v6_cosine[4];
    planar8_sincos(4U, v6_angle, v6_sine, v6_cosine);
    const double v14_angle[4] = {v3, v4, v5, q[0]};
    double v14_sine[4];
    double v14_cosine[4];
    planar8_sincos(4U, v14_angle, v14_sine, v14_cosine);
    const double v22 = 0.6043499999999999 * v14_cosine[2];
    /* angular velocities of the links, tip-ward */
    const double v23 = 0.97 * v6_sine[0];
    const double v24 = 0.97 * v6_cosine[0];
    const double v25 = 0.6043499999999999 * v14_sine[2];
    const double v26 = 0.94 * v6_cosine[1];
    const double v27 = 0.94 * v6_sine[1];
    const double v28 = 0.91 * v6_cosine[2];
    const double v29 = 0.91 * v6_sine[2];
    const double v30 = 0.88 * v6_cosine[3];
    const double v31 = 0.88 * v6_sine[3];
    const double v32 = 0.85 * v14_cosine[0];
    const double v33 = 0.85 * v14_sine[0];
    const double v34 = qd[1] + qd[0];
    const double v35 = v34 + qd[2];
    const double v36 = v35 + qd[3];
    const double v37 = v36 * v36;
    const double v38 = v35 * v35;
    const double v39 = v34 * v34;
    const double v40 = 0.82 * v14_cosine[1];
    const double v41 = v36 + qd[4];
    const double v42 = v41 + qd[5];
    const double v43 = v42 + qd[6];
    /* accelerations of the links, tip-ward */
    const double v44 = v43 * v43;
    const double v45 = v41 * v41;
    const double v46 = v42 * v42;
    const double v47 = v43 + qd[7];
    const double v48 = v47 * v47;
    const double v49 = 0.82 * v14_sine[1];
    const double v50 = (9.81 * v14_cosine[3]) + qdd[0];
    const double v51 = qdd[1] + qdd[0];
    const double v52 = (v50 + (v51 * v24)) - (v39 * v23);
    const double v53 = qdd[2] + v51;
    const double v54 = (v52 + (v53 * v26)) - (v38 * v27);
    const double v55 = qdd[3] + v53;
    const double v56 = (v54 + (v55 * v28)) - (v37 * v29);
    const double v57 = qdd[4] + v55;
    const double v58 = v56 + ((v57 * v30) - (v45 * v31));
    const double v59 = qdd[5] + v57;
    const double v60 = v58 + ((v59 * v32) - (v46 * v33));
    const double v61 = qdd[6] + v59;
    const double v62 = v60 + ((v61 * v40) - (v44 * v49));
    const double v63 = qdd[7] + v61;
    const double v64 = (2.42 * v62) + ((v63 * v22) - (v48 * v25));
    /* forces between the links, base-ward */
    const double v65 = v64 + (1.5550000000000002 * v60);
    const double v66 = v65 + (1.455 * v58);
    const double v67 = v66 + (1.3549999999999998 * v56);
    const double v68 = v67 + (1.255 * v54);
    const double v69 = v68 + (1.1550000000000002 * v52);
    /* accelerations of the links, tip-ward */
    const double v70 = ((v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v14_sine[3]))) + (v51 * v23);
    const double v71 = ((v38 * v26) + v70) + (v53 * v27);
    const double v72 = ((v37 * v28) + v71) + (v55 * v29);
    const double v73 = ((v45 * v30) + (v57 * v31)) + v72;
    const double v74 = ((v46 * v32) + (v59 * v33)) + v73;
    const double v75 = ((v44 * v40) + (v61 * v49)) + v74;
    const double v76 = ((v48 * v22) + (v63 * v25)) + (2.42 * v75);
    const double v77 = v76 + (1.5550000000000002 * v74);
    /* forces between the links, base-ward */
    const double v78 = v77 + (1.455 * v73);
    const double v79 = v78 + (1.3549999999999998 * v72);
    const double v80 = v79 + (1.255 * v71);
    const double v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75);
    tau[7] = v81;
    const double v82 = (((0.17661706666666654 * v61) - (v40 * v64)) - (v49 * v76)) - v81;
    const double v83 = v82 + (((0.17791562500000002 * v59) - (v33 * v77)) - (v32 * v65));
    const double v84 = v83 + (((0.17798293333333343 * v57) - (v31 * v78)) - (v30 * v66));
    const double v85 = (((v28 * v67) - (0.17673034166666668 * v55)) + (v29 * v79)) - v84;
    tau[3] = v85;
    const double v86 = (((0.1740691999999998 * v53) - (v26 * v68)) - (v27 * v80)) - v85;
    const double v87 = (((v24 * v69) - (0.16991085833333336 * v51)) + (v23 * (v80 + (1.1550000000000002 * v70)))) - v86;
    tau[1] = v87;
    tau[0] = v87 + (v69 + ((1.055 * v50) - (0.16416666666666663 * qdd[0])));
    tau[2] = -v86;
    tau[4] = -v84;
    tau[5] = -v83;
    tau[6] = -v82;
}

void planar8_forward_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double tau[restrict 8], double qdd[restrict 8])
{
    (void)prepared;
    /* sines and cosines */
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const double v2 = q[4] + v1;
    const double v3 = q[5] + v2;
    const double v4 = q[6] + v3;
    const double v5 = q[7] + v4;
    const double v6_angle[4] = {v5, v4, v3, v2};
    double v6_sine[4];
    double v6_cosine[4];
    planar8_sincos(4U, v6_angle, v6_sine, v6_cosine);
    const double v14_angle[4] = {v1, q[0], q[1], v0};
    double v14_sine[4];
    double v14_cosine[4];
    planar8_sincos(4U, v14_angle, v14_sine, v14_cosine);
    const double v22 = 0.6043499999999999 * v6_sine[0];
    /* articulated inertias, base-ward */
    const double v23 = 1.9928405358526773 * v6_cosine[0];
    const double v24 = 0.6043499999999999 * v6_cosine[0];
    const double v25 = 1.9928405358526773 * v6_sine[0];
    const double v26 = 0.82 * v6_cosine[1];
    const double v27 = v22 * v23;
    const double v28 = 0.82 * v6_sine[1];
    const double v29 = (v22 * v25) - 2.42;
    const double v30 = (v24 * v23) - 2.42;
    const double v31 = (v28 * v29) + (v26 * v27);
    const double v32 = (v28 * v27) + (v26 * v30);
    const double v33 = 1.0 / ((0.17661706666666654 + (v28 * v31)) + (v26 * v32));
    const double v34 = v31 * v33;
    const double v35 = v32 * v33;
    const double v36 = 0.85 * v6_sine[2];
    const double v37 = (v29 - 1.5550000000000002) - (v31 * v34);
    const double v38 = 0.85 * v6_cosine[2];
    const double v39 = v27 - (v31 * v35);
    const double v40 = (v30 - 1.5550000000000002) - (v32 * v35);
    const double v41 = (v38 * v39) + (v36 * v37);
    const double v42 = (v36 * v39) + (v38 * v40);
    const double v43 = 1.0 / ((0.17791562500000002 + (v36 * v41)) + (v38 * v42));
    const double v44 = v42 * v43;
    const double v45 = 0.88 * v6_sine[3];
    const double v46 = v41 * v43;
    const double v47 = v39 - (v41 * v44);
    const double v48 = 0.88 * v6_cosine[3];
    const double v49 = (v40 - 1.455) - (v42 * v44);
    const double v50 = (v37 - 1.455) - (v41 * v46);
    const double v51 = (v48 * v49) + (v45 * v47);
    const double v52 = (v48 * v47) + (v45 * v50);
    const double v53 = 1.0 / ((0.17798293333333343 + (v48 * v51)) + (v45 * v52));
    const double v54 = v51 * v53;
    const double v55 = 0.91 * v14_cosine[0];
    const double v56 = v52 * v53;
    const double v57 = v47 - (v52 * v54);
    const double v58 = 0.91 * v14_sine[0];
    const double v59 = (v50 - 1.3549999999999998) - (v52 * v56);
    const double v60 = (v49 - 1.3549999999999998) - (v51 * v54);
    const double v61 = (v58 * v59) + (v55 * v57);
    const double v62 = qd[1] + qd[0];
    const double v63 = (v58 * v57) + (v55 * v60);
    const double v64 = v62 + qd[2];
    /* accelerations of the links, tip-ward */
    const double v65 = v62 * v62;
    const double v66 = 0.97 * v14_cosine[2];
    const double v67 = v64 + qd[3];
    const double v68 = v64 * v64;
    const double v69 = 0.97 * v14_sine[2];
    const double v70 = 0.94 * v14_cosine[3];
    const double v71 = (v65 * v66) + ((qd[0] * qd[0]) - (9.81 * v14_sine[1]));
    const double v72 = 1.0 / ((0.17673034166666668 + (v58 * v61)) + (v55 * v63));
    const double v73 = v67 + qd[4];
    const double v74 = v67 * v67;
    const double v75 = 0.94 * v14_sine[3];
    const double v76 = (v65 * v69) - (9.81 * v14_cosine[1]);
    const double v77 = (v68 * v70) + v71;
    const double v78 = v73 + qd[5];
    const double v79 = v73 * v73;
    const double v80 = (v68 * v75) + v76;
    const double v81 = (v74 * v55) + v77;
    const double v82 = v78 + qd[6];
    const double v83 = v78 * v78;
    const double v84 = (v74 * v58) + v80;
    const double v85 = (v79 * v48) + v81;
    const double v86 = v82 * v82;
    const double v87 = v61 * v72;
    const double v88 = (v79 * v45) + v84;
    const double v89 = (v83 * v38) + v85;
    const double v90 = v82 + qd[7];
    const double v91 = v63 * v72;
    const double v92 = (v59 - 1.255) - (v61 * v87);
    const double v93 = (v83 * v36) + v88;
    const double v94 = (v86 * v26) + v89;
    const double v95 = v90 * v90;
    /* articulated inertias, base-ward */
    const double v96 = v57 - (v61 * v91);
    const double v97 = (v86 * v28) + v93;
    const double v98 = (v60 - 1.255) - (v63 * v91);
    const double v99 = (v70 * v96) + (v75 * v92);
    const double v100 = ((v22 * v94) - tau[7]) - (v24 * v97);
    const double v101 = (v70 * v98) + (v75 * v96);
    const double v102 = (v25 * v100) - ((2.42 * v94) + (v95 * v24));
    const double v103 = ((v95 * v22) + (2.42 * v97)) + (v23 * v100);
    const double v104 = 1.0 / ((0.1740691999999998 + (v75 * v99)) + (v70 * v101));
    const double v105 = ((tau[6] - tau[7]) + (v28 * v102)) + (v26 * v103);
    const double v106 = ((1.5550000000000002 * v89) - v102) + (v105 * v34);
    const double v107 = (v105 * v35) - ((1.5550000000000002 * v93) + v103);
    const double v108 = v101 * v104;
    const double v109 = ((tau[6] - tau[5]) + (v36 * v106)) + (v38 * v107);
    const double v110 = v99 * v104;
    const double v111 = v96 - (v99 * v108);
    /* forces without accelerations of the joints, base-ward */
    const double v112 = (v109 * v44) + ((1.455 * v88) - v107);
    const double v113 = (v98 - 1.1550000000000002) - (v101 * v108);
    const double v114 = (v109 * v46) - ((1.455 * v85) + v106);
    const double v115 = (v66 * v113) + (v69 * v111);
    const double v116 = ((tau[4] - tau[5]) + (v48 * v112)) + (v45 * v114);
    const double v117 = ((1.3549999999999998 * v81) - v114) + (v116 * v56);
    const double v118 = v69 * ((v66 * v111) + (v69 * ((v92 - 1.1550000000000002) - (v99 * v110))));
    const double v119 = (v116 * v54) - ((1.3549999999999998 * v84) + v112);
    const double v120 = 1.0 / ((0.16991085833333336 + (v66 * v115)) + v118);
    const double v121 = ((tau[4] - tau[3]) + (v58 * v117)) + (v55 * v119);
    const double v122 = (v117 + (1.255 * v77)) - (v121 * v87);
    const double v123 = (v121 * v91) + ((1.255 * v80) - v119);
    const double v124 = v115 * v120;
    const double v125 = ((tau[3] - tau[2]) + (v75 * v122)) - (v70 * v123);
    const double v126 = (v123 + (1.1550000000000002 * v76)) + (v125 * v108);
    const double v127 = v69 * ((v122 + (1.1550000000000002 * v71)) - (v125 * v110));
    const double v128 = ((tau[1] - tau[2]) + (v66 * v126)) - v127;
    const double v129 = (((tau[1] - tau[0]) + (10.34955 * v14_cosine[1])) - v126) + (v128 * v124);
    /* accelerations of the links, tip-ward */
    const double v130 = v129 * (1.0 / ((v113 - 0.8908333333333334) - (v115 * v124)));
    qdd[0] = v130;
    const double v131 = (v128 * v120) + (v124 * v130);
    const double v132 = (v66 * v131) - v130;
    const double v133 = v69 * v131;
    const double v134 = ((v125 * v104) + (v108 * v132)) + (v110 * v133);
    const double v135 = (v70 * v134) - v132;
    const double v136 = (v75 * v134) - v133;
    const double v137 = ((v121 * v72) - (v91 * v135)) - (v87 * v136);
    const double v138 = v135 + (v55 * v137);
    const double v139 = v136 + (v58 * v137);
    const double v140 = ((v116 * v53) + (v54 * v138)) + (v56 * v139);
    const double v141 = (v48 * v140) - v138;
    const double v142 = (v45 * v140) - v139;
    const double v143 = ((v109 * v43) + (v44 * v141)) + (v46 * v142);
    const double v144 = (v38 * v143) - v141;
    const double v145 = (v36 * v143) - v142;
    const double v146 = ((v105 * v33) + (v35 * v144)) + (v34 * v145);
    const double v147 = (v146 - (3.2974940611444983 * v100)) + (v23 * ((v26 * v146) - v144));
    qdd[1] = -(v130 + v131);
    qdd[2] = v131 + v134;
    qdd[3] = v137 - v134;
    qdd[4] = -(v137 + v140);
    qdd[5] = v140 + v143;
    qdd[6] = -(v143 + v146);
    qdd[7] = v147 + (v25 * ((v28 * v146) - v145));
}

void planar8_kinetic_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double *restrict T)
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, &q[1], v0_sine, v0_cosine);
    double v8_sine[3];
    double v8_cosine[3];
    planar8_sincos(3U, &q[5], v8_sine, v8_cosine);
    /* angular velocities of the links, tip-ward */
    const double v14 = qd[1] + qd[0];
    const double v15 = qd[0] * v0_cosine[0];
    const double v16 = v15 + (0.97 * v14);
    const double v17 = qd[0] * v0_sine[0];
    const double v18 = (v0_sine[1] * v17) - (v0_cosine[1] * v16);
    const double v19 = v14 + qd[2];
    const double v20 = (0.94 * v19) - v18;
    const double v21 = (v0_sine[1] * v16) + (v0_cosine[1] * v17);
    const double v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const double v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const double v24 = v19 + qd[3];
    const double v25 = v23 + (0.91 * v24);
    const double v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const double v27 = v24 + qd[4];
    const double v28 = v26 + (0.88 * v27);
    const double v29 = (v0_sine[3] * v25) + (v0_cosine[3] * v22);
    const double v30 = (v8_cosine[0] * v29) + (v8_sine[0] * v28);
    const double v31 = (v8_cosine[0] * v28) - (v8_sine[0] * v29);
    const double v32 = v27 + qd[5];
    const double v33 = v31 + (0.85 * v32);
    const double v34 = (v8_sine[1] * v33) + (v8_cosine[1] * v30);
    const double v35 = (v8_sine[1] * v30) - (v8_cosine[1] * v33);
    const double v36 = qd[0] * qd[0];
    const double v37 = v32 + qd[6];
    const double v38 = v37 + qd[7];
    const double v39 = (v38 * (0.30326059166666663 * v38)) + (v32 * (0.309771875 * v32));
    const double v40 = v39 + (v14 * ((0.2958346416666667 * v14) + (0.9603 * v15)));
    const double v41 = v40 + ((1.1 * v36) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0])));
    const double v42 = v41 + (v19 * ((0.3030748 * v19) - (1.0151999999999999 * v18)));
    const double v43 = v42 + (1.2 * ((v18 * v18) + (v21 * v21)));
    const double v44 = v43 + (v24 * ((0.3077081583333333 * v24) + (1.0647 * v23)));
    const double v45 = v44 + (1.3 * ((v23 * v23) + (v22 * v22)));
    const double v46 = v45 + (v27 * ((0.30988906666666666 * v27) + (1.1088 * v26)));
    const double v47 = (v46 + (1.4 * ((v29 * v29) + (v26 * v26)))) + (v30 * (1.5 * v30));
    const double v48 = v47 + (v31 * ((1.1475 * v32) + (1.5 * v31)));
    const double v49 = v48 + (v37 * ((0.30751093333333335 * v37) - (1.1808 * v35)));
    const double v50 = (0.82 * v37) - v35;
    const double v51 = (v8_cosine[2] * v34) + (v8_sine[2] * v50);
    const double v52 = (v51 * (1.7 * v51)) + (v49 + (1.6 * ((v35 * v35) + (v34 * v34))));
    const double v53 = (v8_sine[2] * v34) - (v8_cosine[2] * v50);
    *T = (0.5 * (v52 + (v53 * ((1.7 * v53) - (1.2086999999999999 * v38))))) + (0.14291666666666666 * v36);
}

void planar8_potential_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], double *restrict V)
{
    (void)prepared;
    const double v0_angle[4] = {q[7], q[6], q[5], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[4] = {q[3], q[2], q[1], q[0]};
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, v8_angle, v8_sine, v8_cosine);
    const double v16 = 1.9844 + (0.6043499999999999 * v0_cosine[0]);
    const double v17 = 0.6043499999999999 * v0_sine[0];
    const double v18 = (3.3787499999999997 - (v0_sine[1] * v17)) + (v0_cosine[1] * v16);
    const double v19 = (v0_cosine[1] * v17) + (v0_sine[1] * v16);
    const double v20 = ((v0_sine[2] * v19) - 4.7784) - (v0_cosine[2] * v18);
    const double v21 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const double v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v20);
    const double v23 = ((v0_cosine[3] * v20) - 6.17435) + (v0_sine[3] * v21);
    const double v24 = ((v8_cosine[0] * v23) - 7.557599999999999) + (v8_sine[0] * v22);
    const double v25 = (v8_cosine[0] * v22) - (v8_sine[0] * v23);
    const double v26 = (v8_cosine[1] * v25) - (v8_sine[1] * v24);
    const double v27 = ((v8_cosine[1] * v24) - 8.919149999999998) + (v8_sine[1] * v25);
    const double v28 = v8_sine[3] * (((v8_sine[2] * v26) - 10.249999999999998) + (v8_cosine[2] * v27));
    *V = (-9.81) * (v28 + (v8_cosine[3] * ((v8_sine[2] * v27) - (v8_cosine[2] * v26))));
}

void planar8_position_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[1], q[0], q[2], q[3]};
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    const double v16 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    x[2] = 0.0;
    const double v17 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const double v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v19 = (v0_cosine[2] * v16) + (v0_sine[2] * v17);
    const double v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const double v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const double v22 = (v8_cosine[0] * v20) + (v8_sine[0] * v21);
    const double v23 = (v8_sine[0] * v20) - (v8_cosine[0] * v21);
    const double v24 = (v8_sine[1] * v23) - (v8_cosine[1] * v22);
    const double v25 = (v8_sine[1] * v22) + (v8_cosine[1] * v23);
    const double v26 = (v8_sine[2] * v25) + (v8_cosine[2] * v24);
    const double v27 = 0.82 + (0.79 * v8_cosine[3]);
    const double v28 = (v8_sine[2] * v24) - (v8_cosine[2] * v25);
    const double v29 = 0.79 * v8_sine[3];
    const double v30 = (((v0_cosine[1] + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22);
    x[0] = ((v30 + (0.85 * v24)) + (v27 * v26)) - (v29 * v28);
    const double v31 = (((v0_sine[1] + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23);
    x[1] = ((v31 - (0.85 * v25)) + (v27 * v28)) + (v29 * v26);
}

void planar8_rotation_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, q, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    const double v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const double v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const double v20 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v21 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v22 = (v8_cosine[0] * v21) + (v8_sine[0] * v20);
    const double v23 = (v8_cosine[0] * v20) - (v8_sine[0] * v21);
    const double v24 = (v8_sine[1] * v23) + (v8_cosine[1] * v22);
    const double v25 = (v8_cosine[1] * v23) - (v8_sine[1] * v22);
    const double v26 = (v8_sine[2] * v25) + (v8_cosine[2] * v24);
    const double v27 = (v8_cosine[2] * v25) - (v8_sine[2] * v24);
    const double v28 = (v8_cosine[3] * v27) - (v8_sine[3] * v26);
    R[0] = v28;
    R[4] = v28;
    const double v29 = (v8_sine[3] * v27) + (v8_cosine[3] * v26);
    R[3] = v29;
    R[1] = -v29;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
}

void planar8_jacobian_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double J[restrict 48])
{
    (void)prepared;
    const double v0_angle[4] = {q[1], q[0], q[2], q[3]};
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, v0_angle, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    const double v16 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const double v17 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const double v18 = 0.97 * v17;
    const double v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const double v20 = 0.97 * v16;
    const double v21 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v22 = (v0_sine[3] * v19) - (v0_cosine[3] * v21);
    const double v23 = (v0_cosine[3] * v19) + (v0_sine[3] * v21);
    const double v24 = 0.91 * v23;
    const double v25 = 0.91 * v22;
    const double v26 = (v8_sine[0] * v23) + (v8_cosine[0] * v22);
    for (size_t k = 40U; k < 48U; k++) {
        J[k] = 1.0;
    }
    for (size_t k = 16U; k < 40U; k++) {
        J[k] = 0.0;
    }
    const double v27 = 0.82 + (0.79 * v8_cosine[3]);
    const double v28 = 0.79 * v8_sine[3];
    const double v29 = (v8_sine[0] * v22) - (v8_cosine[0] * v23);
    const double v30 = (v8_sine[1] * v26) + (v8_cosine[1] * v29);
    const double v31 = (v8_cosine[1] * v26) - (v8_sine[1] * v29);
    const double v32 = (v8_sine[2] * v30) - (v8_cosine[2] * v31);
    const double v33 = (v8_sine[2] * v31) + (v8_cosine[2] * v30);
    const double v34 = v25 + (0.88 * v26);
    const double v35 = v18 + (0.94 * v21);
    const double v36 = (v34 - v35) + (0.85 * v31);
    const double v37 = ((v27 * v32) - v36) + (v28 * v33);
    J[2] = v18 - v37;
    const double v38 = v35 - v37;
    J[3] = v38;
    J[4] = v38 - v25;
    J[5] = v38 - v34;
    const double v39 = v36 + v37;
    J[6] = -v39;
    J[7] = (0.82 * v32) - v39;
    const double v40 = v24 - (0.88 * v29);
    const double v41 = v20 + (0.94 * v19);
    const double v42 = (v40 + v41) - (0.85 * v30);
    const double v43 = ((v28 * v32) + v42) - (v27 * v33);
    J[8] = v0_cosine[1] - v43;
    J[10] = v20 - v43;
    const double v44 = v41 - v43;
    J[11] = v44;
    J[12] = v24 + v44;
    J[13] = v40 + v44;
    const double v45 = v43 - v42;
    J[14] = -v45;
    J[15] = (-(0.82 * v33)) - v45;
    J[0] = -(v0_sine[1] + v37);
    J[1] = -v37;
    J[9] = -v43;
}

void planar8_influence_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, q, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    const double v16 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const double v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const double v20 = (v0_cosine[3] * v19) + (v0_sine[3] * v18);
    const double v21 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const double v22 = (v8_sine[0] * v21) - (v8_cosine[0] * v20);
    const double v23 = (v8_sine[0] * v20) + (v8_cosine[0] * v21);
    const double v24 = (v8_sine[1] * v23) + (v8_cosine[1] * v22);
    const double v25 = (v8_sine[1] * v22) - (v8_cosine[1] * v23);
    const double v26 = (v8_sine[2] * v25) - (v8_cosine[2] * v24);
    const double v27 = 0.79 * v8_sine[3];
    const double v28 = (v8_sine[2] * v24) + (v8_cosine[2] * v25);
    const double v29 = 0.82 + (0.79 * v8_cosine[3]);
    const double v30 = 0.91 * v21;
    const double v31 = v30 + (0.88 * v23);
    const double v32 = 0.97 * v17;
    const double v33 = v32 + (0.94 * v18);
    const double v34 = (v31 - v33) - (0.85 * v25);
    const double v35 = ((v0_sine[0] - v34) + (v29 * v28)) - (v27 * v26);
    const double v36 = -v35;
    G[0] = v36;
    H[64] = v36;
    const double v37 = v0_sine[0] - v35;
    G[1] = v37;
    H[65] = v37;
    H[72] = v37;
    H[73] = v37;
    const double v38 = v32 + v37;
    G[2] = v38;
    H[66] = v38;
    H[74] = v38;
    H[80] = v38;
    H[81] = v38;
    H[82] = v38;
    const double v39 = v33 + v37;
    G[3] = v39;
    H[67] = v39;
    H[75] = v39;
    H[83] = v39;
    H[88] = v39;
    H[89] = v39;
    H[90] = v39;
    H[91] = v39;
    const double v40 = v39 - v30;
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
    const double v41 = v39 - v31;
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
    const double v42 = v37 - v34;
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
    const double v43 = v42 + (0.82 * v28);
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
    const double v44 = 0.91 * v20;
    const double v45 = v44 - (0.88 * v22);
    const double v46 = 0.97 * v16;
    const double v47 = v46 + (0.94 * v19);
    const double v48 = (v45 + v47) - (0.85 * v24);
    const double v49 = ((v0_cosine[0] - v48) - (v29 * v26)) - (v27 * v28);
    G[8] = v49;
    const double v50 = v0_cosine[0] - v49;
    H[1] = v50;
    H[8] = v50;
    H[9] = v50;
    G[9] = -v50;
    const double v51 = v50 - v46;
    H[2] = v51;
    H[10] = v51;
    H[16] = v51;
    H[17] = v51;
    H[18] = v51;
    G[10] = -v51;
    const double v52 = v50 - v47;
    H[3] = v52;
    H[11] = v52;
    H[19] = v52;
    H[24] = v52;
    H[25] = v52;
    H[26] = v52;
    H[27] = v52;
    G[11] = -v52;
    const double v53 = v52 - v44;
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
    const double v54 = v52 - v45;
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
    const double v55 = v50 - v48;
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
    const double v56 = v55 - (0.82 * v26);
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
    for (size_t k = 16U; k < 24U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 128U; k < 192U; k++) {
        H[k] = 0.0;
    }
    H[0] = -v49;
}

void planar8_influence_rotational_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    (void)q;
    for (size_t k = 16U; k < 24U; k++) {
        G[k] = 1.0;
    }
    for (size_t k = 0U; k < 16U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 192U; k++) {
        H[k] = 0.0;
    }
}

void planar8_reactions(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double F[restrict 48])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, q, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    /* accelerations of the links, tip-ward */
    const double v16 = 9.81 * v0_cosine[0];
    const double v17 = qd[0] * qd[0];
    const double v18 = 9.81 * v0_sine[0];
    const double v19 = v16 + qdd[0];
    const double v20 = v17 - v18;
    const double v21 = qd[1] + qd[0];
    const double v22 = v21 * v21;
    const double v23 = (v0_cosine[1] * v20) - (v0_sine[1] * v19);
    const double v24 = qdd[1] + qdd[0];
    const double v25 = (v0_cosine[1] * v19) + (v0_sine[1] * v20);
    const double v26 = v23 + (0.97 * v22);
    const double v27 = v25 + (0.97 * v24);
    const double v28 = v21 + qd[2];
    const double v29 = qdd[2] + v24;
    const double v30 = (v0_cosine[2] * v27) + (v0_sine[2] * v26);
    const double v31 = v28 * v28;
    const double v32 = (v0_cosine[2] * v26) - (v0_sine[2] * v27);
    const double v33 = v30 + (0.94 * v29);
    const double v34 = v32 + (0.94 * v31);
    const double v35 = v28 + qd[3];
    const double v36 = qdd[3] + v29;
    const double v37 = (v0_sine[3] * v34) + (v0_cosine[3] * v33);
    const double v38 = v35 * v35;
    const double v39 = (v0_sine[3] * v33) - (v0_cosine[3] * v34);
    const double v40 = v37 + (0.91 * v36);
    const double v41 = (0.91 * v38) - v39;
    const double v42 = v35 + qd[4];
    const double v43 = v42 * v42;
    const double v44 = (v8_cosine[0] * v41) - (v8_sine[0] * v40);
    const double v45 = qdd[4] + v36;
    const double v46 = (v8_cosine[0] * v40) + (v8_sine[0] * v41);
    const double v47 = v44 + (0.88 * v43);
    const double v48 = v46 + (0.88 * v45);
    const double v49 = v42 + qd[5];
    const double v50 = v49 * v49;
    const double v51 = (v8_sine[1] * v48) - (v8_cosine[1] * v47);
    const double v52 = qdd[5] + v45;
    const double v53 = (v8_sine[1] * v47) + (v8_cosine[1] * v48);
    const double v54 = (0.85 * v50) - v51;
    const double v55 = v53 + (0.85 * v52);
    const double v56 = qdd[6] + v52;
    const double v57 = v49 + qd[6];
    const double v58 = (v8_cosine[2] * v55) + (v8_sine[2] * v54);
    const double v59 = v57 * v57;
    const double v60 = (v8_cosine[2] * v54) - (v8_sine[2] * v55);
    const double v61 = v58 + (0.82 * v56);
    const double v62 = v60 + (0.82 * v59);
    const double v63 = v57 + qd[7];
    const double v64 = qdd[7] + v56;
    const double v65 = (v8_cosine[3] * v61) + (v8_sine[3] * v62);
    const double v66 = (v63 * (0.6043499999999999 * v63)) + (1.7 * ((v8_cosine[3] * v62) - (v8_sine[3] * v61)));
    const double v67 = (1.7 * v65) + (0.6043499999999999 * v64);
    F[43] = v67;
    /* forces between the links, base-ward */
    const double v68 = (v8_cosine[3] * v67) - (v8_sine[3] * v66);
    const double v69 = ((v8_cosine[3] * v66) + ((1.6 * v60) + (0.5904 * v59))) + (v8_sine[3] * v67);
    const double v70 = v68 + ((1.6 * v58) + (0.5904 * v56));
    F[37] = v70;
    const double v71 = (0.30326059166666663 * v64) + (0.6043499999999999 * v65);
    F[47] = v71;
    const double v72 = (v8_cosine[2] * v70) - (v8_sine[2] * v69);
    const double v73 = ((v8_cosine[2] * v69) + ((0.57375 * v50) - (1.5 * v51))) + (v8_sine[2] * v70);
    const double v74 = v72 + ((0.57375 * v52) + (1.5 * v53));
    F[31] = v74;
    const double v75 = (v71 + ((0.5904 * v58) + (0.30751093333333335 * v56))) + (0.82 * v68);
    F[41] = v75;
    const double v76 = (v8_sine[1] * v73) - (v8_cosine[1] * v74);
    const double v77 = (v8_sine[1] * v74) + ((v8_cosine[1] * v73) + ((1.4 * v44) + (0.5544 * v43)));
    const double v78 = (v75 + ((0.309771875 * v52) + (0.57375 * v53))) + (0.85 * v72);
    F[35] = v78;
    const double v79 = ((0.5544 * v45) + (1.4 * v46)) - v76;
    F[25] = v79;
    const double v80 = (v8_cosine[0] * v79) - (v8_sine[0] * v77);
    const double v81 = (v78 + ((0.30988906666666666 * v45) + (0.5544 * v46))) - (0.88 * v76);
    F[29] = v81;
    const double v82 = ((v8_cosine[0] * v77) + ((0.53235 * v38) - (1.3 * v39))) + (v8_sine[0] * v79);
    const double v83 = v80 + ((0.53235 * v36) + (1.3 * v37));
    F[19] = v83;
    const double v84 = (v81 + ((0.3077081583333333 * v36) + (0.53235 * v37))) + (0.91 * v80);
    F[23] = v84;
    const double v85 = (v0_sine[3] * v82) - (v0_cosine[3] * v83);
    const double v86 = (((1.2 * v32) + (0.5075999999999999 * v31)) + (v0_cosine[3] * v82)) + (v0_sine[3] * v83);
    const double v87 = ((0.5075999999999999 * v29) + (1.2 * v30)) - v85;
    F[13] = v87;
    const double v88 = (v84 + ((0.3030748 * v29) + (0.5075999999999999 * v30))) - (0.94 * v85);
    F[17] = v88;
    const double v89 = (v0_cosine[2] * v87) - (v0_sine[2] * v86);
    const double v90 = ((v0_cosine[2] * v86) + ((1.1 * v23) + (0.48015 * v22))) + (v0_sine[2] * v87);
    const double v91 = v89 + ((0.48015 * v24) + (1.1 * v25));
    F[7] = v91;
    const double v92 = (v88 + ((0.2958346416666667 * v24) + (0.48015 * v25))) + (0.97 * v89);
    F[11] = v92;
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 14U; k < 17U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 20U; k < 23U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 26U; k < 29U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 32U; k < 35U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 38U; k < 41U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 44U; k < 47U; k++) {
        F[k] = 0.0;
    }
    F[42] = -v66;
    F[36] = -v69;
    const double v93 = (v0_cosine[1] * v91) - (v0_sine[1] * v90);
    F[30] = -v73;
    F[24] = -v77;
    F[18] = -v82;
    F[12] = -v86;
    F[6] = -v90;
    F[0] = ((v18 - (0.45 * v17)) - (v0_cosine[1] * v90)) - (v0_sine[1] * v91);
    F[1] = (v16 + (0.45 * qdd[0])) + v93;
    F[5] = (v92 + ((4.4145 * v0_cosine[0]) + (0.28583333333333333 * qdd[0]))) + v93;
}

void planar8_stiffness_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double K[restrict 64])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    planar8_sincos(4U, q, v0_sine, v0_cosine);
    double v8_sine[4];
    double v8_cosine[4];
    planar8_sincos(4U, &q[4], v8_sine, v8_cosine);
    const double v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v16);
    const double v19 = (v0_sine[2] * v16) + (v0_cosine[2] * v17);
    const double v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v22 = (v8_cosine[0] * v21) - (v8_sine[0] * v20);
    const double v23 = (v8_cosine[0] * v20) + (v8_sine[0] * v21);
    const double v24 = (v8_cosine[1] * v23) + (v8_sine[1] * v22);
    const double v25 = (v8_cosine[1] * v22) - (v8_sine[1] * v23);
    const double v26 = (v8_cosine[2] * v24) + (v8_sine[2] * v25);
    const double v27 = 5.9286734999999995 * ((v8_cosine[3] * v26) + (v8_sine[3] * ((v8_cosine[2] * v25) - (v8_sine[2] * v24))));
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
    const double v28 = v27 + (19.466964 * v26);
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
    const double v29 = v28 + (33.145537499999996 * v24);
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
    const double v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const double v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const double v32 = v31 + (74.14005599999999 * v18);
    K[2] = v32;
    K[10] = v32;
    K[16] = v32;
    K[17] = v32;
    K[18] = v32;
    const double v33 = (87.49686150000001 * v16) - v32;
    K[0] = -(v33 + (100.55250000000001 * v0_sine[0]));
    const double v34 = -v33;
    K[1] = v34;
    K[8] = v34;
    K[9] = v34;
}

void planar8_damping_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double D[restrict 64])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 64U; k++) {
        D[k] = 0.0;
    }
}
