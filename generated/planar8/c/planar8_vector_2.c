/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "planar8.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#define PLANAR8_APART __attribute__((noinline))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));

static inline planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, planar8_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PLANAR8_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const planar8_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void planar8_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, planar8_pack *one)
{
    if (lanes < PLANAR8_LANES) {
        planar8_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const planar8_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void planar8_pack_give(size_t size, size_t count, size_t first, size_t lanes, const planar8_pack *one, double *many)
{
    if (lanes < PLANAR8_LANES) {
        planar8_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(planar8_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

static inline planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

static inline bool planar8_pack_all(planar8_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PLANAR8_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long planar8_bits __attribute__((vector_size(PLANAR8_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack u = 1.0 - (0.5 * z);
    const planar8_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const planar8_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = k.bits << 62;
    const planar8_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const planar8_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_all((planar8_mask)((*beyond >> 18) == 0ULL))) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PLANAR8_APART void planar8_pack_rotation_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict R)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const planar8_pack v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const planar8_pack v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const planar8_pack v20 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v22 = (v0_cosine[4] * v21) + (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) - (v0_sine[4] * v21);
    const planar8_pack v24 = (v0_cosine[5] * v23) - (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) + (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v25) + (v0_sine[6] * v24);
    const planar8_pack v27 = (v0_cosine[6] * v24) - (v0_sine[6] * v25);
    const planar8_pack v28 = (v0_cosine[7] * v27) - (v0_sine[7] * v26);
    R[0] = v28;
    R[4] = v28;
    const planar8_pack v29 = (v0_cosine[7] * v26) + (v0_sine[7] * v27);
    R[3] = v29;
    R[1] = -v29;
    R[2] = planar8_pack_splat(0.0);
    R[5] = planar8_pack_splat(0.0);
    R[6] = planar8_pack_splat(0.0);
    R[7] = planar8_pack_splat(0.0);
    R[8] = planar8_pack_splat(1.0);
}

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack R_pack[9];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        planar8_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack R_pack[9];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        planar8_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PLANAR8_APART void planar8_pack_jacobian_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict J)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v17 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    const planar8_pack v18 = 0.97 * v17;
    const planar8_pack v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const planar8_pack v20 = 0.97 * v16;
    const planar8_pack v21 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const planar8_pack v22 = (v0_sine[3] * v19) - (v0_cosine[3] * v21);
    const planar8_pack v23 = (v0_cosine[3] * v19) + (v0_sine[3] * v21);
    const planar8_pack v24 = 0.91 * v23;
    const planar8_pack v25 = 0.91 * v22;
    const planar8_pack v26 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    J[40] = planar8_pack_splat(1.0);
    J[41] = planar8_pack_splat(1.0);
    J[42] = planar8_pack_splat(1.0);
    J[43] = planar8_pack_splat(1.0);
    J[44] = planar8_pack_splat(1.0);
    J[45] = planar8_pack_splat(1.0);
    J[46] = planar8_pack_splat(1.0);
    J[47] = planar8_pack_splat(1.0);
    J[16] = planar8_pack_splat(0.0);
    J[17] = planar8_pack_splat(0.0);
    J[18] = planar8_pack_splat(0.0);
    J[19] = planar8_pack_splat(0.0);
    J[20] = planar8_pack_splat(0.0);
    J[21] = planar8_pack_splat(0.0);
    J[22] = planar8_pack_splat(0.0);
    J[23] = planar8_pack_splat(0.0);
    J[24] = planar8_pack_splat(0.0);
    J[25] = planar8_pack_splat(0.0);
    J[26] = planar8_pack_splat(0.0);
    J[27] = planar8_pack_splat(0.0);
    J[28] = planar8_pack_splat(0.0);
    J[29] = planar8_pack_splat(0.0);
    J[30] = planar8_pack_splat(0.0);
    J[31] = planar8_pack_splat(0.0);
    J[32] = planar8_pack_splat(0.0);
    J[33] = planar8_pack_splat(0.0);
    J[34] = planar8_pack_splat(0.0);
    J[35] = planar8_pack_splat(0.0);
    J[36] = planar8_pack_splat(0.0);
    J[37] = planar8_pack_splat(0.0);
    J[38] = planar8_pack_splat(0.0);
    J[39] = planar8_pack_splat(0.0);
    const planar8_pack v27 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v28 = 0.79 * v0_sine[7];
    const planar8_pack v29 = (v0_sine[4] * v22) - (v0_cosine[4] * v23);
    const planar8_pack v30 = (v0_sine[5] * v26) + (v0_cosine[5] * v29);
    const planar8_pack v31 = (v0_sine[5] * v29) - (v0_cosine[5] * v26);
    const planar8_pack v32 = (v0_sine[6] * v30) + (v0_cosine[6] * v31);
    const planar8_pack v33 = v18 + (0.94 * v21);
    const planar8_pack v34 = v25 + (0.88 * v26);
    const planar8_pack v35 = (v33 - v34) + (0.85 * v31);
    const planar8_pack v36 = (v0_sine[6] * v31) - (v0_cosine[6] * v30);
    const planar8_pack v37 = ((v28 * v36) - v35) - (v27 * v32);
    J[1] = v37;
    J[0] = v37 - v0_sine[0];
    J[2] = v18 + v37;
    const planar8_pack v38 = v33 + v37;
    J[3] = v38;
    J[4] = v38 - v25;
    J[5] = v38 - v34;
    const planar8_pack v39 = v35 + v37;
    J[6] = v39;
    J[7] = v39 + (0.82 * v32);
    const planar8_pack v40 = v20 + (0.94 * v19);
    const planar8_pack v41 = v24 - (0.88 * v29);
    const planar8_pack v42 = (0.85 * v30) - (v40 + v41);
    const planar8_pack v43 = ((v27 * v36) - v42) + (v28 * v32);
    J[8] = v0_cosine[0] - v43;
    J[10] = v20 - v43;
    const planar8_pack v44 = v40 - v43;
    J[11] = v44;
    J[12] = v24 + v44;
    J[13] = v41 + v44;
    const planar8_pack v45 = v42 + v43;
    J[15] = (0.82 * v36) - v45;
    J[9] = -v43;
    J[14] = -v45;
}

void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack J_pack[48];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        planar8_pack_give(48U, count, first, lanes, J_pack, J);
    }
}

void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack J_pack[48];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        planar8_pack_give(48U, count, first, lanes, J_pack, J);
    }
}

