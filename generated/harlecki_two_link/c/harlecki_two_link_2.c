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

#if defined(HARLECKI_TWO_LINK_VECTOR)
#include "harlecki_two_link_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void harlecki_two_link_sincos_pair(double x, double *sine, double *cosine)
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
static inline void harlecki_two_link_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            harlecki_two_link_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
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

static void harlecki_two_link_limits_loads_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 5], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_limits_loads_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 7], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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
        harlecki_two_link_limits_loads_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
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

static void harlecki_two_link_limits_loads_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 10], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
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
        harlecki_two_link_limits_loads_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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
    const double v0_angle[2] = {q[1], q[0]};
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, v0_angle, v0_sine, v0_cosine);
    const bool v4 = 0 == mode[0];
    const double v5 = 3.2 * v0_cosine[0];
    const double v6 = 1.7300000000000002 + v5;
    /* accelerations of the links, tip-ward */
    const bool v7 = 0 == mode[1];
    const double v8 = v7 ? 0.0 : 0.5780346820809248;
    const double v9 = v6 * v8;
    const bool v10 = !v4;
    const double v11 = qd[0] * qd[0];
    const double v12 = v11 - (9.81 * v0_sine[1]);
    /* composite bodies, base-ward */
    const double v13 = 3.2 * v0_sine[0];
    const double v14 = qd[0] + qd[1];
    const double v15 = v14 * v14;
    const double v16 = v7 ? 0.0 : 1.0;
    const double v17 = v4 ? 0.0 : 1.0;
    const double v18 = 8.0 * v0_sine[0];
    const double v19 = 8.0 * v0_cosine[0];
    const double v20 = 3.2 + v19;
    const double v21 = (v0_cosine[0] * v18) - (v0_sine[0] * v20);
    const double v22 = 6.0 + ((v0_cosine[0] * v20) + (v0_sine[0] * v18));
    const bool v23 = !v7;
    const double v24 = 13.73 + (6.4 * v0_cosine[0]);
    const double v25 = 9.81 * v0_cosine[1];
    const double v26 = (v12 * v13) + (v5 * v25);
    const double v27 = tau[1] - v26;
    const double v28 = v4 ? 0.0 : (-(1.0 / (v10 ? ((v6 * v9) - v24) : 1.0)));
    const double v29 = v9 * v28;
    const double v30 = v4 ? 0.0 : (-(v16 * v29));
    const double v31 = v18 * v30;
    const double v32 = v8 + (v9 * v29);
    const double v33 = v7 ? 0.0 : (v16 * v32);
    /* inertia forces of the links */
    const double v34 = (3.2 * v33) + (v20 * v30);
    const double v35 = v7 ? 0.0 : (prepared->k[0] * sqrt(v23 ? ((v31 * v31) + (v34 * v34)) : 1.0));
    const double v36 = v7 ? 0.0 : (-(v17 * v29));
    const double v37 = v4 ? 0.0 : (v17 * v28);
    const double v38 = (v13 * v36) - (v21 * v37);
    const double v39 = (v5 * v36) + (v22 * v37);
    const double v40 = v4 ? 0.0 : (prepared->k[1] * sqrt(v10 ? ((v38 * v38) + (v39 * v39)) : 1.0));
    const bool v41 = (v23 && (1.0 < v35)) || (v10 && (1.0 < v40));
    const bool v42 = v41 && ((v16 + v17) <= 1.0);
    const double v43 = (double)mode[0];
    const double v44 = (v21 * v30) - (v13 * v33);
    const double v45 = -v44;
    const double v46 = (3.2 * v15) + ((v12 * v19) - (v18 * v25));
    const double v47 = (v12 * v18) + (v19 * v25);
    const double v48 = (6.0 * v11) + (((v0_cosine[0] * v46) + (v0_sine[0] * v47)) - (117.72 * v0_sine[1]));
    const double v49 = v7 ? 0.0 : v27;
    const double v50 = (v13 * v15) + ((tau[0] - (137.34 * v0_cosine[1])) - v26);
    const double v51 = v4 ? 0.0 : v50;
    const double v52 = v7 ? 0.0 : ((v32 * v49) - (v29 * v51));
    const double v53 = v4 ? 0.0 : ((v28 * v51) - (v29 * v49));
    const double v54 = v48 + ((v13 * v52) - (v21 * v53));
    const double v55 = -v54;
    const double v56 = -v39;
    const double v57 = (v5 * v33) + (v22 * v30);
    const double v58 = -v57;
    const double v59 = (117.72 * v0_cosine[1]) + ((v0_cosine[0] * v47) - (v0_sine[0] * v46));
    const double v60 = v59 + ((v5 * v52) + (v22 * v53));
    const double v61 = (double)mode[1];
    const double v62 = v18 * v37;
    const double v63 = -v62;
    const double v64 = -v31;
    const double v65 = (v18 * v53) - v46;
    const double v66 = (3.2 * v36) + (v20 * v37);
    const double v67 = -v66;
    const double v68 = -v34;
    const double v69 = v47 + ((3.2 * v52) + (v20 * v53));
    const bool v70 = !harlecki_two_link_eq(0.0, qd[1]);
    const bool v71 = !harlecki_two_link_eq(0.0, qd[0]);
    const double v72 = fabs(v27);
    const double v73 = fabs(v50);
    const bool v74 = v10 && v23;
    const double v75 = v4 ? 0.0 : (v7 ? 0.0 : (prepared->k[1] * sqrt(v74 ? ((v44 * v44) + (v57 * v57)) : 1.0)));
    const double v76 = v7 ? 0.0 : (v4 ? 0.0 : (prepared->k[0] * sqrt(v74 ? ((v62 * v62) + (v66 * v66)) : 1.0)));
    const bool v77 = (v75 < (v4 ? 1.0 : (1.0 - v40))) && (v76 < (v7 ? 1.0 : (1.0 - v35)));
    const bool v78 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    double v79_u[2] = {0.0, 0.0};
    double v79_polished[1] = {0.0};
    const double v79_of_context_real[16] = {v43, prepared->k[1], v38, v45, v55, v56, v58, v60, v61, prepared->k[0], v63, v64, v65, v67, v68, v69};
    const bool v79_of_context_boolean[2] = {v10, v23};
    bool v79_done = false;
    for (int v79_pass = 0; (v79_pass < 40) && !v79_done; v79_pass++) {
        double v79_next_u[2];
        double v79_next_polished[1];
        harlecki_two_link_limits_loads(prepared, v79_u, v79_polished, v79_of_context_real, v79_of_context_boolean, v79_next_u, v79_next_polished, &v79_done);
        v79_u[0] = v79_next_u[0];
        v79_u[1] = v79_next_u[1];
        v79_polished[0] = v79_next_polished[0];
    }
    const double v80 = ((v38 * v79_u[0]) - (v44 * v79_u[1])) - v54;
    const double v81 = ((v39 * v79_u[0]) + (v57 * v79_u[1])) - v60;
    const double v82 = v4 ? 0.0 : ((prepared->k[1] * v43) * sqrt(v10 ? ((v80 * v80) + (v81 * v81)) : 1.0));
    const double v83 = ((v34 * v79_u[1]) + (v66 * v79_u[0])) - v69;
    const double v84 = ((v31 * v79_u[1]) + (v62 * v79_u[0])) - v65;
    const double v85 = v7 ? 0.0 : ((prepared->k[0] * v61) * sqrt(v23 ? ((v83 * v83) + (v84 * v84)) : 1.0));
    const double v86 = harlecki_two_link_max(fabs(v79_u[0] - v82), fabs(v79_u[1] - v85));
    const double v87 = harlecki_two_link_max(harlecki_two_link_max(fabs(v79_u[0]), harlecki_two_link_max(fabs(v82), fabs(v85))), fabs(v79_u[1]));
    const bool v88 = (v86 <= (v87 * ((v87 < (1.0000000009313226 * v87)) ? 1e-11 : 1e-05))) && v79_done;
    const bool v89 = (v42 && (!v88)) && ((1e-05 * v87) < v86);
    const double v90 = v4 ? 0.0 : ((v53 - (v30 * v79_u[1])) - (v37 * v79_u[0]));
    const double v91 = (v18 * v90) - v46;
    const double v92 = v7 ? 0.0 : ((v52 - (v33 * v79_u[1])) - (v36 * v79_u[0]));
    const double v93 = v47 + ((3.2 * v92) + (v20 * v90));
    const double v94 = prepared->k[3] * sqrt(v7 ? ((v91 * v91) + (v93 * v93)) : 1.0);
    const double v95 = v7 ? (v27 - (v6 * v90)) : v79_u[1];
    const double v96 = v7 ? harlecki_two_link_min(v94 - v95, v95 + v94) : (v61 * v92);
    const bool v97 = v70 || ((v7 && (0.0 <= v96)) || (0.0 < v96));
    const double v98 = v48 + ((v13 * v92) - (v21 * v90));
    const double v99 = v59 + ((v5 * v92) + (v22 * v90));
    const double v100 = prepared->k[2] * sqrt(v4 ? ((v98 * v98) + (v99 * v99)) : 1.0);
    const double v101 = v4 ? (v50 - (v6 * v92)) : v79_u[0];
    const double v102 = v4 ? harlecki_two_link_min(v100 - v101, v101 + v100) : (v43 * v90);
    const bool v103 = v70 || (((-1e-12) * harlecki_two_link_max(v72, fabs(v95))) <= (v7 ? v96 : (1.7300000000000002 * v96)));
    const bool v104 = v103 && (v71 || (((-1e-12) * harlecki_two_link_max(v73, fabs(v101))) <= (v4 ? v102 : (v24 * v102))));
    const bool v105 = v77 || ((v97 && (v71 || ((v4 && (0.0 <= v102)) || (0.0 < v102)))) || v104);
    const bool v106 = v89 || (v88 && v105);
    const bool v107 = v41 && (v42 && v88);
    double v109 = v101;
    double v110 = v95;
    double v111 = v90;
    double v112 = v92;
    bool v113 = v88;
    bool v114 = v107;
    bool v115 = v89;
    if (!(v106)) {
        const double v108_of_context_real[49] = {v24, v6, v50, v27, prepared->k[1], prepared->k[2], v21, -v13, -v48, v22, v5, v59, tau[0], prepared->k[0], prepared->k[3], v18, -v46, v20, v47, tau[1], v9, v28, v8, v53, v52, v37, v36, v30, v33, v43, v38, v45, v55, v56, v58, v60, v61, v63, v64, v65, v67, v68, v69, v90, v92, v101, v95, v79_u[0], v79_u[1]};
        const bool v108_of_context_boolean[10] = {v4, v7, v10, v23, v71, v70, v88, v107, v89, !v106};
        double v108_result_real[6];
        bool v108_result_boolean[3];
        harlecki_two_link_limits_loads_pieces(prepared, v108_of_context_real, v108_of_context_boolean, mode, v108_result_real, v108_result_boolean);
        v109 = v108_result_real[2];
        v110 = v108_result_real[3];
        v111 = v108_result_real[0];
        v112 = v108_result_real[1];
        v113 = v108_result_boolean[0];
        v114 = v108_result_boolean[1];
        v115 = v108_result_boolean[2];
    }
    f[0] = v109;
    f[1] = v110;
    qdd[0] = v111;
    qdd[1] = v112;
    const double v116 = v59 + ((v5 * v112) + (v22 * v111));
    const double v117 = v48 + ((v13 * v112) - (v21 * v111));
    const double v118 = sqrt((v116 * v116) + (v117 * v117));
    load[0] = v118;
    const double v119 = prepared->k[2] * v118;
    high[0] = v119;
    low[0] = -v119;
    const double v120 = (v18 * v111) - v46;
    const double v121 = v47 + ((3.2 * v112) + (v20 * v111));
    const double v122 = sqrt((v120 * v120) + (v121 * v121));
    load[1] = v122;
    const double v123 = prepared->k[3] * v122;
    high[1] = v123;
    low[1] = -v123;
    const double v124 = v113 ? (v114 ? 4.0 : (v77 ? 0.0 : 3.0)) : (v115 ? 2.0 : 5.0);
    *status = v78 ? (((fabs(v112) + ((v72 + v73) + fabs(v111))) < 1e+38) ? v124 : 6.0) : 6.0;
}

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

static void harlecki_two_link_decide_pattern_pins(const harlecki_two_link_prepared *restrict prepared, const double u[restrict 2], const double polished[restrict 1], const double context_real[restrict 16], const bool context_boolean[restrict 5], double u_out[restrict 2], double polished_out[restrict 1], bool *restrict done)
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

static void harlecki_two_link_decide_pattern_piece(const harlecki_two_link_prepared *restrict prepared, const bool other[restrict 2], const double u[restrict 2], const bool found[restrict 1], const bool obeying[restrict 1], const double context_real[restrict 43], const bool context_boolean[restrict 9], const signed char context_mode[restrict 2], bool other_out[restrict 2], double u_out[restrict 2], bool found_out[restrict 1], bool obeying_out[restrict 1], bool *restrict done)
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
        harlecki_two_link_decide_pattern_pins(prepared, v41_u, v41_polished, v41_of_context_real, v41_of_context_boolean, v41_next_u, v41_next_polished, &v41_done);
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

static void harlecki_two_link_decide_pattern_pieces(const harlecki_two_link_prepared *restrict prepared, const double context_real[restrict 49], const bool context_boolean[restrict 12], const signed char context_mode[restrict 2], double result_real[restrict 6], bool result_boolean[restrict 3])
{
    bool v0_other[2] = {false, false};
    double v0_u[2] = {0.0, 0.0};
    bool v0_found[1] = {false};
    bool v0_obeying[1] = {false};
    const bool v0_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11]};
    bool v0_done = false;
    for (int v0_pass = 0; (v0_pass < 4) && !v0_done; v0_pass++) {
        bool v0_next_other[2];
        double v0_next_u[2];
        bool v0_next_found[1];
        bool v0_next_obeying[1];
        harlecki_two_link_decide_pattern_piece(prepared, v0_other, v0_u, v0_found, v0_obeying, context_real, v0_of_context_boolean, context_mode, v0_next_other, v0_next_u, v0_next_found, v0_next_obeying, &v0_done);
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

static void harlecki_two_link_decide_pattern(const harlecki_two_link_prepared *restrict prepared, const signed char pattern[restrict 2], const signed char best[restrict 2], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 20], const bool context_boolean[restrict 10], const signed char context_mode[restrict 4], signed char pattern_out[restrict 2], signed char best_out[restrict 2], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
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
        harlecki_two_link_decide_pattern_loads(prepared, v47_u, v47_polished, v47_of_context_real, v47_of_context_boolean, v47_next_u, v47_next_polished, &v47_done);
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
    const double v70 = v3 ? 0.0 : (sqrt(v4 ? ((v69 * v69) + (v68 * v68)) : 1.0) * (context_real[4] * v46));
    const double v71 = ((v22 * v47_u[1]) + (v25 * v47_u[0])) - v33;
    const double v72 = ((v23 * v47_u[1]) + (v26 * v47_u[0])) - v38;
    const double v73 = v0 ? 0.0 : (sqrt(v19 ? ((v72 * v72) + (v71 * v71)) : 1.0) * (context_real[13] * v45));
    const double v74 = harlecki_two_link_max(harlecki_two_link_max(harlecki_two_link_max(fabs(v73), fabs(v70)), fabs(v47_u[0])), fabs(v47_u[1]));
    const double v75 = harlecki_two_link_max(fabs(v47_u[1] - v73), fabs(v47_u[0] - v70));
    const bool v76 = (v75 <= (v74 * ((v74 < (1.0000000009313226 * v74)) ? 1e-11 : 1e-05))) && v47_done;
    const bool v77 = v76 && (v67 && (context_boolean[0] || (((v3 && (0.0 <= v54)) || (0.0 < v54)) || v58)));
    const bool v78 = (v19 && (1.0 < v24)) || (v4 && (1.0 < v12));
    const double v79 = v6 + v14;
    const bool v80 = (v79 <= 1.0) && v78;
    const bool v81 = ((1e-05 * v74) < v75) && ((!v76) && v80);
    const bool v82 = !((v28 || v81) || v77);
    const bool v83 = flag[1] && v82;
    const bool v84 = v78 && (v76 && v80);
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
        const bool v85_of_context_boolean[12] = {v3, v0, v4, v19, v76, v84, v81, v83, context_boolean[0], context_boolean[1], v57, v65};
        double v85_result_real[6];
        bool v85_result_boolean[3];
        harlecki_two_link_decide_pattern_pieces(prepared, v85_of_context_real, v85_of_context_boolean, pattern, v85_result_real, v85_result_boolean);
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
    const bool v101 = (v57 && (((-1e-06) * v100) <= v99)) || ((0.0 < v98) || (v3 && (0.0 <= v98)));
    const double v102 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86);
    const double v103 = context_real[16] + (context_real[15] * v87);
    const double v104 = context_real[14] * sqrt(v0 ? ((v103 * v103) + (v102 * v102)) : 1.0);
    const double v105 = v0 ? harlecki_two_link_min(v104 - v89, v89 + v104) : (v45 * v86);
    const double v106 = v0 ? v105 : (1.7300000000000002 * v105);
    const double v107 = harlecki_two_link_max(v64, fabs(v89));
    const bool v108 = ((0.0 < v105) || (v0 && (0.0 <= v105))) || (v65 && (((-1e-06) * v107) <= v106));
    const bool v109 = ((context_boolean[0] || v101) && (context_boolean[1] || v108)) && v90;
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
    const bool v133 = ((context_boolean[2] || context_boolean[3]) && (v56 && (v128 && v131))) && v132;
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
    const bool v143 = (v109 && v141) || ((!flag[4]) && (v141 && v142));
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
    *done = (v110 && (v145 || (v127 || ((v3 && v0) || (!v125))))) || (v128 && v144);
    if (!(v143)) {
        flag_out[7] = flag[7];
        flag_out[8] = flag[8];
        number_out[0] = number[0];
        number_out[1] = number[1];
        number_out[2] = number[2];
        number_out[3] = number[3];
    }
}

