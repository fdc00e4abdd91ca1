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

void spherical_screw_friction_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3], double low[restrict 3], double high[restrict 3])
{
    (void)prepared;
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    const double v2 = qd[1] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 80.0 * v3;
    const double v5 = qd[0] * v0_cosine[0];
    /* forces between the links, base-ward */
    const double v6 = v5 * ((15.984 * v2) - (v4 * ((qd[2] * v0_cosine[0]) - (v3 * v2))));
    const double v7 = qd[1] * qd[2];
    const double v8 = (0.4 * ((v0_sine[0] * qdd[2]) + (v0_cosine[0] * v7))) - v6;
    const double v9 = 40.0 * v3;
    const double v10 = v3 * v9;
    const double v11 = v0_sine[0] * (7.992 + v10);
    const double v12 = v0_sine[0] * qdd[0];
    const double v13 = -(((v11 * v12) - v8) - (qdd[0] * (28.0 + v10)));
    tau[0] = v13;
    const double v14 = 0.4 * v5;
    const double v15 = ((v4 * v7) + (v11 * (qd[0] * v5))) - (qd[2] * v14);
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + v15;
    const double v17 = ((8.0 + v10) * qdd[1]) + v16;
    tau[1] = v17;
    /* inertia forces of the links */
    const double v18 = (qd[1] * v14) + (0.4 * v12);
    const double v19 = ((v9 * ((qd[1] * qd[1]) + (v5 * v5))) - (392.40000000000003 * v0_sine[0])) - v18;
    const double v20 = v18 + v19;
    const bool v21 = spherical_screw_eq(0.0, qd[2]);
    const double v22 = v21 ? spherical_screw_sign(qdd[2]) : spherical_screw_sign(qd[2]);
    const double v23 = v22 * ((40.0 * qdd[2]) - v20);
    const double v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * fabs(v23))));
    tau[2] = v24;
    const double v25 = spherical_screw_eq(0.0, qd[0]) ? v8 : v13;
    low[0] = v25;
    high[0] = v25;
    const double v26 = spherical_screw_eq(0.0, qd[1]) ? v16 : v17;
    low[1] = v26;
    high[1] = v26;
    const double v27 = -(0.5 * v20);
    const double v28 = -(1.6666666666666667 * v20);
    low[2] = v21 ? (v18 + spherical_screw_min(v28, v27)) : v24;
    high[2] = v21 ? (v18 + spherical_screw_max(v28, v27)) : v24;
}

void spherical_screw_drive_forces(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    for (size_t k = 0U; k < 3U; k++) {
        tau[k] = 0.0;
    }
}
