/* xy_table, emitted by symgen 0.1.0 */
#include "xy_table.h"

#include <math.h>

static double xy_table_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double xy_table_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double xy_table_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool xy_table_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char xy_table_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

void xy_table_default_parameters(xy_table_parameters *parameters)
{
    parameters->m1 = 10.0;
    parameters->m2 = 30.0;
    parameters->mu = 0.3;
}

void xy_table_prepare(const xy_table_parameters *parameters, xy_table_prepared *prepared)
{
    prepared->k[6] = parameters->mu;
    prepared->k[0] = parameters->m1;
    const double v0 = parameters->m2 + parameters->m1;
    prepared->k[1] = v0;
    const double v1 = 1.0 / v0;
    prepared->k[3] = v1;
    const double v2 = 1.0 / parameters->m1;
    prepared->k[2] = v2;
    const double v3 = parameters->m1 * v1;
    prepared->k[7] = v3;
    const double v4 = 0.5 * parameters->m1;
    prepared->k[4] = v4;
    prepared->k[5] = v4 + (0.5 * parameters->m2);
    const double v5 = 0.5 * v1;
    prepared->k[12] = v5;
    prepared->k[13] = 0.5 * v2;
    prepared->k[8] = parameters->mu * (1.0001 * v2);
    prepared->k[9] = 0.16666666666666666 * (v1 + (2.0 * v5));
    const double v6 = 2.0 * v1;
    prepared->k[10] = 0.16666666666666666 * (v1 + (v6 + v6));
    prepared->k[11] = v3 * v3;
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
    qdd[0] = prepared->k[3] * tau[0];
    qdd[1] = tau[1] * prepared->k[2];
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
    B[4] = prepared->k[3];
    B[7] = prepared->k[2];
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
    const double v1 = prepared->k[12] * v0;
    B[0] = v1;
    q_next[0] = (q[0] + (qd[0] * dt)) + (tau[0] * v1);
    const double v2 = prepared->k[13] * v0;
    B[3] = v2;
    q_next[1] = (q[1] + (qd[1] * dt)) + (tau[1] * v2);
    const double v3 = prepared->k[3] * dt;
    B[4] = v3;
    qd_next[0] = qd[0] + (tau[0] * v3);
    const double v4 = prepared->k[2] * dt;
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

static void xy_table_sticking_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

void xy_table_sticking_forces(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    (void)q;
    f[0] = stuck[0] ? tau[0] : 0.0;
    const double v0 = stuck[0] ? 0.0 : ((stuck[0] ? 0.0 : tau[0]) * (stuck[0] ? 0.0 : prepared->k[3]));
    double v1_u[1] = {0.0};
    double v1_polished[1] = {0.0};
    const double v1_of_context_real[2] = {xy_table_sign(qd[1]), prepared->k[0] * v0};
    const bool v1_of_context_boolean[1] = {!stuck[1]};
    bool v1_done = false;
    for (int v1_pass = 0; (v1_pass < 40) && !v1_done; v1_pass++) {
        double v1_next_u[1];
        double v1_next_polished[1];
        xy_table_sticking_loads(prepared, v1_u, v1_polished, v1_of_context_real, v1_of_context_boolean, v1_next_u, v1_next_polished, &v1_done);
        v1_u[0] = v1_next_u[0];
        v1_polished[0] = v1_next_polished[0];
    }
    f[1] = stuck[1] ? tau[1] : v1_u[0];
    qdd[0] = stuck[0] ? 0.0 : v0;
    const double v2 = stuck[1] ? 0.0 : prepared->k[2];
    const double v3 = (stuck[1] ? 0.0 : (v2 * (stuck[1] ? 0.0 : tau[1]))) - ((stuck[1] ? 0.0 : ((stuck[1] ? 0.0 : 1.0) * v2)) * v1_u[0]);
    qdd[1] = stuck[1] ? 0.0 : v3;
}

static void xy_table_dynamics_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_dynamics_loads_piece(const xy_table_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 10], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[1] ? (!other[0]) : other[0];
    const double v0 = prepared->k[6] * context_real[8];
    const double v1 = context_boolean[1] ? (v0 * (context_real[9] * (other[0] ? (-1.0) : 1.0))) : 0.0;
    const double v2 = context_boolean[0] ? context_real[2] : v1;
    const bool v3 = 0 == context_mode[0];
    const double v4 = prepared->k[6] * fabs(prepared->k[0] * context_real[5]);
    const double v5 = (context_boolean[0] ? 0.0 : (context_real[6] - (context_real[7] * v1))) * ((double)context_mode[0]);
    const double v6 = v3 ? xy_table_min(v4 - v2, v2 + v4) : v5;
    const bool v7 = context_boolean[3] || (((-1e-12) * xy_table_max(fabs(v2), fabs(context_real[2]))) <= (v3 ? v6 : (prepared->k[0] * v6)));
    const double v8 = context_boolean[1] ? (v0 * fabs(context_real[9])) : 0.0;
    const double v9 = fabs(v1);
    const double v10 = xy_table_max(fabs(v8), v9);
    const bool v11 = fabs(v1 - v8) <= (v10 * ((v10 < (1.0000000009313226 * v10)) ? 1e-11 : 1e-05));
    const bool v12 = v11 && (v9 < 1e+38);
    const bool v13 = (v7 || (context_boolean[3] || ((0.0 < v6) || (v3 && (0.0 <= v6))))) && v12;
    obeying_out[0] = v13;
    u_out[0] = (v13 || (v12 && (!found[0]))) ? v1 : u[0];
    found_out[0] = found[0] || v12;
    *done = (!context_boolean[2]) || (v13 || (other[0] || (!context_boolean[1])));
}

static void xy_table_dynamics_loads_pieces(const xy_table_prepared *restrict prepared, const double context_real[restrict 13], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], double result_real[restrict 4], bool result_boolean[restrict 3])
{
    result_real[0] = context_real[5];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[3], context_boolean[4]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        xy_table_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[2]) && v0_found[0]) || v0_obeying[0];
    result_real[1] = v1 ? (context_boolean[0] ? 0.0 : (context_real[6] - (context_real[7] * v0_u[0]))) : context_real[10];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[11];
    result_real[3] = v1 ? v0_u[0] : context_real[12];
    const bool v2 = context_boolean[2] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[2] && v0_obeying[0];
    result_boolean[2] = !v2;
}

void xy_table_friction_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    f[0] = 0.0;
    const double v0 = prepared->k[3] * tau[0];
    const bool v1 = 0 == mode[1];
    const double v2 = v1 ? 0.0 : prepared->k[2];
    const double v3 = v1 ? 0.0 : ((v1 ? 0.0 : tau[1]) * v2);
    const double v4 = v1 ? 0.0 : (v2 * (v1 ? 0.0 : 1.0));
    const double v5 = tau[0] * prepared->k[7];
    const bool v6 = !v1;
    const double v7 = (double)mode[1];
    double v8_u[1] = {0.0};
    double v8_polished[1] = {0.0};
    const double v8_of_context_real[2] = {v7, v5};
    const bool v8_of_context_boolean[1] = {v6};
    bool v8_done = false;
    for (int v8_pass = 0; (v8_pass < 40) && !v8_done; v8_pass++) {
        double v8_next_u[1];
        double v8_next_polished[1];
        xy_table_dynamics_loads(prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_done);
        v8_u[0] = v8_next_u[0];
        v8_polished[0] = v8_next_polished[0];
    }
    const double v9 = v1 ? 0.0 : (fabs(v5) * (prepared->k[6] * v7));
    const double v10 = xy_table_max(fabs(v8_u[0]), fabs(v9));
    const bool v11 = v8_done && (fabs(v8_u[0] - v9) <= (v10 * ((v10 < (1.0000000009313226 * v10)) ? 1e-11 : 1e-05)));
    const double v12 = v1 ? tau[1] : v8_u[0];
    const double v13 = v1 ? 0.0 : (v3 - (v4 * v8_u[0]));
    double v15 = v12;
    double v16 = v0;
    double v17 = v13;
    bool v18 = v11;
    bool v19 = false;
    bool v20 = false;
    if (!(v11)) {
        const double v14_of_context_real[13] = {prepared->k[1], tau[0], tau[1], prepared->k[3], v2, v0, v3, v4, v7, v5, v13, v12, v8_u[0]};
        const bool v14_of_context_boolean[5] = {v1, v6, v11, !v11, !xy_table_eq(0.0, qd[1])};
        double v14_result_real[4];
        bool v14_result_boolean[3];
        xy_table_dynamics_loads_pieces(prepared, v14_of_context_real, v14_of_context_boolean, &mode[1], v14_result_real, v14_result_boolean);
        v15 = v14_result_real[2];
        v16 = v14_result_real[0];
        v17 = v14_result_real[1];
        v18 = v14_result_boolean[0];
        v19 = v14_result_boolean[1];
        v20 = v14_result_boolean[2];
    }
    f[1] = v15;
    qdd[0] = v16;
    qdd[1] = v17;
    const bool v21 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const bool v22 = (fabs(tau[1]) + (fabs(v17) + (fabs(tau[0]) + fabs(v16)))) < 1e+38;
    *status = v21 ? (v22 ? (v18 ? (v19 ? 4.0 : 0.0) : (v20 ? 2.0 : 5.0)) : 6.0) : 6.0;
}

