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
typedef int32_t behi_six_joint_turns __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double) * 4)));

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

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_outside(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void behi_six_joint_pack_sincos(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    behi_six_joint_mask every = ~(behi_six_joint_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 100000.0);
        const behi_six_joint_pack x = (behi_six_joint_pack)((behi_six_joint_mask)angle[i] & inside);
        const behi_six_joint_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, behi_six_joint_turns);
        const behi_six_joint_pack n = __builtin_convertvector(turns, behi_six_joint_pack) - 65536.0;
        const behi_six_joint_pack odd = __builtin_convertvector(turns & 1, behi_six_joint_pack);
        const behi_six_joint_pack sign = 1.0 - __builtin_convertvector(turns & 2, behi_six_joint_pack);
        const behi_six_joint_pack a = x - (n * 1.5707963267341256);
        const behi_six_joint_pack b = a - (n * 6.077100506303966e-11);
        const behi_six_joint_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const behi_six_joint_pack r = b - rest;
        const behi_six_joint_pack low = (b - r) - rest;
        const behi_six_joint_pack z = r * r;
        const behi_six_joint_pack h = 0.5 * z;
        const behi_six_joint_pack w = 1.0 - h;
        const behi_six_joint_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const behi_six_joint_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const behi_six_joint_pack across = sign * odd;
        const behi_six_joint_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!behi_six_joint_pack_all(every)) {
        behi_six_joint_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict qdd, behi_six_joint_pack *restrict Y)
{
    (void)prepared;
    const behi_six_joint_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    behi_six_joint_pack v0_sine[5U];
    behi_six_joint_pack v0_cosine[5U];
    behi_six_joint_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
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
    const behi_six_joint_pack v10 = v0_cosine[0] * qd[0];
    const behi_six_joint_pack v11 = qd[1] * v10;
    const behi_six_joint_pack v12 = (v0_sine[0] * qdd[0]) + v11;
    const behi_six_joint_pack v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const behi_six_joint_pack v14 = v0_sine[0] * qd[0];
    const behi_six_joint_pack v15 = qd[1] * v14;
    const behi_six_joint_pack v16 = v15 - (v0_cosine[0] * qdd[0]);
    const behi_six_joint_pack v17 = v15 + v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const behi_six_joint_pack v18 = v10 * v14;
    Y[77] = v18;
    Y[79] = qdd[1];
    const behi_six_joint_pack v19 = qdd[1] + v18;
    const behi_six_joint_pack v20 = qd[1] * qd[1];
    Y[16] = (v0_cosine[0] * v20) + (v0_sine[0] * (v19 - v18));
    Y[17] = -((v0_cosine[0] * v16) + (v0_sine[0] * v11));
    Y[18] = (v0_cosine[0] * qdd[1]) - (v0_sine[0] * v20);
    Y[20] = v17 * ((-2500.0) * v0_cosine[0]);
    const behi_six_joint_pack v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const behi_six_joint_pack v22 = qd[1] + qd[2];
    const behi_six_joint_pack v23 = v22 * v21;
    const behi_six_joint_pack v24 = ((qd[2] * v21) + (v0_sine[1] * v12)) + (v0_cosine[1] * v16);
    const behi_six_joint_pack v25 = v24 + v23;
    const behi_six_joint_pack v26 = 50.0 * v0_cosine[0];
    const behi_six_joint_pack v27 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const behi_six_joint_pack v28 = 50.0 * v17;
    Y[21] = (v27 * v28) - (v26 * v25);
    const behi_six_joint_pack v29 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const behi_six_joint_pack v30 = v22 * v29;
    const behi_six_joint_pack v31 = (v0_sine[1] * v16) + ((qd[2] * v29) - (v0_cosine[1] * v12));
    const behi_six_joint_pack v32 = v31 + v30;
    const behi_six_joint_pack v33 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v26 * v32) + (v33 * v28);
    const behi_six_joint_pack v34 = v21 * v21;
    const behi_six_joint_pack v35 = v29 * v29;
    const behi_six_joint_pack v36 = v10 * v10;
    const behi_six_joint_pack v37 = v20 + v36;
    const behi_six_joint_pack v38 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v39 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v40 = (v19 * v39) - (v37 * v38);
    const behi_six_joint_pack v41 = (v19 * v38) + (v37 * v39);
    Y[141] = v41;
    Y[23] = ((v26 * (v35 + v34)) - (v27 * v40)) - (v33 * v41);
    const behi_six_joint_pack v42 = v27 * v23;
    Y[24] = -(v42 + (v33 * v31));
    Y[25] = (v27 * v32) - (v33 * v25);
    const behi_six_joint_pack v43 = v21 * v29;
    Y[84] = v43;
    Y[144] = v43;
    const behi_six_joint_pack v44 = qdd[1] + qdd[2];
    Y[89] = v44;
    Y[149] = v44;
    const behi_six_joint_pack v45 = v43 - v44;
    const behi_six_joint_pack v46 = v22 * v22;
    Y[26] = (v27 * (v34 - v46)) - (v33 * v45);
    const behi_six_joint_pack v47 = v33 * v30;
    Y[27] = v47 + (v27 * v24);
    const behi_six_joint_pack v48 = v44 + v43;
    Y[28] = -((v27 * v48) + (v33 * (v46 - v35)));
    Y[29] = v42 - v47;
    const behi_six_joint_pack v49 = v28 + (50.0 * v25);
    const behi_six_joint_pack v50 = v26 - (50.0 * v27);
    Y[30] = -(v50 * v49);
    const behi_six_joint_pack v51 = (v0_cosine[2] * v21) - (v0_sine[2] * v29);
    const behi_six_joint_pack v52 = qd[3] + v22;
    const behi_six_joint_pack v53 = v52 * v51;
    const behi_six_joint_pack v54 = ((v0_cosine[2] * v24) + (qd[3] * v51)) - (v0_sine[2] * v31);
    const behi_six_joint_pack v55 = v54 + v53;
    const behi_six_joint_pack v56 = (v33 * v0_sine[2]) + (v0_cosine[2] * v27);
    Y[31] = (v56 * v49) - (v50 * v55);
    const behi_six_joint_pack v57 = (v0_sine[2] * v27) - (v33 * v0_cosine[2]);
    const behi_six_joint_pack v58 = (v0_sine[2] * v21) + (v0_cosine[2] * v29);
    const behi_six_joint_pack v59 = v52 * v58;
    const behi_six_joint_pack v60 = ((qd[3] * v58) + (v0_sine[2] * v24)) + (v0_cosine[2] * v31);
    const behi_six_joint_pack v61 = v60 + v59;
    Y[32] = (v50 * v61) - (v57 * v49);
    const behi_six_joint_pack v62 = v51 * v51;
    const behi_six_joint_pack v63 = v58 * v58;
    const behi_six_joint_pack v64 = (50.0 * v45) - v41;
    const behi_six_joint_pack v65 = v46 + v35;
    const behi_six_joint_pack v66 = (50.0 * v65) - v40;
    const behi_six_joint_pack v67 = (v0_sine[2] * v66) - (v0_cosine[2] * v64);
    Y[211] = v67;
    const behi_six_joint_pack v68 = (v0_sine[2] * v64) + (v0_cosine[2] * v66);
    Y[212] = v68;
    Y[33] = ((v56 * v68) + (v57 * v67)) + (v50 * (v63 + v62));
    const behi_six_joint_pack v69 = v56 * v53;
    Y[34] = (v57 * v60) - v69;
    Y[35] = (v56 * v61) + (v57 * v55);
    const behi_six_joint_pack v70 = v52 * v52;
    const behi_six_joint_pack v71 = v58 * v51;
    Y[94] = v71;
    Y[154] = v71;
    Y[214] = v71;
    const behi_six_joint_pack v72 = qdd[3] + v44;
    Y[99] = v72;
    Y[159] = v72;
    Y[219] = v72;
    const behi_six_joint_pack v73 = v71 - v72;
    Y[36] = (v57 * v73) + (v56 * (v62 - v70));
    const behi_six_joint_pack v74 = v57 * v59;
    Y[37] = (v56 * v54) - v74;
    const behi_six_joint_pack v75 = v72 + v71;
    Y[38] = (v57 * (v70 - v63)) - (v56 * v75);
    Y[39] = v69 + v74;
    const behi_six_joint_pack v76 = v70 + v63;
    const behi_six_joint_pack v77 = (10.0 * v76) + v68;
    const behi_six_joint_pack v78 = v49 + (10.0 * v55);
    const behi_six_joint_pack v79 = (v0_cosine[3] * v78) + (v0_sine[3] * v77);
    Y[281] = v79;
    const behi_six_joint_pack v80 = v50 - (10.0 * v56);
    const behi_six_joint_pack v81 = v0_cosine[3] * v80;
    const behi_six_joint_pack v82 = (v0_cosine[3] * v77) - (v0_sine[3] * v78);
    Y[282] = v82;
    const behi_six_joint_pack v83 = v0_sine[3] * v80;
    Y[40] = (v82 * v83) - (v79 * v81);
    const behi_six_joint_pack v84 = v67 - (10.0 * v73);
    const behi_six_joint_pack v85 = v0_sine[3] * v57;
    const behi_six_joint_pack v86 = (v0_sine[3] * v52) + (v0_cosine[3] * v51);
    const behi_six_joint_pack v87 = (v0_sine[3] * v51) - (v0_cosine[3] * v52);
    const behi_six_joint_pack v88 = v87 * v86;
    Y[284] = v88;
    const behi_six_joint_pack v89 = qdd[4] + v54;
    Y[289] = v89;
    const behi_six_joint_pack v90 = v88 - v89;
    const behi_six_joint_pack v91 = v87 * v87;
    const behi_six_joint_pack v92 = qd[4] + v58;
    const behi_six_joint_pack v93 = v92 * v92;
    const behi_six_joint_pack v94 = v93 + v91;
    Y[41] = (((v56 * v79) + (v85 * v84)) + (v81 * v90)) + (v83 * v94);
    const behi_six_joint_pack v95 = v0_cosine[3] * v57;
    const behi_six_joint_pack v96 = v86 * v86;
    const behi_six_joint_pack v97 = v93 + v96;
    const behi_six_joint_pack v98 = v89 + v88;
    Y[42] = (((v56 * v82) + (v95 * v84)) + (v81 * v97)) + (v83 * v98);
    const behi_six_joint_pack v99 = ((qd[4] * v87) + (v0_cosine[3] * v60)) - (v0_sine[3] * v72);
    const behi_six_joint_pack v100 = v92 * v87;
    const behi_six_joint_pack v101 = v100 - v99;
    Y[286] = v101;
    const behi_six_joint_pack v102 = ((qd[4] * v86) - (v0_sine[3] * v60)) - (v0_cosine[3] * v72);
    const behi_six_joint_pack v103 = v92 * v86;
    const behi_six_joint_pack v104 = v103 - v102;
    Y[288] = v104;
    Y[43] = (((v95 * v79) - (v85 * v82)) + (v81 * v101)) - (v83 * v104);
    const behi_six_joint_pack v105 = v56 * v88;
    const behi_six_joint_pack v106 = v85 * v103;
    Y[44] = v106 + (v105 + (v95 * v99));
    const behi_six_joint_pack v107 = v91 - v96;
    const behi_six_joint_pack v108 = v102 + v103;
    const behi_six_joint_pack v109 = v99 + v100;
    Y[45] = ((v95 * v108) - (v56 * v107)) - (v85 * v109);
    const behi_six_joint_pack v110 = v93 - v96;
    Y[46] = ((v56 * v101) + (v85 * v110)) + (v95 * v90);
    const behi_six_joint_pack v111 = v95 * v100;
    Y[47] = -(v111 + (v105 + (v85 * v102)));
    const behi_six_joint_pack v112 = v91 - v93;
    Y[48] = ((v56 * v104) + (v85 * v98)) - (v95 * v112);
    Y[49] = v111 + ((v56 * v89) - v106);
    const behi_six_joint_pack v113 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v114 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v115 = (((v0_sine[4] * v82) - (v0_cosine[4] * v84)) - (v98 * v113)) + (v109 * v114);
    Y[351] = v115;
    const behi_six_joint_pack v116 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v117 = ((v56 * v113) - (v80 * v116)) - (v95 * v114);
    const behi_six_joint_pack v118 = (((v0_cosine[4] * v82) + (v0_sine[4] * v84)) - (v109 * v113)) - (v98 * v114);
    Y[352] = v118;
    const behi_six_joint_pack v119 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v120 = ((v95 * v113) - (v80 * v119)) + (v56 * v114);
    const behi_six_joint_pack v121 = v79 + (20.0 * v97);
    Y[50] = -(((v118 * v120) + (v115 * v117)) + (v81 * v121));
    const behi_six_joint_pack v122 = (v56 * v0_cosine[4]) + (v0_sine[4] * v95);
    const behi_six_joint_pack v123 = (v0_cosine[4] * v92) - (v0_sine[4] * v86);
    const behi_six_joint_pack v124 = v123 * v123;
    const behi_six_joint_pack v125 = qd[5] + v87;
    const behi_six_joint_pack v126 = v125 * v125;
    const behi_six_joint_pack v127 = v126 + v124;
    const behi_six_joint_pack v128 = (v0_sine[4] * v92) + (v0_cosine[4] * v86);
    const behi_six_joint_pack v129 = v123 * v128;
    Y[357] = v129;
    const behi_six_joint_pack v130 = qdd[5] + v102;
    Y[359] = v130;
    const behi_six_joint_pack v131 = v130 + v129;
    const behi_six_joint_pack v132 = (((v121 * v122) - (v120 * v127)) - (v117 * v131)) - (v85 * v115);
    const behi_six_joint_pack v133 = ((qd[5] * v128) - (v0_cosine[4] * v89)) - (v0_sine[4] * v99);
    const behi_six_joint_pack v134 = v125 * v128;
    const behi_six_joint_pack v135 = v133 + v134;
    Y[51] = v132 + (v81 * v135);
    const behi_six_joint_pack v136 = (v56 * v0_sine[4]) - (v0_cosine[4] * v95);
    const behi_six_joint_pack v137 = v129 - v130;
    const behi_six_joint_pack v138 = v128 * v128;
    const behi_six_joint_pack v139 = v126 + v138;
    const behi_six_joint_pack v140 = (((v120 * v137) - (v121 * v136)) + (v117 * v139)) - (v85 * v118);
    const behi_six_joint_pack v141 = ((qd[5] * v123) + (v0_sine[4] * v89)) - (v0_cosine[4] * v99);
    const behi_six_joint_pack v142 = v125 * v123;
    const behi_six_joint_pack v143 = v141 + v142;
    Y[52] = v140 + (v81 * v143);
    const behi_six_joint_pack v144 = v134 - v133;
    Y[358] = v144;
    const behi_six_joint_pack v145 = v142 - v141;
    const behi_six_joint_pack v146 = (((v120 * v144) - (v118 * v122)) - (v115 * v136)) - (v117 * v145);
    const behi_six_joint_pack v147 = v124 + v138;
    Y[53] = v146 - (v81 * v147);
    const behi_six_joint_pack v148 = v122 * v134;
    const behi_six_joint_pack v149 = v85 * v129;
    Y[54] = v149 + (v148 + (v136 * v141));
    const behi_six_joint_pack v150 = v138 - v124;
    Y[355] = v150;
    Y[55] = ((v122 * v143) - (v135 * v136)) - (v85 * v150);
    const behi_six_joint_pack v151 = v138 - v126;
    Y[56] = ((v131 * v136) - (v122 * v151)) + (v85 * v145);
    const behi_six_joint_pack v152 = v136 * v142;
    Y[57] = -(v149 + (v152 + (v122 * v133)));
    const behi_six_joint_pack v153 = v126 - v124;
    Y[58] = -(((v122 * v137) + (v136 * v153)) + (v85 * v144));
    Y[59] = (v152 - (v85 * v130)) - v148;
    Y[74] = -v18;
    Y[75] = (v14 * v14) - v36;
    Y[76] = v12 - v11;
    Y[78] = v15 - v16;
    Y[80] = (v38 * v41) + (v39 * v40);
    Y[81] = (v41 - (v45 * v38)) - (v39 * v65);
    Y[82] = -((v40 + (v39 * v48)) + (v38 * (v46 + v34)));
    const behi_six_joint_pack v154 = v30 - v31;
    Y[86] = v154;
    Y[146] = v154;
    const behi_six_joint_pack v155 = v23 - v24;
    Y[88] = v155;
    Y[148] = v155;
    Y[83] = (v39 * v155) - (v38 * v154);
    const behi_six_joint_pack v156 = v34 - v35;
    Y[85] = v156;
    Y[145] = v156;
    const behi_six_joint_pack v157 = -v43;
    Y[87] = v157;
    Y[147] = v157;
    const behi_six_joint_pack v158 = 50.0 + v38;
    const behi_six_joint_pack v159 = (v0_sine[2] * v158) + (v0_cosine[2] * v39);
    const behi_six_joint_pack v160 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) - (v0_cosine[2] * v158);
    Y[90] = -((v67 * v161) + (v68 * v159));
    Y[91] = (v67 + (v73 * v161)) - (v76 * v159);
    const behi_six_joint_pack v162 = v70 + v62;
    Y[92] = (v68 - (v75 * v159)) + (v161 * v162);
    const behi_six_joint_pack v163 = v59 - v60;
    Y[96] = v163;
    Y[156] = v163;
    Y[216] = v163;
    const behi_six_joint_pack v164 = v53 - v54;
    Y[98] = v164;
    Y[158] = v164;
    Y[218] = v164;
    Y[93] = (v159 * v164) + (v161 * v163);
    const behi_six_joint_pack v165 = v62 - v63;
    Y[95] = v165;
    Y[155] = v165;
    Y[215] = v165;
    const behi_six_joint_pack v166 = -v71;
    Y[97] = v166;
    Y[157] = v166;
    Y[217] = v166;
    const behi_six_joint_pack v167 = (v0_cosine[3] * v82) + (v0_sine[3] * v79);
    const behi_six_joint_pack v168 = 10.0 - v161;
    Y[100] = (v84 * v168) - (v159 * v167);
    const behi_six_joint_pack v169 = v0_cosine[3] * v159;
    const behi_six_joint_pack v170 = v0_sine[3] * v159;
    const behi_six_joint_pack v171 = v0_cosine[3] * v84;
    Y[101] = v171 + (((v90 * v170) - (v108 * v168)) - (v94 * v169));
    const behi_six_joint_pack v172 = v0_sine[3] * v84;
    Y[102] = (((v109 * v168) + (v97 * v170)) - (v98 * v169)) - v172;
    const behi_six_joint_pack v173 = v91 + v96;
    Y[103] = (((v168 * v173) - v167) + (v101 * v170)) + (v104 * v169);
    const behi_six_joint_pack v174 = v0_cosine[3] * v103;
    const behi_six_joint_pack v175 = v174 - (v0_sine[3] * v99);
    Y[104] = v175;
    Y[164] = v175;
    Y[224] = v175;
    const behi_six_joint_pack v176 = -((v0_cosine[3] * v109) + (v0_sine[3] * v108));
    Y[105] = v176;
    Y[165] = v176;
    Y[225] = v176;
    const behi_six_joint_pack v177 = (v0_cosine[3] * v110) - (v0_sine[3] * v90);
    Y[106] = v177;
    Y[166] = v177;
    Y[226] = v177;
    const behi_six_joint_pack v178 = v0_sine[3] * v100;
    const behi_six_joint_pack v179 = -((v0_cosine[3] * v102) - v178);
    Y[107] = v179;
    Y[167] = v179;
    Y[227] = v179;
    const behi_six_joint_pack v180 = (v0_cosine[3] * v98) + (v0_sine[3] * v112);
    Y[108] = v180;
    Y[168] = v180;
    Y[228] = v180;
    const behi_six_joint_pack v181 = -(v174 + v178);
    Y[109] = v181;
    Y[169] = v181;
    Y[229] = v181;
    const behi_six_joint_pack v182 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v183 = v182 + v168;
    const behi_six_joint_pack v184 = (v0_cosine[4] * v183) + (v0_sine[4] * v169);
    const behi_six_joint_pack v185 = (v0_cosine[4] * v169) - (v0_sine[4] * v183);
    Y[110] = -(((v118 * v185) + (v115 * v184)) + (v121 * v170));
    const behi_six_joint_pack v186 = (v0_cosine[3] * v115) + (v116 * v121);
    Y[111] = (((v135 * v170) - (v131 * v184)) - (v127 * v185)) - v186;
    const behi_six_joint_pack v187 = (v0_cosine[3] * v118) + (v119 * v121);
    Y[112] = (((v137 * v185) + (v139 * v184)) - v187) + (v143 * v170);
    const behi_six_joint_pack v188 = (v118 * v116) - (v119 * v115);
    Y[113] = (v188 + ((v144 * v185) - (v145 * v184))) - (v147 * v170);
    const behi_six_joint_pack v189 = v0_cosine[3] * v129;
    const behi_six_joint_pack v190 = v116 * v134;
    const behi_six_joint_pack v191 = (v189 + (v119 * v141)) - v190;
    Y[114] = v191;
    Y[174] = v191;
    Y[234] = v191;
    const behi_six_joint_pack v192 = -(((v0_cosine[3] * v150) + (v116 * v143)) + (v119 * v135));
    Y[115] = v192;
    Y[175] = v192;
    Y[235] = v192;
    const behi_six_joint_pack v193 = ((v0_cosine[3] * v145) + (v116 * v151)) + (v119 * v131);
    Y[116] = v193;
    Y[176] = v193;
    Y[236] = v193;
    const behi_six_joint_pack v194 = v119 * v142;
    const behi_six_joint_pack v195 = -(v194 + (v189 - (v116 * v133)));
    Y[117] = v195;
    Y[177] = v195;
    Y[237] = v195;
    const behi_six_joint_pack v196 = -(((v0_cosine[3] * v144) - (v116 * v137)) + (v119 * v153));
    Y[118] = v196;
    Y[178] = v196;
    Y[238] = v196;
    const behi_six_joint_pack v197 = -(((v0_cosine[3] * v130) - v190) - v194);
    Y[119] = v197;
    Y[179] = v197;
    Y[239] = v197;
    Y[142] = -v40;
    const behi_six_joint_pack v198 = 50.0 * v0_cosine[2];
    Y[150] = (v67 * v198) - (v68 * v160);
    Y[151] = (v67 - (v76 * v160)) - (v73 * v198);
    Y[152] = (v68 - (v75 * v160)) - (v162 * v198);
    Y[153] = (v160 * v164) - (v163 * v198);
    const behi_six_joint_pack v199 = 10.0 + v198;
    Y[160] = (v84 * v199) - (v160 * v167);
    const behi_six_joint_pack v200 = v0_cosine[3] * v160;
    const behi_six_joint_pack v201 = v0_sine[3] * v160;
    Y[161] = v171 + (((v90 * v201) - (v108 * v199)) - (v94 * v200));
    Y[162] = (((v109 * v199) + (v97 * v201)) - (v98 * v200)) - v172;
    Y[163] = (((v173 * v199) - v167) + (v101 * v201)) + (v104 * v200);
    const behi_six_joint_pack v202 = v182 + v199;
    const behi_six_joint_pack v203 = (v0_cosine[4] * v202) + (v0_sine[4] * v200);
    const behi_six_joint_pack v204 = (v0_cosine[4] * v200) - (v0_sine[4] * v202);
    Y[170] = -(((v118 * v204) + (v115 * v203)) + (v121 * v201));
    Y[171] = (((v135 * v201) - (v131 * v203)) - (v127 * v204)) - v186;
    Y[172] = (((v137 * v204) + (v139 * v203)) - v187) + (v143 * v201);
    Y[173] = (v188 + ((v144 * v204) - (v145 * v203))) - (v147 * v201);
    Y[220] = 10.0 * v84;
    Y[221] = v171 - (10.0 * v108);
    Y[222] = (10.0 * v109) - v172;
    Y[223] = (10.0 * v173) - v167;
    const behi_six_joint_pack v205 = 10.0 + v182;
    const behi_six_joint_pack v206 = v0_cosine[4] * v205;
    const behi_six_joint_pack v207 = v0_sine[4] * v205;
    Y[230] = (v118 * v207) - (v115 * v206);
    Y[231] = ((v127 * v207) - v186) - (v131 * v206);
    Y[232] = ((v139 * v206) - v187) - (v137 * v207);
    Y[233] = (v188 - (v144 * v207)) - (v145 * v206);
    Y[285] = -v107;
    Y[287] = -v88;
    Y[290] = -((v113 * v115) + (v114 * v118));
    Y[291] = ((v0_cosine[4] * v121) - (v113 * v131)) - (v114 * v127);
    Y[292] = ((v113 * v139) - (v0_sine[4] * v121)) + (v114 * v137);
    Y[293] = (((v114 * v144) - (v0_sine[4] * v115)) - (v0_cosine[4] * v118)) - (v113 * v145);
    const behi_six_joint_pack v208 = v0_cosine[4] * v134;
    Y[294] = v208 + (v0_sine[4] * v141);
    Y[295] = (v0_cosine[4] * v143) - (v0_sine[4] * v135);
    Y[296] = (v0_sine[4] * v131) - (v0_cosine[4] * v151);
    const behi_six_joint_pack v209 = v0_sine[4] * v142;
    Y[297] = -(v209 + (v0_cosine[4] * v133));
    Y[298] = -((v0_sine[4] * v153) + (v0_cosine[4] * v137));
    Y[299] = v209 - v208;
    Y[354] = -v129;
    Y[356] = -v145;
}

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
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
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack qdd_pack[6];
        behi_six_joint_pack Y_pack[360];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
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
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
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
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack K_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
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
    behi_six_joint_pack prepared_pack[104];

    for (size_t k = 0U; k < 104U; k++) {
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
        behi_six_joint_pack prepared_pack[104];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack D_pack[36];

        behi_six_joint_pack_take(104U, count, first, lanes, prepared, prepared_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        behi_six_joint_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
