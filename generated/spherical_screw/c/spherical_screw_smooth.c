/* From the C of spherical_screw: `prepare`, and functions without friction of at most 10000 characters. */

void spherical_screw_prepare(const spherical_screw_parameters *parameters, spherical_screw_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void spherical_screw_mass_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double M[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    M[1] = 0.0;
    M[3] = 0.0;
    M[5] = 0.0;
    M[7] = 0.0;
    const double v2 = 0.8 + q[2];
    const double v3 = v2 * (40.0 * v2);
    M[4] = 8.0 + v3;
    const double v4 = 0.4 * v0_sine[0];
    M[2] = v4;
    M[6] = v4;
    M[8] = 60.0;
    M[0] = 20.008 + (v0_cosine[0] * ((7.992 + v3) * v0_cosine[0]));
}

void spherical_screw_bias(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double h[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = 0.8 + q[2];
    const double v3 = 80.0 * v2;
    const double v4 = qd[0] * v0_sine[0];
    const double v5 = 0.4 * qd[2];
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = qd[2] * v3;
    h[0] = v0_cosine[0] * ((v7 * v6) - (qd[1] * (((15.984 + (v2 * v3)) * v4) - v5)));
    const double v8 = 40.0 * v2;
    const double v9 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (qd[1] * v7);
    h[1] = v9 + (v6 * (((7.992 + (v2 * v8)) * v4) - v5));
    const double v10 = (392.40000000000003 * v0_sine[0]) + ((0.4 * qd[1]) * v6);
    h[2] = v10 - (v8 * ((qd[1] * qd[1]) + (v6 * v6)));
}

void spherical_screw_gravity(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double g[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    g[0] = 0.0;
    g[2] = 392.40000000000003 * v0_sine[0];
    g[1] = (402.2100000000001 + (392.40000000000003 * q[2])) * v0_cosine[0];
}

void spherical_screw_coriolis_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double C[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    C[8] = 0.0;
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v0_cosine[0] * (v3 * v0_cosine[0]);
    const double v5 = v0_sine[0] * ((7.992 + (v2 * v3)) * v0_cosine[0]);
    C[0] = (qd[2] * v4) - (qd[1] * v5);
    const double v6 = 0.2 * v0_cosine[0];
    const double v7 = (qd[0] * v5) - (qd[2] * v6);
    C[3] = v7;
    const double v8 = qd[1] * v6;
    const double v9 = qd[0] * v4;
    C[2] = v8 + v9;
    C[4] = qd[2] * v3;
    const double v10 = (qd[0] * v6) - (qd[1] * v3);
    C[7] = v10;
    C[6] = v8 - v9;
    C[1] = -v7;
    C[5] = -v10;
}

void spherical_screw_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = v0_sine[0] * v6;
    const double v9 = 0.4 * v6;
    const double v10 = 0.4 * v0_sine[0];
    const double v11 = v0_cosine[0] * ((qd[2] * ((0.4 * qd[1]) + (v7 * v6))) + ((qdd[0] * v5) * v0_cosine[0]));
    const double v12 = ((20.008 * qdd[0]) + (qdd[2] * v10)) - ((qd[1] * (15.984 + (v2 * v7))) * v8);
    tau[0] = v12 + v11;
    const double v13 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (qdd[1] * (8.0 + v4));
    tau[1] = (qd[2] * ((qd[1] * v7) - v9)) + (v13 + ((qd[0] * v5) * v8));
    const double v14 = ((392.40000000000003 * v0_sine[0]) + (60.0 * qdd[2])) + (qdd[0] * v10);
    tau[2] = (v14 - (v3 * ((qd[1] * qd[1]) + (v6 * v6)))) + (qd[1] * v9);
}

void spherical_screw_forward_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = 0.4 * qd[1];
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v5 * ((qd[1] * qd[1]) + (v2 * v2));
    const double v7 = v6 + ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const double v8 = 0.006666666666666667 * v0_sine[0];
    const double v9 = v0_sine[0] * v2;
    const double v10 = 80.0 * v4;
    const double v11 = ((qd[2] * v0_cosine[0]) * (v3 + (v10 * v2))) - tau[0];
    const double v12 = (v11 - ((qd[1] * (15.984 + (v4 * v10))) * v9)) + (v8 * v7);
    const double v13 = v4 * v5;
    const double v14 = v12 * (1.0 / ((v0_sine[0] * ((7.994666666666666 + v13) * v0_sine[0])) - (v13 + 28.0)));
    qdd[0] = v14;
    const double v15 = (tau[1] - ((88.29 + (392.40000000000003 * v4)) * v0_cosine[0])) - ((qd[0] * (7.992 + v13)) * v9);
    qdd[1] = (1.0 / (8.0 + v13)) * (v15 - (qd[2] * ((qd[1] * v10) - (0.4 * v2))));
    qdd[2] = (0.016666666666666666 * v7) - (v8 * v14);
}

void spherical_screw_kinetic_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double *restrict T)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[2] * (((0.4 * qd[0]) * v0_sine[0]) + (30.0 * qd[2]));
    const double v2 = q[2] * (32.0 + (20.0 * q[2]));
    const double v3 = (qd[0] * qd[0]) * ((v2 + 26.8) - (v0_sine[0] * ((16.796 + v2) * v0_sine[0])));
    *T = (((qd[1] * qd[1]) * (16.8 + v2)) + v1) + v3;
}

