/* spherical_screw, emitted by symgen 0.1.0 */
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

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double spherical_screw_alone(const double *number)
{
    return *(const volatile double *)number;
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos_pair(const spherical_screw_lane *angle, spherical_screw_lane *sine, spherical_screw_lane *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_lane x = *angle;
    union { spherical_screw_lane number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_lane n = k.number - 6755399441186816.0;
    const spherical_screw_lane w = x - (n * 1.5707963267923333);
    const spherical_screw_lane r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_lane z = r * r;
    const spherical_screw_lane rz = r * z;

    const spherical_screw_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static SPHERICAL_SCREW_APART void spherical_screw_sincos_beyond(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
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

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

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
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        spherical_screw_prepared block[8];
        size_t lane = first;

        do {
            spherical_screw_parameters parameters_lane;

            (void)parameters;
            parameters_lane.reserved = 0.0;
            spherical_screw_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 1U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

int spherical_screw_valid(const spherical_screw_parameters *parameters)
{
    (void)parameters;
    return 0;
}

void spherical_screw_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_parameters parameters_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        rules[lane] = spherical_screw_valid(&parameters_lane);
    }
}

const char *spherical_screw_rule(int number)
{
    (void)number;
    return "";
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
    const double v2 = 0.8 + q[2];
    const double v3 = v2 * (40.0 * v2);
    M[4] = 8.0 + v3;
    const double v4 = 0.4 * v0_sine[0];
    M[2] = v4;
    M[6] = v4;
    M[8] = 60.0;
    M[0] = 20.008 + (v0_cosine[0] * ((7.992 + v3) * v0_cosine[0]));
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
    const double v2 = 0.8 + q[2];
    const double v3 = 80.0 * v2;
    const double v4 = qd[0] * v0_sine[0];
    const double v5 = 0.4 * qd[2];
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = qd[2] * v3;
    h[0] = v0_cosine[0] * ((v7 * v6) - (qd[1] * (((15.984 + (v2 * v3)) * v4) - v5)));
    const double v8 = 40.0 * v2;
    const double v9 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (qd[1] * v7);
    h[1] = v9 + (v6 * (((7.992 + (v2 * v8)) * v4) - v5));
    const double v10 = (392.40000000000003 * v0_sine[0]) + ((0.4 * qd[1]) * v6);
    h[2] = v10 - (v8 * ((qd[1] * qd[1]) + (v6 * v6)));
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
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    C[8] = 0.0;
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v0_cosine[0] * (v3 * v0_cosine[0]);
    const double v5 = v0_sine[0] * ((7.992 + (v2 * v3)) * v0_cosine[0]);
    C[0] = (qd[2] * v4) - (qd[1] * v5);
    const double v6 = 0.2 * v0_cosine[0];
    const double v7 = (qd[0] * v5) - (qd[2] * v6);
    C[3] = v7;
    const double v8 = qd[1] * v6;
    const double v9 = qd[0] * v4;
    C[2] = v8 + v9;
    C[4] = qd[2] * v3;
    const double v10 = (qd[0] * v6) - (qd[1] * v3);
    C[7] = v10;
    C[6] = v8 - v9;
    C[1] = -v7;
    C[5] = -v10;
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
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = v0_sine[0] * v6;
    const double v9 = 0.4 * v6;
    const double v10 = 0.4 * v0_sine[0];
    const double v11 = v0_cosine[0] * ((qd[2] * ((0.4 * qd[1]) + (v7 * v6))) + ((qdd[0] * v5) * v0_cosine[0]));
    const double v12 = ((20.008 * qdd[0]) + (qdd[2] * v10)) - ((qd[1] * (15.984 + (v2 * v7))) * v8);
    tau[0] = v12 + v11;
    const double v13 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (qdd[1] * (8.0 + v4));
    tau[1] = (qd[2] * ((qd[1] * v7) - v9)) + (v13 + ((qd[0] * v5) * v8));
    const double v14 = ((392.40000000000003 * v0_sine[0]) + (60.0 * qdd[2])) + (qdd[0] * v10);
    tau[2] = (v14 - (v3 * ((qd[1] * qd[1]) + (v6 * v6)))) + (qd[1] * v9);
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
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = 0.4 * qd[1];
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v5 * ((qd[1] * qd[1]) + (v2 * v2));
    const double v7 = v6 + ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const double v8 = 0.006666666666666667 * v0_sine[0];
    const double v9 = v0_sine[0] * v2;
    const double v10 = 80.0 * v4;
    const double v11 = ((qd[2] * v0_cosine[0]) * (v3 + (v10 * v2))) - tau[0];
    const double v12 = (v11 - ((qd[1] * (15.984 + (v4 * v10))) * v9)) + (v8 * v7);
    const double v13 = v4 * v5;
    const double v14 = v12 * (1.0 / ((v0_sine[0] * ((7.994666666666666 + v13) * v0_sine[0])) - (v13 + 28.0)));
    qdd[0] = v14;
    const double v15 = (tau[1] - ((88.29 + (392.40000000000003 * v4)) * v0_cosine[0])) - ((qd[0] * (7.992 + v13)) * v9);
    qdd[1] = (1.0 / (8.0 + v13)) * (v15 - (qd[2] * ((qd[1] * v10) - (0.4 * v2))));
    qdd[2] = (0.016666666666666666 * v7) - (v8 * v14);
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
    const double v1 = qd[2] * (((0.4 * qd[0]) * v0_sine[0]) + (30.0 * qd[2]));
    const double v2 = q[2] * (32.0 + (20.0 * q[2]));
    const double v3 = (qd[0] * qd[0]) * ((v2 + 26.8) - (v0_sine[0] * ((16.796 + v2) * v0_sine[0])));
    *T = (((qd[1] * qd[1]) * (16.8 + v2)) + v1) + v3;
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
    const spherical_screw_four v0_angle = {spherical_screw_alone(&q[1]), spherical_screw_alone(&q[0])};
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
    const spherical_screw_four v0_angle = {spherical_screw_alone(&q[1]), spherical_screw_alone(&q[0])};
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
    const spherical_screw_four v0_angle = {spherical_screw_alone(&q[1]), spherical_screw_alone(&q[0])};
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
    const double v5 = v4 * v0_cosine[0];
    J[7] = v5;
    J[3] = v0_cosine[1] * v5;
    const double v6 = v4 * v0_sine[0];
    J[2] = v0_cosine[0] * v0_cosine[1];
    J[5] = v0_cosine[0] * v0_sine[1];
    J[0] = -(v0_sine[1] * v5);
    J[1] = -(v0_cosine[1] * v6);
    J[4] = -(v0_sine[1] * v6);
    J[13] = -v0_cosine[1];
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
    const spherical_screw_four v0_angle = {spherical_screw_alone(&q[1]), spherical_screw_alone(&q[0])};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[8] = v0_sine[0];
    H[23] = v0_cosine[0];
    H[25] = v0_cosine[0];
    G[6] = 0.0;
    H[8] = 0.0;
    for (size_t k = 17U; k < 22U; k++) {
        H[k] = 0.0;
    }
    H[24] = 0.0;
    H[26] = 0.0;
    const double v4 = 0.8 + q[2];
    G[7] = v4 * v0_cosine[0];
    const double v5 = v4 * v0_sine[0];
    const double v6 = v0_cosine[0] * v0_cosine[1];
    G[2] = v6;
    H[11] = v6;
    H[15] = v6;
    const double v7 = v0_cosine[0] * v0_sine[1];
    G[5] = v7;
    const double v8 = -(v0_sine[0] * v0_cosine[1]);
    H[5] = v8;
    H[7] = v8;
    const double v9 = -(v0_sine[0] * v0_sine[1]);
    H[14] = v9;
    H[16] = v9;
    const double v10 = v0_sine[1] * v5;
    H[1] = v10;
    H[3] = v10;
    const double v11 = -(v0_cosine[1] * v5);
    G[1] = v11;
    H[10] = v11;
    H[12] = v11;
    G[4] = -v10;
    const double v12 = v4 * v6;
    G[3] = v12;
    const double v13 = -(v4 * v7);
    G[0] = v13;
    H[9] = v13;
    H[13] = v13;
    const double v14 = -v12;
    H[0] = v14;
    H[4] = v14;
    const double v15 = -v7;
    H[2] = v15;
    H[6] = v15;
    H[22] = -v5;
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
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[10] = v0_sine[0];
    G[0] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[5] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    H[0] = 0.0;
    for (size_t k = 2U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 11U; k < 27U; k++) {
        H[k] = 0.0;
    }
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
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    P[0] = 0.0;
    P[4] = 0.0;
    P[5] = 0.0;
    P[8] = 0.0;
    for (size_t k = 10U; k < 14U; k++) {
        P[k] = 0.0;
    }
    P[17] = 0.0;
    P[20] = 0.0;
    P[21] = 0.0;
    for (size_t k = 23U; k < 27U; k++) {
        P[k] = 0.0;
    }
    const double v2 = v0_sine[0] * v0_cosine[0];
    const double v3 = 40.0 * q[2];
    const double v4 = (q[2] * (64.0 + v3)) * v2;
    P[1] = -(v4 + (36.184000000000005 * v2));
    const double v5 = 32.0 + v3;
    P[14] = v5;
    P[16] = v5;
    const double v6 = (v0_sine[0] * (v5 * v0_sine[0])) - v5;
    P[18] = v6;
    const double v7 = -v6;
    P[2] = v7;
    P[6] = v7;
    P[3] = -(v4 + (31.0 * v2));
    const double v8 = 0.4 * v0_cosine[0];
    P[7] = v8;
    P[19] = v8;
    P[9] = v4 + (33.592 * v2);
    P[15] = -v8;
    P[22] = -v5;
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
    const double v10 = (qd[1] * qd[1]) + (v3 * v3);
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
    const double v20 = (0.4 * qdd[2]) + (0.008 * ((qd[1] * v3) + (qdd[0] * v0_sine[0])));
    F[9] = v20;
    F[3] = (v0_cosine[0] * v20) - (v0_sine[0] * v19);
    const double v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v0_cosine[0]))) - (v5 * v8);
    F[4] = v21;
    F[10] = v21;
    F[5] = ((20.0 * qdd[0]) + (v0_sine[0] * v20)) + (v0_cosine[0] * v19);
    for (size_t k = 15U; k < 18U; k++) {
        F[k] = 0.0;
    }
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

void spherical_screw_inverse_dynamics_gradients(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double by_q[restrict 9], double by_qd[restrict 9], double by_qdd[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    by_q[0] = 0.0;
    by_q[3] = 0.0;
    by_q[6] = 0.0;
    by_qd[8] = 0.0;
    by_qdd[1] = 0.0;
    by_qdd[3] = 0.0;
    by_qdd[5] = 0.0;
    by_qdd[7] = 0.0;
    const double v2 = qd[0] * v0_sine[0];
    const double v3 = qd[1] * v2;
    const double v4 = qdd[0] * v0_cosine[0];
    const double v5 = 0.8 + q[2];
    const double v6 = 40.0 * v5;
    const double v7 = v6 * (v4 - (2.0 * v3));
    const double v8 = qd[0] * v0_cosine[0];
    const double v9 = 80.0 * qd[2];
    const double v10 = (v9 * v8) + v7;
    const double v11 = v5 * v6;
    const double v12 = 15.984 + v11;
    const double v13 = 80.0 * v5;
    const double v14 = v13 * v8;
    const double v15 = 0.4 * qd[1];
    const double v16 = v15 + v14;
    const double v17 = v0_sine[0] * (((qd[2] * v16) + ((v12 * v4) - (15.984 * v3))) + (v5 * v10));
    const double v18 = 15.984 + (v5 * v13);
    const double v19 = (qd[1] * v18) * v0_cosine[0];
    const double v20 = 0.4 * v0_cosine[0];
    by_q[1] = ((qdd[2] * v20) - (v8 * v19)) - v17;
    by_q[2] = v0_cosine[0] * (v7 + v10);
    const double v21 = v8 * v8;
    const double v22 = 7.992 + v11;
    const double v23 = (v11 * v2) - (0.4 * qd[2]);
    const double v24 = v0_sine[0] * ((88.29 + (392.40000000000003 * v5)) + (qd[0] * ((7.992 * v2) + v23)));
    by_q[4] = (v22 * v21) - v24;
    const double v25 = 392.40000000000003 * v0_cosine[0];
    by_q[5] = (v25 + (qd[1] * v9)) + (v13 * (qdd[1] + (v8 * v2)));
    const double v26 = v14 - v15;
    by_q[7] = (v25 + (qdd[0] * v20)) + (v2 * v26);
    by_q[8] = -(40.0 * ((qd[1] * qd[1]) + v21));
    const double v27 = v0_cosine[0] * v0_cosine[0];
    const double v28 = qd[2] * v13;
    by_qd[4] = v28;
    by_qd[0] = (v28 * v27) - (v0_sine[0] * v19);
    const double v29 = v0_sine[0] * v8;
    by_qd[1] = (qd[2] * v20) - (v18 * v29);
    by_qd[2] = v0_cosine[0] * v16;
    by_qd[3] = (v0_cosine[0] * v23) + (v12 * v29);
    const double v30 = (0.4 * v8) - (qd[1] * v13);
    by_qd[7] = v30;
    by_qd[5] = -v30;
    by_qd[6] = -(v0_cosine[0] * v26);
    by_qdd[0] = 20.008 + (v22 * v27);
    const double v31 = 0.4 * v0_sine[0];
    by_qdd[2] = v31;
    by_qdd[6] = v31;
    by_qdd[4] = 8.0 + v11;
    by_qdd[8] = 60.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_inverse_dynamics_gradients_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        spherical_screw_scatter(9U, count, lane, by_q_lane, by_q);
        spherical_screw_scatter(9U, count, lane, by_qd_lane, by_qd);
        spherical_screw_scatter(9U, count, lane, by_qdd_lane, by_qdd);
    }
}

void spherical_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double by_q_lane[9];
        double by_qd_lane[9];
        double by_qdd_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        spherical_screw_scatter(9U, count, lane, by_q_lane, by_q);
        spherical_screw_scatter(9U, count, lane, by_qd_lane, by_qd);
        spherical_screw_scatter(9U, count, lane, by_qdd_lane, by_qdd);
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
    for (size_t k = 0U; k < 3U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 4U; k < 10U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 11U; k < 17U; k++) {
        A[k] = 0.0;
    }
    A[18] = 0.0;
    A[24] = 0.0;
    A[30] = 0.0;
    for (size_t k = 0U; k < 9U; k++) {
        B[k] = 0.0;
    }
    B[10] = 0.0;
    B[12] = 0.0;
    B[14] = 0.0;
    B[16] = 0.0;
    A[3] = 1.0;
    A[10] = 1.0;
    A[17] = 1.0;
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = 0.4 * qd[1];
    const double v4 = v2 * v2;
    const double v5 = (qd[1] * qd[1]) + v4;
    const double v6 = 0.8 + q[2];
    const double v7 = 40.0 * v6;
    const double v8 = (v7 * v5) + ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const double v9 = 0.006666666666666667 * v0_sine[0];
    const double v10 = v0_sine[0] * v2;
    const double v11 = 80.0 * v6;
    const double v12 = v11 * v2;
    const double v13 = v3 + v12;
    const double v14 = qd[2] * v0_cosine[0];
    const double v15 = (((qd[1] * (15.984 + (v6 * v11))) * v10) + tau[0]) - (v14 * v13);
    const double v16 = v15 - (v9 * v8);
    const double v17 = v6 * v7;
    const double v18 = 7.996 + v17;
    const double v19 = 1.0 / ((v0_sine[0] * ((v18 - 0.0013333333333337737) * v0_sine[0])) - (v18 + 20.003999999999998));
    const double v20 = v0_sine[0] * v19;
    const double v21 = (2.0 * v18) - 0.008000000000000881;
    const double v22 = v0_cosine[0] * v19;
    const double v23 = v22 * (((0.006666666666666667 * v8) - ((qd[1] * v21) * v2)) - ((0.005333333333334214 * v16) * v20));
    const double v24 = v16 * v22;
    const double v25 = v12 - v3;
    const double v26 = qd[0] * v0_sine[0];
    const double v27 = 392.40000000000003 * v0_cosine[0];
    const double v28 = (v27 + (v26 * v25)) - (0.4 * v24);
    const double v29 = v9 * v19;
    B[11] = v29;
    B[15] = v29;
    const double v30 = 2.0 * qd[1];
    const double v31 = (v30 * v26) + v24;
    const double v32 = ((0.008000000000000881 * qd[1]) * v0_sine[0]) + (v11 * v14);
    const double v33 = (((qd[0] * v32) + (qd[2] * v3)) - (v18 * v24)) - (7.996 * v31);
    const double v34 = v7 * v31;
    const double v35 = 80.0 * qd[2];
    const double v36 = (v35 * v2) - v34;
    const double v37 = (v20 * (v33 + (v6 * v36))) + ((v29 * v28) - v23);
    A[19] = -v37;
    const double v38 = ((0.26666666666666666 * v5) * v20) + (v22 * (v36 - v34));
    A[20] = v38;
    const double v39 = ((((v30 * v18) * v0_sine[0]) - v32) - (v9 * v25)) * v22;
    A[21] = -v39;
    const double v40 = (qd[1] * v11) - (0.4 * v2);
    const double v41 = ((0.4 * v14) + (v9 * v40)) - (v21 * v10);
    A[22] = v41 * v19;
    const double v42 = v13 * v22;
    A[23] = v42;
    const double v43 = 1.0 / (8.0 + v17);
    B[13] = v43;
    const double v44 = 7.992 + v17;
    const double v45 = v44 * v43;
    const double v46 = qd[2] * v43;
    const double v47 = (0.4 * v46) - (v45 * v26);
    const double v48 = 88.29 + (392.40000000000003 * v6);
    A[25] = (((v48 * v43) * v0_sine[0]) - (v26 * v47)) - (v45 * v4);
    const double v49 = qd[0] * v10;
    const double v50 = v49 - (v43 * ((((v48 * v0_cosine[0]) - tau[1]) + (qd[2] * v40)) + (v44 * v49)));
    A[26] = -(v43 * ((v27 + (qd[1] * v35)) + (v11 * v50)));
    A[27] = (v0_cosine[0] * v47) - (v45 * v10);
    A[28] = -(v11 * v46);
    A[29] = -(v43 * v40);
    A[31] = (v9 * v37) - (0.016666666666666666 * v28);
    A[32] = (0.6666666666666666 * v5) - (v9 * v38);
    A[33] = ((0.016666666666666666 * v0_cosine[0]) * v25) + (v9 * v39);
    A[34] = (0.016666666666666666 * v40) - (v41 * v29);
    A[35] = -(v9 * v42);
    B[9] = -v19;
    B[17] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v20);
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

