/* lift, emitted by symgen 0.1.0 */
#include "lift_batch.h"

#if !defined(LIFT_VECTOR)
static inline void lift_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(LIFT_VECTOR)

void lift_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        lift_prepared block[8];
        size_t lane = first;

        do {
            lift_parameters parameters_lane;

            parameters_lane.g0 = parameters[lane];
            parameters_lane.payload = parameters[(1U * count) + lane];
            lift_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 46U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_mass_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_mass_matrix(prepared, q_lane, M_lane);
        lift_scatter(4U, count, lane, M_lane, M);
    }
}

void lift_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_mass_matrix(&prepared_lane, q_lane, M_lane);
        lift_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_bias_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_bias(prepared, q_lane, qd_lane, h_lane);
        lift_scatter(2U, count, lane, h_lane, h);
    }
}

void lift_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        lift_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_gravity_batch(const lift_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gravity(prepared, q_lane, g_lane);
        lift_scatter(2U, count, lane, g_lane, g);
    }
}

void lift_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gravity(&prepared_lane, q_lane, g_lane);
        lift_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_coriolis_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        lift_scatter(4U, count, lane, C_lane, C);
    }
}

void lift_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        lift_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

void lift_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_forward_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_kinetic_energy_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void lift_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_potential_energy_batch(const lift_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void lift_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_position_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double x_lane[3];

        lift_gather(2U, count, lane, q, q_lane);
        lift_position_load(prepared, q_lane, x_lane);
        lift_scatter(3U, count, lane, x_lane, x);
    }
}

void lift_position_load_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double x_lane[3];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_position_load(&prepared_lane, q_lane, x_lane);
        lift_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_rotation_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double R_lane[9];

        lift_gather(2U, count, lane, q, q_lane);
        lift_rotation_load(prepared, q_lane, R_lane);
        lift_scatter(9U, count, lane, R_lane, R);
    }
}

void lift_rotation_load_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double R_lane[9];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_rotation_load(&prepared_lane, q_lane, R_lane);
        lift_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_jacobian_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double J_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_jacobian_load(prepared, q_lane, J_lane);
        lift_scatter(12U, count, lane, J_lane, J);
    }
}

void lift_jacobian_load_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double J_lane[12];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_jacobian_load(&prepared_lane, q_lane, J_lane);
        lift_scatter(12U, count, lane, J_lane, J);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_influence_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_load(prepared, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

void lift_influence_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_load(&prepared_lane, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_influence_rotational_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_rotational_load(prepared, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

void lift_influence_rotational_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_rotational_load(&prepared_lane, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_inertia_power_batch(const lift_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_inertia_power(prepared, q_lane, P_lane);
        lift_scatter(8U, count, lane, P_lane, P);
    }
}

void lift_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_inertia_power(&prepared_lane, q_lane, P_lane);
        lift_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_reactions_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        lift_scatter(12U, count, lane, F_lane, F);
    }
}

void lift_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        lift_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_inverse_dynamics_gradients_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        lift_scatter(4U, count, lane, by_q_lane, by_q);
        lift_scatter(4U, count, lane, by_qd_lane, by_qd);
        lift_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void lift_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        lift_scatter(4U, count, lane, by_q_lane, by_q);
        lift_scatter(4U, count, lane, by_qd_lane, by_qd);
        lift_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_linearize_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

void lift_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_linearize_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

void lift_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_regressor_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        lift_scatter(40U, count, lane, Y_lane, Y);
    }
}

void lift_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        lift_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_stiffness_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_stiffness_matrix(prepared, q_lane, K_lane);
        lift_scatter(4U, count, lane, K_lane, K);
    }
}

void lift_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        lift_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_damping_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_damping_matrix(prepared, q_lane, D_lane);
        lift_scatter(4U, count, lane, D_lane, D);
    }
}

void lift_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_damping_matrix(&prepared_lane, q_lane, D_lane);
        lift_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_sticking_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_flags(2U, count, lane, stuck, stuck_lane);
        lift_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_flags(2U, count, lane, stuck, stuck_lane);
        lift_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_friction_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_friction_limits_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
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

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
        lift_scatter(2U, count, lane, load_lane, load);
    }
}

void lift_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
        lift_scatter(2U, count, lane, load_lane, load);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_decide_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_friction_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

void lift_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_drive_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

void lift_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

#if !defined(LIFT_VECTOR)

void lift_step_interpolated_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif
