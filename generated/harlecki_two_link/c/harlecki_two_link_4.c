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

static void harlecki_two_link_step_pattern_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 5], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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
    *done = (((v73 ? v16 : v72) <= 0.0) || v76) || (!context_boolean[4]);
}

static void harlecki_two_link_step_pattern_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = sqrt(context_boolean[3] ? ((context_real[41] * context_real[41]) + (context_real[38] * context_real[38])) : 1.0);
    const bool v2 = 0.0 < v1;
    const double v3 = other[1] ? (-1.0) : 1.0;
    const double v4 = v3 / (context_boolean[3] ? (v2 ? v1 : 1.0) : 1.0);
    const double v5 = context_real[13] * context_real[36];
    const double v6 = v5 * (v2 ? (context_real[38] * v4) : v3);
    const double v7 = v5 * (context_real[41] * v4);
    const double v8 = (context_real[40] * v7) + (context_real[37] * v6);
    const double v9 = context_boolean[3] ? v8 : 0.0;
    const double v10 = sqrt(context_boolean[2] ? ((context_real[33] * context_real[33]) + (context_real[30] * context_real[30])) : 1.0);
    const bool v11 = 0.0 < v10;
    const double v12 = other[0] ? (-1.0) : 1.0;
    const double v13 = v12 / (context_boolean[2] ? (v11 ? v10 : 1.0) : 1.0);
    const double v14 = context_real[4] * context_real[29];
    const double v15 = v14 * (v11 ? (context_real[30] * v13) : v12);
    const double v16 = v14 * (context_real[33] * v13);
    const double v17 = (context_real[33] * v16) + (context_real[30] * v15);
    const double v18 = 1.0 - (context_boolean[2] ? v17 : 0.0);
    const bool v19 = fabs(v18) < fabs(v9);
    const double v20 = -v9;
    const double v21 = v19 ? v18 : v20;
    const double v22 = 1.0 / (v19 ? v20 : v18);
    const double v23 = v22 * v21;
    const double v24 = (context_real[35] * v16) + (context_real[32] * v15);
    const double v25 = -(context_boolean[2] ? v24 : 0.0);
    const double v26 = (context_real[42] * v7) + (context_real[39] * v6);
    const double v27 = -(context_boolean[3] ? v26 : 0.0);
    const double v28 = v19 ? v27 : v25;
    const double v29 = (context_real[34] * v16) + (context_real[31] * v15);
    const double v30 = -(context_boolean[2] ? v29 : 0.0);
    const double v31 = (context_real[41] * v7) + (context_real[38] * v6);
    const double v32 = 1.0 - (context_boolean[3] ? v31 : 0.0);
    const double v33 = v22 * (v19 ? v32 : v30);
    const double v34 = 1.0 / ((v21 * v33) - (v19 ? v30 : v32));
    const double v35 = -(v34 * ((v19 ? v25 : v27) - (v28 * v23)));
    const double v36 = (v33 * v35) - (v22 * v28);
    const double v37 = -(v35 + (context_boolean[3] ? (v26 + ((v8 * v36) - (v31 * v35))) : 0.0));
    const double v38 = v36 - (context_boolean[2] ? (v24 + ((v17 * v36) - (v29 * v35))) : 0.0);
    const double v39 = v19 ? v37 : v38;
    const double v40 = v34 * ((v23 * v39) - (v19 ? v38 : v37));
    double v41_u[2] = {(v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40)};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const bool v41_of_context_boolean[5] = {context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4]};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 24) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_step_pattern_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const double v43 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const double v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42));
    const double v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43);
    const bool v46 = 0 == context_mode[0];
    const double v47 = context_real[5] * sqrt(v46 ? ((v45 * v45) + (v44 * v44)) : 1.0);
    const double v48 = context_boolean[0] ? (context_real[2] - (context_real[1] * v43)) : v41_u[0];
    const double v49 = v46 ? harlecki_two_link_min(v47 - v48, v48 + v47) : (((double)context_mode[0]) * v42);
    const bool v50 = context_boolean[5] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v48))) <= (v46 ? v49 : (context_real[0] * v49)));
    const double v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const double v52 = context_real[16] + (context_real[15] * v42);
    const bool v53 = 0 == context_mode[1];
    const double v54 = context_real[14] * sqrt(v53 ? ((v51 * v51) + (v52 * v52)) : 1.0);
    const double v55 = context_boolean[1] ? (context_real[3] - (context_real[1] * v42)) : v41_u[1];
    const double v56 = v53 ? harlecki_two_link_min(v54 - v55, v55 + v54) : (((double)context_mode[1]) * v43);
    const bool v57 = context_boolean[6] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v55))) <= (v53 ? v56 : (1.7300000000000002 * v56)));
    const bool v58 = context_boolean[5] || ((0.0 < v49) || (v46 && (0.0 <= v49)));
    const bool v59 = (v58 && (context_boolean[6] || ((v53 && (0.0 <= v56)) || (0.0 < v56)))) || (v57 && v50);
    const double v60 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const double v61 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const double v62 = context_boolean[2] ? (v14 * sqrt(context_boolean[2] ? ((v61 * v61) + (v60 * v60)) : 1.0)) : 0.0;
    const double v63 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const double v64 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const double v65 = context_boolean[3] ? (v5 * sqrt(context_boolean[3] ? ((v64 * v64) + (v63 * v63)) : 1.0)) : 0.0;
    const double v66 = fabs(v41_u[0]);
    const double v67 = fabs(v41_u[1]);
    const double v68 = harlecki_two_link_max(harlecki_two_link_max(v66, harlecki_two_link_max(fabs(v65), fabs(v62))), v67);
    const double v69 = harlecki_two_link_max(fabs(v41_u[0] - v62), fabs(v41_u[1] - v65));
    const bool v70 = (v69 <= (v68 * ((v68 < (1.0000000009313226 * v68)) ? 1e-11 : 1e-05))) && ((v66 + v67) < 1e+38);
    const bool v71 = v59 && v70;
    obeying_out[0] = v71;
    const bool v72 = v71 || ((!found[0]) && v70);
    u_out[0] = v72 ? v41_u[0] : u[0];
    u_out[1] = v72 ? v41_u[1] : u[1];
    found_out[0] = found[0] || v70;
    *done = (!context_boolean[4]) || ((v0 && (other[1] || (!context_boolean[3]))) || v71);
}

static void harlecki_two_link_step_pattern_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[7] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        harlecki_two_link_step_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[6]) && v0_found[0]) || v0_obeying[0];
    const double v2 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = v1 ? v2 : context_real[43];
    const double v3 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = v1 ? v3 : context_real[44];
    result_real[2] = v1 ? (context_boolean[0] ? (context_real[2] - (context_real[1] * v3)) : v0_u[0]) : context_real[45];
    result_real[3] = v1 ? (context_boolean[1] ? (context_real[3] - (context_real[1] * v2)) : v0_u[1]) : context_real[46];
    result_real[4] = v1 ? v0_u[0] : context_real[47];
    result_real[5] = v1 ? v0_u[1] : context_real[48];
    const bool v4 = context_boolean[6] || v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[7] || (context_boolean[6] && v0_obeying[0]);
    result_boolean[2] = context_boolean[8] || (!v4);
}

static void harlecki_two_link_step_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 8], const double context_real[restrict 22], const bool context_boolean[restrict 8], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 8], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 0.5780346820809248;
    const double v2 = context_real[1] * v1;
    const bool v3 = 0 == pattern[0];
    const bool v4 = !v3;
    const double v5 = v3 ? 0.0 : (-(1.0 / (v4 ? ((context_real[1] * v2) - context_real[0]) : 1.0)));
    const double v6 = v3 ? 0.0 : 1.0;
    const double v7 = v3 ? 0.0 : (v6 * v5);
    const double v8 = v2 * v5;
    const double v9 = v0 ? 0.0 : (-(v6 * v8));
    const double v10 = (context_real[7] * v9) + (context_real[6] * v7);
    const double v11 = (context_real[10] * v9) + (context_real[9] * v7);
    const double v12 = v3 ? 0.0 : (context_real[4] * sqrt(v4 ? ((v11 * v11) + (v10 * v10)) : 1.0));
    const double v13 = v0 ? 0.0 : 1.0;
    const double v14 = v13 * v8;
    const double v15 = v0 ? 0.0 : ((v13 * v1) + (v2 * v14));
    const double v16 = v3 ? 0.0 : (-v14);
    const double v17 = (context_real[6] * v16) + (context_real[7] * v15);
    const double v18 = (context_real[9] * v16) + (context_real[10] * v15);
    const bool v19 = !v0;
    const bool v20 = v4 && v19;
    const double v21 = v3 ? 0.0 : (v0 ? 0.0 : (context_real[4] * sqrt(v20 ? ((v18 * v18) + (v17 * v17)) : 1.0)));
    const double v22 = (context_real[17] * v16) + (3.2 * v15);
    const double v23 = context_real[15] * v16;
    const double v24 = v0 ? 0.0 : (context_real[13] * sqrt(v19 ? ((v23 * v23) + (v22 * v22)) : 1.0));
    const double v25 = (context_real[17] * v7) + (3.2 * v9);
    const double v26 = context_real[15] * v7;
    const double v27 = v0 ? 0.0 : (v3 ? 0.0 : (context_real[13] * sqrt(v20 ? ((v25 * v25) + (v26 * v26)) : 1.0)));
    const bool v28 = (v21 < (v3 ? 1.0 : (1.0 - v12))) && (v27 < (v0 ? 1.0 : (1.0 - v24)));
    flag_out[7] = v28;
    const double v29 = v0 ? 0.0 : context_real[3];
    const double v30 = (v5 * (v3 ? 0.0 : context_real[2])) - (v8 * v29);
    const double v31 = v0 ? 0.0 : ((v1 * v29) - (v2 * v30));
    const double v32 = v3 ? 0.0 : v30;
    const double v33 = (context_real[18] + (context_real[17] * v32)) + (3.2 * v31);
    const double v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31));
    const double v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31));
    const double v36 = -v22;
    const double v37 = -v25;
    const double v38 = context_real[16] + (context_real[15] * v32);
    const double v39 = -v18;
    const double v40 = -v11;
    const double v41 = -v17;
    const double v42 = -v10;
    const double v43 = -v23;
    const double v44 = -v26;
    const double v45 = (double)pattern[1];
    const double v46 = (double)pattern[0];
    double v47_u[2] = {v28 ? number[6] : 0.0, v28 ? number[7] : 0.0};
    double v47_polished[1] = {0.0};
    const double v47_of_context_real[16] = {v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33};
    const bool v47_of_context_boolean[2] = {v4, v19};
    bool v47_done = false;
    for (int v47_pass = 0; (v47_pass < 40) && !v47_done; v47_pass++) {
        double v47_next_u[2];
        double v47_next_polished[1];
        harlecki_two_link_step_pattern_loads(prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_done);
        v47_u[0] = v47_next_u[0];
        v47_u[1] = v47_next_u[1];
        v47_polished[0] = v47_next_polished[0];
    }
    const double v48 = v0 ? 0.0 : ((v31 - (v15 * v47_u[1])) - (v9 * v47_u[0]));
    const double v49 = (v16 * v47_u[1]) + (v7 * v47_u[0]);
    const double v50 = v3 ? 0.0 : (v32 - v49);
    const double v51 = context_real[8] + ((context_real[6] * v50) + (context_real[7] * v48));
    const double v52 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v50));
    const double v53 = context_real[5] * sqrt(v3 ? ((v52 * v52) + (v51 * v51)) : 1.0);
    const double v54 = v3 ? (context_real[2] - (context_real[1] * v48)) : v47_u[0];
    const double v55 = v3 ? harlecki_two_link_min(v53 - v54, v54 + v53) : (v46 * v50);
    const bool v56 = context_boolean[0] || ((0.0 < v55) || (v3 && (0.0 <= v55)));
    const double v57 = (context_real[18] + (context_real[17] * v50)) + (3.2 * v48);
    const double v58 = context_real[16] + (context_real[15] * v50);
    const double v59 = context_real[14] * sqrt(v0 ? ((v58 * v58) + (v57 * v57)) : 1.0);
    const double v60 = v0 ? (context_real[3] - (context_real[1] * v50)) : v47_u[1];
    const double v61 = v0 ? harlecki_two_link_min(v59 - v60, v60 + v59) : (v45 * v48);
    const double v62 = (context_real[15] * v49) - v38;
    const double v63 = ((v25 * v47_u[0]) + (v22 * v47_u[1])) - v33;
    const double v64 = v0 ? 0.0 : ((context_real[13] * v45) * sqrt(v19 ? ((v63 * v63) + (v62 * v62)) : 1.0));
    const double v65 = ((v17 * v47_u[1]) + (v10 * v47_u[0])) - v35;
    const double v66 = ((v18 * v47_u[1]) + (v11 * v47_u[0])) - v34;
    const double v67 = v3 ? 0.0 : ((context_real[4] * v46) * sqrt(v4 ? ((v66 * v66) + (v65 * v65)) : 1.0));
    const double v68 = harlecki_two_link_max(fabs(v47_u[1]), harlecki_two_link_max(harlecki_two_link_max(fabs(v67), fabs(v64)), fabs(v47_u[0])));
    const double v69 = harlecki_two_link_max(fabs(v47_u[1] - v64), fabs(v47_u[0] - v67));
    const bool v70 = v47_done && (v69 <= (v68 * ((v68 < (1.0000000009313226 * v68)) ? 1e-11 : 1e-05)));
    const bool v71 = v70 && (v56 && (context_boolean[1] || ((0.0 < v61) || (v0 && (0.0 <= v61)))));
    const bool v72 = (v4 && (1.0 < v12)) || (v19 && (1.0 < v24));
    const double v73 = v6 + v13;
    const bool v74 = (v73 <= 1.0) && v72;
    const bool v75 = (v74 && (!v70)) && ((1e-05 * v68) < v69);
    const bool v76 = !((v28 || v75) || v71);
    const bool v77 = flag[1] && v76;
    const bool v78 = v72 && (v74 && v70);
    double v80 = v50;
    double v81 = v48;
    double v82 = v54;
    double v83 = v60;
    bool v84 = v70;
    bool v85 = v75;
    bool v86 = v78;
    double v87 = v47_u[0];
    double v88 = v47_u[1];
    if (v77) {
        const double v79_of_context_real[49] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v50, v48, v54, v60, v47_u[0], v47_u[1]};
        const bool v79_of_context_boolean[10] = {v3, v0, v4, v19, context_boolean[0], context_boolean[1], v70, v78, v75, v77};
        double v79_result_real[6];
        bool v79_result_boolean[3];
        harlecki_two_link_step_pattern_pieces(prepared, v79_of_context_real, v79_of_context_boolean, pattern, v79_result_real, v79_result_boolean);
        v80 = v79_result_real[0];
        v81 = v79_result_real[1];
        v82 = v79_result_real[2];
        v83 = v79_result_real[3];
        v84 = v79_result_boolean[0];
        v85 = v79_result_boolean[2];
        v86 = v79_result_boolean[1];
        v87 = v79_result_real[4];
        v88 = v79_result_real[5];
    }
    number_out[0] = v80;
    number_out[1] = v81;
    const double v89 = context_real[11] + ((context_real[10] * v81) + (context_real[9] * v80));
    const double v90 = context_real[8] + ((context_real[6] * v80) + (context_real[7] * v81));
    const double v91 = context_real[5] * sqrt(v3 ? ((v90 * v90) + (v89 * v89)) : 1.0);
    const double v92 = v3 ? harlecki_two_link_min(v91 - v82, v82 + v91) : (v46 * v80);
    const bool v93 = context_boolean[0] || ((v3 && (0.0 <= v92)) || (0.0 < v92));
    const double v94 = (context_real[18] + (context_real[17] * v80)) + (3.2 * v81);
    const double v95 = context_real[16] + (context_real[15] * v80);
    const double v96 = context_real[14] * sqrt(v0 ? ((v94 * v94) + (v95 * v95)) : 1.0);
    const double v97 = v0 ? harlecki_two_link_min(v96 - v83, v83 + v96) : (v45 * v81);
    const bool v98 = v84 && (v93 && (context_boolean[1] || ((v0 && (0.0 <= v97)) || (0.0 < v97))));
    const bool v99 = flag[3] || v98;
    flag_out[3] = v99;
    const double v100 = 1.0 - v73;
    const double v101 = -v100;
    const double v102 = context_boolean[5] ? 0.0 : 1.0;
    const bool v103 = context_boolean[6] || context_boolean[7];
    const double v104 = v103 ? 1.0 : 0.0;
    const bool v105 = context_boolean[4] || context_boolean[3];
    const bool v106 = (context_boolean[4] && (1 == pattern[0])) || (v105 && (v3 && ((v101 <= v104) && (v102 <= v101))));
    const double v107 = -(v6 + v100);
    const bool v108 = ((v0 && ((0.0 <= v107) && (v107 <= 0.0))) && v103) || (context_boolean[7] && (1 == pattern[1]));
    const bool v109 = v108 || v106;
    const double v110 = v109 ? v73 : (1.0 + v73);
    const bool v111 = !(v109 || (v110 <= (v104 + (v105 ? 1.0 : 0.0))));
    const bool v112 = v111 && (!v99);
    const bool v113 = flag[2] || v76;
    const bool v114 = (!flag[1]) && (v113 && v112);
    const signed char v115 = context_boolean[3] ? 1 : (-1);
    const signed char v116 = v106 ? ((context_boolean[3] && v3) ? 1 : (-1)) : ((context_boolean[2] && ((v102 <= v110) && (v110 <= v104))) ? 0 : v115);
    const signed char v117 = v108 ? pattern[0] : v116;
    pattern_out[0] = v114 ? (context_boolean[2] ? 0 : v115) : v117;
    const double v118 = v110 - ((0 == v117) ? 0.0 : 1.0);
    const signed char v119 = context_boolean[6] ? 1 : (-1);
    const signed char v120 = v108 ? ((context_boolean[6] && v0) ? 1 : (-1)) : ((context_boolean[5] && ((v118 <= 0.0) && (0.0 <= v118))) ? 0 : v119);
    pattern_out[1] = v114 ? (context_boolean[5] ? 0 : v119) : v120;
    const bool v121 = context_boolean[0] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v82))) <= (v3 ? v92 : (context_real[0] * v92)));
    const bool v122 = context_boolean[1] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v83))) <= (v0 ? v97 : (1.7300000000000002 * v97)));
    const bool v123 = v84 && (v121 && v122);
    const bool v124 = !flag[3];
    const bool v125 = (v124 && v98) || ((!flag[4]) && (v124 && v123));
    best_out[0] = v125 ? pattern[0] : best[0];
    best_out[1] = v125 ? pattern[1] : best[1];
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] || v114;
    const bool v126 = !v114;
    flag_out[2] = v113 && v126;
    flag_out[4] = flag[4] || v123;
    const bool v127 = flag[5] || (flag[3] && v98);
    flag_out[5] = v127;
    flag_out[6] = v126 && (flag[6] || ((!v84) && (!v85)));
    flag_out[8] = v86;
    number_out[2] = v87;
    number_out[6] = v87;
    number_out[3] = v88;
    number_out[7] = v88;
    const double v128 = v0 ? 0.0 : (context_real[1] * (v3 ? context_real[20] : 0.0));
    const double v129 = (v5 * (v3 ? 0.0 : (context_real[1] * (v0 ? context_real[21] : 0.0)))) - (v8 * v128);
    const double v130 = v3 ? 0.0 : v129;
    number_out[4] = v130;
    const double v131 = v0 ? 0.0 : ((v1 * v128) - (v2 * v129));
    number_out[5] = v131;
    *done = (v99 && (v127 || (v111 || ((v3 && v0) || (!v109))))) || (v112 && v126);
    if (!(v125)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
        number_out[4] = number[4];
        number_out[5] = number[5];
    }
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

static void harlecki_two_link_step_again_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_step_repetition(const harlecki_two_link_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double u[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 27], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double u_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : harlecki_two_link_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : harlecki_two_link_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v0;
    const bool v3 = !v2;
    const bool v4 = 0 == v1;
    const double v5 = v4 ? 0.0 : 0.5780346820809248;
    const double v6 = context_real[1] * v5;
    const double v7 = v2 ? 0.0 : (-(1.0 / (v3 ? ((context_real[1] * v6) - context_real[0]) : 1.0)));
    const double v8 = v2 ? 0.0 : context_real[2];
    const double v9 = v4 ? 0.0 : context_real[3];
    const double v10 = v6 * v7;
    const double v11 = v2 ? 0.0 : ((v7 * v8) - (v9 * v10));
    const double v12 = v4 ? 0.0 : 1.0;
    const double v13 = v2 ? 0.0 : (-(v10 * v12));
    const double v14 = (double)v0;
    const double v15 = v2 ? 0.0 : 1.0;
    const double v16 = v2 ? 0.0 : (v7 * v15);
    const double v17 = v4 ? 0.0 : (-(v10 * v15));
    const double v18 = v5 + (v6 * v10);
    const double v19 = v4 ? 0.0 : (v12 * v18);
    const double v20 = v4 ? 0.0 : ((v9 * v18) - (v8 * v10));
    const double v21 = (double)v1;
    const bool v22 = !v4;
    double v23_u[2] = {u[0], u[1]};
    double v23_polished[1] = {0.0};
    const double v23_of_context_real[16] = {v14, context_real[4], -((context_real[6] * v16) + (context_real[7] * v17)), -((context_real[7] * v19) + (context_real[6] * v13)), context_real[8] + ((context_real[6] * v11) + (context_real[7] * v20)), -((context_real[9] * v16) + (context_real[10] * v17)), -((context_real[10] * v19) + (context_real[9] * v13)), context_real[11] + ((context_real[9] * v11) + (context_real[10] * v20)), v21, context_real[13], -(context_real[15] * v16), -(context_real[15] * v13), context_real[16] + (context_real[15] * v11), -((context_real[17] * v16) + (3.2 * v17)), -((context_real[17] * v13) + (3.2 * v19)), (context_real[18] + (context_real[17] * v11)) + (3.2 * v20)};
    const bool v23_of_context_boolean[2] = {v3, v22};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[2];
        double v23_next_polished[1];
        harlecki_two_link_step_again_loads(prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_u[1] = v23_next_u[1];
        v23_polished[0] = v23_next_polished[0];
    }
    u_out[1] = v23_u[1];
    u_out[0] = v23_u[0];
    const double v24 = v11 - ((v13 * v23_u[1]) + (v16 * v23_u[0]));
    const double v25 = v2 ? 0.0 : v24;
    const double v26 = v20 - ((v19 * v23_u[1]) + (v17 * v23_u[0]));
    const double v27 = v4 ? 0.0 : v26;
    const double v28 = (context_real[8] + (context_real[6] * v25)) + (context_real[7] * v27);
    const double v29 = (context_real[11] + (context_real[9] * v25)) + (context_real[10] * v27);
    const double v30 = context_real[5] * sqrt((v28 * v28) + (v29 * v29));
    const double v31 = v2 ? (context_real[2] - (context_real[1] * v27)) : v23_u[0];
    told_out[0] = (v3 || (((-v30) <= v31) && (v31 <= v30))) ? v0 : harlecki_two_link_mode_of(2.0 * v31);
    const double v32 = context_real[16] + (context_real[15] * v25);
    const double v33 = (context_real[18] + (context_real[17] * v25)) + (3.2 * v27);
    const double v34 = context_real[14] * sqrt((v32 * v32) + (v33 * v33));
    const double v35 = v4 ? (context_real[3] - (context_real[1] * v25)) : v23_u[1];
    told_out[1] = (v22 || (((-v34) <= v35) && (v35 <= v34))) ? v1 : harlecki_two_link_mode_of(2.0 * v35);
    const double v36 = 0.5 * context_real[26];
    const double v37 = v2 ? 0.0 : (context_real[1] * (v4 ? context_real[25] : 0.0));
    const double v38 = v4 ? 0.0 : (context_real[1] * (v2 ? context_real[24] : 0.0));
    const double v39 = v2 ? 0.0 : (context_real[24] + (v2 ? 0.0 : ((v7 * v37) - (v10 * v38))));
    const double v40 = v39 + (v25 * v36);
    const double v41 = v4 ? 0.0 : (context_real[25] + (v4 ? 0.0 : ((v18 * v38) - (v10 * v37))));
    const double v42 = v41 + (v27 * v36);
    const double v43_of_q[2] = {context_real[22] + (v36 * v39), context_real[23] + (v36 * v41)};
    const double v43_of_qd[2] = {v40, v42};
    const double v43_of_tau[2] = {context_real[12], context_real[19]};
    const signed char v43_of_mode[2] = {v0, v1};
    const double v43_of_sign[2] = {v14, v21};
    double v43_qdd[2];
    double v43_u_next[2];
    bool v43_converged;
    harlecki_two_link_friction_stage(prepared, v43_of_q, v43_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v23_u, v43_qdd, v43_u_next, &v43_converged);
    const double v44 = v39 + (v36 * v43_qdd[0]);
    const double v45 = v41 + (v36 * v43_qdd[1]);
    const double v46_of_q[2] = {context_real[22] + (v36 * v40), context_real[23] + (v36 * v42)};
    const double v46_of_qd[2] = {v44, v45};
    double v46_qdd[2];
    double v46_u_next[2];
    bool v46_converged;
    harlecki_two_link_friction_stage(prepared, v46_of_q, v46_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v43_u_next, v46_qdd, v46_u_next, &v46_converged);
    const double v47 = context_real[26] * v46_qdd[0];
    const double v48 = v47 + (2.0 * (v44 + (v39 + v40)));
    const bool v49 = (v14 * v48) < 0.0;
    behind_out[0] = v49;
    const double v50 = context_real[26] * v46_qdd[1];
    const double v51 = v50 + (2.0 * (v45 + (v41 + v42)));
    const bool v52 = (v21 * v51) < 0.0;
    behind_out[1] = v52;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v53 = 0.16666666666666666 * context_real[26];
    q_out[0] = v2 ? context_real[22] : (context_real[22] + (v48 * v53));
    q_out[1] = v4 ? context_real[23] : (context_real[23] + (v51 * v53));
    const double v54_of_q[2] = {context_real[22] + (context_real[26] * v44), context_real[23] + (context_real[26] * v45)};
    const double v54_of_qd[2] = {v39 + v47, v41 + v50};
    double v54_qdd[2];
    double v54_u_next[2];
    bool v54_converged;
    harlecki_two_link_friction_stage(prepared, v54_of_q, v54_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v46_u_next, v54_qdd, v54_u_next, &v54_converged);
    qd_out[0] = v2 ? 0.0 : (v39 + (v53 * ((v25 + v54_qdd[0]) + (2.0 * (v43_qdd[0] + v46_qdd[0])))));
    qd_out[1] = v4 ? 0.0 : (v41 + (v53 * ((v27 + v54_qdd[1]) + (2.0 * (v43_qdd[1] + v46_qdd[1])))));
    const double v55 = (context_real[8] + (context_real[6] * v24)) + (context_real[7] * v26);
    const double v56 = (context_real[11] + (context_real[9] * v24)) + (context_real[10] * v26);
    const double v57 = v2 ? 0.0 : (sqrt(v3 ? ((v55 * v55) + (v56 * v56)) : 1.0) * (context_real[4] * v14));
    const double v58 = (context_real[18] + (context_real[17] * v24)) + (3.2 * v26);
    const double v59 = context_real[16] + (context_real[15] * v24);
    const double v60 = v4 ? 0.0 : (sqrt(v22 ? ((v58 * v58) + (v59 * v59)) : 1.0) * (context_real[13] * v21));
    const double v61 = harlecki_two_link_max(fabs(v23_u[0] - v57), fabs(v23_u[1] - v60));
    const double v62 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v57), fabs(v60)), fabs(v23_u[0])), fabs(v23_u[1]));
    const bool v63 = v23_done && (v61 <= (v62 * ((v62 < (1.0000000009313226 * v62)) ? 1e-11 : 1e-05)));
    *converged_out = v63 && (v54_converged && (v43_converged && v46_converged));
    *done = !(v49 || v52);
}

