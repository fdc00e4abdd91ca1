/* pendulum, emitted by symgen 0.1.0 */
#include "pendulum.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double pendulum_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PENDULUM_INLINE static inline __attribute__((always_inline))
#define PENDULUM_APART __attribute__((noinline, cold))
typedef double pendulum_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long pendulum_bits __attribute__((vector_size(4 * sizeof(double))));
typedef pendulum_lane pendulum_four;
typedef pendulum_bits pendulum_four_bits;
#else
#define PENDULUM_INLINE static inline
#define PENDULUM_APART
typedef double pendulum_lane;
typedef unsigned long long pendulum_bits;
typedef double pendulum_four[4];
typedef unsigned long long pendulum_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
PENDULUM_INLINE void pendulum_sincos_pair(const pendulum_lane *angle, pendulum_lane *sine, pendulum_lane *cosine, pendulum_bits *beyond)
{
    const pendulum_lane x = *angle;
    union { pendulum_lane number; pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const pendulum_lane n = k.number - 6755399441186816.0;
    const pendulum_lane w = x - (n * 1.5707963267923333);
    const pendulum_lane r = w - (n * 2.5633441515839558e-12);
    const pendulum_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const pendulum_lane z = r * r;
    const pendulum_lane rz = r * z;

    const pendulum_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const pendulum_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const pendulum_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const pendulum_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PENDULUM_APART void pendulum_sincos_beyond(const pendulum_four *angle, pendulum_four *sine, pendulum_four *cosine)
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
PENDULUM_INLINE void pendulum_sincos(const pendulum_four *angle, pendulum_four *sine, pendulum_four *cosine)
{
    pendulum_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    pendulum_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        pendulum_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        pendulum_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PENDULUM_VECTOR)
static inline void pendulum_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PENDULUM_VECTOR)
static inline void pendulum_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void pendulum_default_parameters(pendulum_parameters *parameters)
{
    parameters->g = 9.81;
    parameters->m = 1.5;
    parameters->L = 0.8;
    parameters->c = 0.05;
}

void pendulum_prepare(const pendulum_parameters *parameters, pendulum_prepared *prepared)
{
    prepared->k[1] = parameters->c;
    prepared->k[8] = parameters->L;
    const double v0 = 0.5 * parameters->L;
    const double v1 = v0 * parameters->m;
    prepared->k[9] = v1;
    prepared->k[13] = parameters->g;
    const double v2 = v1 * parameters->g;
    prepared->k[2] = v2;
    const double v3 = ((parameters->m * (parameters->L * parameters->L)) / 12.0) + (2.0 * (v0 * (0.5 * v1)));
    prepared->k[0] = v3;
    const double v4 = 1.0 / v3;
    prepared->k[5] = v4;
    const double v5 = parameters->c * v4;
    prepared->k[3] = v5;
    const double v6 = v2 * v4;
    prepared->k[4] = v6;
    prepared->k[11] = -v5;
    prepared->k[12] = -v6;
    prepared->k[6] = 0.5 * v3;
    prepared->k[7] = -v2;
    prepared->k[14] = -parameters->L;
    prepared->k[10] = parameters->m * parameters->g;
    prepared->k[15] = v5 + v5;
    prepared->k[16] = v4 + v4;
}

#if !defined(PENDULUM_VECTOR)

void pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        pendulum_prepared block[8];
        size_t lane = first;

        do {
            pendulum_parameters parameters_lane;

            parameters_lane.g = parameters[lane];
            parameters_lane.m = parameters[(1U * count) + lane];
            parameters_lane.L = parameters[(2U * count) + lane];
            parameters_lane.c = parameters[(3U * count) + lane];
            pendulum_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 17U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

int pendulum_valid(const pendulum_parameters *parameters)
{
    bool kept[9];
    int rule = 0;

    kept[0] = fabs(parameters->g) <= 1e+50;
    kept[1] = fabs(parameters->m) <= 1e+50;
    kept[2] = fabs(parameters->L) <= 1e+50;
    kept[3] = fabs(parameters->c) <= 1e+50;
    const double v0 = parameters->L / 2.0;
    kept[4] = fabs(v0) <= 1e+50;
    const double v1 = (parameters->m * (parameters->L * parameters->L)) / 12.0;
    const double v2 = fabs(v1);
    kept[5] = v2 <= 1e+50;
    kept[6] = 0.0 <= parameters->m;
    const bool v3 = (-1e-09) <= (v1 / ((0.0 < v2) ? v2 : 1.0));
    kept[7] = v3 || (v2 <= ((parameters->m * (v0 * v0)) * 1e-14));
    kept[8] = 0.0 <= parameters->c;
    while ((rule < 9) && kept[rule]) {
        rule++;
    }
    return (rule < 9) ? (rule + 1) : 0;
}

void pendulum_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_parameters parameters_lane;

        parameters_lane.g = parameters[lane];
        parameters_lane.m = parameters[(1U * count) + lane];
        parameters_lane.L = parameters[(2U * count) + lane];
        parameters_lane.c = parameters[(3U * count) + lane];
        rules[lane] = pendulum_valid(&parameters_lane);
    }
}

const char *pendulum_rule(int number)
{
    static const char *const texts[9] = {
        "parameters.g: must be finite and at most 1e+50 in magnitude",
        "parameters.m: must be finite and at most 1e+50 in magnitude",
        "parameters.L: must be finite and at most 1e+50 in magnitude",
        "parameters.c: must be finite and at most 1e+50 in magnitude",
        "joints.swing.com[0]: must have a value, finite and at most 1e+50 in magnitude",
        "joints.swing.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
        "joints.swing.mass: must be at least 0",
        "joints.swing.inertia: must be positive semidefinite",
        "joints.swing.damping: must be at least 0",
    };

    return ((number >= 1) && (number <= 9)) ? texts[number - 1] : "";
}

void pendulum_mass_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double M[restrict 1])
{
    (void)q;
    M[0] = prepared->k[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_mass_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double M_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_mass_matrix(prepared, q_lane, M_lane);
        pendulum_scatter(1U, count, lane, M_lane, M);
    }
}

void pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double M_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_mass_matrix(&prepared_lane, q_lane, M_lane);
        pendulum_scatter(1U, count, lane, M_lane, M);
    }
}

#endif

void pendulum_bias(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double h[restrict 1])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    h[0] = (qd[0] * prepared->k[1]) + (prepared->k[2] * v0_sine[0]);
}

#if !defined(PENDULUM_VECTOR)

void pendulum_bias_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_bias(prepared, q_lane, qd_lane, h_lane);
        pendulum_scatter(1U, count, lane, h_lane, h);
    }
}

void pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double h_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        pendulum_scatter(1U, count, lane, h_lane, h);
    }
}

#endif

void pendulum_gravity(const pendulum_prepared *restrict prepared, const double q[restrict 1], double g[restrict 1])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    g[0] = prepared->k[2] * v0_sine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_gravity_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double g_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gravity(prepared, q_lane, g_lane);
        pendulum_scatter(1U, count, lane, g_lane, g);
    }
}

void pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double g_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gravity(&prepared_lane, q_lane, g_lane);
        pendulum_scatter(1U, count, lane, g_lane, g);
    }
}

#endif

void pendulum_coriolis_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double C[restrict 1])
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = 0.0;
}

#if !defined(PENDULUM_VECTOR)

void pendulum_coriolis_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        pendulum_scatter(1U, count, lane, C_lane, C);
    }
}

void pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double C_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        pendulum_scatter(1U, count, lane, C_lane, C);
    }
}

#endif

void pendulum_inverse_dynamics(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double tau[restrict 1])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    tau[0] = ((qd[0] * prepared->k[1]) + (prepared->k[0] * qdd[0])) + (prepared->k[2] * v0_sine[0]);
}

#if !defined(PENDULUM_VECTOR)

void pendulum_inverse_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        pendulum_scatter(1U, count, lane, tau_lane, tau);
    }
}

void pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double tau_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        pendulum_scatter(1U, count, lane, tau_lane, tau);
    }
}

#endif

void pendulum_forward_dynamics(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double qdd[restrict 1])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    qdd[0] = ((tau[0] * prepared->k[5]) - (qd[0] * prepared->k[3])) - (prepared->k[4] * v0_sine[0]);
}

#if !defined(PENDULUM_VECTOR)

void pendulum_forward_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        pendulum_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

void pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double qdd_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        pendulum_scatter(1U, count, lane, qdd_lane, qdd);
    }
}

#endif

void pendulum_kinetic_energy(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double *restrict T)
{
    (void)q;
    *T = prepared->k[6] * (qd[0] * qd[0]);
}

#if !defined(PENDULUM_VECTOR)

void pendulum_kinetic_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void pendulum_potential_energy(const pendulum_prepared *restrict prepared, const double q[restrict 1], double *restrict V)
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    *V = prepared->k[7] * v0_cosine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_potential_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void pendulum_position_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double x[restrict 3])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    x[2] = 0.0;
    x[0] = prepared->k[8] * v0_cosine[0];
    x[1] = prepared->k[8] * v0_sine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_position_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double x_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_position_tip(prepared, q_lane, x_lane);
        pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

void pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double x_lane[3];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_position_tip(&prepared_lane, q_lane, x_lane);
        pendulum_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void pendulum_rotation_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double R[restrict 9])
{
    (void)prepared;
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[3] = v0_sine[0];
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    R[1] = -v0_sine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_rotation_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double R_lane[9];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_rotation_tip(prepared, q_lane, R_lane);
        pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

void pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double R_lane[9];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_rotation_tip(&prepared_lane, q_lane, R_lane);
        pendulum_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void pendulum_jacobian_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double J[restrict 6])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    for (size_t k = 2U; k < 5U; k++) {
        J[k] = 0.0;
    }
    J[1] = prepared->k[8] * v0_cosine[0];
    J[5] = 1.0;
    J[0] = prepared->k[14] * v0_sine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_jacobian_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double J_lane[6];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_jacobian_tip(prepared, q_lane, J_lane);
        pendulum_scatter(6U, count, lane, J_lane, J);
    }
}

void pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double J_lane[6];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_jacobian_tip(&prepared_lane, q_lane, J_lane);
        pendulum_scatter(6U, count, lane, J_lane, J);
    }
}

#endif

void pendulum_influence_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double G[restrict 3], double H[restrict 3])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[2] = 0.0;
    H[2] = 0.0;
    const double v2 = prepared->k[8] * v0_cosine[0];
    G[1] = v2;
    const double v3 = -(prepared->k[8] * v0_sine[0]);
    G[0] = v3;
    H[1] = v3;
    H[0] = -v2;
}

#if !defined(PENDULUM_VECTOR)

void pendulum_influence_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_tip(prepared, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

void pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

#endif

void pendulum_influence_rotational_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double G[restrict 3], double H[restrict 3])
{
    (void)prepared;
    (void)q;
    G[0] = 0.0;
    G[1] = 0.0;
    for (size_t k = 0U; k < 3U; k++) {
        H[k] = 0.0;
    }
    G[2] = 1.0;
}

#if !defined(PENDULUM_VECTOR)

void pendulum_influence_rotational_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

void pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double G_lane[3];
        double H_lane[3];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        pendulum_scatter(3U, count, lane, G_lane, G);
        pendulum_scatter(3U, count, lane, H_lane, H);
    }
}

#endif

void pendulum_inertia_power(const pendulum_prepared *restrict prepared, const double q[restrict 1], double P[restrict 1])
{
    (void)prepared;
    (void)q;
    P[0] = 0.0;
}

#if !defined(PENDULUM_VECTOR)

void pendulum_inertia_power_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double P_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_inertia_power(prepared, q_lane, P_lane);
        pendulum_scatter(1U, count, lane, P_lane, P);
    }
}

void pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double P_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_inertia_power(&prepared_lane, q_lane, P_lane);
        pendulum_scatter(1U, count, lane, P_lane, P);
    }
}

#endif

void pendulum_reactions(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double F[restrict 6])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    F[0] = -((prepared->k[10] * v0_cosine[0]) + (prepared->k[9] * (qd[0] * qd[0])));
    F[1] = (prepared->k[10] * v0_sine[0]) + (prepared->k[9] * qdd[0]);
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    F[5] = (prepared->k[2] * v0_sine[0]) + (prepared->k[0] * qdd[0]);
}

#if !defined(PENDULUM_VECTOR)

void pendulum_reactions_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        pendulum_scatter(6U, count, lane, F_lane, F);
    }
}

void pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double F_lane[6];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        pendulum_scatter(6U, count, lane, F_lane, F);
    }
}

#endif

void pendulum_inverse_dynamics_gradients(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double by_q[restrict 1], double by_qd[restrict 1], double by_qdd[restrict 1])
{
    (void)qd;
    (void)qdd;
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    by_qdd[0] = prepared->k[0];
    by_qd[0] = prepared->k[1];
    by_q[0] = prepared->k[2] * v0_cosine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_inverse_dynamics_gradients_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        pendulum_scatter(1U, count, lane, by_q_lane, by_q);
        pendulum_scatter(1U, count, lane, by_qd_lane, by_qd);
        pendulum_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double by_q_lane[1];
        double by_qd_lane[1];
        double by_qdd_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        pendulum_scatter(1U, count, lane, by_q_lane, by_q);
        pendulum_scatter(1U, count, lane, by_qd_lane, by_qd);
        pendulum_scatter(1U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

void pendulum_linearize(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double A[restrict 4], double B[restrict 2])
{
    (void)qd;
    (void)tau;
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    A[0] = 0.0;
    B[0] = 0.0;
    B[1] = prepared->k[5];
    A[1] = 1.0;
    A[3] = prepared->k[11];
    A[2] = prepared->k[12] * v0_cosine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

void pendulum_linearize_step(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], double A[restrict 4], double B[restrict 2])
{
    const double v0 = 0.5 * dt;
    const double v1 = pendulum_alone(&q[0]) + (pendulum_alone(&qd[0]) * v0);
    const pendulum_four v2_angle = {pendulum_alone(&q[0]), v1};
    pendulum_four v2_sine;
    pendulum_four v2_cosine;
    pendulum_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v6 = tau[0] * prepared->k[5];
    const double v7 = ((qd[0] * prepared->k[3]) - v6) + (prepared->k[4] * v2_sine[0]);
    const double v8 = qd[0] - (v0 * v7);
    const double v9 = q[0] + (v0 * v8);
    const pendulum_four v10_angle = {v9};
    pendulum_four v10_sine;
    pendulum_four v10_cosine;
    pendulum_sincos(&v10_angle, &v10_sine, &v10_cosine);
    const double v12 = (v6 - (prepared->k[3] * v8)) - (prepared->k[4] * v2_sine[1]);
    const double v13 = qd[0] + (v0 * v12);
    const double v14 = (v6 - (prepared->k[3] * v13)) - (prepared->k[4] * v10_sine[0]);
    const double v15 = 0.16666666666666666 * dt;
    const double v16 = v15 * (v12 + v14);
    const double v17 = qd[0] - (v15 * v7);
    q_next[0] = q[0] + (dt * (v17 + v16));
    const double v18 = q[0] + (dt * v13);
    const pendulum_four v19_angle = {v18};
    pendulum_four v19_sine;
    pendulum_four v19_cosine;
    pendulum_sincos(&v19_angle, &v19_sine, &v19_cosine);
    const double v21 = (prepared->k[5] * v15) * ((prepared->k[2] * v19_sine[0]) + ((prepared->k[1] * (qd[0] + (dt * v14))) - tau[0]));
    qd_next[0] = (v17 + (2.0 * v16)) - v21;
    const double v22 = prepared->k[4] * v10_cosine[0];
    const double v23 = prepared->k[4] * v2_cosine[0];
    const double v24 = prepared->k[3] * v0;
    const double v25 = prepared->k[4] * v2_cosine[1];
    const double v26 = v25 - (v24 * v23);
    const double v27 = v0 * v22;
    const double v28 = v0 * v27;
    const double v29 = (v23 * v28) + ((v24 * v26) - v22);
    const double v30 = v26 - v29;
    const double v31 = dt * v15;
    A[0] = 1.0 - (v31 * (v23 + v30));
    const double v32 = 1.0 - v24;
    const double v33 = (prepared->k[3] * v32) + (v0 * v25);
    const double v34 = 1.0 - v28;
    const double v35 = (v27 - (v24 * v33)) + (prepared->k[3] * v34);
    const double v36 = v33 + v35;
    A[1] = dt - (v31 * (prepared->k[3] + v36));
    const double v37 = prepared->k[3] * dt;
    const double v38 = prepared->k[4] * v19_cosine[0];
    const double v39 = dt * v38;
    const double v40 = v0 * v39;
    A[2] = v15 * (((v26 * v40) - (v23 + (v37 * v29))) - ((2.0 * v30) + v38));
    const double v41 = v15 * ((v39 + (2.0 * v36)) + ((prepared->k[15] - (v37 * v35)) - (v33 * v40)));
    A[3] = 1.0 - v41;
    const double v42 = prepared->k[5] * v32;
    const double v43 = (prepared->k[5] * v34) - (v24 * v42);
    const double v44 = v42 + v43;
    B[0] = v31 * (prepared->k[5] + v44);
    B[1] = v15 * (((prepared->k[16] - (v37 * v43)) + (2.0 * v44)) - (v42 * v40));
}

#if !defined(PENDULUM_VECTOR)

void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        pendulum_scatter(1U, count, lane, q_next_lane, q_next);
        pendulum_scatter(1U, count, lane, qd_next_lane, qd_next);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double tau_lane[1];
        double q_next_lane[1];
        double qd_next_lane[1];
        double A_lane[4];
        double B_lane[2];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, tau, tau_lane);
        pendulum_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        pendulum_scatter(1U, count, lane, q_next_lane, q_next);
        pendulum_scatter(1U, count, lane, qd_next_lane, qd_next);
        pendulum_scatter(4U, count, lane, A_lane, A);
        pendulum_scatter(2U, count, lane, B_lane, B);
    }
}

