#include "spherical_screw.h"

#include <math.h>

static double spherical_screw_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double spherical_screw_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double spherical_screw_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool spherical_screw_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char spherical_screw_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define SPHERICAL_SCREW_INLINE static inline __attribute__((always_inline))
#define SPHERICAL_SCREW_APART __attribute__((noinline, cold))
typedef double spherical_screw_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long spherical_screw_bits __attribute__((vector_size(4 * sizeof(double))));
typedef spherical_screw_lane spherical_screw_four;
typedef spherical_screw_bits spherical_screw_four_bits;
#else
#define SPHERICAL_SCREW_INLINE static inline
#define SPHERICAL_SCREW_APART
typedef double spherical_screw_lane;
typedef unsigned long long spherical_screw_bits;
typedef double spherical_screw_four[4];
typedef unsigned long long spherical_screw_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos_pair(const spherical_screw_lane *angle, spherical_screw_lane *sine, spherical_screw_lane *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_lane x = *angle;
    union { spherical_screw_lane number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_lane n = k.number - 6755399441186816.0;
    const spherical_screw_lane w = x - (n * 1.5707963267923333);
    const spherical_screw_lane r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const spherical_screw_lane z = r * r;
    const spherical_screw_lane u = 1.0 - (0.5 * z);
    const spherical_screw_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const spherical_screw_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = k.bits << 62;
    const spherical_screw_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const spherical_screw_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static SPHERICAL_SCREW_APART void spherical_screw_sincos_beyond(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    spherical_screw_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    spherical_screw_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        spherical_screw_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        spherical_screw_sincos_beyond(angle, sine, cosine);
    }
}

static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void spherical_screw_default_parameters(spherical_screw_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void spherical_screw_prepare(const spherical_screw_parameters *parameters, spherical_screw_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void spherical_screw_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_parameters parameters_lane;
        spherical_screw_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        spherical_screw_prepare(&parameters_lane, &prepared_lane);
        spherical_screw_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void spherical_screw_mass_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double M[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    M[1] = 0.0;
    M[3] = 0.0;
    M[5] = 0.0;
    M[7] = 0.0;
    M[8] = 60.0;
    const double v2 = 0.4 * v0_sine[0];
    M[2] = v2;
    M[6] = v2;
    const double v3 = v0_cosine[0] * v0_cosine[0];
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * (40.0 * v4);
    M[0] = 20.008 + ((7.992 + v5) * v3);
    M[4] = 8.0 + (v5 * (v3 + (v0_sine[0] * v0_sine[0])));
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_mass_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double M_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_mass_matrix(prepared, q_lane, M_lane);
        spherical_screw_scatter(9U, count, lane, M_lane, M);
    }
}

void spherical_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double M_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_mass_matrix(&prepared_lane, q_lane, M_lane);
        spherical_screw_scatter(9U, count, lane, M_lane, M);
    }
}

#endif

void spherical_screw_bias(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double h[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = v0_sine[0] * v2;
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v4;
    const double v6 = qd[2] * qd[1];
    const double v7 = ((0.4 * v6) * v0_cosine[0]) - ((qd[1] * (15.984 + (80.0 * v5))) * v3);
    const double v8 = v4 * v0_cosine[0];
    const double v9 = qd[2] * v2;
    h[0] = v7 + (v9 * (80.0 * v8));
    const double v10 = 40.0 * v8;
    const double v11 = (v0_sine[0] * ((40.0 * v4) * v0_sine[0])) + (v0_cosine[0] * v10);
    const double v12 = ((88.29 * v0_cosine[0]) + (392.40000000000003 * v8)) + ((qd[0] * (7.992 + (40.0 * v5))) * v3);
    h[1] = (v12 - (0.4 * v9)) + ((2.0 * v6) * v11);
    const double v13 = (392.40000000000003 * v0_sine[0]) - (v10 * (qd[0] * v2));
    h[2] = v13 - (qd[1] * ((qd[1] * v11) - (0.4 * v2)));
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_bias_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_bias(prepared, q_lane, qd_lane, h_lane);
        spherical_screw_scatter(3U, count, lane, h_lane, h);
    }
}

void spherical_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double h_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        spherical_screw_scatter(3U, count, lane, h_lane, h);
    }
}

#endif

void spherical_screw_gravity(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double g[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    g[0] = 0.0;
    g[2] = 392.40000000000003 * v0_sine[0];
    g[1] = (402.2100000000001 + (392.40000000000003 * q[2])) * v0_cosine[0];
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_gravity_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double g_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gravity(prepared, q_lane, g_lane);
        spherical_screw_scatter(3U, count, lane, g_lane, g);
    }
}

void spherical_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double g_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gravity(&prepared_lane, q_lane, g_lane);
        spherical_screw_scatter(3U, count, lane, g_lane, g);
    }
}

#endif

void spherical_screw_coriolis_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double C[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1], q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    C[8] = 0.0;
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v0_sine[0] * (v5 * v0_sine[0]);
    const double v7 = v0_sine[1] * v0_sine[1];
    const double v8 = v0_cosine[1] * v0_cosine[1];
    const double v9 = v7 + v8;
    const double v10 = v0_cosine[0] * v9;
    const double v11 = v5 * v0_cosine[0];
    const double v12 = v11 * v10;
    const double v13 = ((7.992 + (v4 * v5)) * v0_sine[0]) * v10;
    C[0] = (qd[2] * v12) - (qd[1] * v13);
    const double v14 = 0.2 * v10;
    const double v15 = (qd[2] * v14) - (qd[0] * v13);
    C[1] = v15;
    const double v16 = qd[1] * v14;
    const double v17 = qd[0] * v12;
    C[2] = v16 + v17;
    const double v18 = v8 * ((((80.0 * v4) * v0_cosine[0]) * v7) + (v8 * v11));
    C[4] = qd[2] * ((v0_cosine[0] * ((v7 * (v11 * v7)) + v18)) + (v9 * v6));
    const double v19 = ((qd[1] * v9) * (v12 + v6)) - (qd[0] * v14);
    C[5] = v19;
    C[6] = v16 - v17;
    C[3] = -v15;
    C[7] = -v19;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_coriolis_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        spherical_screw_scatter(9U, count, lane, C_lane, C);
    }
}

void spherical_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double C_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        spherical_screw_scatter(9U, count, lane, C_lane, C);
    }
}

#endif

void spherical_screw_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[1] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = qd[0] * v0_cosine[0];
    const double v5 = v4 * (((80.0 * v3) * ((qd[2] * v0_cosine[0]) - (v3 * v2))) - (15.984 * v2));
    const double v6 = 40.0 * v3;
    const double v7 = qd[2] * qd[1];
    const double v8 = v0_cosine[0] * (((qdd[0] * (7.992 + (v3 * v6))) * v0_cosine[0]) + (0.4 * v7));
    const double v9 = 0.4 * v0_sine[0];
    tau[0] = (((20.008 * qdd[0]) + v8) + (qdd[2] * v9)) + v5;
    const double v10 = 40.0 * ((v3 * (qd[1] * qd[1])) - qdd[2]);
    const double v11 = (qdd[1] * v6) + (80.0 * v7);
    const double v12 = qd[0] * v4;
    const double v13 = ((v11 * v0_sine[0]) + (v10 * v0_cosine[0])) + (v6 * v12);
    const double v14 = (392.40000000000003 + (v11 * v0_cosine[0])) - (v10 * v0_sine[0]);
    const double v15 = 0.4 * v4;
    const double v16 = (((88.29 * v0_cosine[0]) + (8.0 * qdd[1])) + ((7.992 * v0_sine[0]) * v12)) - (qd[2] * v15);
    tau[1] = v16 + (v3 * ((v0_cosine[0] * v14) + (v0_sine[0] * v13)));
    const double v17 = ((qd[1] * v15) + ((20.0 * qdd[2]) + (qdd[0] * v9))) + (v0_sine[0] * v14);
    tau[2] = v17 - (v0_cosine[0] * v13);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

void spherical_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

#endif

void spherical_screw_forward_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = v0_cosine[0] * v0_cosine[0];
    const double v4 = v3 + v2;
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = (qd[1] * v6) * v4;
    const double v8 = qd[0] * v0_cosine[0];
    const double v9 = 0.4 * v8;
    const double v10 = ((v8 * (v6 * v8)) + (tau[2] - (392.40000000000003 * v0_sine[0]))) + (qd[1] * (v7 - v9));
    const double v11 = 0.006666666666666667 * v0_sine[0];
    const double v12 = qd[2] * v0_cosine[0];
    const double v13 = ((v12 - ((qd[1] * v5) * v0_sine[0])) * ((80.0 * v5) * v8)) - tau[0];
    const double v14 = v0_sine[0] * v8;
    const double v15 = ((qd[1] * ((0.4 * v12) - (15.984 * v14))) + v13) + (v11 * v10);
    const double v16 = v5 * v6;
    const double v17 = 7.992 + v16;
    const double v18 = v15 * (1.0 / ((20.008 + (v17 * v3)) - (0.002666666666666667 * v2)));
    qdd[0] = -v18;
    const double v19 = (tau[1] - ((88.29 + (392.40000000000003 * v5)) * v0_cosine[0])) - ((qd[0] * v17) * v14);
    qdd[1] = (v19 - (qd[2] * ((2.0 * v7) - v9))) * (1.0 / (8.0 + (v16 * v4)));
    qdd[2] = (0.016666666666666666 * v10) + (v11 * v18);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_forward_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

void spherical_screw_kinetic_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double *restrict T)
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[0] * qd[0];
    const double v3 = 4.0 + ((0.8 + q[2]) * (0.5 * (32.0 + (40.0 * q[2]))));
    const double v4 = v0_sine[0] * ((qd[0] * (qd[2] * 0.4)) + ((0.004 * v2) * v0_sine[0]));
    const double v5 = ((qd[2] * (qd[2] * 30.0)) + (10.0 * v2)) + v4;
    *T = v5 + (v3 * ((qd[1] * qd[1]) + (v0_cosine[0] * (v2 * v0_cosine[0]))));
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_kinetic_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void spherical_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void spherical_screw_potential_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double *restrict V)
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = (402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0];
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_potential_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void spherical_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void spherical_screw_position_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double x[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1], q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_cosine[0];
    x[0] = v0_cosine[1] * v5;
    x[1] = v0_sine[1] * v5;
    x[2] = v4 * v0_sine[0];
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_position_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double x_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_position_tip(prepared, q_lane, x_lane);
        spherical_screw_scatter(3U, count, lane, x_lane, x);
    }
}

void spherical_screw_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double x_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_position_tip(&prepared_lane, q_lane, x_lane);
        spherical_screw_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void spherical_screw_rotation_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double R[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1], q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[6] = v0_sine[0];
    R[8] = v0_cosine[0];
    R[4] = v0_cosine[1];
    R[7] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[1] = -v0_sine[1];
    R[2] = -(v0_sine[0] * v0_cosine[1]);
    R[5] = -(v0_sine[0] * v0_sine[1]);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_rotation_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double R_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_rotation_tip(prepared, q_lane, R_lane);
        spherical_screw_scatter(9U, count, lane, R_lane, R);
    }
}

void spherical_screw_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double R_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_rotation_tip(&prepared_lane, q_lane, R_lane);
        spherical_screw_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void spherical_screw_jacobian_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double J[restrict 18])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1], q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[8] = v0_sine[0];
    J[10] = v0_sine[1];
    J[6] = 0.0;
    J[9] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[14] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[15] = 1.0;
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_sine[0];
    const double v6 = v0_cosine[0] * v0_cosine[1];
    J[2] = v6;
    const double v7 = v0_cosine[0] * v0_sine[1];
    J[5] = v7;
    const double v8 = v4 * v6;
    J[3] = v8;
    const double v9 = v4 * v7;
    J[13] = -v0_cosine[1];
    J[0] = -v9;
    J[1] = -(v0_cosine[1] * v5);
    J[4] = -(v0_sine[1] * v5);
    J[7] = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_jacobian_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double J_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_jacobian_tip(prepared, q_lane, J_lane);
        spherical_screw_scatter(18U, count, lane, J_lane, J);
    }
}

void spherical_screw_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double J_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_jacobian_tip(&prepared_lane, q_lane, J_lane);
        spherical_screw_scatter(18U, count, lane, J_lane, J);
    }
}

#endif

void spherical_screw_influence_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1], q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[8] = v0_sine[0];
    G[6] = 0.0;
    H[8] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[24] = 0.0;
    H[26] = 0.0;
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_cosine[0];
    const double v6 = (v0_sine[1] * v0_sine[1]) + (v0_cosine[1] * v0_cosine[1]);
    const double v7 = v0_cosine[0] * v6;
    H[23] = v7;
    H[25] = v7;
    const double v8 = v0_cosine[1] * v5;
    G[3] = v8;
    const double v9 = v4 * v0_sine[0];
    const double v10 = v0_cosine[0] * v0_cosine[1];
    G[2] = v10;
    H[11] = v10;
    H[15] = v10;
    const double v11 = v0_cosine[0] * v0_sine[1];
    G[5] = v11;
    const double v12 = -(v0_sine[0] * v0_cosine[1]);
    H[5] = v12;
    H[7] = v12;
    const double v13 = -(v0_sine[0] * v0_sine[1]);
    H[14] = v13;
    H[16] = v13;
    const double v14 = -(v0_cosine[1] * v9);
    G[1] = v14;
    H[10] = v14;
    H[12] = v14;
    const double v15 = v0_sine[1] * v9;
    H[1] = v15;
    H[3] = v15;
    G[4] = -v15;
    const double v16 = v5 * v6;
    G[7] = v16;
    const double v17 = -(v0_sine[1] * v5);
    G[0] = v17;
    H[9] = v17;
    H[0] = -v8;
    const double v18 = -v11;
    H[2] = v18;
    H[6] = v18;
    H[4] = -(v0_cosine[1] * v16);
    H[13] = -(v0_sine[1] * v16);
    H[22] = -(v9 * v6);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_influence_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_tip(prepared, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

void spherical_screw_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

void spherical_screw_influence_rotational_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[0]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[1] = v0_sine[0];
    H[10] = v0_sine[0];
    H[1] = v0_cosine[0];
    G[0] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[5] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    H[0] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    G[6] = 1.0;
    G[4] = -v0_cosine[0];
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_influence_rotational_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

void spherical_screw_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double G_lane[9];
        double H_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        spherical_screw_scatter(9U, count, lane, G_lane, G);
        spherical_screw_scatter(27U, count, lane, H_lane, H);
    }
}

#endif

void spherical_screw_inertia_power(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double P[restrict 27])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[0], q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    P[0] = 0.0;
    P[4] = 0.0;
    P[5] = 0.0;
    P[8] = 0.0;
    P[10] = 0.0;
    P[11] = 0.0;
    P[12] = 0.0;
    P[13] = 0.0;
    P[17] = 0.0;
    P[20] = 0.0;
    P[21] = 0.0;
    P[23] = 0.0;
    P[24] = 0.0;
    P[25] = 0.0;
    P[26] = 0.0;
    const double v4 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    const double v5 = v0_cosine[1] * v4;
    const double v6 = v0_sine[1] * v5;
    const double v7 = 32.0 + (40.0 * q[2]);
    const double v8 = ((0.8 + q[2]) * v7) * v6;
    P[1] = -(v8 + (10.584 * v6));
    const double v9 = v0_cosine[1] * v5;
    const double v10 = v7 * v9;
    P[2] = v10;
    P[6] = v10;
    P[3] = -(v8 + (5.3999999999999995 * v6));
    const double v11 = (v0_sine[1] * v0_sine[1]) + v9;
    const double v12 = (0.4 * v5) * v11;
    P[7] = v12;
    P[19] = v12;
    P[9] = v8 + (7.991999999999999 * v6);
    const double v13 = (v7 * v4) * v11;
    P[14] = v13;
    P[16] = v13;
    P[15] = -v12;
    P[18] = -v10;
    P[22] = -v13;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inertia_power_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double P_lane[27];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_inertia_power(prepared, q_lane, P_lane);
        spherical_screw_scatter(27U, count, lane, P_lane, P);
    }
}

