/* From the C of harlecki_two_link: `prepare`, and functions without friction of at most 10000 characters. */

void harlecki_two_link_prepare(const harlecki_two_link_parameters *parameters, harlecki_two_link_prepared *prepared)
{
    const double v0 = 0.08 * parameters->mu;
    prepared->k[0] = v0;
    const double v1 = 0.1 * parameters->mu;
    prepared->k[1] = v1;
    const double v2 = 0.1 * parameters->mu_static;
    prepared->k[2] = v2;
    const double v3 = 0.08 * parameters->mu_static;
    prepared->k[3] = v3;
    prepared->k[4] = harlecki_two_link_max(v0, v3);
    prepared->k[5] = harlecki_two_link_max(v1, v2);
    prepared->k[6] = 0.5780346820809248 * v3;
    prepared->k[7] = -v2;
}

void harlecki_two_link_mass_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    M[3] = 1.7300000000000002;
    const double v1 = 1.7300000000000002 + (3.2 * v0_cosine[0]);
    M[1] = v1;
    M[2] = v1;
    M[0] = 13.73 + (6.4 * v0_cosine[0]);
}

void harlecki_two_link_bias(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_sine[0];
    const double v5 = ((qd[0] * qd[0]) * v4) + (31.392000000000003 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0])));
    h[1] = v5;
    const double v6 = qd[0] + qd[1];
    h[0] = ((137.34 * v0_cosine[1]) - ((v6 * v6) * v4)) + v5;
}

void harlecki_two_link_gravity(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[0], q[1] + q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v2 = 31.392000000000003 * v0_cosine[1];
    g[1] = v2;
    g[0] = (137.34 * v0_cosine[0]) + v2;
}

void harlecki_two_link_coriolis_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    C[3] = 0.0;
    const double v1 = 3.2 * v0_sine[0];
    const double v2 = qd[1] * v1;
    const double v3 = qd[0] * v1;
    C[2] = v3;
    C[0] = -v2;
    C[1] = -(v2 + v3);
}

void harlecki_two_link_inverse_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[0];
    const double v6 = qd[0] + qd[1];
    const double v7 = qdd[1] + qdd[0];
    const double v8 = (1.7300000000000002 * v7) + (v4 * ((9.81 * v0_cosine[1]) + qdd[0]));
    const double v9 = v8 - (v5 * ((9.81 * v0_sine[1]) - (qd[0] * qd[0])));
    tau[1] = v9;
    const double v10 = (((137.34 * v0_cosine[1]) + (12.0 * qdd[0])) + (v7 * v4)) - ((v6 * v6) * v5);
    tau[0] = v9 + v10;
}

void harlecki_two_link_forward_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[0];
    const double v6 = qd[0] + qd[1];
    const double v7 = 1.8497109826589595 * v0_cosine[0];
    const double v8 = (tau[1] - ((9.81 * v0_cosine[1]) * v4)) - (((qd[0] * qd[0]) - (9.81 * v0_sine[1])) * v5);
    const double v9 = (((137.34 * v0_cosine[1]) + (tau[1] - tau[0])) - ((v6 * v6) * v5)) + (v7 * v8);
    const double v10 = v9 * (1.0 / ((v4 * v7) - 12.0));
    qdd[0] = v10;
    qdd[1] = ((0.5780346820809248 * v8) - (v7 * v10)) - v10;
}

void harlecki_two_link_kinetic_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[0] * (((6.865 * qd[0]) + (1.7300000000000002 * qd[1])) + ((3.2 * (qd[0] + qd[1])) * v0_cosine[0]));
    *T = (qd[1] * (qd[1] * 0.8650000000000001)) + v1;
}

void harlecki_two_link_potential_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    *V = (137.34 * v0_sine[1]) + (31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0])));
}

void harlecki_two_link_position_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    x[2] = 0.0;
    const double v4 = 1.0 + (0.8 * v0_cosine[0]);
    const double v5 = 0.8 * v0_sine[0];
    x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    x[1] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
}

void harlecki_two_link_rotation_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    R[8] = 1.0;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    const double v4 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]);
    R[0] = v4;
    R[4] = v4;
    const double v5 = (v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]);
    R[3] = v5;
    R[1] = -v5;
}

void harlecki_two_link_jacobian_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    J[10] = 1.0;
    J[11] = 1.0;
    for (size_t k = 4U; k < 10U; k++) {
        J[k] = 0.0;
    }
    const double v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const double v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    J[3] = v5;
    J[2] = v0_cosine[1] + v5;
    J[0] = -(v0_sine[1] + v4);
    J[1] = -v4;
}

void harlecki_two_link_influence_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const double v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    G[3] = v5;
    const double v6 = v0_cosine[1] + v5;
    G[2] = v6;
    const double v7 = -(v0_sine[1] + v4);
    G[0] = v7;
    H[4] = v7;
    const double v8 = -v4;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    H[0] = -v6;
    const double v9 = -v5;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
}

void harlecki_two_link_influence_rotational_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    G[4] = 1.0;
    G[5] = 1.0;
    for (size_t k = 0U; k < 4U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
}

void harlecki_two_link_inertia_power(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    P[0] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        P[k] = 0.0;
    }
    const double v1 = 3.2 * v0_sine[0];
    P[4] = v1;
    const double v2 = -v1;
    P[1] = v2;
    P[2] = v2;
    P[3] = v2;
}

