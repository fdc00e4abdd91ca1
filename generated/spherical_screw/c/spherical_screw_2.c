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

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define SPHERICAL_SCREW_INLINE static inline __attribute__((always_inline))
#define SPHERICAL_SCREW_APART __attribute__((noinline, cold))
typedef double spherical_screw_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long spherical_screw_bits __attribute__((vector_size(4 * sizeof(double))));
typedef spherical_screw_lane spherical_screw_four;
typedef spherical_screw_bits spherical_screw_four_bits;
#else
#define SPHERICAL_SCREW_INLINE static inline
#define SPHERICAL_SCREW_APART
typedef double spherical_screw_lane;
typedef unsigned long long spherical_screw_bits;
typedef double spherical_screw_four[4];
typedef unsigned long long spherical_screw_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos_pair(const spherical_screw_lane *angle, spherical_screw_lane *sine, spherical_screw_lane *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_lane x = *angle;
    union { spherical_screw_lane number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_lane n = k.number - 6755399441186816.0;
    const spherical_screw_lane w = x - (n * 1.5707963267923333);
    const spherical_screw_lane r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const spherical_screw_lane z = r * r;
    const spherical_screw_lane u = 1.0 - (0.5 * z);
    const spherical_screw_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const spherical_screw_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = k.bits << 62;
    const spherical_screw_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const spherical_screw_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static SPHERICAL_SCREW_APART void spherical_screw_sincos_beyond(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    spherical_screw_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    spherical_screw_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        spherical_screw_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        spherical_screw_sincos_beyond(angle, sine, cosine);
    }
}

static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void spherical_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
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

void spherical_screw_friction_limits(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double low[restrict 3], double high[restrict 3], double load[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    low[0] = 0.0;
    low[1] = 0.0;
    high[0] = 0.0;
    high[1] = 0.0;
    load[0] = 0.0;
    load[1] = 0.0;
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = v0_cosine[0] * v0_cosine[0];
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v5 * (v3 + v2);
    const double v7 = qd[0] * v0_cosine[0];
    const double v8 = 0.4 * v7;
    const double v9 = (qd[1] * v8) - tau[2];
    const double v10 = ((qd[1] * qd[1]) * v6) + (((v7 * (v7 * v5)) - (392.40000000000003 * v0_sine[0])) - v9);
    const bool v11 = 0 == mode[2];
    const double v12 = v11 ? 0.0 : v10;
    const double v13 = v11 ? 0.0 : 0.016666666666666666;
    const double v14 = 0.4 * v0_sine[0];
    const double v15 = qd[1] * v0_sine[0];
    const double v16 = v7 * ((((v4 * v15) - (qd[2] * v0_cosine[0])) * (80.0 * v4)) + (15.984 * v15));
    const double v17 = qd[1] * qd[2];
    const double v18 = ((v17 * (0.4 * v0_cosine[0])) - tau[0]) - v16;
    const double v19 = 7.992 + (v4 * v5);
    const double v20 = 0.16000000000000003 * v2;
    const double v21 = v13 * v20;
    const double v22 = 1.0 / ((v21 - 20.008) - (v19 * v3));
    const double v23 = v22 * (v18 + (v14 * (v13 * v12)));
    const double v24 = v14 * v23;
    const double v25 = v11 ? 0.0 : (v13 * (v12 - v24));
    const double v26 = v9 + (v24 + (20.0 * v25));
    const double v27 = v11 ? 0.0 : 1.0;
    const double v28 = v13 * v27;
    const double v29 = v22 * v28;
    const double v30 = v11 ? 0.0 : (v28 - (v21 * v29));
    const double v31 = (1.0 - (20.0 * v30)) - (v20 * v29);
    const bool v32 = !v11;
    const double v33 = (double)mode[2];
    double v34_u[1] = {0.0};
    double v34_polished[1] = {0.0};
    const double v34_of_context_real[3] = {v33, -v31, -v26};
    const bool v34_of_context_boolean[1] = {v32};
    bool v34_done = false;
    for (int v34_pass = 0; (v34_pass < 40) && !v34_done; v34_pass++) {
        double v34_next_u[1];
        double v34_next_polished[1];
        spherical_screw_limits_loads(prepared, v34_u, v34_polished, v34_of_context_real, v34_of_context_boolean, v34_next_u, v34_next_polished, &v34_done);
        v34_u[0] = v34_next_u[0];
        v34_polished[0] = v34_next_polished[0];
    }
    const double v35 = v23 - (v34_u[0] * (v14 * v29));
    qdd[0] = v35;
    const double v36 = v14 * v35;
    const double v37 = v11 ? (v10 - v36) : v34_u[0];
    f[2] = v37;
    const double v38 = (v17 * (2.0 * v6)) + ((v19 * (v7 * (qd[0] * v0_sine[0]))) - tau[1]);
    const double v39 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v4))) + (v38 - (qd[2] * v8));
    const double v40 = (1.0 / (8.0 + (v4 * v6))) * v39;
    qdd[1] = -v40;
    const double v41 = v11 ? 0.0 : (v25 - (v30 * v34_u[0]));
    qdd[2] = v41;
    const double v42 = v36 + (v37 + (v9 + (20.0 * v41)));
    const double v43 = -(0.5 * v42);
    const double v44 = -(1.6666666666666667 * v42);
    low[2] = v42 + spherical_screw_min(v44, v43);
    high[2] = v42 + spherical_screw_max(v44, v43);
    load[2] = -(v33 * v42);
    const double v45 = v33 * (v26 + (v31 * v34_u[0]));
    const double v46 = v11 ? 0.0 : (-(((0.0 < (-v45)) ? 0.4285714285714286 : (-0.375)) * (v33 * v45)));
    const double v47 = fabs(v34_u[0] - v46);
    const double v48 = spherical_screw_max(fabs(v46), fabs(v34_u[0]));
    const bool v49 = v34_done && (v47 <= (v48 * ((v48 < (1.0000000009313226 * v48)) ? 1e-11 : 1e-05)));
    const double v50 = 1.0 - (0.375 * v31);
    const double v51 = 1.0 + (0.4285714285714286 * v31);
    const double v52 = v51 * v50;
    const bool v53 = v32 && (v52 < 0.0);
    const bool v54 = v27 <= 1.0;
    const bool v55 = v54 && v53;
    const double v56 = ((v55 && (!v49)) && ((1e-05 * v48) < v47)) ? 2.0 : 5.0;
    const double v57 = (0.0 < (v11 ? 1.0 : ((v54 && (0.0 < v52)) ? 1.0 : spherical_screw_min(v51, v50)))) ? 0.0 : 3.0;
    const double v58 = fabs(v41) + (fabs(v35) + (fabs(v10) + fabs(v40)));
    const bool v59 = (fabs(v39) + (fabs(v18) + v58)) < 1e+38;
    const double v60 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    const bool v61 = (fabs(q[2]) + (fabs(q[1]) + v60)) < 1e+38;
    *status = v61 ? (v59 ? (v49 ? ((v53 && (v49 && v55)) ? 4.0 : v57) : v56) : 6.0) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_limits_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

