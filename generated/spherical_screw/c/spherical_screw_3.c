#include "spherical_screw.h"

#include <math.h>

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

static void spherical_screw_step_pattern_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_step_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 7], const double context_real[restrict 12], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 7], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const double v2 = -(1.0 - v1);
    const bool v3 = context_boolean[3] || context_boolean[2];
    const bool v4 = ((v0 && ((v2 <= 0.0) && (0.0 <= v2))) && v3) || (context_boolean[3] && (1 == pattern[0]));
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[1] && ((0.0 <= v5) && (v5 <= 0.0))) ? 0 : (context_boolean[2] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[2] && v0) ? 1 : (-1)) : v6;
    const double v7 = v0 ? 0.0 : 0.016666666666666666;
    const double v8 = context_real[3] * v7;
    const double v9 = 1.0 / ((context_real[3] * v8) - context_real[2]);
    const double v10 = v8 * v9;
    const double v11 = 1.0 - (context_real[3] * v10);
    const double v12 = v7 * v11;
    const double v13 = -(context_real[1] * v12);
    const double v14 = 1.0 / (context_real[0] + (context_real[1] * v13));
    const double v15 = v13 * v14;
    const double v16 = v1 * v15;
    const double v17 = -v12;
    const double v18 = v0 ? 0.0 : ((v13 * v16) - (v1 * v17));
    const double v19 = (1.0 - (20.0 * v18)) - (context_real[1] * v16);
    const double v20 = 1.0 - (0.375 * v19);
    const double v21 = 1.0 + (0.4285714285714286 * v19);
    const double v22 = v21 * v20;
    const bool v23 = v1 <= 1.0;
    const bool v24 = 0.0 < (v0 ? 1.0 : ((v23 && (0.0 < v22)) ? 1.0 : spherical_screw_min(v21, v20)));
    const double v25 = v0 ? 0.0 : context_real[6];
    const double v26 = context_real[1] * v14;
    const double v27 = context_real[5] * v10;
    const double v28 = ((v27 * v26) - (context_real[4] * v14)) - (v25 * v15);
    const double v29 = v0 ? 0.0 : ((v27 - (v13 * v28)) - (v25 * v17));
    const double v30 = context_real[8] - context_real[7];
    const double v31 = ((context_real[1] * v28) - (20.0 * v29)) - v30;
    const bool v32 = !v0;
    const double v33 = (double)pattern[0];
    double v34_u[1] = {v24 ? number[3] : 0.0};
    double v34_polished[1] = {0.0};
    const double v34_of_context_real[3] = {v33, -v19, v31};
    const bool v34_of_context_boolean[1] = {v32};
    bool v34_done = false;
    for (int v34_pass = 0; (v34_pass < 40) && !v34_done; v34_pass++) {
        double v34_next_u[1];
        double v34_next_polished[1];
        spherical_screw_step_pattern_loads(prepared, v34_u, v34_polished, v34_of_context_real, v34_of_context_boolean, v34_next_u, v34_next_polished, &v34_done);
        v34_u[0] = v34_next_u[0];
        v34_polished[0] = v34_next_polished[0];
    }
    number_out[3] = v34_u[0];
    const double v35 = v28 + (v16 * v34_u[0]);
    const double v36 = context_real[1] * v35;
    const double v37 = (v10 * (v36 - ((v1 * v34_u[0]) - v25))) - (context_real[5] * v9);
    const double v38 = v0 ? (v36 + (context_real[6] - (context_real[3] * v37))) : v34_u[0];
    const double v39 = v0 ? 0.0 : (v29 - (v18 * v34_u[0]));
    const double v40 = ((v36 - (20.0 * v39)) - v30) - v38;
    const double v41 = 0.5 * v40;
    const double v42 = 1.6666666666666667 * v40;
    const double v43 = v38 + v40;
    const double v44 = v0 ? spherical_screw_min(v43 - spherical_screw_min(v42, v41), spherical_screw_max(v42, v41) - v43) : (v33 * v39);
    const bool v45 = context_boolean[0] || (((-1e-12) * spherical_screw_max(fabs(context_real[6]), fabs(v38))) <= (v0 ? v44 : (60.0 * v44)));
    const double v46 = v33 * ((v19 * v34_u[0]) - v31);
    const double v47 = v0 ? 0.0 : (-(((0.0 < (-v46)) ? 0.4285714285714286 : (-0.375)) * (v33 * v46)));
    const double v48 = spherical_screw_max(fabs(v34_u[0]), fabs(v47));
    const double v49 = fabs(v34_u[0] - v47);
    const bool v50 = (v49 <= (v48 * ((v48 < (1.0000000009313226 * v48)) ? 1e-11 : 1e-05))) && v34_done;
    const bool v51 = v50 && v45;
    const bool v52 = !flag[1];
    const bool v53 = (context_boolean[0] || ((v0 && (0.0 <= v44)) || (0.0 < v44))) && v50;
    const bool v54 = (v52 && v53) || ((!flag[2]) && (v52 && v51));
    best_out[0] = v54 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v55 = flag[1] || v53;
    flag_out[1] = v55;
    flag_out[2] = flag[2] || v51;
    const bool v56 = flag[3] || (flag[1] && v53);
    flag_out[3] = v56;
    const bool v57 = !v50;
    const bool v58 = v32 && (v22 < 0.0);
    const bool v59 = v23 && v58;
    flag_out[4] = flag[4] || (v57 && (!((v57 && v59) && ((1e-05 * v48) < v49))));
    flag_out[5] = v54 ? v24 : flag[5];
    flag_out[6] = v54 ? (v58 && (v50 && v59)) : flag[6];
    number_out[0] = v54 ? (-v35) : number[0];
    number_out[1] = v54 ? v37 : number[1];
    number_out[2] = v54 ? v39 : number[2];
    const double v60 = v0 ? context_real[11] : 0.0;
    const double v61 = v26 * (v11 * v60);
    number_out[4] = v54 ? v61 : number[4];
    const double v62 = -v61;
    const double v63 = context_real[3] * v60;
    number_out[5] = v54 ? ((v10 * (context_real[1] * v62)) - (v9 * v63)) : number[5];
    number_out[6] = v54 ? (v0 ? 0.0 : ((v10 * v63) - (v13 * v62))) : number[6];
    const bool v64 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v64 && (!v55)) || (v55 && (v56 || (v64 || (v0 || (!v4)))));
}

static void spherical_screw_stage_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

