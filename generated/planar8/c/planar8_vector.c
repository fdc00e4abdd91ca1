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
#define PLANAR8_APART __attribute__((noinline))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));

static inline planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, planar8_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PLANAR8_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const planar8_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void planar8_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, planar8_pack *one)
{
    if (lanes < PLANAR8_LANES) {
        planar8_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const planar8_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void planar8_pack_give(size_t size, size_t count, size_t first, size_t lanes, const planar8_pack *one, double *many)
{
    if (lanes < PLANAR8_LANES) {
        planar8_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(planar8_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

static inline planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

static inline bool planar8_pack_all(planar8_mask condition)
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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_all((planar8_mask)((*beyond >> 18) == 0ULL))) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PLANAR8_APART void planar8_pack_mass_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict M)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8] = {v0, q[0], v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    M[63] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = v23 + (1.9844 * v7_sine[6]);
    const planar8_pack v25 = v24 + (3.3787499999999997 * v7_sine[5]);
    const planar8_pack v26 = v25 + (4.7784 * v7_sine[4]);
    const planar8_pack v27 = v26 + (6.17435 * v7_sine[3]);
    const planar8_pack v28 = v27 + (7.557599999999999 * v7_sine[2]);
    const planar8_pack v29 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v30 = v29 + (1.9844 * v7_cosine[6]);
    const planar8_pack v31 = v30 + (3.3787499999999997 * v7_cosine[5]);
    const planar8_pack v32 = v31 + (4.7784 * v7_cosine[4]);
    const planar8_pack v33 = v32 + (6.17435 * v7_cosine[3]);
    const planar8_pack v34 = v33 + (7.557599999999999 * v7_cosine[2]);
    const planar8_pack v35 = (v7_sine[1] * v28) + (v7_cosine[1] * v34);
    const planar8_pack v36 = v35 + (8.919149999999998 * ((v7_sine[1] * v7_sine[0]) + (v7_cosine[1] * v7_cosine[0])));
    const planar8_pack v37 = 0.97 * v7_sine[0];
    const planar8_pack v38 = 0.97 * v7_cosine[0];
    const planar8_pack v39 = (v37 * v28) + (v38 * v34);
    const planar8_pack v40 = 0.94 * v7_sine[2];
    const planar8_pack v41 = 0.94 * v7_cosine[2];
    const planar8_pack v42 = (v40 * v27) + (v41 * v33);
    const planar8_pack v43 = 0.91 * v7_sine[3];
    const planar8_pack v44 = 0.91 * v7_cosine[3];
    const planar8_pack v45 = (v43 * v26) + (v44 * v32);
    const planar8_pack v46 = 0.88 * v7_sine[4];
    const planar8_pack v47 = 0.88 * v7_cosine[4];
    const planar8_pack v48 = (v46 * v25) + (v47 * v31);
    const planar8_pack v49 = 0.85 * ((v7_sine[5] * v24) + (v7_cosine[5] * v30));
    const planar8_pack v50 = 0.82 * ((v7_sine[6] * v23) + (v7_cosine[6] * v29));
    const planar8_pack v51 = 0.30326059166666663 + v50;
    M[55] = v51;
    M[62] = v51;
    const planar8_pack v52 = (v50 + 1.4505909333333333) + v51;
    M[54] = v52;
    const planar8_pack v53 = v49 + v52;
    M[46] = v53;
    M[53] = v53;
    const planar8_pack v54 = (v49 + 2.694021875) + v53;
    M[45] = v54;
    const planar8_pack v55 = v48 + v54;
    M[37] = v55;
    M[44] = v55;
    const planar8_pack v56 = (v48 + 4.0270090666666665) + v55;
    M[36] = v56;
    const planar8_pack v57 = v45 + v56;
    M[28] = v57;
    M[35] = v57;
    const planar8_pack v58 = (v45 + 5.441928158333333) + v57;
    M[27] = v58;
    const planar8_pack v59 = v42 + v58;
    M[19] = v59;
    M[26] = v59;
    const planar8_pack v60 = (v42 + 6.930074799999999) + v59;
    M[18] = v60;
    const planar8_pack v61 = v39 + v60;
    M[10] = v61;
    M[17] = v61;
    const planar8_pack v62 = (v39 + 8.481664641666665) + v61;
    M[9] = v62;
    const planar8_pack v63 = v36 + v62;
    M[1] = v63;
    M[8] = v63;
    M[0] = (v36 + 10.085833333333332) + v63;
    const planar8_pack v64 = v35 + v61;
    M[2] = v64;
    M[16] = v64;
    const planar8_pack v65 = v59 + ((v37 * v27) + (v38 * v33));
    M[11] = v65;
    M[25] = v65;
    const planar8_pack v66 = v65 + ((v7_sine[1] * v27) + (v7_cosine[1] * v33));
    M[3] = v66;
    M[24] = v66;
    const planar8_pack v67 = v57 + ((v40 * v26) + (v41 * v32));
    M[20] = v67;
    M[34] = v67;
    const planar8_pack v68 = v67 + ((v37 * v26) + (v38 * v32));
    M[12] = v68;
    M[33] = v68;
    const planar8_pack v69 = v68 + ((v7_sine[1] * v26) + (v7_cosine[1] * v32));
    M[4] = v69;
    M[32] = v69;
    const planar8_pack v70 = v55 + ((v43 * v25) + (v44 * v31));
    M[29] = v70;
    M[43] = v70;
    const planar8_pack v71 = v70 + ((v40 * v25) + (v41 * v31));
    M[21] = v71;
    M[42] = v71;
    const planar8_pack v72 = v71 + ((v37 * v25) + (v38 * v31));
    M[13] = v72;
    M[41] = v72;
    const planar8_pack v73 = v72 + ((v7_sine[1] * v25) + (v7_cosine[1] * v31));
    M[5] = v73;
    M[40] = v73;
    const planar8_pack v74 = v53 + ((v46 * v24) + (v47 * v30));
    M[38] = v74;
    M[52] = v74;
    const planar8_pack v75 = v74 + ((v43 * v24) + (v44 * v30));
    M[30] = v75;
    M[51] = v75;
    const planar8_pack v76 = v75 + ((v40 * v24) + (v41 * v30));
    M[22] = v76;
    M[50] = v76;
    const planar8_pack v77 = v76 + ((v37 * v24) + (v38 * v30));
    M[14] = v77;
    M[49] = v77;
    const planar8_pack v78 = v77 + ((v7_sine[1] * v24) + (v7_cosine[1] * v30));
    M[6] = v78;
    M[48] = v78;
    const planar8_pack v79 = v51 + (0.85 * ((v7_sine[5] * v23) + (v7_cosine[5] * v29)));
    M[47] = v79;
    M[61] = v79;
    const planar8_pack v80 = v79 + ((v46 * v23) + (v47 * v29));
    M[39] = v80;
    M[60] = v80;
    const planar8_pack v81 = v80 + ((v43 * v23) + (v44 * v29));
    M[31] = v81;
    M[59] = v81;
    const planar8_pack v82 = v81 + ((v40 * v23) + (v41 * v29));
    M[23] = v82;
    M[58] = v82;
    const planar8_pack v83 = v82 + ((v37 * v23) + (v38 * v29));
    M[15] = v83;
    M[57] = v83;
    const planar8_pack v84 = v83 + ((v7_sine[1] * v23) + (v7_cosine[1] * v29));
    M[7] = v84;
    M[56] = v84;
}

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack M_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        planar8_pack_give(64U, count, first, lanes, M_pack, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack M_pack[64];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        planar8_pack_give(64U, count, first, lanes, M_pack, M);
    }
}

static PLANAR8_APART void planar8_pack_bias(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict h)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8] = {v0, q[0], v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v25 = 0.97 * v7_sine[0];
    const planar8_pack v26 = 0.97 * v7_cosine[0];
    const planar8_pack v27 = 0.94 * v7_sine[2];
    const planar8_pack v28 = 0.94 * v7_cosine[2];
    const planar8_pack v29 = 0.91 * v7_sine[3];
    const planar8_pack v30 = 0.91 * v7_cosine[3];
    const planar8_pack v31 = 0.88 * v7_sine[4];
    const planar8_pack v32 = 0.88 * v7_cosine[4];
    const planar8_pack v33 = qd[0] * qd[0];
    const planar8_pack v34 = qd[0] + qd[1];
    const planar8_pack v35 = v34 * v34;
    const planar8_pack v36 = (v33 * v7_cosine[1]) + (v35 * v26);
    const planar8_pack v37 = qd[2] + v34;
    const planar8_pack v38 = v37 * v37;
    const planar8_pack v39 = v36 + (v38 * v28);
    const planar8_pack v40 = qd[3] + v37;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack v42 = v39 + (v41 * v30);
    const planar8_pack v43 = qd[4] + v40;
    const planar8_pack v44 = v43 * v43;
    const planar8_pack v45 = v42 + (v44 * v32);
    const planar8_pack v46 = qd[5] + v43;
    const planar8_pack v47 = v46 * v46;
    const planar8_pack v48 = 0.85 * v7_cosine[5];
    const planar8_pack v49 = v45 + (v47 * v48);
    const planar8_pack v50 = 0.82 * v7_cosine[6];
    const planar8_pack v51 = qd[6] + v46;
    const planar8_pack v52 = v51 * v51;
    const planar8_pack v53 = v49 + (v52 * v50);
    const planar8_pack v54 = qd[7] + v51;
    const planar8_pack v55 = v54 * v54;
    const planar8_pack v56 = (2.42 * v53) + (v55 * v24);
    const planar8_pack v57 = v56 + (1.5550000000000002 * v49);
    const planar8_pack v58 = v57 + (1.455 * v45);
    const planar8_pack v59 = v58 + (1.3549999999999998 * v42);
    const planar8_pack v60 = v59 + (1.255 * v39);
    const planar8_pack v61 = v60 + (1.1550000000000002 * v36);
    const planar8_pack v62 = v33 * v7_sine[1];
    const planar8_pack v63 = v62 - 9.81;
    const planar8_pack v64 = v63 + (v35 * v25);
    const planar8_pack v65 = v64 + (v38 * v27);
    const planar8_pack v66 = v65 + (v41 * v29);
    const planar8_pack v67 = v66 + (v44 * v31);
    const planar8_pack v68 = 0.85 * v7_sine[5];
    const planar8_pack v69 = v67 + (v47 * v68);
    const planar8_pack v70 = 0.82 * v7_sine[6];
    const planar8_pack v71 = v69 + (v52 * v70);
    const planar8_pack v72 = (v23 * v53) - (v24 * v71);
    h[7] = v72;
    const planar8_pack v73 = (2.42 * v71) + (v55 * v23);
    const planar8_pack v74 = ((v50 * v73) - v72) - (v70 * v56);
    const planar8_pack v75 = v73 + (1.5550000000000002 * v69);
    const planar8_pack v76 = (v74 + (v48 * v75)) - (v68 * v57);
    const planar8_pack v77 = v75 + (1.455 * v67);
    const planar8_pack v78 = (v76 + (v32 * v77)) - (v31 * v58);
    const planar8_pack v79 = v77 + (1.3549999999999998 * v66);
    const planar8_pack v80 = v78 + ((v30 * v79) - (v29 * v59));
    const planar8_pack v81 = v79 + (1.255 * v65);
    const planar8_pack v82 = v80 + ((v28 * v81) - (v27 * v60));
    const planar8_pack v83 = v81 + (1.1550000000000002 * v64);
    const planar8_pack v84 = v82 + ((v26 * v83) - (v25 * v61));
    h[0] = ((v7_sine[1] * v61) - (v7_cosine[1] * (v83 - (1.055 * (v62 - v63))))) - v84;
    h[1] = -v84;
    h[2] = -v82;
    h[3] = -v80;
    h[4] = -v78;
    h[5] = -v76;
    h[6] = -v74;
}

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack h_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        planar8_pack_give(8U, count, first, lanes, h_pack, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack h_pack[8];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        planar8_pack_give(8U, count, first, lanes, h_pack, h);
    }
}