void spherical_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double P_lane[27];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_inertia_power(&prepared_lane, q_lane, P_lane);
        spherical_screw_scatter(27U, count, lane, P_lane, P);
    }
}

#endif

void spherical_screw_reactions(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double F[restrict 18])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[0] * v0_sine[0];
    const double v3 = qd[0] * v0_cosine[0];
    const double v4 = qdd[1] + (v3 * v2);
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = 80.0 * qd[2];
    const double v8 = ((392.40000000000003 * v0_cosine[0]) + (qd[1] * v7)) + (v6 * v4);
    F[14] = v8;
    const double v9 = v8 + ((147.15 * v0_cosine[0]) + (9.0 * v4));
    F[8] = v9;
    const double v10 = (v3 * v3) + (qd[1] * qd[1]);
    const double v11 = ((392.40000000000003 * v0_sine[0]) + (40.0 * qdd[2])) - (v6 * v10);
    F[12] = v11;
    const double v12 = v11 + ((147.15 * v0_sine[0]) - (9.0 * v10));
    F[6] = v12;
    F[0] = (v0_cosine[0] * v12) - (v0_sine[0] * v9);
    const double v13 = qd[1] * v2;
    const double v14 = v13 - (qdd[0] * v0_cosine[0]);
    const double v15 = v13 + v14;
    const double v16 = (v7 * v3) - (v6 * v15);
    F[13] = v16;
    const double v17 = -((9.0 * v15) - v16);
    F[1] = v17;
    F[7] = v17;
    F[2] = (v0_sine[0] * v12) + (v0_cosine[0] * v9);
    const double v18 = (0.4 * qd[2]) - (7.992 * v2);
    const double v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16);
    F[11] = v19;
    const double v20 = (0.4 * qdd[2]) + (0.008 * ((qdd[0] * v0_sine[0]) + (qd[1] * v3)));
    F[9] = v20;
    F[3] = (v0_cosine[0] * v20) - (v0_sine[0] * v19);
    const double v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v0_cosine[0]))) - (v5 * v8);
    F[4] = v21;
    F[10] = v21;
    F[5] = ((20.0 * qdd[0]) + (v0_sine[0] * v20)) + (v0_cosine[0] * v19);
    F[15] = 0.0;
    F[16] = 0.0;
    F[17] = 0.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_reactions_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        spherical_screw_scatter(18U, count, lane, F_lane, F);
    }
}

void spherical_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double F_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        spherical_screw_scatter(18U, count, lane, F_lane, F);
    }
}

#endif

void spherical_screw_linearize(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double A[restrict 36], double B[restrict 18])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    A[0] = 0.0;
    A[1] = 0.0;
    A[2] = 0.0;
    A[4] = 0.0;
    A[5] = 0.0;
    A[6] = 0.0;
    A[7] = 0.0;
    A[8] = 0.0;
    A[9] = 0.0;
    A[11] = 0.0;
    A[12] = 0.0;
    A[13] = 0.0;
    A[14] = 0.0;
    A[15] = 0.0;
    A[16] = 0.0;
    A[18] = 0.0;
    A[24] = 0.0;
    A[30] = 0.0;
    B[0] = 0.0;
    B[1] = 0.0;
    B[2] = 0.0;
    B[3] = 0.0;
    B[4] = 0.0;
    B[5] = 0.0;
    B[6] = 0.0;
    B[7] = 0.0;
    B[8] = 0.0;
    B[10] = 0.0;
    B[12] = 0.0;
    B[14] = 0.0;
    B[16] = 0.0;
    A[3] = 1.0;
    A[10] = 1.0;
    A[17] = 1.0;
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = 7.992 * v0_cosine[0];
    const double v4 = v0_cosine[0] * v3;
    const double v5 = 40.0 * v0_cosine[0];
    const double v6 = 0.8 + q[2];
    const double v7 = v6 * v0_cosine[0];
    const double v8 = v7 * (v6 * v5);
    const double v9 = 1.0 / (v8 + (v4 + (20.008 - (0.002666666666666667 * v2))));
    B[9] = v9;
    const double v10 = 0.006666666666666667 * v0_sine[0];
    const double v11 = v10 * v9;
    const double v12 = qd[1] * v0_cosine[0];
    const double v13 = 2.0 * qd[2];
    const double v14 = v6 * v0_sine[0];
    const double v15 = qd[1] * qd[1];
    const double v16 = (v15 * v14) - (v13 * v12);
    const double v17 = (40.0 * v16) - 392.40000000000003;
    const double v18 = v15 + (qd[0] * qd[0]);
    const double v19 = qd[1] * v0_sine[0];
    const double v20 = (v18 * v7) + (v13 * v19);
    const double v21 = 0.4 * qd[0];
    const double v22 = (((v21 * v12) - tau[2]) - (v5 * v20)) - (v0_sine[0] * v17);
    const double v23 = qd[0] * v0_cosine[0];
    const double v24 = qd[0] * v14;
    const double v25 = 2.0 * qd[1];
    const double v26 = (v25 * v24) - (v13 * v23);
    const double v27 = 40.0 * v7;
    const double v28 = v12 * v9;
    const double v29 = 0.4 * qd[2];
    const double v30 = 15.984 * v0_sine[0];
    const double v31 = (qd[0] * v30) - v29;
    const double v32 = ((v22 * v11) + ((tau[0] + (v27 * v26)) * v9)) + (v31 * v28);
    const double v33 = 40.0 * v14;
    const double v34 = 1.0 / (v8 + (8.0 + (v14 * v33)));
    B[13] = v34;
    const double v35 = v15 - v18;
    const double v36 = (88.29 - (qd[2] * v21)) - ((7.992 * v35) * v0_sine[0]);
    const double v37 = (((tau[1] - (v0_cosine[0] * v36)) - (v33 * v20)) + (v7 * v17)) * v34;
    const double v38 = (v6 * v37) + (qd[1] * v13);
    const double v39 = ((v21 * v19) + ((40.0 * v2) * v38)) - ((0.4 * v0_cosine[0]) * v32);
    const double v40 = (0.016666666666666666 * v22) + (v10 * v32);
    const double v41 = ((40.0 * v20) + (v33 * v37)) + (v5 * v40);
    const double v42 = (v5 * ((v6 * v15) + v40)) - v41;
    const double v43 = ((9.81 - v16) + (v7 * v37)) - (v0_sine[0] * v40);
    const double v44 = v43 + (v0_sine[0] * (v40 + (v6 * v18)));
    const double v45 = ((v0_sine[0] * v42) + v39) + (v5 * ((v0_cosine[0] * v38) - v44));
    const double v46 = v0_cosine[0] * v9;
    const double v47 = qd[0] * v9;
    const double v48 = 80.0 * v7;
    const double v49 = qd[2] * v48;
    const double v50 = v12 * v48;
    const double v51 = ((15.984 * v23) * v28) + (((v6 * v50) + (v0_sine[0] * v49)) * v47);
    const double v52 = v51 + (v46 * ((0.4 * v40) + (v30 * v32)));
    const double v53 = (v48 * v32) - (40.0 * v26);
    const double v54 = (v52 + (v9 * ((v14 * v53) - (v19 * v31)))) - (v11 * v45);
    A[19] = v54;
    const double v55 = (v18 * v0_cosine[0]) + (v0_sine[0] * v37);
    const double v56 = (qd[1] * v19) - (v0_cosine[0] * v37);
    const double v57 = ((40.0 * v0_sine[0]) * v56) + (v5 * v55);
    const double v58 = (((v19 * v48) * v47) - (v11 * v57)) - (v46 * v53);
    A[20] = v58;
    const double v59 = v23 * v48;
    const double v60 = (0.4 * v12) - v59;
    const double v61 = v7 * v33;
    const double v62 = v61 + (v0_sine[0] * v3);
    const double v63 = (v25 * v62) - (v0_cosine[0] * v49);
    const double v64 = (v63 * v9) + (v60 * v11);
    A[21] = v64;
    const double v65 = (0.4 * v23) - (v14 * (80.0 * v19));
    const double v66 = (v13 * v0_sine[0]) + (v25 * v7);
    const double v67 = (v5 * v66) - ((v0_cosine[0] * ((80.0 * qd[2]) * v0_sine[0])) + v65);
    const double v68 = (((2.0 * v62) * v47) - (v67 * v11)) - (v29 * v46);
    A[22] = v68;
    const double v69 = (0.4 * v28) + (v59 * v9);
    A[23] = -v69;
    const double v70 = ((v19 * v49) + (v35 * v4)) + (v61 * v37);
    const double v71 = ((v33 * v44) + (v70 - (v0_sine[0] * ((v27 * v38) - v36)))) + (v7 * v42);
    A[25] = v34 * v71;
    A[26] = v34 * ((((v27 * v56) - (v33 * v55)) - (v0_sine[0] * v41)) - (v5 * v43));
    A[27] = -(((v0_cosine[0] * v31) + (v48 * v24)) * v34);
    A[28] = (v63 - ((v33 * v66) + (v12 * v30))) * v34;
    A[29] = (v65 - v50) * v34;
    A[31] = (0.016666666666666666 * v45) - (v10 * v54);
    A[32] = (0.016666666666666666 * v57) - (v10 * v58);
    A[33] = -((0.016666666666666666 * v60) + (v10 * v64));
    A[34] = (0.016666666666666666 * v67) - (v10 * v68);
    A[35] = v10 * v69;
    const double v72 = -v11;
    B[11] = v72;
    B[15] = v72;
    B[17] = 0.016666666666666666 + ((4.444444444444445e-05 * v2) * v9);
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_linearize_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

