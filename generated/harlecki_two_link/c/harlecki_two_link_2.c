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

static void harlecki_two_link_dynamics_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_dynamics_loads_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 4], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_dynamics_loads_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 6], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = context_real[4] * context_real[29];
    const double v2 = other[0] ? (-1.0) : 1.0;
    const double v3 = sqrt(context_boolean[2] ? ((context_real[33] * context_real[33]) + (context_real[30] * context_real[30])) : 1.0);
    const bool v4 = 0.0 < v3;
    const double v5 = v2 / (context_boolean[2] ? (v4 ? v3 : 1.0) : 1.0);
    const double v6 = v1 * (context_real[33] * v5);
    const double v7 = v1 * (v4 ? (context_real[30] * v5) : v2);
    const double v8 = (context_real[33] * v6) + (context_real[30] * v7);
    const double v9 = 1.0 - (context_boolean[2] ? v8 : 0.0);
    const double v10 = context_real[13] * context_real[36];
    const double v11 = other[1] ? (-1.0) : 1.0;
    const double v12 = sqrt(context_boolean[3] ? ((context_real[41] * context_real[41]) + (context_real[38] * context_real[38])) : 1.0);
    const bool v13 = 0.0 < v12;
    const double v14 = v11 / (context_boolean[3] ? (v13 ? v12 : 1.0) : 1.0);
    const double v15 = v10 * (context_real[41] * v14);
    const double v16 = v10 * (v13 ? (context_real[38] * v14) : v11);
    const double v17 = (context_real[40] * v15) + (context_real[37] * v16);
    const double v18 = context_boolean[3] ? v17 : 0.0;
    const bool v19 = fabs(v9) < fabs(v18);
    const double v20 = -v18;
    const double v21 = 1.0 / (v19 ? v20 : v9);
    const double v22 = (context_real[41] * v15) + (context_real[38] * v16);
    const double v23 = 1.0 - (context_boolean[3] ? v22 : 0.0);
    const double v24 = (context_real[34] * v6) + (context_real[31] * v7);
    const double v25 = -(context_boolean[2] ? v24 : 0.0);
    const double v26 = v21 * (v19 ? v23 : v25);
    const double v27 = v19 ? v9 : v20;
    const double v28 = 1.0 / ((v27 * v26) - (v19 ? v25 : v23));
    const double v29 = (context_real[35] * v6) + (context_real[32] * v7);
    const double v30 = -(context_boolean[2] ? v29 : 0.0);
    const double v31 = (context_real[42] * v15) + (context_real[39] * v16);
    const double v32 = -(context_boolean[3] ? v31 : 0.0);
    const double v33 = v19 ? v32 : v30;
    const double v34 = v21 * v27;
    const double v35 = -(v28 * ((v19 ? v30 : v32) - (v33 * v34)));
    const double v36 = (v26 * v35) - (v21 * v33);
    const double v37 = -(v35 + (context_boolean[3] ? (v31 + ((v17 * v36) - (v22 * v35))) : 0.0));
    const double v38 = v36 - (context_boolean[2] ? (v29 + ((v8 * v36) - (v24 * v35))) : 0.0);
    const double v39 = v19 ? v37 : v38;
    const double v40 = v28 * ((v34 * v39) - (v19 ? v38 : v37));
    double v41_u[2] = {(v36 - (v21 * v39)) + (v26 * v40), -(v35 + v40)};
    double v41_polished[1] = {0.0};
    const double v41_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const bool v41_of_context_boolean[4] = {context_boolean[2], context_boolean[3], other[0], other[1]};
    bool v41_done = false;
    for (int v41_pass = 0; (v41_pass < 24) && !v41_done; v41_pass++) {
        double v41_next_u[2];
        double v41_next_polished[1];
        harlecki_two_link_dynamics_loads_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
        v41_u[0] = v41_next_u[0];
        v41_u[1] = v41_next_u[1];
        v41_polished[0] = v41_next_polished[0];
    }
    const double v42 = (context_real[42] + (context_real[41] * v41_u[1])) + (context_real[40] * v41_u[0]);
    const double v43 = (context_real[39] + (context_real[38] * v41_u[1])) + (context_real[37] * v41_u[0]);
    const double v44 = context_boolean[3] ? (v10 * sqrt(context_boolean[3] ? ((v42 * v42) + (v43 * v43)) : 1.0)) : 0.0;
    const double v45 = (context_real[35] + (context_real[34] * v41_u[1])) + (context_real[33] * v41_u[0]);
    const double v46 = (context_real[32] + (context_real[31] * v41_u[1])) + (context_real[30] * v41_u[0]);
    const double v47 = context_boolean[2] ? (v1 * sqrt(context_boolean[2] ? ((v45 * v45) + (v46 * v46)) : 1.0)) : 0.0;
    const double v48 = harlecki_two_link_max(fabs(v41_u[1] - v44), fabs(v41_u[0] - v47));
    const double v49 = fabs(v41_u[1]);
    const double v50 = fabs(v41_u[0]);
    const double v51 = harlecki_two_link_max(v49, harlecki_two_link_max(v50, harlecki_two_link_max(fabs(v44), fabs(v47))));
    const bool v52 = (v48 <= (v51 * ((v51 < (1.0000000009313226 * v51)) ? 1e-11 : 1e-05))) && ((v49 + v50) < 1e+38);
    const double v53 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[26] * v41_u[0])) - (context_real[28] * v41_u[1]));
    const double v54 = context_boolean[0] ? (context_real[2] - (context_real[1] * v53)) : v41_u[0];
    const bool v55 = 0 == context_mode[0];
    const double v56 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v41_u[1])) - (context_real[25] * v41_u[0]));
    const double v57 = (context_real[8] + (context_real[6] * v56)) + (context_real[7] * v53);
    const double v58 = (context_real[11] + (context_real[9] * v56)) + (context_real[10] * v53);
    const double v59 = context_real[5] * sqrt(v55 ? ((v57 * v57) + (v58 * v58)) : 1.0);
    const double v60 = v55 ? harlecki_two_link_min(v59 - v54, v54 + v59) : (v56 * ((double)context_mode[0]));
    const bool v61 = context_boolean[4] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v54))) <= (v55 ? v60 : (context_real[0] * v60)));
    const double v62 = context_boolean[1] ? (context_real[3] - (context_real[1] * v56)) : v41_u[1];
    const bool v63 = 0 == context_mode[1];
    const double v64 = (context_real[18] + (context_real[17] * v56)) + (3.2 * v53);
    const double v65 = context_real[16] + (context_real[15] * v56);
    const double v66 = context_real[14] * sqrt(v63 ? ((v64 * v64) + (v65 * v65)) : 1.0);
    const double v67 = v63 ? harlecki_two_link_min(v66 - v62, v62 + v66) : (v53 * ((double)context_mode[1]));
    const bool v68 = context_boolean[5] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v62))) <= (v63 ? v67 : (1.7300000000000002 * v67)));
    const bool v69 = context_boolean[4] || ((0.0 < v60) || (v55 && (0.0 <= v60)));
    const bool v70 = (v61 && v68) || (v69 && (context_boolean[5] || ((v63 && (0.0 <= v67)) || (0.0 < v67))));
    const bool v71 = v52 && v70;
    obeying_out[0] = v71;
    const bool v72 = ((!found[0]) && v52) || v71;
    u_out[0] = v72 ? v41_u[0] : u[0];
    u_out[1] = v72 ? v41_u[1] : u[1];
    found_out[0] = found[0] || v52;
    *done = v71 || (v0 && (other[1] || (!context_boolean[3])));
}

static void harlecki_two_link_dynamics_loads_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        harlecki_two_link_dynamics_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_other[1] = v0_next_other[1];
        v0_u[0] = v0_next_u[0];
        v0_u[1] = v0_next_u[1];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[4]) && v0_found[0]);
    const double v2 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v0_u[1])) - (context_real[25] * v0_u[0]));
    result_real[0] = v1 ? v2 : context_real[43];
    const double v3 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[28] * v0_u[1])) - (context_real[26] * v0_u[0]));
    result_real[1] = v1 ? v3 : context_real[44];
    result_real[2] = v1 ? (context_boolean[0] ? (context_real[2] - (context_real[1] * v3)) : v0_u[0]) : context_real[45];
    result_real[3] = v1 ? (context_boolean[1] ? (context_real[3] - (context_real[1] * v2)) : v0_u[1]) : context_real[46];
    result_real[4] = v1 ? v0_u[0] : context_real[47];
    result_real[5] = v1 ? v0_u[1] : context_real[48];
    const bool v4 = context_boolean[4] || v0_found[0];
    result_boolean[0] = v4;
    result_boolean[1] = context_boolean[5] || (context_boolean[4] && v0_obeying[0]);
    result_boolean[2] = context_boolean[6] || (!v4);
}

void harlecki_two_link_friction_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double *restrict status)
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 9.81 * v0_cosine[0];
    const double v5 = 3.2 * v0_cosine[1];
    const double v6 = qd[0] * qd[0];
    const double v7 = v6 - (9.81 * v0_sine[0]);
    const double v8 = 3.2 * v0_sine[1];
    const double v9 = (v7 * v8) + (v5 * v4);
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = (v8 * v11) + ((tau[0] - (137.34 * v0_cosine[0])) - v9);
    const bool v13 = 0 == mode[0];
    const double v14 = v13 ? 0.0 : v12;
    const bool v15 = 0 == mode[1];
    const double v16 = v15 ? 0.0 : 0.5780346820809248;
    const double v17 = 1.7300000000000002 + v5;
    const double v18 = v17 * v16;
    const double v19 = 13.73 + (6.4 * v0_cosine[1]);
    const bool v20 = !v13;
    const double v21 = v13 ? 0.0 : (-(1.0 / (v20 ? ((v17 * v18) - v19) : 1.0)));
    const double v22 = v18 * v21;
    const double v23 = tau[1] - v9;
    const double v24 = v15 ? 0.0 : v23;
    const double v25 = v16 + (v18 * v22);
    const double v26 = v15 ? 0.0 : ((v25 * v24) - (v22 * v14));
    const double v27 = v13 ? 0.0 : ((v21 * v14) - (v22 * v24));
    const double v28 = 8.0 * v0_cosine[1];
    const double v29 = 3.2 + v28;
    const double v30 = 8.0 * v0_sine[1];
    const double v31 = (v7 * v30) + (v28 * v4);
    const double v32 = v31 + ((3.2 * v26) + (v29 * v27));
    const double v33 = 6.0 + ((v0_cosine[1] * v29) + (v0_sine[1] * v30));
    const double v34 = (3.2 * v11) + ((v7 * v28) - (v30 * v4));
    const double v35 = (117.72 * v0_cosine[0]) + ((v0_cosine[1] * v31) - (v0_sine[1] * v34));
    const double v36 = v35 + ((v5 * v26) + (v33 * v27));
    const double v37 = (v0_cosine[1] * v30) - (v0_sine[1] * v29);
    const double v38 = (6.0 * v6) + (((v0_cosine[1] * v34) + (v0_sine[1] * v31)) - (117.72 * v0_sine[0]));
    const double v39 = v38 + ((v8 * v26) - (v37 * v27));
    const double v40 = -v39;
    const double v41 = v15 ? 0.0 : 1.0;
    const double v42 = v13 ? 0.0 : (-(v41 * v22));
    const double v43 = v15 ? 0.0 : (v41 * v25);
    const double v44 = (3.2 * v43) + (v29 * v42);
    const double v45 = -v44;
    const double v46 = v13 ? 0.0 : 1.0;
    const double v47 = v13 ? 0.0 : (v46 * v21);
    const double v48 = v15 ? 0.0 : (-(v46 * v22));
    const double v49 = (3.2 * v48) + (v29 * v47);
    const double v50 = -v49;
    const double v51 = (v30 * v27) - v34;
    const double v52 = (v5 * v43) + (v33 * v42);
    const double v53 = -v52;
    const double v54 = (v5 * v48) + (v33 * v47);
    const double v55 = -v54;
    const double v56 = (v8 * v43) - (v37 * v42);
    const double v57 = (v8 * v48) - (v37 * v47);
    const double v58 = v30 * v42;
    const double v59 = -v58;
    const double v60 = v30 * v47;
    const double v61 = -v60;
    const bool v62 = !v15;
    const double v63 = (double)mode[1];
    const double v64 = (double)mode[0];
    double v65_u[2] = {0.0, 0.0};
    double v65_polished[1] = {0.0};
    const double v65_of_context_real[16] = {v64, prepared->k[1], v57, v56, v40, v55, v53, v36, v63, prepared->k[0], v61, v59, v51, v50, v45, v32};
    const bool v65_of_context_boolean[2] = {v20, v62};
    bool v65_done = false;
    for (int v65_pass = 0; (v65_pass < 40) && !v65_done; v65_pass++) {
        double v65_next_u[2];
        double v65_next_polished[1];
        harlecki_two_link_dynamics_loads(prepared, v65_u, v65_polished, v65_of_context_real, v65_of_context_boolean, v65_next_u, v65_next_polished, &v65_done);
        v65_u[0] = v65_next_u[0];
        v65_u[1] = v65_next_u[1];
        v65_polished[0] = v65_next_polished[0];
    }
    const double v66 = ((v58 * v65_u[1]) + (v60 * v65_u[0])) - v51;
    const double v67 = ((v44 * v65_u[1]) + (v49 * v65_u[0])) - v32;
    const double v68 = v15 ? 0.0 : (sqrt(v62 ? ((v67 * v67) + (v66 * v66)) : 1.0) * (prepared->k[0] * v63));
    const double v69 = ((v54 * v65_u[0]) + (v52 * v65_u[1])) - v36;
    const double v70 = ((v57 * v65_u[0]) - v39) + (v56 * v65_u[1]);
    const double v71 = v13 ? 0.0 : (sqrt(v20 ? ((v70 * v70) + (v69 * v69)) : 1.0) * (prepared->k[1] * v64));
    const double v72 = harlecki_two_link_max(fabs(v65_u[0] - v71), fabs(v65_u[1] - v68));
    const double v73 = harlecki_two_link_max(harlecki_two_link_max(fabs(v65_u[0]), harlecki_two_link_max(fabs(v71), fabs(v68))), fabs(v65_u[1]));
    const bool v74 = (v72 <= (v73 * ((v73 < (1.0000000009313226 * v73)) ? 1e-11 : 1e-05))) && v65_done;
    const bool v75 = !v74;
    const double v76 = v13 ? 0.0 : (prepared->k[1] * sqrt(v20 ? ((v54 * v54) + (v57 * v57)) : 1.0));
    const double v77 = v15 ? 0.0 : (prepared->k[0] * sqrt(v62 ? ((v44 * v44) + (v58 * v58)) : 1.0));
    const bool v78 = (v62 && (1.0 < v77)) || (v20 && (1.0 < v76));
    const bool v79 = v78 && ((v41 + v46) <= 1.0);
    const bool v80 = (v79 && v75) && ((1e-05 * v73) < v72);
    const bool v81 = v78 && (v79 && v74);
    const double v82 = v13 ? 0.0 : ((v27 - (v42 * v65_u[1])) - (v47 * v65_u[0]));
    const double v83 = v15 ? (v23 - (v17 * v82)) : v65_u[1];
    const double v84 = v15 ? 0.0 : ((v26 - (v43 * v65_u[1])) - (v48 * v65_u[0]));
    const double v85 = v13 ? (v12 - (v17 * v84)) : v65_u[0];
    const bool v86 = !harlecki_two_link_eq(0.0, qd[1]);
    const bool v87 = !harlecki_two_link_eq(0.0, qd[0]);
    const double v88 = (v30 * v82) - v34;
    const double v89 = v31 + ((3.2 * v84) + (v29 * v82));
    const double v90 = prepared->k[3] * sqrt(v15 ? ((v88 * v88) + (v89 * v89)) : 1.0);
    const double v91 = v15 ? harlecki_two_link_min(v90 - v83, v83 + v90) : (v63 * v84);
    const bool v92 = v86 || ((v15 && (0.0 <= v91)) || (0.0 < v91));
    const double v93 = v38 + ((v8 * v84) - (v37 * v82));
    const double v94 = v35 + ((v5 * v84) + (v33 * v82));
    const double v95 = prepared->k[2] * sqrt(v13 ? ((v93 * v93) + (v94 * v94)) : 1.0);
    const double v96 = v13 ? harlecki_two_link_min(v95 - v85, v85 + v95) : (v64 * v82);
    const double v97 = fabs(v23);
    const bool v98 = v86 || (((-1e-12) * harlecki_two_link_max(fabs(v83), v97)) <= (v15 ? v91 : (1.7300000000000002 * v91)));
    const double v99 = fabs(v12);
    const bool v100 = v98 && (v87 || (((-1e-12) * harlecki_two_link_max(v99, fabs(v85))) <= (v13 ? v96 : (v19 * v96))));
    const bool v101 = v20 && v62;
    const double v102 = v13 ? 0.0 : (v15 ? 0.0 : (prepared->k[1] * sqrt(v101 ? ((v52 * v52) + (v56 * v56)) : 1.0)));
    const double v103 = v15 ? 0.0 : (v13 ? 0.0 : (prepared->k[0] * sqrt(v101 ? ((v60 * v60) + (v49 * v49)) : 1.0)));
    const bool v104 = (v102 < (v13 ? 1.0 : (1.0 - v76))) && (v103 < (v15 ? 1.0 : (1.0 - v77)));
    const bool v105 = ((v92 && (v87 || ((v13 && (0.0 <= v96)) || (0.0 < v96)))) || v100) || v104;
    const bool v106 = (!v80) && (v75 || (!v105));
    double v108 = v85;
    double v109 = v83;
    double v110 = v82;
    double v111 = v84;
    bool v112 = v80;
    bool v113 = v81;
    bool v114 = v74;
    if (v106) {
        const double v107_of_context_real[49] = {v19, v17, v12, v23, prepared->k[1], prepared->k[2], v37, -v8, -v38, v33, v5, v35, tau[0], prepared->k[0], prepared->k[3], v30, -v34, v29, v31, tau[1], v18, v21, v16, v27, v26, v47, v48, v42, v43, v64, v57, v56, v40, v55, v53, v36, v63, v61, v59, v51, v50, v45, v32, v82, v84, v85, v83, v65_u[0], v65_u[1]};
        const bool v107_of_context_boolean[9] = {v13, v15, v20, v62, v74, v81, v80, v87, v86};
        double v107_result_real[6];
        bool v107_result_boolean[3];
        harlecki_two_link_dynamics_loads_pieces(prepared, v107_of_context_real, v107_of_context_boolean, mode, v107_result_real, v107_result_boolean);
        v108 = v107_result_real[2];
        v109 = v107_result_real[3];
        v110 = v107_result_real[0];
        v111 = v107_result_real[1];
        v112 = v107_result_boolean[2];
        v113 = v107_result_boolean[1];
        v114 = v107_result_boolean[0];
    }
    f[0] = v108;
    f[1] = v109;
    qdd[0] = v110;
    qdd[1] = v111;
    const double v115 = v114 ? (v113 ? 4.0 : (v104 ? 0.0 : 3.0)) : (v112 ? 2.0 : 5.0);
    const bool v116 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v116 ? (((fabs(v111) + (fabs(v110) + (v97 + v99))) < 1e+38) ? v115 : 6.0) : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_friction_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

void harlecki_two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];

        harlecki_two_link_gather(8U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
    }
}

#endif

static void harlecki_two_link_limits_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_limits_loads_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 4], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_limits_loads_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 6], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
{
    (void)obeying;
    other_out[0] = context_boolean[2] ? (!other[0]) : other[0];
    const bool v0 = other[0] || (!context_boolean[2]);
    other_out[1] = (context_boolean[3] && v0) ? (!other[1]) : other[1];
    const double v1 = context_real[4] * context_real[29];
    const double v2 = other[0] ? (-1.0) : 1.0;
    const double v3 = sqrt(context_boolean[2] ? ((context_real[33] * context_real[33]) + (context_real[30] * context_real[30])) : 1.0);
    const bool v4 = 0.0 < v3;
    const double v5 = v2 / (context_boolean[2] ? (v4 ? v3 : 1.0) : 1.0);
    const double v6 = v1 * (context_real[33] * v5);
    const double v7 = v1 * (v4 ? (context_real[30] * v5) : v2);
    const double v8 = (context_real[33] * v6) + (context_real[30] * v7);
    const double v9 = 1.0 - (context_boolean[2] ? v8 : 0.0);
    const double v10 = context_real[13] * context_real[36];
    const double v11 = other[1] ? (-1.0) : 1.0;
    const double v12 = sqrt(context_boolean[3] ? ((context_real[41] * context_real[41]) + (context_real[38] * context_real[38])) : 1.0);
    const bool v13 = 0.0 < v12;
    const double v14 = v11 / (context_boolean[3] ? (v13 ? v12 : 1.0) : 1.0);
    const double v15 = v10 * (context_real[41] * v14);
    const double v16 = v10 * (v13 ? (context_real[38] * v14) : v11);
    const double v17 = (context_real[40] * v15) + (context_real[37] * v16);
    const double v18 = context_boolean[3] ? v17 : 0.0;
    const bool v19 = fabs(v9) < fabs(v18);
    const double v20 = -v18;
    const double v21 = 1.0 / (v19 ? v20 : v9);
    const double v22 = (context_real[41] * v15) + (context_real[38] * v16);
    const double v23 = 1.0 - (context_boolean[3] ? v22 : 0.0);
    const double v24 = (context_real[34] * v6) + (context_real[31] * v7);
    const double v25 = -(context_boolean[2] ? v24 : 0.0);
    const double v26 = v21 * (v19 ? v23 : v25);
    const double v27 = v19 ? v9 : v20;
    const double v28 = 1.0 / ((v27 * v26) - (v19 ? v25 : v23));
    const double v29 = (context_real[35] * v6) + (context_real[32] * v7);
    const double v30 = -(context_boolean[2] ? v29 : 0.0);
    const double v31 = (context_real[42] * v15) + (context_real[39] * v16);
    const double v32 = -(context_boolean[3] ? v31 : 0.0);
    const double v33 = v19 ? v32 : v30;
    const double v34 = v21 * v27;
    const double v35 = -(v28 * ((v19 ? v30 : v32) - (v33 * v34)));
    const double v36 = (v26 * v35) - (v21 * v33);
    const double v37 = -(v35 + (context_boolean[3] ? (v31 + ((v17 * v36) - (v22 * v35))) : 0.0));
    const double v38 = v36 - (context_boolean[2] ? (v29 + ((v8 * v36) - (v24 * v35))) : 0.0);
    const double v39 = v19 ? v37 : v38;
    const double v40 = v28 * ((v34 * v39) - (v19 ? v38 : v37));
    const bool v41 = 0 == context_mode[0];
    const bool v42 = 0 == context_mode[1];
    double v43_u[2] = {(v36 - (v21 * v39)) + (v26 * v40), -(v35 + v40)};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[16] = {context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42]};
    const bool v43_of_context_boolean[4] = {context_boolean[2], context_boolean[3], other[0], other[1]};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 24) && !v43_done; v43_pass++) {
        double v43_next_u[2];
        double v43_next_polished[1];
        harlecki_two_link_limits_loads_pins(prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_u[1] = v43_next_u[1];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = (context_real[42] + (context_real[41] * v43_u[1])) + (context_real[40] * v43_u[0]);
    const double v45 = (context_real[39] + (context_real[38] * v43_u[1])) + (context_real[37] * v43_u[0]);
    const double v46 = context_boolean[3] ? (v10 * sqrt(context_boolean[3] ? ((v44 * v44) + (v45 * v45)) : 1.0)) : 0.0;
    const double v47 = (context_real[35] + (context_real[34] * v43_u[1])) + (context_real[33] * v43_u[0]);
    const double v48 = (context_real[32] + (context_real[31] * v43_u[1])) + (context_real[30] * v43_u[0]);
    const double v49 = context_boolean[2] ? (v1 * sqrt(context_boolean[2] ? ((v47 * v47) + (v48 * v48)) : 1.0)) : 0.0;
    const double v50 = harlecki_two_link_max(fabs(v43_u[1] - v46), fabs(v43_u[0] - v49));
    const double v51 = fabs(v43_u[1]);
    const double v52 = fabs(v43_u[0]);
    const double v53 = harlecki_two_link_max(v51, harlecki_two_link_max(v52, harlecki_two_link_max(fabs(v46), fabs(v49))));
    const bool v54 = (v50 <= (v53 * ((v53 < (1.0000000009313226 * v53)) ? 1e-11 : 1e-05))) && ((v51 + v52) < 1e+38);
    const double v55 = context_boolean[1] ? 0.0 : ((context_real[24] - (context_real[26] * v43_u[0])) - (context_real[28] * v43_u[1]));
    const double v56 = context_boolean[0] ? (context_real[2] - (context_real[1] * v55)) : v43_u[0];
    const double v57 = context_boolean[0] ? 0.0 : ((context_real[23] - (context_real[27] * v43_u[1])) - (context_real[25] * v43_u[0]));
    const double v58 = (context_real[8] + (context_real[6] * v57)) + (context_real[7] * v55);
    const double v59 = (context_real[11] + (context_real[9] * v57)) + (context_real[10] * v55);
    const double v60 = context_real[5] * sqrt(v41 ? ((v58 * v58) + (v59 * v59)) : 1.0);
    const double v61 = v41 ? harlecki_two_link_min(v60 - v56, v56 + v60) : (((double)context_mode[0]) * v57);
    const bool v62 = context_boolean[4] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[2]), fabs(v56))) <= (v41 ? v61 : (context_real[0] * v61)));
    const double v63 = context_boolean[1] ? (context_real[3] - (context_real[1] * v57)) : v43_u[1];
    const double v64 = (context_real[18] + (context_real[17] * v57)) + (3.2 * v55);
    const double v65 = context_real[16] + (context_real[15] * v57);
    const double v66 = context_real[14] * sqrt(v42 ? ((v64 * v64) + (v65 * v65)) : 1.0);
    const double v67 = v42 ? harlecki_two_link_min(v66 - v63, v63 + v66) : (((double)context_mode[1]) * v55);
    const bool v68 = context_boolean[5] || (((-1e-12) * harlecki_two_link_max(fabs(context_real[3]), fabs(v63))) <= (v42 ? v67 : (1.7300000000000002 * v67)));
    const bool v69 = context_boolean[4] || ((0.0 < v61) || (v41 && (0.0 <= v61)));
    const bool v70 = (v62 && v68) || (v69 && (context_boolean[5] || ((v42 && (0.0 <= v67)) || (0.0 < v67))));
    const bool v71 = v54 && v70;
    obeying_out[0] = v71;
    const bool v72 = ((!found[0]) && v54) || v71;
    u_out[0] = v72 ? v43_u[0] : u[0];
    u_out[1] = v72 ? v43_u[1] : u[1];
    found_out[0] = found[0] || v54;
    *done = (v0 && (other[1] || (!context_boolean[3]))) || v71;
}

static void harlecki_two_link_limits_loads_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        harlecki_two_link_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

void harlecki_two_link_friction_limits(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], double f[restrict 2], double qdd[restrict 2], double low[restrict 2], double high[restrict 2], double load[restrict 2], double *restrict status)
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 9.81 * v0_cosine[0];
    const double v5 = 3.2 * v0_cosine[1];
    const double v6 = qd[0] * qd[0];
    const double v7 = v6 - (9.81 * v0_sine[0]);
    const double v8 = 3.2 * v0_sine[1];
    const double v9 = (v7 * v8) + (v5 * v4);
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = (v8 * v11) + ((tau[0] - (137.34 * v0_cosine[0])) - v9);
    const bool v13 = 0 == mode[0];
    const double v14 = v13 ? 0.0 : v12;
    const bool v15 = 0 == mode[1];
    const double v16 = v15 ? 0.0 : 0.5780346820809248;
    const double v17 = 1.7300000000000002 + v5;
    const double v18 = v17 * v16;
    const double v19 = 13.73 + (6.4 * v0_cosine[1]);
    const bool v20 = !v13;
    const double v21 = v13 ? 0.0 : (-(1.0 / (v20 ? ((v17 * v18) - v19) : 1.0)));
    const double v22 = v18 * v21;
    const double v23 = tau[1] - v9;
    const double v24 = v15 ? 0.0 : v23;
    const double v25 = v16 + (v18 * v22);
    const double v26 = v15 ? 0.0 : ((v25 * v24) - (v22 * v14));
    const double v27 = v13 ? 0.0 : ((v21 * v14) - (v22 * v24));
    const double v28 = 8.0 * v0_cosine[1];
    const double v29 = 3.2 + v28;
    const double v30 = 8.0 * v0_sine[1];
    const double v31 = (v7 * v30) + (v28 * v4);
    const double v32 = v31 + ((3.2 * v26) + (v29 * v27));
    const double v33 = 6.0 + ((v0_cosine[1] * v29) + (v0_sine[1] * v30));
    const double v34 = (3.2 * v11) + ((v7 * v28) - (v30 * v4));
    const double v35 = (117.72 * v0_cosine[0]) + ((v0_cosine[1] * v31) - (v0_sine[1] * v34));
    const double v36 = v35 + ((v5 * v26) + (v33 * v27));
    const double v37 = (v0_cosine[1] * v30) - (v0_sine[1] * v29);
    const double v38 = (6.0 * v6) + (((v0_cosine[1] * v34) + (v0_sine[1] * v31)) - (117.72 * v0_sine[0]));
    const double v39 = v38 + ((v8 * v26) - (v37 * v27));
    const double v40 = -v39;
    const double v41 = v15 ? 0.0 : 1.0;
    const double v42 = v13 ? 0.0 : (-(v41 * v22));
    const double v43 = v15 ? 0.0 : (v41 * v25);
    const double v44 = (3.2 * v43) + (v29 * v42);
    const double v45 = -v44;
    const double v46 = v13 ? 0.0 : 1.0;
    const double v47 = v13 ? 0.0 : (v46 * v21);
    const double v48 = v15 ? 0.0 : (-(v46 * v22));
    const double v49 = (3.2 * v48) + (v29 * v47);
    const double v50 = -v49;
    const double v51 = (v30 * v27) - v34;
    const double v52 = (v5 * v43) + (v33 * v42);
    const double v53 = -v52;
    const double v54 = (v5 * v48) + (v33 * v47);
    const double v55 = -v54;
    const double v56 = (v8 * v43) - (v37 * v42);
    const double v57 = (v8 * v48) - (v37 * v47);
    const double v58 = v30 * v42;
    const double v59 = -v58;
    const double v60 = v30 * v47;
    const double v61 = -v60;
    const bool v62 = !v15;
    const double v63 = (double)mode[1];
    const double v64 = (double)mode[0];
    double v65_u[2] = {0.0, 0.0};
    double v65_polished[1] = {0.0};
    const double v65_of_context_real[16] = {v64, prepared->k[1], v57, v56, v40, v55, v53, v36, v63, prepared->k[0], v61, v59, v51, v50, v45, v32};
    const bool v65_of_context_boolean[2] = {v20, v62};
    bool v65_done = false;
    for (int v65_pass = 0; (v65_pass < 40) && !v65_done; v65_pass++) {
        double v65_next_u[2];
        double v65_next_polished[1];
        harlecki_two_link_limits_loads(prepared, v65_u, v65_polished, v65_of_context_real, v65_of_context_boolean, v65_next_u, v65_next_polished, &v65_done);
        v65_u[0] = v65_next_u[0];
        v65_u[1] = v65_next_u[1];
        v65_polished[0] = v65_next_polished[0];
    }
    const double v66 = ((v58 * v65_u[1]) + (v60 * v65_u[0])) - v51;
    const double v67 = ((v44 * v65_u[1]) + (v49 * v65_u[0])) - v32;
    const double v68 = v15 ? 0.0 : ((prepared->k[0] * v63) * sqrt(v62 ? ((v67 * v67) + (v66 * v66)) : 1.0));
    const double v69 = ((v54 * v65_u[0]) + (v52 * v65_u[1])) - v36;
    const double v70 = ((v57 * v65_u[0]) - v39) + (v56 * v65_u[1]);
    const double v71 = v13 ? 0.0 : ((prepared->k[1] * v64) * sqrt(v20 ? ((v70 * v70) + (v69 * v69)) : 1.0));
    const double v72 = harlecki_two_link_max(fabs(v65_u[0] - v71), fabs(v65_u[1] - v68));
    const double v73 = harlecki_two_link_max(harlecki_two_link_max(fabs(v65_u[0]), harlecki_two_link_max(fabs(v71), fabs(v68))), fabs(v65_u[1]));
    const bool v74 = (v72 <= (v73 * ((v73 < (1.0000000009313226 * v73)) ? 1e-11 : 1e-05))) && v65_done;
    const bool v75 = !v74;
    const double v76 = v13 ? 0.0 : (prepared->k[1] * sqrt(v20 ? ((v54 * v54) + (v57 * v57)) : 1.0));
    const double v77 = v15 ? 0.0 : (prepared->k[0] * sqrt(v62 ? ((v44 * v44) + (v58 * v58)) : 1.0));
    const bool v78 = (v62 && (1.0 < v77)) || (v20 && (1.0 < v76));
    const bool v79 = v78 && ((v41 + v46) <= 1.0);
    const bool v80 = (v79 && v75) && ((1e-05 * v73) < v72);
    const bool v81 = v78 && (v79 && v74);
    const double v82 = v13 ? 0.0 : ((v27 - (v42 * v65_u[1])) - (v47 * v65_u[0]));
    const double v83 = v15 ? (v23 - (v17 * v82)) : v65_u[1];
    const double v84 = v15 ? 0.0 : ((v26 - (v43 * v65_u[1])) - (v48 * v65_u[0]));
    const double v85 = v13 ? (v12 - (v17 * v84)) : v65_u[0];
    const bool v86 = !harlecki_two_link_eq(0.0, qd[1]);
    const bool v87 = !harlecki_two_link_eq(0.0, qd[0]);
    const bool v88 = v20 && v62;
    const double v89 = v13 ? 0.0 : (v15 ? 0.0 : (prepared->k[1] * sqrt(v88 ? ((v52 * v52) + (v56 * v56)) : 1.0)));
    const double v90 = v15 ? 0.0 : (v13 ? 0.0 : (prepared->k[0] * sqrt(v88 ? ((v60 * v60) + (v49 * v49)) : 1.0)));
    const bool v91 = (v89 < (v13 ? 1.0 : (1.0 - v76))) && (v90 < (v15 ? 1.0 : (1.0 - v77)));
    const double v92 = (v30 * v82) - v34;
    const double v93 = v31 + ((3.2 * v84) + (v29 * v82));
    const double v94 = prepared->k[3] * sqrt(v15 ? ((v92 * v92) + (v93 * v93)) : 1.0);
    const double v95 = v15 ? harlecki_two_link_min(v94 - v83, v83 + v94) : (v63 * v84);
    const bool v96 = v86 || ((v15 && (0.0 <= v95)) || (0.0 < v95));
    const double v97 = v38 + ((v8 * v84) - (v37 * v82));
    const double v98 = v35 + ((v5 * v84) + (v33 * v82));
    const double v99 = prepared->k[2] * sqrt(v13 ? ((v97 * v97) + (v98 * v98)) : 1.0);
    const double v100 = v13 ? harlecki_two_link_min(v99 - v85, v85 + v99) : (v64 * v82);
    const double v101 = fabs(v23);
    const bool v102 = v86 || (((-1e-12) * harlecki_two_link_max(v101, fabs(v83))) <= (v15 ? v95 : (1.7300000000000002 * v95)));
    const double v103 = fabs(v12);
    const bool v104 = v102 && (v87 || (((-1e-12) * harlecki_two_link_max(v103, fabs(v85))) <= (v13 ? v100 : (v19 * v100))));
    const bool v105 = v91 || ((v96 && (v87 || ((v13 && (0.0 <= v100)) || (0.0 < v100)))) || v104);
    const bool v106 = (!v80) && (v75 || (!v105));
    double v108 = v85;
    double v109 = v83;
    double v110 = v82;
    double v111 = v84;
    bool v112 = v80;
    bool v113 = v81;
    bool v114 = v74;
    if (v106) {
        const double v107_of_context_real[49] = {v19, v17, v12, v23, prepared->k[1], prepared->k[2], v37, -v8, -v38, v33, v5, v35, tau[0], prepared->k[0], prepared->k[3], v30, -v34, v29, v31, tau[1], v18, v21, v16, v27, v26, v47, v48, v42, v43, v64, v57, v56, v40, v55, v53, v36, v63, v61, v59, v51, v50, v45, v32, v82, v84, v85, v83, v65_u[0], v65_u[1]};
        const bool v107_of_context_boolean[9] = {v13, v15, v20, v62, v87, v86, v74, v81, v80};
        double v107_result_real[6];
        bool v107_result_boolean[3];
        harlecki_two_link_limits_loads_pieces(prepared, v107_of_context_real, v107_of_context_boolean, mode, v107_result_real, v107_result_boolean);
        v108 = v107_result_real[2];
        v109 = v107_result_real[3];
        v110 = v107_result_real[0];
        v111 = v107_result_real[1];
        v112 = v107_result_boolean[2];
        v113 = v107_result_boolean[1];
        v114 = v107_result_boolean[0];
    }
    f[0] = v108;
    f[1] = v109;
    qdd[0] = v110;
    qdd[1] = v111;
    const double v115 = v38 + ((v8 * v111) - (v37 * v110));
    const double v116 = v35 + ((v5 * v111) + (v33 * v110));
    const double v117 = sqrt((v116 * v116) + (v115 * v115));
    load[0] = v117;
    const double v118 = prepared->k[2] * v117;
    high[0] = v118;
    low[0] = -v118;
    const double v119 = v31 + ((3.2 * v111) + (v29 * v110));
    const double v120 = (v30 * v110) - v34;
    const double v121 = sqrt((v120 * v120) + (v119 * v119));
    load[1] = v121;
    const double v122 = prepared->k[3] * v121;
    high[1] = v122;
    low[1] = -v122;
    const double v123 = v114 ? (v113 ? 4.0 : (v91 ? 0.0 : 3.0)) : (v112 ? 2.0 : 5.0);
    const bool v124 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v124 ? (((fabs(v111) + ((v101 + v103) + fabs(v110))) < 1e+38) ? v123 : 6.0) : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_friction_limits_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
        harlecki_two_link_scatter(2U, count, lane, low_lane, low);
        harlecki_two_link_scatter(2U, count, lane, high_lane, high);
        harlecki_two_link_scatter(2U, count, lane, load_lane, load);
    }
}

void harlecki_two_link_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        double f_lane[2];
        double qdd_lane[2];
        double low_lane[2];
        double high_lane[2];
        double load_lane[2];

        harlecki_two_link_gather(8U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        harlecki_two_link_scatter(2U, count, lane, f_lane, f);
        harlecki_two_link_scatter(2U, count, lane, qdd_lane, qdd);
        harlecki_two_link_scatter(2U, count, lane, low_lane, low);
        harlecki_two_link_scatter(2U, count, lane, high_lane, high);
        harlecki_two_link_scatter(2U, count, lane, load_lane, load);
    }
}

#endif
