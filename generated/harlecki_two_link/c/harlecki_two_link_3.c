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

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define HARLECKI_TWO_LINK_INLINE static inline __attribute__((always_inline))
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, cold))
typedef double harlecki_two_link_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(4 * sizeof(double))));
typedef harlecki_two_link_lane harlecki_two_link_four;
typedef harlecki_two_link_bits harlecki_two_link_four_bits;
#else
#define HARLECKI_TWO_LINK_INLINE static inline
#define HARLECKI_TWO_LINK_APART
typedef double harlecki_two_link_lane;
typedef unsigned long long harlecki_two_link_bits;
typedef double harlecki_two_link_four[4];
typedef unsigned long long harlecki_two_link_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
HARLECKI_TWO_LINK_INLINE void harlecki_two_link_sincos_pair(const harlecki_two_link_lane *angle, harlecki_two_link_lane *sine, harlecki_two_link_lane *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_lane x = *angle;
    union { harlecki_two_link_lane number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_lane n = k.number - 6755399441186816.0;
    const harlecki_two_link_lane w = x - (n * 1.5707963267923333);
    const harlecki_two_link_lane r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const harlecki_two_link_lane z = r * r;
    const harlecki_two_link_lane u = 1.0 - (0.5 * z);
    const harlecki_two_link_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const harlecki_two_link_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = k.bits << 62;
    const harlecki_two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const harlecki_two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static HARLECKI_TWO_LINK_APART void harlecki_two_link_sincos_beyond(const harlecki_two_link_four *angle, harlecki_two_link_four *sine, harlecki_two_link_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
HARLECKI_TWO_LINK_INLINE void harlecki_two_link_sincos(const harlecki_two_link_four *angle, harlecki_two_link_four *sine, harlecki_two_link_four *cosine)
{
    harlecki_two_link_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    harlecki_two_link_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        harlecki_two_link_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        harlecki_two_link_sincos_beyond(angle, sine, cosine);
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
    const bool v76 = (12.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
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
    const double v21 = (v2 || v0) ? 0.0 : context_real[1];
    const double v22 = v21 * v20;
    const double v23 = 1.0 / ((v0 ? 1.0 : context_real[0]) - (v21 * v22));
    const double v24 = v22 * v23;
    const double v25 = v20 + (v22 * v24);
    const double v26 = v2 ? 0.0 : (v3 * v25);
    const double v27 = v0 ? 0.0 : (-(v24 * v3));
    const double v28 = (context_real[6] * v27) + (context_real[7] * v26);
    const double v29 = (context_real[9] * v27) + (context_real[10] * v26);
    const bool v30 = !v2;
    const double v31 = v2 ? 0.0 : (context_real[4] * sqrt(v30 ? ((v29 * v29) + (v28 * v28)) : 1.0));
    const double v32 = v2 ? 0.0 : (-(v24 * v1));
    const double v33 = v0 ? 0.0 : (v23 * v1);
    const double v34 = (context_real[6] * v33) + (context_real[7] * v32);
    const double v35 = (context_real[9] * v33) + (context_real[10] * v32);
    const bool v36 = !v0;
    const double v37 = v0 ? 0.0 : (context_real[4] * sqrt(v36 ? ((v35 * v35) + (v34 * v34)) : 1.0));
    const double v38 = (context_real[17] * v27) + (3.2 * v26);
    const double v39 = context_real[15] * v27;
    const double v40 = v2 ? 0.0 : (context_real[13] * sqrt(v30 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const double v41 = (context_real[17] * v33) + (3.2 * v32);
    const double v42 = context_real[15] * v33;
    const double v43 = v0 ? 0.0 : (context_real[13] * sqrt(v36 ? ((v41 * v41) + (v42 * v42)) : 1.0));
    const bool v44 = (v0 || (v31 < (1.0 - v37))) && (v2 || (v43 < (1.0 - v40)));
    const double v45 = v0 ? 0.0 : context_real[2];
    const double v46 = v2 ? 0.0 : context_real[3];
    const double v47 = v2 ? 0.0 : ((v46 * v25) - (v45 * v24));
    const double v48 = v0 ? 0.0 : ((v23 * v45) - (v46 * v24));
    const double v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47));
    const double v50 = context_real[11] + ((context_real[9] * v48) + (context_real[10] * v47));
    const double v51 = context_real[8] + ((context_real[6] * v48) + (context_real[7] * v47));
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
    const double v56 = v0 ? 0.0 : ((v48 - (v27 * v55_u[1])) - (v33 * v55_u[0]));
    const double v57 = v2 ? 0.0 : ((v47 - (v26 * v55_u[1])) - (v32 * v55_u[0]));
    const double v58 = context_real[8] + ((context_real[7] * v57) + (context_real[6] * v56));
    const double v59 = context_real[11] + ((context_real[10] * v57) + (context_real[9] * v56));
    const double v60 = context_real[5] * sqrt(v0 ? ((v59 * v59) + (v58 * v58)) : 1.0);
    const double v61 = v0 ? (context_real[2] - (context_real[1] * v57)) : v55_u[0];
    const double v62 = v0 ? harlecki_two_link_min(v61 + v60, v60 - v61) : (v54 * v56);
    const bool v63 = context_boolean[6] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v61))) <= (v0 ? v62 : (context_real[0] * v62)));
    const double v64 = (v51 - (v28 * v55_u[1])) - (v34 * v55_u[0]);
    const double v65 = (v50 - (v29 * v55_u[1])) - (v35 * v55_u[0]);
    const double v66 = v0 ? 0.0 : ((context_real[4] * v54) * sqrt(v36 ? ((v65 * v65) + (v64 * v64)) : 1.0));
    const double v67 = (v52 - (v39 * v55_u[1])) - (v42 * v55_u[0]);
    const double v68 = (v49 - (v38 * v55_u[1])) - (v41 * v55_u[0]);
    const double v69 = v2 ? 0.0 : ((context_real[13] * v53) * sqrt(v30 ? ((v68 * v68) + (v67 * v67)) : 1.0));
    const double v70 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v69), fabs(v66)), fabs(v55_u[0])), fabs(v55_u[1]));
    const double v71 = harlecki_two_link_max(fabs(v55_u[1] - v69), fabs(v55_u[0] - v66));
    const bool v72 = v55_done && (v71 <= (v70 * ((v70 < (1.0000000009313226 * v70)) ? 1e-11 : 1e-05)));
    const double v73 = (context_real[18] + (context_real[17] * v56)) + (3.2 * v57);
    const double v74 = context_real[16] + (context_real[15] * v56);
    const double v75 = context_real[14] * sqrt(v2 ? ((v73 * v73) + (v74 * v74)) : 1.0);
    const double v76 = v2 ? (context_real[3] - (context_real[1] * v56)) : v55_u[1];
    const double v77 = v2 ? harlecki_two_link_min(v76 + v75, v75 - v76) : (v53 * v57);
    const bool v78 = context_boolean[7] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v76))) <= (v2 ? v77 : (1.7300000000000002 * v77)));
    const bool v79 = v78 && (v72 && v63);
    const bool v80 = !flag[1];
    const bool v81 = v72 && (context_boolean[6] || ((v0 && (0.0 <= v62)) || (0.0 < v62)));
    const bool v82 = (context_boolean[7] || ((0.0 < v77) || (v2 && (0.0 <= v77)))) && v81;
    const bool v83 = (v80 && v82) || ((!flag[2]) && (v80 && v79));
    best_out[0] = v83 ? pattern[0] : best[0];
    best_out[1] = v83 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v84 = flag[1] || v82;
    flag_out[1] = v84;
    flag_out[2] = flag[2] || v79;
    const bool v85 = flag[3] || (flag[1] && v82);
    flag_out[3] = v85;
    const bool v86 = !v72;
    const bool v87 = (v36 && (1.0 < v37)) || (v30 && (1.0 < v40));
    const bool v88 = (v4 <= 1.0) && v87;
    flag_out[4] = flag[4] || (v86 && (!((v88 && v86) && ((1e-05 * v70) < v71))));
    flag_out[5] = v83 ? v44 : flag[5];
    flag_out[6] = v83 ? (v87 && (v88 && v72)) : flag[6];
    number_out[0] = v83 ? v56 : number[0];
    number_out[1] = v83 ? v57 : number[1];
    const double v89 = v2 ? 0.0 : (context_real[1] * (v0 ? context_real[20] : 0.0));
    const double v90 = v0 ? 0.0 : (context_real[1] * (v2 ? context_real[21] : 0.0));
    number_out[4] = v83 ? (v0 ? 0.0 : ((v23 * v90) - (v24 * v89))) : number[4];
    number_out[5] = v83 ? (v2 ? 0.0 : ((v25 * v89) - (v24 * v90))) : number[5];
    const bool v91 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v92 = v84 && (v85 || (((v2 && v0) || (!v14)) || v91));
    *done = v92 || (v91 && (!v84));
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
    const bool v76 = (12.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

static void harlecki_two_link_friction_stage(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const double u[restrict 2], double qdd[restrict 2], double u_next[restrict 2], bool *restrict converged)
{
    const double v0 = q[0] + q[1];
    const harlecki_two_link_four v1_angle = {v0, q[0], q[1]};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
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
    const double v58 = harlecki_two_link_max(fabs(v49_u[1] - v54), fabs(v49_u[0] - v57));
    const double v59 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v54), fabs(v57)), fabs(v49_u[0])), fabs(v49_u[1]));
    *converged = v49_done && (v58 <= (v59 * ((v59 < (1.0000000009313226 * v59)) ? 1e-11 : 1e-05)));
}

void harlecki_two_link_step_arrays(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const double v0 = q[0] + q[1];
    const harlecki_two_link_four v1_angle = {v0, q[0], q[1]};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
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
    const double v95 = v93 ? 0.0 : (v94 + (v91 * v88_number[0]));
    const double v96_of_q[2] = {v93 ? q[0] : (q[0] + (v91 * v94)), v89 ? q[1] : (q[1] + (v91 * v90))};
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
    const bool v76 = (12.0 <= v75) || (!(v73 || (v71 || (v67 || v69))));
    *done = ((v73 ? v16 : v72) <= 0.0) || v76;
}

static void harlecki_two_link_interpolated_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 20], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = 1.0 / (v0 ? 1.0 : 1.7300000000000002);
    const bool v2 = 0 == pattern[0];
    const double v3 = (v0 || v2) ? 0.0 : context_real[1];
    const double v4 = v3 * v1;
    const double v5 = 1.0 / ((v2 ? 1.0 : context_real[0]) - (v3 * v4));
    const double v6 = v4 * v5;
    const double v7 = v1 + (v4 * v6);
    const double v8 = v0 ? 0.0 : 1.0;
    const double v9 = v0 ? 0.0 : (v8 * v7);
    const double v10 = v2 ? 0.0 : (-(v6 * v8));
    const double v11 = (context_real[6] * v10) + (context_real[7] * v9);
    const double v12 = (context_real[9] * v10) + (context_real[10] * v9);
    const bool v13 = !v0;
    const double v14 = v0 ? 0.0 : (context_real[4] * sqrt(v13 ? ((v12 * v12) + (v11 * v11)) : 1.0));
    const double v15 = v2 ? 0.0 : 1.0;
    const double v16 = v0 ? 0.0 : (-(v6 * v15));
    const double v17 = v2 ? 0.0 : (v5 * v15);
    const double v18 = (context_real[6] * v17) + (context_real[7] * v16);
    const double v19 = (context_real[9] * v17) + (context_real[10] * v16);
    const bool v20 = !v2;
    const double v21 = v2 ? 0.0 : (context_real[4] * sqrt(v20 ? ((v19 * v19) + (v18 * v18)) : 1.0));
    const double v22 = (context_real[17] * v10) + (3.2 * v9);
    const double v23 = context_real[15] * v10;
    const double v24 = v0 ? 0.0 : (context_real[13] * sqrt(v13 ? ((v22 * v22) + (v23 * v23)) : 1.0));
    const double v25 = (context_real[17] * v17) + (3.2 * v16);
    const double v26 = context_real[15] * v17;
    const double v27 = v2 ? 0.0 : (context_real[13] * sqrt(v20 ? ((v25 * v25) + (v26 * v26)) : 1.0));
    const bool v28 = (v2 || (v14 < (1.0 - v21))) && (v0 || (v27 < (1.0 - v24)));
    const double v29 = v2 ? 0.0 : context_real[2];
    const double v30 = v0 ? 0.0 : context_real[3];
    const double v31 = v0 ? 0.0 : ((v30 * v7) - (v29 * v6));
    const double v32 = v2 ? 0.0 : ((v5 * v29) - (v30 * v6));
    const double v33 = context_real[18] + ((context_real[17] * v32) + (3.2 * v31));
    const double v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31));
    const double v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31));
    const double v36 = context_real[16] + (context_real[15] * v32);
    const double v37 = (double)pattern[1];
    const double v38 = (double)pattern[0];
    double v39_u[2] = {v28 ? number[2] : 0.0, v28 ? number[3] : 0.0};
    double v39_polished[1] = {0.0};
    const double v39_of_context_real[16] = {v38, context_real[4], -v18, -v11, v35, -v19, -v12, v34, v37, context_real[13], -v26, -v23, v36, -v25, -v22, v33};
    const bool v39_of_context_boolean[2] = {v20, v13};
    bool v39_done = false;
    for (int v39_pass = 0; (v39_pass < 40) && !v39_done; v39_pass++) {
        double v39_next_u[2];
        double v39_next_polished[1];
        harlecki_two_link_interpolated_pattern_loads(prepared, v39_u, v39_polished, v39_of_context_real, v39_of_context_boolean, v39_next_u, v39_next_polished, &v39_done);
        v39_u[0] = v39_next_u[0];
        v39_u[1] = v39_next_u[1];
        v39_polished[0] = v39_next_polished[0];
    }
    number_out[2] = v39_u[0];
    number_out[3] = v39_u[1];
    const double v40 = v2 ? 0.0 : ((v32 - (v10 * v39_u[1])) - (v17 * v39_u[0]));
    const double v41 = v0 ? 0.0 : ((v31 - (v9 * v39_u[1])) - (v16 * v39_u[0]));
    const double v42 = context_real[8] + ((context_real[7] * v41) + (context_real[6] * v40));
    const double v43 = context_real[11] + ((context_real[10] * v41) + (context_real[9] * v40));
    const double v44 = context_real[5] * sqrt(v2 ? ((v43 * v43) + (v42 * v42)) : 1.0);
    const double v45 = v2 ? (context_real[2] - (context_real[1] * v41)) : v39_u[0];
    const double v46 = v2 ? harlecki_two_link_min(v45 + v44, v44 - v45) : (v38 * v40);
    const double v47 = v2 ? v46 : (context_real[0] * v46);
    const double v48 = harlecki_two_link_max(fabs(context_real[2]), fabs(v45));
    const bool v49 = !flag[0];
    const bool v50 = context_boolean[8] && v49;
    const bool v51 = (v50 && (((-1e-06) * v48) <= v47)) || ((v2 && (0.0 <= v46)) || (0.0 < v46));
    const double v52 = (v35 - (v11 * v39_u[1])) - (v18 * v39_u[0]);
    const double v53 = (v34 - (v12 * v39_u[1])) - (v19 * v39_u[0]);
    const double v54 = v2 ? 0.0 : ((context_real[4] * v38) * sqrt(v20 ? ((v53 * v53) + (v52 * v52)) : 1.0));
    const double v55 = (v36 - (v23 * v39_u[1])) - (v26 * v39_u[0]);
    const double v56 = (v33 - (v22 * v39_u[1])) - (v25 * v39_u[0]);
    const double v57 = v0 ? 0.0 : ((context_real[13] * v37) * sqrt(v13 ? ((v56 * v56) + (v55 * v55)) : 1.0));
    const double v58 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v57), fabs(v54)), fabs(v39_u[0])), fabs(v39_u[1]));
    const double v59 = harlecki_two_link_max(fabs(v39_u[1] - v57), fabs(v39_u[0] - v54));
    const bool v60 = v39_done && (v59 <= (v58 * ((v58 < (1.0000000009313226 * v58)) ? 1e-11 : 1e-05)));
    const double v61 = (context_real[18] + (context_real[17] * v40)) + (3.2 * v41);
    const double v62 = context_real[16] + (context_real[15] * v40);
    const double v63 = context_real[14] * sqrt(v0 ? ((v61 * v61) + (v62 * v62)) : 1.0);
    const double v64 = v0 ? (context_real[3] - (context_real[1] * v40)) : v39_u[1];
    const double v65 = v0 ? harlecki_two_link_min(v64 + v63, v63 - v64) : (v37 * v41);
    const double v66 = v0 ? v65 : (1.7300000000000002 * v65);
    const double v67 = harlecki_two_link_max(fabs(context_real[3]), fabs(v64));
    const bool v68 = context_boolean[9] && v49;
    const bool v69 = (v68 && (((-1e-06) * v67) <= v66)) || ((0.0 < v65) || (v0 && (0.0 <= v65)));
    const bool v70 = (context_boolean[7] || v69) && (v60 && (context_boolean[6] || v51));
    const bool v71 = flag[1] || v70;
    flag_out[1] = v71;
    const bool v72 = v68 ? (1 == context_mode[1]) : context_boolean[4];
    const bool v73 = v68 ? ((-1) == context_mode[1]) : context_boolean[5];
    const bool v74 = v73 || v72;
    const double v75 = v74 ? 1.0 : 0.0;
    const double v76 = v8 + v15;
    const double v77 = 1.0 - v76;
    const double v78 = -v77;
    const bool v79 = context_boolean[3] && (!v68);
    const double v80 = v79 ? 0.0 : 1.0;
    const bool v81 = v50 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v82 = v50 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v83 = v82 || v81;
    const bool v84 = (v83 && (v2 && ((v78 <= v75) && (v80 <= v78)))) || (v81 && (1 == pattern[0]));
    const double v85 = -(v15 + v77);
    const bool v86 = ((1 == pattern[1]) && v73) || (v74 && (v0 && ((0.0 <= v85) && (v85 <= 0.0))));
    const bool v87 = v86 || v84;
    const double v88 = v87 ? v76 : (1.0 + v76);
    const bool v89 = !(v87 || (v88 <= (v75 + (v83 ? 1.0 : 0.0))));
    const bool v90 = v89 && (!v71);
    const bool v91 = !((!(context_boolean[5] || (context_boolean[4] || context_boolean[3]))) || (!(context_boolean[2] || (context_boolean[0] || context_boolean[1]))));
    const bool v92 = v91 && ((context_boolean[8] || context_boolean[9]) && (v49 && v90));
    const signed char v93 = (((v80 <= v88) && (v88 <= v75)) && (context_boolean[0] && (!v50))) ? 0 : (v82 ? 1 : (-1));
    const signed char v94 = v86 ? pattern[0] : (v84 ? ((v2 && v82) ? 1 : (-1)) : v93);
    pattern_out[0] = v92 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : v94;
    const double v95 = v88 - ((0 == v94) ? 0.0 : 1.0);
    const signed char v96 = (v79 && ((0.0 <= v95) && (v95 <= 0.0))) ? 0 : (v72 ? 1 : (-1));
    pattern_out[1] = v92 ? (context_boolean[3] ? 0 : (context_boolean[4] ? 1 : (-1))) : (v86 ? ((v0 && v72) ? 1 : (-1)) : v96);
    const bool v97 = !flag[1];
    const bool v98 = (context_boolean[7] || (((-1e-12) * v67) <= v66)) && (v60 && (context_boolean[6] || (((-1e-12) * v48) <= v47)));
    const bool v99 = (v97 && v70) || ((!flag[2]) && (v97 && v98));
    best_out[0] = v99 ? pattern[0] : best[0];
    best_out[1] = v99 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v92;
    flag_out[2] = flag[2] || v98;
    const bool v100 = flag[3] || (flag[1] && v70);
    flag_out[3] = v100;
    const bool v101 = !v60;
    const bool v102 = (v20 && (1.0 < v21)) || (v13 && (1.0 < v24));
    const bool v103 = (v76 <= 1.0) && v102;
    flag_out[4] = flag[4] || (v101 && (!((v103 && v101) && ((1e-05 * v58) < v59))));
    flag_out[5] = v99 ? v28 : flag[5];
    flag_out[6] = v99 ? (v102 && (v103 && v60)) : flag[6];
    number_out[0] = v99 ? v40 : number[0];
    number_out[1] = v99 ? v41 : number[1];
    const bool v104 = v71 && ((v89 || ((v0 && v2) || (!v87))) || v100);
    *done = (v90 && (!v92)) || v104;
}

