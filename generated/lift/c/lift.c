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

#if defined(LIFT_VECTOR)
#include "lift_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void lift_sincos_pair(double x, double *sine, double *cosine)
{
    union { double number; unsigned long long bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const double n = k.number - 6755399441186816.0;
    const double w = x - (n * 1.5707963267923333);
    const double r = w - (n * 2.5633441515839558e-12);
    const double excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const double z = r * r;
    const double rz = r * z;

    const double rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const double u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const unsigned long long odd = 0ULL - (k.bits & 1ULL);
    const unsigned long long sign = (k.bits << 62) & 0x8000000000000000ULL;
    const unsigned long long swap = ((s.bits ^ c.bits) & odd) ^ sign;

    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* Sines and cosines of some angles. The library answers for those that are out of range, infinite or not a number. */
static inline void lift_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            lift_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
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

void lift_mass_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)q;
    M[1] = 0.0;
    M[2] = 0.0;
    M[0] = prepared->k[1];
    M[3] = prepared->k[0];
}

void lift_bias(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)q;
    (void)qd;
    h[1] = 0.0;
    h[0] = prepared->k[2];
}

void lift_gravity(const lift_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)q;
    g[1] = 0.0;
    g[0] = prepared->k[2];
}

void lift_coriolis_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    (void)q;
    (void)qd;
    for (size_t k = 0U; k < 4U; k++) {
        C[k] = 0.0;
    }
}

void lift_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)q;
    (void)qd;
    tau[0] = prepared->k[2] + (prepared->k[1] * qdd[0]);
    tau[1] = prepared->k[0] * qdd[1];
}

void lift_forward_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)q;
    (void)qd;
    qdd[0] = (tau[0] * prepared->k[4]) - prepared->k[3];
    qdd[1] = tau[1] * prepared->k[5];
}

void lift_kinetic_energy(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)q;
    *T = (prepared->k[7] * (qd[0] * qd[0])) + (prepared->k[6] * (qd[1] * qd[1]));
}

void lift_potential_energy(const lift_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    *V = prepared->k[8] + (prepared->k[2] * q[0]);
}

void lift_position_load(const lift_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
    x[0] = 0.15 * v0_cosine[0];
    x[1] = 0.15 * v0_sine[0];
    x[2] = 0.8 + q[0];
}