static void spherical_screw_linearize_stage(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3], double slopes[restrict 18], double gains[restrict 9])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = (qd[1] * qd[1]) + (v2 * v2);
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = 0.4 * qd[1];
    const double v7 = ((tau[2] - (392.40000000000003 * v0_sine[0])) - (v6 * v2)) + (v5 * v3);
    const double v8 = 0.006666666666666667 * v0_sine[0];
    const double v9 = v0_sine[0] * v2;
    const double v10 = 80.0 * v4;
    const double v11 = (tau[0] + ((qd[1] * (15.984 + (v4 * v10))) * v9)) - (v8 * v7);
    const double v12 = v10 * v2;
    const double v13 = v6 + v12;
    const double v14 = qd[2] * v0_cosine[0];
    const double v15 = v11 - (v14 * v13);
    const double v16 = v4 * v5;
    const double v17 = 7.996 + v16;
    const double v18 = 1.0 / ((v0_sine[0] * ((v17 - 0.0013333333333337737) * v0_sine[0])) - (v17 + 20.003999999999998));
    qdd[0] = -(v15 * v18);
    const double v19 = 7.992 + v16;
    const double v20 = qd[0] * v19;
    const double v21 = (qd[1] * v10) - (0.4 * v2);
    const double v22 = 88.29 + (392.40000000000003 * v4);
    const double v23 = 1.0 / (8.0 + v16);
    gains[4] = v23;
    const double v24 = v23 * ((((v22 * v0_cosine[0]) - tau[1]) + (qd[2] * v21)) + (v20 * v9));
    qdd[1] = -v24;
    const double v25 = v8 * v18;
    gains[2] = v25;
    gains[6] = v25;
    const double v26 = (0.016666666666666666 * v7) + (v15 * v25);
    qdd[2] = v26;
    slopes[0] = 0.0;
    slopes[6] = 0.0;
    slopes[12] = 0.0;
    gains[1] = 0.0;
    gains[3] = 0.0;
    gains[5] = 0.0;
    gains[7] = 0.0;
    const double v27 = v0_cosine[0] * v18;
    const double v28 = v15 * v27;
    const double v29 = ((0.008000000000000881 * qd[1]) * v0_sine[0]) + (v10 * v14);
    const double v30 = (((qd[0] * v29) + (qd[2] * v6)) - (v17 * v28)) + (0.008000000000000881 * v28);
    const double v31 = qd[0] * v0_sine[0];
    const double v32 = v28 + ((2.0 * qd[1]) * v31);
    const double v33 = v5 * v32;
    const double v34 = 80.0 * qd[2];
    const double v35 = (v34 * v2) - v33;
    const double v36 = v0_sine[0] * v18;
    const double v37 = qd[1] * v27;
    const double v38 = 2.0 * v17;
    const double v39 = v38 - 0.008000000000000881;
    const double v40 = v12 - v6;
    const double v41 = ((392.40000000000003 * v0_cosine[0]) + (v31 * v40)) - (0.4 * v28);
    const double v42 = (v25 * v41) + (((v39 * v2) * v37) - ((0.4 * v27) * v26));
    const double v43 = v42 + (v36 * ((v30 - (7.996 * v32)) + (v4 * v35)));
    slopes[1] = -v43;
    const double v44 = (v27 * (v33 - v35)) - ((0.26666666666666666 * v3) * v36);
    slopes[2] = -v44;
    const double v45 = ((v38 * v0_sine[0]) * v37) - ((v29 + (v8 * v40)) * v27);
    slopes[3] = -v45;
    const double v46 = ((0.4 * v14) + (v8 * v21)) - (v39 * v9);
    slopes[4] = v46 * v18;
    const double v47 = v13 * v27;
    slopes[5] = v47;
    const double v48 = v23 * v0_cosine[0];
    const double v49 = (0.4 * qd[2]) - (v19 * v31);
    slopes[7] = (v23 * ((v22 * v0_sine[0]) - (v31 * v49))) - (v48 * (v20 * v2));
    const double v50 = v10 * v23;
    const double v51 = ((392.40000000000003 * v48) + ((qd[1] * v34) * v23)) + (v50 * ((qd[0] * v9) - v24));
    slopes[8] = -v51;
    slopes[9] = (v48 * v49) - ((v19 * v23) * v9);
    slopes[10] = -(qd[2] * v50);
    slopes[11] = -(v23 * v21);
    slopes[13] = (v8 * v43) - (0.016666666666666666 * v41);
    slopes[14] = (0.6666666666666666 * v3) + (v8 * v44);
    slopes[15] = ((0.016666666666666666 * v0_cosine[0]) * v40) + (v8 * v45);
    slopes[16] = (0.016666666666666666 * v21) - (v46 * v25);
    slopes[17] = -(v8 * v47);
    gains[0] = -v18;
    gains[8] = 0.016666666666666666 - ((4.444444444444445e-05 * v0_sine[0]) * v36);
}

