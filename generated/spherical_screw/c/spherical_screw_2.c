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

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double spherical_screw_alone(const double *number)
{
    return *(const volatile double *)number;
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos_pair(const spherical_screw_lane *angle, spherical_screw_lane *sine, spherical_screw_lane *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_lane x = *angle;
    union { spherical_screw_lane number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_lane n = k.number - 6755399441186816.0;
    const spherical_screw_lane w = x - (n * 1.5707963267923333);
    const spherical_screw_lane r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_lane z = r * r;
    const spherical_screw_lane rz = r * z;

    const spherical_screw_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static SPHERICAL_SCREW_APART void spherical_screw_sincos_beyond(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
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

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
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

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.016666666666666666;
    const double v2 = context_real[1] * v1;
    const double v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const double v4 = v2 * v3;
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v5 * v4;
    const double v7 = v0 ? 0.0 : ((v5 * v1) - (v2 * v6));
    const double v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7);
    const double v9 = 1.0 + (0.4285714285714286 * v8);
    const double v10 = 1.0 - (0.375 * v8);
    const double v11 = v10 * v9;
    const bool v12 = v5 <= 1.0;
    const bool v13 = 0.0 < (v0 ? 1.0 : (((0.0 < v11) && v12) ? 1.0 : spherical_screw_min(v10, v9)));
    const double v14 = v0 ? 0.0 : context_real[5];
    const double v15 = (context_real[3] * v3) - (v4 * v14);
    const double v16 = v0 ? 0.0 : ((v1 * v14) + (v2 * v15));
    const double v17 = context_real[7] - context_real[6];
    const double v18 = ((context_real[1] * v15) - (20.0 * v16)) - v17;
    const bool v19 = !v0;
    const double v20 = (double)pattern[0];
    double v21_u[1] = {v13 ? number[3] : 0.0};
    double v21_polished[1] = {0.0};
    const double v21_of_context_real[3] = {v20, -v8, v18};
    const bool v21_of_context_boolean[1] = {v19};
    bool v21_done = false;
    for (int v21_pass = 0; (v21_pass < 40) && !v21_done; v21_pass++) {
        double v21_next_u[1];
        double v21_next_polished[1];
        spherical_screw_decide_pattern_loads(prepared, v21_u, v21_polished, v21_of_context_real, v21_of_context_boolean, v21_next_u, v21_next_polished, &v21_done);
        v21_u[0] = v21_next_u[0];
        v21_polished[0] = v21_next_polished[0];
    }
    number_out[3] = v21_u[0];
    const double v22 = v15 + (v6 * v21_u[0]);
    const double v23 = context_real[1] * v22;
    const double v24 = v0 ? (context_real[5] + v23) : v21_u[0];
    const double v25 = v0 ? 0.0 : (v16 - (v7 * v21_u[0]));
    const double v26 = ((v23 - (20.0 * v25)) - v24) - v17;
    const double v27 = 0.5 * v26;
    const double v28 = 1.6666666666666667 * v26;
    const double v29 = v24 + v26;
    const double v30 = v0 ? spherical_screw_min(v29 - spherical_screw_min(v28, v27), spherical_screw_max(v28, v27) - v29) : (v20 * v25);
    const double v31 = v0 ? v30 : (60.0 * v30);
    const double v32 = spherical_screw_max(fabs(v24), fabs(context_real[5]));
    const bool v33 = !flag[0];
    const bool v34 = context_boolean[1] && v33;
    const bool v35 = (v34 && (((-1e-06) * v32) <= v31)) || ((0.0 < v30) || (v0 && (0.0 <= v30)));
    const double v36 = v20 * (v18 - (v8 * v21_u[0]));
    const double v37 = v0 ? 0.0 : (((0.0 < v36) ? 0.4285714285714286 : (-0.375)) * (v20 * v36));
    const double v38 = spherical_screw_max(fabs(v21_u[0]), fabs(v37));
    const double v39 = fabs(v21_u[0] - v37);
    const bool v40 = (v39 <= (v38 * ((v38 < (1.0000000009313226 * v38)) ? 1e-11 : 1e-05))) && v21_done;
    const bool v41 = (context_boolean[0] || v35) && v40;
    const bool v42 = flag[1] || v41;
    flag_out[1] = v42;
    const bool v43 = v34 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v44 = v34 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v45 = v44 || v43;
    const double v46 = -(1.0 - v5);
    const bool v47 = (v44 && (1 == pattern[0])) || ((v0 && ((v46 <= 0.0) && (0.0 <= v46))) && v45);
    const double v48 = v47 ? v5 : (1.0 + v5);
    const bool v49 = !(v47 || (v48 <= (v45 ? 1.0 : 0.0)));
    const bool v50 = (!v42) && v49;
    const bool v51 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v33 && v50));
    const signed char v52 = (((0.0 <= v48) && (v48 <= 0.0)) && (context_boolean[2] && (!v34))) ? 0 : (v43 ? 1 : (-1));
    pattern_out[0] = v51 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v47 ? ((v0 && v43) ? 1 : (-1)) : v52);
    const bool v53 = !flag[1];
    const bool v54 = v40 && (context_boolean[0] || (((-1e-12) * v32) <= v31));
    const bool v55 = (v41 && v53) || ((!flag[2]) && (v53 && v54));
    best_out[0] = v55 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v51;
    flag_out[2] = flag[2] || v54;
    const bool v56 = flag[3] || (flag[1] && v41);
    flag_out[3] = v56;
    const bool v57 = !v40;
    const bool v58 = v19 && (v11 < 0.0);
    const bool v59 = v12 && v58;
    flag_out[4] = flag[4] || (v57 && (!(((1e-05 * v38) < v39) && (v57 && v59))));
    flag_out[5] = v55 ? v13 : flag[5];
    flag_out[6] = v55 ? (v58 && (v40 && v59)) : flag[6];
    number_out[0] = v55 ? (-v22) : number[0];
    number_out[1] = v55 ? (context_real[4] * (1.0 / (v55 ? context_real[2] : 1.0))) : number[1];
    number_out[2] = v55 ? v25 : number[2];
    *done = (v50 && (!v51)) || (v42 && (v56 || (v49 || (v0 || (!v47)))));
}

