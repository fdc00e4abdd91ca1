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

#if defined(TWO_LINK_VECTOR)
#include "two_link_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void two_link_sincos_pair(double x, double *sine, double *cosine)
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
static inline void two_link_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            two_link_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
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

void two_link_mass_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    M[3] = prepared->k[1];
    const double v1 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    M[1] = v1;
    M[2] = v1;
    M[0] = prepared->k[0] + (prepared->k[21] * v0_cosine[0]);
}

void two_link_bias(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (prepared->k[4] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + ((qd[0] * qd[0]) * v4);
    h[1] = v5;
    const double v6 = qd[0] + qd[1];
    h[0] = v5 + ((prepared->k[3] * v0_cosine[0]) - ((v6 * v6) * v4));
}

void two_link_gravity(const two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    const double v0_angle[2] = {q[0], q[1] + q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v2 = prepared->k[4] * v0_cosine[1];
    g[1] = v2;
    g[0] = (prepared->k[3] * v0_cosine[0]) + v2;
}

void two_link_coriolis_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    C[3] = 0.0;
    const double v1 = prepared->k[5] * v0_sine[0];
    const double v2 = qd[1] * v1;
    const double v3 = qd[0] * v1;
    C[2] = v3;
    C[0] = -v2;
    C[1] = -(v2 + v3);
}

void two_link_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_forward_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = qd[0] + qd[1];
    const double v5 = prepared->k[2] * v0_sine[0];
    const double v6 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (((qd[0] * qd[0]) * v5) - tau[1]);
    const double v7 = prepared->k[7] * v0_cosine[0];
    const double v8 = (((prepared->k[3] * v0_cosine[1]) + (tau[1] - tau[0])) - ((v4 * v4) * v5)) - (v7 * v6);
    const double v9 = v8 * (1.0 / ((v0_cosine[0] * (prepared->k[8] * v0_cosine[0])) - prepared->k[6]));
    qdd[0] = v9;
    qdd[1] = -(v9 + ((prepared->k[9] * v6) + (v7 * v9)));
}

void two_link_kinetic_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[0] * ((qd[0] * prepared->k[12]) + ((prepared->k[5] * (qd[0] + qd[1])) * v0_cosine[0]));
    *T = (qd[1] * ((qd[1] * prepared->k[10]) + (qd[0] * prepared->k[11]))) + v1;
}

void two_link_potential_energy(const two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    *V = (prepared->k[3] * v0_sine[0]) + (prepared->k[4] * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0])));
}

void two_link_position_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    x[2] = 0.0;
    const double v4 = 0.4 + (0.3 * v0_cosine[0]);
    const double v5 = 0.3 * v0_sine[0];
    x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    x[1] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
}