static void harlecki_two_link_step_again(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 33], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[0], context_mode[1]};
    signed char v0_told[2] = {context_mode[0], context_mode[1]};
    bool v0_behind[2] = {context_boolean[3], context_boolean[4]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_u[2] = {context_real[27], context_real[28]};
    double v0_q[2] = {context_real[29], context_real[30]};
    double v0_qd[2] = {context_real[31], context_real[32]};
    bool v0_converged = context_boolean[2];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_u[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        harlecki_two_link_step_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
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
    const double v12 = 1.0 / ((v9 * v10) - v11);
    const double v13 = v10 * v12;
    const double v14 = (v8 * v13) - (v7 * v12);
    const double v15 = (v0_cosine[0] * v4) - (v0_sine[0] * v6);
    const double v16 = 3.2 * v0_sine[0];
    const double v17 = (v16 * v13) + (v15 * v12);
    const double v18 = prepared->k[5] * sqrt((v17 * v17) + (v14 * v14));
    const double v19 = v10 * v13;
    const double v20 = 0.5780346820809248 - v19;
    const double v21 = (v16 * v20) - (v15 * v13);
    const double v22 = (v8 * v20) + (v7 * v13);
    const double v23 = prepared->k[5] * sqrt((v22 * v22) + (v21 * v21));
    const double v24 = v23 + v18;
    const double v25 = (3.2 * v20) + (v6 * v13);
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
    const double v43 = v42 + v40;
    const double v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33));
    const double v45 = (v35 * v4) + (v5 * v33);
    const double v46 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v45)) - (v0_sine[0] * v44);
    const double v47 = v41 * v13;
    const double v48 = v39 * v12;
    const double v49 = v48 - v47;
    const double v50 = (v46 + (v8 * v43)) - (v7 * v49);
    const double v51 = (6.0 * v34) + ((v0_sine[0] * v45) + ((v0_cosine[0] * v44) - (117.72 * v0_sine[1])));
    const double v52 = (v15 * v49) + ((v16 * v43) + v51);
    const double v53 = prepared->k[5] * sqrt((v52 * v52) + (v50 * v50));
    const double v54 = (v45 + (3.2 * v43)) - (v6 * v49);
    const double v55 = v44 + (v4 * v49);
    const double v56 = prepared->k[4] * sqrt((v55 * v55) + (v54 * v54));
    const double v57 = v32 ? (harlecki_two_link_max(v53, v56) / (v32 ? (v32 ? (1.0 - v31) : 1.0) : 1.0)) : 1e+38;
    const double v58 = harlecki_two_link_min(v57, v56 + (v30 * v57));
    const double v59 = harlecki_two_link_min(v57, v53 + (v24 * v57));
    const double v60 = harlecki_two_link_min(v58, v56 + ((v29 * v59) + (v27 * v58)));
    const double v61 = harlecki_two_link_min(v59, v53 + ((v23 * v58) + (v18 * v59)));
    const double v62 = 1.0001 * harlecki_two_link_min(v60, v56 + ((v29 * v61) + (v27 * v60)));
    const double v63 = 1.0001 * harlecki_two_link_min(v61, v53 + ((v23 * v60) + (v18 * v61)));
    const double v64 = fabs(v13);
    const double v65 = (1e-08 * (fabs(v40) + fabs(v42))) + (v64 * v63);
    const double v66 = ((prepared->k[3] * v19) - prepared->k[6]) * (dt * sqrt((v44 * v44) + (v45 * v45)));
    const double v67 = fabs(qd[1]);
    const bool v68 = harlecki_two_link_eq(0.0, v67) || (v67 < (-v66));
    const bool v69 = v68 && (fabs(v43) <= (v65 + (v20 * v62)));
    const double v70 = (1e-08 * (fabs(v47) + fabs(v48))) + (v64 * v62);
    const double v71 = fabs(qd[0]);
    const bool v72 = v71 < (sqrt((v51 * v51) + (v46 * v46)) * (v12 * (dt * prepared->k[7])));
    const bool v73 = harlecki_two_link_eq(0.0, v71) || v72;
    const bool v74 = v73 && (fabs(v49) <= (v70 - (v12 * v63)));
    const double v75 = -v65;
    const signed char v76 = harlecki_two_link_mode_of(qd[1]);
    const bool v77 = v68 ? (v75 < v43) : (1 == v76);
    const signed char v78 = v69 ? 0 : (v77 ? 1 : (-1));
    const double v79 = -v70;
    const signed char v80 = harlecki_two_link_mode_of(qd[0]);
    const bool v81 = v73 ? (v79 < (-v49)) : (1 == v80);
    const signed char v82 = v74 ? 0 : (v81 ? 1 : (-1));
    const double v83 = -v51;
    const double v84 = -v44;
    const double v85 = -v16;
    signed char v86_pattern[2] = {v82, v78};
    signed char v86_best[2] = {v82, v78};
    bool v86_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v86_number[8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v86_of_context_real[22] = {v11, v9, v39, v41, prepared->k[1], prepared->k[2], v15, v85, v83, v7, v8, v46, tau[0], prepared->k[0], prepared->k[3], v4, v84, v6, v45, tau[1], qd[0], qd[1]};
    const bool v86_of_context_boolean[8] = {!v73, !v68, v74, v81, v73 ? (v79 < v49) : ((-1) == v80), v69, v77, v68 ? (v75 < (-v43)) : ((-1) == v76)};
    bool v86_done = false;
    for (int v86_pass = 0; (v86_pass < 36) && !v86_done; v86_pass++) {
        signed char v86_next_pattern[2];
        signed char v86_next_best[2];
        bool v86_next_flag[9];
        double v86_next_number[8];
        harlecki_two_link_step_pattern(prepared, v86_pattern, v86_best, v86_flag, v86_number, v86_of_context_real, v86_of_context_boolean, v86_next_pattern, v86_next_best, v86_next_flag, v86_next_number, &v86_done);
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
        v86_flag[7] = v86_next_flag[7];
        v86_flag[8] = v86_next_flag[8];
        v86_number[0] = v86_next_number[0];
        v86_number[1] = v86_next_number[1];
        v86_number[2] = v86_next_number[2];
        v86_number[3] = v86_next_number[3];
        v86_number[4] = v86_next_number[4];
        v86_number[5] = v86_next_number[5];
        v86_number[6] = v86_next_number[6];
        v86_number[7] = v86_next_number[7];
    }
    const bool v87 = 0 == v86_best[1];
    const double v88 = v87 ? 0.0 : (qd[1] + v86_number[5]);
    const double v89 = 0.5 * dt;
    const double v90 = v88 + (v89 * v86_number[1]);
    const bool v91 = 0 == v86_best[0];
    const double v92 = v91 ? 0.0 : (qd[0] + v86_number[4]);
    const double v93 = v92 + (v89 * v86_number[0]);
    const double v94 = (double)v86_best[1];
    const double v95 = (double)v86_best[0];
    const double v96_of_q[2] = {q[0] + (v89 * v92), q[1] + (v89 * v88)};
    const double v96_of_qd[2] = {v93, v90};
    const double v96_of_sign[2] = {v95, v94};
    double v96_qdd[2];
    double v96_u_next[2];
    bool v96_converged;
    harlecki_two_link_friction_stage(prepared, v96_of_q, v96_of_qd, tau, v86_best, v96_of_sign, &v86_number[2], v96_qdd, v96_u_next, &v96_converged);
    const double v97 = v88 + (v89 * v96_qdd[1]);
    const double v98 = v92 + (v89 * v96_qdd[0]);
    const double v99_of_q[2] = {q[0] + (v89 * v93), q[1] + (v89 * v90)};
    const double v99_of_qd[2] = {v98, v97};
    double v99_qdd[2];
    double v99_u_next[2];
    bool v99_converged;
    harlecki_two_link_friction_stage(prepared, v99_of_q, v99_of_qd, tau, v86_best, v96_of_sign, v96_u_next, v99_qdd, v99_u_next, &v99_converged);
    const double v100 = dt * v99_qdd[1];
    const double v101 = dt * v99_qdd[0];
    const double v102_of_q[2] = {q[0] + (dt * v98), q[1] + (dt * v97)};
    const double v102_of_qd[2] = {v92 + v101, v88 + v100};
    double v102_qdd[2];
    double v102_u_next[2];
    bool v102_converged;
    harlecki_two_link_friction_stage(prepared, v102_of_q, v102_of_qd, tau, v86_best, v96_of_sign, v99_u_next, v102_qdd, v102_u_next, &v102_converged);
    const bool v103 = v102_converged && (v96_converged && v99_converged);
    const double v104 = 0.16666666666666666 * dt;
    const double v105 = v87 ? 0.0 : (v88 + (v104 * ((v86_number[1] + v102_qdd[1]) + (2.0 * (v96_qdd[1] + v99_qdd[1])))));
    const double v106 = v91 ? 0.0 : (v92 + (v104 * ((v86_number[0] + v102_qdd[0]) + (2.0 * (v96_qdd[0] + v99_qdd[0])))));
    const double v107 = v100 + (2.0 * (v97 + (v88 + v90)));
    const bool v108 = (v94 * v107) < 0.0;
    const double v109 = v101 + (2.0 * (v98 + (v92 + v93)));
    const bool v110 = (v95 * v109) < 0.0;
    const double v111 = v87 ? q[1] : (q[1] + (v104 * v107));
    const double v112 = v91 ? q[0] : (q[0] + (v104 * v109));
    const bool v113 = v108 || v110;
    double v115 = v111;
    double v116 = v105;
    double v117 = v112;
    double v118 = v106;
    signed char v119 = v86_best[0];
    signed char v120 = v86_best[1];
    bool v121 = v103;
    if (v113) {
        const double v114_of_context_real[33] = {v11, v9, v39, v41, prepared->k[1], prepared->k[2], v15, v85, v83, v7, v8, v46, tau[0], prepared->k[0], prepared->k[3], v4, v84, v6, v45, tau[1], v10, -v12, q[0], q[1], qd[0], qd[1], dt, v86_number[2], v86_number[3], v112, v111, v106, v105};
        const bool v114_of_context_boolean[5] = {v73, v68, v103, v110, v108};
        double v114_result_real[4];
        bool v114_result_boolean[1];
        signed char v114_result_mode[2];
        harlecki_two_link_step_again(prepared, v114_of_context_real, v114_of_context_boolean, v86_best, v114_result_real, v114_result_boolean, v114_result_mode);
        v115 = v114_result_real[1];
        v116 = v114_result_real[3];
        v117 = v114_result_real[0];
        v118 = v114_result_real[2];
        v119 = v114_result_mode[0];
        v120 = v114_result_mode[1];
        v121 = v114_result_boolean[0];
    }
    q_next[1] = v115;
    qd_next[1] = v116;
    q_next[0] = v117;
    qd_next[0] = v118;
    const bool v122 = (fabs(v118) + (fabs(v117) + (fabs(v116) + fabs(v115)))) < 1e+38;
    const double v123 = fabs(q[0]) + (fabs(dt) + (fabs(q[1]) + (v67 + v71)));
    const bool v124 = (((fabs(tau[0]) + v123) < 1e+38) && (fabs(tau[1]) < 1e+38)) && (0.0 < dt);
    const bool v125 = v124 && v122;
    mode_next[0] = v119;
    mode_next[1] = v120;
    const double v126 = (v86_flag[4] || v86_flag[3]) ? (v86_flag[8] ? 4.0 : ((v86_flag[7] && (!v86_flag[2])) ? (v86_flag[5] ? 1.0 : 0.0) : 3.0)) : (v86_flag[6] ? 5.0 : 2.0);
    const bool v127 = (fabs(v41) + (fabs(v86_number[0]) + (fabs(v39) + fabs(v86_number[1])))) < 1e+38;
    const double v128 = v127 ? (v86_done ? v126 : 5.0) : 6.0;
    const bool v129 = harlecki_two_link_eq(2.0, v128);
    const double v130 = (v129 || v121) ? 0.0 : 5.0;
    const double v131 = (harlecki_two_link_eq(3.0, v128) || harlecki_two_link_eq(3.0, v130)) ? 3.0 : ((harlecki_two_link_eq(1.0, v128) || harlecki_two_link_eq(1.0, v130)) ? 1.0 : 0.0);
    const double v132 = (v129 || harlecki_two_link_eq(2.0, v130)) ? 2.0 : ((harlecki_two_link_eq(4.0, v130) || harlecki_two_link_eq(4.0, v128)) ? 4.0 : v131);
    const double v133 = (harlecki_two_link_eq(7.0, v128) || harlecki_two_link_eq(7.0, v130)) ? 7.0 : ((harlecki_two_link_eq(5.0, v130) || harlecki_two_link_eq(5.0, v128)) ? 5.0 : v132);
    const double v134 = (harlecki_two_link_eq(6.0, v128) || harlecki_two_link_eq(6.0, v130)) ? 6.0 : v133;
    *status = v134;
    if (!(v125)) {
        q_next[0] = q[0];
        q_next[1] = q[1];
        qd_next[0] = qd[0];
        qd_next[1] = qd[1];
        mode_next[0] = mode[0];
        mode_next[1] = mode[1];
        *status = 6.0;
    }
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

        harlecki_two_link_gather(8U, count, lane, prepared, prepared_lane.k);
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

static void harlecki_two_link_interpolated_again_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_interpolated_repetition(const harlecki_two_link_prepared *restrict prepared, const signed char mode[restrict 2], const signed char told[restrict 2], const bool behind[restrict 2], const bool before[restrict 2], const double u[restrict 2], const double q[restrict 2], const double qd[restrict 2], bool converged, const double context_real[restrict 28], signed char mode_out[restrict 2], signed char told_out[restrict 2], bool behind_out[restrict 2], bool before_out[restrict 2], double u_out[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], bool *restrict converged_out, bool *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const signed char v0 = behind[0] ? (before[0] ? 0 : harlecki_two_link_mode_of(-((double)mode[0]))) : mode[0];
    mode_out[0] = v0;
    const signed char v1 = behind[1] ? (before[1] ? 0 : harlecki_two_link_mode_of(-((double)mode[1]))) : mode[1];
    mode_out[1] = v1;
    const bool v2 = 0 == v1;
    const double v3 = v2 ? 0.0 : 0.5780346820809248;
    const double v4 = context_real[1] * v3;
    const bool v5 = 0 == v0;
    const bool v6 = !v5;
    const double v7 = v5 ? 0.0 : (-(1.0 / (v6 ? ((context_real[1] * v4) - context_real[0]) : 1.0)));
    const double v8 = v4 * v7;
    const double v9 = v5 ? 0.0 : context_real[2];
    const double v10 = v3 + (v4 * v8);
    const double v11 = v2 ? 0.0 : context_real[3];
    const double v12 = v2 ? 0.0 : ((v11 * v10) - (v9 * v8));
    const double v13 = v5 ? 0.0 : ((v7 * v9) - (v11 * v8));
    const double v14 = v2 ? 0.0 : 1.0;
    const double v15 = v2 ? 0.0 : (v14 * v10);
    const double v16 = v5 ? 0.0 : (-(v8 * v14));
    const double v17 = v5 ? 0.0 : 1.0;
    const double v18 = v2 ? 0.0 : (-(v8 * v17));
    const double v19 = v5 ? 0.0 : (v7 * v17);
    const bool v20 = !v2;
    const double v21 = (double)v1;
    const double v22 = (double)v0;
    double v23_u[2] = {u[0], u[1]};
    double v23_polished[1] = {0.0};
    const double v23_of_context_real[16] = {v22, context_real[4], -((context_real[6] * v19) + (context_real[7] * v18)), -((context_real[7] * v15) + (context_real[6] * v16)), context_real[8] + ((context_real[6] * v13) + (context_real[7] * v12)), -((context_real[9] * v19) + (context_real[10] * v18)), -((context_real[10] * v15) + (context_real[9] * v16)), context_real[11] + ((context_real[9] * v13) + (context_real[10] * v12)), v21, context_real[13], -(context_real[15] * v19), -(context_real[15] * v16), context_real[16] + (context_real[15] * v13), -((context_real[17] * v19) + (3.2 * v18)), -((context_real[17] * v16) + (3.2 * v15)), (context_real[18] + (context_real[17] * v13)) + (3.2 * v12)};
    const bool v23_of_context_boolean[2] = {v6, v20};
    bool v23_done = false;
    for (int v23_pass = 0; (v23_pass < 40) && !v23_done; v23_pass++) {
        double v23_next_u[2];
        double v23_next_polished[1];
        harlecki_two_link_interpolated_again_loads(prepared, v23_u, v23_polished, v23_of_context_real, v23_of_context_boolean, v23_next_u, v23_next_polished, &v23_done);
        v23_u[0] = v23_next_u[0];
        v23_u[1] = v23_next_u[1];
        v23_polished[0] = v23_next_polished[0];
    }
    u_out[0] = v23_u[0];
    u_out[1] = v23_u[1];
    const double v24 = v12 - ((v15 * v23_u[1]) + (v18 * v23_u[0]));
    const double v25 = v2 ? 0.0 : v24;
    const double v26 = v13 - ((v16 * v23_u[1]) + (v19 * v23_u[0]));
    const double v27 = v5 ? 0.0 : v26;
    const double v28 = (context_real[11] + (context_real[9] * v27)) + (context_real[10] * v25);
    const double v29 = (context_real[8] + (context_real[6] * v27)) + (context_real[7] * v25);
    const double v30 = context_real[5] * sqrt((v29 * v29) + (v28 * v28));
    const double v31 = v5 ? (context_real[2] - (context_real[1] * v25)) : v23_u[0];
    told_out[0] = (v6 || (((-v30) <= v31) && (v31 <= v30))) ? v0 : harlecki_two_link_mode_of(2.0 * v31);
    const double v32 = (context_real[18] + (context_real[17] * v27)) + (3.2 * v25);
    const double v33 = context_real[16] + (context_real[15] * v27);
    const double v34 = context_real[14] * sqrt((v33 * v33) + (v32 * v32));
    const double v35 = v2 ? (context_real[3] - (context_real[1] * v27)) : v23_u[1];
    told_out[1] = (v20 || (((-v34) <= v35) && (v35 <= v34))) ? v1 : harlecki_two_link_mode_of(2.0 * v35);
    const double v36 = 0.5 * context_real[26];
    const double v37 = v5 ? 0.0 : (context_real[1] * (v2 ? context_real[25] : 0.0));
    const double v38 = v2 ? 0.0 : (context_real[1] * (v5 ? context_real[24] : 0.0));
    const double v39 = v2 ? 0.0 : (context_real[25] + (v2 ? 0.0 : ((v10 * v38) - (v8 * v37))));
    const double v40 = v39 + (v36 * v25);
    const double v41 = v5 ? 0.0 : (context_real[24] + (v5 ? 0.0 : ((v7 * v37) - (v8 * v38))));
    const double v42 = v41 + (v36 * v27);
    const double v43_of_q[2] = {context_real[22] + (v36 * v41), context_real[23] + (v36 * v39)};
    const double v43_of_qd[2] = {v42, v40};
    const double v43_of_tau[2] = {context_real[12], context_real[19]};
    const signed char v43_of_mode[2] = {v0, v1};
    const double v43_of_sign[2] = {v22, v21};
    double v43_qdd[2];
    double v43_u_next[2];
    bool v43_converged;
    harlecki_two_link_friction_stage(prepared, v43_of_q, v43_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v23_u, v43_qdd, v43_u_next, &v43_converged);
    const double v44 = v39 + (v36 * v43_qdd[1]);
    const double v45 = v41 + (v36 * v43_qdd[0]);
    const double v46_of_q[2] = {context_real[22] + (v36 * v42), context_real[23] + (v36 * v40)};
    const double v46_of_qd[2] = {v45, v44};
    double v46_qdd[2];
    double v46_u_next[2];
    bool v46_converged;
    harlecki_two_link_friction_stage(prepared, v46_of_q, v46_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v43_u_next, v46_qdd, v46_u_next, &v46_converged);
    const double v47 = context_real[26] * v46_qdd[0];
    const double v48 = v47 + (2.0 * (v45 + (v41 + v42)));
    const bool v49 = (v22 * v48) < 0.0;
    behind_out[0] = v49;
    const double v50 = context_real[26] * v46_qdd[1];
    const double v51 = v50 + (2.0 * (v44 + (v39 + v40)));
    const bool v52 = (v21 * v51) < 0.0;
    behind_out[1] = v52;
    before_out[0] = before[0] || behind[0];
    before_out[1] = before[1] || behind[1];
    const double v53 = 0.16666666666666666 * context_real[26];
    q_out[0] = v5 ? context_real[22] : (context_real[22] + (v53 * v48));
    q_out[1] = v2 ? context_real[23] : (context_real[23] + (v53 * v51));
    const double v54_of_q[2] = {context_real[22] + (context_real[26] * v45), context_real[23] + (context_real[26] * v44)};
    const double v54_of_qd[2] = {v41 + v47, v39 + v50};
    double v54_qdd[2];
    double v54_u_next[2];
    bool v54_converged;
    harlecki_two_link_friction_stage(prepared, v54_of_q, v54_of_qd, v43_of_tau, v43_of_mode, v43_of_sign, v46_u_next, v54_qdd, v54_u_next, &v54_converged);
    qd_out[0] = v5 ? 0.0 : (v41 + (v53 * ((v27 + v54_qdd[0]) + (2.0 * (v43_qdd[0] + v46_qdd[0])))));
    qd_out[1] = v2 ? 0.0 : (v39 + (v53 * ((v25 + v54_qdd[1]) + (2.0 * (v43_qdd[1] + v46_qdd[1])))));
    const double v55 = (context_real[11] + (context_real[9] * v26)) + (context_real[10] * v24);
    const double v56 = (context_real[8] + (context_real[6] * v26)) + (context_real[7] * v24);
    const double v57 = v5 ? 0.0 : ((context_real[4] * v22) * sqrt(v6 ? ((v56 * v56) + (v55 * v55)) : 1.0));
    const double v58 = (context_real[18] + (context_real[17] * v26)) + (3.2 * v24);
    const double v59 = context_real[16] + (context_real[15] * v26);
    const double v60 = v2 ? 0.0 : ((context_real[13] * v21) * sqrt(v20 ? ((v58 * v58) + (v59 * v59)) : 1.0));
    const double v61 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v57), fabs(v60)), fabs(v23_u[0])), fabs(v23_u[1]));
    const double v62 = harlecki_two_link_max(fabs(v23_u[0] - v57), fabs(v23_u[1] - v60));
    const bool v63 = v23_done && (v62 <= (v61 * ((v61 < (1.0000000009313226 * v61)) ? 1e-11 : 1e-05)));
    *converged_out = v63 && (v54_converged && (v43_converged && v46_converged));
    *done = !(v49 || v52);
}

static void harlecki_two_link_interpolated_again(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 34], const bool context_boolean[restrict 5], const signed char context_mode[restrict 4], double result_real[restrict 4], bool result_boolean[restrict 1], signed char result_mode[restrict 2])
{
    signed char v0_mode[2] = {context_mode[2], context_mode[3]};
    signed char v0_told[2] = {context_mode[2], context_mode[3]};
    bool v0_behind[2] = {context_boolean[3], context_boolean[4]};
    bool v0_before[2] = {context_boolean[0], context_boolean[1]};
    double v0_u[2] = {context_real[28], context_real[29]};
    double v0_q[2] = {context_real[30], context_real[31]};
    double v0_qd[2] = {context_real[32], context_real[33]};
    bool v0_converged = context_boolean[2];
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        signed char v0_next_mode[2];
        signed char v0_next_told[2];
        bool v0_next_behind[2];
        bool v0_next_before[2];
        double v0_next_u[2];
        double v0_next_q[2];
        double v0_next_qd[2];
        bool v0_next_converged;
        harlecki_two_link_interpolated_repetition(prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_done);
        v0_mode[0] = v0_next_mode[0];
        v0_mode[1] = v0_next_mode[1];
        v0_told[0] = v0_next_told[0];
        v0_told[1] = v0_next_told[1];
        v0_behind[0] = v0_next_behind[0];
        v0_behind[1] = v0_next_behind[1];
        v0_before[0] = v0_next_before[0];
        v0_before[1] = v0_next_before[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
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

static void harlecki_two_link_interpolated_pattern_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 5], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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
    *done = (((v73 ? v16 : v72) <= 0.0) || v76) || (!context_boolean[4]);
}

static void harlecki_two_link_interpolated_pattern_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = sqrt(context_boolean[3] ? ((context_real[41] * context_real[41]) + (context_real[38] * context_real[38])) : 1.0);
    const bool v2 = 0.0 < v1;
    const double v3 = other[1] ? (-1.0) : 1.0;
    const double v4 = v3 / (context_boolean[3] ? (v2 ? v1 : 1.0) : 1.0);
    const double v5 = context_real[13] * context_real[36];
    const double v6 = v5 * (v2 ? (context_real[38] * v4) : v3);
    const double v7 = v5 * (context_real[41] * v4);
    const double v8 = (context_real[40] * v7) + (context_real[37] * v6);
    const double v9 = context_boolean[3] ? v8 : 0.0;
    const double v10 = sqrt(context_boolean[2] ? ((context_real[33] * context_real[33]) + (context_real[30] * context_real[30])) : 1.0);
    const bool v11 = 0.0 < v10;
    const double v12 = other[0] ? (-1.0) : 1.0;
    const double v13 = v12 / (context_boolean[2] ? (v11 ? v10 : 1.0) : 1.0);
    const double v14 = context_real[4] * context_real[29];
    const double v15 = v14 * (v11 ? (context_real[30] * v13) : v12);
    const double v16 = v14 * (context_real[33] * v13);
    const double v17 = (context_real[33] * v16) + (context_real[30] * v15);
    const double v18 = 1.0 - (context_boolean[2] ? v17 : 0.0);
    const bool v19 = fabs(v18) < fabs(v9);
    const double v20 = -v9;
    const double v21 = v19 ? v18 : v20;
    const double v22 = 1.0 / (v19 ? v20 : v18);
    const double v23 = v22 * v21;
    const double v24 = (context_real[35] * v16) + (context_real[32] * v15);
    const double v25 = -(context_boolean[2] ? v24 : 0.0);
    const double v26 = (context_real[42] * v7) + (context_real[39] * v6);
    const double v27 = -(context_boolean[3] ? v26 : 0.0);
    const double v28 = v19 ? v27 : v25;
    const double v29 = (context_real[34] * v16) + (context_real[31] * v15);
    const double v30 = -(context_boolean[2] ? v29 : 0.0);
    const double v31 = (context_real[41] * v7) + (context_real[38] * v6);
    const double v32 = 1.0 - (context_boolean[3] ? v31 : 0.0);
    const double v33 = v22 * (v19 ? v32 : v30);
    const double v34 = 1.0 / ((v21 * v33) - (v19 ? v30 : v32));
    const double v35 = -(v34 * ((v19 ? v25 : v27) - (v28 * v23)));
    const double v36 = (v33 * v35) - (v22 * v28);
    const double v37 = -(v35 + (context_boolean[3] ? (v26 + ((v8 * v36) - (v31 * v35))) : 0.0));
    const double v38 = v36 - (context_boolean[2] ? (v24 + ((v17 * v36) - (v29 * v35))) : 0.0);
    const double v39 = v19 ? v37 : v38;
    const double v40 = v34 * ((v23 * v39) - (v19 ? v38 : v37));
    double v41_u[2] = {(v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40)};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const bool v41_of_context_boolean[5] = {context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4]};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 24) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_interpolated_pattern_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const double v43 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const double v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42));
    const double v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43);
    const bool v46 = 0 == context_mode[0];
    const double v47 = context_real[5] * sqrt(v46 ? ((v45 * v45) + (v44 * v44)) : 1.0);
    const double v48 = context_boolean[0] ? (context_real[2] - (context_real[1] * v43)) : v41_u[0];
    const double v49 = v46 ? harlecki_two_link_min(v47 - v48, v48 + v47) : (((double)context_mode[0]) * v42);
    const double v50 = v46 ? v49 : (context_real[0] * v49);
    const double v51 = harlecki_two_link_max(fabs(context_real[2]), fabs(v48));
    const bool v52 = (context_boolean[7] && (((-1e-06) * v51) <= v50)) || ((0.0 < v49) || (v46 && (0.0 <= v49)));
    const double v53 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43);
    const double v54 = context_real[16] + (context_real[15] * v42);
    const bool v55 = 0 == context_mode[1];
    const double v56 = context_real[14] * sqrt(v55 ? ((v53 * v53) + (v54 * v54)) : 1.0);
    const double v57 = context_boolean[1] ? (context_real[3] - (context_real[1] * v42)) : v41_u[1];
    const double v58 = v55 ? harlecki_two_link_min(v56 - v57, v57 + v56) : (((double)context_mode[1]) * v43);
    const double v59 = v55 ? v58 : (1.7300000000000002 * v58);
    const double v60 = harlecki_two_link_max(fabs(context_real[3]), fabs(v57));
    const bool v61 = (context_boolean[8] && (((-1e-06) * v60) <= v59)) || ((v55 && (0.0 <= v58)) || (0.0 < v58));
    const bool v62 = (context_boolean[6] || (((-1e-12) * v60) <= v59)) && (context_boolean[5] || (((-1e-12) * v51) <= v50));
    const double v63 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const double v64 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const double v65 = context_boolean[2] ? (v14 * sqrt(context_boolean[2] ? ((v64 * v64) + (v63 * v63)) : 1.0)) : 0.0;
    const double v66 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const double v67 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const double v68 = context_boolean[3] ? (v5 * sqrt(context_boolean[3] ? ((v67 * v67) + (v66 * v66)) : 1.0)) : 0.0;
    const double v69 = fabs(v41_u[0]);
    const double v70 = fabs(v41_u[1]);
    const double v71 = harlecki_two_link_max(harlecki_two_link_max(v69, harlecki_two_link_max(fabs(v68), fabs(v65))), v70);
    const double v72 = harlecki_two_link_max(fabs(v41_u[0] - v65), fabs(v41_u[1] - v68));
    const bool v73 = (v72 <= (v71 * ((v71 < (1.0000000009313226 * v71)) ? 1e-11 : 1e-05))) && ((v69 + v70) < 1e+38);
    const bool v74 = v73 && (((context_boolean[6] || v61) && (context_boolean[5] || v52)) || v62);
    obeying_out[0] = v74;
    const bool v75 = ((!found[0]) && v73) || v74;
    u_out[0] = v75 ? v41_u[0] : u[0];
    u_out[1] = v75 ? v41_u[1] : u[1];
    found_out[0] = found[0] || v73;
    *done = (!context_boolean[4]) || ((v0 && (other[1] || (!context_boolean[3]))) || v74);
}

static void harlecki_two_link_interpolated_pattern_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 12], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        harlecki_two_link_interpolated_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = ((!context_boolean[8]) && v0_found[0]) || v0_obeying[0];
    const double v2 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = v1 ? v2 : context_real[43];
    const double v3 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = v1 ? v3 : context_real[44];
    result_real[2] = v1 ? (context_boolean[0] ? (context_real[2] - (context_real[1] * v3)) : v0_u[0]) : context_real[45];
    result_real[3] = v1 ? (context_boolean[1] ? (context_real[3] - (context_real[1] * v2)) : v0_u[1]) : context_real[46];
    result_real[4] = v1 ? v0_u[0] : context_real[47];
    result_real[5] = v1 ? v0_u[1] : context_real[48];
    const bool v4 = context_boolean[8] || v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[9] || (context_boolean[8] && v0_obeying[0]);
    result_boolean[2] = context_boolean[10] || (!v4);
}

static void harlecki_two_link_interpolated_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 20], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
{
    const bool v0 = 0 == pattern[1];
    const double v1 = v0 ? 0.0 : 0.5780346820809248;
    const double v2 = context_real[1] * v1;
    const bool v3 = 0 == pattern[0];
    const bool v4 = !v3;
    const double v5 = v3 ? 0.0 : (-(1.0 / (v4 ? ((context_real[1] * v2) - context_real[0]) : 1.0)));
    const double v6 = v3 ? 0.0 : 1.0;
    const double v7 = v3 ? 0.0 : (v6 * v5);
    const double v8 = v2 * v5;
    const double v9 = v0 ? 0.0 : (-(v6 * v8));
    const double v10 = (context_real[7] * v9) + (context_real[6] * v7);
    const double v11 = (context_real[10] * v9) + (context_real[9] * v7);
    const double v12 = v3 ? 0.0 : (context_real[4] * sqrt(v4 ? ((v11 * v11) + (v10 * v10)) : 1.0));
    const double v13 = v1 + (v2 * v8);
    const double v14 = v0 ? 0.0 : 1.0;
    const double v15 = v0 ? 0.0 : (v14 * v13);
    const double v16 = v3 ? 0.0 : (-(v14 * v8));
    const double v17 = (context_real[6] * v16) + (context_real[7] * v15);
    const double v18 = (context_real[9] * v16) + (context_real[10] * v15);
    const bool v19 = !v0;
    const bool v20 = v4 && v19;
    const double v21 = v3 ? 0.0 : (v0 ? 0.0 : (context_real[4] * sqrt(v20 ? ((v18 * v18) + (v17 * v17)) : 1.0)));
    const double v22 = (context_real[17] * v16) + (3.2 * v15);
    const double v23 = context_real[15] * v16;
    const double v24 = v0 ? 0.0 : (context_real[13] * sqrt(v19 ? ((v22 * v22) + (v23 * v23)) : 1.0));
    const double v25 = (context_real[17] * v7) + (3.2 * v9);
    const double v26 = context_real[15] * v7;
    const double v27 = v0 ? 0.0 : (v3 ? 0.0 : (context_real[13] * sqrt(v20 ? ((v25 * v25) + (v26 * v26)) : 1.0)));
    const bool v28 = (v21 < (v3 ? 1.0 : (1.0 - v12))) && (v27 < (v0 ? 1.0 : (1.0 - v24)));
    flag_out[7] = v28;
    const double v29 = v3 ? 0.0 : context_real[2];
    const double v30 = v0 ? 0.0 : context_real[3];
    const double v31 = v0 ? 0.0 : ((v13 * v30) - (v8 * v29));
    const double v32 = v3 ? 0.0 : ((v5 * v29) - (v8 * v30));
    const double v33 = context_real[18] + ((context_real[17] * v32) + (3.2 * v31));
    const double v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31));
    const double v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31));
    const double v36 = -v22;
    const double v37 = -v25;
    const double v38 = context_real[16] + (context_real[15] * v32);
    const double v39 = -v18;
    const double v40 = -v11;
    const double v41 = -v17;
    const double v42 = -v10;
    const double v43 = -v23;
    const double v44 = -v26;
    const double v45 = (double)pattern[1];
    const double v46 = (double)pattern[0];
    double v47_u[2] = {v28 ? number[4] : 0.0, v28 ? number[5] : 0.0};
    double v47_polished[1] = {0.0};
    const double v47_of_context_real[16] = {v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33};
    const bool v47_of_context_boolean[2] = {v4, v19};
    bool v47_done = false;
    for (int v47_pass = 0; (v47_pass < 40) && !v47_done; v47_pass++) {
        double v47_next_u[2];
        double v47_next_polished[1];
        harlecki_two_link_interpolated_pattern_loads(prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_done);
        v47_u[0] = v47_next_u[0];
        v47_u[1] = v47_next_u[1];
        v47_polished[0] = v47_next_polished[0];
    }
    const double v48 = v0 ? 0.0 : ((v31 - (v15 * v47_u[1])) - (v9 * v47_u[0]));
    const double v49 = v3 ? 0.0 : ((v32 - (v16 * v47_u[1])) - (v7 * v47_u[0]));
    const double v50 = (context_real[8] + (context_real[6] * v49)) + (context_real[7] * v48);
    const double v51 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v49));
    const double v52 = context_real[5] * sqrt(v3 ? ((v51 * v51) + (v50 * v50)) : 1.0);
    const double v53 = v3 ? (context_real[2] - (context_real[1] * v48)) : v47_u[0];
    const double v54 = v3 ? harlecki_two_link_min(v52 - v53, v53 + v52) : (v46 * v49);
    const double v55 = fabs(context_real[2]);
    const bool v56 = !flag[0];
    const bool v57 = context_boolean[2] && v56;
    const bool v58 = v57 && (((-1e-06) * harlecki_two_link_max(v55, fabs(v53))) <= (v3 ? v54 : (context_real[0] * v54)));
    const double v59 = (context_real[18] + (context_real[17] * v49)) + (3.2 * v48);
    const double v60 = context_real[16] + (context_real[15] * v49);
    const double v61 = context_real[14] * sqrt(v0 ? ((v60 * v60) + (v59 * v59)) : 1.0);
    const double v62 = v0 ? (context_real[3] - (context_real[1] * v49)) : v47_u[1];
    const double v63 = v0 ? harlecki_two_link_min(v61 - v62, v62 + v61) : (v45 * v48);
    const double v64 = fabs(context_real[3]);
    const bool v65 = context_boolean[3] && v56;
    const bool v66 = v65 && (((-1e-06) * harlecki_two_link_max(v64, fabs(v62))) <= (v0 ? v63 : (1.7300000000000002 * v63)));
    const bool v67 = context_boolean[1] || (((v0 && (0.0 <= v63)) || (0.0 < v63)) || v66);
    const double v68 = ((v17 * v47_u[1]) + (v10 * v47_u[0])) - v35;
    const double v69 = ((v18 * v47_u[1]) + (v11 * v47_u[0])) - v34;
    const double v70 = v3 ? 0.0 : ((context_real[4] * v46) * sqrt(v4 ? ((v69 * v69) + (v68 * v68)) : 1.0));
    const double v71 = ((v22 * v47_u[1]) + (v25 * v47_u[0])) - v33;
    const double v72 = ((v23 * v47_u[1]) + (v26 * v47_u[0])) - v38;
    const double v73 = v0 ? 0.0 : ((context_real[13] * v45) * sqrt(v19 ? ((v72 * v72) + (v71 * v71)) : 1.0));
    const double v74 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v73), fabs(v70)), fabs(v47_u[0])), fabs(v47_u[1]));
    const double v75 = harlecki_two_link_max(fabs(v47_u[1] - v73), fabs(v47_u[0] - v70));
    const bool v76 = (v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05))) && v47_done;
    const bool v77 = v76 && (v67 && (context_boolean[0] || (((v3 && (0.0 <= v54)) || (0.0 < v54)) || v58)));
    const bool v78 = (v19 && (1.0 < v24)) || (v4 && (1.0 < v12));
    const double v79 = v6 + v14;
    const bool v80 = (v79 <= 1.0) && v78;
    const bool v81 = ((1e-05 * v74) < v75) && (v80 && (!v76));
    const bool v82 = !((v28 || v81) || v77);
    const bool v83 = flag[1] && v82;
    const bool v84 = v78 && (v80 && v76);
    double v86 = v48;
    double v87 = v49;
    double v88 = v53;
    double v89 = v62;
    bool v90 = v76;
    bool v91 = v81;
    bool v92 = v84;
    double v93 = v47_u[0];
    double v94 = v47_u[1];
    if (v83) {
        const double v85_of_context_real[49] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v49, v48, v53, v62, v47_u[0], v47_u[1]};
        const bool v85_of_context_boolean[12] = {v3, v0, v4, v19, context_boolean[0], context_boolean[1], v57, v65, v76, v84, v81, v83};
        double v85_result_real[6];
        bool v85_result_boolean[3];
        harlecki_two_link_interpolated_pattern_pieces(prepared, v85_of_context_real, v85_of_context_boolean, pattern, v85_result_real, v85_result_boolean);
        v86 = v85_result_real[1];
        v87 = v85_result_real[0];
        v88 = v85_result_real[2];
        v89 = v85_result_real[3];
        v90 = v85_result_boolean[0];
        v91 = v85_result_boolean[2];
        v92 = v85_result_boolean[1];
        v93 = v85_result_real[4];
        v94 = v85_result_real[5];
    }
    number_out[1] = v86;
    number_out[0] = v87;
    const double v95 = (context_real[8] + (context_real[6] * v87)) + (context_real[7] * v86);
    const double v96 = context_real[11] + ((context_real[10] * v86) + (context_real[9] * v87));
    const double v97 = context_real[5] * sqrt(v3 ? ((v96 * v96) + (v95 * v95)) : 1.0);
    const double v98 = v3 ? harlecki_two_link_min(v97 - v88, v88 + v97) : (v46 * v87);
    const double v99 = v3 ? v98 : (context_real[0] * v98);
    const double v100 = harlecki_two_link_max(v55, fabs(v88));
    const bool v101 = (v57 && (((-1e-06) * v100) <= v99)) || ((v3 && (0.0 <= v98)) || (0.0 < v98));
    const double v102 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86);
    const double v103 = context_real[16] + (context_real[15] * v87);
    const double v104 = context_real[14] * sqrt(v0 ? ((v103 * v103) + (v102 * v102)) : 1.0);
    const double v105 = v0 ? harlecki_two_link_min(v104 - v89, v89 + v104) : (v45 * v86);
    const double v106 = v0 ? v105 : (1.7300000000000002 * v105);
    const double v107 = harlecki_two_link_max(v64, fabs(v89));
    const bool v108 = ((0.0 < v105) || (v0 && (0.0 <= v105))) || (v65 && (((-1e-06) * v107) <= v106));
    const bool v109 = ((context_boolean[1] || v108) && (context_boolean[0] || v101)) && v90;
    const bool v110 = flag[3] || v109;
    flag_out[3] = v110;
    const double v111 = 1.0 - v79;
    const double v112 = -(v6 + v111);
    const bool v113 = v65 ? ((-1) == context_mode[3]) : context_boolean[9];
    const bool v114 = v65 ? (1 == context_mode[3]) : context_boolean[8];
    const bool v115 = v114 || v113;
    const bool v116 = (v115 && (v0 && ((0.0 <= v112) && (v112 <= 0.0)))) || (v113 && (1 == pattern[1]));
    const double v117 = v115 ? 1.0 : 0.0;
    const double v118 = -v111;
    const bool v119 = context_boolean[7] && (!v65);
    const double v120 = v119 ? 0.0 : 1.0;
    const bool v121 = v57 ? ((-1) == context_mode[2]) : context_boolean[6];
    const bool v122 = v57 ? (1 == context_mode[2]) : context_boolean[5];
    const bool v123 = v122 || v121;
    const bool v124 = (v123 && (v3 && ((v120 <= v118) && (v118 <= v117)))) || (v121 && (1 == pattern[0]));
    const bool v125 = v124 || v116;
    const double v126 = v125 ? v79 : (1.0 + v79);
    const bool v127 = !(v125 || (v126 <= (v117 + (v123 ? 1.0 : 0.0))));
    const bool v128 = v127 && (!v110);
    const bool v129 = flag[2] || v82;
    const bool v130 = (!flag[1]) && (v128 && v129);
    const bool v131 = !v130;
    const bool v132 = !((!(context_boolean[6] || (context_boolean[4] || context_boolean[5]))) || (!(context_boolean[9] || (context_boolean[8] || context_boolean[7]))));
    const bool v133 = v132 && ((context_boolean[2] || context_boolean[3]) && (v56 && (v128 && v131)));
    const bool v134 = context_boolean[4] && (!v57);
    const signed char v135 = v122 ? 1 : (-1);
    const signed char v136 = v124 ? ((v122 && v3) ? 1 : (-1)) : ((v134 && ((v120 <= v126) && (v126 <= v117))) ? 0 : v135);
    const signed char v137 = v116 ? pattern[0] : v136;
    pattern_out[0] = v133 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : (v130 ? (v134 ? 0 : v135) : v137);
    const double v138 = v126 - ((0 == v137) ? 0.0 : 1.0);
    const signed char v139 = v114 ? 1 : (-1);
    const signed char v140 = v116 ? ((v0 && v114) ? 1 : (-1)) : ((v119 && ((v138 <= 0.0) && (0.0 <= v138))) ? 0 : v139);
    pattern_out[1] = v133 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v130 ? (v119 ? 0 : v139) : v140);
    const bool v141 = !flag[3];
    const bool v142 = v90 && ((context_boolean[0] || (((-1e-12) * v100) <= v99)) && (context_boolean[1] || (((-1e-12) * v107) <= v106)));
    const bool v143 = ((!flag[4]) && (v141 && v142)) || (v141 && v109);
    best_out[0] = v143 ? pattern[0] : best[0];
    best_out[1] = v143 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v133;
    flag_out[1] = v133 ? false : (flag[1] || v130);
    const bool v144 = !(v130 || v133);
    flag_out[2] = v129 && v144;
    flag_out[4] = flag[4] || v142;
    const bool v145 = flag[5] || (flag[3] && v109);
    flag_out[5] = v145;
    flag_out[6] = v131 && (flag[6] || ((!v91) && (!v90)));
    flag_out[8] = v92;
    number_out[2] = v93;
    number_out[4] = v93;
    number_out[3] = v94;
    number_out[5] = v94;
    *done = (v110 && ((v127 || ((v3 && v0) || (!v125))) || v145)) || (v128 && v144);
    if (!(v143)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
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

static void harlecki_two_link_interpolated_margins(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 25], const signed char context_mode[restrict 2], double result_real[restrict 4], signed char result_mode[restrict 2])
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&context_real[22]), harlecki_two_link_alone(&context_real[21])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v4 = 0 == context_mode[0];
    const bool v5 = 0 == context_mode[1];
    const double v6 = (context_real[0] * context_real[18]) - context_real[1];
    const double v7 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18]);
    const double v8 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]));
    const double v9 = context_real[3] * sqrt((v7 * v7) + (v8 * v8));
    result_real[0] = harlecki_two_link_max(0.0, harlecki_two_link_min(v6 + v9, v9 - v6));
    const double v10 = (context_real[0] * context_real[17]) - context_real[2];
    const double v11 = context_real[13] + (context_real[12] * context_real[17]);
    const double v12 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]));
    const double v13 = context_real[11] * sqrt((v11 * v11) + (v12 * v12));
    result_real[1] = harlecki_two_link_max(0.0, harlecki_two_link_min(v10 + v13, v13 - v10));
    const double v14 = 3.2 * v0_cosine[0];
    const double v15 = 1.7300000000000002 + v14;
    const double v16 = v5 ? 0.0 : 0.5780346820809248;
    const double v17 = 3.2 * v0_sine[0];
    const double v18 = context_real[23] * context_real[23];
    const double v19 = v18 - (9.81 * v0_sine[1]);
    const double v20 = v0_cosine[0] * v0_cosine[1];
    const double v21 = (v17 * v19) + (31.392000000000003 * v20);
    const double v22 = context_real[16] - v21;
    const double v23 = v5 ? 0.0 : v22;
    const double v24 = v15 * v16;
    const bool v25 = !v4;
    const double v26 = v4 ? 0.0 : (1.0 / (v25 ? (13.73 + ((6.4 * v0_cosine[0]) - (v15 * v24))) : 1.0));
    const double v27 = context_real[23] + context_real[24];
    const double v28 = v27 * v27;
    const double v29 = ((context_real[10] - (137.34 * v0_cosine[1])) - v21) + (v17 * v28);
    const double v30 = v24 * v26;
    const double v31 = (v26 * (v4 ? 0.0 : v29)) - (v30 * v23);
    const double v32 = v5 ? 0.0 : ((v16 * v23) - (v24 * v31));
    const double v33 = v5 ? 0.0 : 1.0;
    const double v34 = v5 ? 0.0 : ((1.0 + (v15 * v30)) * (v16 * v33));
    const double v35 = v4 ? 0.0 : 1.0;
    const double v36 = v5 ? 0.0 : (-(v30 * v35));
    const double v37 = v4 ? 0.0 : (v26 * v35);
    const double v38 = 8.0 * v0_sine[0];
    const double v39 = 8.0 * v0_cosine[0];
    const double v40 = 3.2 + v39;
    const double v41 = (v0_cosine[0] * v38) - (v0_sine[0] * v40);
    const double v42 = v4 ? 0.0 : (-(v33 * v30));
    const double v43 = v4 ? 0.0 : v31;
    const double v44 = ((v39 * v19) - (v0_cosine[1] * (78.48 * v0_sine[0]))) + (3.2 * v28);
    const double v45 = (v38 * v19) + (78.48 * v20);
    const double v46 = (((v0_cosine[0] * v44) + (v0_sine[0] * v45)) - (117.72 * v0_sine[1])) + (6.0 * v18);
    const double v47 = 6.0 + ((v0_cosine[0] * v40) + (v0_sine[0] * v38));
    const double v48 = ((v0_cosine[0] * v45) - (v0_sine[0] * v44)) + (117.72 * v0_cosine[1]);
    double v49_u[2] = {context_real[19], context_real[20]};
    double v49_polished[1] = {0.0};
    const double v49_of_context_real[16] = {(double)context_mode[0], prepared->k[1], (v36 * v17) - (v37 * v41), (v34 * v17) - (v41 * v42), ((v41 * v43) - (v17 * v32)) - v46, -((v14 * v36) + (v37 * v47)), -((v14 * v34) + (v42 * v47)), v48 + ((v14 * v32) + (v43 * v47)), (double)context_mode[1], prepared->k[0], -(v37 * v38), -(v38 * v42), (v38 * v43) - v44, -((3.2 * v36) + (v37 * v40)), -((3.2 * v34) + (v40 * v42)), v45 + ((3.2 * v32) + (v40 * v43))};
    const bool v49_of_context_boolean[2] = {v25, !v5};
    bool v49_done = false;
    for (int v49_pass = 0; (v49_pass < 40) && !v49_done; v49_pass++) {
        double v49_next_u[2];
        double v49_next_polished[1];
        harlecki_two_link_margin_loads(prepared, v49_u, v49_polished, v49_of_context_real, v49_of_context_boolean, v49_next_u, v49_next_polished, &v49_done);
        v49_u[0] = v49_next_u[0];
        v49_u[1] = v49_next_u[1];
        v49_polished[0] = v49_next_polished[0];
    }
    const double v50 = v5 ? 0.0 : ((v32 - (v34 * v49_u[1])) - (v36 * v49_u[0]));
    const double v51 = (v15 * v50) - v29;
    const double v52 = v4 ? 0.0 : ((v43 - (v37 * v49_u[0])) - (v42 * v49_u[1]));
    const double v53 = v48 + ((v14 * v50) + (v47 * v52));
    const double v54 = v46 + ((v17 * v50) - (v41 * v52));
    const double v55 = prepared->k[2] * sqrt((v53 * v53) + (v54 * v54));
    const double v56 = v51 + v55;
    const double v57 = v55 - v51;
    result_real[2] = harlecki_two_link_min(v56, v57);
    const double v58 = (v15 * v52) - v22;
    const double v59 = (v38 * v52) - v44;
    const double v60 = v45 + ((3.2 * v50) + (v40 * v52));
    const double v61 = prepared->k[3] * sqrt((v59 * v59) + (v60 * v60));
    const double v62 = v58 + v61;
    const double v63 = v61 - v58;
    result_real[3] = harlecki_two_link_min(v62, v63);
    result_mode[0] = harlecki_two_link_mode_of(v57 - v56);
    result_mode[1] = harlecki_two_link_mode_of(v63 - v62);
}

