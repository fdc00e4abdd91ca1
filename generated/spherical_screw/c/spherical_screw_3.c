/* spherical_screw, emitted by symgen 0.1.0 */
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

static void spherical_screw_step_pattern_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_step_pattern_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
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
        spherical_screw_step_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

static void spherical_screw_step_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 8], const double context_real[restrict 11], const bool context_boolean[restrict 4], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 8], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 0.016666666666666666;
    const double v2 = context_real[1] * v1;
    const double v3 = 1.0 / ((context_real[1] * v2) - context_real[0]);
    const double v4 = v2 * v3;
    const double v5 = v0 ? 0.0 : 1.0;
    const double v6 = v5 * v4;
    const double v7 = v0 ? 0.0 : ((v1 * v5) - (v2 * v6));
    const double v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7);
    const double v9 = 1.0 + (0.4285714285714286 * v8);
    const double v10 = 1.0 - (0.375 * v8);
    const double v11 = v10 * v9;
    const bool v12 = v5 <= 1.0;
    const bool v13 = 0.0 < (v0 ? 1.0 : ((v12 && (0.0 < v11)) ? 1.0 : spherical_screw_min(v10, v9)));
    flag_out[7] = v13;
    const double v14 = v0 ? 0.0 : context_real[5];
    const double v15 = (v4 * v14) - (context_real[3] * v3);
    const double v16 = v0 ? 0.0 : ((v1 * v14) - (v2 * v15));
    const double v17 = context_real[7] - context_real[6];
    const double v18 = v17 + ((context_real[1] * v15) + (20.0 * v16));
    const double v19 = -v18;
    const double v20 = -v8;
    const bool v21 = !v0;
    const double v22 = (double)pattern[0];
    double v23_u[1] = {v13 ? number[7] : 0.0};
    double v23_polished[1] = {0.0};
    const double v23_of_context_real[3] = {v22, v20, v19};
    const bool v23_of_context_boolean[1] = {v21};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[1];
        double v23_next_polished[1];
        spherical_screw_step_pattern_loads(prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_polished[0] = v23_next_polished[0];
    }
    const double v24 = (v6 * v23_u[0]) - v15;
    const double v25 = context_real[1] * v24;
    const double v26 = v0 ? (context_real[5] + v25) : v23_u[0];
    const double v27 = v0 ? 0.0 : (v16 - (v7 * v23_u[0]));
    const double v28 = ((v25 - (20.0 * v27)) - v26) - v17;
    const double v29 = 1.6666666666666667 * v28;
    const double v30 = 0.5 * v28;
    const double v31 = v26 + v28;
    const double v32 = v0 ? spherical_screw_min(v31 - spherical_screw_min(v30, v29), spherical_screw_max(v30, v29) - v31) : (v22 * v27);
    const double v33 = v22 * (v18 + (v8 * v23_u[0]));
    const double v34 = v0 ? 0.0 : (-(v33 * (v22 * ((0.0 < (-v33)) ? 0.4285714285714286 : (-0.375)))));
    const double v35 = spherical_screw_max(fabs(v34), fabs(v23_u[0]));
    const double v36 = fabs(v23_u[0] - v34);
    const bool v37 = v23_done && (v36 <= (v35 * ((v35 < (1.0000000009313226 * v35)) ? 1e-11 : 1e-05)));
    const bool v38 = v21 && (v11 < 0.0);
    const bool v39 = v12 && v38;
    const bool v40 = ((!v37) && v39) && ((1e-05 * v35) < v36);
    const bool v41 = (v13 || v40) || (v37 && (context_boolean[0] || ((v0 && (0.0 <= v32)) || (0.0 < v32))));
    const bool v42 = !v41;
    const bool v43 = flag[1] && v42;
    const bool v44 = v38 && (v37 && v39);
    const double v45 = -v24;
    const double v46 = 1.0 / context_real[2];
    const double v47 = context_real[4] * v46;
    double v49 = v27;
    double v50 = v45;
    double v51 = v26;
    bool v52 = v37;
    bool v53 = v40;
    bool v54 = v44;
    double v55 = v47;
    double v56 = v23_u[0];
    if (v43) {
        const double v48_of_context_real[24] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v46, v1, v15, v47, v16, v6, v7, v22, v20, v19, v45, v27, v26, v23_u[0]};
        const bool v48_of_context_boolean[7] = {v0, v21, context_boolean[0], v37, v44, v40, v43};
        double v48_result_real[5];
        bool v48_result_boolean[3];
        spherical_screw_step_pattern_pieces(prepared, v48_of_context_real, v48_of_context_boolean, pattern, v48_result_real, v48_result_boolean);
        v49 = v48_result_real[2];
        v50 = v48_result_real[0];
        v51 = v48_result_real[3];
        v52 = v48_result_boolean[0];
        v53 = v48_result_boolean[2];
        v54 = v48_result_boolean[1];
        v55 = v48_result_real[1];
        v56 = v48_result_real[4];
    }
    number_out[2] = v49;
    number_out[0] = v50;
    const double v57 = v17 + (v51 + ((context_real[1] * v50) + (20.0 * v49)));
    const double v58 = -(0.5 * v57);
    const double v59 = -(1.6666666666666667 * v57);
    const double v60 = v51 - v57;
    const double v61 = v0 ? spherical_screw_min(v60 - spherical_screw_min(v59, v58), spherical_screw_max(v59, v58) - v60) : (v22 * v49);
    const bool v62 = v52 && (context_boolean[0] || ((v0 && (0.0 <= v61)) || (0.0 < v61)));
    const bool v63 = flag[3] || v62;
    flag_out[3] = v63;
    const double v64 = -(1.0 - v5);
    const bool v65 = context_boolean[3] || context_boolean[2];
    const bool v66 = (v65 && (v0 && ((v64 <= 0.0) && (0.0 <= v64)))) || (context_boolean[3] && (1 == pattern[0]));
    const double v67 = v66 ? v5 : (1.0 + v5);
    const bool v68 = !(v66 || (v67 <= (v65 ? 1.0 : 0.0)));
    const bool v69 = v68 && (!v63);
    const bool v70 = flag[2] || v42;
    const bool v71 = (!flag[1]) && (v70 && v69);
    const signed char v72 = context_boolean[2] ? 1 : (-1);
    const signed char v73 = v66 ? ((context_boolean[2] && v0) ? 1 : (-1)) : ((context_boolean[1] && ((0.0 <= v67) && (v67 <= 0.0))) ? 0 : v72);
    pattern_out[0] = v71 ? (context_boolean[1] ? 0 : v72) : v73;
    const bool v74 = context_boolean[0] || (((-1e-12) * spherical_screw_max(fabs(context_real[5]), fabs(v51))) <= (v0 ? v61 : (60.0 * v61)));
    const bool v75 = v52 && v74;
    const bool v76 = !flag[3];
    const bool v77 = (v76 && v62) || ((!flag[4]) && (v76 && v75));
    best_out[0] = v77 ? pattern[0] : best[0];
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] || v71;
    const bool v78 = !v71;
    flag_out[2] = v70 && v78;
    flag_out[4] = flag[4] || v75;
    const bool v79 = flag[5] || (flag[3] && v62);
    flag_out[5] = v79;
    flag_out[6] = v78 && (flag[6] || ((!v52) && (!v53)));
    flag_out[8] = v54;
    number_out[1] = v55;
    number_out[3] = v56;
    number_out[7] = v56;
    const double v80 = context_real[1] * (v0 ? context_real[10] : 0.0);
    const double v81 = -(v3 * v80);
    number_out[4] = v81;
    number_out[5] = v77 ? 0.0 : number[5];
    const double v82 = v0 ? 0.0 : (v4 * v80);
    number_out[6] = v82;
    *done = (v69 && v78) || (v63 && (v79 || (v68 || (v0 || (!v66)))));
    if (!(v77)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
        number_out[4] = number[4];
        number_out[6] = number[6];
    }
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

