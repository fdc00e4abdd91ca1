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

static PANDA_APART void panda_pack_regressor(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict Y)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[1], q[2], q[3], q[4], q[5], q[6]};
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
    Y[0] = panda_pack_splat(0.0);
    Y[1] = panda_pack_splat(0.0);
    Y[2] = panda_pack_splat(0.0);
    Y[3] = panda_pack_splat(0.0);
    Y[4] = panda_pack_splat(0.0);
    Y[5] = panda_pack_splat(0.0);
    Y[6] = panda_pack_splat(0.0);
    Y[7] = panda_pack_splat(0.0);
    Y[8] = panda_pack_splat(0.0);
    Y[10] = panda_pack_splat(0.0);
    Y[11] = panda_pack_splat(0.0);
    Y[12] = panda_pack_splat(0.0);
    Y[13] = panda_pack_splat(0.0);
    Y[19] = panda_pack_splat(0.0);
    Y[70] = panda_pack_splat(0.0);
    Y[71] = panda_pack_splat(0.0);
    Y[72] = panda_pack_splat(0.0);
    Y[73] = panda_pack_splat(0.0);
    Y[74] = panda_pack_splat(0.0);
    Y[75] = panda_pack_splat(0.0);
    Y[76] = panda_pack_splat(0.0);
    Y[77] = panda_pack_splat(0.0);
    Y[78] = panda_pack_splat(0.0);
    Y[79] = panda_pack_splat(0.0);
    Y[80] = panda_pack_splat(0.0);
    Y[83] = panda_pack_splat(0.0);
    Y[140] = panda_pack_splat(0.0);
    Y[141] = panda_pack_splat(0.0);
    Y[142] = panda_pack_splat(0.0);
    Y[143] = panda_pack_splat(0.0);
    Y[144] = panda_pack_splat(0.0);
    Y[145] = panda_pack_splat(0.0);
    Y[146] = panda_pack_splat(0.0);
    Y[147] = panda_pack_splat(0.0);
    Y[148] = panda_pack_splat(0.0);
    Y[149] = panda_pack_splat(0.0);
    Y[150] = panda_pack_splat(0.0);
    Y[151] = panda_pack_splat(0.0);
    Y[152] = panda_pack_splat(0.0);
    Y[153] = panda_pack_splat(0.0);
    Y[154] = panda_pack_splat(0.0);
    Y[155] = panda_pack_splat(0.0);
    Y[156] = panda_pack_splat(0.0);
    Y[157] = panda_pack_splat(0.0);
    Y[158] = panda_pack_splat(0.0);
    Y[159] = panda_pack_splat(0.0);
    Y[160] = panda_pack_splat(0.0);
    Y[163] = panda_pack_splat(0.0);
    Y[210] = panda_pack_splat(0.0);
    Y[211] = panda_pack_splat(0.0);
    Y[212] = panda_pack_splat(0.0);
    Y[213] = panda_pack_splat(0.0);
    Y[214] = panda_pack_splat(0.0);
    Y[215] = panda_pack_splat(0.0);
    Y[216] = panda_pack_splat(0.0);
    Y[217] = panda_pack_splat(0.0);
    Y[218] = panda_pack_splat(0.0);
    Y[219] = panda_pack_splat(0.0);
    Y[220] = panda_pack_splat(0.0);
    Y[221] = panda_pack_splat(0.0);
    Y[222] = panda_pack_splat(0.0);
    Y[223] = panda_pack_splat(0.0);
    Y[224] = panda_pack_splat(0.0);
    Y[225] = panda_pack_splat(0.0);
    Y[226] = panda_pack_splat(0.0);
    Y[227] = panda_pack_splat(0.0);
    Y[228] = panda_pack_splat(0.0);
    Y[229] = panda_pack_splat(0.0);
    Y[230] = panda_pack_splat(0.0);
    Y[231] = panda_pack_splat(0.0);
    Y[232] = panda_pack_splat(0.0);
    Y[233] = panda_pack_splat(0.0);
    Y[234] = panda_pack_splat(0.0);
    Y[235] = panda_pack_splat(0.0);
    Y[236] = panda_pack_splat(0.0);
    Y[237] = panda_pack_splat(0.0);
    Y[238] = panda_pack_splat(0.0);
    Y[239] = panda_pack_splat(0.0);
    Y[240] = panda_pack_splat(0.0);
    Y[243] = panda_pack_splat(0.0);
    Y[280] = panda_pack_splat(0.0);
    Y[281] = panda_pack_splat(0.0);
    Y[282] = panda_pack_splat(0.0);
    Y[283] = panda_pack_splat(0.0);
    Y[284] = panda_pack_splat(0.0);
    Y[285] = panda_pack_splat(0.0);
    Y[286] = panda_pack_splat(0.0);
    Y[287] = panda_pack_splat(0.0);
    Y[288] = panda_pack_splat(0.0);
    Y[289] = panda_pack_splat(0.0);
    Y[290] = panda_pack_splat(0.0);
    Y[291] = panda_pack_splat(0.0);
    Y[292] = panda_pack_splat(0.0);
    Y[293] = panda_pack_splat(0.0);
    Y[294] = panda_pack_splat(0.0);
    Y[295] = panda_pack_splat(0.0);
    Y[296] = panda_pack_splat(0.0);
    Y[297] = panda_pack_splat(0.0);
    Y[298] = panda_pack_splat(0.0);
    Y[299] = panda_pack_splat(0.0);
    Y[300] = panda_pack_splat(0.0);
    Y[301] = panda_pack_splat(0.0);
    Y[302] = panda_pack_splat(0.0);
    Y[303] = panda_pack_splat(0.0);
    Y[304] = panda_pack_splat(0.0);
    Y[305] = panda_pack_splat(0.0);
    Y[306] = panda_pack_splat(0.0);
    Y[307] = panda_pack_splat(0.0);
    Y[308] = panda_pack_splat(0.0);
    Y[309] = panda_pack_splat(0.0);
    Y[310] = panda_pack_splat(0.0);
    Y[311] = panda_pack_splat(0.0);
    Y[312] = panda_pack_splat(0.0);
    Y[313] = panda_pack_splat(0.0);
    Y[314] = panda_pack_splat(0.0);
    Y[315] = panda_pack_splat(0.0);
    Y[316] = panda_pack_splat(0.0);
    Y[317] = panda_pack_splat(0.0);
    Y[318] = panda_pack_splat(0.0);
    Y[319] = panda_pack_splat(0.0);
    Y[320] = panda_pack_splat(0.0);
    Y[323] = panda_pack_splat(0.0);
    Y[330] = panda_pack_splat(0.0);
    Y[350] = panda_pack_splat(0.0);
    Y[351] = panda_pack_splat(0.0);
    Y[352] = panda_pack_splat(0.0);
    Y[353] = panda_pack_splat(0.0);
    Y[354] = panda_pack_splat(0.0);
    Y[355] = panda_pack_splat(0.0);
    Y[356] = panda_pack_splat(0.0);
    Y[357] = panda_pack_splat(0.0);
    Y[358] = panda_pack_splat(0.0);
    Y[359] = panda_pack_splat(0.0);
    Y[360] = panda_pack_splat(0.0);
    Y[361] = panda_pack_splat(0.0);
    Y[362] = panda_pack_splat(0.0);
    Y[363] = panda_pack_splat(0.0);
    Y[364] = panda_pack_splat(0.0);
    Y[365] = panda_pack_splat(0.0);
    Y[366] = panda_pack_splat(0.0);
    Y[367] = panda_pack_splat(0.0);
    Y[368] = panda_pack_splat(0.0);
    Y[369] = panda_pack_splat(0.0);
    Y[370] = panda_pack_splat(0.0);
    Y[371] = panda_pack_splat(0.0);
    Y[372] = panda_pack_splat(0.0);
    Y[373] = panda_pack_splat(0.0);
    Y[374] = panda_pack_splat(0.0);
    Y[375] = panda_pack_splat(0.0);
    Y[376] = panda_pack_splat(0.0);
    Y[377] = panda_pack_splat(0.0);
    Y[378] = panda_pack_splat(0.0);
    Y[379] = panda_pack_splat(0.0);
    Y[380] = panda_pack_splat(0.0);
    Y[381] = panda_pack_splat(0.0);
    Y[382] = panda_pack_splat(0.0);
    Y[383] = panda_pack_splat(0.0);
    Y[384] = panda_pack_splat(0.0);
    Y[385] = panda_pack_splat(0.0);
    Y[386] = panda_pack_splat(0.0);
    Y[387] = panda_pack_splat(0.0);
    Y[388] = panda_pack_splat(0.0);
    Y[389] = panda_pack_splat(0.0);
    Y[390] = panda_pack_splat(0.0);
    Y[391] = panda_pack_splat(0.0);
    Y[392] = panda_pack_splat(0.0);
    Y[393] = panda_pack_splat(0.0);
    Y[394] = panda_pack_splat(0.0);
    Y[395] = panda_pack_splat(0.0);
    Y[396] = panda_pack_splat(0.0);
    Y[397] = panda_pack_splat(0.0);
    Y[398] = panda_pack_splat(0.0);
    Y[399] = panda_pack_splat(0.0);
    Y[400] = panda_pack_splat(0.0);
    Y[403] = panda_pack_splat(0.0);
    Y[420] = panda_pack_splat(0.0);
    Y[421] = panda_pack_splat(0.0);
    Y[422] = panda_pack_splat(0.0);
    Y[423] = panda_pack_splat(0.0);
    Y[424] = panda_pack_splat(0.0);
    Y[425] = panda_pack_splat(0.0);
    Y[426] = panda_pack_splat(0.0);
    Y[427] = panda_pack_splat(0.0);
    Y[428] = panda_pack_splat(0.0);
    Y[429] = panda_pack_splat(0.0);
    Y[430] = panda_pack_splat(0.0);
    Y[431] = panda_pack_splat(0.0);
    Y[432] = panda_pack_splat(0.0);
    Y[433] = panda_pack_splat(0.0);
    Y[434] = panda_pack_splat(0.0);
    Y[435] = panda_pack_splat(0.0);
    Y[436] = panda_pack_splat(0.0);
    Y[437] = panda_pack_splat(0.0);
    Y[438] = panda_pack_splat(0.0);
    Y[439] = panda_pack_splat(0.0);
    Y[440] = panda_pack_splat(0.0);
    Y[441] = panda_pack_splat(0.0);
    Y[442] = panda_pack_splat(0.0);
    Y[443] = panda_pack_splat(0.0);
    Y[444] = panda_pack_splat(0.0);
    Y[445] = panda_pack_splat(0.0);
    Y[446] = panda_pack_splat(0.0);
    Y[447] = panda_pack_splat(0.0);
    Y[448] = panda_pack_splat(0.0);
    Y[449] = panda_pack_splat(0.0);
    Y[450] = panda_pack_splat(0.0);
    Y[451] = panda_pack_splat(0.0);
    Y[452] = panda_pack_splat(0.0);
    Y[453] = panda_pack_splat(0.0);
    Y[454] = panda_pack_splat(0.0);
    Y[455] = panda_pack_splat(0.0);
    Y[456] = panda_pack_splat(0.0);
    Y[457] = panda_pack_splat(0.0);
    Y[458] = panda_pack_splat(0.0);
    Y[459] = panda_pack_splat(0.0);
    Y[460] = panda_pack_splat(0.0);
    Y[461] = panda_pack_splat(0.0);
    Y[462] = panda_pack_splat(0.0);
    Y[463] = panda_pack_splat(0.0);
    Y[464] = panda_pack_splat(0.0);
    Y[465] = panda_pack_splat(0.0);
    Y[466] = panda_pack_splat(0.0);
    Y[467] = panda_pack_splat(0.0);
    Y[468] = panda_pack_splat(0.0);
    Y[469] = panda_pack_splat(0.0);
    Y[470] = panda_pack_splat(0.0);
    Y[471] = panda_pack_splat(0.0);
    Y[472] = panda_pack_splat(0.0);
    Y[473] = panda_pack_splat(0.0);
    Y[474] = panda_pack_splat(0.0);
    Y[475] = panda_pack_splat(0.0);
    Y[476] = panda_pack_splat(0.0);
    Y[477] = panda_pack_splat(0.0);
    Y[478] = panda_pack_splat(0.0);
    Y[479] = panda_pack_splat(0.0);
    Y[480] = panda_pack_splat(0.0);
    Y[483] = panda_pack_splat(0.0);
    Y[9] = qdd[0];
    const panda_pack v12 = qd[0] * v0_sine[0];
    const panda_pack v13 = qd[1] * v12;
    const panda_pack v14 = qd[0] * v0_cosine[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v15 + (qdd[0] * v0_sine[0]);
    Y[14] = (v0_sine[0] * v16) + (v0_cosine[0] * v13);
    const panda_pack v17 = (qdd[0] * v0_cosine[0]) - v13;
    const panda_pack v18 = v17 - v13;
    const panda_pack v19 = v15 + v16;
    Y[15] = (v0_cosine[0] * v19) + (v0_sine[0] * v18);
    const panda_pack v20 = qd[1] * qd[1];
    Y[89] = qdd[1];
    Y[16] = -((qdd[1] * v0_sine[0]) + (v20 * v0_cosine[0]));
    Y[17] = v0_cosine[0] * v18;
    const panda_pack v21 = v12 * v14;
    Y[87] = v21;
    const panda_pack v22 = v21 - qdd[1];
    Y[18] = (v20 * v0_sine[0]) + (v0_cosine[0] * (v22 - v21));
    const panda_pack v23 = 0.316 * v0_cosine[1];
    const panda_pack v24 = 9.81 * v0_sine[0];
    Y[82] = v24;
    const panda_pack v25 = v24 + (0.316 * v22);
    const panda_pack v26 = (v0_sine[1] * v25) + (v23 * v19);
    Y[161] = v26;
    const panda_pack v27 = v0_sine[0] * v0_cosine[1];
    const panda_pack v28 = 0.316 * v27;
    const panda_pack v29 = 0.316 * v0_sine[1];
    const panda_pack v30 = (v29 * v19) - (v0_cosine[1] * v25);
    const panda_pack v31 = v0_sine[0] * v0_sine[1];
    const panda_pack v32 = 0.316 * v31;
    Y[20] = (v32 * v30) + (v28 * v26);
    const panda_pack v33 = (qd[1] * v0_cosine[1]) + (qd[0] * v31);
    const panda_pack v34 = v33 * v33;
    const panda_pack v35 = qd[2] + v14;
    const panda_pack v36 = v35 * v35;
    const panda_pack v37 = v36 + v34;
    const panda_pack v38 = v12 * v12;
    const panda_pack v39 = 9.81 * v0_cosine[0];
    const panda_pack v40 = (0.316 * (v20 + v38)) - v39;
    const panda_pack v41 = (qd[0] * v27) - (qd[1] * v0_sine[1]);
    const panda_pack v42 = v33 * v41;
    Y[164] = v42;
    const panda_pack v43 = qdd[2] + v17;
    Y[169] = v43;
    const panda_pack v44 = v42 - v43;
    Y[21] = (v0_cosine[0] * v26) + (((v31 * v40) - (v32 * v37)) - (v28 * v44));
    const panda_pack v45 = v41 * v41;
    const panda_pack v46 = v36 + v45;
    const panda_pack v47 = v43 + v42;
    Y[22] = (((v27 * v40) - (v28 * v46)) - (v32 * v47)) - (v0_cosine[0] * v30);
    const panda_pack v48 = (v0_sine[1] * v16) + ((qdd[1] * v0_cosine[1]) + (qd[2] * v41));
    const panda_pack v49 = v35 * v41;
    const panda_pack v50 = v49 - v48;
    const panda_pack v51 = ((qdd[1] * v0_sine[1]) + (qd[2] * v33)) - (v0_cosine[1] * v16);
    const panda_pack v52 = v35 * v33;
    const panda_pack v53 = v52 - v51;
    Y[23] = ((v31 * v30) + ((v28 * v53) - (v32 * v50))) + (v27 * v26);
    const panda_pack v54 = v0_cosine[0] * v42;
    const panda_pack v55 = v31 * v49;
    Y[24] = (v54 - (v27 * v51)) - v55;
    const panda_pack v56 = v45 - v34;
    Y[165] = v56;
    const panda_pack v57 = v51 + v52;
    const panda_pack v58 = v48 + v49;
    Y[25] = ((v0_cosine[0] * v56) + (v31 * v57)) - (v27 * v58);
    const panda_pack v59 = v45 - v36;
    Y[26] = ((v27 * v44) - (v31 * v59)) - (v0_cosine[0] * v53);
    const panda_pack v60 = v27 * v52;
    Y[27] = (v60 + (v31 * v48)) - v54;
    const panda_pack v61 = v34 - v36;
    Y[28] = ((v31 * v47) - (v27 * v61)) - (v0_cosine[0] * v50);
    Y[29] = (v55 + (v0_cosine[0] * v43)) - v60;
    const panda_pack v62 = v30 - (0.0825 * v37);
    const panda_pack v63 = v40 + (0.0825 * v58);
    const panda_pack v64 = (v0_sine[2] * v62) + (v0_cosine[2] * v63);
    const panda_pack v65 = 0.0825 * v31;
    const panda_pack v66 = (v0_sine[2] * v32) + (v0_cosine[2] * v65);
    const panda_pack v67 = v26 - (0.0825 * v44);
    const panda_pack v68 = (0.0825 * v0_cosine[0]) + v28;
    const panda_pack v69 = (v0_sine[2] * v63) - (v0_cosine[2] * v62);
    Y[242] = v69;
    const panda_pack v70 = (v0_cosine[2] * v32) - (v0_sine[2] * v65);
    Y[30] = ((v68 * v67) + (v66 * v64)) - (v70 * v69);
    const panda_pack v71 = (v0_cosine[2] * v35) + (v0_sine[2] * v41);
    const panda_pack v72 = v71 * v71;
    const panda_pack v73 = qd[3] - v33;
    const panda_pack v74 = v73 * v73;
    const panda_pack v75 = v74 + v72;
    const panda_pack v76 = (v0_cosine[2] * v41) - (v0_sine[2] * v35);
    const panda_pack v77 = v76 * v71;
    Y[244] = v77;
    const panda_pack v78 = qdd[3] - v48;
    Y[249] = v78;
    const panda_pack v79 = v77 - v78;
    const panda_pack v80 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v27);
    const panda_pack v81 = ((v0_cosine[2] * v43) + (qd[3] * v76)) - (v0_sine[2] * v51);
    const panda_pack v82 = v73 * v76;
    const panda_pack v83 = v81 + v82;
    const panda_pack v84 = ((v80 * v67) + ((v66 * v79) - (v70 * v75))) + (v68 * v83);
    Y[31] = v84 + (v31 * v64);
    const panda_pack v85 = v78 + v77;
    const panda_pack v86 = v76 * v76;
    const panda_pack v87 = v74 + v86;
    const panda_pack v88 = (v0_cosine[2] * v27) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v89 = ((v0_sine[2] * v43) + (qd[3] * v71)) + (v0_cosine[2] * v51);
    const panda_pack v90 = v73 * v71;
    const panda_pack v91 = v89 + v90;
    const panda_pack v92 = ((v88 * v67) + ((v66 * v87) - (v70 * v85))) - (v68 * v91);
    Y[32] = v92 - (v31 * v69);
    const panda_pack v93 = v72 + v86;
    const panda_pack v94 = v90 - v89;
    const panda_pack v95 = (((v68 * v93) - (v88 * v64)) - (v66 * v94)) - (v80 * v69);
    const panda_pack v96 = v82 - v81;
    Y[33] = v95 - (v70 * v96);
    const panda_pack v97 = v80 * v82;
    const panda_pack v98 = v31 * v77;
    Y[34] = -((v98 + v97) + (v88 * v89));
    const panda_pack v99 = v86 - v72;
    Y[245] = v99;
    Y[35] = ((v80 * v91) - (v31 * v99)) - (v88 * v83);
    const panda_pack v100 = v86 - v74;
    Y[36] = ((v88 * v79) - (v80 * v100)) + (v31 * v94);
    const panda_pack v101 = v88 * v90;
    Y[37] = (v98 + v101) + (v80 * v81);
    const panda_pack v102 = v74 - v72;
    Y[38] = ((v80 * v85) + (v88 * v102)) + (v31 * v96);
    Y[39] = (v97 - (v31 * v78)) - v101;
    const panda_pack v103 = (0.0825 * v71) - (0.384 * v76);
    const panda_pack v104 = ((v71 * v103) + ((0.0825 * v74) - (0.384 * v78))) - v69;
    const panda_pack v105 = 0.0825 * v83;
    const panda_pack v106 = v105 + ((0.384 * v91) - v67);
    const panda_pack v107 = (v0_sine[3] * v106) - (v0_cosine[3] * v104);
    Y[322] = v107;
    const panda_pack v108 = 0.384 * v0_sine[3];
    const panda_pack v109 = 0.384 * v0_cosine[3];
    const panda_pack v110 = (0.0825 * v80) - v68;
    const panda_pack v111 = ((v0_cosine[3] * v70) + ((v108 * v88) + (v31 * v109))) - (v0_sine[3] * v110);
    const panda_pack v112 = v64 + (((0.0825 * v78) + (0.384 * v74)) - (v76 * v103));
    const panda_pack v113 = v65 - v66;
    const panda_pack v114 = (v0_sine[3] * v104) + (v0_cosine[3] * v106);
    const panda_pack v115 = ((v0_cosine[3] * v110) + ((v31 * v108) - (v109 * v88))) + (v0_sine[3] * v70);
    const panda_pack v116 = v115 * v114;
    Y[40] = v116 - ((v113 * v112) + (v111 * v107));
    const panda_pack v117 = (v0_sine[3] * v76) - (v0_cosine[3] * v73);
    const panda_pack v118 = v117 * v117;
    const panda_pack v119 = qd[4] + v71;
    const panda_pack v120 = v119 * v119;
    const panda_pack v121 = v120 + v118;
    const panda_pack v122 = qdd[4] + v81;
    Y[329] = v122;
    const panda_pack v123 = (v0_cosine[3] * v76) + (v0_sine[3] * v73);
    const panda_pack v124 = v123 * v117;
    Y[324] = v124;
    const panda_pack v125 = v124 - v122;
    const panda_pack v126 = (v0_sine[3] * v88) + (v0_cosine[3] * v31);
    const panda_pack v127 = ((qd[4] * v123) - (v0_cosine[3] * v78)) - (v0_sine[3] * v89);
    const panda_pack v128 = v123 * v119;
    const panda_pack v129 = v127 + v128;
    const panda_pack v130 = (((v115 * v125) - (v111 * v121)) + (v126 * v112)) - (v113 * v129);
    Y[41] = v130 - (v80 * v114);
    const panda_pack v131 = (v0_sine[3] * v31) - (v0_cosine[3] * v88);
    const panda_pack v132 = v123 * v123;
    const panda_pack v133 = v120 + v132;
    const panda_pack v134 = ((qd[4] * v117) - (v0_sine[3] * v78)) + (v0_cosine[3] * v89);
    const panda_pack v135 = v117 * v119;
    const panda_pack v136 = v134 + v135;
    const panda_pack v137 = v122 + v124;
    const panda_pack v138 = (((v115 * v133) - (v131 * v112)) + (v113 * v136)) - (v111 * v137);
    Y[42] = (v80 * v107) + v138;
    const panda_pack v139 = v118 + v132;
    const panda_pack v140 = v135 - v134;
    const panda_pack v141 = v128 - v127;
    const panda_pack v142 = (v131 * v114) - (((v115 * v140) + (v113 * v139)) + (v111 * v141));
    Y[43] = v142 - (v126 * v107);
    const panda_pack v143 = v126 * v128;
    const panda_pack v144 = v80 * v124;
    Y[44] = (v144 - v143) + (v131 * v134);
    const panda_pack v145 = v132 - v118;
    Y[325] = v145;
    Y[45] = ((v80 * v145) + (v126 * v136)) + (v131 * v129);
    const panda_pack v146 = v132 - v120;
    Y[46] = -(((v80 * v140) + (v126 * v146)) + (v131 * v125));
    const panda_pack v147 = v131 * v135;
    Y[47] = (v126 * v127) - (v144 + v147);
    const panda_pack v148 = v120 - v118;
    Y[48] = ((v126 * v137) - (v131 * v148)) - (v80 * v141);
    Y[49] = (v147 + v143) + (v80 * v122);
    const panda_pack v149 = (v0_cosine[4] * v112) - (v0_sine[4] * v107);
    const panda_pack v150 = (v0_cosine[4] * v113) - (v0_sine[4] * v111);
    const panda_pack v151 = (v0_sine[4] * v112) + (v0_cosine[4] * v107);
    Y[402] = v151;
    const panda_pack v152 = (v0_sine[4] * v113) + (v0_cosine[4] * v111);
    Y[50] = (v116 - (v150 * v149)) - (v152 * v151);
    const panda_pack v153 = qdd[5] - v127;
    Y[409] = v153;
    const panda_pack v154 = (v0_sine[4] * v123) + (v0_cosine[4] * v119);
    const panda_pack v155 = (v0_cosine[4] * v123) - (v0_sine[4] * v119);
    const panda_pack v156 = v155 * v154;
    Y[404] = v156;
    const panda_pack v157 = v156 - v153;
    const panda_pack v158 = v154 * v154;
    const panda_pack v159 = qd[5] - v117;
    const panda_pack v160 = v159 * v159;
    const panda_pack v161 = v160 + v158;
    const panda_pack v162 = (v0_cosine[4] * v80) - (v0_sine[4] * v131);
    const panda_pack v163 = ((qd[5] * v155) + (v0_cosine[4] * v122)) - (v0_sine[4] * v134);
    const panda_pack v164 = v159 * v155;
    const panda_pack v165 = v163 + v164;
    const panda_pack v166 = ((v162 * v114) + ((v150 * v157) + (v152 * v161))) + (v115 * v165);
    Y[51] = (v126 * v149) - v166;
    const panda_pack v167 = v153 + v156;
    const panda_pack v168 = v155 * v155;
    const panda_pack v169 = v160 + v168;
    const panda_pack v170 = (v0_sine[4] * v80) + (v0_cosine[4] * v131);
    const panda_pack v171 = ((qd[5] * v154) + (v0_sine[4] * v122)) + (v0_cosine[4] * v134);
    const panda_pack v172 = v159 * v154;
    const panda_pack v173 = v171 + v172;
    const panda_pack v174 = ((v170 * v114) - ((v150 * v169) + (v152 * v167))) + (v115 * v173);
    Y[52] = v174 - (v126 * v151);
    const panda_pack v175 = v158 + v168;
    const panda_pack v176 = v172 - v171;
    const panda_pack v177 = v164 - v163;
    const panda_pack v178 = (v170 * v149) + (((v150 * v176) - (v115 * v175)) - (v152 * v177));
    Y[53] = v178 - (v162 * v151);
    const panda_pack v179 = v162 * v164;
    const panda_pack v180 = v126 * v156;
    Y[54] = (v170 * v171) - (v180 + v179);
    const panda_pack v181 = v168 - v158;
    Y[405] = v181;
    Y[55] = ((v170 * v165) - (v126 * v181)) + (v162 * v173);
    const panda_pack v182 = v160 - v168;
    Y[56] = (v126 * v176) + ((v162 * v182) - (v170 * v157));
    const panda_pack v183 = v170 * v172;
    Y[57] = (v180 - v183) + (v162 * v163);
    const panda_pack v184 = v160 - v158;
    Y[58] = (v126 * v177) + ((v162 * v167) - (v170 * v184));
    Y[59] = (v183 - (v126 * v153)) + v179;
    const panda_pack v185 = v149 + (0.088 * v157);
    const panda_pack v186 = (0.088 * v126) - v150;
    const panda_pack v187 = 0.088 * v0_cosine[5];
    const panda_pack v188 = 0.088 * v0_sine[5];
    const panda_pack v189 = (((v0_cosine[5] * v114) + (v188 * v161)) - (v187 * v165)) + (v0_sine[5] * v151);
    Y[481] = v189;
    const panda_pack v190 = ((v0_cosine[5] * v115) - (v187 * v162)) - (v0_sine[5] * v152);
    const panda_pack v191 = (((v0_sine[5] * v114) - (v187 * v161)) - (v188 * v165)) - (v0_cosine[5] * v151);
    const panda_pack v192 = ((v0_sine[5] * v115) - (v188 * v162)) + (v0_cosine[5] * v152);
    Y[60] = ((v190 * v189) + (v186 * v185)) + (v192 * v191);
    const panda_pack v193 = (v0_cosine[5] * v126) + (v0_sine[5] * v170);
    const panda_pack v194 = (v0_cosine[5] * v159) + (v0_sine[5] * v155);
    const panda_pack v195 = v194 * v194;
    const panda_pack v196 = qd[6] - v154;
    const panda_pack v197 = v196 * v196;
    const panda_pack v198 = v197 + v195;
    const panda_pack v199 = qdd[6] - v163;
    Y[489] = v199;
    const panda_pack v200 = (v0_sine[5] * v159) - (v0_cosine[5] * v155);
    const panda_pack v201 = v200 * v194;
    Y[487] = v201;
    const panda_pack v202 = v199 + v201;
    const panda_pack v203 = ((qd[6] * v200) - (v0_cosine[5] * v153)) + (v0_sine[5] * v171);
    const panda_pack v204 = v200 * v196;
    const panda_pack v205 = v203 + v204;
    const panda_pack v206 = (((v190 * v202) - (v192 * v198)) + (v186 * v205)) + (v193 * v185);
    Y[61] = v206 - (v162 * v189);
    const panda_pack v207 = (v0_sine[5] * v126) - (v0_cosine[5] * v170);
    const panda_pack v208 = v200 * v200;
    const panda_pack v209 = v197 + v208;
    const panda_pack v210 = ((qd[6] * v194) + (v0_sine[5] * v153)) + (v0_cosine[5] * v171);
    const panda_pack v211 = v194 * v196;
    const panda_pack v212 = v210 + v211;
    const panda_pack v213 = v201 - v199;
    const panda_pack v214 = (((v186 * v212) - (v190 * v209)) + (v192 * v213)) - (v207 * v185);
    Y[62] = (v162 * v191) + v214;
    const panda_pack v215 = v195 + v208;
    const panda_pack v216 = v211 - v210;
    const panda_pack v217 = v204 - v203;
    Y[488] = v217;
    const panda_pack v218 = (v207 * v189) + (((v190 * v216) - (v186 * v215)) + (v192 * v217));
    Y[63] = v218 - (v193 * v191);
    const panda_pack v219 = v193 * v204;
    const panda_pack v220 = v162 * v201;
    Y[64] = (v220 - v219) - (v207 * v210);
    const panda_pack v221 = v208 - v195;
    Y[485] = v221;
    Y[65] = ((v207 * v205) - (v162 * v221)) - (v193 * v212);
    const panda_pack v222 = v197 - v208;
    Y[66] = ((v162 * v216) - (v193 * v222)) - (v207 * v202);
    const panda_pack v223 = v207 * v211;
    Y[67] = (v223 - v220) + (v193 * v203);
    const panda_pack v224 = v197 - v195;
    Y[68] = ((v193 * v213) + (v207 * v224)) - (v162 * v217);
    Y[69] = (v219 - v223) - (v162 * v199);
    Y[81] = -v39;
    Y[84] = -v21;
    Y[85] = v38 - (v14 * v14);
    Y[86] = v15 - v16;
    Y[88] = -(v13 + v17);
    Y[90] = (v23 * v30) - (v29 * v26);
    Y[91] = ((v0_cosine[1] * v40) - (v23 * v37)) + (v29 * v44);
    Y[92] = ((v29 * v46) - (v0_sine[1] * v40)) - (v23 * v47);
    Y[93] = ((v0_cosine[1] * v30) - ((v29 * v53) + (v23 * v50))) - (v0_sine[1] * v26);
    const panda_pack v225 = v0_cosine[1] * v49;
    Y[94] = (v0_sine[1] * v51) - v225;
    Y[95] = (v0_sine[1] * v58) + (v0_cosine[1] * v57);
    Y[96] = -((v0_sine[1] * v44) + (v0_cosine[1] * v59));
    const panda_pack v226 = v0_sine[1] * v52;
    Y[97] = (v0_cosine[1] * v48) - v226;
    Y[98] = (v0_sine[1] * v61) + (v0_cosine[1] * v47);
    Y[99] = v225 + v226;
    const panda_pack v227 = 0.0825 * v0_cosine[1];
    const panda_pack v228 = (v0_sine[2] * v23) + (v0_cosine[2] * v227);
    const panda_pack v229 = (v0_cosine[2] * v23) - (v0_sine[2] * v227);
    Y[100] = ((v228 * v64) - (v29 * v67)) - (v229 * v69);
    const panda_pack v230 = v0_sine[2] * v0_sine[1];
    const panda_pack v231 = (v0_cosine[1] * v64) + (((v228 * v79) - (v229 * v75)) - (v230 * v67));
    Y[101] = v231 - (v29 * v83);
    const panda_pack v232 = v0_cosine[2] * v0_sine[1];
    const panda_pack v233 = (((v228 * v87) - (v229 * v85)) - (v232 * v67)) - (v0_cosine[1] * v69);
    Y[102] = v233 + (v29 * v91);
    const panda_pack v234 = (((v230 * v69) - (v29 * v93)) - (v228 * v94)) - (v229 * v96);
    Y[103] = v234 + (v232 * v64);
    const panda_pack v235 = v0_cosine[1] * v77;
    const panda_pack v236 = v230 * v82;
    Y[104] = (v236 - v235) + (v232 * v89);
    Y[105] = ((v232 * v83) - (v0_cosine[1] * v99)) - (v230 * v91);
    Y[106] = (v0_cosine[1] * v94) + ((v230 * v100) - (v232 * v79));
    const panda_pack v237 = v232 * v90;
    Y[107] = (v235 - v237) - (v230 * v81);
    Y[108] = (v0_cosine[1] * v96) - ((v230 * v85) + (v232 * v102));
    Y[109] = (v237 - (v0_cosine[1] * v78)) - v236;
    const panda_pack v238 = v29 - (0.0825 * v230);
    const panda_pack v239 = ((v0_sine[3] * v238) + ((v232 * v108) - (v0_cosine[1] * v109))) - (v0_cosine[3] * v229);
    const panda_pack v240 = v227 - v228;
    const panda_pack v241 = (v0_sine[3] * v229) + ((v0_cosine[3] * v238) + ((v0_cosine[1] * v108) + (v232 * v109)));
    const panda_pack v242 = v241 * v114;
    Y[110] = v242 + ((v239 * v107) - (v240 * v112));
    const panda_pack v243 = (v0_sine[3] * v232) - (v0_cosine[3] * v0_cosine[1]);
    const panda_pack v244 = (((v241 * v125) + (v239 * v121)) - (v243 * v112)) - (v240 * v129);
    Y[111] = v244 + (v230 * v114);
    const panda_pack v245 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v232);
    const panda_pack v246 = (((v240 * v136) + (v241 * v133)) - (v245 * v112)) + (v239 * v137);
    Y[112] = v246 - (v230 * v107);
    const panda_pack v247 = (v245 * v114) + ((v239 * v141) - ((v240 * v139) + (v241 * v140)));
    Y[113] = v247 + (v243 * v107);
    const panda_pack v248 = v230 * v124;
    const panda_pack v249 = v243 * v128;
    Y[114] = (v249 - v248) + (v245 * v134);
    Y[115] = ((v245 * v129) - (v230 * v145)) - (v243 * v136);
    Y[116] = ((v243 * v146) - (v245 * v125)) + (v230 * v140);
    const panda_pack v250 = v245 * v135;
    Y[117] = (v248 - v250) - (v243 * v127);
    Y[118] = ((v230 * v141) - (v245 * v148)) - (v243 * v137);
    Y[119] = (v250 - v249) - (v230 * v122);
    const panda_pack v251 = (v0_cosine[4] * v239) - (v0_sine[4] * v240);
    const panda_pack v252 = (v0_cosine[4] * v240) + (v0_sine[4] * v239);
    Y[120] = (v242 + (v251 * v151)) - (v252 * v149);
    const panda_pack v253 = (v0_sine[4] * v245) + (v0_cosine[4] * v230);
    const panda_pack v254 = ((v253 * v114) + ((v251 * v161) - (v252 * v157))) - (v241 * v165);
    Y[121] = v254 - (v243 * v149);
    const panda_pack v255 = (v0_sine[4] * v230) - (v0_cosine[4] * v245);
    const panda_pack v256 = (((v251 * v167) - (v252 * v169)) - (v255 * v114)) + (v241 * v173);
    Y[122] = (v243 * v151) + v256;
    const panda_pack v257 = (v253 * v151) + (((v252 * v176) - (v241 * v175)) + (v251 * v177));
    Y[123] = v257 - (v255 * v149);
    const panda_pack v258 = v243 * v156;
    const panda_pack v259 = v253 * v164;
    Y[124] = (v259 + v258) - (v255 * v171);
    Y[125] = ((v243 * v181) - (v255 * v165)) - (v253 * v173);
    Y[126] = ((v255 * v157) - (v253 * v182)) - (v243 * v176);
    const panda_pack v260 = v255 * v172;
    Y[127] = (v260 - v258) - (v253 * v163);
    Y[128] = ((v255 * v184) - (v253 * v167)) - (v243 * v177);
    Y[129] = ((v243 * v153) - v259) - v260;
    const panda_pack v261 = (0.088 * v243) + v252;
    const panda_pack v262 = ((v0_cosine[5] * v241) + (v187 * v253)) + (v0_sine[5] * v251);
    const panda_pack v263 = (v0_cosine[5] * v251) - ((v0_sine[5] * v241) + (v188 * v253));
    Y[130] = ((v262 * v189) - (v261 * v185)) - (v263 * v191);
    const panda_pack v264 = (v0_cosine[5] * v243) + (v0_sine[5] * v255);
    const panda_pack v265 = (((v263 * v198) - (v261 * v205)) + (v262 * v202)) - (v264 * v185);
    Y[131] = (v253 * v189) + v265;
    const panda_pack v266 = (v0_cosine[5] * v255) - (v0_sine[5] * v243);
    const panda_pack v267 = (v266 * v185) + (((v261 * v212) + (v262 * v209)) + (v263 * v213));
    Y[132] = -(v267 + (v253 * v191));
    const panda_pack v268 = (v266 * v189) + (((v261 * v215) + (v262 * v216)) - (v263 * v217));
    Y[133] = v268 + (v264 * v191);
    const panda_pack v269 = v253 * v201;
    const panda_pack v270 = v264 * v204;
    Y[134] = (v270 - v269) - (v266 * v210);
    Y[135] = ((v266 * v205) + (v253 * v221)) + (v264 * v212);
    Y[136] = ((v264 * v222) - (v266 * v202)) - (v253 * v216);
    const panda_pack v271 = v266 * v211;
    Y[137] = (v271 + v269) - (v264 * v203);
    Y[138] = ((v253 * v217) + (v266 * v224)) - (v264 * v213);
    Y[139] = (v253 * v199) - (v270 + v271);
    Y[162] = -v30;
    Y[166] = -v53;
    Y[167] = -v42;
    Y[168] = -v50;
    Y[170] = 0.0825 * v67;
    Y[171] = v105 + (v0_cosine[2] * v67);
    Y[172] = -((v0_sine[2] * v67) + (0.0825 * v91));
    Y[173] = ((v0_sine[2] * v64) + (0.0825 * v93)) - (v0_cosine[2] * v69);
    const panda_pack v272 = v0_cosine[2] * v82;
    Y[174] = (v0_sine[2] * v89) - v272;
    Y[175] = (v0_sine[2] * v83) + (v0_cosine[2] * v91);
    Y[176] = -((v0_sine[2] * v79) + (v0_cosine[2] * v100));
    const panda_pack v273 = v0_sine[2] * v90;
    Y[177] = (v0_cosine[2] * v81) - v273;
    Y[178] = (v0_cosine[2] * v85) - (v0_sine[2] * v102);
    Y[179] = v272 + v273;
    const panda_pack v274 = (0.0825 * v0_cosine[2]) - 0.0825;
    const panda_pack v275 = v0_sine[2] * v0_sine[3];
    const panda_pack v276 = (0.384 * v275) + (v0_sine[3] * v274);
    const panda_pack v277 = v0_sine[2] * v0_cosine[3];
    const panda_pack v278 = (0.384 * v277) + (v0_cosine[3] * v274);
    const panda_pack v279 = v278 * v114;
    Y[180] = v279 + (v276 * v107);
    Y[181] = (((v278 * v125) + (v276 * v121)) - (v275 * v112)) - (v0_cosine[2] * v114);
    Y[182] = (v0_cosine[2] * v107) + (((v278 * v133) + (v276 * v137)) - (v277 * v112));
    Y[183] = (((v276 * v141) - (v278 * v140)) + (v275 * v107)) + (v277 * v114);
    const panda_pack v280 = v0_cosine[2] * v124;
    const panda_pack v281 = v275 * v128;
    Y[184] = (v281 + v280) + (v277 * v134);
    Y[185] = ((v0_cosine[2] * v145) - (v275 * v136)) + (v277 * v129);
    Y[186] = ((v275 * v146) - (v0_cosine[2] * v140)) - (v277 * v125);
    const panda_pack v282 = v277 * v135;
    Y[187] = -((v282 + v280) + (v275 * v127));
    Y[188] = -(((v0_cosine[2] * v141) + (v277 * v148)) + (v275 * v137));
    Y[189] = (v282 - v281) + (v0_cosine[2] * v122);
    const panda_pack v283 = v0_cosine[4] * v276;
    const panda_pack v284 = v0_sine[4] * v276;
    Y[190] = (v279 + (v283 * v151)) - (v284 * v149);
    const panda_pack v285 = (v0_sine[4] * v277) - (v0_cosine[4] * v0_cosine[2]);
    const panda_pack v286 = ((v285 * v114) + ((v283 * v161) - (v284 * v157))) - (v278 * v165);
    Y[191] = v286 - (v275 * v149);
    const panda_pack v287 = (v0_sine[4] * v0_cosine[2]) + (v0_cosine[4] * v277);
    const panda_pack v288 = ((v287 * v114) + ((v283 * v167) - (v284 * v169))) + (v278 * v173);
    Y[192] = v288 + (v275 * v151);
    const panda_pack v289 = (v287 * v149) + (((v283 * v177) - (v278 * v175)) + (v284 * v176));
    Y[193] = v289 + (v285 * v151);
    const panda_pack v290 = v275 * v156;
    const panda_pack v291 = v285 * v164;
    Y[194] = (v290 + v291) + (v287 * v171);
    Y[195] = ((v287 * v165) + (v275 * v181)) - (v285 * v173);
    Y[196] = -(((v287 * v157) + (v285 * v182)) + (v275 * v176));
    const panda_pack v292 = v287 * v172;
    Y[197] = -((v290 + v292) + (v285 * v163));
    Y[198] = -(((v285 * v167) + (v287 * v184)) + (v275 * v177));
    Y[199] = (v292 + (v275 * v153)) - v291;
    const panda_pack v293 = (0.088 * v275) + v284;
    const panda_pack v294 = ((v0_cosine[5] * v278) + (v187 * v285)) + (v0_sine[5] * v283);
    const panda_pack v295 = (v0_cosine[5] * v283) - ((v0_sine[5] * v278) + (v188 * v285));
    Y[200] = ((v294 * v189) - (v293 * v185)) - (v295 * v191);
    const panda_pack v296 = (v0_cosine[5] * v275) - (v0_sine[5] * v287);
    const panda_pack v297 = (((v295 * v198) - (v293 * v205)) + (v294 * v202)) - (v296 * v185);
    Y[201] = (v285 * v189) + v297;
    const panda_pack v298 = (v0_cosine[5] * v287) + (v0_sine[5] * v275);
    const panda_pack v299 = (v298 * v185) - (((v293 * v212) + (v294 * v209)) + (v295 * v213));
    Y[202] = v299 - (v285 * v191);
    const panda_pack v300 = (v296 * v191) + (((v293 * v215) + (v294 * v216)) - (v295 * v217));
    Y[203] = v300 - (v298 * v189);
    const panda_pack v301 = v285 * v201;
    const panda_pack v302 = v296 * v204;
    Y[204] = (v302 - v301) + (v298 * v210);
    Y[205] = ((v296 * v212) + (v285 * v221)) - (v298 * v205);
    Y[206] = ((v298 * v202) + (v296 * v222)) - (v285 * v216);
    const panda_pack v303 = v298 * v211;
    Y[207] = (v301 - v303) - (v296 * v203);
    Y[208] = ((v285 * v217) - (v298 * v224)) - (v296 * v213);
    Y[209] = (v303 - v302) + (v285 * v199);
    Y[241] = -v64;
    Y[246] = -v94;
    Y[247] = -v77;
    Y[248] = -v96;
    const panda_pack v304 = v108 * v114;
    Y[250] = ((0.0825 * v112) + (v109 * v107)) - v304;
    Y[251] = (((0.0825 * v129) + (v109 * v121)) - (v0_cosine[3] * v112)) - (v108 * v125);
    Y[252] = (((v0_sine[3] * v112) - (v108 * v133)) - (0.0825 * v136)) + (v109 * v137);
    const panda_pack v305 = (((0.0825 * v139) + (v108 * v140)) + (v109 * v141)) - (v0_sine[3] * v114);
    Y[253] = v305 + (v0_cosine[3] * v107);
    const panda_pack v306 = v0_cosine[3] * v128;
    Y[254] = v306 - (v0_sine[3] * v134);
    Y[255] = -((v0_sine[3] * v129) + (v0_cosine[3] * v136));
    Y[256] = (v0_sine[3] * v125) + (v0_cosine[3] * v146);
    const panda_pack v307 = v0_sine[3] * v135;
    Y[257] = v307 - (v0_cosine[3] * v127);
    Y[258] = (v0_sine[3] * v148) - (v0_cosine[3] * v137);
    Y[259] = -(v306 + v307);
    const panda_pack v308 = (0.0825 * v0_cosine[4]) - (v0_sine[4] * v109);
    const panda_pack v309 = (0.0825 * v0_sine[4]) + (v0_cosine[4] * v109);
    Y[260] = ((v308 * v149) - v304) + (v309 * v151);
    const panda_pack v310 = v0_sine[4] * v0_sine[3];
    const panda_pack v311 = (((v308 * v157) + (v309 * v161)) - (v310 * v114)) + (v108 * v165);
    Y[261] = v311 - (v0_cosine[3] * v149);
    const panda_pack v312 = v0_cosine[4] * v0_sine[3];
    const panda_pack v313 = (((v308 * v169) + (v309 * v167)) - (v108 * v173)) - (v312 * v114);
    Y[262] = (v0_cosine[3] * v151) + v313;
    const panda_pack v314 = (((v309 * v177) + (v108 * v175)) - (v308 * v176)) - (v310 * v151);
    Y[263] = v314 - (v312 * v149);
    const panda_pack v315 = v0_cosine[3] * v156;
    const panda_pack v316 = v310 * v164;
    Y[264] = (v315 - v316) - (v312 * v171);
    Y[265] = ((v0_cosine[3] * v181) + (v310 * v173)) - (v312 * v165);
    Y[266] = ((v310 * v182) + (v312 * v157)) - (v0_cosine[3] * v176);
    const panda_pack v317 = v312 * v172;
    Y[267] = (v317 - v315) + (v310 * v163);
    Y[268] = ((v310 * v167) + (v312 * v184)) - (v0_cosine[3] * v177);
    Y[269] = (v316 + (v0_cosine[3] * v153)) - v317;
    const panda_pack v318 = (0.088 * v0_cosine[3]) - v308;
    const panda_pack v319 = ((v0_cosine[5] * v108) + (v310 * v187)) - (v0_sine[5] * v309);
    const panda_pack v320 = (v0_cosine[5] * v309) + ((v0_sine[5] * v108) + (v310 * v188));
    Y[270] = -(((v319 * v189) + (v318 * v185)) + (v320 * v191));
    const panda_pack v321 = (v0_cosine[3] * v0_cosine[5]) + (v0_sine[5] * v312);
    const panda_pack v322 = (((v320 * v198) - (v318 * v205)) - (v319 * v202)) - (v321 * v185);
    Y[271] = v322 - (v310 * v189);
    const panda_pack v323 = (v0_cosine[5] * v312) - (v0_cosine[3] * v0_sine[5]);
    const panda_pack v324 = (((v319 * v209) - (v318 * v212)) - (v320 * v213)) - (v323 * v185);
    Y[272] = v324 + (v310 * v191);
    const panda_pack v325 = (v323 * v189) + (((v318 * v215) - (v319 * v216)) - (v320 * v217));
    Y[273] = v325 + (v321 * v191);
    const panda_pack v326 = v321 * v204;
    const panda_pack v327 = v310 * v201;
    Y[274] = (v327 + v326) - (v323 * v210);
    Y[275] = ((v323 * v205) - (v310 * v221)) + (v321 * v212);
    Y[276] = ((v321 * v222) - (v323 * v202)) + (v310 * v216);
    const panda_pack v328 = v323 * v211;
    Y[277] = (v328 - v327) - (v321 * v203);
    Y[278] = ((v323 * v224) - (v321 * v213)) - (v310 * v217);
    Y[279] = -((v328 + v326) + (v310 * v199));
    Y[321] = -v114;
    Y[326] = -v140;
    Y[327] = -v124;
    Y[328] = -v141;
    Y[331] = -(v0_cosine[4] * v114);
    Y[332] = v0_sine[4] * v114;
    Y[333] = (v0_sine[4] * v149) - (v0_cosine[4] * v151);
    const panda_pack v329 = v0_cosine[4] * v164;
    Y[334] = (v0_sine[4] * v171) - v329;
    Y[335] = (v0_cosine[4] * v173) + (v0_sine[4] * v165);
    Y[336] = (v0_cosine[4] * v182) - (v0_sine[4] * v157);
    const panda_pack v330 = v0_sine[4] * v172;
    Y[337] = (v0_cosine[4] * v163) - v330;
    Y[338] = (v0_cosine[4] * v167) - (v0_sine[4] * v184);
    Y[339] = v329 + v330;
    const panda_pack v331 = v0_cosine[4] * v188;
    const panda_pack v332 = v0_cosine[4] * v187;
    Y[340] = -((v332 * v189) + (v331 * v191));
    const panda_pack v333 = v0_sine[4] * v0_sine[5];
    Y[341] = ((v333 * v185) + ((v331 * v198) - (v332 * v202))) - (v0_cosine[4] * v189);
    const panda_pack v334 = v0_sine[4] * v0_cosine[5];
    Y[342] = (v0_cosine[4] * v191) + ((v334 * v185) + ((v332 * v209) - (v331 * v213)));
    Y[343] = -(((v334 * v189) + ((v332 * v216) + (v331 * v217))) + (v333 * v191));
    const panda_pack v335 = v333 * v204;
    const panda_pack v336 = v0_cosine[4] * v201;
    Y[344] = (v336 - v335) + (v334 * v210);
    Y[345] = -(((v0_cosine[4] * v221) + (v334 * v205)) + (v333 * v212));
    Y[346] = ((v0_cosine[4] * v216) - (v333 * v222)) + (v334 * v202);
    const panda_pack v337 = v334 * v211;
    Y[347] = (v333 * v203) - (v336 + v337);
    Y[348] = ((v333 * v213) - (v334 * v224)) - (v0_cosine[4] * v217);
    Y[349] = (v337 + v335) - (v0_cosine[4] * v199);
    Y[401] = -v149;
    Y[406] = -v176;
    Y[407] = -v156;
    Y[408] = -v177;
    Y[410] = (-0.088) * v185;
    Y[411] = -((v0_cosine[5] * v185) + (0.088 * v205));
    Y[412] = (v0_sine[5] * v185) - (0.088 * v212);
    Y[413] = ((v0_cosine[5] * v191) + (0.088 * v215)) - (v0_sine[5] * v189);
    const panda_pack v338 = v0_cosine[5] * v204;
    Y[414] = v338 + (v0_sine[5] * v210);
    Y[415] = (v0_cosine[5] * v212) - (v0_sine[5] * v205);
    Y[416] = (v0_cosine[5] * v222) + (v0_sine[5] * v202);
    const panda_pack v339 = v0_sine[5] * v211;
    Y[417] = -(v339 + (v0_cosine[5] * v203));
    Y[418] = -((v0_cosine[5] * v213) + (v0_sine[5] * v224));
    Y[419] = v339 - v338;
    Y[482] = -v191;
    Y[484] = -v201;
    Y[486] = -v216;
}

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
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
        panda_pack Y_pack[490];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        panda_pack_give(490U, count, first, lanes, Y_pack, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack Y_pack[490];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        panda_pack_give(490U, count, first, lanes, Y_pack, Y);
    }
}

