/* cart_double_pendulum, emitted by symgen 0.2.0 */
#include "cart_double_pendulum.h"

#include <math.h>

#if defined(CART_DOUBLE_PENDULUM_VECTOR)
#include "cart_double_pendulum_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void cart_double_pendulum_sincos_pair(double x, double *sine, double *cosine)
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
static inline void cart_double_pendulum_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            cart_double_pendulum_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
    }
}
#endif

void cart_double_pendulum_default_parameters(cart_double_pendulum_parameters *parameters)
{
    parameters->g = 9.81;
    parameters->m0 = 2.0;
    parameters->m1 = 0.7;
    parameters->m2 = 0.4;
    parameters->L1 = 0.6;
    parameters->L2 = 0.5;
    parameters->c1 = 0.01;
}

void cart_double_pendulum_prepare(const cart_double_pendulum_parameters *parameters, cart_double_pendulum_prepared *prepared)
{
    prepared->k[22] = parameters->L2;
    const double v0 = 0.5 * parameters->L2;
    prepared->k[24] = parameters->m2;
    const double v1 = v0 * parameters->m2;
    prepared->k[6] = v1;
    const double v2 = ((parameters->m2 * (parameters->L2 * parameters->L2)) / 12.0) + (2.0 * (v0 * (0.5 * v1)));
    prepared->k[3] = v2;
    const double v3 = 1.0 / v2;
    prepared->k[14] = v3;
    prepared->k[7] = parameters->c1;
    prepared->k[11] = parameters->g;
    prepared->k[10] = parameters->L1;
    const double v4 = 0.5 * parameters->L1;
    prepared->k[25] = parameters->m1;
    const double v5 = v4 * parameters->m1;
    prepared->k[26] = v5;
    const double v6 = parameters->m2 * parameters->L1;
    const double v7 = v5 + v6;
    prepared->k[5] = v7;
    prepared->k[8] = parameters->g * v7;
    const double v8 = v1 * parameters->L1;
    prepared->k[4] = v8;
    const double v9 = (2.0 * (v4 * (0.5 * v5))) + ((parameters->m1 * (parameters->L1 * parameters->L1)) / 12.0);
    prepared->k[27] = v9;
    const double v10 = v9 + (2.0 * (parameters->L1 * (0.5 * v6)));
    prepared->k[12] = v10;
    prepared->k[0] = v2 + v10;
    prepared->k[1] = 2.0 * v8;
    prepared->k[28] = parameters->m0;
    prepared->k[2] = (parameters->m2 + parameters->m1) + parameters->m0;
    prepared->k[30] = 2.0 * v7;
    prepared->k[32] = v3 * parameters->c1;
    const double v11 = v1 * (2.0 * parameters->L1);
    prepared->k[31] = v11;
    prepared->k[33] = v3 * v11;
    prepared->k[9] = v1 * parameters->g;
    prepared->k[13] = v1 * v3;
    const double v12 = (parameters->L2 * (parameters->L2 * parameters->m2)) / 12.0;
    const double v13 = 0.5 * parameters->m1;
    const double v14 = 0.5 * parameters->m2;
    prepared->k[15] = (v13 + (0.5 * parameters->m0)) + v14;
    prepared->k[20] = v6 + (parameters->L1 * v13);
    const double v15 = (parameters->L1 * (parameters->L1 * (0.125 * parameters->m1))) + (0.5 * ((parameters->L1 * (parameters->L1 * parameters->m1)) / 12.0));
    const double v16 = 0.5 * v12;
    const double v17 = parameters->L2 * (parameters->L2 * (0.125 * parameters->m2));
    prepared->k[16] = ((v15 + (parameters->m2 * (parameters->L1 * v4))) + v16) + v17;
    const double v18 = parameters->L2 * v14;
    prepared->k[21] = v18;
    prepared->k[17] = parameters->L2 * (parameters->m2 * v4);
    prepared->k[18] = v12 + (parameters->L2 * (parameters->L2 * (0.25 * parameters->m2)));
    prepared->k[19] = v16 + v17;
    prepared->k[23] = parameters->L2 * (parameters->L1 * v14);
    prepared->k[29] = parameters->g * parameters->m0;
    prepared->k[34] = (parameters->g * v5) + (parameters->g * v6);
    prepared->k[35] = parameters->g * v18;
}

int cart_double_pendulum_broken_rule(const cart_double_pendulum_parameters *parameters)
{
    bool kept[17];
    int rule = 1;

    kept[0] = fabs(parameters->g) <= 1e+50;
    kept[1] = fabs(parameters->m0) <= 1e+50;
    kept[2] = fabs(parameters->m1) <= 1e+50;
    kept[3] = fabs(parameters->m2) <= 1e+50;
    kept[4] = fabs(parameters->L1) <= 1e+50;
    kept[5] = fabs(parameters->L2) <= 1e+50;
    kept[6] = fabs(parameters->c1) <= 1e+50;
    const double v0 = parameters->L1 / 2.0;
    kept[7] = fabs(v0) <= 1e+50;
    const double v1 = (parameters->m1 * (parameters->L1 * parameters->L1)) / 12.0;
    const double v2 = fabs(v1);
    kept[8] = v2 <= 1e+50;
    const double v3 = parameters->L2 / 2.0;
    kept[9] = fabs(v3) <= 1e+50;
    const double v4 = (parameters->m2 * (parameters->L2 * parameters->L2)) / 12.0;
    const double v5 = fabs(v4);
    kept[10] = v5 <= 1e+50;
    kept[11] = 0.0 <= parameters->m0;
    kept[12] = 0.0 <= parameters->m1;
    const bool v6 = (-1e-09) <= (v1 / ((0.0 < v2) ? v2 : 1.0));
    kept[13] = v6 || (v2 <= ((parameters->m1 * (v0 * v0)) * 1e-14));
    kept[14] = 0.0 <= parameters->c1;
    kept[15] = 0.0 <= parameters->m2;
    const bool v7 = (-1e-09) <= (v4 / ((0.0 < v5) ? v5 : 1.0));
    kept[16] = v7 || (v5 <= (1e-14 * (parameters->m2 * (v3 * v3))));
    while ((rule <= 17) && kept[rule - 1]) {
        rule++;
    }
    return (rule <= 17) ? rule : 0;
}

int cart_double_pendulum_valid(const cart_double_pendulum_parameters *parameters)
{
    return cart_double_pendulum_broken_rule(parameters);
}

const char *cart_double_pendulum_rule(int number)
{
    static const char *const texts[17] = {
        "parameters.g: must be finite and at most 1e+50 in magnitude",
        "parameters.m0: must be finite and at most 1e+50 in magnitude",
        "parameters.m1: must be finite and at most 1e+50 in magnitude",
        "parameters.m2: must be finite and at most 1e+50 in magnitude",
        "parameters.L1: must be finite and at most 1e+50 in magnitude",
        "parameters.L2: must be finite and at most 1e+50 in magnitude",
        "parameters.c1: must be finite and at most 1e+50 in magnitude",
        "joints.upper.com[0]: must have a value, finite and at most 1e+50 in magnitude",
        "joints.upper.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
        "joints.lower.com[0]: must have a value, finite and at most 1e+50 in magnitude",
        "joints.lower.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
        "joints.cart.mass: must be at least 0",
        "joints.upper.mass: must be at least 0",
        "joints.upper.inertia: must be positive semidefinite",
        "joints.upper.damping: must be at least 0",
        "joints.lower.mass: must be at least 0",
        "joints.lower.inertia: must be positive semidefinite",
    };

    return ((number >= 1) && (number <= 17)) ? texts[number - 1] : "";
}

const char *cart_double_pendulum_joint_name(size_t joint)
{
    static const char *const names[CART_DOUBLE_PENDULUM_JOINTS] = {
        "cart",
        "upper",
        "lower",
    };

    return (joint < CART_DOUBLE_PENDULUM_JOINTS) ? names[joint] : "";
}

void cart_double_pendulum_joint_limits(cart_double_pendulum_real lower[3], cart_double_pendulum_real upper[3], cart_double_pendulum_real velocity[3], cart_double_pendulum_real effort[3])
{
    lower[0] = -HUGE_VAL;
    lower[1] = -HUGE_VAL;
    lower[2] = -HUGE_VAL;
    upper[0] = HUGE_VAL;
    upper[1] = HUGE_VAL;
    upper[2] = HUGE_VAL;
    velocity[0] = HUGE_VAL;
    velocity[1] = HUGE_VAL;
    velocity[2] = HUGE_VAL;
    effort[0] = HUGE_VAL;
    effort[1] = HUGE_VAL;
    effort[2] = HUGE_VAL;
}

void cart_double_pendulum_mass_matrix(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double M[restrict 9])
{
    const double v0_angle[2] = {q[2], q[1]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
    M[0] = prepared->k[2];
    const double v4 = prepared->k[6] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]));
    M[2] = v4;
    M[6] = v4;
    const double v5 = (prepared->k[5] * v0_cosine[1]) + v4;
    M[1] = v5;
    M[3] = v5;
    M[4] = prepared->k[0] + (prepared->k[1] * v0_cosine[0]);
    M[8] = prepared->k[3];
    const double v6 = prepared->k[3] + (prepared->k[4] * v0_cosine[0]);
    M[5] = v6;
    M[7] = v6;
}

void cart_double_pendulum_bias(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double h[restrict 3])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    const double v4 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v5 = qd[2] + qd[1];
    const double v6 = v5 * v5;
    const double v7 = qd[1] * qd[1];
    h[0] = -(((prepared->k[5] * v7) * v0_sine[0]) + ((prepared->k[6] * v6) * v4));
    const double v8 = prepared->k[4] * v0_sine[1];
    const double v9 = (v7 * v8) + (prepared->k[9] * v4);
    h[1] = v9 + (((prepared->k[7] * qd[1]) + (prepared->k[8] * v0_sine[0])) - (v6 * v8));
    h[2] = (qd[2] * prepared->k[7]) + v9;
}

void cart_double_pendulum_gravity(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double g[restrict 3])
{
    const double v0_angle[2] = {q[1], q[1] + q[2]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
    g[0] = 0.0;
    const double v2 = prepared->k[9] * v0_sine[1];
    g[2] = v2;
    g[1] = (prepared->k[8] * v0_sine[0]) + v2;
}

void cart_double_pendulum_coriolis_matrix(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double C[restrict 9])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    C[0] = 0.0;
    C[3] = 0.0;
    C[6] = 0.0;
    C[8] = 0.0;
    const double v4 = prepared->k[4] * v0_sine[1];
    const double v5 = qd[2] + qd[1];
    const double v6 = (prepared->k[6] * v5) * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    C[7] = qd[1] * v4;
    C[1] = -(v6 + ((qd[1] * prepared->k[5]) * v0_sine[0]));
    C[2] = -v6;
    C[4] = -(qd[2] * v4);
    C[5] = -(v5 * v4);
}

