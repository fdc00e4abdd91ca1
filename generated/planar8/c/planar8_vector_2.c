/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "planar8.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#define PLANAR8_APART __attribute__((noinline, unused))
#define PLANAR8_BODY static inline __attribute__((always_inline, unused))
#define PLANAR8_INLINE static inline __attribute__((unused))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short planar8_shorts __attribute__((vector_size(2 * PLANAR8_BYTES / sizeof(double))));

PLANAR8_INLINE planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

PLANAR8_INLINE planar8_pack planar8_pack_at(const double *x)
{
    return *(const planar8_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PLANAR8_INLINE planar8_pack planar8_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? planar8_pack_splat(prepared[k]) : planar8_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PLANAR8_INLINE planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

PLANAR8_INLINE planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

PLANAR8_INLINE bool planar8_pack_all(planar8_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PLANAR8_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long planar8_bits __attribute__((vector_size(PLANAR8_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. */
static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack u = 1.0 - (0.5 * z);
    const planar8_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const planar8_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = k.bits << 62;
    const planar8_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const planar8_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_all((planar8_mask)((*beyond >> 18) == 0ULL))) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PLANAR8_APART void planar8_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0 = planar8_pack_at(&q[0]) + planar8_pack_at(&q[stride]);
    const planar8_pack vb0 = planar8_pack_at(&q[PLANAR8_LANES]) + planar8_pack_at(&q[stride + PLANAR8_LANES]);
    const planar8_pack v1 = planar8_pack_at(&q[2U * stride]) + v0;
    const planar8_pack vb1 = planar8_pack_at(&q[(2U * stride) + PLANAR8_LANES]) + vb0;
    const planar8_pack v2 = planar8_pack_at(&q[3U * stride]) + v1;
    const planar8_pack vb2 = planar8_pack_at(&q[(3U * stride) + PLANAR8_LANES]) + vb1;
    const planar8_pack v3 = planar8_pack_at(&q[4U * stride]) + v2;
    const planar8_pack vb3 = planar8_pack_at(&q[(4U * stride) + PLANAR8_LANES]) + vb2;
    const planar8_pack v4 = planar8_pack_at(&q[5U * stride]) + v3;
    const planar8_pack vb4 = planar8_pack_at(&q[(5U * stride) + PLANAR8_LANES]) + vb3;
    const planar8_pack v5 = planar8_pack_at(&q[6U * stride]) + v4;
    const planar8_pack vb5 = planar8_pack_at(&q[(6U * stride) + PLANAR8_LANES]) + vb4;
    const planar8_pack v6 = planar8_pack_at(&q[7U * stride]) + v5;
    const planar8_pack vb6 = planar8_pack_at(&q[(7U * stride) + PLANAR8_LANES]) + vb5;
    const planar8_pack v7_angle[8] = {v6, v5, v4, v3, v2, v1, v0, planar8_pack_at(&q[0])};
    const planar8_pack vb7_angle[8] = {vb6, vb5, vb4, vb3, vb2, vb1, vb0, planar8_pack_at(&q[PLANAR8_LANES])};
    planar8_pack v7_sine[8];
    planar8_pack vb7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_pack vb7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_bits vb7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[0], &vb7_sine[0], &vb7_cosine[0], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[1], &vb7_sine[1], &vb7_cosine[1], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[2], &vb7_sine[2], &vb7_cosine[2], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[3], &vb7_sine[3], &vb7_cosine[3], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[4], &vb7_sine[4], &vb7_cosine[4], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[5], &vb7_sine[5], &vb7_cosine[5], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[6], &vb7_sine[6], &vb7_cosine[6], &vb7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_pair(&vb7_angle[7], &vb7_sine[7], &vb7_cosine[7], &vb7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    planar8_pack_sincos_guard(8U, vb7_angle, vb7_sine, vb7_cosine, &vb7_beyond);
    const planar8_pack v23 = 1.9928405358526773 * v7_sine[0];
    const planar8_pack vb23 = 1.9928405358526773 * vb7_sine[0];
    const planar8_pack v24 = 0.6043499999999999 * v7_sine[0];
    const planar8_pack vb24 = 0.6043499999999999 * vb7_sine[0];
    const planar8_pack v25 = (v24 * v23) - 2.42;
    const planar8_pack vb25 = (vb24 * vb23) - 2.42;
    const planar8_pack v26 = 0.82 * v7_sine[1];
    const planar8_pack vb26 = 0.82 * vb7_sine[1];
    const planar8_pack v27 = 1.9928405358526773 * v7_cosine[0];
    const planar8_pack vb27 = 1.9928405358526773 * vb7_cosine[0];
    const planar8_pack v28 = v24 * v27;
    const planar8_pack vb28 = vb24 * vb27;
    const planar8_pack v29 = 0.82 * v7_cosine[1];
    const planar8_pack vb29 = 0.82 * vb7_cosine[1];
    const planar8_pack v30 = (v29 * v28) + (v26 * v25);
    const planar8_pack vb30 = (vb29 * vb28) + (vb26 * vb25);
    const planar8_pack v31 = 0.6043499999999999 * v7_cosine[0];
    const planar8_pack vb31 = 0.6043499999999999 * vb7_cosine[0];
    const planar8_pack v32 = (v31 * v27) - 2.42;
    const planar8_pack vb32 = (vb31 * vb27) - 2.42;
    const planar8_pack v33 = (v29 * v32) + (v26 * v28);
    const planar8_pack vb33 = (vb29 * vb32) + (vb26 * vb28);
    const planar8_pack v34 = 1.0 / ((0.17661706666666654 + (v29 * v33)) + (v26 * v30));
    const planar8_pack vb34 = 1.0 / ((0.17661706666666654 + (vb29 * vb33)) + (vb26 * vb30));
    const planar8_pack v35 = v33 * v34;
    const planar8_pack vb35 = vb33 * vb34;
    const planar8_pack v36 = (v32 - 1.5550000000000002) - (v33 * v35);
    const planar8_pack vb36 = (vb32 - 1.5550000000000002) - (vb33 * vb35);
    const planar8_pack v37 = 0.85 * v7_cosine[2];
    const planar8_pack vb37 = 0.85 * vb7_cosine[2];
    const planar8_pack v38 = v28 - (v30 * v35);
    const planar8_pack vb38 = vb28 - (vb30 * vb35);
    const planar8_pack v39 = 0.85 * v7_sine[2];
    const planar8_pack vb39 = 0.85 * vb7_sine[2];
    const planar8_pack v40 = (v39 * v38) + (v37 * v36);
    const planar8_pack vb40 = (vb39 * vb38) + (vb37 * vb36);
    const planar8_pack v41 = v30 * v34;
    const planar8_pack vb41 = vb30 * vb34;
    const planar8_pack v42 = (v25 - 1.5550000000000002) - (v30 * v41);
    const planar8_pack vb42 = (vb25 - 1.5550000000000002) - (vb30 * vb41);
    const planar8_pack v43 = (v39 * v42) + (v37 * v38);
    const planar8_pack vb43 = (vb39 * vb42) + (vb37 * vb38);
    const planar8_pack v44 = 1.0 / ((0.17791562500000002 + (v39 * v43)) + (v37 * v40));
    const planar8_pack vb44 = 1.0 / ((0.17791562500000002 + (vb39 * vb43)) + (vb37 * vb40));
    const planar8_pack v45 = v43 * v44;
    const planar8_pack vb45 = vb43 * vb44;
    const planar8_pack v46 = (v42 - 1.455) - (v43 * v45);
    const planar8_pack vb46 = (vb42 - 1.455) - (vb43 * vb45);
    const planar8_pack v47 = 0.88 * v7_sine[3];
    const planar8_pack vb47 = 0.88 * vb7_sine[3];
    const planar8_pack v48 = v40 * v44;
    const planar8_pack vb48 = vb40 * vb44;
    const planar8_pack v49 = v38 - (v43 * v48);
    const planar8_pack vb49 = vb38 - (vb43 * vb48);
    const planar8_pack v50 = 0.88 * v7_cosine[3];
    const planar8_pack vb50 = 0.88 * vb7_cosine[3];
    const planar8_pack v51 = (v50 * v49) + (v47 * v46);
    const planar8_pack vb51 = (vb50 * vb49) + (vb47 * vb46);
    const planar8_pack v52 = (v36 - 1.455) - (v40 * v48);
    const planar8_pack vb52 = (vb36 - 1.455) - (vb40 * vb48);
    const planar8_pack v53 = (v50 * v52) + (v47 * v49);
    const planar8_pack vb53 = (vb50 * vb52) + (vb47 * vb49);
    const planar8_pack v54 = 1.0 / ((0.17798293333333343 + (v50 * v53)) + (v47 * v51));
    const planar8_pack vb54 = 1.0 / ((0.17798293333333343 + (vb50 * vb53)) + (vb47 * vb51));
    const planar8_pack v55 = v53 * v54;
    const planar8_pack vb55 = vb53 * vb54;
    const planar8_pack v56 = v49 - (v51 * v55);
    const planar8_pack vb56 = vb49 - (vb51 * vb55);
    const planar8_pack v57 = 0.91 * v7_cosine[4];
    const planar8_pack vb57 = 0.91 * vb7_cosine[4];
    const planar8_pack v58 = v51 * v54;
    const planar8_pack vb58 = vb51 * vb54;
    const planar8_pack v59 = (v46 - 1.3549999999999998) - (v51 * v58);
    const planar8_pack vb59 = (vb46 - 1.3549999999999998) - (vb51 * vb58);
    const planar8_pack v60 = 0.91 * v7_sine[4];
    const planar8_pack vb60 = 0.91 * vb7_sine[4];
    const planar8_pack v61 = (v60 * v59) + (v57 * v56);
    const planar8_pack vb61 = (vb60 * vb59) + (vb57 * vb56);
    const planar8_pack v62 = (v52 - 1.3549999999999998) - (v53 * v55);
    const planar8_pack vb62 = (vb52 - 1.3549999999999998) - (vb53 * vb55);
    const planar8_pack v63 = (v57 * v62) + (v60 * v56);
    const planar8_pack vb63 = (vb57 * vb62) + (vb60 * vb56);
    const planar8_pack v64 = 1.0 / ((0.17673034166666668 + (v57 * v63)) + (v60 * v61));
    const planar8_pack vb64 = 1.0 / ((0.17673034166666668 + (vb57 * vb63)) + (vb60 * vb61));
    const planar8_pack v65 = v63 * v64;
    const planar8_pack vb65 = vb63 * vb64;
    const planar8_pack v66 = (v62 - 1.255) - (v63 * v65);
    const planar8_pack vb66 = (vb62 - 1.255) - (vb63 * vb65);
    const planar8_pack v67 = 0.94 * v7_cosine[5];
    const planar8_pack vb67 = 0.94 * vb7_cosine[5];
    const planar8_pack v68 = v56 - (v61 * v65);
    const planar8_pack vb68 = vb56 - (vb61 * vb65);
    const planar8_pack v69 = 0.94 * v7_sine[5];
    const planar8_pack vb69 = 0.94 * vb7_sine[5];
    const planar8_pack v70 = (v69 * v68) + (v67 * v66);
    const planar8_pack vb70 = (vb69 * vb68) + (vb67 * vb66);
    const planar8_pack v71 = v61 * v64;
    const planar8_pack vb71 = vb61 * vb64;
    const planar8_pack v72 = (v59 - 1.255) - (v61 * v71);
    const planar8_pack vb72 = (vb59 - 1.255) - (vb61 * vb71);
    const planar8_pack v73 = (v69 * v72) + (v67 * v68);
    const planar8_pack vb73 = (vb69 * vb72) + (vb67 * vb68);
    const planar8_pack v74 = 1.0 / ((0.1740691999999998 + (v69 * v73)) + (v67 * v70));
    const planar8_pack vb74 = 1.0 / ((0.1740691999999998 + (vb69 * vb73)) + (vb67 * vb70));
    const planar8_pack v75 = v70 * v74;
    const planar8_pack vb75 = vb70 * vb74;
    const planar8_pack v76 = (v66 - 1.1550000000000002) - (v70 * v75);
    const planar8_pack vb76 = (vb66 - 1.1550000000000002) - (vb70 * vb75);
    const planar8_pack v77 = 0.97 * v7_cosine[6];
    const planar8_pack vb77 = 0.97 * vb7_cosine[6];
    const planar8_pack v78 = v68 - (v73 * v75);
    const planar8_pack vb78 = vb68 - (vb73 * vb75);
    const planar8_pack v79 = 0.97 * v7_sine[6];
    const planar8_pack vb79 = 0.97 * vb7_sine[6];
    const planar8_pack v80 = (v79 * v78) + (v77 * v76);
    const planar8_pack vb80 = (vb79 * vb78) + (vb77 * vb76);
    const planar8_pack v81 = v73 * v74;
    const planar8_pack vb81 = vb73 * vb74;
    const planar8_pack v82 = (v72 - 1.1550000000000002) - (v73 * v81);
    const planar8_pack vb82 = (vb72 - 1.1550000000000002) - (vb73 * vb81);
    const planar8_pack v83 = (v79 * v82) + (v77 * v78);
    const planar8_pack vb83 = (vb79 * vb82) + (vb77 * vb78);
    const planar8_pack v84 = 1.0 / ((0.16991085833333336 + (v79 * v83)) + (v77 * v80));
    const planar8_pack vb84 = 1.0 / ((0.16991085833333336 + (vb79 * vb83)) + (vb77 * vb80));
    const planar8_pack v85 = v80 * v84;
    const planar8_pack vb85 = vb80 * vb84;
    const planar8_pack v86 = v7_cosine[7] * v85;
    const planar8_pack vb86 = vb7_cosine[7] * vb85;
    const planar8_pack v87 = v78 - (v83 * v85);
    const planar8_pack vb87 = vb78 - (vb83 * vb85);
    const planar8_pack v88 = 1.055 * v7_cosine[7];
    const planar8_pack vb88 = 1.055 * vb7_cosine[7];
    const planar8_pack v89 = (v7_sine[7] * v83) * v84;
    const planar8_pack vb89 = (vb7_sine[7] * vb83) * vb84;
    const planar8_pack v90 = 0.16416666666666663 + (v7_sine[7] * ((v7_cosine[7] * v87) + ((v7_sine[7] * (v82 - 1.055)) - (v83 * v89))));
    const planar8_pack vb90 = 0.16416666666666663 + (vb7_sine[7] * ((vb7_cosine[7] * vb87) + ((vb7_sine[7] * (vb82 - 1.055)) - (vb83 * vb89))));
    const planar8_pack v91 = v90 + (v7_cosine[7] * ((((v7_cosine[7] * v76) - v88) + (v7_sine[7] * v87)) - (v80 * v86)));
    const planar8_pack vb91 = vb90 + (vb7_cosine[7] * ((((vb7_cosine[7] * vb76) - vb88) + (vb7_sine[7] * vb87)) - (vb80 * vb86)));
    const planar8_pack v92 = v89 + v86;
    const planar8_pack vb92 = vb89 + vb86;
    const planar8_pack v93 = planar8_pack_at(&qd[0]) + planar8_pack_at(&qd[stride]);
    const planar8_pack vb93 = planar8_pack_at(&qd[PLANAR8_LANES]) + planar8_pack_at(&qd[stride + PLANAR8_LANES]);
    const planar8_pack v94 = v93 * v93;
    const planar8_pack vb94 = vb93 * vb93;
    const planar8_pack v95 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack vb95 = planar8_pack_at(&qd[PLANAR8_LANES]) * planar8_pack_at(&qd[PLANAR8_LANES]);
    const planar8_pack v96 = v95 * v7_sine[7];
    const planar8_pack vb96 = vb95 * vb7_sine[7];
    const planar8_pack v97 = v96 - 9.81;
    const planar8_pack vb97 = vb96 - 9.81;
    const planar8_pack v98 = v97 + (v94 * v79);
    const planar8_pack vb98 = vb97 + (vb94 * vb79);
    const planar8_pack v99 = planar8_pack_at(&qd[2U * stride]) + v93;
    const planar8_pack vb99 = planar8_pack_at(&qd[(2U * stride) + PLANAR8_LANES]) + vb93;
    const planar8_pack v100 = v99 * v99;
    const planar8_pack vb100 = vb99 * vb99;
    const planar8_pack v101 = v98 + (v100 * v69);
    const planar8_pack vb101 = vb98 + (vb100 * vb69);
    const planar8_pack v102 = planar8_pack_at(&qd[3U * stride]) + v99;
    const planar8_pack vb102 = planar8_pack_at(&qd[(3U * stride) + PLANAR8_LANES]) + vb99;
    const planar8_pack v103 = v102 * v102;
    const planar8_pack vb103 = vb102 * vb102;
    const planar8_pack v104 = v101 + (v103 * v60);
    const planar8_pack vb104 = vb101 + (vb103 * vb60);
    const planar8_pack v105 = planar8_pack_at(&qd[4U * stride]) + v102;
    const planar8_pack vb105 = planar8_pack_at(&qd[(4U * stride) + PLANAR8_LANES]) + vb102;
    const planar8_pack v106 = v105 * v105;
    const planar8_pack vb106 = vb105 * vb105;
    const planar8_pack v107 = v104 + (v106 * v47);
    const planar8_pack vb107 = vb104 + (vb106 * vb47);
    const planar8_pack v108 = planar8_pack_at(&qd[5U * stride]) + v105;
    const planar8_pack vb108 = planar8_pack_at(&qd[(5U * stride) + PLANAR8_LANES]) + vb105;
    const planar8_pack v109 = v108 * v108;
    const planar8_pack vb109 = vb108 * vb108;
    const planar8_pack v110 = v107 + (v109 * v39);
    const planar8_pack vb110 = vb107 + (vb109 * vb39);
    const planar8_pack v111 = planar8_pack_at(&qd[6U * stride]) + v108;
    const planar8_pack vb111 = planar8_pack_at(&qd[(6U * stride) + PLANAR8_LANES]) + vb108;
    const planar8_pack v112 = v111 * v111;
    const planar8_pack vb112 = vb111 * vb111;
    const planar8_pack v113 = v110 + (v112 * v26);
    const planar8_pack vb113 = vb110 + (vb112 * vb26);
    const planar8_pack v114 = (v95 * v7_cosine[7]) + (v94 * v77);
    const planar8_pack vb114 = (vb95 * vb7_cosine[7]) + (vb94 * vb77);
    const planar8_pack v115 = v114 + (v100 * v67);
    const planar8_pack vb115 = vb114 + (vb100 * vb67);
    const planar8_pack v116 = v115 + (v103 * v57);
    const planar8_pack vb116 = vb115 + (vb103 * vb57);
    const planar8_pack v117 = v116 + (v106 * v50);
    const planar8_pack vb117 = vb116 + (vb106 * vb50);
    const planar8_pack v118 = v117 + (v109 * v37);
    const planar8_pack vb118 = vb117 + (vb109 * vb37);
    const planar8_pack v119 = v118 + (v112 * v29);
    const planar8_pack vb119 = vb118 + (vb112 * vb29);
    const planar8_pack v120 = ((v24 * v119) - planar8_pack_at(&tau[7U * stride])) - (v31 * v113);
    const planar8_pack vb120 = ((vb24 * vb119) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) - (vb31 * vb113);
    const planar8_pack v121 = planar8_pack_at(&qd[7U * stride]) + v111;
    const planar8_pack vb121 = planar8_pack_at(&qd[(7U * stride) + PLANAR8_LANES]) + vb111;
    const planar8_pack v122 = v121 * v121;
    const planar8_pack vb122 = vb121 * vb121;
    const planar8_pack v123 = ((v122 * v31) + (2.42 * v119)) - (v23 * v120);
    const planar8_pack vb123 = ((vb122 * vb31) + (2.42 * vb119)) - (vb23 * vb120);
    const planar8_pack v124 = ((v122 * v24) + (2.42 * v113)) + (v27 * v120);
    const planar8_pack vb124 = ((vb122 * vb24) + (2.42 * vb113)) + (vb27 * vb120);
    const planar8_pack v125 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[7U * stride])) + (v29 * v124)) - (v26 * v123);
    const planar8_pack vb125 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(7U * stride) + PLANAR8_LANES])) + (vb29 * vb124)) - (vb26 * vb123);
    const planar8_pack v126 = (v125 * v35) - ((1.5550000000000002 * v110) + v124);
    const planar8_pack vb126 = (vb125 * vb35) - ((1.5550000000000002 * vb110) + vb124);
    const planar8_pack v127 = (v123 + (1.5550000000000002 * v118)) + (v125 * v41);
    const planar8_pack vb127 = (vb123 + (1.5550000000000002 * vb118)) + (vb125 * vb41);
    const planar8_pack v128 = ((planar8_pack_at(&tau[6U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v39 * v127)) + (v37 * v126);
    const planar8_pack vb128 = ((planar8_pack_at(&tau[(6U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb39 * vb127)) + (vb37 * vb126);
    const planar8_pack v129 = (v127 + (1.455 * v117)) - (v128 * v45);
    const planar8_pack vb129 = (vb127 + (1.455 * vb117)) - (vb128 * vb45);
    const planar8_pack v130 = ((1.455 * v107) - v126) + (v128 * v48);
    const planar8_pack vb130 = ((1.455 * vb107) - vb126) + (vb128 * vb48);
    const planar8_pack v131 = ((planar8_pack_at(&tau[4U * stride]) - planar8_pack_at(&tau[5U * stride])) + (v50 * v130)) - (v47 * v129);
    const planar8_pack vb131 = ((planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(5U * stride) + PLANAR8_LANES])) + (vb50 * vb130)) - (vb47 * vb129);
    const planar8_pack v132 = (v129 + (1.3549999999999998 * v116)) + (v131 * v58);
    const planar8_pack vb132 = (vb129 + (1.3549999999999998 * vb116)) + (vb131 * vb58);
    const planar8_pack v133 = (v130 + (1.3549999999999998 * v104)) - (v131 * v55);
    const planar8_pack vb133 = (vb130 + (1.3549999999999998 * vb104)) - (vb131 * vb55);
    const planar8_pack v134 = ((planar8_pack_at(&tau[3U * stride]) - planar8_pack_at(&tau[4U * stride])) + (v57 * v133)) - (v60 * v132);
    const planar8_pack vb134 = ((planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(4U * stride) + PLANAR8_LANES])) + (vb57 * vb133)) - (vb60 * vb132);
    const planar8_pack v135 = (v133 + (1.255 * v101)) - (v134 * v65);
    const planar8_pack vb135 = (vb133 + (1.255 * vb101)) - (vb134 * vb65);
    const planar8_pack v136 = (v132 + (1.255 * v115)) + (v134 * v71);
    const planar8_pack vb136 = (vb132 + (1.255 * vb115)) + (vb134 * vb71);
    const planar8_pack v137 = ((planar8_pack_at(&tau[3U * stride]) - planar8_pack_at(&tau[2U * stride])) + (v69 * v136)) - (v67 * v135);
    const planar8_pack vb137 = ((planar8_pack_at(&tau[(3U * stride) + PLANAR8_LANES]) - planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES])) + (vb69 * vb136)) - (vb67 * vb135);
    const planar8_pack v138 = (v135 + (1.1550000000000002 * v98)) + (v137 * v75);
    const planar8_pack vb138 = (vb135 + (1.1550000000000002 * vb98)) + (vb137 * vb75);
    const planar8_pack v139 = (v137 * v81) - ((1.1550000000000002 * v114) + v136);
    const planar8_pack vb139 = (vb137 * vb81) - ((1.1550000000000002 * vb114) + vb136);
    const planar8_pack v140 = ((planar8_pack_at(&tau[stride]) - planar8_pack_at(&tau[2U * stride])) + (v79 * v139)) + (v77 * v138);
    const planar8_pack vb140 = ((planar8_pack_at(&tau[stride + PLANAR8_LANES]) - planar8_pack_at(&tau[(2U * stride) + PLANAR8_LANES])) + (vb79 * vb139)) + (vb77 * vb138);
    const planar8_pack v141 = (((planar8_pack_at(&tau[stride]) - planar8_pack_at(&tau[0])) - (v88 * (v97 - v96))) - (v7_sine[7] * v139)) - (v7_cosine[7] * v138);
    const planar8_pack vb141 = (((planar8_pack_at(&tau[stride + PLANAR8_LANES]) - planar8_pack_at(&tau[PLANAR8_LANES])) - (vb88 * (vb97 - vb96))) - (vb7_sine[7] * vb139)) - (vb7_cosine[7] * vb138);
    const planar8_pack v142 = (v141 + (v140 * v92)) * (1.0 / v91);
    const planar8_pack vb142 = (vb141 + (vb140 * vb92)) * (1.0 / vb91);
    *(planar8_unaligned *)&qdd[0] = v142;
    *(planar8_unaligned *)&qdd[PLANAR8_LANES] = vb142;
    const planar8_pack v143 = (v140 * v84) + (v92 * v142);
    const planar8_pack vb143 = (vb140 * vb84) + (vb92 * vb142);
    *(planar8_unaligned *)&qdd[stride] = -(v142 + v143);
    *(planar8_unaligned *)&qdd[stride + PLANAR8_LANES] = -(vb142 + vb143);
    const planar8_pack v144 = (v77 * v143) - (v7_cosine[7] * v142);
    const planar8_pack vb144 = (vb77 * vb143) - (vb7_cosine[7] * vb142);
    const planar8_pack v145 = (v79 * v143) - (v7_sine[7] * v142);
    const planar8_pack vb145 = (vb79 * vb143) - (vb7_sine[7] * vb142);
    const planar8_pack v146 = ((v137 * v74) + (v81 * v145)) + (v75 * v144);
    const planar8_pack vb146 = ((vb137 * vb74) + (vb81 * vb145)) + (vb75 * vb144);
    *(planar8_unaligned *)&qdd[2U * stride] = v143 + v146;
    *(planar8_unaligned *)&qdd[(2U * stride) + PLANAR8_LANES] = vb143 + vb146;
    const planar8_pack v147 = (v67 * v146) - v144;
    const planar8_pack vb147 = (vb67 * vb146) - vb144;
    const planar8_pack v148 = (v69 * v146) - v145;
    const planar8_pack vb148 = (vb69 * vb146) - vb145;
    const planar8_pack v149 = ((v134 * v64) + (v71 * v148)) + (v65 * v147);
    const planar8_pack vb149 = ((vb134 * vb64) + (vb71 * vb148)) + (vb65 * vb147);
    *(planar8_unaligned *)&qdd[3U * stride] = -(v146 + v149);
    *(planar8_unaligned *)&qdd[(3U * stride) + PLANAR8_LANES] = -(vb146 + vb149);
    const planar8_pack v150 = (v57 * v149) - v147;
    const planar8_pack vb150 = (vb57 * vb149) - vb147;
    const planar8_pack v151 = (v60 * v149) - v148;
    const planar8_pack vb151 = (vb60 * vb149) - vb148;
    const planar8_pack v152 = ((v131 * v54) - (v58 * v151)) - (v55 * v150);
    const planar8_pack vb152 = ((vb131 * vb54) - (vb58 * vb151)) - (vb55 * vb150);
    *(planar8_unaligned *)&qdd[4U * stride] = v149 - v152;
    *(planar8_unaligned *)&qdd[(4U * stride) + PLANAR8_LANES] = vb149 - vb152;
    const planar8_pack v153 = v151 + (v47 * v152);
    const planar8_pack vb153 = vb151 + (vb47 * vb152);
    const planar8_pack v154 = v150 + (v50 * v152);
    const planar8_pack vb154 = vb150 + (vb50 * vb152);
    const planar8_pack v155 = ((v128 * v44) + (v48 * v154)) + (v45 * v153);
    const planar8_pack vb155 = ((vb128 * vb44) + (vb48 * vb154)) + (vb45 * vb153);
    *(planar8_unaligned *)&qdd[5U * stride] = v152 + v155;
    *(planar8_unaligned *)&qdd[(5U * stride) + PLANAR8_LANES] = vb152 + vb155;
    const planar8_pack v156 = (v39 * v155) - v153;
    const planar8_pack vb156 = (vb39 * vb155) - vb153;
    const planar8_pack v157 = (v37 * v155) - v154;
    const planar8_pack vb157 = (vb37 * vb155) - vb154;
    const planar8_pack v158 = ((v125 * v34) + (v35 * v157)) + (v41 * v156);
    const planar8_pack vb158 = ((vb125 * vb34) + (vb35 * vb157)) + (vb41 * vb156);
    *(planar8_unaligned *)&qdd[6U * stride] = -(v155 + v158);
    *(planar8_unaligned *)&qdd[(6U * stride) + PLANAR8_LANES] = -(vb155 + vb158);
    const planar8_pack v159 = v158 + (((v29 * v27) + (v26 * v23)) * v158);
    const planar8_pack vb159 = vb158 + (((vb29 * vb27) + (vb26 * vb23)) * vb158);
    *(planar8_unaligned *)&qdd[7U * stride] = v159 - (((v27 * v157) + (3.2974940611444983 * v120)) + (v23 * v156));
    *(planar8_unaligned *)&qdd[(7U * stride) + PLANAR8_LANES] = vb159 - (((vb27 * vb157) + (3.2974940611444983 * vb120)) + (vb23 * vb156));
}

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= (2U * PLANAR8_LANES); first += (2U * PLANAR8_LANES)) {
        planar8_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[8U * (2U * PLANAR8_LANES)];
        double qd_rest[8U * (2U * PLANAR8_LANES)];
        double tau_rest[8U * (2U * PLANAR8_LANES)];
        double qdd_rest[8U * (2U * PLANAR8_LANES)];

        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), q, q_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), qd, qd_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), tau, tau_rest);
        planar8_pack_forward_dynamics_block(0U, prepared->k, (2U * PLANAR8_LANES), q_rest, qd_rest, tau_rest, qdd_rest);
        planar8_pack_give(8U, count, first, (2U * PLANAR8_LANES), qdd_rest, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= (2U * PLANAR8_LANES); first += (2U * PLANAR8_LANES)) {
        planar8_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[8U * (2U * PLANAR8_LANES)];
        double qd_rest[8U * (2U * PLANAR8_LANES)];
        double tau_rest[8U * (2U * PLANAR8_LANES)];
        double qdd_rest[8U * (2U * PLANAR8_LANES)];
        double prepared_rest[1U * (2U * PLANAR8_LANES)] = { 0.0 };

        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), q, q_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), qd, qd_rest);
        planar8_pack_take(8U, count, first, (2U * PLANAR8_LANES), tau, tau_rest);
        planar8_pack_forward_dynamics_block((2U * PLANAR8_LANES), prepared_rest, (2U * PLANAR8_LANES), q_rest, qd_rest, tau_rest, qdd_rest);
        planar8_pack_give(8U, count, first, (2U * PLANAR8_LANES), qdd_rest, qdd);
    }
}

