/* two_link, emitted by symgen 0.1.0 */
#include "two_link.h"

#include <math.h>

static double two_link_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double two_link_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double two_link_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool two_link_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char two_link_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double two_link_alone(const double *number)
{
    return *(const volatile double *)number;
}

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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
TWO_LINK_INLINE void two_link_sincos_pair(const two_link_lane *angle, two_link_lane *sine, two_link_lane *cosine, two_link_bits *beyond)
{
    const two_link_lane x = *angle;
    union { two_link_lane number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_lane n = k.number - 6755399441186816.0;
    const two_link_lane w = x - (n * 1.5707963267923333);
    const two_link_lane r = w - (n * 2.5633441515839558e-12);
    const two_link_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const two_link_lane z = r * r;
    const two_link_lane rz = r * z;

    const two_link_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const two_link_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static TWO_LINK_APART void two_link_sincos_beyond(const two_link_four *angle, two_link_four *sine, two_link_four *cosine)
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

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    prepared->k[13] = parameters->m2;
    const double v0 = 0.15 * parameters->m2;
    prepared->k[19] = v0;
    const double v1 = 0.4 * v0;
    prepared->k[2] = v1;
    prepared->k[21] = 2.0 * v1;
    const double v2 = (2.0 * (0.15 * (0.5 * v0))) + parameters->I2;
    prepared->k[1] = v2;
    const double v3 = 0.2 * parameters->m1;
    prepared->k[14] = v3;
    const double v4 = (2.0 * (0.2 * (0.5 * v3))) + parameters->I1;
    prepared->k[15] = v4;
    const double v5 = 0.4 * parameters->m2;
    const double v6 = v4 + (2.0 * (0.4 * (0.5 * v5)));
    prepared->k[6] = v6;
    prepared->k[0] = v2 + v6;
    const double v7 = 1.0 / v2;
    prepared->k[9] = v7;
    prepared->k[17] = parameters->g0;
    prepared->k[3] = parameters->g0 * (v3 + v5);
    prepared->k[4] = v0 * parameters->g0;
    prepared->k[24] = v2 * v7;
    prepared->k[25] = v1 * v7;
    const double v8 = v0 * v7;
    prepared->k[7] = 0.4 * v8;
    prepared->k[18] = 0.8 * v0;
    prepared->k[5] = 0.06 * parameters->m2;
    prepared->k[8] = v8 * (0.16000000000000003 * v0);
    const double v9 = 0.5 * parameters->I2;
    prepared->k[10] = (0.01125 * parameters->m2) + v9;
    prepared->k[11] = parameters->I2 + (0.0225 * parameters->m2);
    prepared->k[12] = ((v9 + (0.09125000000000001 * parameters->m2)) + (0.020000000000000004 * parameters->m1)) + (0.5 * parameters->I1);
    prepared->k[16] = parameters->m1 * parameters->g0;
    const double v10 = v3 * parameters->g0;
    prepared->k[26] = v10;
    prepared->k[20] = v10 + (v5 * parameters->g0);
    prepared->k[22] = v7 * v7;
    prepared->k[23] = 2.7 * v2;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        two_link_prepared block[8];
        size_t lane = first;

        do {
            two_link_parameters parameters_lane;

            parameters_lane.g0 = parameters[lane];
            parameters_lane.m1 = parameters[(1U * count) + lane];
            parameters_lane.m2 = parameters[(2U * count) + lane];
            parameters_lane.I1 = parameters[(3U * count) + lane];
            parameters_lane.I2 = parameters[(4U * count) + lane];
            two_link_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 27U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

int two_link_valid(const two_link_parameters *parameters)
{
    bool kept[9];
    int rule = 0;

    kept[0] = fabs(parameters->g0) <= 1e+50;
    kept[1] = fabs(parameters->m1) <= 1e+50;
    kept[2] = fabs(parameters->m2) <= 1e+50;
    const double v0 = fabs(parameters->I1);
    kept[3] = v0 <= 1e+50;
    const double v1 = fabs(parameters->I2);
    kept[4] = v1 <= 1e+50;
    kept[5] = 0.0 <= parameters->m1;
    kept[6] = ((-1e-09) <= (parameters->I1 / ((0.0 < v0) ? v0 : 1.0))) || (v0 <= ((parameters->m1 * 0.04000000000000001) * 1e-14));
    kept[7] = 0.0 <= parameters->m2;
    kept[8] = ((-1e-09) <= (parameters->I2 / ((0.0 < v1) ? v1 : 1.0))) || (v1 <= (1e-14 * (parameters->m2 * 0.0225)));
    while ((rule < 9) && kept[rule]) {
        rule++;
    }
    return (rule < 9) ? (rule + 1) : 0;
}

void two_link_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_parameters parameters_lane;

        parameters_lane.g0 = parameters[lane];
        parameters_lane.m1 = parameters[(1U * count) + lane];
        parameters_lane.m2 = parameters[(2U * count) + lane];
        parameters_lane.I1 = parameters[(3U * count) + lane];
        parameters_lane.I2 = parameters[(4U * count) + lane];
        rules[lane] = two_link_valid(&parameters_lane);
    }
}

const char *two_link_rule(int number)
{
    static const char *const texts[9] = {
        "parameters.g0: must be finite and at most 1e+50 in magnitude",
        "parameters.m1: must be finite and at most 1e+50 in magnitude",
        "parameters.m2: must be finite and at most 1e+50 in magnitude",
        "parameters.I1: must be finite and at most 1e+50 in magnitude",
        "parameters.I2: must be finite and at most 1e+50 in magnitude",
        "joints.shoulder.mass: must be at least 0",
        "joints.shoulder.inertia: must be positive semidefinite",
        "joints.elbow.mass: must be at least 0",
        "joints.elbow.inertia: must be positive semidefinite",
    };

    return ((number >= 1) && (number <= 9)) ? texts[number - 1] : "";
}

void two_link_mass_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    const two_link_four v0_angle = {q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    M[3] = prepared->k[1];
    const double v1 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    M[1] = v1;
    M[2] = v1;
    M[0] = prepared->k[0] + (prepared->k[21] * v0_cosine[0]);
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_mass_matrix(&prepared_lane, q_lane, M_lane);
        two_link_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void two_link_bias(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (prepared->k[4] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + ((qd[0] * qd[0]) * v4);
    h[1] = v5;
    const double v6 = qd[0] + qd[1];
    h[0] = v5 + ((prepared->k[3] * v0_cosine[0]) - ((v6 * v6) * v4));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        two_link_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void two_link_gravity(const two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1]) + two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = prepared->k[4] * v0_cosine[1];
    g[1] = v2;
    g[0] = (prepared->k[3] * v0_cosine[0]) + v2;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gravity(&prepared_lane, q_lane, g_lane);
        two_link_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void two_link_coriolis_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    const two_link_four v0_angle = {q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    C[3] = 0.0;
    const double v1 = prepared->k[5] * v0_sine[0];
    const double v2 = qd[1] * v1;
    const double v3 = qd[0] * v1;
    C[2] = v3;
    C[0] = -v2;
    C[1] = -(v2 + v3);
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        two_link_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void two_link_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[2] * v0_cosine[0];
    const double v5 = qd[0] + qd[1];
    const double v6 = prepared->k[2] * v0_sine[0];
    const double v7 = qdd[1] + qdd[0];
    const double v8 = (((qd[0] * qd[0]) * v6) + (prepared->k[1] * v7)) + (qdd[0] * v4);
    const double v9 = v8 - (prepared->k[4] * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1])));
    tau[1] = v9;
    const double v10 = (((prepared->k[3] * v0_cosine[1]) + (prepared->k[6] * qdd[0])) - ((v5 * v5) * v6)) + (v7 * v4);
    tau[0] = v9 + v10;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = prepared->k[2] * v0_sine[0];
    const double v6 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (((qd[0] * qd[0]) * v5) - tau[1]);
    const double v7 = prepared->k[7] * v0_cosine[0];
    const double v8 = (((prepared->k[3] * v0_cosine[1]) + (tau[1] - tau[0])) - ((v4 * v4) * v5)) - (v7 * v6);
    const double v9 = v8 * (1.0 / ((v0_cosine[0] * (prepared->k[8] * v0_cosine[0])) - prepared->k[6]));
    qdd[0] = v9;
    qdd[1] = -(v9 + ((prepared->k[9] * v6) + (v7 * v9)));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    const double v1 = qd[0] * ((qd[0] * prepared->k[12]) + ((prepared->k[5] * (qd[0] + qd[1])) * v0_cosine[0]));
    *T = (qd[1] * ((qd[1] * prepared->k[10]) + (qd[0] * prepared->k[11]))) + v1;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void two_link_potential_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = (prepared->k[3] * v0_sine[0]) + (prepared->k[4] * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0])));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void two_link_position_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    x[2] = 0.0;
    const double v4 = 0.4 + (0.3 * v0_cosine[0]);
    const double v5 = 0.3 * v0_sine[0];
    x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    x[1] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_position_tip(&prepared_lane, q_lane, x_lane);
        two_link_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void two_link_rotation_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v4;
    R[4] = v4;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    const double v5 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    R[3] = v5;
    R[1] = -v5;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_rotation_tip(&prepared_lane, q_lane, R_lane);
        two_link_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void two_link_jacobian_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    for (size_t k = 4U; k < 10U; k++) {
        J[k] = 0.0;
    }
    J[10] = 1.0;
    J[11] = 1.0;
    const double v4 = 0.3 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v5 + (0.4 * v0_cosine[1]);
    J[0] = -(v4 + (0.4 * v0_sine[1]));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_jacobian_tip(&prepared_lane, q_lane, J_lane);
        two_link_scatter(12U, count, lane, J_lane, J);
    }
}

