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

typedef unsigned long long panda_bits __attribute__((vector_size(PANDA_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const panda_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_rotation_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict R)
{
    (void)prepared;
    const panda_pack v0_angle[7] = {q[3], q[5], q[4], q[1], q[2], q[0], q[6]};
    panda_pack v0_sine[7];
    panda_pack v0_cosine[7];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    panda_pack_sincos_guard(7U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v14 = v0_sine[3] * v0_sine[4];
    const panda_pack v15 = v0_sine[4] * v0_cosine[5];
    const panda_pack v16 = v0_cosine[0] * v0_cosine[3];
    const panda_pack v17 = v0_sine[0] * v0_cosine[3];
    const panda_pack v18 = v0_sine[4] * v0_sine[5];
    const panda_pack v19 = v0_sine[0] * v0_sine[3];
    const panda_pack v20 = v19 + (v0_cosine[4] * v16);
    const panda_pack v21 = (v0_cosine[0] * v18) - (v0_cosine[5] * v20);
    const panda_pack v22 = (v0_cosine[4] * v0_sine[5]) + (v0_cosine[3] * v15);
    const panda_pack v23 = (-(v0_cosine[2] * v21)) - (v0_sine[2] * v22);
    const panda_pack v24 = v0_cosine[0] * v0_sine[3];
    const panda_pack v25 = v24 - (v0_cosine[4] * v17);
    const panda_pack v26 = (v0_cosine[5] * v25) + (v0_sine[0] * v18);
    const panda_pack v27 = (v0_cosine[1] * v23) + (v0_sine[1] * v26);
    const panda_pack v28 = (v0_cosine[2] * v22) - (v0_sine[2] * v21);
    R[0] = (v0_cosine[6] * v27) + (v0_sine[6] * v28);
    R[1] = (v0_cosine[6] * v28) - (v0_sine[6] * v27);
    R[2] = (v0_sine[1] * v23) - (v0_cosine[1] * v26);
    const panda_pack v29 = (v0_sine[5] * v20) + (v0_cosine[0] * v15);
    const panda_pack v30 = (v0_cosine[4] * v0_cosine[5]) - (v0_cosine[3] * v18);
    const panda_pack v31 = (v0_cosine[2] * v29) + (v0_sine[2] * v30);
    const panda_pack v32 = (v0_sine[0] * v15) - (v0_sine[5] * v25);
    const panda_pack v33 = (v0_cosine[1] * v31) - (v0_sine[1] * v32);
    const panda_pack v34 = (v0_sine[2] * v29) - (v0_cosine[2] * v30);
    R[3] = (v0_cosine[6] * v33) + (v0_sine[6] * v34);
    R[4] = (v0_cosine[6] * v34) - (v0_sine[6] * v33);
    R[5] = (v0_sine[1] * v31) + (v0_cosine[1] * v32);
    const panda_pack v35 = v16 + (v0_cosine[4] * v19);
    const panda_pack v36 = (v0_cosine[4] * v24) - v17;
    const panda_pack v37 = (v0_sine[2] * v14) - (v0_cosine[2] * v36);
    const panda_pack v38 = (-(v0_sine[1] * v35)) - (v0_cosine[1] * v37);
    const panda_pack v39 = (v0_cosine[2] * v14) + (v0_sine[2] * v36);
    R[7] = (v0_sine[6] * v38) - (v0_cosine[6] * v39);
    R[8] = (v0_sine[1] * v37) - (v0_cosine[1] * v35);
    R[6] = -((v0_cosine[6] * v38) + (v0_sine[6] * v39));
}

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack R_pack[9];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        panda_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack R_pack[9];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        panda_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PANDA_APART void panda_pack_jacobian_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict J)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[0], q[2], q[1], q[3], q[5], q[4]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const panda_pack v16 = 0.316 * v15;
    const panda_pack v17 = v16 + (0.0825 * v14);
    const panda_pack v18 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v19;
    const panda_pack v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_sine[5] * v24) + (v0_cosine[5] * v18);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v19) - v20);
    const panda_pack v28 = (v0_cosine[4] * v19) - (v0_sine[4] * v25);
    const panda_pack v29 = (0.107 * v28) - v27;
    J[0] = v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const panda_pack v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[5] * v36) - (v0_cosine[5] * v32);
    const panda_pack v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const panda_pack v39 = (v0_cosine[4] * v31) - (v0_sine[4] * v37);
    const panda_pack v40 = (0.107 * v39) - v38;
    const panda_pack v41 = 0.333 + v40;
    J[1] = -(v0_cosine[0] * v41);
    const panda_pack v42 = v33 + v40;
    const panda_pack v43 = v16 + v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const panda_pack v44 = v17 + v29;
    const panda_pack v45 = v34 - v40;
    J[3] = -((v24 * v45) + (v36 * v44));
    const panda_pack v46 = v20 - v29;
    const panda_pack v47 = v35 + v40;
    J[4] = -((v19 * v47) + (v31 * v46));
    const panda_pack v48 = (v0_sine[5] * v32) + (v0_cosine[5] * v36);
    const panda_pack v49 = (v0_cosine[5] * v24) - (v0_sine[5] * v18);
    J[5] = (v49 * v47) + (v48 * v46);
    const panda_pack v50 = v27 + v29;
    const panda_pack v51 = v38 + v40;
    J[6] = (v28 * v51) - (v39 * v50);
    const panda_pack v52 = (v0_cosine[2] * v23) - v22;
    const panda_pack v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const panda_pack v54 = 0.316 * v53;
    const panda_pack v55 = v54 + (0.0825 * v52);
    const panda_pack v56 = (v0_sine[3] * v53) + (v0_cosine[3] * v52);
    const panda_pack v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const panda_pack v58 = ((0.0825 * v56) - v55) - (0.384 * v57);
    const panda_pack v59 = v12 + (v0_cosine[2] * v13);
    J[24] = v59;
    const panda_pack v60 = (v0_cosine[5] * v56) - (v0_sine[5] * v59);
    const panda_pack v61 = (v26 * v60) + ((v21 * v57) - v58);
    const panda_pack v62 = (v0_cosine[4] * v57) - (v0_sine[4] * v60);
    const panda_pack v63 = (0.107 * v62) - v61;
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const panda_pack v64 = v54 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const panda_pack v65 = v55 + v63;
    J[10] = (v36 * v65) - (v59 * v45);
    const panda_pack v66 = v58 - v63;
    J[11] = (v31 * v66) + (v57 * v47);
    const panda_pack v67 = (v0_cosine[5] * v59) + (v0_sine[5] * v56);
    J[26] = v67;
    J[12] = (v67 * v47) - (v48 * v66);
    const panda_pack v68 = v61 + v63;
    J[13] = (v39 * v68) - (v62 * v51);
    J[14] = panda_pack_splat(0.0);
    J[21] = panda_pack_splat(0.0);
    J[28] = panda_pack_splat(0.0);
    J[36] = panda_pack_splat(0.0);
    J[15] = (v0_cosine[0] * v63) + (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v24 * v65) + (v59 * v44));
    J[18] = (v57 * v46) - (v19 * v66);
    J[19] = (v67 * v46) + (v49 * v66);
    J[20] = (v62 * v50) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v24;
    J[33] = -v49;
    J[34] = -v28;
    J[35] = panda_pack_splat(1.0);
    J[38] = -v36;
    J[40] = -v48;
    J[41] = -v39;
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

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        panda_pack_give(42U, count, first, lanes, J_pack, J);
    }
}

static PANDA_APART void panda_pack_influence_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[0], q[2], q[1], q[3], q[5], q[4]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    const panda_pack v16 = 0.316 * v15;
    const panda_pack v17 = v16 + (0.0825 * v14);
    const panda_pack v18 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const panda_pack v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const panda_pack v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_sine[5] * v24) + (v0_cosine[5] * v18);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v19) - v20);
    const panda_pack v28 = (v0_cosine[4] * v19) - (v0_sine[4] * v25);
    const panda_pack v29 = (0.107 * v28) - v27;
    G[0] = v29;
    H[49] = v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    const panda_pack v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[5] * v36) - (v0_cosine[5] * v32);
    const panda_pack v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const panda_pack v39 = (v0_cosine[4] * v31) - (v0_sine[4] * v37);
    const panda_pack v40 = (0.107 * v39) - v38;
    const panda_pack v41 = 0.333 + v40;
    const panda_pack v42 = v0_cosine[0] * v41;
    const panda_pack v43 = -v42;
    G[1] = v43;
    H[50] = v43;
    H[56] = v43;
    const panda_pack v44 = v16 + v29;
    const panda_pack v45 = v33 + v40;
    const panda_pack v46 = (v15 * v45) - (v0_cosine[2] * v44);
    const panda_pack v47 = -v46;
    G[2] = v47;
    H[51] = v47;
    H[63] = v47;
    const panda_pack v48 = v17 + v29;
    const panda_pack v49 = v34 - v40;
    const panda_pack v50 = (v24 * v49) + (v36 * v48);
    const panda_pack v51 = -v50;
    G[3] = v51;
    H[52] = v51;
    H[70] = v51;
    const panda_pack v52 = v20 - v29;
    const panda_pack v53 = v35 + v40;
    const panda_pack v54 = (v19 * v53) + (v31 * v52);
    const panda_pack v55 = -v54;
    G[4] = v55;
    H[53] = v55;
    H[77] = v55;
    const panda_pack v56 = (v0_sine[5] * v32) + (v0_cosine[5] * v36);
    const panda_pack v57 = (v0_cosine[5] * v24) - (v0_sine[5] * v18);
    const panda_pack v58 = (v57 * v53) + (v56 * v52);
    G[5] = v58;
    H[54] = v58;
    H[84] = v58;
    const panda_pack v59 = v27 + v29;
    const panda_pack v60 = v38 + v40;
    const panda_pack v61 = (v28 * v60) - (v39 * v59);
    G[6] = v61;
    H[55] = v61;
    H[91] = v61;
    const panda_pack v62 = (v0_cosine[2] * v23) - v22;
    const panda_pack v63 = v0_sine[2] * v0_cosine[0];
    const panda_pack v64 = 0.316 * v63;
    const panda_pack v65 = v64 + (0.0825 * v62);
    const panda_pack v66 = (v0_sine[3] * v63) + (v0_cosine[3] * v62);
    const panda_pack v67 = (v0_cosine[3] * v63) - (v0_sine[3] * v62);
    const panda_pack v68 = ((0.0825 * v66) - v65) - (0.384 * v67);
    const panda_pack v69 = v12 + (v0_cosine[2] * v13);
    const panda_pack v70 = (v0_cosine[5] * v66) - (v0_sine[5] * v69);
    const panda_pack v71 = (v26 * v70) + ((v21 * v67) - v68);
    const panda_pack v72 = (v0_cosine[4] * v67) - (v0_sine[4] * v70);
    const panda_pack v73 = (0.107 * v72) - v71;
    H[0] = v73;
    G[7] = -v73;
    const panda_pack v74 = v0_sine[0] * v41;
    H[1] = v74;
    H[7] = v74;
    G[8] = -v74;
    const panda_pack v75 = v64 + v73;
    const panda_pack v76 = (v63 * v45) - (v0_cosine[2] * v75);
    G[9] = v76;
    const panda_pack v77 = v65 + v73;
    const panda_pack v78 = (v36 * v77) - (v69 * v49);
    G[10] = v78;
    const panda_pack v79 = v68 - v73;
    const panda_pack v80 = (v31 * v79) + (v67 * v53);
    G[11] = v80;
    const panda_pack v81 = (v0_cosine[5] * v69) + (v0_sine[5] * v66);
    const panda_pack v82 = (v81 * v53) - (v56 * v79);
    G[12] = v82;
    const panda_pack v83 = v71 + v73;
    const panda_pack v84 = (v39 * v83) - (v72 * v60);
    G[13] = v84;
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
    const panda_pack v85 = (v0_cosine[0] * v73) + (v0_sine[0] * v29);
    G[15] = v85;
    const panda_pack v86 = (v63 * v44) - (v15 * v75);
    G[16] = -v86;
    const panda_pack v87 = (v24 * v77) + (v69 * v48);
    G[17] = -v87;
    const panda_pack v88 = (v19 * v79) - (v67 * v52);
    G[18] = -v88;
    const panda_pack v89 = (v81 * v52) + (v57 * v79);
    G[19] = v89;
    const panda_pack v90 = (v28 * v83) - (v72 * v59);
    G[20] = -v90;
    const panda_pack v91 = -v76;
    H[2] = v91;
    H[14] = v91;
    const panda_pack v92 = -v78;
    H[3] = v92;
    H[21] = v92;
    const panda_pack v93 = -v80;
    H[4] = v93;
    H[28] = v93;
    const panda_pack v94 = -v82;
    H[5] = v94;
    H[35] = v94;
    const panda_pack v95 = -v84;
    H[6] = v95;
    H[42] = v95;
    H[8] = v0_cosine[0] * v85;
    const panda_pack v96 = -(v0_cosine[0] * v86);
    H[9] = v96;
    H[15] = v96;
    const panda_pack v97 = -(v0_cosine[0] * v87);
    H[10] = v97;
    H[22] = v97;
    const panda_pack v98 = -(v0_cosine[0] * v88);
    H[11] = v98;
    H[29] = v98;
    const panda_pack v99 = v0_cosine[0] * v89;
    H[12] = v99;
    H[36] = v99;
    const panda_pack v100 = -(v0_cosine[0] * v90);
    H[13] = v100;
    H[43] = v100;
    H[16] = -((v0_cosine[2] * v76) + (v15 * v86));
    const panda_pack v101 = -((v0_cosine[2] * v78) + (v15 * v87));
    H[17] = v101;
    H[23] = v101;
    const panda_pack v102 = -((v0_cosine[2] * v80) + (v15 * v88));
    H[18] = v102;
    H[30] = v102;
    const panda_pack v103 = (v15 * v89) - (v0_cosine[2] * v82);
    H[19] = v103;
    H[37] = v103;
    const panda_pack v104 = -((v0_cosine[2] * v84) + (v15 * v90));
    H[20] = v104;
    H[44] = v104;
    H[24] = (v24 * v87) + (v36 * v78);
    const panda_pack v105 = (v24 * v88) + (v36 * v80);
    H[25] = v105;
    H[31] = v105;
    const panda_pack v106 = (v36 * v82) - (v24 * v89);
    H[26] = v106;
    H[38] = v106;
    const panda_pack v107 = (v24 * v90) + (v36 * v84);
    H[27] = v107;
    H[45] = v107;
    H[32] = -((v19 * v88) + (v31 * v80));
    const panda_pack v108 = (v19 * v89) - (v31 * v82);
    H[33] = v108;
    H[39] = v108;
    const panda_pack v109 = -((v19 * v90) + (v31 * v84));
    H[34] = v109;
    H[46] = v109;
    H[40] = (v56 * v82) - (v57 * v89);
    const panda_pack v110 = (v57 * v90) + (v56 * v84);
    H[41] = v110;
    H[47] = v110;
    H[48] = (v28 * v90) + (v39 * v84);
    H[57] = v0_sine[0] * v85;
    const panda_pack v111 = -(v0_sine[0] * v86);
    H[58] = v111;
    H[64] = v111;
    const panda_pack v112 = -(v0_sine[0] * v87);
    H[59] = v112;
    H[71] = v112;
    const panda_pack v113 = -(v0_sine[0] * v88);
    H[60] = v113;
    H[78] = v113;
    const panda_pack v114 = v0_sine[0] * v89;
    H[61] = v114;
    H[85] = v114;
    const panda_pack v115 = -(v0_sine[0] * v90);
    H[62] = v115;
    H[92] = v115;
    H[65] = (v63 * v86) - (v0_cosine[2] * v46);
    const panda_pack v116 = (v63 * v87) - (v0_cosine[2] * v50);
    H[66] = v116;
    H[72] = v116;
    const panda_pack v117 = (v63 * v88) - (v0_cosine[2] * v54);
    H[67] = v117;
    H[79] = v117;
    const panda_pack v118 = -((v63 * v89) - (v0_cosine[2] * v58));
    H[68] = v118;
    H[86] = v118;
    const panda_pack v119 = (v0_cosine[2] * v61) + (v63 * v90);
    H[69] = v119;
    H[93] = v119;
    H[73] = (v69 * v87) + (v36 * v50);
    const panda_pack v120 = (v69 * v88) + (v36 * v54);
    H[74] = v120;
    H[80] = v120;
    const panda_pack v121 = -((v69 * v89) + (v36 * v58));
    H[75] = v121;
    H[87] = v121;
    const panda_pack v122 = -((v36 * v61) - (v69 * v90));
    H[76] = v122;
    H[94] = v122;
    H[81] = (v67 * v88) - (v31 * v54);
    const panda_pack v123 = (v31 * v58) - (v67 * v89);
    H[82] = v123;
    H[88] = v123;
    const panda_pack v124 = (v31 * v61) + (v67 * v90);
    H[83] = v124;
    H[95] = v124;
    H[89] = -((v56 * v58) + (v81 * v89));
    const panda_pack v125 = -((v56 * v61) - (v81 * v90));
    H[90] = v125;
    H[96] = v125;
    H[97] = -((v39 * v61) + (v72 * v90));
    H[106] = (v0_cosine[0] * v42) + (v0_sine[0] * v74);
    const panda_pack v126 = (v0_cosine[0] * v46) - (v0_sine[0] * v76);
    H[107] = v126;
    H[113] = v126;
    const panda_pack v127 = (v0_cosine[0] * v50) - (v0_sine[0] * v78);
    H[108] = v127;
    H[120] = v127;
    const panda_pack v128 = (v0_cosine[0] * v54) - (v0_sine[0] * v80);
    H[109] = v128;
    H[127] = v128;
    const panda_pack v129 = -((v0_cosine[0] * v58) + (v0_sine[0] * v82));
    H[110] = v129;
    H[134] = v129;
    const panda_pack v130 = -((v0_cosine[0] * v61) + (v0_sine[0] * v84));
    H[111] = v130;
    H[141] = v130;
    H[114] = (v63 * v76) + (v15 * v46);
    const panda_pack v131 = (v63 * v78) + (v15 * v50);
    H[115] = v131;
    H[121] = v131;
    const panda_pack v132 = (v63 * v80) + (v15 * v54);
    H[116] = v132;
    H[128] = v132;
    const panda_pack v133 = (v63 * v82) - (v15 * v58);
    H[117] = v133;
    H[135] = v133;
    const panda_pack v134 = (v63 * v84) - (v15 * v61);
    H[118] = v134;
    H[142] = v134;
    H[122] = (v69 * v78) - (v24 * v50);
    const panda_pack v135 = -((v24 * v54) - (v69 * v80));
    H[123] = v135;
    H[129] = v135;
    const panda_pack v136 = (v24 * v58) + (v69 * v82);
    H[124] = v136;
    H[136] = v136;
    const panda_pack v137 = (v24 * v61) + (v69 * v84);
    H[125] = v137;
    H[143] = v137;
    H[130] = (v19 * v54) + (v67 * v80);
    const panda_pack v138 = -((v19 * v58) - (v67 * v82));
    H[131] = v138;
    H[137] = v138;
    const panda_pack v139 = -((v19 * v61) - (v67 * v84));
    H[132] = v139;
    H[144] = v139;
    H[138] = (v57 * v58) + (v81 * v82);
    const panda_pack v140 = (v57 * v61) + (v81 * v84);
    H[139] = v140;
    H[145] = v140;
    H[146] = (v28 * v61) - (v72 * v84);
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

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_influence_rotational_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict G, panda_pack *restrict H)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[0], q[1], q[2], q[3], q[4], q[5]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    const panda_pack v20 = v0_sine[5] * v0_sine[4];
    const panda_pack v21 = v0_sine[5] * v0_cosine[4];
    const panda_pack v22 = ((v21 * v18) - (v20 * v15)) - (v0_cosine[5] * v17);
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
    const panda_pack v30 = ((v21 * v28) - (v20 * v25)) - (v0_cosine[5] * v27);
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
    const panda_pack v36 = ((v31 * v20) - (v0_cosine[5] * v33)) - (v21 * v34);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v0_cosine[0] * v33;
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v23 * v33) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v27 * v35) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v0_sine[0] * v33;
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v13 * v33);
    H[68] = (v0_cosine[1] * v19) + (v13 * v35);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v15 * v35) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v13 * v25) - (v23 * v15);
    H[116] = (v13 * v27) - (v23 * v17);
    H[117] = (v13 * v29) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v15 * v27) - (v25 * v17);
    H[124] = (v15 * v29) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v17 * v29) - (v27 * v19);
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

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        panda_pack_give(21U, count, first, lanes, G_pack, G);
        panda_pack_give(147U, count, first, lanes, H_pack, H);
    }
}

