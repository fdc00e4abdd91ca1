/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_friction_batch.c. */
#include "puma560_friction_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_FRICTION_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#endif
#define PUMA560_FRICTION_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_FRICTION_INLINE static inline __attribute__((unused))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_friction_shorts __attribute__((vector_size(2 * PUMA560_FRICTION_BYTES / sizeof(double))));

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_friction_pack_splat(prepared[k]) : puma560_friction_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_FRICTION_INLINE size_t puma560_friction_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_FRICTION_LANES;

    return (((count % PUMA560_FRICTION_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sqrt(puma560_friction_pack x)
{
    double one[PUMA560_FRICTION_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

PUMA560_FRICTION_INLINE bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack rz = r * z;

    const puma560_friction_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_FRICTION_INLINE bool puma560_friction_pack_within(puma560_friction_bits beyond)
{
    return puma560_friction_pack_all((puma560_friction_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_within(*beyond)) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_pattern(size_t spacing, const double *restrict prepared, const puma560_friction_mask *restrict pattern, const puma560_friction_mask *restrict best, const puma560_friction_mask *restrict flag, const puma560_friction_pack *restrict number, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_mask *restrict pattern_out, puma560_friction_mask *restrict best_out, puma560_friction_mask *restrict flag_out, puma560_friction_pack *restrict number_out, puma560_friction_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_mask v0 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[5]);
    const puma560_friction_pack v1 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v2 = context_real[15] * v1;
    const puma560_friction_pack v3 = (context_real[5] * v2) - context_real[3];
    const puma560_friction_mask v4 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[3]);
    const puma560_friction_pack v5 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v4, (context_real[15] * v2) - context_real[14], puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v6 = v5 * v3;
    const puma560_friction_pack v7 = context_real[10] * v1;
    const puma560_friction_pack v8 = context_real[15] * v7;
    const puma560_friction_pack v9 = v8 - context_real[12];
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[4]);
    const puma560_friction_pack v11 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v12 = context_real[4] * v11;
    const puma560_friction_pack v13 = context_real[5] * v7;
    const puma560_friction_pack v14 = v13 + (((v9 * v6) - context_real[2]) + (context_real[13] * v12));
    const puma560_friction_pack v15 = v5 * v9;
    const puma560_friction_pack v16 = context_real[10] * v7;
    const puma560_friction_pack v17 = context_real[13] * v11;
    const puma560_friction_mask v18 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[2]);
    const puma560_friction_pack v19 = 1.0 / puma560_friction_pack_select(~v18, (v16 + ((v9 * v15) - context_real[11])) + (context_real[13] * v17), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v20 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), -v19);
    const puma560_friction_pack v21 = v20 * v14;
    const puma560_friction_pack v22 = v8 - context_real[8];
    const puma560_friction_pack v23 = v5 * v22;
    const puma560_friction_pack v24 = context_real[9] * v11;
    const puma560_friction_pack v25 = v16 + (((v23 * v9) - context_real[7]) + (context_real[13] * v24));
    const puma560_friction_pack v26 = v13 + ((((v23 * v3) - context_real[1]) + (context_real[4] * v24)) + (v25 * v21));
    const puma560_friction_pack v27 = v25 * v20;
    const puma560_friction_pack v28 = (v16 + (((v22 * v23) - context_real[6]) + (context_real[9] * v24))) + (v25 * v27);
    const puma560_friction_mask v29 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[1]);
    const puma560_friction_pack v30 = puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v29, v28, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v31 = v30 * v26;
    const puma560_friction_pack v32 = puma560_friction_pack_real_of(pattern[5]);
    const puma560_friction_pack v33 = context_real[32] + (0.7 * v32);
    const puma560_friction_pack v34 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), context_real[21] - v33);
    const puma560_friction_pack v35 = puma560_friction_pack_real_of(pattern[3]);
    const puma560_friction_pack v36 = context_real[28] + v35;
    const puma560_friction_pack v37 = (v2 * v34) - puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), context_real[19] - v36);
    const puma560_friction_pack v38 = puma560_friction_pack_real_of(pattern[2]);
    const puma560_friction_pack v39 = context_real[26] + (4.8 * v38);
    const puma560_friction_pack v40 = puma560_friction_pack_real_of(pattern[4]);
    const puma560_friction_pack v41 = context_real[30] + (0.8 * v40);
    const puma560_friction_pack v42 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), context_real[20] - v41);
    const puma560_friction_pack v43 = v34 * v7;
    const puma560_friction_pack v44 = v43 + (((v37 * v15) - puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), context_real[18] - v39)) + (v17 * v42));
    const puma560_friction_pack v45 = puma560_friction_pack_real_of(pattern[1]);
    const puma560_friction_pack v46 = context_real[24] + (7.0 * v45);
    const puma560_friction_pack v47 = (((v37 * v23) - puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), context_real[17] - v46)) + (v24 * v42)) + (v27 * v44);
    const puma560_friction_pack v48 = v43 + v47;
    const puma560_friction_pack v49 = puma560_friction_pack_real_of(pattern[0]);
    const puma560_friction_pack v50 = context_real[22] + (6.0 * v49);
    const puma560_friction_mask v51 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[0]);
    const puma560_friction_pack v52 = context_real[5] * v1;
    const puma560_friction_pack v53 = ((v34 * v52) + (v42 * v12)) + ((v37 * v6) + (v44 * v21));
    const puma560_friction_pack v54 = ((((v3 * v6) - context_real[0]) + (context_real[4] * v12)) + (v14 * v21)) + (context_real[5] * v52);
    const puma560_friction_pack v55 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v51, v54 + (v26 * v31), puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v56 = v55 * ((puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), context_real[16] - v50) - (v48 * v31)) - v53);
    const puma560_friction_pack v57 = -v56;
    const puma560_friction_pack v58 = (v30 * v48) + (v31 * v57);
    const puma560_friction_pack v59 = ((v20 * v44) + (v21 * v57)) + (v27 * v58);
    const puma560_friction_pack v60 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), (((v11 * v42) + (v24 * v58)) + (v12 * v57)) + (v17 * v59));
    const puma560_friction_pack v61 = (((v5 * v37) + (v23 * v58)) + (v6 * v57)) + (v15 * v59);
    const puma560_friction_pack v62 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -v61);
    const puma560_friction_pack v63 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), v56);
    const puma560_friction_pack v64 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), -v59);
    const puma560_friction_pack v65 = (((context_real[17] - (context_real[8] * v62)) - (context_real[9] * v60)) - (context_real[1] * v63)) - (context_real[7] * v64);
    const puma560_friction_pack v66 = (((v1 * v34) + (v2 * v61)) + (v52 * v57)) + (v7 * (v58 + v59));
    const puma560_friction_pack v67 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v66);
    const puma560_friction_pack v68 = context_real[10] * v67;
    const puma560_friction_pack v69 = puma560_friction_pack_select(v29, v65 - v68, v46);
    const puma560_friction_pack v70 = puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), -v58);
    const puma560_friction_pack v71 = puma560_friction_pack_select(v29, puma560_friction_pack_min(9.5 - v69, 9.5 + v69), v45 * v70);
    const puma560_friction_pack v72 = puma560_friction_pack_select(v29, v71, context_real[6] * v71);
    const puma560_friction_pack v73 = puma560_friction_pack_max(puma560_friction_pack_abs(v69), puma560_friction_pack_abs(context_real[17]));
    const puma560_friction_mask v74 = ~flag[0];
    const puma560_friction_mask v75 = context_boolean[7] & v74;
    const puma560_friction_mask v76 = (v75 & (puma560_friction_mask)(((-1e-06) * v73) <= v72)) | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v71) | (v29 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v71)));
    const puma560_friction_pack v77 = (((context_real[16] - (context_real[4] * v60)) - (context_real[5] * v67)) - (context_real[1] * v70)) - (context_real[3] * v62);
    const puma560_friction_pack v78 = puma560_friction_pack_select(v51, v77 - (context_real[2] * v64), v50);
    const puma560_friction_pack v79 = puma560_friction_pack_select(v51, puma560_friction_pack_min(8.4 - v78, 8.4 + v78), v49 * v63);
    const puma560_friction_pack v80 = puma560_friction_pack_select(v51, v79, context_real[0] * v79);
    const puma560_friction_pack v81 = puma560_friction_pack_max(puma560_friction_pack_abs(v78), puma560_friction_pack_abs(context_real[16]));
    const puma560_friction_mask v82 = context_boolean[6] & v74;
    const puma560_friction_mask v83 = (v82 & (puma560_friction_mask)(((-1e-06) * v81) <= v80)) | ((v51 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v79)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v79));
    const puma560_friction_pack v84 = (((context_real[18] - (context_real[12] * v62)) - (context_real[2] * v63)) - (context_real[13] * v60)) - (context_real[7] * v70);
    const puma560_friction_pack v85 = puma560_friction_pack_select(v18, v84 - v68, v39);
    const puma560_friction_pack v86 = puma560_friction_pack_select(v18, puma560_friction_pack_min(6.5 - v85, 6.5 + v85), v38 * v64);
    const puma560_friction_pack v87 = puma560_friction_pack_select(v18, v86, context_real[11] * v86);
    const puma560_friction_pack v88 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[18]), puma560_friction_pack_abs(v85));
    const puma560_friction_mask v89 = context_boolean[8] & v74;
    const puma560_friction_mask v90 = (v89 & (puma560_friction_mask)(((-1e-06) * v88) <= v87)) | ((v18 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v86)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v86));
    const puma560_friction_pack v91 = (((context_real[19] - (context_real[15] * v67)) - (context_real[8] * v70)) - (context_real[3] * v63)) - (context_real[12] * v64);
    const puma560_friction_pack v92 = puma560_friction_pack_select(v4, v91, v36);
    const puma560_friction_pack v93 = puma560_friction_pack_select(v4, puma560_friction_pack_min(1.4 - v92, 1.4 + v92), v35 * v62);
    const puma560_friction_pack v94 = puma560_friction_pack_select(v4, v93, context_real[14] * v93);
    const puma560_friction_pack v95 = puma560_friction_pack_max(puma560_friction_pack_abs(v92), puma560_friction_pack_abs(context_real[19]));
    const puma560_friction_mask v96 = context_boolean[9] & v74;
    const puma560_friction_mask v97 = (v96 & (puma560_friction_mask)(((-1e-06) * v95) <= v94)) | ((v4 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v93)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v93));
    const puma560_friction_mask v98 = ((context_boolean[2] | v90) & ((context_boolean[0] | v83) & (context_boolean[1] | v76))) & (context_boolean[3] | v97);
    const puma560_friction_pack v99 = puma560_friction_pack_select(v10, ((context_real[20] - (context_real[9] * v70)) - (context_real[4] * v63)) - (context_real[13] * v64), v41);
    const puma560_friction_pack v100 = puma560_friction_pack_select(v10, puma560_friction_pack_min(1.1 - v99, 1.1 + v99), v40 * v60);
    const puma560_friction_pack v101 = puma560_friction_pack_select(v10, v100, 0.0006421600000000001 * v100);
    const puma560_friction_pack v102 = puma560_friction_pack_max(puma560_friction_pack_abs(v99), puma560_friction_pack_abs(context_real[20]));
    const puma560_friction_mask v103 = context_boolean[10] & v74;
    const puma560_friction_mask v104 = (v103 & (puma560_friction_mask)(((-1e-06) * v102) <= v101)) | ((v10 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v100)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v100));
    const puma560_friction_pack v105 = puma560_friction_pack_select(v0, ((context_real[21] - (context_real[15] * v62)) - (context_real[5] * v63)) - (context_real[10] * (v64 + v70)), v33);
    const puma560_friction_pack v106 = puma560_friction_pack_select(v0, puma560_friction_pack_min(1.0 - v105, 1.0 + v105), v32 * v67);
    const puma560_friction_pack v107 = puma560_friction_pack_select(v0, v106, 4e-05 * v106);
    const puma560_friction_pack v108 = puma560_friction_pack_max(puma560_friction_pack_abs(v105), puma560_friction_pack_abs(context_real[21]));
    const puma560_friction_mask v109 = context_boolean[11] & v74;
    const puma560_friction_mask v110 = (v109 & (puma560_friction_mask)(((-1e-06) * v108) <= v107)) | ((v0 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v106)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v106));
    const puma560_friction_mask v111 = (context_boolean[5] | v110) & ((context_boolean[4] | v104) & v98);
    const puma560_friction_mask v112 = flag[3] | v111;
    flag_out[3] = v112;
    const puma560_friction_pack v113 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v114 = v113 + puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v115 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v114;
    const puma560_friction_pack v116 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v115;
    const puma560_friction_pack v117 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v116;
    const puma560_friction_pack v118 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v117;
    const puma560_friction_pack v119 = 1.0 - v118;
    const puma560_friction_pack v120 = -(v117 + v119);
    const puma560_friction_mask v121 = puma560_friction_pack_select_whole(v109, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[11]), context_boolean[29]);
    const puma560_friction_mask v122 = puma560_friction_pack_select_whole(v109, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[11]), context_boolean[28]);
    const puma560_friction_mask v123 = v122 | v121;
    const puma560_friction_mask v124 = (v123 & (v0 & ((puma560_friction_mask)(v120 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v120)))) | (v121 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[5]));
    const puma560_friction_pack v125 = -(v116 + v119);
    const puma560_friction_pack v126 = puma560_friction_pack_select(v123, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v127 = context_boolean[27] & (~v109);
    const puma560_friction_pack v128 = puma560_friction_pack_select(v127, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v129 = puma560_friction_pack_select_whole(v103, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[10]), context_boolean[25]);
    const puma560_friction_mask v130 = puma560_friction_pack_select_whole(v103, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[10]), context_boolean[26]);
    const puma560_friction_mask v131 = v130 | v129;
    const puma560_friction_mask v132 = (v130 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[4])) | (v131 & (v10 & ((puma560_friction_mask)(v128 <= v125) & (puma560_friction_mask)(v125 <= v126))));
    const puma560_friction_mask v133 = v132 | v124;
    const puma560_friction_pack v134 = puma560_friction_pack_select(v131, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v126;
    const puma560_friction_pack v135 = -(v115 + v119);
    const puma560_friction_mask v136 = context_boolean[24] & (~v103);
    const puma560_friction_pack v137 = puma560_friction_pack_select(v136, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v128;
    const puma560_friction_mask v138 = puma560_friction_pack_select_whole(v96, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[9]), context_boolean[22]);
    const puma560_friction_mask v139 = puma560_friction_pack_select_whole(v96, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[9]), context_boolean[23]);
    const puma560_friction_mask v140 = v139 | v138;
    const puma560_friction_mask v141 = (v140 & (v4 & ((puma560_friction_mask)(v137 <= v135) & (puma560_friction_mask)(v135 <= v134)))) | (v139 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[3]));
    const puma560_friction_mask v142 = v133 | v141;
    const puma560_friction_pack v143 = puma560_friction_pack_select(v140, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v134;
    const puma560_friction_pack v144 = -(v114 + v119);
    const puma560_friction_mask v145 = context_boolean[21] & (~v96);
    const puma560_friction_pack v146 = puma560_friction_pack_select(v145, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v137;
    const puma560_friction_mask v147 = puma560_friction_pack_select_whole(v89, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[8]), context_boolean[20]);
    const puma560_friction_mask v148 = puma560_friction_pack_select_whole(v89, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[8]), context_boolean[19]);
    const puma560_friction_mask v149 = v148 | v147;
    const puma560_friction_mask v150 = (v149 & (v18 & ((puma560_friction_mask)(v144 <= v143) & (puma560_friction_mask)(v146 <= v144)))) | (v147 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[2]));
    const puma560_friction_mask v151 = v150 | v142;
    const puma560_friction_pack v152 = -(v113 + v119);
    const puma560_friction_mask v153 = context_boolean[18] & (~v89);
    const puma560_friction_pack v154 = puma560_friction_pack_select(v153, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v146;
    const puma560_friction_pack v155 = puma560_friction_pack_select(v149, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v143;
    const puma560_friction_mask v156 = puma560_friction_pack_select_whole(v75, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[7]), context_boolean[17]);
    const puma560_friction_mask v157 = puma560_friction_pack_select_whole(v75, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[7]), context_boolean[16]);
    const puma560_friction_mask v158 = v157 | v156;
    const puma560_friction_mask v159 = (v158 & (v29 & ((puma560_friction_mask)(v152 <= v155) & (puma560_friction_mask)(v154 <= v152)))) | (v156 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[1]));
    const puma560_friction_mask v160 = v151 | v159;
    const puma560_friction_pack v161 = -v119;
    const puma560_friction_mask v162 = context_boolean[15] & (~v75);
    const puma560_friction_pack v163 = puma560_friction_pack_select(v162, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v154;
    const puma560_friction_pack v164 = puma560_friction_pack_select(v158, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v155;
    const puma560_friction_mask v165 = puma560_friction_pack_select_whole(v82, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[6]), context_boolean[14]);
    const puma560_friction_mask v166 = puma560_friction_pack_select_whole(v82, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[6]), context_boolean[13]);
    const puma560_friction_mask v167 = v166 | v165;
    const puma560_friction_mask v168 = ((v51 & ((puma560_friction_mask)(v161 <= v164) & (puma560_friction_mask)(v163 <= v161))) & v167) | (v165 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[0]));
    const puma560_friction_mask v169 = v168 | v160;
    const puma560_friction_pack v170 = puma560_friction_pack_select(v169, v118, 1.0 + v118);
    const puma560_friction_mask v171 = ~(v169 | (puma560_friction_mask)(v170 <= (v164 + puma560_friction_pack_select(v167, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)))));
    const puma560_friction_mask v172 = v171 & (~v112);
    const puma560_friction_mask v173 = (~flag[1]) & (flag[2] & v172);
    const puma560_friction_mask v174 = ~v173;
    const puma560_friction_mask v175 = (context_boolean[11] | (context_boolean[10] | (context_boolean[9] | (context_boolean[8] | (context_boolean[6] | context_boolean[7]))))) & (v74 & (v172 & v174));
    const puma560_friction_mask v176 = (~(context_boolean[14] | (context_boolean[13] | context_boolean[12]))) | (~(context_boolean[17] | (context_boolean[16] | context_boolean[15])));
    const puma560_friction_mask v177 = (~(context_boolean[23] | (context_boolean[22] | context_boolean[21]))) | ((~(context_boolean[20] | (context_boolean[19] | context_boolean[18]))) | v176);
    const puma560_friction_mask v178 = (v177 | (~(context_boolean[26] | (context_boolean[25] | context_boolean[24])))) | (~(context_boolean[29] | (context_boolean[28] | context_boolean[27])));
    const puma560_friction_mask v179 = v175 & (~v178);
    const puma560_friction_mask v180 = context_boolean[12] & (~v82);
    const puma560_friction_mask v181 = puma560_friction_pack_select_whole(v166, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v182 = puma560_friction_pack_select_whole(v168, puma560_friction_pack_select_whole(v51 & v166, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v180 & ((puma560_friction_mask)(v163 <= v170) & (puma560_friction_mask)(v170 <= v164)), puma560_friction_pack_whole(0), v181));
    const puma560_friction_mask v183 = puma560_friction_pack_select_whole(v160, pattern[0], v182);
    pattern_out[0] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[12], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[13], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v180, puma560_friction_pack_whole(0), v181), v183));
    const puma560_friction_pack v184 = v170 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v183), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v185 = puma560_friction_pack_select_whole(v157, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v186 = puma560_friction_pack_select_whole(v159, puma560_friction_pack_select_whole(v29 & v157, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v162 & ((puma560_friction_mask)(v154 <= v184) & (puma560_friction_mask)(v184 <= v155)), puma560_friction_pack_whole(0), v185));
    const puma560_friction_mask v187 = puma560_friction_pack_select_whole(v151, pattern[1], v186);
    pattern_out[1] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[15], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[16], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v162, puma560_friction_pack_whole(0), v185), v187));
    const puma560_friction_pack v188 = v184 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v187), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v189 = puma560_friction_pack_select_whole(v148, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v190 = puma560_friction_pack_select_whole(v150, puma560_friction_pack_select_whole(v18 & v148, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v153 & ((puma560_friction_mask)(v188 <= v143) & (puma560_friction_mask)(v146 <= v188)), puma560_friction_pack_whole(0), v189));
    const puma560_friction_mask v191 = puma560_friction_pack_select_whole(v142, pattern[2], v190);
    pattern_out[2] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[18], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[19], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v153, puma560_friction_pack_whole(0), v189), v191));
    const puma560_friction_pack v192 = v188 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v191), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v193 = puma560_friction_pack_select_whole(v138, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v194 = puma560_friction_pack_select_whole(v141, puma560_friction_pack_select_whole(v4 & v138, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v145 & ((puma560_friction_mask)(v137 <= v192) & (puma560_friction_mask)(v192 <= v134)), puma560_friction_pack_whole(0), v193));
    const puma560_friction_mask v195 = puma560_friction_pack_select_whole(v133, pattern[3], v194);
    pattern_out[3] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[21], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[22], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v145, puma560_friction_pack_whole(0), v193), v195));
    const puma560_friction_pack v196 = v192 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v195), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v197 = puma560_friction_pack_select_whole(v129, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v198 = puma560_friction_pack_select_whole(v132, puma560_friction_pack_select_whole(v10 & v129, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v136 & ((puma560_friction_mask)(v196 <= v126) & (puma560_friction_mask)(v128 <= v196)), puma560_friction_pack_whole(0), v197));
    const puma560_friction_mask v199 = puma560_friction_pack_select_whole(v124, pattern[4], v198);
    pattern_out[4] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[24], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[25], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v136, puma560_friction_pack_whole(0), v197), v199));
    const puma560_friction_pack v200 = v196 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v199), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v201 = puma560_friction_pack_select_whole(v122, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1));
    const puma560_friction_mask v202 = puma560_friction_pack_select_whole(v124, puma560_friction_pack_select_whole(v0 & v122, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), puma560_friction_pack_select_whole(v127 & ((puma560_friction_mask)(v200 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v200)), puma560_friction_pack_whole(0), v201));
    pattern_out[5] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_select_whole(context_boolean[27], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[28], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v173, puma560_friction_pack_select_whole(v127, puma560_friction_pack_whole(0), v201), v202));
    const puma560_friction_mask v203 = ~flag[3];
    const puma560_friction_mask v204 = (context_boolean[1] | (puma560_friction_mask)(((-1e-12) * v73) <= v72)) & (context_boolean[0] | (puma560_friction_mask)(((-1e-12) * v81) <= v80));
    const puma560_friction_mask v205 = (v204 & (context_boolean[2] | (puma560_friction_mask)(((-1e-12) * v88) <= v87))) & (context_boolean[3] | (puma560_friction_mask)(((-1e-12) * v95) <= v94));
    const puma560_friction_mask v206 = ((context_boolean[4] | (puma560_friction_mask)(((-1e-12) * v102) <= v101)) & v205) & (context_boolean[5] | (puma560_friction_mask)(((-1e-12) * v108) <= v107));
    const puma560_friction_mask v207 = (v111 & v203) | ((~flag[4]) & (v203 & v206));
    best_out[0] = puma560_friction_pack_select_whole(v207, pattern[0], best[0]);
    best_out[1] = puma560_friction_pack_select_whole(v207, pattern[1], best[1]);
    best_out[2] = puma560_friction_pack_select_whole(v207, pattern[2], best[2]);
    best_out[3] = puma560_friction_pack_select_whole(v207, pattern[3], best[3]);
    best_out[4] = puma560_friction_pack_select_whole(v207, pattern[4], best[4]);
    best_out[5] = puma560_friction_pack_select_whole(v207, pattern[5], best[5]);
    flag_out[0] = flag[0] | v179;
    flag_out[1] = puma560_friction_pack_select_whole(v179, puma560_friction_pack_whole(0), flag[1] | v173);
    const puma560_friction_mask v208 = ~(v173 | v179);
    flag_out[2] = flag[2] & v208;
    flag_out[4] = flag[4] | v206;
    const puma560_friction_mask v209 = flag[5] | (flag[3] & v111);
    flag_out[5] = v209;
    flag_out[6] = flag[6] & v174;
    flag_out[7] = puma560_friction_pack_select_whole(v207, puma560_friction_pack_whole(-1), flag[7]);
    flag_out[8] = puma560_friction_pack_select_whole(v207, puma560_friction_pack_whole(0), flag[8]);
    number_out[0] = puma560_friction_pack_select(v207, v63, number[0]);
    number_out[1] = puma560_friction_pack_select(v207, v70, number[1]);
    number_out[2] = puma560_friction_pack_select(v207, v64, number[2]);
    number_out[3] = puma560_friction_pack_select(v207, v62, number[3]);
    number_out[4] = puma560_friction_pack_select(v207, v60, number[4]);
    number_out[5] = puma560_friction_pack_select(v207, v67, number[5]);
    const puma560_friction_mask v210 = v171 | ((~v169) | (v0 & (v10 & (v4 & (v18 & (v51 & v29))))));
    *done = (v112 & (v209 | v210)) | (v172 & v208);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_pattern_search(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = ((0.7 * context_real[56]) - context_real[55]) - context_real[57];
    const puma560_friction_mask v1 = puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[5]), (puma560_friction_mask)(v0 < context_real[54]));
    const puma560_friction_pack v2 = ((0.8 * context_real[52]) - context_real[51]) - context_real[53];
    const puma560_friction_mask v3 = puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[4]), (puma560_friction_mask)(v2 < context_real[50]));
    const puma560_friction_pack v4 = -(context_real[49] + (context_real[47] - context_real[48]));
    const puma560_friction_mask v5 = puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[3]), (puma560_friction_mask)(v4 < context_real[46]));
    const puma560_friction_pack v6 = ((4.8 * context_real[44]) - context_real[43]) - context_real[45];
    const puma560_friction_mask v7 = puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[2]), (puma560_friction_mask)(v6 < context_real[42]));
    const puma560_friction_pack v8 = ((7.0 * context_real[40]) - context_real[39]) - context_real[41];
    const puma560_friction_mask v9 = puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[1]), (puma560_friction_mask)(v8 < context_real[38]));
    const puma560_friction_pack v10 = ((6.0 * context_real[36]) - context_real[35]) - context_real[37];
    const puma560_friction_mask v11 = puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[0]), (puma560_friction_mask)(v10 < context_real[34]));
    const puma560_friction_mask v12 = puma560_friction_pack_select_whole(context_boolean[17] & (~context_boolean[11]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[11], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[11]), v1), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v13 = puma560_friction_pack_select_whole(context_boolean[16] & (~context_boolean[10]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[10], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[10]), v3), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v14 = puma560_friction_pack_select_whole(context_boolean[15] & (~context_boolean[9]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[9], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[9]), v5), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v15 = puma560_friction_pack_select_whole(context_boolean[14] & (~context_boolean[8]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[8], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[8]), v7), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v16 = puma560_friction_pack_select_whole(context_boolean[13] & (~context_boolean[7]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[7], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[7]), v9), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v17 = puma560_friction_pack_select_whole(context_boolean[12] & (~context_boolean[6]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[6], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[6]), v11), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    puma560_friction_mask v18_pattern[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_best[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_flag[9] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(-1), puma560_friction_pack_whole(0)};
    puma560_friction_pack v18_number[6] = {puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0)};
    const puma560_friction_mask v18_of_context_boolean[30] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], context_boolean[12], v11, puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[0]), (puma560_friction_mask)(v10 < (-context_real[34]))), context_boolean[13], v9, puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[1]), (puma560_friction_mask)(v8 < (-context_real[38]))), context_boolean[14], v7, puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[2]), (puma560_friction_mask)(v6 < (-context_real[42]))), context_boolean[15], v5, puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[3]), (puma560_friction_mask)(v4 < (-context_real[46]))), context_boolean[16], v3, puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[4]), (puma560_friction_mask)(v2 < (-context_real[50]))), context_boolean[17], v1, puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[5]), (puma560_friction_mask)(v0 < (-context_real[54])))};
    puma560_friction_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 1458) && !puma560_friction_pack_all(v18_done); v18_pass++) {
        puma560_friction_mask v18_next_pattern[6];
        puma560_friction_mask v18_next_best[6];
        puma560_friction_mask v18_next_flag[9];
        puma560_friction_pack v18_next_number[6];
        puma560_friction_mask v18_ends;
        puma560_friction_pack_decide_pattern(spacing, prepared, v18_pattern, v18_best, v18_flag, v18_number, context_real, v18_of_context_boolean, context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_ends);
        v18_pattern[0] = puma560_friction_pack_select_whole(v18_done, v18_pattern[0], v18_next_pattern[0]);
        v18_pattern[1] = puma560_friction_pack_select_whole(v18_done, v18_pattern[1], v18_next_pattern[1]);
        v18_pattern[2] = puma560_friction_pack_select_whole(v18_done, v18_pattern[2], v18_next_pattern[2]);
        v18_pattern[3] = puma560_friction_pack_select_whole(v18_done, v18_pattern[3], v18_next_pattern[3]);
        v18_pattern[4] = puma560_friction_pack_select_whole(v18_done, v18_pattern[4], v18_next_pattern[4]);
        v18_pattern[5] = puma560_friction_pack_select_whole(v18_done, v18_pattern[5], v18_next_pattern[5]);
        v18_best[0] = puma560_friction_pack_select_whole(v18_done, v18_best[0], v18_next_best[0]);
        v18_best[1] = puma560_friction_pack_select_whole(v18_done, v18_best[1], v18_next_best[1]);
        v18_best[2] = puma560_friction_pack_select_whole(v18_done, v18_best[2], v18_next_best[2]);
        v18_best[3] = puma560_friction_pack_select_whole(v18_done, v18_best[3], v18_next_best[3]);
        v18_best[4] = puma560_friction_pack_select_whole(v18_done, v18_best[4], v18_next_best[4]);
        v18_best[5] = puma560_friction_pack_select_whole(v18_done, v18_best[5], v18_next_best[5]);
        v18_flag[0] = puma560_friction_pack_select_whole(v18_done, v18_flag[0], v18_next_flag[0]);
        v18_flag[1] = puma560_friction_pack_select_whole(v18_done, v18_flag[1], v18_next_flag[1]);
        v18_flag[2] = puma560_friction_pack_select_whole(v18_done, v18_flag[2], v18_next_flag[2]);
        v18_flag[3] = puma560_friction_pack_select_whole(v18_done, v18_flag[3], v18_next_flag[3]);
        v18_flag[4] = puma560_friction_pack_select_whole(v18_done, v18_flag[4], v18_next_flag[4]);
        v18_flag[5] = puma560_friction_pack_select_whole(v18_done, v18_flag[5], v18_next_flag[5]);
        v18_flag[6] = puma560_friction_pack_select_whole(v18_done, v18_flag[6], v18_next_flag[6]);
        v18_flag[7] = puma560_friction_pack_select_whole(v18_done, v18_flag[7], v18_next_flag[7]);
        v18_flag[8] = puma560_friction_pack_select_whole(v18_done, v18_flag[8], v18_next_flag[8]);
        v18_number[0] = puma560_friction_pack_select(v18_done, v18_number[0], v18_next_number[0]);
        v18_number[1] = puma560_friction_pack_select(v18_done, v18_number[1], v18_next_number[1]);
        v18_number[2] = puma560_friction_pack_select(v18_done, v18_number[2], v18_next_number[2]);
        v18_number[3] = puma560_friction_pack_select(v18_done, v18_number[3], v18_next_number[3]);
        v18_number[4] = puma560_friction_pack_select(v18_done, v18_number[4], v18_next_number[4]);
        v18_number[5] = puma560_friction_pack_select(v18_done, v18_number[5], v18_next_number[5]);
        v18_done |= v18_ends;
    }
    const puma560_friction_pack v19 = puma560_friction_pack_select(v18_flag[4] | v18_flag[3], puma560_friction_pack_select(v18_flag[8], puma560_friction_pack_splat(4.0), puma560_friction_pack_select(v18_flag[7] & (~v18_flag[2]), puma560_friction_pack_select(v18_flag[5], puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)), puma560_friction_pack_splat(3.0))), puma560_friction_pack_select(v18_flag[6], puma560_friction_pack_splat(5.0), puma560_friction_pack_splat(2.0)));
    result_real[5] = v18_number[4];
    result_real[6] = v18_number[5];
    result_real[2] = v18_number[1];
    result_real[1] = v18_number[0];
    const puma560_friction_pack v20 = puma560_friction_pack_abs(v18_number[0]) + (puma560_friction_pack_abs(v18_number[1]) + (puma560_friction_pack_abs(v18_number[5]) + puma560_friction_pack_abs(v18_number[4])));
    result_real[3] = v18_number[2];
    result_real[4] = v18_number[3];
    const puma560_friction_mask v21 = (puma560_friction_mask)((puma560_friction_pack_abs(v18_number[3]) + (puma560_friction_pack_abs(v18_number[2]) + v20)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v22 = puma560_friction_pack_abs(context_real[17]) + (puma560_friction_pack_abs(context_real[16]) + (puma560_friction_pack_abs(context_real[21]) + puma560_friction_pack_abs(context_real[19])));
    result_real[0] = puma560_friction_pack_select(v21 & (puma560_friction_mask)((puma560_friction_pack_abs(context_real[20]) + (puma560_friction_pack_abs(context_real[18]) + v22)) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_select(v18_done, v19, puma560_friction_pack_splat(5.0)), puma560_friction_pack_splat(6.0));
    result_mode[0] = v18_best[0];
    result_mode[1] = v18_best[1];
    result_mode[2] = v18_best[2];
    result_mode[3] = v18_best[3];
    result_mode[4] = v18_best[4];
    result_mode[5] = v18_best[5];
}

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_pattern_let_go(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = (context_real[45] * context_real[40]) - context_real[42];
    const puma560_friction_pack v1 = context_real[46] * context_real[34];
    const puma560_friction_pack v2 = (context_real[39] * context_real[34]) - context_real[35];
    const puma560_friction_pack v3 = context_real[46] * v2;
    const puma560_friction_pack v4 = (context_real[43] * context_real[45]) - context_real[42];
    const puma560_friction_pack v5 = context_real[46] * context_real[36];
    const puma560_friction_pack v6 = context_real[46] * context_real[38];
    const puma560_friction_pack v7 = (((context_real[45] * v5) + (v4 * v3)) - (v1 * v0)) - v6;
    const puma560_friction_pack v8 = context_real[47] * context_real[39];
    const puma560_friction_pack v9 = ((context_real[47] * v0) - (context_real[34] * v7)) - (v4 * v8);
    const puma560_friction_pack v10 = ((context_real[39] * v9) + (context_real[35] * v7)) - (context_real[48] * v4);
    const puma560_friction_pack v11 = (((context_real[40] * v9) + (context_real[49] * context_real[45])) - (context_real[43] * v10)) + (context_real[36] * v7);
    const puma560_friction_pack v12 = (25000.0 + ((context_real[45] * v11) - (context_real[38] * v7))) - (context_real[42] * (v9 - v10));
    const puma560_friction_pack v13 = context_real[21] - puma560_friction_pack_select(context_boolean[5], context_real[32] + (0.7 * puma560_friction_pack_real_of(context_mode[5])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v14 = v12 * v13;
    const puma560_friction_pack v15 = context_real[18] - puma560_friction_pack_select(context_boolean[2], context_real[26] + (4.8 * puma560_friction_pack_real_of(context_mode[2])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v16 = v10 * v15;
    const puma560_friction_pack v17 = context_real[16] - puma560_friction_pack_select(context_boolean[0], context_real[22] + (6.0 * puma560_friction_pack_real_of(context_mode[0])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v18 = v7 * v17;
    const puma560_friction_pack v19 = ((context_real[37] * v7) + (context_real[41] * v9)) - (context_real[44] * v10);
    const puma560_friction_pack v20 = context_real[20] - puma560_friction_pack_select(context_boolean[4], context_real[30] + (0.8 * puma560_friction_pack_real_of(context_mode[4])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v21 = v19 * v20;
    const puma560_friction_pack v22 = puma560_friction_pack_abs(v21) + (puma560_friction_pack_abs(v14) + (puma560_friction_pack_abs(v18) + puma560_friction_pack_abs(v16)));
    const puma560_friction_pack v23 = context_real[19] - puma560_friction_pack_select(context_boolean[3], context_real[28] + puma560_friction_pack_real_of(context_mode[3]), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v24 = v11 * v23;
    const puma560_friction_pack v25 = context_real[17] - puma560_friction_pack_select(context_boolean[1], context_real[24] + (7.0 * puma560_friction_pack_real_of(context_mode[1])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v26 = v9 * v25;
    const puma560_friction_pack v27 = 1e-08 * (puma560_friction_pack_abs(v26) + (puma560_friction_pack_abs(v24) + v22));
    const puma560_friction_pack v28 = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v29 = puma560_friction_pack_abs(v19);
    const puma560_friction_pack v30 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.1));
    const puma560_friction_pack v31 = puma560_friction_pack_abs(v10);
    const puma560_friction_pack v32 = puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.5));
    const puma560_friction_pack v33 = puma560_friction_pack_abs(v7);
    const puma560_friction_pack v34 = puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(8.4));
    const puma560_friction_pack v35 = puma560_friction_pack_abs(v9);
    const puma560_friction_pack v36 = puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(9.5));
    const puma560_friction_pack v37 = (((v31 * v32) + (v34 * v33)) + (v35 * v36)) + (v29 * v30);
    const puma560_friction_pack v38 = puma560_friction_pack_abs(v11);
    const puma560_friction_pack v39 = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.4));
    const puma560_friction_pack v40 = 1.0001 * (v37 + (v38 * v39));
    const puma560_friction_pack v41 = (v14 + (((v18 + v26) - v16) - v24)) - v21;
    const puma560_friction_mask v42 = (~context_boolean[5]) & (puma560_friction_mask)(puma560_friction_pack_abs(v41) <= (v40 + (v27 + (v28 * (1.0001 * v12)))));
    const puma560_friction_pack v43 = v13 * v19;
    const puma560_friction_pack v44 = context_real[46] * context_real[37];
    const puma560_friction_pack v45 = v44 + ((context_real[44] * v3) - (context_real[41] * v1));
    const puma560_friction_pack v46 = ((context_real[47] * context_real[41]) - (context_real[34] * v45)) - (context_real[44] * v8);
    const puma560_friction_pack v47 = ((context_real[39] * v46) + (context_real[35] * v45)) - (context_real[48] * context_real[44]);
    const puma560_friction_pack v48 = 1557.2443004858599 + (((context_real[37] * v45) + (context_real[41] * v46)) - (context_real[44] * v47));
    const puma560_friction_pack v49 = v20 * v48;
    const puma560_friction_pack v50 = ((context_real[40] * v46) - (context_real[43] * v47)) + (context_real[36] * v45);
    const puma560_friction_pack v51 = v23 * v50;
    const puma560_friction_pack v52 = v25 * v46;
    const puma560_friction_pack v53 = puma560_friction_pack_abs(v52) + (puma560_friction_pack_abs(v51) + (puma560_friction_pack_abs(v49) + puma560_friction_pack_abs(v43)));
    const puma560_friction_pack v54 = v17 * v45;
    const puma560_friction_pack v55 = v15 * v47;
    const puma560_friction_pack v56 = 1e-08 * (puma560_friction_pack_abs(v55) + (puma560_friction_pack_abs(v54) + v53));
    const puma560_friction_pack v57 = puma560_friction_pack_abs(v47);
    const puma560_friction_pack v58 = puma560_friction_pack_abs(v45);
    const puma560_friction_pack v59 = puma560_friction_pack_abs(v46);
    const puma560_friction_pack v60 = (((v28 * v29) + (v32 * v57)) + (v34 * v58)) + (v36 * v59);
    const puma560_friction_pack v61 = puma560_friction_pack_abs(v50);
    const puma560_friction_pack v62 = 1.0001 * (v60 + (v39 * v61));
    const puma560_friction_pack v63 = (v43 + (((v54 + v52) - v55) - v51)) - v49;
    const puma560_friction_mask v64 = (puma560_friction_mask)(puma560_friction_pack_abs(v63) <= (v62 + (v56 + (v30 * (1.0001 * v48))))) & (~context_boolean[4]);
    const puma560_friction_pack v65 = ((context_real[40] * v1) - (context_real[43] * v3)) - v5;
    const puma560_friction_pack v66 = ((context_real[47] * context_real[40]) - (context_real[43] * v8)) + (context_real[34] * v65);
    const puma560_friction_pack v67 = ((context_real[48] * context_real[43]) - (context_real[39] * v66)) + (context_real[35] * v65);
    const puma560_friction_pack v68 = v15 * v67;
    const puma560_friction_pack v69 = v25 * v66;
    const puma560_friction_pack v70 = v11 * v13;
    const puma560_friction_pack v71 = v20 * v50;
    const puma560_friction_pack v72 = puma560_friction_pack_abs(v71) + (puma560_friction_pack_abs(v70) + (puma560_friction_pack_abs(v69) + puma560_friction_pack_abs(v68)));
    const puma560_friction_pack v73 = context_real[49] + (((context_real[40] * v66) + (context_real[43] * v67)) - (context_real[36] * v65));
    const puma560_friction_pack v74 = v23 * v73;
    const puma560_friction_pack v75 = v17 * v65;
    const puma560_friction_pack v76 = 1e-08 * (puma560_friction_pack_abs(v75) + (puma560_friction_pack_abs(v74) + v72));
    const puma560_friction_pack v77 = puma560_friction_pack_abs(v67);
    const puma560_friction_pack v78 = puma560_friction_pack_abs(v65);
    const puma560_friction_pack v79 = puma560_friction_pack_abs(v66);
    const puma560_friction_pack v80 = (((v28 * v38) + (v32 * v77)) + (v34 * v78)) + (v36 * v79);
    const puma560_friction_pack v81 = 1.0001 * (v80 + (v30 * v61));
    const puma560_friction_pack v82 = v71 + (v74 + (((v75 - v69) - v68) - v70));
    const puma560_friction_mask v83 = (~context_boolean[3]) & (puma560_friction_mask)(puma560_friction_pack_abs(v82) <= (v81 + (v76 + (v39 * (1.0001 * v73)))));
    const puma560_friction_pack v84 = v10 * v13;
    const puma560_friction_pack v85 = v3 * v17;
    const puma560_friction_pack v86 = v20 * v47;
    const puma560_friction_pack v87 = v23 * v67;
    const puma560_friction_pack v88 = puma560_friction_pack_abs(v87) + (puma560_friction_pack_abs(v86) + (puma560_friction_pack_abs(v85) + puma560_friction_pack_abs(v84)));
    const puma560_friction_pack v89 = v8 + (v1 * v2);
    const puma560_friction_pack v90 = context_real[48] + ((context_real[39] * v89) - (context_real[35] * v3));
    const puma560_friction_pack v91 = v15 * v90;
    const puma560_friction_pack v92 = v25 * v89;
    const puma560_friction_pack v93 = 1e-08 * (puma560_friction_pack_abs(v92) + (puma560_friction_pack_abs(v91) + v88));
    const puma560_friction_pack v94 = puma560_friction_pack_abs(v3);
    const puma560_friction_pack v95 = puma560_friction_pack_abs(v89);
    const puma560_friction_pack v96 = (((v28 * v31) + (v34 * v94)) + (v36 * v95)) + (v30 * v57);
    const puma560_friction_pack v97 = 1.0001 * (v96 + (v39 * v77));
    const puma560_friction_pack v98 = v86 + ((v91 + ((v85 - v92) - v84)) - v87);
    const puma560_friction_mask v99 = (~context_boolean[2]) & (puma560_friction_mask)(puma560_friction_pack_abs(v98) <= (v97 + (v93 + (v32 * (1.0001 * v90)))));
    const puma560_friction_pack v100 = v20 * v46;
    const puma560_friction_pack v101 = context_real[47] + (context_real[34] * v1);
    const puma560_friction_pack v102 = v25 * v101;
    const puma560_friction_pack v103 = v9 * v13;
    const puma560_friction_pack v104 = v23 * v66;
    const puma560_friction_pack v105 = puma560_friction_pack_abs(v104) + (puma560_friction_pack_abs(v103) + (puma560_friction_pack_abs(v102) + puma560_friction_pack_abs(v100)));
    const puma560_friction_pack v106 = v15 * v89;
    const puma560_friction_pack v107 = v1 * v17;
    const puma560_friction_pack v108 = 1e-08 * (puma560_friction_pack_abs(v107) + (puma560_friction_pack_abs(v106) + v105));
    const puma560_friction_pack v109 = puma560_friction_pack_abs(v1);
    const puma560_friction_pack v110 = (((v28 * v35) + (v32 * v95)) + (v34 * v109)) + (v30 * v59);
    const puma560_friction_pack v111 = 1.0001 * (v110 + (v39 * v79));
    const puma560_friction_pack v112 = v100 + (v104 + (v106 + ((v107 - v103) - v102)));
    const puma560_friction_mask v113 = (~context_boolean[1]) & (puma560_friction_mask)(puma560_friction_pack_abs(v112) <= (v111 + (v108 + (v36 * (1.0001 * v101)))));
    const puma560_friction_pack v114 = context_real[46] * v17;
    const puma560_friction_pack v115 = v1 * v25;
    const puma560_friction_pack v116 = v7 * v13;
    const puma560_friction_pack v117 = v20 * v45;
    const puma560_friction_pack v118 = puma560_friction_pack_abs(v117) + (puma560_friction_pack_abs(v116) + (puma560_friction_pack_abs(v115) + puma560_friction_pack_abs(v114)));
    const puma560_friction_pack v119 = v23 * v65;
    const puma560_friction_pack v120 = v3 * v15;
    const puma560_friction_pack v121 = 1e-08 * (puma560_friction_pack_abs(v120) + (puma560_friction_pack_abs(v119) + v118));
    const puma560_friction_pack v122 = (((v28 * v33) + (v32 * v94)) + (v36 * v109)) + (v30 * v58);
    const puma560_friction_pack v123 = 1.0001 * (v122 + (v39 * v78));
    const puma560_friction_pack v124 = (v119 + (v116 + ((v114 + v120) - v115))) - v117;
    const puma560_friction_mask v125 = (~context_boolean[0]) & (puma560_friction_mask)(puma560_friction_pack_abs(v124) <= (v123 + (v121 + (v34 * (1.0001 * context_real[46])))));
    const puma560_friction_pack v126 = -v63;
    const puma560_friction_pack v127 = -v112;
    const puma560_friction_mask v128 = puma560_friction_pack_select_whole(context_boolean[1], context_mode[1], puma560_friction_pack_mode_of(v127));
    const puma560_friction_pack v129 = (context_real[24] - context_real[17]) + (7.0 * puma560_friction_pack_real_of(v128));
    const puma560_friction_mask v130 = puma560_friction_pack_select_whole(context_boolean[5], context_mode[5], puma560_friction_pack_mode_of(v41));
    const puma560_friction_pack v131 = (context_real[32] - context_real[21]) + (0.7 * puma560_friction_pack_real_of(v130));
    const puma560_friction_mask v132 = puma560_friction_pack_select_whole(context_boolean[3], context_mode[3], puma560_friction_pack_mode_of(v82));
    const puma560_friction_pack v133 = puma560_friction_pack_real_of(v132) + (context_real[28] - context_real[19]);
    const puma560_friction_pack v134 = (context_real[45] * v131) - v133;
    const puma560_friction_pack v135 = context_real[42] * v131;
    const puma560_friction_mask v136 = puma560_friction_pack_select_whole(context_boolean[4], context_mode[4], puma560_friction_pack_mode_of(v126));
    const puma560_friction_pack v137 = (context_real[30] - context_real[20]) + (0.8 * puma560_friction_pack_real_of(v136));
    const puma560_friction_mask v138 = puma560_friction_pack_select_whole(context_boolean[2], context_mode[2], puma560_friction_pack_mode_of(v98));
    const puma560_friction_pack v139 = (context_real[26] - context_real[18]) + (4.8 * puma560_friction_pack_real_of(v138));
    const puma560_friction_pack v140 = v135 + (((context_real[44] * v137) - (context_real[43] * v134)) - v139);
    const puma560_friction_pack v141 = (v129 + (((context_real[40] * v134) + (context_real[39] * v140)) - (context_real[41] * v137))) - v135;
    const puma560_friction_pack v142 = (((v1 * v141) - (v5 * v134)) + (v6 * v131)) + (v44 * v137);
    const puma560_friction_mask v143 = puma560_friction_pack_select_whole(context_boolean[0], context_mode[0], puma560_friction_pack_mode_of(v124));
    const puma560_friction_pack v144 = (context_real[22] - context_real[16]) + (6.0 * puma560_friction_pack_real_of(v143));
    const puma560_friction_pack v145 = v142 - (context_real[46] * (v144 + (context_real[35] * v140)));
    const puma560_friction_pack v146 = (context_real[47] * v141) + (context_real[34] * v145);
    const puma560_friction_pack v147 = ((context_real[39] * v146) - (context_real[35] * v145)) + (context_real[48] * v140);
    const puma560_friction_pack v148 = (((context_real[40] * v146) - (context_real[43] * v147)) - (context_real[36] * v145)) + (context_real[49] * v134);
    const puma560_friction_pack v149 = (((context_real[45] * v148) + (context_real[38] * v145)) + (25000.0 * v131)) - (context_real[42] * (v146 - v147));
    const puma560_friction_pack v150 = (((context_real[37] * v145) - (context_real[41] * v146)) + (context_real[44] * v147)) + (1557.2443004858599 * v137);
    const puma560_friction_pack v151 = puma560_friction_pack_abs(v147) + (puma560_friction_pack_abs(v145) + (puma560_friction_pack_abs(v150) + puma560_friction_pack_abs(v146)));
    const puma560_friction_mask v152 = (puma560_friction_mask)((puma560_friction_pack_abs(v149) + (puma560_friction_pack_abs(v148) + v151)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v153 = puma560_friction_pack_abs(v139) + (puma560_friction_pack_abs(v129) + (puma560_friction_pack_abs(v133) + puma560_friction_pack_abs(v144)));
    const puma560_friction_mask v154 = v152 & (puma560_friction_mask)((puma560_friction_pack_abs(v131) + (puma560_friction_pack_abs(v137) + v153)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v155 = (context_boolean[9] | v83) | ((context_boolean[8] | v99) | ((context_boolean[6] | v125) | (context_boolean[7] | v113)));
    const puma560_friction_mask v156 = v154 & (~((context_boolean[11] | v42) | (v155 | (context_boolean[10] | v64))));
    puma560_friction_pack v158 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v159 = v145;
    puma560_friction_pack v160 = -v146;
    puma560_friction_pack v161 = v147;
    puma560_friction_pack v162 = v148;
    puma560_friction_pack v163 = -v150;
    puma560_friction_pack v164 = -v149;
    puma560_friction_mask v165 = v143;
    puma560_friction_mask v166 = v128;
    puma560_friction_mask v167 = v138;
    puma560_friction_mask v168 = v132;
    puma560_friction_mask v169 = v136;
    puma560_friction_mask v170 = v130;
    if (!puma560_friction_pack_all(v156)) {
        const puma560_friction_pack v157_of_context_real[58] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], v124, v123, context_real[46], v121, v127, v111, v101, v108, v98, v97, v90, v93, v82, v81, v73, v76, v126, v62, v48, v56, v41, v40, v12, v27};
        const puma560_friction_mask v157_of_context_boolean[18] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], v125, v113, v99, v83, v64, v42};
        puma560_friction_pack v157_result_real[7];
        puma560_friction_mask v157_result_mode[6];
        puma560_friction_pack_decide_pattern_search(spacing, prepared, v157_of_context_real, v157_of_context_boolean, context_mode, v157_result_real, v157_result_mode);
        v158 = puma560_friction_pack_select(v156, v158, v157_result_real[0]);
        v159 = puma560_friction_pack_select(v156, v159, v157_result_real[1]);
        v160 = puma560_friction_pack_select(v156, v160, v157_result_real[2]);
        v161 = puma560_friction_pack_select(v156, v161, v157_result_real[3]);
        v162 = puma560_friction_pack_select(v156, v162, v157_result_real[4]);
        v163 = puma560_friction_pack_select(v156, v163, v157_result_real[5]);
        v164 = puma560_friction_pack_select(v156, v164, v157_result_real[6]);
        v165 = puma560_friction_pack_select_whole(v156, v165, v157_result_mode[0]);
        v166 = puma560_friction_pack_select_whole(v156, v166, v157_result_mode[1]);
        v167 = puma560_friction_pack_select_whole(v156, v167, v157_result_mode[2]);
        v168 = puma560_friction_pack_select_whole(v156, v168, v157_result_mode[3]);
        v169 = puma560_friction_pack_select_whole(v156, v169, v157_result_mode[4]);
        v170 = puma560_friction_pack_select_whole(v156, v170, v157_result_mode[5]);
    }
    result_real[0] = v158;
    result_real[1] = v159;
    result_real[2] = v160;
    result_real[3] = v161;
    result_real[4] = v162;
    result_real[5] = v163;
    result_real[6] = v164;
    result_mode[0] = v165;
    result_mode[1] = v166;
    result_mode[2] = v167;
    result_mode[3] = v168;
    result_mode[4] = v169;
    result_mode[5] = v170;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {v0, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[0]) * v1_sine[0];
    const puma560_friction_pack v10 = v1_cosine[1] * v9;
    const puma560_friction_pack v11 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v12 = (v1_sine[1] * v11) - v10;
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_friction_pack v14 = puma560_friction_pack_at(&qd[3U * stride]) + v13;
    const puma560_friction_pack v15 = (v1_sine[2] * v14) - (v1_cosine[2] * v12);
    const puma560_friction_pack v16 = 0.0028799999999999997 * v15;
    const puma560_friction_pack v17 = v1_sine[1] * v9;
    const puma560_friction_pack v18 = (v1_cosine[1] * v11) + v17;
    const puma560_friction_pack v19 = puma560_friction_pack_at(&qd[4U * stride]) + v18;
    const puma560_friction_pack v20 = (v19 * (0.0028799999999999997 * v19)) + (v15 * v16);
    const puma560_friction_pack v21 = v14 * v12;
    const puma560_friction_pack v22 = v11 * v13;
    const puma560_friction_pack v23 = 2.0 * v22;
    const puma560_friction_pack v24 = ((v1_sine[1] * v23) - (v13 * v10)) - v21;
    const puma560_friction_pack v25 = (v1_cosine[2] * v14) + (v1_sine[2] * v12);
    const puma560_friction_pack v26 = (v25 * v16) - (0.0028799999999999997 * v24);
    const puma560_friction_pack v27 = (v1_sine[2] * v26) - (v1_cosine[2] * v20);
    const puma560_friction_pack v28 = (v1_sine[2] * v20) + (v1_cosine[2] * v26);
    const puma560_friction_pack v29 = v18 * v12;
    const puma560_friction_pack v30 = v11 * v9;
    const puma560_friction_pack v31 = v30 + v29;
    const puma560_friction_pack v32 = (v13 * v17) + ((v1_cosine[1] * v23) - (v14 * (2.0 * v18)));
    const puma560_friction_pack v33 = (v1_sine[2] * v31) - (v1_cosine[2] * v32);
    const puma560_friction_pack v34 = ((2.0 * v19) * v25) - v33;
    const puma560_friction_pack v35 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v36 = (v1_cosine[1] * v28) + (v35 * v34);
    const puma560_friction_pack v37 = v11 * v11;
    const puma560_friction_pack v38 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v39 = v38 + v37;
    const puma560_friction_pack v40 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_friction_pack v41 = ((v1_cosine[0] * v36) - (v1_sine[0] * v27)) - (v40 * v39);
    const puma560_friction_pack v42 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v43 = (0.15005 * v38) - (puma560_friction_pack_at(&qd[stride]) * (puma560_friction_pack_at(&qd[0]) * (0.8636 * v1_sine[3])));
    const puma560_friction_pack v44 = ((0.0406 * v30) - v43) + (0.8636 * v22);
    const puma560_friction_pack v45 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v46 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v47 = v1_cosine[0] * v46;
    const puma560_friction_pack v48 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v49 = v38 + v48;
    const puma560_friction_pack v50 = (v42 * v48) - 9.81;
    const puma560_friction_pack v51 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const puma560_friction_pack v52 = puma560_friction_pack_at(&qd[0]) * v51;
    const puma560_friction_pack v53 = (v13 * v52) + (((v1_sine[0] * v50) + (0.0203 * v37)) + (v49 * v47));
    const puma560_friction_pack v54 = (v35 * v53) + (((1.9999999999999998e-05 * v33) - (0.0004221600000000001 * v34)) - (v45 * v44));
    const puma560_friction_pack v55 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v56 = (v19 * v55) + v54;
    const puma560_friction_pack v57 = v19 * v15;
    const puma560_friction_pack v58 = v57 + ((v1_cosine[2] * v31) + (v1_sine[2] * v32));
    const puma560_friction_pack v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58);
    const puma560_friction_pack v60 = ((v1_sine[2] * v59) - (v1_cosine[2] * v56)) + (0.00075 * v32);
    const puma560_friction_pack v61 = v1_sine[0] * v46;
    const puma560_friction_pack v62 = (v9 * v52) + (((v49 * v61) - (v1_cosine[0] * v50)) - (0.4318 * v37));
    const puma560_friction_pack v63 = ((0.0006421600000000001 * v24) - ((0.0028799999999999997 * v1_sine[2]) * v62)) + (v15 * (v55 - (0.00020216000000000006 * v25)));
    const puma560_friction_pack v64 = v63 + (v1_cosine[2] * ((v45 * v53) + (v35 * v44)));
    const puma560_friction_pack v65 = (0.0006500000000000002 * (v21 - v24)) - v64;
    const puma560_friction_pack v66 = ((v40 * v50) + ((v1_sine[1] * v60) + (v1_cosine[1] * v65))) + (0.4318 * v36);
    const puma560_friction_pack v67 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const puma560_friction_pack v68 = v46 * v67;
    const puma560_friction_pack v69 = (0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]);
    const puma560_friction_pack v70 = (v1_cosine[0] * v69) - 0.011273199;
    const puma560_friction_pack v71 = ((v66 - (0.0203 * v27)) - (v49 * v68)) - (v70 * (v39 - v37));
    const puma560_friction_pack v72 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v71) - puma560_friction_pack_at(&tau[stride])) - (v42 * v41);
    const puma560_friction_pack v73 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v74 = (v1_cosine[3] * v73) - 0.0070992;
    const puma560_friction_pack v75 = ((v74 * (v49 - v48)) + (v72 - (v37 * v68))) + (v61 * v36);
    const puma560_friction_pack v76 = v75 + (v47 * v27);
    const puma560_friction_pack v77 = 3.5 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v78 = v77 + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_mask v79 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_pack v80 = (9.999999999999983e-05 * v29) + ((0.0013999999999999998 * v30) + ((v1_sine[2] * v56) + (v1_cosine[2] * v59)));
    const puma560_friction_pack v81 = puma560_friction_pack_at(&tau[3U * stride]) + v80;
    const puma560_friction_pack v82 = 0.13 * puma560_friction_pack_at(&qd[3U * stride]);
    const puma560_friction_pack v83 = v82 + puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_mask v84 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v85 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v58);
    const puma560_friction_pack v86 = 0.15 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v87 = v86 + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_mask v88 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_pack v89 = puma560_friction_pack_select(v88, puma560_friction_pack_splat(0.0), v85 - v87);
    const puma560_friction_pack v90 = puma560_friction_pack_select(v88, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v91 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v92 = v90 * v91;
    const puma560_friction_pack v93 = (v89 * v92) - puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), v81 - v83);
    const puma560_friction_pack v94 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v95 = v1_sine[0] * v94;
    const puma560_friction_pack v96 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v97 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v98 = v94 * v97;
    const puma560_friction_pack v99 = 0.0012435839999999998 * (v1_sine[3] * v94);
    const puma560_friction_pack v100 = (v1_cosine[0] * v99) + (v98 - (v96 * v95));
    const puma560_friction_pack v101 = 1.6000000000000003e-09 * v90;
    const puma560_friction_pack v102 = v94 * v101;
    const puma560_friction_pack v103 = v1_cosine[2] * v102;
    const puma560_friction_pack v104 = v103 + v100;
    const puma560_friction_pack v105 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v106 = 0.0016399999999999997 + v105;
    const puma560_friction_pack v107 = puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v84, (v101 * (v1_cosine[2] * v1_cosine[2])) - v106, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v108 = v107 * v104;
    const puma560_friction_pack v109 = puma560_friction_pack_at(&tau[2U * stride]) + v71;
    const puma560_friction_pack v110 = 3.5 * puma560_friction_pack_at(&qd[2U * stride]);
    const puma560_friction_pack v111 = v110 + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_mask v112 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_pack v113 = v98 + v103;
    const puma560_friction_pack v114 = v107 * v113;
    const puma560_friction_pack v115 = puma560_friction_pack_at(&tau[4U * stride]) - v64;
    const puma560_friction_pack v116 = 0.17 * puma560_friction_pack_at(&qd[4U * stride]);
    const puma560_friction_pack v117 = v116 + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_mask v118 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v119 = puma560_friction_pack_select(v118, puma560_friction_pack_splat(0.0), v115 - v117);
    const puma560_friction_pack v120 = puma560_friction_pack_select(v118, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v121 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v122 = 0.0006421600000000001 + v121;
    const puma560_friction_pack v123 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v122);
    const puma560_friction_pack v124 = v123 * v120;
    const puma560_friction_pack v125 = 4e-05 * v94;
    const puma560_friction_pack v126 = v90 * v125;
    const puma560_friction_pack v127 = v126 * v89;
    const puma560_friction_pack v128 = v127 + (((v114 * v93) - puma560_friction_pack_select(v112, puma560_friction_pack_splat(0.0), v109 - v111)) - (v124 * v119));
    const puma560_friction_pack v129 = v1_cosine[0] * v96;
    const puma560_friction_pack v130 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v131 = v1_cosine[2] * v96;
    const puma560_friction_pack v132 = ((v1_sine[0] * v131) - (v40 * v46)) + (v130 * v129);
    const puma560_friction_pack v133 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v134 = v1_cosine[0] * v1_cosine[2];
    const puma560_friction_pack v135 = ((v130 * v133) - v67) - (0.0028799999999999997 * v134);
    const puma560_friction_pack v136 = v132 + (v42 * v135);
    const puma560_friction_pack v137 = v105 - 0.00119216;
    const puma560_friction_pack v138 = v1_sine[1] * (0.0012921600000000003 + v137);
    const puma560_friction_pack v139 = v1_sine[1] * v138;
    const puma560_friction_pack v140 = 5.846399999999999e-05 * v130;
    const puma560_friction_pack v141 = ((2.0 * (v140 - v121)) - 0.3592922305) + v139;
    const puma560_friction_pack v142 = v141 + v136;
    const puma560_friction_pack v143 = (v1_sine[2] * v133) - (v45 * v134);
    const puma560_friction_pack v144 = v1_sine[0] * v1_cosine[1];
    const puma560_friction_pack v145 = ((v131 * v144) + (v123 + (v42 * v143))) + (v1_sine[2] * v129);
    const puma560_friction_pack v146 = v120 * v145;
    const puma560_friction_pack v147 = v94 * v102;
    const puma560_friction_pack v148 = v147 + ((v142 + (v113 * v108)) + (v123 * v146));
    const puma560_friction_pack v149 = 1.0 / puma560_friction_pack_select(~v112, (v123 * v124) + (v147 + (v141 + (v113 * v114))), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v150 = puma560_friction_pack_select(v112, puma560_friction_pack_splat(0.0), -v149);
    const puma560_friction_pack v151 = v150 * v148;
    const puma560_friction_pack v152 = ((v108 * v93) - puma560_friction_pack_select(v79, puma560_friction_pack_splat(0.0), -(v78 + v76))) + (v151 * v128);
    const puma560_friction_pack v153 = v127 + (v152 - (v146 * v119));
    const puma560_friction_pack v154 = (v136 + v142) - 1.748114002;
    const puma560_friction_pack v155 = v147 + (((v154 + (v104 * v108)) + (v148 * v151)) + (v145 * v146));
    const puma560_friction_pack v156 = puma560_friction_pack_select(v79, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v79, v155, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v157 = v140 - v106;
    const puma560_friction_pack v158 = 0.0004321439999999999 * v94;
    const puma560_friction_pack v159 = v130 * v97;
    const puma560_friction_pack v160 = ((v1_sine[0] * v159) - (v96 * v130)) - (v1_cosine[0] * (v157 - v158));
    const puma560_friction_pack v161 = (v130 * (4e-05 * v1_sine[0])) - (v1_cosine[0] * v91);
    const puma560_friction_pack v162 = v90 * v161;
    const puma560_friction_pack v163 = v160 + (v91 * v162);
    const puma560_friction_pack v164 = (v1_cosine[0] * (0.0047376000000000015 + v98)) + (((5.846399999999999e-05 * v95) - (0.15005 * v135)) - (v144 * v138));
    const puma560_friction_pack v165 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v166 = ((v1_sine[1] * (v131 + (5.846399999999999e-05 * v134))) - (0.15005 * v143)) - (v122 * v165);
    const puma560_friction_pack v167 = v120 * v166;
    const puma560_friction_pack v168 = v161 * v126;
    const puma560_friction_pack v169 = v168 + (((v163 * v114) - v164) - (v123 * v167));
    const puma560_friction_pack v170 = v99 + ((0.6903913435000001 * v1_sine[3]) + ((0.023751 * v1_cosine[3]) + v164));
    const puma560_friction_pack v171 = v168 + ((((v163 * v108) - v170) - (v167 * v145)) + (v169 * v151));
    const puma560_friction_pack v172 = v171 * v156;
    const puma560_friction_pack v173 = v169 * v150;
    const puma560_friction_pack v174 = (((v1_cosine[0] * v80) - (v39 * (0.0047376000000000015 * v1_sine[0]))) - (0.15005 * v41)) - (v40 * v43);
    const puma560_friction_pack v175 = puma560_friction_pack_at(&tau[0]) + (v174 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v38 - v49)));
    const puma560_friction_pack v176 = puma560_friction_pack_at(&qd[0]) * ((v74 * (2.0 * puma560_friction_pack_at(&qd[stride]))) + (0.0047376000000000015 * v9));
    const puma560_friction_pack v177 = v176 + ((v175 - (v144 * v60)) + (v165 * v65));
    const puma560_friction_pack v178 = ((v68 + v70) * (v11 * (2.0 * puma560_friction_pack_at(&qd[0])))) + v177;
    const puma560_friction_pack v179 = v178 - ((v46 + v51) * ((v1_sine[1] * v28) - (v45 * v34)));
    const puma560_friction_pack v180 = 4.9 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v181 = v180 + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_mask v182 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v183 = ((puma560_friction_pack_select(v182, puma560_friction_pack_splat(0.0), v179 - v181) + (v167 * v119)) + (v162 * v89)) + (v173 * v128);
    const puma560_friction_pack v184 = v163 * v107;
    const puma560_friction_pack v185 = v140 + v157;
    const puma560_friction_pack v186 = (v1_sine[0] * (v139 + (v185 + ((0.0024871679999999997 * v1_cosine[2]) - v137)))) - (0.00011692799999999998 * v134);
    const puma560_friction_pack v187 = (v185 + ((v1_sine[3] * v73) - (2.0 * (v158 - v132)))) - 3.153542285625;
    const puma560_friction_pack v188 = v187 - (v1_sine[0] * (v186 + (((2.0 * v1_cosine[0]) * v159) - v69)));
    const puma560_friction_pack v189 = (((v188 + (v166 * v167)) + (v161 * v162)) + (v169 * v173)) + (v171 * v172);
    const puma560_friction_pack v190 = puma560_friction_pack_select(v182, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v182, v189 + (v163 * v184), puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v191 = v190 * ((v183 + (v172 * v153)) + (v184 * v93));
    const puma560_friction_pack v192 = (v156 * v153) + (v172 * v191);
    const puma560_friction_pack v193 = ((v150 * v128) + (v151 * v192)) + (v173 * v191);
    const puma560_friction_pack v194 = puma560_friction_pack_select(v118, puma560_friction_pack_splat(0.0), (((v120 * v119) + (v167 * v191)) - (v146 * v192)) - (v124 * v193));
    const puma560_friction_pack v195 = (((v107 * v93) + (v108 * v192)) + (v114 * v193)) + (v184 * v191);
    const puma560_friction_pack v196 = (((v90 * v89) + (v162 * v191)) + (v92 * v195)) + (v126 * (v192 + v193));
    const puma560_friction_pack v197 = puma560_friction_pack_select(v88, puma560_friction_pack_splat(0.0), v196);
    const puma560_friction_pack v198 = puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), -v195);
    const puma560_friction_pack v199 = puma560_friction_pack_select(v112, puma560_friction_pack_splat(0.0), -v193);
    const puma560_friction_pack v200 = (((v161 * v197) - (v160 * v198)) + (v164 * v199)) + (v166 * v194);
    const puma560_friction_pack v201 = puma560_friction_pack_select(v79, puma560_friction_pack_splat(0.0), -v192);
    const puma560_friction_mask v202 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v182, v179 + (v200 + (v170 * v201)), v181));
    const puma560_friction_mask v203 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[0]));
    const puma560_friction_mask v204 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v202)) & (puma560_friction_pack_at_flags(&reached[0]) & v203);
    const puma560_friction_mask v205 = ~v203;
    const puma560_friction_pack v206 = puma560_friction_pack_select(v182, puma560_friction_pack_splat(0.0), v191);
    const puma560_friction_pack v207 = ((((v100 * v198) + (v142 * v199)) + (v145 * v194)) + (v170 * v206)) - v76;
    const puma560_friction_pack v208 = v125 * v197;
    const puma560_friction_mask v209 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v79, v207 - v208, v78));
    const puma560_friction_mask v210 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_mask v211 = (puma560_friction_pack_at_flags(&reached[stride]) & v210) & (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v209));
    const puma560_friction_mask v212 = ~v210;
    const puma560_friction_mask v213 = (v211 | v212) | (~(puma560_friction_mask)(puma560_friction_pack_abs(v76) <= puma560_friction_pack_splat(9.5)));
    const puma560_friction_mask v214 = v213 | ((~(puma560_friction_mask)(puma560_friction_pack_abs(v179) <= puma560_friction_pack_splat(8.4))) | (v204 | v205));
    const puma560_friction_pack v215 = v109 + ((((v98 * v198) + (v123 * v194)) + (v164 * v206)) + (v142 * v201));
    const puma560_friction_mask v216 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v112, v215 - v208, v111));
    const puma560_friction_mask v217 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_mask v218 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v216)) & (puma560_friction_pack_at_flags(&reached[2U * stride]) & v217);
    const puma560_friction_mask v219 = ~v217;
    const puma560_friction_mask v220 = v214 | ((~(puma560_friction_mask)(puma560_friction_pack_abs(v109) <= puma560_friction_pack_splat(6.5))) | (v218 | v219));
    const puma560_friction_pack v221 = (v81 + (((v98 * v199) - (v160 * v206)) + (v100 * v201))) - (v91 * v197);
    const puma560_friction_mask v222 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v84, v221, v83));
    const puma560_friction_mask v223 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_mask v224 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v222)) & (puma560_friction_pack_at_flags(&reached[3U * stride]) & v223);
    const puma560_friction_mask v225 = ~v223;
    const puma560_friction_mask v226 = v220 | ((~(puma560_friction_mask)(puma560_friction_pack_abs(v81) <= puma560_friction_pack_splat(1.4))) | (v224 | v225));
    const puma560_friction_mask v227 = puma560_friction_pack_mode_of(puma560_friction_pack_select(v118, v115 + (((v123 * v199) + (v166 * v206)) + (v145 * v201)), v117));
    const puma560_friction_mask v228 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_mask v229 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v227)) & (puma560_friction_pack_at_flags(&reached[4U * stride]) & v228);
    const puma560_friction_mask v230 = ~v228;
    const puma560_friction_mask v231 = v226 | ((v229 | v230) | (~(puma560_friction_mask)(puma560_friction_pack_abs(v115) <= puma560_friction_pack_splat(1.1))));
    const puma560_friction_pack v232 = puma560_friction_pack_select(v88, ((v85 + (v161 * v206)) - (v91 * v198)) - (v125 * (v199 + v201)), v87);
    const puma560_friction_mask v233 = puma560_friction_pack_mode_of(v232);
    const puma560_friction_mask v234 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_mask v235 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v233)) & (puma560_friction_pack_at_flags(&reached[5U * stride]) & v234);
    const puma560_friction_mask v236 = ~v234;
    const puma560_friction_mask v237 = ((v235 | v236) | (~(puma560_friction_mask)(puma560_friction_pack_abs(v85) <= puma560_friction_pack_splat(1.0)))) | v231;
    const puma560_friction_pack v238 = 1.0 / puma560_friction_pack_select(v237, (v1_cosine[2] * v91) - v106, puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v239 = v1_cosine[2] * v125;
    const puma560_friction_pack v240 = v98 + v239;
    const puma560_friction_pack v241 = v238 * v240;
    const puma560_friction_pack v242 = 1557.2443004858599 * v123;
    const puma560_friction_pack v243 = v94 * v125;
    const puma560_friction_pack v244 = 1.0 / puma560_friction_pack_select(v237, v243 + ((v123 * v242) + (v141 - (v240 * v241))), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v245 = v100 + v239;
    const puma560_friction_pack v246 = v243 + ((v142 - (v245 * v241)) + (v242 * v145));
    const puma560_friction_pack v247 = v246 * v244;
    const puma560_friction_pack v248 = v160 + (v1_cosine[2] * v161);
    const puma560_friction_pack v249 = v94 * v161;
    const puma560_friction_pack v250 = ((v249 - v164) - (v241 * v248)) - (v242 * v166);
    const puma560_friction_pack v251 = v238 * v248;
    const puma560_friction_pack v252 = 1557.2443004858599 * v166;
    const puma560_friction_pack v253 = (((v249 - v170) - (v245 * v251)) - (v145 * v252)) - (v247 * v250);
    const puma560_friction_pack v254 = v245 * v238;
    const puma560_friction_pack v255 = 1557.2443004858599 * v145;
    const puma560_friction_pack v256 = puma560_friction_pack_select(v237, ((v243 + (v154 - (v246 * v247))) - (v245 * v254)) + (v145 * v255), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v257 = 1.0 / v256;
    const puma560_friction_pack v258 = v257 * v253;
    const puma560_friction_pack v259 = 25000.0 * v161;
    const puma560_friction_pack v260 = (((v188 - (v248 * v251)) + (v166 * v252)) + (v161 * v259)) - (v253 * v258);
    const puma560_friction_pack v261 = v244 * v250;
    puma560_friction_mask v263 = puma560_friction_pack_whole(0);
    puma560_friction_mask v264 = puma560_friction_pack_whole(0);
    puma560_friction_mask v265 = puma560_friction_pack_whole(0);
    puma560_friction_mask v266 = puma560_friction_pack_whole(0);
    puma560_friction_mask v267 = puma560_friction_pack_whole(0);
    puma560_friction_mask v268 = puma560_friction_pack_whole(0);
    puma560_friction_pack v269 = puma560_friction_pack_splat(0.0);
    if (!puma560_friction_pack_all(~(v237))) {
        const puma560_friction_pack v262_of_context_real[50] = {-v188, -v170, -v164, v160, -v166, -v161, -v154, -v142, -v100, -v145, v125, -v141, -v98, -v123, v106, v91, v179, -v76, v109, v81, v115, v85, v180, puma560_friction_pack_at(&tau[0]), v77, puma560_friction_pack_at(&tau[stride]), v110, puma560_friction_pack_at(&tau[2U * stride]), v82, puma560_friction_pack_at(&tau[3U * stride]), v116, puma560_friction_pack_at(&tau[4U * stride]), v86, puma560_friction_pack_at(&tau[5U * stride]), -v258, -v261, -v251, -v252, -v259, v247, v254, -v255, v94, v241, -v242, v1_cosine[2], -(1.0 / puma560_friction_pack_select(v237, v260 - (v250 * v261), puma560_friction_pack_splat(1.0))), -v257, -v244, -v238};
        const puma560_friction_mask v262_of_context_boolean[12] = {v205, v212, v219, v225, v230, v236, v204, v211, v218, v224, v229, v235};
        const puma560_friction_mask v262_of_context_mode[12] = {puma560_friction_pack_select_whole(v182, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[0])), puma560_friction_pack_at_modes(&mode[0])), puma560_friction_pack_select_whole(v79, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[stride])), puma560_friction_pack_at_modes(&mode[stride])), puma560_friction_pack_select_whole(v112, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[2U * stride])), puma560_friction_pack_at_modes(&mode[2U * stride])), puma560_friction_pack_select_whole(v84, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[3U * stride])), puma560_friction_pack_at_modes(&mode[3U * stride])), puma560_friction_pack_select_whole(v118, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[4U * stride])), puma560_friction_pack_at_modes(&mode[4U * stride])), puma560_friction_pack_select_whole(v88, puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[5U * stride])), puma560_friction_pack_at_modes(&mode[5U * stride])), v202, v209, v216, v222, v227, v233};
        puma560_friction_pack v262_result_real[7];
        puma560_friction_mask v262_result_mode[6];
        puma560_friction_pack_decide_pattern_let_go(spacing, prepared, v262_of_context_real, v262_of_context_boolean, v262_of_context_mode, v262_result_real, v262_result_mode);
        v263 = puma560_friction_pack_select_whole(v237, v262_result_mode[0], v263);
        v264 = puma560_friction_pack_select_whole(v237, v262_result_mode[1], v264);
        v265 = puma560_friction_pack_select_whole(v237, v262_result_mode[2], v265);
        v266 = puma560_friction_pack_select_whole(v237, v262_result_mode[3], v266);
        v267 = puma560_friction_pack_select_whole(v237, v262_result_mode[4], v267);
        v268 = puma560_friction_pack_select_whole(v237, v262_result_mode[5], v268);
        v269 = puma560_friction_pack_select(v237, v262_result_real[0], v269);
    }
    *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(v263, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(v264, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v265, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(v266, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(v267, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(v268, puma560_friction_bytes);
    const puma560_friction_pack v270 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_pack v271 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]))));
    const puma560_friction_mask v272 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v271)) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v272 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + v270)) < puma560_friction_pack_splat(1e+38)), v269, puma560_friction_pack_splat(6.0));
}

void puma560_friction_decide_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
        puma560_friction_pack_decide_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
