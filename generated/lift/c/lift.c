/* lift, emitted by symgen 0.1.0 */
#include "lift.h"

#include <math.h>

static double lift_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double lift_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double lift_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool lift_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char lift_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define LIFT_INLINE static inline __attribute__((always_inline))
#define LIFT_APART __attribute__((noinline, cold))
typedef double lift_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long lift_bits __attribute__((vector_size(4 * sizeof(double))));
typedef lift_lane lift_four;
typedef lift_bits lift_four_bits;
#else
#define LIFT_INLINE static inline
#define LIFT_APART
typedef double lift_lane;
typedef unsigned long long lift_bits;
typedef double lift_four[4];
typedef unsigned long long lift_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
LIFT_INLINE void lift_sincos_pair(const lift_lane *angle, lift_lane *sine, lift_lane *cosine, lift_bits *beyond)
{
    const lift_lane x = *angle;
    union { lift_lane number; lift_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const lift_lane n = k.number - 6755399441186816.0;
    const lift_lane w = x - (n * 1.5707963267923333);
    const lift_lane r = w - (n * 2.5633441515839558e-12);
    const lift_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const lift_lane z = r * r;
    const lift_lane rz = r * z;

    const lift_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const lift_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const lift_bits odd = 0ULL - (k.bits & 1ULL);
    const lift_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const lift_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static LIFT_APART void lift_sincos_beyond(const lift_four *angle, lift_four *sine, lift_four *cosine)
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
LIFT_INLINE void lift_sincos(const lift_four *angle, lift_four *sine, lift_four *cosine)
{
    lift_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    lift_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        lift_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        lift_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(LIFT_VECTOR)
static inline void lift_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(LIFT_VECTOR)
static inline void lift_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void lift_default_parameters(lift_parameters *parameters)
{
    parameters->g0 = 9.81;
    parameters->payload = 80.0;
}

void lift_prepare(const lift_parameters *parameters, lift_prepared *prepared)
{
    prepared->k[11] = parameters->payload;
    const double v0 = 25.0 + parameters->payload;
    prepared->k[33] = v0;
    prepared->k[17] = parameters->g0;
    const double v1 = v0 * parameters->g0;
    prepared->k[2] = v1;
    const double v2 = 312.5 + v0;
    prepared->k[1] = v2;
    const double v3 = 1.0 / v2;
    prepared->k[4] = v3;
    const double v4 = parameters->payload * parameters->g0;
    prepared->k[12] = v4;
    prepared->k[18] = -parameters->payload;
    const double v5 = 0.15 * parameters->payload;
    prepared->k[34] = v5;
    const double v6 = 0.15 * (0.5 * v5);
    const double v7 = v6 + (5.0 + v6);
    prepared->k[0] = v7;
    const double v8 = 1.0 / v7;
    prepared->k[5] = v8;
    prepared->k[3] = v1 * v3;
    const double v9 = 0.5 * parameters->payload;
    prepared->k[6] = 0.5 * v7;
    prepared->k[7] = 168.75 + v9;
    prepared->k[8] = parameters->g0 * (((0.1 * parameters->payload) + (0.4 * parameters->payload)) + (0.3 * v0));
    prepared->k[35] = -v5;
    const double v10 = 25.0 * parameters->g0;
    prepared->k[9] = v4 + v10;
    prepared->k[36] = 0.075 * parameters->payload;
    prepared->k[10] = parameters->g0 * v5;
    const double v11 = 5.0 + (0.0225 * parameters->payload);
    prepared->k[37] = v11;
    const double v12 = 0.06 * parameters->payload;
    prepared->k[38] = v12;
    prepared->k[39] = -v12;
    const double v13 = 1.0 / (337.5 + parameters->payload);
    prepared->k[13] = v13;
    const double v14 = 1.0 / v11;
    prepared->k[14] = v14;
    prepared->k[15] = (v13 * (12.5 * parameters->g0)) + (v13 * (parameters->g0 * v9));
    prepared->k[40] = 0.5 * v13;
    prepared->k[41] = 0.5 * v14;
    prepared->k[16] = (v10 * v13) + (v4 * v13);
    prepared->k[19] = 1.0001 * v8;
    const double v15 = parameters->payload * v3;
    prepared->k[20] = v15;
    const double v16 = 0.0132 * sqrt(v15 * v15);
    prepared->k[21] = v16;
    const double v17 = v3 * (312.5 - v2);
    prepared->k[22] = v17;
    const double v18 = 2.3 * fabs(v17);
    prepared->k[23] = v18;
    const double v19 = lift_max(v16, v18);
    prepared->k[24] = v19;
    prepared->k[25] = 65.0 * v3;
    prepared->k[26] = 1.0001 * v3;
    prepared->k[27] = 1.0 / ((v19 < 1.0) ? (1.0 - v19) : 1.0);
    prepared->k[42] = (-312.5) + v2;
    const double v20 = 55.0 + v1;
    const double v21 = -(0.3999999999999999 * v20);
    const double v22 = 3.3 * v20;
    const double v23 = v1 - 55.0;
    const double v24 = -(0.3999999999999999 * v23);
    const double v25 = 3.3 * v23;
    prepared->k[28] = lift_min(lift_min(v21, v22), lift_min(v24, v25)) - 37.5;
    prepared->k[29] = 37.5 + lift_max(lift_max(v24, v25), lift_max(v21, v22));
    prepared->k[30] = v8 * (0.0132 * fabs(v4));
    prepared->k[31] = 0.5 * v3;
    prepared->k[32] = 37.5 * v3;
}

#if !defined(LIFT_VECTOR)

void lift_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        lift_prepared block[8];
        size_t lane = first;

        do {
            lift_parameters parameters_lane;

            parameters_lane.g0 = parameters[lane];
            parameters_lane.payload = parameters[(1U * count) + lane];
            lift_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 43U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

void lift_mass_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = 0.0;
    M[2] = 0.0;
    M[0] = prepared->k[1];
    M[3] = prepared->k[0];
}

#if !defined(LIFT_VECTOR)

void lift_mass_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double M_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_mass_matrix(prepared, q_lane, M_lane);
        lift_scatter(4U, count, lane, M_lane, M);
    }
}

void lift_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double M_lane[4];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_mass_matrix(&prepared_lane, q_lane, M_lane);
        lift_scatter(4U, count, lane, M_lane, M);
    }
}

