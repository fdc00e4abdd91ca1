/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "harlecki_two_link.h"

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
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused))
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

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_flags(const bool *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return -__builtin_convertvector(wide, harlecki_two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_modes(const signed char *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return __builtin_convertvector(wide, harlecki_two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
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

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_pair(const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_pack x = *angle;
    union { harlecki_two_link_pack number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_pack n = k.number - 6755399441186816.0;
    const harlecki_two_link_pack w = x - (n * 1.5707963267923333);
    const harlecki_two_link_pack r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const harlecki_two_link_pack z = r * r;
    const harlecki_two_link_pack u = 1.0 - (0.5 * z);
    const harlecki_two_link_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const harlecki_two_link_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = k.bits << 62;
    const harlecki_two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const harlecki_two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sincos_beyond(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const harlecki_two_link_mask inside = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(angle[i]) <= 200000.0);

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
    if (!harlecki_two_link_pack_all((harlecki_two_link_mask)((*beyond >> 18) == 0ULL))) {
        harlecki_two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v5 = v4 - (9.81 * v0_sine[0]);
    const harlecki_two_link_pack v6 = (9.81 * v0_cosine[0]) + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v7 = (v0_cosine[1] * v6) + (v0_sine[1] * v5);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_at(&qdd[0]) + harlecki_two_link_pack_at(&qdd[stride]);
    const harlecki_two_link_pack v9 = (8.0 * v7) + (3.2 * v8);
    *(harlecki_two_link_unaligned *)&F[7U * stride] = v9;
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v11 = (v10 * (3.2 * v10)) + (8.0 * ((v0_cosine[1] * v5) - (v0_sine[1] * v6)));
    *(harlecki_two_link_unaligned *)&F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v11)) - (v0_sine[1] * v9);
    const harlecki_two_link_pack v12 = (v0_cosine[1] * v9) - (v0_sine[1] * v11);
    *(harlecki_two_link_unaligned *)&F[stride] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * harlecki_two_link_pack_at(&qdd[0])));
    *(harlecki_two_link_unaligned *)&F[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[9U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[10U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v13 = (1.7300000000000002 * v8) + (3.2 * v7);
    *(harlecki_two_link_unaligned *)&F[11U * stride] = v13;
    *(harlecki_two_link_unaligned *)&F[5U * stride] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * harlecki_two_link_pack_at(&qdd[0])))) + v12;
    *(harlecki_two_link_unaligned *)&F[6U * stride] = -v11;
}

void harlecki_two_link_reactions_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double F_rest[12U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_reactions_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, F_rest, F);
    }
}

void harlecki_two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double F_rest[12U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_reactions_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, F_rest, F);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    *(harlecki_two_link_unaligned *)&by_q[0] = -((137.34 * v0_sine[1]) + v4);
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_at(&qdd[0]) * v6;
    const harlecki_two_link_pack v8 = (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v5) - v7) - v4;
    *(harlecki_two_link_unaligned *)&by_q[3U * stride] = v8;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    *(harlecki_two_link_unaligned *)&by_q[stride] = v8 - ((((v9 * v9) * v5) + v7) + (harlecki_two_link_pack_at(&qdd[stride]) * v6));
    *(harlecki_two_link_unaligned *)&by_q[2U * stride] = -v4;
    const harlecki_two_link_pack v10 = 6.4 * v0_sine[0];
    const harlecki_two_link_pack v11 = v9 * v10;
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_at(&qd[0]) * v10;
    *(harlecki_two_link_unaligned *)&by_qd[2U * stride] = v12;
    *(harlecki_two_link_unaligned *)&by_qd[0] = v12 - v11;
    *(harlecki_two_link_unaligned *)&by_qd[stride] = -v11;
    *(harlecki_two_link_unaligned *)&by_qd[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&by_qdd[0] = 13.73 + (6.4 * v0_cosine[0]);
    *(harlecki_two_link_unaligned *)&by_qdd[3U * stride] = harlecki_two_link_pack_splat(1.7300000000000002);
    const harlecki_two_link_pack v13 = 1.7300000000000002 + v5;
    *(harlecki_two_link_unaligned *)&by_qdd[stride] = v13;
    *(harlecki_two_link_unaligned *)&by_qdd[2U * stride] = v13;
}

