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

static signed char spherical_screw_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

#if defined(SPHERICAL_SCREW_VECTOR)
#include "spherical_screw_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void spherical_screw_sincos_pair(double x, double *sine, double *cosine)
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
static inline void spherical_screw_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            spherical_screw_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
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

void spherical_screw_mass_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double M[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_bias(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double h[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_gravity(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double g[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    g[0] = 0.0;
    g[2] = 392.40000000000003 * v0_sine[0];
    g[1] = (402.2100000000001 + (392.40000000000003 * q[2])) * v0_cosine[0];
}

void spherical_screw_coriolis_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double C[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_forward_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_kinetic_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double *restrict T)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v1 = qd[2] * (((0.4 * qd[0]) * v0_sine[0]) + (30.0 * qd[2]));
    const double v2 = q[2] * (32.0 + (20.0 * q[2]));
    const double v3 = (qd[0] * qd[0]) * ((v2 + 26.8) - (v0_sine[0] * ((16.796 + v2) * v0_sine[0])));
    *T = (((qd[1] * qd[1]) * (16.8 + v2)) + v1) + v3;
}

void spherical_screw_potential_energy(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double *restrict V)
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    *V = (402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0];
}

void spherical_screw_position_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = 0.8 + q[2];
    const double v5 = v4 * v0_cosine[0];
    x[0] = v0_cosine[1] * v5;
    x[1] = v0_sine[1] * v5;
    x[2] = v4 * v0_sine[0];
}

void spherical_screw_rotation_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void spherical_screw_jacobian_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double J[restrict 18])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void spherical_screw_influence_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    spherical_screw_sincos(2U, v0_angle, v0_sine, v0_cosine);
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

void spherical_screw_influence_rotational_tip(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, q, v0_sine, v0_cosine);
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

void spherical_screw_inertia_power(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double P[restrict 27])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_reactions(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double F[restrict 18])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_inverse_dynamics_gradients(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double by_q[restrict 9], double by_qd[restrict 9], double by_qdd[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    by_q[0] = 0.0;
    by_q[3] = 0.0;
    by_q[6] = 0.0;
    by_qd[8] = 0.0;
    by_qdd[1] = 0.0;
    by_qdd[3] = 0.0;
    by_qdd[5] = 0.0;
    by_qdd[7] = 0.0;
    const double v2 = qd[0] * v0_sine[0];
    /* accelerations of the links, tip-ward */
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
    /* inertia matrix */
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

void spherical_screw_linearize(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double A[restrict 36], double B[restrict 18])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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
    /* factors of the inertia matrix */
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
    /* angular velocities of the links, tip-ward */
    const double v20 = v0_sine[0] * v19;
    const double v21 = (2.0 * v18) - 0.008000000000000881;
    const double v22 = v0_cosine[0] * v19;
    const double v23 = v22 * (((0.006666666666666667 * v8) - ((qd[1] * v21) * v2)) - ((0.005333333333334214 * v16) * v20));
    const double v24 = v16 * v22;
    const double v25 = v12 - v3;
    const double v26 = qd[0] * v0_sine[0];
    /* solution with the factors */
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

static void spherical_screw_linearize_stage(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3], double slopes[restrict 18], double gains[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = qd[0] * v0_cosine[0];
    /* factors of the inertia matrix */
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
    /* angular velocities of the links, tip-ward */
    const double v27 = v0_cosine[0] * v18;
    const double v28 = v15 * v27;
    const double v29 = ((0.008000000000000881 * qd[1]) * v0_sine[0]) + (v10 * v14);
    const double v30 = (((qd[0] * v29) + (qd[2] * v6)) - (v17 * v28)) + (0.008000000000000881 * v28);
    const double v31 = qd[0] * v0_sine[0];
    /* solution with the factors */
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

void spherical_screw_regressor(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double Y[restrict 90])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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
    /* accelerations of the links, tip-ward */
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

void spherical_screw_stiffness_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double K[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
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

void spherical_screw_damping_matrix(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], double D[restrict 9])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 9U; k++) {
        D[k] = 0.0;
    }
}

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
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    /* angular velocities of the links, tip-ward */
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
    /* composite bodies, base-ward */
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
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    /* angular velocities of the links, tip-ward */
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = 8.0 + v4;
    const double v9 = 1.0 / v8;
    const double v10 = 0.4 * v0_sine[0];
    /* composite bodies, base-ward */
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
    /* angular velocities of the links, tip-ward */
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

static void spherical_screw_limits_loads_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_limits_loads_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
{
    result_real[1] = context_real[13];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[4] = {context_boolean[0], context_boolean[1], context_boolean[6], context_boolean[2]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        spherical_screw_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[3]) && v0_found[0]);
    const double v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = v1 ? (-v2) : context_real[20];
    result_real[2] = v1 ? (context_boolean[0] ? 0.0 : (context_real[14] - (context_real[16] * v0_u[0]))) : context_real[21];
    result_real[3] = v1 ? (context_boolean[0] ? (context_real[5] + (context_real[1] * v2)) : v0_u[0]) : context_real[22];
    result_real[4] = v1 ? v0_u[0] : context_real[23];
    const bool v3 = context_boolean[3] || v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[4] || (context_boolean[3] && v0_obeying[0]);
    result_boolean[2] = context_boolean[5] || (!v3);
}

void spherical_screw_friction_limits(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double low[restrict 3], double high[restrict 3], double load[restrict 3], double *restrict status)
{
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    low[0] = 0.0;
    low[1] = 0.0;
    high[0] = 0.0;
    high[1] = 0.0;
    load[0] = 0.0;
    load[1] = 0.0;
    /* angular velocities of the links, tip-ward */
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = qd[0] * v0_sine[0];
    /* composite bodies, base-ward */
    const double v9 = 0.4 * qd[2];
    const double v10 = 8.0 + v4;
    const double v11 = 1.0 / v10;
    const double v12 = 0.4 * v0_sine[0];
    const double v13 = qd[2] * v7;
    const double v14 = qd[1] * v6;
    const double v15 = v0_sine[0] * v0_sine[0];
    const bool v16 = 0 == mode[2];
    const double v17 = v16 ? 0.0 : 0.016666666666666666;
    const double v18 = v12 * v17;
    const double v19 = 0.4 * v14;
    const double v20 = v16 ? 0.0 : 1.0;
    const bool v21 = !v16;
    const double v22 = (double)mode[2];
    const bool v23 = v20 <= 1.0;
    const bool v24 = !spherical_screw_eq(0.0, qd[2]);
    const double v25 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    const bool v26 = (fabs(q[2]) + (fabs(q[1]) + v25)) < 1e+38;
    const double v27 = v15 * (0.16000000000000003 * v17);
    const double v28 = 28.0 - ((v5 * v15) - v4);
    const double v29 = 1.0 / (v27 - v28);
    const double v30 = v20 * v29;
    const double v31 = v27 * v30;
    const double v32 = v16 ? 0.0 : (v17 * (v20 - v31));
    const double v33 = (1.0 - v31) - (20.0 * v32);
    const double v34 = tau[2] - v19;
    const double v35 = (v3 * ((qd[1] * qd[1]) + (v6 * v6))) + (v34 - (392.40000000000003 * v0_sine[0]));
    const double v36 = v16 ? 0.0 : v35;
    const double v37 = v0_cosine[0] * ((v6 * v13) + (qd[1] * (v9 - ((15.992 + (v2 * v7)) * v8))));
    const double v38 = (tau[0] - (v14 * (0.008000000000000881 * v0_sine[0]))) - v37;
    const double v39 = v29 * ((v18 * v36) - v38);
    const double v40 = v16 ? 0.0 : ((v17 * v36) - (v18 * v39));
    const double v41 = (v34 - (v12 * v39)) - (20.0 * v40);
    const double v42 = -v33;
    double v43_u[1] = {0.0};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[3] = {v22, v42, v41};
    const bool v43_of_context_boolean[1] = {v21};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 40) && !v43_done; v43_pass++) {
        double v43_next_u[1];
        double v43_next_polished[1];
        spherical_screw_limits_loads(prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = v22 * ((v33 * v43_u[0]) - v41);
    const double v45 = v16 ? 0.0 : (-(v44 * (v22 * ((0.0 < (-v44)) ? 0.4285714285714286 : (-0.375)))));
    const double v46 = spherical_screw_max(fabs(v43_u[0]), fabs(v45));
    const double v47 = fabs(v43_u[0] - v45);
    const bool v48 = (v47 <= (v46 * ((v46 < (1.0000000009313226 * v46)) ? 1e-11 : 1e-05))) && v43_done;
    const double v49 = 1.0 + (0.4285714285714286 * v33);
    const double v50 = 1.0 - (0.375 * v33);
    const double v51 = v49 * v50;
    const bool v52 = v21 && (v51 < 0.0);
    const bool v53 = v23 && v52;
    const bool v54 = ((1e-05 * v46) < v47) && ((!v48) && v53);
    const bool v55 = 0.0 < (v16 ? 1.0 : ((v23 && (0.0 < v51)) ? 1.0 : spherical_screw_min(v49, v50)));
    const double v56 = v16 ? 0.0 : (v40 - (v32 * v43_u[0]));
    const double v57 = v18 * v30;
    const double v58 = v39 - (v43_u[0] * v57);
    const double v59 = v12 * v58;
    const double v60 = v16 ? (v35 - v59) : v43_u[0];
    const double v61 = ((v34 - (20.0 * v56)) - v59) - v60;
    const double v62 = 0.5 * v61;
    const double v63 = 1.6666666666666667 * v61;
    const double v64 = v60 + v61;
    const double v65 = v16 ? spherical_screw_min(v64 - spherical_screw_min(v62, v63), spherical_screw_max(v62, v63) - v64) : (v22 * v56);
    const double v66 = fabs(v35);
    const bool v67 = v24 || (((-1e-12) * spherical_screw_max(fabs(v60), v66)) <= (v16 ? v65 : (60.0 * v65)));
    const bool v68 = v48 && (v55 || ((v24 || ((v16 && (0.0 <= v65)) || (0.0 < v65))) || v67));
    const bool v69 = v54 || v68;
    const double v70 = ((qd[1] * v13) - tau[1]) - (v6 * (v9 - (v5 * v8)));
    const double v71 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v70;
    const bool v72 = v52 && (v48 && v53);
    const double v73 = -(v11 * v71);
    double v75 = v60;
    double v76 = v58;
    double v77 = v73;
    double v78 = v56;
    bool v79 = v48;
    bool v80 = v72;
    bool v81 = v54;
    if (!(v69)) {
        const double v74_of_context_real[24] = {v28, v12, v10, v38, -v71, v35, tau[2], v19, v18, -v29, v11, v17, v39, v73, v40, v57, v32, v22, v42, v41, v58, v56, v60, v43_u[0]};
        const bool v74_of_context_boolean[7] = {v16, v21, v24, v48, v72, v54, !v69};
        double v74_result_real[5];
        bool v74_result_boolean[3];
        spherical_screw_limits_loads_pieces(prepared, v74_of_context_real, v74_of_context_boolean, &mode[2], v74_result_real, v74_result_boolean);
        v75 = v74_result_real[3];
        v76 = v74_result_real[0];
        v77 = v74_result_real[1];
        v78 = v74_result_real[2];
        v79 = v74_result_boolean[0];
        v80 = v74_result_boolean[1];
        v81 = v74_result_boolean[2];
    }
    f[2] = v75;
    qdd[0] = v76;
    qdd[1] = v77;
    qdd[2] = v78;
    const double v82 = ((v34 - (v12 * v76)) - (20.0 * v78)) - v75;
    const double v83 = 0.5 * v82;
    const double v84 = 1.6666666666666667 * v82;
    low[2] = spherical_screw_min(v83, v84) - v82;
    high[2] = spherical_screw_max(v83, v84) - v82;
    load[2] = v22 * v82;
    const double v85 = fabs(v77) + (fabs(v78) + (fabs(v38) + (v66 + fabs(v71))));
    const double v86 = v79 ? (v80 ? 4.0 : (v55 ? 0.0 : 3.0)) : (v81 ? 2.0 : 5.0);
    *status = v26 ? (((fabs(v76) + v85) < 1e+38) ? v86 : 6.0) : 6.0;
}

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

static void spherical_screw_decide_pattern_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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
    const double v7 = context_boolean[0] ? 0.0 : (context_real[14] + (context_real[16] * v6));
    const double v8 = context_real[1] * (context_real[12] + (context_real[15] * v6));
    const double v9 = ((context_real[6] - context_real[7]) - v8) - (20.0 * v7);
    const double v10 = -v6;
    const double v11 = context_boolean[0] ? (context_real[5] - v8) : v10;
    const double v12 = v11 - v9;
    const double v13 = -(0.5 * v12);
    const double v14 = -(1.6666666666666667 * v12);
    const bool v15 = 0 == context_mode[0];
    const double v16 = v15 ? spherical_screw_min(spherical_screw_max(v14, v13) - v9, v9 - spherical_screw_min(v14, v13)) : (v7 * ((double)context_mode[0]));
    const double v17 = v15 ? v16 : (60.0 * v16);
    const double v18 = spherical_screw_max(fabs(v11), fabs(context_real[5]));
    const bool v19 = ((0.0 < v16) || (v15 && (0.0 <= v16))) || (context_boolean[4] && (((-1e-06) * v18) <= v17));
    const double v20 = (context_real[18] * v6) - context_real[19];
    const double v21 = context_boolean[1] ? (-(v0 * (v20 * ((0.0 < (-(context_real[17] * v20))) ? 0.4285714285714286 : (-0.375))))) : 0.0;
    const double v22 = fabs(v6);
    const double v23 = spherical_screw_max(fabs(v21), v22);
    const bool v24 = fabs(v6 + v21) <= (v23 * ((v23 < (1.0000000009313226 * v23)) ? 1e-11 : 1e-05));
    const bool v25 = v24 && (v22 < 1e+38);
    const bool v26 = v25 && ((context_boolean[3] || (((-1e-12) * v18) <= v17)) || (context_boolean[3] || v19));
    obeying_out[0] = v26;
    u_out[0] = ((v25 && (!found[0])) || v26) ? v10 : u[0];
    found_out[0] = found[0] || v25;
    *done = (!context_boolean[2]) || ((other[0] || (!context_boolean[1])) || v26);
}