void spherical_screw_decide(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], const bool reached[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = v6 * ((v5 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v9 = qd[1] * v6;
    const double v10 = v0_sine[0] * v0_sine[0];
    const bool v11 = 0 == mode[2];
    const double v12 = v11 ? 0.0 : 0.016666666666666666;
    const double v13 = v11 ? 0.0 : 1.0;
    const double v14 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    const double v15 = ((v5 * v10) - 28.0) - v4;
    mode_next[0] = spherical_screw_mode_of(qd[0]);
    mode_next[1] = spherical_screw_mode_of(qd[1]);
    const bool v16 = spherical_screw_eq(0.0, qd[2]);
    const double v17 = tau[0] - ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v6 * v7)));
    const double v18 = v17 + ((15.984 + (v2 * v7)) * (v0_sine[0] * v9));
    const double v19 = v0_sine[0] * v18;
    const double v20 = 1.0 / (v15 + (0.002666666666666667 * v10));
    const double v21 = v19 * (0.006666666666666667 * v20);
    const double v22 = 0.4 * v9;
    const double v23 = v22 - tau[2];
    const double v24 = ((v3 * ((qd[1] * qd[1]) + (v6 * v6))) - (392.40000000000003 * v0_sine[0])) - v23;
    const double v25 = (v10 * (4.444444444444445e-05 * v20)) - 0.016666666666666666;
    const double v26 = v24 * v25;
    const double v27 = v21 - v26;
    const double v28 = 1e-08 * (fabs(v26) + fabs(v21));
    const double v29 = 0.6666666666666667 * fabs(40.0 * v25);
    const bool v30 = v29 < 1.0;
    const double v31 = 0.6666666666666667 * fabs(v24 + (v23 - (40.0 * v27)));
    const double v32 = v30 ? (v31 / (v30 ? (v30 ? (1.0 - v29) : 1.0) : 1.0)) : 1e+38;
    const double v33 = spherical_screw_min(v32, v31 + (v29 * v32));
    const double v34 = spherical_screw_min(v33, v31 + (v29 * v33));
    const bool v35 = fabs(v27) <= (v28 - (spherical_screw_min(v34, v31 + (v29 * v34)) * (1.0001 * v25)));
    const bool v36 = v16 && v35;
    const double v37 = v10 * (0.16000000000000003 * v12);
    const double v38 = 1.0 / (v15 + v37);
    const double v39 = v37 * v38;
    const double v40 = v13 * v39;
    const double v41 = v11 ? 0.0 : (v12 * (v13 - v40));
    const double v42 = v11 ? 0.0 : v24;
    const double v43 = (v42 * v39) - (v19 * (0.4 * v38));
    const double v44 = v11 ? 0.0 : (v12 * (v42 - v43));
    double v45_u[1] = {0.0};
    double v45_polished[1] = {0.0};
    const double v45_of_context_real[3] = {(double)mode[2], v40 + ((20.0 * v41) - 1.0), -((v23 + v43) + (20.0 * v44))};
    const bool v45_of_context_boolean[1] = {!v11};
    bool v45_done = false;
    for (int v45_pass = 0; (v45_pass < 40) && !v45_done; v45_pass++) {
        double v45_next_u[1];
        double v45_next_polished[1];
        spherical_screw_before_loads(prepared, v45_u, v45_polished, v45_of_context_real, v45_of_context_boolean, v45_next_u, v45_next_polished, &v45_done);
        v45_u[0] = v45_next_u[0];
        v45_polished[0] = v45_next_polished[0];
    }
    const double v46 = (v40 * v45_u[0]) - v43;
    const double v47 = v11 ? (v24 + v46) : v45_u[0];
    const double v48 = v47 + ((v23 + (20.0 * (v11 ? 0.0 : (v44 - (v41 * v45_u[0]))))) - v46);
    const double v49 = -(0.5 * v48);
    const double v50 = -(1.6666666666666667 * v48);
    const signed char v51 = spherical_screw_mode_of((v47 - v48) - (0.5 * (spherical_screw_min(v49, v50) + spherical_screw_max(v49, v50))));
    const bool v52 = (!(0 == v51)) && (reached[2] && v16);
    const double v53 = -v28;
    const signed char v54 = v11 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v55 = v16 ? (v53 < v27) : (1 == v54);
    const signed char v56 = (v36 && (!v52)) ? 0 : ((v52 ? (1 == v51) : v55) ? 1 : (-1));
    const double v57 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + (v8 + ((v7 * (qd[1] * qd[2])) - tau[1]));
    signed char v58_pattern[1] = {v56};
    signed char v58_best[1] = {v56};
    bool v58_flag[7] = {false, false, false, false, false, true, false};
    double v58_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v58_of_context_real[8] = {-v15, 0.4 * v0_sine[0], 8.0 + v4, v18, -v57, v24, tau[2], v22};
    const bool v58_of_context_boolean[5] = {!v16, v52, v36, v55, v16 ? (v53 < (-v27)) : ((-1) == v54)};
    const signed char v58_of_context_mode[2] = {v54, v51};
    bool v58_done = false;
    for (int v58_pass = 0; (v58_pass < 6) && !v58_done; v58_pass++) {
        signed char v58_next_pattern[1];
        signed char v58_next_best[1];
        bool v58_next_flag[7];
        double v58_next_number[4];
        spherical_screw_decide_pattern(prepared, v58_pattern, v58_best, v58_flag, v58_number, v58_of_context_real, v58_of_context_boolean, v58_of_context_mode, v58_next_pattern, v58_next_best, v58_next_flag, v58_next_number, &v58_done);
        v58_pattern[0] = v58_next_pattern[0];
        v58_best[0] = v58_next_best[0];
        v58_flag[0] = v58_next_flag[0];
        v58_flag[1] = v58_next_flag[1];
        v58_flag[2] = v58_next_flag[2];
        v58_flag[3] = v58_next_flag[3];
        v58_flag[4] = v58_next_flag[4];
        v58_flag[5] = v58_next_flag[5];
        v58_flag[6] = v58_next_flag[6];
        v58_number[0] = v58_next_number[0];
        v58_number[1] = v58_next_number[1];
        v58_number[2] = v58_next_number[2];
        v58_number[3] = v58_next_number[3];
    }
    mode_next[2] = v58_best[0];
    const double v59 = fabs(v18) + (fabs(v58_number[0]) + (fabs(v58_number[2]) + fabs(v58_number[1])));
    const double v60 = v58_done ? ((v58_flag[2] || v58_flag[1]) ? (v58_flag[6] ? 4.0 : (v58_flag[3] ? 1.0 : (v58_flag[5] ? 0.0 : 3.0))) : (v58_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v61 = ((fabs(v24) + (fabs(v57) + v59)) < 1e+38) ? v60 : 6.0;
    *status = ((fabs(q[2]) + (fabs(q[1]) + v14)) < 1e+38) ? v61 : 6.0;
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
    const double v2 = qd[1] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 80.0 * v3;
    const double v5 = qd[0] * v0_cosine[0];
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
    const double v15 = ((v11 * (qd[0] * v5)) + (v4 * v7)) - (qd[2] * v14);
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + v15;
    const double v17 = ((8.0 + v10) * qdd[1]) + v16;
    tau[1] = v17;
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
    for (size_t k = 0U; k < 3U; k++) {
        tau[k] = 0.0;
    }
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

static void spherical_screw_step_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 7], const double context_real[restrict 11], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 7], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const double v2 = -(1.0 - v1);
    const bool v3 = context_boolean[3] || context_boolean[2];
    const bool v4 = (v3 && (v0 && ((v2 <= 0.0) && (0.0 <= v2)))) || (context_boolean[3] && (1 == pattern[0]));
    const double v5 = v4 ? v1 : (1.0 + v1);
    const signed char v6 = (context_boolean[1] && ((0.0 <= v5) && (v5 <= 0.0))) ? 0 : (context_boolean[2] ? 1 : (-1));
    pattern_out[0] = v4 ? ((context_boolean[2] && v0) ? 1 : (-1)) : v6;
    const double v7 = v0 ? 0.0 : 0.016666666666666666;
    const double v8 = context_real[1] * v7;
    const double v9 = 1.0 / ((context_real[1] * v8) - context_real[0]);
    const double v10 = v8 * v9;
    const double v11 = v1 * v10;
    const double v12 = context_real[1] * v11;
    const double v13 = v0 ? 0.0 : (v7 * (v1 - v12));
    const double v14 = (1.0 - v12) - (20.0 * v13);
    const double v15 = 1.0 + (0.4285714285714286 * v14);
    const double v16 = 1.0 - (0.375 * v14);
    const double v17 = v16 * v15;
    const bool v18 = v1 <= 1.0;
    const bool v19 = 0.0 < (v0 ? 1.0 : ((v18 && (0.0 < v17)) ? 1.0 : spherical_screw_min(v16, v15)));
    const double v20 = v0 ? 0.0 : context_real[5];
    const double v21 = (context_real[3] * v9) - (v10 * v20);
    const double v22 = v0 ? 0.0 : ((v7 * v20) + (v8 * v21));
    const double v23 = context_real[7] - context_real[6];
    const double v24 = ((context_real[1] * v21) - (20.0 * v22)) - v23;
    const bool v25 = !v0;
    const double v26 = (double)pattern[0];
    double v27_u[1] = {v19 ? number[3] : 0.0};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, -v14, v24};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_step_pattern_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    number_out[3] = v27_u[0];
    const double v28 = v21 + (v11 * v27_u[0]);
    const double v29 = context_real[1] * v28;
    const double v30 = v0 ? (context_real[5] + v29) : v27_u[0];
    const double v31 = v0 ? 0.0 : (v22 - (v13 * v27_u[0]));
    const double v32 = ((v29 - (20.0 * v31)) - v30) - v23;
    const double v33 = 0.5 * v32;
    const double v34 = 1.6666666666666667 * v32;
    const double v35 = v30 + v32;
    const double v36 = v0 ? spherical_screw_min(v35 - spherical_screw_min(v34, v33), spherical_screw_max(v34, v33) - v35) : (v26 * v31);
    const double v37 = v26 * (v24 - (v14 * v27_u[0]));
    const double v38 = v0 ? 0.0 : (((0.0 < v37) ? 0.4285714285714286 : (-0.375)) * (v26 * v37));
    const double v39 = spherical_screw_max(fabs(v27_u[0]), fabs(v38));
    const double v40 = fabs(v27_u[0] - v38);
    const bool v41 = (v40 <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05))) && v27_done;
    const bool v42 = v41 && (context_boolean[0] || ((0.0 < v36) || (v0 && (0.0 <= v36))));
    const bool v43 = !flag[1];
    const bool v44 = context_boolean[0] || (((-1e-12) * spherical_screw_max(fabs(context_real[5]), fabs(v30))) <= (v0 ? v36 : (60.0 * v36)));
    const bool v45 = v41 && v44;
    const bool v46 = ((!flag[2]) && (v43 && v45)) || (v43 && v42);
    best_out[0] = v46 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v47 = flag[1] || v42;
    flag_out[1] = v47;
    flag_out[2] = flag[2] || v45;
    const bool v48 = flag[3] || (flag[1] && v42);
    flag_out[3] = v48;
    const bool v49 = !v41;
    const bool v50 = v25 && (v17 < 0.0);
    const bool v51 = v18 && v50;
    flag_out[4] = flag[4] || (v49 && (!(((1e-05 * v39) < v40) && (v49 && v51))));
    flag_out[5] = v46 ? v19 : flag[5];
    flag_out[6] = v46 ? (v50 && (v41 && v51)) : flag[6];
    number_out[0] = v46 ? (-v28) : number[0];
    number_out[1] = v46 ? (context_real[4] * (1.0 / (v46 ? context_real[2] : 1.0))) : number[1];
    number_out[2] = v46 ? v31 : number[2];
    const double v52 = context_real[1] * (v0 ? context_real[10] : 0.0);
    number_out[4] = v46 ? (-(v9 * v52)) : number[4];
    number_out[5] = v46 ? 0.0 : number[5];
    number_out[6] = v46 ? (v0 ? 0.0 : (v10 * v52)) : number[6];
    const bool v53 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v47 && (v48 || (v53 || (v0 || (!v4))))) || (v53 && (!v47));
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
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = 28.0 - ((v5 * (v0_sine[0] * v0_sine[0])) - v4);
    const double v7 = 0.006666666666666667 * v0_sine[0];
    const double v8 = 0.4 * v0_sine[0];
    const double v9 = v7 * (1.0 / ((v8 * v7) - v6));
    const double v10 = (v7 * v9) - 0.016666666666666666;
    const double v11 = 0.6666666666666667 * fabs(40.0 * v10);
    const bool v12 = v11 < 1.0;
    const double v13 = 80.0 * v2;
    const double v14 = qd[0] * v0_sine[0];
    const double v15 = 0.4 * qd[2];
    const double v16 = qd[2] * v13;
    const double v17 = qd[0] * v0_cosine[0];
    const double v18 = v0_cosine[0] * ((v17 * v16) + (qd[1] * (v15 - ((15.992 + (v2 * v13)) * v14))));
    const double v19 = qd[1] * v17;
    const double v20 = ((v19 * (0.008000000000000881 * v0_sine[0])) - tau[0]) + v18;
    const double v21 = v9 * v20;
    const double v22 = 0.4 * v19;
    const double v23 = tau[2] - v22;
    const double v24 = ((v3 * ((qd[1] * qd[1]) + (v17 * v17))) - (392.40000000000003 * v0_sine[0])) + v23;
    const double v25 = v10 * v24;
    const double v26 = v25 + v21;
    const double v27 = v24 - v23;
    const double v28 = 0.6666666666666667 * fabs(v27 + (40.0 * v26));
    const double v29 = v12 ? (v28 / (v12 ? (v12 ? (1.0 - v11) : 1.0) : 1.0)) : 1e+38;
    const double v30 = spherical_screw_min(v29, v28 + (v11 * v29));
    const double v31 = spherical_screw_min(v30, v28 + (v11 * v30));
    const double v32 = 1e-08 * (fabs(v25) + fabs(v21));
    const bool v33 = fabs(v26) <= (v32 - (spherical_screw_min(v31, v28 + (v11 * v31)) * (1.0001 * v10)));
    const double v34 = -(0.5 * v27);
    const double v35 = -(1.6666666666666667 * v27);
    const double v36 = 0.5 * dt;
    const double v37 = fabs(qd[2]);
    const bool v38 = spherical_screw_eq(0.0, v37) || (v37 < ((spherical_screw_min(v35, v34) - spherical_screw_max(v35, v34)) * (v36 * v10)));
    const bool v39 = v38 && v33;
    const double v40 = -v32;
    const signed char v41 = spherical_screw_mode_of(qd[2]);
    const bool v42 = v38 ? (v40 < (-v26)) : (1 == v41);
    const signed char v43 = v39 ? 0 : (v42 ? 1 : (-1));
    const double v44 = ((qd[1] * v16) - tau[1]) - (v17 * (v15 - (v5 * v14)));
    const double v45 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v44;
    signed char v46_pattern[1] = {v43};
    signed char v46_best[1] = {v43};
    bool v46_flag[7] = {false, false, false, false, false, true, false};
    double v46_number[7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v46_of_context_real[11] = {v6, v8, 8.0 + v4, -v20, -v45, v24, tau[2], v22, qd[0], qd[1], qd[2]};
    const bool v46_of_context_boolean[4] = {!v38, v39, v42, v38 ? (v40 < v26) : ((-1) == v41)};
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
    const double v48 = v47 + (v36 * v46_number[0]);
    const double v49 = qd[1] + v46_number[5];
    const double v50 = q[1] + (v36 * v49);
    const spherical_screw_four v51_angle = {v50};
    spherical_screw_four v51_sine;
    spherical_screw_four v51_cosine;
    spherical_screw_sincos(&v51_angle, &v51_sine, &v51_cosine);
    const double v53 = v51_cosine[0] * v48;
    const bool v54 = 0 == v46_best[0];
    const double v55 = v54 ? 0.0 : (qd[2] + v46_number[6]);
    const double v56 = v2 + (v36 * v55);
    const double v57 = 40.0 * v56;
    const double v58 = v57 * v53;
    const double v59 = v55 + (v36 * v46_number[2]);
    const double v60 = 2.0 * v59;
    const double v61 = v48 * v51_sine[0];
    const double v62 = 0.4 * v59;
    const double v63 = v49 + (v36 * v46_number[1]);
    const double v64 = (v63 * (v62 - (v61 * (15.992 + (v56 * (80.0 * v56)))))) + (v60 * v58);
    const double v65 = v57 * v63;
    const double v66 = v53 * v63;
    const double v67 = tau[2] - (0.4 * v66);
    const double v68 = v54 ? 0.0 : (((v67 - (392.40000000000003 * v51_sine[0])) + (v63 * v65)) + (v53 * v58));
    const double v69 = 0.4 * v51_sine[0];
    const double v70 = v54 ? 0.0 : 0.016666666666666666;
    const double v71 = v70 * v69;
    const double v72 = v56 * v57;
    const double v73 = 7.992 + v72;
    const double v74 = 1.0 / (((28.0 + v72) - (v69 * v71)) - (v73 * (v51_sine[0] * v51_sine[0])));
    const double v75 = v74 * (((tau[0] - (v68 * v71)) - (v66 * (0.008000000000000881 * v51_sine[0]))) - (v51_cosine[0] * v64));
    const double v76 = v54 ? 0.0 : ((v70 * v68) - (v71 * v75));
    const double v77 = v54 ? 0.0 : 1.0;
    const double v78 = v77 * (v71 * v74);
    const double v79 = v77 * v70;
    const double v80 = v54 ? 0.0 : (v79 + (v71 * v78));
    const bool v81 = !v54;
    const double v82 = (double)v46_best[0];
    double v83_u[1] = {v46_number[3]};
    double v83_polished[1] = {0.0};
    const double v83_of_context_real[3] = {v82, ((20.0 * v80) - 1.0) - (v69 * v78), (v67 - (v69 * v75)) - (20.0 * v76)};
    const bool v83_of_context_boolean[1] = {v81};
    bool v83_done = false;
    for (int v83_pass = 0; (v83_pass < 40) && !v83_done; v83_pass++) {
        double v83_next_u[1];
        double v83_next_polished[1];
        spherical_screw_stage_loads(prepared, v83_u, v83_polished, v83_of_context_real, v83_of_context_boolean, v83_next_u, v83_next_polished, &v83_done);
        v83_u[0] = v83_next_u[0];
        v83_polished[0] = v83_next_polished[0];
    }
    const double v84 = v76 - (v80 * v83_u[0]);
    const double v85 = v54 ? 0.0 : v84;
    const double v86 = v55 + (v36 * v85);
    const double v87 = 2.0 * v86;
    const double v88 = v75 + (v78 * v83_u[0]);
    const double v89 = v47 + (v36 * v88);
    const double v90 = q[1] + (v36 * v63);
    const spherical_screw_four v91_angle = {v90};
    spherical_screw_four v91_sine;
    spherical_screw_four v91_cosine;
    spherical_screw_sincos(&v91_angle, &v91_sine, &v91_cosine);
    const double v93 = v91_cosine[0] * v89;
    const double v94 = v2 + (v36 * v59);
    const double v95 = 40.0 * v94;
    const double v96 = v95 * v93;
    const double v97 = v91_sine[0] * v89;
    const double v98 = 0.4 * v86;
    const double v99 = (tau[1] + (v53 * (v62 - (v73 * v61)))) - (v60 * v65);
    const double v100 = (1.0 / (8.0 + v72)) * (v99 - (v51_cosine[0] * (88.29 + (392.40000000000003 * v56))));
    const double v101 = v49 + (v36 * v100);
    const double v102 = (v101 * (v98 - (v97 * (15.992 + (v94 * (80.0 * v94)))))) + (v96 * v87);
    const double v103 = v101 * v93;
    const double v104 = tau[2] - (0.4 * v103);
    const double v105 = v101 * v95;
    const double v106 = v54 ? 0.0 : (((v104 - (392.40000000000003 * v91_sine[0])) + (v101 * v105)) + (v93 * v96));
    const double v107 = 0.4 * v91_sine[0];
    const double v108 = v70 * v107;
    const double v109 = v94 * v95;
    const double v110 = 7.992 + v109;
    const double v111 = 1.0 / (((28.0 + v109) - (v107 * v108)) - (v110 * (v91_sine[0] * v91_sine[0])));
    const double v112 = v111 * (((tau[0] - (v108 * v106)) - (v103 * (0.008000000000000881 * v91_sine[0]))) - (v91_cosine[0] * v102));
    const double v113 = v54 ? 0.0 : ((v70 * v106) - (v108 * v112));
    const double v114 = v111 * (v77 * v108);
    const double v115 = v54 ? 0.0 : (v79 + (v108 * v114));
    double v116_u[1] = {v83_u[0]};
    double v116_polished[1] = {0.0};
    const double v116_of_context_real[3] = {v82, ((20.0 * v115) - 1.0) - (v107 * v114), (v104 - (20.0 * v113)) - (v107 * v112)};
    bool v116_done = false;
    for (int v116_pass = 0; (v116_pass < 40) && !v116_done; v116_pass++) {
        double v116_next_u[1];
        double v116_next_polished[1];
        spherical_screw_stage_loads(prepared, v116_u, v116_polished, v116_of_context_real, v83_of_context_boolean, v116_next_u, v116_next_polished, &v116_done);
        v116_u[0] = v116_next_u[0];
        v116_polished[0] = v116_next_polished[0];
    }
    const double v117 = (v115 * v116_u[0]) - v113;
    const double v118 = v54 ? 0.0 : (-v117);
    const double v119 = v55 + (dt * v118);
    const double v120 = v2 + (dt * v86);
    const double v121 = 80.0 * v120;
    const double v122 = v119 * v121;
    const double v123 = v112 + (v114 * v116_u[0]);
    const double v124 = v47 + (dt * v123);
    const double v125 = q[1] + (dt * v101);
    const spherical_screw_four v126_angle = {v125};
    spherical_screw_four v126_sine;
    spherical_screw_four v126_cosine;
    spherical_screw_sincos(&v126_angle, &v126_sine, &v126_cosine);
    const double v128 = v126_cosine[0] * v124;
    const double v129 = v126_sine[0] * v124;
    const double v130 = 0.4 * v119;
    const double v131 = (tau[1] + (v93 * (v98 - (v110 * v97)))) - (v105 * v87);
    const double v132 = (1.0 / (8.0 + v109)) * (v131 - (v91_cosine[0] * (88.29 + (392.40000000000003 * v94))));
    const double v133 = v49 + (dt * v132);
    const double v134 = v126_cosine[0] * ((v133 * (v130 - (v129 * (15.992 + (v120 * v121))))) + (v128 * v122));
    const double v135 = 40.0 * v120;
    const double v136 = v133 * v128;
    const double v137 = tau[2] - (0.4 * v136);
    const double v138 = v54 ? 0.0 : ((v137 - (392.40000000000003 * v126_sine[0])) + (v135 * ((v133 * v133) + (v128 * v128))));
    const double v139 = 0.4 * v126_sine[0];
    const double v140 = v70 * v139;
    const double v141 = v120 * v135;
    const double v142 = 7.992 + v141;
    const double v143 = 1.0 / ((v141 + (28.0 - (v139 * v140))) - (v142 * (v126_sine[0] * v126_sine[0])));
    const double v144 = v143 * (((tau[0] - (v140 * v138)) - (v136 * (0.008000000000000881 * v126_sine[0]))) - v134);
    const double v145 = v54 ? 0.0 : ((v70 * v138) - (v140 * v144));
    const double v146 = v137 - ((v139 * v144) + (20.0 * v145));
    const double v147 = v143 * (v77 * v140);
    const double v148 = v54 ? 0.0 : (v79 + (v140 * v147));
    const double v149 = (1.0 + (v139 * v147)) - (20.0 * v148);
    double v150_u[1] = {v116_u[0]};
    double v150_polished[1] = {0.0};
    const double v150_of_context_real[3] = {v82, -v149, v146};
    bool v150_done = false;
    for (int v150_pass = 0; (v150_pass < 40) && !v150_done; v150_pass++) {
        double v150_next_u[1];
        double v150_next_polished[1];
        spherical_screw_stage_loads(prepared, v150_u, v150_polished, v150_of_context_real, v83_of_context_boolean, v150_next_u, v150_next_polished, &v150_done);
        v150_u[0] = v150_next_u[0];
        v150_polished[0] = v150_next_polished[0];
    }
    const double v151 = 0.16666666666666666 * dt;
    const double v152 = v47 + (v151 * ((v144 + (v46_number[0] + (v147 * v150_u[0]))) + (2.0 * (v88 + v123))));
    const double v153 = v54 ? q[2] : (q[2] + (v151 * (v119 + (v87 + (v55 + v60)))));
    const double v154 = (tau[1] + (v128 * (v130 - (v142 * v129)))) - (v133 * v122);
    const double v155 = v46_number[1] + ((1.0 / (8.0 + v141)) * (v154 - (v126_cosine[0] * (88.29 + (392.40000000000003 * v120)))));
    const double v156 = v49 + (v151 * (v155 + (2.0 * (v100 + v132))));
    const double v157 = v151 * ((v46_number[2] + (v54 ? 0.0 : (v145 - (v148 * v150_u[0])))) + (2.0 * (v85 + v118)));
    const double v158 = v54 ? 0.0 : (v55 + v157);
    const bool v159 = (fabs(v158) + (fabs(v156) + (fabs(v152) + fabs(v153)))) < 1e+38;
    const double v160 = q[0] + (v151 * ((v47 + v124) + (2.0 * (v48 + v89))));
    const double v161 = q[1] + (v151 * ((v49 + v133) + (2.0 * (v63 + v101))));
    const double v162 = fabs(tau[2]) + (fabs(tau[1]) + (fabs(tau[0]) + (v37 + fabs(v161))));
    const double v163 = fabs(q[1]) + (fabs(q[2]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v164 = (fabs(q[0]) + (fabs(dt) + v163)) < 1e+38;
    const bool v165 = (0.0 < dt) && (v159 && (((fabs(v160) + v162) < 1e+38) && v164));
    q_next[0] = v165 ? v160 : q[0];
    q_next[1] = v165 ? v161 : q[1];
    q_next[2] = v165 ? v153 : q[2];
    qd_next[0] = v165 ? v152 : qd[0];
    qd_next[1] = v165 ? v156 : qd[1];
    qd_next[2] = v165 ? v158 : qd[2];
    mode_next[0] = v165 ? spherical_screw_mode_of(qd[0]) : mode[0];
    mode_next[1] = v165 ? spherical_screw_mode_of(qd[1]) : mode[1];
    mode_next[2] = v165 ? v46_best[0] : mode[2];
    const double v166 = v146 - (v149 * v150_u[0]);
    const double v167 = v82 * v82;
    const double v168 = v54 ? 0.0 : (((0.0 < (v82 * v166)) ? 0.4285714285714286 : (-0.375)) * (v167 * v166));
    const double v169 = spherical_screw_max(fabs(v150_u[0]), fabs(v168));
    const bool v170 = (fabs(v150_u[0] - v168) <= (v169 * ((v169 < (1.0000000009313226 * v169)) ? 1e-11 : 1e-05))) && v150_done;
    const double v171 = ((v104 - (v107 * v123)) - v116_u[0]) + (20.0 * v117);
    const double v172 = v54 ? 0.0 : (v167 * (v171 * ((0.0 < (v82 * v171)) ? 0.4285714285714286 : (-0.375))));
    const double v173 = spherical_screw_max(fabs(v172), fabs(v116_u[0]));
    const bool v174 = (fabs(v116_u[0] - v172) <= (v173 * ((v173 < (1.0000000009313226 * v173)) ? 1e-11 : 1e-05))) && v116_done;
    const double v175 = ((v67 - (v69 * v88)) - v83_u[0]) - (20.0 * v84);
    const double v176 = v54 ? 0.0 : (((0.0 < (v82 * v175)) ? 0.4285714285714286 : (-0.375)) * (v167 * v175));
    const double v177 = spherical_screw_max(fabs(v176), fabs(v83_u[0]));
    const bool v178 = v83_done && (fabs(v83_u[0] - v176) <= (v177 * ((v177 < (1.0000000009313226 * v177)) ? 1e-11 : 1e-05)));
    const double v179 = v46_done ? ((v46_flag[2] || v46_flag[1]) ? (v46_flag[6] ? 4.0 : (v46_flag[3] ? 1.0 : (v46_flag[5] ? 0.0 : 3.0))) : (v46_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v180 = fabs(v20) + (fabs(v46_number[2]) + (fabs(v46_number[1]) + fabs(v46_number[0])));
    const double v181 = ((fabs(v24) + (fabs(v45) + v180)) < 1e+38) ? v179 : 6.0;
    *status = v165 ? (((v174 && v178) && v170) ? v181 : spherical_screw_max(5.0, v181)) : 6.0;
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

static void spherical_screw_interpolated_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.016666666666666666;
    const double v2 = context_real[1] * v1;
    const double v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const double v4 = v2 * v3;
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v5 * v4;
    const double v7 = v0 ? 0.0 : ((v5 * v1) - (v2 * v6));
    const double v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7);
    const double v9 = 1.0 + (0.4285714285714286 * v8);
    const double v10 = 1.0 - (0.375 * v8);
    const double v11 = v10 * v9;
    const bool v12 = v5 <= 1.0;
    const bool v13 = 0.0 < (v0 ? 1.0 : (((0.0 < v11) && v12) ? 1.0 : spherical_screw_min(v10, v9)));
    const double v14 = v0 ? 0.0 : context_real[5];
    const double v15 = (context_real[3] * v3) - (v4 * v14);
    const double v16 = v0 ? 0.0 : ((v1 * v14) + (v2 * v15));
    const double v17 = context_real[7] - context_real[6];
    const double v18 = ((context_real[1] * v15) - (20.0 * v16)) - v17;
    const bool v19 = !v0;
    const double v20 = (double)pattern[0];
    double v21_u[1] = {v13 ? number[3] : 0.0};
    double v21_polished[1] = {0.0};
    const double v21_of_context_real[3] = {v20, -v8, v18};
    const bool v21_of_context_boolean[1] = {v19};
    bool v21_done = false;
    for (int v21_pass = 0; (v21_pass < 40) && !v21_done; v21_pass++) {
        double v21_next_u[1];
        double v21_next_polished[1];
        spherical_screw_interpolated_pattern_loads(prepared, v21_u, v21_polished, v21_of_context_real, v21_of_context_boolean, v21_next_u, v21_next_polished, &v21_done);
        v21_u[0] = v21_next_u[0];
        v21_polished[0] = v21_next_polished[0];
    }
    number_out[3] = v21_u[0];
    const double v22 = v15 + (v6 * v21_u[0]);
    const double v23 = context_real[1] * v22;
    const double v24 = v0 ? (context_real[5] + v23) : v21_u[0];
    const double v25 = v0 ? 0.0 : (v16 - (v7 * v21_u[0]));
    const double v26 = ((v23 - (20.0 * v25)) - v24) - v17;
    const double v27 = 0.5 * v26;
    const double v28 = 1.6666666666666667 * v26;
    const double v29 = v24 + v26;
    const double v30 = v0 ? spherical_screw_min(v29 - spherical_screw_min(v28, v27), spherical_screw_max(v28, v27) - v29) : (v20 * v25);
    const double v31 = v0 ? v30 : (60.0 * v30);
    const double v32 = spherical_screw_max(fabs(context_real[5]), fabs(v24));
    const bool v33 = !flag[0];
    const bool v34 = context_boolean[1] && v33;
    const bool v35 = (v34 && (((-1e-06) * v32) <= v31)) || ((0.0 < v30) || (v0 && (0.0 <= v30)));
    const double v36 = v20 * (v18 - (v8 * v21_u[0]));
    const double v37 = v0 ? 0.0 : (((0.0 < v36) ? 0.4285714285714286 : (-0.375)) * (v20 * v36));
    const double v38 = spherical_screw_max(fabs(v21_u[0]), fabs(v37));
    const double v39 = fabs(v21_u[0] - v37);
    const bool v40 = (v39 <= (v38 * ((v38 < (1.0000000009313226 * v38)) ? 1e-11 : 1e-05))) && v21_done;
    const bool v41 = (context_boolean[0] || v35) && v40;
    const bool v42 = flag[1] || v41;
    flag_out[1] = v42;
    const bool v43 = v34 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v44 = v34 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v45 = v44 || v43;
    const double v46 = -(1.0 - v5);
    const bool v47 = (v44 && (1 == pattern[0])) || ((v0 && ((v46 <= 0.0) && (0.0 <= v46))) && v45);
    const double v48 = v47 ? v5 : (1.0 + v5);
    const bool v49 = !(v47 || (v48 <= (v45 ? 1.0 : 0.0)));
    const bool v50 = v49 && (!v42);
    const bool v51 = (context_boolean[4] || (context_boolean[3] || context_boolean[2])) && (context_boolean[1] && (v33 && v50));
    const signed char v52 = (((0.0 <= v48) && (v48 <= 0.0)) && (context_boolean[2] && (!v34))) ? 0 : (v43 ? 1 : (-1));
    pattern_out[0] = v51 ? (context_boolean[2] ? 0 : (context_boolean[3] ? 1 : (-1))) : (v47 ? ((v0 && v43) ? 1 : (-1)) : v52);
    const bool v53 = !flag[1];
    const bool v54 = v40 && (context_boolean[0] || (((-1e-12) * v32) <= v31));
    const bool v55 = (v53 && v41) || ((!flag[2]) && (v53 && v54));
    best_out[0] = v55 ? pattern[0] : best[0];
    flag_out[0] = flag[0] || v51;
    flag_out[2] = flag[2] || v54;
    const bool v56 = flag[3] || (flag[1] && v41);
    flag_out[3] = v56;
    const bool v57 = !v40;
    const bool v58 = v19 && (v11 < 0.0);
    const bool v59 = v12 && v58;
    flag_out[4] = flag[4] || (v57 && (!(((1e-05 * v38) < v39) && (v59 && v57))));
    flag_out[5] = v55 ? v13 : flag[5];
    flag_out[6] = v55 ? (v58 && (v59 && v40)) : flag[6];
    number_out[0] = v55 ? (-v22) : number[0];
    number_out[1] = v55 ? (context_real[4] * (1.0 / (v55 ? context_real[2] : 1.0))) : number[1];
    number_out[2] = v55 ? v25 : number[2];
    *done = (v50 && (!v51)) || (v42 && ((v49 || (v0 || (!v47))) || v56));
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

static void spherical_screw_interpolated_breakaways(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 15], const signed char context_mode[restrict 3], double result_real[restrict 1], bool result_boolean[restrict 1], signed char result_mode[restrict 1])
{
    const spherical_screw_four v0_angle = {context_real[10]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v2 = 0 == context_mode[2];
    const double v3 = 0.8 + context_real[11];
    const double v4 = 40.0 * v3;
    const double v5 = context_real[12] * v0_cosine[0];
    const double v6 = (v4 * ((context_real[13] * context_real[13]) + (v5 * v5))) - (392.40000000000003 * v0_sine[0]);
    const double v7 = v2 ? 0.0 : 0.016666666666666666;
    const double v8 = context_real[13] * v5;
    const double v9 = (0.4 * v8) - context_real[2];
    const double v10 = v6 - v9;
    const double v11 = v2 ? 0.0 : v10;
    const double v12 = v0_sine[0] * v0_sine[0];
    const double v13 = v3 * v4;
    const double v14 = 0.16000000000000003 * v7;
    const double v15 = 1.0 / (((v12 * (v13 + (7.992 + v14))) - 28.0) - v13);
    const double v16 = v12 * v15;
    const double v17 = 32.0 * v3;
    const double v18 = v14 * v16;
    const double v19 = (v8 * (v16 * (6.3936 + (v3 * v17)))) - (v11 * v18);
    const double v20 = (((0.16000000000000003 * context_real[13]) + (v5 * v17)) * (context_real[14] * v0_cosine[0])) - (0.4 * context_real[4]);
    const double v21 = v19 - (v20 * (v0_sine[0] * v15));
    const double v22 = v2 ? 0.0 : (v7 * (v11 + v21));
    const double v23 = v2 ? 0.0 : 1.0;
    const double v24 = v18 * v23;
    const double v25 = v2 ? 0.0 : (v7 * (v23 - v24));
    double v26_u[1] = {context_real[8]};
    double v26_polished[1] = {0.0};
    const double v26_of_context_real[3] = {(double)context_mode[2], v24 + ((20.0 * v25) - 1.0), (v21 - v9) - (20.0 * v22)};
    const bool v26_of_context_boolean[1] = {!v2};
    bool v26_done = false;
    for (int v26_pass = 0; (v26_pass < 40) && !v26_done; v26_pass++) {
        double v26_next_u[1];
        double v26_next_polished[1];
        spherical_screw_margin_loads(prepared, v26_u, v26_polished, v26_of_context_real, v26_of_context_boolean, v26_next_u, v26_next_polished, &v26_done);
        v26_u[0] = v26_next_u[0];
        v26_polished[0] = v26_next_polished[0];
    }
    const double v27 = v6 + (20.0 * (v2 ? 0.0 : (v22 - (v25 * v26_u[0]))));
    const double v28 = -(1.6666666666666667 * v27);
    const double v29 = -(0.5 * v27);
    const double v30 = spherical_screw_max(v28, v29);
    const double v31 = ((v10 + v21) - v27) + (v24 * v26_u[0]);
    const double v32 = spherical_screw_min(v28, v29);
    const double v33 = spherical_screw_min(v30 - v31, v31 - v32);
    const bool v34 = v2 && (v33 < 0.0);
    result_boolean[0] = v34;
    const double v35 = ((context_real[2] - (20.0 * context_real[7])) - context_real[3]) - context_real[1];
    const double v36 = 0.5 * v35;
    const double v37 = 1.6666666666666667 * v35;
    const double v38 = ((context_real[0] * context_real[6]) - context_real[1]) - v35;
    const double v39 = spherical_screw_max(0.0, spherical_screw_min(spherical_screw_max(v36, v37) + v38, -(v38 + spherical_screw_min(v36, v37))));
    result_real[0] = v34 ? (v39 / (v34 ? (v34 ? (v39 - v33) : 1.0) : 1.0)) : 1.0;
    result_mode[0] = spherical_screw_mode_of(((2.0 * v31) - v30) - v32);
}

static void spherical_screw_interpolated_part(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const bool crossing[restrict 3], const signed char forced[restrict 1], const signed char heading[restrict 1], double past, double trial, double passes, double worst, double dt, const double tau[restrict 3], double q_out[restrict 3], double qd_out[restrict 3], signed char mode_out[restrict 3], bool crossing_out[restrict 3], signed char forced_out[restrict 1], signed char heading_out[restrict 1], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = 0.5 * trial;
    const double v1 = spherical_screw_alone(&q[1]) + (spherical_screw_alone(&qd[1]) * v0);
    const spherical_screw_four v2_angle = {spherical_screw_alone(&q[1]), v1};
    spherical_screw_four v2_sine;
    spherical_screw_four v2_cosine;
    spherical_screw_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v6 = 0.8 + q[2];
    const double v7 = 40.0 * v6;
    const double v8 = v6 * v7;
    const double v9 = 7.992 + v8;
    const double v10 = ((v9 * (v2_sine[0] * v2_sine[0])) - v8) - 28.0;
    const double v11 = 0.006666666666666667 * v2_sine[0];
    const double v12 = 0.4 * v2_sine[0];
    const double v13 = v11 * (1.0 / ((v12 * v11) + v10));
    const double v14 = (v11 * v13) - 0.016666666666666666;
    const double v15 = 0.6666666666666667 * fabs(40.0 * v14);
    const bool v16 = v15 < 1.0;
    const double v17 = 80.0 * v6;
    const double v18 = qd[0] * v2_sine[0];
    const double v19 = 0.4 * qd[2];
    const double v20 = qd[2] * v17;
    const double v21 = qd[0] * v2_cosine[0];
    const double v22 = v2_cosine[0] * ((v21 * v20) + (qd[1] * (v19 - ((15.992 + (v6 * v17)) * v18))));
    const double v23 = qd[1] * v21;
    const double v24 = ((v23 * (0.008000000000000881 * v2_sine[0])) - tau[0]) + v22;
    const double v25 = v24 * v13;
    const double v26 = 0.4 * v23;
    const double v27 = tau[2] - v26;
    const double v28 = ((v7 * ((qd[1] * qd[1]) + (v21 * v21))) - (392.40000000000003 * v2_sine[0])) + v27;
    const double v29 = v28 * v14;
    const double v30 = v25 + v29;
    const double v31 = 0.6666666666666667 * fabs((v27 - (40.0 * v30)) - v28);
    const double v32 = v16 ? (v31 / (v16 ? (v16 ? (1.0 - v15) : 1.0) : 1.0)) : 1e+38;
    const double v33 = spherical_screw_min(v32, v31 + (v15 * v32));
    const double v34 = spherical_screw_min(v33, v31 + (v15 * v33));
    const double v35 = 1e-08 * (fabs(v29) + fabs(v25));
    const bool v36 = fabs(v30) <= (v35 - (spherical_screw_min(v34, v31 + (v15 * v34)) * (1.0001 * v14)));
    const bool v37 = spherical_screw_eq(0.0, qd[2]);
    const bool v38 = v37 && v36;
    const bool v39 = !(0 == forced[0]);
    const bool v40 = v39 && (v37 && v39);
    const double v41 = -v35;
    const signed char v42 = spherical_screw_mode_of(qd[2]);
    const bool v43 = v37 ? (v41 < (-v30)) : (1 == v42);
    const signed char v44 = (v38 && (!v40)) ? 0 : ((v40 ? (1 == forced[0]) : v43) ? 1 : (-1));
    const double v45 = ((qd[1] * v20) - tau[1]) - (v21 * (v19 - (v9 * v18)));
    const double v46 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v6))) + v45;
    const bool v47 = !v37;
    crossing_out[0] = false;
    crossing_out[1] = false;
    signed char v48_pattern[1] = {v44};
    signed char v48_best[1] = {v44};
    bool v48_flag[7] = {false, false, false, false, false, true, false};
    double v48_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v48_of_context_real[8] = {-v10, v12, 8.0 + v8, -v24, -v46, v28, tau[2], v26};
    const bool v48_of_context_boolean[5] = {v47, v40, v38, v43, v37 ? (v41 < v30) : ((-1) == v42)};
    const signed char v48_of_context_mode[2] = {v42, forced[0]};
    bool v48_done = false;
    for (int v48_pass = 0; (v48_pass < 6) && !v48_done; v48_pass++) {
        signed char v48_next_pattern[1];
        signed char v48_next_best[1];
        bool v48_next_flag[7];
        double v48_next_number[4];
        spherical_screw_interpolated_pattern(prepared, v48_pattern, v48_best, v48_flag, v48_number, v48_of_context_real, v48_of_context_boolean, v48_of_context_mode, v48_next_pattern, v48_next_best, v48_next_flag, v48_next_number, &v48_done);
        v48_pattern[0] = v48_next_pattern[0];
        v48_best[0] = v48_next_best[0];
        v48_flag[0] = v48_next_flag[0];
        v48_flag[1] = v48_next_flag[1];
        v48_flag[2] = v48_next_flag[2];
        v48_flag[3] = v48_next_flag[3];
        v48_flag[4] = v48_next_flag[4];
        v48_flag[5] = v48_next_flag[5];
        v48_flag[6] = v48_next_flag[6];
        v48_number[0] = v48_next_number[0];
        v48_number[1] = v48_next_number[1];
        v48_number[2] = v48_next_number[2];
        v48_number[3] = v48_next_number[3];
    }
    const double v49 = qd[0] + (v0 * v48_number[0]);
    const double v50 = v2_cosine[1] * v49;
    const double v51 = v6 + (qd[2] * v0);
    const double v52 = 40.0 * v51;
    const double v53 = v52 * v50;
    const double v54 = qd[2] + (v48_number[2] * v0);
    const double v55 = 2.0 * v54;
    const double v56 = 0.4 * v54;
    const double v57 = v49 * v2_sine[1];
    const double v58 = qd[1] + (v0 * v48_number[1]);
    const double v59 = (v58 * ((v57 * (15.992 + (v51 * (80.0 * v51)))) - v56)) - (v55 * v53);
    const double v60 = v52 * v58;
    const double v61 = v50 * v58;
    const double v62 = tau[2] - (0.4 * v61);
    mode_out[2] = v48_best[0];
    const bool v63 = 0 == v48_best[0];
    const double v64 = v63 ? 0.0 : (((v62 - (392.40000000000003 * v2_sine[1])) + (v58 * v60)) + (v50 * v53));
    const double v65 = v63 ? 0.0 : 0.016666666666666666;
    const double v66 = 0.4 * v2_sine[1];
    const double v67 = v65 * v66;
    const double v68 = v51 * v52;
    const double v69 = 7.992 + v68;
    const double v70 = 1.0 / ((((v66 * v67) - 28.0) - v68) + (v69 * (v2_sine[1] * v2_sine[1])));
    const double v71 = v70 * (((tau[0] - (v67 * v64)) - (v61 * (0.008000000000000881 * v2_sine[1]))) + (v2_cosine[1] * v59));
    const double v72 = v63 ? 0.0 : ((v65 * v64) + (v67 * v71));
    const double v73 = v63 ? 0.0 : 1.0;
    const double v74 = v73 * (v67 * v70);
    const double v75 = v65 * v73;
    const double v76 = v63 ? 0.0 : (v75 - (v67 * v74));
    const bool v77 = !v63;
    const double v78 = (double)v48_best[0];
    double v79_u[1] = {v48_number[3]};
    double v79_polished[1] = {0.0};
    const double v79_of_context_real[3] = {v78, ((v66 * v74) - 1.0) + (20.0 * v76), (v62 + (v66 * v71)) - (20.0 * v72)};
    const bool v79_of_context_boolean[1] = {v77};
    bool v79_done = false;
    for (int v79_pass = 0; (v79_pass < 40) && !v79_done; v79_pass++) {
        double v79_next_u[1];
        double v79_next_polished[1];
        spherical_screw_stage_loads(prepared, v79_u, v79_polished, v79_of_context_real, v79_of_context_boolean, v79_next_u, v79_next_polished, &v79_done);
        v79_u[0] = v79_next_u[0];
        v79_polished[0] = v79_next_polished[0];
    }
    const double v80 = v71 + (v74 * v79_u[0]);
    const double v81 = qd[0] - (v0 * v80);
    const double v82 = q[1] + (v0 * v58);
    const spherical_screw_four v83_angle = {v82};
    spherical_screw_four v83_sine;
    spherical_screw_four v83_cosine;
    spherical_screw_sincos(&v83_angle, &v83_sine, &v83_cosine);
    const double v85 = v83_cosine[0] * v81;
    const double v86 = v6 + (v0 * v54);
    const double v87 = 40.0 * v86;
    const double v88 = v87 * v85;
    const double v89 = v72 - (v76 * v79_u[0]);
    const double v90 = v63 ? 0.0 : v89;
    const double v91 = qd[2] + (v0 * v90);
    const double v92 = 2.0 * v91;
    const double v93 = 0.4 * v91;
    const double v94 = v81 * v83_sine[0];
    const double v95 = (tau[1] + (v50 * (v56 - (v69 * v57)))) - (v55 * v60);
    const double v96 = (1.0 / (8.0 + v68)) * (v95 - (v2_cosine[1] * (88.29 + (392.40000000000003 * v51))));
    const double v97 = qd[1] + (v0 * v96);
    const double v98 = (v97 * ((v94 * (15.992 + (v86 * (80.0 * v86)))) - v93)) - (v92 * v88);
    const double v99 = v97 * v85;
    const double v100 = tau[2] - (0.4 * v99);
    const double v101 = v97 * v87;
    const double v102 = v63 ? 0.0 : (((v100 - (392.40000000000003 * v83_sine[0])) + (v97 * v101)) + (v85 * v88));
    const double v103 = 0.4 * v83_sine[0];
    const double v104 = v65 * v103;
    const double v105 = v86 * v87;
    const double v106 = 7.992 + v105;
    const double v107 = 1.0 / ((((v103 * v104) - 28.0) - v105) + (v106 * (v83_sine[0] * v83_sine[0])));
    const double v108 = v107 * (((tau[0] - (v104 * v102)) - (v99 * (0.008000000000000881 * v83_sine[0]))) + (v83_cosine[0] * v98));
    const double v109 = v63 ? 0.0 : ((v65 * v102) + (v104 * v108));
    const double v110 = v107 * (v73 * v104);
    const double v111 = v63 ? 0.0 : (v75 - (v104 * v110));
    double v112_u[1] = {v79_u[0]};
    double v112_polished[1] = {0.0};
    const double v112_of_context_real[3] = {v78, ((20.0 * v111) - 1.0) + (v103 * v110), v100 + ((v103 * v108) - (20.0 * v109))};
    bool v112_done = false;
    for (int v112_pass = 0; (v112_pass < 40) && !v112_done; v112_pass++) {
        double v112_next_u[1];
        double v112_next_polished[1];
        spherical_screw_stage_loads(prepared, v112_u, v112_polished, v112_of_context_real, v79_of_context_boolean, v112_next_u, v112_next_polished, &v112_done);
        v112_u[0] = v112_next_u[0];
        v112_polished[0] = v112_next_polished[0];
    }
    const double v113 = (v111 * v112_u[0]) - v109;
    const double v114 = v63 ? 0.0 : (-v113);
    const double v115 = qd[2] + (trial * v114);
    const double v116 = v6 + (trial * v91);
    const double v117 = 80.0 * v116;
    const double v118 = v115 * v117;
    const double v119 = v108 + (v110 * v112_u[0]);
    const double v120 = qd[0] - (trial * v119);
    const double v121 = q[1] + (trial * v97);
    const spherical_screw_four v122_angle = {v121};
    spherical_screw_four v122_sine;
    spherical_screw_four v122_cosine;
    spherical_screw_sincos(&v122_angle, &v122_sine, &v122_cosine);
    const double v124 = v122_cosine[0] * v120;
    const double v125 = 0.4 * v115;
    const double v126 = v122_sine[0] * v120;
    const double v127 = (tau[1] + (v85 * (v93 - (v106 * v94)))) - (v92 * v101);
    const double v128 = (1.0 / (8.0 + v105)) * (v127 - (v83_cosine[0] * (88.29 + (392.40000000000003 * v86))));
    const double v129 = qd[1] + (trial * v128);
    const double v130 = v122_cosine[0] * ((v129 * ((v126 * (15.992 + (v116 * v117))) - v125)) - (v124 * v118));
    const double v131 = 40.0 * v116;
    const double v132 = v129 * v124;
    const double v133 = tau[2] - (0.4 * v132);
    const double v134 = v63 ? 0.0 : ((v133 - (392.40000000000003 * v122_sine[0])) + (v131 * ((v129 * v129) + (v124 * v124))));
    const double v135 = 0.4 * v122_sine[0];
    const double v136 = v65 * v135;
    const double v137 = v116 * v131;
    const double v138 = 7.992 + v137;
    const double v139 = 1.0 / ((((v135 * v136) - 28.0) - v137) + (v138 * (v122_sine[0] * v122_sine[0])));
    const double v140 = v139 * (((tau[0] - (v134 * v136)) - (v132 * (0.008000000000000881 * v122_sine[0]))) + v130);
    const double v141 = v63 ? 0.0 : ((v65 * v134) + (v136 * v140));
    const double v142 = v133 - ((20.0 * v141) - (v135 * v140));
    const double v143 = v139 * (v73 * v136);
    const double v144 = v63 ? 0.0 : (v75 - (v136 * v143));
    const double v145 = (1.0 - (20.0 * v144)) - (v135 * v143);
    double v146_u[1] = {v112_u[0]};
    double v146_polished[1] = {0.0};
    const double v146_of_context_real[3] = {v78, -v145, v142};
    bool v146_done = false;
    for (int v146_pass = 0; (v146_pass < 40) && !v146_done; v146_pass++) {
        double v146_next_u[1];
        double v146_next_polished[1];
        spherical_screw_stage_loads(prepared, v146_u, v146_polished, v146_of_context_real, v79_of_context_boolean, v146_next_u, v146_next_polished, &v146_done);
        v146_u[0] = v146_next_u[0];
        v146_polished[0] = v146_next_polished[0];
    }
    const double v147 = 0.16666666666666666 * trial;
    const double v148 = v147 * ((v48_number[2] + (v63 ? 0.0 : (v141 - (v144 * v146_u[0])))) + (2.0 * (v90 + v114)));
    const double v149 = v63 ? 0.0 : (qd[2] + v148);
    const double v150 = qd[0] + (v147 * (((v48_number[0] - v140) - (v143 * v146_u[0])) - (2.0 * (v80 + v119))));
    const double v151 = (tau[1] + (v124 * (v125 - (v138 * v126)))) - (v129 * v118);
    const double v152 = v48_number[1] + ((1.0 / (8.0 + v137)) * (v151 - (v122_cosine[0] * (88.29 + (392.40000000000003 * v116)))));
    const double v153 = qd[1] + (v147 * (v152 + (2.0 * (v96 + v128))));
    const double v154 = v63 ? q[2] : (q[2] + (v147 * (v115 + (v92 + (qd[2] + v55)))));
    q_out[2] = v154;
    const double v155 = q[0] + (v147 * ((qd[0] + v120) + (2.0 * (v49 + v81))));
    q_out[0] = v155;
    const double v156 = q[1] + (v147 * ((qd[1] + v129) + (2.0 * (v58 + v97))));
    q_out[1] = v156;
    const signed char v157 = spherical_screw_mode_of(qd[1]);
    mode_out[1] = v157;
    const signed char v158 = spherical_screw_mode_of(qd[0]);
    mode_out[0] = v158;
    double v160 = 1.0;
    bool v161 = false;
    signed char v162 = 0;
    if (v63) {
        const double v159_of_context_real[15] = {v12, v28, tau[2], v26, tau[0], tau[1], v48_number[0], v48_number[2], v48_number[3], v155, v156, v154, v150, v153, v149};
        const signed char v159_of_context_mode[3] = {v158, v157, v48_best[0]};
        double v159_result_real[1];
        bool v159_result_boolean[1];
        signed char v159_result_mode[1];
        spherical_screw_interpolated_breakaways(prepared, v159_of_context_real, v159_of_context_mode, v159_result_real, v159_result_boolean, v159_result_mode);
        v160 = v159_result_real[0];
        v161 = v159_result_boolean[0];
        v162 = v159_result_mode[0];
    }
    const bool v163 = (v78 * v149) < 0.0;
    const bool v164 = v47 && v163;
    const double v165 = v164 ? (qd[2] / (v164 ? (v164 ? (qd[2] - v149) : 1.0) : 1.0)) : 1.0;
    const double v166 = spherical_screw_min(spherical_screw_min(1.0, v165), v160);
    const bool v167 = crossing[1] || crossing[0];
    const bool v168 = (crossing[2] || v167) || (!(0 == heading[0]));
    const bool v169 = ((v166 < 1.0) && (!v168)) && (!(10.0 <= passes));
    const bool v170 = !v169;
    const bool v171 = crossing[2] || v163;
    const bool v172 = (v167 || v171) && v170;
    const bool v173 = v63 || v171;
    const double v174 = v173 ? 0.0 : 0.016666666666666666;
    const double v175 = v12 * v174;
    const double v176 = -(1.0 / ((((!crossing[0]) && v170) && v172) ? (v10 + (v12 * v175)) : 1.0));
    const double v177 = v173 ? 0.0 : (v12 * (crossing[0] ? v150 : 0.0));
    const double v178 = (crossing[0] ? 0.0 : v176) * ((v175 * v177) - (crossing[0] ? 0.0 : (v12 * (v173 ? v149 : 0.0))));
    const double v179 = v172 ? (crossing[0] ? 0.0 : (v150 + (crossing[0] ? 0.0 : (-v178)))) : v150;
    qd_out[0] = v179;
    const double v180 = v172 ? (crossing[1] ? 0.0 : v153) : v153;
    qd_out[1] = v180;
    const double v181 = v172 ? (v173 ? 0.0 : (v149 + (v173 ? 0.0 : ((v174 * v177) + (v175 * v178))))) : v149;
    qd_out[2] = v181;
    crossing_out[2] = v169 && (v163 && (v165 <= v166));
    const signed char v182 = v168 ? heading[0] : 0;
    forced_out[0] = v182;
    heading_out[0] = ((v169 && v161) && (v160 <= v166)) ? v162 : 0;
    const double v183 = v169 ? past : (v168 ? (trial + past) : dt);
    *past_out = v183;
    const double v184 = v169 ? (trial * v166) : (dt - v183);
    *trial_out = v184;
    *passes_out = 1.0 + passes;
    const double v185 = v142 - (v145 * v146_u[0]);
    const double v186 = v78 * v78;
    const double v187 = v63 ? 0.0 : (((0.0 < (v78 * v185)) ? 0.4285714285714286 : (-0.375)) * (v186 * v185));
    const double v188 = spherical_screw_max(fabs(v146_u[0]), fabs(v187));
    const bool v189 = v146_done && (fabs(v146_u[0] - v187) <= (v188 * ((v188 < (1.0000000009313226 * v188)) ? 1e-11 : 1e-05)));
    const double v190 = ((v100 + (v103 * v119)) - v112_u[0]) + (20.0 * v113);
    const double v191 = v63 ? 0.0 : (v186 * (v190 * ((0.0 < (v78 * v190)) ? 0.4285714285714286 : (-0.375))));
    const double v192 = spherical_screw_max(fabs(v191), fabs(v112_u[0]));
    const bool v193 = v112_done && (fabs(v112_u[0] - v191) <= (v192 * ((v192 < (1.0000000009313226 * v192)) ? 1e-11 : 1e-05)));
    const double v194 = ((v62 + (v66 * v80)) - v79_u[0]) - (20.0 * v89);
    const double v195 = v63 ? 0.0 : (((0.0 < (v78 * v194)) ? 0.4285714285714286 : (-0.375)) * (v186 * v194));
    const double v196 = spherical_screw_max(fabs(v79_u[0]), fabs(v195));
    const bool v197 = (fabs(v79_u[0] - v195) <= (v196 * ((v196 < (1.0000000009313226 * v196)) ? 1e-11 : 1e-05))) && v79_done;
    const double v198 = v48_done ? ((v48_flag[2] || v48_flag[1]) ? (v48_flag[6] ? 4.0 : (v48_flag[3] ? 1.0 : (v48_flag[5] ? 0.0 : 3.0))) : (v48_flag[4] ? 5.0 : 2.0)) : 5.0;
    const double v199 = fabs(v48_number[0]) + (fabs(v48_number[1]) + (fabs(v24) + fabs(v28)));
    const double v200 = ((fabs(v46) + (fabs(v48_number[2]) + v199)) < 1e+38) ? v198 : 6.0;
    *worst_out = spherical_screw_max(worst, spherical_screw_max(v200, ((v193 && v197) && v189) ? 0.0 : 5.0));
    *done = v170 && (v184 <= 0.0);
    if (v169) {
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