void spherical_screw_step_arrays(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[0] * v0_cosine[0];
    const double v3 = qd[1] * v2;
    const double v4 = v0_sine[0] * v3;
    const double v5 = 0.8 + q[2];
    const double v6 = qd[2] * v2;
    const double v7 = ((80.0 * v5) * ((v0_cosine[0] * v6) - (v5 * v4))) - tau[0];
    const double v8 = qd[1] * qd[2];
    const double v9 = ((v8 * (0.4 * v0_cosine[0])) + v7) - (15.984 * v4);
    const double v10 = v0_cosine[0] * v0_cosine[0];
    const double v11 = 40.0 * v5;
    const double v12 = 7.992 + (v5 * v11);
    const double v13 = 20.008 + (v12 * v10);
    const double v14 = v0_sine[0] * v0_sine[0];
    const double v15 = 1.0 / (v13 - (0.002666666666666667 * v14));
    const double v16 = (v0_sine[0] * v15) * (0.006666666666666667 * v9);
    const double v17 = v11 * (v10 + v14);
    const double v18 = 0.4 * v3;
    const double v19 = tau[2] - v18;
    const double v20 = v19 + (((qd[1] * qd[1]) * v17) + ((v2 * (v2 * v11)) - (392.40000000000003 * v0_sine[0])));
    const double v21 = 0.016666666666666666 + (v15 * (4.444444444444445e-05 * v14));
    const double v22 = v21 * v20;
    const double v23 = v22 + v16;
    const double v24 = v20 - v19;
    const double v25 = 0.6666666666666667 * fabs((40.0 * v23) - v24);
    const double v26 = 0.6666666666666667 * fabs(40.0 * v21);
    const bool v27 = v26 < 1.0;
    const double v28 = v27 ? (v25 / (v27 ? (v27 ? (1.0 - v26) : 1.0) : 1.0)) : 1e+38;
    const double v29 = spherical_screw_min(v28, v25 + (v26 * v28));
    const double v30 = spherical_screw_min(v29, v25 + (v26 * v29));
    const double v31 = 1e-08 * (fabs(v16) + fabs(v22));
    const bool v32 = fabs(v23) <= (v31 + (spherical_screw_min(v30, v25 + (v26 * v30)) * (1.0001 * v21)));
    const double v33 = -(0.5 * v24);
    const double v34 = -(1.6666666666666667 * v24);
    const double v35 = 0.5 * dt;
    const double v36 = fabs(qd[2]);
    const bool v37 = v36 < (-((spherical_screw_min(v34, v33) - spherical_screw_max(v34, v33)) * (v35 * v21)));
    const bool v38 = spherical_screw_eq(0.0, v36) || v37;
    const bool v39 = v38 && v32;
    const double v40 = -v31;
    const signed char v41 = spherical_screw_mode_of(qd[2]);
    const bool v42 = v38 ? (v40 < v23) : (1 == v41);
    const signed char v43 = v39 ? 0 : (v42 ? 1 : (-1));
    const double v44 = (v8 * (2.0 * v17)) + ((v12 * (v2 * (qd[0] * v0_sine[0]))) - tau[1]);
    const double v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6));
    signed char v46_pattern[1] = {v43};
    signed char v46_best[1] = {v43};
    bool v46_flag[7] = {false, false, false, false, false, true, false};
    double v46_number[7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v46_of_context_real[12] = {v13, 0.4 * v0_sine[0], 8.0 + (v5 * v17), 0.0, -v9, -v45, v20, tau[2], v18, qd[0], qd[1], qd[2]};
    const bool v46_of_context_boolean[4] = {!v38, v39, v42, v38 ? (v40 < (-v23)) : ((-1) == v41)};
    bool v46_done = false;
    for (int v46_pass = 0; (v46_pass < 6) && !v46_done; v46_pass++) {
        signed char v46_next_pattern[1];
        signed char v46_next_best[1];
        bool v46_next_flag[7];
        double v46_next_number[7];
        spherical_screw_step_pattern(prepared, v46_pattern, v46_best, v46_flag, v46_number, v46_of_context_real, v46_of_context_boolean, v46_next_pattern, v46_next_best, v46_next_flag, v46_next_number, &v46_done);
        v46_pattern[0] = v46_next_pattern[0];
        v46_best[0] = v46_next_best[0];
        v46_flag[0] = v46_next_flag[0];
        v46_flag[1] = v46_next_flag[1];
        v46_flag[2] = v46_next_flag[2];
        v46_flag[3] = v46_next_flag[3];
        v46_flag[4] = v46_next_flag[4];
        v46_flag[5] = v46_next_flag[5];
        v46_flag[6] = v46_next_flag[6];
        v46_number[0] = v46_next_number[0];
        v46_number[1] = v46_next_number[1];
        v46_number[2] = v46_next_number[2];
        v46_number[3] = v46_next_number[3];
        v46_number[4] = v46_next_number[4];
        v46_number[5] = v46_next_number[5];
        v46_number[6] = v46_next_number[6];
    }
    const double v47 = qd[0] + v46_number[4];
    const double v48 = v47 + (v35 * v46_number[0]);
    const double v49 = qd[1] + v46_number[5];
    const double v50 = q[1] + (v35 * v49);
    const spherical_screw_four v51_angle = {v50};
    spherical_screw_four v51_sine;
    spherical_screw_four v51_cosine;
    spherical_screw_sincos(&v51_angle, &v51_sine, &v51_cosine);
    const double v53 = v51_cosine[0] * v48;
    const bool v54 = 0 == v46_best[0];
    const double v55 = v54 ? 0.0 : (qd[2] + v46_number[6]);
    const double v56 = v5 + (v35 * v55);
    const double v57 = 40.0 * v56;
    const double v58 = v49 + (v35 * v46_number[1]);
    const double v59 = v58 * v53;
    const double v60 = tau[2] - (0.4 * v59);
    const double v61 = v51_cosine[0] * v51_cosine[0];
    const double v62 = v51_sine[0] * v51_sine[0];
    const double v63 = v57 * (v62 + v61);
    const double v64 = v58 * v63;
    const double v65 = v54 ? 0.0 : ((v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51_sine[0]))) + (v58 * v64));
    const double v66 = v54 ? 0.0 : 0.016666666666666666;
    const double v67 = 0.4 * v66;
    const double v68 = 80.0 * v56;
    const double v69 = 7.992 + (v56 * v57);
    const double v70 = 0.16000000000000003 * v66;
    const double v71 = 1.0 / ((20.008 - (v70 * v62)) + (v69 * v61));
    const double v72 = v51_sine[0] * v71;
    const double v73 = v55 + (v35 * v46_number[2]);
    const double v74 = v71 * (tau[0] - (((0.4 * v58) + (v53 * v68)) * (v73 * v51_cosine[0])));
    const double v75 = v74 + (v72 * ((v59 * (15.984 + (v56 * v68))) - (v65 * v67)));
    const double v76 = 0.4 * v51_sine[0];
    const double v77 = v54 ? 0.0 : ((v66 * v65) - (v75 * (v51_sine[0] * v67)));
    const double v78 = v51_sine[0] * v72;
    const double v79 = v66 * (v54 ? 0.0 : 1.0);
    const double v80 = 0.16000000000000003 * v79;
    const double v81 = v79 * v70;
    const double v82 = v54 ? 0.0 : (v79 + (v81 * v78));
    const bool v83 = !v54;
    const double v84 = (double)v46_best[0];
    double v85_u[1] = {v46_number[3]};
    double v85_polished[1] = {0.0};
    const double v85_of_context_real[3] = {v84, ((20.0 * v82) - 1.0) - (v78 * v80), (v60 - (20.0 * v77)) - (v75 * v76)};
    const bool v85_of_context_boolean[1] = {v83};
    bool v85_done = false;
    for (int v85_pass = 0; (v85_pass < 40) && !v85_done; v85_pass++) {
        double v85_next_u[1];
        double v85_next_polished[1];
        spherical_screw_stage_loads(prepared, v85_u, v85_polished, v85_of_context_real, v85_of_context_boolean, v85_next_u, v85_next_polished, &v85_done);
        v85_u[0] = v85_next_u[0];
        v85_polished[0] = v85_next_polished[0];
    }
    const double v86 = 0.4 * v79;
    const double v87 = v75 + (v86 * (v72 * v85_u[0]));
    const double v88 = v47 + (v35 * v87);
    const double v89 = q[1] + (v35 * v58);
    const spherical_screw_four v90_angle = {v89};
    spherical_screw_four v90_sine;
    spherical_screw_four v90_cosine;
    spherical_screw_sincos(&v90_angle, &v90_sine, &v90_cosine);
    const double v92 = v90_cosine[0] * v88;
    const double v93 = v5 + (v35 * v73);
    const double v94 = 40.0 * v93;
    const double v95 = tau[1] - (v53 * ((v69 * (v51_sine[0] * v48)) - (0.4 * v73)));
    const double v96 = (v95 - (v64 * (2.0 * v73))) - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56)));
    const double v97 = (1.0 / (8.0 + (v56 * v63))) * v96;
    const double v98 = v49 + (v35 * v97);
    const double v99 = v92 * v98;
    const double v100 = tau[2] - (0.4 * v99);
    const double v101 = v90_sine[0] * v90_sine[0];
    const double v102 = v90_cosine[0] * v90_cosine[0];
    const double v103 = v94 * (v102 + v101);
    const double v104 = v98 * v103;
    const double v105 = v54 ? 0.0 : ((v100 + ((v92 * (v94 * v92)) - (392.40000000000003 * v90_sine[0]))) + (v98 * v104));
    const double v106 = 80.0 * v93;
    const double v107 = 7.992 + (v93 * v94);
    const double v108 = 1.0 / ((20.008 + (v107 * v102)) - (v70 * v101));
    const double v109 = v90_sine[0] * v108;
    const double v110 = (v82 * v85_u[0]) - v77;
    const double v111 = v54 ? 0.0 : (-v110);
    const double v112 = v55 + (v35 * v111);
    const double v113 = v108 * (tau[0] - (((0.4 * v98) + (v92 * v106)) * (v90_cosine[0] * v112)));
    const double v114 = v113 + (v109 * ((v99 * (15.984 + (v93 * v106))) - (v67 * v105)));
    const double v115 = 0.4 * v90_sine[0];
    const double v116 = v54 ? 0.0 : ((v66 * v105) - (v114 * (v90_sine[0] * v67)));
    const double v117 = v90_sine[0] * v109;
    const double v118 = v54 ? 0.0 : (v79 + (v81 * v117));
    double v119_u[1] = {v85_u[0]};
    double v119_polished[1] = {0.0};
    const double v119_of_context_real[3] = {v84, ((20.0 * v118) - 1.0) - (v80 * v117), (v100 - (20.0 * v116)) - (v114 * v115)};
    const bool v119_of_context_boolean[1] = {v83};
    bool v119_done = false;
    for (int v119_pass = 0; (v119_pass < 40) && !v119_done; v119_pass++) {
        double v119_next_u[1];
        double v119_next_polished[1];
        spherical_screw_stage_loads(prepared, v119_u, v119_polished, v119_of_context_real, v119_of_context_boolean, v119_next_u, v119_next_polished, &v119_done);
        v119_u[0] = v119_next_u[0];
        v119_polished[0] = v119_next_polished[0];
    }
    const double v120 = v114 + (v119_u[0] * (v86 * v109));
    const double v121 = v47 + (dt * v120);
    const double v122 = q[1] + (dt * v98);
    const spherical_screw_four v123_angle = {v122};
    spherical_screw_four v123_sine;
    spherical_screw_four v123_cosine;
    spherical_screw_sincos(&v123_angle, &v123_sine, &v123_cosine);
    const double v125 = v121 * v123_cosine[0];
    const double v126 = v5 + (dt * v112);
    const double v127 = 40.0 * v126;
    const double v128 = tau[1] - (v92 * ((v107 * (v90_sine[0] * v88)) - (0.4 * v112)));
    const double v129 = (v128 - (v104 * (2.0 * v112))) - (v90_cosine[0] * (88.29 + (392.40000000000003 * v93)));
    const double v130 = (1.0 / (8.0 + (v93 * v103))) * v129;
    const double v131 = v49 + (dt * v130);
    const double v132 = v131 * v125;
    const double v133 = tau[2] - (0.4 * v132);
    const double v134 = v123_cosine[0] * v123_cosine[0];
    const double v135 = v123_sine[0] * v123_sine[0];
    const double v136 = v127 * (v135 + v134);
    const double v137 = v131 * v136;
    const double v138 = v54 ? 0.0 : ((v133 + ((v125 * (v127 * v125)) - (392.40000000000003 * v123_sine[0]))) + (v131 * v137));
    const double v139 = 80.0 * v126;
    const double v140 = 7.992 + (v126 * v127);
    const double v141 = 1.0 / ((20.008 - (v70 * v135)) + (v140 * v134));
    const double v142 = v123_sine[0] * v141;
    const double v143 = (v118 * v119_u[0]) - v116;
    const double v144 = v54 ? 0.0 : (-v143);
    const double v145 = v55 + (dt * v144);
    const double v146 = v141 * (tau[0] - (((0.4 * v131) + (v125 * v139)) * (v123_cosine[0] * v145)));
    const double v147 = v146 + (v142 * ((v132 * (15.984 + (v126 * v139))) - (v67 * v138)));
    const double v148 = 0.4 * v123_sine[0];
    const double v149 = v54 ? 0.0 : ((v66 * v138) - (v147 * (v67 * v123_sine[0])));
    const double v150 = v123_sine[0] * v142;
    const double v151 = v54 ? 0.0 : (v79 + (v81 * v150));
    double v152_u[1] = {v119_u[0]};
    double v152_polished[1] = {0.0};
    const double v152_of_context_real[3] = {v84, ((20.0 * v151) - 1.0) - (v80 * v150), (v133 - (20.0 * v149)) - (v147 * v148)};
    const bool v152_of_context_boolean[1] = {v83};
    bool v152_done = false;
    for (int v152_pass = 0; (v152_pass < 40) && !v152_done; v152_pass++) {
        double v152_next_u[1];
        double v152_next_polished[1];
        spherical_screw_stage_loads(prepared, v152_u, v152_polished, v152_of_context_real, v152_of_context_boolean, v152_next_u, v152_next_polished, &v152_done);
        v152_u[0] = v152_next_u[0];
        v152_polished[0] = v152_next_polished[0];
    }
    const double v153 = (v151 * v152_u[0]) - v149;
    const double v154 = 0.16666666666666666 * dt;
    const double v155 = 0.3333333333333333 * dt;
    const double v156 = (v55 + (v154 * (v46_number[2] + (v54 ? 0.0 : (-v153))))) + (v155 * (v111 + v144));
    const double v157 = v54 ? 0.0 : v156;
    const double v158 = tau[1] - (v125 * ((v140 * (v121 * v123_sine[0])) - (0.4 * v145)));
    const double v159 = (v158 - (v137 * (2.0 * v145))) - (v123_cosine[0] * (88.29 + (392.40000000000003 * v126)));
    const double v160 = v49 + (v154 * (v46_number[1] + ((1.0 / (8.0 + (v126 * v136))) * v159)));
    const double v161 = v160 + (v155 * (v97 + v130));
    const double v162 = v54 ? q[2] : ((q[2] + (v154 * (v55 + v145))) + (v155 * (v73 + v112)));
    const double v163 = v147 + (v152_u[0] * (v86 * v142));
    const double v164 = (v47 + (v154 * (v46_number[0] + v163))) + (v155 * (v87 + v120));
    const bool v165 = (fabs(v164) + (fabs(v162) + (fabs(v157) + fabs(v161)))) < 1e+38;
    const double v166 = (q[0] + (v154 * (v47 + v121))) + (v155 * (v48 + v88));
    const double v167 = fabs(v166) + (fabs(tau[2]) + (fabs(tau[1]) + (v36 + fabs(tau[0]))));
    const double v168 = (q[1] + (v154 * (v49 + v131))) + (v155 * (v58 + v98));
    const double v169 = fabs(q[1]) + (fabs(q[2]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v170 = (fabs(q[0]) + (fabs(dt) + v169)) < 1e+38;
    const bool v171 = ((((fabs(v168) + v167) < 1e+38) && v170) && v165) && (0.0 < dt);
    q_next[0] = v171 ? v166 : q[0];
    q_next[1] = v171 ? v168 : q[1];
    q_next[2] = v171 ? v162 : q[2];
    qd_next[0] = v171 ? v164 : qd[0];
    qd_next[1] = v171 ? v161 : qd[1];
    qd_next[2] = v171 ? v157 : qd[2];
    mode_next[0] = v171 ? spherical_screw_mode_of(qd[0]) : mode[0];
    mode_next[1] = v171 ? spherical_screw_mode_of(qd[1]) : mode[1];
    mode_next[2] = v171 ? v46_best[0] : mode[2];
    const double v172 = ((v152_u[0] - v133) - (20.0 * v153)) + (v148 * v163);
    const double v173 = v84 * v84;
    const double v174 = v54 ? 0.0 : (-(((0.0 < (-(v84 * v172))) ? 0.4285714285714286 : (-0.375)) * (v173 * v172)));
    const double v175 = spherical_screw_max(fabs(v152_u[0]), fabs(v174));
    const bool v176 = (fabs(v152_u[0] - v174) <= (v175 * ((v175 < (1.0000000009313226 * v175)) ? 1e-11 : 1e-05))) && v152_done;
    const double v177 = ((v119_u[0] - v100) - (20.0 * v143)) + (v115 * v120);
    const double v178 = v54 ? 0.0 : (-(v173 * (v177 * ((0.0 < (-(v84 * v177))) ? 0.4285714285714286 : (-0.375)))));
    const double v179 = spherical_screw_max(fabs(v119_u[0]), fabs(v178));
    const bool v180 = v119_done && (fabs(v119_u[0] - v178) <= (v179 * ((v179 < (1.0000000009313226 * v179)) ? 1e-11 : 1e-05)));
    const double v181 = ((v85_u[0] - v60) - (20.0 * v110)) + (v76 * v87);
    const double v182 = v54 ? 0.0 : (-(((0.0 < (-(v84 * v181))) ? 0.4285714285714286 : (-0.375)) * (v173 * v181)));
    const double v183 = spherical_screw_max(fabs(v85_u[0]), fabs(v182));
    const bool v184 = v85_done && (fabs(v85_u[0] - v182) <= (v183 * ((v183 < (1.0000000009313226 * v183)) ? 1e-11 : 1e-05)));
    const double v185 = v46_done ? ((v46_flag[2] || v46_flag[1]) ? (v46_flag[6] ? 4.0 : (v46_flag[3] ? 1.0 : (v46_flag[5] ? 0.0 : 3.0))) : (v46_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v186 = fabs(v46_number[1]) + (fabs(v46_number[2]) + (fabs(v20) + fabs(v9)));
    const double v187 = ((fabs(v45) + (fabs(v46_number[0]) + v186)) < 1e+38) ? v185 : 6.0;
    *status = v171 ? (((v180 && v184) && v176) ? v187 : spherical_screw_max(5.0, v187)) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_step_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int spherical_screw_step(const spherical_screw_prepared *restrict prepared, spherical_screw_state *restrict state, const double tau[restrict 3], double dt)
{
    double q_next[3];
    double qd_next[3];
    signed char mode_next[3];
    double status;

    spherical_screw_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 3U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}

static void spherical_screw_interpolated_pattern_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_interpolated_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
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
        spherical_screw_interpolated_pattern_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
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
    const bool v58 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v40 && v57));
    const signed char v59 = (((0.0 <= v55) && (v55 <= 0.0)) && (context_boolean[2] && (!v41))) ? 0 : (v50 ? 1 : (-1));
    pattern_out[0] = v58 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v54 ? ((v0 && v50) ? 1 : (-1)) : v59);
    const bool v60 = !flag[1];
    const bool v61 = v47 && (context_boolean[0] || (((-1e-12) * v39) <= v38));
    const bool v62 = (v60 && v48) || ((!flag[2]) && (v60 && v61));
    best_out[0] = v62 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v58;
    flag_out[2] = flag[2] || v61;
    const bool v63 = flag[3] || (flag[1] && v48);
    flag_out[3] = v63;
    const bool v64 = !v47;
    const bool v65 = v25 && (v16 < 0.0);
    const bool v66 = v17 && v65;
    flag_out[4] = flag[4] || (v64 && (!((v66 && v64) && ((1e-05 * v45) < v46))));
    flag_out[5] = v62 ? v18 : flag[5];
    flag_out[6] = v62 ? (v65 && (v66 && v47)) : flag[6];
    number_out[0] = v62 ? (-v28) : number[0];
    number_out[1] = v62 ? (-v31) : number[1];
    number_out[2] = v62 ? v30 : number[2];
    *done = (v49 && ((v56 || (v0 || (!v54))) || v63)) || (v57 && (!v58));
}

