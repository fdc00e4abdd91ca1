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
typedef int32_t behi_six_joint_turns __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double) * 4)));

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

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_outside(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void behi_six_joint_pack_sincos(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    behi_six_joint_mask every = ~(behi_six_joint_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);
        const behi_six_joint_pack x = (behi_six_joint_pack)((behi_six_joint_mask)angle[i] & inside);
        const behi_six_joint_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, behi_six_joint_turns);
        const behi_six_joint_pack n = __builtin_convertvector(turns, behi_six_joint_pack) - 65536.0;
        const behi_six_joint_pack odd = __builtin_convertvector(turns & 1, behi_six_joint_pack);
        const behi_six_joint_pack sign = 1.0 - __builtin_convertvector(turns & 2, behi_six_joint_pack);
        const behi_six_joint_pack a = x - (n * 1.5707963267341256);
        const behi_six_joint_pack b = a - (n * 6.077100506303966e-11);
        const behi_six_joint_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const behi_six_joint_pack r = b - rest;
        const behi_six_joint_pack low = (b - r) - rest;
        const behi_six_joint_pack z = r * r;
        const behi_six_joint_pack h = 0.5 * z;
        const behi_six_joint_pack w = 1.0 - h;
        const behi_six_joint_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const behi_six_joint_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const behi_six_joint_pack across = sign * odd;
        const behi_six_joint_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!behi_six_joint_pack_all(every)) {
        behi_six_joint_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict A, behi_six_joint_pack *restrict B)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4U] = {v1, v0, q[4], q[1]};
    behi_six_joint_pack v2_sine[4U];
    behi_six_joint_pack v2_cosine[4U];
    behi_six_joint_pack_sincos(4U, v2_angle, v2_sine, v2_cosine);
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
    const behi_six_joint_pack v10 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v11 = v10 * v2_cosine[0];
    const behi_six_joint_pack v12 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v13 = (v2_sine[0] * v12) + v11;
    const behi_six_joint_pack v14 = prepared[13] * v2_sine[2];
    const behi_six_joint_pack v15 = prepared[18] + v14;
    const behi_six_joint_pack v16 = v15 * v13;
    const behi_six_joint_pack v17 = (prepared[24] * v2_sine[2]) - prepared[26];
    const behi_six_joint_pack v18 = ((v2_sine[2] * v17) - prepared[27]) + (v2_cosine[2] * (v2_cosine[2] * prepared[73]));
    const behi_six_joint_pack v19 = v18 - v16;
    const behi_six_joint_pack v20 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v21 = v2_cosine[0] * v20;
    const behi_six_joint_pack v22 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v23 = v2_sine[0] * v22;
    const behi_six_joint_pack v24 = v23 + v21;
    const behi_six_joint_pack v25 = (v15 * v24) - v19;
    const behi_six_joint_pack v26 = 1.0 / v18;
    const behi_six_joint_pack v27 = v19 * v26;
    const behi_six_joint_pack v28 = v2_cosine[1] * prepared[78];
    const behi_six_joint_pack v29 = v2_cosine[3] * v28;
    const behi_six_joint_pack v30 = v29 + (v15 * v21);
    const behi_six_joint_pack v31 = v30 + (v15 * v11);
    const behi_six_joint_pack v32 = (v2_sine[0] * v10) - (v2_cosine[0] * v12);
    const behi_six_joint_pack v33 = v2_cosine[2] * v32;
    const behi_six_joint_pack v34 = (v2_sine[0] * v20) - (v2_cosine[0] * v22);
    const behi_six_joint_pack v35 = prepared[13] * v2_cosine[2];
    const behi_six_joint_pack v36 = (v35 * v34) + (prepared[13] * v33);
    const behi_six_joint_pack v37 = prepared[75] * v33;
    const behi_six_joint_pack v38 = v2_sine[3] * v2_sine[1];
    const behi_six_joint_pack v39 = prepared[78] * v38;
    const behi_six_joint_pack v40 = v39 + (((v31 + (prepared[19] - v19)) - (v27 * v25)) - (v37 * v36));
    const behi_six_joint_pack v41 = v22 + v12;
    const behi_six_joint_pack v42 = v2_sine[0] * v41;
    const behi_six_joint_pack v43 = v40 + (v15 * v42);
    const behi_six_joint_pack v44 = 1.0 - v27;
    const behi_six_joint_pack v45 = 1.0 / ((((v19 * v44) - v16) - prepared[19]) + (v33 * (prepared[77] * v33)));
    const behi_six_joint_pack v46 = v45 * v43;
    const behi_six_joint_pack v47 = v26 * v25;
    const behi_six_joint_pack v48 = ((prepared[53] + ((v16 - v19) + (2.0 * v30))) + (v43 * v46)) + (v25 * v47);
    const behi_six_joint_pack v49 = prepared[56] * v36;
    const behi_six_joint_pack v50 = 100.0 * v2_sine[0];
    const behi_six_joint_pack v51 = 1.0 / (((v48 - (v36 * v49)) + (prepared[79] * v38)) + (v50 * (v2_sine[3] * v15)));
    const behi_six_joint_pack v52 = v2_sine[0] * v2_cosine[2];
    const behi_six_joint_pack v53 = v2_sine[2] * v2_sine[0];
    const behi_six_joint_pack v54 = (v53 * (v2_cosine[2] * prepared[74])) + (prepared[25] * v52);
    const behi_six_joint_pack v55 = v54 * v26;
    const behi_six_joint_pack v56 = v10 + v20;
    const behi_six_joint_pack v57 = v2_sine[2] * v2_cosine[0];
    const behi_six_joint_pack v58 = prepared[25] * v57;
    const behi_six_joint_pack v59 = v58 + ((v14 * v56) + (prepared[23] * v2_cosine[0]));
    const behi_six_joint_pack v60 = v2_cosine[2] * prepared[76];
    const behi_six_joint_pack v61 = ((v54 - (v19 * v55)) + (v59 * v37)) + (v2_sine[1] * v60);
    const behi_six_joint_pack v62 = (((v54 + (v61 * v46)) + (v55 * v25)) + (v59 * v49)) + (v35 * v41);
    const behi_six_joint_pack v63 = v62 * v51;
    const behi_six_joint_pack v64 = ((((v62 * v63) - (prepared[26] * v2_sine[2])) - (2.0 * v31)) - prepared[29]) - (v54 * v55);
    const behi_six_joint_pack v65 = v61 * v45;
    const behi_six_joint_pack v66 = prepared[56] * v59;
    const behi_six_joint_pack v67 = prepared[19] * (v2_sine[1] * v2_sine[1]);
    const behi_six_joint_pack v68 = prepared[22] * (v2_sine[3] * v2_sine[3]);
    const behi_six_joint_pack v69 = v68 + (v67 + ((v64 - (v61 * v65)) + (v59 * v66)));
    const behi_six_joint_pack v70 = 1.0 / (v69 - (v2_sine[0] * ((prepared[28] * v2_sine[0]) - (v53 * ((v2_sine[2] * prepared[73]) - v17)))));
    const behi_six_joint_pack v71 = v63 * v70;
    B[37] = v71;
    B[42] = v71;
    const behi_six_joint_pack v72 = v2_sine[0] * qd[0];
    const behi_six_joint_pack v73 = qd[1] + qd[2];
    const behi_six_joint_pack v74 = qd[3] + v73;
    const behi_six_joint_pack v75 = (v2_sine[2] * v74) + (v2_cosine[2] * v72);
    const behi_six_joint_pack v76 = v75 * v75;
    const behi_six_joint_pack v77 = v2_cosine[0] * qd[0];
    const behi_six_joint_pack v78 = v77 - qd[4];
    const behi_six_joint_pack v79 = v76 + (v78 * v78);
    const behi_six_joint_pack v80 = v77 * v77;
    const behi_six_joint_pack v81 = (v74 * v74) + v80;
    const behi_six_joint_pack v82 = (prepared[18] * v81) + (v14 * v79);
    const behi_six_joint_pack v83 = v2_cosine[2] * v74;
    const behi_six_joint_pack v84 = v2_sine[2] * v72;
    const behi_six_joint_pack v85 = v84 - v83;
    const behi_six_joint_pack v86 = v75 * v85;
    const behi_six_joint_pack v87 = v74 * v72;
    const behi_six_joint_pack v88 = v87 + v86;
    const behi_six_joint_pack v89 = (v35 * v88) - v82;
    const behi_six_joint_pack v90 = v73 * v73;
    const behi_six_joint_pack v91 = qd[0] * qd[0];
    const behi_six_joint_pack v92 = v90 + v91;
    const behi_six_joint_pack v93 = v90 - v92;
    const behi_six_joint_pack v94 = v2_sine[1] * v2_cosine[1];
    const behi_six_joint_pack v95 = prepared[19] * v94;
    const behi_six_joint_pack v96 = 2.0 * v78;
    const behi_six_joint_pack v97 = v72 * v77;
    const behi_six_joint_pack v98 = v2_cosine[2] * v77;
    const behi_six_joint_pack v99 = 2.0 * v98;
    const behi_six_joint_pack v100 = ((v2_sine[2] * v97) - (v85 * v96)) - (v74 * v99);
    const behi_six_joint_pack v101 = (prepared[18] * v97) - (prepared[13] * v100);
    const behi_six_joint_pack v102 = v2_sine[1] * v2_cosine[3];
    const behi_six_joint_pack v103 = prepared[78] * v102;
    const behi_six_joint_pack v104 = qd[1] * qd[1];
    const behi_six_joint_pack v105 = v104 + v91;
    const behi_six_joint_pack v106 = (((v95 * v93) - (v32 * v89)) - (v13 * v101)) - (v105 * v103);
    const behi_six_joint_pack v107 = v2_sine[3] * qd[1];
    const behi_six_joint_pack v108 = qd[1] * v107;
    const behi_six_joint_pack v109 = (v22 * v104) + (v12 * v90);
    const behi_six_joint_pack v110 = (v20 * v105) + (v10 * v92);
    const behi_six_joint_pack v111 = (v2_sine[0] * v110) - (v2_cosine[0] * v109);
    const behi_six_joint_pack v112 = v75 * v78;
    const behi_six_joint_pack v113 = v2_sine[2] * v77;
    const behi_six_joint_pack v114 = prepared[31] * v113;
    const behi_six_joint_pack v115 = (v74 * v114) + (prepared[4] * ((v72 * v98) - v112));
    const behi_six_joint_pack v116 = tau[5] - v115;
    const behi_six_joint_pack v117 = v2_cosine[2] * prepared[55];
    const behi_six_joint_pack v118 = (prepared[16] * v97) + (((prepared[18] * v111) - (prepared[25] * v100)) - (v117 * v116));
    const behi_six_joint_pack v119 = qd[5] * prepared[30];
    const behi_six_joint_pack v120 = v119 * v78;
    const behi_six_joint_pack v121 = prepared[30] * v74;
    const behi_six_joint_pack v122 = ((v120 - (prepared[13] * v111)) - (prepared[14] * v100)) - (v98 * v121);
    const behi_six_joint_pack v123 = prepared[12] * v2_sine[2];
    const behi_six_joint_pack v124 = v122 - (v97 * (prepared[25] - v123));
    const behi_six_joint_pack v125 = ((v2_sine[2] * v124) + (v2_cosine[2] * v115)) - v118;
    const behi_six_joint_pack v126 = v125 + (v106 + (v28 * v108));
    const behi_six_joint_pack v127 = tau[3] + v125;
    const behi_six_joint_pack v128 = 100.0 * qd[0];
    const behi_six_joint_pack v129 = 2.0 * v73;
    const behi_six_joint_pack v130 = qd[0] * v129;
    const behi_six_joint_pack v131 = (v12 * v130) + (v107 * v128);
    const behi_six_joint_pack v132 = ((v81 * (v2_cosine[2] * prepared[70])) + (v14 * v131)) - (v35 * (v2_cosine[0] * v110));
    const behi_six_joint_pack v133 = prepared[13] * v52;
    const behi_six_joint_pack v134 = v75 * v119;
    const behi_six_joint_pack v135 = ((v132 - (v109 * v133)) - (v86 * prepared[68])) - v134;
    const behi_six_joint_pack v136 = v135 + (v87 * ((v2_sine[2] * prepared[80]) - prepared[67]));
    const behi_six_joint_pack v137 = tau[4] - v136;
    const behi_six_joint_pack v138 = ((tau[2] + v126) - (v27 * v127)) - (v37 * v137);
    const behi_six_joint_pack v139 = (((tau[1] + v126) + (v46 * v138)) + (v47 * v127)) - (v49 * v137);
    const behi_six_joint_pack v140 = v104 - v105;
    const behi_six_joint_pack v141 = v2_sine[3] * v2_cosine[3];
    const behi_six_joint_pack v142 = ((v139 - (v24 * v101)) - (v34 * v89)) + (v141 * (prepared[22] * v140));
    const behi_six_joint_pack v143 = v2_sine[3] * v2_cosine[1];
    const behi_six_joint_pack v144 = prepared[81] * v143;
    const behi_six_joint_pack v145 = prepared[81] * v102;
    const behi_six_joint_pack v146 = (v142 + (v92 * v144)) - (v90 * v145);
    const behi_six_joint_pack v147 = (((tau[0] + (v2_cosine[0] * v136)) - (v63 * v146)) + (v55 * v127)) - (v53 * v115);
    const behi_six_joint_pack v148 = ((prepared[21] * v2_sine[1]) * v130) + (v35 * v79);
    const behi_six_joint_pack v149 = (((v147 + (v52 * v124)) + (v65 * v138)) + (v66 * v137)) + (v20 * v148);
    const behi_six_joint_pack v150 = v53 * prepared[55];
    const behi_six_joint_pack v151 = prepared[83] * v107;
    const behi_six_joint_pack v152 = (qd[0] * v151) + (v60 * v79);
    const behi_six_joint_pack v153 = (v149 - (v116 * v150)) + (v2_cosine[1] * v152);
    const behi_six_joint_pack v154 = prepared[18] * v2_cosine[0];
    const behi_six_joint_pack v155 = (v153 + (v56 * ((v14 * v88) + (v87 * prepared[69])))) + (v131 * v154);
    const behi_six_joint_pack v156 = v2_cosine[0] * prepared[82];
    const behi_six_joint_pack v157 = v2_cosine[3] * v107;
    const behi_six_joint_pack v158 = qd[0] * prepared[84];
    const behi_six_joint_pack v159 = prepared[25] * v79;
    const behi_six_joint_pack v160 = v2_cosine[0] * v2_cosine[2];
    const behi_six_joint_pack v161 = (((v155 + (v87 * v156)) + (v95 * v130)) + (v158 * v157)) + (v160 * v159);
    const behi_six_joint_pack v162 = v161 + (v88 * v58);
    const behi_six_joint_pack v163 = (v51 * v146) + (v162 * v71);
    const behi_six_joint_pack v164 = v70 * v162;
    const behi_six_joint_pack v165 = ((v45 * v138) - (v46 * v163)) + (v65 * v164);
    const behi_six_joint_pack v166 = v163 - v165;
    const behi_six_joint_pack v167 = v166 - ((((v26 * v127) - (v27 * v165)) - (v47 * v163)) + (v55 * v164));
    const behi_six_joint_pack v168 = v97 - v167;
    const behi_six_joint_pack v169 = v74 * v77;
    const behi_six_joint_pack v170 = v169 - (v2_sine[0] * v164);
    const behi_six_joint_pack v171 = v169 + v170;
    const behi_six_joint_pack v172 = (v2_sine[2] * v168) - (v2_cosine[2] * v171);
    const behi_six_joint_pack v173 = v85 * v78;
    const behi_six_joint_pack v174 = v172 - v173;
    const behi_six_joint_pack v175 = v173 - v174;
    const behi_six_joint_pack v176 = v97 + v167;
    const behi_six_joint_pack v177 = (prepared[18] * v176) + (prepared[13] * v175);
    const behi_six_joint_pack v178 = v2_cosine[0] - v66;
    const behi_six_joint_pack v179 = (((prepared[56] * v137) + (v37 * v165)) - (v49 * v163)) + (v164 * v178);
    const behi_six_joint_pack v180 = v88 + v179;
    const behi_six_joint_pack v181 = (v35 * v180) - v82;
    const behi_six_joint_pack v182 = (v2_sine[0] * v181) + (v2_cosine[0] * v177);
    const behi_six_joint_pack v183 = (v72 * v96) - (v75 * v99);
    const behi_six_joint_pack v184 = (v14 * v75) + (v35 * v85);
    const behi_six_joint_pack v185 = (((v14 * v183) + (v35 * v170)) + (v98 * v184)) + (v97 * prepared[69]);
    const behi_six_joint_pack v186 = (2.0 * v87) + (v2_cosine[0] * v164);
    const behi_six_joint_pack v187 = (v72 * v72) - v80;
    const behi_six_joint_pack v188 = (v2_sine[2] * v187) - (v2_cosine[2] * v186);
    const behi_six_joint_pack v189 = v2_sine[2] * v78;
    const behi_six_joint_pack v190 = 2.0 * v85;
    const behi_six_joint_pack v191 = (v188 + (v189 * (2.0 * v77))) - (v72 * v190);
    const behi_six_joint_pack v192 = (prepared[13] * v191) - (prepared[18] * v187);
    const behi_six_joint_pack v193 = v182 + ((v2_sine[0] * v192) - (v2_cosine[0] * v185));
    const behi_six_joint_pack v194 = (v2_sine[0] * v177) - (v2_cosine[0] * v181);
    const behi_six_joint_pack v195 = ((v2_sine[0] * v185) + (v2_cosine[0] * v192)) - v194;
    const behi_six_joint_pack v196 = (v10 * v195) + (v12 * v193);
    const behi_six_joint_pack v197 = (v2_cosine[1] * (prepared[19] * v2_cosine[1])) - v67;
    const behi_six_joint_pack v198 = (((v10 * v194) - (v93 * v197)) - (v12 * v182)) + (v105 * v29);
    const behi_six_joint_pack v199 = (((v72 * v75) - (v2_sine[2] * v186)) - (v2_cosine[2] * v187)) - (v78 * v98);
    const behi_six_joint_pack v200 = v2_cosine[2] * prepared[86];
    const behi_six_joint_pack v201 = (prepared[25] * v191) + (v199 * v200);
    const behi_six_joint_pack v202 = ((prepared[12] * v188) - (prepared[14] * v191)) + (v72 * v119);
    const behi_six_joint_pack v203 = prepared[16] * v187;
    const behi_six_joint_pack v204 = ((v2_sine[2] * v202) - v203) + v201;
    const behi_six_joint_pack v205 = v204 + (v198 + (v108 * (v2_sine[1] * prepared[78])));
    const behi_six_joint_pack v206 = v205 + v196;
    const behi_six_joint_pack v207 = v12 * v166;
    const behi_six_joint_pack v208 = v207 + (v110 + (v22 * v163));
    const behi_six_joint_pack v209 = v10 * v166;
    const behi_six_joint_pack v210 = v209 + ((v20 * v163) - v109);
    const behi_six_joint_pack v211 = (v2_sine[0] * v210) - (v2_cosine[0] * v208);
    const behi_six_joint_pack v212 = v211 + (10.0 * v187);
    const behi_six_joint_pack v213 = v207 + (v10 * v90);
    const behi_six_joint_pack v214 = v209 - (v12 * v92);
    const behi_six_joint_pack v215 = (v2_sine[0] * v214) - (v2_cosine[0] * v213);
    const behi_six_joint_pack v216 = (((v104 * v21) - (v34 * v163)) - v215) + (v105 * v23);
    const behi_six_joint_pack v217 = v216 + v212;
    const behi_six_joint_pack v218 = prepared[18] * v211;
    const behi_six_joint_pack v219 = v218 + ((prepared[18] * v216) + (v14 * v217));
    const behi_six_joint_pack v220 = (v219 + (v104 * v29)) + (v105 * v39);
    const behi_six_joint_pack v221 = v219 - v204;
    const behi_six_joint_pack v222 = (v2_sine[0] * v208) + (v2_cosine[0] * v210);
    const behi_six_joint_pack v223 = v222 + (20.0 * v97);
    const behi_six_joint_pack v224 = v35 * (((v2_sine[0] * v213) + (v2_cosine[0] * v214)) - v223);
    const behi_six_joint_pack v225 = (v10 * v130) - (v12 * v164);
    const behi_six_joint_pack v226 = (v85 * v98) + (v75 * v113);
    const behi_six_joint_pack v227 = v170 + v226;
    const behi_six_joint_pack v228 = ((prepared[14] * v227) + (v119 * v98)) - (prepared[12] * (v170 - v226));
    const behi_six_joint_pack v229 = v228 - ((v14 * (v225 + (10.0 * v171))) - v224);
    const behi_six_joint_pack v230 = prepared[76] * ((v104 * (v2_cosine[3] * v52)) + (v163 * ((v2_cosine[3] * v160) + (v2_sine[3] * v52))));
    const behi_six_joint_pack v231 = v2_cosine[3] * qd[1];
    const behi_six_joint_pack v232 = (v128 * v231) - (v22 * v164);
    const behi_six_joint_pack v233 = v229 + (((v160 * (v105 * (v2_sine[3] * prepared[85]))) - (v14 * v232)) + v230);
    const behi_six_joint_pack v234 = ((v206 - v220) + (v27 * v221)) + (v37 * v233);
    const behi_six_joint_pack v235 = (v56 * v195) + (v41 * v193);
    const behi_six_joint_pack v236 = (v2_sine[3] * v28) - v103;
    const behi_six_joint_pack v237 = ((((v90 * v29) - (v166 * v236)) - v205) - v235) + (v92 * v39);
    const behi_six_joint_pack v238 = (v2_cosine[3] * (prepared[22] * v2_cosine[3])) - v68;
    const behi_six_joint_pack v239 = v237 + (v220 + ((v92 * (v2_cosine[3] * (v2_cosine[1] * prepared[81]))) + (v238 * v140)));
    const behi_six_joint_pack v240 = (((v239 - (v46 * v234)) + (v47 * v221)) - (v49 * v233)) - (v20 * v194);
    const behi_six_joint_pack v241 = ((v240 + (v22 * v182)) - (v90 * v39)) - (v166 * (v144 - v145));
    const behi_six_joint_pack v242 = (((qd[1] * (2.0 * qd[0])) * v238) - (v63 * v241)) + (v55 * v221);
    const behi_six_joint_pack v243 = v120 + ((((prepared[70] * v176) - (prepared[13] * v222)) + (prepared[12] * v172)) + (prepared[14] * v175));
    const behi_six_joint_pack v244 = v2_sine[2] * v171;
    const behi_six_joint_pack v245 = v244 + (v2_cosine[2] * v168);
    const behi_six_joint_pack v246 = (((v245 + (prepared[54] * v116)) + (v150 * v164)) + (v117 * v167)) - v112;
    const behi_six_joint_pack v247 = prepared[4] * v2_sine[2];
    const behi_six_joint_pack v248 = (v246 * v247) - (v2_cosine[2] * v243);
    const behi_six_joint_pack v249 = (v14 * v227) - (v35 * v183);
    const behi_six_joint_pack v250 = ((v53 * (prepared[73] * v199)) - (v2_cosine[0] * v248)) + (v56 * (v249 + (prepared[18] * v171)));
    const behi_six_joint_pack v251 = (10.0 * v81) - v211;
    const behi_six_joint_pack v252 = v131 + (v56 * v164);
    const behi_six_joint_pack v253 = v252 + (10.0 * v186);
    const behi_six_joint_pack v254 = (((prepared[18] * v252) + (prepared[16] * v186)) + (v14 * v253)) - (v35 * v251);
    const behi_six_joint_pack v255 = ((v254 + (v2_cosine[2] * v159)) - v134) - (v180 * (prepared[14] + (v2_sine[2] * prepared[70])));
    const behi_six_joint_pack v256 = (v2_sine[0] * (v255 - (prepared[12] * (v86 - (v87 + v179))))) - v250;
    const behi_six_joint_pack v257 = (prepared[18] * v186) + (v14 * v180);
    const behi_six_joint_pack v258 = (v256 + ((v12 * v257) + (v2_sine[1] * v152))) - (v130 * (v29 + v197));
    const behi_six_joint_pack v259 = prepared[79] * v102;
    const behi_six_joint_pack v260 = (prepared[16] * v171) + (10.0 * v249);
    const behi_six_joint_pack v261 = (v2_sine[0] * ((v2_cosine[2] * v202) + (v199 * v247))) - (v2_cosine[0] * (v260 + (prepared[18] * v225)));
    const behi_six_joint_pack v262 = (v258 + (v164 * (v259 + (v94 * prepared[88])))) + v261;
    const behi_six_joint_pack v263 = (((v242 - (v65 * v234)) - (v178 * v233)) + (v133 * v217)) - v262;
    const behi_six_joint_pack v264 = (v263 + (v232 * ((prepared[21] * v2_cosine[1]) + v154))) - (v22 * (v148 + v257));
    const behi_six_joint_pack v265 = v264 - (v164 * ((v141 * prepared[87]) - v144));
    A[73] = -(v70 * v265);
    const behi_six_joint_pack v266 = v215 - v212;
    const behi_six_joint_pack v267 = ((prepared[18] * v215) + (v14 * v266)) - v218;
    const behi_six_joint_pack v268 = v204 + v267;
    const behi_six_joint_pack v269 = v267 + (v163 * v236);
    const behi_six_joint_pack v270 = -v229;
    const behi_six_joint_pack v271 = (((v27 * v268) - v206) - v269) + (v37 * v270);
    const behi_six_joint_pack v272 = (((v269 - v237) - (v46 * v271)) + (v47 * v268)) - (v49 * v270);
    const behi_six_joint_pack v273 = v55 * v70;
    const behi_six_joint_pack v274 = v65 * v70;
    const behi_six_joint_pack v275 = v52 * v70;
    const behi_six_joint_pack v276 = (((v268 * v273) - (v71 * v272)) - (v271 * v274)) + (v275 * (prepared[13] * v266));
    const behi_six_joint_pack v277 = v276 - (v70 * ((v178 * v270) - v262));
    A[74] = v277;
    const behi_six_joint_pack v278 = ((v35 * v223) - v228) + (prepared[25] * v244);
    const behi_six_joint_pack v279 = (prepared[13] * v212) - v202;
    const behi_six_joint_pack v280 = v203 + (v218 + ((v2_sine[2] * v279) - v201));
    const behi_six_joint_pack v281 = ((v37 * v278) - v196) + (v44 * v280);
    const behi_six_joint_pack v282 = 1.0 + v47;
    const behi_six_joint_pack v283 = (((v46 * v281) - v235) + (v49 * v278)) + (v280 * v282);
    const behi_six_joint_pack v284 = (((v71 * v283) - (v273 * v280)) - (v274 * v281)) - (v275 * v279);
    const behi_six_joint_pack v285 = v70 * v178;
    const behi_six_joint_pack v286 = v53 * v70;
    const behi_six_joint_pack v287 = (v284 - (v278 * v285)) + (v286 * (prepared[4] * v199));
    const behi_six_joint_pack v288 = v287 - (v70 * ((v2_cosine[0] * v260) - v256));
    A[75] = v288;
    const behi_six_joint_pack v289 = (v75 * v96) - v245;
    const behi_six_joint_pack v290 = (prepared[14] * v2_sine[2]) - prepared[25];
    const behi_six_joint_pack v291 = (((v289 * v290) - v248) + (v123 * v245)) + (v174 * v200);
    const behi_six_joint_pack v292 = v76 - (v85 * v85);
    const behi_six_joint_pack v293 = (((v14 * v251) - (prepared[68] * v292)) + (v35 * v253)) + (v85 * v119);
    const behi_six_joint_pack v294 = (v75 * v190) - v180;
    const behi_six_joint_pack v295 = v79 - v292;
    const behi_six_joint_pack v296 = (v14 * v294) - (v35 * v295);
    const behi_six_joint_pack v297 = prepared[13] * v289;
    const behi_six_joint_pack v298 = (((v32 * v296) - (v37 * v293)) - (v44 * v291)) + (v13 * v297);
    const behi_six_joint_pack v299 = v2_sine[0] * v56;
    const behi_six_joint_pack v300 = v299 - (v2_cosine[0] * v41);
    const behi_six_joint_pack v301 = (((v296 * v300) + (v46 * v298)) - (v49 * v293)) - (v282 * v291);
    const behi_six_joint_pack v302 = v2_cosine[0] * v56;
    const behi_six_joint_pack v303 = v42 + v302;
    const behi_six_joint_pack v304 = v301 + (v297 * v303);
    const behi_six_joint_pack v305 = (((v178 * v293) + (v63 * v304)) + (v55 * v291)) - (v65 * v298);
    const behi_six_joint_pack v306 = v305 - (v52 * ((prepared[4] * v246) - ((prepared[12] * v245) + (prepared[14] * v289))));
    const behi_six_joint_pack v307 = v306 + (v53 * ((prepared[89] * v174) - v243));
    const behi_six_joint_pack v308 = 10.0 * v2_cosine[0];
    const behi_six_joint_pack v309 = v56 + v308;
    const behi_six_joint_pack v310 = v307 - (v309 * ((v35 * v294) + (v14 * v295)));
    A[76] = -(v70 * v310);
    const behi_six_joint_pack v311 = (v53 * v75) + (v85 * v52);
    const behi_six_joint_pack v312 = v2_sine[0] * v74;
    const behi_six_joint_pack v313 = v311 + v312;
    const behi_six_joint_pack v314 = (v12 * v129) + (100.0 * v107);
    const behi_six_joint_pack v315 = (((prepared[14] * v313) + (v53 * (v74 * prepared[91]))) - (v14 * v314)) + (v52 * v119);
    const behi_six_joint_pack v316 = v56 * prepared[90];
    const behi_six_joint_pack v317 = (v315 + (v98 * (v316 + (v2_cosine[0] * prepared[80])))) + (prepared[12] * (v311 - v312));
    const behi_six_joint_pack v318 = (v52 * (2.0 * v75)) + (v2_cosine[0] * v96);
    const behi_six_joint_pack v319 = (((v77 * (v2_cosine[0] * prepared[69])) - (v52 * v184)) + (v14 * v318)) - (v74 * v133);
    const behi_six_joint_pack v320 = (v2_cosine[0] * (v190 - v190)) - (v53 * v96);
    const behi_six_joint_pack v321 = v72 * prepared[69];
    const behi_six_joint_pack v322 = (v2_cosine[0] * v321) - (prepared[13] * v320);
    const behi_six_joint_pack v323 = qd[0] * (v259 + (v94 * prepared[93]));
    const behi_six_joint_pack v324 = ((prepared[14] * v320) - (v2_cosine[0] * v119)) + (v160 * v121);
    const behi_six_joint_pack v325 = v324 + (v72 * (v316 + ((prepared[26] * v2_cosine[0]) + (prepared[92] * v57))));
    const behi_six_joint_pack v326 = ((2.0 * ((v74 * v57) + (v72 * v160))) - (v2_cosine[0] * v75)) - (v52 * v78);
    const behi_six_joint_pack v327 = (((v2_sine[2] * v325) - (prepared[25] * v320)) - (v326 * (v2_cosine[2] * prepared[89]))) + (v72 * v156);
    const behi_six_joint_pack v328 = v327 + (v56 * v321);
    const behi_six_joint_pack v329 = ((v323 + ((v13 * v322) - (v32 * v319))) + (v37 * v317)) + (v44 * v328);
    const behi_six_joint_pack v330 = v323 + (v141 * v158);
    const behi_six_joint_pack v331 = qd[0] * v143;
    const behi_six_joint_pack v332 = ((((prepared[94] * v331) - v330) - (v46 * v329)) - (v49 * v317)) - (v282 * v328);
    const behi_six_joint_pack v333 = (v332 - (v41 * ((v2_sine[0] * v322) + (v2_cosine[0] * v319)))) + (v299 * v319);
    const behi_six_joint_pack v334 = v333 - (v302 * v322);
    const behi_six_joint_pack v335 = (((v53 * (prepared[95] * v326)) - (v63 * v334)) - (v55 * v328)) - (v52 * v325);
    const behi_six_joint_pack v336 = (v14 * v313) + (v35 * v318);
    const behi_six_joint_pack v337 = ((v335 - (v65 * v329)) - (v178 * v317)) + (v56 * (v336 + (prepared[69] * v312)));
    const behi_six_joint_pack v338 = v2_cosine[1] * v151;
    const behi_six_joint_pack v339 = v338 + (((v337 + (v154 * v314)) + (v156 * v312)) + (v308 * v336));
    const behi_six_joint_pack v340 = (v339 + (prepared[84] * v157)) + (v129 * (v95 + v103));
    A[78] = -(v70 * v340);
    const behi_six_joint_pack v341 = v114 - (prepared[4] * v189);
    const behi_six_joint_pack v342 = v99 - (v2_cosine[2] * v96);
    const behi_six_joint_pack v343 = (prepared[25] * v342) + (v117 * v341);
    const behi_six_joint_pack v344 = v2_cosine[2] * v341;
    const behi_six_joint_pack v345 = (prepared[30] * v98) - (prepared[14] * v342);
    const behi_six_joint_pack v346 = (v2_sine[2] * v345) - v344;
    const behi_six_joint_pack v347 = 100.0 * v2_cosine[0];
    const behi_six_joint_pack v348 = v73 * ((v2_cosine[1] * v50) - (v2_sine[1] * v347));
    const behi_six_joint_pack v349 = (v348 + (v50 * v231)) - (v107 * v347);
    const behi_six_joint_pack v350 = v346 + (v15 * v349);
    const behi_six_joint_pack v351 = v350 + v343;
    const behi_six_joint_pack v352 = v2_sine[2] * prepared[90];
    const behi_six_joint_pack v353 = ((v14 * (v2_cosine[2] * v85)) - (v74 * prepared[69])) - (v352 * (v2_sine[2] * v75));
    const behi_six_joint_pack v354 = v2_cosine[2] * v75;
    const behi_six_joint_pack v355 = v353 + (v35 * (v72 - v354));
    const behi_six_joint_pack v356 = prepared[13] * v342;
    const behi_six_joint_pack v357 = (v2_sine[0] * v355) + (v2_cosine[0] * v356);
    const behi_six_joint_pack v358 = (v2_sine[0] * v356) - (v2_cosine[0] * v355);
    const behi_six_joint_pack v359 = (v343 + (v10 * v357)) + (v12 * v358);
    const behi_six_joint_pack v360 = ((v338 - v350) - v359) - (qd[1] * v259);
    const behi_six_joint_pack v361 = (v2_sine[2] * v85) - v354;
    const behi_six_joint_pack v362 = v72 + v361;
    const behi_six_joint_pack v363 = v2_sine[2] * v119;
    const behi_six_joint_pack v364 = ((-(prepared[14] * v362)) - v363) - (prepared[12] * (v361 - v72));
    const behi_six_joint_pack v365 = v128 * (v2_sine[3] + v2_sine[1]);
    const behi_six_joint_pack v366 = ((v364 + (v14 * v365)) + (v84 * prepared[80])) + (v83 * prepared[91]);
    const behi_six_joint_pack v367 = v73 * ((v2_sine[1] * v52) + (v2_cosine[1] * v160));
    const behi_six_joint_pack v368 = v366 + (prepared[96] * (v367 + ((v52 * v107) + (v160 * v231))));
    const behi_six_joint_pack v369 = (v360 + (v27 * v351)) + (v37 * v368);
    const behi_six_joint_pack v370 = (v20 * v357) + (v22 * v358);
    const behi_six_joint_pack v371 = v370 + (v129 * v236);
    const behi_six_joint_pack v372 = (((v371 - v360) - (v46 * v369)) + (v47 * v351)) - (v49 * v368);
    const behi_six_joint_pack v373 = (((v330 + (v63 * v372)) - (v55 * v351)) - (v52 * v345)) + (v65 * v369);
    const behi_six_joint_pack v374 = (v14 * v362) + (v352 * v354);
    const behi_six_joint_pack v375 = (v53 * (prepared[97] * v341)) - (v56 * (v321 + v374));
    const behi_six_joint_pack v376 = (((v373 + (v178 * v368)) + (v154 * v365)) - (v133 * v349)) - v375;
    const behi_six_joint_pack v377 = v2_cosine[0] * ((10.0 * v374) + (v72 * prepared[82]));
    const behi_six_joint_pack v378 = v377 + (v376 + (prepared[79] * v331));
    A[79] = -(v70 * v378);
    const behi_six_joint_pack v379 = v345 + (prepared[13] * v348);
    const behi_six_joint_pack v380 = ((v2_sine[2] * v379) + (prepared[18] * v348)) - v344;
    const behi_six_joint_pack v381 = v343 + v380;
    const behi_six_joint_pack v382 = v359 + v380;
    const behi_six_joint_pack v383 = (((v2_sine[1] * (v2_sine[2] * (qd[0] * prepared[96]))) - v364) + (v84 * prepared[91])) + (v83 * prepared[80]);
    const behi_six_joint_pack v384 = v383 + (prepared[98] * v367);
    const behi_six_joint_pack v385 = (v382 - (v27 * v381)) + (v37 * v384);
    const behi_six_joint_pack v386 = (((v371 + v382) + (v46 * v385)) + (v47 * v381)) + (v49 * v384);
    const behi_six_joint_pack v387 = ((v323 + (v77 * (v2_sine[1] * prepared[99]))) + (v63 * v386)) - (v55 * v381);
    const behi_six_joint_pack v388 = v377 - v375;
    const behi_six_joint_pack v389 = v388 + (((v387 - (v52 * v379)) - (v65 * v385)) - (v178 * v384));
    A[80] = -(v70 * v389);
    const behi_six_joint_pack v390 = v346 + v359;
    const behi_six_joint_pack v391 = v346 + v343;
    const behi_six_joint_pack v392 = v364 + (v85 * prepared[80]);
    const behi_six_joint_pack v393 = ((v27 * v391) - v390) + (v37 * v392);
    const behi_six_joint_pack v394 = (((v370 + v390) - (v46 * v393)) + (v47 * v391)) - (v49 * v392);
    const behi_six_joint_pack v395 = (((v273 * v391) - (v71 * v394)) - (v274 * v393)) + (v275 * v345);
    const behi_six_joint_pack v396 = (v395 - (v70 * v388)) - (v285 * v392);
    A[81] = v396;
    const behi_six_joint_pack v397 = v363 + ((v190 * v290) - (prepared[89] * v354));
    const behi_six_joint_pack v398 = v85 * prepared[90];
    const behi_six_joint_pack v399 = prepared[100] * v189;
    const behi_six_joint_pack v400 = ((v13 * v398) - (v44 * v397)) + (v32 * v399);
    const behi_six_joint_pack v401 = (((v46 * v400) - (v282 * v397)) + (v303 * v398)) + (v300 * v399);
    const behi_six_joint_pack v402 = ((v71 * v401) - (v309 * (v78 * (v70 * (v2_cosine[2] * prepared[100]))))) + (v273 * v397);
    const behi_six_joint_pack v403 = (v402 - (v274 * v400)) - (v286 * (v75 * prepared[95]));
    const behi_six_joint_pack v404 = v403 + (v275 * (v119 + (v85 * prepared[101])));
    A[82] = v404;
    const behi_six_joint_pack v405 = prepared[92] * v189;
    const behi_six_joint_pack v406 = (v33 * (v75 * prepared[102])) + (v44 * v405);
    const behi_six_joint_pack v407 = ((v75 * (prepared[103] * v36)) + (v46 * v406)) + (v282 * v405);
    const behi_six_joint_pack v408 = (((v274 * v406) - (v71 * v407)) + (v275 * (prepared[92] * v78))) + (v273 * v405);
    const behi_six_joint_pack v409 = v408 + (v285 * (prepared[30] * v75));
    A[83] = v409;
    const behi_six_joint_pack v410 = (v51 * v241) + (v71 * v265);
    A[85] = v410;
    const behi_six_joint_pack v411 = (v51 * v272) + (v63 * v277);
    A[86] = -v411;
    const behi_six_joint_pack v412 = (v63 * v288) - (v51 * v283);
    A[87] = -v412;
    const behi_six_joint_pack v413 = (v71 * v310) - (v51 * v304);
    A[88] = v413;
    const behi_six_joint_pack v414 = (v51 * v334) + (v71 * v340);
    A[90] = v414;
    const behi_six_joint_pack v415 = (v71 * v378) - (v51 * v372);
    A[91] = v415;
    const behi_six_joint_pack v416 = (v71 * v389) - (v51 * v386);
    A[92] = v416;
    const behi_six_joint_pack v417 = (v51 * v394) + (v63 * v396);
    A[93] = -v417;
    const behi_six_joint_pack v418 = (v63 * v404) - (v51 * v401);
    A[94] = -v418;
    const behi_six_joint_pack v419 = (v51 * v407) + (v63 * v409);
    A[95] = -v419;
    const behi_six_joint_pack v420 = ((v265 * v274) - (v45 * v234)) - (v46 * v410);
    A[97] = -v420;
    const behi_six_joint_pack v421 = ((v65 * v277) - (v45 * v271)) - (v46 * v411);
    A[98] = v421;
    const behi_six_joint_pack v422 = ((v65 * v288) - (v45 * v281)) - (v46 * v412);
    A[99] = v422;
    const behi_six_joint_pack v423 = ((v274 * v310) - (v45 * v298)) - (v46 * v413);
    A[100] = -v423;
    const behi_six_joint_pack v424 = ((v274 * v340) - (v45 * v329)) - (v46 * v414);
    A[102] = -v424;
    const behi_six_joint_pack v425 = ((v45 * v369) - (v46 * v415)) + (v274 * v378);
    A[103] = -v425;
    const behi_six_joint_pack v426 = ((v274 * v389) - (v45 * v385)) - (v46 * v416);
    A[104] = -v426;
    const behi_six_joint_pack v427 = ((v65 * v396) - (v45 * v393)) - (v46 * v417);
    A[105] = v427;
    const behi_six_joint_pack v428 = ((v65 * v404) - (v45 * v400)) - (v46 * v418);
    A[106] = v428;
    const behi_six_joint_pack v429 = ((v45 * v406) - (v46 * v419)) + (v65 * v409);
    A[107] = v429;
    const behi_six_joint_pack v430 = (((v26 * v221) - (v27 * v420)) - (v47 * v410)) + (v265 * v273);
    A[109] = -v430;
    const behi_six_joint_pack v431 = (((v26 * v268) + (v55 * v277)) - (v27 * v421)) - (v47 * v411);
    A[110] = v431;
    const behi_six_joint_pack v432 = (((v55 * v288) - (v26 * v280)) - (v27 * v422)) - (v47 * v412);
    A[111] = v432;
    const behi_six_joint_pack v433 = (((v26 * v291) - (v27 * v423)) - (v47 * v413)) + (v273 * v310);
    A[112] = -v433;
    const behi_six_joint_pack v434 = (((v273 * v340) - (v26 * v328)) - (v27 * v424)) - (v47 * v414);
    A[114] = -v434;
    const behi_six_joint_pack v435 = (((v273 * v378) - (v26 * v351)) - (v27 * v425)) - (v47 * v415);
    A[115] = -v435;
    const behi_six_joint_pack v436 = (((v273 * v389) - (v26 * v381)) - (v27 * v426)) - (v47 * v416);
    A[116] = -v436;
    const behi_six_joint_pack v437 = (((v26 * v391) + (v55 * v396)) - (v27 * v427)) - (v47 * v417);
    A[117] = v437;
    const behi_six_joint_pack v438 = (((v26 * v397) + (v55 * v404)) - (v27 * v428)) - (v47 * v418);
    A[118] = v438;
    const behi_six_joint_pack v439 = (((v55 * v409) - (v27 * v429)) - (v47 * v419)) + (v26 * v405);
    A[119] = v439;
    const behi_six_joint_pack v440 = v66 * v70;
    A[121] = (((prepared[56] * v233) + (v37 * v420)) - (v49 * v410)) - (v265 * v440);
    A[122] = (((v49 * v411) - (prepared[56] * v270)) - (v37 * v421)) + (v66 * v277);
    A[123] = (((v49 * v412) - (prepared[56] * v278)) - (v37 * v422)) + (v66 * v288);
    A[124] = (((v37 * v423) - (prepared[56] * v293)) - (v49 * v413)) - (v310 * v440);
    A[126] = (((prepared[56] * v317) + (v37 * v424)) - (v49 * v414)) - (v340 * v440);
    A[127] = (((v37 * v425) - (prepared[56] * v368)) - (v49 * v415)) - (v378 * v440);
    A[128] = (((prepared[56] * v384) + (v37 * v426)) - (v49 * v416)) - (v389 * v440);
    A[129] = (((v49 * v417) - (prepared[56] * v392)) - (v37 * v427)) + (v66 * v396);
    A[130] = ((v49 * v418) - (v37 * v428)) + (v66 * v404);
    A[131] = (((v75 * prepared[72]) - (v37 * v429)) + (v49 * v419)) + (v66 * v409);
    const behi_six_joint_pack v441 = v70 * v150;
    const behi_six_joint_pack v442 = prepared[55] * v199;
    A[133] = ((v265 * v441) - v442) - (v117 * (v430 - (v410 - v420)));
    A[134] = ((v117 * (v431 - (v411 - v421))) - (v150 * v277)) - v442;
    A[135] = ((v117 * (v432 - (v412 - v422))) - (v150 * v288)) - v442;
    A[136] = ((prepared[55] * v174) + (v310 * v441)) - (v117 * (v433 - (v413 - v423)));
    A[138] = ((v340 * v441) - (prepared[55] * v326)) - (v117 * (v434 - (v414 - v424)));
    const behi_six_joint_pack v443 = (prepared[71] * v113) - (prepared[55] * v189);
    A[139] = ((v378 * v441) - v443) - (v117 * (v435 - (v415 - v425)));
    A[140] = ((v389 * v441) - v443) - (v117 * (v436 - (v416 - v426)));
    A[141] = ((v117 * (v437 - (v417 - v427))) - v443) - (v150 * v396);
    A[142] = ((v117 * (v438 - (v418 - v428))) - (v75 * prepared[55])) - (v150 * v404);
    A[143] = (v117 * (v439 - (v419 - v429))) - (v150 * v409);
    B[36] = -v70;
    const behi_six_joint_pack v444 = v65 - (v46 * v63);
    const behi_six_joint_pack v445 = v70 * v444;
    const behi_six_joint_pack v446 = -v445;
    B[38] = v446;
    B[48] = v446;
    const behi_six_joint_pack v447 = (v273 - (v47 * v71)) - (v27 * v445);
    const behi_six_joint_pack v448 = -v447;
    B[39] = v448;
    B[54] = v448;
    const behi_six_joint_pack v449 = (v440 + (v49 * v71)) - (v37 * v445);
    const behi_six_joint_pack v450 = -v449;
    B[40] = v450;
    B[60] = v450;
    const behi_six_joint_pack v451 = v117 * v44;
    const behi_six_joint_pack v452 = v117 * v282;
    const behi_six_joint_pack v453 = ((v441 - (v117 * v273)) - (v445 * v451)) + (v71 * v452);
    B[41] = v453;
    B[66] = v453;
    B[43] = v51 - (v63 * v71);
    const behi_six_joint_pack v454 = v46 * v51;
    const behi_six_joint_pack v455 = v454 + (v71 * v444);
    B[44] = v455;
    B[49] = v455;
    const behi_six_joint_pack v456 = ((v27 * v454) - (v63 * v447)) - (v47 * v51);
    const behi_six_joint_pack v457 = -v456;
    B[45] = v457;
    B[55] = v457;
    const behi_six_joint_pack v458 = ((v49 * v51) - (v63 * v449)) + (v37 * v454);
    const behi_six_joint_pack v459 = -v458;
    B[46] = v459;
    B[61] = v459;
    const behi_six_joint_pack v460 = ((v451 * v454) - (v63 * v453)) + (v51 * v452);
    B[47] = v460;
    B[67] = v460;
    B[50] = ((v46 * v455) - v45) - (v274 * v444);
    const behi_six_joint_pack v461 = ((v27 * v45) - (v46 * v456)) - (v65 * v447);
    B[51] = v461;
    B[56] = v461;
    const behi_six_joint_pack v462 = ((v37 * v45) - (v46 * v458)) - (v65 * v449);
    B[52] = v462;
    B[62] = v462;
    const behi_six_joint_pack v463 = ((v45 * v451) - (v46 * v460)) - (v65 * v453);
    const behi_six_joint_pack v464 = -v463;
    B[53] = v464;
    B[68] = v464;
    B[57] = -(((v26 + (v55 * v447)) + (v27 * v461)) + (v47 * v456));
    const behi_six_joint_pack v465 = -(((v55 * v449) + (v27 * v462)) + (v47 * v458));
    B[58] = v465;
    B[63] = v465;
    const behi_six_joint_pack v466 = (((v117 * v26) - (v55 * v453)) - (v27 * v463)) - (v47 * v460);
    const behi_six_joint_pack v467 = -v466;
    B[59] = v467;
    B[69] = v467;
    B[64] = ((prepared[56] - (v37 * v462)) + (v49 * v458)) - (v66 * v449);
    const behi_six_joint_pack v468 = ((v37 * v463) - (v49 * v460)) + (v66 * v453);
    B[65] = v468;
    B[70] = v468;
    B[71] = (prepared[54] - (v150 * v453)) - (v117 * (v466 - (v460 - v463)));
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
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
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
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
