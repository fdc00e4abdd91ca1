/* pendulum, emitted by symgen 0.2.0 */
#include "pendulum_batch.h"

#if !defined(PENDULUM_VECTOR)
/* One state out of a structure of arrays. */
static inline void pendulum_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PENDULUM_VECTOR)
/* One state into a structure of arrays. */
static inline void pendulum_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void pendulum_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_parameters parameters_lane;

        parameters_lane.g = parameters[lane];
        parameters_lane.m = parameters[(1U * count) + lane];
        parameters_lane.L = parameters[(2U * count) + lane];
        parameters_lane.c = parameters[(3U * count) + lane];
        rules[lane] = pendulum_broken_rule(&parameters_lane);
    }
}

/* In whole pairs of groups, for functions that take two at a time. */
size_t pendulum_ensemble_size(size_t count)
{
    const size_t pair = 2U * PENDULUM_SETS;

    return ((count + (pair - 1U)) / pair) * pair * 17U;
}

#if !defined(PENDULUM_VECTOR)

/* The place of prepared number k of state s in the sets of an ensemble. */
static size_t pendulum_place(size_t k, size_t s)
{
    return ((((s / PENDULUM_SETS) * 17U) + k) * PENDULUM_SETS) + (s % PENDULUM_SETS);
}

#endif

#if !defined(PENDULUM_VECTOR)

/* The prepared numbers of one state. */
static void pendulum_set(const double *prepared, size_t lane, pendulum_prepared *own)
{
    for (size_t k = 0U; k < 17U; k++) {
        own->k[k] = prepared[pendulum_place(k, lane)];
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t s = 0U; pendulum_place(0U, s) < pendulum_ensemble_size(count); s++) {
        const size_t lane = (s < count) ? s : (count - 1U);
        pendulum_parameters parameters_lane;
        pendulum_prepared prepared_lane;

        parameters_lane.g = parameters[lane];
        parameters_lane.m = parameters[(1U * count) + lane];
        parameters_lane.L = parameters[(2U * count) + lane];
        parameters_lane.c = parameters[(3U * count) + lane];
        pendulum_prepare(&parameters_lane, &prepared_lane);
        for (size_t k = 0U; k < 17U; k++) {
            prepared[pendulum_place(k, s)] = prepared_lane.k[k];
        }
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_mass_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double M_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_mass_matrix(prepared, q_lane, M_lane);
        pendulum_scatter(1U, count, lane, M_lane, M);
    }
}

void pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double M_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_mass_matrix(&prepared_lane, q_lane, M_lane);
        pendulum_scatter(1U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_bias_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_bias(prepared, q_lane, qd_lane, h_lane);
        pendulum_scatter(1U, count, lane, h_lane, h);
    }
}

void pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        pendulum_scatter(1U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_gravity_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double g_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gravity(prepared, q_lane, g_lane);
        pendulum_scatter(1U, count, lane, g_lane, g);
    }
}

void pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double g_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gravity(&prepared_lane, q_lane, g_lane);
        pendulum_scatter(1U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_coriolis_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        pendulum_scatter(1U, count, lane, C_lane, C);
    }
}

void pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        pendulum_scatter(1U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_inverse_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        pendulum_scatter(1U, count, lane, tau_lane, tau);
    }
}

void pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        pendulum_scatter(1U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_forward_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        pendulum_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

void pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        pendulum_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_kinetic_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_potential_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_position_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double x_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_position_tip(prepared, q_lane, x_lane);
        pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

void pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double x_lane[3];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_position_tip(&prepared_lane, q_lane, x_lane);
        pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_rotation_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double R_lane[9];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_rotation_tip(prepared, q_lane, R_lane);
        pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

void pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double R_lane[9];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_rotation_tip(&prepared_lane, q_lane, R_lane);
        pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_jacobian_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double J_lane[6];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_jacobian_tip(prepared, q_lane, J_lane);
        pendulum_scatter(6U, count, lane, J_lane, J);
    }
}

void pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double J_lane[6];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_jacobian_tip(&prepared_lane, q_lane, J_lane);
        pendulum_scatter(6U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_influence_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_tip(prepared, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

void pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_influence_rotational_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

void pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_inertia_power_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double P_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_inertia_power(prepared, q_lane, P_lane);
        pendulum_scatter(1U, count, lane, P_lane, P);
    }
}

void pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double P_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_inertia_power(&prepared_lane, q_lane, P_lane);
        pendulum_scatter(1U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_reactions_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        pendulum_scatter(6U, count, lane, F_lane, F);
    }
}

void pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        pendulum_scatter(6U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_inverse_dynamics_gradients_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        pendulum_scatter(1U, count, lane, by_q_lane, by_q);
        pendulum_scatter(1U, count, lane, by_qd_lane, by_qd);
        pendulum_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        pendulum_scatter(1U, count, lane, by_q_lane, by_q);
        pendulum_scatter(1U, count, lane, by_qd_lane, by_qd);
        pendulum_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        pendulum_scatter(1U, count, lane, q_next_lane, q_next);
        pendulum_scatter(1U, count, lane, qd_next_lane, qd_next);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        pendulum_scatter(1U, count, lane, q_next_lane, q_next);
        pendulum_scatter(1U, count, lane, qd_next_lane, qd_next);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        pendulum_scatter(10U, count, lane, Y_lane, Y);
    }
}

void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        pendulum_scatter(10U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double K_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_stiffness_matrix(prepared, q_lane, K_lane);
        pendulum_scatter(1U, count, lane, K_lane, K);
    }
}

void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double K_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        pendulum_scatter(1U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(PENDULUM_VECTOR)

void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double D_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_damping_matrix(prepared, q_lane, D_lane);
        pendulum_scatter(1U, count, lane, D_lane, D);
    }
}

void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double D_lane[1];

        pendulum_set(prepared, lane, &prepared_lane);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_damping_matrix(&prepared_lane, q_lane, D_lane);
        pendulum_scatter(1U, count, lane, D_lane, D);
    }
}

#endif