static void harlecki_two_link_interpolated_part(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const signed char mode[restrict 2], const bool crossing[restrict 2], const signed char forced[restrict 2], const signed char heading[restrict 2], bool probes, const double far[restrict 2], double past, double whole, double trial, double passes, double worst, double dt, const double tau[restrict 2], double q_out[restrict 2], double qd_out[restrict 2], signed char mode_out[restrict 2], bool crossing_out[restrict 2], signed char forced_out[restrict 2], signed char heading_out[restrict 2], bool *restrict probes_out, double far_out[restrict 2], double *restrict past_out, double *restrict whole_out, double *restrict trial_out, double *restrict passes_out, double *restrict worst_out, bool *restrict done)
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
    const double v83 = -v16;
    signed char v84_pattern[2] = {v81, v75};
    signed char v84_best[2] = {v81, v75};
    bool v84_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v84_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v84_of_context_real[20] = {v11, v9, v40, v36, prepared->k[1], prepared->k[2], v15, v83, v82, v7, v8, v48, tau[0], prepared->k[0], prepared->k[3], v4, v46, v6, v47, tau[1]};
    const bool v84_of_context_boolean[10] = {!v68, !v65, v77, v71, v69, v80, v68 ? (v78 < v42) : ((-1) == v79), v66, v74, v65 ? (v72 < (-v45)) : ((-1) == v73)};
    const signed char v84_of_context_mode[4] = {v79, v73, forced[0], forced[1]};
    bool v84_done = false;
    for (int v84_pass = 0; (v84_pass < 36) && !v84_done; v84_pass++) {
        signed char v84_next_pattern[2];
        signed char v84_next_best[2];
        bool v84_next_flag[9];
        double v84_next_number[6];
        harlecki_two_link_interpolated_pattern(prepared, v84_pattern, v84_best, v84_flag, v84_number, v84_of_context_real, v84_of_context_boolean, v84_of_context_mode, v84_next_pattern, v84_next_best, v84_next_flag, v84_next_number, &v84_done);
        v84_pattern[0] = v84_next_pattern[0];
        v84_pattern[1] = v84_next_pattern[1];
        v84_best[0] = v84_next_best[0];
        v84_best[1] = v84_next_best[1];
        v84_flag[0] = v84_next_flag[0];
        v84_flag[1] = v84_next_flag[1];
        v84_flag[2] = v84_next_flag[2];
        v84_flag[3] = v84_next_flag[3];
        v84_flag[4] = v84_next_flag[4];
        v84_flag[5] = v84_next_flag[5];
        v84_flag[6] = v84_next_flag[6];
        v84_flag[7] = v84_next_flag[7];
        v84_flag[8] = v84_next_flag[8];
        v84_number[0] = v84_next_number[0];
        v84_number[1] = v84_next_number[1];
        v84_number[2] = v84_next_number[2];
        v84_number[3] = v84_next_number[3];
        v84_number[4] = v84_next_number[4];
        v84_number[5] = v84_next_number[5];
    }
    const double v85 = (double)v84_best[1];
    const double v86 = (double)v84_best[0];
    const double v87 = 0.5 * trial;
    const double v88 = qd[1] + (v84_number[1] * v87);
    const double v89 = qd[0] + (v84_number[0] * v87);
    const double v90_of_q[2] = {q[0] + (qd[0] * v87), q[1] + (qd[1] * v87)};
    const double v90_of_qd[2] = {v89, v88};
    const double v90_of_sign[2] = {v86, v85};
    double v90_qdd[2];
    double v90_u_next[2];
    bool v90_converged;
    harlecki_two_link_friction_stage(prepared, v90_of_q, v90_of_qd, tau, v84_best, v90_of_sign, &v84_number[2], v90_qdd, v90_u_next, &v90_converged);
    const double v91 = qd[1] + (v87 * v90_qdd[1]);
    const double v92 = qd[0] + (v87 * v90_qdd[0]);
    const double v93_of_q[2] = {q[0] + (v87 * v89), q[1] + (v87 * v88)};
    const double v93_of_qd[2] = {v92, v91};
    double v93_qdd[2];
    double v93_u_next[2];
    bool v93_converged;
    harlecki_two_link_friction_stage(prepared, v93_of_q, v93_of_qd, tau, v84_best, v90_of_sign, v90_u_next, v93_qdd, v93_u_next, &v93_converged);
    const double v94 = trial * v93_qdd[1];
    const double v95 = trial * v93_qdd[0];
    const double v96_of_q[2] = {q[0] + (trial * v92), q[1] + (trial * v91)};
    const double v96_of_qd[2] = {qd[0] + v95, qd[1] + v94};
    double v96_qdd[2];
    double v96_u_next[2];
    bool v96_converged;
    harlecki_two_link_friction_stage(prepared, v96_of_q, v96_of_qd, tau, v84_best, v90_of_sign, v93_u_next, v96_qdd, v96_u_next, &v96_converged);
    const double v97 = 0.16666666666666666 * trial;
    const bool v98 = 0 == v84_best[1];
    const double v99 = v98 ? 0.0 : (qd[1] + (v97 * ((v84_number[1] + v96_qdd[1]) + (2.0 * (v90_qdd[1] + v93_qdd[1])))));
    const bool v100 = 0 == v84_best[0];
    const double v101 = v100 ? 0.0 : (qd[0] + (v97 * ((v84_number[0] + v96_qdd[0]) + (2.0 * (v90_qdd[0] + v93_qdd[0])))));
    const double v102 = v94 + (2.0 * (v91 + (qd[1] + v88)));
    const double v103 = v98 ? q[1] : (q[1] + (v97 * v102));
    const double v104 = v95 + (2.0 * (v92 + (qd[0] + v89)));
    const double v105 = v100 ? q[0] : (q[0] + (v97 * v104));
    const bool v106 = v100 || v98;
    double v108 = 0.0;
    double v109 = 0.0;
    double v110 = 0.0;
    double v111 = 0.0;
    signed char v112 = 0;
    signed char v113 = 0;
    if (v106) {
        const double v107_of_context_real[25] = {v9, v40, v36, prepared->k[2], v15, v83, v82, v7, v8, v48, tau[0], prepared->k[3], v4, v46, v6, v47, tau[1], v84_number[0], v84_number[1], v84_number[2], v84_number[3], v105, v103, v101, v99};
        double v107_result_real[4];
        signed char v107_result_mode[2];
        harlecki_two_link_interpolated_margins(prepared, v107_of_context_real, v84_best, v107_result_real, v107_result_mode);
        v108 = v107_result_real[3];
        v109 = v107_result_real[1];
        v110 = v107_result_real[2];
        v111 = v107_result_real[0];
        v112 = v107_result_mode[0];
        v113 = v107_result_mode[1];
    }
    const double v114 = v98 ? v108 : (v85 * v99);
    far_out[1] = v114;
    const double v115 = probes ? far[1] : v114;
    const double v116 = trial / (probes ? whole : 1.0);
    const double v117 = 1.0 / (probes ? (1.0 - v116) : 1.0);
    const double v118 = v98 ? v109 : (qd[1] * v85);
    const double v119 = 1.0 / (probes ? v116 : 1.0);
    const double v120 = v119 * (v114 - v118);
    const double v121 = v120 + (v117 * (v114 - v115));
    const double v122 = v120 + (v116 * v121);
    const bool v123 = !v98;
    const bool v124 = (!(v65 && v123)) && (v115 < 0.0);
    const bool v125 = probes && v124;
    const double v126 = sqrt(v125 ? harlecki_two_link_max(0.0, (v121 * (4.0 * v118)) + (v122 * v122)) : 1.0);
    const bool v127 = v122 < 0.0;
    const double v128 = v125 ? (v124 ? (v127 ? (v126 - v122) : (2.0 * v121)) : 1.0) : 1.0;
    const bool v129 = !probes;
    const double v130 = v124 ? harlecki_two_link_max(1e-06, v118 / ((v129 && v124) ? (v124 ? (v118 - v115) : 1.0) : 1.0)) : 1.0;
    const double v131 = probes ? (v124 ? harlecki_two_link_min(1.0, (v127 ? (2.0 * v118) : (v122 + v126)) / v128) : 1.0) : v130;
    const double v132 = v100 ? v110 : (v86 * v101);
    far_out[0] = v132;
    const double v133 = probes ? far[0] : v132;
    const double v134 = v100 ? v111 : (qd[0] * v86);
    const double v135 = v119 * (v132 - v134);
    const double v136 = v135 + (v117 * (v132 - v133));
    const double v137 = v135 + (v116 * v136);
    const bool v138 = !v100;
    const bool v139 = (!(v68 && v138)) && (v133 < 0.0);
    const bool v140 = probes && v139;
    const double v141 = sqrt(v140 ? harlecki_two_link_max(0.0, (v136 * (4.0 * v134)) + (v137 * v137)) : 1.0);
    const bool v142 = v137 < 0.0;
    const double v143 = v140 ? (v139 ? (v142 ? (v141 - v137) : (2.0 * v136)) : 1.0) : 1.0;
    const double v144 = v139 ? harlecki_two_link_max(1e-06, v134 / ((v129 && v139) ? (v139 ? (v134 - v133) : 1.0) : 1.0)) : 1.0;
    const double v145 = probes ? (v139 ? harlecki_two_link_min(1.0, (v142 ? (2.0 * v134) : (v137 + v141)) / v143) : 1.0) : v144;
    const double v146 = harlecki_two_link_min(harlecki_two_link_min(1.0, v145), v131);
    const bool v147 = ((crossing[1] || crossing[0]) || (!(0 == heading[0]))) || (!(0 == heading[1]));
    const bool v148 = (v146 < 1.0) && (!((12.0 <= passes) || (probes || v147)));
    *probes_out = v148;
    const bool v149 = probes || v148;
    const double v150 = v84_number[0] * v86;
    const double v151 = trial * trial;
    const double v152 = v84_number[1] * v85;
    const bool v153 = ((fabs(qd[1]) + (trial * v152)) < 0.0) && ((v152 * v151) < (-2.0));
    const bool v154 = v153 || (((fabs(qd[0]) + (trial * v150)) < 0.0) && ((v151 * v150) < (-2.0)));
    const bool v155 = !(v149 || v154);
    const bool v156 = v155 && ((v85 * v102) < 0.0);
    const bool v157 = v155 && ((v86 * v104) < 0.0);
    const bool v158 = (v93_converged && v90_converged) && v96_converged;
    const bool v159 = v156 || v157;
    double v161 = v105;
    double v162 = v103;
    double v163 = v99;
    signed char v164 = v84_best[1];
    signed char v165 = v84_best[0];
    double v166 = v101;
    bool v167 = v158;
    if (v159) {
        const double v160_of_context_real[34] = {v11, v9, v40, v36, prepared->k[1], prepared->k[2], v15, v83, v82, v7, v8, v48, tau[0], prepared->k[0], prepared->k[3], v4, v46, v6, v47, tau[1], v10, -v12, q[0], q[1], qd[0], qd[1], trial, past, v84_number[2], v84_number[3], v105, v103, v101, v99};
        const bool v160_of_context_boolean[5] = {v68, v65, v158, v157, v156};
        const signed char v160_of_context_mode[4] = {forced[0], forced[1], v84_best[0], v84_best[1]};
        double v160_result_real[4];
        bool v160_result_boolean[1];
        signed char v160_result_mode[2];
        harlecki_two_link_interpolated_again(prepared, v160_of_context_real, v160_of_context_boolean, v160_of_context_mode, v160_result_real, v160_result_boolean, v160_result_mode);
        v161 = v160_result_real[0];
        v162 = v160_result_real[1];
        v163 = v160_result_real[3];
        v164 = v160_result_mode[1];
        v165 = v160_result_mode[0];
        v166 = v160_result_real[2];
        v167 = v160_result_boolean[0];
    }
    q_out[0] = v161;
    q_out[1] = v162;
    mode_out[1] = v164;
    const bool v168 = crossing[1] || (v123 && (v114 < 0.0));
    const bool v169 = v168 || (0 == v164);
    mode_out[0] = v165;
    const bool v170 = crossing[0] || (v138 && (v132 < 0.0));
    const bool v171 = v170 || (0 == v165);
    const double v172 = v169 ? 0.0 : (v9 * (v171 ? v166 : 0.0));
    const double v173 = v169 ? 0.0 : 0.5780346820809248;
    const double v174 = v9 * v173;
    const bool v175 = !v149;
    const bool v176 = (v168 || v170) && v175;
    const double v177 = -(1.0 / (((v175 && v176) && (!v171)) ? ((v9 * v174) - v11) : 1.0));
    const double v178 = (v171 ? 0.0 : v177) * ((v174 * v172) - (v171 ? 0.0 : (v9 * (v169 ? v163 : 0.0))));
    const double v179 = v176 ? (v171 ? 0.0 : (v166 + (v171 ? 0.0 : (-v178)))) : v166;
    qd_out[0] = v179;
    const double v180 = v176 ? (v169 ? 0.0 : (v163 + (v169 ? 0.0 : ((v173 * v172) + (v174 * v178))))) : v163;
    qd_out[1] = v180;
    const bool v181 = v139 && (v145 <= v146);
    crossing_out[0] = probes && (v138 && v181);
    const bool v182 = v124 && (v131 <= v146);
    crossing_out[1] = probes && (v123 && v182);
    const signed char v183 = v147 ? heading[0] : 0;
    forced_out[0] = v183;
    const signed char v184 = v147 ? heading[1] : 0;
    forced_out[1] = v184;
    heading_out[0] = probes ? ((v100 && v181) ? v112 : 0) : 0;
    heading_out[1] = probes ? ((v98 && v182) ? v113 : 0) : 0;
    const double v185 = v149 ? past : (v147 ? (trial + past) : dt);
    *past_out = v185;
    const double v186 = probes ? whole : trial;
    const double v187 = v149 ? (v146 * v186) : (dt - v185);
    *trial_out = v187;
    *whole_out = v149 ? v186 : v187;
    *passes_out = 1.0 + passes;
    const double v188 = (v84_flag[4] || v84_flag[3]) ? (v84_flag[8] ? 4.0 : ((v84_flag[7] && (!v84_flag[2])) ? (v84_flag[5] ? 1.0 : 0.0) : 3.0)) : (v84_flag[6] ? 5.0 : 2.0);
    const bool v189 = (fabs(v36) + (fabs(v84_number[0]) + (fabs(v40) + fabs(v84_number[1])))) < 1e+38;
    const double v190 = v189 ? (v84_done ? v188 : 5.0) : 6.0;
    const bool v191 = harlecki_two_link_eq(2.0, v190);
    const double v192 = v154 ? 7.0 : ((v167 || v191) ? 0.0 : 5.0);
    const double v193 = (harlecki_two_link_eq(1.0, v192) || (harlecki_two_link_eq(1.0, v190) || harlecki_two_link_eq(1.0, worst))) ? 1.0 : 0.0;
    const double v194 = (harlecki_two_link_eq(3.0, v192) || (harlecki_two_link_eq(3.0, worst) || harlecki_two_link_eq(3.0, v190))) ? 3.0 : v193;
    const double v195 = (harlecki_two_link_eq(4.0, v192) || (harlecki_two_link_eq(4.0, v190) || harlecki_two_link_eq(4.0, worst))) ? 4.0 : v194;
    const bool v196 = (harlecki_two_link_eq(5.0, worst) || harlecki_two_link_eq(5.0, v190)) || harlecki_two_link_eq(5.0, v192);
    const double v197 = v196 ? 5.0 : ((harlecki_two_link_eq(2.0, v192) || (v191 || harlecki_two_link_eq(2.0, worst))) ? 2.0 : v195);
    const double v198 = (harlecki_two_link_eq(7.0, v192) || (harlecki_two_link_eq(7.0, v190) || harlecki_two_link_eq(7.0, worst))) ? 7.0 : v197;
    *worst_out = ((harlecki_two_link_eq(6.0, v190) || harlecki_two_link_eq(6.0, worst)) || harlecki_two_link_eq(6.0, v192)) ? 6.0 : v198;
    *done = v154 || (v175 && (v187 <= 0.0));
    if (v149) {
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
        harlecki_two_link_interpolated_part(prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, dt, tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_done);
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
    const bool v2 = harlecki_two_link_eq(7.0, v0_worst);
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
    const bool v7 = harlecki_two_link_eq(2.0, v0_worst);
    const double v8 = (v7 || v0_done) ? 0.0 : 5.0;
    const double v9 = (harlecki_two_link_eq(3.0, v8) || harlecki_two_link_eq(3.0, v0_worst)) ? 3.0 : ((harlecki_two_link_eq(1.0, v8) || harlecki_two_link_eq(1.0, v0_worst)) ? 1.0 : 0.0);
    const double v10 = (v7 || harlecki_two_link_eq(2.0, v8)) ? 2.0 : ((harlecki_two_link_eq(4.0, v0_worst) || harlecki_two_link_eq(4.0, v8)) ? 4.0 : v9);
    const double v11 = (v2 || harlecki_two_link_eq(7.0, v8)) ? 7.0 : ((harlecki_two_link_eq(5.0, v0_worst) || harlecki_two_link_eq(5.0, v8)) ? 5.0 : v10);
    *status = v6 ? ((harlecki_two_link_eq(6.0, v8) || harlecki_two_link_eq(6.0, v0_worst)) ? 6.0 : v11) : ((v5 && v2) ? 7.0 : 6.0);
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

        harlecki_two_link_gather(8U, count, lane, prepared, prepared_lane.k);
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