static PLANAR8_APART void planar8_pack_gravity(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict g)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6_angle[8] = {q[7] + v5, v5, v4, v3, v2, v1, v0, q[0]};
    planar8_pack v6_sine[8];
    planar8_pack v6_cosine[8];
    planar8_bits v6_beyond = { 0U };
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[1], &v6_sine[1], &v6_cosine[1], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[2], &v6_sine[2], &v6_cosine[2], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[3], &v6_sine[3], &v6_cosine[3], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[4], &v6_sine[4], &v6_cosine[4], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[5], &v6_sine[5], &v6_cosine[5], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[6], &v6_sine[6], &v6_cosine[6], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[7], &v6_sine[7], &v6_cosine[7], &v6_beyond);
    planar8_pack_sincos_guard(8U, v6_angle, v6_sine, v6_cosine, &v6_beyond);
    const planar8_pack v14 = 5.9286734999999995 * v6_cosine[0];
    g[7] = v14;
    const planar8_pack v15 = (19.466964 * v6_cosine[1]) + v14;
    g[6] = v15;
    const planar8_pack v16 = (33.145537499999996 * v6_cosine[2]) + v15;
    g[5] = v16;
    const planar8_pack v17 = (46.876104000000005 * v6_cosine[3]) + v16;
    g[4] = v17;
    const planar8_pack v18 = (60.5703735 * v6_cosine[4]) + v17;
    g[3] = v18;
    const planar8_pack v19 = (74.14005599999999 * v6_cosine[5]) + v18;
    g[2] = v19;
    const planar8_pack v20 = (87.4968615 * v6_cosine[6]) + v19;
    g[1] = v20;
    g[0] = (100.55249999999998 * v6_cosine[7]) + v20;
}

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack g_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_gravity(prepared_pack, q_pack, g_pack);
        planar8_pack_give(8U, count, first, lanes, g_pack, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack g_pack[8];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_gravity(prepared_pack, q_pack, g_pack);
        planar8_pack_give(8U, count, first, lanes, g_pack, g);
    }
}

static PLANAR8_APART void planar8_pack_coriolis_matrix(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict C)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
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
    const planar8_pack v16 = qd[0] + qd[1];
    const planar8_pack v17 = qd[2] + v16;
    const planar8_pack v18 = qd[3] + v17;
    const planar8_pack v19 = qd[4] + v18;
    const planar8_pack v20 = qd[5] + v19;
    const planar8_pack v21 = qd[6] + v20;
    const planar8_pack v22 = qd[7] + v21;
    const planar8_pack v23 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const planar8_pack v24 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    const planar8_pack v25 = 0.48015 * ((v0_sine[0] * v23) + (v0_cosine[0] * v24));
    const planar8_pack v26 = v0_sine[0] + (0.97 * v24);
    const planar8_pack v27 = qd[1] * v0_sine[0];
    const planar8_pack v28 = v27 + (qd[2] * v26);
    const planar8_pack v29 = (v0_sine[2] * v24) + (v0_cosine[2] * v23);
    const planar8_pack v30 = v0_cosine[0] - (0.97 * v23);
    const planar8_pack v31 = (0.5075999999999999 * v29) - (1.2 * v30);
    const planar8_pack v32 = qd[1] * v0_cosine[0];
    const planar8_pack v33 = v32 + (qd[2] * v30);
    const planar8_pack v34 = (v0_cosine[2] * v24) - (v0_sine[2] * v23);
    const planar8_pack v35 = (1.2 * v26) + (0.5075999999999999 * v34);
    const planar8_pack v36 = (0.94 * v29) - v30;
    const planar8_pack v37 = (qd[3] * v36) - v33;
    const planar8_pack v38 = v26 + (0.94 * v34);
    const planar8_pack v39 = (v0_sine[3] * v29) - (v0_cosine[3] * v34);
    const planar8_pack v40 = (1.3 * v38) - (0.53235 * v39);
    const planar8_pack v41 = v28 + (qd[3] * v38);
    const planar8_pack v42 = (v0_cosine[3] * v29) + (v0_sine[3] * v34);
    const planar8_pack v43 = (1.3 * v36) + (0.53235 * v42);
    const planar8_pack v44 = v36 + (0.91 * v42);
    const planar8_pack v45 = v37 + (qd[4] * v44);
    const planar8_pack v46 = v38 - (0.91 * v39);
    const planar8_pack v47 = (v0_sine[4] * v42) + (v0_cosine[4] * v39);
    const planar8_pack v48 = (1.4 * v46) - (0.5544 * v47);
    const planar8_pack v49 = v41 + (qd[4] * v46);
    const planar8_pack v50 = (v0_cosine[4] * v42) - (v0_sine[4] * v39);
    const planar8_pack v51 = (1.4 * v44) + (0.5544 * v50);
    const planar8_pack v52 = v44 + (0.88 * v50);
    const planar8_pack v53 = v45 + (qd[5] * v52);
    const planar8_pack v54 = (v0_cosine[5] * v47) + (v0_sine[5] * v50);
    const planar8_pack v55 = v46 - (0.88 * v47);
    const planar8_pack v56 = (0.57375 * v54) - (1.5 * v55);
    const planar8_pack v57 = v49 + (qd[5] * v55);
    const planar8_pack v58 = (v0_sine[5] * v47) - (v0_cosine[5] * v50);
    const planar8_pack v59 = (1.5 * v52) - (0.57375 * v58);
    const planar8_pack v60 = v52 - (0.85 * v58);
    const planar8_pack v61 = v53 + (qd[6] * v60);
    const planar8_pack v62 = (0.85 * v54) - v55;
    const planar8_pack v63 = (v0_cosine[6] * v54) - (v0_sine[6] * v58);
    const planar8_pack v64 = (1.6 * v62) + (0.5904 * v63);
    const planar8_pack v65 = (qd[6] * v62) - v57;
    const planar8_pack v66 = (v0_sine[6] * v54) + (v0_cosine[6] * v58);
    const planar8_pack v67 = (1.6 * v60) - (0.5904 * v66);
    const planar8_pack v68 = v60 - (0.82 * v66);
    const planar8_pack v69 = v61 + (qd[7] * v68);
    const planar8_pack v70 = 0.6043499999999999 * v63;
    const planar8_pack v71 = 0.6043499999999999 * v66;
    const planar8_pack v72 = v62 + (0.82 * v63);
    const planar8_pack v73 = 1.7 * v72;
    const planar8_pack v74 = (v73 + (v0_cosine[7] * v70)) - (v0_sine[7] * v71);
    const planar8_pack v75 = v65 + (qd[7] * v72);
    const planar8_pack v76 = 1.7 * v68;
    const planar8_pack v77 = ((v0_sine[7] * v70) - v76) + (v0_cosine[7] * v71);
    const planar8_pack v78 = (v69 * v74) + (v75 * v77);
    const planar8_pack v79 = v78 + ((v61 * v64) - (v65 * v67));
    const planar8_pack v80 = v79 + ((v53 * v56) + (v57 * v59));
    const planar8_pack v81 = ((v45 * v48) - (v49 * v51)) - v80;
    const planar8_pack v82 = v81 + ((v37 * v40) - (v41 * v43));
    const planar8_pack v83 = ((v28 * v31) + (v33 * v35)) - v82;
    const planar8_pack v84 = v83 + (qd[1] * v25);
    const planar8_pack v85 = v77 - v67;
    const planar8_pack v86 = v59 - v85;
    const planar8_pack v87 = v51 + v86;
    const planar8_pack v88 = v43 + v87;
    const planar8_pack v89 = v31 + v88;
    const planar8_pack v90 = qd[0] * v0_sine[0];
    const planar8_pack v91 = v64 + v74;
    const planar8_pack v92 = v56 + v91;
    const planar8_pack v93 = v48 - v92;
    const planar8_pack v94 = v40 + v93;
    const planar8_pack v95 = v35 + v94;
    const planar8_pack v96 = qd[0] * v0_cosine[0];
    const planar8_pack v97 = (v90 * v89) + (v96 * v95);
    const planar8_pack v98 = (v97 + (qd[0] * v25)) + v84;
    const planar8_pack v99 = v27 - (v16 * v26);
    const planar8_pack v100 = v32 - (v16 * v30);
    const planar8_pack v101 = (v83 - (v99 * v89)) - (v100 * v95);
    const planar8_pack v102 = (v17 * v38) - v28;
    const planar8_pack v103 = v33 + (v17 * v36);
    const planar8_pack v104 = (v82 - (v102 * v88)) + (v103 * v94);
    C[3] = v104;
    const planar8_pack v105 = (v18 * v46) - v41;
    const planar8_pack v106 = (v18 * v44) - v37;
    const planar8_pack v107 = (v81 - (v105 * v87)) + (v106 * v93);
    C[4] = v107;
    const planar8_pack v108 = (v19 * v55) - v49;
    const planar8_pack v109 = (v19 * v52) - v45;
    const planar8_pack v110 = (v80 + (v108 * v86)) + (v109 * v92);
    const planar8_pack v111 = v57 + (v20 * v62);
    const planar8_pack v112 = (v20 * v60) - v53;
    const planar8_pack v113 = (v79 + (v111 * v85)) + (v112 * v91);
    const planar8_pack v114 = (v21 * v68) - v61;
    const planar8_pack v115 = (v21 * v72) - v65;
    const planar8_pack v116 = (v78 + (v114 * v74)) + (v115 * v77);
    const planar8_pack v117 = (1.7 * v69) + (v22 * v77);
    const planar8_pack v118 = v117 + ((1.6 * v61) - (v21 * v67));
    const planar8_pack v119 = v118 + ((1.5 * v53) - (v20 * v59));
    const planar8_pack v120 = v119 + ((1.4 * v45) - (v19 * v51));
    const planar8_pack v121 = v120 + ((1.3 * v37) - (v18 * v43));
    const planar8_pack v122 = ((1.2 * v33) + (v17 * v31)) - v121;
    const planar8_pack v123 = (1.7 * v75) - (v22 * v74);
    const planar8_pack v124 = v123 + ((1.6 * v65) - (v21 * v64));
    const planar8_pack v125 = ((1.5 * v57) + (v20 * v56)) - v124;
    const planar8_pack v126 = v125 + ((1.4 * v49) - (v19 * v48));
    const planar8_pack v127 = v126 + ((1.3 * v41) - (v18 * v40));
    const planar8_pack v128 = v127 + ((1.2 * v28) - (v17 * v35));
    const planar8_pack v129 = ((v0_sine[0] * v122) + (v16 * v25)) - (v0_cosine[0] * v128);
    C[8] = v129 - v84;
    C[9] = v129 - v98;
    const planar8_pack v130 = (8.7 * v100) - v122;
    const planar8_pack v131 = (8.7 * v99) - v128;
    C[10] = ((v0_cosine[0] * v131) - v101) - (v0_sine[0] * v130);
    const planar8_pack v132 = v121 + (7.499999999999999 * v103);
    const planar8_pack v133 = v127 + (7.499999999999999 * v102);
    C[11] = (v104 - (v0_sine[0] * v132)) - (v0_cosine[0] * v133);
    const planar8_pack v134 = v120 + (6.199999999999999 * v106);
    const planar8_pack v135 = v126 + (6.199999999999999 * v105);
    C[12] = (v107 - (v0_sine[0] * v134)) - (v0_cosine[0] * v135);
    const planar8_pack v136 = v119 + (4.8 * v109);
    const planar8_pack v137 = v125 + (4.8 * v108);
    const planar8_pack v138 = v118 + (3.3 * v112);
    const planar8_pack v139 = v124 + (3.3 * v111);
    C[14] = ((v0_cosine[0] * v139) - v113) - (v0_sine[0] * v138);
    const planar8_pack v140 = v117 + (1.7 * v114);
    const planar8_pack v141 = v123 + (1.7 * v115);
    C[15] = ((v0_cosine[0] * v141) - v116) - (v0_sine[0] * v140);
    const planar8_pack v142 = ((v26 * v122) - v83) - (v30 * v128);
    C[16] = v142;
    C[17] = v142 + ((8.7 * ((v96 * v26) - (v90 * v30))) - v97);
    C[18] = ((v30 * v131) - v101) - (v26 * v130);
    C[19] = (v104 - (v26 * v132)) - (v30 * v133);
    C[20] = (v107 - (v26 * v134)) - (v30 * v135);
    C[22] = ((v30 * v139) - v113) - (v26 * v138);
    C[23] = ((v30 * v141) - v116) - (v26 * v140);
    const planar8_pack v143 = ((v38 * v121) - v82) - (v36 * v127);
    const planar8_pack v144 = (7.499999999999999 * v36) - v88;
    const planar8_pack v145 = (7.499999999999999 * v38) - v94;
    C[25] = ((v90 * v144) + (v96 * v145)) - v143;
    C[27] = (v104 + (v36 * v133)) - (v38 * v132);
    C[28] = (v107 + (v36 * v135)) - (v38 * v134);
    C[29] = ((v36 * v137) - v110) - (v38 * v136);
    const planar8_pack v146 = (v81 + (v44 * v126)) - (v46 * v120);
    C[32] = v146;
    const planar8_pack v147 = (6.199999999999999 * v44) - v87;
    const planar8_pack v148 = (6.199999999999999 * v46) - v93;
    C[33] = v146 + ((v90 * v147) + (v96 * v148));
    C[34] = v146 - ((v100 * v148) + (v99 * v147));
    C[35] = v146 + ((v102 * v147) - (v103 * v148));
    C[36] = (v107 + (v44 * v135)) - (v46 * v134);
    C[37] = ((v44 * v137) - v110) - (v46 * v136);
    const planar8_pack v149 = ((v52 * v125) - v80) - (v55 * v119);
    C[40] = v149;
    const planar8_pack v150 = (4.8 * v52) - v86;
    const planar8_pack v151 = v92 + (4.8 * v55);
    C[41] = v149 + ((v90 * v150) + (v96 * v151));
    C[42] = v149 - ((v100 * v151) + (v99 * v150));
    C[43] = v149 + ((v102 * v150) - (v103 * v151));
    C[44] = v149 + ((v105 * v150) - (v106 * v151));
    C[45] = ((v52 * v137) - v110) - (v55 * v136);
    const planar8_pack v152 = (v79 + (v60 * v124)) - (v62 * v118);
    const planar8_pack v153 = v85 + (3.3 * v60);
    const planar8_pack v154 = (3.3 * v62) - v91;
    C[49] = ((v90 * v153) - (v96 * v154)) - v152;
    C[50] = ((v100 * v154) - (v99 * v153)) - v152;
    C[51] = ((v103 * v154) + (v102 * v153)) - v152;
    C[52] = ((v106 * v154) + (v105 * v153)) - v152;
    C[53] = ((v109 * v154) + (v108 * v153)) - v152;
    C[54] = ((v62 * v138) - v113) - (v60 * v139);
    C[55] = ((v62 * v140) - v116) - (v60 * v141);
    const planar8_pack v155 = (v78 + (v68 * v123)) - (v72 * v117);
    const planar8_pack v156 = v76 + v77;
    const planar8_pack v157 = v73 - v74;
    C[57] = ((v90 * v156) - (v96 * v157)) - v155;
    C[58] = ((v100 * v157) - (v99 * v156)) - v155;
    C[59] = ((v103 * v157) + (v102 * v156)) - v155;
    C[60] = ((v106 * v157) + (v105 * v156)) - v155;
    C[61] = ((v109 * v157) + (v108 * v156)) - v155;
    C[62] = ((v112 * v157) - (v111 * v156)) - v155;
    C[63] = ((v72 * v140) - v116) - (v68 * v141);
    C[0] = -v84;
    C[1] = -v98;
    C[2] = -v101;
    C[5] = -v110;
    C[6] = -v113;
    C[7] = -v116;
    C[13] = -((v110 + (v0_sine[0] * v136)) + (v0_cosine[0] * v137));
    C[21] = -((v110 + (v26 * v136)) + (v30 * v137));
    C[24] = -v143;
    C[26] = -(v143 + ((v100 * v145) + (v99 * v144)));
    C[30] = -((v113 + (v38 * v138)) + (v36 * v139));
    C[31] = -((v116 + (v38 * v140)) + (v36 * v141));
    C[38] = -((v113 + (v44 * v139)) + (v46 * v138));
    C[39] = -((v116 + (v44 * v141)) + (v46 * v140));
    C[46] = -((v113 + (v52 * v139)) + (v55 * v138));
    C[47] = -((v116 + (v52 * v141)) + (v55 * v140));
    C[48] = -v152;
    C[56] = -v155;
}

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack C_pack[64];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        planar8_pack_give(64U, count, first, lanes, C_pack, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack C_pack[64];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        planar8_pack_give(64U, count, first, lanes, C_pack, C);
    }
}

