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

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict Y)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5] = {q[1], q[2], q[3], q[4], q[5]};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    Y[0] = behi_six_joint_pack_splat(0.0);
    Y[1] = behi_six_joint_pack_splat(0.0);
    Y[2] = behi_six_joint_pack_splat(0.0);
    Y[3] = behi_six_joint_pack_splat(0.0);
    Y[4] = behi_six_joint_pack_splat(0.0);
    Y[5] = behi_six_joint_pack_splat(0.0);
    Y[6] = behi_six_joint_pack_splat(0.0);
    Y[7] = behi_six_joint_pack_splat(0.0);
    Y[8] = behi_six_joint_pack_splat(0.0);
    Y[10] = behi_six_joint_pack_splat(0.0);
    Y[11] = behi_six_joint_pack_splat(0.0);
    Y[12] = behi_six_joint_pack_splat(0.0);
    Y[13] = behi_six_joint_pack_splat(0.0);
    Y[19] = behi_six_joint_pack_splat(0.0);
    Y[60] = behi_six_joint_pack_splat(0.0);
    Y[61] = behi_six_joint_pack_splat(0.0);
    Y[62] = behi_six_joint_pack_splat(0.0);
    Y[63] = behi_six_joint_pack_splat(0.0);
    Y[64] = behi_six_joint_pack_splat(0.0);
    Y[65] = behi_six_joint_pack_splat(0.0);
    Y[66] = behi_six_joint_pack_splat(0.0);
    Y[67] = behi_six_joint_pack_splat(0.0);
    Y[68] = behi_six_joint_pack_splat(0.0);
    Y[69] = behi_six_joint_pack_splat(0.0);
    Y[70] = behi_six_joint_pack_splat(0.0);
    Y[71] = behi_six_joint_pack_splat(0.0);
    Y[72] = behi_six_joint_pack_splat(0.0);
    Y[73] = behi_six_joint_pack_splat(0.0);
    Y[120] = behi_six_joint_pack_splat(0.0);
    Y[121] = behi_six_joint_pack_splat(0.0);
    Y[122] = behi_six_joint_pack_splat(0.0);
    Y[123] = behi_six_joint_pack_splat(0.0);
    Y[124] = behi_six_joint_pack_splat(0.0);
    Y[125] = behi_six_joint_pack_splat(0.0);
    Y[126] = behi_six_joint_pack_splat(0.0);
    Y[127] = behi_six_joint_pack_splat(0.0);
    Y[128] = behi_six_joint_pack_splat(0.0);
    Y[129] = behi_six_joint_pack_splat(0.0);
    Y[130] = behi_six_joint_pack_splat(0.0);
    Y[131] = behi_six_joint_pack_splat(0.0);
    Y[132] = behi_six_joint_pack_splat(0.0);
    Y[133] = behi_six_joint_pack_splat(0.0);
    Y[134] = behi_six_joint_pack_splat(0.0);
    Y[135] = behi_six_joint_pack_splat(0.0);
    Y[136] = behi_six_joint_pack_splat(0.0);
    Y[137] = behi_six_joint_pack_splat(0.0);
    Y[138] = behi_six_joint_pack_splat(0.0);
    Y[139] = behi_six_joint_pack_splat(0.0);
    Y[140] = behi_six_joint_pack_splat(0.0);
    Y[143] = behi_six_joint_pack_splat(0.0);
    Y[180] = behi_six_joint_pack_splat(0.0);
    Y[181] = behi_six_joint_pack_splat(0.0);
    Y[182] = behi_six_joint_pack_splat(0.0);
    Y[183] = behi_six_joint_pack_splat(0.0);
    Y[184] = behi_six_joint_pack_splat(0.0);
    Y[185] = behi_six_joint_pack_splat(0.0);
    Y[186] = behi_six_joint_pack_splat(0.0);
    Y[187] = behi_six_joint_pack_splat(0.0);
    Y[188] = behi_six_joint_pack_splat(0.0);
    Y[189] = behi_six_joint_pack_splat(0.0);
    Y[190] = behi_six_joint_pack_splat(0.0);
    Y[191] = behi_six_joint_pack_splat(0.0);
    Y[192] = behi_six_joint_pack_splat(0.0);
    Y[193] = behi_six_joint_pack_splat(0.0);
    Y[194] = behi_six_joint_pack_splat(0.0);
    Y[195] = behi_six_joint_pack_splat(0.0);
    Y[196] = behi_six_joint_pack_splat(0.0);
    Y[197] = behi_six_joint_pack_splat(0.0);
    Y[198] = behi_six_joint_pack_splat(0.0);
    Y[199] = behi_six_joint_pack_splat(0.0);
    Y[200] = behi_six_joint_pack_splat(0.0);
    Y[201] = behi_six_joint_pack_splat(0.0);
    Y[202] = behi_six_joint_pack_splat(0.0);
    Y[203] = behi_six_joint_pack_splat(0.0);
    Y[204] = behi_six_joint_pack_splat(0.0);
    Y[205] = behi_six_joint_pack_splat(0.0);
    Y[206] = behi_six_joint_pack_splat(0.0);
    Y[207] = behi_six_joint_pack_splat(0.0);
    Y[208] = behi_six_joint_pack_splat(0.0);
    Y[209] = behi_six_joint_pack_splat(0.0);
    Y[210] = behi_six_joint_pack_splat(0.0);
    Y[213] = behi_six_joint_pack_splat(0.0);
    Y[240] = behi_six_joint_pack_splat(0.0);
    Y[241] = behi_six_joint_pack_splat(0.0);
    Y[242] = behi_six_joint_pack_splat(0.0);
    Y[243] = behi_six_joint_pack_splat(0.0);
    Y[244] = behi_six_joint_pack_splat(0.0);
    Y[245] = behi_six_joint_pack_splat(0.0);
    Y[246] = behi_six_joint_pack_splat(0.0);
    Y[247] = behi_six_joint_pack_splat(0.0);
    Y[248] = behi_six_joint_pack_splat(0.0);
    Y[249] = behi_six_joint_pack_splat(0.0);
    Y[250] = behi_six_joint_pack_splat(0.0);
    Y[251] = behi_six_joint_pack_splat(0.0);
    Y[252] = behi_six_joint_pack_splat(0.0);
    Y[253] = behi_six_joint_pack_splat(0.0);
    Y[254] = behi_six_joint_pack_splat(0.0);
    Y[255] = behi_six_joint_pack_splat(0.0);
    Y[256] = behi_six_joint_pack_splat(0.0);
    Y[257] = behi_six_joint_pack_splat(0.0);
    Y[258] = behi_six_joint_pack_splat(0.0);
    Y[259] = behi_six_joint_pack_splat(0.0);
    Y[260] = behi_six_joint_pack_splat(0.0);
    Y[261] = behi_six_joint_pack_splat(0.0);
    Y[262] = behi_six_joint_pack_splat(0.0);
    Y[263] = behi_six_joint_pack_splat(0.0);
    Y[264] = behi_six_joint_pack_splat(0.0);
    Y[265] = behi_six_joint_pack_splat(0.0);
    Y[266] = behi_six_joint_pack_splat(0.0);
    Y[267] = behi_six_joint_pack_splat(0.0);
    Y[268] = behi_six_joint_pack_splat(0.0);
    Y[269] = behi_six_joint_pack_splat(0.0);
    Y[270] = behi_six_joint_pack_splat(0.0);
    Y[271] = behi_six_joint_pack_splat(0.0);
    Y[272] = behi_six_joint_pack_splat(0.0);
    Y[273] = behi_six_joint_pack_splat(0.0);
    Y[274] = behi_six_joint_pack_splat(0.0);
    Y[275] = behi_six_joint_pack_splat(0.0);
    Y[276] = behi_six_joint_pack_splat(0.0);
    Y[277] = behi_six_joint_pack_splat(0.0);
    Y[278] = behi_six_joint_pack_splat(0.0);
    Y[279] = behi_six_joint_pack_splat(0.0);
    Y[280] = behi_six_joint_pack_splat(0.0);
    Y[283] = behi_six_joint_pack_splat(0.0);
    Y[300] = behi_six_joint_pack_splat(0.0);
    Y[301] = behi_six_joint_pack_splat(0.0);
    Y[302] = behi_six_joint_pack_splat(0.0);
    Y[303] = behi_six_joint_pack_splat(0.0);
    Y[304] = behi_six_joint_pack_splat(0.0);
    Y[305] = behi_six_joint_pack_splat(0.0);
    Y[306] = behi_six_joint_pack_splat(0.0);
    Y[307] = behi_six_joint_pack_splat(0.0);
    Y[308] = behi_six_joint_pack_splat(0.0);
    Y[309] = behi_six_joint_pack_splat(0.0);
    Y[310] = behi_six_joint_pack_splat(0.0);
    Y[311] = behi_six_joint_pack_splat(0.0);
    Y[312] = behi_six_joint_pack_splat(0.0);
    Y[313] = behi_six_joint_pack_splat(0.0);
    Y[314] = behi_six_joint_pack_splat(0.0);
    Y[315] = behi_six_joint_pack_splat(0.0);
    Y[316] = behi_six_joint_pack_splat(0.0);
    Y[317] = behi_six_joint_pack_splat(0.0);
    Y[318] = behi_six_joint_pack_splat(0.0);
    Y[319] = behi_six_joint_pack_splat(0.0);
    Y[320] = behi_six_joint_pack_splat(0.0);
    Y[321] = behi_six_joint_pack_splat(0.0);
    Y[322] = behi_six_joint_pack_splat(0.0);
    Y[323] = behi_six_joint_pack_splat(0.0);
    Y[324] = behi_six_joint_pack_splat(0.0);
    Y[325] = behi_six_joint_pack_splat(0.0);
    Y[326] = behi_six_joint_pack_splat(0.0);
    Y[327] = behi_six_joint_pack_splat(0.0);
    Y[328] = behi_six_joint_pack_splat(0.0);
    Y[329] = behi_six_joint_pack_splat(0.0);
    Y[330] = behi_six_joint_pack_splat(0.0);
    Y[331] = behi_six_joint_pack_splat(0.0);
    Y[332] = behi_six_joint_pack_splat(0.0);
    Y[333] = behi_six_joint_pack_splat(0.0);
    Y[334] = behi_six_joint_pack_splat(0.0);
    Y[335] = behi_six_joint_pack_splat(0.0);
    Y[336] = behi_six_joint_pack_splat(0.0);
    Y[337] = behi_six_joint_pack_splat(0.0);
    Y[338] = behi_six_joint_pack_splat(0.0);
    Y[339] = behi_six_joint_pack_splat(0.0);
    Y[340] = behi_six_joint_pack_splat(0.0);
    Y[341] = behi_six_joint_pack_splat(0.0);
    Y[342] = behi_six_joint_pack_splat(0.0);
    Y[343] = behi_six_joint_pack_splat(0.0);
    Y[344] = behi_six_joint_pack_splat(0.0);
    Y[345] = behi_six_joint_pack_splat(0.0);
    Y[346] = behi_six_joint_pack_splat(0.0);
    Y[347] = behi_six_joint_pack_splat(0.0);
    Y[348] = behi_six_joint_pack_splat(0.0);
    Y[349] = behi_six_joint_pack_splat(0.0);
    Y[350] = behi_six_joint_pack_splat(0.0);
    Y[353] = behi_six_joint_pack_splat(0.0);
    Y[9] = qdd[0];
    const behi_six_joint_pack v10 = qd[0] * v0_cosine[0];
    const behi_six_joint_pack v11 = qd[1] * v10;
    const behi_six_joint_pack v12 = (qdd[0] * v0_sine[0]) + v11;
    const behi_six_joint_pack v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const behi_six_joint_pack v14 = qd[0] * v0_sine[0];
    const behi_six_joint_pack v15 = qd[1] * v14;
    const behi_six_joint_pack v16 = (qdd[0] * v0_cosine[0]) - v15;
    const behi_six_joint_pack v17 = v15 - v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const behi_six_joint_pack v18 = v10 * v14;
    Y[77] = v18;
    Y[79] = qdd[1];
    const behi_six_joint_pack v19 = qdd[1] + v18;
    const behi_six_joint_pack v20 = qd[1] * qd[1];
    Y[16] = (v20 * v0_cosine[0]) - (v0_sine[0] * (v18 - v19));
    Y[17] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    Y[18] = (qdd[1] * v0_cosine[0]) - (v20 * v0_sine[0]);
    Y[20] = ((-2500.0) * v0_cosine[0]) * v17;
    const behi_six_joint_pack v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const behi_six_joint_pack v22 = ((qd[2] * v21) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const behi_six_joint_pack v23 = qd[2] + qd[1];
    const behi_six_joint_pack v24 = v23 * v21;
    const behi_six_joint_pack v25 = v24 + v22;
    const behi_six_joint_pack v26 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v27 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const behi_six_joint_pack v28 = 50.0 * v17;
    Y[21] = (v27 * v28) - (v26 * v25);
    const behi_six_joint_pack v29 = (v0_cosine[1] * v10) - (v0_sine[1] * v14);
    const behi_six_joint_pack v30 = v23 * v29;
    const behi_six_joint_pack v31 = ((qd[2] * v29) + (v0_cosine[1] * v12)) + (v0_sine[1] * v16);
    const behi_six_joint_pack v32 = v31 + v30;
    const behi_six_joint_pack v33 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v33 * v28) - (v26 * v32);
    const behi_six_joint_pack v34 = v21 * v21;
    const behi_six_joint_pack v35 = v29 * v29;
    const behi_six_joint_pack v36 = v10 * v10;
    const behi_six_joint_pack v37 = v20 + v36;
    const behi_six_joint_pack v38 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v39 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v40 = (v39 * v19) + (v38 * v37);
    Y[141] = v40;
    const behi_six_joint_pack v41 = (v39 * v37) - (v38 * v19);
    Y[142] = v41;
    Y[23] = ((v27 * v41) - (v33 * v40)) + (v26 * (v35 + v34));
    const behi_six_joint_pack v42 = v27 * v24;
    Y[24] = (v33 * v31) - v42;
    Y[25] = -((v33 * v25) + (v27 * v32));
    const behi_six_joint_pack v43 = v23 * v23;
    const behi_six_joint_pack v44 = v21 * v29;
    Y[87] = v44;
    Y[147] = v44;
    const behi_six_joint_pack v45 = qdd[1] + qdd[2];
    Y[89] = v45;
    Y[149] = v45;
    const behi_six_joint_pack v46 = v45 + v44;
    Y[26] = (v33 * v46) + (v27 * (v34 - v43));
    const behi_six_joint_pack v47 = v33 * v30;
    Y[27] = (v27 * v22) - v47;
    const behi_six_joint_pack v48 = v44 - v45;
    Y[28] = (v27 * v48) + (v33 * (v35 - v43));
    Y[29] = v42 + v47;
    const behi_six_joint_pack v49 = v28 + (50.0 * v25);
    const behi_six_joint_pack v50 = (50.0 * v27) - v26;
    Y[30] = v50 * v49;
    const behi_six_joint_pack v51 = (v0_cosine[2] * v21) + (v0_sine[2] * v29);
    const behi_six_joint_pack v52 = ((qd[3] * v51) + (v0_cosine[2] * v22)) + (v0_sine[2] * v31);
    const behi_six_joint_pack v53 = qd[3] + v23;
    const behi_six_joint_pack v54 = v53 * v51;
    const behi_six_joint_pack v55 = v54 + v52;
    const behi_six_joint_pack v56 = (v0_sine[2] * v33) + (v0_cosine[2] * v27);
    Y[31] = (v56 * v49) + (v50 * v55);
    const behi_six_joint_pack v57 = (v0_sine[2] * v21) - (v0_cosine[2] * v29);
    const behi_six_joint_pack v58 = v53 * v57;
    const behi_six_joint_pack v59 = ((qd[3] * v57) + (v0_sine[2] * v22)) - (v0_cosine[2] * v31);
    const behi_six_joint_pack v60 = v59 + v58;
    const behi_six_joint_pack v61 = (v0_sine[2] * v27) - (v0_cosine[2] * v33);
    Y[32] = -((v61 * v49) + (v50 * v60));
    const behi_six_joint_pack v62 = v57 * v57;
    const behi_six_joint_pack v63 = v51 * v51;
    const behi_six_joint_pack v64 = (50.0 * v46) + v40;
    const behi_six_joint_pack v65 = v43 + v35;
    const behi_six_joint_pack v66 = v41 + (50.0 * v65);
    const behi_six_joint_pack v67 = (v0_sine[2] * v66) + (v0_cosine[2] * v64);
    Y[211] = v67;
    const behi_six_joint_pack v68 = (v0_sine[2] * v64) - (v0_cosine[2] * v66);
    Y[33] = ((v61 * v67) - (v50 * (v63 + v62))) - (v56 * v68);
    const behi_six_joint_pack v69 = v56 * v54;
    Y[34] = (v61 * v59) - v69;
    Y[35] = (v61 * v55) + (v56 * v60);
    const behi_six_joint_pack v70 = v53 * v53;
    const behi_six_joint_pack v71 = v51 * v57;
    Y[94] = v71;
    Y[154] = v71;
    Y[214] = v71;
    const behi_six_joint_pack v72 = qdd[3] + v45;
    Y[99] = v72;
    Y[159] = v72;
    Y[219] = v72;
    const behi_six_joint_pack v73 = v71 - v72;
    Y[36] = (v61 * v73) + (v56 * (v63 - v70));
    const behi_six_joint_pack v74 = v61 * v58;
    Y[37] = (v56 * v52) - v74;
    const behi_six_joint_pack v75 = v72 + v71;
    Y[38] = -((v56 * v75) + (v61 * (v62 - v70)));
    Y[39] = v69 + v74;
    const behi_six_joint_pack v76 = v70 + v62;
    const behi_six_joint_pack v77 = v68 - (10.0 * v76);
    const behi_six_joint_pack v78 = v49 + (10.0 * v55);
    const behi_six_joint_pack v79 = (v0_sine[3] * v78) + (v0_cosine[3] * v77);
    const behi_six_joint_pack v80 = (10.0 * v56) + v50;
    const behi_six_joint_pack v81 = v0_sine[3] * v80;
    const behi_six_joint_pack v82 = (v0_cosine[3] * v78) - (v0_sine[3] * v77);
    Y[281] = v82;
    const behi_six_joint_pack v83 = v0_cosine[3] * v80;
    Y[40] = (v83 * v82) + (v81 * v79);
    const behi_six_joint_pack v84 = qd[4] + v57;
    const behi_six_joint_pack v85 = v84 * v84;
    const behi_six_joint_pack v86 = (v0_sine[3] * v51) - (v53 * v0_cosine[3]);
    const behi_six_joint_pack v87 = v86 * v86;
    const behi_six_joint_pack v88 = v87 + v85;
    const behi_six_joint_pack v89 = v67 - (10.0 * v73);
    const behi_six_joint_pack v90 = v0_sine[3] * v61;
    const behi_six_joint_pack v91 = (v53 * v0_sine[3]) + (v0_cosine[3] * v51);
    const behi_six_joint_pack v92 = v91 * v86;
    Y[284] = v92;
    const behi_six_joint_pack v93 = qdd[4] + v52;
    Y[289] = v93;
    const behi_six_joint_pack v94 = v92 - v93;
    Y[41] = (v56 * v82) + (((v90 * v89) - (v81 * v88)) - (v83 * v94));
    const behi_six_joint_pack v95 = v91 * v91;
    const behi_six_joint_pack v96 = v95 + v85;
    const behi_six_joint_pack v97 = v0_cosine[3] * v61;
    const behi_six_joint_pack v98 = v92 + v93;
    Y[42] = (((v97 * v89) - (v83 * v96)) - (v81 * v98)) - (v56 * v79);
    const behi_six_joint_pack v99 = ((qd[4] * v86) - (v72 * v0_sine[3])) + (v0_cosine[3] * v59);
    const behi_six_joint_pack v100 = v86 * v84;
    const behi_six_joint_pack v101 = v100 - v99;
    Y[286] = v101;
    const behi_six_joint_pack v102 = ((qd[4] * v91) - (v72 * v0_cosine[3])) - (v0_sine[3] * v59);
    const behi_six_joint_pack v103 = v91 * v84;
    const behi_six_joint_pack v104 = v103 - v102;
    Y[288] = v104;
    Y[43] = ((v97 * v82) + ((v81 * v104) - (v83 * v101))) + (v90 * v79);
    const behi_six_joint_pack v105 = v56 * v92;
    const behi_six_joint_pack v106 = v90 * v103;
    Y[44] = (v106 + v105) + (v97 * v99);
    const behi_six_joint_pack v107 = v87 - v95;
    const behi_six_joint_pack v108 = v103 + v102;
    const behi_six_joint_pack v109 = v100 + v99;
    Y[45] = ((v97 * v108) - (v56 * v107)) - (v90 * v109);
    const behi_six_joint_pack v110 = v85 - v95;
    Y[46] = ((v56 * v101) + (v90 * v110)) + (v97 * v94);
    const behi_six_joint_pack v111 = v97 * v100;
    Y[47] = -((v111 + v105) + (v90 * v102));
    const behi_six_joint_pack v112 = v87 - v85;
    Y[48] = ((v56 * v104) - (v97 * v112)) + (v90 * v98);
    Y[49] = (v111 - v106) + (v56 * v93);
    const behi_six_joint_pack v113 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v114 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v115 = (v0_cosine[4] * v79) + (((v114 * v98) - (v0_sine[4] * v89)) + (v113 * v109));
    const behi_six_joint_pack v116 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v117 = ((v114 * v56) + (v116 * v80)) + (v113 * v97);
    const behi_six_joint_pack v118 = v82 + (20.0 * v96);
    const behi_six_joint_pack v119 = (v0_sine[4] * v79) + (((v0_cosine[4] * v89) + (v113 * v98)) - (v114 * v109));
    const behi_six_joint_pack v120 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v121 = ((v113 * v56) + (v120 * v80)) - (v114 * v97);
    Y[50] = ((v83 * v118) + (v117 * v115)) + (v121 * v119);
    const behi_six_joint_pack v122 = (v0_sine[4] * v91) - (v0_cosine[4] * v84);
    const behi_six_joint_pack v123 = (v0_cosine[4] * v91) + (v0_sine[4] * v84);
    const behi_six_joint_pack v124 = v123 * v122;
    Y[354] = v124;
    const behi_six_joint_pack v125 = qdd[5] + v102;
    Y[359] = v125;
    const behi_six_joint_pack v126 = v125 - v124;
    const behi_six_joint_pack v127 = v122 * v122;
    const behi_six_joint_pack v128 = qd[5] + v86;
    const behi_six_joint_pack v129 = v128 * v128;
    const behi_six_joint_pack v130 = v129 + v127;
    const behi_six_joint_pack v131 = ((qd[5] * v123) - (v0_cosine[4] * v93)) - (v0_sine[4] * v99);
    const behi_six_joint_pack v132 = v128 * v123;
    const behi_six_joint_pack v133 = v131 + v132;
    const behi_six_joint_pack v134 = (v0_cosine[4] * v56) + (v0_sine[4] * v97);
    const behi_six_joint_pack v135 = (v134 * v118) - ((v83 * v133) + ((v117 * v130) + (v121 * v126)));
    Y[51] = (v90 * v119) + v135;
    const behi_six_joint_pack v136 = (v0_sine[4] * v56) - (v0_cosine[4] * v97);
    const behi_six_joint_pack v137 = v125 + v124;
    const behi_six_joint_pack v138 = v123 * v123;
    const behi_six_joint_pack v139 = v129 + v138;
    const behi_six_joint_pack v140 = ((qd[5] * v122) - (v0_sine[4] * v93)) + (v0_cosine[4] * v99);
    const behi_six_joint_pack v141 = v128 * v122;
    const behi_six_joint_pack v142 = v140 + v141;
    const behi_six_joint_pack v143 = ((v83 * v142) + ((v121 * v139) - (v117 * v137))) - (v136 * v118);
    Y[52] = v143 + (v90 * v115);
    const behi_six_joint_pack v144 = v127 + v138;
    const behi_six_joint_pack v145 = v131 - v132;
    const behi_six_joint_pack v146 = v140 - v141;
    const behi_six_joint_pack v147 = (((v83 * v144) - (v117 * v145)) - (v121 * v146)) + (v134 * v115);
    Y[53] = v147 + (v136 * v119);
    const behi_six_joint_pack v148 = v90 * v124;
    const behi_six_joint_pack v149 = v134 * v132;
    Y[54] = (v149 - v148) - (v136 * v140);
    const behi_six_joint_pack v150 = v127 - v138;
    Y[55] = ((v90 * v150) - (v134 * v142)) - (v136 * v133);
    const behi_six_joint_pack v151 = v129 - v138;
    Y[56] = (v90 * v146) + ((v134 * v151) + (v136 * v126));
    const behi_six_joint_pack v152 = v136 * v141;
    Y[57] = (v152 + v148) - (v134 * v131);
    const behi_six_joint_pack v153 = v129 - v127;
    Y[58] = (v90 * v145) + ((v134 * v137) - (v136 * v153));
    Y[59] = -((v152 + (v90 * v125)) + v149);
    Y[74] = -v18;
    Y[75] = (v14 * v14) - v36;
    Y[76] = v12 - v11;
    Y[78] = v15 + v16;
    Y[80] = (v39 * v40) - (v38 * v41);
    Y[81] = (v40 + (v39 * v46)) - (v38 * v65);
    Y[82] = (v41 + (v38 * v48)) - (v39 * (v43 + v34));
    const behi_six_joint_pack v154 = v31 - v30;
    Y[86] = v154;
    Y[146] = v154;
    const behi_six_joint_pack v155 = v22 - v24;
    Y[83] = -((v38 * v155) + (v39 * v154));
    const behi_six_joint_pack v156 = -v44;
    Y[84] = v156;
    Y[144] = v156;
    const behi_six_joint_pack v157 = v34 - v35;
    Y[85] = v157;
    Y[145] = v157;
    const behi_six_joint_pack v158 = -v155;
    Y[88] = v158;
    Y[148] = v158;
    const behi_six_joint_pack v159 = 50.0 + v39;
    const behi_six_joint_pack v160 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) - (v0_cosine[2] * v159);
    const behi_six_joint_pack v162 = (v0_cosine[2] * v38) + (v0_sine[2] * v159);
    Y[90] = (v162 * v68) - (v161 * v67);
    Y[91] = (v67 + (v161 * v73)) - (v162 * v76);
    const behi_six_joint_pack v163 = v70 + v63;
    Y[92] = ((v161 * v163) - v68) - (v162 * v75);
    const behi_six_joint_pack v164 = v52 - v54;
    const behi_six_joint_pack v165 = v59 - v58;
    Y[93] = -((v161 * v165) + (v162 * v164));
    const behi_six_joint_pack v166 = v63 - v62;
    Y[95] = v166;
    Y[155] = v166;
    Y[215] = v166;
    const behi_six_joint_pack v167 = -v165;
    Y[96] = v167;
    Y[156] = v167;
    Y[216] = v167;
    const behi_six_joint_pack v168 = -v71;
    Y[97] = v168;
    Y[157] = v168;
    Y[217] = v168;
    const behi_six_joint_pack v169 = -v164;
    Y[98] = v169;
    Y[158] = v169;
    Y[218] = v169;
    const behi_six_joint_pack v170 = (v0_sine[3] * v82) - (v0_cosine[3] * v79);
    const behi_six_joint_pack v171 = 10.0 - v161;
    Y[100] = (v171 * v89) - (v162 * v170);
    const behi_six_joint_pack v172 = v0_cosine[3] * v162;
    const behi_six_joint_pack v173 = v0_cosine[3] * v89;
    const behi_six_joint_pack v174 = v0_sine[3] * v162;
    Y[101] = ((v173 - (v172 * v88)) + (v174 * v94)) - (v171 * v108);
    const behi_six_joint_pack v175 = v0_sine[3] * v89;
    Y[102] = (((v174 * v96) - v175) - (v172 * v98)) + (v171 * v109);
    const behi_six_joint_pack v176 = v95 + v87;
    Y[103] = (((v174 * v101) + (v171 * v176)) + (v172 * v104)) - v170;
    const behi_six_joint_pack v177 = v0_cosine[3] * v103;
    const behi_six_joint_pack v178 = -((v0_sine[3] * v99) - v177);
    Y[104] = v178;
    Y[164] = v178;
    Y[224] = v178;
    const behi_six_joint_pack v179 = -((v0_sine[3] * v108) + (v0_cosine[3] * v109));
    Y[105] = v179;
    Y[165] = v179;
    Y[225] = v179;
    const behi_six_joint_pack v180 = -((v0_sine[3] * v94) - (v0_cosine[3] * v110));
    Y[106] = v180;
    Y[166] = v180;
    Y[226] = v180;
    const behi_six_joint_pack v181 = v0_sine[3] * v100;
    const behi_six_joint_pack v182 = v181 - (v0_cosine[3] * v102);
    Y[107] = v182;
    Y[167] = v182;
    Y[227] = v182;
    const behi_six_joint_pack v183 = (v0_cosine[3] * v98) + (v0_sine[3] * v112);
    Y[108] = v183;
    Y[168] = v183;
    Y[228] = v183;
    const behi_six_joint_pack v184 = -(v177 + v181);
    Y[109] = v184;
    Y[169] = v184;
    Y[229] = v184;
    const behi_six_joint_pack v185 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v186 = v185 + v171;
    const behi_six_joint_pack v187 = (v0_cosine[4] * v172) - (v0_sine[4] * v186);
    const behi_six_joint_pack v188 = (v0_sine[4] * v172) + (v0_cosine[4] * v186);
    Y[110] = ((v187 * v115) - (v174 * v118)) + (v188 * v119);
    const behi_six_joint_pack v189 = (v0_cosine[3] * v119) - (v120 * v118);
    Y[111] = v189 + ((v174 * v133) - ((v187 * v130) + (v188 * v126)));
    const behi_six_joint_pack v190 = (v0_cosine[3] * v115) - (v116 * v118);
    Y[112] = v190 + (((v188 * v139) - (v187 * v137)) - (v174 * v142));
    const behi_six_joint_pack v191 = (v116 * v119) - (v120 * v115);
    Y[113] = v191 - (((v187 * v145) + (v174 * v144)) + (v188 * v146));
    const behi_six_joint_pack v192 = v0_cosine[3] * v124;
    const behi_six_joint_pack v193 = v120 * v132;
    const behi_six_joint_pack v194 = -((v193 + v192) + (v116 * v140));
    Y[114] = v194;
    Y[174] = v194;
    Y[234] = v194;
    const behi_six_joint_pack v195 = ((v0_cosine[3] * v150) - (v116 * v133)) + (v120 * v142);
    Y[115] = v195;
    Y[175] = v195;
    Y[235] = v195;
    const behi_six_joint_pack v196 = (v0_cosine[3] * v146) + ((v116 * v126) - (v120 * v151));
    Y[116] = v196;
    Y[176] = v196;
    Y[236] = v196;
    const behi_six_joint_pack v197 = v116 * v141;
    const behi_six_joint_pack v198 = (v197 + v192) + (v120 * v131);
    Y[117] = v198;
    Y[177] = v198;
    Y[237] = v198;
    const behi_six_joint_pack v199 = (v0_cosine[3] * v145) - ((v116 * v153) + (v120 * v137));
    Y[118] = v199;
    Y[178] = v199;
    Y[238] = v199;
    const behi_six_joint_pack v200 = -((v197 + (v0_cosine[3] * v125)) - v193);
    Y[119] = v200;
    Y[179] = v200;
    Y[239] = v200;
    const behi_six_joint_pack v201 = 50.0 * v0_cosine[2];
    Y[150] = (v160 * v68) + (v201 * v67);
    Y[151] = (v67 - (v201 * v73)) - (v160 * v76);
    Y[152] = -((v68 + (v160 * v75)) + (v201 * v163));
    Y[153] = (v201 * v165) - (v160 * v164);
    const behi_six_joint_pack v202 = 10.0 + v201;
    Y[160] = (v202 * v89) - (v160 * v170);
    const behi_six_joint_pack v203 = v0_cosine[3] * v160;
    const behi_six_joint_pack v204 = v0_sine[3] * v160;
    Y[161] = ((v173 - (v203 * v88)) + (v204 * v94)) - (v202 * v108);
    Y[162] = (((v204 * v96) - v175) - (v203 * v98)) + (v202 * v109);
    Y[163] = (((v204 * v101) + (v202 * v176)) + (v203 * v104)) - v170;
    const behi_six_joint_pack v205 = v185 + v202;
    const behi_six_joint_pack v206 = (v0_cosine[4] * v203) - (v0_sine[4] * v205);
    const behi_six_joint_pack v207 = (v0_sine[4] * v203) + (v0_cosine[4] * v205);
    Y[170] = ((v206 * v115) - (v204 * v118)) + (v207 * v119);
    Y[171] = v189 + ((v204 * v133) - ((v206 * v130) + (v207 * v126)));
    Y[172] = v190 + (((v207 * v139) - (v206 * v137)) - (v204 * v142));
    Y[173] = v191 - (((v206 * v145) + (v204 * v144)) + (v207 * v146));
    Y[212] = -v68;
    Y[220] = 10.0 * v89;
    Y[221] = v173 - (10.0 * v108);
    Y[222] = (10.0 * v109) - v175;
    Y[223] = (10.0 * v176) - v170;
    const behi_six_joint_pack v208 = 10.0 + v185;
    const behi_six_joint_pack v209 = v0_sine[4] * v208;
    const behi_six_joint_pack v210 = v0_cosine[4] * v208;
    Y[230] = (v210 * v119) - (v209 * v115);
    Y[231] = v189 + ((v209 * v130) - (v210 * v126));
    Y[232] = v190 + ((v209 * v137) + (v210 * v139));
    Y[233] = v191 + ((v209 * v145) - (v210 * v146));
    Y[282] = -v79;
    Y[285] = -v107;
    Y[287] = -v92;
    Y[290] = (v114 * v115) + (v113 * v119);
    Y[291] = (v0_cosine[4] * v118) - ((v114 * v130) + (v113 * v126));
    Y[292] = ((v113 * v139) - (v114 * v137)) - (v0_sine[4] * v118);
    Y[293] = ((v0_cosine[4] * v115) - ((v114 * v145) + (v113 * v146))) + (v0_sine[4] * v119);
    const behi_six_joint_pack v211 = v0_cosine[4] * v132;
    Y[294] = v211 - (v0_sine[4] * v140);
    Y[295] = -((v0_cosine[4] * v142) + (v0_sine[4] * v133));
    Y[296] = (v0_cosine[4] * v151) + (v0_sine[4] * v126);
    const behi_six_joint_pack v212 = v0_sine[4] * v141;
    Y[297] = v212 - (v0_cosine[4] * v131);
    Y[298] = (v0_cosine[4] * v137) - (v0_sine[4] * v153);
    Y[299] = -(v211 + v212);
    Y[351] = -v119;
    Y[352] = -v115;
    Y[355] = -v150;
    Y[356] = -v146;
    Y[357] = -v124;
    Y[358] = -v145;
}

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack Y_pack[360];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        behi_six_joint_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack Y_pack[360];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        behi_six_joint_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        behi_six_joint_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_stiffness_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict K)
{
    (void)prepared;
    (void)q;
    K[0] = behi_six_joint_pack_splat(0.0);
    K[1] = behi_six_joint_pack_splat(0.0);
    K[2] = behi_six_joint_pack_splat(0.0);
    K[3] = behi_six_joint_pack_splat(0.0);
    K[4] = behi_six_joint_pack_splat(0.0);
    K[5] = behi_six_joint_pack_splat(0.0);
    K[6] = behi_six_joint_pack_splat(0.0);
    K[7] = behi_six_joint_pack_splat(0.0);
    K[8] = behi_six_joint_pack_splat(0.0);
    K[9] = behi_six_joint_pack_splat(0.0);
    K[10] = behi_six_joint_pack_splat(0.0);
    K[11] = behi_six_joint_pack_splat(0.0);
    K[12] = behi_six_joint_pack_splat(0.0);
    K[13] = behi_six_joint_pack_splat(0.0);
    K[14] = behi_six_joint_pack_splat(0.0);
    K[15] = behi_six_joint_pack_splat(0.0);
    K[16] = behi_six_joint_pack_splat(0.0);
    K[17] = behi_six_joint_pack_splat(0.0);
    K[18] = behi_six_joint_pack_splat(0.0);
    K[19] = behi_six_joint_pack_splat(0.0);
    K[20] = behi_six_joint_pack_splat(0.0);
    K[21] = behi_six_joint_pack_splat(0.0);
    K[22] = behi_six_joint_pack_splat(0.0);
    K[23] = behi_six_joint_pack_splat(0.0);
    K[24] = behi_six_joint_pack_splat(0.0);
    K[25] = behi_six_joint_pack_splat(0.0);
    K[26] = behi_six_joint_pack_splat(0.0);
    K[27] = behi_six_joint_pack_splat(0.0);
    K[28] = behi_six_joint_pack_splat(0.0);
    K[29] = behi_six_joint_pack_splat(0.0);
    K[30] = behi_six_joint_pack_splat(0.0);
    K[31] = behi_six_joint_pack_splat(0.0);
    K[32] = behi_six_joint_pack_splat(0.0);
    K[33] = behi_six_joint_pack_splat(0.0);
    K[34] = behi_six_joint_pack_splat(0.0);
    K[35] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_stiffness_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *K)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack K_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

