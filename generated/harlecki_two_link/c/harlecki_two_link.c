/* harlecki_two_link, emitted by symgen 0.1.0 */
#include "harlecki_two_link.h"

#include <math.h>

static double harlecki_two_link_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double harlecki_two_link_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double harlecki_two_link_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool harlecki_two_link_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

#if defined(HARLECKI_TWO_LINK_VECTOR)
#include "harlecki_two_link_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void harlecki_two_link_sincos_pair(double x, double *sine, double *cosine)
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
static inline void harlecki_two_link_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            harlecki_two_link_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
    }
}
#endif

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
    prepared->k[4] = harlecki_two_link_max(v0, v3);
    prepared->k[5] = harlecki_two_link_max(v1, v2);
    prepared->k[6] = 0.5780346820809248 * v3;
    prepared->k[7] = -v2;
}

void harlecki_two_link_mass_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double M[restrict 4])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    M[3] = 1.7300000000000002;
    const double v1 = 1.7300000000000002 + (3.2 * v0_cosine[0]);
    M[1] = v1;
    M[2] = v1;
    M[0] = 13.73 + (6.4 * v0_cosine[0]);
}

void harlecki_two_link_bias(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double h[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_sine[0];
    const double v5 = ((qd[0] * qd[0]) * v4) + (31.392000000000003 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0])));
    h[1] = v5;
    const double v6 = qd[0] + qd[1];
    h[0] = ((137.34 * v0_cosine[1]) - ((v6 * v6) * v4)) + v5;
}

void harlecki_two_link_gravity(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double g[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[0], q[1] + q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v2 = 31.392000000000003 * v0_cosine[1];
    g[1] = v2;
    g[0] = (137.34 * v0_cosine[0]) + v2;
}

void harlecki_two_link_coriolis_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double C[restrict 4])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    C[3] = 0.0;
    const double v1 = 3.2 * v0_sine[0];
    const double v2 = qd[1] * v1;
    const double v3 = qd[0] * v1;
    C[2] = v3;
    C[0] = -v2;
    C[1] = -(v2 + v3);
}

void harlecki_two_link_inverse_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[0];
    const double v6 = qd[0] + qd[1];
    const double v7 = qdd[1] + qdd[0];
    const double v8 = (1.7300000000000002 * v7) + (v4 * ((9.81 * v0_cosine[1]) + qdd[0]));
    const double v9 = v8 - (v5 * ((9.81 * v0_sine[1]) - (qd[0] * qd[0])));
    tau[1] = v9;
    const double v10 = (((137.34 * v0_cosine[1]) + (12.0 * qdd[0])) + (v7 * v4)) - ((v6 * v6) * v5);
    tau[0] = v9 + v10;
}

void harlecki_two_link_forward_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double qdd[restrict 2])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 3.2 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[0];
    const double v6 = qd[0] + qd[1];
    const double v7 = 1.8497109826589595 * v0_cosine[0];
    const double v8 = (tau[1] - ((9.81 * v0_cosine[1]) * v4)) - (((qd[0] * qd[0]) - (9.81 * v0_sine[1])) * v5);
    const double v9 = (((137.34 * v0_cosine[1]) + (tau[1] - tau[0])) - ((v6 * v6) * v5)) + (v7 * v8);
    const double v10 = v9 * (1.0 / ((v4 * v7) - 12.0));
    qdd[0] = v10;
    qdd[1] = ((0.5780346820809248 * v8) - (v7 * v10)) - v10;
}

void harlecki_two_link_kinetic_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], double *restrict T)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[0] * (((6.865 * qd[0]) + (1.7300000000000002 * qd[1])) + ((3.2 * (qd[0] + qd[1])) * v0_cosine[0]));
    *T = (qd[1] * (qd[1] * 0.8650000000000001)) + v1;
}

void harlecki_two_link_potential_energy(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double *restrict V)
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    *V = (137.34 * v0_sine[1]) + (31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0])));
}

void harlecki_two_link_position_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    x[2] = 0.0;
    const double v4 = 1.0 + (0.8 * v0_cosine[0]);
    const double v5 = 0.8 * v0_sine[0];
    x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    x[1] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
}

void harlecki_two_link_rotation_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    R[8] = 1.0;
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    const double v4 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]);
    R[0] = v4;
    R[4] = v4;
    const double v5 = (v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]);
    R[3] = v5;
    R[1] = -v5;
}

void harlecki_two_link_jacobian_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double J[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    J[10] = 1.0;
    J[11] = 1.0;
    for (size_t k = 4U; k < 10U; k++) {
        J[k] = 0.0;
    }
    const double v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const double v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    J[3] = v5;
    J[2] = v0_cosine[1] + v5;
    J[0] = -(v0_sine[1] + v4);
    J[1] = -v4;
}

void harlecki_two_link_influence_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 8U; k < 12U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const double v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    G[3] = v5;
    const double v6 = v0_cosine[1] + v5;
    G[2] = v6;
    const double v7 = -(v0_sine[1] + v4);
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

void harlecki_two_link_influence_rotational_tip(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double G[restrict 6], double H[restrict 12])
{
    (void)prepared;
    (void)q;
    G[4] = 1.0;
    G[5] = 1.0;
    for (size_t k = 0U; k < 4U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 12U; k++) {
        H[k] = 0.0;
    }
}

void harlecki_two_link_inertia_power(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double P[restrict 8])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    harlecki_two_link_sincos(1U, &q[1], v0_sine, v0_cosine);
    P[0] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        P[k] = 0.0;
    }
    const double v1 = 3.2 * v0_sine[0];
    P[4] = v1;
    const double v2 = -v1;
    P[1] = v2;
    P[2] = v2;
    P[3] = v2;
}

void harlecki_two_link_reactions(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double F[restrict 12])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = qd[0] * qd[0];
    const double v5 = v4 - (9.81 * v0_sine[0]);
    const double v6 = (9.81 * v0_cosine[0]) + qdd[0];
    const double v7 = (v0_cosine[1] * v6) + (v0_sine[1] * v5);
    const double v8 = qdd[1] + qdd[0];
    const double v9 = (8.0 * v7) + (3.2 * v8);
    F[7] = v9;
    const double v10 = qd[0] + qd[1];
    const double v11 = (v10 * (3.2 * v10)) + (8.0 * ((v0_cosine[1] * v5) - (v0_sine[1] * v6)));
    F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v11)) - (v0_sine[1] * v9);
    const double v12 = (v0_cosine[1] * v9) - (v0_sine[1] * v11);
    F[1] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * qdd[0]));
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    const double v13 = (1.7300000000000002 * v8) + (3.2 * v7);
    F[11] = v13;
    F[5] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * qdd[0]))) + v12;
    F[6] = -v11;
}

void harlecki_two_link_inverse_dynamics_gradients(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double by_q[restrict 4], double by_qd[restrict 4], double by_qdd[restrict 4])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    by_q[0] = -((137.34 * v0_sine[1]) + v4);
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 3.2 * v0_sine[0];
    const double v7 = qdd[0] * v6;
    const double v8 = (((qd[0] * qd[0]) * v5) - v7) - v4;
    by_q[3] = v8;
    const double v9 = qd[0] + qd[1];
    by_q[1] = v8 - ((((v9 * v9) * v5) + v7) + (qdd[1] * v6));
    by_q[2] = -v4;
    const double v10 = 6.4 * v0_sine[0];
    const double v11 = v9 * v10;
    const double v12 = qd[0] * v10;
    by_qd[2] = v12;
    by_qd[0] = v12 - v11;
    by_qd[1] = -v11;
    by_qd[3] = 0.0;
    by_qdd[0] = 13.73 + (6.4 * v0_cosine[0]);
    by_qdd[3] = 1.7300000000000002;
    const double v13 = 1.7300000000000002 + v5;
    by_qdd[1] = v13;
    by_qdd[2] = v13;
}

void harlecki_two_link_linearize(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
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
    const double v4 = 9.81 * v0_cosine[0];
    const double v5 = 3.2 * v0_sine[1];
    const double v6 = 9.81 * v0_sine[0];
    const double v7 = 3.2 * v0_cosine[1];
    const double v8 = (v7 * v6) + (v5 * v4);
    const double v9 = 1.0 + (0.5780346820809248 * v7);
    const double v10 = 1.0 - v9;
    const double v11 = 1.0 / ((13.73 + (6.4 * v0_cosine[1])) - ((1.7300000000000002 + v7) * v9));
    B[4] = v11;
    const double v12 = ((137.34 * v0_sine[0]) + (v8 * v10)) * v11;
    A[8] = v12;
    const double v13 = v6 - (qd[0] * qd[0]);
    const double v14 = (v7 * v4) - (v5 * v13);
    const double v15 = tau[1] - v14;
    const double v16 = qd[0] + qd[1];
    const double v17 = v16 * v16;
    /* solution with the factors */
    const double v18 = ((((tau[0] - (137.34 * v0_cosine[0])) + (v17 * v5)) - v14) - (v9 * v15)) * v11;
    const double v19 = (v7 * v13) + (v5 * (v4 + v18));
    const double v20 = ((v17 * v7) + (v5 * ((0.5780346820809248 * v15) + (v10 * v18)))) + (v10 * v19);
    const double v21 = v11 * v20;
    A[9] = v21;
    const double v22 = 2.0 * v5;
    const double v23 = qd[0] * v22;
    const double v24 = v16 * v22;
    const double v25 = (v24 - (v10 * v23)) * v11;
    A[10] = v25;
    const double v26 = v24 * v11;
    A[11] = v26;
    A[12] = (0.5780346820809248 * v8) - (v9 * v12);
    A[13] = (0.5780346820809248 * v19) - (v9 * v21);
    A[14] = -((0.5780346820809248 * v23) + (v9 * v25));
    A[15] = -(v9 * v26);
    const double v27 = v9 * v11;
    const double v28 = -v27;
    B[5] = v28;
    B[6] = v28;
    B[7] = 0.5780346820809248 + (v9 * v27);
}

void harlecki_two_link_linearize_step(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], double A[restrict 16], double B[restrict 8])
{
    (void)prepared;
    const double v0 = 0.5 * dt;
    const double v1 = q[1] + (qd[1] * v0);
    const double v2 = q[0] + (qd[0] * v0);
    const double v3_angle[4] = {q[1], q[0], v1, v2};
    double v3_sine[4];
    double v3_cosine[4];
    harlecki_two_link_sincos(4U, v3_angle, v3_sine, v3_cosine);
    const double v11 = 3.2 * v3_cosine[0];
    const double v12 = 9.81 * v3_sine[1];
    const double v13 = (qd[0] * qd[0]) - v12;
    const double v14 = 3.2 * v3_sine[0];
    const double v15 = qd[0] + qd[1];
    const double v16 = qd[0] * v14;
    const double v17 = 9.81 * v3_cosine[1];
    /* factors of the inertia matrix */
    const double v18 = 1.0 + (0.5780346820809248 * v11);
    const double v19 = v14 * v17;
    const double v20 = (v11 * v12) + v19;
    const double v21 = 1.0 - v18;
    const double v22 = 1.0 / ((13.73 + (6.4 * v3_cosine[0])) - ((1.7300000000000002 + v11) * v18));
    const double v23 = ((137.34 * v3_sine[1]) + (v20 * v21)) * v22;
    const double v24 = (0.5780346820809248 * v20) - (v18 * v23);
    const double v25 = v18 * v22;
    const double v26 = 0.5780346820809248 + (v18 * v25);
    const double v27 = v15 * v14;
    const double v28 = (v14 * v13) + (v11 * v17);
    /* solution with the factors */
    const double v29 = tau[1] - v28;
    const double v30 = 0.16666666666666666 * dt;
    const double v31 = dt * v30;
    const double v32 = ((((v15 * v27) + (tau[0] - (137.34 * v3_cosine[1]))) - v28) - (v18 * v29)) * v22;
    const double v33 = 3.2 * v3_cosine[2];
    const double v34 = 1.0 + (0.5780346820809248 * v33);
    const double v35 = 1.0 / ((13.73 + (6.4 * v3_cosine[2])) - (v34 * (1.7300000000000002 + v33)));
    const double v36 = 3.2 * v3_sine[2];
    const double v37 = qd[0] + (v0 * v32);
    const double v38 = 9.81 * v3_sine[3];
    const double v39 = v38 - (v37 * v37);
    const double v40 = 9.81 * v3_cosine[3];
    const double v41 = (v33 * v40) - (v36 * v39);
    const double v42 = tau[1] - v41;
    const double v43 = (0.5780346820809248 * v29) - (v18 * v32);
    /* sines and cosines */
    const double v44 = qd[1] + (v0 * v43);
    const double v45 = v37 + v44;
    const double v46 = v45 * v45;
    const double v47 = v35 * ((((tau[0] - (137.34 * v3_cosine[3])) - v41) - (v34 * v42)) + (v36 * v46));
    const double v48 = q[1] + (v0 * v44);
    const double v49_angle[1] = {v48};
    double v49_sine[1];
    double v49_cosine[1];
    harlecki_two_link_sincos(1U, v49_angle, v49_sine, v49_cosine);
    const double v51 = 3.2 * v49_cosine[0];
    const double v52 = 1.0 + (0.5780346820809248 * v51);
    const double v53 = 1.0 / ((13.73 + (6.4 * v49_cosine[0])) - (v52 * (1.7300000000000002 + v51)));
    const double v54 = q[0] + (v0 * v37);
    const double v55_angle[1] = {v54};
    double v55_sine[1];
    double v55_cosine[1];
    harlecki_two_link_sincos(1U, v55_angle, v55_sine, v55_cosine);
    const double v57 = 3.2 * v49_sine[0];
    const double v58 = qd[0] + (v0 * v47);
    const double v59 = 9.81 * v55_sine[0];
    const double v60 = v59 - (v58 * v58);
    const double v61 = 9.81 * v55_cosine[0];
    const double v62 = (v61 * v51) - (v57 * v60);
    const double v63 = tau[1] - v62;
    const double v64 = (0.5780346820809248 * v42) - (v34 * v47);
    const double v65 = qd[1] + (v0 * v64);
    const double v66 = v58 + v65;
    const double v67 = v66 * v66;
    const double v68 = ((((tau[0] - (137.34 * v55_cosine[0])) + (v67 * v57)) - v62) - (v52 * v63)) * v53;
    const double v69 = v47 + v68;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v31 * (v32 + v69));
    const double v70 = (0.5780346820809248 * v63) - (v52 * v68);
    const double v71 = v64 + v70;
    q_next[1] = (q[1] + (qd[1] * dt)) + (v31 * (v43 + v71));
    const double v72 = q[1] + (dt * v65);
    const double v73_angle[1] = {v72};
    double v73_sine[1];
    double v73_cosine[1];
    harlecki_two_link_sincos(1U, v73_angle, v73_sine, v73_cosine);
    const double v75 = 3.2 * v73_cosine[0];
    const double v76 = 1.0 + (0.5780346820809248 * v75);
    const double v77 = 1.0 / ((13.73 + (6.4 * v73_cosine[0])) - (v76 * (1.7300000000000002 + v75)));
    const double v78 = q[0] + (dt * v58);
    const double v79_angle[1] = {v78};
    double v79_sine[1];
    double v79_cosine[1];
    harlecki_two_link_sincos(1U, v79_angle, v79_sine, v79_cosine);
    const double v81 = 3.2 * v73_sine[0];
    const double v82 = qd[0] + (dt * v68);
    const double v83 = 9.81 * v79_sine[0];
    const double v84 = v83 - (v82 * v82);
    const double v85 = 9.81 * v79_cosine[0];
    const double v86 = (v85 * v75) - (v81 * v84);
    const double v87 = tau[1] - v86;
    const double v88 = v82 + (qd[1] + (dt * v70));
    const double v89 = v88 * v88;
    const double v90 = v77 * ((((tau[0] - (137.34 * v79_cosine[0])) - v86) - (v76 * v87)) + (v81 * v89));
    qd_next[0] = qd[0] + (v30 * (v90 + (v32 + (2.0 * v69))));
    qd_next[1] = qd[1] + (v30 * (((v43 + (2.0 * v71)) + (0.5780346820809248 * v87)) - (v76 * v90)));
    const double v91 = 1.0 - v52;
    const double v92 = v61 * v57;
    const double v93 = v92 + (v59 * v51);
    const double v94 = ((137.34 * v55_sine[0]) + (v91 * v93)) * v53;
    const double v95 = v0 * v0;
    const double v96 = v95 * v94;
    const double v97 = v57 * v68;
    const double v98 = (v92 + (v51 * v60)) + v97;
    const double v99 = v53 * ((v97 + (v91 * v98)) + ((v57 * v70) + (v67 * v51)));
    const double v100 = v95 * v99;
    const double v101 = (2.0 * v36) * v35;
    const double v102 = v101 * v45;
    const double v103 = 1.0 - v34;
    const double v104 = (v101 * (v103 * v37)) - v102;
    const double v105 = (v34 * v104) - ((1.1560693641618496 * v36) * v37);
    const double v106 = v0 * v105;
    const double v107 = v0 * v102;
    /* solution with the factors */
    const double v108 = v34 * v107;
    const double v109 = v36 * v40;
    const double v110 = v109 + (v33 * v38);
    const double v111 = ((137.34 * v3_sine[3]) + (v103 * v110)) * v35;
    const double v112 = (0.5780346820809248 * v110) - (v34 * v111);
    const double v113 = (v112 - (v24 * v108)) + (v23 * v106);
    const double v114 = (2.0 * v57) * v53;
    const double v115 = v66 * v114;
    const double v116 = v0 * v115;
    const double v117 = ((v58 * v91) * v114) - v115;
    const double v118 = v0 * v117;
    const double v119 = v0 * v104;
    const double v120 = (v23 * v119) - ((v24 * v107) + v111);
    const double v121 = (((v94 + (v23 * v96)) + (v113 * v116)) + (v120 * v118)) + (v24 * v100);
    A[0] = 1.0 + (v31 * (v121 + (v23 - v120)));
    const double v122 = v14 * v32;
    const double v123 = ((v11 * v13) - v19) - v122;
    const double v124 = v22 * ((v122 - (v21 * v123)) + (((v15 * v15) * v11) + (v14 * v43)));
    const double v125 = (0.5780346820809248 * v123) + (v18 * v124);
    const double v126 = v36 * v47;
    const double v127 = (v109 + (v33 * v39)) + v126;
    const double v128 = v35 * ((v126 + (v103 * v127)) + ((v36 * v64) + (v33 * v46)));
    const double v129 = (0.5780346820809248 * v127) - (v34 * v128);
    const double v130 = v129 + ((v124 * v106) + (v108 * v125));
    const double v131 = ((v107 * v125) + (v124 * v119)) - v128;
    const double v132 = (v99 + (((v124 * v96) + (v130 * v116)) + (v131 * v118))) - (v125 * v100);
    A[1] = v31 * (v132 + (v124 - v131));
    const double v133 = 2.0 * v22;
    const double v134 = v27 * v133;
    const double v135 = ((v16 * v21) * v133) - v134;
    const double v136 = (1.1560693641618496 * v16) - (v18 * v135);
    const double v137 = (v105 - (v135 * v106)) + ((v0 * v112) + (v136 * v108));
    const double v138 = ((v0 * v111) - (v136 * v107)) + ((v135 * v119) - v104);
    const double v139 = ((((v0 * v94) - v117) - (v135 * v96)) + (v137 * v116)) - (v138 * v118);
    const double v140 = v139 - (v136 * v100);
    A[2] = dt + (v31 * (v140 + (v138 - v135)));
    const double v141 = v18 * v134;
    const double v142 = (v0 * v129) + (((v141 * v108) - (v34 * v102)) + (v134 * v106));
    const double v143 = ((v102 - (v141 * v107)) - (v134 * v119)) + (v0 * v128);
    const double v144 = (((v115 + (v134 * v96)) + (v142 * v116)) - (v143 * v118)) + (v0 * v99);
    const double v145 = v144 - (v141 * v100);
    A[3] = v31 * (v145 + (v134 + v143));
    const double v146 = (0.5780346820809248 * v93) - (v52 * v94);
    const double v147 = v95 * v146;
    const double v148 = (0.5780346820809248 * v98) - (v52 * v99);
    const double v149 = v95 * v148;
    const double v150 = v52 * v116;
    const double v151 = (v52 * v117) - ((1.1560693641618496 * v58) * v57);
    const double v152 = v0 * v151;
    const double v153 = (((v146 + (v23 * v147)) - (v113 * v150)) - (v120 * v152)) + (v24 * v149);
    A[4] = v31 * (v153 + (v24 + v113));
    const double v154 = (v148 + (((v124 * v147) - (v130 * v150)) - (v131 * v152))) - (v125 * v149);
    A[5] = 1.0 + (v31 * (v154 + (v130 - v125)));
    const double v155 = (((v151 + (v0 * v146)) - (v135 * v147)) - (v137 * v150)) + (v138 * v152);
    const double v156 = v155 - (v136 * v149);
    A[6] = v31 * (v156 + (v137 - v136));
    const double v157 = (((v134 * v147) - (v52 * v115)) - (v142 * v150)) + (v143 * v152);
    const double v158 = ((v0 * v148) + v157) - (v141 * v149);
    A[7] = dt + (v31 * (v158 + (v142 - v141)));
    const double v159 = dt * v0;
    const double v160 = 1.0 - v76;
    const double v161 = v81 * v90;
    const double v162 = v85 * v81;
    const double v163 = (v162 + (v75 * v84)) + v161;
    const double v164 = v77 * ((((1.8497109826589595 * v73_sine[0]) * v87) + (v75 * v89)) + (v160 * (v161 + v163)));
    const double v165 = v159 * v164;
    const double v166 = v162 + (v83 * v75);
    const double v167 = ((137.34 * v79_sine[0]) + (v160 * v166)) * v77;
    const double v168 = 2.0 + (v159 * v167);
    const double v169 = (2.0 * v81) * v77;
    const double v170 = v88 * v169;
    const double v171 = ((v82 * v160) * v169) - v170;
    const double v172 = (dt * v171) - 2.0;
    const double v173 = dt * v170;
    const double v174 = (((v167 + v23) - (v120 * v168)) + (v153 * v173)) - (v121 * v172);
    A[8] = v30 * (v174 + (v113 * v165));
    const double v175 = v164 + (((v124 - (v131 * v168)) + (v154 * v173)) - (v132 * v172));
    A[9] = v30 * (v175 + (v130 * v165));
    const double v176 = (((dt * v167) - v135) + (v138 * v168)) + (v156 * v173);
    A[10] = 1.0 + (v30 * ((v176 - ((v140 * v172) + v171)) + (v137 * v165)));
    const double v177 = (v170 + (v158 * v173)) + ((v134 + (v143 * v168)) - (v145 * v172));
    A[11] = v30 * ((v177 + (dt * v164)) + (v142 * v165));
    const double v178 = (0.5780346820809248 * v163) - (v76 * v164);
    const double v179 = 2.0 + (v159 * v178);
    const double v180 = (0.5780346820809248 * v166) - (v76 * v167);
    const double v181 = v159 * v180;
    const double v182 = (v76 * v171) - (v82 * (1.1560693641618496 * v81));
    const double v183 = dt * v182;
    const double v184 = (v76 * v173) - 2.0;
    const double v185 = (((v180 + v24) - (v120 * v181)) - (v153 * v184)) + (v121 * v183);
    A[12] = v30 * (v185 + (v113 * v179));
    const double v186 = v178 + ((v132 * v183) - ((v125 + (v131 * v181)) + (v154 * v184)));
    A[13] = v30 * (v186 + (v130 * v179));
    const double v187 = (((dt * v180) - v136) + (v138 * v181)) + (v140 * v183);
    A[14] = v30 * (((v182 - (v156 * v184)) + v187) + (v137 * v179));
    const double v188 = (((v143 * v181) - ((v76 * v170) + v141)) - (v158 * v184)) + (v145 * v183);
    A[15] = 1.0 + (v30 * (((dt * v178) + v188) + (v142 * v179)));
    const double v189 = v34 * v35;
    const double v190 = (v22 * v106) + ((v25 * v108) - v189);
    const double v191 = (v22 * v119) + ((v25 * v107) - v35);
    const double v192 = (((v53 + (v22 * v96)) + (v190 * v116)) + (v191 * v118)) - (v25 * v100);
    B[0] = v31 * (v192 + (v22 - v191));
    const double v193 = v31 * v25;
    const double v194 = ((v26 * v107) - v189) + (v25 * v119);
    const double v195 = ((0.5780346820809248 + (v34 * v189)) - (v26 * v108)) - (v25 * v106);
    const double v196 = v52 * v53;
    const double v197 = (((v196 + (v25 * v96)) - (v195 * v116)) + (v194 * v118)) - (v26 * v100);
    B[1] = (v31 * (v194 - v197)) - v193;
    const double v198 = ((((v22 * v147) - v196) - (v190 * v150)) - (v191 * v152)) - (v25 * v149);
    B[2] = (v31 * (v190 + v198)) - v193;
    const double v199 = (((0.5780346820809248 + (v52 * v196)) - (v25 * v147)) - (v195 * v150)) + (v194 * v152);
    const double v200 = v199 + (v26 * v149);
    B[3] = v31 * (v200 + (v26 + v195));
    const double v201 = (((v22 + v77) - (v191 * v168)) + (v198 * v173)) - (v192 * v172);
    B[4] = v30 * (v201 + (v190 * v165));
    const double v202 = v76 * v77;
    const double v203 = v25 + v202;
    const double v204 = (((v200 * v173) + ((v194 * v168) - v203)) + (v197 * v172)) + (v195 * v165);
    B[5] = v30 * v204;
    const double v205 = ((v192 * v183) - (((v191 * v181) + v203) + (v198 * v184))) + (v190 * v179);
    B[6] = v30 * v205;
    const double v206 = (((v26 + 0.5780346820809248) + (v76 * v202)) + (v194 * v181)) - (v200 * v184);
    B[7] = v30 * ((v206 - (v197 * v183)) + (v195 * v179));
}

