/* pendulum, emitted by symgen 0.2.0 */
#include "pendulum.h"

#include <math.h>

#if defined(PENDULUM_VECTOR)
#include "pendulum_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void pendulum_sincos_pair(double x, double *sine, double *cosine)
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
static inline void pendulum_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            pendulum_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
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
    prepared->k[10] = v1;
    prepared->k[16] = parameters->g;
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
    prepared->k[12] = -v5;
    prepared->k[13] = -v6;
    prepared->k[6] = 0.5 * v3;
    prepared->k[7] = -v2;
    prepared->k[9] = -parameters->L;
    prepared->k[11] = parameters->m * parameters->g;
    prepared->k[14] = v5 + v5;
    prepared->k[15] = v4 + v4;
}

int pendulum_broken_rule(const pendulum_parameters *parameters)
{
    bool kept[9];
    int rule = 1;

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
    while ((rule <= 9) && kept[rule - 1]) {
        rule++;
    }
    return (rule <= 9) ? rule : 0;
}

int pendulum_valid(const pendulum_parameters *parameters)
{
    return pendulum_broken_rule(parameters);
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

const char *pendulum_joint_name(size_t joint)
{
    static const char *const names[PENDULUM_JOINTS] = {
        "swing",
    };

    return (joint < PENDULUM_JOINTS) ? names[joint] : "";
}

void pendulum_joint_limits(pendulum_real lower[1], pendulum_real upper[1], pendulum_real velocity[1], pendulum_real effort[1])
{
    lower[0] = -HUGE_VAL;
    upper[0] = HUGE_VAL;
    velocity[0] = HUGE_VAL;
    effort[0] = HUGE_VAL;
}

void pendulum_mass_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double M[restrict 1])
{
    (void)q;
    M[0] = prepared->k[0];
}

void pendulum_bias(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double h[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    h[0] = (qd[0] * prepared->k[1]) + (prepared->k[2] * v0_sine[0]);
}

void pendulum_gravity(const pendulum_prepared *restrict prepared, const double q[restrict 1], double g[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    g[0] = prepared->k[2] * v0_sine[0];
}

void pendulum_coriolis_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double C[restrict 1])
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = 0.0;
}

void pendulum_inverse_dynamics(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double tau[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    tau[0] = ((qd[0] * prepared->k[1]) + (prepared->k[0] * qdd[0])) + (prepared->k[2] * v0_sine[0]);
}

void pendulum_forward_dynamics(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double qdd[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    qdd[0] = ((tau[0] * prepared->k[5]) - (qd[0] * prepared->k[3])) - (prepared->k[4] * v0_sine[0]);
}

void pendulum_kinetic_energy(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], double *restrict T)
{
    (void)q;
    *T = prepared->k[6] * (qd[0] * qd[0]);
}

void pendulum_potential_energy(const pendulum_prepared *restrict prepared, const double q[restrict 1], double *restrict V)
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    *V = prepared->k[7] * v0_cosine[0];
}

void pendulum_position_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double x[restrict 3])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    x[2] = 0.0;
    x[0] = prepared->k[8] * v0_cosine[0];
    x[1] = prepared->k[8] * v0_sine[0];
}

void pendulum_rotation_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double R[restrict 9])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
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

void pendulum_jacobian_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double J[restrict 6])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    for (size_t k = 2U; k < 5U; k++) {
        J[k] = 0.0;
    }
    J[1] = prepared->k[8] * v0_cosine[0];
    J[5] = 1.0;
    J[0] = prepared->k[9] * v0_sine[0];
}

void pendulum_influence_tip(const pendulum_prepared *restrict prepared, const double q[restrict 1], double G[restrict 3], double H[restrict 3])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    G[2] = 0.0;
    H[2] = 0.0;
    const double v2 = prepared->k[8] * v0_cosine[0];
    G[1] = v2;
    const double v3 = -(prepared->k[8] * v0_sine[0]);
    G[0] = v3;
    H[1] = v3;
    H[0] = -v2;
}

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

void pendulum_inertia_power(const pendulum_prepared *restrict prepared, const double q[restrict 1], double P[restrict 1])
{
    (void)prepared;
    (void)q;
    P[0] = 0.0;
}

