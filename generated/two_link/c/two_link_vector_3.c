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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack u = 1.0 - (0.5 * z);
    const two_link_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const two_link_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 200000.0);

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
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1 = 0.5 * two_link_pack_at(&dt[0]);
    const two_link_pack v2 = two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * v1);
    const two_link_pack v3 = v2 + (two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * v1));
    const two_link_pack v4_angle[4] = {v0, two_link_pack_at(&q[0]), v3, v2};
    two_link_pack v4_sine[4];
    two_link_pack v4_cosine[4];
    two_link_bits v4_beyond = { 0U };
    two_link_pack_sincos_pair(&v4_angle[0], &v4_sine[0], &v4_cosine[0], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[1], &v4_sine[1], &v4_cosine[1], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[2], &v4_sine[2], &v4_cosine[2], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[3], &v4_sine[3], &v4_cosine[3], &v4_beyond);
    two_link_pack_sincos_guard(4U, v4_angle, v4_sine, v4_cosine, &v4_beyond);
    const two_link_pack v12 = two_link_pack_number(prepared, 1U, spacing, 0U) * v4_cosine[0];
    const two_link_pack v13 = 0.4 * v4_sine[1];
    const two_link_pack v14 = two_link_pack_number(prepared, 1U, spacing, 0U) * v4_sine[0];
    const two_link_pack v15 = 0.4 * v4_cosine[1];
    const two_link_pack v16 = (v15 * v14) - (v13 * v12);
    const two_link_pack v17 = two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0]);
    const two_link_pack v18 = (v17 * (-v16)) - (two_link_pack_number(prepared, 7U, spacing, 0U) * v12);
    const two_link_pack v19 = two_link_pack_at(&tau[stride]) + v18;
    const two_link_pack v20 = (v15 * v12) + (v13 * v14);
    const two_link_pack v21 = two_link_pack_number(prepared, 2U, spacing, 0U) + v20;
    const two_link_pack v22 = two_link_pack_number(prepared, 6U, spacing, 0U) * v21;
    const two_link_pack v23 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v24 = v23 * v23;
    const two_link_pack v25 = 1.0 - v22;
    const two_link_pack v26 = 1.0 / ((v20 + two_link_pack_number(prepared, 5U, spacing, 0U)) + (v21 * v25));
    const two_link_pack v27 = ((v18 + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v4_cosine[1])) + (v24 * v16))) - (v22 * v19)) * v26;
    const two_link_pack v28 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v19) - (v22 * v27);
    const two_link_pack v29 = two_link_pack_at(&qd[stride]) + (v1 * v28);
    const two_link_pack v30 = two_link_pack_at(&qd[0]) + (v1 * v27);
    const two_link_pack v31 = v30 + v29;
    const two_link_pack v32 = v31 * v31;
    const two_link_pack v33 = two_link_pack_number(prepared, 1U, spacing, 0U) * v4_cosine[2];
    const two_link_pack v34 = 0.4 * v4_sine[3];
    const two_link_pack v35 = two_link_pack_number(prepared, 1U, spacing, 0U) * v4_sine[2];
    const two_link_pack v36 = 0.4 * v4_cosine[3];
    const two_link_pack v37 = (v36 * v35) - (v34 * v33);
    const two_link_pack v38 = v30 * v30;
    const two_link_pack v39 = (two_link_pack_number(prepared, 7U, spacing, 0U) * v33) - ((-v37) * v38);
    const two_link_pack v40 = two_link_pack_at(&tau[stride]) - v39;
    const two_link_pack v41 = (v36 * v33) + (v34 * v35);
    const two_link_pack v42 = two_link_pack_number(prepared, 2U, spacing, 0U) + v41;
    const two_link_pack v43 = two_link_pack_number(prepared, 6U, spacing, 0U) * v42;
    const two_link_pack v44 = 1.0 - v43;
    const two_link_pack v45 = 1.0 / ((v41 + two_link_pack_number(prepared, 5U, spacing, 0U)) + (v42 * v44));
    const two_link_pack v46 = v45 * ((((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v4_cosine[3])) - v39) - (v43 * v40)) + (v37 * v32));
    const two_link_pack v47 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v40) - (v43 * v46);
    const two_link_pack v48 = two_link_pack_at(&qd[stride]) + (v1 * v47);
    const two_link_pack v49 = two_link_pack_at(&qd[0]) + (v1 * v46);
    const two_link_pack v50 = v49 + v48;
    const two_link_pack v51 = v50 * v50;
    const two_link_pack v52 = two_link_pack_at(&q[0]) + (v1 * v30);
    const two_link_pack v53 = (two_link_pack_at(&q[stride]) + (v1 * v29)) + v52;
    const two_link_pack v54_angle[1] = {v53};
    two_link_pack v54_sine[1];
    two_link_pack v54_cosine[1];
    two_link_bits v54_beyond = { 0U };
    two_link_pack_sincos_pair(&v54_angle[0], &v54_sine[0], &v54_cosine[0], &v54_beyond);
    two_link_pack_sincos_guard(1U, v54_angle, v54_sine, v54_cosine, &v54_beyond);
    const two_link_pack v56 = two_link_pack_number(prepared, 1U, spacing, 0U) * v54_cosine[0];
    const two_link_pack v57_angle[1] = {v52};
    two_link_pack v57_sine[1];
    two_link_pack v57_cosine[1];
    two_link_bits v57_beyond = { 0U };
    two_link_pack_sincos_pair(&v57_angle[0], &v57_sine[0], &v57_cosine[0], &v57_beyond);
    two_link_pack_sincos_guard(1U, v57_angle, v57_sine, v57_cosine, &v57_beyond);
    const two_link_pack v59 = 0.4 * v57_sine[0];
    const two_link_pack v60 = two_link_pack_number(prepared, 1U, spacing, 0U) * v54_sine[0];
    const two_link_pack v61 = 0.4 * v57_cosine[0];
    const two_link_pack v62 = (v61 * v60) - (v59 * v56);
    const two_link_pack v63 = v49 * v49;
    const two_link_pack v64 = (two_link_pack_number(prepared, 7U, spacing, 0U) * v56) - (v63 * (-v62));
    const two_link_pack v65 = two_link_pack_at(&tau[stride]) - v64;
    const two_link_pack v66 = (v61 * v56) + (v59 * v60);
    const two_link_pack v67 = two_link_pack_number(prepared, 2U, spacing, 0U) + v66;
    const two_link_pack v68 = two_link_pack_number(prepared, 6U, spacing, 0U) * v67;
    const two_link_pack v69 = 1.0 - v68;
    const two_link_pack v70 = 1.0 / ((v66 + two_link_pack_number(prepared, 5U, spacing, 0U)) + (v67 * v69));
    const two_link_pack v71 = ((((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v57_cosine[0])) + (v51 * v62)) - v64) - (v68 * v65)) * v70;
    const two_link_pack v72 = v46 + v71;
    const two_link_pack v73 = 0.16666666666666666 * two_link_pack_at(&dt[0]);
    const two_link_pack v74 = two_link_pack_at(&dt[0]) * v73;
    *(two_link_unaligned *)&q_next[0] = (two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * two_link_pack_at(&dt[0]))) + (v74 * (v27 + v72));
    const two_link_pack v75 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v65) - (v68 * v71);
    const two_link_pack v76 = v47 + v75;
    *(two_link_unaligned *)&q_next[stride] = (two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * two_link_pack_at(&dt[0]))) + (v74 * (v28 + v76));
    const two_link_pack v77 = two_link_pack_at(&qd[0]) + (two_link_pack_at(&dt[0]) * v71);
    const two_link_pack v78 = v77 + (two_link_pack_at(&qd[stride]) + (two_link_pack_at(&dt[0]) * v75));
    const two_link_pack v79 = v78 * v78;
    const two_link_pack v80 = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * v49);
    const two_link_pack v81 = (two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * v48)) + v80;
    const two_link_pack v82_angle[1] = {v81};
    two_link_pack v82_sine[1];
    two_link_pack v82_cosine[1];
    two_link_bits v82_beyond = { 0U };
    two_link_pack_sincos_pair(&v82_angle[0], &v82_sine[0], &v82_cosine[0], &v82_beyond);
    two_link_pack_sincos_guard(1U, v82_angle, v82_sine, v82_cosine, &v82_beyond);
    const two_link_pack v84 = two_link_pack_number(prepared, 1U, spacing, 0U) * v82_cosine[0];
    const two_link_pack v85_angle[1] = {v80};
    two_link_pack v85_sine[1];
    two_link_pack v85_cosine[1];
    two_link_bits v85_beyond = { 0U };
    two_link_pack_sincos_pair(&v85_angle[0], &v85_sine[0], &v85_cosine[0], &v85_beyond);
    two_link_pack_sincos_guard(1U, v85_angle, v85_sine, v85_cosine, &v85_beyond);
    const two_link_pack v87 = 0.4 * v85_sine[0];
    const two_link_pack v88 = two_link_pack_number(prepared, 1U, spacing, 0U) * v82_sine[0];
    const two_link_pack v89 = 0.4 * v85_cosine[0];
    const two_link_pack v90 = (v89 * v88) - (v87 * v84);
    const two_link_pack v91 = v90 * v77;
    const two_link_pack v92 = (two_link_pack_number(prepared, 7U, spacing, 0U) * v84) + (v77 * v91);
    const two_link_pack v93 = two_link_pack_at(&tau[stride]) - v92;
    const two_link_pack v94 = (v87 * v88) + (v89 * v84);
    const two_link_pack v95 = two_link_pack_number(prepared, 2U, spacing, 0U) + v94;
    const two_link_pack v96 = two_link_pack_number(prepared, 6U, spacing, 0U) * v95;
    const two_link_pack v97 = 1.0 - v96;
    const two_link_pack v98 = 1.0 / ((v94 + two_link_pack_number(prepared, 5U, spacing, 0U)) + (v95 * v97));
    const two_link_pack v99 = v98 * ((((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v85_cosine[0])) - v92) - (v96 * v93)) + (v90 * v79));
    *(two_link_unaligned *)&qd_next[0] = two_link_pack_at(&qd[0]) + (v73 * ((v27 + (2.0 * v72)) + v99));
    const two_link_pack v100 = two_link_pack_number(prepared, 6U, spacing, 0U) * v93;
    *(two_link_unaligned *)&qd_next[stride] = two_link_pack_at(&qd[stride]) + (v73 * ((v100 + (v28 + (2.0 * v76))) - (v96 * v99)));
    const two_link_pack v101 = v62 * v71;
    const two_link_pack v102 = two_link_pack_number(prepared, 7U, spacing, 0U) * v60;
    const two_link_pack v103 = v101 + (v102 - (v63 * v66));
    const two_link_pack v104 = v70 * ((v101 + (v69 * v103)) + ((v62 * v75) + (v51 * v66)));
    const two_link_pack v105 = v1 * v1;
    const two_link_pack v106 = v105 * v104;
    const two_link_pack v107 = two_link_pack_number(prepared, 7U, spacing, 0U) * v14;
    const two_link_pack v108 = ((two_link_pack_number(prepared, 8U, spacing, 0U) * v4_sine[1]) + (v107 * v25)) * v26;
    const two_link_pack v109 = (two_link_pack_number(prepared, 22U, spacing, 0U) * v14) - (v22 * v108);
    const two_link_pack v110 = 2.0 * v62;
    const two_link_pack v111 = v50 * v110;
    const two_link_pack v112 = v111 * v70;
    const two_link_pack v113 = v1 * v112;
    const two_link_pack v114 = 2.0 * v37;
    const two_link_pack v115 = v114 * v31;
    const two_link_pack v116 = v45 * (((v114 * v44) * v30) - v115);
    const two_link_pack v117 = (v43 * v116) - ((two_link_pack_number(prepared, 12U, spacing, 0U) * v37) * v30);
    const two_link_pack v118 = v1 * (-v117);
    const two_link_pack v119 = v45 * v115;
    const two_link_pack v120 = v1 * v119;
    const two_link_pack v121 = v43 * v120;
    const two_link_pack v122 = two_link_pack_number(prepared, 7U, spacing, 0U) * v35;
    const two_link_pack v123 = ((two_link_pack_number(prepared, 8U, spacing, 0U) * v4_sine[3]) + (v122 * v44)) * v45;
    const two_link_pack v124 = (two_link_pack_number(prepared, 22U, spacing, 0U) * v35) - (v43 * v123);
    const two_link_pack v125 = (v124 - (v109 * v121)) - (v108 * v118);
    const two_link_pack v126 = ((two_link_pack_number(prepared, 8U, spacing, 0U) * v57_sine[0]) + (v102 * v69)) * v70;
    const two_link_pack v127 = v105 * v126;
    const two_link_pack v128 = (((v49 * v110) * v69) - v111) * v70;
    const two_link_pack v129 = v1 * v128;
    const two_link_pack v130 = v1 * v116;
    const two_link_pack v131 = (v108 * v130) - ((v109 * v120) + v123);
    const two_link_pack v132 = (((v126 + (v108 * v127)) + (v125 * v113)) + (v131 * v129)) + (v109 * v106);
    *(two_link_unaligned *)&A[0] = 1.0 + (v74 * (v132 + (v108 - v131)));
    const two_link_pack v133 = v16 * v27;
    const two_link_pack v134 = ((v17 * v20) - v107) - v133;
    const two_link_pack v135 = v26 * ((v133 - (v25 * v134)) + ((v16 * v28) + (v24 * v20)));
    const two_link_pack v136 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v134) + (v22 * v135);
    const two_link_pack v137 = v37 * v46;
    const two_link_pack v138 = v137 + (v122 - (v41 * v38));
    const two_link_pack v139 = v45 * ((v137 + (v44 * v138)) + ((v37 * v47) + (v41 * v32)));
    const two_link_pack v140 = ((v120 * v136) + (v135 * v130)) - v139;
    const two_link_pack v141 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v138) - (v43 * v139);
    const two_link_pack v142 = v141 + ((v136 * v121) - (v135 * v118));
    const two_link_pack v143 = (v104 + (((v135 * v127) + (v142 * v113)) + (v140 * v129))) - (v136 * v106);
    *(two_link_unaligned *)&A[stride] = v74 * (v143 + (v135 - v140));
    const two_link_pack v144 = 2.0 * v16;
    const two_link_pack v145 = v23 * v144;
    const two_link_pack v146 = (((two_link_pack_at(&qd[0]) * v144) * v25) - v145) * v26;
    const two_link_pack v147 = ((two_link_pack_at(&qd[0]) * two_link_pack_number(prepared, 12U, spacing, 0U)) * v16) - (v22 * v146);
    const two_link_pack v148 = (v117 + (v146 * v118)) + ((v147 * v121) + (v1 * v124));
    const two_link_pack v149 = ((v1 * v123) - (v147 * v120)) + ((v146 * v130) - v116);
    const two_link_pack v150 = ((((v1 * v126) - v128) - (v146 * v127)) + (v148 * v113)) - (v149 * v129);
    const two_link_pack v151 = v150 - (v147 * v106);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_at(&dt[0]) - (v74 * ((v146 - v149) - v151));
    const two_link_pack v152 = v145 * v26;
    const two_link_pack v153 = v22 * v152;
    const two_link_pack v154 = ((v119 - (v153 * v120)) - (v152 * v130)) + (v1 * v139);
    const two_link_pack v155 = (((v153 * v121) - (v43 * v119)) - (v152 * v118)) + (v1 * v141);
    const two_link_pack v156 = (((v112 + (v152 * v127)) + (v155 * v113)) - (v154 * v129)) + (v1 * v104);
    const two_link_pack v157 = v156 - (v153 * v106);
    *(two_link_unaligned *)&A[3U * stride] = v74 * (v157 + (v152 + v154));
    const two_link_pack v158 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v103) - (v68 * v104);
    const two_link_pack v159 = v105 * v158;
    const two_link_pack v160 = v68 * v113;
    const two_link_pack v161 = (two_link_pack_number(prepared, 22U, spacing, 0U) * v60) - (v68 * v126);
    const two_link_pack v162 = v105 * v161;
    const two_link_pack v163 = (v68 * v128) - ((two_link_pack_number(prepared, 12U, spacing, 0U) * v49) * v62);
    const two_link_pack v164 = v1 * (-v163);
    const two_link_pack v165 = (((v161 + (v108 * v162)) - (v125 * v160)) + (v131 * v164)) + (v109 * v159);
    *(two_link_unaligned *)&A[4U * stride] = v74 * (v165 + (v109 + v125));
    const two_link_pack v166 = (v158 + (((v135 * v162) - (v142 * v160)) + (v140 * v164))) - (v136 * v159);
    *(two_link_unaligned *)&A[5U * stride] = 1.0 - (v74 * ((v136 - v142) - v166));
    const two_link_pack v167 = (((v163 + (v1 * v161)) - (v146 * v162)) - (v148 * v160)) - (v149 * v164);
    const two_link_pack v168 = v167 - (v147 * v159);
    *(two_link_unaligned *)&A[6U * stride] = v74 * (v168 + (v148 - v147));
    const two_link_pack v169 = (((v152 * v162) - (v68 * v112)) - (v155 * v160)) - (v154 * v164);
    const two_link_pack v170 = ((v1 * v158) + v169) - (v153 * v159);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_at(&dt[0]) - (v74 * ((v153 - v155) - v170));
    const two_link_pack v171 = two_link_pack_number(prepared, 7U, spacing, 0U) * v88;
    const two_link_pack v172 = (v171 - (v77 * (v94 * v77))) + (v90 * v99);
    const two_link_pack v173 = v100 + (v97 * v99);
    const two_link_pack v174 = (v87 * ((v84 * v173) - (v88 * v79))) - (v97 * v172);
    const two_link_pack v175 = v98 * (v174 - (v89 * ((v84 * v79) + (v88 * v173))));
    const two_link_pack v176 = two_link_pack_at(&dt[0]) * v1;
    const two_link_pack v177 = v176 * v175;
    const two_link_pack v178 = (2.0 * v90) * v78;
    const two_link_pack v179 = v178 * v98;
    const two_link_pack v180 = two_link_pack_at(&dt[0]) * v179;
    const two_link_pack v181 = ((v91 * (2.0 * v97)) - v178) * v98;
    const two_link_pack v182 = (two_link_pack_at(&dt[0]) * v181) - 2.0;
    const two_link_pack v183 = ((two_link_pack_number(prepared, 8U, spacing, 0U) * v85_sine[0]) + (v171 * v97)) * v98;
    const two_link_pack v184 = 2.0 + (v176 * v183);
    const two_link_pack v185 = (((v183 + v108) - (v131 * v184)) - (v132 * v182)) + (v165 * v180);
    *(two_link_unaligned *)&A[8U * stride] = v73 * (v185 - (v125 * v177));
    const two_link_pack v186 = (((v135 - (v140 * v184)) - (v143 * v182)) + (v166 * v180)) - v175;
    *(two_link_unaligned *)&A[9U * stride] = v73 * (v186 - (v142 * v177));
    const two_link_pack v187 = (((two_link_pack_at(&dt[0]) * v183) - v146) - (v151 * v182)) + (v168 * v180);
    *(two_link_unaligned *)&A[10U * stride] = 1.0 + (v73 * ((v187 + ((v149 * v184) - v181)) - (v148 * v177)));
    const two_link_pack v188 = (((v179 + v152) + (v154 * v184)) - (v157 * v182)) + (v170 * v180);
    *(two_link_unaligned *)&A[11U * stride] = v73 * ((v188 - (two_link_pack_at(&dt[0]) * v175)) - (v155 * v177));
    const two_link_pack v189 = (two_link_pack_number(prepared, 6U, spacing, 0U) * v172) + (v96 * v175);
    const two_link_pack v190 = 2.0 + (v176 * v189);
    const two_link_pack v191 = (v96 * v180) - 2.0;
    const two_link_pack v192 = (v96 * v181) - (two_link_pack_number(prepared, 12U, spacing, 0U) * v91);
    const two_link_pack v193 = two_link_pack_at(&dt[0]) * (-v192);
    const two_link_pack v194 = (two_link_pack_number(prepared, 22U, spacing, 0U) * v88) - (v96 * v183);
    const two_link_pack v195 = v176 * v194;
    const two_link_pack v196 = (((v194 + v109) - (v131 * v195)) - (v132 * v193)) - (v165 * v191);
    *(two_link_unaligned *)&A[12U * stride] = v73 * (v196 + (v125 * v190));
    const two_link_pack v197 = v189 - (((v136 + (v140 * v195)) + (v143 * v193)) + (v166 * v191));
    *(two_link_unaligned *)&A[13U * stride] = v73 * (v197 + (v142 * v190));
    const two_link_pack v198 = (v192 + (v149 * v195)) - (v168 * v191);
    *(two_link_unaligned *)&A[14U * stride] = v73 * ((v198 + (((two_link_pack_at(&dt[0]) * v194) - v147) - (v151 * v193))) + (v148 * v190));
    const two_link_pack v199 = (((v154 * v195) - ((v96 * v179) + v153)) - (v157 * v193)) - (v170 * v191);
    *(two_link_unaligned *)&A[15U * stride] = 1.0 + (v73 * (((two_link_pack_at(&dt[0]) * v189) + v199) + (v155 * v190)));
    const two_link_pack v200 = v22 * v26;
    const two_link_pack v201 = v43 * v45;
    const two_link_pack v202 = (v201 - (v200 * v121)) + (v26 * v118);
    const two_link_pack v203 = (v26 * v130) + ((v200 * v120) - v45);
    const two_link_pack v204 = (((v70 + (v26 * v127)) - (v202 * v113)) + (v203 * v129)) - (v200 * v106);
    *(two_link_unaligned *)&B[0] = v74 * (v204 + (v26 - v203));
    const two_link_pack v205 = two_link_pack_number(prepared, 6U, spacing, 0U) + (v22 * v200);
    const two_link_pack v206 = ((two_link_pack_number(prepared, 6U, spacing, 0U) + (v43 * v201)) - (v205 * v121)) + (v200 * v118);
    const two_link_pack v207 = v68 * v70;
    const two_link_pack v208 = ((v205 * v120) - v201) + (v200 * v130);
    const two_link_pack v209 = (((v207 + (v200 * v127)) - (v206 * v113)) + (v208 * v129)) - (v205 * v106);
    const two_link_pack v210 = v74 * v200;
    *(two_link_unaligned *)&B[stride] = (v74 * (v208 - v209)) - v210;
    const two_link_pack v211 = ((((v26 * v162) - v207) + (v202 * v160)) + (v203 * v164)) - (v200 * v159);
    *(two_link_unaligned *)&B[2U * stride] = -(v210 + (v74 * (v202 - v211)));
    const two_link_pack v212 = (((two_link_pack_number(prepared, 6U, spacing, 0U) + (v68 * v207)) - (v200 * v162)) - (v206 * v160)) - (v208 * v164);
    const two_link_pack v213 = v212 + (v205 * v159);
    *(two_link_unaligned *)&B[3U * stride] = v74 * (v213 + (v205 + v206));
    const two_link_pack v214 = (((v26 + v98) + (v180 * v211)) - (v204 * v182)) - (v203 * v184);
    *(two_link_unaligned *)&B[4U * stride] = v73 * (v214 + (v202 * v177));
    const two_link_pack v215 = v96 * v98;
    const two_link_pack v216 = v200 + v215;
    const two_link_pack v217 = ((((v180 * v213) - v216) + (v209 * v182)) + (v208 * v184)) - (v206 * v177);
    *(two_link_unaligned *)&B[5U * stride] = v73 * v217;
    const two_link_pack v218 = (((v216 + (v203 * v195)) + (v204 * v193)) + (v211 * v191)) + (v202 * v190);
    *(two_link_unaligned *)&B[6U * stride] = -(v73 * v218);
    const two_link_pack v219 = (((v205 + two_link_pack_number(prepared, 6U, spacing, 0U)) + (v96 * v215)) + (v208 * v195)) + (v209 * v193);
    *(two_link_unaligned *)&B[7U * stride] = v73 * ((v219 - (v213 * v191)) + (v206 * v190));
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
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[1U * count], &prepared_rest[1U * TWO_LINK_LANES]);
        two_link_pack_take(4U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[12U * count], &prepared_rest[12U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[22U * count], &prepared_rest[22U * TWO_LINK_LANES]);
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
    const two_link_pack v4 = two_link_pack_number(prepared, 7U, spacing, 0U) * v0_cosine[0];
    *(two_link_unaligned *)&Y[stride] = v4;
    const two_link_pack v5 = two_link_pack_number(prepared, 7U, spacing, 0U) * v0_sine[0];
    *(two_link_unaligned *)&Y[2U * stride] = -v5;
    *(two_link_unaligned *)&Y[9U * stride] = two_link_pack_at(&qdd[0]);
    const two_link_pack v6 = v5 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v7 = (0.4 * two_link_pack_at(&qdd[0])) + v4;
    const two_link_pack v8 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const two_link_pack v9 = 0.4 * v0_sine[1];
    const two_link_pack v10 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    *(two_link_unaligned *)&Y[31U * stride] = v10;
    const two_link_pack v11 = 0.4 * v0_cosine[1];
    *(two_link_unaligned *)&Y[10U * stride] = (v11 * v10) + (v9 * v8);
    const two_link_pack v12 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v13 = v12 * v12;
    const two_link_pack v14 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    *(two_link_unaligned *)&Y[19U * stride] = v14;
    *(two_link_unaligned *)&Y[39U * stride] = v14;
    *(two_link_unaligned *)&Y[11U * stride] = v10 + ((v14 * v11) - (v13 * v9));
    *(two_link_unaligned *)&Y[12U * stride] = -(v8 + ((v14 * v9) + (v13 * v11)));
    *(two_link_unaligned *)&Y[32U * stride] = -v8;
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
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[7U * count], &prepared_rest[7U * TWO_LINK_LANES]);
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
    const two_link_pack v4 = two_link_pack_number(prepared, 10U, spacing, 0U) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(two_link_unaligned *)&K[0] = -((two_link_pack_number(prepared, 8U, spacing, 0U) * v0_sine[1]) + v4);
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
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[8U * count], &prepared_rest[8U * TWO_LINK_LANES]);
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
        double prepared_rest[30U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

TWO_LINK_BODY void two_link_pack_sticking_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1_angle[2] = {two_link_pack_at(&q[0]), v0};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v6 = two_link_pack_number(prepared, 9U, spacing, 0U) * v1_cosine[1];
    const two_link_pack v7 = two_link_pack_number(prepared, 9U, spacing, 0U) * v1_sine[1];
    const two_link_pack v8 = (v1_sine[0] * v6) - (v1_cosine[0] * v7);
    const two_link_pack v9 = ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v8) - (two_link_pack_number(prepared, 10U, spacing, 0U) * v1_cosine[1]);
    const two_link_pack v10 = v9 + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 8U, spacing, 0U) * v1_cosine[0])) - ((v5 * v5) * v8));
    const two_link_pack v11 = (v1_sine[0] * v7) + (v1_cosine[0] * v6);
    const two_link_pack v12 = two_link_pack_number(prepared, 2U, spacing, 0U) + v11;
    const two_link_pack v13 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), two_link_pack_number(prepared, 6U, spacing, 0U));
    const two_link_pack v14 = two_link_pack_at(&tau[stride]) + v9;
    const two_link_pack v15 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_sign(two_link_pack_at(&qd[stride])));
    const two_link_pack v16 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), v14 - v15);
    const two_link_pack v17 = v13 * v12;
    const two_link_pack v18 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~two_link_pack_at_flags(&stuck[0]), ((two_link_pack_number(prepared, 5U, spacing, 0U) + v11) + v12) - (v12 * v17), two_link_pack_splat(1.0)));
    const two_link_pack v19 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_sign(two_link_pack_at(&qd[0])));
    const two_link_pack v20 = ((v17 * v16) - two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), v10 - v19)) * v18;
    const two_link_pack v21 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), (v13 * v16) + (v17 * v20));
    *(two_link_unaligned *)&qdd[stride] = v21;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), v10 - (v12 * v21), v19);
    const two_link_pack v22 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), -v20);
    *(two_link_unaligned *)&qdd[0] = v22;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), v14 - (v12 * v22), v15);
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
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(6U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
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
