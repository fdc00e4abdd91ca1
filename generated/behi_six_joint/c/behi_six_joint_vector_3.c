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

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[3] = {q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[3];
    behi_six_joint_pack v0_cosine[3];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_guard(3U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v7 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v8 = -(v7 * v6);
    G[0] = v8;
    H[36] = v8;
    const behi_six_joint_pack v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = v0_sine[1] + v9;
    const behi_six_joint_pack v11 = 50.0 * v0_cosine[2];
    const behi_six_joint_pack v12 = -(v11 * v10);
    G[1] = v12;
    H[37] = v12;
    H[42] = v12;
    const behi_six_joint_pack v13 = -(v11 * v9);
    G[2] = v13;
    H[38] = v13;
    H[48] = v13;
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v14 = v11 * v6;
    G[6] = v14;
    const behi_six_joint_pack v15 = v7 * v10;
    H[1] = v15;
    H[6] = v15;
    G[7] = -v15;
    const behi_six_joint_pack v16 = v7 * v9;
    H[2] = v16;
    H[12] = v16;
    G[8] = -v16;
    const behi_six_joint_pack v17 = (v0_sine[2] * v7) + (v0_cosine[2] * v11);
    const behi_six_joint_pack v18 = v6 * v17;
    G[13] = v18;
    const behi_six_joint_pack v19 = (v0_cosine[1] * v17) - v18;
    G[14] = -v19;
    H[0] = -v14;
    H[7] = -(v0_cosine[2] * v18);
    const behi_six_joint_pack v20 = v0_cosine[2] * v19;
    H[8] = v20;
    H[13] = v20;
    H[14] = v20;
    H[43] = -(v0_sine[2] * v18);
    const behi_six_joint_pack v21 = v0_sine[2] * v19;
    H[44] = v21;
    H[49] = v21;
    H[50] = v21;
    H[79] = -(v10 * v17);
    const behi_six_joint_pack v22 = -(v9 * v17);
    H[80] = v22;
    H[85] = v22;
    H[86] = v22;
}

void behi_six_joint_influence_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C3(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1] = {q[0]};
    behi_six_joint_pack v0_sine[1];
    behi_six_joint_pack v0_cosine[1];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[3] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[9] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[3] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[39] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
}