void pendulum_reactions(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double F[restrict 6])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    F[0] = -((prepared->k[11] * v0_cosine[0]) + (prepared->k[10] * (qd[0] * qd[0])));
    F[1] = (prepared->k[11] * v0_sine[0]) + (prepared->k[10] * qdd[0]);
    for (size_t k = 2U; k < 5U; k++) {
        F[k] = 0.0;
    }
    F[5] = (prepared->k[2] * v0_sine[0]) + (prepared->k[0] * qdd[0]);
}

void pendulum_inverse_dynamics_gradients(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double by_q[restrict 1], double by_qd[restrict 1], double by_qdd[restrict 1])
{
    (void)qd;
    (void)qdd;
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    by_qdd[0] = prepared->k[0];
    by_qd[0] = prepared->k[1];
    by_q[0] = prepared->k[2] * v0_cosine[0];
}

void pendulum_linearize(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double A[restrict 4], double B[restrict 2])
{
    (void)qd;
    (void)tau;
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    A[0] = 0.0;
    B[0] = 0.0;
    B[1] = prepared->k[5];
    A[1] = 1.0;
    A[3] = prepared->k[12];
    A[2] = prepared->k[13] * v0_cosine[0];
}

void pendulum_linearize_step(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double tau[restrict 1], double dt, double q_next[restrict 1], double qd_next[restrict 1], double A[restrict 4], double B[restrict 2])
{
    /* sines and cosines */
    const double v0 = 0.5 * dt;
    const double v1 = q[0] + (qd[0] * v0);
    const double v2_angle[2] = {q[0], v1};
    double v2_sine[2];
    double v2_cosine[2];
    pendulum_sincos(2U, v2_angle, v2_sine, v2_cosine);
    const double v6 = tau[0] * prepared->k[5];
    const double v7 = ((qd[0] * prepared->k[3]) - v6) + (prepared->k[4] * v2_sine[0]);
    const double v8 = qd[0] - (v0 * v7);
    const double v9 = q[0] + (v0 * v8);
    const double v10_angle[1] = {v9};
    double v10_sine[1];
    double v10_cosine[1];
    pendulum_sincos(1U, v10_angle, v10_sine, v10_cosine);
    const double v12 = (v6 - (prepared->k[3] * v8)) - (prepared->k[4] * v2_sine[1]);
    const double v13 = qd[0] + (v0 * v12);
    const double v14 = (v6 - (prepared->k[3] * v13)) - (prepared->k[4] * v10_sine[0]);
    const double v15 = 0.16666666666666666 * dt;
    const double v16 = v15 * (v12 + v14);
    const double v17 = qd[0] - (v15 * v7);
    q_next[0] = q[0] + (dt * (v17 + v16));
    const double v18 = q[0] + (dt * v13);
    const double v19_angle[1] = {v18};
    double v19_sine[1];
    double v19_cosine[1];
    pendulum_sincos(1U, v19_angle, v19_sine, v19_cosine);
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
    const double v41 = v15 * ((v39 + (2.0 * v36)) + ((prepared->k[14] - (v37 * v35)) - (v33 * v40)));
    A[3] = 1.0 - v41;
    const double v42 = prepared->k[5] * v32;
    const double v43 = (prepared->k[5] * v34) - (v24 * v42);
    const double v44 = v42 + v43;
    B[0] = v31 * (prepared->k[5] + v44);
    B[1] = v15 * (((prepared->k[15] - (v37 * v43)) + (2.0 * v44)) - (v42 * v40));
}

void pendulum_regressor(const pendulum_prepared *restrict prepared, const double q[restrict 1], const double qd[restrict 1], const double qdd[restrict 1], double Y[restrict 10])
{
    (void)qd;
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    Y[0] = 0.0;
    for (size_t k = 3U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    Y[9] = qdd[0];
    Y[1] = prepared->k[16] * v0_sine[0];
    Y[2] = prepared->k[16] * v0_cosine[0];
}

void pendulum_stiffness_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double K[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    pendulum_sincos(1U, q, v0_sine, v0_cosine);
    K[0] = prepared->k[2] * v0_cosine[0];
}

void pendulum_damping_matrix(const pendulum_prepared *restrict prepared, const double q[restrict 1], double D[restrict 1])
{
    (void)q;
    D[0] = prepared->k[1];
}
