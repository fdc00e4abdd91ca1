/* spherical_screw, emitted by symgen 0.1.0 */
#include "spherical_screw.h"

#include <math.h>

static double spherical_screw_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

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

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define SPHERICAL_SCREW_INLINE static inline __attribute__((always_inline))
#define SPHERICAL_SCREW_APART __attribute__((noinline, cold))
typedef double spherical_screw_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long spherical_screw_bits __attribute__((vector_size(4 * sizeof(double))));
typedef spherical_screw_lane spherical_screw_four;
typedef spherical_screw_bits spherical_screw_four_bits;
#else
#define SPHERICAL_SCREW_INLINE static inline
#define SPHERICAL_SCREW_APART
typedef double spherical_screw_lane;
typedef unsigned long long spherical_screw_bits;
typedef double spherical_screw_four[4];
typedef unsigned long long spherical_screw_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
SPHERICAL_SCREW_INLINE void spherical_screw_sincos_pair(const spherical_screw_lane *angle, spherical_screw_lane *sine, spherical_screw_lane *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_lane x = *angle;
    union { spherical_screw_lane number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_lane n = k.number - 6755399441186816.0;
    const spherical_screw_lane w = x - (n * 1.5707963267923333);
    const spherical_screw_lane r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_lane z = r * r;
    const spherical_screw_lane rz = r * z;

    const spherical_screw_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static SPHERICAL_SCREW_APART void spherical_screw_sincos_beyond(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
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
SPHERICAL_SCREW_INLINE void spherical_screw_sincos(const spherical_screw_four *angle, spherical_screw_four *sine, spherical_screw_four *cosine)
{
    spherical_screw_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    spherical_screw_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        spherical_screw_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        spherical_screw_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(SPHERICAL_SCREW_VECTOR)
static inline void spherical_screw_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

static void spherical_screw_limits_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_limits_loads_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_limits_loads_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
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
        spherical_screw_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

void spherical_screw_friction_limits(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double f[restrict 3], double qdd[restrict 3], double low[restrict 3], double high[restrict 3], double load[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    f[0] = 0.0;
    f[1] = 0.0;
    low[0] = 0.0;
    low[1] = 0.0;
    high[0] = 0.0;
    high[1] = 0.0;
    load[0] = 0.0;
    load[1] = 0.0;
    const double v2 = 0.8 + q[2];
    const double v3 = 40.0 * v2;
    const double v4 = v2 * v3;
    const double v5 = 7.992 + v4;
    const double v6 = qd[0] * v0_cosine[0];
    const double v7 = 80.0 * v2;
    const double v8 = qd[0] * v0_sine[0];
    const double v9 = 0.4 * qd[2];
    const double v10 = 8.0 + v4;
    const double v11 = 1.0 / v10;
    const double v12 = 0.4 * v0_sine[0];
    const double v13 = qd[2] * v7;
    const double v14 = qd[1] * v6;
    const double v15 = v0_sine[0] * v0_sine[0];
    const bool v16 = 0 == mode[2];
    const double v17 = v16 ? 0.0 : 0.016666666666666666;
    const double v18 = v12 * v17;
    const double v19 = 0.4 * v14;
    const double v20 = v16 ? 0.0 : 1.0;
    const bool v21 = !v16;
    const double v22 = (double)mode[2];
    const bool v23 = v20 <= 1.0;
    const bool v24 = !spherical_screw_eq(0.0, qd[2]);
    const double v25 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    const bool v26 = (fabs(q[2]) + (fabs(q[1]) + v25)) < 1e+38;
    const double v27 = v15 * (0.16000000000000003 * v17);
    const double v28 = 28.0 - ((v5 * v15) - v4);
    const double v29 = 1.0 / (v27 - v28);
    const double v30 = v20 * v29;
    const double v31 = v27 * v30;
    const double v32 = v16 ? 0.0 : (v17 * (v20 - v31));
    const double v33 = (1.0 - v31) - (20.0 * v32);
    const double v34 = tau[2] - v19;
    const double v35 = (v3 * ((qd[1] * qd[1]) + (v6 * v6))) + (v34 - (392.40000000000003 * v0_sine[0]));
    const double v36 = v16 ? 0.0 : v35;
    const double v37 = v0_cosine[0] * ((v6 * v13) + (qd[1] * (v9 - ((15.992 + (v2 * v7)) * v8))));
    const double v38 = (tau[0] - (v14 * (0.008000000000000881 * v0_sine[0]))) - v37;
    const double v39 = v29 * ((v18 * v36) - v38);
    const double v40 = v16 ? 0.0 : ((v17 * v36) - (v18 * v39));
    const double v41 = (v34 - (v12 * v39)) - (20.0 * v40);
    const double v42 = -v33;
    double v43_u[1] = {0.0};
    double v43_polished[1] = {0.0};
    const double v43_of_context_real[3] = {v22, v42, v41};
    const bool v43_of_context_boolean[1] = {v21};
    bool v43_done = false;
    for (int v43_pass = 0; (v43_pass < 40) && !v43_done; v43_pass++) {
        double v43_next_u[1];
        double v43_next_polished[1];
        spherical_screw_limits_loads(prepared, v43_u, v43_polished, v43_of_context_real, v43_of_context_boolean, v43_next_u, v43_next_polished, &v43_done);
        v43_u[0] = v43_next_u[0];
        v43_polished[0] = v43_next_polished[0];
    }
    const double v44 = v22 * ((v33 * v43_u[0]) - v41);
    const double v45 = v16 ? 0.0 : (-(v44 * (v22 * ((0.0 < (-v44)) ? 0.4285714285714286 : (-0.375)))));
    const double v46 = spherical_screw_max(fabs(v43_u[0]), fabs(v45));
    const double v47 = fabs(v43_u[0] - v45);
    const bool v48 = (v47 <= (v46 * ((v46 < (1.0000000009313226 * v46)) ? 1e-11 : 1e-05))) && v43_done;
    const double v49 = 1.0 + (0.4285714285714286 * v33);
    const double v50 = 1.0 - (0.375 * v33);
    const double v51 = v49 * v50;
    const bool v52 = v21 && (v51 < 0.0);
    const bool v53 = v23 && v52;
    const bool v54 = ((1e-05 * v46) < v47) && ((!v48) && v53);
    const bool v55 = 0.0 < (v16 ? 1.0 : ((v23 && (0.0 < v51)) ? 1.0 : spherical_screw_min(v49, v50)));
    const double v56 = v16 ? 0.0 : (v40 - (v32 * v43_u[0]));
    const double v57 = v18 * v30;
    const double v58 = v39 - (v43_u[0] * v57);
    const double v59 = v12 * v58;
    const double v60 = v16 ? (v35 - v59) : v43_u[0];
    const double v61 = ((v34 - (20.0 * v56)) - v59) - v60;
    const double v62 = 0.5 * v61;
    const double v63 = 1.6666666666666667 * v61;
    const double v64 = v60 + v61;
    const double v65 = v16 ? spherical_screw_min(v64 - spherical_screw_min(v62, v63), spherical_screw_max(v62, v63) - v64) : (v22 * v56);
    const double v66 = fabs(v35);
    const bool v67 = v24 || (((-1e-12) * spherical_screw_max(fabs(v60), v66)) <= (v16 ? v65 : (60.0 * v65)));
    const bool v68 = v48 && (v55 || ((v24 || ((v16 && (0.0 <= v65)) || (0.0 < v65))) || v67));
    const bool v69 = v54 || v68;
    const double v70 = ((qd[1] * v13) - tau[1]) - (v6 * (v9 - (v5 * v8)));
    const double v71 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v2))) + v70;
    const bool v72 = v52 && (v48 && v53);
    const double v73 = -(v11 * v71);
    double v75 = v60;
    double v76 = v58;
    double v77 = v73;
    double v78 = v56;
    bool v79 = v48;
    bool v80 = v72;
    bool v81 = v54;
    if (!(v69)) {
        const double v74_of_context_real[24] = {v28, v12, v10, v38, -v71, v35, tau[2], v19, v18, -v29, v11, v17, v39, v73, v40, v57, v32, v22, v42, v41, v58, v56, v60, v43_u[0]};
        const bool v74_of_context_boolean[7] = {v16, v21, v24, v48, v72, v54, !v69};
        double v74_result_real[5];
        bool v74_result_boolean[3];
        spherical_screw_limits_loads_pieces(prepared, v74_of_context_real, v74_of_context_boolean, &mode[2], v74_result_real, v74_result_boolean);
        v75 = v74_result_real[3];
        v76 = v74_result_real[0];
        v77 = v74_result_real[1];
        v78 = v74_result_real[2];
        v79 = v74_result_boolean[0];
        v80 = v74_result_boolean[1];
        v81 = v74_result_boolean[2];
    }
    f[2] = v75;
    qdd[0] = v76;
    qdd[1] = v77;
    qdd[2] = v78;
    const double v82 = ((v34 - (v12 * v76)) - (20.0 * v78)) - v75;
    const double v83 = 0.5 * v82;
    const double v84 = 1.6666666666666667 * v82;
    low[2] = spherical_screw_min(v83, v84) - v82;
    high[2] = spherical_screw_max(v83, v84) - v82;
    load[2] = v22 * v82;
    const double v85 = fabs(v77) + (fabs(v78) + (fabs(v38) + (v66 + fabs(v71))));
    const double v86 = v79 ? (v80 ? 4.0 : (v55 ? 0.0 : 3.0)) : (v81 ? 2.0 : 5.0);
    *status = v26 ? (((fabs(v76) + v85) < 1e+38) ? v86 : 6.0) : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_limits_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

void spherical_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double f_lane[3];
        double qdd_lane[3];
        double low_lane[3];
        double high_lane[3];
        double load_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, f_lane, f);
        spherical_screw_scatter(3U, count, lane, qdd_lane, qdd);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
        spherical_screw_scatter(3U, count, lane, load_lane, load);
    }
}

#endif

static void spherical_screw_switching_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_switching_loads_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 4], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_switching_loads_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 7], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
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
        spherical_screw_switching_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

void spherical_screw_switching_functions(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], double rate[restrict 3], double lower[restrict 3], double upper[restrict 3], double load[restrict 9], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    rate[0] = 0.0;
    rate[1] = 0.0;
    lower[0] = 0.0;
    lower[1] = 0.0;
    upper[0] = 0.0;
    upper[1] = 0.0;
    for (size_t k = 0U; k < 8U; k++) {
        load[k] = 0.0;
    }
    const double v2 = (double)mode[2];
    const bool v3 = 0 == mode[2];
    rate[2] = v3 ? 0.0 : (qd[2] * v2);
    const double v4 = qd[0] * v0_cosine[0];
    const double v5 = qd[1] * v4;
    const double v6 = 0.8 + q[2];
    const double v7 = 80.0 * v6;
    const double v8 = ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v4 * v7))) - tau[0];
    const double v9 = v8 - ((15.984 + (v6 * v7)) * (v0_sine[0] * v5));
    const double v10 = 40.0 * v6;
    const double v11 = 0.4 * v5;
    const double v12 = v11 - tau[2];
    const double v13 = ((v10 * ((qd[1] * qd[1]) + (v4 * v4))) - (392.40000000000003 * v0_sine[0])) - v12;
    const double v14 = v3 ? 0.0 : v13;
    const double v15 = v3 ? 0.0 : 0.016666666666666666;
    const double v16 = 0.4 * v0_sine[0];
    const double v17 = v16 * v15;
    const double v18 = v0_sine[0] * v0_sine[0];
    const double v19 = v6 * v10;
    const double v20 = 7.992 + v19;
    const double v21 = v19 + (28.0 - (v20 * v18));
    const double v22 = 0.16000000000000003 * v18;
    const double v23 = v15 * v22;
    const double v24 = 1.0 / (v23 - v21);
    const double v25 = v24 * ((v17 * v14) + v9);
    const double v26 = v3 ? 0.0 : ((v15 * v14) - (v17 * v25));
    const double v27 = (v12 + (20.0 * v26)) + (v16 * v25);
    const double v28 = -v27;
    const double v29 = v3 ? 0.0 : 1.0;
    const double v30 = v15 * v29;
    const double v31 = v30 * v24;
    const double v32 = v3 ? 0.0 : (v30 - (v23 * v31));
    const double v33 = (1.0 - (20.0 * v32)) - (v22 * v31);
    const double v34 = -v33;
    const bool v35 = !v3;
    double v36_u[1] = {0.0};
    double v36_polished[1] = {0.0};
    const double v36_of_context_real[3] = {v2, v34, v28};
    const bool v36_of_context_boolean[1] = {v35};
    bool v36_done = false;
    for (int v36_pass = 0; (v36_pass < 40) && !v36_done; v36_pass++) {
        double v36_next_u[1];
        double v36_next_polished[1];
        spherical_screw_switching_loads(prepared, v36_u, v36_polished, v36_of_context_real, v36_of_context_boolean, v36_next_u, v36_next_polished, &v36_done);
        v36_u[0] = v36_next_u[0];
        v36_polished[0] = v36_next_polished[0];
    }
    const double v37 = v16 * v31;
    const double v38 = (v37 * v36_u[0]) - v25;
    const double v39 = v16 * v38;
    const double v40 = v3 ? (v13 + v39) : v36_u[0];
    const double v41 = v3 ? 0.0 : (v26 - (v32 * v36_u[0]));
    const double v42 = ((v39 - v12) - (20.0 * v41)) - v40;
    const double v43 = 1.6666666666666667 * v42;
    const double v44 = 0.5 * v42;
    const double v45 = v40 + v42;
    const double v46 = v3 ? spherical_screw_min(v45 - spherical_screw_min(v44, v43), spherical_screw_max(v44, v43) - v45) : (v2 * v41);
    const double v47 = fabs(v13);
    const bool v48 = !spherical_screw_eq(0.0, qd[2]);
    const bool v49 = v48 || (((-1e-12) * spherical_screw_max(v47, fabs(v40))) <= (v3 ? v46 : (60.0 * v46)));
    const double v50 = 1.0 - (0.375 * v33);
    const double v51 = 1.0 + (0.4285714285714286 * v33);
    const double v52 = v51 * v50;
    const bool v53 = v29 <= 1.0;
    const bool v54 = 0.0 < (v3 ? 1.0 : ((v53 && (0.0 < v52)) ? 1.0 : spherical_screw_min(v51, v50)));
    const double v55 = v2 * (v27 + (v33 * v36_u[0]));
    const double v56 = v3 ? 0.0 : (-(((0.0 < (-v55)) ? 0.4285714285714286 : (-0.375)) * (v2 * v55)));
    const double v57 = spherical_screw_max(fabs(v36_u[0]), fabs(v56));
    const double v58 = fabs(v36_u[0] - v56);
    const bool v59 = (v58 <= (v57 * ((v57 < (1.0000000009313226 * v57)) ? 1e-11 : 1e-05))) && v36_done;
    const bool v60 = v59 && (v54 || ((v48 || ((v3 && (0.0 <= v46)) || (0.0 < v46))) || v49));
    const bool v61 = v35 && (v52 < 0.0);
    const bool v62 = v61 && v53;
    const bool v63 = ((1e-05 * v57) < v58) && (v62 && (!v59));
    const bool v64 = v63 || v60;
    const bool v65 = v61 && (v62 && v59);
    const double v66 = -v38;
    const double v67 = v4 * ((0.4 * qd[2]) - (v20 * (qd[0] * v0_sine[0])));
    const double v68 = ((tau[1] - (v7 * (qd[1] * qd[2]))) + v67) - (v0_cosine[0] * (88.29 + (392.40000000000003 * v6)));
    const double v69 = 8.0 + v19;
    const double v70 = 1.0 / v69;
    const double v71 = v70 * v68;
    double v73 = v41;
    double v74 = v40;
    double v75 = v66;
    bool v76 = v63;
    bool v77 = v65;
    bool v78 = v59;
    double v79 = v71;
    if (!(v64)) {
        const double v72_of_context_real[24] = {v21, v16, v69, -v9, v68, v13, tau[2], v11, v17, -v24, v70, v15, v25, v71, v26, v37, v32, v2, v34, v28, v66, v41, v40, v36_u[0]};
        const bool v72_of_context_boolean[7] = {v3, v35, v48, v59, v65, v63, !v64};
        double v72_result_real[5];
        bool v72_result_boolean[3];
        spherical_screw_switching_loads_pieces(prepared, v72_of_context_real, v72_of_context_boolean, &mode[2], v72_result_real, v72_result_boolean);
        v73 = v72_result_real[2];
        v74 = v72_result_real[3];
        v75 = v72_result_real[0];
        v76 = v72_result_boolean[2];
        v77 = v72_result_boolean[1];
        v78 = v72_result_boolean[0];
        v79 = v72_result_real[1];
    }
    const double v80 = (v74 + (v12 + (20.0 * v73))) + (v16 * v75);
    const double v81 = -(1.6666666666666667 * v80);
    const double v82 = -(0.5 * v80);
    const double v83 = v74 - v80;
    lower[2] = v3 ? (v83 - spherical_screw_min(v82, v81)) : 0.0;
    upper[2] = v3 ? (spherical_screw_max(v82, v81) - v83) : 0.0;
    load[8] = v3 ? 0.0 : (-(v2 * v80));
    const double v84 = v78 ? (v77 ? 4.0 : (v54 ? 0.0 : 3.0)) : (v76 ? 2.0 : 5.0);
    const double v85 = fabs(v73) + (fabs(v9) + (v47 + fabs(v68)));
    const double v86 = ((fabs(v75) + (fabs(v79) + v85)) < 1e+38) ? v84 : 6.0;
    const double v87 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    *status = ((fabs(q[2]) + (fabs(q[1]) + v87)) < 1e+38) ? v86 : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_switching_functions_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double rate_lane[3];
        double lower_lane[3];
        double upper_lane[3];
        double load_lane[9];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_switching_functions(prepared, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, rate_lane, rate);
        spherical_screw_scatter(3U, count, lane, lower_lane, lower);
        spherical_screw_scatter(3U, count, lane, upper_lane, upper);
        spherical_screw_scatter(9U, count, lane, load_lane, load);
    }
}