void spherical_screw_potential_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double *restrict V)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    *V = (402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0];
}

void spherical_screw_position_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_cosine[0];
    x[0] = v0_cosine[1] * v5;
    x[1] = v0_sine[1] * v5;
    x[2] = v4 * v0_sine[0];
}

void spherical_screw_rotation_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
    R[6] = v0_sine[0];
    R[8] = v0_cosine[0];
    R[4] = v0_cosine[1];
    R[7] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[1] = -v0_sine[1];
    R[2] = -(v0_sine[0] * v0_cosine[1]);
    R[5] = -(v0_sine[0] * v0_sine[1]);
}

void spherical_screw_jacobian_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double J[restrict 18])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
    J[8] = v0_sine[0];
    J[10] = v0_sine[1];
    J[6] = 0.0;
    J[9] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[14] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[15] = 1.0;
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_cosine[0];
    J[7] = v5;
    J[3] = v0_cosine[1] * v5;
    const double v6 = v4 * v0_sine[0];
    J[2] = v0_cosine[0] * v0_cosine[1];
    J[5] = v0_cosine[0] * v0_sine[1];
    J[0] = -(v0_sine[1] * v5);
    J[1] = -(v0_cosine[1] * v6);
    J[4] = -(v0_sine[1] * v6);
    J[13] = -v0_cosine[1];
}

void spherical_screw_influence_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
    G[8] = v0_sine[0];
    H[23] = v0_cosine[0];
    H[25] = v0_cosine[0];
    G[6] = 0.0;
    H[8] = 0.0;
    for (size_t k = 17U; k < 22U; k++) {
        H[k] = 0.0;
    }
    H[24] = 0.0;
    H[26] = 0.0;
    const double v4 = 0.8 + q[2];
    G[7] = v4 * v0_cosine[0];
    const double v5 = v4 * v0_sine[0];
    const double v6 = v0_cosine[0] * v0_cosine[1];
    G[2] = v6;
    H[11] = v6;
    H[15] = v6;
    const double v7 = v0_cosine[0] * v0_sine[1];
    G[5] = v7;
    const double v8 = -(v0_sine[0] * v0_cosine[1]);
    H[5] = v8;
    H[7] = v8;
    const double v9 = -(v0_sine[0] * v0_sine[1]);
    H[14] = v9;
    H[16] = v9;
    const double v10 = v0_sine[1] * v5;
    H[1] = v10;
    H[3] = v10;
    const double v11 = -(v0_cosine[1] * v5);
    G[1] = v11;
    H[10] = v11;
    H[12] = v11;
    G[4] = -v10;
    const double v12 = v4 * v6;
    G[3] = v12;
    const double v13 = -(v4 * v7);
    G[0] = v13;
    H[9] = v13;
    H[13] = v13;
    const double v14 = -v12;
    H[0] = v14;
    H[4] = v14;
    const double v15 = -v7;
    H[2] = v15;
    H[6] = v15;
    H[22] = -v5;
}

