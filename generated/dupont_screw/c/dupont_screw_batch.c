/* dupont_screw, emitted by symgen 0.2.0 */
#include "dupont_screw_batch.h"

#if !defined(DUPONT_SCREW_VECTOR)
/* One state out of a structure of arrays. */
static inline void dupont_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
/* One state into a structure of arrays. */
static inline void dupont_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
/* One state out of a structure of arrays. */
static inline void dupont_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
/* One state out of a structure of arrays. */
static inline void dupont_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(DUPONT_SCREW_VECTOR)
/* One state into a structure of arrays. */
static inline void dupont_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void dupont_screw_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_parameters parameters_lane;

        parameters_lane.weight = parameters[lane];
        rules[lane] = dupont_screw_broken_rule(&parameters_lane);
    }
}

/* In whole pairs of groups, for functions that take two at a time. */
size_t dupont_screw_ensemble_size(size_t count)
{
    const size_t pair = 2U * DUPONT_SCREW_SETS;

    return ((count + (pair - 1U)) / pair) * pair * 5U;
}

#if !defined(DUPONT_SCREW_VECTOR)

/* The place of prepared number k of state s in the sets of an ensemble. */
static size_t dupont_screw_place(size_t k, size_t s)
{
    return ((((s / DUPONT_SCREW_SETS) * 5U) + k) * DUPONT_SCREW_SETS) + (s % DUPONT_SCREW_SETS);
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

/* The prepared numbers of one state. */
static void dupont_screw_set(const double *prepared, size_t lane, dupont_screw_prepared *own)
{
    for (size_t k = 0U; k < 5U; k++) {
        own->k[k] = prepared[dupont_screw_place(k, lane)];
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t s = 0U; dupont_screw_place(0U, s) < dupont_screw_ensemble_size(count); s++) {
        const size_t lane = (s < count) ? s : (count - 1U);
        dupont_screw_parameters parameters_lane;
        dupont_screw_prepared prepared_lane;

        parameters_lane.weight = parameters[lane];
        dupont_screw_prepare(&parameters_lane, &prepared_lane);
        for (size_t k = 0U; k < 5U; k++) {
            prepared[dupont_screw_place(k, s)] = prepared_lane.k[k];
        }
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_mass_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double M_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_mass_matrix(prepared, q_lane, M_lane);
        dupont_screw_scatter(1U, count, lane, M_lane, M);
    }
}

void dupont_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double M_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_mass_matrix(&prepared_lane, q_lane, M_lane);
        dupont_screw_scatter(1U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_bias_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_bias(prepared, q_lane, qd_lane, h_lane);
        dupont_screw_scatter(1U, count, lane, h_lane, h);
    }
}

void dupont_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        dupont_screw_scatter(1U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_gravity_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double g_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gravity(prepared, q_lane, g_lane);
        dupont_screw_scatter(1U, count, lane, g_lane, g);
    }
}

void dupont_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double g_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gravity(&prepared_lane, q_lane, g_lane);
        dupont_screw_scatter(1U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_coriolis_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        dupont_screw_scatter(1U, count, lane, C_lane, C);
    }
}

void dupont_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        dupont_screw_scatter(1U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

void dupont_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_forward_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

void dupont_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_kinetic_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void dupont_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_potential_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void dupont_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_inertia_power_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double P_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_inertia_power(prepared, q_lane, P_lane);
        dupont_screw_scatter(1U, count, lane, P_lane, P);
    }
}

void dupont_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double P_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_inertia_power(&prepared_lane, q_lane, P_lane);
        dupont_screw_scatter(1U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_reactions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        dupont_screw_scatter(6U, count, lane, F_lane, F);
    }
}

void dupont_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        dupont_screw_scatter(6U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_inverse_dynamics_gradients_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        dupont_screw_scatter(1U, count, lane, by_q_lane, by_q);
        dupont_screw_scatter(1U, count, lane, by_qd_lane, by_qd);
        dupont_screw_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

void dupont_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        dupont_screw_scatter(1U, count, lane, by_q_lane, by_q);
        dupont_screw_scatter(1U, count, lane, by_qd_lane, by_qd);
        dupont_screw_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_linearize_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        dupont_screw_scatter(4U, count, lane, A_lane, A);
        dupont_screw_scatter(2U, count, lane, B_lane, B);
    }
}

void dupont_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        dupont_screw_scatter(4U, count, lane, A_lane, A);
        dupont_screw_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_linearize_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter(4U, count, lane, A_lane, A);
        dupont_screw_scatter(2U, count, lane, B_lane, B);
    }
}

void dupont_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter(4U, count, lane, A_lane, A);
        dupont_screw_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_regressor_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        dupont_screw_scatter(10U, count, lane, Y_lane, Y);
    }
}

void dupont_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        dupont_screw_scatter(10U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_stiffness_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double K_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_stiffness_matrix(prepared, q_lane, K_lane);
        dupont_screw_scatter(1U, count, lane, K_lane, K);
    }
}

void dupont_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double K_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        dupont_screw_scatter(1U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_damping_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double D_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_damping_matrix(prepared, q_lane, D_lane);
        dupont_screw_scatter(1U, count, lane, D_lane, D);
    }
}