void spherical_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

#endif

void spherical_screw_regressor(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double Y[restrict 90])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    Y[0] = 0.0;
    Y[1] = 0.0;
    Y[2] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[10] = 0.0;
    Y[11] = 0.0;
    Y[12] = 0.0;
    Y[13] = 0.0;
    Y[17] = 0.0;
    Y[27] = 0.0;
    Y[30] = 0.0;
    Y[31] = 0.0;
    Y[32] = 0.0;
    Y[33] = 0.0;
    Y[34] = 0.0;
    Y[35] = 0.0;
    Y[36] = 0.0;
    Y[37] = 0.0;
    Y[38] = 0.0;
    Y[39] = 0.0;
    Y[40] = 0.0;
    Y[42] = 0.0;
    Y[60] = 0.0;
    Y[61] = 0.0;
    Y[62] = 0.0;
    Y[63] = 0.0;
    Y[64] = 0.0;
    Y[65] = 0.0;
    Y[66] = 0.0;
    Y[67] = 0.0;
    Y[68] = 0.0;
    Y[69] = 0.0;
    Y[70] = 0.0;
    Y[71] = 0.0;
    Y[72] = 0.0;
    Y[73] = 0.0;
    Y[74] = 0.0;
    Y[75] = 0.0;
    Y[76] = 0.0;
    Y[77] = 0.0;
    Y[78] = 0.0;
    Y[79] = 0.0;
    Y[84] = 0.0;
    Y[85] = 0.0;
    Y[86] = 0.0;
    Y[87] = 0.0;
    Y[88] = 0.0;
    Y[89] = 0.0;
    Y[9] = qdd[0];
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = 2.0 * qd[1];
    const double v4 = qdd[0] * v0_sine[0];
    const double v5 = v4 + (v3 * v2);
    const double v6 = v0_sine[0] * v5;
    Y[14] = v6;
    Y[24] = v6;
    const double v7 = qd[1] * qd[1];
    Y[47] = qdd[1];
    Y[57] = qdd[1];
    const double v8 = -((qdd[1] * v0_sine[0]) + (v7 * v0_cosine[0]));
    Y[15] = v8;
    Y[25] = v8;
    const double v9 = qd[0] * v0_sine[0];
    const double v10 = qdd[0] * v0_cosine[0];
    const double v11 = (v3 * v9) - v10;
    const double v12 = -((v0_sine[0] * v11) - (v0_cosine[0] * v5));
    Y[16] = v12;
    Y[26] = v12;
    const double v13 = -((qdd[1] * v0_cosine[0]) - (v7 * v0_sine[0]));
    Y[18] = v13;
    Y[28] = v13;
    const double v14 = -(v0_cosine[0] * v11);
    Y[19] = v14;
    Y[29] = v14;
    const double v15 = 0.8 + q[2];
    const double v16 = ((2.0 * qd[2]) * v2) - (v15 * v11);
    const double v17 = v15 * v0_cosine[0];
    Y[20] = v17 * v16;
    Y[21] = (v0_cosine[0] * v16) - (v17 * v11);
    const double v18 = v2 * v2;
    const double v19 = v18 + v7;
    const double v20 = 9.81 * v0_sine[0];
    const double v21 = (v20 + qdd[2]) - (v15 * v19);
    Y[80] = v21;
    const double v22 = v2 * v9;
    Y[49] = v22;
    Y[59] = v22;
    const double v23 = v15 * v22;
    const double v24 = v23 + (qdd[1] * v15);
    const double v25 = 9.81 * v0_cosine[0];
    Y[41] = v25;
    const double v26 = (v25 + (qd[2] * v3)) + v24;
    Y[22] = (v0_sine[0] * (v26 - v23)) - ((v0_cosine[0] * v21) + (v17 * v18));
    Y[23] = -((v0_sine[0] * v16) + (v17 * v5));
    Y[43] = -v20;
    const double v27 = -v22;
    Y[44] = v27;
    Y[54] = v27;
    const double v28 = -v4;
    Y[45] = v28;
    Y[55] = v28;
    const double v29 = v9 * v9;
    const double v30 = v29 - v18;
    Y[46] = v30;
    Y[56] = v30;
    const double v31 = -v10;
    Y[48] = v31;
    Y[58] = v31;
    Y[82] = v31;
    Y[50] = v15 * v26;
    Y[51] = v24 + v26;
    Y[52] = v15 * v4;
    Y[53] = -(v21 + (v15 * (v7 + v29)));
    Y[81] = -v19;
    Y[83] = v22 - qdd[1];
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_regressor_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        spherical_screw_scatter(90U, count, lane, Y_lane, Y);
    }
}

void spherical_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double Y_lane[90];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        spherical_screw_scatter(90U, count, lane, Y_lane, Y);
    }
}

#endif

void spherical_screw_stiffness_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double K[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[0], q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
    K[3] = 0.0;
    K[6] = 0.0;
    K[8] = 0.0;
    const double v4 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    K[4] = -(((402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[1]) * v4);
    const double v5 = (392.40000000000003 * v0_cosine[1]) * v4;
    K[5] = v5;
    K[7] = v5;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_stiffness_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double K_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_stiffness_matrix(prepared, q_lane, K_lane);
        spherical_screw_scatter(9U, count, lane, K_lane, K);
    }
}

void spherical_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double K_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        spherical_screw_scatter(9U, count, lane, K_lane, K);
    }
}

#endif

void spherical_screw_damping_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double D[restrict 9])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
    D[4] = 0.0;
    D[5] = 0.0;
    D[6] = 0.0;
    D[7] = 0.0;
    D[8] = 0.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_damping_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double D_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_damping_matrix(prepared, q_lane, D_lane);
        spherical_screw_scatter(9U, count, lane, D_lane, D);
    }
}

void spherical_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double D_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_damping_matrix(&prepared_lane, q_lane, D_lane);
        spherical_screw_scatter(9U, count, lane, D_lane, D);
    }
}

