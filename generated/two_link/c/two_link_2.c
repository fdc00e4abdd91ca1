/* two_link, emitted by symgen 0.1.0 */
#include "two_link.h"

#include <math.h>

static double two_link_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double two_link_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool two_link_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char two_link_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

#if defined(TWO_LINK_VECTOR)
#include "two_link_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void two_link_sincos_pair(double x, double *sine, double *cosine)
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
static inline void two_link_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            two_link_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
    }
}
#endif

static void two_link_interpolated_pattern(const two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 2], const double context_real[restrict 9], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 2], bool *restrict done)
{
    (void)prepared;
    const double v0 = (double)pattern[1];
    const double v1 = context_real[7] + (0.3 * v0);
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : (context_real[4] - v1);
    const double v4 = v2 ? 0.0 : (1.0 / ((!v2) ? context_real[2] : 1.0));
    const double v5 = context_real[1] * v4;
    const double v6 = (double)pattern[0];
    const double v7 = context_real[5] + (0.6 * v6);
    const bool v8 = 0 == pattern[0];
    const double v9 = v8 ? 0.0 : (-(1.0 / ((!v8) ? ((context_real[1] * v5) - context_real[0]) : 1.0)));
    const double v10 = v9 * ((v5 * v3) - (v8 ? 0.0 : (context_real[3] - v7)));
    const double v11 = v2 ? 0.0 : ((v4 * v3) + (v5 * v10));
    const double v12 = v8 ? (context_real[3] - (context_real[1] * v11)) : v7;
    const double v13 = v8 ? 0.0 : (-v10);
    const double v14 = v8 ? two_link_min(0.9 - v12, 0.9 + v12) : (v6 * v13);
    const double v15 = v8 ? v14 : (context_real[0] * v14);
    const double v16 = two_link_max(fabs(v12), fabs(context_real[3]));
    const bool v17 = !flag[0];
    const bool v18 = context_boolean[2] && v17;
    const bool v19 = ((v8 && (0.0 <= v14)) || (0.0 < v14)) || (v18 && (((-1e-06) * v16) <= v15));
    const double v20 = v2 ? (context_real[4] - (context_real[1] * v13)) : v1;
    const double v21 = v2 ? two_link_min(0.5 - v20, 0.5 + v20) : (v0 * v11);
    const double v22 = v2 ? v21 : (context_real[2] * v21);
    const double v23 = two_link_max(fabs(context_real[4]), fabs(v20));
    const bool v24 = context_boolean[3] && v17;
    const bool v25 = (v24 && (((-1e-06) * v23) <= v22)) || ((0.0 < v21) || (v2 && (0.0 <= v21)));
    const bool v26 = (context_boolean[1] || v25) && (context_boolean[0] || v19);
    const bool v27 = flag[3] || v26;
    flag_out[3] = v27;
    const double v28 = v8 ? 0.0 : 1.0;
    const double v29 = v28 + (v2 ? 0.0 : 1.0);
    const double v30 = 1.0 - v29;
    const double v31 = -(v28 + v30);
    const bool v32 = v24 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v33 = v24 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v34 = v33 || v32;
    const bool v35 = (v34 && (v2 && ((0.0 <= v31) && (v31 <= 0.0)))) || (v32 && (1 == pattern[1]));
    const double v36 = v34 ? 1.0 : 0.0;
    const double v37 = -v30;
    const bool v38 = context_boolean[7] && (!v24);
    const double v39 = v38 ? 0.0 : 1.0;
    const bool v40 = v18 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v41 = v18 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v42 = v41 || v40;
    const bool v43 = (v42 && (v8 && ((v39 <= v37) && (v37 <= v36)))) || (v40 && (1 == pattern[0]));
    const bool v44 = v43 || v35;
    const double v45 = v44 ? v29 : (1.0 + v29);
    const bool v46 = !(v44 || (v45 <= (v36 + (v42 ? 1.0 : 0.0))));
    const bool v47 = v46 && (!v27);
    const bool v48 = (!flag[1]) && (flag[2] && v47);
    const bool v49 = !v48;
    const bool v50 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v51 = v50 && ((context_boolean[2] || context_boolean[3]) && (v17 && (v47 && v49)));
    const bool v52 = context_boolean[4] && (!v18);
    const signed char v53 = v41 ? 1 : (-1);
    const signed char v54 = v43 ? ((v41 && v8) ? 1 : (-1)) : ((v52 && ((v39 <= v45) && (v45 <= v36))) ? 0 : v53);
    const signed char v55 = v35 ? pattern[0] : v54;
    pattern_out[0] = v51 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v48 ? (v52 ? 0 : v53) : v55);
    const double v56 = v45 - ((0 == v55) ? 0.0 : 1.0);
    const signed char v57 = v33 ? 1 : (-1);
    const signed char v58 = v35 ? ((v2 && v33) ? 1 : (-1)) : ((v38 && ((v56 <= 0.0) && (0.0 <= v56))) ? 0 : v57);
    pattern_out[1] = v51 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v48 ? (v38 ? 0 : v57) : v58);
    const bool v59 = !flag[3];
    const bool v60 = (context_boolean[0] || (((-1e-12) * v16) <= v15)) && (context_boolean[1] || (((-1e-12) * v23) <= v22));
    const bool v61 = (v26 && v59) || ((!flag[4]) && (v59 && v60));
    best_out[0] = v61 ? pattern[0] : best[0];
    best_out[1] = v61 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v51;
    flag_out[1] = v51 ? false : (flag[1] || v48);
    const bool v62 = !(v48 || v51);
    flag_out[2] = flag[2] && v62;
    flag_out[4] = flag[4] || v60;
    const bool v63 = flag[5] || (flag[3] && v26);
    flag_out[5] = v63;
    flag_out[6] = flag[6] && v49;
    flag_out[7] = v61 ? true : flag[7];
    flag_out[8] = v61 ? false : flag[8];
    number_out[0] = v61 ? v13 : number[0];
    number_out[1] = v61 ? v11 : number[1];
    *done = (v27 && (v63 || (v46 || ((v8 && v2) || (!v44))))) || (v47 && v62);
}

static void two_link_interpolated_pattern_search(const two_link_prepared *restrict prepared, const double context_real[restrict 17], const bool context_boolean[restrict 6], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = ((0.3 * context_real[8]) - context_real[15]) - context_real[16];
    const bool v1 = context_boolean[1] ? (1 == context_mode[1]) : (v0 < context_real[14]);
    const double v2 = ((0.6 * context_real[7]) - context_real[12]) - context_real[13];
    const bool v3 = context_boolean[0] ? (1 == context_mode[0]) : (v2 < context_real[11]);
    const signed char v4 = (context_boolean[5] && (!context_boolean[3])) ? 0 : ((context_boolean[3] ? (1 == context_mode[3]) : v1) ? 1 : (-1));
    const signed char v5 = (context_boolean[4] && (!context_boolean[2])) ? 0 : ((context_boolean[2] ? (1 == context_mode[2]) : v3) ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const double v6_of_context_real[9] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[9], context_real[5], context_real[10], context_real[6]};
    const bool v6_of_context_boolean[10] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[11])), context_boolean[5], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[14]))};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[9];
        double v6_next_number[2];
        two_link_interpolated_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, v6_of_context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
        v6_pattern[0] = v6_next_pattern[0];
        v6_pattern[1] = v6_next_pattern[1];
        v6_best[0] = v6_next_best[0];
        v6_best[1] = v6_next_best[1];
        v6_flag[0] = v6_next_flag[0];
        v6_flag[1] = v6_next_flag[1];
        v6_flag[2] = v6_next_flag[2];
        v6_flag[3] = v6_next_flag[3];
        v6_flag[4] = v6_next_flag[4];
        v6_flag[5] = v6_next_flag[5];
        v6_flag[6] = v6_next_flag[6];
        v6_flag[7] = v6_next_flag[7];
        v6_flag[8] = v6_next_flag[8];
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    const double v7 = (v6_flag[4] || v6_flag[3]) ? (v6_flag[8] ? 4.0 : ((v6_flag[7] && (!v6_flag[2])) ? (v6_flag[5] ? 1.0 : 0.0) : 3.0)) : (v6_flag[6] ? 5.0 : 2.0);
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v8 = (fabs(context_real[4]) + (fabs(v6_number[0]) + (fabs(context_real[3]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v8 ? (v6_done ? v7 : 5.0) : 6.0;
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static void two_link_interpolated_pattern_let_go(const two_link_prepared *restrict prepared, const double context_real[restrict 12], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 3], signed char result_mode[restrict 2])
{
    const double v0 = context_real[4] - (context_boolean[1] ? (context_real[7] + (0.3 * ((double)context_mode[1]))) : 0.0);
    const double v1 = context_real[9] * context_real[10];
    const double v2 = context_real[11] + (context_real[10] * v1);
    const double v3 = v0 * v2;
    const double v4 = context_real[3] - (context_boolean[0] ? (context_real[5] + (0.6 * ((double)context_mode[0]))) : 0.0);
    const double v5 = v1 * v4;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v3));
    const double v7 = context_boolean[1] ? 0.0 : 0.5;
    const double v8 = context_boolean[0] ? 0.0 : 0.9;
    const double v9 = 1.0001 * fabs(v1);
    const double v10 = v8 * v9;
    const double v11 = v3 - v5;
    const bool v12 = (!context_boolean[1]) && (fabs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v2)))));
    const double v13 = context_real[9] * v4;
    const double v14 = v1 * v0;
    const double v15 = 1e-08 * (fabs(v14) + fabs(v13));
    const double v16 = v7 * v9;
    const double v17 = v13 - v14;
    const bool v18 = (!context_boolean[0]) && (fabs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[9])))));
    const signed char v19 = context_boolean[1] ? context_mode[1] : two_link_mode_of(v11);
    const double v20 = (context_real[7] - context_real[4]) + (0.3 * ((double)v19));
    const signed char v21 = context_boolean[0] ? context_mode[0] : two_link_mode_of(v17);
    const double v22 = context_real[5] - (context_real[3] - (0.6 * ((double)v21)));
    const double v23 = context_real[9] * ((context_real[10] * v20) - v22);
    const double v24 = (context_real[10] * v23) + (context_real[11] * v20);
    const bool v25 = (fabs(v20) + (fabs(v22) + (fabs(v24) + fabs(v23)))) < 1e+38;
    const bool v26 = v25 && (!((context_boolean[3] || v12) || (context_boolean[2] || v18)));
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    signed char v31 = v21;
    signed char v32 = v19;
    if (!(v26)) {
        const double v27_of_context_real[17] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[6], context_real[8], context_real[9], v2, context_real[5], context_real[7], v17, v16, v15, v11, v10, v6};
        const bool v27_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12};
        double v27_result_real[3];
        signed char v27_result_mode[2];
        two_link_interpolated_pattern_search(prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_mode[0];
        v32 = v27_result_mode[1];
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_mode[0] = v31;
    result_mode[1] = v32;
}

static void two_link_interpolated_at_rest(const two_link_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const bool v0 = !(0 == context_mode[1]);
    const bool v1 = v0 && (context_boolean[1] && v0);
    const bool v2 = !(0 == context_mode[0]);
    const bool v3 = v2 && (context_boolean[0] && v2);
    result_real[4] = context_real[13];
    result_real[3] = context_real[12];
    const bool v4 = !context_boolean[1];
    const bool v5 = !context_boolean[0];
    const bool v6 = (!(fabs(context_real[3]) <= 0.9)) || (v5 || v3);
    const bool v7 = v6 || ((!(fabs(context_real[4]) <= 0.5)) || (v4 || v1));
    double v9 = 0.0;
    double v10 = 0.0;
    double v11 = 0.0;
    signed char v12 = 0;
    signed char v13 = 0;
    if (v7) {
        const double v8_of_context_real[12] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[10], context_real[9], context_real[11]};
        const bool v8_of_context_boolean[4] = {v5, v4, v3, v1};
        const signed char v8_of_context_mode[4] = {two_link_mode_of(context_real[12]), two_link_mode_of(context_real[13]), context_mode[0], context_mode[1]};
        double v8_result_real[3];
        signed char v8_result_mode[2];
        two_link_interpolated_pattern_let_go(prepared, v8_of_context_real, v8_of_context_boolean, v8_of_context_mode, v8_result_real, v8_result_mode);
        v9 = v8_result_real[0];
        v10 = v8_result_real[1];
        v11 = v8_result_real[2];
        v12 = v8_result_mode[0];
        v13 = v8_result_mode[1];
    }
    result_real[0] = v9;
    result_real[1] = v10;
    result_real[2] = v11;
    result_mode[0] = v12;
    result_mode[1] = v13;
}

static void two_link_interpolated_moving(const two_link_prepared *restrict prepared, const double context_real[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 6])
{
    const double v0 = 0.5 * context_real[4];
    const double v1 = context_real[2] + (context_real[7] * v0);
    const double v2 = context_real[3] + (context_real[8] * v0);
    const double v3 = context_real[7] + (context_real[5] * v0);
    const double v4 = context_real[8] + (context_real[6] * v0);
    const double v5 = context_real[3] + (v0 * v4);
    const double v6 = context_real[2] + (v0 * v3);
    const double v7_angle[4] = {v1, v2, v5, v6};
    double v7_sine[4];
    double v7_cosine[4];
    two_link_sincos(4U, v7_angle, v7_sine, v7_cosine);
    const double v15 = prepared->k[2] * v7_sine[1];
    const double v16 = ((v3 * v3) * v15) + (prepared->k[4] * ((v7_cosine[1] * v7_cosine[0]) - (v7_sine[1] * v7_sine[0])));
    const double v17 = v4 + v3;
    const double v18 = context_real[0] - (0.6 * ((double)context_mode[0]));
    const double v19 = (((v18 - (0.05 * v3)) - (prepared->k[3] * v7_cosine[0])) + ((v17 * v17) * v15)) - v16;
    const double v20 = context_real[1] - (0.3 * ((double)context_mode[1]));
    const double v21 = v16 + ((0.03 * v4) - v20);
    const bool v22 = 0 == context_mode[1];
    const double v23 = prepared->k[9] * (v22 ? 0.0 : 1.0);
    const double v24 = prepared->k[1] + (prepared->k[2] * v7_cosine[1]);
    const double v25 = v23 * v24;
    const bool v26 = 0 == context_mode[0];
    const double v27 = v26 ? 0.0 : 1.0;
    const double v28 = (v19 + (v25 * v21)) * (v27 / ((v24 * v25) - ((prepared->k[21] * v7_cosine[1]) + prepared->k[0])));
    const double v29 = (v25 * v28) - (v23 * v21);
    const double v30 = context_real[8] + (v0 * v29);
    const double v31 = (v0 * v28) - context_real[7];
    const double v32 = v31 - v30;
    const double v33 = prepared->k[2] * v7_sine[2];
    const double v34 = (v31 * (v33 * v31)) + (prepared->k[4] * ((v7_cosine[2] * v7_cosine[3]) - (v7_sine[2] * v7_sine[3])));
    const double v35 = (v20 - (0.03 * v30)) - v34;
    const double v36 = prepared->k[1] + (prepared->k[2] * v7_cosine[2]);
    const double v37 = v23 * v36;
    const double v38 = (v34 + (((prepared->k[3] * v7_cosine[3]) - v18) - (0.05 * v31))) + (v37 * v35);
    const double v39 = v27 / ((prepared->k[0] + (prepared->k[21] * v7_cosine[2])) - (v36 * v37));
    const double v40 = v39 * (v38 - (v32 * (v33 * v32)));
    const double v41 = (context_real[4] * v40) - context_real[7];
    const double v42 = (context_real[7] + (2.0 * (v3 - v31))) - v41;
    result_real[4] = v42;
    const double v43 = 0.16666666666666666 * context_real[4];
    result_real[0] = v26 ? context_real[2] : (context_real[2] + (v43 * v42));
    const double v44 = (v23 * v35) + (v37 * v40);
    const double v45 = context_real[8] + (context_real[4] * v44);
    const double v46 = (context_real[8] + (2.0 * (v4 + v30))) + v45;
    result_real[5] = v46;
    result_real[1] = v22 ? context_real[3] : (context_real[3] + (v43 * v46));
    const double v47 = v41 - v45;
    const double v48 = context_real[3] + (context_real[4] * v30);
    const double v49_angle[1] = {v48};
    double v49_sine[1];
    double v49_cosine[1];
    two_link_sincos(1U, v49_angle, v49_sine, v49_cosine);
    const double v51 = prepared->k[2] * v49_sine[0];
    const double v52 = (context_real[4] * v31) - context_real[2];
    const double v53_angle[1] = {v52};
    double v53_sine[1];
    double v53_cosine[1];
    two_link_sincos(1U, v53_angle, v53_sine, v53_cosine);
    const double v55 = ((v41 * v41) * v51) + (prepared->k[4] * ((v53_cosine[0] * v49_cosine[0]) + (v53_sine[0] * v49_sine[0])));
    const double v56 = v55 + (((prepared->k[3] * v53_cosine[0]) - (v18 + (0.05 * v41))) - ((v47 * v47) * v51));
    const double v57 = (v20 - (0.03 * v45)) - v55;
    const double v58 = prepared->k[1] + (prepared->k[2] * v49_cosine[0]);
    const double v59 = v23 * v58;
    const double v60 = (v56 + (v59 * v57)) * (v27 / ((v58 * v59) - ((prepared->k[21] * v49_cosine[0]) + prepared->k[0])));
    result_real[2] = v26 ? 0.0 : (context_real[7] + (v43 * ((context_real[5] - (2.0 * (v28 + v40))) + v60)));
    const double v61 = v43 * (((context_real[6] + (2.0 * (v29 + v44))) + (v23 * v57)) - (v59 * v60));
    result_real[3] = v22 ? 0.0 : (context_real[8] + v61);
}

static void two_link_interpolated_repetition(const two_link_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 18], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : two_link_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : two_link_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = (double)v1;
    const double v6 = 0.3 * v5;
    const double v7 = context_real[7] + v6;
    const double v8 = v4 ? 0.0 : (context_real[4] - v7);
    const bool v9 = !v4;
    const double v10 = v4 ? 0.0 : (1.0 / (v9 ? context_real[2] : 1.0));
    const double v11 = context_real[1] * v10;
    const double v12 = v2 ? 0.0 : (-(1.0 / (v3 ? ((context_real[1] * v11) - context_real[0]) : 1.0)));
    const double v13 = v11 * v12;
    const double v14 = (double)v0;
    const double v15 = 0.6 * v14;
    const double v16 = context_real[5] + v15;
    const double v17 = (v8 * v13) - (v12 * (v2 ? 0.0 : (context_real[3] - v16)));
    const double v18 = v4 ? 0.0 : ((v8 * v10) + (v11 * v17));
    const double v19 = v2 ? 0.0 : (-v17);
    const double v20 = v4 ? 0.0 : (context_real[1] * (v2 ? context_real[14] : 0.0));
    const double v21 = (v13 * v20) - (v12 * (v2 ? 0.0 : (context_real[1] * (v4 ? context_real[15] : 0.0))));
    const double v22 = v2 ? 0.0 : (context_real[14] + (v2 ? 0.0 : (-v21)));
    const double v23 = 0.5 * context_real[16];
    const double v24 = v4 ? 0.0 : (context_real[15] + (v4 ? 0.0 : ((v10 * v20) + (v11 * v21))));
    const double v25 = v24 + (v18 * v23);
    const double v26 = context_real[13] + (v23 * v25);
    const double v27 = context_real[13] + (v24 * v23);
    const double v28 = context_real[12] + (v22 * v23);
    const double v29 = v22 + (v19 * v23);
    const double v30 = context_real[12] + (v23 * v29);
    const double v31_angle[4] = {v26, v27, v28, v30};
    double v31_sine[4];
    double v31_cosine[4];
    two_link_sincos(4U, v31_angle, v31_sine, v31_cosine);
    *converged_out = true;
    const double v39 = v2 ? (context_real[3] - (context_real[1] * v18)) : v16;
    told_out[0] = (v3 || (((-0.9) <= v39) && (v39 <= 0.9))) ? v0 : two_link_mode_of(2.0 * v39);
    const double v40 = v4 ? (context_real[4] - (context_real[1] * v19)) : v7;
    told_out[1] = (v9 || ((v40 <= 0.5) && ((-0.5) <= v40))) ? v1 : two_link_mode_of(2.0 * v40);
    const double v41 = v2 ? 0.0 : 1.0;
    const double v42 = prepared->k[1] + (prepared->k[2] * v31_cosine[0]);
    const double v43 = prepared->k[9] * (v4 ? 0.0 : 1.0);
    const double v44 = v42 * v43;
    const double v45 = v41 / (((v42 * v44) - (prepared->k[21] * v31_cosine[0])) - prepared->k[0]);
    const double v46 = v15 - context_real[6];
    const double v47 = prepared->k[2] * v31_sine[0];
    const double v48 = prepared->k[1] + (prepared->k[2] * v31_cosine[1]);
    const double v49 = v43 * v48;
    const double v50 = v41 / ((prepared->k[0] + (prepared->k[21] * v31_cosine[1])) - (v48 * v49));
    const double v51 = (v31_cosine[2] * (prepared->k[4] * v31_cosine[1])) + (v31_sine[1] * ((v29 * (prepared->k[2] * v29)) - (prepared->k[4] * v31_sine[2])));
    const double v52 = v25 + v29;
    const double v53 = v51 + (((0.05 * v29) - (v52 * (v52 * (prepared->k[2] * v31_sine[1])))) + (prepared->k[3] * v31_cosine[2]));
    const double v54 = v6 - context_real[8];
    const double v55 = v54 + (v51 + (0.03 * v25));
    const double v56 = v50 * ((v46 + v53) - (v49 * v55));
    const double v57 = (v23 * v56) - v22;
    const double v58 = (v47 * (v57 * v57)) + (prepared->k[4] * ((v31_cosine[0] * v31_cosine[3]) - (v31_sine[0] * v31_sine[3])));
    const double v59 = (v49 * v56) - (v43 * v55);
    const double v60 = v24 + (v23 * v59);
    const double v61 = v54 + (v58 + (0.03 * v60));
    const double v62 = (v46 + (v58 + ((prepared->k[3] * v31_cosine[3]) - (0.05 * v57)))) - (v44 * v61);
    const double v63 = v57 - v60;
    const double v64 = v45 * (v62 - (v47 * (v63 * v63)));
    const double v65 = v22 + (context_real[16] * v64);
    const double v66 = (v22 + v65) + (2.0 * (v29 - v57));
    const bool v67 = (v14 * v66) < 0.0;
    behind_out[0] = v67;
    const double v68 = (v43 * v61) + (v44 * v64);
    const double v69 = (context_real[16] * v68) - v24;
    const double v70 = (v24 - v69) + (2.0 * (v25 + v60));
    const bool v71 = (v5 * v70) < 0.0;
    behind_out[1] = v71;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v72 = 0.16666666666666666 * context_real[16];
    q_out[0] = v2 ? context_real[12] : (context_real[12] + (v66 * v72));
    q_out[1] = v4 ? context_real[13] : (context_real[13] + (v70 * v72));
    const double v73 = context_real[13] + (context_real[16] * v60);
    const double v74_angle[1] = {v73};
    double v74_sine[1];
    double v74_cosine[1];
    two_link_sincos(1U, v74_angle, v74_sine, v74_cosine);
    const double v76 = prepared->k[1] + (prepared->k[2] * v74_cosine[0]);
    const double v77 = v43 * v76;
    const double v78 = v41 / (((v76 * v77) - (prepared->k[21] * v74_cosine[0])) - prepared->k[0]);
    const double v79 = (context_real[16] * v57) - context_real[12];
    const double v80_angle[1] = {v79};
    double v80_sine[1];
    double v80_cosine[1];
    two_link_sincos(1U, v80_angle, v80_sine, v80_cosine);
    const double v82 = prepared->k[2] * v74_sine[0];
    const double v83 = (prepared->k[4] * ((v74_cosine[0] * v80_cosine[0]) + (v74_sine[0] * v80_sine[0]))) + (v82 * (v65 * v65));
    const double v84 = v54 + (v83 - (0.03 * v69));
    const double v85 = (v46 + (v83 + ((0.05 * v65) + (prepared->k[3] * v80_cosine[0])))) - (v77 * v84);
    const double v86 = v65 - v69;
    const double v87 = v78 * (v85 - (v82 * (v86 * v86)));
    qd_out[0] = v2 ? 0.0 : (v22 - (v72 * (((-v19) - v87) - (2.0 * (v64 - v56)))));
    const double v88 = v72 * (((v18 - (v43 * v84)) + (2.0 * (v59 - v68))) - (v77 * v87));
    qd_out[1] = v4 ? 0.0 : (v24 + v88);
    *done = !(v67 || v71);
}

static void two_link_interpolated_again(const two_link_prepared *restrict prepared, const double context_real[restrict 22], const bool context_boolean[restrict 4], const signed char context_mode[restrict 4], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[2], context_mode[3]};
    signed char v0_told[2] = {context_mode[2], context_mode[3]};
    bool v0_behind[2] = {context_boolean[2], context_boolean[3]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_q[2] = {context_real[18], context_real[19]};
    double v0_qd[2] = {context_real[20], context_real[21]};
    bool v0_converged = true;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        two_link_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_converged = v0_next_converged;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done && v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static void two_link_interpolated_part(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], bool probes, const double far[restrict 2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], bool *restrict probes_out, double far_out[restrict 2], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    double v0_sine[2];
    double v0_cosine[2];
    two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (prepared->k[4] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + (v4 * (qd[0] * qd[0]));
    const double v6 = tau[1] - v5;
    const double v7 = qd[0] + qd[1];
    const double v8 = (v4 * (v7 * v7)) + ((tau[0] - (prepared->k[3] * v0_cosine[0])) - v5);
    const double v9 = prepared->k[1] + (prepared->k[2] * v0_cosine[1]);
    const double v10 = prepared->k[9] * v9;
    const double v11 = prepared->k[0] + (prepared->k[21] * v0_cosine[1]);
    const double v12 = 1.0 / ((v9 * v10) - v11);
    const double v13 = -v12;
    const bool v14 = two_link_eq(0.0, qd[1]);
    /* sines and cosines */
    const bool v15 = two_link_eq(0.0, qd[0]);
    const double v16 = 0.03 * qd[1];
    const double v17 = 0.05 * qd[0];
    const bool v18 = v14 || v15;
    const signed char v19 = two_link_mode_of(qd[1]);
    const signed char v20 = two_link_mode_of(qd[0]);
    const double v21 = v16 + ((0.3 * ((double)v19)) - v6);
    const double v22 = v12 * (v17 + (((0.6 * ((double)v20)) - v8) - (v10 * v21)));
    signed char v24 = v19;
    signed char v25 = v20;
    double v26 = qd[1];
    double v27 = qd[0];
    double v28 = -((prepared->k[9] * v21) + (v10 * v22));
    double v29 = v22;
    double v30 = 0.0;
    if (v18) {
        const double v23_of_context_real[14] = {v11, v9, prepared->k[1], v8, v6, v17, tau[0], v16, tau[1], v10, v13, prepared->k[9], qd[0], qd[1]};
        const bool v23_of_context_boolean[2] = {v15, v14};
        double v23_result_real[5];
        signed char v23_result_mode[2];
        two_link_interpolated_at_rest(prepared, v23_of_context_real, v23_of_context_boolean, forced, v23_result_real, v23_result_mode);
        v24 = v23_result_mode[1];
        v25 = v23_result_mode[0];
        v26 = v23_result_real[4];
        v27 = v23_result_real[3];
        v28 = v23_result_real[2];
        v29 = v23_result_real[1];
        v30 = v23_result_real[0];
    }
    const bool v31 = 0 == v24;
    const bool v32 = !v31;
    const bool v33 = 0 == v25;
    const bool v34 = !v33;
    const bool v35 = v32 || v34;
    double v37 = v27;
    double v38 = v26;
    double v39 = q[1];
    double v40 = q[0];
    double v41 = v26;
    double v42 = v27;
    if (v35) {
        const double v36_of_context_real[9] = {tau[0], tau[1], q[0], q[1], trial, v29, v28, v27, v26};
        const signed char v36_of_context_mode[2] = {v25, v24};
        double v36_result_real[6];
        two_link_interpolated_moving(prepared, v36_of_context_real, v36_of_context_mode, v36_result_real);
        v37 = v36_result_real[2];
        v38 = v36_result_real[3];
        v39 = v36_result_real[1];
        v40 = v36_result_real[0];
        v41 = v36_result_real[5];
        v42 = v36_result_real[4];
    }
    const double v43 = v38 + v37;
    const double v44_angle[1] = {v39};
    double v44_sine[1];
    double v44_cosine[1];
    two_link_sincos(1U, v44_angle, v44_sine, v44_cosine);
    const double v46 = prepared->k[2] * v44_sine[0];
    const double v47_angle[1] = {v40};
    double v47_sine[1];
    double v47_cosine[1];
    two_link_sincos(1U, v47_angle, v47_sine, v47_cosine);
    const double v49 = (v46 * (v37 * v37)) - (prepared->k[4] * ((v44_sine[0] * v47_sine[0]) - (v44_cosine[0] * v47_cosine[0])));
    const double v50 = ((tau[0] - (prepared->k[3] * v47_cosine[0])) - v49) + (v46 * (v43 * v43));
    const double v51 = (double)v25;
    const double v52 = tau[1] - v49;
    const double v53 = (double)v24;
    const double v54 = v31 ? 0.0 : ((v52 - (0.03 * v38)) - (0.3 * v53));
    const double v55 = prepared->k[1] + (prepared->k[2] * v44_cosine[0]);
    const double v56 = v31 ? 0.0 : prepared->k[9];
    const double v57 = v55 * v56;
    const bool v58 = v31 || v33;
    const double v59 = v33 ? 0.0 : (1.0 / ((v34 && v58) ? ((prepared->k[0] + (prepared->k[21] * v44_cosine[0])) - (v55 * v57)) : 1.0));
    const double v60 = v59 * ((v57 * v54) - (v33 ? 0.0 : ((v50 - (0.05 * v37)) - (0.6 * v51))));
    const double v61 = (v55 * (v31 ? 0.0 : ((v56 * v54) + (v57 * v60)))) - v50;
    const double v62 = 0.9 - v61;
    const double v63 = 0.9 + v61;
    const double v64 = v33 ? (v58 ? two_link_min(v63, v62) : 0.0) : (v37 * v51);
    far_out[0] = v64;
    const double v65 = probes ? far[0] : v64;
    const double v66 = trial / (probes ? whole : 1.0);
    const double v67 = 1.0 / (probes ? (1.0 - v66) : 1.0);
    const double v68 = (v9 * v28) - v8;
    const double v69 = v33 ? (v58 ? two_link_max(0.0, two_link_min(0.9 + v68, 0.9 - v68)) : 0.0) : (qd[0] * v51);
    const double v70 = 1.0 / (probes ? v66 : 1.0);
    const double v71 = v70 * (v69 - v64);
    const double v72 = (v67 * (v64 - v65)) - v71;
    const double v73 = (v66 * v72) - v71;
    const bool v74 = (!(v15 && v34)) && (v65 < 0.0);
    const bool v75 = probes && v74;
    const double v76 = sqrt(v75 ? two_link_max(0.0, (v72 * (4.0 * v69)) + (v73 * v73)) : 1.0);
    const bool v77 = v73 < 0.0;
    const double v78 = v75 ? (v74 ? (v77 ? (v76 - v73) : (2.0 * v72)) : 1.0) : 1.0;
    const bool v79 = !probes;
    const double v80 = v74 ? two_link_max(1e-06, v69 / ((v79 && v74) ? (v74 ? (v69 - v65) : 1.0) : 1.0)) : 1.0;
    const double v81 = probes ? (v74 ? two_link_min(1.0, (v77 ? (2.0 * v69) : (v73 + v76)) / v78) : 1.0) : v80;
    const double v82 = (v55 * (v33 ? 0.0 : (-v60))) - v52;
    const double v83 = 0.5 - v82;
    const double v84 = 0.5 + v82;
    const double v85 = v31 ? (v58 ? two_link_min(v84, v83) : 0.0) : (v38 * v53);
    far_out[1] = v85;
    const double v86 = probes ? far[1] : v85;
    const double v87 = (v9 * v29) - v6;
    const double v88 = v31 ? (v58 ? two_link_max(0.0, two_link_min(0.5 + v87, 0.5 - v87)) : 0.0) : (qd[1] * v53);
    const double v89 = v70 * (v88 - v85);
    const double v90 = (v67 * (v85 - v86)) - v89;
    const double v91 = (v66 * v90) - v89;
    const bool v92 = (!(v14 && v32)) && (v86 < 0.0);
    const bool v93 = probes && v92;
    const double v94 = sqrt(v93 ? two_link_max(0.0, (v90 * (4.0 * v88)) + (v91 * v91)) : 1.0);
    const bool v95 = v91 < 0.0;
    const double v96 = v93 ? (v92 ? (v95 ? (v94 - v91) : (2.0 * v90)) : 1.0) : 1.0;
    const double v97 = v92 ? two_link_max(1e-06, v88 / ((v79 && v92) ? (v92 ? (v88 - v86) : 1.0) : 1.0)) : 1.0;
    const double v98 = probes ? (v92 ? two_link_min(1.0, (v95 ? (2.0 * v88) : (v91 + v94)) / v96) : 1.0) : v97;
    const double v99 = two_link_min(v98, two_link_min(1.0, v81));
    const bool v100 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v101 = (v99 < 1.0) && (!((12.0 <= passes) || (probes || v100)));
    *probes_out = v101;
    const bool v102 = probes || v101;
    const double v103 = trial * (v28 * v53);
    const double v104 = v29 * (trial * v51);
    const bool v105 = ((fabs(qd[0]) + v104) < 0.0) && ((trial * v104) < (-2.0));
    const double v106 = v9 * v9;
    const double v107 = 0.03 * trial;
    const double v108 = fabs(v107);
    const double v109 = 0.05 * trial;
    const bool v110 = ((prepared->k[9] * v108) - (v12 * (fabs(v109) + (v106 * (prepared->k[22] * v108))))) <= 2.7;
    const bool v111 = !v110;
    const double v112 = v31 ? 0.0 : (-(1.0 / ((v32 && v111) ? (v107 - prepared->k[23]) : 1.0)));
    const double v113 = 1.0 / ((v34 && v111) ? ((v109 - (2.7 * v11)) + (v106 * (7.290000000000001 * v112))) : 1.0);
    /* composite bodies, base-ward */
    const bool v114 = 0.0 < (v110 ? 0.0 : ((((v33 ? 0.0 : (-v113)) < 0.0) || (v112 < 0.0)) ? 1.0 : 0.0));
    const bool v115 = (v105 || (((trial * v103) < (-2.0)) && ((fabs(qd[1]) + v103) < 0.0))) || v114;
    const bool v116 = !(v102 || v115);
    const bool v117 = ((v53 * v41) < 0.0) && v116;
    const bool v118 = v116 && ((v51 * v42) < 0.0);
    const bool v119 = v117 || v118;
    double v121 = v40;
    double v122 = v39;
    double v123 = v38;
    signed char v124 = v24;
    signed char v125 = v25;
    double v126 = v37;
    bool v127 = true;
    if (v119) {
        const double v120_of_context_real[22] = {v11, v9, prepared->k[1], v8, v6, v17, tau[0], v16, tau[1], v10, v13, prepared->k[9], q[0], q[1], qd[0], qd[1], trial, past, v40, v39, v37, v38};
        const bool v120_of_context_boolean[4] = {v15, v14, v118, v117};
        const signed char v120_of_context_mode[4] = {forced[0], forced[1], v25, v24};
        double v120_result_real[4];
        bool v120_result_boolean[1];
        signed char v120_result_mode[2];
        two_link_interpolated_again(prepared, v120_of_context_real, v120_of_context_boolean, v120_of_context_mode, v120_result_real, v120_result_boolean, v120_result_mode);
        v121 = v120_result_real[0];
        v122 = v120_result_real[1];
        v123 = v120_result_real[3];
        v124 = v120_result_mode[1];
        v125 = v120_result_mode[0];
        v126 = v120_result_real[2];
        v127 = v120_result_boolean[0];
    }
    q_out[0] = v121;
    q_out[1] = v122;
    mode_out[1] = v124;
    const bool v128 = crossing[1] || (v32 && (v85 < 0.0));
    const bool v129 = v128 || (0 == v124);
    mode_out[0] = v125;
    const bool v130 = crossing[0] || (v34 && (v64 < 0.0));
    const bool v131 = v130 || (0 == v125);
    const double v132 = v129 ? 0.0 : (v9 * (v131 ? v126 : 0.0));
    const double v133 = v129 ? 0.0 : prepared->k[9];
    const double v134 = v9 * v133;
    const bool v135 = !v102;
    const bool v136 = v135 && (v128 || v130);
    const double v137 = -(1.0 / (((v135 && v136) && (!v131)) ? ((v9 * v134) - v11) : 1.0));
    const double v138 = (v131 ? 0.0 : v137) * ((v134 * v132) - (v131 ? 0.0 : (v9 * (v129 ? v123 : 0.0))));
    const double v139 = v136 ? (v131 ? 0.0 : (v126 + (v131 ? 0.0 : (-v138)))) : v126;
    qd_out[0] = v139;
    const double v140 = v136 ? (v129 ? 0.0 : (v123 + (v129 ? 0.0 : ((v133 * v132) + (v134 * v138))))) : v123;
    qd_out[1] = v140;
    const bool v141 = v74 && (v81 <= v99);
    crossing_out[0] = probes && (v34 && v141);
    const bool v142 = v92 && (v98 <= v99);
    crossing_out[1] = probes && (v32 && v142);
    const signed char v143 = v100 ? heading[0] : 0;
    forced_out[0] = v143;
    const signed char v144 = v100 ? heading[1] : 0;
    forced_out[1] = v144;
    heading_out[0] = probes ? ((v33 && v141) ? (v58 ? two_link_mode_of(v62 - v63) : 0) : 0) : 0;
    heading_out[1] = probes ? ((v31 && v142) ? (v58 ? two_link_mode_of(v83 - v84) : 0) : 0) : 0;
    const double v145 = v102 ? past : (v100 ? (trial + past) : dt);
    *past_out = v145;
    const double v146 = probes ? whole : trial;
    const double v147 = v102 ? (v99 * v146) : (dt - v145);
    *trial_out = v147;
    *whole_out = v102 ? v146 : v147;
    *passes_out = 1.0 + passes;
    const bool v148 = two_link_eq(2.0, v30);
    const double v149 = v115 ? 7.0 : ((v127 || v148) ? 0.0 : 5.0);
    const double v150 = (two_link_eq(1.0, v149) || (two_link_eq(1.0, worst) || two_link_eq(1.0, v30))) ? 1.0 : 0.0;
    const double v151 = ((two_link_eq(3.0, worst) || two_link_eq(3.0, v30)) || two_link_eq(3.0, v149)) ? 3.0 : v150;
    const double v152 = ((two_link_eq(4.0, worst) || two_link_eq(4.0, v30)) || two_link_eq(4.0, v149)) ? 4.0 : v151;
    const bool v153 = two_link_eq(5.0, v149) || (two_link_eq(5.0, worst) || two_link_eq(5.0, v30));
    const double v154 = v153 ? 5.0 : (((v148 || two_link_eq(2.0, worst)) || two_link_eq(2.0, v149)) ? 2.0 : v152);
    const double v155 = (two_link_eq(7.0, v149) || (two_link_eq(7.0, worst) || two_link_eq(7.0, v30))) ? 7.0 : v154;
    *worst_out = (two_link_eq(6.0, v149) || (two_link_eq(6.0, worst) || two_link_eq(6.0, v30))) ? 6.0 : v155;
    *done = v115 || (v135 && (v147 <= 0.0));
    if (v102) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
        forced_out[1] = forced[1];
    }
}

void two_link_step_interpolated_arrays(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[2] = {0, 0};
    signed char v0_heading[2] = {0, 0};
    bool v0_probes = false;
    double v0_far[2] = {0.0, 0.0};
    double v0_past = 0.0;
    double v0_whole = dt;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 14) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        signed char v0_next_forced[2];
        signed char v0_next_heading[2];
        bool v0_next_probes;
        double v0_next_far[2];
        double v0_next_past;
        double v0_next_whole;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_forced[0] = v0_next_forced[0];
        v0_forced[1] = v0_next_forced[1];
        v0_heading[0] = v0_next_heading[0];
        v0_heading[1] = v0_next_heading[1];
        v0_probes = v0_next_probes;
        v0_far[0] = v0_next_far[0];
        v0_far[1] = v0_next_far[1];
        v0_past = v0_next_past;
        v0_whole = v0_next_whole;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = (fabs(v0_qd[1]) + (fabs(v0_q[0]) + (fabs(v0_qd[0]) + fabs(v0_q[1])))) < 1e+38;
    const bool v2 = two_link_eq(7.0, v0_worst);
    const double v3 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v4 = ((fabs(tau[0]) + (fabs(q[0]) + v3)) < 1e+38) && (fabs(tau[1]) < 1e+38);
    const bool v5 = v4 && (0.0 < dt);
    const bool v6 = (v5 && (!v2)) && v1;
    q_next[0] = v6 ? v0_q[0] : q[0];
    q_next[1] = v6 ? v0_q[1] : q[1];
    qd_next[0] = v6 ? v0_qd[0] : qd[0];
    qd_next[1] = v6 ? v0_qd[1] : qd[1];
    mode_next[0] = v6 ? v0_mode[0] : mode[0];
    mode_next[1] = v6 ? v0_mode[1] : mode[1];
    const bool v7 = two_link_eq(2.0, v0_worst);
    const double v8 = (v7 || v0_done) ? 0.0 : 5.0;
    const double v9 = (two_link_eq(3.0, v8) || two_link_eq(3.0, v0_worst)) ? 3.0 : ((two_link_eq(1.0, v8) || two_link_eq(1.0, v0_worst)) ? 1.0 : 0.0);
    const double v10 = (v7 || two_link_eq(2.0, v8)) ? 2.0 : ((two_link_eq(4.0, v0_worst) || two_link_eq(4.0, v8)) ? 4.0 : v9);
    const double v11 = (v2 || two_link_eq(7.0, v8)) ? 7.0 : ((two_link_eq(5.0, v0_worst) || two_link_eq(5.0, v8)) ? 5.0 : v10);
    *status = v6 ? ((two_link_eq(6.0, v8) || two_link_eq(6.0, v0_worst)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
}

int two_link_step_interpolated(const two_link_prepared *restrict prepared, two_link_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    two_link_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
    for (size_t k = 0U; k < 2U; k++) {
        state->q[k] = q_next[k];
        state->qd[k] = qd_next[k];
        state->mode[k] = mode_next[k];
    }
    if (status < 6.0) {
        state->count += 1U;
    }
    return (int)status;
}
