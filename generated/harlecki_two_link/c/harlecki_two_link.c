#include "harlecki_two_link.h"

#include <math.h>

static double harlecki_two_link_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double harlecki_two_link_max(double x, double y)
{
    return (x > y) ? x : y;
}

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double harlecki_two_link_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define HARLECKI_TWO_LINK_INLINE static inline __attribute__((always_inline))
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, cold))
typedef double harlecki_two_link_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(4 * sizeof(double))));
typedef harlecki_two_link_lane harlecki_two_link_four;
typedef harlecki_two_link_bits harlecki_two_link_four_bits;
#else
#define HARLECKI_TWO_LINK_INLINE static inline
#define HARLECKI_TWO_LINK_APART
typedef double harlecki_two_link_lane;
typedef unsigned long long harlecki_two_link_bits;
typedef double harlecki_two_link_four[4];
typedef unsigned long long harlecki_two_link_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
HARLECKI_TWO_LINK_INLINE void harlecki_two_link_sincos_pair(const harlecki_two_link_lane *angle, harlecki_two_link_lane *sine, harlecki_two_link_lane *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_lane x = *angle;
    union { harlecki_two_link_lane number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_lane n = k.number - 6755399441186816.0;
    const harlecki_two_link_lane w = x - (n * 1.5707963267923333);
    const harlecki_two_link_lane r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const harlecki_two_link_lane z = r * r;
    const harlecki_two_link_lane u = 1.0 - (0.5 * z);
    const harlecki_two_link_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const harlecki_two_link_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = k.bits << 62;
    const harlecki_two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const harlecki_two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static HARLECKI_TWO_LINK_APART void harlecki_two_link_sincos_beyond(const harlecki_two_link_four *angle, harlecki_two_link_four *sine, harlecki_two_link_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
HARLECKI_TWO_LINK_INLINE void harlecki_two_link_sincos(const harlecki_two_link_four *angle, harlecki_two_link_four *sine, harlecki_two_link_four *cosine)
{
    harlecki_two_link_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    harlecki_two_link_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        harlecki_two_link_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        harlecki_two_link_sincos_beyond(angle, sine, cosine);
    }
}

static inline void harlecki_two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void harlecki_two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void harlecki_two_link_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void harlecki_two_link_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

void harlecki_two_link_default_parameters(harlecki_two_link_parameters *parameters)
{
    parameters->mu = 0.5;
    parameters->mu_static = 0.7;
}

void harlecki_two_link_prepare(const harlecki_two_link_parameters *parameters, harlecki_two_link_prepared *prepared)
{
    const double v0 = 0.08 * parameters->mu;
    prepared->k[0] = v0;
    const double v1 = 0.1 * parameters->mu;
    prepared->k[1] = v1;
    const double v2 = 0.1 * parameters->mu_static;
    prepared->k[2] = v2;
    const double v3 = 0.08 * parameters->mu_static;
    prepared->k[3] = v3;
    prepared->k[4] = harlecki_two_link_max(v1, v2);
    prepared->k[5] = harlecki_two_link_max(v0, v3);
    prepared->k[6] = 0.5780346820809248 * v3;
}

void harlecki_two_link_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_parameters parameters_lane;
        harlecki_two_link_prepared prepared_lane;

        parameters_lane.mu = parameters[lane];
        parameters_lane.mu_static = parameters[(1U * count) + lane];
        harlecki_two_link_prepare(&parameters_lane, &prepared_lane);
        harlecki_two_link_scatter(7U, count, lane, prepared_lane.k, prepared);
    }
}

void harlecki_two_link_mass_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {harlecki_two_link_alone(&q[0]), v0};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    M[3] = 1.7300000000000002;
    const double v5 = 3.2 * ((v1_cosine[0] * v1_cosine[1]) + (v1_sine[0] * v1_sine[1]));
    const double v6 = 1.7300000000000002 + v5;
    M[1] = v6;
    M[2] = v6;
    M[0] = (v5 + 12.0) + v6;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_mass_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_mass_matrix(prepared, q_lane, M_lane);
        harlecki_two_link_scatter(4U, count, lane, M_lane, M);
    }
}

void harlecki_two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_mass_matrix(&prepared_lane, q_lane, M_lane);
        harlecki_two_link_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void harlecki_two_link_bias(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {v0, harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = 3.2 * ((v1_cosine[1] * v1_sine[0]) - (v1_sine[1] * v1_cosine[0]));
    const double v6 = qd[0] + qd[1];
    const double v7 = (31.392000000000003 * v1_cosine[0]) + ((qd[0] * qd[0]) * v5);
    h[1] = v7;
    h[0] = v7 + ((137.34 * v1_cosine[1]) - ((v6 * v6) * v5));
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_bias_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_bias(prepared, q_lane, qd_lane, h_lane);
        harlecki_two_link_scatter(2U, count, lane, h_lane, h);
    }
}

void harlecki_two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        harlecki_two_link_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void harlecki_two_link_gravity(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = 31.392000000000003 * v0_cosine[1];
    g[1] = v2;
    g[0] = (137.34 * v0_cosine[0]) + v2;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_gravity_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gravity(prepared, q_lane, g_lane);
        harlecki_two_link_scatter(2U, count, lane, g_lane, g);
    }
}

void harlecki_two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gravity(&prepared_lane, q_lane, g_lane);
        harlecki_two_link_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void harlecki_two_link_coriolis_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v3 = (3.2 * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    const double v4 = qd[1] * v3;
    C[0] = -v4;
    const double v5 = qd[0] * v3;
    C[2] = v5;
    C[1] = -(v4 + v5);
    C[3] = 0.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_coriolis_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        harlecki_two_link_scatter(4U, count, lane, C_lane, C);
    }
}

void harlecki_two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        harlecki_two_link_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void harlecki_two_link_inverse_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {harlecki_two_link_alone(&q[0]), v0};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = 3.2 * v1_cosine[1];
    const double v6 = 3.2 * v1_sine[1];
    const double v7 = (v1_cosine[0] * v5) + (v1_sine[0] * v6);
    const double v8 = qd[0] + qd[1];
    const double v9 = (v1_sine[0] * v5) - (v1_cosine[0] * v6);
    const double v10 = qdd[1] + qdd[0];
    const double v11 = ((qdd[0] * v7) + ((9.81 * v5) + (1.7300000000000002 * v10))) - ((qd[0] * qd[0]) * v9);
    tau[1] = v11;
    const double v12 = (((v8 * v8) * v9) + ((137.34 * v1_cosine[0]) + (12.0 * qdd[0]))) + (v10 * v7);
    tau[0] = v11 + v12;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_inverse_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

void harlecki_two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