static PLANAR8_APART void planar8_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0_angle[7] = {planar8_pack_at(&q[stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
    planar8_pack v0_sine[7];
    planar8_pack v0_cosine[7];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_guard(7U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v14 = planar8_pack_at(&qd[0]) * v0_sine[0];
    const planar8_pack v15 = planar8_pack_at(&qd[0]) + planar8_pack_at(&qd[stride]);
    const planar8_pack v16 = planar8_pack_at(&qd[0]) * v0_cosine[0];
    const planar8_pack v17 = v16 + (0.97 * v15);
    const planar8_pack v18 = (v0_cosine[1] * v17) - (v0_sine[1] * v14);
    const planar8_pack v19 = planar8_pack_at(&qd[2U * stride]) + v15;
    const planar8_pack v20 = v18 + (0.94 * v19);
    const planar8_pack v21 = (v0_sine[1] * v17) + (v0_cosine[1] * v14);
    const planar8_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const planar8_pack v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const planar8_pack v24 = planar8_pack_at(&qd[3U * stride]) + v19;
    const planar8_pack v25 = v23 + (0.91 * v24);
    const planar8_pack v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const planar8_pack v27 = planar8_pack_at(&qd[4U * stride]) + v24;
    const planar8_pack v28 = v26 + (0.88 * v27);
    const planar8_pack v29 = (v0_cosine[3] * v22) + (v0_sine[3] * v25);
    const planar8_pack v30 = (v0_cosine[4] * v29) + (v0_sine[4] * v28);
    const planar8_pack v31 = (v0_cosine[4] * v28) - (v0_sine[4] * v29);
    const planar8_pack v32 = planar8_pack_at(&qd[5U * stride]) + v27;
    const planar8_pack v33 = v31 + (0.85 * v32);
    const planar8_pack v34 = (v0_cosine[5] * v33) - (v0_sine[5] * v30);
    const planar8_pack v35 = planar8_pack_at(&qd[6U * stride]) + v32;
    const planar8_pack v36 = v34 + (0.82 * v35);
    const planar8_pack v37 = (v0_cosine[5] * v30) + (v0_sine[5] * v33);
    const planar8_pack v38 = (v0_cosine[6] * v37) + (v0_sine[6] * v36);
    const planar8_pack v39 = planar8_pack_at(&qd[7U * stride]) + v35;
    const planar8_pack v40 = (planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) * (0.14291666666666666 + (0.55 * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const planar8_pack v41 = v40 + ((v39 * (0.15163029583333332 * v39)) + (v15 * ((0.14791732083333334 * v15) + (0.48015 * v16))));
    const planar8_pack v42 = v41 + (v19 * ((0.1515374 * v19) + (0.5075999999999999 * v18)));
    const planar8_pack v43 = v42 + (0.6 * ((v18 * v18) + (v21 * v21)));
    const planar8_pack v44 = v43 + (v24 * ((0.15385407916666666 * v24) + (0.53235 * v23)));
    const planar8_pack v45 = v44 + (0.65 * ((v23 * v23) + (v22 * v22)));
    const planar8_pack v46 = v45 + (v27 * ((0.15494453333333333 * v27) + (0.5544 * v26)));
    const planar8_pack v47 = v46 + (0.7 * ((v26 * v26) + (v29 * v29)));
    const planar8_pack v48 = v47 + (v32 * ((0.1548859375 * v32) + (0.57375 * v31)));
    const planar8_pack v49 = v48 + (0.75 * ((v31 * v31) + (v30 * v30)));
    const planar8_pack v50 = v49 + (v35 * ((0.15375546666666667 * v35) + (0.5904 * v34)));
    const planar8_pack v51 = (v50 + (0.8 * ((v34 * v34) + (v37 * v37)))) + (v38 * (0.85 * v38));
    const planar8_pack v52 = (v0_cosine[6] * v36) - (v0_sine[6] * v37);
    *(planar8_unaligned *)&T[0] = v51 + (v52 * ((0.85 * v52) + (0.6043499999999999 * v39)));
}

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double T_rest[1U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_kinetic_energy_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, T_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, T_rest, T);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double T_rest[1U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_kinetic_energy_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, T_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, T_rest, T);
    }
}

static PLANAR8_APART void planar8_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[7U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[stride]), planar8_pack_at(&q[0])};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = 0.6043499999999999 * v0_sine[0];
    const planar8_pack v17 = 1.9844 + (0.6043499999999999 * v0_cosine[0]);
    const planar8_pack v18 = (3.3787499999999997 + (v0_cosine[1] * v17)) - (v0_sine[1] * v16);
    const planar8_pack v19 = (v0_sine[1] * v17) + (v0_cosine[1] * v16);
    const planar8_pack v20 = ((v0_sine[2] * v19) - 4.7784) - (v0_cosine[2] * v18);
    const planar8_pack v21 = (v0_sine[2] * v18) + (v0_cosine[2] * v19);
    const planar8_pack v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v20);
    const planar8_pack v23 = ((v0_cosine[3] * v20) - 6.17435) + (v0_sine[3] * v21);
    const planar8_pack v24 = ((v0_cosine[4] * v23) - 7.557599999999999) + (v0_sine[4] * v22);
    const planar8_pack v25 = (v0_cosine[4] * v22) - (v0_sine[4] * v23);
    const planar8_pack v26 = (v0_cosine[5] * v25) - (v0_sine[5] * v24);
    const planar8_pack v27 = ((v0_cosine[5] * v24) - 8.919149999999998) + (v0_sine[5] * v25);
    const planar8_pack v28 = v0_sine[7] * (((v0_sine[6] * v26) - 10.249999999999998) + (v0_cosine[6] * v27));
    *(planar8_unaligned *)&V[0] = (-9.81) * (v28 + (v0_cosine[7] * ((v0_sine[6] * v27) - (v0_cosine[6] * v26))));
}

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double V_rest[1U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_potential_energy_block(0U, prepared->k, PLANAR8_LANES, q_rest, V_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, V_rest, V);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double V_rest[1U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_potential_energy_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, V_rest);
        planar8_pack_give(1U, count, first, PLANAR8_LANES, V_rest, V);
    }
}

static PLANAR8_APART void planar8_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[0]), planar8_pack_at(&q[stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    *(planar8_unaligned *)&x[2U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v17 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const planar8_pack v18 = (v0_cosine[2] * v17) - (v0_sine[2] * v16);
    const planar8_pack v19 = (v0_cosine[2] * v16) + (v0_sine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) - (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) + (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) + (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_sine[4] * v20) - (v0_cosine[4] * v21);
    const planar8_pack v24 = (v0_sine[5] * v23) - (v0_cosine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v22) + (v0_cosine[5] * v23);
    const planar8_pack v26 = (v0_sine[6] * v25) + (v0_cosine[6] * v24);
    const planar8_pack v27 = 0.82 + (0.79 * v0_cosine[7]);
    const planar8_pack v28 = (v0_sine[6] * v24) - (v0_cosine[6] * v25);
    const planar8_pack v29 = 0.79 * v0_sine[7];
    const planar8_pack v30 = (((v0_cosine[0] + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22);
    *(planar8_unaligned *)&x[0] = ((v30 + (0.85 * v24)) + (v27 * v26)) - (v29 * v28);
    const planar8_pack v31 = (((v0_sine[0] + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23);
    *(planar8_unaligned *)&x[stride] = ((v31 - (0.85 * v25)) + (v27 * v28)) + (v29 * v26);
}

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double x_rest[3U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_position_tip_block(0U, prepared->k, PLANAR8_LANES, q_rest, x_rest);
        planar8_pack_give(3U, count, first, PLANAR8_LANES, x_rest, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double x_rest[3U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_position_tip_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, x_rest);
        planar8_pack_give(3U, count, first, PLANAR8_LANES, x_rest, x);
    }
}

static PLANAR8_APART void planar8_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[stride]), planar8_pack_at(&q[0]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_bits v0_beyond = { 0U };
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v0_beyond);
    planar8_pack_sincos_guard(8U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const planar8_pack v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const planar8_pack v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const planar8_pack v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const planar8_pack v20 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v22 = (v0_cosine[4] * v21) + (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) - (v0_sine[4] * v21);
    const planar8_pack v24 = (v0_cosine[5] * v23) - (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) + (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v25) + (v0_sine[6] * v24);
    const planar8_pack v27 = (v0_cosine[6] * v24) - (v0_sine[6] * v25);
    const planar8_pack v28 = (v0_cosine[7] * v27) - (v0_sine[7] * v26);
    *(planar8_unaligned *)&R[0] = v28;
    *(planar8_unaligned *)&R[4U * stride] = v28;
    const planar8_pack v29 = (v0_cosine[7] * v26) + (v0_sine[7] * v27);
    *(planar8_unaligned *)&R[3U * stride] = v29;
    *(planar8_unaligned *)&R[stride] = -v29;
    *(planar8_unaligned *)&R[2U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&R[5U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&R[6U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&R[7U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&R[8U * stride] = planar8_pack_splat(1.0);
}

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double R_rest[9U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_rotation_tip_block(0U, prepared->k, PLANAR8_LANES, q_rest, R_rest);
        planar8_pack_give(9U, count, first, PLANAR8_LANES, R_rest, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double R_rest[9U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_rotation_tip_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, R_rest);
        planar8_pack_give(9U, count, first, PLANAR8_LANES, R_rest, R);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