void behi_six_joint_influence_rotational_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C3(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[3], q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v8 = 10.0 * v0_sine[0];
    const behi_six_joint_pack v9 = 50.0 + (10.0 * v0_cosine[0]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const behi_six_joint_pack v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

void behi_six_joint_position_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C4(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C4_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C4(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[1], q[3], q[2], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[2] = v0_sine[3];
    R[8] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v8 = (v0_cosine[0] * v0_cosine[2]) - (v0_sine[0] * v0_sine[2]);
    const behi_six_joint_pack v9 = (v0_sine[0] * v0_cosine[2]) + (v0_cosine[0] * v0_sine[2]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v8) + (v0_cosine[1] * v9);
    R[6] = v10;
    const behi_six_joint_pack v11 = (v0_sine[1] * v9) - (v0_cosine[1] * v8);
    R[5] = -v0_cosine[3];
    R[0] = -(v0_cosine[3] * v11);
    R[1] = -(v0_cosine[3] * v10);
    R[3] = -(v0_sine[3] * v11);
    R[4] = -(v0_sine[3] * v10);
    R[7] = -v11;
}

void behi_six_joint_rotation_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C4(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C4_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C4(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = 50.0 * (v0_cosine[1] + v9);
    const behi_six_joint_pack v11 = v10 + (10.0 * ((v0_cosine[2] * v9) - (v0_sine[2] * v8)));
    J[0] = -(v0_sine[3] * v11);
    const behi_six_joint_pack v12 = 50.0 * v8;
    const behi_six_joint_pack v13 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v14 = (v12 + v13) + (10.0 * ((v0_sine[2] * v9) + (v0_cosine[2] * v8)));
    J[1] = -(v0_cosine[3] * v14);
    const behi_six_joint_pack v15 = v13 - v14;
    J[2] = v0_cosine[3] * v15;
    const behi_six_joint_pack v16 = v12 + v15;
    J[3] = v0_cosine[3] * v16;
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[22] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[28] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[34] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v0_cosine[3] * v11;
    J[7] = -(v0_sine[3] * v14);
    J[8] = v0_sine[3] * v15;
    J[9] = v0_sine[3] * v16;
    const behi_six_joint_pack v17 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v18 = v17 * v11;
    J[13] = v18;
    J[14] = v18 - ((50.0 * v0_cosine[1]) * v17);
    J[15] = v18 - (v17 * v10);
    const behi_six_joint_pack v19 = -v0_cosine[3];
    J[25] = v19;
    J[26] = v19;
    J[27] = v19;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C4(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C4_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C4(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v10 = v9 + (50.0 * v8);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = 10.0 * v0_sine[2];
    const behi_six_joint_pack v13 = 10.0 * v0_cosine[2];
    const behi_six_joint_pack v14 = ((v12 * v11) - v10) - (v13 * v8);
    const behi_six_joint_pack v15 = v0_sine[3] * v14;
    G[0] = v15;
    H[36] = v15;
    const behi_six_joint_pack v16 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v17 = v16 + (50.0 * v11);
    const behi_six_joint_pack v18 = (v17 + (v12 * v8)) + (v13 * v11);
    const behi_six_joint_pack v19 = -(v0_cosine[3] * v18);
    G[1] = v19;
    H[37] = v19;
    H[42] = v19;
    const behi_six_joint_pack v20 = v16 - v18;
    const behi_six_joint_pack v21 = v0_cosine[3] * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const behi_six_joint_pack v22 = v17 - v18;
    const behi_six_joint_pack v23 = v0_cosine[3] * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v24 = v0_cosine[3] * v14;
    H[0] = v24;
    G[6] = -v24;
    const behi_six_joint_pack v25 = v0_sine[3] * v18;
    H[1] = v25;
    H[6] = v25;
    G[7] = -v25;
    const behi_six_joint_pack v26 = v0_sine[3] * v20;
    G[8] = v26;
    const behi_six_joint_pack v27 = v0_sine[3] * v22;
    G[9] = v27;
    const behi_six_joint_pack v28 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v29 = v28 * v14;
    G[13] = -v29;
    const behi_six_joint_pack v30 = (v9 * v28) + v29;
    G[14] = -v30;
    const behi_six_joint_pack v31 = v29 + (v28 * v10);
    G[15] = -v31;
    const behi_six_joint_pack v32 = -v26;
    H[2] = v32;
    H[12] = v32;
    const behi_six_joint_pack v33 = -v27;
    H[3] = v33;
    H[18] = v33;
    H[7] = v0_cosine[3] * v29;
    const behi_six_joint_pack v34 = v0_cosine[3] * v30;
    H[8] = v34;
    H[13] = v34;
    H[14] = v34;
    const behi_six_joint_pack v35 = v0_cosine[3] * v31;
    H[9] = v35;
    H[15] = v35;
    H[19] = v35;
    H[20] = v35;
    H[21] = v35;
    H[43] = v0_sine[3] * v29;
    const behi_six_joint_pack v36 = v0_sine[3] * v30;
    H[44] = v36;
    H[49] = v36;
    H[50] = v36;
    const behi_six_joint_pack v37 = v0_sine[3] * v31;
    H[45] = v37;
    H[51] = v37;
    H[55] = v37;
    H[56] = v37;
    H[57] = v37;
    H[79] = -(v28 * v18);
    const behi_six_joint_pack v38 = v28 * v20;
    H[80] = v38;
    H[85] = v38;
    H[86] = v38;
    const behi_six_joint_pack v39 = v28 * v22;
    H[81] = v39;
    H[87] = v39;
    H[91] = v39;
    H[92] = v39;
    H[93] = v39;
}

void behi_six_joint_influence_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C4(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[1] = {q[0]};
    behi_six_joint_pack v0_sine[1];
    behi_six_joint_pack v0_cosine[1];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    G[0] = behi_six_joint_pack_splat(0.0);
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[6] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[13] = behi_six_joint_pack_splat(0.0);
    G[14] = behi_six_joint_pack_splat(0.0);
    G[15] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[0] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[6] = behi_six_joint_pack_splat(0.0);
    H[7] = behi_six_joint_pack_splat(0.0);
    H[8] = behi_six_joint_pack_splat(0.0);
    H[9] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[12] = behi_six_joint_pack_splat(0.0);
    H[13] = behi_six_joint_pack_splat(0.0);
    H[14] = behi_six_joint_pack_splat(0.0);
    H[15] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[18] = behi_six_joint_pack_splat(0.0);
    H[19] = behi_six_joint_pack_splat(0.0);
    H[20] = behi_six_joint_pack_splat(0.0);
    H[21] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[36] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[42] = behi_six_joint_pack_splat(0.0);
    H[43] = behi_six_joint_pack_splat(0.0);
    H[44] = behi_six_joint_pack_splat(0.0);
    H[45] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[48] = behi_six_joint_pack_splat(0.0);
    H[49] = behi_six_joint_pack_splat(0.0);
    H[50] = behi_six_joint_pack_splat(0.0);
    H[51] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[54] = behi_six_joint_pack_splat(0.0);
    H[55] = behi_six_joint_pack_splat(0.0);
    H[56] = behi_six_joint_pack_splat(0.0);
    H[57] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[79] = behi_six_joint_pack_splat(0.0);
    H[80] = behi_six_joint_pack_splat(0.0);
    H[81] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[85] = behi_six_joint_pack_splat(0.0);
    H[86] = behi_six_joint_pack_splat(0.0);
    H[87] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[91] = behi_six_joint_pack_splat(0.0);
    H[92] = behi_six_joint_pack_splat(0.0);
    H[93] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
    G[9] = v2;
}

void behi_six_joint_influence_rotational_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_rotational_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_rotational_C4(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict x)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[3], q[2], q[1], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v8 = 10.0 * v0_sine[0];
    const behi_six_joint_pack v9 = 50.0 + (10.0 * v0_cosine[0]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const behi_six_joint_pack v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const behi_six_joint_pack v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

void behi_six_joint_position_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C5(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void behi_six_joint_position_C5_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack x_pack[3];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_position_C5(prepared_pack, q_pack, x_pack);
        behi_six_joint_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict R)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5] = {q[4], q[1], q[3], q[2], q[0]};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_cosine[3]) - (v0_sine[1] * v0_sine[3]);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[3]) + (v0_cosine[1] * v0_sine[3]);
    const behi_six_joint_pack v12 = (v0_sine[2] * v10) + (v0_cosine[2] * v11);
    const behi_six_joint_pack v13 = (v0_sine[2] * v11) - (v0_cosine[2] * v10);
    R[8] = v13;
    const behi_six_joint_pack v14 = v0_cosine[0] * v0_sine[4];
    const behi_six_joint_pack v15 = v0_cosine[0] * v0_cosine[4];
    R[6] = v0_cosine[0] * v12;
    const behi_six_joint_pack v16 = v0_sine[0] * v0_sine[4];
    const behi_six_joint_pack v17 = v0_sine[0] * v0_cosine[4];
    R[2] = v0_cosine[4] * v12;
    R[5] = v0_sine[4] * v12;
    R[0] = v16 - (v15 * v13);
    R[1] = v14 + (v17 * v13);
    R[4] = (v16 * v13) - v15;
    R[3] = -(v17 + (v14 * v13));
    R[7] = -(v0_sine[0] * v12);
}

void behi_six_joint_rotation_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C5(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void behi_six_joint_rotation_C5_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack R_pack[9];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_rotation_C5(prepared_pack, q_pack, R_pack);
        behi_six_joint_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict J)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const behi_six_joint_pack v8 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const behi_six_joint_pack v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = (v0_sine[2] * v9) + (v0_cosine[2] * v8);
    J[34] = v10;
    const behi_six_joint_pack v11 = v0_cosine[1] - v8;
    const behi_six_joint_pack v12 = (50.0 * v11) - (10.0 * v10);
    J[0] = -(v0_sine[3] * v12);
    const behi_six_joint_pack v13 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    const behi_six_joint_pack v14 = 50.0 * v9;
    const behi_six_joint_pack v15 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v16 = (v14 + v15) + (10.0 * v13);
    J[1] = -(v0_cosine[3] * v16);
    const behi_six_joint_pack v17 = v15 - v16;
    J[2] = v0_cosine[3] * v17;
    const behi_six_joint_pack v18 = v14 + v17;
    J[3] = v0_cosine[3] * v18;
    J[4] = behi_six_joint_pack_splat(0.0);
    J[5] = behi_six_joint_pack_splat(0.0);
    J[10] = behi_six_joint_pack_splat(0.0);
    J[11] = behi_six_joint_pack_splat(0.0);
    J[12] = behi_six_joint_pack_splat(0.0);
    J[16] = behi_six_joint_pack_splat(0.0);
    J[17] = behi_six_joint_pack_splat(0.0);
    J[18] = behi_six_joint_pack_splat(0.0);
    J[23] = behi_six_joint_pack_splat(0.0);
    J[24] = behi_six_joint_pack_splat(0.0);
    J[29] = behi_six_joint_pack_splat(0.0);
    J[31] = behi_six_joint_pack_splat(0.0);
    J[32] = behi_six_joint_pack_splat(0.0);
    J[33] = behi_six_joint_pack_splat(0.0);
    J[35] = behi_six_joint_pack_splat(0.0);
    J[6] = v0_cosine[3] * v12;
    J[7] = -(v0_sine[3] * v16);
    J[8] = v0_sine[3] * v17;
    J[9] = v0_sine[3] * v18;
    const behi_six_joint_pack v19 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v20 = v19 * v12;
    J[13] = v20;
    const behi_six_joint_pack v21 = 50.0 * v19;
    J[14] = v20 - (v0_cosine[1] * v21);
    J[15] = v20 - (v11 * v21);
    J[22] = v0_cosine[3] * v13;
    const behi_six_joint_pack v22 = -v0_cosine[3];
    J[25] = v22;
    J[26] = v22;
    J[27] = v22;
    J[28] = v0_sine[3] * v13;
    J[30] = behi_six_joint_pack_splat(1.0);
}

void behi_six_joint_jacobian_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C5(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

void behi_six_joint_jacobian_C5_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack J_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_jacobian_C5(prepared_pack, q_pack, J_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, J_pack, J);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C5(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict G, behi_six_joint_pack *restrict H)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[4] = {q[2], q[1], q[3], q[0]};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_guard(4U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v10 = v9 + (50.0 * v8);
    const behi_six_joint_pack v11 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = 10.0 * v0_sine[2];
    const behi_six_joint_pack v13 = 10.0 * v0_cosine[2];
    const behi_six_joint_pack v14 = ((v12 * v11) - v10) - (v13 * v8);
    const behi_six_joint_pack v15 = v0_sine[3] * v14;
    G[0] = v15;
    H[36] = v15;
    const behi_six_joint_pack v16 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v17 = v16 + (50.0 * v11);
    const behi_six_joint_pack v18 = (v17 + (v12 * v8)) + (v13 * v11);
    const behi_six_joint_pack v19 = -(v0_cosine[3] * v18);
    G[1] = v19;
    H[37] = v19;
    H[42] = v19;
    const behi_six_joint_pack v20 = v16 - v18;
    const behi_six_joint_pack v21 = v0_cosine[3] * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const behi_six_joint_pack v22 = v17 - v18;
    const behi_six_joint_pack v23 = v0_cosine[3] * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    G[4] = behi_six_joint_pack_splat(0.0);
    G[5] = behi_six_joint_pack_splat(0.0);
    G[10] = behi_six_joint_pack_splat(0.0);
    G[11] = behi_six_joint_pack_splat(0.0);
    G[12] = behi_six_joint_pack_splat(0.0);
    G[16] = behi_six_joint_pack_splat(0.0);
    G[17] = behi_six_joint_pack_splat(0.0);
    H[4] = behi_six_joint_pack_splat(0.0);
    H[5] = behi_six_joint_pack_splat(0.0);
    H[10] = behi_six_joint_pack_splat(0.0);
    H[11] = behi_six_joint_pack_splat(0.0);
    H[16] = behi_six_joint_pack_splat(0.0);
    H[17] = behi_six_joint_pack_splat(0.0);
    H[22] = behi_six_joint_pack_splat(0.0);
    H[23] = behi_six_joint_pack_splat(0.0);
    H[24] = behi_six_joint_pack_splat(0.0);
    H[25] = behi_six_joint_pack_splat(0.0);
    H[26] = behi_six_joint_pack_splat(0.0);
    H[27] = behi_six_joint_pack_splat(0.0);
    H[28] = behi_six_joint_pack_splat(0.0);
    H[29] = behi_six_joint_pack_splat(0.0);
    H[30] = behi_six_joint_pack_splat(0.0);
    H[31] = behi_six_joint_pack_splat(0.0);
    H[32] = behi_six_joint_pack_splat(0.0);
    H[33] = behi_six_joint_pack_splat(0.0);
    H[34] = behi_six_joint_pack_splat(0.0);
    H[35] = behi_six_joint_pack_splat(0.0);
    H[40] = behi_six_joint_pack_splat(0.0);
    H[41] = behi_six_joint_pack_splat(0.0);
    H[46] = behi_six_joint_pack_splat(0.0);
    H[47] = behi_six_joint_pack_splat(0.0);
    H[52] = behi_six_joint_pack_splat(0.0);
    H[53] = behi_six_joint_pack_splat(0.0);
    H[58] = behi_six_joint_pack_splat(0.0);
    H[59] = behi_six_joint_pack_splat(0.0);
    H[60] = behi_six_joint_pack_splat(0.0);
    H[61] = behi_six_joint_pack_splat(0.0);
    H[62] = behi_six_joint_pack_splat(0.0);
    H[63] = behi_six_joint_pack_splat(0.0);
    H[64] = behi_six_joint_pack_splat(0.0);
    H[65] = behi_six_joint_pack_splat(0.0);
    H[66] = behi_six_joint_pack_splat(0.0);
    H[67] = behi_six_joint_pack_splat(0.0);
    H[68] = behi_six_joint_pack_splat(0.0);
    H[69] = behi_six_joint_pack_splat(0.0);
    H[70] = behi_six_joint_pack_splat(0.0);
    H[71] = behi_six_joint_pack_splat(0.0);
    H[72] = behi_six_joint_pack_splat(0.0);
    H[73] = behi_six_joint_pack_splat(0.0);
    H[74] = behi_six_joint_pack_splat(0.0);
    H[75] = behi_six_joint_pack_splat(0.0);
    H[76] = behi_six_joint_pack_splat(0.0);
    H[77] = behi_six_joint_pack_splat(0.0);
    H[78] = behi_six_joint_pack_splat(0.0);
    H[82] = behi_six_joint_pack_splat(0.0);
    H[83] = behi_six_joint_pack_splat(0.0);
    H[84] = behi_six_joint_pack_splat(0.0);
    H[88] = behi_six_joint_pack_splat(0.0);
    H[89] = behi_six_joint_pack_splat(0.0);
    H[90] = behi_six_joint_pack_splat(0.0);
    H[94] = behi_six_joint_pack_splat(0.0);
    H[95] = behi_six_joint_pack_splat(0.0);
    H[96] = behi_six_joint_pack_splat(0.0);
    H[97] = behi_six_joint_pack_splat(0.0);
    H[98] = behi_six_joint_pack_splat(0.0);
    H[99] = behi_six_joint_pack_splat(0.0);
    H[100] = behi_six_joint_pack_splat(0.0);
    H[101] = behi_six_joint_pack_splat(0.0);
    H[102] = behi_six_joint_pack_splat(0.0);
    H[103] = behi_six_joint_pack_splat(0.0);
    H[104] = behi_six_joint_pack_splat(0.0);
    H[105] = behi_six_joint_pack_splat(0.0);
    H[106] = behi_six_joint_pack_splat(0.0);
    H[107] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v24 = v0_cosine[3] * v14;
    H[0] = v24;
    G[6] = -v24;
    const behi_six_joint_pack v25 = v0_sine[3] * v18;
    H[1] = v25;
    H[6] = v25;
    G[7] = -v25;
    const behi_six_joint_pack v26 = v0_sine[3] * v20;
    G[8] = v26;
    const behi_six_joint_pack v27 = v0_sine[3] * v22;
    G[9] = v27;
    const behi_six_joint_pack v28 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v29 = v28 * v14;
    G[13] = -v29;
    const behi_six_joint_pack v30 = (v9 * v28) + v29;
    G[14] = -v30;
    const behi_six_joint_pack v31 = v29 + (v28 * v10);
    G[15] = -v31;
    const behi_six_joint_pack v32 = -v26;
    H[2] = v32;
    H[12] = v32;
    const behi_six_joint_pack v33 = -v27;
    H[3] = v33;
    H[18] = v33;
    H[7] = v0_cosine[3] * v29;
    const behi_six_joint_pack v34 = v0_cosine[3] * v30;
    H[8] = v34;
    H[13] = v34;
    H[14] = v34;
    const behi_six_joint_pack v35 = v0_cosine[3] * v31;
    H[9] = v35;
    H[15] = v35;
    H[19] = v35;
    H[20] = v35;
    H[21] = v35;
    H[43] = v0_sine[3] * v29;
    const behi_six_joint_pack v36 = v0_sine[3] * v30;
    H[44] = v36;
    H[49] = v36;
    H[50] = v36;
    const behi_six_joint_pack v37 = v0_sine[3] * v31;
    H[45] = v37;
    H[51] = v37;
    H[55] = v37;
    H[56] = v37;
    H[57] = v37;
    H[79] = -(v28 * v18);
    const behi_six_joint_pack v38 = v28 * v20;
    H[80] = v38;
    H[85] = v38;
    H[86] = v38;
    const behi_six_joint_pack v39 = v28 * v22;
    H[81] = v39;
    H[87] = v39;
    H[91] = v39;
    H[92] = v39;
    H[93] = v39;
}

void behi_six_joint_influence_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

void behi_six_joint_influence_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack G_pack[18];
        behi_six_joint_pack H_pack[108];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_influence_C5(prepared_pack, q_pack, G_pack, H_pack);
        behi_six_joint_pack_give(18U, count, first, lanes, G_pack, G);
        behi_six_joint_pack_give(108U, count, first, lanes, H_pack, H);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
