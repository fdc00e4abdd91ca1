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

#if !defined(XY_TABLE_VECTOR)
static inline void xy_table_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(XY_TABLE_VECTOR)
static inline void xy_table_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(XY_TABLE_VECTOR)
static inline void xy_table_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(XY_TABLE_VECTOR)
static inline void xy_table_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(XY_TABLE_VECTOR)
static inline void xy_table_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    prepared->k[12] = 0.5 * v1;
    prepared->k[13] = 0.5 * v2;
    prepared->k[8] = parameters->mu * (1.0001 * v2);
    prepared->k[9] = v3 * v3;
    prepared->k[10] = 0.8333333333333333 * v1;
    prepared->k[11] = 0.16666666666666666 * (v1 + v1);
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        xy_table_prepared block[8];
        size_t lane = first;

        do {
            xy_table_parameters parameters_lane;

            parameters_lane.m1 = parameters[lane];
            parameters_lane.m2 = parameters[(1U * count) + lane];
            parameters_lane.mu = parameters[(2U * count) + lane];
            xy_table_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 14U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

void xy_table_mass_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = prepared->k[0];
    M[0] = prepared->k[1];
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_mass_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_mass_matrix(prepared, q_lane, M_lane);
        xy_table_scatter(4U, count, lane, M_lane, M);
    }
}

void xy_table_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_mass_matrix(&prepared_lane, q_lane, M_lane);
        xy_table_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void xy_table_bias(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    h[0] = 0.0;
    h[1] = 0.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_bias_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_bias(prepared, q_lane, qd_lane, h_lane);
        xy_table_scatter(2U, count, lane, h_lane, h);
    }
}

void xy_table_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        xy_table_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void xy_table_gravity(const xy_table_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_gravity_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gravity(prepared, q_lane, g_lane);
        xy_table_scatter(2U, count, lane, g_lane, g);
    }
}

void xy_table_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gravity(&prepared_lane, q_lane, g_lane);
        xy_table_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void xy_table_coriolis_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_coriolis_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        xy_table_scatter(4U, count, lane, C_lane, C);
    }
}

void xy_table_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        xy_table_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void xy_table_inverse_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[1] * qdd[0];
    tau[1] = prepared->k[0] * qdd[1];
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
    }
}

void xy_table_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

void xy_table_forward_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)q;
    (void)qd;
    qdd[0] = prepared->k[3] * tau[0];
    qdd[1] = tau[1] * prepared->k[2];
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_forward_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void xy_table_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void xy_table_kinetic_energy(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    *T = (prepared->k[4] * (qd[1] * qd[1])) + (prepared->k[5] * (qd[0] * qd[0]));
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_kinetic_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void xy_table_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void xy_table_potential_energy(const xy_table_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_potential_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void xy_table_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void xy_table_inertia_power(const xy_table_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_inertia_power_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_inertia_power(prepared, q_lane, P_lane);
        xy_table_scatter(8U, count, lane, P_lane, P);
    }
}

void xy_table_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_inertia_power(&prepared_lane, q_lane, P_lane);
        xy_table_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_reactions_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        xy_table_scatter(12U, count, lane, F_lane, F);
    }
}

void xy_table_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        xy_table_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_inverse_dynamics_gradients_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        xy_table_scatter(4U, count, lane, by_q_lane, by_q);
        xy_table_scatter(4U, count, lane, by_qd_lane, by_qd);
        xy_table_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void xy_table_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        xy_table_scatter(4U, count, lane, by_q_lane, by_q);
        xy_table_scatter(4U, count, lane, by_qd_lane, by_qd);
        xy_table_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_linearize_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        xy_table_scatter(16U, count, lane, A_lane, A);
        xy_table_scatter(8U, count, lane, B_lane, B);
    }
}

void xy_table_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        xy_table_scatter(16U, count, lane, A_lane, A);
        xy_table_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_linearize_step_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter(16U, count, lane, A_lane, A);
        xy_table_scatter(8U, count, lane, B_lane, B);
    }
}

void xy_table_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter(16U, count, lane, A_lane, A);
        xy_table_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_regressor_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        xy_table_scatter(40U, count, lane, Y_lane, Y);
    }
}

void xy_table_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        xy_table_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

void xy_table_stiffness_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_stiffness_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_stiffness_matrix(prepared, q_lane, K_lane);
        xy_table_scatter(4U, count, lane, K_lane, K);
    }
}

void xy_table_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        xy_table_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

void xy_table_damping_matrix(const xy_table_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_damping_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_damping_matrix(prepared, q_lane, D_lane);
        xy_table_scatter(4U, count, lane, D_lane, D);
    }
}

void xy_table_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_damping_matrix(&prepared_lane, q_lane, D_lane);
        xy_table_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_sticking_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_flags(2U, count, lane, stuck, stuck_lane);
        xy_table_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void xy_table_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_flags(2U, count, lane, stuck, stuck_lane);
        xy_table_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

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

void xy_table_friction_dynamics(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    f[0] = 0.0;
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
        xy_table_dynamics_loads(prepared, v3_u, v3_polished, v3_of_context_real, v3_of_context_boolean, v3_next_u, v3_next_polished, &v3_done);
        v3_u[0] = v3_next_u[0];
        v3_polished[0] = v3_next_polished[0];
    }
    f[1] = v0 ? tau[1] : v3_u[0];
    const double v4 = prepared->k[3] * tau[0];
    qdd[0] = v4;
    const double v5 = v0 ? 0.0 : prepared->k[2];
    const double v6 = (v0 ? 0.0 : ((v0 ? 0.0 : tau[1]) * v5)) - ((v0 ? 0.0 : (v5 * (v0 ? 0.0 : 1.0))) * v3_u[0]);
    const double v7 = v0 ? 0.0 : v6;
    qdd[1] = v7;
    const double v8 = v0 ? 0.0 : (fabs(v1) * (prepared->k[6] * v2));
    const double v9 = xy_table_max(fabs(v3_u[0]), fabs(v8));
    const bool v10 = v3_done && (fabs(v3_u[0] - v8) <= (v9 * ((v9 < (1.0000000009313226 * v9)) ? 1e-11 : 1e-05)));
    const bool v11 = (fabs(tau[0]) + (fabs(v7) + (fabs(tau[1]) + fabs(v4)))) < 1e+38;
    const bool v12 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v12 ? (v11 ? (v10 ? 0.0 : 5.0) : 6.0) : 6.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_friction_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void xy_table_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

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

void xy_table_friction_limits(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    f[0] = 0.0;
    low[0] = 0.0;
    high[0] = 0.0;
    load[0] = 0.0;
    const bool v0 = 0 == mode[1];
    const double v1 = tau[0] * prepared->k[7];
    load[1] = v1;
    const double v2 = (double)mode[1];
    double v3_u[1] = {0.0};
    double v3_polished[1] = {0.0};
    const double v3_of_context_real[2] = {v2, v1};
    const bool v3_of_context_boolean[1] = {!v0};
    bool v3_done = false;
    for (int v3_pass = 0; (v3_pass < 40) && !v3_done; v3_pass++) {
        double v3_next_u[1];
        double v3_next_polished[1];
        xy_table_limits_loads(prepared, v3_u, v3_polished, v3_of_context_real, v3_of_context_boolean, v3_next_u, v3_next_polished, &v3_done);
        v3_u[0] = v3_next_u[0];
        v3_polished[0] = v3_next_polished[0];
    }
    f[1] = v0 ? tau[1] : v3_u[0];
    const double v4 = prepared->k[3] * tau[0];
    qdd[0] = v4;
    const double v5 = v0 ? 0.0 : prepared->k[2];
    const double v6 = (v0 ? 0.0 : ((v0 ? 0.0 : tau[1]) * v5)) - ((v0 ? 0.0 : (v5 * (v0 ? 0.0 : 1.0))) * v3_u[0]);
    const double v7 = v0 ? 0.0 : v6;
    qdd[1] = v7;
    const double v8 = prepared->k[6] * fabs(v1);
    high[1] = v8;
    low[1] = -v8;
    const double v9 = v0 ? 0.0 : (v8 * v2);
    const double v10 = xy_table_max(fabs(v3_u[0]), fabs(v9));
    const bool v11 = v3_done && (fabs(v3_u[0] - v9) <= (v10 * ((v10 < (1.0000000009313226 * v10)) ? 1e-11 : 1e-05)));
    const bool v12 = (fabs(tau[0]) + ((fabs(tau[1]) + fabs(v4)) + fabs(v7))) < 1e+38;
    const bool v13 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v13 ? (v12 ? (v11 ? 0.0 : 5.0) : 6.0) : 6.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_friction_limits_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
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

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
        xy_table_scatter(2U, count, lane, low_lane, low);
        xy_table_scatter(2U, count, lane, high_lane, high);
        xy_table_scatter(2U, count, lane, load_lane, load);
    }
}

void xy_table_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, f_lane, f);
        xy_table_scatter(2U, count, lane, qdd_lane, qdd);
        xy_table_scatter(2U, count, lane, low_lane, low);
        xy_table_scatter(2U, count, lane, high_lane, high);
        xy_table_scatter(2U, count, lane, load_lane, load);
    }
}

#endif

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

static void xy_table_decide_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 3], const double context_real[restrict 3], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 3], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = context_real[1] * (1.0 / context_real[0]);
    const double v2 = prepared->k[0] * v1;
    const double v3 = (double)pattern[0];
    double v4_u[1] = {number[2]};
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
    number_out[2] = v4_u[0];
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
    const bool v15 = (v14 && (((-1e-06) * v12) <= v11)) || ((v0 && (0.0 <= v10)) || (0.0 < v10));
    const double v16 = v0 ? 0.0 : (v3 * v6);
    const double v17 = xy_table_max(fabs(v4_u[0]), fabs(v16));
    const bool v18 = v4_done && (fabs(v4_u[0] - v16) <= (v17 * ((v17 < (1.0000000009313226 * v17)) ? 1e-11 : 1e-05)));
    const bool v19 = (context_boolean[0] || v15) && v18;
    const bool v20 = flag[1] || v19;
    flag_out[1] = v20;
    const bool v21 = v14 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v22 = v14 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v23 = v22 || v21;
    const double v24 = -(1.0 - v7);
    const bool v25 = (v22 && (1 == pattern[0])) || ((v0 && ((v24 <= 0.0) && (0.0 <= v24))) && v23);
    const double v26 = v25 ? v7 : (1.0 + v7);
    const bool v27 = !(v25 || (v26 <= (v23 ? 1.0 : 0.0)));
    const bool v28 = (!v20) && v27;
    const bool v29 = (context_boolean[1] && (v13 && v28)) && (context_boolean[4] || (context_boolean[3] || context_boolean[2]));
    const signed char v30 = (((0.0 <= v26) && (v26 <= 0.0)) && (context_boolean[2] && (!v14))) ? 0 : (v21 ? 1 : (-1));
    pattern_out[0] = v29 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v25 ? ((v0 && v21) ? 1 : (-1)) : v30);
    const bool v31 = !flag[1];
    const bool v32 = v18 && (context_boolean[0] || (((-1e-12) * v12) <= v11));
    const bool v33 = ((!flag[2]) && (v31 && v32)) || (v19 && v31);
    best_out[0] = v33 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v29;
    flag_out[2] = flag[2] || v32;
    const bool v34 = flag[3] || (flag[1] && v19);
    flag_out[3] = v34;
    flag_out[4] = flag[4] || (!v18);
    flag_out[5] = v33 ? true : flag[5];
    flag_out[6] = v33 ? false : flag[6];
    number_out[0] = v33 ? v1 : number[0];
    number_out[1] = v33 ? v9 : number[1];
    *done = (v28 && (!v29)) || (v20 && (v34 || (v27 || (v0 || (!v25)))));
}

void xy_table_decide(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    mode_next[0] = xy_table_mode_of(qd[0]);
    const bool v0 = 0 == mode[1];
    const double v1 = tau[0] * prepared->k[7];
    double v2_u[1] = {0.0};
    double v2_polished[1] = {0.0};
    const double v2_of_context_real[2] = {(double)mode[1], v1};
    const bool v2_of_context_boolean[1] = {!v0};
    bool v2_done = v0;
    for (int v2_pass = 0; (v2_pass < 40) && !v2_done; v2_pass++) {
        double v2_next_u[1];
        double v2_next_polished[1];
        xy_table_before_loads(prepared, v2_u, v2_polished, v2_of_context_real, v2_of_context_boolean, v2_next_u, v2_next_polished, &v2_done);
        v2_u[0] = v2_next_u[0];
        v2_polished[0] = v2_next_polished[0];
    }
    const signed char v3 = xy_table_mode_of(v0 ? tau[1] : v2_u[0]);
    const bool v4 = xy_table_eq(0.0, qd[1]);
    const bool v5 = (reached[1] && v4) && (!(0 == v3));
    const signed char v6 = v0 ? xy_table_mode_of(qd[1]) : mode[1];
    const double v7 = tau[1] * prepared->k[2];
    const double v8 = fabs(v7);
    const double v9 = 1e-08 * v8;
    const double v10 = -v9;
    const bool v11 = v4 ? (v10 < v7) : (1 == v6);
    const bool v12 = v4 && (v8 <= (v9 + (prepared->k[8] * sqrt(v1 * v1))));
    const signed char v13 = (v12 && (!v5)) ? 0 : ((v5 ? (1 == v3) : v11) ? 1 : (-1));
    signed char v14_pattern[1] = {v13};
    signed char v14_best[1] = {v13};
    bool v14_flag[7] = {false, false, false, false, false, true, false};
    double v14_number[3] = {0.0, 0.0, 0.0};
    const double v14_of_context_real[3] = {prepared->k[1], tau[0], tau[1]};
    const bool v14_of_context_boolean[5] = {!v4, v5, v12, v11, v4 ? (v10 < (-v7)) : ((-1) == v6)};
    const signed char v14_of_context_mode[2] = {v6, v3};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 6) && !v14_done; v14_pass++) {
        signed char v14_next_pattern[1];
        signed char v14_next_best[1];
        bool v14_next_flag[7];
        double v14_next_number[3];
        xy_table_decide_pattern(prepared, v14_pattern, v14_best, v14_flag, v14_number, v14_of_context_real, v14_of_context_boolean, v14_of_context_mode, v14_next_pattern, v14_next_best, v14_next_flag, v14_next_number, &v14_done);
        v14_pattern[0] = v14_next_pattern[0];
        v14_best[0] = v14_next_best[0];
        v14_flag[0] = v14_next_flag[0];
        v14_flag[1] = v14_next_flag[1];
        v14_flag[2] = v14_next_flag[2];
        v14_flag[3] = v14_next_flag[3];
        v14_flag[4] = v14_next_flag[4];
        v14_flag[5] = v14_next_flag[5];
        v14_flag[6] = v14_next_flag[6];
        v14_number[0] = v14_next_number[0];
        v14_number[1] = v14_next_number[1];
        v14_number[2] = v14_next_number[2];
    }
    mode_next[1] = v14_best[0];
    const bool v15 = (fabs(tau[0]) + (fabs(v14_number[0]) + (fabs(tau[1]) + fabs(v14_number[1])))) < 1e+38;
    const double v16 = v15 ? (v14_done ? ((v14_flag[2] || v14_flag[1]) ? (v14_flag[6] ? 4.0 : (v14_flag[3] ? 1.0 : (v14_flag[5] ? 0.0 : 3.0))) : (v14_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    const bool v17 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v17 ? v16 : 6.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_decide_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather_flags(2U, count, lane, reached, reached_lane);
        xy_table_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void xy_table_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather_flags(2U, count, lane, reached, reached_lane);
        xy_table_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

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

#if !defined(XY_TABLE_VECTOR)

void xy_table_friction_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
        xy_table_scatter(2U, count, lane, low_lane, low);
        xy_table_scatter(2U, count, lane, high_lane, high);
    }
}

void xy_table_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
        xy_table_scatter(2U, count, lane, low_lane, low);
        xy_table_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void xy_table_drive_forces(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_drive_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
    }
}

void xy_table_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather(2U, count, lane, qdd, qdd_lane);
        xy_table_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        xy_table_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

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

static void xy_table_step_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 5], const double context_real[restrict 5], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 5], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const double v2 = -(1.0 - v1);
    const bool v3 = context_boolean[3] || context_boolean[2];
    const bool v4 = ((v0 && ((v2 <= 0.0) && (0.0 <= v2))) && v3) || (context_boolean[3] && (1 == pattern[0]));
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[1] && ((0.0 <= v5) && (v5 <= 0.0))) ? 0 : (context_boolean[2] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[2] && v0) ? 1 : (-1)) : v6;
    const double v7 = context_real[1] * (1.0 / context_real[0]);
    const double v8 = prepared->k[0] * v7;
    const double v9 = (double)pattern[0];
    double v10_u[1] = {number[2]};
    double v10_polished[1] = {0.0};
    const double v10_of_context_real[2] = {v9, v8};
    const bool v10_of_context_boolean[1] = {!v0};
    bool v10_done = false;
    for (int v10_pass = 0; (v10_pass < 40) && !v10_done; v10_pass++) {
        double v10_next_u[1];
        double v10_next_polished[1];
        xy_table_step_pattern_loads(prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_done);
        v10_u[0] = v10_next_u[0];
        v10_polished[0] = v10_next_polished[0];
    }
    number_out[2] = v10_u[0];
    const double v11 = v0 ? context_real[2] : v10_u[0];
    const double v12 = prepared->k[6] * fabs(v8);
    const double v13 = v0 ? 0.0 : prepared->k[2];
    const double v14 = v0 ? 0.0 : ((v0 ? 0.0 : ((v0 ? 0.0 : context_real[2]) * v13)) - ((v0 ? 0.0 : (v13 * v1)) * v10_u[0]));
    const double v15 = v0 ? xy_table_min(v12 - v11, v12 + v11) : (v9 * v14);
    const double v16 = v0 ? 0.0 : (v9 * v12);
    const double v17 = xy_table_max(fabs(v16), fabs(v10_u[0]));
    const bool v18 = v10_done && (fabs(v10_u[0] - v16) <= (v17 * ((v17 < (1.0000000009313226 * v17)) ? 1e-11 : 1e-05)));
    const bool v19 = v18 && (context_boolean[0] || ((v0 && (0.0 <= v15)) || (0.0 < v15)));
    const bool v20 = !flag[1];
    const bool v21 = context_boolean[0] || (((-1e-12) * xy_table_max(fabs(context_real[2]), fabs(v11))) <= (v0 ? v15 : (prepared->k[0] * v15)));
    const bool v22 = v21 && v18;
    const bool v23 = ((!flag[2]) && (v20 && v22)) || (v20 && v19);
    best_out[0] = v23 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v24 = flag[1] || v19;
    flag_out[1] = v24;
    flag_out[2] = flag[2] || v22;
    const bool v25 = flag[3] || (flag[1] && v19);
    flag_out[3] = v25;
    flag_out[4] = flag[4] || (!v18);
    flag_out[5] = v23 ? true : flag[5];
    flag_out[6] = v23 ? false : flag[6];
    number_out[0] = v23 ? v7 : number[0];
    number_out[1] = v23 ? v14 : number[1];
    number_out[3] = v23 ? 0.0 : number[3];
    number_out[4] = v23 ? 0.0 : number[4];
    const bool v26 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v24 && (v25 || (v26 || (v0 || (!v4))))) || (v26 && (!v24));
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
    const bool v8 = v5 && (v1 <= (v2 + (prepared->k[8] * sqrt(tau[0] * (tau[0] * prepared->k[9])))));
    const signed char v9 = v8 ? 0 : (v7 ? 1 : (-1));
    signed char v10_pattern[1] = {v9};
    signed char v10_best[1] = {v9};
    bool v10_flag[7] = {false, false, false, false, false, true, false};
    double v10_number[5] = {0.0, 0.0, 0.0, 0.0, 0.0};
    const double v10_of_context_real[5] = {prepared->k[1], tau[0], tau[1], qd[0], qd[1]};
    const bool v10_of_context_boolean[4] = {!v5, v8, v7, v5 ? (v3 < (-v0)) : ((-1) == v6)};
    bool v10_done = false;
    for (int v10_pass = 0; (v10_pass < 6) && !v10_done; v10_pass++) {
        signed char v10_next_pattern[1];
        signed char v10_next_best[1];
        bool v10_next_flag[7];
        double v10_next_number[5];
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
        v10_number[0] = v10_next_number[0];
        v10_number[1] = v10_next_number[1];
        v10_number[2] = v10_next_number[2];
        v10_number[3] = v10_next_number[3];
        v10_number[4] = v10_next_number[4];
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
    const double v16 = v11 ? 0.0 : prepared->k[2];
    const double v17 = v11 ? 0.0 : (v16 * (v11 ? 0.0 : 1.0));
    const double v18 = v11 ? 0.0 : (v16 * (v11 ? 0.0 : tau[1]));
    double v19_u[1] = {v15_u[0]};
    double v19_polished[1] = {0.0};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 40) && !v19_done; v19_pass++) {
        double v19_next_u[1];
        double v19_next_polished[1];
        xy_table_stage_loads(prepared, v19_u, v19_polished, v15_of_context_real, v15_of_context_boolean, v19_next_u, v19_next_polished, &v19_done);
        v19_u[0] = v19_next_u[0];
        v19_polished[0] = v19_next_polished[0];
    }
    const double v20 = dt * ((v11 ? 0.0 : (v18 - (v17 * v19_u[0]))) + (v11 ? 0.0 : (v18 - (v17 * v15_u[0]))));
    double v21_u[1] = {v19_u[0]};
    double v21_polished[1] = {0.0};
    bool v21_done = false;
    for (int v21_pass = 0; (v21_pass < 40) && !v21_done; v21_pass++) {
        double v21_next_u[1];
        double v21_next_polished[1];
        xy_table_stage_loads(prepared, v21_u, v21_polished, v15_of_context_real, v15_of_context_boolean, v21_next_u, v21_next_polished, &v21_done);
        v21_u[0] = v21_next_u[0];
        v21_polished[0] = v21_next_polished[0];
    }
    const double v22 = 0.16666666666666666 * dt;
    const double v23 = (v11 ? 0.0 : (qd[1] + v10_number[4])) + (v22 * v10_number[1]);
    const double v24 = v11 ? 0.0 : ((v23 + ((v11 ? 0.0 : (v18 - (v17 * v21_u[0]))) * v22)) + (0.3333333333333333 * v20));
    const double v25 = (qd[0] + v10_number[3]) + (v22 * v10_number[0]);
    const double v26 = tau[0] * dt;
    const double v27 = v25 + (prepared->k[10] * v26);
    const double v28 = v11 ? q[1] : ((q[1] + (dt * v23)) + (v22 * v20));
    const double v29 = q[0] + (dt * (v25 + (prepared->k[11] * v26)));
    const double v30 = fabs(tau[1]);
    const double v31 = v30 + (fabs(v29) + (fabs(v28) + (fabs(v24) + fabs(v27))));
    const double v32 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v4 + fabs(qd[0]))));
    const double v33 = fabs(tau[0]);
    const bool v34 = ((v31 < 1e+38) && ((v33 + v32) < 1e+38)) && (0.0 < dt);
    q_next[0] = v34 ? v29 : q[0];
    q_next[1] = v34 ? v28 : q[1];
    qd_next[0] = v34 ? v27 : qd[0];
    qd_next[1] = v34 ? v24 : qd[1];
    mode_next[0] = v34 ? xy_table_mode_of(qd[0]) : mode[0];
    mode_next[1] = v34 ? v10_best[0] : mode[1];
    const double v35 = v11 ? 0.0 : (fabs(v14) * (prepared->k[6] * v13));
    const double v36 = fabs(v35);
    const double v37 = xy_table_max(v36, fabs(v15_u[0]));
    const bool v38 = v15_done && (fabs(v15_u[0] - v35) <= (v37 * ((v37 < (1.0000000009313226 * v37)) ? 1e-11 : 1e-05)));
    const double v39 = xy_table_max(v36, fabs(v19_u[0]));
    const bool v40 = (fabs(v19_u[0] - v35) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05))) && v19_done;
    const double v41 = xy_table_max(fabs(v21_u[0]), v36);
    const bool v42 = (fabs(v21_u[0] - v35) <= (v41 * ((v41 < (1.0000000009313226 * v41)) ? 1e-11 : 1e-05))) && v21_done;
    const double v43 = v10_done ? ((v10_flag[2] || v10_flag[1]) ? (v10_flag[6] ? 4.0 : (v10_flag[3] ? 1.0 : (v10_flag[5] ? 0.0 : 3.0))) : (v10_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v44 = ((fabs(v10_number[0]) + (fabs(v10_number[1]) + (v30 + v33))) < 1e+38) ? v43 : 6.0;
    *status = v34 ? ((v42 && (v40 && v38)) ? v44 : xy_table_max(5.0, v44)) : 6.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_step_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void xy_table_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

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

static void xy_table_interpolated_pattern(const xy_table_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 3], const double context_real[restrict 3], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 3], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = context_real[1] * (1.0 / context_real[0]);
    const double v2 = prepared->k[0] * v1;
    const double v3 = (double)pattern[0];
    double v4_u[1] = {number[2]};
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
    number_out[2] = v4_u[0];
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
    const bool v15 = (v14 && (((-1e-06) * v12) <= v11)) || ((v0 && (0.0 <= v10)) || (0.0 < v10));
    const double v16 = v0 ? 0.0 : (v3 * v6);
    const double v17 = xy_table_max(fabs(v16), fabs(v4_u[0]));
    const bool v18 = v4_done && (fabs(v4_u[0] - v16) <= (v17 * ((v17 < (1.0000000009313226 * v17)) ? 1e-11 : 1e-05)));
    const bool v19 = (context_boolean[0] || v15) && v18;
    const bool v20 = flag[1] || v19;
    flag_out[1] = v20;
    const bool v21 = v14 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v22 = v14 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v23 = v22 || v21;
    const double v24 = -(1.0 - v7);
    const bool v25 = (v22 && (1 == pattern[0])) || ((v0 && ((v24 <= 0.0) && (0.0 <= v24))) && v23);
    const double v26 = v25 ? v7 : (1.0 + v7);
    const bool v27 = !(v25 || (v26 <= (v23 ? 1.0 : 0.0)));
    const bool v28 = v27 && (!v20);
    const bool v29 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v13 && v28));
    const signed char v30 = (((0.0 <= v26) && (v26 <= 0.0)) && (context_boolean[2] && (!v14))) ? 0 : (v21 ? 1 : (-1));
    pattern_out[0] = v29 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v25 ? ((v0 && v21) ? 1 : (-1)) : v30);
    const bool v31 = !flag[1];
    const bool v32 = v18 && (context_boolean[0] || (((-1e-12) * v12) <= v11));
    const bool v33 = ((!flag[2]) && (v31 && v32)) || (v31 && v19);
    best_out[0] = v33 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v29;
    flag_out[2] = flag[2] || v32;
    const bool v34 = flag[3] || (flag[1] && v19);
    flag_out[3] = v34;
    flag_out[4] = flag[4] || (!v18);
    flag_out[5] = v33 ? true : flag[5];
    flag_out[6] = v33 ? false : flag[6];
    number_out[0] = v33 ? v1 : number[0];
    number_out[1] = v33 ? v9 : number[1];
    *done = (v28 && (!v29)) || (v20 && ((v27 || (v0 || (!v25))) || v34));
}