static void spherical_screw_decide_pattern_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 8], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
{
    result_real[1] = context_real[13];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        spherical_screw_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 5], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 5], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.016666666666666666;
    const double v2 = context_real[1] * v1;
    const double v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const double v4 = v2 * v3;
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v5 * v4;
    const double v7 = context_real[1] * v6;
    const double v8 = v0 ? 0.0 : (v1 * (v5 - v7));
    const double v9 = (1.0 - (20.0 * v8)) - v7;
    const double v10 = 1.0 + (0.4285714285714286 * v9);
    const double v11 = 1.0 - (0.375 * v9);
    const double v12 = v11 * v10;
    const bool v13 = v5 <= 1.0;
    const bool v14 = 0.0 < (v0 ? 1.0 : (((0.0 < v12) && v13) ? 1.0 : spherical_screw_min(v11, v10)));
    flag_out[7] = v14;
    const double v15 = v0 ? 0.0 : context_real[5];
    const double v16 = (v4 * v15) - (context_real[3] * v3);
    const double v17 = v0 ? 0.0 : ((v1 * v15) - (v2 * v16));
    const double v18 = context_real[7] - context_real[6];
    const double v19 = v18 + ((context_real[1] * v16) + (20.0 * v17));
    const double v20 = -v19;
    const double v21 = -v9;
    const bool v22 = !v0;
    const double v23 = (double)pattern[0];
    double v24_u[1] = {v14 ? number[4] : 0.0};
    double v24_polished[1] = {0.0};
    const double v24_of_context_real[3] = {v23, v21, v20};
    const bool v24_of_context_boolean[1] = {v22};
    bool v24_done = false;
    for (int v24_pass = 0; (v24_pass < 40) && !v24_done; v24_pass++) {
        double v24_next_u[1];
        double v24_next_polished[1];
        spherical_screw_decide_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
        v24_u[0] = v24_next_u[0];
        v24_polished[0] = v24_next_polished[0];
    }
    const double v25 = (v6 * v24_u[0]) - v16;
    const double v26 = context_real[1] * v25;
    const double v27 = v0 ? (context_real[5] + v26) : v24_u[0];
    const double v28 = v0 ? 0.0 : (v17 - (v8 * v24_u[0]));
    const double v29 = ((v26 - (20.0 * v28)) - v27) - v18;
    const double v30 = 0.5 * v29;
    const double v31 = 1.6666666666666667 * v29;
    const double v32 = v27 + v29;
    const double v33 = v0 ? spherical_screw_min(v32 - spherical_screw_min(v31, v30), spherical_screw_max(v31, v30) - v32) : (v23 * v28);
    const double v34 = fabs(context_real[5]);
    const bool v35 = !flag[0];
    const bool v36 = context_boolean[1] && v35;
    const bool v37 = v36 && (((-1e-06) * spherical_screw_max(v34, fabs(v27))) <= (v0 ? v33 : (60.0 * v33)));
    const double v38 = v23 * (v19 + (v9 * v24_u[0]));
    const double v39 = v0 ? 0.0 : (-(((0.0 < (-v38)) ? 0.4285714285714286 : (-0.375)) * (v23 * v38)));
    const double v40 = spherical_screw_max(fabs(v24_u[0]), fabs(v39));
    const double v41 = fabs(v24_u[0] - v39);
    const bool v42 = v24_done && (v41 <= (v40 * ((v40 < (1.0000000009313226 * v40)) ? 1e-11 : 1e-05)));
    const bool v43 = v42 && (context_boolean[0] || (v37 || ((0.0 < v33) || (v0 && (0.0 <= v33)))));
    const bool v44 = v22 && (v12 < 0.0);
    const bool v45 = v13 && v44;
    const bool v46 = ((1e-05 * v40) < v41) && (v45 && (!v42));
    const bool v47 = !(v43 || (v14 || v46));
    const bool v48 = flag[1] && v47;
    const bool v49 = v44 && (v42 && v45);
    const double v50 = -v25;
    const double v51 = 1.0 / context_real[2];
    const double v52 = context_real[4] * v51;
    double v54 = v28;
    double v55 = v50;
    double v56 = v27;
    bool v57 = v42;
    bool v58 = v46;
    bool v59 = v49;
    double v60 = v52;
    double v61 = v24_u[0];
    if (v48) {
        const double v53_of_context_real[24] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v51, v1, v16, v52, v17, v6, v8, v23, v21, v20, v50, v28, v27, v24_u[0]};
        const bool v53_of_context_boolean[8] = {v0, v22, v42, v49, v46, v48, context_boolean[0], v36};
        double v53_result_real[5];
        bool v53_result_boolean[3];
        spherical_screw_decide_pattern_pieces(prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
        v54 = v53_result_real[2];
        v55 = v53_result_real[0];
        v56 = v53_result_real[3];
        v57 = v53_result_boolean[0];
        v58 = v53_result_boolean[2];
        v59 = v53_result_boolean[1];
        v60 = v53_result_real[1];
        v61 = v53_result_real[4];
    }
    number_out[2] = v54;
    number_out[0] = v55;
    const double v62 = v18 + (v56 + ((context_real[1] * v55) + (20.0 * v54)));
    const double v63 = -(0.5 * v62);
    const double v64 = -(1.6666666666666667 * v62);
    const double v65 = v56 - v62;
    const double v66 = v0 ? spherical_screw_min(spherical_screw_max(v64, v63) - v65, v65 - spherical_screw_min(v64, v63)) : (v23 * v54);
    const double v67 = v0 ? v66 : (60.0 * v66);
    const double v68 = spherical_screw_max(v34, fabs(v56));
    const bool v69 = ((0.0 < v66) || (v0 && (0.0 <= v66))) || (v36 && (((-1e-06) * v68) <= v67));
    const bool v70 = v57 && (context_boolean[0] || v69);
    const bool v71 = flag[3] || v70;
    flag_out[3] = v71;
    const bool v72 = v36 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v73 = v36 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v74 = v73 || v72;
    const double v75 = -(1.0 - v5);
    const bool v76 = (v73 && (1 == pattern[0])) || ((v0 && ((v75 <= 0.0) && (0.0 <= v75))) && v74);
    const double v77 = v76 ? v5 : (1.0 + v5);
    const bool v78 = !(v76 || (v77 <= (v74 ? 1.0 : 0.0)));
    const bool v79 = (!v71) && v78;
    const bool v80 = flag[2] || v47;
    const bool v81 = (!flag[1]) && (v79 && v80);
    const bool v82 = !v81;
    const bool v83 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v35 && (v79 && v82)));
    const bool v84 = context_boolean[2] && (!v36);
    const signed char v85 = v72 ? 1 : (-1);
    const signed char v86 = v76 ? ((v0 && v72) ? 1 : (-1)) : ((v84 && ((0.0 <= v77) && (v77 <= 0.0))) ? 0 : v85);
    pattern_out[0] = v83 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v81 ? (v84 ? 0 : v85) : v86);
    const bool v87 = !flag[3];
    const bool v88 = v57 && (context_boolean[0] || (((-1e-12) * v68) <= v67));
    const bool v89 = ((!flag[4]) && (v87 && v88)) || (v70 && v87);
    best_out[0] = v89 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v83;
    flag_out[1] = v83 ? false : (flag[1] || v81);
    const bool v90 = !(v81 || v83);
    flag_out[2] = v80 && v90;
    flag_out[4] = flag[4] || v88;
    const bool v91 = flag[5] || (flag[3] && v70);
    flag_out[5] = v91;
    flag_out[6] = v82 && (flag[6] || ((!v57) && (!v58)));
    flag_out[8] = v59;
    number_out[1] = v60;
    number_out[3] = v61;
    number_out[4] = v61;
    *done = (v71 && (v91 || (v78 || (v0 || (!v76))))) || (v79 && v90);
    if (!(v89)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
}

void spherical_screw_decide(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], const bool reached[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    mode_next[0] = spherical_screw_mode_of(qd[0]);
    mode_next[1] = spherical_screw_mode_of(qd[1]);
    /* composite bodies, base-ward */
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 40.0 * v3;
    const double v5 = v3 * v4;
    const double v6 = 7.992 + v5;
    const double v7 = ((v6 * v2) - 28.0) - v5;
    const bool v8 = 0 == mode[2];
    const double v9 = v8 ? 0.0 : 0.016666666666666666;
    const double v10 = v2 * (0.16000000000000003 * v9);
    const double v11 = 1.0 / (v10 + v7);
    const double v12 = qd[0] * v0_cosine[0];
    const double v13 = qd[1] * v12;
    const double v14 = 80.0 * v3;
    const double v15 = tau[0] - ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v12 * v14)));
    const double v16 = ((15.984 + (v3 * v14)) * (v0_sine[0] * v13)) + v15;
    const double v17 = v0_sine[0] * v16;
    const double v18 = v10 * v11;
    const double v19 = 0.4 * v13;
    const double v20 = v19 - tau[2];
    const double v21 = ((v4 * ((qd[1] * qd[1]) + (v12 * v12))) - (392.40000000000003 * v0_sine[0])) - v20;
    const double v22 = v8 ? 0.0 : v21;
    const double v23 = (v22 * v18) - (v17 * (0.4 * v11));
    const double v24 = v8 ? 0.0 : (v9 * (v22 - v23));
    const double v25 = v8 ? 0.0 : 1.0;
    const double v26 = v25 * v18;
    const double v27 = v8 ? 0.0 : (v9 * (v25 - v26));
    /* factors of the inertia matrix */
    const double v28 = (double)mode[2];
    double v29_u[1] = {0.0};
    double v29_polished[1] = {0.0};
    const double v29_of_context_real[3] = {v28, v26 + ((20.0 * v27) - 1.0), -((v20 + v23) + (20.0 * v24))};
    const bool v29_of_context_boolean[1] = {!v8};
    bool v29_done = false;
    for (int v29_pass = 0; (v29_pass < 40) && !v29_done; v29_pass++) {
        double v29_next_u[1];
        double v29_next_polished[1];
        spherical_screw_before_loads(prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_done);
        v29_u[0] = v29_next_u[0];
        v29_polished[0] = v29_next_polished[0];
    }
    const double v30 = (v27 * v29_u[0]) - v24;
    const double v31 = (v26 * v29_u[0]) - v23;
    const double v32 = v20 - v31;
    const double v33 = v8 ? (v21 + v31) : v29_u[0];
    const double v34 = v33 + (v32 + (20.0 * (v8 ? 0.0 : (-v30))));
    const double v35 = -(1.6666666666666667 * v34);
    const double v36 = -(0.5 * v34);
    const double v37 = -(v28 * (v32 - ((20.0 * v30) - v29_u[0])));
    const double v38 = v8 ? 0.0 : (((0.0 < v37) ? 0.4285714285714286 : (-0.375)) * (v28 * v37));
    const double v39 = spherical_screw_max(fabs(v29_u[0]), fabs(v38));
    const bool v40 = (fabs(v29_u[0] - v38) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05))) && v29_done;
    const signed char v41 = v40 ? spherical_screw_mode_of((v33 - v34) - (0.5 * (spherical_screw_min(v36, v35) + spherical_screw_max(v36, v35)))) : 0;
    const bool v42 = spherical_screw_eq(0.0, qd[2]);
    const bool v43 = (v42 && reached[2]) && (!(0 == v41));
    const double v44 = 1.0 / (v7 + (0.002666666666666667 * v2));
    const double v45 = v17 * (0.006666666666666667 * v44);
    /* angular velocities of the links, tip-ward */
    const double v46 = (v2 * (4.444444444444445e-05 * v44)) - 0.016666666666666666;
    const double v47 = v21 * v46;
    const double v48 = v45 - v47;
    const double v49 = 1e-08 * (fabs(v47) + fabs(v45));
    const double v50 = -v49;
    const signed char v51 = v8 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v52 = v42 ? (v50 < v48) : (1 == v51);
    const double v53 = 0.6666666666666667 * fabs(40.0 * v46);
    const bool v54 = v53 < 1.0;
    const double v55 = 0.6666666666666667 * fabs(v21 + (v20 - (40.0 * v48)));
    const double v56 = v54 ? (v55 / (v54 ? (v54 ? (1.0 - v53) : 1.0) : 1.0)) : 1e+38;
    const double v57 = spherical_screw_min(v56, v55 + (v53 * v56));
    const double v58 = spherical_screw_min(v57, v55 + (v53 * v57));
    const bool v59 = fabs(v48) <= (v49 - (spherical_screw_min(v58, v55 + (v53 * v58)) * (1.0001 * v46)));
    const bool v60 = v42 && v59;
    const signed char v61 = (v60 && (!v43)) ? 0 : ((v43 ? (1 == v41) : v52) ? 1 : (-1));
    const double v62 = v12 * ((v6 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v63 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + (v62 + ((v14 * (qd[1] * qd[2])) - tau[1]));
    signed char v64_pattern[1] = {v61};
    signed char v64_best[1] = {v61};
    bool v64_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v64_number[5] = {0.0, 0.0, 0.0, 0.0, 0.0};
    const double v64_of_context_real[8] = {-v7, 0.4 * v0_sine[0], 8.0 + v5, v16, -v63, v21, tau[2], v19};
    const bool v64_of_context_boolean[5] = {!v42, v43, v60, v52, v42 ? (v50 < (-v48)) : ((-1) == v51)};
    const signed char v64_of_context_mode[2] = {v51, v41};
    bool v64_done = false;
    for (int v64_pass = 0; (v64_pass < 12) && !v64_done; v64_pass++) {
        signed char v64_next_pattern[1];
        signed char v64_next_best[1];
        bool v64_next_flag[9];
        double v64_next_number[5];
        spherical_screw_decide_pattern(prepared, v64_pattern, v64_best, v64_flag, v64_number, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_next_pattern, v64_next_best, v64_next_flag, v64_next_number, &v64_done);
        v64_pattern[0] = v64_next_pattern[0];
        v64_best[0] = v64_next_best[0];
        v64_flag[0] = v64_next_flag[0];
        v64_flag[1] = v64_next_flag[1];
        v64_flag[2] = v64_next_flag[2];
        v64_flag[3] = v64_next_flag[3];
        v64_flag[4] = v64_next_flag[4];
        v64_flag[5] = v64_next_flag[5];
        v64_flag[6] = v64_next_flag[6];
        v64_flag[7] = v64_next_flag[7];
        v64_flag[8] = v64_next_flag[8];
        v64_number[0] = v64_next_number[0];
        v64_number[1] = v64_next_number[1];
        v64_number[2] = v64_next_number[2];
        v64_number[3] = v64_next_number[3];
        v64_number[4] = v64_next_number[4];
    }
    mode_next[2] = v64_best[0];
    const double v65 = (v64_flag[4] || v64_flag[3]) ? (v64_flag[8] ? 4.0 : ((v64_flag[7] && (!v64_flag[2])) ? (v64_flag[5] ? 1.0 : 0.0) : 3.0)) : (v64_flag[6] ? 5.0 : 2.0);
    const double v66 = fabs(v64_number[1]) + (fabs(v64_number[2]) + (fabs(v21) + fabs(v16)));
    const double v67 = ((fabs(v63) + (fabs(v64_number[0]) + v66)) < 1e+38) ? (v64_done ? v65 : 5.0) : 6.0;
    const double v68 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    *status = ((fabs(q[2]) + (fabs(q[1]) + v68)) < 1e+38) ? v67 : 6.0;
}
