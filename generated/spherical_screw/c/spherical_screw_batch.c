/* spherical_screw, emitted by symgen 0.1.0 */
#include "spherical_screw_batch.h"

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void spherical_screw_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        spherical_screw_prepared block[8];
        size_t lane = first;

        do {
            spherical_screw_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            spherical_screw_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_mass_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double M_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_mass_matrix(prepared, q_lane, M_lane);
        spherical_screw_scatter(9U, count, lane, M_lane, M);
    }
}

void spherical_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double M_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_mass_matrix(&prepared_lane, q_lane, M_lane);
        spherical_screw_scatter(9U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_bias_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_bias(prepared, q_lane, qd_lane, h_lane);
        spherical_screw_scatter(3U, count, lane, h_lane, h);
    }
}

void spherical_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        spherical_screw_scatter(3U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_gravity_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double g_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gravity(prepared, q_lane, g_lane);
        spherical_screw_scatter(3U, count, lane, g_lane, g);
    }
}

void spherical_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double g_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gravity(&prepared_lane, q_lane, g_lane);
        spherical_screw_scatter(3U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_coriolis_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        spherical_screw_scatter(9U, count, lane, C_lane, C);
    }
}

void spherical_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        spherical_screw_scatter(9U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

void spherical_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_forward_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_kinetic_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void spherical_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_potential_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void spherical_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_position_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double x_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_position_tip(prepared, q_lane, x_lane);
        spherical_screw_scatter(3U, count, lane, x_lane, x);
    }
}

void spherical_screw_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double x_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_position_tip(&prepared_lane, q_lane, x_lane);
        spherical_screw_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_rotation_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double R_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_rotation_tip(prepared, q_lane, R_lane);
        spherical_screw_scatter(9U, count, lane, R_lane, R);
    }
}

void spherical_screw_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double R_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_rotation_tip(&prepared_lane, q_lane, R_lane);
        spherical_screw_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_jacobian_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double J_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_jacobian_tip(prepared, q_lane, J_lane);
        spherical_screw_scatter(18U, count, lane, J_lane, J);
    }
}

void spherical_screw_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double J_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_jacobian_tip(&prepared_lane, q_lane, J_lane);
        spherical_screw_scatter(18U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_influence_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_tip(prepared, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

void spherical_screw_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_influence_rotational_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

void spherical_screw_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inertia_power_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double P_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_inertia_power(prepared, q_lane, P_lane);
        spherical_screw_scatter(27U, count, lane, P_lane, P);
    }
}

void spherical_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double P_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_inertia_power(&prepared_lane, q_lane, P_lane);
        spherical_screw_scatter(27U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_reactions_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        spherical_screw_scatter(18U, count, lane, F_lane, F);
    }
}

void spherical_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        spherical_screw_scatter(18U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inverse_dynamics_gradients_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        spherical_screw_scatter(9U, count, lane, by_q_lane, by_q);
        spherical_screw_scatter(9U, count, lane, by_qd_lane, by_qd);
        spherical_screw_scatter(9U, count, lane, by_qdd_lane, by_qdd);
    }
}

void spherical_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        spherical_screw_scatter(9U, count, lane, by_q_lane, by_q);
        spherical_screw_scatter(9U, count, lane, by_qd_lane, by_qd);
        spherical_screw_scatter(9U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_linearize_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

void spherical_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_linearize_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

void spherical_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_regressor_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        spherical_screw_scatter(90U, count, lane, Y_lane, Y);
    }
}

void spherical_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        spherical_screw_scatter(90U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_stiffness_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double K_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_stiffness_matrix(prepared, q_lane, K_lane);
        spherical_screw_scatter(9U, count, lane, K_lane, K);
    }
}

void spherical_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double K_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        spherical_screw_scatter(9U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_damping_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double D_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_damping_matrix(prepared, q_lane, D_lane);
        spherical_screw_scatter(9U, count, lane, D_lane, D);
    }
}

void spherical_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double D_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_damping_matrix(&prepared_lane, q_lane, D_lane);
        spherical_screw_scatter(9U, count, lane, D_lane, D);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_sticking_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        bool stuck_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_flags(3U, count, lane, stuck, stuck_lane);
        spherical_screw_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        bool stuck_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_flags(3U, count, lane, stuck, stuck_lane);
        spherical_screw_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_limits_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

void spherical_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_decide_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

void spherical_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_drive_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

void spherical_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_step_interpolated_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif
