/* From the C of xy_table: `prepare`, and functions without friction of at most 10000 characters. */

void xy_table_prepare(const xy_table_parameters *parameters, xy_table_prepared *prepared)
{
    prepared->k[8] = parameters->mu;
    prepared->k[0] = parameters->m1;
    const double v0 = parameters->m2 + parameters->m1;
    prepared->k[1] = v0;
    const double v1 = 1.0 / v0;
    prepared->k[2] = v1;
    const double v2 = 1.0 / parameters->m1;
    prepared->k[3] = v2;
    const double v3 = parameters->m1 * v1;
    prepared->k[9] = v3;
    const double v4 = 0.5 * parameters->m1;
    prepared->k[4] = v4;
    prepared->k[5] = v4 + (0.5 * parameters->m2);
    const double v5 = 0.5 * v1;
    prepared->k[6] = v5;
    prepared->k[7] = 0.5 * v2;
    prepared->k[10] = parameters->mu * (1.0001 * v2);
    prepared->k[11] = 0.16666666666666666 * (v1 + (2.0 * v5));
    const double v6 = 2.0 * v1;
    prepared->k[12] = 0.16666666666666666 * (v1 + (v6 + v6));
    prepared->k[13] = v3 * v3;
}

void xy_table_mass_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = prepared->k[0];
    M[0] = prepared->k[1];
}

void xy_table_bias(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    h[0] = 0.0;
    h[1] = 0.0;
}

void xy_table_gravity(const xy_table_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
}

void xy_table_coriolis_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

void xy_table_inverse_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[1] * qdd[0];
    tau[1] = prepared->k[0] * qdd[1];
}

void xy_table_forward_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)q;
    (void)qd;
    qdd[0] = prepared->k[2] * tau[0];
    qdd[1] = tau[1] * prepared->k[3];
}

void xy_table_kinetic_energy(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    *T = (prepared->k[4] * (qd[1] * qd[1])) + (prepared->k[5] * (qd[0] * qd[0]));
}

void xy_table_potential_energy(const xy_table_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

void xy_table_inertia_power(const xy_table_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

void xy_table_reactions(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)qd;
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 12U; k++) {
        F[k] = 0.0;
    }
    F[1] = prepared->k[1] * qdd[0];
    const double v0 = prepared->k[0] * qdd[1];
    F[0] = v0;
    F[6] = v0;
    const double v1 = prepared->k[0] * qdd[0];
    F[7] = v1;
    F[5] = q[1] * v1;
}

void xy_table_inverse_dynamics_gradients(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
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
    by_qdd[3] = prepared->k[0];
    by_qdd[0] = prepared->k[1];
}

void xy_table_linearize(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
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
    B[4] = prepared->k[2];
    B[7] = prepared->k[3];
}

void xy_table_linearize_step(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
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
    A[0] = 1.0;
    A[5] = 1.0;
    A[10] = 1.0;
    A[15] = 1.0;
    A[2] = dt;
    A[7] = dt;
    const double v0 = dt * dt;
    const double v1 = prepared->k[6] * v0;
    B[0] = v1;
    q_next[0] = (q[0] + (qd[0] * dt)) + (tau[0] * v1);
    const double v2 = prepared->k[7] * v0;
    B[3] = v2;
    q_next[1] = (q[1] + (qd[1] * dt)) + (tau[1] * v2);
    const double v3 = prepared->k[2] * dt;
    B[4] = v3;
    qd_next[0] = qd[0] + (tau[0] * v3);
    const double v4 = prepared->k[3] * dt;
    B[7] = v4;
    qd_next[1] = qd[1] + (tau[1] * v4);
}

void xy_table_regressor(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 1U; k < 10U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 11U; k < 30U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 31U; k < 40U; k++) {
        Y[k] = 0.0;
    }
    Y[0] = qdd[0];
    Y[10] = qdd[0];
    Y[30] = qdd[1];
}

void xy_table_stiffness_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
}

void xy_table_damping_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}
