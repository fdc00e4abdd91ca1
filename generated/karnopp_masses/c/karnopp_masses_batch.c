/* karnopp_masses, emitted by symgen 0.2.0 */
#include "karnopp_masses_batch.h"

#if !defined(KARNOPP_MASSES_VECTOR)
/* One state out of a structure of arrays. */
static inline void karnopp_masses_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
/* One state into a structure of arrays. */
static inline void karnopp_masses_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
/* One state out of a structure of arrays. */
static inline void karnopp_masses_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
/* One state out of a structure of arrays. */
static inline void karnopp_masses_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(KARNOPP_MASSES_VECTOR)
/* One state into a structure of arrays. */
static inline void karnopp_masses_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void karnopp_masses_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_parameters parameters_lane;

        parameters_lane.m1 = parameters[lane];
        parameters_lane.m2 = parameters[(1U * count) + lane];
        parameters_lane.k = parameters[(2U * count) + lane];
        parameters_lane.Fr = parameters[(3U * count) + lane];
        parameters_lane.Ff = parameters[(4U * count) + lane];
        rules[lane] = karnopp_masses_broken_rule(&parameters_lane);
    }
}

/* In whole pairs of groups, for functions that take two at a time. */
size_t karnopp_masses_ensemble_size(size_t count)
{
    const size_t pair = 2U * KARNOPP_MASSES_SETS;

    return ((count + (pair - 1U)) / pair) * pair * 51U;
}

#if !defined(KARNOPP_MASSES_VECTOR)

/* The place of prepared number k of state s in the sets of an ensemble. */
static size_t karnopp_masses_place(size_t k, size_t s)
{
    return ((((s / KARNOPP_MASSES_SETS) * 51U) + k) * KARNOPP_MASSES_SETS) + (s % KARNOPP_MASSES_SETS);
}

#endif

#if !defined(KARNOPP_MASSES_VECTOR)

/* The prepared numbers of one state. */
static void karnopp_masses_set(const double *prepared, size_t lane, karnopp_masses_prepared *own)
{
    for (size_t k = 0U; k < 51U; k++) {
        own->k[k] = prepared[karnopp_masses_place(k, lane)];
    }
}

#endif

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t s = 0U; karnopp_masses_place(0U, s) < karnopp_masses_ensemble_size(count); s++) {
        const size_t lane = (s < count) ? s : (count - 1U);
        karnopp_masses_parameters parameters_lane;
        karnopp_masses_prepared prepared_lane;

        parameters_lane.m1 = parameters[lane];
        parameters_lane.m2 = parameters[(1U * count) + lane];
        parameters_lane.k = parameters[(2U * count) + lane];
        parameters_lane.Fr = parameters[(3U * count) + lane];
        parameters_lane.Ff = parameters[(4U * count) + lane];
        karnopp_masses_prepare(&parameters_lane, &prepared_lane);
        for (size_t k = 0U; k < 51U; k++) {
            prepared[karnopp_masses_place(k, s)] = prepared_lane.k[k];
        }
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_mass_matrix(&prepared_lane, q_lane, M_lane);
        karnopp_masses_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        karnopp_masses_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gravity(&prepared_lane, q_lane, g_lane);
        karnopp_masses_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        karnopp_masses_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        karnopp_masses_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_inertia_power(&prepared_lane, q_lane, P_lane);
        karnopp_masses_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        karnopp_masses_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_inverse_dynamics_gradients_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        karnopp_masses_scatter(4U, count, lane, by_q_lane, by_q);
        karnopp_masses_scatter(4U, count, lane, by_qd_lane, by_qd);
        karnopp_masses_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void karnopp_masses_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        karnopp_masses_scatter(4U, count, lane, by_q_lane, by_q);
        karnopp_masses_scatter(4U, count, lane, by_qd_lane, by_qd);
        karnopp_masses_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        karnopp_masses_scatter(16U, count, lane, A_lane, A);
        karnopp_masses_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        karnopp_masses_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        karnopp_masses_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_damping_matrix(&prepared_lane, q_lane, D_lane);
        karnopp_masses_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_switching_functions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double rate_lane[2];
        double lower_lane[2];
        double upper_lane[2];
        double load_lane[6];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_switching_functions(prepared, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, rate_lane, rate);
        karnopp_masses_scatter(2U, count, lane, lower_lane, lower);
        karnopp_masses_scatter(2U, count, lane, upper_lane, upper);
        karnopp_masses_scatter(6U, count, lane, load_lane, load);
    }
}

void karnopp_masses_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double rate_lane[2];
        double lower_lane[2];
        double upper_lane[2];
        double load_lane[6];

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, tau, tau_lane);
        karnopp_masses_gather_modes(2U, count, lane, mode, mode_lane);
        karnopp_masses_switching_functions(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        karnopp_masses_scatter(2U, count, lane, rate_lane, rate);
        karnopp_masses_scatter(2U, count, lane, lower_lane, lower);
        karnopp_masses_scatter(2U, count, lane, upper_lane, upper);
        karnopp_masses_scatter(6U, count, lane, load_lane, load);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

#if !defined(KARNOPP_MASSES_VECTOR)

void karnopp_masses_friction_torque_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        signed char direction_lane[2];
        double tau_lane[2];

        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_gather_modes(2U, count, lane, direction, direction_lane);
        karnopp_masses_friction_torque(prepared, q_lane, qd_lane, qdd_lane, direction_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

void karnopp_masses_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        karnopp_masses_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        signed char direction_lane[2];
        double tau_lane[2];

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_gather_modes(2U, count, lane, direction, direction_lane);
        karnopp_masses_friction_torque(&prepared_lane, q_lane, qd_lane, qdd_lane, direction_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
        karnopp_masses_gather(2U, count, lane, q, q_lane);
        karnopp_masses_gather(2U, count, lane, qd, qd_lane);
        karnopp_masses_gather(2U, count, lane, qdd, qdd_lane);
        karnopp_masses_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        karnopp_masses_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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

        karnopp_masses_set(prepared, lane, &prepared_lane);
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
