/* From the C of lift: `prepare`, and functions without friction of at most 10000 characters. */

void lift_prepare(const lift_parameters *parameters, lift_prepared *prepared)
{
    prepared->k[18] = parameters->payload;
    const double v0 = 25.0 + parameters->payload;
    prepared->k[9] = v0;
    prepared->k[26] = parameters->g0;
    const double v1 = v0 * parameters->g0;
    prepared->k[2] = v1;
    const double v2 = 312.5 + v0;
    prepared->k[0] = v2;
    const double v3 = 1.0 / v2;
    prepared->k[4] = v3;
    const double v4 = parameters->payload * parameters->g0;
    prepared->k[19] = v4;
    prepared->k[27] = -parameters->payload;
    const double v5 = 0.15 * parameters->payload;
    prepared->k[10] = v5;
    const double v6 = 0.15 * (0.5 * v5);
    const double v7 = v6 + (5.0 + v6);
    prepared->k[1] = v7;
    const double v8 = 1.0 / v7;
    prepared->k[5] = v8;
    prepared->k[3] = v1 * v3;
    const double v9 = 0.5 * parameters->payload;
    prepared->k[6] = 0.5 * v7;
    prepared->k[7] = 168.75 + v9;
    prepared->k[8] = parameters->g0 * (((0.1 * parameters->payload) + (0.4 * parameters->payload)) + (0.3 * v0));
    prepared->k[11] = -v5;
    const double v10 = 25.0 * parameters->g0;
    prepared->k[12] = v4 + v10;
    prepared->k[13] = 0.075 * parameters->payload;
    prepared->k[14] = parameters->g0 * v5;
    const double v11 = 5.0 + (0.0225 * parameters->payload);
    prepared->k[15] = v11;
    const double v12 = 0.06 * parameters->payload;
    prepared->k[16] = v12;
    prepared->k[17] = -v12;
    const double v13 = 1.0 / (337.5 + parameters->payload);
    prepared->k[20] = v13;
    const double v14 = 1.0 / v11;
    prepared->k[21] = v14;
    prepared->k[22] = (v13 * (12.5 * parameters->g0)) + (v13 * (parameters->g0 * v9));
    prepared->k[23] = 0.5 * v13;
    prepared->k[24] = 0.5 * v14;
    prepared->k[25] = (v10 * v13) + (v4 * v13);
    prepared->k[28] = 1.0001 * v8;
    const double v15 = parameters->payload * v3;
    prepared->k[29] = v15;
    const double v16 = 0.0132 * sqrt(v15 * v15);
    prepared->k[30] = v16;
    const double v17 = 312.5 - v2;
    prepared->k[40] = v17;
    const double v18 = v3 * v17;
    prepared->k[31] = v18;
    const double v19 = 2.3 * fabs(v18);
    prepared->k[32] = v19;
    const double v20 = lift_max(v16, v19);
    prepared->k[33] = v20;
    prepared->k[34] = 65.0 * v3;
    prepared->k[35] = 1.0001 * v3;
    prepared->k[36] = 1.0 / ((v20 < 1.0) ? (1.0 - (v20)) : 1.0);
    prepared->k[37] = (-312.5) + v2;
    const double v21 = 55.0 + v1;
    const double v22 = -(0.3999999999999999 * v21);
    const double v23 = 3.3 * v21;
    const double v24 = v1 - 55.0;
    const double v25 = -(0.3999999999999999 * v24);
    const double v26 = 3.3 * v24;
    prepared->k[38] = lift_min(lift_min(v22, v23), lift_min(v25, v26)) - 37.5;
    prepared->k[39] = 37.5 + lift_max(lift_max(v25, v26), lift_max(v22, v23));
    prepared->k[41] = v8 * (0.0132 * fabs(v4));
    prepared->k[42] = 0.5 * v3;
    prepared->k[43] = 37.5 * v3;
    const double v27 = 1.0 - (312.5 * v3);
    const double v28 = 1.0 + (1.9 * v27);
    const double v29 = 1.0 - (1.25 * v27);
    prepared->k[44] = 2.7 * v2;
    prepared->k[45] = 1.0 / (2.7 * v7);
    const double v30 = 1.0 / ((0.0 < v28) ? v28 : 1.0);
    const double v31 = 1.0 / ((0.0 < v29) ? v29 : 1.0);
    const double v32 = 120.0 * lift_max(lift_max(1.0, 2.9 * v30), (-0.25) * v31);
    prepared->k[46] = v32 + (625.0 * lift_max(v31, lift_max(1.0, v30)));
}

void lift_mass_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = 0.0;
    M[2] = 0.0;
    M[0] = prepared->k[0];
    M[3] = prepared->k[1];
}

void lift_bias(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)q;
    (void)qd;
    h[1] = 0.0;
    h[0] = prepared->k[2];
}

void lift_gravity(const lift_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)q;
    g[1] = 0.0;
    g[0] = prepared->k[2];
}

void lift_coriolis_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

void lift_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[2] + (prepared->k[0] * qdd[0]);
    tau[1] = prepared->k[1] * qdd[1];
}