void lift_rotation_load(const lift_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void lift_jacobian_load(const lift_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void lift_influence_load(const lift_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void lift_inertia_power(const lift_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 8U; k++) {
        P[k] = 0.0;
    }
}

void lift_reactions(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    double v0_sine[1];
    double v0_cosine[1];
    lift_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void lift_stiffness_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
}

void lift_damping_matrix(const lift_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

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

static void lift_decide_pattern_piece(const lift_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = 0.0096 * context_real[17];
    const double v2 = (other[1] ? (-1.0) : 1.0) * v1;
    const double v3 = context_real[18] * v2;
    const double v4 = context_boolean[3] ? v3 : 0.0;
    const double v5 = context_real[14] * (other[0] ? 1.9 : (-1.25));
    const double v6 = context_real[15] * context_real[14];
    const double v7 = v6 * v5;
    const double v8 = 1.0 - (context_boolean[2] ? v7 : 0.0);
    const bool v9 = fabs(v8) < fabs(v4);
    const double v10 = -v4;
    const double v11 = v9 ? v8 : v10;
    const double v12 = 1.0 / (v9 ? v10 : v8);
    const double v13 = v12 * v11;
    const double v14 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]));
    const double v15 = context_real[5] + (context_real[4] + (65.0 * context_real[14]));
    const double v16 = v15 + (v5 * v14);
    const double v17 = -(context_boolean[2] ? v16 : 0.0);
    const double v18 = context_real[19] * v2;
    const double v19 = -(context_boolean[3] ? v18 : 0.0);
    const double v20 = v9 ? v19 : v17;
    const double v21 = v12 * (v9 ? 1.0 : 0.0);
    const double v22 = 1.0 / ((v9 ? 0.0 : 1.0) - (v11 * v21));
    const double v23 = v22 * ((v20 * v13) - (v9 ? v17 : v19));
    const double v24 = (v12 * v20) + (v21 * v23);
    const double v25 = v23 - (context_boolean[3] ? (v18 - (v3 * v24)) : 0.0);
    const double v26 = -(v24 + (context_boolean[2] ? (v16 - (v7 * v24)) : 0.0));
    const double v27 = v9 ? v25 : v26;
    const double v28 = v22 * ((v13 * v27) - (v9 ? v26 : v25));
    const double v29 = v24 + ((v12 * v27) + (v21 * v28));
    const double v30 = context_boolean[0] ? 0.0 : (context_real[10] + (context_real[12] * v29));
    const double v31 = -v29;
    const double v32 = context_boolean[0] ? context_real[2] : v31;
    const double v33 = (context_real[6] - v32) - (312.5 * v30);
    const double v34 = 0.3999999999999999 * v33;
    const double v35 = -(v34 - 22.0);
    const double v36 = 3.3 * v33;
    const double v37 = v36 - 181.5;
    const double v38 = -(22.0 + v34);
    const double v39 = 181.5 + v36;
    const double v40 = v32 + v33;
    const double v41 = 37.5 + (lift_max(lift_max(v37, v35), lift_max(v39, v38)) - v40);
    const double v42 = lift_min(v41, 37.5 + (v40 - lift_min(lift_min(v39, v38), lift_min(v37, v35))));
    const bool v43 = 0 == context_mode[0];
    const double v44 = v43 ? v42 : (v30 * ((double)context_mode[0]));
    const double v45 = v43 ? v44 : (context_real[0] * v44);
    const double v46 = lift_max(fabs(context_real[2]), fabs(v32));
    const bool v47 = ((0.0 < v44) || (v43 && (0.0 <= v44))) || (context_boolean[7] && (((-1e-06) * v46) <= v45));
    const double v48 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v30));
    const double v49 = v23 + v28;
    const double v50 = context_boolean[1] ? context_real[3] : v49;
    const double v51 = (context_boolean[1] ? 0.0 : (context_real[11] - (context_real[13] * v49))) * ((double)context_mode[1]);
    const bool v52 = 0 == context_mode[1];
    const double v53 = v52 ? lift_min(v48 - v50, v50 + v48) : v51;
    const double v54 = v52 ? v53 : (context_real[1] * v53);
    const double v55 = lift_max(fabs(context_real[3]), fabs(v50));
    const bool v56 = ((v52 && (0.0 <= v53)) || (0.0 < v53)) || (context_boolean[8] && (((-1e-06) * v55) <= v54));
    const bool v57 = (context_boolean[5] || (((-1e-12) * v46) <= v45)) && (context_boolean[6] || (((-1e-12) * v55) <= v54));
    const double v58 = (v6 * v29) - v14;
    const double v59 = context_boolean[2] ? (v15 - (((0.0 < (-v58)) ? 1.9 : (-1.25)) * (context_real[14] * v58))) : 0.0;
    const double v60 = context_boolean[3] ? (v1 * fabs((context_real[18] * v29) - context_real[19])) : 0.0;
    const double v61 = fabs(v29);
    const double v62 = fabs(v49);
    const double v63 = lift_max(lift_max(v61, lift_max(fabs(v60), fabs(v59))), v62);
    const double v64 = lift_max(fabs(v29 + v59), fabs(v49 - v60));
    const bool v65 = ((v61 + v62) < 1e+38) && (v64 <= (v63 * ((v63 < (1.0000000009313226 * v63)) ? 1e-11 : 1e-05)));
    const bool v66 = (v57 || ((context_boolean[6] || v56) && (context_boolean[5] || v47))) && v65;
    obeying_out[0] = v66;
    const bool v67 = v66 || ((!found[0]) && v65);
    u_out[0] = v67 ? v31 : u[0];
    u_out[1] = v67 ? v49 : u[1];
    found_out[0] = found[0] || v65;
    *done = (!context_boolean[4]) || ((v0 && (other[1] || (!context_boolean[3]))) || v66);
}

static void lift_decide_pattern_pieces(const lift_prepared *restrict prepared, const double context_real[restrict 26], const bool context_boolean[restrict 12], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        lift_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

static void lift_decide_pattern(const lift_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 8], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
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
    flag_out[7] = v13;
    const double v14 = prepared->k[11] * v4;
    const bool v15 = v13 && ((v9 ? 0.0 : (v0 ? 0.0 : (0.0096 * fabs(v14)))) < 1.0);
    const double v16 = v0 ? 0.0 : (v2 * (v0 ? 0.0 : context_real[2]));
    const double v17 = context_real[7] + (prepared->k[11] * v16);
    const double v18 = -v14;
    const double v19 = context_real[6] - (312.5 * v16);
    const double v20 = -v5;
    const bool v21 = !v9;
    const double v22 = (double)pattern[1];
    const double v23 = (double)pattern[0];
    double v24_u[2] = {v15 ? number[4] : 0.0, v15 ? number[5] : 0.0};
    double v24_polished[1] = {0.0};
    const double v24_of_context_real[8] = {v23, context_real[4], context_real[5], v20, v19, v22, v18, v17};
    const bool v24_of_context_boolean[2] = {v1, v21};
    bool v24_done = false;
    for (int v24_pass = 0; (v24_pass < 40) && !v24_done; v24_pass++) {
        double v24_next_u[2];
        double v24_next_polished[1];
        lift_decide_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
        v24_u[0] = v24_next_u[0];
        v24_u[1] = v24_next_u[1];
        v24_polished[0] = v24_next_polished[0];
    }
    const double v25 = v0 ? context_real[2] : v24_u[0];
    const double v26 = v0 ? 0.0 : (v16 - (v4 * v24_u[0]));
    const double v27 = (context_real[6] - (312.5 * v26)) - v25;
    const double v28 = 0.3999999999999999 * v27;
    const double v29 = -(v28 - 22.0);
    const double v30 = 3.3 * v27;
    const double v31 = v30 - 181.5;
    const double v32 = -(22.0 + v28);
    const double v33 = 181.5 + v30;
    const double v34 = v25 + v27;
    const double v35 = 37.5 + (lift_max(lift_max(v31, v29), lift_max(v33, v32)) - v34);
    const double v36 = v0 ? lift_min(v35, 37.5 + (v34 - lift_min(lift_min(v33, v32), lift_min(v31, v29)))) : (v23 * v26);
    const double v37 = fabs(context_real[2]);
    const bool v38 = !flag[0];
    const bool v39 = context_boolean[2] && v38;
    const bool v40 = v39 && (((-1e-06) * lift_max(v37, fabs(v25))) <= (v0 ? v36 : (context_real[0] * v36)));
    const double v41 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v26));
    const double v42 = v9 ? context_real[3] : v24_u[1];
    const double v43 = v9 ? 0.0 : (1.0 / (v21 ? context_real[1] : 1.0));
    const double v44 = v9 ? 0.0 : (v10 * v43);
    const double v45 = v9 ? 0.0 : (v43 * (v9 ? 0.0 : context_real[3]));
    const double v46 = v9 ? 0.0 : (v45 - (v24_u[1] * v44));
    const double v47 = v9 ? lift_min(v41 - v42, v42 + v41) : (v22 * v46);
    const double v48 = fabs(context_real[3]);
    const bool v49 = context_boolean[3] && v38;
    const bool v50 = v49 && (((-1e-06) * lift_max(v48, fabs(v42))) <= (v9 ? v47 : (context_real[1] * v47)));
    const bool v51 = context_boolean[1] || (((0.0 < v47) || (v9 && (0.0 <= v47))) || v50);
    const double v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24_u[0]))));
    const double v53 = v0 ? 0.0 : ((context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * ((0.0 < v52) ? 1.9 : (-1.25))))));
    const double v54 = v9 ? 0.0 : (fabs((v14 * v24_u[0]) - v17) * (0.0096 * v22));
    const double v55 = lift_max(lift_max(fabs(v24_u[0]), lift_max(fabs(v54), fabs(v53))), fabs(v24_u[1]));
    const double v56 = lift_max(fabs(v54 - v24_u[1]), fabs(v24_u[0] - v53));
    const bool v57 = v24_done && (v56 <= (v55 * ((v55 < (1.0000000009313226 * v55)) ? 1e-11 : 1e-05)));
    const bool v58 = v57 && (v51 && (context_boolean[0] || (((v0 && (0.0 <= v36)) || (0.0 < v36)) || v40)));
    const bool v59 = (v8 < 0.0) && v1;
    const bool v60 = v12 && v59;
    const bool v61 = (v60 && (!v57)) && ((1e-05 * v55) < v56);
    const bool v62 = !((v13 || v61) || v58);
    const bool v63 = flag[1] && v62;
    const bool v64 = v59 && (v60 && v57);
    double v66 = v25;
    double v67 = v26;
    double v68 = v42;
    double v69 = v46;
    bool v70 = v57;
    bool v71 = v61;
    bool v72 = v64;
    double v73 = v24_u[0];
    double v74 = v24_u[1];
    if (v63) {
        const double v65_of_context_real[26] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v43, v16, v45, v4, v44, v23, v20, v19, v22, v18, v17, v26, v46, v25, v42, v24_u[0], v24_u[1]};
        const bool v65_of_context_boolean[12] = {v0, v9, v1, v21, v57, v64, v61, v63, context_boolean[0], context_boolean[1], v39, v49};
        double v65_result_real[6];
        bool v65_result_boolean[3];
        lift_decide_pattern_pieces(prepared, v65_of_context_real, v65_of_context_boolean, pattern, v65_result_real, v65_result_boolean);
        v66 = v65_result_real[2];
        v67 = v65_result_real[0];
        v68 = v65_result_real[3];
        v69 = v65_result_real[1];
        v70 = v65_result_boolean[0];
        v71 = v65_result_boolean[2];
        v72 = v65_result_boolean[1];
        v73 = v65_result_real[4];
        v74 = v65_result_real[5];
    }
    number_out[0] = v67;
    const double v75 = (context_real[6] - (312.5 * v67)) - v66;
    const double v76 = 3.3 * v75;
    const double v77 = -(181.5 - v76);
    const double v78 = 0.3999999999999999 * v75;
    const double v79 = 22.0 - v78;
    const double v80 = -(22.0 + v78);
    const double v81 = 181.5 + v76;
    const double v82 = v66 + v75;
    const double v83 = (37.5 + lift_max(lift_max(v79, v77), lift_max(v81, v80))) - v82;
    const double v84 = v0 ? lift_min(v83, (37.5 + v82) - lift_min(lift_min(v81, v80), lift_min(v79, v77))) : (v23 * v67);
    const double v85 = v0 ? v84 : (context_real[0] * v84);
    const double v86 = lift_max(v37, fabs(v66));
    const bool v87 = ((0.0 < v84) || (v0 && (0.0 <= v84))) || (v39 && (((-1e-06) * v86) <= v85));
    const double v88 = 0.0132 * fabs(context_real[7] + (prepared->k[11] * v67));
    number_out[1] = v69;
    const double v89 = v9 ? lift_min(v88 - v68, v68 + v88) : (v22 * v69);
    const double v90 = v9 ? v89 : (context_real[1] * v89);
    const double v91 = lift_max(v48, fabs(v68));
    const bool v92 = ((0.0 < v89) || (v9 && (0.0 <= v89))) || (v49 && (((-1e-06) * v91) <= v90));
    const bool v93 = ((context_boolean[0] || v87) && (context_boolean[1] || v92)) && v70;
    const bool v94 = flag[3] || v93;
    flag_out[3] = v94;
    const double v95 = 1.0 - v11;
    const double v96 = -(v3 + v95);
    const bool v97 = v49 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v98 = v49 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v99 = v98 || v97;
    const bool v100 = (v99 && (v9 && ((0.0 <= v96) && (v96 <= 0.0)))) || (v97 && (1 == pattern[1]));
    const double v101 = v99 ? 1.0 : 0.0;
    const double v102 = -v95;
    const bool v103 = context_boolean[7] && (!v49);
    const double v104 = v103 ? 0.0 : 1.0;
    const bool v105 = v39 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v106 = v39 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v107 = v106 || v105;
    const bool v108 = (v107 && (v0 && ((v104 <= v102) && (v102 <= v101)))) || (v105 && (1 == pattern[0]));
    const bool v109 = v108 || v100;
    const double v110 = v109 ? v11 : (1.0 + v11);
    const bool v111 = !(v109 || (v110 <= (v101 + (v107 ? 1.0 : 0.0))));
    const bool v112 = v111 && (!v94);
    const bool v113 = flag[2] || v62;
    const bool v114 = (!flag[1]) && (v112 && v113);
    const bool v115 = !v114;
    const bool v116 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[8] || context_boolean[7]))));
    const bool v117 = v116 && ((context_boolean[2] || context_boolean[3]) && (v38 && (v112 && v115)));
    const bool v118 = context_boolean[4] && (!v39);
    const signed char v119 = v106 ? 1 : (-1);
    const signed char v120 = v108 ? ((v106 && v0) ? 1 : (-1)) : ((v118 && ((v104 <= v110) && (v110 <= v101))) ? 0 : v119);
    const signed char v121 = v100 ? pattern[0] : v120;
    pattern_out[0] = v117 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v114 ? (v118 ? 0 : v119) : v121);
    const double v122 = v110 - ((0 == v121) ? 0.0 : 1.0);
    const signed char v123 = v98 ? 1 : (-1);
    const signed char v124 = v100 ? ((v9 && v98) ? 1 : (-1)) : ((v103 && ((v122 <= 0.0) && (0.0 <= v122))) ? 0 : v123);
    pattern_out[1] = v117 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v114 ? (v103 ? 0 : v123) : v124);
    const bool v125 = !flag[3];
    const bool v126 = v70 && ((context_boolean[0] || (((-1e-12) * v86) <= v85)) && (context_boolean[1] || (((-1e-12) * v91) <= v90)));
    const bool v127 = (v93 && v125) || ((!flag[4]) && (v125 && v126));
    best_out[0] = v127 ? pattern[0] : best[0];
    best_out[1] = v127 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v117;
    flag_out[1] = v117 ? false : (flag[1] || v114);
    const bool v128 = !(v114 || v117);
    flag_out[2] = v113 && v128;
    flag_out[4] = flag[4] || v126;
    const bool v129 = flag[5] || (flag[3] && v93);
    flag_out[5] = v129;
    flag_out[6] = v115 && (flag[6] || ((!v71) && (!v70)));
    flag_out[8] = v72;
    number_out[2] = v73;
    number_out[4] = v73;
    number_out[3] = v74;
    number_out[5] = v74;
    *done = (v112 && v128) || (v94 && (v129 || (v111 || ((v0 && v9) || (!v109)))));
    if (!(v127)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
}