#endif

void lift_bias(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)q;
    (void)qd;
    h[1] = 0.0;
    h[0] = prepared->k[2];
}

#if !defined(LIFT_VECTOR)

void lift_bias_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_bias(prepared, q_lane, qd_lane, h_lane);
        lift_scatter(2U, count, lane, h_lane, h);
    }
}

void lift_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double h_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        lift_scatter(2U, count, lane, h_lane, h);
    }
}

#endif

void lift_gravity(const lift_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)q;
    g[1] = 0.0;
    g[0] = prepared->k[2];
}

#if !defined(LIFT_VECTOR)

void lift_gravity_batch(const lift_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double g_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gravity(prepared, q_lane, g_lane);
        lift_scatter(2U, count, lane, g_lane, g);
    }
}

void lift_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double g_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gravity(&prepared_lane, q_lane, g_lane);
        lift_scatter(2U, count, lane, g_lane, g);
    }
}

#endif

void lift_coriolis_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

#if !defined(LIFT_VECTOR)

void lift_coriolis_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        lift_scatter(4U, count, lane, C_lane, C);
    }
}

void lift_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double C_lane[4];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        lift_scatter(4U, count, lane, C_lane, C);
    }
}

#endif

void lift_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[2] + (prepared->k[1] * qdd[0]);
    tau[1] = prepared->k[0] * qdd[1];
}

#if !defined(LIFT_VECTOR)

void lift_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

void lift_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif

void lift_forward_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)q;
    (void)qd;
    qdd[0] = (tau[0] * prepared->k[4]) - prepared->k[3];
    qdd[1] = tau[1] * prepared->k[5];
}

#if !defined(LIFT_VECTOR)

void lift_forward_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double qdd_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

void lift_kinetic_energy(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    *T = (prepared->k[7] * (qd[0] * qd[0])) + (prepared->k[6] * (qd[1] * qd[1]));
}

#if !defined(LIFT_VECTOR)

void lift_kinetic_energy_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void lift_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void lift_potential_energy(const lift_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    *V = prepared->k[8] + (prepared->k[2] * q[0]);
}

#if !defined(LIFT_VECTOR)

void lift_potential_energy_batch(const lift_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void lift_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void lift_position_load(const lift_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const lift_four v0_angle = {q[1]};
    lift_four v0_sine;
    lift_four v0_cosine;
    lift_sincos(&v0_angle, &v0_sine, &v0_cosine);
    x[0] = 0.15 * v0_cosine[0];
    x[1] = 0.15 * v0_sine[0];
    x[2] = 0.8 + q[0];
}

#if !defined(LIFT_VECTOR)

void lift_position_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double x_lane[3];

        lift_gather(2U, count, lane, q, q_lane);
        lift_position_load(prepared, q_lane, x_lane);
        lift_scatter(3U, count, lane, x_lane, x);
    }
}

void lift_position_load_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double x_lane[3];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_position_load(&prepared_lane, q_lane, x_lane);
        lift_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void lift_rotation_load(const lift_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const lift_four v0_angle = {q[1]};
    lift_four v0_sine;
    lift_four v0_cosine;
    lift_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    R[1] = -v0_sine[0];
}

#if !defined(LIFT_VECTOR)

void lift_rotation_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double R_lane[9];

        lift_gather(2U, count, lane, q, q_lane);
        lift_rotation_load(prepared, q_lane, R_lane);
        lift_scatter(9U, count, lane, R_lane, R);
    }
}

void lift_rotation_load_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double R_lane[9];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_rotation_load(&prepared_lane, q_lane, R_lane);
        lift_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void lift_jacobian_load(const lift_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const lift_four v0_angle = {q[1]};
    lift_four v0_sine;
    lift_four v0_cosine;
    lift_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[0] = 0.0;
    J[2] = 0.0;
    for (size_t k = 5U; k < 11U; k++) {
        J[k] = 0.0;
    }
    J[4] = 1.0;
    J[11] = 1.0;
    J[3] = 0.15 * v0_cosine[0];
    J[1] = (-0.15) * v0_sine[0];
}

#if !defined(LIFT_VECTOR)

void lift_jacobian_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double J_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_jacobian_load(prepared, q_lane, J_lane);
        lift_scatter(12U, count, lane, J_lane, J);
    }
}

void lift_jacobian_load_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double J_lane[12];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_jacobian_load(&prepared_lane, q_lane, J_lane);
        lift_scatter(12U, count, lane, J_lane, J);
    }
}

#endif

void lift_influence_load(const lift_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const lift_four v0_angle = {q[1]};
    lift_four v0_sine;
    lift_four v0_cosine;
    lift_sincos(&v0_angle, &v0_sine, &v0_cosine);
    G[0] = 0.0;
    G[2] = 0.0;
    G[5] = 0.0;
    for (size_t k = 0U; k < 3U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 4U; k < 7U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    G[4] = 1.0;
    const double v2 = 0.15 * v0_cosine[0];
    G[3] = v2;
    const double v3 = -(0.15 * v0_sine[0]);
    G[1] = v3;
    H[7] = v3;
    H[3] = -v2;
}

#if !defined(LIFT_VECTOR)

void lift_influence_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_load(prepared, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

void lift_influence_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_load(&prepared_lane, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void lift_influence_rotational_load(const lift_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 5U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
    G[5] = 1.0;
}

#if !defined(LIFT_VECTOR)

void lift_influence_rotational_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_rotational_load(prepared, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

void lift_influence_rotational_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double G_lane[6];
        double H_lane[12];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_influence_rotational_load(&prepared_lane, q_lane, G_lane, H_lane);
        lift_scatter(6U, count, lane, G_lane, G);
        lift_scatter(12U, count, lane, H_lane, H);
    }
}

#endif

void lift_inertia_power(const lift_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

#if !defined(LIFT_VECTOR)

void lift_inertia_power_batch(const lift_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double P_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_inertia_power(prepared, q_lane, P_lane);
        lift_scatter(8U, count, lane, P_lane, P);
    }
}

void lift_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double P_lane[8];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_inertia_power(&prepared_lane, q_lane, P_lane);
        lift_scatter(8U, count, lane, P_lane, P);
    }
}

#endif