void spherical_screw_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        double rate_lane[3];
        double lower_lane[3];
        double upper_lane[3];
        double load_lane[9];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_switching_functions(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        spherical_screw_scatter(3U, count, lane, rate_lane, rate);
        spherical_screw_scatter(3U, count, lane, lower_lane, lower);
        spherical_screw_scatter(3U, count, lane, upper_lane, upper);
        spherical_screw_scatter(9U, count, lane, load_lane, load);
    }
}

#endif

static void spherical_screw_before_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_decide_pattern_loads(const spherical_screw_prepared *restrict prepared, const double u[restrict 1], const double polished[restrict 1], const double context_real[restrict 3], const bool context_boolean[restrict 1], double u_out[restrict 1], double polished_out[restrict 1], bool *restrict done)
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

static void spherical_screw_decide_pattern_piece(const spherical_screw_prepared *restrict prepared, const bool other[restrict 1], const double u[restrict 1], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 20], const bool context_boolean[restrict 5], const signed char context_mode[restrict 1], bool other_out[restrict 1], double u_out[restrict 1], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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

static void spherical_screw_decide_pattern_pieces(const spherical_screw_prepared *restrict prepared, const double context_real[restrict 24], const bool context_boolean[restrict 8], const signed char context_mode[restrict 1], double result_real[restrict 5], bool result_boolean[restrict 3])
{
    result_real[1] = context_real[13];
    bool v0_other[1] = {false};
    double v0_u[1] = {0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[5] = {context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 2) && !v0_done; v0_pass++) {
        bool v0_next_other[1];
        double v0_next_u[1];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        spherical_screw_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
        v0_other[0] = v0_next_other[0];
        v0_u[0] = v0_next_u[0];
        v0_found[0] = v0_next_found[0];
        v0_obeying[0] = v0_next_obeying[0];
    }
    const bool v1 = v0_obeying[0] || ((!context_boolean[2]) && v0_found[0]);
    const double v2 = (context_real[15] * v0_u[0]) - context_real[12];
    result_real[0] = v1 ? (-v2) : context_real[20];
    result_real[2] = v1 ? (context_boolean[0] ? 0.0 : (context_real[14] - (context_real[16] * v0_u[0]))) : context_real[21];
    result_real[3] = v1 ? (context_boolean[0] ? (context_real[5] + (context_real[1] * v2)) : v0_u[0]) : context_real[22];
    result_real[4] = v1 ? v0_u[0] : context_real[23];
    const bool v3 = context_boolean[2] || v0_found[0];
    result_boolean[0] = v3;
    result_boolean[1] = context_boolean[3] || (context_boolean[2] && v0_obeying[0]);
    result_boolean[2] = context_boolean[4] || (!v3);
}

static void spherical_screw_decide_pattern(const spherical_screw_prepared *restrict prepared, const signed char pattern[restrict 1], const signed char best[restrict 1], const bool flag[restrict 9], const double number[restrict 5], const double context_real[restrict 8], const bool context_boolean[restrict 5], const signed char context_mode[restrict 2], signed char pattern_out[restrict 1], signed char best_out[restrict 1], bool flag_out[restrict 9], double number_out[restrict 5], bool *restrict done)
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
        spherical_screw_decide_pattern_loads(prepared, v24_u, v24_polished, v24_of_context_real, v24_of_context_boolean, v24_next_u, v24_next_polished, &v24_done);
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
    const bool v43 = v42 && (context_boolean[0] || (v37 || ((0.0 < v33) || (v0 && (0.0 <= v33)))));
    const bool v44 = v22 && (v12 < 0.0);
    const bool v45 = v13 && v44;
    const bool v46 = ((1e-05 * v40) < v41) && (v45 && (!v42));
    const bool v47 = !(v43 || (v14 || v46));
    const bool v48 = flag[1] && v47;
    const bool v49 = v44 && (v42 && v45);
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
        const bool v53_of_context_boolean[8] = {v0, v22, v42, v49, v46, v48, context_boolean[0], v36};
        double v53_result_real[5];
        bool v53_result_boolean[3];
        spherical_screw_decide_pattern_pieces(prepared, v53_of_context_real, v53_of_context_boolean, pattern, v53_result_real, v53_result_boolean);
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
    const double v66 = v0 ? spherical_screw_min(spherical_screw_max(v64, v63) - v65, v65 - spherical_screw_min(v64, v63)) : (v23 * v54);
    const double v67 = v0 ? v66 : (60.0 * v66);
    const double v68 = spherical_screw_max(v34, fabs(v56));
    const bool v69 = ((0.0 < v66) || (v0 && (0.0 <= v66))) || (v36 && (((-1e-06) * v68) <= v67));
    const bool v70 = v57 && (context_boolean[0] || v69);
    const bool v71 = flag[3] || v70;
    flag_out[3] = v71;
    const bool v72 = v36 ? (1 == context_mode[1]) : context_boolean[3];
    const bool v73 = v36 ? ((-1) == context_mode[1]) : context_boolean[4];
    const bool v74 = v73 || v72;
    const double v75 = -(1.0 - v5);
    const bool v76 = (v73 && (1 == pattern[0])) || ((v0 && ((v75 <= 0.0) && (0.0 <= v75))) && v74);
    const double v77 = v76 ? v5 : (1.0 + v5);
    const bool v78 = !(v76 || (v77 <= (v74 ? 1.0 : 0.0)));
    const bool v79 = (!v71) && v78;
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
    const bool v89 = ((!flag[4]) && (v87 && v88)) || (v70 && v87);
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
    *done = (v71 && (v91 || (v78 || (v0 || (!v76))))) || (v79 && v90);
    if (!(v89)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
}

void spherical_screw_decide(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double tau[restrict 3], const signed char mode[restrict 3], const bool reached[restrict 3], signed char mode_next[restrict 3], double *restrict status)
{
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    mode_next[0] = spherical_screw_mode_of(qd[0]);
    mode_next[1] = spherical_screw_mode_of(qd[1]);
    const double v2 = v0_sine[0] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 40.0 * v3;
    const double v5 = v3 * v4;
    const double v6 = 7.992 + v5;
    const double v7 = ((v6 * v2) - 28.0) - v5;
    const bool v8 = 0 == mode[2];
    const double v9 = v8 ? 0.0 : 0.016666666666666666;
    const double v10 = v2 * (0.16000000000000003 * v9);
    const double v11 = 1.0 / (v10 + v7);
    const double v12 = qd[0] * v0_cosine[0];
    const double v13 = qd[1] * v12;
    const double v14 = 80.0 * v3;
    const double v15 = tau[0] - ((qd[2] * v0_cosine[0]) * ((0.4 * qd[1]) + (v12 * v14)));
    const double v16 = ((15.984 + (v3 * v14)) * (v0_sine[0] * v13)) + v15;
    const double v17 = v0_sine[0] * v16;
    const double v18 = v10 * v11;
    const double v19 = 0.4 * v13;
    const double v20 = v19 - tau[2];
    const double v21 = ((v4 * ((qd[1] * qd[1]) + (v12 * v12))) - (392.40000000000003 * v0_sine[0])) - v20;
    const double v22 = v8 ? 0.0 : v21;
    const double v23 = (v22 * v18) - (v17 * (0.4 * v11));
    const double v24 = v8 ? 0.0 : (v9 * (v22 - v23));
    const double v25 = v8 ? 0.0 : 1.0;
    const double v26 = v25 * v18;
    const double v27 = v8 ? 0.0 : (v9 * (v25 - v26));
    const double v28 = (double)mode[2];
    double v29_u[1] = {0.0};
    double v29_polished[1] = {0.0};
    const double v29_of_context_real[3] = {v28, v26 + ((20.0 * v27) - 1.0), -((v20 + v23) + (20.0 * v24))};
    const bool v29_of_context_boolean[1] = {!v8};
    bool v29_done = false;
    for (int v29_pass = 0; (v29_pass < 40) && !v29_done; v29_pass++) {
        double v29_next_u[1];
        double v29_next_polished[1];
        spherical_screw_before_loads(prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_done);
        v29_u[0] = v29_next_u[0];
        v29_polished[0] = v29_next_polished[0];
    }
    const double v30 = (v27 * v29_u[0]) - v24;
    const double v31 = (v26 * v29_u[0]) - v23;
    const double v32 = v20 - v31;
    const double v33 = v8 ? (v21 + v31) : v29_u[0];
    const double v34 = v33 + (v32 + (20.0 * (v8 ? 0.0 : (-v30))));
    const double v35 = -(1.6666666666666667 * v34);
    const double v36 = -(0.5 * v34);
    const double v37 = -(v28 * (v32 - ((20.0 * v30) - v29_u[0])));
    const double v38 = v8 ? 0.0 : (((0.0 < v37) ? 0.4285714285714286 : (-0.375)) * (v28 * v37));
    const double v39 = spherical_screw_max(fabs(v29_u[0]), fabs(v38));
    const bool v40 = (fabs(v29_u[0] - v38) <= (v39 * ((v39 < (1.0000000009313226 * v39)) ? 1e-11 : 1e-05))) && v29_done;
    const signed char v41 = v40 ? spherical_screw_mode_of((v33 - v34) - (0.5 * (spherical_screw_min(v36, v35) + spherical_screw_max(v36, v35)))) : 0;
    const bool v42 = spherical_screw_eq(0.0, qd[2]);
    const bool v43 = (v42 && reached[2]) && (!(0 == v41));
    const double v44 = 1.0 / (v7 + (0.002666666666666667 * v2));
    const double v45 = v17 * (0.006666666666666667 * v44);
    const double v46 = (v2 * (4.444444444444445e-05 * v44)) - 0.016666666666666666;
    const double v47 = v21 * v46;
    const double v48 = v45 - v47;
    const double v49 = 1e-08 * (fabs(v47) + fabs(v45));
    const double v50 = -v49;
    const signed char v51 = v8 ? spherical_screw_mode_of(qd[2]) : mode[2];
    const bool v52 = v42 ? (v50 < v48) : (1 == v51);
    const double v53 = 0.6666666666666667 * fabs(40.0 * v46);
    const bool v54 = v53 < 1.0;
    const double v55 = 0.6666666666666667 * fabs(v21 + (v20 - (40.0 * v48)));
    const double v56 = v54 ? (v55 / (v54 ? (v54 ? (1.0 - v53) : 1.0) : 1.0)) : 1e+38;
    const double v57 = spherical_screw_min(v56, v55 + (v53 * v56));
    const double v58 = spherical_screw_min(v57, v55 + (v53 * v57));
    const bool v59 = fabs(v48) <= (v49 - (spherical_screw_min(v58, v55 + (v53 * v58)) * (1.0001 * v46)));
    const bool v60 = v42 && v59;
    const signed char v61 = (v60 && (!v43)) ? 0 : ((v43 ? (1 == v41) : v52) ? 1 : (-1));
    const double v62 = v12 * ((v6 * (qd[0] * v0_sine[0])) - (0.4 * qd[2]));
    const double v63 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + (v62 + ((v14 * (qd[1] * qd[2])) - tau[1]));
    signed char v64_pattern[1] = {v61};
    signed char v64_best[1] = {v61};
    bool v64_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v64_number[5] = {0.0, 0.0, 0.0, 0.0, 0.0};
    const double v64_of_context_real[8] = {-v7, 0.4 * v0_sine[0], 8.0 + v5, v16, -v63, v21, tau[2], v19};
    const bool v64_of_context_boolean[5] = {!v42, v43, v60, v52, v42 ? (v50 < (-v48)) : ((-1) == v51)};
    const signed char v64_of_context_mode[2] = {v51, v41};
    bool v64_done = false;
    for (int v64_pass = 0; (v64_pass < 12) && !v64_done; v64_pass++) {
        signed char v64_next_pattern[1];
        signed char v64_next_best[1];
        bool v64_next_flag[9];
        double v64_next_number[5];
        spherical_screw_decide_pattern(prepared, v64_pattern, v64_best, v64_flag, v64_number, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_next_pattern, v64_next_best, v64_next_flag, v64_next_number, &v64_done);
        v64_pattern[0] = v64_next_pattern[0];
        v64_best[0] = v64_next_best[0];
        v64_flag[0] = v64_next_flag[0];
        v64_flag[1] = v64_next_flag[1];
        v64_flag[2] = v64_next_flag[2];
        v64_flag[3] = v64_next_flag[3];
        v64_flag[4] = v64_next_flag[4];
        v64_flag[5] = v64_next_flag[5];
        v64_flag[6] = v64_next_flag[6];
        v64_flag[7] = v64_next_flag[7];
        v64_flag[8] = v64_next_flag[8];
        v64_number[0] = v64_next_number[0];
        v64_number[1] = v64_next_number[1];
        v64_number[2] = v64_next_number[2];
        v64_number[3] = v64_next_number[3];
        v64_number[4] = v64_next_number[4];
    }
    mode_next[2] = v64_best[0];
    const double v65 = (v64_flag[4] || v64_flag[3]) ? (v64_flag[8] ? 4.0 : ((v64_flag[7] && (!v64_flag[2])) ? (v64_flag[5] ? 1.0 : 0.0) : 3.0)) : (v64_flag[6] ? 5.0 : 2.0);
    const double v66 = fabs(v64_number[1]) + (fabs(v64_number[2]) + (fabs(v21) + fabs(v16)));
    const double v67 = ((fabs(v63) + (fabs(v64_number[0]) + v66)) < 1e+38) ? (v64_done ? v65 : 5.0) : 6.0;
    const double v68 = fabs(q[0]) + (fabs(qd[0]) + (fabs(qd[2]) + fabs(qd[1])));
    *status = ((fabs(q[2]) + (fabs(q[1]) + v68)) < 1e+38) ? v67 : 6.0;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_decide_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

void spherical_screw_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double tau_lane[3];
        signed char mode_lane[3];
        bool reached_lane[3];
        signed char mode_next_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, tau, tau_lane);
        spherical_screw_gather_modes(3U, count, lane, mode, mode_lane);
        spherical_screw_gather_flags(3U, count, lane, reached, reached_lane);
        spherical_screw_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        spherical_screw_scatter_modes(3U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void spherical_screw_friction_inverse_dynamics(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3], double low[restrict 3], double high[restrict 3])
{
    (void)prepared;
    const spherical_screw_four v0_angle = {q[1]};
    spherical_screw_four v0_sine;
    spherical_screw_four v0_cosine;
    spherical_screw_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v2 = qd[1] * v0_sine[0];
    const double v3 = 0.8 + q[2];
    const double v4 = 80.0 * v3;
    const double v5 = qd[0] * v0_cosine[0];
    const double v6 = v5 * ((15.984 * v2) - (v4 * ((qd[2] * v0_cosine[0]) - (v3 * v2))));
    const double v7 = qd[1] * qd[2];
    const double v8 = (0.4 * ((v0_sine[0] * qdd[2]) + (v0_cosine[0] * v7))) - v6;
    const double v9 = 40.0 * v3;
    const double v10 = v3 * v9;
    const double v11 = v0_sine[0] * (7.992 + v10);
    const double v12 = v0_sine[0] * qdd[0];
    const double v13 = -(((v11 * v12) - v8) - (qdd[0] * (28.0 + v10)));
    tau[0] = v13;
    const double v14 = 0.4 * v5;
    const double v15 = ((v4 * v7) + (v11 * (qd[0] * v5))) - (qd[2] * v14);
    const double v16 = (v0_cosine[0] * (88.29 + (392.40000000000003 * v3))) + v15;
    const double v17 = ((8.0 + v10) * qdd[1]) + v16;
    tau[1] = v17;
    const double v18 = (qd[1] * v14) + (0.4 * v12);
    const double v19 = ((v9 * ((qd[1] * qd[1]) + (v5 * v5))) - (392.40000000000003 * v0_sine[0])) - v18;
    const double v20 = v18 + v19;
    const bool v21 = spherical_screw_eq(0.0, qd[2]);
    const double v22 = v21 ? spherical_screw_sign(qdd[2]) : spherical_screw_sign(qd[2]);
    const double v23 = v22 * ((40.0 * qdd[2]) - v20);
    const double v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * fabs(v23))));
    tau[2] = v24;
    const double v25 = spherical_screw_eq(0.0, qd[0]) ? v8 : v13;
    low[0] = v25;
    high[0] = v25;
    const double v26 = spherical_screw_eq(0.0, qd[1]) ? v16 : v17;
    low[1] = v26;
    high[1] = v26;
    const double v27 = -(0.5 * v20);
    const double v28 = -(1.6666666666666667 * v20);
    low[2] = v21 ? (v18 + spherical_screw_min(v28, v27)) : v24;
    high[2] = v21 ? (v18 + spherical_screw_max(v28, v27)) : v24;
}

#if !defined(SPHERICAL_SCREW_VECTOR)

void spherical_screw_friction_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

void spherical_screw_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        spherical_screw_prepared prepared_lane;
        double q_lane[3];
        double qd_lane[3];
        double qdd_lane[3];
        double tau_lane[3];
        double low_lane[3];
        double high_lane[3];

        spherical_screw_gather(1U, count, lane, prepared, prepared_lane.k);
        spherical_screw_gather(3U, count, lane, q, q_lane);
        spherical_screw_gather(3U, count, lane, qd, qd_lane);
        spherical_screw_gather(3U, count, lane, qdd, qdd_lane);
        spherical_screw_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        spherical_screw_scatter(3U, count, lane, tau_lane, tau);
        spherical_screw_scatter(3U, count, lane, low_lane, low);
        spherical_screw_scatter(3U, count, lane, high_lane, high);
    }
}

#endif

void spherical_screw_drive_forces(const spherical_screw_prepared *restrict prepared, const double q[restrict 3], const double qd[restrict 3], const double qdd[restrict 3], double tau[restrict 3])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    for (size_t k = 0U; k < 3U; k++) {
        tau[k] = 0.0;
    }
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