static void spherical_screw_margin_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_interpolated_breakaways(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 17], const signed char context_mode[restrict 3], double result_real[restrict 1], bool result_boolean[restrict 1], signed char result_mode[restrict 1])
{
    const spherical_screw_four v0_angle = {context_real[12]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v2 = 0 == context_mode[2];
    const double v3 = v2 ? 0.0 : 0.016666666666666666;
    const double v4 = v3 * v0_sine[0];
    const double v5 = 0.16000000000000003 * (v0_sine[0] * v4);
    const double v6 = v0_cosine[0] * v0_cosine[0];
    const double v7 = 0.8 + context_real[13];
    const double v8 = 40.0 * v7;
    const double v9 = 1.0 / ((v5 - 20.008) - (v6 * (7.992 + (v7 * v8))));
    const double v10 = v2 ? 0.0 : 1.0;
    const double v11 = v5 * (v9 * v10);
    const double v12 = v2 ? 0.0 : (v3 * (v10 - v11));
    const double v13 = context_real[14] * v0_cosine[0];
    const double v14 = 0.4 * context_real[15];
    const double v15 = (v13 * v14) - context_real[3];
    const double v16 = context_real[16] * v0_cosine[0];
    const double v17 = context_real[15] * v0_sine[0];
    const double v18 = v13 * ((((v7 * v17) - v16) * (80.0 * v7)) + (15.984 * v17));
    const double v19 = (((v6 + (v0_sine[0] * v0_sine[0])) * (context_real[15] * context_real[15])) + (v13 * v13)) * v8;
    const double v20 = (392.40000000000003 * v0_sine[0]) - v19;
    const double v21 = v2 ? 0.0 : ((-v15) - v20);
    const double v22 = 0.4 * v4;
    const double v23 = v9 * ((((v14 * v16) - context_real[5]) - v18) + (v21 * v22));
    const double v24 = v15 + (v23 * (0.4 * v0_sine[0]));
    const double v25 = v2 ? 0.0 : ((v3 * v21) - (v22 * v23));
    double v26_u[1] = {context_real[10]};
    double v26_polished[1] = {0.0};
    const double v26_of_context_real[3] = {(double)context_mode[2], v11 + ((20.0 * v12) - 1.0), -(v24 + (20.0 * v25))};
    const bool v26_of_context_boolean[1] = {!v2};
    bool v26_done = false;
    for (int v26_pass = 0; (v26_pass < 40) && !v26_done; v26_pass++) {
        double v26_next_u[1];
        double v26_next_polished[1];
        spherical_screw_margin_loads(prepared, v26_u, v26_polished, v26_of_context_real, v26_of_context_boolean, v26_next_u, v26_next_polished, &v26_done);
        v26_u[0] = v26_next_u[0];
        v26_polished[0] = v26_next_polished[0];
    }
    const double v27 = (20.0 * (v2 ? 0.0 : (v25 - (v12 * v26_u[0])))) - v20;
    const double v28 = (((v11 * v26_u[0]) - v27) - v20) - v24;
    const double v29 = -(1.6666666666666667 * v27);
    const double v30 = -(0.5 * v27);
    const double v31 = spherical_screw_min(v29, v30);
    const double v32 = spherical_screw_max(v29, v30);
    const double v33 = spherical_screw_min(v28 - v31, v32 - v28);
    const bool v34 = v2 && (v33 < 0.0);
    result_boolean[0] = v34;
    const double v35 = (context_real[1] * context_real[8]) - context_real[2];
    const double v36 = v35 + ((context_real[3] - (20.0 * context_real[9])) - context_real[4]);
    const double v37 = v35 + ((context_real[0] * context_real[7]) - v36);
    const double v38 = 1.6666666666666667 * v36;
    const double v39 = 0.5 * v36;
    const double v40 = spherical_screw_max(0.0, spherical_screw_min(v37 + spherical_screw_max(v38, v39), -(spherical_screw_min(v38, v39) + v37)));
    result_real[0] = v34 ? (v40 / (v34 ? (v34 ? (v40 - v33) : 1.0) : 1.0)) : 1.0;
    result_mode[0] = spherical_screw_mode_of(((2.0 * v28) - v31) - v32);
}

static void spherical_screw_interpolated_part(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const bool crossing[restrict 3], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, double dt, const double tau[restrict 3], double q_out[restrict 3], double qd_out[restrict 3], signed char mode_out[restrict 3], bool crossing_out[restrict 3], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = 0.5 * trial;
    const double v1 = q[1] + (qd[1] * v0);
    const spherical_screw_four v2_angle = {q[1], v1};
    spherical_screw_four v2_sine;
    spherical_screw_four v2_cosine;
    spherical_screw_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v6 = qd[0] * v2_cosine[0];
    const double v7 = 0.8 + q[2];
    const double v8 = qd[1] * v2_sine[0];
    const double v9 = 0.4 * v6;
    const double v10 = v2_sine[0] * v2_sine[0];
    const double v11 = v2_cosine[0] * v2_cosine[0];
    const double v12 = 0.4 * v2_sine[0];
    const double v13 = 40.0 * v7;
    const double v14 = 7.992 + (v7 * v13);
    const double v15 = 20.008 + (v14 * v11);
    const double v16 = qd[1] * qd[2];
    const double v17 = v6 * (((80.0 * v7) * ((qd[2] * v2_cosine[0]) - (v7 * v8))) - (15.984 * v8));
    const double v18 = qd[1] * v9;
    const double v19 = v13 * (v11 + v10);
    const double v20 = 8.0 + (v7 * v19);
    const double v21 = (v16 * (2.0 * v19)) + ((v14 * (v6 * (qd[0] * v2_sine[0]))) - tau[1]);
    const double v22 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v7))) + (v21 - (qd[2] * v9));
    const signed char v23 = spherical_screw_mode_of(qd[0]);
    mode_out[0] = v23;
    const signed char v24 = spherical_screw_mode_of(qd[1]);
    mode_out[1] = v24;
    const bool v25 = spherical_screw_eq(0.0, qd[2]);
    const double v26 = 1.0 / ((0.002666666666666667 * v10) - v15);
    const double v27 = (v26 * (4.444444444444445e-05 * v10)) - 0.016666666666666666;
    const double v28 = 0.6666666666666667 * fabs(40.0 * v27);
    const bool v29 = v28 < 1.0;
    const signed char v30 = spherical_screw_mode_of(qd[2]);
    crossing_out[0] = false;
    crossing_out[1] = false;
    const bool v31 = !v25;
    const double v32 = tau[2] - v18;
    const double v33 = (((qd[1] * qd[1]) * v19) + ((v6 * (v6 * v13)) - (392.40000000000003 * v2_sine[0]))) + v32;
    const double v34 = v27 * v33;
    const double v35 = v17 + ((v16 * (0.4 * v2_cosine[0])) - tau[0]);
    const double v36 = (v2_sine[0] * v26) * (0.006666666666666667 * v35);
    const double v37 = v34 + v36;
    const double v38 = 1e-08 * (fabs(v36) + fabs(v34));
    const double v39 = 0.6666666666666667 * fabs((v32 - (40.0 * v37)) - v33);
    const double v40 = v29 ? (v39 / (v29 ? (v29 ? (1.0 - v28) : 1.0) : 1.0)) : 1e+38;
    const double v41 = spherical_screw_min(v40, v39 + (v28 * v40));
    const double v42 = spherical_screw_min(v41, v39 + (v28 * v41));
    const bool v43 = fabs(v37) <= (v38 - ((1.0001 * v27) * spherical_screw_min(v42, v39 + (v28 * v42))));
    const bool v44 = v25 && v43;
    const bool v45 = !(0 == forced[0]);
    const bool v46 = v45 && (v25 && v45);
    const double v47 = -v38;
    const bool v48 = v25 ? (v47 < (-v37)) : (1 == v30);
    const signed char v49 = (v44 && (!v46)) ? 0 : ((v46 ? (1 == forced[0]) : v48) ? 1 : (-1));
    signed char v50_pattern[1] = {v49};
    signed char v50_best[1] = {v49};
    bool v50_flag[7] = {false, false, false, false, false, true, false};
    double v50_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v50_of_context_real[9] = {v15, v12, v20, 0.0, -v35, -v22, v33, tau[2], v18};
    const bool v50_of_context_boolean[5] = {v31, v46, v44, v48, v25 ? (v47 < v37) : ((-1) == v30)};
    const signed char v50_of_context_mode[2] = {v30, forced[0]};
    bool v50_done = false;
    for (int v50_pass = 0; (v50_pass < 6) && !v50_done; v50_pass++) {
        signed char v50_next_pattern[1];
        signed char v50_next_best[1];
        bool v50_next_flag[7];
        double v50_next_number[4];
        spherical_screw_interpolated_pattern(prepared, v50_pattern, v50_best, v50_flag, v50_number, v50_of_context_real, v50_of_context_boolean, v50_of_context_mode, v50_next_pattern, v50_next_best, v50_next_flag, v50_next_number, &v50_done);
        v50_pattern[0] = v50_next_pattern[0];
        v50_best[0] = v50_next_best[0];
        v50_flag[0] = v50_next_flag[0];
        v50_flag[1] = v50_next_flag[1];
        v50_flag[2] = v50_next_flag[2];
        v50_flag[3] = v50_next_flag[3];
        v50_flag[4] = v50_next_flag[4];
        v50_flag[5] = v50_next_flag[5];
        v50_flag[6] = v50_next_flag[6];
        v50_number[0] = v50_next_number[0];
        v50_number[1] = v50_next_number[1];
        v50_number[2] = v50_next_number[2];
        v50_number[3] = v50_next_number[3];
    }
    mode_out[2] = v50_best[0];
    const bool v51 = 0 == v50_best[0];
    const double v52 = 0.16666666666666666 * trial;
    const double v53 = qd[2] + (v50_number[2] * v0);
    const double v54 = v7 + (v0 * v53);
    const double v55 = 40.0 * v54;
    const double v56 = 7.992 + (v54 * v55);
    const double v57 = qd[1] + (v50_number[1] * v0);
    const double v58 = q[1] + (v0 * v57);
    const spherical_screw_four v59_angle = {v58};
    spherical_screw_four v59_sine;
    spherical_screw_four v59_cosine;
    spherical_screw_sincos(&v59_angle, &v59_sine, &v59_cosine);
    const double v61 = v59_cosine[0] * v59_cosine[0];
    const double v62 = v51 ? 0.0 : 0.016666666666666666;
    const double v63 = 0.16000000000000003 * v62;
    const double v64 = v59_sine[0] * v59_sine[0];
    const double v65 = 1.0 / ((20.008 + (v56 * v61)) - (v63 * v64));
    const double v66 = v7 + (qd[2] * v0);
    const double v67 = 40.0 * v66;
    const double v68 = v2_sine[1] * v2_sine[1];
    const double v69 = v2_cosine[1] * v2_cosine[1];
    const double v70 = v67 * (v68 + v69);
    const double v71 = qd[0] + (v50_number[0] * v0);
    const double v72 = v2_cosine[1] * v71;
    const double v73 = 7.992 + (v66 * v67);
    const double v74 = tau[1] + (v72 * ((0.4 * v53) - (v73 * (v2_sine[1] * v71))));
    const double v75 = v57 * v70;
    const double v76 = (v74 - (v75 * (2.0 * v53))) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v66)));
    const double v77 = (1.0 / (8.0 + (v66 * v70))) * v76;
    const double v78 = qd[1] + (v0 * v77);
    const double v79 = 1.0 / ((20.008 - (v63 * v68)) + (v73 * v69));
    const double v80 = 80.0 * v66;
    const double v81 = v79 * (tau[0] - (((0.4 * v57) + (v72 * v80)) * (v53 * v2_cosine[1])));
    const double v82 = v2_sine[1] * v79;
    const double v83 = v57 * v72;
    const double v84 = tau[2] - (0.4 * v83);
    const double v85 = v51 ? 0.0 : ((v84 + ((v67 * (v72 * v72)) - (392.40000000000003 * v2_sine[1]))) + (v57 * v75));
    const double v86 = 0.4 * v62;
    const double v87 = v81 + (v82 * ((v83 * (15.984 + (v66 * v80))) - (v85 * v86)));
    const double v88 = v62 * (v51 ? 0.0 : 1.0);
    const double v89 = 0.4 * v88;
    const double v90 = (double)v50_best[0];
    const double v91 = v88 * v63;
    const double v92 = v2_sine[1] * v82;
    const double v93 = v51 ? 0.0 : (v88 + (v91 * v92));
    const double v94 = 0.16000000000000003 * v88;
    const double v95 = v51 ? 0.0 : ((v62 * v85) - (v87 * (v2_sine[1] * v86)));
    const double v96 = 0.4 * v2_sine[1];
    const bool v97 = !v51;
    double v98_u[1] = {v50_number[3]};
    double v98_polished[1] = {0.0};
    const double v98_of_context_real[3] = {v90, ((20.0 * v93) - 1.0) - (v92 * v94), (v84 - (20.0 * v95)) - (v87 * v96)};
    const bool v98_of_context_boolean[1] = {v97};
    bool v98_done = false;
    for (int v98_pass = 0; (v98_pass < 40) && !v98_done; v98_pass++) {
        double v98_next_u[1];
        double v98_next_polished[1];
        spherical_screw_stage_loads(prepared, v98_u, v98_polished, v98_of_context_real, v98_of_context_boolean, v98_next_u, v98_next_polished, &v98_done);
        v98_u[0] = v98_next_u[0];
        v98_polished[0] = v98_next_polished[0];
    }
    const double v99 = v87 + (v89 * (v82 * v98_u[0]));
    const double v100 = qd[0] + (v0 * v99);
    const double v101 = v59_cosine[0] * v100;
    const double v102 = 80.0 * v54;
    const double v103 = v95 - (v93 * v98_u[0]);
    const double v104 = v51 ? 0.0 : v103;
    const double v105 = qd[2] + (v0 * v104);
    const double v106 = v65 * (tau[0] - (((0.4 * v78) + (v101 * v102)) * (v59_cosine[0] * v105)));
    const double v107 = v59_sine[0] * v65;
    const double v108 = v101 * v78;
    const double v109 = tau[2] - (0.4 * v108);
    const double v110 = v55 * (v61 + v64);
    const double v111 = v78 * v110;
    const double v112 = v51 ? 0.0 : ((v109 + ((v101 * (v55 * v101)) - (392.40000000000003 * v59_sine[0]))) + (v78 * v111));
    const double v113 = v106 + (v107 * ((v108 * (15.984 + (v54 * v102))) - (v86 * v112)));
    const double v114 = v59_sine[0] * v107;
    const double v115 = v51 ? 0.0 : (v88 + (v91 * v114));
    const double v116 = v51 ? 0.0 : ((v62 * v112) - (v113 * (v59_sine[0] * v86)));
    const double v117 = 0.4 * v59_sine[0];
    double v118_u[1] = {v98_u[0]};
    double v118_polished[1] = {0.0};
    const double v118_of_context_real[3] = {v90, ((20.0 * v115) - 1.0) - (v94 * v114), (v109 - (20.0 * v116)) - (v113 * v117)};
    const bool v118_of_context_boolean[1] = {v97};
    bool v118_done = false;
    for (int v118_pass = 0; (v118_pass < 40) && !v118_done; v118_pass++) {
        double v118_next_u[1];
        double v118_next_polished[1];
        spherical_screw_stage_loads(prepared, v118_u, v118_polished, v118_of_context_real, v118_of_context_boolean, v118_next_u, v118_next_polished, &v118_done);
        v118_u[0] = v118_next_u[0];
        v118_polished[0] = v118_next_polished[0];
    }
    const double v119 = v113 + (v118_u[0] * (v89 * v107));
    const double v120 = qd[0] + (trial * v119);
    const double v121 = 0.3333333333333333 * trial;
    const double v122 = (q[0] + (v52 * (qd[0] + v120))) + (v121 * (v71 + v100));
    q_out[0] = v122;
    const double v123 = tau[1] + (v101 * ((0.4 * v105) - (v56 * (v59_sine[0] * v100))));
    const double v124 = (v123 - (v111 * (2.0 * v105))) - (v59_cosine[0] * (88.29 + (392.40000000000003 * v54)));
    const double v125 = (1.0 / (8.0 + (v54 * v110))) * v124;
    const double v126 = qd[1] + (trial * v125);
    const double v127 = (q[1] + (v52 * (qd[1] + v126))) + (v121 * (v57 + v78));
    q_out[1] = v127;
    const double v128 = (v115 * v118_u[0]) - v116;
    const double v129 = v51 ? 0.0 : (-v128);
    const double v130 = qd[2] + (trial * v129);
    const double v131 = v51 ? q[2] : ((q[2] + (v52 * (qd[2] + v130))) + (v121 * (v53 + v105)));
    q_out[2] = v131;
    const double v132 = v7 + (trial * v105);
    const double v133 = 40.0 * v132;
    const double v134 = 7.992 + (v132 * v133);
    const double v135 = q[1] + (trial * v78);
    const spherical_screw_four v136_angle = {v135};
    spherical_screw_four v136_sine;
    spherical_screw_four v136_cosine;
    spherical_screw_sincos(&v136_angle, &v136_sine, &v136_cosine);
    const double v138 = v136_cosine[0] * v136_cosine[0];
    const double v139 = v136_sine[0] * v136_sine[0];
    const double v140 = 1.0 / ((20.008 + (v134 * v138)) - (v63 * v139));
    const double v141 = v120 * v136_cosine[0];
    const double v142 = 80.0 * v132;
    const double v143 = v140 * (tau[0] - (((0.4 * v126) + (v141 * v142)) * (v130 * v136_cosine[0])));
    const double v144 = v136_sine[0] * v140;
    const double v145 = v126 * v141;
    const double v146 = tau[2] - (0.4 * v145);
    const double v147 = v133 * (v138 + v139);
    const double v148 = v126 * v147;
    const double v149 = v51 ? 0.0 : ((v146 + ((v141 * (v133 * v141)) - (392.40000000000003 * v136_sine[0]))) + (v126 * v148));
    const double v150 = v143 + (v144 * ((v145 * (15.984 + (v132 * v142))) - (v86 * v149)));
    const double v151 = v136_sine[0] * v144;
    const double v152 = v51 ? 0.0 : (v88 + (v91 * v151));
    const double v153 = v51 ? 0.0 : ((v62 * v149) - (v150 * (v86 * v136_sine[0])));
    const double v154 = 0.4 * v136_sine[0];
    double v155_u[1] = {v118_u[0]};
    double v155_polished[1] = {0.0};
    const double v155_of_context_real[3] = {v90, ((20.0 * v152) - 1.0) - (v94 * v151), (v146 - (20.0 * v153)) - (v150 * v154)};
    const bool v155_of_context_boolean[1] = {v97};
    bool v155_done = false;
    for (int v155_pass = 0; (v155_pass < 40) && !v155_done; v155_pass++) {
        double v155_next_u[1];
        double v155_next_polished[1];
        spherical_screw_stage_loads(prepared, v155_u, v155_polished, v155_of_context_real, v155_of_context_boolean, v155_next_u, v155_next_polished, &v155_done);
        v155_u[0] = v155_next_u[0];
        v155_polished[0] = v155_next_polished[0];
    }
    const double v156 = v150 + (v155_u[0] * (v89 * v144));
    const double v157 = (qd[0] + (v52 * (v50_number[0] + v156))) + (v121 * (v99 + v119));
    const double v158 = tau[1] + (v141 * ((0.4 * v130) - (v134 * (v120 * v136_sine[0]))));
    const double v159 = (v158 - (v148 * (2.0 * v130))) - (v136_cosine[0] * (88.29 + (392.40000000000003 * v132)));
    const double v160 = qd[1] + (v52 * (v50_number[1] + ((1.0 / (8.0 + (v132 * v147))) * v159)));
    const double v161 = v160 + (v121 * (v77 + v125));
    const double v162 = (v152 * v155_u[0]) - v153;
    const double v163 = (qd[2] + (v52 * (v50_number[2] + (v51 ? 0.0 : (-v162))))) + (v121 * (v104 + v129));
    const double v164 = v51 ? 0.0 : v163;
    double v166 = 1.0;
    bool v167 = false;
    signed char v168 = 0;
    if (v51) {
        const double v165_of_context_real[17] = {v12, 0.0, v33, tau[2], v18, tau[0], tau[1], v50_number[0], v50_number[1], v50_number[2], v50_number[3], v122, v127, v131, v157, v161, v164};
        const signed char v165_of_context_mode[3] = {v23, v24, v50_best[0]};
        double v165_result_real[1];
        bool v165_result_boolean[1];
        signed char v165_result_mode[1];
        spherical_screw_interpolated_breakaways(prepared, v165_of_context_real, v165_of_context_mode, v165_result_real, v165_result_boolean, v165_result_mode);
        v166 = v165_result_real[0];
        v167 = v165_result_boolean[0];
        v168 = v165_result_mode[0];
    }
    const bool v169 = (v90 * v164) < 0.0;
    const bool v170 = v31 && v169;
    const double v171 = v170 ? (qd[2] / (v170 ? (v170 ? (qd[2] - v164) : 1.0) : 1.0)) : 1.0;
    const double v172 = spherical_screw_min(v166, spherical_screw_min(1.0, v171));
    const bool v173 = crossing[1] || crossing[0];
    const bool v174 = (crossing[2] || v173) || (!(0 == heading[0]));
    const bool v175 = ((v172 < 1.0) && (!v174)) && (!(10.0 <= passes));
    const bool v176 = !v175;
    const bool v177 = crossing[2] || v169;
    const bool v178 = v176 && (v173 || v177);
    const bool v179 = v51 || v177;
    const double v180 = v179 ? 0.0 : 0.016666666666666666;
    const double v181 = 1.0 / ((((!crossing[0]) && v176) && v178) ? (((0.16000000000000003 * v10) * v180) - v15) : 1.0);
    const double v182 = v179 ? 0.0 : (v12 * (crossing[0] ? v157 : 0.0));
    const double v183 = v12 * v180;
    const double v184 = (crossing[0] ? 0.0 : (-v181)) * ((v182 * v183) - (crossing[0] ? 0.0 : (v12 * (v179 ? v164 : 0.0))));
    const double v185 = v178 ? (crossing[0] ? 0.0 : (v157 + (crossing[0] ? 0.0 : (-v184)))) : v157;
    qd_out[0] = v185;
    const double v186 = (crossing[1] ? 0.0 : (1.0 / ((((!crossing[1]) && v176) && v178) ? v20 : 1.0))) * (crossing[1] ? 0.0 : 0.0);
    const double v187 = v178 ? (crossing[1] ? 0.0 : (v161 + (crossing[1] ? 0.0 : v186))) : v161;
    qd_out[1] = v187;
    const double v188 = v178 ? (v179 ? 0.0 : (v164 + (v179 ? 0.0 : ((v180 * v182) + (v183 * v184))))) : v164;
    qd_out[2] = v188;
    crossing_out[2] = v175 && (v169 && (v171 <= v172));
    const signed char v189 = v174 ? heading[0] : 0;
    forced_out[0] = v189;
    heading_out[0] = ((v166 <= v172) && (v175 && v167)) ? v168 : 0;
    const double v190 = v175 ? past : (v174 ? (trial + past) : dt);
    *past_out = v190;
    const double v191 = v175 ? (trial * v172) : (dt - v190);
    *trial_out = v191;
    *passes_out = 1.0 + passes;
    const double v192 = v90 * v90;
    const double v193 = ((v118_u[0] - v109) - (20.0 * v128)) + (v117 * v119);
    const double v194 = v51 ? 0.0 : (-(v192 * (v193 * ((0.0 < (-(v90 * v193))) ? 0.4285714285714286 : (-0.375)))));
    const double v195 = spherical_screw_max(fabs(v118_u[0]), fabs(v194));
    const bool v196 = v118_done && (fabs(v118_u[0] - v194) <= (v195 * ((v195 < (1.0000000009313226 * v195)) ? 1e-11 : 1e-05)));
    const double v197 = ((v98_u[0] - v84) + (20.0 * v103)) + (v96 * v99);
    const double v198 = v51 ? 0.0 : (-(((0.0 < (-(v90 * v197))) ? 0.4285714285714286 : (-0.375)) * (v192 * v197)));
    const double v199 = spherical_screw_max(fabs(v98_u[0]), fabs(v198));
    const bool v200 = v98_done && (fabs(v98_u[0] - v198) <= (v199 * ((v199 < (1.0000000009313226 * v199)) ? 1e-11 : 1e-05)));
    const double v201 = ((v155_u[0] - v146) - (20.0 * v162)) + (v154 * v156);
    const double v202 = v51 ? 0.0 : (-(((0.0 < (-(v90 * v201))) ? 0.4285714285714286 : (-0.375)) * (v192 * v201)));
    const double v203 = spherical_screw_max(fabs(v155_u[0]), fabs(v202));
    const bool v204 = (fabs(v155_u[0] - v202) <= (v203 * ((v203 < (1.0000000009313226 * v203)) ? 1e-11 : 1e-05))) && v155_done;
    const double v205 = fabs(v50_number[2]) + (fabs(v50_number[0]) + (fabs(v33) + fabs(v50_number[1])));
    const double v206 = v50_done ? ((v50_flag[2] || v50_flag[1]) ? (v50_flag[6] ? 4.0 : (v50_flag[3] ? 1.0 : (v50_flag[5] ? 0.0 : 3.0))) : (v50_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v207 = ((fabs(v22) + (fabs(v35) + v205)) < 1e+38) ? v206 : 6.0;
    *worst_out = spherical_screw_max(worst, spherical_screw_max(((v196 && v200) && v204) ? 0.0 : 5.0, v207));
    *done = v176 && (v191 <= 0.0);
    if (v175) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        q_out[2] = q[2];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        qd_out[2] = qd[2];
        forced_out[0] = forced[0];
    }
}