void harlecki_two_link_reactions(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = qd[0] * qd[0];
    const double v5 = v4 - (9.81 * v0_sine[0]);
    const double v6 = (9.81 * v0_cosine[0]) + qdd[0];
    const double v7 = (v0_cosine[1] * v6) + (v0_sine[1] * v5);
    const double v8 = qdd[1] + qdd[0];
    const double v9 = (8.0 * v7) + (3.2 * v8);
    F[7] = v9;
    const double v10 = qd[0] + qd[1];
    const double v11 = (v10 * (3.2 * v10)) + (8.0 * ((v0_cosine[1] * v5) - (v0_sine[1] * v6)));
    F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v11)) - (v0_sine[1] * v9);
    const double v12 = (v0_cosine[1] * v9) - (v0_sine[1] * v11);
    F[1] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * qdd[0]));
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    const double v13 = (1.7300000000000002 * v8) + (3.2 * v7);
    F[11] = v13;
    F[5] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * qdd[0]))) + v12;
    F[6] = -v11;
}

void harlecki_two_link_inverse_dynamics_gradients(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    by_q[0] = -((137.34 * v0_sine[1]) + v4);
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 3.2 * v0_sine[0];
    const double v7 = qdd[0] * v6;
    const double v8 = (((qd[0] * qd[0]) * v5) - v7) - v4;
    by_q[3] = v8;
    const double v9 = qd[0] + qd[1];
    by_q[1] = v8 - ((((v9 * v9) * v5) + v7) + (qdd[1] * v6));
    by_q[2] = -v4;
    const double v10 = 6.4 * v0_sine[0];
    const double v11 = v9 * v10;
    const double v12 = qd[0] * v10;
    by_qd[2] = v12;
    by_qd[0] = v12 - v11;
    by_qd[1] = -v11;
    by_qd[3] = 0.0;
    by_qdd[0] = 13.73 + (6.4 * v0_cosine[0]);
    by_qdd[3] = 1.7300000000000002;
    const double v13 = 1.7300000000000002 + v5;
    by_qdd[1] = v13;
    by_qdd[2] = v13;
}

void harlecki_two_link_linearize(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    A[0] = 0.0;
    A[1] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        B[k] = 0.0;
    }
    A[2] = 1.0;
    A[7] = 1.0;
    const double v4 = 9.81 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[1];
    const double v6 = 9.81 * v0_sine[0];
    const double v7 = 3.2 * v0_cosine[1];
    const double v8 = (v7 * v6) + (v5 * v4);
    const double v9 = 1.0 + (0.5780346820809248 * v7);
    const double v10 = 1.0 - v9;
    const double v11 = 1.0 / ((13.73 + (6.4 * v0_cosine[1])) - ((1.7300000000000002 + v7) * v9));
    B[4] = v11;
    const double v12 = ((137.34 * v0_sine[0]) + (v8 * v10)) * v11;
    A[8] = v12;
    const double v13 = v6 - (qd[0] * qd[0]);
    const double v14 = (v7 * v4) - (v5 * v13);
    const double v15 = tau[1] - v14;
    const double v16 = qd[0] + qd[1];
    const double v17 = v16 * v16;
    /* solution with the factors */
    const double v18 = ((((tau[0] - (137.34 * v0_cosine[0])) + (v17 * v5)) - v14) - (v9 * v15)) * v11;
    const double v19 = (v7 * v13) + (v5 * (v4 + v18));
    const double v20 = ((v17 * v7) + (v5 * ((0.5780346820809248 * v15) + (v10 * v18)))) + (v10 * v19);
    const double v21 = v11 * v20;
    A[9] = v21;
    const double v22 = 2.0 * v5;
    const double v23 = qd[0] * v22;
    const double v24 = v16 * v22;
    const double v25 = (v24 - (v10 * v23)) * v11;
    A[10] = v25;
    const double v26 = v24 * v11;
    A[11] = v26;
    A[12] = (0.5780346820809248 * v8) - (v9 * v12);
    A[13] = (0.5780346820809248 * v19) - (v9 * v21);
    A[14] = -((0.5780346820809248 * v23) + (v9 * v25));
    A[15] = -(v9 * v26);
    const double v27 = v9 * v11;
    const double v28 = -v27;
    B[5] = v28;
    B[6] = v28;
    B[7] = 0.5780346820809248 + (v9 * v27);
}

void harlecki_two_link_regressor(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    Y[0] = 0.0;
    for (size_t k = 3U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 13U; k < 19U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 20U; k < 31U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 33U; k < 39U; k++) {
        Y[k] = 0.0;
    }
    const double v4 = 9.81 * v0_cosine[0];
    Y[1] = v4;
    const double v5 = 9.81 * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = v4 + qdd[0];
    const double v7 = (qd[0] * qd[0]) - v5;
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[32] = v8;
    const double v9 = (v0_cosine[1] * v6) + (v0_sine[1] * v7);
    Y[31] = v9;
    Y[10] = (v0_cosine[1] * v9) - (v0_sine[1] * v8);
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = qdd[1] + qdd[0];
    Y[19] = v12;
    Y[39] = v12;
    Y[11] = v9 + ((v12 * v0_cosine[1]) - (v11 * v0_sine[1]));
    Y[12] = v8 - ((v12 * v0_sine[1]) + (v11 * v0_cosine[1]));
}

void harlecki_two_link_stiffness_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((137.34 * v0_sine[1]) + v4);
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

void harlecki_two_link_damping_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}