void harlecki_two_link_regressor(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double Y[restrict 40])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
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
    const double v4 = 9.81 * v0_cosine[0];
    Y[1] = v4;
    const double v5 = 9.81 * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const double v6 = v4 + qdd[0];
    const double v7 = (qd[0] * qd[0]) - v5;
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[32] = v8;
    const double v9 = (v0_cosine[1] * v6) + (v0_sine[1] * v7);
    Y[31] = v9;
    Y[10] = (v0_cosine[1] * v9) - (v0_sine[1] * v8);
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = qdd[1] + qdd[0];
    Y[19] = v12;
    Y[39] = v12;
    Y[11] = v9 + ((v12 * v0_cosine[1]) - (v11 * v0_sine[1]));
    Y[12] = v8 - ((v12 * v0_sine[1]) + (v11 * v0_cosine[1]));
}

void harlecki_two_link_stiffness_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double K[restrict 4])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((137.34 * v0_sine[1]) + v4);
    const double v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

void harlecki_two_link_damping_matrix(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], double D[restrict 4])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
}

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
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    /* composite bodies, base-ward */
    const double v4 = stuck[1] ? 0.0 : 0.5780346820809248;
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 1.7300000000000002 + v5;
    const double v7 = v4 * v6;
    const bool v8 = !stuck[0];
    const double v9 = stuck[0] ? 0.0 : (1.0 / (v8 ? ((13.73 + (6.4 * v0_cosine[0])) - (v6 * v7)) : 1.0));
    const double v10 = v7 * v9;
    const double v11 = v0_cosine[0] * v0_cosine[1];
    const double v12 = qd[0] * qd[0];
    const double v13 = v12 - (9.81 * v0_sine[1]);
    const double v14 = 3.2 * v0_sine[0];
    const double v15 = (v13 * v14) + (31.392000000000003 * v11);
    const double v16 = qd[0] + qd[1];
    const double v17 = v16 * v16;
    const double v18 = ((v17 * v14) + (tau[0] - (137.34 * v0_cosine[1]))) - v15;
    const double v19 = stuck[0] ? 0.0 : v18;
    const double v20 = v4 + (v7 * v10);
    const double v21 = tau[1] - v15;
    const double v22 = stuck[1] ? 0.0 : v21;
    const double v23 = stuck[1] ? 0.0 : ((v22 * v20) - (v19 * v10));
    const double v24 = 8.0 * v0_sine[0];
    const double v25 = ((v13 * v24) + (78.48 * v11)) + (3.2 * v23);
    const double v26 = stuck[0] ? 0.0 : ((v19 * v9) - (v22 * v10));
    const double v27 = 8.0 * v0_cosine[0];
    const double v28 = 3.2 + v27;
    const double v29 = ((v0_sine[0] * v24) + 6.0) + (v0_cosine[0] * v28);
    const double v30 = ((3.2 * v17) + (v13 * v27)) - (v0_cosine[1] * (78.48 * v0_sine[0]));
    const double v31 = (v0_cosine[0] * v24) - (v0_sine[0] * v28);
    const double v32 = (((117.72 * v0_sine[1]) - (6.0 * v12)) - (v0_cosine[0] * v30)) + (v31 * v26);
    const double v33 = stuck[1] ? 0.0 : 1.0;
    const double v34 = stuck[0] ? 0.0 : (-(v33 * v10));
    const double v35 = stuck[1] ? 0.0 : (v33 * v20);
    const double v36 = stuck[0] ? 0.0 : 1.0;
    const double v37 = stuck[0] ? 0.0 : (v36 * v9);
    const double v38 = stuck[1] ? 0.0 : (-(v36 * v10));
    double v39_u[2] = {0.0, 0.0};
    double v39_polished[1] = {0.0};
    const double v39_of_context_real[16] = {harlecki_two_link_sign(qd[0]), prepared->k[1], (v14 * v38) - (v31 * v37), (v14 * v35) - (v31 * v34), v32 - (v0_sine[0] * v25), -((v29 * v37) + (v5 * v38)), -((v29 * v34) + (v5 * v35)), (((117.72 * v0_cosine[1]) - (v0_sine[0] * v30)) + (v29 * v26)) + (v0_cosine[0] * v25), harlecki_two_link_sign(qd[1]), prepared->k[0], -(v24 * v37), -(v24 * v34), (v24 * v26) - v30, -((3.2 * v38) + (v28 * v37)), -((3.2 * v35) + (v28 * v34)), v25 + (v28 * v26)};
    const bool v39_of_context_boolean[2] = {v8, !stuck[1]};
    bool v39_done = false;
    for (int v39_pass = 0; (v39_pass < 40) && !v39_done; v39_pass++) {
        double v39_next_u[2];
        double v39_next_polished[1];
        harlecki_two_link_sticking_loads(prepared, v39_u, v39_polished, v39_of_context_real, v39_of_context_boolean, v39_next_u, v39_next_polished, &v39_done);
        v39_u[0] = v39_next_u[0];
        v39_u[1] = v39_next_u[1];
        v39_polished[0] = v39_next_polished[0];
    }
    const double v40 = stuck[1] ? 0.0 : ((v23 - (v35 * v39_u[1])) - (v38 * v39_u[0]));
    qdd[1] = v40;
    f[0] = stuck[0] ? (v18 - (v6 * v40)) : v39_u[0];
    const double v41 = stuck[0] ? 0.0 : ((v26 - (v37 * v39_u[0])) - (v34 * v39_u[1]));
    qdd[0] = v41;
    f[1] = stuck[1] ? (v21 - (v6 * v41)) : v39_u[1];
}

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

static void harlecki_two_link_dynamics_loads_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 5], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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
    *done = (((v73 ? v16 : v72) <= 0.0) || v76) || (!context_boolean[4]);
}

static void harlecki_two_link_dynamics_loads_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = sqrt(context_boolean[3] ? ((context_real[41] * context_real[41]) + (context_real[38] * context_real[38])) : 1.0);
    const bool v2 = 0.0 < v1;
    const double v3 = other[1] ? (-1.0) : 1.0;
    const double v4 = v3 / (context_boolean[3] ? (v2 ? v1 : 1.0) : 1.0);
    const double v5 = context_real[13] * context_real[36];
    const double v6 = v5 * (v2 ? (context_real[38] * v4) : v3);
    const double v7 = v5 * (context_real[41] * v4);
    const double v8 = (context_real[40] * v7) + (context_real[37] * v6);
    const double v9 = context_boolean[3] ? v8 : 0.0;
    const double v10 = sqrt(context_boolean[2] ? ((context_real[33] * context_real[33]) + (context_real[30] * context_real[30])) : 1.0);
    const bool v11 = 0.0 < v10;
    const double v12 = other[0] ? (-1.0) : 1.0;
    const double v13 = v12 / (context_boolean[2] ? (v11 ? v10 : 1.0) : 1.0);
    const double v14 = context_real[4] * context_real[29];
    const double v15 = v14 * (v11 ? (context_real[30] * v13) : v12);
    const double v16 = v14 * (context_real[33] * v13);
    const double v17 = (context_real[33] * v16) + (context_real[30] * v15);
    const double v18 = 1.0 - (context_boolean[2] ? v17 : 0.0);
    const bool v19 = fabs(v18) < fabs(v9);
    const double v20 = -v9;
    const double v21 = v19 ? v18 : v20;
    const double v22 = 1.0 / (v19 ? v20 : v18);
    const double v23 = v22 * v21;
    const double v24 = (context_real[35] * v16) + (context_real[32] * v15);
    const double v25 = -(context_boolean[2] ? v24 : 0.0);
    const double v26 = (context_real[42] * v7) + (context_real[39] * v6);
    const double v27 = -(context_boolean[3] ? v26 : 0.0);
    const double v28 = v19 ? v27 : v25;
    const double v29 = (context_real[34] * v16) + (context_real[31] * v15);
    const double v30 = -(context_boolean[2] ? v29 : 0.0);
    const double v31 = (context_real[41] * v7) + (context_real[38] * v6);
    const double v32 = 1.0 - (context_boolean[3] ? v31 : 0.0);
    const double v33 = v22 * (v19 ? v32 : v30);
    const double v34 = 1.0 / ((v21 * v33) - (v19 ? v30 : v32));
    const double v35 = -(v34 * ((v19 ? v25 : v27) - (v28 * v23)));
    const double v36 = (v33 * v35) - (v22 * v28);
    const double v37 = -(v35 + (context_boolean[3] ? (v26 + ((v8 * v36) - (v31 * v35))) : 0.0));
    const double v38 = v36 - (context_boolean[2] ? (v24 + ((v17 * v36) - (v29 * v35))) : 0.0);
    const double v39 = v19 ? v37 : v38;
    const double v40 = v34 * ((v23 * v39) - (v19 ? v38 : v37));
    double v41_u[2] = {(v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40)};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const bool v41_of_context_boolean[5] = {context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4]};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 24) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_dynamics_loads_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const double v43 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const double v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42));
    const double v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43);
    const bool v46 = 0 == context_mode[0];
    const double v47 = context_real[5] * sqrt(v46 ? ((v45 * v45) + (v44 * v44)) : 1.0);
    const double v48 = context_boolean[0] ? (context_real[2] - (context_real[1] * v43)) : v41_u[0];
    const double v49 = v46 ? harlecki_two_link_min(v47 - v48, v48 + v47) : (v42 * ((double)context_mode[0]));
    const bool v50 = context_boolean[5] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v48))) <= (v46 ? v49 : (context_real[0] * v49)));
    const double v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const double v52 = context_real[16] + (context_real[15] * v42);
    const bool v53 = 0 == context_mode[1];
    const double v54 = context_real[14] * sqrt(v53 ? ((v51 * v51) + (v52 * v52)) : 1.0);
    const double v55 = context_boolean[1] ? (context_real[3] - (context_real[1] * v42)) : v41_u[1];
    const double v56 = v53 ? harlecki_two_link_min(v54 - v55, v55 + v54) : (v43 * ((double)context_mode[1]));
    const bool v57 = context_boolean[6] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v55))) <= (v53 ? v56 : (1.7300000000000002 * v56)));
    const bool v58 = context_boolean[5] || ((0.0 < v49) || (v46 && (0.0 <= v49)));
    const bool v59 = (v58 && (context_boolean[6] || ((v53 && (0.0 <= v56)) || (0.0 < v56)))) || (v57 && v50);
    const double v60 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const double v61 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const double v62 = context_boolean[2] ? (v14 * sqrt(context_boolean[2] ? ((v61 * v61) + (v60 * v60)) : 1.0)) : 0.0;
    const double v63 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const double v64 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const double v65 = context_boolean[3] ? (v5 * sqrt(context_boolean[3] ? ((v64 * v64) + (v63 * v63)) : 1.0)) : 0.0;
    const double v66 = fabs(v41_u[0]);
    const double v67 = fabs(v41_u[1]);
    const double v68 = harlecki_two_link_max(harlecki_two_link_max(v66, harlecki_two_link_max(fabs(v65), fabs(v62))), v67);
    const double v69 = harlecki_two_link_max(fabs(v41_u[0] - v62), fabs(v41_u[1] - v65));
    const bool v70 = (v69 <= (v68 * ((v68 < (1.0000000009313226 * v68)) ? 1e-11 : 1e-05))) && ((v66 + v67) < 1e+38);
    const bool v71 = v59 && v70;
    obeying_out[0] = v71;
    const bool v72 = v71 || (v70 && (!found[0]));
    u_out[0] = v72 ? v41_u[0] : u[0];
    u_out[1] = v72 ? v41_u[1] : u[1];
    found_out[0] = found[0] || v70;
    *done = (!context_boolean[4]) || (v71 || (v0 && (other[1] || (!context_boolean[3]))));
}

static void harlecki_two_link_dynamics_loads_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
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
        harlecki_two_link_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[4]) && v0_found[0]);
    const double v2 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = v1 ? v2 : context_real[43];
    const double v3 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = v1 ? v3 : context_real[44];
    result_real[2] = v1 ? (context_boolean[0] ? (context_real[2] - (context_real[1] * v3)) : v0_u[0]) : context_real[45];
    result_real[3] = v1 ? (context_boolean[1] ? (context_real[3] - (context_real[1] * v2)) : v0_u[1]) : context_real[46];
    result_real[4] = v1 ? v0_u[0] : context_real[47];
    result_real[5] = v1 ? v0_u[1] : context_real[48];
    const bool v4 = context_boolean[4] || v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[5] || (context_boolean[4] && v0_obeying[0]);
    result_boolean[2] = context_boolean[6] || (!v4);
}

void harlecki_two_link_friction_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const bool v4 = 0 == mode[0];
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 1.7300000000000002 + v5;
    /* accelerations of the links, tip-ward */
    const bool v7 = 0 == mode[1];
    const double v8 = v7 ? 0.0 : 0.5780346820809248;
    const double v9 = v6 * v8;
    const bool v10 = !v4;
    const double v11 = qd[0] * qd[0];
    const double v12 = v11 - (9.81 * v0_sine[1]);
    /* composite bodies, base-ward */
    const double v13 = 3.2 * v0_sine[0];
    const double v14 = qd[0] + qd[1];
    const double v15 = v14 * v14;
    const double v16 = v7 ? 0.0 : 1.0;
    const double v17 = v4 ? 0.0 : 1.0;
    const double v18 = 8.0 * v0_sine[0];
    const double v19 = 8.0 * v0_cosine[0];
    const double v20 = 3.2 + v19;
    const double v21 = (v0_cosine[0] * v18) - (v0_sine[0] * v20);
    const double v22 = 6.0 + ((v0_cosine[0] * v20) + (v0_sine[0] * v18));
    const bool v23 = !v7;
    const double v24 = 13.73 + (6.4 * v0_cosine[0]);
    const double v25 = 9.81 * v0_cosine[1];
    const double v26 = (v12 * v13) + (v5 * v25);
    const double v27 = tau[1] - v26;
    const double v28 = v4 ? 0.0 : (-(1.0 / (v10 ? ((v6 * v9) - v24) : 1.0)));
    const double v29 = v9 * v28;
    const double v30 = v4 ? 0.0 : (-(v16 * v29));
    const double v31 = v18 * v30;
    const double v32 = v8 + (v9 * v29);
    const double v33 = v7 ? 0.0 : (v16 * v32);
    /* inertia forces of the links */
    const double v34 = (3.2 * v33) + (v20 * v30);
    const double v35 = v7 ? 0.0 : (prepared->k[0] * sqrt(v23 ? ((v31 * v31) + (v34 * v34)) : 1.0));
    const double v36 = v7 ? 0.0 : (-(v17 * v29));
    const double v37 = v4 ? 0.0 : (v17 * v28);
    const double v38 = (v13 * v36) - (v21 * v37);
    const double v39 = (v5 * v36) + (v22 * v37);
    const double v40 = v4 ? 0.0 : (prepared->k[1] * sqrt(v10 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const bool v41 = (v23 && (1.0 < v35)) || (v10 && (1.0 < v40));
    const bool v42 = v41 && ((v16 + v17) <= 1.0);
    const double v43 = (double)mode[0];
    const double v44 = (v21 * v30) - (v13 * v33);
    const double v45 = -v44;
    const double v46 = (3.2 * v15) + ((v12 * v19) - (v18 * v25));
    const double v47 = (v12 * v18) + (v19 * v25);
    const double v48 = (6.0 * v11) + (((v0_cosine[0] * v46) + (v0_sine[0] * v47)) - (117.72 * v0_sine[1]));
    const double v49 = v7 ? 0.0 : v27;
    const double v50 = (v13 * v15) + ((tau[0] - (137.34 * v0_cosine[1])) - v26);
    const double v51 = v4 ? 0.0 : v50;
    const double v52 = v7 ? 0.0 : ((v32 * v49) - (v29 * v51));
    const double v53 = v4 ? 0.0 : ((v28 * v51) - (v29 * v49));
    const double v54 = v48 + ((v13 * v52) - (v21 * v53));
    const double v55 = -v54;
    const double v56 = -v39;
    const double v57 = (v5 * v33) + (v22 * v30);
    const double v58 = -v57;
    const double v59 = (117.72 * v0_cosine[1]) + ((v0_cosine[0] * v47) - (v0_sine[0] * v46));
    const double v60 = v59 + ((v5 * v52) + (v22 * v53));
    const double v61 = (double)mode[1];
    const double v62 = v18 * v37;
    const double v63 = -v62;
    const double v64 = -v31;
    const double v65 = (v18 * v53) - v46;
    const double v66 = (3.2 * v36) + (v20 * v37);
    const double v67 = -v66;
    const double v68 = -v34;
    const double v69 = v47 + ((3.2 * v52) + (v20 * v53));
    double v70_u[2] = {0.0, 0.0};
    double v70_polished[1] = {0.0};
    const double v70_of_context_real[16] = {v43, prepared->k[1], v38, v45, v55, v56, v58, v60, v61, prepared->k[0], v63, v64, v65, v67, v68, v69};
    const bool v70_of_context_boolean[2] = {v10, v23};
    bool v70_done = false;
    for (int v70_pass = 0; (v70_pass < 40) && !v70_done; v70_pass++) {
        double v70_next_u[2];
        double v70_next_polished[1];
        harlecki_two_link_dynamics_loads(prepared, v70_u, v70_polished, v70_of_context_real, v70_of_context_boolean, v70_next_u, v70_next_polished, &v70_done);
        v70_u[0] = v70_next_u[0];
        v70_u[1] = v70_next_u[1];
        v70_polished[0] = v70_next_polished[0];
    }
    const double v71 = ((v38 * v70_u[0]) - (v44 * v70_u[1])) - v54;
    const double v72 = ((v39 * v70_u[0]) + (v57 * v70_u[1])) - v60;
    const double v73 = v4 ? 0.0 : (sqrt(v10 ? ((v71 * v71) + (v72 * v72)) : 1.0) * (prepared->k[1] * v43));
    const double v74 = ((v34 * v70_u[1]) + (v66 * v70_u[0])) - v69;
    const double v75 = ((v31 * v70_u[1]) + (v62 * v70_u[0])) - v65;
    const double v76 = v7 ? 0.0 : (sqrt(v23 ? ((v74 * v74) + (v75 * v75)) : 1.0) * (prepared->k[0] * v61));
    const double v77 = harlecki_two_link_max(fabs(v70_u[0] - v73), fabs(v70_u[1] - v76));
    const double v78 = harlecki_two_link_max(harlecki_two_link_max(fabs(v70_u[0]), harlecki_two_link_max(fabs(v73), fabs(v76))), fabs(v70_u[1]));
    const bool v79 = (v77 <= (v78 * ((v78 < (1.0000000009313226 * v78)) ? 1e-11 : 1e-05))) && v70_done;
    const bool v80 = (v42 && (!v79)) && ((1e-05 * v78) < v77);
    const bool v81 = !harlecki_two_link_eq(0.0, qd[1]);
    const double v82 = v4 ? 0.0 : ((v53 - (v30 * v70_u[1])) - (v37 * v70_u[0]));
    const double v83 = (v18 * v82) - v46;
    const double v84 = v7 ? 0.0 : ((v52 - (v33 * v70_u[1])) - (v36 * v70_u[0]));
    const double v85 = v47 + ((3.2 * v84) + (v20 * v82));
    const double v86 = prepared->k[3] * sqrt(v7 ? ((v83 * v83) + (v85 * v85)) : 1.0);
    const double v87 = v7 ? (v27 - (v6 * v82)) : v70_u[1];
    const double v88 = v7 ? harlecki_two_link_min(v86 - v87, v87 + v86) : (v61 * v84);
    const bool v89 = v81 || ((v7 && (0.0 <= v88)) || (0.0 < v88));
    const bool v90 = !harlecki_two_link_eq(0.0, qd[0]);
    const double v91 = v48 + ((v13 * v84) - (v21 * v82));
    const double v92 = v59 + ((v5 * v84) + (v22 * v82));
    const double v93 = prepared->k[2] * sqrt(v4 ? ((v91 * v91) + (v92 * v92)) : 1.0);
    const double v94 = v4 ? (v50 - (v6 * v84)) : v70_u[0];
    const double v95 = v4 ? harlecki_two_link_min(v93 - v94, v94 + v93) : (v43 * v82);
    const double v96 = fabs(v27);
    const bool v97 = v81 || (((-1e-12) * harlecki_two_link_max(fabs(v87), v96)) <= (v7 ? v88 : (1.7300000000000002 * v88)));
    const double v98 = fabs(v50);
    const bool v99 = v97 && (v90 || (((-1e-12) * harlecki_two_link_max(v98, fabs(v94))) <= (v4 ? v95 : (v24 * v95))));
    const bool v100 = v10 && v23;
    const double v101 = v4 ? 0.0 : (v7 ? 0.0 : (prepared->k[1] * sqrt(v100 ? ((v44 * v44) + (v57 * v57)) : 1.0)));
    const double v102 = v7 ? 0.0 : (v4 ? 0.0 : (prepared->k[0] * sqrt(v100 ? ((v62 * v62) + (v66 * v66)) : 1.0)));
    const bool v103 = (v101 < (v4 ? 1.0 : (1.0 - v40))) && (v102 < (v7 ? 1.0 : (1.0 - v35)));
    const bool v104 = ((v89 && (v90 || ((v4 && (0.0 <= v95)) || (0.0 < v95)))) || v99) || v103;
    const bool v105 = v80 || (v79 && v104);
    const bool v106 = v41 && (v42 && v79);
    double v108 = v94;
    double v109 = v87;
    double v110 = v82;
    double v111 = v84;
    bool v112 = v79;
    bool v113 = v106;
    bool v114 = v80;
    if (!(v105)) {
        const double v107_of_context_real[49] = {v24, v6, v50, v27, prepared->k[1], prepared->k[2], v21, -v13, -v48, v22, v5, v59, tau[0], prepared->k[0], prepared->k[3], v18, -v46, v20, v47, tau[1], v9, v28, v8, v53, v52, v37, v36, v30, v33, v43, v38, v45, v55, v56, v58, v60, v61, v63, v64, v65, v67, v68, v69, v82, v84, v94, v87, v70_u[0], v70_u[1]};
        const bool v107_of_context_boolean[10] = {v4, v7, v10, v23, v79, v106, v80, !v105, v90, v81};
        double v107_result_real[6];
        bool v107_result_boolean[3];
        harlecki_two_link_dynamics_loads_pieces(prepared, v107_of_context_real, v107_of_context_boolean, mode, v107_result_real, v107_result_boolean);
        v108 = v107_result_real[2];
        v109 = v107_result_real[3];
        v110 = v107_result_real[0];
        v111 = v107_result_real[1];
        v112 = v107_result_boolean[0];
        v113 = v107_result_boolean[1];
        v114 = v107_result_boolean[2];
    }
    f[0] = v108;
    f[1] = v109;
    qdd[0] = v110;
    qdd[1] = v111;
    const bool v115 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const double v116 = v112 ? (v113 ? 4.0 : (v103 ? 0.0 : 3.0)) : (v114 ? 2.0 : 5.0);
    *status = v115 ? (((fabs(v111) + (fabs(v110) + (v96 + v98))) < 1e+38) ? v116 : 6.0) : 6.0;
}
