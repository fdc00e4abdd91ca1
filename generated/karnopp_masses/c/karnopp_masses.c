#include "karnopp_masses.h"

#include <math.h>

static double karnopp_masses_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double karnopp_masses_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double karnopp_masses_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool karnopp_masses_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char karnopp_masses_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

static inline void karnopp_masses_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void karnopp_masses_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void karnopp_masses_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void karnopp_masses_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void karnopp_masses_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void karnopp_masses_default_parameters(karnopp_masses_parameters *parameters)
{
    parameters->m1 = 3.0;
    parameters->m2 = 0.5;
    parameters->k = 20.0;
    parameters->Fr = 2.0;
    parameters->Ff = 5.0;
}

void karnopp_masses_prepare(const karnopp_masses_parameters *parameters, karnopp_masses_prepared *prepared)
{
    prepared->k[0] = parameters->m1;
    prepared->k[1] = parameters->m2;
    prepared->k[2] = parameters->k;
    prepared->k[3] = parameters->Fr;
    prepared->k[4] = parameters->Ff;
    const double v0 = parameters->m1 + parameters->m2;
    prepared->k[5] = v0;
    const double v1 = 1.5 * parameters->Ff;
    prepared->k[6] = v1;
    const double v2 = 1.5 * parameters->Fr;
    prepared->k[7] = v2;
    const double v3 = 1.0 / parameters->m1;
    prepared->k[8] = v3;
    const double v4 = parameters->m1 * v3;
    prepared->k[9] = v4;
    const double v5 = 1.0 / (v0 - (parameters->m1 * v4));
    prepared->k[10] = v5;
    const double v6 = v4 * v5;
    prepared->k[11] = v6;
    const double v7 = parameters->k * v4;
    prepared->k[12] = v7;
    const double v8 = v5 * v7;
    prepared->k[13] = v8;
    const double v9 = parameters->k * v3;
    prepared->k[14] = v9;
    const double v10 = v9 + (v4 * v8);
    prepared->k[15] = -v10;
    prepared->k[16] = -v6;
    const double v11 = v3 + (v4 * v6);
    prepared->k[17] = v11;
    prepared->k[18] = 0.5 * parameters->m2;
    prepared->k[19] = 0.5 * parameters->m1;
    prepared->k[20] = 0.5 * parameters->k;
    prepared->k[21] = v9 + (v6 * v7);
    const double v12 = v5 + v5;
    const double v13 = 2.0 * v5;
    const double v14 = 2.0 * v6;
    const double v15 = v8 + v8;
    const double v16 = v10 + v10;
    const double v17 = 2.0 * v15;
    const double v18 = 2.0 * v10;
    const double v19 = v6 + v6;
    const double v20 = v11 + v11;
    const double v21 = 2.0 * v11;
    prepared->k[22] = 0.25 * parameters->k;
    prepared->k[23] = 0.16666666666666666 * v12;
    prepared->k[24] = 0.16666666666666666 * v5;
    prepared->k[25] = 0.16666666666666666 * v6;
    prepared->k[26] = 0.16666666666666666 * (v12 + v13);
    prepared->k[27] = 0.16666666666666666 * v13;
    prepared->k[28] = 0.16666666666666666 * v14;
    prepared->k[29] = 0.16666666666666666 * v11;
    const double v22 = 0.16666666666666666 * (0.25 * v8);
    prepared->k[30] = 0.16666666666666666 * (v8 + v15);
    prepared->k[31] = v10 * v22;
    prepared->k[32] = 0.16666666666666666 * (0.5 * v15);
    const double v23 = 0.16666666666666666 * (0.25 * v10);
    prepared->k[33] = 0.16666666666666666 * (v10 + v16);
    prepared->k[34] = v10 * v23;
    const double v24 = 0.5 * v10;
    prepared->k[35] = 0.3333333333333333 * v24;
    const double v25 = 0.16666666666666666 * (0.5 * v8);
    prepared->k[36] = 0.16666666666666666 * (v15 + v17);
    prepared->k[37] = (v10 * v25) + (v18 * v22);
    prepared->k[38] = (0.16666666666666666 * (0.5 * v17)) + (0.16666666666666666 * v8);
    prepared->k[39] = v24 * v25;
    const double v26 = 0.16666666666666666 * v24;
    prepared->k[40] = 0.16666666666666666 * (v16 + (2.0 * v16));
    prepared->k[41] = (v10 * v26) + (v18 * v23);
    prepared->k[42] = v24 * v26;
    prepared->k[43] = (0.16666666666666666 * v10) + (0.6666666666666666 * v24);
    prepared->k[44] = 0.16666666666666666 * (v5 + v12);
    prepared->k[45] = v6 * v22;
    prepared->k[46] = 0.16666666666666666 * (v6 + v19);
    prepared->k[47] = v11 * v22;
    prepared->k[48] = v6 * v23;
    prepared->k[49] = 0.16666666666666666 * (v11 + v20);
    prepared->k[50] = v11 * v23;
    prepared->k[51] = 0.16666666666666666 * (v12 + (2.0 * v12));
    prepared->k[52] = (v6 * v25) + (v14 * v22);
    prepared->k[53] = 0.16666666666666666 * (v19 + (2.0 * v19));
    prepared->k[54] = (v11 * v25) + (v21 * v22);
    prepared->k[55] = (v6 * v26) + (v14 * v23);
    prepared->k[56] = 0.16666666666666666 * (v20 + (2.0 * v20));
    prepared->k[57] = (v11 * v26) + (v21 * v23);
    prepared->k[58] = -v1;
    prepared->k[59] = -v2;
    prepared->k[60] = 1.0001 * fabs(v6);
    prepared->k[61] = parameters->Fr * v11;
    prepared->k[62] = 1.0001 * v11;
    prepared->k[63] = parameters->Ff * v5;
    prepared->k[64] = 1.0001 * v5;
    prepared->k[65] = v2 * v11;
    prepared->k[66] = v1 * v5;
    prepared->k[67] = parameters->Fr * v3;
    prepared->k[68] = parameters->Fr * v4;
    prepared->k[69] = parameters->m1 + parameters->m1;
    prepared->k[70] = parameters->k + parameters->k;
}

void karnopp_masses_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_parameters parameters_lane;
        karnopp_masses_prepared prepared_lane;

        parameters_lane.m1 = parameters[lane];
        parameters_lane.m2 = parameters[(1U * count) + lane];
        parameters_lane.k = parameters[(2U * count) + lane];
        parameters_lane.Fr = parameters[(3U * count) + lane];
        parameters_lane.Ff = parameters[(4U * count) + lane];
        karnopp_masses_prepare(&parameters_lane, &prepared_lane);
        karnopp_masses_scatter(71U, count, lane, prepared_lane.k, prepared);
    }
}

void karnopp_masses_mass_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = prepared->k[0];
    M[2] = prepared->k[0];
    M[3] = prepared->k[0];
    M[0] = prepared->k[5];
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_mass_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_mass_matrix(prepared, q_lane, M_lane);
        karnopp_masses_scatter(4U, count, lane, M_lane, M);
    }
}

void karnopp_masses_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_mass_matrix(&prepared_lane, q_lane, M_lane);
        karnopp_masses_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void karnopp_masses_bias(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)qd;
    h[0] = 0.0;
    h[1] = q[1] * prepared->k[2];
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_bias_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_bias(prepared, q_lane, qd_lane, h_lane);
        karnopp_masses_scatter(2U, count, lane, h_lane, h);
    }
}

void karnopp_masses_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        karnopp_masses_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void karnopp_masses_gravity(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_gravity_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gravity(prepared, q_lane, g_lane);
        karnopp_masses_scatter(2U, count, lane, g_lane, g);
    }
}

void karnopp_masses_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gravity(&prepared_lane, q_lane, g_lane);
        karnopp_masses_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void karnopp_masses_coriolis_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = 0.0;
    C[1] = 0.0;
    C[2] = 0.0;
    C[3] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_coriolis_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        karnopp_masses_scatter(4U, count, lane, C_lane, C);
    }
}

void karnopp_masses_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        karnopp_masses_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void karnopp_masses_inverse_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)qd;
    const double v0 = prepared->k[0] * (qdd[0] + qdd[1]);
    tau[0] = (prepared->k[1] * qdd[0]) + v0;
    tau[1] = (q[1] * prepared->k[2]) + v0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

void karnopp_masses_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