void lift_reactions(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    const lift_four v0_angle = {q[1]};
    lift_four v0_sine;
    lift_four v0_cosine;
    lift_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[1] * qd[1];
    const double v3 = (qdd[1] * v0_sine[0]) + (v2 * v0_cosine[0]);
    F[0] = prepared->k[35] * v3;
    const double v4 = (qdd[1] * v0_cosine[0]) - (v2 * v0_sine[0]);
    F[1] = prepared->k[34] * v4;
    F[2] = prepared->k[9] + (prepared->k[33] * qdd[0]);
    const double v5 = prepared->k[10] + (prepared->k[34] * qdd[0]);
    F[3] = (v5 * v0_sine[0]) - (prepared->k[36] * v4);
    const double v6 = qdd[1] * prepared->k[37];
    F[5] = v6;
    F[11] = v6;
    F[6] = prepared->k[35] * v2;
    F[7] = prepared->k[34] * qdd[1];
    F[8] = prepared->k[12] + (prepared->k[11] * qdd[0]);
    F[9] = qdd[1] * prepared->k[39];
    F[4] = -((v5 * v0_cosine[0]) + (prepared->k[36] * v3));
    F[10] = -(v5 + (prepared->k[38] * v2));
}

#if !defined(LIFT_VECTOR)

void lift_reactions_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        lift_scatter(12U, count, lane, F_lane, F);
    }
}

void lift_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double F_lane[12];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        lift_scatter(12U, count, lane, F_lane, F);
    }
}

#endif

void lift_inverse_dynamics_gradients(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)q;
    (void)qd;
    (void)qdd;
    for (size_t k = 0U; k < 4U; k++) {
        by_q[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        by_qd[k] = 0.0;
    }
    by_qdd[1] = 0.0;
    by_qdd[2] = 0.0;
    by_qdd[0] = prepared->k[1];
    by_qdd[3] = prepared->k[0];
}

#if !defined(LIFT_VECTOR)

void lift_inverse_dynamics_gradients_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        lift_scatter(4U, count, lane, by_q_lane, by_q);
        lift_scatter(4U, count, lane, by_qd_lane, by_qd);
        lift_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

void lift_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double by_q_lane[4];
        double by_qd_lane[4];
        double by_qdd_lane[4];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        lift_scatter(4U, count, lane, by_q_lane, by_q);
        lift_scatter(4U, count, lane, by_qd_lane, by_qd);
        lift_scatter(4U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif

void lift_linearize(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = 0.0;
    A[1] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 8U; k < 16U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        B[k] = 0.0;
    }
    B[5] = 0.0;
    B[6] = 0.0;
    A[2] = 1.0;
    A[7] = 1.0;
    B[4] = prepared->k[4];
    B[7] = prepared->k[5];
}

#if !defined(LIFT_VECTOR)

void lift_linearize_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

void lift_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void lift_linearize_step(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    A[2] = dt;
    A[7] = dt;
    const double v0 = dt * dt;
    const double v1 = prepared->k[40] * v0;
    B[0] = v1;
    q_next[0] = ((q[0] + (qd[0] * dt)) - (prepared->k[15] * v0)) + (tau[0] * v1);
    const double v2 = prepared->k[41] * v0;
    B[3] = v2;
    q_next[1] = (q[1] + (qd[1] * dt)) + (tau[1] * v2);
    const double v3 = dt * prepared->k[13];
    B[4] = v3;
    qd_next[0] = (qd[0] - (dt * prepared->k[16])) + (tau[0] * v3);
    const double v4 = dt * prepared->k[14];
    B[7] = v4;
    qd_next[1] = qd[1] + (tau[1] * v4);
    A[0] = 1.0;
    A[5] = 1.0;
    A[10] = 1.0;
    A[15] = 1.0;
    A[1] = 0.0;
    A[3] = 0.0;
    A[4] = 0.0;
    A[6] = 0.0;
    A[8] = 0.0;
    A[9] = 0.0;
    for (size_t k = 11U; k < 15U; k++) {
        A[k] = 0.0;
    }
    B[1] = 0.0;
    B[2] = 0.0;
    B[5] = 0.0;
    B[6] = 0.0;
}

#if !defined(LIFT_VECTOR)

void lift_linearize_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize_step(prepared, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

void lift_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        double A_lane[16];
        double B_lane[8];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_linearize_step(&prepared_lane, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
        lift_scatter(2U, count, lane, q_next_lane, q_next);
        lift_scatter(2U, count, lane, qd_next_lane, qd_next);
        lift_scatter(16U, count, lane, A_lane, A);
        lift_scatter(8U, count, lane, B_lane, B);
    }
}

#endif

void lift_regressor(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)q;
    (void)qd;
    for (size_t k = 1U; k < 10U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 11U; k < 39U; k++) {
        Y[k] = 0.0;
    }
    Y[39] = qdd[1];
    const double v0 = prepared->k[17] + qdd[0];
    Y[0] = v0;
    Y[10] = v0;
}

#if !defined(LIFT_VECTOR)

void lift_regressor_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        lift_scatter(40U, count, lane, Y_lane, Y);
    }
}

void lift_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double Y_lane[40];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        lift_scatter(40U, count, lane, Y_lane, Y);
    }
}

#endif

void lift_stiffness_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
}

#if !defined(LIFT_VECTOR)

void lift_stiffness_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double K_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_stiffness_matrix(prepared, q_lane, K_lane);
        lift_scatter(4U, count, lane, K_lane, K);
    }
}

void lift_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double K_lane[4];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        lift_scatter(4U, count, lane, K_lane, K);
    }
}

#endif

void lift_damping_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(LIFT_VECTOR)

void lift_damping_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double D_lane[4];

        lift_gather(2U, count, lane, q, q_lane);
        lift_damping_matrix(prepared, q_lane, D_lane);
        lift_scatter(4U, count, lane, D_lane, D);
    }
}

void lift_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double D_lane[4];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_damping_matrix(&prepared_lane, q_lane, D_lane);
        lift_scatter(4U, count, lane, D_lane, D);
    }
}

#endif

static void lift_sticking_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