#endif

static void spherical_screw_sticking_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.4285714285714286 : (-0.375));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * spherical_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

void spherical_screw_sticking_forces(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const bool stuck[restrict 3], double f[restrict 3], double qdd[restrict 3])
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = v0_cosine[0] * v0_cosine[0];
    const double v3 = v2 + (v0_sine[0] * v0_sine[0]);
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v4 * v5;
    const double v7 = (stuck[2] || stuck[1]) ? 0.0 : 0.0;
    const double v8 = 1.0 / (stuck[2] ? 1.0 : 60.0);
    const double v9 = v8 * v7;
    const double v10 = 1.0 / ((v7 * v9) - (stuck[1] ? 1.0 : (8.0 + (v3 * v6))));
    const double v11 = v9 * v10;
    const double v12 = 0.4 * v0_sine[0];
    const double v13 = (stuck[2] || stuck[0]) ? 0.0 : v12;
    const double v14 = v11 * v13;
    const double v15 = qd[1] * (v3 * v5);
    const double v16 = 7.992 + v6;
    const double v17 = qd[0] * v0_cosine[0];
    const double v18 = v17 * ((v16 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v19 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v4))) + (((v15 * (2.0 * qd[2])) - tau[1]) + v18);
    const double v20 = -v19;
    const double v21 = stuck[1] ? 0.0 : v20;
    const double v22 = qd[1] * v17;
    const double v23 = 80.0 * v4;
    const double v24 = tau[0] - ((qd[2] * v0_cosine[0]) * ((v17 * v23) + (0.4 * qd[1])));
    const double v25 = v24 + ((15.984 + (v4 * v23)) * (v0_sine[0] * v22));
    const double v26 = (v8 * v13) - (v9 * v14);
    const double v27 = 1.0 / ((stuck[0] ? 1.0 : (20.008 + (v2 * v16))) - (v13 * v26));
    const double v28 = v26 * v27;
    const double v29 = tau[2] - (0.4 * v22);
    const double v30 = (qd[1] * v15) + ((v5 * (v17 * v17)) + (v29 - (392.40000000000003 * v0_sine[0])));
    const double v31 = stuck[2] ? 0.0 : v30;
    const double v32 = (v28 * v31) + (v27 * ((v14 * v21) - (stuck[0] ? 0.0 : v25)));
    const double v33 = stuck[0] ? 0.0 : (-v32);
    const double v34 = v8 - (v9 * v11);
    const double v35 = stuck[2] ? 0.0 : (((v26 * v32) + (v34 * v31)) + (v11 * v21));
    const double v36 = stuck[2] ? 0.0 : 1.0;
    const double v37 = v36 * v28;
    const double v38 = stuck[0] ? 0.0 : (-v37);
    const double v39 = stuck[2] ? 0.0 : ((v36 * v34) + (v26 * v37));
    double v40_u[1] = {0.0};
    double v40_polished[1] = {0.0};
    const double v40_of_context_real[3] = {spherical_screw_sign(qd[2]), ((20.0 * v39) - 1.0) + (v12 * v38), (v29 - (20.0 * v35)) - (v12 * v33)};
    const bool v40_of_context_boolean[1] = {!stuck[2]};
    bool v40_done = false;
    for (int v40_pass = 0; (v40_pass < 40) && !v40_done; v40_pass++) {
        double v40_next_u[1];
        double v40_next_polished[1];
        spherical_screw_sticking_loads(prepared, v40_u, v40_polished, v40_of_context_real, v40_of_context_boolean, v40_next_u, v40_next_polished, &v40_done);
        v40_u[0] = v40_next_u[0];
        v40_polished[0] = v40_next_polished[0];
    }
    const double v41 = stuck[2] ? 0.0 : (v35 - (v39 * v40_u[0]));
    qdd[2] = v41;
    f[0] = stuck[0] ? (v25 - (v12 * v41)) : 0.0;
    f[1] = stuck[1] ? v20 : 0.0;
    const double v42 = stuck[0] ? 0.0 : (v33 - (v38 * v40_u[0]));
    qdd[0] = v42;
    f[2] = stuck[2] ? (v30 - (v12 * v42)) : v40_u[0];
    const double v43 = stuck[1] ? 0.0 : (((v11 * v31) - (v10 * v21)) + (v14 * v32));
    qdd[1] = stuck[1] ? 0.0 : (v43 - (v40_u[0] * (stuck[1] ? 0.0 : ((v36 * v11) + (v14 * v37)))));
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_sticking_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        bool stuck_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_flags(3U, count, lane, stuck, stuck_lane);
        spherical_screw_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        bool stuck_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_flags(3U, count, lane, stuck, stuck_lane);
        spherical_screw_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void spherical_screw_dynamics_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.4285714285714286 : (-0.375));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * spherical_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

void spherical_screw_friction_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    const double v2 = v0_cosine[0] * v0_cosine[0];
    const double v3 = v2 + (v0_sine[0] * v0_sine[0]);
    const double v4 = qd[0] * v0_cosine[0];
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = 0.4 * v4;
    const double v8 = (qd[1] * v7) - tau[2];
    const double v9 = ((v6 * ((v4 * v4) + (v3 * (qd[1] * qd[1])))) - (392.40000000000003 * v0_sine[0])) - v8;
    const bool v10 = 0 == mode[2];
    const double v11 = v10 ? 0.0 : v9;
    const double v12 = v10 ? 0.0 : 0.0;
    const double v13 = 1.0 / (v10 ? 1.0 : 60.0);
    const double v14 = v13 * v12;
    const double v15 = v3 * v5;
    const double v16 = qd[2] * qd[1];
    const double v17 = 7.992 + (v5 * v6);
    const double v18 = ((v4 * (v17 * (qd[0] * v0_sine[0]))) - tau[1]) + ((80.0 * v16) * v15);
    const double v19 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v18 - (qd[2] * v7));
    const double v20 = v19 + (v14 * v11);
    const double v21 = 1.0 / ((8.0 - (v12 * v14)) + (v6 * v15));
    const double v22 = v14 * v21;
    const double v23 = (v13 * v11) + (v22 * v20);
    const double v24 = 0.4 * v0_sine[0];
    const double v25 = v10 ? 0.0 : v24;
    const double v26 = qd[1] * v0_sine[0];
    const double v27 = v4 * ((((qd[2] * v0_cosine[0]) - (v5 * v26)) * (80.0 * v5)) - (15.984 * v26));
    const double v28 = v27 + ((v16 * (0.4 * v0_cosine[0])) - tau[0]);
    const double v29 = v13 + (v14 * v22);
    const double v30 = v25 * v29;
    const double v31 = 1.0 / ((v2 * v17) + (20.008 - (v25 * v30)));
    const double v32 = v31 * (v28 + (v25 * v23));
    const double v33 = v10 ? 0.0 : (v23 + (v30 * v32));
    const double v34 = ((v24 * v32) - v8) - (20.0 * v33);
    const double v35 = v10 ? 0.0 : 1.0;
    const double v36 = v30 * (v35 * v31);
    const double v37 = v10 ? 0.0 : ((v35 * v29) + (v30 * v36));
    const double v38 = (1.0 - (20.0 * v37)) + (v24 * v36);
    const bool v39 = !v10;
    const double v40 = (double)mode[2];
    double v41_u[1] = {0.0};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[3] = {v40, -v38, v34};
    const bool v41_of_context_boolean[1] = {v39};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[1];
        double v41_next_polished[1];
        spherical_screw_dynamics_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (v36 * v41_u[0]) - v32;
    qdd[0] = v42;
    f[2] = v10 ? (v9 - (v24 * v42)) : v41_u[0];
    const double v43 = (v22 * ((v25 * v42) + (v35 * v41_u[0]))) - (v21 * v20);
    qdd[1] = v43;
    const double v44 = v10 ? 0.0 : (v33 - (v37 * v41_u[0]));
    qdd[2] = v44;
    const double v45 = v40 * ((v38 * v41_u[0]) - v34);
    const double v46 = v10 ? 0.0 : (-(((0.0 < (-v45)) ? 0.4285714285714286 : (-0.375)) * (v40 * v45)));
    const double v47 = spherical_screw_max(fabs(v46), fabs(v41_u[0]));
    const double v48 = fabs(v41_u[0] - v46);
    const bool v49 = v41_done && (v48 <= (v47 * ((v47 < (1.0000000009313226 * v47)) ? 1e-11 : 1e-05)));
    const double v50 = 1.0 - (0.375 * v38);
    const double v51 = 1.0 + (0.4285714285714286 * v38);
    const double v52 = v51 * v50;
    const bool v53 = v39 && (v52 < 0.0);
    const bool v54 = v35 <= 1.0;
    const bool v55 = v53 && v54;
    const double v56 = (((1e-05 * v47) < v48) && (v55 && (!v49))) ? 2.0 : 5.0;
    const double v57 = (v10 || (0.0 < ((v54 && (0.0 < v52)) ? 1.0 : spherical_screw_min(v51, v50)))) ? 0.0 : 3.0;
    const bool v58 = ((fabs(v43) < 1e+38) && (fabs(v42) < 1e+38)) && (fabs(v44) < 1e+38);
    const bool v59 = (fabs(v19) < 1e+38) && ((fabs(v28) < 1e+38) && v58);
    *status = ((fabs(v9) < 1e+38) && v59) ? (v49 ? ((v53 && (v49 && v55)) ? 4.0 : v57) : v56) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