void karnopp_masses_forward_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)qd;
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const double v1 = tau[0] - (prepared->k[9] * v0);
    qdd[0] = prepared->k[10] * v1;
    qdd[1] = (prepared->k[8] * v0) - (prepared->k[11] * v1);
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_forward_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void karnopp_masses_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void karnopp_masses_kinetic_energy(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    const double v0 = qd[1] + qd[0];
    *T = (prepared->k[18] * (qd[0] * qd[0])) + (v0 * (prepared->k[19] * v0));
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_kinetic_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void karnopp_masses_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void karnopp_masses_potential_energy(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    *V = prepared->k[20] * (q[1] * q[1]);
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_potential_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void karnopp_masses_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void karnopp_masses_inertia_power(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    P[0] = 0.0;
    P[1] = 0.0;
    P[2] = 0.0;
    P[3] = 0.0;
    P[4] = 0.0;
    P[5] = 0.0;
    P[6] = 0.0;
    P[7] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_inertia_power_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_inertia_power(prepared, q_lane, P_lane);
        karnopp_masses_scatter(8U, count, lane, P_lane, P);
    }
}

void karnopp_masses_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_inertia_power(&prepared_lane, q_lane, P_lane);
        karnopp_masses_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

void karnopp_masses_reactions(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)q;
    (void)qd;
    F[1] = 0.0;
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[5] = 0.0;
    F[7] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    F[11] = 0.0;
    const double v0 = prepared->k[0] * (qdd[0] + qdd[1]);
    F[6] = v0;
    F[0] = (prepared->k[1] * qdd[0]) + v0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_reactions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        karnopp_masses_scatter(12U, count, lane, F_lane, F);
    }
}

void karnopp_masses_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        karnopp_masses_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

void karnopp_masses_linearize(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[1] = 0.0;
    A[3] = 0.0;
    A[4] = 0.0;
    A[5] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[10] = 0.0;
    A[11] = 0.0;
    A[12] = 0.0;
    A[14] = 0.0;
    A[15] = 0.0;
    B[0] = 0.0;
    B[1] = 0.0;
    B[2] = 0.0;
    B[3] = 0.0;
    B[4] = prepared->k[10];
    A[9] = prepared->k[13];
    A[13] = prepared->k[15];
    B[5] = prepared->k[16];
    B[6] = prepared->k[16];
    B[7] = prepared->k[17];
    A[2] = 1.0;
    A[7] = 1.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_linearize_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        karnopp_masses_scatter(16U, count, lane, A_lane, A);
        karnopp_masses_scatter(8U, count, lane, B_lane, B);
    }
}

void karnopp_masses_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        karnopp_masses_scatter(16U, count, lane, A_lane, A);
        karnopp_masses_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void karnopp_masses_linearize_step(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    A[4] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[12] = 0.0;
    A[14] = 0.0;
    A[0] = 1.0;
    A[10] = 1.0;
    A[2] = dt;
    const double v0 = (q[1] * prepared->k[13]) - (tau[1] * prepared->k[11]);
    const double v1 = dt * dt;
    const double v2 = 0.16666666666666666 * v1;
    const double v3 = qd[1] * dt;
    const double v4 = q[1] + (0.5 * v3);
    const double v5 = tau[0] * prepared->k[11];
    const double v6 = (v5 + (q[1] * prepared->k[21])) - (tau[1] * prepared->k[17]);
    const double v7 = (tau[1] - (prepared->k[2] * v4)) + ((prepared->k[22] * v1) * v6);
    const double v8 = ((tau[1] * prepared->k[9]) - tau[0]) - (prepared->k[12] * v4);
    const double v9 = v1 * ((prepared->k[25] * v7) + ((prepared->k[24] * v8) - (tau[0] * prepared->k[23])));
    q_next[0] = ((q[0] + (qd[0] * dt)) + (v0 * v2)) - v9;
    const double v10 = q[1] + v3;
    const double v11 = ((tau[1] * prepared->k[8]) - (prepared->k[14] * v4)) + (prepared->k[11] * v8);
    const double v12 = v11 + (prepared->k[17] * v7);
    const double v13 = v5 + v6;
    q_next[1] = v10 + (v2 * (v12 - v13));
    const double v14 = tau[0] * dt;
    const double v15 = dt * (((prepared->k[2] * v10) - tau[1]) + ((prepared->k[20] * v1) * v11));
    const double v16 = 0.16666666666666666 * dt;
    const double v17 = (qd[0] + (prepared->k[26] * v14)) + (v16 * v0);
    qd_next[0] = (v17 - (dt * ((prepared->k[27] * v8) + (prepared->k[28] * v7)))) + (prepared->k[25] * v15);
    const double v18 = ((qd[1] - (prepared->k[28] * v14)) - (v16 * v13)) + ((0.3333333333333333 * dt) * v12);
    qd_next[1] = v18 - (prepared->k[29] * v15);
    const double v19 = dt * v1;
    const double v20 = dt * v19;
    A[1] = (prepared->k[30] * v1) - (prepared->k[31] * v20);
    A[3] = prepared->k[32] * v19;
    A[5] = (1.0 - (prepared->k[33] * v1)) + (prepared->k[34] * v20);
    A[7] = dt - (prepared->k[35] * v19);
    A[9] = (dt * prepared->k[36]) - (prepared->k[37] * v19);
    A[11] = (prepared->k[38] * v1) - (prepared->k[39] * v20);
    A[13] = (prepared->k[41] * v19) - (dt * prepared->k[40]);
    A[15] = (1.0 - (prepared->k[43] * v1)) + (prepared->k[42] * v20);
    B[0] = (prepared->k[44] * v1) - (prepared->k[45] * v20);
    const double v21 = prepared->k[46] * v1;
    B[1] = (prepared->k[47] * v20) - v21;
    B[2] = (prepared->k[48] * v20) - v21;
    B[3] = (prepared->k[49] * v1) - (prepared->k[50] * v20);
    B[4] = (dt * prepared->k[51]) - (prepared->k[52] * v19);
    const double v22 = dt * prepared->k[53];
    B[5] = (prepared->k[54] * v19) - v22;
    B[6] = (prepared->k[55] * v19) - v22;
    B[7] = (dt * prepared->k[56]) - (prepared->k[57] * v19);
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_linearize_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter(16U, count, lane, A_lane, A);
        karnopp_masses_scatter(8U, count, lane, B_lane, B);
    }
}

void karnopp_masses_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter(16U, count, lane, A_lane, A);
        karnopp_masses_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void karnopp_masses_regressor(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    (void)q;
    (void)qd;
    Y[1] = 0.0;
    Y[2] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[9] = 0.0;
    Y[11] = 0.0;
    Y[12] = 0.0;
    Y[13] = 0.0;
    Y[14] = 0.0;
    Y[15] = 0.0;
    Y[16] = 0.0;
    Y[17] = 0.0;
    Y[18] = 0.0;
    Y[19] = 0.0;
    Y[20] = 0.0;
    Y[21] = 0.0;
    Y[22] = 0.0;
    Y[23] = 0.0;
    Y[24] = 0.0;
    Y[25] = 0.0;
    Y[26] = 0.0;
    Y[27] = 0.0;
    Y[28] = 0.0;
    Y[29] = 0.0;
    Y[31] = 0.0;
    Y[32] = 0.0;
    Y[33] = 0.0;
    Y[34] = 0.0;
    Y[35] = 0.0;
    Y[36] = 0.0;
    Y[37] = 0.0;
    Y[38] = 0.0;
    Y[39] = 0.0;
    Y[0] = qdd[0];
    const double v0 = qdd[0] + qdd[1];
    Y[10] = v0;
    Y[30] = v0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_regressor_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        karnopp_masses_scatter(40U, count, lane, Y_lane, Y);
    }
}

void karnopp_masses_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        karnopp_masses_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

void karnopp_masses_stiffness_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)q;
    K[3] = prepared->k[2];
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_stiffness_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_stiffness_matrix(prepared, q_lane, K_lane);
        karnopp_masses_scatter(4U, count, lane, K_lane, K);
    }
}

void karnopp_masses_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        karnopp_masses_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

void karnopp_masses_damping_matrix(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_damping_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_damping_matrix(prepared, q_lane, D_lane);
        karnopp_masses_scatter(4U, count, lane, D_lane, D);
    }
}

void karnopp_masses_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_damping_matrix(&prepared_lane, q_lane, D_lane);
        karnopp_masses_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

void karnopp_masses_sticking_forces(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const double v1 = 1.0 / (stuck[1] ? 1.0 : prepared->k[0]);
    const double v2 = (stuck[0] || stuck[1]) ? 0.0 : prepared->k[0];
    const double v3 = v1 * v2;
    const double v4 = 1.0 / ((stuck[0] ? 1.0 : prepared->k[5]) - (v2 * v3));
    const double v5 = prepared->k[4] * karnopp_masses_sign(qd[0]);
    const double v6 = prepared->k[3] * karnopp_masses_sign(qd[1]);
    const double v7 = stuck[1] ? 0.0 : (v0 - v6);
    const double v8 = v4 * ((stuck[0] ? 0.0 : (tau[0] - v5)) - (v3 * v7));
    const double v9 = stuck[0] ? 0.0 : v8;
    qdd[0] = v9;
    const double v10 = stuck[1] ? 0.0 : ((v1 * v7) - (v3 * v8));
    qdd[1] = v10;
    f[0] = stuck[0] ? (tau[0] - (prepared->k[0] * v10)) : v5;
    f[1] = stuck[1] ? (v0 - (prepared->k[0] * v9)) : v6;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_sticking_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_flags(2U, count, lane, stuck, stuck_lane);
        karnopp_masses_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void karnopp_masses_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_flags(2U, count, lane, stuck, stuck_lane);
        karnopp_masses_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void karnopp_masses_friction_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    (void)qd;
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = 1.0 / (v2 ? 1.0 : prepared->k[0]);
    const double v4 = (v1 || v2) ? 0.0 : prepared->k[0];
    const double v5 = v3 * v4;
    const double v6 = 1.0 / ((v1 ? 1.0 : prepared->k[5]) - (v4 * v5));
    const double v7 = prepared->k[4] * ((double)mode[0]);
    const double v8 = prepared->k[3] * ((double)mode[1]);
    const double v9 = v2 ? 0.0 : (v0 - v8);
    const double v10 = v6 * ((v1 ? 0.0 : (tau[0] - v7)) - (v5 * v9));
    const double v11 = v1 ? 0.0 : v10;
    qdd[0] = v11;
    const double v12 = v2 ? 0.0 : ((v3 * v9) - (v5 * v10));
    qdd[1] = v12;
    f[0] = v1 ? (tau[0] - (prepared->k[0] * v12)) : v7;
    f[1] = v2 ? (v0 - (prepared->k[0] * v11)) : v8;
    const bool v13 = ((fabs(v11) < 1e+38) && (fabs(v12) < 1e+38)) && (fabs(tau[0]) < 1e+38);
    *status = (v13 && (fabs(v0) < 1e+38)) ? 0.0 : 6.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_friction_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void karnopp_masses_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void karnopp_masses_friction_limits(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    (void)qd;
    load[0] = 0.0;
    load[1] = 0.0;
    const double v0 = tau[1] - (q[1] * prepared->k[2]);
    const bool v1 = 0 == mode[0];
    const bool v2 = 0 == mode[1];
    const double v3 = 1.0 / (v2 ? 1.0 : prepared->k[0]);
    const double v4 = (v1 || v2) ? 0.0 : prepared->k[0];
    const double v5 = v3 * v4;
    const double v6 = 1.0 / ((v1 ? 1.0 : prepared->k[5]) - (v4 * v5));
    const double v7 = prepared->k[4] * ((double)mode[0]);
    const double v8 = prepared->k[3] * ((double)mode[1]);
    const double v9 = v2 ? 0.0 : (v0 - v8);
    const double v10 = v6 * ((v1 ? 0.0 : (tau[0] - v7)) - (v5 * v9));
    const double v11 = v1 ? 0.0 : v10;
    qdd[0] = v11;
    const double v12 = v2 ? 0.0 : ((v3 * v9) - (v5 * v10));
    qdd[1] = v12;
    f[0] = v1 ? (tau[0] - (prepared->k[0] * v12)) : v7;
    f[1] = v2 ? (v0 - (prepared->k[0] * v11)) : v8;
    const bool v13 = ((fabs(v11) < 1e+38) && (fabs(v12) < 1e+38)) && (fabs(tau[0]) < 1e+38);
    *status = (v13 && (fabs(v0) < 1e+38)) ? 0.0 : 6.0;
    high[0] = prepared->k[6];
    high[1] = prepared->k[7];
    low[0] = prepared->k[58];
    low[1] = prepared->k[59];
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_friction_limits_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
        karnopp_masses_scatter(2U, count, lane, low_lane, low);
        karnopp_masses_scatter(2U, count, lane, high_lane, high);
        karnopp_masses_scatter(2U, count, lane, load_lane, load);
    }
}

void karnopp_masses_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, f_lane, f);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
        karnopp_masses_scatter(2U, count, lane, low_lane, low);
        karnopp_masses_scatter(2U, count, lane, high_lane, high);
        karnopp_masses_scatter(2U, count, lane, load_lane, load);
    }
}

#endif

static void karnopp_masses_decide_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 2], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
{
    flag_out[4] = flag[4];
    const bool v0 = !((!(context_boolean[5] || (context_boolean[4] || context_boolean[3]))) || (!(context_boolean[2] || (context_boolean[1] || context_boolean[0]))));
    const bool v1 = !flag[0];
    const bool v2 = context_boolean[9] && v1;
    const bool v3 = 0 == pattern[1];
    const bool v4 = 0 == pattern[0];
    const double v5 = (v3 || v4) ? 0.0 : prepared->k[0];
    const double v6 = 1.0 / (v3 ? 1.0 : prepared->k[0]);
    const double v7 = v5 * v6;
    const double v8 = 1.0 / ((v5 * v7) - (v4 ? 1.0 : context_real[0]));
    const double v9 = (double)pattern[1];
    const double v10 = prepared->k[3] * v9;
    const double v11 = v3 ? 0.0 : (context_real[2] - v10);
    const double v12 = (double)pattern[0];
    const double v13 = prepared->k[4] * v12;
    const double v14 = v8 * ((v7 * v11) - (v4 ? 0.0 : (context_real[1] - v13)));
    const double v15 = v4 ? 0.0 : v14;
    const double v16 = v3 ? (context_real[2] - (prepared->k[0] * v15)) : v10;
    const double v17 = karnopp_masses_max(fabs(context_real[2]), fabs(v16));
    const double v18 = v3 ? 0.0 : ((v6 * v11) - (v7 * v14));
    const double v19 = v3 ? karnopp_masses_min(context_real[4] + v16, context_real[4] - v16) : (v9 * v18);
    const double v20 = v3 ? v19 : (prepared->k[0] * v19);
    const bool v21 = (v2 && (((-1e-06) * v17) <= v20)) || ((0.0 < v19) || (v3 && (0.0 <= v19)));
    const bool v22 = context_boolean[8] && v1;
    const double v23 = v4 ? (context_real[1] - (prepared->k[0] * v18)) : v13;
    const double v24 = karnopp_masses_max(fabs(context_real[1]), fabs(v23));
    const double v25 = v4 ? karnopp_masses_min(context_real[3] + v23, context_real[3] - v23) : (v12 * v15);
    const double v26 = v4 ? v25 : (context_real[0] * v25);
    const bool v27 = (v22 && (((-1e-06) * v24) <= v26)) || ((v4 && (0.0 <= v25)) || (0.0 < v25));
    const bool v28 = (context_boolean[7] || v21) && (context_boolean[6] || v27);
    const bool v29 = flag[1] || v28;
    flag_out[1] = v29;
    const bool v30 = v2 ? ((-1) == context_mode[1]) : context_boolean[5];
    const bool v31 = v2 ? (1 == context_mode[1]) : context_boolean[4];
    const bool v32 = v30 || v31;
    const double v33 = v4 ? 0.0 : 1.0;
    const double v34 = v33 + (v3 ? 0.0 : 1.0);
    const double v35 = 1.0 - v34;
    const double v36 = -(v33 + v35);
    const bool v37 = ((1 == pattern[1]) && v30) || (v32 && (v3 && ((0.0 <= v36) && (v36 <= 0.0))));
    const bool v38 = v22 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v39 = v22 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v40 = v38 || v39;
    const double v41 = v32 ? 1.0 : 0.0;
    const double v42 = -v35;
    const bool v43 = context_boolean[3] && (!v2);
    const double v44 = v43 ? 0.0 : 1.0;
    const bool v45 = (v40 && (v4 && ((v42 <= v41) && (v44 <= v42)))) || (v39 && (1 == pattern[0]));
    const bool v46 = v37 || v45;
    const double v47 = v46 ? v34 : (1.0 + v34);
    const bool v48 = !(v46 || (v47 <= (v41 + (v40 ? 1.0 : 0.0))));
    const bool v49 = (!v29) && v48;
    const bool v50 = v0 && ((v1 && v49) && (context_boolean[8] || context_boolean[9]));
    const signed char v51 = (((v44 <= v47) && (v47 <= v41)) && (context_boolean[0] && (!v22))) ? 0 : (v38 ? 1 : (-1));
    const signed char v52 = v37 ? pattern[0] : (v45 ? ((v4 && v38) ? 1 : (-1)) : v51);
    pattern_out[0] = v50 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : v52;
    const double v53 = v47 - ((0 == v52) ? 0.0 : 1.0);
    const signed char v54 = (v43 && ((0.0 <= v53) && (v53 <= 0.0))) ? 0 : (v31 ? 1 : (-1));
    pattern_out[1] = v50 ? (context_boolean[3] ? 0 : (context_boolean[4] ? 1 : (-1))) : (v37 ? ((v3 && v31) ? 1 : (-1)) : v54);
    const bool v55 = !flag[1];
    const bool v56 = (context_boolean[6] || (((-1e-12) * v24) <= v26)) && (context_boolean[7] || (((-1e-12) * v17) <= v20));
    const bool v57 = (v28 && v55) || ((!flag[2]) && (v55 && v56));
    best_out[0] = v57 ? pattern[0] : best[0];
    best_out[1] = v57 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v50;
    flag_out[2] = flag[2] || v56;
    const bool v58 = flag[3] || (flag[1] && v28);
    flag_out[3] = v58;
    flag_out[5] = v57 ? true : flag[5];
    flag_out[6] = v57 ? false : flag[6];
    number_out[0] = v57 ? v15 : number[0];
    number_out[1] = v57 ? v18 : number[1];
    const bool v59 = v29 && (v58 || (v48 || ((context_boolean[10] || (v3 && v4)) || (!v46))));
    *done = v59 || (v49 && (!v50));
}

void karnopp_masses_decide(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const bool v1 = 0 == mode[1];
    const double v2 = 1.0 / (v1 ? 1.0 : prepared->k[0]);
    const double v3 = (v0 || v1) ? 0.0 : prepared->k[0];
    const double v4 = v2 * v3;
    const double v5 = prepared->k[4] * ((double)mode[0]);
    const double v6 = prepared->k[3] * ((double)mode[1]);
    const bool v7 = karnopp_masses_eq(0.0, qd[0]);
    const bool v8 = karnopp_masses_eq(0.0, qd[1]);
    const signed char v9 = v1 ? karnopp_masses_mode_of(qd[1]) : mode[1];
    const double v10 = (q[1] * prepared->k[2]) - tau[1];
    const double v11 = (v8 ? 0.0 : (prepared->k[3] * ((double)v9))) + v10;
    const double v12 = prepared->k[11] * v11;
    const signed char v13 = v0 ? karnopp_masses_mode_of(qd[0]) : mode[0];
    const double v14 = tau[0] - (v7 ? 0.0 : (prepared->k[4] * ((double)v13)));
    const double v15 = prepared->k[10] * v14;
    const double v16 = v12 + v15;
    const double v17 = v7 ? prepared->k[6] : 0.0;
    const double v18 = v8 ? prepared->k[7] : 0.0;
    const double v19 = (prepared->k[60] * v18) + (1e-08 * (fabs(v15) + fabs(v12)));
    const bool v20 = v7 && (fabs(v16) <= (v19 + (prepared->k[64] * v17)));
    const double v21 = v1 ? 0.0 : (-(v6 + v10));
    const double v22 = 1.0 / ((v3 * v4) - (v0 ? 1.0 : prepared->k[5]));
    const double v23 = v22 * ((v4 * v21) - (v0 ? 0.0 : (tau[0] - v5)));
    const signed char v24 = karnopp_masses_mode_of(v0 ? (tau[0] - (prepared->k[0] * (v1 ? 0.0 : ((v2 * v21) - (v4 * v23))))) : v5);
    const bool v25 = (!(0 == v24)) && (reached[0] && v7);
    const double v26 = -(v19 - prepared->k[63]);
    const bool v27 = v7 ? (v26 < v16) : (1 == v13);
    const signed char v28 = (v20 && (!v25)) ? 0 : ((v25 ? (1 == v24) : v27) ? 1 : (-1));
    const double v29 = prepared->k[17] * v11;
    const double v30 = prepared->k[11] * v14;
    const double v31 = v29 + v30;
    const double v32 = (prepared->k[60] * v17) + (1e-08 * (fabs(v30) + fabs(v29)));
    const bool v33 = v8 && (fabs(v31) <= (v32 + (prepared->k[62] * v18)));
    const signed char v34 = karnopp_masses_mode_of(v1 ? (-(v10 + (prepared->k[0] * (v0 ? 0.0 : v23)))) : v6);
    const bool v35 = (reached[1] && v8) && (!(0 == v34));
    const double v36 = -(v32 - prepared->k[61]);
    const bool v37 = v8 ? (v36 < (-v31)) : (1 == v9);
    const signed char v38 = (v33 && (!v35)) ? 0 : ((v35 ? (1 == v34) : v37) ? 1 : (-1));
    signed char v39_pattern[2] = {v28, v38};
    signed char v39_best[2] = {v28, v38};
    bool v39_flag[7] = {false, false, false, false, false, true, false};
    double v39_number[2] = {0.0, 0.0};
    const double v39_of_context_real[6] = {prepared->k[5], tau[0], -v10, prepared->k[6], prepared->k[7], tau[1]};
    const bool v39_of_context_boolean[11] = {v20, v27, v7 ? (v26 < (-v16)) : ((-1) == v13), v33, v37, v8 ? (v36 < v31) : ((-1) == v9), !v7, !v8, v25, v35, karnopp_masses_eq(prepared->k[3], prepared->k[7]) && karnopp_masses_eq(prepared->k[4], prepared->k[6])};
    const signed char v39_of_context_mode[2] = {v24, v34};
    bool v39_done = false;
    for (int v39_pass = 0; (v39_pass < 18) && !v39_done; v39_pass++) {
        signed char v39_next_pattern[2];
        signed char v39_next_best[2];
        bool v39_next_flag[7];
        double v39_next_number[2];
        karnopp_masses_decide_pattern(prepared, v39_pattern, v39_best, v39_flag, v39_number, v39_of_context_real, v39_of_context_boolean, v39_of_context_mode, v39_next_pattern, v39_next_best, v39_next_flag, v39_next_number, &v39_done);
        v39_pattern[0] = v39_next_pattern[0];
        v39_pattern[1] = v39_next_pattern[1];
        v39_best[0] = v39_next_best[0];
        v39_best[1] = v39_next_best[1];
        v39_flag[0] = v39_next_flag[0];
        v39_flag[1] = v39_next_flag[1];
        v39_flag[2] = v39_next_flag[2];
        v39_flag[3] = v39_next_flag[3];
        v39_flag[4] = v39_next_flag[4];
        v39_flag[5] = v39_next_flag[5];
        v39_flag[6] = v39_next_flag[6];
        v39_number[0] = v39_next_number[0];
        v39_number[1] = v39_next_number[1];
    }
    mode_next[0] = v39_best[0];
    mode_next[1] = v39_best[1];
    const bool v40 = (fabs(tau[0]) < 1e+38) && ((fabs(v39_number[1]) < 1e+38) && (fabs(v39_number[0]) < 1e+38));
    const double v41 = v39_done ? ((v39_flag[2] || v39_flag[1]) ? (v39_flag[6] ? 4.0 : (v39_flag[3] ? 1.0 : (v39_flag[5] ? 0.0 : 3.0))) : (v39_flag[4] ? 5.0 : 2.0)) : 5.0;
    *status = (v40 && (fabs(v10) < 1e+38)) ? v41 : 6.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_decide_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather_flags(2U, count, lane, reached, reached_lane);
        karnopp_masses_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void karnopp_masses_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather_flags(2U, count, lane, reached, reached_lane);
        karnopp_masses_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void karnopp_masses_friction_inverse_dynamics(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    const bool v0 = karnopp_masses_eq(0.0, qd[0]);
    const double v1 = prepared->k[0] * qdd[1];
    const double v2 = v1 + ((prepared->k[5] * qdd[0]) + (prepared->k[4] * (v0 ? karnopp_masses_sign(qdd[0]) : karnopp_masses_sign(qd[0]))));
    tau[0] = v2;
    const bool v3 = karnopp_masses_eq(0.0, qd[1]);
    const double v4 = (q[1] * prepared->k[2]) + (prepared->k[0] * qdd[0]);
    const double v5 = v4 + (v1 + (prepared->k[3] * (v3 ? karnopp_masses_sign(qdd[1]) : karnopp_masses_sign(qd[1]))));
    tau[1] = v5;
    low[0] = v0 ? (v1 - prepared->k[6]) : v2;
    low[1] = v3 ? (v4 - prepared->k[7]) : v5;
    high[0] = v0 ? (prepared->k[6] + v1) : v2;
    high[1] = v3 ? (prepared->k[7] + v4) : v5;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_friction_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
        karnopp_masses_scatter(2U, count, lane, low_lane, low);
        karnopp_masses_scatter(2U, count, lane, high_lane, high);
    }
}

void karnopp_masses_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
        karnopp_masses_scatter(2U, count, lane, low_lane, low);
        karnopp_masses_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void karnopp_masses_drive_forces(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_drive_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

void karnopp_masses_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

static void karnopp_masses_step_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 9], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const bool v1 = 0 == pattern[0];
    const double v2 = v1 ? 0.0 : 1.0;
    const double v3 = v2 + (v0 ? 0.0 : 1.0);
    const double v4 = 1.0 - v3;
    const double v5 = -v4;
    const double v6 = context_boolean[3] ? 0.0 : 1.0;
    const bool v7 = context_boolean[5] || context_boolean[4];
    const double v8 = v7 ? 1.0 : 0.0;
    const bool v9 = context_boolean[1] || context_boolean[2];
    const bool v10 = (context_boolean[2] && (1 == pattern[0])) || ((v1 && ((v5 <= v8) && (v6 <= v5))) && v9);
    const double v11 = -(v2 + v4);
    const bool v12 = (context_boolean[5] && (1 == pattern[1])) || ((v0 && ((0.0 <= v11) && (v11 <= 0.0))) && v7);
    const bool v13 = v12 || v10;
    const double v14 = v13 ? v3 : (1.0 + v3);
    const signed char v15 = (context_boolean[0] && ((v14 <= v8) && (v6 <= v14))) ? 0 : (context_boolean[1] ? 1 : (-1));
    const signed char v16 = v12 ? pattern[0] : (v10 ? ((context_boolean[1] && v1) ? 1 : (-1)) : v15);
    pattern_out[0] = v16;
    const double v17 = v14 - ((0 == v16) ? 0.0 : 1.0);
    const signed char v18 = (context_boolean[3] && ((v17 <= 0.0) && (0.0 <= v17))) ? 0 : (context_boolean[4] ? 1 : (-1));
    pattern_out[1] = v12 ? ((context_boolean[4] && v0) ? 1 : (-1)) : v18;
    const double v19 = 1.0 / (v0 ? 1.0 : prepared->k[0]);
    const double v20 = (v0 || v1) ? 0.0 : prepared->k[0];
    const double v21 = v20 * v19;
    const double v22 = 1.0 / ((v20 * v21) - (v1 ? 1.0 : context_real[0]));
    const double v23 = v21 * v22;
    const double v24 = (double)pattern[1];
    const double v25 = prepared->k[3] * v24;
    const double v26 = v0 ? 0.0 : (context_real[2] - v25);
    const double v27 = (double)pattern[0];
    const double v28 = prepared->k[4] * v27;
    const double v29 = (v26 * v23) - (v22 * (v1 ? 0.0 : (context_real[1] - v28)));
    const double v30 = v0 ? 0.0 : ((v19 * v26) - (v21 * v29));
    const double v31 = v1 ? (context_real[1] - (prepared->k[0] * v30)) : v28;
    const double v32 = v1 ? 0.0 : v29;
    const double v33 = v1 ? karnopp_masses_min(context_real[3] + v31, context_real[3] - v31) : (v27 * v32);
    const double v34 = v0 ? (context_real[2] - (prepared->k[0] * v32)) : v25;
    const double v35 = v0 ? karnopp_masses_min(context_real[4] + v34, context_real[4] - v34) : (v24 * v30);
    const bool v36 = context_boolean[7] || ((0.0 < v35) || (v0 && (0.0 <= v35)));
    const bool v37 = v36 && (context_boolean[6] || ((v1 && (0.0 <= v33)) || (0.0 < v33)));
    const bool v38 = !flag[1];
    const bool v39 = context_boolean[7] || (((-1e-12) * karnopp_masses_max(fabs(context_real[2]), fabs(v34))) <= (v0 ? v35 : (prepared->k[0] * v35)));
    const bool v40 = context_boolean[6] || (((-1e-12) * karnopp_masses_max(fabs(context_real[1]), fabs(v31))) <= (v1 ? v33 : (context_real[0] * v33)));
    const bool v41 = v40 && v39;
    const bool v42 = ((!flag[2]) && (v38 && v41)) || (v38 && v37);
    best_out[0] = v42 ? pattern[0] : best[0];
    best_out[1] = v42 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v43 = flag[1] || v37;
    flag_out[1] = v43;
    flag_out[2] = flag[2] || v41;
    const bool v44 = flag[3] || (flag[1] && v37);
    flag_out[3] = v44;
    flag_out[4] = flag[4];
    flag_out[5] = v42 ? true : flag[5];
    flag_out[6] = v42 ? false : flag[6];
    number_out[0] = v42 ? v32 : number[0];
    number_out[1] = v42 ? v30 : number[1];
    const double v45 = v0 ? 0.0 : (prepared->k[0] * (v1 ? context_real[6] : 0.0));
    const double v46 = (v23 * v45) - (v22 * (v1 ? 0.0 : (prepared->k[0] * (v0 ? context_real[7] : 0.0))));
    number_out[2] = v42 ? (v1 ? 0.0 : v46) : number[2];
    number_out[3] = v42 ? (v0 ? 0.0 : ((v19 * v45) - (v21 * v46))) : number[3];
    const bool v47 = !(v13 || (v14 <= (v8 + (v9 ? 1.0 : 0.0))));
    const bool v48 = v43 && (v44 || (v47 || ((context_boolean[8] || (v0 && v1)) || (!v13))));
    *done = ((!v43) && v47) || v48;
}