void spherical_screw_influence_rotational_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, q, v0_sine, v0_cosine);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[10] = v0_sine[0];
    G[0] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[5] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    H[0] = 0.0;
    for (size_t k = 2U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 11U; k < 27U; k++) {
        H[k] = 0.0;
    }
    G[6] = 1.0;
    G[4] = -v0_cosine[0];
}

void spherical_screw_inertia_power(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double P[restrict 27])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    P[0] = 0.0;
    P[4] = 0.0;
    P[5] = 0.0;
    P[8] = 0.0;
    for (size_t k = 10U; k < 14U; k++) {
        P[k] = 0.0;
    }
    P[17] = 0.0;
    P[20] = 0.0;
    P[21] = 0.0;
    for (size_t k = 23U; k < 27U; k++) {
        P[k] = 0.0;
    }
    const double v2 = v0_sine[0] * v0_cosine[0];
    const double v3 = 40.0 * q[2];
    const double v4 = (q[2] * (64.0 + v3)) * v2;
    P[1] = -(v4 + (36.184000000000005 * v2));
    const double v5 = 32.0 + v3;
    P[14] = v5;
    P[16] = v5;
    const double v6 = (v0_sine[0] * (v5 * v0_sine[0])) - v5;
    P[18] = v6;
    const double v7 = -v6;
    P[2] = v7;
    P[6] = v7;
    P[3] = -(v4 + (31.0 * v2));
    const double v8 = 0.4 * v0_cosine[0];
    P[7] = v8;
    P[19] = v8;
    P[9] = v4 + (33.592 * v2);
    P[15] = -v8;
    P[22] = -v5;
}

void spherical_screw_reactions(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double F[restrict 18])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = qd[0] * v0_sine[0];
    const double v3 = qd[0] * v0_cosine[0];
    const double v4 = qdd[1] + (v3 * v2);
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = 80.0 * qd[2];
    const double v8 = ((392.40000000000003 * v0_cosine[0]) + (qd[1] * v7)) + (v6 * v4);
    F[14] = v8;
    const double v9 = v8 + ((147.15 * v0_cosine[0]) + (9.0 * v4));
    F[8] = v9;
    const double v10 = (qd[1] * qd[1]) + (v3 * v3);
    const double v11 = ((392.40000000000003 * v0_sine[0]) + (40.0 * qdd[2])) - (v6 * v10);
    F[12] = v11;
    const double v12 = v11 + ((147.15 * v0_sine[0]) - (9.0 * v10));
    F[6] = v12;
    F[0] = (v0_cosine[0] * v12) - (v0_sine[0] * v9);
    const double v13 = qd[1] * v2;
    const double v14 = v13 - (qdd[0] * v0_cosine[0]);
    const double v15 = v13 + v14;
    const double v16 = (v7 * v3) - (v6 * v15);
    F[13] = v16;
    const double v17 = -((9.0 * v15) - v16);
    F[1] = v17;
    F[7] = v17;
    F[2] = (v0_sine[0] * v12) + (v0_cosine[0] * v9);
    const double v18 = (0.4 * qd[2]) - (7.992 * v2);
    const double v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16);
    F[11] = v19;
    const double v20 = (0.4 * qdd[2]) + (0.008 * ((qd[1] * v3) + (qdd[0] * v0_sine[0])));
    F[9] = v20;
    F[3] = (v0_cosine[0] * v20) - (v0_sine[0] * v19);
    const double v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v0_cosine[0]))) - (v5 * v8);
    F[4] = v21;
    F[10] = v21;
    F[5] = ((20.0 * qdd[0]) + (v0_sine[0] * v20)) + (v0_cosine[0] * v19);
    for (size_t k = 15U; k < 18U; k++) {
        F[k] = 0.0;
    }
}