void lift_forward_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)q;
    (void)qd;
    qdd[0] = (tau[0] * prepared->k[4]) - prepared->k[3];
    qdd[1] = tau[1] * prepared->k[5];
}

void lift_kinetic_energy(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    *T = (prepared->k[7] * (qd[0] * qd[0])) + (prepared->k[6] * (qd[1] * qd[1]));
}

void lift_potential_energy(const lift_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    *V = prepared->k[8] + (prepared->k[2] * q[0]);
}

void lift_position_load(const lift_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
    x[0] = 0.15 * v0_cosine[0];
    x[1] = 0.15 * v0_sine[0];
    x[2] = 0.8 + q[0];
}

void lift_rotation_load(const lift_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void lift_jacobian_load(const lift_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
    J[0] = 0.0;
    J[2] = 0.0;
    for (size_t k = 5U; k < 11U; k++) {
        J[k] = 0.0;
    }
    J[4] = 1.0;
    J[11] = 1.0;
    J[3] = 0.15 * v0_cosine[0];
    J[1] = (-0.15) * v0_sine[0];
}

void lift_influence_load(const lift_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
    G[0] = 0.0;
    G[2] = 0.0;
    G[5] = 0.0;
    for (size_t k = 0U; k < 3U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 4U; k < 7U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    G[4] = 1.0;
    const double v2 = 0.15 * v0_cosine[0];
    G[3] = v2;
    const double v3 = -(0.15 * v0_sine[0]);
    G[1] = v3;
    H[7] = v3;
    H[3] = -v2;
}

void lift_influence_rotational_load(const lift_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 5U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
    G[5] = 1.0;
}

void lift_inertia_power(const lift_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

void lift_reactions(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = qd[1] * qd[1];
    const double v3 = (qdd[1] * v0_sine[0]) + (v2 * v0_cosine[0]);
    F[0] = prepared->k[11] * v3;
    const double v4 = (qdd[1] * v0_cosine[0]) - (v2 * v0_sine[0]);
    F[1] = prepared->k[10] * v4;
    F[2] = prepared->k[12] + (prepared->k[9] * qdd[0]);
    const double v5 = prepared->k[14] + (prepared->k[10] * qdd[0]);
    F[3] = (v5 * v0_sine[0]) - (prepared->k[13] * v4);
    const double v6 = qdd[1] * prepared->k[15];
    F[5] = v6;
    F[11] = v6;
    F[6] = prepared->k[11] * v2;
    F[7] = prepared->k[10] * qdd[1];
    F[8] = prepared->k[19] + (prepared->k[18] * qdd[0]);
    F[9] = qdd[1] * prepared->k[17];
    F[4] = -((v5 * v0_cosine[0]) + (prepared->k[13] * v3));
    F[10] = -(v5 + (prepared->k[16] * v2));
}

void lift_inverse_dynamics_gradients(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)q;
    (void)qd;
    (void)qdd;
    for (size_t k = 0U; k < 4U; k++) {
        by_q[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        by_qd[k] = 0.0;
    }
    by_qdd[1] = 0.0;
    by_qdd[2] = 0.0;
    by_qdd[0] = prepared->k[0];
    by_qdd[3] = prepared->k[1];
}

void lift_linearize(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[1] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 8U; k < 16U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        B[k] = 0.0;
    }
    B[5] = 0.0;
    B[6] = 0.0;
    A[2] = 1.0;
    A[7] = 1.0;
    B[4] = prepared->k[4];
    B[7] = prepared->k[5];
}

void lift_linearize_step(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    A[2] = dt;
    A[7] = dt;
    const double v0 = dt * dt;
    const double v1 = prepared->k[23] * v0;
    B[0] = v1;
    q_next[0] = ((q[0] + (qd[0] * dt)) - (prepared->k[22] * v0)) + (tau[0] * v1);
    const double v2 = prepared->k[24] * v0;
    B[3] = v2;
    q_next[1] = (q[1] + (qd[1] * dt)) + (tau[1] * v2);
    const double v3 = dt * prepared->k[20];
    B[4] = v3;
    qd_next[0] = (qd[0] - (dt * prepared->k[25])) + (tau[0] * v3);
    const double v4 = dt * prepared->k[21];
    B[7] = v4;
    qd_next[1] = qd[1] + (tau[1] * v4);
    A[0] = 1.0;
    A[5] = 1.0;
    A[10] = 1.0;
    A[15] = 1.0;
    A[1] = 0.0;
    A[3] = 0.0;
    A[4] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[9] = 0.0;
    for (size_t k = 11U; k < 15U; k++) {
        A[k] = 0.0;
    }
    B[1] = 0.0;
    B[2] = 0.0;
    B[5] = 0.0;
    B[6] = 0.0;
}

void lift_regressor(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)q;
    (void)qd;
    for (size_t k = 1U; k < 10U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 11U; k < 39U; k++) {
        Y[k] = 0.0;
    }
    Y[39] = qdd[1];
    const double v0 = prepared->k[26] + qdd[0];
    Y[0] = v0;
    Y[10] = v0;
}

void lift_stiffness_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
}

void lift_damping_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}