static PLANAR8_APART void planar8_pack_inverse_dynamics(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict qdd, planar8_pack *restrict tau)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8] = {v0, q[0], v1, v2, v3, v4, v5, v6};
    planar8_pack v7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    const planar8_pack v23 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v24 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v25 = 0.97 * v7_sine[0];
    const planar8_pack v26 = 0.97 * v7_cosine[0];
    const planar8_pack v27 = 0.94 * v7_sine[2];
    const planar8_pack v28 = 0.94 * v7_cosine[2];
    const planar8_pack v29 = 0.91 * v7_sine[3];
    const planar8_pack v30 = 0.91 * v7_cosine[3];
    const planar8_pack v31 = 0.88 * v7_sine[4];
    const planar8_pack v32 = 0.88 * v7_cosine[4];
    const planar8_pack v33 = qd[0] * qd[0];
    const planar8_pack v34 = qd[0] + qd[1];
    const planar8_pack v35 = v34 * v34;
    const planar8_pack v36 = qd[2] + v34;
    const planar8_pack v37 = v36 * v36;
    const planar8_pack v38 = qd[3] + v36;
    const planar8_pack v39 = v38 * v38;
    const planar8_pack v40 = qd[4] + v38;
    const planar8_pack v41 = v40 * v40;
    const planar8_pack v42 = qd[5] + v40;
    const planar8_pack v43 = v42 * v42;
    const planar8_pack v44 = 0.85 * v7_cosine[5];
    const planar8_pack v45 = 0.82 * v7_cosine[6];
    const planar8_pack v46 = qd[6] + v42;
    const planar8_pack v47 = v46 * v46;
    const planar8_pack v48 = qd[7] + v46;
    const planar8_pack v49 = v48 * v48;
    const planar8_pack v50 = 0.85 * v7_sine[5];
    const planar8_pack v51 = 0.82 * v7_sine[6];
    const planar8_pack v52 = (v33 * v7_cosine[1]) + (qdd[0] * v7_sine[1]);
    const planar8_pack v53 = (9.81 - (v33 * v7_sine[1])) + (qdd[0] * v7_cosine[1]);
    const planar8_pack v54 = qdd[0] + qdd[1];
    const planar8_pack v55 = (v52 + (v35 * v26)) + (v54 * v25);
    const planar8_pack v56 = (v53 - (v35 * v25)) + (v54 * v26);
    const planar8_pack v57 = qdd[2] + v54;
    const planar8_pack v58 = (v55 + (v37 * v28)) + (v57 * v27);
    const planar8_pack v59 = (v56 - (v37 * v27)) + (v57 * v28);
    const planar8_pack v60 = qdd[3] + v57;
    const planar8_pack v61 = (v58 + (v39 * v30)) + (v60 * v29);
    const planar8_pack v62 = (v59 - (v39 * v29)) + (v60 * v30);
    const planar8_pack v63 = qdd[4] + v60;
    const planar8_pack v64 = v61 + ((v41 * v32) + (v63 * v31));
    const planar8_pack v65 = v62 + ((v63 * v32) - (v41 * v31));
    const planar8_pack v66 = qdd[5] + v63;
    const planar8_pack v67 = v64 + ((v43 * v44) + (v66 * v50));
    const planar8_pack v68 = v65 + ((v66 * v44) - (v43 * v50));
    const planar8_pack v69 = qdd[6] + v66;
    const planar8_pack v70 = v67 + ((v47 * v45) + (v69 * v51));
    const planar8_pack v71 = v68 + ((v69 * v45) - (v47 * v51));
    const planar8_pack v72 = qdd[7] + v69;
    const planar8_pack v73 = ((0.30326059166666663 * v72) + (v24 * v71)) + (v23 * v70);
    tau[7] = v73;
    const planar8_pack v74 = ((v49 * v24) + (v72 * v23)) + (2.42 * v70);
    const planar8_pack v75 = ((v49 * v23) - (v72 * v24)) - (2.42 * v71);
    const planar8_pack v76 = (1.5550000000000002 * v67) + v74;
    const planar8_pack v77 = (1.5550000000000002 * v68) - v75;
    const planar8_pack v78 = (((0.17661706666666654 * v69) + (v45 * v75)) - (v51 * v74)) - v73;
    tau[6] = -v78;
    const planar8_pack v79 = (1.455 * v64) + v76;
    const planar8_pack v80 = (1.455 * v65) + v77;
    const planar8_pack v81 = (((0.17791562500000002 * v66) - (v44 * v77)) - (v50 * v76)) + v78;
    tau[5] = -v81;
    const planar8_pack v82 = (1.3549999999999998 * v61) + v79;
    const planar8_pack v83 = (1.3549999999999998 * v62) + v80;
    const planar8_pack v84 = (((0.17798293333333343 * v63) - (v32 * v80)) - (v31 * v79)) + v81;
    tau[4] = -v84;
    const planar8_pack v85 = (1.255 * v58) + v82;
    const planar8_pack v86 = (1.255 * v59) + v83;
    const planar8_pack v87 = (((0.17673034166666668 * v60) - (v30 * v83)) - (v29 * v82)) + v84;
    tau[3] = -v87;
    const planar8_pack v88 = (1.1550000000000002 * v55) + v85;
    const planar8_pack v89 = (1.1550000000000002 * v56) + v86;
    const planar8_pack v90 = (((0.1740691999999998 * v57) - (v28 * v86)) - (v27 * v85)) + v87;
    tau[2] = -v90;
    const planar8_pack v91 = (((0.16991085833333336 * v54) - (v26 * v89)) - (v25 * v88)) + v90;
    tau[1] = -v91;
    const planar8_pack v92 = (0.16416666666666663 * qdd[0]) - (v7_cosine[1] * ((1.055 * v53) + v89));
    tau[0] = -((v92 - (v7_sine[1] * ((1.055 * v52) + v88))) + v91);
}

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack tau_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        planar8_pack_give(8U, count, first, lanes, tau_pack, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack qdd_pack[8];
        planar8_pack tau_pack[8];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, qdd, qdd_pack);
        planar8_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        planar8_pack_give(8U, count, first, lanes, tau_pack, tau);
    }
}

