#include "two_link.h"

#include <math.h>

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define TWO_LINK_INLINE static inline __attribute__((always_inline))
#define TWO_LINK_APART __attribute__((noinline, cold))
typedef double two_link_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long two_link_bits __attribute__((vector_size(4 * sizeof(double))));
typedef two_link_lane two_link_four;
typedef two_link_bits two_link_four_bits;
#else
#define TWO_LINK_INLINE static inline
#define TWO_LINK_APART
typedef double two_link_lane;
typedef unsigned long long two_link_bits;
typedef double two_link_four[4];
typedef unsigned long long two_link_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
TWO_LINK_INLINE void two_link_sincos_pair(const two_link_lane *angle, two_link_lane *sine, two_link_lane *cosine, two_link_bits *beyond)
{
    const two_link_lane x = *angle;
    union { two_link_lane number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_lane n = k.number - 6755399441186816.0;
    const two_link_lane w = x - (n * 1.5707963267923333);
    const two_link_lane r = w - (n * 2.5633441515839558e-12);
    const two_link_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const two_link_lane z = r * r;
    const two_link_lane u = 1.0 - (0.5 * z);
    const two_link_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const two_link_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = k.bits << 62;
    const two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static TWO_LINK_APART void two_link_sincos_beyond(const two_link_four *angle, two_link_four *sine, two_link_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
TWO_LINK_INLINE void two_link_sincos(const two_link_four *angle, two_link_four *sine, two_link_four *cosine)
{
    two_link_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    two_link_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        two_link_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        two_link_sincos_beyond(angle, sine, cosine);
    }
}

static inline void two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void two_link_default_parameters(two_link_parameters *parameters)
{
    parameters->g0 = 9.81;
    parameters->m1 = 1.2;
    parameters->m2 = 0.8;
    parameters->I1 = 0.016000000000000004;
    parameters->I2 = 0.005999999999999999;
}

void two_link_prepare(const two_link_parameters *parameters, two_link_prepared *prepared)
{
    prepared->k[0] = parameters->m2;
    const double v0 = 0.15 * parameters->m2;
    prepared->k[1] = v0;
    const double v1 = (2.0 * (0.15 * (0.5 * v0))) + parameters->I2;
    prepared->k[2] = v1;
    const double v2 = 0.2 * parameters->m1;
    prepared->k[3] = v2;
    const double v3 = (2.0 * (0.2 * (0.5 * v2))) + parameters->I1;
    prepared->k[4] = v3;
    const double v4 = 0.4 * parameters->m2;
    prepared->k[5] = v3 + (2.0 * (0.4 * (0.5 * v4)));
    const double v5 = 1.0 / v1;
    prepared->k[6] = v5;
    prepared->k[7] = parameters->g0;
    prepared->k[8] = parameters->g0 * (v2 + v4);
    prepared->k[9] = 0.03 * v5;
    prepared->k[10] = 0.4 * v0;
    const double v6 = v0 * parameters->g0;
    prepared->k[11] = v6;
    prepared->k[12] = v5 * v6;
    prepared->k[13] = 2.0 * v5;
    prepared->k[14] = v5 * v5;
    prepared->k[15] = 0.5 * v3;
    prepared->k[16] = 0.5 * (0.4 * v4);
    prepared->k[17] = 0.5 * (0.4 * (2.0 * v0));
    prepared->k[18] = 0.5 * v1;
    prepared->k[19] = parameters->m1 * parameters->g0;
    prepared->k[20] = v2 * parameters->g0;
    prepared->k[21] = v5 * parameters->g0;
}

void two_link_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_parameters parameters_lane;
        two_link_prepared prepared_lane;

        parameters_lane.g0 = parameters[lane];
        parameters_lane.m1 = parameters[(1U * count) + lane];
        parameters_lane.m2 = parameters[(2U * count) + lane];
        parameters_lane.I1 = parameters[(3U * count) + lane];
        parameters_lane.I2 = parameters[(4U * count) + lane];
        two_link_prepare(&parameters_lane, &prepared_lane);
        two_link_scatter(22U, count, lane, prepared_lane.k, prepared);
    }
}

void two_link_mass_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {v0, q[0]};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    M[3] = prepared->k[2];
    const double v5 = prepared->k[10] * ((v1_sine[1] * v1_sine[0]) + (v1_cosine[1] * v1_cosine[0]));
    const double v6 = prepared->k[2] + v5;
    M[1] = v6;
    M[2] = v6;
    M[0] = (v5 + prepared->k[5]) + v6;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_mass_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_mass_matrix(prepared, q_lane, M_lane);
        two_link_scatter(4U, count, lane, M_lane, M);
    }
}