#endif

void two_link_influence_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 0.3 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    G[3] = v5;
    const double v6 = v5 + (0.4 * v0_cosine[1]);
    G[2] = v6;
    const double v7 = -(v4 + (0.4 * v0_sine[1]));
    G[0] = v7;
    H[4] = v7;
    const double v8 = -v4;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    H[0] = -v6;
    const double v9 = -v5;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    for (size_t k = 0U; k < 4U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        two_link_scatter(6U, count, lane, G_lane, G);
        two_link_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void two_link_inertia_power(const two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    const two_link_four v0_angle = {q[1]};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    P[0] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        P[k] = 0.0;
    }
    const double v1 = prepared->k[5] * v0_sine[0];
    P[4] = v1;
    const double v2 = -v1;
    P[1] = v2;
    P[2] = v2;
    P[3] = v2;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_inertia_power(&prepared_lane, q_lane, P_lane);
        two_link_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

void two_link_reactions(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = qd[0] * qd[0];
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    const double v6 = qdd[1] + qdd[0];
    const double v7 = (0.4 * v5) - (prepared->k[17] * v0_sine[1]);
    const double v8 = (0.4 * qdd[0]) + (prepared->k[17] * v0_cosine[1]);
    const double v9 = (v4 * (prepared->k[19] * v4)) + (prepared->k[13] * ((v0_cosine[0] * v7) - (v0_sine[0] * v8)));
    const double v10 = (v0_cosine[0] * v8) + (v0_sine[0] * v7);
    const double v11 = (prepared->k[13] * v10) + (prepared->k[19] * v6);
    F[7] = v11;
    F[0] = (((prepared->k[16] * v0_sine[1]) - (prepared->k[14] * v5)) - (v0_cosine[0] * v9)) - (v0_sine[0] * v11);
    const double v12 = (v0_cosine[0] * v11) - (v0_sine[0] * v9);
    F[1] = v12 + ((prepared->k[14] * qdd[0]) + (prepared->k[16] * v0_cosine[1]));
    const double v13 = (prepared->k[1] * v6) + (prepared->k[19] * v10);
    F[11] = v13;
    F[5] = (v13 + ((prepared->k[15] * qdd[0]) + (prepared->k[26] * v0_cosine[1]))) + (0.4 * v12);
    F[6] = -v9;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        two_link_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

void two_link_inverse_dynamics_gradients(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[4] * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]));
    by_q[0] = -((prepared->k[3] * v0_sine[0]) + v4);
    const double v5 = prepared->k[2] * v0_sine[1];
    const double v6 = qd[0] + qd[1];
    const double v7 = prepared->k[2] * v0_cosine[1];
    const double v8 = (((qd[0] * qd[0]) * v7) - v4) - (qdd[0] * v5);
    by_q[3] = v8;
    by_q[1] = v8 - (((v6 * v6) * v7) + ((qdd[1] + qdd[0]) * v5));
    by_q[2] = -v4;
    const double v9 = prepared->k[18] * v0_sine[1];
    const double v10 = v6 * v9;
    const double v11 = qd[0] * v9;
    by_qd[2] = v11;
    by_qd[0] = v11 - v10;
    by_qd[1] = -v10;
    by_qd[3] = 0.0;
    by_qdd[0] = prepared->k[0] + (prepared->k[21] * v0_cosine[1]);
    by_qdd[3] = prepared->k[1];
    const double v12 = prepared->k[1] + v7;
    by_qdd[1] = v12;
    by_qdd[2] = v12;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_inverse_dynamics_gradients_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        two_link_scatter(4U, count, lane, by_q_lane, by_q);
        two_link_scatter(4U, count, lane, by_qd_lane, by_qd);
        two_link_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void two_link_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        two_link_scatter(4U, count, lane, by_q_lane, by_q);
        two_link_scatter(4U, count, lane, by_qd_lane, by_qd);
        two_link_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

void two_link_linearize(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = v4 * v4;
    A[0] = 0.0;
    A[1] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        B[k] = 0.0;
    }
    A[2] = 1.0;
    A[7] = 1.0;
    const double v6 = prepared->k[17] * v0_sine[1];
    const double v7 = prepared->k[17] * v0_cosine[1];
    const double v8 = prepared->k[24] + (prepared->k[25] * v0_cosine[0]);
    const double v9 = 1.0 - v8;
    const double v10 = 1.0 / (((prepared->k[1] * v8) - prepared->k[0]) + (v0_cosine[0] * ((prepared->k[2] * v8) - prepared->k[21])));
    const double v11 = prepared->k[19] * v0_cosine[0];
    const double v12 = prepared->k[19] * v0_sine[0];
    const double v13 = v7 * v12;
    const double v14 = v13 + (v6 * v11);
    const double v15 = ((prepared->k[3] * v0_sine[1]) + (v9 * v14)) * v10;
    const double v16 = v6 - (qd[0] * (qd[0] * 0.4));
    const double v17 = (v12 * v16) - (v7 * v11);
    const double v18 = tau[1] + v17;
    const double v19 = 0.4 * v12;
    const double v20 = (((((prepared->k[3] * v0_cosine[1]) - tau[0]) - (v5 * v19)) - v17) + (v8 * v18)) * v10;
    const double v21 = (v13 + (v11 * v16)) + (v19 * v20);
    const double v22 = (v19 * ((-(prepared->k[9] * v18)) - (v9 * v20))) - ((0.4 * v5) * v11);
    const double v23 = v10 * (v22 - (v9 * v21));
    A[9] = v23;
    const double v24 = 0.8 * v12;
    const double v25 = v4 * v24;
    const double v26 = qd[0] * v24;
    const double v27 = (v25 - (v9 * v26)) * v10;
    const double v28 = v25 * v10;
    A[12] = (prepared->k[9] * v14) + (v8 * v15);
    A[13] = (prepared->k[9] * v21) - (v8 * v23);
    A[14] = (v8 * v27) - (prepared->k[9] * v26);
    A[15] = v8 * v28;
    const double v29 = v8 * v10;
    B[5] = v29;
    B[6] = v29;
    B[7] = prepared->k[9] - (v8 * v29);
    A[8] = -v15;
    A[10] = -v27;
    A[11] = -v28;
    B[4] = -v10;
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    const double v0 = 0.5 * dt;
    const double v1 = two_link_alone(&q[0]) + (two_link_alone(&qd[0]) * v0);
    const double v2 = two_link_alone(&q[1]) + (two_link_alone(&qd[1]) * v0);
    const two_link_four v3_angle = {two_link_alone(&q[0]), two_link_alone(&q[1]), v1, v2};
    two_link_four v3_sine;
    two_link_four v3_cosine;
    two_link_sincos(&v3_angle, &v3_sine, &v3_cosine);
    const double v11 = prepared->k[17] * v3_sine[0];
    const double v12 = v11 - (qd[0] * (qd[0] * 0.4));
    const double v13 = prepared->k[19] * v3_sine[1];
    const double v14 = prepared->k[19] * v3_cosine[1];
    const double v15 = prepared->k[17] * v3_cosine[0];
    const double v16 = (v15 * v14) - (v13 * v12);
    const double v17 = tau[1] - v16;
    const double v18 = prepared->k[24] + (prepared->k[25] * v3_cosine[1]);
    const double v19 = qd[0] + qd[1];
    const double v20 = v19 * v19;
    const double v21 = 0.4 * v13;
    const double v22 = 1.0 / (((prepared->k[1] * v18) - prepared->k[0]) + (v3_cosine[1] * ((prepared->k[2] * v18) - prepared->k[21])));
    const double v23 = ((v16 + (((prepared->k[3] * v3_cosine[0]) - tau[0]) - (v20 * v21))) + (v18 * v17)) * v22;
    const double v24 = qd[0] + (v0 * v23);
    const double v25 = prepared->k[17] * v3_sine[2];
    const double v26 = v25 - (v24 * (0.4 * v24));
    const double v27 = prepared->k[19] * v3_sine[3];
    const double v28 = prepared->k[19] * v3_cosine[3];
    const double v29 = prepared->k[17] * v3_cosine[2];
    const double v30 = (v29 * v28) - (v27 * v26);
    const double v31 = tau[1] - v30;
    const double v32 = prepared->k[24] + (prepared->k[25] * v3_cosine[3]);
    const double v33 = (prepared->k[9] * v17) - (v18 * v23);
    const double v34 = qd[1] + (v0 * v33);
    const double v35 = v24 + v34;
    const double v36 = v35 * v35;
    const double v37 = 0.4 * v27;
    const double v38 = 1.0 / ((v32 * (prepared->k[1] + (prepared->k[2] * v3_cosine[3]))) - ((prepared->k[21] * v3_cosine[3]) + prepared->k[0]));
    const double v39 = v38 * (((tau[0] - (prepared->k[3] * v3_cosine[2])) + (v37 * v36)) - ((v32 * v31) + v30));
    const double v40 = (prepared->k[9] * v31) + (v32 * v39);
    const double v41 = qd[1] + (v0 * v40);
    const double v42 = qd[0] - (v0 * v39);
    const double v43 = v42 + v41;
    const double v44 = v43 * v43;
    const double v45 = q[1] + (v0 * v34);
    const two_link_four v46_angle = {v45};
    two_link_four v46_sine;
    two_link_four v46_cosine;
    two_link_sincos(&v46_angle, &v46_sine, &v46_cosine);
    const double v48 = prepared->k[19] * v46_sine[0];
    const double v49 = 0.4 * v48;
    const double v50 = q[0] + (v0 * v24);
    const two_link_four v51_angle = {v50};
    two_link_four v51_sine;
    two_link_four v51_cosine;
    two_link_sincos(&v51_angle, &v51_sine, &v51_cosine);
    const double v53 = prepared->k[17] * v51_sine[0];
    const double v54 = v53 - (v42 * (0.4 * v42));
    const double v55 = prepared->k[19] * v46_cosine[0];
    const double v56 = prepared->k[17] * v51_cosine[0];
    const double v57 = (v56 * v55) - (v48 * v54);
    const double v58 = tau[1] - v57;
    const double v59 = prepared->k[24] + (prepared->k[25] * v46_cosine[0]);
    const double v60 = 1.0 / (((prepared->k[1] * v59) - prepared->k[0]) + (v46_cosine[0] * ((prepared->k[2] * v59) - prepared->k[21])));
    const double v61 = ((((tau[0] - (prepared->k[3] * v51_cosine[0])) + (v44 * v49)) - v57) - (v59 * v58)) * v60;
    const double v62 = v39 + v61;
    const double v63 = 0.16666666666666666 * dt;
    q_next[0] = q[0] + (dt * (qd[0] + (v63 * (v23 - v62))));
    const double v64 = (prepared->k[9] * v58) + (v59 * v61);
    const double v65 = v40 + v64;
    q_next[1] = q[1] + (dt * (qd[1] + (v63 * (v33 + v65))));
    const double v66 = (dt * v61) - qd[0];
    const double v67 = (qd[1] + (dt * v64)) - v66;
    const double v68 = v67 * v67;
    const double v69 = q[1] + (dt * v41);
    const two_link_four v70_angle = {v69};
    two_link_four v70_sine;
    two_link_four v70_cosine;
    two_link_sincos(&v70_angle, &v70_sine, &v70_cosine);
    const double v72 = prepared->k[19] * v70_sine[0];
    const double v73 = 0.4 * v72;
    const double v74 = q[0] + (dt * v42);
    const two_link_four v75_angle = {v74};
    two_link_four v75_sine;
    two_link_four v75_cosine;
    two_link_sincos(&v75_angle, &v75_sine, &v75_cosine);
    const double v77 = prepared->k[17] * v75_sine[0];
    const double v78 = v77 - (v66 * (0.4 * v66));
    const double v79 = prepared->k[19] * v70_cosine[0];
    const double v80 = prepared->k[17] * v75_cosine[0];
    const double v81 = (v72 * v78) - (v80 * v79);
    const double v82 = tau[1] + v81;
    const double v83 = prepared->k[24] + (prepared->k[25] * v70_cosine[0]);
    const double v84 = 1.0 / ((v83 * (prepared->k[1] + (prepared->k[2] * v70_cosine[0]))) - ((prepared->k[21] * v70_cosine[0]) + prepared->k[0]));
    const double v85 = v84 * ((v81 - (v83 * v82)) + ((tau[0] - (prepared->k[3] * v75_cosine[0])) + (v73 * v68)));
    qd_next[0] = qd[0] + (v63 * ((v23 - (2.0 * v62)) - v85));
    const double v86 = prepared->k[9] * v82;
    qd_next[1] = qd[1] + (v63 * ((v86 + (v33 + (2.0 * v65))) + (v83 * v85)));
    const double v87 = v56 * v48;
    const double v88 = (v87 + (v55 * v54)) - (v49 * v61);
    const double v89 = 1.0 - v59;
    const double v90 = v60 * (((v89 * v88) + ((0.4 * v44) * v55)) - (v49 * (v61 - v64)));
    const double v91 = v0 * v0;
    const double v92 = v91 * v90;
    const double v93 = v15 * v13;
    const double v94 = v93 + (v11 * v14);
    const double v95 = 1.0 - v18;
    const double v96 = ((prepared->k[3] * v3_sine[0]) + (v95 * v94)) * v22;
    const double v97 = (prepared->k[9] * v94) + (v18 * v96);
    const double v98 = 0.8 * v48;
    const double v99 = v43 * v98;
    const double v100 = v99 * v60;
    const double v101 = v0 * v100;
    const double v102 = 0.8 * v27;
    const double v103 = v102 * v35;
    const double v104 = v102 * v24;
    const double v105 = 1.0 - v32;
    const double v106 = -(v38 * ((v105 * v104) - v103));
    const double v107 = (prepared->k[9] * v104) - (v32 * v106);
    const double v108 = v0 * v107;
    const double v109 = v38 * v103;
    const double v110 = v0 * v109;
    const double v111 = v32 * v110;
    const double v112 = v29 * v27;
    const double v113 = v112 + (v28 * v25);
    const double v114 = ((prepared->k[3] * v3_sine[2]) + (v105 * v113)) * v38;
    const double v115 = (prepared->k[9] * v113) + (v32 * v114);
    const double v116 = (v115 + (v97 * v111)) + (v96 * v108);
    const double v117 = v42 * v98;
    const double v118 = (v99 - (v89 * v117)) * v60;
    const double v119 = v0 * v118;
    const double v120 = v0 * v106;
    const double v121 = (v96 * v120) - ((v97 * v110) + v114);
    const double v122 = v87 + (v53 * v55);
    const double v123 = ((prepared->k[3] * v51_sine[0]) + (v89 * v122)) * v60;
    const double v124 = v91 * v123;
    const double v125 = ((((v96 * v124) - v123) - (v121 * v119)) - (v116 * v101)) - (v97 * v92);
    const double v126 = dt * v63;
    A[0] = 1.0 + (v126 * (v125 + (v121 - v96)));
    const double v127 = (v93 + (v14 * v12)) + (v21 * v23);
    const double v128 = v22 * ((((0.4 * v20) * v14) + (v95 * v127)) + (v21 * (v23 + v33)));
    const double v129 = (v18 * v128) + (prepared->k[9] * v127);
    const double v130 = v37 * v39;
    const double v131 = (v112 + (v28 * v26)) - v130;
    const double v132 = v38 * (((v105 * v131) - v130) + ((v37 * v40) + ((0.4 * v28) * v36)));
    const double v133 = (prepared->k[9] * v131) + (v32 * v132);
    const double v134 = v133 + ((v129 * v111) + (v128 * v108));
    const double v135 = v132 + ((v129 * v110) - (v128 * v120));
    const double v136 = ((((v135 * v119) - (v134 * v101)) + (v128 * v124)) - v90) - (v129 * v92);
    A[1] = -(v126 * ((v135 + v128) - v136));
    const double v137 = 0.8 * v13;
    const double v138 = qd[0] * v137;
    const double v139 = v19 * v137;
    const double v140 = (v139 - (v95 * v138)) * v22;
    const double v141 = (v18 * v140) - (prepared->k[9] * v138);
    const double v142 = (v106 - (v140 * v120)) + ((v0 * v114) + (v141 * v110));
    const double v143 = ((v141 * v111) + (v0 * v115)) + ((v140 * v108) - v107);
    const double v144 = (((v118 + (v0 * v123)) - (v142 * v119)) + (v143 * v101)) - (v140 * v124);
    const double v145 = v144 + (v141 * v92);
    A[2] = dt - (v126 * ((v142 + v140) + v145));
    const double v146 = v139 * v22;
    const double v147 = v18 * v146;
    const double v148 = (((v32 * v109) + (v147 * v111)) + (v146 * v108)) + (v0 * v133);
    const double v149 = ((v109 + (v147 * v110)) - (v146 * v120)) + (v0 * v132);
    const double v150 = (((v100 - (v149 * v119)) + (v148 * v101)) - (v146 * v124)) + (v0 * v90);
    const double v151 = v150 + (v147 * v92);
    A[3] = -(v126 * ((v146 + v149) + v151));
    const double v152 = (prepared->k[9] * v88) + (v59 * v90);
    const double v153 = v91 * v152;
    const double v154 = (prepared->k[9] * v117) - (v59 * v118);
    const double v155 = v0 * v154;
    const double v156 = (prepared->k[9] * v122) + (v59 * v123);
    const double v157 = v91 * v156;
    const double v158 = v59 * v100;
    const double v159 = v0 * v158;
    const double v160 = ((((v96 * v157) - v156) + (v121 * v155)) - (v116 * v159)) - (v97 * v153);
    A[4] = v126 * ((v116 + v97) - v160);
    const double v161 = ((((v128 * v157) - (v134 * v159)) - (v135 * v155)) - v152) - (v129 * v153);
    A[5] = 1.0 + (v126 * ((v129 + v134) - v161));
    const double v162 = (((v154 - (v0 * v156)) + (v140 * v157)) - (v142 * v155)) - (v143 * v159);
    const double v163 = v162 - (v141 * v153);
    A[6] = -(v126 * (v163 - (v141 + v143)));
    const double v164 = (((v158 - (v146 * v157)) + (v149 * v155)) + (v148 * v159)) + (v0 * v152);
    const double v165 = v164 + (v147 * v153);
    A[7] = dt + (v126 * (v165 + (v147 + v148)));
    const double v166 = v80 * v72;
    const double v167 = (v166 + (v79 * v78)) - (v73 * v85);
    const double v168 = 1.0 - v83;
    const double v169 = v168 * v84;
    const double v170 = (0.4 * v84) * ((v72 * (v86 - (v168 * v85))) + (v79 * v68));
    const double v171 = v170 + (v169 * v167);
    const double v172 = dt * v0;
    const double v173 = v172 * v171;
    const double v174 = 0.8 * v72;
    const double v175 = (v174 * v67) * v84;
    const double v176 = v66 * v174;
    const double v177 = v175 + (v176 * v169);
    const double v178 = 2.0 - (dt * v177);
    const double v179 = dt * v175;
    const double v180 = v166 + (v77 * v79);
    const double v181 = ((prepared->k[3] * v75_sine[0]) * v84) + (v180 * v169);
    const double v182 = 2.0 - (v172 * v181);
    const double v183 = (((v160 * v179) - v96) + (v125 * v178)) + ((v121 * v182) - v181);
    A[8] = v63 * (v183 - (v116 * v173));
    const double v184 = ((((v161 * v179) - v128) - (v135 * v182)) + (v136 * v178)) - v171;
    A[9] = v63 * (v184 - (v134 * v173));
    const double v185 = (v177 - (v163 * v179)) + (v142 * v182);
    const double v186 = v63 * ((v185 + ((v140 + (dt * v181)) + (v145 * v178))) + (v143 * v173));
    A[10] = 1.0 - v186;
    const double v187 = (((v175 + v146) + (v165 * v179)) + (v149 * v182)) + (v151 * v178);
    A[11] = -(v63 * ((v187 + (dt * v171)) + (v148 * v173)));
    const double v188 = (prepared->k[9] * v167) + (v83 * v171);
    const double v189 = 2.0 + (v172 * v188);
    const double v190 = (prepared->k[9] * v176) + (v83 * v177);
    const double v191 = dt * v190;
    const double v192 = 2.0 + (v83 * v179);
    const double v193 = (prepared->k[9] * v180) + (v83 * v181);
    const double v194 = v172 * v193;
    const double v195 = (v193 + (v121 * v194)) + ((v97 - (v160 * v192)) + (v125 * v191));
    A[12] = v63 * (v195 + (v116 * v189));
    const double v196 = v188 + (((v129 - (v161 * v192)) - (v135 * v194)) + (v136 * v191));
    A[13] = v63 * (v196 + (v134 * v189));
    const double v197 = (v190 - (v163 * v192)) - (v142 * v194);
    A[14] = v63 * ((v197 + ((v141 + (dt * v193)) - (v145 * v191))) + (v143 * v189));
    const double v198 = (((v147 + (v83 * v175)) + (v165 * v192)) - (v149 * v194)) - (v151 * v191);
    A[15] = 1.0 + (v63 * ((v198 + (dt * v188)) + (v148 * v189)));
    const double v199 = v18 * v22;
    const double v200 = v32 * v38;
    const double v201 = (v200 + (v199 * v111)) + (v22 * v108);
    const double v202 = (v22 * v120) - (v38 + (v199 * v110));
    const double v203 = ((((v22 * v124) - v60) - (v202 * v119)) - (v201 * v101)) - (v199 * v92);
    B[0] = v126 * (v203 + (v202 - v22));
    const double v204 = (v18 * v199) - prepared->k[9];
    const double v205 = ((prepared->k[9] - (v32 * v200)) - (v204 * v111)) - (v199 * v108);
    const double v206 = (v200 + (v204 * v110)) - (v199 * v120);
    const double v207 = v59 * v60;
    const double v208 = ((((v206 * v119) - v207) + (v205 * v101)) + (v199 * v124)) - (v204 * v92);
    B[1] = v126 * ((v206 + v199) - v208);
    const double v209 = ((((v22 * v157) - v207) - (v201 * v159)) + (v202 * v155)) - (v199 * v153);
    B[2] = -(v126 * (v209 - (v199 + v201)));
    const double v210 = (((prepared->k[9] - (v59 * v207)) + (v205 * v159)) - (v206 * v155)) + (v199 * v157);
    const double v211 = v210 - (v204 * v153);
    B[3] = -(v126 * ((v204 - v205) - v211));
    const double v212 = (((v209 * v179) - (v22 + v84)) + (v202 * v182)) + (v203 * v178);
    B[4] = v63 * (v212 - (v201 * v173));
    const double v213 = v83 * v84;
    const double v214 = v199 + v213;
    const double v215 = (((v214 - (v211 * v179)) + (v206 * v182)) - (v208 * v178)) - (v205 * v173);
    B[5] = v63 * v215;
    const double v216 = (((v214 - (v209 * v192)) + (v202 * v194)) + (v203 * v191)) + (v201 * v189);
    B[6] = v63 * v216;
    const double v217 = (((prepared->k[9] - v204) - (v83 * v213)) + (v211 * v192)) + (v206 * v194);
    B[7] = v63 * ((v217 - (v208 * v191)) + (v205 * v189));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    Y[0] = 0.0;
    for (size_t k = 3U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 13U; k < 19U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 20U; k < 31U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 33U; k < 39U; k++) {
        Y[k] = 0.0;
    }
    const double v4 = prepared->k[17] * v0_cosine[0];
    Y[1] = v4;
    const double v5 = prepared->k[17] * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = (0.4 * qdd[0]) + v4;
    const double v7 = (qd[0] * (qd[0] * 0.4)) - v5;
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[32] = v8;
    const double v9 = 0.4 * v0_sine[1];
    const double v10 = (v0_cosine[1] * v6) + (v0_sine[1] * v7);
    Y[31] = v10;
    const double v11 = 0.4 * v0_cosine[1];
    Y[10] = (v11 * v10) - (v9 * v8);
    const double v12 = qd[0] + qd[1];
    const double v13 = v12 * v12;
    const double v14 = qdd[1] + qdd[0];
    Y[19] = v14;
    Y[39] = v14;
    Y[11] = v10 + ((v14 * v11) - (v13 * v9));
    Y[12] = v8 - ((v14 * v9) + (v13 * v11));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[4] * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
    K[0] = -(v4 + (prepared->k[20] * v0_sine[1]));
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
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
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
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

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_damping_matrix(&prepared_lane, q_lane, D_lane);
        two_link_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

void two_link_sticking_forces(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    const double v5 = qd[0] + qd[1];
    const double v6 = prepared->k[2] * v0_sine[0];
    const double v7 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + ((qd[0] * qd[0]) * v6);
    const double v8 = (((v5 * v5) * v6) + (tau[0] - (prepared->k[3] * v0_cosine[1]))) - v7;
    const double v9 = tau[1] - v7;
    const double v10 = (0.03 * qd[1]) + (0.3 * two_link_sign(qd[1]));
    const double v11 = stuck[1] ? 0.0 : (v9 - v10);
    const double v12 = stuck[1] ? 0.0 : prepared->k[9];
    const double v13 = v12 * v4;
    const double v14 = stuck[0] ? 0.0 : (1.0 / ((!stuck[0]) ? ((prepared->k[0] + (prepared->k[21] * v0_cosine[0])) - (v4 * v13)) : 1.0));
    const double v15 = (0.05 * qd[0]) + (0.6 * two_link_sign(qd[0]));
    const double v16 = ((v13 * v11) - (stuck[0] ? 0.0 : (v8 - v15))) * v14;
    const double v17 = stuck[1] ? 0.0 : ((v12 * v11) + (v13 * v16));
    qdd[1] = v17;
    f[0] = stuck[0] ? (v8 - (v4 * v17)) : v15;
    const double v18 = stuck[0] ? 0.0 : (-v16);
    qdd[0] = v18;
    f[1] = stuck[1] ? (v9 - (v4 * v18)) : v10;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_sticking_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_flags(2U, count, lane, stuck, stuck_lane);
        two_link_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_flags(2U, count, lane, stuck, stuck_lane);
        two_link_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void two_link_friction_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    const double v5 = qd[0] + qd[1];
    const double v6 = prepared->k[2] * v0_sine[0];
    const double v7 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (v6 * (qd[0] * qd[0]));
    const double v8 = (v6 * (v5 * v5)) + ((tau[0] - (prepared->k[3] * v0_cosine[1])) - v7);
    const double v9 = tau[1] - v7;
    const bool v10 = 0 == mode[0];
    const bool v11 = 0 == mode[1];
    const double v12 = v11 ? 0.0 : prepared->k[9];
    const double v13 = (0.03 * qd[1]) + (0.3 * ((double)mode[1]));
    const double v14 = v11 ? 0.0 : (v9 - v13);
    const double v15 = v4 * v12;
    const double v16 = v10 ? 0.0 : (1.0 / ((!v10) ? ((prepared->k[0] + (prepared->k[21] * v0_cosine[0])) - (v4 * v15)) : 1.0));
    const double v17 = (0.05 * qd[0]) + (0.6 * ((double)mode[0]));
    const double v18 = v16 * ((v15 * v14) - (v10 ? 0.0 : (v8 - v17)));
    const double v19 = v11 ? 0.0 : ((v12 * v14) + (v15 * v18));
    qdd[1] = v19;
    f[0] = v10 ? (v8 - (v4 * v19)) : v17;
    const double v20 = v10 ? 0.0 : (-v18);
    qdd[0] = v20;
    f[1] = v11 ? (v9 - (v4 * v20)) : v13;
    const bool v21 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const bool v22 = (fabs(v9) + (fabs(v20) + (fabs(v8) + fabs(v19)))) < 1e+38;
    *status = v21 ? (v22 ? 0.0 : 6.0) : 6.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_friction_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void two_link_friction_limits(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    const double v5 = qd[0] + qd[1];
    const double v6 = prepared->k[2] * v0_sine[0];
    load[0] = 0.0;
    load[1] = 0.0;
    high[1] = 0.5;
    const double v7 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (v6 * (qd[0] * qd[0]));
    const double v8 = (v6 * (v5 * v5)) + ((tau[0] - (prepared->k[3] * v0_cosine[1])) - v7);
    const double v9 = tau[1] - v7;
    const bool v10 = 0 == mode[0];
    const bool v11 = 0 == mode[1];
    const double v12 = v11 ? 0.0 : prepared->k[9];
    const double v13 = (0.03 * qd[1]) + (0.3 * ((double)mode[1]));
    const double v14 = v11 ? 0.0 : (v9 - v13);
    const double v15 = v4 * v12;
    const double v16 = v10 ? 0.0 : (1.0 / ((!v10) ? ((prepared->k[0] + (prepared->k[21] * v0_cosine[0])) - (v4 * v15)) : 1.0));
    const double v17 = (0.05 * qd[0]) + (0.6 * ((double)mode[0]));
    const double v18 = v16 * ((v15 * v14) - (v10 ? 0.0 : (v8 - v17)));
    const double v19 = v11 ? 0.0 : ((v12 * v14) + (v15 * v18));
    qdd[1] = v19;
    f[0] = v10 ? (v8 - (v4 * v19)) : v17;
    const double v20 = v10 ? 0.0 : (-v18);
    qdd[0] = v20;
    f[1] = v11 ? (v9 - (v4 * v20)) : v13;
    const bool v21 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const bool v22 = (fabs(v9) + (fabs(v20) + (fabs(v8) + fabs(v19)))) < 1e+38;
    *status = v21 ? (v22 ? 0.0 : 6.0) : 6.0;
    low[0] = -0.9;
    low[1] = -0.5;
    high[0] = 0.9;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_friction_limits_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
        two_link_scatter(2U, count, lane, low_lane, low);
        two_link_scatter(2U, count, lane, high_lane, high);
        two_link_scatter(2U, count, lane, load_lane, load);
    }
}

void two_link_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        two_link_scatter(2U, count, lane, f_lane, f);
        two_link_scatter(2U, count, lane, qdd_lane, qdd);
        two_link_scatter(2U, count, lane, low_lane, low);
        two_link_scatter(2U, count, lane, high_lane, high);
        two_link_scatter(2U, count, lane, load_lane, load);
    }
}

#endif

static void two_link_decide_pattern(const two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 2], const double context_real[restrict 9], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 2], bool *restrict done)
{
    (void)prepared;
    const double v0 = (double)pattern[1];
    const double v1 = context_real[7] + (0.3 * v0);
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : (context_real[4] - v1);
    const double v4 = v2 ? 0.0 : (1.0 / ((!v2) ? context_real[2] : 1.0));
    const double v5 = context_real[1] * v4;
    const double v6 = (double)pattern[0];
    const double v7 = context_real[5] + (0.6 * v6);
    const bool v8 = 0 == pattern[0];
    const double v9 = v8 ? 0.0 : (-(1.0 / ((!v8) ? ((context_real[1] * v5) - context_real[0]) : 1.0)));
    const double v10 = v9 * ((v5 * v3) - (v8 ? 0.0 : (context_real[3] - v7)));
    const double v11 = v2 ? 0.0 : ((v4 * v3) + (v5 * v10));
    const double v12 = v8 ? (context_real[3] - (context_real[1] * v11)) : v7;
    const double v13 = v8 ? 0.0 : (-v10);
    const double v14 = v8 ? two_link_min(0.9 - v12, 0.9 + v12) : (v6 * v13);
    const double v15 = v8 ? v14 : (context_real[0] * v14);
    const double v16 = two_link_max(fabs(v12), fabs(context_real[3]));
    const bool v17 = !flag[0];
    const bool v18 = context_boolean[2] && v17;
    const bool v19 = ((v8 && (0.0 <= v14)) || (0.0 < v14)) || (v18 && (((-1e-06) * v16) <= v15));
    const double v20 = v2 ? (context_real[4] - (context_real[1] * v13)) : v1;
    const double v21 = v2 ? two_link_min(0.5 - v20, 0.5 + v20) : (v0 * v11);
    const double v22 = v2 ? v21 : (context_real[2] * v21);
    const double v23 = two_link_max(fabs(context_real[4]), fabs(v20));
    const bool v24 = context_boolean[3] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[1] || v25) && (context_boolean[0] || v19);
    const bool v27 = flag[3] || v26;
    flag_out[3] = v27;
    const double v28 = v8 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v33 = v24 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[7] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v41 = v18 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v8 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[1]) && (flag[2] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v51 = v50 && ((context_boolean[2] || context_boolean[3]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[4] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v8) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[3];
    const bool v60 = (context_boolean[0] || (((-1e-12) * v16) <= v15)) && (context_boolean[1] || (((-1e-12) * v23) <= v22));
    const bool v61 = (v26 && v59) || ((!flag[4]) && (v59 && v60));
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v51;
    flag_out[1] = v51 ? false : (flag[1] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[2] = flag[2] && v62;
    flag_out[4] = flag[4] || v60;
    const bool v63 = flag[5] || (flag[3] && v26);
    flag_out[5] = v63;
    flag_out[6] = flag[6] && v49;
    flag_out[7] = v61 ? true : flag[7];
    flag_out[8] = v61 ? false : flag[8];
    number_out[0] = v61 ? v13 : number[0];
    number_out[1] = v61 ? v11 : number[1];
    *done = (v27 && (v63 || (v46 || ((v8 && v2) || (!v44))))) || (v47 && v62);
}

static void two_link_decide_pattern_search(const two_link_prepared *restrict prepared, const double context_real[restrict 17], const bool context_boolean[restrict 6], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = ((0.3 * context_real[15]) - context_real[14]) - context_real[16];
    const bool v1 = context_boolean[1] ? (1 == context_mode[1]) : (v0 < context_real[13]);
    const double v2 = ((0.6 * context_real[11]) - context_real[10]) - context_real[12];
    const bool v3 = context_boolean[0] ? (1 == context_mode[0]) : (v2 < context_real[9]);
    const signed char v4 = (context_boolean[5] && (!context_boolean[3])) ? 0 : ((context_boolean[3] ? (1 == context_mode[3]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[4] && (!context_boolean[2])) ? 0 : ((context_boolean[2] ? (1 == context_mode[2]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const bool v6_of_context_boolean[10] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[9])), context_boolean[5], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[13]))};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        two_link_decide_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v8 = (fabs(context_real[3]) + (fabs(v6_number[0]) + (fabs(context_real[4]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static void two_link_decide_pattern_let_go(const two_link_prepared *restrict prepared, const double context_real[restrict 12], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = context_real[3] - (context_boolean[0] ? (context_real[5] + (0.6 * ((double)context_mode[0]))) : 0.0);
    const double v1 = context_real[9] * context_real[10];
    const double v2 = v1 * v0;
    const double v3 = context_real[4] - (context_boolean[1] ? (context_real[7] + (0.3 * ((double)context_mode[1]))) : 0.0);
    const double v4 = context_real[11] + (context_real[9] * v1);
    const double v5 = v4 * v3;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v2));
    const double v7 = context_boolean[1] ? 0.0 : 0.5;
    const double v8 = context_boolean[0] ? 0.0 : 0.9;
    const double v9 = 1.0001 * fabs(v1);
    const double v10 = v8 * v9;
    const double v11 = v5 - v2;
    const bool v12 = (!context_boolean[1]) && (fabs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))));
    const double v13 = v7 * v9;
    const double v14 = context_real[10] * v0;
    const double v15 = v1 * v3;
    const double v16 = 1e-08 * (fabs(v15) + fabs(v14));
    const double v17 = v14 - v15;
    const bool v18 = (!context_boolean[0]) && (fabs(v17) <= (v16 + (v13 + (v8 * (1.0001 * context_real[10])))));
    const signed char v19 = context_boolean[1] ? context_mode[1] : two_link_mode_of(v11);
    const double v20 = (context_real[7] - context_real[4]) + (0.3 * ((double)v19));
    const signed char v21 = context_boolean[0] ? context_mode[0] : two_link_mode_of(v17);
    const double v22 = context_real[5] - (context_real[3] - (0.6 * ((double)v21)));
    const double v23 = context_real[10] * ((context_real[9] * v20) - v22);
    const double v24 = (context_real[9] * v23) + (context_real[11] * v20);
    const bool v25 = (fabs(v24) + (fabs(v23) + (fabs(v20) + fabs(v22)))) < 1e+38;
    const bool v26 = (!((context_boolean[3] || v12) || (context_boolean[2] || v18))) && v25;
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    signed char v31 = v21;
    signed char v32 = v19;
    if (!(v26)) {
        const double v27_of_context_real[17] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], v17, v13, context_real[10], v16, v11, v10, v4, v6};
        const bool v27_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12};
        double v27_result_real[3];
        signed char v27_result_mode[2];
        two_link_decide_pattern_search(prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_mode[0];
        v32 = v27_result_mode[1];
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_mode[0] = v31;
    result_mode[1] = v32;
}

void two_link_decide(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (v4 * (qd[0] * qd[0])) - (prepared->k[4] * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0])));
    const double v6 = qd[0] + qd[1];
    const double v7 = (v4 * (v6 * v6)) + ((tau[0] - (prepared->k[3] * v0_cosine[0])) - v5);
    const double v8 = 0.05 * qd[0];
    const double v9 = v8 + (0.6 * ((double)mode[0]));
    const bool v10 = 0 == mode[0];
    const double v11 = tau[1] - v5;
    const double v12 = 0.03 * qd[1];
    const double v13 = v12 + (0.3 * ((double)mode[1]));
    const bool v14 = 0 == mode[1];
    const double v15 = v14 ? 0.0 : (v11 - v13);
    const double v16 = v14 ? 0.0 : prepared->k[9];
    const double v17 = prepared->k[1] + (prepared->k[2] * v0_cosine[1]);
    const double v18 = v17 * v16;
    const double v19 = prepared->k[0] + (prepared->k[21] * v0_cosine[1]);
    const double v20 = v10 ? 0.0 : (-(1.0 / ((!v10) ? ((v17 * v18) - v19) : 1.0)));
    const double v21 = v20 * ((v18 * v15) - (v10 ? 0.0 : (v7 - v9)));
    const signed char v22 = two_link_mode_of(v10 ? (v7 - (v17 * (v14 ? 0.0 : ((v16 * v15) + (v18 * v21))))) : v9);
    const bool v23 = two_link_eq(0.0, qd[0]);
    const bool v24 = (reached[0] && v23) && (!(0 == v22));
    const bool v25 = !v23;
    const signed char v26 = two_link_mode_of(v14 ? (v11 - (v17 * (v10 ? 0.0 : (-v21)))) : v13);
    const bool v27 = two_link_eq(0.0, qd[1]);
    const bool v28 = (reached[1] && v27) && (!(0 == v26));
    const bool v29 = !v27;
    const bool v30 = (!(fabs(v11) <= 0.5)) || (v28 || v29);
    const bool v31 = v30 || ((v24 || v25) || (!(fabs(v7) <= 0.9)));
    const double v32 = prepared->k[9] * v17;
    signed char v34 = 0;
    signed char v35 = 0;
    double v36 = 0.0;
    if (v31) {
        const double v33_of_context_real[12] = {v19, v17, prepared->k[1], v7, v11, v8, tau[0], v12, tau[1], v32, -(1.0 / (v31 ? ((v17 * v32) - v19) : 1.0)), prepared->k[9]};
        const bool v33_of_context_boolean[4] = {v25, v29, v24, v28};
        const signed char v33_of_context_mode[4] = {v10 ? two_link_mode_of(qd[0]) : mode[0], v14 ? two_link_mode_of(qd[1]) : mode[1], v22, v26};
        double v33_result_real[3];
        signed char v33_result_mode[2];
        two_link_decide_pattern_let_go(prepared, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_result_real, v33_result_mode);
        v34 = v33_result_mode[0];
        v35 = v33_result_mode[1];
        v36 = v33_result_real[0];
    }
    mode_next[0] = v34;
    mode_next[1] = v35;
    const bool v37 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v37 ? v36 : 6.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_decide_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather_flags(2U, count, lane, reached, reached_lane);
        two_link_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void two_link_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather_flags(2U, count, lane, reached, reached_lane);
        two_link_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void two_link_friction_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v4 = two_link_eq(0.0, qd[0]);
    const double v5 = prepared->k[2] * v0_sine[1];
    const double v6 = (prepared->k[4] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + (v5 * (qd[0] * qd[0]));
    const double v7 = qd[0] + qd[1];
    const double v8 = prepared->k[1] + (prepared->k[2] * v0_cosine[1]);
    const double v9 = (v6 + (prepared->k[3] * v0_cosine[0])) + ((v8 * qdd[1]) - (v5 * (v7 * v7)));
    const double v10 = v9 + ((0.05 * qd[0]) + (0.6 * (v4 ? two_link_sign(qdd[0]) : two_link_sign(qd[0]))));
    const double v11 = v10 + ((prepared->k[0] + (prepared->k[21] * v0_cosine[1])) * qdd[0]);
    tau[0] = v11;
    const bool v12 = two_link_eq(0.0, qd[1]);
    const double v13 = ((0.03 * qd[1]) + (prepared->k[1] * qdd[1])) + (0.3 * (v12 ? two_link_sign(qdd[1]) : two_link_sign(qd[1])));
    const double v14 = v6 + (v8 * qdd[0]);
    const double v15 = v14 + v13;
    tau[1] = v15;
    low[0] = v4 ? (v9 - 0.9) : v11;
    low[1] = v12 ? (v14 - 0.5) : v15;
    high[0] = v4 ? (0.9 + v9) : v11;
    high[1] = v12 ? (0.5 + v14) : v15;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_friction_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
        two_link_scatter(2U, count, lane, low_lane, low);
        two_link_scatter(2U, count, lane, high_lane, high);
    }
}

void two_link_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
        two_link_scatter(2U, count, lane, low_lane, low);
        two_link_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void two_link_drive_forces(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_drive_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

void two_link_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather(2U, count, lane, qdd, qdd_lane);
        two_link_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif
