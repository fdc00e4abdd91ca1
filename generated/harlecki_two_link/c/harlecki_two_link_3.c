#include "harlecki_two_link.h"

#include <math.h>

static double harlecki_two_link_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double harlecki_two_link_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool harlecki_two_link_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char harlecki_two_link_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define HARLECKI_TWO_LINK_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define HARLECKI_TWO_LINK_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void harlecki_two_link_sincos(size_t size, const double *angle, double *sine, double *cosine)
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

static inline void harlecki_two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void harlecki_two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void harlecki_two_link_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void harlecki_two_link_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static void harlecki_two_link_step_pattern_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const double v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const double v2 = sqrt(context_boolean[0] ? ((v0 * v0) + (v1 * v1)) : 1.0);
    const double v3 = context_real[1] * context_real[0];
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const double v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const double v7 = sqrt(context_boolean[1] ? ((v5 * v5) + (v6 * v6)) : 1.0);
    const double v8 = context_real[9] * context_real[8];
    const double v9 = context_boolean[1] ? (v7 * v8) : 0.0;
    const double v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const double v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const double v12 = v4 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v10 * v10) + (v11 * v11)) : 1.0)) : 0.0);
    const double v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const double v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const double v15 = v9 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v13 * v13) + (v14 * v14)) : 1.0)) : 0.0);
    const double v16 = harlecki_two_link_max(fabs(v12), fabs(v15));
    const bool v17 = 0.0 < v2;
    const double v18 = v3 * (v17 ? (1.0 / ((context_boolean[0] && v17) ? (v17 ? v2 : 1.0) : 1.0)) : 0.0);
    const double v19 = v0 * v18;
    const double v20 = v1 * v18;
    const double v21 = 1.0 - (context_boolean[0] ? ((context_real[5] * v19) + (context_real[2] * v20)) : 0.0);
    const bool v22 = 0.0 < v7;
    const double v23 = v8 * (v22 ? (1.0 / ((context_boolean[1] && v22) ? (v22 ? v7 : 1.0) : 1.0)) : 0.0);
    const double v24 = v5 * v23;
    const double v25 = v6 * v23;
    const double v26 = context_boolean[1] ? ((context_real[13] * v24) + (context_real[10] * v25)) : 0.0;
    const bool v27 = fabs(v21) < fabs(v26);
    const double v28 = -v26;
    const double v29 = v27 ? v21 : v28;
    const double v30 = 1.0 / (v27 ? v28 : v21);
    const double v31 = u[1] - v9;
    const double v32 = u[0] - v4;
    const double v33 = v30 * (v27 ? v31 : v32);
    const double v34 = 1.0 - (context_boolean[1] ? ((context_real[14] * v24) + (context_real[11] * v25)) : 0.0);
    const double v35 = -(context_boolean[0] ? ((context_real[6] * v19) + (context_real[3] * v20)) : 0.0);
    const double v36 = v30 * (v27 ? v34 : v35);
    const double v37 = ((v29 * v33) - (v27 ? v32 : v31)) / ((v29 * v36) - (v27 ? v35 : v34));
    const double v38 = u[1] - (0.125 * v37);
    const double v39 = (v36 * v37) - v33;
    const double v40 = u[0] + (0.125 * v39);
    const double v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const double v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const double v43 = v38 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v41 * v41) + (v42 * v42)) : 1.0)) : 0.0);
    const double v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const double v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const double v46 = v40 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0);
    const double v47 = harlecki_two_link_max(fabs(v43), fabs(v46));
    const double v48 = u[0] + (0.5 * v39);
    const double v49 = u[1] - (0.5 * v37);
    const double v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const double v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const double v52 = v48 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v50 * v50) + (v51 * v51)) : 1.0)) : 0.0);
    const double v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const double v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const double v55 = v49 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v53 * v53) + (v54 * v54)) : 1.0)) : 0.0);
    const double v56 = harlecki_two_link_max(fabs(v52), fabs(v55));
    const double v57 = u[1] - v37;
    const double v58 = u[0] + v39;
    const double v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const double v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const double v61 = v57 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v59 * v59) + (v60 * v60)) : 1.0)) : 0.0);
    const double v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const double v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const double v64 = v58 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v62 * v62) + (v63 * v63)) : 1.0)) : 0.0);
    const double v65 = harlecki_two_link_max(fabs(v61), fabs(v64));
    const double v66 = harlecki_two_link_max(fabs(v31), fabs(v32));
    const bool v67 = v65 < v66;
    const double v68 = v67 ? v65 : v66;
    const bool v69 = v56 < v68;
    const double v70 = v69 ? v56 : v68;
    const bool v71 = v47 < v70;
    const double v72 = v71 ? v47 : v70;
    const bool v73 = v16 < v72;
    u_out[0] = v73 ? v4 : (v71 ? v40 : (v69 ? v48 : (v67 ? v58 : u[0])));
    u_out[1] = v73 ? v9 : (v71 ? v38 : (v69 ? v49 : (v67 ? v57 : u[1])));
    const double v74 = 1e-05 * harlecki_two_link_max(fabs(v9), harlecki_two_link_max(fabs(v4), harlecki_two_link_max(fabs(u[0]), fabs(u[1]))));
    const double v75 = polished[0] + ((v66 <= v74) ? 1.0 : 0.0);
    polished_out[0] = v75;
    const bool v76 = (4.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

static void harlecki_two_link_step_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 6], const double context_real[restrict 22], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 6], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : 1.0;
    const double v4 = v3 + v1;
    const double v5 = 1.0 - v4;
    const double v6 = -v5;
    const double v7 = context_boolean[3] ? 0.0 : 1.0;
    const bool v8 = context_boolean[5] || context_boolean[4];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[1] || context_boolean[2];
    const bool v11 = (context_boolean[2] && (1 == pattern[0])) || ((v0 && ((v6 <= v9) && (v7 <= v6))) && v10);
    const double v12 = -(v1 + v5);
    const bool v13 = (context_boolean[5] && (1 == pattern[1])) || ((v2 && ((0.0 <= v12) && (v12 <= 0.0))) && v8);
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[0] && ((v15 <= v9) && (v7 <= v15))) ? 0 : (context_boolean[1] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[1] && v0) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[3] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[4] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[4] && v2) ? 1 : (-1)) : v19;
    const double v20 = 1.0 / (v2 ? 1.0 : 1.7300000000000002);
    const double v21 = (v0 || v2) ? 0.0 : context_real[1];
    const double v22 = v21 * v20;
    const double v23 = 1.0 / ((v21 * v22) - (v0 ? 1.0 : context_real[0]));
    const double v24 = v22 * v23;
    const double v25 = v0 ? 0.0 : (v24 * v3);
    const double v26 = v20 - (v22 * v24);
    const double v27 = v2 ? 0.0 : (v26 * v3);
    const double v28 = (context_real[7] * v27) + (context_real[6] * v25);
    const double v29 = (context_real[10] * v27) + (context_real[9] * v25);
    const bool v30 = !v2;
    const double v31 = v2 ? 0.0 : (context_real[4] * sqrt(v30 ? ((v29 * v29) + (v28 * v28)) : 1.0));
    const double v32 = v2 ? 0.0 : (v24 * v1);
    const double v33 = v0 ? 0.0 : (-(v23 * v1));
    const double v34 = (context_real[7] * v32) + (context_real[6] * v33);
    const double v35 = (context_real[10] * v32) + (context_real[9] * v33);
    const bool v36 = !v0;
    const double v37 = v0 ? 0.0 : (context_real[4] * sqrt(v36 ? ((v35 * v35) + (v34 * v34)) : 1.0));
    const double v38 = (context_real[17] * v25) + (3.2 * v27);
    const double v39 = context_real[15] * v25;
    const double v40 = v2 ? 0.0 : (context_real[13] * sqrt(v30 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const double v41 = (context_real[17] * v33) + (3.2 * v32);
    const double v42 = context_real[15] * v33;
    const double v43 = v0 ? 0.0 : (context_real[13] * sqrt(v36 ? ((v41 * v41) + (v42 * v42)) : 1.0));
    const bool v44 = (v0 || (v31 < (1.0 - v37))) && (v2 || (v43 < (1.0 - v40)));
    const double v45 = v2 ? 0.0 : context_real[3];
    const double v46 = v0 ? 0.0 : context_real[2];
    const double v47 = v2 ? 0.0 : ((v46 * v24) + (v45 * v26));
    const double v48 = v0 ? 0.0 : ((v24 * v45) - (v46 * v23));
    const double v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47));
    const double v50 = context_real[11] + ((context_real[10] * v47) + (context_real[9] * v48));
    const double v51 = context_real[8] + ((context_real[7] * v47) + (context_real[6] * v48));
    const double v52 = context_real[16] + (context_real[15] * v48);
    const double v53 = (double)pattern[1];
    const double v54 = (double)pattern[0];
    double v55_u[2] = {v44 ? number[2] : 0.0, v44 ? number[3] : 0.0};
    double v55_polished[1] = {0.0};
    const double v55_of_context_real[16] = {v54, context_real[4], -v34, -v28, v51, -v35, -v29, v50, v53, context_real[13], -v42, -v39, v52, -v41, -v38, v49};
    const bool v55_of_context_boolean[2] = {v36, v30};
    bool v55_done = false;
    for (int v55_pass = 0; (v55_pass < 40) && !v55_done; v55_pass++) {
        double v55_next_u[2];
        double v55_next_polished[1];
        harlecki_two_link_step_pattern_loads(prepared, v55_u, v55_polished, v55_of_context_real, v55_of_context_boolean, v55_next_u, v55_next_polished, &v55_done);
        v55_u[0] = v55_next_u[0];
        v55_u[1] = v55_next_u[1];
        v55_polished[0] = v55_next_polished[0];
    }
    number_out[2] = v55_u[0];
    number_out[3] = v55_u[1];
    const double v56 = v0 ? 0.0 : ((v48 - (v25 * v55_u[1])) - (v33 * v55_u[0]));
    const double v57 = v2 ? 0.0 : ((v47 - (v27 * v55_u[1])) - (v32 * v55_u[0]));
    const double v58 = context_real[8] + ((context_real[7] * v57) + (context_real[6] * v56));
    const double v59 = context_real[11] + ((context_real[10] * v57) + (context_real[9] * v56));
    const double v60 = context_real[5] * sqrt(v0 ? ((v59 * v59) + (v58 * v58)) : 1.0);
    const double v61 = v0 ? (context_real[2] - (context_real[1] * v57)) : v55_u[0];
    const double v62 = v0 ? harlecki_two_link_min(v61 + v60, v60 - v61) : (v54 * v56);
    const double v63 = (v51 - (v28 * v55_u[1])) - (v34 * v55_u[0]);
    const double v64 = (v50 - (v29 * v55_u[1])) - (v35 * v55_u[0]);
    const double v65 = v0 ? 0.0 : ((context_real[4] * v54) * sqrt(v36 ? ((v64 * v64) + (v63 * v63)) : 1.0));
    const double v66 = (v52 - (v42 * v55_u[0])) - (v39 * v55_u[1]);
    const double v67 = (v49 - (v41 * v55_u[0])) - (v38 * v55_u[1]);
    const double v68 = v2 ? 0.0 : ((context_real[13] * v53) * sqrt(v30 ? ((v67 * v67) + (v66 * v66)) : 1.0));
    const double v69 = 1e-05 * harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v68), fabs(v65)), fabs(v55_u[0])), fabs(v55_u[1]));
    const bool v70 = v55_done && (harlecki_two_link_max(fabs(v55_u[1] - v68), fabs(v55_u[0] - v65)) <= v69);
    const bool v71 = v70 && (context_boolean[6] || ((v0 && (0.0 <= v62)) || (0.0 < v62)));
    const double v72 = (context_real[18] + (context_real[17] * v56)) + (3.2 * v57);
    const double v73 = context_real[16] + (context_real[15] * v56);
    const double v74 = context_real[14] * sqrt(v2 ? ((v72 * v72) + (v73 * v73)) : 1.0);
    const double v75 = v2 ? (context_real[3] - (context_real[1] * v56)) : v55_u[1];
    const double v76 = v2 ? harlecki_two_link_min(v75 + v74, v74 - v75) : (v53 * v57);
    const bool v77 = (context_boolean[7] || ((0.0 < v76) || (v2 && (0.0 <= v76)))) && v71;
    const bool v78 = !flag[1];
    const bool v79 = context_boolean[6] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v61))) <= (v0 ? v62 : (context_real[0] * v62)));
    const bool v80 = context_boolean[7] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v75))) <= (v2 ? v76 : (1.7300000000000002 * v76)));
    const bool v81 = (v79 && v70) && v80;
    const bool v82 = ((!flag[2]) && (v78 && v81)) || (v78 && v77);
    best_out[0] = v82 ? pattern[0] : best[0];
    best_out[1] = v82 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v83 = flag[1] || v77;
    flag_out[1] = v83;
    flag_out[2] = flag[2] || v81;
    const bool v84 = flag[3] || (flag[1] && v77);
    flag_out[3] = v84;
    const bool v85 = !v70;
    const bool v86 = (v36 && (1.0 < v37)) || (v30 && (1.0 < v40));
    const bool v87 = (v4 <= 1.0) && v86;
    flag_out[4] = flag[4] || (v85 && (!(v87 && v85)));
    flag_out[5] = v82 ? v44 : flag[5];
    flag_out[6] = v82 ? (v86 && (v87 && v70)) : flag[6];
    number_out[0] = v82 ? v56 : number[0];
    number_out[1] = v82 ? v57 : number[1];
    const double v88 = v2 ? 0.0 : (context_real[1] * (v0 ? context_real[20] : 0.0));
    const double v89 = v0 ? 0.0 : (context_real[1] * (v2 ? context_real[21] : 0.0));
    number_out[4] = v82 ? (v0 ? 0.0 : ((v24 * v88) - (v23 * v89))) : number[4];
    number_out[5] = v82 ? (v2 ? 0.0 : ((v24 * v89) + (v26 * v88))) : number[5];
    const bool v90 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v91 = v83 && (v84 || (v90 || ((v0 && v2) || (!v14))));
    *done = ((!v83) && v90) || v91;
}