void two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_mass_matrix(&prepared_lane, q_lane, M_lane);
        two_link_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void two_link_bias(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {v0, q[0]};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = prepared->k[10] * ((v1_sine[1] * v1_cosine[0]) - (v1_cosine[1] * v1_sine[0]));
    const double v6 = ((qd[0] * qd[0]) * v5) - (prepared->k[11] * v1_cosine[0]);
    const double v7 = qd[1] + qd[0];
    h[0] = (((0.05 * qd[0]) + (prepared->k[8] * v1_cosine[1])) + ((v7 * v7) * v5)) - v6;
    h[1] = (0.03 * qd[1]) - v6;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_bias_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_bias(prepared, q_lane, qd_lane, h_lane);
        two_link_scatter(2U, count, lane, h_lane, h);
    }
}

void two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        two_link_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void two_link_gravity(const two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    const two_link_four v0_angle = {q[0], q[0] + q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = prepared->k[11] * v0_cosine[1];
    g[1] = v2;
    g[0] = v2 + (prepared->k[8] * v0_cosine[0]);
}

#if !defined(TWO_LINK_VECTOR)

void two_link_gravity_batch(const two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gravity(prepared, q_lane, g_lane);
        two_link_scatter(2U, count, lane, g_lane, g);
    }
}

void two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gravity(&prepared_lane, q_lane, g_lane);
        two_link_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void two_link_coriolis_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    C[3] = 0.0;
    const double v3 = (prepared->k[10] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    const double v4 = qd[1] * v3;
    const double v5 = qd[0] * v3;
    C[2] = v5;
    C[0] = -v4;
    C[1] = -(v4 + v5);
}

#if !defined(TWO_LINK_VECTOR)

void two_link_coriolis_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        two_link_scatter(4U, count, lane, C_lane, C);
    }
}

void two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        two_link_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void two_link_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {q[0], v0};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = prepared->k[10] * v1_sine[0];
    const double v6 = prepared->k[10] * v1_cosine[0];
    const double v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const double v8 = qdd[1] + qdd[0];
    const double v9 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const double v10 = qd[1] + qd[0];
    const double v11 = ((prepared->k[8] * v1_cosine[0]) + ((0.05 * qd[0]) + (prepared->k[5] * qdd[0]))) - ((v10 * v10) * v9);
    const double v12 = (((prepared->k[11] * v1_cosine[1]) + (prepared->k[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7);
    tau[0] = v12 + (v11 + (v8 * v7));
    tau[1] = (0.03 * qd[1]) + v12;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

void two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

void two_link_forward_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {v0, q[0]};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = prepared->k[10] * v1_cosine[0];
    const double v6 = prepared->k[10] * v1_sine[0];
    const double v7 = (v1_sine[1] * v6) + (v1_cosine[1] * v5);
    const double v8 = prepared->k[2] + v7;
    const double v9 = prepared->k[6] * v8;
    const double v10 = (v1_cosine[1] * v6) - (v1_sine[1] * v5);
    const double v11 = (prepared->k[11] * v1_cosine[0]) + ((qd[0] * qd[0]) * v10);
    const double v12 = ((0.03 * qd[1]) - tau[1]) + v11;
    const double v13 = qd[1] + qd[0];
    const double v14 = v11 + ((((0.05 * qd[0]) - tau[0]) + (prepared->k[8] * v1_cosine[1])) - ((v13 * v13) * v10));
    const double v15 = (v14 - (v9 * v12)) * (1.0 / (((prepared->k[5] + v7) + v8) - (v8 * v9)));
    qdd[0] = -v15;
    qdd[1] = (v9 * v15) - (prepared->k[6] * v12);
}

#if !defined(TWO_LINK_VECTOR)

void two_link_forward_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void two_link_kinetic_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    const two_link_four v0_angle = {q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = (qd[0] * qd[0]) * (prepared->k[15] + (prepared->k[16] * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const double v3 = qd[1] + qd[0];
    *T = v2 + (v3 * (((qd[0] * prepared->k[17]) * v0_cosine[0]) + (prepared->k[18] * v3)));
}

#if !defined(TWO_LINK_VECTOR)

void two_link_kinetic_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void two_link_potential_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    const two_link_four v0_angle = {q[1], q[0]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = (prepared->k[8] * v0_sine[1]) + (prepared->k[11] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0])));
}

#if !defined(TWO_LINK_VECTOR)

void two_link_potential_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void two_link_position_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    x[2] = 0.0;
    const double v4 = 0.4 + (0.3 * v0_cosine[1]);
    const double v5 = 0.3 * v0_sine[1];
    x[0] = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    x[1] = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
}

#if !defined(TWO_LINK_VECTOR)