void spherical_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

#endif

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

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.016666666666666666;
    const double v2 = context_real[3] * v1;
    const double v3 = 1.0 / ((context_real[3] * v2) - context_real[2]);
    const double v4 = v2 * v3;
    const double v5 = v1 - (v2 * v4);
    const double v6 = context_real[1] * v5;
    const double v7 = context_real[1] * v6;
    const double v8 = 1.0 / (v7 - context_real[0]);
    const double v9 = v0 ? 0.0 : 1.0;
    const double v10 = v9 * v8;
    const double v11 = v7 * v10;
    const double v12 = v0 ? 0.0 : (v5 * (v9 - v11));
    const double v13 = (1.0 - (20.0 * v12)) - v11;
    const double v14 = 1.0 - (0.375 * v13);
    const double v15 = 1.0 + (0.4285714285714286 * v13);
    const double v16 = v15 * v14;
    const bool v17 = v9 <= 1.0;
    const bool v18 = 0.0 < (v0 ? 1.0 : (((0.0 < v16) && v17) ? 1.0 : spherical_screw_min(v15, v14)));
    const double v19 = v0 ? 0.0 : context_real[6];
    const double v20 = (context_real[5] * v4) + (v5 * v19);
    const double v21 = v8 * ((context_real[1] * v20) - context_real[4]);
    const double v22 = v0 ? 0.0 : (v20 - (v6 * v21));
    const double v23 = context_real[8] - context_real[7];
    const double v24 = v23 + ((context_real[1] * v21) + (20.0 * v22));
    const bool v25 = !v0;
    const double v26 = (double)pattern[0];
    double v27_u[1] = {v18 ? number[3] : 0.0};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, -v13, -v24};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_decide_pattern_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    number_out[3] = v27_u[0];
    const double v28 = (v10 * (v6 * v27_u[0])) - v21;
    const double v29 = context_real[1] * v28;
    const double v30 = v0 ? 0.0 : (v22 - (v12 * v27_u[0]));
    const double v31 = (context_real[5] * v3) - (v4 * (v29 - ((v9 * v27_u[0]) - v19)));
    const double v32 = v0 ? (v29 + (context_real[6] + (context_real[3] * v31))) : v27_u[0];
    const double v33 = v32 + ((v23 + (20.0 * v30)) - v29);
    const double v34 = -(0.5 * v33);
    const double v35 = -(1.6666666666666667 * v33);
    const double v36 = v32 - v33;
    const double v37 = v0 ? spherical_screw_min(v36 - spherical_screw_min(v35, v34), spherical_screw_max(v35, v34) - v36) : (v26 * v30);
    const double v38 = v0 ? v37 : (60.0 * v37);
    const double v39 = spherical_screw_max(fabs(context_real[6]), fabs(v32));
    const bool v40 = !flag[0];
    const bool v41 = context_boolean[1] && v40;
    const bool v42 = ((v0 && (0.0 <= v37)) || (0.0 < v37)) || (v41 && (((-1e-06) * v39) <= v38));
    const double v43 = v26 * (v24 + (v13 * v27_u[0]));
    const double v44 = v0 ? 0.0 : (-(((0.0 < (-v43)) ? 0.4285714285714286 : (-0.375)) * (v26 * v43)));
    const double v45 = spherical_screw_max(fabs(v27_u[0]), fabs(v44));
    const double v46 = fabs(v27_u[0] - v44);
    const bool v47 = (v46 <= (v45 * ((v45 < (1.0000000009313226 * v45)) ? 1e-11 : 1e-05))) && v27_done;
    const bool v48 = (context_boolean[0] || v42) && v47;
    const bool v49 = flag[1] || v48;
    flag_out[1] = v49;
    const bool v50 = v41 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v51 = v41 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v52 = v51 || v50;
    const double v53 = -(1.0 - v9);
    const bool v54 = (v51 && (1 == pattern[0])) || ((v0 && ((v53 <= 0.0) && (0.0 <= v53))) && v52);
    const double v55 = v54 ? v9 : (1.0 + v9);
    const bool v56 = !(v54 || (v55 <= (v52 ? 1.0 : 0.0)));
    const bool v57 = v56 && (!v49);
    const bool v58 = (context_boolean[1] && (v40 && v57)) && (context_boolean[4] || (context_boolean[3] || context_boolean[2]));
    const signed char v59 = (((0.0 <= v55) && (v55 <= 0.0)) && (context_boolean[2] && (!v41))) ? 0 : (v50 ? 1 : (-1));
    pattern_out[0] = v58 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v54 ? ((v0 && v50) ? 1 : (-1)) : v59);
    const bool v60 = !flag[1];
    const bool v61 = v47 && (context_boolean[0] || (((-1e-12) * v39) <= v38));
    const bool v62 = (v48 && v60) || ((!flag[2]) && (v60 && v61));
    best_out[0] = v62 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v58;
    flag_out[2] = flag[2] || v61;
    const bool v63 = flag[3] || (flag[1] && v48);
    flag_out[3] = v63;
    const bool v64 = !v47;
    const bool v65 = v25 && (v16 < 0.0);
    const bool v66 = v17 && v65;
    flag_out[4] = flag[4] || (v64 && (!((v64 && v66) && ((1e-05 * v45) < v46))));
    flag_out[5] = v62 ? v18 : flag[5];
    flag_out[6] = v62 ? (v65 && (v47 && v66)) : flag[6];
    number_out[0] = v62 ? (-v28) : number[0];
    number_out[1] = v62 ? (-v31) : number[1];
    number_out[2] = v62 ? v30 : number[2];
    *done = (v49 && (v63 || (v56 || (v0 || (!v54))))) || (v57 && (!v58));
}

