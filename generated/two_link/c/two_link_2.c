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

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double two_link_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define TWO_LINK_INLINE static inline __attribute__((always_inline))
#define TWO_LINK_APART __attribute__((noinline, cold))
typedef double two_link_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long two_link_bits __attribute__((vector_size(4 * sizeof(double))));
typedef two_link_lane two_link_four;
typedef two_link_bits two_link_four_bits;
#else
#define TWO_LINK_INLINE static inline
#define TWO_LINK_APART
typedef double two_link_lane;
typedef unsigned long long two_link_bits;
typedef double two_link_four[4];
typedef unsigned long long two_link_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
TWO_LINK_INLINE void two_link_sincos_pair(const two_link_lane *angle, two_link_lane *sine, two_link_lane *cosine, two_link_bits *beyond)
{
    const two_link_lane x = *angle;
    union { two_link_lane number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_lane n = k.number - 6755399441186816.0;
    const two_link_lane w = x - (n * 1.5707963267923333);
    const two_link_lane r = w - (n * 2.5633441515839558e-12);
    const two_link_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const two_link_lane z = r * r;
    const two_link_lane rz = r * z;

    const two_link_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const two_link_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static TWO_LINK_APART void two_link_sincos_beyond(const two_link_four *angle, two_link_four *sine, two_link_four *cosine)
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
TWO_LINK_INLINE void two_link_sincos(const two_link_four *angle, two_link_four *sine, two_link_four *cosine)
{
    two_link_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    two_link_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        two_link_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        two_link_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(TWO_LINK_VECTOR)
static inline void two_link_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

static void two_link_step_pattern(const two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 11], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
{
    (void)prepared;
    const bool v0 = 0 == pattern[1];
    const bool v1 = 0 == pattern[0];
    const double v2 = v1 ? 0.0 : 1.0;
    const double v3 = v2 + (v0 ? 0.0 : 1.0);
    const double v4 = 1.0 - v3;
    const double v5 = -v4;
    const double v6 = context_boolean[5] ? 0.0 : 1.0;
    const bool v7 = context_boolean[6] || context_boolean[7];
    const double v8 = v7 ? 1.0 : 0.0;
    const bool v9 = context_boolean[3] || context_boolean[4];
    const bool v10 = (context_boolean[4] && (1 == pattern[0])) || (v9 && (v1 && ((v5 <= v8) && (v6 <= v5))));
    const double v11 = -(v2 + v4);
    const bool v12 = ((v0 && ((0.0 <= v11) && (v11 <= 0.0))) && v7) || (context_boolean[7] && (1 == pattern[1]));
    const bool v13 = v12 || v10;
    const double v14 = v13 ? v3 : (1.0 + v3);
    const signed char v15 = (context_boolean[2] && ((v6 <= v14) && (v14 <= v8))) ? 0 : (context_boolean[3] ? 1 : (-1));
    const signed char v16 = v12 ? pattern[0] : (v10 ? ((context_boolean[3] && v1) ? 1 : (-1)) : v15);
    pattern_out[0] = v16;
    const double v17 = v14 - ((0 == v16) ? 0.0 : 1.0);
    const signed char v18 = (context_boolean[5] && ((v17 <= 0.0) && (0.0 <= v17))) ? 0 : (context_boolean[6] ? 1 : (-1));
    pattern_out[1] = v12 ? ((context_boolean[6] && v0) ? 1 : (-1)) : v18;
    const double v19 = (double)pattern[1];
    const double v20 = context_real[7] + (0.3 * v19);
    const double v21 = v0 ? 0.0 : (context_real[4] - v20);
    const double v22 = v0 ? 0.0 : (1.0 / ((!v0) ? context_real[2] : 1.0));
    const double v23 = context_real[1] * v22;
    const double v24 = (double)pattern[0];
    const double v25 = context_real[5] + (0.6 * v24);
    const double v26 = v1 ? 0.0 : (-(1.0 / ((!v1) ? ((context_real[1] * v23) - context_real[0]) : 1.0)));
    const double v27 = v26 * ((v23 * v21) - (v1 ? 0.0 : (context_real[3] - v25)));
    const double v28 = v0 ? 0.0 : ((v22 * v21) + (v23 * v27));
    const double v29 = v1 ? (context_real[3] - (context_real[1] * v28)) : v25;
    const double v30 = v1 ? 0.0 : (-v27);
    const double v31 = v1 ? two_link_min(0.9 - v29, 0.9 + v29) : (v24 * v30);
    const double v32 = v0 ? (context_real[4] - (context_real[1] * v30)) : v20;
    const double v33 = v0 ? two_link_min(0.5 - v32, 0.5 + v32) : (v19 * v28);
    const bool v34 = context_boolean[1] || ((0.0 < v33) || (v0 && (0.0 <= v33)));
    const bool v35 = v34 && (context_boolean[0] || ((v1 && (0.0 <= v31)) || (0.0 < v31)));
    const bool v36 = !flag[1];
    const bool v37 = context_boolean[1] || (((-1e-12) * two_link_max(fabs(context_real[4]), fabs(v32))) <= (v0 ? v33 : (context_real[2] * v33)));
    const bool v38 = context_boolean[0] || (((-1e-12) * two_link_max(fabs(v29), fabs(context_real[3]))) <= (v1 ? v31 : (context_real[0] * v31)));
    const bool v39 = v38 && v37;
    const bool v40 = ((!flag[2]) && (v36 && v39)) || (v36 && v35);
    best_out[0] = v40 ? pattern[0] : best[0];
    best_out[1] = v40 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    const bool v41 = flag[1] || v35;
    flag_out[1] = v41;
    flag_out[2] = flag[2] || v39;
    const bool v42 = flag[3] || (flag[1] && v35);
    flag_out[3] = v42;
    flag_out[4] = flag[4];
    flag_out[5] = v40 ? true : flag[5];
    flag_out[6] = v40 ? false : flag[6];
    number_out[0] = v40 ? v30 : number[0];
    number_out[1] = v40 ? v28 : number[1];
    const double v43 = v0 ? 0.0 : (context_real[1] * (v1 ? context_real[9] : 0.0));
    const double v44 = v26 * ((v23 * v43) - (v1 ? 0.0 : (context_real[1] * (v0 ? context_real[10] : 0.0))));
    number_out[2] = v40 ? (v1 ? 0.0 : (-v44)) : number[2];
    number_out[3] = v40 ? (v0 ? 0.0 : ((v22 * v43) + (v23 * v44))) : number[3];
    const bool v45 = !(v13 || (v14 <= (v8 + (v9 ? 1.0 : 0.0))));
    const bool v46 = v41 && (v42 || (v45 || ((v1 && v0) || (!v13))));
    *done = (v45 && (!v41)) || v46;
}

static void two_link_step_pattern_search(const two_link_prepared *restrict prepared, const double context_real[restrict 19], const bool context_boolean[restrict 4], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const double v0 = ((0.3 * context_real[17]) - context_real[16]) - context_real[18];
    const bool v1 = context_boolean[1] ? (1 == context_mode[1]) : (v0 < context_real[15]);
    const double v2 = ((0.6 * context_real[13]) - context_real[12]) - context_real[14];
    const bool v3 = context_boolean[0] ? (1 == context_mode[0]) : (v2 < context_real[11]);
    const signed char v4 = context_boolean[3] ? 0 : (v1 ? 1 : (-1));
    const signed char v5 = context_boolean[2] ? 0 : (v3 ? 1 : (-1));
    signed char v6_pattern[2] = {v5, v4};
    signed char v6_best[2] = {v5, v4};
    bool v6_flag[7] = {false, false, false, false, false, true, false};
    double v6_number[4] = {0.0, 0.0, 0.0, 0.0};
    const bool v6_of_context_boolean[8] = {context_boolean[0], context_boolean[1], context_boolean[2], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[11])), context_boolean[3], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[15]))};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[7];
        double v6_next_number[4];
        two_link_step_pattern(prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_done);
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
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
        v6_number[2] = v6_next_number[2];
        v6_number[3] = v6_next_number[3];
    }
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v7 = (fabs(context_real[4]) + (fabs(v6_number[0]) + (fabs(context_real[3]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v7 ? (v6_done ? ((v6_flag[2] || v6_flag[1]) ? (v6_flag[6] ? 4.0 : (v6_flag[3] ? 1.0 : (v6_flag[5] ? 0.0 : 3.0))) : (v6_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    result_real[3] = v6_number[2];
    result_real[4] = v6_number[3];
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static void two_link_step_pattern_let_go(const two_link_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 2], const signed char context_mode[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const double v0 = context_real[3] - (context_boolean[0] ? (context_real[8] + (0.6 * ((double)context_mode[0]))) : 0.0);
    const double v1 = context_real[7] * context_real[12];
    const double v2 = v1 * v0;
    const double v3 = context_real[4] - (context_boolean[1] ? (context_real[9] + (0.3 * ((double)context_mode[1]))) : 0.0);
    const double v4 = context_real[13] + (context_real[12] * v1);
    const double v5 = v4 * v3;
    const double v6 = 1e-08 * (fabs(v5) + fabs(v2));
    const double v7 = context_boolean[1] ? 0.0 : 0.5;
    const double v8 = context_boolean[0] ? 0.0 : 0.9;
    const double v9 = 1.0001 * fabs(v1);
    const double v10 = v8 * v9;
    const double v11 = v5 - v2;
    const bool v12 = (!context_boolean[1]) && (fabs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))));
    const double v13 = context_real[7] * v0;
    const double v14 = v1 * v3;
    const double v15 = 1e-08 * (fabs(v14) + fabs(v13));
    const double v16 = v7 * v9;
    const double v17 = v13 - v14;
    const bool v18 = (!context_boolean[0]) && (fabs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[7])))));
    const signed char v19 = context_boolean[1] ? context_mode[1] : two_link_mode_of(v11);
    const double v20 = (context_real[9] - context_real[4]) + (0.3 * ((double)v19));
    const signed char v21 = context_boolean[0] ? context_mode[0] : two_link_mode_of(v17);
    const double v22 = context_real[8] - (context_real[3] - (0.6 * ((double)v21)));
    const double v23 = context_real[7] * ((context_real[12] * v20) - v22);
    const double v24 = (context_real[12] * v23) + (context_real[13] * v20);
    const bool v25 = (fabs(v20) + (fabs(v22) + (fabs(v23) + fabs(v24)))) < 1e+38;
    const bool v26 = v25 && (!(v12 || v18));
    double v28 = 0.0;
    double v29 = v23;
    double v30 = -v24;
    double v31 = 0.0;
    double v32 = 0.0;
    signed char v33 = v21;
    signed char v34 = v19;
    if (!(v26)) {
        const double v27_of_context_real[19] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[8], context_real[5], context_real[9], context_real[6], context_real[10], context_real[11], v17, v16, context_real[7], v15, v11, v10, v4, v6};
        const bool v27_of_context_boolean[4] = {context_boolean[0], context_boolean[1], v18, v12};
        double v27_result_real[5];
        signed char v27_result_mode[2];
        two_link_step_pattern_search(prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = v27_result_real[0];
        v29 = v27_result_real[1];
        v30 = v27_result_real[2];
        v31 = v27_result_real[3];
        v32 = v27_result_real[4];
        v33 = v27_result_mode[0];
        v34 = v27_result_mode[1];
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_real[3] = v31;
    result_real[4] = v32;
    result_mode[0] = v33;
    result_mode[1] = v34;
}

static void two_link_step_at_rest(const two_link_prepared *restrict prepared, const double context_real[restrict 14], const bool context_boolean[restrict 2], double result_real[restrict 5], signed char result_mode[restrict 2])
{
    const bool v0 = !context_boolean[1];
    const bool v1 = !context_boolean[0];
    const bool v2 = v0 || (!(fabs(context_real[4]) <= 0.5));
    const bool v3 = v2 || (v1 || (!(fabs(context_real[3]) <= 0.9)));
    double v5 = 0.0;
    double v6 = 0.0;
    double v7 = 0.0;
    signed char v8 = 0;
    double v9 = 0.0;
    signed char v10 = 0;
    double v11 = 0.0;
    if (v3) {
        const double v4_of_context_real[14] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[8], context_real[10], context_real[11], context_real[12], context_real[13], context_real[7], context_real[9]};
        const bool v4_of_context_boolean[2] = {v1, v0};
        const signed char v4_of_context_mode[2] = {two_link_mode_of(context_real[12]), two_link_mode_of(context_real[13])};
        double v4_result_real[5];
        signed char v4_result_mode[2];
        two_link_step_pattern_let_go(prepared, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = v4_result_real[0];
        v6 = v4_result_real[1];
        v7 = v4_result_real[2];
        v8 = v4_result_mode[0];
        v9 = v4_result_real[3];
        v10 = v4_result_mode[1];
        v11 = v4_result_real[4];
    }
    result_real[0] = v5;
    result_real[1] = v6;
    result_real[2] = v7;
    result_mode[0] = v8;
    result_real[3] = (0 == v8) ? 0.0 : (context_real[12] + v9);
    result_mode[1] = v10;
    result_real[4] = (0 == v10) ? 0.0 : (context_real[13] + v11);
}

static void two_link_step_moving(const two_link_prepared *restrict prepared, const double context_real[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 4])
{
    const double v0 = 0.5 * two_link_alone(&context_real[4]);
    const double v1 = two_link_alone(&context_real[2]) + (two_link_alone(&context_real[7]) * v0);
    const double v2 = two_link_alone(&context_real[3]) + (two_link_alone(&context_real[8]) * v0);
    const double v3 = two_link_alone(&context_real[7]) + (two_link_alone(&context_real[5]) * v0);
    const double v4 = two_link_alone(&context_real[8]) + (two_link_alone(&context_real[6]) * v0);
    const double v5 = two_link_alone(&context_real[3]) + (v0 * v4);
    const double v6 = two_link_alone(&context_real[2]) + (v0 * v3);
    const two_link_four v7_angle = {v1, v2, v5, v6};
    two_link_four v7_sine;
    two_link_four v7_cosine;
    two_link_sincos(&v7_angle, &v7_sine, &v7_cosine);
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
    const double v42 = 0.16666666666666666 * context_real[4];
    result_real[0] = v26 ? context_real[2] : (context_real[2] + (v42 * ((context_real[7] + (2.0 * (v3 - v31))) - v41)));
    const double v43 = (v23 * v35) + (v37 * v40);
    const double v44 = context_real[8] + (context_real[4] * v43);
    result_real[1] = v22 ? context_real[3] : (context_real[3] + (v42 * ((context_real[8] + (2.0 * (v4 + v30))) + v44)));
    const double v45 = v41 - v44;
    const double v46 = context_real[3] + (context_real[4] * v30);
    const two_link_four v47_angle = {v46};
    two_link_four v47_sine;
    two_link_four v47_cosine;
    two_link_sincos(&v47_angle, &v47_sine, &v47_cosine);
    const double v49 = prepared->k[2] * v47_sine[0];
    const double v50 = (context_real[4] * v31) - context_real[2];
    const two_link_four v51_angle = {v50};
    two_link_four v51_sine;
    two_link_four v51_cosine;
    two_link_sincos(&v51_angle, &v51_sine, &v51_cosine);
    const double v53 = ((v41 * v41) * v49) + (prepared->k[4] * ((v51_cosine[0] * v47_cosine[0]) + (v51_sine[0] * v47_sine[0])));
    const double v54 = v53 + (((prepared->k[3] * v51_cosine[0]) - (v18 + (0.05 * v41))) - ((v45 * v45) * v49));
    const double v55 = (v20 - (0.03 * v44)) - v53;
    const double v56 = prepared->k[1] + (prepared->k[2] * v47_cosine[0]);
    const double v57 = v23 * v56;
    const double v58 = (v54 + (v57 * v55)) * (v27 / ((v56 * v57) - ((prepared->k[21] * v47_cosine[0]) + prepared->k[0])));
    result_real[2] = v26 ? 0.0 : (context_real[7] + (v42 * ((context_real[5] - (2.0 * (v28 + v40))) + v58)));
    const double v59 = v42 * (((context_real[6] + (2.0 * (v29 + v43))) + (v23 * v55)) - (v57 * v58));
    result_real[3] = v22 ? 0.0 : (context_real[8] + v59);
}

void two_link_step_arrays(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const double tau[restrict 2], double dt, double q_next[restrict 2], double qd_next[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const two_link_four v0_angle = {two_link_alone(&q[1]), two_link_alone(&q[0])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[1] + (prepared->k[2] * v0_cosine[0]);
    const double v5 = prepared->k[9] * v4;
    const double v6 = prepared->k[0] + (prepared->k[21] * v0_cosine[0]);
    const double v7 = 1.0 / ((v4 * v5) - v6);
    const double v8 = dt * v7;
    const double v9 = fabs(qd[1]);
    const bool v10 = two_link_eq(0.0, v9) || (v9 < ((dt * prepared->k[22]) - (v8 * (v4 * (v4 * prepared->k[23])))));
    const double v11 = 0.03 * (v10 ? 0.0 : qd[1]);
    const double v12 = prepared->k[2] * v0_sine[0];
    const double v13 = (prepared->k[4] * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (v12 * (qd[0] * qd[0]));
    const double v14 = tau[1] - v13;
    const double v15 = qd[0] + qd[1];
    const double v16 = (v12 * (v15 * v15)) + ((tau[0] - (prepared->k[3] * v0_cosine[1])) - v13);
    const double v17 = fabs(qd[0]);
    const bool v18 = two_link_eq(0.0, v17) || (v17 < ((-0.9) * v8));
    const double v19 = 0.05 * (v18 ? 0.0 : qd[0]);
    const bool v20 = v10 || v18;
    const signed char v21 = two_link_mode_of(qd[1]);
    const signed char v22 = two_link_mode_of(qd[0]);
    const double v23 = v11 + ((0.3 * ((double)v21)) - v14);
    const double v24 = v7 * (((v16 - (0.6 * ((double)v22))) + (v5 * v23)) - v19);
    signed char v26 = v21;
    signed char v27 = v22;
    double v28 = qd[1];
    double v29 = qd[0];
    double v30 = (v5 * v24) - (prepared->k[9] * v23);
    double v31 = -v24;
    double v32 = 0.0;
    if (v20) {
        const double v25_of_context_real[14] = {v6, v4, prepared->k[1], v16, v14, tau[0], tau[1], v5, -v7, prepared->k[9], v19, v11, qd[0], qd[1]};
        const bool v25_of_context_boolean[2] = {v18, v10};
        double v25_result_real[5];
        signed char v25_result_mode[2];
        two_link_step_at_rest(prepared, v25_of_context_real, v25_of_context_boolean, v25_result_real, v25_result_mode);
        v26 = v25_result_mode[1];
        v27 = v25_result_mode[0];
        v28 = v25_result_real[4];
        v29 = v25_result_real[3];
        v30 = v25_result_real[2];
        v31 = v25_result_real[1];
        v32 = v25_result_real[0];
    }
    mode_next[1] = v26;
    mode_next[0] = v27;
    const bool v33 = (!(0 == v26)) || (!(0 == v27));
    double v35 = v29;
    double v36 = v28;
    double v37 = q[1];
    double v38 = q[0];
    if (v33) {
        const double v34_of_context_real[9] = {tau[0], tau[1], q[0], q[1], dt, v31, v30, v29, v28};
        const signed char v34_of_context_mode[2] = {v27, v26};
        double v34_result_real[4];
        two_link_step_moving(prepared, v34_of_context_real, v34_of_context_mode, v34_result_real);
        v35 = v34_result_real[2];
        v36 = v34_result_real[3];
        v37 = v34_result_real[1];
        v38 = v34_result_real[0];
    }
    qd_next[0] = v35;
    qd_next[1] = v36;
    q_next[1] = v37;
    q_next[0] = v38;
    const double v39 = fabs(v38) + (fabs(v37) + (fabs(v36) + fabs(v35)));
    const double v40 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v9 + v17)));
    const bool v41 = ((fabs(tau[1]) + v39) < 1e+38) && ((fabs(tau[0]) + v40) < 1e+38);
    const bool v42 = v41 && (0.0 < dt);
    *status = v32;
    if (!(v42)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
        *status = 6.0;
    }
}

#if !defined(TWO_LINK_VECTOR)

void two_link_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_step_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void two_link_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_step_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

int two_link_step(const two_link_prepared *restrict prepared, two_link_state *restrict state, const double tau[restrict 2], double dt)
{
    double q_next[2];
    double qd_next[2];
    signed char mode_next[2];
    double status;

    two_link_step_arrays(prepared, state->q, state->qd, state->mode, tau, dt, q_next, qd_next, mode_next, &status);
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

static void two_link_interpolated_pattern(const two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 2], const double context_real[restrict 9], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 2], bool *restrict done)
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
    const bool v27 = flag[1] || v26;
    flag_out[1] = v27;
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
    const bool v48 = !((!(context_boolean[6] || (context_boolean[5] || context_boolean[4]))) || (!(context_boolean[9] || (context_boolean[7] || context_boolean[8]))));
    const bool v49 = ((context_boolean[2] || context_boolean[3]) && (v17 && v47)) && v48;
    const signed char v50 = (((v39 <= v45) && (v45 <= v36)) && (context_boolean[4] && (!v18))) ? 0 : (v41 ? 1 : (-1));
    const signed char v51 = v35 ? pattern[0] : (v43 ? ((v41 && v8) ? 1 : (-1)) : v50);
    pattern_out[0] = v49 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v51;
    const double v52 = v45 - ((0 == v51) ? 0.0 : 1.0);
    const signed char v53 = (v38 && ((v52 <= 0.0) && (0.0 <= v52))) ? 0 : (v33 ? 1 : (-1));
    pattern_out[1] = v49 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v35 ? ((v2 && v33) ? 1 : (-1)) : v53);
    const bool v54 = !flag[1];
    const bool v55 = (context_boolean[0] || (((-1e-12) * v16) <= v15)) && (context_boolean[1] || (((-1e-12) * v23) <= v22));
    const bool v56 = (v26 && v54) || ((!flag[2]) && (v54 && v55));
    best_out[0] = v56 ? pattern[0] : best[0];
    best_out[1] = v56 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v49;
    flag_out[2] = flag[2] || v55;
    const bool v57 = flag[3] || (flag[1] && v26);
    flag_out[3] = v57;
    flag_out[4] = flag[4];
    flag_out[5] = v56 ? true : flag[5];
    flag_out[6] = v56 ? false : flag[6];
    number_out[0] = v56 ? v13 : number[0];
    number_out[1] = v56 ? v11 : number[1];
    const bool v58 = v27 && (v57 || (v46 || ((v8 && v2) || (!v44))));
    *done = (v47 && (!v49)) || v58;
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
    bool v6_flag[7] = {false, false, false, false, false, true, false};
    double v6_number[2] = {0.0, 0.0};
    const double v6_of_context_real[9] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[9], context_real[5], context_real[10], context_real[6]};
    const bool v6_of_context_boolean[10] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, context_boolean[0] ? ((-1) == context_mode[0]) : (v2 < (-context_real[11])), context_boolean[5], v1, context_boolean[1] ? ((-1) == context_mode[1]) : (v0 < (-context_real[14]))};
    bool v6_done = false;
    for (int v6_pass = 0; (v6_pass < 18) && !v6_done; v6_pass++) {
        signed char v6_next_pattern[2];
        signed char v6_next_best[2];
        bool v6_next_flag[7];
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
        v6_number[0] = v6_next_number[0];
        v6_number[1] = v6_next_number[1];
    }
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const bool v7 = (fabs(context_real[4]) + (fabs(v6_number[0]) + (fabs(context_real[3]) + fabs(v6_number[1])))) < 1e+38;
    result_real[0] = v7 ? (v6_done ? ((v6_flag[2] || v6_flag[1]) ? (v6_flag[6] ? 4.0 : (v6_flag[3] ? 1.0 : (v6_flag[5] ? 0.0 : 3.0))) : (v6_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
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

static void two_link_interpolated_moving(const two_link_prepared *restrict prepared, const double context_real[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 4])
{
    const double v0 = 0.5 * two_link_alone(&context_real[4]);
    const double v1 = two_link_alone(&context_real[2]) + (two_link_alone(&context_real[7]) * v0);
    const double v2 = two_link_alone(&context_real[3]) + (two_link_alone(&context_real[8]) * v0);
    const double v3 = two_link_alone(&context_real[7]) + (two_link_alone(&context_real[5]) * v0);
    const double v4 = two_link_alone(&context_real[8]) + (two_link_alone(&context_real[6]) * v0);
    const double v5 = two_link_alone(&context_real[3]) + (v0 * v4);
    const double v6 = two_link_alone(&context_real[2]) + (v0 * v3);
    const two_link_four v7_angle = {v1, v2, v5, v6};
    two_link_four v7_sine;
    two_link_four v7_cosine;
    two_link_sincos(&v7_angle, &v7_sine, &v7_cosine);
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
    const double v42 = 0.16666666666666666 * context_real[4];
    result_real[0] = v26 ? context_real[2] : (context_real[2] + (v42 * ((context_real[7] + (2.0 * (v3 - v31))) - v41)));
    const double v43 = (v23 * v35) + (v37 * v40);
    const double v44 = context_real[8] + (context_real[4] * v43);
    result_real[1] = v22 ? context_real[3] : (context_real[3] + (v42 * ((context_real[8] + (2.0 * (v4 + v30))) + v44)));
    const double v45 = v41 - v44;
    const double v46 = context_real[3] + (context_real[4] * v30);
    const two_link_four v47_angle = {v46};
    two_link_four v47_sine;
    two_link_four v47_cosine;
    two_link_sincos(&v47_angle, &v47_sine, &v47_cosine);
    const double v49 = prepared->k[2] * v47_sine[0];
    const double v50 = (context_real[4] * v31) - context_real[2];
    const two_link_four v51_angle = {v50};
    two_link_four v51_sine;
    two_link_four v51_cosine;
    two_link_sincos(&v51_angle, &v51_sine, &v51_cosine);
    const double v53 = ((v41 * v41) * v49) + (prepared->k[4] * ((v51_cosine[0] * v47_cosine[0]) + (v51_sine[0] * v47_sine[0])));
    const double v54 = v53 + (((prepared->k[3] * v51_cosine[0]) - (v18 + (0.05 * v41))) - ((v45 * v45) * v49));
    const double v55 = (v20 - (0.03 * v44)) - v53;
    const double v56 = prepared->k[1] + (prepared->k[2] * v47_cosine[0]);
    const double v57 = v23 * v56;
    const double v58 = (v54 + (v57 * v55)) * (v27 / ((v56 * v57) - ((prepared->k[21] * v47_cosine[0]) + prepared->k[0])));
    result_real[2] = v26 ? 0.0 : (context_real[7] + (v42 * ((context_real[5] - (2.0 * (v28 + v40))) + v58)));
    const double v59 = v42 * (((context_real[6] + (2.0 * (v29 + v43))) + (v23 * v55)) - (v57 * v58));
    result_real[3] = v22 ? 0.0 : (context_real[8] + v59);
}

static void two_link_interpolated_part(const two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], double past, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], double *restrict past_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
{
    (void)mode;
    const two_link_four v0_angle = {two_link_alone(&q[0]), two_link_alone(&q[1])};
    two_link_four v0_sine;
    two_link_four v0_cosine;
    two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = prepared->k[2] * v0_sine[1];
    const double v5 = (prepared->k[4] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + (v4 * (qd[0] * qd[0]));
    const double v6 = tau[1] - v5;
    const double v7 = qd[0] + qd[1];
    const double v8 = (v4 * (v7 * v7)) + ((tau[0] - (prepared->k[3] * v0_cosine[0])) - v5);
    const double v9 = prepared->k[1] + (prepared->k[2] * v0_cosine[1]);
    const double v10 = prepared->k[9] * v9;
    const double v11 = prepared->k[0] + (prepared->k[21] * v0_cosine[1]);
    const double v12 = 1.0 / ((v9 * v10) - v11);
    const bool v13 = two_link_eq(0.0, qd[1]);
    const bool v14 = two_link_eq(0.0, qd[0]);
    const double v15 = 0.03 * qd[1];
    const double v16 = 0.05 * qd[0];
    const bool v17 = v13 || v14;
    const signed char v18 = two_link_mode_of(qd[1]);
    const signed char v19 = two_link_mode_of(qd[0]);
    const double v20 = v15 + ((0.3 * ((double)v18)) - v6);
    const double v21 = v12 * (v16 + (((0.6 * ((double)v19)) - v8) - (v10 * v20)));
    signed char v23 = v18;
    signed char v24 = v19;
    double v25 = qd[1];
    double v26 = qd[0];
    double v27 = -((prepared->k[9] * v20) + (v10 * v21));
    double v28 = v21;
    double v29 = 0.0;
    if (v17) {
        const double v22_of_context_real[14] = {v11, v9, prepared->k[1], v8, v6, v16, tau[0], v15, tau[1], v10, -v12, prepared->k[9], qd[0], qd[1]};
        const bool v22_of_context_boolean[2] = {v14, v13};
        double v22_result_real[5];
        signed char v22_result_mode[2];
        two_link_interpolated_at_rest(prepared, v22_of_context_real, v22_of_context_boolean, forced, v22_result_real, v22_result_mode);
        v23 = v22_result_mode[1];
        v24 = v22_result_mode[0];
        v25 = v22_result_real[4];
        v26 = v22_result_real[3];
        v27 = v22_result_real[2];
        v28 = v22_result_real[1];
        v29 = v22_result_real[0];
    }
    mode_out[1] = v23;
    mode_out[0] = v24;
    const bool v30 = 0 == v23;
    const bool v31 = 0 == v24;
    const bool v32 = !v31;
    const bool v33 = (!v30) || v32;
    double v35 = v26;
    double v36 = v25;
    double v37 = q[1];
    double v38 = q[0];
    if (v33) {
        const double v34_of_context_real[9] = {tau[0], tau[1], q[0], q[1], trial, v28, v27, v26, v25};
        const signed char v34_of_context_mode[2] = {v24, v23};
        double v34_result_real[4];
        two_link_interpolated_moving(prepared, v34_of_context_real, v34_of_context_mode, v34_result_real);
        v35 = v34_result_real[2];
        v36 = v34_result_real[3];
        v37 = v34_result_real[1];
        v38 = v34_result_real[0];
    }
    const double v39 = v36 + v35;
    q_out[1] = v37;
    const two_link_four v40_angle = {v37};
    two_link_four v40_sine;
    two_link_four v40_cosine;
    two_link_sincos(&v40_angle, &v40_sine, &v40_cosine);
    const double v42 = prepared->k[2] * v40_sine[0];
    q_out[0] = v38;
    const two_link_four v43_angle = {v38};
    two_link_four v43_sine;
    two_link_four v43_cosine;
    two_link_sincos(&v43_angle, &v43_sine, &v43_cosine);
    const double v45 = (v42 * (v35 * v35)) - (prepared->k[4] * ((v40_sine[0] * v43_sine[0]) - (v40_cosine[0] * v43_cosine[0])));
    const double v46 = ((tau[0] - (prepared->k[3] * v43_cosine[0])) - v45) + (v42 * (v39 * v39));
    const double v47 = (double)v24;
    const double v48 = tau[1] - v45;
    const double v49 = (double)v23;
    const double v50 = v30 ? 0.0 : ((v48 - (0.03 * v36)) - (0.3 * v49));
    const double v51 = prepared->k[1] + (prepared->k[2] * v40_cosine[0]);
    const double v52 = v30 ? 0.0 : prepared->k[9];
    const double v53 = v51 * v52;
    const bool v54 = v30 || v31;
    const double v55 = v31 ? 0.0 : (1.0 / ((v32 && v54) ? ((prepared->k[0] + (prepared->k[21] * v40_cosine[0])) - (v51 * v53)) : 1.0));
    const double v56 = v55 * ((v50 * v53) - (v31 ? 0.0 : ((v46 - (0.05 * v35)) - (0.6 * v47))));
    const double v57 = (v51 * (v30 ? 0.0 : ((v50 * v52) + (v53 * v56)))) - v46;
    const double v58 = v57 - 0.9;
    const double v59 = 0.9 + v57;
    const double v60 = two_link_min(v59, -v58);
    const double v61 = (v9 * v27) - v8;
    const double v62 = two_link_max(0.0, two_link_min(0.9 + v61, 0.9 - v61));
    const bool v63 = v31 && (v60 < 0.0);
    const double v64 = v54 ? (v63 ? (v62 / ((v54 && v63) ? (v63 ? (v62 - v60) : 1.0) : 1.0)) : 1.0) : 1.0;
    const bool v65 = (v35 * v47) < 0.0;
    const bool v66 = (!v14) && v65;
    const double v67 = v66 ? (qd[0] / (v66 ? (v66 ? (qd[0] - v35) : 1.0) : 1.0)) : 1.0;
    const bool v68 = (v36 * v49) < 0.0;
    const bool v69 = (!v13) && v68;
    const double v70 = v69 ? (qd[1] / (v69 ? (v69 ? (qd[1] - v36) : 1.0) : 1.0)) : 1.0;
    const double v71 = v48 - (v51 * (v31 ? 0.0 : (-v56)));
    const double v72 = 0.5 + v71;
    const double v73 = 0.5 - v71;
    const double v74 = two_link_min(v73, v72);
    const double v75 = (v9 * v28) - v6;
    const double v76 = two_link_max(0.0, two_link_min(0.5 + v75, 0.5 - v75));
    const bool v77 = v30 && (v74 < 0.0);
    const double v78 = v54 ? (v77 ? (v76 / ((v54 && v77) ? (v77 ? (v76 - v74) : 1.0) : 1.0)) : 1.0) : 1.0;
    const double v79 = two_link_min(two_link_min(two_link_min(v70, two_link_min(1.0, v67)), v64), v78);
    const bool v80 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v81 = ((v79 < 1.0) && (!v80)) && (!(8.0 <= passes));
    const bool v82 = !v81;
    const bool v83 = crossing[0] || v65;
    const bool v84 = crossing[1] || v68;
    const bool v85 = (v84 || v83) && v82;
    const bool v86 = v31 || v83;
    const bool v87 = v30 || v84;
    const double v88 = v87 ? 0.0 : prepared->k[9];
    const double v89 = v9 * v88;
    const double v90 = -(1.0 / (((v82 && v85) && (!v86)) ? ((v9 * v89) - v11) : 1.0));
    const double v91 = v87 ? 0.0 : (v9 * (v86 ? v35 : 0.0));
    const double v92 = (v86 ? 0.0 : v90) * ((v89 * v91) - (v86 ? 0.0 : (v9 * (v87 ? v36 : 0.0))));
    const double v93 = v85 ? (v86 ? 0.0 : (v35 + (v86 ? 0.0 : (-v92)))) : v35;
    qd_out[0] = v93;
    const double v94 = v85 ? (v87 ? 0.0 : (v36 + (v87 ? 0.0 : ((v88 * v91) + (v89 * v92))))) : v36;
    qd_out[1] = v94;
    crossing_out[0] = v81 && (v65 && (v67 <= v79));
    crossing_out[1] = v81 && (v68 && (v70 <= v79));
    const signed char v95 = v80 ? heading[0] : 0;
    forced_out[0] = v95;
    const signed char v96 = v80 ? heading[1] : 0;
    forced_out[1] = v96;
    const bool v97 = (v81 && (v54 ? v63 : false)) && (v64 <= v79);
    heading_out[0] = v97 ? (v54 ? two_link_mode_of(-(v59 + v58)) : 0) : 0;
    heading_out[1] = ((v78 <= v79) && (v81 && (v54 ? v77 : false))) ? (v54 ? two_link_mode_of(v72 - v73) : 0) : 0;
    const double v98 = v81 ? past : (v80 ? (trial + past) : dt);
    *past_out = v98;
    const double v99 = v81 ? (trial * v79) : (dt - v98);
    *trial_out = v99;
    *passes_out = 1.0 + passes;
    *worst_out = two_link_max(worst, two_link_max(0.0, v29));
    *done = v82 && (v99 <= 0.0);
    if (v81) {
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
        two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    *status = v4 ? (v0_done ? v0_worst : two_link_max(5.0, v0_worst)) : 6.0;
}

#if !defined(TWO_LINK_VECTOR)

void two_link_step_interpolated_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_step_interpolated_arrays(prepared, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void two_link_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        signed char mode_lane[2];
        double tau_lane[2];
        double q_next_lane[2];
        double qd_next_lane[2];
        signed char mode_next_lane[2];

        two_link_gather(27U, count, lane, prepared, prepared_lane.k);
        two_link_gather(2U, count, lane, q, q_lane);
        two_link_gather(2U, count, lane, qd, qd_lane);
        two_link_gather_modes(2U, count, lane, mode, mode_lane);
        two_link_gather(2U, count, lane, tau, tau_lane);
        two_link_step_interpolated_arrays(&prepared_lane, q_lane, qd_lane, mode_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, mode_next_lane, &status[lane]);
        two_link_scatter(2U, count, lane, q_next_lane, q_next);
        two_link_scatter(2U, count, lane, qd_next_lane, qd_next);
        two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

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