void two_link_position_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double x_lane[3];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_position_tip(prepared, q_lane, x_lane);
        two_link_scatter(3U, count, lane, x_lane, x);
    }
}

void two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double x_lane[3];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_position_tip(&prepared_lane, q_lane, x_lane);
        two_link_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void two_link_rotation_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    const double v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[3] = v4;
    const double v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v5;
    R[4] = v5;
    R[1] = -v4;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_rotation_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double R_lane[9];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_rotation_tip(prepared, q_lane, R_lane);
        two_link_scatter(9U, count, lane, R_lane, R);
    }
}

void two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double R_lane[9];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_rotation_tip(&prepared_lane, q_lane, R_lane);
        two_link_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void two_link_jacobian_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 1.0;
    J[11] = 1.0;
    const double v4 = 0.3 * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]));
    const double v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v5 + (0.4 * v0_cosine[0]);
    J[0] = -(v4 + (0.4 * v0_sine[0]));
    J[1] = -v4;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_jacobian_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double J_lane[12];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_jacobian_tip(prepared, q_lane, J_lane);
        two_link_scatter(12U, count, lane, J_lane, J);
    }
}

void two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double J_lane[12];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_jacobian_tip(&prepared_lane, q_lane, J_lane);
        two_link_scatter(12U, count, lane, J_lane, J);
    }
}

#endif

void two_link_influence_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    const double v4 = 0.4 + (0.3 * v0_cosine[1]);
    const double v5 = 0.3 * v0_sine[1];
    const double v6 = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    G[2] = v6;
    const double v7 = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
    const double v8 = (0.4 * v0_sine[0]) - v7;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    const double v9 = (0.4 * v0_cosine[0]) - v6;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
    const double v10 = -v7;
    G[0] = v10;
    H[4] = v10;
    G[3] = -v9;
    H[0] = -v6;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_influence_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_influence_tip(prepared, q_lane, G_lane, H_lane);
        two_link_scatter(6U, count, lane, G_lane, G);
        two_link_scatter(12U, count, lane, H_lane, H);
    }
}

void two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        two_link_scatter(6U, count, lane, G_lane, G);
        two_link_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void two_link_influence_rotational_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    G[0] = 0.0;
    G[1] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    H[0] = 0.0;
    H[1] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    G[4] = 1.0;
    G[5] = 1.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_influence_rotational_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        two_link_scatter(6U, count, lane, G_lane, G);
        two_link_scatter(12U, count, lane, H_lane, H);
    }
}

void two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        two_link_scatter(6U, count, lane, G_lane, G);
        two_link_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void two_link_inertia_power(const two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    P[0] = 0.0;
    P[5] = 0.0;
    P[6] = 0.0;
    P[7] = 0.0;
    const double v3 = (prepared->k[10] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    P[4] = v3;
    const double v4 = -v3;
    P[1] = v4;
    P[2] = v4;
    P[3] = v4;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_inertia_power_batch(const two_link_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_inertia_power(prepared, q_lane, P_lane);
        two_link_scatter(8U, count, lane, P_lane, P);
    }
}

void two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_inertia_power(&prepared_lane, q_lane, P_lane);
        two_link_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

void two_link_reactions(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = qd[1] + qd[0];
    const double v5 = qd[0] * qd[0];
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    const double v6 = qdd[1] + qdd[0];
    const double v7 = (prepared->k[7] * v0_sine[0]) - (0.4 * v5);
    const double v8 = (0.4 * qdd[0]) + (prepared->k[7] * v0_cosine[0]);
    const double v9 = (prepared->k[0] * ((v0_cosine[1] * v7) + (v0_sine[1] * v8))) - (v4 * (prepared->k[1] * v4));
    F[6] = v9;
    const double v10 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    const double v11 = (prepared->k[0] * v10) + (prepared->k[1] * v6);
    F[7] = v11;
    F[0] = ((v0_cosine[1] * v9) + ((prepared->k[19] * v0_sine[0]) - (prepared->k[3] * v5))) - (v0_sine[1] * v11);
    const double v12 = (v0_cosine[1] * v11) + (v0_sine[1] * v9);
    F[1] = v12 + ((prepared->k[3] * qdd[0]) + (prepared->k[19] * v0_cosine[0]));
    const double v13 = (prepared->k[2] * v6) + (prepared->k[1] * v10);
    F[11] = v13;
    F[5] = (v13 + ((prepared->k[4] * qdd[0]) + (prepared->k[20] * v0_cosine[0]))) + (0.4 * v12);
}

#if !defined(TWO_LINK_VECTOR)

void two_link_reactions_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        two_link_scatter(12U, count, lane, F_lane, F);
    }
}

void two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        two_link_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