void spherical_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void spherical_screw_limits_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.4285714285714286 : (-0.375));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * spherical_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

void spherical_screw_friction_limits(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double low[restrict 3], double high[restrict 3], double load[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    low[0] = 0.0;
    low[1] = 0.0;
    high[0] = 0.0;
    high[1] = 0.0;
    load[0] = 0.0;
    load[1] = 0.0;
    const double v2 = v0_cosine[0] * v0_cosine[0];
    const double v3 = v2 + (v0_sine[0] * v0_sine[0]);
    const double v4 = qd[0] * v0_cosine[0];
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = 0.4 * v4;
    const double v8 = (qd[1] * v7) - tau[2];
    const double v9 = ((v6 * ((v4 * v4) + (v3 * (qd[1] * qd[1])))) - (392.40000000000003 * v0_sine[0])) - v8;
    const bool v10 = 0 == mode[2];
    const double v11 = v10 ? 0.0 : v9;
    const double v12 = v10 ? 0.0 : 0.0;
    const double v13 = 1.0 / (v10 ? 1.0 : 60.0);
    const double v14 = v13 * v12;
    const double v15 = v3 * v5;
    const double v16 = qd[2] * qd[1];
    const double v17 = 7.992 + (v5 * v6);
    const double v18 = ((v4 * (v17 * (qd[0] * v0_sine[0]))) - tau[1]) + ((80.0 * v16) * v15);
    const double v19 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v18 - (qd[2] * v7));
    const double v20 = v19 + (v14 * v11);
    const double v21 = 1.0 / ((8.0 - (v12 * v14)) + (v6 * v15));
    const double v22 = v14 * v21;
    const double v23 = (v13 * v11) + (v22 * v20);
    const double v24 = 0.4 * v0_sine[0];
    const double v25 = v10 ? 0.0 : v24;
    const double v26 = qd[1] * v0_sine[0];
    const double v27 = v4 * ((((qd[2] * v0_cosine[0]) - (v5 * v26)) * (80.0 * v5)) - (15.984 * v26));
    const double v28 = v27 + ((v16 * (0.4 * v0_cosine[0])) - tau[0]);
    const double v29 = v13 + (v14 * v22);
    const double v30 = v25 * v29;
    const double v31 = 1.0 / ((v2 * v17) + (20.008 - (v25 * v30)));
    const double v32 = v31 * (v28 + (v25 * v23));
    const double v33 = v10 ? 0.0 : (v23 + (v30 * v32));
    const double v34 = ((v24 * v32) - v8) - (20.0 * v33);
    const double v35 = v10 ? 0.0 : 1.0;
    const double v36 = v30 * (v35 * v31);
    const double v37 = v10 ? 0.0 : ((v35 * v29) + (v30 * v36));
    const double v38 = (1.0 - (20.0 * v37)) + (v24 * v36);
    const bool v39 = !v10;
    const double v40 = (double)mode[2];
    double v41_u[1] = {0.0};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[3] = {v40, -v38, v34};
    const bool v41_of_context_boolean[1] = {v39};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[1];
        double v41_next_polished[1];
        spherical_screw_limits_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (v36 * v41_u[0]) - v32;
    qdd[0] = v42;
    const double v43 = v24 * v42;
    const double v44 = v10 ? (v9 - v43) : v41_u[0];
    f[2] = v44;
    const double v45 = (v22 * ((v25 * v42) + (v35 * v41_u[0]))) - (v21 * v20);
    qdd[1] = v45;
    const double v46 = v10 ? 0.0 : (v33 - (v37 * v41_u[0]));
    qdd[2] = v46;
    const double v47 = v43 + (v44 + (v8 + (20.0 * v46)));
    const double v48 = -(0.5 * v47);
    const double v49 = -(1.6666666666666667 * v47);
    low[2] = v47 + spherical_screw_min(v49, v48);
    high[2] = v47 + spherical_screw_max(v49, v48);
    load[2] = -(v40 * v47);
    const double v50 = v40 * ((v38 * v41_u[0]) - v34);
    const double v51 = v10 ? 0.0 : (-(((0.0 < (-v50)) ? 0.4285714285714286 : (-0.375)) * (v40 * v50)));
    const double v52 = spherical_screw_max(fabs(v51), fabs(v41_u[0]));
    const double v53 = fabs(v41_u[0] - v51);
    const bool v54 = v41_done && (v53 <= (v52 * ((v52 < (1.0000000009313226 * v52)) ? 1e-11 : 1e-05)));
    const double v55 = 1.0 - (0.375 * v38);
    const double v56 = 1.0 + (0.4285714285714286 * v38);
    const double v57 = v56 * v55;
    const bool v58 = v39 && (v57 < 0.0);
    const bool v59 = v35 <= 1.0;
    const bool v60 = v58 && v59;
    const double v61 = (((1e-05 * v52) < v53) && (v60 && (!v54))) ? 2.0 : 5.0;
    const double v62 = (v10 || (0.0 < ((v59 && (0.0 < v57)) ? 1.0 : spherical_screw_min(v56, v55)))) ? 0.0 : 3.0;
    const bool v63 = ((fabs(v45) < 1e+38) && (fabs(v42) < 1e+38)) && (fabs(v46) < 1e+38);
    const bool v64 = (fabs(v19) < 1e+38) && ((fabs(v28) < 1e+38) && v63);
    *status = ((fabs(v9) < 1e+38) && v64) ? (v54 ? ((v58 && (v60 && v54)) ? 4.0 : v62) : v61) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_limits_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

void spherical_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

#endif

static void spherical_screw_before_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.4285714285714286 : (-0.375));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * spherical_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