void two_link_rotation_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_jacobian_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_influence_tip(const two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_inertia_power(const two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    double v0_sine[1];
    double v0_cosine[1];
    two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void two_link_reactions(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_inverse_dynamics_gradients(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
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

void two_link_linearize(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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
    /* solution with the factors */
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

void two_link_linearize_step(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    const double v0 = 0.5 * dt;
    const double v1 = q[0] + (qd[0] * v0);
    const double v2 = q[1] + (qd[1] * v0);
    const double v3_angle[4] = {q[0], q[1], v1, v2};
    double v3_sine[4];
    double v3_cosine[4];
    two_link_sincos(4U, v3_angle, v3_sine, v3_cosine);
    const double v11 = prepared->k[17] * v3_sine[0];
    const double v12 = v11 - (qd[0] * (qd[0] * 0.4));
    const double v13 = prepared->k[19] * v3_sine[1];
    const double v14 = prepared->k[19] * v3_cosine[1];
    const double v15 = prepared->k[17] * v3_cosine[0];
    /* factors of the inertia matrix */
    const double v16 = (v15 * v14) - (v13 * v12);
    const double v17 = tau[1] - v16;
    const double v18 = prepared->k[24] + (prepared->k[25] * v3_cosine[1]);
    const double v19 = qd[0] + qd[1];
    const double v20 = v19 * v19;
    const double v21 = 0.4 * v13;
    const double v22 = 1.0 / (((prepared->k[1] * v18) - prepared->k[0]) + (v3_cosine[1] * ((prepared->k[2] * v18) - prepared->k[21])));
    /* solution with the factors */
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
    /* sines and cosines */
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
    const double v46_angle[1] = {v45};
    double v46_sine[1];
    double v46_cosine[1];
    two_link_sincos(1U, v46_angle, v46_sine, v46_cosine);
    const double v48 = prepared->k[19] * v46_sine[0];
    const double v49 = 0.4 * v48;
    const double v50 = q[0] + (v0 * v24);
    const double v51_angle[1] = {v50};
    double v51_sine[1];
    double v51_cosine[1];
    two_link_sincos(1U, v51_angle, v51_sine, v51_cosine);
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
    const double v70_angle[1] = {v69};
    double v70_sine[1];
    double v70_cosine[1];
    two_link_sincos(1U, v70_angle, v70_sine, v70_cosine);
    const double v72 = prepared->k[19] * v70_sine[0];
    const double v73 = 0.4 * v72;
    const double v74 = q[0] + (dt * v42);
    const double v75_angle[1] = {v74};
    double v75_sine[1];
    double v75_cosine[1];
    two_link_sincos(1U, v75_angle, v75_sine, v75_cosine);
    const double v77 = prepared->k[17] * v75_sine[0];
    const double v78 = v77 - (v66 * (0.4 * v66));
    const double v79 = prepared->k[19] * v70_cosine[0];
    /* solution with the factors */
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

void two_link_regressor(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
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

void two_link_stiffness_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = prepared->k[4] * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]));
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
    K[0] = -(v4 + (prepared->k[20] * v0_sine[1]));
}

void two_link_damping_matrix(const two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

void two_link_sticking_forces(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const bool stuck[restrict 2], double f[restrict 2], double qdd[restrict 2])
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_friction_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void two_link_friction_limits(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
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
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (v4 * (qd[0] * qd[0])) - (prepared->k[4] * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0])));
    const double v6 = qd[0] + qd[1];
    const double v7 = (v4 * (v6 * v6)) + ((tau[0] - (prepared->k[3] * v0_cosine[0])) - v5);
    /* inertia matrix */
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
    /* factors of the inertia matrix */
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

void two_link_friction_inverse_dynamics(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
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

void two_link_drive_forces(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

static void two_link_step_pattern(const two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 4], const double context_real[restrict 11], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 4], bool *restrict done)
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
    const double v15 = v2 ? (context_real[4] - (context_real[1] * v13)) : v1;
    const double v16 = v2 ? two_link_min(0.5 - v15, 0.5 + v15) : (v0 * v11);
    const bool v17 = context_boolean[1] || ((0.0 < v16) || (v2 && (0.0 <= v16)));
    const bool v18 = v17 && (context_boolean[0] || ((v8 && (0.0 <= v14)) || (0.0 < v14)));
    const bool v19 = flag[3] || v18;
    flag_out[3] = v19;
    const double v20 = v8 ? 0.0 : 1.0;
    const double v21 = v20 + (v2 ? 0.0 : 1.0);
    const double v22 = 1.0 - v21;
    const double v23 = -v22;
    const double v24 = context_boolean[5] ? 0.0 : 1.0;
    const bool v25 = context_boolean[6] || context_boolean[7];
    const double v26 = v25 ? 1.0 : 0.0;
    const bool v27 = context_boolean[3] || context_boolean[4];
    const bool v28 = (context_boolean[4] && (1 == pattern[0])) || (v27 && (v8 && ((v23 <= v26) && (v24 <= v23))));
    const double v29 = -(v20 + v22);
    const bool v30 = ((v2 && ((0.0 <= v29) && (v29 <= 0.0))) && v25) || (context_boolean[7] && (1 == pattern[1]));
    const bool v31 = v30 || v28;
    const double v32 = v31 ? v21 : (1.0 + v21);
    const bool v33 = !(v31 || (v32 <= (v26 + (v27 ? 1.0 : 0.0))));
    const bool v34 = v33 && (!v19);
    const bool v35 = (!flag[1]) && (flag[2] && v34);
    const signed char v36 = context_boolean[3] ? 1 : (-1);
    const signed char v37 = v28 ? ((context_boolean[3] && v8) ? 1 : (-1)) : ((context_boolean[2] && ((v24 <= v32) && (v32 <= v26))) ? 0 : v36);
    const signed char v38 = v30 ? pattern[0] : v37;
    pattern_out[0] = v35 ? (context_boolean[2] ? 0 : v36) : v38;
    const double v39 = v32 - ((0 == v38) ? 0.0 : 1.0);
    const signed char v40 = context_boolean[6] ? 1 : (-1);
    const signed char v41 = v30 ? ((context_boolean[6] && v2) ? 1 : (-1)) : ((context_boolean[5] && ((v39 <= 0.0) && (0.0 <= v39))) ? 0 : v40);
    pattern_out[1] = v35 ? (context_boolean[5] ? 0 : v40) : v41;
    const bool v42 = !flag[3];
    const bool v43 = context_boolean[1] || (((-1e-12) * two_link_max(fabs(context_real[4]), fabs(v15))) <= (v2 ? v16 : (context_real[2] * v16)));
    const bool v44 = context_boolean[0] || (((-1e-12) * two_link_max(fabs(v12), fabs(context_real[3]))) <= (v8 ? v14 : (context_real[0] * v14)));
    const bool v45 = v44 && v43;
    const bool v46 = ((!flag[4]) && (v42 && v45)) || (v42 && v18);
    best_out[0] = v46 ? pattern[0] : best[0];
    best_out[1] = v46 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] || v35;
    const bool v47 = !v35;
    flag_out[2] = flag[2] && v47;
    flag_out[4] = flag[4] || v45;
    const bool v48 = flag[5] || (flag[3] && v18);
    flag_out[5] = v48;
    flag_out[6] = flag[6] && v47;
    flag_out[7] = v46 ? true : flag[7];
    flag_out[8] = v46 ? false : flag[8];
    number_out[0] = v46 ? v13 : number[0];
    number_out[1] = v46 ? v11 : number[1];
    const double v49 = v2 ? 0.0 : (context_real[1] * (v8 ? context_real[9] : 0.0));
    const double v50 = v9 * ((v5 * v49) - (v8 ? 0.0 : (context_real[1] * (v2 ? context_real[10] : 0.0))));
    number_out[2] = v46 ? (v8 ? 0.0 : (-v50)) : number[2];
    number_out[3] = v46 ? (v2 ? 0.0 : ((v4 * v49) + (v5 * v50))) : number[3];
    *done = (v19 && (v48 || (v33 || ((v8 && v2) || (!v31))))) || (v34 && v47);
}

static void two_link_step_pattern_search(const two_link_prepared *restrict prepared, const double context_real[restrict 19], const bool context_boolean[restrict 4], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const double v0 = ((0.3 * context_real[17]) - context_real[16]) - context_real[18];
    const bool v1 = context_boolean[1] ? (1 == context_mode[1]) : (v0 < context_real[15]);
    const double v2 = ((0.6 * context_real[13]) - context_real[12]) - context_real[14];
    const bool v3 = context_boolean[0] ? (1 == context_mode[0]) : (v2 < context_real[11]);
    const signed char v4 = context_boolean[3] ? 0 : (v1 ? 1 : (-1));
    const signed char v5 = context_boolean[2] ? 0 : (v3 ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[4] = {0.0, 0.0, 0.0, 0.0};
    const bool v6_of_context_boolean[8] = {context_boolean[0], context_boolean[1], context_boolean[2], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[11])), context_boolean[3], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[15]))};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[4];
        two_link_step_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
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
        v6_number[2] = v6_next_number[2];
        v6_number[3] = v6_next_number[3];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : (((!v6_flag[2]) && v6_flag[7]) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v8 = (fabs(context_real[3]) + (fabs(v6_number[0]) + (fabs(context_real[4]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_real[3] = v6_number[2];
    result_real[4] = v6_number[3];
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static void two_link_step_pattern_let_go(const two_link_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const double v0 = context_real[3] - (context_boolean[0] ? (context_real[8] + (0.6 * ((double)context_mode[0]))) : 0.0);
    const double v1 = context_real[7] * context_real[12];
    const double v2 = v1 * v0;
    const double v3 = context_real[4] - (context_boolean[1] ? (context_real[9] + (0.3 * ((double)context_mode[1]))) : 0.0);
    const double v4 = context_real[13] + (context_real[12] * v1);
    const double v5 = v4 * v3;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v2));
    const double v7 = context_boolean[1] ? 0.0 : 0.5;
    const double v8 = context_boolean[0] ? 0.0 : 0.9;
    const double v9 = 1.0001 * fabs(v1);
    const double v10 = v8 * v9;
    const double v11 = v5 - v2;
    const bool v12 = (!context_boolean[1]) && (fabs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))));
    const double v13 = context_real[7] * v0;
    const double v14 = v1 * v3;
    const double v15 = 1e-08 * (fabs(v14) + fabs(v13));
    const double v16 = v7 * v9;
    const double v17 = v13 - v14;
    const bool v18 = (!context_boolean[0]) && (fabs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[7])))));
    const signed char v19 = context_boolean[1] ? context_mode[1] : two_link_mode_of(v11);
    const double v20 = (context_real[9] - context_real[4]) + (0.3 * ((double)v19));
    const signed char v21 = context_boolean[0] ? context_mode[0] : two_link_mode_of(v17);
    const double v22 = context_real[8] - (context_real[3] - (0.6 * ((double)v21)));
    const double v23 = context_real[7] * ((context_real[12] * v20) - v22);
    const double v24 = (context_real[12] * v23) + (context_real[13] * v20);
    const bool v25 = (fabs(v20) + (fabs(v22) + (fabs(v23) + fabs(v24)))) < 1e+38;
    const bool v26 = v25 && (!(v12 || v18));
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    double v31 = 0.0;
    double v32 = 0.0;
    signed char v33 = v21;
    signed char v34 = v19;
    if (!(v26)) {
        const double v27_of_context_real[19] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[8], context_real[5], context_real[9], context_real[6], context_real[10], context_real[11], v17, v16, context_real[7], v15, v11, v10, v4, v6};
        const bool v27_of_context_boolean[4] = {context_boolean[0], context_boolean[1], v18, v12};
        double v27_result_real[5];
        signed char v27_result_mode[2];
        two_link_step_pattern_search(prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_real[3];
        v32 = v27_result_real[4];
        v33 = v27_result_mode[0];
        v34 = v27_result_mode[1];
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_real[3] = v31;
    result_real[4] = v32;
    result_mode[0] = v33;
    result_mode[1] = v34;
}

static void two_link_step_at_rest(const two_link_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const bool v0 = !context_boolean[1];
    const bool v1 = !context_boolean[0];
    const bool v2 = v0 || (!(fabs(context_real[4]) <= 0.5));
    const bool v3 = v2 || (v1 || (!(fabs(context_real[3]) <= 0.9)));
    double v5 = 0.0;
    double v6 = 0.0;
    double v7 = 0.0;
    signed char v8 = 0;
    double v9 = 0.0;
    signed char v10 = 0;
    double v11 = 0.0;
    if (v3) {
        const double v4_of_context_real[14] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[8], context_real[10], context_real[11], context_real[12], context_real[13], context_real[7], context_real[9]};
        const bool v4_of_context_boolean[2] = {v1, v0};
        const signed char v4_of_context_mode[2] = {two_link_mode_of(context_real[12]), two_link_mode_of(context_real[13])};
        double v4_result_real[5];
        signed char v4_result_mode[2];
        two_link_step_pattern_let_go(prepared, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = v4_result_real[0];
        v6 = v4_result_real[1];
        v7 = v4_result_real[2];
        v8 = v4_result_mode[0];
        v9 = v4_result_real[3];
        v10 = v4_result_mode[1];
        v11 = v4_result_real[4];
    }
    result_real[0] = v5;
    result_real[1] = v6;
    result_real[2] = v7;
    result_mode[0] = v8;
    result_real[3] = (0 == v8) ? 0.0 : (context_real[12] + v9);
    result_mode[1] = v10;
    result_real[4] = (0 == v10) ? 0.0 : (context_real[13] + v11);
}

