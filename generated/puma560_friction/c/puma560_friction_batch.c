/* puma560_friction, emitted by symgen 0.1.0 */
#include "puma560_friction_batch.h"

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void puma560_friction_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        puma560_friction_prepared block[8];
        size_t lane = first;

        do {
            puma560_friction_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            puma560_friction_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_mass_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double M_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_mass_matrix(prepared, q_lane, M_lane);
        puma560_friction_scatter(36U, count, lane, M_lane, M);
    }
}

void puma560_friction_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double M_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_mass_matrix(&prepared_lane, q_lane, M_lane);
        puma560_friction_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_bias_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_bias(prepared, q_lane, qd_lane, h_lane);
        puma560_friction_scatter(6U, count, lane, h_lane, h);
    }
}

void puma560_friction_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        puma560_friction_scatter(6U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_gravity_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double g_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gravity(prepared, q_lane, g_lane);
        puma560_friction_scatter(6U, count, lane, g_lane, g);
    }
}

void puma560_friction_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double g_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gravity(&prepared_lane, q_lane, g_lane);
        puma560_friction_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_coriolis_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        puma560_friction_scatter(36U, count, lane, C_lane, C);
    }
}

void puma560_friction_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        puma560_friction_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_forward_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_kinetic_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void puma560_friction_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_potential_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void puma560_friction_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_position_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_position_tip(prepared, q_lane, x_lane);
        puma560_friction_scatter(3U, count, lane, x_lane, x);
    }
}

void puma560_friction_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_position_tip(&prepared_lane, q_lane, x_lane);
        puma560_friction_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_rotation_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_rotation_tip(prepared, q_lane, R_lane);
        puma560_friction_scatter(9U, count, lane, R_lane, R);
    }
}

void puma560_friction_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_rotation_tip(&prepared_lane, q_lane, R_lane);
        puma560_friction_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_jacobian_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_jacobian_tip(prepared, q_lane, J_lane);
        puma560_friction_scatter(36U, count, lane, J_lane, J);
    }
}

void puma560_friction_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_jacobian_tip(&prepared_lane, q_lane, J_lane);
        puma560_friction_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_influence_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_tip(prepared, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_friction_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_influence_rotational_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_friction_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_inertia_power_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double P_lane[216];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_inertia_power(prepared, q_lane, P_lane);
        puma560_friction_scatter(216U, count, lane, P_lane, P);
    }
}

void puma560_friction_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double P_lane[216];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_inertia_power(&prepared_lane, q_lane, P_lane);
        puma560_friction_scatter(216U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_reactions_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double F_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        puma560_friction_scatter(36U, count, lane, F_lane, F);
    }
}

void puma560_friction_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double F_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        puma560_friction_scatter(36U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_inverse_dynamics_gradients_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double by_q_lane[36];
        double by_qd_lane[36];
        double by_qdd_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        puma560_friction_scatter(36U, count, lane, by_q_lane, by_q);
        puma560_friction_scatter(36U, count, lane, by_qd_lane, by_qd);
        puma560_friction_scatter(36U, count, lane, by_qdd_lane, by_qdd);
    }
}

void puma560_friction_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double by_q_lane[36];
        double by_qd_lane[36];
        double by_qdd_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        puma560_friction_scatter(36U, count, lane, by_q_lane, by_q);
        puma560_friction_scatter(36U, count, lane, by_qd_lane, by_qd);
        puma560_friction_scatter(36U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_linearize_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_friction_scatter(144U, count, lane, A_lane, A);
        puma560_friction_scatter(72U, count, lane, B_lane, B);
    }
}

void puma560_friction_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_friction_scatter(144U, count, lane, A_lane, A);
        puma560_friction_scatter(72U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_regressor_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

void puma560_friction_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(prepared, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(prepared, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(&prepared_lane, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_sticking_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

void puma560_friction_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_decide_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

void puma560_friction_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

void puma560_friction_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_drive_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_friction_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_step_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        signed char mode_lane[6];
        double tau_lane[6];
        double q_next_lane[6];
        double qd_next_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, q_next_lane, q_next);
        puma560_friction_scatter(6U, count, lane, qd_next_lane, qd_next);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

void puma560_friction_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        signed char mode_lane[6];
        double tau_lane[6];
        double q_next_lane[6];
        double qd_next_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, q_next_lane, q_next);
        puma560_friction_scatter(6U, count, lane, qd_next_lane, qd_next);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_step_interpolated_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        signed char mode_lane[6];
        double tau_lane[6];
        double q_next_lane[6];
        double qd_next_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, q_next_lane, q_next);
        puma560_friction_scatter(6U, count, lane, qd_next_lane, qd_next);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

void puma560_friction_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        signed char mode_lane[6];
        double tau_lane[6];
        double q_next_lane[6];
        double qd_next_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, q_next_lane, q_next);
        puma560_friction_scatter(6U, count, lane, qd_next_lane, qd_next);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

#endif
