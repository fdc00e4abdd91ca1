/* pendulum, emitted by symgen 0.2.0 */
/*
 * The functions of pendulum.h for many states. Those that end in `_batch` take structures of arrays: element k of
 * state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state, as
 * `_prepare_ensemble` prepares it from parameter i of state s at parameters[i*count + s], in the struct's order.
 * Prepared sets lie in groups of PENDULUM_SETS: of K prepared numbers, i of state s is at
 * prepared[((s/8*K) + i)*8 + s%8]. States from one that 8 divides, the sets from there, are an
 * ensemble again. Outputs must not overlap inputs.
 *
 * Multiples of 8 are the fastest counts. Parameters that change with every call are best prepared for some 64
 * states at a time, right before use.
 *
 * Compile all sources with -DPENDULUM_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions
 * compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.
 * -DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1
 * on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.
 */
#ifndef PENDULUM_BATCH_H
#define PENDULUM_BATCH_H

#include "pendulum.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `pendulum_broken_rule` of each of many sets, parameter i of set s at parameters[i*count + s]. */
void pendulum_valid_ensemble(size_t count, const double *parameters, int *rules);

#define PENDULUM_SETS 8U /* prepared sets that lie side by side */

/* Numbers that the prepared sets of `count` states take, with what fills up the last ones that lie side by side. */
size_t pendulum_ensemble_size(size_t count);

/* One parameter set per state: parameter i of state s at parameters[i*count + s]. Where compilers contract a*b + c, the
   last bits may differ from those of `pendulum_prepare`. */
void pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared);

void pendulum_mass_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *M);
void pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M);
void pendulum_bias_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h);
void pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h);
void pendulum_gravity_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *g);
void pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g);
void pendulum_coriolis_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C);
void pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C);
void pendulum_inverse_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void pendulum_forward_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void pendulum_kinetic_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T);
void pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T);
void pendulum_potential_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *V);
void pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V);
void pendulum_position_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *x);
void pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x);
void pendulum_rotation_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *R);
void pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R);
void pendulum_jacobian_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *J);
void pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J);
void pendulum_influence_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H);
void pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void pendulum_influence_rotational_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H);
void pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void pendulum_inertia_power_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *P);
void pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P);
void pendulum_reactions_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void pendulum_inverse_dynamics_gradients_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K);
void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K);
void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D);
void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D);

#ifdef __cplusplus
}
#endif

#endif