#endif

void pendulum_regressor(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double Y[restrict 10])
{
    (void)qd;
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    Y[0] = 0.0;
    for (size_t k = 3U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    Y[9] = qdd[0];
    Y[1] = prepared->k[13] * v0_sine[0];
    Y[2] = prepared->k[13] * v0_cosine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        pendulum_scatter(10U, count, lane, Y_lane, Y);
    }
}

void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double qd_lane[1];
        double qdd_lane[1];
        double Y_lane[10];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_gather(1U, count, lane, qd, qd_lane);
        pendulum_gather(1U, count, lane, qdd, qdd_lane);
        pendulum_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        pendulum_scatter(10U, count, lane, Y_lane, Y);
    }
}

#endif

void pendulum_stiffness_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double K[restrict 1])
{
    const pendulum_four v0_angle = {q[0]};
    pendulum_four v0_sine;
    pendulum_four v0_cosine;
    pendulum_sincos(&v0_angle, &v0_sine, &v0_cosine);
    K[0] = prepared->k[2] * v0_cosine[0];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double K_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_stiffness_matrix(prepared, q_lane, K_lane);
        pendulum_scatter(1U, count, lane, K_lane, K);
    }
}

void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double K_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        pendulum_scatter(1U, count, lane, K_lane, K);
    }
}

#endif

void pendulum_damping_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double D[restrict 1])
{
    (void)q;
    D[0] = prepared->k[1];
}

#if !defined(PENDULUM_VECTOR)

void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[1];
        double D_lane[1];

        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_damping_matrix(prepared, q_lane, D_lane);
        pendulum_scatter(1U, count, lane, D_lane, D);
    }
}

void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        pendulum_prepared prepared_lane;
        double q_lane[1];
        double D_lane[1];

        pendulum_gather(17U, count, lane, prepared, prepared_lane.k);
        pendulum_gather(1U, count, lane, q, q_lane);
        pendulum_damping_matrix(&prepared_lane, q_lane, D_lane);
        pendulum_scatter(1U, count, lane, D_lane, D);
    }
}

#endif