void spherical_screw_linearize_step(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], double A[restrict 36], double B[restrict 18])
{
    double v0_qdd[3];
    double v0_slopes[18];
    double v0_gains[9];
    spherical_screw_linearize_stage(prepared, q, qd, tau, v0_qdd, v0_slopes, v0_gains);
    const double v1 = 0.5 * dt;
    const double v2 = qd[2] + (v0_qdd[2] * v1);
    const double v3 = qd[1] + (v0_qdd[1] * v1);
    const double v4 = qd[0] + (v0_qdd[0] * v1);
    const double v5_of_q[3] = {q[0] + (qd[0] * v1), q[1] + (qd[1] * v1), q[2] + (qd[2] * v1)};
    const double v5_of_qd[3] = {v4, v3, v2};
    double v5_qdd[3];
    double v5_slopes[18];
    double v5_gains[9];
    spherical_screw_linearize_stage(prepared, v5_of_q, v5_of_qd, tau, v5_qdd, v5_slopes, v5_gains);
    const double v6 = qd[2] + (v1 * v5_qdd[2]);
    const double v7 = qd[1] + (v1 * v5_qdd[1]);
    const double v8 = qd[0] + (v1 * v5_qdd[0]);
    const double v9_of_q[3] = {q[0] + (v1 * v4), q[1] + (v1 * v3), q[2] + (v1 * v2)};
    const double v9_of_qd[3] = {v8, v7, v6};
    double v9_qdd[3];
    double v9_slopes[18];
    double v9_gains[9];
    spherical_screw_linearize_stage(prepared, v9_of_q, v9_of_qd, tau, v9_qdd, v9_slopes, v9_gains);
    const double v10 = v5_qdd[0] + v9_qdd[0];
    const double v11 = dt * dt;
    const double v12 = 0.16666666666666666 * v11;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v12 * (v0_qdd[0] + v10));
    const double v13 = v5_qdd[1] + v9_qdd[1];
    q_next[1] = (q[1] + (qd[1] * dt)) + (v12 * (v0_qdd[1] + v13));
    const double v14 = v5_qdd[2] + v9_qdd[2];
    q_next[2] = (q[2] + (qd[2] * dt)) + (v12 * (v0_qdd[2] + v14));
    const double v15_of_q[3] = {q[0] + (dt * v8), q[1] + (dt * v7), q[2] + (dt * v6)};
    const double v15_of_qd[3] = {qd[0] + (dt * v9_qdd[0]), qd[1] + (dt * v9_qdd[1]), qd[2] + (dt * v9_qdd[2])};
    double v15_qdd[3];
    double v15_slopes[18];
    double v15_gains[9];
    spherical_screw_linearize_stage(prepared, v15_of_q, v15_of_qd, tau, v15_qdd, v15_slopes, v15_gains);
    const double v16 = 0.16666666666666666 * dt;
    const double v17 = 0.3333333333333333 * dt;
    qd_next[0] = (qd[0] + (v17 * v10)) + (v16 * (v0_qdd[0] + v15_qdd[0]));
    qd_next[1] = (qd[1] + (v17 * v13)) + (v16 * (v0_qdd[1] + v15_qdd[1]));
    qd_next[2] = (qd[2] + (v17 * v14)) + (v16 * (v0_qdd[2] + v15_qdd[2]));
    A[0] = 1.0;
    const double v18 = 0.25 * v11;
    const double v19 = 1.0 + (v0_slopes[7] * v18);
    const double v20 = v18 * v9_slopes[2];
    const double v21 = v1 * v9_slopes[4];
    const double v22 = v1 * v5_slopes[9];
    const double v23 = v1 * v5_slopes[11];
    const double v24 = v1 * v5_slopes[10];
    const double v25 = ((v5_slopes[7] + (v0_slopes[1] * v22)) + (v0_slopes[13] * v23)) + (v0_slopes[7] * v24);
    const double v26 = v1 * v9_slopes[5];
    const double v27 = v1 * v5_slopes[15];
    const double v28 = v1 * v5_slopes[17];
    const double v29 = v1 * v5_slopes[16];
    const double v30 = ((v5_slopes[13] + (v0_slopes[1] * v27)) + (v0_slopes[13] * v28)) + (v0_slopes[7] * v29);
    const double v31 = (((v0_slopes[13] * v20) + (v9_slopes[1] * v19)) + (v21 * v25)) + (v26 * v30);
    const double v32 = v1 * v9_slopes[3];
    const double v33 = v1 * v5_slopes[3];
    const double v34 = v1 * v5_slopes[5];
    const double v35 = v1 * v5_slopes[4];
    const double v36 = ((v5_slopes[1] + (v0_slopes[1] * v33)) + (v0_slopes[13] * v34)) + (v0_slopes[7] * v35);
    const double v37 = v31 + (v32 * v36);
    A[1] = v12 * ((v0_slopes[1] + v36) + v37);
    const double v38 = v0_slopes[8] * v18;
    const double v39 = ((v5_slopes[8] + (v0_slopes[14] * v23)) + (v0_slopes[2] * v22)) + (v0_slopes[8] * v24);
    const double v40 = ((v5_slopes[14] + (v0_slopes[14] * v28)) + (v0_slopes[2] * v27)) + (v0_slopes[8] * v29);
    const double v41 = (((v9_slopes[2] + (v9_slopes[1] * v38)) + (v0_slopes[14] * v20)) + (v21 * v39)) + (v26 * v40);
    const double v42 = ((v5_slopes[2] + (v0_slopes[2] * v33)) + (v0_slopes[14] * v34)) + (v0_slopes[8] * v35);
    const double v43 = v41 + (v32 * v42);
    A[2] = v12 * ((v42 + v0_slopes[2]) + v43);
    const double v44 = v0_slopes[9] * v18;
    const double v45 = ((v5_slopes[9] + (v0_slopes[15] * v23)) + (v0_slopes[3] * v22)) + (v0_slopes[9] * v24);
    const double v46 = ((v5_slopes[15] + (v0_slopes[15] * v28)) + (v0_slopes[3] * v27)) + (v0_slopes[9] * v29);
    const double v47 = (((v9_slopes[3] + (v9_slopes[1] * v44)) + (v0_slopes[15] * v20)) + (v21 * v45)) + (v26 * v46);
    const double v48 = ((v5_slopes[3] + (v0_slopes[3] * v33)) + (v0_slopes[15] * v34)) + (v0_slopes[9] * v35);
    const double v49 = v47 + (v32 * v48);
    A[3] = dt + (v12 * (v49 + (v0_slopes[3] + v48)));
    const double v50 = v1 + (v0_slopes[10] * v18);
    const double v51 = (((v5_slopes[10] + (v1 * v5_slopes[7])) + (v0_slopes[16] * v23)) + (v0_slopes[4] * v22)) + (v0_slopes[10] * v24);
    const double v52 = (((v5_slopes[16] + (v1 * v5_slopes[13])) + (v0_slopes[16] * v28)) + (v0_slopes[4] * v27)) + (v0_slopes[10] * v29);
    const double v53 = (((v9_slopes[4] + (v9_slopes[1] * v50)) + (v0_slopes[16] * v20)) + (v21 * v51)) + (v26 * v52);
    const double v54 = (((v5_slopes[4] + (v1 * v5_slopes[1])) + (v0_slopes[4] * v33)) + (v0_slopes[16] * v34)) + (v0_slopes[10] * v35);
    const double v55 = v53 + (v32 * v54);
    A[4] = v12 * ((v0_slopes[4] + v54) + v55);
    const double v56 = v1 + (v0_slopes[17] * v18);
    const double v57 = v0_slopes[11] * v18;
    const double v58 = (((v5_slopes[11] + (v1 * v5_slopes[8])) + (v0_slopes[17] * v23)) + (v0_slopes[5] * v22)) + (v0_slopes[11] * v24);
    const double v59 = (((v5_slopes[17] + (v1 * v5_slopes[14])) + (v0_slopes[17] * v28)) + (v0_slopes[5] * v27)) + (v0_slopes[11] * v29);
    const double v60 = (((v9_slopes[5] + (v9_slopes[2] * v56)) + (v9_slopes[1] * v57)) + (v21 * v58)) + (v26 * v59);
    const double v61 = (((v5_slopes[5] + (v1 * v5_slopes[2])) + (v0_slopes[5] * v33)) + (v0_slopes[17] * v34)) + (v0_slopes[11] * v35);
    const double v62 = v60 + (v32 * v61);
    A[5] = v12 * ((v61 + v0_slopes[5]) + v62);
    A[6] = 0.0;
    A[12] = 0.0;
    A[18] = 0.0;
    A[24] = 0.0;
    A[30] = 0.0;
    const double v63 = v18 * v9_slopes[8];
    const double v64 = v1 * v9_slopes[10];
    const double v65 = v1 * v9_slopes[11];
    const double v66 = (((v0_slopes[13] * v63) + (v19 * v9_slopes[7])) + (v64 * v25)) + (v65 * v30);
    const double v67 = v1 * v9_slopes[9];
    const double v68 = v66 + (v67 * v36);
    A[7] = 1.0 + (v12 * ((v0_slopes[7] + v25) + v68));
    const double v69 = (((v9_slopes[8] + (v38 * v9_slopes[7])) + (v0_slopes[14] * v63)) + (v64 * v39)) + (v65 * v40);
    const double v70 = v69 + (v67 * v42);
    A[8] = v12 * ((v0_slopes[8] + v39) + v70);
    const double v71 = (((v9_slopes[9] + (v44 * v9_slopes[7])) + (v0_slopes[15] * v63)) + (v64 * v45)) + (v65 * v46);
    const double v72 = v71 + (v67 * v48);
    A[9] = v12 * ((v45 + v0_slopes[9]) + v72);
    const double v73 = (((v9_slopes[10] + (v50 * v9_slopes[7])) + (v0_slopes[16] * v63)) + (v64 * v51)) + (v65 * v52);
    const double v74 = v73 + (v67 * v54);
    A[10] = dt + (v12 * ((v0_slopes[10] + v51) + v74));
    const double v75 = (((v9_slopes[11] + (v56 * v9_slopes[8])) + (v57 * v9_slopes[7])) + (v64 * v58)) + (v65 * v59);
    const double v76 = v75 + (v67 * v61);
    A[11] = v12 * ((v0_slopes[11] + v58) + v76);
    const double v77 = v18 * v9_slopes[14];
    const double v78 = v1 * v9_slopes[16];
    const double v79 = v1 * v9_slopes[17];
    const double v80 = (((v0_slopes[13] * v77) + (v19 * v9_slopes[13])) + (v78 * v25)) + (v79 * v30);
    const double v81 = v1 * v9_slopes[15];
    const double v82 = v80 + (v81 * v36);
    A[13] = v12 * (v82 + (v0_slopes[13] + v30));
    const double v83 = (((v9_slopes[14] + (v38 * v9_slopes[13])) + (v0_slopes[14] * v77)) + (v78 * v39)) + (v79 * v40);
    const double v84 = v83 + (v81 * v42);
    A[14] = 1.0 + (v12 * ((v40 + v0_slopes[14]) + v84));
    const double v85 = (((v9_slopes[15] + (v44 * v9_slopes[13])) + (v0_slopes[15] * v77)) + (v78 * v45)) + (v79 * v46);
    const double v86 = v85 + (v81 * v48);
    A[15] = v12 * ((v0_slopes[15] + v46) + v86);
    const double v87 = (((v9_slopes[16] + (v50 * v9_slopes[13])) + (v0_slopes[16] * v77)) + (v78 * v51)) + (v79 * v52);
    const double v88 = v87 + (v81 * v54);
    A[16] = v12 * ((v0_slopes[16] + v52) + v88);
    const double v89 = (((v9_slopes[17] + (v56 * v9_slopes[14])) + (v57 * v9_slopes[13])) + (v78 * v58)) + (v79 * v59);
    const double v90 = v89 + (v81 * v61);
    A[17] = dt + (v12 * ((v0_slopes[17] + v59) + v90));
    const double v91 = dt * v1;
    const double v92 = v91 * v15_slopes[1];
    const double v93 = v91 * v15_slopes[2];
    const double v94 = (((v15_slopes[1] + v0_slopes[1]) + (v92 * v25)) + (v93 * v30)) + (2.0 * v36);
    const double v95 = dt * v15_slopes[4];
    const double v96 = dt * v15_slopes[5];
    const double v97 = 2.0 + (dt * v15_slopes[3]);
    A[19] = v16 * (((v94 + (v95 * v68)) + (v96 * v82)) + (v97 * v37));
    const double v98 = (((v15_slopes[2] + v0_slopes[2]) + (v92 * v39)) + (v93 * v40)) + (2.0 * v42);
    A[20] = v16 * (((v98 + (v95 * v70)) + (v96 * v84)) + (v97 * v43));
    const double v99 = (((v15_slopes[3] + v0_slopes[3]) + (v92 * v45)) + (v93 * v46)) + (2.0 * v48);
    A[21] = 1.0 + (v16 * (((v99 + (v95 * v72)) + (v96 * v86)) + (v97 * v49)));
    const double v100 = dt + (v91 * v51);
    const double v101 = (((v15_slopes[4] + v0_slopes[4]) + (v93 * v52)) + (2.0 * v54)) + (v15_slopes[1] * v100);
    A[22] = v16 * (((v101 + (v95 * v74)) + (v96 * v88)) + (v97 * v55));
    const double v102 = dt + (v91 * v59);
    const double v103 = (((v15_slopes[5] + v0_slopes[5]) + (v92 * v58)) + (2.0 * v61)) + (v15_slopes[2] * v102);
    A[23] = v16 * (((v103 + (v95 * v76)) + (v96 * v90)) + (v97 * v62));
    const double v104 = v91 * v15_slopes[8];
    const double v105 = 2.0 + (v91 * v15_slopes[7]);
    const double v106 = dt * v15_slopes[9];
    const double v107 = (((v15_slopes[7] + v0_slopes[7]) + (v104 * v30)) + (v105 * v25)) + (v106 * v37);
    const double v108 = dt * v15_slopes[11];
    const double v109 = 2.0 + (dt * v15_slopes[10]);
    A[25] = v16 * ((v107 + (v108 * v82)) + (v109 * v68));
    const double v110 = (((v15_slopes[8] + v0_slopes[8]) + (v104 * v40)) + (v105 * v39)) + (v106 * v43);
    A[26] = v16 * ((v110 + (v108 * v84)) + (v109 * v70));
    const double v111 = (((v15_slopes[9] + v0_slopes[9]) + (v104 * v46)) + (v105 * v45)) + (v106 * v49);
    A[27] = v16 * ((v111 + (v108 * v86)) + (v109 * v72));
    const double v112 = (((v15_slopes[10] + v0_slopes[10]) + (2.0 * v51)) + (v104 * v52)) + (v15_slopes[7] * v100);
    A[28] = 1.0 + (v16 * (((v112 + (v106 * v55)) + (v108 * v88)) + (v109 * v74)));
    const double v113 = (((v15_slopes[11] + v0_slopes[11]) + (v105 * v58)) + (v15_slopes[8] * v102)) + (v106 * v62);
    A[29] = v16 * ((v113 + (v108 * v90)) + (v109 * v76));
    const double v114 = v91 * v15_slopes[13];
    const double v115 = 2.0 + (v91 * v15_slopes[14]);
    const double v116 = dt * v15_slopes[15];
    const double v117 = (((v15_slopes[13] + v0_slopes[13]) + (v114 * v25)) + (v115 * v30)) + (v116 * v37);
    const double v118 = dt * v15_slopes[16];
    const double v119 = 2.0 + (dt * v15_slopes[17]);
    A[31] = v16 * ((v117 + (v118 * v68)) + (v119 * v82));
    const double v120 = (((v15_slopes[14] + v0_slopes[14]) + (v114 * v39)) + (v115 * v40)) + (v116 * v43);
    A[32] = v16 * ((v120 + (v118 * v70)) + (v119 * v84));
    const double v121 = (((v15_slopes[15] + v0_slopes[15]) + (v114 * v45)) + (v115 * v46)) + (v116 * v49);
    A[33] = v16 * ((v121 + (v118 * v72)) + (v119 * v86));
    const double v122 = (((v15_slopes[16] + v0_slopes[16]) + (v115 * v52)) + (v15_slopes[13] * v100)) + (v116 * v55);
    A[34] = v16 * ((v122 + (v118 * v74)) + (v119 * v88));
    const double v123 = (((v15_slopes[17] + v0_slopes[17]) + (v114 * v58)) + (2.0 * v59)) + (v15_slopes[14] * v102);
    A[35] = 1.0 + (v16 * (((v123 + (v116 * v62)) + (v118 * v76)) + (v119 * v90)));
    const double v124 = (v0_gains[6] * v23) + (v0_gains[0] * v22);
    const double v125 = (v5_gains[6] + (v0_gains[6] * v28)) + (v0_gains[0] * v27);
    const double v126 = (v5_gains[0] + (v0_gains[0] * v33)) + (v0_gains[6] * v34);
    const double v127 = (((v9_gains[0] + (v0_gains[6] * v20)) + (v21 * v124)) + (v26 * v125)) + (v32 * v126);
    B[0] = v12 * ((v126 + v0_gains[0]) + v127);
    const double v128 = v0_gains[4] * v18;
    const double v129 = v5_slopes[16] * v128;
    const double v130 = v5_slopes[4] * v128;
    const double v131 = v5_gains[4] + (v0_gains[4] * v24);
    const double v132 = (((v9_slopes[5] * v129) + (v9_slopes[1] * v128)) + (v9_slopes[3] * v130)) + (v21 * v131);
    const double v133 = v0_gains[4] * v12;
    B[1] = (v12 * v132) + (v35 * v133);
    const double v134 = (v0_gains[8] * v23) + (v0_gains[2] * v22);
    const double v135 = (v5_gains[8] + (v0_gains[8] * v28)) + (v0_gains[2] * v27);
    const double v136 = (v5_gains[2] + (v0_gains[2] * v33)) + (v0_gains[8] * v34);
    const double v137 = (((v9_gains[2] + (v0_gains[8] * v20)) + (v21 * v134)) + (v26 * v135)) + (v32 * v136);
    B[2] = v12 * ((v0_gains[2] + v136) + v137);
    const double v138 = (((v64 * v124) + (v0_gains[6] * v63)) + (v67 * v126)) + (v65 * v125);
    B[3] = v12 * (v124 + v138);
    const double v139 = (((v9_gains[4] + (v9_slopes[7] * v128)) + (v9_slopes[9] * v130)) + (v9_slopes[11] * v129)) + (v64 * v131);
    B[4] = v133 + (v12 * (v131 + v139));
    const double v140 = (((v64 * v134) + (v0_gains[8] * v63)) + (v67 * v136)) + (v65 * v135);
    B[5] = v12 * (v134 + v140);
    const double v141 = (((v9_gains[6] + (v0_gains[6] * v77)) + (v78 * v124)) + (v81 * v126)) + (v79 * v125);
    B[6] = v12 * ((v125 + v0_gains[6]) + v141);
    const double v142 = (((v9_slopes[15] * v130) + (v9_slopes[13] * v128)) + (v9_slopes[17] * v129)) + (v78 * v131);
    B[7] = (v12 * v142) + (v29 * v133);
    const double v143 = (((v9_gains[8] + (v0_gains[8] * v77)) + (v78 * v134)) + (v81 * v136)) + (v79 * v135);
    B[8] = v12 * ((v135 + v0_gains[8]) + v143);
    const double v144 = (((v15_gains[0] + v0_gains[0]) + (v92 * v124)) + (v93 * v125)) + (2.0 * v126);
    B[9] = v16 * (((v144 + (v95 * v138)) + (v96 * v141)) + (v97 * v127));
    const double v145 = dt * v129;
    const double v146 = 2.0 * v0_gains[4];
    const double v147 = (((v15_slopes[2] * v145) + (v146 * v35)) + (v131 * v92)) + (v95 * v139);
    B[10] = v16 * ((v147 + (v96 * v142)) + (v97 * v132));
    const double v148 = (((v15_gains[2] + v0_gains[2]) + (v92 * v134)) + (v93 * v135)) + (2.0 * v136);
    B[11] = v16 * (((v148 + (v95 * v140)) + (v96 * v143)) + (v97 * v137));
    const double v149 = ((v108 * v141) + ((v104 * v125) + (v105 * v124))) + (v106 * v127);
    B[12] = v16 * (v149 + (v109 * v138));
    const double v150 = (((v15_gains[4] + v0_gains[4]) + (v15_slopes[8] * v145)) + (v131 * v105)) + (v108 * v142);
    B[13] = v16 * ((v150 + (v106 * v132)) + (v109 * v139));
    const double v151 = ((v108 * v143) + ((v104 * v135) + (v105 * v134))) + (v106 * v137);
    B[14] = v16 * (v151 + (v109 * v140));
    const double v152 = (((v15_gains[6] + v0_gains[6]) + (v114 * v124)) + (v115 * v125)) + (v116 * v127);
    B[15] = v16 * ((v152 + (v118 * v138)) + (v119 * v141));
    const double v153 = (((v15_slopes[14] * v145) + (v146 * v29)) + (v131 * v114)) + (v116 * v132);
    B[16] = v16 * ((v153 + (v118 * v139)) + (v119 * v142));
    const double v154 = (((v15_gains[8] + v0_gains[8]) + (v114 * v134)) + (v115 * v135)) + (v116 * v137);
    B[17] = v16 * ((v154 + (v118 * v140)) + (v119 * v143));
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_linearize_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter(36U, count, lane, A_lane, A);
        spherical_screw_scatter(18U, count, lane, B_lane, B);
    }
}

void spherical_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        double A_lane[36];
        double B_lane[18];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
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
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 10U; k < 14U; k++) {
        Y[k] = 0.0;
    }
    Y[17] = 0.0;
    Y[27] = 0.0;
    for (size_t k = 30U; k < 41U; k++) {
        Y[k] = 0.0;
    }
    Y[42] = 0.0;
    for (size_t k = 60U; k < 80U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 84U; k < 90U; k++) {
        Y[k] = 0.0;
    }
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
    const double v19 = v7 + v18;
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
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
    K[6] = 0.0;
    K[8] = 0.0;
    const double v2 = 392.40000000000003 * v0_cosine[0];
    K[5] = v2;
    K[7] = v2;
    K[4] = -((402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0]);
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
    for (size_t k = 0U; k < 9U; k++) {
        D[k] = 0.0;
    }
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
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = 0.4 * qd[1];
    const double v9 = v0_sine[0] * v6;
    const double v10 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) - tau[1];
    const double v11 = (v10 + (qd[2] * ((qd[1] * v7) - (0.4 * v6)))) + ((qd[0] * v5) * v9);
    const double v12 = 0.4 * v0_sine[0];
    const double v13 = ((qd[2] * v0_cosine[0]) * (v8 + (v7 * v6))) - tau[0];
    const double v14 = v13 - ((qd[1] * (15.984 + (v2 * v7))) * v9);
    const double v15 = v0_sine[0] * v0_sine[0];
    const double v16 = stuck[2] ? 0.0 : 0.016666666666666666;
    const double v17 = (v8 * v6) - tau[2];
    const double v18 = (v3 * ((qd[1] * qd[1]) + (v6 * v6))) - ((392.40000000000003 * v0_sine[0]) + v17);
    const double v19 = stuck[2] ? 0.0 : v18;
    const double v20 = 0.16000000000000003 * v16;
    const double v21 = -(1.0 / ((!stuck[0]) ? (((v5 + v20) * v15) - (v4 + 28.0)) : 1.0));
    const double v22 = stuck[0] ? 0.0 : v21;
    const double v23 = (((v16 * v12) * v19) - (stuck[0] ? 0.0 : (-v14))) * v22;
    const double v24 = stuck[2] ? 0.0 : (v16 * (v19 + (v12 * v23)));
    const double v25 = v16 * (stuck[2] ? 0.0 : 1.0);
    const double v26 = v25 * v22;
    const double v27 = stuck[2] ? 0.0 : (v25 + ((v20 * v15) * v26));
    const double v28 = stuck[0] ? 0.0 : (-(v12 * v26));
    const double v29 = stuck[0] ? 0.0 : (-v23);
    double v30_u[1] = {0.0};
    double v30_polished[1] = {0.0};
    const double v30_of_context_real[3] = {spherical_screw_sign(qd[2]), ((v12 * v28) - 1.0) + (20.0 * v27), -((v17 + (v12 * v29)) + (20.0 * v24))};
    const bool v30_of_context_boolean[1] = {!stuck[2]};
    bool v30_done = false;
    for (int v30_pass = 0; (v30_pass < 40) && !v30_done; v30_pass++) {
        double v30_next_u[1];
        double v30_next_polished[1];
        spherical_screw_sticking_loads(prepared, v30_u, v30_polished, v30_of_context_real, v30_of_context_boolean, v30_next_u, v30_next_polished, &v30_done);
        v30_u[0] = v30_next_u[0];
        v30_polished[0] = v30_next_polished[0];
    }
    const double v31 = stuck[2] ? 0.0 : (v24 - (v27 * v30_u[0]));
    qdd[2] = v31;
    f[0] = stuck[0] ? (-(v14 + (v12 * v31))) : 0.0;
    const double v32 = -v11;
    f[1] = stuck[1] ? v32 : 0.0;
    const double v33 = stuck[0] ? 0.0 : (v29 - (v28 * v30_u[0]));
    qdd[0] = v33;
    f[2] = stuck[2] ? (v18 - (v12 * v33)) : v30_u[0];
    const double v34 = stuck[1] ? 0.0 : ((stuck[1] ? 0.0 : (1.0 / ((!stuck[1]) ? (8.0 + v4) : 1.0))) * (stuck[1] ? 0.0 : v32));
    qdd[1] = stuck[1] ? 0.0 : v34;
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

static void spherical_screw_dynamics_loads_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    (void)obeying;
    other_out[0] = context_boolean[1] ? (!other[0]) : other[0];
    const double v0 = context_real[17] * context_real[17];
    const double v1 = (other[0] ? 0.4285714285714286 : (-0.375)) * v0;
    const double v2 = context_real[19] * v1;
    const double v3 = context_real[18] * v1;
    const double v4 = 1.0 / (1.0 - (context_boolean[1] ? v3 : 0.0));
    const double v5 = v4 * (context_boolean[1] ? v2 : 0.0);
    const double v6 = (v4 * (v5 - (context_boolean[1] ? (v2 + (v3 * v5)) : 0.0))) - v5;
    const double v7 = context_real[1] * (context_real[12] + (context_real[15] * v6));
    const double v8 = context_boolean[0] ? 0.0 : (context_real[14] + (context_real[16] * v6));
    const double v9 = ((context_real[6] - context_real[7]) - (20.0 * v8)) - v7;
    const double v10 = -v6;
    const double v11 = context_boolean[0] ? (context_real[5] - v7) : v10;
    const double v12 = v11 - v9;
    const double v13 = -(0.5 * v12);
    const double v14 = -(1.6666666666666667 * v12);
    const bool v15 = 0 == context_mode[0];
    const double v16 = v15 ? spherical_screw_min(spherical_screw_max(v14, v13) - v9, v9 - spherical_screw_min(v14, v13)) : (v8 * ((double)context_mode[0]));
    const bool v17 = context_boolean[3] || (((-1e-12) * spherical_screw_max(fabs(v11), fabs(context_real[5]))) <= (v15 ? v16 : (60.0 * v16)));
    const double v18 = (context_real[18] * v6) - context_real[19];
    const double v19 = context_boolean[1] ? (-(v0 * (v18 * ((0.0 < (-(context_real[17] * v18))) ? 0.4285714285714286 : (-0.375))))) : 0.0;
    const double v20 = fabs(v6);
    const double v21 = spherical_screw_max(fabs(v19), v20);
    const bool v22 = fabs(v6 + v19) <= (v21 * ((v21 < (1.0000000009313226 * v21)) ? 1e-11 : 1e-05));
    const bool v23 = v22 && (v20 < 1e+38);
    const bool v24 = ((context_boolean[3] || ((0.0 < v16) || (v15 && (0.0 <= v16)))) || v17) && v23;
    obeying_out[0] = v24;
    u_out[0] = (v24 || (v23 && (!found[0]))) ? v10 : u[0];
    found_out[0] = found[0] || v23;
    *done = (v24 || (other[0] || (!context_boolean[1]))) || (!context_boolean[2]);
}

static void spherical_screw_dynamics_loads_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
{
    result_real[1] = context_real[13];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        spherical_screw_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[2]) && v0_found[0]);
    const double v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = v1 ? (-v2) : context_real[20];
    result_real[2] = v1 ? (context_boolean[0] ? 0.0 : (context_real[14] - (context_real[16] * v0_u[0]))) : context_real[21];
    result_real[3] = v1 ? (context_boolean[0] ? (context_real[5] + (context_real[1] * v2)) : v0_u[0]) : context_real[22];
    result_real[4] = v1 ? v0_u[0] : context_real[23];
    const bool v3 = context_boolean[2] || v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[3] || (context_boolean[2] && v0_obeying[0]);
    result_boolean[2] = context_boolean[4] || (!v3);
}

void spherical_screw_friction_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = 8.0 + v4;
    const double v9 = 1.0 / v8;
    const double v10 = 0.4 * v0_sine[0];
    const double v11 = qd[1] * v6;
    const double v12 = v0_sine[0] * v0_sine[0];
    const double v13 = ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v6 * v7))) - tau[0];
    const bool v14 = 0 == mode[2];
    const double v15 = v14 ? 0.0 : 0.016666666666666666;
    const double v16 = v10 * v15;
    const double v17 = 0.4 * v11;
    const double v18 = v17 - tau[2];
    const double v19 = ((v3 * ((qd[1] * qd[1]) + (v6 * v6))) - (392.40000000000003 * v0_sine[0])) - v18;
    const double v20 = v14 ? 0.0 : v19;
    const double v21 = v14 ? 0.0 : 1.0;
    const double v22 = v15 * v21;
    const bool v23 = !v14;
    const double v24 = (double)mode[2];
    const double v25 = v4 + (28.0 - (v5 * v12));
    const double v26 = 0.16000000000000003 * v12;
    const double v27 = v15 * v26;
    const double v28 = 1.0 / (v27 - v25);
    const double v29 = v22 * v28;
    const double v30 = v14 ? 0.0 : (v22 - (v27 * v29));
    const double v31 = (1.0 - (20.0 * v30)) - (v26 * v29);
    const double v32 = v13 - ((15.984 + (v2 * v7)) * (v0_sine[0] * v11));
    const double v33 = v28 * ((v16 * v20) + v32);
    const double v34 = v14 ? 0.0 : ((v15 * v20) - (v16 * v33));
    const double v35 = (v18 + (20.0 * v34)) + (v10 * v33);
    const double v36 = -v31;
    const double v37 = -v35;
    double v38_u[1] = {0.0};
    double v38_polished[1] = {0.0};
    const double v38_of_context_real[3] = {v24, v36, v37};
    const bool v38_of_context_boolean[1] = {v23};
    bool v38_done = false;
    for (int v38_pass = 0; (v38_pass < 40) && !v38_done; v38_pass++) {
        double v38_next_u[1];
        double v38_next_polished[1];
        spherical_screw_dynamics_loads(prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_done);
        v38_u[0] = v38_next_u[0];
        v38_polished[0] = v38_next_polished[0];
    }
    const double v39 = v24 * (v35 + (v31 * v38_u[0]));
    const double v40 = v14 ? 0.0 : (-(((0.0 < (-v39)) ? 0.4285714285714286 : (-0.375)) * (v24 * v39)));
    const double v41 = spherical_screw_max(fabs(v38_u[0]), fabs(v40));
    const double v42 = fabs(v38_u[0] - v40);
    const bool v43 = (v42 <= (v41 * ((v41 < (1.0000000009313226 * v41)) ? 1e-11 : 1e-05))) && v38_done;
    const double v44 = 1.0 + (0.4285714285714286 * v31);
    const double v45 = 1.0 - (0.375 * v31);
    const double v46 = v44 * v45;
    const bool v47 = v23 && (v46 < 0.0);
    const bool v48 = v21 <= 1.0;
    const bool v49 = v47 && v48;
    const bool v50 = ((1e-05 * v41) < v42) && ((!v43) && v49);
    const bool v51 = 0.0 < (v14 ? 1.0 : ((v48 && (0.0 < v46)) ? 1.0 : spherical_screw_min(v44, v45)));
    const bool v52 = !spherical_screw_eq(0.0, qd[2]);
    const double v53 = v14 ? 0.0 : (v34 - (v30 * v38_u[0]));
    const double v54 = v10 * v29;
    const double v55 = (v38_u[0] * v54) - v33;
    const double v56 = v10 * v55;
    const double v57 = v14 ? (v19 + v56) : v38_u[0];
    const double v58 = ((v56 - v18) - (20.0 * v53)) - v57;
    const double v59 = 0.5 * v58;
    const double v60 = 1.6666666666666667 * v58;
    const double v61 = v57 + v58;
    const double v62 = v14 ? spherical_screw_min(v61 - spherical_screw_min(v59, v60), spherical_screw_max(v59, v60) - v61) : (v24 * v53);
    const double v63 = fabs(v19);
    const bool v64 = v52 || (((-1e-12) * spherical_screw_max(fabs(v57), v63)) <= (v14 ? v62 : (60.0 * v62)));
    const bool v65 = v43 && (v51 || ((v52 || ((v14 && (0.0 <= v62)) || (0.0 < v62))) || v64));
    const bool v66 = v50 || v65;
    const double v67 = v6 * ((0.4 * qd[2]) - (v5 * (qd[0] * v0_sine[0])));
    const double v68 = ((tau[1] - (v7 * (qd[1] * qd[2]))) + v67) - (v0_cosine[0] * (88.29 + (392.40000000000003 * v2)));
    const double v69 = v9 * v68;
    const bool v70 = v47 && (v43 && v49);
    const double v71 = -v55;
    double v73 = v57;
    double v74 = v71;
    double v75 = v69;
    double v76 = v53;
    bool v77 = v43;
    bool v78 = v70;
    bool v79 = v50;
    if (!(v66)) {
        const double v72_of_context_real[24] = {v25, v10, v8, -v32, v68, v19, tau[2], v17, v16, -v28, v9, v15, v33, v69, v34, v54, v30, v24, v36, v37, v71, v53, v57, v38_u[0]};
        const bool v72_of_context_boolean[7] = {v14, v23, v43, v70, v50, !v66, v52};
        double v72_result_real[5];
        bool v72_result_boolean[3];
        spherical_screw_dynamics_loads_pieces(prepared, v72_of_context_real, v72_of_context_boolean, &mode[2], v72_result_real, v72_result_boolean);
        v73 = v72_result_real[3];
        v74 = v72_result_real[0];
        v75 = v72_result_real[1];
        v76 = v72_result_real[2];
        v77 = v72_result_boolean[0];
        v78 = v72_result_boolean[1];
        v79 = v72_result_boolean[2];
    }
    f[2] = v73;
    qdd[0] = v74;
    qdd[1] = v75;
    qdd[2] = v76;
    const double v80 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    const bool v81 = (fabs(q[2]) + (fabs(q[1]) + v80)) < 1e+38;
    const double v82 = fabs(v75) + (fabs(v74) + (fabs(v76) + (v63 + fabs(v32))));
    const double v83 = v77 ? (v78 ? 4.0 : (v51 ? 0.0 : 3.0)) : (v79 ? 2.0 : 5.0);
    *status = v81 ? (((fabs(v68) + v82) < 1e+38) ? v83 : 6.0) : 6.0;
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