static void harlecki_two_link_interpolated_part(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, const double tau[restrict 2], double dt, double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const double v0 = q[0] + q[1];
    const harlecki_two_link_four v1_angle = {q[0], v0, q[1]};
    harlecki_two_link_four v1_sine;
    harlecki_two_link_four v1_cosine;
    harlecki_two_link_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v7 = 3.2 * v1_sine[0];
    const double v8 = 3.2 * v1_cosine[0];
    const double v9 = (v1_cosine[1] * v8) + (v1_sine[1] * v7);
    const double v10 = 1.7300000000000002 + v9;
    const double v11 = 12.0 + (v9 + v10);
    const double v12 = 1.0 / ((v10 * (0.5780346820809248 * v10)) - v11);
    const double v13 = v10 * v12;
    const double v14 = (v13 * (0.3341240936883958 * v10)) - 0.5780346820809248;
    const double v15 = 3.2 * v1_sine[2];
    const double v16 = 0.5780346820809248 * v13;
    const double v17 = 3.2 + (8.0 * v1_cosine[2]);
    const double v18 = 8.0 * v1_sine[2];
    const double v19 = (v1_cosine[2] * v18) - (v1_sine[2] * v17);
    const double v20 = (v19 * v16) + (v15 * v14);
    const double v21 = (v1_sine[2] * v18) + (6.0 + (v1_cosine[2] * v17));
    const double v22 = 3.2 * v1_cosine[2];
    const double v23 = (v22 * v14) - (v21 * v16);
    const double v24 = prepared->k[4] * sqrt((v23 * v23) + (v20 * v20));
    const double v25 = 1.8497109826589595 * v13;
    const double v26 = (v19 * v12) + (v1_sine[2] * v25);
    const double v27 = (v1_cosine[2] * v25) - (v21 * v12);
    const double v28 = prepared->k[4] * sqrt((v27 * v27) + (v26 * v26));
    const double v29 = v28 + v24;
    const double v30 = (3.2 * v14) - (v17 * v16);
    const double v31 = v1_sine[2] * v1_sine[2];
    const double v32 = prepared->k[5] * sqrt((v30 * v30) + (v31 * (v13 * (21.38394199605733 * v13))));
    const double v33 = v25 - (v17 * v12);
    const double v34 = prepared->k[5] * sqrt((v33 * v33) + (v31 * (v12 * (64.0 * v12))));
    const double v35 = v34 + v32;
    const double v36 = harlecki_two_link_max(v29, v35);
    const bool v37 = v36 < 1.0;
    const double v38 = (v1_sine[1] * v8) - (v1_cosine[1] * v7);
    const double v39 = qd[0] * qd[0];
    const double v40 = (v39 * v38) + (31.392000000000003 * v1_cosine[1]);
    const double v41 = tau[1] - v40;
    const double v42 = v41 * v14;
    const double v43 = qd[0] + qd[1];
    const double v44 = v43 * v43;
    const double v45 = (v44 * v38) + ((tau[0] - (137.34 * v1_cosine[0])) - v40);
    const double v46 = v45 * v16;
    const double v47 = v46 - v42;
    const double v48 = v45 * v12;
    const double v49 = v41 * v16;
    const double v50 = v49 - v48;
    const double v51 = (8.0 * v39) - (78.48 * v1_sine[0]);
    const double v52 = 78.48 * v1_cosine[0];
    const double v53 = ((v1_sine[2] * v52) - (v1_cosine[2] * v51)) - (3.2 * v44);
    const double v54 = (v1_cosine[2] * v52) + (v1_sine[2] * v51);
    const double v55 = (6.0 * v39) + (((v1_sine[2] * v54) - (117.72 * v1_sine[0])) - (v1_cosine[2] * v53));
    const double v56 = (v55 - (v19 * v50)) + (v15 * v47);
    const double v57 = (v1_sine[2] * v53) + ((117.72 * v1_cosine[0]) + (v1_cosine[2] * v54));
    const double v58 = (v57 + (v21 * v50)) + (v22 * v47);
    const double v59 = prepared->k[4] * sqrt((v58 * v58) + (v56 * v56));
    const double v60 = v54 + ((3.2 * v47) + (v17 * v50));
    const double v61 = v53 + (v18 * v50);
    const double v62 = prepared->k[5] * sqrt((v61 * v61) + (v60 * v60));
    const double v63 = v37 ? (harlecki_two_link_max(v59, v62) / (v37 ? (v37 ? (1.0 - v36) : 1.0) : 1.0)) : 1e+38;
    const double v64 = harlecki_two_link_min(v63, v62 + (v35 * v63));
    const double v65 = harlecki_two_link_min(v63, v59 + (v29 * v63));
    const double v66 = harlecki_two_link_min(v64, (v62 + (v34 * v65)) + (v32 * v64));
    const double v67 = harlecki_two_link_min(v65, (v59 + (v28 * v65)) + (v24 * v64));
    const double v68 = 1.0001 * harlecki_two_link_min(v66, (v62 + (v34 * v67)) + (v32 * v66));
    const double v69 = 1.0001 * harlecki_two_link_min(v67, (v59 + (v28 * v67)) + (v24 * v66));
    const double v70 = fabs(v16);
    const double v71 = (v70 * v69) + (1e-08 * (fabs(v46) + fabs(v42)));
    const bool v72 = harlecki_two_link_eq(0.0, qd[1]);
    const bool v73 = v72 && (fabs(v47) <= (v71 - (v14 * v68)));
    const double v74 = (v70 * v68) + (1e-08 * (fabs(v48) + fabs(v49)));
    const bool v75 = harlecki_two_link_eq(0.0, qd[0]);
    const bool v76 = v75 && (fabs(v50) <= (v74 - (v12 * v69)));
    const bool v77 = !(0 == forced[1]);
    const bool v78 = v77 && (v72 && v77);
    const double v79 = -v71;
    const signed char v80 = harlecki_two_link_mode_of(qd[1]);
    const bool v81 = v72 ? (v79 < v47) : (1 == v80);
    const signed char v82 = (v73 && (!v78)) ? 0 : ((v78 ? (1 == forced[1]) : v81) ? 1 : (-1));
    const bool v83 = !(0 == forced[0]);
    const bool v84 = v83 && (v75 && v83);
    const double v85 = -v74;
    const signed char v86 = harlecki_two_link_mode_of(qd[0]);
    const bool v87 = v75 ? (v85 < v50) : (1 == v86);
    const signed char v88 = (v76 && (!v84)) ? 0 : ((v84 ? (1 == forced[0]) : v87) ? 1 : (-1));
    const bool v89 = !v72;
    const bool v90 = !v75;
    signed char v91_pattern[2] = {v88, v82};
    signed char v91_best[2] = {v88, v82};
    bool v91_flag[7] = {false, false, false, false, false, true, false};
    double v91_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v91_of_context_real[20] = {v11, v10, v45, v41, prepared->k[1], prepared->k[2], v19, -v15, -v55, v21, v22, v57, tau[0], prepared->k[0], prepared->k[3], v18, v53, v17, v54, tau[1]};
    const bool v91_of_context_boolean[10] = {v76, v87, v75 ? (v85 < (-v50)) : ((-1) == v86), v73, v81, v72 ? (v79 < (-v47)) : ((-1) == v80), v90, v89, v84, v78};
    const signed char v91_of_context_mode[2] = {forced[0], forced[1]};
    bool v91_done = false;
    for (int v91_pass = 0; (v91_pass < 18) && !v91_done; v91_pass++) {
        signed char v91_next_pattern[2];
        signed char v91_next_best[2];
        bool v91_next_flag[7];
        double v91_next_number[4];
        harlecki_two_link_interpolated_pattern(prepared, v91_pattern, v91_best, v91_flag, v91_number, v91_of_context_real, v91_of_context_boolean, v91_of_context_mode, v91_next_pattern, v91_next_best, v91_next_flag, v91_next_number, &v91_done);
        v91_pattern[0] = v91_next_pattern[0];
        v91_pattern[1] = v91_next_pattern[1];
        v91_best[0] = v91_next_best[0];
        v91_best[1] = v91_next_best[1];
        v91_flag[0] = v91_next_flag[0];
        v91_flag[1] = v91_next_flag[1];
        v91_flag[2] = v91_next_flag[2];
        v91_flag[3] = v91_next_flag[3];
        v91_flag[4] = v91_next_flag[4];
        v91_flag[5] = v91_next_flag[5];
        v91_flag[6] = v91_next_flag[6];
        v91_number[0] = v91_next_number[0];
        v91_number[1] = v91_next_number[1];
        v91_number[2] = v91_next_number[2];
        v91_number[3] = v91_next_number[3];
    }
    const double v92 = 0.5 * trial;
    mode_out[1] = v91_best[1];
    const bool v93 = 0 == v91_best[1];
    const double v94 = v93 ? 0.0 : (qd[1] + (v91_number[1] * v92));
    mode_out[0] = v91_best[0];
    const bool v95 = 0 == v91_best[0];
    const double v96 = v95 ? 0.0 : (qd[0] + (v92 * v91_number[0]));
    const double v97_of_q[2] = {v95 ? q[0] : (q[0] + (qd[0] * v92)), v93 ? q[1] : (q[1] + (qd[1] * v92))};
    const double v97_of_qd[2] = {v96, v94};
    const double v97_of_tau[2] = {tau[0], tau[1]};
    const signed char v97_of_mode[2] = {v91_best[0], v91_best[1]};
    const double v97_of_u[2] = {v91_number[2], v91_number[3]};
    double v97_qdd[2];
    double v97_u_next[2];
    bool v97_converged;
    harlecki_two_link_friction_stage(prepared, v97_of_q, v97_of_qd, v97_of_tau, v97_of_mode, v97_of_u, v97_qdd, v97_u_next, &v97_converged);
    const double v98 = v93 ? 0.0 : (qd[1] + (v92 * v97_qdd[1]));
    const double v99 = v95 ? 0.0 : (qd[0] + (v92 * v97_qdd[0]));
    const double v100_of_q[2] = {v95 ? q[0] : (q[0] + (v92 * v96)), v93 ? q[1] : (q[1] + (v92 * v94))};
    const double v100_of_qd[2] = {v99, v98};
    const double v100_of_tau[2] = {tau[0], tau[1]};
    const signed char v100_of_mode[2] = {v91_best[0], v91_best[1]};
    const double v100_of_u[2] = {v97_u_next[0], v97_u_next[1]};
    double v100_qdd[2];
    double v100_u_next[2];
    bool v100_converged;
    harlecki_two_link_friction_stage(prepared, v100_of_q, v100_of_qd, v100_of_tau, v100_of_mode, v100_of_u, v100_qdd, v100_u_next, &v100_converged);
    const double v101 = v93 ? 0.0 : (qd[1] + (trial * v100_qdd[1]));
    const double v102 = v95 ? 0.0 : (qd[0] + (trial * v100_qdd[0]));
    const double v103_of_q[2] = {v95 ? q[0] : (q[0] + (trial * v99)), v93 ? q[1] : (q[1] + (trial * v98))};
    const double v103_of_qd[2] = {v102, v101};
    const double v103_of_tau[2] = {tau[0], tau[1]};
    const signed char v103_of_mode[2] = {v91_best[0], v91_best[1]};
    const double v103_of_u[2] = {v100_u_next[0], v100_u_next[1]};
    double v103_qdd[2];
    double v103_u_next[2];
    bool v103_converged;
    harlecki_two_link_friction_stage(prepared, v103_of_q, v103_of_qd, v103_of_tau, v103_of_mode, v103_of_u, v103_qdd, v103_u_next, &v103_converged);
    const double v104 = 0.16666666666666666 * trial;
    const double v105 = 0.3333333333333333 * trial;
    const double v106 = v95 ? 0.0 : ((qd[0] + (v104 * (v91_number[0] + v103_qdd[0]))) + (v105 * (v97_qdd[0] + v100_qdd[0])));
    const double v107 = v93 ? 0.0 : ((qd[1] + (v104 * (v91_number[1] + v103_qdd[1]))) + (v105 * (v97_qdd[1] + v100_qdd[1])));
    const double v108 = v107 + v106;
    const double v109 = v108 * v108;
    const double v110 = v93 ? q[1] : ((q[1] + (v104 * (qd[1] + v101))) + (v105 * (v94 + v98)));
    const double v111 = v95 ? q[0] : ((q[0] + (v104 * (qd[0] + v102))) + (v105 * (v96 + v99)));
    const double v112_of_q[2] = {v111, v110};
    const double v112_of_qd[2] = {v106, v107};
    const double v112_of_tau[2] = {tau[0], tau[1]};
    const signed char v112_of_mode[2] = {v91_best[0], v91_best[1]};
    const double v112_of_u[2] = {v91_number[2], v91_number[3]};
    double v112_qdd[2];
    double v112_u_next[2];
    bool v112_converged;
    harlecki_two_link_friction_stage(prepared, v112_of_q, v112_of_qd, v112_of_tau, v112_of_mode, v112_of_u, v112_qdd, v112_u_next, &v112_converged);
    const harlecki_two_link_four v113_angle = {v111};
    harlecki_two_link_four v113_sine;
    harlecki_two_link_four v113_cosine;
    harlecki_two_link_sincos(&v113_angle, &v113_sine, &v113_cosine);
    const double v115 = (8.0 * v112_qdd[0]) + (78.48 * v113_cosine[0]);
    const harlecki_two_link_four v116_angle = {v110};
    harlecki_two_link_four v116_sine;
    harlecki_two_link_four v116_cosine;
    harlecki_two_link_sincos(&v116_angle, &v116_sine, &v116_cosine);
    const double v118 = v106 * v106;
    const double v119 = (8.0 * v118) - (78.48 * v113_sine[0]);
    const double v120 = ((v116_cosine[0] * v119) - (v116_sine[0] * v115)) + (3.2 * v109);
    const double v121 = ((v116_sine[0] * v119) + (v116_cosine[0] * v115)) + (3.2 * (v112_qdd[1] + v112_qdd[0]));
    const double v122 = (((v116_sine[0] * v121) - (117.72 * v113_sine[0])) + (v116_cosine[0] * v120)) + (6.0 * v118);
    const double v123 = (((6.0 * v112_qdd[0]) + (117.72 * v113_cosine[0])) - (v116_sine[0] * v120)) + (v116_cosine[0] * v121);
    const double v124 = prepared->k[2] * sqrt((v123 * v123) + (v122 * v122));
    const double v125 = v111 + v110;
    const harlecki_two_link_four v126_angle = {v125};
    harlecki_two_link_four v126_sine;
    harlecki_two_link_four v126_cosine;
    harlecki_two_link_sincos(&v126_angle, &v126_sine, &v126_cosine);
    const double v128 = 3.2 * v113_sine[0];
    const double v129 = 3.2 * v113_cosine[0];
    const double v130 = (v126_sine[0] * v129) - (v126_cosine[0] * v128);
    const double v131 = (v126_cosine[0] * v129) + (v126_sine[0] * v128);
    const double v132 = (tau[0] - (v112_qdd[1] * v131)) + (v130 * v109);
    const double v133 = v130 * v118;
    const double v134 = v133 + (31.392000000000003 * v126_cosine[0]);
    const double v135 = (v134 + ((1.7300000000000002 * v112_qdd[1]) + (137.34 * v113_cosine[0]))) - v132;
    const double v136 = harlecki_two_link_min(v124 - v135, v135 + v124);
    const bool v137 = v95 && (v136 < 0.0);
    const double v138 = (v57 + (v21 * v91_number[0])) + (v22 * v91_number[1]);
    const double v139 = (v55 - (v19 * v91_number[0])) + (v15 * v91_number[1]);
    const double v140 = prepared->k[2] * sqrt(v137 ? ((v139 * v139) + (v138 * v138)) : 1.0);
    const double v141 = (v10 * v91_number[1]) - v45;
    const double v142 = harlecki_two_link_max(0.0, harlecki_two_link_min(v140 - v141, v141 + v140));
    const double v143 = v137 ? (v142 / (v137 ? (v137 ? (v142 - v136) : 1.0) : 1.0)) : 1.0;
    const bool v144 = (v106 * ((double)v91_best[0])) < 0.0;
    const bool v145 = v90 && v144;
    const double v146 = v145 ? (qd[0] / (v145 ? (v145 ? (qd[0] - v106) : 1.0) : 1.0)) : 1.0;
    const bool v147 = (v107 * ((double)v91_best[1])) < 0.0;
    const bool v148 = v89 && v147;
    const double v149 = v148 ? (qd[1] / (v148 ? (v148 ? (qd[1] - v107) : 1.0) : 1.0)) : 1.0;
    const double v150 = prepared->k[3] * sqrt((v120 * v120) + (v121 * v121));
    const double v151 = tau[1] - (v131 * v112_qdd[0]);
    const double v152 = (v134 + (1.7300000000000002 * v112_qdd[0])) - v151;
    const double v153 = harlecki_two_link_min(v150 - v152, v152 + v150);
    const bool v154 = v93 && (v153 < 0.0);
    const double v155 = v54 + ((3.2 * v91_number[1]) + (v17 * v91_number[0]));
    const double v156 = v53 + (v18 * v91_number[0]);
    const double v157 = prepared->k[3] * sqrt(v154 ? ((v155 * v155) + (v156 * v156)) : 1.0);
    const double v158 = (v10 * v91_number[0]) - v41;
    const double v159 = harlecki_two_link_max(0.0, harlecki_two_link_min(v157 - v158, v158 + v157));
    const double v160 = v154 ? (v159 / (v154 ? (v154 ? (v159 - v153) : 1.0) : 1.0)) : 1.0;
    const double v161 = harlecki_two_link_min(harlecki_two_link_min(harlecki_two_link_min(v149, harlecki_two_link_min(1.0, v146)), v143), v160);
    const bool v162 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v163 = ((v161 < 1.0) && (!v162)) && (!(8.0 <= passes));
    q_out[0] = v163 ? q[0] : v111;
    q_out[1] = v163 ? q[1] : v110;
    qd_out[0] = v163 ? qd[0] : ((crossing[0] || v144) ? 0.0 : v106);
    qd_out[1] = v163 ? qd[1] : ((crossing[1] || v147) ? 0.0 : v107);
    crossing_out[0] = v163 && (v144 && (v146 <= v161));
    crossing_out[1] = v163 && (v147 && (v149 <= v161));
    forced_out[0] = v163 ? forced[0] : (v162 ? heading[0] : 0);
    forced_out[1] = v163 ? forced[1] : (v162 ? heading[1] : 0);
    const double v164 = (62.784000000000006 * v126_cosine[0]) + (2.0 * v133);
    const signed char v165 = harlecki_two_link_mode_of((((2.0 * v132) - (274.68 * v113_cosine[0])) - (3.4600000000000004 * v112_qdd[1])) - v164);
    heading_out[0] = ((v137 && v163) && (v143 <= v161)) ? v165 : 0;
    const signed char v166 = harlecki_two_link_mode_of(((2.0 * v151) - (3.4600000000000004 * v112_qdd[0])) - v164);
    heading_out[1] = ((v160 <= v161) && (v154 && v163)) ? v166 : 0;
    const double v167 = v163 ? past : (v162 ? (trial + past) : dt);
    *past_out = v167;
    const double v168 = v163 ? (trial * v161) : (dt - v167);
    *trial_out = v168;
    *passes_out = 1.0 + passes;
    const double v169 = v91_done ? ((v91_flag[2] || v91_flag[1]) ? (v91_flag[6] ? 4.0 : (v91_flag[3] ? 1.0 : (v91_flag[5] ? 0.0 : 3.0))) : (v91_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v170 = (fabs(v45) < 1e+38) && ((fabs(v91_number[1]) < 1e+38) && (fabs(v91_number[0]) < 1e+38));
    const double v171 = harlecki_two_link_max(((fabs(v41) < 1e+38) && v170) ? v169 : 6.0, (v103_converged && (v97_converged && v100_converged)) ? 0.0 : 5.0);
    *worst_out = harlecki_two_link_max(worst, v171);
    *done = (v168 <= 0.0) && (!v163);
}

void harlecki_two_link_step_interpolated_arrays(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_q[2] = {q[0], q[1]};
    double v0_qd[2] = {qd[0], qd[1]};
    signed char v0_mode[2] = {mode[0], mode[1]};
    bool v0_crossing[2] = {false, false};
    signed char v0_forced[2] = {0, 0};
    signed char v0_heading[2] = {0, 0};
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
        signed char v0_next_forced[2];
        signed char v0_next_heading[2];
        double v0_next_past;
        double v0_next_trial;
        double v0_next_passes;
        double v0_next_worst;
        harlecki_two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, v0_of_tau, dt, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
        v0_past = v0_next_past;
        v0_trial = v0_next_trial;
        v0_passes = v0_next_passes;
        v0_worst = v0_next_worst;
    }
    const bool v1 = ((fabs(dt) < 1e+38) && (fabs(q[0]) < 1e+38)) && (fabs(q[1]) < 1e+38);
    const bool v2 = (fabs(qd[1]) < 1e+38) && ((fabs(qd[0]) < 1e+38) && v1);
    const bool v3 = (fabs(tau[1]) < 1e+38) && (v2 && (fabs(tau[0]) < 1e+38));
    const bool v4 = (v3 && (fabs(v0_q[0]) < 1e+38)) && (fabs(v0_q[1]) < 1e+38);
    const bool v5 = (0.0 < dt) && (((fabs(v0_qd[0]) < 1e+38) && v4) && (fabs(v0_qd[1]) < 1e+38));
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
