/* From the C of two_link: `prepare`, and functions without friction of at most 10000 characters. */

void two_link_prepare(const two_link_parameters *parameters, two_link_prepared *prepared)
{
    prepared->k[14] = parameters->m2;
    const double v0 = 0.15 * parameters->m2;
    prepared->k[19] = v0;
    const double v1 = 0.4 * v0;
    prepared->k[3] = v1;
    prepared->k[0] = 2.0 * v1;
    const double v2 = (2.0 * (0.15 * (0.5 * v0))) + parameters->I2;
    prepared->k[2] = v2;
    const double v3 = 0.2 * parameters->m1;
    prepared->k[15] = v3;
    const double v4 = (2.0 * (0.2 * (0.5 * v3))) + parameters->I1;
    prepared->k[16] = v4;
    const double v5 = 0.4 * parameters->m2;
    const double v6 = v4 + (2.0 * (0.4 * (0.5 * v5)));
    prepared->k[7] = v6;
    prepared->k[1] = v2 + v6;
    const double v7 = 1.0 / v2;
    prepared->k[10] = v7;
    prepared->k[20] = parameters->g0;
    prepared->k[4] = parameters->g0 * (v3 + v5);
    prepared->k[5] = v0 * parameters->g0;
    prepared->k[22] = v2 * v7;
    prepared->k[23] = v1 * v7;
    const double v8 = v0 * v7;
    prepared->k[8] = 0.4 * v8;
    prepared->k[21] = 0.8 * v0;
    prepared->k[6] = 0.06 * parameters->m2;
    prepared->k[9] = v8 * (0.16000000000000003 * v0);
    const double v9 = 0.5 * parameters->I2;
    prepared->k[11] = (0.01125 * parameters->m2) + v9;
    prepared->k[12] = parameters->I2 + (0.0225 * parameters->m2);
    prepared->k[13] = ((v9 + (0.09125000000000001 * parameters->m2)) + (0.020000000000000004 * parameters->m1)) + (0.5 * parameters->I1);
    prepared->k[17] = parameters->m1 * parameters->g0;
    const double v10 = v3 * parameters->g0;
    prepared->k[18] = v10;
    prepared->k[24] = v10 + (v5 * parameters->g0);
    prepared->k[25] = v7 * v7;
    prepared->k[26] = 2.7 * v2;
}

void two_link_mass_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    M[3] = prepared->k[2];
    const double v1 = prepared->k[2] + (prepared->k[3] * v0_cosine[0]);
    M[1] = v1;
    M[2] = v1;
    M[0] = prepared->k[1] + (prepared->k[0] * v0_cosine[0]);
}

void two_link_bias(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = prepared->k[3] * v0_sine[1];
    const double v5 = (prepared->k[5] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + ((qd[0] * qd[0]) * v4);
    h[1] = v5;
    const double v6 = qd[0] + qd[1];
    h[0] = v5 + ((prepared->k[4] * v0_cosine[0]) - ((v6 * v6) * v4));
}

void two_link_gravity(const two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    const double v0_angle[2] = {q[0], q[1] + q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v2 = prepared->k[5] * v0_cosine[1];
    g[1] = v2;
    g[0] = (prepared->k[4] * v0_cosine[0]) + v2;
}

void two_link_coriolis_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    C[3] = 0.0;
    const double v1 = prepared->k[6] * v0_sine[0];
    const double v2 = qd[1] * v1;
    const double v3 = qd[0] * v1;
    C[2] = v3;
    C[0] = -v2;
    C[1] = -(v2 + v3);
}

void two_link_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = prepared->k[3] * v0_cosine[0];
    const double v5 = qd[0] + qd[1];
    const double v6 = prepared->k[3] * v0_sine[0];
    const double v7 = qdd[1] + qdd[0];
    const double v8 = (((qd[0] * qd[0]) * v6) + (prepared->k[2] * v7)) + (qdd[0] * v4);
    const double v9 = v8 - (prepared->k[5] * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1])));
    tau[1] = v9;
    const double v10 = (((prepared->k[4] * v0_cosine[1]) + (prepared->k[7] * qdd[0])) - ((v5 * v5) * v6)) + (v7 * v4);
    tau[0] = v9 + v10;
}

