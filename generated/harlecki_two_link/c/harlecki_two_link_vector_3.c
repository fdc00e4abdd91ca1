/* harlecki_two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in harlecki_two_link_batch.c. */
#include "harlecki_two_link_batch.h"

#if defined(HARLECKI_TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define HARLECKI_TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define HARLECKI_TWO_LINK_BYTES 32
#else
#define HARLECKI_TWO_LINK_BYTES 16
#endif
#define HARLECKI_TWO_LINK_LANES (HARLECKI_TWO_LINK_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused))
#endif
#define HARLECKI_TWO_LINK_BODY static inline __attribute__((always_inline, unused))
#define HARLECKI_TWO_LINK_INLINE static inline __attribute__((unused))

typedef double harlecki_two_link_pack __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef double harlecki_two_link_unaligned __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t harlecki_two_link_mask __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef signed char harlecki_two_link_bytes __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short harlecki_two_link_shorts __attribute__((vector_size(2 * HARLECKI_TWO_LINK_BYTES / sizeof(double))));

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_splat(double x)
{
    return x - (harlecki_two_link_pack){ 0.0 };
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_at(const double *x)
{
    return *(const harlecki_two_link_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? harlecki_two_link_pack_splat(prepared[k]) : harlecki_two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
HARLECKI_TWO_LINK_INLINE size_t harlecki_two_link_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % HARLECKI_TWO_LINK_LANES;

    return (((count % HARLECKI_TWO_LINK_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_flags(const bool *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return -__builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_modes(const signed char *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return __builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_select(harlecki_two_link_mask condition, harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return (harlecki_two_link_pack)(((harlecki_two_link_mask)x & condition) | ((harlecki_two_link_mask)y & ~condition));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_abs(harlecki_two_link_pack x)
{
    return (harlecki_two_link_pack)((harlecki_two_link_mask)x & ~(harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_min(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x < y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_max(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sign(harlecki_two_link_pack x)
{
    const harlecki_two_link_pack one = harlecki_two_link_pack_splat(1.0);

    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > 0.0), one, harlecki_two_link_pack_select((harlecki_two_link_mask)(x < 0.0), -one, x));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sqrt(harlecki_two_link_pack x)
{
    double one[HARLECKI_TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_select_whole(harlecki_two_link_mask condition, harlecki_two_link_mask x, harlecki_two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_whole(int64_t x)
{
    return x + (harlecki_two_link_mask){ 0 };
}

HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_all(harlecki_two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_mode_of(harlecki_two_link_pack x)
{
    return (harlecki_two_link_mask)(x < 0.0) - (harlecki_two_link_mask)(x > 0.0);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_real_of(harlecki_two_link_mask mode)
{
    const harlecki_two_link_mask sign = mode & (harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0);

    return (harlecki_two_link_pack)(sign | ((harlecki_two_link_mask)harlecki_two_link_pack_splat(1.0) & (harlecki_two_link_mask)(mode != 0)));
}

typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_pair(const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_pack x = *angle;
    union { harlecki_two_link_pack number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_pack n = k.number - 6755399441186816.0;
    const harlecki_two_link_pack w = x - (n * 1.5707963267923333);
    const harlecki_two_link_pack r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const harlecki_two_link_pack z = r * r;
    const harlecki_two_link_pack rz = r * z;

    const harlecki_two_link_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const harlecki_two_link_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const harlecki_two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_within(harlecki_two_link_bits beyond)
{
    return harlecki_two_link_pack_all((harlecki_two_link_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sincos_beyond(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const harlecki_two_link_mask inside = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < HARLECKI_TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_guard(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, const harlecki_two_link_bits *beyond)
{
    if (!harlecki_two_link_pack_within(*beyond)) {
        harlecki_two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_step_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double q_next_lane[2];
            double qd_next_lane[2];
            double A_lane[16];
            double B_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            harlecki_two_link_linearize_step(own, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 2U; k++) {
                q_next[(k * stride) + lane] = q_next_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_next[(k * stride) + lane] = qd_next_lane[k];
            }
            for (size_t k = 0U; k < 16U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 8U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0 = 0.5 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * v0);
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * v0);
    const harlecki_two_link_pack v3_angle[4] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0]), v1, v2};
    harlecki_two_link_pack v3_sine[4];
    harlecki_two_link_pack v3_cosine[4];
    harlecki_two_link_pack_sincos_pair(&v3_angle[0], &v3_sine[0], &v3_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[1], &v3_sine[1], &v3_cosine[1], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[2], &v3_sine[2], &v3_cosine[2], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[3], &v3_sine[3], &v3_cosine[3], &v_beyond);
    const harlecki_two_link_pack v11 = 3.2 * v3_cosine[0];
    const harlecki_two_link_pack v12 = 9.81 * v3_sine[1];
    const harlecki_two_link_pack v13 = (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) - v12;
    const harlecki_two_link_pack v14 = 3.2 * v3_sine[0];
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_at(&qd[0]) * v14;
    const harlecki_two_link_pack v17 = 9.81 * v3_cosine[1];
    const harlecki_two_link_pack v18 = 1.0 + (0.5780346820809248 * v11);
    const harlecki_two_link_pack v19 = v14 * v17;
    const harlecki_two_link_pack v20 = (v11 * v12) + v19;
    const harlecki_two_link_pack v21 = 1.0 - v18;
    const harlecki_two_link_pack v22 = 1.0 / ((13.73 + (6.4 * v3_cosine[0])) - ((1.7300000000000002 + v11) * v18));
    const harlecki_two_link_pack v23 = ((137.34 * v3_sine[1]) + (v20 * v21)) * v22;
    const harlecki_two_link_pack v24 = (0.5780346820809248 * v20) - (v18 * v23);
    const harlecki_two_link_pack v25 = v18 * v22;
    const harlecki_two_link_pack v26 = 0.5780346820809248 + (v18 * v25);
    const harlecki_two_link_pack v27 = v15 * v14;
    const harlecki_two_link_pack v28 = (v14 * v13) + (v11 * v17);
    const harlecki_two_link_pack v29 = harlecki_two_link_pack_at(&tau[stride]) - v28;
    const harlecki_two_link_pack v30 = 0.16666666666666666 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v31 = harlecki_two_link_pack_at(&dt[0]) * v30;
    const harlecki_two_link_pack v32 = ((((v15 * v27) + (harlecki_two_link_pack_at(&tau[0]) - (137.34 * v3_cosine[1]))) - v28) - (v18 * v29)) * v22;
    const harlecki_two_link_pack v33 = 3.2 * v3_cosine[2];
    const harlecki_two_link_pack v34 = 1.0 + (0.5780346820809248 * v33);
    const harlecki_two_link_pack v35 = 1.0 / ((13.73 + (6.4 * v3_cosine[2])) - (v34 * (1.7300000000000002 + v33)));
    const harlecki_two_link_pack v36 = 3.2 * v3_sine[2];
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_at(&qd[0]) + (v0 * v32);
    const harlecki_two_link_pack v38 = 9.81 * v3_sine[3];
    const harlecki_two_link_pack v39 = v38 - (v37 * v37);
    const harlecki_two_link_pack v40 = 9.81 * v3_cosine[3];
    const harlecki_two_link_pack v41 = (v33 * v40) - (v36 * v39);
    const harlecki_two_link_pack v42 = harlecki_two_link_pack_at(&tau[stride]) - v41;
    const harlecki_two_link_pack v43 = (0.5780346820809248 * v29) - (v18 * v32);
    const harlecki_two_link_pack v44 = harlecki_two_link_pack_at(&qd[stride]) + (v0 * v43);
    const harlecki_two_link_pack v45 = v37 + v44;
    const harlecki_two_link_pack v46 = v45 * v45;
    const harlecki_two_link_pack v47 = v35 * ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v3_cosine[3])) - v41) - (v34 * v42)) + (v36 * v46));
    const harlecki_two_link_pack v48 = harlecki_two_link_pack_at(&q[stride]) + (v0 * v44);
    const harlecki_two_link_pack v49_angle[1] = {v48};
    harlecki_two_link_pack v49_sine[1];
    harlecki_two_link_pack v49_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v49_angle[0], &v49_sine[0], &v49_cosine[0], &v_beyond);
    const harlecki_two_link_pack v51 = 3.2 * v49_cosine[0];
    const harlecki_two_link_pack v52 = 1.0 + (0.5780346820809248 * v51);
    const harlecki_two_link_pack v53 = 1.0 / ((13.73 + (6.4 * v49_cosine[0])) - (v52 * (1.7300000000000002 + v51)));
    const harlecki_two_link_pack v54 = harlecki_two_link_pack_at(&q[0]) + (v0 * v37);
    const harlecki_two_link_pack v55_angle[1] = {v54};
    harlecki_two_link_pack v55_sine[1];
    harlecki_two_link_pack v55_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v55_angle[0], &v55_sine[0], &v55_cosine[0], &v_beyond);
    const harlecki_two_link_pack v57 = 3.2 * v49_sine[0];
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_at(&qd[0]) + (v0 * v47);
    const harlecki_two_link_pack v59 = 9.81 * v55_sine[0];
    const harlecki_two_link_pack v60 = v59 - (v58 * v58);
    const harlecki_two_link_pack v61 = 9.81 * v55_cosine[0];
    const harlecki_two_link_pack v62 = (v61 * v51) - (v57 * v60);
    const harlecki_two_link_pack v63 = harlecki_two_link_pack_at(&tau[stride]) - v62;
    const harlecki_two_link_pack v64 = (0.5780346820809248 * v42) - (v34 * v47);
    const harlecki_two_link_pack v65 = harlecki_two_link_pack_at(&qd[stride]) + (v0 * v64);
    const harlecki_two_link_pack v66 = v58 + v65;
    const harlecki_two_link_pack v67 = v66 * v66;
    const harlecki_two_link_pack v68 = ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v55_cosine[0])) + (v67 * v57)) - v62) - (v52 * v63)) * v53;
    const harlecki_two_link_pack v69 = v47 + v68;
    *(harlecki_two_link_unaligned *)&q_next[0] = (harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&dt[0]))) + (v31 * (v32 + v69));
    const harlecki_two_link_pack v70 = (0.5780346820809248 * v63) - (v52 * v68);
    const harlecki_two_link_pack v71 = v64 + v70;
    *(harlecki_two_link_unaligned *)&q_next[stride] = (harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * harlecki_two_link_pack_at(&dt[0]))) + (v31 * (v43 + v71));
    const harlecki_two_link_pack v72 = harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v65);
    const harlecki_two_link_pack v73_angle[1] = {v72};
    harlecki_two_link_pack v73_sine[1];
    harlecki_two_link_pack v73_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v73_angle[0], &v73_sine[0], &v73_cosine[0], &v_beyond);
    const harlecki_two_link_pack v75 = 3.2 * v73_cosine[0];
    const harlecki_two_link_pack v76 = 1.0 + (0.5780346820809248 * v75);
    const harlecki_two_link_pack v77 = 1.0 / ((13.73 + (6.4 * v73_cosine[0])) - (v76 * (1.7300000000000002 + v75)));
    const harlecki_two_link_pack v78 = harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&dt[0]) * v58);
    const harlecki_two_link_pack v79_angle[1] = {v78};
    harlecki_two_link_pack v79_sine[1];
    harlecki_two_link_pack v79_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v79_angle[0], &v79_sine[0], &v79_cosine[0], &v_beyond);
    const harlecki_two_link_pack v81 = 3.2 * v73_sine[0];
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_at(&qd[0]) + (harlecki_two_link_pack_at(&dt[0]) * v68);
    const harlecki_two_link_pack v83 = 9.81 * v79_sine[0];
    const harlecki_two_link_pack v84 = v83 - (v82 * v82);
    const harlecki_two_link_pack v85 = 9.81 * v79_cosine[0];
    const harlecki_two_link_pack v86 = (v85 * v75) - (v81 * v84);
    const harlecki_two_link_pack v87 = harlecki_two_link_pack_at(&tau[stride]) - v86;
    const harlecki_two_link_pack v88 = v82 + (harlecki_two_link_pack_at(&qd[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v70));
    const harlecki_two_link_pack v89 = v88 * v88;
    const harlecki_two_link_pack v90 = v77 * ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v79_cosine[0])) - v86) - (v76 * v87)) + (v81 * v89));
    *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_at(&qd[0]) + (v30 * (v90 + (v32 + (2.0 * v69))));
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_at(&qd[stride]) + (v30 * (((v43 + (2.0 * v71)) + (0.5780346820809248 * v87)) - (v76 * v90)));
    const harlecki_two_link_pack v91 = 1.0 - v52;
    const harlecki_two_link_pack v92 = v61 * v57;
    const harlecki_two_link_pack v93 = v92 + (v59 * v51);
    const harlecki_two_link_pack v94 = ((137.34 * v55_sine[0]) + (v91 * v93)) * v53;
    const harlecki_two_link_pack v95 = v0 * v0;
    const harlecki_two_link_pack v96 = v95 * v94;
    const harlecki_two_link_pack v97 = v57 * v68;
    const harlecki_two_link_pack v98 = (v92 + (v51 * v60)) + v97;
    const harlecki_two_link_pack v99 = v53 * ((v97 + (v91 * v98)) + ((v57 * v70) + (v67 * v51)));
    const harlecki_two_link_pack v100 = v95 * v99;
    const harlecki_two_link_pack v101 = (2.0 * v36) * v35;
    const harlecki_two_link_pack v102 = v101 * v45;
    const harlecki_two_link_pack v103 = 1.0 - v34;
    const harlecki_two_link_pack v104 = (v101 * (v103 * v37)) - v102;
    const harlecki_two_link_pack v105 = (v34 * v104) - ((1.1560693641618496 * v36) * v37);
    const harlecki_two_link_pack v106 = v0 * v105;
    const harlecki_two_link_pack v107 = v0 * v102;
    const harlecki_two_link_pack v108 = v34 * v107;
    const harlecki_two_link_pack v109 = v36 * v40;
    const harlecki_two_link_pack v110 = v109 + (v33 * v38);
    const harlecki_two_link_pack v111 = ((137.34 * v3_sine[3]) + (v103 * v110)) * v35;
    const harlecki_two_link_pack v112 = (0.5780346820809248 * v110) - (v34 * v111);
    const harlecki_two_link_pack v113 = (v112 - (v24 * v108)) + (v23 * v106);
    const harlecki_two_link_pack v114 = (2.0 * v57) * v53;
    const harlecki_two_link_pack v115 = v66 * v114;
    const harlecki_two_link_pack v116 = v0 * v115;
    const harlecki_two_link_pack v117 = ((v58 * v91) * v114) - v115;
    const harlecki_two_link_pack v118 = v0 * v117;
    const harlecki_two_link_pack v119 = v0 * v104;
    const harlecki_two_link_pack v120 = (v23 * v119) - ((v24 * v107) + v111);
    const harlecki_two_link_pack v121 = (((v94 + (v23 * v96)) + (v113 * v116)) + (v120 * v118)) + (v24 * v100);
    *(harlecki_two_link_unaligned *)&A[0] = 1.0 + (v31 * (v121 + (v23 - v120)));
    const harlecki_two_link_pack v122 = v14 * v32;
    const harlecki_two_link_pack v123 = ((v11 * v13) - v19) - v122;
    const harlecki_two_link_pack v124 = v22 * ((v122 - (v21 * v123)) + (((v15 * v15) * v11) + (v14 * v43)));
    const harlecki_two_link_pack v125 = (0.5780346820809248 * v123) + (v18 * v124);
    const harlecki_two_link_pack v126 = v36 * v47;
    const harlecki_two_link_pack v127 = (v109 + (v33 * v39)) + v126;
    const harlecki_two_link_pack v128 = v35 * ((v126 + (v103 * v127)) + ((v36 * v64) + (v33 * v46)));
    const harlecki_two_link_pack v129 = (0.5780346820809248 * v127) - (v34 * v128);
    const harlecki_two_link_pack v130 = v129 + ((v124 * v106) + (v108 * v125));
    const harlecki_two_link_pack v131 = ((v107 * v125) + (v124 * v119)) - v128;
    const harlecki_two_link_pack v132 = (v99 + (((v124 * v96) + (v130 * v116)) + (v131 * v118))) - (v125 * v100);
    *(harlecki_two_link_unaligned *)&A[stride] = v31 * (v132 + (v124 - v131));
    const harlecki_two_link_pack v133 = 2.0 * v22;
    const harlecki_two_link_pack v134 = v27 * v133;
    const harlecki_two_link_pack v135 = ((v16 * v21) * v133) - v134;
    const harlecki_two_link_pack v136 = (1.1560693641618496 * v16) - (v18 * v135);
    const harlecki_two_link_pack v137 = (v105 - (v135 * v106)) + ((v0 * v112) + (v136 * v108));
    const harlecki_two_link_pack v138 = ((v0 * v111) - (v136 * v107)) + ((v135 * v119) - v104);
    const harlecki_two_link_pack v139 = ((((v0 * v94) - v117) - (v135 * v96)) + (v137 * v116)) - (v138 * v118);
    const harlecki_two_link_pack v140 = v139 - (v136 * v100);
    *(harlecki_two_link_unaligned *)&A[2U * stride] = harlecki_two_link_pack_at(&dt[0]) + (v31 * (v140 + (v138 - v135)));
    const harlecki_two_link_pack v141 = v18 * v134;
    const harlecki_two_link_pack v142 = (v0 * v129) + (((v141 * v108) - (v34 * v102)) + (v134 * v106));
    const harlecki_two_link_pack v143 = ((v102 - (v141 * v107)) - (v134 * v119)) + (v0 * v128);
    const harlecki_two_link_pack v144 = (((v115 + (v134 * v96)) + (v142 * v116)) - (v143 * v118)) + (v0 * v99);
    const harlecki_two_link_pack v145 = v144 - (v141 * v100);
    *(harlecki_two_link_unaligned *)&A[3U * stride] = v31 * (v145 + (v134 + v143));
    const harlecki_two_link_pack v146 = (0.5780346820809248 * v93) - (v52 * v94);
    const harlecki_two_link_pack v147 = v95 * v146;
    const harlecki_two_link_pack v148 = (0.5780346820809248 * v98) - (v52 * v99);
    const harlecki_two_link_pack v149 = v95 * v148;
    const harlecki_two_link_pack v150 = v52 * v116;
    const harlecki_two_link_pack v151 = (v52 * v117) - ((1.1560693641618496 * v58) * v57);
    const harlecki_two_link_pack v152 = v0 * v151;
    const harlecki_two_link_pack v153 = (((v146 + (v23 * v147)) - (v113 * v150)) - (v120 * v152)) + (v24 * v149);
    *(harlecki_two_link_unaligned *)&A[4U * stride] = v31 * (v153 + (v24 + v113));
    const harlecki_two_link_pack v154 = (v148 + (((v124 * v147) - (v130 * v150)) - (v131 * v152))) - (v125 * v149);
    *(harlecki_two_link_unaligned *)&A[5U * stride] = 1.0 + (v31 * (v154 + (v130 - v125)));
    const harlecki_two_link_pack v155 = (((v151 + (v0 * v146)) - (v135 * v147)) - (v137 * v150)) + (v138 * v152);
    const harlecki_two_link_pack v156 = v155 - (v136 * v149);
    *(harlecki_two_link_unaligned *)&A[6U * stride] = v31 * (v156 + (v137 - v136));
    const harlecki_two_link_pack v157 = (((v134 * v147) - (v52 * v115)) - (v142 * v150)) + (v143 * v152);
    const harlecki_two_link_pack v158 = ((v0 * v148) + v157) - (v141 * v149);
    *(harlecki_two_link_unaligned *)&A[7U * stride] = harlecki_two_link_pack_at(&dt[0]) + (v31 * (v158 + (v142 - v141)));
    const harlecki_two_link_pack v159 = harlecki_two_link_pack_at(&dt[0]) * v0;
    const harlecki_two_link_pack v160 = 1.0 - v76;
    const harlecki_two_link_pack v161 = v81 * v90;
    const harlecki_two_link_pack v162 = v85 * v81;
    const harlecki_two_link_pack v163 = (v162 + (v75 * v84)) + v161;
    const harlecki_two_link_pack v164 = v77 * ((((1.8497109826589595 * v73_sine[0]) * v87) + (v75 * v89)) + (v160 * (v161 + v163)));
    const harlecki_two_link_pack v165 = v159 * v164;
    const harlecki_two_link_pack v166 = v162 + (v83 * v75);
    const harlecki_two_link_pack v167 = ((137.34 * v79_sine[0]) + (v160 * v166)) * v77;
    const harlecki_two_link_pack v168 = 2.0 + (v159 * v167);
    const harlecki_two_link_pack v169 = (2.0 * v81) * v77;
    const harlecki_two_link_pack v170 = v88 * v169;
    const harlecki_two_link_pack v171 = ((v82 * v160) * v169) - v170;
    const harlecki_two_link_pack v172 = (harlecki_two_link_pack_at(&dt[0]) * v171) - 2.0;
    const harlecki_two_link_pack v173 = harlecki_two_link_pack_at(&dt[0]) * v170;
    const harlecki_two_link_pack v174 = (((v167 + v23) - (v120 * v168)) + (v153 * v173)) - (v121 * v172);
    *(harlecki_two_link_unaligned *)&A[8U * stride] = v30 * (v174 + (v113 * v165));
    const harlecki_two_link_pack v175 = v164 + (((v124 - (v131 * v168)) + (v154 * v173)) - (v132 * v172));
    *(harlecki_two_link_unaligned *)&A[9U * stride] = v30 * (v175 + (v130 * v165));
    const harlecki_two_link_pack v176 = (((harlecki_two_link_pack_at(&dt[0]) * v167) - v135) + (v138 * v168)) + (v156 * v173);
    *(harlecki_two_link_unaligned *)&A[10U * stride] = 1.0 + (v30 * ((v176 - ((v140 * v172) + v171)) + (v137 * v165)));
    const harlecki_two_link_pack v177 = (v170 + (v158 * v173)) + ((v134 + (v143 * v168)) - (v145 * v172));
    *(harlecki_two_link_unaligned *)&A[11U * stride] = v30 * ((v177 + (harlecki_two_link_pack_at(&dt[0]) * v164)) + (v142 * v165));
    const harlecki_two_link_pack v178 = (0.5780346820809248 * v163) - (v76 * v164);
    const harlecki_two_link_pack v179 = 2.0 + (v159 * v178);
    const harlecki_two_link_pack v180 = (0.5780346820809248 * v166) - (v76 * v167);
    const harlecki_two_link_pack v181 = v159 * v180;
    const harlecki_two_link_pack v182 = (v76 * v171) - (v82 * (1.1560693641618496 * v81));
    const harlecki_two_link_pack v183 = harlecki_two_link_pack_at(&dt[0]) * v182;
    const harlecki_two_link_pack v184 = (v76 * v173) - 2.0;
    const harlecki_two_link_pack v185 = (((v180 + v24) - (v120 * v181)) - (v153 * v184)) + (v121 * v183);
    *(harlecki_two_link_unaligned *)&A[12U * stride] = v30 * (v185 + (v113 * v179));
    const harlecki_two_link_pack v186 = v178 + ((v132 * v183) - ((v125 + (v131 * v181)) + (v154 * v184)));
    *(harlecki_two_link_unaligned *)&A[13U * stride] = v30 * (v186 + (v130 * v179));
    const harlecki_two_link_pack v187 = (((harlecki_two_link_pack_at(&dt[0]) * v180) - v136) + (v138 * v181)) + (v140 * v183);
    *(harlecki_two_link_unaligned *)&A[14U * stride] = v30 * (((v182 - (v156 * v184)) + v187) + (v137 * v179));
    const harlecki_two_link_pack v188 = (((v143 * v181) - ((v76 * v170) + v141)) - (v158 * v184)) + (v145 * v183);
    *(harlecki_two_link_unaligned *)&A[15U * stride] = 1.0 + (v30 * (((harlecki_two_link_pack_at(&dt[0]) * v178) + v188) + (v142 * v179)));
    const harlecki_two_link_pack v189 = v34 * v35;
    const harlecki_two_link_pack v190 = (v22 * v106) + ((v25 * v108) - v189);
    const harlecki_two_link_pack v191 = (v22 * v119) + ((v25 * v107) - v35);
    const harlecki_two_link_pack v192 = (((v53 + (v22 * v96)) + (v190 * v116)) + (v191 * v118)) - (v25 * v100);
    *(harlecki_two_link_unaligned *)&B[0] = v31 * (v192 + (v22 - v191));
    const harlecki_two_link_pack v193 = v31 * v25;
    const harlecki_two_link_pack v194 = ((v26 * v107) - v189) + (v25 * v119);
    const harlecki_two_link_pack v195 = ((0.5780346820809248 + (v34 * v189)) - (v26 * v108)) - (v25 * v106);
    const harlecki_two_link_pack v196 = v52 * v53;
    const harlecki_two_link_pack v197 = (((v196 + (v25 * v96)) - (v195 * v116)) + (v194 * v118)) - (v26 * v100);
    *(harlecki_two_link_unaligned *)&B[stride] = (v31 * (v194 - v197)) - v193;
    const harlecki_two_link_pack v198 = ((((v22 * v147) - v196) - (v190 * v150)) - (v191 * v152)) - (v25 * v149);
    *(harlecki_two_link_unaligned *)&B[2U * stride] = (v31 * (v190 + v198)) - v193;
    const harlecki_two_link_pack v199 = (((0.5780346820809248 + (v52 * v196)) - (v25 * v147)) - (v195 * v150)) + (v194 * v152);
    const harlecki_two_link_pack v200 = v199 + (v26 * v149);
    *(harlecki_two_link_unaligned *)&B[3U * stride] = v31 * (v200 + (v26 + v195));
    const harlecki_two_link_pack v201 = (((v22 + v77) - (v191 * v168)) + (v198 * v173)) - (v192 * v172);
    *(harlecki_two_link_unaligned *)&B[4U * stride] = v30 * (v201 + (v190 * v165));
    const harlecki_two_link_pack v202 = v76 * v77;
    const harlecki_two_link_pack v203 = v25 + v202;
    const harlecki_two_link_pack v204 = (((v200 * v173) + ((v194 * v168) - v203)) + (v197 * v172)) + (v195 * v165);
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v30 * v204;
    const harlecki_two_link_pack v205 = ((v192 * v183) - (((v191 * v181) + v203) + (v198 * v184))) + (v190 * v179);
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v30 * v205;
    const harlecki_two_link_pack v206 = (((v26 + 0.5780346820809248) + (v76 * v202)) + (v194 * v181)) - (v200 * v184);
    *(harlecki_two_link_unaligned *)&B[7U * stride] = v30 * ((v206 - (v197 * v183)) + (v195 * v179));
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_linearize_step_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void harlecki_two_link_linearize_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_linearize_step_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

