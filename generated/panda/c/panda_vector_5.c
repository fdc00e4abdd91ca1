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

static PANDA_APART void panda_pack_regressor(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict Y)
{
    (void)prepared;
    const panda_pack v0_angle[6U] = {q[1], q[2], q[3], q[4], q[5], q[6]};
    panda_pack v0_sine[6U];
    panda_pack v0_cosine[6U];
    panda_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
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
    const panda_pack v12 = v0_sine[0] * qd[0];
    const panda_pack v13 = qd[1] * v12;
    const panda_pack v14 = v0_cosine[0] * qd[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v15 + (v0_sine[0] * qdd[0]);
    Y[14] = (v0_sine[0] * v16) + (v0_cosine[0] * v13);
    const panda_pack v17 = v13 - (v0_cosine[0] * qdd[0]);
    const panda_pack v18 = v13 + v17;
    const panda_pack v19 = v15 + v16;
    Y[15] = (v0_cosine[0] * v19) - (v0_sine[0] * v18);
    const panda_pack v20 = qd[1] * qd[1];
    Y[89] = qdd[1];
    Y[16] = -((v0_sine[0] * qdd[1]) + (v0_cosine[0] * v20));
    Y[17] = -(v0_cosine[0] * v18);
    const panda_pack v21 = v14 * v12;
    Y[87] = v21;
    const panda_pack v22 = v21 - qdd[1];
    Y[18] = (v0_sine[0] * v20) + (v0_cosine[0] * (v22 - v21));
    const panda_pack v23 = 0.316 * v0_cosine[1];
    const panda_pack v24 = 9.81 * v0_sine[0];
    Y[82] = v24;
    const panda_pack v25 = v24 + (0.316 * v22);
    const panda_pack v26 = (v0_sine[1] * v25) + (v19 * v23);
    Y[161] = v26;
    const panda_pack v27 = v0_sine[0] * v0_cosine[1];
    const panda_pack v28 = 0.316 * v27;
    const panda_pack v29 = 0.316 * v0_sine[1];
    const panda_pack v30 = (v19 * v29) - (v0_cosine[1] * v25);
    const panda_pack v31 = v0_sine[0] * v0_sine[1];
    const panda_pack v32 = 0.316 * v31;
    Y[20] = (v32 * v30) + (v28 * v26);
    const panda_pack v33 = v12 * v12;
    const panda_pack v34 = 9.81 * v0_cosine[0];
    const panda_pack v35 = (0.316 * (v20 + v33)) - v34;
    const panda_pack v36 = (v0_cosine[1] * qd[1]) + (v31 * qd[0]);
    const panda_pack v37 = v36 * v36;
    const panda_pack v38 = qd[2] + v14;
    const panda_pack v39 = v38 * v38;
    const panda_pack v40 = v39 + v37;
    const panda_pack v41 = (v27 * qd[0]) - (v0_sine[1] * qd[1]);
    const panda_pack v42 = v36 * v41;
    Y[164] = v42;
    const panda_pack v43 = qdd[2] - v17;
    Y[169] = v43;
    const panda_pack v44 = v42 - v43;
    Y[21] = (((v0_cosine[0] * v26) + (v31 * v35)) - (v32 * v40)) - (v28 * v44);
    const panda_pack v45 = v43 + v42;
    const panda_pack v46 = v41 * v41;
    const panda_pack v47 = v39 + v46;
    Y[22] = (((v27 * v35) - (v0_cosine[0] * v30)) - (v32 * v45)) - (v28 * v47);
    const panda_pack v48 = (v0_sine[1] * v16) + ((v0_cosine[1] * qdd[1]) + (qd[2] * v41));
    const panda_pack v49 = v38 * v41;
    const panda_pack v50 = v49 - v48;
    const panda_pack v51 = ((v0_sine[1] * qdd[1]) + (qd[2] * v36)) - (v0_cosine[1] * v16);
    const panda_pack v52 = v38 * v36;
    const panda_pack v53 = v52 - v51;
    Y[23] = (((v31 * v30) + (v27 * v26)) - (v32 * v50)) + (v28 * v53);
    const panda_pack v54 = v0_cosine[0] * v42;
    const panda_pack v55 = v31 * v49;
    Y[24] = (v54 - (v27 * v51)) - v55;
    const panda_pack v56 = v46 - v37;
    Y[165] = v56;
    const panda_pack v57 = v51 + v52;
    const panda_pack v58 = v48 + v49;
    Y[25] = ((v0_cosine[0] * v56) + (v31 * v57)) - (v27 * v58);
    const panda_pack v59 = v46 - v39;
    Y[26] = ((v27 * v44) - (v0_cosine[0] * v53)) - (v31 * v59);
    const panda_pack v60 = v27 * v52;
    Y[27] = v60 + ((v31 * v48) - v54);
    const panda_pack v61 = v37 - v39;
    Y[28] = ((v31 * v45) - (v0_cosine[0] * v50)) - (v27 * v61);
    Y[29] = (v55 + (v0_cosine[0] * v43)) - v60;
    const panda_pack v62 = v30 - (0.0825 * v40);
    const panda_pack v63 = v35 + (0.0825 * v58);
    const panda_pack v64 = (v0_cosine[2] * v62) - (v0_sine[2] * v63);
    const panda_pack v65 = 0.0825 * v31;
    const panda_pack v66 = (v0_cosine[2] * v32) - (v0_sine[2] * v65);
    const panda_pack v67 = v26 - (0.0825 * v44);
    const panda_pack v68 = (0.0825 * v0_cosine[0]) + v28;
    const panda_pack v69 = (v0_cosine[2] * v63) + (v0_sine[2] * v62);
    const panda_pack v70 = (v0_sine[2] * v32) + (v0_cosine[2] * v65);
    Y[30] = ((v68 * v67) + (v64 * v66)) + (v69 * v70);
    const panda_pack v71 = (v0_cosine[2] * v41) - (v0_sine[2] * v38);
    const panda_pack v72 = ((v0_cosine[2] * v43) + (qd[3] * v71)) - (v0_sine[2] * v51);
    const panda_pack v73 = qd[3] - v36;
    const panda_pack v74 = v71 * v73;
    const panda_pack v75 = v72 + v74;
    const panda_pack v76 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v27);
    const panda_pack v77 = (v0_cosine[2] * v38) + (v0_sine[2] * v41);
    const panda_pack v78 = v77 * v77;
    const panda_pack v79 = v73 * v73;
    const panda_pack v80 = v79 + v78;
    const panda_pack v81 = v71 * v77;
    Y[244] = v81;
    const panda_pack v82 = qdd[3] - v48;
    Y[249] = v82;
    const panda_pack v83 = v81 - v82;
    const panda_pack v84 = (((v76 * v67) + (v68 * v75)) - (v66 * v80)) + (v70 * v83);
    Y[31] = v84 + (v31 * v69);
    const panda_pack v85 = ((v0_sine[2] * v43) + (qd[3] * v77)) + (v0_cosine[2] * v51);
    const panda_pack v86 = v73 * v77;
    const panda_pack v87 = v85 + v86;
    const panda_pack v88 = (v0_cosine[2] * v27) - (v0_sine[2] * v0_cosine[0]);
    const panda_pack v89 = v82 + v81;
    const panda_pack v90 = v71 * v71;
    const panda_pack v91 = v79 + v90;
    const panda_pack v92 = (((v88 * v67) - (v68 * v87)) - (v66 * v89)) + (v70 * v91);
    Y[32] = v92 + (v31 * v64);
    const panda_pack v93 = v78 + v90;
    const panda_pack v94 = v74 - v72;
    const panda_pack v95 = (((v68 * v93) + (v76 * v64)) - (v66 * v94)) - (v88 * v69);
    const panda_pack v96 = v86 - v85;
    Y[33] = v95 - (v70 * v96);
    const panda_pack v97 = v76 * v74;
    const panda_pack v98 = v31 * v81;
    Y[34] = -(v98 + (v97 + (v88 * v85)));
    const panda_pack v99 = v90 - v78;
    Y[245] = v99;
    Y[35] = ((v76 * v87) - (v88 * v75)) - (v31 * v99);
    const panda_pack v100 = v90 - v79;
    Y[36] = ((v88 * v83) - (v76 * v100)) + (v31 * v96);
    const panda_pack v101 = v88 * v86;
    Y[37] = v98 + (v101 + (v76 * v72));
    const panda_pack v102 = v78 - v79;
    Y[38] = ((v76 * v89) - (v88 * v102)) + (v31 * v94);
    Y[39] = (v97 - (v31 * v82)) - v101;
    const panda_pack v103 = (0.0825 * v77) - (0.384 * v71);
    const panda_pack v104 = ((v64 + (v77 * v103)) - (0.384 * v82)) + (0.0825 * v79);
    const panda_pack v105 = 0.0825 * v75;
    const panda_pack v106 = v105 + ((0.384 * v87) - v67);
    const panda_pack v107 = (v0_sine[3] * v106) - (v0_cosine[3] * v104);
    Y[322] = v107;
    const panda_pack v108 = (0.0825 * v76) - v68;
    const panda_pack v109 = 0.384 * v0_sine[3];
    const panda_pack v110 = 0.384 * v0_cosine[3];
    const panda_pack v111 = (((v0_cosine[3] * v66) - (v0_sine[3] * v108)) + (v88 * v109)) + (v31 * v110);
    const panda_pack v112 = (v0_sine[3] * v104) + (v0_cosine[3] * v106);
    const panda_pack v113 = (((v0_cosine[3] * v108) + (v0_sine[3] * v66)) + (v31 * v109)) - (v88 * v110);
    const panda_pack v114 = v112 * v113;
    const panda_pack v115 = ((v69 + (0.0825 * v82)) - (v71 * v103)) + (0.384 * v79);
    const panda_pack v116 = v65 - v70;
    Y[40] = (v114 - (v107 * v111)) - (v115 * v116);
    const panda_pack v117 = qdd[4] + v72;
    Y[329] = v117;
    const panda_pack v118 = (v0_cosine[3] * v71) + (v0_sine[3] * v73);
    const panda_pack v119 = (v0_sine[3] * v71) - (v0_cosine[3] * v73);
    const panda_pack v120 = v119 * v118;
    Y[324] = v120;
    const panda_pack v121 = v120 - v117;
    const panda_pack v122 = v119 * v119;
    const panda_pack v123 = qd[4] + v77;
    const panda_pack v124 = v123 * v123;
    const panda_pack v125 = v124 + v122;
    const panda_pack v126 = (v0_sine[3] * v88) + (v0_cosine[3] * v31);
    const panda_pack v127 = (((v113 * v121) - (v76 * v112)) - (v111 * v125)) + (v126 * v115);
    const panda_pack v128 = ((qd[4] * v118) - (v0_cosine[3] * v82)) - (v0_sine[3] * v85);
    const panda_pack v129 = v118 * v123;
    const panda_pack v130 = v128 + v129;
    Y[41] = v127 - (v116 * v130);
    const panda_pack v131 = v118 * v118;
    const panda_pack v132 = v124 + v131;
    const panda_pack v133 = v117 + v120;
    const panda_pack v134 = (v0_sine[3] * v31) - (v0_cosine[3] * v88);
    const panda_pack v135 = (((v76 * v107) + (v113 * v132)) - (v111 * v133)) - (v134 * v115);
    const panda_pack v136 = ((qd[4] * v119) - (v0_sine[3] * v82)) + (v0_cosine[3] * v85);
    const panda_pack v137 = v119 * v123;
    const panda_pack v138 = v136 + v137;
    Y[42] = v135 + (v116 * v138);
    const panda_pack v139 = v137 - v136;
    const panda_pack v140 = v129 - v128;
    const panda_pack v141 = (((v134 * v112) - (v113 * v139)) - (v126 * v107)) - (v111 * v140);
    const panda_pack v142 = v122 + v131;
    Y[43] = v141 - (v116 * v142);
    const panda_pack v143 = v76 * v120;
    const panda_pack v144 = v126 * v129;
    Y[44] = (v143 + (v134 * v136)) - v144;
    const panda_pack v145 = v122 - v131;
    Y[45] = ((v126 * v138) - (v76 * v145)) + (v134 * v130);
    const panda_pack v146 = v124 - v131;
    Y[46] = ((v126 * v146) - (v76 * v139)) - (v134 * v121);
    const panda_pack v147 = v134 * v137;
    Y[47] = ((v126 * v128) - v143) - v147;
    const panda_pack v148 = v124 - v122;
    Y[48] = ((v126 * v133) - (v76 * v140)) - (v134 * v148);
    Y[49] = v147 + (v144 + (v76 * v117));
    const panda_pack v149 = (v0_cosine[4] * v107) + (v0_sine[4] * v115);
    Y[402] = v149;
    const panda_pack v150 = (v0_cosine[4] * v111) + (v0_sine[4] * v116);
    const panda_pack v151 = (v0_sine[4] * v107) - (v0_cosine[4] * v115);
    Y[401] = v151;
    const panda_pack v152 = (v0_sine[4] * v111) - (v0_cosine[4] * v116);
    Y[50] = (v114 - (v149 * v150)) - (v151 * v152);
    const panda_pack v153 = (v0_cosine[4] * v76) - (v0_sine[4] * v134);
    const panda_pack v154 = (v0_sine[4] * v123) - (v0_cosine[4] * v118);
    const panda_pack v155 = ((qd[5] * v154) - (v0_cosine[4] * v117)) + (v0_sine[4] * v136);
    const panda_pack v156 = qd[5] - v119;
    const panda_pack v157 = v154 * v156;
    const panda_pack v158 = v155 + v157;
    const panda_pack v159 = (v0_cosine[4] * v123) + (v0_sine[4] * v118);
    const panda_pack v160 = v159 * v159;
    const panda_pack v161 = v156 * v156;
    const panda_pack v162 = v160 + v161;
    const panda_pack v163 = (((v113 * v158) - (v112 * v153)) - (v126 * v151)) - (v150 * v162);
    const panda_pack v164 = v154 * v159;
    Y[407] = v164;
    const panda_pack v165 = qdd[5] - v128;
    Y[409] = v165;
    const panda_pack v166 = v165 + v164;
    Y[51] = v163 - (v152 * v166);
    const panda_pack v167 = ((qd[5] * v159) + (v0_sine[4] * v117)) + (v0_cosine[4] * v136);
    const panda_pack v168 = v156 * v159;
    const panda_pack v169 = v167 + v168;
    const panda_pack v170 = (v0_sine[4] * v76) + (v0_cosine[4] * v134);
    const panda_pack v171 = v164 - v165;
    const panda_pack v172 = (((v170 * v112) + (v113 * v169)) - (v126 * v149)) + (v150 * v171);
    const panda_pack v173 = v154 * v154;
    const panda_pack v174 = v161 + v173;
    Y[52] = v172 + (v152 * v174);
    const panda_pack v175 = v160 + v173;
    const panda_pack v176 = v157 - v155;
    Y[408] = v176;
    const panda_pack v177 = (((v150 * v176) - (v113 * v175)) - (v149 * v153)) - (v170 * v151);
    const panda_pack v178 = v168 - v167;
    Y[53] = v177 - (v152 * v178);
    const panda_pack v179 = v126 * v164;
    const panda_pack v180 = v153 * v157;
    Y[54] = v180 + (v179 + (v170 * v167));
    const panda_pack v181 = v173 - v160;
    Y[405] = v181;
    Y[55] = ((v153 * v169) - (v126 * v181)) - (v170 * v158);
    const panda_pack v182 = v173 - v161;
    Y[56] = ((v126 * v178) - (v153 * v182)) + (v170 * v166);
    const panda_pack v183 = v170 * v168;
    Y[57] = -(v183 + (v179 + (v153 * v155)));
    const panda_pack v184 = v160 - v161;
    Y[58] = ((v170 * v184) - (v126 * v176)) - (v153 * v171);
    Y[59] = (v183 - (v126 * v165)) - v180;
    const panda_pack v185 = v151 + (0.088 * v166);
    const panda_pack v186 = v152 + (0.088 * v126);
    const panda_pack v187 = 0.088 * v0_sine[5];
    const panda_pack v188 = 0.088 * v0_cosine[5];
    const panda_pack v189 = (((v0_sine[5] * v112) - (v0_cosine[5] * v149)) + (v158 * v187)) - (v162 * v188);
    const panda_pack v190 = ((v0_sine[5] * v113) + (v0_cosine[5] * v150)) - (v153 * v187);
    const panda_pack v191 = (((v0_cosine[5] * v112) + (v0_sine[5] * v149)) + (v162 * v187)) + (v158 * v188);
    Y[481] = v191;
    const panda_pack v192 = ((v0_cosine[5] * v113) - (v0_sine[5] * v150)) - (v153 * v188);
    Y[60] = ((v189 * v190) - (v185 * v186)) + (v191 * v192);
    const panda_pack v193 = (v170 * v0_sine[5]) + (v126 * v0_cosine[5]);
    const panda_pack v194 = (v0_cosine[5] * v154) + (v0_sine[5] * v156);
    const panda_pack v195 = ((qd[6] * v194) - (v0_cosine[5] * v165)) + (v0_sine[5] * v167);
    const panda_pack v196 = qd[6] - v159;
    const panda_pack v197 = v194 * v196;
    const panda_pack v198 = v195 + v197;
    const panda_pack v199 = (v0_sine[5] * v154) - (v0_cosine[5] * v156);
    const panda_pack v200 = v199 * v199;
    const panda_pack v201 = v196 * v196;
    const panda_pack v202 = v201 + v200;
    const panda_pack v203 = (((v186 * v198) - (v153 * v191)) - (v193 * v185)) - (v190 * v202);
    const panda_pack v204 = qdd[6] + v155;
    Y[489] = v204;
    const panda_pack v205 = v194 * v199;
    Y[484] = v205;
    const panda_pack v206 = v205 - v204;
    Y[61] = v203 - (v192 * v206);
    const panda_pack v207 = (v126 * v0_sine[5]) - (v170 * v0_cosine[5]);
    const panda_pack v208 = ((qd[6] * v199) - (v0_sine[5] * v165)) - (v0_cosine[5] * v167);
    const panda_pack v209 = v196 * v199;
    const panda_pack v210 = v208 + v209;
    const panda_pack v211 = v204 + v205;
    const panda_pack v212 = (((v153 * v189) + (v207 * v185)) - (v186 * v210)) - (v190 * v211);
    const panda_pack v213 = v194 * v194;
    const panda_pack v214 = v201 + v213;
    Y[62] = v212 - (v192 * v214);
    const panda_pack v215 = v200 + v213;
    const panda_pack v216 = v197 - v195;
    Y[488] = v216;
    const panda_pack v217 = (((v190 * v216) - (v186 * v215)) - (v193 * v189)) + (v207 * v191);
    const panda_pack v218 = v209 - v208;
    Y[486] = v218;
    Y[63] = v217 - (v192 * v218);
    const panda_pack v219 = v153 * v205;
    const panda_pack v220 = v193 * v197;
    Y[64] = ((v207 * v208) - v219) - v220;
    const panda_pack v221 = v200 - v213;
    Y[65] = ((v153 * v221) + (v193 * v210)) + (v207 * v198);
    const panda_pack v222 = v201 - v213;
    Y[66] = ((v207 * v206) - (v153 * v218)) - (v193 * v222);
    const panda_pack v223 = v207 * v209;
    Y[67] = (v219 + (v193 * v195)) - v223;
    const panda_pack v224 = v201 - v200;
    Y[68] = ((v207 * v224) - (v153 * v216)) - (v193 * v211);
    Y[69] = v223 + (v220 - (v153 * v204));
    Y[81] = -v34;
    Y[84] = -v21;
    Y[85] = v33 - (v14 * v14);
    Y[86] = v15 - v16;
    Y[88] = v17 - v13;
    Y[90] = (v30 * v23) - (v29 * v26);
    Y[91] = ((v0_cosine[1] * v35) + (v29 * v44)) - (v23 * v40);
    Y[92] = ((v29 * v47) - (v0_sine[1] * v35)) - (v23 * v45);
    Y[93] = (((v0_cosine[1] * v30) - (v0_sine[1] * v26)) - (v29 * v53)) - (v23 * v50);
    const panda_pack v225 = v0_cosine[1] * v49;
    Y[94] = (v0_sine[1] * v51) - v225;
    Y[95] = (v0_cosine[1] * v57) + (v0_sine[1] * v58);
    Y[96] = -((v0_cosine[1] * v59) + (v0_sine[1] * v44));
    const panda_pack v226 = v0_sine[1] * v52;
    Y[97] = (v0_cosine[1] * v48) - v226;
    Y[98] = (v0_cosine[1] * v45) + (v0_sine[1] * v61);
    Y[99] = v225 + v226;
    const panda_pack v227 = 0.0825 * v0_cosine[1];
    const panda_pack v228 = (v0_sine[2] * v23) + (v0_cosine[2] * v227);
    const panda_pack v229 = (v0_cosine[2] * v23) - (v0_sine[2] * v227);
    Y[100] = ((v64 * v229) + (v69 * v228)) - (v29 * v67);
    const panda_pack v230 = v0_sine[2] * v0_sine[1];
    const panda_pack v231 = (((v0_cosine[1] * v69) + (v83 * v228)) - (v80 * v229)) - (v230 * v67);
    Y[101] = v231 - (v29 * v75);
    const panda_pack v232 = v0_cosine[2] * v0_sine[1];
    const panda_pack v233 = (((v0_cosine[1] * v64) - (v89 * v229)) + (v91 * v228)) - (v232 * v67);
    Y[102] = v233 + (v29 * v87);
    const panda_pack v234 = (((v232 * v69) - (v94 * v229)) - (v96 * v228)) - (v230 * v64);
    Y[103] = v234 - (v29 * v93);
    const panda_pack v235 = v0_cosine[1] * v81;
    const panda_pack v236 = v230 * v74;
    Y[104] = v236 + ((v232 * v85) - v235);
    Y[105] = ((v232 * v75) - (v0_cosine[1] * v99)) - (v230 * v87);
    Y[106] = ((v0_cosine[1] * v96) + (v230 * v100)) - (v232 * v83);
    const panda_pack v237 = v232 * v86;
    Y[107] = (v235 - (v230 * v72)) - v237;
    Y[108] = ((v0_cosine[1] * v94) - (v230 * v89)) + (v232 * v102);
    Y[109] = (v237 - (v0_cosine[1] * v82)) - v236;
    const panda_pack v238 = v29 - (0.0825 * v230);
    const panda_pack v239 = (((v0_cosine[3] * v229) - (v0_sine[3] * v238)) - (v232 * v109)) + (v0_cosine[1] * v110);
    const panda_pack v240 = (((v0_sine[3] * v229) + (v0_cosine[3] * v238)) + (v0_cosine[1] * v109)) + (v232 * v110);
    const panda_pack v241 = v112 * v240;
    const panda_pack v242 = v227 - v228;
    Y[110] = (v241 - (v107 * v239)) - (v115 * v242);
    const panda_pack v243 = (v0_cosine[3] * v0_cosine[1]) - (v0_sine[3] * v232);
    const panda_pack v244 = (((v115 * v243) - (v125 * v239)) - (v130 * v242)) + (v121 * v240);
    Y[111] = v244 + (v230 * v112);
    const panda_pack v245 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v232);
    const panda_pack v246 = (((v138 * v242) - (v245 * v115)) - (v133 * v239)) + (v132 * v240);
    Y[112] = v246 - (v230 * v107);
    const panda_pack v247 = (((v245 * v112) - (v107 * v243)) - (v140 * v239)) - (v142 * v242);
    Y[113] = v247 - (v139 * v240);
    const panda_pack v248 = v129 * v243;
    const panda_pack v249 = v230 * v120;
    Y[114] = ((v245 * v136) - v248) - v249;
    Y[115] = ((v245 * v130) + (v138 * v243)) + (v230 * v145);
    Y[116] = ((v146 * v243) - (v245 * v121)) + (v230 * v139);
    const panda_pack v250 = v245 * v137;
    Y[117] = v249 + ((v128 * v243) - v250);
    Y[118] = ((v133 * v243) - (v245 * v148)) + (v230 * v140);
    Y[119] = v250 + (v248 - (v230 * v117));
    const panda_pack v251 = (v0_sine[4] * v242) + (v0_cosine[4] * v239);
    const panda_pack v252 = (v0_sine[4] * v239) - (v0_cosine[4] * v242);
    Y[120] = (v241 - (v149 * v251)) - (v151 * v252);
    const panda_pack v253 = (v0_sine[4] * v245) + (v0_cosine[4] * v230);
    const panda_pack v254 = (((v253 * v112) - (v151 * v243)) - (v166 * v252)) + (v158 * v240);
    Y[121] = v254 - (v162 * v251);
    const panda_pack v255 = (v0_sine[4] * v230) - (v0_cosine[4] * v245);
    const panda_pack v256 = (((v174 * v252) - (v255 * v112)) - (v149 * v243)) + (v169 * v240);
    Y[122] = v256 + (v171 * v251);
    const panda_pack v257 = (((v253 * v149) + (v255 * v151)) - (v178 * v252)) - (v175 * v240);
    Y[123] = v257 + (v176 * v251);
    const panda_pack v258 = v164 * v243;
    const panda_pack v259 = v253 * v157;
    Y[124] = (v258 - (v255 * v167)) - v259;
    Y[125] = ((v255 * v158) - (v253 * v169)) - (v181 * v243);
    Y[126] = ((v178 * v243) - (v255 * v166)) + (v253 * v182);
    const panda_pack v260 = v255 * v168;
    Y[127] = v260 + ((v253 * v155) - v258);
    Y[128] = ((v253 * v171) - (v176 * v243)) - (v255 * v184);
    Y[129] = (v259 - (v165 * v243)) - v260;
    const panda_pack v261 = v252 + (0.088 * v243);
    const panda_pack v262 = ((v0_sine[5] * v240) + (v0_cosine[5] * v251)) + (v253 * v187);
    const panda_pack v263 = ((v0_sine[5] * v251) - (v0_cosine[5] * v240)) - (v253 * v188);
    Y[130] = ((v189 * v262) - (v185 * v261)) - (v191 * v263);
    const panda_pack v264 = (v0_sine[5] * v255) - (v0_cosine[5] * v243);
    const panda_pack v265 = (((v185 * v264) + (v253 * v191)) - (v202 * v262)) + (v206 * v263);
    Y[131] = v265 + (v198 * v261);
    const panda_pack v266 = (v0_sine[5] * v243) + (v0_cosine[5] * v255);
    const panda_pack v267 = (((v185 * v266) - (v253 * v189)) - (v211 * v262)) + (v214 * v263);
    Y[132] = v267 - (v210 * v261);
    const panda_pack v268 = (((v189 * v264) + (v191 * v266)) + (v216 * v262)) + (v218 * v263);
    Y[133] = v268 - (v215 * v261);
    const panda_pack v269 = v253 * v205;
    const panda_pack v270 = v197 * v264;
    Y[134] = v270 + (v269 + (v208 * v266));
    Y[135] = ((v198 * v266) - (v210 * v264)) - (v253 * v221);
    Y[136] = ((v206 * v266) + (v253 * v218)) + (v222 * v264);
    const panda_pack v271 = v209 * v266;
    Y[137] = -(v271 + (v269 + (v195 * v264)));
    Y[138] = ((v211 * v264) + (v253 * v216)) + (v224 * v266);
    Y[139] = v271 + ((v253 * v204) - v270);
    Y[162] = -v30;
    Y[166] = -v53;
    Y[167] = -v42;
    Y[168] = -v50;
    Y[170] = 0.0825 * v67;
    Y[171] = v105 + (v0_cosine[2] * v67);
    Y[172] = -((v0_sine[2] * v67) + (0.0825 * v87));
    Y[173] = ((v0_cosine[2] * v64) + (v0_sine[2] * v69)) + (0.0825 * v93);
    const panda_pack v272 = v0_cosine[2] * v74;
    Y[174] = (v0_sine[2] * v85) - v272;
    Y[175] = (v0_cosine[2] * v87) + (v0_sine[2] * v75);
    Y[176] = -((v0_cosine[2] * v100) + (v0_sine[2] * v83));
    const panda_pack v273 = v0_sine[2] * v86;
    Y[177] = (v0_cosine[2] * v72) - v273;
    Y[178] = (v0_cosine[2] * v89) + (v0_sine[2] * v102);
    Y[179] = v272 + v273;
    const panda_pack v274 = (0.0825 * v0_cosine[2]) - 0.0825;
    const panda_pack v275 = v0_sine[3] * v0_sine[2];
    const panda_pack v276 = (0.384 * v275) + (v0_sine[3] * v274);
    const panda_pack v277 = v0_cosine[3] * v0_sine[2];
    const panda_pack v278 = (0.384 * v277) + (v0_cosine[3] * v274);
    const panda_pack v279 = v112 * v278;
    Y[180] = v279 + (v107 * v276);
    Y[181] = (((v125 * v276) - (v0_cosine[2] * v112)) + (v121 * v278)) - (v275 * v115);
    Y[182] = (((v0_cosine[2] * v107) + (v133 * v276)) + (v132 * v278)) - (v277 * v115);
    Y[183] = (((v140 * v276) - (v139 * v278)) + (v275 * v107)) + (v277 * v112);
    const panda_pack v280 = v0_cosine[2] * v120;
    const panda_pack v281 = v275 * v129;
    Y[184] = v281 + (v280 + (v277 * v136));
    Y[185] = ((v277 * v130) - (v0_cosine[2] * v145)) - (v275 * v138);
    Y[186] = -(((v0_cosine[2] * v139) + (v275 * v146)) + (v277 * v121));
    const panda_pack v282 = v277 * v137;
    Y[187] = -(v282 + (v280 + (v275 * v128)));
    Y[188] = -(((v0_cosine[2] * v140) + (v275 * v133)) + (v277 * v148));
    Y[189] = v282 + ((v0_cosine[2] * v117) - v281);
    const panda_pack v283 = v0_sine[4] * v276;
    const panda_pack v284 = v0_cosine[4] * v276;
    Y[190] = v279 + ((v149 * v284) + (v151 * v283));
    const panda_pack v285 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[4] * v277);
    const panda_pack v286 = (((v158 * v278) - (v285 * v112)) + (v275 * v151)) + (v162 * v284);
    Y[191] = v286 + (v166 * v283);
    const panda_pack v287 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v277);
    const panda_pack v288 = (((v287 * v112) + (v169 * v278)) + (v275 * v149)) - (v171 * v284);
    Y[192] = v288 - (v174 * v283);
    const panda_pack v289 = (((v178 * v283) - (v285 * v149)) - (v287 * v151)) - (v175 * v278);
    Y[193] = v289 - (v176 * v284);
    const panda_pack v290 = v285 * v157;
    const panda_pack v291 = v275 * v164;
    Y[194] = (v290 + (v287 * v167)) - v291;
    Y[195] = ((v285 * v169) - (v287 * v158)) + (v275 * v181);
    Y[196] = ((v287 * v166) - (v285 * v182)) - (v275 * v178);
    const panda_pack v292 = v287 * v168;
    Y[197] = (v291 - (v285 * v155)) - v292;
    Y[198] = ((v287 * v184) - (v285 * v171)) + (v275 * v176);
    Y[199] = v292 + ((v275 * v165) - v290);
    const panda_pack v293 = ((v285 * v187) - (v0_sine[5] * v278)) + (v0_cosine[5] * v284);
    const panda_pack v294 = (0.088 * v275) + v283;
    const panda_pack v295 = ((v0_cosine[5] * v278) - (v285 * v188)) + (v0_sine[5] * v284);
    Y[200] = ((v185 * v294) - (v189 * v293)) + (v191 * v295);
    const panda_pack v296 = (v0_cosine[5] * v275) - (v0_sine[5] * v287);
    const panda_pack v297 = (((v185 * v296) - (v285 * v191)) + (v202 * v293)) - (v206 * v295);
    Y[201] = v297 - (v198 * v294);
    const panda_pack v298 = (v0_cosine[5] * v287) + (v0_sine[5] * v275);
    const panda_pack v299 = (((v285 * v189) - (v185 * v298)) + (v211 * v293)) - (v214 * v295);
    Y[202] = v299 + (v210 * v294);
    const panda_pack v300 = (((v189 * v296) - (v191 * v298)) - (v216 * v293)) - (v218 * v295);
    Y[203] = v300 + (v215 * v294);
    const panda_pack v301 = v197 * v296;
    const panda_pack v302 = v285 * v205;
    Y[204] = (v301 - (v208 * v298)) - v302;
    Y[205] = ((v285 * v221) - (v198 * v298)) - (v210 * v296);
    Y[206] = ((v222 * v296) - (v206 * v298)) - (v285 * v218);
    const panda_pack v303 = v209 * v298;
    Y[207] = v303 + (v302 - (v195 * v296));
    Y[208] = ((v211 * v296) - (v285 * v216)) - (v224 * v298);
    Y[209] = -(v303 + (v301 + (v285 * v204)));
    Y[241] = -v69;
    Y[242] = -v64;
    Y[246] = -v96;
    Y[247] = -v81;
    Y[248] = -v94;
    const panda_pack v304 = v109 * v112;
    Y[250] = ((0.0825 * v115) + (v107 * v110)) - v304;
    Y[251] = (((0.0825 * v130) - (v0_cosine[3] * v115)) - (v109 * v121)) + (v110 * v125);
    Y[252] = (((v0_sine[3] * v115) - (0.0825 * v138)) - (v109 * v132)) + (v110 * v133);
    const panda_pack v305 = (((0.0825 * v142) - (v0_sine[3] * v112)) + (v0_cosine[3] * v107)) + (v109 * v139);
    Y[253] = v305 + (v110 * v140);
    const panda_pack v306 = v0_cosine[3] * v129;
    Y[254] = v306 - (v0_sine[3] * v136);
    Y[255] = -((v0_sine[3] * v130) + (v0_cosine[3] * v138));
    Y[256] = (v0_sine[3] * v121) - (v0_cosine[3] * v146);
    const panda_pack v307 = v0_sine[3] * v137;
    Y[257] = v307 - (v0_cosine[3] * v128);
    Y[258] = (v0_sine[3] * v148) - (v0_cosine[3] * v133);
    Y[259] = -(v306 + v307);
    const panda_pack v308 = (0.0825 * v0_cosine[4]) - (v0_sine[4] * v110);
    const panda_pack v309 = (0.0825 * v0_sine[4]) + (v0_cosine[4] * v110);
    Y[260] = ((v149 * v309) - (v151 * v308)) - v304;
    const panda_pack v310 = v0_sine[4] * v0_sine[3];
    const panda_pack v311 = (((v0_cosine[3] * v151) - (v166 * v308)) + (v162 * v309)) - (v310 * v112);
    Y[261] = v311 - (v109 * v158);
    const panda_pack v312 = (((v0_cosine[3] * v149) + (v174 * v308)) - (v171 * v309)) - (v109 * v169);
    const panda_pack v313 = v0_cosine[4] * v0_sine[3];
    Y[262] = v312 - (v313 * v112);
    const panda_pack v314 = (((v109 * v175) - (v178 * v308)) - (v176 * v309)) - (v310 * v149);
    Y[263] = v314 + (v313 * v151);
    const panda_pack v315 = v310 * v157;
    const panda_pack v316 = v0_cosine[3] * v164;
    Y[264] = (v315 - (v313 * v167)) - v316;
    Y[265] = ((v0_cosine[3] * v181) + (v310 * v169)) + (v313 * v158);
    Y[266] = -(((v0_cosine[3] * v178) + (v310 * v182)) + (v313 * v166));
    const panda_pack v317 = v313 * v168;
    Y[267] = v317 + (v316 - (v310 * v155));
    Y[268] = ((v0_cosine[3] * v176) - (v310 * v171)) - (v313 * v184);
    Y[269] = ((v0_cosine[3] * v165) - v315) - v317;
    const panda_pack v318 = ((v0_cosine[5] * v309) + (v0_sine[5] * v109)) + (v310 * v187);
    const panda_pack v319 = (0.088 * v0_cosine[3]) - v308;
    const panda_pack v320 = ((v0_cosine[5] * v109) - (v0_sine[5] * v309)) + (v310 * v188);
    Y[270] = ((v185 * v319) - (v189 * v318)) - (v191 * v320);
    const panda_pack v321 = (v0_cosine[3] * v0_cosine[5]) + (v0_sine[5] * v313);
    const panda_pack v322 = (((v185 * v321) + (v202 * v318)) + (v206 * v320)) - (v198 * v319);
    Y[271] = v322 - (v310 * v191);
    const panda_pack v323 = (v0_cosine[5] * v313) - (v0_cosine[3] * v0_sine[5]);
    const panda_pack v324 = (((v185 * v323) + (v211 * v318)) + (v214 * v320)) + (v210 * v319);
    Y[272] = v324 + (v310 * v189);
    const panda_pack v325 = (((v189 * v321) + (v191 * v323)) - (v216 * v318)) + (v218 * v320);
    Y[273] = v325 + (v215 * v319);
    const panda_pack v326 = v197 * v321;
    const panda_pack v327 = v310 * v205;
    Y[274] = (v326 + (v208 * v323)) - v327;
    Y[275] = ((v198 * v323) - (v210 * v321)) + (v310 * v221);
    Y[276] = ((v206 * v323) + (v222 * v321)) - (v310 * v218);
    const panda_pack v328 = v209 * v323;
    Y[277] = (v327 - (v195 * v321)) - v328;
    Y[278] = ((v211 * v321) + (v224 * v323)) - (v310 * v216);
    Y[279] = (v328 - (v310 * v204)) - v326;
    Y[321] = -v112;
    Y[325] = -v145;
    Y[326] = -v139;
    Y[327] = -v120;
    Y[328] = -v140;
    Y[331] = -(v0_cosine[4] * v112);
    Y[332] = v0_sine[4] * v112;
    Y[333] = -((v0_sine[4] * v151) + (v0_cosine[4] * v149));
    const panda_pack v329 = v0_cosine[4] * v157;
    Y[334] = v329 + (v0_sine[4] * v167);
    Y[335] = (v0_cosine[4] * v169) - (v0_sine[4] * v158);
    Y[336] = (v0_sine[4] * v166) - (v0_cosine[4] * v182);
    const panda_pack v330 = v0_sine[4] * v168;
    Y[337] = -(v330 + (v0_cosine[4] * v155));
    Y[338] = (v0_sine[4] * v184) - (v0_cosine[4] * v171);
    Y[339] = v330 - v329;
    const panda_pack v331 = v0_cosine[4] * v188;
    const panda_pack v332 = v0_cosine[4] * v187;
    Y[340] = -((v189 * v332) + (v191 * v331));
    const panda_pack v333 = v0_sine[4] * v0_sine[5];
    Y[341] = (((v202 * v332) - (v0_cosine[4] * v191)) - (v185 * v333)) + (v206 * v331);
    const panda_pack v334 = v0_sine[4] * v0_cosine[5];
    Y[342] = (((v0_cosine[4] * v189) - (v185 * v334)) + (v211 * v332)) + (v214 * v331);
    Y[343] = (((v218 * v331) - (v189 * v333)) - (v191 * v334)) - (v216 * v332);
    const panda_pack v335 = v0_cosine[4] * v205;
    const panda_pack v336 = v197 * v333;
    Y[344] = -(v336 + (v335 + (v208 * v334)));
    Y[345] = ((v0_cosine[4] * v221) + (v210 * v333)) - (v198 * v334);
    Y[346] = -(((v0_cosine[4] * v218) + (v222 * v333)) + (v206 * v334));
    const panda_pack v337 = v209 * v334;
    Y[347] = v337 + (v335 + (v195 * v333));
    Y[348] = -(((v0_cosine[4] * v216) + (v211 * v333)) + (v224 * v334));
    Y[349] = (v336 - (v0_cosine[4] * v204)) - v337;
    Y[404] = -v164;
    Y[406] = -v178;
    Y[410] = 0.088 * v185;
    Y[411] = (v0_cosine[5] * v185) - (0.088 * v198);
    Y[412] = (0.088 * v210) - (v0_sine[5] * v185);
    Y[413] = ((v0_cosine[5] * v189) - (v0_sine[5] * v191)) + (0.088 * v215);
    const panda_pack v338 = v0_cosine[5] * v197;
    Y[414] = v338 - (v0_sine[5] * v208);
    Y[415] = -((v0_sine[5] * v198) + (v0_cosine[5] * v210));
    Y[416] = (v0_cosine[5] * v222) - (v0_sine[5] * v206);
    const panda_pack v339 = v0_sine[5] * v209;
    Y[417] = v339 - (v0_cosine[5] * v195);
    Y[418] = (v0_cosine[5] * v211) - (v0_sine[5] * v224);
    Y[419] = -(v338 + v339);
    Y[482] = -v189;
    Y[485] = -v221;
    Y[487] = -v205;
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

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
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
    const panda_pack v0_angle[7U] = {q[1], q[3], q[2], q[4], q[5], q[6], q[0]};
    panda_pack v0_sine[7U];
    panda_pack v0_cosine[7U];
    panda_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
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
    const panda_pack v14 = v0_sine[0] * v0_cosine[2];
    const panda_pack v15 = (v0_cosine[1] * v14) - (v0_sine[1] * v0_cosine[0]);
    const panda_pack v16 = v0_sine[0] * v0_sine[2];
    const panda_pack v17 = (v0_sine[3] * v16) - (v0_cosine[3] * v15);
    const panda_pack v18 = (v0_cosine[1] * v0_cosine[0]) + (v0_sine[1] * v14);
    const panda_pack v19 = (v0_cosine[4] * v18) - (v0_sine[4] * v17);
    const panda_pack v20 = (v0_sine[4] * v18) + (v0_cosine[4] * v17);
    const panda_pack v21 = (0.002034439958661797 * v0_sine[5]) - (0.002573605371338206 * v0_cosine[5]);
    const panda_pack v22 = v21 - 0.23184755269500001;
    const panda_pack v23 = (v20 * v22) + (0.17380470556900005 * v19);
    const panda_pack v24 = (v0_sine[3] * v15) + (v0_cosine[3] * v16);
    const panda_pack v25 = (0.002573605371338206 * v0_sine[5]) + (0.002034439958661797 * v0_cosine[5]);
    const panda_pack v26 = v25 - 0.067870631425;
    const panda_pack v27 = v23 + ((0.014653732538 * v17) + (v24 * v26));
    const panda_pack v28 = ((0.5527802746500001 * v15) + (2.012523553603 * v18)) - v27;
    const panda_pack v29 = ((0.7468579598720001 * v14) - v28) - (0.028227094878000014 * v16);
    const panda_pack v30 = 7.105427357601002e-15 + (((9.81 * v29) - (0.01993386669246 * v0_sine[0])) - (32.80954542685272 * v0_cosine[0]));
    K[8] = v30 * ((v0_cosine[6] * v0_cosine[6]) + (v0_sine[6] * v0_sine[6]));
    const panda_pack v31 = v0_sine[2] * v0_cosine[0];
    const panda_pack v32 = (v0_sine[6] * v31) - (v0_cosine[2] * v0_cosine[6]);
    const panda_pack v33 = v0_cosine[2] * v0_cosine[0];
    const panda_pack v34 = (v0_sine[2] * v0_cosine[6]) + (v0_sine[6] * v33);
    const panda_pack v35 = v0_sine[0] * v0_sine[6];
    const panda_pack v36 = (v0_sine[1] * v35) + (v0_cosine[1] * v34);
    const panda_pack v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const panda_pack v38 = (v0_cosine[1] * v35) - (v0_sine[1] * v34);
    const panda_pack v39 = (v0_sine[4] * v37) - (v0_cosine[4] * v38);
    const panda_pack v40 = (v0_sine[4] * v38) + (v0_cosine[4] * v37);
    const panda_pack v41 = (v22 * v40) - (0.17380470556900005 * v39);
    const panda_pack v42 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const panda_pack v43 = ((v26 * v42) - (0.014653732538 * v37)) - v41;
    const panda_pack v44 = (0.316 * v35) + (0.0825 * v34);
    const panda_pack v45 = (((0.5527802746500001 * v36) - (2.012523553603 * v38)) - (4.3880230000000005 * v44)) - v43;
    const panda_pack v46 = 9.81 * v0_cosine[0];
    const panda_pack v47 = 0.27690780075318017 * v0_cosine[0];
    const panda_pack v48 = 0.87156675099432 * v0_cosine[0];
    const panda_pack v49 = 35.19724995 * v0_cosine[0];
    const panda_pack v50 = (((v46 * v45) + (v47 * v32)) - (v48 * v34)) - (v49 * v44);
    const panda_pack v51 = 9.81 * (((2.5203900880000005 * v0_cosine[0]) - v29) - 2.957634137601417e-16);
    const panda_pack v52 = v50 + (v35 * v51);
    const panda_pack v53 = (v0_cosine[2] * v0_sine[6]) + (v0_cosine[6] * v31);
    const panda_pack v54 = (v0_cosine[6] * v33) - (v0_sine[2] * v0_sine[6]);
    const panda_pack v55 = v0_sine[0] * v0_cosine[6];
    const panda_pack v56 = (v0_sine[1] * v55) + (v0_cosine[1] * v54);
    const panda_pack v57 = (v0_cosine[3] * v56) - (v0_sine[3] * v53);
    const panda_pack v58 = (v0_cosine[1] * v55) - (v0_sine[1] * v54);
    const panda_pack v59 = (v0_sine[4] * v57) - (v0_cosine[4] * v58);
    const panda_pack v60 = (v0_sine[4] * v58) + (v0_cosine[4] * v57);
    const panda_pack v61 = (v22 * v60) - (0.17380470556900005 * v59);
    const panda_pack v62 = (v0_cosine[3] * v53) + (v0_sine[3] * v56);
    const panda_pack v63 = ((v26 * v62) - (0.014653732538 * v57)) - v61;
    const panda_pack v64 = (0.316 * v55) + (0.0825 * v54);
    const panda_pack v65 = (((0.5527802746500001 * v56) - (2.012523553603 * v58)) - (4.3880230000000005 * v64)) - v63;
    const panda_pack v66 = (((v46 * v65) + (v47 * v53)) - (v54 * v48)) - (v64 * v49);
    const panda_pack v67 = v66 + (v55 * v51);
    const panda_pack v68 = (v0_sine[6] * v67) - (v0_cosine[6] * v52);
    K[9] = v68;
    K[15] = v68;
    const panda_pack v69 = 9.81 * v16;
    const panda_pack v70 = 9.81 * v28;
    const panda_pack v71 = 43.046505630000006 * v16;
    const panda_pack v72 = ((v69 * v45) - (v32 * v70)) + (v44 * v71);
    const panda_pack v73 = ((v69 * v65) - (v53 * v70)) + (v64 * v71);
    const panda_pack v74 = -((v0_sine[6] * v73) - (v0_cosine[6] * v72));
    K[10] = v74;
    K[22] = v74;
    const panda_pack v75 = 9.81 * v18;
    const panda_pack v76 = 9.81 * v27;
    const panda_pack v77 = (v43 * v75) + (v38 * v76);
    const panda_pack v78 = (v63 * v75) + (v58 * v76);
    const panda_pack v79 = -((v0_sine[6] * v78) - (v0_cosine[6] * v77));
    K[11] = v79;
    K[29] = v79;
    const panda_pack v80 = 9.81 * v23;
    const panda_pack v81 = 9.81 * v24;
    const panda_pack v82 = (v41 * v81) + (v42 * v80);
    const panda_pack v83 = (v61 * v81) + (v62 * v80);
    const panda_pack v84 = -((v0_sine[6] * v83) - (v0_cosine[6] * v82));
    K[12] = v84;
    K[36] = v84;
    const panda_pack v85 = 9.81 * v19;
    const panda_pack v86 = v21 * v85;
    const panda_pack v87 = (v20 * (9.81 * v21)) + (v25 * v81);
    const panda_pack v88 = v25 * v85;
    const panda_pack v89 = ((v39 * v87) + (v40 * v86)) - (v42 * v88);
    const panda_pack v90 = ((v59 * v87) + (v60 * v86)) - (v62 * v88);
    const panda_pack v91 = -((v0_sine[6] * v90) - (v0_cosine[6] * v89));
    K[13] = v91;
    K[43] = v91;
    K[16] = -((v35 * v52) + (v55 * v67));
    const panda_pack v92 = (v35 * v72) + (v55 * v73);
    K[17] = v92;
    K[23] = v92;
    const panda_pack v93 = (v35 * v77) + (v55 * v78);
    K[18] = v93;
    K[30] = v93;
    const panda_pack v94 = (v35 * v82) + (v55 * v83);
    K[19] = v94;
    K[37] = v94;
    const panda_pack v95 = (v35 * v89) + (v55 * v90);
    K[20] = v95;
    K[44] = v95;
    K[24] = (v53 * v73) + (v32 * v72);
    const panda_pack v96 = (v53 * v78) + (v32 * v77);
    K[25] = v96;
    K[31] = v96;
    const panda_pack v97 = (v53 * v83) + (v32 * v82);
    K[26] = v97;
    K[38] = v97;
    const panda_pack v98 = (v53 * v90) + (v32 * v89);
    K[27] = v98;
    K[45] = v98;
    K[32] = (v58 * v78) + (v38 * v77);
    const panda_pack v99 = (v58 * v83) + (v38 * v82);
    K[33] = v99;
    K[39] = v99;
    const panda_pack v100 = (v58 * v90) + (v38 * v89);
    K[34] = v100;
    K[46] = v100;
    K[40] = (v62 * v83) + (v42 * v82);
    const panda_pack v101 = (v62 * v90) + (v42 * v89);
    K[41] = v101;
    K[47] = v101;
    K[48] = (v59 * v90) + (v39 * v89);
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

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
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

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        panda_pack_give(49U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