void two_link_forward_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = prepared->k[3] * v0_sine[0];
    const double v6 = (prepared->k[5] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (((qd[0] * qd[0]) * v5) - tau[1]);
    const double v7 = prepared->k[8] * v0_cosine[0];
    const double v8 = (((prepared->k[4] * v0_cosine[1]) + (tau[1] - tau[0])) - ((v4 * v4) * v5)) - (v7 * v6);
    const double v9 = v8 * (1.0 / ((v0_cosine[0] * (prepared->k[9] * v0_cosine[0])) - prepared->k[7]));
    qdd[0] = v9;
    qdd[1] = -(v9 + ((prepared->k[10] * v6) + (v7 * v9)));
}

void two_link_kinetic_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[0] * ((qd[0] * prepared->k[13]) + ((prepared->k[6] * (qd[0] + qd[1])) * v0_cosine[0]));
    *T = (qd[1] * ((qd[1] * prepared->k[11]) + (qd[0] * prepared->k[12]))) + v1;
}

void two_link_potential_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    *V = (prepared->k[4] * v0_sine[0]) + (prepared->k[5] * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0])));
}

void two_link_position_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    x[2] = 0.0;
    const double v4 = 0.4 + (0.3 * v0_cosine[0]);
    const double v5 = 0.3 * v0_sine[0];
    x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    x[1] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
}

void two_link_rotation_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v4;
    R[4] = v4;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    const double v5 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    R[3] = v5;
    R[1] = -v5;
}

void two_link_jacobian_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    for (size_t k = 4U; k < 10U; k++) {
        J[k] = 0.0;
    }
    J[10] = 1.0;
    J[11] = 1.0;
    const double v4 = 0.3 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v5 + (0.4 * v0_cosine[1]);
    J[0] = -(v4 + (0.4 * v0_sine[1]));
    J[1] = -v4;
}

void two_link_influence_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 0.3 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    G[3] = v5;
    const double v6 = v5 + (0.4 * v0_cosine[1]);
    G[2] = v6;
    const double v7 = -(v4 + (0.4 * v0_sine[1]));
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

void two_link_influence_rotational_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
    G[4] = 1.0;
    G[5] = 1.0;
}

void two_link_inertia_power(const two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    P[0] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        P[k] = 0.0;
    }
    const double v1 = prepared->k[6] * v0_sine[0];
    P[4] = v1;
    const double v2 = -v1;
    P[1] = v2;
    P[2] = v2;
    P[3] = v2;
}

void two_link_reactions(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = qd[0] * qd[0];
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    const double v6 = qdd[1] + qdd[0];
    const double v7 = (0.4 * v5) - (prepared->k[20] * v0_sine[1]);
    const double v8 = (0.4 * qdd[0]) + (prepared->k[20] * v0_cosine[1]);
    const double v9 = (v4 * (prepared->k[19] * v4)) + (prepared->k[14] * ((v0_cosine[0] * v7) - (v0_sine[0] * v8)));
    const double v10 = (v0_cosine[0] * v8) + (v0_sine[0] * v7);
    const double v11 = (prepared->k[14] * v10) + (prepared->k[19] * v6);
    F[7] = v11;
    F[0] = (((prepared->k[17] * v0_sine[1]) - (prepared->k[15] * v5)) - (v0_cosine[0] * v9)) - (v0_sine[0] * v11);
    const double v12 = (v0_cosine[0] * v11) - (v0_sine[0] * v9);
    F[1] = v12 + ((prepared->k[15] * qdd[0]) + (prepared->k[17] * v0_cosine[1]));
    const double v13 = (prepared->k[2] * v6) + (prepared->k[19] * v10);
    F[11] = v13;
    F[5] = (v13 + ((prepared->k[16] * qdd[0]) + (prepared->k[18] * v0_cosine[1]))) + (0.4 * v12);
    F[6] = -v9;
}

