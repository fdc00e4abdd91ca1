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

void lift_default_parameters(lift_parameters *parameters)
{
    parameters->g0 = 9.81;
    parameters->payload = 80.0;
}

void lift_prepare(const lift_parameters *parameters, lift_prepared *prepared)
{
    prepared->k[11] = parameters->payload;
    const double v0 = 25.0 + parameters->payload;
    prepared->k[36] = v0;
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
    prepared->k[37] = v5;
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
    prepared->k[38] = -v5;
    const double v10 = 25.0 * parameters->g0;
    prepared->k[9] = v4 + v10;
    prepared->k[39] = 0.075 * parameters->payload;
    prepared->k[10] = parameters->g0 * v5;
    const double v11 = 5.0 + (0.0225 * parameters->payload);
    prepared->k[40] = v11;
    const double v12 = 0.06 * parameters->payload;
    prepared->k[41] = v12;
    prepared->k[42] = -v12;
    const double v13 = 1.0 / (337.5 + parameters->payload);
    prepared->k[13] = v13;
    const double v14 = 1.0 / v11;
    prepared->k[14] = v14;
    prepared->k[15] = (v13 * (12.5 * parameters->g0)) + (v13 * (parameters->g0 * v9));
    prepared->k[43] = 0.5 * v13;
    prepared->k[44] = 0.5 * v14;
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
    prepared->k[45] = (-312.5) + v2;
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
    const double v26 = 1.0 - (312.5 * v3);
    const double v27 = 1.0 + (1.9 * v26);
    const double v28 = 1.0 - (1.25 * v26);
    prepared->k[33] = 2.7 * v2;
    prepared->k[34] = 1.0 / (2.7 * v7);
    const double v29 = 1.0 / ((0.0 < v27) ? v27 : 1.0);
    const double v30 = 1.0 / ((0.0 < v28) ? v28 : 1.0);
    const double v31 = 120.0 * lift_max(lift_max(1.0, 2.9 * v29), (-0.25) * v30);
    prepared->k[35] = v31 + (625.0 * lift_max(v30, lift_max(1.0, v29)));
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
        for (size_t k = 0U; k < 46U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

int lift_valid(const lift_parameters *parameters)
{
    bool kept[3];
    int rule = 0;

    kept[0] = fabs(parameters->g0) <= 1e+50;
    kept[1] = fabs(parameters->payload) <= 1e+50;
    kept[2] = 0.0 <= parameters->payload;
    while ((rule < 3) && kept[rule]) {
        rule++;
    }
    return (rule < 3) ? (rule + 1) : 0;
}

void lift_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        lift_parameters parameters_lane;

        parameters_lane.g0 = parameters[lane];
        parameters_lane.payload = parameters[(1U * count) + lane];
        rules[lane] = lift_valid(&parameters_lane);
    }
}

const char *lift_rule(int number)
{
    static const char *const texts[3] = {
        "parameters.g0: must be finite and at most 1e+50 in magnitude",
        "parameters.payload: must be finite and at most 1e+50 in magnitude",
        "joints.platform.mass: must be at least 0",
    };

    return ((number >= 1) && (number <= 3)) ? texts[number - 1] : "";
}

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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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
    F[0] = prepared->k[38] * v3;
    const double v4 = (qdd[1] * v0_cosine[0]) - (v2 * v0_sine[0]);
    F[1] = prepared->k[37] * v4;
    F[2] = prepared->k[9] + (prepared->k[36] * qdd[0]);
    const double v5 = prepared->k[10] + (prepared->k[37] * qdd[0]);
    F[3] = (v5 * v0_sine[0]) - (prepared->k[39] * v4);
    const double v6 = qdd[1] * prepared->k[40];
    F[5] = v6;
    F[11] = v6;
    F[6] = prepared->k[38] * v2;
    F[7] = prepared->k[37] * qdd[1];
    F[8] = prepared->k[12] + (prepared->k[11] * qdd[0]);
    F[9] = qdd[1] * prepared->k[42];
    F[4] = -((v5 * v0_cosine[0]) + (prepared->k[39] * v3));
    F[10] = -(v5 + (prepared->k[41] * v2));
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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
    const double v1 = prepared->k[43] * v0;
    B[0] = v1;
    q_next[0] = ((q[0] + (qd[0] * dt)) - (prepared->k[15] * v0)) + (tau[0] * v1);
    const double v2 = prepared->k[44] * v0;
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

static void lift_dynamics_loads_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = context_real[15] * context_real[14];
    const double v2 = context_real[14] * (other[0] ? 1.9 : (-1.25));
    const double v3 = v1 * v2;
    const double v4 = 1.0 - (context_boolean[2] ? v3 : 0.0);
    const double v5 = 0.0096 * context_real[17];
    const double v6 = (other[1] ? (-1.0) : 1.0) * v5;
    const double v7 = context_real[18] * v6;
    const double v8 = context_boolean[3] ? v7 : 0.0;
    const bool v9 = fabs(v4) < fabs(v8);
    const double v10 = -v8;
    const double v11 = 1.0 / (v9 ? v10 : v4);
    const double v12 = v9 ? v4 : v10;
    const double v13 = v11 * (v9 ? 1.0 : 0.0);
    const double v14 = 1.0 / ((v9 ? 0.0 : 1.0) - (v12 * v13));
    const double v15 = context_real[19] * v6;
    const double v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const double v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const double v18 = v16 + (v2 * v17);
    const double v19 = -(context_boolean[3] ? v15 : 0.0);
    const double v20 = -(context_boolean[2] ? v18 : 0.0);
    const double v21 = v9 ? v19 : v20;
    const double v22 = v11 * v12;
    const double v23 = v14 * ((v21 * v22) - (v9 ? v20 : v19));
    const double v24 = (v11 * v21) + (v13 * v23);
    const double v25 = v23 - (context_boolean[3] ? (v15 - (v7 * v24)) : 0.0);
    const double v26 = -(v24 + (context_boolean[2] ? (v18 - (v3 * v24)) : 0.0));
    const double v27 = v9 ? v25 : v26;
    const double v28 = v14 * ((v22 * v27) - (v9 ? v26 : v25));
    const double v29 = v24 + ((v11 * v27) + (v13 * v28));
    const double v30 = context_boolean[3] ? (v5 * fabs((context_real[18] * v29) - context_real[19])) : 0.0;
    const double v31 = v23 + v28;
    const double v32 = (v1 * v29) - v17;
    const double v33 = context_boolean[2] ? (v16 - (((0.0 < (-v32)) ? 1.9 : (-1.25)) * (context_real[14] * v32))) : 0.0;
    const double v34 = lift_max(fabs(v30 - v31), fabs(v29 + v33));
    const double v35 = fabs(v29);
    const double v36 = fabs(v31);
    const double v37 = lift_max(lift_max(v35, lift_max(fabs(v30), fabs(v33))), v36);
    const bool v38 = (v34 <= (v37 * ((v37 < (1.0000000009313226 * v37)) ? 1e-11 : 1e-05))) && ((v35 + v36) < 1e+38);
    const double v39 = -v29;
    const double v40 = context_boolean[0] ? context_real[2] : v39;
    const bool v41 = 0 == context_mode[0];
    const double v42 = context_boolean[0] ? 0.0 : (context_real[10] + (context_real[12] * v29));
    const double v43 = (context_real[6] - v40) - (312.5 * v42);
    const double v44 = 0.3999999999999999 * v43;
    const double v45 = 3.3 * v43;
    const double v46 = v45 - 181.5;
    const double v47 = -(v44 - 22.0);
    const double v48 = 181.5 + v45;
    const double v49 = -(22.0 + v44);
    const double v50 = v40 + v43;
    const double v51 = 37.5 + (lift_max(lift_max(v46, v47), lift_max(v48, v49)) - v50);
    const double v52 = lift_min(v51, 37.5 + (v50 - lift_min(lift_min(v48, v49), lift_min(v46, v47))));
    const double v53 = v41 ? v52 : (v42 * ((double)context_mode[0]));
    const bool v54 = context_boolean[5] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v40))) <= (v41 ? v53 : (context_real[0] * v53)));
    const double v55 = context_boolean[1] ? context_real[3] : v31;
    const bool v56 = 0 == context_mode[1];
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v42));
    const double v58 = (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v31))) * ((double)context_mode[1]);
    const double v59 = v56 ? lift_min(v57 - v55, v55 + v57) : v58;
    const bool v60 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v55))) <= (v56 ? v59 : (context_real[1] * v59)));
    const bool v61 = context_boolean[6] || ((v56 && (0.0 <= v59)) || (0.0 < v59));
    const bool v62 = (v54 && v60) || (v61 && (context_boolean[5] || ((0.0 < v53) || (v41 && (0.0 <= v53)))));
    const bool v63 = v38 && v62;
    obeying_out[0] = v63;
    const bool v64 = v63 || (v38 && (!found[0]));
    u_out[0] = v64 ? v39 : u[0];
    u_out[1] = v64 ? v31 : u[1];
    found_out[0] = found[0] || v38;
    *done = (!context_boolean[4]) || (v63 || (v0 && (other[1] || (!context_boolean[3]))));
}

static void lift_dynamics_loads_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[4]) && v0_found[0]);
    result_real[0] = v1 ? (context_boolean[0] ? 0.0 : (context_real[10] - (context_real[12] * v0_u[0]))) : context_real[20];
    result_real[1] = v1 ? (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v0_u[1]))) : context_real[21];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[22];
    result_real[3] = v1 ? (context_boolean[1] ? context_real[3] : v0_u[1]) : context_real[23];
    result_real[4] = v1 ? v0_u[0] : context_real[24];
    result_real[5] = v1 ? v0_u[1] : context_real[25];
    const bool v2 = context_boolean[4] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[5] || (context_boolean[4] && v0_obeying[0]);
    result_boolean[2] = context_boolean[6] || (!v2);
}

void lift_friction_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = prepared->k[12] + (prepared->k[11] * v3);
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v0 ? 0.0 : (v1 * v5);
    const double v7 = prepared->k[11] * v6;
    const double v8 = -v7;
    const double v9 = tau[0] - (312.5 * v3);
    const double v10 = 1.0 - (312.5 * v6);
    const double v11 = -v10;
    const bool v12 = 0 == mode[1];
    const bool v13 = !v12;
    const bool v14 = !v0;
    const double v15 = (double)mode[1];
    const double v16 = 625.0 * qd[0];
    const double v17 = 120.0 * qd[0];
    const double v18 = (double)mode[0];
    double v19_u[2] = {0.0, 0.0};
    double v19_polished[1] = {0.0};
    const double v19_of_context_real[8] = {v18, v17, v16, v11, v9, v15, v8, v4};
    const bool v19_of_context_boolean[2] = {v14, v13};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 40) && !v19_done; v19_pass++) {
        double v19_next_u[2];
        double v19_next_polished[1];
        lift_dynamics_loads(prepared, v19_u, v19_polished, v19_of_context_real, v19_of_context_boolean, v19_next_u, v19_next_polished, &v19_done);
        v19_u[0] = v19_next_u[0];
        v19_u[1] = v19_next_u[1];
        v19_polished[0] = v19_next_polished[0];
    }
    const double v20 = v0 ? v2 : v19_u[0];
    const double v21 = v0 ? 0.0 : (v3 - (v6 * v19_u[0]));
    const double v22 = (tau[0] - (312.5 * v21)) - v20;
    const double v23 = 0.3999999999999999 * v22;
    const double v24 = -(v23 - 22.0);
    const double v25 = 3.3 * v22;
    const double v26 = v25 - 181.5;
    const double v27 = -(22.0 + v23);
    const double v28 = 181.5 + v25;
    const double v29 = v20 + v22;
    const double v30 = (37.5 + lift_max(lift_max(v26, v24), lift_max(v28, v27))) - v29;
    const double v31 = v0 ? lift_min(v30, v29 + (37.5 - lift_min(lift_min(v28, v27), lift_min(v26, v24)))) : (v18 * v21);
    const bool v32 = !lift_eq(0.0, qd[0]);
    const double v33 = 0.0132 * fabs(prepared->k[12] + (prepared->k[11] * v21));
    const double v34 = v12 ? tau[1] : v19_u[1];
    const double v35 = v12 ? 0.0 : 1.0;
    const double v36 = v12 ? 0.0 : prepared->k[5];
    const double v37 = v12 ? 0.0 : (v36 * v35);
    const double v38 = v12 ? 0.0 : ((v12 ? 0.0 : tau[1]) * v36);
    const double v39 = v12 ? 0.0 : (v38 - (v37 * v19_u[1]));
    const double v40 = v12 ? lift_min(v33 - v34, v34 + v33) : (v15 * v39);
    const bool v41 = !lift_eq(0.0, qd[1]);
    const bool v42 = v41 || ((0.0 < v40) || (v12 && (0.0 <= v40)));
    const double v43 = fabs(v2);
    const double v44 = fabs(tau[1]);
    const bool v45 = v41 || (((-1e-12) * lift_max(fabs(v34), v44)) <= (v12 ? v40 : (prepared->k[0] * v40)));
    const bool v46 = v45 && (v32 || (((-1e-12) * lift_max(v43, fabs(v20))) <= (v0 ? v31 : (prepared->k[1] * v31))));
    const double v47 = 1.0 + (1.9 * v10);
    const double v48 = 1.0 - (1.25 * v10);
    const double v49 = v48 * v47;
    const bool v50 = (v5 + v35) <= 1.0;
    const bool v51 = 0.0 < (v0 ? 1.0 : (((0.0 < v49) && v50) ? 1.0 : lift_min(v48, v47)));
    const bool v52 = v51 || (v46 || (v42 && (v32 || ((v0 && (0.0 <= v31)) || (0.0 < v31)))));
    const double v53 = 40.0 + (v18 * (v9 + (v17 - (v10 * v19_u[0]))));
    const double v54 = v0 ? 0.0 : ((v17 + v16) + (v18 * (65.0 + (v53 * ((0.0 < v53) ? 1.9 : (-1.25))))));
    const double v55 = v12 ? 0.0 : (fabs((v7 * v19_u[0]) - v4) * (0.0096 * v15));
    const double v56 = lift_max(lift_max(lift_max(fabs(v54), fabs(v55)), fabs(v19_u[0])), fabs(v19_u[1]));
    const double v57 = lift_max(fabs(v19_u[0] - v54), fabs(v55 - v19_u[1]));
    const bool v58 = (v57 <= (v56 * ((v56 < (1.0000000009313226 * v56)) ? 1e-11 : 1e-05))) && v19_done;
    const bool v59 = v14 && (v49 < 0.0);
    const bool v60 = v50 && v59;
    const bool v61 = ((1e-05 * v56) < v57) && ((!v58) && v60);
    const bool v62 = (v58 && v52) || v61;
    const bool v63 = v59 && (v58 && v60);
    double v65 = v20;
    double v66 = v34;
    double v67 = v21;
    double v68 = v39;
    bool v69 = v61;
    bool v70 = v63;
    bool v71 = v58;
    if (!(v62)) {
        const double v64_of_context_real[26] = {prepared->k[1], prepared->k[0], v2, tau[1], v17, v16, tau[0], prepared->k[12], v1, v36, v3, v38, v6, v37, v18, v11, v9, v15, v8, v4, v21, v39, v20, v34, v19_u[0], v19_u[1]};
        const bool v64_of_context_boolean[10] = {v0, v12, v14, v13, v58, v63, v61, !v62, v32, v41};
        double v64_result_real[6];
        bool v64_result_boolean[3];
        lift_dynamics_loads_pieces(prepared, v64_of_context_real, v64_of_context_boolean, mode, v64_result_real, v64_result_boolean);
        v65 = v64_result_real[2];
        v66 = v64_result_real[3];
        v67 = v64_result_real[0];
        v68 = v64_result_real[1];
        v69 = v64_result_boolean[2];
        v70 = v64_result_boolean[1];
        v71 = v64_result_boolean[0];
    }
    f[0] = v65;
    f[1] = v66;
    qdd[0] = v67;
    qdd[1] = v68;
    const double v72 = v71 ? (v70 ? 4.0 : (v51 ? 0.0 : 3.0)) : (v69 ? 2.0 : 5.0);
    const bool v73 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v73 ? (((fabs(v67) + (fabs(v68) + (v44 + v43))) < 1e+38) ? v72 : 6.0) : 6.0;
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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

static void lift_limits_loads_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = context_real[15] * context_real[14];
    const double v2 = context_real[14] * (other[0] ? 1.9 : (-1.25));
    const double v3 = v1 * v2;
    const double v4 = 1.0 - (context_boolean[2] ? v3 : 0.0);
    const double v5 = 0.0096 * context_real[17];
    const double v6 = (other[1] ? (-1.0) : 1.0) * v5;
    const double v7 = context_real[18] * v6;
    const double v8 = context_boolean[3] ? v7 : 0.0;
    const bool v9 = fabs(v4) < fabs(v8);
    const double v10 = -v8;
    const double v11 = 1.0 / (v9 ? v10 : v4);
    const double v12 = v9 ? v4 : v10;
    const double v13 = v11 * (v9 ? 1.0 : 0.0);
    const double v14 = 1.0 / ((v9 ? 0.0 : 1.0) - (v12 * v13));
    const double v15 = context_real[19] * v6;
    const double v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const double v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const double v18 = v16 + (v2 * v17);
    const double v19 = -(context_boolean[3] ? v15 : 0.0);
    const double v20 = -(context_boolean[2] ? v18 : 0.0);
    const double v21 = v9 ? v19 : v20;
    const double v22 = v11 * v12;
    const double v23 = v14 * ((v21 * v22) - (v9 ? v20 : v19));
    const double v24 = (v11 * v21) + (v13 * v23);
    const double v25 = v23 - (context_boolean[3] ? (v15 - (v7 * v24)) : 0.0);
    const double v26 = -(v24 + (context_boolean[2] ? (v18 - (v3 * v24)) : 0.0));
    const double v27 = v9 ? v25 : v26;
    const double v28 = v14 * ((v22 * v27) - (v9 ? v26 : v25));
    const double v29 = v24 + ((v11 * v27) + (v13 * v28));
    const double v30 = context_boolean[3] ? (v5 * fabs((context_real[18] * v29) - context_real[19])) : 0.0;
    const double v31 = v23 + v28;
    const double v32 = (v1 * v29) - v17;
    const double v33 = context_boolean[2] ? (v16 - (((0.0 < (-v32)) ? 1.9 : (-1.25)) * (context_real[14] * v32))) : 0.0;
    const double v34 = lift_max(fabs(v30 - v31), fabs(v29 + v33));
    const double v35 = fabs(v29);
    const double v36 = fabs(v31);
    const double v37 = lift_max(lift_max(v35, lift_max(fabs(v30), fabs(v33))), v36);
    const bool v38 = (v34 <= (v37 * ((v37 < (1.0000000009313226 * v37)) ? 1e-11 : 1e-05))) && ((v35 + v36) < 1e+38);
    const double v39 = -v29;
    const double v40 = context_boolean[0] ? context_real[2] : v39;
    const bool v41 = 0 == context_mode[0];
    const double v42 = context_boolean[0] ? 0.0 : (context_real[10] + (context_real[12] * v29));
    const double v43 = (context_real[6] - v40) - (312.5 * v42);
    const double v44 = 0.3999999999999999 * v43;
    const double v45 = 3.3 * v43;
    const double v46 = v45 - 181.5;
    const double v47 = -(v44 - 22.0);
    const double v48 = 181.5 + v45;
    const double v49 = -(22.0 + v44);
    const double v50 = v40 + v43;
    const double v51 = 37.5 + (lift_max(lift_max(v46, v47), lift_max(v48, v49)) - v50);
    const double v52 = lift_min(v51, 37.5 + (v50 - lift_min(lift_min(v48, v49), lift_min(v46, v47))));
    const double v53 = v41 ? v52 : (v42 * ((double)context_mode[0]));
    const bool v54 = context_boolean[5] || (((-1e-12) * lift_max(fabs(context_real[2]), fabs(v40))) <= (v41 ? v53 : (context_real[0] * v53)));
    const double v55 = context_boolean[1] ? context_real[3] : v31;
    const bool v56 = 0 == context_mode[1];
    const double v57 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v42));
    const double v58 = (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v31))) * ((double)context_mode[1]);
    const double v59 = v56 ? lift_min(v57 - v55, v55 + v57) : v58;
    const bool v60 = context_boolean[6] || (((-1e-12) * lift_max(fabs(context_real[3]), fabs(v55))) <= (v56 ? v59 : (context_real[1] * v59)));
    const bool v61 = context_boolean[6] || ((v56 && (0.0 <= v59)) || (0.0 < v59));
    const bool v62 = (v54 && v60) || (v61 && (context_boolean[5] || ((0.0 < v53) || (v41 && (0.0 <= v53)))));
    const bool v63 = v38 && v62;
    obeying_out[0] = v63;
    const bool v64 = v63 || (v38 && (!found[0]));
    u_out[0] = v64 ? v39 : u[0];
    u_out[1] = v64 ? v31 : u[1];
    found_out[0] = found[0] || v38;
    *done = (!context_boolean[4]) || (v63 || (v0 && (other[1] || (!context_boolean[3]))));
}