void cart_double_pendulum_inverse_dynamics(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    const double v0_angle[2] = {q[2], q[1]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = qd[2] + qd[1];
    const double v5 = v4 * v4;
    const double v6 = prepared->k[6] * v0_cosine[0];
    const double v7 = prepared->k[6] * v0_sine[0];
    const double v8 = qdd[1] + qdd[2];
    const double v9 = qd[1] * qd[1];
    const double v10 = (prepared->k[2] * qdd[0]) - (v0_sine[1] * (((v8 * v7) + (prepared->k[5] * v9)) + (v5 * v6)));
    const double v11 = (v8 * v6) - (v5 * v7);
    tau[0] = (v0_cosine[1] * (v11 + (prepared->k[5] * qdd[1]))) + v10;
    const double v12 = (prepared->k[11] * v0_sine[1]) + (qdd[0] * v0_cosine[1]);
    const double v13 = (prepared->k[3] * v8) + (v7 * (((prepared->k[10] * v9) - (qdd[0] * v0_sine[1])) + (prepared->k[11] * v0_cosine[1])));
    const double v14 = v13 + (v6 * (v12 + (prepared->k[10] * qdd[1])));
    tau[1] = v14 + ((((prepared->k[7] * qd[1]) + (prepared->k[12] * qdd[1])) + (prepared->k[5] * v12)) + (prepared->k[10] * v11));
    tau[2] = (qd[2] * prepared->k[7]) + v14;
}

void cart_double_pendulum_forward_dynamics(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3])
{
    const double v0 = q[1] + q[2];
    const double v1_angle[2] = {q[1], v0};
    double v1_sine[2];
    double v1_cosine[2];
    cart_double_pendulum_sincos(2U, v1_angle, v1_sine, v1_cosine);
    const double v5 = qd[1] * qd[1];
    const double v6 = qd[2] + qd[1];
    const double v7 = v6 * v6;
    const double v8 = prepared->k[6] * v1_cosine[1];
    const double v9 = prepared->k[13] * v1_cosine[1];
    const double v10 = prepared->k[6] * v1_sine[1];
    const double v11 = prepared->k[10] * ((v1_cosine[0] * v8) + (v1_sine[0] * v10));
    const double v12 = prepared->k[3] + v11;
    const double v13 = prepared->k[14] * v12;
    const double v14 = 1.0 - v13;
    const double v15 = (prepared->k[5] * v1_cosine[0]) + (v8 * v14);
    const double v16 = 1.0 / ((prepared->k[12] + v11) + (v12 * v14));
    const double v17 = v15 * v16;
    const double v18 = prepared->k[10] * ((v1_cosine[0] * v10) - (v1_sine[0] * v8));
    const double v19 = (prepared->k[11] * v10) + (v5 * v18);
    const double v20 = ((qd[2] * prepared->k[7]) - tau[2]) + v19;
    const double v21 = v19 + ((((prepared->k[7] * qd[1]) - tau[1]) + (prepared->k[8] * v1_sine[0])) - (v7 * v18));
    const double v22 = v21 - (v13 * v20);
    const double v23 = ((((prepared->k[5] * v5) * v1_sine[0]) + tau[0]) + (v7 * v10)) + (v9 * v20);
    const double v24 = (v23 + (v22 * v17)) * (1.0 / (((v8 * v9) - prepared->k[2]) + (v15 * v17)));
    const double v25 = (v22 * v16) - (v17 * v24);
    qdd[2] = ((v9 * v24) - (prepared->k[14] * v20)) + (v13 * v25);
    qdd[0] = -v24;
    qdd[1] = -v25;
}

void cart_double_pendulum_kinetic_energy(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], double *restrict T)
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    const double v4 = qd[2] + qd[1];
    const double v5 = qd[0] * ((qd[0] * prepared->k[15]) - ((prepared->k[21] * v4) * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]))));
    const double v6 = qd[1] * ((((qd[0] * prepared->k[20]) * v0_cosine[0]) + (qd[1] * prepared->k[16])) + ((prepared->k[17] * v4) * v0_cosine[1]));
    *T = v5 + ((qd[2] * ((qd[1] * prepared->k[18]) + (qd[2] * prepared->k[19]))) + v6);
}

void cart_double_pendulum_potential_energy(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double *restrict V)
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    *V = (prepared->k[9] * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]))) - (prepared->k[8] * v0_cosine[0]);
}

void cart_double_pendulum_position_tip(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double x[restrict 3])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    x[2] = 0.0;
    const double v4 = prepared->k[10] + (prepared->k[22] * v0_cosine[1]);
    const double v5 = prepared->k[22] * v0_sine[1];
    x[0] = (q[0] + (v0_sine[0] * v4)) + (v0_cosine[0] * v5);
    x[1] = (v0_sine[0] * v5) - (v0_cosine[0] * v4);
}

void cart_double_pendulum_rotation_tip(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    const double v4 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    R[0] = v4;
    R[4] = v4;
    const double v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[1] = v5;
    R[3] = -v5;
}

void cart_double_pendulum_jacobian_tip(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double J[restrict 18])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    J[3] = 0.0;
    for (size_t k = 6U; k < 16U; k++) {
        J[k] = 0.0;
    }
    J[0] = 1.0;
    J[16] = 1.0;
    J[17] = 1.0;
    const double v4 = prepared->k[22] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[2] = v4;
    J[1] = v4 + (prepared->k[10] * v0_cosine[0]);
    const double v5 = prepared->k[22] * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    J[5] = v5;
    J[4] = v5 + (prepared->k[10] * v0_sine[0]);
}

void cart_double_pendulum_influence_tip(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    G[3] = 0.0;
    for (size_t k = 6U; k < 9U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 4U; k++) {
        H[k] = 0.0;
    }
    H[6] = 0.0;
    for (size_t k = 9U; k < 13U; k++) {
        H[k] = 0.0;
    }
    H[15] = 0.0;
    for (size_t k = 18U; k < 27U; k++) {
        H[k] = 0.0;
    }
    G[0] = 1.0;
    const double v4 = prepared->k[22] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    G[2] = v4;
    H[14] = v4;
    H[16] = v4;
    H[17] = v4;
    const double v5 = v4 + (prepared->k[10] * v0_cosine[0]);
    G[1] = v5;
    H[13] = v5;
    const double v6 = prepared->k[22] * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    G[5] = v6;
    const double v7 = v6 + (prepared->k[10] * v0_sine[0]);
    G[4] = v7;
    H[4] = -v7;
    const double v8 = -v6;
    H[5] = v8;
    H[7] = v8;
    H[8] = v8;
}

void cart_double_pendulum_influence_rotational_tip(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double G[restrict 9], double H[restrict 27])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 7U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 27U; k++) {
        H[k] = 0.0;
    }
    G[7] = 1.0;
    G[8] = 1.0;
}

void cart_double_pendulum_inertia_power(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double P[restrict 27])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    for (size_t k = 0U; k < 4U; k++) {
        P[k] = 0.0;
    }
    P[6] = 0.0;
    for (size_t k = 9U; k < 14U; k++) {
        P[k] = 0.0;
    }
    P[15] = 0.0;
    for (size_t k = 18U; k < 22U; k++) {
        P[k] = 0.0;
    }
    for (size_t k = 23U; k < 27U; k++) {
        P[k] = 0.0;
    }
    const double v4 = prepared->k[21] * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    const double v5 = prepared->k[23] * v0_sine[1];
    P[22] = v5;
    P[4] = -(v4 + (prepared->k[20] * v0_sine[0]));
    const double v6 = -v4;
    P[5] = v6;
    P[7] = v6;
    P[8] = v6;
    const double v7 = -v5;
    P[14] = v7;
    P[16] = v7;
    P[17] = v7;
}

