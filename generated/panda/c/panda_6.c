#include "panda.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double panda_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PANDA_INLINE static inline __attribute__((always_inline))
#define PANDA_APART __attribute__((noinline, cold))
typedef double panda_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long panda_bits __attribute__((vector_size(4 * sizeof(double))));
typedef panda_lane panda_four;
typedef panda_bits panda_four_bits;
#else
#define PANDA_INLINE static inline
#define PANDA_APART
typedef double panda_lane;
typedef unsigned long long panda_bits;
typedef double panda_four[4];
typedef unsigned long long panda_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
PANDA_INLINE void panda_sincos_pair(const panda_lane *angle, panda_lane *sine, panda_lane *cosine, panda_bits *beyond)
{
    const panda_lane x = *angle;
    union { panda_lane number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_lane n = k.number - 6755399441186816.0;
    const panda_lane w = x - (n * 1.5707963267923333);
    const panda_lane r = w - (n * 2.5633441515839558e-12);
    const panda_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_lane z = r * r;
    const panda_lane u = 1.0 - (0.5 * z);
    const panda_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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


static PANDA_APART void panda_sincos_beyond(const panda_four *angle, panda_four *sine, panda_four *cosine)
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
PANDA_INLINE void panda_sincos(const panda_four *angle, panda_four *sine, panda_four *cosine)
{
    panda_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    panda_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        panda_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        panda_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PANDA_VECTOR)
static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PANDA_VECTOR)
static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void panda_regressor(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double qdd[restrict 7], double Y[restrict 490])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[6])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    Y[0] = 0.0;
    Y[1] = 0.0;
    Y[2] = 0.0;
    Y[3] = 0.0;
    Y[4] = 0.0;
    Y[5] = 0.0;
    Y[6] = 0.0;
    Y[7] = 0.0;
    Y[8] = 0.0;
    Y[10] = 0.0;
    Y[11] = 0.0;
    Y[12] = 0.0;
    Y[13] = 0.0;
    Y[19] = 0.0;
    Y[70] = 0.0;
    Y[71] = 0.0;
    Y[72] = 0.0;
    Y[73] = 0.0;
    Y[74] = 0.0;
    Y[75] = 0.0;
    Y[76] = 0.0;
    Y[77] = 0.0;
    Y[78] = 0.0;
    Y[79] = 0.0;
    Y[80] = 0.0;
    Y[83] = 0.0;
    Y[140] = 0.0;
    Y[141] = 0.0;
    Y[142] = 0.0;
    Y[143] = 0.0;
    Y[144] = 0.0;
    Y[145] = 0.0;
    Y[146] = 0.0;
    Y[147] = 0.0;
    Y[148] = 0.0;
    Y[149] = 0.0;
    Y[150] = 0.0;
    Y[151] = 0.0;
    Y[152] = 0.0;
    Y[153] = 0.0;
    Y[154] = 0.0;
    Y[155] = 0.0;
    Y[156] = 0.0;
    Y[157] = 0.0;
    Y[158] = 0.0;
    Y[159] = 0.0;
    Y[160] = 0.0;
    Y[163] = 0.0;
    Y[210] = 0.0;
    Y[211] = 0.0;
    Y[212] = 0.0;
    Y[213] = 0.0;
    Y[214] = 0.0;
    Y[215] = 0.0;
    Y[216] = 0.0;
    Y[217] = 0.0;
    Y[218] = 0.0;
    Y[219] = 0.0;
    Y[220] = 0.0;
    Y[221] = 0.0;
    Y[222] = 0.0;
    Y[223] = 0.0;
    Y[224] = 0.0;
    Y[225] = 0.0;
    Y[226] = 0.0;
    Y[227] = 0.0;
    Y[228] = 0.0;
    Y[229] = 0.0;
    Y[230] = 0.0;
    Y[231] = 0.0;
    Y[232] = 0.0;
    Y[233] = 0.0;
    Y[234] = 0.0;
    Y[235] = 0.0;
    Y[236] = 0.0;
    Y[237] = 0.0;
    Y[238] = 0.0;
    Y[239] = 0.0;
    Y[240] = 0.0;
    Y[243] = 0.0;
    Y[280] = 0.0;
    Y[281] = 0.0;
    Y[282] = 0.0;
    Y[283] = 0.0;
    Y[284] = 0.0;
    Y[285] = 0.0;
    Y[286] = 0.0;
    Y[287] = 0.0;
    Y[288] = 0.0;
    Y[289] = 0.0;
    Y[290] = 0.0;
    Y[291] = 0.0;
    Y[292] = 0.0;
    Y[293] = 0.0;
    Y[294] = 0.0;
    Y[295] = 0.0;
    Y[296] = 0.0;
    Y[297] = 0.0;
    Y[298] = 0.0;
    Y[299] = 0.0;
    Y[300] = 0.0;
    Y[301] = 0.0;
    Y[302] = 0.0;
    Y[303] = 0.0;
    Y[304] = 0.0;
    Y[305] = 0.0;
    Y[306] = 0.0;
    Y[307] = 0.0;
    Y[308] = 0.0;
    Y[309] = 0.0;
    Y[310] = 0.0;
    Y[311] = 0.0;
    Y[312] = 0.0;
    Y[313] = 0.0;
    Y[314] = 0.0;
    Y[315] = 0.0;
    Y[316] = 0.0;
    Y[317] = 0.0;
    Y[318] = 0.0;
    Y[319] = 0.0;
    Y[320] = 0.0;
    Y[323] = 0.0;
    Y[330] = 0.0;
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
    Y[361] = 0.0;
    Y[362] = 0.0;
    Y[363] = 0.0;
    Y[364] = 0.0;
    Y[365] = 0.0;
    Y[366] = 0.0;
    Y[367] = 0.0;
    Y[368] = 0.0;
    Y[369] = 0.0;
    Y[370] = 0.0;
    Y[371] = 0.0;
    Y[372] = 0.0;
    Y[373] = 0.0;
    Y[374] = 0.0;
    Y[375] = 0.0;
    Y[376] = 0.0;
    Y[377] = 0.0;
    Y[378] = 0.0;
    Y[379] = 0.0;
    Y[380] = 0.0;
    Y[381] = 0.0;
    Y[382] = 0.0;
    Y[383] = 0.0;
    Y[384] = 0.0;
    Y[385] = 0.0;
    Y[386] = 0.0;
    Y[387] = 0.0;
    Y[388] = 0.0;
    Y[389] = 0.0;
    Y[390] = 0.0;
    Y[391] = 0.0;
    Y[392] = 0.0;
    Y[393] = 0.0;
    Y[394] = 0.0;
    Y[395] = 0.0;
    Y[396] = 0.0;
    Y[397] = 0.0;
    Y[398] = 0.0;
    Y[399] = 0.0;
    Y[400] = 0.0;
    Y[403] = 0.0;
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
    Y[451] = 0.0;
    Y[452] = 0.0;
    Y[453] = 0.0;
    Y[454] = 0.0;
    Y[455] = 0.0;
    Y[456] = 0.0;
    Y[457] = 0.0;
    Y[458] = 0.0;
    Y[459] = 0.0;
    Y[460] = 0.0;
    Y[461] = 0.0;
    Y[462] = 0.0;
    Y[463] = 0.0;
    Y[464] = 0.0;
    Y[465] = 0.0;
    Y[466] = 0.0;
    Y[467] = 0.0;
    Y[468] = 0.0;
    Y[469] = 0.0;
    Y[470] = 0.0;
    Y[471] = 0.0;
    Y[472] = 0.0;
    Y[473] = 0.0;
    Y[474] = 0.0;
    Y[475] = 0.0;
    Y[476] = 0.0;
    Y[477] = 0.0;
    Y[478] = 0.0;
    Y[479] = 0.0;
    Y[480] = 0.0;
    Y[483] = 0.0;
    Y[9] = qdd[0];
    const double v12 = qd[0] * v0_sine[0];
    const double v13 = qd[1] * v12;
    const double v14 = qd[0] * v0_cosine[0];
    const double v15 = qd[1] * v14;
    const double v16 = v15 + (qdd[0] * v0_sine[0]);
    Y[14] = (v0_sine[0] * v16) + (v0_cosine[0] * v13);
    const double v17 = (qdd[0] * v0_cosine[0]) - v13;
    const double v18 = v17 - v13;
    const double v19 = v15 + v16;
    Y[15] = (v0_cosine[0] * v19) + (v0_sine[0] * v18);
    const double v20 = qd[1] * qd[1];
    Y[89] = qdd[1];
    Y[16] = -((qdd[1] * v0_sine[0]) + (v20 * v0_cosine[0]));
    Y[17] = v0_cosine[0] * v18;
    const double v21 = v12 * v14;
    Y[87] = v21;
    const double v22 = v21 - qdd[1];
    Y[18] = (v20 * v0_sine[0]) + (v0_cosine[0] * (v22 - v21));
    const double v23 = 0.316 * v0_cosine[1];
    const double v24 = 9.81 * v0_sine[0];
    Y[82] = v24;
    const double v25 = v24 + (0.316 * v22);
    const double v26 = (v0_sine[1] * v25) + (v23 * v19);
    Y[161] = v26;
    const double v27 = v0_sine[0] * v0_cosine[1];
    const double v28 = 0.316 * v27;
    const double v29 = 0.316 * v0_sine[1];
    const double v30 = (v29 * v19) - (v0_cosine[1] * v25);
    const double v31 = v0_sine[0] * v0_sine[1];
    const double v32 = 0.316 * v31;
    Y[20] = (v32 * v30) + (v28 * v26);
    const double v33 = (qd[1] * v0_cosine[1]) + (qd[0] * v31);
    const double v34 = v33 * v33;
    const double v35 = qd[2] + v14;
    const double v36 = v35 * v35;
    const double v37 = v36 + v34;
    const double v38 = v12 * v12;
    const double v39 = 9.81 * v0_cosine[0];
    const double v40 = (0.316 * (v20 + v38)) - v39;
    const double v41 = (qd[0] * v27) - (qd[1] * v0_sine[1]);
    const double v42 = v33 * v41;
    Y[164] = v42;
    const double v43 = qdd[2] + v17;
    Y[169] = v43;
    const double v44 = v42 - v43;
    Y[21] = (v0_cosine[0] * v26) + (((v31 * v40) - (v32 * v37)) - (v28 * v44));
    const double v45 = v41 * v41;
    const double v46 = v36 + v45;
    const double v47 = v43 + v42;
    Y[22] = (((v27 * v40) - (v28 * v46)) - (v32 * v47)) - (v0_cosine[0] * v30);
    const double v48 = (v0_sine[1] * v16) + ((qdd[1] * v0_cosine[1]) + (qd[2] * v41));
    const double v49 = v35 * v41;
    const double v50 = v49 - v48;
    const double v51 = ((qdd[1] * v0_sine[1]) + (qd[2] * v33)) - (v0_cosine[1] * v16);
    const double v52 = v35 * v33;
    const double v53 = v52 - v51;
    Y[23] = ((v31 * v30) + ((v28 * v53) - (v32 * v50))) + (v27 * v26);
    const double v54 = v0_cosine[0] * v42;
    const double v55 = v31 * v49;
    Y[24] = (v54 - (v27 * v51)) - v55;
    const double v56 = v45 - v34;
    Y[165] = v56;
    const double v57 = v51 + v52;
    const double v58 = v48 + v49;
    Y[25] = ((v0_cosine[0] * v56) + (v31 * v57)) - (v27 * v58);
    const double v59 = v45 - v36;
    Y[26] = ((v27 * v44) - (v31 * v59)) - (v0_cosine[0] * v53);
    const double v60 = v27 * v52;
    Y[27] = (v60 + (v31 * v48)) - v54;
    const double v61 = v34 - v36;
    Y[28] = ((v31 * v47) - (v27 * v61)) - (v0_cosine[0] * v50);
    Y[29] = (v55 + (v0_cosine[0] * v43)) - v60;
    const double v62 = v30 - (0.0825 * v37);
    const double v63 = v40 + (0.0825 * v58);
    const double v64 = (v0_sine[2] * v62) + (v0_cosine[2] * v63);
    const double v65 = 0.0825 * v31;
    const double v66 = (v0_sine[2] * v32) + (v0_cosine[2] * v65);
    const double v67 = v26 - (0.0825 * v44);
    const double v68 = (0.0825 * v0_cosine[0]) + v28;
    const double v69 = (v0_sine[2] * v63) - (v0_cosine[2] * v62);
    Y[242] = v69;
    const double v70 = (v0_cosine[2] * v32) - (v0_sine[2] * v65);
    Y[30] = ((v68 * v67) + (v66 * v64)) - (v70 * v69);
    const double v71 = (v0_cosine[2] * v35) + (v0_sine[2] * v41);
    const double v72 = v71 * v71;
    const double v73 = qd[3] - v33;
    const double v74 = v73 * v73;
    const double v75 = v74 + v72;
    const double v76 = (v0_cosine[2] * v41) - (v0_sine[2] * v35);
    const double v77 = v76 * v71;
    Y[244] = v77;
    const double v78 = qdd[3] - v48;
    Y[249] = v78;
    const double v79 = v77 - v78;
    const double v80 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v27);
    const double v81 = ((v0_cosine[2] * v43) + (qd[3] * v76)) - (v0_sine[2] * v51);
    const double v82 = v73 * v76;
    const double v83 = v81 + v82;
    const double v84 = ((v80 * v67) + ((v66 * v79) - (v70 * v75))) + (v68 * v83);
    Y[31] = v84 + (v31 * v64);
    const double v85 = v78 + v77;
    const double v86 = v76 * v76;
    const double v87 = v74 + v86;
    const double v88 = (v0_cosine[2] * v27) - (v0_sine[2] * v0_cosine[0]);
    const double v89 = ((v0_sine[2] * v43) + (qd[3] * v71)) + (v0_cosine[2] * v51);
    const double v90 = v73 * v71;
    const double v91 = v89 + v90;
    const double v92 = ((v88 * v67) + ((v66 * v87) - (v70 * v85))) - (v68 * v91);
    Y[32] = v92 - (v31 * v69);
    const double v93 = v72 + v86;
    const double v94 = v90 - v89;
    const double v95 = (((v68 * v93) - (v88 * v64)) - (v66 * v94)) - (v80 * v69);
    const double v96 = v82 - v81;
    Y[33] = v95 - (v70 * v96);
    const double v97 = v80 * v82;
    const double v98 = v31 * v77;
    Y[34] = -((v98 + v97) + (v88 * v89));
    const double v99 = v86 - v72;
    Y[245] = v99;
    Y[35] = ((v80 * v91) - (v31 * v99)) - (v88 * v83);
    const double v100 = v86 - v74;
    Y[36] = ((v88 * v79) - (v80 * v100)) + (v31 * v94);
    const double v101 = v88 * v90;
    Y[37] = (v98 + v101) + (v80 * v81);
    const double v102 = v74 - v72;
    Y[38] = ((v80 * v85) + (v88 * v102)) + (v31 * v96);
    Y[39] = (v97 - (v31 * v78)) - v101;
    const double v103 = (0.0825 * v71) - (0.384 * v76);
    const double v104 = ((v71 * v103) + ((0.0825 * v74) - (0.384 * v78))) - v69;
    const double v105 = 0.0825 * v83;
    const double v106 = v105 + ((0.384 * v91) - v67);
    const double v107 = (v0_sine[3] * v106) - (v0_cosine[3] * v104);
    Y[322] = v107;
    const double v108 = 0.384 * v0_sine[3];
    const double v109 = 0.384 * v0_cosine[3];
    const double v110 = (0.0825 * v80) - v68;
    const double v111 = ((v0_cosine[3] * v70) + ((v108 * v88) + (v31 * v109))) - (v0_sine[3] * v110);
    const double v112 = v64 + (((0.0825 * v78) + (0.384 * v74)) - (v76 * v103));
    const double v113 = v65 - v66;
    const double v114 = (v0_sine[3] * v104) + (v0_cosine[3] * v106);
    const double v115 = ((v0_cosine[3] * v110) + ((v31 * v108) - (v109 * v88))) + (v0_sine[3] * v70);
    const double v116 = v115 * v114;
    Y[40] = v116 - ((v113 * v112) + (v111 * v107));
    const double v117 = (v0_sine[3] * v76) - (v0_cosine[3] * v73);
    const double v118 = v117 * v117;
    const double v119 = qd[4] + v71;
    const double v120 = v119 * v119;
    const double v121 = v120 + v118;
    const double v122 = qdd[4] + v81;
    Y[329] = v122;
    const double v123 = (v0_cosine[3] * v76) + (v0_sine[3] * v73);
    const double v124 = v123 * v117;
    Y[324] = v124;
    const double v125 = v124 - v122;
    const double v126 = (v0_sine[3] * v88) + (v0_cosine[3] * v31);
    const double v127 = ((qd[4] * v123) - (v0_cosine[3] * v78)) - (v0_sine[3] * v89);
    const double v128 = v123 * v119;
    const double v129 = v127 + v128;
    const double v130 = (((v115 * v125) - (v111 * v121)) + (v126 * v112)) - (v113 * v129);
    Y[41] = v130 - (v80 * v114);
    const double v131 = (v0_sine[3] * v31) - (v0_cosine[3] * v88);
    const double v132 = v123 * v123;
    const double v133 = v120 + v132;
    const double v134 = ((qd[4] * v117) - (v0_sine[3] * v78)) + (v0_cosine[3] * v89);
    const double v135 = v117 * v119;
    const double v136 = v134 + v135;
    const double v137 = v122 + v124;
    const double v138 = (((v115 * v133) - (v131 * v112)) + (v113 * v136)) - (v111 * v137);
    Y[42] = (v80 * v107) + v138;
    const double v139 = v118 + v132;
    const double v140 = v135 - v134;
    const double v141 = v128 - v127;
    const double v142 = (v131 * v114) - (((v115 * v140) + (v113 * v139)) + (v111 * v141));
    Y[43] = v142 - (v126 * v107);
    const double v143 = v126 * v128;
    const double v144 = v80 * v124;
    Y[44] = (v144 - v143) + (v131 * v134);
    const double v145 = v132 - v118;
    Y[325] = v145;
    Y[45] = ((v80 * v145) + (v126 * v136)) + (v131 * v129);
    const double v146 = v132 - v120;
    Y[46] = -(((v80 * v140) + (v126 * v146)) + (v131 * v125));
    const double v147 = v131 * v135;
    Y[47] = (v126 * v127) - (v144 + v147);
    const double v148 = v120 - v118;
    Y[48] = ((v126 * v137) - (v131 * v148)) - (v80 * v141);
    Y[49] = (v147 + v143) + (v80 * v122);
    const double v149 = (v8_cosine[0] * v112) - (v8_sine[0] * v107);
    const double v150 = (v8_cosine[0] * v113) - (v8_sine[0] * v111);
    const double v151 = (v8_sine[0] * v112) + (v8_cosine[0] * v107);
    Y[402] = v151;
    const double v152 = (v8_sine[0] * v113) + (v8_cosine[0] * v111);
    Y[50] = (v116 - (v150 * v149)) - (v152 * v151);
    const double v153 = qdd[5] - v127;
    Y[409] = v153;
    const double v154 = (v8_sine[0] * v123) + (v8_cosine[0] * v119);
    const double v155 = (v8_cosine[0] * v123) - (v8_sine[0] * v119);
    const double v156 = v155 * v154;
    Y[404] = v156;
    const double v157 = v156 - v153;
    const double v158 = v154 * v154;
    const double v159 = qd[5] - v117;
    const double v160 = v159 * v159;
    const double v161 = v160 + v158;
    const double v162 = (v8_cosine[0] * v80) - (v8_sine[0] * v131);
    const double v163 = ((qd[5] * v155) + (v8_cosine[0] * v122)) - (v8_sine[0] * v134);
    const double v164 = v159 * v155;
    const double v165 = v163 + v164;
    const double v166 = ((v162 * v114) + ((v150 * v157) + (v152 * v161))) + (v115 * v165);
    Y[51] = (v126 * v149) - v166;
    const double v167 = v153 + v156;
    const double v168 = v155 * v155;
    const double v169 = v160 + v168;
    const double v170 = (v8_sine[0] * v80) + (v8_cosine[0] * v131);
    const double v171 = ((qd[5] * v154) + (v8_sine[0] * v122)) + (v8_cosine[0] * v134);
    const double v172 = v159 * v154;
    const double v173 = v171 + v172;
    const double v174 = ((v170 * v114) - ((v150 * v169) + (v152 * v167))) + (v115 * v173);
    Y[52] = v174 - (v126 * v151);
    const double v175 = v158 + v168;
    const double v176 = v172 - v171;
    const double v177 = v164 - v163;
    const double v178 = (v170 * v149) + (((v150 * v176) - (v115 * v175)) - (v152 * v177));
    Y[53] = v178 - (v162 * v151);
    const double v179 = v162 * v164;
    const double v180 = v126 * v156;
    Y[54] = (v170 * v171) - (v180 + v179);
    const double v181 = v168 - v158;
    Y[405] = v181;
    Y[55] = ((v170 * v165) - (v126 * v181)) + (v162 * v173);
    const double v182 = v160 - v168;
    Y[56] = (v126 * v176) + ((v162 * v182) - (v170 * v157));
    const double v183 = v170 * v172;
    Y[57] = (v180 - v183) + (v162 * v163);
    const double v184 = v160 - v158;
    Y[58] = (v126 * v177) + ((v162 * v167) - (v170 * v184));
    Y[59] = (v183 - (v126 * v153)) + v179;
    const double v185 = v149 + (0.088 * v157);
    const double v186 = (0.088 * v126) - v150;
    const double v187 = 0.088 * v8_cosine[1];
    const double v188 = 0.088 * v8_sine[1];
    const double v189 = (((v8_cosine[1] * v114) + (v188 * v161)) - (v187 * v165)) + (v8_sine[1] * v151);
    Y[481] = v189;
    const double v190 = ((v8_cosine[1] * v115) - (v187 * v162)) - (v8_sine[1] * v152);
    const double v191 = (((v8_sine[1] * v114) - (v187 * v161)) - (v188 * v165)) - (v8_cosine[1] * v151);
    const double v192 = ((v8_sine[1] * v115) - (v188 * v162)) + (v8_cosine[1] * v152);
    Y[60] = ((v190 * v189) + (v186 * v185)) + (v192 * v191);
    const double v193 = (v8_cosine[1] * v126) + (v8_sine[1] * v170);
    const double v194 = (v8_cosine[1] * v159) + (v8_sine[1] * v155);
    const double v195 = v194 * v194;
    const double v196 = qd[6] - v154;
    const double v197 = v196 * v196;
    const double v198 = v197 + v195;
    const double v199 = qdd[6] - v163;
    Y[489] = v199;
    const double v200 = (v8_sine[1] * v159) - (v8_cosine[1] * v155);
    const double v201 = v200 * v194;
    Y[487] = v201;
    const double v202 = v199 + v201;
    const double v203 = ((qd[6] * v200) - (v8_cosine[1] * v153)) + (v8_sine[1] * v171);
    const double v204 = v200 * v196;
    const double v205 = v203 + v204;
    const double v206 = (((v190 * v202) - (v192 * v198)) + (v186 * v205)) + (v193 * v185);
    Y[61] = v206 - (v162 * v189);
    const double v207 = (v8_sine[1] * v126) - (v8_cosine[1] * v170);
    const double v208 = v200 * v200;
    const double v209 = v197 + v208;
    const double v210 = ((qd[6] * v194) + (v8_sine[1] * v153)) + (v8_cosine[1] * v171);
    const double v211 = v194 * v196;
    const double v212 = v210 + v211;
    const double v213 = v201 - v199;
    const double v214 = (((v186 * v212) - (v190 * v209)) + (v192 * v213)) - (v207 * v185);
    Y[62] = (v162 * v191) + v214;
    const double v215 = v195 + v208;
    const double v216 = v211 - v210;
    const double v217 = v204 - v203;
    Y[488] = v217;
    const double v218 = (v207 * v189) + (((v190 * v216) - (v186 * v215)) + (v192 * v217));
    Y[63] = v218 - (v193 * v191);
    const double v219 = v193 * v204;
    const double v220 = v162 * v201;
    Y[64] = (v220 - v219) - (v207 * v210);
    const double v221 = v208 - v195;
    Y[485] = v221;
    Y[65] = ((v207 * v205) - (v162 * v221)) - (v193 * v212);
    const double v222 = v197 - v208;
    Y[66] = ((v162 * v216) - (v193 * v222)) - (v207 * v202);
    const double v223 = v207 * v211;
    Y[67] = (v223 - v220) + (v193 * v203);
    const double v224 = v197 - v195;
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
    const double v225 = v0_cosine[1] * v49;
    Y[94] = (v0_sine[1] * v51) - v225;
    Y[95] = (v0_sine[1] * v58) + (v0_cosine[1] * v57);
    Y[96] = -((v0_sine[1] * v44) + (v0_cosine[1] * v59));
    const double v226 = v0_sine[1] * v52;
    Y[97] = (v0_cosine[1] * v48) - v226;
    Y[98] = (v0_sine[1] * v61) + (v0_cosine[1] * v47);
    Y[99] = v225 + v226;
    const double v227 = 0.0825 * v0_cosine[1];
    const double v228 = (v0_sine[2] * v23) + (v0_cosine[2] * v227);
    const double v229 = (v0_cosine[2] * v23) - (v0_sine[2] * v227);
    Y[100] = ((v228 * v64) - (v29 * v67)) - (v229 * v69);
    const double v230 = v0_sine[2] * v0_sine[1];
    const double v231 = (v0_cosine[1] * v64) + (((v228 * v79) - (v229 * v75)) - (v230 * v67));
    Y[101] = v231 - (v29 * v83);
    const double v232 = v0_cosine[2] * v0_sine[1];
    const double v233 = (((v228 * v87) - (v229 * v85)) - (v232 * v67)) - (v0_cosine[1] * v69);
    Y[102] = v233 + (v29 * v91);
    const double v234 = (((v230 * v69) - (v29 * v93)) - (v228 * v94)) - (v229 * v96);
    Y[103] = v234 + (v232 * v64);
    const double v235 = v0_cosine[1] * v77;
    const double v236 = v230 * v82;
    Y[104] = (v236 - v235) + (v232 * v89);
    Y[105] = ((v232 * v83) - (v0_cosine[1] * v99)) - (v230 * v91);
    Y[106] = (v0_cosine[1] * v94) + ((v230 * v100) - (v232 * v79));
    const double v237 = v232 * v90;
    Y[107] = (v235 - v237) - (v230 * v81);
    Y[108] = (v0_cosine[1] * v96) - ((v230 * v85) + (v232 * v102));
    Y[109] = (v237 - (v0_cosine[1] * v78)) - v236;
    const double v238 = v29 - (0.0825 * v230);
    const double v239 = ((v0_sine[3] * v238) + ((v232 * v108) - (v0_cosine[1] * v109))) - (v0_cosine[3] * v229);
    const double v240 = v227 - v228;
    const double v241 = (v0_sine[3] * v229) + ((v0_cosine[3] * v238) + ((v0_cosine[1] * v108) + (v232 * v109)));
    const double v242 = v241 * v114;
    Y[110] = v242 + ((v239 * v107) - (v240 * v112));
    const double v243 = (v0_sine[3] * v232) - (v0_cosine[3] * v0_cosine[1]);
    const double v244 = (((v241 * v125) + (v239 * v121)) - (v243 * v112)) - (v240 * v129);
    Y[111] = v244 + (v230 * v114);
    const double v245 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v232);
    const double v246 = (((v240 * v136) + (v241 * v133)) - (v245 * v112)) + (v239 * v137);
    Y[112] = v246 - (v230 * v107);
    const double v247 = (v245 * v114) + ((v239 * v141) - ((v240 * v139) + (v241 * v140)));
    Y[113] = v247 + (v243 * v107);
    const double v248 = v230 * v124;
    const double v249 = v243 * v128;
    Y[114] = (v249 - v248) + (v245 * v134);
    Y[115] = ((v245 * v129) - (v230 * v145)) - (v243 * v136);
    Y[116] = ((v243 * v146) - (v245 * v125)) + (v230 * v140);
    const double v250 = v245 * v135;
    Y[117] = (v248 - v250) - (v243 * v127);
    Y[118] = ((v230 * v141) - (v245 * v148)) - (v243 * v137);
    Y[119] = (v250 - v249) - (v230 * v122);
    const double v251 = (v8_cosine[0] * v239) - (v8_sine[0] * v240);
    const double v252 = (v8_cosine[0] * v240) + (v8_sine[0] * v239);
    Y[120] = (v242 + (v251 * v151)) - (v252 * v149);
    const double v253 = (v8_cosine[0] * v230) + (v8_sine[0] * v245);
    const double v254 = ((v253 * v114) + ((v251 * v161) - (v252 * v157))) - (v241 * v165);
    Y[121] = v254 - (v243 * v149);
    const double v255 = (v8_sine[0] * v230) - (v8_cosine[0] * v245);
    const double v256 = (((v251 * v167) - (v252 * v169)) - (v255 * v114)) + (v241 * v173);
    Y[122] = (v243 * v151) + v256;
    const double v257 = (v253 * v151) + (((v252 * v176) - (v241 * v175)) + (v251 * v177));
    Y[123] = v257 - (v255 * v149);
    const double v258 = v243 * v156;
    const double v259 = v253 * v164;
    Y[124] = (v259 + v258) - (v255 * v171);
    Y[125] = ((v243 * v181) - (v255 * v165)) - (v253 * v173);
    Y[126] = ((v255 * v157) - (v253 * v182)) - (v243 * v176);
    const double v260 = v255 * v172;
    Y[127] = (v260 - v258) - (v253 * v163);
    Y[128] = ((v255 * v184) - (v253 * v167)) - (v243 * v177);
    Y[129] = ((v243 * v153) - v259) - v260;
    const double v261 = (0.088 * v243) + v252;
    const double v262 = ((v8_cosine[1] * v241) + (v187 * v253)) + (v8_sine[1] * v251);
    const double v263 = (v8_cosine[1] * v251) - ((v8_sine[1] * v241) + (v188 * v253));
    Y[130] = ((v262 * v189) - (v261 * v185)) - (v263 * v191);
    const double v264 = (v8_cosine[1] * v243) + (v8_sine[1] * v255);
    const double v265 = (((v263 * v198) - (v261 * v205)) + (v262 * v202)) - (v264 * v185);
    Y[131] = (v253 * v189) + v265;
    const double v266 = (v8_cosine[1] * v255) - (v8_sine[1] * v243);
    const double v267 = (v266 * v185) + (((v261 * v212) + (v262 * v209)) + (v263 * v213));
    Y[132] = -(v267 + (v253 * v191));
    const double v268 = (v266 * v189) + (((v261 * v215) + (v262 * v216)) - (v263 * v217));
    Y[133] = v268 + (v264 * v191);
    const double v269 = v253 * v201;
    const double v270 = v264 * v204;
    Y[134] = (v270 - v269) - (v266 * v210);
    Y[135] = ((v266 * v205) + (v253 * v221)) + (v264 * v212);
    Y[136] = ((v264 * v222) - (v266 * v202)) - (v253 * v216);
    const double v271 = v266 * v211;
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
    const double v272 = v0_cosine[2] * v82;
    Y[174] = (v0_sine[2] * v89) - v272;
    Y[175] = (v0_sine[2] * v83) + (v0_cosine[2] * v91);
    Y[176] = -((v0_sine[2] * v79) + (v0_cosine[2] * v100));
    const double v273 = v0_sine[2] * v90;
    Y[177] = (v0_cosine[2] * v81) - v273;
    Y[178] = (v0_cosine[2] * v85) - (v0_sine[2] * v102);
    Y[179] = v272 + v273;
    const double v274 = (0.0825 * v0_cosine[2]) - 0.0825;
    const double v275 = v0_sine[2] * v0_sine[3];
    const double v276 = (0.384 * v275) + (v0_sine[3] * v274);
    const double v277 = v0_sine[2] * v0_cosine[3];
    const double v278 = (0.384 * v277) + (v0_cosine[3] * v274);
    const double v279 = v278 * v114;
    Y[180] = v279 + (v276 * v107);
    Y[181] = (((v278 * v125) + (v276 * v121)) - (v275 * v112)) - (v0_cosine[2] * v114);
    Y[182] = (v0_cosine[2] * v107) + (((v278 * v133) + (v276 * v137)) - (v277 * v112));
    Y[183] = (((v276 * v141) - (v278 * v140)) + (v275 * v107)) + (v277 * v114);
    const double v280 = v0_cosine[2] * v124;
    const double v281 = v275 * v128;
    Y[184] = (v281 + v280) + (v277 * v134);
    Y[185] = ((v0_cosine[2] * v145) - (v275 * v136)) + (v277 * v129);
    Y[186] = ((v275 * v146) - (v0_cosine[2] * v140)) - (v277 * v125);
    const double v282 = v277 * v135;
    Y[187] = -((v282 + v280) + (v275 * v127));
    Y[188] = -(((v0_cosine[2] * v141) + (v277 * v148)) + (v275 * v137));
    Y[189] = (v282 - v281) + (v0_cosine[2] * v122);
    const double v283 = v8_cosine[0] * v276;
    const double v284 = v8_sine[0] * v276;
    Y[190] = (v279 + (v283 * v151)) - (v284 * v149);
    const double v285 = (v8_sine[0] * v277) - (v8_cosine[0] * v0_cosine[2]);
    const double v286 = ((v285 * v114) + ((v283 * v161) - (v284 * v157))) - (v278 * v165);
    Y[191] = v286 - (v275 * v149);
    const double v287 = (v8_sine[0] * v0_cosine[2]) + (v8_cosine[0] * v277);
    const double v288 = ((v287 * v114) + ((v283 * v167) - (v284 * v169))) + (v278 * v173);
    Y[192] = v288 + (v275 * v151);
    const double v289 = (v287 * v149) + (((v283 * v177) - (v278 * v175)) + (v284 * v176));
    Y[193] = v289 + (v285 * v151);
    const double v290 = v275 * v156;
    const double v291 = v285 * v164;
    Y[194] = (v290 + v291) + (v287 * v171);
    Y[195] = ((v287 * v165) + (v275 * v181)) - (v285 * v173);
    Y[196] = -(((v287 * v157) + (v285 * v182)) + (v275 * v176));
    const double v292 = v287 * v172;
    Y[197] = -((v290 + v292) + (v285 * v163));
    Y[198] = -(((v285 * v167) + (v287 * v184)) + (v275 * v177));
    Y[199] = (v292 + (v275 * v153)) - v291;
    const double v293 = (0.088 * v275) + v284;
    const double v294 = ((v8_cosine[1] * v278) + (v187 * v285)) + (v8_sine[1] * v283);
    const double v295 = (v8_cosine[1] * v283) - ((v8_sine[1] * v278) + (v188 * v285));
    Y[200] = ((v294 * v189) - (v293 * v185)) - (v295 * v191);
    const double v296 = (v8_cosine[1] * v275) - (v8_sine[1] * v287);
    const double v297 = (((v295 * v198) - (v293 * v205)) + (v294 * v202)) - (v296 * v185);
    Y[201] = (v285 * v189) + v297;
    const double v298 = (v8_cosine[1] * v287) + (v8_sine[1] * v275);
    const double v299 = (v298 * v185) - (((v293 * v212) + (v294 * v209)) + (v295 * v213));
    Y[202] = v299 - (v285 * v191);
    const double v300 = (v296 * v191) + (((v293 * v215) + (v294 * v216)) - (v295 * v217));
    Y[203] = v300 - (v298 * v189);
    const double v301 = v285 * v201;
    const double v302 = v296 * v204;
    Y[204] = (v302 - v301) + (v298 * v210);
    Y[205] = ((v296 * v212) + (v285 * v221)) - (v298 * v205);
    Y[206] = ((v298 * v202) + (v296 * v222)) - (v285 * v216);
    const double v303 = v298 * v211;
    Y[207] = (v301 - v303) - (v296 * v203);
    Y[208] = ((v285 * v217) - (v298 * v224)) - (v296 * v213);
    Y[209] = (v303 - v302) + (v285 * v199);
    Y[241] = -v64;
    Y[246] = -v94;
    Y[247] = -v77;
    Y[248] = -v96;
    const double v304 = v108 * v114;
    Y[250] = ((0.0825 * v112) + (v109 * v107)) - v304;
    Y[251] = (((0.0825 * v129) + (v109 * v121)) - (v0_cosine[3] * v112)) - (v108 * v125);
    Y[252] = (((v0_sine[3] * v112) - (v108 * v133)) - (0.0825 * v136)) + (v109 * v137);
    const double v305 = (((0.0825 * v139) + (v108 * v140)) + (v109 * v141)) - (v0_sine[3] * v114);
    Y[253] = v305 + (v0_cosine[3] * v107);
    const double v306 = v0_cosine[3] * v128;
    Y[254] = v306 - (v0_sine[3] * v134);
    Y[255] = -((v0_sine[3] * v129) + (v0_cosine[3] * v136));
    Y[256] = (v0_sine[3] * v125) + (v0_cosine[3] * v146);
    const double v307 = v0_sine[3] * v135;
    Y[257] = v307 - (v0_cosine[3] * v127);
    Y[258] = (v0_sine[3] * v148) - (v0_cosine[3] * v137);
    Y[259] = -(v306 + v307);
    const double v308 = (0.0825 * v8_cosine[0]) - (v8_sine[0] * v109);
    const double v309 = (0.0825 * v8_sine[0]) + (v8_cosine[0] * v109);
    Y[260] = ((v308 * v149) - v304) + (v309 * v151);
    const double v310 = v8_sine[0] * v0_sine[3];
    const double v311 = (((v308 * v157) + (v309 * v161)) - (v310 * v114)) + (v108 * v165);
    Y[261] = v311 - (v0_cosine[3] * v149);
    const double v312 = v8_cosine[0] * v0_sine[3];
    const double v313 = (((v308 * v169) + (v309 * v167)) - (v108 * v173)) - (v312 * v114);
    Y[262] = (v0_cosine[3] * v151) + v313;
    const double v314 = (((v309 * v177) + (v108 * v175)) - (v308 * v176)) - (v310 * v151);
    Y[263] = v314 - (v312 * v149);
    const double v315 = v0_cosine[3] * v156;
    const double v316 = v310 * v164;
    Y[264] = (v315 - v316) - (v312 * v171);
    Y[265] = ((v0_cosine[3] * v181) + (v310 * v173)) - (v312 * v165);
    Y[266] = ((v310 * v182) + (v312 * v157)) - (v0_cosine[3] * v176);
    const double v317 = v312 * v172;
    Y[267] = (v317 - v315) + (v310 * v163);
    Y[268] = ((v310 * v167) + (v312 * v184)) - (v0_cosine[3] * v177);
    Y[269] = (v316 + (v0_cosine[3] * v153)) - v317;
    const double v318 = (0.088 * v0_cosine[3]) - v308;
    const double v319 = ((v8_cosine[1] * v108) + (v310 * v187)) - (v8_sine[1] * v309);
    const double v320 = (v8_cosine[1] * v309) + ((v8_sine[1] * v108) + (v310 * v188));
    Y[270] = -(((v319 * v189) + (v318 * v185)) + (v320 * v191));
    const double v321 = (v0_cosine[3] * v8_cosine[1]) + (v8_sine[1] * v312);
    const double v322 = (((v320 * v198) - (v318 * v205)) - (v319 * v202)) - (v321 * v185);
    Y[271] = v322 - (v310 * v189);
    const double v323 = (v8_cosine[1] * v312) - (v0_cosine[3] * v8_sine[1]);
    const double v324 = (((v319 * v209) - (v318 * v212)) - (v320 * v213)) - (v323 * v185);
    Y[272] = v324 + (v310 * v191);
    const double v325 = (v323 * v189) + (((v318 * v215) - (v319 * v216)) - (v320 * v217));
    Y[273] = v325 + (v321 * v191);
    const double v326 = v321 * v204;
    const double v327 = v310 * v201;
    Y[274] = (v327 + v326) - (v323 * v210);
    Y[275] = ((v323 * v205) - (v310 * v221)) + (v321 * v212);
    Y[276] = ((v321 * v222) - (v323 * v202)) + (v310 * v216);
    const double v328 = v323 * v211;
    Y[277] = (v328 - v327) - (v321 * v203);
    Y[278] = ((v323 * v224) - (v321 * v213)) - (v310 * v217);
    Y[279] = -((v328 + v326) + (v310 * v199));
    Y[321] = -v114;
    Y[326] = -v140;
    Y[327] = -v124;
    Y[328] = -v141;
    Y[331] = -(v8_cosine[0] * v114);
    Y[332] = v8_sine[0] * v114;
    Y[333] = (v8_sine[0] * v149) - (v8_cosine[0] * v151);
    const double v329 = v8_cosine[0] * v164;
    Y[334] = (v8_sine[0] * v171) - v329;
    Y[335] = (v8_cosine[0] * v173) + (v8_sine[0] * v165);
    Y[336] = (v8_cosine[0] * v182) - (v8_sine[0] * v157);
    const double v330 = v8_sine[0] * v172;
    Y[337] = (v8_cosine[0] * v163) - v330;
    Y[338] = (v8_cosine[0] * v167) - (v8_sine[0] * v184);
    Y[339] = v329 + v330;
    const double v331 = v8_cosine[0] * v188;
    const double v332 = v8_cosine[0] * v187;
    Y[340] = -((v332 * v189) + (v331 * v191));
    const double v333 = v8_sine[0] * v8_sine[1];
    Y[341] = ((v333 * v185) + ((v331 * v198) - (v332 * v202))) - (v8_cosine[0] * v189);
    const double v334 = v8_sine[0] * v8_cosine[1];
    Y[342] = (v8_cosine[0] * v191) + ((v334 * v185) + ((v332 * v209) - (v331 * v213)));
    Y[343] = -(((v334 * v189) + ((v332 * v216) + (v331 * v217))) + (v333 * v191));
    const double v335 = v333 * v204;
    const double v336 = v8_cosine[0] * v201;
    Y[344] = (v336 - v335) + (v334 * v210);
    Y[345] = -(((v8_cosine[0] * v221) + (v334 * v205)) + (v333 * v212));
    Y[346] = ((v8_cosine[0] * v216) - (v333 * v222)) + (v334 * v202);
    const double v337 = v334 * v211;
    Y[347] = (v333 * v203) - (v336 + v337);
    Y[348] = ((v333 * v213) - (v334 * v224)) - (v8_cosine[0] * v217);
    Y[349] = (v337 + v335) - (v8_cosine[0] * v199);
    Y[401] = -v149;
    Y[406] = -v176;
    Y[407] = -v156;
    Y[408] = -v177;
    Y[410] = (-0.088) * v185;
    Y[411] = -((v8_cosine[1] * v185) + (0.088 * v205));
    Y[412] = (v8_sine[1] * v185) - (0.088 * v212);
    Y[413] = ((v8_cosine[1] * v191) + (0.088 * v215)) - (v8_sine[1] * v189);
    const double v338 = v8_cosine[1] * v204;
    Y[414] = v338 + (v8_sine[1] * v210);
    Y[415] = (v8_cosine[1] * v212) - (v8_sine[1] * v205);
    Y[416] = (v8_cosine[1] * v222) + (v8_sine[1] * v202);
    const double v339 = v8_sine[1] * v211;
    Y[417] = -(v339 + (v8_cosine[1] * v203));
    Y[418] = -((v8_cosine[1] * v213) + (v8_sine[1] * v224));
    Y[419] = v339 - v338;
    Y[482] = -v191;
    Y[484] = -v201;
    Y[486] = -v216;
}

#if !defined(PANDA_VECTOR)

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

#endif

void panda_stiffness_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double K[restrict 49])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[6]), panda_alone(&q[0])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    K[0] = 0.0;
    K[1] = 0.0;
    K[2] = 0.0;
    K[3] = 0.0;
    K[4] = 0.0;
    K[5] = 0.0;
    K[6] = 0.0;
    K[7] = 0.0;
    K[14] = 0.0;
    K[21] = 0.0;
    K[28] = 0.0;
    K[35] = 0.0;
    K[42] = 0.0;
    const double v14 = v0_sine[1] * v0_cosine[0];
    const double v15 = (v0_sine[2] * v0_cosine[1]) - (v0_cosine[2] * v14);
    const double v16 = v0_sine[1] * v0_sine[0];
    const double v17 = (v0_sine[3] * v16) + (v0_cosine[3] * v15);
    const double v18 = (v0_cosine[2] * v0_cosine[1]) + (v0_sine[2] * v14);
    const double v19 = (v8_sine[0] * v18) + (v8_cosine[0] * v17);
    const double v20 = (0.002573605371338206 * v8_cosine[1]) - (0.002034439958661797 * v8_sine[1]);
    const double v21 = 0.23184755269500001 + v20;
    const double v22 = (v8_cosine[0] * v18) - (v8_sine[0] * v17);
    const double v23 = (0.17380470556900005 * v22) - (v21 * v19);
    const double v24 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    const double v25 = (0.002573605371338206 * v8_sine[1]) + (0.002034439958661797 * v8_cosine[1]);
    const double v26 = v25 - 0.067870631425;
    const double v27 = v23 + ((0.014653732538 * v17) + (v26 * v24));
    const double v28 = v27 + ((0.5527802746500001 * v15) - (2.012523553603 * v18));
    const double v29 = v28 + ((0.7468579598720001 * v14) - (0.028227094878000014 * v16));
    const double v30 = (9.81 * v29) - ((32.80954542685272 * v0_cosine[1]) + (0.01993386669246 * v0_sine[1]));
    K[8] = ((v8_sine[2] * v8_sine[2]) + (v8_cosine[2] * v8_cosine[2])) * v30;
    const double v31 = v0_sine[0] * v0_cosine[1];
    const double v32 = (v8_sine[2] * v31) - (v0_cosine[0] * v8_cosine[2]);
    const double v33 = v0_cosine[0] * v0_cosine[1];
    const double v34 = (v0_sine[0] * v8_cosine[2]) + (v8_sine[2] * v33);
    const double v35 = v0_sine[1] * v8_sine[2];
    const double v36 = (v0_sine[2] * v35) + (v0_cosine[2] * v34);
    const double v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const double v38 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const double v39 = (v0_sine[2] * v34) - (v0_cosine[2] * v35);
    const double v40 = (v8_cosine[0] * v39) + (v8_sine[0] * v37);
    const double v41 = (v8_cosine[0] * v37) - (v8_sine[0] * v39);
    const double v42 = (v21 * v41) + (0.17380470556900005 * v40);
    const double v43 = v42 + ((v26 * v38) - (0.014653732538 * v37));
    const double v44 = (0.316 * v35) + (0.0825 * v34);
    const double v45 = (((0.5527802746500001 * v36) + (2.012523553603 * v39)) - (4.3880230000000005 * v44)) - v43;
    const double v46 = 0.088844724872 * v0_cosine[1];
    const double v47 = 0.028227094878000014 * v0_cosine[1];
    const double v48 = 3.587895 * v0_cosine[1];
    const double v49 = (v0_cosine[1] * v45) + (((v47 * v32) - (v46 * v34)) - (v48 * v44));
    const double v50 = (2.520390088000001 * v0_cosine[1]) - v29;
    const double v51 = 9.81 * (v49 + (v35 * v50));
    const double v52 = (v0_cosine[0] * v8_sine[2]) + (v8_cosine[2] * v31);
    const double v53 = (v8_cosine[2] * v33) - (v0_sine[0] * v8_sine[2]);
    const double v54 = v0_sine[1] * v8_cosine[2];
    const double v55 = (v0_sine[2] * v54) + (v0_cosine[2] * v53);
    const double v56 = (v0_cosine[3] * v55) - (v0_sine[3] * v52);
    const double v57 = (v0_cosine[3] * v52) + (v0_sine[3] * v55);
    const double v58 = (v0_sine[2] * v53) - (v0_cosine[2] * v54);
    const double v59 = (v8_cosine[0] * v58) + (v8_sine[0] * v56);
    const double v60 = (v8_cosine[0] * v56) - (v8_sine[0] * v58);
    const double v61 = (v21 * v60) + (0.17380470556900005 * v59);
    const double v62 = v61 + ((v26 * v57) - (0.014653732538 * v56));
    const double v63 = (0.316 * v54) + (0.0825 * v53);
    const double v64 = (((0.5527802746500001 * v55) + (2.012523553603 * v58)) - (4.3880230000000005 * v63)) - v62;
    const double v65 = (v0_cosine[1] * v64) + (((v47 * v52) - (v46 * v53)) - (v48 * v63));
    const double v66 = 9.81 * (v65 + (v54 * v50));
    const double v67 = (v8_sine[2] * v66) - (v8_cosine[2] * v51);
    K[9] = v67;
    K[15] = v67;
    const double v68 = 9.81 * v16;
    const double v69 = 43.046505630000006 * v16;
    const double v70 = 9.81 * v28;
    const double v71 = ((v68 * v45) + (v69 * v44)) + (v32 * v70);
    const double v72 = ((v68 * v64) + (v69 * v63)) + (v52 * v70);
    const double v73 = -((v8_sine[2] * v72) - (v8_cosine[2] * v71));
    K[10] = v73;
    K[22] = v73;
    const double v74 = 9.81 * v18;
    const double v75 = 9.81 * v27;
    const double v76 = (v74 * v43) - (v39 * v75);
    const double v77 = (v74 * v62) - (v58 * v75);
    const double v78 = -((v8_sine[2] * v77) - (v8_cosine[2] * v76));
    K[11] = v78;
    K[29] = v78;
    const double v79 = 9.81 * v24;
    const double v80 = 9.81 * v23;
    const double v81 = (v38 * v80) - (v79 * v42);
    const double v82 = (v57 * v80) - (v79 * v61);
    const double v83 = -((v8_sine[2] * v82) - (v8_cosine[2] * v81));
    K[12] = v83;
    K[36] = v83;
    const double v84 = (v25 * v79) - ((9.81 * v20) * v19);
    const double v85 = 9.81 * v22;
    const double v86 = v25 * v85;
    const double v87 = v20 * v85;
    const double v88 = ((v38 * v86) - (v40 * v84)) + (v41 * v87);
    const double v89 = ((v57 * v86) - (v59 * v84)) + (v60 * v87);
    const double v90 = (v8_sine[2] * v89) - (v8_cosine[2] * v88);
    K[13] = v90;
    K[43] = v90;
    K[16] = -((v54 * v66) + (v35 * v51));
    const double v91 = (v54 * v72) + (v35 * v71);
    K[17] = v91;
    K[23] = v91;
    const double v92 = (v54 * v77) + (v35 * v76);
    K[18] = v92;
    K[30] = v92;
    const double v93 = (v54 * v82) + (v35 * v81);
    K[19] = v93;
    K[37] = v93;
    const double v94 = -((v54 * v89) + (v35 * v88));
    K[20] = v94;
    K[44] = v94;
    K[24] = (v52 * v72) + (v32 * v71);
    const double v95 = (v52 * v77) + (v32 * v76);
    K[25] = v95;
    K[31] = v95;
    const double v96 = (v52 * v82) + (v32 * v81);
    K[26] = v96;
    K[38] = v96;
    const double v97 = -((v52 * v89) + (v32 * v88));
    K[27] = v97;
    K[45] = v97;
    K[32] = -((v58 * v77) + (v39 * v76));
    const double v98 = -((v58 * v82) + (v39 * v81));
    K[33] = v98;
    K[39] = v98;
    const double v99 = (v58 * v89) + (v39 * v88);
    K[34] = v99;
    K[46] = v99;
    K[40] = (v57 * v82) + (v38 * v81);
    const double v100 = -((v57 * v89) + (v38 * v88));
    K[41] = v100;
    K[47] = v100;
    K[48] = -((v59 * v89) + (v40 * v88));
}

#if !defined(PANDA_VECTOR)

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double K_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(prepared, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double K_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

#endif

void panda_damping_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double D[restrict 49])
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
}

#if !defined(PANDA_VECTOR)

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double D_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(prepared, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double D_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(&prepared_lane, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

#endif