static void lift_limits_loads_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[6]) && v0_found[0]) || v0_obeying[0];
    result_real[0] = v1 ? (context_boolean[0] ? 0.0 : (context_real[10] - (context_real[12] * v0_u[0]))) : context_real[20];
    result_real[1] = v1 ? (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v0_u[1]))) : context_real[21];
    result_real[2] = v1 ? (context_boolean[0] ? context_real[2] : v0_u[0]) : context_real[22];
    result_real[3] = v1 ? (context_boolean[1] ? context_real[3] : v0_u[1]) : context_real[23];
    result_real[4] = v1 ? v0_u[0] : context_real[24];
    result_real[5] = v1 ? v0_u[1] : context_real[25];
    const bool v2 = context_boolean[6] || v0_found[0];
    result_boolean[0] = v2;
    result_boolean[1] = context_boolean[7] || (context_boolean[6] && v0_obeying[0]);
    result_boolean[2] = context_boolean[8] || (!v2);
}

void lift_friction_limits(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = prepared->k[12] + (prepared->k[11] * v3);
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v0 ? 0.0 : (v1 * v5);
    const double v7 = prepared->k[11] * v6;
    const double v8 = -v7;
    const double v9 = tau[0] - (312.5 * v3);
    const double v10 = 1.0 - (312.5 * v6);
    const double v11 = -v10;
    const bool v12 = 0 == mode[1];
    const bool v13 = !v12;
    const bool v14 = !v0;
    const double v15 = (double)mode[1];
    const double v16 = 625.0 * qd[0];
    const double v17 = 120.0 * qd[0];
    const double v18 = (double)mode[0];
    double v19_u[2] = {0.0, 0.0};
    double v19_polished[1] = {0.0};
    const double v19_of_context_real[8] = {v18, v17, v16, v11, v9, v15, v8, v4};
    const bool v19_of_context_boolean[2] = {v14, v13};
    bool v19_done = false;
    for (int v19_pass = 0; (v19_pass < 40) && !v19_done; v19_pass++) {
        double v19_next_u[2];
        double v19_next_polished[1];
        lift_limits_loads(prepared, v19_u, v19_polished, v19_of_context_real, v19_of_context_boolean, v19_next_u, v19_next_polished, &v19_done);
        v19_u[0] = v19_next_u[0];
        v19_u[1] = v19_next_u[1];
        v19_polished[0] = v19_next_polished[0];
    }
    const double v20 = v0 ? v2 : v19_u[0];
    const double v21 = v0 ? 0.0 : (v3 - (v6 * v19_u[0]));
    const double v22 = (tau[0] - (312.5 * v21)) - v20;
    const double v23 = 0.3999999999999999 * v22;
    const double v24 = -(v23 - 22.0);
    const double v25 = 3.3 * v22;
    const double v26 = v25 - 181.5;
    const double v27 = -(22.0 + v23);
    const double v28 = 181.5 + v25;
    const double v29 = v20 + v22;
    const double v30 = (37.5 + lift_max(lift_max(v26, v24), lift_max(v28, v27))) - v29;
    const double v31 = v0 ? lift_min(v30, v29 + (37.5 - lift_min(lift_min(v28, v27), lift_min(v26, v24)))) : (v18 * v21);
    const bool v32 = !lift_eq(0.0, qd[0]);
    const double v33 = 0.0132 * fabs(prepared->k[12] + (prepared->k[11] * v21));
    const double v34 = v12 ? tau[1] : v19_u[1];
    const double v35 = v12 ? 0.0 : 1.0;
    const double v36 = v12 ? 0.0 : prepared->k[5];
    const double v37 = v12 ? 0.0 : (v36 * v35);
    const double v38 = v12 ? 0.0 : ((v12 ? 0.0 : tau[1]) * v36);
    const double v39 = v12 ? 0.0 : (v38 - (v37 * v19_u[1]));
    const double v40 = v12 ? lift_min(v33 - v34, v34 + v33) : (v15 * v39);
    const bool v41 = !lift_eq(0.0, qd[1]);
    const bool v42 = v41 || ((0.0 < v40) || (v12 && (0.0 <= v40)));
    const double v43 = fabs(v2);
    const double v44 = fabs(tau[1]);
    const bool v45 = v41 || (((-1e-12) * lift_max(v44, fabs(v34))) <= (v12 ? v40 : (prepared->k[0] * v40)));
    const bool v46 = v45 && (v32 || (((-1e-12) * lift_max(v43, fabs(v20))) <= (v0 ? v31 : (prepared->k[1] * v31))));
    const double v47 = 1.0 + (1.9 * v10);
    const double v48 = 1.0 - (1.25 * v10);
    const double v49 = v48 * v47;
    const bool v50 = (v5 + v35) <= 1.0;
    const bool v51 = 0.0 < (v0 ? 1.0 : (((0.0 < v49) && v50) ? 1.0 : lift_min(v48, v47)));
    const bool v52 = v51 || (v46 || (v42 && (v32 || ((v0 && (0.0 <= v31)) || (0.0 < v31)))));
    const double v53 = 40.0 + (v17 * v18);
    const double v54 = v53 - (v18 * ((v10 * v19_u[0]) - v9));
    const double v55 = v0 ? 0.0 : ((v17 + v16) + (v18 * (65.0 + (v54 * ((0.0 < v54) ? 1.9 : (-1.25))))));
    const double v56 = v12 ? 0.0 : ((0.0096 * v15) * fabs((v7 * v19_u[0]) - v4));
    const double v57 = lift_max(lift_max(lift_max(fabs(v55), fabs(v56)), fabs(v19_u[0])), fabs(v19_u[1]));
    const double v58 = lift_max(fabs(v19_u[0] - v55), fabs(v56 - v19_u[1]));
    const bool v59 = (v58 <= (v57 * ((v57 < (1.0000000009313226 * v57)) ? 1e-11 : 1e-05))) && v19_done;
    const bool v60 = v14 && (v49 < 0.0);
    const bool v61 = v50 && v60;
    const bool v62 = ((1e-05 * v57) < v58) && (v61 && (!v59));
    const bool v63 = (v59 && v52) || v62;
    const bool v64 = v60 && (v61 && v59);
    double v66 = v20;
    double v67 = v34;
    double v68 = v21;
    double v69 = v39;
    bool v70 = v62;
    bool v71 = v64;
    bool v72 = v59;
    if (!(v63)) {
        const double v65_of_context_real[26] = {prepared->k[1], prepared->k[0], v2, tau[1], v17, v16, tau[0], prepared->k[12], v1, v36, v3, v38, v6, v37, v18, v11, v9, v15, v8, v4, v21, v39, v20, v34, v19_u[0], v19_u[1]};
        const bool v65_of_context_boolean[10] = {v0, v12, v14, v13, v32, v41, v59, v64, v62, !v63};
        double v65_result_real[6];
        bool v65_result_boolean[3];
        lift_limits_loads_pieces(prepared, v65_of_context_real, v65_of_context_boolean, mode, v65_result_real, v65_result_boolean);
        v66 = v65_result_real[2];
        v67 = v65_result_real[3];
        v68 = v65_result_real[0];
        v69 = v65_result_real[1];
        v70 = v65_result_boolean[2];
        v71 = v65_result_boolean[1];
        v72 = v65_result_boolean[0];
    }
    f[0] = v66;
    f[1] = v67;
    qdd[0] = v68;
    qdd[1] = v69;
    const double v73 = (tau[0] - (312.5 * v68)) - v66;
    const double v74 = 0.3999999999999999 * v73;
    const double v75 = -(v74 - 22.0);
    const double v76 = 3.3 * v73;
    const double v77 = v76 - 181.5;
    const double v78 = -(22.0 + v74);
    const double v79 = 181.5 + v76;
    low[0] = (lift_min(lift_min(v79, v78), lift_min(v77, v75)) - 37.5) - v73;
    const double v80 = prepared->k[12] + (prepared->k[11] * v68);
    load[1] = v80;
    const double v81 = 0.0132 * fabs(v80);
    high[1] = v81;
    low[1] = -v81;
    high[0] = lift_max(lift_max(v77, v75), lift_max(v79, v78)) + (37.5 - v73);
    load[0] = v53 + (v18 * v73);
    const double v82 = v72 ? (v71 ? 4.0 : (v51 ? 0.0 : 3.0)) : (v70 ? 2.0 : 5.0);
    const bool v83 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v83 ? (((fabs(v69) + ((v44 + v43) + fabs(v68))) < 1e+38) ? v82 : 6.0) : 6.0;
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

        lift_gather(46U, count, lane, prepared, prepared_lane.k);
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