void two_link_inverse_dynamics_gradients(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = prepared->k[5] * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]));
    by_q[0] = -((prepared->k[4] * v0_sine[0]) + v4);
    const double v5 = prepared->k[3] * v0_sine[1];
    const double v6 = qd[0] + qd[1];
    const double v7 = prepared->k[3] * v0_cosine[1];
    const double v8 = (((qd[0] * qd[0]) * v7) - v4) - (qdd[0] * v5);
    by_q[3] = v8;
    by_q[1] = v8 - (((v6 * v6) * v7) + ((qdd[1] + qdd[0]) * v5));
    by_q[2] = -v4;
    const double v9 = prepared->k[21] * v0_sine[1];
    const double v10 = v6 * v9;
    const double v11 = qd[0] * v9;
    by_qd[2] = v11;
    by_qd[0] = v11 - v10;
    by_qd[1] = -v10;
    by_qd[3] = 0.0;
    by_qdd[0] = prepared->k[1] + (prepared->k[0] * v0_cosine[1]);
    by_qdd[3] = prepared->k[2];
    const double v12 = prepared->k[2] + v7;
    by_qdd[1] = v12;
    by_qdd[2] = v12;
}

void two_link_linearize(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = v4 * v4;
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
    const double v6 = prepared->k[20] * v0_sine[1];
    const double v7 = prepared->k[20] * v0_cosine[1];
    const double v8 = prepared->k[22] + (prepared->k[23] * v0_cosine[0]);
    const double v9 = 1.0 - v8;
    const double v10 = 1.0 / (((prepared->k[2] * v8) - prepared->k[1]) + (v0_cosine[0] * ((prepared->k[3] * v8) - prepared->k[0])));
    const double v11 = prepared->k[19] * v0_cosine[0];
    const double v12 = prepared->k[19] * v0_sine[0];
    /* solution with the factors */
    const double v13 = v7 * v12;
    const double v14 = v13 + (v6 * v11);
    const double v15 = ((prepared->k[4] * v0_sine[1]) + (v9 * v14)) * v10;
    const double v16 = v6 - (qd[0] * (qd[0] * 0.4));
    const double v17 = (v12 * v16) - (v7 * v11);
    const double v18 = tau[1] + v17;
    const double v19 = 0.4 * v12;
    const double v20 = (((((prepared->k[4] * v0_cosine[1]) - tau[0]) - (v5 * v19)) - v17) + (v8 * v18)) * v10;
    const double v21 = (v13 + (v11 * v16)) + (v19 * v20);
    const double v22 = (v19 * ((-(prepared->k[10] * v18)) - (v9 * v20))) - ((0.4 * v5) * v11);
    const double v23 = v10 * (v22 - (v9 * v21));
    A[9] = v23;
    const double v24 = 0.8 * v12;
    const double v25 = v4 * v24;
    const double v26 = qd[0] * v24;
    const double v27 = (v25 - (v9 * v26)) * v10;
    const double v28 = v25 * v10;
    A[12] = (prepared->k[10] * v14) + (v8 * v15);
    A[13] = (prepared->k[10] * v21) - (v8 * v23);
    A[14] = (v8 * v27) - (prepared->k[10] * v26);
    A[15] = v8 * v28;
    const double v29 = v8 * v10;
    B[5] = v29;
    B[6] = v29;
    B[7] = prepared->k[10] - (v8 * v29);
    A[8] = -v15;
    A[10] = -v27;
    A[11] = -v28;
    B[4] = -v10;
}

void two_link_regressor(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
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
    const double v4 = prepared->k[20] * v0_cosine[0];
    Y[1] = v4;
    const double v5 = prepared->k[20] * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = (0.4 * qdd[0]) + v4;
    const double v7 = (qd[0] * (qd[0] * 0.4)) - v5;
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[32] = v8;
    const double v9 = 0.4 * v0_sine[1];
    const double v10 = (v0_cosine[1] * v6) + (v0_sine[1] * v7);
    Y[31] = v10;
    const double v11 = 0.4 * v0_cosine[1];
    Y[10] = (v11 * v10) - (v9 * v8);
    const double v12 = qd[0] + qd[1];
    const double v13 = v12 * v12;
    const double v14 = qdd[1] + qdd[0];
    Y[19] = v14;
    Y[39] = v14;
    Y[11] = v10 + ((v14 * v11) - (v13 * v9));
    Y[12] = v8 - ((v14 * v9) + (v13 * v11));
}

void two_link_stiffness_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = prepared->k[5] * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
    K[0] = -(v4 + (prepared->k[24] * v0_sine[1]));
}

void two_link_damping_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}
