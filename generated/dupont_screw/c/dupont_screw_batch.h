/* dupont_screw, emitted by symgen 0.2.0 */
/*
 * The functions of dupont_screw.h for many states. Those that end in `_batch` take structures of arrays: element k of
 * state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state, as
 * `_prepare_ensemble` prepares it from parameter i of state s at parameters[i*count + s], in the struct's order.
 * Prepared sets lie in groups of DUPONT_SCREW_SETS: of K prepared numbers, i of state s is at
 * prepared[((s/8*K) + i)*8 + s%8]. States from one that 8 divides, the sets from there, are an
 * ensemble again. Outputs must not overlap inputs.
 *
 * Multiples of 8 are the fastest counts. Parameters that change with every call are best prepared for some 64
 * states at a time, right before use.
 *
 * Compile all sources with -DDUPONT_SCREW_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions
 * compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.
 * -DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1
 * on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.
 */
#ifndef DUPONT_SCREW_BATCH_H
#define DUPONT_SCREW_BATCH_H

#include "dupont_screw.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `dupont_screw_broken_rule` of each of many sets, parameter i of set s at parameters[i*count + s]. */
void dupont_screw_valid_ensemble(size_t count, const double *parameters, int *rules);

#define DUPONT_SCREW_SETS 8U /* prepared sets that lie side by side */

/* Numbers that the prepared sets of `count` states take, with what fills up the last ones that lie side by side. */
size_t dupont_screw_ensemble_size(size_t count);

/* One parameter set per state: parameter i of state s at parameters[i*count + s]. Where compilers contract a*b + c, the
   last bits may differ from those of `dupont_screw_prepare`. */
void dupont_screw_prepare_ensemble(size_t count, const double *parameters, double *prepared);

void dupont_screw_mass_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *M);
void dupont_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M);
void dupont_screw_bias_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h);
void dupont_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h);
void dupont_screw_gravity_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *g);
void dupont_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g);
void dupont_screw_coriolis_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C);
void dupont_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C);
void dupont_screw_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void dupont_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void dupont_screw_forward_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void dupont_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void dupont_screw_kinetic_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T);
void dupont_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T);
void dupont_screw_potential_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *V);
void dupont_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V);
void dupont_screw_inertia_power_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *P);
void dupont_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P);
void dupont_screw_reactions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void dupont_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void dupont_screw_inverse_dynamics_gradients_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void dupont_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void dupont_screw_linearize_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void dupont_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void dupont_screw_linearize_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void dupont_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void dupont_screw_regressor_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void dupont_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void dupont_screw_stiffness_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *K);
void dupont_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K);
void dupont_screw_damping_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *D);
void dupont_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D);
void dupont_screw_applied_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V);
void dupont_screw_applied_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V);
void dupont_screw_sticking_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd);
void dupont_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd);
void dupont_screw_friction_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status);
void dupont_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status);
void dupont_screw_friction_limits_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status);
void dupont_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status);
void dupont_screw_switching_functions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status);
void dupont_screw_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status);
void dupont_screw_decide_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status);
void dupont_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status);
void dupont_screw_friction_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high);
void dupont_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high);
void dupont_screw_friction_torque_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau);
void dupont_screw_friction_torque_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, const signed char *direction, double *tau);
void dupont_screw_drive_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void dupont_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void dupont_screw_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void dupont_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void dupont_screw_step_interpolated_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void dupont_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);

#ifdef __cplusplus
}
#endif

#endif
