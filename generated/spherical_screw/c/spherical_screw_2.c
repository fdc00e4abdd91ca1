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

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define SPHERICAL_SCREW_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define SPHERICAL_SCREW_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void spherical_screw_sincos(size_t size, const double *angle, double *sine, double *cosine)
{
    size_t outside = 0U;

    for (size_t i = 0U; i < size; i++) {
        outside += (fabs(angle[i]) <= 100000.0) ? 0U : 1U;
    }
    if (outside > 0U) {
        for (size_t i = 0U; i < size; i++) {
            sine[i] = sin(angle[i]);
            cosine[i] = cos(angle[i]);
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const int turns = (int)((angle[i] * 0.6366197723675814) + 65536.5);
            const double n = (double)turns - 65536.0;
            const double odd = (double)(int)((unsigned int)turns & 1U);
            const double sign = 1.0 - (double)(int)((unsigned int)turns & 2U);
            const double a = angle[i] - (n * 1.5707963267341256);
            const double b = a - (n * 6.077100506303966e-11);
            const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const double r = b - rest;
            const double low = (b - r) - rest;
            const double z = r * r;
            const double h = 0.5 * z;
            const double w = 1.0 - h;
            const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const double across = sign * odd;
            const double along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
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
    const bool v27 = (4.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
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
    const double v43 = v31 * (v29 + (v19 * v32_u[0]));
    const double v44 = v0 ? 0.0 : (-(((0.0 < (-v43)) ? 0.4285714285714286 : (-0.375)) * (v31 * v43)));
    const bool v45 = (fabs(v32_u[0] - v44) <= (1e-05 * spherical_screw_max(fabs(v32_u[0]), fabs(v44)))) && v32_done;
    const bool v46 = v45 && (context_boolean[3] || ((v0 && (0.0 <= v42)) || (0.0 < v42)));
    const bool v47 = !flag[1];
    const bool v48 = context_boolean[3] || (((-1e-12) * spherical_screw_max(fabs(context_real[6]), fabs(v36))) <= (v0 ? v42 : (60.0 * v42)));
    const bool v49 = v45 && v48;
    const bool v50 = ((!flag[2]) && (v47 && v49)) || (v47 && v46);
    best_out[0] = v50 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v51 = flag[1] || v46;
    flag_out[1] = v51;
    flag_out[2] = flag[2] || v49;
    const bool v52 = flag[3] || (flag[1] && v46);
    flag_out[3] = v52;
    const bool v53 = !v45;
    const bool v54 = v30 && (v22 < 0.0);
    const bool v55 = v23 && v54;
    flag_out[4] = flag[4] || (v53 && (!(v53 && v55)));
    flag_out[5] = v50 ? v24 : flag[5];
    flag_out[6] = v50 ? (v54 && (v45 && v55)) : flag[6];
    number_out[0] = v50 ? v33 : number[0];
    number_out[1] = v50 ? v34 : number[1];
    number_out[2] = v50 ? v37 : number[2];
    const double v56 = v0 ? context_real[11] : 0.0;
    const double v57 = context_real[3] * v56;
    const double v58 = v15 * ((context_real[1] * v56) + (v13 * v57));
    number_out[4] = v50 ? v58 : number[4];
    number_out[5] = v50 ? ((v10 * v57) + (v13 * v58)) : number[5];
    number_out[6] = v50 ? (v0 ? 0.0 : (-((v11 * v57) + (v14 * v58)))) : number[6];
    const bool v59 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v51 && (v52 || (v59 || (v0 || (!v4))))) || (v59 && (!v51));
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
    const bool v27 = (4.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

void spherical_screw_step_arrays(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const double v0_angle[SPHERICAL_SCREW_ANGLES(1U)] = {q[1]};
    double v0_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v0_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v0_angle, v0_sine, v0_cosine);
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
    const bool v37 = v36 < (-((spherical_screw_min(v34, v33) - spherical_screw_max(v34, v33)) * (v21 * v35)));
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
    const double v51_angle[SPHERICAL_SCREW_ANGLES(1U)] = {v50};
    double v51_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v51_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v51_angle, v51_sine, v51_cosine);
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
    const double v97_angle[SPHERICAL_SCREW_ANGLES(1U)] = {v96};
    double v97_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v97_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v97_angle, v97_sine, v97_cosine);
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
    const double v134_angle[SPHERICAL_SCREW_ANGLES(1U)] = {v133};
    double v134_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v134_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v134_angle, v134_sine, v134_cosine);
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
    const double v189 = v54 ? 0.0 : (((0.0 < (v91 * v187)) ? 0.4285714285714286 : (-0.375)) * (v188 * v187));
    const bool v190 = v167_done && (fabs(v167_u[0] - v189) <= (1e-05 * spherical_screw_max(fabs(v189), fabs(v167_u[0]))));
    const double v191 = ((v107 - (v118 * v130)) - v129_u[0]) + (20.0 * v149);
    const double v192 = v54 ? 0.0 : (v188 * (v191 * ((0.0 < (v91 * v191)) ? 0.4285714285714286 : (-0.375))));
    const bool v193 = (fabs(v129_u[0] - v192) <= (1e-05 * spherical_screw_max(fabs(v192), fabs(v129_u[0])))) && v129_done;
    const double v194 = ((v60 - (v77 * v93)) - v92_u[0]) + (20.0 * v109);
    const double v195 = v54 ? 0.0 : (((0.0 < (v91 * v194)) ? 0.4285714285714286 : (-0.375)) * (v188 * v194));
    const bool v196 = v92_done && (fabs(v92_u[0] - v195) <= (1e-05 * spherical_screw_max(fabs(v195), fabs(v92_u[0]))));
    const double v197 = v46_done ? ((v46_flag[2] || v46_flag[1]) ? (v46_flag[6] ? 4.0 : (v46_flag[3] ? 1.0 : (v46_flag[5] ? 0.0 : 3.0))) : (v46_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v198 = ((fabs(v46_number[1]) < 1e+38) && (fabs(v46_number[0]) < 1e+38)) && (fabs(v46_number[2]) < 1e+38);
    const bool v199 = (fabs(v45) < 1e+38) && ((fabs(v9) < 1e+38) && v198);
    const double v200 = ((fabs(v20) < 1e+38) && v199) ? v197 : 6.0;
    *status = v186 ? (((v193 && v196) && v190) ? v200 : spherical_screw_max(5.0, v200)) : 6.0;
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
    const bool v27 = (4.0 <= v26) || (!(v25 || (v23 || (v19 || v21))));
    *done = v27 || ((v25 ? v6 : v24) <= 0.0);
}

static void spherical_screw_interpolated_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 9], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
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
    const double v12 = v8 + (v9 * v11);
    const double v13 = v0 ? 0.0 : context_real[1];
    const double v14 = v12 * v13;
    const double v15 = 1.0 / (context_real[0] - (v13 * v14));
    const double v16 = v14 * (v1 * v15);
    const double v17 = v0 ? 0.0 : ((v1 * v12) + (v14 * v16));
    const double v18 = (1.0 - (20.0 * v17)) + (context_real[1] * v16);
    const double v19 = 1.0 - (0.375 * v18);
    const double v20 = 1.0 + (0.4285714285714286 * v18);
    const double v21 = v20 * v19;
    const bool v22 = v1 <= 1.0;
    const bool v23 = v0 || (0.0 < (((0.0 < v21) && v22) ? 1.0 : spherical_screw_min(v20, v19)));
    const double v24 = v0 ? 0.0 : context_real[6];
    const double v25 = (context_real[5] * v11) - (v12 * v24);
    const double v26 = v15 * (context_real[4] + (v13 * v25));
    const double v27 = v0 ? 0.0 : (-(v25 + (v14 * v26)));
    const double v28 = context_real[8] - context_real[7];
    const double v29 = v28 + ((context_real[1] * v26) + (20.0 * v27));
    const bool v30 = !v0;
    const double v31 = (double)pattern[0];
    double v32_u[1] = {v23 ? number[3] : 0.0};
    double v32_polished[1] = {0.0};
    const double v32_of_context_real[3] = {v31, -v18, -v29};
    const bool v32_of_context_boolean[1] = {v30};
    bool v32_done = false;
    for (int v32_pass = 0; (v32_pass < 40) && !v32_done; v32_pass++) {
        double v32_next_u[1];
        double v32_next_polished[1];
        spherical_screw_interpolated_pattern_loads(prepared, v32_u, v32_polished, v32_of_context_real, v32_of_context_boolean, v32_next_u, v32_next_polished, &v32_done);
        v32_u[0] = v32_next_u[0];
        v32_polished[0] = v32_next_polished[0];
    }
    number_out[3] = v32_u[0];
    const double v33 = v26 + (v16 * v32_u[0]);
    const double v34 = (context_real[5] * v10) - (v11 * (v24 - ((v1 * v32_u[0]) + (v13 * v33))));
    const double v35 = context_real[1] * v33;
    const double v36 = v0 ? ((context_real[6] - (context_real[3] * v34)) - v35) : v32_u[0];
    const double v37 = v0 ? 0.0 : (v27 - (v17 * v32_u[0]));
    const double v38 = v35 + (v36 + (v28 + (20.0 * v37)));
    const double v39 = v36 - v38;
    const double v40 = -(0.5 * v38);
    const double v41 = -(1.6666666666666667 * v38);
    const double v42 = v0 ? spherical_screw_min(v39 - spherical_screw_min(v41, v40), spherical_screw_max(v41, v40) - v39) : (v31 * v37);
    const double v43 = v31 * (v29 + (v18 * v32_u[0]));
    const double v44 = v0 ? 0.0 : (-(((0.0 < (-v43)) ? 0.4285714285714286 : (-0.375)) * (v31 * v43)));
    const bool v45 = (fabs(v32_u[0] - v44) <= (1e-05 * spherical_screw_max(fabs(v32_u[0]), fabs(v44)))) && v32_done;
    const bool v46 = v45 && (context_boolean[3] || ((v0 && (0.0 <= v42)) || (0.0 < v42)));
    const bool v47 = !flag[1];
    const bool v48 = context_boolean[3] || (((-1e-12) * spherical_screw_max(fabs(context_real[6]), fabs(v36))) <= (v0 ? v42 : (60.0 * v42)));
    const bool v49 = v45 && v48;
    const bool v50 = ((!flag[2]) && (v47 && v49)) || (v47 && v46);
    best_out[0] = v50 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    const bool v51 = flag[1] || v46;
    flag_out[1] = v51;
    flag_out[2] = flag[2] || v49;
    const bool v52 = flag[3] || (flag[1] && v46);
    flag_out[3] = v52;
    const bool v53 = !v45;
    const bool v54 = v30 && (v21 < 0.0);
    const bool v55 = v22 && v54;
    flag_out[4] = flag[4] || (v53 && (!(v55 && v53)));
    flag_out[5] = v50 ? v23 : flag[5];
    flag_out[6] = v50 ? (v54 && (v55 && v45)) : flag[6];
    number_out[0] = v50 ? v33 : number[0];
    number_out[1] = v50 ? v34 : number[1];
    number_out[2] = v50 ? v37 : number[2];
    const bool v56 = !(v4 || (v5 <= (v3 ? 1.0 : 0.0)));
    *done = (v51 && ((v56 || (v0 || (!v4))) || v52)) || (v56 && (!v51));
}

static void spherical_screw_interpolated_part(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const bool crossing[restrict 3], double past, double trial, double passes, double worst, const double tau[restrict 3], double dt, double q_out[restrict 3], double qd_out[restrict 3], signed char mode_out[restrict 3], bool crossing_out[restrict 3], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = 0.5 * trial;
    const double v1 = q[1] + (qd[1] * v0);
    const double v2_angle[SPHERICAL_SCREW_ANGLES(2U)] = {q[1], v1};
    double v2_sine[SPHERICAL_SCREW_ANGLES(2U)];
    double v2_cosine[SPHERICAL_SCREW_ANGLES(2U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(2U), v2_angle, v2_sine, v2_cosine);
    const double v6 = qd[0] * v2_cosine[0];
    const double v7 = qd[1] * v6;
    const double v8 = v2_sine[0] * v7;
    const double v9 = 0.8 + q[2];
    const double v10 = qd[2] * v6;
    const double v11 = ((80.0 * v9) * ((v2_cosine[0] * v10) - (v9 * v8))) - tau[0];
    const double v12 = qd[2] * qd[1];
    const double v13 = ((v12 * (0.4 * v2_cosine[0])) + v11) - (15.984 * v8);
    const double v14 = 40.0 * v9;
    const double v15 = 7.992 + (v9 * v14);
    const double v16 = v2_cosine[0] * v2_cosine[0];
    const double v17 = 20.008 + (v16 * v15);
    const double v18 = v2_sine[0] * v2_sine[0];
    const double v19 = 1.0 / (v17 - (0.002666666666666667 * v18));
    const double v20 = (v2_sine[0] * v19) * (0.006666666666666667 * v13);
    const double v21 = (v16 + v18) * v14;
    const double v22 = 0.4 * v7;
    const double v23 = tau[2] - v22;
    const double v24 = v23 + ((v21 * (qd[1] * qd[1])) + ((v6 * (v14 * v6)) - (392.40000000000003 * v2_sine[0])));
    const double v25 = 0.016666666666666666 + (v19 * (4.444444444444445e-05 * v18));
    const double v26 = v25 * v24;
    const double v27 = v26 + v20;
    const double v28 = 0.6666666666666667 * fabs((v24 - (40.0 * v27)) - v23);
    const double v29 = 0.6666666666666667 * fabs(40.0 * v25);
    const bool v30 = v29 < 1.0;
    const double v31 = v30 ? (v28 / (v30 ? (v30 ? (1.0 - v29) : 1.0) : 1.0)) : 1e+38;
    const double v32 = spherical_screw_min(v31, v28 + (v29 * v31));
    const double v33 = spherical_screw_min(v32, v28 + (v29 * v32));
    const double v34 = 1e-08 * (fabs(v20) + fabs(v26));
    const bool v35 = fabs(v27) <= (v34 + ((1.0001 * v25) * spherical_screw_min(v33, v28 + (v29 * v33))));
    const bool v36 = spherical_screw_eq(0.0, qd[2]);
    const bool v37 = v36 && v35;
    const double v38 = -v34;
    const signed char v39 = spherical_screw_mode_of(qd[2]);
    const bool v40 = v36 ? (v38 < v27) : (1 == v39);
    const signed char v41 = v37 ? 0 : (v40 ? 1 : (-1));
    const double v42 = (v12 * (2.0 * v21)) + ((v15 * (v6 * (qd[0] * v2_sine[0]))) - tau[1]);
    const double v43 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v9))) + (v42 - (0.4 * v10));
    const bool v44 = !v36;
    crossing_out[0] = false;
    crossing_out[1] = false;
    signed char v45_pattern[1] = {v41};
    signed char v45_best[1] = {v41};
    bool v45_flag[7] = {false, false, false, false, false, true, false};
    double v45_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v45_of_context_real[9] = {v17, 0.4 * v2_sine[0], 8.0 + (v9 * v21), 0.0, -v13, -v43, v24, tau[2], v22};
    const bool v45_of_context_boolean[4] = {v37, v40, v36 ? (v38 < (-v27)) : ((-1) == v39), v44};
    bool v45_done = false;
    for (int v45_pass = 0; (v45_pass < 6) && !v45_done; v45_pass++) {
        signed char v45_next_pattern[1];
        signed char v45_next_best[1];
        bool v45_next_flag[7];
        double v45_next_number[4];
        spherical_screw_interpolated_pattern(prepared, v45_pattern, v45_best, v45_flag, v45_number, v45_of_context_real, v45_of_context_boolean, v45_next_pattern, v45_next_best, v45_next_flag, v45_next_number, &v45_done);
        v45_pattern[0] = v45_next_pattern[0];
        v45_best[0] = v45_next_best[0];
        v45_flag[0] = v45_next_flag[0];
        v45_flag[1] = v45_next_flag[1];
        v45_flag[2] = v45_next_flag[2];
        v45_flag[3] = v45_next_flag[3];
        v45_flag[4] = v45_next_flag[4];
        v45_flag[5] = v45_next_flag[5];
        v45_flag[6] = v45_next_flag[6];
        v45_number[0] = v45_next_number[0];
        v45_number[1] = v45_next_number[1];
        v45_number[2] = v45_next_number[2];
        v45_number[3] = v45_next_number[3];
    }
    const double v46 = qd[1] + (v0 * v45_number[1]);
    mode_out[2] = v45_best[0];
    const bool v47 = 0 == v45_best[0];
    const double v48 = 0.8 + (v47 ? q[2] : (q[2] + (qd[2] * v0)));
    const double v49 = 40.0 * v48;
    const double v50 = v2_cosine[1] * v2_cosine[1];
    const double v51 = v49 * (v50 + (v2_sine[1] * v2_sine[1]));
    const double v52 = v51 * v46;
    const double v53 = qd[0] + (v0 * v45_number[0]);
    const double v54 = v2_cosine[1] * v53;
    const double v55 = v47 ? 0.0 : (qd[2] + (v45_number[2] * v0));
    const double v56 = 0.4 * v46;
    const double v57 = tau[2] - (v54 * v56);
    const double v58 = v47 ? 0.0 : ((v57 + ((v54 * (v49 * v54)) - (392.40000000000003 * v2_sine[1]))) + (v46 * v52));
    const double v59 = v47 ? 0.0 : 0.0;
    const double v60 = 1.0 / (v47 ? 1.0 : 60.0);
    const double v61 = v60 * v59;
    const double v62 = (tau[1] - (v61 * v58)) + (v55 * ((0.4 * v54) - (2.0 * v52)));
    const double v63 = 7.992 + (v48 * v49);
    const double v64 = v2_sine[1] * v54;
    const double v65 = (v62 - (v64 * (v63 * v53))) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v48)));
    const double v66 = v59 * v61;
    const double v67 = 8.0 - v66;
    const double v68 = 1.0 / (v67 + (v48 * v51));
    const double v69 = (v60 * v58) - (v65 * (v61 * v68));
    const double v70 = 0.4 * v2_sine[1];
    const double v71 = v47 ? 0.0 : v70;
    const double v72 = 80.0 * v48;
    const double v73 = (tau[0] - (v71 * v69)) - ((v56 + (v54 * v72)) * (v2_cosine[1] * v55));
    const double v74 = 1.0 + (v66 * v68);
    const double v75 = v74 * (v60 * v71);
    const double v76 = 1.0 / ((20.008 - (v71 * v75)) + (v50 * v63));
    const double v77 = v76 * (v73 + (v64 * (v46 * (15.984 + (v48 * v72)))));
    const double v78 = v47 ? 0.0 : (v69 - (v75 * v77));
    const double v79 = v47 ? 0.0 : 1.0;
    const double v80 = v76 * (v79 * v75);
    const double v81 = v60 * v79;
    const double v82 = v47 ? 0.0 : ((v75 * v80) + (v74 * v81));
    const bool v83 = !v47;
    const double v84 = (double)v45_best[0];
    double v85_u[1] = {v45_number[3]};
    double v85_polished[1] = {0.0};
    const double v85_of_context_real[3] = {v84, ((20.0 * v82) - 1.0) - (v70 * v80), (v57 - (v70 * v77)) - (20.0 * v78)};
    const bool v85_of_context_boolean[1] = {v83};
    bool v85_done = false;
    for (int v85_pass = 0; (v85_pass < 40) && !v85_done; v85_pass++) {
        double v85_next_u[1];
        double v85_next_polished[1];
        spherical_screw_stage_loads(prepared, v85_u, v85_polished, v85_of_context_real, v85_of_context_boolean, v85_next_u, v85_next_polished, &v85_done);
        v85_u[0] = v85_next_u[0];
        v85_polished[0] = v85_next_polished[0];
    }
    const double v86 = v77 + (v80 * v85_u[0]);
    const double v87 = v68 * (v65 + (v61 * ((v79 * v85_u[0]) + (v71 * v86))));
    const double v88 = qd[1] + (v0 * v87);
    const double v89 = q[1] + (v0 * v46);
    const double v90_angle[SPHERICAL_SCREW_ANGLES(1U)] = {v89};
    double v90_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v90_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v90_angle, v90_sine, v90_cosine);
    const double v92 = v90_cosine[0] * v90_cosine[0];
    const double v93 = 0.8 + (v47 ? q[2] : (q[2] + (v0 * v55)));
    const double v94 = 40.0 * v93;
    const double v95 = v94 * (v92 + (v90_sine[0] * v90_sine[0]));
    const double v96 = v88 * v95;
    const double v97 = qd[0] + (v0 * v86);
    const double v98 = v90_cosine[0] * v97;
    const double v99 = 0.4 * v88;
    const double v100 = tau[2] - (v98 * v99);
    const double v101 = v47 ? 0.0 : ((v100 + ((v98 * (v94 * v98)) - (392.40000000000003 * v90_sine[0]))) + (v88 * v96));
    const double v102 = (v82 * v85_u[0]) - v78;
    const double v103 = v47 ? 0.0 : (-v102);
    const double v104 = v47 ? 0.0 : (qd[2] + (v0 * v103));
    const double v105 = (tau[1] - (v61 * v101)) + (v104 * ((0.4 * v98) - (2.0 * v96)));
    const double v106 = 7.992 + (v93 * v94);
    const double v107 = v90_sine[0] * v98;
    const double v108 = (v105 - (v107 * (v106 * v97))) - (v90_cosine[0] * (88.29 + (392.40000000000003 * v93)));
    const double v109 = 1.0 / (v67 + (v93 * v95));
    const double v110 = (v60 * v101) - (v108 * (v61 * v109));
    const double v111 = 0.4 * v90_sine[0];
    const double v112 = v47 ? 0.0 : v111;
    const double v113 = 80.0 * v93;
    const double v114 = (tau[0] - (v112 * v110)) - ((v99 + (v98 * v113)) * (v104 * v90_cosine[0]));
    const double v115 = 1.0 + (v66 * v109);
    const double v116 = v115 * (v60 * v112);
    const double v117 = 1.0 / ((20.008 - (v112 * v116)) + (v92 * v106));
    const double v118 = v117 * (v114 + (v107 * (v88 * (15.984 + (v93 * v113)))));
    const double v119 = v47 ? 0.0 : (v110 - (v116 * v118));
    const double v120 = v117 * (v79 * v116);
    const double v121 = v47 ? 0.0 : ((v116 * v120) + (v81 * v115));
    double v122_u[1] = {v85_u[0]};
    double v122_polished[1] = {0.0};
    const double v122_of_context_real[3] = {v84, ((20.0 * v121) - 1.0) - (v111 * v120), (v100 - (20.0 * v119)) - (v111 * v118)};
    const bool v122_of_context_boolean[1] = {v83};
    bool v122_done = false;
    for (int v122_pass = 0; (v122_pass < 40) && !v122_done; v122_pass++) {
        double v122_next_u[1];
        double v122_next_polished[1];
        spherical_screw_stage_loads(prepared, v122_u, v122_polished, v122_of_context_real, v122_of_context_boolean, v122_next_u, v122_next_polished, &v122_done);
        v122_u[0] = v122_next_u[0];
        v122_polished[0] = v122_next_polished[0];
    }
    const double v123 = v118 + (v120 * v122_u[0]);
    const double v124 = v109 * (v108 + (v61 * ((v79 * v122_u[0]) + (v112 * v123))));
    const double v125 = qd[1] + (trial * v124);
    const double v126 = q[1] + (trial * v88);
    const double v127_angle[SPHERICAL_SCREW_ANGLES(1U)] = {v126};
    double v127_sine[SPHERICAL_SCREW_ANGLES(1U)];
    double v127_cosine[SPHERICAL_SCREW_ANGLES(1U)];
    spherical_screw_sincos(SPHERICAL_SCREW_ANGLES(1U), v127_angle, v127_sine, v127_cosine);
    const double v129 = v127_cosine[0] * v127_cosine[0];
    const double v130 = 0.8 + (v47 ? q[2] : (q[2] + (trial * v104)));
    const double v131 = 40.0 * v130;
    const double v132 = v131 * (v129 + (v127_sine[0] * v127_sine[0]));
    const double v133 = v132 * v125;
    const double v134 = qd[0] + (trial * v123);
    const double v135 = v127_cosine[0] * v134;
    const double v136 = 0.4 * v125;
    const double v137 = tau[2] - (v135 * v136);
    const double v138 = v47 ? 0.0 : ((v137 + ((v135 * (v131 * v135)) - (392.40000000000003 * v127_sine[0]))) + (v125 * v133));
    const double v139 = 7.992 + (v130 * v131);
    const double v140 = v127_sine[0] * v135;
    const double v141 = (v130 * (392.40000000000003 * v127_cosine[0])) + (v140 * (v139 * v134));
    const double v142 = (v121 * v122_u[0]) - v119;
    const double v143 = v47 ? 0.0 : (-v142);
    const double v144 = v47 ? 0.0 : (qd[2] + (trial * v143));
    const double v145 = tau[1] + (v144 * ((0.4 * v135) - (2.0 * v133)));
    const double v146 = v145 - (v141 + ((88.29 * v127_cosine[0]) + (v61 * v138)));
    const double v147 = 1.0 / (v67 + (v130 * v132));
    const double v148 = (v60 * v138) - (v146 * (v61 * v147));
    const double v149 = 0.4 * v127_sine[0];
    const double v150 = v47 ? 0.0 : v149;
    const double v151 = 80.0 * v130;
    const double v152 = (tau[0] - (v150 * v148)) - ((v136 + (v135 * v151)) * (v127_cosine[0] * v144));
    const double v153 = 1.0 + (v66 * v147);
    const double v154 = v153 * (v60 * v150);
    const double v155 = 1.0 / ((20.008 - (v150 * v154)) + (v129 * v139));
    const double v156 = v155 * (v152 + (v140 * (v125 * (15.984 + (v130 * v151)))));
    const double v157 = v47 ? 0.0 : (v148 - (v154 * v156));
    const double v158 = v155 * (v79 * v154);
    const double v159 = v47 ? 0.0 : ((v154 * v158) + (v81 * v153));
    double v160_u[1] = {v122_u[0]};
    double v160_polished[1] = {0.0};
    const double v160_of_context_real[3] = {v84, ((20.0 * v159) - 1.0) - (v149 * v158), (v137 - (20.0 * v157)) - (v149 * v156)};
    const bool v160_of_context_boolean[1] = {v83};
    bool v160_done = false;
    for (int v160_pass = 0; (v160_pass < 40) && !v160_done; v160_pass++) {
        double v160_next_u[1];
        double v160_next_polished[1];
        spherical_screw_stage_loads(prepared, v160_u, v160_polished, v160_of_context_real, v160_of_context_boolean, v160_next_u, v160_next_polished, &v160_done);
        v160_u[0] = v160_next_u[0];
        v160_polished[0] = v160_next_polished[0];
    }
    const double v161 = (v159 * v160_u[0]) - v157;
    const double v162 = 0.16666666666666666 * trial;
    const double v163 = 0.3333333333333333 * trial;
    const double v164 = (qd[2] + (v162 * (v45_number[2] + (v47 ? 0.0 : (-v161))))) + (v163 * (v103 + v143));
    const double v165 = v47 ? 0.0 : v164;
    const bool v166 = (v84 * v165) < 0.0;
    const bool v167 = v44 && v166;
    const double v168 = v167 ? (qd[2] / (v167 ? (v167 ? (qd[2] - v165) : 1.0) : 1.0)) : 1.0;
    const double v169 = spherical_screw_min(1.0, v168);
    const bool v170 = crossing[2] || (crossing[1] || crossing[0]);
    const bool v171 = ((v169 < 1.0) && (!v170)) && (!(10.0 <= passes));
    q_out[0] = v171 ? q[0] : ((q[0] + (v162 * (qd[0] + v134))) + (v163 * (v53 + v97)));
    q_out[1] = v171 ? q[1] : ((q[1] + (v162 * (qd[1] + v125))) + (v163 * (v46 + v88)));
    q_out[2] = v171 ? q[2] : (v47 ? q[2] : ((q[2] + (v162 * (qd[2] + v144))) + (v163 * (v55 + v104))));
    const double v172 = v156 + (v158 * v160_u[0]);
    qd_out[0] = v171 ? qd[0] : (crossing[0] ? 0.0 : ((qd[0] + (v162 * (v45_number[0] + v172))) + (v163 * (v86 + v123))));
    const double v173 = v162 * (v45_number[1] + (v147 * (v146 + (v61 * ((v79 * v160_u[0]) + (v150 * v172))))));
    qd_out[1] = v171 ? qd[1] : (crossing[1] ? 0.0 : ((qd[1] + (v163 * (v87 + v124))) + v173));
    qd_out[2] = v171 ? qd[2] : ((crossing[2] || v166) ? 0.0 : v165);
    mode_out[0] = spherical_screw_mode_of(qd[0]);
    mode_out[1] = spherical_screw_mode_of(qd[1]);
    crossing_out[2] = v171 && (v166 && (v168 <= v169));
    const double v174 = v171 ? past : (v170 ? (trial + past) : dt);
    *past_out = v174;
    const double v175 = v171 ? (trial * v169) : (dt - v174);
    *trial_out = v175;
    *passes_out = 1.0 + passes;
    const double v176 = ((v137 - (v149 * v172)) - v160_u[0]) + (20.0 * v161);
    const double v177 = v84 * v84;
    const double v178 = v47 ? 0.0 : (((0.0 < (v84 * v176)) ? 0.4285714285714286 : (-0.375)) * (v177 * v176));
    const bool v179 = (fabs(v160_u[0] - v178) <= (1e-05 * spherical_screw_max(fabs(v160_u[0]), fabs(v178)))) && v160_done;
    const double v180 = ((v100 - (v111 * v123)) - v122_u[0]) + (20.0 * v142);
    const double v181 = v47 ? 0.0 : (((0.0 < (v84 * v180)) ? 0.4285714285714286 : (-0.375)) * (v177 * v180));
    const bool v182 = v122_done && (fabs(v122_u[0] - v181) <= (1e-05 * spherical_screw_max(fabs(v122_u[0]), fabs(v181))));
    const double v183 = ((v57 - (v70 * v86)) - v85_u[0]) + (20.0 * v102);
    const double v184 = v47 ? 0.0 : (v177 * (v183 * ((0.0 < (v84 * v183)) ? 0.4285714285714286 : (-0.375))));
    const bool v185 = (fabs(v85_u[0] - v184) <= (1e-05 * spherical_screw_max(fabs(v184), fabs(v85_u[0])))) && v85_done;
    const double v186 = v45_done ? ((v45_flag[2] || v45_flag[1]) ? (v45_flag[6] ? 4.0 : (v45_flag[3] ? 1.0 : (v45_flag[5] ? 0.0 : 3.0))) : (v45_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v187 = ((fabs(v45_number[1]) < 1e+38) && (fabs(v45_number[0]) < 1e+38)) && (fabs(v45_number[2]) < 1e+38);
    const bool v188 = (fabs(v43) < 1e+38) && ((fabs(v13) < 1e+38) && v187);
    const double v189 = spherical_screw_max(((v185 && v182) && v179) ? 0.0 : 5.0, ((fabs(v24) < 1e+38) && v188) ? v186 : 6.0);
    *worst_out = spherical_screw_max(worst, v189);
    *done = (v175 <= 0.0) && (!v171);
}

void spherical_screw_step_interpolated_arrays(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    double v0_q[3] = {q[0], q[1], q[2]};
    double v0_qd[3] = {qd[0], qd[1], qd[2]};
    signed char v0_mode[3] = {mode[0], mode[1], mode[2]};
    bool v0_crossing[3] = {false, false, false};
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
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        spherical_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const bool v6 = (v5 && (fabs(v0_q[1]) < 1e+38)) && (fabs(v0_q[2]) < 1e+38);
    const bool v7 = (fabs(v0_qd[1]) < 1e+38) && (v6 && (fabs(v0_qd[0]) < 1e+38));
    const bool v8 = (0.0 < dt) && ((fabs(v0_qd[2]) < 1e+38) && v7);
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