void harlecki_two_link_forward_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {v0, harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = 3.2 * v1_sine[0];
    const double v6 = 3.2 * v1_cosine[0];
    const double v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const double v8 = 1.7300000000000002 + v7;
    const double v9 = 0.5780346820809248 * v8;
    const double v10 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const double v11 = ((qd[0] * qd[0]) * v10) - (9.81 * v6);
    const double v12 = tau[1] + v11;
    const double v13 = qd[0] + qd[1];
    const double v14 = (v11 + ((tau[0] - (137.34 * v1_cosine[1])) - ((v13 * v13) * v10))) - (v9 * v12);
    const double v15 = v14 * (1.0 / (((v7 + 12.0) + v8) - (v8 * v9)));
    qdd[0] = v15;
    qdd[1] = (0.5780346820809248 * v12) - (v9 * v15);
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_forward_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void harlecki_two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void harlecki_two_link_kinetic_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {q[1]};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = (qd[0] * qd[0]) * (2.0 + (4.0 * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const double v3 = qd[0] + qd[1];
    *T = v2 + (v3 * (((3.2 * qd[0]) * v0_cosine[0]) + (0.8650000000000001 * v3)));
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_kinetic_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void harlecki_two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void harlecki_two_link_potential_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = (137.34 * v0_sine[1]) + (31.392000000000003 * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0])));
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_potential_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void harlecki_two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void harlecki_two_link_position_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    x[2] = 0.0;
    const double v4 = 1.0 + (0.8 * v0_cosine[1]);
    const double v5 = 0.8 * v0_sine[1];
    x[0] = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    x[1] = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_position_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double x_lane[3];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_position_tip(prepared, q_lane, x_lane);
        harlecki_two_link_scatter(3U, count, lane, x_lane, x);
    }
}

void harlecki_two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double x_lane[3];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_position_tip(&prepared_lane, q_lane, x_lane);
        harlecki_two_link_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void harlecki_two_link_rotation_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[8] = 1.0;
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    const double v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[3] = v4;
    const double v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v5;
    R[4] = v5;
    R[1] = -v4;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_rotation_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double R_lane[9];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_rotation_tip(prepared, q_lane, R_lane);
        harlecki_two_link_scatter(9U, count, lane, R_lane, R);
    }
}

void harlecki_two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double R_lane[9];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_rotation_tip(&prepared_lane, q_lane, R_lane);
        harlecki_two_link_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void harlecki_two_link_jacobian_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[10] = 1.0;
    J[11] = 1.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    const double v4 = 0.8 * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]));
    const double v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v0_cosine[0] + v5;
    J[0] = -(v0_sine[0] + v4);
    J[1] = -v4;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_jacobian_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double J_lane[12];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_jacobian_tip(prepared, q_lane, J_lane);
        harlecki_two_link_scatter(12U, count, lane, J_lane, J);
    }
}

void harlecki_two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double J_lane[12];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_jacobian_tip(&prepared_lane, q_lane, J_lane);
        harlecki_two_link_scatter(12U, count, lane, J_lane, J);
    }
}

#endif

void harlecki_two_link_influence_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    const double v4 = 1.0 + (0.8 * v0_cosine[1]);
    const double v5 = 0.8 * v0_sine[1];
    const double v6 = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    G[2] = v6;
    const double v7 = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
    const double v8 = v0_sine[0] - v7;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    const double v9 = v0_cosine[0] - v6;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
    const double v10 = -v7;
    G[0] = v10;
    H[4] = v10;
    G[3] = -v9;
    H[0] = -v6;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_influence_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_influence_tip(prepared, q_lane, G_lane, H_lane);
        harlecki_two_link_scatter(6U, count, lane, G_lane, G);
        harlecki_two_link_scatter(12U, count, lane, H_lane, H);
    }
}

void harlecki_two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        harlecki_two_link_scatter(6U, count, lane, G_lane, G);
        harlecki_two_link_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void harlecki_two_link_influence_rotational_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    G[4] = 1.0;
    G[5] = 1.0;
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
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_influence_rotational_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        harlecki_two_link_scatter(6U, count, lane, G_lane, G);
        harlecki_two_link_scatter(12U, count, lane, H_lane, H);
    }
}

void harlecki_two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        harlecki_two_link_scatter(6U, count, lane, G_lane, G);
        harlecki_two_link_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void harlecki_two_link_inertia_power(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    P[0] = 0.0;
    P[5] = 0.0;
    P[6] = 0.0;
    P[7] = 0.0;
    const double v3 = (3.2 * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    P[4] = v3;
    const double v4 = -v3;
    P[1] = v4;
    P[2] = v4;
    P[3] = v4;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_inertia_power_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_inertia_power(prepared, q_lane, P_lane);
        harlecki_two_link_scatter(8U, count, lane, P_lane, P);
    }
}

void harlecki_two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_inertia_power(&prepared_lane, q_lane, P_lane);
        harlecki_two_link_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

void harlecki_two_link_reactions(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    const double v4 = qd[0] * qd[0];
    const double v5 = qd[0] + qd[1];
    const double v6 = qdd[1] + qdd[0];
    const double v7 = v4 - (9.81 * v0_sine[0]);
    const double v8 = qdd[0] + (9.81 * v0_cosine[0]);
    const double v9 = (v5 * (3.2 * v5)) + (8.0 * ((v0_cosine[1] * v7) - (v0_sine[1] * v8)));
    const double v10 = (v0_cosine[1] * v8) + (v0_sine[1] * v7);
    const double v11 = (3.2 * v6) + (8.0 * v10);
    F[7] = v11;
    F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v9)) - (v0_sine[1] * v11);
    const double v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v9);
    F[1] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * qdd[0]));
    const double v13 = (1.7300000000000002 * v6) + (3.2 * v10);
    F[11] = v13;
    F[5] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * qdd[0]))) + v12;
    F[6] = -v9;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_reactions_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        harlecki_two_link_scatter(12U, count, lane, F_lane, F);
    }
}

void harlecki_two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        harlecki_two_link_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

