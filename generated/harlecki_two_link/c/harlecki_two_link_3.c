/* harlecki_two_link, emitted by symgen 0.1.0 */
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

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double harlecki_two_link_alone(const double *number)
{
    return *(const volatile double *)number;
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
HARLECKI_TWO_LINK_INLINE void harlecki_two_link_sincos_pair(const harlecki_two_link_lane *angle, harlecki_two_link_lane *sine, harlecki_two_link_lane *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_lane x = *angle;
    union { harlecki_two_link_lane number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_lane n = k.number - 6755399441186816.0;
    const harlecki_two_link_lane w = x - (n * 1.5707963267923333);
    const harlecki_two_link_lane r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const harlecki_two_link_lane z = r * r;
    const harlecki_two_link_lane rz = r * z;

    const harlecki_two_link_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const harlecki_two_link_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const harlecki_two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static HARLECKI_TWO_LINK_APART void harlecki_two_link_sincos_beyond(const harlecki_two_link_four *angle, harlecki_two_link_four *sine, harlecki_two_link_four *cosine)
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

#if !defined(HARLECKI_TWO_LINK_VECTOR)
static inline void harlecki_two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(HARLECKI_TWO_LINK_VECTOR)
static inline void harlecki_two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(HARLECKI_TWO_LINK_VECTOR)
static inline void harlecki_two_link_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(HARLECKI_TWO_LINK_VECTOR)
static inline void harlecki_two_link_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 1.0;
    const bool v2 = 0 == pattern[0];
    const double v3 = v2 ? 0.0 : 1.0;
    const double v4 = v3 + v1;
    const double v5 = 1.0 - v4;
    const double v6 = -v5;
    const double v7 = context_boolean[5] ? 0.0 : 1.0;
    const bool v8 = context_boolean[6] || context_boolean[7];
    const double v9 = v8 ? 1.0 : 0.0;
    const bool v10 = context_boolean[3] || context_boolean[4];
    const bool v11 = (context_boolean[4] && (1 == pattern[0])) || (v10 && (v2 && ((v6 <= v9) && (v7 <= v6))));
    const double v12 = -(v3 + v5);
    const bool v13 = ((v0 && ((0.0 <= v12) && (v12 <= 0.0))) && v8) || (context_boolean[7] && (1 == pattern[1]));
    const bool v14 = v13 || v11;
    const double v15 = v14 ? v4 : (1.0 + v4);
    const signed char v16 = (context_boolean[2] && ((v7 <= v15) && (v15 <= v9))) ? 0 : (context_boolean[3] ? 1 : (-1));
    const signed char v17 = v13 ? pattern[0] : (v11 ? ((context_boolean[3] && v2) ? 1 : (-1)) : v16);
    pattern_out[0] = v17;
    const double v18 = v15 - ((0 == v17) ? 0.0 : 1.0);
    const signed char v19 = (context_boolean[5] && ((v18 <= 0.0) && (0.0 <= v18))) ? 0 : (context_boolean[6] ? 1 : (-1));
    pattern_out[1] = v13 ? ((context_boolean[6] && v0) ? 1 : (-1)) : v19;
    const double v20 = v0 ? 0.0 : 0.5780346820809248;
    const double v21 = context_real[1] * v20;
    const bool v22 = !v2;
    const double v23 = v2 ? 0.0 : (-(1.0 / (v22 ? ((context_real[1] * v21) - context_real[0]) : 1.0)));
    const double v24 = v21 * v23;
    const double v25 = v0 ? 0.0 : (-(v3 * v24));
    const double v26 = v2 ? 0.0 : (v3 * v23);
    const double v27 = (context_real[6] * v26) + (context_real[7] * v25);
    const double v28 = (context_real[10] * v25) + (context_real[9] * v26);
    const double v29 = v2 ? 0.0 : (context_real[4] * sqrt(v22 ? ((v28 * v28) + (v27 * v27)) : 1.0));
    const double v30 = v20 + (v21 * v24);
    const double v31 = v0 ? 0.0 : (v1 * v30);
    const double v32 = v2 ? 0.0 : (-(v1 * v24));
    const double v33 = (context_real[6] * v32) + (context_real[7] * v31);
    const double v34 = (context_real[10] * v31) + (context_real[9] * v32);
    const bool v35 = !v0;
    const bool v36 = v22 && v35;
    const double v37 = v2 ? 0.0 : (v0 ? 0.0 : (context_real[4] * sqrt(v36 ? ((v34 * v34) + (v33 * v33)) : 1.0)));
    const double v38 = (context_real[17] * v32) + (3.2 * v31);
    const double v39 = context_real[15] * v32;
    const double v40 = v0 ? 0.0 : (context_real[13] * sqrt(v35 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const double v41 = (context_real[17] * v26) + (3.2 * v25);
    const double v42 = context_real[15] * v26;
    const double v43 = v0 ? 0.0 : (v2 ? 0.0 : (context_real[13] * sqrt(v36 ? ((v41 * v41) + (v42 * v42)) : 1.0)));
    const bool v44 = (v37 < (v2 ? 1.0 : (1.0 - v29))) && (v43 < (v0 ? 1.0 : (1.0 - v40)));
    const double v45 = v2 ? 0.0 : context_real[2];
    const double v46 = v0 ? 0.0 : context_real[3];
    const double v47 = v0 ? 0.0 : ((v46 * v30) - (v45 * v24));
    const double v48 = v2 ? 0.0 : ((v45 * v23) - (v46 * v24));
    const double v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47));
    const double v50 = context_real[11] + ((context_real[9] * v48) + (context_real[10] * v47));
    const double v51 = context_real[8] + ((context_real[6] * v48) + (context_real[7] * v47));
    const double v52 = context_real[16] + (context_real[15] * v48);
    const double v53 = (double)pattern[1];
    const double v54 = (double)pattern[0];
    double v55_u[2] = {v44 ? number[2] : 0.0, v44 ? number[3] : 0.0};
    double v55_polished[1] = {0.0};
    const double v55_of_context_real[16] = {v54, context_real[4], -v27, -v33, v51, -v28, -v34, v50, v53, context_real[13], -v42, -v39, v52, -v41, -v38, v49};
    const bool v55_of_context_boolean[2] = {v22, v35};
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
    const double v56 = v0 ? 0.0 : ((v47 - (v31 * v55_u[1])) - (v25 * v55_u[0]));
    const double v57 = (v32 * v55_u[1]) + (v26 * v55_u[0]);
    const double v58 = v2 ? 0.0 : (v48 - v57);
    const double v59 = (context_real[8] + (context_real[6] * v58)) + (context_real[7] * v56);
    const double v60 = context_real[11] + ((context_real[10] * v56) + (context_real[9] * v58));
    const double v61 = context_real[5] * sqrt(v2 ? ((v60 * v60) + (v59 * v59)) : 1.0);
    const double v62 = v2 ? (context_real[2] - (context_real[1] * v56)) : v55_u[0];
    const double v63 = v2 ? harlecki_two_link_min(v61 - v62, v62 + v61) : (v54 * v58);
    const double v64 = (v50 - (v34 * v55_u[1])) - (v28 * v55_u[0]);
    const double v65 = (v51 - (v33 * v55_u[1])) - (v27 * v55_u[0]);
    const double v66 = v2 ? 0.0 : ((context_real[4] * v54) * sqrt(v22 ? ((v65 * v65) + (v64 * v64)) : 1.0));
    const double v67 = (v49 - (v41 * v55_u[0])) - (v38 * v55_u[1]);
    const double v68 = v52 - (context_real[15] * v57);
    const double v69 = v0 ? 0.0 : ((context_real[13] * v53) * sqrt(v35 ? ((v68 * v68) + (v67 * v67)) : 1.0));
    const double v70 = harlecki_two_link_max(fabs(v55_u[1]), harlecki_two_link_max(fabs(v55_u[0]), harlecki_two_link_max(fabs(v69), fabs(v66))));
    const double v71 = harlecki_two_link_max(fabs(v55_u[0] - v66), fabs(v55_u[1] - v69));
    const bool v72 = v55_done && (v71 <= (v70 * ((v70 < (1.0000000009313226 * v70)) ? 1e-11 : 1e-05)));
    const bool v73 = v72 && (context_boolean[0] || ((0.0 < v63) || (v2 && (0.0 <= v63))));
    const double v74 = (context_real[18] + (context_real[17] * v58)) + (3.2 * v56);
    const double v75 = context_real[16] + (context_real[15] * v58);
    const double v76 = context_real[14] * sqrt(v0 ? ((v74 * v74) + (v75 * v75)) : 1.0);
    const double v77 = v0 ? (context_real[3] - (context_real[1] * v58)) : v55_u[1];
    const double v78 = v0 ? harlecki_two_link_min(v76 - v77, v77 + v76) : (v53 * v56);
    const bool v79 = (context_boolean[1] || ((v0 && (0.0 <= v78)) || (0.0 < v78))) && v73;
    const bool v80 = !flag[1];
    const bool v81 = context_boolean[0] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v62))) <= (v2 ? v63 : (context_real[0] * v63)));
    const bool v82 = context_boolean[1] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v77))) <= (v0 ? v78 : (1.7300000000000002 * v78)));
    const bool v83 = v82 && (v72 && v81);
    const bool v84 = ((!flag[2]) && (v80 && v83)) || (v80 && v79);
    best_out[0] = v84 ? pattern[0] : best[0];
    best_out[1] = v84 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v85 = flag[1] || v79;
    flag_out[1] = v85;
    flag_out[2] = flag[2] || v83;
    const bool v86 = flag[3] || (flag[1] && v79);
    flag_out[3] = v86;
    const bool v87 = !v72;
    const bool v88 = (v35 && (1.0 < v40)) || (v22 && (1.0 < v29));
    const bool v89 = (v4 <= 1.0) && v88;
    flag_out[4] = flag[4] || (v87 && (!((v89 && v87) && ((1e-05 * v70) < v71))));
    flag_out[5] = v84 ? v44 : flag[5];
    flag_out[6] = v84 ? (v88 && (v89 && v72)) : flag[6];
    number_out[0] = v84 ? v58 : number[0];
    number_out[1] = v84 ? v56 : number[1];
    const double v90 = v0 ? 0.0 : (context_real[1] * (v2 ? context_real[20] : 0.0));
    const double v91 = v2 ? 0.0 : (context_real[1] * (v0 ? context_real[21] : 0.0));
    number_out[4] = v84 ? (v2 ? 0.0 : ((v23 * v91) - (v24 * v90))) : number[4];
    number_out[5] = v84 ? (v0 ? 0.0 : ((v30 * v90) - (v24 * v91))) : number[5];
    const bool v92 = !(v14 || (v15 <= (v9 + (v10 ? 1.0 : 0.0))));
    const bool v93 = v85 && (v86 || (((v2 && v0) || (!v14)) || v92));
    *done = v93 || (v92 && (!v85));
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