static void spherical_screw_decide_pattern_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[1] * context_real[0];
    const double v1 = context_real[0] * context_real[2];
    const double v2 = v1 + (u[0] * v0);
    const double v3 = context_real[0] * ((0.0 < v2) ? 0.4285714285714286 : (-0.375));
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = v1 + (v0 * v4);
    const double v6 = fabs(v4 - (context_boolean[0] ? (((0.0 < v5) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v5)) : 0.0));
    const double v7 = u[0] - v4;
    const double v8 = v7 / (1.0 - (context_boolean[0] ? (v0 * v3) : 0.0));
    const double v9 = u[0] - (0.125 * v8);
    const double v10 = v1 + (v0 * v9);
    const double v11 = fabs(v9 - (context_boolean[0] ? (((0.0 < v10) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v10)) : 0.0));
    const double v12 = u[0] - (0.5 * v8);
    const double v13 = v1 + (v0 * v12);
    const double v14 = fabs(v12 - (context_boolean[0] ? (((0.0 < v13) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v13)) : 0.0));
    const double v15 = u[0] - v8;
    const double v16 = v1 + (v0 * v15);
    const double v17 = fabs(v15 - (context_boolean[0] ? (((0.0 < v16) ? 0.4285714285714286 : (-0.375)) * (context_real[0] * v16)) : 0.0));
    const double v18 = fabs(v7);
    const bool v19 = v17 < v18;
    const double v20 = v19 ? v17 : v18;
    const bool v21 = v14 < v20;
    const double v22 = v21 ? v14 : v20;
    const bool v23 = v11 < v22;
    const double v24 = v23 ? v11 : v22;
    const bool v25 = v6 < v24;
    u_out[0] = v25 ? v4 : (v23 ? v9 : (v21 ? v12 : (v19 ? v15 : u[0])));
    const double v26 = polished[0] + ((v18 <= (1e-05 * spherical_screw_max(fabs(u[0]), fabs(v4)))) ? 1.0 : 0.0);
    polished_out[0] = v26;
    const bool v27 = (12.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : context_real[3];
    const double v2 = 1.0 / (v0 ? 1.0 : 60.0);
    const double v3 = v2 * v1;
    const double v4 = 1.0 / (context_real[2] - (v1 * v3));
    const double v5 = v3 * v4;
    const double v6 = v2 + (v3 * v5);
    const double v7 = v0 ? 0.0 : context_real[1];
    const double v8 = v6 * v7;
    const double v9 = 1.0 / (context_real[0] - (v7 * v8));
    const double v10 = v0 ? 0.0 : 1.0;
    const double v11 = v8 * (v10 * v9);
    const double v12 = v0 ? 0.0 : ((v10 * v6) + (v8 * v11));
    const double v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11);
    const double v14 = 1.0 - (0.375 * v13);
    const double v15 = 1.0 + (0.4285714285714286 * v13);
    const double v16 = v15 * v14;
    const bool v17 = v10 <= 1.0;
    const bool v18 = v0 || (0.0 < (((0.0 < v16) && v17) ? 1.0 : spherical_screw_min(v15, v14)));
    const double v19 = v0 ? 0.0 : context_real[6];
    const double v20 = (context_real[5] * v5) - (v6 * v19);
    const double v21 = v9 * (context_real[4] + (v7 * v20));
    const double v22 = v0 ? 0.0 : (-(v20 + (v8 * v21)));
    const double v23 = context_real[8] - context_real[7];
    const double v24 = v23 + ((context_real[1] * v21) + (20.0 * v22));
    const bool v25 = !v0;
    const double v26 = (double)pattern[0];
    double v27_u[1] = {v18 ? number[3] : 0.0};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, -v13, -v24};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_decide_pattern_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    number_out[3] = v27_u[0];
    const double v28 = v21 + (v11 * v27_u[0]);
    const double v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27_u[0]) + (v7 * v28))));
    const double v30 = context_real[1] * v28;
    const double v31 = v0 ? ((context_real[6] - (context_real[3] * v29)) - v30) : v27_u[0];
    const double v32 = v0 ? 0.0 : (v22 - (v12 * v27_u[0]));
    const double v33 = v30 + (v31 + (v23 + (20.0 * v32)));
    const double v34 = v31 - v33;
    const double v35 = -(0.5 * v33);
    const double v36 = -(1.6666666666666667 * v33);
    const double v37 = v0 ? spherical_screw_min(v34 - spherical_screw_min(v36, v35), spherical_screw_max(v36, v35) - v34) : (v26 * v32);
    const bool v38 = ((-1e-12) * spherical_screw_max(fabs(context_real[6]), fabs(v31))) <= (v0 ? v37 : (60.0 * v37));
    const bool v39 = !flag[0];
    const bool v40 = context_boolean[4] && v39;
    const double v41 = v26 * (v24 + (v13 * v27_u[0]));
    const double v42 = v0 ? 0.0 : (-(((0.0 < (-v41)) ? 0.4285714285714286 : (-0.375)) * (v26 * v41)));
    const double v43 = spherical_screw_max(fabs(v27_u[0]), fabs(v42));
    const double v44 = fabs(v27_u[0] - v42);
    const bool v45 = (v44 <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05))) && v27_done;
    const bool v46 = v45 && (context_boolean[3] || ((v40 && v38) || ((v0 && (0.0 <= v37)) || (0.0 < v37))));
    const bool v47 = flag[1] || v46;
    flag_out[1] = v47;
    const bool v48 = v40 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v49 = v40 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v50 = v49 || v48;
    const double v51 = -(1.0 - v10);
    const bool v52 = ((v0 && ((v51 <= 0.0) && (0.0 <= v51))) && v50) || (v48 && (1 == pattern[0]));
    const double v53 = v52 ? v10 : (1.0 + v10);
    const bool v54 = !(v52 || (v53 <= (v50 ? 1.0 : 0.0)));
    const bool v55 = v54 && (!v47);
    const bool v56 = (context_boolean[4] && (v39 && v55)) && (context_boolean[2] || (context_boolean[0] || context_boolean[1]));
    const signed char v57 = ((context_boolean[0] && (!v40)) && ((v53 <= 0.0) && (0.0 <= v53))) ? 0 : (v49 ? 1 : (-1));
    pattern_out[0] = v56 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : (v52 ? ((v0 && v49) ? 1 : (-1)) : v57);
    const bool v58 = !flag[1];
    const bool v59 = v45 && (context_boolean[3] || v38);
    const bool v60 = (v46 && v58) || ((!flag[2]) && (v58 && v59));
    best_out[0] = v60 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v56;
    flag_out[2] = flag[2] || v59;
    const bool v61 = flag[3] || (flag[1] && v46);
    flag_out[3] = v61;
    const bool v62 = !v45;
    const bool v63 = v25 && (v16 < 0.0);
    const bool v64 = v17 && v63;
    flag_out[4] = flag[4] || (v62 && (!(((1e-05 * v43) < v44) && (v62 && v64))));
    flag_out[5] = v60 ? v18 : flag[5];
    flag_out[6] = v60 ? (v63 && (v45 && v64)) : flag[6];
    number_out[0] = v60 ? v28 : number[0];
    number_out[1] = v60 ? v29 : number[1];
    number_out[2] = v60 ? v32 : number[2];
    *done = (v47 && (v61 || (v54 || (v0 || (!v52))))) || (v55 && (!v56));
}