void two_link_linearize(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {v0, q[0]};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = qd[1] + qd[0];
    A[0] = 0.0;
    A[1] = 0.0;
    A[3] = 0.0;
    A[4] = 0.0;
    A[5] = 0.0;
    A[6] = 0.0;
    B[0] = 0.0;
    B[1] = 0.0;
    B[2] = 0.0;
    B[3] = 0.0;
    const double v6 = prepared->k[10] * v1_cosine[1];
    const double v7 = prepared->k[10] * v1_sine[1];
    const double v8 = (v1_cosine[0] * v6) + (v1_sine[0] * v7);
    A[2] = 1.0;
    A[7] = 1.0;
    const double v9 = prepared->k[11] * v1_sine[0];
    const double v10 = prepared->k[2] + v8;
    const double v11 = prepared->k[6] * v10;
    const double v12 = 1.0 - v11;
    const double v13 = 1.0 / ((prepared->k[5] + v8) + (v10 * v12));
    B[4] = v13;
    const double v14 = (prepared->k[8] * v1_sine[1]) + (v9 * v12);
    A[8] = v14 * v13;
    const double v15 = (v1_cosine[0] * v7) - (v1_sine[0] * v6);
    const double v16 = qd[0] * v15;
    const double v17 = (qd[0] * v16) - (prepared->k[11] * v1_cosine[0]);
    const double v18 = v15 * (((0.03 * qd[1]) - tau[1]) - v17);
    const double v19 = v5 * v15;
    const double v20 = v11 * v13;
    const double v21 = v15 * (((((0.05 * qd[0]) - tau[0]) + (prepared->k[8] * v1_cosine[1])) + (v5 * v19)) - v17);
    const double v22 = (v21 * v13) - (v18 * v20);
    const double v23 = (((qd[0] * qd[0]) * v8) - v9) - v22;
    const double v24 = (((v5 * v5) * v8) + (prepared->k[6] * v18)) + (v12 * (v22 - v23));
    A[9] = v13 * v24;
    const double v25 = 2.0 * v19;
    const double v26 = ((2.0 * v16) * v12) - (0.05 + v25);
    A[10] = v26 * v13;
    const double v27 = (prepared->k[9] * v10) - v25;
    A[11] = v27 * v13;
    A[12] = (prepared->k[12] * v1_sine[0]) - (v14 * v20);
    A[14] = (prepared->k[13] * v16) - (v26 * v20);
    B[7] = prepared->k[6] + ((v10 * (prepared->k[14] * v10)) * v13);
    A[13] = -((prepared->k[6] * v23) + (v20 * v24));
    A[15] = -(prepared->k[9] + (v27 * v20));
    const double v28 = -v20;
    B[5] = v28;
    B[6] = v28;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_linearize_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        two_link_scatter(16U, count, lane, A_lane, A);
        two_link_scatter(8U, count, lane, B_lane, B);
    }
}

