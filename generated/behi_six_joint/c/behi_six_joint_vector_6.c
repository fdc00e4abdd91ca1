/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const behi_six_joint_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(behi_six_joint_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

static inline behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

static inline bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const behi_six_joint_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict A, behi_six_joint_pack *restrict B)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4] = {v0, v1, q[4], q[1]};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_bits v2_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v2_beyond);
    behi_six_joint_pack_sincos_guard(4U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    A[0] = behi_six_joint_pack_splat(0.0);
    A[1] = behi_six_joint_pack_splat(0.0);
    A[2] = behi_six_joint_pack_splat(0.0);
    A[3] = behi_six_joint_pack_splat(0.0);
    A[4] = behi_six_joint_pack_splat(0.0);
    A[5] = behi_six_joint_pack_splat(0.0);
    A[7] = behi_six_joint_pack_splat(0.0);
    A[8] = behi_six_joint_pack_splat(0.0);
    A[9] = behi_six_joint_pack_splat(0.0);
    A[10] = behi_six_joint_pack_splat(0.0);
    A[11] = behi_six_joint_pack_splat(0.0);
    A[12] = behi_six_joint_pack_splat(0.0);
    A[13] = behi_six_joint_pack_splat(0.0);
    A[14] = behi_six_joint_pack_splat(0.0);
    A[15] = behi_six_joint_pack_splat(0.0);
    A[16] = behi_six_joint_pack_splat(0.0);
    A[17] = behi_six_joint_pack_splat(0.0);
    A[18] = behi_six_joint_pack_splat(0.0);
    A[20] = behi_six_joint_pack_splat(0.0);
    A[21] = behi_six_joint_pack_splat(0.0);
    A[22] = behi_six_joint_pack_splat(0.0);
    A[23] = behi_six_joint_pack_splat(0.0);
    A[24] = behi_six_joint_pack_splat(0.0);
    A[25] = behi_six_joint_pack_splat(0.0);
    A[26] = behi_six_joint_pack_splat(0.0);
    A[27] = behi_six_joint_pack_splat(0.0);
    A[28] = behi_six_joint_pack_splat(0.0);
    A[29] = behi_six_joint_pack_splat(0.0);
    A[30] = behi_six_joint_pack_splat(0.0);
    A[31] = behi_six_joint_pack_splat(0.0);
    A[33] = behi_six_joint_pack_splat(0.0);
    A[34] = behi_six_joint_pack_splat(0.0);
    A[35] = behi_six_joint_pack_splat(0.0);
    A[36] = behi_six_joint_pack_splat(0.0);
    A[37] = behi_six_joint_pack_splat(0.0);
    A[38] = behi_six_joint_pack_splat(0.0);
    A[39] = behi_six_joint_pack_splat(0.0);
    A[40] = behi_six_joint_pack_splat(0.0);
    A[41] = behi_six_joint_pack_splat(0.0);
    A[42] = behi_six_joint_pack_splat(0.0);
    A[43] = behi_six_joint_pack_splat(0.0);
    A[44] = behi_six_joint_pack_splat(0.0);
    A[46] = behi_six_joint_pack_splat(0.0);
    A[47] = behi_six_joint_pack_splat(0.0);
    A[48] = behi_six_joint_pack_splat(0.0);
    A[49] = behi_six_joint_pack_splat(0.0);
    A[50] = behi_six_joint_pack_splat(0.0);
    A[51] = behi_six_joint_pack_splat(0.0);
    A[52] = behi_six_joint_pack_splat(0.0);
    A[53] = behi_six_joint_pack_splat(0.0);
    A[54] = behi_six_joint_pack_splat(0.0);
    A[55] = behi_six_joint_pack_splat(0.0);
    A[56] = behi_six_joint_pack_splat(0.0);
    A[57] = behi_six_joint_pack_splat(0.0);
    A[59] = behi_six_joint_pack_splat(0.0);
    A[60] = behi_six_joint_pack_splat(0.0);
    A[61] = behi_six_joint_pack_splat(0.0);
    A[62] = behi_six_joint_pack_splat(0.0);
    A[63] = behi_six_joint_pack_splat(0.0);
    A[64] = behi_six_joint_pack_splat(0.0);
    A[65] = behi_six_joint_pack_splat(0.0);
    A[66] = behi_six_joint_pack_splat(0.0);
    A[67] = behi_six_joint_pack_splat(0.0);
    A[68] = behi_six_joint_pack_splat(0.0);
    A[69] = behi_six_joint_pack_splat(0.0);
    A[70] = behi_six_joint_pack_splat(0.0);
    A[72] = behi_six_joint_pack_splat(0.0);
    A[77] = behi_six_joint_pack_splat(0.0);
    A[84] = behi_six_joint_pack_splat(0.0);
    A[89] = behi_six_joint_pack_splat(0.0);
    A[96] = behi_six_joint_pack_splat(0.0);
    A[101] = behi_six_joint_pack_splat(0.0);
    A[108] = behi_six_joint_pack_splat(0.0);
    A[113] = behi_six_joint_pack_splat(0.0);
    A[120] = behi_six_joint_pack_splat(0.0);
    A[125] = behi_six_joint_pack_splat(0.0);
    A[132] = behi_six_joint_pack_splat(0.0);
    A[137] = behi_six_joint_pack_splat(0.0);
    B[0] = behi_six_joint_pack_splat(0.0);
    B[1] = behi_six_joint_pack_splat(0.0);
    B[2] = behi_six_joint_pack_splat(0.0);
    B[3] = behi_six_joint_pack_splat(0.0);
    B[4] = behi_six_joint_pack_splat(0.0);
    B[5] = behi_six_joint_pack_splat(0.0);
    B[6] = behi_six_joint_pack_splat(0.0);
    B[7] = behi_six_joint_pack_splat(0.0);
    B[8] = behi_six_joint_pack_splat(0.0);
    B[9] = behi_six_joint_pack_splat(0.0);
    B[10] = behi_six_joint_pack_splat(0.0);
    B[11] = behi_six_joint_pack_splat(0.0);
    B[12] = behi_six_joint_pack_splat(0.0);
    B[13] = behi_six_joint_pack_splat(0.0);
    B[14] = behi_six_joint_pack_splat(0.0);
    B[15] = behi_six_joint_pack_splat(0.0);
    B[16] = behi_six_joint_pack_splat(0.0);
    B[17] = behi_six_joint_pack_splat(0.0);
    B[18] = behi_six_joint_pack_splat(0.0);
    B[19] = behi_six_joint_pack_splat(0.0);
    B[20] = behi_six_joint_pack_splat(0.0);
    B[21] = behi_six_joint_pack_splat(0.0);
    B[22] = behi_six_joint_pack_splat(0.0);
    B[23] = behi_six_joint_pack_splat(0.0);
    B[24] = behi_six_joint_pack_splat(0.0);
    B[25] = behi_six_joint_pack_splat(0.0);
    B[26] = behi_six_joint_pack_splat(0.0);
    B[27] = behi_six_joint_pack_splat(0.0);
    B[28] = behi_six_joint_pack_splat(0.0);
    B[29] = behi_six_joint_pack_splat(0.0);
    B[30] = behi_six_joint_pack_splat(0.0);
    B[31] = behi_six_joint_pack_splat(0.0);
    B[32] = behi_six_joint_pack_splat(0.0);
    B[33] = behi_six_joint_pack_splat(0.0);
    B[34] = behi_six_joint_pack_splat(0.0);
    B[35] = behi_six_joint_pack_splat(0.0);
    A[6] = behi_six_joint_pack_splat(1.0);
    A[19] = behi_six_joint_pack_splat(1.0);
    A[32] = behi_six_joint_pack_splat(1.0);
    A[45] = behi_six_joint_pack_splat(1.0);
    A[58] = behi_six_joint_pack_splat(1.0);
    A[71] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v10 = 50.0 * v2_sine[0];
    const behi_six_joint_pack v11 = 50.0 * v2_cosine[0];
    const behi_six_joint_pack v12 = v11 * v2_cosine[1];
    const behi_six_joint_pack v13 = v12 + (v2_sine[1] * v10);
    const behi_six_joint_pack v14 = prepared[1] * v2_sine[2];
    const behi_six_joint_pack v15 = prepared[6] + v14;
    const behi_six_joint_pack v16 = v15 * v13;
    const behi_six_joint_pack v17 = (prepared[11] * v2_sine[2]) - prepared[13];
    const behi_six_joint_pack v18 = ((v2_sine[2] * v17) - prepared[29]) + (v2_cosine[2] * (v2_cosine[2] * prepared[67]));
    const behi_six_joint_pack v19 = v18 - v16;
    const behi_six_joint_pack v20 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v21 = v2_sine[1] * v20;
    const behi_six_joint_pack v22 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v23 = v2_cosine[1] * v22;
    const behi_six_joint_pack v24 = v23 + v21;
    const behi_six_joint_pack v25 = (v15 * v24) - v19;
    const behi_six_joint_pack v26 = 1.0 / v18;
    const behi_six_joint_pack v27 = v19 * v26;
    const behi_six_joint_pack v28 = v2_cosine[0] * prepared[72];
    const behi_six_joint_pack v29 = v2_cosine[3] * v28;
    const behi_six_joint_pack v30 = v29 + (v15 * v23);
    const behi_six_joint_pack v31 = v30 + (v15 * v12);
    const behi_six_joint_pack v32 = (v2_sine[1] * v11) - (v2_cosine[1] * v10);
    const behi_six_joint_pack v33 = v2_cosine[2] * v32;
    const behi_six_joint_pack v34 = (v2_sine[1] * v22) - (v2_cosine[1] * v20);
    const behi_six_joint_pack v35 = prepared[1] * v2_cosine[2];
    const behi_six_joint_pack v36 = (v35 * v34) + (prepared[1] * v33);
    const behi_six_joint_pack v37 = prepared[69] * v33;
    const behi_six_joint_pack v38 = v2_sine[0] * prepared[72];
    const behi_six_joint_pack v39 = v2_sine[3] * v38;
    const behi_six_joint_pack v40 = v39 + (((v31 + (prepared[22] - v19)) - (v27 * v25)) - (v37 * v36));
    const behi_six_joint_pack v41 = v20 + v10;
    const behi_six_joint_pack v42 = v2_sine[1] * v41;
    const behi_six_joint_pack v43 = v40 + (v15 * v42);
    const behi_six_joint_pack v44 = 1.0 - v27;
    const behi_six_joint_pack v45 = 1.0 / ((((v19 * v44) - v16) - prepared[22]) + (v33 * (prepared[71] * v33)));
    const behi_six_joint_pack v46 = v45 * v43;
    const behi_six_joint_pack v47 = v26 * v25;
    const behi_six_joint_pack v48 = ((prepared[48] + ((v16 - v19) + (2.0 * v30))) + (v43 * v46)) + (v25 * v47);
    const behi_six_joint_pack v49 = prepared[49] * v36;
    const behi_six_joint_pack v50 = 100.0 * v2_sine[1];
    const behi_six_joint_pack v51 = v2_sine[0] * prepared[73];
    const behi_six_joint_pack v52 = 1.0 / ((v48 - (v36 * v49)) + (v2_sine[3] * (v51 + (v15 * v50))));
    const behi_six_joint_pack v53 = v2_sine[2] * v2_sine[1];
    const behi_six_joint_pack v54 = v2_sine[1] * v2_cosine[2];
    const behi_six_joint_pack v55 = (prepared[12] * v54) + (v53 * (v2_cosine[2] * prepared[68]));
    const behi_six_joint_pack v56 = v55 * v26;
    const behi_six_joint_pack v57 = v11 + v22;
    const behi_six_joint_pack v58 = prepared[12] * v2_sine[2];
    const behi_six_joint_pack v59 = v2_cosine[1] * v58;
    const behi_six_joint_pack v60 = v59 + ((v14 * v57) + (prepared[10] * v2_cosine[1]));
    const behi_six_joint_pack v61 = v2_cosine[2] * prepared[70];
    const behi_six_joint_pack v62 = ((v55 - (v19 * v56)) + (v60 * v37)) + (v2_sine[0] * v61);
    const behi_six_joint_pack v63 = (((v55 + (v62 * v46)) + (v56 * v25)) + (v60 * v49)) + (v35 * v41);
    const behi_six_joint_pack v64 = v63 * v52;
    const behi_six_joint_pack v65 = ((((v63 * v64) - (prepared[13] * v2_sine[2])) - (2.0 * v31)) - prepared[28]) - (v55 * v56);
    const behi_six_joint_pack v66 = v62 * v45;
    const behi_six_joint_pack v67 = prepared[49] * v60;
    const behi_six_joint_pack v68 = prepared[22] * (v2_sine[0] * v2_sine[0]);
    const behi_six_joint_pack v69 = prepared[27] * v2_sine[3];
    const behi_six_joint_pack v70 = v2_sine[3] * v69;
    const behi_six_joint_pack v71 = v70 + (v68 + ((v65 - (v62 * v66)) + (v60 * v67)));
    const behi_six_joint_pack v72 = 1.0 / (v71 - (v2_sine[1] * ((prepared[16] * v2_sine[1]) - (v53 * ((v2_sine[2] * prepared[67]) - v17)))));
    const behi_six_joint_pack v73 = v64 * v72;
    B[37] = v73;
    B[42] = v73;
    const behi_six_joint_pack v74 = v2_sine[1] * qd[0];
    const behi_six_joint_pack v75 = qd[2] + qd[1];
    const behi_six_joint_pack v76 = qd[3] + v75;
    const behi_six_joint_pack v77 = v2_sine[2] * v76;
    const behi_six_joint_pack v78 = v77 + (v2_cosine[2] * v74);
    const behi_six_joint_pack v79 = v78 * v78;
    const behi_six_joint_pack v80 = v2_cosine[1] * qd[0];
    const behi_six_joint_pack v81 = v80 - qd[4];
    const behi_six_joint_pack v82 = v79 + (v81 * v81);
    const behi_six_joint_pack v83 = v80 * v80;
    const behi_six_joint_pack v84 = (v76 * v76) + v83;
    const behi_six_joint_pack v85 = (prepared[6] * v84) + (v14 * v82);
    const behi_six_joint_pack v86 = (v2_sine[2] * v74) - (v2_cosine[2] * v76);
    const behi_six_joint_pack v87 = v78 * v86;
    const behi_six_joint_pack v88 = v76 * v74;
    const behi_six_joint_pack v89 = v88 + v87;
    const behi_six_joint_pack v90 = (v35 * v89) - v85;
    const behi_six_joint_pack v91 = v75 * v75;
    const behi_six_joint_pack v92 = qd[0] * qd[0];
    const behi_six_joint_pack v93 = v91 + v92;
    const behi_six_joint_pack v94 = v91 - v93;
    const behi_six_joint_pack v95 = v2_sine[0] * v2_cosine[0];
    const behi_six_joint_pack v96 = prepared[22] * v95;
    const behi_six_joint_pack v97 = 2.0 * v81;
    const behi_six_joint_pack v98 = v74 * v80;
    const behi_six_joint_pack v99 = v2_cosine[2] * v80;
    const behi_six_joint_pack v100 = 2.0 * v99;
    const behi_six_joint_pack v101 = ((v2_sine[2] * v98) - (v86 * v97)) - (v76 * v100);
    const behi_six_joint_pack v102 = (prepared[6] * v98) - (prepared[1] * v101);
    const behi_six_joint_pack v103 = v2_cosine[3] * v38;
    const behi_six_joint_pack v104 = qd[1] * qd[1];
    const behi_six_joint_pack v105 = v104 + v92;
    const behi_six_joint_pack v106 = (((v96 * v94) - (v32 * v90)) - (v13 * v102)) - (v105 * v103);
    const behi_six_joint_pack v107 = v2_sine[3] * qd[1];
    const behi_six_joint_pack v108 = qd[1] * v107;
    const behi_six_joint_pack v109 = (v20 * v104) + (v10 * v91);
    const behi_six_joint_pack v110 = (v22 * v105) + (v11 * v93);
    const behi_six_joint_pack v111 = (v2_sine[1] * v110) - (v2_cosine[1] * v109);
    const behi_six_joint_pack v112 = v78 * v81;
    const behi_six_joint_pack v113 = v2_sine[2] * v80;
    const behi_six_joint_pack v114 = prepared[31] * v113;
    const behi_six_joint_pack v115 = (v76 * v114) + (prepared[7] * ((v74 * v99) - v112));
    const behi_six_joint_pack v116 = tau[5] - v115;
    const behi_six_joint_pack v117 = v2_cosine[2] * prepared[61];
    const behi_six_joint_pack v118 = (prepared[15] * v98) + (((prepared[6] * v111) - (prepared[12] * v101)) - (v116 * v117));
    const behi_six_joint_pack v119 = qd[5] * prepared[30];
    const behi_six_joint_pack v120 = v119 * v81;
    const behi_six_joint_pack v121 = prepared[30] * v99;
    const behi_six_joint_pack v122 = ((v120 - (prepared[1] * v111)) - (prepared[9] * v101)) - (v76 * v121);
    const behi_six_joint_pack v123 = prepared[8] * v2_sine[2];
    const behi_six_joint_pack v124 = v122 - (v98 * (prepared[12] - v123));
    const behi_six_joint_pack v125 = ((v2_sine[2] * v124) + (v2_cosine[2] * v115)) - v118;
    const behi_six_joint_pack v126 = v125 + (v106 + (v28 * v108));
    const behi_six_joint_pack v127 = tau[3] + v125;
    const behi_six_joint_pack v128 = prepared[1] * v54;
    const behi_six_joint_pack v129 = 2.0 * v75;
    const behi_six_joint_pack v130 = qd[0] * v129;
    const behi_six_joint_pack v131 = 100.0 * v107;
    const behi_six_joint_pack v132 = (v10 * v130) + (qd[0] * v131);
    const behi_six_joint_pack v133 = (((v14 * v132) - (v35 * (v2_cosine[1] * v110))) - (v109 * v128)) - (v87 * prepared[63]);
    const behi_six_joint_pack v134 = prepared[12] * v2_cosine[2];
    const behi_six_joint_pack v135 = v78 * v119;
    const behi_six_joint_pack v136 = ((v133 - (v84 * v134)) - v135) + (v88 * ((v2_sine[2] * prepared[74]) - prepared[62]));
    const behi_six_joint_pack v137 = tau[4] - v136;
    const behi_six_joint_pack v138 = ((tau[2] + v126) - (v27 * v127)) - (v37 * v137);
    const behi_six_joint_pack v139 = (((tau[1] + v126) + (v46 * v138)) + (v47 * v127)) - (v49 * v137);
    const behi_six_joint_pack v140 = v2_sine[3] * v28;
    const behi_six_joint_pack v141 = (((v139 - (v24 * v102)) + (v91 * v103)) - (v34 * v90)) - (v93 * v140);
    const behi_six_joint_pack v142 = v104 - v105;
    const behi_six_joint_pack v143 = v141 + (v69 * (v2_cosine[3] * v142));
    const behi_six_joint_pack v144 = (((tau[0] + (v2_cosine[1] * v136)) - (v64 * v143)) + (v56 * v127)) - (v53 * v115);
    const behi_six_joint_pack v145 = ((prepared[23] * v2_sine[0]) * v130) + (v35 * v82);
    const behi_six_joint_pack v146 = (((v144 + (v54 * v124)) + (v66 * v138)) + (v67 * v137)) + (v22 * v145);
    const behi_six_joint_pack v147 = v53 * prepared[61];
    const behi_six_joint_pack v148 = prepared[76] * v107;
    const behi_six_joint_pack v149 = (qd[0] * v148) + (v61 * v82);
    const behi_six_joint_pack v150 = (v146 - (v116 * v147)) + (v2_cosine[0] * v149);
    const behi_six_joint_pack v151 = v2_cosine[1] * v2_cosine[2];
    const behi_six_joint_pack v152 = (v150 + (v57 * ((v14 * v89) + (v88 * prepared[64])))) + (v151 * (prepared[12] * v82));
    const behi_six_joint_pack v153 = prepared[6] * v2_cosine[1];
    const behi_six_joint_pack v154 = v2_cosine[1] * prepared[75];
    const behi_six_joint_pack v155 = (((v152 + (v132 * v153)) + (v88 * v154)) + (v96 * v130)) + (v89 * v59);
    const behi_six_joint_pack v156 = prepared[77] * v107;
    const behi_six_joint_pack v157 = v2_cosine[3] * qd[0];
    const behi_six_joint_pack v158 = v155 + (v157 * v156);
    const behi_six_joint_pack v159 = (v52 * v143) + (v158 * v73);
    const behi_six_joint_pack v160 = v72 * v158;
    const behi_six_joint_pack v161 = ((v45 * v138) - (v46 * v159)) + (v66 * v160);
    const behi_six_joint_pack v162 = v159 - v161;
    const behi_six_joint_pack v163 = ((((v26 * v127) - v162) - (v27 * v161)) - (v47 * v159)) + (v56 * v160);
    const behi_six_joint_pack v164 = v98 + v163;
    const behi_six_joint_pack v165 = v76 * v80;
    const behi_six_joint_pack v166 = v165 - (v2_sine[1] * v160);
    const behi_six_joint_pack v167 = v165 + v166;
    const behi_six_joint_pack v168 = (v2_sine[2] * v164) - (v2_cosine[2] * v167);
    const behi_six_joint_pack v169 = v86 * v81;
    const behi_six_joint_pack v170 = v168 - v169;
    const behi_six_joint_pack v171 = v169 - v170;
    const behi_six_joint_pack v172 = v98 - v163;
    const behi_six_joint_pack v173 = (prepared[6] * v172) + (prepared[1] * v171);
    const behi_six_joint_pack v174 = v2_cosine[1] - v67;
    const behi_six_joint_pack v175 = (((prepared[49] * v137) + (v37 * v161)) - (v49 * v159)) + (v160 * v174);
    const behi_six_joint_pack v176 = v89 + v175;
    const behi_six_joint_pack v177 = (v35 * v176) - v85;
    const behi_six_joint_pack v178 = (v2_sine[1] * v177) + (v2_cosine[1] * v173);
    const behi_six_joint_pack v179 = (v74 * v97) - (v78 * v100);
    const behi_six_joint_pack v180 = (v14 * v78) + (v35 * v86);
    const behi_six_joint_pack v181 = (((v14 * v179) + (v35 * v166)) + (v99 * v180)) + (v98 * prepared[64]);
    const behi_six_joint_pack v182 = (2.0 * v88) + (v2_cosine[1] * v160);
    const behi_six_joint_pack v183 = (v74 * v74) - v83;
    const behi_six_joint_pack v184 = (v2_sine[2] * v183) - (v2_cosine[2] * v182);
    const behi_six_joint_pack v185 = v2_sine[2] * v81;
    const behi_six_joint_pack v186 = 2.0 * v86;
    const behi_six_joint_pack v187 = (v184 + ((2.0 * v80) * v185)) - (v74 * v186);
    const behi_six_joint_pack v188 = (prepared[1] * v187) - (prepared[6] * v183);
    const behi_six_joint_pack v189 = v178 + ((v2_sine[1] * v188) - (v2_cosine[1] * v181));
    const behi_six_joint_pack v190 = (v2_sine[1] * v173) - (v2_cosine[1] * v177);
    const behi_six_joint_pack v191 = ((v2_sine[1] * v181) + (v2_cosine[1] * v188)) - v190;
    const behi_six_joint_pack v192 = (v11 * v191) + (v10 * v189);
    const behi_six_joint_pack v193 = (v2_cosine[0] * (prepared[22] * v2_cosine[0])) - v68;
    const behi_six_joint_pack v194 = (((v11 * v190) - (v94 * v193)) - (v10 * v178)) + (v105 * v29);
    const behi_six_joint_pack v195 = (((v74 * v78) - (v2_sine[2] * v182)) - (v2_cosine[2] * v183)) - (v81 * v99);
    const behi_six_joint_pack v196 = v2_cosine[2] * prepared[78];
    const behi_six_joint_pack v197 = (prepared[12] * v187) + (v195 * v196);
    const behi_six_joint_pack v198 = ((v74 * v119) - (prepared[9] * v187)) + (prepared[8] * v184);
    const behi_six_joint_pack v199 = prepared[15] * v183;
    const behi_six_joint_pack v200 = ((v2_sine[2] * v198) - v199) + v197;
    const behi_six_joint_pack v201 = v200 + (v194 + (v38 * v108));
    const behi_six_joint_pack v202 = v201 + v192;
    const behi_six_joint_pack v203 = v10 * v162;
    const behi_six_joint_pack v204 = v203 + (v110 + (v20 * v159));
    const behi_six_joint_pack v205 = v11 * v162;
    const behi_six_joint_pack v206 = v205 + ((v22 * v159) - v109);
    const behi_six_joint_pack v207 = (v2_sine[1] * v206) - (v2_cosine[1] * v204);
    const behi_six_joint_pack v208 = v207 + (10.0 * v183);
    const behi_six_joint_pack v209 = v203 + (v11 * v91);
    const behi_six_joint_pack v210 = v205 - (v10 * v93);
    const behi_six_joint_pack v211 = (v2_sine[1] * v210) - (v2_cosine[1] * v209);
    const behi_six_joint_pack v212 = (((v104 * v23) - (v34 * v159)) - v211) + (v105 * v21);
    const behi_six_joint_pack v213 = v212 + v208;
    const behi_six_joint_pack v214 = prepared[6] * v207;
    const behi_six_joint_pack v215 = v214 + ((prepared[6] * v212) + (v14 * v213));
    const behi_six_joint_pack v216 = (v215 + (v104 * v29)) + (v105 * v39);
    const behi_six_joint_pack v217 = v215 - v200;
    const behi_six_joint_pack v218 = (v2_sine[1] * v204) + (v2_cosine[1] * v206);
    const behi_six_joint_pack v219 = v218 + (20.0 * v98);
    const behi_six_joint_pack v220 = v35 * (((v2_sine[1] * v209) + (v2_cosine[1] * v210)) - v219);
    const behi_six_joint_pack v221 = (v11 * v130) - (v10 * v160);
    const behi_six_joint_pack v222 = (v86 * v99) + (v78 * v113);
    const behi_six_joint_pack v223 = v166 + v222;
    const behi_six_joint_pack v224 = ((prepared[9] * v223) + (v119 * v99)) - (prepared[8] * (v166 - v222));
    const behi_six_joint_pack v225 = v224 - ((v14 * (v221 + (10.0 * v167))) - v220);
    const behi_six_joint_pack v226 = (v157 * (100.0 * qd[1])) - (v20 * v160);
    const behi_six_joint_pack v227 = v54 * ((v2_cosine[3] * v104) + (v2_sine[3] * v159));
    const behi_six_joint_pack v228 = prepared[70] * (v227 + (v151 * ((v2_cosine[3] * v159) - (v2_sine[3] * v105))));
    const behi_six_joint_pack v229 = (v225 - (v14 * v226)) + v228;
    const behi_six_joint_pack v230 = ((v202 - v216) + (v27 * v217)) + (v37 * v229);
    const behi_six_joint_pack v231 = (v57 * v191) + (v41 * v189);
    const behi_six_joint_pack v232 = v103 - v140;
    const behi_six_joint_pack v233 = -v232;
    const behi_six_joint_pack v234 = ((((v91 * v29) - (v162 * v233)) - v201) - v231) + (v93 * v39);
    const behi_six_joint_pack v235 = (v2_cosine[3] * (prepared[27] * v2_cosine[3])) - v70;
    const behi_six_joint_pack v236 = ((v234 + (v216 + (v235 * v142))) - (v46 * v230)) + (v47 * v217);
    const behi_six_joint_pack v237 = (((v236 - (v49 * v229)) - (v22 * v190)) + (v20 * v178)) - (v93 * v29);
    const behi_six_joint_pack v238 = (v237 - (v91 * v39)) - (v162 * v232);
    const behi_six_joint_pack v239 = (((qd[1] * (2.0 * qd[0])) * v235) - (v64 * v238)) + (v56 * v217);
    const behi_six_joint_pack v240 = (((v239 - (v66 * v230)) - (v174 * v229)) + (v128 * v213)) - (v140 * v160);
    const behi_six_joint_pack v241 = v120 + ((((prepared[8] * v168) - (prepared[12] * v172)) - (prepared[1] * v218)) + (prepared[9] * v171));
    const behi_six_joint_pack v242 = (v2_sine[2] * v167) + (v2_cosine[2] * v164);
    const behi_six_joint_pack v243 = (((v242 + (prepared[51] * v116)) - (v117 * v163)) + (v147 * v160)) - v112;
    const behi_six_joint_pack v244 = prepared[7] * v2_sine[2];
    const behi_six_joint_pack v245 = (v243 * v244) - (v2_cosine[2] * v241);
    const behi_six_joint_pack v246 = (v14 * v223) - (v35 * v179);
    const behi_six_joint_pack v247 = ((v53 * (prepared[67] * v195)) - (v2_cosine[1] * v245)) + (v57 * (v246 + (prepared[6] * v167)));
    const behi_six_joint_pack v248 = (10.0 * v84) - v207;
    const behi_six_joint_pack v249 = v132 + (v57 * v160);
    const behi_six_joint_pack v250 = v249 + (10.0 * v182);
    const behi_six_joint_pack v251 = (((prepared[6] * v249) + (prepared[15] * v182)) + (v14 * v250)) - (v35 * v248);
    const behi_six_joint_pack v252 = ((v251 + (v82 * v134)) - v135) - (v176 * (prepared[9] - v58));
    const behi_six_joint_pack v253 = (v2_sine[1] * (v252 - (prepared[8] * (v87 - (v88 + v175))))) - v247;
    const behi_six_joint_pack v254 = (prepared[6] * v182) + (v14 * v176);
    const behi_six_joint_pack v255 = v253 + (((v10 * v254) + (v2_sine[0] * v149)) + (v95 * (prepared[80] * v160)));
    const behi_six_joint_pack v256 = v2_cosine[3] * v160;
    const behi_six_joint_pack v257 = (prepared[15] * v167) + (10.0 * v246);
    const behi_six_joint_pack v258 = (v2_sine[1] * ((v2_cosine[2] * v198) + (v195 * v244))) - (v2_cosine[1] * (v257 + (prepared[6] * v221)));
    const behi_six_joint_pack v259 = ((v255 + (v51 * v256)) - (v130 * (v29 + v193))) + v258;
    const behi_six_joint_pack v260 = ((v240 - v259) - (v256 * (v2_sine[3] * prepared[79]))) + (v226 * ((prepared[23] * v2_cosine[0]) + v153));
    const behi_six_joint_pack v261 = v260 - (v20 * (v145 + v254));
    A[73] = -(v72 * v261);
    const behi_six_joint_pack v262 = v211 - v208;
    const behi_six_joint_pack v263 = ((prepared[6] * v211) + (v14 * v262)) - v214;
    const behi_six_joint_pack v264 = v200 + v263;
    const behi_six_joint_pack v265 = v263 + (v159 * v233);
    const behi_six_joint_pack v266 = -v225;
    const behi_six_joint_pack v267 = (((v27 * v264) - v202) - v265) + (v37 * v266);
    const behi_six_joint_pack v268 = (((v265 - v234) - (v46 * v267)) + (v47 * v264)) - (v49 * v266);
    const behi_six_joint_pack v269 = v56 * v72;
    const behi_six_joint_pack v270 = v66 * v72;
    const behi_six_joint_pack v271 = v54 * v72;
    const behi_six_joint_pack v272 = (((v264 * v269) - (v73 * v268)) - (v267 * v270)) + (v271 * (prepared[1] * v262));
    const behi_six_joint_pack v273 = v272 - (v72 * ((v174 * v266) - v259));
    A[74] = v273;
    const behi_six_joint_pack v274 = (prepared[1] * v208) - v198;
    const behi_six_joint_pack v275 = v199 + (v214 + ((v2_sine[2] * v274) - v197));
    const behi_six_joint_pack v276 = ((v35 * v219) - v224) + (v58 * v167);
    const behi_six_joint_pack v277 = ((v37 * v276) - v192) + (v44 * v275);
    const behi_six_joint_pack v278 = 1.0 + v47;
    const behi_six_joint_pack v279 = (((v46 * v277) - v231) + (v49 * v276)) + (v275 * v278);
    const behi_six_joint_pack v280 = (((v73 * v279) - (v269 * v275)) - (v270 * v277)) - (v271 * v274);
    const behi_six_joint_pack v281 = v72 * v174;
    const behi_six_joint_pack v282 = v53 * v72;
    const behi_six_joint_pack v283 = (v280 - (v276 * v281)) + (v282 * (prepared[7] * v195));
    const behi_six_joint_pack v284 = v283 - (v72 * ((v2_cosine[1] * v257) - v253));
    A[75] = v284;
    const behi_six_joint_pack v285 = (v78 * v97) - v242;
    const behi_six_joint_pack v286 = (prepared[9] * v2_sine[2]) - prepared[12];
    const behi_six_joint_pack v287 = (((v285 * v286) - (v170 * (v2_cosine[2] * prepared[81]))) - v245) + (v123 * v242);
    const behi_six_joint_pack v288 = v79 - (v86 * v86);
    const behi_six_joint_pack v289 = (((v14 * v248) - (prepared[63] * v288)) + (v35 * v250)) + (v119 * v86);
    const behi_six_joint_pack v290 = (v78 * v186) - v176;
    const behi_six_joint_pack v291 = v82 - v288;
    const behi_six_joint_pack v292 = (v14 * v290) - (v35 * v291);
    const behi_six_joint_pack v293 = prepared[1] * v285;
    const behi_six_joint_pack v294 = (((v37 * v289) - (v32 * v292)) + (v44 * v287)) - (v13 * v293);
    const behi_six_joint_pack v295 = v2_sine[1] * v57;
    const behi_six_joint_pack v296 = v295 - (v2_cosine[1] * v41);
    const behi_six_joint_pack v297 = (((v46 * v294) - (v292 * v296)) + (v49 * v289)) + (v278 * v287);
    const behi_six_joint_pack v298 = v2_cosine[1] * v57;
    const behi_six_joint_pack v299 = v42 + v298;
    const behi_six_joint_pack v300 = v297 - (v293 * v299);
    const behi_six_joint_pack v301 = (((v174 * v289) - (v64 * v300)) + (v56 * v287)) + (v66 * v294);
    const behi_six_joint_pack v302 = v301 + (v54 * ((prepared[8] * v242) - ((prepared[7] * v243) - (prepared[9] * v285))));
    const behi_six_joint_pack v303 = v302 + (v53 * ((prepared[81] * v170) - v241));
    const behi_six_joint_pack v304 = 10.0 * v2_cosine[1];
    const behi_six_joint_pack v305 = v57 + v304;
    const behi_six_joint_pack v306 = v303 - (v305 * ((v35 * v290) + (v14 * v291)));
    A[76] = -(v72 * v306);
    const behi_six_joint_pack v307 = (v53 * v78) + (v54 * v86);
    const behi_six_joint_pack v308 = v2_sine[1] * v76;
    const behi_six_joint_pack v309 = v307 + v308;
    const behi_six_joint_pack v310 = v131 + (v10 * v129);
    const behi_six_joint_pack v311 = (((prepared[9] * v309) - (v53 * (v76 * prepared[74]))) - (v14 * v310)) + (v54 * v119);
    const behi_six_joint_pack v312 = v57 * prepared[82];
    const behi_six_joint_pack v313 = (v311 + (v99 * (v312 + (v2_cosine[1] * prepared[74])))) + (prepared[8] * (v307 - v308));
    const behi_six_joint_pack v314 = (v54 * (2.0 * v78)) + (v2_cosine[1] * v97);
    const behi_six_joint_pack v315 = (((v80 * (v2_cosine[1] * prepared[64])) - (v54 * v180)) + (v14 * v314)) - (v76 * v128);
    const behi_six_joint_pack v316 = 2.0 * v2_cosine[1];
    const behi_six_joint_pack v317 = ((v86 * v316) - (v53 * v97)) - (v2_cosine[1] * v186);
    const behi_six_joint_pack v318 = v74 * prepared[64];
    const behi_six_joint_pack v319 = (v2_cosine[1] * v318) - (prepared[1] * v317);
    const behi_six_joint_pack v320 = (v95 * (qd[0] * prepared[83])) + (v157 * v51);
    const behi_six_joint_pack v321 = (v2_cosine[1] * (v119 + (prepared[30] * v86))) - (prepared[9] * v317);
    const behi_six_joint_pack v322 = v321 - (v74 * (v312 + (prepared[13] * v2_cosine[1])));
    const behi_six_joint_pack v323 = (((v74 * v154) - (v2_sine[2] * v322)) - (prepared[12] * v317)) + (v57 * v318);
    const behi_six_joint_pack v324 = (((v151 * (2.0 * v74)) - (v2_cosine[1] * v78)) - (v54 * v81)) + (v77 * v316);
    const behi_six_joint_pack v325 = v323 + (v196 * v324);
    const behi_six_joint_pack v326 = ((v320 + ((v13 * v319) - (v32 * v315))) + (v37 * v313)) + (v44 * v325);
    const behi_six_joint_pack v327 = v320 + (v157 * (v2_sine[3] * prepared[77]));
    const behi_six_joint_pack v328 = ((v327 + (v46 * v326)) + (v49 * v313)) + (v278 * v325);
    const behi_six_joint_pack v329 = (v328 + (v41 * ((v2_sine[1] * v319) + (v2_cosine[1] * v315)))) - (v295 * v315);
    const behi_six_joint_pack v330 = v2_sine[3] * qd[0];
    const behi_six_joint_pack v331 = v2_cosine[0] * v330;
    const behi_six_joint_pack v332 = (v329 + (prepared[84] * v331)) + (v298 * v319);
    const behi_six_joint_pack v333 = (((v64 * v332) - (v56 * v325)) + (v53 * (prepared[86] * v324))) + (v54 * v322);
    const behi_six_joint_pack v334 = (v14 * v309) + (v35 * v314);
    const behi_six_joint_pack v335 = ((v333 - (v66 * v326)) - (v174 * v313)) + (v57 * (v334 + (prepared[64] * v308)));
    const behi_six_joint_pack v336 = v2_cosine[0] * v148;
    const behi_six_joint_pack v337 = (v336 + ((v335 + (v153 * v310)) + (v154 * v308))) + (v304 * v334);
    const behi_six_joint_pack v338 = (v337 + (v2_cosine[3] * v156)) + (v129 * (v96 + v103));
    A[78] = -(v72 * v338);
    const behi_six_joint_pack v339 = v114 - (prepared[7] * v185);
    const behi_six_joint_pack v340 = v100 - (v2_cosine[2] * v97);
    const behi_six_joint_pack v341 = (prepared[12] * v340) + (v117 * v339);
    const behi_six_joint_pack v342 = v2_cosine[2] * v339;
    const behi_six_joint_pack v343 = v121 - (prepared[9] * v340);
    const behi_six_joint_pack v344 = (v2_sine[2] * v343) - v342;
    const behi_six_joint_pack v345 = v75 * ((v2_cosine[0] * v50) - (v2_sine[0] * (100.0 * v2_cosine[1])));
    const behi_six_joint_pack v346 = v2_cosine[3] * qd[1];
    const behi_six_joint_pack v347 = (v345 + (v50 * v346)) - (v2_cosine[1] * v131);
    const behi_six_joint_pack v348 = v344 + (v15 * v347);
    const behi_six_joint_pack v349 = v348 + v341;
    const behi_six_joint_pack v350 = v2_sine[2] * prepared[82];
    const behi_six_joint_pack v351 = ((v14 * (v2_cosine[2] * v86)) - (v76 * prepared[64])) - (v350 * (v2_sine[2] * v78));
    const behi_six_joint_pack v352 = v2_cosine[2] * v78;
    const behi_six_joint_pack v353 = v351 + (v35 * (v74 - v352));
    const behi_six_joint_pack v354 = prepared[1] * v340;
    const behi_six_joint_pack v355 = (v2_sine[1] * v353) + (v2_cosine[1] * v354);
    const behi_six_joint_pack v356 = (v2_sine[1] * v354) - (v2_cosine[1] * v353);
    const behi_six_joint_pack v357 = (v341 + (v11 * v355)) + (v10 * v356);
    const behi_six_joint_pack v358 = ((v336 - v348) - v357) - (v51 * v346);
    const behi_six_joint_pack v359 = (v2_sine[2] * v86) - v352;
    const behi_six_joint_pack v360 = v74 + v359;
    const behi_six_joint_pack v361 = v2_sine[2] * v119;
    const behi_six_joint_pack v362 = ((-(prepared[9] * v360)) - v361) - (prepared[8] * (v359 - v74));
    const behi_six_joint_pack v363 = v86 * prepared[74];
    const behi_six_joint_pack v364 = v362 - ((((v2_sine[0] * v54) + (v2_cosine[0] * v151)) * (v75 * prepared[87])) - v363);
    const behi_six_joint_pack v365 = v2_sine[0] * qd[0];
    const behi_six_joint_pack v366 = 100.0 * (v330 + v365);
    const behi_six_joint_pack v367 = (v364 + (v14 * v366)) - (prepared[87] * ((v54 * v107) + (v151 * v346)));
    const behi_six_joint_pack v368 = (v358 + (v27 * v349)) + (v37 * v367);
    const behi_six_joint_pack v369 = (v22 * v355) + (v20 * v356);
    const behi_six_joint_pack v370 = v369 + (v129 * v233);
    const behi_six_joint_pack v371 = (((v370 - v358) - (v46 * v368)) + (v47 * v349)) - (v49 * v367);
    const behi_six_joint_pack v372 = (((v327 + (v64 * v371)) - (v56 * v349)) - (v54 * v343)) + (v66 * v368);
    const behi_six_joint_pack v373 = (v14 * v360) + (v350 * v352);
    const behi_six_joint_pack v374 = (v57 * (v318 + v373)) + (v53 * (prepared[85] * v339));
    const behi_six_joint_pack v375 = v374 + (((v372 + (v174 * v367)) + (v153 * v366)) - (v128 * v347));
    const behi_six_joint_pack v376 = v2_cosine[1] * ((10.0 * v373) + (v74 * prepared[75]));
    const behi_six_joint_pack v377 = v376 + (v375 + (prepared[73] * v331));
    A[79] = -(v72 * v377);
    const behi_six_joint_pack v378 = v343 + (prepared[1] * v345);
    const behi_six_joint_pack v379 = ((v2_sine[2] * v378) + (prepared[6] * v345)) - v342;
    const behi_six_joint_pack v380 = v357 + v379;
    const behi_six_joint_pack v381 = v341 + v379;
    const behi_six_joint_pack v382 = v364 + (v365 * (v2_sine[2] * prepared[87]));
    const behi_six_joint_pack v383 = ((v27 * v381) - v380) + (v37 * v382);
    const behi_six_joint_pack v384 = (((v370 + v380) - (v46 * v383)) + (v47 * v381)) - (v49 * v382);
    const behi_six_joint_pack v385 = ((v320 + (v80 * (v2_sine[0] * prepared[88]))) + (v64 * v384)) - (v56 * v381);
    const behi_six_joint_pack v386 = v374 + v376;
    const behi_six_joint_pack v387 = v386 + (((v385 - (v54 * v378)) + (v66 * v383)) + (v174 * v382));
    A[80] = -(v72 * v387);
    const behi_six_joint_pack v388 = v344 + v357;
    const behi_six_joint_pack v389 = v344 + v341;
    const behi_six_joint_pack v390 = v362 + v363;
    const behi_six_joint_pack v391 = ((v27 * v389) - v388) + (v37 * v390);
    const behi_six_joint_pack v392 = (((v369 + v388) - (v46 * v391)) + (v47 * v389)) - (v49 * v390);
    const behi_six_joint_pack v393 = (((v269 * v389) - (v73 * v392)) - (v270 * v391)) + (v271 * v343);
    const behi_six_joint_pack v394 = (v393 - (v72 * v386)) - (v281 * v390);
    A[81] = v394;
    const behi_six_joint_pack v395 = v361 + ((v186 * v286) - (prepared[81] * v352));
    const behi_six_joint_pack v396 = v86 * prepared[82];
    const behi_six_joint_pack v397 = prepared[82] * v185;
    const behi_six_joint_pack v398 = ((v44 * v395) - (v13 * v396)) + (v32 * v397);
    const behi_six_joint_pack v399 = (((v46 * v398) + (v278 * v395)) - (v299 * v396)) + (v296 * v397);
    const behi_six_joint_pack v400 = ((v305 * (v81 * (v72 * (v2_cosine[2] * prepared[82])))) - (v73 * v399)) + (v269 * v395);
    const behi_six_joint_pack v401 = (v400 + (v270 * v398)) - (v282 * (v78 * prepared[86]));
    const behi_six_joint_pack v402 = v401 + (v271 * (v119 + (v86 * prepared[89])));
    A[82] = v402;
    const behi_six_joint_pack v403 = prepared[30] * v185;
    const behi_six_joint_pack v404 = (v44 * v403) - (v33 * (v78 * prepared[90]));
    const behi_six_joint_pack v405 = ((v46 * v404) - (v78 * (prepared[91] * v36))) + (v278 * v403);
    const behi_six_joint_pack v406 = ((v270 * v404) - (v73 * v405)) + (v269 * v403);
    const behi_six_joint_pack v407 = v406 - (prepared[30] * ((v78 * v281) - (v81 * v271)));
    A[83] = -v407;
    const behi_six_joint_pack v408 = (v52 * v238) + (v73 * v261);
    A[85] = v408;
    const behi_six_joint_pack v409 = (v52 * v268) + (v64 * v273);
    A[86] = -v409;
    const behi_six_joint_pack v410 = (v64 * v284) - (v52 * v279);
    A[87] = -v410;
    const behi_six_joint_pack v411 = (v52 * v300) + (v73 * v306);
    A[88] = v411;
    const behi_six_joint_pack v412 = (v73 * v338) - (v52 * v332);
    A[90] = v412;
    const behi_six_joint_pack v413 = (v73 * v377) - (v52 * v371);
    A[91] = v413;
    const behi_six_joint_pack v414 = (v73 * v387) - (v52 * v384);
    A[92] = v414;
    const behi_six_joint_pack v415 = (v52 * v392) + (v64 * v394);
    A[93] = -v415;
    const behi_six_joint_pack v416 = (v52 * v399) + (v64 * v402);
    A[94] = -v416;
    const behi_six_joint_pack v417 = (v52 * v405) + (v64 * v407);
    A[95] = v417;
    const behi_six_joint_pack v418 = ((v261 * v270) - (v45 * v230)) - (v46 * v408);
    A[97] = -v418;
    const behi_six_joint_pack v419 = ((v66 * v273) - (v45 * v267)) - (v46 * v409);
    A[98] = v419;
    const behi_six_joint_pack v420 = ((v66 * v284) - (v45 * v277)) - (v46 * v410);
    A[99] = v420;
    const behi_six_joint_pack v421 = ((v45 * v294) - (v46 * v411)) + (v270 * v306);
    A[100] = -v421;
    const behi_six_joint_pack v422 = ((v270 * v338) - (v45 * v326)) - (v46 * v412);
    A[102] = -v422;
    const behi_six_joint_pack v423 = ((v45 * v368) - (v46 * v413)) + (v270 * v377);
    A[103] = -v423;
    const behi_six_joint_pack v424 = ((v45 * v383) - (v46 * v414)) + (v270 * v387);
    A[104] = -v424;
    const behi_six_joint_pack v425 = ((v66 * v394) - (v45 * v391)) - (v46 * v415);
    A[105] = v425;
    const behi_six_joint_pack v426 = ((v45 * v398) - (v46 * v416)) + (v66 * v402);
    A[106] = v426;
    const behi_six_joint_pack v427 = ((v45 * v404) - (v46 * v417)) + (v66 * v407);
    A[107] = -v427;
    const behi_six_joint_pack v428 = (((v26 * v217) - (v27 * v418)) - (v47 * v408)) + (v261 * v269);
    A[109] = -v428;
    const behi_six_joint_pack v429 = (((v26 * v264) + (v56 * v273)) - (v27 * v419)) - (v47 * v409);
    A[110] = v429;
    const behi_six_joint_pack v430 = (((v56 * v284) - (v26 * v275)) - (v27 * v420)) - (v47 * v410);
    A[111] = v430;
    const behi_six_joint_pack v431 = (((v26 * v287) - (v27 * v421)) - (v47 * v411)) + (v269 * v306);
    A[112] = -v431;
    const behi_six_joint_pack v432 = (((v269 * v338) - (v26 * v325)) - (v27 * v422)) - (v47 * v412);
    A[114] = -v432;
    const behi_six_joint_pack v433 = (((v269 * v377) - (v26 * v349)) - (v27 * v423)) - (v47 * v413);
    A[115] = -v433;
    const behi_six_joint_pack v434 = (((v269 * v387) - (v26 * v381)) - (v27 * v424)) - (v47 * v414);
    A[116] = -v434;
    const behi_six_joint_pack v435 = (((v26 * v389) + (v56 * v394)) - (v27 * v425)) - (v47 * v415);
    A[117] = v435;
    const behi_six_joint_pack v436 = (((v26 * v395) + (v56 * v402)) - (v27 * v426)) - (v47 * v416);
    A[118] = v436;
    const behi_six_joint_pack v437 = (((v56 * v407) - (v27 * v427)) - (v47 * v417)) + (v26 * v403);
    A[119] = -v437;
    const behi_six_joint_pack v438 = v67 * v72;
    A[121] = (((prepared[49] * v229) + (v37 * v418)) - (v49 * v408)) - (v261 * v438);
    A[122] = (((v49 * v409) - (prepared[49] * v266)) - (v37 * v419)) + (v67 * v273);
    A[123] = (((v49 * v410) - (prepared[49] * v276)) - (v37 * v420)) + (v67 * v284);
    A[124] = (((v37 * v421) - (prepared[49] * v289)) - (v49 * v411)) - (v306 * v438);
    A[126] = (((prepared[49] * v313) + (v37 * v422)) - (v49 * v412)) - (v338 * v438);
    A[127] = (((v37 * v423) - (prepared[49] * v367)) - (v49 * v413)) - (v377 * v438);
    A[128] = (((v37 * v424) - (prepared[49] * v382)) - (v49 * v414)) - (v387 * v438);
    A[129] = (((v49 * v415) - (prepared[49] * v390)) - (v37 * v425)) + (v67 * v394);
    A[130] = ((v49 * v416) - (v37 * v426)) + (v67 * v402);
    A[131] = (((v78 * prepared[65]) + (v37 * v427)) - (v49 * v417)) - (v67 * v407);
    const behi_six_joint_pack v439 = v72 * v147;
    const behi_six_joint_pack v440 = prepared[61] * v195;
    A[133] = ((v261 * v439) - v440) - (v117 * (v428 - (v408 - v418)));
    A[134] = ((v117 * (v429 - (v409 - v419))) - (v147 * v273)) - v440;
    A[135] = ((v117 * (v430 - (v410 - v420))) - (v147 * v284)) - v440;
    A[136] = ((prepared[61] * v170) + (v306 * v439)) - (v117 * (v431 - (v411 - v421)));
    A[138] = ((v338 * v439) - (prepared[61] * v324)) - (v117 * (v432 - (v412 - v422)));
    const behi_six_joint_pack v441 = (prepared[66] * v113) - (prepared[61] * v185);
    A[139] = ((v377 * v439) - v441) - (v117 * (v433 - (v413 - v423)));
    A[140] = ((v387 * v439) - v441) - (v117 * (v434 - (v414 - v424)));
    A[141] = ((v117 * (v435 - (v415 - v425))) - v441) - (v147 * v394);
    A[142] = ((v117 * (v436 - (v416 - v426))) - (v78 * prepared[61])) - (v147 * v402);
    A[143] = (v147 * v407) - (v117 * (v437 - (v417 - v427)));
    B[36] = -v72;
    const behi_six_joint_pack v442 = v66 - (v46 * v64);
    const behi_six_joint_pack v443 = v72 * v442;
    const behi_six_joint_pack v444 = -v443;
    B[38] = v444;
    B[48] = v444;
    const behi_six_joint_pack v445 = (v269 - (v47 * v73)) - (v27 * v443);
    const behi_six_joint_pack v446 = -v445;
    B[39] = v446;
    B[54] = v446;
    const behi_six_joint_pack v447 = ((v37 * v443) - (v49 * v73)) - v438;
    B[40] = v447;
    B[60] = v447;
    const behi_six_joint_pack v448 = v44 * v117;
    const behi_six_joint_pack v449 = v117 * v278;
    const behi_six_joint_pack v450 = ((v439 - (v117 * v269)) - (v443 * v448)) + (v73 * v449);
    B[41] = v450;
    B[66] = v450;
    B[43] = v52 - (v64 * v73);
    const behi_six_joint_pack v451 = v46 * v52;
    const behi_six_joint_pack v452 = v451 + (v73 * v442);
    B[44] = v452;
    B[49] = v452;
    const behi_six_joint_pack v453 = ((v27 * v451) - (v64 * v445)) - (v47 * v52);
    const behi_six_joint_pack v454 = -v453;
    B[45] = v454;
    B[55] = v454;
    const behi_six_joint_pack v455 = ((v64 * v447) + (v49 * v52)) + (v37 * v451);
    const behi_six_joint_pack v456 = -v455;
    B[46] = v456;
    B[61] = v456;
    const behi_six_joint_pack v457 = ((v448 * v451) - (v64 * v450)) + (v52 * v449);
    B[47] = v457;
    B[67] = v457;
    B[50] = ((v46 * v452) - v45) - (v270 * v442);
    const behi_six_joint_pack v458 = ((v27 * v45) - (v46 * v453)) - (v66 * v445);
    B[51] = v458;
    B[56] = v458;
    const behi_six_joint_pack v459 = ((v66 * v447) - (v46 * v455)) + (v37 * v45);
    B[52] = v459;
    B[62] = v459;
    const behi_six_joint_pack v460 = ((v45 * v448) - (v46 * v457)) - (v66 * v450);
    const behi_six_joint_pack v461 = -v460;
    B[53] = v461;
    B[68] = v461;
    B[57] = -(((v26 + (v56 * v445)) + (v27 * v458)) + (v47 * v453));
    const behi_six_joint_pack v462 = ((v56 * v447) - (v27 * v459)) - (v47 * v455);
    B[58] = v462;
    B[63] = v462;
    const behi_six_joint_pack v463 = (((v26 * v117) - (v56 * v450)) - (v27 * v460)) - (v47 * v457);
    const behi_six_joint_pack v464 = -v463;
    B[59] = v464;
    B[69] = v464;
    B[64] = ((prepared[49] - (v37 * v459)) + (v49 * v455)) + (v67 * v447);
    const behi_six_joint_pack v465 = ((v37 * v460) - (v49 * v457)) + (v67 * v450);
    B[65] = v465;
    B[70] = v465;
    B[71] = (prepared[51] - (v147 * v450)) - (v117 * (v463 - (v457 - v460)));
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        behi_six_joint_pack_take(11U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[22U * count], &prepared_pack[22]);
        behi_six_joint_pack_take(5U, count, first, lanes, &prepared[27U * count], &prepared_pack[27]);
        behi_six_joint_pack_take(4U, count, first, lanes, &prepared[48U * count], &prepared_pack[48]);
        behi_six_joint_pack_take(31U, count, first, lanes, &prepared[61U * count], &prepared_pack[61]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
