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
    prepared->k[3] = 0.4 * v0;
    const double v2 = 0.2 * parameters->m1;
    prepared->k[4] = v2;
    const double v3 = (2.0 * (0.2 * (0.5 * v2))) + parameters->I1;
    prepared->k[5] = v3;
    const double v4 = 0.4 * parameters->m2;
    prepared->k[6] = v3 + (2.0 * (0.4 * (0.5 * v4)));
    prepared->k[7] = parameters->g0;
    const double v5 = v0 * parameters->g0;
    prepared->k[8] = v5;
    prepared->k[9] = parameters->g0 * (v2 + v4);
    const double v6 = 1.0 / v1;
    prepared->k[10] = v6;
    prepared->k[11] = 0.5 * v3;
    prepared->k[12] = 0.5 * (0.4 * v4);
    prepared->k[13] = 0.5 * (0.4 * (2.0 * v0));
    prepared->k[14] = 0.5 * v1;
    prepared->k[15] = parameters->m1 * parameters->g0;
    prepared->k[16] = v2 * parameters->g0;
    prepared->k[17] = 0.03 * v6;
    prepared->k[18] = v5 * v6;
    prepared->k[19] = 2.0 * v6;
    prepared->k[20] = v6 * v6;
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
        two_link_scatter(21U, count, lane, prepared_lane.k, prepared);
    }
}

void two_link_mass_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    const double v0 = q[0] + q[1];
    const two_link_four v1_angle = {q[0], v0};
    two_link_four v1_sine;
    two_link_four v1_cosine;
    two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    M[3] = prepared->k[2];
    const double v5 = prepared->k[3] * ((v1_sine[0] * v1_sine[1]) + (v1_cosine[0] * v1_cosine[1]));
    const double v6 = prepared->k[2] + v5;
    M[1] = v6;
    M[2] = v6;
    M[0] = (v5 + prepared->k[6]) + v6;
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v5 = prepared->k[3] * ((v1_sine[1] * v1_cosine[0]) - (v1_cosine[1] * v1_sine[0]));
    const double v6 = ((qd[0] * qd[0]) * v5) - (prepared->k[8] * v1_cosine[0]);
    const double v7 = qd[1] + qd[0];
    h[0] = (((0.05 * qd[0]) + (prepared->k[9] * v1_cosine[1])) + ((v7 * v7) * v5)) - v6;
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v2 = prepared->k[8] * v0_cosine[1];
    g[1] = v2;
    g[0] = v2 + (prepared->k[9] * v0_cosine[0]);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v3 = (prepared->k[3] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v5 = prepared->k[3] * v1_sine[0];
    const double v6 = prepared->k[3] * v1_cosine[0];
    const double v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const double v8 = qdd[1] + qdd[0];
    const double v9 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const double v10 = qd[1] + qd[0];
    const double v11 = ((prepared->k[9] * v1_cosine[0]) + ((0.05 * qd[0]) + (prepared->k[6] * qdd[0]))) - ((v10 * v10) * v9);
    const double v12 = (((prepared->k[8] * v1_cosine[1]) + (prepared->k[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v5 = prepared->k[3] * v1_cosine[0];
    const double v6 = prepared->k[3] * v1_sine[0];
    const double v7 = (v1_sine[1] * v6) + (v1_cosine[1] * v5);
    const double v8 = prepared->k[2] + v7;
    const double v9 = prepared->k[10] * v8;
    const double v10 = (v1_cosine[1] * v6) - (v1_sine[1] * v5);
    const double v11 = (prepared->k[8] * v1_cosine[0]) + ((qd[0] * qd[0]) * v10);
    const double v12 = v11 + ((0.03 * qd[1]) - tau[1]);
    const double v13 = qd[1] + qd[0];
    const double v14 = v11 + ((((0.05 * qd[0]) - tau[0]) + (prepared->k[9] * v1_cosine[1])) - ((v13 * v13) * v10));
    const double v15 = (v14 - (v9 * v12)) * (1.0 / (((prepared->k[6] + v7) + v8) - (v8 * v9)));
    qdd[0] = -v15;
    qdd[1] = (v9 * v15) - (prepared->k[10] * v12);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v2 = (qd[0] * qd[0]) * (prepared->k[11] + (prepared->k[12] * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const double v3 = qd[1] + qd[0];
    *T = v2 + (v3 * (((qd[0] * prepared->k[13]) * v0_cosine[0]) + (prepared->k[14] * v3)));
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void two_link_potential_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = (prepared->k[9] * v0_sine[0]) + (prepared->k[8] * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1])));
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v3 = (prepared->k[3] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const double v4 = qd[0] * qd[0];
    const double v5 = qd[1] + qd[0];
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    const double v6 = qdd[1] + qdd[0];
    const double v7 = (prepared->k[7] * v0_sine[0]) - (0.4 * v4);
    const double v8 = (0.4 * qdd[0]) + (prepared->k[7] * v0_cosine[0]);
    const double v9 = (prepared->k[0] * ((v0_cosine[1] * v7) + (v0_sine[1] * v8))) - (v5 * (prepared->k[1] * v5));
    F[6] = v9;
    const double v10 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    const double v11 = (prepared->k[0] * v10) + (prepared->k[1] * v6);
    F[7] = v11;
    F[0] = ((v0_cosine[1] * v9) + ((prepared->k[15] * v0_sine[0]) - (prepared->k[4] * v4))) - (v0_sine[1] * v11);
    const double v12 = (v0_cosine[1] * v11) + (v0_sine[1] * v9);
    F[1] = v12 + ((prepared->k[4] * qdd[0]) + (prepared->k[15] * v0_cosine[0]));
    const double v13 = (prepared->k[2] * v6) + (prepared->k[1] * v10);
    F[11] = v13;
    F[5] = (v13 + ((prepared->k[5] * qdd[0]) + (prepared->k[16] * v0_cosine[0]))) + (0.4 * v12);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const two_link_four v1_angle = {q[0], v0};
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
    const double v6 = prepared->k[3] * v1_cosine[0];
    const double v7 = prepared->k[3] * v1_sine[0];
    const double v8 = (v1_cosine[1] * v6) + (v1_sine[1] * v7);
    A[2] = 1.0;
    A[7] = 1.0;
    const double v9 = prepared->k[2] + v8;
    const double v10 = prepared->k[10] * v9;
    const double v11 = 1.0 - v10;
    const double v12 = 1.0 / ((prepared->k[6] + v8) + (v9 * v11));
    B[4] = v12;
    const double v13 = prepared->k[8] * v1_sine[1];
    const double v14 = (prepared->k[9] * v1_sine[0]) + (v13 * v11);
    A[8] = v14 * v12;
    const double v15 = (v1_cosine[1] * v7) - (v1_sine[1] * v6);
    const double v16 = qd[0] * v15;
    const double v17 = (qd[0] * v16) - (prepared->k[8] * v1_cosine[1]);
    const double v18 = v15 * (((0.03 * qd[1]) - tau[1]) - v17);
    const double v19 = v5 * v15;
    const double v20 = v10 * v12;
    const double v21 = v15 * ((((prepared->k[9] * v1_cosine[0]) + ((0.05 * qd[0]) - tau[0])) + (v5 * v19)) - v17);
    const double v22 = (v21 * v12) - (v18 * v20);
    const double v23 = (((qd[0] * qd[0]) * v8) - v13) - v22;
    const double v24 = (((v5 * v5) * v8) + (prepared->k[10] * v18)) + (v11 * (v22 - v23));
    A[9] = v12 * v24;
    const double v25 = 2.0 * v19;
    const double v26 = ((2.0 * v16) * v11) - (0.05 + v25);
    A[10] = v26 * v12;
    const double v27 = (prepared->k[17] * v9) - v25;
    A[11] = v27 * v12;
    A[12] = (prepared->k[18] * v1_sine[1]) - (v14 * v20);
    A[14] = (prepared->k[19] * v16) - (v26 * v20);
    B[7] = prepared->k[10] + ((v9 * (prepared->k[20] * v9)) * v12);
    A[13] = -((prepared->k[10] * v23) + (v20 * v24));
    A[15] = -(prepared->k[17] + (v27 * v20));
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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
    const two_link_four v0_angle = {q[0], q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[8] * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]));
    K[0] = -((prepared->k[9] * v0_sine[0]) + v4);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
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

        two_link_gather(21U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_damping_matrix(&prepared_lane, q_lane, D_lane);
        two_link_scatter(4U, count, lane, D_lane, D);
    }
}

#endif