void harlecki_two_link_inverse_dynamics_gradients_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double by_q_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qdd_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_gradients_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_q_rest, by_q);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qd_rest, by_qd);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qdd_rest, by_qdd);
    }
}

void harlecki_two_link_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double by_q_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qdd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_gradients_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_q_rest, by_q);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qd_rest, by_qd);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qdd_rest, by_qdd);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(harlecki_two_link_unaligned *)&A[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[2U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&A[7U * stride] = harlecki_two_link_pack_splat(1.0);
    const harlecki_two_link_pack v4 = (v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]);
    const harlecki_two_link_pack v5 = 1.0 + (1.8497109826589595 * v0_cosine[0]);
    const harlecki_two_link_pack v6 = 1.0 - v5;
    const harlecki_two_link_pack v7 = (137.34 * v0_sine[1]) + (v6 * (31.392000000000003 * v4));
    const harlecki_two_link_pack v8 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v9 = 1.0 / ((v5 * (1.7300000000000002 + v8)) - ((6.4 * v0_cosine[0]) + 13.73));
    *(harlecki_two_link_unaligned *)&A[8U * stride] = -(v7 * v9);
    const harlecki_two_link_pack v10 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v12 = (v11 * v10) + (31.392000000000003 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1])));
    const harlecki_two_link_pack v13 = harlecki_two_link_pack_at(&tau[stride]) - v12;
    const harlecki_two_link_pack v14 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v15 = v14 * v14;
    const harlecki_two_link_pack v16 = v0_sine[0] * v9;
    const harlecki_two_link_pack v17 = (((((137.34 * v0_cosine[1]) - harlecki_two_link_pack_at(&tau[0])) - (v15 * v10)) + v12) + (v5 * v13)) * v16;
    const harlecki_two_link_pack v18 = -v17;
    const harlecki_two_link_pack v19 = v18 + ((v11 * v0_cosine[0]) - (9.81 * v4));
    const harlecki_two_link_pack v20 = ((v15 * v8) + ((1.8497109826589595 * v0_sine[0]) * v13)) - ((3.2 * v6) * (v18 + v19));
    *(harlecki_two_link_unaligned *)&A[9U * stride] = -(v9 * v20);
    const harlecki_two_link_pack v21 = 6.4 * v16;
    const harlecki_two_link_pack v22 = (harlecki_two_link_pack_at(&qd[0]) * v6) - v14;
    *(harlecki_two_link_unaligned *)&A[10U * stride] = v22 * v21;
    *(harlecki_two_link_unaligned *)&A[11U * stride] = -(v14 * v21);
    const harlecki_two_link_pack v23 = v5 * v9;
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v23;
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v23;
    *(harlecki_two_link_unaligned *)&A[12U * stride] = (18.145664739884392 * v4) + (v7 * v23);
    *(harlecki_two_link_unaligned *)&A[13U * stride] = (v23 * v20) - (1.8497109826589595 * v19);
    const harlecki_two_link_pack v24 = v5 * v21;
    *(harlecki_two_link_unaligned *)&A[14U * stride] = -(((3.699421965317919 * harlecki_two_link_pack_at(&qd[0])) * v0_sine[0]) + (v22 * v24));
    *(harlecki_two_link_unaligned *)&A[15U * stride] = v14 * v24;
    *(harlecki_two_link_unaligned *)&B[4U * stride] = -v9;
    *(harlecki_two_link_unaligned *)&B[7U * stride] = 0.5780346820809248 - (v5 * v23);
}

void harlecki_two_link_linearize_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_linearize_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