static void xy_table_limits_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_limits_loads_piece(const xy_table_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 10], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[1] ? (!other[0]) : other[0];
    const double v0 = prepared->k[6] * context_real[8];
    const double v1 = context_boolean[1] ? (v0 * (context_real[9] * (other[0] ? (-1.0) : 1.0))) : 0.0;
    const double v2 = context_boolean[0] ? context_real[2] : v1;
    const bool v3 = 0 == context_mode[0];
    const double v4 = prepared->k[6] * fabs(prepared->k[0] * context_real[5]);
    const double v5 = (context_boolean[0] ? 0.0 : (context_real[6] - (context_real[7] * v1))) * ((double)context_mode[0]);
    const double v6 = v3 ? xy_table_min(v4 - v2, v2 + v4) : v5;
    const bool v7 = context_boolean[3] || (((-1e-12) * xy_table_max(fabs(v2), fabs(context_real[2]))) <= (v3 ? v6 : (prepared->k[0] * v6)));
    const double v8 = context_boolean[1] ? (v0 * fabs(context_real[9])) : 0.0;
    const double v9 = fabs(v1);
    const double v10 = xy_table_max(fabs(v8), v9);
    const bool v11 = fabs(v1 - v8) <= (v10 * ((v10 < (1.0000000009313226 * v10)) ? 1e-11 : 1e-05));
    const bool v12 = v11 && (v9 < 1e+38);
    const bool v13 = (v7 || (context_boolean[3] || ((0.0 < v6) || (v3 && (0.0 <= v6))))) && v12;
    obeying_out[0] = v13;
    u_out[0] = (v13 || (v12 && (!found[0]))) ? v1 : u[0];
    found_out[0] = found[0] || v12;
    *done = (!context_boolean[2]) || (v13 || (other[0] || (!context_boolean[1])));
}

static void xy_table_limits_loads_pieces(const xy_table_prepared *restrict prepared, const double context_real[restrict 13], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], double result_real[restrict 4], bool result_boolean[restrict 3])
{
    result_real[0] = context_real[5];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[4], context_boolean[2]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        xy_table_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[3]) && v0_found[0]);
    result_real[1] = v1 ? (context_boolean[0] ? 0.0 : (context_real[6] - (context_real[7] * v0_u[0]))) : context_real[10];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[11];
    result_real[3] = v1 ? v0_u[0] : context_real[12];
    const bool v2 = context_boolean[3] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[3] && v0_obeying[0];
    result_boolean[2] = !v2;
}

void xy_table_friction_limits(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    f[0] = 0.0;
    low[0] = 0.0;
    high[0] = 0.0;
    load[0] = 0.0;
    const bool v0 = 0 == mode[1];
    const bool v1 = !v0;
    const double v2 = tau[0] * prepared->k[7];
    const double v3 = (double)mode[1];
    double v4_u[1] = {0.0};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[2] = {v3, v2};
    const bool v4_of_context_boolean[1] = {v1};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[1];
        double v4_next_polished[1];
        xy_table_limits_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_polished[0] = v4_next_polished[0];
    }
    const double v5 = v0 ? 0.0 : (fabs(v2) * (prepared->k[6] * v3));
    const double v6 = xy_table_max(fabs(v5), fabs(v4_u[0]));
    const bool v7 = v4_done && (fabs(v4_u[0] - v5) <= (v6 * ((v6 < (1.0000000009313226 * v6)) ? 1e-11 : 1e-05)));
    const double v8 = v0 ? tau[1] : v4_u[0];
    const double v9 = v0 ? 0.0 : prepared->k[2];
    const double v10 = v0 ? 0.0 : (v9 * (v0 ? 0.0 : 1.0));
    const double v11 = v0 ? 0.0 : ((v0 ? 0.0 : tau[1]) * v9);
    const double v12 = v0 ? 0.0 : (v11 - (v10 * v4_u[0]));
    const double v13 = prepared->k[3] * tau[0];
    double v15 = v8;
    double v16 = v13;
    double v17 = v12;
    bool v18 = false;
    bool v19 = false;
    bool v20 = v7;
    if (!(v7)) {
        const double v14_of_context_real[13] = {prepared->k[1], tau[0], tau[1], prepared->k[3], v9, v13, v11, v10, v3, v2, v12, v8, v4_u[0]};
        const bool v14_of_context_boolean[5] = {v0, v1, !xy_table_eq(0.0, qd[1]), v7, !v7};
        double v14_result_real[4];
        bool v14_result_boolean[3];
        xy_table_limits_loads_pieces(prepared, v14_of_context_real, v14_of_context_boolean, &mode[1], v14_result_real, v14_result_boolean);
        v15 = v14_result_real[2];
        v16 = v14_result_real[0];
        v17 = v14_result_real[1];
        v18 = v14_result_boolean[2];
        v19 = v14_result_boolean[1];
        v20 = v14_result_boolean[0];
    }
    f[1] = v15;
    qdd[0] = v16;
    qdd[1] = v17;
    const double v21 = prepared->k[0] * v16;
    load[1] = v21;
    const double v22 = prepared->k[6] * fabs(v21);
    high[1] = v22;
    low[1] = -v22;
    const bool v23 = (fabs(tau[1]) + (fabs(v17) + (fabs(tau[0]) + fabs(v16)))) < 1e+38;
    const bool v24 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v24 ? (v23 ? (v20 ? (v19 ? 4.0 : 0.0) : (v18 ? 2.0 : 5.0)) : 6.0) : 6.0;
}

static void xy_table_before_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_decide_pattern_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_decide_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 4], const double context_real[restrict 3], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = context_real[1] * (1.0 / context_real[0]);
    const double v2 = prepared->k[0] * v1;
    const double v3 = (double)pattern[0];
    double v4_u[1] = {number[3]};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[2] = {v3, v2};
    const bool v4_of_context_boolean[1] = {!v0};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[1];
        double v4_next_polished[1];
        xy_table_decide_pattern_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_polished[0] = v4_next_polished[0];
    }
    number_out[3] = v4_u[0];
    const double v5 = v0 ? context_real[2] : v4_u[0];
    const double v6 = prepared->k[6] * fabs(v2);
    const double v7 = v0 ? 0.0 : 1.0;
    const double v8 = v0 ? 0.0 : prepared->k[2];
    const double v9 = v0 ? 0.0 : ((v0 ? 0.0 : ((v0 ? 0.0 : context_real[2]) * v8)) - (v4_u[0] * (v0 ? 0.0 : (v8 * v7))));
    const double v10 = v0 ? xy_table_min(v6 - v5, v5 + v6) : (v3 * v9);
    const double v11 = v0 ? v10 : (prepared->k[0] * v10);
    const double v12 = xy_table_max(fabs(context_real[2]), fabs(v5));
    const bool v13 = !flag[0];
    const bool v14 = context_boolean[1] && v13;
    const bool v15 = ((0.0 < v10) || (v0 && (0.0 <= v10))) || (v14 && (((-1e-06) * v12) <= v11));
    const double v16 = v0 ? 0.0 : (v3 * v6);
    const double v17 = xy_table_max(fabs(v16), fabs(v4_u[0]));
    const bool v18 = (fabs(v4_u[0] - v16) <= (v17 * ((v17 < (1.0000000009313226 * v17)) ? 1e-11 : 1e-05))) && v4_done;
    const bool v19 = (context_boolean[0] || v15) && v18;
    const bool v20 = flag[3] || v19;
    flag_out[3] = v20;
    const bool v21 = v14 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v22 = v14 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v23 = v22 || v21;
    const double v24 = -(1.0 - v7);
    const bool v25 = (v22 && (1 == pattern[0])) || ((v0 && ((v24 <= 0.0) && (0.0 <= v24))) && v23);
    const double v26 = v25 ? v7 : (1.0 + v7);
    const bool v27 = !(v25 || (v26 <= (v23 ? 1.0 : 0.0)));
    const bool v28 = (!v20) && v27;
    const bool v29 = (!flag[1]) && (flag[2] && v28);
    const bool v30 = !v29;
    const bool v31 = (context_boolean[1] && (v13 && (v28 && v30))) && (context_boolean[4] || (context_boolean[3] || context_boolean[2]));
    const bool v32 = context_boolean[2] && (!v14);
    const signed char v33 = v21 ? 1 : (-1);
    const signed char v34 = v25 ? ((v0 && v21) ? 1 : (-1)) : ((v32 && ((0.0 <= v26) && (v26 <= 0.0))) ? 0 : v33);
    pattern_out[0] = v31 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v29 ? (v32 ? 0 : v33) : v34);
    const bool v35 = !flag[3];
    const bool v36 = v18 && (context_boolean[0] || (((-1e-12) * v12) <= v11));
    const bool v37 = ((!flag[4]) && (v35 && v36)) || (v19 && v35);
    best_out[0] = v37 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v31;
    flag_out[1] = v31 ? false : (flag[1] || v29);
    const bool v38 = !(v29 || v31);
    flag_out[2] = flag[2] && v38;
    flag_out[4] = flag[4] || v36;
    const bool v39 = flag[5] || (flag[3] && v19);
    flag_out[5] = v39;
    flag_out[6] = v30 && (flag[6] || (!v18));
    flag_out[7] = v37 ? true : flag[7];
    flag_out[8] = v37 ? false : flag[8];
    number_out[0] = v37 ? v1 : number[0];
    number_out[1] = v37 ? v9 : number[1];
    number_out[2] = v37 ? v4_u[0] : number[2];
    *done = (v20 && (v39 || (v27 || (v0 || (!v25))))) || (v28 && v38);
}

void xy_table_decide(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    mode_next[0] = xy_table_mode_of(qd[0]);
    const bool v0 = 0 == mode[1];
    const double v1 = tau[0] * prepared->k[7];
    const double v2 = (double)mode[1];
    double v3_u[1] = {0.0};
    double v3_polished[1] = {0.0};
    const double v3_of_context_real[2] = {v2, v1};
    const bool v3_of_context_boolean[1] = {!v0};
    bool v3_done = false;
    for (int v3_pass = 0; (v3_pass < 40) && !v3_done; v3_pass++) {
        double v3_next_u[1];
        double v3_next_polished[1];
        xy_table_before_loads(prepared, v3_u, v3_polished, v3_of_context_real, v3_of_context_boolean, v3_next_u, v3_next_polished, &v3_done);
        v3_u[0] = v3_next_u[0];
        v3_polished[0] = v3_next_polished[0];
    }
    const double v4 = v0 ? 0.0 : (fabs(v1) * (prepared->k[6] * v2));
    const double v5 = xy_table_max(fabs(v4), fabs(v3_u[0]));
    const bool v6 = v3_done && (fabs(v3_u[0] - v4) <= (v5 * ((v5 < (1.0000000009313226 * v5)) ? 1e-11 : 1e-05)));
    const signed char v7 = v6 ? xy_table_mode_of(v0 ? tau[1] : v3_u[0]) : 0;
    const bool v8 = xy_table_eq(0.0, qd[1]);
    const bool v9 = (v8 && reached[1]) && (!(0 == v7));
    const signed char v10 = v0 ? xy_table_mode_of(qd[1]) : mode[1];
    const double v11 = tau[1] * prepared->k[2];
    const double v12 = fabs(v11);
    const double v13 = 1e-08 * v12;
    const double v14 = -v13;
    const bool v15 = v8 ? (v14 < v11) : (1 == v10);
    const bool v16 = v8 && (v12 <= (v13 + (prepared->k[8] * sqrt(v1 * v1))));
    const signed char v17 = (v16 && (!v9)) ? 0 : ((v9 ? (1 == v7) : v15) ? 1 : (-1));
    signed char v18_pattern[1] = {v17};
    signed char v18_best[1] = {v17};
    bool v18_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v18_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v18_of_context_real[3] = {prepared->k[1], tau[0], tau[1]};
    const bool v18_of_context_boolean[5] = {!v8, v9, v16, v15, v8 ? (v14 < (-v11)) : ((-1) == v10)};
    const signed char v18_of_context_mode[2] = {v10, v7};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 12) && !v18_done; v18_pass++) {
        signed char v18_next_pattern[1];
        signed char v18_next_best[1];
        bool v18_next_flag[9];
        double v18_next_number[4];
        xy_table_decide_pattern(prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, v18_of_context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_done);
        v18_pattern[0] = v18_next_pattern[0];
        v18_best[0] = v18_next_best[0];
        v18_flag[0] = v18_next_flag[0];
        v18_flag[1] = v18_next_flag[1];
        v18_flag[2] = v18_next_flag[2];
        v18_flag[3] = v18_next_flag[3];
        v18_flag[4] = v18_next_flag[4];
        v18_flag[5] = v18_next_flag[5];
        v18_flag[6] = v18_next_flag[6];
        v18_flag[7] = v18_next_flag[7];
        v18_flag[8] = v18_next_flag[8];
        v18_number[0] = v18_next_number[0];
        v18_number[1] = v18_next_number[1];
        v18_number[2] = v18_next_number[2];
        v18_number[3] = v18_next_number[3];
    }
    mode_next[1] = v18_best[0];
    const double v19 = (v18_flag[4] || v18_flag[3]) ? (v18_flag[8] ? 4.0 : ((v18_flag[7] && (!v18_flag[2])) ? (v18_flag[5] ? 1.0 : 0.0) : 3.0)) : (v18_flag[6] ? 5.0 : 2.0);
    const bool v20 = (fabs(v18_number[0]) + (fabs(v18_number[1]) + (fabs(tau[0]) + fabs(tau[1])))) < 1e+38;
    const bool v21 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v21 ? (v20 ? (v18_done ? v19 : 5.0) : 6.0) : 6.0;
}

void xy_table_friction_inverse_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    (void)q;
    const double v0 = prepared->k[1] * qdd[0];
    tau[0] = v0;
    const bool v1 = xy_table_eq(0.0, qd[1]);
    const double v2 = prepared->k[6] * fabs(prepared->k[0] * qdd[0]);
    const double v3 = (prepared->k[0] * qdd[1]) + ((v1 ? xy_table_sign(qdd[1]) : xy_table_sign(qd[1])) * v2);
    tau[1] = v3;
    const double v4 = xy_table_eq(0.0, qd[0]) ? 0.0 : v0;
    low[0] = v4;
    high[0] = v4;
    low[1] = v1 ? (-v2) : v3;
    high[1] = v1 ? v2 : v3;
}

void xy_table_drive_forces(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

static void xy_table_step_pattern_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_step_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 5], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = context_real[1] * (1.0 / context_real[0]);
    const double v2 = prepared->k[0] * v1;
    const double v3 = (double)pattern[0];
    double v4_u[1] = {number[5]};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[2] = {v3, v2};
    const bool v4_of_context_boolean[1] = {!v0};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[1];
        double v4_next_polished[1];
        xy_table_step_pattern_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_polished[0] = v4_next_polished[0];
    }
    number_out[5] = v4_u[0];
    const double v5 = v0 ? context_real[2] : v4_u[0];
    const double v6 = prepared->k[6] * fabs(v2);
    const double v7 = v0 ? 0.0 : 1.0;
    const double v8 = v0 ? 0.0 : prepared->k[2];
    const double v9 = v0 ? 0.0 : ((v0 ? 0.0 : ((v0 ? 0.0 : context_real[2]) * v8)) - ((v0 ? 0.0 : (v8 * v7)) * v4_u[0]));
    const double v10 = v0 ? xy_table_min(v6 - v5, v6 + v5) : (v3 * v9);
    const double v11 = v0 ? 0.0 : (v3 * v6);
    const double v12 = xy_table_max(fabs(v11), fabs(v4_u[0]));
    const bool v13 = (fabs(v4_u[0] - v11) <= (v12 * ((v12 < (1.0000000009313226 * v12)) ? 1e-11 : 1e-05))) && v4_done;
    const bool v14 = v13 && (context_boolean[0] || ((v0 && (0.0 <= v10)) || (0.0 < v10)));
    const bool v15 = flag[3] || v14;
    flag_out[3] = v15;
    const double v16 = -(1.0 - v7);
    const bool v17 = context_boolean[3] || context_boolean[2];
    const bool v18 = ((v0 && ((v16 <= 0.0) && (0.0 <= v16))) && v17) || (context_boolean[3] && (1 == pattern[0]));
    const double v19 = v18 ? v7 : (1.0 + v7);
    const bool v20 = !(v18 || (v19 <= (v17 ? 1.0 : 0.0)));
    const bool v21 = (!v15) && v20;
    const bool v22 = (!flag[1]) && (flag[2] && v21);
    const signed char v23 = context_boolean[2] ? 1 : (-1);
    const signed char v24 = v18 ? ((context_boolean[2] && v0) ? 1 : (-1)) : ((context_boolean[1] && ((0.0 <= v19) && (v19 <= 0.0))) ? 0 : v23);
    pattern_out[0] = v22 ? (context_boolean[1] ? 0 : v23) : v24;
    const bool v25 = context_boolean[0] || (((-1e-12) * xy_table_max(fabs(context_real[2]), fabs(v5))) <= (v0 ? v10 : (prepared->k[0] * v10)));
    const bool v26 = v13 && v25;
    const bool v27 = !flag[3];
    const bool v28 = (v27 && v14) || ((!flag[4]) && (v27 && v26));
    best_out[0] = v28 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] || v22;
    const bool v29 = !v22;
    flag_out[2] = flag[2] && v29;
    flag_out[4] = flag[4] || v26;
    const bool v30 = flag[5] || (flag[3] && v14);
    flag_out[5] = v30;
    flag_out[6] = v29 && (flag[6] || (!v13));
    flag_out[7] = v28 ? true : flag[7];
    flag_out[8] = v28 ? false : flag[8];
    number_out[0] = v28 ? v1 : number[0];
    number_out[1] = v28 ? v9 : number[1];
    number_out[2] = v28 ? v4_u[0] : number[2];
    number_out[3] = v28 ? 0.0 : number[3];
    number_out[4] = v28 ? 0.0 : number[4];
    *done = (v15 && (v30 || (v20 || (v0 || (!v18))))) || (v21 && v29);
}

static void xy_table_stage_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_step_again_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_step_repetition(const xy_table_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 10], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const double v0 = context_real[1] * (1.0 / context_real[0]);
    const double v1 = prepared->k[0] * v0;
    const double v2 = prepared->k[6] * fabs(v1);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    const signed char v3 = behind[0] ? (before[0] ? 0 : xy_table_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v3;
    const bool v4 = 0 == v3;
    const bool v5 = !v4;
    const double v6 = (double)v3;
    double v7_u[1] = {u[0]};
    double v7_polished[1] = {0.0};
    const double v7_of_context_real[2] = {v6, v1};
    const bool v7_of_context_boolean[1] = {v5};
    bool v7_done = false;
    for (int v7_pass = 0; (v7_pass < 40) && !v7_done; v7_pass++) {
        double v7_next_u[1];
        double v7_next_polished[1];
        xy_table_step_again_loads(prepared, v7_u, v7_polished, v7_of_context_real, v7_of_context_boolean, v7_next_u, v7_next_polished, &v7_done);
        v7_u[0] = v7_next_u[0];
        v7_polished[0] = v7_next_polished[0];
    }
    u_out[0] = v7_u[0];
    const double v8 = v4 ? context_real[2] : v7_u[0];
    told_out[1] = (v5 || ((v8 <= v2) && ((-v2) <= v8))) ? v3 : xy_table_mode_of(2.0 * v8);
    const double v9 = v4 ? 0.0 : context_real[8];
    const double v10 = v4 ? 0.0 : prepared->k[2];
    const double v11 = v4 ? 0.0 : (v10 * (v4 ? 0.0 : 1.0));
    const double v12 = v4 ? 0.0 : (v10 * (v4 ? 0.0 : context_real[2]));
    const double v13 = v4 ? 0.0 : (v12 - (v7_u[0] * v11));
    const double v14 = context_real[1] * prepared->k[7];
    double v15_u[1] = {v7_u[0]};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[2] = {v6, v14};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[1];
        double v15_next_polished[1];
        xy_table_stage_loads(prepared, v15_u, v15_polished, v15_of_context_real, v7_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_polished[0] = v15_next_polished[0];
    }
    double v16_u[1] = {v15_u[0]};
    double v16_polished[1] = {0.0};
    bool v16_done = false;
    for (int v16_pass = 0; (v16_pass < 40) && !v16_done; v16_pass++) {
        double v16_next_u[1];
        double v16_next_polished[1];
        xy_table_stage_loads(prepared, v16_u, v16_polished, v15_of_context_real, v7_of_context_boolean, v16_next_u, v16_next_polished, &v16_done);
        v16_u[0] = v16_next_u[0];
        v16_polished[0] = v16_next_polished[0];
    }
    const double v17 = (v4 ? 0.0 : (v12 - (v11 * v15_u[0]))) + (v4 ? 0.0 : (v12 - (v11 * v16_u[0])));
    const double v18 = (6.0 * v9) + (context_real[9] * (v13 + v17));
    const bool v19 = (v6 * v18) < 0.0;
    behind_out[0] = v19;
    before_out[0] = before[0] || behind[0];
    const double v20 = 0.16666666666666666 * context_real[9];
    const double v21 = context_real[7] + (v0 * v20);
    const double v22 = context_real[1] * context_real[9];
    q_out[0] = context_real[5] + (context_real[9] * (v21 + (prepared->k[9] * v22)));
    q_out[1] = v4 ? context_real[6] : (context_real[6] + (v18 * v20));
    qd_out[0] = v21 + (prepared->k[10] * v22);
    double v23_u[1] = {v16_u[0]};
    double v23_polished[1] = {0.0};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[1];
        double v23_next_polished[1];
        xy_table_stage_loads(prepared, v23_u, v23_polished, v15_of_context_real, v7_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_polished[0] = v23_next_polished[0];
    }
    const double v24 = v9 + (v20 * ((v13 + (v4 ? 0.0 : (v12 - (v11 * v23_u[0])))) + (2.0 * v17)));
    qd_out[1] = v4 ? 0.0 : v24;
    const double v25 = v4 ? 0.0 : (fabs(v14) * (prepared->k[6] * v6));
    const double v26 = fabs(v25);
    const double v27 = xy_table_max(v26, fabs(v23_u[0]));
    const bool v28 = v23_done && (fabs(v23_u[0] - v25) <= (v27 * ((v27 < (1.0000000009313226 * v27)) ? 1e-11 : 1e-05)));
    const double v29 = xy_table_max(v26, fabs(v16_u[0]));
    const bool v30 = v16_done && (fabs(v16_u[0] - v25) <= (v29 * ((v29 < (1.0000000009313226 * v29)) ? 1e-11 : 1e-05)));
    const double v31 = xy_table_max(v26, fabs(v15_u[0]));
    const bool v32 = (fabs(v15_u[0] - v25) <= (v31 * ((v31 < (1.0000000009313226 * v31)) ? 1e-11 : 1e-05))) && v15_done;
    const double v33 = v4 ? 0.0 : (v2 * v6);
    const double v34 = xy_table_max(fabs(v33), fabs(v7_u[0]));
    const bool v35 = v7_done && (fabs(v7_u[0] - v33) <= (v34 * ((v34 < (1.0000000009313226 * v34)) ? 1e-11 : 1e-05)));
    *converged_out = (v28 && (v30 && v32)) && v35;
    *done = !v19;
}

static void xy_table_step_again(const xy_table_prepared *restrict prepared, const double context_real[restrict 15], const bool context_boolean[restrict 3], const signed char context_mode[restrict 2], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[0], context_mode[1]};
    signed char v0_told[2] = {context_mode[0], context_mode[1]};
    bool v0_behind[1] = {context_boolean[2]};
    bool v0_before[1] = {context_boolean[0]};
    double v0_u[1] = {context_real[10]};
    double v0_q[2] = {context_real[11], context_real[12]};
    double v0_qd[2] = {context_real[13], context_real[14]};
    bool v0_converged = context_boolean[1];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        xy_table_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

void xy_table_step_arrays(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = tau[1] * prepared->k[2];
    const double v1 = fabs(v0);
    const double v2 = 1e-08 * v1;
    const double v3 = -v2;
    const double v4 = fabs(qd[1]);
    const bool v5 = (v4 < 0.0) || xy_table_eq(0.0, v4);
    const signed char v6 = xy_table_mode_of(qd[1]);
    const bool v7 = v5 ? (v3 < v0) : (1 == v6);
    const bool v8 = v5 && (v1 <= (v2 + (prepared->k[8] * sqrt(tau[0] * (tau[0] * prepared->k[11])))));
    const signed char v9 = v8 ? 0 : (v7 ? 1 : (-1));
    signed char v10_pattern[1] = {v9};
    signed char v10_best[1] = {v9};
    bool v10_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v10_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v10_of_context_real[5] = {prepared->k[1], tau[0], tau[1], qd[0], qd[1]};
    const bool v10_of_context_boolean[4] = {!v5, v8, v7, v5 ? (v3 < (-v0)) : ((-1) == v6)};
    bool v10_done = false;
    for (int v10_pass = 0; (v10_pass < 12) && !v10_done; v10_pass++) {
        signed char v10_next_pattern[1];
        signed char v10_next_best[1];
        bool v10_next_flag[9];
        double v10_next_number[6];
        xy_table_step_pattern(prepared, v10_pattern, v10_best, v10_flag, v10_number, v10_of_context_real, v10_of_context_boolean, v10_next_pattern, v10_next_best, v10_next_flag, v10_next_number, &v10_done);
        v10_pattern[0] = v10_next_pattern[0];
        v10_best[0] = v10_next_best[0];
        v10_flag[0] = v10_next_flag[0];
        v10_flag[1] = v10_next_flag[1];
        v10_flag[2] = v10_next_flag[2];
        v10_flag[3] = v10_next_flag[3];
        v10_flag[4] = v10_next_flag[4];
        v10_flag[5] = v10_next_flag[5];
        v10_flag[6] = v10_next_flag[6];
        v10_flag[7] = v10_next_flag[7];
        v10_flag[8] = v10_next_flag[8];
        v10_number[0] = v10_next_number[0];
        v10_number[1] = v10_next_number[1];
        v10_number[2] = v10_next_number[2];
        v10_number[3] = v10_next_number[3];
        v10_number[4] = v10_next_number[4];
        v10_number[5] = v10_next_number[5];
    }
    const bool v11 = 0 == v10_best[0];
    const bool v12 = !v11;
    const double v13 = (double)v10_best[0];
    const double v14 = tau[0] * prepared->k[7];
    double v15_u[1] = {v10_number[2]};
    double v15_polished[1] = {0.0};
    const double v15_of_context_real[2] = {v13, v14};
    const bool v15_of_context_boolean[1] = {v12};
    bool v15_done = false;
    for (int v15_pass = 0; (v15_pass < 40) && !v15_done; v15_pass++) {
        double v15_next_u[1];
        double v15_next_polished[1];
        xy_table_stage_loads(prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_done);
        v15_u[0] = v15_next_u[0];
        v15_polished[0] = v15_next_polished[0];
    }
    double v16_u[1] = {v15_u[0]};
    double v16_polished[1] = {0.0};
    bool v16_done = false;
    for (int v16_pass = 0; (v16_pass < 40) && !v16_done; v16_pass++) {
        double v16_next_u[1];
        double v16_next_polished[1];
        xy_table_stage_loads(prepared, v16_u, v16_polished, v15_of_context_real, v15_of_context_boolean, v16_next_u, v16_next_polished, &v16_done);
        v16_u[0] = v16_next_u[0];
        v16_polished[0] = v16_next_polished[0];
    }
    const double v17 = v11 ? 0.0 : (fabs(v14) * (prepared->k[6] * v13));
    const double v18 = fabs(v17);
    const double v19 = xy_table_max(v18, fabs(v16_u[0]));
    const bool v20 = v16_done && (fabs(v16_u[0] - v17) <= (v19 * ((v19 < (1.0000000009313226 * v19)) ? 1e-11 : 1e-05)));
    const double v21 = xy_table_max(fabs(v15_u[0]), v18);
    const bool v22 = (fabs(v15_u[0] - v17) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05))) && v15_done;
    double v23_u[1] = {v16_u[0]};
    double v23_polished[1] = {0.0};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[1];
        double v23_next_polished[1];
        xy_table_stage_loads(prepared, v23_u, v23_polished, v15_of_context_real, v15_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_polished[0] = v23_next_polished[0];
    }
    const double v24 = xy_table_max(v18, fabs(v23_u[0]));
    const bool v25 = (fabs(v17 - v23_u[0]) <= (v24 * ((v24 < (1.0000000009313226 * v24)) ? 1e-11 : 1e-05))) && v23_done;
    const bool v26 = (v22 && v20) && v25;
    const double v27 = v11 ? 0.0 : prepared->k[2];
    const double v28 = v11 ? 0.0 : (v27 * (v11 ? 0.0 : 1.0));
    const double v29 = v11 ? 0.0 : ((v11 ? 0.0 : tau[1]) * v27);
    const double v30 = (v11 ? 0.0 : (v29 - (v28 * v15_u[0]))) + (v11 ? 0.0 : (v29 - (v28 * v16_u[0])));
    const double v31 = v11 ? 0.0 : (qd[1] + v10_number[4]);
    const double v32 = (6.0 * v31) + (dt * (v10_number[1] + v30));
    const bool v33 = (v13 * v32) < 0.0;
    const double v34 = 0.16666666666666666 * dt;
    const double v35 = v31 + (v34 * ((v10_number[1] + (v11 ? 0.0 : (v29 - (v28 * v23_u[0])))) + (2.0 * v30)));
    const double v36 = v11 ? 0.0 : v35;
    const double v37 = v11 ? q[1] : (q[1] + (v32 * v34));
    const double v38 = (qd[0] + v10_number[3]) + (v10_number[0] * v34);
    const double v39 = tau[0] * dt;
    const double v40 = v38 + (prepared->k[10] * v39);
    const double v41 = q[0] + (dt * (v38 + (prepared->k[9] * v39)));
    const signed char v42 = xy_table_mode_of(qd[0]);
    double v44 = v41;
    double v45 = v36;
    double v46 = v37;
    double v47 = v40;
    signed char v48 = v42;
    signed char v49 = v10_best[0];
    bool v50 = v26;
    if (v33) {
        const double v43_of_context_real[15] = {prepared->k[1], tau[0], tau[1], prepared->k[3], prepared->k[2], q[0], q[1], qd[0], qd[1], dt, v10_number[2], v41, v37, v40, v36};
        const bool v43_of_context_boolean[3] = {v5, v26, v33};
        const signed char v43_of_context_mode[2] = {v42, v10_best[0]};
        double v43_result_real[4];
        bool v43_result_boolean[1];
        signed char v43_result_mode[2];
        xy_table_step_again(prepared, v43_of_context_real, v43_of_context_boolean, v43_of_context_mode, v43_result_real, v43_result_boolean, v43_result_mode);
        v44 = v43_result_real[0];
        v45 = v43_result_real[3];
        v46 = v43_result_real[1];
        v47 = v43_result_real[2];
        v48 = v43_result_mode[0];
        v49 = v43_result_mode[1];
        v50 = v43_result_boolean[0];
    }
    q_next[0] = v44;
    qd_next[1] = v45;
    q_next[1] = v46;
    qd_next[0] = v47;
    const bool v51 = (fabs(v47) + (fabs(v46) + (fabs(v45) + fabs(v44)))) < 1e+38;
    const double v52 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v4 + fabs(qd[0]))));
    const double v53 = fabs(tau[0]);
    const double v54 = fabs(tau[1]);
    const bool v55 = ((((v53 + v52) < 1e+38) && (v54 < 1e+38)) && (0.0 < dt)) && v51;
    mode_next[0] = v48;
    mode_next[1] = v49;
    const double v56 = (v10_flag[4] || v10_flag[3]) ? (v10_flag[8] ? 4.0 : ((v10_flag[7] && (!v10_flag[2])) ? (v10_flag[5] ? 1.0 : 0.0) : 3.0)) : (v10_flag[6] ? 5.0 : 2.0);
    const double v57 = ((fabs(v10_number[0]) + ((v53 + v54) + fabs(v10_number[1]))) < 1e+38) ? (v10_done ? v56 : 5.0) : 6.0;
    const bool v58 = xy_table_eq(2.0, v57);
    const double v59 = (v50 || v58) ? 0.0 : 5.0;
    const double v60 = (xy_table_eq(3.0, v59) || xy_table_eq(3.0, v57)) ? 3.0 : ((xy_table_eq(1.0, v59) || xy_table_eq(1.0, v57)) ? 1.0 : 0.0);
    const double v61 = (v58 || xy_table_eq(2.0, v59)) ? 2.0 : ((xy_table_eq(4.0, v59) || xy_table_eq(4.0, v57)) ? 4.0 : v60);
    const double v62 = (xy_table_eq(7.0, v59) || xy_table_eq(7.0, v57)) ? 7.0 : ((xy_table_eq(5.0, v59) || xy_table_eq(5.0, v57)) ? 5.0 : v61);
    const double v63 = (xy_table_eq(6.0, v59) || xy_table_eq(6.0, v57)) ? 6.0 : v62;
    *status = v63;
    if (!(v55)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
        *status = 6.0;
    }
}

int xy_table_step(const xy_table_prepared *restrict prepared, xy_table_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    xy_table_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}

static void xy_table_interpolated_again_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_interpolated_repetition(const xy_table_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 11], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const double v0 = context_real[1] * (1.0 / context_real[0]);
    const double v1 = prepared->k[0] * v0;
    const double v2 = prepared->k[6] * fabs(v1);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    const signed char v3 = behind[0] ? (before[0] ? 0 : xy_table_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v3;
    const bool v4 = 0 == v3;
    const bool v5 = !v4;
    const double v6 = (double)v3;
    const double v7 = v4 ? 0.0 : context_real[8];
    const double v8 = v4 ? 0.0 : prepared->k[2];
    const double v9 = v4 ? 0.0 : (v8 * (v4 ? 0.0 : 1.0));
    const double v10 = v4 ? 0.0 : (v8 * (v4 ? 0.0 : context_real[2]));
    const double v11 = context_real[1] * prepared->k[7];
    before_out[0] = before[0] || behind[0];
    const double v12 = 0.16666666666666666 * context_real[9];
    const double v13 = context_real[7] + (v0 * v12);
    const double v14 = context_real[1] * context_real[9];
    q_out[0] = context_real[5] + (context_real[9] * (v13 + (prepared->k[9] * v14)));
    qd_out[0] = v13 + (prepared->k[10] * v14);
    const double v15 = v4 ? 0.0 : (fabs(v11) * (prepared->k[6] * v6));
    const double v16 = fabs(v15);
    const double v17 = v4 ? 0.0 : (v2 * v6);
    double v18_u[1] = {u[0]};
    double v18_polished[1] = {0.0};
    const double v18_of_context_real[2] = {v6, v1};
    const bool v18_of_context_boolean[1] = {v5};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 40) && !v18_done; v18_pass++) {
        double v18_next_u[1];
        double v18_next_polished[1];
        xy_table_interpolated_again_loads(prepared, v18_u, v18_polished, v18_of_context_real, v18_of_context_boolean, v18_next_u, v18_next_polished, &v18_done);
        v18_u[0] = v18_next_u[0];
        v18_polished[0] = v18_next_polished[0];
    }
    u_out[0] = v18_u[0];
    const double v19 = v4 ? context_real[2] : v18_u[0];
    told_out[1] = (v5 || ((v19 <= v2) && ((-v2) <= v19))) ? v3 : xy_table_mode_of(2.0 * v19);
    const double v20 = v4 ? 0.0 : (v10 - (v9 * v18_u[0]));
    double v21_u[1] = {v18_u[0]};
    double v21_polished[1] = {0.0};
    const double v21_of_context_real[2] = {v6, v11};
    bool v21_done = false;
    for (int v21_pass = 0; (v21_pass < 40) && !v21_done; v21_pass++) {
        double v21_next_u[1];
        double v21_next_polished[1];
        xy_table_stage_loads(prepared, v21_u, v21_polished, v21_of_context_real, v18_of_context_boolean, v21_next_u, v21_next_polished, &v21_done);
        v21_u[0] = v21_next_u[0];
        v21_polished[0] = v21_next_polished[0];
    }
    double v22_u[1] = {v21_u[0]};
    double v22_polished[1] = {0.0};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[1];
        double v22_next_polished[1];
        xy_table_stage_loads(prepared, v22_u, v22_polished, v21_of_context_real, v18_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_polished[0] = v22_next_polished[0];
    }
    const double v23 = (v4 ? 0.0 : (v10 - (v9 * v21_u[0]))) + (v4 ? 0.0 : (v10 - (v9 * v22_u[0])));
    const double v24 = (6.0 * v7) + (context_real[9] * (v20 + v23));
    const bool v25 = (v6 * v24) < 0.0;
    behind_out[0] = v25;
    q_out[1] = v4 ? context_real[6] : (context_real[6] + (v12 * v24));
    double v26_u[1] = {v22_u[0]};
    double v26_polished[1] = {0.0};
    bool v26_done = false;
    for (int v26_pass = 0; (v26_pass < 40) && !v26_done; v26_pass++) {
        double v26_next_u[1];
        double v26_next_polished[1];
        xy_table_stage_loads(prepared, v26_u, v26_polished, v21_of_context_real, v18_of_context_boolean, v26_next_u, v26_next_polished, &v26_done);
        v26_u[0] = v26_next_u[0];
        v26_polished[0] = v26_next_polished[0];
    }
    const double v27 = v7 + (v12 * ((v20 + (v4 ? 0.0 : (v10 - (v9 * v26_u[0])))) + (2.0 * v23)));
    qd_out[1] = v4 ? 0.0 : v27;
    const double v28 = xy_table_max(v16, fabs(v26_u[0]));
    const bool v29 = v26_done && (fabs(v26_u[0] - v15) <= (v28 * ((v28 < (1.0000000009313226 * v28)) ? 1e-11 : 1e-05)));
    const double v30 = xy_table_max(v16, fabs(v22_u[0]));
    const bool v31 = v22_done && (fabs(v22_u[0] - v15) <= (v30 * ((v30 < (1.0000000009313226 * v30)) ? 1e-11 : 1e-05)));
    const double v32 = xy_table_max(v16, fabs(v21_u[0]));
    const bool v33 = (fabs(v21_u[0] - v15) <= (v32 * ((v32 < (1.0000000009313226 * v32)) ? 1e-11 : 1e-05))) && v21_done;
    const double v34 = xy_table_max(fabs(v17), fabs(v18_u[0]));
    const bool v35 = v18_done && (fabs(v18_u[0] - v17) <= (v34 * ((v34 < (1.0000000009313226 * v34)) ? 1e-11 : 1e-05)));
    *converged_out = (v29 && (v31 && v33)) && v35;
    *done = !v25;
}

static void xy_table_interpolated_again(const xy_table_prepared *restrict prepared, const double context_real[restrict 16], const bool context_boolean[restrict 3], const signed char context_mode[restrict 3], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[0], context_mode[2]};
    signed char v0_told[2] = {context_mode[0], context_mode[2]};
    bool v0_behind[1] = {context_boolean[2]};
    bool v0_before[1] = {context_boolean[0]};
    double v0_u[1] = {context_real[11]};
    double v0_q[2] = {context_real[12], context_real[13]};
    double v0_qd[2] = {context_real[14], context_real[15]};
    bool v0_converged = context_boolean[1];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        xy_table_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static void xy_table_interpolated_pattern_loads(const xy_table_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 2], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    const double v0 = context_boolean[0] ? (fabs(context_real[1]) * (prepared->k[6] * context_real[0])) : 0.0;
    const double v1 = u[0] - v0;
    const double v2 = fabs(v1);
    const bool v3 = 0.0 < v2;
    const double v4 = v3 ? 0.0 : v2;
    const double v5 = 0.5 * v1;
    const double v6 = fabs(v5);
    const bool v7 = v6 < v4;
    const double v8 = v7 ? v6 : v4;
    const double v9 = fabs(0.875 * v1);
    const bool v10 = v9 < v8;
    const double v11 = v10 ? v9 : v8;
    const bool v12 = 0.0 < v11;
    u_out[0] = v12 ? v0 : (v10 ? (u[0] - (0.125 * v1)) : (v7 ? (u[0] - v5) : (v3 ? (u[0] - v1) : u[0])));
    const double v13 = polished[0] + ((v2 <= (1e-05 * xy_table_max(fabs(v0), fabs(u[0])))) ? 1.0 : 0.0);
    polished_out[0] = v13;
    const bool v14 = (12.0 <= v13) || (!(v12 || (v10 || (v3 || v7))));
    *done = v14 || ((v12 ? 0.0 : v11) <= 0.0);
}

static void xy_table_interpolated_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 4], const double context_real[restrict 3], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = context_real[1] * (1.0 / context_real[0]);
    const double v2 = prepared->k[0] * v1;
    const double v3 = (double)pattern[0];
    double v4_u[1] = {number[3]};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[2] = {v3, v2};
    const bool v4_of_context_boolean[1] = {!v0};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[1];
        double v4_next_polished[1];
        xy_table_interpolated_pattern_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_polished[0] = v4_next_polished[0];
    }
    number_out[3] = v4_u[0];
    const double v5 = v0 ? context_real[2] : v4_u[0];
    const double v6 = prepared->k[6] * fabs(v2);
    const double v7 = v0 ? 0.0 : 1.0;
    const double v8 = v0 ? 0.0 : prepared->k[2];
    const double v9 = v0 ? 0.0 : ((v0 ? 0.0 : ((v0 ? 0.0 : context_real[2]) * v8)) - ((v0 ? 0.0 : (v8 * v7)) * v4_u[0]));
    const double v10 = v0 ? xy_table_min(v6 - v5, v6 + v5) : (v3 * v9);
    const double v11 = v0 ? v10 : (prepared->k[0] * v10);
    const double v12 = xy_table_max(fabs(context_real[2]), fabs(v5));
    const bool v13 = !flag[0];
    const bool v14 = context_boolean[1] && v13;
    const bool v15 = ((0.0 < v10) || (v0 && (0.0 <= v10))) || (v14 && (((-1e-06) * v12) <= v11));
    const double v16 = v0 ? 0.0 : (v3 * v6);
    const double v17 = xy_table_max(fabs(v16), fabs(v4_u[0]));
    const bool v18 = (fabs(v4_u[0] - v16) <= (v17 * ((v17 < (1.0000000009313226 * v17)) ? 1e-11 : 1e-05))) && v4_done;
    const bool v19 = (context_boolean[0] || v15) && v18;
    const bool v20 = flag[3] || v19;
    flag_out[3] = v20;
    const bool v21 = v14 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v22 = v14 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v23 = v22 || v21;
    const double v24 = -(1.0 - v7);
    const bool v25 = (v22 && (1 == pattern[0])) || ((v0 && ((v24 <= 0.0) && (0.0 <= v24))) && v23);
    const double v26 = v25 ? v7 : (1.0 + v7);
    const bool v27 = !(v25 || (v26 <= (v23 ? 1.0 : 0.0)));
    const bool v28 = v27 && (!v20);
    const bool v29 = (!flag[1]) && (flag[2] && v28);
    const bool v30 = !v29;
    const bool v31 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v13 && (v28 && v30)));
    const bool v32 = context_boolean[2] && (!v14);
    const signed char v33 = v21 ? 1 : (-1);
    const signed char v34 = v25 ? ((v0 && v21) ? 1 : (-1)) : ((v32 && ((0.0 <= v26) && (v26 <= 0.0))) ? 0 : v33);
    pattern_out[0] = v31 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v29 ? (v32 ? 0 : v33) : v34);
    const bool v35 = !flag[3];
    const bool v36 = v18 && (context_boolean[0] || (((-1e-12) * v12) <= v11));
    const bool v37 = ((!flag[4]) && (v35 && v36)) || (v35 && v19);
    best_out[0] = v37 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v31;
    flag_out[1] = v31 ? false : (flag[1] || v29);
    const bool v38 = !(v29 || v31);
    flag_out[2] = flag[2] && v38;
    flag_out[4] = flag[4] || v36;
    const bool v39 = flag[5] || (flag[3] && v19);
    flag_out[5] = v39;
    flag_out[6] = v30 && (flag[6] || (!v18));
    flag_out[7] = v37 ? true : flag[7];
    flag_out[8] = v37 ? false : flag[8];
    number_out[0] = v37 ? v1 : number[0];
    number_out[1] = v37 ? v9 : number[1];
    number_out[2] = v37 ? v4_u[0] : number[2];
    *done = (v20 && ((v27 || (v0 || (!v25))) || v39)) || (v28 && v38);
}

static void xy_table_interpolated_part(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 1], const signed char heading[restrict 1], bool probes, const double far[restrict 1], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 1], signed char heading_out[restrict 1], bool *restrict probes_out, double far_out[restrict 1], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = tau[1] * prepared->k[2];
    const double v1 = fabs(v0);
    const double v2 = 1e-08 * v1;
    const double v3 = -v2;
    const signed char v4 = xy_table_mode_of(qd[1]);
    const bool v5 = xy_table_eq(0.0, qd[1]);
    const bool v6 = v5 ? (v3 < v0) : (1 == v4);
    const bool v7 = !(0 == forced[0]);
    const bool v8 = v7 && (v5 && v7);
    const bool v9 = v5 && (v1 <= (v2 + (prepared->k[8] * sqrt(tau[0] * (tau[0] * prepared->k[11])))));
    const signed char v10 = (v9 && (!v8)) ? 0 : ((v8 ? (1 == forced[0]) : v6) ? 1 : (-1));
    crossing_out[0] = false;
    signed char v11_pattern[1] = {v10};
    signed char v11_best[1] = {v10};
    bool v11_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v11_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v11_of_context_real[3] = {prepared->k[1], tau[0], tau[1]};
    const bool v11_of_context_boolean[5] = {!v5, v8, v9, v6, v5 ? (v3 < (-v0)) : ((-1) == v4)};
    const signed char v11_of_context_mode[2] = {v4, forced[0]};
    bool v11_done = false;
    for (int v11_pass = 0; (v11_pass < 12) && !v11_done; v11_pass++) {
        signed char v11_next_pattern[1];
        signed char v11_next_best[1];
        bool v11_next_flag[9];
        double v11_next_number[4];
        xy_table_interpolated_pattern(prepared, v11_pattern, v11_best, v11_flag, v11_number, v11_of_context_real, v11_of_context_boolean, v11_of_context_mode, v11_next_pattern, v11_next_best, v11_next_flag, v11_next_number, &v11_done);
        v11_pattern[0] = v11_next_pattern[0];
        v11_best[0] = v11_next_best[0];
        v11_flag[0] = v11_next_flag[0];
        v11_flag[1] = v11_next_flag[1];
        v11_flag[2] = v11_next_flag[2];
        v11_flag[3] = v11_next_flag[3];
        v11_flag[4] = v11_next_flag[4];
        v11_flag[5] = v11_next_flag[5];
        v11_flag[6] = v11_next_flag[6];
        v11_flag[7] = v11_next_flag[7];
        v11_flag[8] = v11_next_flag[8];
        v11_number[0] = v11_next_number[0];
        v11_number[1] = v11_next_number[1];
        v11_number[2] = v11_next_number[2];
        v11_number[3] = v11_next_number[3];
    }
    const bool v12 = 0 == v11_best[0];
    const bool v13 = !v12;
    const double v14 = (double)v11_best[0];
    const double v15 = tau[0] * prepared->k[7];
    double v16_u[1] = {v11_number[2]};
    double v16_polished[1] = {0.0};
    const double v16_of_context_real[2] = {v14, v15};
    const bool v16_of_context_boolean[1] = {v13};
    bool v16_done = false;
    for (int v16_pass = 0; (v16_pass < 40) && !v16_done; v16_pass++) {
        double v16_next_u[1];
        double v16_next_polished[1];
        xy_table_stage_loads(prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_done);
        v16_u[0] = v16_next_u[0];
        v16_polished[0] = v16_next_polished[0];
    }
    const double v17 = v12 ? 0.0 : prepared->k[2];
    const double v18 = v12 ? 0.0 : (v17 * (v12 ? 0.0 : 1.0));
    const double v19 = v12 ? 0.0 : ((v12 ? 0.0 : tau[1]) * v17);
    double v20_u[1] = {v16_u[0]};
    double v20_polished[1] = {0.0};
    bool v20_done = false;
    for (int v20_pass = 0; (v20_pass < 40) && !v20_done; v20_pass++) {
        double v20_next_u[1];
        double v20_next_polished[1];
        xy_table_stage_loads(prepared, v20_u, v20_polished, v16_of_context_real, v16_of_context_boolean, v20_next_u, v20_next_polished, &v20_done);
        v20_u[0] = v20_next_u[0];
        v20_polished[0] = v20_next_polished[0];
    }
    const double v21 = (v12 ? 0.0 : (v19 - (v18 * v20_u[0]))) + (v12 ? 0.0 : (v19 - (v18 * v16_u[0])));
    double v22_u[1] = {v20_u[0]};
    double v22_polished[1] = {0.0};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[1];
        double v22_next_polished[1];
        xy_table_stage_loads(prepared, v22_u, v22_polished, v16_of_context_real, v16_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_polished[0] = v22_next_polished[0];
    }
    const double v23 = 0.16666666666666666 * trial;
    const double v24 = qd[1] + (v23 * ((v11_number[1] + (v12 ? 0.0 : (v19 - (v18 * v22_u[0])))) + (2.0 * v21)));
    const double v25 = v12 ? 0.0 : v24;
    const double v26 = prepared->k[6] * fabs(v15);
    const double v27 = v12 ? (v12 ? xy_table_min(v26 - tau[1], tau[1] + v26) : 0.0) : (v14 * v25);
    far_out[0] = v27;
    const double v28 = probes ? far[0] : v27;
    const bool v29 = (v28 < 0.0) && (!(v5 && v13));
    const bool v30 = probes && v29;
    const double v31 = trial / (v30 ? whole : 1.0);
    const double v32 = prepared->k[6] * fabs(prepared->k[0] * v11_number[0]);
    const double v33 = v12 ? (v12 ? xy_table_max(0.0, xy_table_min(v32 - tau[1], tau[1] + v32)) : 0.0) : (qd[1] * v14);
    const double v34 = (v27 - v33) / (v30 ? v31 : 1.0);
    const double v35 = ((v27 - v28) / (v30 ? (1.0 - v31) : 1.0)) + v34;
    const double v36 = v34 + (v31 * v35);
    const double v37 = sqrt(v30 ? xy_table_max(0.0, (v35 * (4.0 * v33)) + (v36 * v36)) : 1.0);
    const bool v38 = v36 < 0.0;
    const double v39 = v30 ? (v29 ? (v38 ? (v37 - v36) : (2.0 * v35)) : 1.0) : 1.0;
    const double v40 = v29 ? xy_table_max(1e-06, v33 / (((!probes) && v29) ? (v29 ? (v33 - v28) : 1.0) : 1.0)) : 1.0;
    const double v41 = probes ? (v29 ? xy_table_min(1.0, (v38 ? (2.0 * v33) : (v36 + v37)) / v39) : 1.0) : v40;
    const double v42 = xy_table_min(1.0, v41);
    const bool v43 = (crossing[1] || crossing[0]) || (!(0 == heading[0]));
    const bool v44 = (!((12.0 <= passes) || (probes || v43))) && (v42 < 1.0);
    *probes_out = v44;
    const bool v45 = probes || v44;
    const bool v46 = !v45;
    const double v47 = (6.0 * qd[1]) + (trial * (v11_number[1] + v21));
    const bool v48 = v46 && ((v14 * v47) < 0.0);
    const double v49 = v12 ? 0.0 : (v26 * v14);
    const double v50 = fabs(v49);
    const double v51 = xy_table_max(v50, fabs(v16_u[0]));
    const bool v52 = (fabs(v16_u[0] - v49) <= (v51 * ((v51 < (1.0000000009313226 * v51)) ? 1e-11 : 1e-05))) && v16_done;
    const double v53 = xy_table_max(v50, fabs(v20_u[0]));
    const bool v54 = v20_done && (fabs(v20_u[0] - v49) <= (v53 * ((v53 < (1.0000000009313226 * v53)) ? 1e-11 : 1e-05)));
    const double v55 = xy_table_max(v50, fabs(v22_u[0]));
    const bool v56 = (fabs(v22_u[0] - v49) <= (v55 * ((v55 < (1.0000000009313226 * v55)) ? 1e-11 : 1e-05))) && v22_done;
    const bool v57 = v56 && (v54 && v52);
    const double v58 = v12 ? q[1] : (q[1] + (v23 * v47));
    const double v59 = qd[0] + (v23 * v11_number[0]);
    const double v60 = tau[0] * trial;
    const double v61 = v59 + (prepared->k[10] * v60);
    const double v62 = q[0] + (trial * (v59 + (prepared->k[9] * v60)));
    const signed char v63 = xy_table_mode_of(qd[0]);
    double v65 = v62;
    double v66 = v58;
    double v67 = v61;
    double v68 = v25;
    signed char v69 = v11_best[0];
    signed char v70 = v63;
    bool v71 = v57;
    if (v48) {
        const double v64_of_context_real[16] = {prepared->k[1], tau[0], tau[1], prepared->k[3], prepared->k[2], q[0], q[1], qd[0], qd[1], trial, past, v11_number[2], v62, v58, v61, v25};
        const bool v64_of_context_boolean[3] = {v5, v57, v48};
        const signed char v64_of_context_mode[3] = {v63, forced[0], v11_best[0]};
        double v64_result_real[4];
        bool v64_result_boolean[1];
        signed char v64_result_mode[2];
        xy_table_interpolated_again(prepared, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_result_real, v64_result_boolean, v64_result_mode);
        v65 = v64_result_real[0];
        v66 = v64_result_real[1];
        v67 = v64_result_real[2];
        v68 = v64_result_real[3];
        v69 = v64_result_mode[1];
        v70 = v64_result_mode[0];
        v71 = v64_result_boolean[0];
    }
    q_out[0] = v65;
    q_out[1] = v66;
    const bool v72 = crossing[1] || (v13 && (v27 < 0.0));
    const bool v73 = v46 && (crossing[0] || v72);
    const double v74 = v73 ? (crossing[0] ? 0.0 : v67) : v67;
    qd_out[0] = v74;
    mode_out[1] = v69;
    const double v75 = v73 ? ((v72 || (0 == v69)) ? 0.0 : v68) : v68;
    qd_out[1] = v75;
    mode_out[0] = v70;
    const bool v76 = v29 && (v41 <= v42);
    crossing_out[1] = probes && (v13 && v76);
    const signed char v77 = v43 ? heading[0] : 0;
    forced_out[0] = v77;
    heading_out[0] = probes ? ((v12 && v76) ? (v12 ? xy_table_mode_of(2.0 * tau[1]) : 0) : 0) : 0;
    const double v78 = v45 ? past : (v43 ? (trial + past) : dt);
    *past_out = v78;
    const double v79 = probes ? whole : trial;
    const double v80 = v45 ? (v42 * v79) : (dt - v78);
    *trial_out = v80;
    *whole_out = v45 ? v79 : v80;
    *passes_out = 1.0 + passes;
    const double v81 = (v11_flag[4] || v11_flag[3]) ? (v11_flag[8] ? 4.0 : ((v11_flag[7] && (!v11_flag[2])) ? (v11_flag[5] ? 1.0 : 0.0) : 3.0)) : (v11_flag[6] ? 5.0 : 2.0);
    const bool v82 = (fabs(tau[1]) + (fabs(v11_number[0]) + (fabs(tau[0]) + fabs(v11_number[1])))) < 1e+38;
    const double v83 = v82 ? (v11_done ? v81 : 5.0) : 6.0;
    const bool v84 = xy_table_eq(2.0, v83);
    const double v85 = (v71 || v84) ? 0.0 : 5.0;
    const double v86 = ((xy_table_eq(1.0, v83) || xy_table_eq(1.0, worst)) || xy_table_eq(1.0, v85)) ? 1.0 : 0.0;
    const double v87 = ((xy_table_eq(3.0, worst) || xy_table_eq(3.0, v83)) || xy_table_eq(3.0, v85)) ? 3.0 : v86;
    const double v88 = ((xy_table_eq(4.0, worst) || xy_table_eq(4.0, v83)) || xy_table_eq(4.0, v85)) ? 4.0 : v87;
    const bool v89 = xy_table_eq(5.0, v85) || (xy_table_eq(5.0, worst) || xy_table_eq(5.0, v83));
    const double v90 = v89 ? 5.0 : (((v84 || xy_table_eq(2.0, worst)) || xy_table_eq(2.0, v85)) ? 2.0 : v88);
    const double v91 = ((xy_table_eq(7.0, worst) || xy_table_eq(7.0, v83)) || xy_table_eq(7.0, v85)) ? 7.0 : v90;
    *worst_out = ((xy_table_eq(6.0, v83) || xy_table_eq(6.0, worst)) || xy_table_eq(6.0, v85)) ? 6.0 : v91;
    *done = v46 && (v80 <= 0.0);
    if (v45) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
    }
}

void xy_table_step_interpolated_arrays(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[1] = {0};
    signed char v0_heading[1] = {0};
    bool v0_probes = false;
    double v0_far[1] = {0.0};
    double v0_past = 0.0;
    double v0_whole = dt;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 14) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        bool v0_next_probes;
        double v0_next_far[1];
        double v0_next_past;
        double v0_next_whole;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        xy_table_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_forced[0] = v0_next_forced[0];
        v0_heading[0] = v0_next_heading[0];
        v0_probes = v0_next_probes;
        v0_far[0] = v0_next_far[0];
        v0_past = v0_next_past;
        v0_whole = v0_next_whole;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = (fabs(v0_q[0]) + (fabs(v0_q[1]) + (fabs(v0_qd[1]) + fabs(v0_qd[0])))) < 1e+38;
    const bool v2 = xy_table_eq(7.0, v0_worst);
    const double v3 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v4 = ((fabs(tau[0]) + (fabs(q[0]) + v3)) < 1e+38) && (fabs(tau[1]) < 1e+38);
    const bool v5 = v4 && (0.0 < dt);
    const bool v6 = (v5 && (!v2)) && v1;
    q_next[0] = v6 ? v0_q[0] : q[0];
    q_next[1] = v6 ? v0_q[1] : q[1];
    qd_next[0] = v6 ? v0_qd[0] : qd[0];
    qd_next[1] = v6 ? v0_qd[1] : qd[1];
    mode_next[0] = v6 ? v0_mode[0] : mode[0];
    mode_next[1] = v6 ? v0_mode[1] : mode[1];
    const bool v7 = xy_table_eq(2.0, v0_worst);
    const double v8 = (v7 || v0_done) ? 0.0 : 5.0;
    const double v9 = (xy_table_eq(3.0, v0_worst) || xy_table_eq(3.0, v8)) ? 3.0 : ((xy_table_eq(1.0, v0_worst) || xy_table_eq(1.0, v8)) ? 1.0 : 0.0);
    const double v10 = (v7 || xy_table_eq(2.0, v8)) ? 2.0 : ((xy_table_eq(4.0, v0_worst) || xy_table_eq(4.0, v8)) ? 4.0 : v9);
    const double v11 = (v2 || xy_table_eq(7.0, v8)) ? 7.0 : ((xy_table_eq(5.0, v8) || xy_table_eq(5.0, v0_worst)) ? 5.0 : v10);
    *status = v6 ? ((xy_table_eq(6.0, v0_worst) || xy_table_eq(6.0, v8)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
}

int xy_table_step_interpolated(const xy_table_prepared *restrict prepared, xy_table_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    xy_table_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