void harlecki_two_link_decide(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double tau[restrict 2], const signed char mode[restrict 2], const bool reached[restrict 2], signed char mode_next[restrict 2], double *restrict status)
{
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = 9.81 * v0_cosine[0];
    const double v5 = 3.2 * v0_cosine[1];
    const double v6 = qd[0] * qd[0];
    const double v7 = v6 - (9.81 * v0_sine[0]);
    const double v8 = 3.2 * v0_sine[1];
    const double v9 = (v7 * v8) + (v5 * v4);
    const double v10 = qd[0] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = (v8 * v11) + ((tau[0] - (137.34 * v0_cosine[0])) - v9);
    /* inertia matrix */
    const bool v13 = 0 == mode[0];
    const double v14 = v13 ? 0.0 : v12;
    const bool v15 = 0 == mode[1];
    const double v16 = v15 ? 0.0 : 0.5780346820809248;
    const double v17 = 1.7300000000000002 + v5;
    /* composite bodies, base-ward */
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
    const double v32 = 6.0 + ((v0_cosine[1] * v29) + (v0_sine[1] * v30));
    const double v33 = (3.2 * v11) + ((v7 * v28) - (v30 * v4));
    const double v34 = ((117.72 * v0_cosine[0]) + (v0_cosine[1] * v31)) - (v0_sine[1] * v33);
    const double v35 = (v0_cosine[1] * v30) - (v0_sine[1] * v29);
    const double v36 = (6.0 * v6) + (((v0_cosine[1] * v33) + (v0_sine[1] * v31)) - (117.72 * v0_sine[0]));
    const double v37 = v15 ? 0.0 : 1.0;
    const double v38 = v13 ? 0.0 : (-(v37 * v22));
    const double v39 = v15 ? 0.0 : (v37 * v25);
    const double v40 = v13 ? 0.0 : 1.0;
    const double v41 = v13 ? 0.0 : (v40 * v21);
    const double v42 = v15 ? 0.0 : (-(v40 * v22));
    const bool v43 = !v15;
    const double v44 = (double)mode[1];
    /* factors of the inertia matrix */
    const double v45 = (double)mode[0];
    double v46_u[2] = {0.0, 0.0};
    double v46_polished[1] = {0.0};
    const double v46_of_context_real[16] = {v45, prepared->k[1], (v8 * v42) - (v35 * v41), (v8 * v39) - (v35 * v38), ((v35 * v27) - (v8 * v26)) - v36, -((v5 * v42) + (v32 * v41)), -((v5 * v39) + (v32 * v38)), ((v5 * v26) + (v32 * v27)) + v34, v44, prepared->k[0], -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27))};
    const bool v46_of_context_boolean[2] = {v20, v43};
    bool v46_done = false;
    for (int v46_pass = 0; (v46_pass < 40) && !v46_done; v46_pass++) {
        double v46_next_u[2];
        double v46_next_polished[1];
        harlecki_two_link_before_loads(prepared, v46_u, v46_polished, v46_of_context_real, v46_of_context_boolean, v46_next_u, v46_next_polished, &v46_done);
        v46_u[0] = v46_next_u[0];
        v46_u[1] = v46_next_u[1];
        v46_polished[0] = v46_next_polished[0];
    }
    const double v47 = ((v41 * v46_u[0]) + (v38 * v46_u[1])) - v27;
    const double v48 = ((v42 * v46_u[0]) + (v39 * v46_u[1])) - v26;
    const double v49 = ((v5 * v48) + (v32 * v47)) - v34;
    const double v50 = ((v8 * v48) - (v35 * v47)) - v36;
    const double v51 = v13 ? 0.0 : ((prepared->k[1] * v45) * sqrt(v20 ? ((v50 * v50) + (v49 * v49)) : 1.0));
    const double v52 = ((3.2 * v48) + (v29 * v47)) - v31;
    const double v53 = v33 + (v30 * v47);
    const double v54 = v15 ? 0.0 : ((prepared->k[0] * v44) * sqrt(v43 ? ((v52 * v52) + (v53 * v53)) : 1.0));
    const double v55 = harlecki_two_link_max(harlecki_two_link_max(fabs(v46_u[0]), harlecki_two_link_max(fabs(v51), fabs(v54))), fabs(v46_u[1]));
    const double v56 = harlecki_two_link_max(fabs(v46_u[0] - v51), fabs(v46_u[1] - v54));
    const bool v57 = (v56 <= (v55 * ((v55 < (1.0000000009313226 * v55)) ? 1e-11 : 1e-05))) && v46_done;
    const signed char v58 = v57 ? harlecki_two_link_mode_of(v15 ? (v23 - (v17 * (v13 ? 0.0 : (-v47)))) : v46_u[1]) : 0;
    const bool v59 = harlecki_two_link_eq(0.0, qd[1]);
    const bool v60 = (v59 && reached[1]) && (!(0 == v58));
    const double v61 = 0.5780346820809248 * v17;
    const double v62 = 1.0 / ((v17 * v61) - v19);
    const double v63 = v61 * v62;
    const double v64 = (v5 * v63) - (v32 * v62);
    const double v65 = (v8 * v63) + (v35 * v62);
    /* solution with the factors */
    const double v66 = prepared->k[5] * sqrt((v65 * v65) + (v64 * v64));
    const double v67 = 0.5780346820809248 - (v61 * v63);
    const double v68 = (v8 * v67) - (v35 * v63);
    const double v69 = (v5 * v67) + (v32 * v63);
    const double v70 = prepared->k[5] * sqrt((v69 * v69) + (v68 * v68));
    const double v71 = v70 + v66;
    const double v72 = (3.2 * v67) + (v29 * v63);
    const double v73 = v30 * v30;
    const double v74 = prepared->k[4] * sqrt((v72 * v72) + (v73 * (v63 * v63)));
    const double v75 = (3.2 * v63) - (v29 * v62);
    const double v76 = prepared->k[4] * sqrt((v75 * v75) + (v73 * (v62 * v62)));
    const double v77 = v76 + v74;
    const double v78 = harlecki_two_link_max(v77, v71);
    const bool v79 = v78 < 1.0;
    const double v80 = v23 * v63;
    const double v81 = v12 * v62;
    const double v82 = v81 - v80;
    const double v83 = v12 * v63;
    const double v84 = v23 * v67;
    const double v85 = v84 + v83;
    const double v86 = v34 + ((v5 * v85) - (v32 * v82));
    const double v87 = v36 + ((v8 * v85) + (v35 * v82));
    const double v88 = prepared->k[5] * sqrt((v87 * v87) + (v86 * v86));
    const double v89 = v31 + ((3.2 * v85) - (v29 * v82));
    const double v90 = v33 + (v30 * v82);
    const double v91 = prepared->k[4] * sqrt((v90 * v90) + (v89 * v89));
    const double v92 = v79 ? (harlecki_two_link_max(v88, v91) / (v79 ? (v79 ? (1.0 - v78) : 1.0) : 1.0)) : 1e+38;
    const double v93 = harlecki_two_link_min(v92, v88 + (v71 * v92));
    const double v94 = harlecki_two_link_min(v92, v91 + (v77 * v92));
    const double v95 = harlecki_two_link_min(v93, v88 + ((v70 * v94) + (v66 * v93)));
    const double v96 = harlecki_two_link_min(v94, v91 + ((v76 * v93) + (v74 * v94)));
    const double v97 = 1.0001 * harlecki_two_link_min(v95, v88 + ((v70 * v96) + (v66 * v95)));
    const double v98 = fabs(v63);
    const double v99 = (v98 * v97) + (1e-08 * (fabs(v83) + fabs(v84)));
    const double v100 = -v99;
    const signed char v101 = v15 ? harlecki_two_link_mode_of(qd[1]) : mode[1];
    const bool v102 = v59 ? (v100 < v85) : (1 == v101);
    const double v103 = 1.0001 * harlecki_two_link_min(v96, v91 + ((v76 * v95) + (v74 * v96)));
    const bool v104 = v59 && (fabs(v85) <= (v99 + (v67 * v103)));
    const signed char v105 = (v104 && (!v60)) ? 0 : ((v60 ? (1 == v58) : v102) ? 1 : (-1));
    const signed char v106 = v57 ? harlecki_two_link_mode_of(v13 ? (v12 - (v17 * (v15 ? 0.0 : (-v48)))) : v46_u[0]) : 0;
    const bool v107 = harlecki_two_link_eq(0.0, qd[0]);
    const bool v108 = (v107 && reached[0]) && (!(0 == v106));
    const double v109 = (v98 * v103) + (1e-08 * (fabs(v80) + fabs(v81)));
    const double v110 = -v109;
    const signed char v111 = v13 ? harlecki_two_link_mode_of(qd[0]) : mode[0];
    const bool v112 = v107 ? (v110 < (-v82)) : (1 == v111);
    const bool v113 = v107 && (fabs(v82) <= (v109 - (v62 * v97)));
    const signed char v114 = (v113 && (!v108)) ? 0 : ((v108 ? (1 == v106) : v112) ? 1 : (-1));
    signed char v115_pattern[2] = {v114, v105};
    signed char v115_best[2] = {v114, v105};
    bool v115_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v115_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v115_of_context_real[20] = {v19, v17, v12, v23, prepared->k[1], prepared->k[2], v35, -v8, -v36, v32, v5, v34, tau[0], prepared->k[0], prepared->k[3], v30, -v33, v29, v31, tau[1]};
    const bool v115_of_context_boolean[10] = {!v107, !v59, v108, v60, v113, v112, v107 ? (v110 < v82) : ((-1) == v111), v104, v102, v59 ? (v100 < (-v85)) : ((-1) == v101)};
    const signed char v115_of_context_mode[4] = {v111, v101, v106, v58};
    bool v115_done = false;
    for (int v115_pass = 0; (v115_pass < 36) && !v115_done; v115_pass++) {
        signed char v115_next_pattern[2];
        signed char v115_next_best[2];
        bool v115_next_flag[9];
        double v115_next_number[6];
        harlecki_two_link_decide_pattern(prepared, v115_pattern, v115_best, v115_flag, v115_number, v115_of_context_real, v115_of_context_boolean, v115_of_context_mode, v115_next_pattern, v115_next_best, v115_next_flag, v115_next_number, &v115_done);
        v115_pattern[0] = v115_next_pattern[0];
        v115_pattern[1] = v115_next_pattern[1];
        v115_best[0] = v115_next_best[0];
        v115_best[1] = v115_next_best[1];
        v115_flag[0] = v115_next_flag[0];
        v115_flag[1] = v115_next_flag[1];
        v115_flag[2] = v115_next_flag[2];
        v115_flag[3] = v115_next_flag[3];
        v115_flag[4] = v115_next_flag[4];
        v115_flag[5] = v115_next_flag[5];
        v115_flag[6] = v115_next_flag[6];
        v115_flag[7] = v115_next_flag[7];
        v115_flag[8] = v115_next_flag[8];
        v115_number[0] = v115_next_number[0];
        v115_number[1] = v115_next_number[1];
        v115_number[2] = v115_next_number[2];
        v115_number[3] = v115_next_number[3];
        v115_number[4] = v115_next_number[4];
        v115_number[5] = v115_next_number[5];
    }
    mode_next[0] = v115_best[0];
    mode_next[1] = v115_best[1];
    const double v116 = (v115_flag[4] || v115_flag[3]) ? (v115_flag[8] ? 4.0 : ((v115_flag[7] && (!v115_flag[2])) ? (v115_flag[5] ? 1.0 : 0.0) : 3.0)) : (v115_flag[6] ? 5.0 : 2.0);
    const bool v117 = (fabs(v23) + (fabs(v115_number[0]) + (fabs(v12) + fabs(v115_number[1])))) < 1e+38;
    const bool v118 = (fabs(qd[0]) + (fabs(q[1]) + (fabs(qd[1]) + fabs(q[0])))) < 1e+38;
    *status = v118 ? (v117 ? (v115_done ? v116 : 5.0) : 6.0) : 6.0;
}

void harlecki_two_link_friction_inverse_dynamics(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2], double low[restrict 2], double high[restrict 2])
{
    double v0_sine[2];
    double v0_cosine[2];
    harlecki_two_link_sincos(2U, q, v0_sine, v0_cosine);
    const double v4 = qd[0] * qd[0];
    const double v5 = v4 - (9.81 * v0_sine[0]);
    /* inertia forces of the links */
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

void harlecki_two_link_drive_forces(const harlecki_two_link_prepared *restrict prepared, const double q[restrict 2], const double qd[restrict 2], const double qdd[restrict 2], double tau[restrict 2])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
}