void two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        two_link_scatter(16U, count, lane, A_lane, A);
        two_link_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void two_link_linearize_step(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const double v0 = q[0] + q[1];
    const double v1 = 0.5 * dt;
    const double v2 = q[0] + (qd[0] * v1);
    const double v3 = v2 + (q[1] + (qd[1] * v1));
    const two_link_four v4_angle = {v0, q[0], v3, v2};
    two_link_four v4_sine;
    two_link_four v4_cosine;
    two_link_sincos(&v4_angle, &v4_sine, &v4_cosine);
    const double v12 = prepared->k[1] * v4_cosine[0];
    const double v13 = 0.4 * v4_sine[1];
    const double v14 = prepared->k[1] * v4_sine[0];
    const double v15 = 0.4 * v4_cosine[1];
    const double v16 = (v15 * v14) - (v13 * v12);
    const double v17 = qd[0] * v16;
    const double v18 = (prepared->k[7] * v12) + (qd[0] * v17);
    const double v19 = ((0.03 * qd[1]) - tau[1]) + v18;
    const double v20 = (v13 * v14) + (v15 * v12);
    const double v21 = prepared->k[2] + v20;
    const double v22 = prepared->k[6] * v21;
    const double v23 = qd[1] + qd[0];
    const double v24 = v23 * v23;
    const double v25 = v18 + ((((0.05 * qd[0]) - tau[0]) + (prepared->k[8] * v4_cosine[1])) - (v24 * v16));
    const double v26 = 1.0 - v22;
    const double v27 = 1.0 / ((v20 + prepared->k[5]) + (v21 * v26));
    const double v28 = (v25 - (v22 * v19)) * v27;
    const double v29 = (prepared->k[6] * v19) - (v22 * v28);
    const double v30 = qd[1] - (v1 * v29);
    const double v31 = qd[0] - (v1 * v28);
    const double v32 = v31 + v30;
    const double v33 = v32 * v32;
    const double v34 = prepared->k[1] * v4_cosine[2];
    const double v35 = 0.4 * v4_sine[3];
    const double v36 = prepared->k[1] * v4_sine[2];
    const double v37 = 0.4 * v4_cosine[3];
    const double v38 = (v37 * v36) - (v35 * v34);
    const double v39 = v38 * v31;
    const double v40 = (prepared->k[7] * v34) + (v31 * v39);
    const double v41 = (tau[1] - (0.03 * v30)) - v40;
    const double v42 = (v37 * v34) + (v35 * v36);
    const double v43 = prepared->k[2] + v42;
    const double v44 = prepared->k[6] * v43;
    const double v45 = (((tau[0] - (prepared->k[8] * v4_cosine[3])) - (0.05 * v31)) - v40) - (v44 * v41);
    const double v46 = 1.0 - v44;
    const double v47 = 1.0 / ((v42 + prepared->k[5]) + (v43 * v46));
    const double v48 = v47 * (v45 + (v38 * v33));
    const double v49 = (prepared->k[6] * v41) - (v44 * v48);
    const double v50 = qd[1] + (v1 * v49);
    const double v51 = qd[0] + (v1 * v48);
    const double v52 = v51 + v50;
    const double v53 = v52 * v52;
    const double v54 = q[0] + (v1 * v31);
    const double v55 = v54 + (q[1] + (v1 * v30));
    const two_link_four v56_angle = {v55};
    two_link_four v56_sine;
    two_link_four v56_cosine;
    two_link_sincos(&v56_angle, &v56_sine, &v56_cosine);
    const double v58 = prepared->k[1] * v56_cosine[0];
    const two_link_four v59_angle = {v54};
    two_link_four v59_sine;
    two_link_four v59_cosine;
    two_link_sincos(&v59_angle, &v59_sine, &v59_cosine);
    const double v61 = 0.4 * v59_sine[0];
    const double v62 = prepared->k[1] * v56_sine[0];
    const double v63 = 0.4 * v59_cosine[0];
    const double v64 = (v63 * v62) - (v61 * v58);
    const double v65 = v51 * v64;
    const double v66 = (prepared->k[7] * v58) + (v51 * v65);
    const double v67 = (((tau[0] - (0.05 * v51)) - (prepared->k[8] * v59_cosine[0])) + (v53 * v64)) - v66;
    const double v68 = (tau[1] - (0.03 * v50)) - v66;
    const double v69 = (v61 * v62) + (v63 * v58);
    const double v70 = prepared->k[2] + v69;
    const double v71 = prepared->k[6] * v70;
    const double v72 = 1.0 - v71;
    const double v73 = 1.0 / ((v69 + prepared->k[5]) + (v70 * v72));
    const double v74 = (v67 - (v71 * v68)) * v73;
    const double v75 = v48 + v74;
    const double v76 = 0.16666666666666666 * dt;
    const double v77 = dt * v76;
    q_next[0] = (q[0] + (qd[0] * dt)) - (v77 * (v28 - v75));
    const double v78 = (prepared->k[6] * v68) - (v71 * v74);
    const double v79 = v49 + v78;
    q_next[1] = (q[1] + (qd[1] * dt)) - (v77 * (v29 - v79));
    const double v80 = qd[1] + (dt * v78);
    const double v81 = qd[0] + (dt * v74);
    const double v82 = v81 + v80;
    const double v83 = v82 * v82;
    const double v84 = q[0] + (dt * v51);
    const double v85 = v84 + (q[1] + (dt * v50));
    const two_link_four v86_angle = {v85};
    two_link_four v86_sine;
    two_link_four v86_cosine;
    two_link_sincos(&v86_angle, &v86_sine, &v86_cosine);
    const double v88 = prepared->k[1] * v86_sine[0];
    const two_link_four v89_angle = {v84};
    two_link_four v89_sine;
    two_link_four v89_cosine;
    two_link_sincos(&v89_angle, &v89_sine, &v89_cosine);
    const double v91 = 0.4 * v89_cosine[0];
    const double v92 = prepared->k[1] * v86_cosine[0];
    const double v93 = 0.4 * v89_sine[0];
    const double v94 = (v93 * v92) - (v91 * v88);
    const double v95 = v94 * v81;
    const double v96 = (prepared->k[7] * v92) - (v81 * v95);
    const double v97 = v96 + ((0.03 * v80) - tau[1]);
    const double v98 = (v91 * v92) + (v93 * v88);
    const double v99 = prepared->k[2] + v98;
    const double v100 = prepared->k[6] * v99;
    const double v101 = (((tau[0] - (prepared->k[8] * v89_cosine[0])) - (0.05 * v81)) - v96) + (v100 * v97);
    const double v102 = 1.0 - v100;
    const double v103 = 1.0 / ((v98 + prepared->k[5]) + (v99 * v102));
    const double v104 = v103 * (v101 - (v94 * v83));
    qd_next[0] = qd[0] - (v76 * ((v28 - (2.0 * v75)) - v104));
    const double v105 = prepared->k[6] * v97;
    qd_next[1] = qd[1] - (v76 * ((v105 + (v29 - (2.0 * v79))) + (v100 * v104)));
    const double v106 = v64 * v74;
    const double v107 = prepared->k[7] * v62;
    const double v108 = v106 + (v107 - ((v51 * v51) * v69));
    const double v109 = v73 * ((v106 + (v72 * v108)) + ((v64 * v78) + (v53 * v69)));
    const double v110 = v1 * v1;
    const double v111 = v110 * v109;
    const double v112 = prepared->k[7] * v14;
    const double v113 = ((prepared->k[8] * v4_sine[1]) + (v112 * v26)) * v27;
    const double v114 = (prepared->k[21] * v14) - (v22 * v113);
    const double v115 = (2.0 * v52) * v64;
    const double v116 = ((0.05 - v115) + ((2.0 * v65) * v72)) * v73;
    const double v117 = v1 * v116;
    const double v118 = (2.0 * v38) * v32;
    const double v119 = v47 * (v118 + (prepared->k[9] * v43));
    const double v120 = v1 * v119;
    const double v121 = v47 * ((0.05 + ((2.0 * v46) * v39)) - v118);
    const double v122 = v1 * v121;
    const double v123 = prepared->k[7] * v36;
    const double v124 = ((prepared->k[8] * v4_sine[3]) + (v123 * v46)) * v47;
    const double v125 = ((v113 * v122) - v124) - (v114 * v120);
    const double v126 = ((prepared->k[8] * v59_sine[0]) + (v107 * v72)) * v73;
    const double v127 = v110 * v126;
    const double v128 = (v115 + (prepared->k[9] * v70)) * v73;
    const double v129 = v1 * v128;
    const double v130 = prepared->k[9] + (v44 * v119);
    const double v131 = v1 * v130;
    const double v132 = (v44 * v121) - (prepared->k[13] * v39);
    const double v133 = v1 * v132;
    const double v134 = (prepared->k[21] * v36) - (v44 * v124);
    const double v135 = (v134 + (v113 * v133)) - (v114 * v131);
    const double v136 = (((v126 + (v113 * v127)) + (v125 * v117)) + (v135 * v129)) + (v114 * v111);
    A[0] = 1.0 + (v77 * (v136 + (v113 - v125)));
    const double v137 = v16 * v28;
    const double v138 = v137 + (((qd[0] * qd[0]) * v20) - v112);
    const double v139 = v27 * (((v24 * v20) - (v16 * v29)) - ((v26 * v138) + v137));
    const double v140 = (prepared->k[6] * v138) + (v22 * v139);
    const double v141 = v38 * v48;
    const double v142 = v141 + (v123 - (v31 * (v42 * v31)));
    const double v143 = v47 * ((v141 + (v46 * v142)) + ((v38 * v49) + (v42 * v33)));
    const double v144 = (prepared->k[6] * v142) - (v44 * v143);
    const double v145 = v144 + ((v139 * v133) + (v140 * v131));
    const double v146 = ((v139 * v122) + (v140 * v120)) - v143;
    const double v147 = (v109 + (((v139 * v127) + (v146 * v117)) + (v145 * v129))) - (v140 * v111);
    A[1] = v77 * (v147 + (v139 - v146));
    const double v148 = (2.0 * v23) * v16;
    const double v149 = ((0.05 - v148) + ((2.0 * v17) * v26)) * v27;
    const double v150 = (prepared->k[13] * v17) - (v22 * v149);
    const double v151 = (((v1 * v124) - v121) + (v149 * v122)) - (v150 * v120);
    const double v152 = ((v132 + (v1 * v134)) + (v150 * v131)) - (v149 * v133);
    const double v153 = ((((v1 * v126) - v116) - (v149 * v127)) - (v151 * v117)) + (v152 * v129);
    const double v154 = v153 - (v150 * v111);
    A[2] = dt - (v77 * ((v149 - v151) - v154));
    const double v155 = (v148 + (prepared->k[9] * v21)) * v27;
    const double v156 = prepared->k[9] + (v22 * v155);
    const double v157 = (((v155 * v133) - v130) + (v156 * v131)) + (v1 * v144);
    const double v158 = ((v119 - (v155 * v122)) - (v156 * v120)) + (v1 * v143);
    const double v159 = (((v128 + (v155 * v127)) - (v158 * v117)) + (v157 * v129)) + (v1 * v109);
    const double v160 = v159 - (v156 * v111);
    A[3] = v77 * (v160 + (v155 + v158));
    const double v161 = (prepared->k[6] * v108) - (v71 * v109);
    const double v162 = v110 * v161;
    const double v163 = (v71 * v116) - (prepared->k[13] * v65);
    const double v164 = v1 * v163;
    const double v165 = (prepared->k[21] * v62) - (v71 * v126);
    const double v166 = v110 * v165;
    const double v167 = prepared->k[9] + (v71 * v128);
    const double v168 = v1 * v167;
    const double v169 = (((v165 + (v113 * v166)) - (v125 * v164)) - (v135 * v168)) + (v114 * v162);
    A[4] = v77 * (v169 + (v114 + v135));
    const double v170 = (v161 + (((v139 * v166) - (v146 * v164)) - (v145 * v168))) - (v140 * v162);
    A[5] = 1.0 - (v77 * ((v140 - v145) - v170));
    const double v171 = (((v163 + (v1 * v165)) - (v149 * v166)) + (v151 * v164)) - (v152 * v168);
    const double v172 = v171 - (v150 * v162);
    A[6] = v77 * (v172 + (v152 - v150));
    const double v173 = (v1 * v161) + ((((v155 * v166) - v167) + (v158 * v164)) - (v157 * v168));
    const double v174 = v173 - (v156 * v162);
    A[7] = dt - (v77 * ((v156 - v157) - v174));
    const double v175 = prepared->k[7] * v88;
    const double v176 = (v175 - (v81 * (v98 * v81))) - (v94 * v104);
    const double v177 = v105 - (v102 * v104);
    const double v178 = (v91 * ((v88 * v177) - (v92 * v83))) - (v102 * v176);
    const double v179 = v103 * (v178 - (v93 * ((v88 * v83) + (v92 * v177))));
    const double v180 = dt * v1;
    const double v181 = v180 * v179;
    const double v182 = (2.0 * v94) * v82;
    const double v183 = ((prepared->k[9] * v99) - v182) * v103;
    const double v184 = dt * v183;
    const double v185 = (v182 + (0.05 - (v95 * (2.0 * v102)))) * v103;
    const double v186 = (dt * v185) - 2.0;
    const double v187 = ((prepared->k[8] * v89_sine[0]) + (v175 * v102)) * v103;
    const double v188 = 2.0 + (v180 * v187);
    const double v189 = (((v187 + v113) - (v125 * v188)) - (v136 * v186)) + (v169 * v184);
    A[8] = v76 * (v189 - (v135 * v181));
    const double v190 = (((v139 - (v146 * v188)) - (v147 * v186)) + (v170 * v184)) - v179;
    A[9] = v76 * (v190 - (v145 * v181));
    const double v191 = (((dt * v187) - v149) - (v154 * v186)) + (v172 * v184);
    A[10] = 1.0 + (v76 * ((v191 + ((v151 * v188) - v185)) - (v152 * v181)));
    const double v192 = (((v183 + v155) + (v158 * v188)) - (v160 * v186)) + (v174 * v184);
    A[11] = v76 * ((v192 - (dt * v179)) - (v157 * v181));
    const double v193 = (prepared->k[6] * v176) + (v100 * v179);
    const double v194 = 2.0 + (v180 * v193);
    const double v195 = prepared->k[9] + (v100 * v183);
    const double v196 = (dt * v195) - 2.0;
    const double v197 = (v100 * v185) + (prepared->k[13] * v95);
    const double v198 = dt * v197;
    const double v199 = (prepared->k[21] * v88) - (v100 * v187);
    const double v200 = v180 * v199;
    const double v201 = (((v199 + v114) - (v125 * v200)) + (v136 * v198)) - (v169 * v196);
    A[12] = v76 * (v201 + (v135 * v194));
    const double v202 = v193 + (((v147 * v198) - (v140 + (v146 * v200))) - (v170 * v196));
    A[13] = v76 * (v202 + (v145 * v194));
    const double v203 = (v197 + (v151 * v200)) - (v172 * v196);
    A[14] = v76 * ((v203 + (((dt * v199) - v150) + (v154 * v198))) + (v152 * v194));
    const double v204 = (((v158 * v200) - (v156 + v195)) + (v160 * v198)) - (v174 * v196);
    A[15] = 1.0 + (v76 * (((dt * v193) + v204) + (v157 * v194)));
    const double v205 = v22 * v27;
    const double v206 = ((v27 * v122) - v47) + (v205 * v120);
    const double v207 = v44 * v47;
    const double v208 = ((v27 * v133) - v207) + (v205 * v131);
    const double v209 = (((v73 + (v27 * v127)) + (v206 * v117)) + (v208 * v129)) - (v205 * v111);
    B[0] = v77 * (v209 + (v27 - v206));
    const double v210 = prepared->k[6] + (v22 * v205);
    const double v211 = ((v205 * v122) - v207) + (v210 * v120);
    const double v212 = v71 * v73;
    const double v213 = ((prepared->k[6] + (v44 * v207)) - (v205 * v133)) - (v210 * v131);
    const double v214 = (((v212 + (v205 * v127)) + (v211 * v117)) - (v213 * v129)) - (v210 * v111);
    const double v215 = v77 * v205;
    B[1] = (v77 * (v211 - v214)) - v215;
    const double v216 = ((((v27 * v166) - v212) - (v206 * v164)) - (v208 * v168)) - (v205 * v162);
    B[2] = (v77 * (v208 + v216)) - v215;
    const double v217 = (((prepared->k[6] + (v71 * v212)) - (v205 * v166)) + (v211 * v164)) - (v213 * v168);
    const double v218 = v217 + (v210 * v162);
    B[3] = v77 * (v218 + (v210 + v213));
    const double v219 = (((v27 + v103) + (v184 * v216)) - (v206 * v188)) - (v209 * v186);
    B[4] = v76 * (v219 - (v208 * v181));
    const double v220 = v100 * v103;
    const double v221 = v205 + v220;
    const double v222 = ((((v184 * v218) - v221) + (v211 * v188)) + (v214 * v186)) - (v213 * v181);
    B[5] = v76 * v222;
    const double v223 = ((((v209 * v198) - v221) - (v206 * v200)) - (v216 * v196)) + (v208 * v194);
    B[6] = v76 * v223;
    const double v224 = (((v210 + prepared->k[6]) + (v100 * v220)) + (v211 * v200)) - (v214 * v198);
    B[7] = v76 * ((v224 - (v218 * v196)) + (v213 * v194));
}