static void spherical_screw_step_again_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_step_repetition(const spherical_screw_prepared *restrict prepared, const signed char mode[restrict 3], const signed char told[restrict 3], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 3], const double qd[restrict 3], bool converged, const double context_real[restrict 20], signed char mode_out[restrict 3], signed char told_out[restrict 3], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 3], double qd_out[restrict 3], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const double v0 = 0.5 * context_real[19];
    const double v1 = context_real[12] + (context_real[15] * v0);
    const double v2 = context_real[4] * (1.0 / context_real[2]);
    const double v3 = context_real[15] + (v2 * v0);
    const double v4 = context_real[12] + (v0 * v3);
    const double v5_angle[2] = {v1, v4};
    double v5_sine[2];
    double v5_cosine[2];
    spherical_screw_sincos(2U, v5_angle, v5_sine, v5_cosine);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    mode_out[1] = mode[1];
    told_out[1] = mode[1];
    const signed char v9 = behind[0] ? (before[0] ? 0 : spherical_screw_mode_of(-((double)mode[2]))) : mode[2];
    mode_out[2] = v9;
    const bool v10 = 0 == v9;
    const double v11 = v10 ? 0.0 : 0.016666666666666666;
    const double v12 = context_real[1] * v11;
    const double v13 = 1.0 / ((context_real[1] * v12) - context_real[0]);
    const double v14 = v12 * v13;
    const double v15 = v10 ? 0.0 : context_real[5];
    const double v16 = (context_real[3] * v13) - (v14 * v15);
    const double v17 = v10 ? 0.0 : ((v11 * v15) + (v12 * v16));
    const double v18 = context_real[7] - context_real[6];
    const double v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18;
    const double v20 = v10 ? 0.0 : 1.0;
    const double v21 = v14 * v20;
    const double v22 = v11 * v20;
    const double v23 = v10 ? 0.0 : (v22 - (v12 * v21));
    const double v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23);
    const bool v25 = !v10;
    const double v26 = (double)v9;
    double v27_u[1] = {u[0]};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, -v24, v19};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_step_again_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    u_out[0] = v27_u[0];
    const double v28 = v16 + (v21 * v27_u[0]);
    const double v29 = context_real[1] * v28;
    const double v30 = v10 ? (context_real[5] + v29) : v27_u[0];
    const double v31 = v10 ? 0.0 : (v17 - (v23 * v27_u[0]));
    const double v32 = ((v29 - (20.0 * v31)) - v30) - v18;
    const double v33 = 1.6666666666666667 * v32;
    const double v34 = 0.5 * v32;
    const double v35 = spherical_screw_min(v34, v33);
    const double v36 = spherical_screw_max(v34, v33);
    const bool v37 = v25 || ((v30 <= (v36 - v32)) && ((v35 - v32) <= v30));
    told_out[2] = v37 ? v9 : spherical_screw_mode_of(((2.0 * (v30 + v32)) - v36) - v35);
    const double v38 = context_real[1] * (v10 ? context_real[16] : 0.0);
    const double v39 = (v13 * v38) - context_real[14];
    const double v40 = v39 + (v28 * v0);
    const double v41 = v5_cosine[0] * v40;
    const double v42 = v10 ? 0.0 : (context_real[16] + (v10 ? 0.0 : (v14 * v38)));
    const double v43 = 0.8 + context_real[13];
    const double v44 = v43 + (v42 * v0);
    const double v45 = 40.0 * v44;
    const double v46 = v41 * v45;
    const double v47 = v42 + (v31 * v0);
    const double v48 = 2.0 * v47;
    const double v49 = v5_sine[0] * v40;
    const double v50 = 0.4 * v47;
    const double v51 = (v3 * (v50 + (v49 * (15.992 + (v44 * (80.0 * v44)))))) - (v48 * v46);
    const double v52 = v3 * v41;
    const double v53 = context_real[6] + (0.4 * v52);
    const double v54 = v3 * v45;
    const double v55 = v10 ? 0.0 : (((v53 - (392.40000000000003 * v5_sine[0])) + (v3 * v54)) + (v41 * v46));
    const double v56 = 0.4 * v5_sine[0];
    const double v57 = v11 * v56;
    const double v58 = v44 * v45;
    const double v59 = 7.992 + v58;
    const double v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5_sine[0] * v5_sine[0])));
    const double v61 = v60 * (((context_real[17] - (v55 * v57)) + (v52 * (0.008000000000000881 * v5_sine[0]))) - (v5_cosine[0] * v51));
    const double v62 = v10 ? 0.0 : ((v11 * v55) + (v57 * v61));
    const double v63 = v60 * (v20 * v57);
    const double v64 = v10 ? 0.0 : (v22 - (v57 * v63));
    double v65_u[1] = {v27_u[0]};
    double v65_polished[1] = {0.0};
    const double v65_of_context_real[3] = {v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61)};
    bool v65_done = false;
    for (int v65_pass = 0; (v65_pass < 40) && !v65_done; v65_pass++) {
        double v65_next_u[1];
        double v65_next_polished[1];
        spherical_screw_stage_loads(prepared, v65_u, v65_polished, v65_of_context_real, v27_of_context_boolean, v65_next_u, v65_next_polished, &v65_done);
        v65_u[0] = v65_next_u[0];
        v65_polished[0] = v65_next_polished[0];
    }
    const double v66 = v61 + (v63 * v65_u[0]);
    const double v67 = v39 + (v0 * v66);
    const double v68 = v5_cosine[1] * v67;
    const double v69 = v43 + (v0 * v47);
    const double v70 = 40.0 * v69;
    const double v71 = v68 * v70;
    const double v72 = v62 - (v64 * v65_u[0]);
    const double v73 = v10 ? 0.0 : v72;
    const double v74 = v42 + (v0 * v73);
    const double v75 = 2.0 * v74;
    const double v76 = v5_sine[1] * v67;
    const double v77 = 0.4 * v74;
    const double v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v48 * v54);
    const double v79 = (1.0 / (8.0 + v58)) * (v78 - (v5_cosine[0] * (88.29 + (392.40000000000003 * v44))));
    const double v80 = context_real[15] + (v0 * v79);
    const double v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71);
    const double v82 = v80 * v68;
    const double v83 = context_real[6] + (0.4 * v82);
    const double v84 = v80 * v70;
    const double v85 = v10 ? 0.0 : (((v83 - (392.40000000000003 * v5_sine[1])) + (v80 * v84)) + (v68 * v71));
    const double v86 = 0.4 * v5_sine[1];
    const double v87 = v11 * v86;
    const double v88 = v69 * v70;
    const double v89 = 7.992 + v88;
    const double v90 = 1.0 / ((v88 + (28.0 - (v86 * v87))) - (v89 * (v5_sine[1] * v5_sine[1])));
    const double v91 = v90 * (((context_real[17] - (v85 * v87)) + (v82 * (0.008000000000000881 * v5_sine[1]))) - (v5_cosine[1] * v81));
    const double v92 = v10 ? 0.0 : ((v11 * v85) - (v87 * v91));
    const double v93 = v90 * (v20 * v87);
    const double v94 = v10 ? 0.0 : (v22 + (v87 * v93));
    double v95_u[1] = {v65_u[0]};
    double v95_polished[1] = {0.0};
    const double v95_of_context_real[3] = {v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91)};
    bool v95_done = false;
    for (int v95_pass = 0; (v95_pass < 40) && !v95_done; v95_pass++) {
        double v95_next_u[1];
        double v95_next_polished[1];
        spherical_screw_stage_loads(prepared, v95_u, v95_polished, v95_of_context_real, v27_of_context_boolean, v95_next_u, v95_next_polished, &v95_done);
        v95_u[0] = v95_next_u[0];
        v95_polished[0] = v95_next_polished[0];
    }
    const double v96 = v92 - (v94 * v95_u[0]);
    const double v97 = v10 ? 0.0 : v96;
    const double v98 = v42 + (context_real[19] * v97);
    const double v99 = v98 + (v75 + (v42 + v48));
    const bool v100 = (v26 * v99) < 0.0;
    behind_out[0] = v100;
    before_out[0] = before[0] || behind[0];
    const double v101 = v91 + (v93 * v95_u[0]);
    const double v102 = (context_real[19] * v101) - v39;
    const double v103 = 0.16666666666666666 * context_real[19];
    q_out[0] = context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67))));
    const double v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84);
    const double v105 = (1.0 / (8.0 + v88)) * (v104 - (v5_cosine[1] * (88.29 + (392.40000000000003 * v69))));
    const double v106 = context_real[15] + (context_real[19] * v105);
    q_out[1] = context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80))));
    q_out[2] = v10 ? context_real[13] : (context_real[13] + (v99 * v103));
    const double v107 = v43 + (context_real[19] * v74);
    const double v108 = 80.0 * v107;
    const double v109 = v98 * v108;
    const double v110 = context_real[12] + (context_real[19] * v80);
    const double v111_angle[1] = {v110};
    double v111_sine[1];
    double v111_cosine[1];
    spherical_screw_sincos(1U, v111_angle, v111_sine, v111_cosine);
    const double v113 = v102 * v111_cosine[0];
    const double v114 = v102 * v111_sine[0];
    const double v115 = 0.4 * v98;
    const double v116 = v111_cosine[0] * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109));
    const double v117 = 40.0 * v107;
    const double v118 = v106 * v113;
    const double v119 = context_real[6] - (0.4 * v118);
    const double v120 = v10 ? 0.0 : ((v119 - (392.40000000000003 * v111_sine[0])) + (v117 * ((v106 * v106) + (v113 * v113))));
    const double v121 = 0.4 * v111_sine[0];
    const double v122 = v11 * v121;
    const double v123 = v107 * v117;
    const double v124 = 7.992 + v123;
    const double v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111_sine[0] * v111_sine[0])));
    const double v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111_sine[0]))) - v116);
    const double v127 = v10 ? 0.0 : ((v11 * v120) - (v122 * v126));
    const double v128 = v119 - ((20.0 * v127) + (v121 * v126));
    const double v129 = v125 * (v20 * v122);
    const double v130 = v10 ? 0.0 : (v22 + (v122 * v129));
    const double v131 = (1.0 - (20.0 * v130)) + (v121 * v129);
    double v132_u[1] = {v95_u[0]};
    double v132_polished[1] = {0.0};
    const double v132_of_context_real[3] = {v26, -v131, v128};
    bool v132_done = false;
    for (int v132_pass = 0; (v132_pass < 40) && !v132_done; v132_pass++) {
        double v132_next_u[1];
        double v132_next_polished[1];
        spherical_screw_stage_loads(prepared, v132_u, v132_polished, v132_of_context_real, v27_of_context_boolean, v132_next_u, v132_next_polished, &v132_done);
        v132_u[0] = v132_next_u[0];
        v132_polished[0] = v132_next_polished[0];
    }
    const double v133 = v39 + (v103 * (((v28 - (v129 * v132_u[0])) - v126) + (2.0 * (v66 - v101))));
    qd_out[0] = -v133;
    const double v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109);
    const double v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v111_cosine[0] * (88.29 + (392.40000000000003 * v107)))));
    qd_out[1] = context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105))));
    const double v136 = v103 * ((v31 + (v10 ? 0.0 : (v127 - (v130 * v132_u[0])))) + (2.0 * (v73 + v97)));
    qd_out[2] = v10 ? 0.0 : (v42 + v136);
    const double v137 = v128 - (v131 * v132_u[0]);
    const double v138 = v26 * v26;
    const double v139 = v10 ? 0.0 : (((0.0 < (v26 * v137)) ? 0.4285714285714286 : (-0.375)) * (v138 * v137));
    const double v140 = spherical_screw_max(fabs(v139), fabs(v132_u[0]));
    const bool v141 = v132_done && (fabs(v132_u[0] - v139) <= (v140 * ((v140 < (1.0000000009313226 * v140)) ? 1e-11 : 1e-05)));
    const double v142 = (v95_u[0] + ((v86 * v101) - v83)) + (20.0 * v96);
    const double v143 = v10 ? 0.0 : (-(((0.0 < (-(v26 * v142))) ? 0.4285714285714286 : (-0.375)) * (v138 * v142)));
    const double v144 = spherical_screw_max(fabs(v143), fabs(v95_u[0]));
    const bool v145 = (fabs(v95_u[0] - v143) <= (v144 * ((v144 < (1.0000000009313226 * v144)) ? 1e-11 : 1e-05))) && v95_done;
    const double v146 = ((v65_u[0] - v53) - (v56 * v66)) + (20.0 * v72);
    const double v147 = v10 ? 0.0 : (-(((0.0 < (-(v26 * v146))) ? 0.4285714285714286 : (-0.375)) * (v138 * v146)));
    const double v148 = spherical_screw_max(fabs(v65_u[0]), fabs(v147));
    const bool v149 = v65_done && (fabs(v65_u[0] - v147) <= (v148 * ((v148 < (1.0000000009313226 * v148)) ? 1e-11 : 1e-05)));
    const double v150 = v19 - (v24 * v27_u[0]);
    const double v151 = v10 ? 0.0 : (v138 * (v150 * ((0.0 < (v26 * v150)) ? 0.4285714285714286 : (-0.375))));
    const double v152 = spherical_screw_max(fabs(v151), fabs(v27_u[0]));
    const bool v153 = v27_done && (fabs(v27_u[0] - v151) <= (v152 * ((v152 < (1.0000000009313226 * v152)) ? 1e-11 : 1e-05)));
    *converged_out = v153 && (v141 && (v149 && v145));
    *done = !v100;
}

static void spherical_screw_step_again(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 27], const bool context_boolean[restrict 3], const signed char context_mode[restrict 3], double result_real[restrict 6], bool result_boolean[restrict 1], signed char result_mode[restrict 3])
{
    signed char v0_mode[3] = {context_mode[0], context_mode[1], context_mode[2]};
    signed char v0_told[3] = {context_mode[0], context_mode[1], context_mode[2]};
    bool v0_behind[1] = {context_boolean[2]};
    bool v0_before[1] = {context_boolean[0]};
    double v0_u[1] = {context_real[20]};
    double v0_q[3] = {context_real[21], context_real[22], context_real[23]};
    double v0_qd[3] = {context_real[24], context_real[25], context_real[26]};
    bool v0_converged = context_boolean[1];
    const double v0_of_context_real[20] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[3];
        signed char v0_next_told[3];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[3];
        double v0_next_qd[3];
        bool v0_next_converged;
        spherical_screw_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_mode[2] = v0_next_mode[2];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_told[2] = v0_next_told[2];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_q[2] = v0_next_q[2];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_qd[2] = v0_next_qd[2];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_q[2];
    result_real[3] = v0_qd[0];
    result_real[4] = v0_qd[1];
    result_real[5] = v0_qd[2];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
    result_mode[2] = v0_told[2];
}

void spherical_screw_step_arrays(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const double tau[restrict 3], double dt, double q_next[restrict 3], double qd_next[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &q[1], v0_sine, v0_cosine);
    /* composite bodies, base-ward */
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = ((v5 * (v0_sine[0] * v0_sine[0])) - v4) - 28.0;
    const double v7 = 0.006666666666666667 * v0_sine[0];
    const double v8 = 0.4 * v0_sine[0];
    const double v9 = 1.0 / (v6 + (v8 * v7));
    /* angular velocities of the links, tip-ward */
    const double v10 = v7 * v9;
    const double v11 = (v7 * v10) - 0.016666666666666666;
    const double v12 = 0.6666666666666667 * fabs(40.0 * v11);
    const bool v13 = v12 < 1.0;
    const double v14 = 80.0 * v2;
    const double v15 = qd[0] * v0_sine[0];
    const double v16 = 0.4 * qd[2];
    const double v17 = qd[2] * v14;
    const double v18 = qd[0] * v0_cosine[0];
    const double v19 = v0_cosine[0] * ((v18 * v17) + (qd[1] * (v16 - ((15.992 + (v2 * v14)) * v15))));
    const double v20 = qd[1] * v18;
    const double v21 = v19 + ((v20 * (0.008000000000000881 * v0_sine[0])) - tau[0]);
    const double v22 = v10 * v21;
    const double v23 = 0.4 * v20;
    const double v24 = tau[2] - v23;
    const double v25 = ((v3 * ((qd[1] * qd[1]) + (v18 * v18))) - (392.40000000000003 * v0_sine[0])) + v24;
    const double v26 = v11 * v25;
    const double v27 = v26 + v22;
    const double v28 = v24 - v25;
    const double v29 = 0.6666666666666667 * fabs((40.0 * v27) - v28);
    const double v30 = v13 ? (v29 / (v13 ? (v13 ? (1.0 - v12) : 1.0) : 1.0)) : 1e+38;
    const double v31 = spherical_screw_min(v30, v29 + (v12 * v30));
    const double v32 = spherical_screw_min(v31, v29 + (v12 * v31));
    /* composite bodies, base-ward */
    const double v33 = 1e-08 * (fabs(v26) + fabs(v22));
    const bool v34 = fabs(v27) <= (v33 - (spherical_screw_min(v32, v29 + (v12 * v32)) * (1.0001 * v11)));
    const double v35 = 0.5 * v28;
    const double v36 = 1.6666666666666667 * v28;
    const double v37 = 0.5 * dt;
    const double v38 = fabs(qd[2]);
    const bool v39 = spherical_screw_eq(0.0, v38) || (v38 < ((spherical_screw_min(v36, v35) - spherical_screw_max(v36, v35)) * (v37 * v11)));
    const bool v40 = v39 && v34;
    const double v41 = -v33;
    const signed char v42 = spherical_screw_mode_of(qd[2]);
    const bool v43 = v39 ? (v41 < (-v27)) : (1 == v42);
    const signed char v44 = v40 ? 0 : (v43 ? 1 : (-1));
    const double v45 = ((qd[1] * v17) - tau[1]) - (v18 * (v16 - (v5 * v15)));
    const double v46 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v45;
    const double v47 = -v46;
    const double v48 = -v21;
    const double v49 = -v6;
    const double v50 = 8.0 + v4;
    /* sines and cosines */
    signed char v51_pattern[1] = {v44};
    signed char v51_best[1] = {v44};
    bool v51_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v51_number[8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v51_of_context_real[11] = {v49, v8, v50, v48, v47, v25, tau[2], v23, qd[0], qd[1], qd[2]};
    const bool v51_of_context_boolean[4] = {!v39, v40, v43, v39 ? (v41 < v27) : ((-1) == v42)};
    bool v51_done = false;
    for (int v51_pass = 0; (v51_pass < 12) && !v51_done; v51_pass++) {
        signed char v51_next_pattern[1];
        signed char v51_next_best[1];
        bool v51_next_flag[9];
        double v51_next_number[8];
        spherical_screw_step_pattern(prepared, v51_pattern, v51_best, v51_flag, v51_number, v51_of_context_real, v51_of_context_boolean, v51_next_pattern, v51_next_best, v51_next_flag, v51_next_number, &v51_done);
        v51_pattern[0] = v51_next_pattern[0];
        v51_best[0] = v51_next_best[0];
        v51_flag[0] = v51_next_flag[0];
        v51_flag[1] = v51_next_flag[1];
        v51_flag[2] = v51_next_flag[2];
        v51_flag[3] = v51_next_flag[3];
        v51_flag[4] = v51_next_flag[4];
        v51_flag[5] = v51_next_flag[5];
        v51_flag[6] = v51_next_flag[6];
        v51_flag[7] = v51_next_flag[7];
        v51_flag[8] = v51_next_flag[8];
        v51_number[0] = v51_next_number[0];
        v51_number[1] = v51_next_number[1];
        v51_number[2] = v51_next_number[2];
        v51_number[3] = v51_next_number[3];
        v51_number[4] = v51_next_number[4];
        v51_number[5] = v51_next_number[5];
        v51_number[6] = v51_next_number[6];
        v51_number[7] = v51_next_number[7];
    }
    const bool v52 = 0 == v51_best[0];
    const double v53 = v52 ? 0.0 : (qd[2] + v51_number[6]);
    const double v54 = v2 + (v37 * v53);
    const double v55 = 40.0 * v54;
    const double v56 = qd[0] + v51_number[4];
    const double v57 = v56 + (v37 * v51_number[0]);
    const double v58 = qd[1] + v51_number[5];
    const double v59 = q[1] + (v37 * v58);
    const double v60_angle[1] = {v59};
    double v60_sine[1];
    double v60_cosine[1];
    spherical_screw_sincos(1U, v60_angle, v60_sine, v60_cosine);
    const double v62 = v60_cosine[0] * v57;
    const double v63 = v62 * v55;
    const double v64 = v53 + (v37 * v51_number[2]);
    const double v65 = 2.0 * v64;
    const double v66 = v60_sine[0] * v57;
    const double v67 = 0.4 * v64;
    const double v68 = v58 + (v37 * v51_number[1]);
    const double v69 = (v68 * (v67 - (v66 * (15.992 + (v54 * (80.0 * v54)))))) + (v65 * v63);
    const double v70 = v68 * v55;
    const double v71 = v68 * v62;
    const double v72 = tau[2] - (0.4 * v71);
    const double v73 = v52 ? 0.0 : (((v72 - (392.40000000000003 * v60_sine[0])) + (v68 * v70)) + (v62 * v63));
    const double v74 = 0.4 * v60_sine[0];
    const double v75 = v52 ? 0.0 : 0.016666666666666666;
    const double v76 = v75 * v74;
    const double v77 = v54 * v55;
    const double v78 = 7.992 + v77;
    const double v79 = 1.0 / ((((v74 * v76) - 28.0) - v77) + (v78 * (v60_sine[0] * v60_sine[0])));
    const double v80 = v79 * (((tau[0] - (v73 * v76)) - (v71 * (0.008000000000000881 * v60_sine[0]))) - (v60_cosine[0] * v69));
    const double v81 = v52 ? 0.0 : ((v75 * v73) + (v76 * v80));
    const double v82 = v52 ? 0.0 : 1.0;
    const double v83 = v82 * (v76 * v79);
    const double v84 = v75 * v82;
    const double v85 = v52 ? 0.0 : (v84 - (v76 * v83));
    const bool v86 = !v52;
    const double v87 = (double)v51_best[0];
    double v88_u[1] = {v51_number[3]};
    double v88_polished[1] = {0.0};
    const double v88_of_context_real[3] = {v87, ((v74 * v83) - 1.0) + (20.0 * v85), (v72 + (v74 * v80)) - (20.0 * v81)};
    const bool v88_of_context_boolean[1] = {v86};
    bool v88_done = false;
    for (int v88_pass = 0; (v88_pass < 40) && !v88_done; v88_pass++) {
        double v88_next_u[1];
        double v88_next_polished[1];
        spherical_screw_stage_loads(prepared, v88_u, v88_polished, v88_of_context_real, v88_of_context_boolean, v88_next_u, v88_next_polished, &v88_done);
        v88_u[0] = v88_next_u[0];
        v88_polished[0] = v88_next_polished[0];
    }
    const double v89 = v80 + (v83 * v88_u[0]);
    const double v90 = (v37 * v89) - v56;
    const double v91 = q[1] + (v37 * v68);
    const double v92_angle[1] = {v91};
    double v92_sine[1];
    double v92_cosine[1];
    spherical_screw_sincos(1U, v92_angle, v92_sine, v92_cosine);
    /* factors of the inertia matrix */
    const double v94 = v92_cosine[0] * v90;
    const double v95 = v2 + (v37 * v64);
    const double v96 = 40.0 * v95;
    const double v97 = v94 * v96;
    const double v98 = v81 - (v85 * v88_u[0]);
    const double v99 = v52 ? 0.0 : v98;
    const double v100 = v53 + (v37 * v99);
    const double v101 = 2.0 * v100;
    const double v102 = v92_sine[0] * v90;
    const double v103 = 0.4 * v100;
    const double v104 = (tau[1] + (v62 * (v67 - (v78 * v66)))) - (v65 * v70);
    const double v105 = (1.0 / (8.0 + v77)) * (v104 - (v60_cosine[0] * (88.29 + (392.40000000000003 * v54))));
    const double v106 = v58 + (v37 * v105);
    const double v107 = (v106 * (v103 + (v102 * (15.992 + (v95 * (80.0 * v95)))))) - (v101 * v97);
    const double v108 = v106 * v94;
    const double v109 = tau[2] + (0.4 * v108);
    const double v110 = v106 * v96;
    const double v111 = v52 ? 0.0 : (((v109 - (392.40000000000003 * v92_sine[0])) + (v106 * v110)) + (v94 * v97));
    const double v112 = 0.4 * v92_sine[0];
    const double v113 = v75 * v112;
    const double v114 = v95 * v96;
    /* sines and cosines */
    const double v115 = 7.992 + v114;
    const double v116 = 1.0 / ((((v112 * v113) - 28.0) - v114) + (v115 * (v92_sine[0] * v92_sine[0])));
    const double v117 = v116 * (((tau[0] - (v111 * v113)) + (v108 * (0.008000000000000881 * v92_sine[0]))) - (v92_cosine[0] * v107));
    const double v118 = v52 ? 0.0 : ((v75 * v111) + (v113 * v117));
    const double v119 = v116 * (v82 * v113);
    const double v120 = v52 ? 0.0 : (v84 - (v113 * v119));
    double v121_u[1] = {v88_u[0]};
    double v121_polished[1] = {0.0};
    const double v121_of_context_real[3] = {v87, ((20.0 * v120) - 1.0) + (v112 * v119), (v109 - (20.0 * v118)) + (v112 * v117)};
    bool v121_done = false;
    for (int v121_pass = 0; (v121_pass < 40) && !v121_done; v121_pass++) {
        double v121_next_u[1];
        double v121_next_polished[1];
        spherical_screw_stage_loads(prepared, v121_u, v121_polished, v121_of_context_real, v88_of_context_boolean, v121_next_u, v121_next_polished, &v121_done);
        v121_u[0] = v121_next_u[0];
        v121_polished[0] = v121_next_polished[0];
    }
    const double v122 = v118 - (v120 * v121_u[0]);
    const double v123 = v52 ? 0.0 : v122;
    const double v124 = v53 + (dt * v123);
    const double v125 = v2 + (dt * v100);
    const double v126 = 80.0 * v125;
    const double v127 = v124 * v126;
    const double v128 = v117 + (v119 * v121_u[0]);
    const double v129 = (dt * v128) - v56;
    const double v130 = q[1] + (dt * v106);
    const double v131_angle[1] = {v130};
    double v131_sine[1];
    double v131_cosine[1];
    spherical_screw_sincos(1U, v131_angle, v131_sine, v131_cosine);
    const double v133 = v129 * v131_cosine[0];
    const double v134 = v129 * v131_sine[0];
    const double v135 = 0.4 * v124;
    const double v136 = (tau[1] - (v94 * (v103 + (v115 * v102)))) - (v101 * v110);
    const double v137 = (1.0 / (8.0 + v114)) * (v136 - (v92_cosine[0] * (88.29 + (392.40000000000003 * v95))));
    const double v138 = v58 + (dt * v137);
    const double v139 = v131_cosine[0] * ((v138 * (v135 + (v134 * (15.992 + (v125 * v126))))) - (v133 * v127));
    const double v140 = 40.0 * v125;
    const double v141 = v138 * v133;
    const double v142 = tau[2] + (0.4 * v141);
    const double v143 = v52 ? 0.0 : ((v142 - (392.40000000000003 * v131_sine[0])) + (v140 * ((v138 * v138) + (v133 * v133))));
    const double v144 = 0.4 * v131_sine[0];
    const double v145 = v75 * v144;
    const double v146 = v125 * v140;
    const double v147 = 7.992 + v146;
    const double v148 = 1.0 / ((((v144 * v145) - 28.0) - v146) + (v147 * (v131_sine[0] * v131_sine[0])));
    const double v149 = v148 * (((tau[0] - (v145 * v143)) + (v141 * (0.008000000000000881 * v131_sine[0]))) - v139);
    const double v150 = v52 ? 0.0 : ((v75 * v143) + (v145 * v149));
    const double v151 = v142 - ((20.0 * v150) - (v144 * v149));
    const double v152 = v148 * (v82 * v145);
    const double v153 = v52 ? 0.0 : (v84 - (v145 * v152));
    const double v154 = (1.0 - (20.0 * v153)) - (v144 * v152);
    double v155_u[1] = {v121_u[0]};
    double v155_polished[1] = {0.0};
    const double v155_of_context_real[3] = {v87, -v154, v151};
    bool v155_done = false;
    for (int v155_pass = 0; (v155_pass < 40) && !v155_done; v155_pass++) {
        double v155_next_u[1];
        double v155_next_polished[1];
        spherical_screw_stage_loads(prepared, v155_u, v155_polished, v155_of_context_real, v88_of_context_boolean, v155_next_u, v155_next_polished, &v155_done);
        v155_u[0] = v155_next_u[0];
        v155_polished[0] = v155_next_polished[0];
    }
    const double v156 = v151 - (v154 * v155_u[0]);
    const double v157 = v87 * v87;
    const double v158 = v52 ? 0.0 : (v157 * (v156 * ((0.0 < (v87 * v156)) ? 0.4285714285714286 : (-0.375))));
    /* factors of the inertia matrix */
    const double v159 = spherical_screw_max(fabs(v158), fabs(v155_u[0]));
    const bool v160 = v155_done && (fabs(v155_u[0] - v158) <= (v159 * ((v159 < (1.0000000009313226 * v159)) ? 1e-11 : 1e-05)));
    const double v161 = ((v121_u[0] - v109) - (v112 * v128)) + (20.0 * v122);
    const double v162 = v52 ? 0.0 : (-(((0.0 < (-(v87 * v161))) ? 0.4285714285714286 : (-0.375)) * (v157 * v161)));
    const double v163 = spherical_screw_max(fabs(v162), fabs(v121_u[0]));
    const bool v164 = v121_done && (fabs(v121_u[0] - v162) <= (v163 * ((v163 < (1.0000000009313226 * v163)) ? 1e-11 : 1e-05)));
    const double v165 = ((v72 + (v74 * v89)) - v88_u[0]) - (20.0 * v98);
    const double v166 = v52 ? 0.0 : (((0.0 < (v87 * v165)) ? 0.4285714285714286 : (-0.375)) * (v157 * v165));
    const double v167 = spherical_screw_max(fabs(v88_u[0]), fabs(v166));
    const bool v168 = v88_done && (fabs(v88_u[0] - v166) <= (v167 * ((v167 < (1.0000000009313226 * v167)) ? 1e-11 : 1e-05)));
    const bool v169 = v160 && (v164 && v168);
    const double v170 = 0.16666666666666666 * dt;
    const double v171 = v170 * ((v51_number[2] + (v52 ? 0.0 : (v150 - (v153 * v155_u[0])))) + (2.0 * (v99 + v123)));
    const double v172 = v52 ? 0.0 : (v53 + v171);
    const double v173 = v56 + (v170 * (((v51_number[0] - (v152 * v155_u[0])) - v149) - (2.0 * (v89 + v128))));
    const double v174 = (tau[1] - (v133 * (v135 + (v147 * v134)))) - (v138 * v127);
    const double v175 = v51_number[1] + ((1.0 / (8.0 + v146)) * (v174 - (v131_cosine[0] * (88.29 + (392.40000000000003 * v125)))));
    const double v176 = v58 + (v170 * (v175 + (2.0 * (v105 + v137))));
    const double v177 = v124 + (v101 + (v53 + v65));
    const bool v178 = (v87 * v177) < 0.0;
    const double v179 = v52 ? q[2] : (q[2] + (v170 * v177));
    const double v180 = q[0] + (v170 * ((v56 - v129) + (2.0 * (v57 - v90))));
    const double v181 = q[1] + (v170 * ((v58 + v138) + (2.0 * (v68 + v106))));
    const signed char v182 = spherical_screw_mode_of(qd[1]);
    const signed char v183 = spherical_screw_mode_of(qd[0]);
    double v185 = v176;
    double v186 = v172;
    double v187 = v181;
    double v188 = v180;
    double v189 = v179;
    double v190 = v173;
    signed char v191 = v183;
    signed char v192 = v182;
    signed char v193 = v51_best[0];
    bool v194 = v169;
    if (v178) {
        const double v184_of_context_real[27] = {v49, v8, v50, v48, v47, v25, tau[2], v23, 1.0 / (v178 ? v50 : 1.0), v7, -v9, q[0], q[1], q[2], qd[0], qd[1], qd[2], tau[0], tau[1], dt, v51_number[3], v180, v181, v179, v173, v176, v172};
        const bool v184_of_context_boolean[3] = {v39, v169, v178};
        const signed char v184_of_context_mode[3] = {v183, v182, v51_best[0]};
        double v184_result_real[6];
        bool v184_result_boolean[1];
        signed char v184_result_mode[3];
        spherical_screw_step_again(prepared, v184_of_context_real, v184_of_context_boolean, v184_of_context_mode, v184_result_real, v184_result_boolean, v184_result_mode);
        v185 = v184_result_real[4];
        v186 = v184_result_real[5];
        v187 = v184_result_real[1];
        v188 = v184_result_real[0];
        v189 = v184_result_real[2];
        v190 = v184_result_real[3];
        v191 = v184_result_mode[0];
        v192 = v184_result_mode[1];
        v193 = v184_result_mode[2];
        v194 = v184_result_boolean[0];
    }
    qd_next[1] = v185;
    qd_next[2] = v186;
    q_next[1] = v187;
    q_next[0] = v188;
    const double v195 = fabs(v188) + (fabs(v187) + (fabs(v186) + fabs(v185)));
    q_next[2] = v189;
    qd_next[0] = v190;
    const double v196 = fabs(q[1]) + (fabs(q[2]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v197 = (fabs(tau[2]) + (fabs(tau[1]) + (v38 + fabs(tau[0])))) < 1e+38;
    const bool v198 = (v197 && ((fabs(q[0]) + (fabs(dt) + v196)) < 1e+38)) && (0.0 < dt);
    const bool v199 = ((fabs(v190) + (fabs(v189) + v195)) < 1e+38) && v198;
    mode_next[0] = v191;
    mode_next[1] = v192;
    mode_next[2] = v193;
    const double v200 = (v51_flag[4] || v51_flag[3]) ? (v51_flag[8] ? 4.0 : ((v51_flag[7] && (!v51_flag[2])) ? (v51_flag[5] ? 1.0 : 0.0) : 3.0)) : (v51_flag[6] ? 5.0 : 2.0);
    const double v201 = fabs(v51_number[0]) + (fabs(v51_number[1]) + (fabs(v25) + fabs(v21)));
    const double v202 = ((fabs(v46) + (fabs(v51_number[2]) + v201)) < 1e+38) ? (v51_done ? v200 : 5.0) : 6.0;
    const bool v203 = spherical_screw_eq(2.0, v202);
    const double v204 = (v194 || v203) ? 0.0 : 5.0;
    const double v205 = (spherical_screw_eq(3.0, v204) || spherical_screw_eq(3.0, v202)) ? 3.0 : ((spherical_screw_eq(1.0, v202) || spherical_screw_eq(1.0, v204)) ? 1.0 : 0.0);
    const double v206 = (v203 || spherical_screw_eq(2.0, v204)) ? 2.0 : ((spherical_screw_eq(4.0, v204) || spherical_screw_eq(4.0, v202)) ? 4.0 : v205);
    const double v207 = (spherical_screw_eq(7.0, v204) || spherical_screw_eq(7.0, v202)) ? 7.0 : ((spherical_screw_eq(5.0, v204) || spherical_screw_eq(5.0, v202)) ? 5.0 : v206);
    const double v208 = (spherical_screw_eq(6.0, v202) || spherical_screw_eq(6.0, v204)) ? 6.0 : v207;
    *status = v208;
    if (!(v199)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        q_next[2] = q[2];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        qd_next[2] = qd[2];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
        mode_next[2] = mode[2];
        *status = 6.0;
    }
}

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

static void spherical_screw_interpolated_again_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_interpolated_repetition(const spherical_screw_prepared *restrict prepared, const signed char mode[restrict 3], const signed char told[restrict 3], const bool behind[restrict 1], const bool before[restrict 1], const double u[restrict 1], const double q[restrict 3], const double qd[restrict 3], bool converged, const double context_real[restrict 21], signed char mode_out[restrict 3], signed char told_out[restrict 3], bool behind_out[restrict 1], bool before_out[restrict 1], double u_out[restrict 1], double q_out[restrict 3], double qd_out[restrict 3], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const double v0 = 0.5 * context_real[19];
    const double v1 = context_real[12] + (context_real[15] * v0);
    const double v2 = context_real[4] * (1.0 / context_real[2]);
    const double v3 = context_real[15] + (v2 * v0);
    const double v4 = context_real[12] + (v0 * v3);
    const double v5_angle[2] = {v1, v4};
    double v5_sine[2];
    double v5_cosine[2];
    spherical_screw_sincos(2U, v5_angle, v5_sine, v5_cosine);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    mode_out[1] = mode[1];
    told_out[1] = mode[1];
    const signed char v9 = behind[0] ? (before[0] ? 0 : spherical_screw_mode_of(-((double)mode[2]))) : mode[2];
    mode_out[2] = v9;
    const bool v10 = 0 == v9;
    const double v11 = v10 ? 0.0 : 0.016666666666666666;
    const double v12 = context_real[1] * v11;
    const double v13 = 1.0 / ((context_real[1] * v12) - context_real[0]);
    const double v14 = v12 * v13;
    const double v15 = v10 ? 0.0 : context_real[5];
    const double v16 = (context_real[3] * v13) - (v14 * v15);
    const double v17 = v10 ? 0.0 : ((v11 * v15) + (v12 * v16));
    const double v18 = context_real[7] - context_real[6];
    const double v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18;
    const double v20 = v10 ? 0.0 : 1.0;
    const double v21 = v14 * v20;
    const double v22 = v11 * v20;
    const double v23 = v10 ? 0.0 : (v22 - (v12 * v21));
    const double v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23);
    const bool v25 = !v10;
    const double v26 = (double)v9;
    double v27_u[1] = {u[0]};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {v26, -v24, v19};
    const bool v27_of_context_boolean[1] = {v25};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_interpolated_again_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    u_out[0] = v27_u[0];
    const double v28 = v16 + (v21 * v27_u[0]);
    const double v29 = context_real[1] * v28;
    const double v30 = v10 ? (context_real[5] + v29) : v27_u[0];
    const double v31 = v10 ? 0.0 : (v17 - (v23 * v27_u[0]));
    const double v32 = ((v29 - (20.0 * v31)) - v30) - v18;
    const double v33 = 1.6666666666666667 * v32;
    const double v34 = 0.5 * v32;
    const double v35 = spherical_screw_min(v34, v33);
    const double v36 = spherical_screw_max(v34, v33);
    const bool v37 = v25 || ((v30 <= (v36 - v32)) && ((v35 - v32) <= v30));
    told_out[2] = v37 ? v9 : spherical_screw_mode_of(((2.0 * (v30 + v32)) - v36) - v35);
    const double v38 = context_real[1] * (v10 ? context_real[16] : 0.0);
    const double v39 = (v13 * v38) - context_real[14];
    const double v40 = v39 + (v0 * v28);
    const double v41 = v5_cosine[0] * v40;
    const double v42 = v10 ? 0.0 : (context_real[16] + (v10 ? 0.0 : (v14 * v38)));
    const double v43 = 0.8 + context_real[13];
    const double v44 = v43 + (v42 * v0);
    const double v45 = 40.0 * v44;
    const double v46 = v45 * v41;
    const double v47 = v42 + (v0 * v31);
    const double v48 = 2.0 * v47;
    const double v49 = v5_sine[0] * v40;
    const double v50 = 0.4 * v47;
    const double v51 = (v3 * (v50 + ((15.992 + (v44 * (80.0 * v44))) * v49))) - (v48 * v46);
    const double v52 = v3 * v41;
    const double v53 = context_real[6] + (0.4 * v52);
    const double v54 = v3 * v45;
    const double v55 = v10 ? 0.0 : (((v3 * v54) + (v53 - (392.40000000000003 * v5_sine[0]))) + (v41 * v46));
    const double v56 = 0.4 * v5_sine[0];
    const double v57 = v11 * v56;
    const double v58 = v44 * v45;
    const double v59 = 7.992 + v58;
    const double v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5_sine[0] * v5_sine[0])));
    const double v61 = v60 * (((context_real[17] - (v57 * v55)) + ((0.008000000000000881 * v5_sine[0]) * v52)) - (v5_cosine[0] * v51));
    const double v62 = v10 ? 0.0 : ((v11 * v55) + (v57 * v61));
    const double v63 = v60 * (v20 * v57);
    const double v64 = v10 ? 0.0 : (v22 - (v57 * v63));
    double v65_u[1] = {v27_u[0]};
    double v65_polished[1] = {0.0};
    const double v65_of_context_real[3] = {v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61)};
    bool v65_done = false;
    for (int v65_pass = 0; (v65_pass < 40) && !v65_done; v65_pass++) {
        double v65_next_u[1];
        double v65_next_polished[1];
        spherical_screw_stage_loads(prepared, v65_u, v65_polished, v65_of_context_real, v27_of_context_boolean, v65_next_u, v65_next_polished, &v65_done);
        v65_u[0] = v65_next_u[0];
        v65_polished[0] = v65_next_polished[0];
    }
    const double v66 = v61 + (v63 * v65_u[0]);
    const double v67 = v39 + (v0 * v66);
    const double v68 = v5_cosine[1] * v67;
    const double v69 = v43 + (v0 * v47);
    const double v70 = 40.0 * v69;
    const double v71 = v68 * v70;
    const double v72 = v62 - (v64 * v65_u[0]);
    const double v73 = v10 ? 0.0 : v72;
    const double v74 = v42 + (v0 * v73);
    const double v75 = 2.0 * v74;
    const double v76 = v5_sine[1] * v67;
    const double v77 = 0.4 * v74;
    const double v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v54 * v48);
    const double v79 = (1.0 / (8.0 + v58)) * (v78 - (v5_cosine[0] * (88.29 + (392.40000000000003 * v44))));
    const double v80 = context_real[15] + (v0 * v79);
    const double v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71);
    const double v82 = v80 * v68;
    const double v83 = context_real[6] + (0.4 * v82);
    const double v84 = v80 * v70;
    const double v85 = v10 ? 0.0 : (((v83 - (392.40000000000003 * v5_sine[1])) + (v80 * v84)) + (v68 * v71));
    const double v86 = 0.4 * v5_sine[1];
    const double v87 = v11 * v86;
    const double v88 = v69 * v70;
    const double v89 = 7.992 + v88;
    const double v90 = 1.0 / (((28.0 - (v86 * v87)) + v88) - ((v5_sine[1] * v5_sine[1]) * v89));
    const double v91 = v90 * (((context_real[17] - (v87 * v85)) + ((0.008000000000000881 * v5_sine[1]) * v82)) - (v5_cosine[1] * v81));
    const double v92 = v10 ? 0.0 : ((v11 * v85) - (v87 * v91));
    const double v93 = (v20 * v87) * v90;
    const double v94 = v10 ? 0.0 : (v22 + (v87 * v93));
    double v95_u[1] = {v65_u[0]};
    double v95_polished[1] = {0.0};
    const double v95_of_context_real[3] = {v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91)};
    bool v95_done = false;
    for (int v95_pass = 0; (v95_pass < 40) && !v95_done; v95_pass++) {
        double v95_next_u[1];
        double v95_next_polished[1];
        spherical_screw_stage_loads(prepared, v95_u, v95_polished, v95_of_context_real, v27_of_context_boolean, v95_next_u, v95_next_polished, &v95_done);
        v95_u[0] = v95_next_u[0];
        v95_polished[0] = v95_next_polished[0];
    }
    const double v96 = v92 - (v94 * v95_u[0]);
    const double v97 = v10 ? 0.0 : v96;
    const double v98 = v42 + (context_real[19] * v97);
    const double v99 = v98 + (v75 + (v42 + v48));
    const bool v100 = (v26 * v99) < 0.0;
    behind_out[0] = v100;
    before_out[0] = before[0] || behind[0];
    const double v101 = v91 + (v93 * v95_u[0]);
    const double v102 = (context_real[19] * v101) - v39;
    const double v103 = 0.16666666666666666 * context_real[19];
    q_out[0] = context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67))));
    const double v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84);
    const double v105 = (1.0 / (8.0 + v88)) * (v104 - (v5_cosine[1] * (88.29 + (392.40000000000003 * v69))));
    const double v106 = context_real[15] + (context_real[19] * v105);
    q_out[1] = context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80))));
    q_out[2] = v10 ? context_real[13] : (context_real[13] + (v103 * v99));
    const double v107 = v43 + (context_real[19] * v74);
    const double v108 = 80.0 * v107;
    const double v109 = v98 * v108;
    const double v110 = context_real[12] + (context_real[19] * v80);
    const double v111_angle[1] = {v110};
    double v111_sine[1];
    double v111_cosine[1];
    spherical_screw_sincos(1U, v111_angle, v111_sine, v111_cosine);
    const double v113 = v102 * v111_cosine[0];
    const double v114 = v102 * v111_sine[0];
    const double v115 = 0.4 * v98;
    const double v116 = v111_cosine[0] * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109));
    const double v117 = 40.0 * v107;
    const double v118 = v106 * v113;
    const double v119 = context_real[6] - (0.4 * v118);
    const double v120 = v10 ? 0.0 : ((v119 - (392.40000000000003 * v111_sine[0])) + (v117 * ((v106 * v106) + (v113 * v113))));
    const double v121 = 0.4 * v111_sine[0];
    const double v122 = v11 * v121;
    const double v123 = v107 * v117;
    const double v124 = 7.992 + v123;
    const double v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111_sine[0] * v111_sine[0])));
    const double v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111_sine[0]))) - v116);
    const double v127 = v10 ? 0.0 : ((v11 * v120) - (v122 * v126));
    const double v128 = v119 - ((20.0 * v127) + (v121 * v126));
    const double v129 = v125 * (v20 * v122);
    const double v130 = v10 ? 0.0 : (v22 + (v122 * v129));
    const double v131 = (1.0 - (20.0 * v130)) + (v121 * v129);
    double v132_u[1] = {v95_u[0]};
    double v132_polished[1] = {0.0};
    const double v132_of_context_real[3] = {v26, -v131, v128};
    bool v132_done = false;
    for (int v132_pass = 0; (v132_pass < 40) && !v132_done; v132_pass++) {
        double v132_next_u[1];
        double v132_next_polished[1];
        spherical_screw_stage_loads(prepared, v132_u, v132_polished, v132_of_context_real, v27_of_context_boolean, v132_next_u, v132_next_polished, &v132_done);
        v132_u[0] = v132_next_u[0];
        v132_polished[0] = v132_next_polished[0];
    }
    const double v133 = v39 + (v103 * (((v28 - (v129 * v132_u[0])) - v126) + (2.0 * (v66 - v101))));
    qd_out[0] = -v133;
    const double v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109);
    const double v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v111_cosine[0] * (88.29 + (392.40000000000003 * v107)))));
    qd_out[1] = context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105))));
    const double v136 = v103 * ((v31 + (v10 ? 0.0 : (v127 - (v130 * v132_u[0])))) + (2.0 * (v73 + v97)));
    qd_out[2] = v10 ? 0.0 : (v42 + v136);
    const double v137 = v128 - (v131 * v132_u[0]);
    const double v138 = v26 * v26;
    const double v139 = v10 ? 0.0 : (((0.0 < (v26 * v137)) ? 0.4285714285714286 : (-0.375)) * (v138 * v137));
    const double v140 = spherical_screw_max(fabs(v139), fabs(v132_u[0]));
    const bool v141 = v132_done && (fabs(v132_u[0] - v139) <= (v140 * ((v140 < (1.0000000009313226 * v140)) ? 1e-11 : 1e-05)));
    const double v142 = (v95_u[0] + ((v86 * v101) - v83)) + (20.0 * v96);
    const double v143 = v10 ? 0.0 : (-(((0.0 < (-(v26 * v142))) ? 0.4285714285714286 : (-0.375)) * (v138 * v142)));
    const double v144 = spherical_screw_max(fabs(v143), fabs(v95_u[0]));
    const bool v145 = (fabs(v95_u[0] - v143) <= (v144 * ((v144 < (1.0000000009313226 * v144)) ? 1e-11 : 1e-05))) && v95_done;
    const double v146 = ((v65_u[0] - v53) - (v56 * v66)) + (20.0 * v72);
    const double v147 = v10 ? 0.0 : (-(((0.0 < (-(v26 * v146))) ? 0.4285714285714286 : (-0.375)) * (v138 * v146)));
    const double v148 = spherical_screw_max(fabs(v65_u[0]), fabs(v147));
    const bool v149 = v65_done && (fabs(v65_u[0] - v147) <= (v148 * ((v148 < (1.0000000009313226 * v148)) ? 1e-11 : 1e-05)));
    const double v150 = v19 - (v24 * v27_u[0]);
    const double v151 = v10 ? 0.0 : (v138 * (v150 * ((0.0 < (v26 * v150)) ? 0.4285714285714286 : (-0.375))));
    const double v152 = spherical_screw_max(fabs(v151), fabs(v27_u[0]));
    const bool v153 = v27_done && (fabs(v27_u[0] - v151) <= (v152 * ((v152 < (1.0000000009313226 * v152)) ? 1e-11 : 1e-05)));
    *converged_out = v153 && (v141 && (v149 && v145));
    *done = !v100;
}

static void spherical_screw_interpolated_again(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 28], const bool context_boolean[restrict 3], const signed char context_mode[restrict 4], double result_real[restrict 6], bool result_boolean[restrict 1], signed char result_mode[restrict 3])
{
    signed char v0_mode[3] = {context_mode[0], context_mode[1], context_mode[3]};
    signed char v0_told[3] = {context_mode[0], context_mode[1], context_mode[3]};
    bool v0_behind[1] = {context_boolean[2]};
    bool v0_before[1] = {context_boolean[0]};
    double v0_u[1] = {context_real[21]};
    double v0_q[3] = {context_real[22], context_real[23], context_real[24]};
    double v0_qd[3] = {context_real[25], context_real[26], context_real[27]};
    bool v0_converged = context_boolean[1];
    const double v0_of_context_real[21] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        signed char v0_next_mode[3];
        signed char v0_next_told[3];
        bool v0_next_behind[1];
        bool v0_next_before[1];
        double v0_next_u[1];
        double v0_next_q[3];
        double v0_next_qd[3];
        bool v0_next_converged;
        spherical_screw_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, v0_of_context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_mode[2] = v0_next_mode[2];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_told[2] = v0_next_told[2];
        v0_behind[0] = v0_next_behind[0];
        v0_before[0] = v0_next_before[0];
        v0_u[0] = v0_next_u[0];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_q[2] = v0_next_q[2];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_qd[2] = v0_next_qd[2];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_q[2];
    result_real[3] = v0_qd[0];
    result_real[4] = v0_qd[1];
    result_real[5] = v0_qd[2];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
    result_mode[2] = v0_told[2];
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

static void spherical_screw_interpolated_pattern_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_interpolated_pattern_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 8], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
{
    result_real[1] = context_real[13];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[7], context_boolean[2], context_boolean[3]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        spherical_screw_interpolated_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[4]) && v0_found[0]) || v0_obeying[0];
    const double v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = v1 ? (-v2) : context_real[20];
    result_real[2] = v1 ? (context_boolean[0] ? 0.0 : (context_real[14] - (context_real[16] * v0_u[0]))) : context_real[21];
    result_real[3] = v1 ? (context_boolean[0] ? (context_real[5] + (context_real[1] * v2)) : v0_u[0]) : context_real[22];
    result_real[4] = v1 ? v0_u[0] : context_real[23];
    const bool v3 = context_boolean[4] || v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[5] || (context_boolean[4] && v0_obeying[0]);
    result_boolean[2] = context_boolean[6] || (!v3);
}

static void spherical_screw_interpolated_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 5], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 5], bool *restrict done)
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
        spherical_screw_interpolated_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
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
    const bool v43 = (context_boolean[0] || (v37 || ((0.0 < v33) || (v0 && (0.0 <= v33))))) && v42;
    const bool v44 = v22 && (v12 < 0.0);
    const bool v45 = v13 && v44;
    const bool v46 = ((1e-05 * v40) < v41) && (v45 && (!v42));
    const bool v47 = !(v43 || (v14 || v46));
    const bool v48 = flag[1] && v47;
    const bool v49 = v44 && (v45 && v42);
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
        const bool v53_of_context_boolean[8] = {v0, v22, context_boolean[0], v36, v42, v49, v46, v48};
        double v53_result_real[5];
        bool v53_result_boolean[3];
        spherical_screw_interpolated_pattern_pieces(prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
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
    const double v66 = v0 ? spherical_screw_min(v65 - spherical_screw_min(v64, v63), spherical_screw_max(v64, v63) - v65) : (v23 * v54);
    const double v67 = v0 ? v66 : (60.0 * v66);
    const double v68 = spherical_screw_max(v34, fabs(v56));
    const bool v69 = (v36 && (((-1e-06) * v68) <= v67)) || ((v0 && (0.0 <= v66)) || (0.0 < v66));
    const bool v70 = (context_boolean[0] || v69) && v57;
    const bool v71 = flag[3] || v70;
    flag_out[3] = v71;
    const bool v72 = v36 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v73 = v36 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v74 = v73 || v72;
    const double v75 = -(1.0 - v5);
    const bool v76 = (v73 && (1 == pattern[0])) || ((v0 && ((v75 <= 0.0) && (0.0 <= v75))) && v74);
    const double v77 = v76 ? v5 : (1.0 + v5);
    const bool v78 = !(v76 || (v77 <= (v74 ? 1.0 : 0.0)));
    const bool v79 = v78 && (!v71);
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
    const bool v89 = ((!flag[4]) && (v87 && v88)) || (v87 && v70);
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
    *done = (v79 && v90) || (v71 && ((v78 || (v0 || (!v76))) || v91));
    if (!(v89)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
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

static void spherical_screw_interpolated_margins(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 15], const signed char context_mode[restrict 3], double result_real[restrict 2], signed char result_mode[restrict 1])
{
    double v0_sine[1];
    double v0_cosine[1];
    spherical_screw_sincos(1U, &context_real[10], v0_sine, v0_cosine);
    const double v2 = (context_real[1] + (context_real[3] + (20.0 * context_real[7]))) - context_real[2];
    const double v3 = -(1.6666666666666667 * v2);
    const double v4 = -(0.5 * v2);
    const double v5 = v2 + ((context_real[0] * context_real[6]) - context_real[1]);
    result_real[0] = spherical_screw_max(0.0, spherical_screw_min(spherical_screw_max(v4, v3) + v5, -(v5 + spherical_screw_min(v4, v3))));
    const double v6 = context_real[12] * v0_cosine[0];
    const double v7 = 0.8 + context_real[11];
    const double v8 = 40.0 * v7;
    const double v9 = (v8 * ((context_real[13] * context_real[13]) + (v6 * v6))) - (392.40000000000003 * v0_sine[0]);
    const double v10 = 0.4 * context_real[13];
    const double v11 = context_real[2] - (v6 * v10);
    const bool v12 = 0 == context_mode[2];
    const double v13 = v12 ? 0.0 : (v11 + v9);
    const double v14 = v12 ? 0.0 : 0.016666666666666666;
    const double v15 = v14 * v0_sine[0];
    const double v16 = 80.0 * v7;
    const double v17 = ((v15 * (0.4 * v13)) - context_real[4]) + ((v10 + (v6 * v16)) * (context_real[14] * v0_cosine[0]));
    const double v18 = v7 * v8;
    const double v19 = v15 * (0.16000000000000003 * v0_sine[0]);
    const double v20 = 1.0 / (((v19 - 28.0) + ((7.992 + v18) * (v0_sine[0] * v0_sine[0]))) - v18);
    const double v21 = 0.4 * (v20 * ((v6 * ((15.984 + (v7 * v16)) * (context_real[13] * v0_sine[0]))) - v17));
    const double v22 = v12 ? 0.0 : ((v14 * v13) + (v15 * v21));
    const double v23 = v11 + (v0_sine[0] * v21);
    const double v24 = v12 ? 0.0 : 1.0;
    const double v25 = v19 * (v20 * v24);
    const double v26 = v12 ? 0.0 : (v14 * (v24 - v25));
    double v27_u[1] = {context_real[8]};
    double v27_polished[1] = {0.0};
    const double v27_of_context_real[3] = {(double)context_mode[2], v25 + ((20.0 * v26) - 1.0), v23 - (20.0 * v22)};
    const bool v27_of_context_boolean[1] = {!v12};
    bool v27_done = false;
    for (int v27_pass = 0; (v27_pass < 40) && !v27_done; v27_pass++) {
        double v27_next_u[1];
        double v27_next_polished[1];
        spherical_screw_margin_loads(prepared, v27_u, v27_polished, v27_of_context_real, v27_of_context_boolean, v27_next_u, v27_next_polished, &v27_done);
        v27_u[0] = v27_next_u[0];
        v27_polished[0] = v27_next_polished[0];
    }
    const double v28 = v9 + (20.0 * (v12 ? 0.0 : (v22 - (v26 * v27_u[0]))));
    const double v29 = -(0.5 * v28);
    const double v30 = -(1.6666666666666667 * v28);
    const double v31 = spherical_screw_min(v30, v29);
    const double v32 = ((v9 + v23) - v28) + (v25 * v27_u[0]);
    const double v33 = spherical_screw_max(v30, v29);
    result_real[1] = spherical_screw_min(v33 - v32, v32 - v31);
    result_mode[0] = spherical_screw_mode_of(((2.0 * v32) - v33) - v31);
}

static void spherical_screw_interpolated_part(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const signed char mode[restrict 3], const bool crossing[restrict 3], const signed char forced[restrict 1], const signed char heading[restrict 1], bool probes, const double far[restrict 1], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 3], double q_out[restrict 3], double qd_out[restrict 3], signed char mode_out[restrict 3], bool crossing_out[restrict 3], signed char forced_out[restrict 1], signed char heading_out[restrict 1], bool *restrict probes_out, double far_out[restrict 1], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = 0.5 * trial;
    const double v1 = q[1] + (qd[1] * v0);
    const double v2_angle[2] = {q[1], v1};
    double v2_sine[2];
    double v2_cosine[2];
    spherical_screw_sincos(2U, v2_angle, v2_sine, v2_cosine);
    /* composite bodies, base-ward */
    const double v6 = v2_sine[0] * v2_sine[0];
    const double v7 = 0.8 + q[2];
    const double v8 = 40.0 * v7;
    const double v9 = v7 * v8;
    const double v10 = 7.992 + v9;
    const double v11 = (28.0 + v9) - (v10 * v6);
    const double v12 = 1.0 / ((0.002666666666666667 * v6) - v11);
    /* angular velocities of the links, tip-ward */
    const double v13 = (v12 * (4.444444444444445e-05 * v6)) - 0.016666666666666666;
    const double v14 = 0.6666666666666667 * fabs(40.0 * v13);
    const bool v15 = v14 < 1.0;
    const double v16 = 80.0 * v7;
    const double v17 = qd[0] * v2_cosine[0];
    const double v18 = qd[1] * v17;
    const double v19 = ((qd[2] * v2_cosine[0]) * ((0.4 * qd[1]) + (v17 * v16))) - tau[0];
    const double v20 = v19 - (v18 * (v2_sine[0] * (15.984 + (v7 * v16))));
    const double v21 = 0.006666666666666667 * v2_sine[0];
    const double v22 = v21 * (v12 * v20);
    const double v23 = 0.4 * v18;
    const double v24 = tau[2] - v23;
    const double v25 = ((v8 * ((qd[1] * qd[1]) + (v17 * v17))) - (392.40000000000003 * v2_sine[0])) + v24;
    const double v26 = v25 * v13;
    const double v27 = v26 + v22;
    const double v28 = 0.6666666666666667 * fabs((v24 - (40.0 * v27)) - v25);
    const double v29 = v15 ? (v28 / (v15 ? (v15 ? (1.0 - v14) : 1.0) : 1.0)) : 1e+38;
    const double v30 = spherical_screw_min(v29, v28 + (v14 * v29));
    const double v31 = spherical_screw_min(v30, v28 + (v14 * v30));
    const double v32 = 1e-08 * (fabs(v26) + fabs(v22));
    const bool v33 = fabs(v27) <= (v32 - (spherical_screw_min(v31, v28 + (v14 * v31)) * (1.0001 * v13)));
    const bool v34 = spherical_screw_eq(0.0, qd[2]);
    const bool v35 = v34 && v33;
    const bool v36 = !(0 == forced[0]);
    const bool v37 = v36 && (v34 && v36);
    const double v38 = -v32;
    const signed char v39 = spherical_screw_mode_of(qd[2]);
    const bool v40 = v34 ? (v38 < (-v27)) : (1 == v39);
    const signed char v41 = (v35 && (!v37)) ? 0 : ((v37 ? (1 == forced[0]) : v40) ? 1 : (-1));
    const double v42 = v17 * ((0.4 * qd[2]) - (v10 * (qd[0] * v2_sine[0])));
    const double v43 = (v2_cosine[0] * (88.29 + (392.40000000000003 * v7))) + (((v16 * (qd[1] * qd[2])) - tau[1]) - v42);
    const double v44 = -v43;
    const double v45 = -v20;
    const double v46 = 8.0 + v9;
    const double v47 = 0.4 * v2_sine[0];
    crossing_out[0] = false;
    crossing_out[1] = false;
    signed char v48_pattern[1] = {v41};
    signed char v48_best[1] = {v41};
    bool v48_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v48_number[5] = {0.0, 0.0, 0.0, 0.0, 0.0};
    const double v48_of_context_real[8] = {v11, v47, v46, v45, v44, v25, tau[2], v23};
    const bool v48_of_context_boolean[5] = {!v34, v37, v35, v40, v34 ? (v38 < v27) : ((-1) == v39)};
    const signed char v48_of_context_mode[2] = {v39, forced[0]};
    bool v48_done = false;
    for (int v48_pass = 0; (v48_pass < 12) && !v48_done; v48_pass++) {
        signed char v48_next_pattern[1];
        signed char v48_next_best[1];
        bool v48_next_flag[9];
        double v48_next_number[5];
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
        v48_flag[7] = v48_next_flag[7];
        v48_flag[8] = v48_next_flag[8];
        v48_number[0] = v48_next_number[0];
        v48_number[1] = v48_next_number[1];
        v48_number[2] = v48_next_number[2];
        v48_number[3] = v48_next_number[3];
        v48_number[4] = v48_next_number[4];
    }
    const double v49 = qd[0] + (v48_number[0] * v0);
    const double v50 = v2_cosine[1] * v49;
    const double v51 = qd[1] + (v0 * v48_number[1]);
    const double v52 = v7 + (qd[2] * v0);
    const double v53 = 40.0 * v52;
    const double v54 = v51 * v50;
    const double v55 = tau[2] - (0.4 * v54);
    const bool v56 = 0 == v48_best[0];
    const double v57 = v56 ? 0.0 : ((v55 - (392.40000000000003 * v2_sine[1])) + (v53 * ((v51 * v51) + (v50 * v50))));
    const double v58 = v56 ? 0.0 : 0.016666666666666666;
    const double v59 = 0.4 * v58;
    const double v60 = 80.0 * v52;
    const double v61 = 7.996 + ((0.16000000000000003 * v58) - 0.004000000000000441);
    const double v62 = v52 * v53;
    const double v63 = 1.0 / (v62 + (28.0 - ((v61 + v62) * (v2_sine[1] * v2_sine[1]))));
    const double v64 = v2_sine[1] * v63;
    const double v65 = qd[2] + (v48_number[2] * v0);
    const double v66 = v63 * (tau[0] - (((0.4 * v51) + (v50 * v60)) * (v65 * v2_cosine[1])));
    const double v67 = v66 + (v64 * ((v54 * (15.984 + (v52 * v60))) - (v57 * v59)));
    /* sines and cosines */
    const double v68 = v2_sine[1] * v67;
    const double v69 = v56 ? 0.0 : ((v58 * v57) - (v59 * v68));
    const double v70 = v55 - ((20.0 * v69) + (0.4 * v68));
    const double v71 = v58 * (v56 ? 0.0 : 1.0);
    const double v72 = 0.16000000000000003 * v71;
    const double v73 = v58 * v72;
    const double v74 = v2_sine[1] * v64;
    const double v75 = v56 ? 0.0 : (v71 + (v73 * v74));
    const double v76 = (1.0 - (20.0 * v75)) + (v72 * v74);
    const bool v77 = !v56;
    const double v78 = (double)v48_best[0];
    double v79_u[1] = {v48_number[3]};
    double v79_polished[1] = {0.0};
    const double v79_of_context_real[3] = {v78, -v76, v70};
    const bool v79_of_context_boolean[1] = {v77};
    bool v79_done = false;
    for (int v79_pass = 0; (v79_pass < 40) && !v79_done; v79_pass++) {
        double v79_next_u[1];
        double v79_next_polished[1];
        spherical_screw_stage_loads(prepared, v79_u, v79_polished, v79_of_context_real, v79_of_context_boolean, v79_next_u, v79_next_polished, &v79_done);
        v79_u[0] = v79_next_u[0];
        v79_polished[0] = v79_next_polished[0];
    }
    const double v80 = 0.4 * v71;
    const double v81 = v67 + (v80 * (v64 * v79_u[0]));
    const double v82 = qd[0] + (v0 * v81);
    const double v83 = q[1] + (v0 * v51);
    const double v84_angle[1] = {v83};
    double v84_sine[1];
    double v84_cosine[1];
    spherical_screw_sincos(1U, v84_angle, v84_sine, v84_cosine);
    const double v86 = v84_cosine[0] * v82;
    const double v87 = v50 * ((0.4 * v65) - ((7.992 + v62) * (v2_sine[1] * v49)));
    const double v88 = ((tau[1] - (v60 * (v65 * v51))) + v87) - (v2_cosine[1] * (88.29 + (392.40000000000003 * v52)));
    const double v89 = (1.0 / (8.0 + v62)) * v88;
    const double v90 = qd[1] + (v0 * v89);
    const double v91 = v7 + (v0 * v65);
    const double v92 = 40.0 * v91;
    const double v93 = v90 * v86;
    const double v94 = tau[2] - (0.4 * v93);
    const double v95 = v56 ? 0.0 : ((v94 - (392.40000000000003 * v84_sine[0])) + (v92 * ((v90 * v90) + (v86 * v86))));
    const double v96 = 80.0 * v91;
    const double v97 = v91 * v92;
    const double v98 = 1.0 / ((28.0 + v97) - ((v97 + v61) * (v84_sine[0] * v84_sine[0])));
    const double v99 = v84_sine[0] * v98;
    const double v100 = v56 ? 0.0 : (v69 - (v75 * v79_u[0]));
    const double v101 = qd[2] + (v0 * v100);
    const double v102 = v98 * (tau[0] - (((0.4 * v90) + (v86 * v96)) * (v84_cosine[0] * v101)));
    const double v103 = v102 + (v99 * ((v93 * (15.984 + (v91 * v96))) - (v59 * v95)));
    const double v104 = v84_sine[0] * v103;
    const double v105 = v56 ? 0.0 : ((v58 * v95) - (v59 * v104));
    const double v106 = v94 - ((20.0 * v105) + (0.4 * v104));
    const double v107 = v84_sine[0] * v99;
    const double v108 = v56 ? 0.0 : (v71 + (v73 * v107));
    const double v109 = (1.0 - (20.0 * v108)) + (v72 * v107);
    double v110_u[1] = {v79_u[0]};
    double v110_polished[1] = {0.0};
    const double v110_of_context_real[3] = {v78, -v109, v106};
    bool v110_done = false;
    for (int v110_pass = 0; (v110_pass < 40) && !v110_done; v110_pass++) {
        double v110_next_u[1];
        double v110_next_polished[1];
        spherical_screw_stage_loads(prepared, v110_u, v110_polished, v110_of_context_real, v79_of_context_boolean, v110_next_u, v110_next_polished, &v110_done);
        v110_u[0] = v110_next_u[0];
        v110_polished[0] = v110_next_polished[0];
    }
    const double v111 = v103 + (v80 * (v99 * v110_u[0]));
    const double v112 = qd[0] + (trial * v111);
    const double v113 = q[1] + (trial * v90);
    const double v114_angle[1] = {v113};
    double v114_sine[1];
    double v114_cosine[1];
    spherical_screw_sincos(1U, v114_angle, v114_sine, v114_cosine);
    const double v116 = v112 * v114_cosine[0];
    const double v117 = tau[1] - ((7.992 + v97) * (v86 * (v84_sine[0] * v82)));
    const double v118 = v117 + (v101 * ((0.4 * v86) - (v90 * v96)));
    const double v119 = (1.0 / (8.0 + v97)) * (v118 - (v84_cosine[0] * (88.29 + (392.40000000000003 * v91))));
    const double v120 = qd[1] + (trial * v119);
    const double v121 = v7 + (trial * v101);
    const double v122 = 40.0 * v121;
    const double v123 = v120 * v116;
    const double v124 = tau[2] - (0.4 * v123);
    const double v125 = v56 ? 0.0 : ((v124 - (392.40000000000003 * v114_sine[0])) + (v122 * ((v120 * v120) + (v116 * v116))));
    const double v126 = 80.0 * v121;
    const double v127 = v121 * v122;
    const double v128 = 1.0 / (v127 + (28.0 - ((v61 + v127) * (v114_sine[0] * v114_sine[0]))));
    const double v129 = v114_sine[0] * v128;
    const double v130 = v56 ? 0.0 : (v105 - (v108 * v110_u[0]));
    const double v131 = qd[2] + (trial * v130);
    const double v132 = v128 * (tau[0] - (((0.4 * v120) + (v116 * v126)) * (v131 * v114_cosine[0])));
    const double v133 = v132 + (v129 * ((v123 * (15.984 + (v121 * v126))) - (v59 * v125)));
    const double v134 = v114_sine[0] * v133;
    const double v135 = v56 ? 0.0 : ((v58 * v125) - (v59 * v134));
    const double v136 = v124 - ((20.0 * v135) + (0.4 * v134));
    const double v137 = v114_sine[0] * v129;
    const double v138 = v56 ? 0.0 : (v71 + (v73 * v137));
    const double v139 = (1.0 - (20.0 * v138)) + (v72 * v137);
    double v140_u[1] = {v110_u[0]};
    double v140_polished[1] = {0.0};
    const double v140_of_context_real[3] = {v78, -v139, v136};
    bool v140_done = false;
    for (int v140_pass = 0; (v140_pass < 40) && !v140_done; v140_pass++) {
        double v140_next_u[1];
        double v140_next_polished[1];
        spherical_screw_stage_loads(prepared, v140_u, v140_polished, v140_of_context_real, v79_of_context_boolean, v140_next_u, v140_next_polished, &v140_done);
        v140_u[0] = v140_next_u[0];
        v140_polished[0] = v140_next_polished[0];
    }
    const double v141 = 0.16666666666666666 * trial;
    const double v142 = qd[2] + (v141 * (v48_number[2] + (v56 ? 0.0 : (v135 - (v138 * v140_u[0])))));
    const double v143 = 0.3333333333333333 * trial;
    const double v144 = v56 ? 0.0 : (v142 + (v143 * (v100 + v130)));
    const double v145 = (qd[0] + (v140_u[0] * (v129 * (v71 * (0.06666666666666667 * trial))))) + (v141 * (v48_number[0] + v133));
    const double v146 = v145 + (v143 * (v81 + v111));
    const double v147 = v116 * ((0.4 * v131) - ((7.992 + v127) * (v112 * v114_sine[0])));
    const double v148 = ((tau[1] - (v126 * (v120 * v131))) + v147) - (v114_cosine[0] * (88.29 + (392.40000000000003 * v121)));
    const double v149 = v141 * ((v48_number[1] + ((1.0 / (8.0 + v127)) * v148)) + (2.0 * (v89 + v119)));
    const double v150 = qd[1] + v149;
    const double v151 = (qd[2] + v131) + (2.0 * (v65 + v101));
    const double v152 = v56 ? q[2] : (q[2] + (v141 * v151));
    const double v153 = (q[0] + (v141 * (qd[0] + v112))) + (v143 * (v49 + v82));
    const double v154 = (q[1] + (v141 * (qd[1] + v120))) + (v143 * (v51 + v90));
    const signed char v155 = spherical_screw_mode_of(qd[1]);
    const signed char v156 = spherical_screw_mode_of(qd[0]);
    double v158 = 0.0;
    double v159 = 0.0;
    signed char v160 = 0;
    if (v56) {
        const double v157_of_context_real[15] = {v47, v25, tau[2], v23, tau[0], tau[1], v48_number[0], v48_number[2], v48_number[3], v153, v154, v152, v146, v150, v144};
        const signed char v157_of_context_mode[3] = {v156, v155, v48_best[0]};
        double v157_result_real[2];
        signed char v157_result_mode[1];
        spherical_screw_interpolated_margins(prepared, v157_of_context_real, v157_of_context_mode, v157_result_real, v157_result_mode);
        v158 = v157_result_real[1];
        v159 = v157_result_real[0];
        v160 = v157_result_mode[0];
    }
    const double v161 = v56 ? v158 : (v78 * v144);
    far_out[0] = v161;
    const double v162 = probes ? far[0] : v161;
    const bool v163 = (!(v34 && v77)) && (v162 < 0.0);
    const bool v164 = probes && v163;
    const double v165 = trial / (v164 ? whole : 1.0);
    const double v166 = v56 ? v159 : (qd[2] * v78);
    const double v167 = (v161 - v166) / (v164 ? v165 : 1.0);
    const double v168 = ((v161 - v162) / (v164 ? (1.0 - v165) : 1.0)) + v167;
    const double v169 = v167 + (v165 * v168);
    const double v170 = sqrt(v164 ? spherical_screw_max(0.0, (v168 * (4.0 * v166)) + (v169 * v169)) : 1.0);
    const bool v171 = v169 < 0.0;
    const double v172 = v164 ? (v163 ? (v171 ? (v170 - v169) : (2.0 * v168)) : 1.0) : 1.0;
    const double v173 = v163 ? spherical_screw_max(1e-06, v166 / (((!probes) && v163) ? (v163 ? (v166 - v162) : 1.0) : 1.0)) : 1.0;
    const double v174 = probes ? (v163 ? spherical_screw_min(1.0, (v171 ? (2.0 * v166) : (v169 + v170)) / v172) : 1.0) : v173;
    const double v175 = spherical_screw_min(1.0, v174);
    const bool v176 = crossing[1] || crossing[0];
    const bool v177 = (crossing[2] || v176) || (!(0 == heading[0]));
    const bool v178 = (v175 < 1.0) && (!((15.0 <= passes) || (probes || v177)));
    *probes_out = v178;
    const bool v179 = probes || v178;
    const bool v180 = !v179;
    const bool v181 = ((v78 * v151) < 0.0) && v180;
    const double v182 = v136 - (v139 * v140_u[0]);
    const double v183 = v78 * v78;
    const double v184 = v56 ? 0.0 : (v183 * (v182 * ((0.0 < (v78 * v182)) ? 0.4285714285714286 : (-0.375))));
    const double v185 = spherical_screw_max(fabs(v140_u[0]), fabs(v184));
    const bool v186 = v140_done && (fabs(v140_u[0] - v184) <= (v185 * ((v185 < (1.0000000009313226 * v185)) ? 1e-11 : 1e-05)));
    /* composite bodies, base-ward */
    const double v187 = v106 - (v109 * v110_u[0]);
    const double v188 = v56 ? 0.0 : (v183 * (v187 * ((0.0 < (v78 * v187)) ? 0.4285714285714286 : (-0.375))));
    const double v189 = spherical_screw_max(fabs(v188), fabs(v110_u[0]));
    const bool v190 = v110_done && (fabs(v110_u[0] - v188) <= (v189 * ((v189 < (1.0000000009313226 * v189)) ? 1e-11 : 1e-05)));
    const double v191 = v70 - (v76 * v79_u[0]);
    const double v192 = v56 ? 0.0 : (v183 * (v191 * ((0.0 < (v78 * v191)) ? 0.4285714285714286 : (-0.375))));
    const double v193 = spherical_screw_max(fabs(v79_u[0]), fabs(v192));
    const bool v194 = (fabs(v79_u[0] - v192) <= (v193 * ((v193 < (1.0000000009313226 * v193)) ? 1e-11 : 1e-05))) && v79_done;
    const bool v195 = v186 && (v194 && v190);
    double v197 = v153;
    double v198 = v154;
    double v199 = v152;
    double v200 = v144;
    signed char v201 = v48_best[0];
    double v202 = v146;
    double v203 = v150;
    signed char v204 = v156;
    signed char v205 = v155;
    bool v206 = v195;
    if (v181) {
        const double v196_of_context_real[28] = {v11, v47, v46, v45, v44, v25, tau[2], v23, 1.0 / (v181 ? v46 : 1.0), v21, -v12, q[0], q[1], q[2], qd[0], qd[1], qd[2], tau[0], tau[1], trial, past, v48_number[3], v153, v154, v152, v146, v150, v144};
        const bool v196_of_context_boolean[3] = {v34, v195, v181};
        const signed char v196_of_context_mode[4] = {v156, v155, forced[0], v48_best[0]};
        double v196_result_real[6];
        bool v196_result_boolean[1];
        signed char v196_result_mode[3];
        spherical_screw_interpolated_again(prepared, v196_of_context_real, v196_of_context_boolean, v196_of_context_mode, v196_result_real, v196_result_boolean, v196_result_mode);
        v197 = v196_result_real[0];
        v198 = v196_result_real[1];
        v199 = v196_result_real[2];
        v200 = v196_result_real[5];
        v201 = v196_result_mode[2];
        v202 = v196_result_real[3];
        v203 = v196_result_real[4];
        v204 = v196_result_mode[0];
        v205 = v196_result_mode[1];
        v206 = v196_result_boolean[0];
    }
    q_out[0] = v197;
    q_out[1] = v198;
    q_out[2] = v199;
    mode_out[2] = v201;
    const bool v207 = crossing[2] || (v77 && (v161 < 0.0));
    const bool v208 = v207 || (0 == v201);
    const double v209 = v208 ? 0.0 : (v47 * (crossing[0] ? v202 : 0.0));
    const double v210 = v208 ? 0.0 : 0.016666666666666666;
    const double v211 = v47 * v210;
    const bool v212 = v180 && (v176 || v207);
    const double v213 = 1.0 / ((((!crossing[0]) && v180) && v212) ? (((0.16000000000000003 * v6) * v210) - v11) : 1.0);
    const double v214 = (crossing[0] ? 0.0 : (-v213)) * ((v209 * v211) - (crossing[0] ? 0.0 : (v47 * (v208 ? v200 : 0.0))));
    const double v215 = v212 ? (crossing[0] ? 0.0 : (v202 + (crossing[0] ? 0.0 : (-v214)))) : v202;
    qd_out[0] = v215;
    const double v216 = v212 ? (crossing[1] ? 0.0 : v203) : v203;
    qd_out[1] = v216;
    const double v217 = v212 ? (v208 ? 0.0 : (v200 + (v208 ? 0.0 : ((v210 * v209) + (v211 * v214))))) : v200;
    qd_out[2] = v217;
    mode_out[0] = v204;
    mode_out[1] = v205;
    const bool v218 = v163 && (v174 <= v175);
    crossing_out[2] = probes && (v77 && v218);
    const signed char v219 = v177 ? heading[0] : 0;
    forced_out[0] = v219;
    heading_out[0] = probes ? ((v56 && v218) ? v160 : 0) : 0;
    const double v220 = v179 ? past : (v177 ? (trial + past) : dt);
    *past_out = v220;
    const double v221 = probes ? whole : trial;
    const double v222 = v179 ? (v175 * v221) : (dt - v220);
    *trial_out = v222;
    *whole_out = v179 ? v221 : v222;
    *passes_out = 1.0 + passes;
    const double v223 = (v48_flag[4] || v48_flag[3]) ? (v48_flag[8] ? 4.0 : ((v48_flag[7] && (!v48_flag[2])) ? (v48_flag[5] ? 1.0 : 0.0) : 3.0)) : (v48_flag[6] ? 5.0 : 2.0);
    const double v224 = fabs(v20) + (fabs(v48_number[0]) + (fabs(v48_number[2]) + fabs(v48_number[1])));
    const double v225 = ((fabs(v25) + (fabs(v43) + v224)) < 1e+38) ? (v48_done ? v223 : 5.0) : 6.0;
    const bool v226 = spherical_screw_eq(2.0, v225);
    const double v227 = (v206 || v226) ? 0.0 : 5.0;
    const double v228 = (spherical_screw_eq(1.0, v227) || (spherical_screw_eq(1.0, worst) || spherical_screw_eq(1.0, v225))) ? 1.0 : 0.0;
    const double v229 = ((spherical_screw_eq(3.0, worst) || spherical_screw_eq(3.0, v225)) || spherical_screw_eq(3.0, v227)) ? 3.0 : v228;
    const double v230 = (spherical_screw_eq(4.0, v227) || (spherical_screw_eq(4.0, worst) || spherical_screw_eq(4.0, v225))) ? 4.0 : v229;
    const bool v231 = spherical_screw_eq(5.0, v227) || (spherical_screw_eq(5.0, worst) || spherical_screw_eq(5.0, v225));
    const double v232 = v231 ? 5.0 : ((spherical_screw_eq(2.0, v227) || (v226 || spherical_screw_eq(2.0, worst))) ? 2.0 : v230);
    const double v233 = (spherical_screw_eq(7.0, v227) || (spherical_screw_eq(7.0, worst) || spherical_screw_eq(7.0, v225))) ? 7.0 : v232;
    *worst_out = ((spherical_screw_eq(6.0, worst) || spherical_screw_eq(6.0, v225)) || spherical_screw_eq(6.0, v227)) ? 6.0 : v233;
    *done = v180 && (v222 <= 0.0);
    if (v179) {
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
    bool v0_probes = false;
    double v0_far[1] = {0.0};
    double v0_past = 0.0;
    double v0_whole = dt;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 17) && !v0_done; v0_pass++) {
        double v0_next_q[3];
        double v0_next_qd[3];
        signed char v0_next_mode[3];
        bool v0_next_crossing[3];
        signed char v0_next_forced[1];
        signed char v0_next_heading[1];
        bool v0_next_probes;
        double v0_next_far[1];
        double v0_next_past;
        double v0_next_whole;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        spherical_screw_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
        v0_probes = v0_next_probes;
        v0_far[0] = v0_next_far[0];
        v0_past = v0_next_past;
        v0_whole = v0_next_whole;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const double v1 = fabs(v0_qd[0]) + (fabs(v0_q[2]) + (fabs(v0_q[1]) + fabs(v0_q[0])));
    const bool v2 = spherical_screw_eq(7.0, v0_worst);
    const double v3 = fabs(q[1]) + (fabs(q[2]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v4 = (fabs(tau[2]) + (fabs(tau[1]) + (fabs(qd[2]) + fabs(tau[0])))) < 1e+38;
    const bool v5 = (v4 && ((fabs(q[0]) + (fabs(dt) + v3)) < 1e+38)) && (0.0 < dt);
    const bool v6 = (v5 && (!v2)) && ((fabs(v0_qd[2]) + (fabs(v0_qd[1]) + v1)) < 1e+38);
    q_next[0] = v6 ? v0_q[0] : q[0];
    q_next[1] = v6 ? v0_q[1] : q[1];
    q_next[2] = v6 ? v0_q[2] : q[2];
    qd_next[0] = v6 ? v0_qd[0] : qd[0];
    qd_next[1] = v6 ? v0_qd[1] : qd[1];
    qd_next[2] = v6 ? v0_qd[2] : qd[2];
    mode_next[0] = v6 ? v0_mode[0] : mode[0];
    mode_next[1] = v6 ? v0_mode[1] : mode[1];
    mode_next[2] = v6 ? v0_mode[2] : mode[2];
    const bool v7 = spherical_screw_eq(2.0, v0_worst);
    const double v8 = (v0_done || v7) ? 0.0 : 5.0;
    const double v9 = (spherical_screw_eq(3.0, v8) || spherical_screw_eq(3.0, v0_worst)) ? 3.0 : ((spherical_screw_eq(1.0, v0_worst) || spherical_screw_eq(1.0, v8)) ? 1.0 : 0.0);
    const double v10 = (v7 || spherical_screw_eq(2.0, v8)) ? 2.0 : ((spherical_screw_eq(4.0, v8) || spherical_screw_eq(4.0, v0_worst)) ? 4.0 : v9);
    const double v11 = (v2 || spherical_screw_eq(7.0, v8)) ? 7.0 : ((spherical_screw_eq(5.0, v8) || spherical_screw_eq(5.0, v0_worst)) ? 5.0 : v10);
    *status = v6 ? ((spherical_screw_eq(6.0, v0_worst) || spherical_screw_eq(6.0, v8)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
}

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