void cart_double_pendulum_reactions(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double F[restrict 18])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    const double v4 = (prepared->k[11] * v0_sine[0]) + (qdd[0] * v0_cosine[0]);
    const double v5 = v4 + (prepared->k[10] * qdd[1]);
    const double v6 = (qdd[0] * v0_sine[0]) - (prepared->k[11] * v0_cosine[0]);
    const double v7 = qd[1] * qd[1];
    const double v8 = (prepared->k[10] * v7) - v6;
    const double v9 = qd[2] + qd[1];
    const double v10 = (v9 * (prepared->k[6] * v9)) + (prepared->k[24] * ((v0_cosine[1] * v8) - (v0_sine[1] * v5)));
    const double v11 = (v0_cosine[1] * v5) + (v0_sine[1] * v8);
    const double v12 = qdd[1] + qdd[2];
    const double v13 = (prepared->k[24] * v11) + (prepared->k[6] * v12);
    F[13] = v13;
    const double v14 = (v0_cosine[1] * v13) - (v0_sine[1] * v10);
    const double v15 = v14 + ((prepared->k[26] * qdd[1]) + (prepared->k[25] * v4));
    F[7] = v15;
    const double v16 = ((v0_cosine[1] * v10) + ((prepared->k[26] * v7) - (prepared->k[25] * v6))) + (v0_sine[1] * v13);
    F[0] = ((prepared->k[28] * qdd[0]) - (v0_sine[0] * v16)) + (v0_cosine[0] * v15);
    F[1] = (prepared->k[29] + (v0_cosine[0] * v16)) + (v0_sine[0] * v15);
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 8U; k < 11U; k++) {
        F[k] = 0.0;
    }
    for (size_t k = 14U; k < 17U; k++) {
        F[k] = 0.0;
    }
    const double v17 = (prepared->k[3] * v12) + (prepared->k[6] * v11);
    F[17] = v17;
    const double v18 = (v17 + ((prepared->k[27] * qdd[1]) + (prepared->k[26] * v4))) + (prepared->k[10] * v14);
    F[5] = v18;
    F[11] = v18;
    F[6] = -v16;
    F[12] = -v10;
}

void cart_double_pendulum_inverse_dynamics_gradients(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double by_q[restrict 9], double by_qd[restrict 9], double by_qdd[restrict 9])
{
    const double v0_angle[2] = {q[2], q[1]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
    by_q[0] = 0.0;
    by_q[3] = 0.0;
    by_q[6] = 0.0;
    by_qd[0] = 0.0;
    by_qd[3] = 0.0;
    by_qd[6] = 0.0;
    const double v4 = prepared->k[6] * v0_sine[0];
    const double v5 = prepared->k[6] * v0_cosine[0];
    const double v6 = (v0_cosine[1] * v5) - (v0_sine[1] * v4);
    by_qdd[2] = v6;
    by_qdd[6] = v6;
    const double v7 = qd[2] + qd[1];
    const double v8 = v7 * v7;
    const double v9 = (v0_cosine[1] * v4) + (v0_sine[1] * v5);
    const double v10 = qdd[1] + qdd[2];
    const double v11 = (v10 * v9) + (v8 * v6);
    const double v12 = prepared->k[5] * v0_cosine[1];
    const double v13 = qd[1] * qd[1];
    const double v14 = prepared->k[5] * v0_sine[1];
    by_q[1] = -(((v13 * v12) + (qdd[1] * v14)) + v11);
    by_q[2] = -v11;
    const double v15 = (qdd[0] * v9) - (prepared->k[11] * v6);
    by_q[4] = ((prepared->k[8] * v0_cosine[1]) - (qdd[0] * v14)) - v15;
    const double v16 = v15 + (prepared->k[4] * ((qdd[1] * v0_sine[0]) - (v13 * v0_cosine[0])));
    by_q[5] = -(v16 + (prepared->k[10] * ((v10 * v4) + (v8 * v5))));
    by_q[7] = -v15;
    by_q[8] = -v16;
    const double v17 = (2.0 * v7) * v9;
    by_qd[1] = -(((qd[1] * prepared->k[30]) * v0_sine[1]) + v17);
    by_qd[2] = -v17;
    const double v18 = prepared->k[31] * v0_sine[0];
    const double v19 = v7 * v18;
    const double v20 = qd[1] * v18;
    by_qd[7] = v20;
    by_qd[8] = prepared->k[7];
    by_qd[4] = (prepared->k[7] + v20) - v19;
    by_qd[5] = -v19;
    by_qdd[0] = prepared->k[2];
    const double v21 = v12 + v6;
    by_qdd[1] = v21;
    by_qdd[3] = v21;
    by_qdd[4] = prepared->k[0] + (prepared->k[1] * v0_cosine[0]);
    by_qdd[8] = prepared->k[3];
    const double v22 = prepared->k[3] + (prepared->k[4] * v0_cosine[0]);
    by_qdd[5] = v22;
    by_qdd[7] = v22;
}

void cart_double_pendulum_linearize(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double A[restrict 36], double B[restrict 6])
{
    const double v0_angle[2] = {q[2], q[1]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
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
    A[21] = 0.0;
    A[24] = 0.0;
    A[27] = 0.0;
    A[30] = 0.0;
    A[33] = 0.0;
    for (size_t k = 0U; k < 3U; k++) {
        B[k] = 0.0;
    }
    A[3] = 1.0;
    A[10] = 1.0;
    A[17] = 1.0;
    const double v4 = prepared->k[6] * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]));
    /* factors of the inertia matrix */
    const double v5 = prepared->k[14] * v4;
    const double v6 = prepared->k[4] * v0_cosine[0];
    const double v7 = prepared->k[3] + v6;
    const double v8 = prepared->k[14] * v7;
    const double v9 = 1.0 - v8;
    const double v10 = prepared->k[5] * v0_cosine[1];
    const double v11 = v10 - (v4 * v9);
    const double v12 = 1.0 / ((prepared->k[0] + (prepared->k[1] * v0_cosine[0])) - (v7 * v8));
    const double v13 = v11 * v12;
    const double v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - prepared->k[2]));
    const double v15 = v13 * v14;
    B[4] = v15;
    const double v16 = qd[2] + qd[1];
    const double v17 = v16 * v16;
    const double v18 = prepared->k[4] * v0_sine[0];
    const double v19 = prepared->k[6] * ((v0_sine[1] * v0_cosine[0]) + (v0_sine[0] * v0_cosine[1]));
    /* inertia forces of the links */
    const double v20 = qd[1] * qd[1];
    const double v21 = (prepared->k[11] * v19) + (v20 * v18);
    const double v22 = v21 + ((((prepared->k[7] * qd[1]) - tau[1]) + (prepared->k[8] * v0_sine[1])) - (v17 * v18));
    const double v23 = v21 + ((qd[2] * prepared->k[7]) - tau[2]);
    const double v24 = v22 - (v8 * v23);
    const double v25 = prepared->k[5] * v0_sine[1];
    const double v26 = (((tau[0] + (v20 * v25)) + (v17 * v19)) - (v5 * v23)) + (v24 * v13);
    /* solution with the factors */
    const double v27 = (v26 * v15) - (v24 * v12);
    const double v28 = v26 * v14;
    const double v29 = ((v5 * v28) + (prepared->k[14] * v23)) - (v9 * v27);
    const double v30 = (v17 * v4) + (v19 * v29);
    const double v31 = (prepared->k[8] * v0_cosine[1]) + (v25 * v28);
    const double v32 = (prepared->k[11] * v4) - (v19 * v28);
    const double v33 = v5 + (v8 * v13);
    const double v34 = v13 - v33;
    const double v35 = ((((v20 * v10) + (v25 * v27)) + (v13 * v31)) - (v34 * v32)) - v30;
    const double v36 = v14 * v35;
    A[19] = -v36;
    const double v37 = ((v20 * v6) - (v18 * v27)) - v32;
    const double v38 = (v18 * v29) - (v17 * v6);
    const double v39 = (v15 * v38) + (v14 * ((v34 * v37) - v30));
    A[20] = -v39;
    const double v40 = qd[1] * v0_sine[0];
    const double v41 = (prepared->k[31] * v16) * v0_sine[0];
    const double v42 = (prepared->k[7] - v41) + ((prepared->k[31] * v40) * v9);
    const double v43 = prepared->k[33] * v40;
    const double v44 = (2.0 * v16) * v19;
    const double v45 = (v44 + (((qd[1] * prepared->k[30]) * v0_sine[1]) - (v43 * v4))) + (v42 * v13);
    A[22] = -(v45 * v14);
    const double v46 = v41 + (prepared->k[32] * v7);
    const double v47 = (v46 * v15) + (((prepared->k[32] * v4) - v44) * v14);
    A[23] = v47;
    const double v48 = v9 * v12;
    const double v49 = ((v48 * v32) - (v12 * v31)) + (v15 * v35);
    A[25] = v49;
    const double v50 = ((v48 * v37) + (v12 * v38)) - (v13 * v39);
    A[26] = -v50;
    const double v51 = v42 * v12;
    A[28] = (v45 * v15) - v51;
    const double v52 = v46 * v12;
    A[29] = v52 - (v13 * v47);
    A[31] = ((prepared->k[14] * v32) - (v8 * v49)) - (v5 * v36);
    A[32] = (v8 * v50) - ((prepared->k[14] * v37) + (v5 * v39));
    const double v53 = v33 * v14;
    A[34] = ((v8 * v51) - v43) - (v45 * v53);
    A[35] = (v33 * v47) - (prepared->k[32] + (v8 * v52));
    B[3] = -v14;
    B[5] = -v53;
}

/* Accelerations and their derivatives by the state and the joint forces: symgen/derive/recursive/linear_step.py. */
static void cart_double_pendulum_linearize_stage(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double qdd[restrict 3], double slopes[restrict 18], double gains[restrict 3])
{
    const double v0_angle[2] = {q[2], q[1]};
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const double v4 = prepared->k[6] * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]));
    /* factors of the inertia matrix */
    const double v5 = prepared->k[14] * v4;
    const double v6 = prepared->k[4] * v0_cosine[0];
    const double v7 = prepared->k[3] + v6;
    const double v8 = prepared->k[14] * v7;
    const double v9 = 1.0 - v8;
    const double v10 = prepared->k[5] * v0_cosine[1];
    const double v11 = v10 - (v4 * v9);
    const double v12 = 1.0 / ((prepared->k[0] + (prepared->k[1] * v0_cosine[0])) - (v7 * v8));
    const double v13 = v11 * v12;
    const double v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - prepared->k[2]));
    const double v15 = qd[2] + qd[1];
    const double v16 = v15 * v15;
    const double v17 = prepared->k[4] * v0_sine[0];
    const double v18 = prepared->k[6] * ((v0_sine[1] * v0_cosine[0]) + (v0_sine[0] * v0_cosine[1]));
    /* inertia forces of the links */
    const double v19 = qd[1] * qd[1];
    const double v20 = (prepared->k[11] * v18) + (v19 * v17);
    const double v21 = v20 + ((((prepared->k[7] * qd[1]) - tau[1]) + (prepared->k[8] * v0_sine[1])) - (v16 * v17));
    const double v22 = v20 + ((qd[2] * prepared->k[7]) - tau[2]);
    const double v23 = v21 - (v8 * v22);
    const double v24 = prepared->k[5] * v0_sine[1];
    const double v25 = (((tau[0] + (v19 * v24)) + (v16 * v18)) - (v5 * v22)) + (v23 * v13);
    /* solution with the factors */
    const double v26 = v25 * v14;
    qdd[0] = -v26;
    const double v27 = v13 * v14;
    gains[1] = v27;
    const double v28 = (v25 * v27) - (v23 * v12);
    qdd[1] = v28;
    const double v29 = (prepared->k[14] * v22) + (v5 * v26);
    qdd[2] = -(v29 + (v8 * v28));
    slopes[0] = 0.0;
    slopes[3] = 0.0;
    slopes[6] = 0.0;
    slopes[9] = 0.0;
    slopes[12] = 0.0;
    slopes[15] = 0.0;
    const double v30 = (v9 * v28) - v29;
    const double v31 = (v16 * v4) - (v18 * v30);
    const double v32 = (prepared->k[11] * v4) - (v18 * v26);
    const double v33 = v5 + (v8 * v13);
    const double v34 = v13 - v33;
    const double v35 = (prepared->k[8] * v0_cosine[1]) + (v24 * v26);
    const double v36 = ((((v13 * v35) + (v19 * v10)) - (v34 * v32)) + (v24 * v28)) - v31;
    const double v37 = v14 * v36;
    slopes[1] = -v37;
    const double v38 = ((v19 * v6) - (v17 * v28)) - v32;
    const double v39 = (v17 * v30) + (v16 * v6);
    const double v40 = (v27 * v39) - (v14 * ((v34 * v38) - v31));
    slopes[2] = v40;
    const double v41 = qd[1] * v0_sine[0];
    const double v42 = (prepared->k[31] * v15) * v0_sine[0];
    const double v43 = (prepared->k[7] - v42) + ((prepared->k[31] * v41) * v9);
    const double v44 = prepared->k[33] * v41;
    const double v45 = (2.0 * v15) * v18;
    const double v46 = (v45 + (((qd[1] * prepared->k[30]) * v0_sine[1]) - (v44 * v4))) + (v43 * v13);
    slopes[4] = -(v46 * v14);
    const double v47 = v42 + (prepared->k[32] * v7);
    const double v48 = (v47 * v27) + (((prepared->k[32] * v4) - v45) * v14);
    slopes[5] = v48;
    const double v49 = v9 * v12;
    const double v50 = (v27 * v36) + ((v49 * v32) - (v12 * v35));
    slopes[7] = v50;
    const double v51 = (v13 * v40) + ((v49 * v38) - (v12 * v39));
    slopes[8] = -v51;
    const double v52 = v43 * v12;
    slopes[10] = (v46 * v27) - v52;
    const double v53 = v47 * v12;
    slopes[11] = v53 - (v13 * v48);
    slopes[13] = ((prepared->k[14] * v32) - (v8 * v50)) - (v5 * v37);
    slopes[14] = (v8 * v51) + ((v5 * v40) - (prepared->k[14] * v38));
    const double v54 = v33 * v14;
    slopes[16] = ((v8 * v52) - v44) - (v46 * v54);
    slopes[17] = (v33 * v48) - (prepared->k[32] + (v8 * v53));
    gains[0] = -v14;
    gains[2] = -v54;
}

