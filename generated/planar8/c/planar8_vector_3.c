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

static PLANAR8_APART void planar8_pack_regressor(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict Y)
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
    Y[0] = planar8_pack_splat(0.0);
    Y[3] = planar8_pack_splat(0.0);
    Y[4] = planar8_pack_splat(0.0);
    Y[5] = planar8_pack_splat(0.0);
    Y[6] = planar8_pack_splat(0.0);
    Y[7] = planar8_pack_splat(0.0);
    Y[8] = planar8_pack_splat(0.0);
    Y[13] = planar8_pack_splat(0.0);
    Y[14] = planar8_pack_splat(0.0);
    Y[15] = planar8_pack_splat(0.0);
    Y[16] = planar8_pack_splat(0.0);
    Y[17] = planar8_pack_splat(0.0);
    Y[18] = planar8_pack_splat(0.0);
    Y[23] = planar8_pack_splat(0.0);
    Y[24] = planar8_pack_splat(0.0);
    Y[25] = planar8_pack_splat(0.0);
    Y[26] = planar8_pack_splat(0.0);
    Y[27] = planar8_pack_splat(0.0);
    Y[28] = planar8_pack_splat(0.0);
    Y[33] = planar8_pack_splat(0.0);
    Y[34] = planar8_pack_splat(0.0);
    Y[35] = planar8_pack_splat(0.0);
    Y[36] = planar8_pack_splat(0.0);
    Y[37] = planar8_pack_splat(0.0);
    Y[38] = planar8_pack_splat(0.0);
    Y[43] = planar8_pack_splat(0.0);
    Y[44] = planar8_pack_splat(0.0);
    Y[45] = planar8_pack_splat(0.0);
    Y[46] = planar8_pack_splat(0.0);
    Y[47] = planar8_pack_splat(0.0);
    Y[48] = planar8_pack_splat(0.0);
    Y[53] = planar8_pack_splat(0.0);
    Y[54] = planar8_pack_splat(0.0);
    Y[55] = planar8_pack_splat(0.0);
    Y[56] = planar8_pack_splat(0.0);
    Y[57] = planar8_pack_splat(0.0);
    Y[58] = planar8_pack_splat(0.0);
    Y[63] = planar8_pack_splat(0.0);
    Y[64] = planar8_pack_splat(0.0);
    Y[65] = planar8_pack_splat(0.0);
    Y[66] = planar8_pack_splat(0.0);
    Y[67] = planar8_pack_splat(0.0);
    Y[68] = planar8_pack_splat(0.0);
    Y[73] = planar8_pack_splat(0.0);
    Y[74] = planar8_pack_splat(0.0);
    Y[75] = planar8_pack_splat(0.0);
    Y[76] = planar8_pack_splat(0.0);
    Y[77] = planar8_pack_splat(0.0);
    Y[78] = planar8_pack_splat(0.0);
    Y[80] = planar8_pack_splat(0.0);
    Y[81] = planar8_pack_splat(0.0);
    Y[82] = planar8_pack_splat(0.0);
    Y[83] = planar8_pack_splat(0.0);
    Y[84] = planar8_pack_splat(0.0);
    Y[85] = planar8_pack_splat(0.0);
    Y[86] = planar8_pack_splat(0.0);
    Y[87] = planar8_pack_splat(0.0);
    Y[88] = planar8_pack_splat(0.0);
    Y[89] = planar8_pack_splat(0.0);
    Y[90] = planar8_pack_splat(0.0);
    Y[93] = planar8_pack_splat(0.0);
    Y[94] = planar8_pack_splat(0.0);
    Y[95] = planar8_pack_splat(0.0);
    Y[96] = planar8_pack_splat(0.0);
    Y[97] = planar8_pack_splat(0.0);
    Y[98] = planar8_pack_splat(0.0);
    Y[103] = planar8_pack_splat(0.0);
    Y[104] = planar8_pack_splat(0.0);
    Y[105] = planar8_pack_splat(0.0);
    Y[106] = planar8_pack_splat(0.0);
    Y[107] = planar8_pack_splat(0.0);
    Y[108] = planar8_pack_splat(0.0);
    Y[113] = planar8_pack_splat(0.0);
    Y[114] = planar8_pack_splat(0.0);
    Y[115] = planar8_pack_splat(0.0);
    Y[116] = planar8_pack_splat(0.0);
    Y[117] = planar8_pack_splat(0.0);
    Y[118] = planar8_pack_splat(0.0);
    Y[123] = planar8_pack_splat(0.0);
    Y[124] = planar8_pack_splat(0.0);
    Y[125] = planar8_pack_splat(0.0);
    Y[126] = planar8_pack_splat(0.0);
    Y[127] = planar8_pack_splat(0.0);
    Y[128] = planar8_pack_splat(0.0);
    Y[133] = planar8_pack_splat(0.0);
    Y[134] = planar8_pack_splat(0.0);
    Y[135] = planar8_pack_splat(0.0);
    Y[136] = planar8_pack_splat(0.0);
    Y[137] = planar8_pack_splat(0.0);
    Y[138] = planar8_pack_splat(0.0);
    Y[143] = planar8_pack_splat(0.0);
    Y[144] = planar8_pack_splat(0.0);
    Y[145] = planar8_pack_splat(0.0);
    Y[146] = planar8_pack_splat(0.0);
    Y[147] = planar8_pack_splat(0.0);
    Y[148] = planar8_pack_splat(0.0);
    Y[153] = planar8_pack_splat(0.0);
    Y[154] = planar8_pack_splat(0.0);
    Y[155] = planar8_pack_splat(0.0);
    Y[156] = planar8_pack_splat(0.0);
    Y[157] = planar8_pack_splat(0.0);
    Y[158] = planar8_pack_splat(0.0);
    Y[160] = planar8_pack_splat(0.0);
    Y[161] = planar8_pack_splat(0.0);
    Y[162] = planar8_pack_splat(0.0);
    Y[163] = planar8_pack_splat(0.0);
    Y[164] = planar8_pack_splat(0.0);
    Y[165] = planar8_pack_splat(0.0);
    Y[166] = planar8_pack_splat(0.0);
    Y[167] = planar8_pack_splat(0.0);
    Y[168] = planar8_pack_splat(0.0);
    Y[169] = planar8_pack_splat(0.0);
    Y[170] = planar8_pack_splat(0.0);
    Y[171] = planar8_pack_splat(0.0);
    Y[172] = planar8_pack_splat(0.0);
    Y[173] = planar8_pack_splat(0.0);
    Y[174] = planar8_pack_splat(0.0);
    Y[175] = planar8_pack_splat(0.0);
    Y[176] = planar8_pack_splat(0.0);
    Y[177] = planar8_pack_splat(0.0);
    Y[178] = planar8_pack_splat(0.0);
    Y[179] = planar8_pack_splat(0.0);
    Y[180] = planar8_pack_splat(0.0);
    Y[183] = planar8_pack_splat(0.0);
    Y[184] = planar8_pack_splat(0.0);
    Y[185] = planar8_pack_splat(0.0);
    Y[186] = planar8_pack_splat(0.0);
    Y[187] = planar8_pack_splat(0.0);
    Y[188] = planar8_pack_splat(0.0);
    Y[193] = planar8_pack_splat(0.0);
    Y[194] = planar8_pack_splat(0.0);
    Y[195] = planar8_pack_splat(0.0);
    Y[196] = planar8_pack_splat(0.0);
    Y[197] = planar8_pack_splat(0.0);
    Y[198] = planar8_pack_splat(0.0);
    Y[203] = planar8_pack_splat(0.0);
    Y[204] = planar8_pack_splat(0.0);
    Y[205] = planar8_pack_splat(0.0);
    Y[206] = planar8_pack_splat(0.0);
    Y[207] = planar8_pack_splat(0.0);
    Y[208] = planar8_pack_splat(0.0);
    Y[213] = planar8_pack_splat(0.0);
    Y[214] = planar8_pack_splat(0.0);
    Y[215] = planar8_pack_splat(0.0);
    Y[216] = planar8_pack_splat(0.0);
    Y[217] = planar8_pack_splat(0.0);
    Y[218] = planar8_pack_splat(0.0);
    Y[223] = planar8_pack_splat(0.0);
    Y[224] = planar8_pack_splat(0.0);
    Y[225] = planar8_pack_splat(0.0);
    Y[226] = planar8_pack_splat(0.0);
    Y[227] = planar8_pack_splat(0.0);
    Y[228] = planar8_pack_splat(0.0);
    Y[233] = planar8_pack_splat(0.0);
    Y[234] = planar8_pack_splat(0.0);
    Y[235] = planar8_pack_splat(0.0);
    Y[236] = planar8_pack_splat(0.0);
    Y[237] = planar8_pack_splat(0.0);
    Y[238] = planar8_pack_splat(0.0);
    Y[240] = planar8_pack_splat(0.0);
    Y[241] = planar8_pack_splat(0.0);
    Y[242] = planar8_pack_splat(0.0);
    Y[243] = planar8_pack_splat(0.0);
    Y[244] = planar8_pack_splat(0.0);
    Y[245] = planar8_pack_splat(0.0);
    Y[246] = planar8_pack_splat(0.0);
    Y[247] = planar8_pack_splat(0.0);
    Y[248] = planar8_pack_splat(0.0);
    Y[249] = planar8_pack_splat(0.0);
    Y[250] = planar8_pack_splat(0.0);
    Y[251] = planar8_pack_splat(0.0);
    Y[252] = planar8_pack_splat(0.0);
    Y[253] = planar8_pack_splat(0.0);
    Y[254] = planar8_pack_splat(0.0);
    Y[255] = planar8_pack_splat(0.0);
    Y[256] = planar8_pack_splat(0.0);
    Y[257] = planar8_pack_splat(0.0);
    Y[258] = planar8_pack_splat(0.0);
    Y[259] = planar8_pack_splat(0.0);
    Y[260] = planar8_pack_splat(0.0);
    Y[261] = planar8_pack_splat(0.0);
    Y[262] = planar8_pack_splat(0.0);
    Y[263] = planar8_pack_splat(0.0);
    Y[264] = planar8_pack_splat(0.0);
    Y[265] = planar8_pack_splat(0.0);
    Y[266] = planar8_pack_splat(0.0);
    Y[267] = planar8_pack_splat(0.0);
    Y[268] = planar8_pack_splat(0.0);
    Y[269] = planar8_pack_splat(0.0);
    Y[270] = planar8_pack_splat(0.0);
    Y[273] = planar8_pack_splat(0.0);
    Y[274] = planar8_pack_splat(0.0);
    Y[275] = planar8_pack_splat(0.0);
    Y[276] = planar8_pack_splat(0.0);
    Y[277] = planar8_pack_splat(0.0);
    Y[278] = planar8_pack_splat(0.0);
    Y[283] = planar8_pack_splat(0.0);
    Y[284] = planar8_pack_splat(0.0);
    Y[285] = planar8_pack_splat(0.0);
    Y[286] = planar8_pack_splat(0.0);
    Y[287] = planar8_pack_splat(0.0);
    Y[288] = planar8_pack_splat(0.0);
    Y[293] = planar8_pack_splat(0.0);
    Y[294] = planar8_pack_splat(0.0);
    Y[295] = planar8_pack_splat(0.0);
    Y[296] = planar8_pack_splat(0.0);
    Y[297] = planar8_pack_splat(0.0);
    Y[298] = planar8_pack_splat(0.0);
    Y[303] = planar8_pack_splat(0.0);
    Y[304] = planar8_pack_splat(0.0);
    Y[305] = planar8_pack_splat(0.0);
    Y[306] = planar8_pack_splat(0.0);
    Y[307] = planar8_pack_splat(0.0);
    Y[308] = planar8_pack_splat(0.0);
    Y[313] = planar8_pack_splat(0.0);
    Y[314] = planar8_pack_splat(0.0);
    Y[315] = planar8_pack_splat(0.0);
    Y[316] = planar8_pack_splat(0.0);
    Y[317] = planar8_pack_splat(0.0);
    Y[318] = planar8_pack_splat(0.0);
    Y[320] = planar8_pack_splat(0.0);
    Y[321] = planar8_pack_splat(0.0);
    Y[322] = planar8_pack_splat(0.0);
    Y[323] = planar8_pack_splat(0.0);
    Y[324] = planar8_pack_splat(0.0);
    Y[325] = planar8_pack_splat(0.0);
    Y[326] = planar8_pack_splat(0.0);
    Y[327] = planar8_pack_splat(0.0);
    Y[328] = planar8_pack_splat(0.0);
    Y[329] = planar8_pack_splat(0.0);
    Y[330] = planar8_pack_splat(0.0);
    Y[331] = planar8_pack_splat(0.0);
    Y[332] = planar8_pack_splat(0.0);
    Y[333] = planar8_pack_splat(0.0);
    Y[334] = planar8_pack_splat(0.0);
    Y[335] = planar8_pack_splat(0.0);
    Y[336] = planar8_pack_splat(0.0);
    Y[337] = planar8_pack_splat(0.0);
    Y[338] = planar8_pack_splat(0.0);
    Y[339] = planar8_pack_splat(0.0);
    Y[340] = planar8_pack_splat(0.0);
    Y[341] = planar8_pack_splat(0.0);
    Y[342] = planar8_pack_splat(0.0);
    Y[343] = planar8_pack_splat(0.0);
    Y[344] = planar8_pack_splat(0.0);
    Y[345] = planar8_pack_splat(0.0);
    Y[346] = planar8_pack_splat(0.0);
    Y[347] = planar8_pack_splat(0.0);
    Y[348] = planar8_pack_splat(0.0);
    Y[349] = planar8_pack_splat(0.0);
    Y[350] = planar8_pack_splat(0.0);
    Y[351] = planar8_pack_splat(0.0);
    Y[352] = planar8_pack_splat(0.0);
    Y[353] = planar8_pack_splat(0.0);
    Y[354] = planar8_pack_splat(0.0);
    Y[355] = planar8_pack_splat(0.0);
    Y[356] = planar8_pack_splat(0.0);
    Y[357] = planar8_pack_splat(0.0);
    Y[358] = planar8_pack_splat(0.0);
    Y[359] = planar8_pack_splat(0.0);
    Y[360] = planar8_pack_splat(0.0);
    Y[363] = planar8_pack_splat(0.0);
    Y[364] = planar8_pack_splat(0.0);
    Y[365] = planar8_pack_splat(0.0);
    Y[366] = planar8_pack_splat(0.0);
    Y[367] = planar8_pack_splat(0.0);
    Y[368] = planar8_pack_splat(0.0);
    Y[373] = planar8_pack_splat(0.0);
    Y[374] = planar8_pack_splat(0.0);
    Y[375] = planar8_pack_splat(0.0);
    Y[376] = planar8_pack_splat(0.0);
    Y[377] = planar8_pack_splat(0.0);
    Y[378] = planar8_pack_splat(0.0);
    Y[383] = planar8_pack_splat(0.0);
    Y[384] = planar8_pack_splat(0.0);
    Y[385] = planar8_pack_splat(0.0);
    Y[386] = planar8_pack_splat(0.0);
    Y[387] = planar8_pack_splat(0.0);
    Y[388] = planar8_pack_splat(0.0);
    Y[393] = planar8_pack_splat(0.0);
    Y[394] = planar8_pack_splat(0.0);
    Y[395] = planar8_pack_splat(0.0);
    Y[396] = planar8_pack_splat(0.0);
    Y[397] = planar8_pack_splat(0.0);
    Y[398] = planar8_pack_splat(0.0);
    Y[400] = planar8_pack_splat(0.0);
    Y[401] = planar8_pack_splat(0.0);
    Y[402] = planar8_pack_splat(0.0);
    Y[403] = planar8_pack_splat(0.0);
    Y[404] = planar8_pack_splat(0.0);
    Y[405] = planar8_pack_splat(0.0);
    Y[406] = planar8_pack_splat(0.0);
    Y[407] = planar8_pack_splat(0.0);
    Y[408] = planar8_pack_splat(0.0);
    Y[409] = planar8_pack_splat(0.0);
    Y[410] = planar8_pack_splat(0.0);
    Y[411] = planar8_pack_splat(0.0);
    Y[412] = planar8_pack_splat(0.0);
    Y[413] = planar8_pack_splat(0.0);
    Y[414] = planar8_pack_splat(0.0);
    Y[415] = planar8_pack_splat(0.0);
    Y[416] = planar8_pack_splat(0.0);
    Y[417] = planar8_pack_splat(0.0);
    Y[418] = planar8_pack_splat(0.0);
    Y[419] = planar8_pack_splat(0.0);
    Y[420] = planar8_pack_splat(0.0);
    Y[421] = planar8_pack_splat(0.0);
    Y[422] = planar8_pack_splat(0.0);
    Y[423] = planar8_pack_splat(0.0);
    Y[424] = planar8_pack_splat(0.0);
    Y[425] = planar8_pack_splat(0.0);
    Y[426] = planar8_pack_splat(0.0);
    Y[427] = planar8_pack_splat(0.0);
    Y[428] = planar8_pack_splat(0.0);
    Y[429] = planar8_pack_splat(0.0);
    Y[430] = planar8_pack_splat(0.0);
    Y[431] = planar8_pack_splat(0.0);
    Y[432] = planar8_pack_splat(0.0);
    Y[433] = planar8_pack_splat(0.0);
    Y[434] = planar8_pack_splat(0.0);
    Y[435] = planar8_pack_splat(0.0);
    Y[436] = planar8_pack_splat(0.0);
    Y[437] = planar8_pack_splat(0.0);
    Y[438] = planar8_pack_splat(0.0);
    Y[439] = planar8_pack_splat(0.0);
    Y[440] = planar8_pack_splat(0.0);
    Y[441] = planar8_pack_splat(0.0);
    Y[442] = planar8_pack_splat(0.0);
    Y[443] = planar8_pack_splat(0.0);
    Y[444] = planar8_pack_splat(0.0);
    Y[445] = planar8_pack_splat(0.0);
    Y[446] = planar8_pack_splat(0.0);
    Y[447] = planar8_pack_splat(0.0);
    Y[448] = planar8_pack_splat(0.0);
    Y[449] = planar8_pack_splat(0.0);
    Y[450] = planar8_pack_splat(0.0);
    Y[453] = planar8_pack_splat(0.0);
    Y[454] = planar8_pack_splat(0.0);
    Y[455] = planar8_pack_splat(0.0);
    Y[456] = planar8_pack_splat(0.0);
    Y[457] = planar8_pack_splat(0.0);
    Y[458] = planar8_pack_splat(0.0);
    Y[463] = planar8_pack_splat(0.0);
    Y[464] = planar8_pack_splat(0.0);
    Y[465] = planar8_pack_splat(0.0);
    Y[466] = planar8_pack_splat(0.0);
    Y[467] = planar8_pack_splat(0.0);
    Y[468] = planar8_pack_splat(0.0);
    Y[473] = planar8_pack_splat(0.0);
    Y[474] = planar8_pack_splat(0.0);
    Y[475] = planar8_pack_splat(0.0);
    Y[476] = planar8_pack_splat(0.0);
    Y[477] = planar8_pack_splat(0.0);
    Y[478] = planar8_pack_splat(0.0);
    Y[480] = planar8_pack_splat(0.0);
    Y[481] = planar8_pack_splat(0.0);
    Y[482] = planar8_pack_splat(0.0);
    Y[483] = planar8_pack_splat(0.0);
    Y[484] = planar8_pack_splat(0.0);
    Y[485] = planar8_pack_splat(0.0);
    Y[486] = planar8_pack_splat(0.0);
    Y[487] = planar8_pack_splat(0.0);
    Y[488] = planar8_pack_splat(0.0);
    Y[489] = planar8_pack_splat(0.0);
    Y[490] = planar8_pack_splat(0.0);
    Y[491] = planar8_pack_splat(0.0);
    Y[492] = planar8_pack_splat(0.0);
    Y[493] = planar8_pack_splat(0.0);
    Y[494] = planar8_pack_splat(0.0);
    Y[495] = planar8_pack_splat(0.0);
    Y[496] = planar8_pack_splat(0.0);
    Y[497] = planar8_pack_splat(0.0);
    Y[498] = planar8_pack_splat(0.0);
    Y[499] = planar8_pack_splat(0.0);
    Y[500] = planar8_pack_splat(0.0);
    Y[501] = planar8_pack_splat(0.0);
    Y[502] = planar8_pack_splat(0.0);
    Y[503] = planar8_pack_splat(0.0);
    Y[504] = planar8_pack_splat(0.0);
    Y[505] = planar8_pack_splat(0.0);
    Y[506] = planar8_pack_splat(0.0);
    Y[507] = planar8_pack_splat(0.0);
    Y[508] = planar8_pack_splat(0.0);
    Y[509] = planar8_pack_splat(0.0);
    Y[510] = planar8_pack_splat(0.0);
    Y[511] = planar8_pack_splat(0.0);
    Y[512] = planar8_pack_splat(0.0);
    Y[513] = planar8_pack_splat(0.0);
    Y[514] = planar8_pack_splat(0.0);
    Y[515] = planar8_pack_splat(0.0);
    Y[516] = planar8_pack_splat(0.0);
    Y[517] = planar8_pack_splat(0.0);
    Y[518] = planar8_pack_splat(0.0);
    Y[519] = planar8_pack_splat(0.0);
    Y[520] = planar8_pack_splat(0.0);
    Y[521] = planar8_pack_splat(0.0);
    Y[522] = planar8_pack_splat(0.0);
    Y[523] = planar8_pack_splat(0.0);
    Y[524] = planar8_pack_splat(0.0);
    Y[525] = planar8_pack_splat(0.0);
    Y[526] = planar8_pack_splat(0.0);
    Y[527] = planar8_pack_splat(0.0);
    Y[528] = planar8_pack_splat(0.0);
    Y[529] = planar8_pack_splat(0.0);
    Y[530] = planar8_pack_splat(0.0);
    Y[531] = planar8_pack_splat(0.0);
    Y[532] = planar8_pack_splat(0.0);
    Y[533] = planar8_pack_splat(0.0);
    Y[534] = planar8_pack_splat(0.0);
    Y[535] = planar8_pack_splat(0.0);
    Y[536] = planar8_pack_splat(0.0);
    Y[537] = planar8_pack_splat(0.0);
    Y[538] = planar8_pack_splat(0.0);
    Y[539] = planar8_pack_splat(0.0);
    Y[540] = planar8_pack_splat(0.0);
    Y[543] = planar8_pack_splat(0.0);
    Y[544] = planar8_pack_splat(0.0);
    Y[545] = planar8_pack_splat(0.0);
    Y[546] = planar8_pack_splat(0.0);
    Y[547] = planar8_pack_splat(0.0);
    Y[548] = planar8_pack_splat(0.0);
    Y[553] = planar8_pack_splat(0.0);
    Y[554] = planar8_pack_splat(0.0);
    Y[555] = planar8_pack_splat(0.0);
    Y[556] = planar8_pack_splat(0.0);
    Y[557] = planar8_pack_splat(0.0);
    Y[558] = planar8_pack_splat(0.0);
    Y[560] = planar8_pack_splat(0.0);
    Y[561] = planar8_pack_splat(0.0);
    Y[562] = planar8_pack_splat(0.0);
    Y[563] = planar8_pack_splat(0.0);
    Y[564] = planar8_pack_splat(0.0);
    Y[565] = planar8_pack_splat(0.0);
    Y[566] = planar8_pack_splat(0.0);
    Y[567] = planar8_pack_splat(0.0);
    Y[568] = planar8_pack_splat(0.0);
    Y[569] = planar8_pack_splat(0.0);
    Y[570] = planar8_pack_splat(0.0);
    Y[571] = planar8_pack_splat(0.0);
    Y[572] = planar8_pack_splat(0.0);
    Y[573] = planar8_pack_splat(0.0);
    Y[574] = planar8_pack_splat(0.0);
    Y[575] = planar8_pack_splat(0.0);
    Y[576] = planar8_pack_splat(0.0);
    Y[577] = planar8_pack_splat(0.0);
    Y[578] = planar8_pack_splat(0.0);
    Y[579] = planar8_pack_splat(0.0);
    Y[580] = planar8_pack_splat(0.0);
    Y[581] = planar8_pack_splat(0.0);
    Y[582] = planar8_pack_splat(0.0);
    Y[583] = planar8_pack_splat(0.0);
    Y[584] = planar8_pack_splat(0.0);
    Y[585] = planar8_pack_splat(0.0);
    Y[586] = planar8_pack_splat(0.0);
    Y[587] = planar8_pack_splat(0.0);
    Y[588] = planar8_pack_splat(0.0);
    Y[589] = planar8_pack_splat(0.0);
    Y[590] = planar8_pack_splat(0.0);
    Y[591] = planar8_pack_splat(0.0);
    Y[592] = planar8_pack_splat(0.0);
    Y[593] = planar8_pack_splat(0.0);
    Y[594] = planar8_pack_splat(0.0);
    Y[595] = planar8_pack_splat(0.0);
    Y[596] = planar8_pack_splat(0.0);
    Y[597] = planar8_pack_splat(0.0);
    Y[598] = planar8_pack_splat(0.0);
    Y[599] = planar8_pack_splat(0.0);
    Y[600] = planar8_pack_splat(0.0);
    Y[601] = planar8_pack_splat(0.0);
    Y[602] = planar8_pack_splat(0.0);
    Y[603] = planar8_pack_splat(0.0);
    Y[604] = planar8_pack_splat(0.0);
    Y[605] = planar8_pack_splat(0.0);
    Y[606] = planar8_pack_splat(0.0);
    Y[607] = planar8_pack_splat(0.0);
    Y[608] = planar8_pack_splat(0.0);
    Y[609] = planar8_pack_splat(0.0);
    Y[610] = planar8_pack_splat(0.0);
    Y[611] = planar8_pack_splat(0.0);
    Y[612] = planar8_pack_splat(0.0);
    Y[613] = planar8_pack_splat(0.0);
    Y[614] = planar8_pack_splat(0.0);
    Y[615] = planar8_pack_splat(0.0);
    Y[616] = planar8_pack_splat(0.0);
    Y[617] = planar8_pack_splat(0.0);
    Y[618] = planar8_pack_splat(0.0);
    Y[619] = planar8_pack_splat(0.0);
    Y[620] = planar8_pack_splat(0.0);
    Y[621] = planar8_pack_splat(0.0);
    Y[622] = planar8_pack_splat(0.0);
    Y[623] = planar8_pack_splat(0.0);
    Y[624] = planar8_pack_splat(0.0);
    Y[625] = planar8_pack_splat(0.0);
    Y[626] = planar8_pack_splat(0.0);
    Y[627] = planar8_pack_splat(0.0);
    Y[628] = planar8_pack_splat(0.0);
    Y[629] = planar8_pack_splat(0.0);
    Y[630] = planar8_pack_splat(0.0);
    Y[633] = planar8_pack_splat(0.0);
    Y[634] = planar8_pack_splat(0.0);
    Y[635] = planar8_pack_splat(0.0);
    Y[636] = planar8_pack_splat(0.0);
    Y[637] = planar8_pack_splat(0.0);
    Y[638] = planar8_pack_splat(0.0);
    const planar8_pack v16 = 9.81 * v0_cosine[0];
    Y[1] = v16;
    const planar8_pack v17 = 9.81 * v0_sine[0];
    Y[2] = -v17;
    Y[9] = qdd[0];
    const planar8_pack v18 = qdd[0] + v16;
    const planar8_pack v19 = (qd[0] * qd[0]) - v17;
    const planar8_pack v20 = (v0_cosine[1] * v19) - (v0_sine[1] * v18);
    Y[92] = v20;
    const planar8_pack v21 = (v0_cosine[1] * v18) + (v0_sine[1] * v19);
    Y[91] = v21;
    Y[10] = (v0_cosine[1] * v21) - (v0_sine[1] * v20);
    const planar8_pack v22 = qd[0] + qd[1];
    const planar8_pack v23 = v22 * v22;
    const planar8_pack v24 = qdd[0] + qdd[1];
    Y[19] = v24;
    Y[99] = v24;
    Y[11] = v21 + ((v24 * v0_cosine[1]) - (v23 * v0_sine[1]));
    Y[12] = v20 - ((v24 * v0_sine[1]) + (v23 * v0_cosine[1]));
    const planar8_pack v25 = v20 + (0.97 * v23);
    const planar8_pack v26 = v21 + (0.97 * v24);
    const planar8_pack v27 = (v0_cosine[2] * v26) + (v0_sine[2] * v25);
    Y[181] = v27;
    const planar8_pack v28 = 0.97 + v0_cosine[1];
    const planar8_pack v29 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v28);
    const planar8_pack v30 = (v0_cosine[2] * v25) - (v0_sine[2] * v26);
    Y[182] = v30;
    const planar8_pack v31 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v28);
    Y[20] = -((v31 * v30) + (v29 * v27));
    const planar8_pack v32 = qd[2] + v22;
    const planar8_pack v33 = v32 * v32;
    const planar8_pack v34 = qdd[2] + v24;
    Y[29] = v34;
    Y[109] = v34;
    Y[189] = v34;
    Y[21] = v27 - ((v34 * v29) + (v33 * v31));
    Y[22] = v30 + ((v33 * v29) - (v34 * v31));
    const planar8_pack v35 = v27 + (0.94 * v34);
    const planar8_pack v36 = v30 + (0.94 * v33);
    const planar8_pack v37 = (v0_sine[3] * v36) + (v0_cosine[3] * v35);
    Y[271] = v37;
    const planar8_pack v38 = v29 - 0.94;
    const planar8_pack v39 = (v0_sine[3] * v31) + (v0_cosine[3] * v38);
    const planar8_pack v40 = (v0_sine[3] * v35) - (v0_cosine[3] * v36);
    const planar8_pack v41 = (v0_cosine[3] * v31) - (v0_sine[3] * v38);
    Y[30] = (v41 * v40) - (v39 * v37);
    const planar8_pack v42 = qd[3] + v32;
    const planar8_pack v43 = v42 * v42;
    const planar8_pack v44 = qdd[3] + v34;
    Y[39] = v44;
    Y[119] = v44;
    Y[199] = v44;
    Y[279] = v44;
    Y[31] = v37 - ((v44 * v39) + (v43 * v41));
    Y[32] = ((v43 * v39) - (v44 * v41)) - v40;
    const planar8_pack v45 = v40 - (0.91 * v43);
    const planar8_pack v46 = v37 + (0.91 * v44);
    const planar8_pack v47 = (v0_cosine[4] * v46) - (v0_sine[4] * v45);
    Y[361] = v47;
    const planar8_pack v48 = v39 - 0.91;
    const planar8_pack v49 = (v0_sine[4] * v41) + (v0_cosine[4] * v48);
    const planar8_pack v50 = (v0_sine[4] * v46) + (v0_cosine[4] * v45);
    const planar8_pack v51 = (v0_cosine[4] * v41) - (v0_sine[4] * v48);
    Y[40] = (v51 * v50) - (v49 * v47);
    const planar8_pack v52 = qd[4] + v42;
    const planar8_pack v53 = v52 * v52;
    const planar8_pack v54 = qdd[4] + v44;
    Y[49] = v54;
    Y[129] = v54;
    Y[209] = v54;
    Y[289] = v54;
    Y[369] = v54;
    Y[41] = v47 - ((v54 * v49) + (v53 * v51));
    Y[42] = ((v53 * v49) - (v54 * v51)) - v50;
    const planar8_pack v55 = v50 - (0.88 * v53);
    const planar8_pack v56 = (0.88 * v54) + v47;
    const planar8_pack v57 = (v0_sine[5] * v56) + (v0_cosine[5] * v55);
    const planar8_pack v58 = v49 - 0.88;
    const planar8_pack v59 = (v0_cosine[5] * v51) - (v0_sine[5] * v58);
    const planar8_pack v60 = (v0_sine[5] * v55) - (v0_cosine[5] * v56);
    const planar8_pack v61 = (v0_sine[5] * v51) + (v0_cosine[5] * v58);
    Y[50] = (v61 * v60) + (v59 * v57);
    const planar8_pack v62 = qd[5] + v52;
    const planar8_pack v63 = v62 * v62;
    const planar8_pack v64 = qdd[5] + v54;
    Y[59] = v64;
    Y[139] = v64;
    Y[219] = v64;
    Y[299] = v64;
    Y[379] = v64;
    Y[459] = v64;
    Y[51] = -(v60 + ((v64 * v61) + (v63 * v59)));
    Y[52] = ((v63 * v61) - (v64 * v59)) - v57;
    const planar8_pack v65 = v60 - (0.85 * v64);
    const planar8_pack v66 = v57 - (0.85 * v63);
    const planar8_pack v67 = (v0_cosine[6] * v66) - (v0_sine[6] * v65);
    const planar8_pack v68 = v61 - 0.85;
    const planar8_pack v69 = (v0_cosine[6] * v59) - (v0_sine[6] * v68);
    const planar8_pack v70 = (v0_cosine[6] * v65) + (v0_sine[6] * v66);
    const planar8_pack v71 = (v0_sine[6] * v59) + (v0_cosine[6] * v68);
    Y[60] = (v71 * v70) + (v69 * v67);
    const planar8_pack v72 = qd[6] + v62;
    const planar8_pack v73 = v72 * v72;
    const planar8_pack v74 = qdd[6] + v64;
    Y[69] = v74;
    Y[149] = v74;
    Y[229] = v74;
    Y[309] = v74;
    Y[389] = v74;
    Y[469] = v74;
    Y[549] = v74;
    Y[61] = -(v70 + ((v74 * v71) + (v73 * v69)));
    Y[62] = ((v73 * v71) - (v74 * v69)) - v67;
    const planar8_pack v75 = v67 - (0.82 * v73);
    const planar8_pack v76 = v70 - (0.82 * v74);
    const planar8_pack v77 = (v0_sine[7] * v76) - (v0_cosine[7] * v75);
    Y[632] = v77;
    const planar8_pack v78 = v71 - 0.82;
    const planar8_pack v79 = (v0_cosine[7] * v69) - (v0_sine[7] * v78);
    const planar8_pack v80 = (v0_sine[7] * v75) + (v0_cosine[7] * v76);
    const planar8_pack v81 = (v0_sine[7] * v69) + (v0_cosine[7] * v78);
    Y[70] = (v81 * v80) - (v79 * v77);
    const planar8_pack v82 = qd[7] + v72;
    const planar8_pack v83 = v82 * v82;
    const planar8_pack v84 = qdd[7] + v74;
    Y[79] = v84;
    Y[159] = v84;
    Y[239] = v84;
    Y[319] = v84;
    Y[399] = v84;
    Y[479] = v84;
    Y[559] = v84;
    Y[639] = v84;
    Y[71] = -(v80 + ((v84 * v81) + (v83 * v79)));
    Y[72] = v77 + ((v83 * v81) - (v84 * v79));
    const planar8_pack v85 = 0.97 * v0_sine[2];
    const planar8_pack v86 = 0.97 * v0_cosine[2];
    Y[100] = (v86 * v27) - (v85 * v30);
    Y[101] = v27 + ((v34 * v86) - (v33 * v85));
    Y[102] = v30 - ((v34 * v85) + (v33 * v86));
    const planar8_pack v87 = 0.94 + v86;
    const planar8_pack v88 = (v0_sine[3] * v85) - (v0_cosine[3] * v87);
    const planar8_pack v89 = (v0_sine[3] * v87) + (v0_cosine[3] * v85);
    Y[110] = (v89 * v40) - (v88 * v37);
    Y[111] = v37 - ((v44 * v88) + (v43 * v89));
    Y[112] = ((v43 * v88) - (v44 * v89)) - v40;
    const planar8_pack v90 = 0.91 - v88;
    const planar8_pack v91 = (v0_cosine[4] * v89) + (v0_sine[4] * v90);
    const planar8_pack v92 = (v0_cosine[4] * v90) - (v0_sine[4] * v89);
    Y[120] = (v92 * v47) + (v91 * v50);
    Y[121] = v47 + ((v54 * v92) - (v53 * v91));
    Y[122] = -(v50 + ((v54 * v91) + (v53 * v92)));
    const planar8_pack v93 = 0.88 + v92;
    const planar8_pack v94 = (v0_sine[5] * v93) + (v0_cosine[5] * v91);
    const planar8_pack v95 = (v0_sine[5] * v91) - (v0_cosine[5] * v93);
    Y[130] = (v95 * v60) + (v94 * v57);
    Y[131] = -(v60 + ((v64 * v95) + (v63 * v94)));
    Y[132] = ((v63 * v95) - (v64 * v94)) - v57;
    const planar8_pack v96 = 0.85 - v95;
    const planar8_pack v97 = (v0_cosine[6] * v96) - (v0_sine[6] * v94);
    const planar8_pack v98 = (v0_cosine[6] * v94) + (v0_sine[6] * v96);
    Y[140] = (v98 * v67) - (v97 * v70);
    Y[141] = ((v74 * v97) - (v73 * v98)) - v70;
    Y[142] = -(v67 + ((v74 * v98) + (v73 * v97)));
    const planar8_pack v99 = 0.82 + v97;
    const planar8_pack v100 = (v0_sine[7] * v99) + (v0_cosine[7] * v98);
    const planar8_pack v101 = (v0_sine[7] * v98) - (v0_cosine[7] * v99);
    Y[150] = (v101 * v80) - (v100 * v77);
    Y[151] = -(v80 + ((v84 * v101) + (v83 * v100)));
    Y[152] = v77 + ((v83 * v101) - (v84 * v100));
    const planar8_pack v102 = 0.94 * v0_cosine[3];
    const planar8_pack v103 = 0.94 * v0_sine[3];
    Y[190] = (v103 * v40) + (v102 * v37);
    Y[191] = v37 + ((v44 * v102) - (v43 * v103));
    Y[192] = -(v40 + ((v44 * v103) + (v43 * v102)));
    const planar8_pack v104 = 0.91 + v102;
    const planar8_pack v105 = (v0_sine[4] * v103) - (v0_cosine[4] * v104);
    const planar8_pack v106 = (v0_sine[4] * v104) + (v0_cosine[4] * v103);
    Y[200] = (v106 * v50) - (v105 * v47);
    Y[201] = v47 - ((v54 * v105) + (v53 * v106));
    Y[202] = ((v53 * v105) - (v54 * v106)) - v50;
    const planar8_pack v107 = 0.88 - v105;
    const planar8_pack v108 = (v0_sine[5] * v107) + (v0_cosine[5] * v106);
    const planar8_pack v109 = (v0_sine[5] * v106) - (v0_cosine[5] * v107);
    Y[210] = (v109 * v60) + (v108 * v57);
    Y[211] = -(v60 + ((v64 * v109) + (v63 * v108)));
    Y[212] = ((v63 * v109) - (v64 * v108)) - v57;
    const planar8_pack v110 = 0.85 - v109;
    const planar8_pack v111 = (v0_cosine[6] * v110) - (v0_sine[6] * v108);
    const planar8_pack v112 = (v0_cosine[6] * v108) + (v0_sine[6] * v110);
    Y[220] = (v112 * v67) - (v111 * v70);
    Y[221] = ((v74 * v111) - (v73 * v112)) - v70;
    Y[222] = -(v67 + ((v74 * v112) + (v73 * v111)));
    const planar8_pack v113 = 0.82 + v111;
    const planar8_pack v114 = (v0_sine[7] * v113) + (v0_cosine[7] * v112);
    const planar8_pack v115 = (v0_sine[7] * v112) - (v0_cosine[7] * v113);
    Y[230] = (v115 * v80) - (v114 * v77);
    Y[231] = -(v80 + ((v84 * v115) + (v83 * v114)));
    Y[232] = v77 + ((v83 * v115) - (v84 * v114));
    Y[272] = -v40;
    const planar8_pack v116 = 0.91 * v0_cosine[4];
    const planar8_pack v117 = 0.91 * v0_sine[4];
    Y[280] = (v117 * v50) + (v116 * v47);
    Y[281] = v47 + ((v54 * v116) - (v53 * v117));
    Y[282] = -(v50 + ((v54 * v117) + (v53 * v116)));
    const planar8_pack v118 = 0.88 + v116;
    const planar8_pack v119 = (v0_sine[5] * v118) + (v0_cosine[5] * v117);
    const planar8_pack v120 = (v0_sine[5] * v117) - (v0_cosine[5] * v118);
    Y[290] = (v120 * v60) + (v119 * v57);
    Y[291] = -(v60 + ((v64 * v120) + (v63 * v119)));
    Y[292] = ((v63 * v120) - (v64 * v119)) - v57;
    const planar8_pack v121 = 0.85 - v120;
    const planar8_pack v122 = (v0_cosine[6] * v121) - (v0_sine[6] * v119);
    const planar8_pack v123 = (v0_cosine[6] * v119) + (v0_sine[6] * v121);
    Y[300] = (v123 * v67) - (v122 * v70);
    Y[301] = ((v74 * v122) - (v73 * v123)) - v70;
    Y[302] = -(v67 + ((v74 * v123) + (v73 * v122)));
    const planar8_pack v124 = 0.82 + v122;
    const planar8_pack v125 = (v0_sine[7] * v124) + (v0_cosine[7] * v123);
    const planar8_pack v126 = (v0_sine[7] * v123) - (v0_cosine[7] * v124);
    Y[310] = (v126 * v80) - (v125 * v77);
    Y[311] = -(v80 + ((v84 * v126) + (v83 * v125)));
    Y[312] = v77 + ((v83 * v126) - (v84 * v125));
    Y[362] = -v50;
    const planar8_pack v127 = 0.88 * v0_cosine[5];
    const planar8_pack v128 = 0.88 * v0_sine[5];
    Y[370] = (v128 * v57) - (v127 * v60);
    Y[371] = ((v64 * v127) - (v63 * v128)) - v60;
    Y[372] = -(v57 + ((v64 * v128) + (v63 * v127)));
    const planar8_pack v129 = 0.85 + v127;
    const planar8_pack v130 = (v0_sine[6] * v129) + (v0_cosine[6] * v128);
    const planar8_pack v131 = (v0_sine[6] * v128) - (v0_cosine[6] * v129);
    Y[380] = (v131 * v70) + (v130 * v67);
    Y[381] = -(v70 + ((v74 * v131) + (v73 * v130)));
    Y[382] = ((v73 * v131) - (v74 * v130)) - v67;
    const planar8_pack v132 = 0.82 - v131;
    const planar8_pack v133 = (v0_sine[7] * v132) + (v0_cosine[7] * v130);
    const planar8_pack v134 = (v0_sine[7] * v130) - (v0_cosine[7] * v132);
    Y[390] = (v134 * v80) - (v133 * v77);
    Y[391] = -(v80 + ((v84 * v134) + (v83 * v133)));
    Y[392] = v77 + ((v83 * v134) - (v84 * v133));
    Y[451] = -v60;
    Y[452] = -v57;
    const planar8_pack v135 = 0.85 * v0_cosine[6];
    const planar8_pack v136 = 0.85 * v0_sine[6];
    Y[460] = (v136 * v67) - (v135 * v70);
    Y[461] = ((v74 * v135) - (v73 * v136)) - v70;
    Y[462] = -(v67 + ((v74 * v136) + (v73 * v135)));
    const planar8_pack v137 = 0.82 + v135;
    const planar8_pack v138 = (v0_sine[7] * v137) + (v0_cosine[7] * v136);
    const planar8_pack v139 = (v0_sine[7] * v136) - (v0_cosine[7] * v137);
    Y[470] = (v139 * v80) - (v138 * v77);
    Y[471] = -(v80 + ((v84 * v139) + (v83 * v138)));
    Y[472] = v77 + ((v83 * v139) - (v84 * v138));
    Y[541] = -v70;
    Y[542] = -v67;
    const planar8_pack v140 = 0.82 * v0_cosine[7];
    const planar8_pack v141 = 0.82 * v0_sine[7];
    Y[550] = -((v141 * v77) + (v140 * v80));
    Y[551] = ((v84 * v140) - (v83 * v141)) - v80;
    Y[552] = v77 - ((v84 * v141) + (v83 * v140));
    Y[631] = -v80;
}

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
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
        planar8_pack Y_pack[640];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        planar8_pack_give(640U, count, first, lanes, Y_pack, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack Y_pack[640];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        planar8_pack_give(640U, count, first, lanes, Y_pack, Y);
    }
}