static PLANAR8_APART void planar8_pack_influence_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict G, planar8_pack *restrict H)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v17 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    const planar8_pack v18 = 0.97 * v17;
    const planar8_pack v19 = (v0_sine[2] * v17) + (v0_cosine[2] * v16);
    const planar8_pack v20 = 0.97 * v16;
    const planar8_pack v21 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const planar8_pack v22 = (v0_sine[3] * v19) - (v0_cosine[3] * v21);
    const planar8_pack v23 = (v0_cosine[3] * v19) + (v0_sine[3] * v21);
    const planar8_pack v24 = 0.91 * v23;
    const planar8_pack v25 = 0.91 * v22;
    const planar8_pack v26 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    G[16] = planar8_pack_splat(0.0);
    G[17] = planar8_pack_splat(0.0);
    G[18] = planar8_pack_splat(0.0);
    G[19] = planar8_pack_splat(0.0);
    G[20] = planar8_pack_splat(0.0);
    G[21] = planar8_pack_splat(0.0);
    G[22] = planar8_pack_splat(0.0);
    G[23] = planar8_pack_splat(0.0);
    H[128] = planar8_pack_splat(0.0);
    H[129] = planar8_pack_splat(0.0);
    H[130] = planar8_pack_splat(0.0);
    H[131] = planar8_pack_splat(0.0);
    H[132] = planar8_pack_splat(0.0);
    H[133] = planar8_pack_splat(0.0);
    H[134] = planar8_pack_splat(0.0);
    H[135] = planar8_pack_splat(0.0);
    H[136] = planar8_pack_splat(0.0);
    H[137] = planar8_pack_splat(0.0);
    H[138] = planar8_pack_splat(0.0);
    H[139] = planar8_pack_splat(0.0);
    H[140] = planar8_pack_splat(0.0);
    H[141] = planar8_pack_splat(0.0);
    H[142] = planar8_pack_splat(0.0);
    H[143] = planar8_pack_splat(0.0);
    H[144] = planar8_pack_splat(0.0);
    H[145] = planar8_pack_splat(0.0);
    H[146] = planar8_pack_splat(0.0);
    H[147] = planar8_pack_splat(0.0);
    H[148] = planar8_pack_splat(0.0);
    H[149] = planar8_pack_splat(0.0);
    H[150] = planar8_pack_splat(0.0);
    H[151] = planar8_pack_splat(0.0);
    H[152] = planar8_pack_splat(0.0);
    H[153] = planar8_pack_splat(0.0);
    H[154] = planar8_pack_splat(0.0);
    H[155] = planar8_pack_splat(0.0);
    H[156] = planar8_pack_splat(0.0);
    H[157] = planar8_pack_splat(0.0);
    H[158] = planar8_pack_splat(0.0);
    H[159] = planar8_pack_splat(0.0);
    H[160] = planar8_pack_splat(0.0);
    H[161] = planar8_pack_splat(0.0);
    H[162] = planar8_pack_splat(0.0);
    H[163] = planar8_pack_splat(0.0);
    H[164] = planar8_pack_splat(0.0);
    H[165] = planar8_pack_splat(0.0);
    H[166] = planar8_pack_splat(0.0);
    H[167] = planar8_pack_splat(0.0);
    H[168] = planar8_pack_splat(0.0);
    H[169] = planar8_pack_splat(0.0);
    H[170] = planar8_pack_splat(0.0);
    H[171] = planar8_pack_splat(0.0);
    H[172] = planar8_pack_splat(0.0);
    H[173] = planar8_pack_splat(0.0);
    H[174] = planar8_pack_splat(0.0);
    H[175] = planar8_pack_splat(0.0);
    H[176] = planar8_pack_splat(0.0);
    H[177] = planar8_pack_splat(0.0);
    H[178] = planar8_pack_splat(0.0);
    H[179] = planar8_pack_splat(0.0);
    H[180] = planar8_pack_splat(0.0);
    H[181] = planar8_pack_splat(0.0);
    H[182] = planar8_pack_splat(0.0);
    H[183] = planar8_pack_splat(0.0);
    H[184] = planar8_pack_splat(0.0);
    H[185] = planar8_pack_splat(0.0);
    H[186] = planar8_pack_splat(0.0);
    H[187] = planar8_pack_splat(0.0);
    H[188] = planar8_pack_splat(0.0);
    H[189] = planar8_pack_splat(0.0);
    H[190] = planar8_pack_splat(0.0);
    H[191] = planar8_pack_splat(0.0);
    const planar8_pack v27 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v28 = 0.79 * v0_sine[7];
    const planar8_pack v29 = (v0_sine[4] * v22) - (v0_cosine[4] * v23);
    const planar8_pack v30 = (v0_sine[5] * v26) + (v0_cosine[5] * v29);
    const planar8_pack v31 = (v0_sine[5] * v29) - (v0_cosine[5] * v26);
    const planar8_pack v32 = (v0_sine[6] * v30) + (v0_cosine[6] * v31);
    const planar8_pack v33 = v18 + (0.94 * v21);
    const planar8_pack v34 = v25 + (0.88 * v26);
    const planar8_pack v35 = (v0_sine[6] * v31) - (v0_cosine[6] * v30);
    const planar8_pack v36 = v20 + (0.94 * v19);
    const planar8_pack v37 = v24 - (0.88 * v29);
    const planar8_pack v38 = (v34 - v33) - (0.85 * v31);
    const planar8_pack v39 = ((v0_sine[0] - v38) + (v27 * v32)) - (v28 * v35);
    const planar8_pack v40 = v0_sine[0] - v39;
    G[1] = v40;
    H[65] = v40;
    H[72] = v40;
    H[73] = v40;
    const planar8_pack v41 = v18 + v40;
    G[2] = v41;
    H[66] = v41;
    H[74] = v41;
    H[80] = v41;
    H[81] = v41;
    H[82] = v41;
    const planar8_pack v42 = v33 + v40;
    G[3] = v42;
    H[67] = v42;
    H[75] = v42;
    H[83] = v42;
    H[88] = v42;
    H[89] = v42;
    H[90] = v42;
    H[91] = v42;
    const planar8_pack v43 = v42 - v25;
    G[4] = v43;
    H[68] = v43;
    H[76] = v43;
    H[84] = v43;
    H[92] = v43;
    H[96] = v43;
    H[97] = v43;
    H[98] = v43;
    H[99] = v43;
    H[100] = v43;
    const planar8_pack v44 = v42 - v34;
    G[5] = v44;
    H[69] = v44;
    H[77] = v44;
    H[85] = v44;
    H[93] = v44;
    H[101] = v44;
    H[104] = v44;
    H[105] = v44;
    H[106] = v44;
    H[107] = v44;
    H[108] = v44;
    H[109] = v44;
    const planar8_pack v45 = v40 - v38;
    G[6] = v45;
    H[70] = v45;
    H[78] = v45;
    H[86] = v45;
    H[94] = v45;
    H[102] = v45;
    H[110] = v45;
    H[112] = v45;
    H[113] = v45;
    H[114] = v45;
    H[115] = v45;
    H[116] = v45;
    H[117] = v45;
    H[118] = v45;
    const planar8_pack v46 = (0.82 * v32) + v45;
    G[7] = v46;
    H[71] = v46;
    H[79] = v46;
    H[87] = v46;
    H[95] = v46;
    H[103] = v46;
    H[111] = v46;
    H[119] = v46;
    H[120] = v46;
    H[121] = v46;
    H[122] = v46;
    H[123] = v46;
    H[124] = v46;
    H[125] = v46;
    H[126] = v46;
    H[127] = v46;
    const planar8_pack v47 = (v37 + v36) - (0.85 * v30);
    const planar8_pack v48 = ((v0_cosine[0] - v47) - (v27 * v35)) - (v28 * v32);
    G[8] = v48;
    const planar8_pack v49 = v0_cosine[0] - v48;
    H[1] = v49;
    H[8] = v49;
    H[9] = v49;
    const planar8_pack v50 = v49 - v20;
    H[2] = v50;
    H[10] = v50;
    H[16] = v50;
    H[17] = v50;
    H[18] = v50;
    const planar8_pack v51 = v49 - v36;
    H[3] = v51;
    H[11] = v51;
    H[19] = v51;
    H[24] = v51;
    H[25] = v51;
    H[26] = v51;
    H[27] = v51;
    const planar8_pack v52 = v51 - v24;
    H[4] = v52;
    H[12] = v52;
    H[20] = v52;
    H[28] = v52;
    H[32] = v52;
    H[33] = v52;
    H[34] = v52;
    H[35] = v52;
    H[36] = v52;
    const planar8_pack v53 = v51 - v37;
    H[5] = v53;
    H[13] = v53;
    H[21] = v53;
    H[29] = v53;
    H[37] = v53;
    H[40] = v53;
    H[41] = v53;
    H[42] = v53;
    H[43] = v53;
    H[44] = v53;
    H[45] = v53;
    const planar8_pack v54 = v49 - v47;
    H[6] = v54;
    H[14] = v54;
    H[22] = v54;
    H[30] = v54;
    H[38] = v54;
    H[46] = v54;
    H[48] = v54;
    H[49] = v54;
    H[50] = v54;
    H[51] = v54;
    H[52] = v54;
    H[53] = v54;
    H[54] = v54;
    const planar8_pack v55 = v54 - (0.82 * v35);
    H[7] = v55;
    H[15] = v55;
    H[23] = v55;
    H[31] = v55;
    H[39] = v55;
    H[47] = v55;
    H[55] = v55;
    H[56] = v55;
    H[57] = v55;
    H[58] = v55;
    H[59] = v55;
    H[60] = v55;
    H[61] = v55;
    H[62] = v55;
    H[63] = v55;
    const planar8_pack v56 = -v39;
    G[0] = v56;
    H[64] = v56;
    G[9] = -v49;
    G[10] = -v50;
    G[11] = -v51;
    G[12] = -v52;
    G[13] = -v53;
    G[14] = -v54;
    G[15] = -v55;
    H[0] = -v48;
}

void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

static PLANAR8_APART void planar8_pack_influence_rotational_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict G, planar8_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[16] = planar8_pack_splat(1.0);
    G[17] = planar8_pack_splat(1.0);
    G[18] = planar8_pack_splat(1.0);
    G[19] = planar8_pack_splat(1.0);
    G[20] = planar8_pack_splat(1.0);
    G[21] = planar8_pack_splat(1.0);
    G[22] = planar8_pack_splat(1.0);
    G[23] = planar8_pack_splat(1.0);
    G[0] = planar8_pack_splat(0.0);
    G[1] = planar8_pack_splat(0.0);
    G[2] = planar8_pack_splat(0.0);
    G[3] = planar8_pack_splat(0.0);
    G[4] = planar8_pack_splat(0.0);
    G[5] = planar8_pack_splat(0.0);
    G[6] = planar8_pack_splat(0.0);
    G[7] = planar8_pack_splat(0.0);
    G[8] = planar8_pack_splat(0.0);
    G[9] = planar8_pack_splat(0.0);
    G[10] = planar8_pack_splat(0.0);
    G[11] = planar8_pack_splat(0.0);
    G[12] = planar8_pack_splat(0.0);
    G[13] = planar8_pack_splat(0.0);
    G[14] = planar8_pack_splat(0.0);
    G[15] = planar8_pack_splat(0.0);
    H[0] = planar8_pack_splat(0.0);
    H[1] = planar8_pack_splat(0.0);
    H[2] = planar8_pack_splat(0.0);
    H[3] = planar8_pack_splat(0.0);
    H[4] = planar8_pack_splat(0.0);
    H[5] = planar8_pack_splat(0.0);
    H[6] = planar8_pack_splat(0.0);
    H[7] = planar8_pack_splat(0.0);
    H[8] = planar8_pack_splat(0.0);
    H[9] = planar8_pack_splat(0.0);
    H[10] = planar8_pack_splat(0.0);
    H[11] = planar8_pack_splat(0.0);
    H[12] = planar8_pack_splat(0.0);
    H[13] = planar8_pack_splat(0.0);
    H[14] = planar8_pack_splat(0.0);
    H[15] = planar8_pack_splat(0.0);
    H[16] = planar8_pack_splat(0.0);
    H[17] = planar8_pack_splat(0.0);
    H[18] = planar8_pack_splat(0.0);
    H[19] = planar8_pack_splat(0.0);
    H[20] = planar8_pack_splat(0.0);
    H[21] = planar8_pack_splat(0.0);
    H[22] = planar8_pack_splat(0.0);
    H[23] = planar8_pack_splat(0.0);
    H[24] = planar8_pack_splat(0.0);
    H[25] = planar8_pack_splat(0.0);
    H[26] = planar8_pack_splat(0.0);
    H[27] = planar8_pack_splat(0.0);
    H[28] = planar8_pack_splat(0.0);
    H[29] = planar8_pack_splat(0.0);
    H[30] = planar8_pack_splat(0.0);
    H[31] = planar8_pack_splat(0.0);
    H[32] = planar8_pack_splat(0.0);
    H[33] = planar8_pack_splat(0.0);
    H[34] = planar8_pack_splat(0.0);
    H[35] = planar8_pack_splat(0.0);
    H[36] = planar8_pack_splat(0.0);
    H[37] = planar8_pack_splat(0.0);
    H[38] = planar8_pack_splat(0.0);
    H[39] = planar8_pack_splat(0.0);
    H[40] = planar8_pack_splat(0.0);
    H[41] = planar8_pack_splat(0.0);
    H[42] = planar8_pack_splat(0.0);
    H[43] = planar8_pack_splat(0.0);
    H[44] = planar8_pack_splat(0.0);
    H[45] = planar8_pack_splat(0.0);
    H[46] = planar8_pack_splat(0.0);
    H[47] = planar8_pack_splat(0.0);
    H[48] = planar8_pack_splat(0.0);
    H[49] = planar8_pack_splat(0.0);
    H[50] = planar8_pack_splat(0.0);
    H[51] = planar8_pack_splat(0.0);
    H[52] = planar8_pack_splat(0.0);
    H[53] = planar8_pack_splat(0.0);
    H[54] = planar8_pack_splat(0.0);
    H[55] = planar8_pack_splat(0.0);
    H[56] = planar8_pack_splat(0.0);
    H[57] = planar8_pack_splat(0.0);
    H[58] = planar8_pack_splat(0.0);
    H[59] = planar8_pack_splat(0.0);
    H[60] = planar8_pack_splat(0.0);
    H[61] = planar8_pack_splat(0.0);
    H[62] = planar8_pack_splat(0.0);
    H[63] = planar8_pack_splat(0.0);
    H[64] = planar8_pack_splat(0.0);
    H[65] = planar8_pack_splat(0.0);
    H[66] = planar8_pack_splat(0.0);
    H[67] = planar8_pack_splat(0.0);
    H[68] = planar8_pack_splat(0.0);
    H[69] = planar8_pack_splat(0.0);
    H[70] = planar8_pack_splat(0.0);
    H[71] = planar8_pack_splat(0.0);
    H[72] = planar8_pack_splat(0.0);
    H[73] = planar8_pack_splat(0.0);
    H[74] = planar8_pack_splat(0.0);
    H[75] = planar8_pack_splat(0.0);
    H[76] = planar8_pack_splat(0.0);
    H[77] = planar8_pack_splat(0.0);
    H[78] = planar8_pack_splat(0.0);
    H[79] = planar8_pack_splat(0.0);
    H[80] = planar8_pack_splat(0.0);
    H[81] = planar8_pack_splat(0.0);
    H[82] = planar8_pack_splat(0.0);
    H[83] = planar8_pack_splat(0.0);
    H[84] = planar8_pack_splat(0.0);
    H[85] = planar8_pack_splat(0.0);
    H[86] = planar8_pack_splat(0.0);
    H[87] = planar8_pack_splat(0.0);
    H[88] = planar8_pack_splat(0.0);
    H[89] = planar8_pack_splat(0.0);
    H[90] = planar8_pack_splat(0.0);
    H[91] = planar8_pack_splat(0.0);
    H[92] = planar8_pack_splat(0.0);
    H[93] = planar8_pack_splat(0.0);
    H[94] = planar8_pack_splat(0.0);
    H[95] = planar8_pack_splat(0.0);
    H[96] = planar8_pack_splat(0.0);
    H[97] = planar8_pack_splat(0.0);
    H[98] = planar8_pack_splat(0.0);
    H[99] = planar8_pack_splat(0.0);
    H[100] = planar8_pack_splat(0.0);
    H[101] = planar8_pack_splat(0.0);
    H[102] = planar8_pack_splat(0.0);
    H[103] = planar8_pack_splat(0.0);
    H[104] = planar8_pack_splat(0.0);
    H[105] = planar8_pack_splat(0.0);
    H[106] = planar8_pack_splat(0.0);
    H[107] = planar8_pack_splat(0.0);
    H[108] = planar8_pack_splat(0.0);
    H[109] = planar8_pack_splat(0.0);
    H[110] = planar8_pack_splat(0.0);
    H[111] = planar8_pack_splat(0.0);
    H[112] = planar8_pack_splat(0.0);
    H[113] = planar8_pack_splat(0.0);
    H[114] = planar8_pack_splat(0.0);
    H[115] = planar8_pack_splat(0.0);
    H[116] = planar8_pack_splat(0.0);
    H[117] = planar8_pack_splat(0.0);
    H[118] = planar8_pack_splat(0.0);
    H[119] = planar8_pack_splat(0.0);
    H[120] = planar8_pack_splat(0.0);
    H[121] = planar8_pack_splat(0.0);
    H[122] = planar8_pack_splat(0.0);
    H[123] = planar8_pack_splat(0.0);
    H[124] = planar8_pack_splat(0.0);
    H[125] = planar8_pack_splat(0.0);
    H[126] = planar8_pack_splat(0.0);
    H[127] = planar8_pack_splat(0.0);
    H[128] = planar8_pack_splat(0.0);
    H[129] = planar8_pack_splat(0.0);
    H[130] = planar8_pack_splat(0.0);
    H[131] = planar8_pack_splat(0.0);
    H[132] = planar8_pack_splat(0.0);
    H[133] = planar8_pack_splat(0.0);
    H[134] = planar8_pack_splat(0.0);
    H[135] = planar8_pack_splat(0.0);
    H[136] = planar8_pack_splat(0.0);
    H[137] = planar8_pack_splat(0.0);
    H[138] = planar8_pack_splat(0.0);
    H[139] = planar8_pack_splat(0.0);
    H[140] = planar8_pack_splat(0.0);
    H[141] = planar8_pack_splat(0.0);
    H[142] = planar8_pack_splat(0.0);
    H[143] = planar8_pack_splat(0.0);
    H[144] = planar8_pack_splat(0.0);
    H[145] = planar8_pack_splat(0.0);
    H[146] = planar8_pack_splat(0.0);
    H[147] = planar8_pack_splat(0.0);
    H[148] = planar8_pack_splat(0.0);
    H[149] = planar8_pack_splat(0.0);
    H[150] = planar8_pack_splat(0.0);
    H[151] = planar8_pack_splat(0.0);
    H[152] = planar8_pack_splat(0.0);
    H[153] = planar8_pack_splat(0.0);
    H[154] = planar8_pack_splat(0.0);
    H[155] = planar8_pack_splat(0.0);
    H[156] = planar8_pack_splat(0.0);
    H[157] = planar8_pack_splat(0.0);
    H[158] = planar8_pack_splat(0.0);
    H[159] = planar8_pack_splat(0.0);
    H[160] = planar8_pack_splat(0.0);
    H[161] = planar8_pack_splat(0.0);
    H[162] = planar8_pack_splat(0.0);
    H[163] = planar8_pack_splat(0.0);
    H[164] = planar8_pack_splat(0.0);
    H[165] = planar8_pack_splat(0.0);
    H[166] = planar8_pack_splat(0.0);
    H[167] = planar8_pack_splat(0.0);
    H[168] = planar8_pack_splat(0.0);
    H[169] = planar8_pack_splat(0.0);
    H[170] = planar8_pack_splat(0.0);
    H[171] = planar8_pack_splat(0.0);
    H[172] = planar8_pack_splat(0.0);
    H[173] = planar8_pack_splat(0.0);
    H[174] = planar8_pack_splat(0.0);
    H[175] = planar8_pack_splat(0.0);
    H[176] = planar8_pack_splat(0.0);
    H[177] = planar8_pack_splat(0.0);
    H[178] = planar8_pack_splat(0.0);
    H[179] = planar8_pack_splat(0.0);
    H[180] = planar8_pack_splat(0.0);
    H[181] = planar8_pack_splat(0.0);
    H[182] = planar8_pack_splat(0.0);
    H[183] = planar8_pack_splat(0.0);
    H[184] = planar8_pack_splat(0.0);
    H[185] = planar8_pack_splat(0.0);
    H[186] = planar8_pack_splat(0.0);
    H[187] = planar8_pack_splat(0.0);
    H[188] = planar8_pack_splat(0.0);
    H[189] = planar8_pack_splat(0.0);
    H[190] = planar8_pack_splat(0.0);
    H[191] = planar8_pack_splat(0.0);
}

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack G_pack[24];
        planar8_pack H_pack[192];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        planar8_pack_give(24U, count, first, lanes, G_pack, G);
        planar8_pack_give(192U, count, first, lanes, H_pack, H);
    }
}