void lift_sticking_forces(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    (void)q;
    const double v0 = tau[0] - prepared->k[2];
    const double v1 = stuck[0] ? 0.0 : prepared->k[4];
    const double v2 = stuck[0] ? 0.0 : (v1 * (stuck[0] ? 0.0 : 1.0));
    const double v3 = stuck[0] ? 0.0 : (v1 * (stuck[0] ? 0.0 : v0));
    double v4_u[2] = {0.0, 0.0};
    double v4_polished[1] = {0.0};
    const double v4_of_context_real[8] = {lift_sign(qd[0]), 120.0 * qd[0], 625.0 * qd[0], (312.5 * v2) - 1.0, tau[0] - (312.5 * v3), lift_sign(qd[1]), prepared->k[18] * v2, prepared->k[12] + (prepared->k[11] * v3)};
    const bool v4_of_context_boolean[2] = {!stuck[0], !stuck[1]};
    bool v4_done = false;
    for (int v4_pass = 0; (v4_pass < 40) && !v4_done; v4_pass++) {
        double v4_next_u[2];
        double v4_next_polished[1];
        lift_sticking_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_done);
        v4_u[0] = v4_next_u[0];
        v4_u[1] = v4_next_u[1];
        v4_polished[0] = v4_next_polished[0];
    }
    f[0] = stuck[0] ? v0 : v4_u[0];
    f[1] = stuck[1] ? tau[1] : v4_u[1];
    qdd[0] = stuck[0] ? 0.0 : (v3 - (v2 * v4_u[0]));
    const double v5 = stuck[1] ? 0.0 : prepared->k[5];
    const double v6 = (stuck[1] ? 0.0 : (v5 * (stuck[1] ? 0.0 : tau[1]))) - ((stuck[1] ? 0.0 : ((stuck[1] ? 0.0 : 1.0) * v5)) * v4_u[1]);
    qdd[1] = stuck[1] ? 0.0 : v6;
}

#if !defined(LIFT_VECTOR)

void lift_sticking_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_flags(2U, count, lane, stuck, stuck_lane);
        lift_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        bool stuck_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_flags(2U, count, lane, stuck, stuck_lane);
        lift_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void lift_dynamics_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

void lift_friction_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = v0 ? 0.0 : 1.0;
    const double v5 = v0 ? 0.0 : (v1 * v4);
    const double v6 = tau[0] - (312.5 * v3);
    const double v7 = 1.0 - (312.5 * v5);
    const bool v8 = 0 == mode[1];
    const bool v9 = !v0;
    const double v10 = (double)mode[1];
    const double v11 = 625.0 * qd[0];
    const double v12 = 120.0 * qd[0];
    const double v13 = (double)mode[0];
    double v14_u[2] = {0.0, 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[8] = {v13, v12, v11, -v7, v6, v10, prepared->k[18] * v5, prepared->k[12] + (prepared->k[11] * v3)};
    const bool v14_of_context_boolean[2] = {v9, !v8};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 40) && !v14_done; v14_pass++) {
        double v14_next_u[2];
        double v14_next_polished[1];
        lift_dynamics_loads(prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_done);
        v14_u[0] = v14_next_u[0];
        v14_u[1] = v14_next_u[1];
        v14_polished[0] = v14_next_polished[0];
    }
    f[0] = v0 ? v2 : v14_u[0];
    f[1] = v8 ? tau[1] : v14_u[1];
    const double v15 = v3 - (v5 * v14_u[0]);
    const double v16 = v0 ? 0.0 : v15;
    qdd[0] = v16;
    const double v17 = v8 ? 0.0 : 1.0;
    const double v18 = v8 ? 0.0 : prepared->k[5];
    const double v19 = v8 ? 0.0 : ((v8 ? 0.0 : ((v8 ? 0.0 : tau[1]) * v18)) - ((v8 ? 0.0 : (v18 * v17)) * v14_u[1]));
    qdd[1] = v19;
    const double v20 = 40.0 + (v13 * (v6 + (v12 - (v7 * v14_u[0]))));
    const double v21 = v0 ? 0.0 : ((v12 + v11) + (v13 * (65.0 + (v20 * ((0.0 < v20) ? 1.9 : (-1.25))))));
    const double v22 = v8 ? 0.0 : (fabs(prepared->k[12] + (prepared->k[11] * v15)) * (0.0096 * v10));
    const double v23 = lift_max(lift_max(lift_max(fabs(v21), fabs(v22)), fabs(v14_u[0])), fabs(v14_u[1]));
    const double v24 = lift_max(fabs(v14_u[0] - v21), fabs(v14_u[1] - v22));
    const bool v25 = (v24 <= (v23 * ((v23 < (1.0000000009313226 * v23)) ? 1e-11 : 1e-05))) && v14_done;
    const double v26 = 1.0 + (1.9 * v7);
    const double v27 = 1.0 - (1.25 * v7);
    const double v28 = v27 * v26;
    const bool v29 = v9 && (v28 < 0.0);
    const bool v30 = (v4 + v17) <= 1.0;
    const bool v31 = v29 && v30;
    const double v32 = (((1e-05 * v23) < v24) && (v31 && (!v25))) ? 2.0 : 5.0;
    const double v33 = (0.0 < (v0 ? 1.0 : ((v30 && (0.0 < v28)) ? 1.0 : lift_min(v27, v26)))) ? 0.0 : 3.0;
    const bool v34 = (fabs(tau[1]) + (fabs(v19) + (fabs(v2) + fabs(v16)))) < 1e+38;
    const bool v35 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v35 ? (v34 ? (v25 ? ((v29 && (v25 && v31)) ? 4.0 : v33) : v32) : 6.0) : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_friction_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void lift_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void lift_limits_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