static PANDA_APART void panda_pack_reactions(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict F)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[1], q[3], q[2], q[5], q[4], q[6]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = qd[0] * v0_cosine[0];
    const panda_pack v13 = qd[2] + v12;
    const panda_pack v14 = qd[0] * v0_sine[0];
    const panda_pack v15 = (qd[1] * v0_sine[2]) - (v0_cosine[2] * v14);
    const panda_pack v16 = (v0_sine[1] * v15) - (v0_cosine[1] * v13);
    const panda_pack v17 = qd[4] - v16;
    const panda_pack v18 = (v0_sine[1] * v13) + (v0_cosine[1] * v15);
    const panda_pack v19 = (qd[1] * v0_cosine[2]) + (v0_sine[2] * v14);
    const panda_pack v20 = qd[3] - v19;
    const panda_pack v21 = (v0_sine[4] * v20) - (v0_cosine[4] * v18);
    const panda_pack v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v17);
    const panda_pack v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v18);
    const panda_pack v24 = qd[5] + v23;
    const panda_pack v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v24);
    const panda_pack v26 = v25 * v25;
    const panda_pack v27 = (v0_cosine[5] * v24) + (v0_sine[5] * v22);
    const panda_pack v28 = (v0_cosine[3] * v17) + (v0_sine[3] * v21);
    const panda_pack v29 = qd[6] - v28;
    const panda_pack v30 = (0.002034439958661797 * v29) - (0.15027794863400004 * v27);
    const panda_pack v31 = qd[1] * v12;
    const panda_pack v32 = v31 + (qdd[0] * v0_sine[0]);
    const panda_pack v33 = ((qdd[1] * v0_sine[2]) + (qd[2] * v19)) - (v0_cosine[2] * v32);
    const panda_pack v34 = qd[1] * v14;
    const panda_pack v35 = (qdd[0] * v0_cosine[0]) - v34;
    const panda_pack v36 = qdd[2] + v35;
    const panda_pack v37 = ((qd[3] * v16) - (v0_sine[1] * v36)) - (v0_cosine[1] * v33);
    const panda_pack v38 = ((qdd[1] * v0_cosine[2]) - (qd[2] * v15)) + (v0_sine[2] * v32);
    const panda_pack v39 = qdd[3] - v38;
    const panda_pack v40 = ((qd[4] * v23) + (v0_sine[4] * v39)) + (v0_cosine[4] * v37);
    const panda_pack v41 = ((qd[3] * v18) - (v0_cosine[1] * v36)) + (v0_sine[1] * v33);
    const panda_pack v42 = qdd[4] - v41;
    const panda_pack v43 = ((qd[5] * v28) - (v0_cosine[3] * v40)) + (v0_sine[3] * v42);
    const panda_pack v44 = ((qd[4] * v21) - (v0_cosine[4] * v39)) + (v0_sine[4] * v37);
    const panda_pack v45 = qdd[5] - v44;
    const panda_pack v46 = ((qd[6] * v27) + (v0_sine[5] * v45)) + (v0_cosine[5] * v43);
    const panda_pack v47 = ((qd[5] * v22) + (v0_cosine[3] * v42)) + (v0_sine[3] * v40);
    const panda_pack v48 = qdd[6] - v47;
    const panda_pack v49 = v25 * v27;
    const panda_pack v50 = v48 - v49;
    const panda_pack v51 = ((0.15027794863400004 * v46) + ((v29 * v30) + (0.002034439958661797 * v26))) - (0.002573605371338206 * v50);
    const panda_pack v52 = v20 * v16;
    const panda_pack v53 = v52 + v37;
    const panda_pack v54 = v19 * v15;
    const panda_pack v55 = v54 + v36;
    const panda_pack v56 = v31 + v32;
    const panda_pack v57 = 0.316 * v56;
    const panda_pack v58 = v14 * v12;
    const panda_pack v59 = qdd[1] - v58;
    const panda_pack v60 = (9.81 * v0_sine[0]) - (0.316 * v59);
    const panda_pack v61 = (v0_sine[2] * v60) + (v0_cosine[2] * v57);
    const panda_pack v62 = v61 + (0.0825 * v55);
    const panda_pack v63 = v20 * v18;
    const panda_pack v64 = v63 + v41;
    const panda_pack v65 = (v62 + (0.384 * v53)) + (0.0825 * v64);
    const panda_pack v66 = (v0_cosine[2] * v60) - (v0_sine[2] * v57);
    const panda_pack v67 = v19 * v19;
    const panda_pack v68 = v13 * v13;
    const panda_pack v69 = v68 + v67;
    const panda_pack v70 = (0.0825 * v69) + v66;
    const panda_pack v71 = v13 * v15;
    const panda_pack v72 = v71 - v38;
    const panda_pack v73 = v14 * v14;
    const panda_pack v74 = qd[1] * qd[1];
    const panda_pack v75 = v74 + v73;
    const panda_pack v76 = (0.316 * v75) - (9.81 * v0_cosine[0]);
    const panda_pack v77 = (0.0825 * v72) - v76;
    const panda_pack v78 = (v0_sine[1] * v77) - (v0_cosine[1] * v70);
    const panda_pack v79 = v16 * v16;
    const panda_pack v80 = v20 * v20;
    const panda_pack v81 = v80 + v79;
    const panda_pack v82 = v16 * v18;
    const panda_pack v83 = v82 + v39;
    const panda_pack v84 = ((0.0825 * v81) + v78) - (0.384 * v83);
    const panda_pack v85 = (v0_sine[4] * v84) - (v0_cosine[4] * v65);
    const panda_pack v86 = v24 * v22;
    const panda_pack v87 = v47 + v86;
    const panda_pack v88 = (0.088 * v87) - v85;
    const panda_pack v89 = (v0_sine[4] * v65) + (v0_cosine[4] * v84);
    const panda_pack v90 = (v0_sine[1] * v70) + (v0_cosine[1] * v77);
    const panda_pack v91 = v18 * v18;
    const panda_pack v92 = v80 + v91;
    const panda_pack v93 = v39 - v82;
    const panda_pack v94 = ((0.384 * v92) - v90) + (0.0825 * v93);
    const panda_pack v95 = (v0_cosine[3] * v89) - (v0_sine[3] * v94);
    const panda_pack v96 = v28 * v28;
    const panda_pack v97 = v24 * v24;
    const panda_pack v98 = v97 + v96;
    const panda_pack v99 = (0.088 * v98) - v95;
    const panda_pack v100 = (v0_cosine[5] * v88) - (v0_sine[5] * v99);
    const panda_pack v101 = (1.495522 * v100) + v51;
    const panda_pack v102 = ((qd[6] * v25) + (v0_cosine[5] * v45)) - (v0_sine[5] * v43);
    const panda_pack v103 = v27 * v27;
    const panda_pack v104 = (0.15027794863400004 * v25) + (0.002573605371338206 * v29);
    const panda_pack v105 = v48 + v49;
    const panda_pack v106 = (((v29 * v104) + (0.002573605371338206 * v103)) - (0.15027794863400004 * v102)) + (0.002034439958661797 * v105);
    const panda_pack v107 = (v0_cosine[5] * v99) + (v0_sine[5] * v88);
    const panda_pack v108 = (1.495522 * v107) + v106;
    const panda_pack v109 = v47 - v86;
    const panda_pack v110 = v28 * v22;
    const panda_pack v111 = v45 + v110;
    const panda_pack v112 = (((0.10024161669500001 * v98) - (0.023526756935 * v111)) + (0.017527158935000002 * v109)) - (1.666555 * v95);
    const panda_pack v113 = ((v0_cosine[5] * v108) + v112) - (v0_sine[5] * v101);
    const panda_pack v114 = (v0_cosine[3] * v94) + (v0_sine[3] * v89);
    const panda_pack v115 = v45 - v110;
    const panda_pack v116 = (0.088 * v115) - v114;
    const panda_pack v117 = ((0.002573605371338206 * v102) + ((v25 * v104) - (v27 * v30))) - (0.002034439958661797 * v46);
    const panda_pack v118 = v117 + (1.495522 * v116);
    const panda_pack v119 = v22 * v22;
    const panda_pack v120 = (0.023526756935 * v24) - (0.017527158935000002 * v28);
    const panda_pack v121 = ((0.017527158935000002 * v43) + ((0.023526756935 * v119) + (v24 * v120))) + (0.10024161669500001 * v115);
    const panda_pack v122 = v118 + (v121 - (1.666555 * v114));
    F[31] = v122;
    const panda_pack v123 = v23 * v23;
    const panda_pack v124 = (0.047121686402 * v21) + (0.014653732538 * v17);
    const panda_pack v125 = v23 * v21;
    const panda_pack v126 = v42 - v125;
    const panda_pack v127 = (((v17 * v124) + (0.014653732538 * v123)) - (0.047121686402 * v44)) - (0.05034347249 * v126);
    const panda_pack v128 = (((1.225946 * v89) + v127) - (v0_sine[3] * v122)) - (v0_cosine[3] * v113);
    F[24] = v128;
    const panda_pack v129 = (v0_cosine[5] * v101) + (v0_sine[5] * v108);
    const panda_pack v130 = (((0.023526756935 * v43) + ((v28 * v120) - (0.017527158935000002 * v119))) + (0.10024161669500001 * v87)) + v129;
    const panda_pack v131 = (0.047121686402 * v23) - (0.05034347249 * v17);
    const panda_pack v132 = v21 * v21;
    const panda_pack v133 = v42 + v125;
    const panda_pack v134 = ((0.047121686402 * v40) + ((0.05034347249 * v132) - (v17 * v131))) + (0.014653732538 * v133);
    const panda_pack v135 = (v134 + (2.892501 * v85)) - v130;
    const panda_pack v136 = (v0_sine[4] * v135) + (v0_cosine[4] * v128);
    const panda_pack v137 = ((3.587895 * v78) + ((0.19076837715 * v81) - (0.374644408005 * v83))) - (0.09850206933 * (v41 - v63));
    const panda_pack v138 = v136 + v137;
    F[18] = v138;
    const panda_pack v139 = (((v21 * v124) + (v23 * v131)) - (0.05034347249 * v40)) + (0.014653732538 * v44);
    const panda_pack v140 = ((v0_cosine[3] * v122) + (v139 - (1.225946 * v94))) - (v0_sine[3] * v113);
    F[26] = v140;
    const panda_pack v141 = (((0.19076837715 * v93) + (0.374644408005 * v92)) - (3.587895 * v90)) + (0.09850206933 * (v52 - v37));
    const panda_pack v142 = v141 - v140;
    const panda_pack v143 = v71 + v38;
    const panda_pack v144 = v36 - v54;
    const panda_pack v145 = (3.228604 * v66) + (((0.088844724872 * v69) + (0.214708623208 * v143)) + (0.126729164208 * v144));
    const panda_pack v146 = (v145 - (v0_sine[1] * v142)) - (v0_cosine[1] * v138);
    const panda_pack v147 = (v0_sine[4] * v128) - (v0_cosine[4] * v135);
    const panda_pack v148 = (((3.587895 * v62) + (0.09850206933 * (v91 + v79))) + (0.374644408005 * v53)) + (0.19076837715 * v64);
    const panda_pack v149 = v147 + v148;
    const panda_pack v150 = v15 * v15;
    const panda_pack v151 = (0.214708623208 * v19) + (0.126729164208 * v13);
    const panda_pack v152 = (((0.126729164208 * v150) - (0.214708623208 * v33)) + (v13 * v151)) - (0.088844724872 * v55);
    const panda_pack v153 = (v152 - (3.228604 * v61)) - v149;
    const panda_pack v154 = (v0_sine[2] * v153) - (v0_cosine[2] * v146);
    const panda_pack v155 = (0.002031994566 * qd[1]) - (0.0022610063699999997 * v14);
    const panda_pack v156 = v12 * v12;
    const panda_pack v157 = (0.018579714719999998 * v59) + (((0.002031994566 * v156) - (6.346344060000001 * v0_sine[0])) + (qd[1] * v155));
    const panda_pack v158 = v154 + (v157 - (0.0022610063699999997 * v35));
    F[6] = v158;
    const panda_pack v159 = (v0_sine[1] * v138) - (v0_cosine[1] * v142);
    const panda_pack v160 = (((0.214708623208 * v150) + (v19 * v151)) + (0.126729164208 * v33)) - (3.228604 * v76);
    const panda_pack v161 = v159 + (v160 + (0.088844724872 * v72));
    F[14] = v161;
    const panda_pack v162 = v58 + qdd[1];
    const panda_pack v163 = v31 - v32;
    const panda_pack v164 = ((((0.018579714719999998 * v75) - (6.346344060000001 * v0_cosine[0])) - (0.002031994566 * v162)) - (0.0022610063699999997 * v163)) - v161;
    F[7] = v164;
    const panda_pack v165 = qd[0] * qd[0];
    F[0] = (v0_cosine[0] * v158) - (((0.010343993404000001 * qdd[0]) + (0.0192614005 * v165)) + (v0_sine[0] * v164));
    const panda_pack v166 = (v0_sine[2] * v146) + (v0_cosine[2] * v153);
    const panda_pack v167 = (((0.002031994566 * v35) + ((0.0022610063699999997 * v156) - (v14 * v155))) - (0.018579714719999998 * v56)) + v166;
    F[1] = ((0.0192614005 * qdd[0]) - (0.010343993404000001 * v165)) - v167;
    F[2] = (48.762410040000006 - (v0_cosine[0] * v164)) - (v0_sine[0] * v158);
    const panda_pack v168 = (0.00039139128168424797 * v25) + (0.0012555365982728985 * v29);
    const panda_pack v169 = (0.000965305169919112 * v29) - (0.00039139128168424797 * v27);
    const panda_pack v170 = (((v25 * v168) + (0.0024209437785212284 * v49)) + (v27 * v169)) + (0.006684151967360946 * v48);
    const panda_pack v171 = (((v170 - (0.0012555365982728985 * v102)) - (0.000965305169919112 * v46)) + (0.002034439958661797 * v107)) - (0.002573605371338206 * v100);
    F[41] = v171;
    const panda_pack v172 = (0.00010375891721868492 * v24) - (0.001524110902883315 * v28);
    const panda_pack v173 = (0.010567766133106952 * v47) + (((0.009314099872068162 * v86) + (0.00010375891721868492 * v119)) - (v24 * v172));
    const panda_pack v174 = ((v173 + (0.001524110902883315 * v43)) - (0.017527158935000002 * v95)) + ((9.3569097314605e-05 * v111) - (0.10024161669500001 * v85));
    const panda_pack v175 = (v174 - v171) + (0.088 * v129);
    F[34] = v175;
    const panda_pack v176 = ((0.029212399412428362 * v102) + (0.000965305169919112 * v26)) - (v29 * (v169 + (0.024949191223588643 * v25)));
    const panda_pack v177 = (((v176 + (0.00039139128168424797 * v46)) - (0.0012555365982728985 * v105)) + (0.002573605371338206 * v116)) - (0.15027794863400004 * v107);
    F[40] = v177;
    const panda_pack v178 = ((v29 * (v168 - (0.022528247445067415 * v27))) - (0.0012555365982728985 * v103)) + (0.00039139128168424797 * v102);
    const panda_pack v179 = (((v178 + (0.03163334319094959 * v46)) - (0.000965305169919112 * v50)) - (0.002034439958661797 * v116)) + (0.15027794863400004 * v100);
    F[39] = v179;
    const panda_pack v180 = ((v28 * (0.0012267940971320002 * v24)) - (9.3569097314605e-05 * (v97 - v96))) + (0.0024804603581707898 * v43);
    const panda_pack v181 = (((v180 - (0.00010375891721868492 * v115)) + (0.001524110902883315 * v87)) - (0.023526756935 * v85)) - (0.017527158935000002 * v114);
    const panda_pack v182 = ((v0_cosine[5] * v179) + v181) - (v0_sine[5] * v177);
    F[33] = v182;
    const panda_pack v183 = (0.0015152444733270301 * v21) + (0.0021640520520981297 * v17);
    const panda_pack v184 = ((0.0021640520520981297 * v123) - (v17 * (v183 - (0.020590861562431825 * v23)))) - (0.03942757095803552 * v40);
    const panda_pack v185 = (((v184 - (0.0015152444733270301 * v44)) - (0.004600245517563105 * v133)) - (0.05034347249 * v94)) - (0.047121686402 * v85);
    const panda_pack v186 = ((v0_cosine[3] * v182) + v185) - (v0_sine[3] * v175);
    F[27] = v186;
    const panda_pack v187 = (((0.008087305774936162 * v110) - (0.001524110902883315 * v119)) - (v28 * v172)) - (0.011794560230238952 * v45);
    const panda_pack v188 = ((((0.00010375891721868492 * v43) + v187) - (9.3569097314605e-05 * v109)) + (0.10024161669500001 * v114)) - (0.023526756935 * v95);
    const panda_pack v189 = ((v188 - (0.088 * v118)) - (v0_cosine[5] * v177)) - (v0_sine[5] * v179);
    const panda_pack v190 = (0.0015152444733270301 * v23) - (0.004600245517563105 * v17);
    const panda_pack v191 = ((0.0015152444733270301 * v40) + (0.004600245517563105 * v132)) - (v17 * ((0.028558060195206958 * v21) - v190));
    const panda_pack v192 = (((v191 + (0.03146037232526039 * v44)) + (0.0021640520520981297 * v126)) - (0.014653732538 * v94)) - (0.047121686402 * v89);
    const panda_pack v193 = v189 + v192;
    F[28] = v193;
    const panda_pack v194 = (0.0016444875773692705 * v20) - (0.02771584317362585 * v18);
    const panda_pack v195 = (((0.04518671862808827 * v52) + (0.0016444875773692705 * v79)) - (v20 * v194)) - (0.0039053550262761003 * v93);
    const panda_pack v196 = (v195 + (0.06767727025085991 * v37)) + (((0.02771584317362585 * v41) + (0.374644408005 * v62)) + (0.09850206933 * v90));
    const panda_pack v197 = (((v0_sine[4] * v193) + v196) - (v0_cosine[4] * v186)) + (0.384 * v147);
    const panda_pack v198 = (((v23 * v190) - (0.007967198632775133 * v125)) - (v21 * v183)) + (0.010869510762828563 * v42);
    const panda_pack v199 = (((v198 + (0.004600245517563105 * v40)) + (0.0021640520520981297 * v44)) + (0.014653732538 * v85)) - (0.05034347249 * v89);
    const panda_pack v200 = (v199 + (v0_cosine[3] * v175)) + (v0_sine[3] * v182);
    F[29] = v200;
    const panda_pack v201 = (0.02771584317362585 * v16) - (0.0039053550262761003 * v20);
    const panda_pack v202 = (((0.009908878801679677 * v63) + (0.0039053550262761003 * v91)) + (v20 * v201)) + (0.0016444875773692705 * v83);
    const panda_pack v203 = ((0.02771584317362585 * v37) + v202) + (((0.03239943042445132 * v41) + (0.19076837715 * v62)) - (0.09850206933 * v78));
    const panda_pack v204 = (v203 + (0.0825 * v147)) - v200;
    const panda_pack v205 = ((v19 * (0.034629179707086004 * v13)) - (0.05649492601407083 * v33)) + (0.126729164208 * v76);
    const panda_pack v206 = (v205 + (0.004377257121839583 * (v67 - v68))) + (0.005487648106562255 * v55);
    const panda_pack v207 = ((v206 - ((0.214708623208 * v61) + (0.008248333140675744 * v72))) - (v0_sine[1] * v204)) + (v0_cosine[1] * v197);
    const panda_pack v208 = (0.0007689361029463999 * qd[1]) + (0.00398335888393552 * v14);
    const panda_pack v209 = (qd[1] * v208) - (((0.0221804724897 * v0_cosine[0]) + (0.0015892928105047527 * v31)) + (0.0007689361029463999 * v156));
    const panda_pack v210 = (v0_cosine[2] * v207) + ((v209 + (0.008503511624021552 * v32)) - ((0.00398335888393552 * v35) + (0.01026110182100817 * v162)));
    const panda_pack v211 = (((0.03527783982640859 * v82) - (v16 * v201)) - (v18 * v194)) + (0.0016444875773692705 * v41);
    const panda_pack v212 = (v211 - (0.19076837715 * v90)) + (((0.07758614905253959 * v39) - (0.0039053550262761003 * v37)) - (0.374644408005 * v78));
    const panda_pack v213 = (((v212 - (0.0825 * v140)) - (v0_cosine[4] * v193)) - (0.384 * v136)) - (v0_sine[4] * v186);
    F[23] = v213;
    const panda_pack v214 = (0.008248333140675744 * v19) + (0.005487648106562255 * v13);
    const panda_pack v215 = ((0.008248333140675744 * v33) - ((0.03824572372155072 * v71) + (0.005487648106562255 * v150))) - (0.052878381999606115 * v38);
    const panda_pack v216 = (v215 - (0.214708623208 * v66)) + (((v13 * v214) - (0.088844724872 * v76)) + (0.004377257121839583 * v144));
    const panda_pack v217 = v213 + (v216 + (0.0825 * v159));
    const panda_pack v218 = (v210 - (v0_sine[2] * v217)) - (0.316 * v166);
    const panda_pack v219 = ((0.005487648106562255 * v33) + ((0.008248333140675744 * v150) + (0.0036165440144647135 * v54))) - (v19 * v214);
    const panda_pack v220 = (v219 - (0.088844724872 * v61)) + (((0.004377257121839583 * v143) - (0.01824920229252011 * v36)) - (0.126729164208 * v66));
    const panda_pack v221 = ((v220 - (0.0825 * v149)) + (v0_sine[1] * v197)) + (v0_cosine[1] * v204);
    const panda_pack v222 = ((0.0007689361029463999 * v59) + ((0.018031480277668654 * v34) - (0.0221804724897 * v0_sine[0]))) - (0.02812428471219496 * v35);
    const panda_pack v223 = v221 + ((0.00398335888393552 * v56) + (v222 + (0.01026110182100817 * (v74 - v73))));
    F[10] = v223;
    F[3] = (((0.10147457529324001 + (0.007689227891810001 * qdd[0])) - (0.019661580965898477 * v165)) - (v0_sine[0] * v223)) - (v0_cosine[0] * v218);
    const panda_pack v224 = ((0.18226700140319999 * v0_sine[0]) - ((0.01993386669246 * v0_cosine[0]) + (0.026534991901690206 * qdd[1]))) - (0.00398335888393552 * v156);
    const panda_pack v225 = ((0.0007689361029463999 * v35) + ((v224 + (v14 * v208)) - (0.019620773088173407 * v58))) - (0.01026110182100817 * v163);
    const panda_pack v226 = (((v0_cosine[2] * v217) + v225) - (0.316 * v154)) + (v0_sine[2] * v207);
    F[4] = (((0.019661580965898477 * qdd[0]) - 0.18895433890500002) + (0.007689227891810001 * v165)) - v226;
    F[5] = ((0.009213163777211222 * qdd[0]) - (v0_cosine[0] * v223)) + (v0_sine[0] * v218);
    F[8] = -v167;
    F[9] = -v218;
    F[11] = -v226;
    F[12] = -v146;
    F[13] = -v153;
    F[15] = -v207;
    F[16] = -v217;
    F[17] = -v221;
    F[19] = -v142;
    F[20] = -v149;
    F[21] = -v197;
    F[22] = -v204;
    F[25] = -v135;
    F[30] = -v113;
    F[32] = (1.666555 * v85) - v130;
    F[35] = -v189;
    F[36] = -v108;
    F[37] = -v101;
    F[38] = -v118;
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

        (void)prepared;
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