static PANDA_APART void panda_pack_stiffness_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict K)
{
    (void)prepared;
    const panda_pack v0_angle[7] = {q[2], q[1], q[3], q[5], q[4], q[6], q[0]};
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
    K[0] = panda_pack_splat(0.0);
    K[1] = panda_pack_splat(0.0);
    K[2] = panda_pack_splat(0.0);
    K[3] = panda_pack_splat(0.0);
    K[4] = panda_pack_splat(0.0);
    K[5] = panda_pack_splat(0.0);
    K[6] = panda_pack_splat(0.0);
    K[7] = panda_pack_splat(0.0);
    K[14] = panda_pack_splat(0.0);
    K[21] = panda_pack_splat(0.0);
    K[28] = panda_pack_splat(0.0);
    K[35] = panda_pack_splat(0.0);
    K[42] = panda_pack_splat(0.0);
    const panda_pack v14 = v0_sine[1] * v0_cosine[0];
    const panda_pack v15 = (v0_cosine[2] * v0_cosine[1]) + (v0_sine[2] * v14);
    const panda_pack v16 = (v0_sine[2] * v0_cosine[1]) - (v0_cosine[2] * v14);
    const panda_pack v17 = v0_sine[1] * v0_sine[0];
    const panda_pack v18 = (v0_sine[4] * v17) + (v0_cosine[4] * v16);
    const panda_pack v19 = (v0_sine[3] * v18) - (v0_cosine[3] * v15);
    const panda_pack v20 = (v0_sine[3] * v15) + (v0_cosine[3] * v18);
    const panda_pack v21 = (0.002573605371338206 * v0_cosine[5]) - (0.002034439958661797 * v0_sine[5]);
    const panda_pack v22 = 0.23184755269500001 + v21;
    const panda_pack v23 = (v22 * v20) + (0.17380470556900005 * v19);
    const panda_pack v24 = (v0_cosine[4] * v17) - (v0_sine[4] * v16);
    const panda_pack v25 = (0.002573605371338206 * v0_sine[5]) + (0.002034439958661797 * v0_cosine[5]);
    const panda_pack v26 = v25 - 0.067870631425;
    const panda_pack v27 = v23 - ((0.014653732538 * v18) + (v26 * v24));
    const panda_pack v28 = ((0.5527802746500001 * v16) - (2.012523553603 * v15)) - v27;
    const panda_pack v29 = ((0.7468579598720001 * v14) - (0.028227094878000014 * v17)) + v28;
    const panda_pack v30 = ((7.105427357601002e-15 - (32.80954542685272 * v0_cosine[1])) - (0.01993386669246 * v0_sine[1])) + (9.81 * v29);
    K[8] = ((v0_sine[6] * v0_sine[6]) + (v0_cosine[6] * v0_cosine[6])) * v30;
    const panda_pack v31 = v0_cosine[0] * v0_cosine[1];
    const panda_pack v32 = (v0_sine[0] * v0_cosine[6]) + (v0_sine[6] * v31);
    const panda_pack v33 = v0_sine[1] * v0_sine[6];
    const panda_pack v34 = (v0_sine[2] * v33) + (v0_cosine[2] * v32);
    const panda_pack v35 = v0_sine[0] * v0_cosine[1];
    const panda_pack v36 = (v0_sine[6] * v35) - (v0_cosine[0] * v0_cosine[6]);
    const panda_pack v37 = (v0_cosine[4] * v36) + (v0_sine[4] * v34);
    const panda_pack v38 = (v0_cosine[4] * v34) - (v0_sine[4] * v36);
    const panda_pack v39 = (v0_sine[2] * v32) - (v0_cosine[2] * v33);
    const panda_pack v40 = (v0_sine[3] * v38) + (v0_cosine[3] * v39);
    const panda_pack v41 = (v0_sine[3] * v39) - (v0_cosine[3] * v38);
    const panda_pack v42 = (v22 * v41) - (0.17380470556900005 * v40);
    const panda_pack v43 = v42 + ((0.014653732538 * v38) - (v26 * v37));
    const panda_pack v44 = (0.316 * v33) + (0.0825 * v32);
    const panda_pack v45 = v43 + (((0.5527802746500001 * v34) + (2.012523553603 * v39)) - (4.3880230000000005 * v44));
    const panda_pack v46 = 9.81 * v0_cosine[1];
    const panda_pack v47 = 0.87156675099432 * v0_cosine[1];
    const panda_pack v48 = 0.27690780075318017 * v0_cosine[1];
    const panda_pack v49 = 35.19724995 * v0_cosine[1];
    const panda_pack v50 = (v46 * v45) + (((v48 * v36) - (v47 * v32)) - (v49 * v44));
    const panda_pack v51 = 9.81 * (((2.5203900880000005 * v0_cosine[1]) - 2.957634137601417e-16) - v29);
    const panda_pack v52 = v50 + (v33 * v51);
    const panda_pack v53 = (v0_cosine[6] * v31) - (v0_sine[0] * v0_sine[6]);
    const panda_pack v54 = v0_sine[1] * v0_cosine[6];
    const panda_pack v55 = (v0_sine[2] * v54) + (v0_cosine[2] * v53);
    const panda_pack v56 = (v0_cosine[0] * v0_sine[6]) + (v0_cosine[6] * v35);
    const panda_pack v57 = (v0_cosine[4] * v56) + (v0_sine[4] * v55);
    const panda_pack v58 = (v0_cosine[4] * v55) - (v0_sine[4] * v56);
    const panda_pack v59 = (v0_sine[2] * v53) - (v0_cosine[2] * v54);
    const panda_pack v60 = (v0_sine[3] * v58) + (v0_cosine[3] * v59);
    const panda_pack v61 = (v0_sine[3] * v59) - (v0_cosine[3] * v58);
    const panda_pack v62 = (v22 * v61) - (0.17380470556900005 * v60);
    const panda_pack v63 = v62 + ((0.014653732538 * v58) - (v26 * v57));
    const panda_pack v64 = (0.316 * v54) + (0.0825 * v53);
    const panda_pack v65 = v63 + (((0.5527802746500001 * v55) + (2.012523553603 * v59)) - (4.3880230000000005 * v64));
    const panda_pack v66 = (v46 * v65) + (((v48 * v56) - (v47 * v53)) - (v49 * v64));
    const panda_pack v67 = v66 + (v54 * v51);
    const panda_pack v68 = (v0_sine[6] * v67) - (v0_cosine[6] * v52);
    K[9] = v68;
    K[15] = v68;
    const panda_pack v69 = 9.81 * v17;
    const panda_pack v70 = 43.046505630000006 * v17;
    const panda_pack v71 = 9.81 * v28;
    const panda_pack v72 = ((v69 * v45) + (v70 * v44)) + (v36 * v71);
    const panda_pack v73 = ((v69 * v65) + (v70 * v64)) + (v56 * v71);
    const panda_pack v74 = -((v0_sine[6] * v73) - (v0_cosine[6] * v72));
    K[10] = v74;
    K[22] = v74;
    const panda_pack v75 = 9.81 * v15;
    const panda_pack v76 = 9.81 * (-v27);
    const panda_pack v77 = (v75 * v43) + (v39 * v76);
    const panda_pack v78 = (v75 * v63) + (v59 * v76);
    const panda_pack v79 = (v0_sine[6] * v78) - (v0_cosine[6] * v77);
    K[11] = v79;
    K[29] = v79;
    const panda_pack v80 = 9.81 * v24;
    const panda_pack v81 = 9.81 * v23;
    const panda_pack v82 = (v37 * v81) - (v80 * v42);
    const panda_pack v83 = (v57 * v81) - (v80 * v62);
    const panda_pack v84 = (v0_sine[6] * v83) - (v0_cosine[6] * v82);
    K[12] = v84;
    K[36] = v84;
    const panda_pack v85 = 9.81 * v19;
    const panda_pack v86 = v21 * v85;
    const panda_pack v87 = (v25 * v80) - ((9.81 * v21) * v20);
    const panda_pack v88 = v25 * v85;
    const panda_pack v89 = ((v40 * v87) - (v41 * v86)) + (v37 * v88);
    const panda_pack v90 = ((v60 * v87) - (v61 * v86)) + (v57 * v88);
    const panda_pack v91 = -((v0_sine[6] * v90) - (v0_cosine[6] * v89));
    K[13] = v91;
    K[43] = v91;
    K[16] = -((v54 * v67) + (v33 * v52));
    const panda_pack v92 = (v54 * v73) + (v33 * v72);
    K[17] = v92;
    K[23] = v92;
    const panda_pack v93 = -((v54 * v78) + (v33 * v77));
    K[18] = v93;
    K[30] = v93;
    const panda_pack v94 = -((v54 * v83) + (v33 * v82));
    K[19] = v94;
    K[37] = v94;
    const panda_pack v95 = (v54 * v90) + (v33 * v89);
    K[20] = v95;
    K[44] = v95;
    K[24] = (v56 * v73) + (v36 * v72);
    const panda_pack v96 = -((v56 * v78) + (v36 * v77));
    K[25] = v96;
    K[31] = v96;
    const panda_pack v97 = -((v56 * v83) + (v36 * v82));
    K[26] = v97;
    K[38] = v97;
    const panda_pack v98 = (v56 * v90) + (v36 * v89);
    K[27] = v98;
    K[45] = v98;
    K[32] = (v59 * v78) + (v39 * v77);
    const panda_pack v99 = (v59 * v83) + (v39 * v82);
    K[33] = v99;
    K[39] = v99;
    const panda_pack v100 = -((v59 * v90) + (v39 * v89));
    K[34] = v100;
    K[46] = v100;
    K[40] = -((v57 * v83) + (v37 * v82));
    const panda_pack v101 = (v57 * v90) + (v37 * v89);
    K[41] = v101;
    K[47] = v101;
    K[48] = (v60 * v90) + (v40 * v89);
}

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack K_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        panda_pack_give(49U, count, first, lanes, K_pack, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack K_pack[49];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        panda_pack_give(49U, count, first, lanes, K_pack, K);
    }
}