static PLANAR8_APART void planar8_pack_inertia_power(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict P)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = planar8_pack_splat(0.0);
    P[65] = planar8_pack_splat(0.0);
    P[72] = planar8_pack_splat(0.0);
    P[73] = planar8_pack_splat(0.0);
    P[130] = planar8_pack_splat(0.0);
    P[138] = planar8_pack_splat(0.0);
    P[144] = planar8_pack_splat(0.0);
    P[145] = planar8_pack_splat(0.0);
    P[146] = planar8_pack_splat(0.0);
    P[195] = planar8_pack_splat(0.0);
    P[203] = planar8_pack_splat(0.0);
    P[211] = planar8_pack_splat(0.0);
    P[216] = planar8_pack_splat(0.0);
    P[217] = planar8_pack_splat(0.0);
    P[218] = planar8_pack_splat(0.0);
    P[219] = planar8_pack_splat(0.0);
    P[260] = planar8_pack_splat(0.0);
    P[268] = planar8_pack_splat(0.0);
    P[276] = planar8_pack_splat(0.0);
    P[284] = planar8_pack_splat(0.0);
    P[288] = planar8_pack_splat(0.0);
    P[289] = planar8_pack_splat(0.0);
    P[290] = planar8_pack_splat(0.0);
    P[291] = planar8_pack_splat(0.0);
    P[292] = planar8_pack_splat(0.0);
    P[325] = planar8_pack_splat(0.0);
    P[333] = planar8_pack_splat(0.0);
    P[341] = planar8_pack_splat(0.0);
    P[349] = planar8_pack_splat(0.0);
    P[357] = planar8_pack_splat(0.0);
    P[360] = planar8_pack_splat(0.0);
    P[361] = planar8_pack_splat(0.0);
    P[362] = planar8_pack_splat(0.0);
    P[363] = planar8_pack_splat(0.0);
    P[364] = planar8_pack_splat(0.0);
    P[365] = planar8_pack_splat(0.0);
    P[390] = planar8_pack_splat(0.0);
    P[398] = planar8_pack_splat(0.0);
    P[406] = planar8_pack_splat(0.0);
    P[414] = planar8_pack_splat(0.0);
    P[422] = planar8_pack_splat(0.0);
    P[430] = planar8_pack_splat(0.0);
    P[432] = planar8_pack_splat(0.0);
    P[433] = planar8_pack_splat(0.0);
    P[434] = planar8_pack_splat(0.0);
    P[435] = planar8_pack_splat(0.0);
    P[436] = planar8_pack_splat(0.0);
    P[437] = planar8_pack_splat(0.0);
    P[438] = planar8_pack_splat(0.0);
    P[455] = planar8_pack_splat(0.0);
    P[463] = planar8_pack_splat(0.0);
    P[471] = planar8_pack_splat(0.0);
    P[479] = planar8_pack_splat(0.0);
    P[487] = planar8_pack_splat(0.0);
    P[495] = planar8_pack_splat(0.0);
    P[503] = planar8_pack_splat(0.0);
    P[504] = planar8_pack_splat(0.0);
    P[505] = planar8_pack_splat(0.0);
    P[506] = planar8_pack_splat(0.0);
    P[507] = planar8_pack_splat(0.0);
    P[508] = planar8_pack_splat(0.0);
    P[509] = planar8_pack_splat(0.0);
    P[510] = planar8_pack_splat(0.0);
    P[511] = planar8_pack_splat(0.0);
    const planar8_pack v16 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const planar8_pack v17 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const planar8_pack v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const planar8_pack v19 = (v0_cosine[2] * v16) + (v0_sine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) + (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_sine[4] * v20) - (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[5] * v23) - (v0_cosine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v22) + (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[6] * v25) + (v0_cosine[6] * v24);
    const planar8_pack v27 = 0.6043499999999999 * v26;
    const planar8_pack v28 = (v0_sine[6] * v24) - (v0_cosine[6] * v25);
    const planar8_pack v29 = v0_sine[1] + (0.97 * v16);
    const planar8_pack v30 = v29 + (0.94 * v19);
    const planar8_pack v31 = v30 + (0.91 * v21);
    const planar8_pack v32 = (0.88 * v23) - v31;
    const planar8_pack v33 = (0.85 * v25) + v32;
    const planar8_pack v34 = (0.82 * v28) - v33;
    const planar8_pack v35 = 1.7 * v34;
    const planar8_pack v36 = 0.6043499999999999 * v28;
    const planar8_pack v37 = (v35 + (v0_sine[7] * v27)) + (v0_cosine[7] * v36);
    const planar8_pack v38 = v37 + ((0.5904 * v28) - (1.6 * v33));
    const planar8_pack v39 = ((0.57375 * v25) + (1.5 * v32)) - v38;
    const planar8_pack v40 = v39 + ((0.5544 * v23) - (1.4 * v31));
    const planar8_pack v41 = ((0.53235 * v21) + (1.3 * v30)) - v40;
    const planar8_pack v42 = v41 + ((1.2 * v29) + (0.5075999999999999 * v19));
    const planar8_pack v43 = v0_cosine[1] + (0.97 * v17);
    const planar8_pack v44 = v43 + (0.94 * v18);
    const planar8_pack v45 = (0.91 * v20) - v44;
    const planar8_pack v46 = (0.88 * v22) + v45;
    const planar8_pack v47 = (0.85 * v24) - v46;
    const planar8_pack v48 = v47 + (0.82 * v26);
    const planar8_pack v49 = 1.7 * v48;
    const planar8_pack v50 = (v49 + (v0_cosine[7] * v27)) - (v0_sine[7] * v36);
    const planar8_pack v51 = v50 + ((0.5904 * v26) + (1.6 * v47));
    const planar8_pack v52 = v51 + ((0.57375 * v24) - (1.5 * v46));
    const planar8_pack v53 = ((0.5544 * v22) + (1.4 * v45)) - v52;
    const planar8_pack v54 = v53 + ((0.53235 * v20) - (1.3 * v44));
    const planar8_pack v55 = ((0.5075999999999999 * v18) + (1.2 * v43)) - v54;
    const planar8_pack v56 = (v0_sine[1] * v55) - (v0_cosine[1] * v42);
    const planar8_pack v57 = v56 + (0.48015 * ((v0_sine[1] * v17) - (v0_cosine[1] * v16)));
    P[1] = v57;
    P[8] = v57;
    P[9] = v57;
    const planar8_pack v58 = (v43 * v42) - (v29 * v55);
    P[128] = v58;
    const planar8_pack v59 = -v58;
    P[2] = v59;
    P[10] = v59;
    P[16] = v59;
    P[17] = v59;
    P[18] = v59;
    const planar8_pack v60 = (v44 * v41) + (v30 * v54);
    P[192] = v60;
    const planar8_pack v61 = -v60;
    P[3] = v61;
    P[11] = v61;
    P[19] = v61;
    P[24] = v61;
    P[25] = v61;
    P[26] = v61;
    P[27] = v61;
    const planar8_pack v62 = (v45 * v40) + (v31 * v53);
    P[256] = v62;
    const planar8_pack v63 = -v62;
    P[4] = v63;
    P[12] = v63;
    P[20] = v63;
    P[28] = v63;
    P[32] = v63;
    P[33] = v63;
    P[34] = v63;
    P[35] = v63;
    P[36] = v63;
    const planar8_pack v64 = (v46 * v39) + (v32 * v52);
    P[320] = v64;
    const planar8_pack v65 = -v64;
    P[5] = v65;
    P[13] = v65;
    P[21] = v65;
    P[29] = v65;
    P[37] = v65;
    P[40] = v65;
    P[41] = v65;
    P[42] = v65;
    P[43] = v65;
    P[44] = v65;
    P[45] = v65;
    const planar8_pack v66 = (v47 * v38) + (v33 * v51);
    P[384] = v66;
    const planar8_pack v67 = -v66;
    P[6] = v67;
    P[14] = v67;
    P[22] = v67;
    P[30] = v67;
    P[38] = v67;
    P[46] = v67;
    P[48] = v67;
    P[49] = v67;
    P[50] = v67;
    P[51] = v67;
    P[52] = v67;
    P[53] = v67;
    P[54] = v67;
    const planar8_pack v68 = (v48 * v37) - (v34 * v50);
    P[448] = v68;
    const planar8_pack v69 = -v68;
    P[7] = v69;
    P[15] = v69;
    P[23] = v69;
    P[31] = v69;
    P[39] = v69;
    P[47] = v69;
    P[55] = v69;
    P[56] = v69;
    P[57] = v69;
    P[58] = v69;
    P[59] = v69;
    P[60] = v69;
    P[61] = v69;
    P[62] = v69;
    P[63] = v69;
    P[64] = -v57;
    const planar8_pack v70 = ((8.7 * ((v0_sine[1] * v43) - (v0_cosine[1] * v29))) - v58) - v56;
    P[66] = v70;
    P[74] = v70;
    P[80] = v70;
    P[81] = v70;
    P[82] = v70;
    const planar8_pack v71 = v54 + (7.499999999999999 * v44);
    const planar8_pack v72 = (7.499999999999999 * v30) - v41;
    const planar8_pack v73 = ((v0_sine[1] * v71) - v60) - (v0_cosine[1] * v72);
    P[67] = v73;
    P[75] = v73;
    P[83] = v73;
    P[88] = v73;
    P[89] = v73;
    P[90] = v73;
    P[91] = v73;
    const planar8_pack v74 = (6.199999999999999 * v45) - v53;
    const planar8_pack v75 = v40 + (6.199999999999999 * v31);
    const planar8_pack v76 = (v62 + (v0_sine[1] * v74)) + (v0_cosine[1] * v75);
    P[257] = v76;
    P[264] = v76;
    P[265] = v76;
    const planar8_pack v77 = -v76;
    P[68] = v77;
    P[76] = v77;
    P[84] = v77;
    P[92] = v77;
    P[96] = v77;
    P[97] = v77;
    P[98] = v77;
    P[99] = v77;
    P[100] = v77;
    const planar8_pack v78 = v52 + (4.8 * v46);
    const planar8_pack v79 = (4.8 * v32) - v39;
    const planar8_pack v80 = (v64 + (v0_sine[1] * v78)) - (v0_cosine[1] * v79);
    P[321] = v80;
    P[328] = v80;
    P[329] = v80;
    const planar8_pack v81 = -v80;
    P[69] = v81;
    P[77] = v81;
    P[85] = v81;
    P[93] = v81;
    P[101] = v81;
    P[104] = v81;
    P[105] = v81;
    P[106] = v81;
    P[107] = v81;
    P[108] = v81;
    P[109] = v81;
    const planar8_pack v82 = (3.3 * v47) - v51;
    const planar8_pack v83 = v38 + (3.3 * v33);
    const planar8_pack v84 = ((v0_sine[1] * v82) - v66) + (v0_cosine[1] * v83);
    P[70] = v84;
    P[78] = v84;
    P[86] = v84;
    P[94] = v84;
    P[102] = v84;
    P[110] = v84;
    P[112] = v84;
    P[113] = v84;
    P[114] = v84;
    P[115] = v84;
    P[116] = v84;
    P[117] = v84;
    P[118] = v84;
    const planar8_pack v85 = v49 - v50;
    const planar8_pack v86 = v35 - v37;
    const planar8_pack v87 = ((v0_sine[1] * v85) - v68) - (v0_cosine[1] * v86);
    P[71] = v87;
    P[79] = v87;
    P[87] = v87;
    P[95] = v87;
    P[103] = v87;
    P[111] = v87;
    P[119] = v87;
    P[120] = v87;
    P[121] = v87;
    P[122] = v87;
    P[123] = v87;
    P[124] = v87;
    P[125] = v87;
    P[126] = v87;
    P[127] = v87;
    const planar8_pack v88 = -v70;
    P[129] = v88;
    P[136] = v88;
    P[137] = v88;
    const planar8_pack v89 = (v60 - (v29 * v71)) + (v43 * v72);
    P[194] = v89;
    P[202] = v89;
    P[208] = v89;
    P[209] = v89;
    P[210] = v89;
    const planar8_pack v90 = -v89;
    P[131] = v90;
    P[139] = v90;
    P[147] = v90;
    P[152] = v90;
    P[153] = v90;
    P[154] = v90;
    P[155] = v90;
    const planar8_pack v91 = (v62 + (v29 * v74)) + (v43 * v75);
    P[258] = v91;
    P[266] = v91;
    P[272] = v91;
    P[273] = v91;
    P[274] = v91;
    const planar8_pack v92 = -v91;
    P[132] = v92;
    P[140] = v92;
    P[148] = v92;
    P[156] = v92;
    P[160] = v92;
    P[161] = v92;
    P[162] = v92;
    P[163] = v92;
    P[164] = v92;
    const planar8_pack v93 = ((v43 * v79) - v64) - (v29 * v78);
    P[133] = v93;
    P[141] = v93;
    P[149] = v93;
    P[157] = v93;
    P[165] = v93;
    P[168] = v93;
    P[169] = v93;
    P[170] = v93;
    P[171] = v93;
    P[172] = v93;
    P[173] = v93;
    const planar8_pack v94 = ((v29 * v82) - v66) + (v43 * v83);
    P[134] = v94;
    P[142] = v94;
    P[150] = v94;
    P[158] = v94;
    P[166] = v94;
    P[174] = v94;
    P[176] = v94;
    P[177] = v94;
    P[178] = v94;
    P[179] = v94;
    P[180] = v94;
    P[181] = v94;
    P[182] = v94;
    const planar8_pack v95 = (v68 - (v29 * v85)) + (v43 * v86);
    P[450] = v95;
    P[458] = v95;
    P[464] = v95;
    P[465] = v95;
    P[466] = v95;
    const planar8_pack v96 = -v95;
    P[135] = v96;
    P[143] = v96;
    P[151] = v96;
    P[159] = v96;
    P[167] = v96;
    P[175] = v96;
    P[183] = v96;
    P[184] = v96;
    P[185] = v96;
    P[186] = v96;
    P[187] = v96;
    P[188] = v96;
    P[189] = v96;
    P[190] = v96;
    P[191] = v96;
    const planar8_pack v97 = -v73;
    P[193] = v97;
    P[200] = v97;
    P[201] = v97;
    const planar8_pack v98 = (v62 + (v30 * v74)) + (v44 * v75);
    P[259] = v98;
    P[267] = v98;
    P[275] = v98;
    P[280] = v98;
    P[281] = v98;
    P[282] = v98;
    P[283] = v98;
    const planar8_pack v99 = -v98;
    P[196] = v99;
    P[204] = v99;
    P[212] = v99;
    P[220] = v99;
    P[224] = v99;
    P[225] = v99;
    P[226] = v99;
    P[227] = v99;
    P[228] = v99;
    const planar8_pack v100 = ((v44 * v79) - v64) - (v30 * v78);
    P[197] = v100;
    P[205] = v100;
    P[213] = v100;
    P[221] = v100;
    P[229] = v100;
    P[232] = v100;
    P[233] = v100;
    P[234] = v100;
    P[235] = v100;
    P[236] = v100;
    P[237] = v100;
    const planar8_pack v101 = ((v30 * v82) - v66) + (v44 * v83);
    P[198] = v101;
    P[206] = v101;
    P[214] = v101;
    P[222] = v101;
    P[230] = v101;
    P[238] = v101;
    P[240] = v101;
    P[241] = v101;
    P[242] = v101;
    P[243] = v101;
    P[244] = v101;
    P[245] = v101;
    P[246] = v101;
    const planar8_pack v102 = (v68 - (v30 * v85)) + (v44 * v86);
    P[451] = v102;
    P[459] = v102;
    P[467] = v102;
    P[472] = v102;
    P[473] = v102;
    P[474] = v102;
    P[475] = v102;
    const planar8_pack v103 = -v102;
    P[199] = v103;
    P[207] = v103;
    P[215] = v103;
    P[223] = v103;
    P[231] = v103;
    P[239] = v103;
    P[247] = v103;
    P[248] = v103;
    P[249] = v103;
    P[250] = v103;
    P[251] = v103;
    P[252] = v103;
    P[253] = v103;
    P[254] = v103;
    P[255] = v103;
    const planar8_pack v104 = (v64 + (v31 * v78)) + (v45 * v79);
    P[324] = v104;
    P[332] = v104;
    P[340] = v104;
    P[348] = v104;
    P[352] = v104;
    P[353] = v104;
    P[354] = v104;
    P[355] = v104;
    P[356] = v104;
    const planar8_pack v105 = -v104;
    P[261] = v105;
    P[269] = v105;
    P[277] = v105;
    P[285] = v105;
    P[293] = v105;
    P[296] = v105;
    P[297] = v105;
    P[298] = v105;
    P[299] = v105;
    P[300] = v105;
    P[301] = v105;
    const planar8_pack v106 = (v66 - (v31 * v82)) + (v45 * v83);
    P[388] = v106;
    P[396] = v106;
    P[404] = v106;
    P[412] = v106;
    P[416] = v106;
    P[417] = v106;
    P[418] = v106;
    P[419] = v106;
    P[420] = v106;
    const planar8_pack v107 = -v106;
    P[262] = v107;
    P[270] = v107;
    P[278] = v107;
    P[286] = v107;
    P[294] = v107;
    P[302] = v107;
    P[304] = v107;
    P[305] = v107;
    P[306] = v107;
    P[307] = v107;
    P[308] = v107;
    P[309] = v107;
    P[310] = v107;
    const planar8_pack v108 = ((v31 * v85) - v68) + (v45 * v86);
    P[263] = v108;
    P[271] = v108;
    P[279] = v108;
    P[287] = v108;
    P[295] = v108;
    P[303] = v108;
    P[311] = v108;
    P[312] = v108;
    P[313] = v108;
    P[314] = v108;
    P[315] = v108;
    P[316] = v108;
    P[317] = v108;
    P[318] = v108;
    P[319] = v108;
    const planar8_pack v109 = -v93;
    P[322] = v109;
    P[330] = v109;
    P[336] = v109;
    P[337] = v109;
    P[338] = v109;
    const planar8_pack v110 = -v100;
    P[323] = v110;
    P[331] = v110;
    P[339] = v110;
    P[344] = v110;
    P[345] = v110;
    P[346] = v110;
    P[347] = v110;
    const planar8_pack v111 = (v66 + (v32 * v82)) + (v46 * v83);
    P[389] = v111;
    P[397] = v111;
    P[405] = v111;
    P[413] = v111;
    P[421] = v111;
    P[424] = v111;
    P[425] = v111;
    P[426] = v111;
    P[427] = v111;
    P[428] = v111;
    P[429] = v111;
    const planar8_pack v112 = -v111;
    P[326] = v112;
    P[334] = v112;
    P[342] = v112;
    P[350] = v112;
    P[358] = v112;
    P[366] = v112;
    P[368] = v112;
    P[369] = v112;
    P[370] = v112;
    P[371] = v112;
    P[372] = v112;
    P[373] = v112;
    P[374] = v112;
    const planar8_pack v113 = ((v46 * v86) - v68) - (v32 * v85);
    P[327] = v113;
    P[335] = v113;
    P[343] = v113;
    P[351] = v113;
    P[359] = v113;
    P[367] = v113;
    P[375] = v113;
    P[376] = v113;
    P[377] = v113;
    P[378] = v113;
    P[379] = v113;
    P[380] = v113;
    P[381] = v113;
    P[382] = v113;
    P[383] = v113;
    const planar8_pack v114 = -v84;
    P[385] = v114;
    P[392] = v114;
    P[393] = v114;
    const planar8_pack v115 = -v94;
    P[386] = v115;
    P[394] = v115;
    P[400] = v115;
    P[401] = v115;
    P[402] = v115;
    const planar8_pack v116 = -v101;
    P[387] = v116;
    P[395] = v116;
    P[403] = v116;
    P[408] = v116;
    P[409] = v116;
    P[410] = v116;
    P[411] = v116;
    const planar8_pack v117 = (v68 + (v33 * v85)) + (v47 * v86);
    P[454] = v117;
    P[462] = v117;
    P[470] = v117;
    P[478] = v117;
    P[486] = v117;
    P[494] = v117;
    P[496] = v117;
    P[497] = v117;
    P[498] = v117;
    P[499] = v117;
    P[500] = v117;
    P[501] = v117;
    P[502] = v117;
    const planar8_pack v118 = -v117;
    P[391] = v118;
    P[399] = v118;
    P[407] = v118;
    P[415] = v118;
    P[423] = v118;
    P[431] = v118;
    P[439] = v118;
    P[440] = v118;
    P[441] = v118;
    P[442] = v118;
    P[443] = v118;
    P[444] = v118;
    P[445] = v118;
    P[446] = v118;
    P[447] = v118;
    const planar8_pack v119 = -v87;
    P[449] = v119;
    P[456] = v119;
    P[457] = v119;
    const planar8_pack v120 = -v108;
    P[452] = v120;
    P[460] = v120;
    P[468] = v120;
    P[476] = v120;
    P[480] = v120;
    P[481] = v120;
    P[482] = v120;
    P[483] = v120;
    P[484] = v120;
    const planar8_pack v121 = -v113;
    P[453] = v121;
    P[461] = v121;
    P[469] = v121;
    P[477] = v121;
    P[485] = v121;
    P[488] = v121;
    P[489] = v121;
    P[490] = v121;
    P[491] = v121;
    P[492] = v121;
    P[493] = v121;
}

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack P_pack[512];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_inertia_power(prepared_pack, q_pack, P_pack);
        planar8_pack_give(512U, count, first, lanes, P_pack, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack P_pack[512];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_inertia_power(prepared_pack, q_pack, P_pack);
        planar8_pack_give(512U, count, first, lanes, P_pack, P);
    }
}

static PLANAR8_APART void planar8_pack_reactions(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict F)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = 9.81 * v0_cosine[0];
    const planar8_pack v17 = qdd[0] + v16;
    const planar8_pack v18 = 9.81 * v0_sine[0];
    const planar8_pack v19 = qd[0] * qd[0];
    const planar8_pack v20 = v19 - v18;
    const planar8_pack v21 = (v0_cosine[1] * v20) - (v0_sine[1] * v17);
    const planar8_pack v22 = qd[0] + qd[1];
    const planar8_pack v23 = v22 * v22;
    const planar8_pack v24 = v21 + (0.97 * v23);
    const planar8_pack v25 = (v0_cosine[1] * v17) + (v0_sine[1] * v20);
    const planar8_pack v26 = qdd[0] + qdd[1];
    const planar8_pack v27 = v25 + (0.97 * v26);
    const planar8_pack v28 = (v0_cosine[2] * v27) + (v0_sine[2] * v24);
    const planar8_pack v29 = qdd[2] + v26;
    const planar8_pack v30 = v28 + (0.94 * v29);
    const planar8_pack v31 = (v0_cosine[2] * v24) - (v0_sine[2] * v27);
    const planar8_pack v32 = qd[2] + v22;
    const planar8_pack v33 = v32 * v32;
    const planar8_pack v34 = v31 + (0.94 * v33);
    const planar8_pack v35 = (v0_sine[3] * v34) + (v0_cosine[3] * v30);
    const planar8_pack v36 = qdd[3] + v29;
    const planar8_pack v37 = v35 + (0.91 * v36);
    const planar8_pack v38 = (v0_sine[3] * v30) - (v0_cosine[3] * v34);
    const planar8_pack v39 = qd[3] + v32;
    const planar8_pack v40 = v39 * v39;
    const planar8_pack v41 = (0.91 * v40) - v38;
    const planar8_pack v42 = (v0_cosine[4] * v41) - (v0_sine[4] * v37);
    const planar8_pack v43 = qd[4] + v39;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = v42 + (0.88 * v44);
    const planar8_pack v46 = (v0_cosine[4] * v37) + (v0_sine[4] * v41);
    const planar8_pack v47 = qdd[4] + v36;
    const planar8_pack v48 = v46 + (0.88 * v47);
    const planar8_pack v49 = (v0_sine[5] * v48) - (v0_cosine[5] * v45);
    const planar8_pack v50 = qd[5] + v43;
    const planar8_pack v51 = v50 * v50;
    const planar8_pack v52 = (0.85 * v51) - v49;
    const planar8_pack v53 = (v0_sine[5] * v45) + (v0_cosine[5] * v48);
    const planar8_pack v54 = qdd[5] + v47;
    const planar8_pack v55 = v53 + (0.85 * v54);
    const planar8_pack v56 = (v0_cosine[6] * v55) + (v0_sine[6] * v52);
    const planar8_pack v57 = qdd[6] + v54;
    const planar8_pack v58 = v56 + (0.82 * v57);
    const planar8_pack v59 = (v0_cosine[6] * v52) - (v0_sine[6] * v55);
    const planar8_pack v60 = qd[6] + v50;
    const planar8_pack v61 = v60 * v60;
    const planar8_pack v62 = v59 + (0.82 * v61);
    const planar8_pack v63 = qd[7] + v60;
    const planar8_pack v64 = (v63 * (0.6043499999999999 * v63)) + (1.7 * ((v0_cosine[7] * v62) - (v0_sine[7] * v58)));
    const planar8_pack v65 = (v0_cosine[7] * v58) + (v0_sine[7] * v62);
    const planar8_pack v66 = qdd[7] + v57;
    const planar8_pack v67 = (1.7 * v65) + (0.6043499999999999 * v66);
    F[43] = v67;
    const planar8_pack v68 = (v0_cosine[7] * v67) - (v0_sine[7] * v64);
    const planar8_pack v69 = v68 + ((0.5904 * v57) + (1.6 * v56));
    F[37] = v69;
    const planar8_pack v70 = ((v0_cosine[7] * v64) + ((1.6 * v59) + (0.5904 * v61))) + (v0_sine[7] * v67);
    const planar8_pack v71 = ((v0_cosine[6] * v70) + ((0.57375 * v51) - (1.5 * v49))) + (v0_sine[6] * v69);
    const planar8_pack v72 = (v0_cosine[6] * v69) - (v0_sine[6] * v70);
    const planar8_pack v73 = v72 + ((0.57375 * v54) + (1.5 * v53));
    F[31] = v73;
    const planar8_pack v74 = (v0_sine[5] * v73) + ((v0_cosine[5] * v71) + ((1.4 * v42) + (0.5544 * v44)));
    const planar8_pack v75 = (v0_sine[5] * v71) - (v0_cosine[5] * v73);
    const planar8_pack v76 = ((0.5544 * v47) + (1.4 * v46)) - v75;
    F[25] = v76;
    const planar8_pack v77 = (v0_cosine[4] * v76) - (v0_sine[4] * v74);
    const planar8_pack v78 = v77 + ((0.53235 * v36) + (1.3 * v35));
    F[19] = v78;
    const planar8_pack v79 = ((v0_cosine[4] * v74) + ((0.53235 * v40) - (1.3 * v38))) + (v0_sine[4] * v76);
    const planar8_pack v80 = (((1.2 * v31) + (0.5075999999999999 * v33)) + (v0_cosine[3] * v79)) + (v0_sine[3] * v78);
    const planar8_pack v81 = (v0_sine[3] * v79) - (v0_cosine[3] * v78);
    const planar8_pack v82 = ((0.5075999999999999 * v29) + (1.2 * v28)) - v81;
    F[13] = v82;
    const planar8_pack v83 = (v0_cosine[2] * v82) - (v0_sine[2] * v80);
    const planar8_pack v84 = v83 + ((0.48015 * v26) + (1.1 * v25));
    F[7] = v84;
    const planar8_pack v85 = ((v0_cosine[2] * v80) + ((1.1 * v21) + (0.48015 * v23))) + (v0_sine[2] * v82);
    F[0] = ((v18 - (0.45 * v19)) - (v0_cosine[1] * v85)) - (v0_sine[1] * v84);
    const planar8_pack v86 = (v0_cosine[1] * v84) - (v0_sine[1] * v85);
    F[1] = (v16 + (0.45 * qdd[0])) + v86;
    F[2] = planar8_pack_splat(0.0);
    F[3] = planar8_pack_splat(0.0);
    F[4] = planar8_pack_splat(0.0);
    F[8] = planar8_pack_splat(0.0);
    F[9] = planar8_pack_splat(0.0);
    F[10] = planar8_pack_splat(0.0);
    F[14] = planar8_pack_splat(0.0);
    F[15] = planar8_pack_splat(0.0);
    F[16] = planar8_pack_splat(0.0);
    F[20] = planar8_pack_splat(0.0);
    F[21] = planar8_pack_splat(0.0);
    F[22] = planar8_pack_splat(0.0);
    F[26] = planar8_pack_splat(0.0);
    F[27] = planar8_pack_splat(0.0);
    F[28] = planar8_pack_splat(0.0);
    F[32] = planar8_pack_splat(0.0);
    F[33] = planar8_pack_splat(0.0);
    F[34] = planar8_pack_splat(0.0);
    F[38] = planar8_pack_splat(0.0);
    F[39] = planar8_pack_splat(0.0);
    F[40] = planar8_pack_splat(0.0);
    F[44] = planar8_pack_splat(0.0);
    F[45] = planar8_pack_splat(0.0);
    F[46] = planar8_pack_splat(0.0);
    const planar8_pack v87 = (0.30326059166666663 * v66) + (0.6043499999999999 * v65);
    F[47] = v87;
    const planar8_pack v88 = (v87 + ((0.30751093333333335 * v57) + (0.5904 * v56))) + (0.82 * v68);
    F[41] = v88;
    const planar8_pack v89 = (v88 + ((0.309771875 * v54) + (0.57375 * v53))) + (0.85 * v72);
    F[35] = v89;
    const planar8_pack v90 = (v89 + ((0.30988906666666666 * v47) + (0.5544 * v46))) - (0.88 * v75);
    F[29] = v90;
    const planar8_pack v91 = (v90 + ((0.3077081583333333 * v36) + (0.53235 * v35))) + (0.91 * v77);
    F[23] = v91;
    const planar8_pack v92 = (v91 + ((0.3030748 * v29) + (0.5075999999999999 * v28))) - (0.94 * v81);
    F[17] = v92;
    const planar8_pack v93 = (v92 + ((0.2958346416666667 * v26) + (0.48015 * v25))) + (0.97 * v83);
    F[11] = v93;
    F[5] = (v93 + ((4.4145 * v0_cosine[0]) + (0.28583333333333333 * qdd[0]))) + v86;
    F[6] = -v85;
    F[12] = -v80;
    F[18] = -v79;
    F[24] = -v74;
    F[30] = -v71;
    F[36] = -v70;
    F[42] = -v64;
}

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack F_pack[48];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        planar8_pack_give(48U, count, first, lanes, F_pack, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack F_pack[48];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        planar8_pack_give(48U, count, first, lanes, F_pack, F);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