static void harlecki_two_link_stage_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const double v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const double v2 = sqrt(context_boolean[0] ? ((v0 * v0) + (v1 * v1)) : 1.0);
    const double v3 = context_real[1] * context_real[0];
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const double v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const double v7 = sqrt(context_boolean[1] ? ((v5 * v5) + (v6 * v6)) : 1.0);
    const double v8 = context_real[9] * context_real[8];
    const double v9 = context_boolean[1] ? (v7 * v8) : 0.0;
    const double v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const double v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const double v12 = v4 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v10 * v10) + (v11 * v11)) : 1.0)) : 0.0);
    const double v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const double v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const double v15 = v9 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v13 * v13) + (v14 * v14)) : 1.0)) : 0.0);
    const double v16 = harlecki_two_link_max(fabs(v12), fabs(v15));
    const bool v17 = 0.0 < v2;
    const double v18 = v3 * (v17 ? (1.0 / ((context_boolean[0] && v17) ? (v17 ? v2 : 1.0) : 1.0)) : 0.0);
    const double v19 = v0 * v18;
    const double v20 = v1 * v18;
    const double v21 = 1.0 - (context_boolean[0] ? ((context_real[5] * v19) + (context_real[2] * v20)) : 0.0);
    const bool v22 = 0.0 < v7;
    const double v23 = v8 * (v22 ? (1.0 / ((context_boolean[1] && v22) ? (v22 ? v7 : 1.0) : 1.0)) : 0.0);
    const double v24 = v5 * v23;
    const double v25 = v6 * v23;
    const double v26 = context_boolean[1] ? ((context_real[13] * v24) + (context_real[10] * v25)) : 0.0;
    const bool v27 = fabs(v21) < fabs(v26);
    const double v28 = -v26;
    const double v29 = v27 ? v21 : v28;
    const double v30 = 1.0 / (v27 ? v28 : v21);
    const double v31 = u[1] - v9;
    const double v32 = u[0] - v4;
    const double v33 = v30 * (v27 ? v31 : v32);
    const double v34 = 1.0 - (context_boolean[1] ? ((context_real[14] * v24) + (context_real[11] * v25)) : 0.0);
    const double v35 = -(context_boolean[0] ? ((context_real[6] * v19) + (context_real[3] * v20)) : 0.0);
    const double v36 = v30 * (v27 ? v34 : v35);
    const double v37 = ((v29 * v33) - (v27 ? v32 : v31)) / ((v29 * v36) - (v27 ? v35 : v34));
    const double v38 = u[1] - (0.125 * v37);
    const double v39 = (v36 * v37) - v33;
    const double v40 = u[0] + (0.125 * v39);
    const double v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const double v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const double v43 = v38 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v41 * v41) + (v42 * v42)) : 1.0)) : 0.0);
    const double v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const double v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const double v46 = v40 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0);
    const double v47 = harlecki_two_link_max(fabs(v43), fabs(v46));
    const double v48 = u[0] + (0.5 * v39);
    const double v49 = u[1] - (0.5 * v37);
    const double v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const double v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const double v52 = v48 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v50 * v50) + (v51 * v51)) : 1.0)) : 0.0);
    const double v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const double v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const double v55 = v49 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v53 * v53) + (v54 * v54)) : 1.0)) : 0.0);
    const double v56 = harlecki_two_link_max(fabs(v52), fabs(v55));
    const double v57 = u[1] - v37;
    const double v58 = u[0] + v39;
    const double v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const double v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const double v61 = v57 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v59 * v59) + (v60 * v60)) : 1.0)) : 0.0);
    const double v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const double v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const double v64 = v58 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v62 * v62) + (v63 * v63)) : 1.0)) : 0.0);
    const double v65 = harlecki_two_link_max(fabs(v61), fabs(v64));
    const double v66 = harlecki_two_link_max(fabs(v31), fabs(v32));
    const bool v67 = v65 < v66;
    const double v68 = v67 ? v65 : v66;
    const bool v69 = v56 < v68;
    const double v70 = v69 ? v56 : v68;
    const bool v71 = v47 < v70;
    const double v72 = v71 ? v47 : v70;
    const bool v73 = v16 < v72;
    u_out[0] = v73 ? v4 : (v71 ? v40 : (v69 ? v48 : (v67 ? v58 : u[0])));
    u_out[1] = v73 ? v9 : (v71 ? v38 : (v69 ? v49 : (v67 ? v57 : u[1])));
    const double v74 = 1e-05 * harlecki_two_link_max(fabs(v9), harlecki_two_link_max(fabs(v4), harlecki_two_link_max(fabs(u[0]), fabs(u[1]))));
    const double v75 = polished[0] + ((v66 <= v74) ? 1.0 : 0.0);
    polished_out[0] = v75;
    const bool v76 = (4.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

static void harlecki_two_link_friction_stage(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const double u[restrict 2], double qdd[restrict 2], double u_next[restrict 2], bool *restrict converged)
{
    const double v0 = q[0] + q[1];
    const double v1_angle[HARLECKI_TWO_LINK_ANGLES(3U)] = {v0, q[0], q[1]};
    double v1_sine[HARLECKI_TWO_LINK_ANGLES(3U)];
    double v1_cosine[HARLECKI_TWO_LINK_ANGLES(3U)];
    harlecki_two_link_sincos(HARLECKI_TWO_LINK_ANGLES(3U), v1_angle, v1_sine, v1_cosine);
    const bool v7 = 0 == mode[0];
    const bool v8 = 0 == mode[1];
    const double v9 = 3.2 * v1_cosine[0];
    const double v10 = qd[0] * qd[0];
    const double v11 = 3.2 * v1_sine[0];
    const double v12 = (v1_cosine[1] * v11) - (v9 * v1_sine[1]);
    const double v13 = (9.81 * v9) + (v10 * v12);
    const double v14 = v8 ? 0.0 : (tau[1] - v13);
    const double v15 = (v1_cosine[1] * v9) + (v1_sine[1] * v11);
    const double v16 = (v7 || v8) ? 0.0 : (1.7300000000000002 + v15);
    const double v17 = 1.0 / (v8 ? 1.0 : 1.7300000000000002);
    const double v18 = v16 * v17;
    const double v19 = 1.0 / ((v16 * v18) - (v7 ? 1.0 : (13.73 + (2.0 * v15))));
    const double v20 = v18 * v19;
    const double v21 = qd[0] + qd[1];
    const double v22 = v21 * v21;
    const double v23 = v7 ? 0.0 : (((tau[0] - (137.34 * v1_cosine[1])) - v13) + (v12 * v22));
    const double v24 = v7 ? 0.0 : ((v14 * v20) - (v19 * v23));
    const double v25 = v8 ? 0.0 : 1.0;
    const double v26 = v7 ? 0.0 : (v20 * v25);
    const double v27 = (double)mode[0];
    const double v28 = v7 ? 0.0 : 1.0;
    const double v29 = v8 ? 0.0 : (v20 * v28);
    const double v30 = 3.2 * v1_sine[2];
    const double v31 = v7 ? 0.0 : (-(v19 * v28));
    const double v32 = 8.0 * v1_sine[2];
    const double v33 = 3.2 + (8.0 * v1_cosine[2]);
    const double v34 = (v1_cosine[2] * v32) - (v1_sine[2] * v33);
    const double v35 = v17 - (v18 * v20);
    const double v36 = v8 ? 0.0 : (v25 * v35);
    const double v37 = (78.48 * v1_sine[1]) - (8.0 * v10);
    const double v38 = 78.48 * v1_cosine[1];
    const double v39 = ((v1_cosine[2] * v37) + (v1_sine[2] * v38)) - (3.2 * v22);
    const double v40 = (v1_cosine[2] * v38) - (v1_sine[2] * v37);
    const double v41 = ((117.72 * v1_sine[1]) - (6.0 * v10)) + ((v1_cosine[2] * v39) - (v1_sine[2] * v40));
    const double v42 = v8 ? 0.0 : ((v23 * v20) + (v14 * v35));
    const double v43 = 6.0 + ((v1_cosine[2] * v33) + (v1_sine[2] * v32));
    const double v44 = 3.2 * v1_cosine[2];
    const double v45 = ((117.72 * v1_cosine[1]) + (v1_cosine[2] * v40)) + (v1_sine[2] * v39);
    const double v46 = (double)mode[1];
    const bool v47 = !v7;
    const bool v48 = !v8;
    double v49_u[2] = {u[0], u[1]};
    double v49_polished[1] = {0.0};
    const double v49_of_context_real[16] = {v27, prepared->k[1], (v29 * v30) - (v31 * v34), (v30 * v36) - (v26 * v34), v41 + ((v24 * v34) - (v30 * v42)), -((v31 * v43) + (v29 * v44)), -((v26 * v43) + (v36 * v44)), v45 + ((v24 * v43) + (v42 * v44)), v46, prepared->k[0], -(v31 * v32), -(v26 * v32), v39 + (v24 * v32), -((3.2 * v29) + (v31 * v33)), -((3.2 * v36) + (v26 * v33)), v40 + ((3.2 * v42) + (v24 * v33))};
    const bool v49_of_context_boolean[2] = {v47, v48};
    bool v49_done = false;
    for (int v49_pass = 0; (v49_pass < 40) && !v49_done; v49_pass++) {
        double v49_next_u[2];
        double v49_next_polished[1];
        harlecki_two_link_stage_loads(prepared, v49_u, v49_polished, v49_of_context_real, v49_of_context_boolean, v49_next_u, v49_next_polished, &v49_done);
        v49_u[0] = v49_next_u[0];
        v49_u[1] = v49_next_u[1];
        v49_polished[0] = v49_next_polished[0];
    }
    u_next[1] = v49_u[1];
    u_next[0] = v49_u[0];
    const double v50 = v24 - ((v26 * v49_u[1]) + (v31 * v49_u[0]));
    qdd[0] = v7 ? 0.0 : v50;
    const double v51 = v42 - ((v36 * v49_u[1]) + (v29 * v49_u[0]));
    qdd[1] = v8 ? 0.0 : v51;
    const double v52 = (-v39) - (v32 * v50);
    const double v53 = (v40 + (v33 * v50)) + (3.2 * v51);
    const double v54 = v8 ? 0.0 : (sqrt(v48 ? ((v52 * v52) + (v53 * v53)) : 1.0) * (prepared->k[0] * v46));
    const double v55 = v45 + ((v43 * v50) + (v44 * v51));
    const double v56 = v41 + ((v34 * v50) - (v30 * v51));
    const double v57 = v7 ? 0.0 : (sqrt(v47 ? ((v55 * v55) + (v56 * v56)) : 1.0) * (prepared->k[1] * v27));
    const double v58 = 1e-05 * harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v54), fabs(v57)), fabs(v49_u[0])), fabs(v49_u[1]));
    *converged = (harlecki_two_link_max(fabs(v49_u[1] - v54), fabs(v49_u[0] - v57)) <= v58) && v49_done;
}

void harlecki_two_link_step_arrays(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = q[0] + q[1];
    const double v1_angle[HARLECKI_TWO_LINK_ANGLES(3U)] = {v0, q[0], q[1]};
    double v1_sine[HARLECKI_TWO_LINK_ANGLES(3U)];
    double v1_cosine[HARLECKI_TWO_LINK_ANGLES(3U)];
    harlecki_two_link_sincos(HARLECKI_TWO_LINK_ANGLES(3U), v1_angle, v1_sine, v1_cosine);
    const double v7 = 3.2 * v1_sine[0];
    const double v8 = 3.2 * v1_cosine[0];
    const double v9 = (v1_cosine[1] * v8) + (v1_sine[1] * v7);
    const double v10 = 1.7300000000000002 + v9;
    const double v11 = 0.5780346820809248 * v10;
    const double v12 = v9 + (12.0 + v10);
    const double v13 = 1.0 / (v12 - (v10 * v11));
    const double v14 = v11 * v13;
    const double v15 = 0.5780346820809248 + (v11 * v14);
    const double v16 = 3.2 * v1_sine[2];
    const double v17 = 3.2 + (8.0 * v1_cosine[2]);
    const double v18 = 8.0 * v1_sine[2];
    const double v19 = (v1_cosine[2] * v18) - (v1_sine[2] * v17);
    const double v20 = (v19 * v14) + (v16 * v15);
    const double v21 = 3.2 * v1_cosine[2];
    const double v22 = 6.0 + ((v1_cosine[2] * v17) + (v1_sine[2] * v18));
    const double v23 = (v22 * v14) - (v21 * v15);
    const double v24 = prepared->k[4] * sqrt((v23 * v23) + (v20 * v20));
    const double v25 = (v19 * v13) + (v16 * v14);
    const double v26 = (v22 * v13) - (v21 * v14);
    const double v27 = prepared->k[4] * sqrt((v26 * v26) + (v25 * v25));
    const double v28 = v27 + v24;
    const double v29 = (3.2 * v15) - (v17 * v14);
    const double v30 = v18 * v18;
    const double v31 = prepared->k[5] * sqrt((v29 * v29) + (v30 * (v14 * v14)));
    const double v32 = (3.2 * v14) - (v17 * v13);
    const double v33 = prepared->k[5] * sqrt((v32 * v32) + (v30 * (v13 * v13)));
    const double v34 = v33 + v31;
    const double v35 = harlecki_two_link_max(v28, v34);
    const bool v36 = v35 < 1.0;
    const double v37 = (v1_cosine[1] * v7) - (v8 * v1_sine[1]);
    const double v38 = qd[0] * qd[0];
    const double v39 = (9.81 * v8) + (v38 * v37);
    const double v40 = tau[1] - v39;
    const double v41 = v40 * v15;
    const double v42 = qd[0] + qd[1];
    const double v43 = v42 * v42;
    const double v44 = ((tau[0] - (137.34 * v1_cosine[1])) - v39) + (v37 * v43);
    const double v45 = v44 * v14;
    const double v46 = v45 - v41;
    const double v47 = v40 * v14;
    const double v48 = v44 * v13;
    const double v49 = v48 - v47;
    const double v50 = (78.48 * v1_sine[1]) - (8.0 * v38);
    const double v51 = 78.48 * v1_cosine[1];
    const double v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const double v53 = ((v1_cosine[2] * v50) + (v1_sine[2] * v51)) - (3.2 * v43);
    const double v54 = (((117.72 * v1_sine[1]) + (v1_cosine[2] * v53)) - (v1_sine[2] * v52)) - (6.0 * v38);
    const double v55 = (v54 + (v19 * v49)) + (v16 * v46);
    const double v56 = ((117.72 * v1_cosine[1]) + (v1_cosine[2] * v52)) + (v1_sine[2] * v53);
    const double v57 = (v56 + (v22 * v49)) - (v21 * v46);
    const double v58 = prepared->k[4] * sqrt((v57 * v57) + (v55 * v55));
    const double v59 = ((3.2 * v46) - v52) - (v17 * v49);
    const double v60 = v53 + (v18 * v49);
    const double v61 = prepared->k[5] * sqrt((v60 * v60) + (v59 * v59));
    const double v62 = v36 ? (harlecki_two_link_max(v58, v61) / (v36 ? (v36 ? (1.0 - v35) : 1.0) : 1.0)) : 1e+38;
    const double v63 = harlecki_two_link_min(v62, v61 + (v34 * v62));
    const double v64 = harlecki_two_link_min(v62, v58 + (v28 * v62));
    const double v65 = harlecki_two_link_min(v63, v61 + ((v33 * v64) + (v31 * v63)));
    const double v66 = harlecki_two_link_min(v64, v58 + ((v27 * v64) + (v24 * v63)));
    const double v67 = 1.0001 * harlecki_two_link_min(v65, v61 + ((v33 * v66) + (v31 * v65)));
    const double v68 = 1.0001 * harlecki_two_link_min(v66, v58 + ((v27 * v66) + (v24 * v65)));
    const double v69 = fabs(v14);
    const double v70 = (v69 * v68) + (1e-08 * (fabs(v45) + fabs(v41)));
    const double v71 = fabs(qd[1]);
    const bool v72 = v71 < (sqrt((v52 * v52) + (v53 * v53)) * (v15 * (prepared->k[3] * dt)));
    const bool v73 = harlecki_two_link_eq(0.0, v71) || v72;
    const bool v74 = v73 && (fabs(v46) <= (v70 + (v15 * v67)));
    const double v75 = (v69 * v67) + (1e-08 * (fabs(v48) + fabs(v47)));
    const double v76 = fabs(qd[0]);
    const bool v77 = v76 < (sqrt((v56 * v56) + (v54 * v54)) * (v13 * (prepared->k[2] * dt)));
    const bool v78 = harlecki_two_link_eq(0.0, v76) || v77;
    const bool v79 = v78 && (fabs(v49) <= (v75 + (v13 * v68)));
    const double v80 = -v70;
    const signed char v81 = harlecki_two_link_mode_of(qd[1]);
    const bool v82 = v73 ? (v80 < (-v46)) : (1 == v81);
    const signed char v83 = v74 ? 0 : (v82 ? 1 : (-1));
    const double v84 = -v75;
    const signed char v85 = harlecki_two_link_mode_of(qd[0]);
    const bool v86 = v78 ? (v84 < v49) : (1 == v85);
    const signed char v87 = v79 ? 0 : (v86 ? 1 : (-1));
    signed char v88_pattern[2] = {v87, v83};
    signed char v88_best[2] = {v87, v83};
    bool v88_flag[7] = {false, false, false, false, false, true, false};
    double v88_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v88_of_context_real[22] = {v12, v10, v44, v40, prepared->k[1], prepared->k[2], v19, -v16, v54, v22, v21, v56, tau[0], prepared->k[0], prepared->k[3], v18, v53, v17, v52, tau[1], qd[0], qd[1]};
    const bool v88_of_context_boolean[8] = {v79, v86, v78 ? (v84 < (-v49)) : ((-1) == v85), v74, v82, v73 ? (v80 < v46) : ((-1) == v81), !v78, !v73};
    bool v88_done = false;
    for (int v88_pass = 0; (v88_pass < 18) && !v88_done; v88_pass++) {
        signed char v88_next_pattern[2];
        signed char v88_next_best[2];
        bool v88_next_flag[7];
        double v88_next_number[6];
        harlecki_two_link_step_pattern(prepared, v88_pattern, v88_best, v88_flag, v88_number, v88_of_context_real, v88_of_context_boolean, v88_next_pattern, v88_next_best, v88_next_flag, v88_next_number, &v88_done);
        v88_pattern[0] = v88_next_pattern[0];
        v88_pattern[1] = v88_next_pattern[1];
        v88_best[0] = v88_next_best[0];
        v88_best[1] = v88_next_best[1];
        v88_flag[0] = v88_next_flag[0];
        v88_flag[1] = v88_next_flag[1];
        v88_flag[2] = v88_next_flag[2];
        v88_flag[3] = v88_next_flag[3];
        v88_flag[4] = v88_next_flag[4];
        v88_flag[5] = v88_next_flag[5];
        v88_flag[6] = v88_next_flag[6];
        v88_number[0] = v88_next_number[0];
        v88_number[1] = v88_next_number[1];
        v88_number[2] = v88_next_number[2];
        v88_number[3] = v88_next_number[3];
        v88_number[4] = v88_next_number[4];
        v88_number[5] = v88_next_number[5];
    }
    const bool v89 = 0 == v88_best[1];
    const double v90 = v89 ? 0.0 : (qd[1] + v88_number[5]);
    const double v91 = 0.5 * dt;
    const double v92 = v89 ? 0.0 : (v90 + (v91 * v88_number[1]));
    const bool v93 = 0 == v88_best[0];
    const double v94 = v93 ? 0.0 : (qd[0] + v88_number[4]);
    const double v95 = v93 ? 0.0 : (v94 + (v88_number[0] * v91));
    const double v96_of_q[2] = {v93 ? q[0] : (q[0] + (v94 * v91)), v89 ? q[1] : (q[1] + (v91 * v90))};
    const double v96_of_qd[2] = {v95, v92};
    const double v96_of_tau[2] = {tau[0], tau[1]};
    const signed char v96_of_mode[2] = {v88_best[0], v88_best[1]};
    const double v96_of_u[2] = {v88_number[2], v88_number[3]};
    double v96_qdd[2];
    double v96_u_next[2];
    bool v96_converged;
    harlecki_two_link_friction_stage(prepared, v96_of_q, v96_of_qd, v96_of_tau, v96_of_mode, v96_of_u, v96_qdd, v96_u_next, &v96_converged);
    const double v97 = v89 ? 0.0 : (v90 + (v91 * v96_qdd[1]));
    const double v98 = v93 ? 0.0 : (v94 + (v91 * v96_qdd[0]));
    const double v99_of_q[2] = {v93 ? q[0] : (q[0] + (v91 * v95)), v89 ? q[1] : (q[1] + (v91 * v92))};
    const double v99_of_qd[2] = {v98, v97};
    const double v99_of_tau[2] = {tau[0], tau[1]};
    const signed char v99_of_mode[2] = {v88_best[0], v88_best[1]};
    const double v99_of_u[2] = {v96_u_next[0], v96_u_next[1]};
    double v99_qdd[2];
    double v99_u_next[2];
    bool v99_converged;
    harlecki_two_link_friction_stage(prepared, v99_of_q, v99_of_qd, v99_of_tau, v99_of_mode, v99_of_u, v99_qdd, v99_u_next, &v99_converged);
    const double v100 = v89 ? 0.0 : (v90 + (dt * v99_qdd[1]));
    const double v101 = v93 ? 0.0 : (v94 + (dt * v99_qdd[0]));
    const double v102_of_q[2] = {v93 ? q[0] : (q[0] + (dt * v98)), v89 ? q[1] : (q[1] + (dt * v97))};
    const double v102_of_qd[2] = {v101, v100};
    const double v102_of_tau[2] = {tau[0], tau[1]};
    const signed char v102_of_mode[2] = {v88_best[0], v88_best[1]};
    const double v102_of_u[2] = {v99_u_next[0], v99_u_next[1]};
    double v102_qdd[2];
    double v102_u_next[2];
    bool v102_converged;
    harlecki_two_link_friction_stage(prepared, v102_of_q, v102_of_qd, v102_of_tau, v102_of_mode, v102_of_u, v102_qdd, v102_u_next, &v102_converged);
    const double v103 = 0.16666666666666666 * dt;
    const double v104 = v89 ? 0.0 : (v90 + (v103 * ((v88_number[1] + v102_qdd[1]) + (2.0 * (v96_qdd[1] + v99_qdd[1])))));
    const double v105 = v93 ? 0.0 : (v94 + (v103 * ((v88_number[0] + v102_qdd[0]) + (2.0 * (v96_qdd[0] + v99_qdd[0])))));
    const double v106 = v93 ? q[0] : (q[0] + (v103 * ((v94 + v101) + (2.0 * (v95 + v98)))));
    const bool v107 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v108 = ((v71 < 1e+38) && ((v76 < 1e+38) && v107)) && (fabs(tau[0]) < 1e+38);
    const bool v109 = ((fabs(tau[1]) < 1e+38) && v108) && (fabs(v106) < 1e+38);
    const double v110 = v89 ? q[1] : (q[1] + (v103 * ((v90 + v100) + (2.0 * (v92 + v97)))));
    const bool v111 = (fabs(v105) < 1e+38) && ((fabs(v110) < 1e+38) && v109);
    const bool v112 = (v111 && (fabs(v104) < 1e+38)) && (0.0 < dt);
    q_next[0] = v112 ? v106 : q[0];
    q_next[1] = v112 ? v110 : q[1];
    qd_next[0] = v112 ? v105 : qd[0];
    qd_next[1] = v112 ? v104 : qd[1];
    mode_next[0] = v112 ? v88_best[0] : mode[0];
    mode_next[1] = v112 ? v88_best[1] : mode[1];
    const double v113 = v88_done ? ((v88_flag[2] || v88_flag[1]) ? (v88_flag[6] ? 4.0 : (v88_flag[3] ? 1.0 : (v88_flag[5] ? 0.0 : 3.0))) : (v88_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v114 = (fabs(v44) < 1e+38) && ((fabs(v88_number[1]) < 1e+38) && (fabs(v88_number[0]) < 1e+38));
    const double v115 = ((fabs(v40) < 1e+38) && v114) ? v113 : 6.0;
    *status = v112 ? (((v96_converged && v99_converged) && v102_converged) ? v115 : harlecki_two_link_max(5.0, v115)) : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void harlecki_two_link_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(6U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int harlecki_two_link_step(const harlecki_two_link_prepared *restrict prepared, harlecki_two_link_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    harlecki_two_link_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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

static void harlecki_two_link_interpolated_pattern_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
{
    (void)prepared;
    const double v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1]);
    const double v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]));
    const double v2 = sqrt(context_boolean[0] ? ((v0 * v0) + (v1 * v1)) : 1.0);
    const double v3 = context_real[1] * context_real[0];
    const double v4 = context_boolean[0] ? (v2 * v3) : 0.0;
    const double v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]));
    const double v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]));
    const double v7 = sqrt(context_boolean[1] ? ((v5 * v5) + (v6 * v6)) : 1.0);
    const double v8 = context_real[9] * context_real[8];
    const double v9 = context_boolean[1] ? (v7 * v8) : 0.0;
    const double v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9);
    const double v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9);
    const double v12 = v4 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v10 * v10) + (v11 * v11)) : 1.0)) : 0.0);
    const double v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9);
    const double v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9);
    const double v15 = v9 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v13 * v13) + (v14 * v14)) : 1.0)) : 0.0);
    const double v16 = harlecki_two_link_max(fabs(v12), fabs(v15));
    const bool v17 = 0.0 < v2;
    const double v18 = v3 * (v17 ? (1.0 / ((context_boolean[0] && v17) ? (v17 ? v2 : 1.0) : 1.0)) : 0.0);
    const double v19 = v0 * v18;
    const double v20 = v1 * v18;
    const double v21 = 1.0 - (context_boolean[0] ? ((context_real[5] * v19) + (context_real[2] * v20)) : 0.0);
    const bool v22 = 0.0 < v7;
    const double v23 = v8 * (v22 ? (1.0 / ((context_boolean[1] && v22) ? (v22 ? v7 : 1.0) : 1.0)) : 0.0);
    const double v24 = v5 * v23;
    const double v25 = v6 * v23;
    const double v26 = context_boolean[1] ? ((context_real[13] * v24) + (context_real[10] * v25)) : 0.0;
    const bool v27 = fabs(v21) < fabs(v26);
    const double v28 = -v26;
    const double v29 = v27 ? v21 : v28;
    const double v30 = 1.0 / (v27 ? v28 : v21);
    const double v31 = u[1] - v9;
    const double v32 = u[0] - v4;
    const double v33 = v30 * (v27 ? v31 : v32);
    const double v34 = 1.0 - (context_boolean[1] ? ((context_real[14] * v24) + (context_real[11] * v25)) : 0.0);
    const double v35 = -(context_boolean[0] ? ((context_real[6] * v19) + (context_real[3] * v20)) : 0.0);
    const double v36 = v30 * (v27 ? v34 : v35);
    const double v37 = ((v29 * v33) - (v27 ? v32 : v31)) / ((v29 * v36) - (v27 ? v35 : v34));
    const double v38 = u[1] - (0.125 * v37);
    const double v39 = (v36 * v37) - v33;
    const double v40 = u[0] + (0.125 * v39);
    const double v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38);
    const double v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38);
    const double v43 = v38 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v41 * v41) + (v42 * v42)) : 1.0)) : 0.0);
    const double v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38);
    const double v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38);
    const double v46 = v40 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0);
    const double v47 = harlecki_two_link_max(fabs(v43), fabs(v46));
    const double v48 = u[0] + (0.5 * v39);
    const double v49 = u[1] - (0.5 * v37);
    const double v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49);
    const double v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49);
    const double v52 = v48 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v50 * v50) + (v51 * v51)) : 1.0)) : 0.0);
    const double v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49);
    const double v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49);
    const double v55 = v49 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v53 * v53) + (v54 * v54)) : 1.0)) : 0.0);
    const double v56 = harlecki_two_link_max(fabs(v52), fabs(v55));
    const double v57 = u[1] - v37;
    const double v58 = u[0] + v39;
    const double v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57);
    const double v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57);
    const double v61 = v57 - (context_boolean[1] ? (v8 * sqrt(context_boolean[1] ? ((v59 * v59) + (v60 * v60)) : 1.0)) : 0.0);
    const double v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57);
    const double v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57);
    const double v64 = v58 - (context_boolean[0] ? (v3 * sqrt(context_boolean[0] ? ((v62 * v62) + (v63 * v63)) : 1.0)) : 0.0);
    const double v65 = harlecki_two_link_max(fabs(v61), fabs(v64));
    const double v66 = harlecki_two_link_max(fabs(v31), fabs(v32));
    const bool v67 = v65 < v66;
    const double v68 = v67 ? v65 : v66;
    const bool v69 = v56 < v68;
    const double v70 = v69 ? v56 : v68;
    const bool v71 = v47 < v70;
    const double v72 = v71 ? v47 : v70;
    const bool v73 = v16 < v72;
    u_out[0] = v73 ? v4 : (v71 ? v40 : (v69 ? v48 : (v67 ? v58 : u[0])));
    u_out[1] = v73 ? v9 : (v71 ? v38 : (v69 ? v49 : (v67 ? v57 : u[1])));
    const double v74 = 1e-05 * harlecki_two_link_max(fabs(v9), harlecki_two_link_max(fabs(v4), harlecki_two_link_max(fabs(u[0]), fabs(u[1]))));
    const double v75 = polished[0] + ((v66 <= v74) ? 1.0 : 0.0);
    polished_out[0] = v75;
    const bool v76 = (4.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

static void harlecki_two_link_interpolated_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 20], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[0];
    const double v1 = v0 ? 0.0 : 1.0;
    const bool v2 = 0 == pattern[1];
    const double v3 = v2 ? 0.0 : 1.0;
    const double v4 = v3 + v1;
    const double v5 = 1.0 - v4;
    const double v6 = -v5;
    const double v7 = context_boolean[3] ? 0.0 : 1.0;
    const bool v8 = context_boolean[5] || context_boolean[4];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[1] || context_boolean[2];
    const bool v11 = (context_boolean[2] && (1 == pattern[0])) || ((v0 && ((v6 <= v9) && (v7 <= v6))) && v10);
    const double v12 = -(v1 + v5);
    const bool v13 = (context_boolean[5] && (1 == pattern[1])) || ((v2 && ((0.0 <= v12) && (v12 <= 0.0))) && v8);
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[0] && ((v15 <= v9) && (v7 <= v15))) ? 0 : (context_boolean[1] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[1] && v0) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[3] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[4] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[4] && v2) ? 1 : (-1)) : v19;
    const double v20 = 1.0 / (v2 ? 1.0 : 1.7300000000000002);
    const double v21 = (v0 || v2) ? 0.0 : context_real[1];
    const double v22 = v21 * v20;
    const double v23 = 1.0 / ((v21 * v22) - (v0 ? 1.0 : context_real[0]));
    const double v24 = v22 * v23;
    const double v25 = v0 ? 0.0 : (v24 * v3);
    const double v26 = v20 - (v22 * v24);
    const double v27 = v2 ? 0.0 : (v26 * v3);
    const double v28 = (context_real[7] * v27) + (context_real[6] * v25);
    const double v29 = (context_real[10] * v27) + (context_real[9] * v25);
    const bool v30 = !v2;
    const double v31 = v2 ? 0.0 : (context_real[4] * sqrt(v30 ? ((v29 * v29) + (v28 * v28)) : 1.0));
    const double v32 = v2 ? 0.0 : (v24 * v1);
    const double v33 = v0 ? 0.0 : (-(v23 * v1));
    const double v34 = (context_real[7] * v32) + (context_real[6] * v33);
    const double v35 = (context_real[10] * v32) + (context_real[9] * v33);
    const bool v36 = !v0;
    const double v37 = v0 ? 0.0 : (context_real[4] * sqrt(v36 ? ((v35 * v35) + (v34 * v34)) : 1.0));
    const double v38 = (context_real[17] * v25) + (3.2 * v27);
    const double v39 = context_real[15] * v25;
    const double v40 = v2 ? 0.0 : (context_real[13] * sqrt(v30 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const double v41 = (context_real[17] * v33) + (3.2 * v32);
    const double v42 = context_real[15] * v33;
    const double v43 = v0 ? 0.0 : (context_real[13] * sqrt(v36 ? ((v41 * v41) + (v42 * v42)) : 1.0));
    const bool v44 = (v0 || (v31 < (1.0 - v37))) && (v2 || (v43 < (1.0 - v40)));
    const double v45 = v2 ? 0.0 : context_real[3];
    const double v46 = v0 ? 0.0 : context_real[2];
    const double v47 = v2 ? 0.0 : ((v46 * v24) + (v45 * v26));
    const double v48 = v0 ? 0.0 : ((v24 * v45) - (v46 * v23));
    const double v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47));
    const double v50 = context_real[11] + ((context_real[10] * v47) + (context_real[9] * v48));
    const double v51 = context_real[8] + ((context_real[7] * v47) + (context_real[6] * v48));
    const double v52 = context_real[16] + (context_real[15] * v48);
    const double v53 = (double)pattern[1];
    const double v54 = (double)pattern[0];
    double v55_u[2] = {v44 ? number[2] : 0.0, v44 ? number[3] : 0.0};
    double v55_polished[1] = {0.0};
    const double v55_of_context_real[16] = {v54, context_real[4], -v34, -v28, v51, -v35, -v29, v50, v53, context_real[13], -v42, -v39, v52, -v41, -v38, v49};
    const bool v55_of_context_boolean[2] = {v36, v30};
    bool v55_done = false;
    for (int v55_pass = 0; (v55_pass < 40) && !v55_done; v55_pass++) {
        double v55_next_u[2];
        double v55_next_polished[1];
        harlecki_two_link_interpolated_pattern_loads(prepared, v55_u, v55_polished, v55_of_context_real, v55_of_context_boolean, v55_next_u, v55_next_polished, &v55_done);
        v55_u[0] = v55_next_u[0];
        v55_u[1] = v55_next_u[1];
        v55_polished[0] = v55_next_polished[0];
    }
    number_out[2] = v55_u[0];
    number_out[3] = v55_u[1];
    const double v56 = v0 ? 0.0 : ((v48 - (v25 * v55_u[1])) - (v33 * v55_u[0]));
    const double v57 = v2 ? 0.0 : ((v47 - (v27 * v55_u[1])) - (v32 * v55_u[0]));
    const double v58 = context_real[8] + ((context_real[7] * v57) + (context_real[6] * v56));
    const double v59 = context_real[11] + ((context_real[10] * v57) + (context_real[9] * v56));
    const double v60 = context_real[5] * sqrt(v0 ? ((v59 * v59) + (v58 * v58)) : 1.0);
    const double v61 = v0 ? (context_real[2] - (context_real[1] * v57)) : v55_u[0];
    const double v62 = v0 ? harlecki_two_link_min(v61 + v60, v60 - v61) : (v54 * v56);
    const double v63 = (v51 - (v28 * v55_u[1])) - (v34 * v55_u[0]);
    const double v64 = (v50 - (v29 * v55_u[1])) - (v35 * v55_u[0]);
    const double v65 = v0 ? 0.0 : ((context_real[4] * v54) * sqrt(v36 ? ((v64 * v64) + (v63 * v63)) : 1.0));
    const double v66 = (v52 - (v42 * v55_u[0])) - (v39 * v55_u[1]);
    const double v67 = (v49 - (v41 * v55_u[0])) - (v38 * v55_u[1]);
    const double v68 = v2 ? 0.0 : ((context_real[13] * v53) * sqrt(v30 ? ((v67 * v67) + (v66 * v66)) : 1.0));
    const double v69 = 1e-05 * harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v68), fabs(v65)), fabs(v55_u[0])), fabs(v55_u[1]));
    const bool v70 = v55_done && (harlecki_two_link_max(fabs(v55_u[1] - v68), fabs(v55_u[0] - v65)) <= v69);
    const bool v71 = v70 && (context_boolean[6] || ((v0 && (0.0 <= v62)) || (0.0 < v62)));
    const double v72 = (context_real[18] + (context_real[17] * v56)) + (3.2 * v57);
    const double v73 = context_real[16] + (context_real[15] * v56);
    const double v74 = context_real[14] * sqrt(v2 ? ((v72 * v72) + (v73 * v73)) : 1.0);
    const double v75 = v2 ? (context_real[3] - (context_real[1] * v56)) : v55_u[1];
    const double v76 = v2 ? harlecki_two_link_min(v75 + v74, v74 - v75) : (v53 * v57);
    const bool v77 = (context_boolean[7] || ((0.0 < v76) || (v2 && (0.0 <= v76)))) && v71;
    const bool v78 = !flag[1];
    const bool v79 = context_boolean[6] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v61))) <= (v0 ? v62 : (context_real[0] * v62)));
    const bool v80 = context_boolean[7] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v75))) <= (v2 ? v76 : (1.7300000000000002 * v76)));
    const bool v81 = (v79 && v70) && v80;
    const bool v82 = ((!flag[2]) && (v78 && v81)) || (v78 && v77);
    best_out[0] = v82 ? pattern[0] : best[0];
    best_out[1] = v82 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v83 = flag[1] || v77;
    flag_out[1] = v83;
    flag_out[2] = flag[2] || v81;
    const bool v84 = flag[3] || (flag[1] && v77);
    flag_out[3] = v84;
    const bool v85 = !v70;
    const bool v86 = (v36 && (1.0 < v37)) || (v30 && (1.0 < v40));
    const bool v87 = (v4 <= 1.0) && v86;
    flag_out[4] = flag[4] || (v85 && (!(v87 && v85)));
    flag_out[5] = v82 ? v44 : flag[5];
    flag_out[6] = v82 ? (v86 && (v87 && v70)) : flag[6];
    number_out[0] = v82 ? v56 : number[0];
    number_out[1] = v82 ? v57 : number[1];
    const bool v88 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v89 = v83 && ((v88 || ((v0 && v2) || (!v14))) || v84);
    *done = (v88 && (!v83)) || v89;
}

static void harlecki_two_link_interpolated_part(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], double past, double trial, double passes, double worst, const double tau[restrict 2], double dt, double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = q[0] + q[1];
    const double v1_angle[HARLECKI_TWO_LINK_ANGLES(3U)] = {v0, q[0], q[1]};
    double v1_sine[HARLECKI_TWO_LINK_ANGLES(3U)];
    double v1_cosine[HARLECKI_TWO_LINK_ANGLES(3U)];
    harlecki_two_link_sincos(HARLECKI_TWO_LINK_ANGLES(3U), v1_angle, v1_sine, v1_cosine);
    const double v7 = 3.2 * v1_sine[0];
    const double v8 = 3.2 * v1_cosine[0];
    const double v9 = (v1_cosine[1] * v8) + (v1_sine[1] * v7);
    const double v10 = 1.7300000000000002 + v9;
    const double v11 = 0.5780346820809248 * v10;
    const double v12 = v9 + (12.0 + v10);
    const double v13 = 1.0 / (v12 - (v10 * v11));
    const double v14 = v11 * v13;
    const double v15 = 0.5780346820809248 + (v11 * v14);
    const double v16 = 3.2 * v1_sine[2];
    const double v17 = 3.2 + (8.0 * v1_cosine[2]);
    const double v18 = 8.0 * v1_sine[2];
    const double v19 = (v1_cosine[2] * v18) - (v1_sine[2] * v17);
    const double v20 = (v19 * v14) + (v16 * v15);
    const double v21 = 3.2 * v1_cosine[2];
    const double v22 = 6.0 + ((v1_cosine[2] * v17) + (v1_sine[2] * v18));
    const double v23 = (v22 * v14) - (v21 * v15);
    const double v24 = prepared->k[4] * sqrt((v23 * v23) + (v20 * v20));
    const double v25 = (v19 * v13) + (v16 * v14);
    const double v26 = (v22 * v13) - (v21 * v14);
    const double v27 = prepared->k[4] * sqrt((v26 * v26) + (v25 * v25));
    const double v28 = v27 + v24;
    const double v29 = (3.2 * v15) - (v17 * v14);
    const double v30 = v18 * v18;
    const double v31 = prepared->k[5] * sqrt((v29 * v29) + (v30 * (v14 * v14)));
    const double v32 = (3.2 * v14) - (v17 * v13);
    const double v33 = prepared->k[5] * sqrt((v32 * v32) + (v30 * (v13 * v13)));
    const double v34 = v33 + v31;
    const double v35 = harlecki_two_link_max(v28, v34);
    const bool v36 = v35 < 1.0;
    const double v37 = (v1_cosine[1] * v7) - (v8 * v1_sine[1]);
    const double v38 = qd[0] * qd[0];
    const double v39 = (9.81 * v8) + (v38 * v37);
    const double v40 = tau[1] - v39;
    const double v41 = v40 * v15;
    const double v42 = qd[0] + qd[1];
    const double v43 = v42 * v42;
    const double v44 = ((tau[0] - (137.34 * v1_cosine[1])) - v39) + (v37 * v43);
    const double v45 = v44 * v14;
    const double v46 = v45 - v41;
    const double v47 = v40 * v14;
    const double v48 = v44 * v13;
    const double v49 = v48 - v47;
    const double v50 = (78.48 * v1_sine[1]) - (8.0 * v38);
    const double v51 = 78.48 * v1_cosine[1];
    const double v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const double v53 = ((v1_cosine[2] * v50) + (v1_sine[2] * v51)) - (3.2 * v43);
    const double v54 = ((117.72 * v1_sine[1]) - (6.0 * v38)) + ((v1_cosine[2] * v53) - (v1_sine[2] * v52));
    const double v55 = v54 + ((v19 * v49) + (v16 * v46));
    const double v56 = ((117.72 * v1_cosine[1]) + (v1_cosine[2] * v52)) + (v1_sine[2] * v53);
    const double v57 = v56 + ((v22 * v49) - (v21 * v46));
    const double v58 = prepared->k[4] * sqrt((v57 * v57) + (v55 * v55));
    const double v59 = ((3.2 * v46) - (v17 * v49)) - v52;
    const double v60 = v53 + (v18 * v49);
    const double v61 = prepared->k[5] * sqrt((v60 * v60) + (v59 * v59));
    const double v62 = v36 ? (harlecki_two_link_max(v58, v61) / (v36 ? (v36 ? (1.0 - v35) : 1.0) : 1.0)) : 1e+38;
    const double v63 = harlecki_two_link_min(v62, v61 + (v34 * v62));
    const double v64 = harlecki_two_link_min(v62, v58 + (v28 * v62));
    const double v65 = harlecki_two_link_min(v63, v61 + ((v33 * v64) + (v31 * v63)));
    const double v66 = harlecki_two_link_min(v64, v58 + ((v27 * v64) + (v24 * v63)));
    const double v67 = 1.0001 * harlecki_two_link_min(v65, v61 + ((v33 * v66) + (v31 * v65)));
    const double v68 = 1.0001 * harlecki_two_link_min(v66, v58 + ((v27 * v66) + (v24 * v65)));
    const double v69 = fabs(v14);
    const double v70 = (1e-08 * (fabs(v45) + fabs(v41))) + (v69 * v68);
    const bool v71 = harlecki_two_link_eq(0.0, qd[1]);
    const bool v72 = v71 && (fabs(v46) <= (v70 + (v15 * v67)));
    const double v73 = (1e-08 * (fabs(v48) + fabs(v47))) + (v69 * v67);
    const bool v74 = harlecki_two_link_eq(0.0, qd[0]);
    const bool v75 = v74 && (fabs(v49) <= (v73 + (v13 * v68)));
    const double v76 = -v70;
    const signed char v77 = harlecki_two_link_mode_of(qd[1]);
    const bool v78 = v71 ? (v76 < (-v46)) : (1 == v77);
    const signed char v79 = v72 ? 0 : (v78 ? 1 : (-1));
    const double v80 = -v73;
    const signed char v81 = harlecki_two_link_mode_of(qd[0]);
    const bool v82 = v74 ? (v80 < v49) : (1 == v81);
    const signed char v83 = v75 ? 0 : (v82 ? 1 : (-1));
    const bool v84 = !v71;
    const bool v85 = !v74;
    signed char v86_pattern[2] = {v83, v79};
    signed char v86_best[2] = {v83, v79};
    bool v86_flag[7] = {false, false, false, false, false, true, false};
    double v86_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v86_of_context_real[20] = {v12, v10, v44, v40, prepared->k[1], prepared->k[2], v19, -v16, v54, v22, v21, v56, tau[0], prepared->k[0], prepared->k[3], v18, v53, v17, v52, tau[1]};
    const bool v86_of_context_boolean[8] = {v75, v82, v74 ? (v80 < (-v49)) : ((-1) == v81), v72, v78, v71 ? (v76 < v46) : ((-1) == v77), v85, v84};
    bool v86_done = false;
    for (int v86_pass = 0; (v86_pass < 18) && !v86_done; v86_pass++) {
        signed char v86_next_pattern[2];
        signed char v86_next_best[2];
        bool v86_next_flag[7];
        double v86_next_number[4];
        harlecki_two_link_interpolated_pattern(prepared, v86_pattern, v86_best, v86_flag, v86_number, v86_of_context_real, v86_of_context_boolean, v86_next_pattern, v86_next_best, v86_next_flag, v86_next_number, &v86_done);
        v86_pattern[0] = v86_next_pattern[0];
        v86_pattern[1] = v86_next_pattern[1];
        v86_best[0] = v86_next_best[0];
        v86_best[1] = v86_next_best[1];
        v86_flag[0] = v86_next_flag[0];
        v86_flag[1] = v86_next_flag[1];
        v86_flag[2] = v86_next_flag[2];
        v86_flag[3] = v86_next_flag[3];
        v86_flag[4] = v86_next_flag[4];
        v86_flag[5] = v86_next_flag[5];
        v86_flag[6] = v86_next_flag[6];
        v86_number[0] = v86_next_number[0];
        v86_number[1] = v86_next_number[1];
        v86_number[2] = v86_next_number[2];
        v86_number[3] = v86_next_number[3];
    }
    const double v87 = 0.5 * trial;
    mode_out[1] = v86_best[1];
    const bool v88 = 0 == v86_best[1];
    const double v89 = v88 ? 0.0 : (qd[1] + (v87 * v86_number[1]));
    mode_out[0] = v86_best[0];
    const bool v90 = 0 == v86_best[0];
    const double v91 = v90 ? 0.0 : (qd[0] + (v86_number[0] * v87));
    const double v92_of_q[2] = {v90 ? q[0] : (q[0] + (qd[0] * v87)), v88 ? q[1] : (q[1] + (qd[1] * v87))};
    const double v92_of_qd[2] = {v91, v89};
    const double v92_of_tau[2] = {tau[0], tau[1]};
    const signed char v92_of_mode[2] = {v86_best[0], v86_best[1]};
    const double v92_of_u[2] = {v86_number[2], v86_number[3]};
    double v92_qdd[2];
    double v92_u_next[2];
    bool v92_converged;
    harlecki_two_link_friction_stage(prepared, v92_of_q, v92_of_qd, v92_of_tau, v92_of_mode, v92_of_u, v92_qdd, v92_u_next, &v92_converged);
    const double v93 = v88 ? 0.0 : (qd[1] + (v87 * v92_qdd[1]));
    const double v94 = v90 ? 0.0 : (qd[0] + (v87 * v92_qdd[0]));
    const double v95_of_q[2] = {v90 ? q[0] : (q[0] + (v87 * v91)), v88 ? q[1] : (q[1] + (v87 * v89))};
    const double v95_of_qd[2] = {v94, v93};
    const double v95_of_tau[2] = {tau[0], tau[1]};
    const signed char v95_of_mode[2] = {v86_best[0], v86_best[1]};
    const double v95_of_u[2] = {v92_u_next[0], v92_u_next[1]};
    double v95_qdd[2];
    double v95_u_next[2];
    bool v95_converged;
    harlecki_two_link_friction_stage(prepared, v95_of_q, v95_of_qd, v95_of_tau, v95_of_mode, v95_of_u, v95_qdd, v95_u_next, &v95_converged);
    const double v96 = v88 ? 0.0 : (qd[1] + (trial * v95_qdd[1]));
    const double v97 = v90 ? 0.0 : (qd[0] + (trial * v95_qdd[0]));
    const double v98_of_q[2] = {v90 ? q[0] : (q[0] + (trial * v94)), v88 ? q[1] : (q[1] + (trial * v93))};
    const double v98_of_qd[2] = {v97, v96};
    const double v98_of_tau[2] = {tau[0], tau[1]};
    const signed char v98_of_mode[2] = {v86_best[0], v86_best[1]};
    const double v98_of_u[2] = {v95_u_next[0], v95_u_next[1]};
    double v98_qdd[2];
    double v98_u_next[2];
    bool v98_converged;
    harlecki_two_link_friction_stage(prepared, v98_of_q, v98_of_qd, v98_of_tau, v98_of_mode, v98_of_u, v98_qdd, v98_u_next, &v98_converged);
    const double v99 = 0.16666666666666666 * trial;
    const double v100 = v88 ? 0.0 : (qd[1] + (v99 * ((v86_number[1] + v98_qdd[1]) + (2.0 * (v92_qdd[1] + v95_qdd[1])))));
    const bool v101 = (v100 * ((double)v86_best[1])) < 0.0;
    const bool v102 = v84 && v101;
    const double v103 = v102 ? (qd[1] / (v102 ? (v102 ? (qd[1] - v100) : 1.0) : 1.0)) : 1.0;
    const double v104 = v90 ? 0.0 : (qd[0] + (v99 * ((v86_number[0] + v98_qdd[0]) + (2.0 * (v92_qdd[0] + v95_qdd[0])))));
    const bool v105 = (v104 * ((double)v86_best[0])) < 0.0;
    const bool v106 = v85 && v105;
    const double v107 = v106 ? (qd[0] / (v106 ? (v106 ? (qd[0] - v104) : 1.0) : 1.0)) : 1.0;
    const double v108 = harlecki_two_link_min(harlecki_two_link_min(1.0, v107), v103);
    const bool v109 = crossing[1] || crossing[0];
    const bool v110 = ((!v109) && (v108 < 1.0)) && (!(8.0 <= passes));
    q_out[0] = v110 ? q[0] : (v90 ? q[0] : (q[0] + (v99 * ((qd[0] + v97) + (2.0 * (v91 + v94))))));
    q_out[1] = v110 ? q[1] : (v88 ? q[1] : (q[1] + (v99 * ((qd[1] + v96) + (2.0 * (v89 + v93))))));
    qd_out[0] = v110 ? qd[0] : ((crossing[0] || v105) ? 0.0 : v104);
    qd_out[1] = v110 ? qd[1] : ((crossing[1] || v101) ? 0.0 : v100);
    crossing_out[0] = v110 && (v105 && (v107 <= v108));
    crossing_out[1] = v110 && (v101 && (v103 <= v108));
    const double v111 = v110 ? past : (v109 ? (trial + past) : dt);
    *past_out = v111;
    const double v112 = v110 ? (trial * v108) : (dt - v111);
    *trial_out = v112;
    *passes_out = 1.0 + passes;
    const double v113 = v86_done ? ((v86_flag[2] || v86_flag[1]) ? (v86_flag[6] ? 4.0 : (v86_flag[3] ? 1.0 : (v86_flag[5] ? 0.0 : 3.0))) : (v86_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v114 = (fabs(v44) < 1e+38) && ((fabs(v86_number[1]) < 1e+38) && (fabs(v86_number[0]) < 1e+38));
    const double v115 = harlecki_two_link_max(((fabs(v40) < 1e+38) && v114) ? v113 : 6.0, (v98_converged && (v95_converged && v92_converged)) ? 0.0 : 5.0);
    *worst_out = harlecki_two_link_max(worst, v115);
    *done = (!v110) && (v112 <= 0.0);
}

void harlecki_two_link_step_interpolated_arrays(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    double v0_past = 0.0;
    double v0_trial = dt;
    double v0_passes = 0.0;
    double v0_worst = 0.0;
    const double v0_of_tau[2] = {tau[0], tau[1]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 10) && !v0_done; v0_pass++) {
        double v0_next_q[2];
        double v0_next_qd[2];
        signed char v0_next_mode[2];
        bool v0_next_crossing[2];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        harlecki_two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
        v0_q[0] = v0_next_q[0];
        v0_q[1] = v0_next_q[1];
        v0_qd[0] = v0_next_qd[0];
        v0_qd[1] = v0_next_qd[1];
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_crossing[0] = v0_next_crossing[0];
        v0_crossing[1] = v0_next_crossing[1];
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[1]) < 1e+38) && ((fabs(qd[0]) < 1e+38) && v1);
    const bool v3 = (fabs(tau[1]) < 1e+38) && (v2 && (fabs(tau[0]) < 1e+38));
    const bool v4 = (fabs(v0_q[1]) < 1e+38) && (v3 && (fabs(v0_q[0]) < 1e+38));
    const bool v5 = (0.0 < dt) && ((fabs(v0_qd[1]) < 1e+38) && ((fabs(v0_qd[0]) < 1e+38) && v4));
    q_next[0] = v5 ? v0_q[0] : q[0];
    q_next[1] = v5 ? v0_q[1] : q[1];
    qd_next[0] = v5 ? v0_qd[0] : qd[0];
    qd_next[1] = v5 ? v0_qd[1] : qd[1];
    mode_next[0] = v5 ? v0_mode[0] : mode[0];
    mode_next[1] = v5 ? v0_mode[1] : mode[1];
    *status = v5 ? (v0_done ? v0_worst : harlecki_two_link_max(5.0, v0_worst)) : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_step_interpolated_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void harlecki_two_link_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(6U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, q_next_lane, q_next);
        harlecki_two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int harlecki_two_link_step_interpolated(const harlecki_two_link_prepared *restrict prepared, harlecki_two_link_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    harlecki_two_link_step_interpolated_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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
