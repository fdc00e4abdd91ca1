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
    *(harlecki_two_link_unaligned *)&F[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[9U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[10U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v5 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_at(&qdd[stride]) + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v7 = v4 - (9.81 * v0_sine[0]);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_at(&qdd[0]) + (9.81 * v0_cosine[0]);
    const harlecki_two_link_pack v9 = (v5 * (3.2 * v5)) + (8.0 * ((v0_cosine[1] * v7) - (v0_sine[1] * v8)));
    const harlecki_two_link_pack v10 = (v0_cosine[1] * v8) + (v0_sine[1] * v7);
    const harlecki_two_link_pack v11 = (3.2 * v6) + (8.0 * v10);
    *(harlecki_two_link_unaligned *)&F[7U * stride] = v11;
    *(harlecki_two_link_unaligned *)&F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v9)) - (v0_sine[1] * v11);
    const harlecki_two_link_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v9);
    *(harlecki_two_link_unaligned *)&F[stride] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * harlecki_two_link_pack_at(&qdd[0])));
    const harlecki_two_link_pack v13 = (1.7300000000000002 * v6) + (3.2 * v10);
    *(harlecki_two_link_unaligned *)&F[11U * stride] = v13;
    *(harlecki_two_link_unaligned *)&F[5U * stride] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * harlecki_two_link_pack_at(&qdd[0])))) + v12;
    *(harlecki_two_link_unaligned *)&F[6U * stride] = -v9;
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
    const harlecki_two_link_pack v0 = harlecki_two_link_pack_at(&q[0]) + harlecki_two_link_pack_at(&q[stride]);
    const harlecki_two_link_pack v1_angle[2] = {harlecki_two_link_pack_at(&q[0]), v0};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const harlecki_two_link_pack v5 = 31.392000000000003 * v1_sine[1];
    *(harlecki_two_link_unaligned *)&by_q[0] = -(v5 + (137.34 * v1_sine[0]));
    const harlecki_two_link_pack v6 = 3.2 * ((v1_sine[0] * v1_cosine[1]) - (v1_cosine[0] * v1_sine[1]));
    const harlecki_two_link_pack v7 = 3.2 * ((v1_cosine[0] * v1_cosine[1]) + (v1_sine[0] * v1_sine[1]));
    const harlecki_two_link_pack v8 = (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v7) - v5) + (harlecki_two_link_pack_at(&qdd[0]) * v6);
    *(harlecki_two_link_unaligned *)&by_q[3U * stride] = v8;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    *(harlecki_two_link_unaligned *)&by_q[stride] = (v8 - ((v9 * v9) * v7)) + ((harlecki_two_link_pack_at(&qdd[stride]) + harlecki_two_link_pack_at(&qdd[0])) * v6);
    *(harlecki_two_link_unaligned *)&by_q[2U * stride] = -v5;
    const harlecki_two_link_pack v10 = 2.0 * v6;
    const harlecki_two_link_pack v11 = harlecki_two_link_pack_at(&qd[0]) * v10;
    const harlecki_two_link_pack v12 = v9 * v10;
    *(harlecki_two_link_unaligned *)&by_qd[stride] = v12;
    *(harlecki_two_link_unaligned *)&by_qd[0] = v12 - v11;
    *(harlecki_two_link_unaligned *)&by_qd[2U * stride] = -v11;
    *(harlecki_two_link_unaligned *)&by_qd[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&by_qdd[3U * stride] = harlecki_two_link_pack_splat(1.7300000000000002);
    const harlecki_two_link_pack v13 = 1.7300000000000002 + v7;
    *(harlecki_two_link_unaligned *)&by_qdd[stride] = v13;
    *(harlecki_two_link_unaligned *)&by_qdd[2U * stride] = v13;
    *(harlecki_two_link_unaligned *)&by_qdd[0] = (12.0 + v7) + v13;
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
    const harlecki_two_link_pack v0 = harlecki_two_link_pack_at(&q[0]) + harlecki_two_link_pack_at(&q[stride]);
    const harlecki_two_link_pack v1_angle[2] = {v0, harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
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
    const harlecki_two_link_pack v5 = 3.2 * v1_sine[0];
    const harlecki_two_link_pack v6 = 3.2 * v1_cosine[0];
    const harlecki_two_link_pack v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const harlecki_two_link_pack v8 = 1.7300000000000002 + v7;
    const harlecki_two_link_pack v9 = 1.0 - (0.5780346820809248 * v8);
    const harlecki_two_link_pack v10 = 1.0 / ((12.0 + v7) + (v8 * v9));
    *(harlecki_two_link_unaligned *)&B[4U * stride] = v10;
    const harlecki_two_link_pack v11 = 31.392000000000003 * v1_sine[0];
    const harlecki_two_link_pack v12 = (137.34 * v1_sine[1]) + (v11 * v9);
    *(harlecki_two_link_unaligned *)&A[8U * stride] = v12 * v10;
    const harlecki_two_link_pack v13 = v8 * v10;
    const harlecki_two_link_pack v14 = 0.5780346820809248 * v13;
    const harlecki_two_link_pack v15 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_at(&qd[0]) * v15;
    const harlecki_two_link_pack v17 = (harlecki_two_link_pack_at(&qd[0]) * v16) - (31.392000000000003 * v1_cosine[0]);
    const harlecki_two_link_pack v18 = v15 * (harlecki_two_link_pack_at(&tau[stride]) + v17);
    const harlecki_two_link_pack v19 = v15 * v10;
    const harlecki_two_link_pack v20 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v21 = v20 * v19;
    const harlecki_two_link_pack v22 = v20 * v15;
    const harlecki_two_link_pack v23 = ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v1_cosine[1])) + v17) * v19) - (v18 * v14)) - (v22 * v21);
    const harlecki_two_link_pack v24 = (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v7) - v11) + v23;
    const harlecki_two_link_pack v25 = (((v20 * v20) * v7) - (0.5780346820809248 * v18)) - (v9 * (v23 + v24));
    *(harlecki_two_link_unaligned *)&A[9U * stride] = v10 * v25;
    const harlecki_two_link_pack v26 = 2.0 * ((v16 * v9) - v22);
    *(harlecki_two_link_unaligned *)&A[10U * stride] = v26 * v10;
    *(harlecki_two_link_unaligned *)&A[11U * stride] = (-2.0) * v21;
    *(harlecki_two_link_unaligned *)&A[12U * stride] = (18.145664739884392 * v1_sine[0]) - (v12 * v14);
    *(harlecki_two_link_unaligned *)&A[13U * stride] = -((0.5780346820809248 * v24) + (v14 * v25));
    *(harlecki_two_link_unaligned *)&A[14U * stride] = (1.1560693641618496 * v16) - (v26 * v14);
    *(harlecki_two_link_unaligned *)&A[15U * stride] = (1.1560693641618496 * v22) * v13;
    const harlecki_two_link_pack v27 = -v14;
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v27;
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v27;
    *(harlecki_two_link_unaligned *)&B[7U * stride] = 0.5780346820809248 + ((0.3341240936883958 * v8) * v13);
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
    const harlecki_two_link_pack v0 = harlecki_two_link_pack_at(&q[0]) + harlecki_two_link_pack_at(&q[stride]);
    const harlecki_two_link_pack v1 = 0.5 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * v1);
    const harlecki_two_link_pack v3 = v2 + (harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * v1));
    const harlecki_two_link_pack v4_angle[4] = {harlecki_two_link_pack_at(&q[0]), v0, v2, v3};
    harlecki_two_link_pack v4_sine[4];
    harlecki_two_link_pack v4_cosine[4];
    harlecki_two_link_bits v4_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v4_angle[0], &v4_sine[0], &v4_cosine[0], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[1], &v4_sine[1], &v4_cosine[1], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[2], &v4_sine[2], &v4_cosine[2], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[3], &v4_sine[3], &v4_cosine[3], &v4_beyond);
    harlecki_two_link_pack_sincos_guard(4U, v4_angle, v4_sine, v4_cosine, &v4_beyond);
    const harlecki_two_link_pack v12 = 3.2 * v4_cosine[1];
    const harlecki_two_link_pack v13 = 3.2 * v4_sine[1];
    const harlecki_two_link_pack v14 = (v4_cosine[0] * v12) + (v4_sine[0] * v13);
    const harlecki_two_link_pack v15 = 1.7300000000000002 + v14;
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v17 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v18 = v17 * v17;
    const harlecki_two_link_pack v19 = (v4_sine[0] * v12) - (v4_cosine[0] * v13);
    const harlecki_two_link_pack v20 = 0.5780346820809248 * v15;
    const harlecki_two_link_pack v21 = 1.0 - v20;
    const harlecki_two_link_pack v22 = (9.81 * v12) - (v16 * v19);
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_at(&tau[stride]) - v22;
    const harlecki_two_link_pack v24 = 1.0 / ((v14 + 12.0) + (v15 * v21));
    const harlecki_two_link_pack v25 = ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v4_cosine[0])) - (v18 * v19)) - v22) - (v23 * v20)) * v24;
    const harlecki_two_link_pack v26 = 3.2 * v4_cosine[3];
    const harlecki_two_link_pack v27 = 3.2 * v4_sine[3];
    const harlecki_two_link_pack v28 = (v4_cosine[2] * v26) + (v4_sine[2] * v27);
    const harlecki_two_link_pack v29 = 1.7300000000000002 + v28;
    const harlecki_two_link_pack v30 = 0.5780346820809248 * v29;
    const harlecki_two_link_pack v31 = 1.0 - v30;
    const harlecki_two_link_pack v32 = 1.0 / ((v28 + 12.0) + (v29 * v31));
    const harlecki_two_link_pack v33 = harlecki_two_link_pack_at(&qd[0]) + (v1 * v25);
    const harlecki_two_link_pack v34 = v33 * v33;
    const harlecki_two_link_pack v35 = (v4_sine[2] * v26) - (v4_cosine[2] * v27);
    const harlecki_two_link_pack v36 = (9.81 * v26) - (v35 * v34);
    const harlecki_two_link_pack v37 = harlecki_two_link_pack_at(&tau[stride]) - v36;
    const harlecki_two_link_pack v38 = (0.5780346820809248 * v23) - (v20 * v25);
    const harlecki_two_link_pack v39 = harlecki_two_link_pack_at(&qd[stride]) + (v1 * v38);
    const harlecki_two_link_pack v40 = v33 + v39;
    const harlecki_two_link_pack v41 = v40 * v40;
    const harlecki_two_link_pack v42 = v32 * ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v4_cosine[2])) - v36) - (v30 * v37)) - (v35 * v41));
    const harlecki_two_link_pack v43 = harlecki_two_link_pack_at(&q[0]) + (v1 * v33);
    const harlecki_two_link_pack v44_angle[1] = {v43};
    harlecki_two_link_pack v44_sine[1];
    harlecki_two_link_pack v44_cosine[1];
    harlecki_two_link_bits v44_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v44_angle[0], &v44_sine[0], &v44_cosine[0], &v44_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v44_angle, v44_sine, v44_cosine, &v44_beyond);
    const harlecki_two_link_pack v46 = (harlecki_two_link_pack_at(&q[stride]) + (v1 * v39)) + v43;
    const harlecki_two_link_pack v47_angle[1] = {v46};
    harlecki_two_link_pack v47_sine[1];
    harlecki_two_link_pack v47_cosine[1];
    harlecki_two_link_bits v47_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v47_angle[0], &v47_sine[0], &v47_cosine[0], &v47_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v47_angle, v47_sine, v47_cosine, &v47_beyond);
    const harlecki_two_link_pack v49 = 3.2 * v47_cosine[0];
    const harlecki_two_link_pack v50 = 3.2 * v47_sine[0];
    const harlecki_two_link_pack v51 = (v44_cosine[0] * v49) + (v44_sine[0] * v50);
    const harlecki_two_link_pack v52 = 1.7300000000000002 + v51;
    const harlecki_two_link_pack v53 = 0.5780346820809248 * v52;
    const harlecki_two_link_pack v54 = 1.0 - v53;
    const harlecki_two_link_pack v55 = 1.0 / ((v51 + 12.0) + (v52 * v54));
    const harlecki_two_link_pack v56 = harlecki_two_link_pack_at(&qd[0]) + (v1 * v42);
    const harlecki_two_link_pack v57 = v56 * v56;
    const harlecki_two_link_pack v58 = (v44_sine[0] * v49) - (v44_cosine[0] * v50);
    const harlecki_two_link_pack v59 = (9.81 * v49) - (v57 * v58);
    const harlecki_two_link_pack v60 = harlecki_two_link_pack_at(&tau[stride]) - v59;
    const harlecki_two_link_pack v61 = (0.5780346820809248 * v37) - (v30 * v42);
    const harlecki_two_link_pack v62 = harlecki_two_link_pack_at(&qd[stride]) + (v1 * v61);
    const harlecki_two_link_pack v63 = v56 + v62;
    const harlecki_two_link_pack v64 = v63 * v63;
    const harlecki_two_link_pack v65 = ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v44_cosine[0])) - (v64 * v58)) - v59) - (v53 * v60)) * v55;
    const harlecki_two_link_pack v66 = v42 + v65;
    const harlecki_two_link_pack v67 = 0.16666666666666666 * harlecki_two_link_pack_at(&dt[0]);
    const harlecki_two_link_pack v68 = harlecki_two_link_pack_at(&dt[0]) * v67;
    *(harlecki_two_link_unaligned *)&q_next[0] = (harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&dt[0]))) + (v68 * (v25 + v66));
    const harlecki_two_link_pack v69 = (0.5780346820809248 * v60) - (v53 * v65);
    const harlecki_two_link_pack v70 = v61 + v69;
    *(harlecki_two_link_unaligned *)&q_next[stride] = (harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&qd[stride]) * harlecki_two_link_pack_at(&dt[0]))) + (v68 * (v38 + v70));
    const harlecki_two_link_pack v71 = harlecki_two_link_pack_at(&q[0]) + (harlecki_two_link_pack_at(&dt[0]) * v56);
    const harlecki_two_link_pack v72_angle[1] = {v71};
    harlecki_two_link_pack v72_sine[1];
    harlecki_two_link_pack v72_cosine[1];
    harlecki_two_link_bits v72_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v72_angle[0], &v72_sine[0], &v72_cosine[0], &v72_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v72_angle, v72_sine, v72_cosine, &v72_beyond);
    const harlecki_two_link_pack v74 = (harlecki_two_link_pack_at(&q[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v62)) + v71;
    const harlecki_two_link_pack v75_angle[1] = {v74};
    harlecki_two_link_pack v75_sine[1];
    harlecki_two_link_pack v75_cosine[1];
    harlecki_two_link_bits v75_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v75_angle[0], &v75_sine[0], &v75_cosine[0], &v75_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v75_angle, v75_sine, v75_cosine, &v75_beyond);
    const harlecki_two_link_pack v77 = 3.2 * v75_sine[0];
    const harlecki_two_link_pack v78 = 3.2 * v75_cosine[0];
    const harlecki_two_link_pack v79 = (v72_sine[0] * v77) + (v72_cosine[0] * v78);
    const harlecki_two_link_pack v80 = 1.7300000000000002 + v79;
    const harlecki_two_link_pack v81 = 0.5780346820809248 * v80;
    const harlecki_two_link_pack v82 = 1.0 - v81;
    const harlecki_two_link_pack v83 = 1.0 / ((v79 + 12.0) + (v80 * v82));
    const harlecki_two_link_pack v84 = harlecki_two_link_pack_at(&qd[0]) + (harlecki_two_link_pack_at(&dt[0]) * v65);
    const harlecki_two_link_pack v85 = v84 * v84;
    const harlecki_two_link_pack v86 = (v72_sine[0] * v78) - (v72_cosine[0] * v77);
    const harlecki_two_link_pack v87 = (9.81 * v78) - (v86 * v85);
    const harlecki_two_link_pack v88 = harlecki_two_link_pack_at(&tau[stride]) - v87;
    const harlecki_two_link_pack v89 = v84 + (harlecki_two_link_pack_at(&qd[stride]) + (harlecki_two_link_pack_at(&dt[0]) * v69));
    const harlecki_two_link_pack v90 = v89 * v89;
    const harlecki_two_link_pack v91 = v83 * ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v72_cosine[0])) - v87) - (v81 * v88)) - (v86 * v90));
    *(harlecki_two_link_unaligned *)&qd_next[0] = harlecki_two_link_pack_at(&qd[0]) + (v67 * ((v25 + (2.0 * v66)) + v91));
    const harlecki_two_link_pack v92 = 0.5780346820809248 * v88;
    *(harlecki_two_link_unaligned *)&qd_next[stride] = harlecki_two_link_pack_at(&qd[stride]) + (v67 * ((v92 + (v38 + (2.0 * v70))) - (v81 * v91)));
    const harlecki_two_link_pack v93 = 9.81 * v13;
    const harlecki_two_link_pack v94 = ((137.34 * v4_sine[0]) + (v93 * v21)) * v24;
    const harlecki_two_link_pack v95 = 2.0 * v35;
    const harlecki_two_link_pack v96 = v95 * v40;
    const harlecki_two_link_pack v97 = v32 * (((v95 * v31) * v33) - v96);
    const harlecki_two_link_pack v98 = v1 * v97;
    const harlecki_two_link_pack v99 = (0.5780346820809248 * v93) - (v20 * v94);
    const harlecki_two_link_pack v100 = v32 * v96;
    const harlecki_two_link_pack v101 = v1 * v100;
    const harlecki_two_link_pack v102 = 9.81 * v27;
    const harlecki_two_link_pack v103 = ((137.34 * v4_sine[2]) + (v102 * v31)) * v32;
    const harlecki_two_link_pack v104 = (v103 - (v99 * v101)) + (v94 * v98);
    const harlecki_two_link_pack v105 = 9.81 * v50;
    const harlecki_two_link_pack v106 = ((137.34 * v44_sine[0]) + (v105 * v54)) * v55;
    const harlecki_two_link_pack v107 = v1 * v1;
    const harlecki_two_link_pack v108 = v107 * v106;
    const harlecki_two_link_pack v109 = (v105 - (v57 * v51)) - (v58 * v65);
    const harlecki_two_link_pack v110 = v55 * (((v54 * v109) + (v64 * v51)) - (v58 * (v65 + v69)));
    const harlecki_two_link_pack v111 = v107 * v110;
    const harlecki_two_link_pack v112 = 2.0 * v58;
    const harlecki_two_link_pack v113 = v63 * v112;
    const harlecki_two_link_pack v114 = (((v56 * v112) * v54) - v113) * v55;
    const harlecki_two_link_pack v115 = v1 * v114;
    const harlecki_two_link_pack v116 = (v30 * v97) - ((1.1560693641618496 * v35) * v33);
    const harlecki_two_link_pack v117 = v1 * (-v116);
    const harlecki_two_link_pack v118 = v30 * v101;
    const harlecki_two_link_pack v119 = (5.670520231213873 * v27) - (v30 * v103);
    const harlecki_two_link_pack v120 = (v119 + (v99 * v118)) + (v94 * v117);
    const harlecki_two_link_pack v121 = v113 * v55;
    const harlecki_two_link_pack v122 = v1 * v121;
    const harlecki_two_link_pack v123 = (((v106 + (v94 * v108)) + (v104 * v115)) - (v120 * v122)) + (v99 * v111);
    *(harlecki_two_link_unaligned *)&A[0] = 1.0 + (v68 * (v123 + (v94 + v104)));
    const harlecki_two_link_pack v124 = ((v16 * v14) - v93) + (v19 * v25);
    const harlecki_two_link_pack v125 = v24 * (((v18 * v14) - (v21 * v124)) - (v19 * (v25 + v38)));
    const harlecki_two_link_pack v126 = (0.5780346820809248 * v124) + (v20 * v125);
    const harlecki_two_link_pack v127 = (v102 - (v28 * v34)) - (v35 * v42);
    const harlecki_two_link_pack v128 = v32 * (((v31 * v127) + (v28 * v41)) - (v35 * (v42 + v61)));
    const harlecki_two_link_pack v129 = v128 + ((v125 * v98) + (v126 * v101));
    const harlecki_two_link_pack v130 = (0.5780346820809248 * v127) - (v30 * v128);
    const harlecki_two_link_pack v131 = v130 + ((v125 * v117) - (v126 * v118));
    const harlecki_two_link_pack v132 = (v110 + (((v125 * v108) + (v129 * v115)) - (v131 * v122))) - (v126 * v111);
    *(harlecki_two_link_unaligned *)&A[stride] = v68 * (v132 + (v125 + v129));
    const harlecki_two_link_pack v133 = 2.0 * v19;
    const harlecki_two_link_pack v134 = v17 * v133;
    const harlecki_two_link_pack v135 = (((harlecki_two_link_pack_at(&qd[0]) * v133) * v21) - v134) * v24;
    const harlecki_two_link_pack v136 = ((1.1560693641618496 * harlecki_two_link_pack_at(&qd[0])) * v19) - (v20 * v135);
    const harlecki_two_link_pack v137 = (v97 + (v135 * v98)) + ((v1 * v103) - (v136 * v101));
    const harlecki_two_link_pack v138 = ((v135 * v117) - v116) + ((v136 * v118) + (v1 * v119));
    const harlecki_two_link_pack v139 = (((v114 + (v1 * v106)) + (v135 * v108)) + (v137 * v115)) - (v138 * v122);
    const harlecki_two_link_pack v140 = v139 + (v136 * v111);
    *(harlecki_two_link_unaligned *)&A[2U * stride] = harlecki_two_link_pack_at(&dt[0]) + (v68 * (v140 + (v135 + v137)));
    const harlecki_two_link_pack v141 = v134 * v24;
    const harlecki_two_link_pack v142 = v20 * v141;
    const harlecki_two_link_pack v143 = (v1 * v128) - ((v100 + (v142 * v101)) + (v141 * v98));
    const harlecki_two_link_pack v144 = (((v30 * v100) + (v142 * v118)) - (v141 * v117)) + (v1 * v130);
    const harlecki_two_link_pack v145 = (v1 * v110) + (((v143 * v115) - (v121 + (v141 * v108))) - (v144 * v122));
    const harlecki_two_link_pack v146 = v145 + (v142 * v111);
    *(harlecki_two_link_unaligned *)&A[3U * stride] = v68 * (v146 + (v143 - v141));
    const harlecki_two_link_pack v147 = (5.670520231213873 * v50) - (v53 * v106);
    const harlecki_two_link_pack v148 = v107 * v147;
    const harlecki_two_link_pack v149 = (0.5780346820809248 * v109) - (v53 * v110);
    const harlecki_two_link_pack v150 = v107 * v149;
    const harlecki_two_link_pack v151 = (v53 * v114) - ((1.1560693641618496 * v56) * v58);
    const harlecki_two_link_pack v152 = v1 * (-v151);
    const harlecki_two_link_pack v153 = v53 * v122;
    const harlecki_two_link_pack v154 = (((v147 + (v94 * v148)) + (v104 * v152)) + (v120 * v153)) + (v99 * v150);
    *(harlecki_two_link_unaligned *)&A[4U * stride] = v68 * (v154 + (v99 + v120));
    const harlecki_two_link_pack v155 = (v149 + (((v125 * v148) + (v129 * v152)) + (v131 * v153))) - (v126 * v150);
    *(harlecki_two_link_unaligned *)&A[5U * stride] = 1.0 - (v68 * ((v126 - v131) - v155));
    const harlecki_two_link_pack v156 = ((((v1 * v147) - v151) + (v135 * v148)) + (v137 * v152)) + (v138 * v153);
    const harlecki_two_link_pack v157 = v156 + (v136 * v150);
    *(harlecki_two_link_unaligned *)&A[6U * stride] = v68 * (v157 + (v136 + v138));
    const harlecki_two_link_pack v158 = (((v53 * v121) - (v141 * v148)) + (v143 * v152)) + (v144 * v153);
    const harlecki_two_link_pack v159 = ((v1 * v149) + v158) + (v142 * v150);
    *(harlecki_two_link_unaligned *)&A[7U * stride] = harlecki_two_link_pack_at(&dt[0]) + (v68 * (v159 + (v142 + v144)));
    const harlecki_two_link_pack v160 = harlecki_two_link_pack_at(&dt[0]) * v1;
    const harlecki_two_link_pack v161 = 9.81 * v77;
    const harlecki_two_link_pack v162 = ((137.34 * v72_sine[0]) + (v161 * v82)) * v83;
    const harlecki_two_link_pack v163 = 2.0 + (v160 * v162);
    const harlecki_two_link_pack v164 = (v161 - (v79 * v85)) - (v86 * v91);
    const harlecki_two_link_pack v165 = v83 * (((v82 * v164) + (v79 * v90)) - (v86 * (v92 + (v82 * v91))));
    const harlecki_two_link_pack v166 = v160 * v165;
    const harlecki_two_link_pack v167 = 2.0 * v86;
    const harlecki_two_link_pack v168 = v167 * v89;
    const harlecki_two_link_pack v169 = ((v82 * (v167 * v84)) - v168) * v83;
    const harlecki_two_link_pack v170 = 2.0 + (harlecki_two_link_pack_at(&dt[0]) * v169);
    const harlecki_two_link_pack v171 = v168 * v83;
    const harlecki_two_link_pack v172 = harlecki_two_link_pack_at(&dt[0]) * v171;
    const harlecki_two_link_pack v173 = (((v162 + v94) + (v104 * v163)) + (v123 * v170)) - (v154 * v172);
    *(harlecki_two_link_unaligned *)&A[8U * stride] = v67 * (v173 + (v120 * v166));
    const harlecki_two_link_pack v174 = v165 + (((v125 + (v129 * v163)) + (v132 * v170)) - (v155 * v172));
    *(harlecki_two_link_unaligned *)&A[9U * stride] = v67 * (v174 + (v131 * v166));
    const harlecki_two_link_pack v175 = (v169 + (v137 * v163)) - (v157 * v172);
    const harlecki_two_link_pack v176 = v67 * ((v175 + ((v135 + (harlecki_two_link_pack_at(&dt[0]) * v162)) + (v140 * v170))) + (v138 * v166));
    *(harlecki_two_link_unaligned *)&A[10U * stride] = 1.0 + v176;
    const harlecki_two_link_pack v177 = (((v143 * v163) - (v141 + v171)) + (v146 * v170)) - (v159 * v172);
    *(harlecki_two_link_unaligned *)&A[11U * stride] = v67 * (((harlecki_two_link_pack_at(&dt[0]) * v165) + v177) + (v144 * v166));
    const harlecki_two_link_pack v178 = (5.670520231213873 * v77) - (v81 * v162);
    const harlecki_two_link_pack v179 = v160 * v178;
    const harlecki_two_link_pack v180 = (0.5780346820809248 * v164) - (v81 * v165);
    const harlecki_two_link_pack v181 = 2.0 + (v160 * v180);
    const harlecki_two_link_pack v182 = (v81 * v169) - ((1.1560693641618496 * v86) * v84);
    const harlecki_two_link_pack v183 = harlecki_two_link_pack_at(&dt[0]) * (-v182);
    const harlecki_two_link_pack v184 = 2.0 + (v81 * v172);
    const harlecki_two_link_pack v185 = (((v178 + v99) + (v104 * v179)) + (v123 * v183)) + (v154 * v184);
    *(harlecki_two_link_unaligned *)&A[12U * stride] = v67 * (v185 + (v120 * v181));
    const harlecki_two_link_pack v186 = v180 + ((((v129 * v179) - v126) + (v132 * v183)) + (v155 * v184));
    *(harlecki_two_link_unaligned *)&A[13U * stride] = v67 * (v186 + (v131 * v181));
    const harlecki_two_link_pack v187 = ((v136 + (harlecki_two_link_pack_at(&dt[0]) * v178)) + (v140 * v183)) + (v157 * v184);
    *(harlecki_two_link_unaligned *)&A[14U * stride] = v67 * ((v187 + ((v137 * v179) - v182)) + (v138 * v181));
    const harlecki_two_link_pack v188 = (((v142 + (v81 * v171)) + (v143 * v179)) + (v146 * v183)) + (v159 * v184);
    *(harlecki_two_link_unaligned *)&A[15U * stride] = 1.0 + (v67 * ((v188 + (harlecki_two_link_pack_at(&dt[0]) * v180)) + (v144 * v181)));
    const harlecki_two_link_pack v189 = v20 * v24;
    const harlecki_two_link_pack v190 = (v32 + (v189 * v101)) + (v24 * v98);
    const harlecki_two_link_pack v191 = v30 * v32;
    const harlecki_two_link_pack v192 = (v24 * v117) - ((v189 * v118) + v191);
    const harlecki_two_link_pack v193 = (((v55 + (v24 * v108)) + (v190 * v115)) - (v192 * v122)) - (v189 * v111);
    *(harlecki_two_link_unaligned *)&B[0] = v68 * (v193 + (v24 + v190));
    const harlecki_two_link_pack v194 = v68 * v189;
    const harlecki_two_link_pack v195 = 0.5780346820809248 + (v20 * v189);
    const harlecki_two_link_pack v196 = (v191 + (v195 * v101)) + (v189 * v98);
    const harlecki_two_link_pack v197 = ((0.5780346820809248 + (v30 * v191)) + (v195 * v118)) - (v189 * v117);
    const harlecki_two_link_pack v198 = v53 * v55;
    const harlecki_two_link_pack v199 = (((v198 + (v189 * v108)) + (v196 * v115)) + (v197 * v122)) - (v195 * v111);
    const harlecki_two_link_pack v200 = ((((v24 * v148) - v198) + (v190 * v152)) + (v192 * v153)) - (v189 * v150);
    *(harlecki_two_link_unaligned *)&B[2U * stride] = (v68 * (v192 + v200)) - v194;
    const harlecki_two_link_pack v201 = (((0.5780346820809248 + (v53 * v198)) - (v189 * v148)) - (v196 * v152)) + (v197 * v153);
    const harlecki_two_link_pack v202 = v201 + (v195 * v150);
    *(harlecki_two_link_unaligned *)&B[3U * stride] = v68 * (v202 + (v195 + v197));
    const harlecki_two_link_pack v203 = (((v24 + v83) - (v200 * v172)) + (v193 * v170)) + (v190 * v163);
    *(harlecki_two_link_unaligned *)&B[4U * stride] = v67 * (v203 + (v192 * v166));
    const harlecki_two_link_pack v204 = v81 * v83;
    const harlecki_two_link_pack v205 = v189 + v204;
    const harlecki_two_link_pack v206 = (v197 * v166) - ((((v202 * v172) + v205) + (v199 * v170)) + (v196 * v163));
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v67 * v206;
    const harlecki_two_link_pack v207 = ((((v190 * v179) - v205) + (v193 * v183)) + (v200 * v184)) + (v192 * v181);
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v67 * v207;
    const harlecki_two_link_pack v208 = (((v195 + 0.5780346820809248) + (v81 * v204)) - (v196 * v179)) - (v199 * v183);
    *(harlecki_two_link_unaligned *)&B[7U * stride] = v67 * ((v208 + (v202 * v184)) + (v197 * v181));
    *(harlecki_two_link_unaligned *)&B[stride] = -(v194 + (v68 * (v196 + v199)));
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