void lift_friction_limits(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = v0 ? 0.0 : 1.0;
    const double v5 = v0 ? 0.0 : (v1 * v4);
    const double v6 = tau[0] - (312.5 * v3);
    const double v7 = 1.0 - (312.5 * v5);
    const bool v8 = 0 == mode[1];
    const bool v9 = !v0;
    const double v10 = (double)mode[1];
    const double v11 = 625.0 * qd[0];
    const double v12 = 120.0 * qd[0];
    const double v13 = (double)mode[0];
    double v14_u[2] = {0.0, 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[8] = {v13, v12, v11, -v7, v6, v10, prepared->k[18] * v5, prepared->k[12] + (prepared->k[11] * v3)};
    const bool v14_of_context_boolean[2] = {v9, !v8};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 40) && !v14_done; v14_pass++) {
        double v14_next_u[2];
        double v14_next_polished[1];
        lift_limits_loads(prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_done);
        v14_u[0] = v14_next_u[0];
        v14_u[1] = v14_next_u[1];
        v14_polished[0] = v14_next_polished[0];
    }
    const double v15 = v0 ? v2 : v14_u[0];
    f[0] = v15;
    f[1] = v8 ? tau[1] : v14_u[1];
    const double v16 = v3 - (v5 * v14_u[0]);
    const double v17 = v0 ? 0.0 : v16;
    qdd[0] = v17;
    const double v18 = v8 ? 0.0 : 1.0;
    const double v19 = v8 ? 0.0 : prepared->k[5];
    const double v20 = v8 ? 0.0 : ((v8 ? 0.0 : ((v8 ? 0.0 : tau[1]) * v19)) - ((v8 ? 0.0 : (v19 * v18)) * v14_u[1]));
    qdd[1] = v20;
    const double v21 = (tau[0] - (312.5 * v17)) - v15;
    const double v22 = 0.3999999999999999 * v21;
    const double v23 = -(v22 - 22.0);
    const double v24 = 3.3 * v21;
    const double v25 = v24 - 181.5;
    const double v26 = -(22.0 + v22);
    const double v27 = 181.5 + v24;
    low[0] = (lift_min(lift_min(v27, v26), lift_min(v25, v23)) - v21) - 37.5;
    const double v28 = prepared->k[12] + (prepared->k[11] * v17);
    load[1] = v28;
    const double v29 = 0.0132 * fabs(v28);
    high[1] = v29;
    low[1] = -v29;
    high[0] = 37.5 + (lift_max(lift_max(v25, v23), lift_max(v27, v26)) - v21);
    load[0] = 40.0 + (v13 * (v12 + v21));
    const double v30 = 40.0 + (v13 * (v6 + (v12 - (v7 * v14_u[0]))));
    const double v31 = v0 ? 0.0 : ((v12 + v11) + (v13 * (65.0 + (v30 * ((0.0 < v30) ? 1.9 : (-1.25))))));
    const double v32 = v8 ? 0.0 : ((0.0096 * v10) * fabs(prepared->k[12] + (prepared->k[11] * v16)));
    const double v33 = lift_max(lift_max(lift_max(fabs(v31), fabs(v32)), fabs(v14_u[0])), fabs(v14_u[1]));
    const double v34 = lift_max(fabs(v14_u[0] - v31), fabs(v14_u[1] - v32));
    const bool v35 = (v34 <= (v33 * ((v33 < (1.0000000009313226 * v33)) ? 1e-11 : 1e-05))) && v14_done;
    const double v36 = 1.0 + (1.9 * v7);
    const double v37 = 1.0 - (1.25 * v7);
    const double v38 = v37 * v36;
    const bool v39 = v9 && (v38 < 0.0);
    const bool v40 = (v4 + v18) <= 1.0;
    const bool v41 = v39 && v40;
    const double v42 = (((1e-05 * v33) < v34) && (v41 && (!v35))) ? 2.0 : 5.0;
    const double v43 = (0.0 < (v0 ? 1.0 : ((v40 && (0.0 < v38)) ? 1.0 : lift_min(v37, v36)))) ? 0.0 : 3.0;
    const bool v44 = (fabs(tau[1]) + (fabs(v20) + (fabs(v2) + fabs(v17)))) < 1e+38;
    const bool v45 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v45 ? (v44 ? (v35 ? ((v39 && (v41 && v35)) ? 4.0 : v43) : v42) : 6.0) : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_friction_limits_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
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

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
        lift_scatter(2U, count, lane, load_lane, load);
    }
}

void lift_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        lift_scatter(2U, count, lane, f_lane, f);
        lift_scatter(2U, count, lane, qdd_lane, qdd);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
        lift_scatter(2U, count, lane, load_lane, load);
    }
}

#endif

static void lift_before_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

static void lift_decide_pattern_loads(const lift_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 8], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const double v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const double v2 = context_real[3] * context_real[0];
    const double v3 = v1 + (u[0] * v2);
    const double v4 = context_real[0] * ((0.0 < v3) ? 1.9 : (-1.25));
    const double v5 = context_boolean[0] ? (v0 + (v3 * v4)) : 0.0;
    const double v6 = v1 + (v2 * v5);
    const double v7 = fabs(v5 - (context_boolean[0] ? (v0 + (((0.0 < v6) ? 1.9 : (-1.25)) * (context_real[0] * v6))) : 0.0));
    const double v8 = context_real[7] + (u[0] * context_real[6]);
    const double v9 = 0.0096 * context_real[5];
    const double v10 = context_boolean[1] ? (fabs(v8) * v9) : 0.0;
    const double v11 = lift_max(v7, fabs(v10 - (context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v5))) : 0.0)));
    const double v12 = 1.0 - (context_boolean[0] ? (v2 * v4) : 0.0);
    const double v13 = context_boolean[1] ? (v9 * (context_real[6] * ((v8 < 0.0) ? (-1.0) : 1.0))) : 0.0;
    const bool v14 = fabs(v12) < fabs(v13);
    const double v15 = u[0] - v5;
    const double v16 = u[1] - v10;
    const double v17 = -v13;
    const double v18 = v14 ? v12 : v17;
    const double v19 = 1.0 / (v14 ? v17 : v12);
    const double v20 = v19 * (v14 ? v16 : v15);
    const double v21 = v19 * (v14 ? 1.0 : 0.0);
    const double v22 = ((v18 * v20) - (v14 ? v15 : v16)) / ((v18 * v21) - (v14 ? 0.0 : 1.0));
    const double v23 = (v21 * v22) - v20;
    const double v24 = u[0] + (0.125 * v23);
    const double v25 = v1 + (v2 * v24);
    const double v26 = fabs(v24 - (context_boolean[0] ? (v0 + (((0.0 < v25) ? 1.9 : (-1.25)) * (context_real[0] * v25))) : 0.0));
    const double v27 = u[1] - (0.125 * v22);
    const double v28 = lift_max(v26, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v24))) : 0.0) - v27));
    const double v29 = u[0] + (0.5 * v23);
    const double v30 = v1 + (v2 * v29);
    const double v31 = fabs(v29 - (context_boolean[0] ? (v0 + (((0.0 < v30) ? 1.9 : (-1.25)) * (context_real[0] * v30))) : 0.0));
    const double v32 = u[1] - (0.5 * v22);
    const double v33 = lift_max(v31, fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v29))) : 0.0) - v32));
    const double v34 = u[0] + v23;
    const double v35 = u[1] - v22;
    const double v36 = v1 + (v2 * v34);
    const double v37 = fabs(v34 - (context_boolean[0] ? (v0 + (((0.0 < v36) ? 1.9 : (-1.25)) * (context_real[0] * v36))) : 0.0));
    const double v38 = lift_max(fabs((context_boolean[1] ? (v9 * fabs(context_real[7] + (context_real[6] * v34))) : 0.0) - v35), v37);
    const double v39 = lift_max(fabs(v15), fabs(v16));
    const bool v40 = v38 < v39;
    const double v41 = v40 ? v38 : v39;
    const bool v42 = v33 < v41;
    const double v43 = v42 ? v33 : v41;
    const bool v44 = v28 < v43;
    const double v45 = v44 ? v28 : v43;
    const bool v46 = v11 < v45;
    u_out[0] = v46 ? v5 : (v44 ? v24 : (v42 ? v29 : (v40 ? v34 : u[0])));
    u_out[1] = v46 ? v10 : (v44 ? v27 : (v42 ? v32 : (v40 ? v35 : u[1])));
    const double v47 = 1e-05 * lift_max(lift_max(fabs(v5), lift_max(fabs(u[0]), fabs(u[1]))), fabs(v10));
    const double v48 = polished[0] + ((v39 <= v47) ? 1.0 : 0.0);
    polished_out[0] = v48;
    const bool v49 = (12.0 <= v48) || (!(v46 || (v44 || (v40 || v42))));
    *done = v49 || ((v46 ? v11 : v45) <= 0.0);
}

