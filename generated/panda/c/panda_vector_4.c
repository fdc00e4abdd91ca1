/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#define PANDA_APART __attribute__((noinline))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t panda_turns __attribute__((vector_size(PANDA_BYTES / sizeof(double) * 4)));

static inline panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PANDA_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void panda_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    if (lanes < PANDA_LANES) {
        panda_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const panda_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void panda_pack_give(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    if (lanes < PANDA_LANES) {
        panda_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(panda_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

static inline panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

static inline bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static PANDA_APART void panda_pack_sincos_outside(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void panda_pack_sincos(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    panda_mask every = ~(panda_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);
        const panda_pack x = (panda_pack)((panda_mask)angle[i] & inside);
        const panda_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, panda_turns);
        const panda_pack n = __builtin_convertvector(turns, panda_pack) - 65536.0;
        const panda_pack odd = __builtin_convertvector(turns & 1, panda_pack);
        const panda_pack sign = 1.0 - __builtin_convertvector(turns & 2, panda_pack);
        const panda_pack a = x - (n * 1.5707963267341256);
        const panda_pack b = a - (n * 6.077100506303966e-11);
        const panda_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const panda_pack r = b - rest;
        const panda_pack low = (b - r) - rest;
        const panda_pack z = r * r;
        const panda_pack h = 0.5 * z;
        const panda_pack w = 1.0 - h;
        const panda_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const panda_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const panda_pack across = sign * odd;
        const panda_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!panda_pack_all(every)) {
        panda_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_jacobian_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict J)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[2], q[1], q[3], q[4], q[5]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const panda_pack v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v16;
    const panda_pack v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v18 = 0.316 * v15;
    const panda_pack v19 = v18 + (0.0825 * v14);
    const panda_pack v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const panda_pack v21 = v0_sine[1] * v0_sine[0];
    const panda_pack v22 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v23 = v22 - (v0_cosine[2] * v21);
    const panda_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v17);
    const panda_pack v25 = 0.088 * v0_cosine[5];
    const panda_pack v26 = 0.088 * v0_sine[5];
    const panda_pack v27 = ((v25 * v24) + (v26 * v16)) - v20;
    const panda_pack v28 = (v0_sine[5] * v24) - (v0_cosine[5] * v16);
    J[34] = v28;
    const panda_pack v29 = v27 + (0.107 * v28);
    J[0] = -v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const panda_pack v32 = (v0_sine[3] * v0_cosine[2]) - (v0_cosine[3] * v30);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = v34 + ((0.0825 * v32) - (0.384 * v31));
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[4] * v36) + (v0_cosine[4] * v32);
    const panda_pack v38 = ((v25 * v37) + (v31 * v26)) - v35;
    const panda_pack v39 = (v0_sine[5] * v37) - (v0_cosine[5] * v31);
    J[41] = v39;
    const panda_pack v40 = v38 + (0.107 * v39);
    const panda_pack v41 = 0.333 - v40;
    J[1] = -(v0_cosine[0] * v41);
    const panda_pack v42 = v33 - v40;
    const panda_pack v43 = v18 - v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const panda_pack v44 = v19 - v29;
    const panda_pack v45 = v34 + v40;
    J[3] = -((v23 * v45) + (v36 * v44));
    const panda_pack v46 = v20 + v29;
    const panda_pack v47 = v35 + v40;
    J[4] = (v16 * v47) - (v31 * v46);
    const panda_pack v48 = (v0_sine[4] * v32) - (v0_cosine[4] * v36);
    J[40] = v48;
    const panda_pack v49 = (v0_sine[4] * v17) - (v0_cosine[4] * v23);
    J[33] = v49;
    J[5] = (v47 * v49) - (v46 * v48);
    const panda_pack v50 = v38 - v40;
    const panda_pack v51 = v27 - v29;
    J[6] = (v39 * v51) - (v28 * v50);
    const panda_pack v52 = (v0_cosine[2] * v22) - v21;
    const panda_pack v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const panda_pack v54 = (v0_sine[3] * v53) + (v0_cosine[3] * v52);
    const panda_pack v55 = v12 + (v0_cosine[2] * v13);
    J[24] = v55;
    const panda_pack v56 = (v0_sine[4] * v55) - (v0_cosine[4] * v54);
    const panda_pack v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const panda_pack v58 = 0.316 * v53;
    const panda_pack v59 = v58 + (0.0825 * v52);
    const panda_pack v60 = ((0.0825 * v54) - (0.384 * v57)) - v59;
    const panda_pack v61 = v60 + ((v25 * v56) - (v26 * v57));
    const panda_pack v62 = (v0_sine[5] * v56) + (v0_cosine[5] * v57);
    const panda_pack v63 = v61 + (0.107 * v62);
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const panda_pack v64 = v58 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const panda_pack v65 = v59 + v63;
    J[10] = (v36 * v65) - (v45 * v55);
    const panda_pack v66 = v60 - v63;
    J[11] = (v31 * v66) - (v47 * v57);
    const panda_pack v67 = (v0_sine[4] * v54) + (v0_cosine[4] * v55);
    J[26] = v67;
    J[12] = (v48 * v66) - (v47 * v67);
    const panda_pack v68 = v61 - v63;
    J[13] = (v39 * v68) - (v50 * v62);
    J[14] = panda_pack_splat(0.0);
    J[21] = panda_pack_splat(0.0);
    J[28] = panda_pack_splat(0.0);
    J[36] = panda_pack_splat(0.0);
    J[15] = (v0_cosine[0] * v63) - (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v23 * v65) + (v44 * v55));
    J[18] = (v46 * v57) - (v16 * v66);
    J[19] = (v46 * v67) - (v49 * v66);
    J[20] = (v51 * v62) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v23;
    J[35] = panda_pack_splat(1.0);
    J[38] = -v36;
}

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack J_pack[42];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        panda_pack_give(42U, count, first, lanes, J_pack, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack J_pack[42];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        panda_pack_give(42U, count, first, lanes, J_pack, J);
    }
}