void harlecki_two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_take(1U, count, first, HARLECKI_TWO_LINK_LANES, dt, dt_rest);
        harlecki_two_link_pack_linearize_step_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, q_next_rest, q_next);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qd_next_rest, qd_next);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_regressor_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double Y_lane[40];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            harlecki_two_link_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 40U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&Y[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[7U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[13U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[14U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[15U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[16U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[17U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[18U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[20U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[21U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[22U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[23U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[24U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[25U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[26U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[27U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[28U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[29U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[30U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[33U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[34U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[35U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[36U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[37U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&Y[38U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 9.81 * v0_cosine[0];
    *(harlecki_two_link_unaligned *)&Y[stride] = v4;
    const harlecki_two_link_pack v5 = 9.81 * v0_sine[0];
    *(harlecki_two_link_unaligned *)&Y[2U * stride] = -v5;
    *(harlecki_two_link_unaligned *)&Y[9U * stride] = harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v6 = v4 + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v7 = (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) - v5;
    const harlecki_two_link_pack v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    *(harlecki_two_link_unaligned *)&Y[32U * stride] = v8;
    const harlecki_two_link_pack v9 = (v0_cosine[1] * v6) + (v0_sine[1] * v7);
    *(harlecki_two_link_unaligned *)&Y[31U * stride] = v9;
    *(harlecki_two_link_unaligned *)&Y[10U * stride] = (v0_cosine[1] * v9) - (v0_sine[1] * v8);
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v11 = v10 * v10;
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_at(&qdd[stride]) + harlecki_two_link_pack_at(&qdd[0]);
    *(harlecki_two_link_unaligned *)&Y[19U * stride] = v12;
    *(harlecki_two_link_unaligned *)&Y[39U * stride] = v12;
    *(harlecki_two_link_unaligned *)&Y[11U * stride] = v9 + ((v12 * v0_cosine[1]) - (v11 * v0_sine[1]));
    *(harlecki_two_link_unaligned *)&Y[12U * stride] = v8 - ((v12 * v0_sine[1]) + (v11 * v0_cosine[1]));
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void harlecki_two_link_regressor_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double Y_rest[40U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_regressor_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        harlecki_two_link_pack_give(40U, count, first, HARLECKI_TWO_LINK_LANES, Y_rest, Y);
    }
}

void harlecki_two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double Y_rest[40U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_regressor_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        harlecki_two_link_pack_give(40U, count, first, HARLECKI_TWO_LINK_LANES, Y_rest, Y);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_stiffness_matrix_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double K_lane[4];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 4U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    *(harlecki_two_link_unaligned *)&K[0] = -((137.34 * v0_sine[1]) + v4);
    const harlecki_two_link_pack v5 = -v4;
    *(harlecki_two_link_unaligned *)&K[stride] = v5;
    *(harlecki_two_link_unaligned *)&K[2U * stride] = v5;
    *(harlecki_two_link_unaligned *)&K[3U * stride] = v5;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void harlecki_two_link_stiffness_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double K_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_stiffness_matrix_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, K_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, K_rest, K);
    }
}

void harlecki_two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double K_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_stiffness_matrix_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, K_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, K_rest, K);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(harlecki_two_link_unaligned *)&D[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&D[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&D[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&D[3U * stride] = harlecki_two_link_pack_splat(0.0);
}

void harlecki_two_link_damping_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double D_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_damping_matrix_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, D_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, D_rest, D);
    }
}

void harlecki_two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double D_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_damping_matrix_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, D_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, D_rest, D);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
