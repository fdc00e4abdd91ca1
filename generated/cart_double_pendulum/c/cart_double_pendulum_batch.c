/* cart_double_pendulum, emitted by symgen 0.2.0 */
#include "cart_double_pendulum_batch.h"

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)
/* One state out of a structure of arrays. */
static inline void cart_double_pendulum_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)
/* One state into a structure of arrays. */
static inline void cart_double_pendulum_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void cart_double_pendulum_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_parameters parameters_lane;

        parameters_lane.g = parameters[lane];
        parameters_lane.m0 = parameters[(1U * count) + lane];
        parameters_lane.m1 = parameters[(2U * count) + lane];
        parameters_lane.m2 = parameters[(3U * count) + lane];
        parameters_lane.L1 = parameters[(4U * count) + lane];
        parameters_lane.L2 = parameters[(5U * count) + lane];
        parameters_lane.c1 = parameters[(6U * count) + lane];
        rules[lane] = cart_double_pendulum_broken_rule(&parameters_lane);
    }
}

/* In whole pairs of groups, for functions that take two at a time. */
size_t cart_double_pendulum_ensemble_size(size_t count)
{
    const size_t pair = 2U * CART_DOUBLE_PENDULUM_SETS;

    return ((count + (pair - 1U)) / pair) * pair * 36U;
}

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

/* The place of prepared number k of state s in the sets of an ensemble. */
static size_t cart_double_pendulum_place(size_t k, size_t s)
{
    return ((((s / CART_DOUBLE_PENDULUM_SETS) * 36U) + k) * CART_DOUBLE_PENDULUM_SETS) + (s % CART_DOUBLE_PENDULUM_SETS);
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

/* The prepared numbers of one state. */
static void cart_double_pendulum_set(const double *prepared, size_t lane, cart_double_pendulum_prepared *own)
{
    for (size_t k = 0U; k < 36U; k++) {
        own->k[k] = prepared[cart_double_pendulum_place(k, lane)];
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t s = 0U; cart_double_pendulum_place(0U, s) < cart_double_pendulum_ensemble_size(count); s++) {
        const size_t lane = (s < count) ? s : (count - 1U);
        cart_double_pendulum_parameters parameters_lane;
        cart_double_pendulum_prepared prepared_lane;

        parameters_lane.g = parameters[lane];
        parameters_lane.m0 = parameters[(1U * count) + lane];
        parameters_lane.m1 = parameters[(2U * count) + lane];
        parameters_lane.m2 = parameters[(3U * count) + lane];
        parameters_lane.L1 = parameters[(4U * count) + lane];
        parameters_lane.L2 = parameters[(5U * count) + lane];
        parameters_lane.c1 = parameters[(6U * count) + lane];
        cart_double_pendulum_prepare(&parameters_lane, &prepared_lane);
        for (size_t k = 0U; k < 36U; k++) {
            prepared[cart_double_pendulum_place(k, s)] = prepared_lane.k[k];
        }
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_mass_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double M_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_mass_matrix(prepared, q_lane, M_lane);
        cart_double_pendulum_scatter(9U, count, lane, M_lane, M);
    }
}

void cart_double_pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double M_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_mass_matrix(&prepared_lane, q_lane, M_lane);
        cart_double_pendulum_scatter(9U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_bias_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_bias(prepared, q_lane, qd_lane, h_lane);
        cart_double_pendulum_scatter(3U, count, lane, h_lane, h);
    }
}

void cart_double_pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        cart_double_pendulum_scatter(3U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_gravity_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double g_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gravity(prepared, q_lane, g_lane);
        cart_double_pendulum_scatter(3U, count, lane, g_lane, g);
    }
}

void cart_double_pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double g_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gravity(&prepared_lane, q_lane, g_lane);
        cart_double_pendulum_scatter(3U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_coriolis_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        cart_double_pendulum_scatter(9U, count, lane, C_lane, C);
    }
}

void cart_double_pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        cart_double_pendulum_scatter(9U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_inverse_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        cart_double_pendulum_scatter(3U, count, lane, tau_lane, tau);
    }
}

void cart_double_pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        cart_double_pendulum_scatter(3U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_forward_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        cart_double_pendulum_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void cart_double_pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        cart_double_pendulum_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_kinetic_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void cart_double_pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_potential_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void cart_double_pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_position_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double x_lane[3];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_position_tip(prepared, q_lane, x_lane);
        cart_double_pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

void cart_double_pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double x_lane[3];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_position_tip(&prepared_lane, q_lane, x_lane);
        cart_double_pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_rotation_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double R_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_rotation_tip(prepared, q_lane, R_lane);
        cart_double_pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

void cart_double_pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double R_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_rotation_tip(&prepared_lane, q_lane, R_lane);
        cart_double_pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_jacobian_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double J_lane[18];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_jacobian_tip(prepared, q_lane, J_lane);
        cart_double_pendulum_scatter(18U, count, lane, J_lane, J);
    }
}

void cart_double_pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double J_lane[18];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_jacobian_tip(&prepared_lane, q_lane, J_lane);
        cart_double_pendulum_scatter(18U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_influence_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_influence_tip(prepared, q_lane, G_lane, H_lane);
        cart_double_pendulum_scatter(9U, count, lane, G_lane, G);
        cart_double_pendulum_scatter(27U, count, lane, H_lane, H);
    }
}

void cart_double_pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        cart_double_pendulum_scatter(9U, count, lane, G_lane, G);
        cart_double_pendulum_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_influence_rotational_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        cart_double_pendulum_scatter(9U, count, lane, G_lane, G);
        cart_double_pendulum_scatter(27U, count, lane, H_lane, H);
    }
}

void cart_double_pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        cart_double_pendulum_scatter(9U, count, lane, G_lane, G);
        cart_double_pendulum_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_inertia_power_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double P_lane[27];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_inertia_power(prepared, q_lane, P_lane);
        cart_double_pendulum_scatter(27U, count, lane, P_lane, P);
    }
}

void cart_double_pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double P_lane[27];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_inertia_power(&prepared_lane, q_lane, P_lane);
        cart_double_pendulum_scatter(27U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_reactions_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        cart_double_pendulum_scatter(18U, count, lane, F_lane, F);
    }
}

void cart_double_pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        cart_double_pendulum_scatter(18U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_inverse_dynamics_gradients_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        cart_double_pendulum_scatter(9U, count, lane, by_q_lane, by_q);
        cart_double_pendulum_scatter(9U, count, lane, by_qd_lane, by_qd);
        cart_double_pendulum_scatter(9U, count, lane, by_qdd_lane, by_qdd);
    }
}

void cart_double_pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        cart_double_pendulum_scatter(9U, count, lane, by_q_lane, by_q);
        cart_double_pendulum_scatter(9U, count, lane, by_qd_lane, by_qd);
        cart_double_pendulum_scatter(9U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_linearize_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[6];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        cart_double_pendulum_scatter(36U, count, lane, A_lane, A);
        cart_double_pendulum_scatter(6U, count, lane, B_lane, B);
    }
}

void cart_double_pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[6];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        cart_double_pendulum_scatter(36U, count, lane, A_lane, A);
        cart_double_pendulum_scatter(6U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_linearize_step_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[6];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        cart_double_pendulum_scatter(3U, count, lane, q_next_lane, q_next);
        cart_double_pendulum_scatter(3U, count, lane, qd_next_lane, qd_next);
        cart_double_pendulum_scatter(36U, count, lane, A_lane, A);
        cart_double_pendulum_scatter(6U, count, lane, B_lane, B);
    }
}

void cart_double_pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[6];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, tau, tau_lane);
        cart_double_pendulum_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        cart_double_pendulum_scatter(3U, count, lane, q_next_lane, q_next);
        cart_double_pendulum_scatter(3U, count, lane, qd_next_lane, qd_next);
        cart_double_pendulum_scatter(36U, count, lane, A_lane, A);
        cart_double_pendulum_scatter(6U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_regressor_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        cart_double_pendulum_scatter(90U, count, lane, Y_lane, Y);
    }
}

void cart_double_pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_gather(3U, count, lane, qd, qd_lane);
        cart_double_pendulum_gather(3U, count, lane, qdd, qdd_lane);
        cart_double_pendulum_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        cart_double_pendulum_scatter(90U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_stiffness_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double K_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_stiffness_matrix(prepared, q_lane, K_lane);
        cart_double_pendulum_scatter(9U, count, lane, K_lane, K);
    }
}

void cart_double_pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double K_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        cart_double_pendulum_scatter(9U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(CART_DOUBLE_PENDULUM_VECTOR)

void cart_double_pendulum_damping_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double D_lane[9];

        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_damping_matrix(prepared, q_lane, D_lane);
        cart_double_pendulum_scatter(9U, count, lane, D_lane, D);
    }
}

void cart_double_pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        cart_double_pendulum_prepared prepared_lane;
        double q_lane[3];
        double D_lane[9];

        cart_double_pendulum_set(prepared, lane, &prepared_lane);
        cart_double_pendulum_gather(3U, count, lane, q, q_lane);
        cart_double_pendulum_damping_matrix(&prepared_lane, q_lane, D_lane);
        cart_double_pendulum_scatter(9U, count, lane, D_lane, D);
    }
}

#endif