void spherical_screw_decide(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], const bool reached[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    mode_next[0] = spherical_screw_mode_of(qd[0]);
    mode_next[1] = spherical_screw_mode_of(qd[1]);
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = v0_cosine[0] * v0_cosine[0];
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = (v3 + v2) * v5;
    const double v7 = 8.0 + (v4 * v6);
    const bool v8 = 0 == mode[2];
    const double v9 = v8 ? 0.0 : 0.0;
    const double v10 = 1.0 / (v8 ? 1.0 : 60.0);
    const double v11 = v10 * v9;
    const double v12 = v11 * (1.0 / ((v9 * v11) - v7));
    const double v13 = qd[1] * v6;
    const double v14 = 7.992 + (v4 * v5);
    const double v15 = qd[0] * v0_cosine[0];
    const double v16 = v15 * ((v14 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v17 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v4))) + (((v13 * (2.0 * qd[2])) - tau[1]) + v16);
    const double v18 = v17 * v12;
    const double v19 = 0.4 * v0_sine[0];
    const double v20 = v8 ? 0.0 : v19;
    const double v21 = qd[1] * v15;
    const double v22 = 80.0 * v4;
    const double v23 = ((qd[2] * v0_cosine[0]) * ((v15 * v22) + (0.4 * qd[1]))) - tau[0];
    const double v24 = v23 - ((15.984 + (v4 * v22)) * (v0_sine[0] * v21));
    const double v25 = v10 - (v11 * v12);
    const double v26 = v20 * v25;
    const double v27 = 20.008 + (v3 * v14);
    const double v28 = 1.0 / (v27 - (v20 * v26));
    const double v29 = v26 * v28;
    const double v30 = 0.4 * v21;
    const double v31 = v30 - tau[2];
    const double v32 = (qd[1] * v13) + (((v5 * (v15 * v15)) - (392.40000000000003 * v0_sine[0])) - v31);
    const double v33 = v8 ? 0.0 : v32;
    const double v34 = (v29 * v33) + (v28 * (v24 - (v20 * v18)));
    const double v35 = v8 ? 0.0 : (((v25 * v33) + (v26 * v34)) - v18);
    const double v36 = v19 * v34;
    const double v37 = v8 ? 0.0 : 1.0;
    const double v38 = v37 * v29;
    const double v39 = v19 * v38;
    const double v40 = v8 ? 0.0 : ((v37 * v25) + (v26 * v38));
    double v41_u[1] = {0.0};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[3] = {(double)mode[2], ((20.0 * v40) - 1.0) - v39, (v36 - v31) - (20.0 * v35)};
    const bool v41_of_context_boolean[1] = {!v8};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[1];
        double v41_next_polished[1];
        spherical_screw_before_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (v39 * v41_u[0]) - v36;
    const double v43 = v8 ? (v32 - v42) : v41_u[0];
    const double v44 = v43 + (v42 + (v31 + (20.0 * (v8 ? 0.0 : (v35 - (v40 * v41_u[0]))))));
    const double v45 = -(0.5 * v44);
    const double v46 = -(1.6666666666666667 * v44);
    const signed char v47 = spherical_screw_mode_of((v43 - v44) - (0.5 * (spherical_screw_min(v46, v45) + spherical_screw_max(v46, v45))));
    const bool v48 = spherical_screw_eq(0.0, qd[2]);
    const bool v49 = (!(0 == v47)) && (reached[2] && v48);
    const double v50 = 1.0 / ((0.002666666666666667 * v2) - v27);
    const double v51 = (v0_sine[0] * v50) * (0.006666666666666667 * v24);
    const double v52 = (v50 * (4.444444444444445e-05 * v2)) - 0.016666666666666666;
    const double v53 = v32 * v52;
    const double v54 = v53 + v51;
    const double v55 = 1e-08 * (fabs(v51) + fabs(v53));
    const double v56 = -v55;
    const signed char v57 = v8 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v58 = v48 ? (v56 < (-v54)) : (1 == v57);
    const double v59 = 0.6666666666666667 * fabs(v32 + (v31 + (40.0 * v54)));
    const double v60 = 0.6666666666666667 * fabs(40.0 * v52);
    const bool v61 = v60 < 1.0;
    const double v62 = v61 ? (v59 / (v61 ? (v61 ? (1.0 - v60) : 1.0) : 1.0)) : 1e+38;
    const double v63 = spherical_screw_min(v62, v59 + (v60 * v62));
    const double v64 = spherical_screw_min(v63, v59 + (v60 * v63));
    const bool v65 = fabs(v54) <= (v55 - (spherical_screw_min(v64, v59 + (v60 * v64)) * (1.0001 * v52)));
    const bool v66 = v48 && v65;
    const signed char v67 = (v66 && (!v49)) ? 0 : ((v49 ? (1 == v47) : v58) ? 1 : (-1));
    signed char v68_pattern[1] = {v67};
    signed char v68_best[1] = {v67};
    bool v68_flag[7] = {false, false, false, false, false, true, false};
    double v68_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v68_of_context_real[9] = {v27, v19, v7, 0.0, -v24, -v17, v32, tau[2], v30};
    const bool v68_of_context_boolean[5] = {v66, v58, v48 ? (v56 < v54) : ((-1) == v57), !v48, v49};
    const signed char v68_of_context_mode[1] = {v47};
    bool v68_done = false;
    for (int v68_pass = 0; (v68_pass < 6) && !v68_done; v68_pass++) {
        signed char v68_next_pattern[1];
        signed char v68_next_best[1];
        bool v68_next_flag[7];
        double v68_next_number[4];
        spherical_screw_decide_pattern(prepared, v68_pattern, v68_best, v68_flag, v68_number, v68_of_context_real, v68_of_context_boolean, v68_of_context_mode, v68_next_pattern, v68_next_best, v68_next_flag, v68_next_number, &v68_done);
        v68_pattern[0] = v68_next_pattern[0];
        v68_best[0] = v68_next_best[0];
        v68_flag[0] = v68_next_flag[0];
        v68_flag[1] = v68_next_flag[1];
        v68_flag[2] = v68_next_flag[2];
        v68_flag[3] = v68_next_flag[3];
        v68_flag[4] = v68_next_flag[4];
        v68_flag[5] = v68_next_flag[5];
        v68_flag[6] = v68_next_flag[6];
        v68_number[0] = v68_next_number[0];
        v68_number[1] = v68_next_number[1];
        v68_number[2] = v68_next_number[2];
        v68_number[3] = v68_next_number[3];
    }
    mode_next[2] = v68_best[0];
    const double v69 = v68_done ? ((v68_flag[2] || v68_flag[1]) ? (v68_flag[6] ? 4.0 : (v68_flag[3] ? 1.0 : (v68_flag[5] ? 0.0 : 3.0))) : (v68_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v70 = (fabs(v68_number[2]) < 1e+38) && ((fabs(v68_number[1]) < 1e+38) && (fabs(v68_number[0]) < 1e+38));
    const bool v71 = (fabs(v17) < 1e+38) && ((fabs(v24) < 1e+38) && v70);
    *status = ((fabs(v32) < 1e+38) && v71) ? v69 : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_decide_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void spherical_screw_friction_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3], double low[restrict 3], double high[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = v0_cosine[0] * v0_cosine[0];
    const double v7 = qd[2] * qd[1];
    const double v8 = qd[1] * v0_sine[0];
    const double v9 = qd[0] * v0_cosine[0];
    const double v10 = v9 * ((((qd[2] * v0_cosine[0]) - (v2 * v8)) * (80.0 * v2)) - (15.984 * v8));
    const double v11 = v10 + (0.4 * ((v0_sine[0] * qdd[2]) + (v0_cosine[0] * v7)));
    const double v12 = v11 + (qdd[0] * (20.008 + (v6 * v5)));
    tau[0] = v12;
    const double v13 = v6 + (v0_sine[0] * v0_sine[0]);
    const double v14 = v13 * v3;
    const double v15 = (v7 * (2.0 * v14)) - (v9 * ((0.4 * qd[2]) - (v5 * (qd[0] * v0_sine[0]))));
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v15;
    const double v17 = v16 + (qdd[1] * (8.0 + (v13 * v4)));
    tau[1] = v17;
    const double v18 = 0.4 * ((v0_sine[0] * qdd[0]) + (qd[1] * v9));
    const double v19 = ((v3 * (v9 * v9)) + ((v14 * (qd[1] * qd[1])) - (392.40000000000003 * v0_sine[0]))) - v18;
    const double v20 = v18 + v19;
    const bool v21 = spherical_screw_eq(0.0, qd[2]);
    const double v22 = v21 ? spherical_screw_sign(qdd[2]) : spherical_screw_sign(qd[2]);
    const double v23 = v22 * ((40.0 * qdd[2]) - v20);
    const double v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * fabs(v23))));
    tau[2] = v24;
    const double v25 = spherical_screw_eq(0.0, qd[0]) ? v11 : v12;
    low[0] = v25;
    high[0] = v25;
    const double v26 = spherical_screw_eq(0.0, qd[1]) ? v16 : v17;
    low[1] = v26;
    high[1] = v26;
    const double v27 = -(0.5 * v20);
    const double v28 = -(1.6666666666666667 * v20);
    low[2] = v21 ? (v18 + spherical_screw_min(v28, v27)) : v24;
    high[2] = v21 ? (v18 + spherical_screw_max(v28, v27)) : v24;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

void spherical_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

#endif