void cart_double_pendulum_linearize_step(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], double A[restrict 36], double B[restrict 6])
{
    double v0_qdd[3];
    double v0_slopes[18];
    double v0_gains[3];
    cart_double_pendulum_linearize_stage(prepared, q, qd, tau, v0_qdd, v0_slopes, v0_gains);
    A[3] = dt;
    const double v1 = 0.5 * dt;
    const double v2 = q[2] + (qd[2] * v1);
    const double v3 = q[1] + (qd[1] * v1);
    const double v4 = q[0] + (qd[0] * v1);
    const double v5_of_q[3] = {v4, v3, v2};
    const double v5_of_qd[3] = {qd[0] + (v0_qdd[0] * v1), qd[1] + (v0_qdd[1] * v1), qd[2] + (v0_qdd[2] * v1)};
    double v5_qdd[3];
    double v5_slopes[18];
    double v5_gains[3];
    cart_double_pendulum_linearize_stage(prepared, v5_of_q, v5_of_qd, tau, v5_qdd, v5_slopes, v5_gains);
    const double v6 = v1 * v1;
    const double v7_of_q[3] = {v4 + (v0_qdd[0] * v6), v3 + (v0_qdd[1] * v6), v2 + (v0_qdd[2] * v6)};
    const double v7_of_qd[3] = {qd[0] + (v1 * v5_qdd[0]), qd[1] + (v1 * v5_qdd[1]), qd[2] + (v1 * v5_qdd[2])};
    double v7_qdd[3];
    double v7_slopes[18];
    double v7_gains[3];
    cart_double_pendulum_linearize_stage(prepared, v7_of_q, v7_of_qd, tau, v7_qdd, v7_slopes, v7_gains);
    const double v8 = v5_qdd[0] + v7_qdd[0];
    const double v9 = 0.16666666666666666 * dt;
    const double v10 = dt * v9;
    const double v11 = q[0] + (qd[0] * dt);
    q_next[0] = v11 + (v10 * (v0_qdd[0] + v8));
    const double v12 = v5_qdd[1] + v7_qdd[1];
    const double v13 = q[1] + (qd[1] * dt);
    q_next[1] = v13 + (v10 * (v0_qdd[1] + v12));
    const double v14 = v5_qdd[2] + v7_qdd[2];
    const double v15 = q[2] + (qd[2] * dt);
    q_next[2] = v15 + (v10 * (v0_qdd[2] + v14));
    const double v16 = dt * v1;
    const double v17_of_q[3] = {v11 + (v5_qdd[0] * v16), v13 + (v5_qdd[1] * v16), v15 + (v5_qdd[2] * v16)};
    const double v17_of_qd[3] = {qd[0] + (dt * v7_qdd[0]), qd[1] + (dt * v7_qdd[1]), qd[2] + (dt * v7_qdd[2])};
    double v17_qdd[3];
    double v17_slopes[18];
    double v17_gains[3];
    cart_double_pendulum_linearize_stage(prepared, v17_of_q, v17_of_qd, tau, v17_qdd, v17_slopes, v17_gains);
    qd_next[0] = qd[0] + (v9 * ((v0_qdd[0] + (2.0 * v8)) + v17_qdd[0]));
    qd_next[1] = qd[1] + (v9 * ((v0_qdd[1] + (2.0 * v12)) + v17_qdd[1]));
    qd_next[2] = qd[2] + (v9 * ((v0_qdd[2] + (2.0 * v14)) + v17_qdd[2]));
    A[0] = 1.0;
    A[21] = 1.0;
    const double v18 = (v1 * v5_slopes[5]) + (v6 * v7_slopes[2]);
    const double v19 = v5_slopes[1] + v7_slopes[1];
    const double v20 = (v1 * v5_slopes[4]) + (v6 * v7_slopes[1]);
    const double v21 = v1 * v7_slopes[5];
    const double v22 = v1 * v5_slopes[17];
    const double v23 = v1 * v5_slopes[16];
    const double v24 = (v5_slopes[13] + (v0_slopes[13] * v22)) + (v0_slopes[7] * v23);
    const double v25 = v1 * v7_slopes[4];
    const double v26 = v1 * v5_slopes[11];
    const double v27 = v1 * v5_slopes[10];
    const double v28 = (v5_slopes[7] + (v0_slopes[13] * v26)) + (v0_slopes[7] * v27);
    const double v29 = ((v21 * v24) + ((v19 + (v0_slopes[13] * v18)) + (v0_slopes[7] * v20))) + (v25 * v28);
    A[1] = v10 * (v0_slopes[1] + v29);
    const double v30 = v7_slopes[2] + v5_slopes[2];
    const double v31 = (v5_slopes[14] + (v0_slopes[14] * v22)) + (v0_slopes[8] * v23);
    const double v32 = (v5_slopes[8] + (v0_slopes[14] * v26)) + (v0_slopes[8] * v27);
    const double v33 = ((((v0_slopes[14] * v18) + v30) + (v0_slopes[8] * v20)) + (v21 * v31)) + (v25 * v32);
    A[2] = v10 * (v0_slopes[2] + v33);
    const double v34 = (((v5_slopes[4] + v7_slopes[4]) + (v1 * v19)) + (v0_slopes[16] * v18)) + (v0_slopes[10] * v20);
    const double v35 = ((v5_slopes[16] + (v1 * v5_slopes[13])) + (v0_slopes[16] * v22)) + (v0_slopes[10] * v23);
    const double v36 = ((v5_slopes[10] + (v1 * v5_slopes[7])) + (v0_slopes[16] * v26)) + (v0_slopes[10] * v27);
    const double v37 = (v34 + (v21 * v35)) + (v25 * v36);
    A[4] = v10 * (v0_slopes[4] + v37);
    const double v38 = (((v5_slopes[5] + v7_slopes[5]) + (v1 * v30)) + (v0_slopes[17] * v18)) + (v0_slopes[11] * v20);
    const double v39 = ((v5_slopes[17] + (v1 * v5_slopes[14])) + (v0_slopes[17] * v22)) + (v0_slopes[11] * v23);
    const double v40 = ((v5_slopes[11] + (v1 * v5_slopes[8])) + (v0_slopes[17] * v26)) + (v0_slopes[11] * v27);
    const double v41 = (v38 + (v21 * v39)) + (v25 * v40);
    A[5] = v10 * (v0_slopes[5] + v41);
    A[6] = 0.0;
    A[9] = 0.0;
    A[12] = 0.0;
    A[15] = 0.0;
    A[18] = 0.0;
    A[24] = 0.0;
    A[27] = 0.0;
    A[30] = 0.0;
    A[33] = 0.0;
    const double v42 = v6 * v7_slopes[8];
    const double v43 = v6 * v7_slopes[7];
    const double v44 = v1 * v7_slopes[11];
    const double v45 = v1 * v7_slopes[10];
    const double v46 = (((v7_slopes[7] + (v0_slopes[13] * v42)) + (v0_slopes[7] * v43)) + (v44 * v24)) + (v45 * v28);
    A[7] = 1.0 + (v10 * (v46 + (v0_slopes[7] + v28)));
    const double v47 = (((v7_slopes[8] + (v0_slopes[14] * v42)) + (v0_slopes[8] * v43)) + (v44 * v31)) + (v45 * v32);
    A[8] = v10 * (v47 + (v0_slopes[8] + v32));
    const double v48 = (((v7_slopes[10] + (v1 * v7_slopes[7])) + (v0_slopes[16] * v42)) + (v0_slopes[10] * v43)) + (v44 * v35);
    const double v49 = v48 + (v45 * v36);
    A[10] = dt + (v10 * (v49 + (v0_slopes[10] + v36)));
    const double v50 = (((v7_slopes[11] + (v1 * v7_slopes[8])) + (v0_slopes[17] * v42)) + (v0_slopes[11] * v43)) + (v44 * v39);
    const double v51 = v50 + (v45 * v40);
    A[11] = v10 * (v51 + (v0_slopes[11] + v40));
    const double v52 = v6 * v7_slopes[14];
    const double v53 = v6 * v7_slopes[13];
    const double v54 = v1 * v7_slopes[17];
    const double v55 = v1 * v7_slopes[16];
    const double v56 = (((v7_slopes[13] + (v0_slopes[13] * v52)) + (v0_slopes[7] * v53)) + (v54 * v24)) + (v55 * v28);
    A[13] = v10 * (v56 + (v0_slopes[13] + v24));
    const double v57 = (((v7_slopes[14] + (v0_slopes[14] * v52)) + (v0_slopes[8] * v53)) + (v54 * v31)) + (v55 * v32);
    A[14] = 1.0 + (v10 * (v57 + (v0_slopes[14] + v31)));
    const double v58 = (((v7_slopes[16] + (v1 * v7_slopes[13])) + (v0_slopes[16] * v52)) + (v0_slopes[10] * v53)) + (v54 * v35);
    const double v59 = v58 + (v55 * v36);
    A[16] = v10 * (v59 + (v0_slopes[16] + v35));
    const double v60 = (((v7_slopes[17] + (v1 * v7_slopes[14])) + (v0_slopes[17] * v52)) + (v0_slopes[11] * v53)) + (v54 * v39);
    const double v61 = v60 + (v55 * v40);
    A[17] = dt + (v10 * (v61 + (v0_slopes[17] + v39)));
    const double v62 = v16 * v17_slopes[2];
    const double v63 = v16 * v17_slopes[1];
    const double v64 = (((v17_slopes[1] + v0_slopes[1]) + (v24 * v62)) + (v28 * v63)) + (2.0 * v29);
    const double v65 = dt * v17_slopes[4];
    const double v66 = dt * v17_slopes[5];
    A[19] = v9 * ((v64 + (v65 * v46)) + (v66 * v56));
    const double v67 = (((v17_slopes[2] + v0_slopes[2]) + (v31 * v62)) + (v32 * v63)) + (2.0 * v33);
    A[20] = v9 * ((v67 + (v65 * v47)) + (v66 * v57));
    const double v68 = (v17_slopes[4] + (v35 * v62)) + ((v0_slopes[4] + (dt * v17_slopes[1])) + (v36 * v63));
    A[22] = v9 * (((v68 + (v65 * v49)) + (v66 * v59)) + (2.0 * v37));
    const double v69 = (v17_slopes[5] + (v39 * v62)) + ((v0_slopes[5] + (dt * v17_slopes[2])) + (v40 * v63));
    A[23] = v9 * (((v69 + (v65 * v51)) + (v66 * v61)) + (2.0 * v41));
    const double v70 = v16 * v17_slopes[8];
    const double v71 = 2.0 + (v16 * v17_slopes[7]);
    const double v72 = 2.0 + (dt * v17_slopes[10]);
    const double v73 = (((v17_slopes[7] + v0_slopes[7]) + (v24 * v70)) + (v28 * v71)) + (v72 * v46);
    const double v74 = dt * v17_slopes[11];
    A[25] = v9 * (v73 + (v74 * v56));
    const double v75 = (((v17_slopes[8] + v0_slopes[8]) + (v31 * v70)) + (v32 * v71)) + (v72 * v47);
    A[26] = v9 * (v75 + (v74 * v57));
    const double v76 = (v17_slopes[10] + (v35 * v70)) + ((v0_slopes[10] + (dt * v17_slopes[7])) + (v36 * v71));
    A[28] = 1.0 + (v9 * ((v76 + (v72 * v49)) + (v74 * v59)));
    const double v77 = (v17_slopes[11] + (v39 * v70)) + ((v0_slopes[11] + (dt * v17_slopes[8])) + (v40 * v71));
    A[29] = v9 * ((v77 + (v72 * v51)) + (v74 * v61));
    const double v78 = 2.0 + (v16 * v17_slopes[14]);
    const double v79 = v16 * v17_slopes[13];
    const double v80 = dt * v17_slopes[16];
    const double v81 = (((v17_slopes[13] + v0_slopes[13]) + (v24 * v78)) + (v28 * v79)) + (v80 * v46);
    const double v82 = 2.0 + (dt * v17_slopes[17]);
    A[31] = v9 * (v81 + (v82 * v56));
    const double v83 = (((v17_slopes[14] + v0_slopes[14]) + (v31 * v78)) + (v32 * v79)) + (v80 * v47);
    A[32] = v9 * (v83 + (v82 * v57));
    const double v84 = (v17_slopes[16] + (v35 * v78)) + ((v0_slopes[16] + (dt * v17_slopes[13])) + (v36 * v79));
    A[34] = v9 * ((v84 + (v80 * v49)) + (v82 * v59));
    const double v85 = (v17_slopes[17] + (v39 * v78)) + ((v0_slopes[17] + (dt * v17_slopes[14])) + (v40 * v79));
    A[35] = 1.0 + (v9 * ((v85 + (v80 * v51)) + (v82 * v61)));
    const double v86 = (v5_gains[2] + (v0_gains[2] * v22)) + (v0_gains[1] * v23);
    const double v87 = (((v5_gains[0] + v7_gains[0]) + (v0_gains[2] * v18)) + (v0_gains[1] * v20)) + (v21 * v86);
    const double v88 = (v5_gains[1] + (v0_gains[2] * v26)) + (v0_gains[1] * v27);
    const double v89 = v87 + (v25 * v88);
    B[0] = v10 * (v0_gains[0] + v89);
    const double v90 = (((v7_gains[1] + (v0_gains[2] * v42)) + (v0_gains[1] * v43)) + (v44 * v86)) + (v45 * v88);
    B[1] = v10 * (v90 + (v0_gains[1] + v88));
    const double v91 = (((v7_gains[2] + (v0_gains[2] * v52)) + (v0_gains[1] * v53)) + (v54 * v86)) + (v55 * v88);
    B[2] = v10 * (v91 + (v0_gains[2] + v86));
    const double v92 = (((v17_gains[0] + v0_gains[0]) + (v62 * v86)) + (v63 * v88)) + (2.0 * v89);
    B[3] = v9 * ((v92 + (v65 * v90)) + (v66 * v91));
    const double v93 = (((v17_gains[1] + v0_gains[1]) + (v70 * v86)) + (v71 * v88)) + (v74 * v91);
    B[4] = v9 * (v93 + (v72 * v90));
    const double v94 = (((v17_gains[2] + v0_gains[2]) + (v79 * v88)) + (v78 * v86)) + (v80 * v90);
    B[5] = v9 * (v94 + (v82 * v91));
}

void cart_double_pendulum_regressor(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double Y[restrict 90])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    Y[0] = qdd[0];
    for (size_t k = 1U; k < 10U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 13U; k < 20U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 23U; k < 41U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 43U; k < 49U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 53U; k < 59U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 60U; k < 81U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 83U; k < 89U; k++) {
        Y[k] = 0.0;
    }
    const double v4 = (qdd[0] * v0_sine[0]) - (prepared->k[11] * v0_cosine[0]);
    const double v5 = (prepared->k[11] * v0_sine[0]) + (qdd[0] * v0_cosine[0]);
    Y[41] = v5;
    Y[10] = (v0_cosine[0] * v5) + (v0_sine[0] * v4);
    const double v6 = qd[1] * qd[1];
    Y[49] = qdd[1];
    Y[11] = (qdd[1] * v0_cosine[0]) - (v6 * v0_sine[0]);
    Y[12] = -((qdd[1] * v0_sine[0]) + (v6 * v0_cosine[0]));
    const double v7 = v5 + (prepared->k[10] * qdd[1]);
    const double v8 = (prepared->k[10] * v6) - v4;
    const double v9 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    Y[82] = v9;
    const double v10 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v7) + (v0_sine[1] * v8);
    Y[81] = v11;
    const double v12 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    Y[20] = (v12 * v11) - (v10 * v9);
    const double v13 = qd[2] + qd[1];
    const double v14 = v13 * v13;
    const double v15 = qdd[1] + qdd[2];
    Y[59] = v15;
    Y[89] = v15;
    Y[21] = (v15 * v12) - (v14 * v10);
    Y[22] = -((v15 * v10) + (v14 * v12));
    Y[42] = -v4;
    const double v16 = prepared->k[10] * v0_sine[1];
    const double v17 = prepared->k[10] * v0_cosine[1];
    Y[50] = (v17 * v11) - (v16 * v9);
    Y[51] = v11 + ((v15 * v17) - (v14 * v16));
    Y[52] = v9 - ((v14 * v17) + (v15 * v16));
}

void cart_double_pendulum_stiffness_matrix(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double K[restrict 9])
{
    double v0_sine[2];
    double v0_cosine[2];
    cart_double_pendulum_sincos(2U, &q[1], v0_sine, v0_cosine);
    for (size_t k = 0U; k < 4U; k++) {
        K[k] = 0.0;
    }
    K[6] = 0.0;
    const double v4 = prepared->k[35] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    K[5] = v4;
    K[7] = v4;
    K[8] = v4;
    K[4] = v4 + (prepared->k[34] * v0_cosine[0]);
}

void cart_double_pendulum_damping_matrix(const cart_double_pendulum_prepared *restrict prepared, const double q[restrict 3], double D[restrict 9])
{
    (void)q;
    D[4] = prepared->k[7];
    D[8] = prepared->k[7];
    for (size_t k = 0U; k < 4U; k++) {
        D[k] = 0.0;
    }
    for (size_t k = 5U; k < 8U; k++) {
        D[k] = 0.0;
    }
}