#if !defined(TWO_LINK_VECTOR)

void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter(16U, count, lane, A_lane, A);
        two_link_scatter(8U, count, lane, B_lane, B);
    }
}

void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter(16U, count, lane, A_lane, A);
        two_link_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void two_link_regressor(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    Y[0] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[13] = 0.0;
    Y[14] = 0.0;
    Y[15] = 0.0;
    Y[16] = 0.0;
    Y[17] = 0.0;
    Y[18] = 0.0;
    Y[20] = 0.0;
    Y[21] = 0.0;
    Y[22] = 0.0;
    Y[23] = 0.0;
    Y[24] = 0.0;
    Y[25] = 0.0;
    Y[26] = 0.0;
    Y[27] = 0.0;
    Y[28] = 0.0;
    Y[29] = 0.0;
    Y[30] = 0.0;
    Y[33] = 0.0;
    Y[34] = 0.0;
    Y[35] = 0.0;
    Y[36] = 0.0;
    Y[37] = 0.0;
    Y[38] = 0.0;
    const double v4 = prepared->k[7] * v0_cosine[0];
    Y[1] = v4;
    const double v5 = prepared->k[7] * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = v5 - (qd[0] * (qd[0] * 0.4));
    const double v7 = (0.4 * qdd[0]) + v4;
    const double v8 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const double v9 = 0.4 * v0_sine[1];
    const double v10 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[31] = v10;
    const double v11 = 0.4 * v0_cosine[1];
    Y[10] = (v11 * v10) + (v9 * v8);
    const double v12 = qd[1] + qd[0];
    const double v13 = v12 * v12;
    const double v14 = qdd[1] + qdd[0];
    Y[19] = v14;
    Y[39] = v14;
    Y[11] = v10 + ((v14 * v11) - (v13 * v9));
    Y[12] = -(v8 + ((v14 * v9) + (v13 * v11)));
    Y[32] = -v8;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        two_link_scatter(40U, count, lane, Y_lane, Y);
    }
}

void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        two_link_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

void two_link_stiffness_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    const two_link_four v0_angle = {q[1], q[0]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[11] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((prepared->k[8] * v0_sine[1]) + v4);
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_stiffness_matrix(prepared, q_lane, K_lane);
        two_link_scatter(4U, count, lane, K_lane, K);
    }
}

void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        two_link_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

void two_link_damping_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    D[0] = 0.05;
    D[3] = 0.03;
    D[1] = 0.0;
    D[2] = 0.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_damping_matrix(prepared, q_lane, D_lane);
        two_link_scatter(4U, count, lane, D_lane, D);
    }
}

void two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        two_link_gather(22U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_damping_matrix(&prepared_lane, q_lane, D_lane);
        two_link_scatter(4U, count, lane, D_lane, D);
    }
}

#endif