static void harlecki_two_link_friction_stage(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const double sign[restrict 2], const double u[restrict 2], double qdd[restrict 2], double u_next[restrict 2], bool *restrict converged)
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v4 = 0 == mode[0];
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 1.7300000000000002 + v5;
    const bool v7 = 0 == mode[1];
    const double v8 = v7 ? 0.0 : 0.5780346820809248;
    const double v9 = v6 * v8;
    const bool v10 = !v4;
    const double v11 = v4 ? 0.0 : (1.0 / (v10 ? (13.73 + ((6.4 * v0_cosine[0]) - (v6 * v9))) : 1.0));
    const double v12 = qd[0] * qd[0];
    const double v13 = v12 - (9.81 * v0_sine[1]);
    const double v14 = 3.2 * v0_sine[0];
    const double v15 = (v0_cosine[1] * (31.392000000000003 * v0_cosine[0])) + (v13 * v14);
    const double v16 = qd[0] + qd[1];
    const double v17 = v16 * v16;
    const double v18 = v11 * (v4 ? 0.0 : (((tau[0] - (137.34 * v0_cosine[1])) - v15) + (v14 * v17)));
    const double v19 = v7 ? 0.0 : (tau[1] - v15);
    const double v20 = v9 * v11;
    const double v21 = v18 - (v19 * v20);
    const double v22 = v4 ? 0.0 : v21;
    const double v23 = v7 ? 0.0 : 1.0;
    const double v24 = v4 ? 0.0 : (-(v20 * v23));
    const double v25 = v4 ? 0.0 : 1.0;
    const double v26 = v7 ? 0.0 : (-(v20 * v25));
    const double v27 = v4 ? 0.0 : (v11 * v25);
    const double v28 = 8.0 * v0_sine[0];
    const double v29 = 8.0 * v0_cosine[0];
    const double v30 = 3.2 + v29;
    const double v31 = (v0_cosine[0] * v28) - (v0_sine[0] * v30);
    const double v32 = v7 ? 0.0 : (v23 * (v8 + (v9 * v20)));
    const double v33 = 78.48 * v0_cosine[1];
    const double v34 = ((v13 * v29) + (3.2 * v17)) - (v0_sine[0] * v33);
    const double v35 = v7 ? 0.0 : ((v8 * v19) - (v9 * v21));
    const double v36 = ((3.2 * v35) + (v13 * v28)) + (v0_cosine[0] * v33);
    const double v37 = ((v0_cosine[0] * v34) + (6.0 * v12)) - ((117.72 * v0_sine[1]) - (v0_sine[0] * v36));
    const double v38 = 6.0 + ((v0_cosine[0] * v30) + (v0_sine[0] * v28));
    const double v39 = (v0_sine[0] * v34) - ((v0_cosine[0] * v36) + (117.72 * v0_cosine[1]));
    const bool v40 = !v7;
    double v41_u[2] = {u[0], u[1]};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {sign[0], prepared->k[1], (v14 * v26) - (v27 * v31), (v14 * v32) - (v24 * v31), (v22 * v31) - v37, -((v5 * v26) + (v27 * v38)), -((v5 * v32) + (v24 * v38)), (v22 * v38) - v39, sign[1], prepared->k[0], -(v27 * v28), -(v24 * v28), (v22 * v28) - v34, -((3.2 * v26) + (v27 * v30)), -((3.2 * v32) + (v24 * v30)), v36 + (v22 * v30)};
    const bool v41_of_context_boolean[2] = {v10, v40};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_stage_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    u_next[1] = v41_u[1];
    u_next[0] = v41_u[0];
    const double v42 = v22 - ((v24 * v41_u[1]) + (v27 * v41_u[0]));
    qdd[0] = v4 ? 0.0 : v42;
    const double v43 = (v26 * v41_u[0]) + (v32 * v41_u[1]);
    qdd[1] = v7 ? 0.0 : (v35 - v43);
    const double v44 = (v37 - (v14 * v43)) - (v31 * v42);
    const double v45 = ((v38 * v42) - (v5 * v43)) - v39;
    const double v46 = v4 ? 0.0 : (sqrt(v10 ? ((v44 * v44) + (v45 * v45)) : 1.0) * (prepared->k[1] * sign[0]));
    const double v47 = (v28 * v42) - v34;
    const double v48 = ((3.2 * v43) - v36) - (v30 * v42);
    const double v49 = v7 ? 0.0 : (sqrt(v40 ? ((v47 * v47) + (v48 * v48)) : 1.0) * (prepared->k[0] * sign[1]));
    const double v50 = harlecki_two_link_max(fabs(v41_u[0] - v46), fabs(v41_u[1] - v49));
    const double v51 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v46), fabs(v49)), fabs(v41_u[0])), fabs(v41_u[1]));
    *converged = v41_done && (v50 <= (v51 * ((v51 < (1.0000000009313226 * v51)) ? 1e-11 : 1e-05)));
}

void harlecki_two_link_step_arrays(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 8.0 * v0_sine[0];
    const double v5 = 8.0 * v0_cosine[0];
    const double v6 = 3.2 + v5;
    const double v7 = 6.0 + ((v0_cosine[0] * v6) + (v0_sine[0] * v4));
    const double v8 = 3.2 * v0_cosine[0];
    const double v9 = 1.7300000000000002 + v8;
    const double v10 = 0.5780346820809248 * v9;
    const double v11 = 13.73 + (6.4 * v0_cosine[0]);
    const double v12 = 1.0 / (v11 - (v9 * v10));
    const double v13 = v10 * v12;
    const double v14 = (v8 * v13) - (v7 * v12);
    const double v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const double v16 = 3.2 * v0_sine[0];
    const double v17 = (v15 * v12) + (v16 * v13);
    const double v18 = prepared->k[5] * sqrt((v17 * v17) + (v14 * v14));
    const double v19 = v10 * v13;
    const double v20 = 0.5780346820809248 + v19;
    const double v21 = (v16 * v20) + (v15 * v13);
    const double v22 = (v8 * v20) - (v7 * v13);
    const double v23 = prepared->k[5] * sqrt((v22 * v22) + (v21 * v21));
    const double v24 = v23 + v18;
    const double v25 = (3.2 * v20) - (v6 * v13);
    const double v26 = v4 * v4;
    const double v27 = prepared->k[4] * sqrt((v25 * v25) + (v26 * (v13 * v13)));
    const double v28 = (3.2 * v13) - (v6 * v12);
    const double v29 = prepared->k[4] * sqrt((v28 * v28) + (v26 * (v12 * v12)));
    const double v30 = v29 + v27;
    const double v31 = harlecki_two_link_max(v30, v24);
    const bool v32 = v31 < 1.0;
    const double v33 = 9.81 * v0_cosine[1];
    const double v34 = qd[0] * qd[0];
    const double v35 = v34 - (9.81 * v0_sine[1]);
    const double v36 = (v35 * v16) + (v8 * v33);
    const double v37 = qd[0] + qd[1];
    const double v38 = v37 * v37;
    const double v39 = (v16 * v38) + ((tau[0] - (137.34 * v0_cosine[1])) - v36);
    const double v40 = v39 * v13;
    const double v41 = tau[1] - v36;
    const double v42 = v41 * v20;
    const double v43 = v42 - v40;
    const double v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33));
    const double v45 = (v35 * v4) + (v5 * v33);
    const double v46 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v45)) - (v0_sine[0] * v44);
    const double v47 = v41 * v13;
    const double v48 = v39 * v12;
    const double v49 = v48 - v47;
    const double v50 = (v46 + (v8 * v43)) + (v7 * v49);
    const double v51 = (6.0 * v34) + ((v0_sine[0] * v45) + ((v0_cosine[0] * v44) - (117.72 * v0_sine[1])));
    const double v52 = (v51 + (v16 * v43)) - (v15 * v49);
    const double v53 = prepared->k[5] * sqrt((v52 * v52) + (v50 * v50));
    const double v54 = (v45 + (3.2 * v43)) + (v6 * v49);
    const double v55 = (v4 * v49) - v44;
    const double v56 = prepared->k[4] * sqrt((v55 * v55) + (v54 * v54));
    const double v57 = v32 ? (harlecki_two_link_max(v53, v56) / (v32 ? (v32 ? (1.0 - v31) : 1.0) : 1.0)) : 1e+38;
    const double v58 = harlecki_two_link_min(v57, v56 + (v30 * v57));
    const double v59 = harlecki_two_link_min(v57, v53 + (v24 * v57));
    const double v60 = harlecki_two_link_min(v58, v56 + ((v29 * v59) + (v27 * v58)));
    const double v61 = harlecki_two_link_min(v59, v53 + ((v23 * v58) + (v18 * v59)));
    const double v62 = 1.0001 * harlecki_two_link_min(v60, v56 + ((v29 * v61) + (v27 * v60)));
    const double v63 = 1.0001 * harlecki_two_link_min(v61, v53 + ((v23 * v60) + (v18 * v61)));
    const double v64 = fabs(v13);
    const double v65 = (v64 * v63) + (1e-08 * (fabs(v40) + fabs(v42)));
    const double v66 = (prepared->k[6] + (prepared->k[3] * v19)) * (dt * sqrt((v44 * v44) + (v45 * v45)));
    const double v67 = fabs(qd[1]);
    const bool v68 = harlecki_two_link_eq(0.0, v67) || (v67 < v66);
    const bool v69 = v68 && (fabs(v43) <= (v65 + (v20 * v62)));
    const double v70 = (v64 * v62) + (1e-08 * (fabs(v47) + fabs(v48)));
    const double v71 = fabs(qd[0]);
    const bool v72 = v71 < (sqrt((v51 * v51) + (v46 * v46)) * (v12 * (prepared->k[2] * dt)));
    const bool v73 = harlecki_two_link_eq(0.0, v71) || v72;
    const bool v74 = v73 && (fabs(v49) <= (v70 + (v12 * v63)));
    const double v75 = -v65;
    const signed char v76 = harlecki_two_link_mode_of(qd[1]);
    const bool v77 = v68 ? (v75 < v43) : (1 == v76);
    const signed char v78 = v69 ? 0 : (v77 ? 1 : (-1));
    const double v79 = -v70;
    const signed char v80 = harlecki_two_link_mode_of(qd[0]);
    const bool v81 = v73 ? (v79 < v49) : (1 == v80);
    const signed char v82 = v74 ? 0 : (v81 ? 1 : (-1));
    signed char v83_pattern[2] = {v82, v78};
    signed char v83_best[2] = {v82, v78};
    bool v83_flag[7] = {false, false, false, false, false, true, false};
    double v83_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v83_of_context_real[22] = {v11, v9, v39, v41, prepared->k[1], prepared->k[2], v15, -v16, -v51, v7, v8, v46, tau[0], prepared->k[0], prepared->k[3], v4, -v44, v6, v45, tau[1], qd[0], qd[1]};
    const bool v83_of_context_boolean[8] = {!v73, !v68, v74, v81, v73 ? (v79 < (-v49)) : ((-1) == v80), v69, v77, v68 ? (v75 < (-v43)) : ((-1) == v76)};
    bool v83_done = false;
    for (int v83_pass = 0; (v83_pass < 18) && !v83_done; v83_pass++) {
        signed char v83_next_pattern[2];
        signed char v83_next_best[2];
        bool v83_next_flag[7];
        double v83_next_number[6];
        harlecki_two_link_step_pattern(prepared, v83_pattern, v83_best, v83_flag, v83_number, v83_of_context_real, v83_of_context_boolean, v83_next_pattern, v83_next_best, v83_next_flag, v83_next_number, &v83_done);
        v83_pattern[0] = v83_next_pattern[0];
        v83_pattern[1] = v83_next_pattern[1];
        v83_best[0] = v83_next_best[0];
        v83_best[1] = v83_next_best[1];
        v83_flag[0] = v83_next_flag[0];
        v83_flag[1] = v83_next_flag[1];
        v83_flag[2] = v83_next_flag[2];
        v83_flag[3] = v83_next_flag[3];
        v83_flag[4] = v83_next_flag[4];
        v83_flag[5] = v83_next_flag[5];
        v83_flag[6] = v83_next_flag[6];
        v83_number[0] = v83_next_number[0];
        v83_number[1] = v83_next_number[1];
        v83_number[2] = v83_next_number[2];
        v83_number[3] = v83_next_number[3];
        v83_number[4] = v83_next_number[4];
        v83_number[5] = v83_next_number[5];
    }
    const bool v84 = 0 == v83_best[1];
    const double v85 = v84 ? 0.0 : (qd[1] + v83_number[5]);
    const double v86 = 0.5 * dt;
    const double v87 = v85 + (v86 * v83_number[1]);
    const bool v88 = 0 == v83_best[0];
    const double v89 = v88 ? 0.0 : (qd[0] + v83_number[4]);
    const double v90 = v89 + (v86 * v83_number[0]);
    const double v91 = (double)v83_best[1];
    const double v92 = (double)v83_best[0];
    const double v93_of_q[2] = {q[0] + (v86 * v89), q[1] + (v86 * v85)};
    const double v93_of_qd[2] = {v90, v87};
    const double v93_of_sign[2] = {v92, v91};
    double v93_qdd[2];
    double v93_u_next[2];
    bool v93_converged;
    harlecki_two_link_friction_stage(prepared, v93_of_q, v93_of_qd, tau, v83_best, v93_of_sign, &v83_number[2], v93_qdd, v93_u_next, &v93_converged);
    const double v94 = v85 + (v86 * v93_qdd[1]);
    const double v95 = v89 + (v86 * v93_qdd[0]);
    const double v96_of_q[2] = {q[0] + (v86 * v90), q[1] + (v86 * v87)};
    const double v96_of_qd[2] = {v95, v94};
    double v96_qdd[2];
    double v96_u_next[2];
    bool v96_converged;
    harlecki_two_link_friction_stage(prepared, v96_of_q, v96_of_qd, tau, v83_best, v93_of_sign, v93_u_next, v96_qdd, v96_u_next, &v96_converged);
    const double v97 = dt * v96_qdd[1];
    const double v98 = dt * v96_qdd[0];
    const double v99_of_q[2] = {q[0] + (dt * v95), q[1] + (dt * v94)};
    const double v99_of_qd[2] = {v89 + v98, v85 + v97};
    double v99_qdd[2];
    double v99_u_next[2];
    bool v99_converged;
    harlecki_two_link_friction_stage(prepared, v99_of_q, v99_of_qd, tau, v83_best, v93_of_sign, v96_u_next, v99_qdd, v99_u_next, &v99_converged);
    const double v100 = 0.16666666666666666 * dt;
    const double v101 = v88 ? 0.0 : (v89 + (v100 * ((v83_number[0] + v99_qdd[0]) + (2.0 * (v93_qdd[0] + v96_qdd[0])))));
    const double v102 = 2.0 * v100;
    const double v103 = v84 ? q[1] : ((q[1] + (v100 * v97)) + ((v94 + (v85 + v87)) * v102));
    const double v104 = v88 ? q[0] : ((q[0] + (v100 * v98)) + (v102 * (v95 + (v89 + v90))));
    const double v105 = fabs(tau[1]) + (fabs(v104) + (fabs(v101) + fabs(v103)));
    const double v106 = v84 ? 0.0 : (v85 + (v100 * ((v83_number[1] + v99_qdd[1]) + (2.0 * (v93_qdd[1] + v96_qdd[1])))));
    const double v107 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v67 + v71)));
    const bool v108 = ((fabs(tau[0]) + v107) < 1e+38) && ((fabs(v106) + v105) < 1e+38);
    const bool v109 = v108 && (0.0 < dt);
    q_next[0] = v109 ? v104 : q[0];
    q_next[1] = v109 ? v103 : q[1];
    qd_next[0] = v109 ? v101 : qd[0];
    qd_next[1] = v109 ? v106 : qd[1];
    mode_next[0] = v109 ? v83_best[0] : mode[0];
    mode_next[1] = v109 ? v83_best[1] : mode[1];
    const bool v110 = (fabs(v41) + (fabs(v83_number[0]) + (fabs(v39) + fabs(v83_number[1])))) < 1e+38;
    const double v111 = v110 ? (v83_done ? ((v83_flag[2] || v83_flag[1]) ? (v83_flag[6] ? 4.0 : (v83_flag[3] ? 1.0 : (v83_flag[5] ? 0.0 : 3.0))) : (v83_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    *status = v109 ? ((v99_converged && (v96_converged && v93_converged)) ? v111 : harlecki_two_link_max(5.0, v111)) : 6.0;
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

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
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

static void harlecki_two_link_interpolated_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 20], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 0.5780346820809248;
    const double v2 = context_real[1] * v1;
    const bool v3 = 0 == pattern[0];
    const bool v4 = !v3;
    const double v5 = v3 ? 0.0 : (-(1.0 / (v4 ? ((context_real[1] * v2) - context_real[0]) : 1.0)));
    const double v6 = v2 * v5;
    const double v7 = v3 ? 0.0 : 1.0;
    const double v8 = v0 ? 0.0 : (-(v7 * v6));
    const double v9 = v3 ? 0.0 : (v7 * v5);
    const double v10 = (context_real[6] * v9) + (context_real[7] * v8);
    const double v11 = (context_real[10] * v8) + (context_real[9] * v9);
    const double v12 = v3 ? 0.0 : (context_real[4] * sqrt(v4 ? ((v11 * v11) + (v10 * v10)) : 1.0));
    const double v13 = v0 ? 0.0 : 1.0;
    const double v14 = v0 ? 0.0 : (v13 * (v1 + (v2 * v6)));
    const double v15 = v3 ? 0.0 : (-(v13 * v6));
    const double v16 = (context_real[6] * v15) + (context_real[7] * v14);
    const double v17 = (context_real[10] * v14) + (context_real[9] * v15);
    const bool v18 = !v0;
    const bool v19 = v4 && v18;
    const double v20 = v3 ? 0.0 : (v0 ? 0.0 : (context_real[4] * sqrt(v19 ? ((v17 * v17) + (v16 * v16)) : 1.0)));
    const double v21 = (context_real[17] * v15) + (3.2 * v14);
    const double v22 = context_real[15] * v15;
    const double v23 = v0 ? 0.0 : (context_real[13] * sqrt(v18 ? ((v21 * v21) + (v22 * v22)) : 1.0));
    const double v24 = (context_real[17] * v9) + (3.2 * v8);
    const double v25 = context_real[15] * v9;
    const double v26 = v0 ? 0.0 : (v3 ? 0.0 : (context_real[13] * sqrt(v19 ? ((v24 * v24) + (v25 * v25)) : 1.0)));
    const bool v27 = (v20 < (v3 ? 1.0 : (1.0 - v12))) && (v26 < (v0 ? 1.0 : (1.0 - v23)));
    const double v28 = v0 ? 0.0 : context_real[3];
    const double v29 = ((v3 ? 0.0 : context_real[2]) * v5) - (v28 * v6);
    const double v30 = v0 ? 0.0 : ((v1 * v28) - (v2 * v29));
    const double v31 = v3 ? 0.0 : v29;
    const double v32 = (context_real[18] + (context_real[17] * v31)) + (3.2 * v30);
    const double v33 = context_real[11] + ((context_real[10] * v30) + (context_real[9] * v31));
    const double v34 = (context_real[8] + (context_real[6] * v31)) + (context_real[7] * v30);
    const double v35 = context_real[16] + (context_real[15] * v31);
    const double v36 = (double)pattern[1];
    const double v37 = (double)pattern[0];
    double v38_u[2] = {v27 ? number[2] : 0.0, v27 ? number[3] : 0.0};
    double v38_polished[1] = {0.0};
    const double v38_of_context_real[16] = {v37, context_real[4], -v10, -v16, v34, -v11, -v17, v33, v36, context_real[13], -v25, -v22, v35, -v24, -v21, v32};
    const bool v38_of_context_boolean[2] = {v4, v18};
    bool v38_done = false;
    for (int v38_pass = 0; (v38_pass < 40) && !v38_done; v38_pass++) {
        double v38_next_u[2];
        double v38_next_polished[1];
        harlecki_two_link_interpolated_pattern_loads(prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_done);
        v38_u[0] = v38_next_u[0];
        v38_u[1] = v38_next_u[1];
        v38_polished[0] = v38_next_polished[0];
    }
    number_out[2] = v38_u[0];
    number_out[3] = v38_u[1];
    const double v39 = v0 ? 0.0 : ((v30 - (v14 * v38_u[1])) - (v8 * v38_u[0]));
    const double v40 = (v15 * v38_u[1]) + (v9 * v38_u[0]);
    const double v41 = v3 ? 0.0 : (v31 - v40);
    const double v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v39);
    const double v43 = context_real[11] + ((context_real[10] * v39) + (context_real[9] * v41));
    const double v44 = context_real[5] * sqrt(v3 ? ((v43 * v43) + (v42 * v42)) : 1.0);
    const double v45 = v3 ? (context_real[2] - (context_real[1] * v39)) : v38_u[0];
    const double v46 = v3 ? harlecki_two_link_min(v44 - v45, v45 + v44) : (v37 * v41);
    const double v47 = v3 ? v46 : (context_real[0] * v46);
    const double v48 = harlecki_two_link_max(fabs(context_real[2]), fabs(v45));
    const bool v49 = !flag[0];
    const bool v50 = context_boolean[2] && v49;
    const bool v51 = ((0.0 < v46) || (v3 && (0.0 <= v46))) || (v50 && (((-1e-06) * v48) <= v47));
    const double v52 = ((v17 * v38_u[1]) + (v11 * v38_u[0])) - v33;
    const double v53 = ((v16 * v38_u[1]) + (v10 * v38_u[0])) - v34;
    const double v54 = v3 ? 0.0 : ((context_real[4] * v37) * sqrt(v4 ? ((v53 * v53) + (v52 * v52)) : 1.0));
    const double v55 = ((v24 * v38_u[0]) + (v21 * v38_u[1])) - v32;
    const double v56 = (context_real[15] * v40) - v35;
    const double v57 = v0 ? 0.0 : ((context_real[13] * v36) * sqrt(v18 ? ((v56 * v56) + (v55 * v55)) : 1.0));
    const double v58 = harlecki_two_link_max(fabs(v38_u[1]), harlecki_two_link_max(fabs(v38_u[0]), harlecki_two_link_max(fabs(v57), fabs(v54))));
    const double v59 = harlecki_two_link_max(fabs(v38_u[0] - v54), fabs(v38_u[1] - v57));
    const bool v60 = v38_done && (v59 <= (v58 * ((v58 < (1.0000000009313226 * v58)) ? 1e-11 : 1e-05)));
    const double v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v39);
    const double v62 = context_real[16] + (context_real[15] * v41);
    const double v63 = context_real[14] * sqrt(v0 ? ((v61 * v61) + (v62 * v62)) : 1.0);
    const double v64 = v0 ? (context_real[3] - (context_real[1] * v41)) : v38_u[1];
    const double v65 = v0 ? harlecki_two_link_min(v63 - v64, v64 + v63) : (v36 * v39);
    const double v66 = v0 ? v65 : (1.7300000000000002 * v65);
    const double v67 = harlecki_two_link_max(fabs(context_real[3]), fabs(v64));
    const bool v68 = context_boolean[3] && v49;
    const bool v69 = (v68 && (((-1e-06) * v67) <= v66)) || ((v0 && (0.0 <= v65)) || (0.0 < v65));
    const bool v70 = (context_boolean[1] || v69) && (v60 && (context_boolean[0] || v51));
    const bool v71 = flag[1] || v70;
    flag_out[1] = v71;
    const double v72 = v7 + v13;
    const double v73 = 1.0 - v72;
    const double v74 = -(v7 + v73);
    const bool v75 = v68 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v76 = v68 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v77 = v76 || v75;
    const bool v78 = (v77 && (v0 && ((0.0 <= v74) && (v74 <= 0.0)))) || (v75 && (1 == pattern[1]));
    const double v79 = v77 ? 1.0 : 0.0;
    const double v80 = -v73;
    const bool v81 = context_boolean[7] && (!v68);
    const double v82 = v81 ? 0.0 : 1.0;
    const bool v83 = v50 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v84 = v50 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v85 = v84 || v83;
    const bool v86 = (v85 && (v3 && ((v82 <= v80) && (v80 <= v79)))) || (v83 && (1 == pattern[0]));
    const bool v87 = v86 || v78;
    const double v88 = v87 ? v72 : (1.0 + v72);
    const bool v89 = !(v87 || (v88 <= (v79 + (v85 ? 1.0 : 0.0))));
    const bool v90 = v89 && (!v71);
    const bool v91 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v92 = v91 && ((context_boolean[2] || context_boolean[3]) && (v49 && v90));
    const signed char v93 = (((v82 <= v88) && (v88 <= v79)) && (context_boolean[4] && (!v50))) ? 0 : (v84 ? 1 : (-1));
    const signed char v94 = v78 ? pattern[0] : (v86 ? ((v84 && v3) ? 1 : (-1)) : v93);
    pattern_out[0] = v92 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v94;
    const double v95 = v88 - ((0 == v94) ? 0.0 : 1.0);
    const signed char v96 = (v81 && ((v95 <= 0.0) && (0.0 <= v95))) ? 0 : (v76 ? 1 : (-1));
    pattern_out[1] = v92 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v78 ? ((v0 && v76) ? 1 : (-1)) : v96);
    const bool v97 = !flag[1];
    const bool v98 = (context_boolean[1] || (((-1e-12) * v67) <= v66)) && (v60 && (context_boolean[0] || (((-1e-12) * v48) <= v47)));
    const bool v99 = (v97 && v70) || ((!flag[2]) && (v97 && v98));
    best_out[0] = v99 ? pattern[0] : best[0];
    best_out[1] = v99 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v92;
    flag_out[2] = flag[2] || v98;
    const bool v100 = flag[3] || (flag[1] && v70);
    flag_out[3] = v100;
    const bool v101 = !v60;
    const bool v102 = (v18 && (1.0 < v23)) || (v4 && (1.0 < v12));
    const bool v103 = (v72 <= 1.0) && v102;
    flag_out[4] = flag[4] || (v101 && (!((v103 && v101) && ((1e-05 * v58) < v59))));
    flag_out[5] = v99 ? v27 : flag[5];
    flag_out[6] = v99 ? (v102 && (v103 && v60)) : flag[6];
    number_out[0] = v99 ? v41 : number[0];
    number_out[1] = v99 ? v39 : number[1];
    const bool v104 = v71 && ((v89 || ((v3 && v0) || (!v87))) || v100);
    *done = (v90 && (!v92)) || v104;
}