static PANDA_APART void panda_pack_damping_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = panda_pack_splat(0.0);
    D[1] = panda_pack_splat(0.0);
    D[2] = panda_pack_splat(0.0);
    D[3] = panda_pack_splat(0.0);
    D[4] = panda_pack_splat(0.0);
    D[5] = panda_pack_splat(0.0);
    D[6] = panda_pack_splat(0.0);
    D[7] = panda_pack_splat(0.0);
    D[8] = panda_pack_splat(0.0);
    D[9] = panda_pack_splat(0.0);
    D[10] = panda_pack_splat(0.0);
    D[11] = panda_pack_splat(0.0);
    D[12] = panda_pack_splat(0.0);
    D[13] = panda_pack_splat(0.0);
    D[14] = panda_pack_splat(0.0);
    D[15] = panda_pack_splat(0.0);
    D[16] = panda_pack_splat(0.0);
    D[17] = panda_pack_splat(0.0);
    D[18] = panda_pack_splat(0.0);
    D[19] = panda_pack_splat(0.0);
    D[20] = panda_pack_splat(0.0);
    D[21] = panda_pack_splat(0.0);
    D[22] = panda_pack_splat(0.0);
    D[23] = panda_pack_splat(0.0);
    D[24] = panda_pack_splat(0.0);
    D[25] = panda_pack_splat(0.0);
    D[26] = panda_pack_splat(0.0);
    D[27] = panda_pack_splat(0.0);
    D[28] = panda_pack_splat(0.0);
    D[29] = panda_pack_splat(0.0);
    D[30] = panda_pack_splat(0.0);
    D[31] = panda_pack_splat(0.0);
    D[32] = panda_pack_splat(0.0);
    D[33] = panda_pack_splat(0.0);
    D[34] = panda_pack_splat(0.0);
    D[35] = panda_pack_splat(0.0);
    D[36] = panda_pack_splat(0.0);
    D[37] = panda_pack_splat(0.0);
    D[38] = panda_pack_splat(0.0);
    D[39] = panda_pack_splat(0.0);
    D[40] = panda_pack_splat(0.0);
    D[41] = panda_pack_splat(0.0);
    D[42] = panda_pack_splat(0.0);
    D[43] = panda_pack_splat(0.0);
    D[44] = panda_pack_splat(0.0);
    D[45] = panda_pack_splat(0.0);
    D[46] = panda_pack_splat(0.0);
    D[47] = panda_pack_splat(0.0);
    D[48] = panda_pack_splat(0.0);
}

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack D_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        panda_pack_give(49U, count, first, lanes, D_pack, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack D_pack[49];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        panda_pack_give(49U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
