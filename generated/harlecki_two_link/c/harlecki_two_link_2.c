/* harlecki_two_link, emitted by symgen 0.1.0 */
#include "harlecki_two_link.h"

#include <math.h>

static double harlecki_two_link_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

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
static inline void harlecki_two_link_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
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
    const bool v19 = !v13;
    const double v20 = v13 ? 0.0 : (1.0 / (v19 ? (13.73 + ((6.4 * v0_cosine[1]) - (v17 * v18))) : 1.0));
    const double v21 = v18 * v20;
    const double v22 = tau[1] - v9;
    const double v23 = v15 ? 0.0 : v22;
    const double v24 = v16 + (v18 * v21);
    const double v25 = v15 ? 0.0 : ((v24 * v23) - (v21 * v14));
    const double v26 = v13 ? 0.0 : ((v20 * v14) - (v21 * v23));
    const double v27 = 8.0 * v0_cosine[1];
    const double v28 = 3.2 + v27;
    const double v29 = 8.0 * v0_sine[1];
    const double v30 = (v7 * v29) + (v27 * v4);
    const double v31 = v30 + ((3.2 * v25) + (v28 * v26));
    const double v32 = 6.0 + ((v0_cosine[1] * v28) + (v0_sine[1] * v29));
    const double v33 = (3.2 * v11) + ((v7 * v27) - (v29 * v4));
    const double v34 = ((117.72 * v0_cosine[0]) + (v0_cosine[1] * v30)) - (v0_sine[1] * v33);
    const double v35 = v34 + ((v5 * v25) + (v32 * v26));
    const double v36 = (v0_cosine[1] * v29) - (v0_sine[1] * v28);
    const double v37 = (6.0 * v6) + (((v0_cosine[1] * v33) + (v0_sine[1] * v30)) - (117.72 * v0_sine[0]));
    const double v38 = v37 + ((v8 * v25) - (v36 * v26));
    const double v39 = v15 ? 0.0 : 1.0;
    const double v40 = v13 ? 0.0 : (-(v21 * v39));
    const double v41 = v15 ? 0.0 : (v39 * v24);
    const double v42 = (3.2 * v41) + (v40 * v28);
    const double v43 = v13 ? 0.0 : 1.0;
    const double v44 = v13 ? 0.0 : (v20 * v43);
    const double v45 = v15 ? 0.0 : (-(v21 * v43));
    const double v46 = (3.2 * v45) + (v44 * v28);
    const double v47 = (v29 * v26) - v33;
    const double v48 = (v5 * v41) + (v40 * v32);
    const double v49 = (v5 * v45) + (v44 * v32);
    const double v50 = (v8 * v41) - (v40 * v36);
    const double v51 = (v8 * v45) - (v44 * v36);
    const double v52 = v40 * v29;
    const double v53 = v44 * v29;
    const bool v54 = !v15;
    const double v55 = (double)mode[1];
    const double v56 = (double)mode[0];
    double v57_u[2] = {0.0, 0.0};
    double v57_polished[1] = {0.0};
    const double v57_of_context_real[16] = {v56, prepared->k[1], v51, v50, -v38, -v49, -v48, v35, v55, prepared->k[0], -v53, -v52, v47, -v46, -v42, v31};
    const bool v57_of_context_boolean[2] = {v19, v54};
    bool v57_done = false;
    for (int v57_pass = 0; (v57_pass < 40) && !v57_done; v57_pass++) {
        double v57_next_u[2];
        double v57_next_polished[1];
        harlecki_two_link_limits_loads(prepared, v57_u, v57_polished, v57_of_context_real, v57_of_context_boolean, v57_next_u, v57_next_polished, &v57_done);
        v57_u[0] = v57_next_u[0];
        v57_u[1] = v57_next_u[1];
        v57_polished[0] = v57_next_polished[0];
    }
    const double v58 = v15 ? 0.0 : ((v25 - (v41 * v57_u[1])) - (v45 * v57_u[0]));
    qdd[1] = v58;
    f[0] = v13 ? (v12 - (v17 * v58)) : v57_u[0];
    const double v59 = v13 ? 0.0 : ((v26 - (v44 * v57_u[0])) - (v40 * v57_u[1]));
    qdd[0] = v59;
    f[1] = v15 ? (v22 - (v17 * v59)) : v57_u[1];
    const double v60 = v34 + ((v5 * v58) + (v32 * v59));
    const double v61 = v37 + ((v8 * v58) - (v36 * v59));
    const double v62 = sqrt((v61 * v61) + (v60 * v60));
    load[0] = v62;
    const double v63 = prepared->k[2] * v62;
    high[0] = v63;
    low[0] = -v63;
    const double v64 = v30 + ((3.2 * v58) + (v28 * v59));
    const double v65 = (v29 * v59) - v33;
    const double v66 = sqrt((v65 * v65) + (v64 * v64));
    load[1] = v66;
    const double v67 = prepared->k[3] * v66;
    high[1] = v67;
    low[1] = -v67;
    const double v68 = ((v53 * v57_u[0]) + (v52 * v57_u[1])) - v47;
    const double v69 = ((v46 * v57_u[0]) + (v42 * v57_u[1])) - v31;
    const bool v70 = (fabs(v22) + (fabs(v58) + (fabs(v12) + fabs(v59)))) < 1e+38;
    const bool v71 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    const bool v72 = (v54 && v71) && v70;
    const double v73 = v15 ? 0.0 : ((prepared->k[0] * v55) * sqrt(v72 ? ((v69 * v69) + (v68 * v68)) : 1.0));
    const double v74 = (v35 - (v49 * v57_u[0])) - (v48 * v57_u[1]);
    const double v75 = (v38 - (v51 * v57_u[0])) - (v50 * v57_u[1]);
    const bool v76 = (v19 && v71) && v70;
    const double v77 = v13 ? 0.0 : ((prepared->k[1] * v56) * sqrt(v76 ? ((v75 * v75) + (v74 * v74)) : 1.0));
    const double v78 = harlecki_two_link_max(harlecki_two_link_max(fabs(v57_u[0]), harlecki_two_link_max(fabs(v77), fabs(v73))), fabs(v57_u[1]));
    const double v79 = harlecki_two_link_max(fabs(v57_u[0] - v77), fabs(v57_u[1] - v73));
    const bool v80 = (v79 <= (v78 * ((v78 < (1.0000000009313226 * v78)) ? 1e-11 : 1e-05))) && v57_done;
    const double v81 = v13 ? 0.0 : (prepared->k[1] * sqrt(v76 ? ((v49 * v49) + (v51 * v51)) : 1.0));
    const double v82 = v15 ? 0.0 : (prepared->k[0] * sqrt(v72 ? ((v52 * v52) + (v42 * v42)) : 1.0));
    const bool v83 = (v54 && (1.0 < v82)) || (v19 && (1.0 < v81));
    const bool v84 = ((v39 + v43) <= 1.0) && v83;
    const bool v85 = v83 && (v80 && v84);
    const bool v86 = ((((v19 && v54) && v71) && v70) && v80) && (!v85);
    const double v87 = v15 ? 0.0 : (v13 ? 0.0 : (prepared->k[0] * sqrt(v86 ? ((v53 * v53) + (v46 * v46)) : 1.0)));
    const double v88 = v13 ? 0.0 : (v15 ? 0.0 : (prepared->k[1] * sqrt(v86 ? ((v48 * v48) + (v50 * v50)) : 1.0)));
    const double v89 = ((v88 < (v13 ? 1.0 : (1.0 - v81))) && (v87 < (v15 ? 1.0 : (1.0 - v82)))) ? 0.0 : 3.0;
    const double v90 = v80 ? (v85 ? 4.0 : v89) : (((v84 && (!v80)) && ((1e-05 * v78) < v79)) ? 2.0 : 5.0);
    *status = v71 ? (v70 ? v90 : 6.0) : 6.0;
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

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
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

static void harlecki_two_link_before_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_decide_pattern_loads(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 2], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_decide_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 7], const double number[restrict 4], const double context_real[restrict 20], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 7], double number_out[restrict 4], bool *restrict done)
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
        harlecki_two_link_decide_pattern_loads(prepared, v38_u, v38_polished, v38_of_context_real, v38_of_context_boolean, v38_next_u, v38_next_polished, &v38_done);
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
    const double v54 = v3 ? 0.0 : (sqrt(v4 ? ((v53 * v53) + (v52 * v52)) : 1.0) * (context_real[4] * v37));
    const double v55 = ((v24 * v38_u[0]) + (v21 * v38_u[1])) - v32;
    const double v56 = (context_real[15] * v40) - v35;
    const double v57 = v0 ? 0.0 : (sqrt(v18 ? ((v56 * v56) + (v55 * v55)) : 1.0) * (context_real[13] * v36));
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
    const bool v92 = ((v49 && v90) && (context_boolean[2] || context_boolean[3])) && v91;
    const signed char v93 = (((v82 <= v88) && (v88 <= v79)) && (context_boolean[4] && (!v50))) ? 0 : (v84 ? 1 : (-1));
    const signed char v94 = v78 ? pattern[0] : (v86 ? ((v84 && v3) ? 1 : (-1)) : v93);
    pattern_out[0] = v92 ? (context_boolean[4] ? 0 : (context_boolean[5] ? 1 : (-1))) : v94;
    const double v95 = v88 - ((0 == v94) ? 0.0 : 1.0);
    const signed char v96 = (v81 && ((v95 <= 0.0) && (0.0 <= v95))) ? 0 : (v76 ? 1 : (-1));
    pattern_out[1] = v92 ? (context_boolean[7] ? 0 : (context_boolean[8] ? 1 : (-1))) : (v78 ? ((v0 && v76) ? 1 : (-1)) : v96);
    const bool v97 = !flag[1];
    const bool v98 = (context_boolean[1] || (((-1e-12) * v67) <= v66)) && (v60 && (context_boolean[0] || (((-1e-12) * v48) <= v47)));
    const bool v99 = (v70 && v97) || ((!flag[2]) && (v97 && v98));
    best_out[0] = v99 ? pattern[0] : best[0];
    best_out[1] = v99 ? pattern[1] : best[1];
    flag_out[0] = flag[0] || v92;
    flag_out[2] = flag[2] || v98;
    const bool v100 = flag[3] || (flag[1] && v70);
    flag_out[3] = v100;
    const bool v101 = !v60;
    const bool v102 = (v18 && (1.0 < v23)) || (v4 && (1.0 < v12));
    const bool v103 = (v72 <= 1.0) && v102;
    flag_out[4] = flag[4] || (v101 && (!((v101 && v103) && ((1e-05 * v58) < v59))));
    flag_out[5] = v99 ? v27 : flag[5];
    flag_out[6] = v99 ? (v102 && (v60 && v103)) : flag[6];
    number_out[0] = v99 ? v41 : number[0];
    number_out[1] = v99 ? v39 : number[1];
    const bool v104 = v71 && (v100 || (v89 || ((v3 && v0) || (!v87))));
    *done = (v90 && (!v92)) || v104;
}

void harlecki_two_link_decide(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[1]), harlecki_two_link_alone(&q[0])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const bool v4 = 0 == mode[1];
    const double v5 = v4 ? 0.0 : 0.5780346820809248;
    const double v6 = 3.2 * v0_cosine[0];
    const double v7 = 1.7300000000000002 + v6;
    const double v8 = v7 * v5;
    const double v9 = 13.73 + (6.4 * v0_cosine[0]);
    const bool v10 = 0 == mode[0];
    const bool v11 = !v10;
    const double v12 = v10 ? 0.0 : (-(1.0 / (v11 ? ((v7 * v8) - v9) : 1.0)));
    const double v13 = v8 * v12;
    const double v14 = 9.81 * v0_cosine[1];
    const double v15 = qd[0] * qd[0];
    const double v16 = v15 - (9.81 * v0_sine[1]);
    const double v17 = 3.2 * v0_sine[0];
    const double v18 = (v16 * v17) + (v6 * v14);
    const double v19 = qd[0] + qd[1];
    const double v20 = v19 * v19;
    const double v21 = (v17 * v20) + ((tau[0] - (137.34 * v0_cosine[1])) - v18);
    const double v22 = v10 ? 0.0 : v21;
    const double v23 = v5 + (v8 * v13);
    const double v24 = tau[1] - v18;
    const double v25 = v4 ? 0.0 : v24;
    const double v26 = v4 ? 0.0 : ((v25 * v23) - (v22 * v13));
    const double v27 = v10 ? 0.0 : ((v22 * v12) - (v25 * v13));
    const double v28 = 8.0 * v0_cosine[0];
    const double v29 = 3.2 + v28;
    const double v30 = 8.0 * v0_sine[0];
    const double v31 = (v16 * v30) + (v28 * v14);
    const double v32 = 6.0 + ((v0_cosine[0] * v29) + (v0_sine[0] * v30));
    const double v33 = (3.2 * v20) + ((v16 * v28) - (v30 * v14));
    const double v34 = ((117.72 * v0_cosine[1]) + (v0_cosine[0] * v31)) - (v0_sine[0] * v33);
    const double v35 = (v0_cosine[0] * v30) - (v0_sine[0] * v29);
    const double v36 = (6.0 * v15) + (((v0_cosine[0] * v33) + (v0_sine[0] * v31)) - (117.72 * v0_sine[1]));
    const double v37 = v4 ? 0.0 : 1.0;
    const double v38 = v10 ? 0.0 : (-(v37 * v13));
    const double v39 = v4 ? 0.0 : (v37 * v23);
    const double v40 = v10 ? 0.0 : 1.0;
    const double v41 = v10 ? 0.0 : (v40 * v12);
    const double v42 = v4 ? 0.0 : (-(v40 * v13));
    double v43_u[2] = {0.0, 0.0};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[16] = {(double)mode[0], prepared->k[1], (v17 * v42) - (v35 * v41), (v17 * v39) - (v35 * v38), ((v35 * v27) - (v17 * v26)) - v36, -((v6 * v42) + (v32 * v41)), -((v6 * v39) + (v32 * v38)), v34 + ((v6 * v26) + (v32 * v27)), (double)mode[1], prepared->k[0], -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27))};
    const bool v43_of_context_boolean[2] = {v11, !v4};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 40) && !v43_done; v43_pass++) {
        double v43_next_u[2];
        double v43_next_polished[1];
        harlecki_two_link_before_loads(prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_u[1] = v43_next_u[1];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = v4 ? (v24 - (v7 * (v10 ? 0.0 : ((v27 - (v41 * v43_u[0])) - (v38 * v43_u[1]))))) : v43_u[1];
    const signed char v45 = harlecki_two_link_mode_of(v44);
    const bool v46 = harlecki_two_link_eq(0.0, qd[1]);
    const bool v47 = (reached[1] && v46) && (!(0 == v45));
    const double v48 = 0.5780346820809248 * v7;
    const double v49 = 1.0 / ((v7 * v48) - v9);
    const double v50 = v48 * v49;
    const double v51 = (v6 * v50) - (v32 * v49);
    const double v52 = (v17 * v50) + (v35 * v49);
    const double v53 = prepared->k[5] * sqrt((v52 * v52) + (v51 * v51));
    const double v54 = 0.5780346820809248 - (v48 * v50);
    const double v55 = (v17 * v54) - (v35 * v50);
    const double v56 = (v6 * v54) + (v32 * v50);
    const double v57 = prepared->k[5] * sqrt((v56 * v56) + (v55 * v55));
    const double v58 = v57 + v53;
    const double v59 = (3.2 * v54) + (v29 * v50);
    const double v60 = v30 * v30;
    const double v61 = prepared->k[4] * sqrt((v59 * v59) + (v60 * (v50 * v50)));
    const double v62 = (3.2 * v50) - (v29 * v49);
    const double v63 = prepared->k[4] * sqrt((v62 * v62) + (v60 * (v49 * v49)));
    const double v64 = v63 + v61;
    const double v65 = harlecki_two_link_max(v64, v58);
    const bool v66 = v65 < 1.0;
    const double v67 = v24 * v50;
    const double v68 = v21 * v49;
    const double v69 = v68 - v67;
    const double v70 = v21 * v50;
    const double v71 = v24 * v54;
    const double v72 = v71 + v70;
    const double v73 = v34 + ((v6 * v72) - (v32 * v69));
    const double v74 = v36 + ((v17 * v72) + (v35 * v69));
    const double v75 = prepared->k[5] * sqrt((v74 * v74) + (v73 * v73));
    const double v76 = v31 + ((3.2 * v72) - (v29 * v69));
    const double v77 = v33 + (v30 * v69);
    const double v78 = prepared->k[4] * sqrt((v77 * v77) + (v76 * v76));
    const double v79 = v66 ? (harlecki_two_link_max(v75, v78) / (v66 ? (v66 ? (1.0 - v65) : 1.0) : 1.0)) : 1e+38;
    const double v80 = harlecki_two_link_min(v79, v75 + (v58 * v79));
    const double v81 = harlecki_two_link_min(v79, v78 + (v64 * v79));
    const double v82 = harlecki_two_link_min(v80, v75 + ((v57 * v81) + (v53 * v80)));
    const double v83 = harlecki_two_link_min(v81, v78 + ((v63 * v80) + (v61 * v81)));
    const double v84 = 1.0001 * harlecki_two_link_min(v82, v75 + ((v57 * v83) + (v53 * v82)));
    const double v85 = fabs(v50);
    const double v86 = (v85 * v84) + (1e-08 * (fabs(v70) + fabs(v71)));
    const double v87 = -v86;
    const signed char v88 = v4 ? harlecki_two_link_mode_of(qd[1]) : mode[1];
    const bool v89 = v46 ? (v87 < v72) : (1 == v88);
    const double v90 = 1.0001 * harlecki_two_link_min(v83, v78 + ((v63 * v82) + (v61 * v83)));
    const bool v91 = v46 && (fabs(v72) <= (v86 + (v54 * v90)));
    const signed char v92 = (v91 && (!v47)) ? 0 : ((v47 ? (1 == v45) : v89) ? 1 : (-1));
    const double v93 = v10 ? (v21 - (v7 * (v4 ? 0.0 : ((v26 - (v39 * v43_u[1])) - (v42 * v43_u[0]))))) : v43_u[0];
    const signed char v94 = harlecki_two_link_mode_of(v93);
    const bool v95 = harlecki_two_link_eq(0.0, qd[0]);
    const bool v96 = (reached[0] && v95) && (!(0 == v94));
    const double v97 = (v85 * v90) + (1e-08 * (fabs(v67) + fabs(v68)));
    const double v98 = -v97;
    const signed char v99 = v10 ? harlecki_two_link_mode_of(qd[0]) : mode[0];
    const bool v100 = v95 ? (v98 < (-v69)) : (1 == v99);
    const bool v101 = v95 && (fabs(v69) <= (v97 - (v49 * v84)));
    const signed char v102 = (v101 && (!v96)) ? 0 : ((v96 ? (1 == v94) : v100) ? 1 : (-1));
    signed char v103_pattern[2] = {v102, v92};
    signed char v103_best[2] = {v102, v92};
    bool v103_flag[7] = {false, false, false, false, false, true, false};
    double v103_number[4] = {0.0, 0.0, 0.0, 0.0};
    const double v103_of_context_real[20] = {v9, v7, v21, v24, prepared->k[1], prepared->k[2], v35, -v17, -v36, v32, v6, v34, tau[0], prepared->k[0], prepared->k[3], v30, -v33, v29, v31, tau[1]};
    const bool v103_of_context_boolean[10] = {!v95, !v46, v96, v47, v101, v100, v95 ? (v98 < v69) : ((-1) == v99), v91, v89, v46 ? (v87 < (-v72)) : ((-1) == v88)};
    const signed char v103_of_context_mode[4] = {v99, v88, v94, v45};
    bool v103_done = false;
    for (int v103_pass = 0; (v103_pass < 18) && !v103_done; v103_pass++) {
        signed char v103_next_pattern[2];
        signed char v103_next_best[2];
        bool v103_next_flag[7];
        double v103_next_number[4];
        harlecki_two_link_decide_pattern(prepared, v103_pattern, v103_best, v103_flag, v103_number, v103_of_context_real, v103_of_context_boolean, v103_of_context_mode, v103_next_pattern, v103_next_best, v103_next_flag, v103_next_number, &v103_done);
        v103_pattern[0] = v103_next_pattern[0];
        v103_pattern[1] = v103_next_pattern[1];
        v103_best[0] = v103_next_best[0];
        v103_best[1] = v103_next_best[1];
        v103_flag[0] = v103_next_flag[0];
        v103_flag[1] = v103_next_flag[1];
        v103_flag[2] = v103_next_flag[2];
        v103_flag[3] = v103_next_flag[3];
        v103_flag[4] = v103_next_flag[4];
        v103_flag[5] = v103_next_flag[5];
        v103_flag[6] = v103_next_flag[6];
        v103_number[0] = v103_next_number[0];
        v103_number[1] = v103_next_number[1];
        v103_number[2] = v103_next_number[2];
        v103_number[3] = v103_next_number[3];
    }
    mode_next[0] = v103_best[0];
    mode_next[1] = v103_best[1];
    const bool v104 = (fabs(v24) + (fabs(v103_number[0]) + (fabs(v21) + fabs(v103_number[1])))) < 1e+38;
    const double v105 = v104 ? (v103_done ? ((v103_flag[2] || v103_flag[1]) ? (v103_flag[6] ? 4.0 : (v103_flag[3] ? 1.0 : (v103_flag[5] ? 0.0 : 3.0))) : (v103_flag[4] ? 5.0 : 2.0)) : 5.0) : 6.0;
    const bool v106 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v106 ? v105 : 6.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_decide_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather_flags(2U, count, lane, reached, reached_lane);
        harlecki_two_link_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

void harlecki_two_link_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double tau_lane[2];
        signed char mode_lane[2];
        bool reached_lane[2];
        signed char mode_next_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, tau, tau_lane);
        harlecki_two_link_gather_modes(2U, count, lane, mode, mode_lane);
        harlecki_two_link_gather_flags(2U, count, lane, reached, reached_lane);
        harlecki_two_link_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        harlecki_two_link_scatter_modes(2U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void harlecki_two_link_friction_inverse_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    const harlecki_two_link_four v0_angle = {harlecki_two_link_alone(&q[0]), harlecki_two_link_alone(&q[1])};
    harlecki_two_link_four v0_sine;
    harlecki_two_link_four v0_cosine;
    harlecki_two_link_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = qd[0] * qd[0];
    const double v5 = v4 - (9.81 * v0_sine[0]);
    const double v6 = v5 * v0_sine[1];
    const double v7 = v0_cosine[1] * v0_cosine[0];
    const double v8 = (78.48 * v7) + (8.0 * v6);
    const double v9 = 3.2 * qdd[1];
    const double v10 = v8 + v9;
    const double v11 = 8.0 * v0_cosine[1];
    const double v12 = (3.2 + v11) * qdd[0];
    const double v13 = v10 + v12;
    const double v14 = qd[0] + qd[1];
    const double v15 = 3.2 * (v14 * v14);
    const double v16 = v15 + ((v5 * v11) - (v0_cosine[0] * (78.48 * v0_sine[1])));
    const double v17 = v16 - (v0_sine[1] * (8.0 * qdd[0]));
    const double v18 = (6.0 * v4) - (117.72 * v0_sine[0]);
    const double v19 = v18 + ((v0_cosine[1] * v17) + (v0_sine[1] * v13));
    const double v20 = 117.72 * v0_cosine[0];
    const double v21 = v20 + (((6.0 * qdd[0]) - (v0_sine[1] * v17)) + (v0_cosine[1] * v13));
    const double v22 = prepared->k[1] * sqrt((v21 * v21) + (v19 * v19));
    const bool v23 = harlecki_two_link_eq(0.0, qd[0]);
    const double v24 = (31.392000000000003 * v7) + (3.2 * v6);
    const double v25 = 1.7300000000000002 + (3.2 * v0_cosine[1]);
    const double v26 = (((137.34 * v0_cosine[0]) + v24) + (v25 * qdd[1])) - (v0_sine[1] * v15);
    const double v27 = v26 + ((v23 ? harlecki_two_link_sign(qdd[0]) : harlecki_two_link_sign(qd[0])) * v22);
    const double v28 = v27 + ((13.73 + (6.4 * v0_cosine[1])) * qdd[0]);
    tau[0] = v28;
    const double v29 = v8 + v12;
    const double v30 = v9 + v29;
    const double v31 = v17 * v17;
    const bool v32 = harlecki_two_link_eq(0.0, qd[1]);
    const double v33 = (v32 ? harlecki_two_link_sign(qdd[1]) : harlecki_two_link_sign(qd[1])) * (prepared->k[0] * sqrt(v31 + (v30 * v30)));
    const double v34 = v24 + (v25 * qdd[0]);
    const double v35 = v34 + ((1.7300000000000002 * qdd[1]) + v33);
    tau[1] = v35;
    const double v36 = v20 + ((v0_cosine[1] * v10) - (v0_sine[1] * v16));
    const double v37 = v18 + ((v0_cosine[1] * v16) + (v0_sine[1] * v10));
    const double v38 = prepared->k[2] * sqrt(v23 ? ((v37 * v37) + (v36 * v36)) : 1.0);
    low[0] = v23 ? (v26 - v38) : v28;
    const double v39 = prepared->k[3] * sqrt(v32 ? (v31 + (v29 * v29)) : 1.0);
    low[1] = v32 ? (v34 - v39) : v35;
    high[0] = v23 ? (v26 + v38) : v28;
    high[1] = v32 ? (v34 + v39) : v35;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_friction_inverse_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
        harlecki_two_link_scatter(2U, count, lane, low_lane, low);
        harlecki_two_link_scatter(2U, count, lane, high_lane, high);
    }
}

void harlecki_two_link_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];
        double low_lane[2];
        double high_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
        harlecki_two_link_scatter(2U, count, lane, low_lane, low);
        harlecki_two_link_scatter(2U, count, lane, high_lane, high);
    }
}

#endif

void harlecki_two_link_drive_forces(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}

#if !defined(HARLECKI_TWO_LINK_VECTOR)

void harlecki_two_link_drive_forces_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

void harlecki_two_link_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        harlecki_two_link_prepared prepared_lane;
        double q_lane[2];
        double qd_lane[2];
        double qdd_lane[2];
        double tau_lane[2];

        harlecki_two_link_gather(7U, count, lane, prepared, prepared_lane.k);
        harlecki_two_link_gather(2U, count, lane, q, q_lane);
        harlecki_two_link_gather(2U, count, lane, qd, qd_lane);
        harlecki_two_link_gather(2U, count, lane, qdd, qdd_lane);
        harlecki_two_link_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        harlecki_two_link_scatter(2U, count, lane, tau_lane, tau);
    }
}

#endif