static PLANAR8_APART void planar8_pack_forward_dynamics(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, const planar8_pack *restrict tau, planar8_pack *restrict qdd)
{
    (void)prepared;
    const planar8_pack v0 = q[0] + q[1];
    const planar8_pack v1 = q[2] + v0;
    const planar8_pack v2 = q[3] + v1;
    const planar8_pack v3 = q[4] + v2;
    const planar8_pack v4 = q[5] + v3;
    const planar8_pack v5 = q[6] + v4;
    const planar8_pack v6 = q[7] + v5;
    const planar8_pack v7_angle[8] = {v6, v5, v4, v3, v2, v1, v0, q[0]};
    planar8_pack v7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    const planar8_pack v23 = 1.9928405358526773 * v7_sine[0];
    const planar8_pack v24 = 0.6043499999999999 * v7_sine[0];
    const planar8_pack v25 = (v24 * v23) - 2.42;
    const planar8_pack v26 = 0.82 * v7_sine[1];
    const planar8_pack v27 = 1.9928405358526773 * v7_cosine[0];
    const planar8_pack v28 = v24 * v27;
    const planar8_pack v29 = 0.82 * v7_cosine[1];
    const planar8_pack v30 = (v29 * v28) + (v26 * v25);
    const planar8_pack v31 = 0.6043499999999999 * v7_cosine[0];
    const planar8_pack v32 = (v31 * v27) - 2.42;
    const planar8_pack v33 = (v29 * v32) + (v26 * v28);
    const planar8_pack v34 = 1.0 / ((0.17661706666666654 + (v29 * v33)) + (v26 * v30));
    const planar8_pack v35 = v33 * v34;
    const planar8_pack v36 = (v32 - 1.5550000000000002) - (v33 * v35);
    const planar8_pack v37 = 0.85 * v7_cosine[2];
    const planar8_pack v38 = v28 - (v30 * v35);
    const planar8_pack v39 = 0.85 * v7_sine[2];
    const planar8_pack v40 = (v39 * v38) + (v37 * v36);
    const planar8_pack v41 = v30 * v34;
    const planar8_pack v42 = (v25 - 1.5550000000000002) - (v30 * v41);
    const planar8_pack v43 = (v39 * v42) + (v37 * v38);
    const planar8_pack v44 = 1.0 / ((0.17791562500000002 + (v39 * v43)) + (v37 * v40));
    const planar8_pack v45 = v43 * v44;
    const planar8_pack v46 = (v42 - 1.455) - (v43 * v45);
    const planar8_pack v47 = 0.88 * v7_sine[3];
    const planar8_pack v48 = v40 * v44;
    const planar8_pack v49 = v38 - (v43 * v48);
    const planar8_pack v50 = 0.88 * v7_cosine[3];
    const planar8_pack v51 = (v50 * v49) + (v47 * v46);
    const planar8_pack v52 = (v36 - 1.455) - (v40 * v48);
    const planar8_pack v53 = (v50 * v52) + (v47 * v49);
    const planar8_pack v54 = 1.0 / ((0.17798293333333343 + (v50 * v53)) + (v47 * v51));
    const planar8_pack v55 = v53 * v54;
    const planar8_pack v56 = v49 - (v51 * v55);
    const planar8_pack v57 = 0.91 * v7_cosine[4];
    const planar8_pack v58 = v51 * v54;
    const planar8_pack v59 = (v46 - 1.3549999999999998) - (v51 * v58);
    const planar8_pack v60 = 0.91 * v7_sine[4];
    const planar8_pack v61 = (v60 * v59) + (v57 * v56);
    const planar8_pack v62 = (v52 - 1.3549999999999998) - (v53 * v55);
    const planar8_pack v63 = (v57 * v62) + (v60 * v56);
    const planar8_pack v64 = 1.0 / ((0.17673034166666668 + (v57 * v63)) + (v60 * v61));
    const planar8_pack v65 = v63 * v64;
    const planar8_pack v66 = (v62 - 1.255) - (v63 * v65);
    const planar8_pack v67 = 0.94 * v7_cosine[5];
    const planar8_pack v68 = v56 - (v61 * v65);
    const planar8_pack v69 = 0.94 * v7_sine[5];
    const planar8_pack v70 = (v69 * v68) + (v67 * v66);
    const planar8_pack v71 = v61 * v64;
    const planar8_pack v72 = (v59 - 1.255) - (v61 * v71);
    const planar8_pack v73 = (v69 * v72) + (v67 * v68);
    const planar8_pack v74 = 1.0 / ((0.1740691999999998 + (v69 * v73)) + (v67 * v70));
    const planar8_pack v75 = v70 * v74;
    const planar8_pack v76 = (v66 - 1.1550000000000002) - (v70 * v75);
    const planar8_pack v77 = 0.97 * v7_cosine[6];
    const planar8_pack v78 = v68 - (v73 * v75);
    const planar8_pack v79 = 0.97 * v7_sine[6];
    const planar8_pack v80 = (v79 * v78) + (v77 * v76);
    const planar8_pack v81 = v73 * v74;
    const planar8_pack v82 = (v72 - 1.1550000000000002) - (v73 * v81);
    const planar8_pack v83 = (v79 * v82) + (v77 * v78);
    const planar8_pack v84 = 1.0 / ((0.16991085833333336 + (v79 * v83)) + (v77 * v80));
    const planar8_pack v85 = v80 * v84;
    const planar8_pack v86 = v7_cosine[7] * v85;
    const planar8_pack v87 = v78 - (v83 * v85);
    const planar8_pack v88 = 1.055 * v7_cosine[7];
    const planar8_pack v89 = (v7_sine[7] * v83) * v84;
    const planar8_pack v90 = 0.16416666666666663 + (v7_sine[7] * ((v7_cosine[7] * v87) + ((v7_sine[7] * (v82 - 1.055)) - (v83 * v89))));
    const planar8_pack v91 = v90 + (v7_cosine[7] * ((((v7_cosine[7] * v76) - v88) + (v7_sine[7] * v87)) - (v80 * v86)));
    const planar8_pack v92 = v89 + v86;
    const planar8_pack v93 = qd[0] + qd[1];
    const planar8_pack v94 = v93 * v93;
    const planar8_pack v95 = qd[0] * qd[0];
    const planar8_pack v96 = v95 * v7_sine[7];
    const planar8_pack v97 = v96 - 9.81;
    const planar8_pack v98 = v97 + (v94 * v79);
    const planar8_pack v99 = qd[2] + v93;
    const planar8_pack v100 = v99 * v99;
    const planar8_pack v101 = v98 + (v100 * v69);
    const planar8_pack v102 = qd[3] + v99;
    const planar8_pack v103 = v102 * v102;
    const planar8_pack v104 = v101 + (v103 * v60);
    const planar8_pack v105 = qd[4] + v102;
    const planar8_pack v106 = v105 * v105;
    const planar8_pack v107 = v104 + (v106 * v47);
    const planar8_pack v108 = qd[5] + v105;
    const planar8_pack v109 = v108 * v108;
    const planar8_pack v110 = v107 + (v109 * v39);
    const planar8_pack v111 = qd[6] + v108;
    const planar8_pack v112 = v111 * v111;
    const planar8_pack v113 = v110 + (v112 * v26);
    const planar8_pack v114 = (v95 * v7_cosine[7]) + (v94 * v77);
    const planar8_pack v115 = v114 + (v100 * v67);
    const planar8_pack v116 = v115 + (v103 * v57);
    const planar8_pack v117 = v116 + (v106 * v50);
    const planar8_pack v118 = v117 + (v109 * v37);
    const planar8_pack v119 = v118 + (v112 * v29);
    const planar8_pack v120 = ((v24 * v119) - tau[7]) - (v31 * v113);
    const planar8_pack v121 = qd[7] + v111;
    const planar8_pack v122 = v121 * v121;
    const planar8_pack v123 = ((v122 * v31) + (2.42 * v119)) - (v23 * v120);
    const planar8_pack v124 = ((v122 * v24) + (2.42 * v113)) + (v27 * v120);
    const planar8_pack v125 = ((tau[6] - tau[7]) + (v29 * v124)) - (v26 * v123);
    const planar8_pack v126 = (v125 * v35) - ((1.5550000000000002 * v110) + v124);
    const planar8_pack v127 = (v123 + (1.5550000000000002 * v118)) + (v125 * v41);
    const planar8_pack v128 = ((tau[6] - tau[5]) + (v39 * v127)) + (v37 * v126);
    const planar8_pack v129 = (v127 + (1.455 * v117)) - (v128 * v45);
    const planar8_pack v130 = ((1.455 * v107) - v126) + (v128 * v48);
    const planar8_pack v131 = ((tau[4] - tau[5]) + (v50 * v130)) - (v47 * v129);
    const planar8_pack v132 = (v129 + (1.3549999999999998 * v116)) + (v131 * v58);
    const planar8_pack v133 = (v130 + (1.3549999999999998 * v104)) - (v131 * v55);
    const planar8_pack v134 = ((tau[3] - tau[4]) + (v57 * v133)) - (v60 * v132);
    const planar8_pack v135 = (v133 + (1.255 * v101)) - (v134 * v65);
    const planar8_pack v136 = (v132 + (1.255 * v115)) + (v134 * v71);
    const planar8_pack v137 = ((tau[3] - tau[2]) + (v69 * v136)) - (v67 * v135);
    const planar8_pack v138 = (v135 + (1.1550000000000002 * v98)) + (v137 * v75);
    const planar8_pack v139 = (v137 * v81) - ((1.1550000000000002 * v114) + v136);
    const planar8_pack v140 = ((tau[1] - tau[2]) + (v79 * v139)) + (v77 * v138);
    const planar8_pack v141 = (((tau[1] - tau[0]) - (v88 * (v97 - v96))) - (v7_sine[7] * v139)) - (v7_cosine[7] * v138);
    const planar8_pack v142 = (v141 + (v140 * v92)) * (1.0 / v91);
    qdd[0] = v142;
    const planar8_pack v143 = (v140 * v84) + (v92 * v142);
    qdd[1] = -(v142 + v143);
    const planar8_pack v144 = (v77 * v143) - (v7_cosine[7] * v142);
    const planar8_pack v145 = (v79 * v143) - (v7_sine[7] * v142);
    const planar8_pack v146 = ((v137 * v74) + (v81 * v145)) + (v75 * v144);
    qdd[2] = v143 + v146;
    const planar8_pack v147 = (v67 * v146) - v144;
    const planar8_pack v148 = (v69 * v146) - v145;
    const planar8_pack v149 = ((v134 * v64) + (v71 * v148)) + (v65 * v147);
    qdd[3] = -(v146 + v149);
    const planar8_pack v150 = (v57 * v149) - v147;
    const planar8_pack v151 = (v60 * v149) - v148;
    const planar8_pack v152 = ((v131 * v54) - (v58 * v151)) - (v55 * v150);
    qdd[4] = v149 - v152;
    const planar8_pack v153 = v151 + (v47 * v152);
    const planar8_pack v154 = v150 + (v50 * v152);
    const planar8_pack v155 = ((v128 * v44) + (v48 * v154)) + (v45 * v153);
    qdd[5] = v152 + v155;
    const planar8_pack v156 = (v39 * v155) - v153;
    const planar8_pack v157 = (v37 * v155) - v154;
    const planar8_pack v158 = ((v125 * v34) + (v35 * v157)) + (v41 * v156);
    qdd[6] = -(v155 + v158);
    const planar8_pack v159 = v158 + (((v29 * v27) + (v26 * v23)) * v158);
    qdd[7] = v159 - (((v27 * v157) + (3.2974940611444983 * v120)) + (v23 * v156));
}

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack tau_pack[8];
        planar8_pack qdd_pack[8];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, tau, tau_pack);
        planar8_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        planar8_pack_give(8U, count, first, lanes, qdd_pack, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack tau_pack[8];
        planar8_pack qdd_pack[8];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_take(8U, count, first, lanes, tau, tau_pack);
        planar8_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        planar8_pack_give(8U, count, first, lanes, qdd_pack, qdd);
    }
}

static PLANAR8_APART void planar8_pack_kinetic_energy(const planar8_pack *restrict prepared, const planar8_pack *restrict q, const planar8_pack *restrict qd, planar8_pack *restrict T)
{
    (void)prepared;
    const planar8_pack v0_angle[7] = {q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
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
    const planar8_pack v14 = qd[0] * v0_sine[0];
    const planar8_pack v15 = qd[0] + qd[1];
    const planar8_pack v16 = qd[0] * v0_cosine[0];
    const planar8_pack v17 = v16 + (0.97 * v15);
    const planar8_pack v18 = (v0_cosine[1] * v17) - (v0_sine[1] * v14);
    const planar8_pack v19 = qd[2] + v15;
    const planar8_pack v20 = v18 + (0.94 * v19);
    const planar8_pack v21 = (v0_sine[1] * v17) + (v0_cosine[1] * v14);
    const planar8_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const planar8_pack v23 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const planar8_pack v24 = qd[3] + v19;
    const planar8_pack v25 = v23 + (0.91 * v24);
    const planar8_pack v26 = (v0_cosine[3] * v25) - (v0_sine[3] * v22);
    const planar8_pack v27 = qd[4] + v24;
    const planar8_pack v28 = v26 + (0.88 * v27);
    const planar8_pack v29 = (v0_cosine[3] * v22) + (v0_sine[3] * v25);
    const planar8_pack v30 = (v0_cosine[4] * v29) + (v0_sine[4] * v28);
    const planar8_pack v31 = (v0_cosine[4] * v28) - (v0_sine[4] * v29);
    const planar8_pack v32 = qd[5] + v27;
    const planar8_pack v33 = v31 + (0.85 * v32);
    const planar8_pack v34 = (v0_cosine[5] * v33) - (v0_sine[5] * v30);
    const planar8_pack v35 = qd[6] + v32;
    const planar8_pack v36 = v34 + (0.82 * v35);
    const planar8_pack v37 = (v0_cosine[5] * v30) + (v0_sine[5] * v33);
    const planar8_pack v38 = (v0_cosine[6] * v37) + (v0_sine[6] * v36);
    const planar8_pack v39 = qd[7] + v35;
    const planar8_pack v40 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
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
    *T = v51 + (v52 * ((0.85 * v52) + (0.6043499999999999 * v39)));
}

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack T_pack[1];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        planar8_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack qd_pack[8];
        planar8_pack T_pack[1];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_take(8U, count, first, lanes, qd, qd_pack);
        planar8_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        planar8_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PLANAR8_APART void planar8_pack_potential_energy(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict V)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[7], q[6], q[5], q[4], q[3], q[2], q[1], q[0]};
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
    const planar8_pack v18 = (v0_sine[1] * v17) + (v0_cosine[1] * v16);
    const planar8_pack v19 = (3.3787499999999997 + (v0_cosine[1] * v17)) - (v0_sine[1] * v16);
    const planar8_pack v20 = (v0_sine[2] * v19) + (v0_cosine[2] * v18);
    const planar8_pack v21 = (4.7784 + (v0_cosine[2] * v19)) - (v0_sine[2] * v18);
    const planar8_pack v22 = (v0_sine[3] * v21) + (v0_cosine[3] * v20);
    const planar8_pack v23 = (6.17435 + (v0_cosine[3] * v21)) - (v0_sine[3] * v20);
    const planar8_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    const planar8_pack v25 = (7.557599999999999 + (v0_cosine[4] * v23)) - (v0_sine[4] * v22);
    const planar8_pack v26 = (v0_sine[5] * v25) + (v0_cosine[5] * v24);
    const planar8_pack v27 = (8.919149999999998 + (v0_cosine[5] * v25)) - (v0_sine[5] * v24);
    const planar8_pack v28 = v0_sine[7] * ((10.249999999999998 + (v0_cosine[6] * v27)) - (v0_sine[6] * v26));
    *V = 9.81 * (v28 + (v0_cosine[7] * ((v0_sine[6] * v27) + (v0_cosine[6] * v26))));
}

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack V_pack[1];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_potential_energy(prepared_pack, q_pack, V_pack);
        planar8_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack V_pack[1];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_potential_energy(prepared_pack, q_pack, V_pack);
        planar8_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PLANAR8_APART void planar8_pack_position_tip(const planar8_pack *restrict prepared, const planar8_pack *restrict q, planar8_pack *restrict x)
{
    (void)prepared;
    const planar8_pack v0_angle[8] = {q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7]};
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
    x[2] = planar8_pack_splat(0.0);
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
    x[0] = ((v30 + (0.85 * v24)) + (v27 * v26)) - (v29 * v28);
    const planar8_pack v31 = (((v0_sine[0] + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23);
    x[1] = ((v31 - (0.85 * v25)) + (v27 * v28)) + (v29 * v26);
}

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    planar8_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = planar8_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack q_pack[8];
        planar8_pack x_pack[3];

        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_position_tip(prepared_pack, q_pack, x_pack);
        planar8_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PLANAR8_LANES) {
        const size_t lanes = ((count - first) < PLANAR8_LANES) ? (count - first) : PLANAR8_LANES;
        planar8_pack prepared_pack[1];
        planar8_pack q_pack[8];
        planar8_pack x_pack[3];

        (void)prepared;
        planar8_pack_take(8U, count, first, lanes, q, q_pack);
        planar8_pack_position_tip(prepared_pack, q_pack, x_pack);
        planar8_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