static void lift_decide_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const bool v1 = !v0;
    const double v2 = v0 ? 0.0 : (1.0 / (v1 ? context_real[0] : 1.0));
    const double v3 = v0 ? 0.0 : 1.0;
    const double v4 = v0 ? 0.0 : (v3 * v2);
    const double v5 = 1.0 - (312.5 * v4);
    const double v6 = 1.0 + (1.9 * v5);
    const double v7 = 1.0 - (1.25 * v5);
    const double v8 = v7 * v6;
    const bool v9 = 0 == pattern[1];
    const double v10 = v9 ? 0.0 : 1.0;
    const double v11 = v3 + v10;
    const bool v12 = v11 <= 1.0;
    const bool v13 = 0.0 < (v0 ? 1.0 : ((v12 && (0.0 < v8)) ? 1.0 : lift_min(v7, v6)));
    const double v14 = prepared->k[11] * v4;
    const bool v15 = ((v9 ? 0.0 : (v0 ? 0.0 : (0.0096 * fabs(v14)))) < 1.0) && v13;
    const double v16 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[2]));
    const double v17 = context_real[7] + (prepared->k[11] * v16);
    const double v18 = context_real[6] - (312.5 * v16);
    const bool v19 = !v9;
    const double v20 = (double)pattern[1];
    const double v21 = (double)pattern[0];
    double v22_u[2] = {v15 ? number[2] : 0.0, v15 ? number[3] : 0.0};
    double v22_polished[1] = {0.0};
    const double v22_of_context_real[8] = {v21, context_real[4], context_real[5], -v5, v18, v20, -v14, v17};
    const bool v22_of_context_boolean[2] = {v1, v19};
    bool v22_done = false;
    for (int v22_pass = 0; (v22_pass < 40) && !v22_done; v22_pass++) {
        double v22_next_u[2];
        double v22_next_polished[1];
        lift_decide_pattern_loads(prepared, v22_u, v22_polished, v22_of_context_real, v22_of_context_boolean, v22_next_u, v22_next_polished, &v22_done);
        v22_u[0] = v22_next_u[0];
        v22_u[1] = v22_next_u[1];
        v22_polished[0] = v22_next_polished[0];
    }
    number_out[2] = v22_u[0];
    const double v23 = v0 ? context_real[2] : v22_u[0];
    const double v24 = v0 ? 0.0 : (v16 - (v4 * v22_u[0]));
    const double v25 = (context_real[6] - (312.5 * v24)) - v23;
    const double v26 = 0.3999999999999999 * v25;
    const double v27 = -(22.0 + v26);
    const double v28 = 3.3 * v25;
    const double v29 = 181.5 + v28;
    const double v30 = -(v26 - 22.0);
    const double v31 = v28 - 181.5;
    const double v32 = v23 + v25;
    const double v33 = 37.5 + (v32 - lift_min(lift_min(v29, v27), lift_min(v31, v30)));
    const double v34 = v0 ? lift_min(v33, 37.5 + (lift_max(lift_max(v31, v30), lift_max(v29, v27)) - v32)) : (v21 * v24);
    const double v35 = v0 ? v34 : (context_real[0] * v34);
    const double v36 = lift_max(fabs(context_real[2]), fabs(v23));
    const bool v37 = !flag[0];
    const bool v38 = context_boolean[2] && v37;
    const bool v39 = ((0.0 < v34) || (v0 && (0.0 <= v34))) || (v38 && (((-1e-06) * v36) <= v35));
    const double v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22_u[0]))));
    const double v41 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * ((0.0 < v40) ? 1.9 : (-1.25))))));
    const double v42 = v9 ? 0.0 : (fabs((v14 * v22_u[0]) - v17) * (0.0096 * v20));
    number_out[3] = v22_u[1];
    const double v43 = lift_max(lift_max(lift_max(fabs(v42), fabs(v41)), fabs(v22_u[0])), fabs(v22_u[1]));
    const double v44 = lift_max(fabs(v22_u[0] - v41), fabs(v42 - v22_u[1]));
    const bool v45 = (v44 <= (v43 * ((v43 < (1.0000000009313226 * v43)) ? 1e-11 : 1e-05))) && v22_done;
    const double v46 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v24));
    const double v47 = v9 ? context_real[3] : v22_u[1];
    const double v48 = v9 ? 0.0 : (1.0 / (v19 ? context_real[1] : 1.0));
    const double v49 = v9 ? 0.0 : ((v9 ? 0.0 : (v48 * (v9 ? 0.0 : context_real[3]))) - (v22_u[1] * (v9 ? 0.0 : (v10 * v48))));
    const double v50 = v9 ? lift_min(v46 - v47, v47 + v46) : (v20 * v49);
    const double v51 = v9 ? v50 : (context_real[1] * v50);
    const double v52 = lift_max(fabs(v47), fabs(context_real[3]));
    const bool v53 = context_boolean[3] && v37;
    const bool v54 = (v53 && (((-1e-06) * v52) <= v51)) || ((0.0 < v50) || (v9 && (0.0 <= v50)));
    const bool v55 = (v45 && (context_boolean[0] || v39)) && (context_boolean[1] || v54);
    const bool v56 = flag[1] || v55;
    flag_out[1] = v56;
    const double v57 = 1.0 - v11;
    const double v58 = -(v3 + v57);
    const bool v59 = v53 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v60 = v53 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v61 = v60 || v59;
    const bool v62 = (v61 && (v9 && ((0.0 <= v58) && (v58 <= 0.0)))) || (v59 && (1 == pattern[1]));
    const double v63 = v61 ? 1.0 : 0.0;
    const double v64 = -v57;
    const bool v65 = context_boolean[7] && (!v53);
    const double v66 = v65 ? 0.0 : 1.0;
    const bool v67 = v38 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v68 = v38 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v69 = v68 || v67;
    const bool v70 = (v69 && (v0 && ((v66 <= v64) && (v64 <= v63)))) || (v67 && (1 == pattern[0]));
    const bool v71 = v70 || v62;
    const double v72 = v71 ? v11 : (1.0 + v11);
    const bool v73 = !(v71 || (v72 <= (v63 + (v69 ? 1.0 : 0.0))));
    const bool v74 = v73 && (!v56);
    const bool v75 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v76 = ((context_boolean[2] || context_boolean[3]) && (v37 && v74)) && v75;
    const signed char v77 = (((v66 <= v72) && (v72 <= v63)) && (context_boolean[4] && (!v38))) ? 0 : (v68 ? 1 : (-1));
    const signed char v78 = v62 ? pattern[0] : (v70 ? ((v68 && v0) ? 1 : (-1)) : v77);
    pattern_out[0] = v76 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v78;
    const double v79 = v72 - ((0 == v78) ? 0.0 : 1.0);
    const signed char v80 = (v65 && ((v79 <= 0.0) && (0.0 <= v79))) ? 0 : (v60 ? 1 : (-1));
    pattern_out[1] = v76 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v62 ? ((v9 && v60) ? 1 : (-1)) : v80);
    const bool v81 = !flag[1];
    const bool v82 = (v45 && (context_boolean[0] || (((-1e-12) * v36) <= v35))) && (context_boolean[1] || (((-1e-12) * v52) <= v51));
    const bool v83 = ((!flag[2]) && (v81 && v82)) || (v55 && v81);
    best_out[0] = v83 ? pattern[0] : best[0];
    best_out[1] = v83 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v76;
    flag_out[2] = flag[2] || v82;
    const bool v84 = flag[3] || (flag[1] && v55);
    flag_out[3] = v84;
    const bool v85 = !v45;
    const bool v86 = v1 && (v8 < 0.0);
    const bool v87 = v12 && v86;
    flag_out[4] = flag[4] || (v85 && (!((v85 && v87) && ((1e-05 * v43) < v44))));
    flag_out[5] = v83 ? v13 : flag[5];
    flag_out[6] = v83 ? (v86 && (v45 && v87)) : flag[6];
    number_out[0] = v83 ? v24 : number[0];
    number_out[1] = v83 ? v49 : number[1];
    const bool v88 = v56 && (v84 || (v73 || ((v0 && v9) || (!v71))));
    *done = (v74 && (!v76)) || v88;
}