static PANDA_APART void panda_pack_influence_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[2], q[1], q[3], q[5], q[4]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    const panda_pack v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const panda_pack v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v18 = 0.316 * v15;
    const panda_pack v19 = v18 + (0.0825 * v14);
    const panda_pack v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_sine[5] * v24) + (v0_cosine[5] * v17);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v16) - v20);
    const panda_pack v28 = (v0_sine[4] * v25) - (v0_cosine[4] * v16);
    const panda_pack v29 = (0.107 * v28) + v27;
    const panda_pack v30 = -v29;
    G[0] = v30;
    H[49] = v30;
    const panda_pack v31 = v0_sine[2] * v0_cosine[1];
    const panda_pack v32 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v31);
    const panda_pack v33 = (v0_cosine[3] * v31) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v34 = v0_sine[2] * v0_sine[1];
    const panda_pack v35 = (v0_sine[5] * v34) - (v0_cosine[5] * v33);
    const panda_pack v36 = (v0_sine[4] * v35) - (v0_cosine[4] * v32);
    const panda_pack v37 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v38 = (0.0825 * v31) - v37;
    const panda_pack v39 = ((0.0825 * v33) + (0.384 * v32)) - v38;
    const panda_pack v40 = (v39 + (v32 * v21)) + (v35 * v26);
    const panda_pack v41 = v40 + (0.107 * v36);
    const panda_pack v42 = 0.333 - v41;
    const panda_pack v43 = v0_cosine[0] * v42;
    const panda_pack v44 = -v43;
    G[1] = v44;
    H[50] = v44;
    H[56] = v44;
    const panda_pack v45 = v18 - v29;
    const panda_pack v46 = v37 - v41;
    const panda_pack v47 = (v15 * v46) - (v0_cosine[2] * v45);
    const panda_pack v48 = -v47;
    G[2] = v48;
    H[51] = v48;
    H[63] = v48;
    const panda_pack v49 = v19 - v29;
    const panda_pack v50 = v38 + v41;
    const panda_pack v51 = (v24 * v50) + (v34 * v49);
    const panda_pack v52 = -v51;
    G[3] = v52;
    H[52] = v52;
    H[70] = v52;
    const panda_pack v53 = v20 + v29;
    const panda_pack v54 = v39 - v41;
    const panda_pack v55 = (v16 * v54) + (v32 * v53);
    const panda_pack v56 = -v55;
    G[4] = v56;
    H[53] = v56;
    H[77] = v56;
    const panda_pack v57 = (v0_sine[5] * v33) + (v0_cosine[5] * v34);
    const panda_pack v58 = (v0_sine[5] * v17) - (v0_cosine[5] * v24);
    const panda_pack v59 = (v58 * v54) - (v57 * v53);
    const panda_pack v60 = -v59;
    G[5] = v60;
    H[54] = v60;
    H[84] = v60;
    const panda_pack v61 = v27 - v29;
    const panda_pack v62 = v40 - v41;
    const panda_pack v63 = (v28 * v62) - (v36 * v61);
    const panda_pack v64 = -v63;
    G[6] = v64;
    H[55] = v64;
    H[91] = v64;
    const panda_pack v65 = (v0_cosine[2] * v23) - v22;
    const panda_pack v66 = v0_sine[2] * v0_cosine[0];
    const panda_pack v67 = (v0_sine[3] * v66) + (v0_cosine[3] * v65);
    const panda_pack v68 = v12 + (v0_cosine[2] * v13);
    const panda_pack v69 = (v0_sine[5] * v68) - (v0_cosine[5] * v67);
    const panda_pack v70 = (v0_cosine[3] * v66) - (v0_sine[3] * v65);
    const panda_pack v71 = 0.316 * v66;
    const panda_pack v72 = v71 + (0.0825 * v65);
    const panda_pack v73 = ((0.0825 * v67) - (0.384 * v70)) - v72;
    const panda_pack v74 = ((v21 * v70) - v73) - (v26 * v69);
    const panda_pack v75 = (v0_sine[4] * v69) + (v0_cosine[4] * v70);
    const panda_pack v76 = (0.107 * v75) - v74;
    H[0] = v76;
    G[7] = -v76;
    const panda_pack v77 = v0_sine[0] * v42;
    H[1] = v77;
    H[7] = v77;
    G[8] = -v77;
    const panda_pack v78 = v71 + v76;
    const panda_pack v79 = (v66 * v46) - (v0_cosine[2] * v78);
    G[9] = v79;
    const panda_pack v80 = v72 + v76;
    const panda_pack v81 = (v34 * v80) - (v68 * v50);
    G[10] = v81;
    const panda_pack v82 = v73 - v76;
    const panda_pack v83 = (v32 * v82) + (v70 * v54);
    G[11] = v83;
    const panda_pack v84 = (v0_sine[5] * v67) + (v0_cosine[5] * v68);
    const panda_pack v85 = (v84 * v54) - (v57 * v82);
    G[12] = v85;
    const panda_pack v86 = v74 + v76;
    const panda_pack v87 = (v36 * v86) + (v75 * v62);
    H[6] = v87;
    H[42] = v87;
    G[13] = -v87;
    G[14] = panda_pack_splat(0.0);
    H[98] = panda_pack_splat(0.0);
    H[99] = panda_pack_splat(0.0);
    H[100] = panda_pack_splat(0.0);
    H[101] = panda_pack_splat(0.0);
    H[102] = panda_pack_splat(0.0);
    H[103] = panda_pack_splat(0.0);
    H[104] = panda_pack_splat(0.0);
    H[105] = panda_pack_splat(0.0);
    H[112] = panda_pack_splat(0.0);
    H[119] = panda_pack_splat(0.0);
    H[126] = panda_pack_splat(0.0);
    H[133] = panda_pack_splat(0.0);
    H[140] = panda_pack_splat(0.0);
    const panda_pack v88 = (v0_cosine[0] * v76) - (v0_sine[0] * v29);
    G[15] = v88;
    const panda_pack v89 = (v66 * v45) - (v15 * v78);
    G[16] = -v89;
    const panda_pack v90 = (v24 * v80) + (v68 * v49);
    G[17] = -v90;
    const panda_pack v91 = (v16 * v82) - (v70 * v53);
    G[18] = -v91;
    const panda_pack v92 = (v84 * v53) - (v58 * v82);
    G[19] = v92;
    const panda_pack v93 = (v28 * v86) + (v75 * v61);
    G[20] = v93;
    const panda_pack v94 = -v79;
    H[2] = v94;
    H[14] = v94;
    const panda_pack v95 = -v81;
    H[3] = v95;
    H[21] = v95;
    const panda_pack v96 = -v83;
    H[4] = v96;
    H[28] = v96;
    const panda_pack v97 = -v85;
    H[5] = v97;
    H[35] = v97;
    H[8] = v0_cosine[0] * v88;
    const panda_pack v98 = -(v0_cosine[0] * v89);
    H[9] = v98;
    H[15] = v98;
    const panda_pack v99 = -(v0_cosine[0] * v90);
    H[10] = v99;
    H[22] = v99;
    const panda_pack v100 = -(v0_cosine[0] * v91);
    H[11] = v100;
    H[29] = v100;
    const panda_pack v101 = v0_cosine[0] * v92;
    H[12] = v101;
    H[36] = v101;
    const panda_pack v102 = v0_cosine[0] * v93;
    H[13] = v102;
    H[43] = v102;
    H[16] = -((v0_cosine[2] * v79) + (v15 * v89));
    const panda_pack v103 = -((v0_cosine[2] * v81) + (v15 * v90));
    H[17] = v103;
    H[23] = v103;
    const panda_pack v104 = -((v0_cosine[2] * v83) + (v15 * v91));
    H[18] = v104;
    H[30] = v104;
    const panda_pack v105 = (v15 * v92) - (v0_cosine[2] * v85);
    H[19] = v105;
    H[37] = v105;
    const panda_pack v106 = (v0_cosine[2] * v87) + (v15 * v93);
    H[20] = v106;
    H[44] = v106;
    H[24] = (v24 * v90) + (v34 * v81);
    const panda_pack v107 = (v24 * v91) + (v34 * v83);
    H[25] = v107;
    H[31] = v107;
    const panda_pack v108 = (v34 * v85) - (v24 * v92);
    H[26] = v108;
    H[38] = v108;
    const panda_pack v109 = -((v24 * v93) + (v34 * v87));
    H[27] = v109;
    H[45] = v109;
    H[32] = -((v16 * v91) + (v32 * v83));
    const panda_pack v110 = (v16 * v92) - (v32 * v85);
    H[33] = v110;
    H[39] = v110;
    const panda_pack v111 = (v16 * v93) + (v32 * v87);
    H[34] = v111;
    H[46] = v111;
    H[40] = (v58 * v92) + (v57 * v85);
    const panda_pack v112 = (v58 * v93) - (v57 * v87);
    H[41] = v112;
    H[47] = v112;
    H[48] = (v28 * v93) + (v36 * v87);
    H[57] = v0_sine[0] * v88;
    const panda_pack v113 = -(v0_sine[0] * v89);
    H[58] = v113;
    H[64] = v113;
    const panda_pack v114 = -(v0_sine[0] * v90);
    H[59] = v114;
    H[71] = v114;
    const panda_pack v115 = -(v0_sine[0] * v91);
    H[60] = v115;
    H[78] = v115;
    const panda_pack v116 = v0_sine[0] * v92;
    H[61] = v116;
    H[85] = v116;
    const panda_pack v117 = v0_sine[0] * v93;
    H[62] = v117;
    H[92] = v117;
    H[65] = (v66 * v89) - (v0_cosine[2] * v47);
    const panda_pack v118 = (v66 * v90) - (v0_cosine[2] * v51);
    H[66] = v118;
    H[72] = v118;
    const panda_pack v119 = (v66 * v91) - (v0_cosine[2] * v55);
    H[67] = v119;
    H[79] = v119;
    const panda_pack v120 = -((v0_cosine[2] * v59) + (v66 * v92));
    H[68] = v120;
    H[86] = v120;
    const panda_pack v121 = -((v0_cosine[2] * v63) + (v66 * v93));
    H[69] = v121;
    H[93] = v121;
    H[73] = (v68 * v90) + (v34 * v51);
    const panda_pack v122 = (v68 * v91) + (v34 * v55);
    H[74] = v122;
    H[80] = v122;
    const panda_pack v123 = (v34 * v59) - (v68 * v92);
    H[75] = v123;
    H[87] = v123;
    const panda_pack v124 = (v34 * v63) - (v68 * v93);
    H[76] = v124;
    H[94] = v124;
    H[81] = (v70 * v91) - (v32 * v55);
    const panda_pack v125 = -((v32 * v59) + (v70 * v92));
    H[82] = v125;
    H[88] = v125;
    const panda_pack v126 = -((v32 * v63) + (v70 * v93));
    H[83] = v126;
    H[95] = v126;
    H[89] = (v57 * v59) - (v84 * v92);
    const panda_pack v127 = (v57 * v63) - (v84 * v93);
    H[90] = v127;
    H[96] = v127;
    H[97] = (v75 * v93) - (v36 * v63);
    H[106] = (v0_cosine[0] * v43) + (v0_sine[0] * v77);
    const panda_pack v128 = (v0_cosine[0] * v47) - (v0_sine[0] * v79);
    H[107] = v128;
    H[113] = v128;
    const panda_pack v129 = (v0_cosine[0] * v51) - (v0_sine[0] * v81);
    H[108] = v129;
    H[120] = v129;
    const panda_pack v130 = (v0_cosine[0] * v55) - (v0_sine[0] * v83);
    H[109] = v130;
    H[127] = v130;
    const panda_pack v131 = (v0_cosine[0] * v59) - (v0_sine[0] * v85);
    H[110] = v131;
    H[134] = v131;
    const panda_pack v132 = (v0_cosine[0] * v63) + (v0_sine[0] * v87);
    H[111] = v132;
    H[141] = v132;
    H[114] = (v66 * v79) + (v15 * v47);
    const panda_pack v133 = (v66 * v81) + (v15 * v51);
    H[115] = v133;
    H[121] = v133;
    const panda_pack v134 = (v66 * v83) + (v15 * v55);
    H[116] = v134;
    H[128] = v134;
    const panda_pack v135 = (v66 * v85) + (v15 * v59);
    H[117] = v135;
    H[135] = v135;
    const panda_pack v136 = -((v66 * v87) - (v15 * v63));
    H[118] = v136;
    H[142] = v136;
    H[122] = (v68 * v81) - (v24 * v51);
    const panda_pack v137 = -((v24 * v55) - (v68 * v83));
    H[123] = v137;
    H[129] = v137;
    const panda_pack v138 = -((v24 * v59) - (v68 * v85));
    H[124] = v138;
    H[136] = v138;
    const panda_pack v139 = -((v24 * v63) + (v68 * v87));
    H[125] = v139;
    H[143] = v139;
    H[130] = (v16 * v55) + (v70 * v83);
    const panda_pack v140 = (v16 * v59) + (v70 * v85);
    H[131] = v140;
    H[137] = v140;
    const panda_pack v141 = (v16 * v63) - (v70 * v87);
    H[132] = v141;
    H[144] = v141;
    H[138] = (v58 * v59) + (v84 * v85);
    const panda_pack v142 = (v58 * v63) - (v84 * v87);
    H[139] = v142;
    H[145] = v142;
    H[146] = (v28 * v63) + (v75 * v87);
}

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_influence_rotational_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[0], q[1], q[2], q[3], q[4], q[5]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    G[8] = v0_cosine[0];
    G[16] = v0_cosine[1];
    G[0] = panda_pack_splat(0.0);
    G[7] = panda_pack_splat(0.0);
    G[15] = panda_pack_splat(0.0);
    H[0] = panda_pack_splat(0.0);
    H[7] = panda_pack_splat(0.0);
    H[8] = panda_pack_splat(0.0);
    H[14] = panda_pack_splat(0.0);
    H[15] = panda_pack_splat(0.0);
    H[16] = panda_pack_splat(0.0);
    H[21] = panda_pack_splat(0.0);
    H[22] = panda_pack_splat(0.0);
    H[23] = panda_pack_splat(0.0);
    H[24] = panda_pack_splat(0.0);
    H[28] = panda_pack_splat(0.0);
    H[29] = panda_pack_splat(0.0);
    H[30] = panda_pack_splat(0.0);
    H[31] = panda_pack_splat(0.0);
    H[32] = panda_pack_splat(0.0);
    H[35] = panda_pack_splat(0.0);
    H[36] = panda_pack_splat(0.0);
    H[37] = panda_pack_splat(0.0);
    H[38] = panda_pack_splat(0.0);
    H[39] = panda_pack_splat(0.0);
    H[40] = panda_pack_splat(0.0);
    H[42] = panda_pack_splat(0.0);
    H[43] = panda_pack_splat(0.0);
    H[44] = panda_pack_splat(0.0);
    H[45] = panda_pack_splat(0.0);
    H[46] = panda_pack_splat(0.0);
    H[47] = panda_pack_splat(0.0);
    H[48] = panda_pack_splat(0.0);
    H[49] = panda_pack_splat(0.0);
    H[56] = panda_pack_splat(0.0);
    H[57] = panda_pack_splat(0.0);
    H[63] = panda_pack_splat(0.0);
    H[64] = panda_pack_splat(0.0);
    H[65] = panda_pack_splat(0.0);
    H[70] = panda_pack_splat(0.0);
    H[71] = panda_pack_splat(0.0);
    H[72] = panda_pack_splat(0.0);
    H[73] = panda_pack_splat(0.0);
    H[77] = panda_pack_splat(0.0);
    H[78] = panda_pack_splat(0.0);
    H[79] = panda_pack_splat(0.0);
    H[80] = panda_pack_splat(0.0);
    H[81] = panda_pack_splat(0.0);
    H[84] = panda_pack_splat(0.0);
    H[85] = panda_pack_splat(0.0);
    H[86] = panda_pack_splat(0.0);
    H[87] = panda_pack_splat(0.0);
    H[88] = panda_pack_splat(0.0);
    H[89] = panda_pack_splat(0.0);
    H[91] = panda_pack_splat(0.0);
    H[92] = panda_pack_splat(0.0);
    H[93] = panda_pack_splat(0.0);
    H[94] = panda_pack_splat(0.0);
    H[95] = panda_pack_splat(0.0);
    H[96] = panda_pack_splat(0.0);
    H[97] = panda_pack_splat(0.0);
    H[98] = panda_pack_splat(0.0);
    H[99] = panda_pack_splat(0.0);
    H[100] = panda_pack_splat(0.0);
    H[101] = panda_pack_splat(0.0);
    H[102] = panda_pack_splat(0.0);
    H[103] = panda_pack_splat(0.0);
    H[104] = panda_pack_splat(0.0);
    H[105] = panda_pack_splat(0.0);
    H[106] = panda_pack_splat(0.0);
    H[112] = panda_pack_splat(0.0);
    H[113] = panda_pack_splat(0.0);
    H[114] = panda_pack_splat(0.0);
    H[119] = panda_pack_splat(0.0);
    H[120] = panda_pack_splat(0.0);
    H[121] = panda_pack_splat(0.0);
    H[122] = panda_pack_splat(0.0);
    H[126] = panda_pack_splat(0.0);
    H[127] = panda_pack_splat(0.0);
    H[128] = panda_pack_splat(0.0);
    H[129] = panda_pack_splat(0.0);
    H[130] = panda_pack_splat(0.0);
    H[133] = panda_pack_splat(0.0);
    H[134] = panda_pack_splat(0.0);
    H[135] = panda_pack_splat(0.0);
    H[136] = panda_pack_splat(0.0);
    H[137] = panda_pack_splat(0.0);
    H[138] = panda_pack_splat(0.0);
    H[140] = panda_pack_splat(0.0);
    H[141] = panda_pack_splat(0.0);
    H[142] = panda_pack_splat(0.0);
    H[143] = panda_pack_splat(0.0);
    H[144] = panda_pack_splat(0.0);
    H[145] = panda_pack_splat(0.0);
    H[146] = panda_pack_splat(0.0);
    const panda_pack v12 = -v0_sine[0];
    G[1] = v12;
    H[50] = v12;
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    G[2] = v13;
    H[51] = v13;
    const panda_pack v14 = v0_cosine[1] * v0_cosine[0];
    H[9] = v14;
    const panda_pack v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    G[3] = v15;
    H[52] = v15;
    const panda_pack v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const panda_pack v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    G[4] = v17;
    H[53] = v17;
    const panda_pack v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const panda_pack v19 = (v0_cosine[4] * v15) + (v0_sine[4] * v18);
    G[5] = v19;
    H[54] = v19;
    const panda_pack v20 = v0_cosine[4] * v0_sine[5];
    const panda_pack v21 = v0_sine[5] * v0_sine[4];
    const panda_pack v22 = ((v18 * v20) - (v0_cosine[5] * v17)) - (v15 * v21);
    G[6] = v22;
    H[55] = v22;
    const panda_pack v23 = v0_sine[1] * v0_sine[0];
    G[9] = v23;
    const panda_pack v24 = v0_cosine[1] * v0_sine[0];
    H[58] = v24;
    const panda_pack v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    G[10] = v25;
    const panda_pack v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const panda_pack v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    G[11] = v27;
    const panda_pack v28 = (v0_cosine[3] * v26) + (v0_sine[3] * v23);
    const panda_pack v29 = (v0_sine[4] * v28) + (v0_cosine[4] * v25);
    G[12] = v29;
    const panda_pack v30 = ((v28 * v20) - (v0_cosine[5] * v27)) - (v25 * v21);
    G[13] = v30;
    G[14] = panda_pack_splat(1.0);
    const panda_pack v31 = v0_sine[1] * v0_sine[2];
    G[17] = -v31;
    const panda_pack v32 = v0_sine[1] * v0_cosine[2];
    const panda_pack v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    G[18] = v33;
    const panda_pack v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const panda_pack v35 = (v0_sine[4] * v34) + (v0_cosine[4] * v31);
    G[19] = -v35;
    const panda_pack v36 = ((v31 * v21) - (v0_cosine[5] * v33)) - (v34 * v20);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v33 * v0_cosine[0];
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v33 * v23) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v27 * v35) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v33 * v0_sine[0];
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v33 * v13);
    H[68] = (v0_cosine[1] * v19) + (v35 * v13);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v35 * v15) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v25 * v13) - (v23 * v15);
    H[116] = (v27 * v13) - (v23 * v17);
    H[117] = (v29 * v13) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v27 * v15) - (v25 * v17);
    H[124] = (v29 * v15) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v29 * v17) - (v27 * v19);
    H[132] = (v17 * v30) - (v27 * v22);
    H[139] = (v19 * v30) - (v29 * v22);
}

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack G_pack[21];
        panda_pack H_pack[147];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_reactions(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict F)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[1], q[2], q[3], q[4], q[5], q[6]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v12 = v0_cosine[0] * qd[0];
    const panda_pack v13 = qd[1] * v12;
    const panda_pack v14 = v13 + (v0_sine[0] * qdd[0]);
    const panda_pack v15 = v0_sine[0] * qd[0];
    const panda_pack v16 = (v0_cosine[1] * qd[1]) + (v0_sine[1] * v15);
    const panda_pack v17 = ((qd[2] * v16) + (v0_sine[1] * qdd[1])) - (v0_cosine[1] * v14);
    const panda_pack v18 = qd[2] + v12;
    const panda_pack v19 = (v0_sine[1] * qd[1]) - (v0_cosine[1] * v15);
    const panda_pack v20 = (v0_sine[2] * v19) - (v0_cosine[2] * v18);
    const panda_pack v21 = qd[1] * v15;
    const panda_pack v22 = v21 - (v0_cosine[0] * qdd[0]);
    const panda_pack v23 = qdd[2] - v22;
    const panda_pack v24 = ((qd[3] * v20) - (v0_sine[2] * v23)) - (v0_cosine[2] * v17);
    const panda_pack v25 = ((qd[2] * v19) - (v0_cosine[1] * qdd[1])) - (v0_sine[1] * v14);
    const panda_pack v26 = qdd[3] + v25;
    const panda_pack v27 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const panda_pack v28 = qd[3] - v16;
    const panda_pack v29 = (v0_cosine[3] * v28) + (v0_sine[3] * v27);
    const panda_pack v30 = ((qd[4] * v29) + (v0_sine[3] * v26)) + (v0_cosine[3] * v24);
    const panda_pack v31 = ((qd[3] * v27) + (v0_sine[2] * v17)) - (v0_cosine[2] * v23);
    const panda_pack v32 = qdd[4] - v31;
    const panda_pack v33 = (v0_sine[3] * v28) - (v0_cosine[3] * v27);
    const panda_pack v34 = qd[4] - v20;
    const panda_pack v35 = (v0_sine[4] * v34) - (v0_cosine[4] * v33);
    const panda_pack v36 = ((qd[5] * v35) - (v0_cosine[4] * v32)) - (v0_sine[4] * v30);
    const panda_pack v37 = qd[5] + v29;
    const panda_pack v38 = v37 * v35;
    const panda_pack v39 = v38 + v36;
    const panda_pack v40 = v28 * v27;
    const panda_pack v41 = v31 + v40;
    const panda_pack v42 = v16 * v19;
    const panda_pack v43 = v23 + v42;
    const panda_pack v44 = v13 + v14;
    const panda_pack v45 = 0.316 * v44;
    const panda_pack v46 = v12 * v15;
    const panda_pack v47 = qdd[1] - v46;
    const panda_pack v48 = (9.81 * v0_sine[0]) - (0.316 * v47);
    const panda_pack v49 = (v0_sine[1] * v48) + (v0_cosine[1] * v45);
    const panda_pack v50 = v49 + (0.0825 * v43);
    const panda_pack v51 = v28 * v20;
    const panda_pack v52 = (v50 + (0.0825 * v41)) + (0.384 * (v24 + v51));
    const panda_pack v53 = v20 * v27;
    const panda_pack v54 = v26 + v53;
    const panda_pack v55 = (v0_cosine[1] * v48) - (v0_sine[1] * v45);
    const panda_pack v56 = v16 * v16;
    const panda_pack v57 = v18 * v18;
    const panda_pack v58 = v57 + v56;
    const panda_pack v59 = (0.0825 * v58) + v55;
    const panda_pack v60 = v18 * v19;
    const panda_pack v61 = v60 + v25;
    const panda_pack v62 = v15 * v15;
    const panda_pack v63 = qd[1] * qd[1];
    const panda_pack v64 = v63 + v62;
    const panda_pack v65 = (0.316 * v64) - (9.81 * v0_cosine[0]);
    const panda_pack v66 = (0.0825 * v61) - v65;
    const panda_pack v67 = (v0_sine[2] * v66) - (v0_cosine[2] * v59);
    const panda_pack v68 = v20 * v20;
    const panda_pack v69 = v28 * v28;
    const panda_pack v70 = v69 + v68;
    const panda_pack v71 = (v67 - (0.384 * v54)) + (0.0825 * v70);
    const panda_pack v72 = (v0_sine[3] * v71) - (v0_cosine[3] * v52);
    const panda_pack v73 = v72 + (0.088 * v39);
    const panda_pack v74 = (v0_sine[3] * v52) + (v0_cosine[3] * v71);
    const panda_pack v75 = (v0_sine[2] * v59) + (v0_cosine[2] * v66);
    const panda_pack v76 = v26 - v53;
    const panda_pack v77 = v27 * v27;
    const panda_pack v78 = ((0.0825 * v76) - v75) + (0.384 * (v69 + v77));
    const panda_pack v79 = (v0_sine[4] * v78) - (v0_cosine[4] * v74);
    const panda_pack v80 = (v0_cosine[4] * v34) + (v0_sine[4] * v33);
    const panda_pack v81 = v80 * v80;
    const panda_pack v82 = v37 * v37;
    const panda_pack v83 = v82 + v81;
    const panda_pack v84 = v79 + (0.088 * v83);
    const panda_pack v85 = (v0_sine[5] * v73) - (v0_cosine[5] * v84);
    const panda_pack v86 = ((qd[5] * v80) + (v0_sine[4] * v32)) - (v0_cosine[4] * v30);
    const panda_pack v87 = (v0_cosine[5] * v35) + (v0_sine[5] * v37);
    const panda_pack v88 = ((qd[4] * v33) + (v0_sine[3] * v24)) - (v0_cosine[3] * v26);
    const panda_pack v89 = qdd[5] - v88;
    const panda_pack v90 = ((qd[6] * v87) + (v0_sine[5] * v86)) - (v0_cosine[5] * v89);
    const panda_pack v91 = qd[6] - v80;
    const panda_pack v92 = (0.15027794863400004 * v87) - (0.002573605371338206 * v91);
    const panda_pack v93 = qdd[6] + v36;
    const panda_pack v94 = (v0_sine[5] * v35) - (v0_cosine[5] * v37);
    const panda_pack v95 = v87 * v94;
    const panda_pack v96 = v93 + v95;
    const panda_pack v97 = (((1.495522 * v85) - (0.15027794863400004 * v90)) + (v91 * v92)) - (0.002034439958661797 * v96);
    const panda_pack v98 = v94 * v94;
    const panda_pack v99 = v97 - (0.002573605371338206 * v98);
    F[36] = v99;
    const panda_pack v100 = (v0_sine[5] * v84) + (v0_cosine[5] * v73);
    const panda_pack v101 = (0.002034439958661797 * v91) + (0.15027794863400004 * v94);
    const panda_pack v102 = ((qd[6] * v94) - (v0_sine[5] * v89)) - (v0_cosine[5] * v86);
    const panda_pack v103 = v93 - v95;
    const panda_pack v104 = (((v91 * v101) - (1.495522 * v100)) - (0.15027794863400004 * v102)) - (0.002573605371338206 * v103);
    const panda_pack v105 = v87 * v87;
    const panda_pack v106 = v104 + (0.002034439958661797 * v105);
    const panda_pack v107 = (((1.666555 * v79) - (v0_sine[5] * v106)) - (v0_cosine[5] * v99)) + (0.10024161669500001 * v83);
    const panda_pack v108 = v38 - v36;
    const panda_pack v109 = v80 * v35;
    const panda_pack v110 = v89 - v109;
    const panda_pack v111 = (v107 + (0.017527158935000002 * v108)) - (0.023526756935 * v110);
    const panda_pack v112 = (v0_sine[4] * v74) + (v0_cosine[4] * v78);
    const panda_pack v113 = v35 * v35;
    const panda_pack v114 = v89 + v109;
    const panda_pack v115 = (0.088 * v114) - v112;
    const panda_pack v116 = (((0.002034439958661797 * v102) - (0.002573605371338206 * v90)) + (1.495522 * v115)) + (v87 * v92);
    const panda_pack v117 = v116 + (v94 * v101);
    const panda_pack v118 = v117 + ((((0.023526756935 * v113) + (0.017527158935000002 * v86)) + (0.10024161669500001 * v114)) - (1.666555 * v112));
    const panda_pack v119 = (0.023526756935 * v37) - (0.017527158935000002 * v80);
    const panda_pack v120 = v118 + (v37 * v119);
    F[31] = v120;
    const panda_pack v121 = (((v0_cosine[4] * v120) - (v0_sine[4] * v111)) - (0.05034347249 * v30)) - (1.225946 * v78);
    const panda_pack v122 = (0.047121686402 * v29) - (0.05034347249 * v34);
    const panda_pack v123 = (0.014653732538 * v34) + (0.047121686402 * v33);
    const panda_pack v124 = ((v121 + (0.014653732538 * v88)) + (v29 * v122)) + (v33 * v123);
    F[26] = v124;
    const panda_pack v125 = ((((0.374644408005 * v77) - (0.09850206933 * v24)) + (0.19076837715 * v76)) - (3.587895 * v75)) - v124;
    const panda_pack v126 = (0.09850206933 * v20) + (0.374644408005 * v28);
    const panda_pack v127 = v125 + (v28 * v126);
    const panda_pack v128 = (((1.225946 * v74) - (v0_sine[4] * v120)) - (v0_cosine[4] * v111)) - (0.047121686402 * v88);
    const panda_pack v129 = v29 * v33;
    const panda_pack v130 = v32 - v129;
    const panda_pack v131 = v29 * v29;
    const panda_pack v132 = ((v128 + (v34 * v123)) - (0.05034347249 * v130)) + (0.014653732538 * v131);
    F[24] = v132;
    const panda_pack v133 = (v0_sine[5] * v99) - (v0_cosine[5] * v106);
    const panda_pack v134 = ((v80 * v119) + (0.023526756935 * v86)) - (v133 + ((0.017527158935000002 * v113) + (0.10024161669500001 * v39)));
    const panda_pack v135 = v32 + v129;
    const panda_pack v136 = (((v34 * v122) - (0.047121686402 * v30)) - (2.892501 * v72)) - (0.014653732538 * v135);
    const panda_pack v137 = v33 * v33;
    const panda_pack v138 = v134 + (v136 - (0.05034347249 * v137));
    F[25] = v138;
    const panda_pack v139 = (v0_sine[3] * v138) - (v0_cosine[3] * v132);
    const panda_pack v140 = (v139 + ((0.374644408005 * v54) - (3.587895 * v67))) - (0.19076837715 * v70);
    const panda_pack v141 = v140 + (0.09850206933 * (v31 - v40));
    const panda_pack v142 = (v0_sine[2] * v141) + (v0_cosine[2] * v127);
    const panda_pack v143 = v19 * v19;
    const panda_pack v144 = (0.126729164208 * v18) + (0.214708623208 * v16);
    const panda_pack v145 = ((v16 * v144) + (0.088844724872 * v61)) - ((3.228604 * v65) - (0.126729164208 * v17));
    const panda_pack v146 = ((0.214708623208 * v143) - v142) + v145;
    F[14] = v146;
    const panda_pack v147 = v13 - v14;
    const panda_pack v148 = v46 + qdd[1];
    const panda_pack v149 = ((((0.018579714719999998 * v64) - (6.346344060000001 * v0_cosine[0])) - (0.0022610063699999997 * v147)) - (0.002031994566 * v148)) - v146;
    F[7] = v149;
    const panda_pack v150 = (((v0_cosine[2] * v141) - (v0_sine[2] * v127)) + (3.228604 * v55)) + (0.088844724872 * v58);
    const panda_pack v151 = v60 - v25;
    const panda_pack v152 = v23 - v42;
    const panda_pack v153 = (v150 + (0.214708623208 * v151)) + (0.126729164208 * v152);
    const panda_pack v154 = (v0_sine[3] * v132) + (v0_cosine[3] * v138);
    const panda_pack v155 = (v154 + (((0.374644408005 * v24) + (3.587895 * v50)) + (0.09850206933 * v77))) + (v20 * v126);
    const panda_pack v156 = v155 + (0.19076837715 * v41);
    const panda_pack v157 = ((((0.126729164208 * v143) - (0.214708623208 * v17)) - (0.088844724872 * v43)) - (3.228604 * v49)) - v156;
    const panda_pack v158 = v157 + (v18 * v144);
    const panda_pack v159 = (v0_sine[1] * v158) - (v0_cosine[1] * v153);
    const panda_pack v160 = v12 * v12;
    const panda_pack v161 = (((0.018579714719999998 * v47) - (6.346344060000001 * v0_sine[0])) + (0.0022610063699999997 * v22)) + (0.002031994566 * v160);
    const panda_pack v162 = (0.002031994566 * qd[1]) - (0.0022610063699999997 * v15);
    const panda_pack v163 = v159 + (v161 + (qd[1] * v162));
    F[6] = v163;
    const panda_pack v164 = qd[0] * qd[0];
    F[0] = (((v0_cosine[0] * v163) - (0.010343993404000001 * qdd[0])) - (v0_sine[0] * v149)) - (0.0192614005 * v164);
    const panda_pack v165 = (v0_sine[1] * v153) + (v0_cosine[1] * v158);
    const panda_pack v166 = ((0.002031994566 * v22) - (0.0022610063699999997 * v160)) - (v165 - ((v15 * v162) + (0.018579714719999998 * v44)));
    F[8] = v166;
    F[1] = v166 + ((0.0192614005 * qdd[0]) - (0.010343993404000001 * v164));
    F[2] = (48.762410040000006 - (v0_sine[0] * v163)) - (v0_cosine[0] * v149);
    const panda_pack v167 = (((0.009314099872068162 * v38) + (0.010567766133106952 * v36)) - (0.00010375891721868492 * v113)) - (0.017527158935000002 * v79);
    const panda_pack v168 = (0.00010375891721868492 * v37) - (0.001524110902883315 * v80);
    const panda_pack v169 = (((v167 + (0.10024161669500001 * v72)) - (0.001524110902883315 * v86)) + (v37 * v168)) + (0.088 * v133);
    const panda_pack v170 = (0.000965305169919112 * v91) + (0.00039139128168424797 * v94);
    const panda_pack v171 = (0.00039139128168424797 * v87) - (0.0012555365982728985 * v91);
    const panda_pack v172 = ((v87 * v171) - (v94 * v170)) + ((0.006684151967360946 * v93) + (0.0024209437785212284 * v95));
    const panda_pack v173 = v172 - (((0.002034439958661797 * v85) - (0.0012555365982728985 * v90)) - ((0.002573605371338206 * v100) + (0.000965305169919112 * v102)));
    F[41] = v173;
    const panda_pack v174 = v173 + (v169 - (9.3569097314605e-05 * v110));
    const panda_pack v175 = (0.0021640520520981297 * v34) + (0.0015152444733270301 * v33);
    const panda_pack v176 = ((v91 * (v171 - (0.022528247445067415 * v94))) + (0.00039139128168424797 * v90)) + (0.15027794863400004 * v100);
    const panda_pack v177 = (((v176 + (0.03163334319094959 * v102)) + (0.002034439958661797 * v115)) + (0.000965305169919112 * v103)) + (0.0012555365982728985 * v98);
    const panda_pack v178 = ((v91 * ((0.024949191223588643 * v87) - v170)) + (0.15027794863400004 * v85)) - (0.029212399412428362 * v90);
    const panda_pack v179 = (((v178 - (0.00039139128168424797 * v102)) + (0.002573605371338206 * v115)) - (0.0012555365982728985 * v96)) + (0.000965305169919112 * v105);
    F[40] = v179;
    const panda_pack v180 = (((0.001524110902883315 * v39) - (v80 * (0.0012267940971320002 * v37))) + (v0_sine[5] * v179)) + (v0_cosine[5] * v177);
    const panda_pack v181 = (((v180 + (0.023526756935 * v72)) - (0.0024804603581707898 * v86)) + (0.00010375891721868492 * v114)) + (0.017527158935000002 * v112);
    const panda_pack v182 = v181 + (9.3569097314605e-05 * (v82 - v81));
    const panda_pack v183 = ((v34 * ((0.020590861562431825 * v29) - v175)) + (v0_sine[4] * v174)) - (v0_cosine[4] * v182);
    const panda_pack v184 = (((v183 - (0.03942757095803552 * v30)) - (0.05034347249 * v78)) - (0.047121686402 * v72)) - (0.0015152444733270301 * v88);
    const panda_pack v185 = (v184 - (0.004600245517563105 * v135)) + (0.0021640520520981297 * v131);
    F[27] = v185;
    const panda_pack v186 = ((v0_cosine[5] * v179) + (v80 * v168)) - ((0.023526756935 * v79) - (0.088 * v117));
    const panda_pack v187 = ((0.00010375891721868492 * v86) - (0.011794560230238952 * v89)) - ((0.008087305774936162 * v109) - (0.10024161669500001 * v112));
    const panda_pack v188 = v187 - ((((0.001524110902883315 * v113) - (v0_sine[5] * v177)) + (9.3569097314605e-05 * v108)) + v186);
    const panda_pack v189 = (0.0015152444733270301 * v29) - (0.004600245517563105 * v34);
    const panda_pack v190 = ((v34 * (v189 - (0.028558060195206958 * v33))) + (0.0015152444733270301 * v30)) - (0.014653732538 * v78);
    const panda_pack v191 = (((v190 - (0.047121686402 * v74)) + (0.03146037232526039 * v88)) + (0.0021640520520981297 * v130)) + (0.004600245517563105 * v137);
    const panda_pack v192 = v188 + v191;
    F[28] = v192;
    const panda_pack v193 = (((v0_sine[3] * v192) - (v0_cosine[3] * v185)) + (0.06767727025085991 * v24)) + (0.02771584317362585 * v31);
    const panda_pack v194 = (((v193 + (0.374644408005 * v50)) + (0.384 * v154)) - (0.0039053550262761003 * v76)) + (0.09850206933 * v75);
    const panda_pack v195 = (0.02771584317362585 * v27) - (0.0016444875773692705 * v28);
    const panda_pack v196 = ((v194 + (v28 * v195)) + (0.0016444875773692705 * v68)) + (0.04518671862808827 * v51);
    const panda_pack v197 = (((0.0825 * v154) + (0.02771584317362585 * v24)) - (0.09850206933 * v67)) + (0.0016444875773692705 * v54);
    const panda_pack v198 = (((v197 + (0.03239943042445132 * v31)) + (0.009908878801679677 * v40)) + (0.19076837715 * v50)) + (0.0039053550262761003 * v77);
    const panda_pack v199 = (0.02771584317362585 * v20) - (0.0039053550262761003 * v28);
    const panda_pack v200 = ((v0_sine[4] * v182) + (v0_cosine[4] * v174)) - ((0.004600245517563105 * v30) - (0.05034347249 * v74));
    const panda_pack v201 = ((v29 * v189) - (v33 * v175)) + ((0.010869510762828563 * v32) - (0.007967198632775133 * v129));
    const panda_pack v202 = v200 - (((0.014653732538 * v72) + (0.0021640520520981297 * v88)) + v201);
    const panda_pack v203 = v202 + (v198 + (v28 * v199));
    const panda_pack v204 = (((v0_sine[2] * v203) - (v16 * (0.034629179707086004 * v18))) - (v0_cosine[2] * v196)) + (0.008248333140675744 * v61);
    const panda_pack v205 = (((v204 - (0.126729164208 * v65)) + (0.05649492601407083 * v17)) - (0.005487648106562255 * v43)) + (0.214708623208 * v49);
    const panda_pack v206 = v205 + (0.004377257121839583 * (v57 - v56));
    F[15] = v206;
    const panda_pack v207 = ((0.0825 * v124) + (v0_sine[3] * v185)) + ((v0_cosine[3] * v192) + (v20 * v199));
    const panda_pack v208 = v207 - (((v27 * v195) + (0.07758614905253959 * v26)) - ((0.0039053550262761003 * v24) - (0.03527783982640859 * v53)));
    const panda_pack v209 = (((0.374644408005 * v67) - (0.0016444875773692705 * v31)) - ((0.384 * v139) - (0.19076837715 * v75))) + v208;
    const panda_pack v210 = (((0.052878381999606115 * v25) - (0.03824572372155072 * v60)) - (0.214708623208 * v55)) - (0.088844724872 * v65);
    const panda_pack v211 = (0.005487648106562255 * v18) + (0.008248333140675744 * v16);
    const panda_pack v212 = (((v210 + (0.008248333140675744 * v17)) - (0.005487648106562255 * v143)) + (v18 * v211)) - (0.0825 * v142);
    const panda_pack v213 = (v212 + (0.004377257121839583 * v152)) - v209;
    const panda_pack v214 = (((0.008503511624021552 * v14) - (0.0221804724897 * v0_cosine[0])) - (0.0015892928105047527 * v13)) - (v0_sine[1] * v213);
    const panda_pack v215 = (0.0007689361029463999 * qd[1]) + (0.00398335888393552 * v15);
    const panda_pack v216 = (((v214 - (v0_cosine[1] * v206)) + (0.00398335888393552 * v22)) - (0.0007689361029463999 * v160)) + (qd[1] * v215);
    const panda_pack v217 = (v216 - (0.316 * v165)) - (0.01026110182100817 * v148);
    const panda_pack v218 = ((v16 * v211) + (0.126729164208 * v55)) + ((0.0825 * v156) + (0.01824920229252011 * v23));
    const panda_pack v219 = ((0.005487648106562255 * v17) + (0.0036165440144647135 * v42)) - ((0.088844724872 * v49) - (0.008248333140675744 * v143));
    const panda_pack v220 = v219 + ((((v0_sine[2] * v196) + (v0_cosine[2] * v203)) + (0.004377257121839583 * v151)) - v218);
    const panda_pack v221 = ((0.00398335888393552 * v44) + ((0.0007689361029463999 * v47) - (0.0221804724897 * v0_sine[0]))) + (0.02812428471219496 * v22);
    const panda_pack v222 = v220 + ((v221 + (0.018031480277668654 * v21)) + (0.01026110182100817 * (v63 - v62)));
    F[10] = v222;
    F[3] = 0.10147457529324001 + ((((0.007689227891810001 * qdd[0]) - (v0_sine[0] * v222)) - (v0_cosine[0] * v217)) - (0.019661580965898477 * v164));
    const panda_pack v223 = ((0.01993386669246 * v0_cosine[0]) - (v15 * v215)) + ((0.019620773088173407 * v46) + (v0_sine[1] * v206));
    const panda_pack v224 = ((v0_cosine[1] * v213) - (0.316 * v159)) - ((0.0007689361029463999 * v22) + (0.00398335888393552 * v160));
    const panda_pack v225 = v224 - ((((0.026534991901690206 * qdd[1]) - (0.18226700140319999 * v0_sine[0])) + (0.01026110182100817 * v147)) + v223);
    F[4] = (((0.019661580965898477 * qdd[0]) + (0.007689227891810001 * v164)) - 0.18895433890500002) - v225;
    F[5] = ((0.009213163777211222 * qdd[0]) + (v0_sine[0] * v217)) - (v0_cosine[0] * v222);
    F[9] = -v217;
    F[11] = -v225;
    F[12] = -v153;
    F[13] = -v158;
    F[16] = -v213;
    F[17] = -v220;
    F[18] = -v141;
    F[19] = -v127;
    F[20] = -v156;
    F[21] = -v196;
    F[22] = -v203;
    F[23] = -v209;
    F[29] = -v202;
    F[30] = -v111;
    F[32] = (1.666555 * v72) - v134;
    F[33] = -v182;
    F[34] = -v174;
    F[35] = -v188;
    F[37] = -v106;
    F[38] = -v117;
    F[39] = -v177;
}

void panda_reactions_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack F_pack[42];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        panda_pack_give(42U, count, first, lanes, F_pack, F);
    }
}

void panda_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack F_pack[42];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        panda_pack_give(42U, count, first, lanes, F_pack, F);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