void harlecki_two_link_inverse_dynamics_gradients(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {harlecki_two_link_alone(&q[0]), v0};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v5 = 31.392000000000003 * v1_sine[1];
    by_q[0] = -(v5 + (137.34 * v1_sine[0]));
    const double v6 = 3.2 * ((v1_sine[0] * v1_cosine[1]) - (v1_cosine[0] * v1_sine[1]));
    const double v7 = 3.2 * ((v1_cosine[0] * v1_cosine[1]) + (v1_sine[0] * v1_sine[1]));
    const double v8 = (((qd[0] * qd[0]) * v7) - v5) + (qdd[0] * v6);
    by_q[3] = v8;
    const double v9 = qd[0] + qd[1];
    by_q[1] = (v8 - ((v9 * v9) * v7)) + ((qdd[1] + qdd[0]) * v6);
    by_q[2] = -v5;
    const double v10 = 2.0 * v6;
    const double v11 = qd[0] * v10;
    const double v12 = v9 * v10;
    by_qd[1] = v12;
    by_qd[0] = v12 - v11;
    by_qd[2] = -v11;
    by_qd[3] = 0.0;
    by_qdd[3] = 1.7300000000000002;
    const double v13 = 1.7300000000000002 + v7;
    by_qdd[1] = v13;
    by_qdd[2] = v13;
    by_qdd[0] = (12.0 + v7) + v13;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_inverse_dynamics_gradients_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        harlecki_two_link_scatter(4U, count, lane, by_q_lane, by_q);
        harlecki_two_link_scatter(4U, count, lane, by_qd_lane, by_qd);
        harlecki_two_link_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void harlecki_two_link_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        harlecki_two_link_scatter(4U, count, lane, by_q_lane, by_q);
        harlecki_two_link_scatter(4U, count, lane, by_qd_lane, by_qd);
        harlecki_two_link_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

void harlecki_two_link_linearize(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {v0, harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
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
    A[2] = 1.0;
    A[7] = 1.0;
    const double v5 = 3.2 * v1_sine[0];
    const double v6 = 3.2 * v1_cosine[0];
    const double v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const double v8 = 1.7300000000000002 + v7;
    const double v9 = 1.0 - (0.5780346820809248 * v8);
    const double v10 = 1.0 / ((12.0 + v7) + (v8 * v9));
    B[4] = v10;
    const double v11 = 31.392000000000003 * v1_sine[0];
    const double v12 = (137.34 * v1_sine[1]) + (v11 * v9);
    A[8] = v12 * v10;
    const double v13 = v8 * v10;
    const double v14 = 0.5780346820809248 * v13;
    const double v15 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const double v16 = qd[0] * v15;
    const double v17 = (qd[0] * v16) - (31.392000000000003 * v1_cosine[0]);
    const double v18 = v15 * (tau[1] + v17);
    const double v19 = v15 * v10;
    const double v20 = qd[0] + qd[1];
    const double v21 = v20 * v19;
    const double v22 = v20 * v15;
    const double v23 = ((((tau[0] - (137.34 * v1_cosine[1])) + v17) * v19) - (v18 * v14)) - (v22 * v21);
    const double v24 = (((qd[0] * qd[0]) * v7) - v11) + v23;
    const double v25 = (((v20 * v20) * v7) - (0.5780346820809248 * v18)) - (v9 * (v23 + v24));
    A[9] = v10 * v25;
    const double v26 = 2.0 * ((v16 * v9) - v22);
    A[10] = v26 * v10;
    A[11] = (-2.0) * v21;
    A[12] = (18.145664739884392 * v1_sine[0]) - (v12 * v14);
    A[13] = -((0.5780346820809248 * v24) + (v14 * v25));
    A[14] = (1.1560693641618496 * v16) - (v26 * v14);
    A[15] = (1.1560693641618496 * v22) * v13;
    const double v27 = -v14;
    B[5] = v27;
    B[6] = v27;
    B[7] = 0.5780346820809248 + ((0.3341240936883958 * v8) * v13);
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_linearize_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        harlecki_two_link_scatter(16U, count, lane, A_lane, A);
        harlecki_two_link_scatter(8U, count, lane, B_lane, B);
    }
}

void harlecki_two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        harlecki_two_link_scatter(16U, count, lane, A_lane, A);
        harlecki_two_link_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void harlecki_two_link_linearize_step(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)prepared;
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const double v1 = 0.5 * dt;
    const double v2 = harlecki_two_link_alone(&q[0]) + (harlecki_two_link_alone(&qd[0]) * v1);
    const double v3 = v2 + (harlecki_two_link_alone(&q[1]) + (harlecki_two_link_alone(&qd[1]) * v1));
    const harlecki_two_link_four v4_angle = {harlecki_two_link_alone(&q[0]), v0, v2, v3};
    harlecki_two_link_four v4_sine;
    harlecki_two_link_four v4_cosine;
    harlecki_two_link_sincos(&v4_angle, &v4_sine, &v4_cosine);
    const double v12 = 3.2 * v4_cosine[1];
    const double v13 = 3.2 * v4_sine[1];
    const double v14 = (v4_cosine[0] * v12) + (v4_sine[0] * v13);
    const double v15 = 1.7300000000000002 + v14;
    const double v16 = qd[0] * qd[0];
    const double v17 = qd[0] + qd[1];
    const double v18 = v17 * v17;
    const double v19 = (v4_sine[0] * v12) - (v4_cosine[0] * v13);
    const double v20 = 0.5780346820809248 * v15;
    const double v21 = 1.0 - v20;
    const double v22 = (9.81 * v12) - (v16 * v19);
    const double v23 = tau[1] - v22;
    const double v24 = 1.0 / ((v14 + 12.0) + (v15 * v21));
    const double v25 = ((((tau[0] - (137.34 * v4_cosine[0])) - (v18 * v19)) - v22) - (v23 * v20)) * v24;
    const double v26 = 3.2 * v4_cosine[3];
    const double v27 = 3.2 * v4_sine[3];
    const double v28 = (v4_cosine[2] * v26) + (v4_sine[2] * v27);
    const double v29 = 1.7300000000000002 + v28;
    const double v30 = 0.5780346820809248 * v29;
    const double v31 = 1.0 - v30;
    const double v32 = 1.0 / ((v28 + 12.0) + (v29 * v31));
    const double v33 = qd[0] + (v1 * v25);
    const double v34 = v33 * v33;
    const double v35 = (v4_sine[2] * v26) - (v4_cosine[2] * v27);
    const double v36 = (9.81 * v26) - (v35 * v34);
    const double v37 = tau[1] - v36;
    const double v38 = (0.5780346820809248 * v23) - (v20 * v25);
    const double v39 = qd[1] + (v1 * v38);
    const double v40 = v33 + v39;
    const double v41 = v40 * v40;
    const double v42 = v32 * ((((tau[0] - (137.34 * v4_cosine[2])) - v36) - (v30 * v37)) - (v35 * v41));
    const double v43 = q[0] + (v1 * v33);
    const harlecki_two_link_four v44_angle = {v43};
    harlecki_two_link_four v44_sine;
    harlecki_two_link_four v44_cosine;
    harlecki_two_link_sincos(&v44_angle, &v44_sine, &v44_cosine);
    const double v46 = (q[1] + (v1 * v39)) + v43;
    const harlecki_two_link_four v47_angle = {v46};
    harlecki_two_link_four v47_sine;
    harlecki_two_link_four v47_cosine;
    harlecki_two_link_sincos(&v47_angle, &v47_sine, &v47_cosine);
    const double v49 = 3.2 * v47_cosine[0];
    const double v50 = 3.2 * v47_sine[0];
    const double v51 = (v44_cosine[0] * v49) + (v44_sine[0] * v50);
    const double v52 = 1.7300000000000002 + v51;
    const double v53 = 0.5780346820809248 * v52;
    const double v54 = 1.0 - v53;
    const double v55 = 1.0 / ((v51 + 12.0) + (v52 * v54));
    const double v56 = qd[0] + (v1 * v42);
    const double v57 = v56 * v56;
    const double v58 = (v44_sine[0] * v49) - (v44_cosine[0] * v50);
    const double v59 = (9.81 * v49) - (v57 * v58);
    const double v60 = tau[1] - v59;
    const double v61 = (0.5780346820809248 * v37) - (v30 * v42);
    const double v62 = qd[1] + (v1 * v61);
    const double v63 = v56 + v62;
    const double v64 = v63 * v63;
    const double v65 = ((((tau[0] - (137.34 * v44_cosine[0])) - (v64 * v58)) - v59) - (v53 * v60)) * v55;
    const double v66 = v42 + v65;
    const double v67 = 0.16666666666666666 * dt;
    const double v68 = dt * v67;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v68 * (v25 + v66));
    const double v69 = (0.5780346820809248 * v60) - (v53 * v65);
    const double v70 = v61 + v69;
    q_next[1] = (q[1] + (qd[1] * dt)) + (v68 * (v38 + v70));
    const double v71 = q[0] + (dt * v56);
    const harlecki_two_link_four v72_angle = {v71};
    harlecki_two_link_four v72_sine;
    harlecki_two_link_four v72_cosine;
    harlecki_two_link_sincos(&v72_angle, &v72_sine, &v72_cosine);
    const double v74 = (q[1] + (dt * v62)) + v71;
    const harlecki_two_link_four v75_angle = {v74};
    harlecki_two_link_four v75_sine;
    harlecki_two_link_four v75_cosine;
    harlecki_two_link_sincos(&v75_angle, &v75_sine, &v75_cosine);
    const double v77 = 3.2 * v75_sine[0];
    const double v78 = 3.2 * v75_cosine[0];
    const double v79 = (v72_sine[0] * v77) + (v72_cosine[0] * v78);
    const double v80 = 1.7300000000000002 + v79;
    const double v81 = 0.5780346820809248 * v80;
    const double v82 = 1.0 - v81;
    const double v83 = 1.0 / ((v79 + 12.0) + (v80 * v82));
    const double v84 = qd[0] + (dt * v65);
    const double v85 = v84 * v84;
    const double v86 = (v72_sine[0] * v78) - (v72_cosine[0] * v77);
    const double v87 = (9.81 * v78) - (v86 * v85);
    const double v88 = tau[1] - v87;
    const double v89 = v84 + (qd[1] + (dt * v69));
    const double v90 = v89 * v89;
    const double v91 = v83 * ((((tau[0] - (137.34 * v72_cosine[0])) - v87) - (v81 * v88)) - (v86 * v90));
    qd_next[0] = qd[0] + (v67 * ((v25 + (2.0 * v66)) + v91));
    const double v92 = 0.5780346820809248 * v88;
    qd_next[1] = qd[1] + (v67 * ((v92 + (v38 + (2.0 * v70))) - (v81 * v91)));
    const double v93 = 9.81 * v13;
    const double v94 = ((137.34 * v4_sine[0]) + (v93 * v21)) * v24;
    const double v95 = 2.0 * v35;
    const double v96 = v95 * v40;
    const double v97 = v32 * (((v95 * v31) * v33) - v96);
    const double v98 = v1 * v97;
    const double v99 = (0.5780346820809248 * v93) - (v20 * v94);
    const double v100 = v32 * v96;
    const double v101 = v1 * v100;
    const double v102 = 9.81 * v27;
    const double v103 = ((137.34 * v4_sine[2]) + (v102 * v31)) * v32;
    const double v104 = (v103 - (v99 * v101)) + (v94 * v98);
    const double v105 = 9.81 * v50;
    const double v106 = ((137.34 * v44_sine[0]) + (v105 * v54)) * v55;
    const double v107 = v1 * v1;
    const double v108 = v107 * v106;
    const double v109 = (v105 - (v57 * v51)) - (v58 * v65);
    const double v110 = v55 * (((v54 * v109) + (v64 * v51)) - (v58 * (v65 + v69)));
    const double v111 = v107 * v110;
    const double v112 = 2.0 * v58;
    const double v113 = v63 * v112;
    const double v114 = (((v56 * v112) * v54) - v113) * v55;
    const double v115 = v1 * v114;
    const double v116 = (v30 * v97) - ((1.1560693641618496 * v35) * v33);
    const double v117 = v1 * (-v116);
    const double v118 = v30 * v101;
    const double v119 = (5.670520231213873 * v27) - (v30 * v103);
    const double v120 = (v119 + (v99 * v118)) + (v94 * v117);
    const double v121 = v113 * v55;
    const double v122 = v1 * v121;
    const double v123 = (((v106 + (v94 * v108)) + (v104 * v115)) - (v120 * v122)) + (v99 * v111);
    A[0] = 1.0 + (v68 * (v123 + (v94 + v104)));
    const double v124 = ((v16 * v14) - v93) + (v19 * v25);
    const double v125 = v24 * (((v18 * v14) - (v21 * v124)) - (v19 * (v25 + v38)));
    const double v126 = (0.5780346820809248 * v124) + (v20 * v125);
    const double v127 = (v102 - (v28 * v34)) - (v35 * v42);
    const double v128 = v32 * (((v31 * v127) + (v28 * v41)) - (v35 * (v42 + v61)));
    const double v129 = v128 + ((v125 * v98) + (v126 * v101));
    const double v130 = (0.5780346820809248 * v127) - (v30 * v128);
    const double v131 = v130 + ((v125 * v117) - (v126 * v118));
    const double v132 = (v110 + (((v125 * v108) + (v129 * v115)) - (v131 * v122))) - (v126 * v111);
    A[1] = v68 * (v132 + (v125 + v129));
    const double v133 = 2.0 * v19;
    const double v134 = v17 * v133;
    const double v135 = (((qd[0] * v133) * v21) - v134) * v24;
    const double v136 = ((1.1560693641618496 * qd[0]) * v19) - (v20 * v135);
    const double v137 = (v97 + (v135 * v98)) + ((v1 * v103) - (v136 * v101));
    const double v138 = ((v135 * v117) - v116) + ((v136 * v118) + (v1 * v119));
    const double v139 = (((v114 + (v1 * v106)) + (v135 * v108)) + (v137 * v115)) - (v138 * v122);
    const double v140 = v139 + (v136 * v111);
    A[2] = dt + (v68 * (v140 + (v135 + v137)));
    const double v141 = v134 * v24;
    const double v142 = v20 * v141;
    const double v143 = (v1 * v128) - ((v100 + (v142 * v101)) + (v141 * v98));
    const double v144 = (((v30 * v100) + (v142 * v118)) - (v141 * v117)) + (v1 * v130);
    const double v145 = (v1 * v110) + (((v143 * v115) - (v121 + (v141 * v108))) - (v144 * v122));
    const double v146 = v145 + (v142 * v111);
    A[3] = v68 * (v146 + (v143 - v141));
    const double v147 = (5.670520231213873 * v50) - (v53 * v106);
    const double v148 = v107 * v147;
    const double v149 = (0.5780346820809248 * v109) - (v53 * v110);
    const double v150 = v107 * v149;
    const double v151 = (v53 * v114) - ((1.1560693641618496 * v56) * v58);
    const double v152 = v1 * (-v151);
    const double v153 = v53 * v122;
    const double v154 = (((v147 + (v94 * v148)) + (v104 * v152)) + (v120 * v153)) + (v99 * v150);
    A[4] = v68 * (v154 + (v99 + v120));
    const double v155 = (v149 + (((v125 * v148) + (v129 * v152)) + (v131 * v153))) - (v126 * v150);
    A[5] = 1.0 - (v68 * ((v126 - v131) - v155));
    const double v156 = ((((v1 * v147) - v151) + (v135 * v148)) + (v137 * v152)) + (v138 * v153);
    const double v157 = v156 + (v136 * v150);
    A[6] = v68 * (v157 + (v136 + v138));
    const double v158 = (((v53 * v121) - (v141 * v148)) + (v143 * v152)) + (v144 * v153);
    const double v159 = ((v1 * v149) + v158) + (v142 * v150);
    A[7] = dt + (v68 * (v159 + (v142 + v144)));
    const double v160 = dt * v1;
    const double v161 = 9.81 * v77;
    const double v162 = ((137.34 * v72_sine[0]) + (v161 * v82)) * v83;
    const double v163 = 2.0 + (v160 * v162);
    const double v164 = (v161 - (v79 * v85)) - (v86 * v91);
    const double v165 = v83 * (((v82 * v164) + (v79 * v90)) - (v86 * (v92 + (v82 * v91))));
    const double v166 = v160 * v165;
    const double v167 = 2.0 * v86;
    const double v168 = v167 * v89;
    const double v169 = ((v82 * (v167 * v84)) - v168) * v83;
    const double v170 = 2.0 + (dt * v169);
    const double v171 = v168 * v83;
    const double v172 = dt * v171;
    const double v173 = (((v162 + v94) + (v104 * v163)) + (v123 * v170)) - (v154 * v172);
    A[8] = v67 * (v173 + (v120 * v166));
    const double v174 = v165 + (((v125 + (v129 * v163)) + (v132 * v170)) - (v155 * v172));
    A[9] = v67 * (v174 + (v131 * v166));
    const double v175 = (v169 + (v137 * v163)) - (v157 * v172);
    const double v176 = v67 * ((v175 + ((v135 + (dt * v162)) + (v140 * v170))) + (v138 * v166));
    A[10] = 1.0 + v176;
    const double v177 = (((v143 * v163) - (v141 + v171)) + (v146 * v170)) - (v159 * v172);
    A[11] = v67 * (((dt * v165) + v177) + (v144 * v166));
    const double v178 = (5.670520231213873 * v77) - (v81 * v162);
    const double v179 = v160 * v178;
    const double v180 = (0.5780346820809248 * v164) - (v81 * v165);
    const double v181 = 2.0 + (v160 * v180);
    const double v182 = (v81 * v169) - ((1.1560693641618496 * v86) * v84);
    const double v183 = dt * (-v182);
    const double v184 = 2.0 + (v81 * v172);
    const double v185 = (((v178 + v99) + (v104 * v179)) + (v123 * v183)) + (v154 * v184);
    A[12] = v67 * (v185 + (v120 * v181));
    const double v186 = v180 + ((((v129 * v179) - v126) + (v132 * v183)) + (v155 * v184));
    A[13] = v67 * (v186 + (v131 * v181));
    const double v187 = ((v136 + (dt * v178)) + (v140 * v183)) + (v157 * v184);
    A[14] = v67 * ((v187 + ((v137 * v179) - v182)) + (v138 * v181));
    const double v188 = (((v142 + (v81 * v171)) + (v143 * v179)) + (v146 * v183)) + (v159 * v184);
    A[15] = 1.0 + (v67 * ((v188 + (dt * v180)) + (v144 * v181)));
    const double v189 = v20 * v24;
    const double v190 = (v32 + (v189 * v101)) + (v24 * v98);
    const double v191 = v30 * v32;
    const double v192 = (v24 * v117) - ((v189 * v118) + v191);
    const double v193 = (((v55 + (v24 * v108)) + (v190 * v115)) - (v192 * v122)) - (v189 * v111);
    B[0] = v68 * (v193 + (v24 + v190));
    const double v194 = v68 * v189;
    const double v195 = 0.5780346820809248 + (v20 * v189);
    const double v196 = (v191 + (v195 * v101)) + (v189 * v98);
    const double v197 = ((0.5780346820809248 + (v30 * v191)) + (v195 * v118)) - (v189 * v117);
    const double v198 = v53 * v55;
    const double v199 = (((v198 + (v189 * v108)) + (v196 * v115)) + (v197 * v122)) - (v195 * v111);
    const double v200 = ((((v24 * v148) - v198) + (v190 * v152)) + (v192 * v153)) - (v189 * v150);
    B[2] = (v68 * (v192 + v200)) - v194;
    const double v201 = (((0.5780346820809248 + (v53 * v198)) - (v189 * v148)) - (v196 * v152)) + (v197 * v153);
    const double v202 = v201 + (v195 * v150);
    B[3] = v68 * (v202 + (v195 + v197));
    const double v203 = (((v24 + v83) - (v200 * v172)) + (v193 * v170)) + (v190 * v163);
    B[4] = v67 * (v203 + (v192 * v166));
    const double v204 = v81 * v83;
    const double v205 = v189 + v204;
    const double v206 = (v197 * v166) - ((((v202 * v172) + v205) + (v199 * v170)) + (v196 * v163));
    B[5] = v67 * v206;
    const double v207 = ((((v190 * v179) - v205) + (v193 * v183)) + (v200 * v184)) + (v192 * v181);
    B[6] = v67 * v207;
    const double v208 = (((v195 + 0.5780346820809248) + (v81 * v204)) - (v196 * v179)) - (v199 * v183);
    B[7] = v67 * ((v208 + (v202 * v184)) + (v197 * v181));
    B[1] = -(v194 + (v68 * (v196 + v199)));
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_linearize_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter(16U, count, lane, A_lane, A);
        harlecki_two_link_scatter(8U, count, lane, B_lane, B);
    }
}