void karnopp_masses_step_arrays(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = 0.16666666666666666 * dt;
    const bool v1 = fabs(tau[0]) < 1e+38;
    const signed char v2 = karnopp_masses_mode_of(qd[1]);
    const double v3 = (q[1] * prepared->k[2]) - tau[1];
    const signed char v4 = karnopp_masses_mode_of(qd[0]);
    const double v5 = fabs(qd[1]);
    const bool v6 = karnopp_masses_eq(0.0, v5) || (v5 < (dt * prepared->k[65]));
    const double v7 = fabs(qd[0]);
    const bool v8 = karnopp_masses_eq(0.0, v7) || (v7 < (dt * prepared->k[66]));
    const bool v9 = v6 || v8;
    const double v10 = (double)v2;
    const double v11 = v3 + (v6 ? 0.0 : (prepared->k[3] * v10));
    const double v12 = prepared->k[11] * v11;
    const double v13 = prepared->k[4] * ((double)v4);
    const double v14 = tau[0] - (v8 ? 0.0 : v13);
    const double v15 = prepared->k[10] * v14;
    const double v16 = v12 + v15;
    const double v17 = v6 ? prepared->k[7] : 0.0;
    const double v18 = (prepared->k[60] * v17) + (1e-08 * (fabs(v15) + fabs(v12)));
    const double v19 = v8 ? prepared->k[6] : 0.0;
    const bool v20 = v8 && (fabs(v16) <= (v18 + (prepared->k[64] * v19)));
    const double v21 = -(v18 - prepared->k[63]);
    const bool v22 = v8 ? (v21 < v16) : (1 == v4);
    const signed char v23 = v20 ? 0 : (v22 ? 1 : (-1));
    const double v24 = prepared->k[17] * v11;
    const double v25 = prepared->k[11] * v14;
    const double v26 = v24 + v25;
    const double v27 = (prepared->k[60] * v19) + (1e-08 * (fabs(v24) + fabs(v25)));
    const bool v28 = v6 && (fabs(v26) <= (v27 + (prepared->k[62] * v17)));
    const double v29 = -(v27 - prepared->k[61]);
    const bool v30 = v6 ? (v29 < (-v26)) : (1 == v2);
    const signed char v31 = v28 ? 0 : (v30 ? 1 : (-1));
    signed char v32_pattern[2] = {v23, v31};
    signed char v32_best[2] = {v23, v31};
    bool v32_flag[7] = {false, false, false, false, false, true, false};
    double v32_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v32_of_context_real[8] = {prepared->k[5], tau[0], -v3, prepared->k[6], prepared->k[7], tau[1], qd[0], qd[1]};
    const bool v32_of_context_boolean[9] = {v20, v22, v8 ? (v21 < (-v16)) : ((-1) == v4), v28, v30, v6 ? (v29 < v26) : ((-1) == v2), !v8, !v6, karnopp_masses_eq(prepared->k[3], prepared->k[7]) && karnopp_masses_eq(prepared->k[4], prepared->k[6])};
    bool v32_done = !(v9);
    for (int v32_pass = 0; (v32_pass < 18) && !v32_done; v32_pass++) {
        signed char v32_next_pattern[2];
        signed char v32_next_best[2];
        bool v32_next_flag[7];
        double v32_next_number[4];
        karnopp_masses_step_pattern(prepared, v32_pattern, v32_best, v32_flag, v32_number, v32_of_context_real, v32_of_context_boolean, v32_next_pattern, v32_next_best, v32_next_flag, v32_next_number, &v32_done);
        v32_pattern[0] = v32_next_pattern[0];
        v32_pattern[1] = v32_next_pattern[1];
        v32_best[0] = v32_next_best[0];
        v32_best[1] = v32_next_best[1];
        v32_flag[0] = v32_next_flag[0];
        v32_flag[1] = v32_next_flag[1];
        v32_flag[2] = v32_next_flag[2];
        v32_flag[3] = v32_next_flag[3];
        v32_flag[4] = v32_next_flag[4];
        v32_flag[5] = v32_next_flag[5];
        v32_flag[6] = v32_next_flag[6];
        v32_number[0] = v32_next_number[0];
        v32_number[1] = v32_next_number[1];
        v32_number[2] = v32_next_number[2];
        v32_number[3] = v32_next_number[3];
    }
    const signed char v33 = v9 ? (v9 ? v32_best[1] : v31) : v2;
    const bool v34 = 0 == v33;
    const double v35 = v34 ? 0.0 : (qd[1] + (v9 ? (v9 ? v32_number[3] : 0.0) : 0.0));
    const double v36 = v9 ? v32_number[1] : 0.0;
    const double v37 = ((tau[0] + (prepared->k[68] * v10)) + (prepared->k[9] * v3)) - v13;
    const double v38 = v9 ? v36 : (-(((prepared->k[67] * v10) + (prepared->k[8] * v3)) + (prepared->k[11] * v37)));
    const signed char v39 = v9 ? (v9 ? v32_best[0] : v23) : v4;
    const bool v40 = 0 == v39;
    const bool v41 = (!v34) || (!v40);
    const double v42 = 1.0 / (v41 ? (v34 ? 1.0 : prepared->k[0]) : 1.0);
    const double v43 = (v34 || v40) ? 0.0 : prepared->k[0];
    const double v44 = v42 * v43;
    const double v45 = 1.0 / (v41 ? ((v43 * v44) - (v40 ? 1.0 : prepared->k[5])) : 1.0);
    const double v46 = v44 * v45;
    const double v47 = v40 ? 0.0 : (tau[0] - (prepared->k[4] * ((double)v39)));
    const double v48 = v46 * v47;
    const double v49 = v42 - (v44 * v46);
    const double v50 = tau[1] - (prepared->k[3] * ((double)v33));
    const double v51 = 0.5 * dt;
    const double v52 = v34 ? 0.0 : (v50 - (prepared->k[2] * (v34 ? q[1] : (q[1] + (v35 * v51)))));
    const double v53 = v41 ? (v34 ? 0.0 : (v48 + (v49 * v52))) : 0.0;
    const double v54 = v34 ? 0.0 : (v35 + (v51 * v53));
    const double v55 = v34 ? 0.0 : (v50 - (prepared->k[2] * (v34 ? q[1] : (q[1] + (dt * v54)))));
    const double v56 = v34 ? 0.0 : (v35 + (v38 * v51));
    const double v57 = v34 ? 0.0 : (v50 - (prepared->k[2] * (v34 ? q[1] : (q[1] + (v51 * v56)))));
    const double v58 = v41 ? (v34 ? 0.0 : (v48 + (v49 * v57))) : 0.0;
    const double v59 = (v38 + (v41 ? (v34 ? 0.0 : (v48 + (v49 * v55))) : 0.0)) + (2.0 * (v53 + v58));
    const double v60 = v34 ? 0.0 : (v35 + (v0 * v59));
    const double v61 = v40 ? 0.0 : (qd[0] + (v9 ? (v9 ? v32_number[2] : 0.0) : 0.0));
    const double v62 = v9 ? v32_number[0] : 0.0;
    const double v63 = v9 ? v62 : (prepared->k[10] * v37);
    const double v64 = v45 * v47;
    const double v65 = v41 ? (v40 ? 0.0 : ((v46 * v57) - v64)) : 0.0;
    const double v66 = v41 ? (v40 ? 0.0 : ((v46 * v52) - v64)) : 0.0;
    const double v67 = (v63 + (v41 ? (v40 ? 0.0 : ((v46 * v55) - v64)) : 0.0)) + (2.0 * (v65 + v66));
    const double v68 = v40 ? 0.0 : (v61 + (v0 * v67));
    const bool v69 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v70 = (fabs(tau[1]) < 1e+38) && (v1 && ((v5 < 1e+38) && ((v7 < 1e+38) && v69)));
    const double v71 = 2.0 * ((v40 ? 0.0 : (v61 + (v51 * v66))) + (v40 ? 0.0 : (v61 + (v51 * v63))));
    const double v72 = v40 ? q[0] : (q[0] + (v0 * ((v61 + (v40 ? 0.0 : (v61 + (dt * v65)))) + v71)));
    const double v73 = v0 * ((v35 + (v34 ? 0.0 : (v35 + (dt * v58)))) + (2.0 * (v54 + v56)));
    const double v74 = v34 ? q[1] : (q[1] + v73);
    const bool v75 = (v70 && (fabs(v72) < 1e+38)) && (fabs(v74) < 1e+38);
    const bool v76 = ((fabs(v60) < 1e+38) && ((fabs(v68) < 1e+38) && v75)) && (0.0 < dt);
    q_next[0] = v76 ? v72 : q[0];
    q_next[1] = v76 ? v74 : q[1];
    qd_next[0] = v76 ? v68 : qd[0];
    qd_next[1] = v76 ? v60 : qd[1];
    mode_next[0] = v76 ? v39 : mode[0];
    mode_next[1] = v76 ? v33 : mode[1];
    const bool v77 = v1 && ((fabs(v36) < 1e+38) && (fabs(v62) < 1e+38));
    const double v78 = (v9 && v32_flag[6]) ? 4.0 : ((v9 && v32_flag[3]) ? 1.0 : ((v9 && v32_flag[5]) ? 0.0 : 3.0));
    const double v79 = (v9 && v32_done) ? (((v9 && v32_flag[2]) || (v9 && v32_flag[1])) ? v78 : ((v9 && v32_flag[4]) ? 5.0 : 2.0)) : 5.0;
    *status = v76 ? (v9 ? (((fabs(v3) < 1e+38) && v77) ? v79 : 6.0) : 0.0) : 6.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void karnopp_masses_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int karnopp_masses_step(const karnopp_masses_prepared *restrict prepared, karnopp_masses_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    karnopp_masses_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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

static void karnopp_masses_interpolated_pattern(const karnopp_masses_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 6], const bool context_boolean[restrict 11], const signed char context_mode[restrict 2], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
{
    flag_out[4] = flag[4];
    const bool v0 = !((!(context_boolean[5] || (context_boolean[4] || context_boolean[3]))) || (!(context_boolean[2] || (context_boolean[1] || context_boolean[0]))));
    const bool v1 = !flag[0];
    const bool v2 = context_boolean[9] && v1;
    const bool v3 = 0 == pattern[1];
    const bool v4 = 0 == pattern[0];
    const double v5 = (v3 || v4) ? 0.0 : prepared->k[0];
    const double v6 = 1.0 / (v3 ? 1.0 : prepared->k[0]);
    const double v7 = v5 * v6;
    const double v8 = 1.0 / ((v5 * v7) - (v4 ? 1.0 : context_real[0]));
    const double v9 = (double)pattern[1];
    const double v10 = prepared->k[3] * v9;
    const double v11 = v3 ? 0.0 : (context_real[2] - v10);
    const double v12 = (double)pattern[0];
    const double v13 = prepared->k[4] * v12;
    const double v14 = v8 * ((v7 * v11) - (v4 ? 0.0 : (context_real[1] - v13)));
    const double v15 = v4 ? 0.0 : v14;
    const double v16 = v3 ? (context_real[2] - (prepared->k[0] * v15)) : v10;
    const double v17 = karnopp_masses_max(fabs(context_real[2]), fabs(v16));
    const double v18 = v3 ? 0.0 : ((v6 * v11) - (v7 * v14));
    const double v19 = v3 ? karnopp_masses_min(context_real[4] + v16, context_real[4] - v16) : (v9 * v18);
    const double v20 = v3 ? v19 : (prepared->k[0] * v19);
    const bool v21 = (v2 && (((-1e-06) * v17) <= v20)) || ((0.0 < v19) || (v3 && (0.0 <= v19)));
    const bool v22 = context_boolean[8] && v1;
    const double v23 = v4 ? (context_real[1] - (prepared->k[0] * v18)) : v13;
    const double v24 = karnopp_masses_max(fabs(context_real[1]), fabs(v23));
    const double v25 = v4 ? karnopp_masses_min(context_real[3] + v23, context_real[3] - v23) : (v12 * v15);
    const double v26 = v4 ? v25 : (context_real[0] * v25);
    const bool v27 = (v22 && (((-1e-06) * v24) <= v26)) || ((v4 && (0.0 <= v25)) || (0.0 < v25));
    const bool v28 = (context_boolean[7] || v21) && (context_boolean[6] || v27);
    const bool v29 = flag[1] || v28;
    flag_out[1] = v29;
    const bool v30 = v2 ? ((-1) == context_mode[1]) : context_boolean[5];
    const bool v31 = v2 ? (1 == context_mode[1]) : context_boolean[4];
    const bool v32 = v30 || v31;
    const double v33 = v4 ? 0.0 : 1.0;
    const double v34 = v33 + (v3 ? 0.0 : 1.0);
    const double v35 = 1.0 - v34;
    const double v36 = -(v33 + v35);
    const bool v37 = ((1 == pattern[1]) && v30) || (v32 && (v3 && ((0.0 <= v36) && (v36 <= 0.0))));
    const bool v38 = v22 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v39 = v22 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v40 = v38 || v39;
    const double v41 = v32 ? 1.0 : 0.0;
    const double v42 = -v35;
    const bool v43 = context_boolean[3] && (!v2);
    const double v44 = v43 ? 0.0 : 1.0;
    const bool v45 = (v40 && (v4 && ((v42 <= v41) && (v44 <= v42)))) || (v39 && (1 == pattern[0]));
    const bool v46 = v37 || v45;
    const double v47 = v46 ? v34 : (1.0 + v34);
    const bool v48 = !(v46 || (v47 <= (v41 + (v40 ? 1.0 : 0.0))));
    const bool v49 = (!v29) && v48;
    const bool v50 = v0 && ((v1 && v49) && (context_boolean[8] || context_boolean[9]));
    const signed char v51 = (((v44 <= v47) && (v47 <= v41)) && (context_boolean[0] && (!v22))) ? 0 : (v38 ? 1 : (-1));
    const signed char v52 = v37 ? pattern[0] : (v45 ? ((v4 && v38) ? 1 : (-1)) : v51);
    pattern_out[0] = v50 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : v52;
    const double v53 = v47 - ((0 == v52) ? 0.0 : 1.0);
    const signed char v54 = (v43 && ((0.0 <= v53) && (v53 <= 0.0))) ? 0 : (v31 ? 1 : (-1));
    pattern_out[1] = v50 ? (context_boolean[3] ? 0 : (context_boolean[4] ? 1 : (-1))) : (v37 ? ((v3 && v31) ? 1 : (-1)) : v54);
    const bool v55 = !flag[1];
    const bool v56 = (context_boolean[6] || (((-1e-12) * v24) <= v26)) && (context_boolean[7] || (((-1e-12) * v17) <= v20));
    const bool v57 = (v28 && v55) || ((!flag[2]) && (v55 && v56));
    best_out[0] = v57 ? pattern[0] : best[0];
    best_out[1] = v57 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v50;
    flag_out[2] = flag[2] || v56;
    const bool v58 = flag[3] || (flag[1] && v28);
    flag_out[3] = v58;
    flag_out[5] = v57 ? true : flag[5];
    flag_out[6] = v57 ? false : flag[6];
    number_out[0] = v57 ? v15 : number[0];
    number_out[1] = v57 ? v18 : number[1];
    const bool v59 = v29 && (v58 || (v48 || ((context_boolean[10] || (v3 && v4)) || (!v46))));
    *done = v59 || (v49 && (!v50));
}

static void karnopp_masses_interpolated_part(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, const double tau[restrict 2], double dt, double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const signed char v0 = karnopp_masses_mode_of(qd[0]);
    const double v1 = prepared->k[4] * ((double)v0);
    const bool v2 = karnopp_masses_eq(0.0, qd[0]);
    const double v3 = tau[0] - (v2 ? 0.0 : v1);
    const double v4 = prepared->k[11] * v3;
    const signed char v5 = karnopp_masses_mode_of(qd[1]);
    const double v6 = (double)v5;
    const bool v7 = karnopp_masses_eq(0.0, qd[1]);
    const double v8 = (q[1] * prepared->k[2]) - tau[1];
    const double v9 = v8 + (v7 ? 0.0 : (prepared->k[3] * v6));
    const double v10 = prepared->k[17] * v9;
    const double v11 = v10 + v4;
    const double v12 = v2 ? prepared->k[6] : 0.0;
    const double v13 = (prepared->k[60] * v12) + (1e-08 * (fabs(v10) + fabs(v4)));
    const double v14 = -(v13 - prepared->k[61]);
    const bool v15 = v7 ? (v14 < (-v11)) : (1 == v5);
    const bool v16 = !(0 == forced[1]);
    const bool v17 = v16 && (v7 && v16);
    const double v18 = v7 ? prepared->k[7] : 0.0;
    const bool v19 = v7 && (fabs(v11) <= ((prepared->k[62] * v18) + v13));
    const signed char v20 = ((!v17) && v19) ? 0 : ((v17 ? (1 == forced[1]) : v15) ? 1 : (-1));
    const double v21 = prepared->k[10] * v3;
    const double v22 = prepared->k[11] * v9;
    const double v23 = v22 + v21;
    const double v24 = (prepared->k[60] * v18) + (1e-08 * (fabs(v22) + fabs(v21)));
    const double v25 = -(v24 - prepared->k[63]);
    const bool v26 = v2 ? (v25 < v23) : (1 == v0);
    const bool v27 = !(0 == forced[0]);
    const bool v28 = v27 && (v2 && v27);
    const bool v29 = v2 && (fabs(v23) <= ((prepared->k[64] * v12) + v24));
    const signed char v30 = (v29 && (!v28)) ? 0 : ((v28 ? (1 == forced[0]) : v26) ? 1 : (-1));
    const bool v31 = !v7;
    const bool v32 = !v2;
    const bool v33 = v2 || v7;
    signed char v34_pattern[2] = {v30, v20};
    signed char v34_best[2] = {v30, v20};
    bool v34_flag[7] = {false, false, false, false, false, true, false};
    double v34_number[2] = {0.0, 0.0};
    const double v34_of_context_real[6] = {prepared->k[5], tau[0], -v8, prepared->k[6], prepared->k[7], tau[1]};
    const bool v34_of_context_boolean[11] = {v29, v26, v2 ? (v25 < (-v23)) : ((-1) == v0), v19, v15, v7 ? (v14 < v11) : ((-1) == v5), v32, v31, v28, v17, karnopp_masses_eq(prepared->k[3], prepared->k[7]) && karnopp_masses_eq(prepared->k[4], prepared->k[6])};
    const signed char v34_of_context_mode[2] = {forced[0], forced[1]};
    bool v34_done = !(v33);
    for (int v34_pass = 0; (v34_pass < 18) && !v34_done; v34_pass++) {
        signed char v34_next_pattern[2];
        signed char v34_next_best[2];
        bool v34_next_flag[7];
        double v34_next_number[2];
        karnopp_masses_interpolated_pattern(prepared, v34_pattern, v34_best, v34_flag, v34_number, v34_of_context_real, v34_of_context_boolean, v34_of_context_mode, v34_next_pattern, v34_next_best, v34_next_flag, v34_next_number, &v34_done);
        v34_pattern[0] = v34_next_pattern[0];
        v34_pattern[1] = v34_next_pattern[1];
        v34_best[0] = v34_next_best[0];
        v34_best[1] = v34_next_best[1];
        v34_flag[0] = v34_next_flag[0];
        v34_flag[1] = v34_next_flag[1];
        v34_flag[2] = v34_next_flag[2];
        v34_flag[3] = v34_next_flag[3];
        v34_flag[4] = v34_next_flag[4];
        v34_flag[5] = v34_next_flag[5];
        v34_flag[6] = v34_next_flag[6];
        v34_number[0] = v34_next_number[0];
        v34_number[1] = v34_next_number[1];
    }
    const signed char v35 = v33 ? (v33 ? v34_best[0] : v30) : v0;
    mode_out[0] = v35;
    const bool v36 = 0 == v35;
    const signed char v37 = v33 ? (v33 ? v34_best[1] : v20) : v5;
    mode_out[1] = v37;
    const bool v38 = 0 == v37;
    const double v39 = (v38 || v36) ? 0.0 : prepared->k[0];
    const double v40 = 1.0 / (v38 ? 1.0 : prepared->k[0]);
    const double v41 = v40 * v39;
    const double v42 = 1.0 / ((v39 * v41) - (v36 ? 1.0 : prepared->k[5]));
    const double v43 = v41 * v42;
    const double v44 = v40 - (v41 * v43);
    const double v45 = 0.5 * trial;
    const double v46 = (double)v37;
    const double v47 = prepared->k[3] * v46;
    const double v48 = tau[1] - v47;
    const double v49 = v38 ? 0.0 : (v48 - (prepared->k[2] * (v38 ? q[1] : (q[1] + (qd[1] * v45)))));
    const double v50 = (double)v35;
    const double v51 = v36 ? 0.0 : (tau[0] - (prepared->k[4] * v50));
    const double v52 = v43 * v51;
    const bool v53 = (!v38) || (!v36);
    const double v54 = v53 ? (v38 ? 0.0 : (v52 + (v44 * v49))) : 0.0;
    const double v55 = v38 ? 0.0 : (qd[1] + (v45 * v54));
    const double v56 = v33 ? v34_number[1] : 0.0;
    const double v57 = ((tau[0] + (prepared->k[68] * v6)) + (prepared->k[9] * v8)) - v1;
    const double v58 = v33 ? v56 : (-(((prepared->k[67] * v6) + (prepared->k[8] * v8)) + (prepared->k[11] * v57)));
    const double v59 = v38 ? 0.0 : (qd[1] + (v58 * v45));
    const double v60 = v38 ? 0.0 : (v48 - (prepared->k[2] * (v38 ? q[1] : (q[1] + (v45 * v59)))));
    const double v61 = v53 ? (v38 ? 0.0 : (v52 + (v60 * v44))) : 0.0;
    const double v62 = 0.16666666666666666 * trial;
    const double v63 = ((qd[1] + (v38 ? 0.0 : (qd[1] + (trial * v61)))) + (2.0 * (v59 + v55))) * v62;
    const double v64 = v38 ? q[1] : (q[1] + v63);
    const double v65 = tau[1] - (prepared->k[2] * v64);
    const double v66 = v38 ? 0.0 : (v65 - v47);
    const double v67 = v38 ? 0.0 : (v52 + (v44 * v66));
    const double v68 = tau[0] - (prepared->k[0] * v67);
    const double v69 = karnopp_masses_min(prepared->k[6] + v68, prepared->k[6] - v68);
    const double v70 = tau[0] - (prepared->k[0] * v58);
    const double v71 = karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[6] + v70, prepared->k[6] - v70));
    const bool v72 = v36 && (v69 < 0.0);
    const double v73 = v72 ? (v71 / (v72 ? (v72 ? (v71 - v69) : 1.0) : 1.0)) : 1.0;
    const double v74 = v38 ? 0.0 : (v48 - (prepared->k[2] * (v38 ? q[1] : (q[1] + (trial * v55)))));
    const double v75 = (v58 + (v53 ? (v38 ? 0.0 : (v52 + (v44 * v74))) : 0.0)) + (2.0 * (v61 + v54));
    const double v76 = v38 ? 0.0 : (qd[1] + (v62 * v75));
    const bool v77 = (v46 * v76) < 0.0;
    const bool v78 = v31 && v77;
    const double v79 = v78 ? (qd[1] / (v78 ? (v78 ? (qd[1] - v76) : 1.0) : 1.0)) : 1.0;
    const double v80 = v42 * v51;
    const double v81 = v53 ? (v36 ? 0.0 : ((v43 * v49) - v80)) : 0.0;
    const double v82 = v53 ? (v36 ? 0.0 : ((v60 * v43) - v80)) : 0.0;
    const double v83 = v33 ? v34_number[0] : 0.0;
    const double v84 = v33 ? v83 : (prepared->k[10] * v57);
    const double v85 = (v84 + (v53 ? (v36 ? 0.0 : ((v43 * v74) - v80)) : 0.0)) + (2.0 * (v82 + v81));
    const double v86 = v36 ? 0.0 : (qd[0] + (v62 * v85));
    const bool v87 = (v50 * v86) < 0.0;
    const bool v88 = v32 && v87;
    const double v89 = v88 ? (qd[0] / (v88 ? (v88 ? (qd[0] - v86) : 1.0) : 1.0)) : 1.0;
    const double v90 = v36 ? 0.0 : ((v43 * v66) - v80);
    const double v91 = (prepared->k[0] * v90) - v65;
    const double v92 = karnopp_masses_min(prepared->k[7] - v91, prepared->k[7] + v91);
    const double v93 = v8 + (prepared->k[0] * v84);
    const double v94 = karnopp_masses_max(0.0, karnopp_masses_min(prepared->k[7] - v93, prepared->k[7] + v93));
    const bool v95 = v38 && (v92 < 0.0);
    const double v96 = v95 ? (v94 / (v95 ? (v95 ? (v94 - v92) : 1.0) : 1.0)) : 1.0;
    const double v97 = karnopp_masses_min(v96, karnopp_masses_min(karnopp_masses_min(karnopp_masses_min(1.0, v89), v79), v73));
    const bool v98 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v99 = ((v97 < 1.0) && (!v98)) && (!(8.0 <= passes));
    const double v100 = 2.0 * ((v36 ? 0.0 : (qd[0] + (v45 * v81))) + (v36 ? 0.0 : (qd[0] + (v45 * v84))));
    const double v101 = v36 ? q[0] : (q[0] + (v62 * ((qd[0] + (v36 ? 0.0 : (qd[0] + (trial * v82)))) + v100)));
    q_out[0] = v99 ? q[0] : v101;
    q_out[1] = v99 ? q[1] : v64;
    qd_out[0] = v99 ? qd[0] : ((crossing[0] || v87) ? 0.0 : v86);
    qd_out[1] = v99 ? qd[1] : ((crossing[1] || v77) ? 0.0 : v76);
    crossing_out[0] = v99 && (v87 && (v89 <= v97));
    crossing_out[1] = v99 && (v77 && (v79 <= v97));
    forced_out[0] = v99 ? forced[0] : (v98 ? heading[0] : 0);
    forced_out[1] = v99 ? forced[1] : (v98 ? heading[1] : 0);
    heading_out[0] = ((v73 <= v97) && (v72 && v99)) ? karnopp_masses_mode_of((2.0 * tau[0]) - (prepared->k[69] * v67)) : 0;
    const signed char v102 = karnopp_masses_mode_of(((2.0 * tau[1]) - (prepared->k[70] * v64)) - (prepared->k[69] * v90));
    heading_out[1] = ((v95 && v99) && (v96 <= v97)) ? v102 : 0;
    const double v103 = v99 ? past : (v98 ? (trial + past) : dt);
    *past_out = v103;
    const double v104 = v99 ? (trial * v97) : (dt - v103);
    *trial_out = v104;
    *passes_out = 1.0 + passes;
    const double v105 = (v33 && v34_flag[6]) ? 4.0 : ((v33 && v34_flag[3]) ? 1.0 : ((v33 && v34_flag[5]) ? 0.0 : 3.0));
    const double v106 = (v33 && v34_done) ? (((v33 && v34_flag[2]) || (v33 && v34_flag[1])) ? v105 : ((v33 && v34_flag[4]) ? 5.0 : 2.0)) : 5.0;
    const bool v107 = (fabs(tau[0]) < 1e+38) && ((fabs(v56) < 1e+38) && (fabs(v83) < 1e+38));
    *worst_out = karnopp_masses_max(worst, karnopp_masses_max(0.0, v33 ? (((fabs(v8) < 1e+38) && v107) ? v106 : 6.0) : 0.0));
    *done = (!v99) && (v104 <= 0.0);
}