void spherical_screw_inverse_dynamics_gradients(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double by_q[restrict 9], double by_qd[restrict 9], double by_qdd[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    by_q[0] = 0.0;
    by_q[3] = 0.0;
    by_q[6] = 0.0;
    by_qd[8] = 0.0;
    by_qdd[1] = 0.0;
    by_qdd[3] = 0.0;
    by_qdd[5] = 0.0;
    by_qdd[7] = 0.0;
    const double v2 = qd[0] * v0_sine[0];
    /* accelerations of the links, tip-ward */
    const double v3 = qd[1] * v2;
    const double v4 = qdd[0] * v0_cosine[0];
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = v6 * (v4 - (2.0 * v3));
    const double v8 = qd[0] * v0_cosine[0];
    const double v9 = 80.0 * qd[2];
    const double v10 = (v9 * v8) + v7;
    const double v11 = v5 * v6;
    const double v12 = 15.984 + v11;
    const double v13 = 80.0 * v5;
    const double v14 = v13 * v8;
    /* inertia matrix */
    const double v15 = 0.4 * qd[1];
    const double v16 = v15 + v14;
    const double v17 = v0_sine[0] * (((qd[2] * v16) + ((v12 * v4) - (15.984 * v3))) + (v5 * v10));
    const double v18 = 15.984 + (v5 * v13);
    const double v19 = (qd[1] * v18) * v0_cosine[0];
    const double v20 = 0.4 * v0_cosine[0];
    by_q[1] = ((qdd[2] * v20) - (v8 * v19)) - v17;
    by_q[2] = v0_cosine[0] * (v7 + v10);
    const double v21 = v8 * v8;
    const double v22 = 7.992 + v11;
    const double v23 = (v11 * v2) - (0.4 * qd[2]);
    const double v24 = v0_sine[0] * ((88.29 + (392.40000000000003 * v5)) + (qd[0] * ((7.992 * v2) + v23)));
    by_q[4] = (v22 * v21) - v24;
    const double v25 = 392.40000000000003 * v0_cosine[0];
    by_q[5] = (v25 + (qd[1] * v9)) + (v13 * (qdd[1] + (v8 * v2)));
    const double v26 = v14 - v15;
    by_q[7] = (v25 + (qdd[0] * v20)) + (v2 * v26);
    by_q[8] = -(40.0 * ((qd[1] * qd[1]) + v21));
    const double v27 = v0_cosine[0] * v0_cosine[0];
    const double v28 = qd[2] * v13;
    by_qd[4] = v28;
    by_qd[0] = (v28 * v27) - (v0_sine[0] * v19);
    const double v29 = v0_sine[0] * v8;
    by_qd[1] = (qd[2] * v20) - (v18 * v29);
    by_qd[2] = v0_cosine[0] * v16;
    by_qd[3] = (v0_cosine[0] * v23) + (v12 * v29);
    const double v30 = (0.4 * v8) - (qd[1] * v13);
    by_qd[7] = v30;
    by_qd[5] = -v30;
    by_qd[6] = -(v0_cosine[0] * v26);
    by_qdd[0] = 20.008 + (v22 * v27);
    const double v31 = 0.4 * v0_sine[0];
    by_qdd[2] = v31;
    by_qdd[6] = v31;
    by_qdd[4] = 8.0 + v11;
    by_qdd[8] = 60.0;
}

void spherical_screw_linearize(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double A[restrict 36], double B[restrict 18])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    for (size_t k = 0U; k < 3U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 4U; k < 10U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 11U; k < 17U; k++) {
        A[k] = 0.0;
    }
    A[18] = 0.0;
    A[24] = 0.0;
    A[30] = 0.0;
    for (size_t k = 0U; k < 9U; k++) {
        B[k] = 0.0;
    }
    B[10] = 0.0;
    B[12] = 0.0;
    B[14] = 0.0;
    B[16] = 0.0;
    A[3] = 1.0;
    A[10] = 1.0;
    A[17] = 1.0;
    const double v2 = qd[0] * v0_cosine[0];
    /* factors of the inertia matrix */
    const double v3 = 0.4 * qd[1];
    const double v4 = v2 * v2;
    const double v5 = (qd[1] * qd[1]) + v4;
    const double v6 = 0.8 + q[2];
    const double v7 = 40.0 * v6;
    const double v8 = (v7 * v5) + ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const double v9 = 0.006666666666666667 * v0_sine[0];
    const double v10 = v0_sine[0] * v2;
    const double v11 = 80.0 * v6;
    const double v12 = v11 * v2;
    const double v13 = v3 + v12;
    const double v14 = qd[2] * v0_cosine[0];
    const double v15 = (((qd[1] * (15.984 + (v6 * v11))) * v10) + tau[0]) - (v14 * v13);
    const double v16 = v15 - (v9 * v8);
    const double v17 = v6 * v7;
    const double v18 = 7.996 + v17;
    const double v19 = 1.0 / ((v0_sine[0] * ((v18 - 0.0013333333333337737) * v0_sine[0])) - (v18 + 20.003999999999998));
    /* angular velocities of the links, tip-ward */
    const double v20 = v0_sine[0] * v19;
    const double v21 = (2.0 * v18) - 0.008000000000000881;
    const double v22 = v0_cosine[0] * v19;
    const double v23 = v22 * (((0.006666666666666667 * v8) - ((qd[1] * v21) * v2)) - ((0.005333333333334214 * v16) * v20));
    const double v24 = v16 * v22;
    const double v25 = v12 - v3;
    const double v26 = qd[0] * v0_sine[0];
    /* solution with the factors */
    const double v27 = 392.40000000000003 * v0_cosine[0];
    const double v28 = (v27 + (v26 * v25)) - (0.4 * v24);
    const double v29 = v9 * v19;
    B[11] = v29;
    B[15] = v29;
    const double v30 = 2.0 * qd[1];
    const double v31 = (v30 * v26) + v24;
    const double v32 = ((0.008000000000000881 * qd[1]) * v0_sine[0]) + (v11 * v14);
    const double v33 = (((qd[0] * v32) + (qd[2] * v3)) - (v18 * v24)) - (7.996 * v31);
    const double v34 = v7 * v31;
    const double v35 = 80.0 * qd[2];
    const double v36 = (v35 * v2) - v34;
    const double v37 = (v20 * (v33 + (v6 * v36))) + ((v29 * v28) - v23);
    A[19] = -v37;
    const double v38 = ((0.26666666666666666 * v5) * v20) + (v22 * (v36 - v34));
    A[20] = v38;
    const double v39 = ((((v30 * v18) * v0_sine[0]) - v32) - (v9 * v25)) * v22;
    A[21] = -v39;
    const double v40 = (qd[1] * v11) - (0.4 * v2);
    const double v41 = ((0.4 * v14) + (v9 * v40)) - (v21 * v10);
    A[22] = v41 * v19;
    const double v42 = v13 * v22;
    A[23] = v42;
    const double v43 = 1.0 / (8.0 + v17);
    B[13] = v43;
    const double v44 = 7.992 + v17;
    const double v45 = v44 * v43;
    const double v46 = qd[2] * v43;
    const double v47 = (0.4 * v46) - (v45 * v26);
    const double v48 = 88.29 + (392.40000000000003 * v6);
    A[25] = (((v48 * v43) * v0_sine[0]) - (v26 * v47)) - (v45 * v4);
    const double v49 = qd[0] * v10;
    const double v50 = v49 - (v43 * ((((v48 * v0_cosine[0]) - tau[1]) + (qd[2] * v40)) + (v44 * v49)));
    A[26] = -(v43 * ((v27 + (qd[1] * v35)) + (v11 * v50)));
    A[27] = (v0_cosine[0] * v47) - (v45 * v10);
    A[28] = -(v11 * v46);
    A[29] = -(v43 * v40);
    A[31] = (v9 * v37) - (0.016666666666666666 * v28);
    A[32] = (0.6666666666666666 * v5) - (v9 * v38);
    A[33] = ((0.016666666666666666 * v0_cosine[0]) * v25) + (v9 * v39);
    A[34] = (0.016666666666666666 * v40) - (v41 * v29);
    A[35] = -(v9 * v42);
    B[9] = -v19;
    B[17] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v20);
}