static void two_link_step_moving(const two_link_prepared *restrict prepared, const double context_real[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 6])
{
    const double v0 = 0.5 * context_real[4];
    const double v1 = context_real[2] + (context_real[7] * v0);
    const double v2 = context_real[3] + (context_real[8] * v0);
    const double v3 = context_real[7] + (context_real[5] * v0);
    const double v4 = context_real[8] + (context_real[6] * v0);
    const double v5 = context_real[3] + (v0 * v4);
    const double v6 = context_real[2] + (v0 * v3);
    const double v7_angle[4] = {v1, v2, v5, v6};
    double v7_sine[4];
    double v7_cosine[4];
    two_link_sincos(4U, v7_angle, v7_sine, v7_cosine);
    const double v15 = prepared->k[2] * v7_sine[1];
    const double v16 = ((v3 * v3) * v15) + (prepared->k[4] * ((v7_cosine[1] * v7_cosine[0]) - (v7_sine[1] * v7_sine[0])));
    const double v17 = v4 + v3;
    const double v18 = context_real[0] - (0.6 * ((double)context_mode[0]));
    const double v19 = (((v18 - (0.05 * v3)) - (prepared->k[3] * v7_cosine[0])) + ((v17 * v17) * v15)) - v16;
    const double v20 = context_real[1] - (0.3 * ((double)context_mode[1]));
    const double v21 = v16 + ((0.03 * v4) - v20);
    const bool v22 = 0 == context_mode[1];
    const double v23 = prepared->k[9] * (v22 ? 0.0 : 1.0);
    const double v24 = prepared->k[1] + (prepared->k[2] * v7_cosine[1]);
    const double v25 = v23 * v24;
    const bool v26 = 0 == context_mode[0];
    const double v27 = v26 ? 0.0 : 1.0;
    const double v28 = (v19 + (v25 * v21)) * (v27 / ((v24 * v25) - ((prepared->k[21] * v7_cosine[1]) + prepared->k[0])));
    const double v29 = (v25 * v28) - (v23 * v21);
    const double v30 = context_real[8] + (v0 * v29);
    const double v31 = (v0 * v28) - context_real[7];
    const double v32 = v31 - v30;
    const double v33 = prepared->k[2] * v7_sine[2];
    const double v34 = (v31 * (v33 * v31)) + (prepared->k[4] * ((v7_cosine[2] * v7_cosine[3]) - (v7_sine[2] * v7_sine[3])));
    const double v35 = (v20 - (0.03 * v30)) - v34;
    const double v36 = prepared->k[1] + (prepared->k[2] * v7_cosine[2]);
    const double v37 = v23 * v36;
    const double v38 = (v34 + (((prepared->k[3] * v7_cosine[3]) - v18) - (0.05 * v31))) + (v37 * v35);
    const double v39 = v27 / ((prepared->k[0] + (prepared->k[21] * v7_cosine[2])) - (v36 * v37));
    const double v40 = v39 * (v38 - (v32 * (v33 * v32)));
    const double v41 = (context_real[4] * v40) - context_real[7];
    const double v42 = (context_real[7] + (2.0 * (v3 - v31))) - v41;
    result_real[4] = v42;
    const double v43 = 0.16666666666666666 * context_real[4];
    result_real[0] = v26 ? context_real[2] : (context_real[2] + (v43 * v42));
    const double v44 = (v23 * v35) + (v37 * v40);
    const double v45 = context_real[8] + (context_real[4] * v44);
    const double v46 = (context_real[8] + (2.0 * (v4 + v30))) + v45;
    result_real[5] = v46;
    result_real[1] = v22 ? context_real[3] : (context_real[3] + (v43 * v46));
    const double v47 = v41 - v45;
    const double v48 = context_real[3] + (context_real[4] * v30);
    const double v49_angle[1] = {v48};
    double v49_sine[1];
    double v49_cosine[1];
    two_link_sincos(1U, v49_angle, v49_sine, v49_cosine);
    const double v51 = prepared->k[2] * v49_sine[0];
    const double v52 = (context_real[4] * v31) - context_real[2];
    const double v53_angle[1] = {v52};
    double v53_sine[1];
    double v53_cosine[1];
    two_link_sincos(1U, v53_angle, v53_sine, v53_cosine);
    const double v55 = ((v41 * v41) * v51) + (prepared->k[4] * ((v53_cosine[0] * v49_cosine[0]) + (v53_sine[0] * v49_sine[0])));
    const double v56 = v55 + (((prepared->k[3] * v53_cosine[0]) - (v18 + (0.05 * v41))) - ((v47 * v47) * v51));
    const double v57 = (v20 - (0.03 * v45)) - v55;
    const double v58 = prepared->k[1] + (prepared->k[2] * v49_cosine[0]);
    const double v59 = v23 * v58;
    const double v60 = (v56 + (v59 * v57)) * (v27 / ((v58 * v59) - ((prepared->k[21] * v49_cosine[0]) + prepared->k[0])));
    result_real[2] = v26 ? 0.0 : (context_real[7] + (v43 * ((context_real[5] - (2.0 * (v28 + v40))) + v60)));
    const double v61 = v43 * (((context_real[6] + (2.0 * (v29 + v44))) + (v23 * v57)) - (v59 * v60));
    result_real[3] = v22 ? 0.0 : (context_real[8] + v61);
}

static void two_link_step_repetition(const two_link_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 17], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : two_link_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : two_link_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = (double)v1;
    const double v6 = 0.3 * v5;
    const double v7 = context_real[7] + v6;
    const double v8 = v4 ? 0.0 : (context_real[4] - v7);
    const bool v9 = !v4;
    const double v10 = v4 ? 0.0 : (1.0 / (v9 ? context_real[2] : 1.0));
    const double v11 = context_real[1] * v10;
    const double v12 = v2 ? 0.0 : (-(1.0 / (v3 ? ((context_real[1] * v11) - context_real[0]) : 1.0)));
    const double v13 = v11 * v12;
    const double v14 = (double)v0;
    const double v15 = 0.6 * v14;
    const double v16 = context_real[5] + v15;
    const double v17 = (v8 * v13) - (v12 * (v2 ? 0.0 : (context_real[3] - v16)));
    const double v18 = v4 ? 0.0 : ((v8 * v10) + (v11 * v17));
    const double v19 = v2 ? 0.0 : (-v17);
    const double v20 = v4 ? 0.0 : (context_real[1] * (v2 ? context_real[14] : 0.0));
    const double v21 = (v13 * v20) - (v12 * (v2 ? 0.0 : (context_real[1] * (v4 ? context_real[15] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[14] + (v2 ? 0.0 : (-v21)));
    const double v23 = 0.5 * context_real[16];
    const double v24 = v4 ? 0.0 : (context_real[15] + (v4 ? 0.0 : ((v10 * v20) + (v11 * v21))));
    const double v25 = v24 + (v18 * v23);
    const double v26 = context_real[13] + (v23 * v25);
    const double v27 = context_real[13] + (v24 * v23);
    const double v28 = context_real[12] + (v22 * v23);
    const double v29 = v22 + (v19 * v23);
    const double v30 = context_real[12] + (v23 * v29);
    const double v31_angle[4] = {v26, v27, v28, v30};
    double v31_sine[4];
    double v31_cosine[4];
    two_link_sincos(4U, v31_angle, v31_sine, v31_cosine);
    *converged_out = true;
    const double v39 = v2 ? (context_real[3] - (context_real[1] * v18)) : v16;
    told_out[0] = (v3 || (((-0.9) <= v39) && (v39 <= 0.9))) ? v0 : two_link_mode_of(2.0 * v39);
    const double v40 = v4 ? (context_real[4] - (context_real[1] * v19)) : v7;
    told_out[1] = (v9 || ((v40 <= 0.5) && ((-0.5) <= v40))) ? v1 : two_link_mode_of(2.0 * v40);
    const double v41 = v2 ? 0.0 : 1.0;
    const double v42 = prepared->k[1] + (prepared->k[2] * v31_cosine[0]);
    const double v43 = prepared->k[9] * (v4 ? 0.0 : 1.0);
    const double v44 = v42 * v43;
    const double v45 = v41 / (((v42 * v44) - (prepared->k[21] * v31_cosine[0])) - prepared->k[0]);
    const double v46 = v15 - context_real[6];
    const double v47 = prepared->k[2] * v31_sine[0];
    const double v48 = prepared->k[1] + (prepared->k[2] * v31_cosine[1]);
    const double v49 = v43 * v48;
    const double v50 = v41 / ((prepared->k[0] + (prepared->k[21] * v31_cosine[1])) - (v48 * v49));
    const double v51 = (v31_cosine[2] * (prepared->k[4] * v31_cosine[1])) + (v31_sine[1] * ((v29 * (prepared->k[2] * v29)) - (prepared->k[4] * v31_sine[2])));
    const double v52 = v25 + v29;
    const double v53 = v51 + (((0.05 * v29) - (v52 * (v52 * (prepared->k[2] * v31_sine[1])))) + (prepared->k[3] * v31_cosine[2]));
    const double v54 = v6 - context_real[8];
    const double v55 = v54 + (v51 + (0.03 * v25));
    const double v56 = v50 * ((v46 + v53) - (v49 * v55));
    const double v57 = (v23 * v56) - v22;
    const double v58 = (v47 * (v57 * v57)) + (prepared->k[4] * ((v31_cosine[0] * v31_cosine[3]) - (v31_sine[0] * v31_sine[3])));
    const double v59 = (v49 * v56) - (v43 * v55);
    const double v60 = v24 + (v23 * v59);
    const double v61 = v54 + (v58 + (0.03 * v60));
    const double v62 = (v46 + (v58 + ((prepared->k[3] * v31_cosine[3]) - (0.05 * v57)))) - (v44 * v61);
    const double v63 = v57 - v60;
    const double v64 = v45 * (v62 - (v47 * (v63 * v63)));
    const double v65 = v22 + (context_real[16] * v64);
    const double v66 = (v22 + v65) + (2.0 * (v29 - v57));
    const bool v67 = (v14 * v66) < 0.0;
    behind_out[0] = v67;
    const double v68 = (v43 * v61) + (v44 * v64);
    const double v69 = (context_real[16] * v68) - v24;
    const double v70 = (v24 - v69) + (2.0 * (v25 + v60));
    const bool v71 = (v5 * v70) < 0.0;
    behind_out[1] = v71;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v72 = 0.16666666666666666 * context_real[16];
    q_out[0] = v2 ? context_real[12] : (context_real[12] + (v66 * v72));
    q_out[1] = v4 ? context_real[13] : (context_real[13] + (v70 * v72));
    const double v73 = context_real[13] + (context_real[16] * v60);
    const double v74_angle[1] = {v73};
    double v74_sine[1];
    double v74_cosine[1];
    two_link_sincos(1U, v74_angle, v74_sine, v74_cosine);
    const double v76 = prepared->k[1] + (prepared->k[2] * v74_cosine[0]);
    const double v77 = v43 * v76;
    const double v78 = v41 / (((v76 * v77) - (prepared->k[21] * v74_cosine[0])) - prepared->k[0]);
    const double v79 = (context_real[16] * v57) - context_real[12];
    const double v80_angle[1] = {v79};
    double v80_sine[1];
    double v80_cosine[1];
    two_link_sincos(1U, v80_angle, v80_sine, v80_cosine);
    const double v82 = prepared->k[2] * v74_sine[0];
    const double v83 = (prepared->k[4] * ((v74_cosine[0] * v80_cosine[0]) + (v74_sine[0] * v80_sine[0]))) + (v82 * (v65 * v65));
    const double v84 = v54 + (v83 - (0.03 * v69));
    const double v85 = (v46 + (v83 + ((0.05 * v65) + (prepared->k[3] * v80_cosine[0])))) - (v77 * v84);
    const double v86 = v65 - v69;
    const double v87 = v78 * (v85 - (v82 * (v86 * v86)));
    qd_out[0] = v2 ? 0.0 : (v22 - (v72 * (((-v19) - v87) - (2.0 * (v64 - v56)))));
    const double v88 = v72 * (((v18 - (v43 * v84)) + (2.0 * (v59 - v68))) - (v77 * v87));
    qd_out[1] = v4 ? 0.0 : (v24 + v88);
    *done = !(v67 || v71);
}

static void two_link_step_again(const two_link_prepared *restrict prepared, const double context_real[restrict 21], const bool context_boolean[restrict 4], const signed char context_mode[restrict 2], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[0], context_mode[1]};
    signed char v0_told[2] = {context_mode[0], context_mode[1]};
    bool v0_behind[2] = {context_boolean[2], context_boolean[3]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_q[2] = {context_real[17], context_real[18]};
    double v0_qd[2] = {context_real[19], context_real[20]};
    bool v0_converged = true;
    const double v0_of_context_real[17] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[10], context_real[5], context_real[11], context_real[6], context_real[7], context_real[8], context_real[9], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        two_link_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

void two_link_step_arrays(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    const double v5 = prepared->k[0] + (prepared->k[21] * v0_cosine[0]);
    const double v6 = qd[0] + qd[1];
    const double v7 = prepared->k[2] * v0_sine[0];
    const double v8 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (v7 * (qd[0] * qd[0]));
    const double v9 = (v7 * (v6 * v6)) + ((tau[0] - (prepared->k[3] * v0_cosine[1])) - v8);
    /* factors of the inertia matrix */
    const double v10 = tau[1] - v8;
    const double v11 = fabs(qd[0]);
    const double v12 = fabs(qd[1]);
    const double v13 = prepared->k[9] * v4;
    const signed char v14 = two_link_mode_of(qd[0]);
    const signed char v15 = two_link_mode_of(qd[1]);
    const double v16 = 1.0 / ((v4 * v13) - v5);
    const double v17 = 0.05 * dt;
    const double v18 = v4 * v4;
    const double v19 = (v18 * (v16 * prepared->k[22])) - prepared->k[9];
    const double v20 = 0.03 * dt;
    const bool v21 = (-((v16 * fabs(v17)) + (v19 * fabs(v20)))) <= 2.7;
    const bool v22 = two_link_eq(0.0, v12) || (v12 < (v19 * ((-0.5) * dt)));
    const bool v23 = two_link_eq(0.0, v11) || (v11 < (dt * ((-0.9) * v16)));
    const bool v24 = v22 || v23;
    const double v25 = -v16;
    /* angular velocities of the links, tip-ward */
    const double v26 = 0.05 * (v23 ? 0.0 : qd[0]);
    const double v27 = 0.03 * (v22 ? 0.0 : qd[1]);
    const double v28 = v27 + ((0.3 * ((double)v15)) - v10);
    const double v29 = v16 * (((v9 - (0.6 * ((double)v14))) + (v13 * v28)) - v26);
    signed char v31 = v15;
    signed char v32 = v14;
    double v33 = -v29;
    double v34 = (v13 * v29) - (prepared->k[9] * v28);
    double v35 = qd[0];
    double v36 = qd[1];
    double v37 = 0.0;
    if (v24) {
        const double v30_of_context_real[14] = {v5, v4, prepared->k[1], v9, v10, tau[0], tau[1], v13, v25, prepared->k[9], v26, v27, qd[0], qd[1]};
        const bool v30_of_context_boolean[2] = {v23, v22};
        double v30_result_real[5];
        signed char v30_result_mode[2];
        two_link_step_at_rest(prepared, v30_of_context_real, v30_of_context_boolean, v30_result_real, v30_result_mode);
        v31 = v30_result_mode[1];
        v32 = v30_result_mode[0];
        v33 = v30_result_real[1];
        v34 = v30_result_real[2];
        v35 = v30_result_real[3];
        v36 = v30_result_real[4];
        v37 = v30_result_real[0];
    }
    const bool v38 = 0 == v31;
    const bool v39 = !v21;
    const bool v40 = !v38;
    const double v41 = v38 ? 0.0 : (-(1.0 / ((v39 && v40) ? (v20 - prepared->k[23]) : 1.0)));
    const bool v42 = 0 == v32;
    const bool v43 = !v42;
    const double v44 = 1.0 / ((v39 && v43) ? ((v17 - (2.7 * v5)) + (v18 * (7.290000000000001 * v41))) : 1.0);
    const bool v45 = 0.0 < (v21 ? 0.0 : (((v41 < 0.0) || ((v42 ? 0.0 : (-v44)) < 0.0)) ? 1.0 : 0.0));
    const bool v46 = !v45;
    const double v47 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v12 + v11)));
    const bool v48 = (((fabs(tau[0]) + v47) < 1e+38) && (fabs(tau[1]) < 1e+38)) && (0.0 < dt);
    const bool v49 = v40 || v43;
    double v51 = v36;
    double v52 = v35;
    double v53 = q[0];
    double v54 = q[1];
    double v55 = v35;
    double v56 = v36;
    if (v49) {
        const double v50_of_context_real[9] = {tau[0], tau[1], q[0], q[1], dt, v33, v34, v35, v36};
        const signed char v50_of_context_mode[2] = {v32, v31};
        double v50_result_real[6];
        two_link_step_moving(prepared, v50_of_context_real, v50_of_context_mode, v50_result_real);
        v51 = v50_result_real[5];
        v52 = v50_result_real[4];
        v53 = v50_result_real[0];
        v54 = v50_result_real[1];
        v55 = v50_result_real[2];
        v56 = v50_result_real[3];
    }
    const bool v57 = v46 && ((v51 * ((double)v31)) < 0.0);
    const bool v58 = v46 && ((v52 * ((double)v32)) < 0.0);
    const bool v59 = v57 || v58;
    double v61 = v54;
    double v62 = v53;
    double v63 = v56;
    double v64 = v55;
    signed char v65 = v32;
    signed char v66 = v31;
    bool v67 = true;
    if (v59) {
        const double v60_of_context_real[21] = {v5, v4, prepared->k[1], v9, v10, tau[0], tau[1], v13, v25, prepared->k[9], v26, v27, q[0], q[1], qd[0], qd[1], dt, v53, v54, v55, v56};
        const bool v60_of_context_boolean[4] = {v23, v22, v58, v57};
        const signed char v60_of_context_mode[2] = {v32, v31};
        double v60_result_real[4];
        bool v60_result_boolean[1];
        signed char v60_result_mode[2];
        two_link_step_again(prepared, v60_of_context_real, v60_of_context_boolean, v60_of_context_mode, v60_result_real, v60_result_boolean, v60_result_mode);
        v61 = v60_result_real[1];
        v62 = v60_result_real[0];
        v63 = v60_result_real[3];
        v64 = v60_result_real[2];
        v65 = v60_result_mode[0];
        v66 = v60_result_mode[1];
        v67 = v60_result_boolean[0];
    }
    q_next[1] = v61;
    q_next[0] = v62;
    qd_next[1] = v63;
    qd_next[0] = v64;
    const bool v68 = (fabs(v61) + (fabs(v62) + (fabs(v63) + fabs(v64)))) < 1e+38;
    const bool v69 = (v46 && v48) && v68;
    mode_next[0] = v65;
    mode_next[1] = v66;
    const bool v70 = two_link_eq(2.0, v37);
    const double v71 = (v67 || v70) ? 0.0 : 5.0;
    const double v72 = (two_link_eq(3.0, v71) || two_link_eq(3.0, v37)) ? 3.0 : ((two_link_eq(1.0, v71) || two_link_eq(1.0, v37)) ? 1.0 : 0.0);
    const double v73 = (v70 || two_link_eq(2.0, v71)) ? 2.0 : ((two_link_eq(4.0, v71) || two_link_eq(4.0, v37)) ? 4.0 : v72);
    const double v74 = (two_link_eq(7.0, v71) || two_link_eq(7.0, v37)) ? 7.0 : ((two_link_eq(5.0, v37) || two_link_eq(5.0, v71)) ? 5.0 : v73);
    *status = v69 ? ((two_link_eq(6.0, v71) || two_link_eq(6.0, v37)) ? 6.0 : v74) : ((v45 && v48) ? 7.0 : 6.0);
    if (!(v69)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
    }
}

int two_link_step(const two_link_prepared *restrict prepared, two_link_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    two_link_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