void spherical_screw_step_interpolated_arrays(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    double v0_q[3] = {q[0], q[1], q[2]};
    double v0_qd[3] = {qd[0], qd[1], qd[2]};
    signed char v0_mode[3] = {mode[0], mode[1], mode[2]};
    bool v0_crossing[3] = {false, false, false};
    signed char v0_forced[1] = {0};
    signed char v0_heading[1] = {0};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 12) && !v0_done; v0_pass++) {
        double v0_next_q[3];
        double v0_next_qd[3];
        signed char v0_next_mode[3];
        bool v0_next_crossing[3];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        spherical_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_q[2] = v0_next_q[2];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_qd[2] = v0_next_qd[2];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_mode[2] = v0_next_mode[2];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_crossing[2] = v0_next_crossing[2];
        v0_forced[0] = v0_next_forced[0];
        v0_heading[0] = v0_next_heading[0];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const double v1 = fabs(tau[1]) + (fabs(tau[0]) + (fabs(qd[2]) + fabs(v0_q[1])));
    const double v2 = fabs(q[1]) + (fabs(q[2]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v3 = (fabs(q[0]) + (fabs(dt) + v2)) < 1e+38;
    const bool v4 = (fabs(v0_q[2]) + (fabs(v0_qd[0]) + (fabs(v0_qd[2]) + fabs(v0_qd[1])))) < 1e+38;
    const bool v5 = v4 && (v3 && ((fabs(v0_q[0]) + (fabs(tau[2]) + v1)) < 1e+38));
    const bool v6 = (0.0 < dt) && v5;
    q_next[0] = v6 ? v0_q[0] : q[0];
    q_next[1] = v6 ? v0_q[1] : q[1];
    q_next[2] = v6 ? v0_q[2] : q[2];
    qd_next[0] = v6 ? v0_qd[0] : qd[0];
    qd_next[1] = v6 ? v0_qd[1] : qd[1];
    qd_next[2] = v6 ? v0_qd[2] : qd[2];
    mode_next[0] = v6 ? v0_mode[0] : mode[0];
    mode_next[1] = v6 ? v0_mode[1] : mode[1];
    mode_next[2] = v6 ? v0_mode[2] : mode[2];
    *status = v6 ? (v0_done ? v0_worst : spherical_screw_max(5.0, v0_worst)) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_step_interpolated_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        signed char mode_lane[3];
        double tau_lane[3];
        double q_next_lane[3];
        double qd_next_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, q_next_lane, q_next);
        spherical_screw_scatter(3U, count, lane, qd_next_lane, qd_next);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int spherical_screw_step_interpolated(const spherical_screw_prepared *restrict prepared, spherical_screw_state *restrict state, const double tau[restrict 3], double dt)
{
    double q_next[3];
    double qd_next[3];
    signed char mode_next[3];
    double status;

    spherical_screw_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 3U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