static PLANAR8_APART void planar8_pack_stiffness_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict K)
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
    const planar8_pack v16 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v16);
    const planar8_pack v19 = (v0_sine[2] * v16) + (v0_cosine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const planar8_pack v22 = (v0_cosine[4] * v21) - (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v21);
    const planar8_pack v24 = (v0_cosine[5] * v23) + (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v24) + (v0_sine[6] * v25);
    const planar8_pack v27 = 5.9286734999999995 * ((v0_cosine[7] * v26) + (v0_sine[7] * ((v0_cosine[6] * v25) - (v0_sine[6] * v24))));
    K[7] = v27;
    K[15] = v27;
    K[23] = v27;
    K[31] = v27;
    K[39] = v27;
    K[47] = v27;
    K[55] = v27;
    K[56] = v27;
    K[57] = v27;
    K[58] = v27;
    K[59] = v27;
    K[60] = v27;
    K[61] = v27;
    K[62] = v27;
    K[63] = v27;
    const planar8_pack v28 = v27 + (19.466964 * v26);
    K[6] = v28;
    K[14] = v28;
    K[22] = v28;
    K[30] = v28;
    K[38] = v28;
    K[46] = v28;
    K[48] = v28;
    K[49] = v28;
    K[50] = v28;
    K[51] = v28;
    K[52] = v28;
    K[53] = v28;
    K[54] = v28;
    const planar8_pack v29 = v28 + (33.145537499999996 * v24);
    K[5] = v29;
    K[13] = v29;
    K[21] = v29;
    K[29] = v29;
    K[37] = v29;
    K[40] = v29;
    K[41] = v29;
    K[42] = v29;
    K[43] = v29;
    K[44] = v29;
    K[45] = v29;
    const planar8_pack v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const planar8_pack v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const planar8_pack v32 = v31 + (74.14005599999999 * v18);
    const planar8_pack v33 = 87.49686150000001 * v16;
    K[0] = v32 - ((100.55250000000001 * v0_sine[1]) + v33);
    const planar8_pack v34 = (1.4210854715202004e-14 * v0_sine[1]) - v32;
    const planar8_pack v35 = -(v33 + v34);
    K[1] = v35;
    K[8] = v35;
    K[9] = v35;
    const planar8_pack v36 = -(v34 + (1.3784529073745943e-14 * v16));
    K[2] = v36;
    K[10] = v36;
    K[16] = v36;
    K[17] = v36;
    K[18] = v36;
}

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack K_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        planar8_pack_give(64U, count, first, lanes, K_pack, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack K_pack[64];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        planar8_pack_give(64U, count, first, lanes, K_pack, K);
    }
}

