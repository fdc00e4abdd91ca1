/* planar8, emitted by symgen 0.1.0 */
/*
 * The functions of planar8.h for many states. Those that end in `_batch` take structures of arrays: element k of
 * state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state:
 * prepared number i of state s at prepared[i*count + s], as `_prepare_ensemble` fills them from parameter i at
 * parameters[i*count + s]; both are as many and in the order as in the structs. Some prepared numbers may be
 * computed again from others, not read. Outputs must not overlap inputs.
 *
 * Multiples of 8 are the fastest counts, but with `_ensemble` not those of 512: rows then share cache sets.
 * Parameters that change with every call are best prepared for some 64 states at a time, right before use.
 *
 * Compile all sources with -DPLANAR8_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions
 * compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.
 * -DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1
 * on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.
 */
#ifndef PLANAR8_BATCH_H
#define PLANAR8_BATCH_H

#include "planar8.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One parameter set per state: parameter i of state s at parameters[i*count + s], prepared likewise. Where compilers
   contract a*b + c, the last bits may differ from those of `planar8_prepare`. */
void planar8_prepare_ensemble(size_t count, const double *parameters, double *prepared);

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M);
void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M);
void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h);
void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h);
void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g);
void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g);
void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C);
void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C);
void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau);
void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd);
void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T);
void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T);
void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V);
void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V);
void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x);
void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x);
void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R);
void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R);
void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J);
void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J);
void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H);
void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H);
void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H);
void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P);
void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P);
void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F);
void planar8_inverse_dynamics_gradients_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void planar8_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd);
void planar8_linearize_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void planar8_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B);
void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y);
void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K);
void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K);
void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D);
void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D);

#ifdef __cplusplus
}
#endif

#endif