void behi_six_joint_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack K_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_damping_matrix(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, behi_six_joint_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = behi_six_joint_pack_splat(0.0);
    D[1] = behi_six_joint_pack_splat(0.0);
    D[2] = behi_six_joint_pack_splat(0.0);
    D[3] = behi_six_joint_pack_splat(0.0);
    D[4] = behi_six_joint_pack_splat(0.0);
    D[5] = behi_six_joint_pack_splat(0.0);
    D[6] = behi_six_joint_pack_splat(0.0);
    D[7] = behi_six_joint_pack_splat(0.0);
    D[8] = behi_six_joint_pack_splat(0.0);
    D[9] = behi_six_joint_pack_splat(0.0);
    D[10] = behi_six_joint_pack_splat(0.0);
    D[11] = behi_six_joint_pack_splat(0.0);
    D[12] = behi_six_joint_pack_splat(0.0);
    D[13] = behi_six_joint_pack_splat(0.0);
    D[14] = behi_six_joint_pack_splat(0.0);
    D[15] = behi_six_joint_pack_splat(0.0);
    D[16] = behi_six_joint_pack_splat(0.0);
    D[17] = behi_six_joint_pack_splat(0.0);
    D[18] = behi_six_joint_pack_splat(0.0);
    D[19] = behi_six_joint_pack_splat(0.0);
    D[20] = behi_six_joint_pack_splat(0.0);
    D[21] = behi_six_joint_pack_splat(0.0);
    D[22] = behi_six_joint_pack_splat(0.0);
    D[23] = behi_six_joint_pack_splat(0.0);
    D[24] = behi_six_joint_pack_splat(0.0);
    D[25] = behi_six_joint_pack_splat(0.0);
    D[26] = behi_six_joint_pack_splat(0.0);
    D[27] = behi_six_joint_pack_splat(0.0);
    D[28] = behi_six_joint_pack_splat(0.0);
    D[29] = behi_six_joint_pack_splat(0.0);
    D[30] = behi_six_joint_pack_splat(0.0);
    D[31] = behi_six_joint_pack_splat(0.0);
    D[32] = behi_six_joint_pack_splat(0.0);
    D[33] = behi_six_joint_pack_splat(0.0);
    D[34] = behi_six_joint_pack_splat(0.0);
    D[35] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_damping_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *D)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack D_pack[36];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

void behi_six_joint_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack D_pack[36];

        (void)prepared;
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