void lift_decide(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const bool v0 = 0 == mode[0];
    const double v1 = v0 ? 0.0 : prepared->k[4];
    const double v2 = tau[0] - prepared->k[2];
    const double v3 = v0 ? 0.0 : ((v0 ? 0.0 : v2) * v1);
    const double v4 = prepared->k[12] + (prepared->k[11] * v3);
    const double v5 = v0 ? 0.0 : (v1 * (v0 ? 0.0 : 1.0));
    const double v6 = prepared->k[11] * v5;
    const double v7 = tau[0] - (312.5 * v3);
    const double v8 = 1.0 - (312.5 * v5);
    const bool v9 = 0 == mode[1];
    const double v10 = (double)mode[1];
    const double v11 = 625.0 * qd[0];
    const double v12 = 120.0 * qd[0];
    const double v13 = (double)mode[0];
    double v14_u[2] = {0.0, 0.0};
    double v14_polished[1] = {0.0};
    const double v14_of_context_real[8] = {v13, v12, v11, -v8, v7, v10, -v6, v4};
    const bool v14_of_context_boolean[2] = {!v0, !v9};
    bool v14_done = false;
    for (int v14_pass = 0; (v14_pass < 40) && !v14_done; v14_pass++) {
        double v14_next_u[2];
        double v14_next_polished[1];
        lift_before_loads(prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_done);
        v14_u[0] = v14_next_u[0];
        v14_u[1] = v14_next_u[1];
        v14_polished[0] = v14_next_polished[0];
    }
    const double v15 = v0 ? v2 : v14_u[0];
    const double v16 = (tau[0] - (312.5 * (v0 ? 0.0 : (v3 - (v5 * v14_u[0]))))) - v15;
    const double v17 = v16 - 55.0;
    const double v18 = -(0.3999999999999999 * v17);
    const double v19 = 3.3 * v17;
    const double v20 = 55.0 + v16;
    const double v21 = -(0.3999999999999999 * v20);
    const double v22 = 3.3 * v20;
    const double v23 = 0.5 * (lift_max(lift_max(v19, v18), lift_max(v22, v21)) + lift_min(lift_min(v22, v21), lift_min(v19, v18)));
    const double v24 = 40.0 + (v13 * (v7 + (v12 - (v8 * v14_u[0]))));
    const double v25 = 745.0 * qd[0];
    const double v26 = v0 ? 0.0 : (v25 + (v13 * (65.0 + (v24 * ((0.0 < v24) ? 1.9 : (-1.25))))));
    const double v27 = v9 ? 0.0 : ((0.0096 * v10) * fabs((v6 * v14_u[0]) - v4));
    const double v28 = lift_max(lift_max(lift_max(fabs(v26), fabs(v27)), fabs(v14_u[0])), fabs(v14_u[1]));
    const double v29 = lift_max(fabs(v14_u[0] - v26), fabs(v14_u[1] - v27));
    const bool v30 = (v29 <= (v28 * ((v28 < (1.0000000009313226 * v28)) ? 1e-11 : 1e-05))) && v14_done;
    const signed char v31 = v30 ? lift_mode_of((v15 + v16) - v23) : 0;
    const bool v32 = lift_eq(0.0, qd[0]);
    const bool v33 = (!(0 == v31)) && (v32 && reached[0]);
    const signed char v34 = v0 ? lift_mode_of(qd[0]) : mode[0];
    const double v35 = v2 - (v32 ? 0.0 : (v25 + (65.0 * ((double)v34))));
    const double v36 = prepared->k[4] * v35;
    /* solution with the factors */
    const double v37 = fabs(v36);
    const double v38 = 1e-08 * v37;
    const double v39 = -(v38 - prepared->k[25]);
    const bool v40 = v32 ? (v39 < v36) : (1 == v34);
    const double v41 = prepared->k[12] + (prepared->k[20] * v35);
    const double v42 = 0.0132 * sqrt(v41 * v41);
    const double v43 = 219.0 + (2.3 * (fabs(v12) + fabs((tau[0] - v2) - (prepared->k[22] * v35))));
    const double v44 = (prepared->k[24] < 1.0) ? (prepared->k[27] * lift_max(v43, v42)) : 1e+38;
    const double v45 = lift_min(v44, v43 + (prepared->k[23] * v44));
    const double v46 = lift_min(v45, v43 + (prepared->k[23] * v45));
    const bool v47 = v32 && (v37 <= (v38 + (prepared->k[26] * lift_min(v46, v43 + (prepared->k[23] * v46)))));
    const signed char v48 = (v47 && (!v33)) ? 0 : ((v33 ? (1 == v31) : v40) ? 1 : (-1));
    const signed char v49 = v30 ? lift_mode_of(v9 ? tau[1] : v14_u[1]) : 0;
    const bool v50 = lift_eq(0.0, qd[1]);
    const bool v51 = (v50 && reached[1]) && (!(0 == v49));
    const signed char v52 = v9 ? lift_mode_of(qd[1]) : mode[1];
    const double v53 = tau[1] * prepared->k[5];
    const double v54 = fabs(v53);
    const double v55 = 1e-08 * v54;
    const double v56 = -v55;
    const bool v57 = v50 ? (v56 < v53) : (1 == v52);
    const double v58 = lift_min(lift_min(v44, v42 + (prepared->k[21] * v44)), v42 + (prepared->k[21] * v45));
    const bool v59 = v50 && (v54 <= (v55 + (prepared->k[19] * lift_min(v58, v42 + (prepared->k[21] * v46)))));
    const signed char v60 = (v59 && (!v51)) ? 0 : ((v51 ? (1 == v49) : v57) ? 1 : (-1));
    signed char v61_pattern[2] = {v48, v60};
    signed char v61_best[2] = {v48, v60};
    bool v61_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v61_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v61_of_context_real[8] = {prepared->k[1], prepared->k[0], v2, tau[1], v12, v11, tau[0], prepared->k[12]};
    const bool v61_of_context_boolean[10] = {!v32, !v50, v33, v51, v47, v40, v32 ? (v39 < (-v36)) : ((-1) == v34), v59, v57, v50 ? (v56 < (-v53)) : ((-1) == v52)};
    const signed char v61_of_context_mode[4] = {v34, v52, v31, v49};
    bool v61_done = false;
    for (int v61_pass = 0; (v61_pass < 36) && !v61_done; v61_pass++) {
        signed char v61_next_pattern[2];
        signed char v61_next_best[2];
        bool v61_next_flag[9];
        double v61_next_number[6];
        lift_decide_pattern(prepared, v61_pattern, v61_best, v61_flag, v61_number, v61_of_context_real, v61_of_context_boolean, v61_of_context_mode, v61_next_pattern, v61_next_best, v61_next_flag, v61_next_number, &v61_done);
        v61_pattern[0] = v61_next_pattern[0];
        v61_pattern[1] = v61_next_pattern[1];
        v61_best[0] = v61_next_best[0];
        v61_best[1] = v61_next_best[1];
        v61_flag[0] = v61_next_flag[0];
        v61_flag[1] = v61_next_flag[1];
        v61_flag[2] = v61_next_flag[2];
        v61_flag[3] = v61_next_flag[3];
        v61_flag[4] = v61_next_flag[4];
        v61_flag[5] = v61_next_flag[5];
        v61_flag[6] = v61_next_flag[6];
        v61_flag[7] = v61_next_flag[7];
        v61_flag[8] = v61_next_flag[8];
        v61_number[0] = v61_next_number[0];
        v61_number[1] = v61_next_number[1];
        v61_number[2] = v61_next_number[2];
        v61_number[3] = v61_next_number[3];
        v61_number[4] = v61_next_number[4];
        v61_number[5] = v61_next_number[5];
    }
    mode_next[0] = v61_best[0];
    mode_next[1] = v61_best[1];
    const double v62 = (v61_flag[4] || v61_flag[3]) ? (v61_flag[8] ? 4.0 : ((v61_flag[7] && (!v61_flag[2])) ? (v61_flag[5] ? 1.0 : 0.0) : 3.0)) : (v61_flag[6] ? 5.0 : 2.0);
    const bool v63 = (fabs(tau[1]) + (fabs(v61_number[0]) + (fabs(v2) + fabs(v61_number[1])))) < 1e+38;
    const bool v64 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v64 ? (v63 ? (v61_done ? v62 : 5.0) : 6.0) : 6.0;
}

void lift_friction_inverse_dynamics(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    (void)q;
    const bool v0 = lift_eq(0.0, qd[0]);
    const double v1 = v0 ? lift_sign(qdd[0]) : lift_sign(qd[0]);
    const double v2 = 40.0 + (v1 * (prepared->k[2] + ((120.0 * qd[0]) + (qdd[0] * prepared->k[45]))));
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

void lift_drive_forces(const lift_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}