void karnopp_masses_step_interpolated_arrays(const karnopp_masses_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[2] = {0, 0};
    signed char v0_heading[2] = {0, 0};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    const double v0_of_tau[2] = {tau[0], tau[1]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 10) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        signed char v0_next_forced[2];
        signed char v0_next_heading[2];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        karnopp_masses_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_forced[0] = v0_next_forced[0];
        v0_forced[1] = v0_next_forced[1];
        v0_heading[0] = v0_next_heading[0];
        v0_heading[1] = v0_next_heading[1];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[1]) < 1e+38) && ((fabs(qd[0]) < 1e+38) && v1);
    const bool v3 = (fabs(tau[1]) < 1e+38) && ((fabs(tau[0]) < 1e+38) && v2);
    const bool v4 = (v3 && (fabs(v0_q[0]) < 1e+38)) && (fabs(v0_q[1]) < 1e+38);
    const bool v5 = (0.0 < dt) && (((fabs(v0_qd[0]) < 1e+38) && v4) && (fabs(v0_qd[1]) < 1e+38));
    q_next[0] = v5 ? v0_q[0] : q[0];
    q_next[1] = v5 ? v0_q[1] : q[1];
    qd_next[0] = v5 ? v0_qd[0] : qd[0];
    qd_next[1] = v5 ? v0_qd[1] : qd[1];
    mode_next[0] = v5 ? v0_mode[0] : mode[0];
    mode_next[1] = v5 ? v0_mode[1] : mode[1];
    *status = v5 ? (v0_done ? v0_worst : karnopp_masses_max(5.0, v0_worst)) : 6.0;
}

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_step_interpolated_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void karnopp_masses_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        karnopp_masses_gather(71U, count, lane, prepared, prepared_lane.k);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, q_next_lane, q_next);
        karnopp_masses_scatter(2U, count, lane, qd_next_lane, qd_next);
        karnopp_masses_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int karnopp_masses_step_interpolated(const karnopp_masses_prepared *restrict prepared, karnopp_masses_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    karnopp_masses_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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