static PLANAR8_APART void planar8_pack_damping_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = planar8_pack_splat(0.0);
    D[1] = planar8_pack_splat(0.0);
    D[2] = planar8_pack_splat(0.0);
    D[3] = planar8_pack_splat(0.0);
    D[4] = planar8_pack_splat(0.0);
    D[5] = planar8_pack_splat(0.0);
    D[6] = planar8_pack_splat(0.0);
    D[7] = planar8_pack_splat(0.0);
    D[8] = planar8_pack_splat(0.0);
    D[9] = planar8_pack_splat(0.0);
    D[10] = planar8_pack_splat(0.0);
    D[11] = planar8_pack_splat(0.0);
    D[12] = planar8_pack_splat(0.0);
    D[13] = planar8_pack_splat(0.0);
    D[14] = planar8_pack_splat(0.0);
    D[15] = planar8_pack_splat(0.0);
    D[16] = planar8_pack_splat(0.0);
    D[17] = planar8_pack_splat(0.0);
    D[18] = planar8_pack_splat(0.0);
    D[19] = planar8_pack_splat(0.0);
    D[20] = planar8_pack_splat(0.0);
    D[21] = planar8_pack_splat(0.0);
    D[22] = planar8_pack_splat(0.0);
    D[23] = planar8_pack_splat(0.0);
    D[24] = planar8_pack_splat(0.0);
    D[25] = planar8_pack_splat(0.0);
    D[26] = planar8_pack_splat(0.0);
    D[27] = planar8_pack_splat(0.0);
    D[28] = planar8_pack_splat(0.0);
    D[29] = planar8_pack_splat(0.0);
    D[30] = planar8_pack_splat(0.0);
    D[31] = planar8_pack_splat(0.0);
    D[32] = planar8_pack_splat(0.0);
    D[33] = planar8_pack_splat(0.0);
    D[34] = planar8_pack_splat(0.0);
    D[35] = planar8_pack_splat(0.0);
    D[36] = planar8_pack_splat(0.0);
    D[37] = planar8_pack_splat(0.0);
    D[38] = planar8_pack_splat(0.0);
    D[39] = planar8_pack_splat(0.0);
    D[40] = planar8_pack_splat(0.0);
    D[41] = planar8_pack_splat(0.0);
    D[42] = planar8_pack_splat(0.0);
    D[43] = planar8_pack_splat(0.0);
    D[44] = planar8_pack_splat(0.0);
    D[45] = planar8_pack_splat(0.0);
    D[46] = planar8_pack_splat(0.0);
    D[47] = planar8_pack_splat(0.0);
    D[48] = planar8_pack_splat(0.0);
    D[49] = planar8_pack_splat(0.0);
    D[50] = planar8_pack_splat(0.0);
    D[51] = planar8_pack_splat(0.0);
    D[52] = planar8_pack_splat(0.0);
    D[53] = planar8_pack_splat(0.0);
    D[54] = planar8_pack_splat(0.0);
    D[55] = planar8_pack_splat(0.0);
    D[56] = planar8_pack_splat(0.0);
    D[57] = planar8_pack_splat(0.0);
    D[58] = planar8_pack_splat(0.0);
    D[59] = planar8_pack_splat(0.0);
    D[60] = planar8_pack_splat(0.0);
    D[61] = planar8_pack_splat(0.0);
    D[62] = planar8_pack_splat(0.0);
    D[63] = planar8_pack_splat(0.0);
}

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack D_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        planar8_pack_give(64U, count, first, lanes, D_pack, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack D_pack[64];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        planar8_pack_give(64U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