void lift_decide(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : 1.0));
    const bool v5 = 0 == mode[1];
    const double v6 = 625.0 * qd[0];
    const double v7 = 120.0 * qd[0];
    double v8_u[2] = {0.0, 0.0};
    double v8_polished[1] = {0.0};
    const double v8_of_context_real[8] = {(double)mode[0], v7, v6, (312.5 * v4) - 1.0, tau[0] - (312.5 * v3), (double)mode[1], prepared->k[18] * v4, prepared->k[12] + (prepared->k[11] * v3)};
    const bool v8_of_context_boolean[2] = {!v0, !v5};
    bool v8_done = false;
    for (int v8_pass = 0; (v8_pass < 40) && !v8_done; v8_pass++) {
        double v8_next_u[2];
        double v8_next_polished[1];
        lift_before_loads(prepared, v8_u, v8_polished, v8_of_context_real, v8_of_context_boolean, v8_next_u, v8_next_polished, &v8_done);
        v8_u[0] = v8_next_u[0];
        v8_u[1] = v8_next_u[1];
        v8_polished[0] = v8_next_polished[0];
    }
    const double v9 = v0 ? v2 : v8_u[0];
    const double v10 = (tau[0] - (312.5 * (v0 ? 0.0 : (v3 - (v4 * v8_u[0]))))) - v9;
    const double v11 = 0.3999999999999999 * v10;
    const double v12 = -(v11 - 22.0);
    const double v13 = 3.3 * v10;
    const double v14 = v13 - 181.5;
    const double v15 = -(22.0 + v11);
    const double v16 = 181.5 + v13;
    const double v17 = 0.5 * (lift_max(lift_max(v14, v12), lift_max(v16, v15)) + lift_min(lift_min(v16, v15), lift_min(v14, v12)));
    const signed char v18 = lift_mode_of((v9 + v10) - v17);
    const bool v19 = lift_eq(0.0, qd[0]);
    const bool v20 = (reached[0] && v19) && (!(0 == v18));
    const signed char v21 = v0 ? lift_mode_of(qd[0]) : mode[0];
    const double v22 = v2 - (v19 ? 0.0 : ((v7 + v6) + (65.0 * ((double)v21))));
    const double v23 = prepared->k[4] * v22;
    const double v24 = fabs(v23);
    const double v25 = 1e-08 * v24;
    const double v26 = -(v25 - prepared->k[25]);
    const bool v27 = v19 ? (v26 < v23) : (1 == v21);
    const double v28 = prepared->k[12] + (prepared->k[20] * v22);
    const double v29 = 0.0132 * sqrt(v28 * v28);
    const double v30 = 219.0 + (2.3 * (fabs(v7) + fabs((tau[0] - v2) - (prepared->k[22] * v22))));
    const double v31 = (prepared->k[24] < 1.0) ? (prepared->k[27] * lift_max(v30, v29)) : 1e+38;
    const double v32 = lift_min(v31, v30 + (prepared->k[23] * v31));
    const double v33 = lift_min(v32, v30 + (prepared->k[23] * v32));
    const bool v34 = v19 && (v24 <= (v25 + (prepared->k[26] * lift_min(v33, v30 + (prepared->k[23] * v33)))));
    const signed char v35 = (v34 && (!v20)) ? 0 : ((v20 ? (1 == v18) : v27) ? 1 : (-1));
    const signed char v36 = lift_mode_of(v5 ? tau[1] : v8_u[1]);
    const bool v37 = lift_eq(0.0, qd[1]);
    const bool v38 = (reached[1] && v37) && (!(0 == v36));
    const signed char v39 = v5 ? lift_mode_of(qd[1]) : mode[1];
    const double v40 = tau[1] * prepared->k[5];
    const double v41 = fabs(v40);
    const double v42 = 1e-08 * v41;
    const double v43 = -v42;
    const bool v44 = v37 ? (v43 < v40) : (1 == v39);
    const double v45 = lift_min(lift_min(v31, v29 + (prepared->k[21] * v31)), v29 + (prepared->k[21] * v32));
    const bool v46 = v37 && (v41 <= (v42 + (prepared->k[19] * lift_min(v45, v29 + (prepared->k[21] * v33)))));
    const signed char v47 = (v46 && (!v38)) ? 0 : ((v38 ? (1 == v36) : v44) ? 1 : (-1));
    signed char v48_pattern[2] = {v35, v47};
    signed char v48_best[2] = {v35, v47};
    bool v48_flag[7] = {false, false, false, false, false, true, false};
    double v48_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v48_of_context_real[8] = {prepared->k[1], prepared->k[0], v2, tau[1], v7, v6, tau[0], prepared->k[12]};
    const bool v48_of_context_boolean[10] = {!v19, !v37, v20, v38, v34, v27, v19 ? (v26 < (-v23)) : ((-1) == v21), v46, v44, v37 ? (v43 < (-v40)) : ((-1) == v39)};
    const signed char v48_of_context_mode[4] = {v21, v39, v18, v36};
    bool v48_done = false;
    for (int v48_pass = 0; (v48_pass < 18) && !v48_done; v48_pass++) {
        signed char v48_next_pattern[2];
        signed char v48_next_best[2];
        bool v48_next_flag[7];
        double v48_next_number[4];
        lift_decide_pattern(prepared, v48_pattern, v48_best, v48_flag, v48_number, v48_of_context_real, v48_of_context_boolean, v48_of_context_mode, v48_next_pattern, v48_next_best, v48_next_flag, v48_next_number, &v48_done);
        v48_pattern[0] = v48_next_pattern[0];
        v48_pattern[1] = v48_next_pattern[1];
        v48_best[0] = v48_next_best[0];
        v48_best[1] = v48_next_best[1];
        v48_flag[0] = v48_next_flag[0];
        v48_flag[1] = v48_next_flag[1];
        v48_flag[2] = v48_next_flag[2];
        v48_flag[3] = v48_next_flag[3];
        v48_flag[4] = v48_next_flag[4];
        v48_flag[5] = v48_next_flag[5];
        v48_flag[6] = v48_next_flag[6];
        v48_number[0] = v48_next_number[0];
        v48_number[1] = v48_next_number[1];
        v48_number[2] = v48_next_number[2];
        v48_number[3] = v48_next_number[3];
    }
    mode_next[0] = v48_best[0];
    mode_next[1] = v48_best[1];
    const bool v49 = (fabs(v48_number[0]) + (fabs(v48_number[1]) + (fabs(v2) + fabs(tau[1])))) < 1e+38;
    const double v50 = v49 ? (v48_done ? ((v48_flag[2] || v48_flag[1]) ? (v48_flag[6] ? 4.0 : (v48_flag[3] ? 1.0 : (v48_flag[5] ? 0.0 : 3.0))) : (v48_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    const bool v51 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v51 ? v50 : 6.0;
}

#if !defined(LIFT_VECTOR)

void lift_decide_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void lift_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, tau, tau_lane);
        lift_gather_modes(2U, count, lane, mode, mode_lane);
        lift_gather_flags(2U, count, lane, reached, reached_lane);
        lift_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        lift_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void lift_friction_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    (void)q;
    const bool v0 = lift_eq(0.0, qd[0]);
    const double v1 = v0 ? lift_sign(qdd[0]) : lift_sign(qd[0]);
    const double v2 = 40.0 + (v1 * (prepared->k[2] + ((120.0 * qd[0]) + (qdd[0] * prepared->k[42]))));
    const double v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * fabs(v2))));
    const double v4 = (prepared->k[2] + ((745.0 * qd[0]) + (prepared->k[1] * qdd[0]))) + v3;
    tau[0] = v4;
    const bool v5 = lift_eq(0.0, qd[1]);
    const double v6 = fabs(prepared->k[12] + (prepared->k[11] * qdd[0]));
    const double v7 = (prepared->k[0] * qdd[1]) + ((v5 ? lift_sign(qdd[1]) : lift_sign(qd[1])) * (0.0096 * v6));
    tau[1] = v7;
    low[0] = v0 ? prepared->k[28] : v4;
    const double v8 = 0.0132 * v6;
    low[1] = v5 ? (-v8) : v7;
    high[0] = v0 ? prepared->k[29] : v4;
    high[1] = v5 ? v8 : v7;
}

#if !defined(LIFT_VECTOR)

void lift_friction_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

void lift_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
        lift_scatter(2U, count, lane, low_lane, low);
        lift_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void lift_drive_forces(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(LIFT_VECTOR)

void lift_drive_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

void lift_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        lift_gather(43U, count, lane, prepared, prepared_lane.k);
        lift_gather(2U, count, lane, q, q_lane);
        lift_gather(2U, count, lane, qd, qd_lane);
        lift_gather(2U, count, lane, qdd, qdd_lane);
        lift_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        lift_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif
