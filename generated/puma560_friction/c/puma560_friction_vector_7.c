/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#define PUMA560_FRICTION_APART __attribute__((noinline))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_friction_pack *one)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_friction_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_pack *one, double *many)
{
    if (lanes < PUMA560_FRICTION_LANES) {
        puma560_friction_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_friction_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
        one[k] = -one[k];
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, puma560_friction_bytes);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, puma560_friction_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const puma560_friction_bytes *)&many[(k * count) + first], puma560_friction_mask);
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const puma560_friction_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < PUMA560_FRICTION_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(puma560_friction_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], puma560_friction_bytes);
        }
    }
}

static inline puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

static inline puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

static inline puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

static inline puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

static inline bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

static inline puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_all((puma560_friction_mask)((*beyond >> 18) == 0ULL))) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_regressor(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, const puma560_friction_pack *restrict qdd, puma560_friction_pack *restrict Y)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[1], q[2], q[3], q[4], q[5]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    Y[0] = puma560_friction_pack_splat(0.0);
    Y[1] = puma560_friction_pack_splat(0.0);
    Y[2] = puma560_friction_pack_splat(0.0);
    Y[3] = puma560_friction_pack_splat(0.0);
    Y[4] = puma560_friction_pack_splat(0.0);
    Y[5] = puma560_friction_pack_splat(0.0);
    Y[6] = puma560_friction_pack_splat(0.0);
    Y[7] = puma560_friction_pack_splat(0.0);
    Y[8] = puma560_friction_pack_splat(0.0);
    Y[10] = puma560_friction_pack_splat(0.0);
    Y[11] = puma560_friction_pack_splat(0.0);
    Y[12] = puma560_friction_pack_splat(0.0);
    Y[13] = puma560_friction_pack_splat(0.0);
    Y[19] = puma560_friction_pack_splat(0.0);
    Y[60] = puma560_friction_pack_splat(0.0);
    Y[61] = puma560_friction_pack_splat(0.0);
    Y[62] = puma560_friction_pack_splat(0.0);
    Y[63] = puma560_friction_pack_splat(0.0);
    Y[64] = puma560_friction_pack_splat(0.0);
    Y[65] = puma560_friction_pack_splat(0.0);
    Y[66] = puma560_friction_pack_splat(0.0);
    Y[67] = puma560_friction_pack_splat(0.0);
    Y[68] = puma560_friction_pack_splat(0.0);
    Y[69] = puma560_friction_pack_splat(0.0);
    Y[70] = puma560_friction_pack_splat(0.0);
    Y[73] = puma560_friction_pack_splat(0.0);
    Y[120] = puma560_friction_pack_splat(0.0);
    Y[121] = puma560_friction_pack_splat(0.0);
    Y[122] = puma560_friction_pack_splat(0.0);
    Y[123] = puma560_friction_pack_splat(0.0);
    Y[124] = puma560_friction_pack_splat(0.0);
    Y[125] = puma560_friction_pack_splat(0.0);
    Y[126] = puma560_friction_pack_splat(0.0);
    Y[127] = puma560_friction_pack_splat(0.0);
    Y[128] = puma560_friction_pack_splat(0.0);
    Y[129] = puma560_friction_pack_splat(0.0);
    Y[130] = puma560_friction_pack_splat(0.0);
    Y[131] = puma560_friction_pack_splat(0.0);
    Y[132] = puma560_friction_pack_splat(0.0);
    Y[133] = puma560_friction_pack_splat(0.0);
    Y[134] = puma560_friction_pack_splat(0.0);
    Y[135] = puma560_friction_pack_splat(0.0);
    Y[136] = puma560_friction_pack_splat(0.0);
    Y[137] = puma560_friction_pack_splat(0.0);
    Y[138] = puma560_friction_pack_splat(0.0);
    Y[139] = puma560_friction_pack_splat(0.0);
    Y[140] = puma560_friction_pack_splat(0.0);
    Y[143] = puma560_friction_pack_splat(0.0);
    Y[180] = puma560_friction_pack_splat(0.0);
    Y[181] = puma560_friction_pack_splat(0.0);
    Y[182] = puma560_friction_pack_splat(0.0);
    Y[183] = puma560_friction_pack_splat(0.0);
    Y[184] = puma560_friction_pack_splat(0.0);
    Y[185] = puma560_friction_pack_splat(0.0);
    Y[186] = puma560_friction_pack_splat(0.0);
    Y[187] = puma560_friction_pack_splat(0.0);
    Y[188] = puma560_friction_pack_splat(0.0);
    Y[189] = puma560_friction_pack_splat(0.0);
    Y[190] = puma560_friction_pack_splat(0.0);
    Y[191] = puma560_friction_pack_splat(0.0);
    Y[192] = puma560_friction_pack_splat(0.0);
    Y[193] = puma560_friction_pack_splat(0.0);
    Y[194] = puma560_friction_pack_splat(0.0);
    Y[195] = puma560_friction_pack_splat(0.0);
    Y[196] = puma560_friction_pack_splat(0.0);
    Y[197] = puma560_friction_pack_splat(0.0);
    Y[198] = puma560_friction_pack_splat(0.0);
    Y[199] = puma560_friction_pack_splat(0.0);
    Y[200] = puma560_friction_pack_splat(0.0);
    Y[201] = puma560_friction_pack_splat(0.0);
    Y[202] = puma560_friction_pack_splat(0.0);
    Y[203] = puma560_friction_pack_splat(0.0);
    Y[204] = puma560_friction_pack_splat(0.0);
    Y[205] = puma560_friction_pack_splat(0.0);
    Y[206] = puma560_friction_pack_splat(0.0);
    Y[207] = puma560_friction_pack_splat(0.0);
    Y[208] = puma560_friction_pack_splat(0.0);
    Y[209] = puma560_friction_pack_splat(0.0);
    Y[210] = puma560_friction_pack_splat(0.0);
    Y[213] = puma560_friction_pack_splat(0.0);
    Y[220] = puma560_friction_pack_splat(0.0);
    Y[230] = puma560_friction_pack_splat(0.0);
    Y[240] = puma560_friction_pack_splat(0.0);
    Y[241] = puma560_friction_pack_splat(0.0);
    Y[242] = puma560_friction_pack_splat(0.0);
    Y[243] = puma560_friction_pack_splat(0.0);
    Y[244] = puma560_friction_pack_splat(0.0);
    Y[245] = puma560_friction_pack_splat(0.0);
    Y[246] = puma560_friction_pack_splat(0.0);
    Y[247] = puma560_friction_pack_splat(0.0);
    Y[248] = puma560_friction_pack_splat(0.0);
    Y[249] = puma560_friction_pack_splat(0.0);
    Y[250] = puma560_friction_pack_splat(0.0);
    Y[251] = puma560_friction_pack_splat(0.0);
    Y[252] = puma560_friction_pack_splat(0.0);
    Y[253] = puma560_friction_pack_splat(0.0);
    Y[254] = puma560_friction_pack_splat(0.0);
    Y[255] = puma560_friction_pack_splat(0.0);
    Y[256] = puma560_friction_pack_splat(0.0);
    Y[257] = puma560_friction_pack_splat(0.0);
    Y[258] = puma560_friction_pack_splat(0.0);
    Y[259] = puma560_friction_pack_splat(0.0);
    Y[260] = puma560_friction_pack_splat(0.0);
    Y[261] = puma560_friction_pack_splat(0.0);
    Y[262] = puma560_friction_pack_splat(0.0);
    Y[263] = puma560_friction_pack_splat(0.0);
    Y[264] = puma560_friction_pack_splat(0.0);
    Y[265] = puma560_friction_pack_splat(0.0);
    Y[266] = puma560_friction_pack_splat(0.0);
    Y[267] = puma560_friction_pack_splat(0.0);
    Y[268] = puma560_friction_pack_splat(0.0);
    Y[269] = puma560_friction_pack_splat(0.0);
    Y[270] = puma560_friction_pack_splat(0.0);
    Y[271] = puma560_friction_pack_splat(0.0);
    Y[272] = puma560_friction_pack_splat(0.0);
    Y[273] = puma560_friction_pack_splat(0.0);
    Y[274] = puma560_friction_pack_splat(0.0);
    Y[275] = puma560_friction_pack_splat(0.0);
    Y[276] = puma560_friction_pack_splat(0.0);
    Y[277] = puma560_friction_pack_splat(0.0);
    Y[278] = puma560_friction_pack_splat(0.0);
    Y[279] = puma560_friction_pack_splat(0.0);
    Y[280] = puma560_friction_pack_splat(0.0);
    Y[283] = puma560_friction_pack_splat(0.0);
    Y[290] = puma560_friction_pack_splat(0.0);
    Y[300] = puma560_friction_pack_splat(0.0);
    Y[301] = puma560_friction_pack_splat(0.0);
    Y[302] = puma560_friction_pack_splat(0.0);
    Y[303] = puma560_friction_pack_splat(0.0);
    Y[304] = puma560_friction_pack_splat(0.0);
    Y[305] = puma560_friction_pack_splat(0.0);
    Y[306] = puma560_friction_pack_splat(0.0);
    Y[307] = puma560_friction_pack_splat(0.0);
    Y[308] = puma560_friction_pack_splat(0.0);
    Y[309] = puma560_friction_pack_splat(0.0);
    Y[310] = puma560_friction_pack_splat(0.0);
    Y[311] = puma560_friction_pack_splat(0.0);
    Y[312] = puma560_friction_pack_splat(0.0);
    Y[313] = puma560_friction_pack_splat(0.0);
    Y[314] = puma560_friction_pack_splat(0.0);
    Y[315] = puma560_friction_pack_splat(0.0);
    Y[316] = puma560_friction_pack_splat(0.0);
    Y[317] = puma560_friction_pack_splat(0.0);
    Y[318] = puma560_friction_pack_splat(0.0);
    Y[319] = puma560_friction_pack_splat(0.0);
    Y[320] = puma560_friction_pack_splat(0.0);
    Y[321] = puma560_friction_pack_splat(0.0);
    Y[322] = puma560_friction_pack_splat(0.0);
    Y[323] = puma560_friction_pack_splat(0.0);
    Y[324] = puma560_friction_pack_splat(0.0);
    Y[325] = puma560_friction_pack_splat(0.0);
    Y[326] = puma560_friction_pack_splat(0.0);
    Y[327] = puma560_friction_pack_splat(0.0);
    Y[328] = puma560_friction_pack_splat(0.0);
    Y[329] = puma560_friction_pack_splat(0.0);
    Y[330] = puma560_friction_pack_splat(0.0);
    Y[331] = puma560_friction_pack_splat(0.0);
    Y[332] = puma560_friction_pack_splat(0.0);
    Y[333] = puma560_friction_pack_splat(0.0);
    Y[334] = puma560_friction_pack_splat(0.0);
    Y[335] = puma560_friction_pack_splat(0.0);
    Y[336] = puma560_friction_pack_splat(0.0);
    Y[337] = puma560_friction_pack_splat(0.0);
    Y[338] = puma560_friction_pack_splat(0.0);
    Y[339] = puma560_friction_pack_splat(0.0);
    Y[340] = puma560_friction_pack_splat(0.0);
    Y[341] = puma560_friction_pack_splat(0.0);
    Y[342] = puma560_friction_pack_splat(0.0);
    Y[343] = puma560_friction_pack_splat(0.0);
    Y[344] = puma560_friction_pack_splat(0.0);
    Y[345] = puma560_friction_pack_splat(0.0);
    Y[346] = puma560_friction_pack_splat(0.0);
    Y[347] = puma560_friction_pack_splat(0.0);
    Y[348] = puma560_friction_pack_splat(0.0);
    Y[349] = puma560_friction_pack_splat(0.0);
    Y[350] = puma560_friction_pack_splat(0.0);
    Y[353] = puma560_friction_pack_splat(0.0);
    Y[9] = qdd[0];
    const puma560_friction_pack v10 = qd[0] * v0_cosine[0];
    const puma560_friction_pack v11 = qd[1] * v10;
    const puma560_friction_pack v12 = v11 + (qdd[0] * v0_sine[0]);
    const puma560_friction_pack v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const puma560_friction_pack v14 = qd[0] * v0_sine[0];
    const puma560_friction_pack v15 = qd[1] * v14;
    const puma560_friction_pack v16 = (qdd[0] * v0_cosine[0]) - v15;
    const puma560_friction_pack v17 = v15 - v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const puma560_friction_pack v18 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (qdd[1] * v0_sine[0]) + (v18 * v0_cosine[0]);
    Y[17] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    Y[18] = (qdd[1] * v0_cosine[0]) - (v18 * v0_sine[0]);
    Y[20] = ((-0.18645124000000002) * v0_cosine[0]) * v17;
    const puma560_friction_pack v19 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const puma560_friction_pack v20 = ((qd[2] * v19) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const puma560_friction_pack v21 = qd[2] + qd[1];
    const puma560_friction_pack v22 = v21 * v19;
    const puma560_friction_pack v23 = v22 + v20;
    const puma560_friction_pack v24 = 0.4318 * v0_cosine[0];
    const puma560_friction_pack v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const puma560_friction_pack v26 = 0.4318 * v17;
    Y[21] = (v25 * v26) - (v24 * v23);
    const puma560_friction_pack v27 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const puma560_friction_pack v28 = ((qd[2] * v27) - (v0_cosine[1] * v12)) - (v0_sine[1] * v16);
    const puma560_friction_pack v29 = v21 * v27;
    const puma560_friction_pack v30 = v29 + v28;
    const puma560_friction_pack v31 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v24 * v30) + (v31 * v26);
    const puma560_friction_pack v32 = v19 * v19;
    const puma560_friction_pack v33 = v27 * v27;
    const puma560_friction_pack v34 = 9.81 * v0_sine[0];
    const puma560_friction_pack v35 = (v10 * (qd[0] * v24)) + ((0.4318 * v18) - v34);
    const puma560_friction_pack v36 = v10 * v14;
    Y[77] = v36;
    const puma560_friction_pack v37 = 9.81 * v0_cosine[0];
    Y[71] = v37;
    const puma560_friction_pack v38 = v37 + (0.4318 * (qdd[1] + v36));
    const puma560_friction_pack v39 = (v0_sine[1] * v38) - (v0_cosine[1] * v35);
    const puma560_friction_pack v40 = (v0_cosine[1] * v38) + (v0_sine[1] * v35);
    Y[141] = v40;
    Y[23] = ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40);
    const puma560_friction_pack v41 = v25 * v22;
    Y[24] = -(v41 + (v31 * v28));
    Y[25] = (v25 * v30) - (v31 * v23);
    const puma560_friction_pack v42 = v19 * v27;
    Y[84] = v42;
    Y[144] = v42;
    const puma560_friction_pack v43 = qdd[1] + qdd[2];
    Y[89] = v43;
    Y[149] = v43;
    const puma560_friction_pack v44 = v42 - v43;
    const puma560_friction_pack v45 = v21 * v21;
    Y[26] = (v25 * (v32 - v45)) - (v31 * v44);
    const puma560_friction_pack v46 = v31 * v29;
    Y[27] = v46 + (v25 * v20);
    const puma560_friction_pack v47 = v43 + v42;
    Y[28] = (v31 * (v33 - v45)) - (v25 * v47);
    Y[29] = v41 - v46;
    const puma560_friction_pack v48 = (0.15005 * v19) - (0.0203 * v21);
    const puma560_friction_pack v49 = ((v39 + (v21 * v48)) - (0.0203 * v33)) - (0.15005 * v20);
    const puma560_friction_pack v50 = ((v26 - (v19 * v48)) - (0.15005 * v33)) + (0.0203 * v20);
    const puma560_friction_pack v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const puma560_friction_pack v52 = 0.15005 * v25;
    const puma560_friction_pack v53 = v24 - (0.0203 * v25);
    const puma560_friction_pack v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const puma560_friction_pack v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const puma560_friction_pack v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const puma560_friction_pack v57 = v29 - v28;
    Y[86] = v57;
    Y[146] = v57;
    const puma560_friction_pack v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57);
    const puma560_friction_pack v59 = 0.15005 * v31;
    Y[30] = -(((v56 * v55) + (v59 * v58)) + (v54 * v51));
    const puma560_friction_pack v60 = (v0_cosine[2] * v19) - (v21 * v0_sine[2]);
    const puma560_friction_pack v61 = (v21 * v0_cosine[2]) + (v0_sine[2] * v19);
    const puma560_friction_pack v62 = v61 * v60;
    Y[214] = v62;
    const puma560_friction_pack v63 = qdd[3] - v20;
    Y[219] = v63;
    const puma560_friction_pack v64 = v62 - v63;
    const puma560_friction_pack v65 = qd[3] - v27;
    const puma560_friction_pack v66 = v65 * v65;
    const puma560_friction_pack v67 = v61 * v61;
    const puma560_friction_pack v68 = v67 + v66;
    const puma560_friction_pack v69 = v0_sine[2] * v31;
    const puma560_friction_pack v70 = ((v43 * v0_cosine[2]) + (qd[3] * v60)) - (v0_sine[2] * v28);
    const puma560_friction_pack v71 = v60 * v65;
    const puma560_friction_pack v72 = v71 + v70;
    const puma560_friction_pack v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72);
    Y[31] = (v25 * v51) + v73;
    const puma560_friction_pack v74 = v60 * v60;
    const puma560_friction_pack v75 = v74 + v66;
    const puma560_friction_pack v76 = v63 + v62;
    const puma560_friction_pack v77 = v0_cosine[2] * v31;
    const puma560_friction_pack v78 = ((v43 * v0_sine[2]) + (qd[3] * v61)) + (v0_cosine[2] * v28);
    const puma560_friction_pack v79 = v61 * v65;
    const puma560_friction_pack v80 = v79 + v78;
    const puma560_friction_pack v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80);
    Y[32] = (v25 * v55) + v81;
    const puma560_friction_pack v82 = v71 - v70;
    Y[218] = v82;
    const puma560_friction_pack v83 = v67 + v74;
    const puma560_friction_pack v84 = v79 - v78;
    Y[216] = v84;
    const puma560_friction_pack v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84));
    Y[33] = v85 - (v69 * v55);
    const puma560_friction_pack v86 = v25 * v62;
    const puma560_friction_pack v87 = v69 * v71;
    Y[34] = -((v87 + v86) + (v77 * v78));
    const puma560_friction_pack v88 = v67 - v74;
    Y[35] = ((v25 * v88) + (v69 * v80)) - (v77 * v72);
    const puma560_friction_pack v89 = v74 - v66;
    Y[36] = ((v69 * v89) - (v25 * v84)) - (v77 * v64);
    const puma560_friction_pack v90 = v77 * v79;
    Y[37] = (v90 + v86) + (v69 * v70);
    const puma560_friction_pack v91 = v67 - v66;
    Y[38] = ((v77 * v91) - (v25 * v82)) - (v69 * v76);
    Y[39] = (v87 - v90) - (v25 * v63);
    const puma560_friction_pack v92 = (0.4318 * v83) - v58;
    const puma560_friction_pack v93 = v55 + (0.4318 * v82);
    const puma560_friction_pack v94 = (v0_cosine[3] * v93) - (v0_sine[3] * v92);
    const puma560_friction_pack v95 = v56 + (0.4318 * v69);
    const puma560_friction_pack v96 = (v0_cosine[3] * v95) + (v0_sine[3] * v59);
    const puma560_friction_pack v97 = (v0_cosine[3] * v92) + (v0_sine[3] * v93);
    const puma560_friction_pack v98 = (v0_cosine[3] * v59) - (v0_sine[3] * v95);
    const puma560_friction_pack v99 = v98 * v97;
    const puma560_friction_pack v100 = v51 + (0.4318 * v84);
    const puma560_friction_pack v101 = (0.4318 * v77) - v54;
    Y[40] = (v99 + (v101 * v100)) - (v96 * v94);
    const puma560_friction_pack v102 = (v0_cosine[3] * v25) + (v0_sine[3] * v77);
    const puma560_friction_pack v103 = (v0_sine[3] * v60) - (v0_cosine[3] * v65);
    const puma560_friction_pack v104 = v103 * v103;
    const puma560_friction_pack v105 = qd[4] + v61;
    const puma560_friction_pack v106 = v105 * v105;
    const puma560_friction_pack v107 = v104 + v106;
    const puma560_friction_pack v108 = (v0_cosine[3] * v60) + (v0_sine[3] * v65);
    const puma560_friction_pack v109 = v103 * v108;
    Y[284] = v109;
    const puma560_friction_pack v110 = qdd[4] + v70;
    Y[289] = v110;
    const puma560_friction_pack v111 = v109 - v110;
    const puma560_friction_pack v112 = ((qd[4] * v108) - (v0_cosine[3] * v63)) - (v0_sine[3] * v78);
    const puma560_friction_pack v113 = v105 * v108;
    const puma560_friction_pack v114 = v112 + v113;
    const puma560_friction_pack v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100);
    Y[41] = v115 - (v69 * v97);
    const puma560_friction_pack v116 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const puma560_friction_pack v117 = v110 + v109;
    const puma560_friction_pack v118 = v108 * v108;
    const puma560_friction_pack v119 = v106 + v118;
    const puma560_friction_pack v120 = ((qd[4] * v103) - (v0_sine[3] * v63)) + (v0_cosine[3] * v78);
    const puma560_friction_pack v121 = v105 * v103;
    const puma560_friction_pack v122 = v120 + v121;
    const puma560_friction_pack v123 = (((v98 * v119) + (v96 * v117)) - (v101 * v122)) - (v116 * v100);
    Y[42] = v123 - (v69 * v94);
    const puma560_friction_pack v124 = v104 + v118;
    const puma560_friction_pack v125 = v121 - v120;
    Y[286] = v125;
    const puma560_friction_pack v126 = v113 - v112;
    Y[288] = v126;
    const puma560_friction_pack v127 = (((v98 * v125) - (v101 * v124)) - (v96 * v126)) - (v116 * v97);
    Y[43] = v127 - (v102 * v94);
    const puma560_friction_pack v128 = v102 * v113;
    const puma560_friction_pack v129 = v69 * v109;
    Y[44] = (v129 - v128) + (v116 * v120);
    const puma560_friction_pack v130 = v104 - v118;
    Y[45] = ((v102 * v122) - (v69 * v130)) + (v116 * v114);
    const puma560_friction_pack v131 = v118 - v106;
    Y[46] = ((v116 * v111) + (v102 * v131)) + (v69 * v125);
    const puma560_friction_pack v132 = v116 * v121;
    Y[47] = (v102 * v112) - (v132 + v129);
    const puma560_friction_pack v133 = v104 - v106;
    Y[48] = (v69 * v126) - ((v102 * v117) + (v116 * v133));
    Y[49] = (v132 + (v69 * v110)) + v128;
    const puma560_friction_pack v134 = (v0_cosine[4] * v94) - (v0_sine[4] * v100);
    const puma560_friction_pack v135 = (v0_cosine[4] * v96) + (v0_sine[4] * v101);
    const puma560_friction_pack v136 = (v0_sine[4] * v94) + (v0_cosine[4] * v100);
    const puma560_friction_pack v137 = (v0_sine[4] * v96) - (v0_cosine[4] * v101);
    Y[50] = (v99 - (v135 * v134)) - (v137 * v136);
    const puma560_friction_pack v138 = (v0_cosine[4] * v69) - (v0_sine[4] * v116);
    const puma560_friction_pack v139 = (v0_cosine[4] * v108) - (v0_sine[4] * v105);
    const puma560_friction_pack v140 = ((qd[5] * v139) + (v0_cosine[4] * v110)) - (v0_sine[4] * v120);
    const puma560_friction_pack v141 = qd[5] - v103;
    const puma560_friction_pack v142 = v139 * v141;
    const puma560_friction_pack v143 = v140 + v142;
    const puma560_friction_pack v144 = v141 * v141;
    const puma560_friction_pack v145 = (v0_cosine[4] * v105) + (v0_sine[4] * v108);
    const puma560_friction_pack v146 = v145 * v145;
    const puma560_friction_pack v147 = v146 + v144;
    const puma560_friction_pack v148 = qdd[5] - v112;
    Y[359] = v148;
    const puma560_friction_pack v149 = v145 * v139;
    Y[354] = v149;
    const puma560_friction_pack v150 = v149 - v148;
    const puma560_friction_pack v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97);
    Y[51] = (v102 * v136) + v151;
    const puma560_friction_pack v152 = v139 * v139;
    const puma560_friction_pack v153 = v144 + v152;
    const puma560_friction_pack v154 = ((qd[5] * v145) + (v0_sine[4] * v110)) + (v0_cosine[4] * v120);
    const puma560_friction_pack v155 = v145 * v141;
    const puma560_friction_pack v156 = v154 + v155;
    const puma560_friction_pack v157 = v148 + v149;
    const puma560_friction_pack v158 = (v0_sine[4] * v69) + (v0_cosine[4] * v116);
    const puma560_friction_pack v159 = (v158 * v97) + (((v98 * v156) - (v137 * v153)) + (v135 * v157));
    Y[52] = v159 + (v102 * v134);
    const puma560_friction_pack v160 = v142 - v140;
    Y[358] = v160;
    const puma560_friction_pack v161 = v146 + v152;
    const puma560_friction_pack v162 = v155 - v154;
    Y[356] = v162;
    const puma560_friction_pack v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134);
    Y[53] = v163 - (v158 * v136);
    const puma560_friction_pack v164 = v138 * v142;
    const puma560_friction_pack v165 = v102 * v149;
    Y[54] = (v158 * v154) - (v165 + v164);
    const puma560_friction_pack v166 = v152 - v146;
    Y[355] = v166;
    Y[55] = ((v138 * v156) - (v102 * v166)) + (v158 * v143);
    const puma560_friction_pack v167 = v152 - v144;
    Y[56] = ((v138 * v167) - (v102 * v162)) + (v158 * v150);
    const puma560_friction_pack v168 = v158 * v155;
    Y[57] = (v165 - v168) + (v138 * v140);
    const puma560_friction_pack v169 = v144 - v146;
    Y[58] = ((v158 * v169) - (v102 * v160)) - (v138 * v157);
    Y[59] = (v168 + v164) - (v102 * v148);
    Y[72] = -v34;
    Y[74] = -v36;
    Y[75] = (v14 * v14) - (v10 * v10);
    Y[76] = v12 - v11;
    Y[78] = v15 + v16;
    const puma560_friction_pack v170 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v171 = 0.4318 * v0_sine[1];
    Y[80] = (v171 * v39) + (v170 * v40);
    Y[81] = (v40 - (v170 * v44)) - (v171 * (v45 + v33));
    Y[82] = -((v39 + (v171 * v47)) + (v170 * (v45 + v32)));
    const puma560_friction_pack v172 = v22 - v20;
    Y[88] = v172;
    Y[148] = v172;
    Y[83] = (v171 * v172) - (v170 * v57);
    const puma560_friction_pack v173 = v32 - v33;
    Y[85] = v173;
    Y[145] = v173;
    const puma560_friction_pack v174 = -v42;
    Y[87] = v174;
    Y[147] = v174;
    const puma560_friction_pack v175 = v0_sine[2] * v171;
    const puma560_friction_pack v176 = v0_cosine[2] * v171;
    const puma560_friction_pack v177 = 0.0203 + v170;
    Y[90] = ((v177 * v58) + (v176 * v55)) + (v175 * v51);
    const puma560_friction_pack v178 = v0_cosine[2] * v58;
    Y[91] = (v178 + (v175 * v64)) + ((v177 * v72) - (v176 * v68));
    const puma560_friction_pack v179 = v0_sine[2] * v58;
    Y[92] = (((v175 * v75) - (v177 * v80)) - (v176 * v76)) - v179;
    const puma560_friction_pack v180 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    Y[93] = (((v176 * v82) - (v177 * v83)) + (v175 * v84)) - v180;
    const puma560_friction_pack v181 = v0_cosine[2] * v71;
    const puma560_friction_pack v182 = -(v181 - (v0_sine[2] * v78));
    Y[94] = v182;
    Y[154] = v182;
    const puma560_friction_pack v183 = (v0_cosine[2] * v80) + (v0_sine[2] * v72);
    Y[95] = v183;
    Y[155] = v183;
    const puma560_friction_pack v184 = (v0_cosine[2] * v89) + (v0_sine[2] * v64);
    Y[96] = v184;
    Y[156] = v184;
    const puma560_friction_pack v185 = v0_sine[2] * v79;
    const puma560_friction_pack v186 = (v0_cosine[2] * v70) - v185;
    Y[97] = v186;
    Y[157] = v186;
    const puma560_friction_pack v187 = -((v0_cosine[2] * v76) + (v0_sine[2] * v91));
    Y[98] = v187;
    Y[158] = v187;
    const puma560_friction_pack v188 = v181 + v185;
    Y[99] = v188;
    Y[159] = v188;
    const puma560_friction_pack v189 = 0.4318 * v0_cosine[2];
    const puma560_friction_pack v190 = v176 - v189;
    const puma560_friction_pack v191 = (v0_cosine[3] * v177) - (v0_sine[3] * v190);
    const puma560_friction_pack v192 = v191 * v97;
    const puma560_friction_pack v193 = 0.4318 * v0_sine[2];
    const puma560_friction_pack v194 = v175 - v193;
    const puma560_friction_pack v195 = (v0_cosine[3] * v190) + (v0_sine[3] * v177);
    Y[100] = (v195 * v94) + ((v194 * v100) - v192);
    const puma560_friction_pack v196 = v0_sine[3] * v0_sine[2];
    const puma560_friction_pack v197 = (v0_cosine[2] * v97) + (v196 * v100);
    Y[101] = ((v194 * v114) - ((v191 * v111) + (v195 * v107))) - v197;
    const puma560_friction_pack v198 = v0_sine[2] * v0_cosine[3];
    const puma560_friction_pack v199 = (v0_cosine[2] * v94) + (v198 * v100);
    Y[102] = -(v199 + (((v191 * v119) + (v195 * v117)) + (v194 * v122)));
    const puma560_friction_pack v200 = (v198 * v97) - (v196 * v94);
    Y[103] = (((v195 * v126) - (v194 * v124)) - (v191 * v125)) - v200;
    const puma560_friction_pack v201 = v0_cosine[2] * v109;
    const puma560_friction_pack v202 = v196 * v113;
    const puma560_friction_pack v203 = (v202 + v201) + (v198 * v120);
    Y[104] = v203;
    Y[164] = v203;
    const puma560_friction_pack v204 = -(((v0_cosine[2] * v130) + (v196 * v122)) - (v198 * v114));
    Y[105] = v204;
    Y[165] = v204;
    const puma560_friction_pack v205 = (v0_cosine[2] * v125) + ((v198 * v111) - (v196 * v131));
    Y[106] = v205;
    Y[166] = v205;
    const puma560_friction_pack v206 = v198 * v121;
    const puma560_friction_pack v207 = -((v206 + v201) + (v196 * v112));
    Y[107] = v207;
    Y[167] = v207;
    const puma560_friction_pack v208 = (v0_cosine[2] * v126) + ((v196 * v117) - (v198 * v133));
    Y[108] = v208;
    Y[168] = v208;
    const puma560_friction_pack v209 = (v206 + (v0_cosine[2] * v110)) - v202;
    Y[109] = v209;
    Y[169] = v209;
    const puma560_friction_pack v210 = (v0_cosine[4] * v195) - (v0_sine[4] * v194);
    const puma560_friction_pack v211 = (v0_cosine[4] * v194) + (v0_sine[4] * v195);
    Y[110] = ((v210 * v134) - v192) + (v211 * v136);
    const puma560_friction_pack v212 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[4] * v198);
    const puma560_friction_pack v213 = (v212 * v97) + (v196 * v136);
    Y[111] = (((v191 * v143) - (v210 * v147)) + (v211 * v150)) - v213;
    const puma560_friction_pack v214 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v198);
    const puma560_friction_pack v215 = (v196 * v134) - (v214 * v97);
    Y[112] = (((v211 * v153) - (v210 * v157)) - (v191 * v156)) - v215;
    const puma560_friction_pack v216 = (v212 * v134) + (v214 * v136);
    Y[113] = (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216;
    const puma560_friction_pack v217 = v212 * v142;
    const puma560_friction_pack v218 = v196 * v149;
    const puma560_friction_pack v219 = (v218 - v217) + (v214 * v154);
    Y[114] = v219;
    Y[174] = v219;
    const puma560_friction_pack v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v156);
    Y[115] = v220;
    Y[175] = v220;
    const puma560_friction_pack v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162);
    Y[116] = v221;
    Y[176] = v221;
    const puma560_friction_pack v222 = v214 * v155;
    const puma560_friction_pack v223 = -((v218 + v222) - (v212 * v140));
    Y[117] = v223;
    Y[177] = v223;
    const puma560_friction_pack v224 = ((v214 * v169) - (v212 * v157)) + (v196 * v160);
    Y[118] = v224;
    Y[178] = v224;
    const puma560_friction_pack v225 = (v222 + v217) + (v196 * v148);
    Y[119] = v225;
    Y[179] = v225;
    Y[142] = -v39;
    Y[150] = 0.0203 * v58;
    Y[151] = v178 + (0.0203 * v72);
    Y[152] = -(v179 + (0.0203 * v80));
    Y[153] = -(v180 + (0.0203 * v83));
    const puma560_friction_pack v226 = (v0_cosine[3] * v189) - (0.0203 * v0_sine[3]);
    const puma560_friction_pack v227 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v189);
    const puma560_friction_pack v228 = v227 * v97;
    Y[160] = -((v228 + (v193 * v100)) + (v226 * v94));
    Y[161] = (((v226 * v107) - (v227 * v111)) - (v193 * v114)) - v197;
    Y[162] = (((v226 * v117) - (v227 * v119)) + (v193 * v122)) - v199;
    Y[163] = (((v193 * v124) - (v227 * v125)) - (v226 * v126)) - v200;
    const puma560_friction_pack v229 = (v0_sine[4] * v193) - (v0_cosine[4] * v226);
    const puma560_friction_pack v230 = (v0_sine[4] * v226) + (v0_cosine[4] * v193);
    Y[170] = ((v229 * v134) - v228) - (v230 * v136);
    Y[171] = (((v227 * v143) - (v229 * v147)) - (v230 * v150)) - v213;
    Y[172] = -(v215 + (((v229 * v157) + (v230 * v153)) + (v227 * v156)));
    Y[173] = (((v229 * v160) - (v227 * v161)) - (v230 * v162)) - v216;
    Y[211] = -v51;
    Y[212] = -v55;
    Y[215] = -v88;
    Y[217] = -v62;
    Y[221] = -(v0_cosine[3] * v100);
    Y[222] = v0_sine[3] * v100;
    Y[223] = (v0_cosine[3] * v94) + (v0_sine[3] * v97);
    const puma560_friction_pack v231 = v0_cosine[3] * v113;
    Y[224] = v231 - (v0_sine[3] * v120);
    Y[225] = -((v0_cosine[3] * v122) + (v0_sine[3] * v114));
    Y[226] = -((v0_cosine[3] * v131) + (v0_sine[3] * v111));
    const puma560_friction_pack v232 = v0_sine[3] * v121;
    Y[227] = v232 - (v0_cosine[3] * v112);
    Y[228] = (v0_cosine[3] * v117) + (v0_sine[3] * v133);
    Y[229] = -(v231 + v232);
    const puma560_friction_pack v233 = v0_sine[3] * v0_sine[4];
    Y[231] = -((v0_cosine[3] * v136) + (v233 * v97));
    const puma560_friction_pack v234 = v0_sine[3] * v0_cosine[4];
    Y[232] = -((v0_cosine[3] * v134) + (v234 * v97));
    Y[233] = (v234 * v136) - (v233 * v134);
    const puma560_friction_pack v235 = v233 * v142;
    const puma560_friction_pack v236 = v0_cosine[3] * v149;
    Y[234] = (v236 - v235) - (v234 * v154);
    Y[235] = ((v0_cosine[3] * v166) - (v234 * v143)) + (v233 * v156);
    Y[236] = ((v0_cosine[3] * v162) + (v233 * v167)) - (v234 * v150);
    const puma560_friction_pack v237 = v234 * v155;
    Y[237] = (v237 - v236) + (v233 * v140);
    Y[238] = ((v0_cosine[3] * v160) - (v234 * v169)) - (v233 * v157);
    Y[239] = (v235 - v237) + (v0_cosine[3] * v148);
    Y[281] = -v97;
    Y[282] = -v94;
    Y[285] = -v130;
    Y[287] = -v109;
    Y[291] = -(v0_cosine[4] * v97);
    Y[292] = v0_sine[4] * v97;
    Y[293] = -((v0_cosine[4] * v134) + (v0_sine[4] * v136));
    const puma560_friction_pack v238 = v0_cosine[4] * v142;
    Y[294] = (v0_sine[4] * v154) - v238;
    Y[295] = (v0_cosine[4] * v156) + (v0_sine[4] * v143);
    Y[296] = (v0_cosine[4] * v167) + (v0_sine[4] * v150);
    const puma560_friction_pack v239 = v0_sine[4] * v155;
    Y[297] = (v0_cosine[4] * v140) - v239;
    Y[298] = (v0_sine[4] * v169) - (v0_cosine[4] * v157);
    Y[299] = v238 + v239;
    Y[351] = -v136;
    Y[352] = -v134;
    Y[357] = -v149;
}

void puma560_friction_regressor_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack qdd_pack[6];
        puma560_friction_pack Y_pack[360];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_friction_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        puma560_friction_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

void puma560_friction_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack qd_pack[6];
        puma560_friction_pack qdd_pack[6];
        puma560_friction_pack Y_pack[360];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_friction_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_friction_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        puma560_friction_pack_give(360U, count, first, lanes, Y_pack, Y);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_stiffness_matrix(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict K)
{
    (void)prepared;
    const puma560_friction_pack v0_angle[5] = {q[2], q[1], q[3], q[4], q[0]};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    K[0] = puma560_friction_pack_splat(0.0);
    K[1] = puma560_friction_pack_splat(0.0);
    K[2] = puma560_friction_pack_splat(0.0);
    K[3] = puma560_friction_pack_splat(0.0);
    K[4] = puma560_friction_pack_splat(0.0);
    K[5] = puma560_friction_pack_splat(0.0);
    K[6] = puma560_friction_pack_splat(0.0);
    K[11] = puma560_friction_pack_splat(0.0);
    K[12] = puma560_friction_pack_splat(0.0);
    K[17] = puma560_friction_pack_splat(0.0);
    K[18] = puma560_friction_pack_splat(0.0);
    K[23] = puma560_friction_pack_splat(0.0);
    K[24] = puma560_friction_pack_splat(0.0);
    K[29] = puma560_friction_pack_splat(0.0);
    K[30] = puma560_friction_pack_splat(0.0);
    K[31] = puma560_friction_pack_splat(0.0);
    K[32] = puma560_friction_pack_splat(0.0);
    K[33] = puma560_friction_pack_splat(0.0);
    K[34] = puma560_friction_pack_splat(0.0);
    K[35] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v10 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_friction_pack v12 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_friction_pack v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const puma560_friction_pack v14 = 0.0028799999999999997 * v13;
    const puma560_friction_pack v15 = 0.8397875 + (0.5397500000000001 * v0_sine[1]);
    const puma560_friction_pack v16 = 9.81 * v0_cosine[4];
    const puma560_friction_pack v17 = 9.81 * v0_sine[4];
    const puma560_friction_pack v18 = (v0_sine[4] * v17) + (v0_cosine[4] * v16);
    const puma560_friction_pack v19 = v18 * (((v15 + (0.025374999999999998 * v10)) - (0.8913300000000001 * v12)) - v14);
    K[7] = (((0.8397874999999995 - (0.10439999999999999 * v0_cosine[1])) - (3.25584 * v0_sine[1])) * v18) - v19;
    const puma560_friction_pack v20 = (v15 * v18) - v19;
    K[8] = v20;
    K[13] = v20;
    K[14] = v20;
    const puma560_friction_pack v21 = (v0_cosine[3] * v10) - (v11 * v12);
    const puma560_friction_pack v22 = v0_sine[2] * v0_cosine[4];
    const puma560_friction_pack v23 = (v0_sine[3] * v22) + (v0_sine[4] * v21);
    const puma560_friction_pack v24 = 0.0028799999999999997 * v12;
    const puma560_friction_pack v25 = v0_sine[4] * v10;
    const puma560_friction_pack v26 = (v25 * v14) - (v24 * v23);
    const puma560_friction_pack v27 = v0_sine[2] * v0_sine[4];
    const puma560_friction_pack v28 = (v0_sine[3] * v27) - (v0_cosine[4] * v21);
    const puma560_friction_pack v29 = v0_cosine[4] * v10;
    const puma560_friction_pack v30 = (v29 * v14) + (v24 * v28);
    const puma560_friction_pack v31 = -((v17 * v30) - (v16 * v26));
    K[9] = v31;
    K[15] = v31;
    K[19] = v31;
    K[20] = v31;
    const puma560_friction_pack v32 = (0.028252799999999998 * v0_sine[2]) * v10;
    const puma560_friction_pack v33 = 0.028252799999999998 * v13;
    const puma560_friction_pack v34 = (v0_cosine[2] * v0_cosine[4]) + (v27 * v12);
    const puma560_friction_pack v35 = (v34 * v33) + (v32 * v23);
    const puma560_friction_pack v36 = (v0_cosine[2] * v0_sine[4]) - (v22 * v12);
    const puma560_friction_pack v37 = (v36 * v33) + (v32 * v28);
    const puma560_friction_pack v38 = (v0_sine[4] * v37) + (v0_cosine[4] * v35);
    K[10] = v38;
    K[16] = v38;
    K[25] = v38;
    K[26] = v38;
    K[21] = v10 * ((v16 * v30) + (v17 * v26));
    const puma560_friction_pack v39 = (v25 * v35) - (v29 * v37);
    K[22] = v39;
    K[27] = v39;
    K[28] = (v36 * v37) + (v34 * v35);
}

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack K_pack[36];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        puma560_friction_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack K_pack[36];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        puma560_friction_pack_give(36U, count, first, lanes, K_pack, K);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_damping_matrix(const puma560_friction_pack *restrict prepared, const puma560_friction_pack *restrict q, puma560_friction_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = puma560_friction_pack_splat(0.0);
    D[1] = puma560_friction_pack_splat(0.0);
    D[2] = puma560_friction_pack_splat(0.0);
    D[3] = puma560_friction_pack_splat(0.0);
    D[4] = puma560_friction_pack_splat(0.0);
    D[5] = puma560_friction_pack_splat(0.0);
    D[6] = puma560_friction_pack_splat(0.0);
    D[7] = puma560_friction_pack_splat(0.0);
    D[8] = puma560_friction_pack_splat(0.0);
    D[9] = puma560_friction_pack_splat(0.0);
    D[10] = puma560_friction_pack_splat(0.0);
    D[11] = puma560_friction_pack_splat(0.0);
    D[12] = puma560_friction_pack_splat(0.0);
    D[13] = puma560_friction_pack_splat(0.0);
    D[14] = puma560_friction_pack_splat(0.0);
    D[15] = puma560_friction_pack_splat(0.0);
    D[16] = puma560_friction_pack_splat(0.0);
    D[17] = puma560_friction_pack_splat(0.0);
    D[18] = puma560_friction_pack_splat(0.0);
    D[19] = puma560_friction_pack_splat(0.0);
    D[20] = puma560_friction_pack_splat(0.0);
    D[21] = puma560_friction_pack_splat(0.0);
    D[22] = puma560_friction_pack_splat(0.0);
    D[23] = puma560_friction_pack_splat(0.0);
    D[24] = puma560_friction_pack_splat(0.0);
    D[25] = puma560_friction_pack_splat(0.0);
    D[26] = puma560_friction_pack_splat(0.0);
    D[27] = puma560_friction_pack_splat(0.0);
    D[28] = puma560_friction_pack_splat(0.0);
    D[29] = puma560_friction_pack_splat(0.0);
    D[30] = puma560_friction_pack_splat(0.0);
    D[31] = puma560_friction_pack_splat(0.0);
    D[32] = puma560_friction_pack_splat(0.0);
    D[33] = puma560_friction_pack_splat(0.0);
    D[34] = puma560_friction_pack_splat(0.0);
    D[35] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    puma560_friction_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_friction_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack q_pack[6];
        puma560_friction_pack D_pack[36];

        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        puma560_friction_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PUMA560_FRICTION_LANES) {
        const size_t lanes = ((count - first) < PUMA560_FRICTION_LANES) ? (count - first) : PUMA560_FRICTION_LANES;
        puma560_friction_pack prepared_pack[1];
        puma560_friction_pack q_pack[6];
        puma560_friction_pack D_pack[36];

        (void)prepared;
        puma560_friction_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_friction_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        puma560_friction_pack_give(36U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
