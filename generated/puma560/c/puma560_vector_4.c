/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#define PUMA560_APART __attribute__((noinline))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

static inline puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

static inline bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = k.bits << 62;
    const puma560_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_all((puma560_mask)((*beyond >> 18) == 0ULL))) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_linearize(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict tau, puma560_pack *restrict A, puma560_pack *restrict B)
{
    (void)prepared;
    const puma560_pack v0 = q[1] + q[2];
    const puma560_pack v1_angle[4] = {v0, q[3], q[4], q[1]};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    A[0] = puma560_pack_splat(0.0);
    A[1] = puma560_pack_splat(0.0);
    A[2] = puma560_pack_splat(0.0);
    A[3] = puma560_pack_splat(0.0);
    A[4] = puma560_pack_splat(0.0);
    A[5] = puma560_pack_splat(0.0);
    A[7] = puma560_pack_splat(0.0);
    A[8] = puma560_pack_splat(0.0);
    A[9] = puma560_pack_splat(0.0);
    A[10] = puma560_pack_splat(0.0);
    A[11] = puma560_pack_splat(0.0);
    A[12] = puma560_pack_splat(0.0);
    A[13] = puma560_pack_splat(0.0);
    A[14] = puma560_pack_splat(0.0);
    A[15] = puma560_pack_splat(0.0);
    A[16] = puma560_pack_splat(0.0);
    A[17] = puma560_pack_splat(0.0);
    A[18] = puma560_pack_splat(0.0);
    A[20] = puma560_pack_splat(0.0);
    A[21] = puma560_pack_splat(0.0);
    A[22] = puma560_pack_splat(0.0);
    A[23] = puma560_pack_splat(0.0);
    A[24] = puma560_pack_splat(0.0);
    A[25] = puma560_pack_splat(0.0);
    A[26] = puma560_pack_splat(0.0);
    A[27] = puma560_pack_splat(0.0);
    A[28] = puma560_pack_splat(0.0);
    A[29] = puma560_pack_splat(0.0);
    A[30] = puma560_pack_splat(0.0);
    A[31] = puma560_pack_splat(0.0);
    A[33] = puma560_pack_splat(0.0);
    A[34] = puma560_pack_splat(0.0);
    A[35] = puma560_pack_splat(0.0);
    A[36] = puma560_pack_splat(0.0);
    A[37] = puma560_pack_splat(0.0);
    A[38] = puma560_pack_splat(0.0);
    A[39] = puma560_pack_splat(0.0);
    A[40] = puma560_pack_splat(0.0);
    A[41] = puma560_pack_splat(0.0);
    A[42] = puma560_pack_splat(0.0);
    A[43] = puma560_pack_splat(0.0);
    A[44] = puma560_pack_splat(0.0);
    A[46] = puma560_pack_splat(0.0);
    A[47] = puma560_pack_splat(0.0);
    A[48] = puma560_pack_splat(0.0);
    A[49] = puma560_pack_splat(0.0);
    A[50] = puma560_pack_splat(0.0);
    A[51] = puma560_pack_splat(0.0);
    A[52] = puma560_pack_splat(0.0);
    A[53] = puma560_pack_splat(0.0);
    A[54] = puma560_pack_splat(0.0);
    A[55] = puma560_pack_splat(0.0);
    A[56] = puma560_pack_splat(0.0);
    A[57] = puma560_pack_splat(0.0);
    A[59] = puma560_pack_splat(0.0);
    A[60] = puma560_pack_splat(0.0);
    A[61] = puma560_pack_splat(0.0);
    A[62] = puma560_pack_splat(0.0);
    A[63] = puma560_pack_splat(0.0);
    A[64] = puma560_pack_splat(0.0);
    A[65] = puma560_pack_splat(0.0);
    A[66] = puma560_pack_splat(0.0);
    A[67] = puma560_pack_splat(0.0);
    A[68] = puma560_pack_splat(0.0);
    A[69] = puma560_pack_splat(0.0);
    A[70] = puma560_pack_splat(0.0);
    A[72] = puma560_pack_splat(0.0);
    A[77] = puma560_pack_splat(0.0);
    A[84] = puma560_pack_splat(0.0);
    A[89] = puma560_pack_splat(0.0);
    A[96] = puma560_pack_splat(0.0);
    A[101] = puma560_pack_splat(0.0);
    A[108] = puma560_pack_splat(0.0);
    A[113] = puma560_pack_splat(0.0);
    A[120] = puma560_pack_splat(0.0);
    A[125] = puma560_pack_splat(0.0);
    A[132] = puma560_pack_splat(0.0);
    A[137] = puma560_pack_splat(0.0);
    B[0] = puma560_pack_splat(0.0);
    B[1] = puma560_pack_splat(0.0);
    B[2] = puma560_pack_splat(0.0);
    B[3] = puma560_pack_splat(0.0);
    B[4] = puma560_pack_splat(0.0);
    B[5] = puma560_pack_splat(0.0);
    B[6] = puma560_pack_splat(0.0);
    B[7] = puma560_pack_splat(0.0);
    B[8] = puma560_pack_splat(0.0);
    B[9] = puma560_pack_splat(0.0);
    B[10] = puma560_pack_splat(0.0);
    B[11] = puma560_pack_splat(0.0);
    B[12] = puma560_pack_splat(0.0);
    B[13] = puma560_pack_splat(0.0);
    B[14] = puma560_pack_splat(0.0);
    B[15] = puma560_pack_splat(0.0);
    B[16] = puma560_pack_splat(0.0);
    B[17] = puma560_pack_splat(0.0);
    B[18] = puma560_pack_splat(0.0);
    B[19] = puma560_pack_splat(0.0);
    B[20] = puma560_pack_splat(0.0);
    B[21] = puma560_pack_splat(0.0);
    B[22] = puma560_pack_splat(0.0);
    B[23] = puma560_pack_splat(0.0);
    B[24] = puma560_pack_splat(0.0);
    B[25] = puma560_pack_splat(0.0);
    B[26] = puma560_pack_splat(0.0);
    B[27] = puma560_pack_splat(0.0);
    B[28] = puma560_pack_splat(0.0);
    B[29] = puma560_pack_splat(0.0);
    B[30] = puma560_pack_splat(0.0);
    B[31] = puma560_pack_splat(0.0);
    B[32] = puma560_pack_splat(0.0);
    B[33] = puma560_pack_splat(0.0);
    B[34] = puma560_pack_splat(0.0);
    B[35] = puma560_pack_splat(0.0);
    A[6] = puma560_pack_splat(1.0);
    A[19] = puma560_pack_splat(1.0);
    A[32] = puma560_pack_splat(1.0);
    A[45] = puma560_pack_splat(1.0);
    A[58] = puma560_pack_splat(1.0);
    A[71] = puma560_pack_splat(1.0);
    const puma560_pack v9 = v1_sine[0] * qd[0];
    const puma560_pack v10 = qd[2] + qd[1];
    const puma560_pack v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const puma560_pack v12 = 2.0 * v11;
    const puma560_pack v13 = v1_cosine[0] * qd[0];
    const puma560_pack v14 = qd[3] + v13;
    const puma560_pack v15 = v14 * v12;
    const puma560_pack v16 = v10 * v13;
    const puma560_pack v17 = 2.0 * v1_cosine[1];
    const puma560_pack v18 = v9 * v13;
    const puma560_pack v19 = ((v1_sine[1] * v18) + (v16 * v17)) - v15;
    const puma560_pack v20 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const puma560_pack v21 = v20 * v11;
    const puma560_pack v22 = v10 * v9;
    const puma560_pack v23 = v22 - v21;
    const puma560_pack v24 = (v1_cosine[2] * v23) + (v1_sine[2] * v19);
    const puma560_pack v25 = (v1_sine[2] * v14) + (v1_cosine[2] * v20);
    const puma560_pack v26 = qd[4] + v11;
    const puma560_pack v27 = v26 * v25;
    const puma560_pack v28 = 4e-05 * v27;
    const puma560_pack v29 = v28 + (4e-05 * v24);
    const puma560_pack v30 = 0.0004000000000000001 * v27;
    const puma560_pack v31 = v30 + (v29 + (0.00020000000000000004 * v24));
    const puma560_pack v32 = (v1_sine[2] * v23) - (v1_cosine[2] * v19);
    const puma560_pack v33 = 2.0 * v26;
    const puma560_pack v34 = (v1_sine[2] * v20) - (v1_cosine[2] * v14);
    const puma560_pack v35 = (v34 * v33) + v32;
    const puma560_pack v36 = 3.9999999999999996e-05 * qd[5];
    const puma560_pack v37 = v26 * v36;
    const puma560_pack v38 = v37 + ((1.9999999999999998e-05 * v32) + (0.0004221600000000001 * v35));
    const puma560_pack v39 = v1_cosine[0] * v13;
    const puma560_pack v40 = qd[0] * v39;
    const puma560_pack v41 = v10 * v10;
    const puma560_pack v42 = v41 + v40;
    const puma560_pack v43 = 0.0203 * v42;
    const puma560_pack v44 = 0.4318 * v1_cosine[3];
    const puma560_pack v45 = v1_cosine[0] * v44;
    const puma560_pack v46 = qd[0] * qd[0];
    const puma560_pack v47 = qd[1] * qd[1];
    const puma560_pack v48 = v47 + v46;
    const puma560_pack v49 = 0.4318 * v1_sine[3];
    const puma560_pack v50 = v47 * v49;
    const puma560_pack v51 = v50 - 9.81;
    const puma560_pack v52 = v1_sine[0] * v51;
    const puma560_pack v53 = (((0.4318 * v18) - (v48 * v45)) - v52) - v43;
    const puma560_pack v54 = 0.8636 * qd[1];
    const puma560_pack v55 = v1_sine[3] * v54;
    const puma560_pack v56 = (0.15005 * v46) - (qd[0] * v55);
    const puma560_pack v57 = (v1_sine[1] * v53) + (v1_cosine[1] * ((0.0406 * v22) + ((0.8636 * v16) - v56)));
    const puma560_pack v58 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v59 = (9.999999999999983e-05 * v21) - (0.0013999999999999998 * v22);
    const puma560_pack v60 = (((v1_sine[2] * v38) + (v1_cosine[2] * v31)) - (v58 * v57)) - v59;
    const puma560_pack v61 = tau[5] + v29;
    const puma560_pack v62 = 0.9999999999999999 * v1_cosine[2];
    const puma560_pack v63 = (tau[3] + v60) - (v61 * v62);
    const puma560_pack v64 = v1_sine[2] * v1_sine[1];
    const puma560_pack v65 = 0.0012435839999999998 * v64;
    const puma560_pack v66 = v65 + (v64 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v67 = 3.9999999999999996e-05 * v1_cosine[2];
    const puma560_pack v68 = v66 + (v64 * v67);
    const puma560_pack v69 = v1_sine[2] * v1_sine[2];
    const puma560_pack v70 = 0.00020216000000000006 * v69;
    const puma560_pack v71 = 1.0 / (v70 + (0.0016399999999999997 - (v1_cosine[2] * v67)));
    const puma560_pack v72 = v71 * v68;
    const puma560_pack v73 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v74 = (((v1_sine[2] * v31) - (v1_cosine[2] * v38)) + (0.00075 * v19)) + (v73 * v57);
    const puma560_pack v75 = v73 * v1_cosine[1];
    const puma560_pack v76 = v34 * v25;
    const puma560_pack v77 = (v36 * v25) + (0.00020216000000000006 * v76);
    const puma560_pack v78 = v1_sine[1] * v1_cosine[2];
    const puma560_pack v79 = v1_sine[1] * v73;
    const puma560_pack v80 = ((v77 + (v22 * (0.00011692799999999998 * v78))) - (v79 * v56)) - (v75 * v53);
    const puma560_pack v81 = v1_sine[2] * v1_sine[0];
    const puma560_pack v82 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v83 = 0.0024871679999999997 * v78;
    const puma560_pack v84 = v1_sine[0] * v9;
    const puma560_pack v85 = qd[0] * v84;
    const puma560_pack v86 = v41 + v85;
    const puma560_pack v87 = (0.0203 * v18) - (0.4318 * v86);
    const puma560_pack v88 = v1_cosine[0] * v51;
    const puma560_pack v89 = ((v80 - (v82 * (v81 * v48))) + (v16 * v83)) - (v58 * (v87 - v88));
    const puma560_pack v90 = v20 * v14;
    const puma560_pack v91 = v1_sine[1] * v13;
    const puma560_pack v92 = 2.0 * v91;
    const puma560_pack v93 = ((v1_cosine[1] * v18) - (v10 * v92)) - v90;
    const puma560_pack v94 = (v89 - (0.0012921600000000003 * v93)) + (0.0006500000000000002 * v90);
    const puma560_pack v95 = v25 * v25;
    const puma560_pack v96 = (v26 * v26) + v95;
    const puma560_pack v97 = ((8.743947300000002 * v1_sine[0]) + ((v1_sine[1] * v74) - (v1_cosine[1] * v94))) + (v96 * (5.846399999999999e-05 * v1_cosine[2]));
    const puma560_pack v98 = (v96 * v58) - (v73 * v76);
    const puma560_pack v99 = v98 + (v73 * v93);
    const puma560_pack v100 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v101 = (v100 * v35) - (v1_cosine[1] * v99);
    const puma560_pack v102 = 0.9999999999999999 * v64;
    const puma560_pack v103 = (0.3244698455 * v18) + (((v97 - (0.24892875 * v1_cosine[0])) - (0.4318 * v101)) - (v61 * v102));
    const puma560_pack v104 = v76 - v93;
    const puma560_pack v105 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v106 = 0.8913300000000002 * v1_cosine[0];
    const puma560_pack v107 = v106 + (0.025374999999999998 * v1_sine[0]);
    const puma560_pack v108 = v48 * v44;
    const puma560_pack v109 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const puma560_pack v110 = ((v103 + (v105 * v104)) - (v108 * v107)) - (v50 * v109);
    const puma560_pack v111 = v110 - (0.011273199 * (v42 - v86));
    const puma560_pack v112 = (tau[4] + (0.0006421600000000001 * v93)) - v89;
    const puma560_pack v113 = v1_cosine[2] * v1_cosine[1];
    const puma560_pack v114 = 0.0012435839999999998 * v113;
    const puma560_pack v115 = (v105 - (0.0006421600000000001 * v1_cosine[1])) - v114;
    const puma560_pack v116 = 1557.2443004858599 * v115;
    const puma560_pack v117 = ((tau[2] + v111) + (v72 * v63)) + (v116 * v112);
    const puma560_pack v118 = v1_sine[0] * v44;
    const puma560_pack v119 = v118 - (v1_cosine[0] * v49);
    const puma560_pack v120 = (v64 * (0.0028799999999999997 * v119)) - v68;
    const puma560_pack v121 = 3.9999999999999996e-05 * v64;
    const puma560_pack v122 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v123 = (0.00010000000000000026 * v1_sine[1]) + (v64 * v122);
    const puma560_pack v124 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v125 = 0.00011692799999999998 * v124;
    const puma560_pack v126 = v125 + (v1_sine[1] * v123);
    const puma560_pack v127 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v128 = (v126 + (v64 * v121)) - v127;
    const puma560_pack v129 = v128 - 0.3592922305;
    const puma560_pack v130 = v1_sine[0] * v1_cosine[1];
    const puma560_pack v131 = ((v58 * v130) - v107) - (v73 * v1_cosine[0]);
    const puma560_pack v132 = (v44 * v109) + (v82 * ((v1_sine[0] * v1_cosine[2]) + (v1_cosine[0] * v124)));
    const puma560_pack v133 = v132 + (v49 * v131);
    const puma560_pack v134 = v45 + (v1_sine[0] * v49);
    const puma560_pack v135 = (v115 + (v58 * v134)) + (v119 * v75);
    const puma560_pack v136 = (((v72 * v120) - v129) - v133) - (v116 * v135);
    const puma560_pack v137 = 1.0 / ((v129 + (v68 * v72)) + (v115 * v116));
    const puma560_pack v138 = v137 * v136;
    const puma560_pack v139 = (0.025374999999999998 * v18) - (0.8913300000000002 * v86);
    const puma560_pack v140 = v73 * v96;
    const puma560_pack v141 = v140 + ((v58 * v104) - v139);
    const puma560_pack v142 = 0.025374999999999998 * v42;
    const puma560_pack v143 = ((0.8913300000000002 * v18) - v101) - v142;
    const puma560_pack v144 = (((1.024164 * v1_sine[3]) + (tau[1] - (37.2347379 * v1_cosine[3]))) - (v119 * v143)) + (v134 * v141);
    const puma560_pack v145 = v47 - v48;
    const puma560_pack v146 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v147 = (v1_cosine[3] * v146) - 0.0070992;
    const puma560_pack v148 = v71 * v120;
    const puma560_pack v149 = (((v147 * v145) + (v111 + v144)) + (v138 * v117)) - (v148 * v63);
    const puma560_pack v150 = 1557.2443004858599 * v135;
    const puma560_pack v151 = v149 + (v150 * v112);
    const puma560_pack v152 = (((v128 + (2.0 * v133)) - 2.1074062325) - (v136 * v138)) + (v120 * v148);
    const puma560_pack v153 = 1.0 / (v152 + (v135 * v150));
    const puma560_pack v154 = v1_cosine[2] * v130;
    const puma560_pack v155 = v1_sine[2] * v1_cosine[0];
    const puma560_pack v156 = v155 + v154;
    const puma560_pack v157 = (v1_sine[2] * v130) - (v1_cosine[2] * v1_cosine[0]);
    const puma560_pack v158 = 0.4318 * v1_sine[0];
    const puma560_pack v159 = v158 - v44;
    const puma560_pack v160 = (((0.0016399999999999997 * v1_cosine[0]) + (v58 * (v1_cosine[1] * v159))) + (v157 * v67)) + (v122 * v156);
    const puma560_pack v161 = 0.0004321439999999999 * v1_cosine[0];
    const puma560_pack v162 = 5.846399999999999e-05 * v1_cosine[0];
    const puma560_pack v163 = (v160 + (v64 * v161)) - (v124 * v162);
    const puma560_pack v164 = 0.0047376000000000015 * v1_cosine[0];
    const puma560_pack v165 = v164 + (((v1_cosine[0] * v66) - (0.15005 * v131)) - (v130 * v123));
    const puma560_pack v166 = 3.9999999999999996e-05 * v157;
    const puma560_pack v167 = v165 + (v64 * ((5.846399999999999e-05 * v1_sine[0]) - v166));
    const puma560_pack v168 = v1_sine[1] * v1_sine[0];
    const puma560_pack v169 = (((0.0006421600000000001 * v168) + (v159 * v79)) + (0.0004321439999999999 * v81)) - (v113 * v161);
    const puma560_pack v170 = v169 - (v162 * v78);
    const puma560_pack v171 = 1557.2443004858599 * v170;
    const puma560_pack v172 = ((v163 * v72) - v167) + (v115 * v171);
    const puma560_pack v173 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_pack v174 = (((v173 + v167) - (v172 * v138)) + (v163 * v148)) - (v171 * v135);
    const puma560_pack v175 = v174 + (v1_sine[3] * v65);
    const puma560_pack v176 = v175 * v153;
    const puma560_pack v177 = -(0.0047376000000000015 * (v86 - v46));
    const puma560_pack v178 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const puma560_pack v179 = v46 - v48;
    const puma560_pack v180 = ((((v179 * v178) - tau[0]) - (v1_sine[0] * v177)) - (v1_cosine[0] * v60)) + (v176 * v151);
    const puma560_pack v181 = v163 * v71;
    const puma560_pack v182 = v172 * v137;
    const puma560_pack v183 = (((v180 + (v181 * v63)) - (v182 * v117)) + (v130 * v74)) + (v171 * v112);
    const puma560_pack v184 = 0.9999999999999999 * v157;
    const puma560_pack v185 = ((v183 + (v168 * v94)) - (v61 * v184)) - (v109 * v56);
    const puma560_pack v186 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v187 = 0.0203 * v1_cosine[0];
    const puma560_pack v188 = v44 - (v158 - v187);
    const puma560_pack v189 = 0.02191385 * v1_cosine[3];
    const puma560_pack v190 = (0.022546398 * v1_sine[0]) - v189;
    const puma560_pack v191 = (v185 + (((v1_sine[1] * v99) + (v186 * v35)) * v188)) + (v22 * v190);
    const puma560_pack v192 = 0.15005 * v1_cosine[0];
    const puma560_pack v193 = (0.648939691 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const puma560_pack v194 = 0.7697525880000002 * v1_cosine[3];
    const puma560_pack v195 = v194 - v193;
    const puma560_pack v196 = 0.15005 * v1_sine[0];
    const puma560_pack v197 = 2.0 * qd[0];
    const puma560_pack v198 = v147 * v197;
    const puma560_pack v199 = (((v191 + (v143 * v192)) - (v16 * v195)) + (v141 * v196)) - (qd[1] * v198);
    const puma560_pack v200 = (v18 * v164) + v199;
    const puma560_pack v201 = ((0.0008642879999999998 * v64) + ((3.155182285625 - (v1_sine[3] * v146)) - (2.0 * v132))) + (v175 * v176);
    const puma560_pack v202 = (((v201 - (v163 * v181)) + (v172 * v182)) - (v170 * v171)) - (v157 * v166);
    const puma560_pack v203 = 0.0024871679999999997 * v1_sine[2];
    const puma560_pack v204 = v1_cosine[0] * ((v1_sine[0] * (0.022546398 + (0.00011692799999999998 * v1_cosine[2]))) - (v130 * v203));
    const puma560_pack v205 = ((v70 + (v202 + (v155 * (0.0004043200000000001 * v154)))) - v125) - v204;
    const puma560_pack v206 = 1.0 / (v205 + ((v1_sine[0] * v1_sine[0]) * ((0.32402200550000004 + v126) - ((0.0004043200000000001 * v69) - v127))));
    B[36] = v206;
    const puma560_pack v207 = v176 * v206;
    const puma560_pack v208 = (v200 * v207) - (v153 * v151);
    const puma560_pack v209 = v206 * v200;
    const puma560_pack v210 = ((v137 * v117) - (v138 * v208)) + (v182 * v209);
    const puma560_pack v211 = v208 - v210;
    const puma560_pack v212 = v18 - v211;
    const puma560_pack v213 = v1_sine[0] * v209;
    const puma560_pack v214 = v16 - v213;
    const puma560_pack v215 = v16 + v214;
    const puma560_pack v216 = (v1_sine[1] * v212) + (v1_cosine[1] * v215);
    const puma560_pack v217 = v15 - v216;
    const puma560_pack v218 = (((v71 * v63) - (v72 * v210)) - (v148 * v208)) + (v181 * v209);
    const puma560_pack v219 = v1_cosine[0] * v209;
    const puma560_pack v220 = v219 - v218;
    const puma560_pack v221 = v23 + v220;
    const puma560_pack v222 = (v1_sine[2] * v221) + (v1_cosine[2] * v217);
    const puma560_pack v223 = v26 * v34;
    const puma560_pack v224 = v222 + v223;
    const puma560_pack v225 = v223 + v224;
    const puma560_pack v226 = v108 + (0.15005 * v209);
    const puma560_pack v227 = v52 + ((v1_cosine[0] * v226) - (v119 * v208));
    const puma560_pack v228 = v227 - ((0.4318 * v212) - v43);
    const puma560_pack v229 = v219 + (2.0 * v22);
    const puma560_pack v230 = (v44 * v209) - v56;
    const puma560_pack v231 = v230 + ((0.4318 * v215) + (0.0203 * v229));
    const puma560_pack v232 = (v1_cosine[1] * v231) - (v1_sine[1] * v228);
    const puma560_pack v233 = v37 + (((1.9999999999999998e-05 * v222) - (0.0028799999999999997 * v232)) + (0.0004221600000000001 * v225));
    const puma560_pack v234 = (v1_sine[2] * v217) - (v1_cosine[2] * v221);
    const puma560_pack v235 = (((v67 * v218) - (4e-05 * v234)) - (0.9999999999999999 * v61)) + (v166 * v209);
    const puma560_pack v236 = v28 + (v235 + (v121 * v211));
    const puma560_pack v237 = v30 + (v236 - (0.00020000000000000004 * v234));
    const puma560_pack v238 = ((v1_sine[2] * v237) - (v1_cosine[2] * v233)) - (0.00075 * v217);
    const puma560_pack v239 = v1_cosine[0] * v1_cosine[1];
    const puma560_pack v240 = (((v1_sine[2] * v233) + (v1_cosine[2] * v237)) + (0.025374999999999998 * v230)) - (0.0047376000000000015 * v212);
    const puma560_pack v241 = (v1_sine[1] * v215) - (v1_cosine[1] * v212);
    const puma560_pack v242 = (((v241 + (1557.2443004858599 * v112)) - (v116 * v210)) + (v150 * v208)) + (v171 * v209);
    const puma560_pack v243 = v90 + v242;
    const puma560_pack v244 = (v73 * v243) - v98;
    const puma560_pack v245 = (v1_sine[1] * v244) - (v186 * v225);
    const puma560_pack v246 = 0.011273199 * v215;
    const puma560_pack v247 = v246 + ((((v240 + (0.0203 * v245)) + (0.0013999999999999998 * v220)) + (0.016765112499999985 * v229)) - v59);
    const puma560_pack v248 = v85 - v40;
    const puma560_pack v249 = (((v1_sine[1] * v248) + (v1_cosine[1] * v229)) - (v9 * v12)) + (v14 * v92);
    const puma560_pack v250 = v1_cosine[1] * v13;
    const puma560_pack v251 = (v20 * v91) + (v11 * v250);
    const puma560_pack v252 = v214 - v251;
    const puma560_pack v253 = (v1_sine[2] * v9) - (v113 * v13);
    const puma560_pack v254 = (v26 * v253) - (v25 * v91);
    const puma560_pack v255 = ((v1_cosine[2] * v252) - (v1_sine[2] * v249)) - v254;
    const puma560_pack v256 = v140 + (v58 * (v76 + v243));
    const puma560_pack v257 = (v139 + (0.025374999999999998 * v211)) - v256;
    const puma560_pack v258 = (v14 * v250) - (v9 * v20);
    const puma560_pack v259 = ((v1_sine[1] * v229) - (v1_cosine[1] * v248)) - v258;
    const puma560_pack v260 = (v1_cosine[2] * v9) + (v124 * v13);
    const puma560_pack v261 = (v34 * v253) - (v25 * v260);
    const puma560_pack v262 = v261 + v259;
    const puma560_pack v263 = 2.0 * v25;
    const puma560_pack v264 = (v33 * v91) - (v253 * v263);
    const puma560_pack v265 = (v73 * v262) + (v58 * v264);
    const puma560_pack v266 = (v1_sine[2] * v252) + (v1_cosine[2] * v249);
    const puma560_pack v267 = (v266 + (v33 * v260)) + (v34 * v92);
    const puma560_pack v268 = ((((v1_cosine[1] * v265) - (0.8913300000000002 * v248)) - v257) + (0.050749999999999997 * v18)) - (v100 * v267);
    const puma560_pack v269 = (v1_cosine[1] * v244) + (v100 * v225);
    const puma560_pack v270 = ((0.8913300000000002 * v212) - v269) - v142;
    const puma560_pack v271 = (v58 * v262) - (v73 * v264);
    const puma560_pack v272 = (((0.025374999999999998 * v248) - v271) - v270) + (1.7826600000000004 * v18);
    const puma560_pack v273 = (v1_sine[0] * v272) + (v1_cosine[0] * v268);
    const puma560_pack v274 = (((v166 * v255) - (v1_sine[0] * v247)) - (v229 * (0.3848762940000001 * v1_cosine[3]))) - (0.15005 * v273);
    const puma560_pack v275 = (v1_sine[1] * v265) + (v186 * v267);
    const puma560_pack v276 = ((v274 - (v44 * v275)) - (v238 * v239)) - (v106 * v230);
    const puma560_pack v277 = ((v1_sine[0] * v226) + (v134 * v208)) - v88;
    const puma560_pack v278 = v277 + (v87 + (0.0203 * v211));
    const puma560_pack v279 = v241 + (2.0 * v90);
    const puma560_pack v280 = (v1_sine[1] * v231) + (v1_cosine[1] * v228);
    const puma560_pack v281 = ((((v58 * v278) - (0.0006421600000000001 * v243)) - v77) - (0.0006500000000000002 * v279)) - (v73 * v280);
    const puma560_pack v282 = 0.011273199 * v229;
    const puma560_pack v283 = v1_cosine[0] * (((v1_sine[1] * v281) - (0.4318 * v245)) + (v177 - v282));
    const puma560_pack v284 = v1_sine[0] * (v246 + (((0.009475200000000003 * v18) - (0.4318 * v275)) - (0.34123495800000003 * v229)));
    const puma560_pack v285 = v284 - (v1_cosine[0] * ((((0.0047376000000000015 * v248) - (0.0203 * v275)) + (0.016765112499999985 * v215)) - v282));
    const puma560_pack v286 = ((v276 - (v215 * ((0.34123495800000003 * v1_cosine[0]) - (0.010956925 * v1_cosine[3])))) + v283) - v285;
    const puma560_pack v287 = 0.0012435839999999998 * v1_sine[1];
    const puma560_pack v288 = (((0.045092796 * v18) - (0.0203 * v271)) - (0.3244698455 * v248)) - (v121 * v255);
    const puma560_pack v289 = 0.4318 * v1_cosine[1];
    const puma560_pack v290 = ((v288 - (v267 * v287)) + (v265 * v289)) + (0.0047376000000000015 * v213);
    const puma560_pack v291 = (((v118 * v268) - v290) - (v49 * v273)) - (v45 * v272);
    const puma560_pack v292 = (((1.024164 * v1_cosine[3]) + (37.2347379 * v1_sine[3])) - (v119 * v257)) + (v134 * v270);
    const puma560_pack v293 = (v1_cosine[3] * v1_cosine[3]) - (v1_sine[3] * v1_sine[3]);
    const puma560_pack v294 = v1_cosine[3] * v1_sine[3];
    const puma560_pack v295 = (0.0283968 * v294) - (1.601861202 * v293);
    const puma560_pack v296 = ((1.9999999999999998e-05 * v266) + (0.0004221600000000001 * v267)) + (v36 * v91);
    const puma560_pack v297 = (0.4318 * v229) - (0.0203 * v215);
    const puma560_pack v298 = v1_cosine[3] * v54;
    const puma560_pack v299 = (qd[0] * v298) - (v49 * v209);
    const puma560_pack v300 = v299 - v297;
    const puma560_pack v301 = (v47 * v44) - v226;
    const puma560_pack v302 = (v49 * v48) - v51;
    const puma560_pack v303 = (v1_sine[0] * v301) - (v1_cosine[0] * v302);
    const puma560_pack v304 = (0.4318 * v248) - (0.0406 * v18);
    const puma560_pack v305 = (-v303) - v304;
    const puma560_pack v306 = ((v186 * v300) - v296) + (v100 * v305);
    const puma560_pack v307 = (v1_sine[0] * v302) + (v1_cosine[0] * v301);
    const puma560_pack v308 = ((0.00020216000000000006 * v261) + (0.0006421600000000001 * v259)) + (v36 * v253);
    const puma560_pack v309 = (v58 * ((0.0203 * v248) + (0.8636 * v18))) - v308;
    const puma560_pack v310 = v309 + (((v58 * v307) + (v79 * v300)) - (v75 * v305));
    const puma560_pack v311 = 0.0006500000000000002 * (v258 - v259);
    const puma560_pack v312 = v310 + v311;
    const puma560_pack v313 = (0.00024000000000000003 * v255) - (0.00020000000000000004 * v254);
    const puma560_pack v314 = (v1_sine[2] * v313) - (0.00075 * v249);
    const puma560_pack v315 = (((v1_sine[1] * v314) - (v1_cosine[1] * v312)) - (0.8913300000000002 * v303)) + (0.025374999999999998 * v307);
    const puma560_pack v316 = v315 + (v78 * v306);
    const puma560_pack v317 = ((v1_cosine[2] * v313) - (9.999999999999983e-05 * v251)) + (0.0013999999999999998 * v214);
    const puma560_pack v318 = (v1_sine[2] * v306) - v317;
    const puma560_pack v319 = v67 * v255;
    const puma560_pack v320 = v318 + v319;
    const puma560_pack v321 = (((v72 * v320) - v290) - v316) + (v116 * v310);
    const puma560_pack v322 = (((v316 + (v292 - (v145 * v295))) - v291) - (v138 * v321)) + (v148 * v320);
    const puma560_pack v323 = (v322 - (v150 * v310)) - (v178 * v209);
    const puma560_pack v324 = (((v1_cosine[0] * v318) - (v173 * v179)) - (v178 * v208)) + (v176 * v323);
    const puma560_pack v325 = (((v324 - (v181 * v320)) + (v182 * v321)) + (v130 * v314)) - (v171 * v310);
    const puma560_pack v326 = (((v325 + (v168 * v312)) + (v109 * v299)) + (v49 * v245)) + (v154 * v306);
    const puma560_pack v327 = (v326 + (v197 * (qd[1] * v295))) + (v209 * ((0.0141984 * v293) + (3.203722404 * v294)));
    const puma560_pack v328 = (v327 + (v1_sine[3] * ((0.010956925 * v229) + (0.3848762940000001 * v215)))) - v286;
    A[73] = -(v206 * v328);
    const puma560_pack v329 = (v1_sine[1] * (v277 - v304)) - (v1_cosine[1] * v297);
    const puma560_pack v330 = (v314 - (v1_cosine[2] * v296)) + (v73 * v329);
    const puma560_pack v331 = (((v58 * v227) + (v113 * (0.00011692799999999998 * v18))) + (v79 * v297)) + (v75 * v277);
    const puma560_pack v332 = (v331 - v309) - (v114 * v248);
    const puma560_pack v333 = v311 - v332;
    const puma560_pack v334 = (((v1_sine[1] * v330) - (v1_cosine[1] * v333)) + (0.8913300000000002 * v277)) - (0.025374999999999998 * v227);
    const puma560_pack v335 = ((v58 * v329) - (v1_sine[2] * v296)) - v317;
    const puma560_pack v336 = v319 + v335;
    const puma560_pack v337 = (((v72 * v336) - v290) - v334) - (v116 * v332);
    const puma560_pack v338 = (((v334 - v291) - (v138 * v337)) + (v148 * v336)) + (v150 * v332);
    const puma560_pack v339 = (((v1_cosine[0] * v335) + (v176 * v338)) - (v181 * v336)) + (v182 * v337);
    const puma560_pack v340 = (((v339 + (v130 * v330)) + (v171 * v332)) + (v168 * v333)) - v286;
    A[74] = -(v206 * v340);
    const puma560_pack v341 = v11 * v14;
    const puma560_pack v342 = v341 - v216;
    const puma560_pack v343 = v238 + (0.0006500000000000002 * (v341 + v342));
    const puma560_pack v344 = (v11 * v11) - (v20 * v20);
    const puma560_pack v345 = v1_cosine[2] * v26;
    const puma560_pack v346 = (v11 * v345) - (v20 * v25);
    const puma560_pack v347 = v346 + ((v1_sine[2] * v279) - (v1_cosine[2] * v344));
    const puma560_pack v348 = (0.00024000000000000003 * v347) + (0.00020000000000000004 * v346);
    const puma560_pack v349 = v281 + ((v1_sine[2] * v348) + (0.00075 * v279));
    const puma560_pack v350 = (v1_sine[2] * v344) + (v1_cosine[2] * v279);
    const puma560_pack v351 = v1_sine[2] * v26;
    const puma560_pack v352 = 2.0 * v34;
    const puma560_pack v353 = ((v12 * v351) - v350) - (v20 * v352);
    const puma560_pack v354 = (((0.0028799999999999997 * v280) + (1.9999999999999998e-05 * v350)) - (0.0004221600000000001 * v353)) + (v20 * v36);
    const puma560_pack v355 = (((v1_cosine[1] * v343) - (v1_sine[1] * v349)) - (v78 * v354)) + (v121 * v347);
    const puma560_pack v356 = v1_sine[2] * v25;
    const puma560_pack v357 = v1_cosine[2] * v11;
    const puma560_pack v358 = (v34 * v357) + (v11 * v356);
    const puma560_pack v359 = (((0.00020216000000000006 * v358) + (0.0006421600000000001 * v342)) - (v73 * v232)) + (v67 * (qd[5] * v11));
    const puma560_pack v360 = v1_cosine[1] + v116;
    const puma560_pack v361 = v358 + v342;
    const puma560_pack v362 = v1_cosine[2] * v25;
    const puma560_pack v363 = (v12 * v362) - (v20 * v33);
    const puma560_pack v364 = (v58 * v363) - (v73 * v361);
    const puma560_pack v365 = (v245 - (v1_cosine[1] * v364)) + (v100 * v353);
    const puma560_pack v366 = (v73 * v363) + (v58 * v361);
    const puma560_pack v367 = ((v1_sine[2] * v354) - (v1_cosine[2] * v348)) + (9.999999999999983e-05 * v344);
    const puma560_pack v368 = v367 + (v67 * v347);
    const puma560_pack v369 = (v355 + (((0.4318 * v365) - (0.0203 * v366)) + (v359 * v360))) + (v72 * v368);
    const puma560_pack v370 = 0.4318 - v119;
    const puma560_pack v371 = v1_cosine[1] + v150;
    const puma560_pack v372 = 0.0203 + v134;
    const puma560_pack v373 = ((((v366 * v372) - (v359 * v371)) - (v365 * v370)) - v355) - (v138 * v369);
    const puma560_pack v374 = v373 + (v148 * v368);
    const puma560_pack v375 = (((v1_cosine[0] * v367) + (v176 * v374)) - (v181 * v368)) + (v182 * v369);
    const puma560_pack v376 = v171 - v168;
    const puma560_pack v377 = (((v375 + (v130 * v349)) + (v168 * v343)) - (v166 * v347)) - (v359 * v376);
    const puma560_pack v378 = (v377 + (v188 * ((v269 + (v1_sine[1] * v364)) + (v186 * v353)))) + (v154 * v354);
    const puma560_pack v379 = (v378 - (v192 * v365)) + (v196 * v366);
    A[75] = v206 * v379;
    const puma560_pack v380 = ((4e-05 * v224) + (0.00020000000000000004 * v225)) - v233;
    const puma560_pack v381 = ((0.0004443200000000001 * v27) - (0.00024216000000000005 * v234)) - v236;
    const puma560_pack v382 = (v1_sine[2] * v381) - (v1_cosine[2] * v380);
    const puma560_pack v383 = v382 + (v67 * v224);
    const puma560_pack v384 = (v1_sine[2] * v380) + (v1_cosine[2] * v381);
    const puma560_pack v385 = (v121 * v224) - (v1_sine[1] * v384);
    const puma560_pack v386 = (v34 * v34) - v95;
    const puma560_pack v387 = (((0.00020216000000000006 * v386) + (v73 * v278)) + (v58 * v280)) + (v34 * v36);
    const puma560_pack v388 = 0.0057599999999999995 * v1_sine[2];
    const puma560_pack v389 = ((v76 * v388) - v256) - (v73 * v386);
    const puma560_pack v390 = 0.0057599999999999995 * v1_sine[1];
    const puma560_pack v391 = ((v100 * v234) - (v1_cosine[1] * v389)) - (v27 * v390);
    const puma560_pack v392 = ((v58 * v386) - v244) + (v76 * (0.0057599999999999995 * v1_cosine[2]));
    const puma560_pack v393 = (v385 + (((0.4318 * v391) - (0.0203 * v392)) + (v360 * v387))) + (v72 * v383);
    const puma560_pack v394 = ((((v372 * v392) - (v371 * v387)) - (v370 * v391)) - v385) - (v138 * v393);
    const puma560_pack v395 = v394 + (v148 * v383);
    const puma560_pack v396 = -v376;
    const puma560_pack v397 = (((v1_cosine[0] * v382) + (v387 * v396)) + (v176 * v395)) - (v181 * v383);
    const puma560_pack v398 = (((v397 + (v182 * v393)) + (v130 * v384)) - (v166 * v224)) - (v192 * v391);
    const puma560_pack v399 = 0.0057599999999999995 * v1_cosine[1];
    const puma560_pack v400 = v187 - v159;
    const puma560_pack v401 = (((v1_sine[1] * v389) + (v186 * v234)) - (v27 * v399)) * v400;
    const puma560_pack v402 = (v398 + (v196 * v392)) + v401;
    A[76] = v206 * v402;
    const puma560_pack v403 = v1_cosine[0] * v10;
    const puma560_pack v404 = (v168 * v13) + (v1_cosine[1] * v403);
    const puma560_pack v405 = (-(v1_cosine[0] * v12)) - (2.0 * ((v168 * v14) - v404));
    const puma560_pack v406 = v168 * v20;
    const puma560_pack v407 = v406 + (v11 * v130);
    const puma560_pack v408 = v1_sine[0] * v10;
    const puma560_pack v409 = v408 - v407;
    const puma560_pack v410 = (v1_sine[2] * v409) - (v1_cosine[2] * v405);
    const puma560_pack v411 = (v410 + (v33 * v157)) + (v168 * v352);
    const puma560_pack v412 = ((1.9999999999999998e-05 * v410) + (0.0004221600000000001 * v411)) + (v168 * v36);
    const puma560_pack v413 = (v26 * v156) + (v168 * v25);
    const puma560_pack v414 = v413 + ((v1_sine[2] * v405) + (v1_cosine[2] * v409));
    const puma560_pack v415 = (0.00024000000000000003 * v414) + (0.00020000000000000004 * v413);
    const puma560_pack v416 = 0.8636 * v13;
    const puma560_pack v417 = (0.0406 * v39) + (v1_cosine[3] * v416);
    const puma560_pack v418 = (0.3001 * qd[0]) - v55;
    const puma560_pack v419 = 0.0406 * v10;
    const puma560_pack v420 = (((0.8636 * v404) - (v1_sine[1] * v417)) - (v1_cosine[1] * v418)) + (v130 * v419);
    const puma560_pack v421 = (((v1_sine[2] * v415) - (v1_cosine[2] * v412)) + (0.00075 * v405)) + (v73 * v420);
    const puma560_pack v422 = (v25 * v157) + (v34 * v156);
    const puma560_pack v423 = (v1_cosine[0] * v20) + (v14 * v130);
    const puma560_pack v424 = (-v423) - (2.0 * ((v1_sine[1] * v403) - (v13 * v130)));
    const puma560_pack v425 = (((0.00020216000000000006 * v422) - (0.0006421600000000001 * v424)) + (v36 * v156)) - (v79 * v418);
    const puma560_pack v426 = 0.00011692799999999998 * v10;
    const puma560_pack v427 = ((v425 + (v75 * v417)) + (v426 * (v1_cosine[2] * v168))) + (v83 * v403);
    const puma560_pack v428 = 0.0024871679999999997 * v154;
    const puma560_pack v429 = (v427 - (v203 * ((v1_cosine[3] * v9) - v84))) - (v13 * (v428 + (0.00011692799999999998 * v81)));
    const puma560_pack v430 = v429 + (0.0006500000000000002 * (v423 - v424));
    const puma560_pack v431 = v422 - v424;
    const puma560_pack v432 = (v168 * v33) + (v156 * v263);
    const puma560_pack v433 = (v73 * v432) + (v58 * v431);
    const puma560_pack v434 = (((v1_sine[1] * v421) - (v1_cosine[1] * v430)) + (0.0203 * v433)) + (v13 * v193);
    const puma560_pack v435 = (v58 * v432) - (v73 * v431);
    const puma560_pack v436 = (((v434 - (v121 * v414)) + (0.022546398 * v84)) - (v287 * v411)) + (v289 * v435);
    const puma560_pack v437 = 0.8636 * qd[0];
    const puma560_pack v438 = v436 - (v437 * (v1_cosine[3] * v107));
    const puma560_pack v439 = (((9.999999999999983e-05 * v407) - (v1_sine[2] * v412)) - (v1_cosine[2] * v415)) + (v58 * v420);
    const puma560_pack v440 = v439 - (0.0013999999999999998 * v408);
    const puma560_pack v441 = v440 + (v67 * v414);
    const puma560_pack v442 = ((v72 * v441) - v438) + (v116 * v429);
    const puma560_pack v443 = v1_sine[0] * v13;
    const puma560_pack v444 = (((v1_cosine[1] * v435) - (v100 * v411)) - (0.050749999999999997 * v39)) + (1.7826600000000004 * v443);
    const puma560_pack v445 = (v433 + (1.7826600000000004 * v84)) - (0.050749999999999997 * v443);
    const puma560_pack v446 = ((((v119 * v444) - (v134 * v445)) - v438) + (v138 * v442)) - (v148 * v441);
    const puma560_pack v447 = v198 + (v446 + (v150 * v429));
    const puma560_pack v448 = (((v1_cosine[0] * v440) - (v176 * v447)) - (v181 * v441)) + (v182 * v442);
    const puma560_pack v449 = (((v448 + (v130 * v421)) - (v171 * v429)) + (v168 * v430)) - (v109 * v418);
    const puma560_pack v450 = (v449 - (v166 * v414)) + (v188 * ((v1_sine[1] * v435) + (v186 * v411)));
    const puma560_pack v451 = (((v450 + (v192 * v444)) + (v196 * v445)) - (v195 * v403)) + (v190 * v408);
    const puma560_pack v452 = 2.0 * qd[1];
    const puma560_pack v453 = (v451 - (v147 * v452)) + (0.009475200000000003 * ((v1_sine[0] * (v84 + v39)) - v9));
    A[78] = -(v206 * v453);
    const puma560_pack v454 = (v1_cosine[1] * v25) - (v78 * v26);
    const puma560_pack v455 = v1_cosine[1] * v20;
    const puma560_pack v456 = (v1_sine[1] * v11) - v455;
    const puma560_pack v457 = v9 + v456;
    const puma560_pack v458 = -(v17 * (v14 - v13));
    const puma560_pack v459 = ((-(v1_sine[2] * v458)) - (v1_cosine[2] * v457)) - v454;
    const puma560_pack v460 = (v64 * v25) + (v78 * v34);
    const puma560_pack v461 = v1_sine[1] * v14;
    const puma560_pack v462 = v92 - v461;
    const puma560_pack v463 = v460 - v462;
    const puma560_pack v464 = (v78 * v263) - (v1_cosine[1] * v33);
    const puma560_pack v465 = (v73 * v464) + (v58 * v463);
    const puma560_pack v466 = -(0.0006500000000000002 * (v462 - v461));
    const puma560_pack v467 = (v1_sine[2] * v457) - (v1_cosine[2] * v458);
    const puma560_pack v468 = ((v64 * v33) - v467) - (v34 * v17);
    const puma560_pack v469 = (((v1_cosine[1] * v466) - (0.0203 * v465)) + (v121 * v459)) + (v287 * v468);
    const puma560_pack v470 = (v58 * v464) - (v73 * v463);
    const puma560_pack v471 = v469 - (v289 * v470);
    const puma560_pack v472 = ((1.9999999999999998e-05 * v467) - (0.0004221600000000001 * v468)) + (v1_cosine[1] * v36);
    const puma560_pack v473 = (0.00024000000000000003 * v459) - (0.00020000000000000004 * v454);
    const puma560_pack v474 = (v1_sine[2] * v473) - (0.00075 * v458);
    const puma560_pack v475 = v416 + (0.0406 * v9);
    const puma560_pack v476 = v475 + (v1_sine[3] * v437);
    const puma560_pack v477 = v419 + (v1_cosine[0] * v298);
    const puma560_pack v478 = ((v1_sine[1] * v477) - (v1_cosine[1] * v476)) + (v168 * v55);
    const puma560_pack v479 = (v474 + (v1_cosine[2] * v472)) + (v73 * v478);
    const puma560_pack v480 = (((v1_sine[1] * v479) - v471) + (v109 * v55)) + (v107 * v298);
    const puma560_pack v481 = v1_sine[1] * v67;
    const puma560_pack v482 = (v10 * v203) - (((0.00020216000000000006 * v460) - (0.0006421600000000001 * v462)) + (qd[5] * v481));
    const puma560_pack v483 = qd[1] * ((v1_sine[3] * v428) - (v203 * ((v1_cosine[3] * v1_sine[0]) - (v1_cosine[0] * v1_sine[3]))));
    const puma560_pack v484 = (((-(v79 * v476)) - (v75 * v477)) - v482) - v483;
    const puma560_pack v485 = ((9.999999999999983e-05 * v456) - (v1_cosine[2] * v473)) + (0.0013999999999999998 * v9);
    const puma560_pack v486 = (v485 + (v1_sine[2] * v472)) + (v58 * v478);
    const puma560_pack v487 = v67 * v459;
    const puma560_pack v488 = v486 + v487;
    const puma560_pack v489 = ((v360 * v484) - v480) + (v72 * v488);
    const puma560_pack v490 = (1.7826600000000004 * v10) - v465;
    const puma560_pack v491 = (v100 * v468) - (0.050749999999999997 * v10);
    const puma560_pack v492 = ((v239 * v470) - (v1_sine[0] * v490)) - (v1_cosine[0] * v491);
    const puma560_pack v493 = (((v44 * (v130 * v470)) - (v49 * v492)) + (v45 * v490)) - (v118 * v491);
    const puma560_pack v494 = (((v480 - (v371 * v484)) - v493) - (v138 * v489)) + (v148 * v488);
    const puma560_pack v495 = (((v181 * v488) - (v1_cosine[0] * v486)) - (v176 * v494)) - (v182 * v489);
    const puma560_pack v496 = (((v495 - (v130 * v479)) + (v376 * v484)) - v198) - (v178 * v452);
    const puma560_pack v497 = (v1_sine[1] * v470) + (v186 * v468);
    const puma560_pack v498 = v1_cosine[0] * (((0.0203 * v497) + (0.022546398 * v13)) + (0.03353022499999997 * v9));
    const puma560_pack v499 = (((0.4318 * v497) - (v1_sine[1] * v466)) + (0.009475200000000003 * v10)) + (0.6824699160000001 * v13);
    const puma560_pack v500 = (((0.15005 * v492) + (v44 * v497)) - (v166 * v459)) + (v9 * v189);
    const puma560_pack v501 = (v500 + (v13 * v194)) - ((v1_sine[0] * (v499 + (0.022546398 * v9))) - v498);
    const puma560_pack v502 = (v496 - (v1_sine[3] * ((0.02191385 * v13) - (0.7697525880000002 * v9)))) - v501;
    A[79] = -(v206 * v502);
    const puma560_pack v503 = (v472 - (v186 * v475)) + (v1_sine[1] * v426);
    const puma560_pack v504 = ((v1_sine[1] * v474) - v471) + (v78 * v503);
    const puma560_pack v505 = v485 + (v1_sine[2] * v503);
    const puma560_pack v506 = v487 + v505;
    const puma560_pack v507 = v482 + ((v79 * v475) + (v113 * v426));
    const puma560_pack v508 = ((v72 * v506) - (v360 * v507)) - v504;
    const puma560_pack v509 = ((v504 + ((v371 * v507) - v493)) - (v138 * v508)) + (v148 * v506);
    const puma560_pack v510 = (((v181 * v506) - (v1_cosine[0] * v505)) - (v176 * v509)) - (v182 * v508);
    const puma560_pack v511 = (((v510 - (v130 * v474)) - (v376 * v507)) - (v154 * v503)) - v501;
    A[80] = -(v206 * v511);
    const puma560_pack v512 = 0.0008843200000000002 * v357;
    const puma560_pack v513 = (v1_sine[2] * v12) - v351;
    const puma560_pack v514 = 0.00024000000000000003 * v513;
    const puma560_pack v515 = (v1_sine[2] * ((0.00020000000000000004 * v351) - v514)) - (0.0015 * v11);
    const puma560_pack v516 = v515 + (v1_cosine[2] * ((0.0008443200000000002 * v345) - v512));
    const puma560_pack v517 = ((v1_sine[1] * v516) + (v121 * v513)) - (0.0013000000000000004 * v455);
    const puma560_pack v518 = (v1_sine[2] * v34) - v362;
    const puma560_pack v519 = v20 + v518;
    const puma560_pack v520 = (v69 * (0.0057599999999999995 * v25)) - (v73 * v519);
    const puma560_pack v521 = 0.0057599999999999995 * (v11 - v26);
    const puma560_pack v522 = (v78 * v521) - (v1_cosine[1] * v520);
    const puma560_pack v523 = (v58 * v519) + (v362 * v388);
    const puma560_pack v524 = ((0.00020216000000000006 * v518) + (0.0006421600000000001 * v20)) + (v1_sine[2] * v36);
    const puma560_pack v525 = (v1_sine[2] * v512) - (v1_cosine[2] * (v514 + (0.0006443200000000001 * v351)));
    const puma560_pack v526 = v525 + (v67 * v513);
    const puma560_pack v527 = ((((0.4318 * v522) - (0.0203 * v523)) + (v360 * v524)) - v517) - (v72 * v526);
    const puma560_pack v528 = ((((v371 * v524) + (v370 * v522)) - (v372 * v523)) - v517) + (v138 * v527);
    const puma560_pack v529 = v528 + (v148 * v526);
    const puma560_pack v530 = (((v181 * v526) - (v1_cosine[0] * v525)) - (v176 * v529)) + (v182 * v527);
    const puma560_pack v531 = ((v530 + (v130 * v516)) + (v166 * v513)) - (v376 * v524);
    const puma560_pack v532 = (v531 + (v188 * ((v1_sine[1] * v520) + (v113 * v521)))) - (v192 * v522);
    const puma560_pack v533 = (v532 + (v196 * v523)) + (0.0013000000000000004 * v406);
    A[81] = -(v206 * v533);
    const puma560_pack v534 = v36 + (0.0008443200000000002 * v34);
    const puma560_pack v535 = (v1_sine[2] * v534) + (0.00044000000000000007 * v362);
    const puma560_pack v536 = (v25 * v67) - v535;
    const puma560_pack v537 = (0.00044000000000000007 * v356) - (v1_cosine[2] * v534);
    const puma560_pack v538 = (v25 * v121) - (v1_sine[1] * v537);
    const puma560_pack v539 = (v34 * v390) - (v351 * v399);
    const puma560_pack v540 = (((0.00011692799999999998 * v345) - (0.4318 * v539)) - v538) - (v72 * v536);
    const puma560_pack v541 = (((v138 * v540) - (v370 * v539)) - v538) + (v148 * v536);
    const puma560_pack v542 = v541 + (v345 * (0.0057599999999999995 * v372));
    const puma560_pack v543 = (((v176 * v542) - (v1_cosine[0] * v535)) - (v181 * v536)) - (v182 * v540);
    const puma560_pack v544 = ((v543 + (v130 * v537)) - (v25 * v166)) + (v345 * (0.0008642879999999998 * v1_sine[0]));
    const puma560_pack v545 = (v544 - (v192 * v539)) + (v400 * ((v64 * (0.0057599999999999995 * v26)) + (v34 * v399)));
    A[82] = -(v206 * v545);
    const puma560_pack v546 = v181 * v206;
    const puma560_pack v547 = 3.9999999999999996e-05 * v351;
    const puma560_pack v548 = 3.9999999999999996e-05 * v25;
    const puma560_pack v549 = v26 * v481;
    const puma560_pack v550 = v549 + ((v360 * v548) - (v72 * v547));
    const puma560_pack v551 = v549 + (((v138 * v550) + (v148 * v547)) + (v371 * v548));
    const puma560_pack v552 = v182 * v206;
    const puma560_pack v553 = ((v207 * v551) - (v550 * v552)) + (v547 * ((v1_cosine[0] * v206) - v546));
    const puma560_pack v554 = v553 + (v206 * ((v67 * (v26 * v130)) - (v396 * v548)));
    A[83] = v554;
    const puma560_pack v555 = (v207 * v328) - (v153 * v323);
    A[85] = v555;
    const puma560_pack v556 = (v207 * v340) - (v153 * v338);
    A[86] = v556;
    const puma560_pack v557 = (v207 * v379) - (v153 * v374);
    A[87] = -v557;
    const puma560_pack v558 = (v207 * v402) - (v153 * v395);
    A[88] = -v558;
    const puma560_pack v559 = (v153 * v447) + (v207 * v453);
    A[90] = v559;
    const puma560_pack v560 = (v153 * v494) + (v207 * v502);
    A[91] = v560;
    const puma560_pack v561 = (v153 * v509) + (v207 * v511);
    A[92] = v561;
    const puma560_pack v562 = (v153 * v529) + (v207 * v533);
    A[93] = v562;
    const puma560_pack v563 = (v207 * v545) - (v153 * v542);
    A[94] = v563;
    const puma560_pack v564 = (v176 * v554) - (v153 * v551);
    A[95] = -v564;
    const puma560_pack v565 = ((v328 * v552) - (v137 * v321)) - (v138 * v555);
    A[97] = -v565;
    const puma560_pack v566 = ((v340 * v552) - (v137 * v337)) - (v138 * v556);
    A[98] = -v566;
    const puma560_pack v567 = ((v379 * v552) - (v137 * v369)) - (v138 * v557);
    A[99] = v567;
    const puma560_pack v568 = ((v402 * v552) - (v137 * v393)) - (v138 * v558);
    A[100] = v568;
    const puma560_pack v569 = ((v453 * v552) - (v137 * v442)) - (v138 * v559);
    A[102] = -v569;
    const puma560_pack v570 = ((v137 * v489) - (v138 * v560)) + (v502 * v552);
    A[103] = -v570;
    const puma560_pack v571 = ((v137 * v508) - (v138 * v561)) + (v511 * v552);
    A[104] = -v571;
    const puma560_pack v572 = ((v533 * v552) - (v137 * v527)) - (v138 * v562);
    A[105] = -v572;
    const puma560_pack v573 = ((v137 * v540) - (v138 * v563)) + (v545 * v552);
    A[106] = -v573;
    const puma560_pack v574 = ((v137 * v550) - (v138 * v564)) + (v182 * v554);
    A[107] = v574;
    const puma560_pack v575 = (((v328 * v546) - (v71 * v320)) - (v72 * v565)) - (v148 * v555);
    A[109] = v575;
    const puma560_pack v576 = (((v340 * v546) - (v71 * v336)) - (v72 * v566)) - (v148 * v556);
    A[110] = v576;
    const puma560_pack v577 = (((v379 * v546) - (v71 * v368)) - (v72 * v567)) - (v148 * v557);
    A[111] = -v577;
    const puma560_pack v578 = (((v402 * v546) - (v71 * v383)) - (v72 * v568)) - (v148 * v558);
    A[112] = -v578;
    const puma560_pack v579 = (((v453 * v546) - (v71 * v441)) - (v72 * v569)) - (v148 * v559);
    A[114] = v579;
    const puma560_pack v580 = (((v71 * v488) - (v72 * v570)) - (v148 * v560)) + (v502 * v546);
    A[115] = v580;
    const puma560_pack v581 = (((v71 * v506) - (v72 * v571)) - (v148 * v561)) + (v511 * v546);
    A[116] = v581;
    const puma560_pack v582 = (((v71 * v526) - (v72 * v572)) - (v148 * v562)) + (v533 * v546);
    A[117] = v582;
    const puma560_pack v583 = (((v545 * v546) - (v71 * v536)) - (v72 * v573)) - (v148 * v563);
    A[118] = v583;
    const puma560_pack v584 = (((v72 * v574) + (v148 * v564)) - (v181 * v554)) + (v71 * v547);
    A[119] = v584;
    const puma560_pack v585 = v171 * v206;
    A[121] = (((v150 * v555) - (1557.2443004858599 * v310)) - (v116 * v565)) + (v328 * v585);
    A[122] = (((1557.2443004858599 * v332) - (v116 * v566)) + (v150 * v556)) + (v340 * v585);
    A[123] = (((1557.2443004858599 * v359) + (v116 * v567)) - (v150 * v557)) - (v379 * v585);
    A[124] = (((1557.2443004858599 * v387) + (v116 * v568)) - (v150 * v558)) - (v402 * v585);
    A[126] = (((v150 * v559) - (1557.2443004858599 * v429)) - (v116 * v569)) + (v453 * v585);
    A[127] = (((1557.2443004858599 * v484) - (v116 * v570)) + (v150 * v560)) + (v502 * v585);
    A[128] = (((v150 * v561) - (1557.2443004858599 * v507)) - (v116 * v571)) + (v511 * v585);
    A[129] = (((v150 * v562) - (1557.2443004858599 * v524)) - (v116 * v572)) + (v533 * v585);
    A[130] = ((v150 * v563) - (v116 * v573)) + (v545 * v585);
    A[131] = (((v116 * v574) - (0.06228977201943439 * v25)) - (v171 * v554)) - (v150 * v564);
    const puma560_pack v586 = 0.9999999999999999 * v255;
    const puma560_pack v587 = v206 * v184;
    A[133] = ((v586 - (v62 * v575)) - (v328 * v587)) - (v102 * (v555 - v565));
    A[134] = ((v586 - (v62 * v576)) - (v340 * v587)) - (v102 * (v556 - v566));
    A[135] = (((v62 * v577) - (0.9999999999999999 * v347)) + (v379 * v587)) + (v102 * (v557 - v567));
    A[136] = (((v62 * v578) - (0.9999999999999999 * v224)) + (v402 * v587)) + (v102 * (v558 - v568));
    A[138] = (((0.9999999999999999 * v414) - (v62 * v579)) - (v453 * v587)) - (v102 * (v559 - v569));
    const puma560_pack v588 = 0.9999999999999999 * v459;
    A[139] = -((v588 + ((v62 * v580) + (v502 * v587))) + (v102 * (v560 - v570)));
    A[140] = -((v588 + ((v62 * v581) + (v511 * v587))) + (v102 * (v561 - v571)));
    const puma560_pack v589 = (((0.9999999999999999 * v513) + (v62 * v582)) + (v533 * v587)) + (v102 * (v562 - v572));
    A[141] = -v589;
    A[142] = (((0.9999999999999999 * v25) - (v62 * v583)) - (v545 * v587)) - (v102 * (v563 - v573));
    A[143] = ((v184 * v554) - (v62 * v584)) + (v102 * (v564 - v574));
    const puma560_pack v590 = -v207;
    B[37] = v590;
    B[42] = v590;
    const puma560_pack v591 = v182 - (v138 * v176);
    const puma560_pack v592 = v206 * v591;
    B[38] = v592;
    B[48] = v592;
    const puma560_pack v593 = (v546 - (v148 * v207)) - (v72 * v592);
    const puma560_pack v594 = -v593;
    B[39] = v594;
    B[54] = v594;
    const puma560_pack v595 = (v585 + (v150 * v207)) - (v116 * v592);
    const puma560_pack v596 = -v595;
    B[40] = v596;
    B[60] = v596;
    const puma560_pack v597 = v102 + (v72 * v62);
    const puma560_pack v598 = v102 - (v148 * v62);
    const puma560_pack v599 = (v587 + ((v207 * v598) + (v62 * v546))) - (v592 * v597);
    B[41] = v599;
    B[66] = v599;
    B[43] = (v176 * v207) - v153;
    const puma560_pack v600 = v138 * v153;
    const puma560_pack v601 = v600 + (v207 * v591);
    const puma560_pack v602 = -v601;
    B[44] = v602;
    B[49] = v602;
    const puma560_pack v603 = ((v72 * v600) - (v176 * v593)) - (v148 * v153);
    const puma560_pack v604 = -v603;
    B[45] = v604;
    B[55] = v604;
    const puma560_pack v605 = ((v150 * v153) - (v176 * v595)) + (v116 * v600);
    const puma560_pack v606 = -v605;
    B[46] = v606;
    B[61] = v606;
    const puma560_pack v607 = ((v153 * v598) - (v176 * v599)) + (v597 * v600);
    B[47] = v607;
    B[67] = v607;
    B[50] = ((v552 * v591) - v137) - (v138 * v601);
    const puma560_pack v608 = ((v138 * v603) + (v72 * v137)) + (v182 * v593);
    const puma560_pack v609 = -v608;
    B[51] = v609;
    B[56] = v609;
    const puma560_pack v610 = ((v138 * v605) + (v182 * v595)) + (v116 * v137);
    const puma560_pack v611 = -v610;
    B[52] = v611;
    B[62] = v611;
    const puma560_pack v612 = ((v137 * v597) + (v138 * v607)) + (v182 * v599);
    B[53] = v612;
    B[68] = v612;
    B[57] = ((v71 - (v72 * v608)) + (v148 * v603)) + (v181 * v593);
    const puma560_pack v613 = ((v148 * v605) - (v72 * v610)) + (v181 * v595);
    B[58] = v613;
    B[63] = v613;
    const puma560_pack v614 = (((v148 * v607) - (v72 * v612)) + (v181 * v599)) + (v71 * v62);
    const puma560_pack v615 = -v614;
    B[59] = v615;
    B[69] = v615;
    B[64] = ((1557.2443004858599 + (v171 * v595)) - (v116 * v610)) - (v150 * v605);
    const puma560_pack v616 = -(((v171 * v599) - (v116 * v612)) - (v150 * v607));
    B[65] = v616;
    B[70] = v616;
    B[71] = ((24999.999999999996 + (v62 * v614)) + (v184 * v599)) - (v102 * (v607 + v612));
}

void puma560_linearize_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack A_pack[144];
        puma560_pack B_pack[72];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        puma560_pack_give(144U, count, first, lanes, A_pack, A);
        puma560_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

void puma560_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack tau_pack[6];
        puma560_pack A_pack[144];
        puma560_pack B_pack[72];

        (void)prepared;
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, tau, tau_pack);
        puma560_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        puma560_pack_give(144U, count, first, lanes, A_pack, A);
        puma560_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