static void xy_table_interpolated_part(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
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
    const bool v9 = v5 && (v1 <= (v2 + (prepared->k[8] * sqrt(tau[0] * (tau[0] * prepared->k[9])))));
    const signed char v10 = (v9 && (!v8)) ? 0 : ((v8 ? (1 == forced[0]) : v6) ? 1 : (-1));
    const bool v11 = !v5;
    crossing_out[0] = false;
    signed char v12_pattern[1] = {v10};
    signed char v12_best[1] = {v10};
    bool v12_flag[7] = {false, false, false, false, false, true, false};
    double v12_number[3] = {0.0, 0.0, 0.0};
    const double v12_of_context_real[3] = {prepared->k[1], tau[0], tau[1]};
    const bool v12_of_context_boolean[5] = {v11, v8, v9, v6, v5 ? (v3 < (-v0)) : ((-1) == v4)};
    const signed char v12_of_context_mode[2] = {v4, forced[0]};
    bool v12_done = false;
    for (int v12_pass = 0; (v12_pass < 6) && !v12_done; v12_pass++) {
        signed char v12_next_pattern[1];
        signed char v12_next_best[1];
        bool v12_next_flag[7];
        double v12_next_number[3];
        xy_table_interpolated_pattern(prepared, v12_pattern, v12_best, v12_flag, v12_number, v12_of_context_real, v12_of_context_boolean, v12_of_context_mode, v12_next_pattern, v12_next_best, v12_next_flag, v12_next_number, &v12_done);
        v12_pattern[0] = v12_next_pattern[0];
        v12_best[0] = v12_next_best[0];
        v12_flag[0] = v12_next_flag[0];
        v12_flag[1] = v12_next_flag[1];
        v12_flag[2] = v12_next_flag[2];
        v12_flag[3] = v12_next_flag[3];
        v12_flag[4] = v12_next_flag[4];
        v12_flag[5] = v12_next_flag[5];
        v12_flag[6] = v12_next_flag[6];
        v12_number[0] = v12_next_number[0];
        v12_number[1] = v12_next_number[1];
        v12_number[2] = v12_next_number[2];
    }
    mode_out[1] = v12_best[0];
    const bool v13 = 0 == v12_best[0];
    const bool v14 = !v13;
    const double v15 = (double)v12_best[0];
    const double v16 = tau[0] * prepared->k[7];
    double v17_u[1] = {v12_number[2]};
    double v17_polished[1] = {0.0};
    const double v17_of_context_real[2] = {v15, v16};
    const bool v17_of_context_boolean[1] = {v14};
    bool v17_done = false;
    for (int v17_pass = 0; (v17_pass < 40) && !v17_done; v17_pass++) {
        double v17_next_u[1];
        double v17_next_polished[1];
        xy_table_stage_loads(prepared, v17_u, v17_polished, v17_of_context_real, v17_of_context_boolean, v17_next_u, v17_next_polished, &v17_done);
        v17_u[0] = v17_next_u[0];
        v17_polished[0] = v17_next_polished[0];
    }
    double v18_u[1] = {v17_u[0]};
    double v18_polished[1] = {0.0};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 40) && !v18_done; v18_pass++) {
        double v18_next_u[1];
        double v18_next_polished[1];
        xy_table_stage_loads(prepared, v18_u, v18_polished, v17_of_context_real, v17_of_context_boolean, v18_next_u, v18_next_polished, &v18_done);
        v18_u[0] = v18_next_u[0];
        v18_polished[0] = v18_next_polished[0];
    }
    const double v19 = v13 ? 0.0 : prepared->k[2];
    const double v20 = v13 ? 0.0 : ((v13 ? 0.0 : 1.0) * v19);
    const double v21 = v13 ? 0.0 : (v19 * (v13 ? 0.0 : tau[1]));
    const double v22 = trial * ((v13 ? 0.0 : (v21 - (v20 * v17_u[0]))) + (v13 ? 0.0 : (v21 - (v20 * v18_u[0]))));
    double v23_u[1] = {v18_u[0]};
    double v23_polished[1] = {0.0};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[1];
        double v23_next_polished[1];
        xy_table_stage_loads(prepared, v23_u, v23_polished, v17_of_context_real, v17_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_polished[0] = v23_next_polished[0];
    }
    const double v24 = 0.16666666666666666 * trial;
    const double v25 = qd[1] + (v24 * v12_number[1]);
    const double v26 = v13 ? 0.0 : ((v25 + ((v13 ? 0.0 : (v21 - (v20 * v23_u[0]))) * v24)) + (0.3333333333333333 * v22));
    const bool v27 = (v15 * v26) < 0.0;
    const bool v28 = v11 && v27;
    const double v29 = v28 ? (qd[1] / (v28 ? (v28 ? (qd[1] - v26) : 1.0) : 1.0)) : 1.0;
    const double v30 = prepared->k[6] * fabs(prepared->k[0] * v12_number[0]);
    const double v31 = xy_table_max(0.0, xy_table_min(v30 - tau[1], tau[1] + v30));
    const double v32 = prepared->k[6] * fabs(v16);
    const double v33 = xy_table_min(v32 - tau[1], tau[1] + v32);
    const bool v34 = v13 && (v33 < 0.0);
    const double v35 = v13 ? (v34 ? (v31 / ((v13 && v34) ? (v34 ? (v31 - v33) : 1.0) : 1.0)) : 1.0) : 1.0;
    const double v36 = xy_table_min(v35, xy_table_min(1.0, v29));
    const bool v37 = (crossing[1] || crossing[0]) || (!(0 == heading[0]));
    const bool v38 = ((!v37) && (v36 < 1.0)) && (!(8.0 <= passes));
    const double v39 = qd[0] + (v12_number[0] * v24);
    const double v40 = tau[0] * trial;
    q_out[0] = v38 ? q[0] : (q[0] + (trial * (v39 + (prepared->k[11] * v40))));
    q_out[1] = v38 ? q[1] : (v13 ? q[1] : ((q[1] + (trial * v25)) + (v24 * v22)));
    const bool v41 = !v38;
    const bool v42 = crossing[1] || v27;
    const bool v43 = (crossing[0] || v42) && v41;
    const double v44 = v39 + (prepared->k[10] * v40);
    qd_out[0] = v38 ? qd[0] : (v43 ? (crossing[0] ? 0.0 : v44) : v44);
    qd_out[1] = v38 ? qd[1] : (v43 ? ((v13 || v42) ? 0.0 : v26) : v26);
    mode_out[0] = xy_table_mode_of(qd[0]);
    crossing_out[1] = v38 && (v27 && (v29 <= v36));
    forced_out[0] = v38 ? forced[0] : (v37 ? heading[0] : 0);
    heading_out[0] = ((v38 && (v13 ? v34 : false)) && (v35 <= v36)) ? (v13 ? xy_table_mode_of(2.0 * tau[1]) : 0) : 0;
    const double v45 = v38 ? past : (v37 ? (trial + past) : dt);
    *past_out = v45;
    const double v46 = v38 ? (trial * v36) : (dt - v45);
    *trial_out = v46;
    *passes_out = 1.0 + passes;
    const double v47 = v13 ? 0.0 : (v32 * v15);
    const double v48 = fabs(v47);
    const double v49 = xy_table_max(v48, fabs(v18_u[0]));
    const bool v50 = v18_done && (fabs(v18_u[0] - v47) <= (v49 * ((v49 < (1.0000000009313226 * v49)) ? 1e-11 : 1e-05)));
    const double v51 = xy_table_max(fabs(v17_u[0]), v48);
    const bool v52 = (fabs(v17_u[0] - v47) <= (v51 * ((v51 < (1.0000000009313226 * v51)) ? 1e-11 : 1e-05))) && v17_done;
    const double v53 = xy_table_max(v48, fabs(v23_u[0]));
    const bool v54 = (fabs(v23_u[0] - v47) <= (v53 * ((v53 < (1.0000000009313226 * v53)) ? 1e-11 : 1e-05))) && v23_done;
    const bool v55 = (fabs(tau[1]) + (fabs(v12_number[0]) + (fabs(tau[0]) + fabs(v12_number[1])))) < 1e+38;
    const double v56 = v55 ? (v12_done ? ((v12_flag[2] || v12_flag[1]) ? (v12_flag[6] ? 4.0 : (v12_flag[3] ? 1.0 : (v12_flag[5] ? 0.0 : 3.0))) : (v12_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    *worst_out = xy_table_max(worst, xy_table_max(((v52 && v50) && v54) ? 0.0 : 5.0, v56));
    *done = v41 && (v46 <= 0.0);
}

void xy_table_step_interpolated_arrays(const xy_table_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[1] = {0};
    signed char v0_heading[1] = {0};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 10) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        xy_table_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const double v1 = fabs(v0_q[0]) + (fabs(v0_q[1]) + (fabs(v0_qd[1]) + fabs(v0_qd[0])));
    const double v2 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v3 = (fabs(tau[0]) + (fabs(q[0]) + v2)) < 1e+38;
    const bool v4 = (0.0 < dt) && (v3 && ((fabs(tau[1]) + v1) < 1e+38));
    q_next[0] = v4 ? v0_q[0] : q[0];
    q_next[1] = v4 ? v0_q[1] : q[1];
    qd_next[0] = v4 ? v0_qd[0] : qd[0];
    qd_next[1] = v4 ? v0_qd[1] : qd[1];
    mode_next[0] = v4 ? v0_mode[0] : mode[0];
    mode_next[1] = v4 ? v0_mode[1] : mode[1];
    *status = v4 ? (v0_done ? v0_worst : xy_table_max(5.0, v0_worst)) : 6.0;
}

#if !defined(XY_TABLE_VECTOR)

void xy_table_step_interpolated_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void xy_table_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        xy_table_gather(14U, count, lane, prepared, prepared_lane.k);
        xy_table_gather(2U, count, lane, q, q_lane);
        xy_table_gather(2U, count, lane, qd, qd_lane);
        xy_table_gather_modes(2U, count, lane, mode, mode_lane);
        xy_table_gather(2U, count, lane, tau, tau_lane);
        xy_table_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        xy_table_scatter(2U, count, lane, q_next_lane, q_next);
        xy_table_scatter(2U, count, lane, qd_next_lane, qd_next);
        xy_table_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

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