void spherical_screw_regressor(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double Y[restrict 90])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 10U; k < 14U; k++) {
        Y[k] = 0.0;
    }
    Y[17] = 0.0;
    Y[27] = 0.0;
    for (size_t k = 30U; k < 41U; k++) {
        Y[k] = 0.0;
    }
    Y[42] = 0.0;
    for (size_t k = 60U; k < 80U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 84U; k < 90U; k++) {
        Y[k] = 0.0;
    }
    Y[9] = qdd[0];
    const double v2 = qd[0] * v0_cosine[0];
    /* accelerations of the links, tip-ward */
    const double v3 = 2.0 * qd[1];
    const double v4 = qdd[0] * v0_sine[0];
    const double v5 = v4 + (v3 * v2);
    const double v6 = v0_sine[0] * v5;
    Y[14] = v6;
    Y[24] = v6;
    const double v7 = qd[1] * qd[1];
    Y[47] = qdd[1];
    Y[57] = qdd[1];
    const double v8 = -((qdd[1] * v0_sine[0]) + (v7 * v0_cosine[0]));
    Y[15] = v8;
    Y[25] = v8;
    const double v9 = qd[0] * v0_sine[0];
    const double v10 = qdd[0] * v0_cosine[0];
    const double v11 = (v3 * v9) - v10;
    const double v12 = -((v0_sine[0] * v11) - (v0_cosine[0] * v5));
    Y[16] = v12;
    Y[26] = v12;
    const double v13 = -((qdd[1] * v0_cosine[0]) - (v7 * v0_sine[0]));
    Y[18] = v13;
    Y[28] = v13;
    const double v14 = -(v0_cosine[0] * v11);
    Y[19] = v14;
    Y[29] = v14;
    const double v15 = 0.8 + q[2];
    const double v16 = ((2.0 * qd[2]) * v2) - (v15 * v11);
    const double v17 = v15 * v0_cosine[0];
    Y[20] = v17 * v16;
    Y[21] = (v0_cosine[0] * v16) - (v17 * v11);
    const double v18 = v2 * v2;
    const double v19 = v7 + v18;
    const double v20 = 9.81 * v0_sine[0];
    const double v21 = (v20 + qdd[2]) - (v15 * v19);
    Y[80] = v21;
    const double v22 = v2 * v9;
    Y[49] = v22;
    Y[59] = v22;
    const double v23 = v15 * v22;
    const double v24 = v23 + (qdd[1] * v15);
    const double v25 = 9.81 * v0_cosine[0];
    Y[41] = v25;
    const double v26 = (v25 + (qd[2] * v3)) + v24;
    Y[22] = (v0_sine[0] * (v26 - v23)) - ((v0_cosine[0] * v21) + (v17 * v18));
    Y[23] = -((v0_sine[0] * v16) + (v17 * v5));
    Y[43] = -v20;
    const double v27 = -v22;
    Y[44] = v27;
    Y[54] = v27;
    const double v28 = -v4;
    Y[45] = v28;
    Y[55] = v28;
    const double v29 = v9 * v9;
    const double v30 = v29 - v18;
    Y[46] = v30;
    Y[56] = v30;
    const double v31 = -v10;
    Y[48] = v31;
    Y[58] = v31;
    Y[82] = v31;
    Y[50] = v15 * v26;
    Y[51] = v24 + v26;
    Y[52] = v15 * v4;
    Y[53] = -(v21 + (v15 * (v7 + v29)));
    Y[81] = -v19;
    Y[83] = v22 - qdd[1];
}

void spherical_screw_stiffness_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double K[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
    K[6] = 0.0;
    K[8] = 0.0;
    const double v2 = 392.40000000000003 * v0_cosine[0];
    K[5] = v2;
    K[7] = v2;
    K[4] = -((402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0]);
}

void spherical_screw_damping_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double D[restrict 9])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 9U; k++) {
        D[k] = 0.0;
    }
}
