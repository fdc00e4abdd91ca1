/* two_link, emitted by symgen 0.1.0 */
/*
 * The functions of two_link.h for many states. Those that end in `_batch` take structures of arrays: element k of
 * state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state:
 * prepared number i of state s at prepared[i*count + s], as `_prepare_ensemble` fills them from parameter i at
 * parameters[i*count + s]; both are as many and in the order as in the structs. Some prepared numbers may be
 * computed again from others, not read. Outputs must not overlap inputs.
 *
 * Multiples of 8 are the fastest counts, but with `_ensemble` not those of 512: rows then share cache sets.
 * Parameters that change with every call are best prepared for some 64 states at a time, right before use.
 *
 * Compile all sources with -DTWO_LINK_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions
 * compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.
 * -DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1
 * on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.
 */
#ifndef TWO_LINK_BATCH_H
#define TWO_LINK_BATCH_H

#include "two_link.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One parameter set per state: parameter i of state s at parameters[i*count + s], prepared likewise. Where compilers
   contract a*b + c, the last bits may differ from those of `two_link_prepare`. */
void two_link_prepare_ensemble(size_t count, const double *parameters, double *prepared);

void two_link_mass_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *M);
void two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M);
void two_link_bias_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h);
void two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h);
void two_link_gravity_batch(const two_link_prepared *prepared, size_t count, const double *q, double *g);
void two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g);
void two_link_coriolis_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C);
void two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C);
void two_link_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void two_link_forward_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void two_link_kinetic_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T);
void two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T);
void two_link_potential_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, double *V);
void two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V);
void two_link_position_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *x);
void two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x);
void two_link_rotation_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *R);
void two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R);
void two_link_jacobian_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *J);
void two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J);
void two_link_influence_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H);
void two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void two_link_influence_rotational_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H);
void two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void two_link_inertia_power_batch(const two_link_prepared *prepared, size_t count, const double *q, double *P);
void two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P);
void two_link_reactions_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void two_link_inverse_dynamics_gradients_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void two_link_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void two_link_linearize_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B);
void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K);
void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K);
void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D);
void two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D);
void two_link_sticking_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd);
void two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd);
void two_link_friction_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status);
void two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status);
void two_link_friction_limits_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status);
void two_link_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status);
void two_link_decide_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status);
void two_link_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status);
void two_link_friction_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high);
void two_link_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high);
void two_link_drive_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void two_link_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void two_link_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void two_link_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void two_link_step_interpolated_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);
void two_link_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status);

#ifdef __cplusplus
}
#endif

#endif
