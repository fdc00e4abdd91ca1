#include "planar8.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double planar8_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PLANAR8_INLINE static inline __attribute__((always_inline))
#define PLANAR8_APART __attribute__((noinline, cold))
typedef double planar8_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long planar8_bits __attribute__((vector_size(4 * sizeof(double))));
typedef planar8_lane planar8_four;
typedef planar8_bits planar8_four_bits;
#else
#define PLANAR8_INLINE static inline
#define PLANAR8_APART
typedef double planar8_lane;
typedef unsigned long long planar8_bits;
typedef double planar8_four[4];
typedef unsigned long long planar8_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
PLANAR8_INLINE void planar8_sincos_pair(const planar8_lane *angle, planar8_lane *sine, planar8_lane *cosine, planar8_bits *beyond)
{
    const planar8_lane x = *angle;
    union { planar8_lane number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_lane n = k.number - 6755399441186816.0;
    const planar8_lane w = x - (n * 1.5707963267923333);
    const planar8_lane r = w - (n * 2.5633441515839558e-12);
    const planar8_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_lane z = r * r;
    const planar8_lane u = 1.0 - (0.5 * z);
    const planar8_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const planar8_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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


static PLANAR8_APART void planar8_sincos_beyond(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
PLANAR8_INLINE void planar8_sincos(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
{
    planar8_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    planar8_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        planar8_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        planar8_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PLANAR8_VECTOR)
static inline void planar8_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PLANAR8_VECTOR)
static inline void planar8_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void planar8_regressor(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double Y[restrict 640])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    Y[0] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[13] = 0.0;
    Y[14] = 0.0;
    Y[15] = 0.0;
    Y[16] = 0.0;
    Y[17] = 0.0;
    Y[18] = 0.0;
    Y[23] = 0.0;
    Y[24] = 0.0;
    Y[25] = 0.0;
    Y[26] = 0.0;
    Y[27] = 0.0;
    Y[28] = 0.0;
    Y[33] = 0.0;
    Y[34] = 0.0;
    Y[35] = 0.0;
    Y[36] = 0.0;
    Y[37] = 0.0;
    Y[38] = 0.0;
    Y[43] = 0.0;
    Y[44] = 0.0;
    Y[45] = 0.0;
    Y[46] = 0.0;
    Y[47] = 0.0;
    Y[48] = 0.0;
    Y[53] = 0.0;
    Y[54] = 0.0;
    Y[55] = 0.0;
    Y[56] = 0.0;
    Y[57] = 0.0;
    Y[58] = 0.0;
    Y[63] = 0.0;
    Y[64] = 0.0;
    Y[65] = 0.0;
    Y[66] = 0.0;
    Y[67] = 0.0;
    Y[68] = 0.0;
    Y[73] = 0.0;
    Y[74] = 0.0;
    Y[75] = 0.0;
    Y[76] = 0.0;
    Y[77] = 0.0;
    Y[78] = 0.0;
    Y[80] = 0.0;
    Y[81] = 0.0;
    Y[82] = 0.0;
    Y[83] = 0.0;
    Y[84] = 0.0;
    Y[85] = 0.0;
    Y[86] = 0.0;
    Y[87] = 0.0;
    Y[88] = 0.0;
    Y[89] = 0.0;
    Y[90] = 0.0;
    Y[93] = 0.0;
    Y[94] = 0.0;
    Y[95] = 0.0;
    Y[96] = 0.0;
    Y[97] = 0.0;
    Y[98] = 0.0;
    Y[103] = 0.0;
    Y[104] = 0.0;
    Y[105] = 0.0;
    Y[106] = 0.0;
    Y[107] = 0.0;
    Y[108] = 0.0;
    Y[113] = 0.0;
    Y[114] = 0.0;
    Y[115] = 0.0;
    Y[116] = 0.0;
    Y[117] = 0.0;
    Y[118] = 0.0;
    Y[123] = 0.0;
    Y[124] = 0.0;
    Y[125] = 0.0;
    Y[126] = 0.0;
    Y[127] = 0.0;
    Y[128] = 0.0;
    Y[133] = 0.0;
    Y[134] = 0.0;
    Y[135] = 0.0;
    Y[136] = 0.0;
    Y[137] = 0.0;
    Y[138] = 0.0;
    Y[143] = 0.0;
    Y[144] = 0.0;
    Y[145] = 0.0;
    Y[146] = 0.0;
    Y[147] = 0.0;
    Y[148] = 0.0;
    Y[153] = 0.0;
    Y[154] = 0.0;
    Y[155] = 0.0;
    Y[156] = 0.0;
    Y[157] = 0.0;
    Y[158] = 0.0;
    Y[160] = 0.0;
    Y[161] = 0.0;
    Y[162] = 0.0;
    Y[163] = 0.0;
    Y[164] = 0.0;
    Y[165] = 0.0;
    Y[166] = 0.0;
    Y[167] = 0.0;
    Y[168] = 0.0;
    Y[169] = 0.0;
    Y[170] = 0.0;
    Y[171] = 0.0;
    Y[172] = 0.0;
    Y[173] = 0.0;
    Y[174] = 0.0;
    Y[175] = 0.0;
    Y[176] = 0.0;
    Y[177] = 0.0;
    Y[178] = 0.0;
    Y[179] = 0.0;
    Y[180] = 0.0;
    Y[183] = 0.0;
    Y[184] = 0.0;
    Y[185] = 0.0;
    Y[186] = 0.0;
    Y[187] = 0.0;
    Y[188] = 0.0;
    Y[193] = 0.0;
    Y[194] = 0.0;
    Y[195] = 0.0;
    Y[196] = 0.0;
    Y[197] = 0.0;
    Y[198] = 0.0;
    Y[203] = 0.0;
    Y[204] = 0.0;
    Y[205] = 0.0;
    Y[206] = 0.0;
    Y[207] = 0.0;
    Y[208] = 0.0;
    Y[213] = 0.0;
    Y[214] = 0.0;
    Y[215] = 0.0;
    Y[216] = 0.0;
    Y[217] = 0.0;
    Y[218] = 0.0;
    Y[223] = 0.0;
    Y[224] = 0.0;
    Y[225] = 0.0;
    Y[226] = 0.0;
    Y[227] = 0.0;
    Y[228] = 0.0;
    Y[233] = 0.0;
    Y[234] = 0.0;
    Y[235] = 0.0;
    Y[236] = 0.0;
    Y[237] = 0.0;
    Y[238] = 0.0;
    Y[240] = 0.0;
    Y[241] = 0.0;
    Y[242] = 0.0;
    Y[243] = 0.0;
    Y[244] = 0.0;
    Y[245] = 0.0;
    Y[246] = 0.0;
    Y[247] = 0.0;
    Y[248] = 0.0;
    Y[249] = 0.0;
    Y[250] = 0.0;
    Y[251] = 0.0;
    Y[252] = 0.0;
    Y[253] = 0.0;
    Y[254] = 0.0;
    Y[255] = 0.0;
    Y[256] = 0.0;
    Y[257] = 0.0;
    Y[258] = 0.0;
    Y[259] = 0.0;
    Y[260] = 0.0;
    Y[261] = 0.0;
    Y[262] = 0.0;
    Y[263] = 0.0;
    Y[264] = 0.0;
    Y[265] = 0.0;
    Y[266] = 0.0;
    Y[267] = 0.0;
    Y[268] = 0.0;
    Y[269] = 0.0;
    Y[270] = 0.0;
    Y[273] = 0.0;
    Y[274] = 0.0;
    Y[275] = 0.0;
    Y[276] = 0.0;
    Y[277] = 0.0;
    Y[278] = 0.0;
    Y[283] = 0.0;
    Y[284] = 0.0;
    Y[285] = 0.0;
    Y[286] = 0.0;
    Y[287] = 0.0;
    Y[288] = 0.0;
    Y[293] = 0.0;
    Y[294] = 0.0;
    Y[295] = 0.0;
    Y[296] = 0.0;
    Y[297] = 0.0;
    Y[298] = 0.0;
    Y[303] = 0.0;
    Y[304] = 0.0;
    Y[305] = 0.0;
    Y[306] = 0.0;
    Y[307] = 0.0;
    Y[308] = 0.0;
    Y[313] = 0.0;
    Y[314] = 0.0;
    Y[315] = 0.0;
    Y[316] = 0.0;
    Y[317] = 0.0;
    Y[318] = 0.0;
    Y[320] = 0.0;
    Y[321] = 0.0;
    Y[322] = 0.0;
    Y[323] = 0.0;
    Y[324] = 0.0;
    Y[325] = 0.0;
    Y[326] = 0.0;
    Y[327] = 0.0;
    Y[328] = 0.0;
    Y[329] = 0.0;
    Y[330] = 0.0;
    Y[331] = 0.0;
    Y[332] = 0.0;
    Y[333] = 0.0;
    Y[334] = 0.0;
    Y[335] = 0.0;
    Y[336] = 0.0;
    Y[337] = 0.0;
    Y[338] = 0.0;
    Y[339] = 0.0;
    Y[340] = 0.0;
    Y[341] = 0.0;
    Y[342] = 0.0;
    Y[343] = 0.0;
    Y[344] = 0.0;
    Y[345] = 0.0;
    Y[346] = 0.0;
    Y[347] = 0.0;
    Y[348] = 0.0;
    Y[349] = 0.0;
    Y[350] = 0.0;
    Y[351] = 0.0;
    Y[352] = 0.0;
    Y[353] = 0.0;
    Y[354] = 0.0;
    Y[355] = 0.0;
    Y[356] = 0.0;
    Y[357] = 0.0;
    Y[358] = 0.0;
    Y[359] = 0.0;
    Y[360] = 0.0;
    Y[363] = 0.0;
    Y[364] = 0.0;
    Y[365] = 0.0;
    Y[366] = 0.0;
    Y[367] = 0.0;
    Y[368] = 0.0;
    Y[373] = 0.0;
    Y[374] = 0.0;
    Y[375] = 0.0;
    Y[376] = 0.0;
    Y[377] = 0.0;
    Y[378] = 0.0;
    Y[383] = 0.0;
    Y[384] = 0.0;
    Y[385] = 0.0;
    Y[386] = 0.0;
    Y[387] = 0.0;
    Y[388] = 0.0;
    Y[393] = 0.0;
    Y[394] = 0.0;
    Y[395] = 0.0;
    Y[396] = 0.0;
    Y[397] = 0.0;
    Y[398] = 0.0;
    Y[400] = 0.0;
    Y[401] = 0.0;
    Y[402] = 0.0;
    Y[403] = 0.0;
    Y[404] = 0.0;
    Y[405] = 0.0;
    Y[406] = 0.0;
    Y[407] = 0.0;
    Y[408] = 0.0;
    Y[409] = 0.0;
    Y[410] = 0.0;
    Y[411] = 0.0;
    Y[412] = 0.0;
    Y[413] = 0.0;
    Y[414] = 0.0;
    Y[415] = 0.0;
    Y[416] = 0.0;
    Y[417] = 0.0;
    Y[418] = 0.0;
    Y[419] = 0.0;
    Y[420] = 0.0;
    Y[421] = 0.0;
    Y[422] = 0.0;
    Y[423] = 0.0;
    Y[424] = 0.0;
    Y[425] = 0.0;
    Y[426] = 0.0;
    Y[427] = 0.0;
    Y[428] = 0.0;
    Y[429] = 0.0;
    Y[430] = 0.0;
    Y[431] = 0.0;
    Y[432] = 0.0;
    Y[433] = 0.0;
    Y[434] = 0.0;
    Y[435] = 0.0;
    Y[436] = 0.0;
    Y[437] = 0.0;
    Y[438] = 0.0;
    Y[439] = 0.0;
    Y[440] = 0.0;
    Y[441] = 0.0;
    Y[442] = 0.0;
    Y[443] = 0.0;
    Y[444] = 0.0;
    Y[445] = 0.0;
    Y[446] = 0.0;
    Y[447] = 0.0;
    Y[448] = 0.0;
    Y[449] = 0.0;
    Y[450] = 0.0;
    Y[453] = 0.0;
    Y[454] = 0.0;
    Y[455] = 0.0;
    Y[456] = 0.0;
    Y[457] = 0.0;
    Y[458] = 0.0;
    Y[463] = 0.0;
    Y[464] = 0.0;
    Y[465] = 0.0;
    Y[466] = 0.0;
    Y[467] = 0.0;
    Y[468] = 0.0;
    Y[473] = 0.0;
    Y[474] = 0.0;
    Y[475] = 0.0;
    Y[476] = 0.0;
    Y[477] = 0.0;
    Y[478] = 0.0;
    Y[480] = 0.0;
    Y[481] = 0.0;
    Y[482] = 0.0;
    Y[483] = 0.0;
    Y[484] = 0.0;
    Y[485] = 0.0;
    Y[486] = 0.0;
    Y[487] = 0.0;
    Y[488] = 0.0;
    Y[489] = 0.0;
    Y[490] = 0.0;
    Y[491] = 0.0;
    Y[492] = 0.0;
    Y[493] = 0.0;
    Y[494] = 0.0;
    Y[495] = 0.0;
    Y[496] = 0.0;
    Y[497] = 0.0;
    Y[498] = 0.0;
    Y[499] = 0.0;
    Y[500] = 0.0;
    Y[501] = 0.0;
    Y[502] = 0.0;
    Y[503] = 0.0;
    Y[504] = 0.0;
    Y[505] = 0.0;
    Y[506] = 0.0;
    Y[507] = 0.0;
    Y[508] = 0.0;
    Y[509] = 0.0;
    Y[510] = 0.0;
    Y[511] = 0.0;
    Y[512] = 0.0;
    Y[513] = 0.0;
    Y[514] = 0.0;
    Y[515] = 0.0;
    Y[516] = 0.0;
    Y[517] = 0.0;
    Y[518] = 0.0;
    Y[519] = 0.0;
    Y[520] = 0.0;
    Y[521] = 0.0;
    Y[522] = 0.0;
    Y[523] = 0.0;
    Y[524] = 0.0;
    Y[525] = 0.0;
    Y[526] = 0.0;
    Y[527] = 0.0;
    Y[528] = 0.0;
    Y[529] = 0.0;
    Y[530] = 0.0;
    Y[531] = 0.0;
    Y[532] = 0.0;
    Y[533] = 0.0;
    Y[534] = 0.0;
    Y[535] = 0.0;
    Y[536] = 0.0;
    Y[537] = 0.0;
    Y[538] = 0.0;
    Y[539] = 0.0;
    Y[540] = 0.0;
    Y[543] = 0.0;
    Y[544] = 0.0;
    Y[545] = 0.0;
    Y[546] = 0.0;
    Y[547] = 0.0;
    Y[548] = 0.0;
    Y[553] = 0.0;
    Y[554] = 0.0;
    Y[555] = 0.0;
    Y[556] = 0.0;
    Y[557] = 0.0;
    Y[558] = 0.0;
    Y[560] = 0.0;
    Y[561] = 0.0;
    Y[562] = 0.0;
    Y[563] = 0.0;
    Y[564] = 0.0;
    Y[565] = 0.0;
    Y[566] = 0.0;
    Y[567] = 0.0;
    Y[568] = 0.0;
    Y[569] = 0.0;
    Y[570] = 0.0;
    Y[571] = 0.0;
    Y[572] = 0.0;
    Y[573] = 0.0;
    Y[574] = 0.0;
    Y[575] = 0.0;
    Y[576] = 0.0;
    Y[577] = 0.0;
    Y[578] = 0.0;
    Y[579] = 0.0;
    Y[580] = 0.0;
    Y[581] = 0.0;
    Y[582] = 0.0;
    Y[583] = 0.0;
    Y[584] = 0.0;
    Y[585] = 0.0;
    Y[586] = 0.0;
    Y[587] = 0.0;
    Y[588] = 0.0;
    Y[589] = 0.0;
    Y[590] = 0.0;
    Y[591] = 0.0;
    Y[592] = 0.0;
    Y[593] = 0.0;
    Y[594] = 0.0;
    Y[595] = 0.0;
    Y[596] = 0.0;
    Y[597] = 0.0;
    Y[598] = 0.0;
    Y[599] = 0.0;
    Y[600] = 0.0;
    Y[601] = 0.0;
    Y[602] = 0.0;
    Y[603] = 0.0;
    Y[604] = 0.0;
    Y[605] = 0.0;
    Y[606] = 0.0;
    Y[607] = 0.0;
    Y[608] = 0.0;
    Y[609] = 0.0;
    Y[610] = 0.0;
    Y[611] = 0.0;
    Y[612] = 0.0;
    Y[613] = 0.0;
    Y[614] = 0.0;
    Y[615] = 0.0;
    Y[616] = 0.0;
    Y[617] = 0.0;
    Y[618] = 0.0;
    Y[619] = 0.0;
    Y[620] = 0.0;
    Y[621] = 0.0;
    Y[622] = 0.0;
    Y[623] = 0.0;
    Y[624] = 0.0;
    Y[625] = 0.0;
    Y[626] = 0.0;
    Y[627] = 0.0;
    Y[628] = 0.0;
    Y[629] = 0.0;
    Y[630] = 0.0;
    Y[633] = 0.0;
    Y[634] = 0.0;
    Y[635] = 0.0;
    Y[636] = 0.0;
    Y[637] = 0.0;
    Y[638] = 0.0;
    const double v16 = 9.81 * v0_cosine[0];
    Y[1] = v16;
    const double v17 = 9.81 * v0_sine[0];
    Y[2] = -v17;
    Y[9] = qdd[0];
    const double v18 = v16 + qdd[0];
    const double v19 = (qd[0] * qd[0]) - v17;
    const double v20 = (v0_cosine[1] * v19) - (v0_sine[1] * v18);
    Y[92] = v20;
    const double v21 = (v0_cosine[1] * v18) + (v0_sine[1] * v19);
    Y[91] = v21;
    Y[10] = (v0_cosine[1] * v21) - (v0_sine[1] * v20);
    const double v22 = qd[0] + qd[1];
    const double v23 = v22 * v22;
    const double v24 = qdd[1] + qdd[0];
    Y[19] = v24;
    Y[99] = v24;
    Y[11] = v21 + ((v24 * v0_cosine[1]) - (v23 * v0_sine[1]));
    Y[12] = v20 - ((v24 * v0_sine[1]) + (v23 * v0_cosine[1]));
    const double v25 = v20 + (0.97 * v23);
    const double v26 = v21 + (0.97 * v24);
    const double v27 = (v0_cosine[2] * v26) + (v0_sine[2] * v25);
    Y[181] = v27;
    const double v28 = 0.97 + v0_cosine[1];
    const double v29 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v28);
    const double v30 = (v0_cosine[2] * v25) - (v0_sine[2] * v26);
    Y[182] = v30;
    const double v31 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v28);
    Y[20] = -((v31 * v30) + (v29 * v27));
    const double v32 = qd[2] + v22;
    const double v33 = v32 * v32;
    const double v34 = qdd[2] + v24;
    Y[29] = v34;
    Y[109] = v34;
    Y[189] = v34;
    Y[21] = v27 - ((v34 * v29) + (v33 * v31));
    Y[22] = v30 + ((v33 * v29) - (v34 * v31));
    const double v35 = v27 + (0.94 * v34);
    const double v36 = v30 + (0.94 * v33);
    const double v37 = (v0_sine[3] * v36) + (v0_cosine[3] * v35);
    Y[271] = v37;
    const double v38 = v29 - 0.94;
    const double v39 = (v0_sine[3] * v31) + (v0_cosine[3] * v38);
    const double v40 = (v0_sine[3] * v35) - (v0_cosine[3] * v36);
    const double v41 = (v0_cosine[3] * v31) - (v0_sine[3] * v38);
    Y[30] = (v41 * v40) - (v39 * v37);
    const double v42 = qd[3] + v32;
    const double v43 = v42 * v42;
    const double v44 = qdd[3] + v34;
    Y[39] = v44;
    Y[119] = v44;
    Y[199] = v44;
    Y[279] = v44;
    Y[31] = v37 - ((v44 * v39) + (v43 * v41));
    Y[32] = ((v43 * v39) - (v44 * v41)) - v40;
    const double v45 = v40 - (0.91 * v43);
    const double v46 = v37 + (0.91 * v44);
    const double v47 = (v8_cosine[0] * v46) - (v8_sine[0] * v45);
    Y[361] = v47;
    const double v48 = v39 - 0.91;
    const double v49 = (v8_sine[0] * v41) + (v8_cosine[0] * v48);
    const double v50 = (v8_sine[0] * v46) + (v8_cosine[0] * v45);
    const double v51 = (v8_cosine[0] * v41) - (v8_sine[0] * v48);
    Y[40] = (v51 * v50) - (v49 * v47);
    const double v52 = qd[4] + v42;
    const double v53 = v52 * v52;
    const double v54 = qdd[4] + v44;
    Y[49] = v54;
    Y[129] = v54;
    Y[209] = v54;
    Y[289] = v54;
    Y[369] = v54;
    Y[41] = v47 - ((v54 * v49) + (v53 * v51));
    Y[42] = ((v53 * v49) - (v54 * v51)) - v50;
    const double v55 = v50 - (0.88 * v53);
    const double v56 = (0.88 * v54) + v47;
    const double v57 = (v8_sine[1] * v56) + (v8_cosine[1] * v55);
    const double v58 = v49 - 0.88;
    const double v59 = (v8_cosine[1] * v51) - (v8_sine[1] * v58);
    const double v60 = (v8_sine[1] * v55) - (v8_cosine[1] * v56);
    const double v61 = (v8_sine[1] * v51) + (v8_cosine[1] * v58);
    Y[50] = (v61 * v60) + (v59 * v57);
    const double v62 = qd[5] + v52;
    const double v63 = v62 * v62;
    const double v64 = qdd[5] + v54;
    Y[59] = v64;
    Y[139] = v64;
    Y[219] = v64;
    Y[299] = v64;
    Y[379] = v64;
    Y[459] = v64;
    Y[51] = -(v60 + ((v64 * v61) + (v63 * v59)));
    Y[52] = ((v63 * v61) - (v64 * v59)) - v57;
    const double v65 = v60 - (0.85 * v64);
    const double v66 = v57 - (0.85 * v63);
    const double v67 = (v8_cosine[2] * v66) - (v8_sine[2] * v65);
    const double v68 = v61 - 0.85;
    const double v69 = (v8_cosine[2] * v59) - (v8_sine[2] * v68);
    const double v70 = (v8_cosine[2] * v65) + (v8_sine[2] * v66);
    const double v71 = (v8_sine[2] * v59) + (v8_cosine[2] * v68);
    Y[60] = (v71 * v70) + (v69 * v67);
    const double v72 = qd[6] + v62;
    const double v73 = v72 * v72;
    const double v74 = qdd[6] + v64;
    Y[69] = v74;
    Y[149] = v74;
    Y[229] = v74;
    Y[309] = v74;
    Y[389] = v74;
    Y[469] = v74;
    Y[549] = v74;
    Y[61] = -(v70 + ((v74 * v71) + (v73 * v69)));
    Y[62] = ((v73 * v71) - (v74 * v69)) - v67;
    const double v75 = v67 - (0.82 * v73);
    const double v76 = v70 - (0.82 * v74);
    const double v77 = (v8_sine[3] * v76) - (v8_cosine[3] * v75);
    Y[632] = v77;
    const double v78 = v71 - 0.82;
    const double v79 = (v8_cosine[3] * v69) - (v8_sine[3] * v78);
    const double v80 = (v8_sine[3] * v75) + (v8_cosine[3] * v76);
    const double v81 = (v8_sine[3] * v69) + (v8_cosine[3] * v78);
    Y[70] = (v81 * v80) - (v79 * v77);
    const double v82 = qd[7] + v72;
    const double v83 = v82 * v82;
    const double v84 = qdd[7] + v74;
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
    const double v85 = 0.97 * v0_sine[2];
    const double v86 = 0.97 * v0_cosine[2];
    Y[100] = (v86 * v27) - (v85 * v30);
    Y[101] = v27 + ((v34 * v86) - (v33 * v85));
    Y[102] = v30 - ((v34 * v85) + (v33 * v86));
    const double v87 = 0.94 + v86;
    const double v88 = (v0_sine[3] * v85) - (v0_cosine[3] * v87);
    const double v89 = (v0_sine[3] * v87) + (v0_cosine[3] * v85);
    Y[110] = (v89 * v40) - (v88 * v37);
    Y[111] = v37 - ((v44 * v88) + (v43 * v89));
    Y[112] = ((v43 * v88) - (v44 * v89)) - v40;
    const double v90 = 0.91 - v88;
    const double v91 = (v8_cosine[0] * v89) + (v8_sine[0] * v90);
    const double v92 = (v8_cosine[0] * v90) - (v8_sine[0] * v89);
    Y[120] = (v92 * v47) + (v91 * v50);
    Y[121] = v47 + ((v54 * v92) - (v53 * v91));
    Y[122] = -(v50 + ((v54 * v91) + (v53 * v92)));
    const double v93 = 0.88 + v92;
    const double v94 = (v8_sine[1] * v93) + (v8_cosine[1] * v91);
    const double v95 = (v8_sine[1] * v91) - (v8_cosine[1] * v93);
    Y[130] = (v95 * v60) + (v94 * v57);
    Y[131] = -(v60 + ((v64 * v95) + (v63 * v94)));
    Y[132] = ((v63 * v95) - (v64 * v94)) - v57;
    const double v96 = 0.85 - v95;
    const double v97 = (v8_cosine[2] * v96) - (v8_sine[2] * v94);
    const double v98 = (v8_cosine[2] * v94) + (v8_sine[2] * v96);
    Y[140] = (v98 * v67) - (v97 * v70);
    Y[141] = ((v74 * v97) - (v73 * v98)) - v70;
    Y[142] = -(v67 + ((v74 * v98) + (v73 * v97)));
    const double v99 = 0.82 + v97;
    const double v100 = (v8_sine[3] * v99) + (v8_cosine[3] * v98);
    const double v101 = (v8_sine[3] * v98) - (v8_cosine[3] * v99);
    Y[150] = (v101 * v80) - (v100 * v77);
    Y[151] = -(v80 + ((v84 * v101) + (v83 * v100)));
    Y[152] = v77 + ((v83 * v101) - (v84 * v100));
    const double v102 = 0.94 * v0_cosine[3];
    const double v103 = 0.94 * v0_sine[3];
    Y[190] = (v103 * v40) + (v102 * v37);
    Y[191] = v37 + ((v44 * v102) - (v43 * v103));
    Y[192] = -(v40 + ((v44 * v103) + (v43 * v102)));
    const double v104 = 0.91 + v102;
    const double v105 = (v8_sine[0] * v103) - (v8_cosine[0] * v104);
    const double v106 = (v8_sine[0] * v104) + (v8_cosine[0] * v103);
    Y[200] = (v106 * v50) - (v105 * v47);
    Y[201] = v47 - ((v54 * v105) + (v53 * v106));
    Y[202] = ((v53 * v105) - (v54 * v106)) - v50;
    const double v107 = 0.88 - v105;
    const double v108 = (v8_sine[1] * v107) + (v8_cosine[1] * v106);
    const double v109 = (v8_sine[1] * v106) - (v8_cosine[1] * v107);
    Y[210] = (v109 * v60) + (v108 * v57);
    Y[211] = -(v60 + ((v64 * v109) + (v63 * v108)));
    Y[212] = ((v63 * v109) - (v64 * v108)) - v57;
    const double v110 = 0.85 - v109;
    const double v111 = (v8_cosine[2] * v110) - (v8_sine[2] * v108);
    const double v112 = (v8_cosine[2] * v108) + (v8_sine[2] * v110);
    Y[220] = (v112 * v67) - (v111 * v70);
    Y[221] = ((v74 * v111) - (v73 * v112)) - v70;
    Y[222] = -(v67 + ((v74 * v112) + (v73 * v111)));
    const double v113 = 0.82 + v111;
    const double v114 = (v8_sine[3] * v113) + (v8_cosine[3] * v112);
    const double v115 = (v8_sine[3] * v112) - (v8_cosine[3] * v113);
    Y[230] = (v115 * v80) - (v114 * v77);
    Y[231] = -(v80 + ((v84 * v115) + (v83 * v114)));
    Y[232] = v77 + ((v83 * v115) - (v84 * v114));
    Y[272] = -v40;
    const double v116 = 0.91 * v8_cosine[0];
    const double v117 = 0.91 * v8_sine[0];
    Y[280] = (v117 * v50) + (v116 * v47);
    Y[281] = v47 + ((v54 * v116) - (v53 * v117));
    Y[282] = -(v50 + ((v54 * v117) + (v53 * v116)));
    const double v118 = 0.88 + v116;
    const double v119 = (v8_sine[1] * v118) + (v8_cosine[1] * v117);
    const double v120 = (v8_sine[1] * v117) - (v8_cosine[1] * v118);
    Y[290] = (v120 * v60) + (v119 * v57);
    Y[291] = -(v60 + ((v64 * v120) + (v63 * v119)));
    Y[292] = ((v63 * v120) - (v64 * v119)) - v57;
    const double v121 = 0.85 - v120;
    const double v122 = (v8_cosine[2] * v121) - (v8_sine[2] * v119);
    const double v123 = (v8_cosine[2] * v119) + (v8_sine[2] * v121);
    Y[300] = (v123 * v67) - (v122 * v70);
    Y[301] = ((v74 * v122) - (v73 * v123)) - v70;
    Y[302] = -(v67 + ((v74 * v123) + (v73 * v122)));
    const double v124 = 0.82 + v122;
    const double v125 = (v8_sine[3] * v124) + (v8_cosine[3] * v123);
    const double v126 = (v8_sine[3] * v123) - (v8_cosine[3] * v124);
    Y[310] = (v126 * v80) - (v125 * v77);
    Y[311] = -(v80 + ((v84 * v126) + (v83 * v125)));
    Y[312] = v77 + ((v83 * v126) - (v84 * v125));
    Y[362] = -v50;
    const double v127 = 0.88 * v8_cosine[1];
    const double v128 = 0.88 * v8_sine[1];
    Y[370] = (v128 * v57) - (v127 * v60);
    Y[371] = ((v64 * v127) - (v63 * v128)) - v60;
    Y[372] = -(v57 + ((v64 * v128) + (v63 * v127)));
    const double v129 = 0.85 + v127;
    const double v130 = (v8_sine[2] * v129) + (v8_cosine[2] * v128);
    const double v131 = (v8_sine[2] * v128) - (v8_cosine[2] * v129);
    Y[380] = (v131 * v70) + (v130 * v67);
    Y[381] = -(v70 + ((v74 * v131) + (v73 * v130)));
    Y[382] = ((v73 * v131) - (v74 * v130)) - v67;
    const double v132 = 0.82 - v131;
    const double v133 = (v8_sine[3] * v132) + (v8_cosine[3] * v130);
    const double v134 = (v8_sine[3] * v130) - (v8_cosine[3] * v132);
    Y[390] = (v134 * v80) - (v133 * v77);
    Y[391] = -(v80 + ((v84 * v134) + (v83 * v133)));
    Y[392] = v77 + ((v83 * v134) - (v84 * v133));
    Y[451] = -v60;
    Y[452] = -v57;
    const double v135 = 0.85 * v8_cosine[2];
    const double v136 = 0.85 * v8_sine[2];
    Y[460] = (v136 * v67) - (v135 * v70);
    Y[461] = ((v74 * v135) - (v73 * v136)) - v70;
    Y[462] = -(v67 + ((v74 * v136) + (v73 * v135)));
    const double v137 = 0.82 + v135;
    const double v138 = (v8_sine[3] * v137) + (v8_cosine[3] * v136);
    const double v139 = (v8_sine[3] * v136) - (v8_cosine[3] * v137);
    Y[470] = (v139 * v80) - (v138 * v77);
    Y[471] = -(v80 + ((v84 * v139) + (v83 * v138)));
    Y[472] = v77 + ((v83 * v139) - (v84 * v138));
    Y[541] = -v70;
    Y[542] = -v67;
    const double v140 = 0.82 * v8_cosine[3];
    const double v141 = 0.82 * v8_sine[3];
    Y[550] = -((v141 * v77) + (v140 * v80));
    Y[551] = ((v84 * v140) - (v83 * v141)) - v80;
    Y[552] = v77 - ((v84 * v141) + (v83 * v140));
    Y[631] = -v80;
}

