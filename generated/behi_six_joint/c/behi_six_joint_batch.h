/* behi_six_joint, emitted by symgen 0.1.0 */
/*
 * The functions of behi_six_joint.h for many states. Those that end in `_batch` take structures of arrays: element k of
 * state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state:
 * prepared number i of state s at prepared[i*count + s], as `_prepare_ensemble` fills them from parameter i at
 * parameters[i*count + s]; both are as many and in the order as in the structs. Some prepared numbers may be
 * computed again from others, not read. Outputs must not overlap inputs.
 *
 * Multiples of 8 are the fastest counts, but with `_ensemble` not those of 512: rows then share cache sets.
 * Parameters that change with every call are best prepared for some 64 states at a time, right before use.
 *
 * Compile all sources with -DBEHI_SIX_JOINT_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions
 * compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.
 * -DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1
 * on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.
 */
#ifndef BEHI_SIX_JOINT_BATCH_H
#define BEHI_SIX_JOINT_BATCH_H

#include "behi_six_joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One parameter set per state: parameter i of state s at parameters[i*count + s], prepared likewise. Where compilers
   contract a*b + c, the last bits may differ from those of `behi_six_joint_prepare`. */
void behi_six_joint_prepare_ensemble(size_t count, const double *parameters, double *prepared);

void behi_six_joint_mass_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *M);
void behi_six_joint_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M);
void behi_six_joint_bias_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *h);
void behi_six_joint_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h);
void behi_six_joint_gravity_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *g);
void behi_six_joint_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g);
void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C);
void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C);
void behi_six_joint_inverse_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void behi_six_joint_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T);
void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T);
void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V);
void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V);
void behi_six_joint_position_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C1_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C1_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C1_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_position_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C2_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C2_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C2_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_position_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C3_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C3_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C3_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_position_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C4_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C4_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C4_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_position_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C5_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C5_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C5_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_position_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x);
void behi_six_joint_position_C6_ensemble(const double *prepared, size_t count, const double *q, double *x);
void behi_six_joint_rotation_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R);
void behi_six_joint_rotation_C6_ensemble(const double *prepared, size_t count, const double *q, double *R);
void behi_six_joint_jacobian_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J);
void behi_six_joint_jacobian_C6_ensemble(const double *prepared, size_t count, const double *q, double *J);
void behi_six_joint_influence_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_influence_rotational_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P);
void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P);
void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void behi_six_joint_inverse_dynamics_gradients_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void behi_six_joint_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void behi_six_joint_stiffness_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *K);
void behi_six_joint_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K);
void behi_six_joint_damping_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *D);
void behi_six_joint_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D);

#ifdef __cplusplus
}
#endif

#endif
