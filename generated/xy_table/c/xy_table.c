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
    const double v5 = 0.5 * v1;
    prepared->k[12] = v5;
    prepared->k[13] = 0.5 * v2;
    prepared->k[8] = parameters->mu * (1.0001 * v2);
    prepared->k[9] = 0.16666666666666666 * (v1 + (2.0 * v5));
    const double v6 = 2.0 * v1;
    prepared->k[10] = 0.16666666666666666 * (v1 + (v6 + v6));
    prepared->k[11] = v3 * v3;
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

int xy_table_valid(const xy_table_parameters *parameters)
{
    bool kept[6];
    int rule = 0;

    kept[0] = fabs(parameters->m1) <= 1e+50;
    kept[1] = fabs(parameters->m2) <= 1e+50;
    kept[2] = fabs(parameters->mu) <= 1e+50;
    kept[3] = 0.0 <= parameters->m2;
    kept[4] = 0.0 <= parameters->m1;
    kept[5] = 0.0 <= parameters->mu;
    while ((rule < 6) && kept[rule]) {
        rule++;
    }
    return (rule < 6) ? (rule + 1) : 0;
}

void xy_table_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        xy_table_parameters parameters_lane;

        parameters_lane.m1 = parameters[lane];
        parameters_lane.m2 = parameters[(1U * count) + lane];
        parameters_lane.mu = parameters[(2U * count) + lane];
        rules[lane] = xy_table_valid(&parameters_lane);
    }
}

const char *xy_table_rule(int number)
{
    static const char *const texts[6] = {
        "parameters.m1: must be finite and at most 1e+50 in magnitude",
        "parameters.m2: must be finite and at most 1e+50 in magnitude",
        "parameters.mu: must be finite and at most 1e+50 in magnitude",
        "joints.y.mass: must be at least 0",
        "joints.x.mass: must be at least 0",
        "joints.x.friction.coefficient: must be at least 0",
    };

    return ((number >= 1) && (number <= 6)) ? texts[number - 1] : "";
}

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
