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

static inline puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    return -__builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

static inline puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    return __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
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

static PUMA560_FRICTION_APART void puma560_friction_pack_step_pattern(size_t spacing, const double *restrict prepared, const puma560_friction_mask *restrict pattern, const puma560_friction_mask *restrict best, const puma560_friction_mask *restrict flag, const puma560_friction_pack *restrict number, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, puma560_friction_mask *restrict pattern_out, puma560_friction_mask *restrict best_out, puma560_friction_mask *restrict flag_out, puma560_friction_pack *restrict number_out, puma560_friction_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_mask v0 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[1]);
    const puma560_friction_mask v1 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[0]);
    const puma560_friction_pack v2 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v3 = v2 + puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v4 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[2]);
    const puma560_friction_pack v5 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v3;
    const puma560_friction_mask v6 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[3]);
    const puma560_friction_pack v7 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v5;
    const puma560_friction_mask v8 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[4]);
    const puma560_friction_pack v9 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v7;
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[5]);
    const puma560_friction_pack v11 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v9;
    const puma560_friction_pack v12 = 1.0 - v11;
    const puma560_friction_pack v13 = -(v7 + v12);
    const puma560_friction_pack v14 = puma560_friction_pack_select(context_boolean[15], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v15 = context_boolean[16] | context_boolean[17];
    const puma560_friction_pack v16 = puma560_friction_pack_select(v15, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v17 = context_boolean[13] | context_boolean[14];
    const puma560_friction_mask v18 = (context_boolean[14] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[4])) | (v17 & (v8 & ((puma560_friction_mask)(v13 <= v16) & (puma560_friction_mask)(v14 <= v13))));
    const puma560_friction_pack v19 = -(v9 + v12);
    const puma560_friction_mask v20 = ((v10 & ((puma560_friction_mask)(v19 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v19))) & v15) | (context_boolean[17] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[5]));
    const puma560_friction_mask v21 = v20 | v18;
    const puma560_friction_pack v22 = -(v5 + v12);
    const puma560_friction_pack v23 = puma560_friction_pack_select(v17, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v16;
    const puma560_friction_pack v24 = v14 + puma560_friction_pack_select(context_boolean[12], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v25 = context_boolean[10] | context_boolean[11];
    const puma560_friction_mask v26 = (v25 & (v6 & ((puma560_friction_mask)(v24 <= v22) & (puma560_friction_mask)(v22 <= v23)))) | (context_boolean[11] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[3]));
    const puma560_friction_mask v27 = v21 | v26;
    const puma560_friction_pack v28 = -(v3 + v12);
    const puma560_friction_pack v29 = puma560_friction_pack_select(context_boolean[9], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v24;
    const puma560_friction_pack v30 = puma560_friction_pack_select(v25, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v23;
    const puma560_friction_mask v31 = context_boolean[8] | context_boolean[7];
    const puma560_friction_mask v32 = (context_boolean[8] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[2])) | (v31 & (v4 & ((puma560_friction_mask)(v28 <= v30) & (puma560_friction_mask)(v29 <= v28))));
    const puma560_friction_mask v33 = v27 | v32;
    const puma560_friction_pack v34 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v30;
    const puma560_friction_pack v35 = -(v2 + v12);
    const puma560_friction_pack v36 = puma560_friction_pack_select(context_boolean[6], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v29;
    const puma560_friction_mask v37 = context_boolean[5] | context_boolean[4];
    const puma560_friction_mask v38 = (v37 & (v0 & ((puma560_friction_mask)(v36 <= v35) & (puma560_friction_mask)(v35 <= v34)))) | (context_boolean[5] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[1]));
    const puma560_friction_mask v39 = v38 | v33;
    const puma560_friction_pack v40 = v34 + puma560_friction_pack_select(v37, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v41 = -v12;
    const puma560_friction_pack v42 = v36 + puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v43 = context_boolean[1] | context_boolean[2];
    const puma560_friction_mask v44 = (context_boolean[2] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[0])) | ((v1 & ((puma560_friction_mask)(v42 <= v41) & (puma560_friction_mask)(v41 <= v40))) & v43);
    const puma560_friction_mask v45 = v39 | v44;
    const puma560_friction_pack v46 = puma560_friction_pack_select(v45, v11, 1.0 + v11);
    const puma560_friction_mask v47 = puma560_friction_pack_select_whole(context_boolean[0] & ((puma560_friction_mask)(v42 <= v46) & (puma560_friction_mask)(v46 <= v40)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[1], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v48 = puma560_friction_pack_select_whole(v39, pattern[0], puma560_friction_pack_select_whole(v44, puma560_friction_pack_select_whole(context_boolean[1] & v1, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v47));
    pattern_out[0] = v48;
    const puma560_friction_pack v49 = v46 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v48), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v50 = puma560_friction_pack_select_whole(context_boolean[3] & ((puma560_friction_mask)(v49 <= v34) & (puma560_friction_mask)(v36 <= v49)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[4], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v51 = puma560_friction_pack_select_whole(v33, pattern[1], puma560_friction_pack_select_whole(v38, puma560_friction_pack_select_whole(context_boolean[4] & v0, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v50));
    pattern_out[1] = v51;
    const puma560_friction_pack v52 = v49 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v51), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v53 = puma560_friction_pack_select_whole(context_boolean[6] & ((puma560_friction_mask)(v52 <= v30) & (puma560_friction_mask)(v29 <= v52)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[7], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v54 = puma560_friction_pack_select_whole(v27, pattern[2], puma560_friction_pack_select_whole(v32, puma560_friction_pack_select_whole(context_boolean[7] & v4, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v53));
    pattern_out[2] = v54;
    const puma560_friction_pack v55 = v52 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v54), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v56 = puma560_friction_pack_select_whole(context_boolean[9] & ((puma560_friction_mask)(v24 <= v55) & (puma560_friction_mask)(v55 <= v23)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[10], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v57 = puma560_friction_pack_select_whole(v21, pattern[3], puma560_friction_pack_select_whole(v26, puma560_friction_pack_select_whole(context_boolean[10] & v6, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v56));
    pattern_out[3] = v57;
    const puma560_friction_pack v58 = v55 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v57), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v59 = puma560_friction_pack_select_whole(context_boolean[12] & ((puma560_friction_mask)(v58 <= v16) & (puma560_friction_mask)(v14 <= v58)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[13], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v60 = puma560_friction_pack_select_whole(v20, pattern[4], puma560_friction_pack_select_whole(v18, puma560_friction_pack_select_whole(context_boolean[13] & v8, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v59));
    pattern_out[4] = v60;
    const puma560_friction_pack v61 = v58 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v60), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v62 = puma560_friction_pack_select_whole(context_boolean[15] & ((puma560_friction_mask)(v61 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v61)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[16], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    pattern_out[5] = puma560_friction_pack_select_whole(v20, puma560_friction_pack_select_whole(context_boolean[16] & v10, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v62);
    const puma560_friction_pack v63 = puma560_friction_pack_select(v10 | v6, puma560_friction_pack_splat(0.0), context_real[15]);
    const puma560_friction_pack v64 = 1.0 / puma560_friction_pack_select(v10, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v65 = v64 * v63;
    const puma560_friction_pack v66 = puma560_friction_pack_select(v10 | v4, puma560_friction_pack_splat(0.0), context_real[10]);
    const puma560_friction_pack v67 = (v65 * v66) - puma560_friction_pack_select(v6 | v4, puma560_friction_pack_splat(0.0), context_real[12]);
    const puma560_friction_pack v68 = 1.0 / ((v63 * v65) - puma560_friction_pack_select(v6, puma560_friction_pack_splat(1.0), context_real[14]));
    const puma560_friction_pack v69 = v68 * v67;
    const puma560_friction_pack v70 = puma560_friction_pack_select(v8 | v4, puma560_friction_pack_splat(0.0), context_real[13]);
    const puma560_friction_pack v71 = 1.0 / puma560_friction_pack_select(v8, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v72 = v71 * v70;
    const puma560_friction_pack v73 = v64 * v66;
    const puma560_friction_pack v74 = 1.0 / (((puma560_friction_pack_select(v4, puma560_friction_pack_splat(1.0), context_real[11]) - (v66 * v73)) - (v70 * v72)) + (v67 * v69));
    const puma560_friction_pack v75 = puma560_friction_pack_select(v0 | v10, puma560_friction_pack_splat(0.0), context_real[10]);
    const puma560_friction_pack v76 = (v65 * v75) - puma560_friction_pack_select(v0 | v6, puma560_friction_pack_splat(0.0), context_real[8]);
    const puma560_friction_pack v77 = puma560_friction_pack_select(v0 | v8, puma560_friction_pack_splat(0.0), context_real[9]);
    const puma560_friction_pack v78 = puma560_friction_pack_select(v0 | v4, puma560_friction_pack_splat(0.0), context_real[7]) + (((v69 * v76) - (v73 * v75)) - (v72 * v77));
    const puma560_friction_pack v79 = v74 * v78;
    const puma560_friction_pack v80 = puma560_friction_pack_select(v1 | v10, puma560_friction_pack_splat(0.0), context_real[5]);
    const puma560_friction_pack v81 = (v80 * v65) - puma560_friction_pack_select(v1 | v6, puma560_friction_pack_splat(0.0), context_real[3]);
    const puma560_friction_pack v82 = puma560_friction_pack_select(v1 | v8, puma560_friction_pack_splat(0.0), context_real[4]);
    const puma560_friction_pack v83 = (((v80 * v73) + (v82 * v72)) - (v81 * v69)) - puma560_friction_pack_select(v1 | v4, puma560_friction_pack_splat(0.0), context_real[2]);
    const puma560_friction_pack v84 = v68 * v76;
    const puma560_friction_pack v85 = v71 * v77;
    const puma560_friction_pack v86 = v64 * v75;
    const puma560_friction_pack v87 = (((v80 * v86) + (v82 * v85)) - (v81 * v84)) - (v83 * v79);
    const puma560_friction_pack v88 = v87 - puma560_friction_pack_select(v0 | v1, puma560_friction_pack_splat(0.0), context_real[1]);
    const puma560_friction_pack v89 = (((v75 * v86) - (v76 * v84)) + (v77 * v85)) + (v78 * v79);
    const puma560_friction_pack v90 = 1.0 / (v89 - puma560_friction_pack_select(v0, puma560_friction_pack_splat(1.0), context_real[6]));
    const puma560_friction_pack v91 = v88 * v90;
    const puma560_friction_pack v92 = puma560_friction_pack_real_of(pattern[5]);
    const puma560_friction_pack v93 = context_real[32] + (0.7 * v92);
    const puma560_friction_pack v94 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), context_real[21] - v93);
    const puma560_friction_pack v95 = puma560_friction_pack_real_of(pattern[3]);
    const puma560_friction_pack v96 = context_real[28] + v95;
    const puma560_friction_pack v97 = (v65 * v94) - puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), context_real[19] - v96);
    const puma560_friction_pack v98 = puma560_friction_pack_real_of(pattern[4]);
    const puma560_friction_pack v99 = context_real[30] + (0.8 * v98);
    const puma560_friction_pack v100 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), context_real[20] - v99);
    const puma560_friction_pack v101 = puma560_friction_pack_real_of(pattern[2]);
    const puma560_friction_pack v102 = context_real[26] + (4.8 * v101);
    const puma560_friction_pack v103 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), context_real[18] - v102) + (((v69 * v97) - (v73 * v94)) - (v72 * v100));
    const puma560_friction_pack v104 = (((v79 * v103) + (v86 * v94)) + (v85 * v100)) - (v84 * v97);
    const puma560_friction_pack v105 = puma560_friction_pack_real_of(pattern[1]);
    const puma560_friction_pack v106 = context_real[24] + (7.0 * v105);
    const puma560_friction_pack v107 = v104 - puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), context_real[17] - v106);
    const puma560_friction_pack v108 = v83 * v74;
    const puma560_friction_pack v109 = v81 * v68;
    const puma560_friction_pack v110 = v80 * v64;
    const puma560_friction_pack v111 = v82 * v71;
    const puma560_friction_pack v112 = (((v111 * v100) + (v110 * v94)) - (v109 * v97)) - (v108 * v103);
    const puma560_friction_pack v113 = puma560_friction_pack_real_of(pattern[0]);
    const puma560_friction_pack v114 = context_real[22] + (6.0 * v113);
    const puma560_friction_pack v115 = (((v80 * v110) + (v82 * v111)) - puma560_friction_pack_select(v1, puma560_friction_pack_splat(1.0), context_real[0])) - (v81 * v109);
    const puma560_friction_pack v116 = 1.0 / ((v115 + (v83 * v108)) - (v88 * v91));
    const puma560_friction_pack v117 = v116 * ((v112 - (v91 * v107)) - puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), context_real[16] - v114));
    const puma560_friction_pack v118 = (v90 * v107) - (v91 * v117);
    const puma560_friction_pack v119 = ((v74 * v103) + (v108 * v117)) - (v79 * v118);
    const puma560_friction_pack v120 = (((v68 * v97) - (v109 * v117)) - (v69 * v119)) - (v84 * v118);
    const puma560_friction_pack v121 = (((v64 * v94) - (v110 * v117)) - (v65 * v120)) - (v73 * v119);
    const puma560_friction_pack v122 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v121 - (v86 * v118));
    const puma560_friction_pack v123 = context_real[10] * v122;
    const puma560_friction_pack v124 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), (((v71 * v100) - (v111 * v117)) - (v72 * v119)) - (v85 * v118));
    const puma560_friction_pack v125 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), v120);
    const puma560_friction_pack v126 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), v117);
    const puma560_friction_pack v127 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v118);
    const puma560_friction_pack v128 = (((context_real[18] - (context_real[12] * v125)) - (context_real[2] * v126)) - (context_real[13] * v124)) - (context_real[7] * v127);
    const puma560_friction_pack v129 = puma560_friction_pack_select(v4, v128 - v123, v102);
    const puma560_friction_pack v130 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), v119);
    const puma560_friction_pack v131 = puma560_friction_pack_select(v4, puma560_friction_pack_min(6.5 + v129, 6.5 - v129), v101 * v130);
    const puma560_friction_pack v132 = (((context_real[17] - (context_real[8] * v125)) - (context_real[9] * v124)) - (context_real[7] * v130)) - (context_real[1] * v126);
    const puma560_friction_pack v133 = puma560_friction_pack_select(v0, v132 - v123, v106);
    const puma560_friction_pack v134 = puma560_friction_pack_select(v0, puma560_friction_pack_min(9.5 + v133, 9.5 - v133), v105 * v127);
    const puma560_friction_pack v135 = (((context_real[16] - (context_real[5] * v122)) - (context_real[4] * v124)) - (context_real[3] * v125)) - (context_real[2] * v130);
    const puma560_friction_pack v136 = puma560_friction_pack_select(v1, v135 - (context_real[1] * v127), v114);
    const puma560_friction_pack v137 = puma560_friction_pack_select(v1, puma560_friction_pack_min(8.4 + v136, 8.4 - v136), v113 * v126);
    const puma560_friction_mask v138 = context_boolean[18] | ((v1 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v137)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v137));
    const puma560_friction_mask v139 = v138 & (context_boolean[19] | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v134) | (v0 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v134))));
    const puma560_friction_mask v140 = v139 & (context_boolean[20] | ((v4 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v131)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v131)));
    const puma560_friction_pack v141 = (((context_real[19] - (context_real[15] * v122)) - (context_real[3] * v126)) - (context_real[12] * v130)) - (context_real[8] * v127);
    const puma560_friction_pack v142 = puma560_friction_pack_select(v6, v141, v96);
    const puma560_friction_pack v143 = puma560_friction_pack_select(v6, puma560_friction_pack_min(1.4 + v142, 1.4 - v142), v95 * v125);
    const puma560_friction_mask v144 = v140 & (context_boolean[21] | ((v6 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v143)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v143)));
    const puma560_friction_pack v145 = puma560_friction_pack_select(v8, ((context_real[20] - (context_real[4] * v126)) - (context_real[13] * v130)) - (context_real[9] * v127), v99);
    const puma560_friction_pack v146 = puma560_friction_pack_select(v8, puma560_friction_pack_min(1.1 + v145, 1.1 - v145), v98 * v124);
    const puma560_friction_mask v147 = v144 & (context_boolean[22] | ((v8 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v146)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v146)));
    const puma560_friction_pack v148 = puma560_friction_pack_select(v10, ((context_real[21] - (context_real[5] * v126)) - (context_real[15] * v125)) - (context_real[10] * (v130 + v127)), v93);
    const puma560_friction_pack v149 = puma560_friction_pack_select(v10, puma560_friction_pack_min(1.0 + v148, 1.0 - v148), v92 * v122);
    const puma560_friction_mask v150 = (context_boolean[23] | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v149) | (v10 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v149)))) & v147;
    const puma560_friction_mask v151 = ~flag[1];
    const puma560_friction_mask v152 = context_boolean[19] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(v133), puma560_friction_pack_abs(context_real[17]))) <= puma560_friction_pack_select(v0, v134, context_real[6] * v134));
    const puma560_friction_mask v153 = context_boolean[18] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[16]), puma560_friction_pack_abs(v136))) <= puma560_friction_pack_select(v1, v137, context_real[0] * v137));
    const puma560_friction_mask v154 = context_boolean[20] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[18]), puma560_friction_pack_abs(v129))) <= puma560_friction_pack_select(v4, v131, context_real[11] * v131));
    const puma560_friction_mask v155 = context_boolean[21] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(v142), puma560_friction_pack_abs(context_real[19]))) <= puma560_friction_pack_select(v6, v143, context_real[14] * v143));
    const puma560_friction_mask v156 = context_boolean[22] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[20]), puma560_friction_pack_abs(v145))) <= puma560_friction_pack_select(v8, v146, 0.0006421600000000001 * v146));
    const puma560_friction_mask v157 = context_boolean[23] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[21]), puma560_friction_pack_abs(v148))) <= puma560_friction_pack_select(v10, v149, 4e-05 * v149));
    const puma560_friction_mask v158 = (v156 & ((v154 & (v152 & v153)) & v155)) & v157;
    const puma560_friction_mask v159 = ((~flag[2]) & (v151 & v158)) | (v151 & v150);
    best_out[0] = puma560_friction_pack_select_whole(v159, pattern[0], best[0]);
    best_out[1] = puma560_friction_pack_select_whole(v159, pattern[1], best[1]);
    best_out[2] = puma560_friction_pack_select_whole(v159, pattern[2], best[2]);
    best_out[3] = puma560_friction_pack_select_whole(v159, pattern[3], best[3]);
    best_out[4] = puma560_friction_pack_select_whole(v159, pattern[4], best[4]);
    best_out[5] = puma560_friction_pack_select_whole(v159, pattern[5], best[5]);
    flag_out[0] = flag[0];
    const puma560_friction_mask v160 = flag[1] | v150;
    flag_out[1] = v160;
    flag_out[2] = flag[2] | v158;
    const puma560_friction_mask v161 = flag[3] | (flag[1] & v150);
    flag_out[3] = v161;
    flag_out[4] = flag[4];
    flag_out[5] = puma560_friction_pack_select_whole(v159, puma560_friction_pack_whole(-1), flag[5]);
    flag_out[6] = puma560_friction_pack_select_whole(v159, puma560_friction_pack_whole(0), flag[6]);
    number_out[0] = puma560_friction_pack_select(v159, v126, number[0]);
    number_out[1] = puma560_friction_pack_select(v159, v127, number[1]);
    number_out[2] = puma560_friction_pack_select(v159, v130, number[2]);
    number_out[3] = puma560_friction_pack_select(v159, v125, number[3]);
    number_out[4] = puma560_friction_pack_select(v159, v124, number[4]);
    number_out[5] = puma560_friction_pack_select(v159, v122, number[5]);
    const puma560_friction_pack v162 = puma560_friction_pack_select(v0, context_real[35], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v163 = puma560_friction_pack_select(v4, context_real[36], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v164 = puma560_friction_pack_select(v6, context_real[37], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v165 = puma560_friction_pack_select(v1, context_real[34], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v166 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), ((context_real[5] * v165) + (context_real[15] * v164)) + (context_real[10] * (v163 + v162)));
    const puma560_friction_pack v167 = puma560_friction_pack_select(v10, context_real[39], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v168 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), (((context_real[15] * v167) + (context_real[3] * v165)) + (context_real[12] * v163)) + (context_real[8] * v162));
    const puma560_friction_pack v169 = (v65 * v166) - v168;
    const puma560_friction_pack v170 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), ((context_real[4] * v165) + (context_real[13] * v163)) + (context_real[9] * v162));
    const puma560_friction_pack v171 = puma560_friction_pack_select(v8, context_real[38], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v172 = context_real[10] * v167;
    const puma560_friction_pack v173 = v172 + ((((context_real[12] * v164) + (context_real[2] * v165)) + (context_real[13] * v171)) + (context_real[7] * v162));
    const puma560_friction_pack v174 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), v173) + (((v69 * v169) - (v73 * v166)) - (v72 * v170));
    const puma560_friction_pack v175 = (((v79 * v174) + (v86 * v166)) + (v85 * v170)) - (v84 * v169);
    const puma560_friction_pack v176 = v172 + ((((context_real[8] * v164) + (context_real[9] * v171)) + (context_real[7] * v163)) + (context_real[1] * v165));
    const puma560_friction_pack v177 = v175 - puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v176);
    const puma560_friction_pack v178 = (((v111 * v170) + (v110 * v166)) - (v109 * v169)) - (v108 * v174);
    const puma560_friction_pack v179 = (((context_real[5] * v167) + (context_real[4] * v171)) + (context_real[3] * v164)) + (context_real[2] * v163);
    const puma560_friction_pack v180 = v116 * ((v178 - (v91 * v177)) - puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), v179 + (context_real[1] * v162)));
    number_out[6] = puma560_friction_pack_select(v159, puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), v180), number[6]);
    const puma560_friction_pack v181 = (v90 * v177) - (v91 * v180);
    number_out[7] = puma560_friction_pack_select(v159, puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v181), number[7]);
    const puma560_friction_pack v182 = ((v74 * v174) + (v108 * v180)) - (v79 * v181);
    number_out[8] = puma560_friction_pack_select(v159, puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), v182), number[8]);
    const puma560_friction_pack v183 = (((v68 * v169) - (v109 * v180)) - (v69 * v182)) - (v84 * v181);
    number_out[9] = puma560_friction_pack_select(v159, puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), v183), number[9]);
    const puma560_friction_pack v184 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), (((v71 * v170) - (v111 * v180)) - (v72 * v182)) - (v85 * v181));
    number_out[10] = puma560_friction_pack_select(v159, v184, number[10]);
    const puma560_friction_pack v185 = (((v64 * v166) - (v110 * v180)) - (v65 * v183)) - (v73 * v182);
    number_out[11] = puma560_friction_pack_select(v159, puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v185 - (v86 * v181)), number[11]);
    const puma560_friction_mask v186 = ~(v45 | (puma560_friction_mask)(v46 <= (v40 + puma560_friction_pack_select(v43, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)))));
    const puma560_friction_mask v187 = v186 | ((v10 & (v8 & (v6 & (v4 & (v0 & v1))))) | (~v45));
    *done = ((~v160) & v186) | (v160 & (v161 | v187));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_stage(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, const puma560_friction_pack *restrict tau, const puma560_friction_mask *restrict mode, puma560_friction_pack *restrict qdd)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {q[1], q[4], q[3], v0};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_mask v9 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[0]);
    const puma560_friction_pack v10 = (1.601861202 * v1_sine[0]) + (0.0141984 * v1_cosine[0]);
    const puma560_friction_pack v11 = 0.00020216000000000006 * (v1_sine[1] * v1_sine[1]);
    const puma560_friction_pack v12 = 0.0016399999999999997 + v11;
    const puma560_friction_pack v13 = v1_sine[1] * v1_cosine[2];
    const puma560_friction_pack v14 = 5.846399999999999e-05 * v13;
    const puma560_friction_pack v15 = v14 - v12;
    const puma560_friction_pack v16 = v14 + (v15 - 0.016765112499999985);
    const puma560_friction_pack v17 = v1_sine[1] * v1_sine[2];
    const puma560_friction_pack v18 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[1]);
    const puma560_friction_pack v19 = v13 * v1_sine[3];
    const puma560_friction_pack v20 = v18 * v19;
    const puma560_friction_pack v21 = (0.0028799999999999997 * v13) - 0.025374999999999998;
    const puma560_friction_pack v22 = 0.4318 * v1_cosine[0];
    const puma560_friction_pack v23 = v1_cosine[3] * v22;
    const puma560_friction_pack v24 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const puma560_friction_pack v25 = v1_sine[3] * v22;
    const puma560_friction_pack v26 = (v21 * v23) + (v24 * v25);
    const puma560_friction_pack v27 = 0.022546398 * v1_cosine[3];
    const puma560_friction_pack v28 = v11 - 0.00119216;
    const puma560_friction_pack v29 = v1_sine[2] * (0.0012921600000000003 + v28);
    const puma560_friction_pack v30 = v1_sine[2] * v29;
    const puma560_friction_pack v31 = 0.0024871679999999997 * v1_cosine[1];
    const puma560_friction_pack v32 = v1_cosine[3] * v1_cosine[1];
    const puma560_friction_pack v33 = v27 - ((v1_sine[3] * (v31 + (v30 + (0.34123495800000003 + (v16 - v28))))) - (0.00011692799999999998 * v32));
    const puma560_friction_pack v34 = 3.136777173125 + (((0.0008642879999999998 * v17) - (v1_sine[0] * v10)) - v16);
    const puma560_friction_pack v35 = puma560_friction_pack_select(v9, puma560_friction_pack_splat(1.0), (v34 + (2.0 * ((v1_cosine[3] * v20) - v26))) - (v1_sine[3] * v33));
    const puma560_friction_mask v36 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[5]);
    const puma560_friction_pack v37 = puma560_friction_pack_select(v9 | v36, puma560_friction_pack_splat(0.0), 4e-05 * (v32 - v19));
    const puma560_friction_pack v38 = 1.0 / puma560_friction_pack_select(v36, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v39 = v37 * v38;
    const puma560_friction_mask v40 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[4]);
    const puma560_friction_pack v41 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v42 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v43 = (v1_sine[3] * v42) - (v32 * v41);
    const puma560_friction_pack v44 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[1]);
    const puma560_friction_pack v45 = v1_sine[2] * v1_sine[3];
    const puma560_friction_pack v46 = 0.0012435839999999998 * v1_cosine[0];
    const puma560_friction_pack v47 = v1_cosine[1] * v46;
    const puma560_friction_pack v48 = ((0.15005 * v43) + (v44 * v45)) - (v1_sine[2] * (v47 + (5.846399999999999e-05 * v32)));
    const puma560_friction_pack v49 = puma560_friction_pack_select(v9 | v40, puma560_friction_pack_splat(0.0), v48);
    const puma560_friction_pack v50 = 1.0 / puma560_friction_pack_select(v40, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v51 = v49 * v50;
    const puma560_friction_mask v52 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[3]);
    const puma560_friction_pack v53 = v17 * v1_cosine[3];
    const puma560_friction_pack v54 = puma560_friction_pack_select(v9 | v52, puma560_friction_pack_splat(0.0), v20 + (((0.0004321439999999999 * v53) - (v13 * v46)) - (v15 * v1_cosine[3])));
    const puma560_friction_pack v55 = puma560_friction_pack_select(v36 | v52, puma560_friction_pack_splat(0.0), 4e-05 * v1_cosine[1]);
    const puma560_friction_pack v56 = v54 - (v39 * v55);
    const puma560_friction_pack v57 = v38 * v55;
    const puma560_friction_pack v58 = 1.0 / ((v55 * v57) - puma560_friction_pack_select(v52, puma560_friction_pack_splat(1.0), v12));
    const puma560_friction_pack v59 = v56 * v58;
    const puma560_friction_mask v60 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[2]);
    const puma560_friction_pack v61 = 4e-05 * v17;
    const puma560_friction_pack v62 = puma560_friction_pack_select(v36 | v60, puma560_friction_pack_splat(0.0), v61);
    const puma560_friction_pack v63 = v1_cosine[2] * v1_sine[3];
    const puma560_friction_pack v64 = (v1_cosine[3] * v24) - (v1_sine[3] * v21);
    const puma560_friction_pack v65 = 0.0047376000000000015 * v1_cosine[3];
    const puma560_friction_pack v66 = v17 * v1_sine[3];
    const puma560_friction_pack v67 = (v65 + (((v18 * v53) - (v29 * v63)) + (0.15005 * v64))) + (5.846399999999999e-05 * v66);
    const puma560_friction_pack v68 = 5.846399999999999e-05 * v1_sine[1];
    const puma560_friction_pack v69 = v68 - (v1_cosine[2] * v44);
    const puma560_friction_pack v70 = puma560_friction_pack_select(v40 | v60, puma560_friction_pack_splat(0.0), -v69);
    const puma560_friction_pack v71 = v17 * v18;
    const puma560_friction_pack v72 = (v57 * v62) - puma560_friction_pack_select(v52 | v60, puma560_friction_pack_splat(0.0), -v71);
    const puma560_friction_pack v73 = ((v39 * v62) - puma560_friction_pack_select(v9 | v60, puma560_friction_pack_splat(0.0), -v67)) + (v51 * v70);
    const puma560_friction_pack v74 = v73 + (v59 * v72);
    const puma560_friction_pack v75 = v38 * v62;
    const puma560_friction_pack v76 = v50 * v70;
    const puma560_friction_pack v77 = v58 * v72;
    const puma560_friction_pack v78 = (v30 + ((0.00011692799999999998 * v13) - 0.3592922305)) - v31;
    const puma560_friction_pack v79 = (((v62 * v75) + (v70 * v76)) - (v72 * v77)) - puma560_friction_pack_select(v60, puma560_friction_pack_splat(1.0), -v78);
    const puma560_friction_pack v80 = 1.0 / v79;
    const puma560_friction_pack v81 = v74 * v80;
    const puma560_friction_mask v82 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[1]);
    const puma560_friction_pack v83 = puma560_friction_pack_select(v36 | v82, puma560_friction_pack_splat(0.0), v61);
    const puma560_friction_pack v84 = 0.4318 * v1_sine[0];
    const puma560_friction_pack v85 = -((v69 + ((v46 * (v1_sine[1] * v1_cosine[3])) + (v43 * v84))) + (v47 * v63));
    const puma560_friction_pack v86 = puma560_friction_pack_select(v40 | v82, puma560_friction_pack_splat(0.0), v85);
    const puma560_friction_pack v87 = 0.0012435839999999998 * v1_sine[0];
    const puma560_friction_pack v88 = (v57 * v83) - puma560_friction_pack_select(v52 | v82, puma560_friction_pack_splat(0.0), ((v46 * v66) - (v53 * v87)) - v71);
    const puma560_friction_pack v89 = -((v67 + ((0.6903913435000001 * v1_sine[0]) + (0.023751 * v1_cosine[0]))) + (v17 * v87));
    const puma560_friction_pack v90 = v26 - (v64 * v84);
    const puma560_friction_pack v91 = v78 + v90;
    const puma560_friction_pack v92 = ((v75 * v83) + (v76 * v86)) - (v77 * v88);
    const puma560_friction_pack v93 = v92 - puma560_friction_pack_select(v60 | v82, puma560_friction_pack_splat(0.0), -v91);
    const puma560_friction_pack v94 = (((v39 * v83) + (v51 * v86)) + (v59 * v88)) - puma560_friction_pack_select(v9 | v82, puma560_friction_pack_splat(0.0), v89);
    const puma560_friction_pack v95 = v94 - (v81 * v93);
    const puma560_friction_pack v96 = v38 * v83;
    const puma560_friction_pack v97 = v50 * v86;
    const puma560_friction_pack v98 = v58 * v88;
    const puma560_friction_pack v99 = v80 * v93;
    const puma560_friction_pack v100 = (((v83 * v96) + (v86 * v97)) - (v88 * v98)) - (v93 * v99);
    const puma560_friction_pack v101 = 1.0 / (v100 - puma560_friction_pack_select(v82, puma560_friction_pack_splat(1.0), (1.748114002 - v90) - v91));
    const puma560_friction_pack v102 = v95 * v101;
    const puma560_friction_pack v103 = (((v35 - (v37 * v39)) - (v49 * v51)) + (v56 * v59)) + (v74 * v81);
    const puma560_friction_pack v104 = qd[0] * v1_sine[3];
    const puma560_friction_pack v105 = qd[0] * v1_cosine[3];
    const puma560_friction_pack v106 = v104 * v105;
    const puma560_friction_pack v107 = qd[2] + qd[1];
    const puma560_friction_pack v108 = (v1_cosine[2] * v107) + (v1_sine[2] * v104);
    const puma560_friction_pack v109 = qd[3] + v105;
    const puma560_friction_pack v110 = v105 * v107;
    const puma560_friction_pack v111 = 2.0 * v110;
    const puma560_friction_pack v112 = ((v1_sine[2] * v106) - (v109 * (2.0 * v108))) + (v1_cosine[2] * v111);
    const puma560_friction_pack v113 = v104 * v107;
    const puma560_friction_pack v114 = (v1_cosine[2] * v104) - (v1_sine[2] * v107);
    const puma560_friction_pack v115 = v108 * v114;
    const puma560_friction_pack v116 = v115 - v113;
    const puma560_friction_pack v117 = qd[4] + v108;
    const puma560_friction_pack v118 = (v1_sine[1] * v109) + (v1_cosine[1] * v114);
    const puma560_friction_pack v119 = v117 * v118;
    const puma560_friction_pack v120 = v119 + ((v1_sine[1] * v112) - (v1_cosine[1] * v116));
    const puma560_friction_pack v121 = puma560_friction_pack_select(v36, puma560_friction_pack_splat(0.0), ((tau[5] - (0.15 * qd[5])) + (4e-05 * v120)) - (0.7 * puma560_friction_pack_real_of(mode[5])));
    const puma560_friction_pack v122 = v107 * v107;
    const puma560_friction_pack v123 = v122 + (v104 * v104);
    const puma560_friction_pack v124 = v109 * v114;
    const puma560_friction_pack v125 = ((v1_cosine[2] * v106) - (v1_sine[2] * v111)) - v124;
    const puma560_friction_pack v126 = qd[1] * qd[1];
    const puma560_friction_pack v127 = (v84 * v126) - 9.81;
    const puma560_friction_pack v128 = qd[0] * qd[0];
    const puma560_friction_pack v129 = v126 + v128;
    const puma560_friction_pack v130 = (v1_cosine[3] * v127) - (v25 * v129);
    const puma560_friction_pack v131 = (v1_sine[1] * v114) - (v1_cosine[1] * v109);
    const puma560_friction_pack v132 = 3.9999999999999996e-05 * qd[5];
    const puma560_friction_pack v133 = v122 + (v105 * v105);
    const puma560_friction_pack v134 = (v1_sine[3] * v127) + (v23 * v129);
    const puma560_friction_pack v135 = ((0.4318 * v106) - (0.0203 * v133)) - v134;
    const puma560_friction_pack v136 = qd[0] * qd[1];
    const puma560_friction_pack v137 = (v136 * (0.8636 * v1_sine[0])) - (0.15005 * v128);
    const puma560_friction_pack v138 = v137 + ((0.0406 * v113) + (0.8636 * v110));
    const puma560_friction_pack v139 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v140 = (((v123 * (0.0012435839999999998 * v1_sine[1])) - (0.0006421600000000001 * v125)) - (v68 * v106)) + (v42 * v130);
    const puma560_friction_pack v141 = v140 + (v118 * (v132 + (0.00020216000000000006 * v131)));
    const puma560_friction_pack v142 = v141 - (v1_cosine[1] * ((v41 * v135) - (v138 * v139)));
    const puma560_friction_pack v143 = puma560_friction_pack_select(v40, puma560_friction_pack_splat(0.0), ((tau[4] - (0.17 * qd[4])) - v142) - (0.8 * puma560_friction_pack_real_of(mode[4])));
    const puma560_friction_pack v144 = (v1_sine[1] * v116) + (v1_cosine[1] * v112);
    const puma560_friction_pack v145 = (v131 * (2.0 * v117)) - v144;
    const puma560_friction_pack v146 = (((0.0004221600000000001 * v145) - (v41 * v138)) - (1.9999999999999998e-05 * v144)) - (v135 * v139);
    const puma560_friction_pack v147 = v146 + (v117 * v132);
    const puma560_friction_pack v148 = (0.00024000000000000003 * v120) + (0.00020000000000000004 * v119);
    const puma560_friction_pack v149 = (((v1_sine[1] * v147) + (v1_cosine[1] * v148)) + (0.0013999999999999998 * v113)) - (9.999999999999983e-05 * v115);
    const puma560_friction_pack v150 = (v57 * v121) - puma560_friction_pack_select(v52, puma560_friction_pack_splat(0.0), (v149 + (tau[3] - (0.13 * qd[3]))) - puma560_friction_pack_real_of(mode[3]));
    const puma560_friction_pack v151 = v142 - (0.0006500000000000002 * (v125 - v124));
    const puma560_friction_pack v152 = ((v1_sine[1] * v148) - (v1_cosine[1] * v147)) + (0.00075 * v112);
    const puma560_friction_pack v153 = 0.0028799999999999997 * v118;
    const puma560_friction_pack v154 = (v117 * (0.0028799999999999997 * v117)) + (v118 * v153);
    const puma560_friction_pack v155 = (v131 * v153) - (0.0028799999999999997 * v125);
    const puma560_friction_pack v156 = (v1_sine[1] * v154) - (v1_cosine[1] * v155);
    const puma560_friction_pack v157 = (v1_cosine[2] * v156) - (v139 * v145);
    const puma560_friction_pack v158 = (v1_sine[1] * v155) + (v1_cosine[1] * v154);
    const puma560_friction_pack v159 = (((v1_cosine[2] * v151) - (v1_sine[2] * v152)) - (0.4318 * v157)) - (0.025374999999999998 * v130);
    const puma560_friction_pack v160 = ((v159 + (0.8913300000000002 * v134)) - (0.3244698455 * v106)) - (0.0203 * v158);
    const puma560_friction_pack v161 = v160 + (0.011273199 * (v133 - v123));
    const puma560_friction_pack v162 = puma560_friction_pack_select(v60, puma560_friction_pack_splat(0.0), ((tau[2] - (3.5 * qd[2])) - (4.8 * puma560_friction_pack_real_of(mode[2]))) - v161);
    const puma560_friction_pack v163 = (((v75 * v121) + (v76 * v143)) - (v77 * v150)) - v162;
    const puma560_friction_pack v164 = ((0.025374999999999998 * v106) - (0.8913300000000002 * v123)) - v158;
    const puma560_friction_pack v165 = ((0.025374999999999998 * v133) - (0.8913300000000002 * v106)) - v157;
    const puma560_friction_pack v166 = (v1_cosine[3] * v165) + (v1_sine[3] * v164);
    const puma560_friction_pack v167 = (v1_cosine[0] * v10) - 0.0070992;
    const puma560_friction_pack v168 = (((tau[1] - (3.5 * qd[1])) + (1.024164 * v1_sine[0])) - (37.2347379 * v1_cosine[0])) - (v23 * v164);
    const puma560_friction_pack v169 = (((v168 + (v25 * v165)) - (v84 * v166)) - v161) - (7.0 * puma560_friction_pack_real_of(mode[1]));
    const puma560_friction_pack v170 = (((v96 * v121) + (v97 * v143)) - (v98 * v150)) - (v99 * v163);
    const puma560_friction_pack v171 = v170 - puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v169 + (v167 * (v126 - v129)));
    const puma560_friction_pack v172 = (((tau[0] - (4.9 * qd[0])) + (v1_cosine[3] * v149)) + (0.15005 * v166)) - (v63 * v152);
    const puma560_friction_pack v173 = ((0.023751 * v1_sine[0]) - (0.6903913435000001 * v1_cosine[0])) * (v128 - v129);
    const puma560_friction_pack v174 = ((v1_sine[2] * v156) + (v41 * v145)) * (v22 + ((0.0203 * v1_cosine[3]) - (0.4318 * v1_sine[3])));
    const puma560_friction_pack v175 = (((v172 - (6.0 * puma560_friction_pack_real_of(mode[0]))) + v173) - v174) + (v136 * (2.0 * v167));
    const puma560_friction_pack v176 = (v175 - (v45 * v151)) - (v65 * v106);
    const puma560_friction_pack v177 = v176 + (0.0047376000000000015 * ((qd[0] * v104) - (v1_sine[3] * v123)));
    const puma560_friction_pack v178 = v177 + (v110 * (v27 + (0.7697525880000002 * v1_cosine[0])));
    const puma560_friction_pack v179 = v113 * ((0.022546398 * v1_sine[3]) - ((0.02191385 * v1_cosine[0]) - (0.648939691 * v1_cosine[3])));
    const puma560_friction_pack v180 = puma560_friction_pack_select(v9, puma560_friction_pack_splat(0.0), (v178 + (v137 * ((0.025374999999999998 * v1_cosine[3]) - (0.8913300000000002 * v1_sine[3])))) - v179);
    const puma560_friction_pack v181 = (((v39 * v121) + (v51 * v143)) + (v59 * v150)) - (v81 * v163);
    const puma560_friction_pack v182 = (1.0 / (v103 + (v95 * v102))) * ((v181 - (v102 * v171)) - v180);
    qdd[0] = puma560_friction_pack_select(v9, puma560_friction_pack_splat(0.0), -v182);
    const puma560_friction_pack v183 = (v101 * v171) + (v102 * v182);
    qdd[1] = puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v183);
    const puma560_friction_pack v184 = ((v80 * v163) + (v81 * v182)) - (v99 * v183);
    qdd[2] = puma560_friction_pack_select(v60, puma560_friction_pack_splat(0.0), v184);
    const puma560_friction_pack v185 = (((v58 * v150) - (v59 * v182)) - (v77 * v184)) - (v98 * v183);
    qdd[3] = puma560_friction_pack_select(v52, puma560_friction_pack_splat(0.0), v185);
    qdd[4] = puma560_friction_pack_select(v40, puma560_friction_pack_splat(0.0), (((v50 * v143) + (v51 * v182)) - (v76 * v184)) - (v97 * v183));
    const puma560_friction_pack v186 = (((v38 * v121) + (v39 * v182)) - (v57 * v185)) - (v75 * v184);
    qdd[5] = puma560_friction_pack_select(v36, puma560_friction_pack_splat(0.0), v186 - (v96 * v183));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[stride]), v0, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = 0.4318 * v1_cosine[0];
    const puma560_friction_pack v10 = v1_sine[1] * v9;
    const puma560_friction_pack v11 = 0.4318 * v1_sine[0];
    const puma560_friction_pack v12 = v1_cosine[1] * v11;
    const puma560_friction_pack v13 = v12 - v10;
    const puma560_friction_pack v14 = v1_sine[3] * v1_sine[2];
    const puma560_friction_pack v15 = v14 * (0.0028799999999999997 * v13);
    const puma560_friction_pack v16 = 3.9999999999999996e-05 * v14;
    const puma560_friction_pack v17 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[3]);
    const puma560_friction_pack v18 = v14 * v17;
    const puma560_friction_pack v19 = v18 + (v1_cosine[3] * v16);
    const puma560_friction_pack v20 = v19 + v15;
    const puma560_friction_pack v21 = 0.00020216000000000006 * (v1_sine[3] * v1_sine[3]);
    const puma560_friction_pack v22 = 0.0016399999999999997 + v21;
    const puma560_friction_pack v23 = 1.0 / ((v1_cosine[3] * (3.9999999999999996e-05 * v1_cosine[3])) - v22);
    const puma560_friction_pack v24 = v23 * v19;
    const puma560_friction_pack v25 = v1_cosine[1] * v9;
    const puma560_friction_pack v26 = v1_sine[3] * v1_cosine[2];
    const puma560_friction_pack v27 = (0.0028799999999999997 * v26) - 0.025374999999999998;
    const puma560_friction_pack v28 = 0.0028799999999999997 * v1_cosine[3];
    const puma560_friction_pack v29 = 0.8913300000000002 + v28;
    const puma560_friction_pack v30 = (v27 * v25) + (v29 * v10);
    const puma560_friction_pack v31 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const puma560_friction_pack v32 = (v31 * v11) - v30;
    const puma560_friction_pack v33 = 0.00010000000000000026 + v21;
    const puma560_friction_pack v34 = 0.00011692799999999998 * v26;
    const puma560_friction_pack v35 = v34 + (v33 * (v1_sine[2] * v1_sine[2]));
    const puma560_friction_pack v36 = 0.0024871679999999997 * v1_cosine[3];
    const puma560_friction_pack v37 = v36 + (0.3592922305 - v35);
    const puma560_friction_pack v38 = v37 + v32;
    const puma560_friction_pack v39 = v14 * v16;
    const puma560_friction_pack v40 = v39 - v38;
    const puma560_friction_pack v41 = v1_cosine[2] * v28;
    const puma560_friction_pack v42 = v1_sine[1] * v11;
    const puma560_friction_pack v43 = v25 + v42;
    const puma560_friction_pack v44 = 0.0028799999999999997 * v1_sine[3];
    const puma560_friction_pack v45 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[3]);
    const puma560_friction_pack v46 = 5.846399999999999e-05 * v1_sine[3];
    const puma560_friction_pack v47 = (v1_cosine[2] * v45) - v46;
    const puma560_friction_pack v48 = (v47 - (v44 * v43)) + (v41 * v13);
    const puma560_friction_pack v49 = 1557.2443004858599 * v47;
    const puma560_friction_pack v50 = ((v24 * v20) - v40) - (v49 * v48);
    const puma560_friction_pack v51 = 1.0 / (v39 + (((v47 * v49) - v37) - (v19 * v24)));
    const puma560_friction_pack v52 = v51 * v50;
    const puma560_friction_pack v53 = (0.0012435839999999998 * v1_cosine[0]) + (5.846399999999999e-05 * v1_cosine[1]);
    const puma560_friction_pack v54 = v26 * v17;
    const puma560_friction_pack v55 = (v1_cosine[1] * (v22 + (0.0004321439999999999 * v14))) + ((v1_sine[1] * v54) - (v26 * v53));
    const puma560_friction_pack v56 = v1_cosine[1] * v1_cosine[3];
    const puma560_friction_pack v57 = -(4e-05 * ((v26 * v1_sine[1]) - v56));
    const puma560_friction_pack v58 = 0.9999999999999999 * v1_cosine[3];
    const puma560_friction_pack v59 = (v58 * v57) - v55;
    const puma560_friction_pack v60 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v61 = (v14 * (5.846399999999999e-05 * v1_sine[1])) + ((0.15005 * v31) + (v1_cosine[1] * v18));
    const puma560_friction_pack v62 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v63 = v62 + (v61 - (v60 * (v1_cosine[2] * v33)));
    const puma560_friction_pack v64 = 0.9999999999999999 * v14;
    const puma560_friction_pack v65 = v63 + (v64 * v57);
    const puma560_friction_pack v66 = 0.0004321439999999999 * ((v1_sine[3] * v1_sine[1]) - (v1_cosine[2] * v56));
    const puma560_friction_pack v67 = v66 + ((v45 * v60) - ((v1_sine[2] * v1_cosine[3]) * v53));
    const puma560_friction_pack v68 = ((v24 * v59) - v65) - (v49 * v67);
    const puma560_friction_pack v69 = (0.023751 * v1_cosine[0]) + (v1_sine[0] * (0.6903913435000001 + (0.0012435839999999998 * v14)));
    const puma560_friction_pack v70 = v23 * v20;
    const puma560_friction_pack v71 = 1557.2443004858599 * v48;
    const puma560_friction_pack v72 = ((((v52 * v68) - v65) - v69) + (v70 * v59)) - (v71 * v67);
    const puma560_friction_pack v73 = 1.748114002 + v32;
    const puma560_friction_pack v74 = 1.0 / ((((v73 - v40) + (v50 * v52)) + (v20 * v70)) - (v48 * v71));
    const puma560_friction_pack v75 = v74 * v72;
    const puma560_friction_pack v76 = v23 * v59;
    const puma560_friction_pack v77 = (1.601861202 * v1_sine[0]) + (0.0141984 * v1_cosine[0]);
    const puma560_friction_pack v78 = v34 + ((((2.0 * v30) + ((v1_sine[0] * v77) - v22)) - 3.153542285625) - (0.0008642879999999998 * v14));
    const puma560_friction_pack v79 = v78 + (v1_sine[1] * ((0.00011692799999999998 * v56) - (v1_cosine[1] * ((2.0 * v54) - 0.022546398))));
    const puma560_friction_pack v80 = v79 - ((v1_sine[1] * v1_sine[1]) * ((0.3256620055 - v21) + (v36 - (v22 - v35))));
    const puma560_friction_pack v81 = v51 * v68;
    const puma560_friction_pack v82 = 1557.2443004858599 * v67;
    const puma560_friction_pack v83 = ((((v59 * v76) - v80) - (v72 * v75)) + (v68 * v81)) - (v67 * v82);
    const puma560_friction_pack v84 = 24999.999999999996 * v57;
    const puma560_friction_pack v85 = 1.0 / (v83 - (v57 * v84));
    const puma560_friction_pack v86 = v75 * v85;
    const puma560_friction_pack v87 = (v58 * v70) - v64;
    const puma560_friction_pack v88 = v81 - (v52 * v75);
    const puma560_friction_pack v89 = v85 * v88;
    const puma560_friction_pack v90 = (v58 * v24) - v64;
    const puma560_friction_pack v91 = v76 * v85;
    const puma560_friction_pack v92 = v84 * v85;
    const puma560_friction_pack v93 = (((v90 * v89) - (v87 * v86)) + (v58 * v91)) - v92;
    const puma560_friction_pack v94 = v52 * v74;
    const puma560_friction_pack v95 = ((v74 * v87) - (v75 * v93)) + (v90 * v94);
    const puma560_friction_pack v96 = ((v52 * v95) - (v51 * v90)) + (v81 * v93);
    const puma560_friction_pack v97 = (((v58 * v23) - (v24 * v96)) - (v70 * v95)) - (v76 * v93);
    const puma560_friction_pack v98 = (((v58 * v97) - 24999.999999999996) + (v84 * v93)) + (v64 * (v95 + v96));
    const puma560_friction_pack v99 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_mask v100 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v99) | (puma560_friction_mask)(v99 < (-(puma560_friction_pack_at(&dt[0]) * v98)));
    const puma560_friction_pack v101 = 0.15 * puma560_friction_pack_select(v100, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_mask v102 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v103 = v101 + (0.7 * puma560_friction_pack_real_of(v102));
    const puma560_friction_pack v104 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v105 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v106 = (v1_cosine[2] * v105) - (v1_sine[2] * v104);
    const puma560_friction_pack v107 = (v1_cosine[2] * v104) + (v1_sine[2] * v105);
    const puma560_friction_pack v108 = v107 * v106;
    const puma560_friction_pack v109 = v105 * v104;
    const puma560_friction_pack v110 = v109 - v108;
    const puma560_friction_pack v111 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v112 = puma560_friction_pack_at(&qd[3U * stride]) + v111;
    const puma560_friction_pack v113 = v105 * v111;
    const puma560_friction_pack v114 = v111 * v104;
    const puma560_friction_pack v115 = 2.0 * v114;
    const puma560_friction_pack v116 = (v1_cosine[2] * v115) + ((v1_sine[2] * v113) - (v107 * (2.0 * v112)));
    const puma560_friction_pack v117 = (v1_cosine[3] * v110) + (v1_sine[3] * v116);
    const puma560_friction_pack v118 = (v1_sine[3] * v112) + (v1_cosine[3] * v106);
    const puma560_friction_pack v119 = puma560_friction_pack_at(&qd[4U * stride]) + v107;
    const puma560_friction_pack v120 = v119 * v118;
    const puma560_friction_pack v121 = 4e-05 * (v120 + v117);
    const puma560_friction_pack v122 = puma560_friction_pack_at(&tau[5U * stride]) + v121;
    const puma560_friction_pack v123 = puma560_friction_pack_select(v100, puma560_friction_pack_splat(0.0), v103) - v122;
    const puma560_friction_pack v124 = v98 * v123;
    const puma560_friction_pack v125 = v94 - (v86 * v88);
    const puma560_friction_pack v126 = (v51 - (v52 * v125)) - (v81 * v89);
    const puma560_friction_pack v127 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_mask v128 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v127) | (puma560_friction_mask)(v127 < (v126 * ((-6.5) * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v129 = 3.5 * puma560_friction_pack_select(v128, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_mask v130 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v131 = v129 + (4.8 * puma560_friction_pack_real_of(v130));
    const puma560_friction_pack v132 = (v1_cosine[3] * v116) - (v1_sine[3] * v110);
    const puma560_friction_pack v133 = (v1_cosine[3] * v112) - (v1_sine[3] * v106);
    const puma560_friction_pack v134 = ((2.0 * v119) * v133) + v132;
    const puma560_friction_pack v135 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v136 = ((v119 * v135) - (1.9999999999999998e-05 * v132)) - (0.0004221600000000001 * v134);
    const puma560_friction_pack v137 = (0.0004000000000000001 * v120) + (v121 + (0.00020000000000000004 * v117));
    const puma560_friction_pack v138 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v139 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v140 = v139 + v138;
    const puma560_friction_pack v141 = (v25 * v140) + (v139 * v42);
    const puma560_friction_pack v142 = v104 * v104;
    const puma560_friction_pack v143 = v142 + (v111 * v111);
    const puma560_friction_pack v144 = (0.4318 * v113) + (((9.81 * v1_sine[1]) - (0.0203 * v143)) - v141);
    const puma560_friction_pack v145 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v146 = (v145 * (0.8636 * v1_sine[0])) - (0.15005 * v138);
    const puma560_friction_pack v147 = (0.8636 * v114) + (v146 + (0.0406 * v109));
    const puma560_friction_pack v148 = (v1_sine[2] * v144) + (v1_cosine[2] * v147);
    const puma560_friction_pack v149 = ((0.00075 * v116) + ((v1_sine[3] * v137) - (v1_cosine[3] * v136))) + (v28 * v148);
    const puma560_friction_pack v150 = (v139 * v12) - (v10 * v140);
    const puma560_friction_pack v151 = ((v118 * v135) + ((v44 * v150) + (v28 * (v1_sine[2] * v147)))) - (v46 * v113);
    const puma560_friction_pack v152 = v118 * v133;
    const puma560_friction_pack v153 = (v151 - (v41 * v144)) - (0.00020216000000000006 * v152);
    const puma560_friction_pack v154 = v142 + (v105 * v105);
    const puma560_friction_pack v155 = v153 + (v1_sine[3] * ((0.0012435839999999998 * v154) - (0.028252799999999998 * v1_cosine[1])));
    const puma560_friction_pack v156 = v112 * v106;
    const puma560_friction_pack v157 = ((v1_cosine[2] * v113) - (v1_sine[2] * v115)) - v156;
    const puma560_friction_pack v158 = (0.0006500000000000002 * v156) + (v155 - (0.0012921600000000003 * v157));
    const puma560_friction_pack v159 = (8.743947300000002 * v1_sine[1]) + (((v1_sine[2] * v149) - (v1_cosine[2] * v158)) - (0.24892875 * v1_cosine[1]));
    const puma560_friction_pack v160 = v157 + v152;
    const puma560_friction_pack v161 = (v119 * v119) + (v118 * v118);
    const puma560_friction_pack v162 = (v28 * v161) - (v44 * v160);
    const puma560_friction_pack v163 = (0.3244698455 * v113) + ((0.0203 * v162) + (((0.025374999999999998 * v150) + v159) - (0.8913300000000002 * v141)));
    const puma560_friction_pack v164 = v1_sine[2] * v134;
    const puma560_friction_pack v165 = (v44 * v161) + (v28 * v160);
    const puma560_friction_pack v166 = v1_cosine[2] * v165;
    const puma560_friction_pack v167 = ((0.4318 * v166) + ((0.0012435839999999998 * v164) + v163)) - (0.011273199 * (v143 - v154));
    const puma560_friction_pack v168 = puma560_friction_pack_at(&tau[2U * stride]) + v167;
    const puma560_friction_pack v169 = puma560_friction_pack_select(v128, puma560_friction_pack_splat(0.0), v131) - v168;
    const puma560_friction_pack v170 = v96 * v169;
    const puma560_friction_pack v171 = v74 + (v75 * v86);
    const puma560_friction_pack v172 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_mask v173 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v172) | (puma560_friction_mask)(v172 < (v171 * (9.5 * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v174 = 3.5 * puma560_friction_pack_select(v173, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_mask v175 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v176 = v174 + (7.0 * puma560_friction_pack_real_of(v175));
    const puma560_friction_pack v177 = ((0.025374999999999998 * v113) - (0.8913300000000002 * v154)) - v162;
    const puma560_friction_pack v178 = v166 + (((0.8913300000000002 * v113) - (0.025374999999999998 * v143)) + (0.0028799999999999997 * v164));
    const puma560_friction_pack v179 = (((1.024164 * v1_sine[0]) + (puma560_friction_pack_at(&tau[stride]) - (37.2347379 * v1_cosine[0]))) + (v13 * v178)) - (v43 * v177);
    const puma560_friction_pack v180 = (((v1_cosine[0] * v77) - 0.0070992) * (v139 - v140)) + (v167 + v179);
    const puma560_friction_pack v181 = puma560_friction_pack_select(v173, puma560_friction_pack_splat(0.0), v176) - v180;
    const puma560_friction_pack v182 = v95 * v181;
    const puma560_friction_pack v183 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0]));
    const puma560_friction_mask v184 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v183) | (puma560_friction_mask)(v183 < (v85 * (8.4 * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v185 = 4.9 * puma560_friction_pack_select(v184, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[0]));
    const puma560_friction_mask v186 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v187 = v185 + (6.0 * puma560_friction_pack_real_of(v186));
    const puma560_friction_pack v188 = (puma560_friction_pack_at(&tau[0]) - ((v138 - v140) * ((0.6903913435000001 * v1_cosine[0]) - (0.023751 * v1_sine[0])))) - (v60 * v158);
    const puma560_friction_pack v189 = (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v105) - (v1_sine[1] * v154))) + (v188 - (v62 * v113));
    const puma560_friction_pack v190 = v189 - (v1_sine[1] * ((v1_cosine[2] * v149) + (0.8913300000000002 * v146)));
    const puma560_friction_pack v191 = (v114 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[0]))) + v190;
    const puma560_friction_pack v192 = v109 * ((0.02191385 * v1_cosine[0]) - ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    const puma560_friction_pack v193 = v145 * ((v1_cosine[0] * ((0.0283968 * v1_cosine[0]) + (3.203722404 * v1_sine[0]))) - 0.0141984);
    const puma560_friction_pack v194 = v193 + (v192 + (v191 - (0.15005 * ((v1_cosine[1] * v178) - (v1_sine[1] * v177)))));
    const puma560_friction_pack v195 = ((0.0013999999999999998 * v109) + ((v1_cosine[3] * v137) + (v1_sine[3] * v136))) - (v44 * v148);
    const puma560_friction_pack v196 = v195 - (9.999999999999983e-05 * v108);
    const puma560_friction_pack v197 = v9 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]));
    const puma560_friction_pack v198 = v197 * ((v1_sine[2] * v165) - ((0.0028799999999999997 * v1_cosine[2]) * v134));
    const puma560_friction_pack v199 = (v194 + (v1_cosine[1] * (v196 + (0.025374999999999998 * v146)))) - v198;
    const puma560_friction_pack v200 = puma560_friction_pack_select(v184, puma560_friction_pack_splat(0.0), v187) - v199;
    const puma560_friction_pack v201 = v93 * v200;
    const puma560_friction_pack v202 = v91 + ((v24 * v89) - (v70 * v86));
    const puma560_friction_pack v203 = ((v70 * v74) - (v75 * v202)) + (v24 * v94);
    const puma560_friction_pack v204 = ((v24 * v51) - (v52 * v203)) - (v81 * v202);
    const puma560_friction_pack v205 = ((v23 + (v24 * v204)) - (v70 * v203)) - (v76 * v202);
    const puma560_friction_pack v206 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_mask v207 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v206) | (puma560_friction_mask)(v206 < (v205 * ((-1.4) * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v208 = 0.13 * puma560_friction_pack_select(v207, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_mask v209 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v210 = puma560_friction_pack_real_of(v209) + v208;
    const puma560_friction_pack v211 = puma560_friction_pack_at(&tau[3U * stride]) + v196;
    const puma560_friction_pack v212 = puma560_friction_pack_select(v207, puma560_friction_pack_splat(0.0), v210) - v211;
    const puma560_friction_pack v213 = v97 * v212;
    const puma560_friction_pack v214 = v82 * v85;
    const puma560_friction_pack v215 = v214 + ((v49 * v89) - (v71 * v86));
    const puma560_friction_pack v216 = ((v71 * v74) - (v75 * v215)) + (v49 * v94);
    const puma560_friction_pack v217 = ((v49 * v51) - (v52 * v216)) - (v81 * v215);
    const puma560_friction_pack v218 = (((v49 * v217) - 1557.2443004858599) - (v71 * v216)) - (v82 * v215);
    const puma560_friction_pack v219 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_mask v220 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v219) | (puma560_friction_mask)(v219 < (v218 * ((-1.1) * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v221 = 0.17 * puma560_friction_pack_select(v220, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_mask v222 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v223 = v221 + (0.8 * puma560_friction_pack_real_of(v222));
    const puma560_friction_pack v224 = (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v157)) - v155;
    const puma560_friction_pack v225 = puma560_friction_pack_select(v220, puma560_friction_pack_splat(0.0), v223) - v224;
    const puma560_friction_pack v226 = ((v49 * v96) + (v71 * v95)) + (v82 * v93);
    const puma560_friction_pack v227 = v225 * v226;
    const puma560_friction_pack v228 = ((v213 + (v170 + (v201 + v182))) - v124) - v227;
    const puma560_friction_pack v229 = (puma560_friction_pack_abs(v124) + puma560_friction_pack_abs(v227)) + (puma560_friction_pack_abs(v213) + puma560_friction_pack_abs(v170));
    const puma560_friction_pack v230 = 1e-08 * ((puma560_friction_pack_abs(v182) + puma560_friction_pack_abs(v201)) + v229);
    const puma560_friction_pack v231 = puma560_friction_pack_abs(v97);
    const puma560_friction_pack v232 = puma560_friction_pack_select(v207, puma560_friction_pack_splat(1.4), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v233 = puma560_friction_pack_abs(v226);
    const puma560_friction_pack v234 = puma560_friction_pack_select(v220, puma560_friction_pack_splat(1.1), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v235 = puma560_friction_pack_abs(v96);
    const puma560_friction_pack v236 = puma560_friction_pack_select(v128, puma560_friction_pack_splat(6.5), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v237 = puma560_friction_pack_abs(v93);
    const puma560_friction_pack v238 = puma560_friction_pack_select(v184, puma560_friction_pack_splat(8.4), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v239 = puma560_friction_pack_abs(v95);
    const puma560_friction_pack v240 = puma560_friction_pack_select(v173, puma560_friction_pack_splat(9.5), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v241 = (((v238 * v237) + (v236 * v235)) + (v240 * v239)) + (v234 * v233);
    const puma560_friction_pack v242 = v230 + (1.0001 * (v241 + (v232 * v231)));
    const puma560_friction_pack v243 = -(v242 + (0.7 * v98));
    const puma560_friction_mask v244 = puma560_friction_pack_select_whole(v100, (puma560_friction_mask)(v243 < (-v228)), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v102));
    const puma560_friction_pack v245 = puma560_friction_pack_select(v100, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v246 = v100 & (puma560_friction_mask)(puma560_friction_pack_abs(v228) <= (v242 - (v245 * (1.0001 * v98))));
    const puma560_friction_mask v247 = puma560_friction_pack_select_whole(v246, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v244, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v248 = v217 * v169;
    const puma560_friction_pack v249 = v216 * v181;
    const puma560_friction_pack v250 = v215 * v200;
    const puma560_friction_pack v251 = v218 * v225;
    const puma560_friction_pack v252 = v123 * v226;
    const puma560_friction_pack v253 = ((v24 * v217) - (v70 * v216)) - (v76 * v215);
    const puma560_friction_pack v254 = v212 * v253;
    const puma560_friction_pack v255 = v254 + (v252 + (v251 + ((v250 + v249) - v248)));
    const puma560_friction_pack v256 = (puma560_friction_pack_abs(v254) + puma560_friction_pack_abs(v248)) + (puma560_friction_pack_abs(v249) + puma560_friction_pack_abs(v250));
    const puma560_friction_pack v257 = 1e-08 * ((puma560_friction_pack_abs(v251) + puma560_friction_pack_abs(v252)) + v256);
    const puma560_friction_pack v258 = puma560_friction_pack_abs(v253);
    const puma560_friction_pack v259 = puma560_friction_pack_abs(v217);
    const puma560_friction_pack v260 = puma560_friction_pack_abs(v215);
    const puma560_friction_pack v261 = puma560_friction_pack_abs(v216);
    const puma560_friction_pack v262 = (((v238 * v260) + (v236 * v259)) + (v245 * v233)) + (v240 * v261);
    const puma560_friction_pack v263 = v257 + (1.0001 * (v262 + (v232 * v258)));
    const puma560_friction_pack v264 = -(v263 + (0.8 * v218));
    const puma560_friction_mask v265 = puma560_friction_pack_select_whole(v220, (puma560_friction_mask)(v264 < v255), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v222));
    const puma560_friction_mask v266 = v220 & (puma560_friction_mask)(puma560_friction_pack_abs(v255) <= (v263 - (v234 * (1.0001 * v218))));
    const puma560_friction_mask v267 = puma560_friction_pack_select_whole(v266, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v265, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v268 = v97 * v123;
    const puma560_friction_pack v269 = v225 * v253;
    const puma560_friction_pack v270 = v203 * v181;
    const puma560_friction_pack v271 = v202 * v200;
    const puma560_friction_pack v272 = (puma560_friction_pack_abs(v268) + puma560_friction_pack_abs(v269)) + (puma560_friction_pack_abs(v271) + puma560_friction_pack_abs(v270));
    const puma560_friction_pack v273 = v205 * v212;
    const puma560_friction_pack v274 = v204 * v169;
    const puma560_friction_pack v275 = 1e-08 * ((puma560_friction_pack_abs(v274) + puma560_friction_pack_abs(v273)) + v272);
    const puma560_friction_pack v276 = puma560_friction_pack_abs(v204);
    const puma560_friction_pack v277 = puma560_friction_pack_abs(v202);
    const puma560_friction_pack v278 = puma560_friction_pack_abs(v203);
    const puma560_friction_pack v279 = (((v238 * v277) + (v236 * v276)) + (v245 * v231)) + (v240 * v278);
    const puma560_friction_pack v280 = v275 + (1.0001 * (v279 + (v234 * v258)));
    const puma560_friction_pack v281 = -(v205 + v280);
    const puma560_friction_pack v282 = ((v274 + ((v268 - v271) - v270)) - v273) - v269;
    const puma560_friction_mask v283 = puma560_friction_pack_select_whole(v207, (puma560_friction_mask)(v281 < (-v282)), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v209));
    const puma560_friction_mask v284 = v207 & (puma560_friction_mask)(puma560_friction_pack_abs(v282) <= (v280 - (v232 * (1.0001 * v205))));
    const puma560_friction_mask v285 = puma560_friction_pack_select_whole(v284, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v283, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v286 = puma560_friction_pack_abs(v89);
    const puma560_friction_pack v287 = puma560_friction_pack_abs(v125);
    const puma560_friction_pack v288 = (((v238 * v286) + (v245 * v235)) + (v240 * v287)) + (v234 * v259);
    const puma560_friction_pack v289 = v96 * v123;
    const puma560_friction_pack v290 = v217 * v225;
    const puma560_friction_pack v291 = v204 * v212;
    const puma560_friction_pack v292 = v125 * v181;
    const puma560_friction_pack v293 = v126 * v169;
    const puma560_friction_pack v294 = v89 * v200;
    const puma560_friction_pack v295 = (puma560_friction_pack_abs(v291) + puma560_friction_pack_abs(v292)) + (puma560_friction_pack_abs(v294) + puma560_friction_pack_abs(v293));
    const puma560_friction_pack v296 = 1e-08 * ((puma560_friction_pack_abs(v290) + puma560_friction_pack_abs(v289)) + v295);
    const puma560_friction_pack v297 = v296 + (1.0001 * (v288 + (v232 * v276)));
    const puma560_friction_pack v298 = -(v297 + (4.8 * v126));
    const puma560_friction_pack v299 = v294 + ((v292 + (v291 + (v289 + v290))) - v293);
    const puma560_friction_mask v300 = puma560_friction_pack_select_whole(v128, (puma560_friction_mask)(v298 < (-v299)), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v130));
    const puma560_friction_mask v301 = v128 & (puma560_friction_mask)(puma560_friction_pack_abs(v299) <= (v297 - (v236 * (1.0001 * v126))));
    const puma560_friction_mask v302 = puma560_friction_pack_select_whole(v301, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v300, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v303 = v203 * v212;
    const puma560_friction_pack v304 = v216 * v225;
    const puma560_friction_pack v305 = v86 * v200;
    const puma560_friction_pack v306 = v171 * v181;
    const puma560_friction_pack v307 = (puma560_friction_pack_abs(v304) + puma560_friction_pack_abs(v303)) + (puma560_friction_pack_abs(v306) + puma560_friction_pack_abs(v305));
    const puma560_friction_pack v308 = v95 * v123;
    const puma560_friction_pack v309 = v125 * v169;
    const puma560_friction_pack v310 = 1e-08 * ((puma560_friction_pack_abs(v309) + puma560_friction_pack_abs(v308)) + v307);
    const puma560_friction_pack v311 = puma560_friction_pack_abs(v86);
    const puma560_friction_pack v312 = (((v238 * v311) + (v236 * v287)) + (v245 * v239)) + (v234 * v261);
    const puma560_friction_pack v313 = v310 + (1.0001 * (v312 + (v232 * v278)));
    const puma560_friction_pack v314 = (7.0 * v171) - v313;
    const puma560_friction_pack v315 = v305 + (((v303 + (v304 - v308)) - v309) - v306);
    const puma560_friction_mask v316 = puma560_friction_pack_select_whole(v173, (puma560_friction_mask)(v314 < v315), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v175));
    const puma560_friction_mask v317 = v173 & (puma560_friction_mask)(puma560_friction_pack_abs(v315) <= (v313 + (v240 * (1.0001 * v171))));
    const puma560_friction_mask v318 = puma560_friction_pack_select_whole(v317, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v316, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v319 = v93 * v123;
    const puma560_friction_pack v320 = v215 * v225;
    const puma560_friction_pack v321 = v85 * v200;
    const puma560_friction_pack v322 = v202 * v212;
    const puma560_friction_pack v323 = v89 * v169;
    const puma560_friction_pack v324 = v86 * v181;
    const puma560_friction_pack v325 = v324 + ((v322 + ((v320 - v321) - v319)) - v323);
    const puma560_friction_pack v326 = (puma560_friction_pack_abs(v320) + puma560_friction_pack_abs(v324)) + (puma560_friction_pack_abs(v321) + puma560_friction_pack_abs(v323));
    const puma560_friction_pack v327 = 1e-08 * ((puma560_friction_pack_abs(v322) + puma560_friction_pack_abs(v319)) + v326);
    const puma560_friction_pack v328 = (((v236 * v286) + (v237 * v245)) + (v240 * v311)) + (v234 * v260);
    const puma560_friction_pack v329 = v327 + (1.0001 * (v328 + (v232 * v277)));
    const puma560_friction_pack v330 = (6.0 * v85) - v329;
    const puma560_friction_mask v331 = puma560_friction_pack_select_whole(v184, (puma560_friction_mask)(v330 < v325), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v186));
    const puma560_friction_mask v332 = v184 & (puma560_friction_mask)(puma560_friction_pack_abs(v325) <= (v329 + (v238 * (1.0001 * v85))));
    const puma560_friction_mask v333 = puma560_friction_pack_select_whole(v332, puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v331, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v334 = v100 | (v220 | (v207 | (v128 | (v173 | v184))));
    puma560_friction_mask v335_pattern[6] = {v333, v318, v302, v285, v267, v247};
    puma560_friction_mask v335_best[6] = {v333, v318, v302, v285, v267, v247};
    puma560_friction_mask v335_flag[7] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(-1), puma560_friction_pack_whole(0)};
    puma560_friction_pack v335_number[12] = {puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0)};
    const puma560_friction_pack v335_of_context_real[40] = {-v80, -(v63 + v69), -v63, v55, v67, v57, v38 + v73, v38, -(v18 + v15), v48, 4e-05 * v14, v37, -v18, v47, v22, 4e-05 * v1_cosine[3], v199, v180, v168, v211, v224, v122, v185, puma560_friction_pack_at(&tau[0]), v174, puma560_friction_pack_at(&tau[stride]), v129, puma560_friction_pack_at(&tau[2U * stride]), v208, puma560_friction_pack_at(&tau[3U * stride]), v221, puma560_friction_pack_at(&tau[4U * stride]), v101, puma560_friction_pack_at(&tau[5U * stride]), puma560_friction_pack_at(&qd[0]), puma560_friction_pack_at(&qd[stride]), puma560_friction_pack_at(&qd[2U * stride]), puma560_friction_pack_at(&qd[3U * stride]), puma560_friction_pack_at(&qd[4U * stride]), puma560_friction_pack_at(&qd[5U * stride])};
    const puma560_friction_mask v335_of_context_boolean[24] = {v332, v331, puma560_friction_pack_select_whole(v184, (puma560_friction_mask)(v330 < (-v325)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v186)), v317, v316, puma560_friction_pack_select_whole(v173, (puma560_friction_mask)(v314 < (-v315)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v175)), v301, v300, puma560_friction_pack_select_whole(v128, (puma560_friction_mask)(v298 < v299), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v130)), v284, v283, puma560_friction_pack_select_whole(v207, (puma560_friction_mask)(v281 < v282), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v209)), v266, v265, puma560_friction_pack_select_whole(v220, (puma560_friction_mask)(v264 < (-v255)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v222)), v246, v244, puma560_friction_pack_select_whole(v100, (puma560_friction_mask)(v243 < v228), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v102)), ~v184, ~v173, ~v128, ~v207, ~v220, ~v100};
    puma560_friction_mask v335_done = ~(v334);
    for (int v335_pass = 0; (v335_pass < 1458) && !puma560_friction_pack_all(v335_done); v335_pass++) {
        puma560_friction_mask v335_next_pattern[6];
        puma560_friction_mask v335_next_best[6];
        puma560_friction_mask v335_next_flag[7];
        puma560_friction_pack v335_next_number[12];
        puma560_friction_mask v335_ends;
        puma560_friction_pack_step_pattern(spacing, prepared, v335_pattern, v335_best, v335_flag, v335_number, v335_of_context_real, v335_of_context_boolean, v335_next_pattern, v335_next_best, v335_next_flag, v335_next_number, &v335_ends);
        v335_pattern[0] = puma560_friction_pack_select_whole(v335_done, v335_pattern[0], v335_next_pattern[0]);
        v335_pattern[1] = puma560_friction_pack_select_whole(v335_done, v335_pattern[1], v335_next_pattern[1]);
        v335_pattern[2] = puma560_friction_pack_select_whole(v335_done, v335_pattern[2], v335_next_pattern[2]);
        v335_pattern[3] = puma560_friction_pack_select_whole(v335_done, v335_pattern[3], v335_next_pattern[3]);
        v335_pattern[4] = puma560_friction_pack_select_whole(v335_done, v335_pattern[4], v335_next_pattern[4]);
        v335_pattern[5] = puma560_friction_pack_select_whole(v335_done, v335_pattern[5], v335_next_pattern[5]);
        v335_best[0] = puma560_friction_pack_select_whole(v335_done, v335_best[0], v335_next_best[0]);
        v335_best[1] = puma560_friction_pack_select_whole(v335_done, v335_best[1], v335_next_best[1]);
        v335_best[2] = puma560_friction_pack_select_whole(v335_done, v335_best[2], v335_next_best[2]);
        v335_best[3] = puma560_friction_pack_select_whole(v335_done, v335_best[3], v335_next_best[3]);
        v335_best[4] = puma560_friction_pack_select_whole(v335_done, v335_best[4], v335_next_best[4]);
        v335_best[5] = puma560_friction_pack_select_whole(v335_done, v335_best[5], v335_next_best[5]);
        v335_flag[0] = puma560_friction_pack_select_whole(v335_done, v335_flag[0], v335_next_flag[0]);
        v335_flag[1] = puma560_friction_pack_select_whole(v335_done, v335_flag[1], v335_next_flag[1]);
        v335_flag[2] = puma560_friction_pack_select_whole(v335_done, v335_flag[2], v335_next_flag[2]);
        v335_flag[3] = puma560_friction_pack_select_whole(v335_done, v335_flag[3], v335_next_flag[3]);
        v335_flag[4] = puma560_friction_pack_select_whole(v335_done, v335_flag[4], v335_next_flag[4]);
        v335_flag[5] = puma560_friction_pack_select_whole(v335_done, v335_flag[5], v335_next_flag[5]);
        v335_flag[6] = puma560_friction_pack_select_whole(v335_done, v335_flag[6], v335_next_flag[6]);
        v335_number[0] = puma560_friction_pack_select(v335_done, v335_number[0], v335_next_number[0]);
        v335_number[1] = puma560_friction_pack_select(v335_done, v335_number[1], v335_next_number[1]);
        v335_number[2] = puma560_friction_pack_select(v335_done, v335_number[2], v335_next_number[2]);
        v335_number[3] = puma560_friction_pack_select(v335_done, v335_number[3], v335_next_number[3]);
        v335_number[4] = puma560_friction_pack_select(v335_done, v335_number[4], v335_next_number[4]);
        v335_number[5] = puma560_friction_pack_select(v335_done, v335_number[5], v335_next_number[5]);
        v335_number[6] = puma560_friction_pack_select(v335_done, v335_number[6], v335_next_number[6]);
        v335_number[7] = puma560_friction_pack_select(v335_done, v335_number[7], v335_next_number[7]);
        v335_number[8] = puma560_friction_pack_select(v335_done, v335_number[8], v335_next_number[8]);
        v335_number[9] = puma560_friction_pack_select(v335_done, v335_number[9], v335_next_number[9]);
        v335_number[10] = puma560_friction_pack_select(v335_done, v335_number[10], v335_next_number[10]);
        v335_number[11] = puma560_friction_pack_select(v335_done, v335_number[11], v335_next_number[11]);
        v335_done |= v335_ends;
    }
    const puma560_friction_mask v336 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[5], v247), v102);
    const puma560_friction_mask v337 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v336);
    const puma560_friction_pack v338 = puma560_friction_pack_select(v337, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[5U * stride]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[11], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v339 = puma560_friction_pack_select(v334, v335_number[5], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v340 = v103 - v122;
    const puma560_friction_pack v341 = (v211 - v210) + (v58 * v340);
    const puma560_friction_pack v342 = v223 - v224;
    const puma560_friction_pack v343 = v64 * v340;
    const puma560_friction_pack v344 = v343 + (((v168 - v131) - (v24 * v341)) + (v49 * v342));
    const puma560_friction_pack v345 = v343 + ((((v180 - v176) + (v52 * v344)) - (v70 * v341)) + (v71 * v342));
    const puma560_friction_pack v346 = (((v86 * v345) + (v91 * v341)) - (v214 * v342)) - (v92 * v340);
    const puma560_friction_pack v347 = v346 - (v85 * ((v81 * v344) - (v187 - v199)));
    const puma560_friction_pack v348 = (v74 * v345) + (v75 * v347);
    const puma560_friction_pack v349 = ((v51 * v344) - (v52 * v348)) + (v81 * v347);
    const puma560_friction_pack v350 = (((v24 * v349) - (v23 * v341)) - (v70 * v348)) + (v76 * v347);
    const puma560_friction_pack v351 = (((v84 * v347) - (24999.999999999996 * v340)) - (v58 * v350)) - (v64 * (v348 - v349));
    const puma560_friction_pack v352 = puma560_friction_pack_select(v334, v339, v351);
    const puma560_friction_pack v353 = 0.5 * puma560_friction_pack_at(&dt[0]);
    const puma560_friction_pack v354 = puma560_friction_pack_select(v337, puma560_friction_pack_splat(0.0), v338 + (v352 * v353));
    const puma560_friction_mask v355 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[4], v267), v222);
    const puma560_friction_mask v356 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v355);
    const puma560_friction_pack v357 = puma560_friction_pack_select(v356, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[4U * stride]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[10], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v358 = puma560_friction_pack_select(v334, v335_number[4], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v359 = puma560_friction_pack_select(v334, v358, (((v49 * v349) - (1557.2443004858599 * v342)) - (v71 * v348)) + (v82 * v347));
    const puma560_friction_pack v360 = puma560_friction_pack_select(v356, puma560_friction_pack_splat(0.0), v357 + (v353 * v359));
    const puma560_friction_mask v361 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[3], v285), v209);
    const puma560_friction_mask v362 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v361);
    const puma560_friction_pack v363 = puma560_friction_pack_select(v362, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[3U * stride]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[9], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v364 = puma560_friction_pack_select(v334, v335_number[3], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v365 = puma560_friction_pack_select(v334, v364, v350);
    const puma560_friction_pack v366 = puma560_friction_pack_select(v362, puma560_friction_pack_splat(0.0), v363 + (v353 * v365));
    const puma560_friction_mask v367 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[2], v302), v130);
    const puma560_friction_mask v368 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v367);
    const puma560_friction_pack v369 = puma560_friction_pack_select(v368, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[8], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v370 = puma560_friction_pack_select(v334, v335_number[2], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v371 = puma560_friction_pack_select(v334, v370, -v349);
    const puma560_friction_pack v372 = puma560_friction_pack_select(v368, puma560_friction_pack_splat(0.0), v369 + (v353 * v371));
    const puma560_friction_mask v373 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[1], v318), v175);
    const puma560_friction_mask v374 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v373);
    const puma560_friction_pack v375 = puma560_friction_pack_select(v374, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[stride]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[7], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v376 = puma560_friction_pack_select(v334, v335_number[1], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v377 = puma560_friction_pack_select(v334, v376, v348);
    const puma560_friction_pack v378 = puma560_friction_pack_select(v374, puma560_friction_pack_splat(0.0), v375 + (v353 * v377));
    const puma560_friction_mask v379 = puma560_friction_pack_select_whole(v334, puma560_friction_pack_select_whole(v334, v335_best[0], v333), v186);
    const puma560_friction_mask v380 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v379);
    const puma560_friction_pack v381 = puma560_friction_pack_select(v380, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[0]) + puma560_friction_pack_select(v334, puma560_friction_pack_select(v334, v335_number[6], puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(0.0)));
    const puma560_friction_pack v382 = puma560_friction_pack_select(v334, v335_number[0], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v383 = puma560_friction_pack_select(v334, v382, -v347);
    const puma560_friction_pack v384 = puma560_friction_pack_select(v380, puma560_friction_pack_splat(0.0), v381 + (v353 * v383));
    const puma560_friction_mask v385 = (~v362) | ((~v368) | ((~v374) | (~v380)));
    const puma560_friction_mask v386 = (~v337) | ((~v356) | v385);
    puma560_friction_pack v387_qdd[6] = {{ 0 }};
    if (!puma560_friction_pack_all(~(v386))) {
        const puma560_friction_pack v387_of_q[6] = {puma560_friction_pack_select(v380, puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[0]) + (v381 * v353)), puma560_friction_pack_select(v374, puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[stride]) + (v353 * v375)), puma560_friction_pack_select(v368, puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[2U * stride]) + (v353 * v369)), puma560_friction_pack_select(v362, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[3U * stride]) + (v353 * v363)), puma560_friction_pack_select(v356, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[4U * stride]) + (v353 * v357)), puma560_friction_pack_select(v337, puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&q[5U * stride]) + (v338 * v353))};
        const puma560_friction_pack v387_of_qd[6] = {v384, v378, v372, v366, v360, v354};
        const puma560_friction_pack v387_of_tau[6] = {puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride])};
        const puma560_friction_mask v387_of_mode[6] = {v379, v373, v367, v361, v355, v336};
        puma560_friction_pack_friction_stage(spacing, prepared, v387_of_q, v387_of_qd, v387_of_tau, v387_of_mode, v387_qdd);
    }
    const puma560_friction_pack v388 = puma560_friction_pack_select(v386, v387_qdd[5], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v389 = puma560_friction_pack_select(v337, puma560_friction_pack_splat(0.0), v338 + (v353 * v388));
    const puma560_friction_pack v390 = puma560_friction_pack_select(v386, v387_qdd[4], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v391 = puma560_friction_pack_select(v356, puma560_friction_pack_splat(0.0), v357 + (v353 * v390));
    const puma560_friction_pack v392 = puma560_friction_pack_select(v386, v387_qdd[3], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v393 = puma560_friction_pack_select(v362, puma560_friction_pack_splat(0.0), v363 + (v353 * v392));
    const puma560_friction_pack v394 = puma560_friction_pack_select(v386, v387_qdd[2], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v395 = puma560_friction_pack_select(v368, puma560_friction_pack_splat(0.0), v369 + (v353 * v394));
    const puma560_friction_pack v396 = puma560_friction_pack_select(v386, v387_qdd[1], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v397 = puma560_friction_pack_select(v374, puma560_friction_pack_splat(0.0), v375 + (v353 * v396));
    const puma560_friction_pack v398 = puma560_friction_pack_select(v386, v387_qdd[0], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v399 = puma560_friction_pack_select(v380, puma560_friction_pack_splat(0.0), v381 + (v353 * v398));
    puma560_friction_pack v400_qdd[6] = {{ 0 }};
    if (!puma560_friction_pack_all(~(v386))) {
        const puma560_friction_pack v400_of_q[6] = {puma560_friction_pack_select(v380, puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[0]) + (v353 * v384)), puma560_friction_pack_select(v374, puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[stride]) + (v353 * v378)), puma560_friction_pack_select(v368, puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[2U * stride]) + (v353 * v372)), puma560_friction_pack_select(v362, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[3U * stride]) + (v353 * v366)), puma560_friction_pack_select(v356, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[4U * stride]) + (v353 * v360)), puma560_friction_pack_select(v337, puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&q[5U * stride]) + (v353 * v354))};
        const puma560_friction_pack v400_of_qd[6] = {v399, v397, v395, v393, v391, v389};
        const puma560_friction_pack v400_of_tau[6] = {puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride])};
        const puma560_friction_mask v400_of_mode[6] = {v379, v373, v367, v361, v355, v336};
        puma560_friction_pack_friction_stage(spacing, prepared, v400_of_q, v400_of_qd, v400_of_tau, v400_of_mode, v400_qdd);
    }
    const puma560_friction_pack v401 = puma560_friction_pack_select(v386, v400_qdd[5], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v402 = puma560_friction_pack_select(v337, puma560_friction_pack_splat(0.0), v338 + (puma560_friction_pack_at(&dt[0]) * v401));
    const puma560_friction_pack v403 = puma560_friction_pack_select(v386, v400_qdd[4], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v404 = puma560_friction_pack_select(v356, puma560_friction_pack_splat(0.0), v357 + (puma560_friction_pack_at(&dt[0]) * v403));
    const puma560_friction_pack v405 = puma560_friction_pack_select(v386, v400_qdd[3], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v406 = puma560_friction_pack_select(v362, puma560_friction_pack_splat(0.0), v363 + (puma560_friction_pack_at(&dt[0]) * v405));
    const puma560_friction_pack v407 = puma560_friction_pack_select(v386, v400_qdd[2], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v408 = puma560_friction_pack_select(v368, puma560_friction_pack_splat(0.0), v369 + (puma560_friction_pack_at(&dt[0]) * v407));
    const puma560_friction_pack v409 = puma560_friction_pack_select(v386, v400_qdd[1], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v410 = puma560_friction_pack_select(v374, puma560_friction_pack_splat(0.0), v375 + (puma560_friction_pack_at(&dt[0]) * v409));
    const puma560_friction_pack v411 = puma560_friction_pack_select(v386, v400_qdd[0], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v412 = puma560_friction_pack_select(v380, puma560_friction_pack_splat(0.0), v381 + (puma560_friction_pack_at(&dt[0]) * v411));
    puma560_friction_pack v413_qdd[6] = {{ 0 }};
    if (!puma560_friction_pack_all(~(v386))) {
        const puma560_friction_pack v413_of_q[6] = {puma560_friction_pack_select(v380, puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[0]) + (puma560_friction_pack_at(&dt[0]) * v399)), puma560_friction_pack_select(v374, puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[stride]) + (puma560_friction_pack_at(&dt[0]) * v397)), puma560_friction_pack_select(v368, puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[2U * stride]) + (puma560_friction_pack_at(&dt[0]) * v395)), puma560_friction_pack_select(v362, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[3U * stride]) + (puma560_friction_pack_at(&dt[0]) * v393)), puma560_friction_pack_select(v356, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[4U * stride]) + (puma560_friction_pack_at(&dt[0]) * v391)), puma560_friction_pack_select(v337, puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&q[5U * stride]) + (puma560_friction_pack_at(&dt[0]) * v389))};
        const puma560_friction_pack v413_of_qd[6] = {v412, v410, v408, v406, v404, v402};
        const puma560_friction_pack v413_of_tau[6] = {puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride])};
        const puma560_friction_mask v413_of_mode[6] = {v379, v373, v367, v361, v355, v336};
        puma560_friction_pack_friction_stage(spacing, prepared, v413_of_q, v413_of_qd, v413_of_tau, v413_of_mode, v413_qdd);
    }
    const puma560_friction_pack v414 = 0.16666666666666666 * puma560_friction_pack_at(&dt[0]);
    const puma560_friction_pack v415 = 0.3333333333333333 * puma560_friction_pack_at(&dt[0]);
    const puma560_friction_pack v416 = puma560_friction_pack_select(v380, puma560_friction_pack_splat(0.0), (v381 + (v414 * (v383 + puma560_friction_pack_select(v386, v413_qdd[0], puma560_friction_pack_splat(0.0))))) + (v415 * (v398 + v411)));
    const puma560_friction_pack v417 = puma560_friction_pack_select(v380, puma560_friction_pack_at(&q[0]), (puma560_friction_pack_at(&q[0]) + (v414 * (v381 + v412))) + (v415 * (v384 + v399)));
    const puma560_friction_mask v418 = ((puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&dt[0])) < puma560_friction_pack_splat(1e+38)) & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v419 = (v418 & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride])) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v420 = ((puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) < puma560_friction_pack_splat(1e+38)) & (v419 & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) < puma560_friction_pack_splat(1e+38)))) & (puma560_friction_mask)(v183 < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v421 = ((puma560_friction_mask)(v206 < puma560_friction_pack_splat(1e+38)) & (((puma560_friction_mask)(v172 < puma560_friction_pack_splat(1e+38)) & v420) & (puma560_friction_mask)(v127 < puma560_friction_pack_splat(1e+38)))) & (puma560_friction_mask)(v219 < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v422 = (((puma560_friction_mask)(v99 < puma560_friction_pack_splat(1e+38)) & v421) & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[0])) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[stride])) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v423 = (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[3U * stride])) < puma560_friction_pack_splat(1e+38)) & (v422 & (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[2U * stride])) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v424 = (puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[5U * stride])) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(puma560_friction_pack_at(&tau[4U * stride])) < puma560_friction_pack_splat(1e+38)) & v423);
    const puma560_friction_pack v425 = puma560_friction_pack_select(v374, puma560_friction_pack_at(&q[stride]), (puma560_friction_pack_at(&q[stride]) + (v414 * (v375 + v410))) + (v415 * (v378 + v397)));
    const puma560_friction_mask v426 = (puma560_friction_mask)(puma560_friction_pack_abs(v425) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v417) < puma560_friction_pack_splat(1e+38)) & v424);
    const puma560_friction_pack v427 = puma560_friction_pack_select(v368, puma560_friction_pack_at(&q[2U * stride]), (puma560_friction_pack_at(&q[2U * stride]) + (v414 * (v369 + v408))) + (v415 * (v372 + v395)));
    const puma560_friction_pack v428 = puma560_friction_pack_select(v362, puma560_friction_pack_at(&q[3U * stride]), (puma560_friction_pack_at(&q[3U * stride]) + (v414 * (v363 + v406))) + (v415 * (v366 + v393)));
    const puma560_friction_mask v429 = (puma560_friction_mask)(puma560_friction_pack_abs(v428) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v427) < puma560_friction_pack_splat(1e+38)) & v426);
    const puma560_friction_pack v430 = puma560_friction_pack_select(v356, puma560_friction_pack_at(&q[4U * stride]), (puma560_friction_pack_at(&q[4U * stride]) + (v414 * (v357 + v404))) + (v415 * (v360 + v391)));
    const puma560_friction_pack v431 = puma560_friction_pack_select(v337, puma560_friction_pack_at(&q[5U * stride]), (puma560_friction_pack_at(&q[5U * stride]) + (v414 * (v338 + v402))) + (v415 * (v354 + v389)));
    const puma560_friction_mask v432 = (v429 & (puma560_friction_mask)(puma560_friction_pack_abs(v430) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(v431) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v433 = puma560_friction_pack_select(v374, puma560_friction_pack_splat(0.0), (v375 + (v414 * (v377 + puma560_friction_pack_select(v386, v413_qdd[1], puma560_friction_pack_splat(0.0))))) + (v415 * (v396 + v409)));
    const puma560_friction_mask v434 = (puma560_friction_mask)(puma560_friction_pack_abs(v433) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v416) < puma560_friction_pack_splat(1e+38)) & v432);
    const puma560_friction_pack v435 = puma560_friction_pack_select(v368, puma560_friction_pack_splat(0.0), (v369 + (v414 * (v371 + puma560_friction_pack_select(v386, v413_qdd[2], puma560_friction_pack_splat(0.0))))) + (v415 * (v394 + v407)));
    const puma560_friction_pack v436 = puma560_friction_pack_select(v362, puma560_friction_pack_splat(0.0), (v363 + (v414 * (v365 + puma560_friction_pack_select(v386, v413_qdd[3], puma560_friction_pack_splat(0.0))))) + (v415 * (v392 + v405)));
    const puma560_friction_mask v437 = (puma560_friction_mask)(puma560_friction_pack_abs(v436) < puma560_friction_pack_splat(1e+38)) & (v434 & (puma560_friction_mask)(puma560_friction_pack_abs(v435) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_pack v438 = puma560_friction_pack_select(v356, puma560_friction_pack_splat(0.0), (v357 + (v414 * (v359 + puma560_friction_pack_select(v386, v413_qdd[4], puma560_friction_pack_splat(0.0))))) + (v415 * (v390 + v403)));
    const puma560_friction_pack v439 = puma560_friction_pack_select(v337, puma560_friction_pack_splat(0.0), (v338 + (v414 * (v352 + puma560_friction_pack_select(v386, v413_qdd[5], puma560_friction_pack_splat(0.0))))) + (v415 * (v388 + v401)));
    const puma560_friction_mask v440 = ((puma560_friction_mask)(puma560_friction_pack_abs(v439) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v438) < puma560_friction_pack_splat(1e+38)) & v437)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < puma560_friction_pack_at(&dt[0]));
    *(puma560_friction_unaligned *)&q_next[0] = puma560_friction_pack_select(v440, v417, puma560_friction_pack_at(&q[0]));
    *(puma560_friction_unaligned *)&q_next[stride] = puma560_friction_pack_select(v440, v425, puma560_friction_pack_at(&q[stride]));
    *(puma560_friction_unaligned *)&q_next[2U * stride] = puma560_friction_pack_select(v440, v427, puma560_friction_pack_at(&q[2U * stride]));
    *(puma560_friction_unaligned *)&q_next[3U * stride] = puma560_friction_pack_select(v440, v428, puma560_friction_pack_at(&q[3U * stride]));
    *(puma560_friction_unaligned *)&q_next[4U * stride] = puma560_friction_pack_select(v440, v430, puma560_friction_pack_at(&q[4U * stride]));
    *(puma560_friction_unaligned *)&q_next[5U * stride] = puma560_friction_pack_select(v440, v431, puma560_friction_pack_at(&q[5U * stride]));
    *(puma560_friction_unaligned *)&qd_next[0] = puma560_friction_pack_select(v440, v416, puma560_friction_pack_at(&qd[0]));
    *(puma560_friction_unaligned *)&qd_next[stride] = puma560_friction_pack_select(v440, v433, puma560_friction_pack_at(&qd[stride]));
    *(puma560_friction_unaligned *)&qd_next[2U * stride] = puma560_friction_pack_select(v440, v435, puma560_friction_pack_at(&qd[2U * stride]));
    *(puma560_friction_unaligned *)&qd_next[3U * stride] = puma560_friction_pack_select(v440, v436, puma560_friction_pack_at(&qd[3U * stride]));
    *(puma560_friction_unaligned *)&qd_next[4U * stride] = puma560_friction_pack_select(v440, v438, puma560_friction_pack_at(&qd[4U * stride]));
    *(puma560_friction_unaligned *)&qd_next[5U * stride] = puma560_friction_pack_select(v440, v439, puma560_friction_pack_at(&qd[5U * stride]));
    *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v379, puma560_friction_pack_at_modes(&mode[0])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v373, puma560_friction_pack_at_modes(&mode[stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v367, puma560_friction_pack_at_modes(&mode[2U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v361, puma560_friction_pack_at_modes(&mode[3U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v355, puma560_friction_pack_at_modes(&mode[4U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v440, v336, puma560_friction_pack_at_modes(&mode[5U * stride])), puma560_friction_bytes);
    const puma560_friction_pack v441 = puma560_friction_pack_select(v334 & v335_flag[6], puma560_friction_pack_splat(4.0), puma560_friction_pack_select(v334 & v335_flag[3], puma560_friction_pack_splat(1.0), puma560_friction_pack_select(v334 & v335_flag[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(3.0))));
    const puma560_friction_pack v442 = puma560_friction_pack_select(v334 & v335_done, puma560_friction_pack_select((v334 & v335_flag[2]) | (v334 & v335_flag[1]), v441, puma560_friction_pack_select(v334 & v335_flag[4], puma560_friction_pack_splat(5.0), puma560_friction_pack_splat(2.0))), puma560_friction_pack_splat(5.0));
    const puma560_friction_mask v443 = ((puma560_friction_mask)(puma560_friction_pack_abs(v376) < puma560_friction_pack_splat(1e+38)) & (puma560_friction_mask)(puma560_friction_pack_abs(v382) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(v370) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v444 = (v443 & (puma560_friction_mask)(puma560_friction_pack_abs(v364) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(v358) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v445 = (v444 & (puma560_friction_mask)(puma560_friction_pack_abs(v339) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(v199) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v446 = (puma560_friction_mask)(puma560_friction_pack_abs(v168) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v180) < puma560_friction_pack_splat(1e+38)) & v445);
    const puma560_friction_mask v447 = ((puma560_friction_mask)(puma560_friction_pack_abs(v211) < puma560_friction_pack_splat(1e+38)) & v446) & (puma560_friction_mask)(puma560_friction_pack_abs(v224) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v440, puma560_friction_pack_select(v334, puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_abs(v122) < puma560_friction_pack_splat(1e+38)) & v447, v442, puma560_friction_pack_splat(6.0)), puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(6.0));
}

void puma560_friction_step_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_step_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
