/* planar8, emitted by symgen 0.1.0 */
#include "planar8_batch.h"

#if !defined(PLANAR8_VECTOR)
static inline void planar8_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PLANAR8_VECTOR)
static inline void planar8_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void planar8_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        planar8_prepared block[8];
        size_t lane = first;

        do {
            planar8_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            planar8_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#if !defined(PLANAR8_VECTOR)

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double M_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(prepared, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double M_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(&prepared_lane, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(prepared, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double g_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(prepared, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double g_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(&prepared_lane, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double x_lane[3];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(prepared, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double x_lane[3];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(&prepared_lane, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double R_lane[9];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(prepared, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double R_lane[9];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(&prepared_lane, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double J_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(prepared, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double J_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(&prepared_lane, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double P_lane[512];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(prepared, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double P_lane[512];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(&prepared_lane, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_inverse_dynamics_gradients_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double by_q_lane[64];
        double by_qd_lane[64];
        double by_qdd_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        planar8_scatter(64U, count, lane, by_q_lane, by_q);
        planar8_scatter(64U, count, lane, by_qd_lane, by_qd);
        planar8_scatter(64U, count, lane, by_qdd_lane, by_qdd);
    }
}

void planar8_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double by_q_lane[64];
        double by_qd_lane[64];
        double by_qdd_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        planar8_scatter(64U, count, lane, by_q_lane, by_q);
        planar8_scatter(64U, count, lane, by_qd_lane, by_qd);
        planar8_scatter(64U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_linearize_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double A_lane[256];
        double B_lane[128];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        planar8_scatter(256U, count, lane, A_lane, A);
        planar8_scatter(128U, count, lane, B_lane, B);
    }
}

void planar8_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double A_lane[256];
        double B_lane[128];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        planar8_scatter(256U, count, lane, A_lane, A);
        planar8_scatter(128U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double K_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(prepared, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double K_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(PLANAR8_VECTOR)

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double D_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(prepared, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double D_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(&prepared_lane, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

#endif