static void harlecki_two_link_margin_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_interpolated_breakaways(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 25], const signed char context_mode[restrict 2], double result_real[restrict 2], bool result_boolean[restrict 2], signed char result_mode[restrict 2])
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&context_real[22]), harlecki_two_link_alone(&context_real[21])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v4 = 0 == context_mode[0];
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 1.7300000000000002 + v5;
    const bool v7 = 0 == context_mode[1];
    const double v8 = v7 ? 0.0 : 0.5780346820809248;
    const double v9 = 3.2 * v0_sine[0];
    const double v10 = context_real[23] * context_real[23];
    const double v11 = v10 - (9.81 * v0_sine[1]);
    const double v12 = v0_cosine[0] * v0_cosine[1];
    const double v13 = (v9 * v11) + (31.392000000000003 * v12);
    const double v14 = context_real[16] - v13;
    const double v15 = v7 ? 0.0 : v14;
    const double v16 = v6 * v8;
    const bool v17 = !v4;
    const double v18 = v4 ? 0.0 : (1.0 / (v17 ? (13.73 + ((6.4 * v0_cosine[0]) - (v6 * v16))) : 1.0));
    const double v19 = context_real[23] + context_real[24];
    const double v20 = v19 * v19;
    const double v21 = ((context_real[10] - (137.34 * v0_cosine[1])) - v13) + (v9 * v20);
    const double v22 = v16 * v18;
    const double v23 = (v18 * (v4 ? 0.0 : v21)) - (v22 * v15);
    const double v24 = v7 ? 0.0 : ((v8 * v15) - (v16 * v23));
    const double v25 = v7 ? 0.0 : 1.0;
    const double v26 = v7 ? 0.0 : (v25 * (v8 + (v16 * v22)));
    const double v27 = v4 ? 0.0 : 1.0;
    const double v28 = v7 ? 0.0 : (-(v22 * v27));
    const double v29 = v4 ? 0.0 : (v18 * v27);
    const double v30 = 8.0 * v0_sine[0];
    const double v31 = 8.0 * v0_cosine[0];
    const double v32 = 3.2 + v31;
    const double v33 = (v0_cosine[0] * v30) - (v0_sine[0] * v32);
    const double v34 = v4 ? 0.0 : (-(v25 * v22));
    const double v35 = v4 ? 0.0 : v23;
    const double v36 = ((3.2 * v20) - (v0_cosine[1] * (78.48 * v0_sine[0]))) + (v31 * v11);
    const double v37 = (v30 * v11) + (78.48 * v12);
    const double v38 = (((v0_cosine[0] * v36) + (v0_sine[0] * v37)) - (117.72 * v0_sine[1])) + (6.0 * v10);
    const double v39 = 6.0 + ((v0_cosine[0] * v32) + (v0_sine[0] * v30));
    const double v40 = ((v0_cosine[0] * v37) - (v0_sine[0] * v36)) + (117.72 * v0_cosine[1]);
    double v41_u[2] = {context_real[19], context_real[20]};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {(double)context_mode[0], prepared->k[1], (v28 * v9) - (v29 * v33), (v26 * v9) - (v33 * v34), ((v33 * v35) - (v9 * v24)) - v38, -((v5 * v28) + (v29 * v39)), -((v5 * v26) + (v34 * v39)), v40 + ((v5 * v24) + (v35 * v39)), (double)context_mode[1], prepared->k[0], -(v29 * v30), -(v30 * v34), (v30 * v35) - v36, -((3.2 * v28) + (v29 * v32)), -((3.2 * v26) + (v32 * v34)), v37 + ((3.2 * v24) + (v32 * v35))};
    const bool v41_of_context_boolean[2] = {v17, !v7};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 40) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_margin_loads(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = v7 ? 0.0 : ((v24 - (v26 * v41_u[1])) - (v28 * v41_u[0]));
    const double v43 = (v6 * v42) - v21;
    const double v44 = v4 ? 0.0 : ((v35 - (v29 * v41_u[0])) - (v34 * v41_u[1]));
    const double v45 = v40 + ((v5 * v42) + (v39 * v44));
    const double v46 = v38 + ((v9 * v42) - (v33 * v44));
    const double v47 = prepared->k[2] * sqrt((v45 * v45) + (v46 * v46));
    const double v48 = v43 + v47;
    const double v49 = v47 - v43;
    const double v50 = harlecki_two_link_min(v48, v49);
    const bool v51 = v4 && (v50 < 0.0);
    result_boolean[0] = v51;
    const double v52 = (context_real[0] * context_real[18]) - context_real[1];
    const double v53 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18]);
    const double v54 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]));
    const double v55 = context_real[3] * sqrt(v51 ? ((v53 * v53) + (v54 * v54)) : 1.0);
    const double v56 = harlecki_two_link_max(0.0, harlecki_two_link_min(v52 + v55, v55 - v52));
    result_real[0] = v51 ? (v56 / (v51 ? (v51 ? (v56 - v50) : 1.0) : 1.0)) : 1.0;
    const double v57 = (v6 * v44) - v14;
    const double v58 = (v30 * v44) - v36;
    const double v59 = v37 + ((3.2 * v42) + (v32 * v44));
    const double v60 = prepared->k[3] * sqrt((v58 * v58) + (v59 * v59));
    const double v61 = v57 + v60;
    const double v62 = v60 - v57;
    const double v63 = harlecki_two_link_min(v61, v62);
    const bool v64 = v7 && (v63 < 0.0);
    result_boolean[1] = v64;
    const double v65 = (context_real[0] * context_real[17]) - context_real[2];
    const double v66 = context_real[13] + (context_real[12] * context_real[17]);
    const double v67 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]));
    const double v68 = context_real[11] * sqrt(v64 ? ((v66 * v66) + (v67 * v67)) : 1.0);
    const double v69 = harlecki_two_link_max(0.0, harlecki_two_link_min(v65 + v68, v68 - v65));
    result_real[1] = v64 ? (v69 / (v64 ? (v64 ? (v69 - v63) : 1.0) : 1.0)) : 1.0;
    result_mode[0] = harlecki_two_link_mode_of(v49 - v48);
    result_mode[1] = harlecki_two_link_mode_of(v62 - v61);
}

static void harlecki_two_link_interpolated_part(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 8.0 * v0_sine[0];
    const double v5 = 8.0 * v0_cosine[0];
    const double v6 = 3.2 + v5;
    const double v7 = 6.0 + ((v0_cosine[0] * v6) + (v0_sine[0] * v4));
    const double v8 = 3.2 * v0_cosine[0];
    const double v9 = 1.7300000000000002 + v8;
    const double v10 = 0.5780346820809248 * v9;
    const double v11 = 13.73 + (6.4 * v0_cosine[0]);
    const double v12 = 1.0 / ((v9 * v10) - v11);
    const double v13 = v10 * v12;
    const double v14 = (v8 * v13) - (v7 * v12);
    const double v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const double v16 = 3.2 * v0_sine[0];
    const double v17 = (v16 * v13) + (v15 * v12);
    const double v18 = prepared->k[5] * sqrt((v17 * v17) + (v14 * v14));
    const double v19 = 0.5780346820809248 - (v10 * v13);
    const double v20 = (v16 * v19) - (v15 * v13);
    const double v21 = (v8 * v19) + (v7 * v13);
    const double v22 = prepared->k[5] * sqrt((v21 * v21) + (v20 * v20));
    const double v23 = v22 + v18;
    const double v24 = (3.2 * v19) + (v6 * v13);
    const double v25 = v4 * v4;
    const double v26 = prepared->k[4] * sqrt((v24 * v24) + (v25 * (v13 * v13)));
    const double v27 = (3.2 * v13) - (v6 * v12);
    const double v28 = prepared->k[4] * sqrt((v27 * v27) + (v25 * (v12 * v12)));
    const double v29 = v28 + v26;
    const double v30 = harlecki_two_link_max(v29, v23);
    const bool v31 = v30 < 1.0;
    const double v32 = 9.81 * v0_cosine[1];
    const double v33 = qd[0] * qd[0];
    const double v34 = v33 - (9.81 * v0_sine[1]);
    const double v35 = (v34 * v16) + (v8 * v32);
    const double v36 = tau[1] - v35;
    const double v37 = v36 * v13;
    const double v38 = qd[0] + qd[1];
    const double v39 = v38 * v38;
    const double v40 = (v16 * v39) + ((tau[0] - (137.34 * v0_cosine[1])) - v35);
    const double v41 = v40 * v12;
    const double v42 = v41 - v37;
    const double v43 = v40 * v13;
    const double v44 = v36 * v19;
    const double v45 = v44 + v43;
    const double v46 = ((v4 * v32) - (v34 * v5)) - (3.2 * v39);
    const double v47 = (v34 * v4) + (v5 * v32);
    const double v48 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v47)) + (v0_sine[0] * v46);
    const double v49 = ((v8 * v45) - (v7 * v42)) + v48;
    const double v50 = (6.0 * v33) + (((v0_sine[0] * v47) - (v0_cosine[0] * v46)) - (117.72 * v0_sine[1]));
    const double v51 = ((v16 * v45) + (v15 * v42)) + v50;
    const double v52 = prepared->k[5] * sqrt((v51 * v51) + (v49 * v49));
    const double v53 = v47 + ((3.2 * v45) - (v6 * v42));
    const double v54 = (v4 * v42) - v46;
    const double v55 = prepared->k[4] * sqrt((v53 * v53) + (v54 * v54));
    const double v56 = v31 ? (harlecki_two_link_max(v52, v55) / (v31 ? (v31 ? (1.0 - v30) : 1.0) : 1.0)) : 1e+38;
    const double v57 = harlecki_two_link_min(v56, v55 + (v29 * v56));
    const double v58 = harlecki_two_link_min(v56, v52 + (v23 * v56));
    const double v59 = harlecki_two_link_min(v57, v55 + ((v28 * v58) + (v26 * v57)));
    const double v60 = harlecki_two_link_min(v58, v52 + ((v22 * v57) + (v18 * v58)));
    const double v61 = 1.0001 * harlecki_two_link_min(v59, v55 + ((v28 * v60) + (v26 * v59)));
    const double v62 = 1.0001 * harlecki_two_link_min(v60, v52 + ((v22 * v59) + (v18 * v60)));
    const double v63 = fabs(v13);
    const double v64 = (1e-08 * (fabs(v43) + fabs(v44))) + (v63 * v62);
    const bool v65 = harlecki_two_link_eq(0.0, qd[1]);
    const bool v66 = v65 && (fabs(v45) <= (v64 + (v19 * v61)));
    const double v67 = (1e-08 * (fabs(v37) + fabs(v41))) + (v63 * v61);
    const bool v68 = harlecki_two_link_eq(0.0, qd[0]);
    const bool v69 = v68 && (fabs(v42) <= (v67 - (v12 * v62)));
    const bool v70 = !(0 == forced[1]);
    const bool v71 = v70 && (v65 && v70);
    const double v72 = -v64;
    const signed char v73 = harlecki_two_link_mode_of(qd[1]);
    const bool v74 = v65 ? (v72 < v45) : (1 == v73);
    const signed char v75 = (v66 && (!v71)) ? 0 : ((v71 ? (1 == forced[1]) : v74) ? 1 : (-1));
    const bool v76 = !(0 == forced[0]);
    const bool v77 = v76 && (v68 && v76);
    const double v78 = -v67;
    const signed char v79 = harlecki_two_link_mode_of(qd[0]);
    const bool v80 = v68 ? (v78 < (-v42)) : (1 == v79);
    const signed char v81 = (v69 && (!v77)) ? 0 : ((v77 ? (1 == forced[0]) : v80) ? 1 : (-1));
    const double v82 = -v50;
    const bool v83 = !v65;
    const bool v84 = !v68;
    const double v85 = -v16;
    signed char v86_pattern[2] = {v81, v75};
    signed char v86_best[2] = {v81, v75};
    bool v86_flag[7] = {false, false, false, false, false, true, false};
    double v86_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v86_of_context_real[20] = {v11, v9, v40, v36, prepared->k[1], prepared->k[2], v15, v85, v82, v7, v8, v48, tau[0], prepared->k[0], prepared->k[3], v4, v46, v6, v47, tau[1]};
    const bool v86_of_context_boolean[10] = {v84, v83, v77, v71, v69, v80, v68 ? (v78 < v42) : ((-1) == v79), v66, v74, v65 ? (v72 < (-v45)) : ((-1) == v73)};
    const signed char v86_of_context_mode[4] = {v79, v73, forced[0], forced[1]};
    bool v86_done = false;
    for (int v86_pass = 0; (v86_pass < 18) && !v86_done; v86_pass++) {
        signed char v86_next_pattern[2];
        signed char v86_next_best[2];
        bool v86_next_flag[7];
        double v86_next_number[4];
        harlecki_two_link_interpolated_pattern(prepared, v86_pattern, v86_best, v86_flag, v86_number, v86_of_context_real, v86_of_context_boolean, v86_of_context_mode, v86_next_pattern, v86_next_best, v86_next_flag, v86_next_number, &v86_done);
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
    mode_out[1] = v86_best[1];
    const double v87 = (double)v86_best[1];
    mode_out[0] = v86_best[0];
    const double v88 = (double)v86_best[0];
    const double v89 = 0.5 * trial;
    const double v90 = qd[1] + (v86_number[1] * v89);
    const double v91 = qd[0] + (v89 * v86_number[0]);
    const double v92_of_q[2] = {q[0] + (qd[0] * v89), q[1] + (qd[1] * v89)};
    const double v92_of_qd[2] = {v91, v90};
    const double v92_of_sign[2] = {v88, v87};
    double v92_qdd[2];
    double v92_u_next[2];
    bool v92_converged;
    harlecki_two_link_friction_stage(prepared, v92_of_q, v92_of_qd, tau, v86_best, v92_of_sign, &v86_number[2], v92_qdd, v92_u_next, &v92_converged);
    const double v93 = qd[1] + (v89 * v92_qdd[1]);
    const double v94 = qd[0] + (v89 * v92_qdd[0]);
    const double v95_of_q[2] = {q[0] + (v89 * v91), q[1] + (v89 * v90)};
    const double v95_of_qd[2] = {v94, v93};
    double v95_qdd[2];
    double v95_u_next[2];
    bool v95_converged;
    harlecki_two_link_friction_stage(prepared, v95_of_q, v95_of_qd, tau, v86_best, v92_of_sign, v92_u_next, v95_qdd, v95_u_next, &v95_converged);
    const double v96 = trial * v95_qdd[1];
    const double v97 = trial * v95_qdd[0];
    const double v98_of_q[2] = {q[0] + (trial * v94), q[1] + (trial * v93)};
    const double v98_of_qd[2] = {qd[0] + v97, qd[1] + v96};
    double v98_qdd[2];
    double v98_u_next[2];
    bool v98_converged;
    harlecki_two_link_friction_stage(prepared, v98_of_q, v98_of_qd, tau, v86_best, v92_of_sign, v95_u_next, v98_qdd, v98_u_next, &v98_converged);
    const double v99 = 0.16666666666666666 * trial;
    const bool v100 = 0 == v86_best[0];
    const double v101 = v100 ? 0.0 : (qd[0] + (v99 * ((v86_number[0] + v98_qdd[0]) + (2.0 * (v92_qdd[0] + v95_qdd[0])))));
    const bool v102 = (v88 * v101) < 0.0;
    const bool v103 = v84 && v102;
    const double v104 = v103 ? (qd[0] / (v103 ? (v103 ? (qd[0] - v101) : 1.0) : 1.0)) : 1.0;
    const bool v105 = 0 == v86_best[1];
    const double v106 = v105 ? 0.0 : (qd[1] + (v99 * ((v86_number[1] + v98_qdd[1]) + (2.0 * (v92_qdd[1] + v95_qdd[1])))));
    const bool v107 = (v87 * v106) < 0.0;
    const bool v108 = v83 && v107;
    const double v109 = v108 ? (qd[1] / (v108 ? (v108 ? (qd[1] - v106) : 1.0) : 1.0)) : 1.0;
    const double v110 = 2.0 * v99;
    const double v111 = v105 ? q[1] : ((q[1] + (v99 * v96)) + (v110 * (v93 + (qd[1] + v90))));
    q_out[1] = v111;
    const double v112 = v100 ? q[0] : ((q[0] + (v99 * v97)) + ((v94 + (qd[0] + v91)) * v110));
    q_out[0] = v112;
    const bool v113 = v105 || v100;
    double v115 = 1.0;
    double v116 = 1.0;
    bool v117 = false;
    signed char v118 = 0;
    bool v119 = false;
    signed char v120 = 0;
    if (v113) {
        const double v114_of_context_real[25] = {v9, v40, v36, prepared->k[2], v15, v85, v82, v7, v8, v48, tau[0], prepared->k[3], v4, v46, v6, v47, tau[1], v86_number[0], v86_number[1], v86_number[2], v86_number[3], v112, v111, v101, v106};
        double v114_result_real[2];
        bool v114_result_boolean[2];
        signed char v114_result_mode[2];
        harlecki_two_link_interpolated_breakaways(prepared, v114_of_context_real, v86_best, v114_result_real, v114_result_boolean, v114_result_mode);
        v115 = v114_result_real[0];
        v116 = v114_result_real[1];
        v117 = v114_result_boolean[0];
        v118 = v114_result_mode[0];
        v119 = v114_result_boolean[1];
        v120 = v114_result_mode[1];
    }
    const double v121 = harlecki_two_link_min(harlecki_two_link_min(harlecki_two_link_min(v109, harlecki_two_link_min(1.0, v104)), v115), v116);
    const bool v122 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v123 = ((!v122) && (v121 < 1.0)) && (!(8.0 <= passes));
    const bool v124 = !v123;
    const bool v125 = crossing[0] || v102;
    const bool v126 = crossing[1] || v107;
    const bool v127 = v124 && (v126 || v125);
    const bool v128 = v100 || v125;
    const bool v129 = v105 || v126;
    const double v130 = v129 ? 0.0 : 0.5780346820809248;
    const double v131 = v9 * v130;
    const double v132 = -(1.0 / (((v124 && v127) && (!v128)) ? ((v9 * v131) - v11) : 1.0));
    const double v133 = v129 ? 0.0 : (v9 * (v128 ? v101 : 0.0));
    const double v134 = (v128 ? 0.0 : v132) * ((v131 * v133) - (v128 ? 0.0 : (v9 * (v129 ? v106 : 0.0))));
    const double v135 = v127 ? (v128 ? 0.0 : (v101 + (v128 ? 0.0 : (-v134)))) : v101;
    qd_out[0] = v135;
    const double v136 = v127 ? (v129 ? 0.0 : (v106 + (v129 ? 0.0 : ((v130 * v133) + (v131 * v134))))) : v106;
    qd_out[1] = v136;
    crossing_out[0] = v123 && (v102 && (v104 <= v121));
    crossing_out[1] = v123 && (v107 && (v109 <= v121));
    const signed char v137 = v122 ? heading[0] : 0;
    forced_out[0] = v137;
    const signed char v138 = v122 ? heading[1] : 0;
    forced_out[1] = v138;
    heading_out[0] = ((v115 <= v121) && (v123 && v117)) ? v118 : 0;
    heading_out[1] = ((v116 <= v121) && (v123 && v119)) ? v120 : 0;
    const double v139 = v123 ? past : (v122 ? (trial + past) : dt);
    *past_out = v139;
    const double v140 = v123 ? (trial * v121) : (dt - v139);
    *trial_out = v140;
    *passes_out = 1.0 + passes;
    const bool v141 = (fabs(v86_number[0]) + (fabs(v86_number[1]) + (fabs(v40) + fabs(v36)))) < 1e+38;
    const double v142 = v141 ? (v86_done ? ((v86_flag[2] || v86_flag[1]) ? (v86_flag[6] ? 4.0 : (v86_flag[3] ? 1.0 : (v86_flag[5] ? 0.0 : 3.0))) : (v86_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    *worst_out = harlecki_two_link_max(worst, harlecki_two_link_max(v142, (v98_converged && (v95_converged && v92_converged)) ? 0.0 : 5.0));
    *done = v124 && (v140 <= 0.0);
    if (v123) {
        q_out[0] = q[0];
        q_out[1] = q[1];
        qd_out[0] = qd[0];
        qd_out[1] = qd[1];
        forced_out[0] = forced[0];
        forced_out[1] = forced[1];
    }
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
        harlecki_two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const double v1 = fabs(v0_q[0]) + (fabs(v0_q[1]) + (fabs(v0_qd[1]) + fabs(v0_qd[0])));
    const double v2 = fabs(dt) + (fabs(q[1]) + (fabs(qd[1]) + fabs(qd[0])));
    const bool v3 = (fabs(tau[0]) + (fabs(q[0]) + v2)) < 1e+38;
    const bool v4 = (0.0 < dt) && (v3 && ((fabs(tau[1]) + v1) < 1e+38));
    q_next[0] = v4 ? v0_q[0] : q[0];
    q_next[1] = v4 ? v0_q[1] : q[1];
    qd_next[0] = v4 ? v0_qd[0] : qd[0];
    qd_next[1] = v4 ? v0_qd[1] : qd[1];
    mode_next[0] = v4 ? v0_mode[0] : mode[0];
    mode_next[1] = v4 ? v0_mode[1] : mode[1];
    *status = v4 ? (v0_done ? v0_worst : harlecki_two_link_max(5.0, v0_worst)) : 6.0;
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

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
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
