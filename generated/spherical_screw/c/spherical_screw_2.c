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

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : context_real[3];
    const double v2 = 1.0 / (v0 ? 1.0 : 60.0);
    const double v3 = v2 * v1;
    const double v4 = 1.0 / (context_real[2] - (v1 * v3));
    const double v5 = v3 * v4;
    const double v6 = v2 + (v3 * v5);
    const double v7 = v0 ? 0.0 : context_real[1];
    const double v8 = v6 * v7;
    const double v9 = 1.0 / (context_real[0] - (v7 * v8));
    const double v10 = v0 ? 0.0 : 1.0;
    const double v11 = v8 * (v10 * v9);
    const double v12 = v0 ? 0.0 : ((v10 * v6) + (v8 * v11));
    const double v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11);
    const double v14 = 1.0 - (0.375 * v13);
    const double v15 = 1.0 + (0.4285714285714286 * v13);
    const double v16 = v15 * v14;
    const bool v17 = v10 <= 1.0;
    const bool v18 = v0 || (0.0 < (((0.0 < v16) && v17) ? 1.0 : spherical_screw_min(v15, v14)));
    const double v19 = v0 ? 0.0 : context_real[6];
    const double v20 = (context_real[5] * v5) - (v6 * v19);
    const double v21 = v9 * (context_real[4] + (v7 * v20));
    const double v22 = v0 ? 0.0 : (-(v20 + (v8 * v21)));
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
    const double v28 = v21 + (v11 * v27_u[0]);
    const double v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27_u[0]) + (v7 * v28))));
    const double v30 = context_real[1] * v28;
    const double v31 = v0 ? ((context_real[6] - (context_real[3] * v29)) - v30) : v27_u[0];
    const double v32 = v0 ? 0.0 : (v22 - (v12 * v27_u[0]));
    const double v33 = v30 + (v31 + (v23 + (20.0 * v32)));
    const double v34 = v31 - v33;
    const double v35 = -(0.5 * v33);
    const double v36 = -(1.6666666666666667 * v33);
    const double v37 = v0 ? spherical_screw_min(v34 - spherical_screw_min(v36, v35), spherical_screw_max(v36, v35) - v34) : (v26 * v32);
    const double v38 = v0 ? v37 : (60.0 * v37);
    const double v39 = spherical_screw_max(fabs(context_real[6]), fabs(v31));
    const bool v40 = !flag[0];
    const bool v41 = context_boolean[4] && v40;
    const bool v42 = (v41 && (((-1e-06) * v39) <= v38)) || ((v0 && (0.0 <= v37)) || (0.0 < v37));
    const double v43 = v26 * (v24 + (v13 * v27_u[0]));
    const double v44 = v0 ? 0.0 : (-(((0.0 < (-v43)) ? 0.4285714285714286 : (-0.375)) * (v26 * v43)));
    const double v45 = spherical_screw_max(fabs(v27_u[0]), fabs(v44));
    const double v46 = fabs(v27_u[0] - v44);
    const bool v47 = (v46 <= (v45 * ((v45 < (1.0000000009313226 * v45)) ? 1e-11 : 1e-05))) && v27_done;
    const bool v48 = v47 && (context_boolean[3] || v42);
    const bool v49 = flag[1] || v48;
    flag_out[1] = v49;
    const bool v50 = v41 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v51 = v41 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v52 = v51 || v50;
    const double v53 = -(1.0 - v10);
    const bool v54 = ((v0 && ((v53 <= 0.0) && (0.0 <= v53))) && v52) || (v50 && (1 == pattern[0]));
    const double v55 = v54 ? v10 : (1.0 + v10);
    const bool v56 = !(v54 || (v55 <= (v52 ? 1.0 : 0.0)));
    const bool v57 = (!v49) && v56;
    const bool v58 = (context_boolean[2] || (context_boolean[0] || context_boolean[1])) && (context_boolean[4] && (v40 && v57));
    const signed char v59 = ((context_boolean[0] && (!v41)) && ((v55 <= 0.0) && (0.0 <= v55))) ? 0 : (v51 ? 1 : (-1));
    pattern_out[0] = v58 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : (v54 ? ((v0 && v51) ? 1 : (-1)) : v59);
    const bool v60 = !flag[1];
    const bool v61 = v47 && (context_boolean[3] || (((-1e-12) * v39) <= v38));
    const bool v62 = (v48 && v60) || ((!flag[2]) && (v60 && v61));
    best_out[0] = v62 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v58;
    flag_out[2] = flag[2] || v61;
    const bool v63 = flag[3] || (flag[1] && v48);
    flag_out[3] = v63;
    const bool v64 = !v47;
    const bool v65 = v25 && (v16 < 0.0);
    const bool v66 = v17 && v65;
    flag_out[4] = flag[4] || (v64 && (!(((1e-05 * v45) < v46) && (v64 && v66))));
    flag_out[5] = v62 ? v18 : flag[5];
    flag_out[6] = v62 ? (v65 && (v47 && v66)) : flag[6];
    number_out[0] = v62 ? v28 : number[0];
    number_out[1] = v62 ? v29 : number[1];
    number_out[2] = v62 ? v32 : number[2];
    *done = (v57 && (!v58)) || (v49 && (v63 || (v56 || (v0 || (!v54)))));
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
    const double v6 = (v3 + v2) * v5;
    const double v7 = 8.0 + (v4 * v6);
    const bool v8 = 0 == mode[2];
    const double v9 = v8 ? 0.0 : 0.0;
    const double v10 = 1.0 / (v8 ? 1.0 : 60.0);
    const double v11 = v10 * v9;
    const double v12 = v11 * (1.0 / ((v9 * v11) - v7));
    const double v13 = qd[1] * v6;
    const double v14 = 7.992 + (v4 * v5);
    const double v15 = qd[0] * v0_cosine[0];
    const double v16 = v15 * ((v14 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v17 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v4))) + (((v13 * (2.0 * qd[2])) - tau[1]) + v16);
    const double v18 = v17 * v12;
    const double v19 = 0.4 * v0_sine[0];
    const double v20 = v8 ? 0.0 : v19;
    const double v21 = qd[1] * v15;
    const double v22 = 80.0 * v4;
    const double v23 = ((qd[2] * v0_cosine[0]) * ((v15 * v22) + (0.4 * qd[1]))) - tau[0];
    const double v24 = v23 - ((15.984 + (v4 * v22)) * (v0_sine[0] * v21));
    const double v25 = v10 - (v11 * v12);
    const double v26 = v20 * v25;
    const double v27 = 20.008 + (v3 * v14);
    const double v28 = 1.0 / (v27 - (v20 * v26));
    const double v29 = v26 * v28;
    const double v30 = 0.4 * v21;
    const double v31 = v30 - tau[2];
    const double v32 = (qd[1] * v13) + (((v5 * (v15 * v15)) - (392.40000000000003 * v0_sine[0])) - v31);
    const double v33 = v8 ? 0.0 : v32;
    const double v34 = (v29 * v33) + (v28 * (v24 - (v20 * v18)));
    const double v35 = v8 ? 0.0 : (((v25 * v33) + (v26 * v34)) - v18);
    const double v36 = v19 * v34;
    const double v37 = v8 ? 0.0 : 1.0;
    const double v38 = v37 * v29;
    const double v39 = v19 * v38;
    const double v40 = v8 ? 0.0 : ((v37 * v25) + (v26 * v38));
    double v41_u[1] = {0.0};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[3] = {(double)mode[2], ((20.0 * v40) - 1.0) - v39, (v36 - v31) - (20.0 * v35)};
    const bool v41_of_context_boolean[1] = {!v8};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[1];
        double v41_next_polished[1];
        spherical_screw_before_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (v39 * v41_u[0]) - v36;
    const double v43 = v8 ? (v32 - v42) : v41_u[0];
    const double v44 = v43 + (v42 + (v31 + (20.0 * (v8 ? 0.0 : (v35 - (v40 * v41_u[0]))))));
    const double v45 = -(0.5 * v44);
    const double v46 = -(1.6666666666666667 * v44);
    const signed char v47 = spherical_screw_mode_of((v43 - v44) - (0.5 * (spherical_screw_min(v46, v45) + spherical_screw_max(v46, v45))));
    const bool v48 = spherical_screw_eq(0.0, qd[2]);
    const bool v49 = (!(0 == v47)) && (reached[2] && v48);
    const double v50 = 1.0 / ((0.002666666666666667 * v2) - v27);
    const double v51 = (v0_sine[0] * v50) * (0.006666666666666667 * v24);
    const double v52 = (v50 * (4.444444444444445e-05 * v2)) - 0.016666666666666666;
    const double v53 = v32 * v52;
    const double v54 = v53 + v51;
    const double v55 = 1e-08 * (fabs(v51) + fabs(v53));
    const double v56 = -v55;
    const signed char v57 = v8 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v58 = v48 ? (v56 < (-v54)) : (1 == v57);
    const double v59 = 0.6666666666666667 * fabs(v32 + (v31 + (40.0 * v54)));
    const double v60 = 0.6666666666666667 * fabs(40.0 * v52);
    const bool v61 = v60 < 1.0;
    const double v62 = v61 ? (v59 / (v61 ? (v61 ? (1.0 - v60) : 1.0) : 1.0)) : 1e+38;
    const double v63 = spherical_screw_min(v62, v59 + (v60 * v62));
    const double v64 = spherical_screw_min(v63, v59 + (v60 * v63));
    const bool v65 = fabs(v54) <= (v55 - (spherical_screw_min(v64, v59 + (v60 * v64)) * (1.0001 * v52)));
    const bool v66 = v48 && v65;
    const signed char v67 = (v66 && (!v49)) ? 0 : ((v49 ? (1 == v47) : v58) ? 1 : (-1));
    signed char v68_pattern[1] = {v67};
    signed char v68_best[1] = {v67};
    bool v68_flag[7] = {false, false, false, false, false, true, false};
    double v68_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v68_of_context_real[9] = {v27, v19, v7, 0.0, -v24, -v17, v32, tau[2], v30};
    const bool v68_of_context_boolean[5] = {v66, v58, v48 ? (v56 < v54) : ((-1) == v57), !v48, v49};
    const signed char v68_of_context_mode[1] = {v47};
    bool v68_done = false;
    for (int v68_pass = 0; (v68_pass < 6) && !v68_done; v68_pass++) {
        signed char v68_next_pattern[1];
        signed char v68_next_best[1];
        bool v68_next_flag[7];
        double v68_next_number[4];
        spherical_screw_decide_pattern(prepared, v68_pattern, v68_best, v68_flag, v68_number, v68_of_context_real, v68_of_context_boolean, v68_of_context_mode, v68_next_pattern, v68_next_best, v68_next_flag, v68_next_number, &v68_done);
        v68_pattern[0] = v68_next_pattern[0];
        v68_best[0] = v68_next_best[0];
        v68_flag[0] = v68_next_flag[0];
        v68_flag[1] = v68_next_flag[1];
        v68_flag[2] = v68_next_flag[2];
        v68_flag[3] = v68_next_flag[3];
        v68_flag[4] = v68_next_flag[4];
        v68_flag[5] = v68_next_flag[5];
        v68_flag[6] = v68_next_flag[6];
        v68_number[0] = v68_next_number[0];
        v68_number[1] = v68_next_number[1];
        v68_number[2] = v68_next_number[2];
        v68_number[3] = v68_next_number[3];
    }
    mode_next[2] = v68_best[0];
    const double v69 = v68_done ? ((v68_flag[2] || v68_flag[1]) ? (v68_flag[6] ? 4.0 : (v68_flag[3] ? 1.0 : (v68_flag[5] ? 0.0 : 3.0))) : (v68_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v70 = (fabs(v68_number[2]) < 1e+38) && ((fabs(v68_number[1]) < 1e+38) && (fabs(v68_number[0]) < 1e+38));
    const bool v71 = (fabs(v17) < 1e+38) && ((fabs(v24) < 1e+38) && v70);
    *status = ((fabs(v32) < 1e+38) && v71) ? v69 : 6.0;
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
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = v0_cosine[0] * v0_cosine[0];
    const double v7 = qd[2] * qd[1];
    const double v8 = qd[1] * v0_sine[0];
    const double v9 = qd[0] * v0_cosine[0];
    const double v10 = v9 * ((((qd[2] * v0_cosine[0]) - (v2 * v8)) * (80.0 * v2)) - (15.984 * v8));
    const double v11 = v10 + (0.4 * ((v0_sine[0] * qdd[2]) + (v0_cosine[0] * v7)));
    const double v12 = v11 + (qdd[0] * (20.008 + (v6 * v5)));
    tau[0] = v12;
    const double v13 = v6 + (v0_sine[0] * v0_sine[0]);
    const double v14 = v13 * v3;
    const double v15 = (v7 * (2.0 * v14)) - (v9 * ((0.4 * qd[2]) - (v5 * (qd[0] * v0_sine[0]))));
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v15;
    const double v17 = v16 + (qdd[1] * (8.0 + (v13 * v4)));
    tau[1] = v17;
    const double v18 = 0.4 * ((v0_sine[0] * qdd[0]) + (qd[1] * v9));
    const double v19 = ((v3 * (v9 * v9)) + ((v14 * (qd[1] * qd[1])) - (392.40000000000003 * v0_sine[0]))) - v18;
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
    const bool v3 = context_boolean[1] || context_boolean[2];
    const bool v4 = (context_boolean[2] && (1 == pattern[0])) || ((v0 && ((v2 <= 0.0) && (0.0 <= v2))) && v3);
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[0] && ((v5 <= 0.0) && (0.0 <= v5))) ? 0 : (context_boolean[1] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[1] && v0) ? 1 : (-1)) : v6;
    const double v7 = v0 ? 0.0 : context_real[3];
    const double v8 = 1.0 / (v0 ? 1.0 : 60.0);
    const double v9 = v8 * v7;
    const double v10 = 1.0 / (context_real[2] - (v7 * v9));
    const double v11 = v9 * v10;
    const double v12 = v0 ? 0.0 : context_real[1];
    const double v13 = v11 * v12;
    const double v14 = (v8 * v12) + (v9 * v13);
    const double v15 = 1.0 / (context_real[0] - (v12 * v14));
    const double v16 = v15 * (v1 * v14);
    const double v17 = v8 + (v9 * v11);
    const double v18 = v0 ? 0.0 : ((v1 * v17) + (v14 * v16));
    const double v19 = (1.0 + (context_real[1] * v16)) - (20.0 * v18);
    const double v20 = 1.0 - (0.375 * v19);
    const double v21 = 1.0 + (0.4285714285714286 * v19);
    const double v22 = v21 * v20;
    const bool v23 = v1 <= 1.0;
    const bool v24 = v0 || (0.0 < ((v23 && (0.0 < v22)) ? 1.0 : spherical_screw_min(v21, v20)));
    const double v25 = v0 ? 0.0 : context_real[6];
    const double v26 = v15 * ((context_real[4] + (context_real[5] * v13)) - (v25 * v14));
    const double v27 = v0 ? 0.0 : (((v17 * v25) - (context_real[5] * v11)) - (v14 * v26));
    const double v28 = context_real[8] - context_real[7];
    const double v29 = v28 + ((context_real[1] * v26) + (20.0 * v27));
    const bool v30 = !v0;
    const double v31 = (double)pattern[0];
    double v32_u[1] = {v24 ? number[3] : 0.0};
    double v32_polished[1] = {0.0};
    const double v32_of_context_real[3] = {v31, -v19, -v29};
    const bool v32_of_context_boolean[1] = {v30};
    bool v32_done = false;
    for (int v32_pass = 0; (v32_pass < 40) && !v32_done; v32_pass++) {
        double v32_next_u[1];
        double v32_next_polished[1];
        spherical_screw_step_pattern_loads(prepared, v32_u, v32_polished, v32_of_context_real, v32_of_context_boolean, v32_next_u, v32_next_polished, &v32_done);
        v32_u[0] = v32_next_u[0];
        v32_polished[0] = v32_next_polished[0];
    }
    number_out[3] = v32_u[0];
    const double v33 = v26 + (v16 * v32_u[0]);
    const double v34 = ((context_real[5] * v10) + (v13 * v33)) + (v11 * ((v1 * v32_u[0]) - v25));
    const double v35 = context_real[1] * v33;
    const double v36 = v0 ? ((context_real[6] - (context_real[3] * v34)) - v35) : v32_u[0];
    const double v37 = v0 ? 0.0 : (v27 - (v18 * v32_u[0]));
    const double v38 = v35 + (v28 + (v36 + (20.0 * v37)));
    const double v39 = v36 - v38;
    const double v40 = -(0.5 * v38);
    const double v41 = -(1.6666666666666667 * v38);
    const double v42 = v0 ? spherical_screw_min(v39 - spherical_screw_min(v41, v40), spherical_screw_max(v41, v40) - v39) : (v31 * v37);
    const bool v43 = context_boolean[3] || (((-1e-12) * spherical_screw_max(fabs(context_real[6]), fabs(v36))) <= (v0 ? v42 : (60.0 * v42)));
    const double v44 = v31 * (v29 + (v19 * v32_u[0]));
    const double v45 = v0 ? 0.0 : (-(((0.0 < (-v44)) ? 0.4285714285714286 : (-0.375)) * (v31 * v44)));
    const double v46 = spherical_screw_max(fabs(v32_u[0]), fabs(v45));
    const double v47 = fabs(v32_u[0] - v45);
    const bool v48 = (v47 <= (v46 * ((v46 < (1.0000000009313226 * v46)) ? 1e-11 : 1e-05))) && v32_done;
    const bool v49 = v48 && v43;
    const bool v50 = !flag[1];
    const bool v51 = v48 && (context_boolean[3] || ((v0 && (0.0 <= v42)) || (0.0 < v42)));
    const bool v52 = (v50 && v51) || ((!flag[2]) && (v50 && v49));
    best_out[0] = v52 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v53 = flag[1] || v51;
    flag_out[1] = v53;
    flag_out[2] = flag[2] || v49;
    const bool v54 = flag[3] || (flag[1] && v51);
    flag_out[3] = v54;
    const bool v55 = !v48;
    const bool v56 = v30 && (v22 < 0.0);
    const bool v57 = v23 && v56;
    flag_out[4] = flag[4] || (v55 && (!(((1e-05 * v46) < v47) && (v55 && v57))));
    flag_out[5] = v52 ? v24 : flag[5];
    flag_out[6] = v52 ? (v56 && (v48 && v57)) : flag[6];
    number_out[0] = v52 ? v33 : number[0];
    number_out[1] = v52 ? v34 : number[1];
    number_out[2] = v52 ? v37 : number[2];
    const double v58 = v0 ? context_real[11] : 0.0;
    const double v59 = context_real[3] * v58;
    const double v60 = v15 * ((context_real[1] * v58) + (v13 * v59));
    number_out[4] = v52 ? v60 : number[4];
    number_out[5] = v52 ? ((v10 * v59) + (v13 * v60)) : number[5];
    number_out[6] = v52 ? (v0 ? 0.0 : (-((v11 * v59) + (v14 * v60)))) : number[6];
    const bool v61 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v53 && (v54 || (v61 || (v0 || (!v4))))) || (v61 && (!v53));
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
    const double v8 = qd[2] * qd[1];
    const double v9 = ((v8 * (0.4 * v0_cosine[0])) + v7) - (15.984 * v4);
    const double v10 = 40.0 * v5;
    const double v11 = 7.992 + (v5 * v10);
    const double v12 = v0_cosine[0] * v0_cosine[0];
    const double v13 = 20.008 + (v12 * v11);
    const double v14 = v0_sine[0] * v0_sine[0];
    const double v15 = 1.0 / (v13 - (0.002666666666666667 * v14));
    const double v16 = (v0_sine[0] * v15) * (0.006666666666666667 * v9);
    const double v17 = (v12 + v14) * v10;
    const double v18 = 0.4 * v3;
    const double v19 = tau[2] - v18;
    const double v20 = v19 + ((v17 * (qd[1] * qd[1])) + ((v2 * (v10 * v2)) - (392.40000000000003 * v0_sine[0])));
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
    const double v44 = (v8 * (2.0 * v17)) + ((v11 * (v2 * (qd[0] * v0_sine[0]))) - tau[1]);
    const double v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v5))) + (v44 - (0.4 * v6));
    signed char v46_pattern[1] = {v43};
    signed char v46_best[1] = {v43};
    bool v46_flag[7] = {false, false, false, false, false, true, false};
    double v46_number[7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v46_of_context_real[12] = {v13, 0.4 * v0_sine[0], 8.0 + (v5 * v17), 0.0, -v9, -v45, v20, tau[2], v18, qd[0], qd[1], qd[2]};
    const bool v46_of_context_boolean[4] = {v39, v42, v38 ? (v40 < (-v23)) : ((-1) == v41), !v38};
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
    const double v56 = 0.8 + (v54 ? q[2] : (q[2] + (v35 * v55)));
    const double v57 = 40.0 * v56;
    const double v58 = v49 + (v35 * v46_number[1]);
    const double v59 = 0.4 * v58;
    const double v60 = tau[2] - (v53 * v59);
    const double v61 = v51_cosine[0] * v51_cosine[0];
    const double v62 = v57 * (v61 + (v51_sine[0] * v51_sine[0]));
    const double v63 = v62 * v58;
    const double v64 = v54 ? 0.0 : ((v60 + ((v53 * (v57 * v53)) - (392.40000000000003 * v51_sine[0]))) + (v58 * v63));
    const double v65 = v54 ? 0.0 : 0.0;
    const double v66 = 1.0 / (v54 ? 1.0 : 60.0);
    const double v67 = v66 * v65;
    const double v68 = v54 ? 0.0 : (v55 + (v35 * v46_number[2]));
    const double v69 = (tau[1] - (v67 * v64)) + (v68 * ((0.4 * v53) - (2.0 * v63)));
    const double v70 = 7.992 + (v56 * v57);
    const double v71 = v51_sine[0] * v53;
    const double v72 = (v69 - (v71 * (v70 * v48))) - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56)));
    const double v73 = v65 * v67;
    const double v74 = 8.0 - v73;
    const double v75 = 1.0 / (v74 + (v56 * v62));
    const double v76 = (v66 * v64) - (v72 * (v67 * v75));
    const double v77 = 0.4 * v51_sine[0];
    const double v78 = v54 ? 0.0 : v77;
    const double v79 = 80.0 * v56;
    const double v80 = (tau[0] - (v78 * v76)) - ((v59 + (v53 * v79)) * (v51_cosine[0] * v68));
    const double v81 = 1.0 + (v73 * v75);
    const double v82 = v81 * (v66 * v78);
    const double v83 = 1.0 / ((20.008 - (v78 * v82)) + (v61 * v70));
    const double v84 = v83 * (v80 + (v71 * (v58 * (15.984 + (v56 * v79)))));
    const double v85 = v54 ? 0.0 : (v76 - (v82 * v84));
    const double v86 = v54 ? 0.0 : 1.0;
    const double v87 = v86 * (v82 * v83);
    const double v88 = v86 * v66;
    const double v89 = v54 ? 0.0 : ((v82 * v87) + (v81 * v88));
    const bool v90 = !v54;
    const double v91 = (double)v46_best[0];
    double v92_u[1] = {v46_number[3]};
    double v92_polished[1] = {0.0};
    const double v92_of_context_real[3] = {v91, ((20.0 * v89) - 1.0) - (v77 * v87), (v60 - (v77 * v84)) - (20.0 * v85)};
    const bool v92_of_context_boolean[1] = {v90};
    bool v92_done = false;
    for (int v92_pass = 0; (v92_pass < 40) && !v92_done; v92_pass++) {
        double v92_next_u[1];
        double v92_next_polished[1];
        spherical_screw_stage_loads(prepared, v92_u, v92_polished, v92_of_context_real, v92_of_context_boolean, v92_next_u, v92_next_polished, &v92_done);
        v92_u[0] = v92_next_u[0];
        v92_polished[0] = v92_next_polished[0];
    }
    const double v93 = v84 + (v87 * v92_u[0]);
    const double v94 = v75 * (v72 + (v67 * ((v78 * v93) + (v86 * v92_u[0]))));
    const double v95 = v49 + (v35 * v94);
    const double v96 = q[1] + (v35 * v58);
    const spherical_screw_four v97_angle = {v96};
    spherical_screw_four v97_sine;
    spherical_screw_four v97_cosine;
    spherical_screw_sincos(&v97_angle, &v97_sine, &v97_cosine);
    const double v99 = v97_cosine[0] * v97_cosine[0];
    const double v100 = 0.8 + (v54 ? q[2] : (q[2] + (v35 * v68)));
    const double v101 = 40.0 * v100;
    const double v102 = v101 * (v99 + (v97_sine[0] * v97_sine[0]));
    const double v103 = v95 * v102;
    const double v104 = v47 + (v35 * v93);
    const double v105 = v97_cosine[0] * v104;
    const double v106 = 0.4 * v95;
    const double v107 = tau[2] - (v105 * v106);
    const double v108 = v54 ? 0.0 : ((v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97_sine[0]))) + (v95 * v103));
    const double v109 = (v89 * v92_u[0]) - v85;
    const double v110 = v54 ? 0.0 : (-v109);
    const double v111 = v54 ? 0.0 : (v55 + (v35 * v110));
    const double v112 = (tau[1] - (v67 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)));
    const double v113 = 7.992 + (v100 * v101);
    const double v114 = v97_sine[0] * v105;
    const double v115 = (v112 - (v114 * (v113 * v104))) - (v97_cosine[0] * (88.29 + (392.40000000000003 * v100)));
    const double v116 = 1.0 / (v74 + (v100 * v102));
    const double v117 = (v66 * v108) - (v115 * (v67 * v116));
    const double v118 = 0.4 * v97_sine[0];
    const double v119 = v54 ? 0.0 : v118;
    const double v120 = 80.0 * v100;
    const double v121 = (tau[0] - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v97_cosine[0]));
    const double v122 = 1.0 + (v73 * v116);
    const double v123 = v122 * (v66 * v119);
    const double v124 = 1.0 / ((20.008 - (v119 * v123)) + (v99 * v113));
    const double v125 = v124 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))));
    const double v126 = v54 ? 0.0 : (v117 - (v123 * v125));
    const double v127 = v124 * (v86 * v123);
    const double v128 = v54 ? 0.0 : ((v123 * v127) + (v88 * v122));
    double v129_u[1] = {v92_u[0]};
    double v129_polished[1] = {0.0};
    const double v129_of_context_real[3] = {v91, ((20.0 * v128) - 1.0) - (v118 * v127), (v107 - (20.0 * v126)) - (v118 * v125)};
    const bool v129_of_context_boolean[1] = {v90};
    bool v129_done = false;
    for (int v129_pass = 0; (v129_pass < 40) && !v129_done; v129_pass++) {
        double v129_next_u[1];
        double v129_next_polished[1];
        spherical_screw_stage_loads(prepared, v129_u, v129_polished, v129_of_context_real, v129_of_context_boolean, v129_next_u, v129_next_polished, &v129_done);
        v129_u[0] = v129_next_u[0];
        v129_polished[0] = v129_next_polished[0];
    }
    const double v130 = v125 + (v127 * v129_u[0]);
    const double v131 = v116 * (v115 + (v67 * ((v86 * v129_u[0]) + (v119 * v130))));
    const double v132 = v49 + (dt * v131);
    const double v133 = q[1] + (dt * v95);
    const spherical_screw_four v134_angle = {v133};
    spherical_screw_four v134_sine;
    spherical_screw_four v134_cosine;
    spherical_screw_sincos(&v134_angle, &v134_sine, &v134_cosine);
    const double v136 = v134_cosine[0] * v134_cosine[0];
    const double v137 = 0.8 + (v54 ? q[2] : (q[2] + (dt * v111)));
    const double v138 = 40.0 * v137;
    const double v139 = v138 * (v136 + (v134_sine[0] * v134_sine[0]));
    const double v140 = v139 * v132;
    const double v141 = v47 + (dt * v130);
    const double v142 = v134_cosine[0] * v141;
    const double v143 = 0.4 * v132;
    const double v144 = tau[2] - (v142 * v143);
    const double v145 = v54 ? 0.0 : ((v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134_sine[0]))) + (v132 * v140));
    const double v146 = 7.992 + (v137 * v138);
    const double v147 = v134_sine[0] * v142;
    const double v148 = (v137 * (392.40000000000003 * v134_cosine[0])) + (v147 * (v146 * v141));
    const double v149 = (v128 * v129_u[0]) - v126;
    const double v150 = v54 ? 0.0 : (-v149);
    const double v151 = v54 ? 0.0 : (v55 + (dt * v150));
    const double v152 = tau[1] + (v151 * ((0.4 * v142) - (2.0 * v140)));
    const double v153 = v152 - (v148 + ((88.29 * v134_cosine[0]) + (v67 * v145)));
    const double v154 = 1.0 / (v74 + (v137 * v139));
    const double v155 = (v66 * v145) - (v153 * (v67 * v154));
    const double v156 = 0.4 * v134_sine[0];
    const double v157 = v54 ? 0.0 : v156;
    const double v158 = 80.0 * v137;
    const double v159 = (tau[0] - (v157 * v155)) - ((v143 + (v142 * v158)) * (v134_cosine[0] * v151));
    const double v160 = 1.0 + (v73 * v154);
    const double v161 = v160 * (v66 * v157);
    const double v162 = 1.0 / ((20.008 - (v157 * v161)) + (v136 * v146));
    const double v163 = v162 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))));
    const double v164 = v54 ? 0.0 : (v155 - (v161 * v163));
    const double v165 = v162 * (v86 * v161);
    const double v166 = v54 ? 0.0 : ((v161 * v165) + (v88 * v160));
    double v167_u[1] = {v129_u[0]};
    double v167_polished[1] = {0.0};
    const double v167_of_context_real[3] = {v91, ((20.0 * v166) - 1.0) - (v156 * v165), (v144 - (20.0 * v164)) - (v156 * v163)};
    const bool v167_of_context_boolean[1] = {v90};
    bool v167_done = false;
    for (int v167_pass = 0; (v167_pass < 40) && !v167_done; v167_pass++) {
        double v167_next_u[1];
        double v167_next_polished[1];
        spherical_screw_stage_loads(prepared, v167_u, v167_polished, v167_of_context_real, v167_of_context_boolean, v167_next_u, v167_next_polished, &v167_done);
        v167_u[0] = v167_next_u[0];
        v167_polished[0] = v167_next_polished[0];
    }
    const double v168 = (v166 * v167_u[0]) - v164;
    const double v169 = 0.16666666666666666 * dt;
    const double v170 = 0.3333333333333333 * dt;
    const double v171 = (v55 + (v169 * (v46_number[2] + (v54 ? 0.0 : (-v168))))) + (v170 * (v110 + v150));
    const double v172 = v54 ? 0.0 : v171;
    const double v173 = v163 + (v165 * v167_u[0]);
    const double v174 = v169 * (v46_number[1] + (v154 * (v153 + (v67 * ((v86 * v167_u[0]) + (v157 * v173))))));
    const double v175 = (v49 + (v170 * (v94 + v131))) + v174;
    const double v176 = (v47 + (v169 * (v46_number[0] + v173))) + (v170 * (v93 + v130));
    const double v177 = (q[1] + (v169 * (v49 + v132))) + (v170 * (v58 + v95));
    const double v178 = (q[0] + (v169 * (v47 + v141))) + (v170 * (v48 + v104));
    const bool v179 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v180 = (fabs(qd[0]) < 1e+38) && (v179 && (fabs(q[2]) < 1e+38));
    const bool v181 = (fabs(tau[0]) < 1e+38) && ((v36 < 1e+38) && ((fabs(qd[1]) < 1e+38) && v180));
    const bool v182 = (fabs(tau[2]) < 1e+38) && ((fabs(tau[1]) < 1e+38) && v181);
    const bool v183 = (fabs(v177) < 1e+38) && (v182 && (fabs(v178) < 1e+38));
    const double v184 = v54 ? q[2] : ((q[2] + (v169 * (v55 + v151))) + (v170 * (v68 + v111)));
    const bool v185 = (fabs(v176) < 1e+38) && ((fabs(v184) < 1e+38) && v183);
    const bool v186 = (0.0 < dt) && ((v185 && (fabs(v175) < 1e+38)) && (fabs(v172) < 1e+38));
    q_next[0] = v186 ? v178 : q[0];
    q_next[1] = v186 ? v177 : q[1];
    q_next[2] = v186 ? v184 : q[2];
    qd_next[0] = v186 ? v176 : qd[0];
    qd_next[1] = v186 ? v175 : qd[1];
    qd_next[2] = v186 ? v172 : qd[2];
    mode_next[0] = v186 ? spherical_screw_mode_of(qd[0]) : mode[0];
    mode_next[1] = v186 ? spherical_screw_mode_of(qd[1]) : mode[1];
    mode_next[2] = v186 ? v46_best[0] : mode[2];
    const double v187 = ((v144 - (v156 * v173)) - v167_u[0]) + (20.0 * v168);
    const double v188 = v91 * v91;
    const double v189 = v54 ? 0.0 : (v188 * (v187 * ((0.0 < (v91 * v187)) ? 0.4285714285714286 : (-0.375))));
    const double v190 = spherical_screw_max(fabs(v189), fabs(v167_u[0]));
    const bool v191 = (fabs(v167_u[0] - v189) <= (v190 * ((v190 < (1.0000000009313226 * v190)) ? 1e-11 : 1e-05))) && v167_done;
    const double v192 = ((v107 - (v118 * v130)) - v129_u[0]) + (20.0 * v149);
    const double v193 = v54 ? 0.0 : (((0.0 < (v91 * v192)) ? 0.4285714285714286 : (-0.375)) * (v188 * v192));
    const double v194 = spherical_screw_max(fabs(v193), fabs(v129_u[0]));
    const bool v195 = (fabs(v129_u[0] - v193) <= (v194 * ((v194 < (1.0000000009313226 * v194)) ? 1e-11 : 1e-05))) && v129_done;
    const double v196 = ((v60 - (v77 * v93)) - v92_u[0]) + (20.0 * v109);
    const double v197 = v54 ? 0.0 : (((0.0 < (v91 * v196)) ? 0.4285714285714286 : (-0.375)) * (v188 * v196));
    const double v198 = spherical_screw_max(fabs(v197), fabs(v92_u[0]));
    const bool v199 = v92_done && (fabs(v92_u[0] - v197) <= (v198 * ((v198 < (1.0000000009313226 * v198)) ? 1e-11 : 1e-05)));
    const double v200 = v46_done ? ((v46_flag[2] || v46_flag[1]) ? (v46_flag[6] ? 4.0 : (v46_flag[3] ? 1.0 : (v46_flag[5] ? 0.0 : 3.0))) : (v46_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v201 = ((fabs(v46_number[1]) < 1e+38) && (fabs(v46_number[0]) < 1e+38)) && (fabs(v46_number[2]) < 1e+38);
    const bool v202 = (fabs(v45) < 1e+38) && ((fabs(v9) < 1e+38) && v201);
    const double v203 = ((fabs(v20) < 1e+38) && v202) ? v200 : 6.0;
    *status = v186 ? ((v191 && (v199 && v195)) ? v203 : spherical_screw_max(5.0, v203)) : 6.0;
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

static void spherical_screw_interpolated_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : context_real[3];
    const double v2 = 1.0 / (v0 ? 1.0 : 60.0);
    const double v3 = v2 * v1;
    const double v4 = 1.0 / (context_real[2] - (v1 * v3));
    const double v5 = v3 * v4;
    const double v6 = v2 + (v3 * v5);
    const double v7 = v0 ? 0.0 : context_real[1];
    const double v8 = v6 * v7;
    const double v9 = 1.0 / (context_real[0] - (v7 * v8));
    const double v10 = v0 ? 0.0 : 1.0;
    const double v11 = v8 * (v10 * v9);
    const double v12 = v0 ? 0.0 : ((v10 * v6) + (v8 * v11));
    const double v13 = (1.0 - (20.0 * v12)) + (context_real[1] * v11);
    const double v14 = 1.0 - (0.375 * v13);
    const double v15 = 1.0 + (0.4285714285714286 * v13);
    const double v16 = v15 * v14;
    const bool v17 = v10 <= 1.0;
    const bool v18 = v0 || (0.0 < (((0.0 < v16) && v17) ? 1.0 : spherical_screw_min(v15, v14)));
    const double v19 = v0 ? 0.0 : context_real[6];
    const double v20 = (context_real[5] * v5) - (v6 * v19);
    const double v21 = v9 * (context_real[4] + (v7 * v20));
    const double v22 = v0 ? 0.0 : (-(v20 + (v8 * v21)));
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
    const double v28 = v21 + (v11 * v27_u[0]);
    const double v29 = (context_real[5] * v4) - (v5 * (v19 - ((v10 * v27_u[0]) + (v7 * v28))));
    const double v30 = context_real[1] * v28;
    const double v31 = v0 ? ((context_real[6] - (context_real[3] * v29)) - v30) : v27_u[0];
    const double v32 = v0 ? 0.0 : (v22 - (v12 * v27_u[0]));
    const double v33 = v30 + (v31 + (v23 + (20.0 * v32)));
    const double v34 = v31 - v33;
    const double v35 = -(0.5 * v33);
    const double v36 = -(1.6666666666666667 * v33);
    const double v37 = v0 ? spherical_screw_min(v34 - spherical_screw_min(v36, v35), spherical_screw_max(v36, v35) - v34) : (v26 * v32);
    const double v38 = v0 ? v37 : (60.0 * v37);
    const double v39 = spherical_screw_max(fabs(context_real[6]), fabs(v31));
    const bool v40 = !flag[0];
    const bool v41 = context_boolean[4] && v40;
    const bool v42 = (v41 && (((-1e-06) * v39) <= v38)) || ((v0 && (0.0 <= v37)) || (0.0 < v37));
    const double v43 = v26 * (v24 + (v13 * v27_u[0]));
    const double v44 = v0 ? 0.0 : (-(((0.0 < (-v43)) ? 0.4285714285714286 : (-0.375)) * (v26 * v43)));
    const double v45 = spherical_screw_max(fabs(v27_u[0]), fabs(v44));
    const double v46 = fabs(v27_u[0] - v44);
    const bool v47 = (v46 <= (v45 * ((v45 < (1.0000000009313226 * v45)) ? 1e-11 : 1e-05))) && v27_done;
    const bool v48 = v47 && (context_boolean[3] || v42);
    const bool v49 = flag[1] || v48;
    flag_out[1] = v49;
    const bool v50 = v41 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v51 = v41 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v52 = v51 || v50;
    const double v53 = -(1.0 - v10);
    const bool v54 = ((v0 && ((v53 <= 0.0) && (0.0 <= v53))) && v52) || (v50 && (1 == pattern[0]));
    const double v55 = v54 ? v10 : (1.0 + v10);
    const bool v56 = !(v54 || (v55 <= (v52 ? 1.0 : 0.0)));
    const bool v57 = v56 && (!v49);
    const bool v58 = (context_boolean[2] || (context_boolean[0] || context_boolean[1])) && (context_boolean[4] && (v40 && v57));
    const signed char v59 = ((context_boolean[0] && (!v41)) && ((v55 <= 0.0) && (0.0 <= v55))) ? 0 : (v51 ? 1 : (-1));
    pattern_out[0] = v58 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : (v54 ? ((v0 && v51) ? 1 : (-1)) : v59);
    const bool v60 = !flag[1];
    const bool v61 = v47 && (context_boolean[3] || (((-1e-12) * v39) <= v38));
    const bool v62 = (v60 && v48) || ((!flag[2]) && (v60 && v61));
    best_out[0] = v62 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v58;
    flag_out[2] = flag[2] || v61;
    const bool v63 = flag[3] || (flag[1] && v48);
    flag_out[3] = v63;
    const bool v64 = !v47;
    const bool v65 = v25 && (v16 < 0.0);
    const bool v66 = v17 && v65;
    flag_out[4] = flag[4] || (v64 && (!(((1e-05 * v45) < v46) && (v66 && v64))));
    flag_out[5] = v62 ? v18 : flag[5];
    flag_out[6] = v62 ? (v65 && (v66 && v47)) : flag[6];
    number_out[0] = v62 ? v28 : number[0];
    number_out[1] = v62 ? v29 : number[1];
    number_out[2] = v62 ? v32 : number[2];
    *done = (v57 && (!v58)) || (v49 && ((v56 || (v0 || (!v54))) || v63));
}

static void spherical_screw_interpolated_part(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const bool crossing[restrict 3], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, const double tau[restrict 3], double dt, double q_out[restrict 3], double qd_out[restrict 3], signed char mode_out[restrict 3], bool crossing_out[restrict 3], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = 0.5 * trial;
    const double v1 = q[1] + (qd[1] * v0);
    const spherical_screw_four v2_angle = {q[1], v1};
    spherical_screw_four v2_sine;
    spherical_screw_four v2_cosine;
    spherical_screw_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v6 = v2_sine[0] * v2_sine[0];
    const double v7 = v2_cosine[0] * v2_cosine[0];
    const double v8 = 0.8 + q[2];
    const double v9 = 40.0 * v8;
    const double v10 = (v7 + v6) * v9;
    const double v11 = qd[0] * v2_cosine[0];
    const double v12 = qd[1] * v11;
    const double v13 = 0.4 * v12;
    const double v14 = v13 - tau[2];
    const double v15 = (v10 * (qd[1] * qd[1])) + (((v11 * (v9 * v11)) - (392.40000000000003 * v2_sine[0])) - v14);
    const double v16 = 7.992 + (v8 * v9);
    const double v17 = 20.008 + (v7 * v16);
    const double v18 = 1.0 / (v17 - (0.002666666666666667 * v6));
    const double v19 = 0.016666666666666666 + (v18 * (4.444444444444445e-05 * v6));
    const double v20 = v19 * v15;
    const double v21 = v2_sine[0] * v12;
    const double v22 = qd[2] * v11;
    const double v23 = ((80.0 * v8) * ((v2_cosine[0] * v22) - (v8 * v21))) - tau[0];
    const double v24 = qd[2] * qd[1];
    const double v25 = ((v24 * (0.4 * v2_cosine[0])) + v23) - (15.984 * v21);
    const double v26 = (v2_sine[0] * v18) * (0.006666666666666667 * v25);
    const double v27 = v26 + v20;
    const double v28 = v14 + v15;
    const double v29 = 0.6666666666666667 * fabs((40.0 * v27) - v28);
    const double v30 = 0.6666666666666667 * fabs(40.0 * v19);
    const bool v31 = v30 < 1.0;
    const double v32 = v31 ? (v29 / (v31 ? (v31 ? (1.0 - v30) : 1.0) : 1.0)) : 1e+38;
    const double v33 = spherical_screw_min(v32, v29 + (v30 * v32));
    const double v34 = spherical_screw_min(v33, v29 + (v30 * v33));
    const double v35 = 1e-08 * (fabs(v26) + fabs(v20));
    const bool v36 = fabs(v27) <= (v35 + ((1.0001 * v19) * spherical_screw_min(v34, v29 + (v30 * v34))));
    const bool v37 = spherical_screw_eq(0.0, qd[2]);
    const bool v38 = v37 && v36;
    const bool v39 = !(0 == forced[0]);
    const bool v40 = v39 && (v37 && v39);
    const double v41 = -v35;
    const signed char v42 = spherical_screw_mode_of(qd[2]);
    const bool v43 = v37 ? (v41 < v27) : (1 == v42);
    const signed char v44 = (v38 && (!v40)) ? 0 : ((v40 ? (1 == forced[0]) : v43) ? 1 : (-1));
    const double v45 = (v24 * (2.0 * v10)) + ((v16 * (v11 * (qd[0] * v2_sine[0]))) - tau[1]);
    const double v46 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v8))) + (v45 - (0.4 * v22));
    const bool v47 = !v37;
    const double v48 = 0.4 * v2_sine[0];
    crossing_out[0] = false;
    crossing_out[1] = false;
    signed char v49_pattern[1] = {v44};
    signed char v49_best[1] = {v44};
    bool v49_flag[7] = {false, false, false, false, false, true, false};
    double v49_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v49_of_context_real[9] = {v17, v48, 8.0 + (v8 * v10), 0.0, -v25, -v46, v15, tau[2], v13};
    const bool v49_of_context_boolean[5] = {v38, v43, v37 ? (v41 < (-v27)) : ((-1) == v42), v47, v40};
    const signed char v49_of_context_mode[1] = {forced[0]};
    bool v49_done = false;
    for (int v49_pass = 0; (v49_pass < 6) && !v49_done; v49_pass++) {
        signed char v49_next_pattern[1];
        signed char v49_next_best[1];
        bool v49_next_flag[7];
        double v49_next_number[4];
        spherical_screw_interpolated_pattern(prepared, v49_pattern, v49_best, v49_flag, v49_number, v49_of_context_real, v49_of_context_boolean, v49_of_context_mode, v49_next_pattern, v49_next_best, v49_next_flag, v49_next_number, &v49_done);
        v49_pattern[0] = v49_next_pattern[0];
        v49_best[0] = v49_next_best[0];
        v49_flag[0] = v49_next_flag[0];
        v49_flag[1] = v49_next_flag[1];
        v49_flag[2] = v49_next_flag[2];
        v49_flag[3] = v49_next_flag[3];
        v49_flag[4] = v49_next_flag[4];
        v49_flag[5] = v49_next_flag[5];
        v49_flag[6] = v49_next_flag[6];
        v49_number[0] = v49_next_number[0];
        v49_number[1] = v49_next_number[1];
        v49_number[2] = v49_next_number[2];
        v49_number[3] = v49_next_number[3];
    }
    const double v50 = qd[1] + (v0 * v49_number[1]);
    mode_out[2] = v49_best[0];
    const bool v51 = 0 == v49_best[0];
    const double v52 = 0.8 + (v51 ? q[2] : (q[2] + (qd[2] * v0)));
    const double v53 = 40.0 * v52;
    const double v54 = v2_cosine[1] * v2_cosine[1];
    const double v55 = v53 * (v54 + (v2_sine[1] * v2_sine[1]));
    const double v56 = v55 * v50;
    const double v57 = qd[0] + (v0 * v49_number[0]);
    const double v58 = v2_cosine[1] * v57;
    const double v59 = v51 ? 0.0 : (qd[2] + (v49_number[2] * v0));
    const double v60 = 0.4 * v50;
    const double v61 = tau[2] - (v58 * v60);
    const double v62 = v51 ? 0.0 : ((v61 + ((v58 * (v53 * v58)) - (392.40000000000003 * v2_sine[1]))) + (v50 * v56));
    const double v63 = v51 ? 0.0 : 0.0;
    const double v64 = 1.0 / (v51 ? 1.0 : 60.0);
    const double v65 = v64 * v63;
    const double v66 = (tau[1] - (v65 * v62)) + (v59 * ((0.4 * v58) - (2.0 * v56)));
    const double v67 = 7.992 + (v52 * v53);
    const double v68 = v2_sine[1] * v58;
    const double v69 = (v66 - (v68 * (v67 * v57))) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v52)));
    const double v70 = v63 * v65;
    const double v71 = 8.0 - v70;
    const double v72 = 1.0 / (v71 + (v52 * v55));
    const double v73 = (v64 * v62) - (v69 * (v65 * v72));
    const double v74 = 0.4 * v2_sine[1];
    const double v75 = v51 ? 0.0 : v74;
    const double v76 = 80.0 * v52;
    const double v77 = (tau[0] - (v75 * v73)) - ((v60 + (v58 * v76)) * (v2_cosine[1] * v59));
    const double v78 = v64 * v70;
    const double v79 = v75 * (v64 + (v72 * v78));
    const double v80 = 1.0 / ((20.008 - (v75 * v79)) + (v54 * v67));
    const double v81 = v80 * (v77 + (v68 * (v50 * (15.984 + (v52 * v76)))));
    const double v82 = v51 ? 0.0 : (v73 - (v79 * v81));
    const double v83 = v79 * v80;
    const double v84 = v51 ? 0.0 : 1.0;
    const double v85 = v84 * v83;
    const double v86 = v84 * v64;
    const double v87 = v86 * v70;
    const double v88 = v51 ? 0.0 : ((v86 + (v87 * v72)) + (v79 * v85));
    const double v89 = 0.4 * v84;
    const bool v90 = !v51;
    const double v91 = (double)v49_best[0];
    double v92_u[1] = {v49_number[3]};
    double v92_polished[1] = {0.0};
    const double v92_of_context_real[3] = {v91, ((20.0 * v88) - 1.0) - (v89 * (v2_sine[1] * v83)), (v61 - (v74 * v81)) - (20.0 * v82)};
    const bool v92_of_context_boolean[1] = {v90};
    bool v92_done = false;
    for (int v92_pass = 0; (v92_pass < 40) && !v92_done; v92_pass++) {
        double v92_next_u[1];
        double v92_next_polished[1];
        spherical_screw_stage_loads(prepared, v92_u, v92_polished, v92_of_context_real, v92_of_context_boolean, v92_next_u, v92_next_polished, &v92_done);
        v92_u[0] = v92_next_u[0];
        v92_polished[0] = v92_next_polished[0];
    }
    const double v93 = v81 + (v85 * v92_u[0]);
    const double v94 = v72 * (v69 + (v65 * ((v84 * v92_u[0]) + (v75 * v93))));
    const double v95 = qd[1] + (v0 * v94);
    const double v96 = q[1] + (v0 * v50);
    const spherical_screw_four v97_angle = {v96};
    spherical_screw_four v97_sine;
    spherical_screw_four v97_cosine;
    spherical_screw_sincos(&v97_angle, &v97_sine, &v97_cosine);
    const double v99 = v97_cosine[0] * v97_cosine[0];
    const double v100 = 0.8 + (v51 ? q[2] : (q[2] + (v0 * v59)));
    const double v101 = 40.0 * v100;
    const double v102 = v101 * (v99 + (v97_sine[0] * v97_sine[0]));
    const double v103 = v95 * v102;
    const double v104 = qd[0] + (v0 * v93);
    const double v105 = v97_cosine[0] * v104;
    const double v106 = 0.4 * v95;
    const double v107 = tau[2] - (v105 * v106);
    const double v108 = v51 ? 0.0 : ((v107 + ((v105 * (v101 * v105)) - (392.40000000000003 * v97_sine[0]))) + (v95 * v103));
    const double v109 = (v88 * v92_u[0]) - v82;
    const double v110 = v51 ? 0.0 : (-v109);
    const double v111 = v51 ? 0.0 : (qd[2] + (v0 * v110));
    const double v112 = (tau[1] - (v65 * v108)) + (v111 * ((0.4 * v105) - (2.0 * v103)));
    const double v113 = 7.992 + (v100 * v101);
    const double v114 = v97_sine[0] * v105;
    const double v115 = (v112 - (v114 * (v113 * v104))) - (v97_cosine[0] * (88.29 + (392.40000000000003 * v100)));
    const double v116 = 1.0 / (v71 + (v100 * v102));
    const double v117 = (v64 * v108) - (v115 * (v65 * v116));
    const double v118 = 0.4 * v97_sine[0];
    const double v119 = v51 ? 0.0 : v118;
    const double v120 = 80.0 * v100;
    const double v121 = (tau[0] - (v119 * v117)) - ((v106 + (v105 * v120)) * (v111 * v97_cosine[0]));
    const double v122 = v119 * (v64 + (v78 * v116));
    const double v123 = 1.0 / ((20.008 - (v119 * v122)) + (v99 * v113));
    const double v124 = v123 * (v121 + (v114 * (v95 * (15.984 + (v100 * v120)))));
    const double v125 = v51 ? 0.0 : (v117 - (v122 * v124));
    const double v126 = v122 * v123;
    const double v127 = v84 * v126;
    const double v128 = v51 ? 0.0 : ((v86 + (v87 * v116)) + (v122 * v127));
    double v129_u[1] = {v92_u[0]};
    double v129_polished[1] = {0.0};
    const double v129_of_context_real[3] = {v91, ((20.0 * v128) - 1.0) - (v126 * (v89 * v97_sine[0])), (v107 - (20.0 * v125)) - (v118 * v124)};
    const bool v129_of_context_boolean[1] = {v90};
    bool v129_done = false;
    for (int v129_pass = 0; (v129_pass < 40) && !v129_done; v129_pass++) {
        double v129_next_u[1];
        double v129_next_polished[1];
        spherical_screw_stage_loads(prepared, v129_u, v129_polished, v129_of_context_real, v129_of_context_boolean, v129_next_u, v129_next_polished, &v129_done);
        v129_u[0] = v129_next_u[0];
        v129_polished[0] = v129_next_polished[0];
    }
    const double v130 = v124 + (v127 * v129_u[0]);
    const double v131 = v116 * (v115 + (v65 * ((v84 * v129_u[0]) + (v119 * v130))));
    const double v132 = qd[1] + (trial * v131);
    const double v133 = q[1] + (trial * v95);
    const spherical_screw_four v134_angle = {v133};
    spherical_screw_four v134_sine;
    spherical_screw_four v134_cosine;
    spherical_screw_sincos(&v134_angle, &v134_sine, &v134_cosine);
    const double v136 = v134_cosine[0] * v134_cosine[0];
    const double v137 = 0.8 + (v51 ? q[2] : (q[2] + (trial * v111)));
    const double v138 = 40.0 * v137;
    const double v139 = v138 * (v136 + (v134_sine[0] * v134_sine[0]));
    const double v140 = v139 * v132;
    const double v141 = qd[0] + (trial * v130);
    const double v142 = v134_cosine[0] * v141;
    const double v143 = 0.4 * v132;
    const double v144 = tau[2] - (v142 * v143);
    const double v145 = v51 ? 0.0 : ((v144 + ((v142 * (v138 * v142)) - (392.40000000000003 * v134_sine[0]))) + (v132 * v140));
    const double v146 = 7.992 + (v137 * v138);
    const double v147 = v134_sine[0] * v142;
    const double v148 = (v137 * (392.40000000000003 * v134_cosine[0])) + (v147 * (v146 * v141));
    const double v149 = (v128 * v129_u[0]) - v125;
    const double v150 = v51 ? 0.0 : (-v149);
    const double v151 = v51 ? 0.0 : (qd[2] + (trial * v150));
    const double v152 = tau[1] + (v151 * ((0.4 * v142) - (2.0 * v140)));
    const double v153 = v152 - (v148 + ((88.29 * v134_cosine[0]) + (v65 * v145)));
    const double v154 = 1.0 / (v71 + (v137 * v139));
    const double v155 = (v64 * v145) - (v153 * (v65 * v154));
    const double v156 = 0.4 * v134_sine[0];
    const double v157 = v51 ? 0.0 : v156;
    const double v158 = 80.0 * v137;
    const double v159 = (tau[0] - (v157 * v155)) - ((v143 + (v142 * v158)) * (v134_cosine[0] * v151));
    const double v160 = v157 * (v64 + (v78 * v154));
    const double v161 = 1.0 / ((20.008 - (v157 * v160)) + (v136 * v146));
    const double v162 = v161 * (v159 + (v147 * (v132 * (15.984 + (v137 * v158)))));
    const double v163 = v51 ? 0.0 : (v155 - (v160 * v162));
    const double v164 = v160 * v161;
    const double v165 = v84 * v164;
    const double v166 = v51 ? 0.0 : ((v86 + (v87 * v154)) + (v160 * v165));
    double v167_u[1] = {v129_u[0]};
    double v167_polished[1] = {0.0};
    const double v167_of_context_real[3] = {v91, ((20.0 * v166) - 1.0) - (v164 * (v89 * v134_sine[0])), (v144 - (20.0 * v163)) - (v156 * v162)};
    const bool v167_of_context_boolean[1] = {v90};
    bool v167_done = false;
    for (int v167_pass = 0; (v167_pass < 40) && !v167_done; v167_pass++) {
        double v167_next_u[1];
        double v167_next_polished[1];
        spherical_screw_stage_loads(prepared, v167_u, v167_polished, v167_of_context_real, v167_of_context_boolean, v167_next_u, v167_next_polished, &v167_done);
        v167_u[0] = v167_next_u[0];
        v167_polished[0] = v167_next_polished[0];
    }
    const double v168 = v162 + (v165 * v167_u[0]);
    const double v169 = 0.16666666666666666 * trial;
    const double v170 = v169 * (v49_number[1] + (v154 * (v153 + (v65 * ((v84 * v167_u[0]) + (v157 * v168))))));
    const double v171 = 0.3333333333333333 * trial;
    const double v172 = (qd[1] + (v171 * (v94 + v131))) + v170;
    const double v173 = (q[1] + (v169 * (qd[1] + v132))) + (v171 * (v50 + v95));
    const spherical_screw_four v174_angle = {v173};
    spherical_screw_four v174_sine;
    spherical_screw_four v174_cosine;
    spherical_screw_sincos(&v174_angle, &v174_sine, &v174_cosine);
    const double v176 = v174_cosine[0] * v174_cosine[0];
    const double v177 = v176 + (v174_sine[0] * v174_sine[0]);
    const double v178 = v177 * v172;
    const double v179 = v51 ? q[2] : ((q[2] + (v169 * (qd[2] + v151))) + (v171 * (v59 + v111)));
    const double v180 = 0.8 + v179;
    const double v181 = 80.0 * v180;
    const double v182 = (qd[0] + (v169 * (v49_number[0] + v168))) + (v171 * (v93 + v130));
    const double v183 = v174_cosine[0] * v182;
    const double v184 = (v166 * v167_u[0]) - v163;
    const double v185 = (qd[2] + (v169 * (v49_number[2] + (v51 ? 0.0 : (-v184))))) + (v171 * (v110 + v150));
    const double v186 = v51 ? 0.0 : v185;
    const double v187 = 40.0 * v180;
    const double v188 = (392.40000000000003 * v174_sine[0]) - (v187 * ((v172 * v178) + (v183 * v183)));
    const double v189 = 0.4 * v172;
    const double v190 = tau[2] - (v183 * v189);
    const double v191 = v51 ? 0.0 : (v190 - v188);
    const double v192 = (tau[1] - (v65 * v191)) + (v186 * ((0.4 * v183) - (v178 * v181)));
    const double v193 = v180 * v187;
    const double v194 = 7.992 + v193;
    const double v195 = v174_sine[0] * v183;
    const double v196 = (v192 - (v195 * (v194 * v182))) - (v174_cosine[0] * (88.29 + (392.40000000000003 * v180)));
    const double v197 = 1.0 / (v71 + (v177 * v193));
    const double v198 = (v64 * v191) - (v196 * (v65 * v197));
    const double v199 = 0.4 * v174_sine[0];
    const double v200 = v51 ? 0.0 : v199;
    const double v201 = (tau[0] - (v200 * v198)) - ((v189 + (v183 * v181)) * (v186 * v174_cosine[0]));
    const double v202 = v200 * (v64 + (v78 * v197));
    const double v203 = 1.0 / ((20.008 - (v200 * v202)) + (v176 * v194));
    const double v204 = v203 * (v201 + (v195 * (v172 * (15.984 + (v180 * v181)))));
    const double v205 = v51 ? 0.0 : (v198 - (v202 * v204));
    const double v206 = (v199 * v204) - v190;
    const double v207 = v202 * v203;
    const double v208 = v84 * v207;
    const double v209 = v51 ? 0.0 : ((v86 + (v87 * v197)) + (v202 * v208));
    double v210_u[1] = {v49_number[3]};
    double v210_polished[1] = {0.0};
    const double v210_of_context_real[3] = {v91, ((20.0 * v209) - 1.0) - (v207 * (v89 * v174_sine[0])), -(v206 + (20.0 * v205))};
    const bool v210_of_context_boolean[1] = {v90};
    bool v210_done = false;
    for (int v210_pass = 0; (v210_pass < 40) && !v210_done; v210_pass++) {
        double v210_next_u[1];
        double v210_next_polished[1];
        spherical_screw_stage_loads(prepared, v210_u, v210_polished, v210_of_context_real, v210_of_context_boolean, v210_next_u, v210_next_polished, &v210_done);
        v210_u[0] = v210_next_u[0];
        v210_polished[0] = v210_next_polished[0];
    }
    const double v211 = (20.0 * (v51 ? 0.0 : (v205 - (v209 * v210_u[0])))) - v188;
    const double v212 = -(0.5 * v211);
    const double v213 = -(1.6666666666666667 * v211);
    const double v214 = spherical_screw_max(v213, v212);
    const double v215 = (((-v211) - v188) - v206) - (v208 * (v199 * v210_u[0]));
    const double v216 = spherical_screw_min(v213, v212);
    const double v217 = spherical_screw_min(v215 - v216, v214 - v215);
    const double v218 = v28 + (20.0 * v49_number[2]);
    const double v219 = v218 + ((v48 * v49_number[0]) - v15);
    const double v220 = -(0.5 * v218);
    const double v221 = -(1.6666666666666667 * v218);
    const double v222 = spherical_screw_max(0.0, spherical_screw_min(v219 + spherical_screw_max(v221, v220), -(spherical_screw_min(v221, v220) + v219)));
    const bool v223 = v51 && (v217 < 0.0);
    const double v224 = v223 ? (v222 / (v223 ? (v223 ? (v222 - v217) : 1.0) : 1.0)) : 1.0;
    const bool v225 = (v91 * v186) < 0.0;
    const bool v226 = v47 && v225;
    const double v227 = v226 ? (qd[2] / (v226 ? (v226 ? (qd[2] - v186) : 1.0) : 1.0)) : 1.0;
    const double v228 = spherical_screw_min(spherical_screw_min(1.0, v227), v224);
    const bool v229 = (crossing[2] || (crossing[1] || crossing[0])) || (!(0 == heading[0]));
    const bool v230 = ((v228 < 1.0) && (!v229)) && (!(10.0 <= passes));
    q_out[0] = v230 ? q[0] : ((q[0] + (v169 * (qd[0] + v141))) + (v171 * (v57 + v104)));
    q_out[1] = v230 ? q[1] : v173;
    q_out[2] = v230 ? q[2] : v179;
    qd_out[0] = v230 ? qd[0] : (crossing[0] ? 0.0 : v182);
    qd_out[1] = v230 ? qd[1] : (crossing[1] ? 0.0 : v172);
    qd_out[2] = v230 ? qd[2] : ((crossing[2] || v225) ? 0.0 : v186);
    mode_out[0] = spherical_screw_mode_of(qd[0]);
    mode_out[1] = spherical_screw_mode_of(qd[1]);
    crossing_out[2] = v230 && (v225 && (v227 <= v228));
    forced_out[0] = v230 ? forced[0] : (v229 ? heading[0] : 0);
    heading_out[0] = ((v224 <= v228) && (v223 && v230)) ? spherical_screw_mode_of(((2.0 * v215) - v216) - v214) : 0;
    const double v231 = v230 ? past : (v229 ? (trial + past) : dt);
    *past_out = v231;
    const double v232 = v230 ? (trial * v228) : (dt - v231);
    *trial_out = v232;
    *passes_out = 1.0 + passes;
    const double v233 = ((v144 - (v156 * v168)) - v167_u[0]) + (20.0 * v184);
    const double v234 = v91 * v91;
    const double v235 = v51 ? 0.0 : (v234 * (v233 * ((0.0 < (v91 * v233)) ? 0.4285714285714286 : (-0.375))));
    const double v236 = spherical_screw_max(fabs(v235), fabs(v167_u[0]));
    const bool v237 = v167_done && (fabs(v167_u[0] - v235) <= (v236 * ((v236 < (1.0000000009313226 * v236)) ? 1e-11 : 1e-05)));
    const double v238 = ((v107 - (v118 * v130)) - v129_u[0]) + (20.0 * v149);
    const double v239 = v51 ? 0.0 : (((0.0 < (v91 * v238)) ? 0.4285714285714286 : (-0.375)) * (v234 * v238));
    const double v240 = spherical_screw_max(fabs(v129_u[0]), fabs(v239));
    const bool v241 = v129_done && (fabs(v129_u[0] - v239) <= (v240 * ((v240 < (1.0000000009313226 * v240)) ? 1e-11 : 1e-05)));
    const double v242 = ((v61 - (v74 * v93)) - v92_u[0]) + (20.0 * v109);
    const double v243 = v51 ? 0.0 : (((0.0 < (v91 * v242)) ? 0.4285714285714286 : (-0.375)) * (v234 * v242));
    const double v244 = spherical_screw_max(fabs(v243), fabs(v92_u[0]));
    const bool v245 = v92_done && (fabs(v92_u[0] - v243) <= (v244 * ((v244 < (1.0000000009313226 * v244)) ? 1e-11 : 1e-05)));
    const double v246 = v49_done ? ((v49_flag[2] || v49_flag[1]) ? (v49_flag[6] ? 4.0 : (v49_flag[3] ? 1.0 : (v49_flag[5] ? 0.0 : 3.0))) : (v49_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v247 = ((fabs(v49_number[1]) < 1e+38) && (fabs(v49_number[0]) < 1e+38)) && (fabs(v49_number[2]) < 1e+38);
    const bool v248 = (fabs(v46) < 1e+38) && ((fabs(v25) < 1e+38) && v247);
    const double v249 = spherical_screw_max((v237 && (v245 && v241)) ? 0.0 : 5.0, (v248 && (fabs(v15) < 1e+38)) ? v246 : 6.0);
    *worst_out = spherical_screw_max(worst, v249);
    *done = (v232 <= 0.0) && (!v230);
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
    const double v0_of_tau[3] = {tau[0], tau[1], tau[2]};
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
        spherical_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[0]) < 1e+38) && (v1 && (fabs(q[2]) < 1e+38));
    const bool v3 = (fabs(qd[2]) < 1e+38) && ((fabs(qd[1]) < 1e+38) && v2);
    const bool v4 = (fabs(tau[1]) < 1e+38) && ((fabs(tau[0]) < 1e+38) && v3);
    const bool v5 = ((fabs(tau[2]) < 1e+38) && v4) && (fabs(v0_q[0]) < 1e+38);
    const bool v6 = (fabs(v0_q[2]) < 1e+38) && (v5 && (fabs(v0_q[1]) < 1e+38));
    const bool v7 = (v6 && (fabs(v0_qd[0]) < 1e+38)) && (fabs(v0_qd[1]) < 1e+38);
    const bool v8 = (0.0 < dt) && (v7 && (fabs(v0_qd[2]) < 1e+38));
    q_next[0] = v8 ? v0_q[0] : q[0];
    q_next[1] = v8 ? v0_q[1] : q[1];
    q_next[2] = v8 ? v0_q[2] : q[2];
    qd_next[0] = v8 ? v0_qd[0] : qd[0];
    qd_next[1] = v8 ? v0_qd[1] : qd[1];
    qd_next[2] = v8 ? v0_qd[2] : qd[2];
    mode_next[0] = v8 ? v0_mode[0] : mode[0];
    mode_next[1] = v8 ? v0_mode[1] : mode[1];
    mode_next[2] = v8 ? v0_mode[2] : mode[2];
    *status = v8 ? (v0_done ? v0_worst : spherical_screw_max(5.0, v0_worst)) : 6.0;
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