#if !defined(PLANAR8_VECTOR)

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

#endif

void planar8_stiffness_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double K[restrict 64])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v16);
    const double v19 = (v0_sine[2] * v16) + (v0_cosine[2] * v17);
    const double v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v22 = (v8_cosine[0] * v21) - (v8_sine[0] * v20);
    const double v23 = (v8_cosine[0] * v20) + (v8_sine[0] * v21);
    const double v24 = (v8_cosine[1] * v23) + (v8_sine[1] * v22);
    const double v25 = (v8_cosine[1] * v22) - (v8_sine[1] * v23);
    const double v26 = (v8_cosine[2] * v24) + (v8_sine[2] * v25);
    const double v27 = 5.9286734999999995 * ((v8_cosine[3] * v26) + (v8_sine[3] * ((v8_cosine[2] * v25) - (v8_sine[2] * v24))));
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
    const double v28 = v27 + (19.466964 * v26);
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
    const double v29 = v28 + (33.145537499999996 * v24);
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
    const double v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const double v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const double v32 = v31 + (74.14005599999999 * v18);
    K[2] = v32;
    K[10] = v32;
    K[16] = v32;
    K[17] = v32;
    K[18] = v32;
    const double v33 = (87.49686150000001 * v16) - v32;
    K[0] = -(v33 + (100.55250000000001 * v0_sine[0]));
    const double v34 = -v33;
    K[1] = v34;
    K[8] = v34;
    K[9] = v34;
}

#if !defined(PLANAR8_VECTOR)

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double K_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(prepared, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double K_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

#endif

void planar8_damping_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double D[restrict 64])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
    D[4] = 0.0;
    D[5] = 0.0;
    D[6] = 0.0;
    D[7] = 0.0;
    D[8] = 0.0;
    D[9] = 0.0;
    D[10] = 0.0;
    D[11] = 0.0;
    D[12] = 0.0;
    D[13] = 0.0;
    D[14] = 0.0;
    D[15] = 0.0;
    D[16] = 0.0;
    D[17] = 0.0;
    D[18] = 0.0;
    D[19] = 0.0;
    D[20] = 0.0;
    D[21] = 0.0;
    D[22] = 0.0;
    D[23] = 0.0;
    D[24] = 0.0;
    D[25] = 0.0;
    D[26] = 0.0;
    D[27] = 0.0;
    D[28] = 0.0;
    D[29] = 0.0;
    D[30] = 0.0;
    D[31] = 0.0;
    D[32] = 0.0;
    D[33] = 0.0;
    D[34] = 0.0;
    D[35] = 0.0;
    D[36] = 0.0;
    D[37] = 0.0;
    D[38] = 0.0;
    D[39] = 0.0;
    D[40] = 0.0;
    D[41] = 0.0;
    D[42] = 0.0;
    D[43] = 0.0;
    D[44] = 0.0;
    D[45] = 0.0;
    D[46] = 0.0;
    D[47] = 0.0;
    D[48] = 0.0;
    D[49] = 0.0;
    D[50] = 0.0;
    D[51] = 0.0;
    D[52] = 0.0;
    D[53] = 0.0;
    D[54] = 0.0;
    D[55] = 0.0;
    D[56] = 0.0;
    D[57] = 0.0;
    D[58] = 0.0;
    D[59] = 0.0;
    D[60] = 0.0;
    D[61] = 0.0;
    D[62] = 0.0;
    D[63] = 0.0;
}

#if !defined(PLANAR8_VECTOR)

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double D_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(prepared, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double D_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(&prepared_lane, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

#endif
