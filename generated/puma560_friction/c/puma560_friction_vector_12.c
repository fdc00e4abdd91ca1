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

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_pattern(size_t spacing, const double *restrict prepared, const puma560_friction_mask *restrict pattern, const puma560_friction_mask *restrict best, const puma560_friction_mask *restrict flag, const puma560_friction_pack *restrict number, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_mask *restrict pattern_out, puma560_friction_mask *restrict best_out, puma560_friction_mask *restrict flag_out, puma560_friction_pack *restrict number_out, puma560_friction_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_mask v0 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[3]);
    const puma560_friction_mask v1 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[5]);
    const puma560_friction_pack v2 = puma560_friction_pack_select(v1 | v0, puma560_friction_pack_splat(0.0), context_real[15]);
    const puma560_friction_pack v3 = 1.0 / puma560_friction_pack_select(v1, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v4 = v3 * v2;
    const puma560_friction_mask v5 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[2]);
    const puma560_friction_pack v6 = puma560_friction_pack_select(v1 | v5, puma560_friction_pack_splat(0.0), context_real[10]);
    const puma560_friction_pack v7 = (v4 * v6) - puma560_friction_pack_select(v0 | v5, puma560_friction_pack_splat(0.0), context_real[12]);
    const puma560_friction_pack v8 = 1.0 / ((v2 * v4) - puma560_friction_pack_select(v0, puma560_friction_pack_splat(1.0), context_real[14]));
    const puma560_friction_pack v9 = v8 * v7;
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[4]);
    const puma560_friction_pack v11 = puma560_friction_pack_select(v10 | v5, puma560_friction_pack_splat(0.0), context_real[13]);
    const puma560_friction_pack v12 = 1.0 / puma560_friction_pack_select(v10, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v13 = v12 * v11;
    const puma560_friction_pack v14 = v3 * v6;
    const puma560_friction_pack v15 = 1.0 / (((puma560_friction_pack_select(v5, puma560_friction_pack_splat(1.0), context_real[11]) - (v6 * v14)) - (v11 * v13)) + (v7 * v9));
    const puma560_friction_mask v16 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[1]);
    const puma560_friction_pack v17 = puma560_friction_pack_select(v16 | v1, puma560_friction_pack_splat(0.0), context_real[10]);
    const puma560_friction_pack v18 = (v4 * v17) - puma560_friction_pack_select(v16 | v0, puma560_friction_pack_splat(0.0), context_real[8]);
    const puma560_friction_pack v19 = puma560_friction_pack_select(v16 | v10, puma560_friction_pack_splat(0.0), context_real[9]);
    const puma560_friction_pack v20 = puma560_friction_pack_select(v16 | v5, puma560_friction_pack_splat(0.0), context_real[7]) + (((v9 * v18) - (v14 * v17)) - (v13 * v19));
    const puma560_friction_pack v21 = v15 * v20;
    const puma560_friction_mask v22 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[0]);
    const puma560_friction_pack v23 = puma560_friction_pack_select(v22 | v1, puma560_friction_pack_splat(0.0), context_real[5]);
    const puma560_friction_pack v24 = (v23 * v4) - puma560_friction_pack_select(v22 | v0, puma560_friction_pack_splat(0.0), context_real[3]);
    const puma560_friction_pack v25 = puma560_friction_pack_select(v22 | v10, puma560_friction_pack_splat(0.0), context_real[4]);
    const puma560_friction_pack v26 = (((v23 * v14) + (v25 * v13)) - (v24 * v9)) - puma560_friction_pack_select(v22 | v5, puma560_friction_pack_splat(0.0), context_real[2]);
    const puma560_friction_pack v27 = v8 * v18;
    const puma560_friction_pack v28 = v12 * v19;
    const puma560_friction_pack v29 = v3 * v17;
    const puma560_friction_pack v30 = (((v23 * v29) + (v25 * v28)) - (v24 * v27)) - (v26 * v21);
    const puma560_friction_pack v31 = v30 - puma560_friction_pack_select(v16 | v22, puma560_friction_pack_splat(0.0), context_real[1]);
    const puma560_friction_pack v32 = (((v17 * v29) - (v18 * v27)) + (v19 * v28)) + (v20 * v21);
    const puma560_friction_pack v33 = 1.0 / (v32 - puma560_friction_pack_select(v16, puma560_friction_pack_splat(1.0), context_real[6]));
    const puma560_friction_pack v34 = v31 * v33;
    const puma560_friction_pack v35 = puma560_friction_pack_real_of(pattern[5]);
    const puma560_friction_pack v36 = context_real[32] + (0.7 * v35);
    const puma560_friction_pack v37 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), context_real[21] - v36);
    const puma560_friction_pack v38 = puma560_friction_pack_real_of(pattern[3]);
    const puma560_friction_pack v39 = context_real[28] + v38;
    const puma560_friction_pack v40 = (v4 * v37) - puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), context_real[19] - v39);
    const puma560_friction_pack v41 = puma560_friction_pack_real_of(pattern[4]);
    const puma560_friction_pack v42 = context_real[30] + (0.8 * v41);
    const puma560_friction_pack v43 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), context_real[20] - v42);
    const puma560_friction_pack v44 = puma560_friction_pack_real_of(pattern[2]);
    const puma560_friction_pack v45 = context_real[26] + (4.8 * v44);
    const puma560_friction_pack v46 = puma560_friction_pack_select(v5, puma560_friction_pack_splat(0.0), context_real[18] - v45) + (((v9 * v40) - (v14 * v37)) - (v13 * v43));
    const puma560_friction_pack v47 = (((v21 * v46) + (v29 * v37)) + (v28 * v43)) - (v27 * v40);
    const puma560_friction_pack v48 = puma560_friction_pack_real_of(pattern[1]);
    const puma560_friction_pack v49 = context_real[24] + (7.0 * v48);
    const puma560_friction_pack v50 = v47 - puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), context_real[17] - v49);
    const puma560_friction_pack v51 = v26 * v15;
    const puma560_friction_pack v52 = v24 * v8;
    const puma560_friction_pack v53 = v23 * v3;
    const puma560_friction_pack v54 = v25 * v12;
    const puma560_friction_pack v55 = (((v54 * v43) + (v53 * v37)) - (v52 * v40)) - (v51 * v46);
    const puma560_friction_pack v56 = puma560_friction_pack_real_of(pattern[0]);
    const puma560_friction_pack v57 = context_real[22] + (6.0 * v56);
    const puma560_friction_pack v58 = (((v23 * v53) + (v25 * v54)) - puma560_friction_pack_select(v22, puma560_friction_pack_splat(1.0), context_real[0])) - (v24 * v52);
    const puma560_friction_pack v59 = 1.0 / ((v58 + (v26 * v51)) - (v31 * v34));
    const puma560_friction_pack v60 = v59 * ((v55 - (v34 * v50)) - puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), context_real[16] - v57));
    const puma560_friction_pack v61 = (v33 * v50) - (v34 * v60);
    const puma560_friction_pack v62 = ((v15 * v46) + (v51 * v60)) - (v21 * v61);
    const puma560_friction_pack v63 = (((v8 * v40) - (v52 * v60)) - (v9 * v62)) - (v27 * v61);
    const puma560_friction_pack v64 = (((v3 * v37) - (v53 * v60)) - (v4 * v63)) - (v14 * v62);
    const puma560_friction_pack v65 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), v64 - (v29 * v61));
    const puma560_friction_pack v66 = context_real[10] * v65;
    const puma560_friction_pack v67 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), (((v12 * v43) - (v54 * v60)) - (v13 * v62)) - (v28 * v61));
    const puma560_friction_pack v68 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v63);
    const puma560_friction_pack v69 = puma560_friction_pack_select(v5, puma560_friction_pack_splat(0.0), v62);
    const puma560_friction_pack v70 = puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), v60);
    const puma560_friction_pack v71 = (((context_real[17] - (context_real[8] * v68)) - (context_real[9] * v67)) - (context_real[7] * v69)) - (context_real[1] * v70);
    const puma560_friction_pack v72 = puma560_friction_pack_select(v16, v71 - v66, v49);
    const puma560_friction_pack v73 = puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), v61);
    const puma560_friction_pack v74 = puma560_friction_pack_select(v16, puma560_friction_pack_min(9.5 + v72, 9.5 - v72), v48 * v73);
    const puma560_friction_pack v75 = puma560_friction_pack_select(v16, v74, context_real[6] * v74);
    const puma560_friction_pack v76 = puma560_friction_pack_max(puma560_friction_pack_abs(v72), puma560_friction_pack_abs(context_real[17]));
    const puma560_friction_mask v77 = ~flag[0];
    const puma560_friction_mask v78 = context_boolean[25] & v77;
    const puma560_friction_mask v79 = ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v74) | (v16 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v74))) | (v78 & (puma560_friction_mask)(((-1e-06) * v76) <= v75));
    const puma560_friction_pack v80 = (((context_real[16] - (context_real[5] * v65)) - (context_real[4] * v67)) - (context_real[3] * v68)) - (context_real[2] * v69);
    const puma560_friction_pack v81 = puma560_friction_pack_select(v22, v80 - (context_real[1] * v73), v57);
    const puma560_friction_pack v82 = puma560_friction_pack_select(v22, puma560_friction_pack_min(8.4 + v81, 8.4 - v81), v56 * v70);
    const puma560_friction_pack v83 = puma560_friction_pack_select(v22, v82, context_real[0] * v82);
    const puma560_friction_pack v84 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[16]), puma560_friction_pack_abs(v81));
    const puma560_friction_mask v85 = context_boolean[24] & v77;
    const puma560_friction_mask v86 = (v85 & (puma560_friction_mask)(((-1e-06) * v84) <= v83)) | ((v22 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v82)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v82));
    const puma560_friction_pack v87 = (((context_real[18] - (context_real[12] * v68)) - (context_real[2] * v70)) - (context_real[13] * v67)) - (context_real[7] * v73);
    const puma560_friction_pack v88 = puma560_friction_pack_select(v5, v87 - v66, v45);
    const puma560_friction_pack v89 = puma560_friction_pack_select(v5, puma560_friction_pack_min(6.5 + v88, 6.5 - v88), v44 * v69);
    const puma560_friction_pack v90 = puma560_friction_pack_select(v5, v89, context_real[11] * v89);
    const puma560_friction_pack v91 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[18]), puma560_friction_pack_abs(v88));
    const puma560_friction_mask v92 = context_boolean[26] & v77;
    const puma560_friction_mask v93 = ((v5 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v89)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v89)) | (v92 & (puma560_friction_mask)(((-1e-06) * v91) <= v90));
    const puma560_friction_pack v94 = (((context_real[19] - (context_real[15] * v65)) - (context_real[3] * v70)) - (context_real[12] * v69)) - (context_real[8] * v73);
    const puma560_friction_pack v95 = puma560_friction_pack_select(v0, v94, v39);
    const puma560_friction_pack v96 = puma560_friction_pack_select(v0, puma560_friction_pack_min(1.4 + v95, 1.4 - v95), v38 * v68);
    const puma560_friction_pack v97 = puma560_friction_pack_select(v0, v96, context_real[14] * v96);
    const puma560_friction_pack v98 = puma560_friction_pack_max(puma560_friction_pack_abs(v95), puma560_friction_pack_abs(context_real[19]));
    const puma560_friction_mask v99 = context_boolean[27] & v77;
    const puma560_friction_mask v100 = ((v0 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v96)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v96)) | (v99 & (puma560_friction_mask)(((-1e-06) * v98) <= v97));
    const puma560_friction_mask v101 = ((context_boolean[20] | v93) & ((context_boolean[18] | v86) & (context_boolean[19] | v79))) & (context_boolean[21] | v100);
    const puma560_friction_pack v102 = puma560_friction_pack_select(v10, ((context_real[20] - (context_real[4] * v70)) - (context_real[13] * v69)) - (context_real[9] * v73), v42);
    const puma560_friction_pack v103 = puma560_friction_pack_select(v10, puma560_friction_pack_min(1.1 + v102, 1.1 - v102), v41 * v67);
    const puma560_friction_pack v104 = puma560_friction_pack_select(v10, v103, 0.0006421600000000001 * v103);
    const puma560_friction_pack v105 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[20]), puma560_friction_pack_abs(v102));
    const puma560_friction_mask v106 = context_boolean[28] & v77;
    const puma560_friction_mask v107 = ((v10 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v103)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v103)) | (v106 & (puma560_friction_mask)(((-1e-06) * v105) <= v104));
    const puma560_friction_pack v108 = puma560_friction_pack_select(v1, ((context_real[21] - (context_real[5] * v70)) - (context_real[15] * v68)) - (context_real[10] * (v69 + v73)), v36);
    const puma560_friction_pack v109 = puma560_friction_pack_select(v1, puma560_friction_pack_min(1.0 + v108, 1.0 - v108), v35 * v65);
    const puma560_friction_pack v110 = puma560_friction_pack_select(v1, v109, 4e-05 * v109);
    const puma560_friction_pack v111 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[21]), puma560_friction_pack_abs(v108));
    const puma560_friction_mask v112 = context_boolean[29] & v77;
    const puma560_friction_mask v113 = (v112 & (puma560_friction_mask)(((-1e-06) * v111) <= v110)) | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v109) | (v1 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v109)));
    const puma560_friction_mask v114 = (context_boolean[23] | v113) & ((context_boolean[22] | v107) & v101);
    const puma560_friction_mask v115 = flag[1] | v114;
    flag_out[1] = v115;
    const puma560_friction_pack v116 = puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v117 = v116 + puma560_friction_pack_select(v16, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v118 = puma560_friction_pack_select(v5, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v117;
    const puma560_friction_pack v119 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v118;
    const puma560_friction_pack v120 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v119;
    const puma560_friction_pack v121 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v120;
    const puma560_friction_pack v122 = 1.0 - v121;
    const puma560_friction_pack v123 = -(v119 + v122);
    const puma560_friction_mask v124 = context_boolean[15] & (~v112);
    const puma560_friction_pack v125 = puma560_friction_pack_select(v124, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v126 = puma560_friction_pack_select_whole(v112, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[5]), context_boolean[17]);
    const puma560_friction_mask v127 = puma560_friction_pack_select_whole(v112, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[5]), context_boolean[16]);
    const puma560_friction_mask v128 = v127 | v126;
    const puma560_friction_pack v129 = puma560_friction_pack_select(v128, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v130 = puma560_friction_pack_select_whole(v106, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[4]), context_boolean[14]);
    const puma560_friction_mask v131 = puma560_friction_pack_select_whole(v106, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[4]), context_boolean[13]);
    const puma560_friction_mask v132 = v131 | v130;
    const puma560_friction_mask v133 = (v132 & (v10 & ((puma560_friction_mask)(v123 <= v129) & (puma560_friction_mask)(v125 <= v123)))) | (v130 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[4]));
    const puma560_friction_pack v134 = -(v120 + v122);
    const puma560_friction_mask v135 = (v128 & (v1 & ((puma560_friction_mask)(v134 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v134)))) | (v126 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[5]));
    const puma560_friction_mask v136 = v135 | v133;
    const puma560_friction_pack v137 = v129 + puma560_friction_pack_select(v132, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v138 = -(v118 + v122);
    const puma560_friction_mask v139 = context_boolean[12] & (~v106);
    const puma560_friction_pack v140 = v125 + puma560_friction_pack_select(v139, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v141 = puma560_friction_pack_select_whole(v99, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[3]), context_boolean[11]);
    const puma560_friction_mask v142 = puma560_friction_pack_select_whole(v99, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[3]), context_boolean[10]);
    const puma560_friction_mask v143 = v142 | v141;
    const puma560_friction_mask v144 = (v141 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[3])) | (v143 & (v0 & ((puma560_friction_mask)(v140 <= v138) & (puma560_friction_mask)(v138 <= v137))));
    const puma560_friction_mask v145 = v136 | v144;
    const puma560_friction_pack v146 = puma560_friction_pack_select(v143, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v137;
    const puma560_friction_pack v147 = -(v117 + v122);
    const puma560_friction_mask v148 = context_boolean[9] & (~v99);
    const puma560_friction_pack v149 = puma560_friction_pack_select(v148, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v140;
    const puma560_friction_mask v150 = puma560_friction_pack_select_whole(v92, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[2]), context_boolean[7]);
    const puma560_friction_mask v151 = puma560_friction_pack_select_whole(v92, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[2]), context_boolean[8]);
    const puma560_friction_mask v152 = v151 | v150;
    const puma560_friction_mask v153 = (v152 & (v5 & ((puma560_friction_mask)(v149 <= v147) & (puma560_friction_mask)(v147 <= v146)))) | (v151 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[2]));
    const puma560_friction_mask v154 = v153 | v145;
    const puma560_friction_pack v155 = -(v116 + v122);
    const puma560_friction_mask v156 = context_boolean[6] & (~v92);
    const puma560_friction_pack v157 = puma560_friction_pack_select(v156, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v149;
    const puma560_friction_pack v158 = puma560_friction_pack_select(v152, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v146;
    const puma560_friction_mask v159 = puma560_friction_pack_select_whole(v78, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[1]), context_boolean[4]);
    const puma560_friction_mask v160 = puma560_friction_pack_select_whole(v78, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[1]), context_boolean[5]);
    const puma560_friction_mask v161 = v160 | v159;
    const puma560_friction_mask v162 = (v160 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[1])) | (v161 & (v16 & ((puma560_friction_mask)(v155 <= v158) & (puma560_friction_mask)(v157 <= v155))));
    const puma560_friction_mask v163 = v162 | v154;
    const puma560_friction_pack v164 = -v122;
    const puma560_friction_mask v165 = context_boolean[3] & (~v78);
    const puma560_friction_pack v166 = v157 + puma560_friction_pack_select(v165, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v167 = v158 + puma560_friction_pack_select(v161, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v168 = puma560_friction_pack_select_whole(v85, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[0]), context_boolean[2]);
    const puma560_friction_mask v169 = puma560_friction_pack_select_whole(v85, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[0]), context_boolean[1]);
    const puma560_friction_mask v170 = v169 | v168;
    const puma560_friction_mask v171 = (v170 & (v22 & ((puma560_friction_mask)(v164 <= v167) & (puma560_friction_mask)(v166 <= v164)))) | (v168 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[0]));
    const puma560_friction_mask v172 = v163 | v171;
    const puma560_friction_pack v173 = puma560_friction_pack_select(v172, v121, 1.0 + v121);
    const puma560_friction_mask v174 = ~(v172 | (puma560_friction_mask)(v173 <= (v167 + puma560_friction_pack_select(v170, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)))));
    const puma560_friction_mask v175 = v174 & (~v115);
    const puma560_friction_mask v176 = (context_boolean[29] | (context_boolean[28] | (context_boolean[27] | (context_boolean[26] | (context_boolean[24] | context_boolean[25]))))) & (v77 & v175);
    const puma560_friction_mask v177 = (~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[1] | context_boolean[0])));
    const puma560_friction_mask v178 = (~(context_boolean[11] | (context_boolean[10] | context_boolean[9]))) | ((~(context_boolean[8] | (context_boolean[7] | context_boolean[6]))) | v177);
    const puma560_friction_mask v179 = (~(context_boolean[17] | (context_boolean[16] | context_boolean[15]))) | ((~(context_boolean[14] | (context_boolean[13] | context_boolean[12]))) | v178);
    const puma560_friction_mask v180 = v176 & (~v179);
    const puma560_friction_mask v181 = puma560_friction_pack_select_whole((context_boolean[0] & (~v85)) & ((puma560_friction_mask)(v166 <= v173) & (puma560_friction_mask)(v173 <= v167)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v169, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v182 = puma560_friction_pack_select_whole(v163, pattern[0], puma560_friction_pack_select_whole(v171, puma560_friction_pack_select_whole(v22 & v169, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v181));
    pattern_out[0] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[0], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[1], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v182);
    const puma560_friction_pack v183 = v173 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v182), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v184 = puma560_friction_pack_select_whole(v165 & ((puma560_friction_mask)(v157 <= v183) & (puma560_friction_mask)(v183 <= v158)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v159, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v185 = puma560_friction_pack_select_whole(v154, pattern[1], puma560_friction_pack_select_whole(v162, puma560_friction_pack_select_whole(v159 & v16, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v184));
    pattern_out[1] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[3], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[4], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v185);
    const puma560_friction_pack v186 = v183 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v185), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v187 = puma560_friction_pack_select_whole(v156 & ((puma560_friction_mask)(v149 <= v186) & (puma560_friction_mask)(v186 <= v146)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v150, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v188 = puma560_friction_pack_select_whole(v145, pattern[2], puma560_friction_pack_select_whole(v153, puma560_friction_pack_select_whole(v5 & v150, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v187));
    pattern_out[2] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[6], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[7], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v188);
    const puma560_friction_pack v189 = v186 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v188), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v190 = puma560_friction_pack_select_whole(v148 & ((puma560_friction_mask)(v189 <= v137) & (puma560_friction_mask)(v140 <= v189)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v142, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v191 = puma560_friction_pack_select_whole(v136, pattern[3], puma560_friction_pack_select_whole(v144, puma560_friction_pack_select_whole(v0 & v142, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v190));
    pattern_out[3] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[9], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[10], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v191);
    const puma560_friction_pack v192 = v189 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v191), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v193 = puma560_friction_pack_select_whole(v139 & ((puma560_friction_mask)(v192 <= v129) & (puma560_friction_mask)(v125 <= v192)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v131, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v194 = puma560_friction_pack_select_whole(v135, pattern[4], puma560_friction_pack_select_whole(v133, puma560_friction_pack_select_whole(v10 & v131, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v193));
    pattern_out[4] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[12], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[13], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v194);
    const puma560_friction_pack v195 = v192 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v194), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v196 = puma560_friction_pack_select_whole(v124 & ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v195) & (puma560_friction_mask)(v195 <= puma560_friction_pack_splat(0.0))), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v127, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    pattern_out[5] = puma560_friction_pack_select_whole(v180, puma560_friction_pack_select_whole(context_boolean[15], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[16], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v135, puma560_friction_pack_select_whole(v1 & v127, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v196));
    const puma560_friction_mask v197 = ~flag[1];
    const puma560_friction_mask v198 = (context_boolean[19] | (puma560_friction_mask)(((-1e-12) * v76) <= v75)) & (context_boolean[18] | (puma560_friction_mask)(((-1e-12) * v84) <= v83));
    const puma560_friction_mask v199 = ((context_boolean[20] | (puma560_friction_mask)(((-1e-12) * v91) <= v90)) & v198) & (context_boolean[21] | (puma560_friction_mask)(((-1e-12) * v98) <= v97));
    const puma560_friction_mask v200 = ((context_boolean[22] | (puma560_friction_mask)(((-1e-12) * v105) <= v104)) & v199) & (context_boolean[23] | (puma560_friction_mask)(((-1e-12) * v111) <= v110));
    const puma560_friction_mask v201 = (v114 & v197) | ((~flag[2]) & (v197 & v200));
    best_out[0] = puma560_friction_pack_select_whole(v201, pattern[0], best[0]);
    best_out[1] = puma560_friction_pack_select_whole(v201, pattern[1], best[1]);
    best_out[2] = puma560_friction_pack_select_whole(v201, pattern[2], best[2]);
    best_out[3] = puma560_friction_pack_select_whole(v201, pattern[3], best[3]);
    best_out[4] = puma560_friction_pack_select_whole(v201, pattern[4], best[4]);
    best_out[5] = puma560_friction_pack_select_whole(v201, pattern[5], best[5]);
    flag_out[0] = flag[0] | v180;
    flag_out[2] = flag[2] | v200;
    const puma560_friction_mask v202 = flag[3] | (flag[1] & v114);
    flag_out[3] = v202;
    flag_out[4] = flag[4];
    flag_out[5] = puma560_friction_pack_select_whole(v201, puma560_friction_pack_whole(-1), flag[5]);
    flag_out[6] = puma560_friction_pack_select_whole(v201, puma560_friction_pack_whole(0), flag[6]);
    number_out[0] = puma560_friction_pack_select(v201, v70, number[0]);
    number_out[1] = puma560_friction_pack_select(v201, v73, number[1]);
    number_out[2] = puma560_friction_pack_select(v201, v69, number[2]);
    number_out[3] = puma560_friction_pack_select(v201, v68, number[3]);
    number_out[4] = puma560_friction_pack_select(v201, v67, number[4]);
    number_out[5] = puma560_friction_pack_select(v201, v65, number[5]);
    const puma560_friction_mask v203 = v174 | ((~v172) | (v1 & (v10 & (v0 & (v5 & (v16 & v22))))));
    *done = (v175 & (~v180)) | (v115 & (v202 | v203));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
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
    const puma560_friction_pack v10 = v1_cosine[1] * v9;
    const puma560_friction_pack v11 = v1_sine[3] * v1_cosine[2];
    const puma560_friction_pack v12 = (0.0028799999999999997 * v11) - 0.025374999999999998;
    const puma560_friction_pack v13 = v1_sine[1] * v9;
    const puma560_friction_pack v14 = 0.0028799999999999997 * v1_cosine[3];
    const puma560_friction_pack v15 = 0.8913300000000002 + v14;
    const puma560_friction_pack v16 = (v12 * v10) + (v15 * v13);
    const puma560_friction_pack v17 = (v1_cosine[1] * v15) - (v1_sine[1] * v12);
    const puma560_friction_pack v18 = 0.4318 * v1_sine[0];
    const puma560_friction_pack v19 = (v17 * v18) - v16;
    const puma560_friction_pack v20 = 0.00020216000000000006 * (v1_sine[3] * v1_sine[3]);
    const puma560_friction_pack v21 = 0.00010000000000000026 + v20;
    const puma560_friction_pack v22 = 0.00011692799999999998 * v11;
    const puma560_friction_pack v23 = v22 + (v21 * (v1_sine[2] * v1_sine[2]));
    const puma560_friction_pack v24 = 0.0024871679999999997 * v1_cosine[3];
    const puma560_friction_pack v25 = v24 + (0.3592922305 - v23);
    const puma560_friction_pack v26 = v25 + v19;
    const puma560_friction_pack v27 = v1_cosine[1] * v18;
    const puma560_friction_pack v28 = v27 - v13;
    const puma560_friction_pack v29 = v1_cosine[2] * v14;
    const puma560_friction_pack v30 = v1_sine[1] * v18;
    const puma560_friction_pack v31 = v10 + v30;
    const puma560_friction_pack v32 = 0.0028799999999999997 * v1_sine[3];
    const puma560_friction_pack v33 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[3]);
    const puma560_friction_pack v34 = 5.846399999999999e-05 * v1_sine[3];
    const puma560_friction_pack v35 = (v1_cosine[2] * v33) - v34;
    const puma560_friction_pack v36 = (v35 - (v32 * v31)) + (v29 * v28);
    const puma560_friction_pack v37 = 1557.2443004858599 * v35;
    const puma560_friction_pack v38 = v1_sine[3] * v1_sine[2];
    const puma560_friction_pack v39 = 3.9999999999999996e-05 * v38;
    const puma560_friction_pack v40 = v1_cosine[3] * v39;
    const puma560_friction_pack v41 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[3]);
    const puma560_friction_pack v42 = v38 * v41;
    const puma560_friction_pack v43 = v42 + v40;
    const puma560_friction_pack v44 = 0.0016399999999999997 + v20;
    const puma560_friction_pack v45 = 1.0 / ((v1_cosine[3] * (3.9999999999999996e-05 * v1_cosine[3])) - v44);
    const puma560_friction_pack v46 = v45 * v43;
    const puma560_friction_pack v47 = v42 + (v38 * (0.0028799999999999997 * v28));
    const puma560_friction_pack v48 = v40 + v47;
    const puma560_friction_pack v49 = v38 * v39;
    const puma560_friction_pack v50 = v49 + (((v37 * v36) - v26) - (v46 * v48));
    const puma560_friction_pack v51 = 1.0 / (v49 + (((v35 * v37) - v25) - (v43 * v46)));
    const puma560_friction_pack v52 = v51 * v50;
    const puma560_friction_pack v53 = 1.748114002 + (v19 + v26);
    const puma560_friction_pack v54 = 1557.2443004858599 * v36;
    const puma560_friction_pack v55 = v45 * v48;
    const puma560_friction_pack v56 = 1.0 / (v49 + ((((v36 * v54) - v53) - (v50 * v52)) - (v48 * v55)));
    const puma560_friction_pack v57 = (0.0012435839999999998 * v1_cosine[0]) + (5.846399999999999e-05 * v1_cosine[1]);
    const puma560_friction_pack v58 = v11 * v41;
    const puma560_friction_pack v59 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_friction_pack v60 = (((v11 * v57) - (v44 * v1_cosine[1])) - (v1_sine[1] * v58)) - (v38 * v59);
    const puma560_friction_pack v61 = 4e-05 * v1_cosine[3];
    const puma560_friction_pack v62 = (v11 * (4e-05 * v1_sine[1])) - (v1_cosine[1] * v61);
    const puma560_friction_pack v63 = 0.9999999999999999 * v1_cosine[3];
    const puma560_friction_pack v64 = (v63 * v62) - v60;
    const puma560_friction_pack v65 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v66 = ((v65 * (v1_cosine[2] * v21)) - (v1_cosine[1] * v42)) - (0.15005 * v17);
    const puma560_friction_pack v67 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v68 = (v66 - (v38 * (5.846399999999999e-05 * v1_sine[1]))) - v67;
    const puma560_friction_pack v69 = (v1_cosine[3] * ((v1_cosine[2] * v59) + (v1_sine[2] * v57))) - (v1_sine[3] * (0.0004321439999999999 * v1_sine[1]));
    const puma560_friction_pack v70 = v69 - (v33 * v65);
    const puma560_friction_pack v71 = 0.9999999999999999 * v38;
    const puma560_friction_pack v72 = v71 * v62;
    const puma560_friction_pack v73 = v72 + ((v68 - (v64 * v46)) + (v70 * v37));
    const puma560_friction_pack v74 = (v1_sine[0] * (0.6903913435000001 + (0.0012435839999999998 * v38))) + ((0.023751 * v1_cosine[0]) - v68);
    const puma560_friction_pack v75 = v72 + ((((v70 * v54) - v74) - (v73 * v52)) - (v64 * v55));
    const puma560_friction_pack v76 = v75 * v56;
    const puma560_friction_pack v77 = (1.601861202 * v1_sine[0]) + (0.0141984 * v1_cosine[0]);
    const puma560_friction_pack v78 = v22 + ((((2.0 * v16) + ((v1_sine[0] * v77) - v44)) - 3.153542285625) - (0.0008642879999999998 * v38));
    const puma560_friction_pack v79 = v78 + ((v1_cosine[1] * v1_sine[1]) * (0.022546398 + ((0.00011692799999999998 * v1_cosine[3]) - (2.0 * v58))));
    const puma560_friction_pack v80 = v79 - ((v1_sine[1] * v1_sine[1]) * ((0.3256620055 - v20) + (v24 - (v44 - v23))));
    const puma560_friction_pack v81 = v64 * v45;
    const puma560_friction_pack v82 = v73 * v51;
    const puma560_friction_pack v83 = 1557.2443004858599 * v70;
    const puma560_friction_pack v84 = (((v80 - (v75 * v76)) - (v64 * v81)) - (v73 * v82)) + (v70 * v83);
    const puma560_friction_pack v85 = 24999.999999999996 * v62;
    const puma560_friction_pack v86 = 1.0 / (v84 + (v62 * v85));
    const puma560_friction_pack v87 = v76 * v86;
    const puma560_friction_pack v88 = (v63 * v55) - v71;
    const puma560_friction_pack v89 = v86 * (v82 - (v52 * v76));
    const puma560_friction_pack v90 = (v63 * v46) - v71;
    const puma560_friction_pack v91 = v81 * v86;
    const puma560_friction_pack v92 = (((v63 * v91) - (v90 * v89)) - (v88 * v87)) - (v85 * v86);
    const puma560_friction_pack v93 = v52 * v56;
    const puma560_friction_pack v94 = ((v76 * v92) - (v56 * v88)) + (v90 * v93);
    const puma560_friction_pack v95 = ((v82 * v92) - (v51 * v90)) - (v52 * v94);
    const puma560_friction_pack v96 = (((v63 * v45) - (v46 * v95)) - (v55 * v94)) + (v81 * v92);
    const puma560_friction_pack v97 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v98 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v99 = (v1_cosine[2] * v98) - (v1_sine[2] * v97);
    const puma560_friction_pack v100 = (v1_cosine[2] * v97) + (v1_sine[2] * v98);
    const puma560_friction_pack v101 = v100 * v99;
    const puma560_friction_pack v102 = v98 * v97;
    const puma560_friction_pack v103 = v102 - v101;
    const puma560_friction_pack v104 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v105 = puma560_friction_pack_at(&qd[3U * stride]) + v104;
    const puma560_friction_pack v106 = v98 * v104;
    const puma560_friction_pack v107 = v104 * v97;
    const puma560_friction_pack v108 = 2.0 * v107;
    const puma560_friction_pack v109 = (v1_cosine[2] * v108) + ((v1_sine[2] * v106) - (v100 * (2.0 * v105)));
    const puma560_friction_pack v110 = (v1_cosine[3] * v109) - (v1_sine[3] * v103);
    const puma560_friction_pack v111 = (v1_cosine[3] * v105) - (v1_sine[3] * v99);
    const puma560_friction_pack v112 = puma560_friction_pack_at(&qd[4U * stride]) + v100;
    const puma560_friction_pack v113 = ((2.0 * v112) * v111) + v110;
    const puma560_friction_pack v114 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v115 = ((v112 * v114) - (1.9999999999999998e-05 * v110)) - (0.0004221600000000001 * v113);
    const puma560_friction_pack v116 = (v1_cosine[3] * v103) + (v1_sine[3] * v109);
    const puma560_friction_pack v117 = (v1_sine[3] * v105) + (v1_cosine[3] * v99);
    const puma560_friction_pack v118 = v112 * v117;
    const puma560_friction_pack v119 = 4e-05 * (v118 + v116);
    const puma560_friction_pack v120 = (0.0004000000000000001 * v118) + (v119 + (0.00020000000000000004 * v116));
    const puma560_friction_pack v121 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v122 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v123 = v122 + v121;
    const puma560_friction_pack v124 = (v10 * v123) + (v122 * v30);
    const puma560_friction_pack v125 = v97 * v97;
    const puma560_friction_pack v126 = v125 + (v104 * v104);
    const puma560_friction_pack v127 = (0.4318 * v106) + (((9.81 * v1_sine[1]) - (0.0203 * v126)) - v124);
    const puma560_friction_pack v128 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v129 = (0.15005 * v121) - (v128 * (0.8636 * v1_sine[0]));
    const puma560_friction_pack v130 = (0.8636 * v107) + ((0.0406 * v102) - v129);
    const puma560_friction_pack v131 = (v1_cosine[2] * v130) + (v1_sine[2] * v127);
    const puma560_friction_pack v132 = ((0.0013999999999999998 * v102) + ((v1_cosine[3] * v120) + (v1_sine[3] * v115))) - (v32 * v131);
    const puma560_friction_pack v133 = v132 - (9.999999999999983e-05 * v101);
    const puma560_friction_pack v134 = puma560_friction_pack_at(&tau[3U * stride]) + v133;
    const puma560_friction_mask v135 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_mask v136 = puma560_friction_pack_select_whole(v135, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[3U * stride])), puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v137 = 0.13 * puma560_friction_pack_at(&qd[3U * stride]);
    const puma560_friction_mask v138 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v139 = puma560_friction_pack_select(v138, puma560_friction_pack_splat(0.0), v137 + puma560_friction_pack_real_of(v136)) - v134;
    const puma560_friction_pack v140 = v139 * v96;
    const puma560_friction_pack v141 = v117 * v111;
    const puma560_friction_pack v142 = v105 * v99;
    const puma560_friction_pack v143 = ((v1_cosine[2] * v106) - (v1_sine[2] * v108)) - v142;
    const puma560_friction_pack v144 = v143 + v141;
    const puma560_friction_pack v145 = (v112 * v112) + (v117 * v117);
    const puma560_friction_pack v146 = (v14 * v145) - (v32 * v144);
    const puma560_friction_pack v147 = v125 + (v98 * v98);
    const puma560_friction_pack v148 = ((0.025374999999999998 * v106) - (0.8913300000000002 * v147)) - v146;
    const puma560_friction_pack v149 = (v32 * v145) + (v14 * v144);
    const puma560_friction_pack v150 = v1_cosine[2] * v149;
    const puma560_friction_pack v151 = v1_sine[2] * v113;
    const puma560_friction_pack v152 = (((0.8913300000000002 * v106) - (0.025374999999999998 * v126)) + v150) + (0.0028799999999999997 * v151);
    const puma560_friction_pack v153 = (((1.024164 * v1_sine[0]) + (puma560_friction_pack_at(&tau[stride]) - (37.2347379 * v1_cosine[0]))) + (v28 * v152)) - (v31 * v148);
    const puma560_friction_pack v154 = ((0.00075 * v109) + ((v1_sine[3] * v120) - (v1_cosine[3] * v115))) + (v14 * v131);
    const puma560_friction_pack v155 = (v122 * v27) - (v13 * v123);
    const puma560_friction_pack v156 = ((v117 * v114) + ((v14 * (v1_sine[2] * v130)) + (v32 * v155))) - (v29 * v127);
    const puma560_friction_pack v157 = (v156 - (v34 * v106)) - (0.00020216000000000006 * v141);
    const puma560_friction_pack v158 = v157 - (v1_sine[3] * ((0.028252799999999998 * v1_cosine[1]) - (0.0012435839999999998 * v147)));
    const puma560_friction_pack v159 = (0.0006500000000000002 * v142) + (v158 - (0.0012921600000000003 * v143));
    const puma560_friction_pack v160 = (8.743947300000002 * v1_sine[1]) + (((v1_sine[2] * v154) - (v1_cosine[2] * v159)) - (0.24892875 * v1_cosine[1]));
    const puma560_friction_pack v161 = (0.3244698455 * v106) + (((v160 + (0.025374999999999998 * v155)) - (0.8913300000000002 * v124)) + (0.0203 * v146));
    const puma560_friction_pack v162 = ((v161 + (0.4318 * v150)) + (0.0012435839999999998 * v151)) - (0.011273199 * (v126 - v147));
    const puma560_friction_pack v163 = v162 + ((((v1_cosine[0] * v77) - 0.0070992) * (v122 - v123)) + v153);
    const puma560_friction_mask v164 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_mask v165 = puma560_friction_pack_select_whole(v164, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[stride])), puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_pack v166 = 3.5 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_mask v167 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v168 = puma560_friction_pack_select(v167, puma560_friction_pack_splat(0.0), v166 + (7.0 * puma560_friction_pack_real_of(v165))) - v163;
    const puma560_friction_pack v169 = v168 * v94;
    const puma560_friction_pack v170 = puma560_friction_pack_at(&tau[2U * stride]) + v162;
    const puma560_friction_mask v171 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_mask v172 = puma560_friction_pack_select_whole(v171, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[2U * stride])), puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_pack v173 = 3.5 * puma560_friction_pack_at(&qd[2U * stride]);
    const puma560_friction_mask v174 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v175 = puma560_friction_pack_select(v174, puma560_friction_pack_splat(0.0), v173 + (4.8 * puma560_friction_pack_real_of(v172))) - v170;
    const puma560_friction_pack v176 = v175 * v95;
    const puma560_friction_pack v177 = (((v121 - v123) * ((0.6903913435000001 * v1_cosine[0]) - (0.023751 * v1_sine[0]))) - puma560_friction_pack_at(&tau[0])) + (v65 * v159);
    const puma560_friction_pack v178 = ((v67 * v106) + v177) - (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v98) - (v1_sine[1] * v147)));
    const puma560_friction_pack v179 = v178 + (v1_sine[1] * ((v1_cosine[2] * v154) - (0.8913300000000002 * v129)));
    const puma560_friction_pack v180 = v179 - (v107 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[0])));
    const puma560_friction_pack v181 = v102 * ((0.02191385 * v1_cosine[0]) - ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    const puma560_friction_pack v182 = (v180 + (0.15005 * ((v1_cosine[1] * v152) - (v1_sine[1] * v148)))) - v181;
    const puma560_friction_pack v183 = v182 - (v128 * ((v1_cosine[0] * ((0.0283968 * v1_cosine[0]) + (3.203722404 * v1_sine[0]))) - 0.0141984));
    const puma560_friction_pack v184 = v9 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]));
    const puma560_friction_pack v185 = v184 * (((0.0028799999999999997 * v1_cosine[2]) * v113) - (v1_sine[2] * v149));
    const puma560_friction_pack v186 = (v183 + (v1_cosine[1] * ((0.025374999999999998 * v129) - v133))) - v185;
    const puma560_friction_mask v187 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_mask v188 = puma560_friction_pack_select_whole(v187, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[0])), puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v189 = 4.9 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_mask v190 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v191 = puma560_friction_pack_select(v190, puma560_friction_pack_splat(0.0), v189 + (6.0 * puma560_friction_pack_real_of(v188))) + v186;
    const puma560_friction_pack v192 = v191 * v92;
    const puma560_friction_pack v193 = (puma560_friction_pack_abs(v176) + puma560_friction_pack_abs(v192)) + (puma560_friction_pack_abs(v169) + puma560_friction_pack_abs(v140));
    const puma560_friction_pack v194 = (((v63 * v96) - 24999.999999999996) - (v85 * v92)) + (v71 * (v94 + v95));
    const puma560_friction_pack v195 = puma560_friction_pack_at(&tau[5U * stride]) + v119;
    const puma560_friction_mask v196 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_mask v197 = puma560_friction_pack_select_whole(v196, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[5U * stride])), puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_pack v198 = 0.15 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_mask v199 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v200 = puma560_friction_pack_select(v199, puma560_friction_pack_splat(0.0), v198 + (0.7 * puma560_friction_pack_real_of(v197))) - v195;
    const puma560_friction_pack v201 = v200 * v194;
    const puma560_friction_pack v202 = ((v83 * v92) - (v37 * v95)) - (v54 * v94);
    const puma560_friction_pack v203 = (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v143)) - v158;
    const puma560_friction_mask v204 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_mask v205 = puma560_friction_pack_select_whole(v204, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[4U * stride])), puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v206 = 0.17 * puma560_friction_pack_at(&qd[4U * stride]);
    const puma560_friction_mask v207 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v208 = puma560_friction_pack_select(v207, puma560_friction_pack_splat(0.0), v206 + (0.8 * puma560_friction_pack_real_of(v205))) - v203;
    const puma560_friction_pack v209 = v208 * v202;
    const puma560_friction_pack v210 = 1e-08 * ((puma560_friction_pack_abs(v209) + puma560_friction_pack_abs(v201)) + v193);
    const puma560_friction_pack v211 = puma560_friction_pack_abs(v202);
    const puma560_friction_pack v212 = puma560_friction_pack_select(v207, puma560_friction_pack_splat(1.1), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v213 = puma560_friction_pack_abs(v95);
    const puma560_friction_pack v214 = puma560_friction_pack_select(v174, puma560_friction_pack_splat(6.5), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v215 = puma560_friction_pack_abs(v92);
    const puma560_friction_pack v216 = puma560_friction_pack_select(v190, puma560_friction_pack_splat(8.4), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v217 = puma560_friction_pack_abs(v96);
    const puma560_friction_pack v218 = puma560_friction_pack_select(v138, puma560_friction_pack_splat(1.4), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v219 = (((v216 * v215) + (v214 * v213)) + (v212 * v211)) + (v218 * v217);
    const puma560_friction_pack v220 = puma560_friction_pack_abs(v94);
    const puma560_friction_pack v221 = puma560_friction_pack_select(v167, puma560_friction_pack_splat(9.5), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v222 = v210 + (1.0001 * (v219 + (v221 * v220)));
    const puma560_friction_pack v223 = -(v222 + (0.7 * v194));
    const puma560_friction_pack v224 = v209 + (v140 + (v176 + (v169 + (v192 - v201))));
    const puma560_friction_mask v225 = puma560_friction_pack_select_whole(v199, (puma560_friction_mask)(v223 < (-v224)), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v197));
    const puma560_friction_pack v226 = 4e-05 * v38;
    const puma560_friction_pack v227 = puma560_friction_pack_select(v196 | v164, puma560_friction_pack_splat(0.0), v226);
    const puma560_friction_pack v228 = puma560_friction_pack_select(v196 | v135, puma560_friction_pack_splat(0.0), v61);
    const puma560_friction_pack v229 = 1.0 / puma560_friction_pack_select(v196, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v230 = v229 * v228;
    const puma560_friction_pack v231 = -v47;
    const puma560_friction_pack v232 = (v230 * v227) - puma560_friction_pack_select(v135 | v164, puma560_friction_pack_splat(0.0), v231);
    const puma560_friction_pack v233 = -v42;
    const puma560_friction_pack v234 = puma560_friction_pack_select(v196 | v171, puma560_friction_pack_splat(0.0), v226);
    const puma560_friction_pack v235 = v229 * v234;
    const puma560_friction_pack v236 = (v228 * v235) - puma560_friction_pack_select(v135 | v171, puma560_friction_pack_splat(0.0), v233);
    const puma560_friction_pack v237 = 1.0 / ((v228 * v230) - puma560_friction_pack_select(v135, puma560_friction_pack_splat(1.0), v44));
    const puma560_friction_pack v238 = v237 * v236;
    const puma560_friction_pack v239 = puma560_friction_pack_select(v204 | v164, puma560_friction_pack_splat(0.0), v36);
    const puma560_friction_pack v240 = puma560_friction_pack_select(v204 | v171, puma560_friction_pack_splat(0.0), v35);
    const puma560_friction_pack v241 = 1.0 / puma560_friction_pack_select(v204, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v242 = v241 * v240;
    const puma560_friction_pack v243 = (((v235 * v227) - puma560_friction_pack_select(v171 | v164, puma560_friction_pack_splat(0.0), v26)) + (v242 * v239)) - (v238 * v232);
    const puma560_friction_pack v244 = 1.0 / (((v240 * v242) + ((v234 * v235) - puma560_friction_pack_select(v171, puma560_friction_pack_splat(1.0), v25))) - (v236 * v238));
    const puma560_friction_pack v245 = v244 * v243;
    const puma560_friction_pack v246 = v173 + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_pack v247 = v198 + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_pack v248 = puma560_friction_pack_select(v196, puma560_friction_pack_splat(0.0), v195 - v247);
    const puma560_friction_pack v249 = v206 + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_pack v250 = puma560_friction_pack_select(v204, puma560_friction_pack_splat(0.0), v203 - v249);
    const puma560_friction_pack v251 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride])) + v137;
    const puma560_friction_pack v252 = (v230 * v248) - puma560_friction_pack_select(v135, puma560_friction_pack_splat(0.0), v134 - v251);
    const puma560_friction_pack v253 = (((v235 * v248) - puma560_friction_pack_select(v171, puma560_friction_pack_splat(0.0), v170 - v246)) + (v242 * v250)) - (v238 * v252);
    const puma560_friction_pack v254 = v166 + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_pack v255 = v241 * v239;
    const puma560_friction_pack v256 = v229 * v227;
    const puma560_friction_pack v257 = v237 * v232;
    const puma560_friction_pack v258 = ((v256 * v248) + ((v250 * v255) - puma560_friction_pack_select(v164, puma560_friction_pack_splat(0.0), v163 - v254))) - (v252 * v257);
    const puma560_friction_pack v259 = v258 - (v253 * v245);
    const puma560_friction_pack v260 = ((v227 * v256) + ((v239 * v255) - puma560_friction_pack_select(v164, puma560_friction_pack_splat(1.0), v53))) - (v232 * v257);
    const puma560_friction_pack v261 = 1.0 / (v260 - (v243 * v245));
    const puma560_friction_pack v262 = -v62;
    const puma560_friction_pack v263 = puma560_friction_pack_select(v187 | v196, puma560_friction_pack_splat(0.0), v262);
    const puma560_friction_pack v264 = -v60;
    const puma560_friction_pack v265 = (v230 * v263) - puma560_friction_pack_select(v187 | v135, puma560_friction_pack_splat(0.0), v264);
    const puma560_friction_pack v266 = -v70;
    const puma560_friction_pack v267 = puma560_friction_pack_select(v187 | v204, puma560_friction_pack_splat(0.0), v266);
    const puma560_friction_pack v268 = (((v235 * v263) - puma560_friction_pack_select(v187 | v171, puma560_friction_pack_splat(0.0), v68)) + (v242 * v267)) - (v238 * v265);
    const puma560_friction_pack v269 = -v74;
    const puma560_friction_pack v270 = (((v255 * v267) - puma560_friction_pack_select(v187 | v164, puma560_friction_pack_splat(0.0), v269)) + (v256 * v263)) - (v257 * v265);
    const puma560_friction_pack v271 = v270 - (v245 * v268);
    const puma560_friction_pack v272 = v261 * v271;
    const puma560_friction_pack v273 = v189 + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_pack v274 = v244 * v268;
    const puma560_friction_pack v275 = v237 * v265;
    const puma560_friction_pack v276 = v229 * v263;
    const puma560_friction_pack v277 = v241 * v267;
    const puma560_friction_pack v278 = ((v250 * v277) + (v248 * v276)) - ((v252 * v275) + (v253 * v274));
    const puma560_friction_pack v279 = (puma560_friction_pack_select(v187, puma560_friction_pack_splat(0.0), -(v273 + v186)) + (v259 * v272)) - v278;
    const puma560_friction_pack v280 = -v80;
    const puma560_friction_pack v281 = (((v267 * v277) - puma560_friction_pack_select(v187, puma560_friction_pack_splat(1.0), v280)) + (v263 * v276)) - (v265 * v275);
    const puma560_friction_pack v282 = -((1.0 / ((v281 - (v268 * v274)) - (v271 * v272))) * v279);
    const puma560_friction_pack v283 = (v272 * v282) - (v261 * v259);
    const puma560_friction_pack v284 = puma560_friction_pack_select(v164, puma560_friction_pack_splat(0.0), -v283);
    const puma560_friction_pack v285 = ((v244 * v253) + (v245 * v283)) - (v274 * v282);
    const puma560_friction_pack v286 = puma560_friction_pack_select(v171, puma560_friction_pack_splat(0.0), v285);
    const puma560_friction_pack v287 = (((v238 * v285) - (v237 * v252)) - (v257 * v283)) + (v275 * v282);
    const puma560_friction_pack v288 = puma560_friction_pack_select(v135, puma560_friction_pack_splat(0.0), -v287);
    const puma560_friction_pack v289 = puma560_friction_pack_select(v187, puma560_friction_pack_splat(0.0), v282);
    const puma560_friction_pack v290 = puma560_friction_pack_select(v196, ((v195 + (v62 * v289)) - (v61 * v288)) - (v226 * (v286 + v284)), v247);
    const puma560_friction_mask v291 = puma560_friction_pack_mode_of(v290);
    const puma560_friction_mask v292 = (puma560_friction_pack_at_flags(&reached[5U * stride]) & v199) & (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v291));
    const puma560_friction_pack v293 = puma560_friction_pack_select(v199, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v294 = v199 & (puma560_friction_mask)(puma560_friction_pack_abs(v224) <= (v222 - (v194 * (1.0001 * v293))));
    const puma560_friction_mask v295 = puma560_friction_pack_select_whole(v294 & (~v292), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v292, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v291), v225), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v296 = (v91 - (v46 * v89)) - (v55 * v87);
    const puma560_friction_pack v297 = ((v76 * v296) - (v55 * v56)) + (v46 * v93);
    const puma560_friction_pack v298 = ((v52 * v297) + (v46 * v51)) - (v82 * v296);
    const puma560_friction_pack v299 = ((v45 + (v46 * v298)) - (v55 * v297)) + (v81 * v296);
    const puma560_friction_pack v300 = v139 * v299;
    const puma560_friction_pack v301 = v175 * v298;
    const puma560_friction_pack v302 = v191 * v296;
    const puma560_friction_pack v303 = v168 * v297;
    const puma560_friction_pack v304 = (puma560_friction_pack_abs(v303) + puma560_friction_pack_abs(v302)) + (puma560_friction_pack_abs(v301) + puma560_friction_pack_abs(v300));
    const puma560_friction_pack v305 = v200 * v96;
    const puma560_friction_pack v306 = ((v83 * v86) - (v37 * v89)) - (v54 * v87);
    const puma560_friction_pack v307 = ((v76 * v306) - (v54 * v56)) + (v37 * v93);
    const puma560_friction_pack v308 = ((v52 * v307) + (v37 * v51)) - (v82 * v306);
    const puma560_friction_pack v309 = ((v46 * v308) - (v55 * v307)) + (v81 * v306);
    const puma560_friction_pack v310 = v208 * v309;
    const puma560_friction_pack v311 = 1e-08 * ((puma560_friction_pack_abs(v310) + puma560_friction_pack_abs(v305)) + v304);
    const puma560_friction_pack v312 = puma560_friction_pack_abs(v298);
    const puma560_friction_pack v313 = puma560_friction_pack_abs(v296);
    const puma560_friction_pack v314 = puma560_friction_pack_abs(v309);
    const puma560_friction_pack v315 = (((v216 * v313) + (v293 * v217)) + (v214 * v312)) + (v212 * v314);
    const puma560_friction_pack v316 = puma560_friction_pack_abs(v297);
    const puma560_friction_pack v317 = v311 + (1.0001 * (v315 + (v221 * v316)));
    const puma560_friction_pack v318 = -(v299 + v317);
    const puma560_friction_pack v319 = v310 + (v300 + ((v303 + (v302 - v305)) - v301));
    const puma560_friction_mask v320 = puma560_friction_pack_select_whole(v138, (puma560_friction_mask)(v318 < v319), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v136));
    const puma560_friction_pack v321 = (((v229 * v248) - (v235 * v285)) + (v230 * v287)) + (v256 * v283);
    const puma560_friction_pack v322 = puma560_friction_pack_select(v196, puma560_friction_pack_splat(0.0), v321 - (v276 * v282));
    const puma560_friction_pack v323 = (v134 + (((v60 * v289) + (v42 * v286)) + (v47 * v284))) - (v61 * v322);
    const puma560_friction_mask v324 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v135, v323, v251));
    const puma560_friction_mask v325 = (puma560_friction_pack_at_flags(&reached[3U * stride]) & v138) & (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v324));
    const puma560_friction_mask v326 = v138 & (puma560_friction_mask)(puma560_friction_pack_abs(v319) <= (v317 - (v299 * (1.0001 * v218))));
    const puma560_friction_mask v327 = puma560_friction_pack_select_whole(v326 & (~v325), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v325, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v324), v320), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v328 = puma560_friction_pack_abs(v308);
    const puma560_friction_pack v329 = puma560_friction_pack_abs(v89);
    const puma560_friction_pack v330 = (((v216 * v329) + (v293 * v213)) + (v212 * v328)) + (v218 * v312);
    const puma560_friction_pack v331 = v93 - (v76 * v89);
    const puma560_friction_pack v332 = puma560_friction_pack_abs(v331);
    const puma560_friction_pack v333 = v200 * v95;
    const puma560_friction_pack v334 = v208 * v308;
    const puma560_friction_pack v335 = v139 * v298;
    const puma560_friction_pack v336 = (v51 + (v52 * v331)) + (v82 * v89);
    const puma560_friction_pack v337 = v175 * v336;
    const puma560_friction_pack v338 = v168 * v331;
    const puma560_friction_pack v339 = v191 * v89;
    const puma560_friction_pack v340 = (puma560_friction_pack_abs(v338) + puma560_friction_pack_abs(v339)) + (puma560_friction_pack_abs(v337) + puma560_friction_pack_abs(v335));
    const puma560_friction_pack v341 = 1e-08 * ((puma560_friction_pack_abs(v334) + puma560_friction_pack_abs(v333)) + v340);
    const puma560_friction_pack v342 = v341 + (1.0001 * (v330 + (v221 * v332)));
    const puma560_friction_pack v343 = -(v342 + (4.8 * v336));
    const puma560_friction_pack v344 = ((v337 + ((v339 - v333) - v338)) - v335) - v334;
    const puma560_friction_mask v345 = puma560_friction_pack_select_whole(v174, (puma560_friction_mask)(v343 < v344), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v172));
    const puma560_friction_pack v346 = puma560_friction_pack_select(v204, puma560_friction_pack_splat(0.0), (((v241 * v250) - (v242 * v285)) + (v255 * v283)) - (v277 * v282));
    const puma560_friction_pack v347 = v170 + ((((v42 * v288) - (v35 * v346)) - (v68 * v289)) - (v26 * v284));
    const puma560_friction_pack v348 = v226 * v322;
    const puma560_friction_mask v349 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v171, v347 - v348, v246));
    const puma560_friction_mask v350 = (puma560_friction_pack_at_flags(&reached[2U * stride]) & v174) & (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v349));
    const puma560_friction_mask v351 = v174 & (puma560_friction_mask)(puma560_friction_pack_abs(v344) <= (v342 - (v336 * (1.0001 * v214))));
    const puma560_friction_mask v352 = puma560_friction_pack_select_whole(v351 & (~v350), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v350, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v349), v345), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v353 = (((v37 * v308) - 1557.2443004858599) - (v54 * v307)) + (v83 * v306);
    const puma560_friction_pack v354 = v208 * v353;
    const puma560_friction_pack v355 = v200 * v202;
    const puma560_friction_pack v356 = v168 * v307;
    const puma560_friction_pack v357 = v191 * v306;
    const puma560_friction_pack v358 = (puma560_friction_pack_abs(v355) + puma560_friction_pack_abs(v354)) + (puma560_friction_pack_abs(v357) + puma560_friction_pack_abs(v356));
    const puma560_friction_pack v359 = v139 * v309;
    const puma560_friction_pack v360 = v175 * v308;
    const puma560_friction_pack v361 = 1e-08 * ((puma560_friction_pack_abs(v360) + puma560_friction_pack_abs(v359)) + v358);
    const puma560_friction_pack v362 = puma560_friction_pack_abs(v306);
    const puma560_friction_pack v363 = (((v216 * v362) + (v293 * v211)) + (v214 * v328)) + (v218 * v314);
    const puma560_friction_pack v364 = puma560_friction_pack_abs(v307);
    const puma560_friction_pack v365 = v361 + (1.0001 * (v363 + (v221 * v364)));
    const puma560_friction_pack v366 = -(v365 + (0.8 * v353));
    const puma560_friction_pack v367 = v354 + (v359 + ((v356 + (v357 - v355)) - v360));
    const puma560_friction_mask v368 = puma560_friction_pack_select_whole(v207, (puma560_friction_mask)(v366 < v367), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v205));
    const puma560_friction_mask v369 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v204, v203 + (((v70 * v289) - (v35 * v286)) - (v36 * v284)), v249));
    const puma560_friction_mask v370 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v369)) & (puma560_friction_pack_at_flags(&reached[4U * stride]) & v207);
    const puma560_friction_mask v371 = v207 & (puma560_friction_mask)(puma560_friction_pack_abs(v367) <= (v365 - (v353 * (1.0001 * v212))));
    const puma560_friction_mask v372 = puma560_friction_pack_select_whole(v371 & (~v370), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v370, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v369), v368), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v373 = v163 + ((((v47 * v288) - (v36 * v346)) - (v26 * v286)) + (v74 * v289));
    const puma560_friction_mask v374 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v164, v373 - v348, v254));
    const puma560_friction_mask v375 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v374)) & (puma560_friction_pack_at_flags(&reached[stride]) & v167);
    const puma560_friction_pack v376 = v139 * v297;
    const puma560_friction_pack v377 = v175 * v331;
    const puma560_friction_pack v378 = v56 + (v76 * v87);
    const puma560_friction_pack v379 = v168 * v378;
    const puma560_friction_pack v380 = v191 * v87;
    const puma560_friction_pack v381 = (puma560_friction_pack_abs(v379) + puma560_friction_pack_abs(v380)) + (puma560_friction_pack_abs(v377) + puma560_friction_pack_abs(v376));
    const puma560_friction_pack v382 = v200 * v94;
    const puma560_friction_pack v383 = v208 * v307;
    const puma560_friction_pack v384 = 1e-08 * ((puma560_friction_pack_abs(v383) + puma560_friction_pack_abs(v382)) + v381);
    const puma560_friction_pack v385 = puma560_friction_pack_abs(v87);
    const puma560_friction_pack v386 = (((v216 * v385) + (v293 * v220)) + (v214 * v332)) + (v212 * v364);
    const puma560_friction_pack v387 = v384 + (1.0001 * (v386 + (v218 * v316)));
    const puma560_friction_pack v388 = -(v387 + (7.0 * v378));
    const puma560_friction_pack v389 = v383 + (v376 + ((v379 + (v380 - v382)) - v377));
    const puma560_friction_mask v390 = puma560_friction_pack_select_whole(v167, (puma560_friction_mask)(v388 < v389), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v165));
    const puma560_friction_mask v391 = v167 & (puma560_friction_mask)(puma560_friction_pack_abs(v389) <= (v387 - (v378 * (1.0001 * v221))));
    const puma560_friction_mask v392 = puma560_friction_pack_select_whole(v391 & (~v375), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v375, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v374), v390), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_pack v393 = (((v70 * v346) + (v62 * v322)) + (v60 * v288)) - (v68 * v286);
    const puma560_friction_mask v394 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v187, (v393 + (v74 * v284)) - v186, v273));
    const puma560_friction_mask v395 = (puma560_friction_pack_at_flags(&reached[0]) & v190) & (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v394));
    const puma560_friction_pack v396 = v87 * v168;
    const puma560_friction_pack v397 = v86 * v191;
    const puma560_friction_pack v398 = v139 * v296;
    const puma560_friction_pack v399 = v89 * v175;
    const puma560_friction_pack v400 = (puma560_friction_pack_abs(v398) + puma560_friction_pack_abs(v399)) + (puma560_friction_pack_abs(v396) + puma560_friction_pack_abs(v397));
    const puma560_friction_pack v401 = v92 * v200;
    const puma560_friction_pack v402 = v208 * v306;
    const puma560_friction_pack v403 = 1e-08 * ((puma560_friction_pack_abs(v402) + puma560_friction_pack_abs(v401)) + v400);
    const puma560_friction_pack v404 = (((v215 * v293) + (v214 * v329)) + (v212 * v362)) + (v218 * v313);
    const puma560_friction_pack v405 = v403 + (1.0001 * (v404 + (v221 * v385)));
    const puma560_friction_pack v406 = -(v405 + (6.0 * v86));
    const puma560_friction_pack v407 = v402 + (v398 + (v399 + (v396 + (v397 - v401))));
    const puma560_friction_mask v408 = puma560_friction_pack_select_whole(v190, (puma560_friction_mask)(v406 < v407), (puma560_friction_mask)(puma560_friction_pack_whole(1) == v188));
    const puma560_friction_mask v409 = v190 & (puma560_friction_mask)(puma560_friction_pack_abs(v407) <= (v405 - (v216 * (1.0001 * v86))));
    const puma560_friction_mask v410 = puma560_friction_pack_select_whole(v409 & (~v395), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(v395, (puma560_friction_mask)(puma560_friction_pack_whole(1) == v394), v408), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    puma560_friction_mask v411_pattern[6] = {v410, v392, v352, v327, v372, v295};
    puma560_friction_mask v411_best[6] = {v410, v392, v352, v327, v372, v295};
    puma560_friction_mask v411_flag[7] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(-1), puma560_friction_pack_whole(0)};
    puma560_friction_pack v411_number[6] = {puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0)};
    const puma560_friction_pack v411_of_context_real[34] = {v280, v269, v68, v264, v266, v262, v53, v26, v231, v36, v226, v25, v233, v35, v44, v61, -v186, v163, v170, v134, v203, v195, v189, puma560_friction_pack_at(&tau[0]), v166, puma560_friction_pack_at(&tau[stride]), v173, puma560_friction_pack_at(&tau[2U * stride]), v137, puma560_friction_pack_at(&tau[3U * stride]), v206, puma560_friction_pack_at(&tau[4U * stride]), v198, puma560_friction_pack_at(&tau[5U * stride])};
    const puma560_friction_mask v411_of_context_boolean[30] = {v409, v408, puma560_friction_pack_select_whole(v190, (puma560_friction_mask)(v406 < (-v407)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v188)), v391, v390, puma560_friction_pack_select_whole(v167, (puma560_friction_mask)(v388 < (-v389)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v165)), v351, v345, puma560_friction_pack_select_whole(v174, (puma560_friction_mask)(v343 < (-v344)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v172)), v326, v320, puma560_friction_pack_select_whole(v138, (puma560_friction_mask)(v318 < (-v319)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v136)), v371, v368, puma560_friction_pack_select_whole(v207, (puma560_friction_mask)(v366 < (-v367)), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v205)), v294, v225, puma560_friction_pack_select_whole(v199, (puma560_friction_mask)(v223 < v224), (puma560_friction_mask)(puma560_friction_pack_whole(-1) == v197)), ~v190, ~v167, ~v174, ~v138, ~v207, ~v199, v395, v375, v350, v325, v370, v292};
    const puma560_friction_mask v411_of_context_mode[6] = {v394, v374, v349, v324, v369, v291};
    puma560_friction_mask v411_done = { 0 };
    for (int v411_pass = 0; (v411_pass < 1458) && !puma560_friction_pack_all(v411_done); v411_pass++) {
        puma560_friction_mask v411_next_pattern[6];
        puma560_friction_mask v411_next_best[6];
        puma560_friction_mask v411_next_flag[7];
        puma560_friction_pack v411_next_number[6];
        puma560_friction_mask v411_ends;
        puma560_friction_pack_decide_pattern(spacing, prepared, v411_pattern, v411_best, v411_flag, v411_number, v411_of_context_real, v411_of_context_boolean, v411_of_context_mode, v411_next_pattern, v411_next_best, v411_next_flag, v411_next_number, &v411_ends);
        v411_pattern[0] = puma560_friction_pack_select_whole(v411_done, v411_pattern[0], v411_next_pattern[0]);
        v411_pattern[1] = puma560_friction_pack_select_whole(v411_done, v411_pattern[1], v411_next_pattern[1]);
        v411_pattern[2] = puma560_friction_pack_select_whole(v411_done, v411_pattern[2], v411_next_pattern[2]);
        v411_pattern[3] = puma560_friction_pack_select_whole(v411_done, v411_pattern[3], v411_next_pattern[3]);
        v411_pattern[4] = puma560_friction_pack_select_whole(v411_done, v411_pattern[4], v411_next_pattern[4]);
        v411_pattern[5] = puma560_friction_pack_select_whole(v411_done, v411_pattern[5], v411_next_pattern[5]);
        v411_best[0] = puma560_friction_pack_select_whole(v411_done, v411_best[0], v411_next_best[0]);
        v411_best[1] = puma560_friction_pack_select_whole(v411_done, v411_best[1], v411_next_best[1]);
        v411_best[2] = puma560_friction_pack_select_whole(v411_done, v411_best[2], v411_next_best[2]);
        v411_best[3] = puma560_friction_pack_select_whole(v411_done, v411_best[3], v411_next_best[3]);
        v411_best[4] = puma560_friction_pack_select_whole(v411_done, v411_best[4], v411_next_best[4]);
        v411_best[5] = puma560_friction_pack_select_whole(v411_done, v411_best[5], v411_next_best[5]);
        v411_flag[0] = puma560_friction_pack_select_whole(v411_done, v411_flag[0], v411_next_flag[0]);
        v411_flag[1] = puma560_friction_pack_select_whole(v411_done, v411_flag[1], v411_next_flag[1]);
        v411_flag[2] = puma560_friction_pack_select_whole(v411_done, v411_flag[2], v411_next_flag[2]);
        v411_flag[3] = puma560_friction_pack_select_whole(v411_done, v411_flag[3], v411_next_flag[3]);
        v411_flag[4] = puma560_friction_pack_select_whole(v411_done, v411_flag[4], v411_next_flag[4]);
        v411_flag[5] = puma560_friction_pack_select_whole(v411_done, v411_flag[5], v411_next_flag[5]);
        v411_flag[6] = puma560_friction_pack_select_whole(v411_done, v411_flag[6], v411_next_flag[6]);
        v411_number[0] = puma560_friction_pack_select(v411_done, v411_number[0], v411_next_number[0]);
        v411_number[1] = puma560_friction_pack_select(v411_done, v411_number[1], v411_next_number[1]);
        v411_number[2] = puma560_friction_pack_select(v411_done, v411_number[2], v411_next_number[2]);
        v411_number[3] = puma560_friction_pack_select(v411_done, v411_number[3], v411_next_number[3]);
        v411_number[4] = puma560_friction_pack_select(v411_done, v411_number[4], v411_next_number[4]);
        v411_number[5] = puma560_friction_pack_select(v411_done, v411_number[5], v411_next_number[5]);
        v411_done |= v411_ends;
    }
    *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(v411_best[0], puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(v411_best[1], puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v411_best[2], puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(v411_best[3], puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(v411_best[4], puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(v411_best[5], puma560_friction_bytes);
    const puma560_friction_pack v412 = puma560_friction_pack_select(v411_done, puma560_friction_pack_select(v411_flag[2] | v411_flag[1], puma560_friction_pack_select(v411_flag[6], puma560_friction_pack_splat(4.0), puma560_friction_pack_select(v411_flag[3], puma560_friction_pack_splat(1.0), puma560_friction_pack_select(v411_flag[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(3.0)))), puma560_friction_pack_select(v411_flag[4], puma560_friction_pack_splat(5.0), puma560_friction_pack_splat(2.0))), puma560_friction_pack_splat(5.0));
    const puma560_friction_mask v413 = (puma560_friction_mask)(puma560_friction_pack_abs(v411_number[2]) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v411_number[1]) < puma560_friction_pack_splat(1e+38)) & (puma560_friction_mask)(puma560_friction_pack_abs(v411_number[0]) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v414 = (puma560_friction_mask)(puma560_friction_pack_abs(v411_number[4]) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v411_number[3]) < puma560_friction_pack_splat(1e+38)) & v413);
    const puma560_friction_mask v415 = (puma560_friction_mask)(puma560_friction_pack_abs(v186) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v411_number[5]) < puma560_friction_pack_splat(1e+38)) & v414);
    const puma560_friction_mask v416 = (puma560_friction_mask)(puma560_friction_pack_abs(v170) < puma560_friction_pack_splat(1e+38)) & (v415 & (puma560_friction_mask)(puma560_friction_pack_abs(v163) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v417 = (v416 & (puma560_friction_mask)(puma560_friction_pack_abs(v134) < puma560_friction_pack_splat(1e+38))) & (puma560_friction_mask)(puma560_friction_pack_abs(v203) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_abs(v195) < puma560_friction_pack_splat(1e+38)) & v417, v412, puma560_friction_pack_splat(6.0));
}

void puma560_friction_decide_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_decide_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        bool reached_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, reached, reached_rest);
        puma560_friction_pack_decide_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        bool reached_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, reached, reached_rest);
        puma560_friction_pack_decide_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