void harlecki_two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter(16U, count, lane, A_lane, A);
        harlecki_two_link_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void harlecki_two_link_regressor(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
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
    const double v4 = 9.81 * v0_cosine[0];
    Y[1] = v4;
    const double v5 = 9.81 * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = (qd[0] * qd[0]) - v5;
    const double v7 = qdd[0] + v4;
    const double v8 = (v0_cosine[1] * v7) + (v0_sine[1] * v6);
    Y[31] = v8;
    const double v9 = (v0_cosine[1] * v6) - (v0_sine[1] * v7);
    Y[32] = v9;
    Y[10] = -((v0_sine[1] * v9) - (v0_cosine[1] * v8));
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = qdd[1] + qdd[0];
    Y[19] = v12;
    Y[39] = v12;
    Y[11] = v8 + ((v12 * v0_cosine[1]) - (v11 * v0_sine[1]));
    Y[12] = v9 - ((v12 * v0_sine[1]) + (v11 * v0_cosine[1]));
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_regressor_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        harlecki_two_link_scatter(40U, count, lane, Y_lane, Y);
    }
}

void harlecki_two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        harlecki_two_link_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

void harlecki_two_link_stiffness_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 31.392000000000003 * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((137.34 * v0_sine[1]) + v4);
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_stiffness_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_stiffness_matrix(prepared, q_lane, K_lane);
        harlecki_two_link_scatter(4U, count, lane, K_lane, K);
    }
}

void harlecki_two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        harlecki_two_link_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

void harlecki_two_link_damping_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_damping_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_damping_matrix(prepared, q_lane, D_lane);
        harlecki_two_link_scatter(4U, count, lane, D_lane, D);
    }
}

void harlecki_two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_damping_matrix(&prepared_lane, q_lane, D_lane);
        harlecki_two_link_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

static void harlecki_two_link_sticking_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const double v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const double v2 = sqrt(context_boolean[0] ? ((v0 * v0) + (v1 * v1)) : 1.0);
    const double v3 = context_real[1] * context_real[0];
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const double v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const double v7 = sqrt(context_boolean[1] ? ((v5 * v5) + (v6 * v6)) : 1.0);
    const double v8 = context_real[9] * context_real[8];
    const double v9 = context_boolean[1] ? (v7 * v8) : 0.0;
    const double v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const double v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const double v12 = v4 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v10 * v10) + (v11 * v11)) : 1.0)) : 0.0);
    const double v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const double v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const double v15 = v9 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v13 * v13) + (v14 * v14)) : 1.0)) : 0.0);
    const double v16 = harlecki_two_link_max(fabs(v12), fabs(v15));
    const bool v17 = 0.0 < v2;
    const double v18 = v3 * (v17 ? (1.0 / ((context_boolean[0] && v17) ? (v17 ? v2 : 1.0) : 1.0)) : 0.0);
    const double v19 = v0 * v18;
    const double v20 = v1 * v18;
    const double v21 = 1.0 - (context_boolean[0] ? ((context_real[5] * v19) + (context_real[2] * v20)) : 0.0);
    const bool v22 = 0.0 < v7;
    const double v23 = v8 * (v22 ? (1.0 / ((context_boolean[1] && v22) ? (v22 ? v7 : 1.0) : 1.0)) : 0.0);
    const double v24 = v5 * v23;
    const double v25 = v6 * v23;
    const double v26 = context_boolean[1] ? ((context_real[13] * v24) + (context_real[10] * v25)) : 0.0;
    const bool v27 = fabs(v21) < fabs(v26);
    const double v28 = -v26;
    const double v29 = v27 ? v21 : v28;
    const double v30 = 1.0 / (v27 ? v28 : v21);
    const double v31 = u[1] - v9;
    const double v32 = u[0] - v4;
    const double v33 = v30 * (v27 ? v31 : v32);
    const double v34 = 1.0 - (context_boolean[1] ? ((context_real[14] * v24) + (context_real[11] * v25)) : 0.0);
    const double v35 = -(context_boolean[0] ? ((context_real[6] * v19) + (context_real[3] * v20)) : 0.0);
    const double v36 = v30 * (v27 ? v34 : v35);
    const double v37 = ((v29 * v33) - (v27 ? v32 : v31)) / ((v29 * v36) - (v27 ? v35 : v34));
    const double v38 = u[1] - (0.125 * v37);
    const double v39 = (v36 * v37) - v33;
    const double v40 = u[0] + (0.125 * v39);
    const double v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const double v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const double v43 = v38 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v41 * v41) + (v42 * v42)) : 1.0)) : 0.0);
    const double v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const double v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const double v46 = v40 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0);
    const double v47 = harlecki_two_link_max(fabs(v43), fabs(v46));
    const double v48 = u[0] + (0.5 * v39);
    const double v49 = u[1] - (0.5 * v37);
    const double v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const double v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const double v52 = v48 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v50 * v50) + (v51 * v51)) : 1.0)) : 0.0);
    const double v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const double v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const double v55 = v49 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v53 * v53) + (v54 * v54)) : 1.0)) : 0.0);
    const double v56 = harlecki_two_link_max(fabs(v52), fabs(v55));
    const double v57 = u[1] - v37;
    const double v58 = u[0] + v39;
    const double v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const double v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const double v61 = v57 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v59 * v59) + (v60 * v60)) : 1.0)) : 0.0);
    const double v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const double v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const double v64 = v58 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v62 * v62) + (v63 * v63)) : 1.0)) : 0.0);
    const double v65 = harlecki_two_link_max(fabs(v61), fabs(v64));
    const double v66 = harlecki_two_link_max(fabs(v31), fabs(v32));
    const bool v67 = v65 < v66;
    const double v68 = v67 ? v65 : v66;
    const bool v69 = v56 < v68;
    const double v70 = v69 ? v56 : v68;
    const bool v71 = v47 < v70;
    const double v72 = v71 ? v47 : v70;
    const bool v73 = v16 < v72;
    u_out[0] = v73 ? v4 : (v71 ? v40 : (v69 ? v48 : (v67 ? v58 : u[0])));
    u_out[1] = v73 ? v9 : (v71 ? v38 : (v69 ? v49 : (v67 ? v57 : u[1])));
    const double v74 = 1e-05 * harlecki_two_link_max(fabs(v9), harlecki_two_link_max(fabs(v4), harlecki_two_link_max(fabs(u[0]), fabs(u[1]))));
    const double v75 = polished[0] + ((v66 <= v74) ? 1.0 : 0.0);
    polished_out[0] = v75;
    const bool v76 = (12.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

void harlecki_two_link_sticking_forces(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {harlecki_two_link_alone(&q[0]), v0, harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v7 = 3.2 * v1_cosine[0];
    const double v8 = 3.2 * v1_sine[0];
    const double v9 = (v1_sine[1] * v8) + (v1_cosine[1] * v7);
    const double v10 = 1.7300000000000002 + v9;
    const double v11 = stuck[1] ? 0.0 : 0.5780346820809248;
    const double v12 = v11 * v10;
    const bool v13 = !stuck[0];
    const double v14 = stuck[0] ? 0.0 : (1.0 / (v13 ? (((12.0 + v9) + v10) - (v10 * v12)) : 1.0));
    const double v15 = v12 * v14;
    const double v16 = (v1_cosine[1] * v8) - (v1_sine[1] * v7);
    const double v17 = qd[0] * qd[0];
    const double v18 = (v17 * v16) - (31.392000000000003 * v1_cosine[1]);
    const double v19 = tau[1] + v18;
    const double v20 = stuck[1] ? 0.0 : v19;
    const double v21 = qd[0] + qd[1];
    const double v22 = v21 * v21;
    const double v23 = ((tau[0] - (137.34 * v1_cosine[0])) - (v22 * v16)) + v18;
    const double v24 = stuck[0] ? 0.0 : v23;
    const double v25 = stuck[0] ? 0.0 : ((v24 * v14) - (v20 * v15));
    const double v26 = 3.2 + (8.0 * v1_cosine[2]);
    const double v27 = v11 + (v12 * v15);
    const double v28 = stuck[1] ? 0.0 : ((v20 * v27) - (v24 * v15));
    const double v29 = (8.0 * v17) - (78.48 * v1_sine[0]);
    const double v30 = 78.48 * v1_cosine[0];
    const double v31 = ((v1_cosine[2] * v30) + (v1_sine[2] * v29)) + (3.2 * v28);
    const double v32 = 8.0 * v1_sine[2];
    const double v33 = ((v1_sine[2] * v32) + 6.0) + (v1_cosine[2] * v26);
    const double v34 = ((v1_sine[2] * v30) - (3.2 * v22)) - (v1_cosine[2] * v29);
    const double v35 = (v1_cosine[2] * v32) - (v1_sine[2] * v26);
    const double v36 = (((117.72 * v1_sine[0]) - (6.0 * v17)) + (v1_cosine[2] * v34)) + (v35 * v25);
    const double v37 = stuck[1] ? 0.0 : 1.0;
    const double v38 = stuck[0] ? 0.0 : (-(v37 * v15));
    const double v39 = stuck[1] ? 0.0 : (v37 * v27);
    const double v40 = 3.2 * v39;
    const double v41 = stuck[0] ? 0.0 : 1.0;
    const double v42 = stuck[0] ? 0.0 : (v41 * v14);
    const double v43 = stuck[1] ? 0.0 : (-(v41 * v15));
    const double v44 = 3.2 * v43;
    double v45_u[2] = {0.0, 0.0};
    double v45_polished[1] = {0.0};
    const double v45_of_context_real[16] = {harlecki_two_link_sign(qd[0]), prepared->k[1], (v1_sine[2] * v44) - (v35 * v42), (v1_sine[2] * v40) - (v35 * v38), v36 - (v1_sine[2] * v31), -((v33 * v42) + (v1_cosine[2] * v44)), -((v33 * v38) + (v1_cosine[2] * v40)), (((117.72 * v1_cosine[0]) + (v1_sine[2] * v34)) + (v33 * v25)) + (v1_cosine[2] * v31), harlecki_two_link_sign(qd[1]), prepared->k[0], -(v32 * v42), -(v32 * v38), v34 + (v32 * v25), -(v44 + (v26 * v42)), -(v40 + (v26 * v38)), v31 + (v26 * v25)};
    const bool v45_of_context_boolean[2] = {v13, !stuck[1]};
    bool v45_done = false;
    for (int v45_pass = 0; (v45_pass < 40) && !v45_done; v45_pass++) {
        double v45_next_u[2];
        double v45_next_polished[1];
        harlecki_two_link_sticking_loads(prepared, v45_u, v45_polished, v45_of_context_real, v45_of_context_boolean, v45_next_u, v45_next_polished, &v45_done);
        v45_u[0] = v45_next_u[0];
        v45_u[1] = v45_next_u[1];
        v45_polished[0] = v45_next_polished[0];
    }
    const double v46 = stuck[1] ? 0.0 : ((v28 - (v39 * v45_u[1])) - (v43 * v45_u[0]));
    qdd[1] = v46;
    f[0] = stuck[0] ? (v23 - (v10 * v46)) : v45_u[0];
    const double v47 = stuck[0] ? 0.0 : ((v25 - (v42 * v45_u[0])) - (v38 * v45_u[1]));
    qdd[0] = v47;
    f[1] = stuck[1] ? (v19 - (v10 * v47)) : v45_u[1];
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_sticking_forces_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_flags(2U, count, lane, stuck, stuck_lane);
        harlecki_two_link_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void harlecki_two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_flags(2U, count, lane, stuck, stuck_lane);
        harlecki_two_link_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void harlecki_two_link_dynamics_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const double v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const double v2 = sqrt(context_boolean[0] ? ((v0 * v0) + (v1 * v1)) : 1.0);
    const double v3 = context_real[1] * context_real[0];
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const double v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const double v7 = sqrt(context_boolean[1] ? ((v5 * v5) + (v6 * v6)) : 1.0);
    const double v8 = context_real[9] * context_real[8];
    const double v9 = context_boolean[1] ? (v7 * v8) : 0.0;
    const double v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const double v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const double v12 = v4 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v10 * v10) + (v11 * v11)) : 1.0)) : 0.0);
    const double v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const double v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const double v15 = v9 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v13 * v13) + (v14 * v14)) : 1.0)) : 0.0);
    const double v16 = harlecki_two_link_max(fabs(v12), fabs(v15));
    const bool v17 = 0.0 < v2;
    const double v18 = v3 * (v17 ? (1.0 / ((context_boolean[0] && v17) ? (v17 ? v2 : 1.0) : 1.0)) : 0.0);
    const double v19 = v0 * v18;
    const double v20 = v1 * v18;
    const double v21 = 1.0 - (context_boolean[0] ? ((context_real[5] * v19) + (context_real[2] * v20)) : 0.0);
    const bool v22 = 0.0 < v7;
    const double v23 = v8 * (v22 ? (1.0 / ((context_boolean[1] && v22) ? (v22 ? v7 : 1.0) : 1.0)) : 0.0);
    const double v24 = v5 * v23;
    const double v25 = v6 * v23;
    const double v26 = context_boolean[1] ? ((context_real[13] * v24) + (context_real[10] * v25)) : 0.0;
    const bool v27 = fabs(v21) < fabs(v26);
    const double v28 = -v26;
    const double v29 = v27 ? v21 : v28;
    const double v30 = 1.0 / (v27 ? v28 : v21);
    const double v31 = u[1] - v9;
    const double v32 = u[0] - v4;
    const double v33 = v30 * (v27 ? v31 : v32);
    const double v34 = 1.0 - (context_boolean[1] ? ((context_real[14] * v24) + (context_real[11] * v25)) : 0.0);
    const double v35 = -(context_boolean[0] ? ((context_real[6] * v19) + (context_real[3] * v20)) : 0.0);
    const double v36 = v30 * (v27 ? v34 : v35);
    const double v37 = ((v29 * v33) - (v27 ? v32 : v31)) / ((v29 * v36) - (v27 ? v35 : v34));
    const double v38 = u[1] - (0.125 * v37);
    const double v39 = (v36 * v37) - v33;
    const double v40 = u[0] + (0.125 * v39);
    const double v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const double v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const double v43 = v38 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v41 * v41) + (v42 * v42)) : 1.0)) : 0.0);
    const double v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const double v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const double v46 = v40 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0);
    const double v47 = harlecki_two_link_max(fabs(v43), fabs(v46));
    const double v48 = u[0] + (0.5 * v39);
    const double v49 = u[1] - (0.5 * v37);
    const double v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const double v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const double v52 = v48 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v50 * v50) + (v51 * v51)) : 1.0)) : 0.0);
    const double v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const double v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const double v55 = v49 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v53 * v53) + (v54 * v54)) : 1.0)) : 0.0);
    const double v56 = harlecki_two_link_max(fabs(v52), fabs(v55));
    const double v57 = u[1] - v37;
    const double v58 = u[0] + v39;
    const double v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const double v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const double v61 = v57 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v59 * v59) + (v60 * v60)) : 1.0)) : 0.0);
    const double v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const double v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const double v64 = v58 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v62 * v62) + (v63 * v63)) : 1.0)) : 0.0);
    const double v65 = harlecki_two_link_max(fabs(v61), fabs(v64));
    const double v66 = harlecki_two_link_max(fabs(v31), fabs(v32));
    const bool v67 = v65 < v66;
    const double v68 = v67 ? v65 : v66;
    const bool v69 = v56 < v68;
    const double v70 = v69 ? v56 : v68;
    const bool v71 = v47 < v70;
    const double v72 = v71 ? v47 : v70;
    const bool v73 = v16 < v72;
    u_out[0] = v73 ? v4 : (v71 ? v40 : (v69 ? v48 : (v67 ? v58 : u[0])));
    u_out[1] = v73 ? v9 : (v71 ? v38 : (v69 ? v49 : (v67 ? v57 : u[1])));
    const double v74 = 1e-05 * harlecki_two_link_max(fabs(v9), harlecki_two_link_max(fabs(v4), harlecki_two_link_max(fabs(u[0]), fabs(u[1]))));
    const double v75 = polished[0] + ((v66 <= v74) ? 1.0 : 0.0);
    polished_out[0] = v75;
    const bool v76 = (12.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

void harlecki_two_link_friction_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const double v0 = harlecki_two_link_alone(&q[0]) + harlecki_two_link_alone(&q[1]);
    const harlecki_two_link_four v1_angle = {harlecki_two_link_alone(&q[0]), v0, harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v7 = 3.2 * v1_cosine[0];
    const double v8 = 3.2 * v1_sine[0];
    const double v9 = (v1_sine[1] * v8) + (v1_cosine[1] * v7);
    const double v10 = 1.7300000000000002 + v9;
    const bool v11 = 0 == mode[1];
    const double v12 = v11 ? 0.0 : 0.5780346820809248;
    const double v13 = v12 * v10;
    const bool v14 = 0 == mode[0];
    const bool v15 = !v14;
    const double v16 = v14 ? 0.0 : (1.0 / (v15 ? (12.0 + ((v9 + v10) - (v10 * v13))) : 1.0));
    const double v17 = v13 * v16;
    const double v18 = (v1_sine[1] * v7) - (v1_cosine[1] * v8);
    const double v19 = qd[0] * qd[0];
    const double v20 = (31.392000000000003 * v1_cosine[1]) + (v19 * v18);
    const double v21 = tau[1] - v20;
    const double v22 = v11 ? 0.0 : v21;
    const double v23 = qd[0] + qd[1];
    const double v24 = v23 * v23;
    const double v25 = ((tau[0] - (137.34 * v1_cosine[0])) - v20) + (v24 * v18);
    const double v26 = v14 ? 0.0 : v25;
    const double v27 = v14 ? 0.0 : ((v16 * v26) - (v22 * v17));
    const double v28 = 3.2 + (8.0 * v1_cosine[2]);
    const double v29 = v12 + (v13 * v17);
    const double v30 = v11 ? 0.0 : ((v22 * v29) - (v17 * v26));
    const double v31 = (78.48 * v1_sine[0]) - (8.0 * v19);
    const double v32 = 78.48 * v1_cosine[0];
    const double v33 = (v1_cosine[2] * v32) + ((3.2 * v30) - (v1_sine[2] * v31));
    const double v34 = v33 + (v28 * v27);
    const double v35 = 8.0 * v1_sine[2];
    const double v36 = 6.0 + ((v1_cosine[2] * v28) + (v1_sine[2] * v35));
    const double v37 = ((v1_cosine[2] * v31) + (v1_sine[2] * v32)) - (3.2 * v24);
    const double v38 = (((117.72 * v1_cosine[0]) + (v1_sine[2] * v37)) + (v1_cosine[2] * v33)) + (v36 * v27);
    const double v39 = (v1_sine[2] * v28) - (v1_cosine[2] * v35);
    const double v40 = (v1_cosine[2] * v37) + (((117.72 * v1_sine[0]) - (6.0 * v19)) - (v1_sine[2] * v33));
    const double v41 = v40 - (v39 * v27);
    const double v42 = v11 ? 0.0 : 1.0;
    const double v43 = v14 ? 0.0 : (-(v42 * v17));
    const double v44 = v11 ? 0.0 : (v42 * v29);
    const double v45 = 3.2 * v44;
    const double v46 = v45 + (v28 * v43);
    const double v47 = v14 ? 0.0 : 1.0;
    const double v48 = v14 ? 0.0 : (v47 * v16);
    const double v49 = v11 ? 0.0 : (-(v47 * v17));
    const double v50 = 3.2 * v49;
    const double v51 = v50 + (v28 * v48);
    const double v52 = v37 + (v35 * v27);
    const double v53 = (v1_cosine[2] * v45) + (v36 * v43);
    const double v54 = (v36 * v48) + (v1_cosine[2] * v50);
    const double v55 = (v1_sine[2] * v45) + (v39 * v43);
    const double v56 = (v48 * v39) + (v1_sine[2] * v50);
    const bool v57 = !v11;
    const double v58 = (double)mode[1];
    const double v59 = (double)mode[0];
    double v60_u[2] = {0.0, 0.0};
    double v60_polished[1] = {0.0};
    const double v60_of_context_real[16] = {v59, prepared->k[1], v56, v55, v41, -v54, -v53, v38, v58, prepared->k[0], -(v35 * v48), -(v35 * v43), v52, -v51, -v46, v34};
    const bool v60_of_context_boolean[2] = {v15, v57};
    bool v60_done = false;
    for (int v60_pass = 0; (v60_pass < 40) && !v60_done; v60_pass++) {
        double v60_next_u[2];
        double v60_next_polished[1];
        harlecki_two_link_dynamics_loads(prepared, v60_u, v60_polished, v60_of_context_real, v60_of_context_boolean, v60_next_u, v60_next_polished, &v60_done);
        v60_u[0] = v60_next_u[0];
        v60_u[1] = v60_next_u[1];
        v60_polished[0] = v60_next_polished[0];
    }
    const double v61 = v11 ? 0.0 : ((v30 - (v44 * v60_u[1])) - (v49 * v60_u[0]));
    qdd[1] = v61;
    f[0] = v14 ? (v25 - (v10 * v61)) : v60_u[0];
    const double v62 = (v48 * v60_u[0]) + (v43 * v60_u[1]);
    const double v63 = v14 ? 0.0 : (v27 - v62);
    qdd[0] = v63;
    f[1] = v11 ? (v21 - (v10 * v63)) : v60_u[1];
    const double v64 = (v35 * v62) - v52;
    const double v65 = ((v51 * v60_u[0]) + (v46 * v60_u[1])) - v34;
    const bool v66 = (fabs(v63) + (fabs(v61) + (fabs(v21) + fabs(v25)))) < 1e+38;
    const bool v67 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const bool v68 = (v57 && v67) && v66;
    const double v69 = v11 ? 0.0 : (sqrt(v68 ? ((v65 * v65) + (v64 * v64)) : 1.0) * (prepared->k[0] * v58));
    const double v70 = (v41 + (v56 * v60_u[0])) + (v55 * v60_u[1]);
    const double v71 = ((v54 * v60_u[0]) + (v53 * v60_u[1])) - v38;
    const bool v72 = (v15 && v67) && v66;
    const double v73 = v14 ? 0.0 : (sqrt(v72 ? ((v71 * v71) + (v70 * v70)) : 1.0) * (prepared->k[1] * v59));
    const double v74 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v73), fabs(v69)), fabs(v60_u[0])), fabs(v60_u[1]));
    const double v75 = harlecki_two_link_max(fabs(v60_u[1] - v69), fabs(v60_u[0] - v73));
    const bool v76 = v60_done && (v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05)));
    const double v77 = 64.0 * (v1_sine[2] * v1_sine[2]);
    const double v78 = v11 ? 0.0 : (prepared->k[0] * sqrt(v68 ? ((v46 * v46) + (v77 * (v43 * v43))) : 1.0));
    const double v79 = v14 ? 0.0 : (prepared->k[1] * sqrt(v72 ? ((v54 * v54) + (v56 * v56)) : 1.0));
    const bool v80 = (v15 && (1.0 < v79)) || (v57 && (1.0 < v78));
    const bool v81 = v80 && ((v42 + v47) <= 1.0);
    const bool v82 = v80 && (v76 && v81);
    const bool v83 = ((((v15 && v57) && v67) && v66) && v76) && (!v82);
    const double v84 = v14 ? 0.0 : (v11 ? 0.0 : (prepared->k[1] * sqrt(v83 ? ((v53 * v53) + (v55 * v55)) : 1.0)));
    const double v85 = v14 ? 0.0 : (prepared->k[0] * sqrt(v83 ? ((v51 * v51) + (v77 * (v48 * v48))) : 1.0));
    const bool v86 = ((v11 ? 0.0 : v85) < (v11 ? 1.0 : (1.0 - v78))) && (v84 < (v14 ? 1.0 : (1.0 - v79)));
    const double v87 = ((v81 && (!v76)) && ((1e-05 * v74) < v75)) ? 2.0 : 5.0;
    *status = v67 ? (v66 ? (v76 ? (v82 ? 4.0 : (v86 ? 0.0 : 3.0)) : v87) : 6.0) : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_friction_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void harlecki_two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif
