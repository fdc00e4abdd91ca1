/* panda, emitted by symgen 0.1.0 */
#include "panda_batch.h"

#if !defined(PANDA_VECTOR)
static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PANDA_VECTOR)
static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void panda_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        panda_prepared block[8];
        size_t lane = first;

        do {
            panda_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            panda_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#if !defined(PANDA_VECTOR)

void panda_mass_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double M_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(prepared, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

void panda_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double M_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_mass_matrix(&prepared_lane, q_lane, M_lane);
        panda_scatter(49U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_bias_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(prepared, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

void panda_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double h_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        panda_scatter(7U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_gravity_batch(const panda_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double g_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(prepared, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

void panda_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double g_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gravity(&prepared_lane, q_lane, g_lane);
        panda_scatter(7U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double C_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        panda_scatter(49U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double tau_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        panda_scatter(7U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double x_lane[3];

        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(prepared, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double x_lane[3];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(&prepared_lane, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double R_lane[9];

        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(prepared, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double R_lane[9];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(&prepared_lane, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double J_lane[42];

        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(prepared, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double J_lane[42];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(&prepared_lane, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_inertia_power_batch(const panda_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double P_lane[343];

        panda_gather(7U, count, lane, q, q_lane);
        panda_inertia_power(prepared, q_lane, P_lane);
        panda_scatter(343U, count, lane, P_lane, P);
    }
}

void panda_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double P_lane[343];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_inertia_power(&prepared_lane, q_lane, P_lane);
        panda_scatter(343U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_reactions_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double F_lane[42];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        panda_scatter(42U, count, lane, F_lane, F);
    }
}

void panda_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double F_lane[42];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        panda_scatter(42U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_inverse_dynamics_gradients_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double by_q_lane[49];
        double by_qd_lane[49];
        double by_qdd_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        panda_scatter(49U, count, lane, by_q_lane, by_q);
        panda_scatter(49U, count, lane, by_qd_lane, by_qd);
        panda_scatter(49U, count, lane, by_qdd_lane, by_qdd);
    }
}

void panda_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double by_q_lane[49];
        double by_qd_lane[49];
        double by_qdd_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        panda_scatter(49U, count, lane, by_q_lane, by_q);
        panda_scatter(49U, count, lane, by_qd_lane, by_qd);
        panda_scatter(49U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_linearize_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double A_lane[196];
        double B_lane[98];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        panda_scatter(196U, count, lane, A_lane, A);
        panda_scatter(98U, count, lane, B_lane, B);
    }
}

void panda_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double A_lane[196];
        double B_lane[98];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        panda_scatter(196U, count, lane, A_lane, A);
        panda_scatter(98U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double K_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(prepared, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double K_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(PANDA_VECTOR)

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double D_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(prepared, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double D_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(&prepared_lane, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

#endif
