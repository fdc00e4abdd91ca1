/* Many states at a time. Compiled with TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "two_link.h"

#if defined(TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define TWO_LINK_BYTES 32
#else
#define TWO_LINK_BYTES 16
#endif
#define TWO_LINK_LANES (TWO_LINK_BYTES / sizeof(double))
#define TWO_LINK_APART __attribute__((noinline, unused))
#define TWO_LINK_BODY static inline __attribute__((always_inline, unused))
#define TWO_LINK_INLINE static inline __attribute__((unused))

typedef double two_link_pack __attribute__((vector_size(TWO_LINK_BYTES)));
typedef double two_link_unaligned __attribute__((vector_size(TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t two_link_mask __attribute__((vector_size(TWO_LINK_BYTES)));
typedef signed char two_link_bytes __attribute__((vector_size(TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short two_link_shorts __attribute__((vector_size(2 * TWO_LINK_BYTES / sizeof(double))));

TWO_LINK_INLINE two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

TWO_LINK_INLINE two_link_pack two_link_pack_at(const double *x)
{
    return *(const two_link_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
TWO_LINK_INLINE two_link_pack two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? two_link_pack_splat(prepared[k]) : two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_flags(const bool *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return -__builtin_convertvector(wide, two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_modes(const signed char *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return __builtin_convertvector(wide, two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_pack two_link_pack_select(two_link_mask condition, two_link_pack x, two_link_pack y)
{
    return (two_link_pack)(((two_link_mask)x & condition) | ((two_link_mask)y & ~condition));
}

TWO_LINK_INLINE two_link_pack two_link_pack_abs(two_link_pack x)
{
    return (two_link_pack)((two_link_mask)x & ~(two_link_mask)two_link_pack_splat(-0.0));
}

TWO_LINK_INLINE two_link_pack two_link_pack_min(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x < y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_max(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x > y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_sign(two_link_pack x)
{
    const two_link_pack one = two_link_pack_splat(1.0);

    return two_link_pack_select((two_link_mask)(x > 0.0), one, two_link_pack_select((two_link_mask)(x < 0.0), -one, x));
}

TWO_LINK_INLINE two_link_mask two_link_pack_select_whole(two_link_mask condition, two_link_mask x, two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

TWO_LINK_INLINE two_link_mask two_link_pack_whole(int64_t x)
{
    return x + (two_link_mask){ 0 };
}

TWO_LINK_INLINE bool two_link_pack_all(two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

TWO_LINK_INLINE two_link_mask two_link_pack_mode_of(two_link_pack x)
{
    return (two_link_mask)(x < 0.0) - (two_link_mask)(x > 0.0);
}

TWO_LINK_INLINE two_link_pack two_link_pack_real_of(two_link_mask mode)
{
    const two_link_mask sign = mode & (two_link_mask)two_link_pack_splat(-0.0);

    return (two_link_pack)(sign | ((two_link_mask)two_link_pack_splat(1.0) & (two_link_mask)(mode != 0)));
}

typedef unsigned long long two_link_bits __attribute__((vector_size(TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack u = 1.0 - (0.5 * z);
    const two_link_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const two_link_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = k.bits << 62;
    const two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_guard(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, const two_link_bits *beyond)
{
    if (!two_link_pack_all((two_link_mask)((*beyond >> 18) == 0ULL))) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

TWO_LINK_BODY void two_link_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    const two_link_pack v0 = 0.5 * two_link_pack_at(&dt[0]);
    const two_link_pack v1 = two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * v0);
    const two_link_pack v2 = two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * v0);
    const two_link_pack v3_angle[4] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0]), v1, v2};
    two_link_pack v3_sine[4];
    two_link_pack v3_cosine[4];
    two_link_bits v3_beyond = { 0U };
    two_link_pack_sincos_pair(&v3_angle[0], &v3_sine[0], &v3_cosine[0], &v3_beyond);
    two_link_pack_sincos_pair(&v3_angle[1], &v3_sine[1], &v3_cosine[1], &v3_beyond);
    two_link_pack_sincos_pair(&v3_angle[2], &v3_sine[2], &v3_cosine[2], &v3_beyond);
    two_link_pack_sincos_pair(&v3_angle[3], &v3_sine[3], &v3_cosine[3], &v3_beyond);
    two_link_pack_sincos_guard(4U, v3_angle, v3_sine, v3_cosine, &v3_beyond);
    const two_link_pack v11 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v12 = v11 * v11;
    const two_link_pack v13 = two_link_pack_number(prepared, 0U, spacing, 0U) * v3_sine[1];
    const two_link_pack v14 = two_link_pack_number(prepared, 0U, spacing, 0U) * v3_cosine[1];
    const two_link_pack v15 = two_link_pack_number(prepared, 13U, spacing, 0U) + (two_link_pack_number(prepared, 14U, spacing, 0U) * v3_cosine[0]);
    const two_link_pack v16 = 1.0 - v15;
    const two_link_pack v17 = two_link_pack_number(prepared, 2U, spacing, 0U) * v3_cosine[0];
    const two_link_pack v18 = two_link_pack_number(prepared, 2U, spacing, 0U) * v3_sine[0];
    const two_link_pack v19 = v14 * v18;
    const two_link_pack v20 = v19 + (v13 * v17);
    const two_link_pack v21 = v13 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v22 = 0.4 * v18;
    const two_link_pack v23 = 0.8 * v18;
    const two_link_pack v24 = two_link_pack_at(&qd[0]) * v23;
    const two_link_pack v25 = 1.0 / (((two_link_pack_number(prepared, 7U, spacing, 0U) + (two_link_pack_number(prepared, 4U, spacing, 0U) * v3_cosine[0])) * v15) - ((two_link_pack_number(prepared, 9U, spacing, 0U) * v3_cosine[0]) + two_link_pack_number(prepared, 12U, spacing, 0U)));
    const two_link_pack v26 = v15 * v25;
    const two_link_pack v27 = v16 * v25;
    const two_link_pack v28 = 0.16666666666666666 * two_link_pack_at(&dt[0]);
    const two_link_pack v29 = (v14 * v17) - (v18 * v21);
    const two_link_pack v30 = v29 - two_link_pack_at(&tau[stride]);
    const two_link_pack v31 = ((v29 + (((two_link_pack_number(prepared, 6U, spacing, 0U) * v3_cosine[1]) - two_link_pack_at(&tau[0])) - (v12 * v22))) - (v15 * v30)) * v25;
    const two_link_pack v32 = two_link_pack_number(prepared, 13U, spacing, 0U) + (two_link_pack_number(prepared, 14U, spacing, 0U) * v3_cosine[2]);
    const two_link_pack v33 = 1.0 / ((two_link_pack_number(prepared, 12U, spacing, 0U) - (two_link_pack_number(prepared, 7U, spacing, 0U) * v32)) + (v3_cosine[2] * (two_link_pack_number(prepared, 9U, spacing, 0U) - (two_link_pack_number(prepared, 4U, spacing, 0U) * v32))));
    const two_link_pack v34 = two_link_pack_number(prepared, 2U, spacing, 0U) * v3_cosine[2];
    const two_link_pack v35 = two_link_pack_number(prepared, 0U, spacing, 0U) * v3_cosine[3];
    const two_link_pack v36 = two_link_pack_number(prepared, 2U, spacing, 0U) * v3_sine[2];
    const two_link_pack v37 = two_link_pack_at(&qd[0]) + (v0 * v31);
    const two_link_pack v38 = two_link_pack_number(prepared, 0U, spacing, 0U) * v3_sine[3];
    const two_link_pack v39 = v38 - (v37 * (0.4 * v37));
    const two_link_pack v40 = (v34 * v35) - (v36 * v39);
    const two_link_pack v41 = two_link_pack_at(&tau[stride]) - v40;
    const two_link_pack v42 = 0.4 * v36;
    const two_link_pack v43 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v30) + (v15 * v31);
    const two_link_pack v44 = two_link_pack_at(&qd[stride]) - (v0 * v43);
    const two_link_pack v45 = v37 + v44;
    const two_link_pack v46 = v45 * v45;
    const two_link_pack v47 = v33 * (((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 6U, spacing, 0U) * v3_cosine[3])) + (v42 * v46)) - ((v32 * v41) + v40));
    const two_link_pack v48 = two_link_pack_at(&q[stride]) + (v0 * v44);
    const two_link_pack v49_angle[1] = {v48};
    two_link_pack v49_sine[1];
    two_link_pack v49_cosine[1];
    two_link_bits v49_beyond = { 0U };
    two_link_pack_sincos_pair(&v49_angle[0], &v49_sine[0], &v49_cosine[0], &v49_beyond);
    two_link_pack_sincos_guard(1U, v49_angle, v49_sine, v49_cosine, &v49_beyond);
    const two_link_pack v51 = two_link_pack_number(prepared, 13U, spacing, 0U) + (two_link_pack_number(prepared, 14U, spacing, 0U) * v49_cosine[0]);
    const two_link_pack v52 = 1.0 / ((two_link_pack_number(prepared, 12U, spacing, 0U) - (two_link_pack_number(prepared, 7U, spacing, 0U) * v51)) + (v49_cosine[0] * (two_link_pack_number(prepared, 9U, spacing, 0U) - (two_link_pack_number(prepared, 4U, spacing, 0U) * v51))));
    const two_link_pack v53 = two_link_pack_at(&q[0]) + (v0 * v37);
    const two_link_pack v54_angle[1] = {v53};
    two_link_pack v54_sine[1];
    two_link_pack v54_cosine[1];
    two_link_bits v54_beyond = { 0U };
    two_link_pack_sincos_pair(&v54_angle[0], &v54_sine[0], &v54_cosine[0], &v54_beyond);
    two_link_pack_sincos_guard(1U, v54_angle, v54_sine, v54_cosine, &v54_beyond);
    const two_link_pack v56 = two_link_pack_number(prepared, 2U, spacing, 0U) * v49_cosine[0];
    const two_link_pack v57 = two_link_pack_number(prepared, 0U, spacing, 0U) * v54_cosine[0];
    const two_link_pack v58 = two_link_pack_number(prepared, 2U, spacing, 0U) * v49_sine[0];
    const two_link_pack v59 = two_link_pack_at(&qd[0]) + (v0 * v47);
    const two_link_pack v60 = two_link_pack_number(prepared, 0U, spacing, 0U) * v54_sine[0];
    const two_link_pack v61 = v60 - (v59 * (0.4 * v59));
    const two_link_pack v62 = (v57 * v56) - (v58 * v61);
    const two_link_pack v63 = two_link_pack_at(&tau[stride]) - v62;
    const two_link_pack v64 = 0.4 * v58;
    const two_link_pack v65 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v41) - (v32 * v47);
    const two_link_pack v66 = two_link_pack_at(&qd[stride]) + (v0 * v65);
    const two_link_pack v67 = v59 + v66;
    const two_link_pack v68 = v67 * v67;
    const two_link_pack v69 = ((((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 6U, spacing, 0U) * v54_cosine[0])) + (v68 * v64)) - v62) - (v51 * v63)) * v52;
    const two_link_pack v70 = v47 + v69;
    *(two_link_unaligned *)&q_next[0] = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * (two_link_pack_at(&qd[0]) + (v28 * (v31 + v70))));
    const two_link_pack v71 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v63) - (v51 * v69);
    const two_link_pack v72 = v65 + v71;
    *(two_link_unaligned *)&q_next[stride] = two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * (two_link_pack_at(&qd[stride]) - (v28 * (v43 - v72))));
    const two_link_pack v73 = two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * v66);
    const two_link_pack v74_angle[1] = {v73};
    two_link_pack v74_sine[1];
    two_link_pack v74_cosine[1];
    two_link_bits v74_beyond = { 0U };
    two_link_pack_sincos_pair(&v74_angle[0], &v74_sine[0], &v74_cosine[0], &v74_beyond);
    two_link_pack_sincos_guard(1U, v74_angle, v74_sine, v74_cosine, &v74_beyond);
    const two_link_pack v76 = two_link_pack_number(prepared, 13U, spacing, 0U) + (two_link_pack_number(prepared, 14U, spacing, 0U) * v74_cosine[0]);
    const two_link_pack v77 = 1.0 / ((two_link_pack_number(prepared, 12U, spacing, 0U) - (two_link_pack_number(prepared, 7U, spacing, 0U) * v76)) + (v74_cosine[0] * (two_link_pack_number(prepared, 9U, spacing, 0U) - (two_link_pack_number(prepared, 4U, spacing, 0U) * v76))));
    const two_link_pack v78 = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * v59);
    const two_link_pack v79_angle[1] = {v78};
    two_link_pack v79_sine[1];
    two_link_pack v79_cosine[1];
    two_link_bits v79_beyond = { 0U };
    two_link_pack_sincos_pair(&v79_angle[0], &v79_sine[0], &v79_cosine[0], &v79_beyond);
    two_link_pack_sincos_guard(1U, v79_angle, v79_sine, v79_cosine, &v79_beyond);
    const two_link_pack v81 = two_link_pack_number(prepared, 2U, spacing, 0U) * v74_sine[0];
    const two_link_pack v82 = two_link_pack_at(&qd[0]) + (two_link_pack_at(&dt[0]) * v69);
    const two_link_pack v83 = two_link_pack_number(prepared, 0U, spacing, 0U) * v79_sine[0];
    const two_link_pack v84 = v83 - (v82 * (0.4 * v82));
    const two_link_pack v85 = two_link_pack_number(prepared, 2U, spacing, 0U) * v74_cosine[0];
    const two_link_pack v86 = two_link_pack_number(prepared, 0U, spacing, 0U) * v79_cosine[0];
    const two_link_pack v87 = (v81 * v84) - (v86 * v85);
    const two_link_pack v88 = two_link_pack_at(&tau[stride]) + v87;
    const two_link_pack v89 = v82 + (two_link_pack_at(&qd[stride]) + (two_link_pack_at(&dt[0]) * v71));
    const two_link_pack v90 = v81 * v89;
    const two_link_pack v91 = (v87 - (v76 * v88)) + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 6U, spacing, 0U) * v79_cosine[0])) + (v90 * (0.4 * v89)));
    const two_link_pack v92 = v77 * v91;
    *(two_link_unaligned *)&qd_next[0] = two_link_pack_at(&qd[0]) + (v28 * ((v31 + (2.0 * v70)) + v92));
    const two_link_pack v93 = two_link_pack_number(prepared, 8U, spacing, 0U) * v88;
    *(two_link_unaligned *)&qd_next[stride] = two_link_pack_at(&qd[stride]) + (v28 * ((v93 + ((2.0 * v72) - v43)) - (v76 * v92)));
    const two_link_pack v94 = two_link_pack_at(&dt[0]) * v28;
    const two_link_pack v95 = ((two_link_pack_number(prepared, 6U, spacing, 0U) * v3_sine[1]) * v25) + (v20 * v27);
    const two_link_pack v96 = v57 * v58;
    const two_link_pack v97 = v96 + (v60 * v56);
    const two_link_pack v98 = 1.0 - v51;
    const two_link_pack v99 = v98 * v52;
    const two_link_pack v100 = ((two_link_pack_number(prepared, 6U, spacing, 0U) * v54_sine[0]) * v52) + (v97 * v99);
    const two_link_pack v101 = v0 * v0;
    const two_link_pack v102 = v101 * v100;
    const two_link_pack v103 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v20) + (v15 * v95);
    const two_link_pack v104 = v64 * v69;
    const two_link_pack v105 = v104 + (v96 + (v56 * v61));
    const two_link_pack v106 = v52 * ((v104 + (v98 * v105)) + ((v64 * v71) + ((0.4 * v68) * v56)));
    const two_link_pack v107 = v101 * v106;
    const two_link_pack v108 = 0.8 * v58;
    const two_link_pack v109 = v59 * v108;
    const two_link_pack v110 = (v67 * v108) * v52;
    const two_link_pack v111 = v110 - (v109 * v99);
    const two_link_pack v112 = v0 * v111;
    const two_link_pack v113 = 0.8 * v36;
    const two_link_pack v114 = v113 * v37;
    const two_link_pack v115 = 1.0 - v32;
    const two_link_pack v116 = v115 * v33;
    const two_link_pack v117 = (v113 * v33) * v45;
    const two_link_pack v118 = v117 - (v114 * v116);
    const two_link_pack v119 = v0 * v118;
    const two_link_pack v120 = v0 * v117;
    const two_link_pack v121 = v35 * v36;
    const two_link_pack v122 = v121 + (v34 * v38);
    const two_link_pack v123 = ((two_link_pack_number(prepared, 6U, spacing, 0U) * v3_sine[3]) * v33) + (v122 * v116);
    const two_link_pack v124 = (v95 * v119) - ((v103 * v120) + v123);
    const two_link_pack v125 = v0 * v110;
    const two_link_pack v126 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v114) + (v32 * v118);
    const two_link_pack v127 = v0 * v126;
    const two_link_pack v128 = v32 * v120;
    const two_link_pack v129 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v122) - (v32 * v123);
    const two_link_pack v130 = (v129 - (v103 * v128)) + (v95 * v127);
    const two_link_pack v131 = (((v95 * v102) - ((v130 * v125) + v100)) + (v124 * v112)) - (v103 * v107);
    *(two_link_unaligned *)&A[0] = 1.0 - (v94 * (v131 + (v95 + v124)));
    const two_link_pack v132 = v22 * v31;
    const two_link_pack v133 = v132 + (v19 + (v17 * v21));
    const two_link_pack v134 = v25 * ((v132 + (v16 * v133)) + (((0.4 * v12) * v17) - (v22 * v43)));
    const two_link_pack v135 = (v15 * v134) + (two_link_pack_number(prepared, 8U, spacing, 0U) * v133);
    const two_link_pack v136 = v42 * v47;
    const two_link_pack v137 = v136 + (v121 + (v34 * v39));
    const two_link_pack v138 = v33 * ((v136 + (v115 * v137)) + ((v42 * v65) + ((0.4 * v34) * v46)));
    const two_link_pack v139 = v138 + ((v120 * v135) - (v134 * v119));
    const two_link_pack v140 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v137) - (v32 * v138);
    const two_link_pack v141 = v140 + ((v134 * v127) - (v128 * v135));
    const two_link_pack v142 = (v106 + (((v139 * v112) + (v141 * v125)) - (v134 * v102))) + (v135 * v107);
    *(two_link_unaligned *)&A[stride] = v94 * (v142 + (v139 - v134));
    const two_link_pack v143 = (v11 * v23) * v25;
    const two_link_pack v144 = v143 - (v24 * v27);
    const two_link_pack v145 = (v15 * v144) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v24);
    const two_link_pack v146 = ((v118 + (v0 * v123)) + (v145 * v120)) - (v144 * v119);
    const two_link_pack v147 = (v144 * v127) + (((v0 * v129) - v126) - (v145 * v128));
    const two_link_pack v148 = (((v111 + (v0 * v100)) + (v147 * v125)) + (v146 * v112)) - (v144 * v102);
    const two_link_pack v149 = v148 + (v145 * v107);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_at(&dt[0]) + (v94 * (v149 + (v146 - v144)));
    const two_link_pack v150 = v15 * v143;
    const two_link_pack v151 = ((v117 + (v150 * v120)) - (v143 * v119)) + (v0 * v138);
    const two_link_pack v152 = ((v143 * v127) - ((v32 * v117) + (v150 * v128))) + (v0 * v140);
    const two_link_pack v153 = (((v110 + (v152 * v125)) + (v151 * v112)) - (v143 * v102)) + (v0 * v106);
    const two_link_pack v154 = v153 + (v150 * v107);
    *(two_link_unaligned *)&A[3U * stride] = v94 * (v154 + (v151 - v143));
    const two_link_pack v155 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v97) - (v51 * v100);
    const two_link_pack v156 = v101 * v155;
    const two_link_pack v157 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v105) - (v51 * v106);
    const two_link_pack v158 = v101 * v157;
    const two_link_pack v159 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v109) + (v51 * v111);
    const two_link_pack v160 = v0 * v159;
    const two_link_pack v161 = v51 * v125;
    const two_link_pack v162 = (((v95 * v156) + ((v130 * v161) - v155)) - (v124 * v160)) - (v103 * v158);
    *(two_link_unaligned *)&A[4U * stride] = -(v94 * (v162 - (v103 + v130)));
    const two_link_pack v163 = ((((v134 * v156) + (v141 * v161)) + (v139 * v160)) - v157) - (v135 * v158);
    *(two_link_unaligned *)&A[5U * stride] = 1.0 - (v94 * (v163 - (v135 + v141)));
    const two_link_pack v164 = ((((v0 * v155) - v159) - (v147 * v161)) - (v144 * v156)) - (v146 * v160);
    const two_link_pack v165 = v164 + (v145 * v158);
    *(two_link_unaligned *)&A[6U * stride] = v94 * (v165 + (v145 + v147));
    const two_link_pack v166 = (((v51 * v110) + (v152 * v161)) + (v143 * v156)) + (v151 * v160);
    const two_link_pack v167 = ((v0 * v157) - v166) + (v150 * v158);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_at(&dt[0]) + (v94 * (v167 + (v150 + v152)));
    const two_link_pack v168 = two_link_pack_at(&dt[0]) * v0;
    const two_link_pack v169 = 1.0 - v76;
    const two_link_pack v170 = v81 * v92;
    const two_link_pack v171 = v86 * v81;
    const two_link_pack v172 = (v171 + (v85 * v84)) + (0.4 * v170);
    const two_link_pack v173 = v169 * v77;
    const two_link_pack v174 = (0.4 * v77) * (((v89 * (v85 * v89)) + (v81 * v93)) + (v169 * v170));
    const two_link_pack v175 = v174 + (v173 * v172);
    const two_link_pack v176 = v168 * v175;
    const two_link_pack v177 = (0.8 * v90) * v77;
    const two_link_pack v178 = two_link_pack_at(&dt[0]) * v177;
    const two_link_pack v179 = v171 + (v83 * v85);
    const two_link_pack v180 = ((two_link_pack_number(prepared, 6U, spacing, 0U) * v79_sine[0]) * v77) + (v179 * v173);
    const two_link_pack v181 = v81 * (0.8 * v82);
    const two_link_pack v182 = v177 - (v181 * v173);
    const two_link_pack v183 = 2.0 + (two_link_pack_at(&dt[0]) * v182);
    const two_link_pack v184 = 2.0 + (v168 * v180);
    const two_link_pack v185 = (v180 - (v131 * v183)) - ((v95 + (v162 * v178)) + (v124 * v184));
    *(two_link_unaligned *)&A[8U * stride] = v28 * (v185 + (v130 * v176));
    const two_link_pack v186 = v175 + (((v142 * v183) - (v134 + (v163 * v178))) + (v139 * v184));
    *(two_link_unaligned *)&A[9U * stride] = v28 * (v186 + (v141 * v176));
    const two_link_pack v187 = (v182 + (v165 * v178)) + (v149 * v183);
    const two_link_pack v188 = v28 * ((v187 + (((two_link_pack_at(&dt[0]) * v180) - v144) + (v146 * v184))) + (v147 * v176));
    *(two_link_unaligned *)&A[10U * stride] = 1.0 + v188;
    const two_link_pack v189 = (((v177 - v143) + (v167 * v178)) + (v154 * v183)) + (v151 * v184);
    *(two_link_unaligned *)&A[11U * stride] = v28 * ((v189 + (two_link_pack_at(&dt[0]) * v175)) + (v152 * v176));
    const two_link_pack v190 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v179) - (v76 * v180);
    const two_link_pack v191 = v168 * v190;
    const two_link_pack v192 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v181) + (v76 * v182);
    const two_link_pack v193 = two_link_pack_at(&dt[0]) * v192;
    const two_link_pack v194 = (two_link_pack_number(prepared, 8U, spacing, 0U) * v172) - (v76 * v175);
    const two_link_pack v195 = 2.0 + (v168 * v194);
    const two_link_pack v196 = 2.0 - (v76 * v178);
    const two_link_pack v197 = (v190 - (v124 * v191)) + ((v103 - (v162 * v196)) + (v131 * v193));
    *(two_link_unaligned *)&A[12U * stride] = v28 * (v197 + (v130 * v195));
    const two_link_pack v198 = v194 + (((v135 - (v163 * v196)) + (v139 * v191)) - (v142 * v193));
    *(two_link_unaligned *)&A[13U * stride] = v28 * (v198 + (v141 * v195));
    const two_link_pack v199 = (v145 + (two_link_pack_at(&dt[0]) * v190)) + (v146 * v191);
    *(two_link_unaligned *)&A[14U * stride] = v28 * ((v199 + (((v165 * v196) - v192) - (v149 * v193))) + (v147 * v195));
    const two_link_pack v200 = (((v150 - (v76 * v177)) + (v167 * v196)) + (v151 * v191)) - (v154 * v193);
    *(two_link_unaligned *)&A[15U * stride] = 1.0 + (v28 * ((v200 + (two_link_pack_at(&dt[0]) * v194)) + (v152 * v195)));
    const two_link_pack v201 = (v25 * v119) - (v33 + (v26 * v120));
    const two_link_pack v202 = v32 * v33;
    const two_link_pack v203 = (v25 * v127) - ((v26 * v128) + v202);
    const two_link_pack v204 = (((v25 * v102) - (v52 + (v203 * v125))) + (v201 * v112)) - (v26 * v107);
    const two_link_pack v205 = v94 * v26;
    const two_link_pack v206 = (v15 * v26) - two_link_pack_number(prepared, 8U, spacing, 0U);
    const two_link_pack v207 = (v202 + (v206 * v120)) - (v26 * v119);
    const two_link_pack v208 = ((two_link_pack_number(prepared, 8U, spacing, 0U) + (v32 * v202)) + (v206 * v128)) - (v26 * v127);
    const two_link_pack v209 = v51 * v52;
    const two_link_pack v210 = (((v209 - (v208 * v125)) + (v207 * v112)) - (v26 * v102)) + (v206 * v107);
    *(two_link_unaligned *)&B[stride] = v205 - (v94 * (v207 + v210));
    const two_link_pack v211 = (((v209 + (v203 * v161)) + (v25 * v156)) - (v201 * v160)) - (v26 * v158);
    *(two_link_unaligned *)&B[2U * stride] = v205 + (v94 * (v203 - v211));
    const two_link_pack v212 = (((two_link_pack_number(prepared, 8U, spacing, 0U) + (v51 * v209)) - (v208 * v161)) + (v207 * v160)) + (v26 * v156);
    const two_link_pack v213 = v212 - (v206 * v158);
    *(two_link_unaligned *)&B[3U * stride] = v94 * (v213 + (v208 - v206));
    const two_link_pack v214 = (((v77 - v25) - (v211 * v178)) - (v204 * v183)) - (v201 * v184);
    *(two_link_unaligned *)&B[4U * stride] = v28 * (v214 + (v203 * v176));
    const two_link_pack v215 = v76 * v77;
    const two_link_pack v216 = v26 - v215;
    const two_link_pack v217 = (((v216 + (v213 * v178)) - (v210 * v183)) - (v207 * v184)) + (v208 * v176);
    *(two_link_unaligned *)&B[5U * stride] = v28 * v217;
    const two_link_pack v218 = (((v216 - (v211 * v196)) + (v204 * v193)) - (v201 * v191)) + (v203 * v195);
    *(two_link_unaligned *)&B[6U * stride] = v28 * v218;
    const two_link_pack v219 = (((two_link_pack_number(prepared, 8U, spacing, 0U) - v206) + (v76 * v215)) + (v213 * v196)) - (v207 * v191);
    *(two_link_unaligned *)&B[7U * stride] = v28 * ((v219 + (v210 * v193)) + (v208 * v195));
    *(two_link_unaligned *)&B[0] = -(v94 * (v204 + (v25 + v201)));
}

static TWO_LINK_APART void two_link_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    two_link_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static TWO_LINK_APART void two_link_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    two_link_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

TWO_LINK_INLINE void two_link_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        two_link_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        two_link_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];
        double prepared_rest[26U * TWO_LINK_LANES];

        two_link_pack_take(10U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[12U * count], &prepared_rest[12U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

TWO_LINK_BODY void two_link_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(two_link_unaligned *)&Y[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[5U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[6U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[7U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[8U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[13U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[14U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[15U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[16U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[17U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[18U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[20U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[21U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[22U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[23U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[24U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[25U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[26U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[27U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[28U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[29U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[30U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[33U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[34U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[35U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[36U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[37U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[38U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v4 = two_link_pack_number(prepared, 0U, spacing, 0U) * v0_cosine[0];
    *(two_link_unaligned *)&Y[stride] = v4;
    const two_link_pack v5 = two_link_pack_number(prepared, 0U, spacing, 0U) * v0_sine[0];
    *(two_link_unaligned *)&Y[2U * stride] = -v5;
    *(two_link_unaligned *)&Y[9U * stride] = two_link_pack_at(&qdd[0]);
    const two_link_pack v6 = v5 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v7 = (0.4 * two_link_pack_at(&qdd[0])) + v4;
    const two_link_pack v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    *(two_link_unaligned *)&Y[31U * stride] = v8;
    const two_link_pack v9 = 0.4 * v0_cosine[1];
    const two_link_pack v10 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const two_link_pack v11 = 0.4 * v0_sine[1];
    *(two_link_unaligned *)&Y[10U * stride] = (v11 * v10) + (v9 * v8);
    const two_link_pack v12 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v13 = v12 * v12;
    const two_link_pack v14 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    *(two_link_unaligned *)&Y[19U * stride] = v14;
    *(two_link_unaligned *)&Y[39U * stride] = v14;
    *(two_link_unaligned *)&Y[11U * stride] = v8 + ((v14 * v9) - (v13 * v11));
    *(two_link_unaligned *)&Y[12U * stride] = -(v10 + ((v14 * v11) + (v13 * v9)));
    *(two_link_unaligned *)&Y[32U * stride] = -v10;
}

static TWO_LINK_APART void two_link_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    two_link_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static TWO_LINK_APART void two_link_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    two_link_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

TWO_LINK_INLINE void two_link_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        two_link_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        two_link_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];
        double prepared_rest[26U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

TWO_LINK_BODY void two_link_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 3U, spacing, 0U) * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    *(two_link_unaligned *)&K[0] = -((two_link_pack_number(prepared, 6U, spacing, 0U) * v0_sine[1]) + v4);
    const two_link_pack v5 = -v4;
    *(two_link_unaligned *)&K[stride] = v5;
    *(two_link_unaligned *)&K[2U * stride] = v5;
    *(two_link_unaligned *)&K[3U * stride] = v5;
}

static TWO_LINK_APART void two_link_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    two_link_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static TWO_LINK_APART void two_link_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    two_link_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

TWO_LINK_INLINE void two_link_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        two_link_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        two_link_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(0U, prepared->k, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];
        double prepared_rest[26U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[3U * count], &prepared_rest[3U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[6U * count], &prepared_rest[6U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

static TWO_LINK_APART void two_link_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(two_link_unaligned *)&D[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[2U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[3U * stride] = two_link_pack_splat(0.0);
}

void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double D_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(0U, prepared->k, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

void two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double D_rest[4U * TWO_LINK_LANES];
        double prepared_rest[26U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

TWO_LINK_BODY void two_link_pack_sticking_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 7U, spacing, 0U) + (two_link_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[0]);
    const two_link_pack v5 = two_link_pack_number(prepared, 4U, spacing, 0U) * v0_sine[0];
    const two_link_pack v6 = (two_link_pack_number(prepared, 3U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]))) + ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v5);
    const two_link_pack v7 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v8 = (((v7 * v7) * v5) + (two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 6U, spacing, 0U) * v0_cosine[1]))) - v6;
    const two_link_pack v9 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), two_link_pack_number(prepared, 8U, spacing, 0U));
    const two_link_pack v10 = two_link_pack_at(&tau[stride]) - v6;
    const two_link_pack v11 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_sign(two_link_pack_at(&qd[stride])));
    const two_link_pack v12 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), v10 - v11);
    const two_link_pack v13 = v9 * v4;
    const two_link_pack v14 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~two_link_pack_at_flags(&stuck[0]), (two_link_pack_number(prepared, 12U, spacing, 0U) + (two_link_pack_number(prepared, 9U, spacing, 0U) * v0_cosine[0])) - (v4 * v13), two_link_pack_splat(1.0)));
    const two_link_pack v15 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_sign(two_link_pack_at(&qd[0])));
    const two_link_pack v16 = ((v13 * v12) - two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), v8 - v15)) * v14;
    const two_link_pack v17 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), (v9 * v12) + (v13 * v16));
    *(two_link_unaligned *)&qdd[stride] = v17;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), v8 - (v4 * v17), v15);
    const two_link_pack v18 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), -v16);
    *(two_link_unaligned *)&qdd[0] = v18;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), v10 - (v4 * v18), v11);
}

static TWO_LINK_APART void two_link_pack_sticking_forces_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    two_link_pack_sticking_forces_block_body(0U, prepared, stride, q, qd, tau, stuck, f, qdd);
}

static TWO_LINK_APART void two_link_pack_sticking_forces_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    two_link_pack_sticking_forces_block_body(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
}

TWO_LINK_INLINE void two_link_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        two_link_pack_sticking_forces_block_same(prepared, stride, q, qd, tau, stuck, f, qdd);
    } else {
        two_link_pack_sticking_forces_block_each(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
    }
}

void two_link_sticking_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        bool stuck_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, stuck, stuck_rest);
        two_link_pack_sticking_forces_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

void two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        bool stuck_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double prepared_rest[26U * TWO_LINK_LANES];

        two_link_pack_take(7U, count, first, TWO_LINK_LANES, &prepared[3U * count], &prepared_rest[3U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[12U * count], &prepared_rest[12U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, stuck, stuck_rest);
        two_link_pack_sticking_forces_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