void dupont_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double D_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_damping_matrix(&prepared_lane, q_lane, D_lane);
        dupont_screw_scatter(1U, count, lane, D_lane, D);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_applied_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double Q_lane[1];
        double pull_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_applied_forces(prepared, q_lane, qd_lane, Q_lane, pull_lane, &V[lane]);
        dupont_screw_scatter(1U, count, lane, Q_lane, Q);
        dupont_screw_scatter(1U, count, lane, pull_lane, pull);
    }
}

void dupont_screw_applied_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double Q_lane[1];
        double pull_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_applied_forces(&prepared_lane, q_lane, qd_lane, Q_lane, pull_lane, &V[lane]);
        dupont_screw_scatter(1U, count, lane, Q_lane, Q);
        dupont_screw_scatter(1U, count, lane, pull_lane, pull);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_sticking_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        bool stuck_lane[1];
        double f_lane[1];
        double qdd_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_flags(1U, count, lane, stuck, stuck_lane);
        dupont_screw_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

void dupont_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        bool stuck_lane[1];
        double f_lane[1];
        double qdd_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_flags(1U, count, lane, stuck, stuck_lane);
        dupont_screw_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_friction_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double f_lane[1];
        double qdd_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

void dupont_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double f_lane[1];
        double qdd_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_friction_limits_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double f_lane[1];
        double qdd_lane[1];
        double low_lane[1];
        double high_lane[1];
        double load_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
        dupont_screw_scatter(1U, count, lane, low_lane, low);
        dupont_screw_scatter(1U, count, lane, high_lane, high);
        dupont_screw_scatter(1U, count, lane, load_lane, load);
    }
}

void dupont_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double f_lane[1];
        double qdd_lane[1];
        double low_lane[1];
        double high_lane[1];
        double load_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, f_lane, f);
        dupont_screw_scatter(1U, count, lane, qdd_lane, qdd);
        dupont_screw_scatter(1U, count, lane, low_lane, low);
        dupont_screw_scatter(1U, count, lane, high_lane, high);
        dupont_screw_scatter(1U, count, lane, load_lane, load);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_switching_functions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double rate_lane[1];
        double lower_lane[1];
        double upper_lane[1];
        double load_lane[3];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_switching_functions(prepared, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, rate_lane, rate);
        dupont_screw_scatter(1U, count, lane, lower_lane, lower);
        dupont_screw_scatter(1U, count, lane, upper_lane, upper);
        dupont_screw_scatter(3U, count, lane, load_lane, load);
    }
}

void dupont_screw_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        double rate_lane[1];
        double lower_lane[1];
        double upper_lane[1];
        double load_lane[3];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_switching_functions(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, rate_lane, rate);
        dupont_screw_scatter(1U, count, lane, lower_lane, lower);
        dupont_screw_scatter(1U, count, lane, upper_lane, upper);
        dupont_screw_scatter(3U, count, lane, load_lane, load);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_decide_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        bool reached_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather_flags(1U, count, lane, reached, reached_lane);
        dupont_screw_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

void dupont_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        signed char mode_lane[1];
        bool reached_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather_flags(1U, count, lane, reached, reached_lane);
        dupont_screw_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_friction_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];
        double low_lane[1];
        double high_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
        dupont_screw_scatter(1U, count, lane, low_lane, low);
        dupont_screw_scatter(1U, count, lane, high_lane, high);
    }
}

void dupont_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];
        double low_lane[1];
        double high_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
        dupont_screw_scatter(1U, count, lane, low_lane, low);
        dupont_screw_scatter(1U, count, lane, high_lane, high);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_friction_torque_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        signed char direction_lane[1];
        double tau_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_gather_modes(1U, count, lane, direction, direction_lane);
        dupont_screw_friction_torque(prepared, q_lane, qd_lane, qdd_lane, direction_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

void dupont_screw_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        signed char direction_lane[1];
        double tau_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_gather_modes(1U, count, lane, direction, direction_lane);
        dupont_screw_friction_torque(&prepared_lane, q_lane, qd_lane, qdd_lane, direction_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_drive_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

void dupont_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather(1U, count, lane, qdd, qdd_lane);
        dupont_screw_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        dupont_screw_scatter(1U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

void dupont_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(DUPONT_SCREW_VECTOR)

void dupont_screw_step_interpolated_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

void dupont_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        dupont_screw_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        signed char mode_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        signed char mode_next_lane[1];

        dupont_screw_set(prepared, lane, &prepared_lane);
        dupont_screw_gather(1U, count, lane, q, q_lane);
        dupont_screw_gather(1U, count, lane, qd, qd_lane);
        dupont_screw_gather_modes(1U, count, lane, mode, mode_lane);
        dupont_screw_gather(1U, count, lane, tau, tau_lane);
        dupont_screw_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        dupont_screw_scatter(1U, count, lane, q_next_lane, q_next);
        dupont_screw_scatter(1U, count, lane, qd_next_lane, qd_next);
        dupont_screw_scatter_modes(1U, count, lane, mode_next_lane, mode_next);
    }
}

#endif