void harlecki_two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_linearize_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = 0.5 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * v0);
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * v0);
    const harlecki_two_link_pack v3_angle[4] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0]), v1, v2};
    harlecki_two_link_pack v3_sine[4];
    harlecki_two_link_pack v3_cosine[4];
    harlecki_two_link_bits v3_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v3_angle[0], &v3_sine[0], &v3_cosine[0], &v3_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[1], &v3_sine[1], &v3_cosine[1], &v3_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[2], &v3_sine[2], &v3_cosine[2], &v3_beyond);
    harlecki_two_link_pack_sincos_pair(&v3_angle[3], &v3_sine[3], &v3_cosine[3], &v3_beyond);
    harlecki_two_link_pack_sincos_guard(4U, v3_angle, v3_sine, v3_cosine, &v3_beyond);
    const harlecki_two_link_pack v11 = 3.2 * v3_cosine[0];
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v13 = (v3_cosine[0] * v3_sine[1]) + (v3_cosine[1] * v3_sine[0]);
    const harlecki_two_link_pack v14 = 1.0 + (1.8497109826589595 * v3_cosine[0]);
    const harlecki_two_link_pack v15 = 1.0 / ((v14 * (1.7300000000000002 + v11)) - ((6.4 * v3_cosine[0]) + 13.73));
    const harlecki_two_link_pack v16 = 1.0 - v14;
    const harlecki_two_link_pack v17 = v14 * v15;
    const harlecki_two_link_pack v18 = harlecki_two_link_pack_at(&dt[0]) * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v19 = 0.16666666666666666 * v18;
    const harlecki_two_link_pack v20 = 1.0 + (1.8497109826589595 * v3_cosine[2]);
    const harlecki_two_link_pack v21 = 3.2 * v3_cosine[2];
    const harlecki_two_link_pack v22 = 1.0 / ((v20 * (1.7300000000000002 + v21)) - ((6.4 * v3_cosine[2]) + 13.73));
    const harlecki_two_link_pack v23 = 31.392000000000003 * v3_cosine[2];
    const harlecki_two_link_pack v24 = 3.2 * v3_sine[2];
    const harlecki_two_link_pack v25 = harlecki_two_link_pack_at(&qd[0]) * v3_sine[0];
    const harlecki_two_link_pack v26 = (31.392000000000003 * ((v3_cosine[0] * v3_cosine[1]) - (v3_sine[0] * v3_sine[1]))) + ((3.2 * harlecki_two_link_pack_at(&qd[0])) * v25);
    const harlecki_two_link_pack v27 = harlecki_two_link_pack_at(&tau[stride]) - v26;
    const harlecki_two_link_pack v28 = v12 * v3_sine[0];
    const harlecki_two_link_pack v29 = (((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v3_cosine[1])) + ((3.2 * v12) * v28)) - v26) - (v14 * v27);
    const harlecki_two_link_pack v30 = v29 * v15;
    const harlecki_two_link_pack v31 = (v0 * v30) - harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v32 = v31 * v31;
    const harlecki_two_link_pack v33 = ((v3_cosine[3] * v23) - (v3_sine[2] * (31.392000000000003 * v3_sine[3]))) + (v24 * v32);
    const harlecki_two_link_pack v34 = harlecki_two_link_pack_at(&tau[stride]) - v33;
    const harlecki_two_link_pack v35 = (0.5780346820809248 * v27) + (v29 * v17);
    const harlecki_two_link_pack v36 = harlecki_two_link_pack_at(&qd[stride]) + (v0 * v35);
    const harlecki_two_link_pack v37 = v31 - v36;
    const harlecki_two_link_pack v38 = v37 * v37;
    const harlecki_two_link_pack v39 = (((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v3_cosine[3])) - v33) - (v20 * v34)) + (v24 * v38);
    const harlecki_two_link_pack v40 = v22 * v39;
    const harlecki_two_link_pack v41 = harlecki_two_link_pack_at(&q[stride]) + (v0 * v36);
    const harlecki_two_link_pack v42_angle[1] = {v41};
    harlecki_two_link_pack v42_sine[1];
    harlecki_two_link_pack v42_cosine[1];
    harlecki_two_link_bits v42_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v42_angle[0], &v42_sine[0], &v42_cosine[0], &v42_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v42_angle, v42_sine, v42_cosine, &v42_beyond);
    const harlecki_two_link_pack v44 = 1.0 + (1.8497109826589595 * v42_cosine[0]);
    const harlecki_two_link_pack v45 = 3.2 * v42_cosine[0];
    const harlecki_two_link_pack v46 = 1.0 / ((v44 * (1.7300000000000002 + v45)) - ((6.4 * v42_cosine[0]) + 13.73));
    const harlecki_two_link_pack v47 = (v0 * v31) - harlecki_two_link_pack_at(&q[0]);
    const harlecki_two_link_pack v48_angle[1] = {v47};
    harlecki_two_link_pack v48_sine[1];
    harlecki_two_link_pack v48_cosine[1];
    harlecki_two_link_bits v48_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v48_angle[0], &v48_sine[0], &v48_cosine[0], &v48_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v48_angle, v48_sine, v48_cosine, &v48_beyond);
    const harlecki_two_link_pack v50 = 31.392000000000003 * v42_cosine[0];
    const harlecki_two_link_pack v51 = 3.2 * v42_sine[0];
    const harlecki_two_link_pack v52 = (v0 * v40) - harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v53 = v52 * v52;
    const harlecki_two_link_pack v54 = (((31.392000000000003 * v48_sine[0]) * v42_sine[0]) + (v48_cosine[0] * v50)) + (v53 * v51);
    const harlecki_two_link_pack v55 = harlecki_two_link_pack_at(&tau[stride]) - v54;
    const harlecki_two_link_pack v56 = v20 * v22;
    const harlecki_two_link_pack v57 = (0.5780346820809248 * v34) + (v56 * v39);
    const harlecki_two_link_pack v58 = harlecki_two_link_pack_at(&qd[stride]) + (v0 * v57);
    const harlecki_two_link_pack v59 = v52 - v58;
    const harlecki_two_link_pack v60 = v59 * v59;
    const harlecki_two_link_pack v61 = (((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v48_cosine[0])) + (v60 * v51)) - v54) - (v44 * v55);
    const harlecki_two_link_pack v62 = v61 * v46;
    const harlecki_two_link_pack v63 = v40 + v62;
    *(harlecki_two_link_unaligned *)&q_next[0] = (harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&dt[0]))) - (v19 * (v30 + v63));
    const harlecki_two_link_pack v64 = v44 * v46;
    const harlecki_two_link_pack v65 = (0.5780346820809248 * v55) + (v61 * v64);
    const harlecki_two_link_pack v66 = v57 + v65;
    *(harlecki_two_link_unaligned *)&q_next[stride] = (harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * harlecki_two_link_pack_at(&dt[0]))) + (v19 * (v35 + v66));
    const harlecki_two_link_pack v67 = 0.16666666666666666 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v58);
    const harlecki_two_link_pack v69_angle[1] = {v68};
    harlecki_two_link_pack v69_sine[1];
    harlecki_two_link_pack v69_cosine[1];
    harlecki_two_link_bits v69_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v69_angle[0], &v69_sine[0], &v69_cosine[0], &v69_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v69_angle, v69_sine, v69_cosine, &v69_beyond);
    const harlecki_two_link_pack v71 = 1.0 + (1.8497109826589595 * v69_cosine[0]);
    const harlecki_two_link_pack v72 = 3.2 * v69_cosine[0];
    const harlecki_two_link_pack v73 = 1.0 / ((v71 * (1.7300000000000002 + v72)) - ((6.4 * v69_cosine[0]) + 13.73));
    const harlecki_two_link_pack v74 = (harlecki_two_link_pack_at(&dt[0]) * v52) - harlecki_two_link_pack_at(&q[0]);
    const harlecki_two_link_pack v75_angle[1] = {v74};
    harlecki_two_link_pack v75_sine[1];
    harlecki_two_link_pack v75_cosine[1];
    harlecki_two_link_bits v75_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v75_angle[0], &v75_sine[0], &v75_cosine[0], &v75_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v75_angle, v75_sine, v75_cosine, &v75_beyond);
    const harlecki_two_link_pack v77 = 31.392000000000003 * v69_cosine[0];
    const harlecki_two_link_pack v78 = 3.2 * v69_sine[0];
    const harlecki_two_link_pack v79 = (harlecki_two_link_pack_at(&dt[0]) * v62) - harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v80 = v79 * v79;
    const harlecki_two_link_pack v81 = ((v69_sine[0] * (31.392000000000003 * v75_sine[0])) + (v75_cosine[0] * v77)) + (v78 * v80);
    const harlecki_two_link_pack v82 = harlecki_two_link_pack_at(&tau[stride]) - v81;
    const harlecki_two_link_pack v83 = (harlecki_two_link_pack_at(&qd[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v65)) - v79;
    const harlecki_two_link_pack v84 = v83 * v83;
    const harlecki_two_link_pack v85 = (((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v75_cosine[0])) - v81) - (v71 * v82)) + (v78 * v84);
    *(harlecki_two_link_unaligned *)&qd_next[0] = (harlecki_two_link_pack_at(&qd[0]) - ((0.3333333333333333 * harlecki_two_link_pack_at(&dt[0])) * v63)) - (v67 * (v30 + (v73 * v85)));
    const harlecki_two_link_pack v86 = v71 * v73;
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_at(&qd[stride]) + (v67 * (((v35 + (2.0 * v66)) + (0.5780346820809248 * v82)) + (v85 * v86)));
    const harlecki_two_link_pack v87 = 1.0 - v44;
    const harlecki_two_link_pack v88 = v42_sine[0] * v46;
    const harlecki_two_link_pack v89 = v87 * v88;
    const harlecki_two_link_pack v90 = ((v48_sine[0] * (137.34 + (v50 * v87))) * v46) - ((31.392000000000003 * v48_cosine[0]) * v89);
    const harlecki_two_link_pack v91 = 1.0 - v20;
    const harlecki_two_link_pack v92 = v3_sine[2] * v22;
    const harlecki_two_link_pack v93 = v91 * v92;
    const harlecki_two_link_pack v94 = ((v3_sine[3] * (137.34 + (v23 * v91))) * v22) + ((31.392000000000003 * v3_cosine[3]) * v93);
    const harlecki_two_link_pack v95 = (v3_cosine[2] * v3_sine[3]) + (v3_cosine[3] * v3_sine[2]);
    const harlecki_two_link_pack v96 = (v20 * v94) + (18.145664739884392 * v95);
    const harlecki_two_link_pack v97 = v16 * v15;
    const harlecki_two_link_pack v98 = ((137.34 * v3_sine[1]) * v15) + ((31.392000000000003 * v13) * v97);
    const harlecki_two_link_pack v99 = (18.145664739884392 * v13) + (v14 * v98);
    const harlecki_two_link_pack v100 = 3.2 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v101 = v92 * v37;
    const harlecki_two_link_pack v102 = v100 * v101;
    const harlecki_two_link_pack v103 = v20 * v102;
    const harlecki_two_link_pack v104 = 6.4 * ((v31 * v93) - v101);
    const harlecki_two_link_pack v105 = (v20 * v104) + ((3.699421965317919 * v3_sine[2]) * v31);
    const harlecki_two_link_pack v106 = v0 * v105;
    const harlecki_two_link_pack v107 = ((v99 * v103) - v96) + (v98 * v106);
    const harlecki_two_link_pack v108 = v59 * v88;
    const harlecki_two_link_pack v109 = v100 * v108;
    const harlecki_two_link_pack v110 = v0 * v104;
    const harlecki_two_link_pack v111 = ((v99 * v102) - v94) + (v98 * v110);
    const harlecki_two_link_pack v112 = 6.4 * v108;
    const harlecki_two_link_pack v113 = ((6.4 * v52) * v89) - v112;
    const harlecki_two_link_pack v114 = v0 * v113;
    const harlecki_two_link_pack v115 = 0.25 * v18;
    const harlecki_two_link_pack v116 = (v48_sine[0] * v42_cosine[0]) - (v48_cosine[0] * v42_sine[0]);
    const harlecki_two_link_pack v117 = v61 * v88;
    const harlecki_two_link_pack v118 = v117 + ((9.81 * v116) + (v53 * v42_cosine[0]));
    const harlecki_two_link_pack v119 = v46 * (((v51 * v65) + (v60 * v45)) - (3.2 * (v117 + (v87 * v118))));
    const harlecki_two_link_pack v120 = v115 * v119;
    const harlecki_two_link_pack v121 = v115 * v90;
    const harlecki_two_link_pack v122 = ((((v107 * v109) - v90) + (v98 * v121)) + (v111 * v114)) + (v99 * v120);
    *(harlecki_two_link_unaligned *)&A[0] = 1.0 - (v19 * (v122 + (v98 - v111)));
    const harlecki_two_link_pack v123 = (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v3_cosine[0]) - (9.81 * v13)) + (v3_sine[0] * v30);
    const harlecki_two_link_pack v124 = ((v12 * v12) * v11) + (3.2 * ((v3_sine[0] * (v35 - v30)) - (v16 * v123)));
    const harlecki_two_link_pack v125 = v15 * v124;
    const harlecki_two_link_pack v126 = (1.8497109826589595 * v123) - (v17 * v124);
    const harlecki_two_link_pack v127 = v92 * v39;
    const harlecki_two_link_pack v128 = ((9.81 * v95) - (v3_cosine[2] * v32)) - v127;
    const harlecki_two_link_pack v129 = ((v24 * v57) + (v21 * v38)) + (3.2 * ((v91 * v128) - v127));
    const harlecki_two_link_pack v130 = v22 * v129;
    const harlecki_two_link_pack v131 = v130 + ((v102 * v126) - (v125 * v110));
    const harlecki_two_link_pack v132 = (1.8497109826589595 * v128) + (v56 * v129);
    const harlecki_two_link_pack v133 = v132 + ((v126 * v103) - (v125 * v106));
    const harlecki_two_link_pack v134 = (v119 + (((v125 * v121) - (v133 * v109)) - (v131 * v114))) - (v126 * v120);
    const harlecki_two_link_pack v135 = v28 * v15;
    const harlecki_two_link_pack v136 = 6.4 * v135;
    const harlecki_two_link_pack v137 = ((6.4 * v25) * v97) - v136;
    const harlecki_two_link_pack v138 = (v14 * v137) + (3.699421965317919 * v25);
    const harlecki_two_link_pack v139 = ((v105 + (v0 * v96)) + (v138 * v103)) + (v137 * v106);
    const harlecki_two_link_pack v140 = ((v104 + (v0 * v94)) + (v138 * v102)) + (v137 * v110);
    const harlecki_two_link_pack v141 = v0 + (v115 * v137);
    const harlecki_two_link_pack v142 = ((((v139 * v109) - v113) + (v141 * v90)) + (v140 * v114)) + (v138 * v120);
    *(harlecki_two_link_unaligned *)&A[2U * stride] = harlecki_two_link_pack_at(&dt[0]) + (v19 * (v142 + (v137 - v140)));
    const harlecki_two_link_pack v143 = v100 * v135;
    const harlecki_two_link_pack v144 = v28 * v17;
    const harlecki_two_link_pack v145 = (6.4 + ((20.480000000000004 * harlecki_two_link_pack_at(&dt[0])) * v144)) * v101;
    const harlecki_two_link_pack v146 = (v145 + (v143 * v104)) - (v0 * v130);
    const harlecki_two_link_pack v147 = ((v143 * v105) + (v20 * v145)) - (v0 * v132);
    const harlecki_two_link_pack v148 = (v15 * v90) + (v17 * v119);
    const harlecki_two_link_pack v149 = v18 * v28;
    const harlecki_two_link_pack v150 = 1.6 * v149;
    const harlecki_two_link_pack v151 = ((((v147 * v109) - v112) + (v146 * v114)) + (v0 * v119)) + (v150 * v148);
    *(harlecki_two_link_unaligned *)&A[3U * stride] = (v19 * (v146 - v151)) - ((1.0666666666666667 * v18) * v135);
    const harlecki_two_link_pack v152 = (v44 * v90) + (18.145664739884392 * v116);
    const harlecki_two_link_pack v153 = v44 * v109;
    const harlecki_two_link_pack v154 = (v44 * v113) + ((3.699421965317919 * v52) * v42_sine[0]);
    const harlecki_two_link_pack v155 = v0 * v154;
    const harlecki_two_link_pack v156 = (1.8497109826589595 * v118) - (v44 * v119);
    const harlecki_two_link_pack v157 = v115 * v156;
    const harlecki_two_link_pack v158 = v115 * v152;
    const harlecki_two_link_pack v159 = ((((v107 * v153) - v152) + (v98 * v158)) + (v111 * v155)) - (v99 * v157);
    *(harlecki_two_link_unaligned *)&A[4U * stride] = v19 * (v159 + (v99 - v107));
    const harlecki_two_link_pack v160 = (v126 * v157) + ((((v125 * v158) - (v133 * v153)) - (v131 * v155)) - v156);
    *(harlecki_two_link_unaligned *)&A[5U * stride] = 1.0 + (v19 * (v160 + (v133 - v126)));
    const harlecki_two_link_pack v161 = ((((v139 * v153) - v154) + (v141 * v152)) + (v140 * v155)) - (v138 * v157);
    const harlecki_two_link_pack v162 = (v15 * v152) - (v17 * v156);
    const harlecki_two_link_pack v163 = (v0 * v156) + (((v44 * v112) - (v147 * v153)) - (v146 * v155));
    const harlecki_two_link_pack v164 = v163 - (v150 * v162);
    *(harlecki_two_link_unaligned *)&A[7U * stride] = (harlecki_two_link_pack_at(&dt[0]) + ((1.0666666666666667 * v149) * v17)) - (v19 * (v147 + v164));
    const harlecki_two_link_pack v165 = 1.0 - v71;
    const harlecki_two_link_pack v166 = v69_sine[0] * v73;
    const harlecki_two_link_pack v167 = ((v75_sine[0] * (137.34 + (v77 * v165))) * v73) - (((31.392000000000003 * v75_cosine[0]) * v165) * v166);
    const harlecki_two_link_pack v168 = 0.5 * v18;
    const harlecki_two_link_pack v169 = 2.0 + (v168 * v167);
    const harlecki_two_link_pack v170 = 6.4 * v166;
    const harlecki_two_link_pack v171 = v83 * v170;
    const harlecki_two_link_pack v172 = v171 + ((v165 * v79) * v170);
    const harlecki_two_link_pack v173 = (harlecki_two_link_pack_at(&dt[0]) * v172) - 2.0;
    const harlecki_two_link_pack v174 = harlecki_two_link_pack_at(&dt[0]) * v171;
    const harlecki_two_link_pack v175 = (v69_cosine[0] * v75_sine[0]) - (v75_cosine[0] * v69_sine[0]);
    const harlecki_two_link_pack v176 = v85 * v166;
    const harlecki_two_link_pack v177 = v176 + ((9.81 * v175) + (v69_cosine[0] * v80));
    const harlecki_two_link_pack v178 = (((1.8497109826589595 * v69_sine[0]) * v82) + (v72 * v84)) - ((3.2 * v165) * (v176 + v177));
    const harlecki_two_link_pack v179 = v73 * v178;
    const harlecki_two_link_pack v180 = v168 * v179;
    const harlecki_two_link_pack v181 = (((v167 - v98) + (v111 * v169)) - (v159 * v174)) + (v122 * v173);
    *(harlecki_two_link_unaligned *)&A[8U * stride] = v67 * (v181 + (v107 * v180));
    const harlecki_two_link_pack v182 = ((v134 * v173) - (((v131 * v169) + v125) + (v160 * v174))) - v179;
    *(harlecki_two_link_unaligned *)&A[9U * stride] = v67 * (v182 - (v133 * v180));
    const harlecki_two_link_pack v183 = ((v140 * v169) - ((harlecki_two_link_pack_at(&dt[0]) * v167) + v137)) + (v142 * v173);
    *(harlecki_two_link_unaligned *)&A[10U * stride] = 1.0 - (v67 * (((v172 - (v161 * v174)) + v183) + (v139 * v180)));
    const harlecki_two_link_pack v184 = (((v146 * v169) - v136) + (v151 * v173)) + (v147 * v180);
    *(harlecki_two_link_unaligned *)&A[11U * stride] = v67 * (v184 + (((v164 * v174) - v171) - (harlecki_two_link_pack_at(&dt[0]) * v179)));
    const harlecki_two_link_pack v185 = (1.8497109826589595 * v177) - (v71 * v179);
    const harlecki_two_link_pack v186 = (v168 * v185) - 2.0;
    const harlecki_two_link_pack v187 = 2.0 + (v71 * v174);
    const harlecki_two_link_pack v188 = (v71 * v167) + (18.145664739884392 * v175);
    const harlecki_two_link_pack v189 = (v71 * v172) + ((3.699421965317919 * v69_sine[0]) * v79);
    const harlecki_two_link_pack v190 = harlecki_two_link_pack_at(&dt[0]) * v189;
    const harlecki_two_link_pack v191 = v168 * v188;
    const harlecki_two_link_pack v192 = (((v99 - v188) - (v111 * v191)) + (v159 * v187)) - (v122 * v190);
    *(harlecki_two_link_unaligned *)&A[12U * stride] = v67 * (v192 + (v107 * v186));
    const harlecki_two_link_pack v193 = (((v160 * v187) + ((v131 * v191) - v126)) - (v134 * v190)) - v185;
    *(harlecki_two_link_unaligned *)&A[13U * stride] = v67 * (v193 - (v133 * v186));
    const harlecki_two_link_pack v194 = ((v140 * v191) - ((harlecki_two_link_pack_at(&dt[0]) * v188) + v138)) + (v142 * v190);
    *(harlecki_two_link_unaligned *)&A[14U * stride] = v67 * (((v189 - (v161 * v187)) + v194) - (v139 * v186));
    const harlecki_two_link_pack v195 = (v164 * v187) + ((v146 * v191) - ((v71 * v171) + (6.4 * v144)));
    *(harlecki_two_link_unaligned *)&A[15U * stride] = 1.0 - (v67 * (((harlecki_two_link_pack_at(&dt[0]) * v185) + (v195 + (v151 * v190))) - (v147 * v186)));
    const harlecki_two_link_pack v196 = ((v17 * v103) - v56) + (v15 * v106);
    const harlecki_two_link_pack v197 = ((v17 * v102) - v22) + (v15 * v110);
    const harlecki_two_link_pack v198 = ((v46 + (v196 * v109)) + (v197 * v114)) + (v115 * v148);
    const harlecki_two_link_pack v199 = v19 * v17;
    const harlecki_two_link_pack v200 = (v14 * v17) - 0.5780346820809248;
    const harlecki_two_link_pack v201 = ((v200 * v102) - v56) + (v17 * v110);
    const harlecki_two_link_pack v202 = ((0.5780346820809248 - (v20 * v56)) + (v200 * v103)) + (v17 * v106);
    const harlecki_two_link_pack v203 = (((v64 + (v202 * v109)) + (v17 * v121)) + (v201 * v114)) + (v200 * v120);
    *(harlecki_two_link_unaligned *)&B[stride] = v199 - (v19 * (v201 - v203));
    const harlecki_two_link_pack v204 = (-(v115 * v162)) - (((v196 * v153) + v64) + (v197 * v155));
    *(harlecki_two_link_unaligned *)&B[2U * stride] = v199 - (v19 * (v196 + v204));
    const harlecki_two_link_pack v205 = (((v202 * v153) + ((v44 * v64) - 0.5780346820809248)) + (v17 * v158)) + (v201 * v155);
    const harlecki_two_link_pack v206 = v205 - (v200 * v157);
    const harlecki_two_link_pack v207 = (v198 * v173) + (((v197 * v169) - (v15 + v73)) + (v174 * v204));
    *(harlecki_two_link_unaligned *)&B[4U * stride] = v67 * (v207 + (v196 * v180));
    const harlecki_two_link_pack v208 = v17 + v86;
    const harlecki_two_link_pack v209 = (((v208 - (v201 * v169)) + (v206 * v174)) - (v203 * v173)) - (v202 * v180);
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v67 * v209;
    const harlecki_two_link_pack v210 = (((v208 - (v197 * v191)) - (v204 * v187)) - (v198 * v190)) + (v196 * v186);
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v67 * v210;
    const harlecki_two_link_pack v211 = (((0.5780346820809248 - v200) - (v71 * v86)) + (v201 * v191)) - (v206 * v187);
    *(harlecki_two_link_unaligned *)&B[7U * stride] = v67 * ((v211 + (v203 * v190)) - (v202 * v186));
    *(harlecki_two_link_unaligned *)&A[stride] = -(v19 * ((v125 + v131) + v134));
    *(harlecki_two_link_unaligned *)&A[6U * stride] = -(v19 * (v161 + (v138 - v139)));
    *(harlecki_two_link_unaligned *)&B[0] = -(v19 * (v198 + (v15 - v197)));
    *(harlecki_two_link_unaligned *)&B[3U * stride] = -(v19 * (v206 + (v200 - v202)));
}

void harlecki_two_link_linearize_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= HARLECKI_TWO_LINK_LANES; first += HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double dt_rest[1U * HARLECKI_TWO_LINK_LANES];
        double q_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_next_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[7U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

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

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