void spherical_screw_decide(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], const bool reached[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    mode_next[0] = spherical_screw_mode_of(qd[0]);
    mode_next[1] = spherical_screw_mode_of(qd[1]);
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = v0_cosine[0] * v0_cosine[0];
    const double v4 = 0.8 + q[2];
    const double v5 = 40.0 * v4;
    const double v6 = v5 * (v3 + v2);
    const double v7 = qd[1] * v6;
    const double v8 = qd[0] * v0_cosine[0];
    const double v9 = qd[1] * v8;
    const double v10 = 0.4 * v9;
    const double v11 = v10 - tau[2];
    const double v12 = (((v5 * (v8 * v8)) - (392.40000000000003 * v0_sine[0])) - v11) + (qd[1] * v7);
    const bool v13 = 0 == mode[2];
    const double v14 = v13 ? 0.0 : v12;
    const double v15 = v13 ? 0.0 : 0.016666666666666666;
    const double v16 = 0.4 * v0_sine[0];
    const double v17 = 80.0 * v4;
    const double v18 = ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v8 * v17))) - tau[0];
    const double v19 = v18 - ((v0_sine[0] * v9) * (15.984 + (v4 * v17)));
    const double v20 = 7.992 + (v4 * v5);
    const double v21 = 20.008 + (v20 * v3);
    const double v22 = 0.16000000000000003 * v2;
    const double v23 = v15 * v22;
    const double v24 = 1.0 / (v23 - v21);
    const double v25 = v24 * (v19 + (v16 * (v15 * v14)));
    const double v26 = v16 * v25;
    const double v27 = v13 ? 0.0 : (v15 * (v14 - v26));
    const double v28 = v15 * (v13 ? 0.0 : 1.0);
    const double v29 = v28 * v24;
    const double v30 = v13 ? 0.0 : (v28 - (v23 * v29));
    double v31_u[1] = {0.0};
    double v31_polished[1] = {0.0};
    const double v31_of_context_real[3] = {(double)mode[2], ((20.0 * v30) - 1.0) + (v22 * v29), -(v26 + (v11 + (20.0 * v27)))};
    const bool v31_of_context_boolean[1] = {!v13};
    bool v31_done = false;
    for (int v31_pass = 0; (v31_pass < 40) && !v31_done; v31_pass++) {
        double v31_next_u[1];
        double v31_next_polished[1];
        spherical_screw_before_loads(prepared, v31_u, v31_polished, v31_of_context_real, v31_of_context_boolean, v31_next_u, v31_next_polished, &v31_done);
        v31_u[0] = v31_next_u[0];
        v31_polished[0] = v31_next_polished[0];
    }
    const double v32 = v16 * (v25 - (v31_u[0] * (v16 * v29)));
    const double v33 = v13 ? (v12 - v32) : v31_u[0];
    const double v34 = v32 + (v33 + (v11 + (20.0 * (v13 ? 0.0 : (v27 - (v30 * v31_u[0]))))));
    const double v35 = -(0.5 * v34);
    const double v36 = -(1.6666666666666667 * v34);
    const signed char v37 = spherical_screw_mode_of((v33 - v34) - (0.5 * (spherical_screw_min(v36, v35) + spherical_screw_max(v36, v35))));
    const bool v38 = spherical_screw_eq(0.0, qd[2]);
    const bool v39 = (reached[2] && v38) && (!(0 == v37));
    const double v40 = 1.0 / ((0.002666666666666667 * v2) - v21);
    const double v41 = (v0_sine[0] * v40) * (0.006666666666666667 * v19);
    const double v42 = (v40 * (4.444444444444445e-05 * v2)) - 0.016666666666666666;
    const double v43 = v12 * v42;
    const double v44 = v43 + v41;
    const double v45 = 1e-08 * (fabs(v41) + fabs(v43));
    const double v46 = -v45;
    const signed char v47 = v13 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v48 = v38 ? (v46 < (-v44)) : (1 == v47);
    const double v49 = 0.6666666666666667 * fabs(v12 + (v11 + (40.0 * v44)));
    const double v50 = 0.6666666666666667 * fabs(40.0 * v42);
    const bool v51 = v50 < 1.0;
    const double v52 = v51 ? (v49 / (v51 ? (v51 ? (1.0 - v50) : 1.0) : 1.0)) : 1e+38;
    const double v53 = spherical_screw_min(v52, v49 + (v50 * v52));
    const double v54 = spherical_screw_min(v53, v49 + (v50 * v53));
    const bool v55 = fabs(v44) <= (v45 - (spherical_screw_min(v54, v49 + (v50 * v54)) * (1.0001 * v42)));
    const bool v56 = v38 && v55;
    const signed char v57 = (v56 && (!v39)) ? 0 : ((v39 ? (1 == v37) : v48) ? 1 : (-1));
    const double v58 = (v8 * ((v20 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]))) - tau[1];
    const double v59 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v4))) + (v58 + ((2.0 * qd[2]) * v7));
    signed char v60_pattern[1] = {v57};
    signed char v60_best[1] = {v57};
    bool v60_flag[7] = {false, false, false, false, false, true, false};
    double v60_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v60_of_context_real[9] = {v21, v16, 8.0 + (v4 * v6), 0.0, -v19, -v59, v12, tau[2], v10};
    const bool v60_of_context_boolean[5] = {!v38, v39, v56, v48, v38 ? (v46 < v44) : ((-1) == v47)};
    const signed char v60_of_context_mode[2] = {v47, v37};
    bool v60_done = false;
    for (int v60_pass = 0; (v60_pass < 6) && !v60_done; v60_pass++) {
        signed char v60_next_pattern[1];
        signed char v60_next_best[1];
        bool v60_next_flag[7];
        double v60_next_number[4];
        spherical_screw_decide_pattern(prepared, v60_pattern, v60_best, v60_flag, v60_number, v60_of_context_real, v60_of_context_boolean, v60_of_context_mode, v60_next_pattern, v60_next_best, v60_next_flag, v60_next_number, &v60_done);
        v60_pattern[0] = v60_next_pattern[0];
        v60_best[0] = v60_next_best[0];
        v60_flag[0] = v60_next_flag[0];
        v60_flag[1] = v60_next_flag[1];
        v60_flag[2] = v60_next_flag[2];
        v60_flag[3] = v60_next_flag[3];
        v60_flag[4] = v60_next_flag[4];
        v60_flag[5] = v60_next_flag[5];
        v60_flag[6] = v60_next_flag[6];
        v60_number[0] = v60_next_number[0];
        v60_number[1] = v60_next_number[1];
        v60_number[2] = v60_next_number[2];
        v60_number[3] = v60_next_number[3];
    }
    mode_next[2] = v60_best[0];
    const double v61 = v60_done ? ((v60_flag[2] || v60_flag[1]) ? (v60_flag[6] ? 4.0 : (v60_flag[3] ? 1.0 : (v60_flag[5] ? 0.0 : 3.0))) : (v60_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v62 = fabs(v60_number[0]) + (fabs(v60_number[1]) + (fabs(v12) + fabs(v60_number[2])));
    const double v63 = ((fabs(v59) + (fabs(v19) + v62)) < 1e+38) ? v61 : 6.0;
    const double v64 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    *status = ((fabs(q[2]) + (fabs(q[1]) + v64)) < 1e+38) ? v63 : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_decide_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void spherical_screw_friction_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3], double low[restrict 3], double high[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = v0_cosine[0] * v0_cosine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 40.0 * v3;
    const double v5 = v3 * v4;
    const double v6 = 7.992 + v5;
    const double v7 = qd[1] * qd[2];
    const double v8 = qd[1] * v0_sine[0];
    const double v9 = qd[0] * v0_cosine[0];
    const double v10 = v9 * (((80.0 * v3) * ((qd[2] * v0_cosine[0]) - (v3 * v8))) - (15.984 * v8));
    const double v11 = v10 + (0.4 * ((v0_sine[0] * qdd[2]) + (v0_cosine[0] * v7)));
    const double v12 = v11 + ((20.008 + (v6 * v2)) * qdd[0]);
    tau[0] = v12;
    const double v13 = v2 + (v0_sine[0] * v0_sine[0]);
    const double v14 = v4 * v13;
    const double v15 = (v7 * (2.0 * v14)) - (v9 * ((0.4 * qd[2]) - (v6 * (qd[0] * v0_sine[0]))));
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + v15;
    const double v17 = v16 + (qdd[1] * (8.0 + (v5 * v13)));
    tau[1] = v17;
    const double v18 = 0.4 * ((qd[1] * v9) + (v0_sine[0] * qdd[0]));
    const double v19 = ((v4 * (v9 * v9)) + (((qd[1] * qd[1]) * v14) - (392.40000000000003 * v0_sine[0]))) - v18;
    const double v20 = v18 + v19;
    const bool v21 = spherical_screw_eq(0.0, qd[2]);
    const double v22 = v21 ? spherical_screw_sign(qdd[2]) : spherical_screw_sign(qd[2]);
    const double v23 = v22 * ((40.0 * qdd[2]) - v20);
    const double v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * fabs(v23))));
    tau[2] = v24;
    const double v25 = spherical_screw_eq(0.0, qd[0]) ? v11 : v12;
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

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

void spherical_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

#endif

void spherical_screw_drive_forces(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
    tau[2] = 0.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_drive_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

void spherical_screw_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
    }
}

#endif
